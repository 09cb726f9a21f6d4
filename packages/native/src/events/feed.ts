// The feed: an account's events in their order, for those without a receiver. A page goes on where the last one ended, and
// nothing comes in between later: events are numbered under the account's lock.
import type { Tool } from "@svckit/core";
import * as z from "zod";
import type { EventRow } from "../records/rows.js";
import { EVENTS } from "../records/tables.js";
import { list, type Work } from "../rows/operations.js";
import { type NativeParts, nativeTool } from "../tools/native-tool.js";
import { recordId } from "../tools/record-id.js";
import type { State } from "../tools/state.js";
import { NextCursor, page, toPage } from "../tools/wire.js";
import { toWireEvent, WireEvent } from "./event-types.js";
import { writeSettledCalls } from "./settled-calls.js";

export const ListEventsInput = z.object({
  ...page,
  cursor: recordId("`next_cursor` of the page before, or the id of the last event that was read").optional(),
  order: z
    .enum(["asc", "desc"])
    .default("asc")
    .describe("`asc`: from the oldest event on; `desc`: from the newest back"),
});

/** Which events of an account. */
export interface AskedEvents {
  readonly accountId: string;
  /** Those behind the event with that id; from an end on where it is left out. */
  readonly after: string | undefined;
  readonly order: "asc" | "desc";
  readonly limit: number;
}

/** An event, as it is sent. */
export type Event = z.infer<typeof WireEvent>;

/** Events of an account as they are sent, with those of its calls that were settled by now. */
export async function readEvents(state: State, asked: AskedEvents): Promise<readonly Event[]> {
  const { accountId } = asked;
  await writeSettledCalls(state, { accountId, now: state.now(), newId: state.newId });
  return (await state.read(() => listEvents(asked))).map(toWireEvent);
}

function* listEvents({ accountId, after, order, limit }: AskedEvents): Work<readonly EventRow[]> {
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
        const rows = await readEvents(state, { accountId, after, order, limit: limit + 1 });
        const shown = toPage(rows, limit, ({ id }) => id);
        return { events: [...shown.rows], next_cursor: shown.next_cursor };
      },
    }),
  ];
}
