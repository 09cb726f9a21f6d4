// Alternative.me's stand-in: the Fear and Greed Index of ten days, figures in texts as the real one has them.
import type { StandInOperation } from "../../stand-in/route.js";
import { createStandIn, type StandIn } from "../../stand-in/stand-in.js";

const TODAY_S = 1_767_225_600;
const DAY_S = 86_400;
const VALUES = [40, 0, 100, 74, 55, 12, 50, 25, 46, 63];

/** Starts a stand-in of the Fear and Greed API. */
export function standInAlternativeMe(): Promise<StandIn> {
  const routes: Record<string, StandInOperation> = {
    "GET /fng/": {
      takes: ["limit", "format", "date_format"],
      answer: ({ query }) => {
        const limit = Number(query.get("limit") ?? 1);
        // It says so in a 200.
        if (!Number.isInteger(limit) || limit < 0) return { body: answer([], "Parameter 'limit' is wrong") };
        const shown = VALUES.slice(0, limit === 0 ? VALUES.length : limit);
        const data = shown.map((value, at) => ({
          value: String(value),
          value_classification: nameOf(value),
          timestamp: String(TODAY_S - at * DAY_S),
          ...(at === 0 && { time_until_update: "68499" }),
        }));
        return { body: answer(data, null) };
      },
    },
  };
  return createStandIn(routes);
}

function answer(data: readonly object[], error: string | null) {
  return { name: "Fear and Greed Index", data, metadata: { error } };
}

function nameOf(value: number): string {
  const names = ["Extreme Fear", "Fear", "Neutral", "Greed", "Extreme Greed"];
  return names[[25, 46, 55, 75, 101].findIndex((end) => value < end)] ?? "";
}
