// Operation of Blockscout's stand-in: what is refused as an explorer does, and lists that come in pages.
import type { StandInAnswer } from "../../stand-in/faulty-answer.js";
import type { StandInOperation, StandInRequest } from "../../stand-in/route.js";

// Short, so that a list of three has two pages.
const PAGE_ROWS = 2;
const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const HASH = /^0x[0-9a-fA-F]{64}$/;
const TYPES = /^(ERC-20|ERC-721|ERC-1155|ERC-404)(,(ERC-20|ERC-721|ERC-1155|ERC-404))*$/;

/** What an explorer answers for a record that it does not have. */
export const NOT_FOUND: StandInAnswer = { status: 404, body: { message: "Not found" } };

/** What it answers for a parameter that it cannot take. */
export function invalid(name: string, detail: string): StandInAnswer {
  return {
    status: 422,
    body: { errors: [{ title: "Invalid value", source: { pointer: `/${name}` }, detail }] },
  };
}

/** Where a page ends, by its last row. */
export type Position = (
  row: Readonly<Record<string, unknown>>,
  at: number,
) => Readonly<Record<string, unknown>>;

/** The kinds of operations. */
export interface Operations {
  /** A list, with the place of each row by which its pages go on, and the filters that it takes. */
  readonly list: (
    rows: (request: StandInRequest) => readonly object[],
    position: Position,
    takes?: readonly string[],
  ) => StandInOperation;
  /** A record; undefined where there is none. */
  readonly one: (body: (request: StandInRequest) => unknown) => StandInOperation;
}

/** The operations of an explorer that spells its answers so. Each refuses a wrong key, and a path or a filter that is none. */
export function createOperations(spell: (answer: StandInAnswer) => StandInAnswer): Operations {
  const operation = (
    answer: (request: StandInRequest) => StandInAnswer,
    takes: readonly string[] = [],
  ): StandInOperation => ({
    takes: [...takes, "apikey"],
    answer: (request) => {
      if (request.query.get("apikey") === "wrong") return { status: 401, body: { message: "Wrong API key" } };
      return faultOf(request) ?? spell(answer(request));
    },
  });
  return {
    list: (rows, position, takes = []) =>
      operation(
        (request) => pageOf(request.query, rows(request), position),
        [...Object.keys(position({}, 0)), ...takes],
      ),
    one: (body) =>
      operation((request) => {
        const found = body(request);
        return found === undefined ? NOT_FOUND : { body: found };
      }),
  };
}

/** A page, after the row whose position the query has in full: one that lacks a part begins anew, as with the real one. */
function pageOf(query: URLSearchParams, rows: readonly object[], position: Position): StandInAnswer {
  const positions = rows.map((row, at) => Object.entries(position({ ...row }, at)));
  const after = positions.findIndex((each) =>
    each.every(([name, value]) => query.get(name) === String(value ?? "")),
  );
  const end = after + 1 + PAGE_ROWS;
  const last = rows[end - 1];
  const next = last && rows.length > end ? position({ ...last }, end - 1) : null;
  return { body: { items: rows.slice(after + 1, end), next_page_params: next } };
}

function faultOf({ params, query }: StandInRequest): StandInAnswer | undefined {
  const { address, hash, block } = params;
  if (address !== undefined && !ADDRESS.test(address)) return invalid("address_hash_param", "Invalid format");
  if (hash !== undefined && !HASH.test(hash)) return invalid("transaction_hash_param", "Invalid format");
  if (block !== undefined && !HASH.test(block) && !/^\d+$/.test(block))
    return { status: 422, body: { message: "Invalid number" } };
  if (!["to", "from", null].includes(query.get("filter"))) return invalid("filter", "Invalid value for enum");
  if (!TYPES.test(query.get("type") ?? "ERC-20")) return invalid("type", "Invalid format");
  return undefined;
}
