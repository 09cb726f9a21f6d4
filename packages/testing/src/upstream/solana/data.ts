// What Solana's stand-in knows: a wallet, three tokens and two transactions, made up around well-known addresses.

export const WALLET = "vines1vzrYbzLMRdu58ou5XTby4qAqVRLmqo36NKPTg";
const OTHER = "9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM";
const USDC = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v";
const BONK = "DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263";
const PYUSD = "2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo";
const USDC_ACCOUNT = "3emsAVdmGKERbHjmGfQ6oZ1e35dkf5iYcS6U4CPKFVaa";
const BONK_ACCOUNT = "7fUAJdStEuGbc3sM84cKRL6yYaaSstyLSU4ve5oovLS7";
const PYUSD_ACCOUNT = "HN7cABqLq46Es1jh92dQQisAq662SmxELLLsHHe4YWrH";
const EMPTY_ACCOUNT = "CiDwVBFgWV9E5MvXWoLgnEgn2hK7rJikbvfWavzAQz3";
const SYSTEM = "11111111111111111111111111111111";
const TOKEN_PROGRAM = "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA";
const TOKEN_2022 = "TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb";

export const SLOT = 302_400_000;
/** The slot before it stayed without a block. */
export const EMPTY_SLOT = SLOT - 1_000;

/** The largest amount that an account can hold, which no double does. */
const MOST = "18446744073709551615";

/** How many of each token exist. */
export const SUPPLY: Readonly<Record<string, { readonly amount: string; readonly decimals: number }>> = {
  [USDC]: { amount: "3891234567890123", decimals: 6 },
  [BONK]: { amount: MOST, decimals: 5 },
  [PYUSD]: { amount: "209000000000000", decimals: 6 },
};

/** Lamports of accounts; others have none. */
export const LAMPORTS: Readonly<Record<string, number>> = {
  [WALLET]: 1_234_567_891,
  [USDC]: 8_407_812_345_678_901,
};

export const tokenAmount = (amount: string, decimals: number) => {
  const whole = Number(amount) / 10 ** decimals;
  return { amount, decimals, uiAmount: whole, uiAmountString: String(whole) };
};

const heldBy = (pubkey: string, mint: string, amount: string, more: object = {}) => ({
  pubkey,
  account: {
    lamports: 2_039_280,
    owner: mint === PYUSD ? TOKEN_2022 : TOKEN_PROGRAM,
    executable: false,
    rentEpoch: 18_446_744_073_709_552_000,
    space: 165,
    data: {
      program: mint === PYUSD ? "spl-token-2022" : "spl-token",
      space: 165,
      parsed: {
        type: "account",
        info: {
          isNative: false,
          mint,
          owner: WALLET,
          state: "initialized",
          tokenAmount: tokenAmount(amount, SUPPLY[mint]?.decimals ?? 0),
          ...more,
        },
      },
    },
  },
});

/** The wallet's token accounts. */
export const TOKEN_ACCOUNTS = [
  heldBy(USDC_ACCOUNT, USDC, "2500001", { delegate: OTHER, delegatedAmount: tokenAmount("5", 6) }),
  heldBy(BONK_ACCOUNT, BONK, MOST),
  heldBy(PYUSD_ACCOUNT, PYUSD, "77", { state: "frozen" }),
  heldBy(EMPTY_ACCOUNT, USDC, "0"),
];

/** The largest accounts of any token. */
export const largestOf = (mint: string) =>
  [MOST, "2500001"].map((amount, at) => ({
    address: at === 0 ? BONK_ACCOUNT : USDC_ACCOUNT,
    ...tokenAmount(amount, SUPPLY[mint]?.decimals ?? 0),
  }));

/** Accounts, as `getAccountInfo` has them parsed. */
export const ACCOUNTS: Readonly<Record<string, object>> = {
  [USDC]: {
    owner: TOKEN_PROGRAM,
    executable: false,
    rentEpoch: 0,
    space: 82,
    data: {
      program: "spl-token",
      space: 82,
      parsed: {
        type: "mint",
        info: { decimals: 6, freezeAuthority: OTHER, isInitialized: true, supply: SUPPLY[USDC]?.amount },
      },
    },
  },
  [WALLET]: { owner: SYSTEM, executable: false, rentEpoch: 0, space: 0, data: ["", "base64"] },
  [TOKEN_PROGRAM]: {
    owner: "BPFLoader2111111111111111111111111111111111",
    executable: true,
    space: 134_080,
    data: ["f0VM", "base64"],
  },
};

