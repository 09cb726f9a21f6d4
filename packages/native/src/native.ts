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
import { type AskedEvents, type Event, eventTools, readEvents } from "./events/feed.js";
import { createSettledPass } from "./events/settled-calls.js";
import { createSweepPass } from "./events/sweep.js";
import { factTools } from "./facts/fact-tools.js";
import { createForgetPass } from "./facts/forget-pass.js";
import { toRoutes } from "./http/routes.js";
import { monitorTools } from "./monitors/monitor-tools.js";
import { monitorPasses, type RunOptions } from "./monitors/passes.js";
import { nativeStore, type StateVerbs } from "./records/store.js";
import { createPassScheduler, type Scheduler } from "./scheduler/scheduler.js";
import { subjectTools } from "./subjects/subject-tools.js";
import { type Limits, toLimits } from "./tools/limits.js";
import type { NativeParts } from "./tools/native-tool.js";
import type { Pass } from "./tools/pass.js";
import { createStateHolder, openState, type State } from "./tools/state.js";
import { PAGE_LIMIT } from "./tools/wire.js";
import { createDeliveryPass } from "./webhooks/delivery-pass.js";
import { deliveryTools } from "./webhooks/delivery-tools.js";
import { webhookTools } from "./webhooks/webhook-tools.js";

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
  /** What is done again and again beside the calls. The scheduler goes through them. */
  readonly passes: readonly Pass[];
  /** An account's events, for a host that shows them; 100 at once at most. Throws STATE_BACKEND_UNAVAILABLE. */
  listEvents(asked: AskedEvents): Promise<readonly Event[]>;
  /** What runs the monitors; as many processes as there are may have one. */
  createScheduler(options?: RunOptions): Scheduler;
}

/** Makes the state of one service. Throws an `Error` that names a limit which is none. */
export function createNative({ limits, brand = "svc" }: NativeOptions = {}): Native {
  const bounds = toLimits(limits);
  const holder = createStateHolder();
  const parts: NativeParts = { brand, state: holder };
  return {
    provider: defineProvider({ id: "native", title: "The service's own state", tools: toolsOf(parts) }),
    store: nativeStore,
    bind(service) {
      const state = openState(service, bounds);
      holder.bind(state);
      requireExtension(service);
      const { now, logger } = service.transport;
      const passes = passesOf(state);
      return {
        routes: toRoutes(brand, holder),
        passes,
        listEvents: (asked) => readEvents(state, { ...asked, limit: Math.min(asked.limit, PAGE_LIMIT) }),
        createScheduler: (options) =>
          createPassScheduler({ passes: [...monitorPasses(state, options), ...passes], now, logger }),
      };
    },
  };
}

function toolsOf(parts: NativeParts): readonly Tool[] {
  return [
    ...subjectTools(parts),
    ...monitorTools(parts),
    ...alertTools(parts),
    ...factTools(parts),
    ...webhookTools(parts),
    ...deliveryTools(parts),
    ...eventTools(parts),
  ];
}

function passesOf(state: State): readonly Pass[] {
  return [
    createDeliveryPass(state),
    createSettledPass(state),
    createSweepPass(state),
    createForgetPass(state),
  ];
}

/** A store without the extension fails every call of the tools: whoever starts the service reads why. */
function requireExtension({ transport }: Service): void {
  transport
    .askStore((store) => extensionOf(store, nativeStore))
    .catch((error: unknown) => transport.logger.error("the store does not keep the state", { error }));
}
