// Token: the outcome that a call is about, as the CLOB knows it.
import { ServiceError, type ToolContext } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { outcomeArguments } from "./arguments.js";

const rawMarket = lazy(() =>
  z.looseObject({
    tokens: z.array(z.looseObject({ token_id: z.string(), outcome: z.string() })),
  }),
);

/** The arguments of a tool about one outcome, with its own; market or token is given, and not both. */
export function withOutcome<Shape extends z.ZodRawShape>(own: Shape) {
  return z
    .object({ ...outcomeArguments(), ...own })
    .refine(
      (args) => (Reflect.get(args, "market") === undefined) !== (Reflect.get(args, "token_id") === undefined),
      {
        error: "give either market or token_id",
        path: ["market"],
      },
    );
}

/** An outcome by its token; what a call by its token leaves open is null. */
export interface Outcome {
  readonly market_id: string | null;
  readonly outcome: string | null;
  readonly token_id: string | null;
}

/** What a call names: its market and outcome, or its token. */
interface Named {
  readonly market?: string | undefined;
  readonly outcome?: string | undefined;
  readonly token_id?: string | undefined;
}

/** The outcome that a call names; its token is null where there is no such market. Throws TOOL_ERROR for another label. */
export async function outcomeOf(ctx: ToolContext, { market, outcome, token_id }: Named): Promise<Outcome> {
  if (market === undefined) return { market_id: null, outcome: null, token_id: token_id ?? null };
  const found = await ctx.http.find("/markets/{condition}", {
    path: { condition: market },
    schema: rawMarket,
  });
  const tokens = found?.tokens ?? [];
  const token =
    outcome === undefined
      ? tokens[0]
      : tokens.find((each) => each.outcome.toLowerCase() === outcome.toLowerCase());
  if (token === undefined && tokens.length > 0)
    throw new ServiceError("TOOL_ERROR", {
      message: "The market has no outcome of that label.",
      next: "Take a label of its `outcomes`, which get_polymarket_market gives.",
      param: "outcome",
      runtimeStatus: "invalid_input",
    });
  return {
    market_id: market,
    outcome: token?.outcome ?? outcome ?? null,
    token_id: token?.token_id ?? null,
  };
}
