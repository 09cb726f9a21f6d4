// Sources: what the result of a composite tool cites of each tool that it asked.
import * as z from "zod";
import type { Source } from "../store/receipt.js";
import { isoTime } from "./time.js";

const WORDS = ["live", "cached", "fallback", "unavailable"] as const satisfies readonly Source[];

/** One tool that was asked, as `ctx.ask` gives it in `source`. */
const ASKED = z.object({
  tool: z.string().describe("The tool that was asked"),
  provider: z.string().describe("The provider that answered, or failed to"),
  receipt_id: z.string().describe("The receipt of that answer: its account reads it back by this id"),
  source: z.enum(WORDS).describe("Where the data came from; unavailable where there is none"),
  fetched_at: isoTime("When the data was retrieved, or the attempt made"),
});

/** The field `sources` of a composite tool: every tool that it asked, also those that gave nothing. */
export function sources(): z.ZodArray<typeof ASKED> {
  return z.array(ASKED).describe("Every tool that was asked for this result, each with its receipt");
}
