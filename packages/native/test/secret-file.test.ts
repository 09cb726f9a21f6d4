// A signing secret is in no file of the store: what is kept of it is of no use without the deployment's own.
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { extensionOf } from "@svckit/core";
import { sqliteStore } from "@svckit/store-sqlite";
import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { nativeStore } from "../src/index.js";
import { findSubject } from "../src/records/subjects.js";
import { ACCOUNTS } from "../src/records/tables.js";
import { get } from "../src/rows/operations.js";
import { signingSecretsOf } from "../src/subjects/signing-secret.js";
import { LIMITS } from "../src/tools/limits.js";
import { openState } from "../src/tools/state.js";
import { sign } from "../src/webhooks/signature.js";
import { openDesk } from "./desk.js";

test("and signs the same after a restart, over the rotation's overlap with the one before", async () => {
  const folder = mkdtempSync(join(tmpdir(), "secrets-"));
  const open = async () => {
    const store = sqliteStore(join(folder, "svc.db"), { extensions: [nativeStore] });
    return { store, close: async () => store.close() };
  };
  const desk = await openDesk({ name: "sqlite", open });
  const path = "/api/v1/subjects/default/signing-secret";
  const first: string = (await desk.alice.send("POST", path)).data.signing_secret;
  const second: string = (await desk.alice.send("POST", `${path}/rotate`)).data.signing_secret;
  const { accountId } = desk.alice;
  await desk.close();
  for (const name of readdirSync(folder)) {
    const bytes = readFileSync(join(folder, name), "latin1");
    for (const secret of [first, second]) expect(bytes).not.toContain(secret.slice("whsec_".length, -4));
    expect(bytes).not.toContain("whsec_");
  }

  const again = await openDesk({ name: "sqlite", open });
  const state = openState(again.service, LIMITS);
  const subject = await extensionOf(again.engine.store, nativeStore).read(function* () {
    const account = yield* get(ACCOUNTS, [accountId]);
    if (!account) throw new Error("the account is there");
    return yield* findSubject(account, "default");
  });
  const during = await signingSecretsOf(state, subject, again.clock.now());
  expect(during).toEqual([second, first]);
  expect(await signingSecretsOf(state, subject, again.clock.now() + 24 * 3_600_000)).toEqual([second]);
  const body = '{"type":"alert.opened"}';
  const timestamp = Math.floor(Date.now() / 1_000);
  const headers = {
    "webhook-id": "0190b1de-0000-7000-8000-000000000001",
    "webhook-timestamp": String(timestamp),
    "webhook-signature": sign({ id: "0190b1de-0000-7000-8000-000000000001", timestamp, body }, during),
  };
  for (const secret of [first, second]) expect(() => new Webhook(secret).verify(body, headers)).not.toThrow();
  await again.close();
});
