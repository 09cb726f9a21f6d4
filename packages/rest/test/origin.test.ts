// The clauses of other origins: which web pages may call, under which host names, and what they may read.
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createService, type ServiceOptions } from "@svckit/core";
import { hello } from "@svckit/providers";
import {
  createPrometheus,
  createRest,
  type Mount,
  type Rest,
  type RestOptions,
  type RestRequest,
  toNodeListener,
} from "@svckit/rest";
import client from "prom-client";
import { afterEach, expect, test } from "vitest";

let close: () => Promise<unknown> = async () => {};
afterEach(() => close());

const mounted: Mount = {
  path: "/mounted",
  title: "Mounted",
  credential: "unread",
  handle: (_, { requestId }) => ({ status: 200, headers: { "x-request-id": requestId }, body: "{}" }),
};

interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

type Send = (path: string, headers?: Record<string, string>, method?: string) => Promise<Answered>;

/** A service that is served on this machine, and what sends a request to it as it is. */
async function serve(
  options: RestOptions = {},
  settings: Partial<ServiceOptions> = {},
): Promise<{ readonly send: Send; readonly url: string; readonly rest: Rest }> {
  const server: Server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  // `as`: a server that listens on a port has such an address.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const metrics = createPrometheus(client);
  const service = createService({ providers: [hello()], publicUrl: url, ...settings });
  const routes = [metrics.route, mounted, { ...mounted, path: "/public", anyOrigin: true }];
  const rest = createRest(service, { routes, ...options });
  server.on("request", toNodeListener(rest));
  close = async () => {
    server.close();
    server.closeAllConnections();
    await service.close();
  };
  const send: Send = (path, headers = {}, method = "GET") =>
    new Promise((resolve, reject) => {
      const sent = request(url + path, { method, headers }, (response) => {
        let text = "";
        response.on("data", (chunk) => {
          text += String(chunk);
        });
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
      });
      sent.on("error", reject);
      sent.end();
    });
  return { send, url, rest };
}

const corsOf = ({ headers }: Answered) =>
  Object.keys(headers).filter((name) => name.startsWith("access-control"));

const PATHS = [
  "/api/v1/tools",
  "/api/v1/quota",
  "/api/openapi.json",
  "/docs",
  "/errors",
  "/healthz",
  "/readyz",
  "/metrics",
  "/mounted",
  "/nowhere",
];

test.each([
  "https://evil.example",
  "null",
  "http://localhost.evil.example",
  "http://127.0.0.1.evil.example",
  "ext://localhost",
])("a page of origin %s is kept out of every path, whatever it asks", async (origin) => {
  const { send } = await serve();
  const asked = { origin, "access-control-request-method": "POST" };
  for (const path of PATHS) {
    for (const [headers, method] of [
      [{ origin }, "GET"],
      [{ origin }, "POST"],
      [asked, "OPTIONS"],
    ] as const) {
      const answer = await send(path, headers, method);
      expect([path, method, answer.status, corsOf(answer)]).toEqual([path, method, 403, []]);
      expect(answer.headers.vary).toContain("origin");
      expect(JSON.parse(answer.text)).toMatchObject({ ok: false, error: { code: "INVALID_REQUEST" } });
    }
  }
});

test.each(["evil.example", "evil.example:80", "localhost.evil.example"])(
  "under the name %j, which may have been resolved to this machine, nothing is answered",
  async (host) => {
    const { send } = await serve();
    for (const path of PATHS) expect([path, (await send(path, { host })).status]).toEqual([path, 403]);
  },
);

test.each(["localhost", "localhost:1", "127.0.0.1:9", "[::1]:80", "192.0.2.7:8787"])(
  "under %s, which nobody can resolve to another machine, everything is",
  async (host) => {
    const { send } = await serve();
    expect((await send("/healthz", { host })).status).toBe(200);
  },
);

test("a proxy on this machine passes on the host name of the public URL, and those of allowed origins", async () => {
  const { send } = await serve(
    { allowedOrigins: ["https://app.example:8443"] },
    { publicUrl: "https://tools.example/web3" },
  );
  for (const host of ["tools.example", "tools.example:8787", "TOOLS.example", "app.example", "localhost"])
    expect([host, (await send("/healthz", { host })).status]).toEqual([host, 200]);
  expect((await send("/healthz", { host: "other.example" })).status).toBe(403);
});

