// Time zones: how far the clocks of a place that is said are ahead of UTC.

const HOUR = 3_600_000;
const MINUTE = 60_000;

// Clocks that change with the summer.
const PLACES: Readonly<Record<string, string>> = {
  ...{ "new york": "America/New_York", et: "America/New_York", eastern: "America/New_York" },
  ...{ "los angeles": "America/Los_Angeles", pt: "America/Los_Angeles", pacific: "America/Los_Angeles" },
  ...{ chicago: "America/Chicago", "san francisco": "America/Los_Angeles", london: "Europe/London" },
  ...{ berlin: "Europe/Berlin", paris: "Europe/Paris", zurich: "Europe/Zurich", madrid: "Europe/Madrid" },
  ...{ tokyo: "Asia/Tokyo", singapore: "Asia/Singapore", "hong kong": "Asia/Hong_Kong" },
  ...{ dubai: "Asia/Dubai", sydney: "Australia/Sydney", seoul: "Asia/Seoul", shanghai: "Asia/Shanghai" },
};
const HOURS: Readonly<Record<string, number>> = {
  ...{ utc: 0, gmt: 0, z: 0, est: -5, edt: -4, pst: -8, pdt: -7, cdt: -5, mst: -7, mdt: -6 },
  ...{ bst: 1, cet: 1, cest: 2, eet: 2, eest: 3, jst: 9, kst: 9, sgt: 8, hkt: 8, aest: 10 },
};

/** How a time zone is written behind a clock. */
export const ZONE = `(?:utc|gmt)\\s?[+-]\\s?\\d{1,2}(?![\\d:])|(?:in\\s+)?(?:${Object.keys(PLACES).join("|")}|${Object.keys(HOURS).join("|")})(?:\\s+time)?\\b`;

/** How far a zone is ahead of UTC at a time that its clocks show, in milliseconds. */
export function offsetOf(zone: string, local: number): number {
  const said = zone
    .toLowerCase()
    .replace(/^in\s+|\s+time$/g, "")
    .replaceAll(/\s+/g, " ");
  const [, sign, hours, minutes = "0"] = /([+-])\s?(\d{1,2})(?::(\d{2}))?$/.exec(said) ?? [];
  if (hours !== undefined) return (sign === "-" ? -1 : 1) * (Number(hours) * HOUR + Number(minutes) * MINUTE);
  const place = PLACES[said];
  if (place === undefined) return (HOURS[said] ?? 0) * HOUR;
  return offsetIn(place, local - offsetIn(place, local));
}

const CLOCKS = new Map<string, Intl.DateTimeFormat>();

/** The clock of a place; to make one takes longer than to read it. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    CLOCKS.get(timeZone) ??
    new Intl.DateTimeFormat("en-US", {
      ...{ timeZone, hourCycle: "h23", year: "numeric", month: "numeric", day: "numeric" },
      ...{ hour: "numeric", minute: "numeric", second: "numeric" },
    });
  CLOCKS.set(timeZone, clock);
  return clock;
}

function offsetIn(timeZone: string, at: number): number {
  const parts = clockOf(timeZone).formatToParts(at);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const [year, month, day] = [part("year"), part("month") - 1, part("day")];
  return Date.UTC(year, month, day, part("hour"), part("minute"), part("second")) - at;
}
