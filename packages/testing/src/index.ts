// The public surface of @svckit/testing.

export type { AdapterCall, AdapterReply, OpenAdapter, OpenedAdapter, SendCall } from "./adapter/harness.js";
export { sendOverHttp } from "./adapter/http.js";
export { testAdapter } from "./adapter/test-adapter.js";
export { lintProvider } from "./provider/lint-provider.js";
export {
  type AskedRequest,
  type RecordOptions,
  recordProvider,
  type TakenRecordings,
} from "./provider/record-provider.js";
export type { RecordedCall } from "./provider/recorded-call.js";
export type { Recording } from "./provider/recording.js";
export { type ProviderRecordings, testProvider } from "./provider/test-provider.js";
export { testProviderFactory } from "./provider/test-provider-factory.js";
export type { Finding } from "./rules/finding.js";
export { effectOfVerb, saysAmount, toSnakeCase, vocabularyName } from "./rules/vocabulary.js";
export { FAULT_HEADER, FAULT_PARAMETER, type Fault, type FaultSwitch, INJECTION } from "./stand-in/fault.js";
export type { StandInAnswer } from "./stand-in/faulty-answer.js";
export type {
  SeenRequest,
  Slip,
  StandInHandler,
  StandInOperation,
  StandInRequest,
  StandInRoutes,
} from "./stand-in/route.js";
export { createStandIn, type StandIn, type StandInOptions } from "./stand-in/stand-in.js";
export {
  type ExtensionClause,
  type ExtensionHarness,
  toStoreContract,
} from "./store/extension-contract.js";
export type {
  OpenedStore,
  OpenOptions,
  OpenStore,
  StoreContract,
  StoreHarness,
} from "./store/harness.js";
export { testStore } from "./store/test-store.js";
export { createTestClock, TEST_START_MS, type TestClock } from "./suite/clock.js";
export type { TestRunner } from "./suite/test-runner.js";
