// The commands of the model on calls: sent, ended, sent again, and allowed or refused by a person.
import fc from "fast-check";
import { account, type Command, command } from "./model-command.js";
import { GUARDED } from "./model-provider.js";
import type { Sent } from "./service-world.js";

const end = fc.constantFrom("works", "works", "fails", "is refused", "hangs");
const sent: fc.Arbitrary<Sent> = fc.record({
  account: fc.oneof({ weight: 3, arbitrary: account }, fc.constant<Sent["account"]>("keyless")),
  key: fc.nat(3),
  tool: fc.constantFrom("work", "dear", "free", "batch", "batch", GUARDED, GUARDED),
  endUser: fc.option(fc.constantFrom("ada", "bob 🦊", "=1+1"), { nil: undefined }),
  idempotencyKey: fc.option(fc.constantFrom("k1", "k2", "k3"), { nil: undefined }),
  end,
});
const send = sent.map((call) => command(`send ${JSON.stringify(call)}`, (pair) => pair.send(call)));
const decision = fc.tuple(
  fc.nat(5),
  fc.constantFrom<"approve" | "deny">("approve", "approve", "approve", "deny"),
  end,
);
const decide = decision.map(([which, verb, ends]) =>
  command(`${verb} ${which}: ${ends}`, (pair) => pair.decide(which, verb, ends)),
);
// A call that waits for a person is rare, and one that is then decided on rarer: this is both.
const sendAndDecide = fc.tuple(sent, decision).map(([call, [, verb, ends]]) =>
  command(`send ${JSON.stringify(call)} to be guarded, and ${verb} it: ${ends}`, async (pair) => {
    await pair.send({ ...call, tool: GUARDED });
    await pair.decide(0, verb, ends);
  }),
);

/** What is done with calls. */
export const CALLS: readonly fc.Arbitrary<Command>[] = [
  ...[send, send, send],
  fc
    .tuple(fc.nat(5), fc.constantFrom("works", "fails"))
    .map(([which, ends]) => command(`finish ${which}: ${ends}`, (pair) => pair.finish(which, ends))),
  fc.nat(20).map((which) => command(`resend ${which}`, (pair) => pair.resend(which))),
  ...[decide, sendAndDecide],
];
