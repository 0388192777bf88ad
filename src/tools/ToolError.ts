/**
 * What a program may learn about a tool that did not succeed.
 *
 * A `ToolError` is the one channel for a refusal that the model may read; every other failure or defect of a host
 * reads as one fixed sentence, and its cause stays with the host. The engine asks `safeMessage` for the text.
 */
import * as Cause from "effect/Cause";
import * as Data from "effect/Data";

/** A refusal by a tool: `message` is shown to the program and the model, `cause` never is. */
export class ToolError extends Data.TaggedError("ToolError")<{
  readonly message: string;
  readonly cause?: unknown;
}> {}

/** message (shown to the model), private cause → an error to fail a tool's Effect with. */
export const toolError = (message: string, cause?: unknown): ToolError =>
  new ToolError(cause === undefined ? { message } : { message, cause });

/** What a program reads when a host failed in a way that it did not choose to explain. */
export const hostFailureMessage = (whose: string): string => `${whose} failed. The reason is known to the host only.`;

/** What a program reads when a tool refused in no words. */
const silentMessage = (whose: string): string => `${whose} failed and gave no reason.`;

/** What a program reads when its call was interrupted by the host. */
export const interruptedMessage = (whose: string): string => `${whose} was interrupted.`;

/** Arguments that a tool refuses; the message is for the model. Fails a decode, or a `run` that checks by itself. */
export class InvalidInput extends Data.TaggedError("InvalidInput")<{ readonly message: string }> {}

const isForModel = (error: unknown): error is ToolError | InvalidInput =>
  typeof error === "object" &&
  error !== null &&
  "_tag" in error &&
  (error._tag === "ToolError" || error._tag === "InvalidInput");

/** Cause of a failed tool Effect, and what to call the tool → the text a program may see; never throws. */
export const safeMessage = (cause: Cause.Cause<unknown>, whose: string): string => {
  for (const reason of cause.reasons) {
    // A ToolError counts wherever the host put it: `Effect.die(toolError(…))` and `throw toolError(…)` mean the same refusal.
    const error = Cause.isFailReason(reason) ? reason.error : Cause.isDieReason(reason) ? reason.defect : undefined;
    if (isForModel(error) && typeof error.message === "string")
      return error.message.trim() === "" ? silentMessage(whose) : error.message;
  }
  return cause.reasons.length > 0 && Cause.hasInterruptsOnly(cause)
    ? interruptedMessage(whose)
    : hostFailureMessage(whose);
};
