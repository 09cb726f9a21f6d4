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

const own = await import("./own-users.js");

async function callAs(session: string): Promise<unknown> {
  const called = await fetch("http://127.0.0.1:38472/web3/api/v1/execute", {
    method: "POST",
    headers: { "content-type": "application/json", cookie: `session=${session}` },
    body: JSON.stringify({ tool: "say_hello", args: { name: "Ada" } }),
  });
  const { ok, error } = (await called.json()) as { ok: boolean; error?: { code: string; message: string } };
  return ok ? called.headers.get("x-quota-remaining") : `${error?.code}: ${error?.message}`;
}

assert.equal(await callAs("s-ada"), "499999");
assert.match(String(await callAs("s-bob")), /^UNAUTHORIZED: Your team's subscription has ended\./);
assert.equal(await callAs("s-forged"), "24");
assert.deepEqual(
  own.calls.map(({ account, endUser, used }) => [account, endUser, used]),
  [
    ["acme", "ada", 1],
    [undefined, undefined, 0],
  ],
);

own.server.close();
own.server.closeAllConnections();
