// The lines of a stream: reads each up to the limit of a message. Of a longer line it keeps the id alone.
import { idAtEdges } from "../rpc/edge-id.js";
import type { RpcId } from "../rpc/rpc.js";

/** A line that was too long. */
export interface LongLine {
  /** Null where it is at neither end of the line. */
  readonly id: RpcId;
}

const NEWLINE = 0x0a;
// The bytes that are kept of each end of a long line.
const EDGE = 512;
const EMPTY = new Uint8Array();

/** Reads lines as they come. Text behind the last newline is no line. */
export async function* linesOf(
  input: AsyncIterable<Uint8Array | string>,
  longest: number,
): AsyncGenerator<Uint8Array | LongLine> {
  let line = startLine(longest);
  for await (const given of input) {
    let chunk = Buffer.from(given);
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE)) {
      line.add(chunk.subarray(0, end));
      yield line.whole();
      line = startLine(longest);
      chunk = chunk.subarray(end + 1);
    }
    line.add(chunk);
  }
}

function startLine(longest: number) {
  let parts: Uint8Array[] = [];
  let length = 0;
  let edges: { readonly head: Uint8Array; readonly tail: Uint8Array } | undefined;
  return {
    add(part: Uint8Array): void {
      length += part.length;
      if (length <= longest) {
        parts.push(part);
        return;
      }
      const seen = Buffer.concat([edges?.tail ?? EMPTY, ...parts, part]);
      parts = [];
      // A copy, so that the rest of the line is freed.
      edges = {
        head: edges?.head ?? Buffer.from(seen.subarray(0, EDGE)),
        tail: Buffer.from(seen.subarray(-EDGE)),
      };
    },
    whole(): Uint8Array | LongLine {
      if (!edges) return Buffer.concat(parts);
      return { id: idAtEdges(String(edges.head), String(edges.tail)) };
    },
  };
}
