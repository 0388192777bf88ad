/** The state of the parsing machine between two steps. Copied into the generated parser behind `machine.ts`. */
import type { Failures } from "./failures.ts";
import { Iteration, skip, type Child, type StepsTable, type TreeNode } from "./prelude.ts";

/** Matches of a list from which on its action is taken in steps. */
const LONG_ACTION = 1_000;

/** The functions of nested rules. */
declare const BUILDERS: { readonly [rule: number]: ((p: number, d: number) => Child) | undefined };

/** One item of the start rule being read by the machine. */
export class Item {
  /** Where failures are recorded. Without, the generated functions read what they can. */
  readonly failures: Failures | null;
  readonly values: (Child | TreeNode[] | number)[] = [];
  /** Frames of four: ~return address or target on failure, position, rule or height of values, quiet. */
  readonly stack: number[] = [];
  p: number;
  pc = 0;
  /** Above zero, failures are not recorded: inside a negative look-ahead or a rule with a description. */
  quiet = 0;
  nesting = 1;
  /** Its value when it has been read; undefined if it does not match. */
  value: unknown = undefined;
  /** The position behind it. */
  end = 0;

  /** Text that functions may still read in vain, for every unit of progress two. @unit UTF-16 units */
  credit = 0;
  /** A node whose value is being made in steps. */
  unfinished: { readonly node: TreeNode; readonly value: Generator<void, unknown, void> } | null = null;
  private readonly inSteps: StepsTable;
  private reached: number;
  /** Where tokens end that were too long for their functions, by rule and position; -1: not there. */
  private readonly tokens = new Map<number, number>();

  constructor(at: number, failures: Failures | null, inSteps: StepsTable = {}) {
    this.failures = failures;
    this.inSteps = inSteps;
    this.p = this.reached = skip(at);
  }

  /** Begins to make the value of a node whose rule can take steps, if one of its lists is long enough for that. */
  takesSteps(node: TreeNode, values: readonly unknown[], height: number): boolean {
    let most = 0;
    for (let i = height; i < values.length; i++)
      if (values[i] instanceof Iteration) most = Math.max(most, (values[i] as Iteration).numChildren);
    if (most <= LONG_ACTION) return false;
    this.unfinished = { node, value: this.inSteps[node.rule]!(node) };
    return true;
  }

  /** Goes on with it: true when it is there. */
  goOn(): boolean {
    const { node, value } = this.unfinished!;
    const step = value.next();
    if (!step.done) return false;
    node.value = step.value;
    node.drop();
    this.unfinished = null;
    return true;
  }

  token(rule: number, p: number): number | undefined {
    return this.tokens.get(rule * 2 ** 24 + p);
  }

  keepToken(rule: number, p: number, end: number): void {
    this.tokens.set(rule * 2 ** 24 + p, end);
  }

  /** The function of a nested rule, unless too many have read in vain: what nests deep is long at every level. */
  shortAt(p: number, rule: number): ((p: number, d: number) => Child) | undefined {
    if (p > this.reached) {
      this.credit += 2 * (p - this.reached);
      this.reached = p;
    }
    return this.credit >= 0 ? BUILDERS[rule] : undefined;
  }
}
