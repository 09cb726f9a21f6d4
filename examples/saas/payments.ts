// Payments: what a payment provider's events mean for this business.
import { isServiceError, type Service } from "@svckit/core";
import type { Books } from "./books.js";
import { bookBought, bookRefund } from "./credits.js";
import type { PaymentEvent } from "./signature.js";
import { accountOf, bookCustomer, bookSubscription } from "./subscriptions.js";

type Told = PaymentEvent["data"]["object"];

// The second: a coupon has paid for all of it.
const PAID: readonly unknown[] = ["paid", "no_payment_required"];

const ACCOUNT_FORM = /^[A-Za-z0-9][A-Za-z0-9._:@|/=+-]{0,127}$/;

/**
 * Books an event. What it tells is noted first and acted on then, so that events may come in any order and more than once:
 * in the end all orders come to the same. An event that this business has no use for is said and let go.
 */
export async function book(books: Books, { id, type, data }: PaymentEvent): Promise<void> {
  const isBooked = await bookTold(books, type, data.object);
  if (!isBooked) console.log(`event ${id} of type ${type} needs nothing`);
}

async function bookTold(books: Books, type: string, told: Told): Promise<boolean> {
  switch (type) {
    case "checkout.session.completed":
      // By direct debit and the like the money comes days later, or never: the session is `unpaid` until then.
      return bookCheckout(books, told, PAID.includes(told["payment_status"]));
    case "checkout.session.async_payment_succeeded":
      return bookCheckout(books, told, true);
    case "charge.refunded":
      return bookCharge(books, told);
    case "invoice.paid":
      return bookOf(books, told, "paid", subscriptionOf(told));
    case "customer.subscription.deleted":
      // It is told once the subscription is over: one that was cancelled to the end of its period ends then.
      return bookOf(books, told, "ended", textOf(told["id"]));
    default:
      return false;
  }
}

async function bookCheckout(books: Books, told: Told, isPaid: boolean): Promise<boolean> {
  const customer = textOf(told["customer"]);
  const account =
    textOf(told["client_reference_id"]) ?? (customer ? await accountOf(books, customer) : undefined);
  if (!account || !ACCOUNT_FORM.test(account)) return false;
  // It may pay before anybody of it has signed in.
  await openAccount(books.service, account);
  if (customer) await bookCustomer(books, customer, account);
  // A checkout that was free has no payment, and is named by itself.
  const payment = textOf(told["payment_intent"]) ?? textOf(told["id"]);
  const credits = creditsOf(told);
  if (isPaid && payment && credits !== undefined) await bookBought(books, payment, { account, credits });
  return customer !== undefined || credits !== undefined;
}

async function bookCharge(books: Books, told: Told): Promise<boolean> {
  const payment = textOf(told["payment_intent"]);
  const { amount, amount_refunded: refunded } = told;
  if (!payment || !isCount(amount) || !isCount(refunded)) return false;
  await bookRefund(books, payment, { refunded, amount });
  return true;
}

async function bookOf(
  books: Books,
  told: Told,
  what: "paid" | "ended",
  subscription: string | undefined,
): Promise<boolean> {
  const customer = textOf(told["customer"]);
  if (!customer || !subscription) return false;
  await bookSubscription(books, customer, what, subscription);
  return true;
}

/** Opens an account where there is none; one that is there stays as it is. */
async function openAccount(service: Service, id: string): Promise<void> {
  try {
    await service.createAccount({ id, plan: "solo" });
  } catch (error) {
    if (!isServiceError(error) || error.code !== "VALIDATION_ERROR") throw error;
  }
}

/** The subscription of an invoice, where newer and older versions of the provider's API have it; other invoices have none. */
function subscriptionOf(invoice: Told): string | undefined {
  // `as`: each level is asked whether it is there.
  const parent = invoice["parent"] as
    | { readonly subscription_details?: { readonly subscription?: unknown } | null }
    | null
    | undefined;
  return textOf(parent?.subscription_details?.subscription) ?? textOf(invoice["subscription"]);
}

/** The credits that a payment is for, as this business has written them into its metadata; undefined where it is for others. */
function creditsOf(told: Told): number | undefined {
  // `as`: an object of texts, where it is there.
  const { credits } = (told["metadata"] ?? {}) as { readonly credits?: string };
  return credits !== undefined && /^[1-9]\d{0,8}$/.test(credits) ? Number(credits) : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}
