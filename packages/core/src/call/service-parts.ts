// The parts of a service, put together once and used by every call.

import type { Catalog } from "../catalog/catalog.js";
import type { Views } from "../catalog/views.js";
import type { HostIdentity } from "../identity/host-identity.js";
import type { LocalRateLimit } from "../identity/key-trials.js";
import type { Principals } from "../identity/principal.js";
import type { Brand } from "../platform/brand.js";
import type { Clock } from "../platform/clock.js";
import type { Ids } from "../platform/ids.js";
import type { Logger } from "../platform/logger.js";
import type { Cursors } from "../run/cursor.js";
import type { ServiceKeys } from "../run/tool-keys.js";
import type { ToolRunner } from "../run/tool-runner.js";
import type { AnonymousLimits } from "../store/allowance.js";
import type { ApprovalLimits } from "../store/approval.js";
import type { Sealer } from "../store/checkpoint.js";
import type { Plans } from "../store/plan.js";
import type { Retention } from "../store/pruning.js";
import type { Store } from "../store/store.js";
import type { PublicTargets } from "../upstream/public-upstream.js";
import type { UpstreamLimits } from "../upstream/upstream-limits.js";
import type { AdmitRule } from "./admit-rule.js";
import type { TellCall } from "./call-event.js";
import type { Life } from "./life.js";
import type { Telemetry } from "./telemetry.js";

/** What the steps of a call work with. */
export interface ServiceParts {
  readonly brand: Brand;
  readonly version: string;
  readonly docsUrl: string;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly logger: Logger;
  readonly telemetry: Telemetry;
  /** Undefined where the host has set no `onCall`. */
  readonly tellCall: TellCall | undefined;
  readonly store: Store;
  readonly life: Life;
  /** What this process has counted: of addresses always, of accounts while the store is away. */
  readonly ownRateLimit: LocalRateLimit;
  readonly catalog: Catalog;
  readonly views: Views;
  readonly principals: Principals;
  /** Undefined where the host has set no `identify`. */
  readonly hostIdentity: HostIdentity | undefined;
  readonly keys: ServiceKeys;
  readonly runner: ToolRunner;
  readonly cursors: Cursors;
  /** Signs the checkpoints of the ledger. */
  readonly sealer: Sealer;
  readonly publicTargets: PublicTargets;
  /** The host's rule for calls, where it has one. */
  readonly admit: AdmitRule | undefined;
  readonly approvals: ApprovalLimits;
  readonly plans: Plans;
  readonly anonymous: AnonymousLimits;
  readonly limits: UpstreamLimits;
  /** How long an idempotency key replays its answer. */
  readonly keepAnswersMs: number;
  /** What is dropped by its age. */
  readonly retention: Retention;
}
