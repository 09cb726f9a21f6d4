// Solana entities: what an address or a signature of Solana is.
import { isoTime, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import type { Entity } from "./entities.js";
import type { Gathering } from "./gather.js";
import { maybeText } from "./read-prices.js";

const SYSTEM_PROGRAM = "11111111111111111111111111111111";

const account = lazy(() =>
  z.looseObject({
    account: z
      .looseObject({ owner: z.string(), is_program: z.boolean(), program: maybeText(), type: maybeText() })
      .nullable(),
  }),
);
const transaction = lazy(() =>
  z.looseObject({
    transaction: z.looseObject({ time: orNull(isoTime()), status: z.string() }).nullable(),
  }),
);

const ON_SOLANA = { chain: "solana", name: null, symbol: null } as const;

/** An address of Solana. */
export async function solanaAddressEntities(run: Gathering, address: string): Promise<readonly Entity[]> {
  const what = `what is at ${address} on solana`;
  const args = { address };
  const answer = await run.ask({ tool: "get_sol_account", args, what, schema: account, quiet: true });
  const found = answer?.account;
  if (!found) return [];
  const of = { ...ON_SOLANA, id: address };
  if (found.is_program)
    return [{ ...of, kind: "contract", detail: "a program", next_tool: "get_sol_account" }];
  if (found.type === "mint")
    return [{ ...of, kind: "token", detail: "the mint of a token", next_tool: "get_token_price" }];
  if (found.owner === SYSTEM_PROGRAM)
    return [
      {
        ...of,
        kind: "wallet",
        detail: "an account of the system program",
        next_tool: "get_wallet_portfolio",
      },
    ];
  const detail =
    [found.program, found.type].filter((each) => each !== null).join(" ") || `an account of ${found.owner}`;
  return [{ ...of, kind: "account", detail, next_tool: "get_sol_account" }];
}

/** The signature of a transaction of Solana. */
export async function solanaSignatureEntities(run: Gathering, signature: string): Promise<readonly Entity[]> {
  const what = "whether solana knows the transaction";
  const question = {
    tool: "get_sol_transaction",
    args: { signature },
    what,
    schema: transaction,
    quiet: true,
  };
  const found = (await run.ask(question))?.transaction;
  if (!found) return [];
  const detail = `${found.status}, at ${found.time ?? "a time that the node no longer knows"}`;
  return [{ ...ON_SOLANA, kind: "transaction", id: signature, detail, next_tool: "get_sol_transaction" }];
}
