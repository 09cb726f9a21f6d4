// A refusal as a response, for what never becomes a request to the surface.
import { type Service, ServiceError } from "@svckit/core";
import type { RestResponse } from "./message.js";
import { toResponse } from "./response.js";

/** The envelope of an error, under a new request id. */
export function toRefusal(service: Service, error: ServiceError): RestResponse {
  const answer = service.transport.refuse(error, { requestId: service.transport.newId() });
  return toResponse(answer, service.transport.now(), { metered: false });
}

export function invalidRequest(message: string): ServiceError {
  return new ServiceError("INVALID_REQUEST", { message });
}

/** The refusal of a body that the host has read; `next` tells whoever runs it how to hand it in. */
export function bodyReadBefore(next: string): ServiceError {
  const message = "The request's body was read before it came here.";
  return new ServiceError("INVALID_REQUEST", { message, next: `Whoever runs the server: ${next}` });
}

export function headersTooLarge(): ServiceError {
  const message = "The request's headers are too large.";
  return new ServiceError("PAYLOAD_TOO_LARGE", { message, next: "Send fewer or shorter headers." });
}
