// Growth: the longest turn of the event loop that work on a large store, or with a large catalog, takes for itself.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { type Clock, createService, type Service, type Store, systemClock } from "@svckit/core";
import { createRest, type Rest, toFetch } from "@svckit/rest";
import { sqliteStore } from "@svckit/store-sqlite";
import { inParallel } from "./measure.js";
import { PRICE_ARGS, priceNames, priceProvider } from "./priced-service.js";

const DAY_MS = 86_400_000;
const CALLERS = 256;
// How many of each the store holds, and how many tools the catalog has.
const ROWS = Number(process.env["GROWTH"] ?? 100_000);
const TOOLS = 10_000;
const GOAL_MS = 20;
const DAY = "2026-01-01";

/** Prints the longest turn of each work that has to look at much. */
export async function benchGrowth(): Promise<void> {
  await largeStore();
  await largeCatalog();
}

/** Accounts with a paid call each, addresses of the keyless lane, and answers that are kept for a day. */
async function largeStore(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "growth-"));
  let now = Date.parse(`${DAY}T12:00:00Z`);
  const clock: Clock = { ...systemClock, now: () => now };
  const store = sqliteStore(join(folder, "svc.db"), { clock });
  const service = openService(store, clock, 1);
  try {
    await filled("accounts with a paid call", async (index) => {
      await service.createAccount({ id: `a${index}` });
      await call(service, await service.openSession(`a${index}`));
    });
    await filled("addresses of the keyless lane", (index) =>
      call(service, undefined, { address: addressOf(index) }),
    );
    const payer = await service.openSession("a0");
    await filled("answers under a key", (index) => call(service, payer, { idempotencyKey: `key-${index}` }));
    await longestTurn("the ledger's proof, for the first time", () => service.verifyLedger());
    await longestTurn("the ledger's proof again", () => service.verifyLedger());
    await longestTurn("usage by account, a page", () =>
      service.usage({ from: DAY, to: DAY, by: ["account"] }),
    );
    await longestTurn("a page of accounts", () => service.listAccounts({ limit: 250 }));
    now += 3 * DAY_MS;
    await longestTurn("a reap that drops the addresses and the answers", () => store.reap(now));
    const retention = { receiptDays: 2 };
    await longestTurn("counting receipts that are too old", () => service.prune({ dryRun: true, retention }));
    await longestTurn("dropping them", () => service.prune({ retention }));
  } finally {
    await service.close();
    rmSync(folder, { recursive: true });
  }
}

async function largeCatalog(): Promise<void> {
  console.log(`${TOOLS} tools`);
  let service: Service | undefined;
  await longestTurn("createService", () => {
    service = openService(undefined, systemClock, TOOLS);
  });
  if (!service) return;
  const rest: Rest = createRest(service);
  const get = toFetch(rest);
  // In the pieces in which a host sends them: to join them, or to make a text of them, is the reader's work.
  const read = async (path: string) => {
    const { body } = await get(new Request(`http://bench${path}`));
    for await (const _ of body ?? []);
  };
  await longestTurn("the first search", () => read("/api/v1/tools?search=price"));
  await longestTurn("the first page of the catalog", () => read("/api/v1/tools?limit=250"));
  await longestTurn("the first OpenAPI document", () => read("/api/openapi.json"));
  await service.close();
}

function openService(store: Store | undefined, clock: Clock, tools: number): Service {
  return createService({
    providers: [priceProvider(priceNames(tools), { keyless: true })],
    plans: { free: { credits: 1_000_000_000, callsPerMinute: 1_000_000_000 } },
    anonymous: { attemptsPerMinute: 1_000_000_000, sharedCallsPerDay: 1_000_000_000 },
    clock,
    ...(store && { store }),
  });
}

async function call(
  service: Service,
  principal: Awaited<ReturnType<Service["openSession"]>> | undefined,
  more: { readonly address?: string; readonly idempotencyKey?: string } = {},
): Promise<void> {
  const envelope = await service.execute({
    ...{ tool: "get_price_0", args: PRICE_ARGS, ...more },
    ...(principal && { principal }),
  });
  if (!envelope.ok) throw new Error(envelope.error.message);
}

function addressOf(index: number): string {
  return `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
}

async function filled(title: string, add: (index: number) => Promise<void>): Promise<void> {
  const started = performance.now();
  await inParallel(ROWS, CALLERS, add);
  console.log(`${ROWS} ${title}: ${((performance.now() - started) / 1_000).toFixed(1)} s`);
}

/** Runs the work, and prints the longest time in which nobody else had a turn. */
async function longestTurn(title: string, work: () => unknown): Promise<void> {
  // What others have left behind is not this work's.
  globalThis.gc?.();
  let longest = 0;
  let isDone = false;
  const started = clocks();
  const worked = (async () => work())().finally(() => {
    isDone = true;
  });
  for (let before = started; !isDone; ) {
    await nextTurn();
    const now = clocks();
    // On a busy machine the one is too much, and where other threads work the other.
    longest = Math.max(longest, Math.min(now.elapsed - before.elapsed, now.processor - before.processor));
    before = now;
  }
  await worked;
  const whole = performance.now() - started.elapsed;
  console.log(
    `  ${title.padEnd(50)} longest turn ${longest.toFixed(1).padStart(7)} ms of ${whole.toFixed(0).padStart(6)} ms (goal ≤ ${GOAL_MS})`,
  );
}

function clocks(): { readonly elapsed: number; readonly processor: number } {
  const { user, system } = process.cpuUsage();
  return { elapsed: performance.now(), processor: (user + system) / 1_000 };
}
