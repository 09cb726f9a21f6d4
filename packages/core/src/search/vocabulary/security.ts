// Vocabulary of security: scams, malicious addresses, approvals and what a transaction would do.
// A phrase a line, in the form that readVocabulary reads.

export const SECURITY = `
# safe to buy
= honeypot
= safe to buy
= safety
able to get out
able to sell
am i stuck
any danger
any risk
ape in
be able to sell
be stuck
before buying
before i ape
before i buy
buy and sell tax
buy fee
buy tax
buy this token
can * sell
can i exit
can i sell
can i trust this
cannot sell
cash out of
check this coin
check this token
clean token
dangerous
dodgy
due diligence
exit my position
fake token
fishy
fraud
fraudulent
get my money out
get out again
get out of
good buy
hidden tax
is * clean
is * dangerous
is * honeypot
is * legit
is * rug
is * safe
is * scam
is * trap
is it real
is it safe
is this a scam
is this coin
is this coin a scam
is this token
kosher
legit
legitimate
lose my money
money out of this
ok to buy
okay to buy
red flags
risky
safe
safely buy
scam
scammy
sell fee
sell it again
sell it later
sell tax
sellable
shady
should i ape
should i buy
should i touch
sketchy
smell
smells bad
stay away
stuck with
suspicious
tax
trade this token safely
trap
trust
trust this token
trustworthy
unsellable
verdict
will i be able to sell
will i be rugged
worth buying
worth the risk
~ rug

# token security
= mint and blacklist functions
= raw security
= security findings
= token security
admin powers
backdoor
blacklist
blacklist function
block me
block my account
block my wallet
can be paused
can the dev mint
can the owner
can they change
change the fees
change the tax
contract allow
contract dangerous
contract flags
contract level
contract risks
contract scan
cooldown
dangerous functions
detailed security
details of the risks
flags on contract
functions are dangerous
goplus
hidden functions
hidden mint
hidden owner
honeypot code
low level
mint function
mint more
mintable
open source contract
owner can
owner change
owner do
owner powers
owner print
owner privileges
ownership renounced
pausable
pause trading
pause transfers
print new tokens
print tokens
privileges
proxy
raw
renounced
renounced ownership
scan
security
security check
security flags
security report
security scan
special powers
stop trading
stop transfers
technical findings
trading be paused
trading cooldown
transfer tax
upgradeable
vulnerabilities
what can the owner
whitelist
who can mint
~ audit
~ risks
~ safe

#! freeze authority
= freeze
= freeze authority
= mint and freeze authority
authorities
authority revoked
be frozen
can they freeze
can they mint
freezable
freeze accounts
freeze my
freeze my tokens
freeze tokens
frozen
inflate the supply
lock me out
lock my tokens
mint authority
mint more
mint revoked
mint still enabled
print more
revoke authority
solana coin safe
solana scam
solana token safe
spl token safe
still mint
they freeze
update authority

# malicious address
= malicious
= malicious address
= sanctions
= theft mixing phishing sanctions
address clean
address safe
aml
any links to
anything to do with
associated with
bad actor
bad guys
bad reputation
blacklisted
blacklisted address
blackmailer
blocklist
clean money
compliance
connected to
crime
criminal
criminal ties
crook
dark web
darknet
dealings
dealt with
dirty
dirty money
embargoed
exploiter
exposure to tornado
flagged
flagged address
flagged wallet
fraudster
hacker
hacker wallet
had to do with
has to do with
history of crime
illicit
interacted with tornado
involved in
is * clean
is * hacker
is * sanctioned
is * scammer
is it dirty
known for
known scam
known scammer
kyc
kyt
laundering
lazarus
linked to
linked to hacks
linked to scams
links to criminals
mixer
mixer funds
mixing
money from a hack
money laundering
north korea
ofac
ofac list
ok to receive
on a list
on any blacklist
part of a scam
ransomware
receive money from this
reputation
safe to interact with this address
safe to receive from
safe to send to
scammer
scams or hacks
screening address
sdn
sends me
shady wallet
stole
stolen funds
stolen money
tainted
terror
terrorist
theft
thief
thieves
tied to
to do with hacks
to do with tornado
tornado
tornado cash
trust this address
trust this wallet
wallet clean
wallet known for
wallet safe

#! phishing
= phishing
= phishing site
= website is a known phishing
authentic
browse
clicked
clone site
connect my wallet
connect wallet to
counterfeit
dm asks
domain
drainer
drainer page
email asks
fake airdrop
fake page
fake site
fake uniswap
fake website
genuine
go there
got a link
homepage real
impersonation
is * fake
is * genuine
is * official site
is * phishing
is * real site
link safe
log in here
login page
lookalike
malicious link
malicious site
malicious website
official domain
official site or
page
page genuine
real site
real website
safe link
safe to click
safe to visit
scam link
scam page
scam site
scam website
seed phrase
sent me this link
should i enter
should i open
site asks
site wants
someone sent me this link
spoof
suspicious link
typo domain
url safe
visit
wants my seed
website genuine
website legit
website real
website safe
§url

#! dapp
= audit
= by its address on the web
= dapp
= decentralised application
anybody reviewed
app
app audited
app contracts
app risky
app safe
application
auditors
been audited
been reviewed
certik
contracts behind this app
contracts behind this site
dapp safe
decentralized application
frontend
has * audit
is the protocol audited
is this app
reviewed the contracts
security review
trust this app
trust this dapp
trust this protocol website
use this app
use this dapp
web app
web app safe
website of app

# approval security
= approval security
= approve
= contract that a user is asked to approve
access to my usdc
allow it to spend
allow this contract
asked to approve
asks for
asks for approval
asks for unlimited
asks me to approve
asks permission
before i approve
contract wants
dapp asks
dapp wants to spend
give it access
give permission to
give this contract
grant
is * spender
let it spend
let it take
let them spend
let this contract spend
ok to approve
permit
requested approval
risk of approving
risky approval
router
safe to approve
setapprovalforall
should i approve
should i sign
sign an approval
spend my usdc
spender
unlimited approval to
wants approval
wants permission
wants to spend
wants to use my
wants unlimited

# allowances
= allowances
= approvals
= granted
= spenders
= token allowances
access to my tokens
allowed to move
allowed to spend
approvals i gave
approved in the past
authorised
authorized
can move my tokens
can spend
clean up approvals
contracts can spend
contracts can still
dangling approvals
drain my wallet
gave access
gave permission
given access
given permission
has access to my
have access
have access to my tokens
have i approved
have i granted
i approved
infinite
infinite approvals
may move
may spend
move my coins
move my funds
old approvals
open approvals
outstanding approvals
permission
pull my tokens
pull tokens from
revoke
revoke cash
rights
spend my tokens
spending
still spend
take coins from
take coins out of my wallet
take my coins
take my tokens
unlimited
which apps can
which contracts can
which dapps can
who can spend
who has access
who is allowed

# rug pull
= likelihood that the makers
= rugpull
= run away with the money
abandoned
cash grab
chance * rug
chance of a rug
dev going to dump
dev rug
developers disappear
developers run
devs * rug
devs disappear
devs leave
devs run off
devs vanish
disappear
dump on holders
dump on us
exit scam
going to be a rug
going to rug
gone overnight
gone tomorrow
gonna rug
how likely do the devs
leave with the money
likely * scam
likely to rug
makers disappear
makers run
pull the rug
risk of a rug
rug me
rug potential
rug probability
rug pull
rug risk
rugged
run away
run off
scam the holders
steal everything
steal the liquidity
take my money and
take off with
take the money and run
team disappears
team rug
team run
turn out a rug
vanish
will * devs
will * rug

# simulation
= before it is signed
= simulate
= what a transaction would change
about to confirm
about to send
about to sign
ahead of sending
asked to sign
balances change
before broadcasting
before confirming
before i confirm
before i send
before i sign
before sending
before signing
changes in balance
do to my balances
do to my wallet
dry run
effects on my wallet
fake run
going to sign
if i execute
if i sign
in advance
is it safe to sign
mock
pending signature
pretend
preview
prompted to sign
rehearse
safe to sign
see the result
see what would
show state changes
state changes
state diff
tell me what it would do
tenderly
test run
transaction i am about
trial run
try out
try without
unsigned transaction
wallet prompts
what happens if
what will happen
what will this do
what would happen
what would it do
what would this
will it go through
will it revert
without broadcasting
without sending
would change
would happen if
would it revert
would it succeed
would this fail

# contract creator
= contract creator
= creator
= deployed a contract
= who deployed
address created
author
behind the launch
contract author
contract come from
contract maker
contract origin
contract was created
created this contract
created this token
creation of this contract
creation transaction
creator address
creator wallet
deployed by
deployed the token
deployer
deployer address
deploying address
deploying wallet
deployment transaction
dev behind
dev wallet
eoa created
eoa deployed
factory
find the dev
first tx of the contract
launched this contract
launched this token
made this contract
made this token
origin of the contract
put this contract
put this token
set up this contract
token was created
wallet of the dev
when was deployed
where does this contract come
which account deployed
which address deployed
which eoa
which tx deployed
which wallet deployed
who built
who created
who is responsible
who is the dev
who issued
who launched
who made
who minted this
who published
who put up
who wrote
whose contract
`;
