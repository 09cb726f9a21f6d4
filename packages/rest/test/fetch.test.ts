// What toFetch answers where the host has read the body, or hands in a stream of something else than bytes.
import { createService } from "@svckit/core";
import { hello } from "@svckit/providers";
import { toFetch } from "@svckit/rest";
import { expect, test } from "vitest";

const handle = toFetch(createService({ providers: [hello()] }));
const URL_OF_CALLS = "http://host.example/api/v1/execute";
const headers = { "content-type": "application/json" };
const CALL = JSON.stringify({ tool: "say_hello", args: { name: "Ada" } });

const post = () => new Request(URL_OF_CALLS, { method: "POST", headers, body: CALL });

async function used(): Promise<Request> {
  const request = post();
  await request.text();
  return request;
}

async function held(): Promise<Request> {
  const request = post();
  request.body?.getReader();
  return request;
}

/** Bun, Deno and frameworks make requests of their own. Node's refuses such a stream when it is read. */
function withBody(pieces: Iterable<unknown> | AsyncIterable<unknown>): Request {
  const body = ReadableStream.from(pieces);
  return new Proxy(post(), {
    get: (target, name) => (name === "body" ? body : Reflect.get(target, name, target)),
  });
}

/** It never ends, so it has to be refused at its first piece. */
async function* endless() {
  for (;;) yield { length: 1 };
}

test.each<[string, () => Request | Promise<Request>, string]>([
  ["was read before", used, "read before"],
  ["another reader holds", held, "read before"],
  ["is a stream of text", () => withBody([CALL]), "stream of bytes"],
  ["is a stream of objects without an end", () => withBody(endless()), "stream of bytes"],
])("a body that %s is INVALID_REQUEST", async (_, make, message) => {
  const response = await handle(await make());
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { error: { code: "INVALID_REQUEST", message: expect.stringContaining(message) } },
  ]);
});

test("a body in pieces of bytes is read", async () => {
  const bytes = Buffer.from(CALL);
  const response = await handle(withBody([bytes.subarray(0, 9), bytes.subarray(9)]));
  expect(await response.json()).toMatchObject({ ok: true });
});
