// The budgets of memoryStore(): which answers share one, and which of them have to go for a new one.
import type { AnswerBudget } from "../store/retention.js";

/** Budgets in this process. */
export interface MemoryAnswerBudgets {
  /** Counts an answer in a budget; gives those that are dropped for it, the oldest first. */
  add(budget: AnswerBudget, id: string, body: string): readonly string[];
  /** Counts an answer no more. */
  remove(name: string, id: string): void;
}

interface Counted {
  /** The bytes of each answer, oldest first. */
  readonly answers: Map<string, number>;
  total: number;
}

/** Nothing counted. */
export function createMemoryAnswerBudgets(): MemoryAnswerBudgets {
  const budgets = new Map<string, Counted>();

  function remove(name: string, id: string): void {
    const counted = budgets.get(name);
    if (!counted) return;
    counted.total -= counted.answers.get(id) ?? 0;
    counted.answers.delete(id);
    if (counted.answers.size === 0) budgets.delete(name);
  }

  return {
    add({ name, bytes: most }, id, body) {
      const counted = budgets.get(name) ?? { answers: new Map<string, number>(), total: 0 };
      budgets.set(name, counted);
      const bytes = Buffer.byteLength(body);
      counted.answers.set(id, bytes);
      counted.total += bytes;
      const dropped: string[] = [];
      for (const oldest of counted.answers.keys()) {
        if (counted.total <= most) break;
        dropped.push(oldest);
        remove(name, oldest);
      }
      return dropped;
    },
    remove,
  };
}
