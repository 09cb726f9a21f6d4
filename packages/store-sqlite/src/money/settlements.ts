// Settlements: how calls end, with what extensions add to it, also where the file cannot be written to for a while.
import type { Clock, InProcessPart, Settlement, Waiters } from "@svckit/core";
import type { GroupCommit } from "../file/group-commit.js";
import { retryWrite } from "../file/retry-write.js";
import type { Reservations, Settled } from "./reservations.js";

/** What calls are ended with. */
export interface SettlementParts {
  readonly group: GroupCommit;
  readonly clock: Clock;
  readonly reservations: Reservations;
  /** What a reap drops piece by piece, each in a transaction: calls go on in between. */
  readonly expiring: readonly { expire(now: number): boolean }[];
  readonly waiters: Waiters;
  /** The extensions, which may have a part in a settlement. */
  readonly extensions: readonly Pick<InProcessPart<object>, "joinSettle">[];
}

/** The verbs that end calls. */
export interface Settlements {
  settle(settlement: Settlement): Promise<boolean>;
  /** Gives back what lapsed and what could not be settled, and drops what has expired; gives the number of holds. */
  reap(now: number): Promise<number>;
}

/** Puts the verbs together. */
export function createSettlements(parts: SettlementParts): Settlements {
  const { group, clock, reservations, expiring, waiters, extensions } = parts;
  // Calls that could not be written down: what they hold is given back as soon as the file can be written to.
  let givenUp: string[] = [];

  const write = (settlement: Settlement): Promise<Settled> =>
    group.run(() => {
      const ended = reservations.settle(settlement);
      if (ended.settled) for (const extension of extensions) extension.joinSettle?.(settlement);
      return ended;
    });

  /** What a settlement comes to that could not be written at first. */
  async function settleLater(settlement: Settlement, failure: unknown): Promise<Settled> {
    // Without a hold there is nothing that would have to be given back.
    if (settlement.verb === "record") throw failure;
    try {
      return await retryWrite(clock, failure, () => write(settlement));
    } catch (error) {
      givenUp.push(settlement.id);
      throw error;
    }
  }

  return {
    async settle(settlement) {
      let ended: Settled;
      try {
        ended = await write(settlement);
      } catch (error) {
        ended = await settleLater(settlement, error);
      }
      const { settled, ownsClaim } = ended;
      if (ownsClaim && settlement.claim) {
        const { claim, body } = settlement.claim;
        waiters.notify(claim, body === undefined ? "freed" : { body, fingerprint: claim.fingerprint });
      }
      return settled;
    },
    async reap(now) {
      const ended = givenUp;
      givenUp = [];
      const reaped = await group
        .run(() => reservations.reap(now, ended))
        .catch((error: unknown) => {
          givenUp.push(...ended);
          throw error;
        });
      for (const { claim, answer } of reaped.ended) waiters.notify(claim, answer ?? "freed");
      for (const part of expiring) while (await group.run(() => part.expire(now)));
      return reaped.holds;
    },
  };
}
