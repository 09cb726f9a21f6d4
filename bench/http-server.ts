// One contender of the HTTP benchmark, in a process of its own, which tells its address and its processor time.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { createExpressServer, toExpress } from "@svckit/adapters-express";
import type { Service } from "@svckit/core";
import { createNodeServer, createRest, toNodeListener } from "@svckit/rest";
import express, { type Express } from "express";
import fastify from "fastify";
import { Hono } from "hono";
import { createByHand, createReference } from "./by-hand.js";
import { openPricedService } from "./priced-service.js";

const PATH = "/api/v1/execute";

function hostApp(service: Service): Express {
  const app = express();
  app.use("/", toExpress(service));
  return app;
}

const REFERENCE_KEY = "reference";

/** The contenders: a server each, and the key that its caller sends. */
const CONTENDERS: Readonly<Record<string, () => Promise<{ server: Server; key: string }>>> = {
  "by-hand": async () => ({ server: createServer(createByHand(REFERENCE_KEY)), key: REFERENCE_KEY }),
  node: async () => {
    const { service, key } = await openPricedService();
    return { server: createNodeServer(toNodeListener(createRest(service))), key };
  },
  express: async () => {
    const refer = createReference(REFERENCE_KEY);
    const app = express();
    app.post(PATH, express.json(), (request, response) => {
      const { status, answer } = refer(request.headers.authorization, request.body);
      response.status(status).json(answer);
    });
    return { server: createServer(app), key: REFERENCE_KEY };
  },
  "in-express": async () => {
    const { service, key } = await openPricedService();
    return { server: createServer(hostApp(service)), key };
  },
  "express-server": async () => {
    const { service, key } = await openPricedService();
    return { server: createExpressServer(hostApp(service)), key };
  },
  fastify: async () => {
    const refer = createReference(REFERENCE_KEY);
    let server: Server | undefined;
    const app = fastify({
      serverFactory: (handler) => {
        server = createServer(handler);
        return server;
      },
    });
    app.post(PATH, async (request, reply) => {
      const { status, answer } = refer(request.headers.authorization, request.body);
      return reply.code(status).send(answer);
    });
    await app.ready();
    if (!server) throw new Error("fastify made no server");
    return { server, key: REFERENCE_KEY };
  },
  hono: async () => {
    const refer = createReference(REFERENCE_KEY);
    const app = new Hono();
    app.post(PATH, async (context) => {
      const { status, answer } = refer(context.req.header("authorization"), await context.req.json());
      return context.json(answer, status === 200 ? 200 : 400);
    });
    return { server: createServer(getRequestListener(app.fetch)), key: REFERENCE_KEY };
  },
};

const open = CONTENDERS[process.argv[2] ?? ""];
if (!open) throw new Error(`there is no contender ${process.argv[2]}`);
const { server, key } = await open();
server.listen(0, "127.0.0.1", () => {
  // `as`: a server on a port has such an address.
  const { port } = server.address() as AddressInfo;
  process.send?.({ url: `http://127.0.0.1:${port}${PATH}`, key });
});
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuUs: user + system });
});
process.on("disconnect", () => process.exit(0));
