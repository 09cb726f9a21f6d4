// ABI item: a part of a contract's interface, with its signature.
import { once } from "@svckit/core";
import * as z from "zod";

/** A part as the compiler wrote it, as far as it is read. */
export interface AbiItem {
  readonly type: string;
  readonly name?: string | null | undefined;
  readonly stateMutability?: string | null | undefined;
  readonly inputs?: readonly unknown[] | null | undefined;
  readonly [member: string]: unknown;
}

/** A part of an ABI in an answer. */
export function rawItem() {
  const text = z.string().nullish();
  return z.looseObject({
    type: z.string(),
    name: text,
    stateMutability: text,
    inputs: z.array(z.unknown()).nullish(),
  });
}

/** The part with its kind and signature beside it. */
export function abiRow(item: AbiItem) {
  return {
    kind: item.type,
    name: item.name ?? null,
    signature: item.name ? `${item.name}${typesOf(item.inputs)}` : null,
    state_mutability: item.stateMutability ?? null,
    item: { ...item },
  };
}

/** A parameter as far as its type goes; a tuple has the types of its parts in `components`. */
const typed = once(() => z.looseObject({ type: z.string(), components: z.array(z.unknown()).nullish() }));

function typesOf(parameters: readonly unknown[] | null | undefined): string {
  return `(${(parameters ?? []).map(typeOf).join(",")})`;
}

/** A type as a signature has it: a tuple, or a list of them, by the types of its parts. */
function typeOf(parameter: unknown): string {
  const { type, components } = typed().parse(parameter);
  return type.startsWith("tuple") ? `${typesOf(components)}${type.slice("tuple".length)}` : type;
}
