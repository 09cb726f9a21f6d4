// Signature: whether a delivery is the payment provider's, signed as Stripe signs.
import { createHmac, timingSafeEqual } from "node:crypto";

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
  return `t=${atS},v1=${hmac(`${atS}.${body}`, secret)}`;
}

/**
 * The event of a delivery; undefined where its signature is not the provider's, or too old. The header is a list: it has a
 * `v1` for each secret while one takes the place of another, and may have other schemes, which prove nothing.
 */
export function readEvent(
  body: string,
  header: string | undefined,
  secret: string,
  nowS: number,
): PaymentEvent | undefined {
  const parts = (header ?? "").split(",").map((part) => part.trim());
  const at = parts.find((part) => part.startsWith("t="))?.slice(2) ?? "";
  if (!/^\d{1,12}$/.test(at) || Math.abs(nowS - Number(at)) > TOLERANCE_S) return undefined;
  const expected = hmac(`${at}.${body}`, secret);
  if (!parts.some((part) => part.startsWith("v1=") && isSame(part.slice(3), expected))) return undefined;
  // `as`: what the provider has signed has the form that it documents.
  return JSON.parse(body) as PaymentEvent;
}

function hmac(text: string, secret: string): string {
  return createHmac("sha256", secret).update(text).digest("hex");
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
