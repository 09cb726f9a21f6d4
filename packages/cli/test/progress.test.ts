// Progress: said on stderr, after two seconds, to people alone; and the time limit.
import { setTimeout as pause } from "node:timers/promises";
import { createStandIn, type StandIn } from "@svckit/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { whileDoing } from "../src/terminal/progress.js";
import { runHere } from "./run-here.js";

let slow: StandIn;

beforeAll(async () => {
  slow = await createStandIn({
    "GET /api/v1/quota": () => ({ body: { ok: true, data: { lane: "account" } } }),
  });
  slow.fault({ latencyMs: 2_700 });
});
afterAll(() => slow.close());

test.concurrent("a command that takes longer than two seconds says what it waits for, and takes that away again", async () => {
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

test.concurrent("what a command writes stands where its progress stood", async () => {
  const env = { SVC_STORE: "postgres://ada@127.0.0.1/svc" };
  const lines: string[] = [];
  const terminal = {
    ...{ env, isRead: true, isWatched: true, hasColours: false, columns: 80 },
    ...{
      closed: new AbortController().signal,
      stopSignal: () => new AbortController().signal,
      leave: () => {},
    },
    ...{ input: process.stdin, output: process.stdout, exit: () => {} },
    write: (text: string) => void lines.push(text),
    tell: (text: string) => void lines.push(text),
  };
  let words = "counting";
  await whileDoing(
    terminal,
    () => words,
    async (shown) => {
      await pause(1_000);
      words = "adding up";
      await pause(1_600);
      shown.write("done\n");
      await pause(600);
    },
  );
  const clear = "\r\u001b[K";
  expect(lines[0]).toBe(`${clear}adding up … 2 s`);
  expect(lines.slice(-2)).toEqual([clear, "done\n"]);
});
