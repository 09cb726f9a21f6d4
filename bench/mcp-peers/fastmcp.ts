// FastMCP with the tools of the benchmark, stateless, over streamable HTTP: `<number of tools> [list]`.
import { FastMCP } from "fastmcp";
import { z } from "zod";
import { freePort } from "../../packages/cli/test/free-port.js";
import { listInput } from "../list-input.js";

const priceInput = () =>
  z.object({
    ids: z.string().describe("Identifiers"),
    vs_currencies: z.string().describe("Currencies"),
  });

const count = Number(process.argv[2]);
const isListed = process.argv[3] === "list";
const server = new FastMCP({ name: "bench", version: "1.0.0" });
for (let at = 0; at < count; at++) {
  server.addTool({
    name: `get_price_${at}`,
    description: "A price that is the same every time, for the benchmark.",
    parameters: isListed ? listInput() : priceInput(),
    execute: async () => JSON.stringify({ bitcoin: { usd: 76_975 } }),
  });
}
// FastMCP does not tell which port it took.
const port = await freePort("127.0.0.1");
await server.start({
  transportType: "httpStream",
  httpStream: { port, host: "127.0.0.1", stateless: true },
});
process.send?.({ url: `http://127.0.0.1:${port}/mcp`, key: "none" });
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuUs: user + system });
});
process.on("disconnect", () => process.exit(0));
