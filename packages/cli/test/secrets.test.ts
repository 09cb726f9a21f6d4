// Secrets planted wherever one can be: none comes back in a log, an answer, a span or the store's file.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createService, memoryStore } from "@svckit/core";
import { createStandIn, type StandIn } from "@svckit/testing";
import { afterEach, expect, test } from "vitest";
import { runHere, svc } from "./run-here.js";
import { type ServerProcess, startServer, temporaryFolder } from "./server-process.js";
import { recordSpans } from "./spans.js";

const secretOf = (word: string) => `${word}0Zq8Kx3Wv5Ty7Rn2`;

// Planted secrets, beside the keys that the service makes itself.
const PLANTED = {
  providerKey: secretOf("providerheader"),
  nodeQuery: secretOf("nodequery"),
  providerPath: secretOf("providerpath"),
  nodePassword: secretOf("nodepassword"),
  nodePath: secretOf("nodepath"),
  oauthToken: `eyJhbGciOiJSUzI1NiJ9.${secretOf("oauth")}.c2lnbmF0dXJl`,
  basicPassword: Buffer.from(`user:${secretOf("basic")}`).toString("base64"),
  cookie: secretOf("cookie"),
  signingSecretInHeader: `whsec_${secretOf("header")}`,
  signingSecretInArgument: `whsec_${secretOf("argument")}`,
  malformedKey: `svc_live_${secretOf("malformed")}`,
  unknownKey: "",
  keyInQuery: `svc_live_${secretOf("query")}`,
  keyInPath: `svc_live_${secretOf("path")}`,
  keyInBody: `svc_live_${secretOf("body")}`,
  keyInField: `svc_live_${secretOf("field")}`,
  keyInRequestId: `svc_live_${secretOf("requestid")}`,
  testKey: `svc_test_${secretOf("test")}`,
};

let server: ServerProcess | undefined;
let upstream: StandIn | undefined;

afterEach(async () => {
  await server?.end("SIGKILL");
  await upstream?.close();
  server = undefined;
});

/** An upstream that repeats whatever it was sent, with any status. */
async function startEcho(): Promise<StandIn> {
  const echo =
    (status: number, type = "application/json") =>
    (request: { headers: object; query: URLSearchParams }) => ({
      status,
      headers: { "content-type": type },
      body: { error: { message: JSON.stringify([request.headers, [...request.query]]) } },
    });
  const statuses: Record<string, number> = { bad: 400, denied: 401, busy: 429, down: 503, shapeless: 200 };
  return createStandIn({
    [`GET /${PLANTED.providerPath}/simple/price`]: (request) => {
      const id = request.query.get("ids") ?? "";
      const status = statuses[id];
      return status === undefined ? { body: { [id]: { usd: 1 } } } : echo(status)(request);
    },
    [`POST /${PLANTED.nodePath}`]: (request) => echo(500)(request),
  });
}

