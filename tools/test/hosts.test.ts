// The quick hosts of the matrix, on the built packages; `npm run hosts` runs all, on packages as they are installed.
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { standInCoinGecko } from "@svckit/testing/stand-ins";
import { afterAll, beforeAll, expect, test } from "vitest";
import { some } from "../../packages/testing/test/at-length.js";
import { tryHost } from "../hosts/host-process.js";
import { MATRIX } from "../hosts/matrix.js";

const ROOT = resolve(import.meta.dirname, "../..");
let upstream: Awaited<ReturnType<typeof standInCoinGecko>>;

beforeAll(async () => {
  upstream = await standInCoinGecko();
});

afterAll(() => upstream.close());

// A test of sources runs without a build; the hosts are programs of their own, and need one.
const isBuilt = existsSync(join(ROOT, "packages/search/dist/index.js"));

test.runIf(isBuilt).concurrent.each(
  some(
    MATRIX.filter(({ isQuick }) => isQuick),
    3,
  ),
)(
  "$name takes calls, MCP, a stream, a wrong body and a caller who leaves, and ends without losing a call",
  async (host) => {
    const outcome = await tryHost(host, join(ROOT, "tools/hosts"), upstream.url);
    expect([...outcome].filter(([, { fault }]) => fault !== undefined)).toEqual([]);
    expect(outcome.size).toBe(10);
  },
  120_000,
);
