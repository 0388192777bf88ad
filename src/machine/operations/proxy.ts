/** The internal methods of Proxy exotic objects (ECMA-262 §10.5), with their invariants, and typed-array element writes. */
