// Vocabulary of NFTs: collections, floors, sales, traits and owners.
// A phrase a line, in the form that readVocabulary reads.

export const NFTS = `
#! nft
= nft
ape
apes go for
art
avatar collection
avatars
azuki
bored apes
collectible
cryptopunks
digital art
digital collectible
erc 721
erc1155
erc721
jpeg
monkey
penguins
pfp
profile picture
pudgies
punks
unique tokens

# nft collection
= floor
= floor price
= nft collection
bottom price
buy into
cheapest
cheapest ape
cheapest azuki
cheapest bored
cheapest nft
cheapest one
cheapest penguin
cheapest punk
cheapest way into
collection
collection details
collection doing
collection info
collection stats
cost to get into
cost to get one
entry price
entry ticket
floor and volume
how much for the cheapest
lowest ask
lowest listing
lowest offer
lowest price
minimum price
price to get in
start at
stats of collection
what does the cheapest

# nft collections
= collections ranked
= nft collections
best selling nfts
biggest collections
biggest nft
collections
hottest nfts
leading collections
most traded nft
nft leaderboard
nft projects
nft ranking
top collections
top nfts

# nft chart
= floor price developed
= nft market chart
collection hold up
collection lost value
collection over time
collection value over
floor a year ago
floor been
floor chart
floor climbed
floor crashed
floor dropped
floor evolution
floor fallen
floor falling
floor has
floor higher
floor higher last
floor history
floor in the past
floor last
floor last summer
floor lower
floor moved
floor over time
floor rising
floor since
floor trend
floor was
floor went
held its value
nft prices over
was * floor
was the floor

# nft sales
= latest sales
= nft sales
= sales
apes go for
bought for
bought lately
buyers paid
changed hands
changed owner
fetch
fetch lately
flips
go for
got bought
got sold
how much did * sell for
how much was paid
last buyers
last one sold
last sales
last sold
most expensive sale
paid for
recent buyers
recent deals
recently sold
sell for
selling
selling for lately
sold
sold for
sold lately
sold recently
went for
what did * go for
what did * sell for
who bought
who purchased

# nft traits
= name image and traits
= nft metadata
= traits
artwork
attributes
background
background colour
clothes
eyes
fur
hat
image
image url
json of the nft
look like
metadata
picture
properties
rarity traits
see nft
show * nft
show me the picture
show the picture
token uri
tokenuri
wearing
what does * look like
what does it look
what is on
what kind of fur
which attributes
which hat
which properties

# nft owners
= nft holders
= owners of a collection
= who owns the nfts
biggest collectors
biggest owners of
collectors
hands of one
has the most
holder of nft
holders of collection
holds the most
how many owners
how many unique owners
list of collectors
most apes
most penguins
nft whales
number of unique holders
one owner
owned by one
owners
owns
owns the most
unique owners
wallets hold nfts
whales of the collection
who has an
who has the most
who owns

#! rarity
= rarity
= rarity rank
common or rare
how rare
how special
how unique
is * rare
is * special
one of a kind
rank among
rank in its
rank of my
rare
rare is my
rarer
rarest
rarest one
rarity score
scarce
scarcity
special
special one
stand out
top percent of the collection
uncommon
uncommon is
unique
unusual
valuable traits
where does * rank

# nft transfers
= between owners
= nft transfers
= transfers of one nft
before me
came from
chain of ownership
changed hands
earlier owners
former owners
had this before
hands did
hands has
history of my nft
history of nft
how did it move
how often was * resold
lineage
moved between wallets
owned before
owners before
ownership history
passed through
past holders
past owners
pedigree
previous holder
previous owners
previously owned
prior owners
provenance
resold
through whose hands
trace this nft
went from wallet
where has this nft been
which hands
who had * before
who held
who owned
whose hands

# nfts of a wallet
= nfts that an address owns
= wallet nfts
all nfts of
apes does
apes in
art do i
art does
art in
avatars does
collectibles do i
collectibles does
collectibles in
do i own nfts
jpegs do i own
jpegs does
jpegs in
my nfts
nft collection of this wallet
nft inventory
nft portfolio
nfts are in
nfts belong to
nfts do i
nfts do i own
nfts does
nfts held by
nfts i own
nfts in
nfts in my
nfts of this wallet
nfts owned
own any
own any nfts
pictures does
what nfts
which nfts
which nfts are

# nft risks
= nft security
= risks of an nft
before i mint
can this mint
collection contract
collection dangerous
collection legit
collection risky
collection safe
collection scam
contract behind the collection
contract of the collection
contract of this nft
drain me
fake nft
is this collection
mint drain me
mint safe
nft collection dangerous
nft collection legit
nft contract
nft contract dangerous
nft contract safe
nft honeypot
nft risk
nft rug
nft safe
nft scam
nft trap
owner take nft
risk in buying nft
risk in minting
rug nft
safe to mint
should i mint
steal my nft
take my nft
`;
