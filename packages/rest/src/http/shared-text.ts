// Shared text: a text that is sent often. Its bytes, plain and compressed, are made once, and all answers share them.
import { compress, type Encoding, type ReadyBytes } from "./encoding.js";

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

/** Shares a text. Bytes are made with their first use. */
export function shareText(source: string | Uint8Array): SharedText {
  let plain = typeof source === "string" ? undefined : source;
  const compressed = new Map<Encoding, Promise<ReadyBytes>>();
  const bytesOf = () => (plain ??= Buffer.from(source as string));

  async function make(encoding: Encoding): Promise<ReadyBytes> {
    const bytes = await compress(bytesOf(), encoding, "often");
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
      const made = bytesOf().byteLength < MIN_BYTES ? Promise.resolve({ bytes: bytesOf() }) : make(encoding);
      compressed.set(encoding, made);
      return made;
    },
  };
}
