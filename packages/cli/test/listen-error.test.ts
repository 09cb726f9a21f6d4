// Ports: what is told where one is taken, by the way in which the server was started.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runHere } from "./run-here.js";

const taker = createServer();
let port = 0;

beforeAll(async () => {
  taker.listen(0, "127.0.0.1");
  await once(taker, "listening");
  // `as`: a server that listens on a port has an address with it.
  port = (taker.address() as AddressInfo).port;
});
afterAll(() => void taker.close());

test.each<[started: string, script: string | undefined, isOfLine: boolean, next: (port: number) => string]>([
  ["a line", undefined, true, (free) => `svc serve --port ${free}`],
  ["npx", "npx", false, (free) => `npx svc serve --port ${free}`],
  ["npm start", "start", false, (free) => `PORT=${free} npm start`],
  ["a script", "dev", false, (free) => `PORT=${free} npm run dev`],
])("of %s is told with the line that takes the next one", async (_, script, isOfLine, next) => {
  const env = {
    SVC_STORE: "memory:",
    PORT: isOfLine ? "0" : String(port),
    ...(script && { npm_lifecycle_event: script }),
  };
  const { code, out, err } = await runHere(["serve", ...(isOfLine ? ["--port", String(port)] : [])], { env });
  expect([code, out]).toEqual([1, ""]);
  expect(err).toMatch(/^svc: PORT is taken by another process: listen EADDRINUSE.*\. Take another: /);
  expect(err.endsWith(`Take another: ${next(port + 1)}\n`)).toBe(true);
});

test("that is none is refused before anything is opened", async () => {
  const { code, err } = await runHere(["serve", "--port", "http"]);
  expect([code, err]).toEqual([2, expect.stringContaining('"http" is no port: 0 to 65535.')]);
});
