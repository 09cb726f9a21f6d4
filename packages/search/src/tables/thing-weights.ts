// Thing weights: how much each stem of a question's words tells for the thing that it leaves open, and what else tells for it; written by test/learn-weights.ts, in hundredths.
export const THING_WEIGHTS: Readonly<Record<string, string>> = {
  "address of collection": `-60:* 12:have -18:i -13:it -13:on -11:the`,
  "address of contract": `44:* -11:a 16:abi 18:addres -22:aggregator 11:auditor 11:balance -11:before 29:call -16:calldata -11:connect 26:contract 15:credit -12:dangerou 29:dao -28:dapp 13:data 11:date -12:decode 60:deploy
-16:deposit -26:did 23:doe 11:exchange 20:expire -12:exploit -11:flagg 19:for 29:ha -14:hack -10:have -22:historical -23:huge -30:i 13:if -16:in -23:integ -48:it -17:keccak256 10:ledg 10:log 26:make
-11:many -23:me -13:method 22:much 12:need 11:next 10:nonce 24:of 33:on 10:our -24:please -11:project -22:return -15:since 12:slot 44:sold -30:that 17:the -16:thi -23:token 26:transf 15:vault
-12:wallet -29:what 19:when 22:which 13:who -22:whole 12:will 14:withdrawal -17:word -17:yield`,
  "address of market_data": `-67:* -15:cap -11:in -11:of -19:the`,
  "address of network_infrastructure": ``,
  "address of onchain_dex": `-76:* -11:price -15:the`,
  "address of pool": `-10:and 12:been 13:both 19:compare -22:dex -16:for 24:had 15:i 12:in -15:it -11:my -12:now 12:of 62:pool -12:price 19:reserve 13:sell 16:sid -19:the 14:thi 23:today 13:what 12:with`,
  "address of security_risk": `13:*`,
  "address of token": `-42:* 22:all 14:around -13:bag 17:between -13:biggest 11:board -26:by -12:call -11:can -10:chain 10:coin 11:com 26:contract -26:creator 10:decimal 10:deck -11:doe 21:down -11:end 19:event 14:exploit
11:far 15:fee 42:for 34:from 13:give -13:got 10:have 13:hidden 10:history -11:holder -30:i 34:if -39:in -23:it 22:lamport -12:last -12:list 19:many -20:much -19:my 16:nephew -22:nft -13:no -14:on
15:our 12:out 13:pay 32:pl 13:project 10:put 34:quote -33:same 26:sell 11:share 10:so 19:swap 10:table -13:that -22:the -11:them 12:these -23:thi -15:today -20:token 25:top 19:transf -16:transfer
14:week 11:when 16:wish 25:would`,
  "address of token_contract": `12:a 12:amount 12:by 13:decimal 12:erc20 12:factory 12:ha 12:log 12:lol 12:my 12:off 12:thi`,
  "address of wallet": `15:* -35:a 12:addres 34:all 34:am -47:amount -14:an -23:and 19:any 31:are -19:ask 16:bag 14:balance 21:been 36:best 18:bet 36:bettor -14:bid 23:biggest -39:block -17:book -19:borrow 25:burn 11:buy
17:calldata -40:chain 12:clos -11:close -11:code -16:coin 15:collection -16:compare 15:convert 26:creator 15:csv 19:current 12:deep -42:deploy -14:deposit 24:did 19:do -26:doe 16:down -26:each
-42:employ 24:empty -18:encod -20:exploit 19:far -14:fee 20:first -12:for 20:foundation 12:ga -11:gain -21:get -10:goplu 26:got 12:grandson -12:grow -17:ha 23:have 54:he -11:here -10:hex 21:him
-40:hold -12:holder 16:i -17:in -15:inside 18:into -16:issu -61:it -23:l2 -14:lamport -11:land 18:last 19:left 11:like 14:liq 60:list 14:made -14:mean 20:member -12:mempool 31:mine -29:money -18:mov
-12:name 40:nft 32:now -17:numb 14:of 12:office 33:on -21:one 15:open -16:or 21:over 15:own -14:page -10:pause -20:pay -18:payload -11:pend 24:pl -43:please 28:poly 16:position -22:price -11:project
-23:raw -17:recent 12:red 14:result -19:right 16:same -11:sav -12:second 30:selector 11:sell 10:send 20:she -26:short 30:show -14:since -59:sise -37:sold 14:some 25:someone -24:stable 23:stablecoin
-31:stand 11:still -24:swap 22:tax -20:the -25:there -10:they -22:thi 23:time -11:to 29:token -21:trad 11:trade -21:transf 17:transfer -11:treasury -17:tvl -11:tx 14:us -10:user -26:value 45:wallet
14:we 19:were 12:whale -21:when 14:which 13:whitelist 21:who 14:won 42:worth -11:year -10:yield`,
  amount: `55:a 22:amount -10:and -11:can 32:contract -18:decimal -12:do 12:fee -13:fund -14:ga -16:got 12:have -16:him 35:huge 20:i 54:in 32:integ -13:into 12:many 17:my -12:network 31:numb -24:on -12:our
29:please 19:raw 32:return 12:the -10:there 23:to 44:token -10:want -11:what -10:when 33:whole`,
  "anything of network_infrastructure": `-10:*`,
  "anything of search_discovery": `108:* -12:blockchain -14:byte -20:can 23:candl 15:code -14:contract -12:de -11:deploy -12:depui 16:doe 12:earn 14:error 24:for 11:found -18:function 37:hash 26:i -12:janvi 15:keccak256 -12:la -10:look
-29:me 20:my 11:name -13:nonce 45:of -19:on 13:one 12:or 11:our 42:pair -13:pool -23:query -28:return -13:selector -21:show -10:sign -14:stuck -12:svp -11:tell 38:the 19:to -23:tx -23:view 12:wa
36:what 13:when -13:will -12:évolution`,
  "anything of token": `-18:* 12:by 10:compare -12:doe -14:had -14:i -10:in 25:it -18:on 14:price 10:rn 11:side -11:there -13:today`,
  "anything of token_contract": `95:* 43:a 18:copy 19:fake 14:from 35:i 29:it 21:one 17:or 23:real 24:the`,
  "anything of wallet": `-12:how -11:on -13:the -17:what`,
  bitcoinHash: `49:* 10:and 12:bett 13:compare 12:doe -13:ha 14:have 13:hold 11:i 12:it 13:marketcap 10:mine 17:my 11:on 12:one 13:or 11:please 13:so -20:the 11:to 13:what 13:which 13:wif`,
  block: `-46:* 29:block -14:burn 14:ha -14:i 14:many -18:of 17:that 11:transaction -13:which`,
  chain: `-43:* 12:addres -11:all 17:also -12:amount 20:an -23:and -20:between 27:blockchain -10:borrow 16:bought -14:burn -59:by 17:can 38:chain 16:check 13:collection -14:contract 17:copy 21:cost 27:de
19:deployment 27:depui 21:develop 24:diff 24:download 33:earn -13:event 45:fee -15:for -14:from 16:goplu 14:hold 21:holder -24:i 12:if -46:in -31:it 27:janvi 12:just 74:l2 27:la 13:lead -12:market
23:may 15:mean 34:most -20:much -42:my 17:network -34:of 20:on 35:one 29:only 18:option 21:oth -16:our 17:own 16:pause 13:peak 20:pl -14:please -12:pool 48:protocol 10:restrict 18:right 11:rollup
16:same 17:send 16:several 24:source -24:stable 16:stat -25:supp 27:svp 16:tell 13:that -12:the 64:there -11:v -10:wallet 24:want -33:what 23:where -11:with 27:évolution`,
  coinId: `-22:a 15:ad 25:afternoon 23:chart 11:cheap 12:close 24:did -27:doe 17:ever 12:fiscal -29:for 29:gain -13:hold -13:how -22:i -18:keep 14:lowest 18:market -14:min 19:of -29:on 11:one -10:open 11:pay
-16:pl 10:please 28:price -17:quote 29:sav 35:since 11:spr 14:stable 29:start 14:trad -14:treasury -13:when -11:with -11:worth 11:year`,
  coinSymbol: `-26:* -13:am 27:do -11:far -13:from -13:fund -19:how -28:i -16:my -14:of 29:pay 24:short -20:the 30:today 27:what`,
  collection: `18:and -21:ape 15:buy -11:chang 14:could -13:doe 10:floor 16:for 18:how 20:in 30:it 14:lowest 13:many -22:me 14:moment -24:my -11:of -14:on 17:one -11:own 18:price -22:show -11:still 22:up 16:what`,
  defi_protocol: `11:advis -11:aggregator -14:am 32:amount 32:and 27:apy -12:are -18:at -12:back 26:before 21:big 12:blockchain 32:borrow 24:by 12:certain 55:chain -17:dao 14:dapp 12:de -18:deposit 12:depui 13:did
34:doe 30:each -13:earn -17:ever 13:farm 45:fee -15:for 14:from 11:gave 24:get 19:grow 28:hack -11:historical 20:hold -10:house -34:i -11:interest 29:it 12:janvi 37:keep 12:la 11:large 30:lend
-12:lose 16:market -26:much -28:my 63:on -12:open -13:park 12:platform 16:podcast 28:project 22:protocol -11:put 30:share 17:show -17:stable 13:summ 12:svp 33:the -10:there -13:time 29:treasury -11:us
31:value 13:vault -20:we 12:évolution`,
  ens: `-11:guy -12:it 21:my 10:namehash 10:need 10:subdomain -12:to`,
  exchange: `-46:* 13:above 24:account 26:ask 12:at -25:bet 17:bid -11:candl -15:did -11:do -10:doe -14:for -12:from 25:have -19:how -25:in -24:made -18:market -12:much 12:my -14:no -23:of -31:on -12:open -16:pair
-15:pay 21:perp 17:please -10:position -12:print 28:recent 18:right 16:second 14:spot -11:that -39:the 24:there 44:trad 15:trade -12:wa 21:where`,
  exchangeId: `77:* -17:at 11:between 10:can 11:coin 16:doe 14:feed 45:for 18:fund 15:how -13:i 14:oracle 14:pair 14:the 30:there -13:to 11:two 26:what`,
  hash: `-35:* -12:account -20:and -19:are 11:at -13:bet 26:block 22:call 19:can -14:cheap -11:contract -11:decode 15:deployment 15:effective 14:emit -19:empty -14:event 16:exploit 12:fail -16:for 11:ga
-16:hash 10:i 35:in 26:input 13:it -12:log 15:look -28:me -11:mean 16:min -21:mine 16:mov 13:my 12:network 11:not 13:of -14:on -10:or 16:payment -12:pl -23:please 13:price -17:raw 25:readable
14:receipt -12:rul -12:sell 10:sent -19:someone -15:spr 21:stuck -13:text 28:thi 11:thru 11:transaction 21:transf 60:tx 11:value -29:what -14:where 13:which 11:who 15:you`,
  hex: `-31:* 10:addres 12:amount 31:and 20:be 10:before 12:broadcast -23:calldata 12:dapp 23:data 12:deadline 42:decode 16:did 13:doe 13:error -32:for 39:function -11:gave 27:hex -27:in -23:interface 12:into
30:it 40:me 18:mean -17:method -29:my -29:of 33:on 16:only -24:our 12:pas -24:pl 19:please 32:query 23:raw 31:return 26:revert 11:rout -15:safe -29:selector -11:sell 28:show 54:sign 12:swap 31:tell
33:text 24:thi 18:to -39:topic -23:topic0 12:turn -11:txid 12:user 12:valu 32:view 14:wall 15:what 29:which -27:with 16:would`,
  holder: `-37:* -25:coin 15:company -10:dao -12:did -14:do 32:doe 60:employ -16:fee 15:firm -17:foundation 22:government 15:ha -16:have 14:holding 35:how -20:in 11:last 14:live 27:min 36:much 35:my -13:nephew
-14:one -16:our 27:paid -18:pay -17:please 11:profit 11:shar -13:share -15:since 22:their -13:time -12:today -25:token 22:treasury 14:und 20:v -31:which 28:worth`,
  llamaCoin: `-51:* 12:at 17:coin 21:did 25:ever -23:how -12:i 34:in 19:it 22:lose 21:money -11:mov 19:my -20:on 23:park 10:pric 23:stable -18:wa -27:what -27:worth`,
  market: `-21:best -17:bet -22:bettor 16:book -13:do -13:ever 12:had -14:have 13:i -13:lowest -11:my -10:of 46:on 21:price 17:put 11:resolv 10:side 52:sise -13:they 15:trad -14:wa 13:want -20:what -17:which
48:with 35:ye 11:yet`,
  market_data: `-20:* -18:a 22:account -12:addres 10:afternoon -11:an -35:and -16:any 23:ask 25:at 22:back -25:bet 15:bid -10:block -16:book 16:born -11:buy -21:chain -13:chance 29:chart 16:cheap 11:close 22:coin
-11:cost -10:credit 15:day 49:did -15:do -19:doe 49:ever -24:fee 15:feed -14:find 12:fiscal -23:from 13:fund 23:gain -20:ha -20:had 24:house -26:how -39:i 17:in -10:interest 62:it -12:l2 -11:ledg
21:lose -15:lost 14:lowest -31:made -11:many -18:market -31:me -15:moment 13:money 11:mov -12:much 14:my -14:no -13:now -13:of -37:on 10:one -18:open 14:oracle -14:over -19:paid 23:park -21:pay -32:pl
18:please -26:pool -16:position 50:price -11:print -31:quote 23:recent 23:right 18:rn 23:sav 15:second -12:send 12:should -26:show 35:since 14:son 17:spr 32:stable -12:stablecoin 15:start -13:t
-26:that -11:the -17:their 18:them 14:there -30:they -19:thi -11:tick 17:time -40:to -16:today -13:token 45:trad 20:trade -18:treasury 33:tvl -15:v 20:wa -14:wallet 18:we 31:when -24:which -18:with
-15:withdrawal -25:worth -15:ye`,
  moveType: `138:* 19:a 12:coin 12:company 18:gave 13:hold 22:i 25:in 37:it 21:me -13:of 21:our 18:real 19:safe 18:sell 17:that 17:token 18:txid`,
  network_infrastructure: `-22:* 15:a -16:account -18:all 17:also 16:an -16:any -18:are 19:at -16:between 44:block 16:bought -30:burn 11:call 20:can 21:chain -17:cheap 14:collection -34:contract 14:copy 22:cost 22:deployment
28:deposit -25:did 17:diff 18:doe 17:download 14:emit -21:empty -30:event 19:exploit 15:fail -13:for -14:from 16:ha -28:hash -13:here 22:how 28:i -25:if -15:in 25:input 23:issu -24:it -12:keccak256
19:l2 -19:log 20:lost 16:may -37:me 12:mempool -11:mine 12:morn 16:mov 18:much 48:my 11:namehash 20:network 12:not -12:numb -28:of -27:on 15:oth -20:our 12:pend -25:please 24:readable 14:right -13:rul
11:send 12:sent 20:service -15:should -11:show 57:sign 20:sit -20:someone 17:source -16:spr 14:stablecoin 20:stak 17:stat 11:still 16:stuck 10:subdomain -14:text 35:that 13:the 40:there 10:thru
20:transaction 66:tx 11:value -14:wallet -12:we -13:when 16:where 45:which -13:with 10:withdrawal -25:would 12:you`,
  nft_analytics: `113:* -14:an 14:and -17:ape 23:at -10:bought 17:buy -17:by -13:check -10:copy 14:could -20:creator 15:floor 17:for 35:how 19:i 15:in 37:it 14:lowest 30:many -21:me 15:moment -32:my -15:nft 19:of
-32:on 11:own 16:price -20:same -18:show 22:up 23:what -16:which`,
  "of amount": `55:a 22:amount -10:and -11:can 32:contract -18:decimal -12:do 12:fee -13:fund -14:ga -16:got 12:have -16:him 35:huge 20:i 54:in 32:integ -13:into 12:many 17:my -12:network 31:numb -24:on -12:our
29:please 19:raw 32:return 12:the -10:there 23:to 44:token -10:want -11:what -10:when 33:whole`,
  "of bitcoinHash": `49:* 10:and 12:bett 13:compare 12:doe -13:ha 14:have 13:hold 11:i 12:it 13:marketcap 10:mine 17:my 11:on 12:one 13:or 11:please 13:so -20:the 11:to 13:what 13:which 13:wif`,
  "of block": `-46:* 29:block -14:burn 14:ha -14:i 14:many -18:of 17:that 11:transaction -13:which`,
  "of chain": `-43:* 12:addres -11:all 17:also -12:amount 20:an -23:and -20:between 27:blockchain -10:borrow 16:bought -14:burn -59:by 17:can 38:chain 16:check 13:collection -14:contract 17:copy 21:cost 27:de
19:deployment 27:depui 21:develop 24:diff 24:download 33:earn -13:event 45:fee -15:for -14:from 16:goplu 14:hold 21:holder -24:i 12:if -46:in -31:it 27:janvi 12:just 74:l2 27:la 13:lead -12:market
23:may 15:mean 34:most -20:much -42:my 17:network -34:of 20:on 35:one 29:only 18:option 21:oth -16:our 17:own 16:pause 13:peak 20:pl -14:please -12:pool 48:protocol 10:restrict 18:right 11:rollup
16:same 17:send 16:several 24:source -24:stable 16:stat -25:supp 27:svp 16:tell 13:that -12:the 64:there -11:v -10:wallet 24:want -33:what 23:where -11:with 27:évolution`,
  "of coinId": `-22:a 15:ad 25:afternoon 23:chart 11:cheap 12:close 24:did -27:doe 17:ever 12:fiscal -29:for 29:gain -13:hold -13:how -22:i -18:keep 14:lowest 18:market -14:min 19:of -29:on 11:one -10:open 11:pay
-16:pl 10:please 28:price -17:quote 29:sav 35:since 11:spr 14:stable 29:start 14:trad -14:treasury -13:when -11:with -11:worth 11:year`,
  "of coinSymbol": `-26:* -13:am 27:do -11:far -13:from -13:fund -19:how -28:i -16:my -14:of 29:pay 24:short -20:the 30:today 27:what`,
  "of collection": `-47:* -15:a -11:all 14:and -20:ape -11:but 14:buy -11:chang -16:collection 14:could 10:did -12:doe 12:floor -11:got 10:have 20:how -13:i 17:in 16:it 14:lowest 14:many -31:me -11:member 14:moment
-35:my -26:on 18:one -17:own 15:price -23:show -11:still -19:the 22:up 14:what`,
  "of contract": `44:* -11:a 16:abi 18:addres -22:aggregator 11:auditor 11:balance -11:before 29:call -16:calldata -11:connect 26:contract 15:credit -12:dangerou 29:dao -28:dapp 13:data 11:date -12:decode 60:deploy
-16:deposit -26:did 23:doe 11:exchange 20:expire -12:exploit -11:flagg 19:for 29:ha -14:hack -10:have -22:historical -23:huge -30:i 13:if -16:in -23:integ -48:it -17:keccak256 10:ledg 10:log 26:make
-11:many -23:me -13:method 22:much 12:need 11:next 10:nonce 24:of 33:on 10:our -24:please -11:project -22:return -15:since 12:slot 44:sold -30:that 17:the -16:thi -23:token 26:transf 15:vault
-12:wallet -29:what 19:when 22:which 13:who -22:whole 12:will 14:withdrawal -17:word -17:yield`,
  "of ens": `-11:guy -12:it 21:my 10:namehash 10:need 10:subdomain -12:to`,
  "of exchange": `-46:* 13:above 24:account 26:ask 12:at -25:bet 17:bid -11:candl -15:did -11:do -10:doe -14:for -12:from 25:have -19:how -25:in -24:made -18:market -12:much 12:my -14:no -23:of -31:on -12:open -16:pair
-15:pay 21:perp 17:please -10:position -12:print 28:recent 18:right 16:second 14:spot -11:that -39:the 24:there 44:trad 15:trade -12:wa 21:where`,
  "of exchangeId": `77:* -17:at 11:between 10:can 11:coin 16:doe 14:feed 45:for 18:fund 15:how -13:i 14:oracle 14:pair 14:the 30:there -13:to 11:two 26:what`,
  "of hash": `-35:* -12:account -20:and -19:are 11:at -13:bet 26:block 22:call 19:can -14:cheap -11:contract -11:decode 15:deployment 15:effective 14:emit -19:empty -14:event 16:exploit 12:fail -16:for 11:ga
-16:hash 10:i 35:in 26:input 13:it -12:log 15:look -28:me -11:mean 16:min -21:mine 16:mov 13:my 12:network 11:not 13:of -14:on -10:or 16:payment -12:pl -23:please 13:price -17:raw 25:readable
14:receipt -12:rul -12:sell 10:sent -19:someone -15:spr 21:stuck -13:text 28:thi 11:thru 11:transaction 21:transf 60:tx 11:value -29:what -14:where 13:which 11:who 15:you`,
  "of hex": `-31:* 10:addres 12:amount 31:and 20:be 10:before 12:broadcast -23:calldata 12:dapp 23:data 12:deadline 42:decode 16:did 13:doe 13:error -32:for 39:function -11:gave 27:hex -27:in -23:interface 12:into
30:it 40:me 18:mean -17:method -29:my -29:of 33:on 16:only -24:our 12:pas -24:pl 19:please 32:query 23:raw 31:return 26:revert 11:rout -15:safe -29:selector -11:sell 28:show 54:sign 12:swap 31:tell
33:text 24:thi 18:to -39:topic -23:topic0 12:turn -11:txid 12:user 12:valu 32:view 14:wall 15:what 29:which -27:with 16:would`,
  "of holder": `-37:* -25:coin 15:company -10:dao -12:did -14:do 32:doe 60:employ -16:fee 15:firm -17:foundation 22:government 15:ha -16:have 14:holding 35:how -20:in 11:last 14:live 27:min 36:much 35:my -13:nephew
-14:one -16:our 27:paid -18:pay -17:please 11:profit 11:shar -13:share -15:since 22:their -13:time -12:today -25:token 22:treasury 14:und 20:v -31:which 28:worth`,
  "of llamaCoin": `-51:* 12:at 17:coin 21:did 25:ever -23:how -12:i 34:in 19:it 22:lose 21:money -11:mov 19:my -20:on 23:park 10:pric 23:stable -18:wa -27:what -27:worth`,
  "of market": `-21:best -17:bet -22:bettor 16:book -13:do -13:ever 12:had -14:have 13:i -13:lowest -11:my -10:of 46:on 21:price 17:put 11:resolv 10:side 52:sise -13:they 15:trad -14:wa 13:want -20:what -17:which
48:with 35:ye 11:yet`,
  "of market_data": `-51:* 27:back -14:cap -13:for 26:house -12:i -10:in 23:mov -11:much -11:network 28:of -35:on -20:price 24:stable -16:stablecoin 30:supp 23:that -21:the -13:there -11:thi 26:tvl 26:we 26:when`,
  "of moveType": `138:* 19:a 12:coin 12:company 18:gave 13:hold 22:i 25:in 37:it 21:me -13:of 21:our 18:real 19:safe 18:sell 17:that 17:token 18:txid`,
  "of network_infrastructure": `48:* 20:deposit 19:ha 23:issu 20:lost 22:my 12:on 20:service 20:sit 14:stablecoin 20:stak 20:where 21:which`,
  "of onchain_dex": `35:* 39:aggregator 17:became 34:bridge 34:deposit 17:depositor 38:dex 33:did -18:down 14:exploit -18:from 39:historical 17:known 11:land -21:many 22:much -11:pair -21:pool -11:price 13:since 33:the
-11:token -18:top -10:trade 12:transf -21:what -12:which 17:withdraw 39:yield`,
  "of pair": `93:* 33:on`,
  "of pool": `-10:and 12:been 13:both 19:compare -22:dex -16:for 24:had 15:i 12:in -15:it -11:my -12:now 12:of 62:pool -12:price 19:reserve 13:sell 16:sid -19:the 14:thi 23:today 13:what 12:with`,
  "of prediction_markets": `48:* 36:a 36:keccak256 26:of 33:please 36:word`,
  "of protocol": `-11:about 11:advis -18:am 42:amount 37:and 15:app -13:are -12:at 28:before 26:big -14:blockchain 42:borrow 78:by 12:certain 48:chain -17:dao 18:dapp -14:de -15:deploy -14:depui -11:do 47:doe 38:each
-46:earn 10:exploit 15:from 23:get 26:grow 29:hack -10:have -11:history 21:hold -16:holder -47:i 29:it -14:janvi -12:just 34:keep -37:l2 -14:la 11:large -13:lead 43:lend 29:market 24:money -36:most
-11:much -28:my -13:of -31:on -21:one -13:open -11:option 14:people -10:per 23:podcast -12:pool 31:project -10:restrict 34:share -14:svp -26:that -20:there 10:token 34:treasury 29:tvl -10:us 31:value
11:vault -24:we -13:when -25:which -11:writ -14:évolution`,
  "of search_discovery": `128:* 23:ape 33:are -12:blockchain -14:byte -17:can 23:candl 15:code 14:coin 17:coingecko -16:contract -12:de -11:deploy -12:depui 11:did 18:doe 12:earn 15:error 19:find 12:for 12:found 22:from
-17:function -14:give 37:hash -11:have 24:holder 33:i -12:janvi 15:keccak256 -11:la -15:look -16:me 18:mint 35:my 12:name 19:no -13:nonce 61:of 10:on 19:one 12:or 13:our 41:pair -14:pool -13:project
-23:query -28:return 12:say -13:selector -10:sign -14:stuck -12:svp -11:tell 51:the 22:tick 21:token -23:tx -23:view 30:what 13:when 24:which -13:will -13:wish -12:would -11:you -12:évolution`,
  "of security_risk": `13:*`,
  "of signature": `-51:a -39:call -26:data -10:decode -19:did -13:doe -13:emit 16:event -12:for -27:function 34:here 13:in -22:input 31:interface -11:it -15:log -10:make 31:method 25:of -22:on 30:our 14:please
-22:readable 10:rul 17:selector -12:to 50:topic 34:topic0 -20:transf -26:tx -12:wa 24:what -11:which`,
  "of solanaSignature": `-25:* 14:transaction`,
  "of ticker": `-12:*`,
  "of time": `11:a 16:at 16:born 10:certain 10:date 22:day -15:how 15:open 17:price 14:son 18:that 23:the 17:time 13:trade 18:tvl 56:wa 29:what 35:when 13:will 11:worth`,
  "of token": `-38:* 23:all -11:an 15:and -14:bag 19:between -13:biggest -13:by -12:call -11:can 13:coin 11:com 25:contract -26:creator 10:decimal -19:doe 20:down -11:end 19:event 10:far 15:fee 34:for 25:from
13:give -11:got -16:had 13:hidden -11:holder -13:how -44:i 36:if -53:in 20:lamport -12:last -13:list 19:many -26:much -24:my 16:nephew -22:nft -12:no -34:on 12:pay 30:pl 19:price 14:project 19:put
32:quote -32:same 27:sell 11:share 12:so 21:swap -29:the 11:these -17:thi 19:to -26:today -24:token 25:top 19:transf -16:transfer -10:who 16:wish 24:would`,
  "of token_contract": `92:* 55:a 12:amount 12:by 18:copy 12:decimal 12:erc20 12:factory 19:fake 14:from 13:ha 43:i 16:in 22:it 12:log 13:lol 18:my 12:off 20:one 17:or 21:real 30:the 16:thi`,
  "of types": `29:* -14:abi 31:an 29:build 39:calldata 10:decode 29:encod 24:for 26:have 27:inside 27:me -18:on 27:payload -11:please -17:the`,
  "of unit": `27:* 12:have 12:it 12:numb 12:raw 12:with`,
  "of url": `22:* 14:a -14:and 24:anywhere 11:are -15:auditor -11:be 12:blacklist -11:category 11:click 26:connect -12:copy 18:dangerou 14:dapp 22:deploy 22:end -17:fake 20:flagg 23:front 10:her 18:i 24:intern
28:link 12:mail 23:me 12:moth 15:my -16:of -18:one 13:our 34:page -12:protocol -11:real 40:site 32:that 12:they 15:to 11:trust 23:wallet 11:website -25:what 12:will`,
  "of uuid": `-66:* -11:aggregator 27:apy -11:deposit 11:down -13:ever 13:farm 11:gave -11:historical 11:how -15:it -11:lose -12:money 10:please 17:pool 13:show -13:stable -15:the -17:tvl 11:went`,
  "of venue": `-18:* -15:1h -23:a 58:bet -12:biggest -12:both 20:chance 15:chang -12:chart -13:clos 17:cost -12:current -18:deep -34:did 24:do -13:first 11:give -20:he 40:how 12:in 27:interest -14:it 10:l2 11:level
-14:like -19:list 27:made 10:me -13:mine 10:money 11:much -19:of 38:open -11:our -11:please -20:poly -39:price 13:print 24:probability -11:put -12:reserve -13:result 12:sery -12:should 14:show -12:sid
27:stand 12:strik -16:that 28:the 30:they -19:to -12:trad -20:trade 17:wa -19:want`,
  "of wallet": `15:* -37:a 19:addres 38:all 10:already 37:am -47:amount -15:an -23:and 26:any 31:are -20:ask 19:bag 17:balance 20:been 36:best 18:bet 36:bettor -14:bid 23:biggest -39:block -17:book -12:born
-19:borrow 25:burn 11:buy 18:calldata -44:chain -11:chart 12:clos -11:close -10:code -27:coin 15:collection -18:compare 16:convert 26:creator 15:csv 16:current 12:deep -42:deploy -14:deposit 21:did
22:do -33:doe 17:down -36:each -44:employ 24:empty -19:encod -23:exploit 19:far -19:fee 20:first -15:for 20:foundation 12:ga -14:gain -21:get -12:goplu 27:got 12:grandson -12:grow -12:ha 23:have 55:he
-11:here 23:him -45:hold -13:holder -10:holding -11:house 18:i -12:if -16:in -16:inside 18:into -16:issu -61:it -23:l2 -14:lamport -11:land 19:last 21:left 12:like 14:liq 57:list 14:made -14:mean
20:member -12:mempool 35:mine -30:money -20:mov -12:name 40:nft 32:now -18:numb 12:office 32:on -23:one -10:only 15:open -13:or 21:over 13:own -14:page -12:pause -21:pay -19:payload -11:pend 22:pl
-43:please 28:poly 16:position -23:price -11:project -23:raw -17:recent 12:red 14:result -19:right 13:same -14:sav -12:second 33:selector 11:sell -12:several 19:she -26:short 32:show -16:since
-59:sise -36:sold 14:some 25:someone -12:son -24:stable 24:stablecoin -32:stand 14:still -24:swap 21:tax -22:the -13:their -25:there -16:they -21:thi 23:time -11:to 14:today 31:token -21:trad 10:trade
-22:transf 14:transfer -20:treasury -20:tvl -13:tx 14:us -11:user -13:v -35:value 47:wallet 10:we 19:were 12:whale -30:when 15:which 13:whitelist 20:who 14:won 40:worth -11:year -10:yield`,
  onchain_dex: `-71:* 39:aggregator -11:already -17:are -12:at 17:became 13:both 32:bridge -12:candl 15:compare 34:deposit 17:depositor 11:dex 29:did -10:doe -22:down 14:exploit 28:for -33:from 17:give -13:got -16:ha
23:had 39:historical -26:how 29:if -11:into -26:it 17:known 24:lamport 11:land -32:many -13:mint 10:much -13:my 16:nephew -12:now 18:on -12:one -11:or -22:pair 11:pay 27:pl 12:please 23:pool -21:price
13:project 39:quote -10:recent 18:reserve 11:sell 16:sid -15:that 10:the -12:them 28:to 11:today -12:top -21:trad 12:transf -11:wa -15:which 16:wish 19:with 17:withdraw 28:would 39:yield`,
  "other of market_data": `39:* 27:back 26:house -10:how 23:mov -13:much -11:network 40:of -14:on -11:price 31:stable -16:stablecoin 30:supp 26:that -12:there -10:thi 26:tvl 26:we 26:when`,
  "other of network_infrastructure": `-47:* -12:the`,
  "other of onchain_dex": `65:* 11:a 39:aggregator 17:became 34:bridge 34:deposit 17:depositor 41:dex 36:did -18:down 17:exploit -18:from 39:historical 17:known 11:land -19:many 21:much 11:on -10:pair -20:pool 13:since 45:the
-18:top 11:transf -13:what -10:which 17:withdraw 39:yield`,
  pair: `93:* 33:on`,
  portfolio_wallet: `24:* -45:a 18:about 23:account 48:addres 18:am -42:amount -12:and 18:any 22:are -35:at 16:bag 16:balance 10:been 13:biggest -28:block -12:born -19:borrow 17:burn 10:buy 25:calldata 11:came 35:can
-45:chain -11:chart -13:coin 14:convert 24:create 21:creator 15:csv 15:dao -14:deposit 34:do -59:doe -38:each -43:employ 23:empty -12:encod -21:exploit 24:factory 12:foundation 23:ga -13:gain -15:get
10:got 12:grandson -12:grow 10:ha 11:he 21:him -27:hold 31:i 16:if -15:in 22:into -16:issu -28:it -14:lamport 19:last -15:lend 16:like 14:limit 33:list -14:market 24:me -11:mempool 17:mine -19:money
-18:mov 11:move -14:my 22:next 16:nft 31:nonce 23:now -19:numb 29:on 11:our 24:over 15:pay -12:payload -11:pend 27:pl -31:please 16:position -20:price -11:project -23:raw -15:recent 24:same -13:sav
32:selector 11:send 13:she 12:should -20:since 15:some 24:someone -12:son -24:stable 20:stablecoin -11:swap 15:tax -21:the -12:their -12:there -18:they 12:time -24:to 34:today 33:token -11:trad
19:transaction -22:transf 21:transfer -16:tvl -13:tx 14:us -12:v -40:value 21:wa 36:wallet 27:want 11:we 11:were 26:what -28:when 12:who 22:will 57:with 14:without 61:worth 15:would -10:year`,
  prediction_markets: `-77:* -17:1h 13:a -11:account -23:and -20:been 26:bet 16:book -13:both -23:buy 20:chance 15:chang -13:chart 13:cost -19:did 11:election -22:ever -10:exchange -12:fee 11:give -13:ha -29:i 22:interest
-49:it 23:keccak256 12:l2 13:last -17:like -21:lowest 23:made 18:market 12:morn 11:move -21:much -14:my 24:no 20:of 11:on 34:open -13:our 22:please -29:price 12:print 25:probability -13:reserve
-22:sell -11:share -11:she -12:should 19:show -13:sid 19:the -11:there 18:they -11:time -20:wa -41:what -11:where 23:word 25:ye`,
  protocol: `-11:about 11:advis -18:am 42:amount 37:and 15:app -13:are -12:at 28:before 26:big -14:blockchain 42:borrow 78:by 12:certain 48:chain -17:dao 18:dapp -14:de -15:deploy -14:depui -11:do 47:doe 38:each
-46:earn 10:exploit 15:from 23:get 26:grow 29:hack -10:have -11:history 21:hold -16:holder -47:i 29:it -14:janvi -12:just 34:keep -37:l2 -14:la 11:large -13:lead 43:lend 29:market 24:money -36:most
-11:much -28:my -13:of -31:on -21:one -13:open -11:option 14:people -10:per 23:podcast -12:pool 31:project -10:restrict 34:share -14:svp -26:that -20:there 10:token 34:treasury 29:tvl -10:us 31:value
11:vault -24:we -13:when -25:which -11:writ -14:évolution`,
  "query of network_infrastructure": `76:* 10:and 11:chain 20:deposit 20:ha 14:i 23:issu 20:lost 28:my 15:on 20:service 20:sit 14:stablecoin 20:stak 16:the 20:where 23:which`,
  "query of prediction_markets": `48:* 36:a 36:keccak256 26:of 33:please 36:word`,
  "query of search_discovery": `139:* 20:ape 25:are -12:exchange 12:find -13:for 14:from -13:give -12:have 24:holder 17:me 15:mint 14:my 10:no 10:of 17:on -13:project 20:show 12:that 18:the 16:tick -11:to 14:token 15:which 12:who
-13:wish -13:would`,
  search_discovery: `128:* 23:ape 33:are -12:blockchain -14:byte -17:can 23:candl 15:code 14:coin 17:coingecko -16:contract -12:de -11:deploy -12:depui 11:did 18:doe 12:earn 15:error 19:find 12:for 12:found 22:from
-17:function -14:give 37:hash -11:have 24:holder 33:i -12:janvi 15:keccak256 -11:la -15:look -16:me 18:mint 34:my 11:name 19:no -13:nonce 60:of 10:on 19:one 12:or 13:our 41:pair -14:pool -13:project
-23:query -28:return 12:say -13:selector -10:sign -14:stuck -12:svp -11:tell 51:the 22:tick 21:token -23:tx -23:view 30:what 13:when 23:which -13:will -13:wish -12:would -11:you -12:évolution`,
  security_risk: `-10:* -22:aggregator 19:anywhere -33:approval 23:are -11:audit -14:auditor 14:been -10:before -19:big -20:build -20:calldata 11:can -13:category 10:check 15:coin -15:copy 15:credit 28:dao 18:data
-11:decode 18:deploy -18:deposit -35:dex -23:did -10:doe 18:end 14:exchange -14:exploit -16:fake 17:flagg -65:for 20:front -14:get 13:hex 13:hidden -22:historical 13:hold -19:i 19:intern -13:keep
12:mail 37:me 15:much -22:my -36:old -23:one -35:open 40:our -12:out 16:page 27:please -16:podcast -14:project 31:query 32:return 18:revert -11:right 13:rout 27:sell -10:share -19:since 17:site
-32:still 13:swap 22:tell 18:text 17:that -47:the -14:thi 10:those 40:to -14:transaction 13:vault 31:view 13:wallet -36:what 12:when -13:where -14:who 14:withdrawal -17:yield`,
  signature: `-51:a -39:call -26:data -10:decode -19:did -13:doe -13:emit 16:event -12:for -27:function 34:here 13:in -22:input 31:interface -11:it -15:log -10:make 31:method 25:of -22:on 30:our 14:please
-22:readable 10:rul 17:selector -12:to 50:topic 34:topic0 -20:transf -26:tx -12:wa 24:what -11:which`,
  solanaSignature: `-25:* 14:transaction`,
  ticker: `-12:*`,
  time: `11:a 16:at 16:born 10:certain 10:date 22:day -15:how 15:open 17:price 14:son 18:that 23:the 17:time 13:trade 18:tvl 56:wa 29:what 35:when 13:will 11:worth`,
  token_contract: `-75:* 61:a -14:about -19:account -14:addres 15:allowance 32:amount 20:an 35:approval -19:are 15:auditor -17:bag 13:be 14:between -14:biggest 20:build 14:byte -22:call -24:can -16:chain -48:coin
48:contract 16:copy -12:cost -22:create 11:custom -25:dao -20:data 17:deploy 32:dex -24:did -26:do 16:down -13:emit 48:employ 20:encod 34:event -20:factory 19:fake 11:far -13:fee 11:firm 40:for
-21:foundation 35:from -13:front 15:function -12:ga -14:got 14:government 23:have 18:here -15:him -11:hold -10:holder 10:holding 23:i -24:in -28:input 17:inside -13:into -28:it -19:keccak256 -11:keep
18:left 12:lend -14:limit -18:list 24:log 36:many 20:mean -16:move -14:much -13:nephew -15:network -12:next -17:no -11:nonce 30:numb -55:of 36:old -26:on 35:open -39:our 28:paid 18:payload -34:pl
-31:please 11:pool 21:raw -27:readable 11:real -12:revert -15:rout -17:selector -17:since -10:some 31:still -14:swap -19:tell -10:text -44:that -18:the 24:their -19:there 15:these 22:they 25:thi
-16:time -16:to -29:token 23:top 13:topic 11:topic0 12:transf -12:transfer -19:tx 10:und 24:v -18:wa -14:wallet -22:want -15:who -48:with -14:without -18:word`,
  traits: `139:alike 112:argument 145:asked -58:chain 52:described -97:filled 122:first -139:lacks1 142:lacks2 90:lacks3 89:name 136:own 99:partly 114:provider 130:share 108:title 85:used`,
  types: `29:* -14:abi 31:an 29:build 39:calldata 10:decode 29:encod 24:for 26:have 27:inside 27:me -18:on 27:payload -11:please -17:the`,
  unit: `27:* 12:have 12:it 12:numb 12:raw 12:with`,
  url: `22:* 14:a -14:and 24:anywhere 11:are -15:auditor -11:be 12:blacklist -11:category 11:click 26:connect -12:copy 18:dangerou 14:dapp 22:deploy 22:end -17:fake 20:flagg 23:front 10:her 18:i 24:intern
28:link 12:mail 23:me 12:moth 15:my -16:of -18:one 13:our 34:page -12:protocol -11:real 40:site 32:that 12:they 15:to 11:trust 23:wallet 11:website -25:what 12:will`,
  uuid: `-66:* -11:aggregator 27:apy -11:deposit 11:down -13:ever 13:farm 11:gave -11:historical 11:how -15:it -11:lose -12:money 10:please 17:pool 13:show -13:stable -15:the -17:tvl 11:went`,
  venue: `-18:* -15:1h -23:a 58:bet -12:biggest -12:both 20:chance 15:chang -12:chart -13:clos 17:cost -12:current -18:deep -34:did 24:do -13:first 11:give -20:he 40:how 12:in 27:interest -14:it 10:l2 11:level
-14:like -19:list 27:made 10:me -13:mine 10:money 11:much -19:of 38:open -11:our -11:please -20:poly -39:price 13:print 24:probability -11:put -12:reserve -13:result 12:sery -12:should 14:show -12:sid
27:stand 12:strik -16:that 28:the 30:they -19:to -12:trad -20:trade 17:wa -19:want`,
};
