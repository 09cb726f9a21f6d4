// Planted faults that show in several calls, or beside another provider alone; with what is sound of each kind.
import { defineProvider, defineTool, type PageStart, paginate } from "@svckit/core";
import { limit } from "@svckit/core/schemas";
import { z } from "zod";
import { get, Order, type PlantedFault, planted, read, reading } from "./planted-faults.js";

const ROWS = ["a", "b", "c", "d", "e"].map((id) => ({ id, state: "open" }));
const listed = {
  ...reading,
  name: "list_orders",
  description: "Lists orders with their state.",
  input: z.strictObject({ limit: limit({ most: 10, usual: 2 }) }),
  output: z.object({ orders: z.array(Order) }),
  examples: [{ description: "Two", args: { limit: 2 } }],
};
const all = { args: { limit: 2 }, recordings: [], rows: ROWS.map(({ id }) => ({ id })) };
const from = (offset: number, size: number) => ({ items: ROWS.slice(offset, offset + size) });
const byOffset = { ...listed, list: "orders", by: "offset", size: 2 } as const;

const ownCursor = {
  ...listed,
  input: listed.input.extend({ cursor: z.string().optional().describe("Where to go on") }),
  output: listed.output.extend({ next_cursor: z.string().nullable() }),
};

const STATES = defineTool({
  ...reading,
  name: "get_state",
  description: "Gives the state of what has a number.",
  input: z.strictObject({ number: z.string().describe("Number of the order") }),
  output: z.object({ now: z.string() }),
  examples: [{ description: "One", args: { number: "o1" } }],
  execute: ({ number }, { http }) =>
    http.get("/states/{number}", { path: { number }, schema: z.object({ now: z.string() }) }),
});
const states = defineProvider({
  id: "states",
  title: "States",
  baseUrl: "https://states.example",
  tools: [STATES],
});
const stateOf = (number: string) => [{ path: `/states/${number}`, body: { now: "open" } }];
const besides = {
  beside: [states],
  calls: [
    {
      tool: "get_order",
      args: { id: "o1" },
      recordings: [read],
      fallback: { recordings: stateOf("o1"), expect: { id: "o1", state: "open" } },
    },
  ],
};

const mine = { ...reading, personal: true } as const;
const kept = new Map<string, Promise<z.output<typeof Order>>>();

export const SOUND_WALKS: readonly PlantedFault[] = [
  planted(paginate({ ...byOffset, page: (_, __, { offset, size }) => from(offset, size) }), all),
  planted(defineTool({ ...mine, execute: ({ id }, { http }) => http.get(...get(id)) })),
  {
    ...planted(
      defineTool({
        ...reading,
        fallback: {
          tool: "get_state",
          args: ({ id }) => ({ number: id }),
          result: ({ now }, { id }) => ({ id, state: String(now) }),
        },
        execute: ({ id }, { http }) => http.get(...get(id)),
      }),
    ),
    ...besides,
  },
];

/** By the name that its line carries. */
export const WALKING_FAULTS: Readonly<Record<string, PlantedFault>> = {
  "cursor repeats a row": planted(
    paginate({
      ...byOffset,
      // cursor repeats a row
      page: (_, __, { offset, size }: PageStart) => from(Math.max(0, offset - 1), size),
    }),
    all,
  ),
  "cursor skips a row": planted(
    paginate({
      ...byOffset,
      // cursor skips a row
      page: (_, __, { offset, size }: PageStart) => from(offset === 0 ? 0 : offset + 1, size),
    }),
    all,
  ),
  "cursor never ends": planted(
    defineTool({
      ...ownCursor,
      // cursor never ends
      execute({ cursor }) {
        const at = Number(cursor ?? 0);
        return { orders: ROWS.slice(at, at + 2), next_cursor: String(at + 2) };
      },
    }),
    all,
  ),
  "result wider than told": planted(
    defineTool({
      ...reading,
      output: z.looseObject({ id: z.string() }),
      outputSchema: { type: "object", properties: { id: { type: "string" } }, required: ["id"] },
      // result wider than told
      execute: ({ id }, { http }) => http.get(...get(id)),
    }),
  ),
  "state kept between callers": planted(
    defineTool({
      ...mine,
      // state kept between callers
      execute({ id }, { http }) {
        const order = kept.get(id) ?? http.get(...get(id));
        kept.set(id, order);
        return order;
      },
    }),
  ),
  "fallback with wrong arguments": {
    ...planted(
      defineTool({
        ...reading,
        fallback: {
          tool: "get_state",
          // fallback with wrong arguments
          args: ({ id }) => ({ id }),
          result: ({ now }, { id }) => ({ id, state: String(now) }),
        },
        execute: ({ id }, { http }) => http.get(...get(id)),
      }),
    ),
    ...besides,
  },
  "fallback that asks for another": {
    ...planted(
      defineTool({
        ...reading,
        fallback: {
          tool: "get_state",
          // fallback that asks for another
          args: ({ id }) => ({ number: `x${id}` }),
          result: ({ now }, { id }) => ({ id, state: String(now) }),
        },
        execute: ({ id }, { http }) => http.get(...get(id)),
      }),
    ),
    ...besides,
  },
  "fallback with a wrong result": {
    ...planted(
      defineTool({
        ...reading,
        fallback: {
          tool: "get_state",
          args: ({ id }) => ({ number: id }),
          // fallback with a wrong result
          result: ({ now }) => ({ state: String(now) }) as never,
        },
        execute: ({ id }, { http }) => http.get(...get(id)),
      }),
    ),
    ...besides,
  },
};
