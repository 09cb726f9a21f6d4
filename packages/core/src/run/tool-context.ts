// Tool context: the only doors to the world that a tool's code is given, for one run.
import type { Ask } from "../catalog/asking.js";
import type { Provider } from "../catalog/provider.js";
import type { ToolContext } from "../catalog/tool.js";
import type { Principal } from "../identity/principal.js";
import type { Clock } from "../platform/clock.js";
import type { Logger } from "../platform/logger.js";
import type { UpstreamCall } from "../upstream/ask.js";
import type { RequestKeys } from "../upstream/keys.js";
import type { PublicUpstreams } from "../upstream/public-upstream.js";
import type { Upstream } from "../upstream/upstream.js";
import { NO_UPSTREAM } from "./no-upstream.js";

/** Makes the context of a run; `warn` is given what the tool warns of. */
export function createToolContext({
  provider,
  upstream,
  publicUpstreams,
  call,
  keys,
  warn,
  ...given
}: {
  readonly provider: Provider;
  readonly upstream: Upstream | undefined;
  readonly publicUpstreams: PublicUpstreams;
  readonly call: UpstreamCall;
  readonly keys: RequestKeys | undefined;
  readonly warn: (text: string) => void;
  readonly ask: Ask;
  readonly clock: Clock;
  readonly principal: Principal | undefined;
  readonly callKey: () => string;
  readonly log: Logger;
}): ToolContext {
  return {
    // Keys are for the provider's own upstreams, and for no URL that a caller names.
    http: upstream?.client({ ...call, keys }) ?? NO_UPSTREAM,
    publicHttp: (baseUrl) => publicUpstreams(provider, baseUrl).client(call),
    clock: given.clock,
    signal: call.signal,
    // A copy: what a tool writes there must not decide who pays for the next call of the same key.
    principal: given.principal && structuredClone(given.principal),
    get callKey() {
      return given.callKey();
    },
    ask: given.ask,
    log: given.log,
    noData(value, reason) {
      warn(`no_data: ${reason}`);
      return value;
    },
  };
}
