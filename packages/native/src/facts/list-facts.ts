// The tool svc_list_memory_facts: facts by subject, by what their keys begin with, or by what they say.
import { rankTexts, ServiceError, type Tool } from "@svckit/core";
import * as z from "zod";
import { MAX_PAGE_BYTES } from "../records/filtered.js";
import type { FactRow } from "../records/rows.js";
import { type NativeContext, type NativeParts, nativeTool, readAccount } from "../tools/native-tool.js";
import { listedSubjectId } from "../tools/record-id.js";
import { NextCursor, page } from "../tools/wire.js";
import { Fact, keyPrefix, toFact } from "./fact.js";
import { listFacts, sentBytes } from "./fact-verbs.js";

export const ListFactsInput = z.object({
  subject_id: listedSubjectId(),
  prefix: keyPrefix(),
  query: z
    .string()
    .max(1_000)
    .regex(/\S/, "expected some words")
    .optional()
    .describe("Words to look for: facts that say them come best first, on one page; all others newest first"),
  ...page,
});

type ListArguments = z.output<typeof ListFactsInput>;

// The newest of these are looked through; an account has fewer unless the operator allows more.
const MAX_SEARCHED = 2_000;

export function listFactsTool(parts: NativeParts): Tool {
  return nativeTool(parts, {
    name: "list_memory_facts",
    title: "List memory facts",
    description:
      "The facts that the account remembers, by subject, by what their keys begin with, or the best first for words that they say. Expired ones are not among them.",
    keywords: [
      "search memory",
      "my notes",
      "what do you remember",
      "recall preferences",
      "find a saved fact",
    ],
    effect: "read",
    input: ListFactsInput,
    output: z.object({ facts: z.array(Fact), next_cursor: NextCursor }),
    examples: [
      { description: "All that is known of the user", args: { prefix: "user." } },
      { description: "What is remembered about the cold wallet", args: { query: "cold wallet", limit: 5 } },
    ],
    run: (args, context) => (args.query === undefined ? browse(args, context) : search(args, context)),
  });
}

async function browse({ subject_id, prefix, cursor, limit }: ListArguments, context: NativeContext) {
  const account = await readAccount(context);
  const asked = { subjectId: subject_id, prefix, after: cursor, limit, now: context.now, isSent: true };
  const { rows, next } = await context.state.read(() => listFacts(account, asked));
  return { facts: rows.map(toFact), next_cursor: next };
}

async function search(
  { subject_id, prefix, query = "", cursor, limit }: ListArguments,
  context: NativeContext,
) {
  if (cursor !== undefined) throw onePage();
  const account = await readAccount(context);
  const asked = { subjectId: subject_id, prefix, after: undefined, limit: MAX_SEARCHED, now: context.now };
  const { rows } = await context.state.read(() => listFacts(account, { ...asked, isSent: false }));
  const texts = rows.map((row) => ({ name: row.key, text: textOf(row), row }));
  const found = (await rankTexts(texts, query)).slice(0, limit);
  let bytes = 0;
  const sent = found.filter(({ row }, place) => {
    bytes += sentBytes(row);
    return place === 0 || bytes <= MAX_PAGE_BYTES;
  });
  return { facts: sent.map(({ row }) => toFact(row)), next_cursor: null };
}

/** The words of a value. What holds them together in JSON would make one word of an address and all that follows. */
function textOf({ value }: FactRow): string {
  return typeof value === "string" ? value : JSON.stringify(value).replace(/["{}[\],:]+/g, " ");
}

function onePage(): ServiceError {
  return new ServiceError("VALIDATION_ERROR", {
    message: "A search by words has one page, and takes no cursor.",
    next: "Ask for more with `limit`, or look by `prefix`.",
    param: "cursor",
    runtimeStatus: "invalid_input",
  });
}
