// Bun's own server.
import { shutDown, toFetch } from "@svckit/rest";
import { port, settings } from "./settings.mjs";
import { openSurface } from "./surface.mjs";

const rest = await openSurface(settings);
const answer = toFetch(rest);
const server = Bun.serve({
  port,
  hostname: "127.0.0.1",
  // Bun would end a connection on which nothing is sent for 10 s; a call may take longer.
  idleTimeout: 60,
  fetch(request, own) {
    if (!new URL(request.url).pathname.startsWith("/web3/")) return new Response("the host's own page");
    return answer(request, { address: own.requestIP(request)?.address });
  },
});
process.once("SIGTERM", async () => {
  await shutDown(rest);
  await server.stop();
});
