// Runs the handler on an event of each kind and checks what comes back; ends with code 0 where it works.
import { strict as assert } from "node:assert";
import { readFile } from "node:fs/promises";
import { handler } from "./handler.js";

async function invoke(name: string) {
  const event = JSON.parse(await readFile(new URL(`events/${name}.json`, import.meta.url), "utf8"));
  const { statusCode, headers, multiValueHeaders, body } = await handler(event);
  const left = headers?.["x-quota-remaining"] ?? multiValueHeaders?.["x-quota-remaining"]?.[0];
  return { statusCode, left, answer: JSON.parse(body) };
}

// An HTTP API and a function URL share the allowance of the one address that calls both.
const http = await invoke("http-api");
assert.equal(http.statusCode, 200);
assert.equal(http.answer.ok, true);
assert.match(http.answer.data.greeting, /Ada/);
assert.deepEqual(http.answer.data._svc, http.answer.meta);
assert.equal(http.left, "24");

const url = await invoke("function-url");
assert.match(url.answer.data.greeting, /Grace/);
assert.equal(url.left, "23");

// A REST API, called from another address, under a stage and with a query.
const rest = await invoke("rest-api");
assert.deepEqual(
  rest.answer.data.tools.map(({ name }: { name: string }) => name),
  ["say_hello"],
);

// Two Authorization headers are refused, at HTTP 200 like every refused credential.
const doubled = await invoke("rest-api-two-keys");
assert.deepEqual([doubled.statusCode, doubled.answer.error.code], [200, "UNAUTHORIZED"]);
