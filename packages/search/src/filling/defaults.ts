// Defaults: what stands in for a required argument that a question leaves to the one who answers.
import type { Mention } from "../entities/mention.js";
import { chainOfCoin } from "../entities/name-table.js";
import { SOLANA_TOKENS } from "../tables/solana-tokens.js";
import type { Material } from "./material.js";
import { hasOpenEnd, hasOpenStart } from "./open-times.js";
import type { Slot } from "./slot.js";

/** A value that stands in, and whether nobody would expect another. */
export interface StandIn {
  readonly value: unknown;
  readonly isUsual: boolean;
}

const DAY = 86_400_000;
const USUAL_DAYS = 30;

/** The value for a required argument that nothing names; undefined where it has to be asked for. */
export function defaultOf(slot: Slot, material: Material, used: ReadonlySet<Mention>): StandIn | undefined {
  switch (slot.kind) {
    case "fiat":
      return { value: "usd", isUsual: true };
    case "days":
      if (hasOpenStart(material.text)) return undefined;
      return {
        value: slot.isInteger
          ? USUAL_DAYS
          : (slot.choices.find((choice) => Number(choice) === USUAL_DAYS) ?? slot.choices[0] ?? USUAL_DAYS),
        isUsual: false,
      };
    case "chain":
      return chainFor(material, used);
    case "venue":
      return venueFor(material.mentions);
    case "step":
      return { value: slot.choices.includes("1d") ? "1d" : slot.choices[0], isUsual: true };
    case "block":
      return undefined;
    case "time":
      return timeFor(slot, material);
    default:
      return slot.initial === undefined ? undefined : { value: slot.initial, isUsual: true };
  }
}

/** The venue of a market, by the form of its id. */
function venueFor(mentions: readonly Mention[]): StandIn | undefined {
  const [of] = mentions.flatMap(({ readings: { ticker, evmHash, quoted } }) =>
    ticker === undefined ? ((evmHash ?? quoted) ? ["polymarket"] : []) : ["kalshi"],
  );
  return of === undefined ? undefined : { value: of, isUsual: true };
}

/** The chain of what is named: that of an address, of a coin, else Ethereum where something of the EVM is named. */
function chainFor({ mentions, text }: Material, used: ReadonlySet<Mention>): StandIn | undefined {
  for (const { readings } of mentions) {
    if (readings.solanaAddress ?? readings.solanaSignature) return { value: "solana", isUsual: true };
    if (readings.bitcoinAddress ?? readings.bitcoinHash) return { value: "bitcoin", isUsual: true };
  }
  const coin = mentions.find(({ readings }) => readings.coin !== undefined)?.readings.coin;
  const own = chainOfCoin(coin?.id);
  if (own !== undefined && own !== "ethereum") return { value: own, isUsual: true };
  const isEvm = mentions.some(({ readings }) => readings.evmAddress ?? readings.evmHash ?? readings.ens);
  if (isEvm || used.size > 0 || own !== undefined || /\beth\b|\bether\b/.test(text))
    return { value: "ethereum", isUsual: true };
  // What is known as a token of Solana alone, such as RAY.
  const isOfSolana =
    coin?.symbol !== undefined && SOLANA_TOKENS.has(coin.symbol) && !/^USD/.test(coin.symbol);
  return isOfSolana ? { value: "solana", isUsual: false } : undefined;
}

function timeFor({ name }: Slot, { now, text }: Material): StandIn | undefined {
  if (name === "to" && !hasOpenEnd(text)) return { value: new Date(now).toISOString(), isUsual: true };
  if (name === "from" && !hasOpenStart(text))
    return { value: new Date(now - USUAL_DAYS * DAY).toISOString().slice(0, 10), isUsual: false };
  return undefined;
}
