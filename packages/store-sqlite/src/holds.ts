// Holds: what is pending, in memory beside its rows, by its id and by the key that it has bound.
import type { ClaimId } from "./claims.js";
import type { Database } from "./database.js";
import type { Gathered } from "./group-commit.js";

/** What is held: credits of a wallet, a call of a bucket's day, or nothing. */
export interface Hold {
  readonly id: string;
  readonly expiresAt: number;
  /** Zero where no credits are held. */
  readonly amount: number;
  readonly walletId: number | undefined;
  readonly bucket: string | undefined;
  readonly day: string | undefined;
  readonly claim: ClaimId | undefined;
}

/** What is pending. */
export interface Holds extends Gathered {
  has(id: string): boolean;
  /** Whether a pending hold has bound a key. */
  hasBound(claim: ClaimId): boolean;
  add(hold: Hold): void;
  /** Ends a hold: whoever is given it ends it, and nobody else is. */
  take(id: string): Hold | undefined;
  /** What was to lapse by an instant. */
  lapsed(now: number): readonly Hold[];
}

/** A row has a number, by which it is dropped: a key that is appended costs a third of an id in an index. */
interface Numbered extends Hold {
  readonly number: number;
}

interface HoldRow {
  readonly number: number;
  readonly id: string;
  readonly expires_at: number;
  readonly amount: number;
  readonly wallet_id: number | null;
  readonly bucket: string | null;
  readonly day: string | null;
  readonly claim_scope: string | null;
  readonly claim_key: string | null;
}

interface Pending {
  readonly byId: Map<string, Numbered>;
  readonly byClaim: Map<string, string>;
  nextNumber: number;
}

// A row of JSON ends where the rest of it is null.
const ADD = `
INSERT INTO hold (number, id, expires_at, amount, wallet_id, bucket, day, claim_scope, claim_key)
SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7, value ->> 8
FROM json_each(?)`;

const DROP = "DELETE FROM hold WHERE number IN (SELECT value FROM json_each(?))";

/** Reads what is pending when it is first asked for. */
export function createHolds(database: Database): Holds {
  const all = database.prepare("SELECT * FROM hold ORDER BY number");
  const added: (readonly unknown[])[] = [];
  const dropped: number[] = [];
  let remembered: Pending | undefined;

  function pending(): Pending {
    remembered ??= read(all.all() as HoldRow[]);
    return remembered;
  }

  return {
    has: (id) => pending().byId.has(id),
    hasBound: (claim) => pending().byClaim.has(nameOf(claim)),
    add(hold) {
      const { byId, byClaim } = pending();
      const number = pending().nextNumber++;
      byId.set(hold.id, { ...hold, number });
      if (hold.claim) byClaim.set(nameOf(hold.claim), hold.id);
      added.push(rowOf(number, hold));
    },
    take(id) {
      const { byId, byClaim } = pending();
      const hold = byId.get(id);
      if (!hold) return undefined;
      byId.delete(id);
      if (hold.claim) byClaim.delete(nameOf(hold.claim));
      dropped.push(hold.number);
      return hold;
    },
    lapsed: (now) => [...pending().byId.values()].filter(({ expiresAt }) => expiresAt <= now),
    writes: () => [
      { sql: ADD, rows: added.splice(0) },
      { sql: DROP, rows: dropped.splice(0) },
    ],
    forget() {
      remembered = undefined;
      added.length = 0;
      dropped.length = 0;
    },
  };
}

function read(rows: readonly HoldRow[]): Pending {
  const byId = new Map<string, Numbered>();
  const byClaim = new Map<string, string>();
  for (const { id, number, amount, ...row } of rows) {
    const claim =
      row.claim_scope === null || row.claim_key === null
        ? undefined
        : { scope: row.claim_scope, key: row.claim_key };
    byId.set(id, {
      id,
      number,
      amount,
      expiresAt: row.expires_at,
      walletId: row.wallet_id ?? undefined,
      bucket: row.bucket ?? undefined,
      day: row.day ?? undefined,
      claim,
    });
    if (claim) byClaim.set(nameOf(claim), id);
  }
  return { byId, byClaim, nextNumber: (rows.at(-1)?.number ?? 0) + 1 };
}

function rowOf(
  number: number,
  { id, expiresAt, amount, walletId, bucket, day, claim }: Hold,
): readonly unknown[] {
  const start = [number, id, expiresAt, amount, walletId];
  return bucket === undefined && !claim ? start : [...start, bucket, day, claim?.scope, claim?.key];
}

function nameOf({ scope, key }: ClaimId): string {
  return `${scope}\n${key}`;
}
