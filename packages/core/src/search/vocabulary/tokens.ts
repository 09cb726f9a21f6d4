// Vocabulary of tokens: their figures, holders, supply and launch.
// A phrase a line, in the form that readVocabulary reads.

export const TOKENS = `
# token metadata
= decimals
= name symbol decimals and total supply
= token metadata
basic facts
decimal places
decimals does
digits
digits after the comma
divisible
how divisible
how many decimals
how many digits
how many places
identify token
max supply
metadata
name and symbol
name of the token
name symbol and
number of decimals
precision of token
stands for which token
supply and decimals
symbol and decimals
symbol name
ticker and
ticker and number
ticker name
token basics
token called
token details
token facts
token identity
token name
token symbol
total amount minted
total supply
what coin is this
what does this contract represent
what is at this contract
what is the symbol
what is the ticker
what is this token
what is this token called
what token
what token is this
what token lives at
which coin is this contract
which token is
which token lives

# holders
= holders
= holders of a token
= token holders
addresses holding
all owners
bagholders
big fish
biggest bagholders
biggest bags
biggest fish
biggest holders of
biggest owners
biggest wallets
cap table
everybody holding
everyone holding
everyone owning
has the most
held by
largest holders
list of owners
list of wallets
owner list
owners
owning
people holding
ranked holders
rich list
richest wallets
snapshot of holders
table of holders
top holders
wallets hold
wallets own
whale list
whales
whales in
who * holds
who are the owners
who are the whales
who else holds
who else owns
who got the most
who has * tokens
who has bought
who has it
who has most
who holds
who owns
who sits on

#! share of supply
= holders percentage
= share of supply
= ten largest
= ten largest holders
big wallets
biggest wallets hold
biggest wallets own
centralised
centralized
concentration
control
controlled by
decentralised ownership
distribution
evenly
fair distribution
fairly distributed
few hands
few own
few people own
few wallets
handful of whales
held by the top
hold most of
holder concentration
how centralised
how much * top
how much do the biggest
how much of the supply
how spread
in the hands of
insider share
largest wallets
majority
monopoly
one wallet own
own everything
owned by a few
ownership concentration
percent of supply
percentage held
percentage of supply
share do hold
share held by
small group
spread
supply concentration
supply is held
top * hold
top 10
top 10 hold
top heavy
top n * control
top n holders
top n wallets
top owners
top ten
top wallets
top wallets own
unequal
well spread
whale concentration
whale controlled
whale share
whales hold
whales own
whales own everything
widely held
widely spread

# number of holders
= holders chart
= how many holders
= number of holders
addresses hold
adoption
community growing
count of holders
count of owners
crowd growing
fewer holders
fewer people
gaining holders
gaining owners
gaining users
holder base
holder count
holder growth
holder number
holders each day
holders going up
holders increasing
holders over time
how many addresses
how many hold
how many owners
how many people
how many people hold
how many wallets
how many wallets hold
interest growing
is the holder count
losing holders
losing owners
more and more people
more holders
more people holding
new holders
number of owners
number of people
owner count
people holding it
people leaving
people own
spreading to more
user base
user growth
wallets that hold

#! vesting
= emissions
= unlocks
= vesting
= vesting schedule
allocation release
be unlocked
become liquid
become tradable
big unlock
cliff
coming unlocks
dilution
dilution coming
early investors
flood
flood the market
freed
get unlocked
hit the market
how much is still locked
inflation
inflation rate
insider tokens
insiders dump
insiders sell
investors sell
investors vest
lock up expire
lockup
more tokens
new supply
new tokens coming
new tokens enter
next * unlock
next unlock
printed per year
release calendar
release schedule
released
sell pressure ahead
still locked tokens
supply coming
supply hitting
supply increase
supply schedule
supply shock
team sell
team tokens
team unlock
token calendar
token release
token schedule
tokenomics
tokens become available
tokens come onto
tokens freed
unlock calendar
unlock date
unlock events
unlocked next
upcoming sell pressure
upcoming unlocks
vc tokens
vc unlock
vcs sell
vesting calendar
when can investors
when can the insiders
when can the team

# supply
= supply
= supply of a token
= token supply
amount minted
circulating
circulating supply
coins are there
exist
how many * exist
how many * there
how many are there
how many exist
how many tokens
in circulation
max supply
minted so far
tokens exist
tokens minted
total minted
total supply

#! pump fun
= bonding curve
= pump fun
fair launch
fun launches
launchpad
pump dot fun
pump fun launches
pump launch
pumpfun

#! graduated
= graduated
= graduated tokens
= left pump fun bonding curve
bonded
completed bonding
completed the curve
curve finished
escaped
finished bonding
finished the curve
got to raydium
hit the dex
left the curve
left the pump
listed on raydium
made it off
made it out
made it to a dex
made it to raydium
migrated
moved to a dex
moved to raydium
off the curve
outgrew
past the curve
pumpswap
raydium migration
reached a dex
reached raydium
survived
through the curve

# contract address
= contract address
= token contract
by address
by contract
contract 0x
erc20 contract
given contract
mint address
smart contract
token address
token at
`;
