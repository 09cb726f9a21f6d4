// lintProvider: what a provider's author should mend, found without an upstream and without recordings.
import type { Provider, Tool } from "@svckit/core";
import { argumentFaults, exampleFaults } from "../rules/argument-rules.js";
import { effectFaults } from "../rules/effect-rules.js";
import type { Finding, ToolFault } from "../rules/finding.js";
import { amountFaults, resultFaults } from "../rules/result-rules.js";
import { wordFaults } from "../rules/word-rules.js";
import type { Harness } from "./harness.js";
import { type UpstreamCalls, watchUpstreamCalls } from "./upstream-calls.js";

/**
 * Looks through a provider: its tools' words, arguments, examples, results, amounts and effects, and tools that ask the
 * upstream the same. A provider that no service can be made with is one finding.
 */
export async function lintProvider(provider: Provider): Promise<readonly Finding[]> {
  let calls: UpstreamCalls;
  try {
    calls = watchUpstreamCalls(provider);
  } catch (error) {
    const wrong = error instanceof Error ? error.message : String(error);
    return [{ provider: provider.id, tool: null, field: "definition", wrong, mend: "mend what it says" }];
  }
  const findings: Finding[] = [];
  const lines = new Map<string, string>();
  for (const tool of provider.tools) {
    const faults = [...(await toolFaults(calls.harness, tool)), ...(await twinFaults(calls, tool, lines))];
    findings.push(...faults.map((fault) => ({ provider: provider.id, tool: tool.name, ...fault })));
  }
  return findings;
}

async function toolFaults(harness: Harness, tool: Tool): Promise<readonly ToolFault[]> {
  const entry = harness.entry(tool.name);
  return [
    ...wordFaults(tool),
    ...effectFaults(tool),
    ...argumentFaults(entry),
    ...(await exampleFaults(tool, entry)),
    ...resultFaults(tool),
    ...amountFaults(tool),
  ];
}

/** Whether an earlier tool asks the upstream the same; `lines` has what each has asked. */
async function twinFaults(
  calls: UpstreamCalls,
  { name }: Tool,
  lines: Map<string, string>,
): Promise<readonly ToolFault[]> {
  const asked = (await calls.of(name)).join("\n");
  if (asked === "") return [];
  const other = lines.get(asked);
  if (other === undefined) {
    lines.set(asked, name);
    return [];
  }
  const mend =
    "make one tool of them, with an argument for what they differ in, or choose examples that differ";
  return [{ field: "execute", wrong: `it asks the upstream the same as ${other}`, mend }];
}
