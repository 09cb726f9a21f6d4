// Vocabulary of the whole market: capitalisation, mood, winners, what is new and what is talked about.
// A phrase a line, in the form that readVocabulary reads.

export const MARKETS = `
#! gainers and losers
= fall
= gainers
= losers
= rise
best of the day
best performers
best performing coins
big moves
biggest drop
biggest gains
biggest jumps
biggest losses
biggest slides
bleeding
crashed
crushed
doubled
down most
dumped
exploded
falling the most
fell most
flew
gained most
getting crushed
green candles
green today
hardest hit
hit hardest
in free fall
is mooning
jumped
lost most
mooning
movers
on a tear
outperform
plummeted
plunged
pumped
rallied
red today
rippers
ripping
rising the most
sank
skyrocketed
slid
soared
surged
tanked
top gainers
top losers
top performing
up most
went up most
what is mooning
winners
winners and losers
worst of the day
worst performers

# market capitalisation
= capitalisation
= market cap
= market capitalisation
= market data
all time high
ath
best known coins
biggest by value
biggest coins
biggest cryptos
blue chips
by capitalization
by size
cap
capitalization
coin list with prices
coin ranking
coins by
cryptos by
fdv
fully diluted
giants
heavyweights
largest coins
leading coins
main cryptos
majors
marketcap
mcap
most valuable
number one
number one coin
overview of coins
ranked coins
screener of coins
second largest crypto
supply and all time high
top coins
top cryptos
top fifty
top n
top n coins
top twenty
worth the most

#! dominance
= dominance
= share of all
breakdown of share
does * make up
flippening
fraction
how big a part
how large a share
losing ground to
make up
market share
part of all
percent of the market
pie
portion
proportion
rules the market
ruling
share each
share of crypto
share of the market
slice
slice of the pie
versus ethereum share
what fraction
what part
what percentage of
what share

# whole market
= cryptocurrency market
= global market
= global stats
= total capitalisation
= whole cryptocurrency market
= whole market
all coins
all coins combined
all coins together
all cryptocurrencies
all of crypto
altcoin market
altogether
bitcoin dominance
bitcoin share
btc dominance
btc share
combined value of all coins
crypto as a whole
crypto as an asset class
crypto industry
crypto market
crypto overall
crypto space
cryptosphere
entire crypto
entire market
entire sector
everything combined
global crypto
how big is crypto
how many trillions
market as whole
market in total
market overview
overall market
percentage of all crypto
sector as a whole
share of all crypto
size of crypto
size of the space
state of the market
sum of all
total crypto
total market
total worth of crypto
trillions
whole crypto
whole space

#! fear and greed
= fear
= fear and greed
= greed
afraid
anxious
bullish or bearish mood
capitulation
cautious
complacent
confident
crowd nervous
emotion index
emotions
euphoria
euphoric
feeling
frightened
from n to n
frothy
gauge
greedy
how are people feeling
index of sentiment
investors nervous
jittery
market nervous
market psychology
mood
mood index
nervous
optimistic
panic
panicking
people afraid
pessimistic
psychology
risk appetite
scared
sentiment
sentiment gauge
sentiment index
sentiment score
spirits
temperature of the market
terrified
vibe
worried

#! trending
= draw most attention
= hot
= most attention
= search for most today
= trending
action
all eyes on
ape into
aping
attention
being talked about
buying into
buzz
catching fire
clicks
craze
crowd favourite
degens
degens * into
everybody buying
everybody is
everybody is buying
everybody swapping
everyone buying
everyone is
everyone is buying
everyone looking
everyone swapping
flavour of the week
fomo
gets traffic
getting attention
getting the most
googling
heating up
hot coins
hot right now
hot tokens
hottest
hype
in fashion
in the news
in vogue
interest is
looked at
looking up
mentioned most
most clicks
most interest
most looked at
most mentioned
most searched
most viewed
most visited
moving the fastest
moving today
on everyones lips
on fire
people are buying
people googling
people searching
popular
popular coins
popular pools
popular right now
popular tokens
rage
red hot
rising interest
searched most
searches
searching for
spotlight
talked about
top searches
viral
watched
what are people
what is everyone
where the action is

#! newest
= created most recently
= deployed most recently
= launched most recently
= new
= newly
added today
appeared
appeared today
born
brand new
came out
come out
debut
deployments
first day
first hour
fresh
fresh off
freshly
got created
got deployed
got launched
hot off the press
hours old
in the last minutes
in the past hour
last n minutes
last ten minutes
latest coins
latest deployments
latest launches
latest token
launched
minted today
minutes old
new deployments
new launches
new listings
new on
newborn
newest
opened today
past minutes
recently created
recently deployed
recently launched
recently minted
since this morning
today created
today launched
was * deployed
went live
were * created
were * deployed
were * launched
young
youngest

# coin
= coin
= cryptocurrency
altcoin
alts
crypto
digital asset
memecoins
shitcoin

# about a coin
= about
= description links categories
= everything known
all about
all info
background
brief me
coin info
commits
community
consensus
deep dive
details about
details on
developer activity
developers
dossier
everything about
explain * to me
explain coin
fact sheet
factsheet
founders
fundamentals
genesis date
github
homepage
info about
info on
intro to
introduce
introduction
learn about
links
lowdown
one pager
project behind
reddit
research on
run down
rundown
rundown on
subreddit
summary of coin
team behind
tell me about
tell me what
what * does
what does it do
what exactly is
what is coin
what is the project
what it does
whats the deal
white paper
whitepaper
who are the developers
who founded
who made

# categories
= categories
ai
ai coins
are memes
artificial intelligence
as a sector
buckets
by theme
cat coins
classes of coins
classification
depin
dog coins
gaming
gaming coins
group
kinds of coins
l1 coins
layer 2s or
layer n tokens
meme coins
memes
meta
narrative
narrative performance
niche
privacy coins
real world assets
rwa
sector
sector gained
sector performance
segments
sort of coins
sports
such as memes
tagged
taxonomy
theme
tokenised assets
topics of coins
types of coins
vertical
which kinds
which narrative
which sector

# socials
= images socials
= socials
= socials website
community links
description of token
discord
handle
icon
image
logo
official links
official site
official twitter
official website
project links
social links
social media
telegram
telegram group
tg
token website
tokens profile
twitter
twitter account
twitter and website
website
website and twitter
who runs the token
`;
