// Planted faults: a sound provider, and providers of one fault each, with the line that the suite has to name.
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { defineProvider, defineTool, type Provider, ServiceError, type Tool } from "@svckit/core";
import { z } from "zod";
import type { RecordedCall } from "../src/provider/recorded-call.js";

/** A provider with one fault. */
export interface PlantedFault {
  readonly provider: Provider;
  readonly calls: readonly RecordedCall[];
  readonly beside?: readonly Provider[];
}

const KEY = "pq-7Zx4Kd0Wm2Rt9";
const input = z.strictObject({ id: z.string().describe("Id of the order") });
export const Order = z.object({ id: z.string(), state: z.string() });
export const read = { method: "GET", path: "/orders/o1", body: { id: "o1", state: "open" } } as const;
const written = { method: "POST", path: "/orders", body: { id: "o1", state: "open" } } as const;
const words = { title: "Order", category: "orders", examples: [{ description: "One", args: { id: "o1" } }] };
export const reading = {
  ...words,
  name: "get_order",
  description: "Gives an order and its state.",
  effect: "read",
  input,
  output: Order,
} as const;
const writing = { ...reading, name: "create_order", effect: "write" } as const;
export const get = (id: string) => ["/orders/{id}", { path: { id }, schema: Order }] as const;
const post = (id: string) => ["/orders", { json: { id }, schema: Order }] as const;

/** A provider of one tool, with its recorded call. */
export function planted(
  tool: Tool,
  changes: Partial<RecordedCall> = {},
  given: Partial<Provider> = {},
): PlantedFault {
  const recordings = [tool.effect === "read" ? read : written];
  return {
    provider: defineProvider({
      id: "orders",
      title: "Orders",
      baseUrl: "https://orders.example/v1",
      headers: { authorization: `Bearer ${KEY}` },
      tools: [tool],
      ...given,
    }),
    calls: [{ tool: tool.name, args: { id: "o1" }, recordings, ...changes }],
  };
}

/** Where a fault is planted: the line that ends with its name, or the one below. */
export function lineOf(fault: string): string {
  for (const file of ["planted-faults.ts", "planted-walks.ts"]) {
    const lines = readFileSync(new URL(file, import.meta.url), "utf8").split("\n");
    const at = lines.findIndex((line) => line.endsWith(`// ${fault}`));
    const isBelow = lines[at]?.trimStart().startsWith("//");
    if (at !== -1) return `${file}:${at + (isBelow ? 2 : 1)}`;
  }
  throw new Error(`nothing is planted as ${fault}`);
}

export const SOUND: readonly PlantedFault[] = [
  planted(defineTool({ ...reading, execute: ({ id }, { http }) => http.get(...get(id)) })),
  planted(defineTool({ ...writing, execute: ({ id }, { http }) => http.post(...post(id)) })),
];

const fails = { code: "TOOL_ERROR", runtimeStatus: "invalid_input" } as const;

