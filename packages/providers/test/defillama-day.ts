// DefiLlama's stand-ins on a day of theirs, for tests of its tools: open before all tests of a file, closed after them.

import { createService, HOST, type Service, systemClock } from "@svckit/core";
import { defillama } from "@svckit/providers";
import { type RunningUpstreams, startUpstreams } from "@svckit/testing/stand-ins";
import { afterAll, beforeAll } from "vitest";

const NOW_MS = Date.parse("2026-01-31T12:00:00Z");

/** How a test calls a tool, and the stand-ins by host. Registers the hooks that open and close them. */
export function defiLlamaDay() {
  let upstreams: RunningUpstreams;
  let service: Service;

  beforeAll(async () => {
    upstreams = await startUpstreams({ now: () => NOW_MS }, ["defillama"]);
    const clock = { ...systemClock, now: () => NOW_MS };
    const providers = [defillama(upstreams.options("defillama"))];
    service = createService({ clock, providers, upstream: { retries: false, breaker: false } });
  });
  afterAll(() => upstreams.close());

  return {
    call: (tool: string, args: object) => service.execute({ tool, args: { ...args }, principal: HOST }),
    /** The stand-ins: they are there once the tests run. */
    standIns: () => upstreams.of("defillama") ?? {},
  };
}
