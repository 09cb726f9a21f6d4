// get_token_lock_info: how much of a token is locked, by whom and until when.
import { paginate } from "@svckit/core";
import { evmAddress, lazy, limit } from "@svckit/core/schemas";
import * as z from "zod";
import { answerWith, withCode } from "./answer.js";
import { chainId, goPlusChain } from "./arguments.js";
import { addressOrNull, amount, count, flag, timeTold, told, toldAll, words } from "./pieces.js";

const FRESH_MS = 5 * 60_000;
const STALE_MS = 60 * 60_000;
const MAX_ROWS = 100;

const rawAnswer = lazy(() => {
  const text = z.string().nullish();
  const lock = z.looseObject({
    ...{ owner: text, token: text, lock_id: told() },
    ...toldAll(["amount", "unlocked_amount", "start_time", "end_time", "is_lp_token"]),
  });
  return answerWith(z.looseObject({ list: z.array(lock).nullish(), total_count: told() }));
});

/** The tool `get_token_lock_info`. */
export const getTokenLockInfo = paginate({
  name: "get_token_lock_info",
  title: "Locks of a token",
  description:
    "Locks in which a token or its liquidity token on an EVM chain is held: how much, how much of it is out again, whose, from when and until when, from GoPlus' locker, at most five minutes old. Locks elsewhere are not in it.",
  category: "security_risk",
  effect: "read",
  keyless: true,
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  keywords: [
    "locked liquidity",
    "vesting",
    "unlock date",
    "is liquidity locked",
    "locked tokens",
    "lock expiry",
    "until when is liquidity locked",
    "when do locks end",
    "until when is it locked",
    "lp lock",
    "can devs pull liquidity",
    "liquidity locker",
  ],
  input: lazy(() =>
    z.object({
      chain: goPlusChain(),
      address: evmAddress("The token's contract"),
      limit: limit({ most: MAX_ROWS, usual: 20 }, "Locks in a page"),
    }),
  ),
  output: lazy(() =>
    z.object({
      chain: z.string().describe("The chain"),
      address: z.string().describe("The token's contract"),
      lock_count: count("How many locks there are"),
      locks: z
        .array(
          z.object({
            id: words("Number of the lock"),
            owner: addressOrNull("Whose it is"),
            token: addressOrNull("The token that is locked"),
            is_lp_token: flag("Whether that is a liquidity token"),
            amount: amount("How much was locked in all, as GoPlus gives it"),
            unlocked_amount: amount("How much of it is out again, as GoPlus gives it"),
            starts_at: z.string().nullable().describe("When it began, ISO 8601 in UTC; null: unknown"),
            ends_at: z.string().nullable().describe("When it ends, ISO 8601 in UTC; null: unknown"),
          }),
        )
        .describe("The locks, in the order of GoPlus"),
    }),
  ),
  examples: [
    {
      description: "Locks of a token on BNB Smart Chain",
      args: { chain: "bsc", address: "0x0E09FaBB73Bd3Ade0a17ECC321fD13a19e81cE82" },
    },
    {
      description: "The first five on Base",
      args: { chain: "base", address: "0x940181a94A35A4569E4529A3CDfB74e38FD98631", limit: 5 },
    },
  ],
  list: "locks",
  by: "page",
  size: MAX_ROWS,
  absent: ({ address, chain }) => `goplus knows of no locks of ${address} on ${chain}`,
  async page({ chain, address }, ctx, { page, size }) {
    const { code, result } = await ctx.http.get("open/api/v1/locks/token", {
      query: { chainId: chainId(chain), tokenAddress: address, pageNum: page, pageSize: size },
      schema: rawAnswer,
    });
    const rows = result?.list ?? [];
    const items = rows.map((lock) => ({
      id: lock.lock_id == null ? null : String(lock.lock_id),
      owner: lock.owner,
      token: lock.token,
      is_lp_token: lock.is_lp_token,
      amount: lock.amount,
      unlocked_amount: lock.unlocked_amount,
      starts_at: timeTold(lock.start_time),
      ends_at: timeTold(lock.end_time),
    }));
    return {
      items: withCode(ctx, { code, found: true, what: `the locks of ${address}` }, items),
      more: rows.length === size,
      beside: { chain, address, lock_count: result?.total_count },
    };
  },
});
