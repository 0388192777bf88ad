/** The version that `--version` prints; a test holds it equal to the package's. */
export const version = "0.1.0";
