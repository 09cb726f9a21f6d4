// Wording outcomes: the answer to a question from everything that was asked, with sources and times, and with what failed.
import type { Asked, Catalog, CatalogTool } from "@svckit/core";
import { isObject } from "@svckit/core";
import { isUntrue } from "./dollars.js";
import { oneLine } from "./figure.js";
import { lackOf } from "./lack.js";
import { aboutOf, wordResult } from "./word-result.js";

/** What became of a call. */
export interface Outcome {
  readonly call: {
    readonly tool: { readonly tool: CatalogTool };
    readonly clause: string;
    readonly notes?: readonly string[];
  };
  readonly args: Readonly<Record<string, unknown>>;
  readonly asked: Asked | undefined;
  readonly unknown: string | undefined;
}

/** Words all outcomes, in the order of the question. */
export function wordOutcomes(
  outcomes: readonly Outcome[],
  catalog: Catalog,
): { readonly text: string; readonly warnings: readonly string[] } {
  const warnings: string[] = [];
  const sentences = outcomes.map((outcome) => {
    const { call, args, asked, unknown } = outcome;
    const { tool } = call.tool;
    if (asked === undefined) {
      const place = typeof args["chain"] === "string" ? ` on ${oneLine(args["chain"])}` : "";
      return `${tool.definition.title}: nothing is known by the name ${JSON.stringify(oneLine(unknown ?? ""))}${place}.`;
    }
    if (!asked.ok) {
      warnings.push(`${asked.source.tool}: ${oneLine(asked.error.message, MAX_MESSAGE)}`);
      return wordFailure(tool, args, asked, catalog);
    }
    for (const warning of asked.warnings)
      warnings.push(`${asked.source.tool}: ${oneLine(warning, MAX_MESSAGE)}`);
    const absent = absentOf(tool, asked);
    const said = absent ?? wordResult(tool, asked.data, args, call.clause);
    const told = (call.notes ?? []).filter((note) => !isUntrue(note, asked.data));
    const notes = [...(absent === undefined ? lackOf(asked.data) : []), ...told];
    return `${said}. ${sourceOf(asked, catalog)}${notes.map((note) => ` ${note}`).join("")}`;
  });
  return { text: sentences.join("\n"), warnings };
}

const MAX_MESSAGE = 200;
const MOST_PROVIDERS = 4;
const NO_DATA = "no_data: ";

// What comes before the reason is for whoever calls the tool by its name.
const INVALID = /^The argument "[^"]{1,60}" of \w{1,60} is not valid: (?=\S)/;

/** A reason without what to do about it. */
function plainly(reason: string): string {
  const [first = ""] = reason.split(/\.(?:\s|$)/);
  return first.replace(/^there is no chain ("[^"]{1,40}") here; it takes /, "it is not known of $1, but of ");
}

/** A tool that is built from others has no source of its own to blame. */
function wordFailure(
  { definition: { title, uses } }: CatalogTool,
  args: Outcome["args"],
  asked: Asked & { readonly ok: false },
  catalog: Catalog,
): string {
  const about = aboutOf(args);
  // What no source was asked for is no failure of one.
  const [said = ""] = INVALID.exec(asked.error.message) ?? [];
  if (said !== "")
    return `${title}: ${oneLine(plainly(asked.error.message.slice(said.length)), MAX_MESSAGE)}.`;
  const why = oneLine(asked.error.message, MAX_MESSAGE).replace(/\.$/, "");
  const who =
    uses === undefined ? `${titleOf(catalog, asked.source.provider)} could not answer` : "no answer";
  return `${title}${about === "" ? "" : ` (${about})`}: ${who} (${why}).`;
}

/** The tool's own words for a record that is not there, where nothing else was found and it has no words for its results. */
function absentOf(
  { definition: { title, answer } }: CatalogTool,
  { data, warnings }: Asked & { readonly ok: true },
): string | undefined {
  const reason = warnings.find((warning) => warning.startsWith(NO_DATA))?.slice(NO_DATA.length);
  if (reason === undefined || answer !== undefined) return undefined;
  const isFound = Object.values(data).some((value) => Array.isArray(value) && value.length > 0);
  return isFound ? undefined : `${title}: ${oneLine(reason, MAX_MESSAGE)}`;
}

/** Who gave it, and of when it is. */
function sourceOf(asked: Asked & { readonly ok: true }, catalog: Catalog): string {
  const inner = asked.data["sources"];
  const ids = Array.isArray(inner)
    ? inner.flatMap((each) =>
        isObject(each) && typeof each["provider"] === "string" ? [each["provider"]] : [],
      )
    : [];
  const providers = [...new Set(ids.length > 0 ? ids : [asked.source.provider])].slice(0, MOST_PROVIDERS);
  return `(${providers.map((id) => titleOf(catalog, id)).join(", ")}, ${timeOf(asked.source.fetched_at)})`;
}

function titleOf(catalog: Catalog, id: string): string {
  return oneLine(catalog.providers.find((provider) => provider.id === id)?.title ?? id);
}

/** A time in UTC, to the minute. */
function timeOf(at: string | null): string {
  return at === null ? "time unknown" : `${at.slice(0, 16).replace("T", " ")} UTC`;
}
