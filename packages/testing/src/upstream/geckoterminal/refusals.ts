// Refusals of GeckoTerminal: its errors, and which requests get them.
import type { StandInAnswer } from "../../stand-in/faulty-answer.js";
import type { StandInHandler } from "../../stand-in/route.js";
import { NETWORKS } from "./data.js";

/** An error as the API words it. */
export function failure(status: number, title: string): StandInAnswer & { readonly status: number } {
  return { status, body: { errors: [{ status: String(status), title }], meta: { ref_id: "4a1b" } } };
}

export const NOT_FOUND = failure(404, "Not Found");

/** Answers for networks that there are. */
export function onNetwork(answer: StandInHandler): StandInHandler {
  return (request) =>
    NETWORKS.some(([id]) => id === request.params["network"]) ? answer(request) : NOT_FOUND;
}

/** Whether a parameter is one of the values that the API takes, or left out. */
export function isOneOf(query: URLSearchParams, name: string, values: readonly string[]): boolean {
  const given = query.get(name);
  return given === null || values.includes(given);
}
