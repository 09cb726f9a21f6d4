// resolve_entity: what a text is: an address, a hash, a name, a symbol or a chain, and which tool goes on from there.
import { defineTool } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { anyChain, isEvm } from "./any-chain.js";
import {
  bitcoinAddressEntities,
  bitcoinHashEntities,
  ENTITY_TOOLS,
  type Entity,
  evmAddressEntities,
  evmHashEntities,
  nameEntities,
} from "./entities.js";
import { type Gathering, gather, gatheredFields } from "./gather.js";
import { anything, type Kind, kindOf } from "./kinds.js";
import { OWNER_TOOL, ownerOf } from "./owner.js";
import { solanaAddressEntities, solanaSignatureEntities } from "./solana-entities.js";

const USUAL = ["ethereum", "base", "arbitrum", "optimism", "polygon", "gnosis"];

const KINDS = [
  "wallet",
  "contract",
  "token",
  "transaction",
  "account",
  "coin",
  "chain",
  "exchange",
  "category",
  "nft_collection",
] as const satisfies readonly Entity["kind"][];

/** The tool `resolve_entity`. */
export const resolveEntity = defineTool({
  name: "resolve_entity",
  title: "What a text is",
  description:
    "Tells what an address, a transaction hash, an ENS name, a symbol, a name or a chain is: wallet, contract or token and on which chain, transaction, coin, chain, exchange or category, the likeliest first, and which tool tells more of each.",
  category: "search_discovery",
  keywords: [
    "what is this address",
    "identify",
    "look up",
    "who is",
    "identify hash or address",
    "what is 0x",
    "is this a wallet or a token",
    "unknown string",
    "explain this identifier",
    "what am i looking at",
    "identify an address",
    "what kind of thing",
    "wallet or token",
    "what is this",
    "what is it",
    "is it a contract or a wallet or a transaction",
    "found this string",
    "which thing is behind this",
    "who is this address",
    "what does this hash stand for",
    "which blockchain is it from",
  ],
  effect: "read",
  keyless: true,
  uses: [OWNER_TOOL, ...ENTITY_TOOLS],
  input: lazy(() =>
    z.object({
      query: anything("An address, a hash, a signature, a name of ENS, a symbol, a name, or a chain"),
      chain: anyChain(
        `Where an EVM address or hash is looked at, ethereum for an address and ${USUAL.length} chains for a hash where left out`,
        isEvm,
      ).optional(),
    }),
  ),
  output: lazy(() =>
    z.object({
      query: z.string().describe("The text that was asked for"),
      form: z
        .string()
        .describe("What it is by its form: evm_address, evm_hash, solana_address, name and such"),
      entities: z
        .array(
          z.object({
            kind: z.enum(KINDS).describe("What it is"),
            chain: z.string().nullable().describe("The chain, where it is of one"),
            id: z.string().describe("Address, hash, CoinGecko id or slug, as next_tool takes it"),
            name: z.string().nullable().describe("Name"),
            symbol: z.string().nullable().describe("Ticker symbol, not unique"),
            detail: z.string().nullable().describe("What is known of it in short"),
            next_tool: z.string().describe("The tool that tells more"),
          }),
        )
        .describe("What it may be, the likeliest first"),
      ...gatheredFields(),
    }),
  ),
  list: "entities",
  examples: [
    { description: "An address", args: { query: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045" } },
    { description: "A symbol", args: { query: "eth" } },
  ],
  async execute({ query, chain }, ctx) {
    const run = gather(ctx);
    const { missing, sources } = run;
    const { kind, value } = kindOf(query);
    const entities = await entitiesOf(run, kind, value, chain);
    if (entities.length === 0 && run.hasFailed) throw run.nothing(JSON.stringify(query));
    const result = { query, form: kind, entities: [...entities], missing, sources };
    return entities.length > 0 ? result : ctx.noData(result, `nothing is known by ${JSON.stringify(query)}`);
  },
});

async function entitiesOf(
  run: Gathering,
  kind: Kind,
  value: string,
  chain: string | undefined,
): Promise<readonly Entity[]> {
  switch (kind) {
    case "evm_address":
      return evmAddressEntities(run, value, chain ?? "ethereum");
    case "evm_hash":
      return evmHashEntities(run, value, chain === undefined ? USUAL : [chain]);
    case "bitcoin_address":
      return bitcoinAddressEntities(run, value);
    case "bitcoin_hash":
      return bitcoinHashEntities(run, value);
    case "solana_address":
      return solanaAddressEntities(run, value);
    case "solana_signature":
      return solanaSignatureEntities(run, value);
    case "ens_name": {
      const { address } = await ownerOf(run, value);
      const [first, ...others] = await evmAddressEntities(run, address, chain ?? "ethereum");
      return first ? [{ ...first, name: value }, ...others] : [];
    }
    default:
      return nameEntities(run, value);
  }
}
