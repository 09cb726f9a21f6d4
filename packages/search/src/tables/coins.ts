// The coin table: the coins that questions name most, each on a line: CoinGecko id, symbol, name, other names.

/** The table; `names.ts` reads it. Of equal symbols the first stands. */
export const COIN_TABLE = `
bitcoin | BTC | Bitcoin | bitcoins, xbt
ethereum | ETH | Ethereum | ether, ethers
tether | USDT | Tether
ripple | XRP | XRP | ripple
binancecoin | BNB | BNB | binance coin
solana | SOL | Solana
usd-coin | USDC | USDC | usd coin
dogecoin | DOGE | Dogecoin
tron | TRX | TRON
cardano | ADA | Cardano
staked-ether | STETH | Lido Staked Ether | staked ether, lido steth
wrapped-bitcoin | WBTC | Wrapped Bitcoin | wrapped btc
wrapped-steth | WSTETH | Wrapped stETH
hyperliquid | HYPE | Hyperliquid
sui | SUI | Sui
chainlink | LINK | Chainlink
avalanche-2 | AVAX | Avalanche
stellar | XLM | Stellar | stellar lumens, lumens
bitcoin-cash | BCH | Bitcoin Cash
shiba-inu | SHIB | Shiba Inu | shiba
hedera-hashgraph | HBAR | Hedera
litecoin | LTC | Litecoin
the-open-network | TON | Toncoin
polkadot | DOT | Polkadot
weth | WETH | Wrapped Ether
monero | XMR | Monero
zcash | ZEC | Zcash
dash | DASH | Dash
pepe | PEPE | Pepe
uniswap | UNI | Uniswap
dai | DAI | Dai
ethena-usde | USDE | USDe
usds | USDS | USDS
aave | AAVE | Aave
bittensor | TAO | Bittensor
near | NEAR | NEAR Protocol | near
aptos | APT | Aptos
internet-computer | ICP | Internet Computer
ethereum-classic | ETC | Ethereum Classic | ether classic, eth classic
ondo-finance | ONDO | Ondo
mantle | MNT | Mantle
polygon-ecosystem-token | POL | Polygon | matic
crypto-com-chain | CRO | Cronos
kaspa | KAS | Kaspa
vechain | VET | VeChain
render-token | RENDER | Render | rndr
arbitrum | ARB | Arbitrum
optimism | OP | Optimism
cosmos | ATOM | Cosmos Hub | cosmos
filecoin | FIL | Filecoin
algorand | ALGO | Algorand
ethena | ENA | Ethena
worldcoin-wld | WLD | Worldcoin
celestia | TIA | Celestia
injective-protocol | INJ | Injective
sei-network | SEI | Sei
bonk | BONK | Bonk
fetch-ai | FET | Artificial Superintelligence Alliance | fetch ai, fetch.ai
official-trump | TRUMP | Official Trump | trump coin
jupiter-exchange-solana | JUP | Jupiter
immutable-x | IMX | Immutable
blockstack | STX | Stacks
the-graph | GRT | The Graph
lido-dao | LDO | Lido DAO
theta-token | THETA | Theta Network | theta
maker | MKR | Maker
sky | SKY | Sky
curve-dao-token | CRV | Curve DAO | curve dao token
quant-network | QNT | Quant
floki | FLOKI | FLOKI
dogwifcoin | WIF | dogwifhat
iota | IOTA | IOTA
gala | GALA | GALA
the-sandbox | SAND | The Sandbox | sandbox
decentraland | MANA | Decentraland
axie-infinity | AXS | Axie Infinity
tezos | XTZ | Tezos
eos | EOS | EOS
flow | FLOW | Flow
pancakeswap-token | CAKE | PancakeSwap
raydium | RAY | Raydium
pyth-network | PYTH | Pyth Network
jito-governance-token | JTO | Jito
helium | HNT | Helium
starknet | STRK | Starknet
zksync | ZK | ZKsync
layerzero | ZRO | LayerZero
wormhole | W | Wormhole
eigenlayer | EIGEN | EigenLayer | eigen
ether-fi | ETHFI | Ether.fi
pendle | PENDLE | Pendle
havven | SNX | Synthetix
compound-governance-token | COMP | Compound
1inch | 1INCH | 1inch
sushi | SUSHI | Sushi | sushiswap
yearn-finance | YFI | yearn.finance | yearn
balancer | BAL | Balancer
gmx | GMX | GMX
dydx-chain | DYDX | dYdX
thorchain | RUNE | THORChain
ethereum-name-service | ENS | Ethereum Name Service
apecoin | APE | ApeCoin
basic-attention-token | BAT | Basic Attention Token
chiliz | CHZ | Chiliz
enjincoin | ENJ | Enjin Coin
zilliqa | ZIL | Zilliqa
neo | NEO | NEO
kava | KAVA | Kava
fantom | FTM | Fantom
sonic-3 | S | Sonic
celo | CELO | Celo
gnosis | GNO | Gnosis
arweave | AR | Arweave
conflux-token | CFX | Conflux
mina-protocol | MINA | Mina
elrond-erd-2 | EGLD | MultiversX
bitcoin-cash-sv | BSV | Bitcoin SV
leo-token | LEO | LEO Token
okb | OKB | OKB
kucoin-shares | KCS | KuCoin
bitget-token | BGB | Bitget Token
gatechain-token | GT | Gate
nexo | NEXO | Nexo
rocket-pool | RPL | Rocket Pool
rocket-pool-eth | RETH | Rocket Pool ETH
coinbase-wrapped-staked-eth | CBETH | Coinbase Wrapped Staked ETH
coinbase-wrapped-btc | CBBTC | Coinbase Wrapped BTC
frax | FRAX | Frax
frax-share | FXS | Frax Share
true-usd | TUSD | TrueUSD
paypal-usd | PYUSD | PayPal USD
first-digital-usd | FDUSD | First Digital USD
euro-coin | EURC | EURC | euro coin
gho | GHO | GHO
liquity-usd | LUSD | Liquity USD
crvusd | CRVUSD | crvUSD
ripple-usd | RLUSD | Ripple USD
tether-gold | XAUT | Tether Gold
pax-gold | PAXG | PAX Gold
virtual-protocol | VIRTUAL | Virtuals Protocol | virtuals
aerodrome-finance | AERO | Aerodrome
morpho | MORPHO | Morpho
pudgy-penguins | PENGU | Pengu
fartcoin | FARTCOIN | Fartcoin
popcat | POPCAT | Popcat
brett | BRETT | Brett
mog-coin | MOG | Mog Coin
turbo | TURBO | Turbo
dogs-2 | DOGS | Dogs
notcoin | NOT | Notcoin
pump-fun | PUMP | Pump.fun
story-2 | IP | Story
berachain-bera | BERA | Berachain
monad | MON | Monad
plasma | XPL | Plasma
aster-2 | ASTER | Aster
world-liberty-financial | WLFI | World Liberty Financial
zora | ZORA | Zora
drift-protocol | DRIFT | Drift
kamino | KMNO | Kamino
orca | ORCA | Orca
marinade | MNDE | Marinade
msol | MSOL | Marinade Staked SOL
jito-staked-sol | JITOSOL | Jito Staked SOL
blur | BLUR | Blur
loopring | LRC | Loopring
0x | ZRX | 0x Protocol
uma | UMA | UMA
ankr | ANKR | Ankr
ocean-protocol | OCEAN | Ocean Protocol
akash-network | AKT | Akash
osmosis | OSMO | Osmosis
nervos-network | CKB | Nervos
ravencoin | RVN | Ravencoin
decred | DCR | Decred
siacoin | SC | Siacoin
qtum | QTUM | Qtum
waves | WAVES | Waves
iotex | IOTX | IoTeX
oasis-network | ROSE | Oasis
zencash | ZEN | Horizen
ssv-network | SSV | SSV Network
safe | SAFE | Safe
convex-finance | CVX | Convex
golem | GLM | Golem
terra-luna | LUNC | Terra Luna Classic
terra-luna-2 | LUNA | Terra
moonbeam | GLMR | Moonbeam
astar | ASTR | Astar
metis-token | METIS | Metis
memecoin-2 | MEME | Memecoin
based-brett | BRETT | Based Brett
baby-doge-coin | BABYDOGE | Baby Doge
`;

/** Symbols and names that are words of a sentence, too: they are coins where the question writes them so. */
export const WORDS_TOO: ReadonlySet<string> = new Set(
  (
    "one near link sand gas dot atom ape super magic people just for it is any me not sun cake sky core flow gala render stacks op " +
    "mask time meme move trump safe space id ai beam wild keep hot win fun comp grass drift fluid blur usual strategy turbo pump " +
    "dogs story ip w s ar zen sc gt rose neo eigen maker compound balancer curve jupiter orca sandbox frax base theta quant helium " +
    "bat ray leo plasma monad sonic wormhole ton token dash mon mog virtual virtuals cosmos ens gate optimism bal waves terra pyth memecoin"
  ).split(" "),
);
