// Payments: what a payment provider tells by webhook, signed as Stripe signs, turned into credits and plans.
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Service } from "@svckit/core";

/** An event, as far as it is read. */
export interface PaymentEvent {
  /** Names the event; it is delivered until it is answered with 200, so it may come more than once, and late. */
  readonly id: string;
  readonly type: string;
  readonly data: { readonly object: Readonly<Record<string, unknown>> };
}

const TOLERANCE_S = 300;

/** The `Stripe-Signature` header of a body: the time in seconds, and HMAC-SHA256 over `<time>.<body>`. */
export function signatureOf(body: string, secret: string, atS: number): string {
  return `t=${atS},v1=${createHmac("sha256", secret).update(`${atS}.${body}`).digest("hex")}`;
}

/** The event of a delivery; undefined where its signature is not the provider's, or too old. */
export function readEvent(
  body: string,
  header: string | undefined,
  secret: string,
  nowS: number,
): PaymentEvent | undefined {
  const [, at = ""] = /(?:^|,)t=(\d+)/.exec(header ?? "") ?? [];
  const given = Buffer.from(header ?? "");
  const expected = Buffer.from(signatureOf(body, secret, Number(at)));
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  if (!isSigned || Math.abs(nowS - Number(at)) > TOLERANCE_S) return undefined;
  // `as`: what the provider has signed has the form that it documents.
  return JSON.parse(body) as PaymentEvent;
}

/**
 * Books an event. The references are the provider's names for the payments, so each acts once, in whatever order and however
 * often the events come. A refund books its payment first, so that it takes what was paid for and nothing of the period.
 */
export async function book(service: Service, { id, type, data }: PaymentEvent): Promise<void> {
  const { object } = data;
  const account = String(object["client_reference_id"] ?? object["customer"]);
  switch (type) {
    case "checkout.session.completed":
      await bookPayment(service, account, object);
      return;
    case "charge.refunded":
      await bookPayment(service, account, object);
      await service.adjust(account, -creditsOf(object), {
        reference: `refund ${object["payment_intent"]}`,
        reason: "refund of the payment",
      });
      return;
    case "invoice.paid":
      await service.setPlan(account, "team", { reference: `invoice ${object["id"]}`, at: "now" });
      return;
    case "customer.subscription.deleted":
      await service.setPlan(account, "solo", { reference: `end ${object["id"]}`, at: "period_end" });
      return;
    default:
      // Providers tell of more than anybody asked for.
      console.log(`event ${id} of type ${type} needs nothing`);
  }
}

async function bookPayment(service: Service, account: string, object: Booked): Promise<void> {
  await service.topUp(account, creditsOf(object), { reference: `payment ${object["payment_intent"]}` });
}

type Booked = PaymentEvent["data"]["object"];

/** The credits that a payment is for, as this business has written them into its metadata. */
function creditsOf(object: Booked): number {
  // `as`: metadata is what this business has sent along.
  const { credits } = object["metadata"] as { readonly credits: string };
  return Number(credits);
}
