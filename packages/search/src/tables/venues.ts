// Names of exchanges, protocols, collections and holders: what each is called, and its id at the source that lists it.

/** Exchanges: name, CoinGecko id, CoinGecko id of its derivatives, other names. */
export const EXCHANGE_NAMES = `
binance | binance | binance_futures |
coinbase | gdax | coinbase-international-derivatives | coinbase pro, coinbase exchange
kraken | kraken | kraken_futures |
bybit | bybit_spot | bybit |
okx | okex | okex_swap | okex
kucoin | kucoin | kumex |
bitfinex | bitfinex | bitfinex_futures |
bitstamp | bitstamp | - |
gemini | gemini | - |
gate | gate | gate_futures | gate io
mexc | mxc | mxc_futures |
htx | huobi | huobi_dm | huobi
upbit | upbit | - |
bithumb | bithumb | - |
crypto-com | crypto_com | crypto_com_derivatives | crypto com
bitget | bitget | bitget_futures |
bitflyer | bitflyer | bitflyer_futures |
deribit | - | deribit |
bitmex | bitmex | bitmex |
poloniex | poloniex | poloniex_futures |
hyperliquid | hyperliquid-spot | hyperliquid |
lbank | lbank | - |
whitebit | whitebit | whitebit_futures |
phemex | phemex | phemex_futures |
`;

/** Protocols: DefiLlama slug, other names. */
export const PROTOCOL_NAMES = `
aave |
aave-v3 |
aave-v2 |
uniswap |
uniswap-v3 | uni v3
uniswap-v2 |
uniswap-v4 |
lido |
curve-dex | curve, curve finance
curve-finance |
makerdao | maker
sky | sky lending
compound-finance | compound
compound-v3 |
eigenlayer | eigencloud
ethena |
morpho | morpho blue
spark | sparklend
pendle |
ether.fi | etherfi, ether fi
rocket-pool |
pancakeswap | pancake swap
sushiswap | sushi
balancer |
yearn-finance | yearn
convex-finance | convex
gmx |
dydx |
synthetix |
frax-finance | frax
jito |
jupiter |
raydium |
orca |
kamino |
marinade | marinade finance
aerodrome | aerodrome finance
velodrome |
venus |
benqi |
trader-joe | traderjoe, lfj
camelot |
quickswap |
thorchain |
stargate | stargate finance
justlend |
instadapp |
liquity |
euler |
fluid |
radiant |
hyperliquid |
pump.fun | pumpfun
meteora |
1inch |
cowswap | cow swap
dodo |
maverick |
derive | lyra
aevo |
premia |
deribit |
opensea |
babylon | babylon protocol
renzo |
kelp | kelp dao
maple | maple finance
`;

/** NFT collections: CoinGecko id, other names. */
export const COLLECTION_NAMES = `
pudgy-penguins | pudgy penguin, pudgies, pudgy
lil-pudgys | lil pudgy
bored-ape-yacht-club | bored ape, bored apes, bayc
mutant-ape-yacht-club | mutant ape, mutant apes, mayc
cryptopunks | crypto punks, punks, cryptopunk
azuki | azukis
milady-maker | milady, miladys
doodles-official | doodles
moonbirds |
clonex | clone x
cool-cats | cool cats nft
autoglyphs |
fidenza | fidenzas
mad-lads | mad lads
degods |
y00ts |
meebits |
chromie-squiggle-by-snowfro | chromie squiggle, chromie squiggles
otherdeed-for-otherside | otherdeed, otherdeeds
world-of-women | world of women
`;

/** Companies and governments that hold coins: CoinGecko id, other names. */
export const HOLDER_NAMES = `
strategy | strategy inc, strategy's, microstrategy, mstr, saylor, michael saylor
tesla | tsla
block | block inc, square inc
coinbase-global | coinbase global
mara-holdings | mara, marathon digital, marathon
riot-platforms | riot, riot blockchain
galaxy-digital-holdings | galaxy digital
hut-8-mining-corp | hut 8
metaplanet |
gamestop | game stop
spacex |
bitmine | bitmine immersion technologies, bitmine immersion
sharplink-gaming | sharplink
semler-scientific | semler
el-salvador | 
united-states | us government
bhutan | 
`;

/** Series of Kalshi: ticker, and what people call what it is about. */
export const SERIES_NAMES = `
KXFED | fed, the fed, fed rate, fed rates, fed funds rate, federal reserve, fomc, rate cut, rate cuts
KXBTC | bitcoin, btc
KXETH | ethereum, eth
KXCPI | cpi, inflation
KXGDP | gdp
KXPAYROLLS | payrolls, nonfarm payrolls
KXU3 | unemployment, unemployment rate, jobless rate
KXRECSSNBER | recession
KXGOVSHUT | government shutdown, shutdown
`;

/** Sources of prediction markets. */
export const VENUE_NAMES = `
polymarket | poly market
kalshi |
`;

/** What is no coin and has a price at an oracle: its symbol, and its names. */
export const COMMODITY_NAMES = `
XAU | gold
XAG | silver
XPT | platinum
XPD | palladium
`;
