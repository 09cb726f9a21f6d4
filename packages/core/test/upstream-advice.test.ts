// What a caller is told to do when an upstream fails: what can help, and nothing else.
import { afterEach, beforeEach, expect, test } from "vitest";
import { type CoreOnStandIn, startCore } from "./core-on-stand-in.js";

let core: CoreOnStandIn;

beforeEach(async () => {
  core = await startCore();
});
afterEach(() => core.close());

test.each([401, 402, 403, 500, 503])(
  "names a fallback where the tool has one alone, at %d",
  async (status) => {
    core.standIn.fault({ status });
    const without = await core.call("write_record", "a");
    expect(without.meta.next_action).not.toMatch(/fallback/i);
    const having = await core.call("read_either", "a");
    expect(having).toMatchObject({ ok: false, error: { code: "PROVIDER_UNAVAILABLE" } });
    expect(having.meta.next_action).toMatch(/fallback `read_backup`/);
  },
);

test.each([
  [401, "missing_key"],
  [402, "plan_required"],
])("calls nobody to send a call again that ends in %d: %s", async (status, runtimeStatus) => {
  core.standIn.fault({ status });
  const { meta } = await core.call("read_record", "a");
  expect(meta).toMatchObject({ runtime_status: runtimeStatus });
  expect(meta.next_action).toMatch(/same call fails again/);
  expect(meta.next_action).not.toMatch(/wait|then send|try again/i);
});

test.each([3, 86_400, 86_401, 999_999_999, 99_999_999_999])(
  "passes on a Retry-After of %d seconds, and no more than a day",
  async (retryAfter) => {
    core.standIn.fault({ status: 429, retryAfter });
    const { ok, meta, ...rest } = await core.call("read_record", "a");
    expect(ok).toBe(false);
    expect(rest).toMatchObject({ error: { retry_after: Math.min(retryAfter, 86_400) } });
    expect(meta.next_action).toContain(String(Math.min(retryAfter, 86_400)));
  },
);
