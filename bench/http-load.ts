// The load of the HTTP benchmark, in a process of its own: each message names a target, each answer has its figures.
import autocannon from "autocannon";
import { PRICE_ARGS } from "./priced-service.js";

const CONNECTIONS = 64;

process.on("message", async (message) => {
  // `as`: the benchmark sends it.
  const { url, key, amount, headers, body } = message as {
    url: string;
    key: string;
    amount: number;
    headers?: Record<string, string>;
    body?: string;
  };
  const started = performance.now();
  // It ends with the second in which it has had all answers, and tells its duration in whole seconds.
  let ended = started;
  const result = await new Promise<autocannon.Result>((done, failed) => {
    const running = autocannon(
      {
        url,
        connections: CONNECTIONS,
        amount,
        // In seconds: a busy machine may stand still for as long.
        timeout: 60,
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${key}`, ...headers },
        body: body ?? JSON.stringify({ tool: "get_price", args: PRICE_ARGS }),
      },
      (error: unknown, found) => (error ? failed(error) : done(found)),
    );
    running.on("response", () => {
      ended = performance.now();
    });
  });
  const failed = result.errors + result.timeouts + result.non2xx;
  const perSecond = (result["2xx"] * 1_000) / (ended - started);
  process.send?.({ requests: result["2xx"], failed, perSecond });
});
process.on("disconnect", () => process.exit(0));
