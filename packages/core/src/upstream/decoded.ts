// Decoded: the bytes of an answer as they were before they were compressed for the way.
import { pipeline, type Readable } from "node:stream";
import { constants, createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import type { RawAnswer } from "./read-body.js";

const MOST_CODINGS = 5;
// A body that was flushed and not ended is taken as far as it goes, as browsers do.
const GZIP = { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH };
const BROTLI = { flush: constants.BROTLI_OPERATION_FLUSH, finishFlush: constants.BROTLI_OPERATION_FLUSH };

const DECODERS: Readonly<Record<string, () => NodeJS.ReadWriteStream>> = {
  gzip: () => createGunzip(GZIP),
  "x-gzip": () => createGunzip(GZIP),
  deflate: () => createInflate(GZIP),
  br: () => createBrotliDecompress(BROTLI),
};

/** The body of an answer. One whose coding is not known is given as it came. */
export function decoded(body: Readable, headers: Headers): NonNullable<RawAnswer["body"]> {
  // Whoever reads hears of its errors; nobody reads a body that is cancelled.
  body.on("error", ignore);
  const codings = headers.get("content-encoding")?.toLowerCase().split(",") ?? [];
  const makers = codings.reverse().map((coding) => DECODERS[coding.trim()]);
  const known = makers.filter((make) => make !== undefined);
  if (known.length > MOST_CODINGS) throw new Error(`the answer is compressed ${known.length} times`);
  if (known.length === 0 || known.length < makers.length) return cancellable(body);
  // `as`: what decodes is read from.
  return cancellable(pipeline([body, ...known.map((make) => make())], ignore) as unknown as Readable);
}

function cancellable(stream: Readable): NonNullable<RawAnswer["body"]> {
  stream.on("error", ignore);
  return {
    [Symbol.asyncIterator]() {
      const pieces = stream[Symbol.asyncIterator]();
      return {
        next: () => pieces.next(),
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
