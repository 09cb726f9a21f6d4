// A service behind Node's own HTTP server, for the tests of this folder.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createService, type Envelope, type Service, type ServiceOptions } from "@svckit/core";
import { createRest, toNodeListener } from "../src/index.js";

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
  /** Of an account with the credits that were asked for. */
  readonly key: string;
  readonly accountId: string;
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
  options: ServiceOptions & { readonly credits?: number },
): Promise<TestServer> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { credits, ...serviceOptions } = options;
  const service = createService({ publicUrl: url, ...serviceOptions });
  server.on("request", toNodeListener(createRest(service)));
  const account = await service.createAccount(credits === undefined ? {} : { credits });
  const { key } = await service.createKey(account.id);

  async function request(
    path: string,
    init: RequestInit & { readonly key?: string | undefined } = {},
  ): Promise<Reply> {
    const { key: sent, ...rest } = init;
    const headers = new Headers(rest.headers);
    if (sent !== undefined) headers.set("authorization", `Bearer ${sent}`);
    const response = await fetch(url + path, { ...rest, headers });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.startsWith("application/json") && text !== "";
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
    },
  };
}
