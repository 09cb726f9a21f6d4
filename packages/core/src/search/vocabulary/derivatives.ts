// Vocabulary of derivatives: perpetuals, funding, leverage, margin and options.
// A phrase a line, in the form that readVocabulary reads.

export const DERIVATIVES = `
#! funding rate
= funding
= funding rate
8 hour rate
8h funding
basis trade
carry
cash and carry
charge longs
cost of holding
cost of holding a perp
cost to hold a long
cost to hold a short
cost to keep a long
costs to hold a perp
do longs
earn by shorting
every eight hours
expensive to be long
expensive to long
expensive to short
fee between longs and shorts
funding payments
get paid for
holding fee
hourly funding
keep * position open
keep a long open
keep a short open
longs pay
longs pay shorts
negative funding
overnight fee
paid by longs
paid by shorts
paid for shorting
paid to be long
paid to be short
paid to short
pay longs
pay shorts
pay to be long
pay to hold
pay to stay long
pay to stay short
perp funding
perp interest
perp premium
positive funding
rate on perps
shorts pay
staying long
staying short

#! perpetual
= perp
= perpetual
= perpetual contract
contracts without expiry
futures
futures contract
inverse contract
linear contract
margined contract
never expires
no expiry
perp market
perpetual swap
swap contract
swap market
swaps perp
~ leverage

#! derivatives
= derivative contract
= derivatives
basis
bitmex
contract venues
dated futures
delivery contracts
expiry
futures
futures exchanges
futures market
futures the most
futures venues
leverage trading
margin trading venues
perp exchanges
places to trade with leverage
quarterly
trade futures
trade perps

#! mark price
= mark price
fair price
index price
liquidation reference
mark

#! open interest
= open interest
amount of leverage in
capital in perps
contracts are open
did oi
exposure
futures exposure
how many contracts are open
how much is bet
how much is open
how much money is in perps
leveraged bets
leveraged positions open
money in open contracts
money tied up
money tied up in perps
notional
notional open
oi
oi collapse
oi has
open bets
open bets on perps
open contracts
open futures
open positions in futures
open positions outstanding
outstanding contracts
outstanding futures
outstanding positions
positions are open in
positions outstanding
sitting in futures
size of open positions
tied up in
total notional
total positions

#! long short ratio
= long short ratio
= ratio of accounts that are long
= short ratio
accounts are betting
accounts are long
accounts are short
accounts bet on
are long
are short
bearish on
bet on a falling
betting on a rise
bias of traders
bullish on
bullish or bearish
bulls and bears
bulls or bears
bulls versus bears
crowd bullish
crowd leaning
crowd long
crowd positioned
everybody long
everyone long
everyone short
how many accounts
how many traders are
leaning
leaning bearish
leaning bullish
long or short
long short
longs and shorts
longs versus shorts
longs vs shorts
more bears
more bulls
more longs
more shorts
mostly long
mostly short
net long
net short
one sided
positioning
proportion of longs
proportion of shorts
ratio of longs
retail long
retail positioning
retail short
sentiment of futures traders
share of longs
skew of accounts
split between buyers
top trader accounts
traders bearish
traders bullish
traders long
which side are traders
which way are traders
who is winning longs or shorts

#! liquidations
= forced liquidations
= liquidations
blew up
bloodbath
blow up
blown out
blown up
burned longs
carnage
cascade
cleaned out
closed by force
closed out
flushed
force closed
forced
forced closures
forced out
forced selling
forcibly
forcibly closed
got blown up
got liquidated
got wrecked
knocked out
leverage flush
long squeeze
longs burned
lost everything
lost their positions
margin call
nuked
positions closed
rekt
short squeeze
shorts burned
shorts got squeezed
squeeze
stopped
stopped out
traders got blown
washed out
wiped out
wipeout
wrecked

#! leverage
= highest leverage
= leverage
= leverage tiers
100x
125x
20x
50x
biggest leverage
biggest position
brackets
gear
go 100x
go 50x
how big a position
how many times
how much can i borrow against
how much leverage
initial margin
lever up
leverage allowed
leverage bracket
leverage can i
leverage caps
leverage does
leverage is allowed
leverage limit
leverage offered
leverage on
leverage permitted
maintenance margin
margin tiers
max leverage
max position
maximum leverage
multiply
position size limit
risk limit
times can i lever

#! margin loans
= borrow rates
= lends assets for margin
borrow * on binance
borrow * on kraken
borrow at binance
borrow for margin
borrow from binance
borrow from exchange
borrow on an exchange
borrow on margin
borrow to short
borrow to trade
borrowed coins cost
borrowing on binance
charge * for margin
charge me for margin
cost of margin
financing cost
interest on margin
lent by exchange
loan from exchange
margin borrowing
margin costs
margin interest
margin lending
margin loan
margin money
margin on binance
margin rate
pay to borrow on the exchange
short selling cost

#! options
= options
= options protocols
call options
calls and puts
calls traded
crypto options
expiries
onchain calls
onchain options
option contracts
option trading
options activity
options dex
options turnover
options venues
options volume
premium traded
premium volume
put options
puts
puts and calls
puts traded
strike

# hyperliquid
= hyperliquid
hl
hype exchange
hype perps
hyper liquid
hypercore
hyperliquid market
hyperliquid perps
on hl

# perpetual positions
= account on hyperliquid
= perp account
= positions and margin
account equity
account value
am i going to be liquidated
close to liquidation
collateral
entry price
free margin
getting liquidated
have open
have open on
holds open
how close
is * long or short
leveraged bets of
leveraged positions
liquidation price
long open
long positions
longs do i
margin
margin do i
margin left
margin summary
margin usage
margin used
my entry
my leverage
my longs
my margin
my perp positions
my shorts
near liquidation
open on hyperliquid
open perps
open positions
open trades
perp positions
perp trades open
perps do i
perps does have
position size of
positions of this trader
positions on hyperliquid
short positions
shorts do i
trader on hyperliquid
trader positions
trades do i have open
trades open
trading on hyperliquid
unrealised pnl
used margin
whale have open
what is * long
what is * short
withdrawable
`;
