/*---
spec: https://www.typescriptlang.org/docs/handbook/namespaces.html
---*/
// --- a namespace that holds only types is erased
namespace Api.V1 {
  export interface Order { id: number }
  type Hidden = string;
}
const order: Api.V1.Order = { id: 1 };
[order.id, typeof Api]; // => [1, "undefined"]

// --- what is declared elsewhere may hold anything
declare module "config" {
  export const debug: boolean;
}
declare global {
  var extra: number;
}
1; // => 1

// --- with values it is refused
namespace Values { // ~~ unsupported/namespace
  const a = 1;
}

// --- elsewhere these words are names
const namespace = 1, module = 2, declare = 3, global = 4;
[namespace, module, declare, global]; // => [1, 2, 3, 4]
