// A server behind a gate to its Postgres, which a test shuts, for what callers are told then.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type TestContext } from "vitest";
import { createDatabaseGate, type Loss } from "./database-gate.js";
import { ON_POSTGRES } from "./postgres-deployments.js";
import { createClient, type Reply, temporaryFolder } from "./server-process.js";
import { type Deployment, openSetting, pause } from "./setting.js";
import { priceOf } from "./upstream.js";

/** How a Postgres can be lost. */
export const LOSSES: readonly Loss[] = ["refused", "silent"];
const BACK_MS = 5_000;
/** They wait for most of their time. */
export const SIDE_BY_SIDE = { concurrent: true, timeout: 120_000 };

/** A server behind a gate to its Postgres, with an account, for one test. */
export async function openLoss({ onTestFinished }: TestContext) {
  const clockFile = join(temporaryFolder(), "clock");
  writeFileSync(clockFile, "0");
  const opened = await ON_POSTGRES.open();
  const gate = await createDatabaseGate(opened.store);
  const behindGate: Deployment = {
    ...ON_POSTGRES,
    open: async () => ({ store: gate.url, drop: opened.drop }),
  };
  const limits = { upstream: { attemptMs: 15_000, totalMs: 15_000 } };
  const setting = await openSetting(behindGate, limits, { SVC_TEST: "1", SVC_TEST_CLOCK_FILE: clockFile });
  const key = await setting.account(100);
  const client = createClient(60);
  onTestFinished(async () => {
    client.close();
    await setting.close();
    await gate.close();
  });

  const execute = (id: string, credential?: string, idempotencyKey?: string) =>
    client.execute(setting.urlOf(0), priceOf(id, idempotencyKey), credential);

  /** Opens the gate, waits until keyed and keyless calls work again, and gives the seconds. */
  async function backAgain(): Promise<number> {
    gate.open();
    const opened = performance.now();
    for (const credential of [key, undefined]) {
      while (!(await execute(`after-${performance.now()}`, credential)).json.ok) await pause(50);
    }
    const took = performance.now() - opened;
    expect(took).toBeLessThan(BACK_MS);
    return took / 1_000;
  }

  return { clockFile, database: opened.store, gate, setting, key, client, execute, backAgain };
}

/** Fails where a reply is no refusal with one of the codes, or does not say that it can be sent again. */
export function expectRefused(replies: readonly Reply[], ...codes: string[]): void {
  const told = replies.map(({ json }) => (json.ok ? "ok" : json.error.code));
  expect(codes).toEqual(expect.arrayContaining([...new Set(told)]));
  for (const { status, json } of replies) {
    expect([status, json.ok || json.error.retryable]).toEqual([503, true]);
  }
}
