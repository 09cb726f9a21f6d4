// The last of some turns, each asked behind the answers to those before it.
import { type Service, systemClock } from "@svckit/core";
import { plannerEngine, type Turn } from "@svckit/search";
import { type Answered, ask } from "./answer-context.js";

const clock = { ...systemClock, now: () => Date.UTC(2026, 10, 22, 12) };

/** What comes of the last of some turns, each behind the answers to those before it. */
export async function lastOfTurns(
  service: Service,
  turns: readonly string[],
  earlier: readonly Turn[] = [],
): Promise<Answered> {
  const said = [...earlier];
  const [first = "", ...others] = turns;
  let answered = await ask(service, plannerEngine(), first, { earlier: said, clock });
  let before = first;
  for (const text of others) {
    said.push({ role: "user", content: before }, { role: "assistant", content: answered.answer.response });
    answered = await ask(service, plannerEngine(), text, { earlier: [...said], clock });
    before = text;
  }
  return answered;
}
