/**
 * What a host passes to `OpenAPI.fromSpec` and what it gets back.
 */
import type * as Effect from "effect/Effect";
import type { HttpClient } from "effect/http/HttpClient";
import type { Definition, Tree } from "../tools/Tool.ts";

/** How a request proves who sends it; answered by the host, never seen by a program or a model. */
export type Credential =
  | { readonly type: "bearer"; readonly token: string }
  | { readonly type: "basic"; readonly username: string; readonly password: string }
  /** Goes where the document's `apiKey` scheme says: a header or a query parameter. */
  | { readonly type: "apiKey"; readonly value: string }
  | { readonly type: "header"; readonly name: string; readonly value: string };

/** What `auth.resolve` is asked: one scheme of one security requirement. */
export interface CredentialRequest {
  /** Name of the scheme in the document. */
  readonly name: string;
  /** The Security Scheme Object as the document has it. */
  readonly definition: Readonly<Record<string, unknown>>;
  /** Scopes (or roles) that the operation asks for. */
  readonly scopes: ReadonlyArray<string>;
  readonly operation: OperationInfo;
}

/** Which operation of the document. */
export interface OperationInfo {
  /** Upper case. */
  readonly method: string;
  /** Path template, as the document has it. */
  readonly path: string;
  readonly operationId: string | undefined;
}

export interface Options<R = never> {
  /** A parsed OpenAPI 3.0 or 3.1 document. */
  readonly spec: unknown;
  /**
   * Where requests go: takes the place of the document's own servers, and is the base of relative ones. A server that
   * one path or operation names absolutely still wins.
   */
  readonly baseUrl?: string;
  readonly auth?: {
    /**
     * Asked at call time for each scheme of a requirement; `undefined` means "not this one" and the next alternative is
     * tried. When no alternative can be met, the call fails before anything is sent. A failure ends the call.
     */
    readonly resolve: (request: CredentialRequest) => Effect.Effect<Credential | undefined, unknown, R>;
  };
  /** Sent with every request, over whatever the document or the program says; dropped when a redirect changes origin. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** An operation that did not become a tool, and why. */
export interface Skipped extends OperationInfo {
  /** Names the place in the document where that helps. */
  readonly reason: string;
}

export interface Result<R = never> {
  /** One tool per operation; dotted `operationId` segments are namespaces. */
  readonly tools: Tree<HttpClient | R>;
  readonly skipped: ReadonlyArray<Skipped>;
}

/** A tool that an operation became. */
export type OperationTool<R> = Definition<HttpClient | R>;