test("who comes from another machine, or over a socket without an address, is held to no host name", async () => {
  const { rest } = await serve({}, { publicUrl: "https://tools.example" });
  const ask = (socketAddress: string | undefined) => {
    const asked: RestRequest = {
      method: "GET",
      target: "/healthz",
      headers: { host: ["svckit.default.svc.cluster.local:8787"] },
      body: async () => new Uint8Array(),
      socketAddress,
      signal: undefined,
    };
    return rest.handle(asked);
  };
  expect((await ask("10.0.0.7")).status).toBe(200);
  expect((await ask(undefined)).status).toBe(200);
  for (const loopback of ["127.0.0.1", "127.0.0.6", "::1", "::ffff:127.0.0.1"])
    expect([loopback, (await ask(loopback)).status]).toEqual([loopback, 403]);
});

test("pages of the service's own origin and of this machine may call and read, limits and all", async () => {
  const { send, url } = await serve();
  for (const origin of [url, "http://localhost:3000", "http://[::1]:80"]) {
    const answer = await send("/api/v1/tools", { origin });
    expect([answer.status, answer.headers["access-control-allow-origin"]]).toEqual([200, origin]);
    expect(answer.headers.vary).toBe("origin");
    const exposed = String(answer.headers["access-control-expose-headers"]).split(", ");
    expect(exposed).toEqual(
      expect.arrayContaining([
        ...["retry-after", "x-request-id", "x-quota-remaining", "idempotent-replayed", "etag"],
        ...["ratelimit", "ratelimit-policy", "x-ratelimit-limit", "x-ratelimit-remaining"],
        ...["x-ratelimit-reset", "www-authenticate"],
      ]),
    );
  }
  const refused = await send("/nowhere", { origin: url, accept: "application/problem+json" });
  expect([refused.status, refused.headers["access-control-allow-origin"]]).toEqual([404, url]);
  expect(refused.headers.vary).toBe("accept, origin");
});

test("a page may ask first what it may send, on every path that there is", async () => {
  const { send, url } = await serve();
  const headers = { origin: url, "access-control-request-method": "POST" };
  for (const path of ["/api/v1/execute", "/api/v1/tools/x", "/docs/start.js"]) {
    const preflight = await send(path, headers, "OPTIONS");
    expect([path, preflight.status, preflight.text]).toEqual([path, 204, ""]);
    expect(preflight.headers).toMatchObject({
      "access-control-allow-origin": url,
      "access-control-allow-methods": expect.stringContaining("POST"),
      "access-control-allow-headers": expect.stringContaining("idempotency-key"),
      "access-control-max-age": "600",
    });
  }
  expect((await send("/nowhere", headers, "OPTIONS")).status).toBe(404);
  const plain = await send("/api/v1/tools", {}, "OPTIONS");
  expect([plain.status, plain.headers.allow]).toEqual([405, "GET, HEAD"]);
});

test("origins that the host allows may call a public service, and pages of the visitor's machine may not", async () => {
  const { send } = await serve(
    { allowedOrigins: ["https://app.example"] },
    { publicUrl: "https://tools.example" },
  );
  const answer = await send("/api/v1/tools", { origin: "https://app.example" });
  expect([answer.status, answer.headers["access-control-allow-origin"]]).toEqual([
    200,
    "https://app.example",
  ]);
  for (const origin of ["http://localhost:3000", "https://app.example:444", "http://app.example"])
    expect((await send("/api/v1/tools", { origin })).status).toBe(403);
});

test("a host may allow every origin, and with it every host name", async () => {
  const { send } = await serve({ allowedOrigins: "*" });
  const headers = { origin: "https://evil.example", host: "evil.example" };
  expect(await send("/api/v1/tools", headers)).toMatchObject({
    status: 200,
    headers: { "access-control-allow-origin": "https://evil.example", vary: "origin" },
  });
});

test("a mount may refuse in its own words, or be open to every origin", async () => {
  const own: Mount = {
    ...mounted,
    path: "/own",
    refuse: (words, { requestId }) => ({ status: 403, headers: { "x-request-id": requestId }, body: words }),
  };
  const { send } = await serve({ routes: [own, { ...mounted, path: "/public", anyOrigin: true }] });
  const origin = "https://evil.example";
  expect(await send("/own", { origin })).toMatchObject({
    status: 403,
    text: expect.stringContaining("origin"),
  });
  expect((await send("/own")).text).toBe("{}");
  expect(await send("/public", { origin })).toMatchObject({ status: 200, text: "{}" });
});

test.each(["https://app.example/", "app.example", "https://app.example/x", "", "null", 7, ["*"]])(
  "a list with %j, which is no origin, is refused at the start",
  async (origin) => {
    const service = createService({ providers: [hello()] });
    close = () => service.close();
    const listed = { allowedOrigins: [origin] as string[] };
    expect(() => createRest(service, listed)).toThrow(`allowedOrigins: ${JSON.stringify(origin)}`);
    expect(() => createRest(service, { allowedOrigins: "https://app.example" as never })).toThrow(
      "allowedOrigins must be a list",
    );
  },
);
