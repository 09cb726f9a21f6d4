// The public surface of @svckit/testing.
export { sendOverHttp } from "./adapter-http.js";
export type { AdapterCall, AdapterReply, OpenAdapter, OpenedAdapter, SendCall } from "./adapter-trial.js";
export { createTestClock, TEST_START_MS, type TestClock } from "./clock.js";
export { FAULT_HEADER, FAULT_PARAMETER, type Fault, type FaultSwitch, INJECTION } from "./fault.js";
export type { StandInAnswer } from "./faulty-answer.js";
export type { Recording } from "./recording.js";
export { createStandIn, type StandIn } from "./stand-in.js";
export type { SeenRequest, StandInHandler, StandInRequest, StandInRoutes } from "./stand-in-route.js";
export { standInCoinGecko } from "./stand-ins/coingecko.js";
export type { OpenedStore, OpenStore } from "./store-trial.js";
export { testAdapter } from "./test-adapter.js";
export {
  type ProviderRecordings,
  type RecordedCall,
  type TestRunner,
  testProvider,
} from "./test-provider.js";
export { testStore } from "./test-store.js";
