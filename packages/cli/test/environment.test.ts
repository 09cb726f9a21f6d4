// Environments that are refused before anything is opened, by the name of the variable at fault.
import { expect, test } from "vitest";
import { checkVariables } from "../src/settings/declared-variables.js";
import { readServiceOptions, shippedSources } from "../src/settings/environment.js";
import { secretsOf } from "../src/settings/variables.js";
import { configFile, temporaryFolder } from "./server-process.js";

const folder = temporaryFolder();

const SECRET = "cg-Secret0123456789";

async function refusalOf(env: Record<string, string>): Promise<string> {
  try {
    const { store } = await readServiceOptions({ SVC_STORE: "memory:", ...env }, "server");
    await store?.close();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error("it was not refused");
}

test.each<[string, Record<string, string>, string]>([
  ["a key with a line break", { SVC_KEY_COINGECKO: `${SECRET}\nx` }, "SVC_KEY_COINGECKO"],
  ["a key with a space", { SVC_KEY_COINGECKO: `${SECRET} x` }, "SVC_KEY_COINGECKO"],
  ["an upstream that is no URL", { SVC_UPSTREAM_COINGECKO: `//${SECRET}` }, "SVC_UPSTREAM_COINGECKO"],
  [
    "an upstream of another protocol",
    { SVC_UPSTREAM_COINGECKO: `ftp://${SECRET}` },
    "SVC_UPSTREAM_COINGECKO",
  ],
  ["a node that is no URL", { SVC_EVM_RPC_LOCAL: SECRET }, "SVC_EVM_RPC_LOCAL"],
  ["a SQLite store without a file", { SVC_STORE: "sqlite:" }, "SVC_STORE"],
  ["a SQLite store in memory", { SVC_STORE: "sqlite::memory:" }, "is memory: alone"],
  ["a SQLite store in no folder", { SVC_STORE: "sqlite:/dev/null/x.db" }, "SVC_STORE"],
  ["a Postgres address that cannot be read", { SVC_STORE: `postgres://u:${SECRET}@h:port/d` }, "SVC_STORE"],
  ["a Postgres that is not there", { SVC_STORE: `postgres://u:${SECRET}@127.0.0.1:9/d` }, "SVC_STORE"],
  ["a target with a user", { SVC_EGRESS_ALLOW: `u:${SECRET}@host:80` }, "SVC_EGRESS_ALLOW"],
])("%s is refused by its name, and no secret is shown", async (_, env, named) => {
  const message = await refusalOf(env);
  expect(message).toContain(named);
  expect(message).not.toContain(SECRET);
});

test("takes the secret of cursors from its variable, and has it masked", async () => {
  const env = { SVC_STORE: "memory:", SVC_SECRET: SECRET };
  const { secret, store } = await readServiceOptions(env, "server");
  await store?.close();
  expect(secret).toBe(SECRET);
  expect(secretsOf(env)).toContain(SECRET);
});

test("what has no effect is told by its name, never by its value", async () => {
  const env = {
    SVC_STOR: SECRET,
    SVC_EVM_RPC_: SECRET,
    SVC_UPSTREAM_COINGEKO: SECRET,
    SVC_STORE: "memory:",
    PATH: "x",
  };
  const told = checkVariables(
    env,
    (await shippedSources()).flatMap(({ variables }) => variables),
  );
  expect(told).toEqual({
    names: "SVC_STOR, SVC_EVM_RPC_, SVC_UPSTREAM_COINGEKO",
    next: "Did you mean SVC_STORE, SVC_EVM_RPC_<CHAIN>, SVC_UPSTREAM_COINGECKO? docs/serve.md lists the variables.",
  });
});

test("what has no effect and is like no variable is told with the page to read alone", () => {
  const told = { names: "SVC_QQQQQQQQ", next: "docs/serve.md lists the variables." };
  expect(checkVariables({ SVC_QQQQQQQQ: SECRET }, [])).toEqual(told);
});

test.each([
  ["a way of signing in that there is not", { mcp: { signIn: "always" } }, "mcp.signIn"],
  ["an option of MCP that there is not", { mcp: { signin: "required" } }, "mcp.signin"],
  ["options of MCP that are none", { mcp: true }, "mcp"],
  ["a store in words", { store: "sqlite:x.db" }, "store"],
  ["providers that are no list", { providers: "coingecko" }, "providers"],
])("a configuration with %s is refused by the option's name", async (_, config, named) => {
  const message = await refusalOf({ SVC_CONFIG: configFile(folder, config) });
  expect(message).toContain("SVC_CONFIG");
  expect(message).toContain(named);
});

test.each(["SVC_UPSTREAM_COINGECKO", "SVC_EVM_RPC_LOCAL"])(
  "%s is refused beside a configuration that lists providers, which it would not reach",
  async (name) => {
    const env = { SVC_CONFIG: configFile(temporaryFolder(), { providers: [] }), [name]: "http://127.0.0.1" };
    expect(await refusalOf(env)).toContain(`${name} has no effect`);
  },
);

test("SVC_KEY_COINGECKO is refused beside a configuration that lists providers, and is not shown", async () => {
  const env = {
    SVC_CONFIG: configFile(temporaryFolder(), { providers: [] }),
    SVC_KEY_COINGECKO: SECRET,
  };
  const message = await refusalOf(env);
  expect(message).toContain("SVC_KEY_COINGECKO has no effect");
  expect(message).not.toContain(SECRET);
});

const PLAIN = { SVC_STORE: "memory:" };

test.each(["COINGECKO_API_KEY", "SVC_KEY_COINGECKO"])(
  "%s gives the key that the provider declares",
  async (name) => {
    const { keys, store } = await readServiceOptions({ ...PLAIN, [name]: SECRET }, "server");
    await store?.close();
    expect(keys).toEqual({ COINGECKO_API_KEY: SECRET });
  },
);

test("two names of one key with two values are refused by both, and neither is shown", async () => {
  const message = await refusalOf({ COINGECKO_API_KEY: SECRET, SVC_KEY_COINGECKO: `${SECRET}-b` });
  expect(message).toContain("COINGECKO_API_KEY and SVC_KEY_COINGECKO");
  expect(message).not.toContain(SECRET);
});

test("a key without the prefix is held to the form of a key, too", async () => {
  const message = await refusalOf({ COINGECKO_API_KEY: `${SECRET} x` });
  expect(message).toContain("COINGECKO_API_KEY");
  expect(message).not.toContain(SECRET);
});

test("keys of the configuration go before those of the environment", async () => {
  const file = configFile(temporaryFolder(), { keys: { COINGECKO_API_KEY: "of-the-file" } });
  const env = { ...PLAIN, SVC_CONFIG: file, SVC_KEY_COINGECKO: SECRET };
  const { keys, store } = await readServiceOptions(env, "server");
  await store?.close();
  expect(keys).toEqual({ COINGECKO_API_KEY: "of-the-file" });
});

test("takes each kind of variable", async () => {
  const options = await readServiceOptions(
    {
      SVC_STORE: "memory:",
      SVC_URL: "http://127.0.0.1",
      SVC_API_KEY: "x",
      SVC_KEY_COINGECKO: SECRET,
      SVC_UPSTREAM_COINGECKO: "http://127.0.0.1",
      SVC_EVM_RPC_MY_NET: "http://127.0.0.1",
      SVC_BOOTSTRAP_KEY: "",
      SVC_TEST: "1",
      SVC_TEST_CLOCK_FILE: "none-yet",
    },
    "server",
  );
  await options.store?.close();
  expect(options.providers.map(({ id }) => id)).toContain("coingecko");
});
