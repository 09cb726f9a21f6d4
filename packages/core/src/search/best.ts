// Search best: the numbers that score best, in the order of their scores, without sorting the rest.

/** Finds what scores best, at most so many. */
export interface Best {
  /** The highest score of those that are accepted; 0 for none. */
  highest(isAccepted: (number: number) => boolean): number;
  /** Numbers that score at least so much, more than 0, and are accepted, in no order; of equals the smallest. */
  of(least: number, isAccepted?: (number: number) => boolean): readonly number[];
  /** Those of these numbers that score at least so much, in the order of their scores; of equals the smallest first. */
  among(numbers: readonly number[], least: number): readonly number[];
}

/** Finds at most `most` numbers by their scores, none of which is less than 0. */
export function createBest(scores: Float32Array, most: number): Best {
  // Such scores are in the order of their bits, which a processor compares in half the time.
  const bits = new Int32Array(scores.buffer, scores.byteOffset, scores.length);
  // Numbers that score enough.
  const near = new Int32Array(scores.length);
  return {
    highest(isAccepted) {
      let highest = 0;
      for (let number = 0; number < scores.length; number++) {
        const score = scores[number] ?? 0;
        if (score > highest && isAccepted(number)) highest = score;
      }
      return highest;
    },
    of(least, isAccepted) {
      const best: number[] = [];
      const count = collect(bits, leastBits(least), near);
      const areFew = count <= most;
      for (let at = 0; at < count; at++) {
        const number = near[at] ?? 0;
        // Of equals the first stays.
        if (best.length === most && (bits[number] ?? 0) <= (bits[best[most - 1] ?? 0] ?? 0)) continue;
        if (isAccepted !== undefined && !isAccepted(number)) continue;
        if (areFew) best.push(number);
        else place(best, number, bits);
        if (best.length > most) best.pop();
      }
      return best;
    },
    among(numbers, least) {
      const ranked: number[] = [];
      for (const number of numbers) if ((scores[number] ?? 0) >= least) place(ranked, number, bits);
      return ranked;
    },
  };
}

const SCORE = new Float32Array(1);
const BITS = new Int32Array(SCORE.buffer);

/** The bits of the least score that is at least so high. */
function leastBits(score: number): number {
  SCORE[0] = score;
  const bits = BITS[0] ?? 0;
  return (SCORE[0] ?? 0) < score ? bits + 1 : bits;
}

/** Writes down, in their order, the numbers that score at least so much; gives how many there are. */
function collect(bits: Int32Array, least: number, near: Int32Array): number {
  let count = 0;
  for (let number = 0; number < bits.length; number++) {
    // Written in any case, and kept by counting it: a processor guesses wrong which scores are high enough.
    near[count] = number;
    count += (least - 1 - (bits[number] ?? 0)) >>> 31;
  }
  return count;
}

/** Puts a number among others that are in the order of their scores. */
function place(ranked: number[], number: number, bits: Int32Array): void {
  const score = bits[number] ?? 0;
  let rank = ranked.push(number) - 1;
  for (; rank > 0; rank--) {
    const before = ranked[rank - 1] ?? 0;
    const other = bits[before] ?? 0;
    if (other > score || (other === score && before < number)) break;
    ranked[rank] = before;
  }
  ranked[rank] = number;
}
