// What the service does for a call, written by hand for one tool: the floor for anything general.
import { hash, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import { PRICE, priceInput } from "./priced-service.js";

const Args = priceInput();
const Body = z.object({ tool: z.literal("get_price"), args: Args, idempotency_key: z.string().optional() });

const PRICE_TEXT = JSON.stringify(PRICE);
const PRICE_DIGEST = hash("sha256", PRICE_TEXT, "hex");
const WINDOW_MS = 60_000;
const KEPT = 10_000;

/** One account with so many credits, by the digest of its key. */
function openAccounts(key: string) {
  const wallet = { id: "account", granted: 1_000_000_000, held: 0, spent: 0 };
  return new Map([[hash("sha256", key, "hex"), wallet]]);
}

/** What frameworks are compared with: the key's digest, Zod, a UUID and a debit. */
export function createReference(key: string) {
  const accounts = openAccounts(key);
  return (authorization: string | undefined, body: unknown): { status: number; answer: object } => {
    const wallet = accounts.get(hash("sha256", (authorization ?? "").slice("Bearer ".length), "hex"));
    if (!wallet) return { status: 401, answer: { ok: false } };
    const parsed = Body.safeParse(body);
    if (!parsed.success) return { status: 400, answer: { ok: false } };
    if (wallet.granted - wallet.spent < 1) return { status: 429, answer: { ok: false } };
    wallet.spent += 1;
    const receipt = toReceipt(parsed.data.args, randomUUID(), Date.now(), wallet.granted - wallet.spent);
    return { status: 200, answer: { ok: true, data: PRICE, meta: receipt } };
  };
}

function toReceipt(args: z.infer<typeof Args>, id: string, now: number, remaining: number) {
  const input = `{"ids":${JSON.stringify(args.ids)},"vs_currencies":${JSON.stringify(args.vs_currencies)}}`;
  const time = new Date(now).toISOString();
  return {
    receipt_id: id,
    receipt_version: "1.0",
    tool: "get_price",
    provider: "bench",
    category: "market_data",
    runtime_status: "ok",
    source: "cached",
    origin_source: "live",
    cache_status: "hit",
    cache_age_ms: 0,
    fetched_at: time,
    observed_at: time,
    duration_ms: 0,
    truncated: false,
    warnings: [],
    credit_cost: 1,
    credits_used: 1,
    credits_remaining: remaining,
    fallback_used: false,
    digest_algorithm: "sha256",
    input_digest: hash("sha256", input, "hex"),
    result_digest: PRICE_DIGEST,
    server_version: "0.1.0",
  };
}

/** All steps: also the rate limit, the idempotency key, hold and capture, and the journal of receipts. */
export function createByHand(key: string) {
  const accounts = openAccounts(key);
  const window = { at: [] as number[], first: 0 };
  const answers = new Map<string, string>();
  const journal = new Map<string, object>();

  function consumeRate(now: number): boolean {
    while ((window.at[window.first] ?? now) <= now - WINDOW_MS) window.first += 1;
    if (window.first > 10_000) window.at.splice(0, window.first).length = window.first = 0;
    window.at.push(now);
    return window.at.length - window.first < 1_000_000_000;
  }

  function record(id: string, receipt: object): void {
    journal.set(id, receipt);
    if (journal.size > KEPT) for (const oldest of journal.keys()) return void journal.delete(oldest);
  }

  function respond(authorization: string | undefined, text: string): { status: number; text: string } {
    const wallet = accounts.get(hash("sha256", (authorization ?? "").slice("Bearer ".length), "hex"));
    if (!wallet) return { status: 401, text: '{"ok":false}' };
    const now = Date.now();
    if (!consumeRate(now)) return { status: 429, text: '{"ok":false}' };
    const parsed = Body.safeParse(JSON.parse(text));
    if (!parsed.success) return { status: 400, text: '{"ok":false}' };
    const { args, idempotency_key: claim } = parsed.data;
    const earlier = claim === undefined ? undefined : answers.get(claim);
    if (earlier !== undefined) return { status: 200, text: earlier };
    if (wallet.granted - wallet.held - wallet.spent < 1) return { status: 429, text: '{"ok":false}' };
    wallet.held += 1;
    wallet.held -= 1;
    wallet.spent += 1;
    const id = randomUUID();
    const receipt = toReceipt(args, id, now, wallet.granted - wallet.spent);
    record(id, receipt);
    const told = JSON.stringify(receipt);
    const answer = `{"ok":true,"data":${PRICE_TEXT.slice(0, -1)},"_svckit":${told}},"meta":${told}}`;
    if (claim !== undefined) answers.set(claim, answer);
    return { status: 200, text: answer };
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    let text = "";
    request.setEncoding("utf8");
    request.on("data", (chunk: string) => {
      text += chunk;
    });
    request.on("end", () => {
      const answer = respond(request.headers.authorization, text);
      response.writeHead(answer.status, {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(answer.text),
        "x-request-id": randomUUID(),
        "x-quota-remaining": "1",
      });
      response.end(answer.text);
    });
  };
}
