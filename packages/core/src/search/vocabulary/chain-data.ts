// Vocabulary of chains as their nodes tell them: blocks, transactions, gas, contracts and names.
// A phrase a line, in the form that readVocabulary reads.

export const CHAIN_DATA = `
# transaction by hash
= input
= sender receiver
= transaction by its hash
amount sent in
between whom
by hash
details of tx
ether was in
fields of tx
find tx
from which address
from whom to whom
given hash
hash
how much was in it
in this transaction
in this tx
look at this transaction
look up tx
lookup tx
paid whom
pull up
raw transaction
receiver
recipient
sender
sent in this
sent to whom
show transaction
to which address
transaction details
tx details
tx info
tx with hash
txid
value in
value of the transaction
what is in this tx
which address to
who paid whom
who sent this
who to whom
§hash

# transaction receipt
= gas used
= receipt
= succeeded
= transaction receipt
arrived
bounced
confirmed
did * arrive
did * fail
did * go through
did * succeed
did it arrive
did it revert
did it work
did my money
did my swap
did my transaction
did my tx
did the swap
dropped
ended well
failed
failed or
finalised
gas burned
gas consumed
gas did it use
gas was used
go through
gone through
has * confirmed
has * mined
has it landed
has my payment
has my transaction
has my transfer
how much gas did
is * confirmed
is * mined
is it done
is it mined
is it through
is my payment
is my transaction
logs of transaction
made it on chain
mined
mined or
money arrived
my transfer arrive
on chain yet
or did it
out of gas
outcome of the transaction
payment arrived
payment gone
pending
rejected
reverted
reverted or
state of my transaction
status of my
status of tx
still pending
stuck
succeed
succeed or fail
success
success or
transaction logs
transaction status
tx status
vanished
was * mined
was it mined
was my transaction
went through
went wrong
why did * fail
why did my
~ §hash

# in words
= decoded
= in words
= which method was called
action was taken
arguments were passed
break down transaction
calldata
called with
describe
do not get what
do not understand
dont understand
explain
explain transaction
human readable
human understands
humanly readable
i do not get
in english
in layman
in simple terms
interpret
laymans
make sense of
mean in plain
method was called
parsed
plain english
plain words
purpose of this tx
readable
simple terms
simple words
something i understand
spell out
story
summarise
summarize
tell me what happened
translate
translate * transaction
understand
was called
what * transaction do
what * tx do
what did
what did it do
what did this transaction do
what happened in
what is this transaction
what is this tx
what this transaction did
what this tx did
what was done
what was this
which function
which method
~ §hash

# block
= block
= block by height
= block by number
block contents
block details
block hash
block height
block n
block number
contents of block
details for block
in block n
inside block
mined block
mined by
miner
slot
transactions in block
what is in block
who mined

# latest block
= block number
= latest block
block are we at
block height
blocks so far
caught up
chain at
chain head
chain height
chain tip
current block
current head
current height
head block
head of the chain
height
height of the chain
highest block
how far along
how far is the chain
how high
how many blocks
in sync
is the chain
last block
last mined block
latest block on
latest height
most recent block
newest block
newest block number
synced
tip
tip of the chain
top block
which block are we

# block at an instant
= block at
= block by timestamp
= current at an instant
as of date
at midnight
at what block
block * closest
block * midnight
block at the end
block at the start
block at time
block at §date
block closest
block corresponds
block for date
block height at
block height on
block in the year
block number at
block number for
block number from
block number on
block of the day
block on date
block on the day
block on §date
block was current
block was mined at
block when
closest to
convert a time
convert date to block
date to block
first block of
last block of
last sunday
midnight
mined last
moment
nearest block
noon
time into block
time to block
timestamp to block
turn * into a block
what block
what block was
which block
which block * at
which block * on
which block was
~ §date

# event logs
= event logs
= logs
all transfers events
approval events
contract activity log
contract emitted
contract events
emitted
emitted by
eth getlogs
event data
event history
events
events between
events fired
events of contract
fetch events
filter by topic
getlogs
history of events
mint events
onchain events
signature topic
subscribe
swap events
topic
topic0
transfer events
what did the contract emit

# gas price
= gas price
busy is ethereum
cheap enough to send
cheap to send
cheap to transact
cheap to use
cheapest time
cost of moving
cost of sending
cost to send
cost to swap
cost to transact
costs to move
current gas
expensive to send
expensive to use
fee level
fees high
fees right now
fees to send
gas
gas at
gas cheap
gas costs
gas expensive
gas fee
gas high
gas is
gas like
gas now
gas on
gas right now
gas today
good time to send
gwei
high fees
how busy is ethereum
how high are fees
how much is gas
is gas
is it cheap
is it expensive
low fees
network expensive
network fee
pay for a transfer
pay to move
pay to transact
price of a transaction
sending * cost
too high
transaction cost
transaction fee
tx cost
tx fee
wait for lower fees
wei
what do i pay to send
what does sending cost
when is it cheap

# fee history
= base fees
= base fees and priority fees
= fee history
1559
basefee
eip 1559
fee trend
fees an hour ago
fees been
fees earlier
fees going
fees higher
fees lower
fees lower this morning
fees over the last blocks
fees yesterday
gas been
gas chart
gas earlier
gas has
gas history
gas last
gas last hours
gas lately
gas over time
gas prices over
gas recently
gas spikes
gas this morning
gas trend
gas used ratio
gas yesterday
has gas been
have fees
last n blocks
low point of gas
miner tips
past base fees
past gas
priority fee
recent base fees
tip percentiles
tips
validator tips
was gas
were fees
when was gas

# gas estimate
= estimate
= estimate gas
= gas that a transaction would need
= would need
before i send * gas
burn if
burn to
burn to call
calling * cost
consume
cost before sending
cost in gas
cost of calling
cost to call
cost to mint
expensive to call
gas * consume
gas * need
gas * take
gas * use
gas consumption
gas does it take
gas estimation
gas limit
gas needed
gas required
gas to set
gas units
gas will
how heavy
how much gas
how much gas will
how much gas would
how much will it burn
out of gas
set gas
units does
units of gas
units will
what will it burn
will cost
will it burn
will it consume
will use
would consume
would cost
would use

# contract call
= call
= call contract
= read only function
ask a contract
ask for its
balanceof
call * function
call * method
call a function
call method
call on contract
call without
contract for its
contract function
contract return
contract say
contract say about
contract state
current owner of contract
eth_call
eth_call on
execute a view
fetch a value from
function on contract
function return
get a value from
getreserves
getter
invoke
look into a contract
onchain state
onchain value
owner of the contract
ownerof
peek
peek into
public getter
public variable
query * function
query * method
query a contract
query state
read * contract
read * value
read a value
read contract
read from a contract
read function
read owner
read state
read supply
result of calling
return now
return value
returns when i call
run a view
run function
smart contract read
state of a contract
staticcall
total supply function
totalsupply
value from a contract
value of * variable
value returned
view call
view function
view method
what does * return
what does the contract return
what does the contract say
what is the owner
without a transaction
§function

# source code
= contract source
= source code
= verified source
code
code * contract
code behind
code of this contract
code public
code verified
contract code
contract written
etherscan code
flattened
how is this contract written
implementation code
implementation of the contract
is contract verified
is the code
look at the code
open source
program
published code
read the code
see the code
show * solidity
show the code
smart contract code
solidity
source
the code open
verified
vyper
what is the code
written in

# abi
= abi
= application binary interface
abi * encode
abi to
application binary
callable functions
contract interface
contract spec
encode
encode calls
ethers
function list
functions and events
functions can be called
functions does contract
functions does it have
functions it exposes
functions of contract
how can i talk to the contract
how do i talk to
interface JSON
interface for
interface of a contract
json interface
json of a contract
list of functions
methods available
methods does it have
methods does the contract
methods it exposes
need * abi
signatures of a contract
viem
web3 js
what can i call
what functions
which functions
which functions does
which methods

# function selector
= four byte
= function selector
= selector
= text signatures
4 byte
4byte
beginning of calldata
bytes at the start
first four bytes
function hash
function signature
hash of a function
hex code of a function
hex signature
method id
methodid
name of the function
reverse a selector
sighash
stand for
start of the calldata
unknown function
unknown method
what does * stand for
what function does
what function is
what is 0x
what is function
what method does
which function has
which function is 0x
which method is 0x
§selector

# raw storage
= raw storage
= slot
= storage
= storage at a slot
admin slot
eip 1967
eip 1967 slot
eip1967
first slot
getstorageat
hidden variable
implementation address
implementation behind proxy
implementation slot
memory of a contract
position in storage
private variable
proxy point
raw contents
raw data at
raw slot
raw state
raw value
read slot
slot n
slot zero
state slot
storage slot
storage value
where does the proxy point

# nonce
= how many transactions it has sent
= nonce
counter of sent
current nonce
for my next transaction
has sent so far
how many did it send
how many has sent
how many has this address sent
my next tx
next nonce
next transaction number
number for my next
number of sent transactions
outbound transactions
outgoing count
sequence number
stuck nonce
transactions it has sent
transactions sent
tx count of address

# resolve ens
= address of an ens name
= resolve
= resolve ens
0x behind
0x of the name
address behind
address belongs to
address does
address for
address is behind
behind the name
convert * eth
domain into
domain into address
ens
ens * to address
ens domain
ens name
eth name
eth name to address
forward lookup
forward resolution
forward resolve
hex address
into a hex address
look up * eth
name belongs
name to address
owner of the name
points to
resolve name
the 0x for
translate * eth
turn * ens
wallet address of
wallet behind
what address
what wallet
where does * eth point
where does * point
which address
which wallet is
who is the 0x
who owns * eth name
~ §name

# primary ens
= ens name of an address
= lookup ens
= primary ens
address have ens
address to name
any ens
any name
does have ens
does it have a name
domain does * own
domain does this address
ens * address own
ens domain of
ens name does
ens name for
ens of address
eth domain
eth domain for
eth name of
friendly name
go by a name
has * ens
has * eth domain
has * eth name
has a name
has an eth name
have * ens
have * eth domain
have * eth name
have a name
have an eth name
have ens
human readable name
name attached to
name belongs to this address
name does * use
name does this
name for address
name instead of
name is set
name of address
name registered
nice name
primary name
reverse
reverse lookup
reverse record
reverse resolve
use as name
username
what is * called
what name does
which name does

# ens records
= avatar
= content hash
= ens records
= text records
avatar set
contact
contact details
contenthash
email record
ens avatar
ens profile
ens text
handle * set on
ipfs
links on
metadata of ens
picture of * eth
profile behind
profile data
profile picture
records
records does
records of name
saved in ens
saved in the name
set on
social handles of
social records
twitter handle of
twitter of * eth
twitter record
url of * eth
url record
website of * eth
what is in the profile

# priority fees
= priority fees
= priority fees paid
bribe
compute budget
compute unit price
compute units
congestion
dropped on solana
extra fee
faster on solana
fee to land
front of the line
get * in quickly
get my solana
get through on solana
getting dropped
in quickly
jito tip
land
land a transaction
land my
microlamports
my solana transaction
not landing
pay to get
prioritisation fee
solana congested
solana fee
solana tip
solana transactions failing
solana tx through
tip
tip * transaction
transactions land

# bitcoin fees
= bitcoin fees
= confirmation target
= recommended fees
= satoshi per byte
bitcoin payment through
cheap fee
cheapest fee
confirm fast
confirm in
confirm quickly
confirm within
cost to send bitcoin
economy fee
fast confirmation
fastest fee
fee estimate
fee for next block
fee rate
fee should i pay
fee should i set
fee to get
fee to pay
feerate
fees on bitcoin
how much to pay miners
miner fee
mining fee
move bitcoin
move btc
next block fee
pay miners
payment through
per byte
priority confirmation
quick confirmation
sat byte
sat vb
satoshis per
sats per byte
sats per vbyte
send bitcoin
sending bitcoin cost
sending btc
slow fee
target blocks
through within
what fee
what fee should
which fee
within the hour

#! mempool
= mempool
backed up
backlog
bitcoin busy
bitcoin full
bitcoin jammed
bitcoin network busy
bitcoin network slow
bitcoin slow
clogged
congested
crowded
how full
how long is the queue
how many transactions are waiting
how many waiting
in limbo
is bitcoin slow
jam on bitcoin
jammed
line of transactions
memory pool
network busy
not confirmed yet
not mined yet
not yet mined
overloaded
pending transactions
pending tx
queue of transactions
queue on bitcoin
queued transactions
stuck bitcoin
traffic jam
transactions in line
transactions pending
transactions waiting
unconfirmed
waiting room
waiting to be included
waiting to be mined
waiting to confirm
waiting transactions

#! difficulty
= difficulty
= difficulty adjustment
2016 blocks
adjustment
become easier
become harder
difficulty change
difficulty epoch
easier next
easier to mine
epoch
get easier
get harder
harder next
harder or easier
harder to mine
how hard is it to mine
how hard is mining
mining difficulty
mining get harder
mining harder
next adjustment
next change in difficulty
next retarget
retarget
two weeks difficulty
until the difficulty

#! hash rate
= hash rate
= hashrate
asics
computing
computing power
energy of miners
exahash
getting more secure
hashes per second
hashing
hashing power
how secure
machines
mined by miners
miners
miners capitulate
miners joining
miners leaving
mining
mining machines
mining network
mining power
more secure
network security
power behind bitcoin
secure is bitcoin
security of bitcoin
security over time
strength of mining
strength of the network
total mining

#! validators
= validator queue
= validators
= wait to enter or leave
32 eth
activation
activation queue
activation time
backlog of validators
beacon
beacon chain
become validator
churn
days until a validator
days until my validator
enter staking
entry line
entry queue
exit line
exit queue
exit the beacon
exit time
get my stake back
get my staked eth back
get staked eth out
how long to stake
how long to unstake
how long until i can stake
how long until i can unstake
how long until my validator
leave staking
line for becoming
line to stake
new validator
queue
queue to exit
queue to stake
solo staking
stake my eth
staking line
staking queue
staking wait
start staking
stop staking
time to unstake
unstaking
validator activates
validators wait
wait to enter
wait to stake
wait until my validator
waiting list
waiting to become
waiting to exit
withdrawal queue

#! blob fees
= blob
= blob base fee
= blob fees
4844
blobspace
calldata alternative
cheap data
cost for rollups
cost of data
da cost
data availability
data costs
data fee
data for rollups
data gas
data on ethereum
eip 4844
l2 costs
l2 posting
l2s pay
posting costs
posting data
price of data
proto danksharding
rollup costs
rollup data
rollup fees
rollup posting
rollups pay
what do l2s pay
what do rollups pay
`;
