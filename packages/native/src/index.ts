// The public surface of @svckit/native. A name added here is a promise: add a changeset with it.

export type { AskedEvents, Event } from "./events/feed.js";
export type { RunOptions } from "./monitors/passes.js";
export { type BoundNative, createNative, type Native, type NativeOptions } from "./native.js";
export { nativeStore, type StateVerbs } from "./records/store.js";
export type { Operation, Work } from "./rows/operations.js";
export type { Scheduler } from "./scheduler/scheduler.js";
export { LIMITS, type Limits } from "./tools/limits.js";
export type { Pass } from "./tools/pass.js";
