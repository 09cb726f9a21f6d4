// Content: the bytes that are sent for an answer. Long ones are compressed where the caller allows it.
import type { Awaitable } from "@svckit/core";
import { compress, type Encoding, encodingFor } from "../http/encoding.js";
import type { RestRequest, RestResponse } from "../http/message.js";

/** What is sent. */
export interface Content {
  readonly bytes: string | Uint8Array;
  /** The `content-encoding` of the bytes, where they have one. */
  readonly encoding: Encoding | undefined;
  /** Whether `vary` has to name the encoding: other callers get other bytes. */
  readonly varies: boolean;
}

// TCP sends about as much before it waits for the other side. A shorter answer would not arrive any sooner.
const MIN_LENGTH = 16 * 1024;
// Each compression takes memory and one of few threads. While so many run, answers are sent as they are.
const MAX_COMPRESSING = 8;
let compressing = 0;

/** The content of an answer; `accepted` has the values of the request's `Accept-Encoding`. */
export function contentOf(
  answer: RestResponse,
  accepted: RestRequest["headers"][string],
): Awaitable<Content> {
  const { ready, shared } = answer;
  if (ready) return toContent(ready, false);
  if (shared) {
    const encoding = encodingFor(accepted);
    if (encoding === undefined) return toContent(shared, false);
    return shared.encoded(encoding).then((encoded) => toContent(encoded, false));
  }
  const body = answer.plain ?? answer.body;
  if (body.length < MIN_LENGTH) return toContent({ bytes: body }, false);
  const encoding = encodingFor(accepted);
  if (encoding === undefined || compressing === MAX_COMPRESSING) return toContent({ bytes: body }, true);
  return compressed(body, encoding);
}

function toContent(
  { bytes, encoding }: { readonly bytes: string | Uint8Array; readonly encoding?: Encoding },
  varies: boolean,
): Content {
  return { bytes, encoding, varies };
}

async function compressed(body: string | Uint8Array, encoding: Encoding): Promise<Content> {
  compressing += 1;
  try {
    return { bytes: await compress(body, encoding, "once"), encoding, varies: true };
  } finally {
    compressing -= 1;
  }
}
