// Read body: the text of an upstream's answer, within its size.

/** An answer as far as it is read here. The web's `Response` is one. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Null where there is none. Whoever stops reading it before its end ends the connection; whoever reads nothing of it cancels it. */
  readonly body: (AsyncIterable<Uint8Array> & { cancel(): Promise<void> }) | null;
}

const UTF8 = new TextDecoder();

/** The text of an answer, or undefined where it is longer than `maxBytes` after decompression. */
export async function readBody(response: RawAnswer, maxBytes: number): Promise<string | undefined> {
  if (Number(response.headers.get("content-length") ?? 0) > maxBytes) {
    await response.body?.cancel();
    return undefined;
  }
  if (response.body === null) return "";
  let bytes = 0;
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let text = "";
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    // Leaving the loop early cancels the stream.
    if (bytes > maxBytes) return undefined;
    if (text === "" && decoder === undefined && endsInAscii(chunk)) {
      text = UTF8.decode(chunk);
      continue;
    }
    // A mark of the order of bytes is one at the very beginning alone.
    decoder ??= new TextDecoder("utf-8", { ignoreBOM: text !== "" });
    text += decoder.decode(chunk, { stream: true });
  }
  return decoder === undefined ? text : text + decoder.decode();
}

/** Whether no character goes on behind these bytes. Most answers are one such piece, and a decoder of their own takes longer than all else here. */
function endsInAscii(bytes: Uint8Array): boolean {
  const last = bytes[bytes.byteLength - 1] ?? -1;
  return last >= 0 && last < 0x80;
}
