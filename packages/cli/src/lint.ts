// svc lint: what the authors of providers should mend before others use them.
import type { Provider } from "@svckit/core";
import type { Finding } from "@svckit/testing";
import type { Command } from "commander";
import { type Output, outputOf } from "./output.js";
import { readPluginFile } from "./settings/config-file.js";
import { readServedProviders } from "./settings/environment.js";
import { toProviderSource } from "./settings/provider-variables.js";
import type { Environment } from "./settings/variables.js";

/** Adds the command to the program. */
export function addLint(program: Command, env: Environment): void {
  program
    .command("lint")
    .description(
      "Look through providers: words, arguments, examples, results, amounts, effects; those of files, or all that `svc serve` has",
    )
    .argument("[file...]", "modules whose default export is a provider's factory, or a list of them")
    .option("--json", "answer in JSON")
    .action(async (files: readonly string[], options: { json?: boolean }) => {
      const providers = files.length === 0 ? await readServedProviders(env) : await providersOf(files, env);
      // Loaded here alone: no other command needs what tests are made of.
      const { lintProvider } = await import("@svckit/testing");
      const findings: Finding[] = [];
      for (const provider of providers) findings.push(...(await lintProvider(provider)));
      writeFindings(outputOf(options), providers, findings);
      if (findings.length > 0) process.exitCode = 1;
    });
}

async function providersOf(files: readonly string[], env: Environment): Promise<readonly Provider[]> {
  const plugins = [];
  for (const file of files) plugins.push(...(await readPluginFile(file)));
  return plugins.map(({ name, factory }) => toProviderSource(factory, name).create(env));
}

function writeFindings({ json }: Output, providers: readonly Provider[], findings: readonly Finding[]): void {
  const tools = providers.reduce((sum, provider) => sum + provider.tools.length, 0);
  if (json) {
    const ids = providers.map(({ id }) => id);
    const told = { ok: findings.length === 0, providers: ids, tools, findings };
    process.stdout.write(`${JSON.stringify(told)}\n`);
    return;
  }
  for (const { provider, tool, field, wrong, mend } of findings)
    process.stdout.write(`${[provider, tool, field].filter(Boolean).join(" · ")}: ${wrong}; ${mend}\n`);
  const count = findings.length === 0 ? "nothing to mend" : `${findings.length} to mend`;
  process.stdout.write(`${count} in ${tools} tools of ${providers.map(({ id }) => id).join(", ")}\n`);
}
