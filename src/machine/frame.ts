/**
 * Frames: one host array per activation, on the heap, so that suspension, generators, async functions and deep recursion
 * cost nothing extra. This file owns the layout and the creation of frames; it knows no construct and no built-in.
 *
 * Files on the hot path repeat the header indices as local constants: an imported constant costs a load on each use
 * (20 to 50 % on call-heavy programs). `test/machine/frame.test.ts` compares the copies.
 */

/** Header: captures, parent, pc, ops, dest, code, depth, machine; then locals; then temporaries. Heterogeneous by design. */
export type Frame = any[];
export const CAPTURES = 0;
export const PARENT = 1;
/** Where to go on when the frame is resumed. */
export const PC = 2;
export const OPS = 3;
/** Slot of the parent frame that receives the result. */
export const DEST = 4;
export const CODE = 5;
export const DEPTH = 6;
export const MACHINE = 7;
/** First local. */
export const L0 = 8;
/** Frames of library code with a generator: what that keeps. */
export const KEPT = 10;

/** What an operation returns: the next pc of its frame, the frame to go on with, `YIELD` or `EXIT`. */
export type Next = number | Frame;
export type Op = (frame: Frame) => Next;

/** The operation wants the slice to end; it has set `frame[PC]` and `machine.frame`. */
export const YIELD: Frame = ["yield"];
/** Nothing is left to run. */
export const EXIT: Frame = ["exit"];

/** What a frame's code must know when a guest throw passes through the frame. */
export interface FrameCode {
  /**
   * The frame to go on with after a throw that came from a frame above (`self` false) or from this frame's own operation
   * (`self` true), or null to let it pass to the parent.
   */
  unwind(frame: Frame, thrown: unknown, self: boolean): Frame | null;
  /** Name and source offset of a frame that goes on at `pc`, for stack traces; `noSite` for frames of the library. */
  site(pc: number): Site | null;
}

export interface Site {
  readonly name: string;
  readonly offset: number;
  readonly source: SourceText;
}

/** Frames of the library are in no stack trace. */
export const noSite = (): null => null;

/** What stack traces need of a source. */
export interface SourceText {
  position(offset: number): { readonly line: number; readonly column: number };
}

/** Guest calls deeper than this are a RangeError the program can catch. */
export const MAX_DEPTH = 10_000;
