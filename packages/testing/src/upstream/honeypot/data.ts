// Data of honeypot.is' stand-in, in its own form.

const pair = (address: string, liquidity: number) => ({
  pair: { name: "Uniswap V2: USDC-ETH", address, token0: "0x", token1: "0x", type: "UniswapV2" },
  chainId: "1",
  reserves0: "48201123456789",
  reserves1: "22153123456789012345678",
  liquidity,
  router: "0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D",
  createdAtTimestamp: "1588710145",
});

/** Checks by chain and lower-case address. */
export const CHECKS: Readonly<Record<string, object>> = {
  "1/0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48": {
    token: {
      name: "USD Coin",
      symbol: "USDC",
      decimals: 6,
      address: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
      totalHolders: 1_755_847,
    },
    withToken: { name: "Ether", symbol: "ETH", decimals: 18 },
    summary: { risk: "low", riskLevel: 1, flags: [] },
    simulationSuccess: true,
    honeypotResult: { isHoneypot: false },
    simulationResult: { buyTax: 0, sellTax: 0, transferTax: 0, buyGas: "162352", sellGas: "124912" },
    flags: [],
    contractCode: { openSource: true, rootOpenSource: true, isProxy: true, hasProxyCalls: true },
    chain: { id: "1", name: "Ethereum", shortName: "ETH", currency: "ETH" },
    router: "0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D",
    pair: pair("0xB4e16d0168e52d35CaCD2c6185b44281Ec28C9Dc", 97_046_623.67),
    pairAddress: "0xB4e16d0168e52d35CaCD2c6185b44281Ec28C9Dc",
  },
  "1/0xdac17f958d2ee523a2206206994597c13d831ec7": {
    token: { name: "Tether USD", symbol: "USDT", decimals: 6, totalHolders: 7_000_001 },
    summary: { risk: "medium", riskLevel: 21, flags: [] },
    simulationSuccess: true,
    honeypotResult: { isHoneypot: false },
    simulationResult: { buyTax: 0, sellTax: 2.5, transferTax: 0, buyGas: "150000", sellGas: "140000" },
    contractCode: { openSource: true, isProxy: false, hasProxyCalls: false },
    pair: pair("0x0d4a11d5EEaaC28EC3F61d100daF4d40471f1852", 12_345.67),
  },
  "8453/0x940181a94a35a4569e4529a3cdfb74e38fd98631": {
    token: { name: "Aerodrome", symbol: "AERO", decimals: 18, totalHolders: 700_000 },
    summary: { risk: "very_low", riskLevel: 0, flags: [] },
    simulationSuccess: true,
    honeypotResult: { isHoneypot: false },
    simulationResult: { buyTax: 0, sellTax: 0, transferTax: 0, buyGas: "140000", sellGas: "100000" },
    contractCode: { openSource: true, isProxy: false, hasProxyCalls: false },
    pair: null,
    pairAddress: "0x6cDcb1C4A4D1C3C6d054b27AC5B77e89eAFb971d",
  },
  "56/0x00000000000000000000000000000000000badbd": {
    token: { name: "Trap", symbol: "TRAP", decimals: 18, totalHolders: 3 },
    summary: {
      risk: "honeypot",
      riskLevel: 100,
      flags: [
        { flag: "all_snipers_blocked", description: "No early buyer can sell.", severity: "critical" },
        "high_fail_rate",
      ],
    },
    simulationSuccess: true,
    honeypotResult: { isHoneypot: true, honeypotReason: "execution reverted: TRANSFER_FAILED" },
    simulationResult: { buyTax: 12.5, sellTax: 100, transferTax: 0, buyGas: "162352", sellGas: "0" },
    contractCode: { openSource: false, isProxy: false, hasProxyCalls: false },
    pair: pair("0x00000000000000000000000000000000000000AA", 9.5),
  },
  // A simulation that failed: what it says of trades is no finding.
  "1/0x000000000000000000000000000000000000f001": {
    token: { name: "Odd", symbol: "ODD", decimals: 18 },
    summary: { risk: "unknown", flags: [] },
    simulationSuccess: false,
    simulationError: "execution reverted",
    honeypotResult: { isHoneypot: false },
    simulationResult: { buyTax: 0, sellTax: 0, transferTax: 0, buyGas: "0", sellGas: "0" },
    contractCode: { openSource: true },
  },
};
