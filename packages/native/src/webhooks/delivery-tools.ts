// The tool of deliveries: svc_list_deliveries.
import type { Tool } from "@svckit/core";
import * as z from "zod";
import { type NativeParts, nativeTool } from "../tools/native-tool.js";
import { recordId } from "../tools/record-id.js";
import { NextCursor, page } from "../tools/wire.js";
import { DELIVERY_STATUSES, Delivery, toDelivery } from "./delivery.js";
import { listDeliveries } from "./delivery-list.js";

export const ListDeliveriesInput = z.object({
  webhook_id: recordId("The webhook's `id`"),
  status: z.enum(DELIVERY_STATUSES).optional().describe("Only those that are so"),
  ...page,
});

/** The tool. */
export function deliveryTools(parts: NativeParts): readonly Tool[] {
  return [
    nativeTool(parts, {
      name: "list_deliveries",
      title: "List a webhook's deliveries",
      description:
        "What a webhook was sent in the last 30 days and is to be sent, the newest event first: how many attempts were made, why the last one failed, and when the next one is.",
      keywords: ["delivery log", "failed webhooks", "attempts", "retries", "was it sent"],
      effect: "read",
      input: ListDeliveriesInput,
      output: z.object({ deliveries: z.array(Delivery), next_cursor: NextCursor }),
      examples: [
        {
          description: "What is tried no more",
          args: { webhook_id: "0190b1de-0000-7000-8000-000000000001", status: "failed" },
        },
      ],
      async run({ webhook_id: webhookId, status, limit, cursor: after }, { state, accountId }) {
        const asked = { accountId, webhookId, status, after, limit };
        const { webhook, deliveries, next } = await state.read(() => listDeliveries(asked));
        return {
          deliveries: deliveries.map(([row, event]) => toDelivery(row, event, webhook)),
          next_cursor: next,
        };
      },
    }),
  ];
}
