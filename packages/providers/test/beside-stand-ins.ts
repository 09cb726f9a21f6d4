// Beside stand-ins: some shipped providers in a service of their own for each test, each pointed at its stand-in.
import { createService, HOST, type Provider, type Service, silentLogger } from "@svckit/core";
import type { StandIn } from "@svckit/testing";
import { type RunningUpstreams, startUpstreams } from "@svckit/testing/stand-ins";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { shippedProviders } from "./catalog.js";

/** What a test asks its providers and their stand-ins by. */
export interface Besides {
  call(tool: string, args?: Readonly<Record<string, unknown>>): ReturnType<Service["execute"]>;
  /** The stand-in of a provider; the first one's where left out. */
  standIn(provider?: string, upstream?: string): StandIn;
  /** Path and query of the last request to the first provider. */
  asked(): string;
}

/** Starts the stand-ins of these providers, and a service with them before each test, so that no cache holds what another test asked. */
export function besideStandIns(...ids: readonly string[]): Besides {
  let upstreams: RunningUpstreams;
  let service: Service;
  const isMeant = ({ id }: Provider) => ids.includes(id);

  beforeAll(async () => {
    upstreams = await startUpstreams({}, ids);
  });
  beforeEach(() => {
    const providers = shippedProviders(upstreams).filter(isMeant);
    service = createService({
      providers,
      logger: silentLogger,
      upstream: { retries: false, breaker: false },
    });
  });
  afterEach(async () => {
    for (const id of ids) for (const standIn of Object.values(upstreams.of(id) ?? {})) standIn.fault(null);
    await service.close();
  });
  afterAll(() => upstreams.close());

  function standIn(provider = ids[0] ?? "", upstream = ""): StandIn {
    const found = upstreams.of(provider)?.[upstream];
    if (found === undefined) throw new Error(`${provider} has no stand-in ${JSON.stringify(upstream)}`);
    return found;
  }

  return {
    call: (tool, args = {}) => service.execute({ tool, args, principal: HOST }),
    standIn,
    asked() {
      const last = standIn().requests.at(-1);
      return `${last?.path}?${decodeURIComponent(String(last?.query))}`;
    },
  };
}
