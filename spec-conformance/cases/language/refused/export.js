/*---
spec: sec-exports
---*/
// --- a program's result is what it returns
export const total = 1; // ~~ unsupported/export

// --- every form of it
const a = 1;
export { a }; // ~~ unsupported/export
export default a; // ~~ unsupported/export
export * from "module"; // ~~ unsupported/export
export async function load() {} // ~~ unsupported/export
export class A {} // ~~ unsupported/export
