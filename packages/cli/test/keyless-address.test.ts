// The address of a keyless caller over HTTP on `svc serve`: no header chooses it, and one caller is one bucket.
import { networkInterfaces } from "node:os";
import { afterEach, expect, test } from "vitest";
import { nextId, untilRefused } from "./keyless-calls.js";
import { count, createClient, inParallel } from "./server-process.js";
import { ON_SQLITE, openSetting, type Setting } from "./setting.js";
import { priceOf } from "./upstream.js";

const FORGED = Number(process.env["FORGED"] ?? 150);
const HEADERS = [
  "x-forwarded-for",
  "forwarded",
  "x-real-ip",
  "cf-connecting-ip",
  "true-client-ip",
  "x-client-ip",
  "x-cluster-client-ip",
  "fastly-client-ip",
  "x-forwarded",
  "forwarded-for",
];
const FORMS: readonly ((n: number) => string)[] = [
  (n) => `203.0.${n >> 8}.${n & 255}`,
  (n) => `203.0.${n >> 8}.${n & 255}:4711`,
  (n) => `203.0.${n >> 8}.${n & 255}, 127.0.0.1`,
  (n) => `127.0.0.1, 203.0.${n >> 8}.${n & 255}`,
  (n) => `::ffff:203.0.${n >> 8}.${n & 255}`,
  (n) => `2001:db8:${n.toString(16)}::1`,
  (n) => `[2001:db8:${n.toString(16)}::1]:443`,
  (n) => `fe80::${n.toString(16)}%eth0`,
  (n) => `nobody-${n}`,
  (n) => ",".repeat(n % 40),
];

let setting: Setting;
afterEach(() => setting.close());

/** The value of a header that names an address; `Forwarded` has a form of its own. */
function forge(index: number): Record<string, string> {
  const name = HEADERS[index % HEADERS.length] ?? "";
  const value = FORMS[Math.floor(index / HEADERS.length) % FORMS.length]?.(index) ?? "";
  return { [name]: name === "forwarded" ? `for="${value}";proto=https` : value };
}

test(`${FORGED} forged headers choose no address where no proxy is trusted, and cost nobody else a call`, async () => {
  setting = await openSetting(ON_SQLITE);
  const client = createClient(50);
  const replies = await inParallel(FORGED, 50, (index) =>
    client.execute(setting.urlOf(0), priceOf(nextId()), undefined, forge(index)),
  );
  const worked = count(replies, undefined);
  console.info(`${FORGED} calls under forged headers: ${worked} worked`);
  expect([worked, count(replies, "ANON_QUOTA_EXCEEDED")]).toEqual([25, FORGED - 25]);
  client.close();
  // The address in the headers belongs to another caller, who still has all its calls.
  const victim = createClient(1, "127.0.0.2");
  const attacker = createClient(1, "127.0.0.3");
  expect(await untilRefused(attacker, setting.urlOf, { "x-forwarded-for": "127.0.0.2" })).toBe(25);
  expect(await untilRefused(victim, setting.urlOf)).toBe(25);
  attacker.close();
  victim.close();
}, 60_000);

test("behind a trusted proxy an address has one bucket in all its forms, an IPv6 network of /64 too", async () => {
  setting = await openSetting(ON_SQLITE, { trustedProxies: ["127.0.0.1"] });
  const client = createClient(50);
  const from = (address: string) => untilRefused(client, setting.urlOf, { "x-forwarded-for": address });
  expect(await from("198.51.100.1")).toBe(25);
  // The caller's own entry stands left of the one that the proxy added.
  for (const same of [
    "9.9.9.9, 198.51.100.1",
    "::ffff:198.51.100.1",
    "::ffff:c633:6401",
    "::FFFF:C633:6401",
    "[::ffff:198.51.100.1]:443",
    "64:ff9b::198.51.100.1",
    "198.51.100.1:4711",
  ]) {
    expect([same, await from(same)]).toEqual([same, 0]);
  }
  expect(await from("198.51.100.2")).toBe(25);
  expect(await from("2001:db8:1:1::1")).toBe(25);
  const network = await inParallel(FORGED, 50, (index) =>
    client.execute(setting.urlOf(0), priceOf(nextId()), undefined, {
      "x-forwarded-for": `2001:db8:1:1:${index.toString(16)}:${(index * 7919).toString(16).slice(-4)}::${index}`,
    }),
  );
  expect(count(network, "ANON_QUOTA_EXCEEDED")).toBe(FORGED);
  expect(await from("2001:db8:1:2::1")).toBe(25);
  client.close();
  // Headers of anyone but the proxy are not believed.
  const direct = createClient(1, "127.0.0.4");
  const forged = { "x-forwarded-for": "198.51.100.3" };
  expect(await untilRefused(direct, setting.urlOf, forged)).toBe(25);
  expect(await untilRefused(direct, setting.urlOf)).toBe(0);
  direct.close();
}, 60_000);

const hasIpv6 = Object.values(networkInterfaces()).some((list) =>
  list?.some(({ address }) => address === "::1"),
);
if (!hasIpv6) console.info("Skipped: a server on :: needs IPv6, which this machine has not");

test.skipIf(!hasIpv6)(
  "on a socket of both families two IPv4 callers are two buckets, not one mapped network",
  async () => {
    setting = await openSetting(ON_SQLITE, {}, { HOST: "::" });
    const { port } = new URL(setting.urlOf(0));
    const used: number[] = [];
    for (const address of ["127.0.0.1", "127.0.0.2"]) {
      const client = createClient(1, address);
      used.push(await untilRefused(client, () => `http://127.0.0.1:${port}`));
      client.close();
    }
    const client = createClient(1);
    used.push(await untilRefused(client, () => `http://[::1]:${port}`));
    client.close();
    expect(used).toEqual([25, 25, 25]);
  },
  60_000,
);
