// The messages of the REST surface: plain values that every adapter converts to and from its own.
import type { Answer } from "@svckit/core";

/** A request as an adapter hands it in. */
export interface RestRequest {
  readonly method: string;
  /** Path and query, without the prefix that the surface is mounted at. */
  readonly target: string;
  /** All values of each header, by lower-case name. */
  readonly headers: Readonly<Record<string, readonly string[] | undefined>>;
  readonly body: BodyReader;
  /** The address of the socket's other end. */
  readonly socketAddress: string | undefined;
  /** Aborted when the caller disconnects. */
  readonly signal: AbortSignal | undefined;
}

/** Reads a request's body when it is wanted: its bytes, a value that the host has parsed already, or `too_large`. */
export type BodyReader = (
  maxBytes: number,
) => Promise<Uint8Array | { readonly parsed: unknown } | "too_large">;

/** An answer as an adapter sends it. */
export interface RestResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The exact text; an adapter sends none of it to HEAD. */
  readonly body: string;
  /** The text as bytes that were made before, for adapters that send bytes; they go out in its place. */
  readonly ready?: ReadyBytes;
  /** For a log, and not sent: what was answered to whom, where a call or a refusal was. */
  readonly outcome?: Pick<Answer, "code" | "lane">;
}

/** A text in the bytes that are sent for it. */
export interface ReadyBytes {
  readonly bytes: Uint8Array;
  /** The `content-encoding` of the bytes, where they have one. */
  readonly encoding?: "gzip";
}
