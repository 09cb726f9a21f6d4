// svckit in a host's own Hono application, under the prefix /web3.
import { serve } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { createService } from "@svckit/core";
import { coingecko, hello } from "@svckit/providers";
import { toFetch } from "@svckit/rest";
import { Hono } from "hono";

const port = Number(process.env["PORT"] ?? 3000);
const answer = toFetch(
  createService({
    providers: [hello(), coingecko()],
    // The path is the prefix, which Hono leaves in the request's URL.
    publicUrl: `http://127.0.0.1:${port}/web3`,
  }),
);

const app = new Hono();
app.get("/", (context) => context.text("the host's own page"));
app.all("/web3/*", (context) => answer(context.req.raw, { address: getConnInfo(context).remote.address }));

export const server = serve({ fetch: app.fetch, port }, () =>
  console.log(`POST /web3/api/v1/execute on port ${port}`),
);
