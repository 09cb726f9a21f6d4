// Bodies that the host around the listener hears, too: each gets all of it, and of what is left over nothing is run.
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { PassThrough } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { createService, type Service } from "@svckit/core";
import { hello } from "@svckit/providers";
import { createRest, type Mount, type NodeListener, toNodeListener } from "@svckit/rest";
import { afterEach, beforeEach, expect, test } from "vitest";

const CALL = JSON.stringify({ tool: "say_hello", args: { name: "Ada" } });

let service: Service;
let server: Server;

beforeEach(() => {
  service = createService({ providers: [hello()], anonymous: { callsPerDay: 1_000 } });
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await service.close();
});

async function serve(
  around: (listener: NodeListener) => NodeListener,
  mounts: readonly Mount[] = [],
): Promise<string> {
  server = createServer(around(toNodeListener(createRest(service, { routes: mounts }))));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // `as`: a server that listens on a port has such an address.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function post(url: string, path = "/api/v1/execute"): Promise<[status: number, answer: unknown]> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${url}${path}`, { method: "POST", headers, body: CALL });
  return [response.status, await response.json()];
}

interface Heard {
  bytes: number;
  ended: number;
}

/** How a host hears a body before it hands the request on. */
const WAYS: Readonly<Record<string, (request: IncomingMessage, heard: Heard) => void>> = {
  "listens to its pieces": (request, heard) => {
    request.on("data", (piece) => {
      heard.bytes += piece.length;
    });
  },
  "pipes it": (request, heard) => {
    request.pipe(new PassThrough()).on("data", (piece) => {
      heard.bytes += piece.length;
    });
  },
  "has it flow, and listens": (request, heard) => {
    request.resume().on("data", (piece) => {
      heard.bytes += piece.length;
    });
  },
};

test.each(Object.entries(WAYS))("answers where the host %s, on new connections and old", async (_, hear) => {
  const heard: Heard = { bytes: 0, ended: 0 };
  const url = await serve((listener) => (request, response) => {
    request.on("end", () => {
      heard.ended += 1;
    });
    hear(request, heard);
    listener(request, response);
  });
  // Many at once come on connections of their own, and those behind them on the same ones.
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(url)));
  for (let each = 0; each < 20; each++) answers.push(await post(url));
  expect(answers.map(([status]) => status)).toEqual(answers.map(() => 200));
  // A body may end once its call is answered.
  await expect.poll(() => heard).toEqual({ bytes: 40 * CALL.length, ended: 40 });
});

test("answers where the host has paused the request, or reads it as text", async () => {
  const url = await serve((listener) => (request, response) => {
    if (request.headers["x-text"]) request.setEncoding("utf8");
    else request.pause();
    listener(request, response);
  });
  expect(await post(url)).toMatchObject([200, { ok: true }]);
  const headers = { "content-type": "application/json", "x-text": "yes" };
  expect((await fetch(`${url}/api/v1/execute`, { method: "POST", headers, body: CALL })).status).toBe(200);
});

test("has the next request of a connection answered where a body is refused unread", async () => {
  const url = await serve((listener) => (request, response) => {
    request.on("data", () => {});
    listener(request, response);
  });
  const body = "x".repeat(300_000);
  for (let each = 0; each < 3; each++) {
    const refused = await fetch(`${url}/nowhere`, { method: "POST", body });
    expect([refused.status, (await refused.text()).length > 0]).toEqual([404, true]);
  }
  expect(await post(url)).toMatchObject([200, { ok: true }]);
});

test("runs nothing of a body whose beginning went to the host alone", async () => {
  const url = await serve((listener) => async (request, response) => {
    request.on("data", () => {});
    await sleep(50);
    listener(request, response);
  });
  const beginning = '{"tool":"no_such_tool","args":{"x":"';
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  let answer = "";
  socket.setEncoding("utf8").on("data", (text: string) => {
    answer += text;
  });
  socket.write(
    `POST /api/v1/execute HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${beginning.length + CALL.length}\r\n\r\n${beginning}`,
  );
  await sleep(150);
  socket.write(CALL);
  await expect.poll(() => answer).toMatch(/^HTTP\/1\.1 400 .*body was read before it came here/s);
  socket.destroy();
});

test("takes what a host puts back in the place of what it has read", async () => {
  const url = await serve((listener) => async (request, response) => {
    await once(request, "readable");
    request.read();
    request.unshift(Buffer.from(JSON.stringify({ tool: "say_hello", args: { name: "B" } })));
    listener(request, response);
  });
  expect(await post(url)).toMatchObject([200, { ok: true }]);
});

test("gives a mount the body as often as it asks", async () => {
  const seen: unknown[] = [];
  const mount: Mount = {
    path: "/twice",
    title: "Twice",
    credential: "unread",
    async handle({ body }) {
      for (const most of [1_000, 1_000, 1]) {
        const read = await body(most);
        seen.push(read instanceof Uint8Array ? Buffer.from(read).toString() : read);
      }
      return { status: 200, headers: { "content-type": "application/json" }, body: "{}" };
    },
  };
  const url = await serve((listener) => listener, [mount]);
  expect(await post(url, "/twice")).toEqual([200, {}]);
  expect(seen).toEqual([CALL, CALL, "too_large"]);
});
