// What the model runs on: a store's data, the processes that come and go on it, and the same on memoryStore(), the oracle.
import { type Clock, memoryStore, type Reservation, type Store } from "@svckit/core";

/** The store of a process that comes after another one. */
export interface Successor {
  readonly store: Store;
  /** When what its predecessor held is given back: as it starts, or as it reaps for the first time. */
  readonly givesBack: "at once" | "when it reaps";
}

/** The data of a store under the model, on which one process works at a time. */
export interface ModelData {
  /** The store of the first process. */
  open(): Store;
  /** Ends the process well and starts the next. */
  restart(): Promise<Successor>;
  /** Kills the process, which closes nothing, and has another go on. */
  crash(): Promise<Successor>;
  /** Whether something is under way that the store's verbs do not tell of. */
  isBusy(): boolean;
  /** Lets go of everything. */
  close(): Promise<void>;
}

/** The oracle's data: a process that ends is played by giving back what it held, when its successor does. */
export interface OracleData {
  open(): Store;
  succeed(when: Successor["givesBack"]): Store;
}

/** Data of memoryStore(). */
export function createOracleData(clock: Clock): OracleData {
  const memory = memoryStore({ clock });
  const reserved: Reservation[] = [];
  // Of processes that are gone.
  const orphans: Reservation[] = [];

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
    reserve(reservation) {
      reserved.push(reservation);
      return memory.reserve(reservation);
    },
  });

  return {
    open,
    succeed(when) {
      orphans.push(...reserved.splice(0));
      if (when === "at once") void giveBack();
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
