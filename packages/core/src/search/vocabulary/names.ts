// Names of coins, venues and chains, and forms such as an address: each kind beside the arguments that take it.
// A phrase a line, in the form that readVocabulary reads.

export const NAMES = `
@ coin
< id
< ids
< coin
< coins
< coin id
< symbol
< symbols
< asset
< token
= coin
= cryptocurrency
= one coin
aave
ada
aero
algo
altcoin
aptos
arb
atom
avalanche
avax
bch
bitcoin
bittensor
bnb
bonk
brett
btc
cardano
celestia
chainlink
comp
cosmos
crv
doge
dogecoin
dogwifhat
dot
eigen
ena
eth
ether
ethereum
fartcoin
fet
filecoin
floki
grt
hbar
hedera
hype
icp
inj
injective
jto
jup
kas
kaspa
ldo
litecoin
ltc
matic
memecoin
mkr
mog
monero
near
ondo
pendle
pengu
penguin
pepe
pol
polkadot
popcat
pyth
render
ripple
rndr
rune
sei
shib
shiba
shiba inu
snx
sol
solana
stellar
strk
sui
tao
tia
ton
toncoin
tron
trump
trx
turbo
uni
vet
virtual
wbtc
weth
wif
wld
worldcoin
xlm
xmr
xrp
zcash
zec
zro

@ stablecoin
< id
< ids
< coin
< coins
< symbol
< asset
< token
= one stablecoin
= stablecoin
busd
crvusd
dai
eurc
fdusd
frax
gho
lusd
pyusd
rlusd
terrausd
tether
tusd
usd1
usdc
usdd
usde
usdt
ust

@ exchange
< exchange
< exchange ids
< exchanges
= exchange
= one centralised exchange
= one exchange
binance
bingx
bitfinex
bitflyer
bitget
bithumb
bitmart
bitmex
bitstamp
bitvavo
bybit
coinbase
coincheck
crypto com
deribit
ftx
gate
gate io
gemini
htx
huobi
kraken
kucoin
lbank
mexc
okx
phemex
poloniex
upbit
whitebit
§pair

@ decentralised exchange
< dex
< dexes
< protocol
= decentralised exchange
= dex
= one decentralised exchange
1inch
aerodrome
balancer
camelot
cowswap
curve
dodo
jupiter
maverick
meteora
orca
pancake
pancakeswap
pumpswap
quickswap
raydium
spookyswap
sushi
sushiswap
thena
trader joe
traderjoe
uniswap
velodrome

@ protocol
< protocol
< project
= one defi protocol
= one protocol
= protocol
aave
balancer
benqi
compound
convex
curve
eigenlayer
ethena
ether fi
etherfi
euler
fluid
frax finance
gmx
instadapp
jito
jupiter
justlend
kamino
lido
liquity
maker
makerdao
marinade
morpho
pancakeswap
pendle
radiant
rocket pool
sky
spark
stargate
sushiswap
synthetix
uniswap
venus
yearn

@ options protocol
< protocol
< project
= one options protocol
= options protocol
aevo
deribit
derive
dopex
hegic
lyra
opyn
panoptic
premia
ribbon
stryke
thales

@ chain
< chain
< chains
< network
< networks
= by chain
= by network
= of one network
= on one network
= one chain
abstract
aptos
arbitrum
arbitrum one
avalanche
base
berachain
binance smart chain
blast
bnb chain
bsc
celo
cronos
ethereum
ethereum mainnet
fantom
gnosis
hyperevm
injective
ink
kava
linea
mantle
metis
mode
monad
moonbeam
near
optimism
osmosis
polygon
scroll
sei
sepolia
solana
sonic
starknet
sui
taiko
ton
tron
unichain
world chain
zksync

@ company
< entity
< company
= company
= entity
= government
bhutan
bitmine
block inc
china
el salvador
galaxy digital
gamestop
german government
germany
hut 8
mara
marathon
metaplanet
michael saylor
microstrategy
mstr
riot
saylor
semler
sharplink
spacex
strategy
tesla
tether holdings
united kingdom
united states
us government
usa

@ nft collection
< collection
< id
= collection
= nft
= nft collection
= one nft
art blocks
azuki
bayc
blur
bored ape
checks
clonex
cool cats
cryptopunks
degods
doodles
lil pudgys
mad lads
magic eden
mayc
meebits
milady
moonbirds
mutant ape
opensea
pudgy
pudgy penguins
punk
remilio
world of women

@ bridge
< bridge
= bridge
across
arbitrum bridge
axelar
base bridge
cctp
celer
debridge
hop
layerzero
orbiter
polygon bridge
portal bridge
rhino
stargate
synapse
wormhole

@ prediction venue
< venue
< market
= kalshi
= polymarket
= prediction
= prediction market
kalshi
manifold
polymarket
predictit

@! sui
= of a sui token
= sui
sui coin
sui network
sui token
§sui

@! solana
= sol
= solana
jito
lamports
microlamports
phantom
pump fun
raydium
sol
solana
spl
spl token
§solana

@! bitcoin
= bitcoin
= btc
bitcoin
btc
lightning
ordinals
satoshi
sats
xbt
§bitcoin

@! evm
= erc
= evm
= evm chain
arbitrum
avalanche
on base
blast
bnb chain
bsc
erc20
ethereum
evm
gnosis
linea
mantle
optimism
polygon
scroll
sepolia
wei
zksync
§evm

@ address
< address
< addresses
< user
< wallet
< account
< contract
< contract addresses
< token address
< pool address
= address
= by address
= contract address
= wallet
§address
§name

@ hash
< hash
< txid
= by its hash
= hash
§hash

@ url
< url
= url
= web
= website
§url

@ selector
< selector
= four byte
= selector
§selector

@ extended public key
< xpub
= extended public key
= xpub
§xpub

@ date
< date
< timestamp
< at
< from
< to
< since
< start
= date
= given date
= instant
= past instant
§date
§range
§year

@ date range
< from
< to
< start
< end
= between
= between two dates
§range

@ ens name
< name
= ens name
= name
§name

@ block
< block
< blocks
< from
< to
= block
§block
`;
