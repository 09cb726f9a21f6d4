// Vocabulary of prices: what a coin costs, in what, since when, and how that moved.
// A phrase a line, in the form that readVocabulary reads.

export const PRICES = `
# price
= price
buys how much
convert * to
cost of one
current rate
dollar value
exchange rate
fetch for one
get for one
goes for
going for
going rate
how expensive
how many dollars
how many dollars per
how much * cost
how much * worth
how much are
how much does * go for
how much for
how much in dollars
how much is
how much is * at
how much must * pay for
how pricey
market price
market rate
pay for one
price check
price tag
quotation
quote
selling for
sitting at
spot
spot rate
swap into dollars
trade at
trades for
usd value
value of one
valued
what does * cost
what does * go for
what does one cost
what would * get for
worth
~ bucks
~ cost
~ dollars
~ euros
~ in dollars
~ in eur
~ in euros
~ in usd

#! quote currencies
= quote currencies
= supported currencies
accepted currencies
australian dollars
canadian dollars
denominate
display currencies
do you quote in
fiat
fiat currencies
franc
home currency
in my own currency
lira
local currency
money units
national currencies
national money
other than dollars
peso
price in yen
prices in my currency
quote in
rubles
rupee
supported vs
swiss francs
which currencies
which currencies can
which fiat
yen
zloty

#! given date
= given date
= historical balances
= historical prices
= past block
= past date
= past instant
= snapshot
a week ago
ago
at a certain time
at block
at one moment
at that time
at the end of
at the start of
back in
back then
before the merge
closed at
closing price
closing value
cost * back
dates
did * cost
did * hold on
did have
did i own * on
during the crash
earlier
exact day
exactly n year
held on
historical
how much did * go for
in the past
last christmas
last summer
months ago
new year
on that day
on the morning of
on this date
owned on
past
point in time
previously
price * ago
ten dates
that very day
timestamp
unix time
used to be
used to cost
used to own
was * trading
was * worth
was trading
was worth
were worth
year end
years ago
§date
~ §year

#! time series
= chart
= day by day
= developed
= history
= over time
= series
= time series
a busy month
backtest
bear market
been going
behaved
bounce back
bull run
came back
changed over
climbing
curve
cycle
data points
day over day
declining
decreasing
did * change
did * climb
did * fall
did * grow
did * in the last quarter
did * rise
did * shrink
draw
draw me
each day
every day since
evolution
evolve
evolved over
fluctuated
for n days
from month to month
gaining ground
getting bigger
getting more
getting smaller
graph
growing
grown
growth
has * been
has changed
have changed
historical
hourly
how * did
how did
how has
how have
how it went
how stable
increasing
inflows and outflows
intervals
last month
last n
last n days
last n months
last quarter
last week
last year
leaving
long term
losing ground
money leaving
month by month
more and more
over * days
over * months
over * weeks
over * years
over a month
over last
over the course
over the past
over the years
past few weeks
past month
past n
past n days
past n months
past week
past year
per month
per week
picture over time
plot
progression
pull their money out
quarterly
recovered
regression
richer than
rolling
shifted
shrinking
shrunk
since
since january
since last
since monday
since yesterday
sparkline
stable has been
than a month ago
than a year ago
than last
through
through the last
through the years
timeline
trajectory
trend
trend line
ups and downs
visualise
visualize
week by week
went over
year over year
year to date
ytd
~ daily
~ month
~ monthly
~ per day
~ quarter
~ week
~ weekly
~ year

#! date range
= between two blocks
= between two dates
= from to
= range
and ending
between
between * and
custom period
date range
ending
from * through
from * till
from * until
from block
from the * to the
from through
from until
start and end
start date
starting
to block
two dates
until
window
§range

#! candles
= candles
= candlesticks
= ohlc
= ohlcv
bars
candle data
chart for trading
four hour
high and low
high low
hourly chart
intraday
kline
min chart
minute chart
moving average
n hour
n minute
open high low close
opens and closes
price action
rsi
technical analysis
wick
~ §interval

#! percent change
= percent
= percentage change
= price change
by how much
change
climb
day change
delta
did * go down
did * go up
drop
fell
gained
gone up
has * gained
has * lost
how far
how much * gained
how much * lost
how much * moved
in relative
increase
is * up or down
lost
moved
percent did
percentage
performance
relative terms
return over
rose
up or down
up or down since
weekly change
went up

#! earliest
= earliest
= earliest known
= first prices
= first transaction
at launch
at the beginning
been around
began
begin
birth
birthday
cost at launch
created when
day one
debut price
earliest activity
first
first activity
first deposit
first ever
first funded
first known
first move
first recorded
first seen
first time
first trade
first tx
first used
for the first time
fresh wallet
from day one
funded by
genesis
how long has * existed
how long has this
how old
how old is
ico price
inception
initial
initial price
launch price
listing price
old wallet
oldest
oldest transaction
open at
original
price when launched
since how long
since when
start out at
started at
started out
started trading
very first
wallet age
wallet created
when did * begin
when did * first
when did * start
when did it start
when it launched
when was * created
when was * opened
when was created
when was first
who funded
`;
