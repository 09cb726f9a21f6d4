// EVM stand-in: nodes of two chains that refuse what a real node refuses, methods and parameters that it does not know above all.
import { isObject } from "@svckit/core";
import type { StandInAnswer } from "../../stand-in/faulty-answer.js";
import { createStandIn, type StandIn } from "../../stand-in/stand-in.js";
import { CHAINS, type StandInChain } from "./data.js";
import { METHODS } from "./method.js";

/** Starts a node for each chain, by its slug. */
export async function standInEvm(): Promise<Readonly<Record<string, StandIn>>> {
  const nodes = Object.entries(CHAINS).map(async ([slug, chain]) => [slug, await startNode(chain)] as const);
  return Object.fromEntries(await Promise.all(nodes));
}

/** Starts the node of one chain. What it refuses is among its `slips`. */
async function startNode(chain: StandInChain): Promise<StandIn> {
  const slips: string[] = [];
  const standIn = await createStandIn({
    "POST /": {
      takes: [],
      answer({ body }) {
        const refused = slipOf(body);
        if (refused === undefined) return answer(chain, Object(body));
        slips.push(refused.message);
        return reply(body, { error: refused });
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
    return { code: -32_600, message: "invalid request" };
  const known = Object.hasOwn(METHODS, String(method)) ? METHODS[method] : undefined;
  if (known === undefined)
    return { code: -32_601, message: `the method ${method} does not exist/is not available` };
  const { takes, optional = 0 } = known;
  if (params.length > takes.length)
    return invalid(`${method}: too many arguments, want at most ${takes.length}`);
  if (params.length < takes.length - optional)
    return invalid(`${method}: missing value for required argument ${params.length}`);
  for (const [at, param] of params.entries()) {
    const wrong = takes[at]?.(param);
    if (wrong !== undefined) return invalid(`${method}: invalid argument ${at}: ${wrong}`);
  }
  return undefined;
}

function answer(chain: StandInChain, body: Readonly<Record<string, unknown>>): StandInAnswer {
  const { method, params = [] } = body;
  // `as`: `slipOf` has seen that it is a list.
  const result = METHODS[String(method)]?.answer(chain, params as readonly unknown[]);
  return reply(body, isObject(result) && "error" in result ? result : { result });
}

function reply(body: unknown, end: object): StandInAnswer {
  return { body: { jsonrpc: "2.0", id: Object(body).id ?? null, ...end } };
}

function invalid(message: string) {
  return { code: -32_602, message };
}
