// search_tools: from what an agent wants to the exact names of the tools that do it.

import type { Catalog } from "../catalog/catalog.js";
import { DISCOVERY_CATEGORY } from "../catalog/category.js";
import { defineTool, type Tool } from "../catalog/tool.js";
import type { Principal } from "../identity/principal.js";
import type { Awaitable } from "../platform/awaitable.js";
import { literalSchema } from "../schema/literal-schema.js";
import { type FoundTools, searchTools } from "./tool-search.js";

const MOST = 50;

const INPUT = {
  type: "object",
  properties: {
    intent: {
      type: "string",
      minLength: 1,
      maxLength: 500,
      description: "What you want to know or do, in plain words, for example: token price in euros",
    },
    category: { type: "string", minLength: 1, description: "Only tools of this category" },
    provider: { type: "string", description: "Only tools of this provider" },
    limit: { type: "integer", minimum: 1, maximum: MOST, description: "How many at most; 10 where left out" },
    cursor: { type: "string", description: "The next_cursor of the page before" },
    direct: {
      type: "boolean",
      description:
        "Whether found tools are called by their own names, as over REST or at a category's endpoint",
    },
  },
  required: ["intent"],
} as const;

const OUTPUT = {
  type: "object",
  properties: {
    tools: {
      type: "array",
      description: "Best first",
      items: {
        type: "object",
        properties: {
          name: { type: "string", description: "Exact tool name" },
          summary: { type: "string" },
          category: { type: "string" },
          provider: { type: "string" },
          required: { type: "array", items: { type: "string" }, description: "Arguments that a call needs" },
          keyless: { type: "boolean", description: "Whether it works without a key" },
          credits: { type: "integer", description: "Price in credits, at most" },
          credits_vary: { type: "boolean", description: "A call may cost less, by its arguments" },
          call: {
            type: "object",
            description: "A call to fill in: tool and args, and the invoker that takes them",
          },
        },
        required: ["name", "summary", "category", "provider", "required", "keyless", "credits", "call"],
      },
    },
    total_count: { type: "integer" },
    next_cursor: { type: ["string", "null"], description: "For the next page; null on the last" },
  },
  required: ["tools", "total_count", "next_cursor"],
} as const;

interface Search {
  readonly intent: string;
  readonly category?: string;
  readonly provider?: string;
  readonly limit?: number;
  readonly cursor?: string;
  readonly direct?: boolean;
}

/** What the tool works with. */
interface FindParts {
  readonly catalogOf: (principal: Principal | undefined) => Awaitable<Catalog>;
}

/** The tool `search_tools`. */
export function findTools({ catalogOf }: FindParts): Tool {
  return defineTool({
    name: "search_tools",
    title: "Search tools",
    description:
      "Finds the tools for an intent: exact names with a one-line summary, the required arguments and a call to fill in. Start here. Free.",
    keywords: [
      "which tool should i use",
      "what can you do",
      "find the right function",
      "available tools",
      "where do i start",
      "discover capabilities",
      "is there an endpoint for",
    ],
    category: DISCOVERY_CATEGORY,
    effect: "read",
    keyless: true,
    credits: 0,
    // Callers see different tools.
    personal: true,
    input: literalSchema<Search>(INPUT),
    inputSchema: INPUT,
    output: literalSchema<FoundTools>({ type: "object" }),
    outputSchema: OUTPUT,
    examples: [
      { description: "Tools that give prices", args: { intent: "current price of a token", limit: 5 } },
    ],
    execute: async ({ intent, ...query }, { principal }) =>
      searchTools(await catalogOf(principal), intent, query),
  });
}
