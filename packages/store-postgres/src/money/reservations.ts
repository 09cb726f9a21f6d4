// Reserve and settle: the verbs of money. Each takes one round trip for a batch of calls.
import type {
  Clock,
  PostgresPart,
  PostgresQuery,
  PostgresRow,
  PostgresStatement,
  Reservation,
  Reserved,
  Settlement,
} from "@svckit/core";
import { type Executor, OPERATORS } from "../connection/executor.js";
import { createGroupCommit, type GroupCommit } from "../connection/group-commit.js";
import { isInDoubt, isOfValue, sqlState } from "../connection/pool.js";
import { type Mark, toReserve, toSettle } from "./batch-columns.js";
import type { Books } from "./books.js";
import { createGivenUp, type GivenUpCalls } from "./given-up.js";
import { type Asked, reserveInSteps } from "./reserve-in-steps.js";

/** The verbs of money. */
export interface Reservations {
  readonly reserve: GroupCommit<Reservation, Reserved>;
  readonly settle: GroupCommit<Settlement, boolean>;
  readonly givenUp: GivenUpCalls;
}

const { EQUALS, MINUS } = OPERATORS;

const RESERVE =
  "SELECT * FROM $schema.reserve($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)";
const SETTLE =
  "SELECT * FROM $schema.settle($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23)";

/** What each call sends. */
export const RESERVATION_STATEMENTS = [RESERVE, SETTLE] as const;

const HELD = `
SELECT h.id, coalesce(w.granted ${MINUS} w.held ${MINUS} w.spent, i.call_limit ${MINUS} a.used ${MINUS} a.inflight) AS remaining
FROM unnest($1::pg_catalog.text[], $2::bigint[]) AS i (id, call_limit)
JOIN $schema.hold AS h ON h.id ${EQUALS} i.id AND h.owner ${EQUALS} $3
LEFT JOIN $schema.wallet AS w ON w.account_id ${EQUALS} h.account_id AND w.period ${EQUALS} h.period
LEFT JOIN $schema.allowance AS a ON a.day ${EQUALS} h.day AND a.bucket ${EQUALS} h.bucket
UNION ALL SELECT id, NULL FROM $schema.ended_hold WHERE id ${EQUALS} ANY ($1)`;

const ENDED = `SELECT id FROM $schema.ended_hold WHERE id ${EQUALS} ANY ($1::pg_catalog.text[]) AND ended_by ${EQUALS} $2`;

// A batch is given up after so many tries, or after so long.
const MAX_ATTEMPTS = 12;
const TRIED_FOR_MS = 5_000;

// About the characters of a receipt. A call may bring dozens of those of the tools that it asked.
const RECEIPT_SIZE = 1_000;

/** How long the next try waits, in milliseconds. The first do not: most breaks are those of one connection. */
function pauseBefore(attempt: number): number {
  return attempt < 3 ? 0 : Math.min(800, 25 * 2 ** (attempt - 2));
}

/** What the verbs work with. */
export interface ReservationParts {
  readonly executor: Executor;
  readonly instanceId: () => Promise<string>;
  readonly clock: Clock;
  readonly books: Pick<Books, "step">;
  /** The extensions that join the transaction in which calls are settled. */
  readonly joining: readonly Joining[];
}

type Joining = Pick<PostgresPart<object>, "joinSettle">;

