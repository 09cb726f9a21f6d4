// Fastify: in a scope without body parsers, or with the body that Fastify has read (PARSED).
import { shutDown, toNodeListener } from "@svckit/rest";
import Fastify from "fastify";
import { port, settings } from "./settings.mjs";
import { openSurface } from "./surface.mjs";

const rest = await openSurface(settings);
const answer = toNodeListener(rest);
const app = Fastify();
app.get("/", async () => "the host's own page");
if (process.env.PARSED) {
  app.all("/web3/*", (request, reply) => {
    reply.hijack();
    answer(Object.assign(request.raw, { body: request.body }), reply.raw);
  });
} else {
  app.register(async (scope) => {
    // svckit reads bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
    scope.all("/web3/*", (request, reply) => {
      reply.hijack();
      answer(request.raw, reply.raw);
    });
  });
}
await app.listen({ port, host: "127.0.0.1" });
process.once("SIGTERM", async () => {
  await shutDown(rest, { server: app.server });
  await app.close();
});
