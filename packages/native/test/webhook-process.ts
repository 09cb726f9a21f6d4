// A process that writes events and delivers them, until it is killed.
import { type Clock, createService, extensionOf, systemClock } from "@svckit/core";
import { postgresStore } from "@svckit/store-postgres";
import { sqliteStore } from "@svckit/store-sqlite";
import pg from "pg";
import { emitAll } from "../src/events/emit.js";
import { createNative, nativeStore } from "../src/index.js";
import { lockAccount } from "../src/records/accounts.js";

/** What the process is to do. */
export interface WebhookTask {
  readonly store: { readonly file: string } | { readonly url: string; readonly schema: string };
  readonly egressAllow: readonly string[];
  readonly accountId: string;
  /** How far its clock is ahead, in milliseconds. */
  readonly aheadMs: number;
  /** Whether it writes events, or delivers what is left. */
  readonly writes: boolean;
}

process.once("message", (task: WebhookTask) => {
  run(task).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});

async function run({ store: place, egressAllow, accountId, aheadMs, writes }: WebhookTask): Promise<void> {
  const clock: Clock = { ...systemClock, now: () => Date.now() + aheadMs };
  const native = createNative();
  const options = { clock, extensions: [nativeStore] };
  const store =
    "file" in place
      ? sqliteStore(place.file, options)
      : postgresStore(new pg.Pool({ connectionString: place.url }), { ...options, schema: place.schema });
  const service = createService({ providers: [native.provider], store, clock, egressAllow });
  const { passes } = native.bind(service);
  const verbs = extensionOf(store, nativeStore);
  const { newId } = service.transport;
  for (let number = 0; ; number++) {
    if (writes) {
      const first = await verbs.write(function* () {
        const change = { accountId, now: clock.now(), newId };
        const account = yield* lockAccount(change);
        const data = { number };
        const event = { subjectId: account.default_subject_id, type: "alert.opened", data } as const;
        yield* emitAll(change, account, [event, event, event]);
        return account.next_seq;
      });
      process.send?.(first);
    }
    for (const pass of passes) await pass.run(clock.now());
    await new Promise((resume) => setTimeout(resume, 10));
  }
}
