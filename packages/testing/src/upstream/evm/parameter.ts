// Parameter: what a node takes as one parameter of a method, by the JSON-RPC description of Ethereum (github.com/ethereum/execution-apis).
import { isObject } from "@svckit/core";

/** Says what is wrong with a parameter; undefined where nothing is. */
export type Check = (value: unknown) => string | undefined;

const QUANTITY = /^0x(0|[1-9a-f][0-9a-f]{0,63})$/;
const TAGS = ["earliest", "finalized", "safe", "latest", "pending"];

/** A text of a form. */
function text(form: RegExp, what: string): Check {
  return (value) =>
    typeof value === "string" && form.test(value) ? undefined : `${JSON.stringify(value)} is no ${what}`;
}

export const address = text(/^0x[0-9a-fA-F]{40}$/, "address of 20 bytes");
export const hash = text(/^0x[0-9a-fA-F]{64}$/, "hash of 32 bytes");
export const quantity = text(QUANTITY, "hex number without leading zeros");
export const data = text(/^0x([0-9a-fA-F]{2})*$/, "hex data");

export const flag: Check = (value) =>
  typeof value === "boolean" ? undefined : `${JSON.stringify(value)} is no boolean`;

/** A number or a tag. */
export const blockNumber: Check = (value) => (TAGS.includes(String(value)) ? undefined : quantity(value));

/** A number, a tag, or the object of EIP-1898. */
export const block: Check = (value) =>
  isObject(value) ? members({ blockHash: hash }, ["blockHash"])(value) : blockNumber(value);

/** A call to be run. */
export const call = members({
  from: address,
  to: address,
  data,
  input: data,
  gas: quantity,
  gasPrice: quantity,
  value: quantity,
});

/** The filter of eth_getLogs. */
export const filter: Check = (value) => {
  const wrong = members({
    address: oneOrMany(address),
    topics: listOf(orNull(oneOrMany(hash)), 4),
    fromBlock: blockNumber,
    toBlock: blockNumber,
    blockHash: hash,
  })(value);
  if (wrong !== undefined || !isObject(value) || value["blockHash"] === undefined) return wrong;
  const isRange = value["fromBlock"] !== undefined || value["toBlock"] !== undefined;
  return isRange ? "cannot specify both BlockHash and FromBlock/ToBlock" : undefined;
};

/** Percentiles of rewards, which rise. */
export const percentiles: Check = (value) => {
  const isOne = (each: unknown) => typeof each === "number" && each >= 0 && each <= 100;
  if (!Array.isArray(value) || !value.every(isOne)) return "invalid reward percentile";
  return value.every((each, at) => at === 0 || each > value[at - 1])
    ? undefined
    : "invalid reward percentile";
};

function members(known: Readonly<Record<string, Check>>, needed: readonly string[] = []): Check {
  return (value) => {
    if (!isObject(value)) return `${JSON.stringify(value)} is no object`;
    const missing = needed.find((name) => value[name] === undefined);
    if (missing !== undefined) return `missing ${missing}`;
    for (const [name, member] of Object.entries(value)) {
      const wrong = known[name] === undefined ? "is not known" : known[name](member);
      if (wrong !== undefined) return `${name}: ${wrong}`;
    }
    return undefined;
  };
}

function listOf(check: Check, most: number): Check {
  return (value) => {
    if (!Array.isArray(value)) return `${JSON.stringify(value)} is no list`;
    if (value.length > most) return `more than ${most} items`;
    return value.map(check).find((wrong) => wrong !== undefined);
  };
}

function oneOrMany(check: Check): Check {
  return (value) => (Array.isArray(value) ? listOf(check, 1_000)(value) : check(value));
}

function orNull(check: Check): Check {
  return (value) => (value === null ? undefined : check(value));
}
