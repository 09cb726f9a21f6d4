// What is profiled, in a process of its own, which profiles itself: a server on a port, or calls that it makes itself.
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { Session } from "node:inspector/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createExpressServer, toExpress } from "@svckit/adapters-express";
import { toLambda } from "@svckit/adapters-lambda";
import { withMcp } from "@svckit/adapters-mcp";
import type { Service } from "@svckit/core";
import { createNodeServer, createRest, toNodeListener } from "@svckit/rest";
import { sqliteStore } from "@svckit/store-sqlite";
import express from "express";
import { eventOf } from "./lambda-peers.js";
import { openPricedService, PRICE_ARGS, priceNames } from "./priced-service.js";

// Often enough that a function of a hundredth of a call is seen hundreds of times.
const INTERVAL_US = 250;
const TOOLS = 250;

const folder = mkdtempSync(join(tmpdir(), "bench-profile-"));

/** A way in which a service is called. */
interface Profiled {
  readonly key: string;
  /** Where load comes from another process. */
  readonly server?: Server;
  readonly path?: string;
  /** One call, where there is no server. */
  readonly call?: () => Promise<unknown>;
}

const EXECUTE = "/api/v1/execute";

const WAYS: Readonly<Record<string, () => Promise<Profiled>>> = {
  memory: async () => overHttp(await openPricedService()),
  sqlite: async () => overHttp(await openPricedService({ store: sqliteStore(join(folder, "svc.db")) })),
  async express() {
    const { service, key } = await openPricedService();
    const app = express();
    app.use("/", toExpress(service));
    return { key, server: createExpressServer(app), path: EXECUTE };
  },
  async mcp() {
    const { service, key } = await openPricedService({ names: priceNames(TOOLS) });
    const path = `/${service.brand.name}_market_data/mcp`;
    return { key, server: createServer(toNodeListener(withMcp(service))), path };
  },
  async process() {
    const { service, key } = await openPricedService();
    const call = () => service.execute({ tool: "get_price", args: PRICE_ARGS, credential: key });
    return { key, call };
  },
  async lambda() {
    const { service, key } = await openPricedService();
    const [handler, event] = [toLambda(service), eventOf(key)];
    return { key, call: () => handler(event) };
  },
};

function overHttp({ service, key }: { readonly service: Service; readonly key: string }): Profiled {
  return { key, server: createNodeServer(toNodeListener(createRest(service))), path: EXECUTE };
}

const open = WAYS[process.argv[2] ?? ""];
if (!open) throw new Error(`there is no way ${process.argv[2]}`);
const { key, server, path = "", call } = await open();
const session = new Session();
session.connect();
await session.post("Profiler.enable");
await session.post("Profiler.setSamplingInterval", { interval: INTERVAL_US });

process.on("message", async (asked) => {
  if (typeof asked === "number") {
    for (let at = 0; at < asked; at += 1) await call?.();
    process.send?.({ requests: asked, failed: 0 });
  } else if (asked === "start") {
    await session.post("Profiler.start");
    process.send?.("started");
  } else {
    const { profile } = await session.post("Profiler.stop");
    process.send?.(profile);
  }
});
process.on("disconnect", () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});

if (server === undefined) process.send?.({ key });
server?.listen(0, "127.0.0.1", () => {
  // `as`: a server on a port has such an address.
  const { port } = server.address() as AddressInfo;
  process.send?.({ url: `http://127.0.0.1:${port}${path}`, key });
});
