// Thing weights: how much each stem of a question's words tells for the thing that it leaves open, and what else tells for it; written by test/learn-weights.ts, in hundredths.
export const THING_WEIGHTS: Readonly<Record<string, string>> = {
  "address of collection": `-87:* 14:a -10:check 19:copy 39:fake -16:floor -21:i -21:jpeg -21:official -32:on 34:one 16:or -25:own -26:page 39:real -20:value -22:with`,
  "address of contract": `27:* -17:a 27:abi 11:at 23:call 19:company -15:connect 11:contract 15:credit -25:dapp 14:date -22:deposit -14:did 10:eat 15:exchange 13:from 13:ga 23:gave 19:hold -12:how -15:huge -15:i -17:in
-15:integ -11:keccak256 15:ledg 14:log 25:me -10:method -13:of 34:on -15:please 14:read 19:real -15:return 13:rough 37:safe 22:sell -11:since 19:slot 12:to 21:txid 14:wa -13:wallet -20:what -10:which
-15:whole 10:will 12:withdrawal -12:word -10:yield`,
  "address of market_data": `-54:*`,
  "address of network_infrastructure": ``,
  "address of onchain_dex": `-54:* -11:the`,
  "address of pool": `-13:* 13:both -13:for 18:in -12:it 11:me -11:my 13:of 42:pool 18:reserve 16:sid -14:the 12:thi`,
  "address of security_risk": `-10:airdrop 11:hack -11:look -10:maliciou -10:odd -11:page`,
  "address of token": `-13:a -22:amount -15:are -10:backer 25:cost 11:decimal -16:did 17:doe -16:every 21:for -19:from -37:i 21:if -37:in -36:it 36:lamport -13:last -17:list 10:lock -20:me -21:mine -26:my -20:no 14:now
-18:of -20:on -12:or 13:oth 25:pl 34:please -11:project 21:quote 12:receive 28:right 10:sell 25:send -11:shar 21:stable 32:supp -17:the 39:there -16:thi 25:to -15:token -15:trad -13:transfer -16:w
-20:what -20:which -18:who`,
  "address of token_contract": `42:* 10:a 11:amount 11:by 12:decimal 11:down 11:erc20 11:factor 10:from 11:ha 22:how 11:i 11:log 11:lol 22:many 10:my 13:of 11:off 15:the 10:thi 11:top`,
  "address of wallet": `27:* -26:a 16:account 12:accountant 30:addres -12:aft 30:all 16:already 12:am -17:amount -17:and -11:anywhere 31:are 11:arriv 11:art -12:ask 15:bal 13:balance -10:before 14:belong 28:best 19:bet
34:bettor -10:big -41:block 11:board -11:borrow -10:bought -16:bridge 12:bro 29:buy 22:can 10:ceo -50:chain 31:check 12:client -14:close -11:code 16:collection -10:com 16:contract 11:count 15:current
12:custom 26:dao 30:data 14:deck 15:deep 19:deploy -20:deposit 15:did -11:do -18:doe -12:e -22:each 11:election -24:employ 20:empty -12:encod -11:end -10:error 19:every -23:exploit 25:first -14:fiscal
-11:flagg 25:floor -11:front -17:fund -15:gain -11:getlog 14:guy 10:ha -13:hang 58:he 11:held -15:hex 15:history -33:hold -14:hour 20:i 12:incom -11:intern 11:inventory -20:issu -77:it 12:item 25:jpeg
-33:lamport -10:large 10:last 17:left -11:lend 55:list -12:login 11:made -17:mail -10:many 13:me -14:mempool -19:min 58:mine -11:mint -14:money -19:morn -10:most -29:mov 16:multisig -11:namehash
19:need 27:nft -13:no 11:noon -10:odd 16:of 15:office 36:on 10:open -21:or -13:oth 18:our 21:out 27:over 21:own -26:page -12:pay -12:payload 12:payout -22:pend -13:per 37:pl -22:please 24:poly
-27:price -12:project 13:pull 16:queue -40:raw -17:real -10:receive -21:recent 15:red 21:redeem 21:revert 11:reward -15:sav 13:selector 19:sell 12:send -11:sent -13:shar 17:she -14:short 11:should
23:show -15:sign -18:since -41:sise 11:sitt 21:some 11:someone 14:someth 15:spr -17:stable 12:stablecoin -11:stak -15:stand -16:start 18:still 11:swapp 14:table 20:tax 30:text -25:they -16:thi 16:time
18:token -11:topic0 -13:trad 14:transaction -34:transf 11:transfer 13:treasury -12:tvl 10:tx -11:use -15:value 24:vault 19:w 26:wallet 29:want 14:went 18:were 13:whale -18:what -11:when 41:which
11:winn 16:won 52:worth -23:would -17:year 14:yet`,
  amount: `63:a 34:amount -13:can 27:contract -14:convert -23:decimal -11:did -21:do 21:fee 10:for -11:from -14:fund -17:got -14:ha -17:him 34:huge 14:i 65:in 28:integ -15:into 31:log 34:my 24:numb -18:on
28:please 29:raw 27:return 12:the -11:there 28:to 46:token -19:want -13:what 30:whole`,
  "anything of network_infrastructure": ``,
  "anything of search_discovery": `110:* -14:accountant -17:addres -15:all 22:amount 19:and -16:at 22:borrow 31:by -16:byte 21:call -23:can 18:candl 27:chain 17:code -13:company 22:data 12:doe 12:each 17:error -14:for 11:found 17:from
-17:function 27:hash 22:input 11:issu 27:it -12:last -13:look -24:me -12:need 11:network -10:nonce 37:of 12:or -12:out 38:pair 22:readable -15:selector -41:show -12:sign -12:sitt 11:stable -18:stuck
62:the -12:thi -17:transaction -14:went 18:what 16:which -14:you`,
  "anything of token": `-25:* 11:by 14:compare -14:cost -18:doe -12:how 23:it -14:much -12:now 14:price -10:right 13:rn -14:send 11:side -18:there 11:with`,
  "anything of token_contract": ``,
  "anything of wallet": `-10:chain 24:dao -12:each 12:hold -10:how -10:it 10:left -15:much -13:my -17:of -13:on 23:our -13:paid -21:the -13:their -13:they -12:treasury -13:v -12:value -10:when -12:worth`,
  bitcoinHash: `34:* 12:in 11:pay 11:thi`,
  block: `-37:* 12:and 15:block 10:ha 22:how -20:i -20:it 10:many -14:min -12:our -14:payment 23:that 22:the 11:transaction -19:which`,
  chain: `-45:* -19:a -37:and -23:app 11:are -19:block 50:chain 13:develop -15:did -11:each 36:earn 42:fee -20:for -15:from 11:getlog -10:house -41:i -50:in -41:it 61:l2 -21:lend -10:lifetime -15:market -19:me
38:most -20:much -39:my 24:network -52:of 23:one 25:only 20:option -13:our 12:peak -17:please -13:pool 18:premium 45:protocol 22:restrict -30:stable -34:supp -17:that -28:the 21:to 12:today 28:tvl
-43:what 12:which -10:will`,
  coinId: `-23:* -16:a 19:afternoon -17:are -10:can 12:cheap 17:close -14:coin -12:company 14:did -14:doe 12:end 16:fiscal -21:for 27:gain -11:hold 18:hour 15:much -22:my 29:of -11:on 10:or 17:per -17:pl
25:price -16:quote 27:sav 29:since 14:spr 26:start -15:the -18:treasury -15:which 13:year`,
  coinSymbol: `-17:* 17:do 20:fund -16:i -12:my -19:of 30:on -10:open 25:pay -13:perp 20:short -24:the -10:there 22:today 23:what`,
  collection: `91:* 14:and -14:any 23:at -14:bal -11:ceo 35:chart -33:check 29:coin 18:convert 15:correlation -18:doe 14:fee 18:for 21:from 11:got 18:him 18:i -11:if 18:into 29:it 15:least 20:much 11:nephew -20:on
17:one 19:or 19:please 17:price -23:the -10:transaction -11:wallet 42:what`,
  defi_protocol: `19:and 29:apy -13:at -12:back 10:backer 17:before 20:big 37:chain -13:cost -20:dao 20:dapp 36:doe 41:each 17:farm 28:fee 13:from 15:grow 21:hack 43:hold -13:house 35:how -13:in 30:it 21:keep 32:lend
-13:lp 27:market 16:mean 38:on -16:our 12:pay 24:per 11:platform 20:podcast 25:project 38:protocol -12:put -11:right 19:share 14:show -11:stable 11:summ 42:the -19:there 11:to 19:treasury -12:tvl
13:use 42:value -13:we 11:what -16:when 12:who`,
  ens: `20:* 10:for -16:it 13:my 11:namehash`,
  exchange: `-52:* 10:above 12:account 13:ask 20:at -12:candl -13:do -13:how -17:i -28:in -17:last -14:market -14:no -11:of -31:on -18:pair 25:perp 28:please 27:recent -12:sell 15:spot -15:that -34:the 24:there
-14:tick -11:to 41:trad`,
  exchangeId: `99:* 12:and 24:basket 20:between 15:can 13:coin 12:feed 61:for -13:from 20:go 12:i 27:in 16:it 12:my 26:one 12:oracle -15:please 24:pric 19:the 22:there -12:to 15:trade 11:volume 33:what
-11:withdrawal`,
  hash: `-71:* -12:an 18:at 29:can -11:cheap -21:contract -21:data -14:deploy -19:event 11:fail -13:fee -21:for 13:ga 11:happen -14:hash -14:here 11:holder 18:i 32:in 36:it -15:log 27:look -15:me -12:mean
11:mempool 15:min -27:mine 13:most 10:much 18:my 21:no 26:of -14:on 15:one 15:our 24:payment 21:pend -15:pl -15:please -15:queue -12:raw -12:sell 35:sent -12:slot -14:spr 12:statu 11:still 14:stuck
10:swap -20:text 24:thi -15:topic -15:topic0 32:tx 15:value -24:what -20:when 16:which 32:who 20:whom -11:with 25:you`,
  hex: `-49:* 16:4byte 17:a 24:be 18:before 11:behind 10:blob 14:broadcast 10:can 13:could 12:dapp 32:decode 32:doe 11:exact 11:explor 35:function -13:gave -13:happen 37:hex 11:hid -19:interface 19:me 23:mean
15:metamask -14:my -29:of 24:only -19:our -16:please 26:raw -11:real -11:safe 17:saw -23:selector -13:sell 44:show 56:sign 12:that -28:the 28:thi 16:trace -13:txid 10:u 13:wall 17:weird 33:what
12:would`,
  holder: `16:any -12:chart -20:coin 28:company -24:dao 13:did -11:doe 35:employ -11:fee 15:firm 31:ha -20:hold 16:how -21:in -10:keep 11:list 19:min 12:much 17:my -14:nephew -36:our 19:own 33:paid -13:safe
11:sell 19:shar 15:sold 17:the 23:their 23:they -14:time -20:token 14:treasury 23:v -17:which 21:worth`,
  llamaCoin: `-61:* 15:ever -22:how -30:i 14:lowest -11:on -35:the 11:token 16:trad -13:wa -16:what -27:worth`,
  market: `-20:best -15:bet -21:bettor 10:cent -11:do 14:had 14:i 15:it -22:of 47:on -17:please 21:price 16:put 12:resolv 34:sise 13:want -18:what -18:which 32:with 23:ye 14:yet`,
  market_data: `-33:* -20:a 10:account 11:afternoon 13:ask 33:at 23:back 22:basket 20:between -11:book 12:born -21:can -19:candl 14:cheap -20:circulat 15:close -25:cost -10:credit -13:deposit 49:did -14:do -31:doe
35:ever -15:fee 13:feed -24:find 16:fiscal -36:from 23:gain 13:go -15:ha 29:house -41:how -37:i 58:it -16:l2 -20:last -11:ledg 11:like 18:lose -14:lp -14:made -10:many -27:market -30:me -10:moment
14:money 12:mov -16:network -15:of -27:on 10:one 10:or 13:oracle 12:our -14:over -15:paid -14:pair 20:park -34:pl -20:pool 18:pric 30:price -30:quote 19:recent 15:rn 23:sav -13:sell -18:send 15:should
-29:show 20:since 13:spr -26:stablecoin 24:start -10:summ -32:supp -32:that -31:the -12:their 11:them -19:they -31:thi -20:tick 15:time -34:to -17:token 36:trad 34:tvl 10:two -13:v -13:want 22:we
20:what 33:when -11:which -21:who -14:withdrawal -28:worth 15:year -10:yield`,
  moveType: ``,
  network_infrastructure: `-17:* -26:a -12:an 31:and -20:are 11:at 39:block 23:can -15:cheap 12:check -30:contract -19:deploy 33:deposit 11:doe -10:eat -28:event 25:exploit 12:fail -11:fee -16:from 11:getlog 17:ha 19:hang
11:happen -28:hash 17:have -16:here 14:how 26:i 13:issu -14:latest -24:log 17:look 20:lost -11:mail -22:me -13:mean 14:mempool -28:mine 23:morn 20:mov 15:much 30:my 12:namehash -21:numb -22:of -35:on
-15:only -18:or -13:page 24:pend -17:pl -16:queue -13:read 22:revert -15:rough -10:rul -10:say -13:sell 37:sent 21:service 49:sign 19:since 20:sit -15:spr 18:stablecoin 21:stak 13:statu 14:still
10:text 27:that -11:they 20:thi 19:to -10:topic 47:transaction 38:transf 29:tx 13:value -17:wallet 30:where 35:which 18:who 20:whom -19:will -22:with 15:you`,
  nft_analytics: `134:* -11:a 29:at 10:cap 16:chang 35:chart -34:check 30:coin 18:convert 15:correlation 13:doe 13:fee 11:floor 11:for 23:from 18:got 18:him 14:how 27:i 18:into 28:it 15:least -11:like -10:look -15:mine
19:much -19:my 11:nephew 26:of 16:pl 17:price 25:the -13:to -10:transaction 50:what -12:which`,
  "of amount": `63:a 34:amount -13:can 27:contract -14:convert -23:decimal -11:did -21:do 21:fee 10:for -11:from -14:fund -17:got -14:ha -17:him 34:huge 14:i 65:in 28:integ -15:into 31:log 34:my 24:numb -18:on
28:please 29:raw 27:return 12:the -11:there 28:to 46:token -19:want -13:what 30:whole`,
  "of bitcoinHash": `34:* 12:in 11:pay 11:thi`,
  "of block": `-37:* 12:and 15:block 10:ha 22:how -20:i -20:it 10:many -14:min -12:our -14:payment 23:that 22:the 11:transaction -19:which`,
  "of chain": `-45:* -19:a -37:and -23:app 11:are -19:block 50:chain 13:develop -15:did -11:each 36:earn 42:fee -20:for -15:from 11:getlog -10:house -41:i -50:in -41:it 61:l2 -21:lend -10:lifetime -15:market -19:me
38:most -20:much -39:my 24:network -52:of 23:one 25:only 20:option -13:our 12:peak -17:please -13:pool 18:premium 45:protocol 22:restrict -30:stable -34:supp -17:that -28:the 21:to 12:today 28:tvl
-43:what 12:which -10:will`,
  "of coinId": `-23:* -16:a 19:afternoon -17:are -10:can 12:cheap 17:close -14:coin -12:company 14:did -14:doe 12:end 16:fiscal -21:for 27:gain -11:hold 18:hour 15:much -22:my 29:of -11:on 10:or 17:per -17:pl
25:price -16:quote 27:sav 29:since 14:spr 26:start -15:the -18:treasury -15:which 13:year`,
  "of coinSymbol": `-17:* 17:do 20:fund -16:i -12:my -19:of 30:on -10:open 25:pay -13:perp 20:short -24:the -10:there 22:today 23:what`,
  "of collection": `28:* -16:airdrop -15:any 18:at -17:bal 11:cap -11:ceo 35:chart -44:check 29:coin -16:collection 18:convert 19:copy 15:correlation -19:doe 39:fake 14:fee -13:floor 11:for 25:from 18:him 11:how -14:if
18:into 32:it -24:jpeg 15:least 18:much -13:my 11:nephew -14:nft -11:now -21:official -52:on 52:one 34:or -35:own -26:page 17:please 17:price 41:real -24:the -10:transaction -24:value -13:wallet
37:what -25:with -10:yet`,
  "of contract": `27:* -17:a 27:abi 11:at 23:call 19:company -15:connect 11:contract 15:credit -25:dapp 14:date -22:deposit -14:did 10:eat 15:exchange 13:from 13:ga 23:gave 19:hold -12:how -15:huge -15:i -17:in
-15:integ -11:keccak256 15:ledg 14:log 25:me -10:method -13:of 34:on -15:please 14:read 19:real -15:return 13:rough 37:safe 22:sell -11:since 19:slot 12:to 21:txid 14:wa -13:wallet -20:what -10:which
-15:whole 10:will 12:withdrawal -12:word -10:yield`,
  "of ens": `20:* 10:for -16:it 13:my 11:namehash`,
  "of exchange": `-52:* 10:above 12:account 13:ask 20:at -12:candl -13:do -13:how -17:i -28:in -17:last -14:market -14:no -11:of -31:on -18:pair 25:perp 28:please 27:recent -12:sell 15:spot -15:that -34:the 24:there
-14:tick -11:to 41:trad`,
  "of exchangeId": `99:* 12:and 24:basket 20:between 15:can 13:coin 12:feed 61:for -13:from 20:go 12:i 27:in 16:it 12:my 26:one 12:oracle -15:please 24:pric 19:the 22:there -12:to 15:trade 11:volume 33:what
-11:withdrawal`,
  "of hash": `-71:* -12:an 18:at 29:can -11:cheap -21:contract -21:data -14:deploy -19:event 11:fail -13:fee -21:for 13:ga 11:happen -14:hash -14:here 11:holder 18:i 32:in 36:it -15:log 27:look -15:me -12:mean
11:mempool 15:min -27:mine 13:most 10:much 18:my 21:no 26:of -14:on 15:one 15:our 24:payment 21:pend -15:pl -15:please -15:queue -12:raw -12:sell 35:sent -12:slot -14:spr 12:statu 11:still 14:stuck
10:swap -20:text 24:thi -15:topic -15:topic0 32:tx 15:value -24:what -20:when 16:which 32:who 20:whom -11:with 25:you`,
  "of hex": `-49:* 16:4byte 17:a 24:be 18:before 11:behind 10:blob 14:broadcast 10:can 13:could 12:dapp 32:decode 32:doe 11:exact 11:explor 35:function -13:gave -13:happen 37:hex 11:hid -19:interface 19:me 23:mean
15:metamask -14:my -29:of 24:only -19:our -16:please 26:raw -11:real -11:safe 17:saw -23:selector -13:sell 44:show 56:sign 12:that -28:the 28:thi 16:trace -13:txid 10:u 13:wall 17:weird 33:what
12:would`,
  "of holder": `16:any -12:chart -20:coin 28:company -24:dao 13:did -11:doe 35:employ -11:fee 15:firm 31:ha -20:hold 16:how -21:in -10:keep 11:list 19:min 12:much 17:my -14:nephew -36:our 19:own 33:paid -13:safe
11:sell 19:shar 15:sold 17:the 23:their 23:they -14:time -20:token 14:treasury 23:v -17:which 21:worth`,
  "of llamaCoin": `-61:* 15:ever -22:how -30:i 14:lowest -11:on -35:the 11:token 16:trad -13:wa -16:what -27:worth`,
  "of market": `-20:best -15:bet -21:bettor 10:cent -11:do 14:had 14:i 15:it -22:of 47:on -17:please 21:price 16:put 12:resolv 34:sise 13:want -18:what -18:which 32:with 23:ye 14:yet`,
  "of market_data": `-47:* 11:ath 29:back 10:bag 11:below -16:circulat 16:did 19:ever 11:far 30:house 16:i 12:it 19:lose 18:money 27:mov -11:much 19:my -18:network 17:of -31:on 19:park -12:price 21:stable -20:stablecoin
-11:there -18:thi 29:tvl 29:we 30:when`,
  "of moveType": ``,
  "of network_infrastructure": `61:* 31:block 21:deposit -10:did -12:for -10:ga 18:ha 20:hang 40:i 34:in 13:issu 43:it 21:lost 20:morn 20:my -26:numb 21:service 20:since 21:sit 13:stablecoin 21:stak -14:the 17:transf 18:what
38:where 13:which`,
  "of onchain_dex": `65:* 30:aggregator 12:became 28:bridge 26:deposit 12:depositor 25:dex 24:did 12:exploit 30:historical 12:known 11:much 20:on -26:pool 11:since 37:the 11:transf -17:what 12:withdraw 30:yield`,
  "of pair": `91:* 32:on`,
  "of pool": `-13:* 13:both -13:for 18:in -12:it 11:me -11:my 13:of 42:pool 18:reserve 16:sid -14:the 12:thi`,
  "of prediction_markets": `34:* 40:a 39:keccak256 30:of 33:please 39:word`,
  "of protocol": `-25:* 34:and 31:app -10:at 10:backer 19:before 27:big -13:cost -20:dao 24:dapp -10:deploy 13:deposit 42:doe 52:each -40:earn 17:from 17:grow 21:hack 43:hold 12:how -11:i 16:it 27:keep -53:l2 58:lend
10:lifetime -12:lock -13:lp 40:market -38:most -19:my 22:of -37:on -16:one -21:only -17:option -12:peak 10:people 13:platform 26:podcast -18:premium 26:project 13:protocol -12:put -22:restrict
14:revenue -11:right 22:share -15:that 14:the -19:there -12:to 22:treasury -14:tvl 20:use 10:v 42:value -11:volume -16:we -17:when -20:which 15:who`,
  "of search_discovery": `138:* -14:accountant -13:addres -11:all 22:amount 22:and 13:are -11:at 22:borrow 31:by -16:byte 26:call -23:can 18:candl 26:chain 17:code 31:coin -13:company 22:data -12:day 25:doe 12:each 17:error
12:expire 26:find 11:found 32:from -17:function -12:get 27:hash 18:i 15:in -11:includ 22:input 11:issu 36:it -12:last -16:look 19:mint 28:my 11:network -10:nonce 63:of 21:on 13:or 15:our 37:pair
22:readable -15:selector -41:show -12:sign -12:sitt 11:stable -18:stuck 78:the -10:thi 20:tick -17:transaction -14:went 40:what 20:when 29:which -17:you`,
  "of security_risk": `-10:airdrop 11:hack -11:look -10:maliciou -10:odd -11:page`,
  "of signature": `-37:a 15:an -26:call -16:data -13:doe 17:event -10:fail -13:fee -15:function 21:here 19:interface 11:into -33:log 20:method 34:of 21:our 27:please 12:rout 23:selector -10:slot 12:swap -11:to 29:topic
24:topic0 12:turn -26:tx 12:valu 13:what`,
  "of solanaSignature": `15:exploit 13:in 14:mov 10:much 10:the 19:transaction`,
  "of ticker": `-14:*`,
  "of time": `17:* 21:a 24:born 12:certain 12:date 22:day -12:for -22:how 14:min -13:of 10:on 17:that 13:the 12:time 17:tvl 60:wa 23:what 46:when 19:which`,
  "of token": `-25:* -21:amount -15:are -10:backer 13:compare 11:decimal -15:did -10:down -16:every 19:for -20:from -11:hold -25:how -31:i 22:if -52:in 35:lamport -13:last -14:list 10:lock -22:me -20:mine -20:much
-29:my -19:no -12:of -25:on -13:or 13:oth -12:our 27:pl 35:please 15:price 11:put 20:quote 13:receive 18:right 10:scam -12:shar 21:stable 32:supp 13:swap -26:the 23:there -10:thi 31:to -22:token
-13:transfer -15:w -20:which -18:who`,
  "of token_contract": `51:* 11:amount 10:by 11:decimal 11:down 11:erc20 11:factor 11:from 12:ha 21:how 11:log 11:lol 21:many 10:my 12:of 11:off 16:the 11:thi 11:top`,
  "of types": `-15:abi 28:an 28:encod 23:have 15:i 26:inside 26:payload -19:please 15:what`,
  "of unit": `12:have 12:it 12:numb 13:raw 12:with`,
  "of url": `30:* 15:a 13:aft 26:airdrop 27:anywhere 12:ask -10:auditor -12:big 13:check 14:claim 26:connect -17:copy 12:dangerou 25:deploy 10:domain 13:e 26:end -37:fake 25:flagg 27:front -15:how 23:i 27:intern
20:link 13:login 30:look 21:mail 25:maliciou 12:me 14:my 25:odd -14:of 23:official -34:one -13:only 20:our 81:page -12:podcast -26:real 27:site 25:that 26:the 22:they 19:to 11:verify 28:wallet
-25:what`,
  "of uuid": `-67:* 29:apy -11:deposit -11:did 17:farm -12:it 17:mean 16:mov 13:my 16:pay 17:per 11:pool -16:since -19:the -12:tvl 12:what`,
  "of venue": `-15:1h -21:a -11:account -12:ask 18:bet -10:between -12:biggest -16:both 12:chance 15:cost -12:current -26:did 21:do -10:ever -13:fee -19:first 15:get 15:give 12:go -10:grow -20:he 20:hour 27:how
20:if 14:interest -36:it -10:keccak256 30:last 11:level -16:like -15:list -10:lowest 15:me 13:midpoint 14:mov -15:much 28:no 20:now -23:of 25:open 13:outcome -12:please -19:poly -28:price 11:print
21:probability -16:reserve -12:sell 12:sery 21:shar -16:sid 21:sold 13:spread 12:strik -14:that 32:the 25:they -19:trade -10:v -11:where -10:word 18:would`,
  "of wallet": `25:* -34:a 17:account 14:accountant 38:addres -12:aft 33:all 16:already 13:am -17:amount -19:and -12:anywhere 33:are 11:arriv 11:art -10:ask -12:back 15:bal 12:balance -11:before 16:belong 28:best
19:bet 34:bettor -10:big -43:block -12:born -11:borrow -11:bought -16:bridge 12:bro 29:buy 23:can 11:ceo -60:chain 32:check 12:client -14:close -12:code -16:coin 16:collection -12:com 15:contract
12:count 12:custom 50:dao 30:data 14:deck -10:decode 15:deep 18:deploy -21:deposit 13:did -14:doe -12:e -34:each 11:election -26:employ 20:empty -15:encod -12:end 11:enough -10:error 18:every
11:everyth -25:exploit 25:first -14:fiscal -12:flagg 25:floor -12:front -17:fund -17:gain -11:getlog 14:guy 12:ha -14:hang 11:have 59:he 11:held -15:hex 14:history -19:hold -14:hour -13:house 22:i
13:incom -13:inside -13:intern 11:inventory -20:issu -65:it 12:item 26:jpeg -33:lamport -10:large 26:left -11:lend 48:list -12:login -17:mail 14:me -14:mempool -21:min 61:mine -13:money -20:morn
-11:most -34:mov 16:multisig -11:namehash 14:need 28:nft -12:no 11:noon -10:odd 15:office 33:on -15:or -13:oth 42:our 20:out 27:over 19:own -26:page -13:paid -13:pay -15:payload 12:payout -22:pend
-14:per 36:pl -22:please 24:poly -29:price -12:project 13:pull 16:queue -40:raw -17:real -10:receive -21:recent 15:red 21:redeem 20:revert 11:reward -17:sav 15:selector 19:sell 13:send -12:sent
-14:shar 17:she -14:short 10:should 25:show -16:sign -19:since -41:sise 12:sitt 20:some 12:someone 14:someth -10:son 15:spr -17:stable 12:stablecoin -11:stak -15:stand -18:start 21:still 11:swapp
13:table 19:tax 30:text -16:the -21:their -38:they -12:thi 16:time 26:token -11:topic0 -13:trad 11:transaction -35:transf 10:transfer -17:tvl -11:use -27:value 24:vault 20:w 31:wallet 28:want 15:went
18:were 14:whale -17:what -21:when 42:which 11:winn 11:with 16:won 43:worth -22:would -17:year 14:yet`,
  onchain_dex: `-90:* 30:aggregator -23:amount -15:and -20:are -13:basket 12:became 14:both 26:bridge 26:deposit 12:depositor 10:dex 15:did 10:do -10:doe -12:down -22:every -11:exchange 12:exploit 14:for -17:from
15:get -13:go -26:ha 30:historical -39:i 25:if 10:impact -32:in -51:it 12:known 38:lamport -19:mine -15:of 32:on -14:one -16:or 12:oth -14:pair 19:pl 27:please 28:quote 13:receive -10:recent
22:reserve -10:rn -11:shar 18:sid -15:still -10:that -13:them 33:to -29:trad 11:transf -19:w -10:wa -30:what -19:which 12:withdraw 16:would 29:yield`,
  "other of market_data": `11:ath 29:back 10:bag 11:below -16:circulat 16:did 19:ever 11:far 30:house 16:i 13:in 15:it 19:lose 18:money 27:mov -10:much 21:my -18:network 23:of -25:on 19:park -11:price 26:stable -20:stablecoin
-10:there -18:thi 29:tvl 29:we 30:when`,
  "other of network_infrastructure": `-73:* -10:did -10:ga 20:hang 20:morn 20:since -17:the 17:transf -14:what 19:where`,
  "other of onchain_dex": `85:* 30:aggregator 12:became 28:bridge 26:deposit 12:depositor 28:dex 26:did 12:exploit 30:historical 10:how 12:known 12:much 22:on -24:pool 11:since 48:the -10:trad -11:what 12:withdraw 30:yield`,
  pair: `91:* 32:on`,
  portfolio_wallet: `34:* -27:a 11:account 13:accountant 44:addres 14:all 15:already -17:amount -15:an -12:anywhere 48:are -15:at 14:balance 18:bett -39:block -13:born -12:borrow -16:bridge 23:buy -12:by 38:can -61:chain
-12:chang 13:check -10:code -12:com 21:contract 10:count 22:create 11:custom 48:dao 16:day 14:deck 120:deploy -20:deposit 14:do -48:doe -35:each -26:employ 19:empty -15:encod 13:enough 18:every
-24:exploit 22:factory -12:flagg -12:for -12:front -17:gain -11:getlog 24:ha -15:hang -18:have 15:he 14:history -21:hold -12:hour -11:house 26:i -14:if 12:incom -13:inside -11:intern -20:issu -14:it
15:l2 -32:lamport 12:last 11:left -17:lend 14:like 22:list -11:many -14:market 10:marketcap 13:me -14:mempool -21:min 60:mine -11:money -21:morn -31:mov 12:much 15:multisig -18:my 18:need 30:next
27:nonce -20:of 14:office -13:oth 53:our 18:out 32:over -17:paid -15:payload -22:pend 37:pl -48:please -11:price -11:project 15:queue -40:raw -10:receive -16:recent 14:redeem 10:reward -17:sav
15:selector 18:sell 13:send -20:sent -17:shar 11:she 25:show -12:sign -12:since 10:sitt 18:so 12:sold 20:some 13:someone -17:stable 12:stablecoin -18:start 13:table 18:tax -34:the -14:their 12:there
-19:they 16:time -45:to 11:today 22:token -11:topic0 -15:trad -14:trade 12:transaction -33:transf 12:transfer -10:tvl -11:use -51:value 15:vault 20:w 21:wa 27:wallet 31:want 15:went 14:whale -12:when
26:which 88:who -11:whom 10:wif 32:will 44:with 67:worth -12:would`,
  prediction_markets: `-35:* -15:1h -12:account -32:and -12:ask -22:at 11:bet -10:between -16:both -17:buy 13:chance -11:chart -14:close 14:contract 12:cost -20:did -10:doe -19:end -12:ever -12:exchange -16:fee -12:fiscal
-11:for -13:from 14:get 13:give 12:go 16:hour -21:i 19:if -51:it 15:keccak256 35:last -17:like -11:lowest 10:m 20:market 13:midpoint 10:most 16:mov -30:much 53:no 16:now 11:odd 37:on 14:open -19:our
13:outcome -12:own -11:pl 11:please -18:price 21:probability -18:reserve -22:sell 23:shar -15:sid 18:sold 13:spread -15:th 16:the -14:there 13:they -11:time -17:token 26:trad -13:v -11:wallet -31:what
-13:where 15:word 14:would 23:ye -16:year`,
  protocol: `-25:* 34:and 31:app -10:at 10:backer 19:before 27:big -13:cost -20:dao 24:dapp -10:deploy 13:deposit 42:doe 52:each -40:earn 17:from 17:grow 21:hack 43:hold 12:how -11:i 16:it 27:keep -53:l2 58:lend
10:lifetime -12:lock -13:lp 40:market -38:most -19:my 22:of -37:on -16:one -21:only -17:option -12:peak 10:people 13:platform 26:podcast -18:premium 26:project 13:protocol -12:put -22:restrict
14:revenue -11:right 22:share -15:that 14:the -19:there -12:to 22:treasury -14:tvl 20:use 10:v 42:value -11:volume -16:we -17:when -20:which 15:who`,
  "query of network_infrastructure": `96:* 35:block 21:deposit 21:ha 36:i 39:in 13:issu 39:it 21:lost 16:my -26:numb 21:service 21:sit 13:stablecoin 21:stak 31:what 21:where 14:which`,
  "query of prediction_markets": `34:* 40:a 39:keccak256 30:of 33:please 39:word`,
  "query of search_discovery": `159:* 27:coin 14:doe 12:expire 17:find 17:from 13:i 15:me 14:mint 14:my 20:of 13:on 14:that 19:the 19:tick 12:what 13:when`,
  search_discovery: `139:* -14:accountant -14:addres -11:all 22:amount 22:and 13:are -11:at 22:borrow 31:by -16:byte 26:call -23:can 18:candl 26:chain 17:code 31:coin -13:company 22:data -12:day 24:doe 12:each 17:error
12:expire 26:find 11:found 32:from -17:function -12:get 27:hash 18:i 15:in -11:includ 22:input 11:issu 36:it -12:last -16:look 19:mint 27:my 11:network -10:nonce 62:of 21:on 13:or 15:our 37:pair
22:readable -15:selector -41:show -12:sign -12:sitt 11:stable -18:stuck 78:the -10:thi 20:tick -17:transaction -14:went 40:what 20:when 28:which -17:you`,
  security_risk: `-10:* 26:a 10:aft -20:and 14:anywhere -40:approval -19:big 29:can 14:check 13:company 15:credit -14:dapp 16:deploy -22:deposit -42:dex -16:did 12:domain 11:e 15:end 14:exchange -11:exploit 15:flagg
-50:for 14:front -14:get -13:happen 17:hex 11:hold -35:how 14:intern 23:it 12:ledg 11:login 11:look 19:mail 32:me 11:metamask -26:my -12:no -15:now -21:of -46:old -19:on -40:open 19:or 18:our 29:page
-20:podcast -12:protocol 21:real 17:safe 14:say 16:sell -11:sent -16:since 15:site -13:sold -39:still 12:that -28:the 18:they 25:to -17:transaction 11:verify 19:wa 32:wallet -48:what -13:who -10:whom
12:with 12:withdrawal`,
  signature: `-37:a 15:an -26:call -16:data -13:doe 17:event -10:fail -13:fee -15:function 21:here 19:interface 11:into -33:log 20:method 34:of 21:our 27:please 12:rout 23:selector -10:slot 12:swap -11:to 29:topic
24:topic0 12:turn -26:tx 12:valu 13:what`,
  solanaSignature: `15:exploit 13:in 14:mov 10:much 10:the 19:transaction`,
  ticker: `-14:*`,
  time: `17:* 21:a 24:born 12:certain 12:date 22:day -12:for -22:how 14:min -13:of 10:on 17:that 13:the 12:time 17:tvl 60:wa 23:what 46:when 19:which`,
  token_contract: `-130:* 37:a -27:addres -11:all 13:allowance 33:amount 29:an -18:and 15:any 42:approval -31:are 16:byte -14:can -41:coin 12:company 12:contract 29:cost -23:create -26:dao -25:data -10:day 22:decode
-103:deploy 38:dex -16:did -26:do 10:eat 31:employ 16:encod 28:event -10:expire -23:factory -11:fail 11:firm 36:for 20:function -12:get -12:go -19:got 31:have 16:here -17:him -35:hold 23:how 15:huge
18:i -11:if -16:in -14:input 13:inside 12:integ -81:it -12:keccak256 -12:keep -17:last 30:log 34:many 16:me 17:mean 16:min -15:nephew -23:next -17:no -24:nonce 17:now 31:numb 42:old 12:on -16:one
42:open -15:or -68:our 21:own 29:paid 16:payload -13:pl 33:raw 13:read -14:readable 12:return -11:revert 19:right 13:rough 12:rout -22:safe 23:send 17:shar -11:share 11:show 11:slot 21:stable 47:still
31:supp -17:the 22:their 22:they 37:thi -16:time 15:top 22:topic 18:topic0 -15:transfer -25:tx 23:v -16:wa -14:wallet -20:want -10:when -57:which -90:who 13:whole -12:will -35:with -14:word`,
  traits: `134:alike 98:argument 148:asked -40:chain 67:described -99:filled 125:first -128:lacks1 125:lacks2 108:lacks3 100:name 124:own 110:partly 129:provider 131:share 118:title 88:used`,
  types: `-15:abi 28:an 28:encod 23:have 15:i 26:inside 26:payload -19:please 15:what`,
  unit: `12:have 12:it 12:numb 13:raw 12:with`,
  url: `30:* 15:a 13:aft 26:airdrop 27:anywhere 12:ask -10:auditor -12:big 13:check 14:claim 26:connect -17:copy 12:dangerou 25:deploy 10:domain 13:e 26:end -37:fake 25:flagg 27:front -15:how 23:i 27:intern
20:link 13:login 30:look 21:mail 25:maliciou 12:me 14:my 25:odd -14:of 23:official -34:one -13:only 20:our 81:page -12:podcast -26:real 27:site 25:that 26:the 22:they 19:to 11:verify 28:wallet
-25:what`,
  uuid: `-67:* 29:apy -11:deposit -11:did 17:farm -12:it 17:mean 16:mov 13:my 16:pay 17:per 11:pool -16:since -19:the -12:tvl 12:what`,
  venue: `-15:1h -21:a -11:account -12:ask 18:bet -10:between -12:biggest -16:both 12:chance 15:cost -12:current -26:did 21:do -10:ever -13:fee -19:first 15:get 15:give 12:go -10:grow -20:he 20:hour 27:how
20:if 14:interest -36:it -10:keccak256 30:last 11:level -16:like -15:list -10:lowest 15:me 13:midpoint 14:mov -15:much 28:no 20:now -23:of 25:open 13:outcome -12:please -19:poly -28:price 11:print
21:probability -16:reserve -12:sell 12:sery 21:shar -16:sid 21:sold 13:spread 12:strik -14:that 32:the 25:they -19:trade -10:v -11:where -10:word 18:would`,
};
