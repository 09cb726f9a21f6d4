// Runs the embedding and checks it as a caller would; ends with code 0 where it works.
import { strict as assert } from "node:assert";

process.env["PORT"] = "38473";
const { server } = await import("./server.js");
const url = "http://127.0.0.1:38473";

const response = await fetch(`${url}/web3/api/v1/execute`, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ tool: "say_hello", args: { name: "Ada" } }),
});
const answer = (await response.json()) as { ok: boolean; meta: unknown; data: { _svc: unknown } };
assert.equal(answer.ok, true);
assert.deepEqual(answer.data._svc, answer.meta);
assert.equal(response.headers.get("x-quota-remaining"), "24");
assert.equal(await (await fetch(url)).text(), "the host's own page");
const missing = await fetch(`${url}/web3/nowhere`);
assert.deepEqual([missing.status, missing.headers.get("content-type")], [404, "application/json"]);

server.close();
