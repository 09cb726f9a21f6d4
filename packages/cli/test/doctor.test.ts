// svc doctor: names the right fault, and the next step, in set-ups that are broken in one place each.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createServer as createSocketServer } from "node:net";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { hello } from "@svckit/providers";
import { sqliteStore } from "@svckit/store-sqlite";
import { createStandIn, type StandIn } from "@svckit/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkNode } from "../src/doctor/machine.js";
import { signInFile } from "../src/place/sign-in.js";
import { SCRIPT } from "./program.js";
import { runHere } from "./run-here.js";
import { configFile, temporaryFolder } from "./server-process.js";
import { type ServedService, serveHere } from "./service-here.js";

let upstream: StandIn;
let served: ServedService;
/** Takes a port and is no server of this program. */
let stranger: Server;
/** The number of a port that nobody listens at. */
let closed: string;
/** Takes connections and never answers. */
const silent = createSocketServer(() => {});

beforeAll(async () => {
  upstream = await createStandIn({ "GET /": () => ({ body: {} }) });
  served = await serveHere([hello()]);
  stranger = createServer((_, response) => response.end("{}")).listen(0, "127.0.0.1");
  silent.listen(0, "127.0.0.1");
  await Promise.all([stranger, silent].map((each) => new Promise((ready) => each.once("listening", ready))));
  const ended = createSocketServer().listen(0, "127.0.0.1");
  await new Promise((ready) => ended.once("listening", ready));
  closed = portOf(ended);
  await new Promise((done) => ended.close(done));
});
afterAll(async () => {
  await Promise.all([upstream.close(), served.close()]);
  stranger.close();
  silent.close();
});

// `as`: a server that listens on a port has an address with it.
const portOf = (server: { address(): unknown }) => String((server.address() as AddressInfo).port);

const ZOD = import.meta.resolve("zod");

/** A configuration with one provider, whose upstream is at a URL. */
function configOf(folder: string, url: string, options = ""): string {
  const file = join(folder, "config.mjs");
  const source = `
    import { z } from ${JSON.stringify(ZOD)};
    const tool = {
      name: "get_answer",
      title: "Answer",
      description: "The answer of the upstream, as it is.",
      category: "market_data",
      effect: "read",
      keyless: true,
      input: z.object({}),
      output: z.object({}),
      execute: () => ({}),
    };
    const provider = { id: "acme", title: "Acme", baseUrl: ${JSON.stringify(url)}, tools: [tool] };
    export default { providers: [provider], ${options} };
  `;
  writeFileSync(file, source);
  return file;
}

/** A set-up in which all is well. */
function wellSetUp(): Record<string, string> {
  const folder = temporaryFolder();
  return {
    SVC_STORE: `sqlite:${folder}/svc.db`,
    SVC_CONFIG: configOf(folder, upstream.url),
    XDG_CONFIG_HOME: folder,
    PORT: "0",
  };
}

interface Looked {
  readonly code: number;
  readonly faults: readonly { readonly check: string; readonly found: string; readonly next: string }[];
  readonly all: readonly {
    readonly check: string;
    readonly state: string;
    readonly found: string;
    readonly ms?: number;
  }[];
}

async function look(env: Record<string, string>, ...more: string[]): Promise<Looked> {
  const { code, out, err } = await runHere(["doctor", "--json", ...more], { env });
  expect(err).toBe("");
  const { checks, ok, faults } = JSON.parse(out);
  const found = checks.filter(({ state }: { state: string }) => state === "fault");
  expect([ok, faults]).toEqual([found.length === 0, found.length]);
  return { code, faults: found, all: checks };
}

