// The commands of the model that bill an account: what is bought, adjusted and changed.
import fc from "fast-check";
import { account, type Command, command, DAY_MS, MINUTE_MS } from "./model-command.js";

const reference = fc.option(fc.constantFrom("r1", "r2", "r3", "r4"), { nil: undefined });

/** What bills an account. */
// References are few, so that they come again: with the same figures, with others and for another verb.
export const BILLING: readonly fc.Arbitrary<Command>[] = [
  fc
    .tuple(
      account,
      fc.integer({ min: 1, max: 6 }),
      reference,
      fc.constantFrom(null, MINUTE_MS, 2 * DAY_MS, 40 * DAY_MS),
    )
    .map(([of, credits, named, lasts]) =>
      command(`top up ${of}: ${credits} for ${named}, ends in ${lasts}`, (pair) =>
        pair.bill(of, (service, id, now) =>
          service.topUp(id, credits, {
            ...(named !== undefined && { reference: named }),
            ...(lasts !== null && { expiresAt: now + lasts }),
          }),
        ),
      ),
    ),
  fc
    .tuple(account, fc.integer({ min: -16, max: 4 }), fc.constantFrom("r3", "r4", "r5", "r6", "r7"))
    .map(([of, credits, named]) =>
      command(`adjust ${of}: ${credits} for ${named}`, (pair) =>
        pair.bill(of, (service, id) => service.adjust(id, credits, { reference: named, reason: "a test" })),
      ),
    ),
  fc
    .tuple(account, fc.constantFrom("free", "more", "once"), fc.constantFrom("now", "period_end"), reference)
    .map(([of, plan, at, named]) =>
      command(`plan of ${of}: ${plan} ${at} for ${named}`, (pair) =>
        pair.bill(of, (service, id) =>
          service.setPlan(id, plan, { at, ...(named !== undefined && { reference: named }) }),
        ),
      ),
    ),
];
