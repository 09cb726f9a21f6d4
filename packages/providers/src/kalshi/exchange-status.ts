// get_kalshi_exchange_status: whether Kalshi is open for trade.
import { defineTool } from "@svckit/core";
import { isoTime, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { predictionTool } from "../prediction.js";
import { kalshiTime } from "./records.js";

const rawStatus = lazy(() =>
  z.looseObject({
    exchange_active: z.boolean(),
    trading_active: z.boolean(),
    exchange_estimated_resume_time: z.string().nullish(),
  }),
);

/** The tool `get_kalshi_exchange_status`. */
export const getKalshiExchangeStatus = defineTool({
  name: "get_kalshi_exchange_status",
  title: "Whether Kalshi is open",
  description:
    "Whether the exchange Kalshi works at all, whether it can be traded now, and when it is to come back, at most 15 seconds old.",
  ...predictionTool,
  cacheTtl: 15_000,
  keywords: [
    "trading hours",
    "maintenance",
    "is kalshi open",
    "is kalshi down",
    "kalshi trading hours",
    "exchange status",
    "is kalshi up",
    "is kalshi working",
    "is kalshi open at night",
    "can i trade on kalshi now",
    "kalshi outage",
    "when does it reopen",
    "kalshi working",
    "trading paused",
    "closed at night",
    "can i trade now",
    "kalshi not responding",
  ],
  input: lazy(() => z.object({})),
  output: lazy(() =>
    z.object({
      exchange_active: z.boolean().describe("Whether it takes any changes, such as orders and payments"),
      trading_active: z.boolean().describe("Whether it can be traded now"),
      resumes: orNull(isoTime("When it is to come back; null where it is there, or has not said")),
    }),
  ),
  examples: [{ description: "Now", args: {} }],
  async execute(_, ctx) {
    const status = await ctx.http.get("/exchange/status", { schema: rawStatus });
    return {
      exchange_active: status.exchange_active,
      trading_active: status.trading_active,
      resumes: kalshiTime(status.exchange_estimated_resume_time),
    };
  },
});
