// The crash matrix: the process of a call is killed at a named step. What have ledger, key and client of it?
import assert from "node:assert/strict";
import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { createService, type LedgerProof, type Service } from "@svckit/core";
import { type CrashData, startService, TIMERLESS } from "./crash-data.js";
import type { Standbys } from "./killed-process.js";
import { keepsOne, meteredProvider } from "./metered-provider.js";
import type { MeteredUpstream } from "./metered-upstream.js";

/** A step at which the process of a call is killed, and what is left: how often the upstream was asked, and the hold. */
export interface CrashCell {
  readonly step:
    | "before the reservation is sent"
    | "while the reservation waits to be committed"
    | "after the reservation is committed"
    | "while the provider works"
    | "after the provider has answered"
    | "while the settlement waits to be committed"
    | "after the settlement is committed"
    | "in the middle of the answer";
  readonly asked: 0 | 1;
  readonly hold: "none" | "voided" | "captured";
}

/** The cells that are the same on every store. */
export const MATRIX: readonly CrashCell[] = [
  { step: "before the reservation is sent", asked: 0, hold: "none" },
  { step: "after the reservation is committed", asked: 0, hold: "voided" },
  { step: "while the provider works", asked: 1, hold: "voided" },
  { step: "after the provider has answered", asked: 1, hold: "voided" },
  { step: "after the settlement is committed", asked: 1, hold: "captured" },
  { step: "in the middle of the answer", asked: 1, hold: "captured" },
];

const DIES_AT: Readonly<Partial<Record<CrashCell["step"], string>>> = {
  "before the reservation is sent": "before reserve",
  "after the reservation is committed": "after reserve",
  "after the provider has answered": "answered",
  "after the settlement is committed": "after settle",
};
const TELLS_AT: Readonly<Partial<Record<CrashCell["step"], string>>> = {
  "while the reservation waits to be committed": "before reserve",
  "while the settlement waits to be committed": "before settle",
};

const CREDITS = 1_000;
// More than the system buffers between two sockets: the rest dies with the process.
const LONG = 6_000_000;
const KEY = "key";

/** What the tests of one file share. */
export interface CrashStand {
  readonly data: CrashData;
  readonly standbys: Standbys;
  readonly upstream: MeteredUpstream;
}

/** Kills one process in one call, with a key or without, and checks every column of the matrix. */
export async function tryCell(stand: CrashStand, cell: CrashCell, hasKey: boolean): Promise<void> {
  const { data, upstream } = stand;
  const administration = createService({ providers: [], store: data.beside, clock: TIMERLESS });
  const { id } = await administration.createAccount({ credits: CREDITS });
  const { key: credential } = await administration.createKey(id);
  const before = await data.beside.verify();
  const length = cell.step === "in the middle of the answer" ? LONG : 50;
  const args = { id, length, ...(hasKey && { idempotency_key: KEY }) };

  const seen = await sendAndKill(stand, cell, JSON.stringify({ tool: "work", args }), credential);
  assert.equal(upstream.asked(id), cell.asked, "the upstream was asked so often before the kill");
  assert.equal(
    seen.length > 0,
    cell.step === "in the middle of the answer",
    `${seen.length} bytes were seen`,
  );

  const { store, release } = await data.next();
  try {
    const charged = cell.hold === "captured" ? 1 : 0;
    const voided = cell.hold === "voided" ? 1 : 0;
    assertLedger(await store.verify(), before, { captured: charged, voided });
    const claim = { scope: `account:${id}`, key: KEY, fingerprint: "" };
    const found = await store.findClaim({ claim, now: Date.now() });
    assert.equal(found.state, hasKey && charged ? "done" : "free", "the state of the key");

    const service = createService({
      store: keepsOne(store),
      providers: [meteredProvider(upstream.url)],
      clock: TIMERLESS,
    });
    const again = await service.transport.answer({ tool: "work", args, credential });
    const isReplay = hasKey && charged === 1;
    assert.equal(again.code, undefined, again.body.slice(0, 500));
    assert.equal(again.replayed, isReplay, "whether the resent call is a replay");
    assert.equal(upstream.asked(id), isReplay ? cell.asked : cell.asked + 1, "executions in all");
    if (isReplay) assertBegins(again.body, seen);
    const debits = isReplay ? 1 : charged + 1;
    assertLedger(await store.verify(), before, { captured: debits, voided });
    await assertSettled(service, { id, args, credential, debits, text: hasKey ? again.body : undefined });
  } finally {
    await release();
  }
}

