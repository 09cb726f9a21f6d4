// get_wallet_activity: what an address did and got of late, transactions and token transfers in one list.
import { defineTool, ServiceError } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { knownChain } from "../chains.js";
import {
  ACTIVITY_TOOLS,
  eventRow,
  newestFirst,
  paymentsOf,
  signaturesOf,
  transactionsOf,
  transfersOf,
} from "./activity-sources.js";
import { anyChain } from "./any-chain.js";
import { type Gathering, gather, gatheredFields } from "./gather.js";
import { anything } from "./kinds.js";
import { OWNER_TOOL, ownerOf } from "./owner.js";

const USUAL = "ethereum";
const MOST = 100;

/** The tool `get_wallet_activity`. */
export const getWalletActivity = defineTool({
  name: "get_wallet_activity",
  title: "What an address did of late",
  description:
    "The newest transactions and token transfers of an address of an EVM chain, or the transactions of one of Bitcoin or Solana, in one list with direction, amounts and fees, the newest first, from the chain's explorer or node.",
  category: "portfolio_wallet",
  keywords: [
    "history",
    "recent transfers",
    "what did this wallet do",
    "recent activity",
    "latest moves of an address",
    "account history",
    "transaction feed",
    "what did this address do today",
    "what has this address been doing",
    "latest moves of a wallet",
    "what happened in my wallet",
    "did money come in",
    "recent transactions of any address",
    "recent transfers of any address",
    "what has it been doing",
    "follow a whale's moves",
  ],
  effect: "read",
  keyless: true,
  uses: [OWNER_TOOL, ...ACTIVITY_TOOLS],
  input: lazy(() =>
    z.object({
      address: anything(
        "The address: of an EVM chain, of Bitcoin or of Solana; or a name of ENS such as `vitalik.eth`",
      ),
      chain: anyChain(`Where an EVM address is looked at; ${USUAL} where left out`).optional(),
      limit: z.int().min(1).max(MOST).default(25).describe(`How many rows, 1 to ${MOST}`),
    }),
  ),
  output: lazy(() =>
    z.object({
      chain: z.string().describe("Slug of the chain"),
      address: z.string().describe("The address"),
      activity: z.array(eventRow()).describe("What happened, the newest first"),
      is_complete: z.boolean().describe("Whether this is all that the sources which answered have of it"),
      ...gatheredFields(),
    }),
  ),
  list: "activity",
  examples: [
    {
      description: "An address on Ethereum",
      args: { address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045", limit: 10 },
    },
    { description: "An address of Bitcoin", args: { address: "bc1q9yhuu4yty2xd8hmrxnw4yhavvtn7khm62uw38p" } },
  ],
  async execute({ address: text, chain: asked, limit }, ctx) {
    const run = gather(ctx);
    const { chain, address } = await placeOf(run, text, asked);
    const parts = await Promise.all(
      chain === "bitcoin"
        ? [paymentsOf(run, address, limit)]
        : chain === "solana"
          ? [signaturesOf(run, address, limit)]
          : [transactionsOf(run, chain, address, limit), transfersOf(run, chain, address, limit)],
    );
    const known = parts.filter((part) => part !== undefined);
    if (known.length === 0) throw run.nothing(`the activity of ${address} on ${chain}`);
    const rows = known.flatMap(({ rows: each }) => each).toSorted(newestFirst);
    const activity = rows.slice(0, limit);
    const is_complete = rows.length <= limit && known.every(({ hasMore }) => !hasMore);
    const { missing, sources } = run;
    const result = { chain, address, activity, is_complete, missing, sources };
    if (activity.length > 0 || missing.length > 0) return result;
    return ctx.noData(result, `nothing of ${address} is known on ${chain}`);
  },
});

async function placeOf(
  run: Gathering,
  text: string,
  asked: string | undefined,
): Promise<{ readonly chain: string; readonly address: string }> {
  const { on, address } = await ownerOf(run, text);
  const chain = asked ?? (on === "evm" ? USUAL : on);
  if (on === "evm" ? knownChain(chain)?.chainId !== undefined : chain === on) return { chain, address };
  throw new ServiceError("TOOL_ERROR", {
    message: `${address} is no address of ${chain}.`,
    next: "Give an address of the chain, or leave chain out.",
    param: "chain",
    runtimeStatus: "invalid_input",
  });
}
