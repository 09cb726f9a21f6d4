// The load of the HTTP benchmark, in a process of its own: each message names a target, each answer has its figures.
import autocannon from "autocannon";

const CONNECTIONS = 64;

process.on("message", async (message) => {
  // `as`: the benchmark sends it.
  const { url, key, amount } = message as { url: string; key: string; amount: number };
  const started = performance.now();
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    amount,
    // In seconds: a busy machine may stand still for as long.
    timeout: 60,
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
    body: JSON.stringify({ tool: "get_price", args: { ids: "bitcoin", vs_currencies: "usd" } }),
  });
  const failed = result.errors + result.timeouts + result.non2xx;
  // The load generator tells its duration in whole seconds only.
  const perSecond = (result["2xx"] * 1_000) / (performance.now() - started);
  process.send?.({ requests: result["2xx"], failed, perSecond });
});
process.on("disconnect", () => process.exit(0));
