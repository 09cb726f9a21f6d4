// The public surface of @svckit/core. A name added here is a promise: add a changeset with it.

export type { AccountPage, ListAccounts, NewAccount } from "./accounts.js";
export {
  type AgentCall,
  type AgentCaller,
  type AgentTool,
  type AgentToolsOptions,
  toAgentTools,
  toModelView,
} from "./agent-tools.js";
export type { ApprovalList, ApprovalListing, Approvals, Decision, DescribedApproval } from "./approvals.js";
export type { AdjustOptions, Billed, Billing, SetPlanOptions, TopUpOptions } from "./billing.js";
export type { AdmitCall, AdmitRule, Admitted } from "./call/admit-rule.js";
export type { Answer } from "./call/answer.js";
export type { Call, ExpectedEffects } from "./call/call.js";
export type { CallEvent, OnCall } from "./call/call-event.js";
export type { Data, Envelope, EnvelopeError, Failure, Success } from "./call/envelope.js";
export type { Caller } from "./call/identify.js";
export type { Job, JobContext, JobResult } from "./call/job.js";
export type { KnownCall, PlannedCall } from "./call/known-call.js";
export type { SearchDecision } from "./call/limit-rate.js";
export type { ObservedCall, Observer } from "./call/observer.js";
export { recordDuration } from "./call/open-telemetry.js";
export type { Quota } from "./call/quota.js";
export type { AccessRule } from "./catalog/access.js";
export { type Ask, type Asked, type AskedFailure, type AskedSource, worstFailure } from "./catalog/asking.js";
export { type Auth, type AuthPlace, authsOf } from "./catalog/auth.js";
export type { Catalog } from "./catalog/catalog.js";
export type { CatalogPage, CatalogQuery } from "./catalog/catalog-page.js";
export type { CatalogTool } from "./catalog/catalog-tool.js";
export { CATEGORIES, DISCOVERY_CATEGORY } from "./catalog/category.js";
export type { Effect } from "./catalog/effect.js";
export {
  type PagedTool,
  type PageStart,
  type Paging,
  paginate,
  type UpstreamPage,
} from "./catalog/paginate.js";
export type { PolicyTool } from "./catalog/policy-tool.js";
export { defineProvider, type Provider } from "./catalog/provider.js";
export {
  defineProviderFactory,
  type ProviderFactory,
  type TextsVariable,
  type TextVariable,
  type Variable,
} from "./catalog/provider-factory.js";
export type { Retirement } from "./catalog/retirement.js";
export type { CatalogEntry, ToolAnnotations } from "./catalog/shown-entry.js";
export {
  type ArgumentPrice,
  defineTool,
  type Tool,
  type ToolContext,
  type ToolDefinition,
  type ToolExample,
  type ToolFallback,
  type ToolPages,
} from "./catalog/tool.js";
export type { AccountDescription, DescribedWallet, ListedAccount } from "./described-account.js";
export { INVOKERS } from "./discovery/call-skeleton.js";
export type { Feedback } from "./discovery/feedback.js";
export { firstSentence } from "./discovery/tool-search.js";
export {
  ERRORS,
  type ErrorCode,
  type ErrorRow,
  type ErrorType,
  type RuntimeStatus,
  type Transport,
  wordsFor,
} from "./errors/error-table.js";
export {
  docUrl,
  type ErrorDetails,
  errorAnchor,
  isServiceError,
  messageOver,
  ServiceError,
} from "./errors/errors.js";
export { addressBucket, type TrustedProxies, UNIX_SOCKET } from "./identity/address.js";
export { createAdminKey, isWellFormedKey, type KeyKind } from "./identity/api-key.js";
export { type Credential, readCredential } from "./identity/credential.js";
export type { Identified, Identify, IdentifyRequest } from "./identity/host-identity.js";
export {
  type AccountPrincipal,
  type AnonymousPrincipal,
  HOST,
  type HostPrincipal,
  type Principal,
  type SessionKind,
} from "./identity/principal.js";
export type { MadeKey, NewKey } from "./keys.js";
export type { Ledger, VerifyLedgerOptions } from "./ledger.js";
export { type MemoryStoreOptions, memoryStore } from "./memory/memory-store.js";
export { createMemoryRateLimit, type MemoryRateLimit, type RateWindow } from "./memory/rate-limit.js";
export { createWaiters, type Waiters } from "./memory/waiters.js";
export type { ServiceOptions, ServiceSettings } from "./options.js";
export { type Awaitable, andThen, isPending } from "./platform/awaitable.js";
export { type Brand, createBrand } from "./platform/brand.js";
export { type Clock, isUtcDay, systemClock, utcDay } from "./platform/clock.js";
export { toLogger } from "./platform/host-logger.js";
export { type Ids, systemIds } from "./platform/ids.js";
export { canonicalJson, isObject, sha256 } from "./platform/json.js";
export { jsonMember, withJsonMember } from "./platform/json-text.js";
export { type Logger, silentLogger } from "./platform/logger.js";
export { createMask, MASKED, type Mask } from "./platform/mask.js";
export { nearestName } from "./platform/nearest.js";
export { once, onceFor } from "./platform/once.js";
export { VERSION } from "./platform/version.js";
export type { PrunedRows, PruneOptions, PruneProgress, PruneReport, Prunes } from "./prune.js";
export type { ListedReceipt, ListReceipts, ReceiptList, Receipts } from "./receipts.js";
export type { RetentionOptions } from "./retention.js";
export {
  checkSchema,
  type JsonSchema,
  type Schema,
  type SchemaInput,
  type SchemaOutput,
} from "./schema/schema.js";
export { type NamedText, rankTexts } from "./search/text-ranking.js";
export { createService, type Service } from "./service.js";
export type { Account, AccountStore, ApiKey, OpenedAccount } from "./store/account.js";
export { accountAt, type KeyOwner, type NextPlan } from "./store/account.js";
export type { Adjustment, Applied, PlanChange, TopUp } from "./store/account-billing.js";
export type {
  AccountQuery,
  AccountStatus,
  Closing,
  KeyUse,
  ReplacedKey,
  StatusChange,
} from "./store/account-change.js";
export type { AllowanceQuery, AllowanceState, AnonymousLimits } from "./store/allowance.js";
export { DAYS_KEPT_MS, SHARED_BUCKET } from "./store/allowance.js";
export {
  type Approval,
  type ApprovalDecision,
  type ApprovalQuery,
  type ApprovalRequest,
  type ApprovalReturn,
  type ApprovalState,
  type ApprovalStore,
  type ApprovalUse,
  type PendingLimits,
  toApproval,
  toDecidedApproval,
  toPendingApproval,
  toReturnedApproval,
  toUsedApproval,
} from "./store/approval.js";
export type { Balance, BoughtBooks, BoughtLine, BoughtStep } from "./store/bought.js";
export {
  type Lot,
  needsStep,
  newBalance,
  type Purse,
  periodsOf,
  settleBought,
  viewWallet,
} from "./store/bought.js";
export type {
  BrokenCheckpoint,
  CheckedProof,
  Checkpoint,
  CheckpointMark,
  CheckpointStore,
  ProofRequest,
  Sealer,
} from "./store/checkpoint.js";
export { brokenLink, createSealer, isCheckpointDue, markOf } from "./store/checkpoint.js";
export type { LedgerProof, Period, Wallet, WalletQuery } from "./store/credits.js";
export { describeCredits, periodAt, toWallet } from "./store/credits.js";
export {
  defineExtension,
  type Extensible,
  extensionOf,
  type InProcessPart,
  openExtensions,
  type PostgresPart,
  requireDone,
  requireOwnExtensionNames,
  type StoreExtension,
  tablesOf,
} from "./store/extension.js";
export type {
  MemoryDatabase,
  MemoryTable,
  PostgresDatabase,
  PostgresQuery,
  PostgresRow,
  PostgresStatement,
  SqliteDatabase,
  SqliteStatement,
  SqliteValue,
} from "./store/extension-database.js";
export {
  type AnswerWait,
  type Claim,
  type ClaimQuery,
  type ClaimState,
  type ClaimStore,
  IDEMPOTENCY_KEY_PATTERN,
  oneIdempotencyKey,
  type StoredAnswer,
} from "./store/idempotency.js";
export type { Migration, VersionedTables } from "./store/migration.js";
export { failedStep, newestVersion, pendingMigrations, requireOwnNames } from "./store/migration.js";
export { type EndUserLimits, PLANS, type Plan } from "./store/plan.js";
export type { CountedPiece, PrunedKind, PrunedPiece, PruneStore, Pruning } from "./store/pruning.js";
export {
  type DailyCount,
  type DailyCountStore,
  RATE_WINDOW_MS,
  type RateAttempt,
  type RateDecision,
  type RateLimitStore,
  type RateState,
} from "./store/rate-limit.js";
export type { CacheStatus, Receipt, Source } from "./store/receipt.js";
export type { ReceiptListing, ReceiptPage, ReceiptPlace, ReceiptStore } from "./store/receipt-store.js";
export { passes, RECEIPTS_LOOKED_AT, type ReceiptQuery, type SettledReceipt } from "./store/receipt-store.js";
export { type ReferenceRow, type Referred, toReferenceRow } from "./store/reference.js";
export {
  type ClaimEnding,
  creditsKept,
  type LapsedAnswer,
  type Payment,
  type Reservation,
  type Reserved,
  type Settlement,
} from "./store/reservation.js";
export type { AnswerBudget, Bounded, Growth } from "./store/retention.js";
export { createGrowth, isUnpaid, UNPAID_RECEIPTS } from "./store/retention.js";
export type { Store } from "./store/store.js";
export type { ToolSelection } from "./store/tool-selection.js";
export {
  type CountedCalls,
  createUsageSums,
  type EndUserErasure,
  nameOfSum,
  toUsage,
  USAGE_FIELDS,
  type Usage,
  type UsageField,
  type UsageQuery,
  type UsageStore,
  type UsageSums,
} from "./store/usage.js";
export type { TransportPort } from "./transport-port.js";
export type { BreakerLimits } from "./upstream/breaker.js";
export { type ReadUpstreamFailure, readRetryAfter, type UpstreamFailure } from "./upstream/failure.js";
export type { Fetch } from "./upstream/fetch.js";
export { graphqlFailure } from "./upstream/graphql-failure.js";
export { jsonRpcFailure } from "./upstream/json-rpc-failure.js";
export type { KeySource, KeySources } from "./upstream/keys.js";
export { isTargetRefused } from "./upstream/public-target.js";
export type { PublicTargets } from "./upstream/public-upstream.js";
export type {
  BodyRequest,
  HeavyRequest,
  PostRequest,
  QueryValue,
  QueryValues,
  UpstreamRequest,
} from "./upstream/request.js";
export type { RequestLimits } from "./upstream/request-limits.js";
export type { UpstreamClient, UpstreamOutcome } from "./upstream/upstream.js";
export type { UpstreamLimits } from "./upstream/upstream-limits.js";
export type { UsageOptions, UsagePage, UsageReports } from "./usage-report.js";
