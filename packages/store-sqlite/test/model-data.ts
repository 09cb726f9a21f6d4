// The data that the model runs on: those of a store, whose processes come and go, and those of memoryStore(), the oracle.
import { type Clock, createMemoryRateLimit, memoryStore, type Reservation, type Store } from "@svckit/core";

/** The store of a process that comes after another one. */
export interface Successor {
  readonly store: Store;
  /** When it gives back what its predecessor held: as it starts, or as it first reaps. */
  readonly givesBack: "at once" | "when it reaps";
  /** Which attempts it still counts: all, or those that the last process to end well has left. */
  readonly counts: "all" | "what was left";
}

/** The data of a store under the model, on which one process works at a time. */
export interface ModelData {
  /** The store of the first process. */
  open(): Store;
  /** Ends the process well and starts the next. */
  restart(): Promise<Successor>;
  /** Kills the process, which closes nothing, and has another go on. */
  crash(): Promise<Successor>;
  /** Whether something is in flight that no verb of the store waits for. */
  isBusy(): boolean;
  /** Lets go of everything. */
  close(): Promise<void>;
}

/** The data of the oracle. It plays the end of a process: what that held is given back when its successor does so. */
export interface OracleData {
  open(): Store;
  /** Has the process leave what it counts, as one that ends well does. */
  leave(): void;
  succeed(how: Omit<Successor, "store">): Store;
}

/** Data of memoryStore(). */
export function createOracleData(clock: Clock): OracleData {
  const memory = memoryStore({ clock });
  const reserved: Reservation[] = [];
  // The holds of processes that are gone.
  const orphans: Reservation[] = [];
  let rates = createMemoryRateLimit();
  let left = rates.windows(clock.now());

  async function giveBack(): Promise<void> {
    for (const { id, claim } of orphans.splice(0)) {
      const ending = claim && { claim, body: undefined, keepUntil: undefined };
      const settlement = {
        id,
        verb: "void",
        accountId: undefined,
        receipt: undefined,
        claim: ending,
      } as const;
      await memory.settle({ ...settlement, now: clock.now() });
    }
  }

  const open = (): Store => ({
    ...memory,
    consumeRate: (attempt) => rates.consumeRate(attempt),
    peekRate: (attempt) => rates.peekRate(attempt),
    reserve(reservation) {
      reserved.push(reservation);
      return memory.reserve(reservation);
    },
  });

  return {
    open,
    leave() {
      left = rates.windows(clock.now());
    },
    succeed({ givesBack, counts }) {
      orphans.push(...reserved.splice(0));
      if (givesBack === "at once") void giveBack();
      if (counts === "what was left") {
        rates = createMemoryRateLimit();
        rates.carryOn(left);
      }
      return {
        ...open(),
        async reap(now) {
          await giveBack();
          return memory.reap(now);
        },
      };
    },
  };
}
