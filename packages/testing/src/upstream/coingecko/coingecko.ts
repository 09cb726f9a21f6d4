// CoinGecko's stand-in: the routes of the public v3 API that tools read, over a few coins, with a Demo or a Pro plan.
// Paths, parameters and enums are those of CoinGecko's published descriptions (github.com/coingecko/coingecko-api-oas).
import { systemClock } from "@svckit/core";
import type { StandInAnswer } from "../../stand-in/faulty-answer.js";
import type { StandInOperation, StandInRequest } from "../../stand-in/route.js";
import { createStandIn, type StandIn } from "../../stand-in/stand-in.js";
import { chartOperations } from "./charts.js";
import { coinOperations } from "./coins.js";
import { derivativesOperations } from "./derivatives.js";
import { exchangeOperations } from "./exchanges.js";
import { marketOperations } from "./market.js";
import { nftOperations } from "./nfts.js";
import { failure, type Operation, type Plan, refusal, wrongValue } from "./request.js";
import { treasuryOperations } from "./treasury.js";

const KEYS = ["x_cg_demo_api_key", "x_cg_pro_api_key"];

/**
 * Starts a stand-in of the CoinGecko API, that of the Demo plan where left out. `now` gives milliseconds. The key `wrong`
 * is refused, and so is a key of the other plan.
 */
export function standInCoinGecko({
  now = systemClock.now,
  plan = "demo",
  port,
}: {
  readonly now?: () => number;
  readonly plan?: "demo" | "pro";
  readonly port?: number;
} = {}): Promise<StandIn> {
  const given: Plan = { plan, now };
  const operations = {
    ...marketOperations(given),
    ...coinOperations(given),
    ...chartOperations(given),
    ...exchangeOperations(given),
    ...derivativesOperations(given),
    ...nftOperations(given),
    ...treasuryOperations(given),
  };
  const routes = Object.entries(operations).map(([route, each]) => [route, guarded(each, given)] as const);
  return createStandIn(Object.fromEntries(routes), {
    port,
    refuse: ({ kind, name, message }) => {
      if (kind === "missing") return failure(422, `Missing parameter ${name}`);
      return failure(kind === "path" ? 404 : 400, message);
    },
  });
}

/** The operation behind its key, its plan and the values of its parameters. */
function guarded({ values, paid, answer, needs = [], takes = [] }: Operation, given: Plan): StandInOperation {
  const { plan, now } = given;
  return {
    needs,
    takes: [...takes, ...KEYS],
    answer: (request) => {
      const refused = keyRefusal(request, given);
      if (refused) return refused;
      if (paid && plan === "demo") return paidOnly(now());
      return wrongValue(request, values) ?? answer(request);
    },
  };
}

/** Refuses a wrong key, and one of the other plan. The Demo plan is given without a key, too. */
function keyRefusal(request: StandInRequest, { plan, now }: Plan): StandInAnswer | undefined {
  const keyOf = (kind: string) =>
    request.headers[`x-cg-${kind}-api-key`] ?? request.query.get(`x_cg_${kind}_api_key`) ?? undefined;
  const [demo, pro] = [keyOf("demo"), keyOf("pro")];
  if (plan === "demo" && pro !== undefined)
    return refusal(400, 10010, "If you are using a Pro API key, please change your root URL.", now());
  if (plan === "pro" && demo !== undefined)
    return refusal(400, 10011, "If you are using a Demo API key, please change your root URL.", now());
  const key = demo ?? pro;
  if (key === "wrong" || (plan === "pro" && key === undefined))
    return refusal(401, 10002, "API Key Missing", now());
  return undefined;
}

function paidOnly(now: number): StandInAnswer {
  const timestamp = new Date(now).toISOString();
  const error_message = "This request is limited to PRO API subscribers.";
  return { status: 401, body: { status: { timestamp, error_code: 10005, error_message } } };
}
