// A service behind Node's own HTTP server, for the tests of this folder.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createService, type Envelope, type Service, type ServiceOptions } from "@svckit/core";
import { createRest, type Rest, type RestOptions, type Route, toNodeListener } from "@svckit/rest";
import { createDocumentCheck, type DocumentCheck, type Exchange } from "./document-check.js";

/** An answer as a test reads it. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: Envelope;
}

/** A server under test. */
export interface TestServer {
  readonly url: string;
  readonly service: Service;
  /** The key of an account with the credits that were asked for. */
  readonly key: string;
  readonly accountId: string;
  readonly rest: Rest;
  /** The check by the server's own document. Every answer to `request` and `execute` passes it. */
  documentCheck(): Promise<DocumentCheck>;
  request(path: string, init?: RequestInit & { readonly key?: string | undefined }): Promise<Reply>;
  execute(
    tool: string,
    args: unknown,
    options?: { readonly key?: string | undefined; readonly headers?: Record<string, string> },
  ): Promise<Reply>;
  close(): Promise<void>;
}

/** Starts a server on a free port. */
export async function startServer(
  options: ServiceOptions &
    RestOptions & {
      readonly credits?: number;
      /** Routes that are made of the service itself. */
      readonly routesOf?: (service: Service) => readonly Route[];
      /** Checks the answers when the server is closed, so that the checks take no time from the calls. */
      readonly checkAtEnd?: boolean;
    },
): Promise<TestServer> {
  // Longer than Node's five seconds, so that a slow test finds its connection open.
  const server = createServer({ keepAliveTimeout: 60_000 });
  // A thousand callers at once are more than Node's default backlog.
  server.listen({ port: 0, host: "127.0.0.1", backlog: 4_096 });
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { credits, routes = [], routesOf, info = {}, checkAtEnd = false, ...serviceOptions } = options;
  const service = createService({ publicUrl: url, ...serviceOptions });
  const own = typeof routes === "function" ? routes(service.catalog) : routes;
  const rest = createRest(service, { routes: [...own, ...(routesOf?.(service) ?? [])], info });
  server.on("request", toNodeListener(rest));
  const account = await service.createAccount(credits === undefined ? {} : { credits });
  const { key } = await service.createKey(account.id);

  let check: Promise<DocumentCheck> | undefined;
  const documentCheck = () => (check ??= readDocument(rest));

  const unchecked: Exchange[] = [];

  async function request(
    path: string,
    init: RequestInit & { readonly key?: string | undefined } = {},
  ): Promise<Reply> {
    const { key: sent, ...others } = init;
    const headers = new Headers(others.headers);
    if (sent !== undefined) headers.set("authorization", `Bearer ${sent}`);
    const response = await fetch(url + path, { ...others, headers });
    const text = await response.text();
    const isJson = /json/.test(response.headers.get("content-type") ?? "") && text !== "";
    const answered = { status: response.status, headers: response.headers, text };
    // The target as it was sent: `fetch` takes the dots out of a path.
    const { pathname, search } = new URL(url + path);
    const exchange = { method: init.method ?? "GET", target: pathname + search, ...answered };
    if (checkAtEnd) unchecked.push(exchange);
    else requireDocumented(await documentCheck(), exchange);
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: isJson ? JSON.parse(text) : undefined,
    };
  }

  return {
    url,
    service,
    key,
    accountId: account.id,
    rest,
    documentCheck,
    request,
    execute: (tool, args, { key: sent, headers } = {}) =>
      request("/api/v1/execute", {
        method: "POST",
        key: sent,
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify({ tool, args }),
      }),
    async close() {
      server.close();
      server.closeAllConnections();
      await service.close();
      for (const exchange of unchecked) requireDocumented(await documentCheck(), exchange);
    },
  };
}

function requireDocumented({ faultsOf }: DocumentCheck, exchange: Exchange): void {
  const faults = faultsOf(exchange);
  if (faults.length === 0) return;
  const { method, target, status, text } = exchange;
  throw new Error(`${method} ${target}: ${status} ${text.slice(0, 500)}\n${faults.join("\n")}`);
}

async function readDocument(rest: Rest): Promise<DocumentCheck> {
  const { body } = await rest.handle({
    method: "GET",
    target: "/api/openapi.json",
    headers: {},
    body: async () => new Uint8Array(),
    socketAddress: undefined,
    signal: undefined,
  });
  return createDocumentCheck(JSON.parse(body), rest.service.catalog);
}
