// Names of coins, venues and chains that callers ask about, each kind beside what the tools that take it say.

/**
 * A kind a line: the arguments that take it, how tools word it, then the names and the forms that are of that kind.
 * `!` marks what a tool is for and for nothing else.
 */
export const NAMES = `
id, ids, coin, coins, coin id, symbol, symbols, asset, token = coin, cryptocurrency, one coin, a coin, coins: bitcoin, btc, ethereum, eth, ether, weth, wbtc, solana, sol, avax, ada, cardano, xrp, ripple, doge, dogecoin, shib, shiba, shiba inu, pepe, bonk, wif, dogwifhat, chainlink, uni, arb, bnb, matic, pol, polkadot, ltc, litecoin, bch, trx, atom, sui, kas, kaspa, hype, ena, ldo, aave, mkr, crv, floki, fartcoin, trump, xmr, monero, zec, zcash, hbar, hedera, xlm, stellar, filecoin, icp, injective, inj, tia, celestia, sei, rndr, render, fet, tao, bittensor, virtual, worldcoin, wld, jup, pyth, ondo, grt, algo, vet, near, ton, toncoin, aptos, cosmos, tron, avalanche, dot, memecoin, altcoin, penguin, pengu, popcat, brett, mog, turbo, aero, pendle, jto, rune, snx, comp, strk, zro, eigen
id, ids, coin, coins, symbol, asset, token = stablecoin, stablecoins, one stablecoin: usdt, usdc, dai, tether, frax, tusd, pyusd, usde, fdusd, lusd, gho, usds, eurc, busd, usd1, usdd, ust, terrausd, crvusd, rlusd
exchange, exchange ids, exchanges = exchange, an exchange, one exchange, one centralised exchange, exchanges: §pair, binance, kraken, coinbase, okx, bybit, kucoin, gate io, bitget, huobi, htx, bitfinex, gemini, bitstamp, mexc, upbit, bithumb, bitmex, crypto com, deribit, bitflyer, poloniex, bitvavo, phemex, whitebit, bingx, gate, lbank, bitmart, coincheck, ftx
dex, dexes, protocol = decentralised exchange, one decentralised exchange, dex: uniswap, sushiswap, sushi, pancakeswap, pancake, curve, balancer, raydium, orca, aerodrome, velodrome, quickswap, traderjoe, trader joe, camelot, meteora, jupiter, 1inch, cowswap, thena, spookyswap, pumpswap, maverick, dodo
protocol, project = protocol, one protocol, one defi protocol: aave, compound, lido, maker, makerdao, sky, morpho, pendle, eigenlayer, ethena, spark, yearn, convex, jito, kamino, marinade, venus, uniswap, curve, gmx, rocket pool, euler, fluid, synthetix, instadapp, pancakeswap, ether fi, etherfi, jupiter, justlend, balancer, sushiswap, benqi, frax finance, radiant, liquity, stargate
protocol, project = options protocol, one options protocol: lyra, derive, deribit, aevo, dopex, premia, hegic, opyn, ribbon, stryke, panoptic, thales
chain, chains, network, networks = one chain, by chain, on one network, by network, of one network, one network, of a network, on a network: ethereum, ethereum mainnet, arbitrum, optimism, base, polygon, bsc, bnb chain, binance smart chain, avalanche, tron, gnosis, fantom, linea, zksync, scroll, blast, mantle, aptos, starknet, sepolia, celo, moonbeam, berachain, sonic, unichain, solana, sui, near, cronos, hyperevm, abstract, monad, ton, arbitrum one, world chain, ink, kava, metis, mode, taiko, injective, sei, osmosis
entity, company = company, government, entity: microstrategy, mstr, strategy, saylor, michael saylor, tesla, metaplanet, marathon, mara, galaxy digital, bhutan, el salvador, riot, hut 8, block inc, spacex, gamestop, semler, usa, united states, us government, germany, german government, united kingdom, china, bitmine, sharplink, tether holdings
collection, id = nft, nft collection, collection, one nft: azuki, bayc, bored ape, bored apes, cryptopunks, cryptopunk, punk, milady, pudgy, pudgy penguins, doodles, moonbirds, clonex, mayc, mutant ape, mad lads, degods, art blocks, meebits, lil pudgys, cool cats, checks, opensea, blur, magic eden, remilio, world of women, azukis
bridge = bridge, a bridge: wormhole, stargate, layerzero, across, hop, synapse, cctp, debridge, celer, axelar, portal bridge, orbiter, arbitrum bridge, base bridge, polygon bridge, rhino
venue, market = polymarket, kalshi, prediction, prediction market: polymarket, kalshi, manifold, predictit
! = sui, of a sui token: §sui, sui coin, sui token, sui network
! = solana, sol: solana, sol, §solana, spl, lamports, microlamports, jito, phantom, spl token, raydium, pump fun
! = bitcoin, btc: bitcoin, btc, xbt, §bitcoin, satoshi, satoshis, sats, sat, lightning, ordinals
address, addresses, user, wallet, account, contract, contract addresses, token address, pool address = address, an address, wallet, of an address, by address, contract address: §address, §name
hash, txid = by its hash, hash: §hash
url = website, url, web: §url
selector = selector, four byte: §selector
xpub = extended public key, xpub: §xpub
date, timestamp, at, from, to, since, start = date, instant, given date, past instant: §date, §year, §range
from, to, start, end = between, between two dates: §range
name = name, ens name: §name
block, blocks, from, to = block: §block
`;
