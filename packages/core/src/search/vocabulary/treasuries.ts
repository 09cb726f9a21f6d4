// Vocabulary of stablecoins and of who holds coins: companies, governments, treasuries.
// A phrase a line, in the form that readVocabulary reads.

export const TREASURIES = `
#! stablecoin
= stablecoin
and co
backed by dollars
cash like
circle
coins that track
crypto dollars
digital dollars
dollar backed
dollar coins
dollar pegged
dollar pegged coins
dollar substitutes
dollar tokens
dollars on chain
dollars onchain
equal to a dollar
euro stablecoins
fiat backed
fiat coins
onchain dollars
pegged coins
pegged tokens
stable coin
stables
synthetic dollars
tether
tied to the dollar
tokenised dollars
track the dollar
usd coins
usd pegged
worth one dollar

#! peg
= lost peg
= peg
below a dollar
below one dollar
broke
broke the buck
broke the peg
cents
collapse
depeg
deviate
discount to a dollar
dollar parity
drift from
during the svb
exactly one dollar
fell off
held its dollar
historical prices of stablecoins
hold its peg
hold the dollar
how far below
how stable is
keep its peg
losing its peg
off a dollar
off par
off peg
one dollar
one to one
par
parity
peg stability
slipped
stable is
stay at a dollar
stay near a dollar
still worth a dollar
stray from
strayed
svb
trade at during
trade below
traded at 97 cents
traded below a dollar
under a dollar
under one dollar
weekend
went to zero
wobble
worth a dollar

# circulating amount
= circulating
= circulating amount
= circulating stablecoins
being burned
being printed
distributed over chains
float
how many * exist
how many exist
how much * exist
how much * out there
how much * outstanding
how much money is in stables
how much of it
in circulation
live on
mint and burn
on each chain
on which chains
out there
outstanding
printing
printing more
redeemed
redemptions
sitting on
tokens issued
where does * circulate

#! companies
= balance sheet
= companies
= companies treasury
= public companies
big businesses
biggest corporate
businesses
businesses with
companies bought
companies own
companies with bitcoin
corporate
corporate bitcoin
corporate holders
corporate treasury
corporations sitting
firms
firms with
hodl
hold on balance sheet
institutions
listed company
listed corporations
listed firms
listed on nasdaq
nasdaq
public firms
publicly listed
publicly traded
shares of companies
sitting on
stock listed
stock market
treasury companies
wall street
who on nasdaq
who on the stock market

# government
= crypto treasury
= entity
= government
= what one company
bitcoin stack
company hold
company own
does own
el salvador
government owned
hoard
how many * does own
how many bitcoin
how many btc
how many coins
how much * does own
how much bitcoin does
how much bitcoin does * have
how much btc does
how much btc does * have
in its reserves
in its vault
nation
nation states
national reserve
on its balance sheet
seized
sovereign
stack
state holds
strategic reserve

#! treasury
= treasury
assets * dao
backing
balance of dao
bank account of
cash pile
coffers
dao * assets
dao * hold
dao cash
dao funds
dao got
dao have
dao holds
dao own
dao spend
dao treasury
dao treasury size
foundation funds
funds of the dao
how much runway
in the bank
money left in the dao
money the dao has
nest egg
piggy bank
protocol own
protocol treasury
rainy day
reserves
runway
treasury of a protocol
treasury of the dao
war chest
warchest
what does the dao own

# treasury transactions
= purchases and sales of coins
= treasury transaction
accumulate
acquired
acquisition
added bitcoin
added to its
adds to stack
at what price did * buy
average purchase
been buying
bitcoin buys
bought in tranches
bought more
bought the dip
buy history
buying spree
company buys
cost basis of company
did they sell
each buy
each purchase
every buy
how often did * buy
keep buying
last buy
last purchase
latest buy
latest purchase
paid on average
purchase history
purchases
sold any
still buying
timeline of buys
when bought
when did * buy
when did * purchase
when did * sell
when did buy
`;
