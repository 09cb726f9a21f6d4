// Figures: the number that an answer gives with each of several things, so that the more or the less of them is told.
import type { Mention } from "../entities/mention.js";

/** The figure of a thing; undefined where none is given. */
export type Ranked = number | undefined;

const FIGURE =
  /(?<![\w.#])[$€£]?([−-]?\d[\d,]*(?:\.\d+)?)\s?(trillion|billion|million|thousand|tn|bn|mn|[tbmk])?(?![\w]|\.\d)/gi;
const SCALES: Readonly<Record<string, number>> = { t: 1e12, b: 1e9, m: 1e6, k: 1e3 };

interface Placed {
  readonly at: number;
  readonly value: number;
}

function figuresIn(text: string): readonly Placed[] {
  return [...text.matchAll(FIGURE)].map(({ 1: number = "", 2: scale = "", index }) => {
    const letter = scale.toLowerCase() === "thousand" ? "k" : scale.charAt(0).toLowerCase();
    return {
      at: index,
      value: Number(number.replaceAll(",", "").replace("−", "-")) * (SCALES[letter] ?? 1),
    };
  });
}

/** The first figure of an item. */
export function figureIn(item: string): Ranked {
  return figuresIn(item)[0]?.value;
}

/** The figure of each thing of a sentence: all stand behind their things, or all before them. */
export function figuresOf(text: string, things: readonly Mention[]): readonly Ranked[] {
  const inNames = ({ at }: Placed) => things.some(({ start, end }) => at >= start && at < end);
  const figures = figuresIn(text).filter((each) => !inNames(each));
  const [first] = figures;
  const isBefore = first !== undefined && first.at < (things[0]?.start ?? -1);
  return things.map(({ start, end }, at) => {
    const near = isBefore
      ? figures.findLast((each) => each.at < start && each.at >= (things[at - 1]?.end ?? 0))
      : figures.find((each) => each.at >= end && each.at < (things[at + 1]?.start ?? text.length));
    return near?.value;
  });
}
