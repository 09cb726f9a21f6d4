// Gather: what one run of a composite has asked: the answers as they are read, what is missing and why, and what is cited.
import {
  type AskedFailure,
  type AskedSource,
  checkSchema,
  type Schema,
  type SchemaOutput,
  ServiceError,
  type ToolContext,
  worstFailure,
} from "@svckit/core";
import { sources } from "@svckit/core/schemas";
import * as z from "zod";

/** Something that a result lacks. */
export interface Missing {
  readonly what: string;
  /** The tool that was asked for it; null where none could be. */
  readonly tool: string | null;
  readonly reason: string;
}

/** What is asked of another tool. */
export interface Question<S extends Schema> {
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** What the answer would tell, as `missing` names it. */
  readonly what: string;
  /** What of the answer is read. */
  readonly schema: S;
  /** Whether a part that the answer lacks, by a `no_data` warning, is told by whoever asks. */
  readonly quiet?: boolean;
}

/** The asks of one run. */
export interface Gathering {
  /** The answer as its schema reads it; undefined where there is none, which `missing` tells. */
  ask<S extends Schema>(question: Question<S>): Promise<SchemaOutput<S> | undefined>;
  /** Tells of something that is missing. */
  miss(what: string, reason: string, tool?: string): void;
  /** Whether what is missing may be there: a tool failed that could have told, or none answered at all. */
  readonly hasFailed: boolean;
  readonly missing: Missing[];
  readonly sources: AskedSource[];
  /** What tools said that there is nothing of. */
  readonly absent: string[];
  /** The error of a run that has nothing to give, as its tools failed. */
  nothing(what: string): ServiceError;
}

/** The fields that every composite gives beside its own. */
export function gatheredFields() {
  return {
    missing: z
      .array(
        z.object({
          what: z.string().describe("What is not known"),
          tool: z.string().nullable().describe("The tool that was asked for it; null where none could be"),
          reason: z.string().describe("Why it is not known"),
        }),
      )
      .describe("What this result does not know, and why; empty where nothing is left out"),
    sources: sources(),
  };
}

const NO_DATA = "no_data: ";

// A provider that a host leaves out, or sets no key for, is no reason to say that the others may know more in a moment.
const SETTLED: readonly AskedFailure["runtimeStatus"][] = ["missing_key", "plan_required", "invalid_input"];

const gatherings = new WeakMap<ToolContext, Gathering>();

/** The gathering of a run: one, however often it is asked for, as a list asks with each page that it takes. */
export function gather(ctx: ToolContext): Gathering {
  const gathering = gatherings.get(ctx) ?? begin(ctx);
  gatherings.set(ctx, gathering);
  return gathering;
}

function begin(ctx: ToolContext): Gathering {
  const missing: Missing[] = [];
  const cited: AskedSource[] = [];
  const failures: AskedFailure[] = [];
  const nothing: string[] = [];
  let answered = 0;
  let isOnlyFallback = false;

  const miss: Gathering["miss"] = (what, reason, tool) => {
    if (!missing.some((each) => each.what === what && each.reason === reason))
      missing.push({ what, tool: tool ?? null, reason });
  };

  return {
    get hasFailed() {
      return (
        failures.some(({ runtimeStatus }) => !SETTLED.includes(runtimeStatus)) ||
        isOnlyFallback ||
        answered === 0
      );
    },
    missing,
    sources: cited,
    absent: nothing,
    miss,
    async ask({ tool, args, what, schema, quiet = false }) {
      const answer = await ctx.ask(tool, args);
      const { source } = answer;
      if (!cited.some(({ receipt_id }) => receipt_id === source.receipt_id)) cited.push(source);
      if (!answer.ok) {
        failures.push(answer.error);
        miss(what, answer.error.message, tool);
        return undefined;
      }
      answered += 1;
      const absent = answer.warnings.filter((warning) => warning.startsWith(NO_DATA));
      const reasons = absent.map((warning) => warning.slice(NO_DATA.length));
      nothing.push(...reasons);
      // The tool's own upstream is down: that another knows of nothing does not say that there is nothing.
      if (reasons.length > 0 && source.source === "fallback") isOnlyFallback = true;
      if (!quiet) for (const reason of reasons) miss(what, reason, tool);
      const read = await checkSchema(schema, answer.data);
      if (!("issues" in read)) return read.value;
      const [issue] = read.issues;
      ctx.log.error("a composite cannot read what a tool gave", { tool, path: issue?.path.join(".") });
      miss(what, "the answer came in another form than this tool reads", tool);
      return undefined;
    },
    nothing: (what) => failureOf(what, failures),
  };
}

function failureOf(what: string, failures: readonly AskedFailure[]): ServiceError {
  const status = worstFailure(failures)?.runtimeStatus ?? "degraded";
  const reasons = [...new Set(failures.map(({ message }) => message))].slice(0, 3).join(" ");
  const waits = failures.flatMap(({ retryAfterS }) => retryAfterS ?? []);
  const isCallers = status === "rate_limited" || status === "invalid_input";
  return new ServiceError(isCallers ? "TOOL_ERROR" : "PROVIDER_UNAVAILABLE", {
    message: `Nothing of ${what} could be learned. ${reasons}`.trim(),
    next: SETTLED.includes(status)
      ? "The same call fails again; ask for something else, or whoever runs this service for what its providers need."
      : "Send the call again in a moment.",
    runtimeStatus: status,
    ...(status === "rate_limited" && waits.length > 0 && { retryAfterS: Math.min(...waits) }),
  });
}
