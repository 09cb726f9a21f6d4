// The variables of `svc serve`, as tables: the server's own, and those that the shipped providers declare.
import { type DescribedVariable, OWN_VARIABLES, shippedSources } from "@svckit/cli";

const ofProviders = (await shippedSources()).flatMap(({ variables }) => variables);

/** Both tables. */
export function variableTables(): string {
  return `${table("Variable", OWN_VARIABLES)}\n\n${table("Variable of a provider", ofProviders)}`;
}

function table(title: string, variables: readonly DescribedVariable[]): string {
  const rows = variables.map(
    ({ name, unset, description }) => `| \`${name}\` | ${unset || "–"} | ${description} |`,
  );
  return [`| ${title} | Where it is not set | |`, "|---|---|---|", ...rows].join("\n");
}
