// get_solana_token_security: what whoever controls a token on Solana can do with it.
import { defineTool } from "@svckit/core";
import { lazy, solanaAddress } from "@svckit/core/schemas";
import * as z from "zod";
import { answerWith, recordOf, withCode } from "./answer.js";
import { goPlusTool } from "./arguments.js";
import {
  addressOrNull,
  amount,
  byName,
  flag,
  fraction,
  namesOf,
  type Told,
  told,
  toldAll,
  words,
} from "./pieces.js";
import { fromRugcheck } from "./rugcheck-fallback.js";

/** What may be done with a token, by the names that GoPlus gives it. */
const POWERS = {
  mintable: "Whether more of it can be minted",
  freezable: "Whether accounts that hold it can be frozen",
  closable: "Whether the token can be closed, so that what is held of it is lost",
  balance_mutable_authority: "Whether anybody's balance can be changed",
  metadata_mutable: "Whether its name and picture can be changed",
  transfer_fee_upgradable: "Whether its transfer fee can be changed",
  transfer_hook_upgradable: "Whether the program that transfers call can be changed",
  default_account_state_upgradable: "Whether it can be changed in which state new accounts begin",
} as const;

const STATES = ["uninitialized", "initialized", "frozen"] as const;

const rawAnswer = lazy(() => {
  const text = z.string().nullish();
  const parties = z.array(z.looseObject({ address: text, malicious_address: told() })).nullish();
  // Of metadata alone the parties stand under another name.
  const power = z.looseObject({ status: told(), authority: parties, metadata_upgrade_authority: parties });
  const holder = z.looseObject({
    token_account: text,
    tag: text,
    ...toldAll(["is_locked", "balance", "percent"]),
  });
  const pool = z.looseObject({
    id: text,
    dex_name: text,
    type: text,
    ...toldAll(["tvl", "price", "burn_percent"]),
  });
  const fee = z.looseObject(toldAll(["fee_rate", "maximum_fee"]));
  const rawToken = z.looseObject({
    ...toldAll(["none_transferable", "trusted_token", "default_account_state", "total_supply"]),
    ...byName(namesOf(POWERS), () => power.nullish()),
    metadata: z.looseObject({ name: text, symbol: text, description: text, uri: text }).nullish(),
    creators: parties,
    transfer_hook: parties,
    transfer_fee: z.looseObject({ current_fee_rate: fee.nullish() }).nullish(),
    holders: z.array(holder).nullish(),
    lp_holders: z.array(holder).nullish(),
    dex: z.array(pool).nullish(),
  });
  return answerWith(z.record(z.string(), rawToken));
});

const partiesOut = (what: string) =>
  z
    .array(
      z.object({
        address: addressOrNull("Its address"),
        is_malicious: flag("Whether GoPlus lists it as malicious; false: it does not, which is no proof"),
      }),
    )
    .describe(what);

const holdersOut = (what: string) =>
  z
    .array(
      z.object({
        token_account: words("The account that holds it"),
        tag: words("Who that is, where it is known"),
        is_locked: flag("Whether what it holds is locked"),
        balance: amount("How much it holds"),
        share: fraction("Its part of the supply"),
      }),
    )
    .describe(what);

