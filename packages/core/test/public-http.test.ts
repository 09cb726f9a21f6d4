// `ctx.publicHttp`: what a caller names is asked on the open internet alone, and no way of naming it leads inside.
import { createSocket } from "node:dgram";
import { type LookupAddress, Resolver } from "node:dns";
import { once } from "node:events";
import { connect } from "node:net";
import { createStandIn, type StandIn } from "@svckit/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import {
  createService,
  defineProvider,
  defineTool,
  type Envelope,
  type ServiceOptions,
} from "../src/index.js";
import { createUpstreamFetch } from "../src/upstream/fetch.js";
import { isTargetRefused, readEgressAllowed } from "../src/upstream/public-target.js";
import { createPublicFetch, createPublicLookup, type LookupAll } from "../src/upstream/public-upstream.js";
import { type Canaries, openCanaries } from "./canary.js";
import { FORMS, HOSTS } from "./public-spellings.js";

const Told = z.looseObject({});
const SECRET = "inside-7f3a";

let canaries: Canaries;
let receiver: StandIn;

beforeAll(async () => {
  canaries = await openCanaries();
  receiver = await createStandIn({
    "GET /rpc": ({ headers }) => ({ body: { seen: Object.keys(headers) } }),
    "GET /refuses": () => ({ status: 403, body: { [SECRET]: SECRET } }),
    "GET /fails": () => ({ status: 500, body: { [SECRET]: SECRET } }),
    "GET /inside": () => ({ status: 302, headers: { location: canaryUrl("127.0.0.1") } }),
    "GET /linklocal": () => ({ status: 307, headers: { location: "http://169.254.169.254/latest" } }),
    "GET /slow": () => new Promise(() => {}),
  });
});

afterAll(async () => {
  await canaries.close();
  await receiver.close();
});

const canaryUrl = (host: string) => `http://${host}:${canaries.port}/`;
const allowedHost = () => new URL(receiver.url).host;

/** A service with one tool that asks what its caller names, and one that asks the provider's own upstream. */
async function createTrial(options: Partial<ServiceOptions> = {}) {
  const tool = (name: string) => ({
    name,
    title: "Ask",
    description: "Asks a URL and gives what it answers.",
    category: "market_data",
    effect: "read" as const,
    output: Told,
  });
  const ask = defineTool({
    ...tool("ask_named"),
    input: z.object({ url: z.string(), path: z.string().optional() }),
    execute: ({ url, path = "" }, ctx) => ctx.publicHttp(url).get(path, { schema: Told }),
  });
  const askOwn = defineTool({
    ...tool("ask_own"),
    input: z.object({}),
    execute: (_, ctx) => ctx.http.get("rpc", { schema: Told }),
  });
  const service = createService({
    providers: [
      defineProvider({
        id: "asker",
        title: "Asker",
        baseUrl: receiver.url,
        headers: { "x-provider-key": "9fQ2zLx0Wv5Ty7Rn" },
        tools: [ask, askOwn],
      }),
    ],
    plans: { free: { callsPerMinute: 1_000_000 } },
    ...options,
  });
  const account = await service.createAccount({ credits: 10 });
  const { key } = await service.createKey(account.id);
  return {
    service,
    wallet: async () => (await service.describeAccount(account.id))["wallet"],
    named: (url: string, path?: string) =>
      service.execute({
        tool: "ask_named",
        args: { url, ...(path !== undefined && { path }) },
        credential: key,
      }),
    own: () => service.execute({ tool: "ask_own", args: {}, credential: key }),
  };
}

/** A failure that tells nothing of where it went and what was there. */
function expectRefused(envelope: Envelope, runtimeStatus = "invalid_input", told = ""): void {
  // Ids and digests are random, and may hold the digits of a port.
  const text = JSON.stringify(envelope).replaceAll(/"doc_url":"[^"]*"|"[\da-f-]{32,}"/g, "");
  expect(envelope, told).toMatchObject({
    ok: false,
    error: {
      code: runtimeStatus === "invalid_input" ? "TOOL_ERROR" : "PROVIDER_UNAVAILABLE",
      doc_url: expect.any(String),
    },
    meta: { runtime_status: runtimeStatus, credits_used: 0, warnings: [expect.stringMatching(/^refunded/)] },
  });
  for (const inside of [SECRET, "169.254", "::1", "localhost", String(canaries.port), "ECONN", "canary"]) {
    expect(text, told).not.toContain(inside);
  }
}

