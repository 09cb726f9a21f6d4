// Thing weights: how much each stem of a question's words tells for the thing that it leaves open, and what else tells for it; written by test/learn-weights.ts, in hundredths.
export const THING_WEIGHTS: Readonly<Record<string, string>> = {
  "address of collection": `-102:* 16:a 23:copy 33:fake -15:floor -11:for -20:i -20:jpeg -35:on 29:one 23:or -25:own -16:page 32:real 10:the -20:value -21:with`,
  "address of contract": `22:* -18:a 23:abi -10:anywhere -11:audit -14:blacklist 36:call 20:company -20:connect 21:contract 17:credit -35:dapp 21:date -15:deposit -13:did 11:doe 13:eat -10:end 13:exchange -10:flagg 14:from
-11:front 15:ga 28:gave -15:ha -15:hack 18:hold -12:how -18:huge -12:i -18:integ -10:intern -21:keccak256 14:ledg 13:like 23:log 15:me 11:numb 16:on -31:please 25:real -14:return 15:rough 32:safe
26:sell -14:since 23:slot -11:time 10:to -12:trust 26:txid 13:wa -10:wallet -11:which -18:whole 14:will 14:with 10:withdrawal -20:word`,
  "address of market_data": `-60:* -16:the`,
  "address of network_infrastructure": ``,
  "address of onchain_dex": `-73:* -14:price -13:the`,
  "address of pool": `-15:* 13:amount -14:and 12:both 11:chain -16:dex 18:every -16:for 16:give 18:in 18:me 18:mine -15:my 33:of -10:on -13:pair 51:pool 20:reserve 16:sid 11:swap -22:the 18:w`,
  "address of security_risk": `11:hack`,
  "address of token": `-32:* -28:amount -13:can 13:com -13:did -24:every 31:for -15:from -10:give 12:hidden -28:how -31:i 27:if 11:impact -41:in -28:it 38:lamport -12:last -15:list -23:me -26:mine -24:much -21:my -12:no
-35:of -23:on 13:oth 14:out 29:pl 31:please 27:quote 12:receive 22:sell -11:that -20:the 23:there -17:thi 28:to -17:token -13:transfer -25:w 12:when -17:which -14:who 12:would`,
  "address of token_contract": `37:* 12:a 12:amount 12:by 13:decimal 12:erc20 12:factor 12:ha 21:how 12:i 12:log 12:lol 20:many 12:my 14:of 12:off 14:the 12:thi`,
  "address of wallet": `21:* -24:a 15:addres -13:aft 27:all 13:already 28:am -36:amount -40:and 14:any -13:anywhere 23:are 14:arrive -14:ask 15:bal 11:balance -24:been -10:before 10:belong 29:best 24:bet 35:bettor -41:block
-13:book -23:borrow -15:bought -25:bridge 13:bro 28:buy -15:by 10:can 11:ceo -59:chain 20:check 21:client -11:close -15:code -13:company 27:contract 16:current 28:dao 28:data 12:deck 12:deep 28:deploy
-15:deposit -12:dex 27:did -11:do -23:doe -23:each -26:employ 17:empty 14:enough -15:error -21:exploit 17:far -15:fee 37:first -11:fiscal -13:flagg 27:floor 26:from -16:front -12:fund 18:ga -13:gain
-12:getlog 17:got 12:grandson -18:hack -12:hang 15:have 48:he -13:hex 15:history -36:hold -11:holder -11:hour 14:i -15:if -14:in -13:intern -18:issu -78:it 26:jpeg 17:know -33:lamport -10:large
10:last 28:left 17:liq 60:list -13:mail -12:mean -14:mempool -13:min 64:mine -11:mint -21:money -13:morn -29:mov 17:much 18:multisig 12:my -10:name -14:namehash 27:need 27:nft -18:no 11:of 16:office
36:on -14:one 10:open -11:or -15:oth 14:our 16:out 25:over 11:own -20:page -11:pend -10:per 18:pl -22:please 22:poly 16:position -28:price -13:profit -17:project -10:protocol 21:pull -29:raw
-11:readable -11:real -23:recent 12:red 17:redeem 22:revert -18:right -13:sav 11:sell 10:send -23:sent -37:settl -16:shar 22:she -13:short 18:should 29:show -14:sign -21:since -24:sise 14:some
16:someone -18:stable 23:stablecoin -11:stak -23:stand -16:start 20:still -13:subdomain -15:swap 13:table 23:tax 24:text -17:the -15:they -23:thi 20:time -12:topic0 -12:trad 27:transaction -33:transf
12:treasury -13:tvl -11:use -25:value 14:vault 12:w 29:wallet 18:want 10:went 14:were 11:whale -10:what -19:where 38:which 23:who 12:winn 17:won 47:worth -21:would -14:ye -13:year 14:yet`,
  amount: `38:a -10:can 31:contract -12:convert -19:decimal -16:do 13:fee -13:fund -17:ga -27:got -18:him 39:huge -10:if 62:in 33:integ -17:into -25:it -10:left 18:log -10:many 33:my -14:need 29:numb -11:on
31:please 31:return 10:that -10:there 14:to 23:token -13:want 36:whole 13:would`,
  "anything of network_infrastructure": `-13:*`,
  "anything of search_discovery": `107:* -14:addres 33:amount -15:and 11:any 33:borrow 33:by -15:byte -19:can 23:candl 29:chain 20:code 13:coin -22:cut -21:dexscreen 11:did 20:doe 12:each 20:error 15:find 12:found 18:from -22:front
-16:function 16:happen 31:hash 14:how 11:issu 24:it 10:keccak256 -17:link -14:look -26:me 14:much 22:my 11:network -10:nonce 10:of -22:off 20:our 27:pair -11:pool -13:price -28:query -33:return
14:right -14:selector -22:sent -36:show -15:sign 11:stable -16:stuck -14:tell 13:that 49:the 10:to 14:tool -21:tx -28:view -34:volume -13:wa 17:what 21:which -13:you`,
  "anything of token": `-20:* 15:by 17:compare 25:it 11:of 10:price 12:put 15:side -13:the 11:them 13:with`,
  "anything of token_contract": ``,
  "anything of wallet": `24:dao 12:doe -11:each 12:hold -11:how -14:much -22:of -13:on 22:our -25:the -11:value`,
  bitcoinHash: `33:* 12:in 12:pay 12:thi 12:transaction 12:what`,
  block: `-34:* 19:how -23:i -12:in -12:it -10:our -10:payment 17:that 14:the -14:which`,
  chain: `-40:* -13:a 13:about 12:addres 19:also 16:an -26:app 12:are -26:block 19:blockchain 15:bought 11:busy -42:by 11:can 34:chain 12:check 11:circulat 14:collection 19:copy 18:cost 11:csv 30:cut -40:dai
19:de 21:deployment 19:depui 19:develop 30:dexscreen 21:diff 21:download 32:earn 38:fee -12:for 30:front 12:getlog 14:goplu 11:hold 13:holder -22:i 15:if -37:in -39:it 19:janvi 15:just 86:l2 18:la
-16:lend 30:link -14:market 20:may 17:mean 35:most -16:much -44:my -10:need 24:network 14:now -35:of 30:off 12:ok 29:on 31:one 28:only 15:option 18:oth -17:our 15:own 29:pair 14:pause 25:peak 16:pl
-19:please -15:pool 16:price 43:protocol 11:restrict 17:right 25:rollup -10:rough 14:same 17:send 22:sent 14:several -10:should 21:source -33:stable 18:stat -30:supp 19:svp 13:tell -11:the 49:there
15:today 11:topic0 30:volume 21:wa 15:want 12:we -50:what 12:where -11:who -10:will -16:with 11:writ 19:évolution`,
  coinId: `-21:a 18:afternoon 28:aggregator -16:are 11:cheap 14:close -14:company -12:date -11:day 22:deposit 17:did -17:doe 13:fiscal -27:for 24:gain 30:historical -11:hold 16:hour 11:much -24:my 10:of -13:on
-13:paid 21:per -22:pl 26:price -23:quote 24:sav 30:since 12:spr 23:start -12:they -15:treasury -18:which -15:worth 13:year 28:yield`,
  coinSymbol: `-18:* -19:am 19:do -18:far -21:from 20:fund -24:how -34:i -18:liq -16:my -18:of 19:on -11:open 26:pay -17:perp 19:short -23:the -15:there 23:today 23:what`,
  collection: `85:* -13:a 20:and -12:any 17:at -14:bal 16:cap -12:ceo 27:chart -30:check 18:coin -12:collection 11:convert 15:correlation -14:doe 12:fee 21:for 14:from 11:him 12:how 10:i 13:in 14:into 30:it 15:least
18:much -19:my -19:on 18:one 23:or 19:please 21:price -16:the 13:token -13:wallet 40:what`,
  defi_protocol: `16:and 25:apy -12:at 25:before -31:bet 22:big 12:certain 35:chain -21:dao 19:dapp -12:do 33:doe 34:each -15:earn 12:farm 26:fee 14:from 20:get 23:grow 33:hack 39:hold 24:how -17:i -13:in 39:it 16:keep
31:lend 35:market 10:mean -24:much 26:on -15:our -15:peak 12:people 17:per 11:platform 20:podcast 34:project 46:protocol -12:put -15:rollup 21:share 18:show 11:summ -16:that 31:the -10:them -13:there
12:to 21:treasury -24:tvl 14:use 37:value -11:we -27:when 10:who -10:with`,
  ens: `12:for -11:ha -19:it 11:my 13:namehash 13:need 13:subdomain`,
  exchange: `-60:* 13:above 20:account 17:and 22:ask 21:at -18:bet 13:bid -17:did -12:do -22:from -17:fund -14:give 17:have -23:how -18:i -20:in -14:last -20:made -13:me -15:much -10:no -17:of -37:on -12:pair
-17:pay 25:perp 31:please -14:position 14:recent 13:right 14:spot -11:that -39:the -21:tick 35:trad -14:wa 17:where`,
  exchangeId: `103:* 18:basket 15:between 13:can -10:credit 11:feed 54:for -11:from 18:fund 17:go 25:in 11:it -11:ledg -15:me 19:one 11:oracle -19:please 18:pric 16:the 30:there -17:to -10:trad 17:trade 11:volume
25:what -13:withdrawal`,
  hash: `-45:* 22:and -10:arrive 14:at 27:been 14:block -10:broadcast -11:buy 26:call 28:can -27:contract -10:decode -21:deploy -15:event 16:exploit -15:for -13:from 22:ha -14:hash -13:here 28:how 13:i 33:in
29:input 39:it -16:log 23:look -20:me -11:mean 13:mempool 11:min -39:mine 13:most 17:mov 20:my -11:need 18:no 13:nonce 21:of -30:on 12:one 15:only 23:payment 11:pend -29:please -15:raw 29:readable
-14:sell 45:sent 30:settl 17:sise -11:spr 12:still 15:stuck -28:text 15:thi -16:topic0 54:tx 24:value -11:very -49:what -17:when 17:who 18:whom 11:why 10:withdrawal 19:you`,
  hex: `-34:* 12:addres 20:and 18:be 11:before 16:broadcast 12:dapp 31:decode 23:doe 10:explor -18:for 28:function -14:gave -14:happen 33:hex 10:hid -24:in -18:interface 18:it 32:me 28:mean -25:my -33:of
26:on 15:only -18:our 34:query 23:raw -13:real 33:return -11:safe -17:selector -14:sell 35:show 60:sign 11:supposed 32:tell 12:text 27:thi -12:transaction -14:txid 34:view 11:vitalik 12:wall 39:what
10:would`,
  holder: `-22:coin 35:company -25:dao 41:employ -12:fee 13:firm 20:government 18:ha -16:hold 22:how 16:i -16:in -12:keep 18:live 15:much 24:my -10:nephew -40:our 16:own 31:paid 20:profit -13:safe 16:shar
-10:share 26:the 24:their 20:they -11:time -20:token 14:treasury 18:und 21:v 16:with 26:worth`,
  llamaCoin: `-60:* 10:coin -23:how -31:i -12:of -17:on -38:the -11:wa -15:what -22:worth`,
  market: `-15:best -12:bet -18:bettor 11:bos 13:contract -11:do 13:had 11:how 15:i 23:it 10:mov -16:of 21:on 20:price 18:put 12:resolv 12:settl -14:trad -14:what -16:which 33:ye 13:yet`,
  market_data: `-28:* 11:1h -21:a 14:account 18:aggregator -15:and 16:ask 31:at 21:back 21:basket -18:bet 18:between -10:buy -19:can -11:candl -13:cap -13:chain 15:chart 12:cheap -11:circulat 13:close -10:company
-15:cost -14:credit 15:day 15:deposit 44:did -13:do -26:doe 27:ever -10:exploit -11:fee 12:feed -15:find 13:fiscal -49:from -11:fund 21:gain -13:give 16:go -19:ha -13:have 24:historical 26:house
-41:how -38:i -10:if -13:interest 46:it -13:l2 -13:last -14:ledg 10:like 14:lose -10:lp -23:made -11:many -20:market -36:me -15:moment 13:money 14:mov -10:network -19:of -33:on -10:only -16:open
12:oracle -12:over -18:paid -15:pair 15:park -16:pay -34:pl -18:pool -15:position 22:pric 28:price -30:quote 13:right 21:sav 15:should -24:show 12:side 25:since 11:spr 10:stable -22:stablecoin
27:start -21:that -27:the -15:their 16:them -26:they -26:thi -26:tick 14:time -38:to -17:token 29:trad 15:trade -11:treasury 28:tvl -15:v -10:wallet 18:we 17:what 28:when -21:which -14:who
-18:withdrawal -28:worth 14:year 15:yield`,
  moveType: ``,
  network_infrastructure: `-13:* -11:account 19:also -12:are -11:arrive 36:block 15:bought 14:call 28:can 16:chain -12:cheap -13:client 15:collection 11:confirmation -40:contract 17:copy 12:cost 30:data -23:deploy 14:deployment
26:deposit 12:diff 18:doe 12:download -13:eat -28:event 25:exploit -16:from 11:function -11:ga 12:getlog 18:hang -29:hash -14:here -11:hold 13:how 29:i -11:in 29:input 14:issu -31:it -11:keccak256
19:l2 -35:log 14:look 19:lost 11:may -34:me 14:mempool -41:mine 22:morn 20:mov 13:much 34:my 13:namehash 13:nonce 23:now -28:numb -15:of -34:on -15:only -10:or 11:oth 15:peak 11:pend -23:please
-10:price 29:readable 14:revert 18:right 17:rollup -16:rough -14:sell 11:send 42:sent 19:service -15:should 61:sign 22:since 19:sit 12:source -13:spr 16:stablecoin 19:stak 18:stat 13:still
11:subdomain 10:text 42:that 14:the 31:there 28:to 36:transaction 32:transf 15:tvl 48:tx 22:value -12:very -15:wa -11:wallet -12:what 43:where 27:which 18:whom -17:will -23:with 13:you`,
  nft_analytics: `136:* -25:a -13:also -12:an 20:at -13:bought 10:buy 15:cap 16:chang 27:chart -30:check 19:coin -18:collection 11:convert -13:copy 15:correlation 11:did 19:doe 11:fee 18:from 11:him 10:hold 17:how 13:i
11:into 36:it -14:l2 15:least -11:like -13:mean -15:mine 17:much -27:my 20:of -16:on 13:pl 19:price -13:stat 26:the -13:there 46:what -12:where`,
  "of amount": `38:a -10:can 31:contract -12:convert -19:decimal -16:do 13:fee -13:fund -17:ga -27:got -18:him 39:huge -10:if 62:in 33:integ -17:into -25:it -10:left 18:log -10:many 33:my -14:need 29:numb -11:on
31:please 31:return 10:that -10:there 14:to 23:token -13:want 36:whole 13:would`,
  "of bitcoinHash": `33:* 12:in 12:pay 12:thi 12:transaction 12:what`,
  "of block": `-34:* 19:how -23:i -12:in -12:it -10:our -10:payment 17:that 14:the -14:which`,
  "of chain": `-40:* -13:a 13:about 12:addres 19:also 16:an -26:app 12:are -26:block 19:blockchain 15:bought 11:busy -42:by 11:can 34:chain 12:check 11:circulat 14:collection 19:copy 18:cost 11:csv 30:cut -40:dai
19:de 21:deployment 19:depui 19:develop 30:dexscreen 21:diff 21:download 32:earn 38:fee -12:for 30:front 12:getlog 14:goplu 11:hold 13:holder -22:i 15:if -37:in -39:it 19:janvi 15:just 86:l2 18:la
-16:lend 30:link -14:market 20:may 17:mean 35:most -16:much -44:my -10:need 24:network 14:now -35:of 30:off 12:ok 29:on 31:one 28:only 15:option 18:oth -17:our 15:own 29:pair 14:pause 25:peak 16:pl
-19:please -15:pool 16:price 43:protocol 11:restrict 17:right 25:rollup -10:rough 14:same 17:send 22:sent 14:several -10:should 21:source -33:stable 18:stat -30:supp 19:svp 13:tell -11:the 49:there
15:today 11:topic0 30:volume 21:wa 15:want 12:we -50:what 12:where -11:who -10:will -16:with 11:writ 19:évolution`,
  "of coinId": `-21:a 18:afternoon 28:aggregator -16:are 11:cheap 14:close -14:company -12:date -11:day 22:deposit 17:did -17:doe 13:fiscal -27:for 24:gain 30:historical -11:hold 16:hour 11:much -24:my 10:of -13:on
-13:paid 21:per -22:pl 26:price -23:quote 24:sav 30:since 12:spr 23:start -12:they -15:treasury -18:which -15:worth 13:year 28:yield`,
  "of coinSymbol": `-18:* -19:am 19:do -18:far -21:from 20:fund -24:how -34:i -18:liq -16:my -18:of 19:on -11:open 26:pay -17:perp 19:short -23:the -15:there 23:today 23:what`,
  "of collection": `-18:airdrop -10:all -11:also -11:an 10:and -13:any 15:at -19:bal -11:bought -10:bro 16:cap -12:ceo 27:chart -40:check 18:coin -20:collection 11:convert 16:copy 15:correlation -16:doe 33:fake 12:fee
-16:floor 12:for 18:from 11:him 13:how -12:i -11:if 11:in 14:into 37:it -24:jpeg -10:l2 15:least -12:me -11:mean -11:member 17:much -29:my -49:on 47:one 44:or -37:own -16:page 17:please 18:price
35:real -11:stat -13:the -11:there -23:value -15:wallet 33:what -25:with`,
  "of contract": `22:* -18:a 23:abi -10:anywhere -11:audit -14:blacklist 36:call 20:company -20:connect 21:contract 17:credit -35:dapp 21:date -15:deposit -13:did 11:doe 13:eat -10:end 13:exchange -10:flagg 14:from
-11:front 15:ga 28:gave -15:ha -15:hack 18:hold -12:how -18:huge -12:i -18:integ -10:intern -21:keccak256 14:ledg 13:like 23:log 15:me 11:numb 16:on -31:please 25:real -14:return 15:rough 32:safe
26:sell -14:since 23:slot -11:time 10:to -12:trust 26:txid 13:wa -10:wallet -11:which -18:whole 14:will 14:with 10:withdrawal -20:word`,
  "of ens": `12:for -11:ha -19:it 11:my 13:namehash 13:need 13:subdomain`,
  "of exchange": `-60:* 13:above 20:account 17:and 22:ask 21:at -18:bet 13:bid -17:did -12:do -22:from -17:fund -14:give 17:have -23:how -18:i -20:in -14:last -20:made -13:me -15:much -10:no -17:of -37:on -12:pair
-17:pay 25:perp 31:please -14:position 14:recent 13:right 14:spot -11:that -39:the -21:tick 35:trad -14:wa 17:where`,
  "of exchangeId": `103:* 18:basket 15:between 13:can -10:credit 11:feed 54:for -11:from 18:fund 17:go 25:in 11:it -11:ledg -15:me 19:one 11:oracle -19:please 18:pric 16:the 30:there -17:to -10:trad 17:trade 11:volume
25:what -13:withdrawal`,
  "of hash": `-45:* 22:and -10:arrive 14:at 27:been 14:block -10:broadcast -11:buy 26:call 28:can -27:contract -10:decode -21:deploy -15:event 16:exploit -15:for -13:from 22:ha -14:hash -13:here 28:how 13:i 33:in
29:input 39:it -16:log 23:look -20:me -11:mean 13:mempool 11:min -39:mine 13:most 17:mov 20:my -11:need 18:no 13:nonce 21:of -30:on 12:one 15:only 23:payment 11:pend -29:please -15:raw 29:readable
-14:sell 45:sent 30:settl 17:sise -11:spr 12:still 15:stuck -28:text 15:thi -16:topic0 54:tx 24:value -11:very -49:what -17:when 17:who 18:whom 11:why 10:withdrawal 19:you`,
  "of hex": `-34:* 12:addres 20:and 18:be 11:before 16:broadcast 12:dapp 31:decode 23:doe 10:explor -18:for 28:function -14:gave -14:happen 33:hex 10:hid -24:in -18:interface 18:it 32:me 28:mean -25:my -33:of
26:on 15:only -18:our 34:query 23:raw -13:real 33:return -11:safe -17:selector -14:sell 35:show 60:sign 11:supposed 32:tell 12:text 27:thi -12:transaction -14:txid 34:view 11:vitalik 12:wall 39:what
10:would`,
  "of holder": `-22:coin 35:company -25:dao 41:employ -12:fee 13:firm 20:government 18:ha -16:hold 22:how 16:i -16:in -12:keep 18:live 15:much 24:my -10:nephew -40:our 16:own 31:paid 20:profit -13:safe 16:shar
-10:share 26:the 24:their 20:they -11:time -20:token 14:treasury 18:und 21:v 16:with 26:worth`,
  "of llamaCoin": `-60:* 10:coin -23:how -31:i -12:of -17:on -38:the -11:wa -15:what -22:worth`,
  "of market": `-15:best -12:bet -18:bettor 11:bos 13:contract -11:do 13:had 11:how 15:i 23:it 10:mov -16:of 21:on 20:price 18:put 12:resolv 12:settl -14:trad -14:what -16:which 33:ye 13:yet`,
  "of market_data": `-41:* -11:a 11:ath 26:back 10:bag 11:below -13:circulat 12:did 15:ever 11:far -12:for 28:house 12:it 15:lose 14:money 24:mov -13:much 19:my -16:network 35:of -34:on 15:park -18:price 39:stable
-20:stablecoin 29:supp 24:that -17:the -12:there -14:thi 26:tvl 25:we 27:when`,
  "of moveType": ``,
  "of network_infrastructure": `50:* 33:block 20:deposit -11:from 17:ha 20:hang 56:i 35:in 14:issu 48:it 20:lost 20:morn 28:my -27:numb 20:service 20:since 20:sit 13:stablecoin 20:stak -15:the 12:thi 14:transf 22:what 38:where
17:which`,
  "of onchain_dex": `41:* 15:a 12:became 14:biggest 39:bridge 12:depositor 32:dex 31:did 11:exploit -14:for 12:known 10:l2 10:land 10:list 12:much 31:on -25:pool -14:price 13:since 28:the 14:today -11:trad 16:transf
14:transfer -16:what 12:withdraw`,
  "of pair": `95:* 34:on`,
  "of pool": `-15:* 13:amount -14:and 12:both 11:chain -16:dex 18:every -16:for 16:give 18:in 18:me 18:mine -15:my 33:of -10:on -13:pair 51:pool 20:reserve 16:sid 11:swap -22:the 18:w`,
  "of prediction_markets": `48:* 35:a 34:keccak256 25:of 31:please -11:the 34:word`,
  "of protocol": `-16:about 11:aft 42:and 27:app -11:at 27:before -31:bet 31:big -15:blockchain 36:by 13:certain 26:chain 48:dai -21:dao 26:dapp -15:de 10:deposit -15:depui 44:doe 43:each -41:earn 19:from 19:get
24:grow 33:hack 39:hold -13:holder 13:how -25:i -12:in 20:it -15:janvi -15:just 21:keep -49:l2 -15:la 51:lend 46:market -36:most -21:my -11:network 10:of -45:on -16:one -11:option -23:peak 13:people
10:platform 28:podcast 35:project 17:protocol -12:put -11:restrict 12:revenue -20:rollup 24:share -15:svp -31:that -18:there -11:thi 25:treasury 12:tvl 12:v 37:value 11:wa -24:we -27:when -14:which
17:who -13:writ -15:évolution`,
  "of search_discovery": `133:* 33:amount 13:any 15:are 33:borrow 36:by -15:byte -18:can 23:candl 30:chain 20:code 30:coin 15:coingecko -18:contract -22:cut -11:day 11:dex -21:dexscreen 11:did 31:doe 12:each 20:error 11:expire
-18:explor 26:find 12:found 45:from -22:front -16:function -16:get 10:group 10:ha 17:happen 31:hash 11:holder 15:i 11:issu 33:it 10:keccak256 -17:link 11:liquidity -25:look -15:me 19:mint 46:my
12:network 10:new -10:nonce 42:of -22:off 19:on 26:our 27:pair -11:pool -13:price -28:query -32:return -14:selector -22:sent -35:show -15:sign 11:stable -16:stuck -14:tell 20:that 67:the 10:there
40:tick 13:time 13:to 12:token 14:tool 10:two -21:tx -28:view -33:volume -17:wa 37:what 19:when 37:which 10:with -15:you`,
  "of security_risk": `11:hack`,
  "of signature": `-45:a 11:an -33:call -21:data -11:doe 12:event -10:fee -17:function 20:here 19:interface 21:into -22:log 19:method -11:numb 26:of 15:on 21:our 35:please 22:rout 20:selector -10:slot 21:swap 13:the
35:topic 24:topic0 22:turn -32:tx 22:valu 18:what`,
  "of solanaSignature": `11:transaction`,
  "of ticker": ``,
  "of time": `13:* 23:a 20:born 16:certain 16:date 29:day 14:did -21:how 15:min -12:of 11:on 12:open 10:sign 15:that 16:the 11:trade 14:tvl 62:wa 30:what 48:when 20:which 11:will`,
  "of token": `-32:* 10:all -28:amount 11:both -13:can 13:com 15:compare -14:did -25:every 27:for -15:from -11:give 12:hidden -14:hold -37:how -31:i 27:if 12:impact -54:in 36:lamport -11:last -12:list -21:me
-27:mine -31:much -23:my -11:no -22:of -29:on -10:or 13:oth -11:our 12:out 31:pl 33:please 17:price 13:put 26:quote 13:receive 11:scam 21:sell 11:swap -11:that -30:the 16:there 34:to -22:token
-13:transfer -25:w 10:when -17:which -15:who 11:would`,
  "of token_contract": `52:* 11:a 11:amount 11:by 13:decimal 12:erc20 12:factor 13:ha 19:how 11:i 12:log 12:lol 20:many 12:my 12:of 12:off 14:the 12:thi`,
  "of types": `55:* 27:a -20:abi 22:amount 20:an 28:build 29:calldata -16:contract 11:decimal 20:encod 23:for 47:have 35:how 23:i 19:inside 19:it 35:many 19:me -10:my 12:numb -14:on 19:payload -11:pl -15:please
35:raw -22:the 22:token`,
  "of unit": ``,
  "of url": `32:* 19:a 28:airdrop -14:and 32:anywhere 11:are -13:auditor -12:big 24:blacklist -10:category 13:check 13:claim 37:connect -25:copy 14:dangerou 19:dapp 30:deploy 10:domain 32:end -30:fake 30:flagg
32:front -14:how 23:i -11:in 32:intern 21:link -11:list 32:look 15:mail 28:maliciou 12:me 14:my 28:odd -17:of -29:one -11:only -16:or 22:our 65:page -12:podcast -25:real -13:scam 29:site 10:somebody
36:that 25:the 16:they -10:thi 26:to 15:trust 23:wallet -26:what`,
  "of uuid": `-58:* 26:apy -13:did 12:farm 11:mean 11:mov 13:my 11:pay 13:per 12:pool 10:show -12:since -14:the -21:tvl`,
  "of venue": `-12:* -15:1h -24:a -11:account -14:and -12:ask 46:bet -15:biggest -15:both 11:chance -13:chart 13:cost -15:current -34:did 23:do -13:exchange -14:fee -22:first -13:for 15:get 17:give -14:grow -11:have
-16:he 13:hour 22:how 14:i 19:if 26:interest -45:it 24:last 13:level -15:like -23:list 18:made -11:market 16:me 11:midpoint 17:money 19:no 14:now -14:of -11:one 35:open 10:outcome -12:please -17:poly
-27:price 11:probability 23:recent -15:reserve 20:shar -15:sid 21:sold 11:spread 14:stand -21:that 18:the 25:they -12:to 13:trad -17:trade -12:want -11:where 17:would`,
  "of wallet": `19:* -31:a 12:account 21:addres -13:aft 32:all 13:already 29:am -36:amount -40:and 14:any -14:anywhere 26:are 15:arrive -15:ask -11:at -12:back 15:bal 11:balance -25:been -10:before 11:belong 29:best
24:bet 35:bettor -42:block -13:book -23:borrow -15:bought -25:bridge 13:bro 28:buy -13:by 12:ceo -68:chain -11:chart 20:check 22:client -11:close -16:code -21:coin -12:com -13:company 27:contract
10:count 11:current 50:dao 28:data 12:deck 12:deep 26:deploy -14:deposit -12:dex 25:did -14:doe -34:each -30:employ 17:empty -12:encod -11:end 21:enough -15:error 12:everyth -23:exploit 17:far -13:fee
38:first -11:fiscal -14:flagg 27:floor 26:from -18:front -12:fund 18:ga -15:gain -12:getlog -10:goplu 16:got -11:government 13:grandson -18:hack 11:had -13:hang 16:have 50:he -12:hex 14:history
-24:hold -11:holder -11:hour -14:house 14:i -16:if -11:in -15:intern -18:issu -63:it 27:jpeg 18:know -33:lamport -10:large 11:last 35:left 17:liq 52:list -13:mail -12:mean -14:mempool -13:min 68:mine
-10:mint -21:money -13:morn -34:mov 10:much 18:multisig -10:name -14:namehash 20:need 28:nft -17:no 16:office 32:on -19:one -11:only 10:open -16:oth 36:our 14:out 24:over -20:page -10:pause
-12:payload -11:pend -11:per 17:pl -22:please 22:poly 16:position -29:price -13:profit -17:project -11:protocol 21:pull -29:raw -11:readable -12:real -23:recent 12:red 17:redeem 23:revert -19:right
-15:sav 11:selector 11:sell -22:sent -37:settl -10:several -17:shar 22:she -13:short 18:should 31:show -15:sign -23:since -24:sise 13:some 17:someone -18:stable 23:stablecoin -12:stak -23:stand
-18:start 23:still -13:subdomain -15:swap 12:table 20:tax 23:text -23:the -12:their -10:there -24:they -20:thi 19:time 14:token -12:topic0 -12:trad 23:transaction -34:transf -10:turn -18:tvl -11:use
-10:valu -35:value 14:vault 11:w 33:wallet 13:want 11:went 14:were 11:whale -19:where 39:which 23:who 12:winn 17:won 46:worth -19:would -14:ye -12:year 13:yet`,
  onchain_dex: `-96:* 11:a 14:all 11:am -17:amount -10:any -15:are -11:basket 12:became 14:biggest 14:both 37:bridge -12:candl 11:chain 12:com 12:depositor 16:dex 20:did 13:do 11:exploit 17:for -18:from 11:get -12:go
-13:ha -25:i 26:if 11:impact -22:in -27:it 12:known 39:lamport 10:land -11:many 12:much 17:network 11:of 35:on -11:or 16:out -34:pair 24:pl 18:please -11:pric -16:price 30:quote 11:receive -10:recent
19:reserve 10:sell 18:sid -17:that -11:tick 33:to -11:token -19:trad 16:transf 14:transfer -24:what -12:which 12:withdraw 26:would`,
  "other of market_data": `-12:a 10:ath 26:back 10:bag 11:below -13:circulat 12:did 15:ever 11:far 28:house 12:i 17:in 16:it 15:lose 14:money 24:mov 21:my -16:network 40:of -24:on 15:park -13:price 45:stable -20:stablecoin
29:supp 27:that -12:there -15:thi 26:tvl 25:we 27:when`,
  "other of network_infrastructure": `-70:* -10:a -11:for 20:hang 20:morn 20:since -15:the 14:transf 19:where`,
  "other of onchain_dex": `74:* 12:became 14:biggest 39:bridge 10:company 12:depositor 39:dex 33:did 12:exploit 14:how 12:known 10:land 11:list 14:much 32:on -11:pair -23:pool 13:since 40:the 13:today 10:transf 14:transfer
10:use -13:what 12:withdraw`,
  pair: `95:* 34:on`,
  portfolio_wallet: `32:* -37:a 16:account 47:addres 16:all 11:already -36:amount -12:an 29:and -14:anywhere 30:are 11:arrive -16:at -11:back 11:balance 13:bett -12:biggest -40:block -23:borrow -25:bridge 25:buy -19:by
42:can -68:chain 13:check 18:client -15:code -14:coin -11:com -13:company 34:contract 11:count 22:create 27:cut 53:dao 12:deck 112:deploy -15:deposit -15:dex 27:dexscreen -51:doe -36:each -30:employ
15:empty -12:encod 20:enough -14:error 11:everyth -23:exploit 22:factory -10:fee 17:first -15:flagg 10:for 14:front 10:fund 18:ga -15:gain -12:getlog -11:government 13:grandson 29:ha -19:hack -14:hang
11:him 14:history -12:hold -12:house 37:i 15:in -14:intern -18:issu -12:it 18:know 14:l2 -31:lamport 12:last 16:left -16:lend 15:like 27:link 25:list 18:me -14:mempool -13:min 62:mine -19:money
-14:morn -31:mov 18:multisig -15:my 26:need 28:next 20:nonce -10:numb 27:off 20:on -14:oth 45:our 13:out 24:over -12:page -12:paid 28:pair 13:pay -12:payload -11:pend 29:pl -47:please 13:position
19:price -17:profit -16:project -29:raw -18:recent -15:sav 11:selector 10:sell -11:shar 16:she 16:should 12:show -13:sign -19:since 15:so 18:sold 13:some 13:someone -18:stable 22:stablecoin -17:start
-11:swap 12:table 12:tax -14:that -26:the -11:their -16:they 21:time -41:to 11:today 25:token -12:topic0 -34:trad -13:trade 23:transaction -34:transf -11:tvl -10:use -60:value 10:vault 34:volume 11:w
48:wa 28:wallet 23:want 10:went 11:what 20:which 92:who 29:will 24:with 63:worth`,
  prediction_markets: `-30:* -15:1h -14:account -39:and -13:ask -22:at -12:been 39:bet 11:bos -14:both -22:buy 11:chance -10:chart -12:close 13:contract 14:cost -28:did -13:doe -14:end -10:everyth -13:exchange -17:fee
-11:fiscal -16:for -12:from 17:give -15:grow 11:hows -17:i 19:interest -56:it 25:keccak256 24:last -16:like -10:lowest 10:made 12:me 10:midpoint 13:money 11:mov -16:much 42:no 33:on 28:open -17:our
11:outcome -15:own -13:pl 17:please -16:price 17:probability 11:put 22:recent -17:reserve -24:sell 13:shar -16:she 11:show -13:sid 11:spread 10:strik -16:th 15:the 16:they -14:time -13:token 37:trad
-11:v -14:wallet -45:what -10:when -14:where 11:with 25:word 24:ye -16:year`,
  protocol: `-16:about 11:aft 42:and 27:app -11:at 27:before -31:bet 31:big -15:blockchain 36:by 13:certain 26:chain 48:dai -21:dao 26:dapp -15:de 10:deposit -15:depui 44:doe 43:each -41:earn 19:from 19:get
24:grow 33:hack 39:hold -13:holder 13:how -25:i -12:in 20:it -15:janvi -15:just 21:keep -49:l2 -15:la 51:lend 46:market -36:most -21:my -11:network 10:of -45:on -16:one -11:option -23:peak 13:people
10:platform 28:podcast 35:project 17:protocol -12:put -11:restrict 12:revenue -20:rollup 24:share -15:svp -31:that -18:there -11:thi 25:treasury 12:tvl 12:v 37:value 11:wa -24:we -27:when -14:which
17:who -13:writ -15:évolution`,
  "query of network_infrastructure": `89:* 35:block 10:chain 20:deposit 20:ha 43:i 37:in 14:issu 42:it 20:lost 17:my -27:numb 20:service 20:sit 13:stablecoin 20:stak 10:the 30:what 20:where 19:which`,
  "query of prediction_markets": `48:* 35:a 34:keccak256 25:of 31:please -11:the 34:word`,
  "query of search_discovery": `155:* 12:are 14:at 11:check 19:coin 12:doe 11:expire -12:for 28:from 11:holder 18:i 14:mint 16:my 22:of 19:on 27:the 32:tick 11:when 12:which`,
  search_discovery: `134:* 33:amount 13:any 15:are 33:borrow 36:by -15:byte -18:can 23:candl 30:chain 20:code 30:coin 15:coingecko -18:contract -22:cut -11:day 11:dex -21:dexscreen 11:did 31:doe 12:each 20:error 11:expire
-18:explor 26:find 12:found 45:from -22:front -16:function -16:get 10:group 10:ha 17:happen 31:hash 11:holder 15:i 11:issu 33:it 10:keccak256 -17:link 11:liquidity -24:look -15:me 19:mint 45:my
12:network 10:new -10:nonce 41:of -22:off 19:on 26:our 27:pair -11:pool -13:price -28:query -32:return -14:selector -22:sent -35:show -15:sign 11:stable -16:stuck -14:tell 20:that 67:the 10:there
40:tick 13:time 13:to 12:token 14:tool 10:two -21:tx -28:view -33:volume -17:wa 37:what 19:when 37:which 10:with -15:you`,
  security_risk: `-21:* 24:a 10:airdrop 16:anywhere -36:approval 13:are -13:audit -12:auditor -20:big -21:build -20:calldata 11:check 12:company 17:credit -14:dapp 17:deploy -16:deposit -38:dex -12:did 12:domain 15:end
13:exchange -10:exploit 12:fee -10:find 16:flagg -68:for 16:front -14:get -11:ha -16:happen 16:hex 12:hidden -35:how -16:in 16:intern 36:it 14:mail 32:me -30:my -26:of -38:old -36:open 12:or 16:our
25:page -10:people -19:podcast -16:protocol 34:query 21:real 33:return -10:right 11:safe 10:say 26:sell -12:sent -18:since 14:site -35:still 22:tell 10:that -29:the -10:thi 22:to -11:tool
-21:transaction 10:verify 34:view 15:wa 20:wallet -31:what -16:who -12:whom 11:with 10:withdrawal`,
  signature: `-45:a 11:an -33:call -21:data -11:doe 12:event -10:fee -17:function 20:here 19:interface 21:into -22:log 19:method -11:numb 26:of 15:on 21:our 35:please 22:rout 20:selector -10:slot 21:swap 13:the
35:topic 24:topic0 22:turn -32:tx 22:valu 18:what`,
  solanaSignature: `11:transaction`,
  ticker: ``,
  time: `13:* 23:a 20:born 16:certain 16:date 29:day 14:did -21:how 15:min -12:of 11:on 12:open 10:sign 15:that 16:the 11:trade 14:tvl 62:wa 30:what 48:when 20:which 11:will`,
  token_contract: `-133:* 20:a -25:addres 28:amount 23:an 38:approval -21:are -12:at 20:build 15:byte 20:calldata -15:can -34:coin 19:company 20:contract -22:create -32:dao -31:data 13:date 17:decode -87:deploy 33:dex
-21:did -22:do -14:doe 13:eat 36:employ 13:encod -10:enough 27:event 10:explor -22:factory -11:fee 11:firm 35:for 13:function -26:got 13:government 31:have 16:here -18:him -29:hold 17:how 18:huge 12:i
-16:if -12:input 11:inside 14:integ -94:it -20:keccak256 -12:keep -11:last -13:least 11:live 42:log 34:many 27:me 21:mean -14:need -11:nephew -22:next -14:no -24:nonce 38:numb -37:of 38:old -16:one
38:open -17:or -68:our 17:own 26:paid 12:payload -18:pl 19:profit 29:raw -12:readable 13:return 15:rough 13:rout -17:safe 13:shar 14:slot -12:sold 35:still 17:swap -19:that -18:the 24:their -21:there
23:they 49:thi -11:time -13:to 25:topic 18:topic0 -12:transaction -12:transfer 18:turn -33:tx 11:und 12:unpack 21:v 18:valu -16:wa -12:wallet -17:want -14:when -50:which -74:who 15:whole -12:with
-22:word`,
  traits: `136:alike 97:argument 140:asked -52:chain 74:described -102:filled 109:first -137:lacks1 144:lacks2 90:lacks3 86:name 128:own 105:partly 105:provider 123:share 108:title 99:used`,
  types: `55:* 27:a -20:abi 22:amount 20:an 28:build 29:calldata -16:contract 11:decimal 20:encod 23:for 47:have 35:how 23:i 19:inside 19:it 35:many 19:me -10:my 12:numb -14:on 19:payload -11:pl -15:please
35:raw -22:the 22:token`,
  unit: ``,
  url: `32:* 19:a 28:airdrop -14:and 32:anywhere 11:are -13:auditor -12:big 24:blacklist -10:category 13:check 13:claim 37:connect -25:copy 14:dangerou 19:dapp 30:deploy 10:domain 32:end -30:fake 30:flagg
32:front -14:how 23:i -11:in 32:intern 21:link -11:list 32:look 15:mail 28:maliciou 12:me 14:my 28:odd -17:of -29:one -11:only -16:or 22:our 65:page -12:podcast -25:real -13:scam 29:site 10:somebody
36:that 25:the 16:they -10:thi 26:to 15:trust 23:wallet -26:what`,
  uuid: `-58:* 26:apy -13:did 12:farm 11:mean 11:mov 13:my 11:pay 13:per 12:pool 10:show -12:since -14:the -21:tvl`,
  venue: `-12:* -15:1h -24:a -11:account -14:and -12:ask 46:bet -15:biggest -15:both 11:chance -13:chart 13:cost -15:current -34:did 23:do -13:exchange -14:fee -22:first -13:for 15:get 17:give -14:grow -11:have
-16:he 13:hour 22:how 14:i 19:if 26:interest -45:it 24:last 13:level -15:like -23:list 18:made -11:market 16:me 11:midpoint 17:money 19:no 14:now -14:of -11:one 35:open 10:outcome -12:please -17:poly
-27:price 11:probability 23:recent -15:reserve 20:shar -15:sid 21:sold 11:spread 14:stand -21:that 18:the 25:they -12:to 13:trad -17:trade -12:want -11:where 17:would`,
};
