// get_nft_security: what an NFT collection's contract and owner can do to whoever holds one.
import { defineTool } from "@svckit/core";
import { double, evmAddress, integerString, lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { answerWith, holdsAnything, withCode } from "./answer.js";
import { chainId, goPlusChain, goPlusTool } from "./arguments.js";
import { addressOrNull, byName, count, flags, namesOf, pick, told, toldAll, words } from "./pieces.js";

const FLAGS = {
  nft_open_source: "Whether its source code is public; where it is not, most of the rest is unknown",
  nft_proxy: "Whether its code can be exchanged behind a proxy",
  malicious_nft_contract: "Whether it has done harm; false: nothing was found",
  restricted_approval: "Whether it can forbid approvals, so that it cannot be traded",
  oversupply_minting: "Whether the owner can mint more than its contract's maximum",
  metadata_frozen: "Whether pictures and traits can no longer change",
  nft_verified: "Whether a marketplace verifies it; false: nothing was found of that",
  trust_list: "Whether GoPlus lists it as known and trusted; false and null say nothing against it",
} as const;

const POWERS = {
  privileged_minting: "Whether the owner has a right of their own to mint",
  privileged_burn: "Whether the owner can burn what others hold",
  transfer_without_approval: "Whether others' NFTs can be moved without their approval",
  self_destruct: "Whether the contract can destroy itself",
} as const;

// What the upstream's -1 to 3 say of a power. A power whose owner gave up ownership is none any more.
const RISKS = ["none", "owner_is_account", "owner_is_contract", "owner_is_unknown"] as const;
const GIVEN_UP = "owner_gave_up" as const;

const FIGURES = {
  lowest_price_24h: "Lowest price of 24 hours",
  average_price_24h: "Average price of 24 hours",
  highest_price: "Highest price ever",
  traded_volume_24h: "Volume of 24 hours",
  total_volume: "Volume ever",
} as const;

const COUNTS = {
  nft_items: "How many NFTs there are",
  nft_owner_number: "How many hold one",
  sales_24h: "Sales of 24 hours",
} as const;

const rawAnswer = lazy(() => {
  const text = z.string().nullish();
  const power = z.looseObject({ value: told(), owner_address: text, owner_type: text }).nullish();
  const like = z.looseObject({
    nft_address: text,
    nft_name: text,
    nft_symbol: text,
    nft_owner_number: told(),
  });
  return answerWith(
    z.looseObject({
      ...toldAll([...namesOf(FLAGS), ...namesOf(COUNTS)]),
      ...byName(namesOf(FIGURES), () => z.number().nullish()),
      ...byName(namesOf(POWERS), () => power),
      ...byName(["nft_name", "nft_symbol", "nft_erc", "nft_description", "website_url"], () => text),
      ...byName(["creator_address", "token_owner"], () => text),
      same_nfts: z.array(like).nullish(),
    }),
  );
});

const powerOut = (meaning: string) =>
  z
    .object({
      risk: z
        .enum([...RISKS, GIVEN_UP])
        .nullable()
        .describe(
          "`none` where it is not there; else who could do it; `owner_gave_up`: nobody any more; null: unknown",
        ),
      owner: addressOrNull("Who could do it; null: unknown"),
      owner_kind: words("`eoa`, `contract`, `blackhole` or `multi-address`"),
    })
    .describe(meaning);

/** The tool `get_nft_security`. */
export const getNftSecurity = defineTool({
  name: "get_nft_security",
  title: "Security of an NFT collection",
  description:
    "What the contract and owner of an NFT collection can do (mint, burn, move without approval, block trading), whether it is verified or a copy, with its trades, from GoPlus, at most a minute old. What GoPlus does not know is null, and not safe.",
  keywords: [
    "is this nft safe",
    "fake nft collection",
    "nft contract risk",
    "malicious nft contract",
    "can the nft be moved without approval",
    "is the collection a copy",
    "fake nft",
    "malicious nft",
    "copycat collection",
    "counterfeit nft",
    "nft scam",
    "can my nft be stolen",
    "burn without consent",
    "is collection authentic",
  ],
  ...goPlusTool,
  input: lazy(() =>
    z.object({
      chain: goPlusChain(),
      address: evmAddress("The collection's contract"),
      token_id: integerString("One NFT of the collection, whose owner is told too").optional(),
    }),
  ),
  output: lazy(() =>
    z.object({
      chain: z.string().describe("The chain"),
      address: z.string().describe("The collection's contract"),
      found: z.boolean().describe("Whether GoPlus knows the collection; where not, nothing is known of it"),
      name: words("Name"),
      symbol: words("Symbol, not unique"),
      standard: words("`erc721` or `erc1155`"),
      description: words("What the collection says of itself"),
      website: words("Its site"),
      creator: addressOrNull("Who created the contract; null: unknown"),
      token_owner: addressOrNull(
        "Owner of the NFT with the given `token_id`; null: unknown or not asked for",
      ),
      ...flags(FLAGS),
      ...byName(namesOf(POWERS), (name) => powerOut(POWERS[name])),
      ...byName(namesOf(COUNTS), (name) => count(COUNTS[name])),
      ...byName(namesOf(FIGURES), (name) => {
        const meaning = `${FIGURES[name]}; GoPlus does not say in which coin; null: unknown`;
        return double(meaning).nullable().describe(meaning);
      }),
      same_name: z
        .array(
          z.object({
            address: addressOrNull("Contract"),
            name: words("Name"),
            symbol: words("Symbol"),
            owners: count("How many hold one"),
          }),
        )
        .describe("Other collections with the same name and symbol"),
    }),
  ),
  examples: [
    {
      description: "A collection on Ethereum",
      args: { chain: "ethereum", address: "0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D" },
    },
    {
      description: "One NFT of another, with its owner",
      args: { chain: "ethereum", address: "0xED5AF388653567Af2F388E6224dC7C4b3241C544", token_id: "1" },
    },
  ],
  async execute({ chain, address, token_id }, ctx) {
    const { code, result } = await ctx.http.get("api/v1/nft_security/{chain}", {
      path: { chain: chainId(chain) },
      query: { contract_addresses: address, token_id },
      schema: rawAnswer,
    });
    const found = holdsAnything(result);
    const nft = result ?? {};
    return withCode(
      ctx,
      { code, found, what: `${address} on ${chain}` },
      {
        chain,
        address,
        found,
        name: nft.nft_name,
        symbol: nft.nft_symbol,
        standard: nft.nft_erc,
        description: nft.nft_description,
        website: nft.website_url,
        creator: nft.creator_address,
        token_owner: nft.token_owner,
        ...pick(nft, [...namesOf(FLAGS), ...namesOf(COUNTS)]),
        ...byName(namesOf(FIGURES), (name) => nft[name] ?? null),
        ...byName(namesOf(POWERS), (name) => ({
          risk: String(nft[name]?.value) === "-1" ? GIVEN_UP : riskOf(nft[name]?.value),
          owner: nft[name]?.owner_address,
          owner_kind: nft[name]?.owner_type,
        })),
        same_name: (nft.same_nfts ?? []).map(({ nft_address, nft_name, nft_symbol, nft_owner_number }) => ({
          address: nft_address,
          name: nft_name,
          symbol: nft_symbol,
          owners: nft_owner_number,
        })),
      },
    );
  },
});

function riskOf(value: unknown) {
  return RISKS.find((_, at) => String(value) === String(at)) ?? null;
}