describe("by literal", () => {
  test("no spelling reaches the inside, and each is the caller's to change, refunded", async () => {
    const { named, wallet } = await createTrial();
    const urls = [
      ...HOSTS.flatMap((host) => [`https://${host}/`, `http://${host}:${canaries.port}/`]),
      ...FORMS.map((form) => form.replace(":0", `:${canaries.port}`)),
      ...canaries.addresses.map((each) => canaryUrl(each.includes(":") ? `[${each}]` : each)),
    ];
    for (const url of urls) expectRefused(await named(url), "invalid_input", url);
    expect(canaries.hits).toBe(0);
    expect(await wallet()).toMatchObject({ spent: 0, held: 0 });
    console.log(
      `${HOSTS.length} hosts and ${FORMS.length} forms, ${urls.length} URLs: ${canaries.hits} hits on ${canaries.addresses.join(", ")}`,
    );
  });

  test("no path that a tool puts behind the URL leads elsewhere", async () => {
    const { named } = await createTrial({ egressAllow: [allowedHost()] });
    for (const path of [
      "//127.0.0.1/",
      "@127.0.0.1/",
      "\\\\127.0.0.1\\",
      "https://127.0.0.1/",
      "../..",
      ":80/",
    ]) {
      const envelope = await named(receiver.url, path);
      expect(envelope.ok, path).toBe(false);
    }
    expect(canaries.hits).toBe(0);
  });
});

describe("by name", () => {
  const NAMES: Readonly<Record<string, readonly string[]>> = {
    "loopback.example": ["127.0.0.1"],
    "loopback6.example": ["::1"],
    "mapped.example": ["::ffff:127.0.0.1"],
    "nat64.example": ["64:ff9b::7f00:1"],
    "linklocal.example": ["169.254.169.254"],
    "private.example": ["10.0.0.1"],
    "mixed.example": ["93.184.215.14", "127.0.0.1"],
    "mixed6.example": ["2606:2800:220:1::1", "fd00::1"],
  };
  const asked: string[] = [];
  const lookup: LookupAll = (name, _, callback) => {
    asked.push(name);
    const found = (NAMES[name] ?? canaries.addresses).map((address) => ({
      address,
      family: address.includes(":") ? 6 : 4,
    }));
    callback(null, found);
  };

  test("a name with one address inside is refused, whatever its others", async () => {
    const publicFetch = createPublicFetch(readEgressAllowed([]), lookup);
    const { named, wallet } = await createTrial({ publicFetch });
    for (const name of Object.keys(NAMES))
      expectRefused(await named(`https://${name}/`), "invalid_input", name);
    // Each once: a refusal is not tried again.
    expect(asked.splice(0)).toEqual(Object.keys(NAMES));
    expect(await wallet()).toMatchObject({ spent: 0, held: 0 });
  });

  test("where nothing but the look-up stands before a canary, it is not reached", async () => {
    const guarded = createUpstreamFetch({ lookup: createPublicLookup(lookup) });
    for (const name of [...Object.keys(NAMES), "canaries.example"]) {
      const asking = guarded(new Request(`http://${name}:${canaries.port}/`));
      await expect(
        asking.catch((error: unknown) => isTargetRefused(error)),
        name,
      ).resolves.toBe(true);
    }
    expect(canaries.hits).toBe(0);
    // The canaries are there to be hit: without the guard they are.
    const unguarded = createUpstreamFetch({
      lookup: (name, options, callback) =>
        lookup(name, { ...options, all: true }, (error, found) => callback(error, found)),
    });
    const answer = await unguarded(new Request(`http://loopback.example:${canaries.port}/`));
    expect([await answer.json(), canaries.hits]).toEqual([{ canary: true }, 1]);
  });

  test("a name server that changes its mind is asked once, and the connection goes to what it said then", async () => {
    const server = await openNameServer(["93.184.215.14", "127.0.0.1"]);
    const resolver = new Resolver({ timeout: 2_000, tries: 1 });
    resolver.setServers([`127.0.0.1:${server.port}`]);
    const rebinding: LookupAll = (name, _, callback) =>
      resolver.resolve4(name, (error, found = []) =>
        callback(
          error,
          found.map((address): LookupAddress => ({ address, family: 4 })),
        ),
      );
    const hits = canaries.hits;
    const targets: (string | undefined)[] = [];
    for (let attempt = 0; attempt < 4; attempt++) {
      const socket = connect({
        host: "rebind.example",
        port: canaries.port,
        autoSelectFamily: false,
        lookup: createPublicLookup(rebinding),
      });
      socket.on("error", () => {});
      const [error, address] = await once(socket, "lookup");
      targets.push(error === null ? address : undefined);
      // Before it connects: a public address is somebody's.
      socket.destroy();
    }
    expect(targets).toEqual(["93.184.215.14", undefined, "93.184.215.14", undefined]);
    expect([server.queries, canaries.hits - hits]).toEqual([4, 0]);
    server.close();
  });
});

