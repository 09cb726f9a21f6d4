// Bought credits: what was topped up or adjusted stays when its period ends, until it is spent or expires.
import { ServiceError } from "../errors/errors.js";
import { MAX_CREDITS, type Period, periodsBetween, toWallet, type Wallet } from "./credits.js";

// Far below the last exact number, so that a refill may come to it.
const MAX_WALLET = 1_000 * MAX_CREDITS;

/** A wallet as stores keep it. A call never brings what remains below `floor`. */
export interface Balance {
  readonly granted: number;
  readonly held: number;
  readonly spent: number;
  /** How much of `granted` was bought. */
  readonly bought: number;
  /** What an adjustment has brought the wallet down to; 0 where it remained above. */
  readonly floor: number;
  /** When some of what was bought expires next; null where none does. */
  readonly lapsesAt: number | null;
}

/** Bought credits with one end. */
export interface Lot {
  readonly credits: number;
  /** null: they stay until they are spent. */
  readonly expiresAt: number | null;
}

/** What an account has bought. It is in one wallet, that of the latest period. */
export interface Purse {
  /** The id of that wallet's period. */
  readonly period: string;
  readonly lots: readonly Lot[];
  /** Earlier periods in which calls still ran as the bought credits were carried over: some may come back. */
  readonly behind: readonly string[];
}

/** A line of the ledger about what was granted: so many credits come into a wallet, or leave it where there are fewer than none. */
export interface BoughtLine {
  readonly verb: "grant" | "buy" | "adjust" | "expire" | "carry";
  readonly period: string;
  readonly credits: number;
}

/** An account's purse, where it has one, and its wallets by the ids of their periods. */
export interface BoughtBooks {
  readonly purse: Purse | undefined;
  readonly wallets: ReadonlyMap<string, Balance>;
}

/** What is done to an account's books. */
export interface BoughtStep {
  readonly period: Period;
  readonly now: number;
  /** What comes in, or goes. */
  readonly change?: Lot & { readonly verb: "buy" | "adjust" };
}

/** The periods whose wallets a step reads and may write, the earliest first. */
export function periodsOf(purse: Purse | undefined, period: Period): readonly string[] {
  const { id } = period;
  if (!purse) return [id];
  const passed = periodsBetween(purse.period, period).map((each) => each.id);
  return [...new Set([purse.period, ...purse.behind, ...passed, id])].sort();
}

/**
 * Whether a call has to wait for a step before it is paid from a wallet: it is new, something in it expires, or it has too
 * little and there are bought credits elsewhere.
 */
export function needsStep(
  balance: Balance | undefined,
  purse: () => Purse | undefined,
  call: { readonly period: Period; readonly amount: number; readonly now: number },
): boolean {
  const { period, amount, now } = call;
  if (!balance || (balance.lapsesAt !== null && balance.lapsesAt <= now)) return true;
  if (toWallet(balance).remaining >= amount || period.takesBought === false) return false;
  const found = purse();
  return found !== undefined && (found.period < period.id || found.behind.length > 0);
}

/** Books after a step, with the lines that say what was done. */
type SettledBooks = BoughtBooks & { readonly lines: readonly BoughtLine[] };

/**
 * Brings an account's books up to an instant, in this order: periods that have passed pay a debt, the period's wallet is
 * opened, bought credits of earlier periods are carried over, what has expired goes, the change is made.
 */
export function settleBought(books: BoughtBooks, step: BoughtStep): SettledBooks {
  const { purse } = books;
  const { period } = step;
  const isLater = purse !== undefined && purse.period < period.id && period.takesBought !== false;
  let settled: SettledBooks = { ...books, lines: [] };
  // What is owed must not depend on whether somebody has called in each of them.
  for (const passed of isLater && owed(books) > 0 ? periodsBetween(purse.period, period) : [])
    if (owed(settled) > 0) settled = then(settled, { period: passed, now: passed.start });
  return then(settled, step);
}

function then({ lines, ...books }: SettledBooks, step: BoughtStep): SettledBooks {
  const settled = settleIn(books, step);
  return { ...settled, lines: [...lines, ...settled.lines] };
}

/** What is owed in the wallet that the bought credits are in, and in those before it. */
function owed({ purse, wallets }: BoughtBooks): number {
  const periods = purse ? [purse.period, ...purse.behind] : [];
  return 0 - periods.reduce((sum, period) => sum + partsOf(walletOf(wallets, period)).bought, 0);
}

/** One step, as if there were no periods between the purse's and its own. */
function settleIn(books: BoughtBooks, { period, now, change }: BoughtStep): SettledBooks {
  const wallets = new Map(books.wallets);
  const lines: BoughtLine[] = [];
  const { purse } = books;
  // Whoever comes late, with an earlier period, adds to the wallet in which the others are.
  const target = purse && purse.period > period.id ? purse.period : period.id;
  if (!wallets.has(period.id) && (target === period.id || !change)) {
    wallets.set(period.id, newBalance(period.granted));
    lines.push({ verb: "grant", period: period.id, credits: period.granted });
  }
  if (period.takesBought === false || (!purse && !change)) return { purse, wallets, lines };
  const { behind, back, carries } = carryOver(wallets, purse, target);
  lines.push(...carries);
  let balance = paidOff(walletOf(wallets, target));
  let lots = expire([...(purse?.lots ?? []), ...back]);

  function expire(before: readonly Lot[]): readonly Lot[] {
    const { bought } = partsOf(balance);
    // What calls hold of a lot that has expired is in none.
    const current = lotsLeft(before, Math.max(bought, Math.min(unspent(balance), sumOf(before))));
    const isDue = ({ expiresAt }: Lot) => expiresAt !== null && expiresAt <= now;
    // Calls hold what expires first.
    const gone = sumOf(lotsLeft(current, bought).filter(isDue));
    if (gone > 0) {
      balance = added(balance, -gone);
      lines.push({ verb: "expire", period: target, credits: -gone });
    }
    return current.filter((lot) => !isDue(lot));
  }

  if (change) {
    const { verb, credits, expiresAt } = change;
    const taken = Math.min(0 - credits, Math.max(0, partsOf(balance).bought));
    requireCountable(balance, credits);
    balance = paidOff(added(balance, credits));
    lines.push({ verb, period: target, credits });
    lots = expire(credits > 0 ? [...lots, { credits, expiresAt }] : lotsLeft(lots, sumOf(lots) - taken));
  }
  const ends = lots.map(({ expiresAt }) => expiresAt).filter((at) => at !== null);
  const lapsesAt = ends.length === 0 ? null : Math.min(...ends);
  wallets.set(target, { ...balance, floor: Math.min(0, toWallet(balance).remaining), lapsesAt });
  return { purse: { period: target, lots, behind }, wallets, lines };
}

