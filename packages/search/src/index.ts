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
