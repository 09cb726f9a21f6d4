// Where webhooks lead: to public hosts alone, however a URL is spelt, whatever a name resolves to, and over no redirect.
import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Canaries, openCanaries } from "../../core/test/canary.js";
import { FORMS, HOSTS } from "../../core/test/public-spellings.js";
import { WEBHOOKS } from "../src/records/tables.js";
import { get, put } from "../src/rows/operations.js";
import { openDesk } from "./desk.js";
import { engines } from "./engines.js";
import { openWebhookDesk, type WebhookDesk } from "./webhook-desk.js";

const [memory] = await engines();

type LookupAll = (
  name: string,
  options: dns.LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, found: dns.LookupAddress[]) => void,
) => void;

// What the machine's name service says, in place of which a test puts its own.
const systemLookup = dns.lookup;

describe("where webhooks lead", () => {
  let canaries: Canaries;
  let desk: WebhookDesk;
  const asked: string[] = [];

  beforeAll(async () => {
    if (!memory) throw new Error("the memory store is always there");
    canaries = await openCanaries();
    const toCanaries = (...[name, options, callback]: Parameters<LookupAll>) => {
      if (!name.includes("example")) return systemLookup(name, options, callback);
      asked.push(name);
      const addresses = canaries.addresses.filter((address) => /^127|:/.test(address));
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
      );
    };
    Object.assign(dns, { lookup: toCanaries });
    syncBuiltinESMExports();
    desk = await openWebhookDesk(memory);
  });

  afterAll(async () => {
    Object.assign(dns, { lookup: systemLookup });
    syncBuiltinESMExports();
    await desk.close();
    await canaries.close();
  });

  test("a refused URL is its caller's slip, and no fault that the log tells of", async () => {
    if (!memory) throw new Error("the memory store is always there");
    const faults: string[] = [];
    const note = (message: string) => void faults.push(message);
    const small = await openDesk(memory, { service: { logger: { info() {}, warn: note, error: note } } });
    const told = await small.alice.call("create_webhook", { url: "https://127.0.0.1/" });
    expect(told).toMatchObject({ code: "VALIDATION_ERROR", param: "url" });
    expect(faults).toEqual([]);
    await small.close();
  });

  test("a webhook is refused for every spelling of a place inside, before anything is asked", async () => {
    const alice = await desk.newCaller();
    const urls = [
      ...HOSTS.flatMap((host) => [`https://${host}/hook`, `http://${host}:${canaries.port}/`]),
      ...FORMS.map((form) => form.replace(":0", `:${canaries.port}`)),
    ];
    for (const url of urls) {
      const told = await alice.call("create_webhook", { url });
      // A body with NUL in it is no request at all.
      const expected = url.includes("\0") ? ["INVALID_REQUEST", undefined] : ["VALIDATION_ERROR", "url"];
      expect([told.code, told.param], url).toEqual(expected);
      for (const inside of ["169.254", "localhost", "::1", String(canaries.port)])
        expect(told.message, url).not.toContain(inside);
    }
    expect(urls.length).toBeGreaterThan(60);
    expect((await alice.get("list_webhooks")).webhooks).toEqual([]);
    console.log(`${urls.length} URLs refused, ${canaries.hits} hits`);
    expect(canaries.hits).toBe(0);
  });

  test("a public name that resolves to a place inside is not asked, and the failure does not say where it led", async () => {
    const alice = await desk.newCaller();
    const names = ["rebind.example.com", "a.b.example.org", "1.0.0.127.example.net"];
    for (const name of names) await alice.get("create_webhook", { url: `https://${name}/hook` });
    await desk.secretOf(alice);
    await desk.emit(alice);
    await desk.deliver();
    expect(asked.toSorted()).toEqual(names.toSorted());
    const { webhooks } = await alice.get("list_webhooks");
    for (const webhook of webhooks)
      expect(webhook).toMatchObject({ failures: 1, last_failure: "the address is not a public one" });
    expect(canaries.hits).toBe(0);
  });

  test("what was public once and is written otherwise in the store is looked at again before it is asked", async () => {
    const alice = await desk.subscribed("/later");
    const url = `http://127.0.0.1:${canaries.port}/`;
    await desk.verbs.write(function* () {
      const row = yield* get(WEBHOOKS, [alice.hookId]);
      if (row) yield* put(WEBHOOKS, [{ ...row, url }]);
    });
    await desk.emit(alice);
    await desk.deliver();
    expect((await alice.get("list_webhooks")).webhooks).toMatchObject([
      { last_failure: "the address is not a public one" },
    ]);
    expect(canaries.hits).toBe(0);
  });

  test.each([301, 302, 303, 307, 308])(
    "a receiver that redirects inside by %s is not followed",
    async (status) => {
      const alice = await desk.subscribed("/redirects");
      const location = `http://127.0.0.1:${canaries.port}/`;
      desk.receiver.say(() => ({ status, headers: { location } }));
      await desk.emit(alice);
      await desk.deliver();
      const { webhooks } = await alice.get("list_webhooks");
      expect(webhooks[0].last_failure).toBe(`status ${status}, and redirects are not followed`);
      expect(canaries.hits).toBe(0);
    },
  );
});