interface Sent {
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

/** Sends requests, and keeps the status lines, headers and bodies of the answers as one text. */
function createSender(url: string) {
  let text = "";
  return {
    answers: () => text,
    async send({ path = "/api/v1/execute", method = "POST", headers = {}, body }: Sent): Promise<string> {
      const response = await fetch(url + path, {
        method,
        headers: { "content-type": "application/json", ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const answer = await response.text();
      text += `${response.status} ${JSON.stringify([...response.headers])} ${answer}\n`;
      return answer;
    },
  };
}

const price = (ids: string, more: object = {}) => ({
  tool: "get_price",
  args: { ids, vs_currencies: "usd", ...more },
});

/** Starts a server that cannot start, in this process, and gives what it wrote. */
async function failToStart(env: Record<string, string>): Promise<string> {
  const { code, out, err } = await runHere(["serve"], { env: { PORT: "0", ...env } });
  expect(code).not.toBe(0);
  return out + err;
}

/** The bytes of all files in a folder. */
function bytesOf(folder: string): string {
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), "latin1"))
    .join("\n");
}

function expectNone(secrets: readonly string[], places: Readonly<Record<string, string>>): void {
  const hits = Object.entries(places).flatMap(([place, text]) =>
    secrets
      .filter((secret) => secret !== "" && text.includes(secret))
      .map((secret) => `${secret} in ${place}`),
  );
  expect(hits).toEqual([]);
  const sizes = Object.entries(places).map(([place, text]) => `${place} ${text.length}`);
  console.info(`${secrets.length} secrets, 0 hits in: ${sizes.join(", ")} characters`);
}

async function sendAll(
  send: (sent: Sent) => Promise<string>,
  keys: Record<"live" | "other" | "revoked" | "unknown", string>,
) {
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const { live } = keys;
  // Calls that work, and calls that the upstream refuses with our headers in its message.
  for (const id of ["good", "bad", "denied", "busy", "down", "shapeless"])
    await send({ headers: bearer(live), body: price(id) });
  await send({ headers: { "x-api-key": keys.other }, body: price("other") });
  await send({ headers: bearer(live), body: { tool: "get_gas_price", args: { chain: "local" } } });
  // Credentials that are refused.
  const refused = [keys.revoked, keys.unknown, PLANTED.malformedKey, PLANTED.testKey, PLANTED.oauthToken];
  for (const token of refused) await send({ headers: bearer(token), body: price("refused") });
  await send({ headers: { authorization: `Basic ${PLANTED.basicPassword}` }, body: price("refused") });
  await send({ headers: { ...bearer(live), "x-api-key": keys.other }, body: price("refused") });
  // Secrets where none belongs.
  await send({ path: `/api/v1/execute?key=${PLANTED.keyInQuery}`, body: price("query") });
  await send({ path: `/api/v1/tools/${PLANTED.keyInPath}`, method: "GET" });
  await send({ path: `/${PLANTED.keyInPath}`, method: "DELETE" });
  await send({ path: `/${PLANTED.keyInPath.replaceAll("_", "%5F")}`, method: "GET" });
  await send({ body: price(PLANTED.keyInBody) });
  await send({ body: { ...price("field"), [PLANTED.keyInField]: 1 } });
  await send({ headers: bearer(live), body: price(PLANTED.signingSecretInArgument, { vs_currencies: 7 }) });
  await send({
    headers: {
      ...bearer(live),
      "x-request-id": PLANTED.keyInRequestId,
      cookie: `session=${PLANTED.cookie}`,
      "webhook-secret": PLANTED.signingSecretInHeader,
    },
    body: price("headers"),
  });
  // Routes that describe the service and the account.
  for (const path of [
    "/api/openapi.json",
    "/api/v1/tools",
    "/api/v1/quota",
    "/api/v1/usage",
    "/errors",
    "/metrics",
    "/llms.txt",
  ])
    await send({ path, method: "GET", headers: bearer(live) });
}

test("no planted secret comes back in an answer, a receipt, the log, a span or the bytes of the store", async () => {
  upstream = await startEcho();
  const recorded = recordSpans();
  const folder = temporaryFolder();
  const env = {
    SVC_STORE: `sqlite:${folder}/svc.db`,
    SVC_METRICS: "1",
    SVC_UPSTREAM_COINGECKO: `${upstream.url}/${PLANTED.providerPath}`,
    SVC_KEY_COINGECKO: PLANTED.providerKey,
    SVC_EVM_RPC_LOCAL: `${upstream.url.replace("//", `//node:${PLANTED.nodePassword}@`)}/${PLANTED.nodePath}?token=${PLANTED.nodeQuery}`,
    DEBUG: "*",
    ...recorded.env,
  };
  server = await startServer(env);
  const live = /svc_live_\w+/.exec(server.log())?.[0] ?? "";
  const shown = server.log().length;
  const administered = { ...env, NODE_OPTIONS: "" };
  const make = async () => (await svc(administered, "admin", "key", "create", "--account", "default")).json;
  const [other, revoked] = [await make(), await make()];
  await svc(administered, "admin", "key", "revoke", "--key", String(revoked["key_id"]));
  // A well-formed key of another store.
  const elsewhere = createService({ providers: [], store: memoryStore() });
  await elsewhere.createAccount({ id: "default" });
  const unknown = await elsewhere.createKey("default");
  await elsewhere.close();
  const keys = {
    live,
    other: String(other["key"]),
    revoked: String(revoked["key"]),
    unknown: unknown.key,
  };
  const { send, answers } = createSender(server.url);
  await sendAll(send, keys);
  const receiptId = /"receipt_id":"([0-9a-f-]+)"/.exec(answers())?.[1];
  await send({
    path: `/api/v1/receipts/${receiptId}`,
    method: "GET",
    headers: { authorization: `Bearer ${live}` },
  });
  // Checks that the requests came as far as they should.
  expect(answers()).toContain('"code":"INVALID_API_KEY"');
  expect(answers()).toContain('"code":"UNAUTHORIZED"');
  expect(answers()).toContain('"code":"TOOL_ERROR"');
  expect(answers()).toContain("holds an API key");
  expect(upstream.requests.some(({ headers }) => JSON.stringify(headers).includes(PLANTED.providerKey))).toBe(
    true,
  );
  expect(recorded.spans().length).toBeGreaterThan(10);
  await server.end();
  const secrets = [...Object.values(PLANTED), ...Object.values(keys)].filter(Boolean);
  expect(secrets.length).toBeGreaterThanOrEqual(20);
  expectNone(secrets, {
    answers: answers(),
    log: server.log().slice(shown),
    spans: recorded.text(),
    store: bytesOf(folder),
  });
}, 60_000);

test("a provider whose errors hold its token, caught or not, does not put it into the log", async () => {
  const token = secretOf("leaky");
  server = await startServer({
    SVC_STORE: "memory:",
    SVC_CONFIG: resolve(import.meta.dirname, "leaky-config.ts"),
    LEAKY_TOKEN: token,
  });
  const { send, answers } = createSender(server.url);
  await send({ body: { tool: "get_leak" } });
  expect(answers()).toContain("PROVIDER_UNAVAILABLE");
  await send({ body: { tool: "get_crash" } });
  expect(server.log()).toContain('"a call failed","tool":"get_leak","provider":"leaky"');
  expect(server.log()).toContain("an error was thrown that nothing caught");
  expectNone([token], { answers: answers(), log: server.log() });
});

test.each([
  ["the password of a database that is not there", { SVC_STORE: "postgres://svc:$@127.0.0.1:9/none" }],
  ["the password in an address of no known store", { SVC_STORE: "mysql://svc:a@$@127.0.0.1/none" }],
  ["a node's key in something that is no URL", { SVC_STORE: "memory:", SVC_EVM_RPC_LOCAL: "no url/$" }],
  ["a bootstrap key that is not well-formed", { SVC_STORE: "memory:", SVC_BOOTSTRAP_KEY: "svc_live_$" }],
])("a failed start does not tell %s", async (_, env) => {
  const secret = secretOf("start");
  const planted = Object.entries(env).map(([name, value]) => [name, value.replace("$", secret)]);
  expectNone([secret], { said: await failToStart(Object.fromEntries(planted)) });
});
