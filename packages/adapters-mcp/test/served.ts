// A service with MCP endpoints on Node's own server, and the two clients of agents, for the tests of this folder.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as TransportV1 } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { type McpOptions, withMcp } from "@svckit/adapters-mcp";
import { createService, type Service, type ServiceOptions } from "@svckit/core";
import { type Rest, type RestOptions, toNodeListener } from "@svckit/rest";
import { testProviders } from "./tools.js";

type SurfaceOptions = McpOptions & RestOptions;

/** A service that is served. */
export interface Served {
  readonly url: string;
  readonly service: Service;
  readonly rest: Rest;
  /** An account with a key, and so many credits. */
  account(credits?: number): Promise<{ readonly id: string; readonly key: string; readonly keyId: string }>;
  close(): Promise<void>;
}

/** Serves the tools of this folder. */
export async function serveMcp(
  options: Partial<ServiceOptions> = {},
  mcp: SurfaceOptions | ((url: string) => SurfaceOptions) = {},
): Promise<Served> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service = createService({
    providers: testProviders(),
    publicUrl: url,
    anonymous: { attemptsPerMinute: 10_000 },
    ...options,
  });
  const rest = withMcp(service, typeof mcp === "function" ? mcp(url) : mcp);
  server.on("request", toNodeListener(rest));
  return {
    url,
    service,
    rest,
    async account(credits) {
      const { id } = await service.createAccount(credits === undefined ? {} : { credits });
      return { id, ...(await service.createKey(id)) };
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await service.close();
    },
  };
}

/** The part of both clients that the tests use. */
export interface McpClient {
  readonly revision: string;
  listTools(): Promise<{ readonly tools: readonly { readonly name: string }[] }>;
  listResources(): Promise<{ readonly resources: readonly { readonly uri: string }[] }>;
  listResourceTemplates(): Promise<{
    readonly resourceTemplates: readonly { readonly uriTemplate: string }[];
  }>;
  readResource(params: { readonly uri: string }): Promise<{ readonly contents: readonly object[] }>;
  callTool(params: { readonly name: string; readonly arguments?: Record<string, unknown> }): Promise<unknown>;
  close(): Promise<void>;
}

/** What the text block of a result has to say: the structured content with the receipt once. */
export function receiptOnce(envelope: object): object {
  const { data, ...rest } = envelope as { data?: Record<string, unknown> };
  if (data === undefined) return rest;
  const { _svc, ...own } = data;
  return { ...rest, data: own };
}

/** Words of HTTP, which a model that reads an answer can do nothing with. */
export const HTTP_WORDS =
  /\b(body|bodies|GET|POST|HTTP|headers?|content-type|Authorization|Bearer|routes?|field|api\/v1)\b/;

const INFO = { name: "test", version: "1.0.0" };

/** Connects both clients: today's, which takes the newest revision by itself, and the one that stops at 2025. */
export const CONNECT = {
  async "2026-07-28"(url: string, headers: Record<string, string> = {}): Promise<McpClient> {
    const client = new Client(INFO, { versionNegotiation: { mode: "auto" } });
    await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }));
    return Object.assign(client, { revision: String(client.getNegotiatedProtocolVersion()) });
  },
  async "2025-11-25"(url: string, headers: Record<string, string> = {}): Promise<McpClient> {
    const client = new ClientV1(INFO);
    const transport = new TransportV1(new URL(url), { requestInit: { headers } });
    // `as`: the v1 transport's own type is not exact about optional members.
    await client.connect(transport as Parameters<typeof client.connect>[0]);
    return Object.assign(client, { revision: String(transport.protocolVersion) }) as unknown as McpClient;
  },
};

/** Parameters and headers of a message in a revision, for `post`. */
export function inRevision(
  revision: string,
  params: Record<string, unknown>,
  method = "resources/read",
): [params: object, headers: Record<string, string>] {
  const version = { "mcp-protocol-version": revision };
  if (revision !== "2026-07-28") return [params, version];
  const name = params["name"] ?? params["uri"];
  const _meta = {
    "io.modelcontextprotocol/protocolVersion": revision,
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  const named = typeof name === "string" && { "mcp-name": name };
  return [
    { ...params, _meta },
    { ...version, "mcp-method": method, ...named },
  ];
}

/** Sends one raw message of revision 2025-11-25. */
export async function post(
  url: string,
  method: string,
  params: unknown = {},
  headers: Record<string, string> = {},
) {
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      ...headers,
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });
  const text = await response.text();
  const data = /^data: (.*)$/m.exec(text)?.[1] ?? text;
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: data === "" ? undefined : JSON.parse(data),
  };
}
