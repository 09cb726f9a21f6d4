// Vocabulary of prediction markets: events, outcomes, odds and who bets on them.
// A phrase a line, in the form that readVocabulary reads.

export const PREDICTIONS = `
#! prediction market
= bet on at polymarket
= kalshi
= polymarket
= prediction
= prediction market
bet
bet on
bets placed
betting contract
betting market
betting site
bettors
bookmaker
crowd think
election
event contract
forecast
futarchy
gamble
gambler
implied
market on whether
money on the outcome
no shares
no side
odds
people bet
placed on no
placed on yes
play money
poly
punters
question
real money bets
recent bets
shares of yes
speculators bet
sports bets
traders think
wager
wagering market
will * happen market
yes
yes and no
yes shares
yes side

# probability
= current probability
= probability
= probability of the outcomes
at what odds
believe
betting odds
certain
chance
chance does
chance has
chance to win
chances are
crowd expects
crowd think
do people think
expected to
expects
favored
favorite
favorite to win
favoured
favourite
favourite to win
going to happen
how certain
how likely
how probable
how sure
implied odds
implied probability
in percent
likelihood
likely
likely is it
market expects
market give
market say
market thinks
odds
odds are
odds for
odds now
odds on
outcome
people believe
percent chance
price of no
price of yes
price on yes
sure is the market
think it is
traders think it is
what are the odds
what does the market say
what odds
who is favoured
will happen
will win
yes price
yes trading at

# events
= events
= events that can be bet on
anything to bet on
available bets
bet on right now
bet on this week
betting events
betting menu
can i bet
could i wager on
current bets
elections to bet on
happenings
menu
open events
open for betting
questions
sports to bet on
there to bet on
things to bet on
topics are there
topics to bet
upcoming bets
upcoming events
wager on this week
what can be bet on
what can i bet on
what can people bet
what could i bet
what is there to bet
whats open
which events
which things
which topics

# outcomes
= list prediction
= outcomes prices volume and closing time
active markets
active prediction markets
all open markets
all prediction markets
big markets
biggest bets running
biggest markets
browse markets
closing soon
closing this week
closing time
closing today
closing tomorrow
deadline
ending soon
ending this week
ending today
expire
list of markets
live markets
markets are open
markets list
markets running
markets with volume
most bet on
most money bet
most money on
most popular markets
open markets
popular bets
popular markets
resolve soon
resolve this week
running markets
sorted by volume
still open
which markets are open

# markets by topic
= by topic
= finds prediction markets
= markets by topic
ai
alien
any bets on
any market
are people betting
bet on whether
bet on who
bets about
bets on
bitcoin reach
can i bet on the next
ceasefire
champions league
chancellor
climate
concerning
election
elon
eth etf
eurovision
f1
fed
find a market
formula 1
government shutdown
gpt
hurricane
impeachment
inflation numbers
interest rate decision
is anyone betting
is there a market
market for
market where
markets about
markets on
mars landing
mayor
nba
next pope
nfl
nominee
olympics
on the topic
openai
oscar winner
oscars
pope
premier league
president
presidential
prime minister
rate cut
recession
regarding
related to
search kalshi
search polymarket
senate
spacex launch
super bowl
supreme court
taiwan
taylor swift
topic
trump
ukraine
wager on whether
war
war end
who will win
wimbledon
world cup

# market rules
= its rules and outcomes
= rules
about this market
conditions
counts as
criteria
deadline of market
decided
definition
description of the market
details of market
end date
exact wording
fine print
get resolved
how does * resolve
how does * settle
how does it end
how does it settle
how is * resolved
how is * settled
how resolve
how will * resolved
how will * settled
how will it end
judge
possible outcomes
question text
resolution
resolution criteria
resolution source
resolve yes
resolved
settle
single market
small print
terms
this particular market
under which conditions
what counts
what counts as no
what counts as yes
what decides
what happens if nobody
when does it end
when is it yes
who decides
who settles
wording

# prediction positions
= positions of a user at polymarket
= prediction positions
bet slip
bets are open
bets by
bets do
bets does
bets has
bets i have
bets made by
bets of a wallet
bets placed
betting history
betting on
betting positions
current wagers
exposure on polymarket
gambler got
got running at
has * got running
have bet
holdings on polymarket
is * betting on
my bets
my polymarket
my positions
my stake on
my wagers
on polymarket does
open bets
polymarket portfolio
portfolio on polymarket
positions on polymarket
running bets
shares does
stakes does
user bets
user positions
what did * bet
what does * bet
what has * bet
what is * betting
where is his money on polymarket

# prediction holders
= holders of outcomes
= prediction holders
backs yes
betting most on
big bettors
big money on
big players in
biggest bets on
biggest money on
biggest positions
biggest stakes
biggest yes holders
holding yes
largest bets
largest bettors
largest positions
largest stakes
most no shares
most shares of
most yes shares
no side
top holders of yes
top positions
top yes holders
whale bets
whales in market
whales on
who bet most
who has bet most
who has most yes
who has the most on
who holds no
who holds yes
who is behind the yes
who is betting big
who is on no
who is on yes
who owns the no
who owns the yes
who put most
yes side

# leaderboard
= highest profit at polymarket
= leaderboard
= traders with the highest profit
best bettors
best forecasters
best gamblers
best on polymarket
best predictors
best punters
best record
earners
hall of fame
made most on polymarket
most money on polymarket
most profitable bettors
most successful bettors
most winnings
oracle of the crowd
polymarket whales
ranking of bettors
ranking of gamblers
ranking of traders
richest bettors
sharpest
sharps
smartest bettors
top bettors
top earners on polymarket
top gamblers
top of polymarket
top players
top polymarket traders
top predictors
top punters
who is the best
who wins
who wins most
who won most
winners
winners at betting
winning bettors
winnings
`;
