// Solana's stand-in: a JSON-RPC node that refuses what a real one refuses, methods and parameters that it does not know above all.
import { isObject } from "@svckit/core";
import type { StandInAnswer } from "../../stand-in/faulty-answer.js";
import { createStandIn, type StandIn } from "../../stand-in/stand-in.js";
import { METHODS } from "./method.js";

/** Starts the stand-in of a node. What it refuses is among its `slips`. */
export async function standInSolana(): Promise<StandIn> {
  const slips: string[] = [];
  const standIn = await createStandIn({
    "POST /": {
      takes: [],
      answer({ body }) {
        const { id = null, method, params = [] } = Object(body);
        const reply = (outcome: object): StandInAnswer => ({ body: { jsonrpc: "2.0", id, ...outcome } });
        const fault = slipOf(body);
        if (fault !== undefined) {
          slips.push(`${method}: ${fault.message}`);
          return reply({ error: fault });
        }
        const result = METHODS[method]?.answer(params);
        return reply(isObject(result) && "error" in result ? result : { result });
      },
    },
  });
  return {
    ...standIn,
    get slips() {
      return [...standIn.slips, ...slips];
    },
  };
}

/** What is wrong with a request itself, as the error that a node gives. */
function slipOf(body: unknown): { readonly code: number; readonly message: string } | undefined {
  const { jsonrpc, id, method, params = [] } = Object(body);
  if (!isObject(body) || jsonrpc !== "2.0" || id === undefined || !Array.isArray(params))
    return { code: -32_600, message: "Invalid request" };
  const known = Object.hasOwn(METHODS, String(method)) ? METHODS[String(method)] : undefined;
  if (known === undefined) return { code: -32_601, message: "Method not found" };
  const { takes, needs = takes.length } = known;
  if (params.length < needs || params.length > takes.length)
    return { code: -32_602, message: `\`params\` should have ${needs} to ${takes.length} arguments` };
  for (const [at, param] of params.entries()) {
    const wrong = takes[at]?.(param);
    if (wrong !== undefined) return { code: -32_602, message: `Invalid param: ${wrong}` };
  }
  return undefined;
}
