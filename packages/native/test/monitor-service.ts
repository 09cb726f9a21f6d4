// A service with monitors on a schema that several processes share, whose clock, tool and till a test steers by files.

import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import {
  type Clock,
  createService,
  defineProvider,
  defineTool,
  ServiceError,
  systemClock,
} from "@svckit/core";
import { postgresStore } from "@svckit/store-postgres";
import pg from "pg";
import { z } from "zod";
import { createNative } from "../src/index.js";

/** What a process is told. */
export interface MonitorTask {
  readonly url: string;
  readonly schema: string;
  /** Holds the instant that it is. */
  readonly clockFile: string;
  /** Takes a line for each time that the tool ran. */
  readonly ranFile: string;
  /** While it is there, nothing can be paid. */
  readonly outageFile: string;
  readonly leaseMs: number;
  /** Runs nothing: a service for the test's own questions. */
  readonly idle?: boolean;
}

/** The service of a process, on the schema that all share. */
export function openMonitorService({ url, schema, clockFile, ranFile, outageFile }: MonitorTask) {
  const clock: Clock = { now: () => Number(readFileSync(clockFile, "utf8")), after: systemClock.after };
  const tool = defineTool({
    name: "get_quote",
    title: "Get a quote",
    description: "The quote of a name, which takes a moment.",
    category: "market_data",
    effect: "read",
    input: z.object({ name: z.string() }),
    output: z.object({ usd: z.number() }),
    async execute({ name }, { callKey }) {
      await wait(5 + Math.random() * 30);
      appendFileSync(ranFile, `${callKey}\n`);
      if (name === "bad") throw new ServiceError("PROVIDER_UNAVAILABLE", { runtimeStatus: "degraded" });
      return { usd: 1 };
    },
  });
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  pool.on("error", () => {});
  const native = createNative();
  const store = postgresStore(pool, { schema, extensions: [native.store], clock });
  const service = createService({
    clock,
    store: {
      ...store,
      async reserve(reservation) {
        if (existsSync(outageFile)) throw new Error("nobody can pay now");
        return store.reserve(reservation);
      },
    },
    plans: { free: { callsPerMinute: 1_000_000 } },
    providers: [defineProvider({ id: "quotes", title: "Quotes", tools: [tool] }), native.provider],
  });
  return { service, state: native.bind(service), pool };
}
