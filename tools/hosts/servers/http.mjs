// Plain `http`: the surface under a prefix, and the host's own page behind it.
import { createServer } from "node:http";
import { shutDown, toNodeListener } from "@svckit/rest";
import { port, settings } from "./settings.mjs";
import { openSurface } from "./surface.mjs";

const rest = await openSurface(settings);
const answer = toNodeListener(rest);
const server = createServer((request, response) =>
  answer(request, response, () => response.end("the host's own page")),
);
server.listen(port, "127.0.0.1");
process.once("SIGTERM", () => shutDown(rest, { server }));
