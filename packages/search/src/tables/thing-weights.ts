// Thing weights: how much each stem of a question's words tells for the thing that it leaves open, and what else tells for it; written by test/learn-weights.ts, in hundredths.
export const THING_WEIGHTS: Readonly<Record<string, string>> = {
  "address of collection": `-44:* -13:i -17:it -10:me -11:or`,
  "address of contract": `56:* -24:a 13:abi -19:aggregator 25:allowance -11:an 10:at -12:be 44:call -12:calldata 18:contract 15:credit -10:custom 14:dao -23:dapp 11:date 56:deploy -24:deposit -32:did 33:doe 11:exchange
27:expire -29:exploit -11:fail -12:find -10:flagg 60:for 21:from 24:ga -18:get 26:given 13:grant 39:ha -13:hack -10:have -22:hex -19:historical -11:how -11:huge -45:i -17:in -11:input -20:inside
-12:integ -45:it -16:keccak256 10:ledg 10:log -25:me 13:of 69:on 10:order -18:out -12:permit2 -28:please -12:project 26:remain 10:rest -15:return -11:revert 15:slot 53:sold -36:that -10:there -25:thi
-14:time -15:token -15:tx 15:unit -15:wallet 24:when -11:whole -12:word -14:yield`,
  "address of network_infrastructure": ``,
  "address of pool": `-16:* -15:at 16:both -14:busiest -15:by 23:compare -24:dex -14:for -15:from 27:had 19:i 24:in -11:it -10:most -12:numb -12:one 11:our 10:pl 67:pool 20:reserve 17:sid -13:that -23:the 13:thi 26:today
11:token -10:trad -11:we 18:what 18:with`,
  "address of security_risk": `10:phish`,
  "address of token": `-54:* 19:all -12:an -10:at -24:be -11:been 11:belong 17:between -27:by -11:can -23:cap -16:chain 27:coin 13:coingecko -16:compare 22:contract -24:creator 22:decimal 31:do 20:event 39:fee 26:figure
15:give -14:got 13:have -23:hex 11:hidden 18:holder -21:i 33:if -41:in -39:it 26:keep -18:last 11:link -13:list 10:lock 10:lp -25:market -16:me -14:my 13:nephew 24:network -34:nft -19:one 11:oth
-10:own 14:pay -27:permit2 26:pl -13:price 12:project -13:protocol 32:quote -29:same 23:sell -27:spend 26:stable 31:supp 19:swap 16:team -35:the -16:them -15:today -17:token -13:trad 18:transf
-16:transfer -11:volume -10:which 14:wish -26:with 21:would`,
  "address of wallet": `15:* -12:a 41:account 34:addres 17:airdrop 50:all -10:allowance 13:already 36:am -41:amount -35:an -32:and 11:any 11:anyone -11:anywhere 30:are 12:arriv -18:ask 14:auditor 14:bag 11:bal 30:balance
36:been -15:before 26:best 25:bet 30:bettor -14:bid 19:biggest -53:block -12:book -35:borrow -13:bought 11:bridg 19:bro 38:burn 14:busy 27:buy -17:by -11:candl -49:chain -21:chance -19:chang -12:chart
-12:cheapest 14:check -12:code -28:coin 34:cold -12:collection 22:convert 11:create 24:creator 13:csv 14:current 29:dao 11:deck 12:deep -39:deploy 13:dev 15:did 20:do 20:down -13:drop -35:each
-12:elsewhere -23:employ 30:empty -14:encod 21:end -12:error -15:estimate -14:even 15:everyth -22:exploit 25:first -10:flagg -13:for -15:forg 14:foundation -22:get -26:given -14:goplu 37:got
-15:government 22:have 69:he -19:hedge -13:here -12:hi 25:him -17:holder -11:holding -11:house 20:i -14:in -12:input 14:insid -17:inside -11:intern 20:internal 13:into -21:issu -71:it -14:l2 16:last
-11:latest 20:left 11:like 46:list -11:live 19:made -12:mail -22:market 10:may -12:mempool -13:mid -23:min 40:mine 18:mint -31:money -12:most -15:mov 20:my -12:namehash 33:need 13:network 17:next
20:nft -11:no 24:nonce 17:now -17:numb -12:odd 21:of 32:on -21:one -14:only -22:or 15:our 14:over -12:page -14:pause -19:pay -14:payload -19:pend -13:people -19:perp -33:please -15:point -12:politic
25:poly -19:price -14:project 14:put -12:question -13:raw -12:readable -26:real 11:red -25:remain -11:rout -16:run -15:said 12:same -11:saw 11:say 26:sell -13:several 26:she -37:short 21:show -16:side
-16:sig -28:sign -24:since -13:sise 11:sitt 16:so -46:sold 28:someone 10:spr 20:spreadsheet -29:stable 22:stablecoin -40:stand 34:still 31:storage -10:subdomain -16:swap 13:t 11:table -11:talk
-19:tell -15:that -15:the -17:there -20:thi -21:think 21:time -13:to 46:token 15:trad -19:transf -16:turn 10:u 18:us -15:user -12:valu -33:value 16:vault -16:venue 22:wa 55:wallet 14:want 23:were
11:whale -19:when 33:which 14:whitelist 10:why 19:with 13:won -13:word 43:worth -18:ye -10:year`,
  amount: `41:a -16:balance -14:coin 27:contract -14:convert -15:decimal -25:doe -12:end -12:expire 30:fee -11:fund -13:ga -19:got 11:have -19:him 29:huge 26:i 46:in 34:integ 27:log 26:me -12:network 49:numb
-23:of -30:on -12:our 23:please 25:raw 27:return 19:that 15:the 32:to 24:token -23:what -12:when 35:whole`,
  "anything of network_infrastructure": ``,
  "anything of search_discovery": `109:* -13:a 11:account -11:allowance 16:and -10:apy -10:at -10:behind 14:block -11:blockchain -15:byte 11:call -16:can 17:code 13:coin 11:coingecko -10:create -11:de -10:decentralis -11:depui 14:did
21:doe 10:earn 13:error -10:exchang 18:find 11:for -17:function -13:get 42:hash 11:hit 17:i -19:in 16:it -11:janvi 14:keccak256 -11:la -10:land -13:last -13:me 24:my 15:name -11:next -22:nonce 45:of
-12:on 13:one 44:pair -15:pl -10:plain 10:please 16:point -15:pool 11:protocol -11:query -17:return 13:right 20:say -15:selector -13:show -13:sign -13:signature -12:stuck -11:svp -12:team -14:th
51:the -11:thi 13:time 23:to 14:tool -17:tx -13:view -26:volume 14:wallet 56:what 13:when 28:which -12:you -11:évolution`,
  "anything of token": `20:ath 19:beside 13:by 14:cap 25:compare 20:for -17:had -13:how -32:i -18:in 64:it 17:market 25:me -11:my -27:on -10:our 31:price 33:put 10:rn 11:side 19:supp -16:the 11:to -15:today -11:what 25:with`,
  "anything of token_contract": `106:* 54:a 15:amount 17:at 15:by 18:copy 15:erc20 15:factory 19:fake -10:for 14:gave 19:ha 45:i 17:in 22:it 16:log 16:lol 11:me 23:my 11:of 15:off 21:one 21:or 31:real 14:sell 14:stable 42:the 15:thi
-12:token 14:txid`,
  "anything of wallet": `-10:each -12:hold -11:much -18:of -12:on -18:the -10:value -15:what`,
  bitcoinHash: `61:* 18:confirm 12:doe 16:have 11:how 18:it 11:many -18:the 12:what`,
  block: `-45:* -18:been 22:block -17:burn -12:i 17:made 13:many -12:min -12:moment -16:much -12:numb -25:of -12:payment 23:that 15:transaction 22:wa 12:what -11:which`,
  chain: `-39:* 18:addres -20:all 16:also -14:amount 16:an -40:and -17:between 29:blockchain -13:borrow 15:bought -73:by 22:can 54:chain 18:check 11:collection -14:contract 16:copy 19:cost 26:de 11:deploy
18:deployment 26:depui 21:develop -19:did 22:diff 22:download 42:earn -16:event 42:fee -18:for 17:goplu -12:ha 10:hack 17:hold 16:holder -13:how -27:i 17:if -45:in -36:it 26:janvi 94:l2 26:la 22:may
14:mean 41:most -22:much -46:my -25:need 15:now -33:of 12:on 30:one 34:only 26:option 19:oth 14:our 18:own -13:paid 17:pause 14:peak 24:pl -16:please -25:pool -11:price 30:protocol -15:pull 21:revenue
15:right 14:rollup 17:same 17:send 18:several 22:source -28:stable 16:stat -25:supp 26:svp 19:tell -18:the 69:there -12:thi -12:to -15:trad -17:transaction -13:user -13:v -12:wa -24:wallet 29:want
-34:what 18:where -21:who -21:with 26:évolution`,
  coinId: `-20:a 19:ad 27:afternoon 12:and -33:are -13:at -11:beside 11:cap 20:chart 10:cheap 22:coin -14:cold -21:company 17:could -24:cov -16:day 12:dev 22:did -25:doe -22:firm -46:for 11:fund 30:gain 15:have
-17:hold -39:i 21:it 13:list 16:market -11:me 15:more 13:new -14:now -28:on 16:one -10:open -17:our -13:own 14:pension 24:price 14:print -13:purchase -18:put -15:quote 30:sav 32:since 10:spr 20:stable
28:start -14:storage 25:that -15:the 14:token -24:treasury -18:versu 16:wa 35:what -10:when 16:which -13:with -18:worth`,
  coinSymbol: `-30:* -12:did -12:i -13:my -32:of 11:our 12:paid 14:since -10:them`,
  collection: `42:* -11:a -16:all 33:and 26:at 11:attach 13:buy 19:cheapest -13:check 11:could -15:doe 18:elsewhere 20:floor -14:got 13:in 11:incom 28:it 11:lowest 13:market -16:member 11:minute 12:moment -16:my
-31:on 14:one 31:or 18:price 11:sheet -10:show 11:transfer -10:wallet 14:what 14:where -11:whitelist`,
  defi_protocol: `-11:aggregator -11:am 41:amount 13:and 56:apy -13:at -11:back 26:before 13:big 11:blockchain 41:borrow 27:by 66:chain -10:dao 11:de -31:deposit 11:depui 13:did -30:do 41:doe 28:each -17:ever
10:exploit 16:farm 34:fee -24:figure 20:from 27:get 16:grow 30:hack -11:historical -11:house -21:i 45:it 12:itself 11:janvi 15:keep 11:la 36:lend -15:lose 11:m 12:market -35:my -28:network -11:of
57:on -14:park -11:peg 12:people 12:platform 12:podcast 23:pool 26:project 40:protocol -24:put 15:revenue -11:saving -10:say 38:share 11:sink -25:stable -14:stablecoin 11:still 11:svp 21:the -13:time
16:to 35:treasury -14:us 33:value 22:vault -11:want -14:we 13:went -13:what 10:where 16:which 11:évolution`,
  ens: `-18:a -11:doe -13:have -12:i -11:it 15:my 27:namehash 11:need 11:subdomain 14:we`,
  exchange: `-36:* 17:above 20:account 18:ask 12:at -14:bet 14:bid -11:book -10:coin -18:did 17:exchange -13:for -11:fund -13:ha -11:hack 18:have -16:how -22:in -10:l2 -13:made -12:market -12:much -13:no -15:of
-26:on 24:perp -11:print 16:right 10:second 26:short 21:spot -17:that -33:the 11:them 28:there -13:tick 17:today 31:trad -12:wa 13:where -11:ye`,
  exchangeId: `70:* 14:acquisition 12:and 10:between 14:calculation 17:cannot 11:capitalisation 18:clos -10:coingecko -12:company 13:country -11:credit 18:depth 14:disposal 18:down 18:find 12:first 38:for 21:from
26:fund -11:have 18:hedge 11:historical 39:how 23:i 16:in -11:ledg 16:many 22:much 15:on 11:pair -17:perp 13:place 12:score 11:should 12:spread -13:that 32:the 29:there 11:thesi 18:top -15:trad
15:trade 10:trust 11:two 23:venu 28:venue -15:wa 11:which 21:with -13:withdrawal`,
  hash: `-27:* 10:0x -28:account -14:all -16:are -11:best -25:bet -11:bettor 16:bid 34:block -11:broadcast -12:buy 26:call 20:can -12:contract 11:custom 14:decod 15:deployment 15:effective 12:emit -26:empty
26:exploit 10:fail -34:fee -44:for 13:go 11:got 12:happen -19:hash 14:i 38:in 12:inn 25:input -22:internal 18:it -13:log 10:long -29:me -18:mean 15:min -20:mine 11:most 12:mov 13:my 12:network 18:no
-10:now -14:numb 17:of 17:on 11:ord -19:our 17:payment 19:pend -19:please 11:price -15:raw 25:readable 13:reason 19:receipt 20:revert -16:sell -10:she -15:show -12:sign 10:since 13:sise 11:sm
-25:someone 11:start 13:still 23:stuck -22:text 12:th 35:thi 14:through 16:thru 20:transf 64:tx 13:value -32:what -11:when -22:where 11:which 22:who 13:whom 11:with 25:withdrawal -16:would 18:you`,
  hex: `-10:* 10:4byte -12:a 11:addres 11:an 35:argument 29:be 30:behind 14:broadcast 19:byte 20:calldata 12:can -19:confirm 11:could 10:custom 50:decode 22:did 16:doe -13:encode -11:event -11:for 15:forg
-18:from 30:function 42:get -12:happen 19:here 44:hex 21:input -27:interface 44:it 19:me 15:mean -23:method -11:my 12:nonce -32:of -22:our 33:out 33:post 27:raw 30:read 33:relay 23:revert -22:safe
16:said -18:selector -10:sell 25:show 18:sig 83:sign 10:signatur 23:signature 37:text -16:the 17:thi 21:to -47:topic 11:trace -10:txid 11:valu 11:wall 13:what 42:which -14:who -16:whom -11:with
20:would -19:wrote 19:you`,
  holder: `-54:* -14:a 10:annual 13:any 20:are -12:at 12:audit 25:by 41:company -11:correlation 24:cov -24:dao -12:do 16:doe 41:employ 12:every -16:fee 51:firm 11:first 21:for -12:foundation 30:government 22:ha
-27:have 14:holding 34:how -13:in -11:it 11:last -11:least 15:list 23:live 30:min 19:my -11:nephew 17:now 13:oldest -14:one -11:or -21:our 19:own 25:paid -10:please 13:profit 12:purchase 13:sale
16:shar -12:share -18:since -16:stable 12:stack -12:still -16:supp 17:their 17:they -12:today -22:token 11:treasury 23:und 20:v -14:vault 18:versu 10:we -41:which 41:worth`,
  llamaCoin: `-44:* -13:and 11:at 25:did 27:ever 10:hold -28:how -19:i 28:in 13:it 26:lose 26:money 17:my -26:on 27:park 14:pric 10:price 26:stable -12:the 12:token 11:value -17:wa -27:what -27:worth`,
  market: `-18:best -18:bet -17:bettor 11:contract -15:do 12:drop 12:even 10:guy 15:had 22:i -16:in 12:latest 13:market 13:mid 11:move -12:my 16:odd 17:of 34:on -11:or 12:politic 17:price 14:put 14:resolv 11:saw
16:side 21:that 20:the -11:there 10:think 12:want -14:what -15:which 52:ye 16:yet`,
  market_data: `-25:* -33:a 11:acquisition -25:addres -20:all -28:and -12:any -11:article 10:ask 33:at 10:attach 26:back -16:bet -13:block -17:book 12:bought -12:buy 11:calculation -21:can 12:capitalisation -20:chain
25:chart 10:cheap 19:clos 27:coin -26:cold -15:company -12:contract -12:cost 11:country -14:credit 30:day 36:did 11:disposal -32:do -21:doe 17:down 16:each -14:end 36:ever -12:exchange -22:fee
-18:find -12:from 22:fund 24:gain -23:get -12:grow -29:ha -14:hack -25:had -15:have 19:hedge 12:historical 33:house -22:how -39:i -12:if 15:in 53:it -33:l2 -10:launch -16:ledg 14:like -12:liquidity
25:lose -12:lost -21:made -11:market -19:me -15:moment 20:money 26:mov -13:no -35:of -37:on 17:one 13:our -17:out -11:over -15:paid 22:park -20:pay -32:pl 10:place 26:please -32:pool -15:position
12:pric 56:price -42:quote 11:right 17:rn 24:sav -12:sell -13:send 19:should -22:show 12:side 33:since 13:stable -11:stablecoin 18:start -12:still -30:storage -14:supp -14:t -39:that -19:the -17:their
21:them 16:there 12:thesi -31:they -26:thi -22:tick 18:time -24:to -15:today -18:token 13:top 24:trad -17:treasury 18:tvl -18:v 22:venue 18:wa -27:wallet 24:we -10:what 26:when 11:where -32:which
-18:withdrawal -27:worth 13:year`,
  moveType: `154:* 14:a 16:are 18:coin 10:company -17:doe -17:fee 14:ha 11:hold 15:i 31:in 44:it -17:keep 14:late -17:of 26:our 19:safe -17:share 14:shrunk 14:that 13:thi 22:token`,
  network_infrastructure: `-25:* 11:0x 23:a -27:account -23:all 21:also 25:an 10:and -20:are -10:argument 20:at 27:be -11:been 16:bid 50:block 15:bought -21:burn 23:call 23:can 15:chain -11:cheap 13:claim 13:collection
19:confirm -33:contract 15:copy 28:cost 18:custom 14:decod 11:decode 24:deployment 32:deposit -36:did 17:diff 16:doe 17:download 12:emit -28:empty -16:event 27:exploit 17:fail -25:fee 14:find -38:forg
-26:ga 16:got 12:happen -32:hash -22:have 10:he 11:height 35:hex 11:hi 24:how 16:i -15:if -12:in 13:inn 20:input 12:inside -23:internal 22:issu -63:it -13:keccak256 15:l2 -10:like -28:log 24:lost
11:made 12:many 17:may -41:me 12:mempool -21:mine 13:morn 12:mov 24:much 50:my 26:namehash 19:network -18:numb -31:of -30:on -34:or 11:ord 14:oth -32:our -12:paid 21:pend 38:permit2 -20:please
24:readable -24:real 11:reason 11:receipt 12:register 14:revert 14:right -38:said 15:send 14:sent 23:service -13:should -15:show -33:sig 38:sign -10:signatur 20:sit 11:sm -22:someone 17:source
35:spend -11:spr -18:spreadsheet 10:stable 11:stablecoin 23:stak 16:stat 14:statu 14:still 18:stuck 11:subdomain 17:text 11:th 45:that 12:the 39:there 14:thi 11:through 16:thru -47:to 23:transaction
19:transf 76:tx 36:wa 14:where 47:which 18:who 16:whom 12:whose 20:withdrawal -27:would 13:you`,
  nft_analytics: `76:* 10:airdrop -28:an 14:and 43:at 11:attach 10:bro 12:buy -21:by 10:coin -13:collection -21:creator 12:fair 14:floor 13:got -10:ha 10:hold 16:how 31:i 10:if 11:incom 30:it 11:lowest 21:many
-14:member 11:minute 11:moment -14:my -28:nft -56:on 13:or 20:own 15:price -20:same 11:sheet -11:to 10:transfer 10:up 11:value 15:what -12:which 10:yet`,
  "of amount": `41:a -16:balance -14:coin 27:contract -14:convert -15:decimal -25:doe -12:end -12:expire 30:fee -11:fund -13:ga -19:got 11:have -19:him 29:huge 26:i 46:in 34:integ 27:log 26:me -12:network 49:numb
-23:of -30:on -12:our 23:please 25:raw 27:return 19:that 15:the 32:to 24:token -23:what -12:when 35:whole`,
  "of bitcoinHash": `61:* 18:confirm 12:doe 16:have 11:how 18:it 11:many -18:the 12:what`,
  "of block": `-45:* -18:been 22:block -17:burn -12:i 17:made 13:many -12:min -12:moment -16:much -12:numb -25:of -12:payment 23:that 15:transaction 22:wa 12:what -11:which`,
  "of chain": `-39:* 18:addres -20:all 16:also -14:amount 16:an -40:and -17:between 29:blockchain -13:borrow 15:bought -73:by 22:can 54:chain 18:check 11:collection -14:contract 16:copy 19:cost 26:de 11:deploy
18:deployment 26:depui 21:develop -19:did 22:diff 22:download 42:earn -16:event 42:fee -18:for 17:goplu -12:ha 10:hack 17:hold 16:holder -13:how -27:i 17:if -45:in -36:it 26:janvi 94:l2 26:la 22:may
14:mean 41:most -22:much -46:my -25:need 15:now -33:of 12:on 30:one 34:only 26:option 19:oth 14:our 18:own -13:paid 17:pause 14:peak 24:pl -16:please -25:pool -11:price 30:protocol -15:pull 21:revenue
15:right 14:rollup 17:same 17:send 18:several 22:source -28:stable 16:stat -25:supp 26:svp 19:tell -18:the 69:there -12:thi -12:to -15:trad -17:transaction -13:user -13:v -12:wa -24:wallet 29:want
-34:what 18:where -21:who -21:with 26:évolution`,
  "of coinId": `-20:a 19:ad 27:afternoon 12:and -33:are -13:at -11:beside 11:cap 20:chart 10:cheap 22:coin -14:cold -21:company 17:could -24:cov -16:day 12:dev 22:did -25:doe -22:firm -46:for 11:fund 30:gain 15:have
-17:hold -39:i 21:it 13:list 16:market -11:me 15:more 13:new -14:now -28:on 16:one -10:open -17:our -13:own 14:pension 24:price 14:print -13:purchase -18:put -15:quote 30:sav 32:since 10:spr 20:stable
28:start -14:storage 25:that -15:the 14:token -24:treasury -18:versu 16:wa 35:what -10:when 16:which -13:with -18:worth`,
  "of coinSymbol": `-30:* -12:did -12:i -13:my -32:of 11:our 12:paid 14:since -10:them`,
  "of collection": `13:* -17:a -15:all -18:an 33:and 26:at 11:attach 12:buy 14:cheapest -14:check 10:coin 12:could -13:doe 13:elsewhere 16:floor -15:got -12:i 12:incom 11:lowest 13:market -14:me -16:member 11:minute
12:moment -15:my -40:on 14:one 17:or 18:price 11:sheet -10:show -16:the 11:transfer 10:up -11:wallet 12:what -10:whitelist 10:who`,
  "of contract": `56:* -24:a 13:abi -19:aggregator 25:allowance -11:an 10:at -12:be 44:call -12:calldata 18:contract 15:credit -10:custom 14:dao -23:dapp 11:date 56:deploy -24:deposit -32:did 33:doe 11:exchange
27:expire -29:exploit -11:fail -12:find -10:flagg 60:for 21:from 24:ga -18:get 26:given 13:grant 39:ha -13:hack -10:have -22:hex -19:historical -11:how -11:huge -45:i -17:in -11:input -20:inside
-12:integ -45:it -16:keccak256 10:ledg 10:log -25:me 13:of 69:on 10:order -18:out -12:permit2 -28:please -12:project 26:remain 10:rest -15:return -11:revert 15:slot 53:sold -36:that -10:there -25:thi
-14:time -15:token -15:tx 15:unit -15:wallet 24:when -11:whole -12:word -14:yield`,
  "of ens": `-18:a -11:doe -13:have -12:i -11:it 15:my 27:namehash 11:need 11:subdomain 14:we`,
  "of exchange": `-36:* 17:above 20:account 18:ask 12:at -14:bet 14:bid -11:book -10:coin -18:did 17:exchange -13:for -11:fund -13:ha -11:hack 18:have -16:how -22:in -10:l2 -13:made -12:market -12:much -13:no -15:of
-26:on 24:perp -11:print 16:right 10:second 26:short 21:spot -17:that -33:the 11:them 28:there -13:tick 17:today 31:trad -12:wa 13:where -11:ye`,
  "of exchangeId": `70:* 14:acquisition 12:and 10:between 14:calculation 17:cannot 11:capitalisation 18:clos -10:coingecko -12:company 13:country -11:credit 18:depth 14:disposal 18:down 18:find 12:first 38:for 21:from
26:fund -11:have 18:hedge 11:historical 39:how 23:i 16:in -11:ledg 16:many 22:much 15:on 11:pair -17:perp 13:place 12:score 11:should 12:spread -13:that 32:the 29:there 11:thesi 18:top -15:trad
15:trade 10:trust 11:two 23:venu 28:venue -15:wa 11:which 21:with -13:withdrawal`,
  "of hash": `-27:* 10:0x -28:account -14:all -16:are -11:best -25:bet -11:bettor 16:bid 34:block -11:broadcast -12:buy 26:call 20:can -12:contract 11:custom 14:decod 15:deployment 15:effective 12:emit -26:empty
26:exploit 10:fail -34:fee -44:for 13:go 11:got 12:happen -19:hash 14:i 38:in 12:inn 25:input -22:internal 18:it -13:log 10:long -29:me -18:mean 15:min -20:mine 11:most 12:mov 13:my 12:network 18:no
-10:now -14:numb 17:of 17:on 11:ord -19:our 17:payment 19:pend -19:please 11:price -15:raw 25:readable 13:reason 19:receipt 20:revert -16:sell -10:she -15:show -12:sign 10:since 13:sise 11:sm
-25:someone 11:start 13:still 23:stuck -22:text 12:th 35:thi 14:through 16:thru 20:transf 64:tx 13:value -32:what -11:when -22:where 11:which 22:who 13:whom 11:with 25:withdrawal -16:would 18:you`,
  "of hex": `-10:* 10:4byte -12:a 11:addres 11:an 35:argument 29:be 30:behind 14:broadcast 19:byte 20:calldata 12:can -19:confirm 11:could 10:custom 50:decode 22:did 16:doe -13:encode -11:event -11:for 15:forg
-18:from 30:function 42:get -12:happen 19:here 44:hex 21:input -27:interface 44:it 19:me 15:mean -23:method -11:my 12:nonce -32:of -22:our 33:out 33:post 27:raw 30:read 33:relay 23:revert -22:safe
16:said -18:selector -10:sell 25:show 18:sig 83:sign 10:signatur 23:signature 37:text -16:the 17:thi 21:to -47:topic 11:trace -10:txid 11:valu 11:wall 13:what 42:which -14:who -16:whom -11:with
20:would -19:wrote 19:you`,
  "of holder": `-54:* -14:a 10:annual 13:any 20:are -12:at 12:audit 25:by 41:company -11:correlation 24:cov -24:dao -12:do 16:doe 41:employ 12:every -16:fee 51:firm 11:first 21:for -12:foundation 30:government 22:ha
-27:have 14:holding 34:how -13:in -11:it 11:last -11:least 15:list 23:live 30:min 19:my -11:nephew 17:now 13:oldest -14:one -11:or -21:our 19:own 25:paid -10:please 13:profit 12:purchase 13:sale
16:shar -12:share -18:since -16:stable 12:stack -12:still -16:supp 17:their 17:they -12:today -22:token 11:treasury 23:und 20:v -14:vault 18:versu 10:we -41:which 41:worth`,
  "of llamaCoin": `-44:* -13:and 11:at 25:did 27:ever 10:hold -28:how -19:i 28:in 13:it 26:lose 26:money 17:my -26:on 27:park 14:pric 10:price 26:stable -12:the 12:token 11:value -17:wa -27:what -27:worth`,
  "of market": `-18:best -18:bet -17:bettor 11:contract -15:do 12:drop 12:even 10:guy 15:had 22:i -16:in 12:latest 13:market 13:mid 11:move -12:my 16:odd 17:of 34:on -11:or 12:politic 17:price 14:put 14:resolv 11:saw
16:side 21:that 20:the -11:there 10:think 12:want -14:what -15:which 52:ye 16:yet`,
  "of market_data": `-34:* 33:back -10:coin 15:confidence 15:config 13:current 21:feed 36:house 31:mov -12:much -10:network 25:of -32:on 22:oracle 11:stable -12:stablecoin 21:tvl 36:we 33:when`,
  "of moveType": `154:* 14:a 16:are 18:coin 10:company -17:doe -17:fee 14:ha 11:hold 15:i 31:in 44:it -17:keep 14:late -17:of 26:our 19:safe -17:share 14:shrunk 14:that 13:thi 22:token`,
  "of network_infrastructure": `37:* 23:deposit 12:each 21:ha 23:i 22:issu 23:lost 11:much 29:my 10:network 12:on 23:service -10:sign 23:sit 10:stable 11:stablecoin 23:stak 23:where 19:which`,
  "of onchain_dex": `54:* -13:24h 12:about 37:aggregator -10:and -12:anyone 15:became 40:bridge 13:busiest 11:by 12:decentralis 46:deposit 15:depositor 50:dex 32:did -15:down 14:exploit -17:from -10:ha 10:have
37:historical 15:known 10:land -14:many 14:most 16:much 16:of 13:on -16:pair -24:pool 16:since 15:that 36:the -10:them -12:thi -14:token -15:top -10:trade 10:transf 16:volume 12:we -22:what
15:withdraw 37:yield`,
  "of pair": `93:* -14:and 18:book 21:candl -17:cannot -17:depth -17:find 23:fund -17:i -13:it 37:on -18:pair -15:spread -17:trade -17:venu -17:which -13:with`,
  "of pool": `-16:* -15:at 16:both -14:busiest -15:by 23:compare -24:dex -14:for -15:from 27:had 19:i 24:in -11:it -10:most -12:numb -12:one 11:our 10:pl 67:pool 20:reserve 17:sid -13:that -23:the 13:thi 26:today
11:token -10:trad -11:we 18:what 18:with`,
  "of prediction_markets": `61:* 37:a 36:keccak256 25:of 34:please -13:the 38:word`,
  "of protocol": `-14:a -12:about -15:am 53:amount 31:and 16:app -15:are -12:been 27:before 16:big -17:blockchain 53:borrow 88:by 29:chain -15:de -15:deploy -17:deposit -15:depui 12:dex -27:do 53:doe 41:each -50:earn
-11:exchange 12:exploit -25:figure 25:get 21:grow -16:ha 30:hack -12:history 11:hold -13:holder -48:i 47:it -15:janvi -10:just 22:keep -57:l2 -15:la 51:lend 23:market 14:money -43:most -31:my
-23:network 13:notional -13:now -64:on -21:one 10:out -10:peak 13:people 14:platform 12:podcast 29:project 20:protocol -18:put 10:question -10:say 41:share -12:side 12:sink -12:stablecoin -15:svp
14:th -26:that -14:the -19:there -14:thi 14:to -11:today 39:treasury 43:tvl -13:us 24:user 11:v 33:value 21:vault -10:want -22:we -19:when -23:which -15:évolution`,
  "of search_discovery": `117:* -10:account -11:allowance 15:an -10:apy 19:are -10:behind 14:block -11:blockchain 11:by -15:byte 14:call 17:code 31:coin 21:coingecko 16:collection -11:contract -10:create -11:de -10:decentralis
-11:depui 14:did 19:doe 10:earn 13:error 34:find 24:from -17:function -11:get -10:give 43:hash -19:have 11:hit 19:holder 25:i 10:id -13:in -11:janvi 14:keccak256 -11:la -10:land -13:last 13:liquidity
-15:look -17:me 16:member 26:my 16:name -11:next 16:nft 17:no -22:nonce 54:of 30:on 15:one 46:pair -10:plain 16:point -15:pool -11:query -17:return 14:right 29:say -15:selector -12:show -13:sign
-13:signature -12:stuck -11:svp -11:team -14:th 14:that 43:the 27:tick 14:tool -17:tx -13:view -25:volume 45:what 13:when 33:which -11:wish -16:you -11:évolution`,
  "of security_risk": `10:phish`,
  "of signature": `-49:a -20:behind -32:call -28:data -12:decod -15:did -11:doe 13:event -14:fee -16:function -13:in -12:input 28:interface 14:into -25:log 16:me 27:method -13:need 38:of 11:on 22:our 35:please 11:query
-11:readable 17:return 16:rout 26:selector 14:swap 14:the -18:to 57:topic -11:transaction -14:transf 16:turn -31:tx 16:valu 11:view -18:wa 20:what -14:which 22:wrote`,
  "of solanaSignature": `-15:* 18:did 11:explain 11:fail 12:in 12:plain 11:swap 12:the 10:these 29:transaction 10:what 10:word`,
  "of ticker": ``,
  "of time": `15:around 37:at -15:coin -15:confidence -15:config -16:current 15:date 56:day 11:dump 26:exploit -15:feed -11:for 10:height -12:how 11:i 13:in 11:live -13:made -18:market 12:need 11:numb -19:of 26:on
13:only 14:open -15:oracle -12:our 11:please 11:purchase 13:sold 23:the 25:time 13:trade 23:tvl 11:volume 53:wa 15:week 12:went 26:what 34:when 13:will -19:with 17:worth`,
  "of token": `-35:* 17:all -11:an 12:and -11:around 15:ath -24:be -11:been 11:belong 14:beside 16:between -15:by -10:can -14:chain 34:coin 13:coingecko 22:contract -12:cost -24:creator 22:decimal -12:did 31:do
-11:doe 20:event 12:exchange -12:exploit 38:fee 26:figure 26:for -16:from 15:give -12:got -19:had 10:have -23:hex 11:hidden 18:holder -25:how -40:i 34:if -59:in 15:it 25:keep -19:last -11:left 11:link
-12:list 10:lock 11:lp -24:much -28:my 13:nephew 24:network -36:nft -28:on -13:one 16:oth -12:own 14:pay -26:permit2 25:pl 17:price 15:project -14:protocol 31:put 28:quote -29:same 24:sell -27:spend
24:stable 50:supp 21:swap 16:team -38:the -11:they -33:today -20:token 18:transf -15:transfer -13:volume -15:wallet -12:week -11:which 14:wish -14:worth 20:would`,
  "of token_contract": `106:* 54:a 15:amount 17:at 15:by 18:copy 15:erc20 15:factory 19:fake -10:for 14:gave 19:ha 45:i 17:in 22:it 16:log 16:lol 11:me 23:my 11:of 15:off 21:one 21:or 31:real 14:sell 14:stable 42:the 15:thi
-12:token 14:txid`,
  "of types": `27:an 29:encod 27:have 12:i 28:inside 28:payload 18:what`,
  "of unit": `68:* 18:much`,
  "of url": `18:* 21:a -11:and 29:anywhere 11:ask 12:audit -14:auditor -11:be 11:blacklist -13:bro 10:click 35:connect -15:copy 16:dangerou 21:dapp 27:deploy 27:end -15:fake 25:flagg 28:front -11:got 10:her 17:i
-14:if 29:intern 33:link 10:look 10:mail 30:me 14:moth 12:my -26:of -13:one 24:our 32:page -13:real 49:site 32:that 11:they 13:trust 19:wallet 17:website -17:what 12:will -13:yet`,
  "of uuid": `-64:* -11:aggregator 55:apy -11:deposit -11:did -14:ever 13:farm -11:historical -11:i -21:it -13:lose -13:money -12:park 32:pool -10:protocol -20:stable -12:the -30:tvl`,
  "of values": `20:a 37:be 16:build -60:call 23:calldata 15:data 16:encode -18:for 37:hex -11:of -74:on 41:permit2 10:selector 41:spend 14:to -13:what 16:with`,
  "of venue": `-12:* -13:1h -21:a 11:are -11:at 52:bet -11:biggest -12:both -11:capitalisation 26:chance 23:chang 16:cost -10:current -17:deep -28:did 22:do -11:doe 11:election -11:first -17:he -11:historical 39:how
12:i 11:in 21:interest -31:it 14:l2 -14:like -16:list 21:made 17:money 11:morn 15:my -14:of -13:on 31:open -10:our -13:please -16:poly -38:price 20:probability -10:put -12:reserve -13:sell 11:sery
-12:should 19:show -12:sid 34:stand 11:strik -14:that 37:the -11:thesi 25:they -17:to -18:trade -17:want`,
  "of wallet": `15:* -17:a 42:account 37:addres 18:airdrop 51:all -10:allowance 13:already 38:am -41:amount -39:an -33:and 15:any 11:anyone -11:anywhere 30:are 11:arriv -17:ask -10:attach 14:auditor -11:back 13:bag
11:bal 32:balance -10:be 35:been -15:before 26:best 25:bet 30:bettor -15:bid 19:biggest -53:block -12:book -35:borrow -15:bought 12:bridg 19:bro 41:burn 13:busy 26:buy -16:by -10:candl -55:chain
-21:chance -20:chang -12:chart -12:cheapest 13:check -12:code -44:coin 34:cold -12:collection 22:convert 11:create 24:creator 13:csv 28:dao 10:deck 12:deep -41:deploy 14:dev 13:did 23:do -12:doe
20:down -13:drop -46:each -12:elsewhere -26:employ 31:empty -17:encod 21:end -12:error -15:estimate -15:even 20:everyth -23:exploit -10:farm -11:fee 26:first -17:for -15:forg 15:foundation -13:gain
-21:get -26:given -14:goplu 37:got -16:government 21:have 69:he -19:hedge -13:here -13:hi 26:him -12:hold -17:holder -12:holding -15:house 23:i -18:in -12:input 14:insid -20:inside -12:intern
20:internal 12:into -21:issu -69:it -14:l2 18:last -11:latest 23:left 11:like 41:list -11:live 20:made -12:mail 10:many -23:market 10:may -12:mempool -13:mid -24:min 43:mine 17:mint -32:money -12:most
-20:mov 18:my -12:namehash 26:need 10:network 17:next 21:nft -11:no 24:nonce 19:now -17:numb -12:odd 18:of 29:on -22:one -16:only -17:or 12:our 15:over -12:page -14:pause -21:pay -17:payload -19:pend
-13:people -19:perp -34:please -15:point -12:politic 25:poly -29:price -13:project 13:put -13:question -13:raw -12:readable -26:real 11:red -25:remain -10:revert -11:rout -20:run -15:said 11:same
-13:sav -11:saw 10:say 26:sell -14:several 26:she -37:short 24:show -16:side -16:sig -28:sign -28:since -13:sise 15:so -46:sold 27:someone 10:spr 20:spreadsheet -29:stable 22:stablecoin -40:stand
-12:start 36:still 31:storage -10:subdomain -16:swap 13:t -11:talk -24:tell -14:that -18:the -14:their -18:there -14:they -19:thi -21:think -11:thru 22:time -15:to 15:today 43:token 16:trad -19:transf
-14:treasury -16:turn -13:tvl 11:u 18:us -14:user -11:valu -42:value 16:vault -16:venue 57:wallet 12:want 22:were 14:whale -25:when 33:which 14:whitelist 10:why 22:with 13:won -12:word 45:worth -18:ye
-10:year`,
  onchain_dex: `-65:* -11:24h 12:about 37:aggregator -15:and -14:anyone -11:are -20:at 15:became 17:both 38:bridge -14:burn -17:can 11:com 11:decentralis 46:deposit 15:depositor -15:dev 19:dex 31:did 12:do -20:down
13:exploit 12:fee 35:for -43:from 14:get 14:give -12:ha 27:had 37:historical -15:how 19:i 31:if -11:in -13:into -34:it 15:known 10:land 11:launch -33:many -12:mint -11:more 16:much 14:nephew 16:on
-16:one 11:our 11:out -24:pair 12:pay 36:pl 21:pool 12:project 56:quote 11:receive 19:reserve 17:sid -12:still -27:that -18:them -11:there -14:thi -28:trad 10:transf 20:volume -12:which 14:wish
15:withdraw 25:would 40:yield`,
  "other of market_data": `-34:* 33:back -10:coin 15:confidence 15:config 13:current 21:feed 36:house 31:mov -12:much -10:network 25:of -32:on 22:oracle 11:stable -12:stablecoin 21:tvl 36:we 33:when`,
  "other of network_infrastructure": `-65:* -10:message -11:sign -11:the -11:who`,
  "other of onchain_dex": `54:* -13:24h 12:about 37:aggregator -10:and -12:anyone 15:became 40:bridge 13:busiest 11:by 12:decentralis 46:deposit 15:depositor 50:dex 32:did -15:down 14:exploit -17:from -10:ha 10:have
37:historical 15:known 10:land -14:many 14:most 16:much 16:of 13:on -16:pair -24:pool 16:since 15:that 36:the -10:them -12:thi -14:token -15:top -10:trade 10:transf 16:volume 12:we -22:what
15:withdraw 37:yield`,
  pair: `93:* -14:and 18:book 21:candl -17:cannot -17:depth -17:find 23:fund -17:i -13:it 37:on -18:pair -15:spread -17:trade -17:venu -17:which -13:with`,
  portfolio_wallet: `31:* 12:24h -35:a 35:account 31:addres 29:all 12:already 20:am -38:amount -24:an -26:and 10:any -11:anywhere 23:are 11:arriv -50:at -10:attach 12:auditor -12:back 13:bag 31:balance 36:been -15:between
-11:bid -36:block -35:borrow 15:bridg 38:burn 14:busy 22:buy -24:by 12:call 30:can -54:chain -20:chance -24:chang -11:chart 13:check -18:coin 34:cold -35:contract 22:convert 41:create 23:creator
12:csv 22:dao 10:deck -26:deploy 11:dev 47:do -53:doe -39:each -26:employ 29:empty -11:encod 22:end -10:error 13:everyth -22:exploit 40:factory -10:farm 18:first -12:from -10:front 32:ga -12:gain
-24:get -16:government 11:grandson 17:ha 12:have 18:he -18:hedge 23:him -11:house 23:i 12:if -12:in 11:insid -14:inside -11:intern 20:internal 21:into -21:issu -45:it 23:l2 15:last -18:lend 15:like
22:list -11:live 12:made -17:market -11:mempool -22:min 30:mine 29:mint -17:money -19:mov -15:name 26:need 10:network 17:next 14:nonce 27:now -16:numb 27:of 35:on -16:open -10:oth -12:out 14:over
13:pay -11:payload -19:pend -12:people -14:per -29:please 15:position -20:price -12:project 11:protocol 13:put 10:queue -14:raw -11:revert -10:rout 28:same -12:sav 26:sell 14:she -31:sign 11:signatur
-15:since 20:so 11:sold 27:someone 20:spreadsheet -29:stable 22:stablecoin -11:start 31:storage 13:t 10:table -11:talk 11:that -14:the -12:their -16:they -11:thru -17:to 39:today 52:token
17:transaction -24:transf 17:transfer -17:treasury 11:u -12:und -13:up 17:us -48:value 11:vault -16:venue 25:wa 47:wallet 39:want 14:were 14:what -21:when 11:where -11:which 14:who 12:whom 11:why
43:will 46:with 64:worth 11:would -10:yield`,
  prediction_markets: `-94:* -15:1h 14:a -14:and -20:at -18:been 23:bet 17:book -13:both -21:buy -12:capitalisation 25:chance 23:chang 12:contract 13:cost -20:did -16:doe 12:election -11:fee -12:historical -10:how -32:i
13:interest -49:it 24:keccak256 13:l2 16:last -20:like 14:made -12:many 27:market 12:morn -15:much -18:my 34:no 20:on 24:open -11:our -13:own 12:please -33:price 20:probability -14:reserve -27:sell
-11:she -13:should 25:show -13:sid 13:the -12:there -12:thesi 17:they -15:to -10:token 16:trad -21:what -10:when -12:where 11:with 24:word 21:ye`,
  protocol: `-14:a -12:about -15:am 53:amount 31:and 16:app -15:are -12:been 27:before 16:big -17:blockchain 53:borrow 88:by 29:chain -15:de -15:deploy -17:deposit -15:depui 12:dex -27:do 53:doe 41:each -50:earn
-11:exchange 12:exploit -25:figure 25:get 21:grow -16:ha 30:hack -12:history 11:hold -13:holder -48:i 47:it -15:janvi -10:just 22:keep -57:l2 -15:la 51:lend 23:market 14:money -43:most -31:my
-23:network 13:notional -13:now -64:on -21:one 10:out -10:peak 13:people 14:platform 12:podcast 29:project 20:protocol -18:put 10:question -10:say 41:share -12:side 12:sink -12:stablecoin -15:svp
14:th -26:that -14:the -19:there -14:thi 14:to -11:today 39:treasury 43:tvl -13:us 24:user 11:v 33:value 21:vault -10:want -22:we -19:when -23:which -15:évolution`,
  "query of network_infrastructure": `51:* 23:deposit 12:each 23:ha 15:i 22:issu 23:lost 11:much 32:my 10:network 15:on 23:service 23:sit 10:stable 11:stablecoin 23:stak 19:the 23:where 21:which`,
  "query of prediction_markets": `61:* 37:a 36:keccak256 25:of 34:please -13:the 38:word`,
  "query of search_discovery": `109:* -21:account 16:an 25:are 21:coin 10:coingecko 16:collection 13:find -11:for 19:from 19:holder -15:it 16:member -15:mint 16:nft 39:on -11:project 18:that -13:the 20:tick -12:to -14:what 13:who
-11:wish`,
  search_discovery: `118:* -10:account -11:allowance 15:an -10:apy 19:are -10:behind 14:block -11:blockchain 11:by -15:byte 15:call 17:code 31:coin 21:coingecko 16:collection -11:contract -10:create -11:de -10:decentralis
-11:depui 14:did 18:doe 10:earn 13:error 34:find 24:from -17:function -11:get -10:give 43:hash -19:have 19:holder 24:i 10:id -13:in -11:janvi 14:keccak256 -11:la -10:land -13:last 13:liquidity
-15:look -17:me 16:member 25:my 14:name -11:next 16:nft 17:no -22:nonce 54:of 30:on 15:one 46:pair -10:plain 16:point -15:pool -11:query -17:return 14:right 29:say -15:selector -12:show -14:sign
-13:signature -12:stuck -11:svp -11:team -14:th 14:that 42:the 27:tick 14:tool -17:tx -13:view -25:volume 45:what 13:when 32:which -11:wish -16:you -11:évolution`,
  security_risk: `-19:aggregator -13:airdrop 25:allowance -17:and 10:anyone 22:anywhere -34:approval 30:are 29:argument -14:auditor 12:been -13:bro 11:broadcast 17:but 17:can -12:category 30:coin -18:confirm -19:copy
15:credit 15:dao -17:decode 21:deploy -24:deposit -35:dex -14:doe 21:end 15:exchange -13:exploit -16:fake -11:find 21:flagg -73:for 38:forg -12:from 22:front 12:get 28:given 14:grant 12:ha -11:hack
-12:happen 33:have 11:hidden -19:historical -20:how -16:i -19:if 22:intern 39:it -18:keep 14:late 12:lead -11:left 10:mail 24:me -31:my -12:need 17:of -39:old -21:one -32:open 18:or 10:order 27:our
11:page -12:permit2 27:please 29:post -15:project -13:protocol 14:real 29:relay 27:remain 10:rest 40:said 11:see 20:sell -19:sent -17:share 14:shrunk 33:sig 50:sign 24:signature -11:since 16:site
-32:still 18:that -25:the 12:there 81:to -14:transaction 17:treasury -12:tx 13:wallet -32:what -14:where -24:who -21:whom -13:yet -14:yield`,
  signature: `-49:a -20:behind -32:call -28:data -12:decod -15:did -11:doe 13:event -14:fee -16:function -13:in -12:input 28:interface 14:into -25:log 16:me 27:method -13:need 38:of 11:on 22:our 35:please 11:query
-11:readable 17:return 16:rout 26:selector 14:swap 14:the -18:to 57:topic -11:transaction -14:transf 16:turn -31:tx 16:valu 11:view -18:wa 20:what -14:which 22:wrote`,
  solanaSignature: `-15:* 18:did 11:explain 11:fail 12:in 12:plain 11:swap 12:the 10:these 29:transaction 10:what 10:word`,
  ticker: ``,
  time: `15:around 37:at -15:coin -15:confidence -15:config -16:current 15:date 56:day 11:dump 26:exploit -15:feed -11:for 10:height -12:how 11:i 13:in 11:live -13:made -18:market 12:need 11:numb -19:of 26:on
13:only 14:open -15:oracle -12:our 11:please 11:purchase 13:sold 23:the 25:time 13:trade 23:tvl 11:volume 53:wa 15:week 12:went 26:what 34:when 13:will -19:with 17:worth`,
  token_contract: `-79:* 42:a 13:all 11:amount 33:an 27:and 10:annual 34:approval -18:are 11:article 13:audit 13:auditor -11:bag 11:behind 15:between -11:bid 17:by 15:byte -53:call 15:calldata -13:chain -50:coin
18:company 71:contract 16:copy -11:correlation -11:cost -30:create -22:dao -12:data 10:decimal -13:decod 31:deploy -12:deposit 33:dex -28:did -11:do 30:employ 17:encod -17:end 28:event 11:expire
-23:exploit -35:factory 20:fake 16:fee 24:figure -12:find 25:firm 31:for -16:foundation 38:from -11:front 15:function 10:ga -29:given -15:go -15:got 22:government 26:ha 14:have 20:here -26:hex -18:him
-10:hold 15:holder 11:holding 12:huge 54:i -17:if -16:in -17:input 15:integ -18:it -16:keccak256 13:land -11:least 16:left 14:lend 10:live 33:log -11:made 11:many 16:me 19:mean 18:min -26:much
-12:multisig 16:my -12:need -12:nephew 10:network 33:numb -34:of 35:old 12:oldest -24:on 34:open -43:our -12:out 24:paid 16:payload -19:permit2 -12:pl -32:please 12:pool -13:price -14:protocol
11:purchase 19:raw 21:read -21:readable 19:real -28:remain 24:return 22:rout 11:run 12:sale -18:say 12:selector -18:share -20:since -14:so -21:spend 33:stable 11:stack -10:statu 45:still 25:supp 11:th
-23:that 28:their -21:there 27:they 26:thi -19:time -40:to -13:today -39:token 11:topic -12:transfer 15:turn -41:tx 16:und 14:unit 11:user 26:v -14:vault 11:view -56:wa -28:wallet -10:went -15:what
-15:where -14:who 14:whole -28:will -42:with -10:year`,
  traits: `141:alike 106:argument 151:asked -53:chain 55:described -82:filled 121:first -126:lacks1 125:lacks2 88:lacks3 98:name 126:own 93:partly 135:provider 128:share 106:title 96:used`,
  types: `27:an 29:encod 27:have 12:i 28:inside 28:payload 18:what`,
  unit: `68:* 18:much`,
  url: `18:* 21:a -11:and 29:anywhere 11:ask 12:audit -14:auditor -11:be 11:blacklist -13:bro 10:click 35:connect -15:copy 16:dangerou 21:dapp 27:deploy 27:end -15:fake 25:flagg 28:front -11:got 10:her 17:i
-14:if 29:intern 33:link 10:look 10:mail 30:me 14:moth 12:my -26:of -13:one 24:our 32:page -13:real 49:site 32:that 11:they 13:trust 19:wallet 17:website -17:what 12:will -13:yet`,
  uuid: `-64:* -11:aggregator 55:apy -11:deposit -11:did -14:ever 13:farm -11:historical -11:i -21:it -13:lose -13:money -12:park 32:pool -10:protocol -20:stable -12:the -30:tvl`,
  values: `20:a 37:be 16:build -60:call 23:calldata 15:data 16:encode -18:for 37:hex -11:of -74:on 41:permit2 10:selector 41:spend 14:to -13:what 16:with`,
  venue: `-12:* -13:1h -21:a 11:are -11:at 52:bet -11:biggest -12:both -11:capitalisation 26:chance 23:chang 16:cost -10:current -17:deep -28:did 22:do -11:doe 11:election -11:first -17:he -11:historical 39:how
12:i 11:in 21:interest -31:it 14:l2 -14:like -16:list 21:made 17:money 11:morn 15:my -14:of -13:on 31:open -10:our -13:please -16:poly -38:price 20:probability -10:put -12:reserve -13:sell 11:sery
-12:should 19:show -12:sid 34:stand 11:strik -14:that 37:the -11:thesi 25:they -17:to -18:trade -17:want`,
};
