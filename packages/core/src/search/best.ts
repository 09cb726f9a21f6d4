// Search best: the numbers that score best, in the order of their scores, without sorting the rest.

/** Finds what scores best, at most so many. */
export interface Best {
  /** Of all numbers those that are accepted and score at least this part of the best; of equals the smallest. */
  of(relevant: number, isAccepted?: (number: number) => boolean): readonly number[];
  /** These numbers, in the order of their scores; of equals the smallest first. */
  among(numbers: readonly number[]): readonly number[];
}

/** Finds at most `most` numbers by their scores, none of which is less than 0. */
export function createBest(scores: Float32Array, most: number): Best {
  // Such scores are in the order of their bits, which a processor compares in half the time.
  const bits = new Int32Array(scores.buffer, scores.byteOffset, scores.length);
  // Numbers that score enough.
  const near = new Int32Array(scores.length);
  return {
    of(relevant, isAccepted) {
      const best: number[] = [];
      const highest = highestOf(bits, isAccepted);
      if (highest === 0) return best;
      const count = collect(bits, leastBits(bitsToScore(highest) * relevant), near);
      for (let at = 0; at < count; at++) {
        const number = near[at] ?? 0;
        // Of equals the first stays.
        if (best.length === most && (bits[number] ?? 0) <= (bits[best[most - 1] ?? 0] ?? 0)) continue;
        if (isAccepted !== undefined && !isAccepted(number)) continue;
        place(best, number, bits);
        if (best.length > most) best.pop();
      }
      return best;
    },
    among(numbers) {
      const ranked: number[] = [];
      for (const number of numbers) place(ranked, number, bits);
      return ranked;
    },
  };
}

const SCORE = new Float32Array(1);
const BITS = new Int32Array(SCORE.buffer);

function bitsToScore(bits: number): number {
  BITS[0] = bits;
  return SCORE[0] ?? 0;
}

/** The bits of the least score that is at least so high. */
function leastBits(score: number): number {
  SCORE[0] = score;
  const bits = BITS[0] ?? 0;
  return bitsToScore(bits) < score ? bits + 1 : bits;
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

function highestOf(bits: Int32Array, isAccepted: ((number: number) => boolean) | undefined): number {
  let highest = 0;
  for (let number = 0; number < bits.length; number++) {
    const score = bits[number] ?? 0;
    if (score > highest && (isAccepted === undefined || isAccepted(number))) highest = score;
  }
  return highest;
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
