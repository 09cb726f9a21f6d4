// Stand-in: a small HTTP server on this machine that answers in the place of a real upstream.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import {
  createFaultPicker,
  FAULT_HEADER,
  FAULT_PARAMETER,
  type Fault,
  type FaultSwitch,
  readFault,
} from "./fault.js";
import type { StandInAnswer } from "./faulty-answer.js";
import { sendAnswer } from "./faulty-answer.js";
import { createRouter, type SeenRequest, type Slip, type StandInRoutes } from "./route.js";

/** A running stand-in. */
export interface StandIn {
  /** `http://127.0.0.1:<port>`, without a slash at its end. */
  readonly url: string;
  /** Every request that arrived in full, in order; those that met a fault too. */
  readonly requests: readonly SeenRequest[];
  /** What requests got wrong, a sentence each: paths without a route, parameters that are missing or unknown. */
  readonly slips: readonly string[];
  /** Sets the fault that requests meet from now on; null for none. */
  fault(fault: FaultSwitch | null): void;
  /** Drops all connections and stops. */
  close(): Promise<void>;
}

/** How a stand-in is started. */
export interface StandInOptions {
  /** A free one by default. */
  readonly port?: number | undefined;
  /** The upstream's own answer to a wrong path or parameter; 404 and 400 with `error` where left out. */
  readonly refuse?: (slip: Slip) => StandInAnswer;
}

/**
 * Starts a stand-in on 127.0.0.1, on a free port by default. A request can ask for a fault of its own: as the JSON of a
 * `Fault` in the query parameter `_fault` or in the header `x-stand-in-fault`.
 */
export async function createStandIn(
  routes: StandInRoutes,
  { port = 0, refuse = plainRefusal }: StandInOptions = {},
): Promise<StandIn> {
  const slips: string[] = [];
  const route = createRouter(routes, { refuse, slipped: ({ message }) => void slips.push(message) });
  const requests: SeenRequest[] = [];
  let pick: (path: string) => Fault | undefined = () => undefined;

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? "/", "http://stand-in");
    const asked = url.searchParams.get(FAULT_PARAMETER) ?? incoming.headers[FAULT_HEADER];
    url.searchParams.delete(FAULT_PARAMETER);
    const seen: SeenRequest = {
      method: incoming.method ?? "GET",
      path: url.pathname,
      query: url.searchParams,
      headers: headersOf(incoming),
      body: await bodyOf(incoming),
    };
    requests.push(seen);
    const fault = (asked === undefined ? undefined : readFault(String(asked))) ?? pick(seen.path) ?? {};
    await sendAnswer(response, fault, () => route(seen));
  }

  const server = createServer((incoming, response) => {
    answer(incoming, response).catch((error: unknown) => {
      // A mistake in a test's own route or fault is told in the answer, and does not end the stand-in.
      const text = JSON.stringify({ error: `the stand-in failed: ${String(error)}` });
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { "content-type": "application/json" }).end(text);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the stand-in has no port");

  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    slips,
    fault(fault) {
      pick = fault === null ? () => undefined : createFaultPicker(fault);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function plainRefusal({ kind, message }: Slip): StandInAnswer {
  return { status: kind === "path" ? 404 : 400, body: { error: message } };
}

function headersOf(incoming: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(", ") : value;
  }
  return headers;
}

async function bodyOf(incoming: IncomingMessage): Promise<unknown> {
  let text = "";
  incoming.setEncoding("utf8");
  for await (const chunk of incoming) text += String(chunk);
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
