// The Solana tokens: symbol, mint and decimals of those that are swapped most, so that an amount of one can be written out.

/** A token of Solana. */
export interface SolanaToken {
  readonly mint: string;
  readonly decimals: number;
}

const TABLE = `
SOL | So11111111111111111111111111111111111111112 | 9
USDC | EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v | 6
USDT | Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB | 6
BONK | DezXAZ8z7PnrnJjRz3wXBoRgixCa6xjnB7YaB1pPB263 | 5
JUP | JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN | 6
WIF | EKpQGSJtjMFqKZ9KQanSqYXRcF8fBopzLHYxdM65zcjm | 6
PYTH | HZ1JovNiVvGrGNiiYvEozEVgZ58xaU3RKwX8eACQBCt3 | 6
RAY | 4k3Dyjzvzp8eMZWUXbBCjEvwSkkk59S5iCNLY3QrkX6R | 6
JTO | jtojtomepa8beP8AuQc6eXt5FriJwfFMwQx2v2f9mCL | 9
MSOL | mSoLzYCxHdYgdzU16g5QSh3i5K3z3KZK7ytfqcJm7So | 9
JITOSOL | J1toso1uCk3RLmjorhTtrVwY9HJ7X8V9yYac6Y7kGCPn | 9
`;

/** The tokens by their symbols in capitals. */
export const SOLANA_TOKENS: ReadonlyMap<string, SolanaToken> = new Map(
  TABLE.trim()
    .split("\n")
    .map((line) => {
      const [symbol = "", mint = "", decimals = ""] = line.split("|").map((cell) => cell.trim());
      return [symbol, { mint, decimals: Number(decimals) }];
    }),
);
