// A server that profiles itself, in a process of its own: `memory` or `sqlite`, by the store behind it.
import { mkdtempSync, rmSync } from "node:fs";
import { Session } from "node:inspector/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createNodeServer, createRest, toNodeListener } from "@svckit/rest";
import { sqliteStore } from "@svckit/store-sqlite";
import { openPricedService } from "./priced-service.js";

// Often enough that a function of a hundredth of a call is seen hundreds of times.
const INTERVAL_US = 250;

const folder = mkdtempSync(join(tmpdir(), "bench-profile-"));
const store = process.argv[2] === "sqlite" ? sqliteStore(join(folder, "svc.db")) : undefined;
const { service, key } = await openPricedService(store && { store });
const server = createNodeServer(toNodeListener(createRest(service)));
const session = new Session();
session.connect();
await session.post("Profiler.enable");
await session.post("Profiler.setSamplingInterval", { interval: INTERVAL_US });

server.listen(0, "127.0.0.1", () => {
  // `as`: a server on a port has such an address.
  const { port } = server.address() as AddressInfo;
  process.send?.({ url: `http://127.0.0.1:${port}/api/v1/execute`, key });
});
process.on("message", async (asked) => {
  if (asked === "start") {
    await session.post("Profiler.start");
    process.send?.("started");
    return;
  }
  const { profile } = await session.post("Profiler.stop");
  process.send?.(profile);
});
process.on("disconnect", () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