test("a set-up in which all is well has no fault, and tells how long each upstream took", async () => {
  const env = wellSetUp();
  const { code, faults, all } = await look(env);
  expect([code, faults]).toEqual([0, []]);
  expect(all.map(({ check }) => check)).toEqual([
    ...["node", "configuration", "variables", "providers' keys", "key", "sign-in", "store", "port", "clock"],
    "upstream acme",
  ]);
  expect(all.at(-1)).toMatchObject({ state: "ok", ms: expect.any(Number) });
  const { out } = await runHere(["doctor", "--no-upstreams"], { env, isRead: true });
  expect(out).toMatch(/^ok {7}store {12}.*svc\.db is not there yet: the first start makes it$/m);
  expect(out).toMatch(/^nothing is wrong\n$/m);
}, 60_000);

type Break = (env: Record<string, string>) => Record<string, string> | Promise<Record<string, string>>;

describe("the fault is named, alone, with the next step, where", () => {
  test.concurrent.each<[string, Break, check: string, found: string, next: string]>([
    [
      "the store's folder is a file",
      () => {
        const file = join(temporaryFolder(), "data");
        writeFileSync(file, "");
        return { SVC_STORE: `sqlite:${file}/svc.db` };
      },
      ...(["store", "is to be a folder", "SVC_STORE"] as const),
    ],
    [
      "the store is no database",
      () => {
        const file = join(temporaryFolder(), "svc.db");
        writeFileSync(file, "these are my notes, and no database at all".repeat(30));
        return { SVC_STORE: `sqlite:${file}` };
      },
      ...(["store", "cannot be opened", "SVC_STORE"] as const),
    ],
    [
      "the database is away",
      () => ({ SVC_STORE: "postgres://ada:secret@127.0.0.1:9/svc" }),
      ...(["store", "cannot be reached", "Start the database"] as const),
    ],
    [
      "the store is of no kind",
      () => ({ SVC_STORE: "mysql://x" }),
      "store",
      "sqlite:<file>, postgres",
      "Set SVC_STORE to sqlite:<file>",
    ],
    [
      "the store is SQLite's own in memory",
      () => ({ SVC_STORE: "sqlite::memory:" }),
      ...(["store", "a store in memory is memory: alone", "SVC_STORE"] as const),
    ],
    [
      "the store is a folder",
      () => ({ SVC_STORE: `sqlite:${temporaryFolder()}` }),
      ...(["store", "it is a folder", "a file that this user may write"] as const),
    ],
    [
      "another program has the port",
      () => ({ PORT: portOf(stranger) }),
      ...(["port", "taken by another program", "Set PORT"] as const),
    ],
    [
      "the host is no address of this machine",
      () => ({ HOST: "192.0.2.1", PORT: "0" }),
      "port",
      "EADDRNOTAVAIL",
      "HOST",
    ],
    ["the port is no number", () => ({ PORT: "http" }), "port", "PORT must be a whole number", "PORT"],
    [
      "nothing listens at an upstream",
      () => ({ SVC_CONFIG: configOf(temporaryFolder(), `http://127.0.0.1:${closed}`) }),
      ...(["upstream acme", "refuses the connection", "correct its base URL"] as const),
    ],
    [
      "an upstream never answers",
      () => ({ SVC_CONFIG: configOf(temporaryFolder(), `http://127.0.0.1:${portOf(silent)}`) }),
      ...(["upstream acme", "does not answer within 5 s", "firewall"] as const),
    ],
    [
      "an upstream's name has no address",
      () => ({ SVC_CONFIG: configOf(temporaryFolder(), "http://nowhere.invalid") }),
      ...(["upstream acme", "nowhere.invalid has no address", "DNS"] as const),
    ],
    [
      "the configuration cannot be read",
      () => ({ SVC_CONFIG: configFile(temporaryFolder(), { providers: 3 }) }),
      ...(["configuration", "providers must be a list", "SVC_CONFIG"] as const),
    ],
    [
      "an option is misspelt",
      () => ({ SVC_CONFIG: configOf(temporaryFolder(), upstream.url, "anonymus: {}") }),
      ...(["configuration", "there is no option anonymus", "SVC_CONFIG"] as const),
    ],
    [
      "a brand in the configuration cannot be one",
      () => ({ SVC_CONFIG: configOf(temporaryFolder(), upstream.url, 'brand: "Not Valid!"') }),
      ...(["configuration", "brand", "SVC_CONFIG"] as const),
    ],
    [
      "the configuration has a logger that is none",
      () => ({ SVC_CONFIG: configOf(temporaryFolder(), upstream.url, "logger: 3") }),
      ...(["configuration", "logger must have the functions info, warn, error", "SVC_CONFIG"] as const),
    ],
    [
      "the configuration has what a variable has well",
      () => ({
        SVC_CONFIG: configOf(temporaryFolder(), upstream.url, 'publicUrl: "x"'),
        SVC_PUBLIC_URL: "https://svc.example",
      }),
      ...(["configuration", "publicUrl must be", "SVC_CONFIG"] as const),
    ],
    [
      "the configuration lists no origins",
      () => ({ SVC_CONFIG: configOf(temporaryFolder(), upstream.url, 'allowedOrigins: ["foo"]') }),
      ...(["configuration", '"foo" is not an origin', "SVC_CONFIG"] as const),
    ],
    [
      "the configuration is broken beside a store that is fine",
      async () => {
        const file = join(temporaryFolder(), "svc.db");
        await sqliteStore(file).close();
        return { SVC_CONFIG: configFile(temporaryFolder(), { plugins: 3 }), SVC_STORE: `sqlite:${file}` };
      },
      ...(["configuration", "plugins must be a list", "SVC_CONFIG"] as const),
    ],
    ...(
      [
        ["SVC_ALLOWED_ORIGINS", "foo", "is not an origin"],
        ["SVC_ADMIN_KEY", "foo", "is not well-formed"],
        ["SVC_OAUTH_ISSUER", "https://x.example", "go together"],
        ["SVC_MODEL", "x", "SVC_MODEL_URL is not set"],
        ["SVC_PUBLIC_URL", "foo", "publicUrl must be"],
        ["SVC_SECRET", "short", "secret must be"],
      ] as const
    ).map(
      ([name, value, found]) =>
        [`${name} is ${value}`, () => ({ [name]: value }), "variables", found, "Correct"] as [
          string,
          Break,
          string,
          string,
          string,
        ],
    ),
    [
      "the kept keys are none",
      ({ XDG_CONFIG_HOME = "" }) => {
        const file = signInFile({ XDG_CONFIG_HOME });
        mkdirSync(dirname(file), { recursive: true });
        const kept = { current: "nowhere", keys: { nowhere: "a b" } };
        writeFileSync(file, JSON.stringify(kept), { mode: 0o600 });
        return {};
      },
      ...(["sign-in", "svc login did not write it", "sign in again"] as const),
    ],
    [
      "the kept keys are no JSON",
      ({ XDG_CONFIG_HOME = "" }) => {
        const file = signInFile({ XDG_CONFIG_HOME });
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, "{broken", { mode: 0o600 });
        return {};
      },
      ...(["sign-in", "it is no JSON", "sign in again"] as const),
    ],
    [
      "a key holds what fits into no header",
      () => ({ SVC_API_KEY: "a b" }),
      ...(["key", "SVC_API_KEY is not well-formed", "Copy the key again"] as const),
    ],
    [
      "an upstream that speaks no TLS is asked with it",
      () => ({ SVC_CONFIG: configOf(temporaryFolder(), `https://127.0.0.1:${portOf(stranger)}`) }),
      ...(["upstream acme", "does not speak TLS", "Write http://"] as const),
    ],
    [
      "a retention cannot be read",
      () => ({ SVC_RETENTION: "90 days" }),
      "variables",
      "SVC_RETENTION must be days by kind",
      "Correct",
    ],
    [
      "a variable cannot be used",
      () => ({ SVC_SCHEDULER: "yes" }),
      "variables",
      "SVC_SCHEDULER must be on or off",
      "Correct",
    ],
    [
      "a key lacks characters",
      () => ({ SVC_BOOTSTRAP_KEY: "svc_live_abc" }),
      "key",
      "SVC_BOOTSTRAP_KEY is not well-formed",
      "Copy the key again",
    ],
    [
      "others may read the keys of svc login",
      ({ XDG_CONFIG_HOME = "" }) => {
        const file = signInFile({ XDG_CONFIG_HOME });
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, JSON.stringify({ keys: { "https://svc.example": "k" } }));
        chmodSync(file, 0o644);
        return {};
      },
      ...(["sign-in", "mode 644", "chmod 600"] as const),
    ],
  ])("%s", async (_, breakIt, check, found, next) => {
    const env = wellSetUp();
    const { code, faults } = await look({ ...env, ...(await breakIt(env)) });
    expect([code, faults]).toEqual([
      1,
      [
        expect.objectContaining({
          check,
          found: expect.stringContaining(found),
          next: expect.stringContaining(next),
        }),
      ],
    ]);
    expect(JSON.stringify(faults)).not.toContain("ada:secret");
  });

  test("the clock is wrong", async () => {
    const ahead = createServer((_, response) => {
      response.sendDate = false;
      response.setHeader("date", new Date(Date.now() + 95_000).toUTCString());
      response.end("{}");
    }).listen(0, "127.0.0.1");
    await new Promise((ready) => ahead.once("listening", ready));
    const url = `http://127.0.0.1:${portOf(ahead)}`;
    const { faults } = await look({ ...wellSetUp(), SVC_CONFIG: configOf(temporaryFolder(), url) });
    ahead.close();
    expect(faults).toMatchObject([
      {
        check: "clock",
        found: expect.stringMatching(/clock is 9[45](\.\d)? s behind/),
        next: expect.stringContaining("set-ntp"),
      },
    ]);
  });

  test("Node is too old", () => {
    const states = ["v18.20.1", "v20.18.0", "v20.19.0", "v21.7.0", "v22.11.0", "v22.12.0", "v24.1.0"].map(
      (version) => checkNode(version).state,
    );
    expect(states).toEqual(["fault", "fault", "ok", "fault", "fault", "ok", "ok"]);
  });
});

