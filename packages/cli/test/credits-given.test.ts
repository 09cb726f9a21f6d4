// Credits as an operator types them: what is no whole number of at most 10^12 is refused, and adds nothing.
import { afterAll, beforeAll, expect, test } from "vitest";
import { svc } from "./run-here.js";
import { type ServerProcess, startServer, temporaryFolder } from "./server-process.js";

const env = { SVC_STORE: `sqlite:${temporaryFolder()}/svc.db` };
let server: ServerProcess;
beforeAll(async () => {
  server = await startServer(env);
});
afterAll(async () => {
  await server.end();
});

test.each(["-1", "1.5", "null", "", "1e3", "1000000000001"])(
  "%j is refused for an account and as a top-up",
  async (given) => {
    for (const command of [
      ["admin", "account", "create", "--id", "refused"],
      ["admin", "wallet", "topup", "--account", "default"],
    ]) {
      const { code, json } = await svc(env, ...command, `--credits=${given}`);
      expect(code).not.toBe(0);
      expect(json).toMatchObject({ ok: false, error: { message: expect.stringContaining("whole number") } });
    }
    expect(await svc(env, "ledger", "verify")).toMatchObject({ code: 0, json: { ok: true, granted: 0 } });
  },
  60_000,
);
