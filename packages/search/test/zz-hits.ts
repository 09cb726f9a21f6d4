import { readFileSync, readdirSync } from "node:fs";
import { silentLogger, systemClock } from "@svckit/core";
import { openCatalog } from "../../providers/test/catalog.js";
import { toolboxOf } from "../src/planner/toolbox.js";
import { readerOf, understoodOf } from "../src/planner/understood.js";
import { plansFor } from "../src/planner/plans.js";
const { service, close } = await openCatalog({ logger: silentLogger });
const clock = { ...systemClock, now: () => Date.UTC(2026, 10, 22, 12) };
const { ask } = await import("./answer-context.js");
const g = globalThis as any; g.__hits = [];
let catalog: any;
const dir = new URL("./questions/", import.meta.url).pathname;
const files = [...readdirSync(dir).filter((f) => f.endsWith(".json")).map((f) => dir + f), ...readdirSync(dir + "unread").filter((f) => f.endsWith(".json")).map((f) => dir + "unread/" + f)];
await ask(service, { name: "x", async prepare(_q: any, context: any) { catalog = context.catalog; await catalog.readTexts(); return { maxCalls: 0, maxModelSteps: 0, async answer() { return { response: "", missing: null, warnings: [], modelSteps: 0 } as any; } }; } } as any, "hi", { clock });
const toolbox = toolboxOf(catalog);
let n = 0;
for (const f of files) {
  const d = JSON.parse(readFileSync(f, "utf8")); const qs = Array.isArray(d) ? d : d.questions;
  for (const q of qs) {
    const messages = q.messages ?? []; const text = q.prompt ?? messages.at(-1)?.content ?? "";
    g.__hits = []; n++;
    let plans: any;
    try { plans = plansFor({ text, earlier: messages.slice(0, -1) } as any, { clock } as any, toolbox); } catch (e) { console.log("ERR", text, e); continue; }
    if (g.__hits.length) console.log(JSON.stringify({ f: f.split("/").pop(), text, prev: messages.slice(0, -1).filter((m: any) => m.role === "user").map((m: any) => m.content), hits: g.__hits, plans: typeof plans === "string" ? plans : (plans as any[]).flatMap?.((p: any) => p.kind === "calls" ? p.calls.map((c: any) => [c.tool.name, c.args, c.notes]) : [[p.kind, p.clause]]), want: q.expected ?? q.expect ?? q.answer ?? q.calls ?? q.tool }).slice(0, 1500));
  }
}
console.log("n", n);
await close();
