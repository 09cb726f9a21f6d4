// A server of the benchmark of several on one Postgres: opens accounts, and calls for a while with so many callers at once.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { postgresStore } from "@svckit/store-postgres";
import pg from "pg";
import { openAccount, openPricedService, PRICE_ARGS } from "./priced-service.js";

/** What it is asked, one at a time. */
export type ServersOrder =
  | { readonly verb: "open"; readonly accounts: number }
  | {
      readonly verb: "call";
      readonly credentials: readonly string[];
      readonly callers: number;
      readonly ms: number;
    }
  | { readonly verb: "end" };

/** What calls came to. */
export interface ServersReport {
  readonly calls: number;
  /** Processor time of this process, in microseconds. */
  readonly cpu: number;
}

const [url = "", schema = ""] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 10 });
const { service } = await openPricedService({ store: postgresStore(pool, { schema }) });

async function open(accounts: number): Promise<readonly string[]> {
  const credentials: string[] = [];
  while (credentials.length < accounts) credentials.push(await openAccount(service));
  return credentials;
}

async function call({
  credentials,
  callers,
  ms,
}: Extract<ServersOrder, { verb: "call" }>): Promise<ServersReport> {
  let isOver = false;
  let calls = 0;
  const before = process.cpuUsage();
  const caller = async () => {
    while (!isOver) {
      const credential = credentials[(calls * 7_919 + process.pid) % credentials.length];
      const call = { tool: "get_price", args: PRICE_ARGS, idempotencyKey: randomUUID() };
      calls += 1;
      const answer = await service.execute({ ...call, ...(credential && { credential }) });
      if (!answer.ok) throw new Error(answer.error.message);
    }
  };
  const all = Promise.all(Array.from({ length: callers }, caller));
  await sleep(ms);
  isOver = true;
  await all;
  const { user, system } = process.cpuUsage(before);
  return { calls, cpu: user + system };
}

process.on("message", async (order: ServersOrder) => {
  if (order.verb === "open") process.send?.(await open(order.accounts));
  if (order.verb === "call") process.send?.(await call(order));
  if (order.verb !== "end") return;
  await service.close();
  await pool.end();
  process.send?.("ended");
  process.disconnect();
});
process.send?.("ready");