const SIGNATURES = [
  "5j7s6NiJS3JAkvgkoc18WVAsiSaci2pxB2A6ueCJP4tprA2TFg9wSyTLeYouxPBJEMzJinENTkpA52YStRW5Dia7",
  "2nBhEBYYvfaAe16UMNqRHre4YNSskvuYgx3M6E4JP1oDYvZEJHvoPzyUidNgNX5r9sTyN1J9UxtbCXy2rqYcuyuv",
  "3AsdoALgZFuq2oUVWrDYhg2pNeaLJKPLf8hU2mQ6U8qJxeJ6hsrPVpMn9ma39DtfYCrDQSvngWRP8NnTpEhezJpE",
] as const;

const TIME = 1_732_284_000;

/** What touched any address, the newest first. */
export const HISTORY = SIGNATURES.map((signature, at) => ({
  signature,
  slot: SLOT - at,
  err: at === 1 ? { InstructionError: [0, { Custom: 1 }] } : null,
  memo: at === 0 ? "[5] hello" : null,
  blockTime: at === 2 ? null : TIME - at,
  confirmationStatus: "finalized",
}));

const key = (pubkey: string, signer = false) => ({ pubkey, signer, writable: true, source: "transaction" });

const tokenBalance = (accountIndex: number, owner: string, amount: string) => ({
  accountIndex,
  mint: USDC,
  owner,
  programId: TOKEN_PROGRAM,
  uiTokenAmount: tokenAmount(amount, 6),
});

/** Transactions by signature: one that moved tokens into an account that it made, and one that failed. */
export const TRANSACTIONS: Readonly<Record<string, object>> = {
  [SIGNATURES[0]]: {
    slot: SLOT,
    blockTime: TIME,
    version: 0,
    meta: {
      err: null,
      status: { Ok: null },
      fee: 5_000,
      computeUnitsConsumed: 4_644,
      preBalances: [9_000_000_000_000_001, 2_039_280, 0, 1],
      postBalances: [8_999_999_997_955_721, 2_039_280, 2_039_280, 1],
      preTokenBalances: [tokenBalance(1, WALLET, "10000000000000001")],
      postTokenBalances: [tokenBalance(1, WALLET, "10000000000000000"), tokenBalance(2, OTHER, "1")],
      innerInstructions: [],
      logMessages: [],
    },
    transaction: {
      signatures: [SIGNATURES[0]],
      message: {
        accountKeys: [key(WALLET, true), key(USDC_ACCOUNT), key(PYUSD_ACCOUNT), key(TOKEN_PROGRAM)],
        recentBlockhash: OTHER,
        instructions: [
          {
            program: "spl-token",
            programId: TOKEN_PROGRAM,
            parsed: { type: "transferChecked", info: {} },
            stackHeight: null,
          },
          { program: "spl-memo", programId: "MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr", parsed: "hello" },
          { programId: OTHER, accounts: [], data: "3Bxs" },
        ],
      },
    },
  },
  [SIGNATURES[1]]: {
    slot: SLOT - 1,
    blockTime: TIME - 1,
    version: "legacy",
    meta: {
      err: { InstructionError: [0, { Custom: 1 }] },
      status: { Err: { InstructionError: [0, { Custom: 1 }] } },
      fee: 5_000,
      preBalances: [1_005_000, 1],
      postBalances: [1_000_000, 1],
      preTokenBalances: [],
      postTokenBalances: [],
    },
    transaction: {
      signatures: [SIGNATURES[1]],
      message: { accountKeys: [key(WALLET, true), key(SYSTEM)], recentBlockhash: OTHER, instructions: [] },
    },
  },
};

/** What was paid at least in the last blocks, out of order as nodes have it. */
export const FEES = [7, 0, 900_000, 3, 5, 1, 2, 4, 6, 8].map((prioritizationFee, at) => ({
  slot: SLOT - ((at * 3) % 10),
  prioritizationFee,
}));

export const EPOCH = {
  absoluteSlot: SLOT,
  blockHeight: 280_812_345,
  epoch: 700,
  slotIndex: 54_000,
  slotsInEpoch: 432_000,
  transactionCount: 345_678_901_234,
};

/** When the block of a slot was made. */
export const timeOfSlot = (slot: number) => TIME - Math.round((SLOT - slot) * 0.4);
