// jupiter: prices, tokens and swap quotes of Solana, with or without a key.
// Paths, parameters and types are those of the descriptions in github.com/jup-ag/docs (openapi-spec).
import { defineProvider, defineProviderFactory, type UpstreamFailure } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { readBaseUrl } from "../options.js";
import { readAs } from "../read-as.js";
import { getJupPrice } from "./price.js";
import { getJupQuote } from "./quote.js";
import { searchSolanaTokens } from "./tokens.js";

/** Options of `jupiter`. */
export interface JupiterOptions {
  /** Where the API is; by default the public one. */
  readonly baseUrl?: string | undefined;
}

const variables = { baseUrl: { kind: "upstream" } } as const;

/** Solana's tokens from Jupiter; throws an `Error` that names the option which cannot be used. */
export const jupiter = defineProviderFactory(variables, (options: JupiterOptions) => {
  const baseUrl = readBaseUrl("jupiter", "https://api.jup.ag", options);
  return defineProvider({
    id: "jupiter",
    title: "Jupiter",
    homepage: "https://jup.ag",
    baseUrl,
    auth: { header: "x-api-key", variable: "JUPITER_API_KEY", optional: true },
    // A request a second with a free key; half as many without one, of which Jupiter tells by a 429.
    limits: { perMinute: 60 },
    failure: readJupiterFailure,
    tools: [getJupPrice, searchSolanaTokens, getJupQuote],
  });
});

const coded = lazy(() => z.looseObject({ code: z.number(), message: z.string() }));
const unroutable = lazy(() =>
  z.looseObject({ errorCode: z.enum(["COULD_NOT_FIND_ANY_ROUTE", "NO_ROUTES_FOUND", "TOKEN_NOT_TRADABLE"]) }),
);

/** Reads an error inside a 200, and a swap that cannot be made. */
function readJupiterFailure(answer: {
  readonly status: number;
  readonly body: unknown;
}): UpstreamFailure | undefined {
  if (answer.status === 400 && readAs(unroutable, answer.body))
    return {
      runtimeStatus: "invalid_input",
      message: "has no route for this swap",
      next: "Check both mints by search_solana_tokens, or ask for another amount.",
    };
  const code = answer.status < 300 ? readAs(coded, answer.body)?.code : undefined;
  if (code === undefined) return undefined;
  if (code === 429) return { runtimeStatus: "rate_limited", message: "is asked too often" };
  if (code === 401) return { runtimeStatus: "missing_key", message: "does not take the key" };
  return { runtimeStatus: "failing", message: "answered with an error in the place of a record" };
}
