// The server: an Express application with pages of its own, and REST and MCP of the service below /web3.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createExpressServer, toExpress } from "@svckit/adapters-express";
import { withMcp } from "@svckit/adapters-mcp";
import type { Store } from "@svckit/core";
import { shutDown, toClientErrorListener } from "@svckit/rest";
import express from "express";
import { openFirstAccount, openService } from "./service.js";

const PREFIX = "/web3";

/** Where the server listens; 0 takes any free port. */
export interface ServerOptions {
  readonly host: string;
  readonly port: number;
  readonly store: Store;
  /** Where callers reach it, without the prefix; the address listened on where left out. */
  readonly publicUrl?: string | undefined;
}

/** Starts it. `key` is that of the first account, where the store was empty; `close` lets calls under way end. */
export async function startServer({ host, port, store, publicUrl }: ServerOptions) {
  const service = openService({ store, publicUrl: `${publicUrl ?? `http://${host}:${port}`}${PREFIX}` });
  const rest = withMcp(service);
  const app = express();
  app.get("/", (_request, response) => void response.send("the application's own page"));
  app.use(PREFIX, toExpress(rest));
  const server = createExpressServer(app).on("clientError", toClientErrorListener(rest));
  server.listen(port, host);
  await once(server, "listening");
  // `as`: a server that listens on a port has such an address.
  const url = `http://${host}:${(server.address() as AddressInfo).port}${PREFIX}`;
  const key = await openFirstAccount(service);
  return { url, key, close: () => shutDown(rest, { server }) };
}
