/**
 * Whether a host object is a Proxy, whose traps must not run while it is copied. Node, Bun and Deno can tell; where nobody
 * can, a trap runs as the host code it is, and what it answers is copied like everything else.
 */
interface HostProcess {
  getBuiltinModule?(name: string): { readonly types?: { isProxy?(value: unknown): boolean } } | undefined;
}

const { process } = globalThis as { readonly process?: HostProcess };

export const isProxy: (value: object) => boolean =
  process?.getBuiltinModule?.("node:util")?.types?.isProxy ?? (() => false);
