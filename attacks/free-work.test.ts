// The attack: bodies that cost the service work before they are counted, so that whoever sends them pays with nothing.
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { some, times } from "../packages/testing/test/at-length.js";
import { slowness } from "../packages/testing/test/machine.js";
import { COSTLY_BODIES, COSTLY_MESSAGES, mcpBody, restBody } from "./costly-bodies.js";
import { expectUnharmed, startVictim, type Victim } from "./victim.js";

const TIMES = times(6, 20);
// What a call may cost before it is counted. What is measured is more than that: the bytes of the request are read and
// inflated, its code is compiled and what it left is collected, on a machine that does other things besides.
const MAX_CHECK_MS = 20;
const REQUEST_MS = 10;

const REST = { path: "/api/v1/execute", headers: {} };
const MCP = {
  path: "/mcp",
  headers: { accept: "application/json, text/event-stream", "mcp-protocol-version": "2025-11-25" },
};

const ATTACKS = [
  ...COSTLY_BODIES.map((costly) => ({ ...REST, name: `${costly.name}, over REST`, body: restBody(costly) })),
  ...COSTLY_BODIES.map((costly) => ({ ...MCP, name: `${costly.name}, over MCP`, body: mcpBody(costly) })),
  ...COSTLY_MESSAGES.map((costly) => ({ ...MCP, ...costly })),
];

let victim: Victim;
beforeAll(async () => {
  victim = await startVictim({ config: { anonymous: { attemptsPerMinute: 10_000 } } });
});
afterAll(() => victim?.close());

test.each(some(ATTACKS, 4))("$name", async ({ name, path, headers, body: text }) => {
  const body = gzipSync(text);
  const shot = {
    body,
    headers: { ...headers, "content-type": "application/json", "content-encoding": "gzip" },
  };
  await victim.send(path, shot);
  const slow = slowness();
  const harm = await victim.under(`${name}, ${body.length} bytes`, async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const reply = await victim.send(path, shot);
      expect(reply.text).not.toContain('"ok":true');
    }
  });
  expectUnharmed(harm, { residentMb: 300 });
  const bound = (MAX_CHECK_MS + REQUEST_MS) * Math.max(slow, slowness());
  expect(harm.processorMs / TIMES, "processor time of a call").toBeLessThan(bound);
});
