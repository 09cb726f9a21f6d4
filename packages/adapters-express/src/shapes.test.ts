// What the handler does to requests and responses, so that the engine finds its way in them, and what it leaves as it was.
import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createService } from "@svckit/core";
import { hello } from "@svckit/providers";
import express, { type Express } from "express";
import { expect, test } from "vitest";
import { toExpress } from "./express.js";

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
  const program = fileURLToPath(new URL("../test/shapes-program.ts", import.meta.url));
  // The sources are compiled by the root's settings.
  const env = { ...process.env, TSX_TSCONFIG_PATH: resolve("tsconfig.base.json") };
  const args = ["--allow-natives-syntax", "--import", "tsx", program];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  const all = Array.from({ length: 5 }, () => true);
  expect(JSON.parse(stdout)).toEqual({ requests: all, responses: all });
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
