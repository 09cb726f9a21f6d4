// Activity sources: what an address did and got, as each source tells it, in one form.
import type { Schema } from "@svckit/core";
import { decimal, isoTime, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { knownChain } from "../chains.js";
import { textOrNull } from "../text-or-null.js";
import type { Gathering, Question } from "./gather.js";
import { maybeText } from "./read-prices.js";

/** The tools that are asked. */
export const ACTIVITY_TOOLS = [
  "get_wallet_transactions",
  "get_wallet_token_transfers",
  "get_sol_signatures",
  "get_btc_address_transactions",
] as const;

/** One thing that an address did or got. */
export const eventRow = () =>
  z.object({
    kind: z
      .enum(["transaction", "token_transfer"])
      .describe("A transaction, or a token that one of them moved"),
    hash: textOrNull("Hash or signature of the transaction"),
    time: orNull(isoTime("When its block was made; null while it is pending")),
    status: z.enum(["success", "failed", "pending"]).nullable().describe("How it ended; null of a transfer"),
    direction: z
      .enum(["in", "out", "self"])
      .nullable()
      .describe("Whether the address got it, sent it or both; null where the source tells no parties"),
    from: textOrNull("Who sent it"),
    to: textOrNull("Who got it"),
    token: z
      .object({
        address: textOrNull("The token; null for the chain's own coin"),
        symbol: textOrNull("Symbol, not unique"),
      })
      .nullable()
      .describe("What was moved; null where the source does not tell"),
    amount: orNull(decimal("How much, in whole tokens or coins; null where it is not known")),
    method: textOrNull("Function that was called, by name or by its four bytes"),
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

/** What one source knows. */
export interface Part {
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
}

/** The transactions of an address of an EVM chain. */
export function transactionsOf(run: Gathering, chain: string, address: string, limit: number) {
  const coin = knownChain(chain)?.coin ?? null;
  const args = { chain, address, limit };
  const question = { tool: "get_wallet_transactions", args, what: "the transactions", schema: transactions };
  return tell(run, question, (answer) =>
    answer.transactions.map(({ hash, status, time, from, to, symbol, value, method, fee }) => ({
      ...{ kind: "transaction" as const, hash, time, status, from, to, method, fee },
      direction: directionOf(address, from, to),
      token: { address: null, symbol: symbol ?? coin },
      amount: value,
    })),
  );
}

/** The token transfers of an address of an EVM chain. */
export function transfersOf(run: Gathering, chain: string, address: string, limit: number) {
  const args = { chain, address, limit };
  const question = {
    tool: "get_wallet_token_transfers",
    args,
    what: "the token transfers",
    schema: transfers,
  };
  return tell(run, question, (answer) =>
    answer.transfers.map(({ hash, time, from, to, token, amount }) => ({
      ...{ kind: "token_transfer" as const, hash, time, from, to, amount },
      ...{ status: null, method: null, fee: null },
      direction: directionOf(address, from, to),
      token: { address: token.address, symbol: token.symbol },
    })),
  );
}

/** The transactions of an address of Solana. */
export function signaturesOf(run: Gathering, address: string, limit: number) {
  const args = { address, limit };
  const question = { tool: "get_sol_signatures", args, what: "the transactions", schema: signatures };
  return tell(run, question, (answer) =>
    answer.signatures.map(({ signature, time, status }) => ({
      ...{ kind: "transaction" as const, hash: signature, time, status },
      ...{ direction: null, from: null, to: null, token: null, amount: null, method: null, fee: null },
    })),
  );
}

/** The transactions of an address of Bitcoin. */
export function paymentsOf(run: Gathering, address: string, limit: number) {
  const args = { address, limit };
  const question = { tool: "get_btc_address_transactions", args, what: "the transactions", schema: payments };
  return tell(run, question, (answer) =>
    answer.transactions.map(({ txid, confirmed, time, fee_btc, net_btc }) => ({
      ...{ kind: "transaction" as const, hash: txid, time, status: confirmed ? "success" : "pending" },
      ...{ from: null, to: null, method: null, fee: fee_btc },
      // Many pay many there: what is told is what a transaction changed for the address.
      direction: net_btc.startsWith("-") ? "out" : net_btc === "0" ? "self" : "in",
      token: { address: null, symbol: "BTC" },
      amount: net_btc.replace("-", ""),
    })),
  );
}

/** Asks one source; a part that it lacks is told by whoever asks for all of them. */
async function tell<Answer extends { readonly next_cursor?: string | null | undefined }>(
  run: Gathering,
  question: Question<Schema<unknown, Answer>>,
  rowsOf: (answer: Answer) => readonly Row[],
): Promise<Part | undefined> {
  const answer = await run.ask({ ...question, quiet: true });
  return answer && { hasMore: answer.next_cursor != null, rows: rowsOf(answer) };
}

function directionOf(address: string, from: string | null, to: string | null): Row["direction"] {
  if (from === to && from === address) return "self";
  if (from === address) return "out";
  return to === address ? "in" : null;
}

/** Orders rows from the newest. What is pending has no time yet, and is newest. */
export function newestFirst(a: Row, b: Row): number {
  const at = ({ time }: Row) => (typeof time === "string" ? Date.parse(time) : Number.POSITIVE_INFINITY);
  const [x, y] = [at(a), at(b)];
  return x === y ? 0 : y - x;
}
