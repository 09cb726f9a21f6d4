// Vocabulary of the service's own tools: monitors, alerts, facts, feedback and receipts.
// A phrase a line, in the form that readVocabulary reads.

export const SERVICE_TOOLS = `
# schedule
= monitor
= runs a tool on a schedule
= schedule
alarm
alert me
alert us
alert when * crosses
as soon as
as soon as * drops
as soon as * goes
as soon as * turns
at eight
at n am
at nine
automate
automatically
background job
be notified
begin watching
breaks
breaks above
buzz me
check * every
check daily
check every
check hourly
climbs above
climbs over
create an alert
cron
crosses
daily check
dips below
dips under
drops below
each evening
each hour
each night
each week
email me
email when
every evening
every few minutes
every half hour
every hour
every minute
every monday
every night
every week
every weekday
exceeds
falls below
falls to
falls under
flips
flips negative
flips positive
get notified
gets above
gets below
gets cheap
gets over
gets to
gets under
goes above
goes below
goes over
hits
hits n
hourly check
if * drops
if * falls
if * goes
if * hits
if * reaches
if * rises
in case
in the background
inform me
keep an eye
keep checking
keep me informed
keep me posted
keep tracking
keep watch
know if
know when
look again every
look daily
look every
mail me
message me
message when
new monitor
nightly
notified
on a schedule
once * drops
once * goes
once * reaches
once a day
once an hour
periodically
poke me
posted
price alert
reaches
recurring
regularly
reminder
repeat
repeatedly
rises above
rises over
rises to
run * every
run daily
run hourly
run weekly
send me an alert
set an alarm
set an alert
set up
set up an alert
shout
shout if
shout when
standing order
start monitoring
start tracking
start watching
stop me
tell me as soon
tell me as soon as
tell me once
tell us when
text me
the moment * hits
touches
track and alert
track continuously
trigger when
turns negative
turns positive
wake me
wake me if
wake me when
warn us
watch
watch for
when * drops
when * falls
when * goes
when * hits
when * reaches
when * rises
when it drops
when it hits
whenever
while i sleep
+ alert if
+ alert when
+ each morning
+ every day at
+ every morning
+ every n hours
+ every n minutes
+ let me know
+ notify as soon
+ notify if
+ notify when
+ ping if
+ ping me
+ ping when
+ tell if it
+ tell when
+ warn if
+ warn me
+ warn when

# monitors
= monitors
= monitors of the account
= scheduled monitors
active monitors
active watches
alarms do i have
alarms have i set
alarms i set
alerts have i set up
alerts i set up
all monitors
all my monitors
am i monitoring
am i tracking
am i watching
automations
background jobs
being watched
checks do you run
current monitors
do i monitor
existing monitors
have i set up
have set up
jobs
jobs are running
jobs do i have
jobs i have
list monitors
monitors do i have
monitors running
my automations
my jobs
my monitors
my schedules
my watches
periodic checks
recurring checks
running for me
scheduled checks
scheduled jobs
scheduled tasks
set earlier
set up already
standing orders
things i watch
watchers
watches are
watches do
watches do i have
watches have i
what am i tracking
what am i watching
what are you watching
what do you check for me
what have i scheduled
what is being monitored
what is running
what is scheduled
what runs
which checks
which monitors

# monitor runs
= monitor runs
= past runs of a monitor
= runs
been working
did it run
did my check
did my job
did my monitor
did my scheduled
did my watch
did the check run
did the job run
did the nightly
did the scheduled
each run
earlier runs
errors of my
every run
execution history
has my check
has my job
has my monitor
has my nightly
history of monitor
history of my monitor
how often did my
how often has my
is my job working
is my monitor working
job been working
job working
last executed
last result
last run
last time * ran
latest run
monitor fail
monitor history
monitor results
monitor working
nightly job
outcome of the monitor
past runs
previous executions
previous runs
ran
ran last
result of the last run
results of my
results of the check
results of the monitor
run history
run last night
run log
times did it run
track record of monitor
when did * last run
when did * run
when did my

# alerts
= alerts
= alerts that monitors have raised
active alerts
alarms
alarms are
alarms fired
alarms went
alert history
alerts are
alerts do i
alerts have
alerts i have
alerts of my
alerts raised
any alarms
any alerts
any notifications
any warnings
anything go off
anything happened
anything i should know
anything new
anything urgent
are still open
been triggered
current alerts
did anything happen
did anything trigger
did fire
did my alert
did something happen
did trigger
fired
fired alerts
go off
go off while
gone off
has fired
has gone off
has triggered
have gone off
have i missed
hits on my monitors
inbox
list alerts
my alerts
need attention
needs my attention
new alerts
new warnings
notifications
open alerts
outstanding alerts
overnight
pending alerts
raised
recent alerts
see alerts
set off
show alerts
show me my alerts
since i left
something happen
still open
triggered
triggered alerts
unacknowledged
unread
unresolved
waiting for me
warnings
went off
what alerts
what has gone off
what was triggered
what went off
which alarms
which alerts
which went off
while i slept
while i was asleep
while i was away

# resolve alert
= acknowledges
= acknowledges or resolves an alert
= update alert
ack
alert as
alert is resolved
alert n to
alert to
archive
as done
as read
as resolved
as seen
change alert
clear the alert
close alert
close out
cross off
deal with
dealt
dealt with
dismiss
done about
done with
handled
have read
i have seen
i know about
mark alert
mark as
mark notification
mute
no longer a problem
ok got it
problem solved
put it away
resolve alert
seen that warning
set alert
set status
silence
snooze
solved
sorted out
status of alert
stop showing
stop the alarm
take care of
taken care of
the alert is
tick off
to acknowledged
to resolved
turn off that alert

# remember
= remember
= remember fact
= stores a fact
add a note
add this to
add to memory
add to your notes
always use
bear in mind
by default
call it my
commit to memory
default to
do not forget
do not lose
do remember
dont forget
file away
for later
for next time
for the future
for the record
for your information
from now on
fyi
going forward
hold on to
i always
i am using
i am vegan
i live in
i never
i only trade
i prefer
i want prices in
in the future
jot down
keep a record
keep in mind
keep note
keep this in
make a note
make sure you remember
memorise
memorize
my address is
my cost basis
my favourite
my goal
my main
my name is
my preference
my risk
my wallet is
never use
next time
note
note * is
note down
note my
note the following
on record
preference is
put down
put in memory
put on record
remember my
remind yourself
save * preference
save for later
save that my
save the fact
set my preference
store for later
store my
take note
treat * as
user likes
user prefers
user wants
we prefer
we use
write down
you should know
+ save a note

# memory facts
= facts stored under a subject
= list memory
= memory facts
been noted
check your memory
check your notes
did i mention
did i tell
did i tell you
do you know about me
do you remember
do you still
earlier conversation
everything you know about
everything you saved
facts about
facts do you
facts on
from before
from last time
get memory
have i said
have i told
have you stored
i mentioned
i told
i told you
in your memory
keep about
know about me
know about my
know about this
know my
know of me
last session
last time
list facts
list notes
list what you
look in your memory
memories
mentioned
my notes
my preferences
notes
notes about
notes do you
notes on
on file
on file about
past conversation
previous conversation
read back
read me back
read out
recall
remembered
retrieve facts
retrieve memory
retrieve notes
said before
said earlier
said last week
saved
saved about
saved earlier
saved on
saved under
show memory
show notes
show what you
still know
stored about me
stored on
stored under
told you
was noted
what did i say
what did i tell
what do you know about me
what do you remember
what have i told
what have you
what is in your memory
what is known about
what is saved
what is stored
what you know
you know about
you noted
you remember
you saved
you stored
~ facts
~ stored

# forget
= forget
= removes a stored fact
changed my mind
clear memory
clear my
clear that note
clear what
delete
delete everything
delete memory
delete my
delete note
delete the fact
delete what
discard
do not remember
dont remember
drop the note
drop what
erase
erase my
erase the note
erase what
forget about
forget what
get rid of
ignore what i said
is obsolete
let go of
no longer true
no need to remember
not true any more
not true anymore
note about
obsolete
outdated
purge
remove
remove from memory
remove my
remove the fact
remove the note
remove what
scrap
stop remembering
stop storing
strike
take back
unlearn
unremember
wipe
wipe my
wipe the note
wipe what
wrong note

# webhook
= registers
= to which events are delivered
= webhook
alerts to my
call my server
call my server whenever
call this url
callback
callback url
deliver alerts
deliver events
deliver to
deliver to my
delivered
discord channel
events delivered
forward alerts
forward events
forward to
forward to my
hit my endpoint
hit my url
hook
http endpoint
http post
integration
json to my
listen
my api
my backend
my endpoint
my own server
my server
notify my server
own backend
pagerduty
ping my endpoint
ping my server
ping this url
post events
post to
push alerts
push events
push notifications
push to
push to my server
realtime
register url
route alerts
send a post
send alerts to
send events
send http
send json
send to my api
server to server
slack
subscribe my
telegram bot
to https
to my app
to my discord
to my server
to my service
to my slack
to my system
to my url
to this address
to this url
whenever something happens
zapier

# feedback
= feedback
= report feedback
= wrong or missing result
are incorrect
are missing
are off
are wrong
bad data
broken
bug
came back
came back empty
came back wrong
complain
complain about
complaint
data is
data looks
data seems
differs from
disagree
disappointed
do not match
does not match
does not work
doesn't match
doesnt match
doesnt work
empty
empty result
endpoint is broken
error in the data
feature request
flag
garbage
gave a wrong
gave me wrong
give feedback
got nothing
inaccurate
incorrect
inform the developers
inform the makers
inform the team
is broken
is inaccurate
is incorrect
is missing
is off
is outdated
is stale
is wrong
isnt right
isnt working
leave feedback
let the developers
let the team
let them know
looks off
looks wrong
maintainers
makers
missing
missing result
mistake
no data
nonsense
not correct
not right
not working
nothing came back
number is off
numbers are off
old data
open an issue
out of date
outdated data
outdated result
pass on
people behind this
people who built
people who run
praise
raise an issue
report a problem
report an issue
result is
result looks
result seems
results are
returned nothing
returned wrong
review
rubbish
seems off
seems wrong
send feedback
should have returned
something is broken
stale data
submit
suggest
support team
tell support
tell the developers
tell the makers
tell the team
tell them
tell whoever
thanks
the team behind this service
ticket
tool gave
tool is broken
tool returned
unhappy
was wrong
who maintains
whoever maintains
wrong
wrong answer
wrong data

# verification
= cites a receipt
= claim of an answer
= validate
= validate task
all claims
are sourced
backed by
backed by receipts
before answering
before i answer
before i publish
before i send my
before i submit
check my answer
check my claims
check my facts
check my numbers
check my report
check my work
citation
cite
claim cites
claim is backed
claims are backed
claims backed
claims in my
comes from a receipt
did i cite
did i invent
does each
does every
double check
each figure
each number
every claim
every figure
every number
every statement
everything i claim
everything i wrote
evidence for
fact check
factcheck
figure have a receipt
figure in my
figures are real
final answer
footnotes
grounded
hallucinated
has a receipt
has a source
have a receipt
have a receipt behind
have a source
honest
in my answer
in my draft
in my reply
in my report
in my summary
in my text
invented
is each
is every
is sourced
made anything up
made up
make anything up
match my receipts
match the receipts
my answer
my draft
my report
my summary
numbers in my draft
proof
proof for
prove
quote receipts
receipt behind
receipt for
references
sentence by sentence
sourced
statement
statements in my
supported
supported by
supported by receipts
trace back
traceable
truthful
unsupported
verify
verify my
verify that each
verify that every
verify the claims
well founded
what i claim
what i wrote
written answer

# schema
= accepted values
= parameter types
= required arguments
= schema
allowed values
argument
arguments does
call it with
call signature
do i have to give
do i have to pass
do i need to pass
docs for
documentation
documentation for
documentation of tool
does it take
does the endpoint
does the tool
endpoint
endpoint need
expects
explain the tool
fields does
fill in
format does
have to give
have to pass
have to provide
how do i call
how do i fill
how do i use
how is * called
how should i call
how to call
how to use
input format
input schema
inputs does
json schema
legal values
mandatory
must i give
must i provide
need to give
need to provide
options does
parameter
parameters does
parameters for
params
possible values
request body
request format
required fields
signature of the tool
to this endpoint
tool accept
tool expects
tool need
tool takes
tool want
types of the arguments
usage
valid inputs
valid values
what do i have to pass
what do i pass
what format
what inputs
what must i pass
what parameters
which endpoint
which fields
which inputs
which options
which parameters
which values
`;
