// Koa, behind a body parser or not (PARSED).
import { bodyParser } from "@koa/bodyparser";
import { shutDown, toNodeListener } from "@svckit/rest";
import Koa from "koa";
import { port, settings } from "./settings.mjs";
import { openSurface } from "./surface.mjs";

const rest = await openSurface(settings);
const answer = toNodeListener(rest);
const app = new Koa();
if (process.env.PARSED) app.use(bodyParser());
app.use((context, next) => {
  if (!context.path.startsWith("/web3/")) return next();
  context.respond = false;
  answer(Object.assign(context.req, { body: context.request.body }), context.res);
});
app.use((context) => {
  context.body = "the host's own page";
});
const server = app.listen(port, "127.0.0.1");
process.once("SIGTERM", () => shutDown(rest, { server }));
