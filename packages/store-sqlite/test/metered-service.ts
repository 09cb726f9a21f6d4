// A service on a SQLite file behind HTTP, as a process that tests kill: `metered-service.ts <file> [<step to die at>]`.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { createService, defineProvider, defineTool, ServiceError, type Store } from "@svckit/core";
import { createRest, toNodeListener } from "@svckit/rest";
import { z } from "zod";
import { sqliteStore } from "../src/sqlite-store.js";

// Whoever started it is gone.
process.stdin.on("end", () => process.exit()).resume();

const [file = "", step = ""] = process.argv.slice(2);

function dieAt(name: string): void {
  if (step === name) process.kill(process.pid, "SIGKILL");
}

/** The store, with a death at its named steps. */
function mortal(store: Store): Store {
  return {
    ...store,
    async reserve(reservation) {
      dieAt("before reserve");
      const reserved = await store.reserve(reservation);
      dieAt("after reserve");
      return reserved;
    },
    async settle(settlement) {
      dieAt("before settle");
      const settled = await store.settle(settlement);
      dieAt("after settle");
      return settled;
    },
  };
}

const work = defineTool({
  name: "work",
  title: "Work",
  description: "Takes a while, and fails now and then.",
  category: "market_data",
  input: z.object({ id: z.string() }),
  output: z.looseObject({}),
  async execute({ id }) {
    dieAt("while the provider works");
    await sleep(Math.random() * 20);
    if (step === "" && Math.random() < 0.2) throw new ServiceError("PROVIDER_UNAVAILABLE");
    return { id, text: "🦊".repeat(50), drawn: Math.random() };
  },
});

const store = sqliteStore(file);
// What the process before left held is given back by now.
const proof = await store.verify();
const service = createService({
  store: mortal(store),
  providers: [defineProvider({ id: "work", title: "Work", tools: [work] })],
  plans: { free: { callsPerMinute: 1_000_000 } },
});
const server = createServer(toNodeListener(createRest(service)));
server.listen(0, "127.0.0.1", () => {
  // `as`: a server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  console.log(JSON.stringify({ url: `http://127.0.0.1:${port}`, proof }));
});
