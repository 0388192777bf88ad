/**
 * Cases that do not pass yet, each with its reason. An entry whose case passes is an error: the list can only shrink.
 * An area stands for all its cases.
 */
export const pending: Readonly<Record<string, string>> = {
  "071-forgotten-await-array-method": "a call on a forgotten promise does not say yet that it wants await",
  "090-thenable-names": "awaiting a namespace calls its tool named then",
};
