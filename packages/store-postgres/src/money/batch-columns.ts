// Batch columns: calls as the functions of the database take them, an array for each of their fields.
import { creditsKept, type Reservation, type Settlement, utcDay } from "@svckit/core";

/** A column of a batch; null where no item has a value in it. */
function column<Item, Value>(
  items: readonly Item[],
  read: (item: Item) => Value | undefined,
): (Value | null)[] | null {
  const values = items.map((item) => read(item) ?? null);
  return values.some((value) => value !== null) ? values : null;
}

/** The values of `reserve` for a batch of an instance, which may have been sent before. */
export function toReserve(
  { me, again }: { readonly me: string; readonly again: boolean },
  items: readonly Reservation[],
): unknown[] {
  const credits = ({ payment }: Reservation) => (payment.kind === "credits" ? payment : undefined);
  const call = ({ payment }: Reservation) => (payment.kind === "allowance" ? payment : undefined);
  return [
    me,
    again,
    items.map(({ id }) => id),
    items.map(({ payment }) => payment.kind),
    items.map(({ now }) => now),
    items.map(({ expiresAt }) => expiresAt),
    column(items, (item) => credits(item)?.accountId),
    column(items, (item) => credits(item)?.period.id),
    column(items, (item) => credits(item)?.period.granted),
    column(items, (item) => credits(item)?.amount),
    column(items, (item) => call(item)?.day),
    column(items, (item) => call(item)?.bucket),
    column(items, (item) => call(item)?.limits.callsPerDay),
    column(items, (item) => call(item)?.limits.sharedCallsPerDay),
    column(items, ({ claim }) => claim?.scope),
    column(items, ({ claim }) => claim?.key),
    column(items, ({ claim }) => claim?.fingerprint),
    column(items, ({ lapsed }) => lapsed?.body),
    column(items, ({ lapsed }) => lapsed?.keepUntil),
  ];
}

/** Whose batch it is, and what names it. */
export interface Mark {
  readonly me: string;
  readonly name: string;
}

/** The values of `settle` for a batch. */
export function toSettle(mark: Mark, items: readonly Settlement[]): unknown[] {
  const kept = ({ receipt, accountId }: Settlement) => (accountId === undefined ? undefined : receipt);
  const inner = items.flatMap((item, index) =>
    (kept(item) ? (item.inner ?? []) : []).map((receipt) => ({ receipt, number: index + 1 })),
  );
  return [
    mark.me,
    mark.name,
    items.map(({ id }) => id),
    items.map(({ verb }) => verb),
    items.map(({ now }) => now),
    // What was held is known there alone, and bounds it.
    column(items, (item) =>
      item.amount === undefined ? undefined : creditsKept(item, Number.MAX_SAFE_INTEGER),
    ),
    column(items, (item) => kept(item)?.receipt_id),
    column(items, (item) => kept(item) && item.accountId),
    column(items, (item) => kept(item) && utcDay(item.now)),
    column(items, (item) => kept(item)?.tool),
    column(items, (item) => kept(item)?.credits_used),
    column(items, (item) => kept(item) && (item.receiptText?.() ?? JSON.stringify(kept(item)))),
    column(items, (item) => kept(item) && item.keyId),
    column(items, (item) => kept(item) && item.endUser),
    column(items, ({ claim }) => claim?.claim.scope),
    column(items, ({ claim }) => claim?.claim.key),
    column(items, ({ claim }) => claim?.body),
    column(items, ({ claim }) => claim?.keepUntil),
    column(items, ({ claim }) => claim?.budget?.name),
    column(inner, ({ number }) => number),
    column(inner, ({ receipt }) => receipt.receipt_id),
    column(inner, ({ receipt }) => receipt.tool),
    column(inner, ({ receipt }) => JSON.stringify(receipt)),
  ];
}
