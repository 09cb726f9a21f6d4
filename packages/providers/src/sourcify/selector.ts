// decode_selector: the texts behind the hash of a function, an error or an event.
import { defineTool } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";

const FRESH_MS = 60 * 60_000;
const STALE_MS = 24 * 60 * 60_000;
const EVENT_LENGTH = 66;

// Of functions null, of events an empty list says that there is none.
const rawLookup = lazy(() => {
  const found = z
    .array(
      z.looseObject({
        name: z.string(),
        filtered: z.boolean().nullish(),
        hasVerifiedContract: z.boolean().nullish(),
      }),
    )
    .nullable();
  const byHash = z.record(z.string(), found).nullish();
  return z.looseObject({ result: z.looseObject({ function: byHash, event: byHash }) });
});

/** The tool `decode_selector`. */
export const decodeSelector = defineTool({
  name: "decode_selector",
  title: "Signature behind a selector",
  description:
    "The signatures that a selector may stand for: of a function or an error by its 4 bytes, of an event by its 32, from Sourcify's database of signatures, at most an hour old. Several texts may have the same 4 bytes.",
  category: "token_contract",
  effect: "read",
  keyless: true,
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  keywords: [
    "4byte",
    "method id",
    "topic0",
    "function signature",
    "what function is 0x",
    "4byte lookup",
    "unknown selector",
    "method of a selector",
    "function name from bytes",
    "what does a selector stand for",
    "unknown method id",
    "4byte directory",
    "reverse lookup of selector",
    "four byte lookup",
    "custom error code name",
    "which event has this topic",
    "openchain signature lookup",
  ],
  upstream: () => "signatures",
  input: lazy(() =>
    z.object({
      selector: z
        .string()
        .trim()
        .toLowerCase()
        .regex(/^0[xX]([0-9a-fA-F]{8}|[0-9a-fA-F]{64})$/, "0x and 8 hex digits, or 64 of an event")
        .describe("Selector of a function or error (0x and 8 hex digits) or topic of an event (0x and 64)"),
    }),
  ),
  output: lazy(() =>
    z.object({
      selector: z.string().describe("The selector, in lower case"),
      kind: z.enum(["function", "event"]).describe("What it is a selector of; `function` of errors, too"),
      signatures: z
        .array(
          z.object({
            signature: z.string().describe("The text, such as `transfer(address,uint256)`"),
            is_in_verified_contract: z
              .boolean()
              .nullable()
              .describe(
                "Whether a verified contract has it; one that none has may be made up; null: unknown",
              ),
          }),
        )
        .describe("The texts with this selector"),
    }),
  ),
  examples: [
    { description: "A transfer of a token", args: { selector: "0xa9059cbb" } },
    {
      description: "The event of a transfer",
      args: { selector: "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef" },
    },
  ],
  async execute({ selector }, ctx) {
    const kind = selector.length === EVENT_LENGTH ? ("event" as const) : ("function" as const);
    const { result } = await ctx.http.get("signature-database/v1/lookup", {
      query: { [kind]: selector },
      schema: rawLookup,
    });
    const signatures = (result[kind]?.[selector] ?? []).map(({ name, hasVerifiedContract }) => ({
      signature: name,
      is_in_verified_contract: hasVerifiedContract ?? null,
    }));
    const told = { selector, kind, signatures };
    return signatures.length > 0 ? told : ctx.noData(told, `sourcify knows no signature of ${selector}`);
  },
});
