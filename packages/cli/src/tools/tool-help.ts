// Help on one tool, in words: what it does, its arguments as flags, and calls to begin with.
import type { CatalogEntry } from "@svckit/core";
import { cleanLine, paint, widthOf } from "../terminal/paint.js";
import type { Terminal } from "../terminal/terminal.js";
import { type Flag, flagsOf } from "./flags.js";

const MOST_VALUES = 12;
const INDENT = "  ";

/** The words for a terminal. */
export function toolHelp(entry: CatalogEntry, terminal: Terminal): string {
  const { name, title, description, examples } = entry;
  const flags = flagsOf(entry.inputSchema);
  const heading = (words: string) => paint(terminal, "bold", words);
  const usage = flags
    .filter(({ isRequired }) => isRequired)
    .map((flag) => ` ${flag.written} ${placeholderOf(flag)}`);
  return [
    `${heading(name)}  ${cleanLine(title)}`,
    wrapped(description, "", terminal),
    "",
    `${heading("Usage:")} svc call ${name}${usage.join("")}${flags.length > usage.length ? " [arguments]" : ""}`,
    ...(flags.length > 0 ? ["", heading("Arguments:"), ...argumentLines(flags, terminal)] : []),
    ...(examples.length > 0 ? ["", heading("Examples:")] : []),
    ...examples.flatMap((example) => [
      `${INDENT}${paint(terminal, "dim", `# ${cleanLine(example.description)}`)}`,
      `${INDENT}${callLine(name, example.args, flags)}`,
    ]),
    "",
    paint(terminal, "dim", factsOf(entry)),
    "",
  ].join("\n");
}

/** What a tool costs, whose it is, and what may be done with it. */
function factsOf({
  provider,
  category,
  credits,
  keyless,
  annotations,
  status,
  fallback,
}: CatalogEntry): string {
  return [
    `provider ${provider}`,
    `category ${category}`,
    credits === 1 ? "1 credit" : `${credits} credits`,
    keyless ? "works without a key" : "needs a key",
    annotations.readOnlyHint ? "reads only" : "changes something",
    ...(fallback === null ? [] : [`falls back to ${fallback}`]),
    ...(status.available ? [] : [`not available: ${status.reason ?? "no reason given"}`]),
  ].join(" · ");
}

/** A call as a shell takes it. */
function callLine(name: string, args: unknown, flags: readonly Flag[]): string {
  const words = Object.entries(Object(args)).map(([argument, value]) => {
    const flag = flags.find((each) => each.name === argument);
    const written = flag?.written ?? `--${argument}`;
    if (flag?.kind === "boolean" && value === true) return ` ${written}`;
    const isPlainList =
      flag?.kind === "list" && Array.isArray(value) && !value.some((each) => /,/.test(String(each)));
    const text = isPlainList ? value.join(",") : typeof value === "string" ? value : JSON.stringify(value);
    return ` ${written} ${quoted(text)}`;
  });
  return `svc call ${name}${words.join("")}`;
}

function argumentLines(flags: readonly Flag[], terminal: Terminal): readonly string[] {
  return flags.flatMap((flag) => {
    const { written, isRequired, description, values, preset } = flag;
    const facts = [
      isRequired ? "required" : "",
      preset === undefined ? "" : `${JSON.stringify(preset)} where left out`,
      values.length > MOST_VALUES ? `${values.slice(0, MOST_VALUES).join(", ")}, … (${values.length})` : "",
    ].filter(Boolean);
    const words = [description, ...(facts.length > 0 ? [`(${facts.join("; ")})`] : [])]
      .filter(Boolean)
      .join(" ");
    return [
      `${INDENT}${paint(terminal, "cyan", written)} ${placeholderOf(flag)}`,
      ...(words === "" ? [] : [wrapped(words, INDENT.repeat(3), terminal)]),
    ];
  });
}

function placeholderOf({ kind, values, numbers }: Flag): string {
  if (values.length > 0 && values.length <= MOST_VALUES)
    return `<${[...values, ...(numbers === undefined ? [] : [numbers])].join("|")}>`;
  return { text: "<text>", number: "<number>", boolean: "[true|false]", list: "<a,b,…>", json: "<JSON>" }[
    kind
  ];
}

/** Words in lines that fit. */
function wrapped(words: string, indent: string, { columns }: Terminal): string {
  const lines: string[] = [];
  let line = indent;
  for (const word of cleanLine(words).split(/ +/)) {
    if (line.trim() !== "" && widthOf(line) + widthOf(word) + 1 > columns) {
      lines.push(line.trimEnd());
      line = indent;
    }
    line += line.trim() === "" ? word : ` ${word}`;
  }
  return [...lines, line].join("\n");
}

function quoted(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
