// Every field that a tool usually has, with what it means; and the requests that the other chapters do not show.
import { defineTool } from "@svckit/core";
import { evmAddress } from "@svckit/core/schemas";
import { z } from "zod";

const Answer = z.object({ result: z.string() });
const Orders = z.array(z.object({ id: z.string() }));
const Counted = z.object({ headers: z.object({ "x-total-count": z.coerce.number() }), body: Orders });

export const getCode = defineTool({
  name: "get_acme_contract_code", // snake_case, a verb first, at most 64 characters
  title: "Code of a contract",
  // What a model reads to choose the tool: what it gives, from where, how fresh.
  description:
    "The code of a contract, read from a node that the caller names, and how many orders Acme has.",
  category: "token_contract", // one of the four that always exist, or one of your own
  effect: "read", // or "write", or "destroy": what a call does to the world
  keywords: ["bytecode"], // words of callers that the texts above lack; left out: none
  keyless: true, // callers without a key may use it; no by default
  credits: 1, // the default; 0 is free
  cacheTtl: 5 * 60_000, // milliseconds; left out: never cached
  staleTtl: 60 * 60_000, // for how much longer it may stand in while the upstream is down
  limits: { perSecond: 10, concurrency: 4 }, // how often its upstream may be asked; left out: as the provider says
  // Any Standard Schema; a name that it does not list is refused.
  input: z.object({
    address: evmAddress("The contract"),
    rpc_url: z.url().describe("A node on the public internet"),
  }),
  // A result that does not fit is the provider's failure, and the credit goes back.
  output: z.object({ code: z.string().describe("Hexadecimal"), orders: z.int().describe("Orders at Acme") }),
  examples: [
    {
      description: "Tether",
      args: {
        address: "0xdAC17F958D2ee523a2206206994597C13D831ec7",
        rpc_url: "https://ethereum-rpc.publicnode.com",
      },
    },
  ],
  async execute({ address, rpc_url }, ctx) {
    const json = { jsonrpc: "2.0", id: 1, method: "eth_getCode", params: [address, "latest"] };
    const check = { jsonrpc: "2.0", id: 1, method: "eth_blockNumber", params: [] };
    // The caller decides how much this is: what is too much is its own fault, as long as the node answers the check.
    const request = { json, schema: Answer, maxBytes: 1_048_576, heavy: { check } };
    const { result } = await ctx.publicHttp(rpc_url).post("", request);
    const { headers } = await ctx.http.get("orders", {
      read: "response",
      schema: Counted,
    });
    return { code: result, orders: headers["x-total-count"] };
  },
});
