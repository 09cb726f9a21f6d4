// Data of Sourcify's stand-ins: contracts with short sources, in Sourcify's own form, and signatures by hash.

/** Chains that the stand-in covers. */
export const CHAINS: readonly string[] = ["1", "10", "56", "137", "8453", "42161", "11155111"];

interface Contract {
  readonly chainId: string;
  readonly address: string;
  readonly [field: string]: unknown;
}

const deposit = [
  {
    type: "event",
    name: "DepositEvent",
    anonymous: false,
    inputs: [
      { indexed: false, internalType: "bytes", name: "pubkey", type: "bytes" },
      { indexed: false, internalType: "bytes", name: "amount", type: "bytes" },
    ],
  },
  {
    type: "function",
    name: "deposit",
    stateMutability: "payable",
    inputs: [
      { internalType: "bytes", name: "pubkey", type: "bytes" },
      { internalType: "bytes32", name: "deposit_data_root", type: "bytes32" },
    ],
    outputs: [],
  },
  { type: "receive", stateMutability: "payable" },
];

const multicall = [
  {
    type: "function",
    name: "aggregate",
    stateMutability: "payable",
    inputs: [
      {
        name: "calls",
        type: "tuple[]",
        components: [
          { name: "target", type: "address" },
          { name: "callData", type: "bytes" },
        ],
      },
    ],
    outputs: [{ name: "blockNumber", type: "uint256" }],
  },
];

const on = (chainId: string, address: string, fields: Readonly<Record<string, unknown>>): Contract => ({
  match: "exact_match",
  creationMatch: "match",
  runtimeMatch: "exact_match",
  verifiedAt: "2024-07-24T12:00:00Z",
  matchId: "3266227",
  chainId,
  address,
  ...fields,
});

const MULTICALL = {
  abi: multicall,
  sources: { "Multicall3.sol": { content: "contract Multicall3 {}\n" } },
  compilation: { language: "Solidity", compiler: "solc", compilerVersion: "0.8.12", name: "Multicall3" },
};

/** The contracts. */
export const CONTRACTS: readonly Contract[] = [
  on("1", "0x00000000219ab540356cBB839Cbe05303d7705Fa", {
    abi: deposit,
    sources: {
      "deposit_contract.sol": { content: "// Deposits of stakers.\ncontract DepositContract {}\n" },
      "IERC165.sol": { content: "interface IERC165 {}\n" },
    },
    compilation: {
      language: "Solidity",
      compiler: "solc",
      compilerVersion: "0.6.11+commit.5ef660b1",
      compilerSettings: {},
      name: "DepositContract",
      fullyQualifiedName: "deposit_contract.sol:DepositContract",
    },
    deployment: {
      transactionHash: "0xe75fb554e433e03763a1560646ee22dcb74e5274b34c5ad644e7c0f619a7e1d0",
      blockNumber: "11052984",
      transactionIndex: "63",
      deployer: "0xb20a608c624ca5003905aa834de7156c68b2e1d0",
    },
    proxyResolution: { isProxy: false, proxyType: null, implementations: [] },
  }),
  on("8453", "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913", {
    match: "match",
    runtimeMatch: "match",
    creationMatch: null,
    abi: [{ type: "fallback", stateMutability: "payable" }],
    sources: { "FiatTokenProxy.sol": { content: "contract FiatTokenProxy {}\n" } },
    compilation: {
      language: "Solidity",
      compiler: "solc",
      compilerVersion: "0.6.12",
      name: "FiatTokenProxy",
    },
    deployment: { transactionHash: null, blockNumber: null, transactionIndex: null, deployer: null },
    proxyResolution: {
      isProxy: true,
      proxyType: "ZeppelinOSProxy",
      implementations: [{ address: "0x2ce6311ddae708829bc0784c967b7d77d19fd779", name: "FiatTokenV2_2" }],
    },
  }),
  on("1", "0xcA11bde05977b3631167028862bE2a173976CA11", MULTICALL),
  on("11155111", "0xcA11bde05977b3631167028862bE2a173976CA11", { ...MULTICALL, match: "match" }),
];

/** Signatures by hash. */
export const SIGNATURES: Readonly<Record<string, readonly object[]>> = {
  "0xa9059cbb": [
    { name: "transfer(address,uint256)", filtered: false, hasVerifiedContract: true },
    { name: "many_msg_babbage(bytes1)", filtered: true, hasVerifiedContract: false },
  ],
  "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef": [
    { name: "Transfer(address,address,uint256)", filtered: false, hasVerifiedContract: true },
  ],
};
