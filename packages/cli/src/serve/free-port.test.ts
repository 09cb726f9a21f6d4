// A port that is said to be free can be listened on, and is kept from by whatever takes any port.
import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { freePort } from "./free-port.js";

test("a free port can be listened on, and none is one that systems give to connections", async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, () => freePort("127.0.0.1")));
  for (const port of ports) {
    expect(port).toBeGreaterThanOrEqual(15_000);
    expect(port).toBeLessThan(30_000);
  }
  const [port] = ports;
  const server = createServer().listen(port, "127.0.0.1");
  await once(server, "listening");
  expect(server.address()).toMatchObject({ port });
  server.close();
});

test("an address of another machine is told as listening on any port would tell it", async () => {
  await expect(freePort("192.0.2.1")).rejects.toThrow(
    /^listen EADDRNOTAVAIL: address not available 192\.0\.2\.1$/,
  );
});
