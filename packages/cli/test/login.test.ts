// svc login and svc logout: where a key is kept, who may read it, which service it is sent to, and that nobody is shown it.
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { hello } from "@svckit/providers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signInFile } from "../src/place/sign-in.js";
import { runHere } from "./run-here.js";
import { temporaryFolder } from "./server-process.js";
import { type ServedService, serveHere } from "./service-here.js";

let served: ServedService;
let other: ServedService;

beforeAll(async () => {
  [served, other] = await Promise.all([serveHere([hello()]), serveHere([hello()])]);
});
afterAll(() => Promise.all([served.close(), other.close()]));

/** A home of its own, and commands in it that say whether they told the key. */
function home() {
  const env = { XDG_CONFIG_HOME: temporaryFolder() };
  const run = async (line: string, input = "", more: Record<string, string> = {}) => {
    const { code, out, err } = await runHere([...line.split(" "), "--json"], {
      env: { ...env, ...more },
      input,
    });
    expect(out + err).not.toContain(served.key);
    return { code, json: JSON.parse(out) };
  };
  return { file: signInFile(env), run };
}

test("a key is kept for its owner alone, asked with from then on, and forgotten", async () => {
  const { file, run } = home();
  expect(await run(`login --url ${served.url}/`, `${served.key}\n`)).toEqual({
    code: 0,
    json: { signed_in: true, url: served.url, credits_remaining: 100, file },
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(join(file, "..")).mode & 0o777).toBe(0o700);
  expect(await run("quota")).toMatchObject({ code: 0, json: { lane: "account", limit: 100 } });
  expect(await run("call say_hello")).toMatchObject({ json: { meta: { credits_remaining: 99 } } });
  expect(await run("events tail --no-follow")).toMatchObject({ code: 3 });
  expect(await run("quota", "", { SVC_API_KEY: "svc_live_wrong" })).toMatchObject({ code: 5 });
  expect(await run("logout")).toEqual({ code: 0, json: { signed_out: true, url: served.url } });
  expect(readFileSync(file, "utf8")).not.toContain(served.key);
  expect(await run("logout")).toMatchObject({
    code: 2,
    json: { error: { code: "INVALID_ARGS", message: expect.stringMatching(/^Nobody is signed in\./) } },
  });
});

test("a key is sent to no other service, and each service has its own", async () => {
  const { run } = home();
  await run(`login --url ${served.url}`, served.key);
  expect(await run(`quota --url ${other.url}`)).toMatchObject({ json: { lane: "anonymous" } });
  expect(await run(`login --url ${other.url}`, served.key)).toMatchObject({ code: 5 });
  await run(`login --url ${other.url}`, other.key);
  expect(await run("quota")).toMatchObject({ json: { lane: "account" } });
  expect(await run(`quota --url ${served.url}`)).toMatchObject({ json: { lane: "account" } });
  await run("logout");
  const { json } = await run("logout");
  expect(json.error.message).toBe(
    `No service is named. Name it with --url: there are keys of ${served.url}.`,
  );
});

test("a key that is refused is not kept, and a file that others could read is theirs no more", async () => {
  const { file, run } = home();
  expect(await run(`login --url ${served.url}`, "svc_live_wrong")).toMatchObject({
    code: 5,
    json: {
      error: {
        code: "INVALID_API_KEY",
        message: expect.stringMatching(
          /^The key is not one of http:\S+\. Check it for missing characters, or ask /,
        ),
        doc_url: "https://docs.example/errors#invalid-api-key",
      },
    },
  });
  expect(await run(`login --url ${served.url}`)).toMatchObject({ code: 2 });
  expect(await run("login", served.key)).toMatchObject({ code: 2 });
  expect(existsSync(file)).toBe(false);
  await run(`login --url ${served.url}`, served.key);
  writeFileSync(file, readFileSync(file), { mode: 0o644 });
  await run(`login --url ${served.url}`, served.key);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("a service that is away is told by its address, without what may be a key", async () => {
  const { code, json } = await home().run("login --url http://127.0.0.1:9/of/a/key", served.key);
  expect([code, json.error.message]).toEqual([
    4,
    expect.stringMatching(/^The service at http:\/\/127\.0\.0\.1:9 could not be reached\. Check --url/),
  ]);
}, 20_000);

test.each([
  ["127.0.0.1:8787", ": write http://127.0.0.1:8787."],
  ["localhost:8787/x", ": write http://localhost:8787."],
  ["svc.example", ": write https://svc.example."],
  ["ada:secret@svc.example", "."],
  ["ftp://svc.example", "."],
])("an address that lacks its scheme is told with it: %s", async (url, told) => {
  const { code, json } = await home().run(`quota --url ${url}`);
  expect([code, json.error.message]).toEqual([
    2,
    expect.stringContaining(`--url, or SVC_URL, must be an http or https URL${told}`),
  ]);
});

test("a file that is no JSON is told by its name, without what is in it", async () => {
  const { file, run } = home();
  await run(`login --url ${served.url}`, served.key);
  writeFileSync(file, `{"keys": ${served.key}`);
  const { code, json } = await run("quota");
  expect([code, json.error.message]).toEqual([1, expect.stringContaining(file)]);
});

test("where no key can be kept, or all is said, nothing that is kept is looked for", async () => {
  const { file, run } = home();
  const elsewhere = { XDG_CONFIG_HOME: "/dev/null" };
  expect(await run(`quota --url ${served.url}`, "", elsewhere)).toMatchObject({
    json: { lane: "anonymous" },
  });
  expect(await run("tools info say_hello", "", elsewhere)).toMatchObject({ code: 0 });
  await run(`login --url ${served.url}`, served.key);
  writeFileSync(file, "no JSON");
  const said = { SVC_URL: served.url, SVC_API_KEY: served.key };
  expect(await run("quota", "", said)).toMatchObject({ json: { lane: "account" } });
  const { code, json } = await run(`login --url ${served.url}`, served.key, elsewhere);
  expect([code, json.error.message]).toEqual([1, expect.stringContaining("/dev/null")]);
});

test("what is no key is told so", async () => {
  const { code, json } = await home().run(`quota --url ${served.url}`, "", { SVC_API_KEY: "bad" });
  expect([code, json.error.message]).toEqual([
    5,
    "The credential is no API key, which begins with svc_live_, and no OAuth token is accepted here. Sign in with `svc login`, or set SVC_API_KEY.",
  ]);
});

test.each<[NodeJS.Platform, Record<string, string>, string]>([
  ["linux", { HOME: "/home/ada" }, "/home/ada/.config/svc/credentials.json"],
  ["linux", { HOME: "/home/ada", XDG_CONFIG_HOME: "/conf" }, "/conf/svc/credentials.json"],
  ["linux", { HOME: "/home/ada", XDG_CONFIG_HOME: "conf" }, "/home/ada/.config/svc/credentials.json"],
  ["linux", { HOME: "" }, `${userInfo().homedir}/.config/svc/credentials.json`],
  ["darwin", { HOME: "/Users/ada" }, "/Users/ada/Library/Application Support/svc/credentials.json"],
  ["win32", { APPDATA: "/Users/ada/Roaming" }, "/Users/ada/Roaming/svc/credentials.json"],
])("on %s with %j the file is %s", (platform, env, file) => {
  expect(signInFile(env, platform)).toBe(file);
});
