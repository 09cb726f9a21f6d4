// The chain table: each chain on a line, with its public node and explorer, and its name at each upstream; `-` where none is known.
// Numbers, coins, nodes and explorers are those of the list that viem publishes (github.com/wevm/viem, src/chains), with
// another public node where that one asks for a key; the names are the upstreams' own lists of chains.

/** The table; `chains.ts` reads it. A number is an EVM chain's, as in CAIP-2 `eip155:<number>`; other chains stand in CAIP-2. */
export const CHAIN_TABLE = `
slug | number | name | coin | node | explorer | coingecko | geckoterminal | llama | coins | dexscreener | goplus | blockscout
ethereum | 1 | Ethereum | ETH | https://ethereum-rpc.publicnode.com | https://etherscan.io | ethereum | eth | Ethereum | ethereum | ethereum | 1 | https://eth.blockscout.com
base | 8453 | Base | ETH | https://mainnet.base.org | https://basescan.org | base | base | Base | base | base | 8453 | https://base.blockscout.com
arbitrum | 42161 | Arbitrum One | ETH | https://arb1.arbitrum.io/rpc | https://arbiscan.io | arbitrum-one | arbitrum | Arbitrum | arbitrum | arbitrum | 42161 | https://arbitrum.blockscout.com
optimism | 10 | OP Mainnet | ETH | https://mainnet.optimism.io | https://optimistic.etherscan.io | optimistic-ethereum | optimism | OP Mainnet | optimism | optimism | 10 | https://explorer.optimism.io
polygon | 137 | Polygon PoS | POL | https://polygon-rpc.com | https://polygonscan.com | polygon-pos | polygon_pos | Polygon | polygon | polygon | 137 | https://polygon.blockscout.com
bsc | 56 | BNB Smart Chain | BNB | https://bsc-dataseed.binance.org | https://bscscan.com | binance-smart-chain | bsc | BSC | bsc | bsc | 56 | -
avalanche | 43114 | Avalanche | AVAX | https://api.avax.network/ext/bc/C/rpc | https://snowtrace.io | avalanche | avax | Avalanche | avax | avalanche | 43114 | -
gnosis | 100 | Gnosis | XDAI | https://rpc.gnosischain.com | https://gnosisscan.io | xdai | xdai | Gnosis | xdai | gnosischain | 100 | https://gnosis.blockscout.com
linea | 59144 | Linea | ETH | https://rpc.linea.build | https://lineascan.build | linea | linea | Linea | linea | linea | 59144 | -
scroll | 534352 | Scroll | ETH | https://rpc.scroll.io | https://scrollscan.com | scroll | scroll | Scroll | scroll | scroll | 534352 | https://scroll.blockscout.com
zksync | 324 | ZKsync Era | ETH | https://mainnet.era.zksync.io | https://explorer.zksync.io | zksync | zksync | ZKsync Era | era | zksync | 324 | https://zksync.blockscout.com
mantle | 5000 | Mantle | MNT | https://rpc.mantle.xyz | https://mantlescan.xyz | mantle | mantle | Mantle | mantle | mantle | 5000 | -
blast | 81457 | Blast | ETH | https://rpc.blast.io | https://blastscan.io | blast | blast | Blast | blast | blast | 81457 | -
celo | 42220 | Celo | CELO | https://forno.celo.org | https://celoscan.io | celo | celo | Celo | celo | celo | - | https://celo.blockscout.com
sonic | 146 | Sonic | S | https://rpc.soniclabs.com | https://sonicscan.org | sonic | sonic | Sonic | sonic | sonic | 146 | -
unichain | 130 | Unichain | ETH | https://mainnet.unichain.org | https://uniscan.xyz | unichain | unichain | Unichain | unichain | unichain | 130 | https://unichain.blockscout.com
world-chain | 480 | World Chain | ETH | https://worldchain-mainnet.g.alchemy.com/public | https://worldscan.org | world-chain | world-chain | World Chain | wc | worldchain | 480 | https://worldchain-mainnet.explorer.alchemy.com
berachain | 80094 | Berachain | BERA | https://rpc.berachain.com | https://berascan.com | berachain | berachain | Berachain | berachain | berachain | 80094 | -
hyperevm | 999 | HyperEVM | HYPE | https://rpc.hyperliquid.xyz/evm | https://hyperevmscan.io | hyperevm | hyperevm | Hyperliquid L1 | hyperliquid | hyperevm | 999 | -
monad | 143 | Monad | MON | https://rpc.monad.xyz | https://monadscan.com | monad | monad | Monad | monad | monad | 143 | -
abstract | 2741 | Abstract | ETH | https://api.mainnet.abs.xyz | https://abscan.org | abstract | abstract | Abstract | abstract | abstract | 2741 | -
ink | 57073 | Ink | ETH | https://rpc-gel.inkonchain.com | https://explorer.inkonchain.com | ink | ink | Ink | ink | ink | 57073 | https://explorer.inkonchain.com
soneium | 1868 | Soneium | ETH | https://rpc.soneium.org | https://soneium.blockscout.com | soneium | soneium | Soneium | soneium | soneium | 1868 | https://soneium.blockscout.com
sei | 1329 | Sei | SEI | https://evm-rpc.sei-apis.com | https://seiscan.io | sei-v2 | sei-evm | Sei | sei | seiv2 | - | -
ronin | 2020 | Ronin | RON | https://api.roninchain.com/rpc | https://app.roninchain.com | ronin | ronin | Ronin | ronin | ronin | - | -
kaia | 8217 | Kaia | KAIA | https://public-en.node.kaia.io | https://kaiascan.io | klay-token | kaia | Kaia | klaytn | - | 8217 | -
cronos | 25 | Cronos | CRO | https://evm.cronos.org | https://explorer.cronos.org | cronos | cro | Cronos | cronos | cronos | 25 | -
fantom | 250 | Fantom | FTM | https://rpcapi.fantom.network | https://ftmscan.com | fantom | ftm | Fantom | fantom | fantom | 250 | -
opbnb | 204 | opBNB | BNB | https://opbnb-mainnet-rpc.bnbchain.org | https://opbnb.bscscan.com | opbnb | opbnb | opBNB | op_bnb | opbnb | 204 | -
polygon-zkevm | 1101 | Polygon zkEVM | ETH | https://zkevm-rpc.com | https://zkevm.polygonscan.com | polygon-zkevm | polygon-zkevm | Polygon zkEVM | polygon_zkevm | polygonzkevm | - | -
mode | 34443 | Mode | ETH | https://mainnet.mode.network | https://modescan.io | mode | mode | Mode | mode | mode | - | https://explorer.mode.network
manta | 169 | Manta Pacific | ETH | https://pacific-rpc.manta.network/http | https://pacific-explorer.manta.network | manta-pacific | manta-pacific | Manta | manta | manta | 169 | -
taiko | 167000 | Taiko | ETH | https://rpc.mainnet.taiko.xyz | https://taikoscan.io | taiko | taiko | Taiko | taiko | taiko | - | https://blockscoutapi.mainnet.taiko.xyz
metis | 1088 | Metis | METIS | https://andromeda.metis.io/?owner=1088 | https://explorer.metis.io | metis-andromeda | metis | Metis | metis | metis | - | -
fraxtal | 252 | Fraxtal | FRAX | https://rpc.frax.com | https://fraxscan.com | fraxtal | fraxtal | Fraxtal | fraxtal | - | - | -
lisk | 1135 | Lisk | ETH | https://rpc.api.lisk.com | https://blockscout.lisk.com | lisk | lisk | Lisk | lisk | - | - | https://blockscout.lisk.com
bob | 60808 | BOB | ETH | https://rpc.gobob.xyz | https://explorer.gobob.xyz | bob-network | bob-network | BOB | bob | - | - | https://explorer.gobob.xyz
zircuit | 48900 | Zircuit | ETH | https://mainnet.zircuit.com | https://explorer.zircuit.com | zircuit | zircuit | Zircuit | zircuit | zircuit | - | -
zora | 7777777 | Zora | ETH | https://rpc.zora.energy | https://explorer.zora.energy | zora-network | zora-network | Zora | zora | - | - | https://explorer.zora.energy
arbitrum-nova | 42170 | Arbitrum Nova | ETH | https://nova.arbitrum.io/rpc | https://nova.arbiscan.io | arbitrum-nova | arbitrum_nova | Arbitrum Nova | arbitrum_nova | arbitrumnova | - | https://arbitrum-nova.blockscout.com
moonbeam | 1284 | Moonbeam | GLMR | https://rpc.api.moonbeam.network | https://moonscan.io | moonbeam | glmr | Moonbeam | moonbeam | moonbeam | - | -
moonriver | 1285 | Moonriver | MOVR | https://rpc.api.moonriver.moonbeam.network | https://moonriver.moonscan.io | moonriver | movr | Moonriver | moonriver | moonriver | - | -
core | 1116 | Core | CORE | https://rpc.coredao.org | https://scan.coredao.org | core | core | CORE | core | core | - | -
rootstock | 30 | Rootstock | RBTC | https://public-node.rsk.co | https://explorer.rsk.co | rootstock | rootstock | Rootstock | rootstock | - | - | https://rootstock.blockscout.com
flare | 14 | Flare | FLR | https://flare-api.flare.network/ext/C/rpc | https://flare-explorer.flare.network | flare-network | flare | Flare | flare | flare | - | https://flare-explorer.flare.network
hedera | 295 | Hedera | HBAR | https://mainnet.hashio.io/api | https://hashscan.io/mainnet | hedera-hashgraph | hedera-hashgraph | Hedera | hedera | hedera | - | -
conflux | 1030 | Conflux eSpace | CFX | https://evm.confluxrpc.com | https://evm.confluxscan.org | conflux | cfx | Conflux | conflux | conflux | - | -
astar | 592 | Astar | ASTR | https://astar.api.onfinality.io/public | https://astar.subscan.io | astar | astr | Astar | astar | astar | - | https://astar.blockscout.com
aurora | 1313161554 | Aurora | ETH | https://mainnet.aurora.dev | https://aurorascan.dev | aurora | aurora | Aurora | aurora | aurora | - | -
harmony | 1666600000 | Harmony One | ONE | https://api.harmony.one | https://explorer.harmony.one | harmony-shard-0 | one | Harmony | harmony | harmony | - | -
fuse | 122 | Fuse | FUSE | https://rpc.fuse.io | https://explorer.fuse.io | fuse | fuse | Fuse | fuse | fuse | - | https://explorer.fuse.io
telos | 40 | Telos | TLOS | https://rpc.telos.net | https://www.teloscan.io | telos | tlos | Telos | telos | telos | - | -
boba | 288 | Boba | ETH | https://mainnet.boba.network | https://bobascan.com | boba | boba | Boba | boba | boba | - | -
zetachain | 7000 | ZetaChain | ZETA | https://zetachain-evm.blockpi.network/v1/rpc/public | https://zetascan.com | zetachain | zetachain | ZetaChain | zeta | - | - | https://zetachain.blockscout.com
plume | 98866 | Plume | PLUME | https://rpc.plume.org | https://explorer.plume.org | plume-network | plume-network | Plume Mainnet | plume_mainnet | - | - | https://explorer.plume.org
merlin | 4200 | Merlin | BTC | https://rpc.merlinchain.io | https://scan.merlinchain.io | merlin-chain | merlin-chain | Merlin | merlin | merlinchain | 4200 | -
bitlayer | 200901 | Bitlayer | BTC | https://rpc.bitlayer.org | https://www.btrscan.com | bitlayer | bitlayer | Bitlayer | bitlayer | bitlayer | - | -
gravity | 1625 | Gravity | G | https://rpc.gravity.xyz | https://explorer.gravity.xyz | - | - | - | - | - | 1625 | -
lens | 232 | Lens | GHO | https://rpc.lens.xyz | https://explorer.lens.xyz | - | - | - | - | - | - | -
xai | 660279 | Xai | XAI | https://xai-chain.net/rpc | https://explorer.xai-chain.net | - | - | - | - | - | - | -
solana | solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp | Solana | SOL | - | https://solscan.io | solana | solana | Solana | solana | solana | solana | -
bitcoin | bip122:000000000019d6689c085ae165831e93 | Bitcoin | BTC | - | https://mempool.space | - | - | Bitcoin | - | - | - | -
tron | tron:27Lqcw | Tron | TRX | - | https://tronscan.org | tron | tron | Tron | tron | tron | tron | -
sui | sui:mainnet | Sui | SUI | - | https://suiscan.xyz | sui | sui-network | Sui | sui | sui | sui | -
aptos | aptos:1 | Aptos | APT | - | https://explorer.aptoslabs.com | aptos | aptos | Aptos | aptos | aptos | - | -
ton | ton:-239 | TON | TON | - | https://tonscan.org | the-open-network | ton | TON | ton | ton | - | -
`;
