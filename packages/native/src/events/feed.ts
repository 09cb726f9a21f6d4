// The feed: an account's events in their order, for those without a receiver. A page goes on where the last one ended, and
// nothing comes in between later: events are numbered under the account's lock.
import type { Tool } from "@svckit/core";
import { z } from "zod";
import type { EventRow } from "../records/rows.js";
import { EVENTS } from "../records/tables.js";
import { list, type Work } from "../rows/operations.js";
import { type NativeParts, nativeTool } from "../tools/native-tool.js";
import { NextCursor, page, toPage } from "../tools/wire.js";
import { toWireEvent, WireEvent } from "./event-types.js";
import { writeSettledCalls } from "./settled-calls.js";

export const ListEventsInput = z.object({
  ...page,
  cursor: z
    .string()
    .max(128)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, "expected the id of an event")
    .optional()
    .describe("`next_cursor` of the page before, or the id of the last event that was read"),
  order: z
    .enum(["asc", "desc"])
    .default("asc")
    .describe("`asc`: from the oldest event on; `desc`: from the newest back"),
});

/** Events of an account behind one of them, or from an end on. */
export function* listEvents(asked: {
  readonly accountId: string;
  readonly after: string | undefined;
  readonly order: "asc" | "desc";
  readonly limit: number;
}): Work<readonly EventRow[]> {
  const { accountId, after, order, limit } = asked;
  return yield* list(EVENTS, {
    index: "id",
    equals: [accountId],
    ...(after !== undefined && { after: [after] }),
    order,
    limit,
  });
}

/** The tool of the feed. */
export function eventTools(parts: NativeParts): readonly Tool[] {
  return [
    nativeTool(parts, {
      name: "list_events",
      title: "List events",
      description:
        "What happened to the account's monitors, alerts and webhooks in the last 30 days, in its order, the oldest first.",
      keywords: ["activity", "history", "feed", "what happened", "notifications"],
      effect: "read",
      input: ListEventsInput,
      output: z.object({ events: z.array(WireEvent), next_cursor: NextCursor }),
      examples: [
        { description: "From the oldest event on", args: {} },
        { description: "The last ten events", args: { order: "desc", limit: 10 } },
      ],
      async run({ limit, cursor: after, order }, context) {
        const { state, accountId } = context;
        await writeSettledCalls(state, context);
        const rows = await state.read(() => listEvents({ accountId, after, order, limit: limit + 1 }));
        const shown = toPage(rows, limit, ({ id }) => id);
        return { events: shown.rows.map(toWireEvent), next_cursor: shown.next_cursor };
      },
    }),
  ];
}
