// Express 4 or 5 (EXPRESS), behind a body parser or not (PARSED).
import { toExpress } from "@svckit/adapters-express";
import { shutDown } from "@svckit/rest";
import { port, settings } from "./settings.mjs";
import { openSurface } from "./surface.mjs";

const { default: express } = await import(process.env.EXPRESS ?? "express");
const rest = await openSurface(settings);
const app = express();
if (process.env.PARSED) app.use(express.json());
app.get("/", (_request, response) => response.send("the host's own page"));
app.use("/web3", toExpress(rest));
const server = app.listen(port, "127.0.0.1");
process.once("SIGTERM", () => shutDown(rest, { server }));
