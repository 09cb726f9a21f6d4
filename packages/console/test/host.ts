// A host with the console under a prefix of its own Express application, for the tests of this folder.
import { once } from "node:events";
import { createServer, type Server } from "node:http";
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
  const origin = originOf(server);
  let receiverStatus = 204;
  const receiver = createServer((_, answer) => answer.writeHead(receiverStatus).end()).listen(0, "127.0.0.1");
  await once(receiver, "listening");
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
    egressAllow: [new URL(originOf(receiver)).host],
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
    /** Where webhooks may be sent. */
    receiverUrl: `${originOf(receiver)}/hooks`,
    /** Has the receiver answer with another status. */
    receiveWith(status: number) {
      receiverStatus = status;
    },
    /** Lets time pass for the service. */
    pass(ms: number) {
      aheadMs += ms;
    },
    async close() {
      for (const each of [server, receiver]) {
        each.close();
        each.closeAllConnections();
      }
      await service.close();
      await upstreams.close();
    },
  };
}

function originOf(server: Server): string {
  // `as`: a server that listens on a port has such an address.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A host that runs. */
export type Host = Awaited<ReturnType<typeof startHost>>;
