// Ledger: the proof of it, which goes on from the last checkpoint or reads all, for whoever runs the service.
import type { ServiceParts } from "./call/service-parts.js";
import { type OptionNames, requireOptions } from "./given-options.js";
import { refused } from "./refusals.js";
import type { CheckedProof } from "./store/checkpoint.js";

/** The verb of a service. */
export interface Ledger {
  /**
   * Proves the ledger as it is at one instant, from the last checkpoint on where the store has one that this service can vouch
   * for. A proof that is `ok` makes the next once 20,000 entries and as many as there are wallets lie behind it. Throws
   * VALIDATION_ERROR where a checkpoint is asked for, and the store makes none.
   */
  verifyLedger(options?: VerifyLedgerOptions): Promise<CheckedProof>;
}

/** How the ledger is proved. */
export interface VerifyLedgerOptions {
  /** `start`: reads all entries, holds every checkpoint against them, and says which one does not hold. */
  readonly from?: "start";
  /** true: makes a checkpoint where the proof is `ok`; false: makes none. Where left out it makes one once it is due. */
  readonly checkpoint?: boolean;
}

const VERIFY: OptionNames<VerifyLedgerOptions> = { from: true, checkpoint: true };

/** The verb. */
export function createLedger({
  store,
  clock,
  sealer,
  logger,
}: Pick<ServiceParts, "store" | "clock" | "sealer" | "logger">): Ledger {
  const unwritten = (error: unknown) =>
    logger.warn("a checkpoint of the ledger could not be written, and is left to the next proof", { error });
  return {
    async verifyLedger(given = {}) {
      requireOptions(given, VERIFY);
      const { from, checkpoint } = given;
      if (from !== undefined && from !== "start")
        throw refused("from", "A proof is `from` the `start`, or from the last checkpoint.");
      if (store.prove) {
        const keep = checkpoint === undefined ? "due" : checkpoint ? "always" : "never";
        return store.prove({ from: from ?? "checkpoint", keep, sealer, now: clock.now(), unwritten });
      }
      if (checkpoint) throw refused("checkpoint", "The store of this service makes no checkpoints.");
      return { ...(await store.verify()), from: null, made: null, broken: null };
    },
  };
}
