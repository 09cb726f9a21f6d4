// Thing weights: how much each stem of a question's words tells for the thing that it leaves open, and what else tells for it; written by test/learn-weights.ts, in hundredths.
export const THING_WEIGHTS: Readonly<Record<string, string>> = {
  "address of collection": `-107:* 15:a 19:copy 41:fake -14:floor -12:for -19:i -19:jpeg -19:official -39:on 36:one 20:or -26:own -24:page 40:real -19:value -23:with`,
  "address of contract": `29:* 34:abi -10:an -12:audit -12:build 38:call -12:calldata 20:company -15:connect 13:contract 15:credit -11:dangerou -30:dapp -13:data 16:date -21:deposit -15:did 11:eat 13:exchange 13:ga 25:gave
-13:ha 17:hold -14:how -19:huge -11:i -19:integ -11:keccak256 13:ledg 15:like 21:log 18:me -10:method -13:of 33:on 12:or -12:please 11:read 20:real -17:return 13:rough 34:safe 23:sell -13:since
27:slot -12:some 12:to -12:trust 23:txid 17:wa -13:wallet -16:what -11:which -19:whole 11:will 11:withdrawal -12:word 11:you`,
  "address of market_data": `-59:* -15:the`,
  "address of network_infrastructure": ``,
  "address of onchain_dex": `-71:* -11:price -14:the`,
  "address of pool": `-13:* 11:am -15:and 12:both 15:chain -16:dex 12:fee -16:for 11:handful 16:in 13:me 31:of 14:only -12:pair 53:pool 23:reserve 11:run 15:sid -21:the 10:tier 11:top`,
  "address of security_risk": `-10:airdrop 13:hack -11:look -11:maliciou -11:odd -12:page`,
  "address of token": `-25:* -21:amount -11:are -12:backer 11:board -15:can 11:chart 11:decimal 11:deck -13:did -20:every 31:for -10:from 11:history -28:how -30:i 22:if -36:in -25:it 39:lamport -14:last -18:list -22:me
-18:mine -26:much -13:my 18:need 11:nephew -18:no -17:of -22:on -10:only -12:or 13:oth 10:out 25:pl 38:please 12:put 22:quote 13:receive 13:sell 24:supp 11:table -10:the -11:them 15:there -13:thi
35:to -16:token -12:trad -15:transfer 12:tvl -17:w -11:wa -15:what 11:when -14:which -21:who 10:wish 10:would`,
  "address of token_contract": `41:* 11:a 11:amount 11:by 13:decimal 10:down 11:erc20 11:factor 10:from 12:ha 23:how 12:i 11:log 11:lol 22:many 11:my 14:of 11:off 14:the 11:thi 10:top`,
  "address of wallet": `26:* -38:a 13:accountant 15:addres -16:aft 29:all 16:already 25:am -21:amount -34:and -11:anywhere 30:are 11:arriv 19:arrive 10:art -19:ask 16:bal 11:balance -12:before 12:belong 30:best 25:bet
36:bettor -11:bid -42:block -14:book -15:borrow -18:bought -23:bridge 11:bro 27:buy 10:ceo -54:chain -10:chart 25:check 26:client -15:close -13:code -12:com 22:contract 15:current 12:custom 27:dao
27:data 17:deep 23:deploy -19:deposit -14:dex 23:did -12:do -19:doe -12:e -17:each 13:election -23:employ 23:empty -11:encod 12:enough -13:error 16:every -22:exploit 17:far 29:first -12:fiscal
-11:flagg 24:floor 15:from -15:front -18:fund -15:gain -11:getlog -10:goplu 12:guy 11:ha -13:hack -11:hang 58:he 13:held -16:hex -34:hold -13:hour 16:i -13:if 13:incom -11:intern 12:inventory -18:issu
-74:it 13:item 23:jpeg -16:l2 -34:lamport 11:last 26:left 17:liq 55:list -12:login 11:lp -18:mail -14:mean -17:mempool -18:min 58:mine -11:mint -18:money -19:morn -32:mov 17:multisig -11:name
-12:namehash 15:need 27:nft -13:no 11:nonce 11:noon 13:of 17:office 33:on -14:one 12:open -27:or -16:oth 17:our 15:out 29:over 15:own -26:page -10:pause -14:pay -11:payload 11:payout -17:pend -11:per
29:pl -14:please 23:poly -32:price -11:project 22:pull 16:queue -38:raw -17:real -22:recent 17:red 22:redeem 21:revert 13:reward -18:right -11:run -15:sav -10:second 17:selector 22:sell -17:sent
-10:several -15:shar 16:she -12:short 22:should 29:show -21:sign -18:since -38:sise 18:some 17:someone 14:someth 14:spr -16:stable 15:stablecoin -11:stak -16:stand -15:start 20:still 14:stuck
-11:subdomain 23:tax 26:text -15:the -22:they -24:thi 20:time -11:topic0 -12:trad 18:transaction -33:transf 11:transfer 18:treasury -22:tvl 16:tx -11:use -16:value 26:vault 23:w 28:wallet 19:want
14:went 17:were 13:whale -11:what -21:where 42:which 20:who 10:winn 17:won 54:worth -15:would -16:ye -15:year 15:yet`,
  amount: `63:a 33:amount -14:can 28:contract -15:convert -24:decimal -21:do 23:fee -14:fund -16:ga -24:got -15:ha 14:have -17:him 36:huge 12:i -10:if 64:in 29:integ -17:into -10:left 32:log 38:my -13:need
26:numb -16:on 27:please 29:raw 28:return 13:the -11:there 24:to 45:token -16:want -13:what 30:whole 11:would`,
  "anything of network_infrastructure": `-12:*`,
  "anything of search_discovery": `103:* -13:accountant -14:addres -12:all 27:amount 10:an -14:and 13:any -11:at 27:borrow 25:by -14:byte -21:can 26:candl 19:chain 19:code 12:coin -12:company -23:cut 12:dex -22:dexscreen 22:doe 12:each
19:error 16:find 16:found 19:from -23:front -16:function -11:handful 28:hash 16:how 17:it -19:link -14:look -22:me 16:much 25:my -23:off 13:old -13:on 13:or 17:our 31:pair -11:pool -14:price -29:query
-33:return 11:right -15:selector -22:sent -35:show -18:stuck -11:tell 51:the 12:token 12:tool -11:top -21:transaction -20:tx -29:view -33:volume -17:wa -12:went 23:which -16:you`,
  "anything of token": `-22:* 12:by 15:compare 25:it 11:price 12:side -14:the 12:with`,
  "anything of token_contract": ``,
  "anything of wallet": `-11:chain 24:dao -11:each 11:hold -11:how -14:much -15:my -19:of -13:on 22:our -15:paid -25:the -14:their -14:they -13:treasury -14:v -12:value -10:when -14:worth`,
  bitcoinHash: `32:* 13:in 12:pay 12:thi 11:transaction 11:what`,
  block: `-33:* 11:and 16:block 10:ha 24:how -25:i -13:it 11:many -11:min -11:our -11:payment 24:that 12:the 10:transaction -15:which`,
  chain: `-43:* -15:a 12:about 12:addres 18:also 15:an -28:app 12:are -27:block 19:blockchain 15:bought 11:busy -44:by 11:can 35:chain 11:check 15:collection 18:copy 16:cost 10:csv 32:cut -39:dai 19:de
21:deployment 19:depui 19:develop 32:dexscreen -14:did 23:diff 23:download -12:each 32:earn 37:fee -17:for 32:front 11:getlog 15:goplu 13:hold 13:holder -23:i 17:if -37:in -40:it 19:janvi 14:just
91:l2 19:la -19:lend 32:link -13:market 22:may 17:mean 34:most -17:much -44:my -11:need 26:network 11:now -36:of 32:off 11:ok 28:on 34:one 36:only 17:option 20:oth -17:our 15:own 31:pair 15:pause
18:peak 17:pl -23:please -16:pool 15:premium 16:price 47:protocol 19:restrict 19:right 15:rollup -11:rough 15:same 17:send 16:sent 15:several -11:should 23:source -38:stable 18:stat -42:supp 19:svp
14:tell -12:the 53:there 14:today 11:token 10:topic0 31:volume 27:wa 16:want 14:we -50:what 12:where -15:who -12:whom -13:will -16:with 19:évolution`,
  coinId: `-20:a 19:afternoon 30:aggregator -25:are -12:average -12:buy 10:chart 13:cheap 16:close -20:coin -12:date -11:day 23:deposit 23:did -18:doe 11:ever 14:fiscal -34:for 26:gain 14:have 30:historical
-12:hold 17:hour -17:in 11:it 14:list -13:many -12:me 13:much -30:my 17:of 11:or -14:paid 13:pay 15:per -19:pl 24:price -18:quote 26:sav 13:sheet 32:since 14:spr 25:start -21:treasury -12:when
-13:worth 11:year 30:yield`,
  coinSymbol: `-18:* -18:am 20:do -17:far -19:from 19:fund -22:how -32:i -18:liq -12:my -19:of 20:on 27:pay -13:perp 19:short -26:the -13:there 23:today 23:what`,
  collection: `85:* -16:a -10:already 15:and -13:any 18:at -16:bal 16:cap -11:ceo 33:chart -36:check 25:coin -14:collection 16:convert 16:correlation -18:doe 14:fee 24:for 20:from 16:him 14:how 14:i -11:if 14:in
19:into 30:it 16:least 10:made -11:me 20:much -17:my -22:on 19:one 23:or -11:own 18:please 24:price -18:the 11:token -10:transaction -11:wallet 39:what`,
  defi_protocol: `-10:* 11:and 30:apy -14:at -11:back 12:backer 17:before -11:bet 20:big 35:chain -11:cost -20:dao 18:dapp -12:do 31:doe 35:each 18:farm 24:fee 14:from 11:get 15:grow 21:hack 39:hold -11:house 30:how
-13:i 23:it 16:keep 33:lend -15:lp 27:market 16:mean -18:much 21:on -16:our 13:pay 22:per 12:platform 19:podcast 26:project 42:protocol -11:put -12:right 21:share 13:show 11:summ 27:the -16:there
21:treasury -16:tvl 13:use 37:value -12:we -17:when 14:who`,
  ens: `10:* 11:for -16:it 10:my 12:namehash 11:need 11:subdomain`,
  exchange: `-52:* 23:account 11:and 24:ask 19:at 11:bid -13:candl -14:do -11:for 17:have -15:how -10:i -29:in -16:last -14:market 14:my -15:no -16:of -34:on -18:pair -10:pay 22:perp 28:please 10:rate 25:recent
16:right 14:second -12:sell 14:spot -14:that -38:the 22:there -12:tick -10:to 38:trad -10:wa 19:where`,
  exchangeId: `97:* 24:basket 20:between 16:can 12:feed 56:for -12:from 20:go 26:in 10:it -13:me 25:one 12:oracle -15:please 24:pric 19:the 21:there -17:to -13:trad 18:trade 11:volume 26:what -11:withdrawal`,
  hash: `-55:* -14:an -15:arrive 11:at 12:block 28:call 32:can -11:cheap 10:check -11:client -20:contract -13:decode -14:deploy 11:emit -23:event 11:fail -22:for 18:ga 15:happen -15:hash -12:here 35:in
29:input 37:it -15:log 19:look -16:me -11:mean 15:mempool 13:min -33:mine 12:morn 12:most 16:my 21:no 26:of -27:on 15:one 13:only 21:payment 17:pend -17:pl -31:please -15:queue -13:raw 29:readable
-10:rul -13:sell 43:sent -11:slot -13:spr 13:statu 14:still 11:stuck -25:text 23:thi -12:topic -14:topic0 11:transaction 48:tx 13:value -35:what -19:when 16:which 31:who 24:whom 11:why -15:with 25:you`,
  hex: `-37:* 19:4byte -10:abi 12:addres 21:and 21:be 12:before 14:broadcast -10:build -12:calldata 12:could 29:decode 23:doe -19:for 33:function -14:gave -14:happen 39:hex -19:interface 23:it 28:me 25:mean
14:metamask -25:my -37:of 22:on 19:only -10:or -20:our -11:pl -10:please 35:query 25:raw -14:real 34:return -11:safe 20:saw -26:selector -14:sell 41:show 64:sign 33:tell 12:text 24:thi 19:trace
-14:txid 35:view 20:weird 45:what`,
  holder: `15:any 13:average -12:chart -16:coin 25:company 10:cost -23:dao 33:employ -11:fee 21:firm 11:government 36:ha -24:have -16:hold 26:how 17:i -15:in -11:keep 19:min 15:much 17:my -14:nephew -19:on
-35:our 24:own 36:paid -19:pay 16:profit -14:safe 13:sell 24:shar 15:sold 14:that 18:the 29:their -15:time -20:token 17:treasury 25:v -11:what -30:which 12:with 25:worth`,
  llamaCoin: `-61:* -23:how -33:i -12:of -16:on -38:the -16:wa -17:what -25:worth`,
  market: `-21:best -16:bet -23:bettor 11:book -11:do -10:election 14:had 10:i -12:in 16:it -25:of 44:on -10:ord 15:pl -17:please 21:price 17:put 12:resolv 33:sise 12:want -17:what -17:which 28:with 33:ye 13:yet`,
  market_data: `-28:* 12:1h -18:a 21:account -10:addres 19:aggregator -18:and 22:ask 33:at 22:back 21:basket 21:between 12:born -21:can -18:candl -12:cap -12:chain 14:cheap -19:circulat 14:close -19:cost -12:credit
11:day 14:deposit -10:dex 46:did -14:do -25:doe 31:ever -15:fee 13:feed -22:find 14:fiscal -32:from 22:gain -13:give 11:go -14:ha 10:high 27:historical 27:house -42:how -38:i 46:it -19:last -12:ledg
12:like 17:lose -13:lp -14:made -12:many -28:market -37:me -12:moment 13:money 13:need -13:network -11:no -11:odd -20:of -32:on 12:one -10:only 11:or 13:oracle 10:our -15:over -18:paid -19:pair
19:park -36:pl -21:pool 18:pric 29:price -34:quote 18:recent -11:redeem 17:right 22:sav 12:second -13:sell 16:should -30:show 23:since -10:some 13:spr -28:stablecoin 24:start -11:summ -22:supp
-29:that -28:the -15:their 13:them -24:they -22:thi -20:tick 18:time -40:to -21:token 27:trad 13:trade -10:treasury 39:tvl 11:two -15:v 12:wa -12:wallet -13:want 19:we 14:what 31:when -15:which
-19:who -15:withdrawal -29:worth 12:year 14:yield`,
  moveType: ``,
  network_infrastructure: `-15:* 11:a -15:account 18:also 24:and -20:are -15:arrive 11:been 35:block 16:bought 13:call 28:can 21:chain -15:cheap -17:client 15:collection -39:contract 15:copy 12:cost 29:data -17:deploy
18:deployment 33:deposit -18:did 14:diff 15:doe 14:download -11:eat -11:empty -31:event 23:exploit 11:fail -10:fee -19:from 12:getlog 16:ha 18:hang 15:happen -30:hash -12:here -15:hold 18:how 21:i
29:input 14:issu -11:it 19:l2 -14:latest -34:log 11:look 18:lost -11:mail 13:may -34:me 17:mempool -34:mine 26:morn 16:mov 25:much 20:my 12:namehash 10:network 24:now -24:numb -10:of -33:on -18:only
-22:or 13:oth -15:page 18:pend -23:please -16:queue -10:read 29:readable -12:real 21:revert 14:right -16:rough -12:rul -11:say -18:sell 13:send 46:sent 19:service -17:should -12:show 58:sign 18:since
19:sit -13:slot -11:someone 14:source -15:spr 16:stablecoin 19:stak 18:stat 12:statu 15:still 10:subdomain 15:text 34:that 39:there 11:thi -11:time 19:to -10:topic 50:transaction 33:transf 42:tx
11:value -13:wa -14:wallet -12:what -14:when 37:where 33:which 20:who 23:whom -22:will -25:with 11:you`,
  nft_analytics: `141:* -25:a -10:already -13:also 10:arrive 34:at -13:bought 15:cap 17:chang 33:chart -34:check 10:client 25:coin -18:collection 16:convert -13:copy 16:correlation 19:did 10:do 13:doe 13:fee 11:floor
13:for 32:from 13:got 16:him 15:hold 18:how 18:i 11:in 17:into 39:it -14:l2 16:least -12:like -13:mean -15:mine 18:much -14:my 29:of -12:on 16:pl 13:please 21:price -10:so -13:stat 27:the -13:there
-11:to -10:transaction 54:what -13:where -12:which`,
  "of amount": `63:a 33:amount -14:can 28:contract -15:convert -24:decimal -21:do 23:fee -14:fund -16:ga -24:got -15:ha 14:have -17:him 36:huge 12:i -10:if 64:in 29:integ -17:into -10:left 32:log 38:my -13:need
26:numb -16:on 27:please 29:raw 28:return 13:the -11:there 24:to 45:token -16:want -13:what 30:whole 11:would`,
  "of bitcoinHash": `32:* 13:in 12:pay 12:thi 11:transaction 11:what`,
  "of block": `-33:* 11:and 16:block 10:ha 24:how -25:i -13:it 11:many -11:min -11:our -11:payment 24:that 12:the 10:transaction -15:which`,
  "of chain": `-43:* -15:a 12:about 12:addres 18:also 15:an -28:app 12:are -27:block 19:blockchain 15:bought 11:busy -44:by 11:can 35:chain 11:check 15:collection 18:copy 16:cost 10:csv 32:cut -39:dai 19:de
21:deployment 19:depui 19:develop 32:dexscreen -14:did 23:diff 23:download -12:each 32:earn 37:fee -17:for 32:front 11:getlog 15:goplu 13:hold 13:holder -23:i 17:if -37:in -40:it 19:janvi 14:just
91:l2 19:la -19:lend 32:link -13:market 22:may 17:mean 34:most -17:much -44:my -11:need 26:network 11:now -36:of 32:off 11:ok 28:on 34:one 36:only 17:option 20:oth -17:our 15:own 31:pair 15:pause
18:peak 17:pl -23:please -16:pool 15:premium 16:price 47:protocol 19:restrict 19:right 15:rollup -11:rough 15:same 17:send 16:sent 15:several -11:should 23:source -38:stable 18:stat -42:supp 19:svp
14:tell -12:the 53:there 14:today 11:token 10:topic0 31:volume 27:wa 16:want 14:we -50:what 12:where -15:who -12:whom -13:will -16:with 19:évolution`,
  "of coinId": `-20:a 19:afternoon 30:aggregator -25:are -12:average -12:buy 10:chart 13:cheap 16:close -20:coin -12:date -11:day 23:deposit 23:did -18:doe 11:ever 14:fiscal -34:for 26:gain 14:have 30:historical
-12:hold 17:hour -17:in 11:it 14:list -13:many -12:me 13:much -30:my 17:of 11:or -14:paid 13:pay 15:per -19:pl 24:price -18:quote 26:sav 13:sheet 32:since 14:spr 25:start -21:treasury -12:when
-13:worth 11:year 30:yield`,
  "of coinSymbol": `-18:* -18:am 20:do -17:far -19:from 19:fund -22:how -32:i -18:liq -12:my -19:of 20:on 27:pay -13:perp 19:short -26:the -13:there 23:today 23:what`,
  "of collection": `-15:airdrop -10:also -12:an -14:any 13:at -20:bal -10:bought -10:bro 15:cap -11:ceo 33:chart -44:check 25:coin -23:collection 16:convert 13:copy 16:correlation -19:doe 41:fake 14:fee -12:floor 14:for
23:from 16:him 16:how -14:if 12:in 19:into 36:it -22:jpeg -10:l2 16:least -14:me -10:mean -11:member 19:much -25:my -13:nft -19:official -56:on 54:one 41:or -40:own -24:page 15:please 21:price 42:real
-10:stat -20:the -11:there -11:transaction -21:value -13:wallet 34:what -27:with -10:yet`,
  "of contract": `29:* 34:abi -10:an -12:audit -12:build 38:call -12:calldata 20:company -15:connect 13:contract 15:credit -11:dangerou -30:dapp -13:data 16:date -21:deposit -15:did 11:eat 13:exchange 13:ga 25:gave
-13:ha 17:hold -14:how -19:huge -11:i -19:integ -11:keccak256 13:ledg 15:like 21:log 18:me -10:method -13:of 33:on 12:or -12:please 11:read 20:real -17:return 13:rough 34:safe 23:sell -13:since
27:slot -12:some 12:to -12:trust 23:txid 17:wa -13:wallet -16:what -11:which -19:whole 11:will 11:withdrawal -12:word 11:you`,
  "of ens": `10:* 11:for -16:it 10:my 12:namehash 11:need 11:subdomain`,
  "of exchange": `-52:* 23:account 11:and 24:ask 19:at 11:bid -13:candl -14:do -11:for 17:have -15:how -10:i -29:in -16:last -14:market 14:my -15:no -16:of -34:on -18:pair -10:pay 22:perp 28:please 10:rate 25:recent
16:right 14:second -12:sell 14:spot -14:that -38:the 22:there -12:tick -10:to 38:trad -10:wa 19:where`,
  "of exchangeId": `97:* 24:basket 20:between 16:can 12:feed 56:for -12:from 20:go 26:in 10:it -13:me 25:one 12:oracle -15:please 24:pric 19:the 21:there -17:to -13:trad 18:trade 11:volume 26:what -11:withdrawal`,
  "of hash": `-55:* -14:an -15:arrive 11:at 12:block 28:call 32:can -11:cheap 10:check -11:client -20:contract -13:decode -14:deploy 11:emit -23:event 11:fail -22:for 18:ga 15:happen -15:hash -12:here 35:in
29:input 37:it -15:log 19:look -16:me -11:mean 15:mempool 13:min -33:mine 12:morn 12:most 16:my 21:no 26:of -27:on 15:one 13:only 21:payment 17:pend -17:pl -31:please -15:queue -13:raw 29:readable
-10:rul -13:sell 43:sent -11:slot -13:spr 13:statu 14:still 11:stuck -25:text 23:thi -12:topic -14:topic0 11:transaction 48:tx 13:value -35:what -19:when 16:which 31:who 24:whom 11:why -15:with 25:you`,
  "of hex": `-37:* 19:4byte -10:abi 12:addres 21:and 21:be 12:before 14:broadcast -10:build -12:calldata 12:could 29:decode 23:doe -19:for 33:function -14:gave -14:happen 39:hex -19:interface 23:it 28:me 25:mean
14:metamask -25:my -37:of 22:on 19:only -10:or -20:our -11:pl -10:please 35:query 25:raw -14:real 34:return -11:safe 20:saw -26:selector -14:sell 41:show 64:sign 33:tell 12:text 24:thi 19:trace
-14:txid 35:view 20:weird 45:what`,
  "of holder": `15:any 13:average -12:chart -16:coin 25:company 10:cost -23:dao 33:employ -11:fee 21:firm 11:government 36:ha -24:have -16:hold 26:how 17:i -15:in -11:keep 19:min 15:much 17:my -14:nephew -19:on
-35:our 24:own 36:paid -19:pay 16:profit -14:safe 13:sell 24:shar 15:sold 14:that 18:the 29:their -15:time -20:token 17:treasury 25:v -11:what -30:which 12:with 25:worth`,
  "of llamaCoin": `-61:* -23:how -33:i -12:of -16:on -38:the -16:wa -17:what -25:worth`,
  "of market": `-21:best -16:bet -23:bettor 11:book -11:do -10:election 14:had 10:i -12:in 16:it -25:of 44:on -10:ord 15:pl -17:please 21:price 17:put 12:resolv 33:sise 12:want -17:what -17:which 28:with 33:ye 13:yet`,
  "of market_data": `-43:* -10:a 11:ath 27:back 11:below -13:circulat 14:did 18:ever 11:far -12:for 28:house 14:it 18:lose 16:money 24:mov -12:much 20:my -17:network 33:of -36:on 18:park -19:price 37:stable -19:stablecoin
26:supp 19:that -12:the -11:there -15:thi 26:tvl 26:we 28:when`,
  "of moveType": ``,
  "of network_infrastructure": `51:* 32:block 10:chain 20:deposit -11:did -12:from 17:ha 20:hang 56:i 35:in 14:issu 44:it 20:lost 19:morn 31:my -27:numb 11:of 20:service 20:since 20:sit 12:stablecoin 20:stak -16:the 15:transf
26:what 37:where 16:which`,
  "of onchain_dex": `34:* 12:a 13:became 11:biggest 37:bridge 13:depositor 27:dex 28:did 12:exploit -12:for 13:known 12:land 22:on -23:pool -11:price 13:since 23:the 11:today -10:trad 14:transf 11:transfer -15:what
13:withdraw`,
  "of pair": `93:* 33:on`,
  "of pool": `-13:* 11:am -15:and 12:both 15:chain -16:dex 12:fee -16:for 11:handful 16:in 13:me 31:of 14:only -12:pair 53:pool 23:reserve 11:run 15:sid -21:the 10:tier 11:top`,
  "of prediction_markets": `38:* 39:a 38:keccak256 29:of 33:please -11:the 38:word`,
  "of protocol": `10:a -15:about 47:and 33:app -14:at 12:backer 18:before -10:bet 29:big -16:blockchain -10:build 37:by 10:certain 26:chain -11:cost 44:dai -20:dao 24:dapp -16:de 13:deposit -16:depui 19:dex 40:doe
47:each -38:earn 19:from 15:grow 21:hack 39:hold -11:holder 21:how -24:i 11:it -16:janvi -14:just 21:keep -55:l2 -16:la 55:lend -11:lock 10:logo -14:lp 37:market -35:most 18:much -22:my -12:network
-38:on -18:one -16:only -14:option 10:or -18:peak 10:people 12:platform 26:podcast -15:premium 27:project 11:protocol -10:put -19:restrict 11:revenue -10:right -12:rollup 25:share -16:svp -28:that
11:the -17:there -12:thi -17:to 16:trad 25:treasury 15:tvl 10:use 11:v 37:value -10:volume 19:wa -25:we -24:when -16:which 19:who -12:writ -16:évolution`,
  "of search_discovery": `131:* -13:accountant 27:amount 11:an 13:any 13:are 27:borrow 29:by -14:byte -21:can 26:candl 20:chain 19:code 38:coin 14:coingecko -12:company -16:contract -23:cut -11:day 13:dex -21:dexscreen 10:did
33:doe 12:each 19:error 11:expire -16:explor 34:find 16:found 35:from -23:front -16:function -15:get 11:ha -11:handful 28:hash 21:i -10:includ 31:it 11:keep -19:link -25:look 19:mint 48:my 12:network
12:new 46:of -23:off 13:old 17:on 13:or 24:our 31:pair -11:pool -14:price -29:query -31:return -15:selector -22:sent -33:show -18:stuck -11:tell 19:that 69:the 15:there 28:tick 13:time 11:to 16:token
12:tool -11:top -21:transaction -20:tx -29:view -32:volume -22:wa -12:went 36:what 17:when 34:which 12:with -19:you`,
  "of security_risk": `-10:airdrop 13:hack -11:look -11:maliciou -11:odd -12:page`,
  "of signature": `-45:a 16:an -29:call -25:data -13:doe 20:event -13:fee -14:function 20:here -18:input 21:interface 12:into -29:log -10:mean 22:method 37:of 22:our 12:output 29:please -18:readable 13:rout 22:selector
-11:slot 12:swap 33:topic 23:topic0 13:turn -34:tx 13:valu 15:what`,
  "of solanaSignature": `10:the 15:transaction`,
  "of ticker": `-16:*`,
  "of time": `11:* 23:a 24:born 15:certain 15:date 28:day -21:how 15:min 13:open 16:that 14:the 12:trade 15:tvl 63:wa 31:what 47:when 18:which 12:will`,
  "of token": `-29:* -21:amount -10:are -12:backer 11:board -15:can 14:compare 10:decimal 11:deck -13:did -19:every 28:for -12:from 11:history -10:hold -36:how -30:i 22:if 10:impact -54:in 37:lamport -13:last
-14:list -22:me -18:mine -32:much -18:my 16:need 11:nephew -17:no -28:on -10:only -13:or 13:oth -11:our 27:pl 39:please 16:price 18:put 21:quote 13:receive -10:same 12:sell 24:supp 11:table -24:the
41:to -22:token -15:transfer 11:tvl -16:w -14:which -21:who`,
  "of token_contract": `51:* 10:a 11:amount 11:by 12:decimal 10:down 11:erc20 11:factor 13:ha 21:how 10:i 11:log 11:lol 21:many 12:my 12:of 11:off 14:the 12:thi 10:top`,
  "of types": `28:* -22:abi 26:an 34:build 34:calldata 26:encod 25:for 22:have 24:inside 25:me -13:on 24:payload -24:please -12:the`,
  "of unit": `12:have 12:it 12:numb 13:raw 12:with`,
  "of url": `30:* 15:a 13:aft 26:airdrop -13:and 27:anywhere 14:are -12:auditor -11:big 11:blacklist -11:category 13:check 13:claim 25:connect -18:copy 14:dangerou 25:deploy 13:e 27:end -38:fake 25:flagg 27:front
-14:how 20:i -10:in 27:intern 20:link 13:login 31:look 22:mail 25:maliciou 12:me 16:my 25:odd -15:of 21:official -35:one -13:only 18:our 81:page -11:podcast -25:real -10:scam 27:site 32:that 23:the
22:they 20:to 14:trust 11:verify 30:wallet -29:what`,
  "of uuid": `-59:* 31:apy 18:farm 10:how -11:it 17:mean 17:mov 15:my 17:pay 18:per 12:pool -14:since -16:the -20:tvl 13:what`,
  "of venue": `-17:1h -22:a 18:bet -11:between -11:biggest -13:both 12:chance -10:chart 15:cost -11:current -26:did 21:do -10:ever -14:fee -19:first 15:get 14:give 12:go -20:he 19:hour 25:how 20:if 13:interest
-38:it -11:keep 29:last 12:level -17:like -15:list -10:lowest 11:market 14:me 12:midpoint 13:mov -16:much 28:no 22:now 10:odd -23:of 24:open 12:outcome -12:please -18:poly -27:price 11:print
21:probability -14:reserve -13:sell 12:sery 21:shar -14:sid 21:sold 12:spread 12:strik -14:that 30:the 26:they -18:trade -11:v 18:would`,
  "of wallet": `22:* -43:a 10:account 14:accountant 22:addres -17:aft 34:all 16:already 26:am -21:amount -35:and -12:anywhere 33:are 11:arriv 20:arrive 10:art -19:ask -11:back 16:bal 11:balance -12:before 14:belong
30:best 25:bet 36:bettor -11:bid -43:block -14:book -13:born -15:borrow -17:bought -23:bridge 12:bro 27:buy 10:ceo -64:chain -11:chart 24:check 27:client -15:close -14:code -19:coin -14:com
22:contract 10:count 12:custom 49:dao 27:data 17:deep 22:deploy -11:deployment -18:deposit -14:dex 20:did -14:doe -12:e -29:each 13:election -25:employ 24:empty -13:encod -11:end 20:enough -13:error
16:every 11:everyth -24:exploit 17:far 30:first -12:fiscal -13:flagg 25:floor 15:from -17:front -17:fund -17:gain -11:getlog -11:goplu 12:guy 13:ha -13:hack -12:hang 60:he 13:held -15:hex -24:hold
-13:hour -13:house 17:i -15:if 14:incom -11:inside -13:intern 12:inventory -18:issu -60:it 13:item 25:jpeg 10:know -15:l2 -34:lamport 11:last 33:left 17:liq 47:list -12:login 11:lp -18:mail -14:mean
-17:mempool -20:min 61:mine -11:mint -18:money -19:morn -34:mov 17:multisig -11:name -12:namehash 10:need 28:nft -13:no 11:nonce 12:noon 17:office 30:on -17:one 12:open -21:or -17:oth 39:our 13:out
29:over 12:own -26:page -12:paid -11:pause -16:pay -13:payload 11:payout -17:pend -12:per 28:pl -15:please 23:poly -33:price -12:project 22:pull 16:queue -38:raw -17:real -22:recent 17:red 21:redeem
21:revert 13:reward -22:right -10:run -17:sav -10:second 21:selector 22:sell -17:sent -11:several -17:shar 16:she -12:short 22:should 30:show -22:sign -20:since -38:sise 17:some 18:someone 14:someth
-10:son 14:spr -16:stable 15:stablecoin -11:stak -16:stand -18:start 23:still 14:stuck -11:subdomain 21:tax 24:text -22:the -22:their -35:they -20:thi 20:time 15:token -11:topic0 -12:trad
14:transaction -35:transf -25:tvl 13:tx -11:use -28:value 26:vault 22:w -13:wa 32:wallet 15:want 15:went 17:were 14:whale -11:what -12:when -21:where 43:which 19:who 10:winn 17:won 46:worth -14:would
-16:ye -15:year 15:yet`,
  onchain_dex: `-102:* -10:24h 14:am -28:amount -14:any -10:anyone -21:are -11:backer -11:basket 13:became 11:biggest 13:both 36:bridge 15:chain 13:depositor 19:dex 19:did 17:do -12:down -20:every 12:exploit 16:for
-18:from 12:get -11:go -24:ha 11:handful -27:i 24:if 10:impact -36:in -33:it 13:known 40:lamport 12:land -18:mine 10:money 11:much 10:my 15:network 34:on -15:or 13:out -32:pair 20:pl 21:please 14:pool
-15:price 31:quote 12:receive 20:reserve -11:shar 17:sid -12:still -17:that 41:to -20:trad 14:transf 11:transfer -19:w -24:what -15:which 13:withdraw 26:would`,
  "other of market_data": `-12:a 11:ath 27:back 10:bag 11:below -13:circulat 14:did 18:ever 11:far 28:house 13:i 17:in 18:it 18:lose 16:money 24:mov 23:my -17:network 36:of -25:on 18:park -13:price 41:stable -19:stablecoin
26:supp 23:that -11:there -16:thi 26:tvl 26:we -10:what 28:when`,
  "other of network_infrastructure": `-72:* -10:a -11:did 20:hang 19:morn 20:since -17:the 15:transf 18:where`,
  "other of onchain_dex": `67:* 13:became 11:biggest 37:bridge 13:depositor 32:dex 29:did 13:exploit 12:how 13:known 12:land 12:much 27:on -21:pool 13:since 37:the 10:today 12:transf 11:transfer 11:volume -11:what 13:withdraw`,
  pair: `93:* 33:on`,
  portfolio_wallet: `35:* -47:a 19:account 13:accountant 50:addres 15:all 14:already -22:amount -17:an 19:and -12:anywhere 48:are -20:at -10:back 12:balance 11:bett -42:block -13:born -15:borrow -23:bridge 23:buy -12:by
14:calldata 51:can -64:chain -12:chang 16:check 14:client -13:code -13:coin -13:com 29:contract 23:create 12:custom 29:cut 51:dao 14:day 119:deploy -19:deposit -17:dex 29:dexscreen -11:did -49:doe
-31:each -25:employ 21:empty -14:encod 20:enough -12:error 16:every -23:exploit 23:factory 11:first -13:flagg 17:front -17:gain -12:getlog 20:ha -13:hack -13:hang 14:he -14:hold -11:hour -11:house
40:i 19:in 14:incom -11:inside -12:intern -18:issu -17:it 11:know -33:lamport 12:last 14:left -17:lend 12:like 29:link 21:list -12:many -12:market 10:marketcap -13:may 15:me -17:mempool -20:min
59:mine -17:money -20:morn -30:mov 16:multisig -20:my 16:need 29:next 33:nonce 29:off 14:office 12:on -15:oth 49:our 13:out 29:over -16:paid 28:pair -14:payload -17:pend 41:pl -48:please 18:price
-11:profit -11:project 15:queue -38:raw -17:recent 15:redeem -17:sav 20:selector 23:sell -19:shar 10:she 20:should 19:show -19:sign -19:since 19:so 11:sold 17:some 14:someone -10:son -16:stable
16:stablecoin -18:start 12:stuck 19:tax -17:that -23:the -15:their 10:there -20:they 10:thi 21:time -45:to 13:today 28:token -12:topic0 -21:trad -13:trade 14:transaction -34:transf 13:transfer -21:tvl
14:tx -11:use -49:value 15:vault 36:volume 22:w 42:wa 32:wallet 33:want 15:went 12:whale 24:which 88:who -13:whom 10:wif 32:will 44:with 66:worth -10:ye`,
  prediction_markets: `-35:* -17:1h -11:account -31:and -10:ask -24:at -11:been 12:bet -11:between -14:both -19:buy 12:chance -13:close 14:contract 13:cost 11:debate -20:did -11:doe -16:end -12:ever -17:fee -11:fiscal
-11:from 13:get 11:give 12:go 15:hour -21:i 18:if -57:it 16:keccak256 -11:keep -10:know 34:last -18:like -12:lowest 22:market 12:midpoint 19:mov -30:much 53:no 19:now 11:odd 40:on 14:open -18:our
12:outcome -12:own -11:pl -16:price 26:probability 11:recent -16:reserve -24:sell 22:shar -13:sid 18:sold 12:spread -13:th 16:the -17:there 15:they -12:time -15:token 26:trad -14:v -11:wallet -26:what
-11:where 16:word 16:would 22:ye -14:year`,
  protocol: `10:a -15:about 47:and 33:app -14:at 12:backer 18:before -10:bet 29:big -16:blockchain -10:build 37:by 10:certain 26:chain -11:cost 44:dai -20:dao 24:dapp -16:de 13:deposit -16:depui 19:dex 40:doe
47:each -38:earn 19:from 15:grow 21:hack 39:hold -11:holder 21:how -24:i 11:it -16:janvi -14:just 21:keep -55:l2 -16:la 55:lend -11:lock 10:logo -14:lp 37:market -35:most 18:much -22:my -12:network
-38:on -18:one -16:only -14:option 10:or -18:peak 10:people 12:platform 26:podcast -15:premium 27:project 11:protocol -10:put -19:restrict 11:revenue -10:right -12:rollup 25:share -16:svp -28:that
11:the -17:there -12:thi -17:to 16:trad 25:treasury 15:tvl 10:use 11:v 37:value -10:volume 19:wa -25:we -24:when -16:which 19:who -12:writ -16:évolution`,
  "query of network_infrastructure": `90:* 36:block 11:chain 20:deposit -10:from 20:ha 45:i 39:in 14:issu 40:it 20:lost 15:my -27:numb 20:service 20:sit 12:stablecoin 20:stak 11:the 32:what 20:where 18:which`,
  "query of prediction_markets": `38:* 39:a 38:keccak256 29:of 33:please -11:the 38:word`,
  "query of search_discovery": `156:* 11:at 10:check 26:coin 12:doe 11:expire 15:find 17:from 23:i -11:look 15:me 15:mint 14:my 32:of 24:on 13:that 27:the 20:tick 16:what 12:when`,
  search_discovery: `131:* -13:accountant 27:amount 11:an 13:any 13:are 27:borrow 29:by -14:byte -21:can 26:candl 20:chain 19:code 38:coin 14:coingecko -12:company -16:contract -23:cut -11:day 13:dex -21:dexscreen 10:did
33:doe 12:each 19:error 11:expire -15:explor 34:find 16:found 35:from -23:front -16:function -15:get 11:ha -11:handful 28:hash 21:i -10:includ 31:it 11:keep -19:link -25:look 19:mint 47:my 12:network
12:new 46:of -23:off 13:old 17:on 13:or 24:our 31:pair -11:pool -14:price -29:query -31:return -15:selector -22:sent -33:show -18:stuck -11:tell 19:that 69:the 15:there 28:tick 13:time 11:to 16:token
12:tool -11:top -21:transaction -20:tx -29:view -32:volume -22:wa -12:went 36:what 17:when 34:which 12:with -19:you`,
  security_risk: `-22:* 23:a -10:abi -10:an -17:and 15:anywhere -38:approval 14:are -14:audit -12:auditor -18:big -24:build -24:calldata 11:can 11:check 12:click 13:company 15:credit -14:dapp 14:deploy -22:deposit
-40:dex -16:did 11:domain 11:e 15:end 13:exchange -11:exploit 15:flagg -68:for -12:found 15:front -14:get -10:ha -14:happen -11:have 23:hex -38:how 15:intern 39:it 11:login 11:look 11:lp 19:mail 31:me
17:metamask -11:much -32:my -11:no -11:now -32:of -45:old -38:open 26:or 16:our 32:page -18:podcast -14:protocol 35:query 23:real 34:return -13:right 14:safe 17:say 18:sell -13:sent 13:show -17:since
18:site -13:sold -35:still 22:tell 15:that -27:the 16:they -14:thi 28:to -17:transaction 13:verify 35:view 13:wa 25:wallet -38:what -19:where -18:who -13:whom 11:withdrawal`,
  signature: `-45:a 16:an -29:call -25:data -13:doe 20:event -13:fee -14:function 20:here -18:input 21:interface 12:into -29:log -10:mean 22:method 37:of 22:our 12:output 29:please -18:readable 13:rout 22:selector
-11:slot 12:swap 33:topic 23:topic0 13:turn -34:tx 13:valu 15:what`,
  solanaSignature: `10:the 15:transaction`,
  ticker: `-16:*`,
  time: `11:* 23:a 24:born 15:certain 15:date 28:day -21:how 15:min 13:open 16:that 14:the 12:trade 15:tvl 63:wa 31:what 47:when 18:which 12:will`,
  token_contract: `-127:* 27:a -26:addres -15:all 17:allowance 32:amount 32:an 15:any 39:approval -29:are 23:build 14:byte 14:calldata -19:can -12:chain -42:coin 18:company 21:contract -11:convert -22:create 10:d
-31:dao -35:data -10:day 21:decode -99:deploy 35:dex -16:did -26:do -18:doe 11:eat 30:employ 14:encod -10:enough 31:event 10:explor -22:factory 13:firm 47:for 18:function -13:go -25:got 34:have
15:here -17:him -29:hold 16:how 14:huge 13:i -16:if -22:input 12:inside -87:it -12:keccak256 -12:keep -16:last 43:log 36:many 27:me 18:mean 15:min -15:nephew -22:next -16:no -25:nonce 33:numb -10:of
40:old -17:one 40:open -17:or -75:our 10:output 23:own 31:paid 14:payload -25:pl 13:profit 10:pull 34:raw -22:readable 13:rough 11:rout -22:safe 20:shar -11:share 10:show 17:slot 44:still 23:supp
-19:the 29:their -23:there 25:they 35:thi -18:time 14:top 25:topic 16:topic0 -14:transfer -35:tx 27:v -13:wa -14:wallet -21:want -57:which -86:who -12:will -26:with -13:word`,
  traits: `134:alike 90:argument 145:asked -46:chain 67:described -104:filled 126:first -131:lacks1 131:lacks2 103:lacks3 101:name 127:own 107:partly 111:provider 130:share 112:title 101:used`,
  types: `28:* -22:abi 26:an 34:build 34:calldata 26:encod 25:for 22:have 24:inside 25:me -13:on 24:payload -24:please -12:the`,
  unit: `12:have 12:it 12:numb 13:raw 12:with`,
  url: `30:* 15:a 13:aft 26:airdrop -13:and 27:anywhere 14:are -12:auditor -11:big 11:blacklist -11:category 13:check 13:claim 25:connect -18:copy 14:dangerou 25:deploy 13:e 27:end -38:fake 25:flagg 27:front
-14:how 20:i -10:in 27:intern 20:link 13:login 31:look 22:mail 25:maliciou 12:me 16:my 25:odd -15:of 21:official -35:one -13:only 18:our 81:page -11:podcast -25:real -10:scam 27:site 32:that 23:the
22:they 20:to 14:trust 11:verify 30:wallet -29:what`,
  uuid: `-59:* 31:apy 18:farm 10:how -11:it 17:mean 17:mov 15:my 17:pay 18:per 12:pool -14:since -16:the -20:tvl 13:what`,
  venue: `-17:1h -22:a 18:bet -11:between -11:biggest -13:both 12:chance -10:chart 15:cost -11:current -26:did 21:do -10:ever -14:fee -19:first 15:get 14:give 12:go -20:he 19:hour 25:how 20:if 13:interest
-38:it -11:keep 29:last 12:level -17:like -15:list -10:lowest 11:market 14:me 12:midpoint 13:mov -16:much 28:no 22:now 10:odd -23:of 24:open 12:outcome -12:please -18:poly -27:price 11:print
21:probability -14:reserve -13:sell 12:sery 21:shar -14:sid 21:sold 12:spread 12:strik -14:that 30:the 26:they -18:trade -11:v 18:would`,
};
