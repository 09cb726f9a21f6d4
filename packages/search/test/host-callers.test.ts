// Callers whom the host knows, at the route of the search.
import type { Identify } from "@svckit/core";
import { expect, test } from "vitest";
import { bodyOf, searching } from "./asking-engine.js";

const QUESTION = { prompt: "ask 2" };
const bySession: Identify = ({ headers, transport, path }) => {
  const [session] = headers["x-session"] ?? [];
  if (session === "refused") return { refuse: "Your trial is over." };
  return session === undefined ? undefined : { account: session, attributes: { transport, path } };
};

test("bills whom the host knows, without a key", async () => {
  const { post, service } = await searching({ identify: bySession });
  const answered = await post(QUESTION, { "x-session": "acme" });
  expect([answered.status, await bodyOf(answered)]).toMatchObject([200, { response: "fee 1, fee 2" }]);
  const { wallet } = await service.describeAccount("acme");
  expect(wallet?.spent).toBeGreaterThan(0);
  const streamed = await post(QUESTION, { "x-session": "acme", accept: "text/event-stream" });
  expect(await streamed.text()).toContain("event: end\n");
  expect((await post(QUESTION, {})).status).toBe(401);
  expect((await post(QUESTION)).status).toBe(200);
});

test("refuses whom the host refuses, in its words", async () => {
  const { post } = await searching({ identify: bySession });
  const refused = await post(QUESTION, { "x-session": "refused" });
  expect([refused.status, await bodyOf(refused)]).toEqual([
    403,
    { error: { message: "Your trial is over." } },
  ]);
});

test("lets nobody in another way where the host fails, and tells nothing of why", async () => {
  const identify = () => Promise.reject(new Error("connect ECONNREFUSED sessions.internal"));
  const { post, service, accountId } = await searching({ identify });
  for (const headers of [{}, undefined]) {
    const failed = await post(QUESTION, headers);
    expect([failed.status, await failed.text()]).toEqual([
      500,
      expect.not.stringContaining("sessions.internal"),
    ]);
  }
  expect((await service.describeAccount(accountId)).wallet).toMatchObject({ spent: 0, held: 0 });
});
