// Searches on a server that is killed again and again: each key is paid once, by what its answer took.
import { afterEach, expect, test } from "vitest";
import { inParallel } from "./server-process.js";
import { ON_SQLITE, openSetting, pause, type Setting } from "./setting.js";

const SEARCHES = 300;
const CLIENTS = 20;
const KILLS = Number(process.env["KILLS"]);
const PLAN = { searchesPerMinute: 1_000_000, callsPerMinute: 1_000_000 };

let setting: Setting;
afterEach(() => setting.close());

interface Answered {
  readonly text: string;
  readonly receiptId: string;
}

/** The answer of a search under its key; undefined where none came. */
async function search(key: string, at: number): Promise<Answered | undefined> {
  try {
    const response = await fetch(`${setting.urlOf(0)}/v1/search`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${key}`,
        "content-type": "application/json",
        "idempotency-key": `search-${at}`,
      },
      body: JSON.stringify({ prompt: `convert ${at + 1} eth to wei` }),
    });
    const text = await response.text();
    const receiptId = response.headers.get("x-svc-receipt-id");
    // A server that has just started may be without its store for a moment, and a key may be a dead server's still.
    if (response.status !== 200 || receiptId === null) return undefined;
    return { text, receiptId };
  } catch {
    return undefined;
  }
}

test(`${SEARCHES} searches over ${KILLS} kills pay for each answer once`, async () => {
  setting = await openSetting(ON_SQLITE, { plans: { free: PLAN } });
  const key = await setting.account(1_000_000);
  const answers = new Map<number, Answered>();
  let resent = 0;
  const work = inParallel(SEARCHES, CLIENTS, async (at) => {
    for (;;) {
      const answer = await search(key, at);
      if (answer) {
        answers.set(at, answer);
        return;
      }
      resent += 1;
      await pause(50 + Math.random() * 100);
    }
  });
  const kill = (async () => {
    for (let done = 0; done < KILLS; done += 1) {
      const before = answers.size;
      while (answers.size < Math.min(SEARCHES, before + SEARCHES / (KILLS + 2))) await pause(5);
      await setting.restart(0);
    }
  })();
  await Promise.all([work, kill]);
  await setting.givenBack(key, 5_000);
  let paid = 0;
  for (const { receiptId } of answers.values()) {
    const headers = { authorization: `Bearer ${key}` };
    const response = await fetch(`${setting.urlOf(0)}/api/v1/receipts/${receiptId}`, { headers });
    // `as`: the form of a receipt.
    const { data } = (await response.json()) as { data: { credits_used: number; tool: string } };
    expect(data.tool).toBe("search");
    paid += data.credits_used;
  }
  const proof = await setting.verify();
  console.info(
    `${SEARCHES} searches, ${KILLS} kills: ${proof["captured"]} debits of ${paid} credits, ${resent} sent again`,
  );
  expect(paid).toBe(5 * SEARCHES);
  expect(proof).toMatchObject({ ok: true, sum: 0, held: 0, pending: 0, captured: SEARCHES, spent: paid });
  for (const at of [0, SEARCHES - 1]) expect((await search(key, at))?.text).toBe(answers.get(at)?.text);
  expect(await setting.verify()).toMatchObject({ captured: SEARCHES, spent: paid });
}, 600_000);
