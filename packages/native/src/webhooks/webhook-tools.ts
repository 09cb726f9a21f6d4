// The tools of webhooks: svc_create_webhook, svc_list_webhooks, svc_delete_webhook and svc_replay_event.
import { type Service, ServiceError, type Tool } from "@svckit/core";
import * as z from "zod";
import { EVENT_TYPES, toWireEvent, WireEvent } from "../events/event-types.js";
import { findSubject } from "../records/subjects.js";
import { type NativeParts, nativeTool, readAccount } from "../tools/native-tool.js";
import { listedSubjectId, ownSubjectId, recordId } from "../tools/record-id.js";
import { NextCursor, page, toPage } from "../tools/wire.js";
import { toWebhook, USUAL_EVENTS, Webhook } from "./webhook.js";
import { createWebhook, deleteWebhook, listWebhooks, replayEvent } from "./webhook-verbs.js";

const webhookId = () => recordId("The webhook's `id`");

export const CreateWebhookInput = z.object({
  url: z.string().min(1).max(2_048).describe("Where events are posted: https, on port 443, of a public host"),
  events: z
    .array(z.enum(EVENT_TYPES))
    .min(1)
    .max(EVENT_TYPES.length)
    .default(USUAL_EVENTS)
    .describe("The types of events to be sent; `call.settled` is sent only where it is named"),
  subject_id: ownSubjectId(),
});
export const ListWebhooksInput = z.object({ subject_id: listedSubjectId(), ...page });
export const DeleteWebhookInput = z.object({ webhook_id: webhookId() });
export const ReplayEventInput = z.object({
  webhook_id: webhookId(),
  event_id: recordId("The event's `id`, which is also the `webhook-id` of its deliveries"),
});

const One = z.object({ webhook: Webhook });
const ID = "0190b1de-0000-7000-8000-000000000001";

/** The tools of webhooks. */
export function webhookTools(parts: NativeParts): readonly Tool[] {
  return [createTool(parts), listTool(parts), deleteTool(parts), replayTool(parts)];
}

function createTool(parts: NativeParts): Tool {
  return nativeTool(parts, {
    name: "create_webhook",
    title: "Create a webhook",
    description:
      "Has events of a subject, such as alerts, posted to a URL, each signed with the subject's signing secret by Standard Webhooks 1.0.0. Events wait until a secret has been issued, which is done over REST.",
    keywords: ["notify me by http", "callback url", "push alerts", "subscribe to events"],
    effect: "write",
    input: CreateWebhookInput,
    output: One,
    examples: [
      { description: "Send alerts to a server", args: { url: "https://example.com/hooks" } },
      {
        description: "Hear of opened alerts alone",
        args: { url: "https://example.com/hooks", events: ["alert.opened"] },
      },
    ],
    async run({ url, events, subject_id: subjectId }, context) {
      const { state } = context;
      const given = { url: readUrl(state.service, url), events: [...new Set(events)], subjectId };
      const row = await state.write(() => createWebhook({ ...context, ...given, limits: state.limits }));
      return { webhook: toWebhook(row) };
    },
  });
}

/** The URL as it is asked. What its host's name leads to is looked at with every delivery. */
function readUrl({ transport }: Service, text: string): string {
  try {
    const url = transport.publicTargets.read(text);
    url.hash = "";
    return url.href;
  } catch {
    // Without a cause, which would be logged as a fault: a refused URL is its caller's slip.
    throw new ServiceError("VALIDATION_ERROR", {
      message:
        "The argument `url` is not valid: a webhook takes https, on port 443, of a host on the public internet.",
      next: "Give the URL of a receiver that can be reached from the internet.",
      param: "url",
      runtimeStatus: "invalid_input",
    });
  }
}

function listTool(parts: NativeParts): Tool {
  return nativeTool(parts, {
    name: "list_webhooks",
    title: "List webhooks",
    description: "The account's webhooks and how they do, the newest first.",
    keywords: ["my callbacks", "subscriptions", "receivers", "failing webhooks"],
    effect: "read",
    input: ListWebhooksInput,
    output: z.object({ webhooks: z.array(Webhook), next_cursor: NextCursor }),
    examples: [
      { description: "All webhooks", args: {} },
      { description: "Those of the subject default", args: { subject_id: "default" } },
    ],
    async run({ subject_id, limit, cursor: after }, context) {
      const { state, accountId } = context;
      const account = await readAccount(context);
      const rows = await state.read(function* () {
        const subject = subject_id === undefined ? undefined : yield* findSubject(account, subject_id);
        return yield* listWebhooks({ accountId, subjectId: subject?.id, after, limit: limit + 1 });
      });
      const shown = toPage(rows, limit, ({ id }) => id);
      return { webhooks: shown.rows.map(toWebhook), next_cursor: shown.next_cursor };
    },
  });
}

function deleteTool(parts: NativeParts): Tool {
  return nativeTool(parts, {
    name: "delete_webhook",
    title: "Delete a webhook",
    description: "Deletes a webhook, and with it what was about to be sent to it.",
    keywords: ["unsubscribe", "stop notifications", "remove callback"],
    effect: "destroy",
    input: DeleteWebhookInput,
    output: One,
    examples: [{ description: "Delete a webhook by its id", args: { webhook_id: ID } }],
    async run({ webhook_id: webhookId }, context) {
      const row = await context.state.write(() => deleteWebhook({ ...context, webhookId }));
      return { webhook: toWebhook(row) };
    },
  });
}

function replayTool(parts: NativeParts): Tool {
  return nativeTool(parts, {
    name: "replay_event",
    title: "Send an event again",
    description:
      "Sends an event to a webhook again, under the same id, whether it arrived before or not. A disabled webhook that takes it is active again.",
    keywords: ["resend", "redeliver", "retry delivery", "enable a disabled webhook"],
    effect: "write",
    input: ReplayEventInput,
    output: z.object({ webhook: Webhook, event: WireEvent }),
    examples: [{ description: "Send one event again", args: { webhook_id: ID, event_id: ID } }],
    async run({ webhook_id: webhookId, event_id: eventId }, context) {
      const { webhook, event } = await context.state.write(() =>
        replayEvent({ ...context, webhookId, eventId }),
      );
      return { webhook: toWebhook(webhook), event: toWireEvent(event) };
    },
  });
}
