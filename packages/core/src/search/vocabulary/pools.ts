// Vocabulary of decentralised exchanges: pools, liquidity, promotion and bridges.
// A phrase a line, in the form that readVocabulary reads.

export const POOLS = `
#! decentralised exchange
= decentralised exchanges
= dex
amm
amms run
decentralized exchange
deployed dexes
dexes are there
dexes exist
dexes live on
on chain exchange
onchain exchange
onchain markets
onchain spot
onchain trading
places to swap
places where i can swap
swap apps
swap exchanges
swap platforms
swap protocol
swap sites
swap venue
swap venues on
uniswap clones
uniswap like
where can i swap
where to swap
which amms
which swap venues

# liquidity pool
= liquidity pools
= pools
amm pool
has liquidity
liquidity for this token
liquidity pair
lp
lp pair
lp pools
markets for this token
markets onchain
pair address
pair contract
pools contain
pools deployed on
pools for this token
pools holding
pools hosted
pools listed
pools of a dex
pools of this token
pools on aerodrome
pools on uniswap
pools with this token
token have liquidity
trading on aerodrome
trading on uniswap
trading pool
two sided pool
uniswap pool
venues for this token
what is trading on
where can i swap this
where does * have liquidity
where is * liquidity
which pools
~ pair

# liquidity
= liquidity
= one liquidity pool with price reserves
= reserves
about this pool
depth of pool
details of pool
enough liquidity
how big is this pool
how deep
how liquid
how much is in this pool
in the pool
info on pool
inside the pool
money in the pool
pool liquidity
pool stats
price and reserves
snapshot of pool
state of pool
stats for pool
token ratio in the pool
tvl of pool

#! liquidity locks
= liquidity locks
= locked liquidity
= locks
= unlock dates
burned lp
can the devs pull
drain the liquidity
drain the pool
how long is locked
how long until lp
is liquidity locked
liquidity be removed
liquidity is locked
liquidity is safe
liquidity stuck
locked until
locked up
locker
lp be removed
lp burned
lp burnt
lp locked
lp safe
lp tokens
lp tokens locked
lp unlock
pull the liquidity
pull the lp
remove liquidity
take back the liquidity
take the liquidity
team finance
tied up lp
time lock
unicrypt
unlocks the lp
withdraw the liquidity
yank
yank the liquidity

#! promotion
= boosted
= pay for promotion
= promotion
ads
advertise
banner
bought ads
bought attention
bought visibility
buying ads
buying attention
featured
hype that is paid
marketing
paid ads
paid attention
paid for promotion
paid for visibility
paid hype
paid placement
paid promotion
paid to
paid to be seen
pay to be featured
pay to be seen
paying for
paying to be
promoting themselves
pumped by ads
shilled
sponsored
visibility

#! bridge
= bridges
= bridges between chains
between ethereum and
bridge traffic
bridge usage
bridged over
chain to another
chain to chain
cross chain
cross chain bridge
cross over
crosschain
crossed
flow through
flowed from
flows between chains
flows over
from chain to chain
from one chain to another
get from one chain to another
get funds from
hop between
hop chains
inter chain
interchain
interoperability
leave ethereum for
money moved over
move assets between
move between chains
move funds from
moved over
one blockchain to another
one chain to another
over stargate
over wormhole
port assets
port funds
sent through
through stargate
transfer between chains
transfer from ethereum to
travel between chains

#! snipers
= first blocks
= snipers
aped in at second
at block
at launch
at second
at the very start
beat everyone
before everyone else
block zero
bots
bots that bought
bought at launch
bought at open
bought before everyone
bought first
bought immediately
bought in the same block
bundled
bundlers
did bots
earliest buyers
early birds
early buyers
early entries
first buyers
first candle
first few seconds
first hands
first minute
first seconds
first to buy
front ran the launch
front run
frontrun
got in early
got in first
grab the supply
immediately after launch
in early
in seconds
insider buys
insiders
insiders at launch
instant buyers
instantly
jumped in first
launch bots
launch buyers
launch second
launch snipers
moment it launched
opening block
opening minute
right after launch
right at launch
same block as
second it launched
second zero
snipe
sniper wallets
sniping wallets
within seconds

# dexscreener
= dexscreener
dex screener
ds
screener site
`;
