/** Error and its kin, each line as Node prints it; stacks are the interpreter's own text. */
import { describe } from "vitest";
import { prints, sameAsNode } from "../support/sameAsNode.ts";

describe("Error", () => {
  sameAsNode(`
    String(new Error("a"))
    String(Error("a"))
    [new Error("a", { cause: 5 }).cause, "cause" in new Error("a"), "cause" in new Error("a", { cause: undefined })]
    Object.getOwnPropertyNames(new Error("a", { cause: 1 }))
    Object.getOwnPropertyNames(new Error())
    [new TypeError("x").name, new TypeError("x") instanceof Error, Object.getPrototypeOf(TypeError) === Error]
    const e = new AggregateError([1, 2], "many", { cause: 3 }); [e.errors, e.message, e.cause, e.name]
    new AggregateError(5)
    Error.prototype.toString.call({ name: "N", message: "m" })
    Error.prototype.toString.call({ message: "m" })
    Error.prototype.toString.call({ name: "", message: "" })
    Error.prototype.toString.call(1)
    class MyError extends Error { constructor(m) { super(m); this.name = "MyError" } }; String(new MyError("x"))
    class MyError extends RangeError {}; const e = new MyError("x"); [e.name, e instanceof MyError, e instanceof RangeError, e.constructor.name, Object.prototype.toString.call(e)]
    new Error({ toString: () => "obj" }).message
    new Error(Symbol())
    typeof new Error("a").stack
    new Error("a\\nb").stack.split("\\n").slice(0, 2)
    Object.getOwnPropertyDescriptor(new Error("a"), "message")
    Object.keys(new Error("a"))
    JSON.stringify(new Error("a"))
    [Error.length, TypeError.length, AggregateError.length, Error.name, Error.prototype.message]
    Reflect.construct(Error, ["a"], Array) instanceof Array
  `);
  prints({
    "Error.isError(new TypeError())": "true",
    "Error.isError({ __proto__: Error.prototype })": "false",
    "Error.captureStackTrace": "undefined",
    'new Error("boom").stack.split("\\n")[0]': "Error: boom",
  });
});
