// What the handler does to requests and responses, so that the engine finds its way in them, and what it leaves as it was.
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setFlagsFromString } from "node:v8";
import { createService } from "@svckit/core";
import { hello } from "@svckit/providers";
import express, { type Express } from "express";
import { expect, test } from "vitest";
import { toExpress } from "./express.js";
import { shareShapes } from "./shapes.js";

setFlagsFromString("--allow-natives-syntax");
// `as`: V8's own functions have no types.
const haveSameShape = new Function("a", "b", "return %HaveSameMap(a, b)") as (
  a: object,
  b: object,
) => boolean;

/** Serves an application while `use` asks it. */
async function served(app: Express, use: (url: string) => Promise<void>): Promise<void> {
  const server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    // `as`: a server on a port has such an address.
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

test("two requests at once have one shape, and so have their responses", async () => {
  const pairs: boolean[] = [];
  let first: { readonly request: IncomingMessage; readonly response: ServerResponse } | undefined;
  const app = express();
  app.use((request, response) => {
    shareShapes(request, response);
    if (!first) {
      first = { request, response };
      return;
    }
    pairs.push(haveSameShape(request, first.request), haveSameShape(response, first.response));
    for (const each of [first.response, response]) each.end();
    first = undefined;
  });
  await served(app, async (url) => {
    for (let times = 0; times < 5; times += 1) await Promise.all([fetch(url), fetch(url)]);
  });
  expect(pairs).toEqual(Array.from({ length: 10 }, () => true));
});

test("a host finds in requests and responses what it has put there, and what Express has", async () => {
  const seen: unknown[] = [];
  const app = express();
  app.use((request, response, next) => {
    response.locals["user"] = "ada";
    if (request.path === "/fixed") Object.defineProperty(response, "locals", { value: {}, writable: false });
    if (request.path === "/made") Object.defineProperty(response, "locals", { get: () => "made" });
    next();
  });
  app.use(toExpress(createService({ providers: [hello()] })));
  app.use((request, response) => {
    seen.push(request.res === response, response.req === request, Object.keys(request).includes("res"));
    seen.push(Object.getOwnPropertyDescriptor(response, "locals")?.writable, response.locals);
    response.end();
  });
  await served(app, async (url) => {
    for (const path of ["/own", "/fixed", "/made"]) await fetch(url + path);
  });
  expect(seen).toEqual([
    ...[true, true, true, true, expect.objectContaining({ user: "ada" })],
    ...[true, true, true, false, {}],
    ...[true, true, true, undefined, "made"],
  ]);
});