describe("by redirect", () => {
  test.each(["inside", "linklocal"])("an allowed host that redirects (%s) is not followed", async (path) => {
    const hits = canaries.hits;
    const { named } = await createTrial({ egressAllow: [allowedHost()] });
    expectRefused(await named(`${receiver.url}/${path}`), "failing");
    expect(canaries.hits - hits).toBe(0);
  });
});

describe("what the host's own packages ask for a caller", () => {
  test("refuses what is not public before it asks, and follows no redirect", async () => {
    const { service } = await createTrial({ egressAllow: [allowedHost()] });
    const { publicTargets } = service.transport;
    const hits = canaries.hits;
    const urls = [...HOSTS.map((host) => `https://${host}/`), canaryUrl("127.0.0.1"), "ftp://example.com/"];
    for (const url of urls) expect(() => publicTargets.read(url), url).toThrow("not a public one");
    const asking = publicTargets.fetch(new Request(canaryUrl("127.0.0.1"), { method: "POST", body: "{}" }));
    await expect(asking.catch(isTargetRefused)).resolves.toBe(true);
    const answer = await publicTargets.fetch(new Request(`${receiver.url}/inside`));
    expect([answer.status, canaries.hits - hits]).toEqual([302, 0]);
    await answer.body?.cancel();
  });

  test("holds a fetch of the host's own to the same targets", async () => {
    const asked: string[] = [];
    const publicFetch: ServiceOptions["publicFetch"] = async ({ url }) => {
      asked.push(url);
      return new Response();
    };
    const { publicTargets } = (await createTrial({ publicFetch })).service.transport;
    await expect(publicTargets.fetch(new Request("https://127.0.0.1/"))).rejects.toThrow("not a public one");
    await publicTargets.fetch(new Request("https://example.com/"));
    expect(asked).toEqual(["https://example.com/"]);
  });
});

describe("what is allowed", () => {
  test("an operator's target is asked over http, without the provider's own headers", async () => {
    const { named, wallet } = await createTrial({ egressAllow: [allowedHost()] });
    const envelope = await named(`${receiver.url}/#fragment`, "rpc");
    expect(envelope).toMatchObject({
      ok: true,
      data: { seen: expect.not.arrayContaining(["x-provider-key"]) },
    });
    expect(await wallet()).toMatchObject({ spent: 1, held: 0 });
    expectRefused(await named(canaryUrl("127.0.0.1")));
  });

  test("the provider's own base URL is the operator's, and stays trusted", async () => {
    const { own } = await createTrial();
    expect(await own()).toMatchObject({
      ok: true,
      data: { seen: expect.arrayContaining(["x-provider-key"]) },
    });
  });

  test("a key that a named target asks for is the caller's affair, not the operator's", async () => {
    const { named } = await createTrial({ egressAllow: [allowedHost()] });
    expectRefused(await named(`${receiver.url}/refuses`), "invalid_input");
    expectRefused(await named(`${receiver.url}/fails`), "degraded");
  });

  test("one caller's failing target shuts out no other's", async () => {
    const { named } = await createTrial({
      egressAllow: [allowedHost()],
      upstream: { breaker: { consecutiveFailures: 2 } },
    });
    for (let call = 0; call < 4; call++) expect((await named(`${receiver.url}/fails`)).ok).toBe(false);
    expect((await named(`${receiver.url}/rpc`)).ok).toBe(true);
  });

  test("slow targets of callers take no slot from the provider's own upstream", async () => {
    const { named, own } = await createTrial({
      egressAllow: [allowedHost()],
      upstream: { concurrency: 1, queue: 1, queueMs: 50, attemptMs: 1_000, totalMs: 2_000 },
    });
    const slow = [
      named(`${receiver.url}/slow`),
      named(`${receiver.url}/slow?2`),
      named(`${receiver.url}/slow?3`),
    ];
    expect((await own()).ok).toBe(true);
    for (const each of slow) expectRefused(await each, "degraded");
  });
});

/** A name server that answers every question with the next of its addresses. */
async function openNameServer(addresses: readonly string[]) {
  const socket = createSocket("udp4");
  let queries = 0;
  socket.on("message", (question, { port, address }) => {
    const answer = addresses[queries++ % addresses.length] ?? "";
    const head = Buffer.from(question.subarray(0, 12));
    // An answer without error, to one question, with one record and nothing more.
    head.writeUInt16BE(0x8180, 2);
    head.writeUInt16BE(1, 6);
    head.writeUInt32BE(0, 8);
    const end = question.indexOf(0, 12) + 5;
    const record = Buffer.from([0xc0, 0x0c, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...answer.split(".").map(Number)]);
    socket.send(Buffer.concat([head, question.subarray(12, end), record]), port, address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return {
    port: socket.address().port,
    get queries() {
      return queries;
    },
    close: () => socket.close(),
  };
}
