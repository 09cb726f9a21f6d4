// Plugins in `svc serve`: their providers and variables work, though nothing else names them.
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createStandIn, type StandIn } from "@svckit/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readServiceOptions } from "../src/settings/environment.js";
import { secretsOf } from "../src/settings/variables.js";
import { COMMAND } from "./program.js";
import {
  configFile,
  createClient,
  type ServerProcess,
  startServer,
  temporaryFolder,
} from "./server-process.js";

const PLUGIN = resolve(import.meta.dirname, "weather-plugin.ts");
const KEY = "weather-Key0123456789";

let upstream: StandIn;
let server: ServerProcess;

beforeAll(async () => {
  upstream = await createStandIn({ "GET /now/weather": () => ({ body: { weather: "fair" } }) });
  server = await startServer(
    {
      SVC_STORE: "memory:",
      SVC_CONFIG: configFile(temporaryFolder(), { plugins: [PLUGIN] }),
      SVC_UPSTREAM_WEATHER_NOW: `${upstream.url}/now`,
      SVC_KEY_WEATHER: KEY,
      SVC_UPSTREAM_WEATHER_THEN: upstream.url,
      SVC_UPSTREAM_COINGECKO: upstream.url,
    },
    COMMAND,
  );
});

afterAll(async () => {
  await server.end();
  await upstream.close();
});

async function call(tool: string, args: object) {
  const client = createClient(1);
  const { json } = await client.execute(server.url, { tool, args });
  client.close();
  return json;
}

test("a plugin's tools are called at the addresses that its variables name, with its key", async () => {
  expect(await call("get_weather", { at: "sea" })).toMatchObject({ ok: true, data: { weather: "fair" } });
  expect(upstream.requests.at(-1)?.headers["x-key"]).toBe(KEY);
});

test("the shipped providers are still there, and their variables hold", async () => {
  const answer = await fetch(`${server.url}/api/v1/tools?provider=coingecko`);
  expect(await answer.text()).toContain('"get_price"');
  expect(server.log()).not.toContain("SVC_UPSTREAM_COINGECKO:");
});

test("a variable that nobody declares is told, with the nearest that the plugin declares", () => {
  expect(server.log()).toContain("SVC_UPSTREAM_WEATHER_THEN: no effect here");
  expect(server.log()).toMatch(/Did you mean SVC_(?:KEY_WEATHER|UPSTREAM_WEATHER_(?:NOW|PAST))\?/);
});

test("a plugin's key is masked in the log, though its errors hold it", async () => {
  expect(await call("get_weather", { at: "nowhere" })).toMatchObject({ ok: false });
  expect(server.log()).toContain("nothing for the key [secret]");
  expect(server.log()).not.toContain(KEY);
});

test("path and query of a provider's URL are secrets before any plugin is loaded", () => {
  const env = { SVC_UPSTREAM_WEATHER_NOW: "https://node.example/path-Secret1?token=query-Secret2" };
  expect(secretsOf(env)).toEqual(["query-Secret2", "path-Secret1"]);
});

const folder = temporaryFolder();
const own = () => ({ id: "own", title: "Own", tools: [] });

async function refusalOf(config: unknown, env: Record<string, string> = {}): Promise<string> {
  try {
    await readServiceOptions(
      { SVC_STORE: "memory:", SVC_CONFIG: configFile(folder, config), ...env },
      "server",
    );
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error("it was not refused");
}

test.each([
  ["a module that is not there", ["./no-such-plugin.js"], "./no-such-plugin.js"],
  ["plugins that are no list", "./weather.js", "plugins must be a list"],
  ["a plugin that is no name", [5], "a provider's factory"],
])("%s ends the start and is named", async (_, plugins, named) => {
  expect(await refusalOf({ plugins })).toContain(named);
});

test.each([
  ["that throws", "() => { throw new Error('no luck'); }", "its factory failed: no luck"],
  ["that gives a promise", "async () => ({ id: 'late', title: 'Late', tools: [] })", "no promise of one"],
  ["that gives nothing", "() => undefined", "must give a provider"],
])("a plugin with a factory %s ends the start and is named", async (_, factory, message) => {
  // A module of a name is loaded once.
  const file = join(temporaryFolder(), "odd-factory.mjs");
  const declared = "{ variables: { baseUrl: { kind: 'upstream' } } }";
  writeFileSync(file, `export default Object.assign(${factory}, ${declared});`);
  const refusal = await refusalOf({ plugins: [file] });
  expect(refusal).toContain(`plugin ${JSON.stringify(file)}: `);
  expect(refusal).toContain(message);
});

test("a plugin twice is refused by the variable that would set both", async () => {
  expect(await refusalOf({ plugins: [PLUGIN, PLUGIN] })).toContain("SVC_UPSTREAM_WEATHER_NOW");
});

test("a plugin's key that no header can hold is refused by its variable, and is not shown", async () => {
  const message = await refusalOf({ plugins: [PLUGIN] }, { SVC_KEY_WEATHER: `${KEY}\n` });
  expect(message).toContain("SVC_KEY_WEATHER");
  expect(message).not.toContain(KEY);
});

test("a plugin stands behind the providers that a configuration lists in place of the shipped ones", async () => {
  const file = configFile(temporaryFolder(), { providers: [own()], plugins: [PLUGIN] });
  const env = { SVC_STORE: "memory:", SVC_CONFIG: file, SVC_KEY_WEATHER: KEY };
  const { providers, keys, store } = await readServiceOptions(env, "server");
  await store?.close();
  expect(providers.map(({ id }) => id)).toEqual(["own", "weather"]);
  expect(keys).toEqual({ WEATHER_KEY: KEY });
});
