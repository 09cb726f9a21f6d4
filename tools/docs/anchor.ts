// The anchor of a heading, as forges make it; the site is told to make the same.

/** The anchor of a heading's text without its marks. The second of one name on a page gets `-1`, the third `-2`. */
export function anchorOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, "")
    .replaceAll(" ", "-");
}
