// The public surface of @svckit/search. A name added here is a promise: add a changeset with it.

export type {
  AnswerContext,
  AnswerEngine,
  AnswerStep,
  EngineAnswer,
  EngineContext,
  MissingFact,
  MissingFacts,
  PreparedAnswer,
  Question,
  Sampling,
  Turn,
} from "./engine.js";
export { searchRoutes } from "./http/search-mount.js";
export { modelFromEnv } from "./model/from-env.js";
export { type ModelEngineOptions, modelEngine } from "./model/model-engine.js";
export { type PlannerOptions, plannerEngine } from "./planner/planner.js";
export { priceOf, type SearchWork } from "./price.js";
export {
  createSearch,
  type Search,
  type SearchAnswer,
  type SearchCall,
  type SearchOptions,
  type SearchOutcome,
} from "./search.js";