/** The verbs, as an instance has them. */
export function createReservations(parts: ReservationParts): Reservations {
  const { executor, instanceId, clock, books, joining } = parts;
  const givenUp = createGivenUp();
  let batches = 0;
  // Errors that extensions have thrown. They belong to a call of the batch, and not to the way to the database.
  const refusals = new WeakSet<object>();
  const isRefusal = (error: unknown) => error instanceof Error && refusals.has(error);
  const isOfItem = (error: unknown) => isOfValue(error) || isRefusal(error);

  /** Runs a batch. Where nobody knows if it was committed, finds out which of it was, and runs the rest again. */
  async function settleDoubt<Item extends { readonly id: string }, Outcome>(
    items: readonly Item[],
    verb: {
      /** `again`: nobody knows whether a run before was committed. */
      run(items: readonly Item[], again: boolean): Promise<readonly Outcome[]>;
      /** The outcomes of the items that were committed, by their ids. */
      find(items: readonly Item[]): Promise<ReadonlyMap<string, Outcome>>;
      /** Whether an outcome says that it was done by this run. */
      isDone(outcome: Outcome): boolean;
      /** Whether it is also tried again where it is known that nothing was done: a call that was begun has to end. */
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
        const found = open.length > 0 ? await verb.run(open, doubtful) : [];
        for (const [index, { id }] of open.entries()) outcomes.set(id, found[index] as Outcome);
        // A backend that lost its connection may have committed in the meantime.
        const unsure = doubtful ? open.filter(({ id }) => !verb.isDone(outcomes.get(id) as Outcome)) : [];
        if (unsure.length > 0) for (const [id, outcome] of await verb.find(unsure)) outcomes.set(id, outcome);
        return items.map(({ id }) => outcomes.get(id) as Outcome);
      } catch (error) {
        if (isRefusal(error)) throw error;
        const isAgain =
          isInDoubt(error) ||
          (doubtful && sqlState(error) === "23505") ||
          (verb.mustEnd && !isOfValue(error));
        if (!isAgain || attempt === MAX_ATTEMPTS || clock.now() - startedAt > TRIED_FOR_MS) throw error;
        doubtful ||= isInDoubt(error);
        const pauseMs = verb.mustEnd ? pauseBefore(attempt) : 0;
        if (pauseMs > 0) await new Promise<void>((resume) => clock.after(pauseMs, resume));
      }
    }
  }

  async function settleOn(
    query: PostgresQuery,
    mark: Mark,
    items: readonly Settlement[],
  ): Promise<boolean[]> {
    const rows = await query(SETTLE, toSettle(mark, items));
    return rows.map(({ settle: done }) => done === true);
  }

  async function settleJoined(
    query: PostgresQuery,
    mark: Mark,
    items: readonly Settlement[],
  ): Promise<boolean[]> {
    const done = await settleOn(query, mark, items);
    const settled = items.filter((_, index) => done[index]);
    for (const extension of settled.length > 0 ? joining : []) {
      const statement = statementOf(extension, settled);
      if (statement) await query(statement.text, statement.values);
    }
    return done;
  }

  function statementOf(extension: Joining, settled: readonly Settlement[]): PostgresStatement | undefined {
    try {
      return extension.joinSettle?.(settled);
    } catch (cause) {
      const error = new Error("an extension of the store could not settle its part of a call", { cause });
      refusals.add(error);
      throw error;
    }
  }

  const reserve = createGroupCommit<Reservation, Reserved>({
    keysOf: ({ id, claim }) => (claim ? [id, `${claim.scope}\n${claim.key}`] : [id]),
    isOfItem: isOfValue,
    async run(items) {
      const me = await instanceId();
      try {
        return await reserveInSteps(items, books, (asked) =>
          settleDoubt<Reservation, Asked>(asked, {
            run: async (open, again) =>
              (await executor.query(RESERVE, toReserve({ me, again }, open))).map(toAsked),
            find: async (open) => toHeld(await executor.query(HELD, [...limitsOf(open), me])),
            isDone: ({ outcome }) => outcome === "granted",
            mustEnd: false,
          }),
        );
      } catch (error) {
        if (isInDoubt(error)) givenUp.add({ neverRan: items.map(({ id }) => id) });
        throw error;
      }
    },
  });

  const settle = createGroupCommit<Settlement, boolean>({
    keysOf: ({ id }) => [id],
    sizeOf: ({ claim, inner = [] }) => (claim?.body?.length ?? 0) + RECEIPT_SIZE * inner.length,
    isOfItem,
    async run(items) {
      batches += 1;
      const me = await instanceId();
      const mark = { me, name: `${me} ${batches}` };
      const settled = settleDoubt(items, {
        run: (open) =>
          joining.length === 0
            ? settleOn(executor.query, mark, open)
            : executor.transaction((query) => settleJoined(query, mark, open)),
        find: async (open) => {
          const rows = await executor.query(ENDED, [open.map(({ id }) => id), mark.name]);
          return new Map(rows.map(({ id }) => [String(id), true]));
        },
        isDone: (done) => done,
        mustEnd: true,
      });
      return settled.catch((error: unknown) => {
        // Of several, each is sent by itself next.
        if (items.length === 1 || !isOfItem(error)) {
          const unsettled = items.filter(({ verb }) => verb !== "record").map(({ id }) => id);
          givenUp.add({ unsettled });
        }
        throw error;
      });
    },
  });

  return {
    reserve,
    settle,
    givenUp,
  };
}

function toAsked({ outcome, remaining }: PostgresRow): Asked {
  if (outcome === "granted") return granted(remaining);
  // `as`: the function gives these outcomes.
  return { outcome } as Exclude<Asked, { outcome: "granted" }>;
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

function toHeld(rows: readonly PostgresRow[]): Map<string, Reserved> {
  return new Map(rows.map(({ id, remaining }) => [String(id), granted(remaining)]));
}
