// The engine of the search: the planner, or the model that the environment names with the planner behind it.
import { type AnswerEngine, modelEngine, modelFromEnv, plannerEngine } from "@svckit/search";
import type { Environment } from "./variables.js";

/** Throws an `Error` that names the variable which is missing. */
export async function readEngine(env: Environment): Promise<AnswerEngine> {
  const planner = plannerEngine();
  const model = await modelFromEnv(env);
  return model ? modelEngine({ model, instead: planner }) : planner;
}
