// Market values: a market of predictions, and the outcome of it that a question says.
import type { Mention } from "../entities/mention.js";
import type { Found } from "./found.js";

const OUTCOME =
  /\b(?:for|outcome|buy|sell|of|on|the|hold|betting|bet)\s+["“]?(yes|no)\b(?! (?:one|more|longer))|\b(yes|no)["”]? (?:shares?|side|outcome|price|contracts?|bids?|asks?|in|at|on)\b/;

/** "Best bid for No": the outcome by its usual label. */
export function outcomeOf(text: string): readonly Found[] {
  const [, behind, before] = OUTCOME.exec(text) ?? [];
  const said = behind ?? before;
  return said === undefined ? [] : [{ value: said === "yes" ? "Yes" : "No", mention: undefined }];
}

/** The market that is named: by its ticker, its hash, its page or its number. */
export function marketOf(mentions: readonly Mention[]): readonly Found[] {
  return mentions.flatMap((mention) => {
    const { evmHash, ticker, quoted, number, url } = mention.readings;
    const slug = quoted !== undefined && /^[a-z0-9-]+$/.test(quoted) ? quoted : url?.split("/").at(-1);
    const value =
      ticker ?? evmHash ?? slug ?? (number !== undefined && /^\d{3,}$/.test(number) ? number : undefined);
    return value === undefined ? [] : [{ value, mention }];
  });
}
