// svc events tail: the feed of an account, from a server and from its store, until somebody has seen enough.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { SCRIPT } from "./program.js";
import { svc } from "./run-here.js";
import { startServer, temporaryFolder } from "./server-process.js";

const MINUTE_MS = 60_000;

test("shows the last events and those that follow, a line each, and ends with 0 by Ctrl-C", async () => {
  const folder = temporaryFolder();
  const clockFile = `${folder}/clock`;
  writeFileSync(clockFile, "0");
  const env = {
    SVC_STORE: `sqlite:${folder}/svc.db`,
    SVC_TEST: "1",
    SVC_TEST_CLOCK_FILE: clockFile,
  };
  const server = await startServer(env);
  const [key = ""] = /svc_live_\w+/.exec(server.log()) ?? [];
  const monitor = await fetch(`${server.url}/api/v1/monitors`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ tool: "say_hello", args: { name: "Ada" }, schedule: { every: "1m" } }),
  });
  expect(monitor.status).toBe(200);
  writeFileSync(clockFile, String(MINUTE_MS + 1_000));

  const remote = start(["--url", server.url], { SVC_API_KEY: key });
  const stored = start([], env);
  // At once: a line that comes while nobody waits for it is gone.
  const [[first], [same]] = await Promise.all([once(remote.lines, "line"), once(stored.lines, "line")]);
  expect(JSON.parse(String(first))).toMatchObject({
    id: expect.any(String),
    type: "alert.opened",
    data: { alert: { status: "open" } },
  });
  expect(same).toBe(first);
  writeFileSync(clockFile, String(2 * MINUTE_MS + 2_000));
  const [second] = await once(remote.lines, "line");
  expect(JSON.parse(String(second)).id > JSON.parse(String(first)).id).toBe(true);
  for (const { child } of [remote, stored]) {
    const ended = once(child, "exit");
    child.kill("SIGINT");
    expect(await ended).toEqual([0, null]);
  }

  const after = JSON.parse(String(first)).id;
  const { code, json } = await svc(env, "events", "tail", "--no-follow", "--after", after);
  expect([code, json]).toEqual([0, JSON.parse(String(second))]);
  await server.end();
  const away = await svc({ ...env, SVC_URL: server.url }, "events", "tail");
  expect([away.code, away.json]).toMatchObject([4, { error: { code: "API_ERROR" } }]);
}, 120_000);

test("says who is nobody, and what is no key", async () => {
  const env = { SVC_STORE: `sqlite:${temporaryFolder()}/svc.db` };
  const server = await startServer(env);
  const tail = (more: Record<string, string>, ...args: string[]) =>
    svc({ ...env, ...more }, "events", "tail", "--no-follow", ...args);
  expect((await tail({}, "--account", "nobody")).code).toBe(3);
  expect((await tail({ SVC_API_KEY: "svc_live_wrong" }, "--url", server.url)).code).toBe(5);
  expect((await tail({}, "--last", "101")).code).toBe(2);
  await server.end();
}, 120_000);

/** Starts the command, and gives its lines as they come. */
function start(args: readonly string[], env: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, [SCRIPT, "events", "tail", ...args], {
    env: { PATH: process.env["PATH"] ?? "", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (!child.stdout) throw new Error("the command writes to a pipe");
  return { child, lines: createInterface({ input: child.stdout }) };
}
