// The SDK's answer to one message: what the fast path leaves, and every fault of the protocol.
import type { McpHttpHandler, ServerContext } from "@modelcontextprotocol/server";
import { isObject, type Service } from "@svckit/core";
import type { Endpoint } from "../catalog/endpoint.js";
import { withReadableError } from "../rpc/response.js";
import { RPC } from "../rpc/rpc.js";
import { createServerFactory, type ExtendServer } from "./protocol.js";
import { type ProtocolHeaders, VERSION_KEY } from "./protocol-headers.js";
import { REVISIONS } from "./revisions.js";
import type { Exchange } from "./tool-call.js";

/** What the SDK answers. */
export interface SdkAnswer {
  readonly status: number;
  readonly contentType: string | undefined;
  readonly body: string;
}

/** Answers a message that is parsed and within the limits. */
export type AnswerBySdk = (
  headers: ProtocolHeaders,
  message: Record<string, unknown>,
  exchange: Exchange,
) => Promise<SdkAnswer>;

// The headers that the protocol looks at. The others are checked before.
const HEADERS = ["mcp-protocol-version", "mcp-method", "mcp-name"];
const FIXED_HEADERS = { "content-type": "application/json", accept: "application/json, text/event-stream" };

/** The SDK behind an endpoint. It is loaded with the first message. */
export function createSdkExchange(service: Service, endpoint: Endpoint, extend?: ExtendServer): AnswerBySdk {
  let handler: Promise<McpHttpHandler> | undefined;

  async function load(): Promise<McpHttpHandler> {
    const { createMcpHandler } = await import("@modelcontextprotocol/server");
    return createMcpHandler(await createServerFactory(service, endpoint, exchangeOf, extend), {
      onerror: (error) =>
        service.transport.logger.info("an MCP message was refused", { error: error.message }),
    });
  }

  return async (told, message, exchange) => {
    handler ??= load();
    const headers = new Headers(FIXED_HEADERS);
    for (const name of HEADERS) for (const value of told[name] ?? []) headers.append(name, value);
    const { requestId, signal } = exchange.caller;
    const answered = await (await handler).fetch(
      new Request(`${service.transport.settings.publicUrl}${endpoint.path}`, {
        method: "POST",
        headers,
        ...(signal && { signal }),
      }),
      { parsedBody: message, authInfo: { token: "", clientId: "", scopes: [], extra: { exchange } } },
    );
    const contentType = answered.headers.get("content-type") ?? undefined;
    const body = await answered.text();
    const text = onlyMessage(contentType, body);
    if (text === undefined) return { status: answered.status, contentType, body };
    const readable = withReadableError(service, JSON.parse(text), requestId);
    amend(message, readable);
    return { status: answered.status, contentType: "application/json", body: JSON.stringify(readable) };
  };
}

/** The message of a body that holds one; a stream of several stays one. */
function onlyMessage(contentType: string | undefined, body: string): string | undefined {
  const [only, ...others] = messagesIn(contentType, body);
  return others.length === 0 ? only : undefined;
}

/** The messages of a body. */
export function messagesIn(contentType: string | undefined, body: string): readonly string[] {
  if (!contentType?.startsWith("text/event-stream")) return body === "" ? [] : [body];
  // The stream ends its lines so. The line separators of Unicode are text.
  const lines = body.split(/\r?\n/).filter((line) => line.startsWith("data:"));
  return lines.map((line) => line.slice("data:".length)).filter((message) => message.trim() !== "");
}

/** Says what the SDK leaves out: the revisions that it does not discover, and the number of 2025 for what is not there. */
function amend(
  { method, params }: Record<string, unknown>,
  { result, error }: Record<string, unknown>,
): void {
  if (method === "server/discover" && isObject(result)) result["supportedVersions"] = REVISIONS;
  if (method !== "resources/read" || !isObject(error) || !isObject(error["data"])) return;
  const isModern = isObject(params) && isObject(params["_meta"]) && VERSION_KEY in params["_meta"];
  // With the URI beside it, the fault is that there is nothing there, unless it is a fault within.
  if (!isModern && "uri" in error["data"] && error["code"] === RPC.invalidParams)
    error["code"] = RPC.resourceNotFound;
}

function exchangeOf({ http }: ServerContext): Exchange {
  // `as`: the call of `fetch` above has put it there.
  return http?.authInfo?.extra?.["exchange"] as Exchange;
}
