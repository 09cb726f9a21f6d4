// svc serve: the service on Node's own HTTP server, from the environment to a clean end.
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createService, type Service, systemClock } from "@svckit/core";
import { createRest, toNodeListener } from "@svckit/rest";
import { type Environment, readEnvironment, type ServerSettings } from "./environment.js";
import { createJsonLogger } from "./json-logger.js";

const DRAIN_MS = 25_000;

/** Serves until SIGTERM or SIGINT; prints `READY <url>` on stdout once calls are taken. */
export async function serve(env: Environment): Promise<void> {
  const settings = await readEnvironment(env);
  const server = createServer({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    maxHeaderSize: 16 * 1024,
  });
  server.listen(settings.port, settings.host);
  await once(server, "listening");
  const url = urlOf(server, settings.host);
  const service = createService({
    publicUrl: url,
    ...settings.options,
    logger: settings.options.logger ?? logger(settings),
  });
  await openDefaultAccount(service, settings);
  const rest = createRest(service);
  server.on("request", toNodeListener(rest));
  process.stdout.write(`READY ${url}\n`);
  await stopSignal();
  rest.drain();
  await drained(server);
  await service.close();
}

function logger({ options }: ServerSettings) {
  return createJsonLogger(options.clock ?? systemClock, (line) => process.stderr.write(line));
}

function urlOf(server: Server, host: string): string {
  // `as`: a server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  const name = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

/** An empty store gets an account `default` with one key, so that the first call needs no other command. */
async function openDefaultAccount(service: Service, settings: ServerSettings): Promise<void> {
  if (await service.store.findAccount("default")) return;
  const { bootstrapCredits, bootstrapKey } = settings;
  await service.createAccount({
    id: "default",
    ...(bootstrapCredits !== undefined && { credits: bootstrapCredits }),
  });
  if (bootstrapKey !== undefined) {
    await service.addKey("default", bootstrapKey);
    return;
  }
  const { key } = await service.createKey("default");
  process.stderr.write(`API key of the account default, shown once: ${key}\n`);
}

async function stopSignal(): Promise<void> {
  await Promise.race([once(process, "SIGTERM"), once(process, "SIGINT")]);
}

/** Waits for the calls in flight, no longer than a host waits for a process to end. */
async function drained(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  const cancel = systemClock.after(DRAIN_MS, () => server.closeAllConnections());
  await closed;
  cancel();
}
