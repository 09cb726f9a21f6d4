// A service on a SQLite file with one tool that changes something upstream.
import { createService, defineProvider, defineTool, type Schema, type Service } from "@svckit/core";
import { sqliteStore } from "../src/index.js";

/** The account that pays. */
export const WRITE_ACCOUNT = "a";

const ANYTHING: Schema = {
  "~standard": { version: 1, vendor: "test", validate: (value) => ({ value }) },
};

/** Opens the file as a server does. */
export function createWriteService(file: string, baseUrl: string): Service {
  const makeOrder = defineTool({
    name: "make_order",
    title: "Make an order",
    description: "Makes one order at the stand-in.",
    category: "orders",
    effect: "write",
    input: ANYTHING,
    inputSchema: { type: "object" },
    output: ANYTHING,
    outputSchema: { type: "object" },
    execute: (_, { http }) => http.post("/orders", { json: {}, schema: ANYTHING }),
  });
  return createService({
    store: sqliteStore(file),
    providers: [defineProvider({ id: "shop", title: "Shop", baseUrl, tools: [makeOrder] })],
  });
}
