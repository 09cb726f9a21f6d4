// The chain names: each chain on a line: slug, EVM number, its coin's CoinGecko id, and what else it is called.

/** The table; `names.ts` reads it. `-` where there is none. */
export const CHAIN_NAMES = `
ethereum | 1 | ethereum | eth, mainnet, eth mainnet, ethereum mainnet, ether
base | 8453 | ethereum | base mainnet, base chain
arbitrum | 42161 | ethereum | arb, arbitrum one
optimism | 10 | ethereum | op, op mainnet
polygon | 137 | polygon-ecosystem-token | matic, pol, polygon pos
bsc | 56 | binancecoin | bnb, bnb chain, bnb smart chain, binance smart chain, binance chain
avalanche | 43114 | avalanche-2 | avax, avalanche c chain, c chain
gnosis | 100 | xdai | xdai, gnosis chain
linea | 59144 | ethereum |
scroll | 534352 | ethereum |
zksync | 324 | ethereum | zksync era, era
mantle | 5000 | mantle | mnt
blast | 81457 | ethereum |
celo | 42220 | celo |
sonic | 146 | sonic-3 |
unichain | 130 | ethereum |
world-chain | 480 | ethereum | worldchain
berachain | 80094 | berachain-bera | bera
hyperevm | 999 | hyperliquid | hyper evm, hyperliquid evm
monad | 143 | monad |
abstract | 2741 | ethereum |
ink | 57073 | ethereum |
soneium | 1868 | ethereum |
sei | 1329 | sei-network |
ronin | 2020 | ronin |
kaia | 8217 | kaia | klaytn
cronos | 25 | crypto-com-chain |
fantom | 250 | fantom | ftm
opbnb | 204 | binancecoin |
polygon-zkevm | 1101 | ethereum | zkevm
mode | 34443 | ethereum |
manta | 169 | ethereum | manta pacific
taiko | 167000 | ethereum |
metis | 1088 | metis-token |
fraxtal | 252 | frax |
lisk | 1135 | ethereum |
bob | 60808 | ethereum |
zircuit | 48900 | ethereum |
zora | 7777777 | ethereum |
arbitrum-nova | 42170 | ethereum | arb nova
moonbeam | 1284 | moonbeam |
moonriver | 1285 | moonriver |
core | 1116 | coredaoorg |
rootstock | 30 | rootstock | rsk
flare | 14 | flare-networks |
hedera | 295 | hedera-hashgraph |
conflux | 1030 | conflux-token |
astar | 592 | astar |
aurora | 1313161554 | ethereum |
harmony | 1666600000 | harmony |
fuse | 122 | fuse-network-token |
telos | 40 | telos |
boba | 288 | ethereum |
zetachain | 7000 | zetachain |
plume | 98866 | plume |
merlin | 4200 | bitcoin |
bitlayer | 200901 | bitcoin |
gravity | 1625 | - |
lens | 232 | gho |
xai | 660279 | - |
solana | - | solana | sol
bitcoin | - | bitcoin | btc
tron | - | tron | trx
sui | - | sui |
aptos | - | aptos | apt
ton | - | the-open-network |
`;

/** Chains whose names are words of a sentence, too: they are chains behind "on" or written as names. */
export const CHAIN_WORDS: ReadonlySet<string> = new Set(
  "base blast abstract ink mode core gravity lens fuse flare harmony era scroll sonic optimism l1 mainnet mantle aurora plume bob eth btc bnb sol op arb".split(
    " ",
  ),
);
