// A host with the console under a prefix of its own Express application, for the tests of this folder.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { toExpress } from "@svckit/adapters-express";
import { withMcp } from "@svckit/adapters-mcp";
import { createAdminKey, createService, memoryStore, systemClock } from "@svckit/core";
import { createNative } from "@svckit/native";
import { coingecko, hello } from "@svckit/providers";
import { adminRoutes } from "@svckit/rest";
import { createSearch, plannerEngine, searchRoutes } from "@svckit/search";
import { startUpstreams } from "@svckit/testing/stand-ins";
import express from "express";
import { consoleRoutes } from "../src/index.js";

/** The prefix that it is served under. */
const PREFIX = "/web3";

/** Starts it, with everything that the console has a view for. */
export async function startHost({ title }: { readonly title?: string } = {}) {
  const upstreams = await startUpstreams({}, ["coingecko"]);
  const app = express();
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  // `as`: a server that listens on a port has such an address.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const native = createNative();
  let aheadMs = 0;
  const clock = { ...systemClock, now: () => systemClock.now() + aheadMs };
  const service = createService({
    providers: [hello(), coingecko(upstreams.options("coingecko")), native.provider],
    store: memoryStore({ extensions: [native.store], clock }),
    clock,
    admit: ({ tool, args }) =>
      tool.name === "say_hello" && JSON.stringify(args).includes("Eve")
        ? { approve: "Nobody greets Eve by chance." }
        : undefined,
    publicUrl: origin + PREFIX,
  });
  const state = native.bind(service);
  const adminKey = createAdminKey(service.brand);
  const surface = withMcp(service, {
    routes: [
      ...searchRoutes(createSearch(service, { engine: plannerEngine() })),
      ...state.routes,
      ...adminRoutes(service, { keys: [adminKey] }),
      ...consoleRoutes(service, title === undefined ? {} : { title }),
    ],
  });
  app.use(PREFIX, toExpress(surface));
  await service.createAccount({ id: "acme", credits: 1_000 });
  const { key } = await service.createKey("acme");
  return {
    url: origin + PREFIX,
    service,
    state,
    key,
    adminKey,
    /** Lets time pass for the service. */
    pass(ms: number) {
      aheadMs += ms;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await service.close();
      await upstreams.close();
    },
  };
}

/** A host that runs. */
export type Host = Awaited<ReturnType<typeof startHost>>;
