// Honeypot.is' stand-in: simulated trades of a few tokens by chain, with the failures of a simulation.
import { createStandIn, type StandIn } from "../../stand-in/stand-in.js";
import { CHECKS } from "./data.js";

const CHAINS = ["1", "56", "8453"];

/** Starts a stand-in of the honeypot.is API. */
export function standInHoneypot(): Promise<StandIn> {
  return createStandIn({
    "GET /v2/IsHoneypot": {
      needs: ["address"],
      takes: ["chainID", "pair", "simulateLiquidity", "forceSimulateLiquidity"],
      answer({ query }) {
        const address = (query.get("address") ?? "").toLowerCase();
        const chain = query.get("chainID") ?? "1";
        if (!/^0x[0-9a-f]{40}$/.test(address))
          return { status: 400, body: { code: 400, error: "invalid address" } };
        if (!CHAINS.includes(chain)) return { status: 400, body: { code: 400, error: "invalid chain" } };
        const check = CHECKS[`${chain}/${address}`];
        return check === undefined
          ? { status: 404, body: { code: 404, error: "no pairs found" } }
          : { body: check };
      },
    },
  });
}
