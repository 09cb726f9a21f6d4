// The routes of webhooks and of the feed of events.
import type { RouteTag } from "@svckit/rest";
import { ListEventsInput } from "../events/feed.js";
import { ListDeliveriesInput } from "../webhooks/delivery-tools.js";
import {
  CreateWebhookInput,
  DeleteWebhookInput,
  ListWebhooksInput,
  ReplayEventInput,
} from "../webhooks/webhook-tools.js";
import type { ToolRoute } from "./tool-route.js";

const WEBHOOK_TAG: RouteTag = {
  name: "webhooks",
  description: "Receivers of an account's events, and the events themselves",
};

const SUBJECT_CODES = ["STATE_SUBJECT_NOT_FOUND", "STATE_SUBJECT_ARCHIVED"] as const;

export const WEBHOOK_ROUTES: readonly ToolRoute[] = [
  {
    method: "POST",
    path: "/api/v1/webhooks",
    operationId: "createWebhook",
    summary: "Create a webhook",
    tag: WEBHOOK_TAG,
    tool: "create_webhook",
    input: CreateWebhookInput,
    codes: SUBJECT_CODES,
  },
  {
    method: "GET",
    path: "/api/v1/webhooks",
    operationId: "listWebhooks",
    summary: "The account's webhooks, the newest first",
    tag: WEBHOOK_TAG,
    tool: "list_webhooks",
    input: ListWebhooksInput,
    codes: ["STATE_SUBJECT_NOT_FOUND"],
  },
  {
    method: "DELETE",
    path: "/api/v1/webhooks/{webhook_id}",
    operationId: "deleteWebhook",
    summary: "Delete a webhook",
    tag: WEBHOOK_TAG,
    tool: "delete_webhook",
    input: DeleteWebhookInput,
    codes: SUBJECT_CODES,
  },
  {
    method: "GET",
    path: "/api/v1/webhooks/{webhook_id}/deliveries",
    operationId: "listDeliveries",
    summary: "What a webhook was sent and is to be sent, the newest event first",
    tag: WEBHOOK_TAG,
    tool: "list_deliveries",
    input: ListDeliveriesInput,
    codes: [],
  },
  {
    method: "POST",
    path: "/api/v1/webhooks/{webhook_id}/deliveries/{event_id}/replay",
    operationId: "replayEvent",
    summary: "Send an event to a webhook again",
    tag: WEBHOOK_TAG,
    tool: "replay_event",
    input: ReplayEventInput,
    codes: SUBJECT_CODES,
  },
  {
    method: "GET",
    path: "/api/v1/events",
    operationId: "listEvents",
    summary: "The account's events, the oldest first",
    tag: WEBHOOK_TAG,
    tool: "list_events",
    input: ListEventsInput,
    codes: [],
  },
];
