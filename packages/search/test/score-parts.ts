// Scores parts of the questions by the whole planner, and prints the share of right answers by kind.
// Run: npx tsx --tsconfig tsconfig.base.json packages/search/test/score-parts.ts part [part …] [--misses]
// With --misses the rows that are missed are printed, too, as misses.md has them.
import { silentLogger, systemClock } from "@svckit/core";
import { plannerEngine } from "@svckit/search";
// The whole catalog beside its stand-ins is a fixture of the providers' own tests.
import { openCatalog } from "../../providers/test/catalog.js";
import { ask } from "./answer-context.js";
import { inventedIn } from "./invented.js";
import { faultOf, type Part, questionsOf } from "./score.js";

const clock = { ...systemClock, now: () => Date.UTC(2026, 10, 22, 12) };
const { service, close } = await openCatalog({ logger: silentLogger });
const hasMisses = process.argv.includes("--misses");
// `as`: who runs it names parts; one that is none has no file.
const parts = process.argv.slice(2).filter((name) => !name.startsWith("--")) as Part[];
for (const part of parts) {
  const counts = new Map<string, { right: number; of: number }>();
  let invented = 0;
  for (const question of questionsOf(part)) {
    const { id, kind, prompt, messages = [] } = question;
    const text = prompt ?? messages.at(-1)?.content ?? "";
    const answered = await ask(service, plannerEngine(), text, { earlier: messages.slice(0, -1), clock });
    const fault = faultOf(question, answered, service.catalog);
    invented += inventedIn(answered, prompt).length;
    const { right, of } = counts.get(kind) ?? { right: 0, of: 0 };
    counts.set(kind, { right: right + (fault === undefined ? 1 : 0), of: of + 1 });
    if (hasMisses && fault !== undefined) console.log(`${id} ${kind} ${text}: ${fault}`);
  }
  const shares = [...counts].map(
    ([kind, { right, of }]) => `${kind} ${right} of ${of} = ${((100 * right) / of).toFixed(1)} %`,
  );
  console.log(`${part}: ${shares.join(", ")}, figures without a source ${invented}`);
}
await close();
