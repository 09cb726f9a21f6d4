// The whole catalog beside stand-ins of its upstreams: every shipped provider in one service, as tests of all of them need it.
import {
  createService,
  type Provider,
  type ProviderFactory,
  type Service,
  type ServiceOptions,
} from "@svckit/core";
import { type RunningUpstreams, startUpstreams } from "@svckit/testing/stand-ins";
import * as shipped from "../src/index.js";

// `as`: options differ from factory to factory; those that are handed over are what its variables name.
const FACTORIES = Object.values(shipped) as readonly ProviderFactory<Record<string, unknown>>[];

/** The shipped providers, each pointed at its stand-in. */
export function shippedProviders(upstreams: RunningUpstreams): readonly Provider[] {
  return FACTORIES.map((factory) => factory(upstreams.options(factory().id)));
}

/** A key for every variable that a provider declares, so that keyed tools run too. */
export function keysOf(providers: readonly Provider[]): Record<string, string> {
  const variables = providers.flatMap(({ auth = [] }) => [auth].flat().map(({ variable }) => variable));
  return Object.fromEntries(variables.map((variable) => [variable, `k3y-of-${variable.toLowerCase()}-9f2c`]));
}

/** A service with all of them. */
export async function openCatalog(
  options: Partial<ServiceOptions> = {},
): Promise<{ readonly service: Service; readonly upstreams: RunningUpstreams; close(): Promise<void> }> {
  const upstreams = await startUpstreams();
  const providers = shippedProviders(upstreams);
  const service = createService({ providers, keys: keysOf(providers), ...options });
  return {
    service,
    upstreams,
    async close() {
      await service.close();
      await upstreams.close();
    },
  };
}
