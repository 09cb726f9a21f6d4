// get_wallet_activity: what an address did and got of late, transactions and token transfers in one list.
import { defineTool, ServiceError } from "@svckit/core";
import { decimal, isoTime, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { knownChain } from "../chains.js";
import { anyChain } from "./any-chain.js";
import { type Gathering, gather, gatheredFields } from "./gather.js";
import { anything } from "./kinds.js";
import { OWNER_TOOL, ownerOf } from "./owner.js";
import { maybeText } from "./read-prices.js";

const USUAL = "ethereum";
const MOST = 100;

const party = (meaning: string) => z.string().nullable().describe(meaning);

const eventRow = () =>
  z.object({
    kind: z
      .enum(["transaction", "token_transfer"])
      .describe("A transaction, or a token that one of them moved"),
    hash: party("Hash or signature of the transaction"),
    time: orNull(isoTime("When its block was made; null while it is pending")),
    status: z.enum(["success", "failed", "pending"]).nullable().describe("How it ended; null of a transfer"),
    direction: z
      .enum(["in", "out", "self"])
      .nullable()
      .describe("Whether the address got it, sent it or both; null where the source tells no parties"),
    from: party("Who sent it"),
    to: party("Who got it"),
    token: z
      .object({
        address: party("The token; null for the chain's own coin"),
        symbol: party("Symbol, not unique"),
      })
      .nullable()
      .describe("What was moved; null where the source does not tell"),
    amount: orNull(decimal("How much, in whole tokens or coins; null where it is not known")),
    method: party("Function that was called, by name or by its four bytes"),
    fee: orNull(decimal("Fee paid, in the chain's own coin")),
  });

type Row = z.input<ReturnType<typeof eventRow>>;

const transactions = lazy(() =>
  z.looseObject({
    transactions: z.array(
      z.looseObject({
        hash: z.string(),
        status: z.enum(["success", "failed", "pending"]),
        time: orNull(isoTime()),
        from: maybeText(),
        to: maybeText(),
        symbol: maybeText(),
        value: decimal(),
        method: maybeText(),
        fee: orNull(decimal()),
      }),
    ),
    next_cursor: z.string().nullish(),
  }),
);
const transfers = lazy(() =>
  z.looseObject({
    transfers: z.array(
      z.looseObject({
        hash: maybeText(),
        time: orNull(isoTime()),
        from: maybeText(),
        to: maybeText(),
        token: z.looseObject({ address: maybeText(), symbol: maybeText() }),
        amount: orNull(decimal()),
      }),
    ),
    next_cursor: z.string().nullish(),
  }),
);
const signatures = lazy(() =>
  z.looseObject({
    signatures: z.array(
      z.looseObject({
        signature: z.string(),
        time: orNull(isoTime()),
        status: z.enum(["success", "failed"]),
      }),
    ),
    next_cursor: z.string().nullish(),
  }),
);

const payments = lazy(() =>
  z.looseObject({
    transactions: z.array(
      z.looseObject({
        txid: z.string(),
        confirmed: z.boolean(),
        time: orNull(isoTime()),
        fee_btc: decimal(),
        net_btc: decimal(),
      }),
    ),
    next_cursor: z.string().nullish(),
  }),
);

/** The tool `get_wallet_activity`. */
export const getWalletActivity = defineTool({
  name: "get_wallet_activity",
  title: "What an address did of late",
  description:
    "The newest transactions and token transfers of an address of an EVM chain, or the transactions of one of Bitcoin or Solana, in one list with direction, amounts and fees, the newest first, from the chain's explorer or node.",
  category: "portfolio_wallet",
  keywords: ["history", "recent transfers"],
  effect: "read",
  keyless: true,
  uses: [
    OWNER_TOOL,
    "get_wallet_transactions",
    "get_wallet_token_transfers",
    "get_sol_signatures",
    "get_btc_address_transactions",
  ],
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

interface Part {
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
}

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

async function transactionsOf(
  run: Gathering,
  chain: string,
  address: string,
  limit: number,
): Promise<Part | undefined> {
  const answer = await run.ask({
    tool: "get_wallet_transactions",
    args: { chain, address, limit },
    what: "the transactions",
    schema: transactions,
    quiet: true,
  });
  const coin = knownChain(chain)?.coin ?? null;
  return (
    answer && {
      hasMore: answer.next_cursor != null,
      rows: answer.transactions.map(({ hash, status, time, from, to, symbol, value, method, fee }) => ({
        ...{ kind: "transaction" as const, hash, time, status, from, to, method, fee },
        direction: directionOf(address, from, to),
        token: { address: null, symbol: symbol ?? coin },
        amount: value,
      })),
    }
  );
}

async function transfersOf(
  run: Gathering,
  chain: string,
  address: string,
  limit: number,
): Promise<Part | undefined> {
  const answer = await run.ask({
    tool: "get_wallet_token_transfers",
    args: { chain, address, limit },
    what: "the token transfers",
    schema: transfers,
    quiet: true,
  });
  return (
    answer && {
      hasMore: answer.next_cursor != null,
      rows: answer.transfers.map(({ hash, time, from, to, token, amount }) => ({
        ...{
          kind: "token_transfer" as const,
          hash,
          time,
          status: null,
          from,
          to,
          amount,
          method: null,
          fee: null,
        },
        direction: directionOf(address, from, to),
        token: { address: token.address, symbol: token.symbol },
      })),
    }
  );
}

async function signaturesOf(run: Gathering, address: string, limit: number): Promise<Part | undefined> {
  const answer = await run.ask({
    tool: "get_sol_signatures",
    args: { address, limit },
    what: "the transactions",
    schema: signatures,
    quiet: true,
  });
  const untold = {
    direction: null,
    from: null,
    to: null,
    token: null,
    amount: null,
    method: null,
    fee: null,
  };
  return (
    answer && {
      hasMore: answer.next_cursor != null,
      rows: answer.signatures.map(({ signature, time, status }) => ({
        ...untold,
        ...{ kind: "transaction" as const, hash: signature, time, status },
      })),
    }
  );
}

async function paymentsOf(run: Gathering, address: string, limit: number): Promise<Part | undefined> {
  const answer = await run.ask({
    tool: "get_btc_address_transactions",
    args: { address, limit },
    what: "the transactions",
    schema: payments,
    quiet: true,
  });
  return (
    answer && {
      hasMore: answer.next_cursor != null,
      rows: answer.transactions.map(({ txid, confirmed, time, fee_btc, net_btc }) => ({
        ...{ kind: "transaction" as const, hash: txid, time, status: confirmed ? "success" : "pending" },
        ...{ from: null, to: null, method: null, fee: fee_btc },
        // Many pay many there: what is told is what a transaction changed for the address.
        direction: net_btc.startsWith("-") ? "out" : net_btc === "0" ? "self" : "in",
        token: { address: null, symbol: "BTC" },
        amount: net_btc.replace("-", ""),
      })),
    }
  );
}

function directionOf(address: string, from: string | null, to: string | null): Row["direction"] {
  if (from === to && from === address) return "self";
  if (from === address) return "out";
  return to === address ? "in" : null;
}

/** What is pending has no time yet, and is newest. */
function newestFirst(a: Row, b: Row): number {
  const at = ({ time }: Row) => (typeof time === "string" ? Date.parse(time) : Number.POSITIVE_INFINITY);
  const [x, y] = [at(a), at(b)];
  return x === y ? 0 : y - x;
}
