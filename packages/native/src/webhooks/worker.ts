// The worker of one webhook: makes the attempts that are due, one after the other, and has what came of them written down.
import { once } from "@svckit/core";
import { toWireEvent } from "../events/event-types.js";
import type { WebhookRow } from "../records/rows.js";
import { signingSecretsOf } from "../subjects/signing-secret.js";
import type { State } from "../tools/state.js";
import { attempt } from "./attempt.js";
import { type Held, type Job, type LeaseOf, readHeld, readJobs } from "./claim.js";
import { park } from "./park.js";
import { createResultWriter } from "./result-writer.js";
import { disabledReason, type Result, settleAttempts } from "./settle.js";

// Deliveries of one turn. After it, other webhooks that wait are first.
const TURN_JOBS = 100;
const TURN_MS = 10_000;
const TURN_FAILURES = 3;

// How old the secrets may be that a delivery is signed with, and so how long an old one signs alone after it was rotated.
const FRESH_MS = 20;

/** Works off what is due at a webhook, for one turn. Gives whether it is due at once again; throws where the store is away. */
export async function takeTurn(state: State, webhook: WebhookRow, lease: string): Promise<boolean> {
  const of = { webhookId: webhook.id, lease };
  const startedAt = state.now();
  const jobs = await state.read(() => readJobs({ webhook, now: startedAt, limit: TURN_JOBS }));
  const change = () => ({ ...of, accountId: webhook.account_id, now: state.now(), newId: state.newId });
  const writer = createResultWriter<Result>((results, isLast) =>
    state.write(() => settleAttempts({ ...change(), results, isLast })),
  );
  const deliver = createDeliverer(state, of);
  let failures = 0;
  for (const job of jobs) {
    const result = await deliver(job);
    if (result === "lost") break;
    if (result === "unsigned") {
      await writer.flush();
      await state.write(() => park(change()));
      return false;
    }
    writer.add(result);
    const { outcome } = result;
    if (outcome.kind === "failed" && (++failures === TURN_FAILURES || disabledReason(job.delivery, outcome)))
      break;
    const spent = state.now() - startedAt;
    if (writer.hasFailed() || spent < 0 || spent > TURN_MS) break;
  }
  return writer.end();
}

type Deliver = (job: Job) => Promise<Result | "lost" | "unsigned">;

/**
 * Makes deliveries, each signed with the secrets of its moment, however long it has waited. `unsigned` where there are none,
 * and `lost` where the webhook is another worker's by now, or gone.
 */
function createDeliverer(state: State, of: LeaseOf): Deliver {
  const { brand, version, transport } = state.service;
  const userAgent = `${brand.name}-webhooks/${version}`;
  // It never changes, and is asked for once a turn.
  const deploymentSecret = once(() => state.deploymentSecret());
  const read = async () => ({ at: performance.now(), held: await state.read(() => readHeld(of)) });
  // What the next delivery is signed with is read while the one before it is under way.
  let ahead: ReturnType<typeof read> | undefined;

  async function readFresh(): Promise<Held | undefined> {
    const known = await ahead;
    return known && performance.now() - known.at < FRESH_MS ? known.held : (await read()).held;
  }

  return async ({ delivery, event }) => {
    if (!event) return { delivery, outcome: { kind: "dropped" } };
    const held = await readFresh();
    if (!held) return "lost";
    const now = state.now();
    const secrets = await signingSecretsOf({ deploymentSecret }, held.subject, now);
    if (secrets.length === 0) return "unsigned";
    const { url } = held.webhook;
    const body = JSON.stringify(toWireEvent(event));
    const attempting = attempt(transport.publicTargets, userAgent, { url, id: event.id, body, secrets, now });
    ahead = read();
    // A store that is away is met again by whoever needs the answer.
    ahead.catch(() => {});
    return { delivery, outcome: await attempting };
  };
}
