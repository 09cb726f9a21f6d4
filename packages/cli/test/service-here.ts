// A service with its REST surface on this machine, in the process of the test, and the key of an account.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createService, memoryStore, type Provider, type Service } from "@svckit/core";
import { createNodeServer, createRest, toNodeListener } from "@svckit/rest";

/** A service that answers on a port. */
export interface ServedService {
  readonly url: string;
  /** The key of an account with 100 credits. */
  readonly key: string;
  readonly service: Service;
  close(): Promise<void>;
}

/** Serves providers on a free port. */
export async function serveHere(providers: readonly Provider[]): Promise<ServedService> {
  const service = createService({ providers, store: memoryStore(), docsUrl: "https://docs.example" });
  const server = createNodeServer(toNodeListener(createRest(service)));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  await service.createAccount({ id: "ada", credits: 100 });
  const { key } = await service.createKey("ada");
  // `as`: a server that listens on a port has an address with it.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    key,
    service,
    async close() {
      server.closeAllConnections();
      server.close();
      await service.close();
    },
  };
}
