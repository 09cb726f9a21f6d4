// The routes of memory facts.
import type { RouteTag } from "@svckit/rest";
import { ForgetFactInput, GetFactInput, RememberInput } from "../facts/fact-tools.js";
import { ListFactsInput } from "../facts/list-facts.js";
import type { ToolRoute } from "./tool-route.js";

const TAG: RouteTag = { name: "memory-facts", description: "What an account has its agents remember" };

const PATH = "/api/v1/memory-facts";
const ONE = `${PATH}/{fact_id}`;

export const FACT_ROUTES: readonly ToolRoute[] = [
  {
    method: "POST",
    path: PATH,
    operationId: "rememberFact",
    summary: "Remember a fact, over what its key held before",
    tag: TAG,
    tool: "remember_fact",
    input: RememberInput,
    codes: ["STATE_SUBJECT_NOT_FOUND", "STATE_SUBJECT_ARCHIVED"],
  },
  {
    method: "GET",
    path: PATH,
    operationId: "listMemoryFacts",
    summary: "Facts by subject, by what their keys begin with, or by words",
    tag: TAG,
    tool: "list_memory_facts",
    input: ListFactsInput,
    codes: ["STATE_SUBJECT_NOT_FOUND"],
  },
  {
    method: "GET",
    path: `${PATH}/by-key/{key}`,
    operationId: "getMemoryFactByKey",
    summary: "A fact by its key",
    tag: TAG,
    tool: "get_memory_fact",
    input: GetFactInput.pick({ key: true, subject_id: true }),
    codes: ["MEMORY_FACT_NOT_FOUND", "STATE_SUBJECT_NOT_FOUND"],
  },
  {
    method: "GET",
    path: ONE,
    operationId: "getMemoryFact",
    summary: "A fact by its id",
    tag: TAG,
    tool: "get_memory_fact",
    input: GetFactInput.pick({ fact_id: true }),
    codes: ["MEMORY_FACT_NOT_FOUND"],
  },
  {
    method: "DELETE",
    path: ONE,
    operationId: "forgetMemoryFact",
    summary: "Forget a fact for good",
    tag: TAG,
    tool: "forget_memory_fact",
    input: ForgetFactInput.pick({ fact_id: true, version: true }),
    codes: ["MEMORY_FACT_NOT_FOUND", "STATE_SUBJECT_ARCHIVED"],
  },
];