/** Sends the call, kills its process at the step, and gives what the client has had of the answer by then. */
async function sendAndKill(
  { data, standbys, upstream }: CrashStand,
  { step }: CrashCell,
  body: string,
  credential: string,
): Promise<Buffer> {
  const process = standbys.take();
  try {
    const { url } = await startService(process, {
      place: data.place,
      upstream: upstream.url,
      ...(DIES_AT[step] && { diesAt: DIES_AT[step] }),
      ...(TELLS_AT[step] && { tellsAt: TELLS_AT[step] }),
    });
    let release = async () => {};
    upstream.meet(async () => {
      if (step === "while the provider works") await process.kill();
      if (step === "while the settlement waits to be committed") release = await data.block();
      return true;
    });
    if (step === "while the reservation waits to be committed") release = await data.block();
    const sent = post(`${url}/api/v1/execute`, body, credential);
    if (TELLS_AT[step]) {
      assert.equal(await process.line(), TELLS_AT[step]);
      await data.waits();
      await process.kill();
    }
    const seen =
      step === "in the middle of the answer" ? readSome(sent, () => process.kill()) : readAll(sent);
    const bytes = await seen;
    await process.kill();
    await release();
    await data.miss();
    return bytes;
  } finally {
    upstream.meet(async () => true);
    await process.kill();
  }
}

function post(url: string, body: string, credential: string): ClientRequest {
  const headers = { "content-type": "application/json", authorization: `Bearer ${credential}` };
  const sent = request(url, { method: "POST", headers, agent: false });
  // The connection breaks: that is what is tested.
  sent.on("error", () => {});
  sent.end(body);
  return sent;
}

/** The bytes of an answer that does not come: none. */
async function readAll(sent: ClientRequest): Promise<Buffer> {
  const chunks: Buffer[] = [];
  sent.on("response", (response) => {
    response.on("data", (chunk: Buffer) => chunks.push(chunk));
    response.on("error", () => {});
  });
  await closed(sent);
  return Buffer.concat(chunks);
}

/** The bytes of an answer whose sender is killed after the first of them. */
async function readSome(sent: ClientRequest, kill: () => Promise<void>): Promise<Buffer> {
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const chunks: Buffer[] = [];
  response.on("error", () => {});
  response.on("data", (chunk: Buffer) => chunks.push(chunk));
  await once(response, "data");
  response.pause();
  await kill();
  response.resume();
  await closed(sent);
  const bytes = Buffer.concat(chunks);
  const whole = Number(response.headers["content-length"]);
  assert.ok(
    whole > LONG && bytes.length < whole,
    `${bytes.length} of ${whole} bytes came: the answer was whole`,
  );
  return bytes;
}

async function closed(sent: ClientRequest): Promise<void> {
  if (!sent.closed) await new Promise((resolve) => sent.once("close", resolve));
}

function assertLedger(proof: LedgerProof, before: LedgerProof, more: Partial<LedgerProof>): void {
  const { captured = 0, voided = 0 } = more;
  assert.deepEqual(
    { ...proof, granted: before.granted },
    {
      ...before,
      ok: true,
      sum: 0,
      held: 0,
      pending: 0,
      unexplained: 0,
      captured: before.captured + captured,
      spent: before.spent + captured,
      voided: before.voided + voided,
    },
    "the ledger after the recovery",
  );
}

function assertBegins(body: string, seen: Buffer): void {
  const bytes = Buffer.from(body);
  assert.ok(bytes.subarray(0, seen.length).equals(seen), "the replay does not begin with what was seen");
}

/** What the account has paid. With a key, every further call gets the same answer to the byte and costs nothing. */
async function assertSettled(
  service: Service,
  call: {
    readonly id: string;
    readonly args: unknown;
    readonly credential: string;
    readonly debits: number;
    readonly text: string | undefined;
  },
): Promise<void> {
  const { id, args, credential, debits, text } = call;
  if (text !== undefined) {
    const replay = await service.transport.answer({ tool: "work", args, credential });
    assert.deepEqual([replay.replayed, replay.body === text], [true, true], "the replay is not the answer");
  }
  const { wallet } = await service.describeAccount(id);
  assert.deepEqual([wallet?.held, wallet?.spent, wallet?.remaining], [0, debits, CREDITS - debits]);
}
