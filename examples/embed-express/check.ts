// Runs the embedding of the README and checks it as a caller would; ends with code 0 where it works.
import { strict as assert } from "node:assert";

process.env["PORT"] = "38471";
const { server } = await import("./server.js");
const url = "http://127.0.0.1:38471";

const response = await fetch(`${url}/web3/api/v1/execute`, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ tool: "say_hello", args: { name: "Ada" } }),
});
const answer = (await response.json()) as { ok: boolean; meta: unknown; data: { _svc: unknown } };
assert.equal(answer.ok, true);
assert.deepEqual(answer.data._svc, answer.meta);
assert.equal(await (await fetch(url)).text(), "the host's own page");
assert.equal((await fetch(`${url}/web3/nowhere`)).status, 404);

server.close();
server.closeAllConnections();