test("a CommonJS configuration is taken, as by a start", async () => {
  const folder = temporaryFolder();
  const file = join(folder, "config.cjs");
  writeFileSync(file, 'module.exports = { publicUrl: "https://svc.example" };\n');
  const { code, faults } = await look({ ...wellSetUp(), SVC_CONFIG: file }, "--no-upstreams");
  expect([code, faults]).toEqual([0, []]);
});

test("a store that a server has is looked at beside it, and a misspelt variable is a warning", async () => {
  const env = wellSetUp();
  const store = sqliteStore(String(env["SVC_STORE"]).slice("sqlite:".length));
  const { code, all } = await look({ ...env, SVC_STOER: "x" }, "--no-upstreams");
  await store.close();
  expect(code).toBe(0);
  expect(all).toContainEqual(expect.objectContaining({ check: "store", state: "ok" }));
  expect(all).toContainEqual(
    expect.objectContaining({ check: "variables", state: "warning", found: "SVC_STOER: no effect" }),
  );
});

describe("of a service elsewhere", () => {
  test("its state, its key and its clock are told", async () => {
    const env = { SVC_URL: served.url, SVC_API_KEY: served.key };
    const { code, all } = await look(env);
    expect([code, all.map(({ check, state }) => `${check} ${state}`)]).toEqual([
      0,
      ["node ok", "sign-in ok", "service ok", "ready ok", "key ok", "clock ok", "upstreams skipped"],
    ]);
    const { out } = await runHere(["doctor"], { env, isRead: true });
    expect(out).toMatch(
      /^skipped {2}upstreams {2}not looked at from here\n {9}→ Run `svc doctor --embedded` /m,
    );
    expect(out).toMatch(/^nothing of this is wrong\n$/m);
    const { all: without } = await look(env, "--no-upstreams");
    expect(without.map(({ check }) => check)).not.toContain("upstreams");
  });

  test("a key that it refuses, and a service that is away, are faults", async () => {
    const { faults } = await look({ SVC_URL: served.url, SVC_API_KEY: "svc_live_wrong" });
    expect(faults).toMatchObject([{ check: "key", next: expect.stringContaining("svc login") }]);
    const away = await look({ SVC_URL: `http://127.0.0.1:${closed}` });
    expect([away.code, away.faults]).toMatchObject([
      1,
      [{ check: "service", found: `127.0.0.1:${closed} refuses the connection` }],
    ]);
    const unasked = await look({ SVC_URL: "http://127.0.0.1:1" });
    expect(unasked.faults).toMatchObject([
      { check: "service", found: "127.0.0.1:1 has a port that HTTP clients do not ask" },
    ]);
  });

  test("what was found stands where the time limit is up before the rest", async () => {
    const env = { SVC_URL: `http://127.0.0.1:${portOf(silent)}` };
    const { code, all } = await look(env, "--timeout", "300ms", "--no-upstreams");
    expect([code, all]).toMatchObject([
      1,
      [
        { check: "node", state: "ok" },
        { check: "sign-in", state: "ok" },
        { check: "service", state: "fault", found: "not answered within the time limit" },
      ],
    ]);
    const here = { ...wellSetUp(), SVC_STORE: `postgres://ada@127.0.0.1:${portOf(silent)}/svc` };
    const { faults } = await look(here, "--timeout", "300ms", "--no-upstreams");
    expect(faults).toMatchObject([{ check: "store", found: "not answered within the time limit" }]);
  });

  test.each(["{}", '{"ok":true,"data":{}}'])("what answers %s is no service", async (answer) => {
    stranger.removeAllListeners("request").on("request", (_, response) => response.end(answer));
    const { faults } = await look({ SVC_URL: `http://127.0.0.1:${portOf(stranger)}` });
    expect(faults).toMatchObject([
      {
        check: "service",
        found: "what answers is no service of this program",
        next: expect.stringContaining("Correct --url"),
      },
    ]);
  });
});

