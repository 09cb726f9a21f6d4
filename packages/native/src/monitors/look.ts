// Look: holds a condition against the results of a run, and says whether an alert is due.
import { canonicalJson, sha256 } from "@svckit/core";
import { type Condition, isMoment, type Look, type Operand, type Progress } from "./condition.js";
import { durationMs } from "./duration.js";
import { compareExact, hasMovedBy, toExact } from "./exact.js";
import { valueAt } from "./path.js";

const DEFAULT_COOLDOWN_MS = 3_600_000;

// What is compared later, and shown, of a large value is its digest.
const MAX_KEPT = 256;

/** What is seen at `now`. Without a condition every run is told. `results` is what the tool gave, or all of them by name. */
export function look(
  condition: Condition | undefined,
  results: unknown,
  progress: Progress,
  now: number,
): Look {
  if (!condition) {
    return { met: true, observed: null, progress: { ...progress, lastOpenedAt: now }, alert: "opens" };
  }
  const found = valueAt(results, condition.path);
  const observed = toShown(found);
  if (condition.op === "missing")
    return withState(condition, { met: isMissing(found), observed }, progress, now);
  if (isMissing(found)) return { met: false, observed, problem: "missing", progress, alert: "none" };
  if (isMoment(condition)) return lookForChange(condition, found, progress, now);
  const met = isMet(condition, found, results);
  if (typeof met === "string") return { met: false, observed, problem: met, progress, alert: "none" };
  return withState(condition, { met, observed }, progress, now);
}

/** A state: told once as it begins, and again after it has not been so for the cool-down. */
function withState(
  condition: Condition,
  { met, observed }: Pick<Look, "met" | "observed">,
  { metSince, ...before }: Progress,
  now: number,
): Look {
  const isAuto = condition.resolve === "auto";
  if (!met) {
    const resolves = before.raised === true && isAuto;
    const progress = { ...before, raised: false };
    return { met, observed, progress, alert: resolves ? "resolves" : "none" };
  }
  const since = metSince ?? now;
  const waits = now - since < (durationMs(condition.for ?? "0s") ?? 0);
  if (waits && !before.raised)
    return { met, observed, progress: { ...before, metSince: since }, alert: "none" };
  const progress = { ...before, metSince: since, raised: true, lastMetAt: now };
  if (before.raised) return { met, observed, progress, alert: "none" };
  const { lastMetAt } = before;
  if (lastMetAt === undefined || now - lastMetAt >= cooldownMs(condition, DEFAULT_COOLDOWN_MS))
    return { met, observed, progress: { ...progress, lastOpenedAt: now }, alert: "opens" };
  // The value hovers at the line: it is the alert that there is already.
  return { met, observed, progress, alert: isAuto ? "reopens" : "none" };
}

/** An event: each change against the value that was told last. */
function lookForChange(condition: Condition, found: unknown, before: Progress, now: number): Look {
  const observed = toShown(found);
  const exact = toExact(found);
  const byPercent = condition.op === "changes_by_pct";
  if (byPercent && exact === undefined)
    return { met: false, observed, problem: "not_comparable", progress: before, alert: "none" };
  const value = exact ?? toKept(found);
  const { last } = before;
  if (last === undefined)
    return { met: false, observed, progress: { ...before, last: value }, alert: "none" };
  const met = byPercent ? hasMovedBy(toExact(condition.value) ?? "0", last, value) : value !== last;
  if (!met) {
    const resolves = before.raised === true && condition.resolve === "auto";
    return { met, observed, progress: { ...before, raised: false }, alert: resolves ? "resolves" : "none" };
  }
  const { lastOpenedAt } = before;
  const isTold = lastOpenedAt === undefined || now - lastOpenedAt >= cooldownMs(condition, 0);
  // What falls into the cool-down is told after it, since it is the told value that later ones are held against.
  if (!isTold) return { met, observed, progress: before, alert: "none" };
  return {
    met,
    observed,
    progress: { ...before, last: value, raised: true, lastOpenedAt: now },
    alert: "opens",
  };
}

function isMet(
  { op, value }: Condition,
  found: unknown,
  results: unknown,
): boolean | "missing" | "not_comparable" {
  const other = isPath(value) ? valueAt(results, value.path) : value;
  if (isPath(value) && isMissing(other)) return "missing";
  const [a, b] = [toExact(found), toExact(other)];
  if (a === undefined || b === undefined) {
    if (op !== "==" && op !== "!=") return "not_comparable";
    return (toKept(found) === toKept(other)) === (op === "==");
  }
  const order = compareExact(a, b);
  switch (op) {
    case ">":
      return order > 0;
    case ">=":
      return order >= 0;
    case "<":
      return order < 0;
    case "<=":
      return order <= 0;
    case "==":
      return order === 0;
    default:
      return order !== 0;
  }
}

const isPath = (value: Operand | undefined): value is { readonly path: string } =>
  typeof value === "object" && value !== null;

/** A datum that a provider does not have is left out by some tools, and null with others. */
const isMissing = (value: unknown) => value === undefined || value === null;

const cooldownMs = ({ cooldown }: Condition, usual: number) =>
  cooldown === undefined ? usual : (durationMs(cooldown) ?? usual);

/** A value in a text that stands for it, of bounded length. */
function toKept(value: unknown): string {
  const text = canonicalJson(value ?? null);
  return text.length > MAX_KEPT ? sha256(text) : text;
}

/** A value as an alert shows it: whole where it is short. */
function toShown(value: unknown): unknown {
  if (value === undefined) return null;
  const text = canonicalJson(value);
  return text.length > MAX_KEPT ? { digest: sha256(text) } : value;
}
