// The attack: bodies that cost the service work before they are counted, so that whoever sends them pays with nothing.
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { COSTLY_BODIES, mcpBody, restBody } from "./costly-bodies.js";
import { expectUnharmed, startVictim, type Victim } from "./victim.js";

const TIMES = 20;
// What a call may cost before it is counted. What is measured is more than that: the bytes of the request are read and
// inflated, its code is compiled and what it left is collected, on a machine that does other things besides.
const MAX_CHECK_MS = 20;
const REQUEST_MS = 10;

const SURFACES = [
  { surface: "REST", path: "/api/v1/execute", bodyOf: restBody, headers: {} },
  {
    surface: "MCP",
    path: "/mcp",
    bodyOf: mcpBody,
    headers: {
      accept: "application/json, text/event-stream",
      "mcp-protocol-version": "2025-11-25",
    },
  },
] as const;

describe.each(SURFACES)("over $surface", ({ surface, path, bodyOf, headers }) => {
  let victim: Victim;
  beforeAll(async () => {
    victim = await startVictim({ config: { anonymous: { attemptsPerMinute: 10_000 } } });
  });
  afterAll(() => victim?.close());

  test.each(COSTLY_BODIES)("$name", async (costly) => {
    const body = gzipSync(bodyOf(costly));
    const shot = {
      body,
      headers: { ...headers, "content-type": "application/json", "content-encoding": "gzip" },
    };
    await victim.send(path, shot);
    const harm = await victim.under(`${costly.name} over ${surface}, ${body.length} bytes`, async () => {
      for (let time = 0; time < TIMES; time += 1) {
        const { text } = await victim.send(path, shot);
        expect(text).not.toContain('"ok":true');
      }
    });
    expectUnharmed(harm, { residentMb: 300 });
    expect(harm.processorMs / TIMES, "processor time of a call").toBeLessThan(MAX_CHECK_MS + REQUEST_MS);
  });
});
