// The command line: flags, questions at a terminal for what they leave out, and what is said at the end.
import { basename, relative, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { baseUrlFault, nameFault, namesOf } from "./names.js";
import { folderFault, type NewProvider, writePackage } from "./write-package.js";

/** What the command reads and writes. */
export interface Terminal {
  readonly input: NodeJS.ReadStream;
  readonly output: NodeJS.WritableStream;
  readonly errors: NodeJS.WritableStream;
}

const USAGE = `npm create svckit-provider -- [flags]

  --name <name>       the provider's name, such as acme-prices
  --base-url <url>    where its upstream is asked
  --dir <folder>      where it is written; svckit-provider-<name> where left out
  --yes               ask nothing: take what is usual for all that is left out
  --help              these words
`;

const [DONE, FAILED, MISUSED] = [0, 1, 2];

/** What the flags or the answers leave impossible, with the exit code for it. */
function refusal(message: string, exitCode: number): Error {
  return Object.assign(new Error(message), { exitCode });
}

/** Runs the command, and gives its exit code: 2 for flags that cannot be used, 1 for a folder that cannot be written. */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const flags = readFlags(args);
    if (flags.help) {
      terminal.output.write(USAGE);
      return DONE;
    }
    const wanted = await complete(flags, terminal);
    const fault = await folderFault(wanted.folder);
    if (fault !== undefined) throw refusal(fault, FAILED);
    terminal.output.write(wordsAtEnd(wanted, await writePackage(wanted)));
    return DONE;
  } catch (error) {
    terminal.errors.write(`create-svckit-provider: ${error instanceof Error ? error.message : error}\n`);
    return Number(Object(error).exitCode ?? FAILED);
  }
}

type Flags = ReturnType<typeof readFlags>;

function readFlags(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        name: { type: "string" },
        "base-url": { type: "string" },
        dir: { type: "string" },
        yes: { type: "boolean", short: "y" },
        help: { type: "boolean", short: "h" },
      },
    }).values;
  } catch (error) {
    throw refusal(`${error instanceof Error ? error.message : error}\n\n${USAGE}`, MISUSED);
  }
}

async function complete(flags: Flags, terminal: Terminal): Promise<NewProvider> {
  const { dir, yes } = flags;
  const ask = yes || !terminal.input.isTTY ? undefined : askAt(terminal);
  try {
    const preset = dir === undefined ? undefined : basename(resolve(dir)).replace(/^svckit-provider-/, "");
    const name = await answerTo("name", flags.name, { usual: preset ?? "acme", ask, yes, fault: nameFault });
    const { id, packageName } = namesOf(name);
    const usual = `https://api.${id.replaceAll("_", "-")}.example`;
    const baseUrl = await answerTo("base-url", flags["base-url"], { usual, ask, yes, fault: baseUrlFault });
    return { name, baseUrl, folder: resolve(dir ?? packageName) };
  } finally {
    ask?.close();
  }
}

const QUESTIONS = { name: "Name of the provider", "base-url": "Base URL of its upstream" };

interface Asking {
  readonly usual: string;
  readonly ask: ReturnType<typeof askAt> | undefined;
  readonly yes: boolean | undefined;
  fault(value: string): string | undefined;
}

/** A flag's value, or the answer to its question. */
async function answerTo(
  flag: keyof typeof QUESTIONS,
  given: string | undefined,
  { usual, ask, yes, fault }: Asking,
): Promise<string> {
  if (given === undefined && ask !== undefined)
    return ask.until(`${QUESTIONS[flag]} (${usual}): `, usual, fault);
  if (given === undefined && !yes)
    throw refusal(`--${flag} is missing, and there is no terminal to ask at; --yes takes ${usual}`, MISUSED);
  const value = given ?? usual;
  const found = fault(value);
  if (found !== undefined) throw refusal(found, MISUSED);
  return value;
}

function askAt({ input, output }: Terminal) {
  const lines = createInterface({ input, output });
  return {
    close: () => lines.close(),
    /** Asks until the answer can be used. An empty one is the usual. */
    async until(question: string, usual: string, fault: Asking["fault"]): Promise<string> {
      for (;;) {
        const answer = (await lines.question(question)).trim() || usual;
        const found = fault(answer);
        if (found === undefined) return answer;
        output.write(`${found}\n`);
      }
    },
  };
}

function wordsAtEnd({ folder }: NewProvider, written: readonly string[]): string {
  const below = relative(process.cwd(), folder) || ".";
  const where = below.startsWith("..") ? folder : below;
  const steps = [
    ...(where === "." ? [] : [`cd ${where}`]),
    "npm install",
    "npm test          # its contract, on recorded answers, with no network",
    "npm run dev       # REST and MCP on this machine, reloaded on change",
  ];
  return `${where} has a provider now: ${written.join(", ")}\n\n${steps.map((step) => `  ${step}\n`).join("")}`;
}
