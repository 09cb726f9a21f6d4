// The contract of adapters, on a Hono application and a real server: what the host adds is tested, too.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { describe, it } from "node:test";
import { serve } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { toFetch } from "@svckit/rest";
import { sendOverHttp, testAdapter } from "@svckit/testing";
import { Hono } from "hono";

testAdapter({ describe, it }, "toFetch in Hono", async (service) => {
  const answer = toFetch(service);
  const app = new Hono();
  app.all("/web3/*", (context) => answer(context.req.raw, { address: getConnInfo(context).remote.address }));
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  if (!server.listening) await once(server, "listening");
  // `as`: a server on a port has one.
  const { port } = server.address() as AddressInfo;
  return {
    send: sendOverHttp(`http://127.0.0.1:${port}/web3`),
    close: () => void server.close(),
  };
});
