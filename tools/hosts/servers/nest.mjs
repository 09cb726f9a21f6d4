// NestJS on Express: in front of its body parser, or as a controller that is handed what the parser has read (PARSED).
import "reflect-metadata";
import { All, Controller, Get, Module, Req, Res } from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import { toExpress } from "@svckit/adapters-express";
import { shutDown, toNodeListener } from "@svckit/rest";
import { port, settings } from "./settings.mjs";
import { openSurface } from "./surface.mjs";

const rest = await openSurface(settings);
const answer = toNodeListener(rest);

class Pages {
  own() {
    return "the host's own page";
  }
  web3(request, response) {
    answer(request, response);
  }
}

/** What decorators do in TypeScript: `@Get("/") own() {}`. */
function decorate(method, ...decorators) {
  const descriptor = Object.getOwnPropertyDescriptor(Pages.prototype, method);
  for (const decorator of decorators) decorator(Pages.prototype, method, descriptor);
}
decorate("own", Get("/"));
if (process.env.PARSED) {
  decorate("web3", All("web3/*path"));
  Req()(Pages.prototype, "web3", 0);
  Res()(Pages.prototype, "web3", 1);
}
Controller()(Pages);
class Application {}
Module({ controllers: [Pages] })(Application);

const app = await NestFactory.create(Application, { logger: ["error"] });
if (!process.env.PARSED) app.use("/web3", toExpress(rest));
await app.listen(port, "127.0.0.1");
process.once("SIGTERM", async () => {
  await shutDown(rest, { server: app.getHttpServer() });
  await app.close();
});
