// A setting of a test: servers on an empty store, the upstream that they ask, and their administration.
import type { StandIn } from "@svckit/testing";
import { administer } from "../src/place/administering.js";
import { type ServerProcess, startServer, temporaryFolder } from "./server-process.js";
import { type Behaviour, environment, type Options, startUpstream } from "./upstream.js";

/** Where servers run: how many, and on what. */
export interface Deployment {
  readonly title: string;
  readonly servers: number;
  /** Why this machine cannot run it. */
  readonly missing: string | undefined;
  /** Makes an empty store: its name for SVC_STORE, and how to remove it. */
  open(): Promise<{ readonly store: string; drop(): Promise<void> }>;
}

/** One server on a file of its own. */
export const ON_SQLITE: Deployment = {
  title: "one server on SQLite",
  servers: 1,
  missing: undefined,
  open: async () => ({ store: `sqlite:${temporaryFolder()}/svc.db`, drop: async () => {} }),
};

/** An account's credits in the current period. */
export interface Credits {
  readonly granted: number;
  readonly used: number;
  readonly held: number;
  readonly remaining: number;
}

/** Servers, their upstream and their administration. */
export interface Setting {
  readonly upstream: StandIn;
  readonly behaviour: Behaviour;
  readonly env: Record<string, string>;
  readonly servers: ServerProcess[];
  /** The URL of a server; an index beyond the last starts over. */
  urlOf(index: number): string;
  /** Kills a server and starts another in its stead. */
  restart(index: number): Promise<void>;
  /** Opens an account with so many credits; gives its key. */
  account(credits: number): Promise<string>;
  /** The credits of a key's account, as one of the servers reports them. */
  credits(key: string, index?: number): Promise<Credits>;
  /** The ledger's proof. */
  verify(): Promise<Record<string, unknown>>;
  /** Waits until the account of a key has no hold left. Gives the seconds; fails after `withinMs`. */
  givenBack(key: string, withinMs: number): Promise<number>;
  /** How often the upstream was asked for an id, or at all. */
  asked(id?: string): number;
  close(): Promise<void>;
}

/** Starts the servers of a deployment, all at once, with options of the service and further variables. */
export async function openSetting(
  deployment: Deployment,
  options: Options = {},
  more: Record<string, string> = {},
): Promise<Setting> {
  const { standIn: upstream, behaviour } = await startUpstream();
  const { store, drop } = await deployment.open();
  const env = { ...environment(upstream.url, options), ...more, SVC_STORE: store };
  const servers = await Promise.all(Array.from({ length: deployment.servers }, () => startServer(env)));
  const verify = () => administer(env, async (service) => ({ ...(await service.verifyLedger()) }));
  const urlOf = (index: number) => servers[index % servers.length]?.url ?? "";
  async function credits(key: string, index = 0): Promise<Credits> {
    const headers = { authorization: `Bearer ${key}` };
    const answer = await fetch(`${urlOf(index)}/api/v1/quota`, { headers });
    // `as`: tests compare the values.
    return ((await answer.json()) as { data: { credits: Credits } }).data.credits;
  }
  return {
    upstream,
    behaviour,
    env,
    servers,
    verify,
    urlOf,
    async restart(index) {
      await servers[index]?.end("SIGKILL");
      servers[index] = await startServer(env);
    },
    async account(credits) {
      return administer(env, async (service) => {
        const { id } = await service.createAccount({ credits });
        return (await service.createKey(id)).key;
      });
    },
    credits,
    async givenBack(key, withinMs) {
      const from = performance.now();
      while ((await credits(key)).held !== 0) {
        if (performance.now() - from > withinMs) throw new Error(`something is held after ${withinMs} ms`);
        await pause(50);
      }
      return (performance.now() - from) / 1_000;
    },
    asked: (id) =>
      upstream.requests.filter(({ query }) => id === undefined || query.get("ids") === id).length,
    async close() {
      for (const server of servers) await server.end("SIGKILL");
      await upstream.close();
      await drop();
    },
  };
}

/** Waits in real time. */
export const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
