// Holds: what calls hold and have not ended. They are kept in memory; the journal has them on the disk.
import { creditsKept, type Settlement } from "@svckit/core";
import type { WriteBehind } from "../file/transaction.js";
import type { BoundClaim } from "./claims.js";
import type { Journal, JournalRow, Line } from "./journal.js";

/** What is held: credits of a wallet, a call of a bucket's day, or nothing. */
export interface Hold {
  readonly id: string;
  readonly expiresAt: number;
  /** Zero where no credits are held. */
  readonly amount: number;
  readonly walletId: number | undefined;
  readonly bucket: string | undefined;
  readonly day: string | undefined;
  readonly claim: BoundClaim | undefined;
}

/** How a hold ends. */
export interface HoldEnding extends Pick<Settlement, "amount"> {
  readonly verb: "capture" | "void";
}

/** The holds that have not ended. */
export interface Holds extends WriteBehind {
  has(id: string): boolean;
  add(hold: Hold, now: number): void;
  /** Ends a hold and gives it, once, with the credits that are kept of it: undefined where it has ended before. */
  end(id: string, ending: HoldEnding, now: number): EndedHold | undefined;
  /** The ids of all. */
  ids(): readonly string[];
  /** The ids of those that have lapsed by an instant. */
  lapsed(now: number): readonly string[];
}

/** A hold that has ended. */
export interface EndedHold {
  readonly hold: Hold;
  readonly kept: number;
}

interface Pending extends Hold {
  /** The row of the journal in which it began. */
  readonly since: number;
}

/** What was read of the journal. */
interface Known {
  /** The holds that have not ended, in the order in which they began. */
  readonly byId: Map<string, Pending>;
  /** The last row that was read or written. */
  seq: number;
}

/** All holds: those with credits stand in the ledger's journal, and those without in one that is dropped behind them. */
export function createHolds(journal: Journal, passing: Journal): Holds {
  const paid = createHoldsIn(journal);
  const free = createHoldsIn(passing);
  return {
    has: (id) => paid.has(id) || free.has(id),
    add: (hold, now) => (hold.walletId === undefined ? free : paid).add(hold, now),
    // Files of earlier versions have both kinds in the one journal.
    end: (id, ending, now) => free.end(id, ending, now) ?? paid.end(id, ending, now),
    ids: () => [...paid.ids(), ...free.ids()],
    lapsed: (now) => [...paid.lapsed(now), ...free.lapsed(now)],
    write() {
      paid.write();
      free.write();
    },
    invalidate(why) {
      paid.invalidate(why);
      free.invalidate(why);
    },
  };
}

/** Reads the journal when it is first needed. */
function createHoldsIn(journal: Journal): Holds {
  let known: Known | undefined;
  let isCurrent = false;

  function current(): Known {
    if (known && isCurrent) return known;
    known ??= { byId: new Map(), seq: journal.pendingSince() - 1 };
    for (let isMore = true; isMore; ) {
      const rows = journal.piece(known.seq + 1);
      for (const row of rows.read) apply(known, row);
      isMore = rows.isMore;
    }
    isCurrent = true;
    return known;
  }

  return {
    has: (id) => current().byId.has(id),
    add(hold, now) {
      const { byId, seq } = current();
      byId.set(hold.id, { since: seq + 1, ...hold });
      journal.post(toLine(hold, now));
    },
    end(id, ending, now) {
      const { byId } = current();
      const hold = byId.get(id);
      if (!hold) return undefined;
      byId.delete(id);
      const { amount, walletId = null } = hold;
      const kept = creditsKept(ending, amount);
      const isPart = ending.verb === "capture" && kept < amount;
      if (isPart) journal.post(["release", id, walletId, amount - kept, now]);
      journal.post([ending.verb, id, walletId, isPart ? kept : amount, now]);
      return { hold, kept };
    },
    ids: () => [...current().byId.keys()],
    lapsed: (now) => [...current().byId.values()].filter((hold) => hold.expiresAt <= now).map(({ id }) => id),
    write() {
      const { byId, seq } = current();
      const [oldest] = byId.values();
      const next = seq + 1;
      if (journal.write(next, oldest?.since ?? next)) current().seq = next;
    },
    invalidate(why) {
      journal.discard();
      isCurrent = false;
      // What another process has written is read on top of what is known; what was undone is read anew.
      if (why === "undone") known = undefined;
    },
  };
}

function apply(known: Known, { seq, lines }: JournalRow): void {
  const { byId } = known;
  for (const line of lines) {
    const [verb, id] = line;
    if (verb === "hold") byId.set(id, toHold(line, seq));
    else if (verb === "capture" || verb === "void") byId.delete(id);
  }
  known.seq = seq;
}

function toLine({ id, walletId, amount, expiresAt, bucket, day, claim }: Hold, now: number): Line {
  const line = ["hold", id, walletId ?? null, amount, now, expiresAt] as const;
  if (bucket === undefined && !claim) return line;
  return [...line, bucket ?? null, day ?? null, claim?.scope ?? null, claim?.key ?? null];
}

function toHold([, id, walletId, amount, , ...more]: Line, since: number): Pending {
  // `as`: written by `toLine`.
  const [expiresAt, bucket, day, scope, key] = more as [number, ...(string | null | undefined)[]];
  const claim = scope == null || key == null ? undefined : { scope, key };
  return {
    id,
    since,
    expiresAt,
    amount,
    walletId: walletId ?? undefined,
    bucket: bucket ?? undefined,
    day: day ?? undefined,
    claim,
  };
}
