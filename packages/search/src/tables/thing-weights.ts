// Thing weights: how much each stem of a question's words tells for the thing that it leaves open, and what else tells for it; written by test/learn-weights.ts, in hundredths.
export const THING_WEIGHTS: Readonly<Record<string, string>> = {
  "address of collection": `-23:* 13:a -11:collection 12:copy 31:fake -18:me -10:official 30:one -15:page 34:real -12:site -11:thi -11:where`,
  "address of contract": `46:* -17:a 12:abi -20:aggregator 25:allowance -12:build 27:call -21:calldata 18:contract 14:credit -25:dapp 13:date -11:decode 55:deploy -22:deposit -24:did 33:doe 30:expire 26:given 35:ha -12:hack
-20:historical -11:how -21:huge -45:i -36:in -21:integ -38:it -14:keccak256 13:log 18:make -24:me 15:of 50:on -12:our -23:please 26:remain -25:return -11:revert -14:since 12:slot 50:sold -30:that
13:the -11:thi 26:to -21:token 18:transf -12:wallet 29:when 14:who -20:whole 11:withdrawal -13:word -10:yield`,
  "address of network_infrastructure": ``,
  "address of pool": `13:both 22:compare -21:dex -17:for 27:had 18:i 13:in -13:it 68:pool -11:price 19:reserve 17:sid -21:the 13:thi 24:today 21:what 15:with`,
  "address of security_risk": ``,
  "address of token": `-56:* 19:all -12:bag -11:been 19:between -11:biggest 14:board -27:by -16:cap -10:check 13:com -16:compare 23:contract -26:creator 16:decimal 13:deck 19:do -10:end 21:event 37:fee 25:figure 14:for
11:from 14:give -16:got 12:hidden 14:history 14:holder -22:i 33:if -40:in -29:it 25:keep 29:lamport -20:market -24:me -12:much -13:my 11:need 13:nephew 24:network -30:nft -12:of -12:one 17:our 12:out
12:pay 27:pl 11:please 12:project 35:quote -31:same 23:sell 20:swap 13:table 15:team -24:that -22:the 13:to -13:today -22:token 13:top 18:transf 11:tvl -11:which -10:who 13:wish -26:with 22:would`,
  "address of wallet": `14:* -29:a 38:account 26:addres 16:airdrop 37:all -15:allowance 14:already 33:am -38:amount -37:and 14:any -11:anywhere 28:are 13:arriv -15:ask 15:bag 14:bal 13:balance 36:been 25:best 18:bet
26:bettor -15:bid 23:biggest -48:block -15:book -28:borrow 18:bro 41:burn 19:buy -49:chain -20:chance -15:chang -11:cheapest 14:check -12:code -17:coin -10:colleague -13:compare 12:contract 14:convert
27:creator 11:csv 15:current 30:dao 11:deep -37:deploy 16:do -12:doe 16:down -28:each -11:elsewhere -17:employ 27:empty -17:encod -12:error -11:estimate -22:exploit 14:far -15:fee 29:first -15:for
16:foundation -10:front -10:gain -18:get -25:given -12:goplu 38:got 11:grandson -13:hack 28:have 64:he 22:him -15:hold -22:holder -13:holding 22:i -18:in -19:inside -11:intern 13:internal 19:into
-17:issu -70:it 11:know -25:l2 -22:lamport -18:land 19:left -10:level 13:like 48:list 11:made -12:mean 24:member -20:mempool -13:min 33:mine 16:mint -30:money -15:mov 12:much 13:multisig -10:name
17:next 34:nft 22:nonce 29:now -19:numb -13:odd 24:of 32:on -22:one -26:or 33:our 11:out 17:over -13:page -12:pause -16:pay -17:payload -22:pend -11:people 14:pl -45:please -12:point 22:poly
17:position -19:price -14:project -13:question -19:real -21:recent 11:red -24:remain -11:report -12:right -10:run 15:same -10:sav 17:selector 26:sell -12:several -10:shar 22:she -25:short 29:show
-11:side -13:sig -14:sign -20:since -14:sise -49:sold 11:some 30:someone -29:stable 20:stablecoin -11:stak -38:stand -21:swap 11:t 18:tax -20:the -15:there 12:these -14:they -14:thi 23:time -28:to
47:token -17:transf -25:tvl 15:us -21:value 17:vault 11:very 24:wa 55:wallet 25:were 11:whale -15:when 26:which 14:whitelist 10:why 15:with 14:won 41:worth`,
  amount: `49:a -11:and 31:contract -11:convert -20:doe -16:expire 29:fee -12:from -15:fund -15:ga -14:got -14:ha 11:have -14:him 32:huge 24:i 59:in 31:integ -13:into 26:log 23:my -13:network 39:numb -20:on
-13:our 27:please 18:raw 31:return 16:the -13:there 40:to 23:token -11:want -17:what -16:when 32:whole`,
  "anything of network_infrastructure": ``,
  "anything of search_discovery": `113:* -10:a 13:block -11:blockchain -21:can 15:candl 16:code 13:coin -11:contract -11:de -12:deploy -11:depui 10:did 18:doe 17:error 16:find 11:found -22:function -14:get 39:hash 24:i 11:it -11:janvi
15:keccak256 -11:la -12:me 22:my 13:name -10:next -12:nonce 46:of -27:on 17:one 44:pair 11:pap 15:please 10:point -16:pool -22:query -26:return 14:right -18:show -12:stuck -11:svp -12:tell 43:the
12:time 14:to 16:tool -24:tx -22:view -19:volume 12:wallet 44:what -11:will -10:you -11:évolution`,
  "anything of token": `14:ath 15:beside 12:cap 23:compare -11:doe 17:for -17:had -21:i -14:in 65:it 14:market 22:me -22:on -13:our 35:price 23:put 12:rn 14:supp -15:the -10:there -14:today 21:with`,
  "anything of token_contract": `83:* 36:a 15:amount 16:at 15:by 12:decimal 15:erc20 15:factory 15:ha 11:how 24:i 14:in 15:log 15:lol 12:many 31:my 14:of 15:off 18:stable 17:still 16:the 16:thi`,
  "anything of wallet": `-12:how -12:much -15:of -15:on -14:the -11:what`,
  bitcoinHash: `73:* -11:addres 11:and 13:bett 14:compare 13:confirm -14:ha 11:have 13:hold 12:i 17:it 14:marketcap 11:mine 15:my 12:one 13:or 10:please 13:so -22:the 14:to 13:which 14:wif`,
  block: `-38:* -18:been 36:block -17:burn -17:i -15:it 14:many -13:min -17:much -23:of -12:our 24:that 15:transaction 14:what -14:which`,
  chain: `-42:* 13:addres -34:all 18:also 23:an -29:and 10:are -19:between -10:block 30:blockchain 17:bought 11:build -80:by 17:can 38:chain 17:check 15:collection -16:contract 18:copy 21:cost 30:de
18:deployment 30:depui 24:develop -12:did 24:diff 10:doe 24:download 36:earn -13:event 36:fee -16:for -15:from 17:goplu -25:have 12:history 16:hold 24:holder -23:i 16:if -50:in -33:it 30:janvi 15:just
80:l2 29:la 13:lead 23:may 16:mean 38:most -18:much -40:my -12:need 16:network 11:now -25:of 15:on 41:one 27:only 25:option 21:oth 18:own -25:paid 17:pause 16:peak 20:pl -12:please -15:pool
40:protocol -14:pull 10:revenue 18:right 16:rollup 12:run 17:same 11:see 14:send 17:several 10:since 24:source -24:stable 18:stat -25:supp 30:svp 16:tell 15:that -11:the 70:there -24:tvl 11:use
-24:user -15:wallet 29:want 17:we -41:what 23:where -12:with 30:évolution`,
  coinId: `-24:a 16:ad 28:afternoon -13:are 19:chart 10:cheap 11:coin 17:could -13:day 16:dev 20:did -32:doe 11:ever -29:for 30:gain -14:hold -14:how -17:i -18:in 11:it -21:keep -12:me -17:min 16:more 13:new
16:of -28:on 16:one -12:our -11:pl 22:price 16:print -13:purchase -14:put -15:quote 30:sav 37:since 11:spr 14:stable 30:start 22:that -13:the -20:treasury 25:what -14:when`,
  coinSymbol: `-26:* 24:do -13:how -25:i -11:much -21:my -18:of 15:on 25:pay -10:perp -10:position 22:short 12:since -23:the 27:today 22:what`,
  collection: `40:* -11:a -19:all 28:and -11:bal 13:buy 12:cap 11:chart 18:cheapest -15:check 10:could -13:doe 17:elsewhere 14:floor 13:for -10:got 10:how -13:i 19:in 18:it 12:lowest -10:me -16:member 11:moment
-18:my -14:of -22:on 11:one 24:or -11:own 20:price 11:up 18:what 12:where -10:whitelist`,
  defi_protocol: `-11:aggregator -13:am 37:amount 21:and 50:apy -19:at -12:back 25:before 17:big 11:blockchain 37:borrow 26:by 59:chain -13:dao 11:dapp 11:de -28:deposit 11:depui -31:do 37:doe 25:each -12:earn -18:ever
12:farm 32:fee -22:figure -11:for 16:from 25:get 11:grow 29:hack -10:historical 13:hold -13:holder -10:house 14:how -21:i -11:interest 41:it 11:janvi 25:keep 11:la 30:lend -14:lose -36:my -25:network
56:on -11:open -14:park 11:people 12:platform 14:podcast 20:pool 28:project 24:protocol -13:put 11:revenue 38:share 18:show -20:stable -10:statu 11:svp -10:that 23:the -12:there -16:thi -16:time
37:treasury -10:tvl -12:us 27:value 19:vault -17:we -20:what 13:which 11:évolution`,
  ens: `-10:i -12:it 17:my`,
  exchange: `-44:* 14:above 16:account 18:ask 13:at -14:bet -10:book -11:can -11:candl -13:did -10:do 12:exchange -13:from -10:give 16:have -19:how -15:in -11:last -13:made -14:market -11:much -12:no -21:of -38:on
-12:pay 23:perp 15:please 33:recent 16:right 15:spot -14:that -29:the 31:there -10:tick 45:trad -10:volume -12:wa -12:what 14:where -11:ye`,
  exchangeId: `73:* -13:at 11:between 12:capitalisation 11:did 20:down 36:for 23:fund 12:historical 29:how 12:in 11:like 18:many -13:of -12:on -10:please 12:should -11:that 16:the 21:there 12:thesi -13:to 19:top
11:two`,
  hash: `-29:* -24:account -12:and -17:are -17:bet 11:bid 33:block -13:buy 22:call 22:can -13:cheap -18:contract 16:deployment 16:effective 14:emit -23:empty -13:event -14:fee -23:for 11:function -17:hash 14:i
36:in 26:input -12:internal 18:it -25:log 11:long -30:me -11:mean 13:mempool 14:min -24:mine 12:my 12:network 10:of -10:our 17:payment 19:pend -10:pl -26:please 14:price -16:raw 26:readable 16:receipt
-15:sell 19:sent -17:show 10:since 14:sise 11:sm -10:so -24:someone -14:spr 11:start 12:still 21:stuck -14:text 11:th 24:thi 16:thru -11:to 19:transf 59:tx 11:unknown -32:what -17:where 11:which
17:who 15:whom 11:withdrawal -10:would 12:yet 12:you`,
  hex: `-16:* 10:addres 16:and 13:ape 14:be 20:behind -33:build 17:can 14:dapp 24:data 45:decode 24:did 15:doe -11:event -20:for 42:function -11:gave 15:get -12:happen 21:here 24:hex 14:hid -26:in
-28:interface 12:into 29:it 25:me 17:mean -24:method -24:my -44:of 27:on 14:only -28:our 16:please 30:query 27:raw 18:read 31:return 28:revert 11:rout -12:safe 14:saw -24:selector -11:sell -11:sent
26:show 18:sig 64:sign 10:signature 12:swap 30:tell 37:text 22:thi 11:to -43:topic 20:trace -11:transaction 12:turn -11:txid 12:valu 30:view 15:wall 35:which -15:whom -10:with 17:would 21:you`,
  holder: `-49:* 12:annual 12:any 12:by -20:coin 23:company -14:dao -12:did -16:do 18:doe 36:employ -16:fee 20:firm -15:foundation 19:government 25:ha -18:have 15:holding 32:how -16:in 14:live 10:many 35:min
18:much 17:my -10:nephew -16:our 18:own 23:paid -16:pay -16:please 11:profit 16:shar -15:share -14:since 15:that 18:their -21:token 18:treasury 14:und 17:v -14:vault -33:which 26:worth`,
  llamaCoin: `-48:* 12:at 16:coin 21:did 24:ever -23:how -13:i 32:in 17:it 22:lose 21:money 17:my -14:of -15:on 23:park 12:pric 11:price 22:stable -11:the 12:token -11:wa -22:what -27:worth`,
  market: `-12:best -13:bet -11:bettor 14:book -10:do 11:had 18:i 12:move 17:odd 22:on 11:pl 19:price 18:put 14:side 17:that 11:the -14:trad 13:want -12:which 41:ye 10:yet`,
  market_data: `-23:* -10:0x -15:a -13:about 14:account -14:addres 11:afternoon -12:all -29:and -14:any 16:ask 25:at 19:back -16:bet -11:block -12:book -17:can 16:capitalisation -22:chain 27:chart 15:cheap 20:coin
-14:coingecko -10:company -12:cost -10:credit 16:day 48:did -17:do -16:doe 17:down 37:ever -12:exploit -22:fee -19:find -14:from 17:fund 25:gain -12:get -25:ha -23:had 15:historical 10:history
-11:hold 25:house -20:how -40:i -16:id -13:if 26:in 71:it -12:ledg 15:like 21:lose -11:lost -19:made -18:me -16:moment 14:money 18:mov -18:of -41:on 13:one 14:our -14:over -20:paid -14:pair 22:park
-23:pay -37:pl 12:please -29:pool -18:position 55:price 11:put -42:quote 28:recent 16:rn 25:sav -10:sell -15:send 24:should -18:show 36:since 15:spr 32:stable -11:stablecoin 16:start -14:t -30:that
-14:the -19:their 18:them 11:there 16:thesi -29:they -27:thi -17:tick 16:time -35:to -17:today -22:token 19:top 37:trad 12:trade -22:treasury 35:tvl -18:v -10:very -12:volume 20:wa -21:wallet 18:we
25:when -22:which -16:withdrawal -37:worth -11:ye`,
  moveType: `166:* 14:a 15:are 16:coin -16:doe -16:fee 17:gave 14:ha 10:hold 14:i 27:in 49:it -16:keep 14:late 17:me -18:of 27:our 17:real 16:safe 17:sell -16:share 14:shrunk 14:that 16:token 17:txid`,
  network_infrastructure: `-19:* 19:a -28:account -18:all 18:also 18:an 19:and -10:any -18:are -11:arriv 22:at -17:between 54:block 17:bought -27:burn 14:call 16:can 23:chain -15:cheap 15:collection 12:confirm -43:contract
17:copy 23:cost 11:decode -11:deploy 23:deployment 30:deposit -42:did 18:diff 19:doe 18:download 13:emit -25:empty -28:event 20:exploit 13:fail -17:for -13:from -10:ga -29:hash 11:have 19:how 38:i
-22:if -17:in 25:input -13:internal 22:issu -39:it -13:keccak256 21:l2 -11:lamport -32:log 22:lost 17:may -35:me 20:mempool -12:mine 11:morn 17:mov 15:much 52:my 10:namehash 19:network 11:not -37:of
-33:on 16:oth -29:our 23:pend -30:please 25:readable -31:real 16:right -10:rough -10:sell 17:send 27:sent 22:service -13:should -16:show -33:sig 36:sign 22:sit 10:sm -25:someone 18:source -15:spr
10:stable 10:stablecoin 22:stak 18:stat 18:still 14:stuck -13:text 10:th 35:that 16:the 40:there 16:thru 30:transaction 12:transf 66:tx -11:wallet 16:where 46:which 23:who 23:whom -11:will -23:would`,
  nft_analytics: `101:* 10:airdrop -11:an 14:and 24:at -12:bought 10:bro 13:buy -20:by 11:chart -10:copy 10:could -21:creator 10:doe 12:floor 19:for 13:foundation 15:got 12:hold 16:how 20:i 14:in 16:it -10:l2 11:lowest
18:many 11:moment -17:my -15:nft -33:on 17:price -21:same -10:there -12:to 11:up 11:wallet 20:what -14:which 11:yet`,
  "of amount": `49:a -11:and 31:contract -11:convert -20:doe -16:expire 29:fee -12:from -15:fund -15:ga -14:got -14:ha 11:have -14:him 32:huge 24:i 59:in 31:integ -13:into 26:log 23:my -13:network 39:numb -20:on
-13:our 27:please 18:raw 31:return 16:the -13:there 40:to 23:token -11:want -17:what -16:when 32:whole`,
  "of bitcoinHash": `73:* -11:addres 11:and 13:bett 14:compare 13:confirm -14:ha 11:have 13:hold 12:i 17:it 14:marketcap 11:mine 15:my 12:one 13:or 10:please 13:so -22:the 14:to 13:which 14:wif`,
  "of block": `-38:* -18:been 36:block -17:burn -17:i -15:it 14:many -13:min -17:much -23:of -12:our 24:that 15:transaction 14:what -14:which`,
  "of chain": `-42:* 13:addres -34:all 18:also 23:an -29:and 10:are -19:between -10:block 30:blockchain 17:bought 11:build -80:by 17:can 38:chain 17:check 15:collection -16:contract 18:copy 21:cost 30:de
18:deployment 30:depui 24:develop -12:did 24:diff 10:doe 24:download 36:earn -13:event 36:fee -16:for -15:from 17:goplu -25:have 12:history 16:hold 24:holder -23:i 16:if -50:in -33:it 30:janvi 15:just
80:l2 29:la 13:lead 23:may 16:mean 38:most -18:much -40:my -12:need 16:network 11:now -25:of 15:on 41:one 27:only 25:option 21:oth 18:own -25:paid 17:pause 16:peak 20:pl -12:please -15:pool
40:protocol -14:pull 10:revenue 18:right 16:rollup 12:run 17:same 11:see 14:send 17:several 10:since 24:source -24:stable 18:stat -25:supp 30:svp 16:tell 15:that -11:the 70:there -24:tvl 11:use
-24:user -15:wallet 29:want 17:we -41:what 23:where -12:with 30:évolution`,
  "of coinId": `-24:a 16:ad 28:afternoon -13:are 19:chart 10:cheap 11:coin 17:could -13:day 16:dev 20:did -32:doe 11:ever -29:for 30:gain -14:hold -14:how -17:i -18:in 11:it -21:keep -12:me -17:min 16:more 13:new
16:of -28:on 16:one -12:our -11:pl 22:price 16:print -13:purchase -14:put -15:quote 30:sav 37:since 11:spr 14:stable 30:start 22:that -13:the -20:treasury 25:what -14:when`,
  "of coinSymbol": `-26:* 24:do -13:how -25:i -11:much -21:my -18:of 15:on 25:pay -10:perp -10:position 22:short 12:since -23:the 27:today 22:what`,
  "of collection": `30:* -17:all 27:and -10:bal -10:bought 12:buy 12:cap 11:chart 13:cheapest -19:check -11:doe 12:elsewhere 31:fake 12:floor -11:got -11:i 17:in 20:it -11:l2 12:lowest -28:me -15:member 11:moment -19:my
-10:official -29:on 46:one 35:or -11:own -15:page 19:price 35:real -12:site 11:up 17:what`,
  "of contract": `46:* -17:a 12:abi -20:aggregator 25:allowance -12:build 27:call -21:calldata 18:contract 14:credit -25:dapp 13:date -11:decode 55:deploy -22:deposit -24:did 33:doe 30:expire 26:given 35:ha -12:hack
-20:historical -11:how -21:huge -45:i -36:in -21:integ -38:it -14:keccak256 13:log 18:make -24:me 15:of 50:on -12:our -23:please 26:remain -25:return -11:revert -14:since 12:slot 50:sold -30:that
13:the -11:thi 26:to -21:token 18:transf -12:wallet 29:when 14:who -20:whole 11:withdrawal -13:word -10:yield`,
  "of ens": `-10:i -12:it 17:my`,
  "of exchange": `-44:* 14:above 16:account 18:ask 13:at -14:bet -10:book -11:can -11:candl -13:did -10:do 12:exchange -13:from -10:give 16:have -19:how -15:in -11:last -13:made -14:market -11:much -12:no -21:of -38:on
-12:pay 23:perp 15:please 33:recent 16:right 15:spot -14:that -29:the 31:there -10:tick 45:trad -10:volume -12:wa -12:what 14:where -11:ye`,
  "of exchangeId": `73:* -13:at 11:between 12:capitalisation 11:did 20:down 36:for 23:fund 12:historical 29:how 12:in 11:like 18:many -13:of -12:on -10:please 12:should -11:that 16:the 21:there 12:thesi -13:to 19:top
11:two`,
  "of hash": `-29:* -24:account -12:and -17:are -17:bet 11:bid 33:block -13:buy 22:call 22:can -13:cheap -18:contract 16:deployment 16:effective 14:emit -23:empty -13:event -14:fee -23:for 11:function -17:hash 14:i
36:in 26:input -12:internal 18:it -25:log 11:long -30:me -11:mean 13:mempool 14:min -24:mine 12:my 12:network 10:of -10:our 17:payment 19:pend -10:pl -26:please 14:price -16:raw 26:readable 16:receipt
-15:sell 19:sent -17:show 10:since 14:sise 11:sm -10:so -24:someone -14:spr 11:start 12:still 21:stuck -14:text 11:th 24:thi 16:thru -11:to 19:transf 59:tx 11:unknown -32:what -17:where 11:which
17:who 15:whom 11:withdrawal -10:would 12:yet 12:you`,
  "of hex": `-16:* 10:addres 16:and 13:ape 14:be 20:behind -33:build 17:can 14:dapp 24:data 45:decode 24:did 15:doe -11:event -20:for 42:function -11:gave 15:get -12:happen 21:here 24:hex 14:hid -26:in
-28:interface 12:into 29:it 25:me 17:mean -24:method -24:my -44:of 27:on 14:only -28:our 16:please 30:query 27:raw 18:read 31:return 28:revert 11:rout -12:safe 14:saw -24:selector -11:sell -11:sent
26:show 18:sig 64:sign 10:signature 12:swap 30:tell 37:text 22:thi 11:to -43:topic 20:trace -11:transaction 12:turn -11:txid 12:valu 30:view 15:wall 35:which -15:whom -10:with 17:would 21:you`,
  "of holder": `-49:* 12:annual 12:any 12:by -20:coin 23:company -14:dao -12:did -16:do 18:doe 36:employ -16:fee 20:firm -15:foundation 19:government 25:ha -18:have 15:holding 32:how -16:in 14:live 10:many 35:min
18:much 17:my -10:nephew -16:our 18:own 23:paid -16:pay -16:please 11:profit 16:shar -15:share -14:since 15:that 18:their -21:token 18:treasury 14:und 17:v -14:vault -33:which 26:worth`,
  "of llamaCoin": `-48:* 12:at 16:coin 21:did 24:ever -23:how -13:i 32:in 17:it 22:lose 21:money 17:my -14:of -15:on 23:park 12:pric 11:price 22:stable -11:the 12:token -11:wa -22:what -27:worth`,
  "of market": `-12:best -13:bet -11:bettor 14:book -10:do 11:had 18:i 12:move 17:odd 22:on 11:pl 19:price 18:put 14:side 17:that 11:the -14:trad 13:want -12:which 41:ye 10:yet`,
  "of market_data": `27:back -10:coin 11:feed 27:house -10:how 23:mov -14:much -15:network 38:of -21:on -17:price 34:stable -18:stablecoin 26:supp 23:that -12:there -14:thi 25:tvl 25:we 26:when`,
  "of moveType": `166:* 14:a 15:are 16:coin -16:doe -16:fee 17:gave 14:ha 10:hold 14:i 27:in 49:it -16:keep 14:late 17:me -18:of 27:our 17:real 16:safe 17:sell -16:share 14:shrunk 14:that 16:token 17:txid`,
  "of network_infrastructure": `26:* 11:and 22:deposit 20:ha 12:i 22:issu 22:lost 24:my 11:on 22:service 22:sit 10:stable 11:stablecoin 22:stak 22:where 19:which`,
  "of onchain_dex": `49:* -14:24h 12:a 39:aggregator -14:anyone 15:became 32:bridge 37:deposit 15:depositor 48:dex 32:did -18:down 15:exploit -19:from 39:historical 15:known -20:many 19:much -20:pair -26:pool 16:since
11:that 30:the -18:top -13:trad 13:volume 11:we -19:what 15:withdraw 39:yield`,
  "of pair": `92:* 15:book 20:candl 16:fund 38:on 12:the`,
  "of pool": `13:both 22:compare -21:dex -17:for 27:had 18:i 13:in -13:it 68:pool -11:price 19:reserve 17:sid -21:the 13:thi 24:today 21:what 15:with`,
  "of prediction_markets": `38:* 37:a 37:keccak256 25:of 33:please 37:word`,
  "of protocol": `12:* -11:about 23:all -20:am 39:amount 38:and 14:app -17:are -16:at 26:before 24:big -17:blockchain 40:borrow -10:build 101:by 63:chain -13:dao 16:dapp -17:de -11:defi -21:deploy -15:deposit -17:depui
-11:develop -29:do 47:doe 33:each -48:earn -26:figure 10:from 23:get 18:grow -10:ha 30:hack 14:have -13:history 14:hold -35:holder -46:i 26:in 45:it -17:janvi -16:just 27:keep -40:l2 -17:la -12:lead
43:lend 20:market 14:money -41:most -31:my -27:network -24:of -47:on -28:one -12:open 22:paid -12:peak 15:people 10:platform 22:podcast -12:pool 29:project -12:put -11:see 43:share -10:statu -17:svp
-37:that -12:the -22:there -27:thi 12:token 42:treasury 52:tvl -11:us 32:user 27:value 20:vault -29:we -16:when -30:which -13:writ -17:évolution`,
  "of search_discovery": `120:* 12:about -21:account 27:are 13:block -11:blockchain 10:by -15:can 15:candl 16:code 23:coin 21:coingecko -14:contract -11:de -12:deploy -11:depui 10:did 11:doe 17:error 33:find 12:found 24:from
-21:function -12:get -10:give 12:go 39:hash -17:have 33:holder 11:how 32:i 15:id -11:janvi 15:keccak256 -11:la 11:list -12:look -15:me 12:much 27:my 15:name -10:next 15:no -12:nonce 51:of 18:one
13:our 44:pair 10:pap 13:please 10:point -17:pool -11:project -22:query -26:return 16:right 12:say -19:show 12:side -12:stuck -11:svp -11:tell 40:the 24:tick 12:time 10:to 14:token 16:tool -24:tx
-22:view -16:volume 38:what 21:which -11:will -11:wish -12:you -11:évolution`,
  "of security_risk": ``,
  "of signature": `23:* -47:a -13:behind 63:build -39:call 51:calldata -25:data -13:decode -17:did -11:doe -11:emit 20:event -16:fee 20:for -23:function -14:i -21:input 32:interface -12:it -20:log 56:me 32:method 24:of
-23:on 28:our -10:pl 13:please -21:readable 15:selector -26:the -20:to 55:topic -11:transaction -18:transf -25:tx -11:wa 19:what -17:which`,
  "of solanaSignature": `-15:* 13:did 14:exploit 11:in 14:mov 15:my 17:the 23:transaction`,
  "of ticker": ``,
  "of time": `12:a 28:at -11:cap 10:certain -15:coin 10:date 39:day -12:for -13:how 13:i -11:it -15:market -10:moment -11:new 16:on 17:open 19:price 12:purchase 27:the 16:time 15:trade 21:tvl 47:wa 27:what 22:when
15:will`,
  "of token": `-34:* 19:all 11:ath -12:bag -11:been 11:beside 18:between -11:biggest 11:board -18:by -10:calldata -10:can 14:coin 13:com 23:contract -10:cost -26:creator 16:decimal 11:deck -10:did 19:do -18:doe
-10:end 21:event 37:fee 25:figure 34:for 13:give -14:got -19:had 12:hidden 13:history 14:holder -18:how -37:i 34:if -58:in 33:it 25:keep 27:lamport -13:left -18:much -27:my 13:nephew 24:network
-32:nft -28:on -10:one 13:pay 25:pl 13:please 22:price 14:project 29:put 32:quote -32:same 23:sell -10:stable 21:swap 11:table 15:team -21:that -31:the 17:to -27:today -22:token 13:top 18:transf
-10:wallet -11:which -12:who 13:wish -12:worth 21:would`,
  "of token_contract": `83:* 36:a 15:amount 16:at 15:by 12:decimal 15:erc20 15:factory 15:ha 11:how 24:i 14:in 15:log 15:lol 12:many 31:my 14:of 15:off 18:stable 17:still 16:the 16:thi`,
  "of types": `28:an -11:contract 31:encod 28:have 12:i 29:inside 29:payload -11:the 22:what`,
  "of unit": ``,
  "of url": `24:* 21:a 28:anywhere -12:be 12:blacklist -13:bro 33:connect -14:copy 15:dangerou 27:deploy 11:drain 26:end -27:fake 25:flagg 29:front -12:got 17:i -12:if 28:intern 31:link 12:look 10:mail 31:me
11:moth -16:of 12:official -27:one -11:only 22:our 39:page -27:real 47:site 31:that 11:they 16:to 19:wallet 18:website -20:what 15:will -13:yet`,
  "of uuid": `-66:* -11:aggregator 50:apy -11:deposit -11:did -14:ever 11:farm -11:historical -16:it -11:lose -12:money -10:park 30:pool 12:show -16:stable -12:the -23:tvl`,
  "of venue": `-18:* -14:1h -22:a 16:are 48:bet -11:biggest -11:both -15:capitalisation 25:chance 22:chang -13:chart 20:cost -16:deep -29:did 23:do -11:first -12:for 18:give -17:he -15:historical 38:how 18:in
20:interest -30:it 20:last -19:like -16:list 20:made 17:me 16:money -17:of 36:open -12:our -11:please -17:poly -40:price 10:print 17:probability -10:put -12:reserve -14:sell 17:sery -17:should 19:show
-12:sid 32:stand 17:strik -14:that 37:the -15:thesi 29:they -19:to -17:trade -18:want`,
  "of wallet": `14:* -30:a 40:account 30:addres 16:airdrop 40:all -15:allowance 14:already 35:am -38:amount -37:and 19:any -11:anywhere 29:are 12:arriv -14:ask 16:bag 14:bal 15:balance 33:been 25:best 19:bet
26:bettor -17:bid 23:biggest -48:block -15:book -28:borrow 18:bro 44:burn 18:buy -52:chain -20:chance -15:chang -11:chart -11:cheapest 13:check -12:code -32:coin -10:colleague -14:compare 12:contract
15:convert -10:corporation 27:creator 11:csv 12:current 30:dao 11:deep -37:deploy -10:deployment 20:do -19:doe 17:down -38:each -11:elsewhere -20:employ 28:empty -20:encod -11:error -11:estimate
12:everyth -25:exploit 14:far -21:fee 30:first -17:for 16:foundation -10:front -13:gain -17:get -25:given -14:goplu 37:got 12:grandson 10:guy -13:hack 26:have 64:he 24:him -20:hold -22:holder
-15:holding -11:house 24:i 10:im -19:in -22:inside -11:intern 12:internal 18:into -18:issu -68:it 11:know -25:l2 -22:lamport -18:land 24:left -10:level 14:like 45:list 11:made 11:make -12:mean
24:member -20:mempool -14:min 38:mine 16:mint -30:money -19:mov 11:multisig -11:name 17:next 35:nft 22:nonce 30:now -19:numb -13:odd 20:of 29:on -25:one -25:or 29:our 15:out 17:over -13:page -15:paid
10:pap -14:pause -17:pay -20:payload -22:pend -11:people 15:pl -45:please -12:point 22:poly 17:position -27:price -13:project -10:quart -13:question -19:real -21:recent 11:red -24:remain -12:report
-12:right -11:run 13:same -13:sav 23:selector 26:sell -14:several -11:shar 22:she -25:short 32:show -11:side -13:sig -13:sign -24:since -14:sise -49:sold 13:some 31:someone -29:stable 20:stablecoin
-11:stak -38:stand -12:start -21:swap 11:t 17:tax -11:tell -22:the -14:their -16:there 11:these -21:they -14:thi -12:thru 23:time -28:to 12:today 44:token -19:transf -20:treasury -27:tvl 15:us
-31:value 17:vault 12:very 58:wallet 25:were 12:whale -20:when 26:which 14:whitelist 10:why 22:with 14:won 43:worth`,
  onchain_dex: `-41:* 39:aggregator -13:are -13:at 15:became 13:both 30:bridge 12:com 38:deposit 15:depositor 21:dex 22:did -22:down 15:exploit 31:for -35:from 12:give -12:got -20:ha 26:had 39:historical -20:how
31:if -39:it 15:known 33:lamport -10:last -31:many -11:me -15:mint -10:more 11:much 14:nephew 16:on -13:one 12:out -22:pair 10:pay 35:pl 18:please 24:pool -12:price 11:project 55:quote -10:recent
19:reserve 14:sell 17:sid -11:that -13:them -14:thi 39:to 13:today -13:top -29:trad 14:volume -13:which 14:wish 15:withdraw 23:would 39:yield`,
  "other of market_data": `27:back -10:coin 11:feed 27:house -10:how 23:mov -14:much -15:network 38:of -21:on -17:price 34:stable -18:stablecoin 26:supp 23:that -12:there -14:thi 25:tvl 25:we 26:when`,
  "other of network_infrastructure": `-53:* -11:the`,
  "other of onchain_dex": `49:* -14:24h 12:a 39:aggregator -14:anyone 15:became 32:bridge 37:deposit 15:depositor 48:dex 32:did -18:down 15:exploit -19:from 39:historical 15:known -20:many 19:much -20:pair -26:pool 16:since
11:that 30:the -18:top -13:trad 13:volume 11:we -19:what 15:withdraw 39:yield`,
  pair: `92:* 15:book 20:candl 16:fund 38:on 12:the`,
  portfolio_wallet: `28:* -40:a 45:account 28:addres 13:all 12:already 15:am -34:amount -11:and 12:any -11:anywhere 25:are 13:arriv -41:at 14:bag 15:balance 30:been -12:bid 12:biggest -35:block -29:borrow 40:burn 18:buy
16:calldata 48:can -52:chain -19:chance -22:chang -11:chart 11:check -11:code -20:coin -26:contract 15:convert 36:create 22:creator 11:csv 41:dao -34:deploy 43:do -47:doe -40:each -20:employ 26:empty
-13:encod -23:exploit 37:factory 16:first -13:for -10:front 22:ga -12:gain -18:get 11:grandson 18:ha -13:hack 12:have 17:he 20:him -13:holder 24:i 20:if -11:in -15:inside -11:intern 14:internal
21:into -17:issu -38:it 13:know -14:lamport -12:land -16:lend 18:like 13:limit 23:list 21:me -19:mempool -12:min 23:mine 25:mint -16:money -18:mov 12:multisig 13:next 17:nft 17:nonce 21:now -18:numb
19:of 33:on 23:our 19:out 20:over 14:pay -13:payload -21:pend -11:people -13:per 23:pl -35:please 18:position -20:price -11:profit -14:project 13:protocol 12:pull -18:recent 11:revoke 26:same -12:sav
23:selector 27:sell 15:she -17:since 14:some 28:someone -29:stable 18:stablecoin -11:start 11:t 13:tax 17:that -16:the -14:their 14:these -17:they -12:thru -32:to 30:today 39:token -16:trad
24:transaction -19:transf 13:transfer -24:tvl -11:tx 15:us -37:value 14:vault 12:very 23:wa 51:wallet 31:want 16:were 23:what -19:when 15:where 10:why 37:will 49:with 15:without 64:worth 15:would
-12:yet`,
  prediction_markets: `-71:* -16:1h 12:a -17:and -18:been 24:bet 13:book -14:both -23:buy -16:capitalisation 24:chance 22:chang -13:chart -18:did -12:doe 10:election -11:fee -12:for 18:give -16:historical -37:i 12:interest
-47:it 22:keccak256 10:l2 22:last -24:like -10:lowest 13:made -11:many 18:market 12:me 10:morn -16:much -18:my 22:no 31:on 21:open -13:our -11:own 18:please -32:price 17:probability -13:reserve
-28:sell -11:she -18:should 24:show -13:sid -10:th 14:the -13:there -16:thesi 15:they -11:time 23:trad -30:what -11:where 18:with 22:word 21:ye`,
  protocol: `12:* -11:about 23:all -20:am 39:amount 38:and 14:app -17:are -16:at 26:before 24:big -17:blockchain 40:borrow -10:build 101:by 63:chain -13:dao 16:dapp -17:de -11:defi -21:deploy -15:deposit -17:depui
-11:develop -29:do 47:doe 33:each -48:earn -26:figure 10:from 23:get 18:grow -10:ha 30:hack 14:have -13:history 14:hold -35:holder -46:i 26:in 45:it -17:janvi -16:just 27:keep -40:l2 -17:la -12:lead
43:lend 20:market 14:money -41:most -31:my -27:network -24:of -47:on -28:one -12:open 22:paid -12:peak 15:people 10:platform 22:podcast -12:pool 29:project -12:put -11:see 43:share -10:statu -17:svp
-37:that -12:the -22:there -27:thi 12:token 42:treasury 52:tvl -11:us 32:user 27:value 20:vault -29:we -16:when -30:which -13:writ -17:évolution`,
  "query of network_infrastructure": `56:* 11:and 22:deposit 22:ha 16:i 22:issu 22:lost 29:my 14:on 22:service 22:sit 10:stable 11:stablecoin 22:stak 18:the 22:where 22:which`,
  "query of prediction_markets": `38:* 37:a 37:keccak256 25:of 33:please 37:word`,
  "query of search_discovery": `107:* -22:account 26:are 13:coin 14:coingecko 14:find 17:from -11:give 33:holder -13:it -10:mint 22:on -11:project 12:side 14:that 16:tick -10:what 12:which 12:who -11:wish`,
  search_discovery: `121:* 12:about -21:account 27:are 13:block -11:blockchain 10:by -15:can 15:candl 16:code 23:coin 21:coingecko -14:contract -11:de -12:deploy -11:depui 10:did 17:error 33:find 12:found 24:from
-21:function -12:get -10:give 11:go 39:hash -16:have 33:holder 11:how 32:i 15:id -11:janvi 15:keccak256 -11:la 11:list -12:look -15:me 11:much 25:my 12:name -10:next 15:no -12:nonce 51:of 18:one
13:our 44:pair 10:pap 13:please -17:pool -11:project -22:query -26:return 16:right 12:say -19:show 12:side -12:stuck -11:svp -11:tell 39:the 24:tick 12:time 14:token 16:tool -24:tx -22:view -16:volume
38:what 19:which -11:will -11:wish -12:you -11:évolution`,
  security_risk: `15:a -20:aggregator -13:airdrop 23:allowance -14:an -17:and 23:anywhere -33:approval 27:are -11:before -15:big -13:bro -28:build -30:calldata 19:can -11:category 26:coin -12:collection -10:confirm
14:credit 16:data 22:deploy -23:deposit -34:dex -14:doe 21:end 12:exchange -11:exploit 21:flagg -73:for 23:front -13:get 26:given -11:happen 12:hidden -20:historical -32:how -29:i -12:if -15:in
23:intern 41:it -14:keep 14:late 26:me 10:mint -37:my -41:old 19:on -29:open 23:our -11:out 12:page 30:please -13:podcast -13:project 28:query 46:real 25:remain 29:return 20:revert 23:sell -25:sent
-16:share 14:shrunk 35:sig 17:sign -16:since 14:site -29:still 20:tell 19:text -35:the 47:to 10:token -20:transaction 10:treasury -10:tx -11:vault 28:view 12:wallet -20:what -15:where -23:who -26:whom
11:withdrawal -13:yet -10:yield`,
  signature: `23:* -47:a -13:behind 63:build -39:call 51:calldata -25:data -13:decode -17:did -11:doe -11:emit 20:event -16:fee 20:for -23:function -14:i -21:input 32:interface -12:it -20:log 56:me 32:method 24:of
-23:on 28:our -10:pl 13:please -21:readable 15:selector -26:the -20:to 55:topic -11:transaction -18:transf -25:tx -11:wa 19:what -17:which`,
  solanaSignature: `-15:* 13:did 14:exploit 11:in 14:mov 15:my 17:the 23:transaction`,
  ticker: ``,
  time: `12:a 28:at -11:cap 10:certain -15:coin 10:date 39:day -12:for -13:how 13:i -11:it -15:market -10:moment -11:new 16:on 17:open 19:price 12:purchase 27:the 16:time 15:trade 21:tvl 47:wa 27:what 22:when
15:will`,
  token_contract: `-67:* 37:a -14:about 18:all 15:amount 27:an 12:annual 11:ape 36:approval -16:are -16:bag 12:be 16:between -13:biggest 28:build 10:by -15:call 19:calldata -30:can -12:chain -49:coin 13:company
85:contract 10:corporation -37:create 10:custom -29:dao -20:data 44:deploy -12:deposit 31:dex -35:did -11:do -11:emit 26:employ 21:encod 31:event -31:factory 15:fee 21:figure 13:firm 49:for
-18:foundation 31:from -11:front 15:function -26:given -11:got 12:government 16:ha 18:have 13:here -14:him -11:hold 12:holder 12:holding 30:i -13:if -21:in -26:input 19:inside -12:into -48:it
-16:keccak256 10:left 12:lend -14:limit 37:log 20:many 12:me 18:mean 13:min -18:much -10:multisig 25:my -11:nephew 29:numb -42:of 34:old -35:on -13:one 34:open -19:or -52:our -16:out 12:own 29:paid
19:payload -24:pl -35:please 11:pool -16:pull 10:quart 15:read -26:readable -25:remain -13:revert -15:selector 11:shar -18:share -15:since -11:sit -13:so 10:stable 30:still -12:swap -14:tell -12:text
-54:that 26:their -20:there 25:they 28:thi -12:time -24:to -34:token 10:top 15:topic 11:trace 12:transf -21:tx 27:v -14:vault -29:wa -30:wallet -20:want -25:what 10:when -11:where -19:will -42:with
-15:without -14:word -12:would`,
  traits: `141:alike 91:argument 152:asked -65:chain 55:described -91:filled 119:first -131:lacks1 133:lacks2 69:lacks3 102:name 126:own 91:partly 147:provider 130:share 105:title 86:used`,
  types: `28:an -11:contract 31:encod 28:have 12:i 29:inside 29:payload -11:the 22:what`,
  unit: ``,
  url: `24:* 21:a 28:anywhere -12:be 12:blacklist -13:bro 33:connect -14:copy 15:dangerou 27:deploy 11:drain 26:end -27:fake 25:flagg 29:front -12:got 17:i -12:if 28:intern 31:link 12:look 10:mail 31:me
11:moth -16:of 12:official -27:one -11:only 22:our 39:page -27:real 47:site 31:that 11:they 16:to 19:wallet 18:website -20:what 15:will -13:yet`,
  uuid: `-66:* -11:aggregator 50:apy -11:deposit -11:did -14:ever 11:farm -11:historical -16:it -11:lose -12:money -10:park 30:pool 12:show -16:stable -12:the -23:tvl`,
  venue: `-18:* -14:1h -22:a 16:are 48:bet -11:biggest -11:both -15:capitalisation 25:chance 22:chang -13:chart 20:cost -16:deep -29:did 23:do -11:first -12:for 18:give -17:he -15:historical 38:how 18:in
20:interest -30:it 20:last -19:like -16:list 20:made 17:me 16:money -17:of 36:open -12:our -11:please -17:poly -40:price 10:print 17:probability -10:put -12:reserve -14:sell 17:sery -17:should 19:show
-12:sid 32:stand 17:strik -14:that 37:the -15:thesi 29:they -19:to -17:trade -18:want`,
};
