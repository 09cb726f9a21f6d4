// The service of this business: two plans with tools and prices of their own, its customers' people, and what needs a person's say.

import type { IncomingMessage } from "node:http";
import { type Clock, createService, type Service, type Store } from "@svckit/core";
import { coingecko, hello } from "@svckit/providers";
import { type Orders, reports } from "./reports.js";
import type { Sessions } from "./sessions.js";

/** What the service is made with. */
export interface SaasParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly orders: Orders;
  readonly publicUrl: string;
  /** Where prices are asked for. */
  readonly coingeckoUrl: string;
}

/** Makes the service. */
export function openSaasService(parts: SaasParts): Service {
  const { store, clock, sessions, orders, publicUrl, coingeckoUrl } = parts;
  return createService({
    providers: [hello(), coingecko({ baseUrl: coingeckoUrl }), reports(orders)],
    store,
    clock,
    publicUrl,
    plans: {
      solo: {
        credits: 100,
        callsPerMinute: 60,
        tools: { allow: ["provider:hello", "get_price"] },
        endUser: { callsPerMinute: 20, callsPerDay: 12 },
      },
      team: {
        credits: 1_000,
        callsPerMinute: 300,
        tools: { deny: ["get_trending"] },
        prices: { get_price: 2, "provider:reports": 40 },
        endUser: { callsPerMinute: 60, callsPerDay: 200 },
      },
    },
    // The site's own sessions, over REST and MCP alike: a request without one goes on to keys, and to the keyless lane.
    identify: ({ host }) => {
      // `as`: every request comes in through Express, which hands in Node's own.
      const person = sessions.personOf((host as IncomingMessage).headers.cookie);
      if (!person) return undefined;
      return {
        account: person.customer,
        plan: "solo",
        endUser: person.email,
        attributes: { isAdmin: person.isAdmin },
      };
    },
    // An administrator's order goes through; that of anybody else waits for one.
    admit: ({ principal, tool, args }) => {
      if (tool.effect === "read") return true;
      // `as`: the tool's own schema has let them through.
      const { topic = "" } = args as { readonly topic?: string };
      if (topic.includes("gambling")) return { refuse: "We write no reports on gambling." };
      const isAdmin = principal.kind === "account" && principal.attributes?.["isAdmin"] === true;
      return isAdmin || { approve: "An administrator of your company has to allow the order." };
    },
  });
}
