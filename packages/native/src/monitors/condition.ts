// Condition: what is asked of a monitor's results, as its owner writes it.

/** How a value is compared. */
export const OPERATORS = [">", ">=", "<", "<=", "==", "!=", "changes", "changes_by_pct", "missing"] as const;
export type Operator = (typeof OPERATORS)[number];

/** What a value is compared with: one that is given, or another one of the results. */
export type Operand = string | number | boolean | null | { readonly path: string };

/** What must be so for an alert. */
export interface Condition {
  readonly path: string;
  readonly op: Operator;
  /** For `changes_by_pct` a number of percent; none for `changes` and `missing`. */
  readonly value?: Operand | undefined;
  /** How long it must be so, at every run, before an alert is opened. */
  readonly for?: string | undefined;
  /** How long it must not have been so before another alert is opened. */
  readonly cooldown?: string | undefined;
  readonly resolve?: "auto" | undefined;
}

/** What a monitor remembers of earlier runs. */
export interface Progress {
  /** Since when the condition has been met at every run. */
  readonly metSince?: number;
  /** When it was met last, of the time that an alert was due. */
  readonly lastMetAt?: number;
  /** Whether the condition is met, and has been told. */
  readonly raised?: boolean;
  /** The value that later ones are compared with: in exact digits, or what stands for it. */
  readonly last?: string;
  readonly lastOpenedAt?: number;
  /** The alert that was opened last. */
  readonly alertId?: string;
}

/** What a look at the results has shown. */
export interface Look {
  readonly met: boolean;
  /** The value at the condition's path; null where there is none. */
  readonly observed: unknown;
  /** Why nothing could be compared. What is remembered is then as it was. */
  readonly problem?: "missing" | "not_comparable";
  readonly progress: Progress;
  /** What happens to alerts: the last one opened is opened again, or resolved, or a new one is opened. */
  readonly alert: "opens" | "reopens" | "resolves" | "none";
}

/** Whether a condition speaks of an event, and not of a state that lasts. */
export const isMoment = ({ op }: Pick<Condition, "op">) => op === "changes" || op === "changes_by_pct";
