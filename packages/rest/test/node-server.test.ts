// The answers to a caller whose bytes stop being HTTP while an answer is on its way.
import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { createService, defineProvider, defineTool } from "@svckit/core";
import { createNodeServer, createRest, toClientErrorListener, toNodeListener } from "@svckit/rest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";

// Long enough for the parser's error to come first, however the bytes arrive.
const ANSWER_MS = 150;

const late = defineTool({
  name: "get_late",
  title: "Late",
  description: "Answers after a while, for tests of what arrives meanwhile.",
  category: "demo",
  effect: "read",
  input: z.object({ name: z.string().default("x") }),
  output: z.object({ name: z.string() }),
  execute: ({ name }) => new Promise((resolve) => setTimeout(resolve, ANSWER_MS, { name })),
});

const service = createService({
  providers: [defineProvider({ id: "late", title: "Late", tools: [late] })],
});
const rest = createRest(service);
const server = createNodeServer(toNodeListener(rest)).on("clientError", toClientErrorListener(rest));
let key = "";

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  ({ key } = await service.createKey((await service.createAccount()).id));
});

afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await service.close();
});

const CALL = '{"tool":"get_late"}';

function post(body: string, length = Buffer.byteLength(body)): string {
  const head = `POST /api/v1/execute HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\nauthorization: Bearer ${key}`;
  return `${head}\r\ncontent-length: ${length}\r\n\r\n${body}`;
}

/** Sends pieces, and gives all that comes back until the server closes. */
async function exchange(...pieces: readonly string[]): Promise<string> {
  // `as`: a server that listens on a port has such an address.
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const closed = once(socket, "close");
  let answer = "";
  socket.on("data", (chunk) => {
    answer += String(chunk);
  });
  for (const piece of pieces) {
    socket.write(piece);
    await new Promise((done) => setTimeout(done, 20));
  }
  await closed;
  return answer;
}

/** Sends a body of so many bytes as fast as it is taken, and gives what comes back; the connection is closed behind the answer. */
async function upload(bytes: number, authorization: string): Promise<string> {
  // `as`: a server that listens on a port has such an address.
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => {
    answer += String(chunk);
  });
  let fault = "";
  socket.on("error", ({ message }) => {
    fault = message;
  });
  const closed = once(socket, "close").catch(() => {});
  socket.write(
    `POST /api/v1/execute HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\nauthorization: ${authorization}\r\n` +
      `connection: close\r\ncontent-length: ${bytes}\r\n\r\n`,
  );
  // As clients do that read an answer when they have sent all.
  socket.pause();
  const piece = Buffer.alloc(64 * 1024, "a");
  for (let sent = 0; sent < bytes && fault === ""; sent += piece.length)
    if (!socket.write(piece)) await Promise.race([once(socket, "drain").catch(() => {}), closed]);
  socket.resume();
  await closed;
  return fault || answer;
}

test("a caller whose body is refused may send it to its end and read why, though the connection is closed then", async () => {
  expect(statuses(await upload(5 * 1024 * 1024, `Bearer ${key}`))).toEqual(["HTTP/1.1 413"]);
});

const statuses = (text: string) => text.match(/HTTP\/1\.1 \d+/g);

test.each<[string, () => readonly string[]]>([
  ["bytes behind the body, in one piece", () => [`${post(CALL)}NONSENSE\r\n\r\n`]],
  ["bytes behind the body, later", () => [post(CALL), "NONSENSE\r\n\r\n"]],
  ["bytes behind the body, more than once", () => [post(CALL), "NONSENSE", "NONSENSE", "NONSENSE"]],
])("a call that is owed an answer gets it in spite of %s", async (_, pieces) => {
  const answer = await exchange(...pieces());
  expect(statuses(answer)).toEqual(["HTTP/1.1 200"]);
  expect(answer).toContain('"ok":true');
  expect(answer.toLowerCase()).toContain("connection: close");
});

test("a content-length in characters, of a body with more bytes, is answered", async () => {
  const body = '{"tool":"get_late","args":{"name":"Åda–Łove"}}';
  const answer = await exchange(post(body, body.length));
  expect(statuses(answer)).toEqual(["HTTP/1.1 400"]);
  expect(answer).toContain('"INVALID_REQUEST"');
  expect(answer.toLowerCase()).toContain("connection: close");
});

test("two calls that are owed answers get both, and what came behind them the refusal or the end", async () => {
  const answer = await exchange(`${post(CALL)}${post(CALL)}NONSENSE\r\n\r\n`);
  expect(statuses(answer)?.slice(0, 2)).toEqual(["HTTP/1.1 200", "HTTP/1.1 200"]);
  expect(answer.match(/"ok":true/g)).toHaveLength(2);
});

test("a request that breaks off behind a call is refused after that call's answer", async () => {
  const broken =
    "POST /api/v1/execute HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\nNONSENSE\r\n";
  const answer = await exchange(post(CALL) + broken);
  expect(statuses(answer)?.[0]).toBe("HTTP/1.1 200");
  expect(answer).toContain('"ok":true');
});

test("what is no request at all is refused with the envelope, as before", async () => {
  const answer = await exchange("NONSENSE / HTTP/1.1\r\n\r\n");
  expect(statuses(answer)).toEqual(["HTTP/1.1 400"]);
  expect(answer).toContain('"INVALID_REQUEST"');
});
