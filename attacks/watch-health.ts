// Watches whether a service answers somebody else: `/healthz`, asked again as soon as it was answered.
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

const EVERY_MS = 20;
const GIVE_UP_MS = 60_000;

/** Asks until it is stopped, which gives the longest time that an answer took, in milliseconds; Infinity where none came. */
export function watchHealth(url: string): { stop(): Promise<number> } {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let stopped = false;
  let longest = 0;
  const watching = (async () => {
    for (;;) {
      const from = performance.now();
      const answered = await isAnswered(`${url}/healthz`, agent);
      longest = answered ? Math.max(longest, performance.now() - from) : Number.POSITIVE_INFINITY;
      if (stopped || !answered) break;
      await pause(EVERY_MS);
    }
    agent.destroy();
  })();
  return {
    async stop() {
      stopped = true;
      await watching;
      return longest;
    },
  };
}

function isAnswered(url: string, agent: Agent): Promise<boolean> {
  return new Promise((resolve) => {
    const sent = request(url, { agent, timeout: GIVE_UP_MS }, (response) => {
      response.on("error", () => resolve(false));
      response.on("end", () => resolve(response.statusCode === 200));
      response.resume();
    });
    sent.on("timeout", () => sent.destroy());
    sent.on("error", () => resolve(false));
    sent.end();
  });
}
