// What the handler of a route is given: the request, read as far as every route needs it.
import { type Caller, readCredential, type Service, ServiceError } from "@svckit/core";
import type { BodyReader, RestRequest } from "./message.js";

/** One request under way. */
export interface RequestContext {
  readonly service: Service;
  readonly requestId: string;
  /** Milliseconds. */
  readonly now: number;
  /** The places of the route's path, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: RestRequest["headers"];
  readonly body: BodyReader;
  readonly caller: Caller;
  /** Whether the server is shutting down. */
  readonly draining: boolean;
}

/** Who sends a request, as far as its headers and its socket say. */
export function toCaller(service: Service, request: RestRequest, requestId: string): Caller {
  const { headers } = request;
  return {
    credential: readCredential(service.brand, headers["authorization"] ?? [], headers["x-api-key"] ?? []),
    address: service.addressOf(request.socketAddress, headers["x-forwarded-for"] ?? []),
    requestId,
    transport: "rest",
    signal: request.signal,
  };
}

/** Throws where a credential was sent that is refused; a caller without one is welcome. */
export async function requireKnownCaller({ service, caller }: RequestContext): Promise<void> {
  await service.identify(caller);
}

/** Refuses an API key in the query, where logs would keep it. */
export function refuseKeyInQuery(service: Service, query: URLSearchParams): void {
  for (const value of [...query.values(), ...query.keys()]) {
    if (Object.values(service.brand.keyPrefixes).some((prefix) => value.includes(prefix))) {
      throw new ServiceError("INVALID_REQUEST", {
        message: "The query holds an API key, which would end in logs.",
        next: "Send the key in the Authorization header alone, and replace it if it was real.",
      });
    }
  }
}
