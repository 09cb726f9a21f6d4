// A Worker: the service is made with the first request, since Workers allow no random numbers before it.
import { toFetch } from "@svckit/rest";
import { openSurface } from "./surface.mjs";

let opened;

export default {
  async fetch(request, env) {
    if (!new URL(request.url).pathname.startsWith("/web3/")) return new Response("the host's own page");
    opened ??= openSurface({
      publicUrl: env.PUBLIC_URL,
      upstream: env.UPSTREAM,
      // The runtime's own: undici opens connections with parts of Node that workerd has not.
      fetch: (asked) => fetch(asked),
    }).then(toFetch);
    const answer = await opened;
    return answer(request, { address: request.headers.get("cf-connecting-ip") ?? undefined });
  },
};
