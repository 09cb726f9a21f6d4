// Read body: the text of an upstream's answer, within its size.

const UTF8 = new TextDecoder();

/** The text of an answer, or undefined where it is longer than `maxBytes` after decompression. */
export async function readBody(response: Response, maxBytes: number): Promise<string | undefined> {
  if (Number(response.headers.get("content-length") ?? 0) > maxBytes) {
    await response.body?.cancel();
    return undefined;
  }
  if (response.body === null) return "";
  let bytes = 0;
  let first: Uint8Array | undefined;
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let text = "";
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    // Leaving the loop early cancels the stream.
    if (bytes > maxBytes) return undefined;
    if (first === undefined) {
      first = chunk;
      continue;
    }
    // Piece by piece: an upstream that sends millions of them has no millions of them kept.
    if (decoder === undefined) {
      decoder = new TextDecoder();
      text = decoder.decode(first, { stream: true });
    }
    text += decoder.decode(chunk, { stream: true });
  }
  // Most answers come in one piece, and a decoder of their own would take longer than all else here.
  return decoder === undefined ? UTF8.decode(first) : text + decoder.decode();
}
