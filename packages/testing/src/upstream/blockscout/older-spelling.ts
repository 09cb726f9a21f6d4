// Older spelling: an explorer's answers as they were before 2025.
import { isObject } from "@svckit/core";
import type { StandInAnswer } from "../../stand-in/faulty-answer.js";

const OLD_NAMES: Readonly<Record<string, string>> = {
  address_hash: "address",
  transaction_hash: "tx_hash",
  creation_transaction_hash: "creation_tx_hash",
  holders_count: "holders",
  transaction_types: "tx_types",
};

/** The answer as explorers gave it before 2025; places in lists have always been spelt as they are. */
export function inOlderSpelling({ body, ...answer }: StandInAnswer): StandInAnswer {
  const isHistory = isObject(body) && Array.isArray(body["items"]) && "days" in body;
  return { ...answer, body: olderNames(isHistory ? body["items"] : body) };
}

function olderNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(olderNames);
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(([name, member]) =>
    name === "next_page_params" || name === "metadata"
      ? [name, member]
      : [OLD_NAMES[name] ?? name, olderNames(member)],
  );
  return Object.fromEntries(members);
}