/** The tool `get_solana_token_security`. */
export const getSolanaTokenSecurity = defineTool({
  name: "get_solana_token_security",
  title: "Security of a token on Solana",
  description:
    "Whether a Solana token can be minted, frozen, closed or have its balances, fees and metadata changed, and by whom, with its largest holders and pools, from GoPlus, at most a minute old. What GoPlus does not know is null, and not safe.",
  ...goPlusTool,
  keywords: [
    "spl",
    "mint authority",
    "freeze authority",
    "rug pull",
    "can more be minted",
    "solana token scan",
    "can anyone freeze a token",
    "can more of an spl token be minted",
    "mint and freeze authority revoked",
    "spl authorities renounced",
    "mutable metadata",
    "can supply be inflated",
    "spl contract risk",
  ],
  input: lazy(() => z.object({ address: solanaAddress("The token's mint") })),
  output: lazy(() =>
    z.object({
      address: z.string().describe("The token's mint"),
      found: z.boolean().describe("Whether the token is known; where not, nothing is known of it"),
      name: words("Name"),
      symbol: words("Ticker symbol, not unique"),
      ...byName(namesOf(POWERS), (name) =>
        z
          .object({ status: flag("Whether it can be done"), by: partiesOut("Who can do it") })
          .describe(POWERS[name]),
      ),
      non_transferable: flag("Whether it can never be passed on"),
      default_account_state: z
        .enum(STATES)
        .nullable()
        .describe("State in which new accounts begin; frozen: they cannot trade; null: unknown"),
      transfer_fee: fraction("What a transfer costs"),
      transfer_fee_maximum: amount("The most that one transfer costs, in tokens"),
      transfer_hooks: partiesOut(
        "Programs that each transfer calls, which may block it; null: unknown",
      ).nullable(),
      trusted_token: flag(
        "Whether GoPlus lists it as known and trusted; false and null say nothing against it",
      ),
      total_supply: amount("Supply, in tokens"),
      creators: partiesOut("Who created it"),
      holders: holdersOut("Its ten largest holders"),
      lp_holders: holdersOut("The ten largest holders of its largest pool's liquidity"),
      pools: z
        .array(
          z.object({
            dex: words("The exchange"),
            pool_address: words("Address of the pool"),
            kind: words("`standard` or `concentrated`"),
            liquidity_usd: amount("Liquidity in US dollars"),
            burned_percentage: amount("How much of its liquidity tokens is burned, in percent"),
          }),
        )
        .describe("Where it is traded"),
    }),
  ),
  fallback: { tool: "get_rugcheck_report", result: fromRugcheck },
  examples: [
    { description: "USDC", args: { address: "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v" } },
    { description: "Bonk", args: { address: "DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263" } },
  ],
  async execute({ address }, ctx) {
    const { code, result } = await ctx.http.get("api/v1/solana/token_security", {
      query: { contract_addresses: address },
      schema: rawAnswer,
    });
    const record = recordOf(result, address);
    const found = record !== undefined;
    const { metadata, transfer_fee, ...token } = record ?? {};
    return withCode(
      ctx,
      { code, found, what: address },
      {
        address,
        found,
        name: metadata?.name,
        symbol: metadata?.symbol,
        ...byName(namesOf(POWERS), (name) => {
          const power = token[name];
          return {
            status: power?.status,
            by: partiesOf(power?.authority ?? power?.metadata_upgrade_authority),
          };
        }),
        non_transferable: token.none_transferable,
        default_account_state: stateOf(token.default_account_state),
        transfer_fee: transfer_fee?.current_fee_rate?.fee_rate,
        transfer_fee_maximum: transfer_fee?.current_fee_rate?.maximum_fee,
        transfer_hooks: token.transfer_hook ? partiesOf(token.transfer_hook) : null,
        trusted_token: token.trusted_token,
        total_supply: token.total_supply,
        creators: partiesOf(token.creators),
        holders: (token.holders ?? []).map(holderOf),
        lp_holders: (token.lp_holders ?? []).map(holderOf),
        pools: (token.dex ?? []).map(({ dex_name, id, type, tvl, burn_percent }) => ({
          dex: dex_name,
          pool_address: id,
          kind: type,
          liquidity_usd: tvl,
          burned_percentage: burn_percent,
        })),
      },
    );
  },
});

type Text = string | null | undefined;

function stateOf(told: Told) {
  return STATES.find((_, at) => String(told) === String(at)) ?? null;
}

function partiesOf(
  parties: readonly { readonly address?: Text; readonly malicious_address?: Told }[] | null | undefined,
) {
  return (parties ?? []).map(({ address, malicious_address }) => ({
    address,
    is_malicious: malicious_address,
  }));
}

function holderOf(holder: {
  readonly token_account?: Text;
  readonly tag?: Text;
  readonly is_locked?: Told;
  readonly balance?: Told;
  readonly percent?: Told;
}) {
  const { token_account, tag, is_locked, balance, percent } = holder;
  return { token_account, tag, is_locked, balance, share: percent };
}
