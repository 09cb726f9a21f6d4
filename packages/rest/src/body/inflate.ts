// Inflate: takes the compression off a body, up to the limit of its size.
import { promisify } from "node:util";
import * as zlib from "node:zlib";
import { ServiceError } from "@svckit/core";

type Inflate = (bytes: Uint8Array, options: { readonly maxOutputLength: number }) => Promise<Uint8Array>;

const DECODERS: ReadonlyMap<string, Inflate> = new Map([
  ["gzip", promisify(zlib.gunzip) as Inflate],
  ["deflate", promisify(zlib.inflate) as Inflate],
  ["br", promisify(zlib.brotliDecompress) as Inflate],
  ...zstd(),
]);

/** The bytes of a body without its `content-encoding`; `too_large` where there are more than `maxBytes`. */
export async function inflate(
  bytes: Uint8Array,
  encodings: readonly string[],
  maxBytes: number,
): Promise<Uint8Array | "too_large"> {
  const [encoding, ...others] = encodings
    .join(",")
    .split(",")
    .map((each) => each.trim().toLowerCase())
    .filter((each) => each !== "" && each !== "identity");
  if (encoding === undefined) return bytes;
  const decode = DECODERS.get(encoding);
  if (decode === undefined || others.length > 0) {
    const message = decode ? "The body is encoded more than once." : "The content-encoding is not known.";
    const next = `Send the body as it is, or encoded once as ${[...DECODERS.keys()].join(", ")}.`;
    throw new ServiceError("INVALID_REQUEST", { message, next });
  }
  try {
    return await decode(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, "code") === "ERR_BUFFER_TOO_LARGE") return "too_large";
    throw new ServiceError("INVALID_REQUEST", {
      message: `The body is not ${encoding}.`,
      next: "Encode the body as content-encoding says, or leave that header out.",
    });
  }
}

/** Zstandard, where this version of Node has it. */
function zstd(): [string, Inflate][] {
  const decompress: unknown = Reflect.get(zlib, "zstdDecompress");
  const windowLog: unknown = Reflect.get(zlib.constants, "ZSTD_d_windowLogMax");
  if (typeof decompress !== "function" || typeof windowLog !== "number") return [];
  // `as`: the types of Node 20 lack it; it takes the arguments that the others take.
  const decode = promisify(decompress as typeof zlib.gunzip);
  // A frame of a few bytes may ask for a window of 128 MiB; what HTTP agreed on (RFC 9659) is 8.
  return [
    [
      "zstd",
      (bytes, options) =>
        decode(bytes, { ...options, params: { [windowLog]: 23 } } as object) as Promise<Uint8Array>,
    ],
  ];
}
