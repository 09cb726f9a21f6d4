// The whole catalog beside stand-ins of its upstreams: every shipped provider in one service, as tests of all of them need it.
import {
  createService,
  type Provider,
  type ProviderFactory,
  type Service,
  type ServiceOptions,
  silentLogger,
  systemClock,
  type Tool,
} from "@svckit/core";
import * as shipped from "@svckit/providers";
import { type RunningUpstreams, startUpstreams } from "@svckit/testing/stand-ins";

// `as`: options differ from factory to factory; those that are handed over are what its variables name.
const FACTORIES = Object.values(shipped) as readonly ProviderFactory<Record<string, unknown>>[];

/** The shipped providers, each pointed at its stand-in, which may be asked as often as a test likes. */
export function shippedProviders(upstreams: RunningUpstreams): readonly Provider[] {
  return FACTORIES.map((factory) => withoutPace(factory(upstreams.options(factory().id))));
}

function withoutPace({ limits, tools, ...provider }: Provider): Provider {
  const unpaced = (declared: Provider["limits"]) => {
    const { perSecond: _, perMinute: __, ...rest } = declared ?? {};
    return rest;
  };
  return {
    ...provider,
    limits: unpaced(limits),
    tools: tools.map((tool) => ({ ...tool, limits: unpaced(tool.limits) })),
  };
}

/** A key for every variable that a provider declares, so that keyed tools run too. */
export function keysOf(providers: readonly Provider[]): Record<string, string> {
  const variables = providers.flatMap(({ auth = [] }) => [auth].flat().map(({ variable }) => variable));
  return Object.fromEntries(variables.map((variable) => [variable, `k3y-of-${variable.toLowerCase()}-9f2c`]));
}

// Examples name days, and some upstreams give history of a year alone: for them it is always this November.
const SINCE = Date.UTC(2026, 10, 22) - systemClock.now();
const now = () => systemClock.now() + SINCE;

let shared: ReturnType<typeof openCatalog> | undefined;

/** The same one for all files of a worker that change nothing of it. It ends with the worker. */
export function sharedCatalog(): ReturnType<typeof openCatalog> {
  shared ??= openCatalog({ logger: silentLogger });
  return shared;
}

/** A service with all of them, each tool as it is or in another form. */
export async function openCatalog(
  options: Partial<ServiceOptions> = {},
  toTool: (tool: Tool) => Tool = (tool) => tool,
): Promise<{ readonly service: Service; readonly upstreams: RunningUpstreams; close(): Promise<void> }> {
  const upstreams = await startUpstreams({ now });
  const providers = shippedProviders(upstreams).map((provider) => ({
    ...provider,
    tools: provider.tools.map(toTool),
  }));
  const service = createService({
    providers,
    keys: keysOf(providers),
    clock: { ...systemClock, now },
    ...options,
  });
  return {
    service,
    upstreams,
    async close() {
      await service.close();
      await upstreams.close();
    },
  };
}
