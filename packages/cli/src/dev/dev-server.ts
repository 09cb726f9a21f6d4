// Dev server: a service on the loopback interface whose providers change while it serves.
import { once } from "node:events";
import { withMcp } from "@svckit/adapters-mcp";
import { consoleRoutes } from "@svckit/console";
import { createService, type Logger, type Service, type ServiceOptions, type Store } from "@svckit/core";
import {
  createNodeServer,
  type NodeListener,
  type Rest,
  shutDown,
  toClientErrorListener,
  toNodeListener,
} from "@svckit/rest";
import { type AnswerEngine, createSearch, searchRoutes } from "@svckit/search";
import { urlOf } from "../serve/listening.js";

/** A server whose service is exchanged. */
export interface DevServer {
  readonly url: string;
  /** The service that takes calls now. */
  readonly service: Service;
  /** Serves other providers from the next request on; calls in flight end where they began. Throws where they cannot be served. */
  exchange(options: ServiceOptions): Promise<void>;
  /** Answers what is in flight and ends. */
  close(): Promise<void>;
}

const HOST = "127.0.0.1";

interface Surface {
  readonly service: Service;
  readonly rest: Rest;
  readonly listener: NodeListener;
}

/** Listens on a port of the loopback interface; 0 takes any free one. */
export async function startDevServer(
  options: ServiceOptions & { readonly store: Store },
  port: number,
  { logger, engine }: { readonly logger: Logger; readonly engine: AnswerEngine },
): Promise<DevServer> {
  const server = createNodeServer((request, response) => current.listener(request, response));
  // A service closes its store, and this one goes on in the next service.
  const store: Store = { ...options.store, close: async () => {} };
  const surfaceOf = (given: ServiceOptions, publicUrl: string): Surface => {
    const service = createService({ ...given, publicUrl, store, logger });
    try {
      const search = createSearch(service, { engine });
      const routes = [...searchRoutes(search), ...consoleRoutes(service, { atRoot: true })];
      const rest = withMcp(service, { routes });
      return { service, rest, listener: toNodeListener(rest) };
    } catch (error) {
      void service.close();
      throw error;
    }
  };
  // Before it listens, so that a provider that cannot be served leaves nothing open.
  let current = surfaceOf(options, `http://${HOST}:${port}`);
  server.on("clientError", (error, socket) => toClientErrorListener(current.rest)(error, socket));
  server.listen(port, HOST);
  await once(server, "listening");
  const url = urlOf(server, HOST);
  if (port === 0) current = surfaceOf(options, url);
  return {
    url,
    get service() {
      return current.service;
    },
    async exchange(given) {
      const next = surfaceOf(given, url);
      const { service } = current;
      current = next;
      await service.close();
    },
    async close() {
      await shutDown(current.rest, { server });
      await options.store.close();
    },
  };
}
