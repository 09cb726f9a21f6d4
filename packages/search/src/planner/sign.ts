// Sign: one thing that tells of what may be asked for, and how much of it there is.
/** One thing that tells of a candidate. */
export interface Sign {
  readonly name: string;
  readonly value: number;
  /** Whether each word of the turn tells of it by itself. */
  readonly isCrossed: boolean;
}

/** Adds a sign to those of a candidate. */
export type Add = (name: string, value?: number, isCrossed?: boolean) => void;

/** The signs that are added, in their order. */
export function signsBy(tell: (add: Add) => void): Sign[] {
  const signs: Sign[] = [];
  tell((name, value = 1, isCrossed = false) => void signs.push({ name, value, isCrossed }));
  return signs;
}
