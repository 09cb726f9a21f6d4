// Market values: a market of predictions, and the outcome of it that a question says.
import type { Mention } from "../entities/mention.js";
import type { Found } from "./found.js";
import type { Slot } from "./slot.js";

const OUTCOME =
  /\b(?:for|outcome|buy(?:s|ing)?|sell(?:s|ing)?|of|on|the|hold(?:s|ing)?|bet(?:s|ting)?|wants?|wanting|side|is|about)\s+["“]?(yes|no)\b(?! (?:one|more|longer))|\b(yes|no)["”]? (?:shares?|side|outcome|price|contracts?|bids?|asks?|in|at|on)\b/;

/** "Best bid for No": the outcome by its usual label. */
export function outcomeOf(text: string): readonly Found[] {
  const [, behind, before] = OUTCOME.exec(text) ?? [];
  const said = behind ?? before;
  return said === undefined ? [] : [{ value: said === "yes" ? "Yes" : "No", mention: undefined }];
}

/** The market or event that is named: by its ticker, its hash, its page or its number, as the argument takes it. */
export function marketOf({ name, description }: Slot, mentions: readonly Mention[]): readonly Found[] {
  const isOfTickers = /\bthe ticker\b/.test(description);
  const isOfPages = /0x and 64 hex|slug as in its URL/.test(description);
  return mentions.flatMap((mention) => {
    const ticker = tickerOf(mention, name === "event" ? EVENT : MARKET);
    const value = (isOfPages ? undefined : ticker) ?? (isOfTickers ? undefined : pageOf(mention));
    return value === undefined ? [] : [{ value, mention }];
  });
}

function pageOf({ readings: { evmHash, quoted, number, url } }: Mention): string | undefined {
  const slug = quoted !== undefined && /^[a-z0-9-]+$/.test(quoted) ? quoted : url?.split("/").at(-1);
  return evmHash ?? slug ?? (number !== undefined && /^\d{3,}$/.test(number) ? number : undefined);
}

// How many parts a ticker has: a series has one, its events two, and their markets more; an event of one market is called like it.
const SERIES = [1, 1] as const;
const EVENT = [2, 2] as const;
const MARKET = [2, 9] as const;

/** The ticker that is named, where it is one of a series. */
export function seriesOf(mention: Mention): string | undefined {
  return tickerOf(mention, SERIES) ?? mention.readings.series;
}

function tickerOf({ readings: { ticker } }: Mention, [least, most]: readonly [number, number]) {
  const parts = ticker?.split("-").length ?? 0;
  return parts >= least && parts <= most ? ticker : undefined;
}

/** The venue that is named; none where an argument that may be left out would take one of several. */
export function venuesFor({ isRequired }: Slot, mentions: readonly Mention[]): readonly Found[] {
  const found = mentions.flatMap((mention): Found[] => {
    const { venue } = mention.readings;
    return venue === undefined ? [] : [{ value: venue, mention }];
  });
  const isOne = new Set(found.map(({ value }) => value)).size === 1;
  return isRequired || isOne ? found : [];
}
