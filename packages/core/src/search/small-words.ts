// Small words: those that say little by themselves, and those that say nothing.

const SMALL_WORDS: ReadonlySet<string> = new Set(
  (
    "my me was were been be being is are any and as at by can could did do does else for from get gets give gives go " +
    "going had has have how i if in into know let like look looking many much need nothing now on only or out over " +
    "right see should show so tell than the them then there they thing to today up us use using want way we what when " +
    "where which who whose will with would you one all every each most largest latest current several given known " +
    "here about not no but also more less list fetch grab pull display check find return provide per n made moment " +
    "make take happen lately recently ever still between under since during within via vs versus whether last past " +
    "next time day days back"
  ).split(" "),
);

const EMPTY_WORDS: ReadonlySet<string> = new Set(
  "a an and are as at be by for i in is it me my n of on or the to us".split(" "),
);

/** How much a small word says, of 1: it chooses between tools that fit alike. */
export const SMALL = 0.4;

/** Whether a word says little, or nothing. */
export function isSmall(word: string): boolean {
  return SMALL_WORDS.has(word);
}

/** How much a word says by itself, 0 to 1. */
export function toldBy(word: string): number {
  if (word.startsWith("§") || EMPTY_WORDS.has(word)) return 0;
  return isSmall(word) ? SMALL : 1;
}
