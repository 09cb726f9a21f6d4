// svc lint: what the authors of providers should mend before others use them.
import type { Provider } from "@svckit/core";
import type { Finding } from "@svckit/testing";
import type { Command } from "commander";
import { readPluginFile } from "../settings/config-file.js";
import { readServedProviders, shippedSources } from "../settings/environment.js";
import { toProviderSource } from "../settings/provider-variables.js";
import type { Environment } from "../settings/variables.js";
import { type Output, outputOf } from "../terminal/output.js";
import { whileDoing } from "../terminal/progress.js";
import type { Terminal } from "../terminal/terminal.js";

/** Fills the command. */
export function addLint(command: Command, terminal: Terminal): void {
  const { env } = terminal;
  command
    .argument("[file...]", "modules whose default export is a provider's factory, or a list of them")
    .option("--json", "answer in JSON")
    .action(async (files: readonly string[], options: { json?: boolean }) => {
      await whileDoing(terminal, "looking through providers", async (shown) => {
        const providers = files.length === 0 ? await readServedProviders(env) : await providersOf(files, env);
        // Loaded here alone: no other command needs what tests are made of.
        const { lintProvider } = await import("@svckit/testing");
        const findings: Finding[] = [];
        for (const provider of providers) findings.push(...(await lintProvider(provider)));
        if (files.length > 0) findings.push(...(await takenNames(providers)));
        writeFindings(outputOf(options, shown), providers, findings);
        if (findings.length > 0) terminal.exit(1);
      });
    });
}

async function providersOf(files: readonly string[], env: Environment): Promise<readonly Provider[]> {
  const plugins = [];
  for (const file of files) plugins.push(...(await readPluginFile(file)));
  return plugins.map(({ name, factory }) => toProviderSource(factory, name).create(env));
}

/** The tools whose names a shipped provider has taken: `svc serve` and `svc dev` serve both, and cannot. */
async function takenNames(providers: readonly Provider[]): Promise<readonly Finding[]> {
  const own = new Set(providers.map(({ id }) => id));
  const shipped = (await shippedSources()).map(({ create }) => create({})).filter(({ id }) => !own.has(id));
  const owners = new Map(shipped.flatMap(({ id, tools }) => tools.map(({ name }) => [name, id] as const)));
  return providers.flatMap(({ id: provider, tools }) =>
    tools.flatMap(({ name: tool }): readonly Finding[] => {
      const owner = owners.get(tool);
      if (owner === undefined) return [];
      const wrong = `the shipped provider ${owner} has a tool of this name`;
      return [
        { provider, tool, field: "name", wrong, mend: "give it another, or serve it without that provider" },
      ];
    }),
  );
}

function writeFindings(
  { json, terminal }: Output,
  providers: readonly Provider[],
  findings: readonly Finding[],
): void {
  const tools = providers.reduce((sum, provider) => sum + provider.tools.length, 0);
  if (json) {
    const ids = providers.map(({ id }) => id);
    const told = { ok: findings.length === 0, providers: ids, tools, findings };
    terminal.write(`${JSON.stringify(told)}\n`);
    return;
  }
  for (const { provider, tool, field, wrong, mend } of findings)
    terminal.write(`${[provider, tool, field].filter(Boolean).join(" · ")}: ${wrong}; ${mend}\n`);
  const count = findings.length === 0 ? "nothing to mend" : `${findings.length} to mend`;
  terminal.write(`${count} in ${tools} tools of ${providers.map(({ id }) => id).join(", ")}\n`);
}
