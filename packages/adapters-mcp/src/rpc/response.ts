// A response over MCP: one message or none, with the headers that each one has.
import type { RestResponse } from "@svckit/rest";

/** A response whose headers may still be added to. */
export interface McpResponse extends RestResponse {
  readonly headers: Record<string, string>;
}

/** A message as a response; without a text it has no type either. */
export function toResponse(
  requestId: string,
  status: number,
  body: string,
  contentType = "application/json",
): McpResponse {
  // Written out, since adding to what a spread has begun takes ten times as long.
  const headers: Record<string, string> = {
    "x-request-id": requestId,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  };
  if (body !== "") headers["content-type"] = contentType;
  return { status, headers, body };
}
