// The server: REST and MCP of the service on Node's own HTTP server.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { withMcp } from "@svckit/adapters-mcp";
import type { Store } from "@svckit/core";
import { createNodeServer, shutDown, toClientErrorListener, toNodeListener } from "@svckit/rest";
import { openFirstAccount, openService } from "./service.js";

/** Where the server listens; 0 takes any free port. */
export interface ServerOptions {
  readonly host: string;
  readonly port: number;
  readonly store: Store;
  /** Where callers reach it; the address listened on where left out. */
  readonly publicUrl?: string | undefined;
}

/** Starts it. `key` is that of the first account, where the store was empty; `close` lets calls under way end. */
export async function startServer({ host, port, store, publicUrl }: ServerOptions) {
  const service = openService({ store, publicUrl: publicUrl ?? `http://${host}:${port}` });
  const rest = withMcp(service);
  const server = createNodeServer(toNodeListener(rest)).on("clientError", toClientErrorListener(rest));
  server.listen(port, host);
  await once(server, "listening");
  // `as`: a server that listens on a port has such an address.
  const url = `http://${host}:${(server.address() as AddressInfo).port}`;
  const key = await openFirstAccount(service);
  return { url, key, close: () => shutDown(rest, { server }) };
}
