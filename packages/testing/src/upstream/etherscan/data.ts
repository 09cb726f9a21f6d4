// Data of Etherscan's stand-in, in Etherscan's own form: figures are text, and rows stand from the oldest to the newest.

const VITALIK = "0xd8da6bf26964af9d7eed9e03e53415d37aa96045";
const USDT = "0xdac17f958d2ee523a2206206994597c13d831ec7";

const hash = (at: number) => `0x${at.toString(16).padStart(64, "0")}`;

const sent = (chain: string, at: number) => ({
  chain,
  blockNumber: String(23_000_000 + at),
  timeStamp: String(1_750_000_000 + at),
  hash: hash(at),
  nonce: String(at),
  blockHash: hash(90_000 + at),
  transactionIndex: "1",
  from: VITALIK,
  to: USDT,
  value: "0",
  gas: "90000",
  gasPrice: "1234567890",
  gasUsed: "46109",
  isError: "0",
  txreceipt_status: "1",
  contractAddress: "",
  methodId: "0xa9059cbb",
  functionName: "transfer(address to, uint256 value)",
  confirmations: "10",
});

/** Transactions, of all chains. */
export const TRANSACTIONS = [
  ...[1, 2, 3, 4, 5, 6, 7].map((at) => sent("8453", at)),
  // Above 2^53 wei, and one that failed.
  { ...sent("1", 8), value: "9007199254740993000000000000000001", isError: "1", txreceipt_status: "0" },
  {
    ...sent("1", 9),
    to: "",
    contractAddress: "0x00000000000000000000000000000000000000aa",
    functionName: "",
  },
];

const moved = (at: number, token: string, symbol: string, decimals: string, value: string) => ({
  chain: "1",
  blockNumber: String(23_000_000 + at),
  timeStamp: String(1_750_000_000 + at),
  hash: hash(at),
  from: USDT,
  to: VITALIK,
  contractAddress: token,
  value,
  tokenName: symbol,
  tokenSymbol: symbol,
  tokenDecimal: decimals,
});

/** Transfers of tokens. */
export const TRANSFERS = [
  moved(1, USDT, "USDT", "6", "1000001"),
  moved(2, "0x6b175474e89094c44da98b954eedeac495271d0f", "DAI", "18", "9007199254740993000000000000000001"),
  // A token that does not tell its decimals.
  moved(3, "0x00000000000000000000000000000000000000bb", "", "", "7"),
];

/** Balances in wei by chain and lower-case address. */
export const BALANCES: Readonly<Record<string, string>> = {
  [`1/${VITALIK}`]: "9007199254740993000000000000000001",
  [`8453/${VITALIK}`]: "1000000000000000000",
};

/** What stands in the place of a contract that is not verified. */
export const UNVERIFIED = {
  SourceCode: "",
  ABI: "Contract source code not verified",
  ContractName: "",
  CompilerVersion: "",
  OptimizationUsed: "",
  EVMVersion: "Unknown",
  LicenseType: "Unknown",
  Proxy: "0",
  Implementation: "",
};

const input = {
  language: "Solidity",
  sources: {
    "contracts/FiatTokenProxy.sol": { content: "contract FiatTokenProxy {}\n" },
    "contracts/Proxy.sol": { content: "contract Proxy {}\n" },
  },
  settings: {},
};

/** Sources by chain and lower-case address. */
export const SOURCES: Readonly<Record<string, object>> = {
  [`1/${USDT}`]: {
    SourceCode: "pragma solidity ^0.4.17;\ncontract TetherToken {}\n",
    ABI: '[{"type":"function","name":"transfer","inputs":[]}]',
    ContractName: "TetherToken",
    CompilerVersion: "v0.4.18+commit.9cf6e910",
    OptimizationUsed: "0",
    Runs: "0",
    EVMVersion: "Default",
    LicenseType: "",
    Proxy: "0",
    Implementation: "",
  },
  "8453/0x833589fcd6edb6e08f4c7c32d4f71b54bda02913": {
    SourceCode: `{${JSON.stringify(input)}}`,
    ABI: '[{"type":"fallback"}]',
    ContractName: "FiatTokenProxy",
    CompilerVersion: "v0.6.12+commit.27d51765",
    OptimizationUsed: "1",
    Runs: "10000000",
    EVMVersion: "Default",
    LicenseType: "MIT",
    Proxy: "1",
    Implementation: "0x2ce6311ddae708829bc0784c967b7d77d19fd779",
  },
  "1/0x00000000000000000000000000000000000000cc": {
    SourceCode: JSON.stringify({
      "A.sol": { content: "contract A {}" },
      "B.sol": { content: "contract B {}" },
    }),
    ABI: "[]",
    ContractName: "A",
    CompilerVersion: "v0.8.0",
    OptimizationUsed: "",
    Proxy: "",
  },
};
