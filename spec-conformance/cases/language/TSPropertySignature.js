/*---
spec: https://www.typescriptlang.org/docs/handbook/2/objects.html#property-modifiers
---*/
// --- names, text, numbers and computed keys; optional or read-only
interface Row { id: number; "quoted key"?: string; 0: boolean; [Symbol.iterator]: unknown; readonly fixed: 1; bare }
const row: Row = { id: 1, 0: true, fixed: 1 };
row.fixed = 2;
row; // => { 0: true, id: 1, fixed: 2 }

// --- a missing property is undefined, whatever its type says
const row: { id: number } = {} as any;
row.id; // => undefined
