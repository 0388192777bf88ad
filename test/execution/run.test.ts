/** An execution that is interrupted ends whole, whichever operation of its fiber the interruption comes before. */
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import { MaxOpsBeforeYield } from "effect/Scheduler";
import { CodeMode, Tool } from "codemode";
import { describe, expect, test } from "vitest";
import { HostTurns, Turns } from "../../src/execution/Turns.ts";
import { recording } from "./support.ts";

const hostTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Runs in steps of so many operations and interrupts after so many turns of the host; says what is left. */
async function leftAfter(code: string, operations: number, hostTurns: number) {
  const { tracer, spans } = recording();
  const left = { running: 0, begun: 0 };
  const hang = Tool.make({
    description: "Never ends",
    run: () =>
      Effect.acquireUseRelease(
        Effect.sync(() => void (left.running++, left.begun++)),
        () => Effect.never,
        () => Effect.sync(() => void left.running--),
      ),
  });
  const turns = new HostTurns();
  const { execute } = CodeMode.make({ tools: { hang } });
  await Effect.runPromise(execute("return 1"));
  const fiber = Effect.runFork(
    execute(code).pipe(
      Effect.provideService(MaxOpsBeforeYield, operations),
      Effect.provideService(Turns, turns),
      Effect.withTracer(tracer),
    ),
  );
  for (let i = 0; i < hostTurns; i++) await hostTurn();
  await Effect.runPromise(Fiber.interrupt(fiber));
  // What has been told to stop does so in steps of its own.
  for (let i = 0; i < 20; i++) await hostTurn();
  const { present } = turns as unknown as { present: number };
  return { ...left, open: spans.filter(({ status }) => status._tag === "Started").map(({ name }) => name), present };
}

describe("interrupted before any of its operations", () => {
  test.each([3, 4, 5, 6, 7, 8])("in steps of %i: tools are stopped, spans end, turns are left", async (operations) => {
    let begun = 0;
    for (const code of ["tools.hang({}); return 1", "await tools.hang({})", "tools.hang({}); throw 1", "return ("])
      for (let hostTurns = 0; hostTurns < 24; hostTurns++) {
        const left = await leftAfter(code, operations, hostTurns);
        begun += left.begun;
        expect(left, `${code} after ${hostTurns}`).toMatchObject({ running: 0, open: [], present: 0 });
      }
    expect(begun).toBeGreaterThan(10);
  });
});