/** By the name that its line carries. */
export const FAULTS: Readonly<Record<string, PlantedFault>> = {
  "key in data": planted(
    defineTool({
      ...reading,
      execute: ({ id }) => ({ id, state: `by ${KEY.slice(3, 14)}` }), // key in data
    }),
    { recordings: [] },
  ),
  "key in error": {
    ...planted(
      defineTool({
        ...reading,
        // key in error
        execute({ id }) {
          if (id === "o1") return { id, state: "open" };
          const message = `it refuses ${KEY.slice(0, 10)}…`;
          throw new ServiceError("TOOL_ERROR", { message, runtimeStatus: "invalid_input" });
        },
      }),
    ),
    calls: [
      { tool: "get_order", args: { id: "o1" } },
      { tool: "get_order", args: { id: "o2" }, fails },
    ],
  },
  "key in log": planted(
    defineTool({
      ...reading,
      // key in log
      execute: ({ id }, ctx) => {
        ctx.log.info("asks", { by: btoa(`user:${KEY}`), with: KEY.slice(2) });
        return ctx.http.get(...get(id));
      },
    }),
  ),
  "write marked read": planted(
    defineTool({
      ...reading,
      name: "create_order",
      execute: ({ id }, { http }) => http.post(...post(id)), // write marked read
    }),
    { recordings: [written] },
  ),
  "put in a read": planted(
    defineTool({
      ...reading,
      execute: ({ id }, { http }) => http.put("/orders", { json: { id }, schema: Order }), // put in a read
    }),
    { recordings: [{ ...written, method: "PUT" }] },
  ),
  "read answered 201": planted(
    defineTool({
      ...reading,
      execute: ({ id }, { http }) => http.post(...post(id)), // read answered 201
    }),
    { recordings: [{ ...written, status: 201 }] },
  ),
  "write retried": planted(
    defineTool({
      ...writing,
      // write retried
      execute({ id }, { http }) {
        return http.post(...post(id)).catch(() => http.post(...post(id)));
      },
    }),
  ),
  "write sent twice": planted(
    defineTool({
      ...writing,
      // write sent twice
      async execute({ id }, { http }) {
        await http.post(...post(id));
        return http.post(...post(id));
      },
    }),
  ),
  "read not awaited": planted(
    defineTool({
      ...reading,
      // read not awaited
      async execute({ id }, { http }) {
        http.get(...get(id));
        return http.get(...get(id));
      },
    }),
  ),
  "write not awaited": planted(
    defineTool({
      ...writing,
      // write not awaited
      async execute({ id }, { http }) {
        http.post(...post(id));
        return { id, state: "open" };
      },
    }),
  ),
  "asks after its end": planted(
    defineTool({
      ...reading,
      // asks after its end
      async execute({ id }, { http }) {
        const more = async () => {
          await http.get(...get(id));
          return http.get(...get(id));
        };
        void more().catch(() => {});
        return http.get(...get(id));
      },
    }),
  ),
  "own fetch": planted(
    defineTool({
      ...reading,
      async execute({ id }, { http }) {
        await fetch("https://orders.example/v1/ping").catch(() => {}); // own fetch
        return http.get(...get(id));
      },
    }),
  ),
  "own http": planted(
    defineTool({
      ...reading,
      async execute({ id }, { http }) {
        await new Promise((resolve) => {
          request("http://127.0.0.1:9/ping").once("error", resolve).end(); // own http
        });
        return http.get(...get(id));
      },
    }),
  ),
  "own clock": planted(
    defineTool({
      ...reading,
      async execute({ id }, { http }) {
        const since = Date.now(); // own clock
        return { ...(await http.get(...get(id))), since };
      },
    }),
  ),
  "own timer": planted(
    defineTool({
      ...reading,
      async execute({ id }, { http }) {
        await new Promise((resolve) => setTimeout(resolve, 1)); // own timer
        return http.get(...get(id));
      },
    }),
  ),
  hangs: planted(
    defineTool({
      ...reading,
      // hangs
      async execute({ id }, { http }) {
        await http.get(...get(id));
        return new Promise<never>(() => {});
      },
    }),
  ),
  "float amount": planted(
    defineTool({
      ...reading,
      output: Order.extend({ price: z.number() }),
      execute: ({ id }) => ({ id, state: "open", price: 1.5 }), // float amount
    }),
    { recordings: [] },
  ),
  "argument not described": planted(
    defineTool({
      ...reading,
      input: z.strictObject({ id: z.string() }),
      execute: ({ id }, { http }) => http.get(...get(id)), // argument not described
    }),
  ),
  "example not valid": planted(
    defineTool({
      ...reading,
      examples: [{ description: "One", args: { id: 7 } }],
      execute: ({ id }, { http }) => http.get(...get(id)), // example not valid
    }),
  ),
  "failure swallowed": planted(
    defineTool({
      ...reading,
      // failure swallowed
      execute({ id }, { http }) {
        return http.get(...get(id)).catch(() => ({ id, state: "none" }));
      },
    }),
  ),
  "absent as data": planted(
    defineTool({
      ...reading,
      // absent as data
      async execute({ id }, { http }) {
        return (await http.find(...get(id))) ?? { id, state: "none" };
      },
    }),
  ),
  "path leaves": planted(
    defineTool({
      ...reading,
      execute: ({ id }, { http }) => http.get(`/orders/${id}`, { schema: Order }), // path leaves
    }),
  ),
  "result too large": planted(
    defineTool({
      ...reading,
      maxResultBytes: 4_096,
      execute: ({ id }, { http }) => http.get(...get(id)), // result too large
    }),
    { recordings: [{ ...read, body: { id: "o1", state: "x".repeat(5_000) } }] },
  ),
  "result does not fit": planted(
    defineTool({
      ...reading,
      // @ts-expect-error: the fault
      execute: ({ id }) => ({ id, state: null }), // result does not fit
    }),
    { recordings: [] },
  ),
  "failure throws": planted(
    defineTool({
      ...reading,
      execute: ({ id }, { http }) => http.get(...get(id)),
    }),
    {},
    {
      // As one in JavaScript reads it.
      failure: ({ body }) => Object(body).error.code, // failure throws
    },
  ),
};
