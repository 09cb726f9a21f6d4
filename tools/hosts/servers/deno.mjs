// Deno's own server.
import process from "node:process";
import { shutDown, toFetch } from "@svckit/rest";
import { port, settings } from "./settings.mjs";
import { openSurface } from "./surface.mjs";

const rest = await openSurface(settings);
const answer = toFetch(rest);
const server = Deno.serve({ port, hostname: "127.0.0.1", onListen() {} }, (request, { remoteAddr }) => {
  if (!new URL(request.url).pathname.startsWith("/web3/")) return new Response("the host's own page");
  return answer(request, { address: remoteAddr.hostname });
});
process.once("SIGTERM", async () => {
  await shutDown(rest);
  await server.shutdown();
});
