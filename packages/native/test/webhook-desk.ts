// A desk with a receiver: events are written for an account, and delivered when a test says so.
import { extensionOf } from "@svckit/core";
import { emitAll, type NewEvent } from "../src/events/emit.js";
import { nativeStore, type StateVerbs } from "../src/index.js";
import { lockAccount } from "../src/records/accounts.js";
import { isAnyDue } from "../src/webhooks/claim.js";
import { type Caller, type Desk, openDesk } from "./desk.js";
import type { Engine } from "./engines.js";
import { openReceiver, type Receiver } from "./receiver.js";

/** What tests of webhooks work with. */
export interface WebhookDesk extends Desk {
  readonly receiver: Receiver;
  readonly verbs: StateVerbs;
  /** Writes events of the account's subject `default`, or of the one that is named, in one transaction. */
  emit(caller: Caller, count?: number, more?: Partial<NewEvent>): Promise<void>;
  /** Delivers what is due, until nothing is. */
  deliver(): Promise<void>;
  /** Sets the clock ahead. No timer runs: a store has one every few seconds. */
  later(ms: number): void;
  /** Does each pass until it is done. */
  passes(): Promise<void>;
  /** Issues the secret of the subject `default`, or of the one that is named. */
  secretOf(caller: Caller, subjectId?: string): Promise<string>;
  /** Makes a webhook at a path of the receiver; gives its id. */
  hook(caller: Caller, path: string, more?: object): Promise<string>;
  /** A caller with a webhook at a path, and a secret. */
  subscribed(
    path: string,
    more?: object,
  ): Promise<Caller & { readonly hookId: string; readonly secret: string }>;
}

type Options = NonNullable<Parameters<typeof openDesk>[1]>;

/** Opens one. */
export async function openWebhookDesk(engine: Engine, options: Options = {}): Promise<WebhookDesk> {
  const receiver = await openReceiver();
  const egressAllow = [receiver.host, ...(options.service?.egressAllow ?? [])];
  const desk = await openDesk(engine, { ...options, service: { ...options.service, egressAllow } });
  const verbs = extensionOf(desk.engine.store, nativeStore);
  const [deliveries] = desk.state.passes;
  if (deliveries?.name !== "deliveries") throw new Error("the first pass delivers");
  const { newId } = desk.service.transport;

  const emit: WebhookDesk["emit"] = ({ accountId }, count = 1, more = {}) =>
    verbs.write(function* () {
      const change = { accountId, now: desk.clock.now(), newId };
      const account = yield* lockAccount(change);
      const events = Array.from({ length: count }, (_, number): NewEvent => {
        const data = { alert: { title: `é ${number}` } };
        return { subjectId: account.default_subject_id, type: "alert.opened", data, ...more };
      });
      yield* emitAll(change, account, events);
    });
  const secretOf: WebhookDesk["secretOf"] = async (caller, subjectId = "default") => {
    await caller.get("list_subjects");
    const told = await caller.send("POST", `/api/v1/subjects/${subjectId}/signing-secret`);
    if (!told.ok) throw new Error(told.text);
    return told.data.signing_secret;
  };
  const hook: WebhookDesk["hook"] = async (caller, path, more = {}) =>
    (await caller.get("create_webhook", { url: `${receiver.url}${path}`, ...more })).webhook.id;

  return {
    ...desk,
    receiver,
    verbs,
    emit,
    secretOf,
    hook,
    later: (ms) => desk.clock.set(desk.clock.now() + ms),
    async deliver() {
      do {
        await deliveries.run(desk.clock.now());
        await deliveries.idle?.();
      } while (await verbs.read(() => isAnyDue({ now: desk.clock.now() })));
    },
    async passes() {
      for (const pass of desk.state.passes) {
        while ((await pass.run(desk.clock.now())) === "more");
        await pass.idle?.();
      }
    },
    async subscribed(path, more) {
      const caller = await desk.newCaller();
      const hookId = await hook(caller, path, more);
      return { ...caller, hookId, secret: await secretOf(caller) };
    },
    async close() {
      await desk.close();
      await receiver.close();
    },
  };
}
