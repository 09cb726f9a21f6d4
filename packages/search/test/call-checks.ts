// Call checks: whether the calls of candidates are right, with what they look up asked of the stand-ins, each thing once.
import { type Asked, type Catalog, HOST, type Service } from "@svckit/core";
import type { Candidate } from "../src/planner/candidates.js";
import type { PlannedCall } from "../src/planner/plan.js";
import { runCall } from "../src/planner/run-call.js";
import { toolboxOf } from "../src/planner/toolbox.js";
import type { MadeAsk } from "./answer-context.js";
import { faultOf, type ScoredQuestion } from "./score.js";

/** Tells of each candidate of a question whether it is right. */
export interface CallChecks {
  readonly catalog: Catalog;
  rightOf(question: ScoredQuestion, candidates: readonly Candidate[]): Promise<readonly boolean[]>;
  /** The same of a question that leaves something open: what a candidate lacks, or looks up in vain, is asked back. */
  asksFor(question: ScoredQuestion, candidates: readonly Candidate[]): Promise<readonly boolean[]>;
}

/** Checks calls against a service. */
export function createCallChecks(service: Service): CallChecks {
  const { catalog } = service;
  const toolbox = toolboxOf(catalog);
  const answers = new Map<string, Promise<Asked>>();

  function answerOf(tool: string, args: Readonly<Record<string, unknown>>): Promise<Asked> {
    const key = JSON.stringify([tool, args]);
    const known = answers.get(key) ?? askedOf(tool, args);
    answers.set(key, known);
    return known;
  }

  async function askedOf(tool: string, args: Readonly<Record<string, unknown>>): Promise<Asked> {
    const envelope = await service.execute({ tool, args, principal: HOST });
    const source = { tool, provider: "", receipt_id: "", source: "live", fetched_at: "" } as const;
    if (envelope.ok) return { ok: true, data: envelope.data, warnings: [], source };
    const { code, message } = envelope.error;
    return { ok: false, error: { code, message, runtimeStatus: "failing" }, source };
  }

  /** The arguments that calls look up in vain: nothing is known by what was said. */
  async function unknownIn(calls: readonly PlannedCall[]): Promise<readonly string[]> {
    const unknown: string[] = [];
    for (const call of calls) {
      if (call.lookups.length === 0) return [];
      const outcome = await runCall(call, toolbox, {
        signal: new AbortController().signal,
        words() {},
        ask: (tool, args = {}) => answerOf(tool, args),
      });
      if (outcome.unknown === undefined) return [];
      unknown.push(...call.lookups.filter(({ name }) => name === outcome.unknown).map(({ slot }) => slot));
    }
    return unknown;
  }

  async function madeBy(calls: readonly PlannedCall[]): Promise<readonly MadeAsk[]> {
    const made: MadeAsk[] = [];
    for (const call of calls) {
      if (call.lookups.length === 0) made.push({ tool: call.tool.name, args: call.args });
      else
        await runCall(call, toolbox, {
          signal: new AbortController().signal,
          words() {},
          ask(tool, args = {}) {
            made.push({ tool, args });
            return answerOf(tool, args);
          },
        });
    }
    return made;
  }

  return {
    catalog,
    async asksFor({ missing: wanted = [] }, candidates) {
      const all: boolean[] = [];
      for (const { kind, calls, missing } of candidates) {
        const names = missing.length > 0 ? missing.map(({ name }) => name) : await unknownIn(calls);
        all.push(
          kind !== "outside" &&
            names.length > 0 &&
            wanted.every((any) => names.some((name) => any.includes(name))),
        );
      }
      return all;
    },
    async rightOf(question, candidates) {
      const wanted = new Set(question.calls?.flat().map(({ tool }) => tool));
      const known = new Map<string, boolean>();
      const all: boolean[] = [];
      for (const { kind, calls, missing } of candidates) {
        const key = JSON.stringify(calls.map(({ tool, args, lookups }) => [tool.name, args, lookups]));
        const isOpen =
          kind !== "outside" && missing.length === 0 && calls.some(({ tool }) => wanted.has(tool.name));
        const isRight =
          kind === "outside"
            ? question.kind === "outside"
            : isOpen && (known.get(key) ?? (await isRightOf(question, calls)));
        if (isOpen) known.set(key, isRight);
        all.push(isRight);
      }
      return all;
    },
  };

  async function isRightOf(question: ScoredQuestion, calls: readonly PlannedCall[]): Promise<boolean> {
    const asked = await madeBy(calls);
    const answer = { response: "", missing: null, warnings: [], modelSteps: 0 };
    return (
      faultOf(question, { answer, asked, results: [], words: [], maxCalls: 0, logged: [] }, catalog) ===
      undefined
    );
  }
}
