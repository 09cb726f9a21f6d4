// A small ERC-20 token as EVM bytecode, assembled here, so that no compiler is needed.

// Only the instructions in use.
const OPCODES: Readonly<Record<string, string>> = {
  ADD: "01",
  SUB: "03",
  LT: "10",
  EQ: "14",
  SHL: "1b",
  SHR: "1c",
  CALLER: "33",
  CALLDATALOAD: "35",
  MSTORE: "52",
  SLOAD: "54",
  SSTORE: "55",
  JUMPI: "57",
  DUP1: "80",
  DUP2: "81",
  DUP3: "82",
  SWAP1: "90",
  LOG3: "a3",
  RETURN: "f3",
  REVERT: "fd",
};

const RETURN_WORD = "0 MSTORE 20 0 RETURN";

const TRANSFER_TOPIC = "ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";

const SOURCE = `
  0 CALLDATALOAD e0 SHR
  DUP1 70a08231 EQ @balanceOf JUMPI
  DUP1 a9059cbb EQ @transfer JUMPI
  DUP1 313ce567 EQ @decimals JUMPI
  DUP1 95d89b41 EQ @symbol JUMPI
  DUP1 06fdde03 EQ @name JUMPI
  DUP1 18160ddd EQ @totalSupply JUMPI
  DUP1 095ea7b3 EQ @approve JUMPI
  DUP1 dd62ed3e EQ @allowance JUMPI
  ${revertWith("unknown function")}
  :balanceOf 4 CALLDATALOAD SLOAD ${RETURN_WORD}
  :decimals 6 ${RETURN_WORD}
  :symbol ${storeText("TST", 0)} 60 0 RETURN
  :name ${storeText("Test Token", 0)} 60 0 RETURN
  :totalSupply e8d4a51000 ${RETURN_WORD}
  :approve 24 CALLDATALOAD 4 CALLDATALOAD 8 SHL CALLER ADD SSTORE 1 ${RETURN_WORD}
  :allowance 24 CALLDATALOAD 8 SHL 4 CALLDATALOAD ADD SLOAD ${RETURN_WORD}
  :transfer
    24 CALLDATALOAD CALLER SLOAD
    DUP2 DUP2 LT @low JUMPI
    DUP2 SWAP1 SUB CALLER SSTORE
    4 CALLDATALOAD DUP1 SLOAD DUP3 ADD SWAP1 SSTORE
    0 MSTORE 4 CALLDATALOAD CALLER ${TRANSFER_TOPIC} 20 0 LOG3
    1 ${RETURN_WORD}
  :low ${revertWith("balance too low")}
`;

/** Code of a token with 6 decimals and the symbol TST that keeps a holder's balance in the slot of the holder's address, and emits Transfer. */
export const TOKEN_CODE = assemble(SOURCE);

/** Code of a contract that gives everyone a balance of 5. Anything else that is asked reverts without a reason. */
export const BARE_TOKEN_CODE = assemble(`
  0 CALLDATALOAD e0 SHR 70a08231 EQ @balanceOf JUMPI
  0 0 REVERT
  :balanceOf 5 ${RETURN_WORD}
`);

function storeText(text: string, at: number): string {
  const hex = Buffer.from(text).toString("hex").padEnd(64, "0");
  const offsets = [at, at + 32, at + 64].map((offset) => offset.toString(16));
  return `20 ${offsets[0]} MSTORE ${text.length.toString(16)} ${offsets[1]} MSTORE ${hex} ${offsets[2]} MSTORE`;
}

function revertWith(text: string): string {
  return `${"08c379a0".padEnd(64, "0")} 0 MSTORE ${storeText(text, 4)} 64 0 REVERT`;
}

/** Assembles words: an opcode, `:label` that marks an offset, `@label` that pushes it, or hex to push. */
export function assemble(source: string): `0x${string}` {
  const words = source.trim().split(/\s+/);
  const offsets = new Map<string, number>();
  let size = 0;
  for (const word of words) {
    if (word.startsWith(":")) offsets.set(word.slice(1), size);
    size += encode(word, new Map()).length / 2;
  }
  return `0x${words.map((word) => encode(word, offsets)).join("")}`;
}

function encode(word: string, offsets: ReadonlyMap<string, number>): string {
  if (word.startsWith(":")) return "5b";
  if (word.startsWith("@")) return `61${(offsets.get(word.slice(1)) ?? 0).toString(16).padStart(4, "0")}`;
  const opcode = OPCODES[word];
  if (opcode !== undefined) return opcode;
  const hex = word.length % 2 === 0 ? word : `0${word}`;
  return `${(0x5f + hex.length / 2).toString(16)}${hex}`;
}
