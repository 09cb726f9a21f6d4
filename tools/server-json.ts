// The entry of the MCP registry, held to its format of 2025-12-11 as far as this one uses it, and to the package that it names.
import * as z from "zod";

const SCHEMA = "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json";

// One version, and no range of them.
const version = z.string().regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/);
const input = {
  description: z.string().optional(),
  isRequired: z.boolean().optional(),
  isSecret: z.boolean().optional(),
  format: z.enum(["string", "number", "boolean", "filepath"]).optional(),
  default: z.string().optional(),
  placeholder: z.string().optional(),
  choices: z.array(z.string()).optional(),
  value: z.string().optional(),
};
const npmPackage = z.strictObject({
  registryType: z.literal("npm"),
  registryBaseUrl: z.literal("https://registry.npmjs.org").optional(),
  identifier: z.string().min(1),
  version,
  runtimeHint: z.string().optional(),
  transport: z.strictObject({ type: z.literal("stdio") }),
  packageArguments: z
    .array(
      z
        .strictObject({ ...input, type: z.literal("positional"), valueHint: z.string().optional() })
        .refine(({ value, valueHint }) => value !== undefined || valueHint !== undefined, {
          message: "a positional argument has a value or a valueHint",
        }),
    )
    .optional(),
  environmentVariables: z.array(z.strictObject({ ...input, name: z.string() })).optional(),
});
const serverJson = z.strictObject({
  $schema: z.literal(SCHEMA),
  name: z
    .string()
    .min(3)
    .max(200)
    .regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/),
  title: z.string().min(1).max(100),
  description: z.string().min(1).max(100),
  version,
  repository: z.strictObject({ url: z.url(), source: z.string(), subfolder: z.string().optional() }),
  packages: z.array(npmPackage).min(1),
});

/** The members of the package's manifest that the registry compares. */
export interface Listed {
  readonly name: string;
  readonly version: string;
  readonly mcpName?: string;
}

/** What is wrong with the entry for a package. */
export function faultsOfServerJson(entry: unknown, listed: Listed): string[] {
  const parsed = serverJson.safeParse(entry);
  if (!parsed.success) return [`server.json: ${z.prettifyError(parsed.error)}`];
  const { name, version: own, packages } = parsed.data;
  const [first] = packages;
  const pairs = [
    ["name", name, "mcpName", listed.mcpName],
    ["version", own, "version", listed.version],
    ["package", first?.identifier, "name", listed.name],
    ["package's version", first?.version, "version", listed.version],
  ];
  return pairs
    .filter(([, entryHas, , packageHas]) => entryHas !== packageHas)
    .map(
      ([part, entryHas, of, packageHas]) =>
        `server.json: its ${part} is ${entryHas}, the ${of} of ${listed.name} is ${packageHas}`,
    );
}
