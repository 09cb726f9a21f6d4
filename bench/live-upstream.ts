// The upstream of the benchmark of live calls, in a process of its own: any coin costs one dollar.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const server = createServer(({ url = "/" }, response) => {
  const ids = new URL(url, "http://localhost").searchParams.get("ids") ?? "";
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ [ids]: { usd: 1 } }));
});
server.listen(0, "127.0.0.1", () => {
  // `as`: a server that listens on a port has such an address.
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
process.on("disconnect", () => process.exit(0));
