// createNative: the service's own state, as a provider, an extension of the store, routes and a scheduler.
import {
  defineProvider,
  extensionOf,
  type Provider,
  type Service,
  type StoreExtension,
  type Tool,
} from "@svckit/core";
import type { Route } from "@svckit/rest";
import { alertTools } from "./alerts/alert-tools.js";
import { factTools } from "./facts/fact-tools.js";
import { toRoutes } from "./http/routes.js";
import { nativeStore, type StateVerbs } from "./records/store.js";
import { subjectTools } from "./subjects/subject-tools.js";
import { LIMITS, type Limits } from "./tools/limits.js";
import type { NativeParts } from "./tools/native-tool.js";
import { createStateHolder, openState } from "./tools/state.js";

/** How the state is made. */
export interface NativeOptions {
  /** The most that an account may have of each; merges with the defaults. */
  readonly limits?: Partial<Limits>;
  /** In front of the tools' names; the service's `brand`, `svc` by default. */
  readonly brand?: string;
}

/** The state before its service is there. */
export interface Native {
  /** For `providers` of `createService`. */
  readonly provider: Provider;
  /** For `extensions` of the store. */
  readonly store: StoreExtension<StateVerbs>;
  /** Binds the state to the service that was made with it. Throws an `Error` the second time. */
  bind(service: Service): BoundNative;
}

/** The state of a service. */
export interface BoundNative {
  /** For `createRest(service, { routes })`. */
  readonly routes: readonly Route[];
}

/** Makes the state of one service. */
export function createNative({ limits, brand = "svc" }: NativeOptions = {}): Native {
  const holder = createStateHolder();
  const parts: NativeParts = { brand, state: holder };
  return {
    provider: defineProvider({ id: "native", title: "The service's own state", tools: toolsOf(parts) }),
    store: nativeStore,
    bind(service) {
      const state = openState(service, { ...LIMITS, ...limits });
      holder.bind(state);
      requireExtension(service);
      return { routes: toRoutes(brand, holder) };
    },
  };
}

function toolsOf(parts: NativeParts): readonly Tool[] {
  return [...subjectTools(parts), ...alertTools(parts), ...factTools(parts)];
}

/** A store without the extension fails every call of the tools: whoever starts the service reads why. */
function requireExtension({ transport }: Service): void {
  transport
    .askStore((store) => extensionOf(store, nativeStore))
    .catch((error: unknown) => transport.logger.error("the store does not keep the state", { error }));
}
