// Who runs monitors: `svc serve` itself, or `svc scheduler` beside a server that leaves them alone.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { ON_POSTGRES } from "./postgres-deployments.js";
import { SCRIPT } from "./program.js";
import { startReady, temporaryFolder } from "./server-process.js";
import { type Deployment, ON_SQLITE, openSetting, pause } from "./setting.js";

const MINUTE_MS = 60_000;
// As long as a scheduler leaves a slot that has come, and some more for a machine that is busy.
const BEAT_MS = 3_000;
const SEEN_MS = 30_000;

test("svc serve runs a monitor by itself, and its alert is read over REST", async () => {
  const { ask, later, setting, runs, monitorId } = await openWatch(ON_SQLITE);
  later();
  await runs(1);
  const { alerts } = await ask("GET", "/alerts?status=open");
  expect(alerts).toMatchObject([{ monitor_id: monitorId, title: "Bitcoin is up: bitcoin.usd > 0.5" }]);
  expect(await ask("GET", `/monitors/${monitorId}/runs`)).toMatchObject({
    runs: [{ status: "ok", met: true, observed: 1, credits_used: 1, alert_id: alerts[0].id }],
  });
  expect(setting.asked("bitcoin")).toBe(1);
  // The file is its one server's.
  const beside = await svcScheduler(setting.env, "--once");
  expect([beside.code, beside.log]).toEqual([1, expect.stringContaining("SVC_STORE")]);
}, 120_000);

test.skipIf(ON_POSTGRES.missing !== undefined)(
  "with SVC_SCHEDULER=off no server runs a monitor; svc scheduler --once runs it and ends, and svc scheduler does until it is ended",
  async () => {
    const { ask, later, setting, runs } = await openWatch(ON_POSTGRES, { SVC_SCHEDULER: "off" });
    later();
    await pause(BEAT_MS + 500);
    expect((await runs(0)).length).toBe(0);
    expect(await svcScheduler(setting.env, "--once")).toMatchObject({ code: 0 });
    // It ended with all that it began.
    expect(await runs(1)).toMatchObject([{ status: "ok" }]);

    const scheduler = await startReady(setting.env, "scheduler");
    expect(scheduler.said).toBe("scheduler");
    later();
    expect(await runs(2)).toMatchObject([{ status: "ok" }, { status: "ok" }]);
    expect(await scheduler.end("SIGTERM")).toBe(0);
    const { alerts } = await ask("GET", "/alerts");
    expect(alerts.length).toBe(1);
    expect(await setting.verify()).toMatchObject({ ok: true });
  },
  120_000,
);

test("svc scheduler has nothing to run where the store is in a server's memory, and says so", async () => {
  const { code, log } = await svcScheduler({ SVC_STORE: "memory:" });
  expect([code, log]).toEqual([1, expect.stringContaining("lives in the server's process")]);
});

/** A server with an account whose one monitor watches a price each minute, by a clock that `later` moves on. */
async function openWatch(deployment: Deployment, more: Record<string, string> = {}) {
  const clockFile = `${temporaryFolder()}/clock`;
  let ahead = 0;
  const moved = { SVC_TEST: "1", SVC_TEST_CLOCK_FILE: clockFile, ...more };
  const setting = await openSetting(deployment, {}, moved);
  onTestFinished(setting.close);
  const headers = {
    authorization: `Bearer ${await setting.account(10)}`,
    "content-type": "application/json",
  };
  /** Asks a route of the state, and gives its data. */
  async function ask(method: string, path: string, body?: object) {
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const answer = await fetch(`${setting.urlOf(0)}/api/v1${path}`, init);
    expect(answer.status).toBe(200);
    return JSON.parse(await answer.text()).data;
  }
  const { monitor } = await ask("POST", "/monitors", {
    name: "Bitcoin is up",
    tool: "get_price",
    args: { ids: "bitcoin", vs_currencies: "usd" },
    schedule: { every: "1m" },
    condition: { path: "bitcoin.usd", op: ">", value: 0.5 },
  });
  return {
    setting,
    ask,
    monitorId: monitor.id,
    later() {
      ahead += MINUTE_MS + 1_000;
      writeFileSync(clockFile, String(ahead));
    },
    /** The monitor's runs, once so many have ended. */
    async runs(count: number): Promise<readonly { readonly status: string }[]> {
      for (const until = Date.now() + SEEN_MS; ; await pause(50)) {
        const { runs } = await ask("GET", `/monitors/${monitor.id}/runs`);
        const ended = runs.filter(({ status }: { status: string }) => status !== "running");
        if (ended.length >= count || Date.now() > until) return runs;
      }
    },
  };
}

/** Runs the command to its end; gives its code and what it wrote on stderr. */
async function svcScheduler(env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [SCRIPT, "scheduler", ...args], {
    env: { PATH: process.env["PATH"] ?? "", ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let log = "";
  child.stderr.on("data", (chunk) => {
    log += String(chunk);
  });
  const [code] = await once(child, "close");
  return { code, log };
}
