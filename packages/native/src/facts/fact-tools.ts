// The tools of memory facts: svc_remember_fact, svc_get_memory_fact and svc_forget_memory_fact; lists have a file of their own.
import type { Tool } from "@svckit/core";
import { isoTime } from "@svckit/core/schemas";
import * as z from "zod";
import { type NativeParts, nativeTool, readAccount } from "../tools/native-tool.js";
import { ownSubjectId, recordId, subjectId } from "../tools/record-id.js";
import { Version } from "../tools/version.js";
import { Fact, factKey, toFact } from "./fact.js";
import { bytesOf, readAsked, readExpiry, requireOwnReceipt } from "./fact-rules.js";
import { findFact, forgetFact, rememberFact } from "./fact-verbs.js";
import { listFactsTool } from "./list-facts.js";

export const RememberInput = z.object({
  key: factKey(),
  value: z.unknown().describe("What to remember: any JSON"),
  subject_id: ownSubjectId(),
  source_receipt_id: recordId("The `receipt_id` of the call that it came from, one of your own").optional(),
  confidence: z.number().min(0).max(1).optional().describe("How sure it is, 0 to 1"),
  expires_at: isoTime("When it is forgotten; it stays where left out").optional(),
  version: z
    .int()
    .min(0)
    .optional()
    .describe("The fact's version as it was read, 0 for one that must not be there yet; any where left out"),
});

const named = {
  fact_id: recordId("The fact's `id`; or else give its key").optional(),
  key: factKey().optional(),
  subject_id: subjectId("The subject that the key is of, by its `id`; `default` where left out").optional(),
};
export const GetFactInput = z.object(named);
export const ForgetFactInput = z.object({ ...named, version: Version });

/** The tools of memory facts. */
export function factTools(parts: NativeParts): readonly Tool[] {
  return [rememberTool(parts), listFactsTool(parts), getTool(parts), forgetTool(parts)];
}

function rememberTool(parts: NativeParts): Tool {
  return nativeTool(parts, {
    name: "remember_fact",
    title: "Remember a fact",
    description:
      "Keeps a fact under a key, over what the key held before: any JSON up to 16 KiB, with the receipt that it came from, how sure it is and when it is to be forgotten.",
    keywords: ["save to memory", "store a note", "keep for later", "upsert memory", "set a preference"],
    effect: "write",
    input: RememberInput,
    output: z.object({ fact: Fact }),
    examples: [
      { description: "A preference of the user", args: { key: "user.currency", value: "eur" } },
      {
        description: "An estimate that is forgotten",
        args: {
          key: "treasury.runway",
          value: { months: 14 },
          confidence: 0.6,
          expires_at: "2100-01-01T00:00:00.000Z",
        },
      },
    ],
    async run(args, context) {
      const { state, now } = context;
      const { limits } = state;
      const { key, value, version, confidence = null, source_receipt_id: sourceReceiptId = null } = args;
      const bytes = bytesOf(key, value, limits.factBytes);
      const expiresAt = readExpiry(args.expires_at, now);
      await requireOwnReceipt(context, sourceReceiptId);
      const fact = {
        key,
        subjectId: args.subject_id,
        value,
        bytes,
        version,
        confidence,
        expiresAt,
        sourceReceiptId,
      };
      const row = await state.write(() => rememberFact({ ...context, ...fact, limits }));
      return { fact: toFact(row) };
    },
  });
}

function getTool(parts: NativeParts): Tool {
  return nativeTool(parts, {
    name: "get_memory_fact",
    title: "Get a memory fact",
    description:
      "One fact that the account remembers, by its id or by its key, with the receipt that it came from, how sure it is and its version.",
    keywords: ["recall", "look up a note", "read memory", "what did I save", "stored preference"],
    effect: "read",
    input: GetFactInput,
    output: z.object({ fact: Fact }),
    examples: [
      { description: "A preference by its key", args: { key: "user.currency" } },
      { description: "A fact by its id", args: { fact_id: "0190b1de-0000-7000-8000-000000000002" } },
    ],
    async run(args, context) {
      const asked = readAsked(args);
      const account = await readAccount(context);
      return { fact: toFact(await context.state.read(() => findFact(account, asked, context.now))) };
    },
  });
}

function forgetTool(parts: NativeParts): Tool {
  return nativeTool(parts, {
    name: "forget_memory_fact",
    title: "Forget a memory fact",
    description: "Forgets one fact for good, by its id or by its key.",
    keywords: ["delete from memory", "remove a note", "erase a preference"],
    effect: "destroy",
    input: ForgetFactInput,
    output: z.object({ fact_id: z.string().describe("Id of the fact"), forgotten: z.literal(true) }),
    examples: [
      { description: "Forget a preference", args: { key: "user.currency" } },
      { description: "Forget a fact by its id", args: { fact_id: "0190b1de-0000-7000-8000-000000000002" } },
    ],
    async run({ version, ...args }, context) {
      const asked = readAsked(args);
      const row = await context.state.write(() => forgetFact({ ...context, asked, version }));
      return { fact_id: row.id, forgotten: true as const };
    },
  });
}
