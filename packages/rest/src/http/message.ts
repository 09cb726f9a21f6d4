// The messages of a surface: simple values that every adapter converts from and to its own.
import type { Answer, Awaitable } from "@svckit/core";
import type { ReadyBytes } from "./encoding.js";
import type { SharedText } from "./shared-text.js";

/** A request as an adapter hands it in. */
export interface RestRequest {
  readonly method: string;
  /** Path and query, without the prefix of the host. */
  readonly target: string;
  /** All values of each header, by lower-case name. */
  readonly headers: Readonly<Record<string, readonly string[] | undefined>>;
  readonly body: BodyReader;
  /** The address of the socket's other end; `UNIX_SOCKET` where that is one. */
  readonly socketAddress: string | undefined;
  /** Aborted when the caller disconnects. */
  readonly signal: AbortSignal | undefined;
  /** Gives the host's own request, while there is one: what the service's `identify` is shown. */
  readonly host?: () => unknown;
}

/** Reads the body of a request when it is wanted: its bytes, a value that the host has parsed, or `too_large`. */
export type BodyReader = (
  maxBytes: number,
) => Awaitable<Uint8Array | { readonly parsed: unknown } | "too_large">;

/** An answer as an adapter sends it. */
export interface RestResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The exact text. An adapter sends no body to HEAD. */
  readonly body: string;
  /** The same text as bytes that are ready, for adapters that send bytes. They replace `body`. */
  readonly ready?: ReadyBytes;
  /** The same text, shared with other answers. Adapters that send bytes take them from here and do not read `body`. */
  readonly shared?: SharedText;
  /**
   * The body in pieces that are sent as they come, in place of `body`; an adapter that cannot do so sends them together. It is
   * read to its end, or ended where the caller leaves. What it throws breaks the answer off.
   */
  readonly pieces?: AsyncIterable<string>;
  /** The same text in bytes of this answer alone, which adapters may compress; they do not read `body` then. */
  readonly plain?: Uint8Array;
  /** Not sent: the code and the caller's lane, for the log. A route's response with a code has the envelope of a failure. */
  readonly outcome?: Pick<Answer, "code" | "lane">;
}
