// FastMCP with the tools of the benchmark, stateless, over streamable HTTP: `<number of tools> [list]`.
import { createServer } from "node:net";
import { FastMCP } from "fastmcp";
import { z } from "zod";
import { listInput } from "../list-input.js";

/** A free port: FastMCP does not tell which one it took. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== "object" || address === null) throw new Error("the probe has no port");
  return address.port;
}

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
const port = await freePort();
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
