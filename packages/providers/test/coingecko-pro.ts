// CoinGecko's stand-in with a key of the plan Pro, for tests of its tools: open before all tests of a file, closed after them.

import { createService, HOST, type Service } from "@svckit/core";
import { coingecko } from "@svckit/providers";
import type { StandIn } from "@svckit/testing";
import { standInCoinGecko } from "@svckit/testing/stand-ins";
import { afterAll, beforeAll } from "vitest";

const NOW = Date.UTC(2026, 10, 22, 12);

/** How a test calls a tool, and what was asked of the stand-in. Registers the hooks that open and close it. */
export function coinGeckoPro() {
  let standIn: StandIn;
  let service: Service;

  beforeAll(async () => {
    standIn = await standInCoinGecko({ now: () => NOW, plan: "pro" });
    const providers = [coingecko({ baseUrl: standIn.url, plan: "pro" })];
    service = createService({ providers, keys: { COINGECKO_API_KEY: "CG-pro" } });
  });
  afterAll(() => standIn.close());

  return {
    call: (tool: string, args: Record<string, unknown> = {}) =>
      service.execute({ tool, args, principal: HOST }),
    /** The stand-in: it is there once the tests run. */
    standIn: () => standIn,
    /** Path and query of the last request. */
    lastAsked: () => {
      const { path, query } = standIn.requests.at(-1) ?? {};
      return `${path}?${query}`;
    },
  };
}
