// Contracts that attack: a few bytes of code each, put onto a local chain without a compiler.

/** Where contracts of attacks live; what no one has a key of. */
export const CONTRACT = "0x00000000000000000000000000000000000bad00";

const hex = (value: number, bytes: number) => value.toString(16).padStart(2 * bytes, "0");

/**
 * Answers a list of so many pointers to one place, which holds some words and then `bytes` zeros: 32 bytes for each
 * pointer, and the whole place again for whoever follows it.
 */
export function pointersToOnePlace(pointers: number, place: readonly number[], bytes: number): `0x${string}` {
  const list = 32 * pointers;
  return join(
    "6020 5f 52", //                      memory[0] = 32: where the list begins
    `62${hex(pointers, 3)} 6020 52`, //   memory[32] = its length
    `62${hex(list, 3)}`, //               at = 32 × pointers
    "5b", //                              next (15):
    `62${hex(list, 3)} 81 6020 01 52`, //   memory[32 + at] = 32 × pointers: behind the last pointer
    "6020 90 03", //                        at -= 32
    "80 600f 57", //                        while at > 0: next
    // The words of the place; memory is zero behind them.
    ...place.map((word, at) => `62${hex(word, 3)} 62${hex(64 + list + 32 * at, 3)} 52`),
    `62${hex(64 + list + 32 * place.length + bytes, 3)} 5f f3`, // return everything
  );
}

/** Runs in circles until its gas is used up. */
export const IN_CIRCLES = join("5b 5f 56"); // 0: jump to 0

/** Reverts with what it is called with. */
export const REVERTS_AS_ASKED = join(
  "36 5f 5f 37", // memory[0…] = the call's data
  "36 5f fd", //    revert with it
);

function join(...parts: readonly string[]): `0x${string}` {
  return `0x${parts.join("").replaceAll(" ", "")}`;
}
