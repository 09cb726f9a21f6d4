// Vocabulary of decentralised finance: protocols, yields, lending, governance and hacks.
// A phrase a line, in the form that readVocabulary reads.

export const DEFI = `
#! lending
= lending
= lending markets
= lending rates
= supply and borrow rates
aave rates
against collateral
borrow
borrow * on aave
borrow * on compound
borrow against
borrow apy
borrow rate on
borrow stables
borrowers pay
cheapest borrow
cheapest loan
cheapest place to borrow
collateral
compound rates
cost of borrowing
cost to borrow
deposit my
deposit rate
earn by lending
for supplying
get a loan
interest
interest for
interest for supplying
interest on
interest rate
lend my
lend out
lender
lenders earn
lenders get
loan
loan against
loan in
money market
paying to borrow
rate for borrowing
rate on deposits
rates on aave
supply apy
supply rate
take a loan
utilisation
variable rate
what does aave charge
what does aave pay
what does it cost to borrow

# total value locked
= total value locked
= tvl
= value locked
amount deposited
amount locked
assets held
assets locked
assets under management
attract capital
attract the most
aum
biggest by deposits
capital deployed
capital in
capital locked
deposited in
dollars locked
funds deposited
funds held
funds locked
hold the most money
how big is
how much is deposited
how much is in
how much is inside
how much is locked
how much money does * hold
how much money is
liquidity in chain
locked in
locked value
money deposited
money entrusted
money has flowed
money held
money in defi
money inside
money is in
money locked
money parked
money sits
most capital
most money
much money is in
people have deposited
pulled their money
size of protocol
usd locked
users deposited
users trust with
value is locked
wealth locked

# protocol
= defi protocol
= protocols
application
apps
apps in defi
dapps
defi app
defi platform
defi project
defi services
dex protocols
lending apps
lending protocols
lending protocols with
liquid staking protocols
platform
project
protocols with their
services
staking protocols

# defi
= decentralised finance
= defi
= defi market
de fi
decentralized finance
defi as a whole
defi industry
defi sector
onchain finance

# whole defi market
= global defi
= whole defi market
all of defi
defi altogether
defi as a whole
defi dominance
defi market cap
defi overall
defi sector
defi share of crypto
defi stats
defi to eth ratio
defi total
entire defi
how big is defi
overall defi
size of defi
state of defi
total defi

# fees and revenue
= chain fees
= fees and revenue
= fees overview
= protocol fees
= revenue
annual fees
bring in
brought in
business
business model
cash cow
cash flow
charge users
collect in fees
collected
daily fees
earn
earn in fees
earn most
economics
fee income
fee revenue
fees and
fees by protocol
fees do users pay
fees does earn
fees generated
fees of all
fees of dapps
fees of protocols
fees paid to
fees per day
fees ranked
generate fees
generated in fees
good business
gross
highest fees
how much do * earn
how much do * make
how much does * earn
how much does * make
how much money does * make
income
is * profitable
lucrative
make in fees
makes money
makes most
makes the most money
money do make
money does make
money earned
money made
money making
moneymaker
monthly fees
most fees
p/e
paid by users
paid in fees
paid to holders
pay in fees
pays out
proceeds
profitable chains
profitable protocols
rake in
real revenue
revenue generating
sales of protocol
sustainable
take in
takings
top earners
turn a profit
users pay
users pay for
users pay in
value accrual
value captured
weekly fees
what does * earn
who makes money
who makes the most

# yield
= apy
= yield pools
= yields
annual return
annual yield
apr
apy over
apys above
apys on
best farm
best interest
best place for
best place to stake
best rate
best return
best yields
can i earn
coins work
compounding
deposit for yield
double digit
double digit yields
earn from
earn interest
earn on
earn on idle
earn on my
earn over
earn the most on
earn with
farm
good returns
grow my
highest interest
highest paying
highest return
highest yields
i can earn
idle
idle stablecoins
interest on my
invest
juicy
lazy
lazy money
let my
make my coins work
make on my
make with my
money work
park
park my
passive income
pays best
pays the most
per annum
percent a year
place to earn
put money to work
put my
put to work
put usdc
return can i get
return do i get
return on
return per year
rewards
safe yield
safest yield
savings
single sided
sitting idle
stake my usdc
staking yield
what can i make
where do i put
where should i deposit
where should i put
where to park
where to put
yield farming
yields above
yields for
yields on
yields over

#! liquid staking
= liquid staking
= liquid staking tokens
= rewards of liquid staking
best staked
cbeth
eth apr
eth staking
how much does lido pay
jitosol
lido
lido or rocket pool
lido versus
lido vs
lst
msol
pays best staking
restaking
reth
rocket pool
rocket pool versus
sfrxeth
stake my ether
staked eth
staked ether
staked ether token
staking apr
staking apy
staking derivatives
staking provider
staking rate
staking return
staking reward
staking token
staking yield
steth
steth staking
steth yield
validators rewards
what does lido pay
which staked
who pays best
wsteth

# funding rounds
= funding rounds
= investors
= raises
= rounds
a16z
angel
backed
backed by
backers
capital raised
cheque
closed a round
deal flow
early stage
fresh capital
fundraising
getting money
getting vc money
got funding
got money
got vc
invest in
invested
investor money
led by
money from investors
pantera
paradigm
pre seed
presale
private round
put money into
raising money
seed
seed round
seed stage
sequoia
series b
smart money backing
startup
startup funding
strategic round
valuation
vc
vc funding
vc money
vcs back
vcs buying
vcs invest
venture
venture capital
who backed
who funds
who invested

# hacks
= exploits
= exploits and hacks
= hacks
amounts lost
attack
been hacked
been robbed
been stolen
biggest losses in defi
biggest robberies
biggest thefts
breach
bridge hacks
broken into
bug exploited
compromised
cracked
disasters
drained
flash loan attack
funds stolen
got drained
got exploited
got hacked
got robbed
hackers
heist
how much was lost
how much was stolen
incidents
loot
loss events
losses to hackers
lost in hacks
lost money to
lost to
money lost
money stolen
post mortem
reentrancy
rekt protocols
robbed
robbery
security breaches
security incidents
stolen
vulnerable
was stolen
who got hacked
who got robbed
who lost money
who was hacked

#! airdrop
= airdrops
= claimable
am i entitled
anything to claim
anything to collect
can i claim
claim
coins for free
collect
distributed for free
drop
early user rewards
eligible
entitled
farm for a drop
farm points
for free
free coins
free money
free money to pick
free tokens
free tokens to
freebies
give away
giveaway
handing out
money to pick up
pick up
points
points program
qualify
retroactive
retrodrop
rewards for early users
snapshot for airdrop
token drop
tokens for free
unclaimed
upcoming token launches
what can i claim

# governance
= dao
= governance
= proposals
= proposals and votes
agenda
aip
ballot
being discussed
being voted
bip
can i vote
community decide
community decisions
community voting
dao decide
dao is voting
dao voting
deciding at present
decisions
delegates
eip vote
governance vote
holders vote
how did the vote
improvement proposal
is deciding
live votes
members voting
motions
open votes
outcome of the vote
pass or fail
passed
polls
quorum
referendum
running votes
snapshot vote
temperature check
token holders decide
under discussion
up for vote
vote
vote about
voters
voting on
what can i vote

# oracle
= oracles
chainlink market share
chainlink secures
chainlink versus
chainlink vs
data feeds
data providers
depended on
depends on which oracle
feed provider
feeds
feeds the prices
price data to
price feed
price providers
prices come from
provides price data
pyth
redstone
relied upon
relies on
secured by
secures
source of prices
trusted for prices
tvs
value secured
where do protocols get prices
who provides prices

# defillama
= defillama
= llama
defi llama
`;
