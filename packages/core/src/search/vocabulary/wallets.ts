// Vocabulary of wallets: what they hold, gained, sent and received.
// A phrase a line, in the form that readVocabulary reads.

export const WALLETS = `
# wallet
= account
= address
= wallet
cold wallet
guy
holder address
hot wallet
ledger wallet
metamask
my accounts
person
portfolio owner
pubkey
somebody
trader
vitalik
whale
~ eoa
~ §address
~ §name

# portfolio
= holds over all chains
= portfolio
= what a wallet holds
all assets
all i own
all my coins
all my crypto
all my tokens
all tokens across
allocation
asset allocation
assets
bags
breakdown of my
coins are in
complete holdings
composition
does hold
does own
every coin i
everything * holds
everything * owns
everything i hold
everything i own
everything in
everything in this wallet
full breakdown
full holdings
hold overall
holdings
in my wallet
inside this wallet
list everything in
multichain portfolio
my crypto
my portfolio
my stuff
my whole
on every chain
overview of my wallet
overview of wallet
own across
owns
positions across
stash
summary of my wallet
tokens across
what * holding
what * own
what assets
what coins are in
what do i have
what do i hold
what do i own
what does * have in
what does * hold
what does hold
what does own
what have i got
what is in
what is inside
what tokens are in
whats in
which assets
which coins are in
whole bag

# token balances
= balances
= token balances
amounts of tokens
available balance
available funds
check balance
do i have
does have
erc 20
erc 20 holdings
erc20
erc20 holdings
erc20 tokens
have i got
held in
holdings
holdings on
how full
how many * account own
how many * address own
how many * wallet own
how many does have
how many tokens
how many tokens * have
how many tokens * own
how many tokens do
how many tokens does
how many usdc
how much * account have
how much * address have
how much * address hold
how much * have
how much * in my account
how much * in my wallet
how much * in this wallet
how much * left
how much * wallet have
how much * wallet hold
how much do i have
how much does have
how much is in
how much is left
how much is on
how much usdc
how much usdc * have
how much usdc is
how much usdt
how much usdt * have
how much usdt is
in account
in this wallet on
left in
list tokens
my balance
my tokens on
my usdc
on my address
on this address
remaining
sitting in
tokens are in
tokens does
tokens does own
tokens held
tokens held by
tokens i have on
tokens in
tokens sit in
what is on it
what tokens does
which tokens are in
which tokens does

#! native balance
= chain own coin
= native
= native balance
any avax left
any avax on
any bnb on
any eth in
any eth left
any eth on
any gas
avax balance
avax on
balance in eth
balance in ether
base coin
bnb balance
bnb left
bnb on
coin to pay gas
cover gas
enough bnb
enough eth
enough ether
enough for gas
eth * left
eth balance
eth does
eth left
eth on
eth sits
ether balance
ether does
ethers
for fees
for gas
gas left
gas money
gas token
got enough ether
have i got enough ether
how many eth
how many ether
how much avax
how much bnb
how much eth
how much eth * have
how much eth * hold
how much eth is
how much ether
how much ether * have
how much ether is
how much matic
how much native
how much pol
is there any avax
is there any bnb
is there any eth
is there any matic
left for gas
left to pay
matic balance
matic on
mon left
native asset
native coin
native token
only eth
pay for gas
plain eth
pol left
pol on
raw eth
to cover gas
to pay fees

#! net worth
= net worth
= total value of a wallet
= value of a wallet
account value
added up
all added up
all my crypto worth
am i rich
bottom line
dollars in total
everything worth
fortune
how much * account worth
how much * portfolio worth
how much * wallet worth
how much is my
how much is this wallet
how much money do i
how much money does
how rich
how rich is
how wealthy
in total
millionaire
my portfolio worth
net value
poorer
poorer than
portfolio value
portfolio worth
rich
richer than
richest
sum of my
sum total
total assets
total balance in dollars
total dollar value
total holdings value
total money
total usd
total value
total worth
value of all
value of everything
value of holdings
value of my portfolio
value of my wallet
wallet * worth
wallet value
wallet worth
wealth
wealthy
what am i worth
what is he worth
what is my wallet worth
what is this wallet worth
whole wallet
worth altogether
worth in total
worth now in total
worth of everything
worth of my wallet

#! profit and loss
= pnl
= profit and loss
= realised profit
ahead or behind
am i down
am i losing
am i up
am i winning
any good
at a loss
break even
came out ahead
capital gains
cost basis
did he make
did i lose
did i win
did make
earned from trading
earned on
gained or lost
gains
gains and losses
gains on
good at trading
good trader
have i lost money
have i made money
how are my trades
how did my trades
how much did * lose
how much did * make
how much did i lose
how much did i make
how well did
in profit
in the green
in the red
losing money
losses
lost from trading
lost money
made from trading
made money
made money on
made or lost
make money
money on my trades
p l
pnl per token
profit did
profit has
profits
realised
realized
return on my trades
return on trades
roi
trades doing
trading performance
trading results
unrealised
unrealized
up or down on
up or down overall
upside made
win or lose
winning trades

#! defi positions
= defi positions
= deposits loans and staked assets
= loans and staked
active loans
am i lending
am i providing
am i staking
anything in aave
anything in compound
at risk of liquidation
collateral do i
debt
defi exposure
deposited in protocols
deposited on
deposited where
do i have anything in
do i have deposits
do i have funds in
do i have money in
do i owe
farming
forgot in
forgotten deposits
funds in protocols
have anything in
health factor
how much do i owe
i have supplied
in aave
in compound
in lido
in morpho
in pendle
lent
lent out
liquidated on aave
liquidity i provide
liquidity positions
liquidity provided
locked tokens
lp positions
lp tokens
money deposited
money in aave
money in compound
money parked in
money staked or lent
my deposits
my farms
my loans
my lp
my money in
my pools
my positions in
my stake
my vaults
on aave
on morpho
open loans
open positions
owe
positions
positions in defi
positions in protocols
positions on
providing liquidity
restaked
staked across
staked or
staked or lent
staked tokens
staking positions
stuck in protocols
tokens staked
vault deposits
vaults
what do i owe
what have i borrowed
what have i lent
what have i staked
what i have deposited
what i have staked
where have i got money
where is my money

# transactions
= transactions
account history
all transactions
been doing
been up to
been up to lately
doing lately
everything he did
everything it did
history of my
history of wallet
last actions
last moves
last things
last transactions
latest actions
latest activity
list of transactions
log of my
moves
newest on top
onchain activity
operations
past transactions
recent activity
recent moves
recent txs
sent and received
statement of account
transaction history
tx
tx history
txn
what did this address
what did this do
what did this wallet
what happened in my wallet
what happened in this wallet
what has been doing
what has he
what has this account
what has this address
what has this wallet

# transfers
= into and out of
= token transfers
= transfers
came in
coming in
deposits and withdrawals of my wallet
deposits into
deposits to my wallet
did i receive
did i send
erc20 movements
erc20 transfers
flows
follow the money
going out
have i received
have i sent
i received
i sent
in and out
in my wallet lately
incoming
incoming tokens
inflow
money go
money went
moved
movements
moves of the token
outflow
outgoing
outgoing tokens
paid me
payments
payments made
payments received
received
received from
received last
sending me
sending tokens
sent
sent last
sent me
sent out
sent to
sent to me
token movements
tokens arrived
tokens left
tokens received
tokens sent
trace
trail
went out
what did i receive
where did * go
where did my
where did the money
where does the money
who did * pay
who did * send
who has been sending
who i paid
who sent me
whom did
~ send

# transfers of a token
= between all addresses
= transfers of one token
all addresses
all moves
all transfers of
all wallets
anybody
anyone
before me
between anybody
big transfers
by anyone
came from
changing hands
earlier owners
every transfer of
global transfers
had this before
hands did
hands has
history of my nft
history of this nft
how often was * resold
large transfers
lineage
moved between
moved between wallets
movements of the token
owners before
passed through
past holders
pedigree
previous holder
previously owned
resold
token moving
trace this nft
transfers of * contract
whale transfers
where has this nft been
which hands
whichever wallet
who had * before
who held

# activity counters
= counters
= how many transactions
activity count
amount of transactions
count
count of transactions
heavy user
how active
how active is
how busy is address
how many times
how many transfers
how many txns
how many txs
how often has
how often used
how often was
many transactions
many txs
number of moves
number of transactions
number of transfers
number of txs
times has
total number of transactions
total transactions
totals
transaction count
transaction totals
tx count
txs this account
usage count
used how often

#! active chains
= active
= active chains
= chains on which ever active
= ever been active
active anywhere
active elsewhere
active on which
activity on
anything happened on
been used
blockchains * used
chain activity
chains * active
chains * been
chains * used
chains did touch
chains did use
chains do i use
chains does use
chains has used
chains used
chains with activity
do i have anything on
does * use
ever touched
ever used
exist on which chains
footprint
has * touched
has * used
have i left
interacted on
is active on
left traces
live on which chains
networks * active
networks * used
networks has used
networks used
other chains
presence
present on
touched
traces on
used before
used on
where active
where does this wallet
where else has
where else is
where has this been
which chains * on
which chains has used

# unknown text
= what a text is
= identify an address
identify
recognise
recognize
someone sent me
what am i looking at
what is §address
what is §hash
what is §name
what is behind §address
what kind of address
what kind of hash
what sort of address
what type of address
which kind of address

# who is behind
= exchange fund protocol
= known person
= labels
= who is behind
a known wallet
arkham
attribution
belong to
belongs
celebrity
cold wallet of
doxxed
entity behind
exchange wallet
exchange's hot wallet
famous
hot wallet of
identity
is it an exchange
is it binance
is this a known
is this address
is this wallet
know this address
know this wallet
known entity
market maker
name tag
name to this address
nametag
owned by which
owner of address
owner of wallet
person behind
put a name to
real owner
recognise
recognize
stands behind
tagged
unknown address
unmask
whale identity
what is known about this address
which exchange owns
which fund
who * behind
who controls
who could this be
who does * belong
who does this address
who does this belong
who does this wallet
who is this
who might this be
who owns
who owns * address
who owns * wallet
who owns 0x
who owns this address
who runs
whose
whose account
whose address
whose wallet

#! top traders
= made most profit
= most profit
= top traders
addresses that gained
addresses that made
alpha wallets
best early buyers
best entry
best performing traders
best performing wallets
best traders
best wallets
biggest earners of
biggest gains on
biggest profits
biggest winners
cashed in
copy trade
copytrade
did best on
did best with
early winners
earned most
gained the most with
got rich
got rich from
got rich on
highest gains
highest profit
highest returns
leading traders
made a fortune
made a killing
made a lot
made bank
made millions
made most
made most money
millionaire makers
millionaires
most gains
profitable on
profited
profited most
richest traders
smart money
smart wallets
smartest
sold the top
successful traders
successful wallets
top earners of
traders made
wallets that earned
wallets that gained
wallets that made
whales that profited
who did best
who earned
who gained
who gained the most
who got rich
who made a lot
who made bank
who made the most
who profited
who won big
who won on
who won with
winning wallets

# wallet screen
= filter wallets
= screens wallets
= win rate
addresses that made
addresses worth copying
big profit
consistent
find good traders
find me traders
find traders
find wallets
good traders
high hit rate
hit rate
list of profitable
profitable addresses
profitable wallets
success rate
successful wallets
traders with
wallets by profit
wallets by volume
wallets making
wallets making more
wallets over
wallets to copy
wallets to follow
wallets where
wallets with
wallets worth
who trades well
win rate above
win ratio
winrate
worth copying
worth following

#! extended public key
= extended public key
= xpub
account key
across all my bitcoin addresses
all addresses of my
all addresses under
all derived
cold storage
derived addresses
entire bitcoin wallet
extended key
hardware wallet
hd wallet
hierarchical
ledger
legacy and segwit
master public key
my bitcoin wallets
my ledger
my trezor
paper wallet
several addresses
sum up the funds of my
trezor
watch only
whole hd
whole seed
whole wallet btc
ypub
zpub
§xpub

#! unspent outputs
= unspent outputs
= utxos
can * spend
coin control
coins can * spend
coins to spend
combine coins
consolidate
dust
dust outputs
inputs available
inputs i can spend
little coins
merge coins
outputs
outputs available
outputs left
ready to spend
small coins
spendable
spendable outputs
still spend
unspent
unspent coins
what can * spend

# signatures
= signatures
= transaction signatures
history on solana
only the ids
recent signatures
signature list
sigs
solana activity
solana history
solana transactions
transaction ids
tx ids

# token accounts
= token accounts
associated token
ata
phantom
solana holdings
solana tokens
spl
spl accounts
spl balances
spl holdings
spl tokens
tokens in phantom
`;
