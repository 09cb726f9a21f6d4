// A service behind HTTP, in a process that tests kill. A line of JSON says what it opens, and where it dies.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { type Awaitable, createService, type LedgerProof, type Service, type Store } from "@svckit/core";
import { createRest, toNodeListener } from "@svckit/rest";
import { sqliteStore } from "../src/sqlite-store.js";
import { GUARDED, keepsOne, meteredProvider } from "./metered-provider.js";

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
  /** Whether each call waits for a person. */
  readonly isGuarded?: boolean;
  /** What it does once it serves; it prints a line when that is done. */
  readonly does?: Deed;
}

/** Something that is done to an account, or to what is old. */
export type Deed =
  | { readonly verb: "prune" }
  | { readonly verb: "approve"; readonly approvalId: string }
  | { readonly verb: "call"; readonly credential: string; readonly args: unknown }
  | { readonly verb: "suspend" | "close"; readonly accountId: string }
  | { readonly verb: "rotate"; readonly keyId: string; readonly overlapMs: number };

/** What the process prints once it listens. By then it has given back what its predecessor held. */
export interface Started {
  readonly url: string;
  readonly proof: LedgerProof;
}

for await (const line of createInterface({ input: process.stdin })) await start(JSON.parse(line) as Task);
// Whoever started it is gone.
process.exit();

async function start({ place, upstream, diesAt, tellsAt, isGuarded, does }: Task): Promise<void> {
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
    ...(isGuarded && { admit: GUARDED }),
    // The one that is loaded already.
    fetch: (request) => fetch(request),
  });
  const server = createServer(toNodeListener(createRest(service)));
  server.listen(0, "127.0.0.1", () => {
    // `as`: a server that listens on a port has such an address.
    const { port } = server.address() as AddressInfo;
    const started: Started = { url: `http://127.0.0.1:${port}`, proof };
    console.log(JSON.stringify(started));
    if (does) void carryOut(service, does).then(() => console.log("done"));
  });
}

async function carryOut(service: Service, deed: Deed): Promise<void> {
  if (deed.verb === "prune") await service.prune({ retention: { receiptDays: 30, holdDays: 30 } });
  if (deed.verb === "approve") await service.approvals.approve(deed.approvalId, { by: "me" });
  if (deed.verb === "call")
    await service.execute({ tool: "work", args: deed.args, credential: deed.credential });
  if (deed.verb === "suspend") await service.suspendAccount(deed.accountId, { reason: "a test" });
  if (deed.verb === "close") await service.closeAccount(deed.accountId);
  if (deed.verb === "rotate") await service.rotateKey(deed.keyId, { overlapMs: deed.overlapMs });
}

async function open(place: Place): Promise<Store> {
  if ("file" in place) return sqliteStore(place.file);
  // Not before: the process would take longer to come up.
  const { openForProcess } = await import("../../store-postgres/test/postgres-schema.js");
  return openForProcess(place.url, place.schema);
}

/** The store, which says when it is at one of its steps. */
function mortal(store: Store, at: (step: string) => void): Store {
  const stepped =
    <Args extends unknown[], T>(name: string, verb: (...args: Args) => Awaitable<T>) =>
    async (...args: Args): Promise<T> => {
      at(`before ${name}`);
      const done = await verb(...args);
      at(`after ${name}`);
      return done;
    };
  return {
    ...store,
    reserve: stepped("reserve", store.reserve),
    settle: stepped("settle", store.settle),
    decideApproval: stepped("decideApproval", store.decideApproval),
    useApproval: stepped("useApproval", store.useApproval),
    setStatus: stepped("setStatus", store.setStatus),
    closeAccount: stepped("closeAccount", store.closeAccount),
    dropApprovals: stepped("dropApprovals", store.dropApprovals),
    createKey: stepped("createKey", store.createKey),
  };
}
