// Thing weights: how much each stem of a question's words tells for the thing that it leaves open, and what else tells for it; written by test/learn-weights.ts, in hundredths.
export const THING_WEIGHTS: Readonly<Record<string, string>> = {
  "address of collection": `
-108:* 34:a -14:airdrop -11:and -15:check 38:copy 70:fake -29:floor -24:i 18:it -35:jpeg -11:look -10:maliciou -13:nft -10:odd -32:official -55:on 62:one 35:or -39:own
-43:page 72:real 16:the -33:value -37:with`,
  "address of contract": `
33:* -30:a 41:abi -10:aggregator -15:an -14:anywhere 12:approve 15:at -12:be 35:call -10:claim -13:code 27:company -20:connect 19:credit -13:dangerou -34:dapp 21:date
-11:deploy -29:deposit -20:did 14:eat -15:encod -14:end -11:error 19:exchange -12:exploit -14:flagg 13:for 19:from -14:front 17:ga 35:gave -12:hack -16:have -12:hex
-10:historical 27:hold -16:how -29:huge -25:i -33:in -13:inside -29:integ -14:intern 23:it -15:keccak256 12:latest 18:ledg 13:like 22:log -12:many 36:me -11:method
-13:my -13:of 57:on -14:page -13:payload -11:people 12:pl -20:please -13:raw 13:read 29:real -29:return 17:rough 45:safe 34:sell -17:show -13:sign -16:since 22:slot
12:spend 13:to -11:trust 33:txid 18:wa -19:wallet -29:what -29:whole 13:will 15:withdrawal -15:word -12:yield`,
  "address of market_data": `
-73:* -11:the`,
  "address of network_infrastructure": `
`,
  "address of onchain_dex": `
-31:*`,
  "address of pool": `
-20:* 19:both -11:dex -21:for -13:i 23:in -19:it 12:me -15:my 13:of -12:on -13:pair 53:pool 23:reserve -12:shar 20:sid -21:the 17:thi -12:what`,
  "address of security_risk": `
-14:* -19:airdrop 10:already 16:hack -14:it -18:look -18:maliciou -18:odd -22:page -13:the`,
  "address of token": `
-72:* -18:a -29:amount -16:are -13:backer 19:chart 12:circulat 24:cost 17:decimal -19:did 17:doe -14:down -22:every 32:for -31:from -18:give -11:have 11:hidden 11:hold
-11:holder -19:how -55:i 28:if 11:impact -42:in -30:it 52:lamport -19:last -22:list 11:lock -26:me -27:mine -16:much -35:my -22:no 13:now -23:of -32:on -17:or 14:oth
20:over 33:pl 58:please -15:project 29:quote 14:receive 26:right 12:safe 14:sell 22:send -14:shar 21:stable 12:stablecoin 12:summ 38:supp -14:the -11:them 47:there
-15:thi 36:to -14:token -16:trad -17:transfer -22:w -20:what 11:when -23:which -22:who 30:year`,
  "address of token_contract": `
86:* 18:a 18:amount 18:by 20:decimal 17:down 18:erc20 18:factor 18:from 19:ha 36:how 17:i 14:in 18:log 18:lol 35:many 18:my 20:of 18:off 29:the 18:thi 17:top`,
  "address of wallet": `
46:* 11:1h -47:a 20:account 18:accountant 33:addres -18:aft 17:airdrop 48:all 21:already 15:am -26:amount -20:and -15:anywhere -11:approve -11:apy 35:are 15:arriv
-17:ask 10:auditor -13:back 20:bal 16:balance 12:be -12:before 20:belong 41:best 30:bet 48:bettor -19:big -54:block -17:borrow -21:bought -19:bridge 20:bro 11:but
35:buy 13:calldata 27:can -18:cent 11:ceo -66:chain 47:check 16:client -19:close -15:code -16:coin 26:collection -12:com -13:condition -11:confirm 24:contract
-13:correlation 14:count 21:current 16:custom 39:dao 62:data -12:decode 20:deep 27:deploy -23:deposit 27:did -18:do -20:doe -14:dont -18:e -28:each 17:election
-29:employ 26:empty -16:encod -12:end -13:error 27:every -11:everyone 14:everyth -31:exploit 10:fill 12:find 36:first -17:fiscal -15:flagg 43:floor 12:for -13:from
-15:front -21:fund -21:gain -15:getlog -11:group 23:guy 12:ha -13:hack -19:hang 11:have 95:he 13:held -23:hex -50:hold -18:hour -15:house 34:i -13:id 16:incom -10:input
-13:inside -14:intern -14:into 14:inventory -26:issu -110:it 16:item 43:jpeg -18:jump -16:just -49:lamport -13:large -13:least 30:left -14:lend -12:lett -13:letter
76:list -18:login 16:lp 15:made -26:mail -11:many 11:may 27:me 13:member -19:mempool -24:min 82:mine -17:mint -18:money -20:morn -15:most -44:mov 13:much 20:multisig
-15:namehash 19:need 11:next 36:nft -21:no 17:noon 13:now 20:of 20:office 53:on -31:or -15:oth 25:our 29:out 31:over 51:own -40:page -18:pay -16:payload 19:payout
-28:pend 19:penguin -17:per 19:pfp -12:phone 55:pl -20:please -10:point 33:poly -39:price -16:project 21:pull 19:queue -50:raw -12:readable -27:real -11:receive
-21:recent 20:red 39:redeem 53:revert 25:reward -10:safe -21:sav 13:say 17:selector 15:sell 15:send -13:sent -13:service -21:shar 40:she -19:short 14:should 37:show
-28:sign -21:since -65:sise 13:sitt -16:sold 29:some -17:somebody 14:someone 21:someth 10:spl 23:spr -22:stable 20:stablecoin -17:stak -18:stand -21:start 31:still
13:stuck -13:subdomain 21:swapp 17:take -14:talk 25:tax 60:text -16:th -14:the -14:their -38:they -25:thi 25:time 10:to 19:token -15:topic0 -20:trad 20:transaction
-48:transf 16:transfer 17:treasury -11:turn -28:tvl -10:two 15:tx -15:use -11:valu -11:value 38:vault -12:verify 26:w 22:wallet 47:want -18:watch 19:went 27:were
14:whale -28:what -23:when -11:where 65:which 13:who 12:win -12:window 15:winn 11:with 25:won 72:worth -30:would -23:year 24:yet -11:you`,
  amount: `
97:a 46:amount -10:balance -18:can 47:contract -23:convert -39:decimal -16:did -26:do -15:expire 33:fee 18:for -18:from -16:fund -11:ga -25:got -22:ha 14:have -25:him
56:huge 13:i 102:in 48:integ -24:into 47:log -10:me 57:my -10:need -11:network 32:numb -11:of -30:on -11:our 48:please 39:raw 47:return 22:the -12:there 41:to 72:token
-24:want -24:what -15:when 50:whole`,
  "anything of network_infrastructure": `
`,
  "anything of search_discovery": `
149:* 18:a -20:accountant -17:addres -21:all 30:amount 23:and -23:at -11:behind -12:big -12:blob 30:borrow 42:by -21:byte 36:call -35:can 32:candl 36:chain 24:code
-18:company -11:compute -14:contract 31:data -12:deploy 11:did 13:do 17:doe 15:each 11:earn 23:error -14:for 13:found 26:from -22:function -11:get 11:ha 37:hash -12:hex
31:input 14:issu 42:it 11:keccak256 -15:last -10:list -20:look -12:lose -32:me -11:metamask 11:much -10:multisig 16:my -16:need 14:network -11:next -14:nonce 60:of
11:old 18:on 11:one 17:or 18:our -15:out 55:pair 31:readable -17:selector -55:show -15:sign -13:sitt 14:stable -24:stuck 101:the 11:there -13:thi -11:trad
-24:transaction -12:u -18:went 33:what 13:where 18:which -14:will -21:you`,
  "anything of token": `
-34:* 12:at 12:by -19:company 17:compare -17:cost -23:doe -22:hold -11:how -12:i -24:in -14:me -12:much -11:now -22:our 11:price 11:rn -15:safe -16:send 13:side
-23:that -15:the -19:there 11:thi 11:to -22:token 12:trad 14:with`,
  "anything of token_contract": `
`,
  "anything of wallet": `
-16:chain 33:dao -18:each 11:enough 14:hold -16:how -17:it 11:left -21:much -16:my -17:of -20:on 30:our -18:paid -27:the -18:their -18:they -18:treasury -19:v -18:value
-14:when -19:worth`,
  bitcoinHash: `
66:* 13:fee 22:in 15:pay 15:thi 15:transaction 15:what`,
  block: `
-51:* 20:and 19:block 15:burnt 14:ha 11:have 32:how -25:i -26:it 14:log 12:made 14:many -22:min 15:much 13:only -19:our -21:payment 13:produc 14:slot 13:somewhere
32:that 31:the 13:transaction -29:which 13:written`,
  chain: `
-64:* -29:a 13:about -58:and -42:app 13:are -13:back -56:block 18:board 13:busy -15:call 51:chain -14:chart 11:circulat -12:contract 16:cost 15:dai 19:deck 16:develop
-21:did -18:each 54:earn -12:eat 55:fee -26:for -18:from -11:ga 15:getlog 15:history -13:house -14:how -63:i -74:in -66:it 103:l2 11:launch -39:lend -17:lifetime
-12:logo -11:many -27:market -24:me -10:min 58:most -11:mov -32:much -50:my 37:network 11:now -71:of 50:one 60:only 49:option -12:orange -30:our -20:over -10:payment
18:peak 25:per -27:please -17:pool 51:premium 86:protocol 56:restrict -21:revenue 17:right 13:rollup -15:rough 13:send -18:sent -15:should -23:stable 15:stablecoin
-35:supp 18:table -17:that -44:the 18:there -12:they -11:time 46:to 16:today 14:topic0 37:tvl -18:use 14:we -73:what 19:which -17:who -13:whom -16:will -14:with 11:writ
-23:year`,
  coinId: `
-27:* -20:a 30:afternoon 10:all -24:are 11:at 15:between -12:can 22:chart 12:cheap 19:close -22:coin -20:company 11:dat -11:date 28:did -20:doe 17:end -13:find
21:fiscal -31:for 39:gain -14:hold 27:hour 15:how 11:i 10:lett -12:many -14:me 24:much -30:my 46:of -19:on 12:one 14:or -10:paid 25:per -22:pl 29:price -22:quote 39:sav
40:since 14:spr 39:start -26:the 14:time -23:treasury 12:two -22:what -10:when -23:which 24:year`,
  coinSymbol: `
-24:* -11:close 27:do -13:fill 23:fund -23:i -13:my -27:of 45:on -13:open 39:pay -15:perp 32:short -33:the -12:there 35:today 38:what`,
  collection: `
71:* -14:airdrop -14:already 18:and -18:any 31:at -19:bal -14:bro -18:but 13:buy -11:ceo 31:chart -48:check 31:coin -12:collection 25:convert 22:correlation -13:custom
-33:doe 16:fee 29:for 29:from 13:got 25:him 20:how 12:i -17:if -13:incom 27:into 44:it 15:last 22:least -10:list 12:lowest 10:made -10:mine 12:moment 13:monday 24:much
-15:my -12:now -31:on 17:one 26:or -27:own -18:penguin -16:pfp 16:please 26:price -18:say -18:she 15:since -22:still -36:the -13:transaction 14:up -12:wallet 57:what
-19:ye -14:yet`,
  defi_protocol: `
-15:* 13:a 10:advis 10:aft -13:aggregator 20:and 39:apy 14:are -17:at 10:audit -17:back 13:backer 19:before -11:bet 24:big -10:can 12:certain 46:chain -16:chart
-18:cost -30:dao 24:dapp 48:doe 13:down 54:each -10:earn -12:ever 22:farm 36:fee 25:from 13:gave 15:get 20:grow 29:hack -16:he -13:historical 56:hold -17:house 41:how
-12:i -15:in 48:it 27:keep 11:large 42:lend -10:lock -13:lose -11:lp 33:market 21:mean -15:much 45:on -25:our -13:park 16:pay 12:people 35:per 11:platform 26:podcast
33:project 47:protocol -18:redeem -16:reward -17:right -15:send 25:share -11:since -15:stable 14:summ 45:the -25:there 17:to 24:treasury -11:tvl 18:use 55:value -17:we
11:went 21:what -20:when 16:who`,
  ens: `
22:* -11:belong 14:for -13:guy -10:i -20:it 20:my 10:name 15:namehash 13:need 11:point 13:subdomain`,
  exchange: `
-81:* 14:account 12:and 15:ask 22:at -14:book 22:can -26:candl 14:coin -12:did -22:do 12:exchange -12:fee -18:from -23:how -26:i -45:in -11:l2 -25:last -13:made
-24:market -11:me -18:no -21:of -52:on -11:one -35:pair -20:pay 13:perp 22:please 31:recent -14:sell -16:short -24:that -64:the 49:there -24:tick -20:to -15:today
-12:token 41:trad 21:trade -12:wa -11:when -12:who`,
  exchangeId: `
126:* 18:and 21:between 13:capitalisation 12:for -12:from 13:historical 21:i 15:it 13:like 11:my 13:should 29:the 13:thesi -11:to 12:volume 19:what -10:withdrawal`,
  hash: `
-116:* -13:a -10:account -18:an 12:and -12:are 26:at -11:best -11:bettor -15:born -12:broadcast -12:buy 43:can -13:cheap 14:check 13:condition -20:contract -63:data
12:decod -13:decode -14:deploy 15:dont 14:emit -27:event 16:fail -18:fee -32:for -12:ha 14:happen -20:hash 31:i 13:id 45:in 50:it -19:log 36:look -18:me -16:mean
10:mempool 20:min -39:mine 18:most 23:my 27:no 13:noth 29:of -22:on 22:one 14:only 22:our 13:page 34:payment 21:pend 13:phone -20:pl -48:please -19:queue -17:raw
-32:revert -17:sell 49:sent 25:sise -17:slot -13:somewhere -15:spr 15:statu 10:still 19:stuck -57:text -17:the 25:thi -35:to -21:topic -13:topic0 13:trad 13:transf
46:tx 11:unknown 22:value -11:wa -32:what -35:when 26:which 44:who 26:whom 12:why -13:written 16:ye 35:you`,
  hex: `
-85:* 26:4byte 31:a -14:abi 10:and 39:be 25:before 13:behind 14:big 15:blob 20:broadcast 13:byte 16:can 14:click 13:confirm 22:could 20:dapp 42:decode 49:doe 19:exact
15:explor -10:for 47:function -22:gave -16:happen 16:here 61:hex 14:hid 17:i -10:in -34:interface 15:it 14:letter 14:lose 29:me 33:mean 24:metamask -27:method -24:my
-47:of 39:only -36:our -14:pl -31:please 34:raw -19:real -15:safe 27:saw 14:say -42:selector -22:sell 69:show 80:sign 12:th 20:that -56:the 41:thi 13:to 26:trace 15:tx
-22:txid 15:u 22:wall 10:wallet 27:weird 65:what -11:whom 14:window 19:would`,
  holder: `
-11:all 24:any 14:average 11:bought -20:chart -25:coin 35:company -33:dao 20:did -16:doe 46:employ -15:fee 20:firm 11:fund 11:government 44:ha -30:hold 22:how -29:in
12:invest -13:keep 16:list 26:min 13:much 27:my -16:nephew -53:our -11:over 28:own 42:paid -13:please 10:price 12:profit -20:safe 13:sell 28:shar -13:share -14:since
22:sold -11:stablecoin -11:startup 11:that 32:the 29:their 29:they -22:time -25:token 20:treasury 12:unrealis 29:v -23:which 30:worth`,
  llamaCoin: `
-77:* 20:basket -19:can -13:chance 14:ever 21:for 18:go -11:hour -31:how -50:i 20:in 13:lowest -16:lp -11:me -13:mov -13:much -12:of -17:on 23:one 28:pric -15:pull
-37:the 16:token 14:trad -30:wa -38:what -15:who -46:worth`,
  market: `
-18:a -14:and -13:at -12:been -28:best -17:bet -28:bettor 17:big 17:bought -15:buy 18:cent -14:do -12:election 23:had -12:have 34:i -11:in 26:it 17:jump 17:just
-19:keccak256 -10:level -11:market 10:mov -34:of 62:on -11:open -29:please 35:price 22:put 22:resolv 36:sise 17:somebody 15:th -11:they 11:to 18:want 17:watch -26:what
-26:which 31:with -19:word 38:ye 23:yet`,
  market_data: `
-43:* -26:a 10:account 14:afternoon -13:are 14:ask 34:at 34:back 17:basket 10:bett 29:between -12:book 18:born -10:buy -10:by -29:can -30:candl -13:cap
13:capitalisation -13:chance 22:chart 16:cheap -34:circulat 20:close -10:company -37:cost -11:credit 11:dat 15:day -20:deposit 62:did -14:do -35:doe 12:end 39:ever
-24:fee 17:feed -31:find 19:fiscal -49:from 30:gain -10:give 12:go -18:ha -10:have 11:high 40:house -48:how -45:i -11:in 59:it 14:know -21:l2 -28:last -12:ledg 10:lett
19:like 13:little 24:lose -12:lost -22:lp -20:made -16:many -31:market -38:me -14:moment 19:money 12:mov 10:nephew -24:network -15:no -18:of -30:on 20:one 12:or
16:oracle 10:ord 13:our -11:out -34:over -22:paid -21:pair 26:park -10:pay 11:per -41:pl 17:please -23:pool 11:pric 24:price -13:probability -42:quote 24:recent
-13:redeem 12:rn 30:sav 16:say -15:sell -24:send 24:should -40:show 19:since 10:so -12:some 15:son 17:spr -39:stablecoin 30:start -14:summ -35:supp -37:that -41:the
-15:their 14:them 13:thesi -27:they -44:thi -29:tick 20:time -37:to -19:token 38:trad 15:trade -15:treasury 47:tvl 12:two 10:up -17:v 13:volume -16:want 31:we 11:what
46:when -10:which -30:who -15:withdrawal -45:worth -11:yield 10:you`,
  moveType: `
`,
  network_infrastructure: `
-28:* -31:a -18:an 43:and -24:are 15:at 45:block -14:call 28:can -18:cheap 14:check -12:click -11:confirm 10:confirmation -37:contract 13:cost -12:d -20:deploy
44:deposit -15:did 14:doe -14:eat 11:emit -34:event 32:exploit 15:fail -11:fee -14:for -30:from -11:ga 15:getlog 21:ha 27:hang 15:happen -39:hash 20:have -10:here
-10:hex 17:how 32:i -12:if 13:issu 11:it -12:keccak256 -20:latest -11:letter -13:like -27:log 25:look 29:lost 13:made -15:mail -27:me -18:mean 19:mempool -40:mine
28:morn 26:mov 22:much 30:my 16:namehash 18:network 11:nonce 12:noth 21:now -24:numb -23:of -49:on -14:only -24:or -19:page 30:pend -24:pl -12:please -19:queue 10:raw
-13:read -11:real 23:revert 18:right -20:rough -13:say -12:sell 52:sent 29:service 47:sign 27:since 29:sit -19:spr 18:stablecoin 29:stak 14:statu 19:still 12:stuck
13:subdomain 29:that -11:their -16:they 36:thi 12:to -17:topic 59:transaction 53:transf 43:tx 10:unknown 21:value -26:wallet -11:we 47:where 41:which 26:who 23:whom
11:why -27:will -11:window -30:with 20:you`,
  nft_analytics: `
140:* -16:a -14:already 39:at -10:but 13:buy 13:cap 23:chang 31:chart -44:check 32:coin 25:convert 22:correlation -13:custom 14:did -11:differ 14:fee 13:floor 21:for
32:from 25:got 25:him 11:hold 27:how 38:i -13:incom 26:into 41:it 15:last 22:least -11:lett -13:like -13:look 12:lowest -17:mine 12:moment 13:monday 23:much -31:my
-12:now 26:of -14:on -11:original 15:pl 25:price 15:since -11:site -10:so 19:the -18:to -13:transaction 14:up 62:what -13:which`,
  onchain_dex: `
-76:* -14:24h -10:a 42:aggregator -29:amount -17:and -12:any -14:anyone -28:are -12:backer -11:basket 17:became 10:biggest 20:both 35:bridge 13:circulat 37:deposit
17:depositor 19:dex 20:did -14:doe -20:down -27:every -16:exchange 17:exploit 23:for -25:from 15:get -14:give -12:go -28:ha -12:have 42:historical -14:how -48:i 30:if
14:impact -38:in -62:it 17:known 53:lamport 13:land 14:lp -14:me -25:mine 15:network -24:of 37:on -14:one -20:or 12:oth -21:pair 28:pl 33:please -13:project 38:quote
15:receive -12:recent 27:reserve -11:say -15:shar 23:sid 12:stablecoin -22:still -11:swap -11:that -14:them 44:to -15:top -29:trad 15:transf 10:transfer -25:w -17:wa
-40:what -25:which 17:withdraw 15:would 41:yield`,
  "other of market_data": `
-21:* -13:a 14:ath 43:back 14:bag 14:below -22:circulat 20:did 13:doe 25:ever 14:far 21:feed 10:for -11:get 45:house -11:how 20:i 16:in 15:it 25:lose 24:money 41:mov
-18:much 38:my -28:network 12:now 29:of -39:on 13:oracle 19:pair 26:park -18:price 12:right 20:say 27:stable -28:stablecoin 19:the -19:there -26:thi -17:time 42:tvl
42:we 44:when`,
  "other of network_infrastructure": `
-32:* -12:did -10:for 34:hang 12:i 19:it 34:morn 20:my 34:since -18:the 21:thi 29:transf -14:what 33:where`,
  "other of onchain_dex": `
126:* -10:24h 42:aggregator -10:anyone 17:became 10:biggest 37:bridge 11:company 37:deposit 17:depositor 42:dex 36:did 17:exploit 42:historical 19:how 17:known 10:l2
13:land 10:list 19:much 30:on -29:pool 16:since 72:the -12:thi -14:trad 13:transf 10:transfer 10:use -15:what 17:withdraw 42:yield`,
  pair: `
112:* 16:candl 46:on`,
  portfolio_wallet: `
38:* 11:1h -37:a -13:about 13:account 18:accountant 49:addres 24:all 18:already -26:amount -22:an -16:anywhere -12:apy 62:are 12:arriv -19:at 10:auditor -15:back
17:balance 16:bett -51:block -19:born -18:borrow -19:bridge 25:buy -14:by 11:calldata 49:can -84:chain -18:chang 17:check 14:client -14:code 11:collection -14:com
11:compare 29:contract -14:correlation 13:count 24:create 14:custom 65:dao 15:day -11:decode 134:deploy -23:deposit -57:doe -47:each -31:employ 24:empty -20:encod
18:enough -12:error 26:every -11:everyone 14:everyth -32:exploit 24:factory -15:flagg -16:front -22:gain -15:getlog -10:got -11:group 20:ha -13:hack -22:hang -23:have
28:he -36:hold -16:hour -16:house 28:i -15:if 15:in 16:incom -18:inside -15:intern -27:issu -39:it -46:lamport -14:least 16:left -22:lend 15:like 33:list 17:lp -13:many
-17:market 10:marketcap 20:me -19:mempool -26:min 84:mine -14:money -23:morn -46:mov 19:multisig -28:my 20:need 35:next -12:no 27:nonce -11:numb -22:of 18:office
-14:oth 69:our 25:out 33:over -13:page -24:paid -20:payload -28:pend -16:per 56:pl -71:please -15:price -15:project 14:pull 18:queue -50:raw -11:receive -15:recent
26:redeem -10:revert 21:reward -22:sav 19:selector 12:sell 16:send -27:sent -12:service -24:shar 19:she 11:should 34:show -13:sign -27:since 12:sitt 19:so 28:some
15:someone -16:son -22:stable 20:stablecoin -14:stak -23:start 12:stuck 15:swapp -13:talk 21:tax -14:that -48:the -19:their 12:there -26:they 24:time -67:to 14:today
16:token -16:topic0 -28:trad -17:trade 17:transaction -48:transf 17:transfer -26:tvl 16:tx -15:use -18:v -71:value 24:vault 25:w 31:wa 31:wallet 44:want 19:went
-20:when -13:where 38:which 95:who -14:whom 10:wif 38:will 53:with 81:worth -16:would -14:ye`,
  prediction_markets: `
-45:* -16:1h -11:1y 10:a -14:account -11:airdrop -41:and -14:ask -23:at -13:been 16:bet -16:between -20:both 13:bought -22:buy -14:capitalisation 21:chance 12:chang
-17:chart -17:close 12:condition 16:contract 16:cost -23:did -14:doe 12:dont -11:each -22:end -11:ever -14:exchange -20:fee -15:fiscal -14:for -15:from 23:get 22:give
-10:high -14:historical 25:hour -21:i 12:id 25:if 11:in 10:interest -57:it 22:keccak256 -11:keep -10:know 11:l2 40:last -26:like -11:lowest 12:m -11:maliciou -12:many
18:market 21:me 16:midpoint 15:most 26:mov 14:move -30:much 65:no 23:now 31:on 12:only 17:open -11:ord -24:our 16:outcome -12:own 12:phone -13:pl 17:please -18:price
15:print 24:probability 12:put 12:redeem -24:reserve 10:resolv -27:sell 31:shar -16:she -17:should 14:show -19:sid 25:sold 16:spread 11:strik -10:tell -16:th 19:the
-16:there -15:thesi 18:they -15:time -12:token 37:trad -11:treasury -11:wallet -36:what -16:where 12:who 11:with 23:word -10:worth 21:would 31:ye -22:year`,
  protocol: `
-40:* 19:a -12:about 10:advis 11:aft 49:and 52:app -14:at 13:backer 22:before -13:bet 36:big -12:board 13:certain 17:chain -18:cost -30:dao 33:dapp -12:deck -15:deploy
16:deposit 60:doe 74:each -63:earn -12:fee 22:from 14:get 21:grow 29:hack -11:history 56:hold 21:how -12:in 19:it 37:keep 11:kept -98:l2 11:large 88:lend 17:lifetime
-10:lock 16:logo -12:lp 58:market 15:money -59:most -33:my -13:now 42:of -50:on -45:one -57:only -45:option 12:or 16:orange -18:peak 14:people -18:per 13:platform
36:podcast -11:pool -50:premium 35:project -17:put -56:restrict 27:revenue -16:right -11:rollup -14:send 31:share -12:summ -12:table -21:that 20:the -28:there 12:they
-42:to 13:token 31:treasury -19:tvl 33:use 14:v 55:value -20:volume -27:we -24:when -12:where -36:which 21:who`,
  "query of network_infrastructure": `
150:* 71:block -13:current 30:deposit 31:ha 67:i 73:in 13:issu 75:it 30:lost 24:my -36:numb 30:service 31:sit 10:stablecoin 30:stak 60:what 30:where 14:which`,
  "query of prediction_markets": `
73:* 66:a -15:at -10:bet -10:bettor -12:i -13:in 66:keccak256 -11:made -11:me 51:of -14:on -11:payout 56:please -11:someth -11:spr -15:the -10:to -10:trad -11:were
-10:which -11:won 66:word`,
  "query of search_discovery": `
206:* 13:are 15:check 38:coin 22:doe 21:expire 27:find 27:from 11:holder 16:i 23:me 21:mint 25:my 30:of 20:on 20:that 33:the 29:tick 13:what 21:when 12:which`,
  search_discovery: `
181:* 17:a -20:accountant -16:addres -15:all 30:amount 11:an 24:and 20:are -16:at -11:behind -12:big -12:blob 30:borrow 44:by -21:byte 36:call -34:can 32:candl 36:chain
24:code 47:coin 13:coingecko -18:company -11:compute -16:contract 31:data -15:day -12:deploy 12:did 16:do 36:doe 15:each 11:earn 23:error 11:everyone 21:expire 33:find
13:found 50:from -22:function -18:get 12:group 13:ha 37:hash -12:hex 11:holder 30:i 17:in -15:includ 31:input 14:issu 54:it 11:keccak256 -15:last -10:list -22:look
-12:lose 30:mint -10:multisig 44:my -12:need 14:network -11:next -14:nonce 12:not 90:of 11:old 46:on 14:one 17:or 23:our 56:pair 31:readable -17:selector -55:show
-15:sign -13:sitt 14:stable -24:stuck 14:that 119:the 13:there -10:thi 30:tick -11:trad -24:transaction 12:two -12:u -11:up -18:went 57:what 30:when 12:where 35:which
-14:will 13:with -23:you`,
  security_risk: `
-15:* 30:a -14:abi 12:aft -10:aggregator 12:airdrop 11:already -26:and 19:anywhere -41:approval 13:approve 14:are -15:audit -13:auditor -14:big -11:by 38:can
-14:category 15:check 11:close 19:company 13:confirm 19:credit -18:dapp 21:deploy -30:deposit -43:dex -22:did 13:domain 12:e 19:end 20:exchange -14:exploit 19:flagg
-54:for 19:front -16:get -17:ha -16:happen 31:hex 11:hidden -10:historical 16:hold -45:how 19:intern 23:it -10:known 14:ledg 14:letter 13:login 11:look 25:mail
10:maliciou -12:may 41:me 24:metamask 11:must -23:my -13:no -26:now 11:odd -30:of -47:old -16:on -41:open 20:or 22:our 39:page -11:people -23:podcast -17:protocol
27:real 22:safe 21:say 19:sell -16:sent -12:shar 17:show 11:sign -21:since 14:site -15:sold 12:spend -37:still -15:swapp 21:that -29:the 11:their 12:there 25:they 35:to
-20:transaction -10:tvl 15:verify 24:wa 41:wallet -54:what -14:where -20:who -15:whom 12:will 14:window 17:with 15:withdrawal -11:yield`,
  signature: `
-13:* -59:a 21:an 10:byte -38:call 12:compute -25:data -14:date -11:did -22:doe 26:event -13:fail -17:fee -18:function 15:here -12:input 36:interface 19:into -50:log
-16:mean 37:method -17:numb 52:of 42:our 12:output 51:please -12:readable 19:rout 42:selector -15:slot 20:swap -18:to 37:topic 20:topic0 19:turn -35:tx 19:valu`,
  solanaSignature: `
17:exploit -12:i 18:in 16:mov 13:much 16:the 26:transaction`,
  ticker: `
15:and 14:are 15:cost 15:do 15:in 15:open 15:sery 15:strik 13:the 15:they 14:what 14:which`,
  time: `
39:* 28:a 10:agreement 11:at 39:born 15:certain 10:current -11:d 15:date 32:day 16:did -15:for 12:he -29:how -13:in 13:know -11:latest 13:little 13:look -12:market
25:min -16:of 23:on 19:open -11:read 13:sign 13:so 16:son 23:that 25:the 13:time 19:trade 21:tvl 12:up 89:wa 41:what 76:when 29:which 19:will 15:worth 13:you`,
  token_contract: `
-153:* 41:a -30:addres -11:all 14:allowance 44:amount 42:an -20:and 23:any 43:approval -13:approve -41:are -12:ask 21:byte -13:call -20:can 13:circulat -12:code
-55:coin 11:compute 23:contract -18:convert 31:cost 11:could -25:create 13:d -35:dao -33:data -13:day 22:decode -107:deploy 37:dex -16:did -31:do 14:eat 39:employ
22:encod -11:error 33:event -15:expire -25:factory -14:fail 16:firm 37:for 25:function -16:get -28:got 41:have 12:here -25:him -45:hold 31:how 20:huge 21:i -13:if
-12:in -23:input 18:inside 16:integ -14:into 11:invest -75:it -15:keccak256 -16:keep -25:last 11:latest 11:lend 13:like 36:log 46:many 14:me 21:mean -11:metamask 24:min
-17:nephew -25:next -20:no -26:nonce 21:now 41:numb -13:of 43:old 16:on -21:one 43:open -16:or -89:our 11:over 25:own 38:paid 22:payload -17:pl 14:please 11:profit
44:raw 13:read -23:readable 16:return -10:revert 16:right 17:rough 14:rout -33:safe 11:sell 21:send 24:shar -13:share 15:show 21:stable -12:startup 47:still 12:summ
36:supp 15:swap 30:their 30:they 39:thi -24:time 22:top 28:topic 17:topic0 -19:transfer 10:turn -35:tx 11:unrealis 32:v -14:wa -18:wallet -26:want -13:when -70:which
-91:who 17:whole -11:will -39:with -18:word 11:year`,
  traits: `
143:alike 90:argument 142:asked -61:chain 61:described -110:filled 127:first -132:lacks1 125:lacks2 124:lacks3 99:name 127:own 122:partly 147:provider 138:share
113:title 105:used`,
  types: `
-12:* -26:abi 42:an 42:encod 35:have 26:i 40:inside 40:payload -28:please 29:what`,
  unit: `
18:* -14:amount -14:by -14:erc20 -14:factor -14:ha 19:have -14:in 19:it -14:log -14:lol -14:my 19:numb -13:of -14:off 20:raw -13:the -14:thi 19:with`,
  url: `
51:* 11:a 19:aft 44:airdrop -17:all -14:and 41:anywhere 13:are 15:ask -14:auditor -15:big 16:blacklist 11:cafe 14:can -14:category 15:check 22:claim -12:click 14:close
11:code 37:connect -34:copy 22:dangerou 39:deploy 16:dm 10:domain 19:e 41:end -69:fake 39:flagg 15:from 41:front 15:got -19:how 41:i 41:intern 11:lead 24:link 19:login
48:look 33:mail 41:maliciou -17:may 18:me 14:metamask 14:must 19:my -18:now 41:odd -19:of 36:official -64:one -28:only -27:or 30:our 130:page -15:podcast 11:qr -47:real
-11:safe 24:site 16:somebody -17:swapp -17:take 43:that 49:the 14:their 33:they -13:thi 29:to 15:trust 14:until 17:verify 45:wallet -49:what 14:will`,
  uuid: `
-117:* -13:aggregator 40:apy -12:chart -16:deposit -22:did 13:down -10:ever 22:farm 13:gave -15:he -13:historical 14:how -17:it -12:lose 22:mean -12:money 22:mov 19:my
10:now -12:of -15:one -10:park 22:pay 23:per 15:pool -15:redeem -13:reward -28:since -13:stable 10:summ -33:the -18:tvl 13:went 18:what`,
  venue: `
-31:* -16:1h -11:1y -32:a -13:account 10:article -14:ask 16:been 27:bet -16:between -19:biggest -22:both -14:capitalisation 19:chance 12:chang -14:chart -18:current
-43:did 20:do -10:ever -11:exchange -14:fee -26:first 26:get 24:give -11:grow -16:had -29:he -14:historical 29:hour 35:how 31:if 19:interest -49:it -18:keccak256
-11:keep 11:l2 36:last 10:level -25:like -22:list -10:lowest 13:made 25:me 15:midpoint 19:mov 15:move -13:much 40:no 31:now -38:of -30:on -12:one 19:open 16:outcome
-11:pl -23:please -26:poly -33:price 18:print 23:probability -21:reserve -10:resolv 11:settl 32:shar -16:should -22:sid 31:sold 15:spread -22:that 41:the -14:thesi
25:they -12:to 10:trad -26:trade -11:treasury -14:want -13:where -18:word 28:would -15:ye -16:yet`,
};