/**
 * Carries the bought credits of earlier periods over to one. `back` is what their calls have given back since the others were
 * carried: it is in none of the lots. `behind` are those in which calls still run.
 */
function carryOver(wallets: Map<string, Balance>, purse: Purse | undefined, target: string) {
  const carries: BoughtLine[] = [];
  const behind: string[] = [];
  const back: Lot[] = [];
  for (const from of purse ? [purse.period, ...purse.behind] : []) {
    if (from === target) continue;
    const left = partsOf(walletOf(wallets, from)).bought;
    if (left !== 0) {
      for (const [of, credits] of [
        [from, -left],
        [target, left],
      ] as const) {
        wallets.set(of, added(walletOf(wallets, of), credits));
        carries.push({ verb: "carry", period: of, credits });
      }
    }
    if (from !== purse?.period && left > 0) back.push({ credits: left, expiresAt: null });
    const closed = walletOf(wallets, from);
    if (closed.held > 0) behind.push(from);
    wallets.set(from, { ...closed, bought: closed.held > 0 ? closed.bought : 0, floor: 0, lapsesAt: null });
  }
  return { behind, back, carries };
}

/** A wallet as it is at an instant, whether or not a call has come to it since. */
export function viewWallet(books: BoughtBooks, { period, now }: Omit<BoughtStep, "change">): Wallet {
  const { purse, wallets } = settleBought(books, { period, now });
  const balance = walletOf(wallets, period.id);
  const wallet = toWallet(balance);
  if (period.takesBought === false || purse?.period !== period.id) return wallet;
  const { bought } = partsOf(balance);
  return { ...wallet, bought: { remaining: bought, lots: lotsLeft(purse.lots, bought) } };
}

/** A wallet that opens with so many credits. */
export function newBalance(granted: number): Balance {
  return { granted, held: 0, spent: 0, bought: 0, floor: 0, lapsesAt: null };
}

/** What remains in a wallet, of the period's credits and of bought ones. The period's are spent first, and pay a debt first. */
function partsOf(balance: Balance): { readonly period: number; readonly bought: number } {
  const { remaining } = toWallet(balance);
  const own = Math.max(0, balance.granted - balance.bought - balance.held - balance.spent);
  const bought = remaining >= own ? remaining - own : Math.min(0, remaining);
  return { period: remaining - bought, bought };
}

/** The bought credits that no call has spent. Those of calls that run are among them. */
function unspent(balance: Balance): number {
  return partsOf({ ...balance, held: 0 }).bought;
}

function added(balance: Balance, credits: number): Balance {
  return { ...balance, granted: balance.granted + credits, bought: balance.bought + credits };
}

/** Stores keep exact numbers alone: a wallet with others could not be read any more. */
function requireCountable({ granted }: Balance, credits: number): void {
  const after = Math.abs(granted + credits);
  if (after <= MAX_WALLET || after < Math.abs(granted)) return;
  throw new ServiceError("VALIDATION_ERROR", {
    message: `A wallet has ${MAX_WALLET} credits at most, above zero or below.`,
    param: "credits",
  });
}

/** What the period's credits have paid of a debt is gone from them: what is bought later does not bring it back. */
function paidOff(balance: Balance): Balance {
  const own = balance.granted - balance.bought - balance.held - balance.spent;
  return own > 0 ? { ...balance, bought: partsOf(balance).bought } : balance;
}

/** The lots, of which so many credits are left: those that expire first were spent first. */
function lotsLeft(lots: readonly Lot[], left: number): readonly Lot[] {
  const byEnd = new Map<number | null, number>();
  for (const { credits, expiresAt } of lots) byEnd.set(expiresAt, (byEnd.get(expiresAt) ?? 0) + credits);
  const sorted = [...byEnd].sort(
    ([a], [b]) => (a ?? Number.POSITIVE_INFINITY) - (b ?? Number.POSITIVE_INFINITY),
  );
  let over = sumOf(lots) - Math.max(0, left);
  const kept: Lot[] = [];
  for (const [expiresAt, credits] of sorted) {
    const spent = Math.min(credits, Math.max(0, over));
    over -= spent;
    if (credits > spent) kept.push({ credits: credits - spent, expiresAt });
  }
  // What came back after its lot had expired, or from an earlier period.
  return over < 0 ? lotsLeft([...kept, { credits: -over, expiresAt: null }], left) : kept;
}

function sumOf(lots: readonly Lot[]): number {
  return lots.reduce((sum, { credits }) => sum + credits, 0);
}

function walletOf(wallets: ReadonlyMap<string, Balance>, period: string): Balance {
  const balance = wallets.get(period);
  if (!balance) throw new Error(`there is no wallet of the period ${period}`);
  return balance;
}
