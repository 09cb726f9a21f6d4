// The commands of the model on accounts and keys: suspended, resumed, closed; made, replaced, revoked.
import type { NewKey } from "@svckit/core";
import fc from "fast-check";
import { account, CLOSED, type Command, command, DAY_MS, MINUTE_MS } from "./model-command.js";

const which = fc.nat(20);
const kept = fc.record({
  kind: fc.constantFrom<NonNullable<NewKey["kind"]>>("live", "live", "dev"),
  label: fc.option(fc.constantFrom("laptop", "žluťoučký 🦊"), { nil: undefined }),
  tools: fc.option(
    fc.constantFrom<NonNullable<NewKey["tools"]>>({ deny: ["work"] }, { allow: ["guarded", "free"] }),
    { nil: undefined },
  ),
  lasts: fc.constantFrom(null, null, MINUTE_MS, 6 * 60 * MINUTE_MS, 2 * DAY_MS),
});
const resume = account.map((of) =>
  command(`resume ${of}`, (pair) => pair.bill(of, (service, id) => service.resumeAccount(id))),
);

/** What becomes of accounts and keys. */
export const ACCOUNTS_AND_KEYS: readonly fc.Arbitrary<Command>[] = [
  account.map((of) =>
    command(`suspend ${of}`, (pair) =>
      pair.bill(of, (service, id) => service.suspendAccount(id, { reason: "a test" })),
    ),
  ),
  ...[resume, resume],
  fc.constant(
    command(`close ${CLOSED}`, (pair) => pair.bill(CLOSED, (service, id) => service.closeAccount(id))),
  ),
  fc.tuple(account, kept).map(([of, { lasts, ...key }]) =>
    command(`make a key of ${of}: ${JSON.stringify(key)}, ends in ${lasts}`, (pair) =>
      pair.ask((world, now) => {
        const expiresAt = lasts === null ? undefined : now + lasts;
        return world.createKey(of, { ...key, expiresAt });
      }),
    ),
  ),
  fc
    .tuple(which, fc.constantFrom(0, MINUTE_MS, DAY_MS))
    .map(([of, overlapMs]) =>
      command(`rotate ${of} over ${overlapMs}`, (pair) =>
        pair.ask((world) => world.rotateKey(of, overlapMs)),
      ),
    ),
  which.map((of) => command(`revoke ${of}`, (pair) => pair.ask((world) => world.revokeKey(of)))),
];
