// Reserve and settle: the verbs of money, each one round trip for a batch of calls.
import type { Clock, Reservation, Reserved, Settlement } from "@svckit/core";
import { utcDay } from "@svckit/core";
import { createLane, type Lane } from "./connection/lane.js";
import { type Asker, isInDoubt, isOfValue, type Row, sqlState } from "./connection/pool.js";

/** The lanes of money. */
export interface Reservations {
  readonly reserve: Lane<Reservation, Reserved>;
  readonly settle: Lane<Settlement, boolean>;
  /** Takes the reservations of which it was never learned if they were made, or that could not be settled: they are to be voided. */
  takeLost(): string[];
  /** Puts reservations back that could not be voided. */
  putBack(lost: readonly string[]): void;
}

const RESERVE =
  "SELECT * FROM $schema.reserve($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)";
const SETTLE = "SELECT * FROM $schema.settle($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)";

const HELD = `
SELECT h.id, coalesce(w.granted - w.held - w.spent, i.call_limit - a.used - a.inflight) AS remaining
FROM unnest($1::text[], $2::bigint[]) AS i (id, call_limit)
JOIN $schema.hold AS h ON h.id = i.id AND h.owner = $3
LEFT JOIN $schema.wallet AS w ON w.account_id = h.account_id AND w.period = h.period
LEFT JOIN $schema.allowance AS a ON a.day = h.day AND a.bucket = h.bucket`;

const ENDED = "SELECT id FROM $schema.hold WHERE id = ANY ($1::text[]) AND ended_by = $2";

// After so many broken connections in a row a batch is given up.
const MAX_ATTEMPTS = 12;
const TRIED_FOR_MS = 5_000;

/** How long the next try waits, in milliseconds: not at all at first, since most breaks are those of one connection. */
function pauseBefore(attempt: number): number {
  return attempt < 3 ? 0 : Math.min(800, 25 * 2 ** (attempt - 2));
}

/** The lanes of an instance. */
export function createReservations(
  asker: Asker,
  instanceId: () => Promise<string>,
  clock: Clock,
): Reservations {
  let lost: string[] = [];
  let batches = 0;

  /** Runs a batch; where it is open if it was committed, asks which of it was, and runs the rest again. */
  async function settleDoubt<Item extends { readonly id: string }, Outcome>(
    items: readonly Item[],
    verb: {
      run(items: readonly Item[]): Promise<readonly Outcome[]>;
      /** Outcomes of those that were committed, by their ids. */
      find(items: readonly Item[]): Promise<ReadonlyMap<string, Outcome>>;
      /** Whether an outcome says that this call did it itself. */
      isDone(outcome: Outcome): boolean;
      /** Whether it is tried again though nothing was done: what was begun has to be ended. */
      readonly mustEnd: boolean;
    },
  ): Promise<readonly Outcome[]> {
    const outcomes = new Map<string, Outcome>();
    const startedAt = clock.now();
    let doubtful = false;
    for (let attempt = 1; ; attempt += 1) {
      try {
        if (doubtful) for (const [id, outcome] of await verb.find(items)) outcomes.set(id, outcome);
        const open = items.filter(({ id }) => !outcomes.has(id));
        const found = open.length > 0 ? await verb.run(open) : [];
        for (const [index, { id }] of open.entries()) outcomes.set(id, found[index] as Outcome);
        // A backend that lost its connection may have committed in between.
        const unsure = doubtful ? open.filter(({ id }) => !verb.isDone(outcomes.get(id) as Outcome)) : [];
        if (unsure.length > 0) for (const [id, outcome] of await verb.find(unsure)) outcomes.set(id, outcome);
        return items.map(({ id }) => outcomes.get(id) as Outcome);
      } catch (error) {
        const isAgain =
          isInDoubt(error) ||
          (doubtful && sqlState(error) === "23505") ||
          (verb.mustEnd && !isOfValue(error));
        if (!isAgain || attempt === MAX_ATTEMPTS || clock.now() - startedAt > TRIED_FOR_MS) throw error;
        doubtful ||= isInDoubt(error);
        if (verb.mustEnd) await new Promise<void>((resume) => clock.after(pauseBefore(attempt), resume));
      }
    }
  }

  const reserve = createLane<Reservation, Reserved>({
    keysOf: ({ id, claim }) => (claim ? [id, `${claim.scope}\n${claim.key}`] : [id]),
    isOfItem: isOfValue,
    async run(items) {
      const me = await instanceId();
      try {
        return await settleDoubt(items, {
          run: async (open) => (await asker.ask(RESERVE, toReserve(me, open))).map(toReserved),
          find: async (open) => toHeld(await asker.ask(HELD, [...limitsOf(open), me])),
          isDone: ({ outcome }) => outcome === "granted",
          mustEnd: false,
        });
      } catch (error) {
        if (isInDoubt(error)) lost.push(...items.map(({ id }) => id));
        throw error;
      }
    },
  });

  const settle = createLane<Settlement, boolean>({
    keysOf: ({ id }) => [id],
    sizeOf: ({ claim }) => claim?.body?.length ?? 0,
    isOfItem: isOfValue,
    async run(items) {
      batches += 1;
      const mark = `${await instanceId()} ${batches}`;
      const settled = settleDoubt(items, {
        run: async (open) =>
          (await asker.ask(SETTLE, toSettle(mark, open))).map(({ settle: done }) => done === true),
        find: async (open) => {
          const rows = await asker.ask(ENDED, [open.map(({ id }) => id), mark]);
          return new Map(rows.map(({ id }) => [String(id), true]));
        },
        isDone: (done) => done,
        mustEnd: true,
      });
      return settled.catch((error: unknown) => {
        lost.push(...items.filter(({ verb }) => verb !== "record").map(({ id }) => id));
        throw error;
      });
    },
  });

  return {
    reserve,
    settle,
    takeLost() {
      const taken = lost;
      lost = [];
      return taken;
    },
    putBack(again) {
      lost.push(...again);
    },
  };
}

