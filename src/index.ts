/** codemode: programs that orchestrate tools, run by an interpreter of their own. */
export * as CodeMode from "./codemode.ts";
export * as OpenAPI from "./openapi/OpenAPI.ts";
export * as Tool from "./tools/Tool.ts";
export { ToolError, toolError } from "./tools/ToolError.ts";
