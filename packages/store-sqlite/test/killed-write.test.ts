// A server that is killed while a change is in flight: the change is not made again, and its credits are back.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createStandIn } from "@svckit/testing";
import { expect, test } from "vitest";
import { startProgram } from "./killed-process.js";
import { createWriteService, WRITE_ACCOUNT } from "./write-service.js";

test("a change in flight at kill -9 is bound to its key: the next server tells that nobody knows, and asks nobody", async () => {
  const folder = mkdtempSync(join(tmpdir(), "svckit-killed-write-"));
  const file = join(folder, "store.db");
  const upstream = await createStandIn({ "POST /orders": () => ({ body: {} }) });
  try {
    upstream.fault({ hang: true });
    const server = await startProgram("write-program.ts", file, upstream.url);
    const credential = (await server.line()) ?? "";
    await expect.poll(() => upstream.requests.length, { timeout: 10_000 }).toBe(1);
    await server.kill();

    upstream.fault(null);
    const next = createWriteService(file, upstream.url);
    const sent = { tool: "make_order", args: {}, credential };
    const answer = await next.execute({ ...sent, idempotencyKey: "order-1" });
    expect(answer).toMatchObject({
      ok: false,
      error: { code: "TOOL_ERROR", retryable: false },
      meta: { runtime_status: "failing", warnings: [expect.stringMatching(/^outcome_unknown: /)] },
    });
    expect(await next.execute({ ...sent, idempotencyKey: "order-1" })).toEqual(answer);
    expect(upstream.requests).toHaveLength(1);
    expect(await next.describeAccount(WRITE_ACCOUNT)).toMatchObject({ wallet: { remaining: 10, held: 0 } });
    expect(await next.execute({ ...sent, idempotencyKey: "order-2" })).toMatchObject({ ok: true });
    await next.close();
  } finally {
    await upstream.close();
    rmSync(folder, { recursive: true });
  }
});
