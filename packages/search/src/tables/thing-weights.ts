// Thing weights: how much each stem of a question's words tells for the thing that it leaves open, and what else tells for it; written by test/learn-weights.ts, in hundredths.
export const THING_WEIGHTS: Readonly<Record<string, string>> = {
  "address of collection": `-44:* -12:i -11:me -13:the`,
  "address of contract": `46:* -18:a 11:abi -20:aggregator 24:allowance -12:build 27:call -21:calldata 20:contract 13:credit -24:dapp 13:date -12:decode 52:deploy -21:deposit -22:did 33:doe 30:expire -10:flagg 10:ga 25:given
35:ha -10:hack -20:historical -11:how -20:huge -48:i -34:in -20:integ -38:it -17:keccak256 12:log 18:make -23:me 14:of 48:on -12:our -23:please 25:remain -25:return -11:revert 10:rough -12:since
12:slot 49:sold -29:that 16:the -12:thi 27:to -21:token 18:transf -11:wallet 29:when 13:who -19:whole 11:withdrawal -17:word -10:yield`,
  "address of network_infrastructure": ``,
  "address of pool": `13:24h 12:anyone 12:both 22:compare -23:dex -15:for 27:had 21:i 15:in -15:it 68:pool -13:price 18:reserve 14:sell 16:sid 12:still -21:the 18:thi 26:today 25:what 15:with`,
  "address of security_risk": `10:*`,
  "address of token": `-56:* 20:all -11:bag -12:been 19:between -10:biggest 13:board -30:by -12:call -11:calldata -11:cap 11:coin 13:com -17:compare 26:contract -27:creator 16:decimal 12:deck 18:do 21:event 37:fee 25:figure
15:for 12:from 13:give -16:got 12:hidden 13:history 17:holder -25:i 34:if -40:in -24:it 21:keep 29:lamport -16:market -26:me -14:mint -11:much -15:my 12:need 13:nephew 24:network -29:nft -10:of -10:on
-14:one 18:our 12:out 12:pay 28:pl 13:please 12:project 12:put 31:quote -33:same 24:sell 20:swap 12:table 15:team -20:that -23:the -11:them 13:to -12:today -22:token 11:top -10:trad 20:transf 10:tvl
-11:which 13:wish -27:with 22:would`,
  "address of wallet": `15:* -33:a 26:account 30:addres 16:airdrop 38:all -14:allowance 17:already 33:am -40:amount -37:and 14:any -11:anywhere 28:are 12:arriv -15:ask 14:bag 14:bal 14:balance 35:been 25:best 18:bet
26:bettor -14:bid 21:biggest -46:block -15:book -31:borrow 18:bro 41:burn 15:buy -48:chain -19:chance -14:chang -12:cheapest 15:check -11:code -15:coin -14:compare 11:contract 14:convert 28:creator
14:csv 16:current 30:dao 11:deep -37:deploy 16:did 18:do -13:doe 17:down -29:each -12:elsewhere -16:employ 27:empty -18:encod -10:error -10:estimate -24:exploit 12:far -15:fee 24:first -16:for
15:foundation 11:ga -12:gain -18:get -24:given -13:goplu 38:got 11:grandson 11:guy -13:hack 26:have 60:he 22:him -15:hold -20:holder -13:holding 23:i -18:in -18:inside -11:intern 15:internal 20:into
-18:issu -67:it -11:keccak256 -24:l2 -23:lamport -17:land 19:left 11:like 51:list 13:made -13:mean 24:member -20:mempool -13:min 30:mine -32:money -17:mov 11:much 17:next 34:nft 22:nonce 26:now
-18:numb -10:odd 18:of 33:on -21:one -28:or 34:our 18:over -14:page -13:pause -18:pay -18:payload -21:pend -10:people 14:pl -50:please 22:poly 16:position -19:price -14:project -14:question -10:raw
-18:recent 11:red -23:remain -11:report 11:result -11:right -10:run 16:same -12:sav 18:selector 27:sell -12:several -10:shar 22:she -26:short 28:show -10:side -13:since -14:sise -48:sold 12:some
30:someone -27:stable 20:stablecoin -10:stak -36:stand -11:start -24:swap 12:t 17:tax -23:the -16:there 11:these -16:they -15:thi 23:time -28:to 11:today 46:token -19:transf -14:treasury -21:tvl 15:us
-23:value 18:vault 21:wa 55:wallet 10:want 26:were -18:when 26:which 13:whitelist 11:why 15:with 13:won -10:word 42:worth -10:yield`,
  amount: `51:a -11:and 31:contract -16:doe -16:expire 31:fee -12:from -15:fund -15:ga -14:got -15:ha 12:have -14:him 32:huge 21:i 59:in 31:integ -13:into 28:log 24:my -13:network 40:numb -22:on -13:our
28:please 20:raw 31:return 17:the -13:there 40:to 23:token -10:want -16:what -16:when 32:whole 12:with`,
  "anything of network_infrastructure": ``,
  "anything of search_discovery": `110:* 12:block -11:blockchain -19:can 13:candl 14:code 10:coin -11:de -11:deploy -11:depui 11:did 16:doe 16:error 16:find -22:function -13:get 41:hash 27:i 12:it -11:janvi 16:keccak256 -11:la -15:me
14:my 14:name -11:nonce 42:of -26:on 17:one 42:pair -10:pl 12:please -15:pool -23:query -28:return 13:right -18:show -11:stuck -11:svp -13:tell 38:the 10:time 12:to 15:tool -22:tx -23:view -19:volume
12:wallet 41:what -11:will -11:évolution`,
  "anything of token": `12:by 27:compare -11:doe 21:for -17:had -21:i 51:it 25:me -20:on -10:our 17:price 11:rn 11:side -13:the -13:today 25:with`,
  "anything of token_contract": `105:* 44:a 14:amount 11:at 14:by 19:copy 14:erc20 14:factory 22:fake 14:ha 38:i 12:in 13:it 14:log 14:lol 22:my 10:of 14:off 21:one 20:or 24:real 13:stable 12:still 32:the 16:thi`,
  "anything of wallet": `-12:how -12:much -14:of -15:on -13:the -11:what`,
  bitcoinHash: `69:* 11:and 13:bett 13:compare 12:confirm -12:ha 11:have 13:hold 12:i 16:it 13:marketcap 16:my 12:one 13:or 10:please 13:so -20:the 14:to 13:which 13:wif`,
  block: `-41:* -19:been 36:block -18:burn -17:i -17:it 14:many -13:min -18:much -24:of -12:our 26:that 15:transaction 15:what -15:which`,
  chain: `-43:* -11:a 12:addres -12:all 18:also 21:an -20:and -21:between -11:block 30:blockchain 17:bought 10:build -84:by 18:can 41:chain 17:check 13:collection -18:contract 18:copy 22:cost 30:de
18:deployment 30:depui 25:develop -11:did 24:diff 24:download 34:earn -15:event 43:fee -15:for -17:from 17:goplu 12:history 15:hold 22:holder -21:i 15:if -47:in -29:it 30:janvi 17:just 76:l2 30:la
11:lead -11:market 23:may 16:mean 36:most -19:much -41:my -11:need 11:now -27:of 17:on 41:one 28:only 25:option 21:oth 18:own 17:pause 15:peak 20:pl -12:please -14:pool 39:protocol -13:pull 12:revenue
18:right 17:rollup 17:same 10:see 15:send 17:several 24:source -23:stable 18:stat -24:supp 30:svp 16:tell 17:that -12:the 70:there -28:tvl 14:use -12:v -14:wallet 28:want 14:we -35:what 21:where
-11:with 30:évolution`,
  coinId: `-23:a 15:ad 29:afternoon -11:are -11:at 15:cap 16:chart -13:day 24:did -29:doe 10:ever -27:for 30:gain -14:hold -12:how -18:i -19:in -21:keep 16:market -17:min -27:on 17:one -10:open -11:our 11:pay
-15:pl 31:price -12:purchase -14:quote 30:sav 36:since 10:spr 14:stable 30:start 10:that -18:the -20:treasury 30:what -14:when -11:with`,
  coinSymbol: `-27:* 26:do -15:fund -12:how -23:i -18:my -16:of 28:pay 23:short -22:the 28:today 24:what`,
  collection: `50:* 10:1h -14:all 27:and -11:bal 13:buy 11:cap 18:chart 17:cheapest -15:check 10:could -13:doe 16:elsewhere 11:floor 11:for -11:i 20:in 26:it 13:lowest 10:made -11:me -15:member 11:moment -19:my
-19:of -20:on 11:one 23:or -10:own 20:price 13:up 23:what 11:where`,
  defi_protocol: `-14:am 39:amount 25:and 40:apy -18:at -11:back 25:before 17:big 11:blockchain 39:borrow 26:by 60:chain -12:dao 11:dapp 11:de -29:deposit 11:depui -27:do 38:doe 26:each -11:earn -18:ever 13:farm 29:fee
-22:figure -11:for 25:get 11:grow 29:hack -10:historical 13:hold -11:holder 19:how -25:i -11:interest 49:it 11:janvi 24:keep -11:l2 11:la 32:lend -13:lose -31:my -24:network 50:on -11:open -13:park
11:people 11:platform 15:podcast 11:pool 29:project 26:protocol -13:put 10:revenue 38:share 22:show -20:stable -11:statu 11:svp 16:the -11:there -15:thi -15:time 37:treasury -12:tvl -13:us 28:value
17:vault -18:we -12:what 12:which 11:évolution`,
  ens: `42:* 25:a -13:addres -10:belong -12:guy -16:i -20:it 37:keccak256 17:my 34:of 39:please -11:to 38:word`,
  exchange: `-44:* 14:above 16:account 17:ask 12:at -15:bet -11:book -10:candl -13:did -10:do -12:from -10:give 15:have -18:how -16:in -11:last -15:made -14:market -11:much -13:no -20:of -35:on -12:pay 23:perp
13:please 31:recent 16:right 15:spot -11:that -29:the 30:there 44:trad -12:wa -14:what 13:where -11:ye`,
  exchangeId: `70:* -14:at 11:between 12:capitalisation 10:did 21:down 36:for 20:fund 12:historical 30:how 10:in 11:like 19:many -13:of -12:on -11:please 12:should -12:that 18:the 19:there 12:thesi -12:to 21:top
-10:trad 11:two`,
  hash: `-30:* -27:account -14:and -19:are -10:best -18:bet -11:bettor 11:bid 33:block -13:buy 20:call 10:came 20:can -14:cheap -17:contract 16:deployment 12:did 16:effective 13:emit -23:empty -13:event
18:exploit 12:fail -12:fee -20:for 11:function -17:hash 13:i 34:in 25:input -15:internal 13:it -24:log 11:long 13:look -32:me -12:mean 12:mempool 15:min -22:mine 18:mov 18:my 12:network -13:our
17:payment 17:pend -11:pl -21:please 14:price -16:raw 25:readable 16:receipt -15:sell 16:sent -18:show 14:sise 11:sm -24:someone -15:spr 11:start 12:still 21:stuck -15:text 11:th 26:thi 15:thru -15:to
19:transf 61:tx 11:unknown -34:what -17:where 11:which 16:who 12:whom 10:withdrawal -11:would 12:yet 12:you`,
  hex: `-26:* 11:addres 20:and 13:ape 15:be 14:behind 11:broadcast -32:build 16:can 13:dapp 24:data 47:decode 12:did 15:doe -11:event -18:for 37:function 15:get -11:happen 21:here 26:hex 16:hid -28:in
-28:interface 13:into 22:it 26:me 17:mean -23:method -26:my -41:of 31:on 14:only -28:our 18:please 32:query 22:raw 19:read 34:return 29:revert 11:rout -12:safe 16:saw -19:selector 26:show 52:sign
13:swap 29:tell 40:text 19:thi 13:to -41:topic 16:trace 13:turn 13:valu 32:view 15:wall 12:what 30:which -12:whom 17:would 22:you`,
  holder: `-46:* 13:annual 12:any 10:by -24:coin 25:company 10:corporation -13:dao -14:did -16:do 16:doe 36:employ -16:fee 18:firm -14:foundation 18:government 25:ha -16:have 14:holding 31:how -16:in 10:last
14:live 35:min 19:much 16:my -11:nephew -11:one -16:our 16:own 25:paid -18:pay -18:please 11:profit 10:quart 10:report 17:shar -15:share -14:since 12:that 21:their -22:token 19:treasury 14:und 19:v
-14:vault -32:which 29:worth`,
  llamaCoin: `-47:* 14:at 18:coin 21:did 23:ever -22:how -14:i 34:in 19:it 22:lose 21:money 17:my -12:of -13:on 22:park 13:pric 13:price 22:stable 10:token -12:wa -24:what -29:worth`,
  market: `-14:best -12:bet -14:bettor 15:book -10:do 12:had 19:i 10:it 11:odd 20:on 11:pl 20:price 19:put 11:resolv 14:side 13:that 11:the -15:trad 13:want -13:which 40:ye 11:yet`,
  market_data: `-24:* -10:0x -17:a -13:about 14:account -12:addres 10:afternoon -10:an -30:and -13:any 14:ask 26:at 18:back -17:bet -11:block -15:book -16:can -10:cap 15:capitalisation -20:chain 22:chart 16:cheap
19:coin -13:coingecko -12:company 10:compare -13:cost -10:credit 18:day 46:did -18:do -14:doe 18:down 37:ever -13:exploit -25:fee -18:find 19:fund 25:gain -10:get -26:ha -23:had 15:historical
10:history -10:hold 24:house -20:how -40:i -15:id -12:if 26:in 69:it -11:last -12:ledg 15:like -10:long 20:lose -12:lost -21:made -13:market -16:me -16:moment 14:money 17:mov -11:no -18:of -39:on
13:one 12:our -15:over -19:paid -13:pair 22:park -21:pay -39:pl -28:pool -16:position 50:price 10:put -40:quote 27:recent 10:right 17:rn 25:sav -14:send 24:should -18:show 35:since 16:spr 32:stable
-13:stablecoin 16:start -14:t -30:that -14:the -18:their 20:them 12:there 16:thesi -28:they -29:thi -15:tick 16:time -34:to -16:today -21:token 20:top 36:trad 14:trade -21:treasury 33:tvl -17:v
-10:very 19:wa -21:wallet 18:we 25:when -21:which -16:withdrawal -39:worth -11:ye`,
  moveType: `167:* 15:a 14:are 17:coin -15:doe -16:fee 14:gave 16:ha 16:i 26:in 52:it -16:keep 16:late 15:me -20:of 26:our 14:real 17:safe 14:sell -16:share 16:shrunk 14:that 20:token 11:treasury 14:txid`,
  network_infrastructure: `-12:* 27:a -29:account -21:all -10:already 18:also 18:an 15:and -11:any -20:are -10:arriv 21:at -17:between 55:block 17:bought -29:burn 13:call 17:can 19:chain -16:cheap 15:collection -42:contract
16:copy 24:cost 23:deployment 30:deposit -20:did 18:diff 16:doe 18:download 13:emit -25:empty -30:event 21:exploit 14:fail -17:for -17:from -13:ga 10:ha -30:hash 19:how 32:i -24:if -18:in 24:input
-16:internal 21:issu -23:it 20:l2 -10:lamport -33:log 22:lost 17:may -36:me 20:mempool -12:mine 10:morn 19:mov 16:much 46:my 19:network 11:not -27:of -32:on 16:oth -34:our 22:pend -18:please
23:readable 17:right -11:rough -10:sell 18:send 25:sent 22:service -12:should -18:show 60:sign 22:sit 10:sm -25:someone 18:source -16:spr 11:stable 22:stak 18:stat 10:statu 18:still 15:stuck -15:text
10:th 30:that 11:the 40:there 15:thru 20:transaction 10:transf 63:tx 11:unknown -13:wallet 15:where 44:which 19:who 20:whom -12:will -10:with 14:word -23:would`,
  nft_analytics: `116:* 10:1h 11:airdrop -12:an 16:and 24:at -13:bought 10:bro 14:buy -21:by 10:cap 18:chart -11:copy 11:could -20:creator 10:doe 12:floor 19:for 13:foundation 16:got 11:hold 16:how 15:i 14:in 27:it
-11:l2 13:lowest 11:made 17:many 11:moment -17:my -14:nft -28:on 11:own 20:price -20:same -11:there -12:to 13:up 25:what -14:which 10:who 12:yet`,
  "of amount": `51:a -11:and 31:contract -16:doe -16:expire 31:fee -12:from -15:fund -15:ga -14:got -15:ha 12:have -14:him 32:huge 21:i 59:in 31:integ -13:into 28:log 24:my -13:network 40:numb -22:on -13:our
28:please 20:raw 31:return 17:the -13:there 40:to 23:token -10:want -16:what -16:when 32:whole 12:with`,
  "of bitcoinHash": `69:* 11:and 13:bett 13:compare 12:confirm -12:ha 11:have 13:hold 12:i 16:it 13:marketcap 16:my 12:one 13:or 10:please 13:so -20:the 14:to 13:which 13:wif`,
  "of block": `-41:* -19:been 36:block -18:burn -17:i -17:it 14:many -13:min -18:much -24:of -12:our 26:that 15:transaction 15:what -15:which`,
  "of chain": `-43:* -11:a 12:addres -12:all 18:also 21:an -20:and -21:between -11:block 30:blockchain 17:bought 10:build -84:by 18:can 41:chain 17:check 13:collection -18:contract 18:copy 22:cost 30:de
18:deployment 30:depui 25:develop -11:did 24:diff 24:download 34:earn -15:event 43:fee -15:for -17:from 17:goplu 12:history 15:hold 22:holder -21:i 15:if -47:in -29:it 30:janvi 17:just 76:l2 30:la
11:lead -11:market 23:may 16:mean 36:most -19:much -41:my -11:need 11:now -27:of 17:on 41:one 28:only 25:option 21:oth 18:own 17:pause 15:peak 20:pl -12:please -14:pool 39:protocol -13:pull 12:revenue
18:right 17:rollup 17:same 10:see 15:send 17:several 24:source -23:stable 18:stat -24:supp 30:svp 16:tell 17:that -12:the 70:there -28:tvl 14:use -12:v -14:wallet 28:want 14:we -35:what 21:where
-11:with 30:évolution`,
  "of coinId": `-23:a 15:ad 29:afternoon -11:are -11:at 15:cap 16:chart -13:day 24:did -29:doe 10:ever -27:for 30:gain -14:hold -12:how -18:i -19:in -21:keep 16:market -17:min -27:on 17:one -10:open -11:our 11:pay
-15:pl 31:price -12:purchase -14:quote 30:sav 36:since 10:spr 14:stable 30:start 10:that -18:the -20:treasury 30:what -14:when -11:with`,
  "of coinSymbol": `-27:* 26:do -15:fund -12:how -23:i -18:my -16:of 28:pay 23:short -22:the 28:today 24:what`,
  "of collection": `29:* 10:1h -18:a -15:all 27:and -10:bal 13:buy 11:cap 18:chart 15:cheapest -16:check 11:could -11:doe 14:elsewhere -25:i 19:in 14:it 13:lowest 10:made -23:me -14:member 11:moment -18:my -11:of -24:on
10:one 13:or -11:own 20:price -20:the 14:up 22:what`,
  "of contract": `46:* -18:a 11:abi -20:aggregator 24:allowance -12:build 27:call -21:calldata 20:contract 13:credit -24:dapp 13:date -12:decode 52:deploy -21:deposit -22:did 33:doe 30:expire -10:flagg 10:ga 25:given
35:ha -10:hack -20:historical -11:how -20:huge -48:i -34:in -20:integ -38:it -17:keccak256 12:log 18:make -23:me 14:of 48:on -12:our -23:please 25:remain -25:return -11:revert 10:rough -12:since
12:slot 49:sold -29:that 16:the -12:thi 27:to -21:token 18:transf -11:wallet 29:when 13:who -19:whole 11:withdrawal -17:word -10:yield`,
  "of ens": `42:* 25:a -13:addres -10:belong -12:guy -16:i -20:it 37:keccak256 17:my 34:of 39:please -11:to 38:word`,
  "of exchange": `-44:* 14:above 16:account 17:ask 12:at -15:bet -11:book -10:candl -13:did -10:do -12:from -10:give 15:have -18:how -16:in -11:last -15:made -14:market -11:much -13:no -20:of -35:on -12:pay 23:perp
13:please 31:recent 16:right 15:spot -11:that -29:the 30:there 44:trad -12:wa -14:what 13:where -11:ye`,
  "of exchangeId": `70:* -14:at 11:between 12:capitalisation 10:did 21:down 36:for 20:fund 12:historical 30:how 10:in 11:like 19:many -13:of -12:on -11:please 12:should -12:that 18:the 19:there 12:thesi -12:to 21:top
-10:trad 11:two`,
  "of hash": `-30:* -27:account -14:and -19:are -10:best -18:bet -11:bettor 11:bid 33:block -13:buy 20:call 10:came 20:can -14:cheap -17:contract 16:deployment 12:did 16:effective 13:emit -23:empty -13:event
18:exploit 12:fail -12:fee -20:for 11:function -17:hash 13:i 34:in 25:input -15:internal 13:it -24:log 11:long 13:look -32:me -12:mean 12:mempool 15:min -22:mine 18:mov 18:my 12:network -13:our
17:payment 17:pend -11:pl -21:please 14:price -16:raw 25:readable 16:receipt -15:sell 16:sent -18:show 14:sise 11:sm -24:someone -15:spr 11:start 12:still 21:stuck -15:text 11:th 26:thi 15:thru -15:to
19:transf 61:tx 11:unknown -34:what -17:where 11:which 16:who 12:whom 10:withdrawal -11:would 12:yet 12:you`,
  "of hex": `-26:* 11:addres 20:and 13:ape 15:be 14:behind 11:broadcast -32:build 16:can 13:dapp 24:data 47:decode 12:did 15:doe -11:event -18:for 37:function 15:get -11:happen 21:here 26:hex 16:hid -28:in
-28:interface 13:into 22:it 26:me 17:mean -23:method -26:my -41:of 31:on 14:only -28:our 18:please 32:query 22:raw 19:read 34:return 29:revert 11:rout -12:safe 16:saw -19:selector 26:show 52:sign
13:swap 29:tell 40:text 19:thi 13:to -41:topic 16:trace 13:turn 13:valu 32:view 15:wall 12:what 30:which -12:whom 17:would 22:you`,
  "of holder": `-46:* 13:annual 12:any 10:by -24:coin 25:company 10:corporation -13:dao -14:did -16:do 16:doe 36:employ -16:fee 18:firm -14:foundation 18:government 25:ha -16:have 14:holding 31:how -16:in 10:last
14:live 35:min 19:much 16:my -11:nephew -11:one -16:our 16:own 25:paid -18:pay -18:please 11:profit 10:quart 10:report 17:shar -15:share -14:since 12:that 21:their -22:token 19:treasury 14:und 19:v
-14:vault -32:which 29:worth`,
  "of llamaCoin": `-47:* 14:at 18:coin 21:did 23:ever -22:how -14:i 34:in 19:it 22:lose 21:money 17:my -12:of -13:on 22:park 13:pric 13:price 22:stable 10:token -12:wa -24:what -29:worth`,
  "of market": `-14:best -12:bet -14:bettor 15:book -10:do 12:had 19:i 10:it 11:odd 20:on 11:pl 20:price 19:put 11:resolv 14:side 13:that 11:the -15:trad 13:want -13:which 40:ye 11:yet`,
  "of market_data": `26:back -10:coin 11:feed 26:house -11:how 23:mov -14:much -17:network 37:of -18:on -17:price 33:stable -18:stablecoin 27:supp 23:that -12:there -16:thi 25:tvl 24:we 26:when`,
  "of moveType": `167:* 15:a 14:are 17:coin -15:doe -16:fee 14:gave 16:ha 16:i 26:in 52:it -16:keep 16:late 15:me -20:of 26:our 14:real 17:safe 14:sell -16:share 16:shrunk 14:that 20:token 11:treasury 14:txid`,
  "of network_infrastructure": `26:* 11:and 22:deposit 20:ha 21:issu 22:lost 24:my 10:network 10:on 22:service 22:sit 11:stable 22:stak 22:where 18:which`,
  "of onchain_dex": `51:* -13:24h 12:a 38:aggregator -13:anyone 15:became 32:bridge 38:deposit 15:depositor 48:dex 31:did -18:down 15:exploit -19:from 38:historical 15:known -20:many 19:much -19:pair -26:pool 16:since
30:the -18:top -13:trad 12:volume 11:we -18:what 15:withdraw 38:yield`,
  "of pair": `92:* 10:book 20:candl 14:fund 38:on 11:the`,
  "of pool": `13:24h 12:anyone 12:both 22:compare -23:dex -15:for 27:had 21:i 15:in -15:it 68:pool -13:price 18:reserve 14:sell 16:sid 12:still -21:the 18:thi 26:today 25:what 15:with`,
  "of prediction_markets": `-20:*`,
  "of protocol": `11:* -12:about -20:am 43:amount 25:and 14:app -14:are -14:at 26:before 23:big -17:blockchain 43:borrow -10:build 108:by 49:chain -12:dao 16:dapp -17:de -18:deploy -17:deposit -17:depui -13:develop
-24:do 49:doe 36:each -44:earn -24:figure 23:get 20:grow -12:ha 29:hack -12:history 14:hold -31:holder -43:i 10:in 36:it -17:janvi -17:just 30:keep -38:l2 -17:la -10:lead 44:lend 23:market 17:money
-38:most -30:my -25:network -22:of -51:on -26:one -12:open -12:peak 14:people -10:per 21:podcast -11:pool 32:project -12:put -11:see 41:share -11:statu -17:svp 11:th -33:that -22:there -23:thi
-11:today 11:token 41:treasury 53:tvl -12:us 28:value 18:vault -28:we -17:what -16:when -24:which -14:writ -17:évolution`,
  "of search_discovery": `124:* 25:are 12:block -11:blockchain -16:can 13:candl 14:code 18:coin 20:coingecko -15:contract -11:de -11:deploy -11:depui 11:did 16:error 31:find 11:found 25:from -22:function -13:get -11:give
41:hash -17:have 26:holder 34:i 12:id -11:janvi 16:keccak256 -11:la -11:look -20:me 21:mint 24:my 15:name 13:no -11:nonce 60:of 19:one 42:pair 13:please -16:pool -11:project 12:protocol -23:query
-28:return 15:right 11:say -18:show 11:side -10:spl -11:stuck -11:svp -13:tell 50:the 22:tick 10:time 16:token 16:tool -22:tx -23:view -19:volume 35:what 15:which -11:will -11:wish -11:you
-11:évolution`,
  "of security_risk": `10:*`,
  "of signature": `23:* -49:a 64:build -39:call 50:calldata -24:data -14:decode -18:did -12:doe -12:emit 20:event -16:fee 18:for -20:function -16:i -22:input 31:interface -13:it -21:log 54:me 31:method 24:of -21:on
31:our -10:pl 12:please -22:readable 11:selector -22:the -20:to 53:topic 10:topic0 -18:transf -26:tx -12:wa 14:what -13:which`,
  "of solanaSignature": `-30:* 12:my 13:transaction 10:tx`,
  "of ticker": ``,
  "of time": `12:a 28:at -12:cap 11:certain -11:coin 11:date 38:day -13:for -14:how 11:i -13:market 15:on 17:open 18:price 12:purchase 14:that 28:the 16:time 15:trade 20:tvl 46:wa 26:what 19:when 15:will`,
  "of token": `-38:* 21:all -10:bag -11:been 20:between -10:biggest 11:board -18:by -11:call -11:calldata -10:can -12:cap -11:chain 18:coin 12:com 26:contract -27:creator 16:decimal 11:deck 18:do -16:doe 21:event
37:fee 24:figure 38:for 13:give -14:got -19:had 12:hidden 13:history 17:holder -22:how -39:i 36:if -55:in 21:it 20:keep 27:lamport -12:left -15:market -14:mint -17:much -27:my 13:nephew 24:network
-30:nft -28:on -12:one 12:pay 27:pl 15:please 11:price 14:project 20:put 28:quote -34:same 25:sell 22:swap 11:table 15:team -15:that -31:the 18:to -26:today -21:token 11:top 19:transf -10:which
-11:who 13:wish -11:worth 21:would`,
  "of token_contract": `105:* 44:a 14:amount 11:at 14:by 19:copy 14:erc20 14:factory 22:fake 14:ha 38:i 12:in 13:it 14:log 14:lol 22:my 10:of 14:off 21:one 20:or 24:real 13:stable 12:still 32:the 16:thi`,
  "of types": `28:an -10:contract 31:encod 28:have 11:i 29:inside 29:payload -12:the 22:what`,
  "of unit": ``,
  "of url": `24:* 23:a 28:anywhere -12:be 12:blacklist -13:bro 31:connect -14:copy 15:dangerou 26:deploy 27:end -15:fake 25:flagg 29:front -11:got 16:i -13:if 28:intern 29:link 11:mail 31:me 10:moth 11:my -16:of
-16:one -10:only 23:our 35:page -11:real 45:site 31:that 12:they 17:to 20:wallet 16:website -19:what 13:will -13:yet`,
  "of uuid": `-64:* -10:aggregator 40:apy -10:deposit -10:did -14:ever 12:farm -10:historical -13:i -16:it -11:lose -12:money 21:pool 15:show -16:stable -15:the -21:tvl`,
  "of venue": `-14:* -13:1h -17:a 15:are 45:bet -12:biggest -11:both -15:capitalisation 24:chance 22:chang -12:chart -10:clos 20:cost -11:current -16:deep -29:did 23:do -12:first -13:for 18:give -17:he
-15:historical 38:how 17:in 20:interest -30:it 11:l2 21:last -19:like -17:list 20:made 18:me -10:mine 16:money -13:of 35:open -11:our -17:poly -42:price 18:probability -10:put -12:reserve -10:result
-14:sell 16:sery -17:should 18:show -12:sid 33:stand 16:strik -15:that 34:the -15:thesi 29:they -19:to -17:trade -18:want`,
  "of wallet": `15:* -34:a 29:account 35:addres 16:airdrop 42:all -13:allowance 18:already 36:am -40:amount -36:and 18:any -11:anywhere 28:are 12:arriv -16:ask 15:bag 14:bal 16:balance 33:been 25:best 19:bet
26:bettor -16:bid 21:biggest -46:block -15:book -31:borrow 18:bro 44:burn 15:buy -52:chain -19:chance -15:chang -11:chart -12:cheapest 14:check -11:code -29:coin -15:compare 11:contract 15:convert
-10:corporation 28:creator 14:csv 13:current 30:dao 11:deep -37:deploy 14:did 22:do -20:doe 17:down -40:each -12:elsewhere -19:employ 28:empty -20:encod -10:error -10:estimate 10:everyth -26:exploit
12:far -20:fee 25:first -18:for 15:foundation 11:ga -14:gain -17:get -24:given -14:goplu 38:got 12:grandson 11:guy -13:hack 26:have 60:he 23:him -20:hold -21:holder -14:holding -11:house 25:i -18:in
-21:inside -11:intern 15:internal 18:into -18:issu -65:it -11:keccak256 -24:l2 -23:lamport -18:land 11:last 23:left 12:like 48:list 13:made 11:make 11:many -13:mean 24:member -20:mempool -13:min
35:mine -32:money -21:mov 17:next 35:nft 22:nonce 27:now -18:numb -10:odd 15:of 30:on -23:one -27:or 30:our 13:out 18:over -14:page 10:pap -14:pause -19:pay -20:payload -21:pend -11:people 14:pl
-50:please 22:poly 16:position -26:price -14:project -10:quart -15:question -18:recent 11:red -23:remain -12:report 11:result -11:right -12:run 14:same -14:sav 23:selector 27:sell -14:several -11:shar
22:she -26:short 31:show -10:side -15:since -14:sise -48:sold 13:some 30:someone -27:stable 20:stablecoin -10:stak -36:stand -13:start -24:swap 12:t 16:tax -24:the -15:their -17:there 11:these
-23:they -14:thi -11:thru 23:time -28:to 19:today 43:token -20:transf -25:treasury -23:tvl 15:us -10:user -33:value 17:vault 57:wallet 26:were 11:whale -23:when 26:which 13:whitelist 11:why 21:with
13:won -11:word 43:worth -10:yield`,
  onchain_dex: `-45:* 38:aggregator -14:are -14:at 15:became 13:both 30:bridge 11:com 39:deposit 15:depositor 20:dex 25:did -22:down 15:exploit 31:for -30:from 11:give -11:got -19:ha 26:had 38:historical -18:how
30:if -12:into -34:it 15:known 32:lamport -12:last -31:many -14:me -12:mint 13:much -17:my 14:nephew -10:now 19:on -13:one 11:out -22:pair 10:pay 37:pl 17:please 25:pool -14:price 11:project 49:quote
-11:recent 18:reserve 11:sell 16:sid -14:them 38:to 13:today -13:top -24:trad 19:volume -13:which 14:wish 15:withdraw 24:would 38:yield`,
  "other of market_data": `26:back -10:coin 11:feed 26:house -11:how 23:mov -14:much -17:network 37:of -18:on -17:price 33:stable -18:stablecoin 27:supp 23:that -12:there -16:thi 25:tvl 24:we 26:when`,
  "other of network_infrastructure": `-51:* -12:the`,
  "other of onchain_dex": `51:* -13:24h 12:a 38:aggregator -13:anyone 15:became 32:bridge 38:deposit 15:depositor 48:dex 31:did -18:down 15:exploit -19:from 38:historical 15:known -20:many 19:much -19:pair -26:pool 16:since
30:the -18:top -13:trad 12:volume 11:we -18:what 15:withdraw 38:yield`,
  pair: `92:* 10:book 20:candl 14:fund 38:on 11:the`,
  portfolio_wallet: `26:* -31:a 14:about 32:account 32:addres 11:all 15:already 16:am -36:amount -12:and 13:any -10:anywhere 27:are 12:arriv -36:at 13:bag 15:balance 29:been -10:bid 11:biggest -35:block -31:borrow 40:burn
15:buy -12:by 16:calldata 44:can -54:chain -19:chance -21:chang -11:chart 14:check -16:coin -25:contract 14:convert 37:create 20:creator 14:csv 43:dao -32:deploy 43:do -48:doe -42:each -19:employ
27:empty -12:encod -24:exploit 37:factory -11:for 23:ga -13:gain -16:get 11:grandson 14:ha -13:hack 17:he 21:him -12:holder 24:i 21:if -10:in -13:inside -11:intern 16:internal 23:into -18:issu -28:it
13:keccak256 11:know -16:lamport -12:land 10:last -15:lend 18:like 14:limit 25:list 21:me -19:mempool -11:min 20:mine -19:money -20:mov 13:next 14:nft 18:nonce 20:now -17:numb 20:of 26:on -13:or
28:our 19:out 20:over 16:pay -13:payload -21:pend -10:people -13:per 22:pl -18:please 16:position -19:price -11:profit -14:project 13:protocol -16:recent 24:same -13:sav 23:selector 26:sell 15:she
-17:since 14:some 28:someone -27:stable 18:stablecoin -12:start -11:still 12:t 13:tax 13:that -21:the -13:their 13:these -17:they -11:thru -29:to 35:today 39:token -21:trad 27:transaction -20:transf
12:transfer -18:tvl -11:tx 10:unlimit 15:us -38:value 15:vault 19:wa 52:wallet 31:want 17:were 23:what -22:when 16:where 11:why 38:will 49:with 16:without 12:word 67:worth 15:would -13:yet -10:yield`,
  prediction_markets: `-79:* -15:1h -14:a -16:and -19:been 26:bet 15:book -13:both -22:buy -16:capitalisation 24:chance 22:chang -13:chart -17:did -11:doe 11:election -10:ever -12:fee -12:for 19:give -16:historical -36:i
13:interest -44:it 12:l2 23:last -23:like -10:lowest 14:made -11:many 17:market 13:me 11:morn -16:much -17:my 22:no -15:of 34:on 22:open -11:our -32:price 17:probability -13:reserve -29:sell -11:she
-18:should 23:show -13:sid 16:the -13:there -16:thesi 16:they -11:time 22:trad -30:what -11:where 18:with 22:ye`,
  protocol: `11:* -12:about -20:am 43:amount 25:and 14:app -14:are -14:at 26:before 23:big -17:blockchain 43:borrow -10:build 108:by 49:chain -12:dao 16:dapp -17:de -18:deploy -17:deposit -17:depui -13:develop
-24:do 49:doe 36:each -44:earn -24:figure 23:get 20:grow -12:ha 29:hack -12:history 14:hold -31:holder -43:i 10:in 36:it -17:janvi -17:just 30:keep -38:l2 -17:la -10:lead 44:lend 23:market 17:money
-38:most -30:my -25:network -22:of -51:on -26:one -12:open -12:peak 14:people -10:per 21:podcast -11:pool 32:project -12:put -11:see 41:share -11:statu -17:svp 11:th -33:that -22:there -23:thi
-11:today 11:token 41:treasury 53:tvl -12:us 28:value 18:vault -28:we -17:what -16:when -24:which -14:writ -17:évolution`,
  "query of network_infrastructure": `56:* 12:and 22:deposit 22:ha 15:i 21:issu 22:lost 30:my 11:network 13:on 22:service 22:sit 11:stable 22:stak 17:the 22:where 21:which`,
  "query of prediction_markets": `-20:*`,
  "query of search_discovery": `123:* 22:are 11:coin 13:coingecko -10:exchange 13:find -13:for 15:from -11:give 26:holder -11:it 17:mint 12:of 22:on -11:project 11:side -10:spl 11:that 13:the 15:tick -10:wallet -11:wish -11:would`,
  search_discovery: `125:* 25:are 12:block -11:blockchain -16:can 13:candl 14:code 18:coin 20:coingecko -15:contract -11:de -11:deploy -11:depui 11:did 16:error 31:find 11:found 25:from -22:function -13:get -11:give
41:hash -17:have 26:holder 33:i 12:id -11:janvi 16:keccak256 -11:la -11:look -20:me 21:mint 23:my 12:name 13:no -11:nonce 60:of 19:one 42:pair 13:please -16:pool -11:project 12:protocol -23:query
-28:return 15:right 11:say -18:show 11:side -10:spl -11:stuck -11:svp -13:tell 49:the 22:tick 10:time 16:token 16:tool -22:tx -23:view -19:volume 35:what 12:which -11:will -11:wish -11:you
-11:évolution`,
  security_risk: `13:a -20:aggregator -12:airdrop 23:allowance -10:an -11:and 23:anywhere -32:approval 27:are -16:big -13:bro -29:build -31:calldata 17:can -11:category 22:coin -19:copy 13:credit 16:data 22:deploy
-22:deposit -32:dex -17:did -13:doe 21:end 11:exchange -10:exploit -17:fake 21:flagg -68:for 23:front -12:get 26:given -11:happen 12:hidden -20:historical -30:how -22:i -10:if 23:intern -15:keep
16:late 12:mail 29:me -30:my -38:old 18:on -23:one -31:open 24:our 15:page 31:please -13:podcast -12:project 30:query 25:remain 31:return 21:revert 25:sell -21:sent -16:share 16:shrunk -15:since
14:site -28:still 22:tell 21:text -37:the 10:there 51:to 12:token -20:transaction 11:treasury -11:vault 30:view 17:wallet -12:where -20:who -23:whom 11:withdrawal -13:yet -10:yield`,
  signature: `23:* -49:a 64:build -39:call 50:calldata -24:data -14:decode -18:did -12:doe -12:emit 20:event -16:fee 18:for -20:function -16:i -22:input 31:interface -13:it -21:log 54:me 31:method 24:of -21:on
31:our -10:pl 12:please -22:readable 11:selector -22:the -20:to 53:topic 10:topic0 -18:transf -26:tx -12:wa 14:what -13:which`,
  solanaSignature: `-30:* 12:my 13:transaction 10:tx`,
  ticker: ``,
  time: `12:a 28:at -12:cap 11:certain -11:coin 11:date 38:day -13:for -14:how 11:i -13:market 15:on 17:open 18:price 12:purchase 14:that 28:the 16:time 15:trade 20:tvl 46:wa 26:what 19:when 15:will`,
  token_contract: `-71:* 43:a -14:about 17:all 15:amount 26:an 12:annual 11:ape 35:approval -13:are -14:bag 11:be 16:between -12:biggest 29:build 10:by -16:call 19:calldata -27:can -15:chain -49:coin 13:company
86:contract 17:copy 11:corporation -37:create -30:dao -19:data 41:deploy -12:deposit 30:dex -26:did -11:emit 26:employ 21:encod 33:event -32:factory 21:fake 16:fee 21:figure 14:firm 51:for
-17:foundation 27:from -11:front 15:function -25:given -12:got 12:government 16:ha 20:have 14:here -14:him -10:hold 17:holder 13:holding 41:i -14:if -22:in -27:input 19:inside -11:into -40:it
-18:keccak256 11:lend -15:limit 36:log 17:many 17:mean 13:min -21:much -12:multisig 22:my -11:nephew 11:network 28:numb -46:of 33:old -27:on 32:open -49:our -19:out 13:own 28:paid 19:payload -26:pl
-36:please 11:pool -11:protocol 11:quart 15:read -26:readable 17:real -24:remain 10:report -14:revert 10:rough -11:safe -15:selector 11:shar -18:share -15:since -12:sit -14:so 30:still -14:swap
-16:tell -12:text -46:that 26:their -21:there 24:they 33:thi -12:time -27:to -37:token 14:topic 12:transf -22:tx 26:v -14:vault -31:wa -32:wallet -19:want -27:what 10:when -11:where -20:will -44:with
-17:without -18:word -11:would`,
  traits: `141:alike 94:argument 152:asked -68:chain 51:described -88:filled 119:first -133:lacks1 135:lacks2 81:lacks3 103:name 124:own 92:partly 144:provider 128:share 106:title 90:used`,
  types: `28:an -10:contract 31:encod 28:have 11:i 29:inside 29:payload -12:the 22:what`,
  unit: ``,
  url: `24:* 23:a 28:anywhere -12:be 12:blacklist -13:bro 31:connect -14:copy 15:dangerou 26:deploy 27:end -15:fake 25:flagg 29:front -11:got 16:i -13:if 28:intern 29:link 11:mail 31:me 10:moth 11:my -16:of
-16:one -10:only 23:our 35:page -11:real 45:site 31:that 12:they 17:to 20:wallet 16:website -19:what 13:will -13:yet`,
  uuid: `-64:* -10:aggregator 40:apy -10:deposit -10:did -14:ever 12:farm -10:historical -13:i -16:it -11:lose -12:money 21:pool 15:show -16:stable -15:the -21:tvl`,
  venue: `-14:* -13:1h -17:a 15:are 45:bet -12:biggest -11:both -15:capitalisation 24:chance 22:chang -12:chart -10:clos 20:cost -11:current -16:deep -29:did 23:do -12:first -13:for 18:give -17:he
-15:historical 38:how 17:in 20:interest -30:it 11:l2 21:last -19:like -17:list 20:made 18:me -10:mine 16:money -13:of 35:open -11:our -17:poly -42:price 18:probability -10:put -12:reserve -10:result
-14:sell 16:sery -17:should 18:show -12:sid 33:stand 16:strik -15:that 34:the -15:thesi 29:they -19:to -17:trade -18:want`,
};
