// A server that says READY is warm.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { COMMAND } from "./program.js";
import { createClient, startServer, temporaryFolder } from "./server-process.js";
import { environment, priceOf, startUpstream } from "./upstream.js";

test("a server that is READY has asked no upstream, and loads nothing more for its first paid call", async () => {
  const { standIn: upstream } = await startUpstream();
  const file = join(temporaryFolder(), "loads.txt");
  const hook = pathToFileURL(resolve(import.meta.dirname, "record-loads.mjs")).href;
  const server = await startServer(
    {
      ...environment(upstream.url),
      SVC_WARM_UP: "on",
      NODE_OPTIONS: `--import ${hook}`,
      LOADS_FILE: file,
    },
    COMMAND,
  );
  const client = createClient(1);
  try {
    const loaded = () => readFileSync(file, "utf8").split("\n");
    const before = loaded();
    expect(before.some((url) => url.includes("/undici/"))).toBe(true);
    expect(upstream.requests).toEqual([]);
    const key = /svc_live_\w+/.exec(server.log())?.[0] ?? "";
    const { json } = await client.execute(server.url, priceOf("bitcoin"), key);
    expect(json).toMatchObject({ ok: true, meta: { credits_used: 1, credits_remaining: 9_999 } });
    expect(loaded().slice(before.length)).toEqual([]);
  } finally {
    client.close();
    await server.end("SIGKILL");
    await upstream.close();
  }
});