test.concurrent.each<[string, string, string[], number]>([
  ["never ends to be loaded", "await new Promise(() => {});", ["configuration"], 6],
  ["waits for days", "await new Promise((done) => setTimeout(done, 1e9));", ["configuration"], 6],
  ["leaves something open, and prints", "setInterval(() => console.log('tick'), 1);", [], 8],
])(
  "a configuration that %s keeps neither the other checks nor the end of the command",
  async (...row) => {
    const [, does, wrong, checked] = row;
    const folder = temporaryFolder();
    const file = join(folder, "config.mjs");
    writeFileSync(file, `${does}\nexport default {};\n`);
    const env = { PATH: process.env["PATH"], XDG_CONFIG_HOME: folder, PORT: "0", SVC_CONFIG: file };
    const line = ["doctor", "--embedded", "--json", "--no-upstreams", "--timeout", "2s"];
    const child = spawn(process.execPath, [SCRIPT, ...line], {
      env: { ...env, SVC_STORE: `sqlite:${folder}/svc.db` },
      stdio: ["ignore", "pipe", "ignore"],
      timeout: 50_000,
    });
    const [out, [status]] = await Promise.all([text(child.stdout), once(child, "exit")]);
    const { checks } = JSON.parse(out);
    const faults = checks.filter(({ state }: { state: string }) => state === "fault");
    expect([status, faults.map(({ check }: { check: string }) => check)]).toEqual([wrong.length, wrong]);
    expect(checks).toHaveLength(checked);
  },
  60_000,
);
