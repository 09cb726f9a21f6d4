// A service behind HTTP, in a process that tests kill. A line of JSON says what it opens, and where it dies.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { createService, type LedgerProof, type Store } from "@svckit/core";
import { createRest, toNodeListener } from "@svckit/rest";
import { sqliteStore } from "../src/sqlite-store.js";
import { keepsOne, meteredProvider } from "./metered-provider.js";

/** Where the data are. */
export type Place = { readonly file: string } | { readonly url: string; readonly schema: string };

/** What the process is to do. */
export interface Task {
  readonly place: Place;
  readonly upstream: string;
  /** The step of a call at which it dies; without one it runs until it is killed. */
  readonly diesAt?: string;
  /** The step at which it prints a line. */
  readonly tellsAt?: string;
}

/** What the process prints once it listens. By then it has given back what its predecessor held. */
export interface Started {
  readonly url: string;
  readonly proof: LedgerProof;
}

for await (const line of createInterface({ input: process.stdin })) await start(JSON.parse(line) as Task);
// Whoever started it is gone.
process.exit();

async function start({ place, upstream, diesAt, tellsAt }: Task): Promise<void> {
  const at = (step: string) => {
    if (step === diesAt) process.kill(process.pid, "SIGKILL");
    if (step === tellsAt) console.log(step);
  };
  const store = await open(place);
  const proof = await store.verify();
  const service = createService({
    store: mortal(keepsOne(store), at),
    providers: [meteredProvider(upstream, () => at("answered"))],
    plans: { free: { callsPerMinute: 1_000_000 } },
    upstream: { breaker: false },
    // The one that is loaded already.
    fetch: (request) => fetch(request),
  });
  const server = createServer(toNodeListener(createRest(service)));
  server.listen(0, "127.0.0.1", () => {
    // `as`: a server that listens on a port has such an address.
    const { port } = server.address() as AddressInfo;
    const started: Started = { url: `http://127.0.0.1:${port}`, proof };
    console.log(JSON.stringify(started));
  });
}

async function open(place: Place): Promise<Store> {
  if ("file" in place) return sqliteStore(place.file);
  // Not before: the process would take longer to come up.
  const { openForProcess } = await import("../../store-postgres/test/postgres-schema.js");
  return openForProcess(place.url, place.schema);
}

/** The store, which says when it is at one of its steps. */
function mortal(store: Store, at: (step: string) => void): Store {
  return {
    ...store,
    async reserve(reservation) {
      at("before reserve");
      const reserved = await store.reserve(reservation);
      at("after reserve");
      return reserved;
    },
    async settle(settlement) {
      at("before settle");
      const settled = await store.settle(settlement);
      at("after settle");
      return settled;
    },
  };
}
