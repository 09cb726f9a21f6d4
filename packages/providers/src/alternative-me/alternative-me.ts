// alternative_me: the Crypto Fear and Greed Index, without a key.
import { defineProvider, defineProviderFactory, defineTool, type UpstreamFailure } from "@svckit/core";
import { isoTime, lazy, limit, unixSeconds } from "@svckit/core/schemas";
import * as z from "zod";
import { digits } from "../digits.js";
import { readBaseUrl } from "../options.js";
import { readAs } from "../read-as.js";

const FRESH_MS = 5 * 60_000;
const STALE_MS = 24 * 60 * 60_000;

// Figures come as texts of their digits.
const whole = (most: number) => digits().pipe(z.int().min(0).max(most));
const rawIndex = lazy(() =>
  z.looseObject({
    data: z.array(
      z.looseObject({
        value: whole(100),
        value_classification: z.string(),
        timestamp: unixSeconds(),
        time_until_update: whole(10_000_000).nullish(),
      }),
    ),
  }),
);

/** The tool `get_fear_greed`. */
const getFearGreed = defineTool({
  name: "get_fear_greed",
  title: "Fear and greed in the crypto market",
  description:
    "The Crypto Fear and Greed Index of alternative.me, 0 for extreme fear to 100 for extreme greed: today's, or that of the last days, the newest first; it changes once a day.",
  category: "market_data",
  keywords: [
    "market sentiment",
    "mood of investors",
    "fng",
    "market mood",
    "are people fearful",
    "sentiment index",
    "how do investors feel",
    "is the market greedy",
    "mood",
    "are people scared",
    "euphoria",
    "panic",
    "bullish or bearish",
  ],
  effect: "read",
  keyless: true,
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  input: lazy(() => z.object({ limit: limit({ most: 1_000, usual: 1 }, "How many days, today among them") })),
  output: lazy(() =>
    z.object({
      days: z
        .array(
          z.object({
            time: isoTime("The day"),
            value: z.int().min(0).max(100).describe("The index, 0 for extreme fear to 100 for extreme greed"),
            classification: z.string().describe("The same in words, such as Fear or Extreme Greed"),
          }),
        )
        .describe("The days, the newest first"),
      seconds_until_update: z.int().nullable().describe("How long until the next day's comes, in seconds"),
    }),
  ),
  list: "days",
  examples: [
    { description: "Today", args: {} },
    { description: "A week", args: { limit: 7 } },
  ],
  async execute(query, ctx) {
    const { data } = await ctx.http.get("fng/", { query, schema: rawIndex });
    const result = {
      days: data.map(({ timestamp, value, value_classification: classification }) => ({
        time: new Date(timestamp * 1_000),
        ...{ value, classification },
      })),
      seconds_until_update: data[0]?.time_until_update ?? null,
    };
    return data.length > 0 ? result : ctx.noData(result, "alternative_me has no index now");
  },
});

/** Options of `alternativeMe`. */
export interface AlternativeMeOptions {
  /** Where the API is; by default the public one. */
  readonly baseUrl?: string | undefined;
}

const variables = { baseUrl: { kind: "upstream" } } as const;

/** The Crypto Fear and Greed Index; throws an `Error` that names the option which cannot be used. */
export const alternativeMe = defineProviderFactory(variables, (options: AlternativeMeOptions) => {
  const baseUrl = readBaseUrl("alternative_me", "https://api.alternative.me", options);
  return defineProvider({
    id: "alternative_me",
    title: "Alternative.me",
    homepage: "https://alternative.me/crypto/fear-and-greed-index/",
    baseUrl,
    limits: { perMinute: 60 },
    terms: {
      summary:
        "Whoever shows the index has to name alternative.me as its source, and may not copy the service.",
      url: "https://alternative.me/crypto/fear-and-greed-index/#api",
    },
    failure: readIndexFailure,
    tools: [getFearGreed],
  });
});

const failed = lazy(() => z.looseObject({ metadata: z.looseObject({ error: z.string().min(1) }) }));

/** Reads the error inside a 200. */
function readIndexFailure(answer: {
  readonly status: number;
  readonly body: unknown;
}): UpstreamFailure | undefined {
  if (answer.status >= 300 || readAs(failed, answer.body) === undefined) return undefined;
  return { runtimeStatus: "failing", message: "answered with an error in the place of its index" };
}
