// How fast a queue drains: events of one account to one receiver, in order, on SQLite and Postgres.
import { describe, expect, test } from "vitest";
import { engines } from "./engines.js";
import { openWebhookDesk } from "./webhook-desk.js";

const EVENTS = Number(process.env["QUEUED"] ?? 200);
// Asked for at length alone, where nothing else runs beside it.
const LEAST_A_SECOND = EVENTS >= 10_000 ? 500 : 0;

const found = (await engines()).filter(({ name }) => name !== "memory");

describe.each(found)("$name", ({ name, ...engine }) => {
  test(`${EVENTS} queued events drain in their order, each once`, async () => {
    const desk = await openWebhookDesk({ name, ...engine });
    try {
      const alice = await desk.subscribed("/drains");
      for (let left = EVENTS; left > 0; left -= 500) await desk.emit(alice, Math.min(left, 500));
      const startedAt = performance.now();
      await desk.deliver();
      const rate = Math.round(EVENTS / ((performance.now() - startedAt) / 1_000));
      console.log(`${name}: ${EVENTS} events to one receiver, ${rate} a second`);
      const ids = desk.receiver.hits.map(({ id }) => id);
      expect([ids.length, new Set(ids).size]).toEqual([EVENTS, EVENTS]);
      expect([...ids].sort()).toEqual(ids);
      if (name === "sqlite") expect(rate).toBeGreaterThanOrEqual(LEAST_A_SECOND);
    } finally {
      await desk.close();
    }
  }, 300_000);
});
