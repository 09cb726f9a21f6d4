// Vocabulary of what wallets do: sending, swapping, bridging, lending, minting and trading, as tools of hosts and plugins do it.
// A phrase a line, in the form that readVocabulary reads.

export const ACTIONS = `
# bridging
= bridge assets
= bridge funds
= bridge tokens
= cross chain swap
= cross chain transfer
across chains
across networks
bridge * from
bridge * to
bridge over
cross chain
from arbitrum to
from avalanche to
from base to
from bsc to
from ethereum to
from mainnet to
from one chain to another
from optimism to
from polygon to
from solana to
to another chain
to another network

# test money
= faucet
devnet sol
devnet tokens
free testnet
sepolia eth
test eth
test money
test tokens
test usdc
testnet coins
testnet eth
testnet ether
testnet funds
testnet money
testnet sol
testnet tokens
testnet usdc

# swapping
= exchange one token
= swap
= swaps one
= trade tokens
exchange * for
sell * for
swap * for
swap * into
swap * to
swap my
trade * for
trade my

# sending
= send crypto
= send eth
= send funds
= send native
= send sol
= send tokens
= transfer eth
= transfer funds
= transfer native
= transfer sol
= transfer token to
= transfer tokens
= transfer usdc
give * to
pay * to
send * to
transfer * to

# paying back
= pay back
= repay
clear my debt
pay back
pay down
pay off
return the loan
settle my debt

# taking out
= withdraw
cash out
get my money out
pull * out
pull out
take * back out
take * out of
take out

# paying in
= deposit
= supply assets
= supply collateral
= supply tokens
add collateral
deposit * in
deposit * into
lend out my
put * in vault
put * into

# claiming
= claim
= claim fees
= claim rewards
= collect fees
= collect rewards
= harvest
claim * fees
claim * rewards
claim my
collect * fees
collect * rewards
harvest

# unstaking
= unstake
get * out of staking
stop staking
undelegate
unstake my

# minting
= mint collection
= mint nfts
= mint tokens
create * nft
create nft
make * nft
make nft
mint * nft
mint my
mint nft

# deploying
= create token
= deploy contract
= deploy nft
= deploy token
= deploys
= launch token
create * own coin
create * own token
deploy contract
deploy my
deploy nft
deploy token
issue * token
launch * coin
launch my own
launch my token
make * own coin
make * own token

# letting spend
= approve
= set allowance
approve * to spend
approve spending
let * spend
permission to spend

# registering a name
= buy domain
= register
= register basename
= register domain
= register name
buy * name
buy domain
buy name
claim * name
get * name for
register

# buying with money
= buy crypto
= fiat
= on ramp
= onramp
add funds
by card
credit card
top up
with apple pay
with card

# selling an NFT
= create listing
= list nft
= nft listing
= sell nft
list * for sale
list my nft
put * up for sale
sell my nft

# adding liquidity
= add liquidity
= create pool
= open position
= provide liquidity
add liquidity
become an lp
become liquidity provider
provide liquidity
put * in pool

# removing liquidity
= close position
= decrease liquidity
= remove liquidity
= withdraw liquidity
pull liquidity
remove liquidity
take * out of pool
withdraw liquidity

# placing an order
= create order
= limit order
= open order
= place order
limit order
limit sell
limit buy
market order
open position
place order
place bid

# cancelling an order
= cancel orders
call off
cancel * order
cancel order

# posting
= post cast
= post message
= post tweet
= publish
= tweet
post on
post to
publish
say on
share on
tweet

# own wallet
= connected wallet
= get wallet address
= get wallet details
= wallet details
my address
my deposit address
my own address
my wallet address
wallet am i using
which wallet am i
`;
