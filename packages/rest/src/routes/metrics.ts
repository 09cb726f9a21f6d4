// The route that a scraper asks; part of a surface whose host hands in metrics, and of no document that it serves.
import type { Service } from "@svckit/core";
import { toFile } from "../http/response.js";
import type { Route } from "../http/route.js";

/** Counts as text. */
export interface Metrics {
  /** The text as of now, and its media type. */
  scrape(service: Service): Promise<{ readonly type: string; readonly text: string }>;
}

/** GET /metrics: whoever reaches it may read it, so it is kept inside. */
export function metricsRoute(metrics: Metrics): Route {
  return {
    method: "GET",
    path: "/metrics",
    operationId: "getMetrics",
    summary: "What was counted, for a scraper",
    tag: "server",
    credential: "unread",
    answer: { description: "The counts", type: "text/plain", schema: { type: "string" } },
    probe: true,
    async handle({ service, requestId }) {
      const { type, text } = await metrics.scrape(service);
      return toFile(requestId, text, { type, cacheControl: "no-store" });
    },
  };
}
