// Hostile input over raw sockets: whatever is sent is answered with a documented code or cut, and a good call works after it.
import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { createService, type Logger, type Service } from "@svckit/core";
import { coingecko } from "@svckit/providers";
import { createNodeServer, createRest, toClientErrorListener, toNodeListener } from "@svckit/rest";
import { createStandIn, type StandIn } from "@svckit/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { some, times } from "../../testing/test/at-length.js";
import { bodyForms } from "./hostile-bodies.js";
import { callForms } from "./hostile-calls.js";
import { CALL, type HostileForm, postOf } from "./hostile-form.js";
import { framingForms, slowForms } from "./hostile-framing.js";
import { requestForms } from "./hostile-requests.js";
import { type HostileReport, runForms, sendForm } from "./hostile-run.js";
import { WIDE } from "./values-provider.js";

// Slow bodies are cut after half a minute; the full test is SLOW_MS=36000.
const SLOW_MS = Number(process.env["SLOW_MS"] ?? 15_000);

let upstream: StandIn;
let service: Service;
let server: Server;
let port: number;
let key: string;
const logged: string[] = [];

beforeAll(async () => {
  upstream = await createStandIn({ "GET /simple/price": () => ({ body: { bitcoin: { usd: 1 } } }) });
  const log = (message: string, fields?: object) => void logged.push(`${message} ${JSON.stringify(fields)}`);
  const logger: Logger = { info: log, warn: log, error: log };
  service = createService({
    ...WIDE,
    providers: [coingecko({ baseUrl: upstream.url })],
    retired: [{ name: "get_simple_price", replacement: "get_price" }],
    anonymous: { attemptsPerMinute: 1_000_000, callsPerDay: 1_000_000, sharedCallsPerDay: 1_000_000 },
    logger,
  });
  const rest = createRest(service);
  server = createNodeServer(toNodeListener(rest)).on("clientError", toClientErrorListener(rest));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  ({ port } = server.address() as AddressInfo);
  const account = await service.createAccount({ credits: 1_000_000 });
  ({ key } = await service.createKey(account.id));
});

afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await service.close();
  await upstream.close();
});

function tell(kind: string, { forms, outcomes, slowestMs }: HostileReport): void {
  const counts = [...outcomes].map(([outcome, count]) => `${outcome} ${count}`).join(", ");
  console.log(`${kind}: ${forms} forms, slowest ${slowestMs} ms; ${counts}`);
}

test.each<[string, () => HostileForm[]]>([
  ["bodies", bodyForms],
  ["requests", () => requestForms(key)],
  ["calls", callForms],
  ["framing", framingForms],
])(
  "hostile %s are answered with documented codes or cut, each with a good call after it",
  async (kind, forms) => {
    const report = await runForms(port, some(forms(), 6), { key });
    tell(kind, report);
    expect(report.faults).toEqual([]);
  },
  240_000,
);

test("slow senders are cut within the limits, and nobody waits for them", async () => {
  const slow = slowForms().filter(({ withinMs = 0 }) => withinMs <= SLOW_MS);
  expect(slow.length).toBeGreaterThan(3);
  const running = runForms(port, slow, { key, atOnce: slow.length });
  const idle = await openIdle(port, times(300, 1_000));
  const call: HostileForm = { name: "a call meanwhile", send: [postOf(CALL)], allowed: ["ok"] };
  const meanwhile = await Promise.all(Array.from({ length: 20 }, () => sendForm(port, call)));
  expect(meanwhile.flatMap(({ faults }) => faults)).toEqual([]);
  const idleMs = await idle.allCut;
  const report = await running;
  tell("slow", report);
  console.log(
    `idle sockets cut after ${idleMs} ms, calls meanwhile at most ${Math.max(...meanwhile.map(({ ms }) => ms))} ms`,
  );
  expect(report.faults).toEqual([]);
  expect(idleMs).toBeLessThan(20_000);
  expect(await connectionsLeft()).toBe(0);
}, 120_000);

test("a caller that reads nothing of its answers is cut", async () => {
  const impatient = createNodeServer(toNodeListener(createRest(service)));
  expect(impatient.timeout).toBe(120_000);
  impatient.timeout = 2_000;
  impatient.listen(0, "127.0.0.1");
  await once(impatient, "listening");
  const socket = connect({ port: (impatient.address() as AddressInfo).port, host: "127.0.0.1" });
  socket.on("error", () => {}).pause();
  const [accepted] = (await once(impatient, "connection")) as [Socket];
  // More than the two ends of a connection hold between them.
  socket.write("GET /errors HTTP/1.1\r\nhost: localhost\r\n\r\n".repeat(999));
  await once(accepted, "close");
  expect(socket.bytesRead).toBeLessThan(1_000_000);
  socket.destroy();
  impatient.close();
});

test("nothing that was sent is in the log", () => {
  expect(logged).toEqual([]);
});

/** Opens sockets that send nothing; gives the time at which the last was cut. */
async function openIdle(port: number, count: number) {
  const sockets = Array.from({ length: count }, () => connect({ port, host: "127.0.0.1" }));
  const cut = sockets.map(async (socket) => {
    socket.on("error", () => {}).resume();
    await once(socket, "close");
  });
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  const started = performance.now();
  return { allCut: Promise.all(cut).then(() => Math.round(performance.now() - started)) };
}

/** Waits until the server has no connection left; gives the number that it keeps. */
async function connectionsLeft(): Promise<number> {
  const count = () => new Promise<number>((resolve) => server.getConnections((_, open) => resolve(open)));
  for (let tries = 0; tries < 50 && (await count()) > 0; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return count();
}
