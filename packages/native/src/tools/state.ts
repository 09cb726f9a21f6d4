// State: what the tools, the routes and the scheduler of one service work with.
import { randomBytes } from "node:crypto";
import { type Extensible, extensionOf, type Service, ServiceError, type Store } from "@svckit/core";
import { nativeStore, type StateVerbs } from "../records/store.js";
import type { Limits } from "./limits.js";

/** The state of a service. Its verbs throw STATE_BACKEND_UNAVAILABLE where the store is away. */
export interface State extends StateVerbs {
  readonly service: Service;
  readonly limits: Limits;
  now(): number;
  newId(): string;
  /** The secret that the store keeps for this deployment: the same for as long as its data. Throws STATE_BACKEND_UNAVAILABLE. */
  deploymentSecret(): Promise<string>;
}

/** The state of a service; throws an `Error` where its store was opened without the extension. */
export function openState(service: Service, limits: Limits): State {
  const { transport } = service;
  const verbs = (store: Store & Partial<Extensible>) => extensionOf(store, nativeStore);
  return {
    service,
    limits,
    now: () => transport.now(),
    newId: () => transport.newId(),
    deploymentSecret: () => transport.askStore(keptSecret),
    read: (work) => transport.askStore((store) => verbs(store).read(work)),
    write: (work) => transport.askStore((store) => verbs(store).write(work)),
  };
}

/** A store that keeps none cannot keep extensions either. */
async function keptSecret({ keepSecret }: Store): Promise<string> {
  if (!keepSecret) throw new ServiceError("INTERNAL_ERROR", { message: "The store keeps no secret." });
  return keepSecret({ proposed: randomBytes(32).toString("base64url") });
}

/** Where the tools find the state: they are made before the service is. */
export interface StateHolder {
  /** Throws INTERNAL_ERROR before the service is bound. */
  get(): State;
  bind(state: State): void;
}

/** An empty holder. */
export function createStateHolder(): StateHolder {
  let bound: State | undefined;
  return {
    get() {
      if (bound) return bound;
      throw new ServiceError("INTERNAL_ERROR", {
        message: "The state is not bound to its service.",
        next: "The host calls `native.bind(service)` before the first call.",
      });
    },
    bind(state) {
      if (bound)
        throw new Error("the state is bound to a service already: make one by createNative for each");
      bound = state;
    },
  };
}
