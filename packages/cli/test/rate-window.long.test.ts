// The limit of a minute on `svc serve` with SQLite: a restart gives nobody another minute.
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import {
  configFile,
  count,
  createClient,
  type Reply,
  type ServerProcess,
  startServer,
  temporaryFolder,
} from "./server-process.js";

const LIMIT = 3;
const client = createClient(1);
let server: ServerProcess;

afterEach(async () => {
  client.close();
  await server.end("SIGKILL");
});

test("no more calls pass than the limit, however often the server is started anew in the minute", async () => {
  const folder = temporaryFolder();
  const env = {
    SVC_STORE: `sqlite:${join(folder, "svc.db")}`,
    SVC_CONFIG: configFile(folder, {
      anonymous: { attemptsPerMinute: LIMIT },
      plans: { free: { callsPerMinute: LIMIT } },
    }),
  };
  const call = { tool: "search_tools", args: { intent: "price of bitcoin" } };
  server = await startServer(env);
  const [key] = /svc_live_\w+/.exec(server.log()) ?? [];
  expect(key).toBeTypeOf("string");
  const callers = [key, undefined].map((caller) => ({ caller, replies: [] as Reply[] }));
  for (let start = 0; start < 2; start++) {
    if (start > 0) server = await startServer(env);
    for (const { caller, replies } of callers)
      for (let n = 0; n < 2; n++) replies.push(await client.execute(server.url, call, caller));
    expect(await server.end()).toBe(0);
  }
  for (const { replies } of callers) {
    expect(count(replies, undefined)).toBe(LIMIT);
    expect(count(replies, "RATE_LIMITED")).toBe(replies.length - LIMIT);
  }
}, 60_000);
