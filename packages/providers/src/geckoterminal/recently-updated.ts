// get_recently_updated_tokens: the tokens whose projects last changed what they say of them.
import { paginate } from "@svckit/core";
import { chain, isoTime, lazy, limit, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { chainArgument, chains, freshTool } from "./json-api.js";
import { rawInfo, toWords, wordsRow } from "./token-words.js";

const FRESH_MS = 60_000;

const rawTokens = lazy(() => z.looseObject({ data: z.array(rawInfo()) }));

/** The tool `get_recently_updated_tokens`. */
export const getRecentlyUpdatedTokens = paginate({
  name: "get_recently_updated_tokens",
  title: "Tokens with new information",
  description:
    "The 100 tokens whose description, links or picture were changed last on GeckoTerminal, of all chains or of one, the newest change first.",
  category: "token_contract",
  keywords: [
    "new token profiles",
    "latest token metadata",
    "tokens with updated info",
    "tokens that changed logo",
    "tokens with changed links",
    "edited token pages",
    "who updated their token page",
    "rebranded tokens",
  ],
  ...freshTool,
  cacheTtl: FRESH_MS,
  input: lazy(() =>
    z.object({
      chain: chainArgument().optional(),
      limit: limit({ most: 100, usual: 20 }, "Tokens in a page"),
    }),
  ),
  output: lazy(() =>
    z.object({
      tokens: z
        .array(
          wordsRow().extend({
            chain: chain().describe("The token's chain; a slug or CAIP-2"),
            updated_at: orNull(isoTime("When its information was changed")),
          }),
        )
        .describe("The tokens, the newest change first"),
    }),
  ),
  examples: [
    { description: "On all chains", args: {} },
    { description: "On Solana", args: { chain: "solana", limit: 5 } },
  ],
  list: "tokens",
  by: "whole",
  absent: () => "geckoterminal names no tokens",
  async page({ chain }, ctx) {
    const network = chain === undefined ? undefined : chains().ownNameOf(chain);
    const { data } = await ctx.http.get("tokens/info_recently_updated", {
      query: { include: "network", network },
      schema: rawTokens,
    });
    const items = data.map((raw) => {
      const { address, metadata_updated_at: at } = raw.attributes;
      // A network's id may hold the very sign that parts it from the address.
      const of = raw.relationships?.network?.data?.id ?? raw.id.slice(0, -address.length - 1);
      return { ...toWords(raw), chain: chains().slugOf(of), updated_at: at };
    });
    return { items };
  },
});
