// The load of the MCP benchmark, in a process of its own: one message over and over, as a client of 2025-11-25 sends it.
import autocannon from "autocannon";

process.on("message", async (message) => {
  // `as`: the benchmark sends it.
  const { url, key, seconds, connections, method, params } = message as {
    url: string;
    key: string;
    seconds: number;
    connections: number;
    method: string;
    params: object;
  };
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      // As Node's own fetch sends it.
      "accept-encoding": "gzip, deflate",
      "mcp-protocol-version": "2025-11-25",
      ...(key !== "none" && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });
  const failed = result.errors + result.timeouts + result.non2xx;
  process.send?.({ requests: result["2xx"], failed, perSecond: result["2xx"] / result.duration });
});
process.on("disconnect", () => process.exit(0));
