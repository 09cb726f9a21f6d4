// The clauses of headers that a host's middleware changes before the listener: what it sets counts, what it leaves alone is as sent.
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { createService, type IdentifyRequest, type Service } from "@svckit/core";
import { hello } from "@svckit/providers";
import { toNodeListener } from "@svckit/rest";
import { afterEach, beforeEach, expect, test } from "vitest";

let service: Service;
let server: Server | undefined;
let key: string;
let seen: IdentifyRequest["headers"] | undefined;

beforeEach(async () => {
  service = createService({
    providers: [hello()],
    identify({ headers }) {
      seen = headers;
      const [account] = headers["x-account"] ?? [];
      return account === undefined ? undefined : { account };
    },
  });
  const { id } = await service.createAccount();
  ({ key } = await service.createKey(id));
});

afterEach(async () => {
  server?.close();
  server?.closeAllConnections();
  await service.close();
});

/** Sends header lines through a host's middleware; gives the code of the answer, or what is left. */
async function send(change: (request: IncomingMessage) => void, lines: readonly string[] = [], options = {}) {
  const listener = toNodeListener(service);
  server = createServer(options, (request, response) => {
    change(request);
    listener(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // `as`: a server that listens on a port has such an address.
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const body = JSON.stringify({ tool: "say_hello", args: { name: "Ada" } });
  const head = ["POST /api/v1/execute HTTP/1.1", "host: localhost", "connection: close", ...lines];
  const framing = ["content-type: application/json", `content-length: ${body.length}`];
  socket.end(`${[...head, ...framing].join("\r\n")}\r\n\r\n${body}`);
  let text = "";
  for await (const piece of socket) text += piece;
  const envelope = JSON.parse(text.slice(text.indexOf("{")));
  return envelope.ok ? Number(/x-quota-remaining: (\d+)/i.exec(text)?.[1]) : envelope.error.code;
}

const bearer = (token: string) => `Bearer ${token}`;
const SENT_TWICE = [bearer("a"), bearer("b")].map((value) => `authorization: ${value}`);

test("takes a credential that the host sets where none was sent", async () => {
  const left = await send(({ headers }) => {
    headers.authorization = bearer(key);
  });
  expect(left).toBe(9_999);
});

test("takes what the host sets in the place of what was sent, and what it takes away is gone", async () => {
  const left = await send(
    ({ headers }) => {
      headers.authorization = bearer(key);
      delete headers["x-account"];
      headers["cookie"] = undefined;
    },
    ["authorization: Basic YTpi", "x-account: somebody", "cookie: a=1"],
  );
  expect(left).toBe(9_999);
  expect([seen?.["authorization"], seen?.["x-account"], seen?.["cookie"]]).toEqual([
    [bearer(key)],
    undefined,
    undefined,
  ]);
});

test("takes the host's headers as an object of its own, as lists and in any case", async () => {
  await send(
    (request) => {
      request.headers = { host: "localhost", "content-type": "application/json", "X-Account": "acme" };
      request.headers["x-roles"] = ["admin", "user"];
      // `as`: a host in JavaScript may set a number.
      request.headers["x-tier"] = 7 as unknown as string;
    },
    ["x-sent: 1"],
  );
  expect(seen).toEqual({
    host: ["localhost"],
    "content-type": ["application/json"],
    "x-account": ["acme"],
    "x-roles": ["admin", "user"],
    "x-tier": ["7"],
  });
});

test("refuses two credentials that were sent, also where Node keeps the first alone or joins them", async () => {
  expect(await send(() => {}, SENT_TWICE)).toBe("UNAUTHORIZED");
  expect(await send(() => {}, SENT_TWICE, { joinDuplicateHeaders: true })).toBe("UNAUTHORIZED");
  const valid = [1, 2].map(() => `authorization: ${bearer(key)}`);
  expect(await send(() => {}, valid)).toBe("UNAUTHORIZED");
  expect(await send(() => {}, [`x-api-key: ${key}`, `x-api-key: ${key}`])).toBe("UNAUTHORIZED");
});

test("refuses a credential of the host's beside one that was sent under the same name", async () => {
  const code = await send(
    ({ headers }) => {
      headers["Authorization"] = bearer(key);
    },
    [`authorization: ${bearer("another")}`],
  );
  expect(code).toBe("UNAUTHORIZED");
});

test("refuses two Host headers whatever the host has made of them", async () => {
  const code = await send(
    ({ headers }) => {
      headers.host = "own.example";
    },
    ["host: other.example"],
  );
  expect(code).toBe("INVALID_REQUEST");
});

test("leaves every header that nobody touched as it came in", async () => {
  await send(
    ({ headers }) => {
      headers["x-account"] = "acme";
    },
    [
      "cookie: a=1",
      "cookie: b=2",
      "accept: text/html",
      "accept: */*",
      "constructor: c",
      "__proto__: p",
      "x-api: 1",
    ],
  );
  expect(seen).toMatchObject({
    cookie: ["a=1", "b=2"],
    accept: ["text/html", "*/*"],
    "x-api": ["1"],
    "x-account": ["acme"],
  });
  expect([seen?.["constructor"], Reflect.get(seen ?? {}, "__proto__")]).toEqual([["c"], ["p"]]);
});
