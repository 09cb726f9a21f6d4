// Vocabulary of any field: words that tools and callers swap for each other, a group a line.

export const ALIKE = `
create make generate add build compose construct produce new
delete remove erase discard
update change modify edit adjust alter revise
search find lookup query discover locate seek
send deliver forward transmit dispatch
buy purchase order shop shopping
book reserve reservation booking
convert transform conversion
translate translation translator
image picture photo photograph
movie film cinema
song track music tune
tv television
weather forecast temperature climate
email mail inbox
price cost expensive cheap pricing
job career employment vacancy hire recruit
hotel accommodation lodging
flight airline plane airplane fly aviation
restaurant dining dine
recipe cook cooking dish meal
car vehicle automobile
medicine drug medication pharmaceutical
stock share equity
company business firm corporation enterprise organization
news headline article
schedule appointment calendar meeting
remind reminder alarm
location place address position whereabouts
route direction navigate navigation
calculate compute calculation calculator
check verify validate verification validation
user account profile member
phone telephone mobile
message sms chat
website site webpage
folder directory
start begin launch
stop halt terminate cancel
summarize summary summarise
rating review score
compare comparison versus
horoscope zodiac astrology
game match
team club
player athlete
university college school
course class lesson
workout exercise fitness gym
diet nutrition calorie nutrient
money currency cash
house home property estate apartment
trip travel vacation holiday tour journey itinerary
gift present
learn study teach education tutor
paper publication research scholar academic
author writer
celebrity actor actress cast
repair fix maintenance
clothes fashion wear outfit clothing apparel
beauty cosmetic makeup skincare
birthday birth born
invoice bill billing
discount coupon deal promotion offer
customer client
employee staff worker
analyze analysis analyse analytics
recommend recommendation suggest suggestion
download save export
draw drawing paint painting
write writing writer
code programming program
legal law lawyer
health medical patient doctor
bank banking
insurance policy
crime police
baby infant child kid
dog pet cat animal
joke funny humor
quote saying
word dictionary definition define meaning
synonym thesaurus
convert unit
time timezone clock
video clip
podcast radio
post publish
comment reply
like favorite favourite
follow follower subscriber
friend contact
distance far
area size
map geographic geography
population inhabitant
country nation
city town
street road
shipment shipping delivery package parcel track tracking
store shop
product item goods
stock inventory
refund return
password credential login
login signin authenticate authentication
register signup registration enroll
encrypt encryption cipher
random
read open view
write save
rename name
move transfer
copy duplicate clone
merge combine join
split divide
sort order
filter
average mean
maximum max highest
minimum min lowest
total sum
percentage percent
interest loan mortgage
tax taxes
salary wage income pay
payment pay
donate donation charity
vote election poll
president politician
stadium venue
concert gig show event
ticket admission
museum art gallery artwork
plant garden gardening
solar energy electricity power
pollution air quality
earthquake quake seismic
star planet space astronomy
chemical chemistry molecule
gene genetic dna
virus disease illness covid
symptom diagnosis diagnose
vaccine vaccination immunization
hospital clinic
pregnancy pregnant
sleep rest
blood pressure
heart cardiac
speed velocity fast
force physics
`;
