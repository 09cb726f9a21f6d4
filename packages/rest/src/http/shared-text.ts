// Shared text: a text that is sent often. Its bytes, plain and compressed, are made once, and all answers share them.
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding, ReadyBytes } from "./encoding.js";

/** A text with its bytes. */
export interface SharedText {
  /** Decoded with each use where the text came as bytes. */
  readonly text: string;
  readonly bytes: Uint8Array;
  /** The compressed bytes, or the plain ones where compression saves nothing. */
  encoded(encoding: Encoding): Promise<ReadyBytes>;
}

// A shorter text fits into one packet anyway.
const MIN_BYTES = 1_200;

// Each text is compressed once and sent often. A stronger level takes seconds for the largest one.
const COMPRESSORS: Readonly<Record<Encoding, (bytes: Uint8Array) => Promise<Uint8Array>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 7,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
  gzip: promisify(gzip),
};

/** Shares a text. Bytes are made with their first use. */
export function shareText(source: string | Uint8Array): SharedText {
  let plain = typeof source === "string" ? undefined : source;
  const compressed = new Map<Encoding, Promise<ReadyBytes>>();
  const bytesOf = () => (plain ??= Buffer.from(source as string));

  async function compress(encoding: Encoding): Promise<ReadyBytes> {
    const bytes = await COMPRESSORS[encoding](bytesOf());
    return bytes.byteLength < bytesOf().byteLength ? { bytes, encoding } : { bytes: bytesOf() };
  }

  return {
    get text() {
      return typeof source === "string" ? source : Buffer.from(source).toString();
    },
    get bytes() {
      return bytesOf();
    },
    encoded(encoding) {
      const known = compressed.get(encoding);
      if (known) return known;
      const made =
        bytesOf().byteLength < MIN_BYTES ? Promise.resolve({ bytes: bytesOf() }) : compress(encoding);
      compressed.set(encoding, made);
      return made;
    },
  };
}
