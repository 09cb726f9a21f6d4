// The id of a request: the caller's own where a log may keep it, or a new one.
import type { Service } from "@svckit/core";
import { holdsKey } from "./leaked-key.js";
import type { RestRequest } from "./message.js";

const FORM = /^[A-Za-z0-9._:-]{1,128}$/;

/** The first value of `X-Request-Id`, or a new id. */
export function requestIdOf(service: Service, { headers }: Pick<RestRequest, "headers">): string {
  const given = headers["x-request-id"]?.[0];
  const isFit = given !== undefined && FORM.test(given) && !holdsKey(service.brand, given);
  return isFit ? given : service.transport.newId();
}
