// The parts of a service, put together once and used by every call.
import type { AnonymousLimits } from "./allowance.js";
import type { Brand } from "./brand.js";
import type { Catalog } from "./catalog.js";
import type { Clock } from "./clock.js";
import type { Ids } from "./ids.js";
import type { Logger } from "./logger.js";
import type { Plans } from "./plan.js";
import type { Principals } from "./principal.js";
import type { Store } from "./store.js";
import type { Telemetry } from "./telemetry.js";
import type { ToolRunner } from "./tool-runner.js";
import type { UpstreamLimits } from "./upstream.js";

/** What the steps of a call work with. */
export interface ServiceParts {
  readonly brand: Brand;
  readonly version: string;
  readonly docsUrl: string;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly logger: Logger;
  readonly telemetry: Telemetry;
  readonly store: Store;
  readonly catalog: Catalog;
  readonly principals: Principals;
  readonly runner: ToolRunner;
  readonly plans: Plans;
  readonly anonymous: AnonymousLimits;
  readonly limits: UpstreamLimits;
  /** How long an idempotency key replays its answer, in milliseconds. */
  readonly keepAnswersMs: number;
}
