// svc serve: the service on Node's own HTTP server, from the environment to a clean end.
import { once } from "node:events";
import {
  createService,
  isServiceError,
  isWellFormedKey,
  type Service,
  ServiceError,
  type Store,
} from "@svckit/core";
import {
  createNodeServer,
  type NodeListener,
  type Rest,
  shutDown,
  toClientErrorListener,
  toNodeListener,
} from "@svckit/rest";
import { stderrLogger } from "../log/stderr-logger.js";
import { byVariable } from "../settings/by-variable.js";
import { readEnvironment, type ServerSettings } from "../settings/environment.js";
import type { Environment } from "../settings/variables.js";
import { workersOf } from "../settings/workers.js";
import { aborted, stopSignal } from "../terminal/stop-signal.js";
import { giveUp } from "./give-up.js";
import { urlOf } from "./listening.js";
import { rehearse } from "./rehearsal.js";
import { surviveSlips } from "./slip.js";
import { surfaceOf } from "./surface.js";

// Seven milliseconds a tool, which must not stand in the way of the first calls; a tool that is called is ready sooner.
const WARM_AFTER_MS = 5_000;

/** Serves until a stop signal; prints `READY <url>` on stdout once it takes calls. A start that fails leaves nothing open. */
export async function serve(env: Environment): Promise<void> {
  const workers = workersOf(env);
  if (workers === 1) return serveHere(env, announce);
  const { isWorker, serveAsWorker, serveByWorkers } = await import("./workers.js");
  return isWorker() ? serveAsWorker((tell) => serveHere(env, tell)) : serveByWorkers(env, workers);
}

/** Serves from this process, and tells once it takes calls. */
async function serveHere(
  env: Environment,
  tell: (url: string, settings: ServerSettings) => void,
): Promise<void> {
  const settings = await readEnvironment(env);
  // Every doc_url holds the address, so the server listens before the service is made. Requests that come early wait.
  let ready: (listener: NodeListener) => void = () => {};
  const listening = new Promise<NodeListener>((resolve) => {
    ready = resolve;
  });
  const answer: NodeListener = async (request, response) => {
    (await listening)(request, response);
  };
  const server = createNodeServer(answer);
  const logger = stderrLogger(settings.options, settings.secrets);
  let opened: Service | Store | undefined = settings.options.store;
  try {
    // A migration may take its time, and nobody is to wait for it on a connection.
    if (settings.options.store) await migrated(settings.options.store);
    server.listen(settings.port, settings.host);
    await once(server, "listening");
    const url = urlOf(server, settings.host);
    const service = createService({ publicUrl: url, ...settings.options, logger });
    opened = service;
    surviveSlips(service.transport);
    const state = settings.native?.bind(service);
    const rest = await surfaceOf(service, settings, env, state?.routes ?? []);
    if (settings.warmsUp) await rehearsed(service);
    // Last: a start that fails must not have shown a key.
    await openDefaultAccount(service, settings);
    server.on("clientError", toClientErrorListener(rest));
    ready(toNodeListener(rest));
    const stopped = stopSignal();
    tell(url, settings);
    const scheduler = settings.schedules ? state?.createScheduler() : undefined;
    scheduler?.start();
    const warming = settings.warmsUp
      ? setTimeout(() => void warmUp(service, rest), WARM_AFTER_MS).unref()
      : undefined;
    await aborted(stopped);
    clearTimeout(warming);
    await shutDown(rest, { server, meanwhile: () => scheduler?.close() });
  } catch (error) {
    return giveUp(await byVariable(error, env), { server, opened, logger });
  }
}

/** The first question that a store is asked brings its tables to this program's version, or says why they cannot be. */
async function migrated(store: Store): Promise<void> {
  try {
    await store.ready();
  } catch (cause) {
    throw isServiceError(cause)
      ? cause
      : new ServiceError("STATE_BACKEND_UNAVAILABLE", { cause, retryAfterS: 1 });
  }
}

function announce(url: string, { console }: ServerSettings): void {
  process.stdout.write(`READY ${url}\n`);
  // For people; programs read the line before.
  if (console && process.stderr.isTTY) process.stderr.write(`Console: ${url}/console\n`);
}

/** Works out the schemas of all tools, so that nobody who lists them waits for that. */
async function warmUp(service: Service, rest: Rest): Promise<void> {
  try {
    await service.warm(() => rest.inFlight > 0);
  } catch (error) {
    service.transport.logger.warn("the tools could not be warmed up: the first list of them will be slow", {
      error,
    });
  }
}

/** Makes the first call as quick as those that follow. Where a rehearsal fails, that call is slower, and that is all. */
async function rehearsed(service: Service): Promise<void> {
  try {
    await rehearse();
  } catch (error) {
    service.transport.logger.warn("the server could not rehearse: its first call will be slow", { error });
  }
}

/** An empty store gets an account `default` with one key, so that the first call needs no other command. */
async function openDefaultAccount(service: Service, settings: ServerSettings): Promise<void> {
  const { bootstrapCredits, bootstrapKey } = settings;
  if (bootstrapKey !== undefined) requireWellFormed(service, bootstrapKey);
  const { askStore } = service.transport;
  const hasAccount = async () => (await askStore((store) => store.findAccount("default"))) !== undefined;
  if (await hasAccount()) {
    // A start that was cut short may have made the account without its key.
    const hasKeys = (await askStore((store) => store.keysOf("default"))).length > 0;
    if (!hasKeys && bootstrapKey !== undefined) await service.addKey("default", bootstrapKey);
    return;
  }
  try {
    await service.createAccount({
      id: "default",
      ...(bootstrapCredits !== undefined && { credits: bootstrapCredits }),
    });
  } catch (error) {
    // Another server on this store may have made it at the same moment.
    if (await hasAccount()) return;
    throw error;
  }
  if (bootstrapKey === undefined) {
    const { key } = await service.createKey("default");
    process.stderr.write(`API key of the account default, shown once: ${key}\n`);
    return;
  }
  await service.addKey("default", bootstrapKey);
}

/** Checks the key before the account is made, which would otherwise stay without one. */
function requireWellFormed({ brand }: Service, key: string): void {
  if (isWellFormedKey(brand, "live", key)) return;
  throw new Error(
    `SVC_BOOTSTRAP_KEY is not well-formed: ${brand.keyPrefixes.live} and 36 base62 characters with their checksum`,
  );
}
