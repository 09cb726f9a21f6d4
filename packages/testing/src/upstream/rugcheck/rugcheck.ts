// RugCheck's stand-in: reports of a few tokens on Solana, and the lists of its statistics.
import type { StandInOperation } from "../../stand-in/route.js";
import { createStandIn, type StandIn } from "../../stand-in/stand-in.js";
import { LISTS, REPORTS } from "./data.js";

const MINT = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/;
const SUMMARY = ["tokenProgram", "tokenType", "risks", "score", "score_normalised", "lpLockedPct"];

/** Starts a stand-in of the RugCheck API. */
export function standInRugCheck(): Promise<StandIn> {
  return createStandIn({
    "GET /tokens/{mint}/report": report((record) => record),
    "GET /tokens/{mint}/report/summary": {
      ...report((record) =>
        Object.fromEntries(Object.entries(record).filter(([name]) => SUMMARY.includes(name))),
      ),
      takes: ["cacheOnly"],
    },
    "GET /stats/trending": list("trending"),
    "GET /stats/new_tokens": list("new_tokens"),
    "GET /stats/verified": list("verified"),
    "GET /stats/recent": { ...list("recent"), takes: ["limit", "window"] },
  });
}

function report(part: (record: object) => object): StandInOperation {
  return {
    takes: [],
    answer({ params }) {
      const mint = params["mint"] ?? "";
      if (!MINT.test(mint)) return { status: 400, body: { error: "invalid token mint" } };
      const record = REPORTS[mint];
      return record === undefined ? { status: 404, body: { error: "not found" } } : { body: part(record) };
    },
  };
}

function list(name: string): StandInOperation {
  return { takes: [], answer: () => ({ body: LISTS[name] }) };
}
