// Search best: the numbers that score best, in the order of their scores, without sorting the rest.

/** Finds what scores best, at most so many; best first, of equals the smallest number. */
export interface Best {
  /** Of all numbers those that are accepted and score at least this part of the best. What is given lasts until the next search. */
  of(scores: Float32Array, relevant: number, isAccepted?: (number: number) => boolean): readonly number[];
  /** These numbers, in the order of their scores. */
  among(numbers: readonly number[], scores: Float32Array): readonly number[];
}

/** Finds at most `most` numbers. */
export function createBest(most: number): Best {
  return {
    of(scores, relevant, isAccepted) {
      let highest = 0;
      for (let number = 0; number < scores.length; number++) {
        const score = scores[number] ?? 0;
        if (score > highest && (isAccepted === undefined || isAccepted(number))) highest = score;
      }
      const best: number[] = [];
      if (highest === 0) return best;
      let least = highest * relevant;
      for (let number = 0; number < scores.length; number++) {
        const score = scores[number] ?? 0;
        if (score < least) continue;
        // Of equals the first stays.
        if (best.length === most && score === least) continue;
        if (isAccepted !== undefined && !isAccepted(number)) continue;
        place(best, number, score, scores);
        if (best.length <= most) continue;
        best.pop();
        least = scores[best[most - 1] ?? 0] ?? 0;
      }
      return best;
    },
    among(numbers, scores) {
      const ranked: number[] = [];
      for (const number of numbers) place(ranked, number, scores[number] ?? 0, scores);
      return ranked;
    },
  };
}

/** Puts a number among others that are in the order of their scores. */
function place(ranked: number[], number: number, score: number, scores: Float32Array): void {
  let rank = ranked.push(number) - 1;
  for (; rank > 0; rank--) {
    const before = ranked[rank - 1] ?? 0;
    const better = (scores[before] ?? 0) - score;
    if (better > 0 || (better === 0 && before < number)) break;
    ranked[rank] = before;
  }
  ranked[rank] = number;
}
