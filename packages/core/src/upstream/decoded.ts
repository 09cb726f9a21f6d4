// Decoded: the bytes of an answer as they were before they were compressed for the way.
import { pipeline, type Readable } from "node:stream";
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from "node:zlib";
import type { RawAnswer } from "./read-body.js";

const MOST_CODINGS = 5;
// A body that was flushed and not ended is taken as far as it goes, as browsers do.
const GZIP = { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH };
const BROTLI = { flush: constants.BROTLI_OPERATION_FLUSH, finishFlush: constants.BROTLI_OPERATION_FLUSH };

type Decode = NodeJS.ReadWriteStream | typeof inflated;

const DECODERS = new Map<string, () => Decode>([
  ["gzip", () => createGunzip(GZIP)],
  ["x-gzip", () => createGunzip(GZIP)],
  ["deflate", () => inflated],
  ["br", () => createBrotliDecompress(BROTLI)],
]);

/** The body of an answer. One whose coding is not known is given as it came. */
export function decoded(body: Readable, headers: Headers): NonNullable<RawAnswer["body"]> {
  // Whoever reads hears of its errors; nobody reads a body that is cancelled.
  body.on("error", ignore);
  const codings = headers.get("content-encoding")?.toLowerCase().split(",") ?? [];
  const makers = codings.reverse().map((coding) => DECODERS.get(coding.trim()));
  const known = makers.filter((make) => make !== undefined);
  if (known.length > MOST_CODINGS) throw new Error(`the answer is compressed ${known.length} times`);
  if (known.length === 0 || known.length < makers.length) return cancellable(body);
  const stages = [body, ...known.map((make) => make())];
  // `as`: a list of stages has no type that says what comes of it, which is read from.
  return cancellable(pipeline(stages as NodeJS.ReadWriteStream[], ignore) as unknown as Readable);
}

/** What is called deflate has its header from some servers, and not from others. */
async function* inflated(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const pieces = source[Symbol.asyncIterator]();
  const first = await pieces.next();
  if (first.done) return;
  async function* whole() {
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => pieces };
  }
  const hasHeader = ((first.value[0] ?? 0) & 0x0f) === 0x08;
  yield* pipeline(whole, hasHeader ? createInflate(GZIP) : createInflateRaw(GZIP), ignore);
}

function cancellable(stream: Readable): NonNullable<RawAnswer["body"]> {
  stream.on("error", ignore);
  return {
    [Symbol.asyncIterator]() {
      const pieces = stream[Symbol.asyncIterator]();
      return {
        async next() {
          try {
            return await pieces.next();
          } catch (error) {
            // As the web's `fetch` tells it.
            throw new TypeError("terminated", { cause: error });
          }
        },
        // The stream's own ends nothing where no piece was asked for.
        async return() {
          stream.destroy();
          return { done: true, value: undefined };
        },
      };
    },
    async cancel() {
      stream.destroy();
    },
  };
}

function ignore(): void {}
