// Progress: said on stderr, after two seconds, to people alone; and the time limit.
import { createStandIn, type StandIn } from "@svckit/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runHere } from "./run-here.js";

let slow: StandIn;

beforeAll(async () => {
  slow = await createStandIn({
    "GET /api/v1/quota": () => ({ body: { ok: true, data: { lane: "account" } } }),
  });
  slow.fault({ latencyMs: 2_700 });
});
afterAll(() => slow.close());

test("a command that takes longer than two seconds says what it waits for, and takes that away again", async () => {
  const env = { SVC_URL: slow.url };
  const [person, program, hurried] = await Promise.all([
    runHere(["quota"], { env, isRead: true, isWatched: true }),
    runHere(["quota"], { env }),
    runHere(["quota", "--timeout", "300ms"], { env, isRead: true, isWatched: true }),
  ]);
  const clear = "\r\u001b[K";
  expect(person.err.startsWith(`${clear}asking what is left … 2 s`)).toBe(true);
  expect(person.err.endsWith(clear)).toBe(true);
  expect(person.out).toBe("lane  account\n");
  expect(program).toEqual({ code: 0, out: '{"lane":"account"}\n', err: "" });
  expect(hurried).toEqual({
    code: 124,
    out: "",
    err: "svc: It took longer than 300 ms (asking what is left). Give it longer with `--timeout`.\n",
  });
});
