// Addresses: the checksum of EIP-55, with the examples of its text.
import { expect, test } from "vitest";
import { evmAddress, toChecksumAddress } from "./evm.js";

const EXAMPLES = [
  "0x52908400098527886E0F7030069857D2E4169EE7",
  "0xde709f2102306220921060314715629080e2fb77",
  "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
  "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
  "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB",
  "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
];

test.each(EXAMPLES)("%s is read in its own spelling from lower case and from upper case", (address) => {
  expect(toChecksumAddress(address.toLowerCase())).toBe(address);
  const argument = evmAddress("any");
  expect(argument.parse(address.toLowerCase())).toBe(address);
  expect(argument.parse(`0x${address.slice(2).toUpperCase()}`)).toBe(address);
  expect(argument.parse(address)).toBe(address);
});

test("one letter in the wrong case is refused", () => {
  expect(evmAddress("any").safeParse("0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed").success).toBe(false);
});
