// Serves two requests at once, five times, and prints whether they and their responses have one shape: {"requests": [...], "responses": [...]}.
// It is a process of its own: what the engine makes of a shape depends on all that was done before, as in other tests.
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { shareShapes } from "../src/shapes.js";

// `as`: V8's own functions have no types. The process is started with --allow-natives-syntax.
const haveSameShape = new Function("a", "b", "return %HaveSameMap(a, b)") as (
  a: object,
  b: object,
) => boolean;

const seen = { requests: [] as boolean[], responses: [] as boolean[] };
let first: { readonly request: IncomingMessage; readonly response: ServerResponse } | undefined;
const app = express();
app.use((request, response) => {
  shareShapes(request, response);
  if (!first) {
    first = { request, response };
    return;
  }
  seen.requests.push(haveSameShape(request, first.request));
  seen.responses.push(haveSameShape(response, first.response));
  for (const each of [first.response, response]) each.end();
  first = undefined;
});

const server = createServer(app).listen(0, "127.0.0.1");
await once(server, "listening");
// `as`: a server on a port has such an address.
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
for (let times = 0; times < 5; times += 1) await Promise.all([fetch(url), fetch(url)]);
server.close();
server.closeAllConnections();
console.log(JSON.stringify(seen));
