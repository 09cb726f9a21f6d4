// The public surface of @svckit/core. A name added here is a promise: add a changeset with it.
export type { Account, AccountStore, ApiKey, KeyOwner, TopUp } from "./account.js";
export { addressBucket, type TrustedProxies } from "./address.js";
export type { AccountDescription, NewAccount } from "./administration.js";
export {
  type AgentCall,
  type AgentCaller,
  type AgentTool,
  type AgentToolsOptions,
  toAgentTools,
  toModelView,
} from "./agent-tools.js";
export type { AllowanceState, AnonymousLimits } from "./allowance.js";
export type { Answer } from "./answer.js";
export { isWellFormedKey, type KeyKind } from "./api-key.js";
export { type Brand, createBrand } from "./brand.js";
export type { BreakerLimits } from "./breaker.js";
export type { Call } from "./call.js";
export { type Invoker, invokerOf } from "./call-skeleton.js";
export { canonicalJson, sha256 } from "./canonical-json.js";
export type { Catalog, CatalogEntry, CatalogPage, CatalogQuery, CatalogTool, Retirement } from "./catalog.js";
export { type Clock, systemClock, utcDay } from "./clock.js";
export { type Credential, readCredential } from "./credential.js";
export { type Cycle, cycleAt, type LedgerProof, type Wallet } from "./credits.js";
export type { DailyCountStore } from "./daily-count.js";
export { DISCOVERY_CATEGORY } from "./discovery-category.js";
export type { Data, Envelope, EnvelopeError, Failure, Success } from "./envelope.js";
export { ERRORS, type ErrorCode, type ErrorRow, type ErrorType, type Transport } from "./error-table.js";
export { docUrl, type ErrorDetails, errorAnchor, isServiceError, ServiceError } from "./errors.js";
export type { Feedback } from "./feedback.js";
export type { Claim, ClaimState, ClaimStore, StoredAnswer } from "./idempotency.js";
export type { Caller } from "./identify.js";
export { type Ids, systemIds } from "./ids.js";
export { type Logger, silentLogger } from "./logger.js";
export { createMemoryRateLimit } from "./memory-rate-limit.js";
export { memoryStore } from "./memory-store.js";
export type { ObservedCall, Observer, UpstreamOutcome } from "./observer.js";
export type { ServiceOptions, ServiceSettings } from "./options.js";
export { PLANS, type Plan } from "./plan.js";
export {
  type AccountPrincipal,
  type AnonymousPrincipal,
  HOST,
  type HostPrincipal,
  type Principal,
} from "./principal.js";
export { defineProvider, type Provider } from "./provider.js";
export type { Quota } from "./quota.js";
export { RATE_WINDOW_MS, type RateLimitStore, type RateState, type RateTurn } from "./rate-limit.js";
export type { CacheStatus, Receipt, ReceiptStore, RuntimeStatus, Source } from "./receipt.js";
export type { JsonSchema, Schema, SchemaInput, SchemaOutput } from "./schema.js";
export { createService, type Service } from "./service.js";
export type { ClaimEnding, Payment, Reservation, Reserved, Settlement, Store } from "./store.js";
export { recordDuration } from "./telemetry.js";
export {
  defineTool,
  type Tool,
  type ToolAnnotations,
  type ToolContext,
  type ToolDefinition,
  type ToolExample,
  type ToolFallback,
} from "./tool.js";
export { firstSentence } from "./tool-search.js";
export type { UpstreamClient, UpstreamLimits, UpstreamRequest } from "./upstream.js";
export type { ReadUpstreamFailure, UpstreamFailure } from "./upstream-failure.js";
export type { Fetch } from "./upstream-fetch.js";
export type { Usage, UsageStore } from "./usage.js";
export { VERSION } from "./version.js";
