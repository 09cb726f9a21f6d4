// Standing in: the address that a later turn calls "it", put in that place and called what the call before took it for.
import type { Mention } from "../entities/mention.js";
import { takenBy } from "../filling/said-roles.js";
import type { PlannedCall } from "./plan.js";

interface Asked {
  readonly text: string;
  readonly mentions: readonly Mention[];
}

const IT = /\b(?:it|them|they|he|she|him)\b(?!['’])/i;

/** A question with what it refers to in its place; as it was where that is not known. */
export function withSubject<Given extends Asked>(given: Given, calls: readonly PlannedCall[]): Given {
  const { text, mentions } = given;
  const known = mentions.filter((each) => addressOf(each) !== undefined && each.readings.ens === undefined);
  const [mention] = known;
  const address = mention && addressOf(mention);
  if (mention === undefined || address === undefined || known.length > 1 || mention.start >= 0) return given;
  const noun = calledBy(address, calls);
  const match = IT.exec(text);
  if (noun === undefined || match === null) return given;
  const start = match.index + noun.length + 1;
  const whole = `${text.slice(0, match.index)}${noun} ${address}${text.slice(match.index + match[0].length)}`;
  const end = start + address.length;
  const shift = whole.length - text.length;
  const placed = mentions.map((each) =>
    each === mention
      ? { ...each, text: address, start, end, before: noun }
      : each.start > match.index
        ? { ...each, start: each.start + shift, end: each.end + shift }
        : each,
  );
  return { ...given, text: whole, mentions: placed };
}

function addressOf({ readings }: Mention): string | undefined {
  return readings.evmAddress ?? readings.solanaAddress ?? readings.solanaSignature;
}

/** What the call before took an address for: "token", "wallet". */
function calledBy(address: string, calls: readonly PlannedCall[]): string | undefined {
  for (const { tool, args } of calls) {
    const slot = tool.slots.find(({ name }) => [args[name]].flat().includes(address));
    if (slot === undefined) continue;
    if (slot.kind === "solanaSignature") return "transaction";
    const role = takenBy(slot) ?? (tool.tool.category === "portfolio_wallet" ? "wallet" : undefined);
    return role === "collection" ? "nft collection" : role;
  }
  return undefined;
}
