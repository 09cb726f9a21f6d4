// Vocabulary of exchanges: venues, pairs, order books, trades and fees.
// A phrase a line, in the form that readVocabulary reads.

export const EXCHANGES = `
#! where it is traded
= markets on which
= tickers
= traded by exchange
across the exchanges
across venues
all exchanges
arbitrage
ask for one
buy coin where
cheapest venue
compare across exchanges
different exchanges
different venues
each exchange
each venue
every exchange
exchange by exchange
exchanges carry
exchanges sell
find * on exchanges
get hold of
is it listed
listed anywhere
listed on
listings
on what exchanges
on which exchange
places to buy
price differences between
price on each exchange
price on every exchange
purchase
spread across
venue by venue
venues ask
venues that list
what different venues
where can i buy
where can i find * to buy
where can i get
where can i sell
where can i trade
where can one buy
where could i buy
where could i sell
where do i get
where is * cheapest
where is it listed
where is it sold
where is it traded
where listed
where to buy
where to get
where traded
which exchange can i
which exchanges have
which exchanges list
which exchanges trade
which venues
who lists
who offers it
who sells it

# exchange
= centralised exchange
= exchange
best exchanges
big exchanges
biggest exchanges
binance like
bourses
brokers
centralized
centralized exchange
cex
coinbase like
crypto exchange
custodial
custodians
large exchanges
list exchanges
marketplace for coins
platforms to trade
spot exchange
top exchanges
trading platform
trading venue
venue

# trust
= country year
= trust score
about exchange
age of exchange
background of exchange
based in
can i trust
established
established in
founded
founded and based
headquartered
how old is exchange
insolvent
is * legit exchange
is * reputable
is * trustworthy
is it regulated
licensed
rating
regulated
reliable
reputable
reputable place
safe exchange
safest exchange
trust
trustworthiness
trustworthy exchange
when was founded
where based
where is it based
who owns the exchange
year founded
year it started
year of establishment

# trading pairs
= markets
= pairs
= trading pairs
against which
all pairs
can be traded on
coin pairs
crosses
every pair
everything * traded on
instruments
pair list
pairs at
pairs does
pairs on
quoted against
spot pairs
symbols
tradable
tradeable
usdt pairs
what can be traded
what trades on
§pair

# market limits
= exchange markets
= limits and precision
= market that an exchange lists
allowed order sizes
can i trade on
contract size
decimal places for orders
decimal rounding
how small an order
instruments does
listed markets
lot size
markets does
min notional
min order
minimal order
minimum amount
minimum order
minimum quantity
minimum trade
order limits
order size
precision
price increments
round lot
rounding
smallest amount
smallest order
smallest trade
step size
symbols does
tick size
tradable instruments
trading rules
what can i trade on
what markets
which markets does

# traded volume
= traded volume
= volume
activity on exchange
amount moved through
amount swapped
amount traded
busiest
business does
busy day
busy month
daily trades
doing in volume
flows through
gets through
gets traded
goes through
how busy
how much business
how much did trade
how much goes through
how much is swapped
how much is traded
how much money flows through
how much swapping
how much traded
how much was swapped
how much was traded
is swapped
money changes hands
most active
most traded
most volume
much traded
notional traded
processed volume
swapped every day
throughput
traded daily
traded value
trading activity
trading happens
trading per day
traffic
turnover

# order book
= bids and asks
= order book
= orderbook
absorb
all asks
all bids
ask side
ask wall
before moving the price
bid side
bid wall
big orders
book
buy and sell walls
buy orders
buy wall
can i sell without moving
depth
depth chart
dom
fill size
how deep
how much * buy before
how much * sell before
how thick
how thick is
l2
ladder
level 2
level two
limit orders
liquidity at each level
market depth
move the price
offers
open orders
price impact
queue of orders
queued orders
resting
resting orders
sell orders
sell wall
size on the book
size waiting
slippage
stacked
supply and demand at each
thick
thin
waiting to buy
waiting to sell
walls
walls of orders
whale orders

# best bid and ask
= best bid
= best bid ask
= best offer
bbo
best ask
best prices to buy and sell
bid and ask
bid and offer
bid ask
bid ask spread
bid offer
both sides
buy and sell at
can i buy and sell
cheapest seller
difference between bid and ask
first level
gap between buyers and sellers
highest bid
highest buyer
inside market
lowest ask
narrowest
nearest bid
quote both sides
spread
tightest
tightest price
tightest spread
top of book
two sided quote

#! ticker
= 24 h volume
= last price
= ticker
24 hour high
24 hour numbers
24 hour stats
24h high
24h low
24h numbers
24h range
24h stats
24h volume
bid ask last
daily high and low
day high
day low
day range
high low and last
high low last
last and volume
last bid ask
last trade price
last traded
pair price
pair quote
price of the pair
price on exchange
quote from
ticker data
ticker tape
vwap
~ on binance
~ on coinbase
~ on kraken
~ §pair

# trades
= latest public trades
= latest trades
= recent trades
= swaps
= trades
aped in
been trading
being bought
being sold
bets placed
bought and sold
bought or sold
buyers and sellers
buying pressure
buys
buys and sells
deals done
dumping into
executed orders
executions
filled orders
fills
got filled
hitting the ask
hitting the bid
is * buying
is * selling
is dumping
last bought
last minutes
last orders filled
last trades
latest buyers
latest buys
latest orders
latest purchases
latest sellers
latest sells
lifting offers
live trades
market orders
matched orders
most recent orders
on any pool
order flow
placed
prints
recent bets
recent purchases
selling pressure
sells
sold
swaps in
tape
time and sales
trade feed
trade history
trade stream
traded hands
trading lately
transactions in the pool
was * bought
was * sold
was just traded
what is being bought
who bought
who dumped
who is buying
who is dumping
who is selling
who sold
who traded

#! trading fees
= maker
= maker and taker fees
= taker
= trading fees
charge for trading
charge me to trade
charge per trade
charge to trade
cheapest exchange
commission
cost of trading
cost per trade
cost to trade
cut does
cut does take
exchange fees
fee discount
fee percentage
fee schedule
fee tier
fee to trade
fees does charge
fees on exchange
fees to buy
how expensive is * to trade
how much does * charge
low fee
pay per trade
percent fee
percent per trade
price of a trade
rake
skim
spot fees
take of each trade
take per trade
trade for free
vip tier
what cut
what does * take
what does it charge

# deposits and withdrawals
= currencies of an exchange
= deposit and withdrawal status
= exchange currencies
can i deposit
can i send * to
can i take
can i withdraw
cash out
deposit coins
deposit status
deposited at
deposits
deposits closed
deposits enabled
deposits open
deposits working
disabled
frozen withdrawals
get my coins out
get my money off
halted
is * closed
is it frozen
maintenance
move * off
move coins off
move off exchange
pull coins out of
pull my coins out
send to exchange
suspended
take * off the exchange
take out of the exchange
temporarily closed
wallet maintenance
wallets frozen
which coins can i deposit
which networks can i withdraw
withdrawal fee
withdrawal status
withdrawals
withdrawals open
withdrawals paused
withdrawals suspended
withdrawals working
`;
