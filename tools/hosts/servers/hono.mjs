// Hono on Node.
import { serve } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { shutDown, toFetch } from "@svckit/rest";
import { Hono } from "hono";
import { port, settings } from "./settings.mjs";
import { openSurface } from "./surface.mjs";

const rest = await openSurface(settings);
const answer = toFetch(rest);
const app = new Hono();
app.get("/", (context) => context.text("the host's own page"));
app.all("/web3/*", (context) => answer(context.req.raw, { address: getConnInfo(context).remote.address }));
const server = serve({ fetch: app.fetch, port, hostname: "127.0.0.1" });
process.once("SIGTERM", () => shutDown(rest, { server }));
