// Vocabulary of any question: how many, which of them, and what tells nothing.
// A phrase a line, in the form that readVocabulary reads.

export const GENERAL = `
# nothing
= nothing that tells
a friend sent
as well
at all
at least once
at the moment
by the way
can you
check if
check whether
could you
do you think
filing my taxes
filing taxes
find me
find out
first of all
for me
for taxes
get me
give me
help me
i have to
i need
i want
i would like
in case of
in order
let me see
look at
look into
make sure
my taxes
nothing else
on top of
right now
show me
tax purposes
tax report
tax return
tell me
thank you
want to know
would you

# search
= by name
= by text
= finds coins
= search
anything called
anything like
anything named
api id
autocomplete
by keyword
by ticker
called
canonical id
coingecko id
coingecko slug
containing
correct id
do you have a
do you know
does * exist
exact id
find token by
full text
hunt for
id for
identifier
internal id
into an id
is there
keyword
known as
locate
look for
look up
lookup
match * to
match by name
match for
matching name
mentions
name to id
named
named like
resolve * identifier
resolve * to an id
resolve symbol
resolve ticker
search for
similar name
slug
something called
symbol to id
that goes by
ticker symbol
to an identifier
what is the id
what is the slug
which coin has the symbol
which id
whose name
with the name

# complete list
= all supported
= supported coins
all ids
all slugs
all symbols
all tickers
coin universe
coins do you have
coins do you know
coins you cover
complete index
complete list
directory
dump
entire list
every coin you know
every id
everything you list
full catalogue
full list
list of ids
master list
supported
universe of coins
whole catalogue of coins
whole list

# supported
= available
= known to
= on which data is available
= platforms
= supported chains
accepted
accepted chains
accepted networks
can be scanned
can you check
can you look at
can you scan
chain identifiers
chain ids
chain names
chain slugs
chains do you
chains do you cover
chains do you know
compatible
coverage
covered
data for
dex data on
dex endpoints
do you have
do you have data
do you have pool
do you know about
do you support
does it work
id * chain
identifiers
ids of chains
is * covered
is * supported
list chains
list networks
names of chains
names of networks
network ids
network names
network slugs
networks do you
on which chains
on which networks
platform ids
slugs
slugs for
supported
valid chains
valid networks
where do you have
where does this work
which names
which of the chains
works on

# all
= all
= every
= listed by
= many
= names of all
= of all protocols
= page by page
= ranked
= ranked by
across
altogether
best
biggest
compare
compared with
each
highest
leaders
leading
league table
list
most
order by
overall
overview
sorted
top
top n
total
versus each other
which chains
which dexes
which has the most
which one
which protocols
who has the most
~ which

#! several
= at once
= batch
= in one request
= many trading pairs
= multi
= several
all at once
all in one
all my coins
as a batch
at the same time
basket
both
bulk
combined query
combined request
five coins
five different
five tokens
for all of
for my spreadsheet
in a single
in bulk
in one api
in one query
in one shot
list of addresses
list of coins
list of pools
list of tokens
many
multiple
n coins
n dates
n of them
n pools
n tokens
one api call
one call
one go
one query
one request
same time
several dates
simultaneously
single call
single request
ten coins
ten dates
three coins
three others
three tokens
together
together in one
two coins
two different
watchlist
whole list
without calling many

# largest
= largest
= largest liquidity pools
biggest
deepest
greatest
highest liquidity
main
major
most liquid
top

#! filter
= filter
= screens
above n
age below
age over
age under
and less than
at least
at most
below n
between n and n
conditions
criteria
day old
decent liquidity
dollars of liquidity
exclude
fdv under
gems
greater than
hidden gems
higher than
hunting for gems
less than
liquidity above
liquidity over
low tax
lower than
matching
mcap over
mcap under
meet
minimum
more than
narrow down
no less than
no more than
no taxes
not honeypot
older than
only pairs
only pools
over n
over n days
pairs with volume
passing
pools with volume
restrict
restricted to
satisfy
screen for
screener
tax below
under n
under n days
volume above
volume over
which match
whose
with at least
with enough
with liquidity over
with low tax
with over
with under
worth looking at
young pairs
younger than

# all chains
= all chains
= all networks
= every chain
= over all chains
= over all networks
across all networks
across blockchains
across chains
across every chain
across every network
across networks
all blockchains
all chains combined
all of them
any chain
any network
anywhere
chain does not matter
chains together
cross chain total
every blockchain
every network
everywhere
multi chain
multi network
multichain
no matter the chain
on all chains
on every chain
over all of crypto
regardless of chain
whichever chain
whichever network
whole ecosystem

# one chain
= by chain
= by network
= of one network
= on one network
= one chain
given chain
per chain
per network
specific chain
specific network
§chain

# chains
= blockchains
= chains
= networks
ecosystems
evm chains
l1s
l2s
layer 2s
rollups
sidechains
`;
