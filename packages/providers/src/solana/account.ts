// get_sol_account: what is at an address of Solana.
import { defineTool, isObject, once } from "@svckit/core";
import { decimal, integerString, lazy, solanaAddress } from "@svckit/core/schemas";
import * as z from "zod";
import { askRpc } from "../json-rpc.js";
import { asked, atSlot, COMMITMENT, slotField, wholeSol } from "./api.js";

const rawAccount = () =>
  atSlot(
    z
      .looseObject({
        lamports: integerString(),
        owner: z.string(),
        executable: z.boolean(),
        space: z.int().nullish(),
        // Parsed where the node knows the program, else its bytes in base64 and the word `base64`.
        data: z.unknown().optional(),
      })
      .nullable(),
  );

const rawParsed = once(() =>
  z.looseObject({
    program: z.string(),
    parsed: z.looseObject({ type: z.string().nullish(), info: z.unknown().optional() }),
  }),
);

/** The tool `get_sol_account`. */
export const getSolAccount = defineTool({
  ...asked,
  name: "get_sol_account",
  title: "Account on Solana",
  description:
    "What is at an address of Solana, read from a node: the program that owns it, its SOL, its size, and of mints, token accounts, stakes, nonces and such what their data say.",
  category: "network_infrastructure",
  keywords: [
    "is it a program",
    "mint authority",
    "account info",
    "which program owns this account",
    "solana account data",
    "what kind of solana account",
    "owner program of an account",
    "which program owns account",
    "what kind of account",
    "owner program",
    "getaccountinfo",
    "executable or wallet",
    "stake account state",
    "what is this solana address",
    "account info on solana",
  ],
  input: lazy(() => z.object({ address: solanaAddress("The account") })),
  output: lazy(() =>
    z.object({
      address: z.string().describe("The account"),
      slot: slotField().nullable(),
      account: z
        .object({
          owner: z.string().describe("The program that owns it; the system program owns wallets"),
          balance: decimal("Balance in SOL"),
          lamports: integerString("Balance in lamports, a billionth of a SOL"),
          is_program: z.boolean().describe("Whether it is a program itself"),
          data_bytes: z.int().nullable().describe("Length of its data"),
          program: z
            .string()
            .nullable()
            .describe("Name of the program whose data they are; null where the node cannot read them"),
          type: z.string().nullable().describe("What they are of that program, such as mint or account"),
          data: z
            .record(z.string(), z.unknown())
            .nullable()
            .describe("What they say, in the node's own words; null where it cannot read them"),
        })
        .nullable()
        .describe("The account; null where nothing is at the address"),
    }),
  ),
  examples: [
    { description: "The USDC mint", args: { address: "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v" } },
    { description: "A wallet", args: { address: "vines1vzrYbzLMRdu58ou5XTby4qAqVRLmqo36NKPTg" } },
  ],
  async execute({ address }, ctx) {
    const params = [address, { encoding: "jsonParsed", commitment: COMMITMENT }];
    const found = await askRpc(ctx, "getAccountInfo", params, rawAccount);
    const value = found?.value;
    if (!found || !value)
      return ctx.noData(
        { address, slot: found?.context.slot ?? null, account: null },
        `nothing is at ${address}`,
      );
    const parsed = rawParsed().safeParse(value.data).data;
    const info = parsed?.parsed.info;
    return {
      address,
      slot: found.context.slot,
      account: {
        owner: value.owner,
        balance: wholeSol(value.lamports),
        lamports: value.lamports,
        is_program: value.executable,
        data_bytes: value.space ?? null,
        program: parsed?.program ?? null,
        type: parsed?.parsed.type ?? null,
        data: isObject(info) ? info : null,
      },
    };
  },
});
