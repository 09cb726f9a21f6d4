// Thing weights: how much each stem of a question's words tells for the thing that it leaves open, and what else tells for it; written by test/learn-weights.ts, in hundredths.
export const THING_WEIGHTS: Readonly<Record<string, string>> = {
  "address of collection": `-58:* 12:have -19:i -13:it -12:on -10:the`,
  "address of contract": `44:* -12:a 14:abi 16:addres -21:aggregator -10:anywhere 32:call -15:calldata -10:connect 31:contract -12:dangerou 26:dao -27:dapp 15:data -13:decode 65:deploy -16:deposit -22:did 22:doe 21:expire
-12:exploit -11:flagg 15:for -12:from 32:ha -21:historical 11:how -22:huge -24:i 12:if -18:in -22:integ -10:intern -38:it -17:keccak256 26:make -24:me -13:method 30:much 11:nonce 16:of 38:on 10:our
-22:please -25:return -14:since 46:sold -30:that 12:the 11:there -15:thi -23:token 26:transf 18:vault -15:wallet -33:what 19:when 20:which 10:who -21:whole 15:will 11:with -16:word -15:yield`,
  "address of market_data": `-66:* -14:cap -11:in -18:the`,
  "address of network_infrastructure": ``,
  "address of onchain_dex": `-70:* -15:the`,
  "address of pool": `13:been 14:both 11:buy 10:chain 21:compare -21:dex -18:for 25:had 14:i 14:in -20:it -10:min -12:my -15:now 13:of 10:on -10:own -10:pair 62:pool 19:reserve -12:right 14:sell -10:shar 16:sid -24:the
13:thi 25:today 14:with`,
  "address of security_risk": `15:*`,
  "address of token": `-36:* 21:all -13:bag 17:between -13:biggest 10:board -25:by -15:call -10:chain 11:coin 11:com 27:contract -25:creator 11:decimal -10:doe 13:down -10:end 19:event 11:exchange 15:fee 41:for 27:from
12:give -13:got 11:have 12:hidden 10:history -31:i 33:if -40:in -22:it 21:lamport -13:last -12:list 16:many -11:me -20:much -18:my 16:nephew -21:nft -17:on -10:one 15:our 12:out 15:pay 32:pl
15:project 34:quote -32:same 25:sell 18:supp 21:swap -24:the -11:them 15:these -23:thi 13:to -14:today -23:token 17:top 18:transf -16:transfer 16:wish 24:would`,
  "address of token_contract": `-12:* 10:a 10:amount 10:decimal 10:erc20 10:factory 10:ha 10:log 10:lol 10:my 10:off 10:thi`,
  "address of wallet": `14:* -34:a 12:addres -11:aft 34:all 32:am -45:amount -11:an -26:and 13:any 31:are -18:ask 17:bag 15:balance 22:been 34:best 18:bet 36:bettor -13:bid 21:biggest -39:block -14:book -18:borrow 22:burn
13:buy 11:by 17:calldata 10:came -40:chain -11:code -18:coin 15:collection -15:compare 15:convert 25:creator 14:csv 18:current 12:deep -45:deploy -18:deposit 25:did 18:do -18:doe 17:down -27:each
-16:employ 26:empty -17:encod -11:error -20:exploit 11:far -13:fee 20:first -11:for 12:foundation 14:ga -11:gain -20:get 30:got 10:grandson -10:grow 10:guy -15:ha 21:have 53:he -10:hex 21:him -29:hold
-14:holder 15:i -13:in -15:inside 19:into -16:issu -66:it -22:l2 -13:lamport -10:land 17:last 20:left 12:like 60:list 14:made -14:mean 21:member -13:mempool 30:mine -21:money -18:mov -11:name 40:nft
31:now -14:numb 13:of 33:on -20:one 16:open -15:or 13:our 18:over -13:page -19:pay -17:payload -13:pend 24:pl -43:please 28:poly 17:position -21:price -20:raw -20:recent 12:red 12:result -19:right
15:same -11:sav -12:second 29:selector 13:sell 11:send -14:shar 19:she -26:short 27:show -15:since -58:sise -38:sold 17:some 26:someone -23:stable 23:stablecoin -36:stand -23:swap 18:tax -20:the
-22:there -12:they -20:thi 22:time -11:to 11:today 29:token -18:trad 12:trade -21:transf 17:transfer -18:tvl -13:tx 15:us -10:user -27:value 45:wallet 16:we 11:were 10:whale -20:when 16:which
14:whitelist 22:who 13:won 42:worth`,
  amount: `53:a 22:amount -12:and -11:can 30:contract -11:convert -18:decimal -11:do -12:doe -11:expire 28:fee -15:fund -15:ga -15:got -11:ha 13:have -15:him 33:huge 16:i 61:in 31:integ -13:into 26:log 11:many
26:my -13:network 27:numb -25:on -13:our 28:please 19:raw 30:return 19:the -12:there 33:to 41:token -11:want -16:what -11:when 31:whole`,
  "anything of network_infrastructure": `-10:*`,
  "anything of search_discovery": `110:* -11:at -12:blockchain -14:byte -20:can 23:candl 19:code -13:contract -12:de -12:deploy -12:depui 16:doe 12:earn 18:error 12:find 20:for 10:found -19:function 34:hash 31:i -12:janvi 14:keccak256
-12:la -10:look 11:market -26:me 19:my -13:nonce 45:of -21:on 13:one 11:or 11:our 42:pair 11:per -14:pool -23:query -28:return -14:selector -22:show -10:sign -14:stuck -12:svp -15:tell 45:the 17:to
11:tool -23:tx 12:use -23:view 41:what 11:when -13:will -12:évolution`,
  "anything of token": `-19:* 11:by -11:doe -15:had -15:i 26:it -18:on 14:price 11:rn 11:side -14:today`,
  "anything of token_contract": `103:* 50:a 20:fake 13:from 15:gave 42:i 36:it 12:me 22:one 18:or 33:real 15:sell 30:the 15:txid`,
  "anything of wallet": `-13:how -11:on -12:the -16:what`,
  bitcoinHash: `46:* 10:conf 10:deposit -14:ha 10:have 11:my 10:now -19:the 14:what`,
  block: `-44:* 29:block -14:burn 15:ha -14:i 14:many -10:min -16:of 17:that 11:transaction -14:which`,
  chain: `-43:* 12:addres -11:all 18:also -12:amount 21:an -24:and -19:between 28:blockchain 16:bought -12:burn -58:by 17:can 36:chain 15:check 14:collection -16:contract 18:copy 20:cost 28:de 20:deployment
28:depui 22:develop 24:diff 24:download 34:earn -14:event 45:fee -15:for -12:from 16:goplu 11:history 14:hold 21:holder -24:i 12:if -46:in -30:it 28:janvi 13:just 74:l2 28:la 13:lead -10:lend
-16:market 23:may 16:mean 34:most -21:much -41:my 17:network -34:of 20:on 35:one 29:only 19:option 22:oth -17:our 17:own 16:pause 13:peak 21:pl -13:please -12:pool 49:protocol 19:right 11:rollup
16:same 18:send 16:several 24:source -27:stable 17:stat -29:supp 28:svp 15:tell 13:that -12:the 63:there -11:transf -10:tvl -12:v -10:wallet 25:want -33:what 18:where -11:with 28:évolution`,
  coinId: `-21:a 15:ad 25:afternoon -15:are 22:chart 10:cheap 26:did -27:doe -23:for 28:gain 11:have -12:hold -10:how -20:i -20:keep 18:market -15:min 20:of -26:on 14:one 13:pay -17:pl 14:please 27:price
-17:quote 28:sav 35:since 10:spr 16:stable 28:start -16:treasury -11:when -10:with`,
  coinSymbol: `-22:* 25:do -14:fund -14:how -22:i -17:my -15:of 11:on -10:open 28:pay 23:short -19:the 30:today 26:what`,
  collection: `11:* -10:all 21:and -20:ape 16:buy 15:could 10:floor 14:for 19:how 11:i 18:in 27:it 16:lowest 14:many -21:me 15:moment -22:my -11:of -16:on 17:one 18:price -21:show 21:up 17:what`,
  defi_protocol: `-11:aggregator -14:am 31:amount 22:and 27:apy -11:are -18:at -11:back 17:before 19:big 12:blockchain 31:borrow 23:by 10:certain 44:chain -17:dao 13:dapp 12:de -16:deposit 12:depui 35:doe 11:down
27:each -12:earn -16:ever 12:farm 43:fee -15:for 14:from 11:gave 14:get 16:grow 19:hack -12:historical 17:hold 18:how -31:i 40:it 12:janvi 39:keep 12:la 26:lend -11:lose -14:much -29:my 60:on -12:park
11:people 13:platform 15:podcast 19:project 19:protocol -10:put 31:share 18:show -20:stable 13:summ 12:svp 23:the -18:there -13:time 30:treasury -12:us 29:value -25:we 12:évolution`,
  ens: `-10:belong -11:guy -12:it 19:my 10:namehash -10:to`,
  exchange: `-48:* 12:above 23:account 25:ask 17:at -13:bet 16:bid -11:candl -15:did -12:do 11:exchange -11:for -26:from -20:give 27:have -19:how -22:in -20:last -11:made -14:market -18:me -11:much 11:my -15:no
-16:of -37:on -15:pair -13:pay 22:perp 16:please -10:position 31:recent 19:right 15:second 13:spot -37:the 23:there -26:tick 35:trad 15:trade 19:where`,
  exchangeId: `77:* -19:at 11:between 19:doe 18:feed 47:for 14:fund 14:how -15:i 18:oracle 17:pair 12:right 12:say 14:the 27:there -12:to 11:two 31:what`,
  hash: `-38:* 11:a -11:account -19:and -16:are 12:at -13:bet 23:block -10:buy 19:call 20:can -14:cheap -12:contract 15:deployment 15:effective 14:emit -20:empty -13:event 16:exploit 13:fail -13:fee -21:for
10:from -14:hash -12:here 12:i 30:in 24:input 13:it -20:log 16:look -25:me -10:mean 17:min -20:mine 10:morn 16:mov 11:not 16:of -14:on 17:payment 11:pend -20:please 13:price -15:raw 24:readable
14:receipt -11:rul -12:sell 12:sent 13:since -20:someone -15:spr 21:stuck -13:text 26:thi 11:thru -17:to -13:topic0 13:transaction 16:transf 62:tx -11:we -36:what -15:where 15:which 13:who -15:with
17:you`,
  hex: `-23:* 11:amount 29:and 18:be 11:broadcast -24:calldata 11:dapp 21:data 11:deadline 33:decode 23:doe 11:error -35:for 24:function -11:happen 13:here 27:hex -30:in -23:interface 11:into 29:it 37:me
21:mean -17:method -27:my -29:of 30:on 18:only -24:our 11:pas -25:pl 18:please 33:query 22:raw 32:return 26:revert 10:rout -16:safe -42:selector 27:show 52:sign 11:swap 31:tell 34:text -10:the 30:thi
15:to -16:topic 11:turn 11:user 11:valu 33:view 13:wall 27:what 26:which -26:with 14:would`,
  holder: `-40:* 15:any -25:coin 16:company -12:did -14:do 20:doe 34:employ -15:fee 12:firm 20:government 24:ha -18:have 14:holding 22:how -17:in 11:last 11:live 38:min 21:much 15:my -11:nephew -12:one -17:our
20:own 25:paid -19:pay -16:please 15:profit 22:shar -13:share -14:since 12:sold 11:the 22:their -11:today -23:token 16:treasury 11:und 20:v -30:which 25:worth`,
  llamaCoin: `-51:* 14:at -11:chance 16:coin 22:did 25:ever -23:how -14:i 34:in 21:it 22:lose 21:money -12:mov 19:my -18:on 23:park 23:stable -20:wa -29:what -28:worth`,
  market: `13:* -22:best -17:bet -22:bettor 22:book -14:do 12:had -14:have 11:i -12:my -12:of 42:on 20:price 16:put 10:resolv 53:sise -12:they 19:trad 13:want -16:what -17:which 47:with 33:ye 10:yet`,
  market_data: `-20:* -18:a 23:account -12:addres 10:afternoon -33:and -12:any 22:ask 27:at 23:back -14:bet 11:bett 14:bid -12:book 17:born -12:buy -11:can -10:candl -21:chain -14:chance 27:chart 16:cheap 25:coin
-12:cost 15:day 48:did -15:do -15:doe 43:ever -25:fee 18:feed -15:find -32:from 13:fund 23:gain -15:give -24:ha -22:had 25:house -26:how -37:i -12:if 22:in 61:it -12:l2 -18:last 21:lose -15:lost
-16:made -14:market -34:me -15:moment 13:money 11:mov -13:much 16:my -14:no -10:of -39:on 13:one 18:oracle -15:over -20:paid 23:park -21:pay -33:pl 20:please -27:pool -17:position 49:price -31:quote
26:recent 21:right 18:rn 23:sav 11:say 14:second -11:send 11:should -26:show 35:since 14:son 17:spr 25:stable -11:stablecoin 19:start -12:t -27:that -11:the -19:their 18:them 16:there -33:they -16:thi
-26:tick 16:time -36:to -17:today -12:token 31:trad 18:trade -18:treasury 33:tvl -16:v 20:wa -14:wallet 18:we 31:when -21:which -16:with -28:worth -14:ye`,
  moveType: `142:* 14:are 17:coin 14:company -10:doe -11:fee 14:hold 31:in 23:it -11:keep -13:of 27:our 19:safe -11:share 18:that 17:token`,
  network_infrastructure: `-22:* 18:a -15:account -16:all 18:also -16:any -15:are 13:at -17:between 40:block 17:bought -28:burn 21:can 22:chain -17:cheap 15:collection 10:conf -35:contract 16:copy 19:cost 23:deployment
31:deposit -25:did 17:diff 16:doe 17:download 14:emit -22:empty -29:event 20:exploit 16:fail -14:for -10:from 10:function -14:ga 18:ha -25:hash -16:here 25:how 27:i -23:if -21:in 24:input 22:issu
-22:it -12:keccak256 20:l2 -11:latest -11:like -26:log 11:look 21:lost 17:may -32:me 13:mempool -12:mine 13:morn 17:mov 20:much 45:my 10:namehash 17:network 12:not -26:of -29:on 16:oth -19:our 13:pend
-23:please 23:readable 16:right -12:rul 11:send 11:sent 21:service -15:should 57:sign 20:sit -21:someone 17:source -16:spr 11:stablecoin 21:stak 18:stat 11:still 17:stuck -13:text 38:that 11:the
43:there 11:thru 23:transaction 67:tx 11:value -13:we -12:when 17:where 44:which -14:with -25:would 15:you`,
  nft_analytics: `96:* -13:an 13:and -18:ape 24:at -10:bought 18:buy -14:by -12:check 15:could -20:creator 16:floor 18:for 29:how 20:i 16:in 33:it 16:lowest 23:many -21:me 16:moment -33:my -15:nft 12:of -33:on 16:price
-20:same -19:show 21:up 15:what -15:which`,
  "of amount": `53:a 22:amount -12:and -11:can 30:contract -11:convert -18:decimal -11:do -12:doe -11:expire 28:fee -15:fund -15:ga -15:got -11:ha 13:have -15:him 33:huge 16:i 61:in 31:integ -13:into 26:log 11:many
26:my -13:network 27:numb -25:on -13:our 28:please 19:raw 30:return 19:the -12:there 33:to 41:token -11:want -16:what -11:when 31:whole`,
  "of bitcoinHash": `46:* 10:conf 10:deposit -14:ha 10:have 11:my 10:now -19:the 14:what`,
  "of block": `-44:* 29:block -14:burn 15:ha -14:i 14:many -10:min -16:of 17:that 11:transaction -14:which`,
  "of chain": `-43:* 12:addres -11:all 18:also -12:amount 21:an -24:and -19:between 28:blockchain 16:bought -12:burn -58:by 17:can 36:chain 15:check 14:collection -16:contract 18:copy 20:cost 28:de 20:deployment
28:depui 22:develop 24:diff 24:download 34:earn -14:event 45:fee -15:for -12:from 16:goplu 11:history 14:hold 21:holder -24:i 12:if -46:in -30:it 28:janvi 13:just 74:l2 28:la 13:lead -10:lend
-16:market 23:may 16:mean 34:most -21:much -41:my 17:network -34:of 20:on 35:one 29:only 19:option 22:oth -17:our 17:own 16:pause 13:peak 21:pl -13:please -12:pool 49:protocol 19:right 11:rollup
16:same 18:send 16:several 24:source -27:stable 17:stat -29:supp 28:svp 15:tell 13:that -12:the 63:there -11:transf -10:tvl -12:v -10:wallet 25:want -33:what 18:where -11:with 28:évolution`,
  "of coinId": `-21:a 15:ad 25:afternoon -15:are 22:chart 10:cheap 26:did -27:doe -23:for 28:gain 11:have -12:hold -10:how -20:i -20:keep 18:market -15:min 20:of -26:on 14:one 13:pay -17:pl 14:please 27:price
-17:quote 28:sav 35:since 10:spr 16:stable 28:start -16:treasury -11:when -10:with`,
  "of coinSymbol": `-22:* 25:do -14:fund -14:how -22:i -17:my -15:of 11:on -10:open 28:pay 23:short -19:the 30:today 26:what`,
  "of collection": `-43:* -15:a -11:all 17:and -20:ape 15:buy -16:collection 15:could 11:did 12:floor -11:got 12:have 21:how 16:in 13:it 16:lowest 15:many -29:me -12:member 15:moment -32:my -28:on 18:one -13:own 16:price
-21:show -16:the 21:up 14:what`,
  "of contract": `44:* -12:a 14:abi 16:addres -21:aggregator -10:anywhere 32:call -15:calldata -10:connect 31:contract -12:dangerou 26:dao -27:dapp 15:data -13:decode 65:deploy -16:deposit -22:did 22:doe 21:expire
-12:exploit -11:flagg 15:for -12:from 32:ha -21:historical 11:how -22:huge -24:i 12:if -18:in -22:integ -10:intern -38:it -17:keccak256 26:make -24:me -13:method 30:much 11:nonce 16:of 38:on 10:our
-22:please -25:return -14:since 46:sold -30:that 12:the 11:there -15:thi -23:token 26:transf 18:vault -15:wallet -33:what 19:when 20:which 10:who -21:whole 15:will 11:with -16:word -15:yield`,
  "of ens": `-10:belong -11:guy -12:it 19:my 10:namehash -10:to`,
  "of exchange": `-48:* 12:above 23:account 25:ask 17:at -13:bet 16:bid -11:candl -15:did -12:do 11:exchange -11:for -26:from -20:give 27:have -19:how -22:in -20:last -11:made -14:market -18:me -11:much 11:my -15:no
-16:of -37:on -15:pair -13:pay 22:perp 16:please -10:position 31:recent 19:right 15:second 13:spot -37:the 23:there -26:tick 35:trad 15:trade 19:where`,
  "of exchangeId": `77:* -19:at 11:between 19:doe 18:feed 47:for 14:fund 14:how -15:i 18:oracle 17:pair 12:right 12:say 14:the 27:there -12:to 11:two 31:what`,
  "of hash": `-38:* 11:a -11:account -19:and -16:are 12:at -13:bet 23:block -10:buy 19:call 20:can -14:cheap -12:contract 15:deployment 15:effective 14:emit -20:empty -13:event 16:exploit 13:fail -13:fee -21:for
10:from -14:hash -12:here 12:i 30:in 24:input 13:it -20:log 16:look -25:me -10:mean 17:min -20:mine 10:morn 16:mov 11:not 16:of -14:on 17:payment 11:pend -20:please 13:price -15:raw 24:readable
14:receipt -11:rul -12:sell 12:sent 13:since -20:someone -15:spr 21:stuck -13:text 26:thi 11:thru -17:to -13:topic0 13:transaction 16:transf 62:tx -11:we -36:what -15:where 15:which 13:who -15:with
17:you`,
  "of hex": `-23:* 11:amount 29:and 18:be 11:broadcast -24:calldata 11:dapp 21:data 11:deadline 33:decode 23:doe 11:error -35:for 24:function -11:happen 13:here 27:hex -30:in -23:interface 11:into 29:it 37:me
21:mean -17:method -27:my -29:of 30:on 18:only -24:our 11:pas -25:pl 18:please 33:query 22:raw 32:return 26:revert 10:rout -16:safe -42:selector 27:show 52:sign 11:swap 31:tell 34:text -10:the 30:thi
15:to -16:topic 11:turn 11:user 11:valu 33:view 13:wall 27:what 26:which -26:with 14:would`,
  "of holder": `-40:* 15:any -25:coin 16:company -12:did -14:do 20:doe 34:employ -15:fee 12:firm 20:government 24:ha -18:have 14:holding 22:how -17:in 11:last 11:live 38:min 21:much 15:my -11:nephew -12:one -17:our
20:own 25:paid -19:pay -16:please 15:profit 22:shar -13:share -14:since 12:sold 11:the 22:their -11:today -23:token 16:treasury 11:und 20:v -30:which 25:worth`,
  "of llamaCoin": `-51:* 14:at -11:chance 16:coin 22:did 25:ever -23:how -14:i 34:in 21:it 22:lose 21:money -12:mov 19:my -18:on 23:park 23:stable -20:wa -29:what -28:worth`,
  "of market": `13:* -22:best -17:bet -22:bettor 22:book -14:do 12:had -14:have 11:i -12:my -12:of 42:on 20:price 16:put 10:resolv 53:sise -12:they 19:trad 13:want -16:what -17:which 47:with 33:ye 10:yet`,
  "of market_data": `-52:* 27:back -14:cap -14:for 27:house -10:i -11:in 24:mov -11:much -11:network 25:of -34:on -18:price 19:stable -15:stablecoin 26:supp 18:that -19:the -13:there -11:thi 27:tvl 27:we 27:when`,
  "of moveType": `142:* 14:are 17:coin 14:company -10:doe -11:fee 14:hold 31:in 23:it -11:keep -13:of 27:our 19:safe -11:share 18:that 17:token`,
  "of network_infrastructure": `46:* 21:deposit 19:ha 10:i 22:issu 21:lost 22:my 11:on 21:service 20:sit 11:stablecoin 21:stak 21:where 20:which`,
  "of onchain_dex": `40:* -12:24h 39:aggregator -11:anyone 17:became 33:bridge 32:deposit 17:depositor 39:dex 32:did -11:down 14:exploit -11:from 39:historical -10:i 17:known 11:land -14:many 22:much -10:pair -20:pool
13:since 36:the -11:top -12:trad 11:transf -23:what -11:which 17:withdraw 39:yield`,
  "of pair": `93:* 33:on`,
  "of pool": `13:been 14:both 11:buy 10:chain 21:compare -21:dex -18:for 25:had 14:i 14:in -20:it -10:min -12:my -15:now 13:of 10:on -10:own -10:pair 62:pool 19:reserve -12:right 14:sell -10:shar 16:sid -24:the
13:thi 25:today 14:with`,
  "of prediction_markets": `43:* 36:a 36:keccak256 26:of 33:please 36:word`,
  "of protocol": `-11:about -19:am 40:amount 28:and 14:app -13:are -12:at 18:before 23:big -14:blockchain 40:borrow 77:by 10:call 10:certain 46:chain -18:dao 16:dapp -14:de -13:deploy -14:depui 47:doe 36:each -45:earn
13:from 12:get 23:grow 20:hack -11:have -11:history 18:hold -15:holder -40:i 38:it -14:janvi -12:just 35:keep -36:l2 -14:la -12:lead 41:lend 25:market 22:money -36:most -28:my -13:of -32:on -22:one
-11:open -11:option 15:people -11:per 10:platform 20:podcast -10:pool 23:project 35:share -14:svp -24:that -24:there 11:token 34:treasury 26:tvl -11:us 29:value -25:we -12:when -26:which -11:writ
-14:évolution`,
  "of search_discovery": `131:* 23:ape 28:are -12:blockchain -14:byte 10:call -17:can 23:candl 19:code 13:coin 14:coingecko -16:contract -12:de -12:deploy -12:depui 18:doe 12:earn 18:error -10:explor 25:find 11:found 36:from
-18:function -14:give 34:hash -12:have 16:holder 37:i -12:janvi 14:keccak256 -12:la -15:look 12:market -14:me 19:mint 36:my 11:name 14:no -13:nonce 57:of 18:one 11:or 14:our 41:pair 11:per -14:pool
-13:project -23:query -28:return 13:right 10:say -14:selector -10:sign -14:stuck -12:svp -14:tell 55:the 36:tick 17:token 12:tool -23:tx 12:use -23:view 37:what 11:when 22:which -13:will -13:wish
-11:would -11:you -12:évolution`,
  "of security_risk": `15:*`,
  "of signature": `-22:* -42:a -38:call -30:data -14:did -16:doe -12:emit 20:event -13:fee -15:for -11:function 24:here -22:input 30:interface -11:it -15:log -10:make 30:method 27:of -19:on 30:our 15:please -22:readable
31:selector -17:thi -11:to 34:topic 25:topic0 -17:transf -26:tx -10:wa 17:what`,
  "of solanaSignature": `-26:* 14:transaction`,
  "of ticker": `-11:*`,
  "of time": `12:a 15:around 17:at 17:born 10:certain 10:date 22:day 15:exploit -15:how -10:market 11:only 15:open 20:price 14:son 19:that 24:the 17:time 13:trade 18:tvl 13:volume 56:wa 15:week 29:what 35:when
13:will 11:worth`,
  "of token": `-36:* 21:all 16:and -15:bag 19:between -13:biggest -13:by -14:call -10:chain 14:coin 10:com 25:contract -25:creator 11:decimal -17:doe 12:down -11:end 19:event 11:exchange 15:fee 34:for 19:from
11:give -11:got -17:had 12:hidden -15:how -47:i 35:if -54:in 19:lamport -13:last -15:list 16:many -12:me -26:much -22:my 16:nephew -21:nft 12:of -37:on 14:pay 30:pl 16:price 16:project 18:put 32:quote
-31:same 26:sell 11:so 18:supp 23:swap -31:the 15:these -17:thi 22:to -26:today -25:token 17:top 18:transf -16:transfer 16:wish 23:would`,
  "of token_contract": `96:* 61:a 11:amount 11:decimal 11:erc20 11:factory 20:fake 13:from 15:gave 12:ha 47:i 14:in 29:it 11:log 11:lol 12:me 16:my 11:off 20:one 18:or 31:real 15:sell 35:the 14:thi 15:txid`,
  "of types": `27:* -11:abi 32:an 28:build 39:calldata 13:decode 30:encod 24:for 25:have 27:inside 27:me -17:on 27:payload -11:please -18:the -11:wa`,
  "of unit": ``,
  "of url": `23:* 13:a 24:anywhere 11:are -13:auditor -10:be 11:blacklist 11:click 25:connect 18:dangerou 14:dapp 22:deploy 22:end -18:fake 20:flagg 24:front 18:i 24:intern 27:link 12:mail 23:me 12:moth 15:my
-15:of -20:one 12:our 33:page -12:real 40:site 32:that 12:they 15:to 11:trust 23:wallet 10:website -20:what 13:will`,
  "of uuid": `-68:* -11:aggregator 27:apy -12:deposit 11:down -13:ever 13:farm 11:gave -11:historical 10:how -11:i -15:it -11:lose -11:money 16:pool 12:show -16:stable -15:the -17:tvl 11:went`,
  "of venue": `-23:* -16:1h -22:a 45:bet -11:biggest -12:both 21:chance 15:chang -12:chart -10:clos 17:cost -11:current -17:deep -33:did 26:do -12:first 26:give -20:he 42:how 12:interest -11:it 26:last -12:like
-17:list 12:made 26:me -10:mine 12:my -23:of 24:open -21:poly -38:price 21:probability -11:reserve -10:result -10:sell 13:sery 13:show -11:sid 33:stand 13:strik -16:that 25:the 31:they -17:to
-20:trade 19:wa -17:want`,
  "of wallet": `14:* -35:a 19:addres -10:aft 38:all 34:am -46:amount -13:an -26:and 19:any 31:are -19:ask 19:bag 16:balance 20:been 34:best 18:bet 36:bettor -13:bid 22:biggest -40:block -14:book -13:born -18:borrow
21:burn 13:buy 11:by 18:calldata -44:chain -11:code -29:coin 15:collection -16:compare 16:convert 25:creator 14:csv 16:current 12:deep -45:deploy -18:deposit 22:did 21:do -25:doe 18:down -37:each
-19:employ 26:empty -18:encod -10:error -23:exploit 11:far -19:fee 20:first -13:for 12:foundation 14:ga -13:gain -20:get -12:goplu 29:got 10:grandson -10:grow 10:guy -11:ha 21:have 55:he 22:him
-34:hold -15:holder -12:house 16:i -11:if -13:in -16:inside 20:into -16:issu -65:it -23:l2 -14:lamport -11:land 18:last 22:left 13:like 58:list 14:made -14:mean 21:member -13:mempool 34:mine -22:money
-20:mov -11:name 40:nft 32:now -15:numb 31:on -23:one -11:only 15:open -12:or 16:our 18:over -13:page -12:pause -21:pay -18:payload -13:pend 23:pl -43:please 28:poly 17:position -23:price -19:raw
-20:recent 12:red 12:result -19:right 12:same -13:sav -12:second 31:selector 13:sell 10:send -12:several -15:shar 19:she -26:short 30:show -18:since -58:sise -37:sold 16:some 26:someone -12:son
-23:stable 23:stablecoin -36:stand 12:still -23:swap 17:tax -22:the -13:their -23:there -18:they -19:thi 23:time -12:to 15:today 31:token -18:trad 11:trade -22:transf 14:transfer -18:treasury -21:tvl
-15:tx 15:us -11:user -14:v -36:value 47:wallet 13:we 11:were 11:whale -29:when 17:which 14:whitelist 21:who 13:won 40:worth`,
  onchain_dex: `-73:* -12:24h 39:aggregator -11:already -12:any -12:anyone -19:are -11:at 17:became 14:both 31:bridge -11:candl 11:coin 17:compare 32:deposit 17:depositor 13:dex 33:did -16:doe -16:down 14:exploit
-11:feed 28:for -24:from 16:give -13:got -21:ha 25:had 39:historical -24:how 30:if -11:into -27:it 17:known 23:lamport 11:land -28:many -10:min -13:mint 10:much -13:my 16:nephew -15:now 18:on -11:one
-10:or -11:oracle -10:own -25:pair 13:pay 28:pl 11:please 25:pool -17:price 15:project 39:quote -12:recent 19:reserve -12:right -13:say 10:sell -10:shar 16:sid -11:sold 11:swap -15:that -13:them
-14:thi 32:to 12:today -28:trad 11:transf -15:what -16:which 16:wish 21:with 17:withdraw 27:would 39:yield`,
  "other of market_data": `32:* 27:back 27:house 24:mov -12:much -11:network 37:of -13:on 26:stable -15:stablecoin 26:supp 22:that -12:there 27:tvl 27:we 27:when`,
  "other of network_infrastructure": `-44:*`,
  "other of onchain_dex": `67:* -11:24h 39:aggregator -11:anyone 17:became 33:bridge 32:deposit 17:depositor 40:dex 35:did -11:down 17:exploit -11:from 39:historical 17:known 11:land -12:many 21:much -20:pool 13:since 49:the
-11:top 11:transf -14:what 17:withdraw 39:yield`,
  pair: `93:* 33:on`,
  portfolio_wallet: `24:* -42:a 20:about 21:account 49:addres 21:am -41:amount -15:and 15:any 19:are -31:at 16:bag 15:balance 12:been 14:biggest -28:block -13:born -19:borrow 15:burn 11:buy 25:calldata 11:came 36:can
-45:chain -14:coin 15:convert 25:create 21:creator 14:csv 19:dao -17:deposit 32:do -42:doe -39:each -18:employ 24:empty -12:encod -21:exploit 25:factory 24:ga -13:gain -13:get 13:got -10:grow 11:ha
11:he 22:him -11:hold 29:i 17:if -15:in -10:inside 22:into -16:issu -24:it -13:lamport 18:last -14:lend 16:like 15:limit 37:list -13:market 23:me -12:mempool 18:mine -20:money -18:mov 11:move -11:my
22:next 16:nft 32:nonce 20:now -15:numb 28:on 20:our 21:over 16:pay -12:payload -13:pend 27:pl -31:please 17:position -19:price 11:protocol -19:raw -17:recent 11:rout 24:same -13:sav 31:selector
12:sell 11:send 17:she 14:should -20:since 17:some 25:someone -12:son -23:stable 20:stablecoin 12:tax -19:the -13:their -11:there -19:they -25:to 32:today 33:token -10:topic0 19:transaction -23:transf
21:transfer -17:tvl -15:tx 15:us -13:v -40:value 10:very 25:wa 35:wallet 26:want 13:we 25:what -27:when 13:who 23:will 60:with 15:without 59:worth 16:would`,
  prediction_markets: `-69:* -19:1h 10:a -11:account -21:and -22:been 12:bet 13:book -13:both -24:buy 21:chance 15:chang -13:chart 14:cost -18:did -10:doe -14:ever -11:exchange -11:fee 25:give -15:ha -38:i -45:it
23:keccak256 10:l2 27:last -15:like -13:lowest 16:market 18:me 12:move -20:much -15:my 25:no 15:of 22:on 23:open -12:our -10:pl 21:please -29:price 22:probability -13:reserve -23:sell 11:sery -12:she
17:show -13:sid 11:strik 21:the -12:there 18:they -10:time 13:trad -14:wa -39:what -11:where 23:word 23:ye -10:you`,
  protocol: `-11:about -19:am 40:amount 28:and 14:app -13:are -12:at 18:before 23:big -14:blockchain 40:borrow 77:by 10:call 10:certain 46:chain -18:dao 16:dapp -14:de -13:deploy -14:depui 47:doe 36:each -45:earn
13:from 12:get 23:grow 20:hack -11:have -11:history 18:hold -15:holder -40:i 38:it -14:janvi -12:just 35:keep -36:l2 -14:la -12:lead 41:lend 25:market 22:money -36:most -28:my -13:of -32:on -22:one
-11:open -11:option 15:people -11:per 10:platform 20:podcast -10:pool 23:project 35:share -14:svp -24:that -24:there 11:token 34:treasury 26:tvl -11:us 29:value -25:we -12:when -26:which -11:writ
-14:évolution`,
  "query of network_infrastructure": `75:* 10:and 21:deposit 21:ha 13:i 22:issu 21:lost 28:my 10:network 13:on 21:service 20:sit 11:stablecoin 21:stak 16:the 21:where 22:which`,
  "query of prediction_markets": `43:* 36:a 36:keccak256 26:of 33:please 36:word`,
  "query of search_discovery": `144:* 20:ape 19:are -13:exchange 10:find -11:for 27:from -13:give -12:have 16:holder 16:me 15:mint 17:my 19:on -13:project 20:show 14:the 29:tick -14:to 12:token 15:which -13:wish -12:would`,
  search_discovery: `132:* 23:ape 28:are -12:blockchain -14:byte 11:call -17:can 23:candl 19:code 13:coin 14:coingecko -16:contract -12:de -12:deploy -12:depui 18:doe 12:earn 18:error -10:explor 25:find 11:found 36:from
-18:function -14:give 34:hash -12:have 16:holder 37:i -12:janvi 14:keccak256 -12:la -15:look 12:market -14:me 19:mint 35:my 14:no -13:nonce 56:of 18:one 11:or 14:our 41:pair 11:per -14:pool
-13:project -23:query -28:return 13:right 10:say -14:selector -10:sign -14:stuck -12:svp -14:tell 55:the 36:tick 17:token 12:tool -23:tx 12:use -23:view 36:what 11:when 21:which -13:will -13:wish
-11:would -11:you -12:évolution`,
  security_risk: `-13:* -21:aggregator 19:anywhere -32:approval 27:are -13:auditor 14:been -17:big -19:build -18:calldata 10:can 21:coin 27:dao 14:data -11:decode 19:deploy -17:deposit -34:dex -19:did -10:doe 18:end
-14:exploit -16:fake 17:flagg -65:for -11:from 19:front 12:hidden -21:historical 12:hold -10:how -21:i 19:intern -13:keep -10:known 12:mail 31:me 14:much -25:my -35:old -25:one -34:open 43:our -11:out
15:page 25:please -14:podcast 32:query -11:real 32:return 18:revert -15:right 12:rout 23:sell -11:share -17:since 16:site -32:still 13:swap 22:tell 19:text 16:that -51:the -13:thi 35:to
-16:transaction 16:vault 32:view 13:wallet -31:what 11:when -12:where -11:who -15:yield`,
  signature: `-22:* -42:a -38:call -30:data -14:did -16:doe -12:emit 20:event -13:fee -15:for -11:function 24:here -22:input 30:interface -11:it -15:log -10:make 30:method 27:of -19:on 30:our 15:please -22:readable
31:selector -17:thi -11:to 34:topic 25:topic0 -17:transf -26:tx -10:wa 17:what`,
  solanaSignature: `-26:* 14:transaction`,
  ticker: `-11:*`,
  time: `12:a 15:around 17:at 17:born 10:certain 10:date 22:day 15:exploit -15:how -10:market 11:only 15:open 20:price 14:son 19:that 24:the 17:time 13:trade 18:tvl 13:volume 56:wa 15:week 29:what 35:when
13:will 11:worth`,
  token_contract: `-73:* 58:a -15:about -19:account -15:addres 15:allowance 31:amount 22:an 11:any -10:anywhere 34:approval -21:are -17:bag 12:be 14:between -14:biggest 18:build 14:byte -22:call -25:can -12:chain
-11:code -54:coin 53:contract -23:create -24:dao -24:data 10:decode 20:deploy 31:dex -25:did -25:do -12:emit 27:employ 18:encod 34:event -21:factory 20:fake 12:firm 39:for -12:foundation 23:from
-14:front 15:function -15:got 13:government 17:ha 22:have 22:here -15:him -21:hold 11:holding 29:i -10:if -22:in -27:input 15:inside -10:intern -14:into -19:it -18:keccak256 -11:keep 18:left 12:lend
-15:limit -18:list 31:log 35:many 11:me 20:mean 18:min -17:move -21:much -12:nephew -12:network -14:next -13:nonce 21:numb -43:of 35:old -23:on 34:open -45:our 20:own 29:paid 17:payload -33:pl
-34:please 11:pool 13:profit -11:protocol 18:raw -27:readable 21:real -13:revert -18:rout -17:selector 16:shar -16:since 11:sold -11:some 31:still -15:swap -11:tax -18:tell -10:text -39:that -11:the
26:their -14:there 21:these 23:they 23:thi -14:time -28:token 16:top 14:topic 15:topic0 14:transf -13:transfer -20:tx 27:v -16:wa -17:wallet -22:want -10:which -49:with -15:without -17:word`,
  traits: `142:alike 110:argument 150:asked -64:chain 54:described -94:filled 123:first -138:lacks1 142:lacks2 87:lacks3 87:name 136:own 98:partly 112:provider 129:share 109:title 80:used`,
  types: `27:* -11:abi 32:an 28:build 39:calldata 13:decode 30:encod 24:for 25:have 27:inside 27:me -17:on 27:payload -11:please -18:the -11:wa`,
  unit: ``,
  url: `23:* 13:a 24:anywhere 11:are -13:auditor -10:be 11:blacklist 11:click 25:connect 18:dangerou 14:dapp 22:deploy 22:end -18:fake 20:flagg 24:front 18:i 24:intern 27:link 12:mail 23:me 12:moth 15:my
-15:of -20:one 12:our 33:page -12:real 40:site 32:that 12:they 15:to 11:trust 23:wallet 10:website -20:what 13:will`,
  uuid: `-68:* -11:aggregator 27:apy -12:deposit 11:down -13:ever 13:farm 11:gave -11:historical 10:how -11:i -15:it -11:lose -11:money 16:pool 12:show -16:stable -15:the -17:tvl 11:went`,
  venue: `-23:* -16:1h -22:a 45:bet -11:biggest -12:both 21:chance 15:chang -12:chart -10:clos 17:cost -11:current -17:deep -33:did 26:do -12:first 26:give -20:he 42:how 12:interest -11:it 26:last -12:like
-17:list 12:made 26:me -10:mine 12:my -23:of 24:open -21:poly -38:price 21:probability -11:reserve -10:result -10:sell 13:sery 13:show -11:sid 33:stand 13:strik -16:that 25:the 31:they -17:to
-20:trade 19:wa -17:want`,
};
