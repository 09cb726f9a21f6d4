// The load of the HTTP benchmark in a process of its own: one target a message, and what came of it as the answer.
import autocannon from "autocannon";

const CONNECTIONS = 64;

process.on("message", async (message) => {
  // `as`: sent by the benchmark itself.
  const { url, key, amount } = message as { url: string; key: string; amount: number };
  const started = performance.now();
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    amount,
    // Seconds that a busy machine may stand still.
    timeout: 60,
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
    body: JSON.stringify({ tool: "get_price", args: { ids: "bitcoin", vs_currencies: "usd" } }),
  });
  const failed = result.errors + result.timeouts + result.non2xx;
  // Its own duration is of whole seconds.
  const perSecond = (result["2xx"] * 1_000) / (performance.now() - started);
  process.send?.({ requests: result["2xx"], failed, perSecond });
});
process.on("disconnect", () => process.exit(0));
