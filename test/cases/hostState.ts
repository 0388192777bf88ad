/**
 * The host's side of a hostile run: plants the canary where an escape would find it, lets a timer tick, and says
 * afterwards what the program changed or set off in the host.
 */
import { canary } from "./stubs.ts";

const planted = [...Array.from({ length: 11 }, (_, index) => `polluted${index + 1}`), "isAdmin", "__escaped"];

const intrinsics = { Object, Array, Function, Promise, JSON, Math, "Object.prototype": Object.prototype } as const;

/** Starts to watch; `stop` answers what is wrong. */
export function watchHost() {
  const rejections: unknown[] = [];
  const onRejection = (reason: unknown) => rejections.push(reason);
  let ticks = 0;
  Object.assign(globalThis, { __hostCanary: canary });
  process.env.HOST_CANARY = canary;
  /CANARY-(\w+)/.exec(canary);
  process.on("unhandledRejection", onRejection);
  const timer = setInterval(() => ticks++, 20);

  return {
    timerRan: () => ticks > 0,
    stop(): string[] {
      clearInterval(timer);
      process.off("unhandledRejection", onRejection);
      const wrong = rejections.map((reason) => `unhandledRejection: ${String(reason)}`);
      for (const key of planted) {
        if (key in {} || key in [] || key in globalThis) wrong.push(`the host has a property ${key}`);
      }
      for (const [name, value] of Object.entries(intrinsics)) {
        if (Object.isFrozen(value)) wrong.push(`the host's ${name} is frozen`);
      }
      if ([1, 2].map((n) => n * 2).join() !== "2,4" || JSON.stringify({ a: [1] }) !== '{"a":[1]}') {
        wrong.push("a built-in of the host was replaced");
      }
      return wrong;
    },
  };
}