/** A column of a batch; null where no item has a value in it. */
function column<Item, Value>(
  items: readonly Item[],
  read: (item: Item) => Value | undefined,
): (Value | null)[] | null {
  const values = items.map((item) => read(item) ?? null);
  return values.some((value) => value !== null) ? values : null;
}

function toReserve(me: string, items: readonly Reservation[]): unknown[] {
  const credits = ({ payment }: Reservation) => (payment.kind === "credits" ? payment : undefined);
  const call = ({ payment }: Reservation) => (payment.kind === "allowance" ? payment : undefined);
  return [
    me,
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
  ];
}

function toSettle(mark: string, items: readonly Settlement[]): unknown[] {
  const kept = ({ receipt, accountId }: Settlement) => (accountId === undefined ? undefined : receipt);
  return [
    mark,
    items.map(({ id }) => id),
    items.map(({ verb }) => verb),
    items.map(({ now }) => now),
    column(items, (item) => kept(item)?.receipt_id),
    column(items, (item) => kept(item) && item.accountId),
    column(items, (item) => kept(item) && utcDay(item.now)),
    column(items, (item) => kept(item)?.tool),
    column(items, (item) => kept(item)?.credits_used),
    column(items, (item) => kept(item) && JSON.stringify(kept(item))),
    column(items, ({ claim }) => claim?.claim.scope),
    column(items, ({ claim }) => claim?.claim.key),
    column(items, ({ claim }) => claim?.body),
    column(items, ({ claim }) => claim?.keepUntil),
  ];
}

function toReserved({ outcome, remaining }: Row): Reserved {
  if (outcome === "granted") return granted(remaining);
  // `as`: the function gives the outcomes of the port.
  return { outcome } as Exclude<Reserved, { outcome: "granted" }>;
}

function granted(remaining: unknown): Reserved {
  return { outcome: "granted", remaining: remaining === null ? null : Number(remaining) };
}

function limitsOf(items: readonly Reservation[]): unknown[] {
  return [
    items.map(({ id }) => id),
    items.map(({ payment }) => (payment.kind === "allowance" ? payment.limits.callsPerDay : null)),
  ];
}

function toHeld(rows: readonly Row[]): Map<string, Reserved> {
  return new Map(rows.map(({ id, remaining }) => [String(id), granted(remaining)]));
}
