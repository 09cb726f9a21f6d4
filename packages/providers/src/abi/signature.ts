// Reads a function's signature, as people write it, into the types of its arguments and results.
import { type AbiPart, type AbiType, elementary, listOf, tupleOf, wordsOf } from "./abi-type.js";

/** A function of a contract. */
export interface AbiFunction {
  /** Its name and the types of its arguments, from which the selector is made: `balanceOf(address)`. */
  readonly text: string;
  readonly inputs: readonly AbiPart[];
  readonly outputs: readonly AbiPart[];
}

const TOKEN = /\s*([A-Za-z$_][\w$]*|\d+|[()[\],])/y;
const NAME = /^[A-Za-z$_]/;
const LOCATION = /^(memory|calldata|storage)$/;
const MODIFIER = /^(external|public|pure|view|payable|nonpayable)$/;

/**
 * Reads the spellings in use: with and without `function`, with `returns (…)`, and `f(…)(…)` of command-line tools.
 * Throws a `SyntaxError` in words. ABI libraries remember every type that they were ever given; this remembers none.
 */
export function parseFunction(text: string): AbiFunction {
  const tokens = createTokens(text);
  if (tokens.next() === "function" && !tokens.isNext("(", 1)) tokens.take();
  const name = tokens.takeIf(NAME);
  if (name === undefined) throw new SyntaxError("it begins with the function's name");
  const inputs = readParts(tokens);
  while (tokens.takeIf(MODIFIER));
  const hasOutputs = tokens.takeIf(/^returns$/) !== undefined || tokens.isNext("(");
  const outputs = hasOutputs ? readParts(tokens) : [];
  if (tokens.next() !== undefined) throw tokens.unexpected("nothing");
  for (const parts of [inputs, outputs]) requireBounds(parts);
  return { text: `${name}(${inputs.map(({ type }) => type.text).join(",")})`, inputs, outputs };
}

/** An event of a contract; `indexed` are the arguments that stand in topics. */
export interface AbiEvent {
  /** Its name and types, from which the topic is made: `Transfer(address,address,uint256)`. */
  readonly text: string;
  readonly inputs: readonly (AbiPart & { readonly indexed: boolean })[];
  readonly isAnonymous: boolean;
}

/** Reads an event, with or without `event` and `indexed`. Throws a `SyntaxError` in words. */
export function parseEvent(text: string): AbiEvent {
  const tokens = createTokens(text);
  if (tokens.next() === "event" && !tokens.isNext("(", 1)) tokens.take();
  const name = tokens.takeIf(NAME);
  if (name === undefined) throw new SyntaxError("it begins with the event's name");
  const indexed: boolean[] = [];
  const parts = readParts(tokens, () => {
    indexed.push(tokens.takeIf(/^indexed$/) !== undefined);
  });
  const isAnonymous = tokens.takeIf(/^anonymous$/) !== undefined;
  if (tokens.next() !== undefined) throw tokens.unexpected("nothing");
  requireBounds(parts);
  const inputs = parts.map((part, at) => ({ ...part, indexed: indexed[at] === true }));
  return { text: `${name}(${parts.map(({ type }) => type.text).join(",")})`, inputs, isAnonymous };
}

/** Reads types in a row, with names or without: `address to, uint256[] amounts`. Throws a `SyntaxError` in words. */
export function parseParameters(text: string): readonly AbiPart[] {
  const tokens = createTokens(`(${text})`);
  const parts = readParts(tokens);
  if (tokens.next() !== undefined) throw tokens.unexpected("nothing");
  requireBounds(parts);
  return parts;
}

/** The same bounds as a tuple's; there may be none at all. */
function requireBounds(parts: readonly AbiPart[]): void {
  if (wordsOf(parts) > 0) tupleOf(parts);
}

/** `typed` is called behind the type of each part, where an event says `indexed`. */
function readParts(tokens: Tokens, typed: () => void = () => {}): AbiPart[] {
  tokens.need("(");
  const parts: AbiPart[] = [];
  if (tokens.takeIf(/^\)$/)) return parts;
  do parts.push(readPart(tokens, typed));
  while (tokens.takeIf(/^,$/));
  tokens.need(")");
  return parts;
}

function readPart(tokens: Tokens, typed: () => void): AbiPart {
  let type = readElement(tokens);
  while (tokens.takeIf(/^\[$/)) {
    const length = tokens.takeIf(/^\d+$/);
    tokens.need("]");
    type = listOf(type, length === undefined ? undefined : Number(length));
  }
  typed();
  tokens.takeIf(LOCATION);
  return { type, name: tokens.takeIf(NAME) };
}

function readElement(tokens: Tokens): AbiType {
  if (tokens.next() === "tuple" && tokens.isNext("(", 1)) tokens.take();
  if (tokens.isNext("(")) return tupleOf(readParts(tokens));
  const name = tokens.takeIf(NAME);
  if (name === undefined) throw tokens.unexpected("a type");
  if (name === "address") tokens.takeIf(/^payable$/);
  return elementary(name);
}

type Tokens = ReturnType<typeof createTokens>;

function createTokens(text: string) {
  const all = split(text);
  let at = 0;
  const unexpected = (expected: string) => {
    const found = all[at];
    const where = found === undefined ? "at the end" : `before ${JSON.stringify(found.slice(0, 64))}`;
    return new SyntaxError(`${expected} is expected ${where}`);
  };
  return {
    unexpected,
    next: () => all[at],
    isNext: (token: string, ahead = 0) => all[at + ahead] === token,
    take() {
      at += 1;
    },
    takeIf(form: RegExp): string | undefined {
      const token = all[at];
      if (token === undefined || !form.test(token)) return undefined;
      at += 1;
      return token;
    },
    need(token: string) {
      if (all[at] !== token) throw unexpected(JSON.stringify(token));
      at += 1;
    },
  };
}

function split(text: string): string[] {
  const found: string[] = [];
  const trimmed = text.trimEnd();
  const token = new RegExp(TOKEN);
  while (token.lastIndex < trimmed.length) {
    const from = token.lastIndex;
    const [, next] = token.exec(trimmed) ?? [];
    if (next === undefined)
      throw new SyntaxError(`${JSON.stringify(trimmed.slice(from, from + 8))} has no place in it`);
    found.push(next);
  }
  return found;
}
