// Asks: what one run of a composite tool asks of other tools. Each answer has a receipt, and none takes credits.
import { setMaxListeners } from "node:events";
import type { Asked } from "../catalog/asking.js";
import type { Catalog } from "../catalog/catalog.js";
import type { CatalogTool } from "../catalog/catalog-tool.js";
import type { Views } from "../catalog/views.js";
import { isServiceError, type ServiceError } from "../errors/errors.js";
import type { Clock } from "../platform/clock.js";
import type { Ids } from "../platform/ids.js";
import { isObject, sha256 } from "../platform/json.js";
import { type Logger, maskLogger } from "../platform/logger.js";
import { maskValue } from "../platform/mask.js";
import { createReceipt, type Receipt, type ReceiptOfData } from "../store/receipt.js";
import { toUpstreamError, withoutFallback } from "../upstream/failure.js";
import { unavailable } from "./availability.js";
import type { Cursors } from "./cursor.js";
import { withDeadline } from "./deadline.js";
import { failureFields, failureLevel } from "./failure-line.js";
import { textOf } from "./page.js";
import { canonicalArguments, readInput } from "./read-input.js";
import { dataOfFailure, dataOfRun } from "./receipt-data.js";
import type { RunTool, ToolCaller, ToolRun } from "./tool-run.js";

/** What asks are made from. */
export interface AskParts {
  readonly catalog: Catalog;
  readonly views: Pick<Views, "mayBeTold">;
  readonly cursors: Cursors;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly logger: Logger;
  /** The service's, as receipts have it. */
  readonly version: string;
}

/** When the run of a composite ends: by its signal, and at the latest at an instant in milliseconds. */
export interface RunEnd {
  readonly signal: AbortSignal;
  readonly until: number;
}

/** The asks of one run. */
export interface Asks {
  ask(tool: string, args: unknown, end: RunEnd): Promise<Asked>;
  /** Of the asks that have ended, in the order in which they did. */
  readonly receipts: readonly Receipt[];
}

const MAX_ASKS = 64;

// An ask that hangs ends before the run does, so that the composite answers without it.
const SHARE_OF_TIME_LEFT = 0.75;

/** The asks of a run of `composite` for a caller; `run` runs the tools that are asked. */
export function createAsks(parts: AskParts, composite: CatalogTool, caller: ToolCaller, run: RunTool): Asks {
  const { catalog, views, clock, ids } = parts;
  const { principal } = caller;
  const { uses = [] } = composite.definition;
  const logger = maskLogger(parts.logger, caller.keys.mask);
  const receipts: Receipt[] = [];
  const asked = new Map<string, Promise<Asked>>();

  function runWithin(tool: CatalogTool, args: unknown, text: string, end: RunEnd): Promise<ToolRun> {
    const ms = Math.max(0, Math.floor((end.until - clock.now()) * SHARE_OF_TIME_LEFT));
    const timeUp = () =>
      unavailable(tool, { runtimeStatus: "degraded", message: `did not answer within ${ms} ms` });
    return withDeadline(clock, ms, end.signal, timeUp, async (signal) => {
      const input = await readInput(parts.cursors, tool, args, { principal: caller.principal, text });
      return run(tool, input, { ...caller, signal });
    });
  }

  async function answer(name: string, args: unknown, text: string, end: RunEnd): Promise<Asked> {
    const startedAt = clock.now();
    const tool = catalog.get(name);
    // What a caller may call may ask what it is made of; of a tool that the caller does not see, nobody tells the name.
    const shown = (await views.mayBeTold(principal, name)) ? name : composite.name;
    const write = (data: ReceiptOfData, failure?: Parameters<typeof createReceipt>[2]) => {
      const receipt = createReceipt(
        {
          id: ids.uuid(),
          tool: { name: shown, category: (catalog.get(shown) ?? composite).category },
          inputDigest: sha256(text),
          startedAt,
          endedAt: clock.now(),
          // The caller pays for the composite alone.
          ...{ creditCost: 0, creditsUsed: 0, creditsRemaining: null },
          serverVersion: parts.version,
        },
        data,
        failure,
      );
      receipts.push(receipt);
      return sourceOf(receipt);
    };
    try {
      if (tool === undefined) throw notHere(composite, name);
      const ran = await runWithin(tool, args, text, end);
      const data: Record<string, unknown> = JSON.parse(textOf(ran.result));
      // What a composite has asked stands before its own.
      if (ran.inner) receipts.push(...ran.inner);
      return { ok: true, data, warnings: ran.warnings, source: write(dataOfRun(ran, ran.warnings)) };
    } catch (thrown) {
      const error = maskValue(thrown, caller.keys.mask);
      if (end.signal.aborted || !isServiceError(error)) throw error;
      if (tool) logFailure(tool, error);
      const { fallback } = error.details;
      const isHidden = fallback !== undefined && !(await views.mayBeTold(principal, fallback));
      const told = isHidden ? withoutFallback(error) : error;
      const { details, row, code } = told;
      const { message = row.title, next = row.next, retryAfterS, warnings = [] } = details;
      const data = dataOfFailure(told, (tool ?? composite).provider.id, warnings);
      const { runtimeStatus } = data;
      return {
        ok: false,
        error: { code, message, runtimeStatus, ...(retryAfterS !== undefined && { retryAfterS }) },
        source: write(data, { cause: message, nextAction: next }),
      };
    }
  }

  function logFailure(tool: CatalogTool, error: ServiceError): void {
    const level = isSettled(error) ? "info" : failureLevel(error);
    const names = { tool: tool.name, provider: tool.provider.id, requestId: caller.requestId };
    logger[level]("an asked tool failed", { ...names, composite: composite.name, ...failureFields(error) });
  }

  return {
    receipts,
    async ask(name, args, end) {
      if (!uses.includes(name))
        throw new TypeError(`${composite.name} asks ${name}, which its \`uses\` does not name`);
      const given = withoutUndefined(args);
      const text = canonicalArguments(given);
      const key = `${name} ${text}`;
      const earlier = asked.get(key);
      if (earlier !== undefined) return earlier;
      if (asked.size === MAX_ASKS)
        throw new RangeError(`${composite.name} asks more than ${MAX_ASKS} times in one run`);
      setMaxListeners(MAX_ASKS + 10, end.signal);
      const answered = answer(name, given, text, end);
      asked.set(key, answered);
      return answered;
    },
  };
}

/** Arguments as JSON has them: an author hands on what its own caller left out. */
function withoutUndefined(args: unknown): unknown {
  if (!isObject(args)) return args;
  return Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined));
}

function sourceOf({ tool, provider, receipt_id, source, fetched_at }: Receipt) {
  return { tool, provider, receipt_id, source, fetched_at };
}

/** A host may leave providers out. */
function notHere({ provider }: CatalogTool, name: string): ServiceError {
  const message = `cannot ask ${name}: this service does not have it`;
  return toUpstreamError(provider.id, { runtimeStatus: "missing_key", message });
}

/** Whether every call would log it anew: what is not configured here stays so. */
function isSettled({ details: { runtimeStatus } }: ServiceError): boolean {
  return runtimeStatus === "missing_key" || runtimeStatus === "plan_required";
}
