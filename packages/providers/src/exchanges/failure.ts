// Failures of exchanges: what their answers say in the body, most of them with status 200.
import { isObject, type UpstreamFailure } from "@svckit/core";

/** Codes of Bybit and OKX, and words with which Kraken's begin, by what they mean. */
const RATE_LIMITED = [
  "10006",
  "10018",
  "50011",
  "50061",
  "-1003",
  "EAPI:Rate limit",
  "EGeneral:Too many",
  "EService:Throttled",
];
const DEGRADED = [
  "10016",
  "50001",
  "50004",
  "50013",
  "50026",
  "-1001",
  "-1007",
  "EService",
  "EGeneral:Internal",
];

/** Reads what an exchange says of a failure: Kraken's `error`, Bybit's `retCode`, the `code` of OKX and Binance. */
export function readExchangeFailure({
  status,
  body,
}: {
  readonly status: number;
  readonly body: unknown;
}): UpstreamFailure | undefined {
  if (!isObject(body) || [401, 403, 429].includes(status) || status >= 500) return undefined;
  // Binance bans the address for a time where it went on after 429.
  if (status === 418)
    return { runtimeStatus: "rate_limited", message: "is asked too often, and answers nothing for now" };
  const told = toldBy(body);
  if (told === undefined) return undefined;
  const is = (codes: readonly string[]) =>
    codes.some((code) => told === code || (code.startsWith("E") && told.startsWith(code)));
  // A code, or Kraken's word for the category: never the text that follows it.
  const name = CODE.exec(told)?.[0] ?? CATEGORY.exec(told)?.[0] ?? "unknown";
  if (is(RATE_LIMITED)) return { runtimeStatus: "rate_limited", message: `is asked too often (${name})` };
  if (is(DEGRADED)) return { runtimeStatus: "degraded", message: `has trouble of its own (${name})` };
  return { runtimeStatus: "invalid_input", message: `does not take the request (${name})`, next: NEXT };
}

const NEXT = "Check `symbol`: get_exchange_markets lists those that the exchange has.";
const CODE = /^-?\d{1,6}$/;
const CATEGORY = /^E(?:API|Query|General|Service|Trade|Order|Auth|Funding)(?=:)/;

function toldBy({ error, retCode, code }: Readonly<Record<string, unknown>>): string | undefined {
  if (Array.isArray(error) && error.length > 0) return String(error[0]);
  for (const each of [retCode, code]) {
    const text = String(each);
    if (CODE.test(text) && Number(text) !== 0) return text;
  }
  return undefined;
}
