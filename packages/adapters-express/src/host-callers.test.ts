// Callers whom an Express application knows: by what its middleware puts into the request, or sets as a header.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createService, type Identify, type Service } from "@svckit/core";
import { hello } from "@svckit/providers";
import express, { type Request, type RequestHandler } from "express";
import { afterEach, expect, test } from "vitest";
import { toExpress } from "./express.js";

let close = () => {};
afterEach(() => close());

interface User {
  readonly team: string;
  readonly id: string;
}

// Sessions of the application, by the cookie that it has set.
const SESSIONS = new Map<string, User>([["s1", { team: "acme", id: "ada" }]]);
const users = new WeakMap<Request, User>();

const withUser: RequestHandler = (request, _response, next) => {
  const [, session = ""] = /(?:^|; )session=([^;]*)/.exec(request.headers.cookie ?? "") ?? [];
  const user = SESSIONS.get(session);
  if (user) users.set(request, user);
  next();
};

const identify: Identify = ({ host }) => {
  // `as`: the surface is mounted in an Express application alone.
  const user = users.get(host as Request);
  return user && { account: user.team, endUser: user.id };
};

async function serve(service: Service, ...before: RequestHandler[]) {
  const app = express();
  for (const each of before) app.use(each);
  app.use("/web3", toExpress(service));
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  close = () => {
    server.close();
    server.closeAllConnections();
  };
  // `as`: a server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  return (headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}/web3/api/v1/execute`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ tool: "say_hello", args: { name: "Ada" } }),
    });
}

const left = (response: Response) => response.headers.get("x-quota-remaining");

test("takes the user whom the application's own session names", async () => {
  const service = createService({ providers: [hello()], identify, publicUrl: "http://127.0.0.1/web3" });
  const send = await serve(service, withUser, express.json());
  expect(left(await send({ cookie: "a=1; session=s1" }))).toBe("9999");
  expect(left(await send({ cookie: "session=forged" }))).toBe("24");
  expect(left(await send())).toBe("23");
  expect((await service.describeAccount("acme")).wallet).toMatchObject({ spent: 1 });
});

test("takes a key that the application's middleware sets for its user, in the place of whatever was sent", async () => {
  const service = createService({ providers: [hello()], publicUrl: "http://127.0.0.1/web3" });
  const { id } = await service.createAccount();
  const { key } = await service.createKey(id);
  const send = await serve(service, (request, _response, next) => {
    request.headers.authorization = `Bearer ${key}`;
    next();
  });
  expect(left(await send())).toBe("9999");
  expect(left(await send({ authorization: "Basic YTpi" }))).toBe("9998");
});
