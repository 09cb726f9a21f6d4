// Encoding: how an answer is compressed for a caller, as its `Accept-Encoding` allows.
import { readWeights } from "./weights.js";

/** A `content-encoding` that answers are compressed with. */
export type Encoding = "br" | "gzip";

/** The bytes that are sent for a text. */
export interface ReadyBytes {
  readonly bytes: Uint8Array;
  /** The `content-encoding` of the bytes, where they have one. */
  readonly encoding?: Encoding;
}

/** The encoding for a caller, by its `Accept-Encoding`; undefined where it takes plain text only. */
export function encodingFor(accepted: readonly string[] | undefined): Encoding | undefined {
  if (accepted === undefined) return undefined;
  const weights = readWeights(accepted);
  const brotli = weights.get("br") ?? 0;
  const gzip = weights.get("gzip") ?? 0;
  if (brotli > 0 && brotli >= gzip) return "br";
  return gzip > 0 ? "gzip" : undefined;
}
