/*---
spec: sec-serializejsonproperty
---*/
// --- input is checked before the tool runs, and the field is named
await tools.add({ a: 1, b: "2" }); // ~~ InvalidToolInput: b

// --- a refused input can be caught as an error
let name;
try {
  await tools.add({ a: 1 });
} catch (error) {
  name = error.name;
}
name; // => "Error"

// --- positional arguments are explained
await tools.add(1, 2); // ~~ InvalidToolInput

// --- fields that are undefined are left out, elements become null
await tools.echo({ value: { a: undefined, list: [undefined] } }); // => { list: [null] }

// --- arguments are copied: a later change does not reach the tool
const list = [1];
const call = tools.echo({ value: list });
list.push(2);
await call; // => [1]

// --- dates arrive as text
await tools.echo({ value: new Date(0) }); // => "1970-01-01T00:00:00.000Z"

// --- functions are refused, and the place is named
await tools.echo({ value: { f() {} } }); // ~~ InvalidDataValue: value.f

// --- a forgotten await is recognised
await tools.echo({ value: tools.add({ a: 1, b: 2 }) }); // ~~ InvalidDataValue: await
