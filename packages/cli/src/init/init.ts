// svc init: writes a server project that starts and is tested as it stands.
import { relative, resolve } from "node:path";
import { VERSION } from "@svckit/core";
import { type Command, Option } from "commander";
import { ask } from "../terminal/ask.js";
import { addOutputOptions, type OutputOptions, outputOf, writeResult } from "../terminal/output.js";
import { paint } from "../terminal/paint.js";
import type { Terminal } from "../terminal/terminal.js";
import { CHOICES, type Project, writeProject } from "./project.js";

const FOLDER = "my-service";

interface Options extends OutputOptions, Partial<Pick<Project, "server" | "store">> {
  readonly yes?: boolean;
}

/** Fills the command. */
export function addInit(command: Command, terminal: Terminal): void {
  addOutputOptions(command)
    .argument("[folder]", `where it is written; ${FOLDER} where left out`)
    .addOption(new Option("--server <server>", "Node's own server, or Express").choices(CHOICES.server))
    .addOption(
      new Option("--store <store>", "a file of one server, or a database of several").choices(CHOICES.store),
    )
    .option("-y, --yes", "ask nothing: take node and sqlite where they are left out")
    .action(async (folder: string = FOLDER, options: Options) => {
      const asks = terminal.isRead && terminal.input.isTTY && !options.yes;
      const project: Project = {
        folder: resolve(folder),
        server:
          options.server ?? (asks ? await choose("Server", CHOICES.server, terminal) : CHOICES.server[0]),
        store: options.store ?? (asks ? await choose("Store", CHOICES.store, terminal) : CHOICES.store[0]),
      };
      tell(project, await writeProject(project, VERSION), options, terminal);
    });
}

/** Asks until one of the choices is named. An empty answer is the first. */
async function choose<T extends string>(
  what: string,
  choices: readonly [T, ...T[]],
  terminal: Terminal,
): Promise<T> {
  for (;;) {
    const answer = (await ask(terminal, `${what}, ${choices.join(" or ")} (${choices[0]}): `)).trim();
    const chosen = answer === "" ? choices[0] : choices.find((choice) => choice === answer);
    if (chosen !== undefined) return chosen;
  }
}

function tell(project: Project, files: readonly string[], options: Options, terminal: Terminal): void {
  const output = outputOf(options, terminal);
  const { server, store, folder } = project;
  const next = ["npm install", "npm test", "npm run dev"];
  if (output.json || output.fields) {
    writeResult(output, { folder, server, store, files, next });
    return;
  }
  const below = relative(process.cwd(), folder) || ".";
  const where = below.startsWith("..") ? folder : below;
  const steps = [...(where === "." ? [] : [`cd ${where}`]), ...next];
  terminal.write(`${paint(terminal, "bold", where)} has a server now: ${files.join(", ")}\n\n`);
  for (const step of steps) terminal.write(`  ${step}\n`);
}
