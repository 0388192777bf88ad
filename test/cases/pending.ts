/**
 * Cases that do not pass yet, each with its reason. An entry whose case passes is an error: the list can only shrink.
 * An area stands for all its cases.
 */
export const pending: Readonly<Record<string, string>> = {};
