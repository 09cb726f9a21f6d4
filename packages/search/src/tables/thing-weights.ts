// Thing weights: how much each stem of a question's words tells for the thing that it leaves open; written by test/learn-weights.ts, in hundredths.
export const THING_WEIGHTS: Readonly<Record<string, string>> = {
  "address of collection": `
-13:but -14:chang -26:collection -13:compress 157:contract -15:did 16:ha 20:have -14:i -29:in -22:it -33:jpeg -13:list 24:many
13:more -15:my -48:nft -14:of -23:on 31:or 29:oth 139:own 31:owner -15:page 25:safe -13:she -16:still -18:the 30:there -38:thi
-25:trad -66:what 22:which 153:who -16:ye`,
  "address of contract": `
23:* 67:a 61:abi -13:addres -27:aft -37:allowance -15:approval 39:approve 16:ask 53:at -17:be 27:before -13:blacklist -30:block
-26:bos -22:bridge 112:call -39:code -14:connect 33:contract 29:credit 16:dao -34:dapp -48:data -34:decemb -25:deposit 31:did
27:digit 27:down 24:dry 44:earn 30:eat -41:error 17:everybody 28:exchange -20:explor -41:for 19:from -26:function 30:ga -21:gave
-27:hack 16:have -18:here -19:hex -23:holder -26:hows 24:i 35:if -16:inside -47:internal 44:it 24:just 27:last -26:leave 29:ledg
-30:look 25:mainnet -27:many -37:may -34:meet 28:much 14:multicall3 64:name 17:now 58:of 24:ok 50:on -18:only -15:open -16:or
19:our -30:over -23:page -31:people -48:permit2 22:pl 27:possible -26:protocol 68:proxy 44:pull -17:put 75:read -52:revert
49:risk 14:rout 20:rug 23:run -13:safe -16:sanction 14:should -49:show -18:sign -21:signature 27:so -23:some -32:spend 46:stak
-20:supp 67:symbol -48:text 18:that -18:thi -26:time -27:token -20:total 21:totalsupp -25:trad -16:tx -23:up 14:vault -36:verify
36:wa -19:wall -60:wallet 20:want -88:what 19:will 41:with 17:withdrawal -14:worth -18:would`,
  "address of market_data": `
-69:* -14:cap -13:cost -13:did -18:in -14:market -15:of -15:on -40:price -16:what`,
  "address of network_infrastructure": `
`,
  "address of onchain_dex": `
-69:* -14:and -18:on -14:pool -29:price -19:volume`,
  "address of pool": `
-31:* 23:above 21:addres -19:again 39:and -16:apy -24:at -21:backtest 81:bigg -52:bought -79:by -27:chart 19:compare 111:data
-13:day -35:deepest 44:deploy -90:dex 103:dexscreen -56:did -14:down -18:employ -41:exchange -21:fee -14:find 51:for -65:from
-14:get 23:her -18:history -33:how -17:i 19:impact 61:in -18:it 24:known 24:lady 72:last 67:liquidity -27:make -19:most -31:much
-21:my -18:off -15:on 32:one -15:or 16:oth -24:over 157:pair -59:pippin 82:pool 107:pric -67:recent 16:right 24:send 33:sold
-14:swapp 24:telegram 79:than 21:that 89:the -24:them 21:these 51:thi 15:to -14:top -53:trad -63:trade -34:turn 18:vol
-26:volume -14:what -40:where -66:which 26:who`,
  "address of security_risk": `
-16:* 17:a 14:about 53:addres -25:airdrop 14:anyth 15:bad -23:blacklist -17:can -16:coin -17:connect 14:dm 27:flagg 18:from
30:fund 14:got -27:honeypot -20:it 29:known 25:list -25:look -26:maliciou -16:mint -26:odd -30:page 15:phish 16:scamm 25:that
-29:the -22:there 53:thi 16:token 22:wallet 23:who`,
  "address of token": `
-16:24h -14:a 82:account -26:addres 58:again -15:all 50:allowance -23:am -21:any -46:anyone -22:anyth 17:ape -14:artist -37:at
26:be -13:been 43:biggest -26:blacklist -21:block -29:bookmark -22:bout -14:busy -35:by 13:came 51:can -19:cap -15:chart
14:check -36:coin -18:compare -17:connect -13:contract -67:convert 14:csv -17:dapp -40:decemb 122:decimal 80:deepest 37:deploy
-23:dex -55:did -17:digit 27:do -16:down -14:each 30:erc20 15:everyth -25:exact -37:exchang 34:exist 17:factor 34:fee -37:find
27:for -19:from 23:frozen 17:ga 46:gave 100:get 46:give -34:got -17:ha -39:hang -26:have -30:he 14:hidden -37:him -36:history
-31:hold 77:holder 17:honeypot 24:how -15:hows 20:i 82:if -103:in -20:incom 33:it 30:largest -38:last 175:latest -14:left
-40:link -13:liquidat 54:liquidity -40:list 17:log 20:lol -32:look 39:lp -15:m 30:many -77:market 61:may -40:meet -18:moment
-18:more -42:morn -20:most 34:much -35:my -24:nam 14:new 162:nft -35:now -17:numb 45:of 17:off -27:office 26:on 50:once -39:one
-14:only -20:or -18:oth 16:our 44:out -61:owner -41:pair 75:pay 14:percent 117:permit2 -22:podcast -32:pool -17:possible
-56:price -31:protocol 26:quote -15:rate -28:raw -30:recent -16:right -40:risk -18:rug 78:safe -79:scam 68:sell -15:sent -14:she
-16:show -82:side -24:since 53:spend 44:supp 71:swap -17:swapp 19:th -31:that -17:them -16:these 58:thi -19:time -21:to
-45:today 30:token -61:trad 43:trade 16:trait -40:transf 47:transfer -55:up -45:upgrade -34:verify -57:volume -14:wa -17:wallet
27:we 13:went -48:whale 43:what 99:where -72:which 17:who -13:whom 61:worth 72:would -63:ye`,
  "address of token_contract": `
-16:*`,
  "address of wallet": `
15:* 16:10x -17:a -46:about -43:above 17:account 66:active -49:addres -20:advis -20:again 118:all 53:am -21:amount 65:any
26:approval -20:approve 75:are 42:arriv 28:arrive 15:artist -21:ask -32:atm -18:back 104:balance -15:been -21:before 85:best
64:bet 80:bettor -65:bigg -79:biggest -102:block -13:board -29:book 18:bookkeep 32:bookmark -57:bought -16:bridge 38:but 29:buy
88:by -45:call -20:certain 40:chang 15:change -69:chart -16:check 24:clos -28:code 21:colleague 42:collection 23:collector
-19:competitor -74:contract 70:convert -62:cost 19:could 24:count 17:crazy 26:custom 56:dai 21:dao 20:data -23:decemb -17:decode
-44:deploy 87:did 41:do -39:doe -56:done 67:down 26:earn -57:employ 39:erc -30:error -13:everybody -32:expensive -14:explain
-29:explor 35:far -34:fee 60:fill -15:find -19:firm 30:first -44:floor -40:for 47:freeze -52:friend 36:from -23:frozen 27:fund
-51:ga 23:gallery -20:gave -27:go 38:got 17:grandson 28:group 31:guy -20:hang 18:hav 49:have 133:he 62:hi 115:him 83:history
-20:holder -26:hour -44:how -22:id -26:if 29:im 23:includ 22:incom 15:input -58:interest 87:into -66:it 47:item -32:job 103:jpeg
-22:keep -17:known -20:large 54:last 26:late -128:latest 17:ledg 62:left -41:lend 16:like 48:link 24:liquidation -13:liquidity
108:list 22:lol 13:long 34:made -22:mail 14:make -20:mark 52:market -23:meet -31:message -30:metamask -22:min 101:mine 37:mint
-16:monday 43:money 15:more -115:most -59:move -21:much -19:must -66:name -22:needful -15:new -21:nft -18:no 54:now -20:numb
26:of -18:ok 52:on -22:once -43:one 42:only 83:open -25:ord 27:our -25:out -29:output -33:owner -30:page -17:part 48:pay
-30:pend 36:penguin -13:per -65:permit2 -80:perp 38:pfp 28:piec -17:pl -20:platform -42:point 62:poly -58:portfolio 52:position
-89:price -19:quote -31:raw -31:read -22:receiv 31:recent 25:recommend 36:redeem 27:redemption 29:result 40:right -31:rn
21:sanction 20:saw 47:say 21:see -44:sell 26:sent 40:shar 66:she -16:sheet -19:short 58:show -18:side -26:sign 20:signature
-42:since 17:sit 20:site 29:sitt 17:small 35:so -43:sold 33:somebody 62:spl -49:spot 16:stak -29:stand -32:start -22:statu
64:still -21:stuck 46:take -26:talk 22:text -27:th -64:than 30:that -31:their 50:them -19:then -58:thi -15:through -14:time
18:today 22:togeth 61:token 25:total -114:trad 14:trait 76:transact 117:transaction -37:transf 13:transfer 40:treasury 32:tx
23:unconfirm 17:unspent -22:until 87:up -20:use -16:value -88:wa 65:wallet 23:wanna 18:we 25:were 89:whale -20:what 21:when
-35:where 28:which -61:who -29:why -19:will 37:winn 22:with -22:worth -24:would -16:ye 20:you`,
  amount: `
15:* -16:add -19:and 39:bid -22:contract -105:decimal -20:did -15:digit -15:down 25:exact -62:from -30:ga 28:get -66:got -31:ha
-19:have -66:him -31:how 49:i -15:if 121:in 39:integ -23:into -15:last 26:me -16:metamask -27:mint -37:much 44:my 39:need
-16:new 103:numb 35:of -38:on 28:out 28:part -22:pay -15:possible -16:put -15:so 41:swap -16:symbol -15:that 83:the 17:thi 57:to
-24:token 40:what`,
  "anything of network_infrastructure": `
`,
  "anything of search_discovery": `
122:* 16:about -30:account 163:addres 17:all 44:an -16:apy -15:atm 26:belong 20:big 28:block 22:bought -59:by 57:call -27:can
-16:candl 20:cent -41:chain -16:compar -13:connect 84:contract -102:data 37:dex -94:dexscreen 79:doe 20:earn 34:en -27:exchang
-15:expensive -73:explain 122:explor 143:find -32:for 14:from -17:function 20:guy 45:ha 18:had 48:hash 29:have 13:her 48:i
-17:id -51:in 31:it 20:jump 27:just 30:keccak256 19:know -53:last -25:liquidity -17:list 83:look 15:lp 26:make 16:many
37:memecoin 17:mine 16:mint 21:much 48:nam 17:name -45:of 53:on 28:or -17:overall -39:own 77:pair 16:pap 105:pippin 13:pool
-29:pric 18:price -64:proxy -16:rank 16:record 18:resolv 87:resolve -24:rpc -148:search -33:show 34:some 19:somebody -60:symbol
-13:take 21:text 17:th -17:that -13:thing 30:to 15:token -23:top 27:trad 38:trade -26:transact -55:transaction 18:two -82:tx
30:up -152:volume -29:wallet 13:want 20:watch 19:we -37:were 48:what 47:which -43:who 21:with 29:ye 18:yet`,
  "anything of token": `
-69:* 32:24h 22:a -26:all 43:and 50:by -20:cost -20:did -14:do -23:doe 33:far -25:floor -17:hold 18:i -36:in 63:it -37:legit
-18:many 59:mcap -32:mint 32:mov 17:move -16:much -15:need -25:on -21:out -36:page 14:please 70:price 22:safe -54:scam 43:side
-27:that -18:the 13:thi 22:token -16:trad 51:v 68:volume -37:wa -36:what -16:worth`,
  "anything of token_contract": `
17:decimal`,
  "anything of wallet": `
30:* -26:a -27:active -19:addres 20:all 13:am -30:any 14:arriv -15:avg -61:back 52:bag 47:bett 20:biggest -75:chain -16:coin
23:company -15:compare -70:contract -22:cost -13:custom 95:dao -26:did 46:do 34:doe 62:done 30:down -73:each -52:employ -14:en
13:everyth -47:fee -20:first 23:foundation -25:friend 85:ha -30:hang -20:have -18:hi -73:hold -13:hour 19:hows 34:i 101:in
-20:it -19:jpeg -14:look -20:made -47:many -15:marketcap -18:morn -50:most -40:move 54:much -24:name 14:need -14:network -19:not
-13:old -49:on 35:one 44:or 123:our 22:overall 123:own -17:pay 14:payment -16:please 61:portfolio -16:say 15:show 20:since
-19:so 14:that -15:their -61:then -28:to 101:token 64:total -26:transaction -39:transf -30:transfer 22:up -72:value -43:wa
40:what -20:when -21:where 42:which -34:who -15:wif 42:worth`,
  bitcoinHash: `
-15:addres -19:arriv 75:detail -14:did -21:do 24:fee 24:gave -20:ha 17:it -14:latest -16:like 17:me -17:mine -20:my -14:need
55:of -61:on 25:output 15:pay 21:real 22:sell -14:transfer 22:txid -13:unspent`,
  block: `
-37:* -17:and 45:at 14:block -15:explor -57:fee -27:from -14:full 61:got 35:ha 19:how -43:in 61:liquidat -20:made 35:many
34:moment -28:need -30:numb -14:of 27:on -28:our -31:payment -27:snapshot 41:the -27:took 35:transaction 24:wa -29:we -38:what
53:when 28:which 23:who`,
  chain: `
-69:* 27:24h -27:active -39:addres -17:an -17:app 79:are 23:at 90:atm 19:audit 21:bachelor 24:base -31:between -32:big -24:bigg
86:block 33:board 21:busy 51:by -30:call -15:can -14:cap 59:chain -21:chart 22:circulat -25:circulation 74:compar -30:contract
19:could 38:current -17:dai 22:dapp -15:data 33:deck -22:deepest 28:deploy 88:develop 173:dex -43:did -18:doe -19:down -24:dry
-32:each -24:eat 19:enough 26:event -20:exist 90:expensive -17:exploit -14:favorite 20:figure -28:from 25:full 78:ga -17:give
-16:go -19:got -39:ha 26:height -31:her 30:history -29:holder 22:how -41:i -29:in -16:issu -47:it -52:just -25:keep -31:known
102:l2 -31:lady -17:last -15:late 68:lead -14:lend -46:liquidity -43:list -26:log -17:look 53:lowest -15:lp -14:made -24:mainnet
-17:make -59:many -14:market -23:me -26:min -14:moment -29:month -24:more 29:most -32:much -25:my 43:need 96:network -14:no
-75:notional 30:now 60:numb -31:of 99:on -20:one 18:only 17:or 44:our -19:out 46:over 34:overall 84:paid -31:pair 20:pap -25:pay
27:peak -17:people -15:pippin -44:please -28:plu -23:pool 46:premium -32:pric -54:price 14:priority -17:pull 18:put -81:rank
-80:revenue -16:revert 62:right 55:rn 27:rollup -52:run 18:see -15:sell -19:send -23:sent -15:show -34:since -17:sink -31:split
-19:stable 67:stablecoin -25:stak -19:still -16:summ -39:supp 33:table -29:team -31:telegram -15:text -27:the -31:them 87:there
-32:thi 21:time 23:to 41:today -133:top -30:topic -46:trad -20:transaction -14:transfer 81:trend 160:tvl 60:tx -14:u -18:up
15:use 79:volume -23:wa -21:week 24:were -53:what 37:where -31:which -45:who -16:whom -24:will -32:wise 38:with 22:you`,
  coinId: `
-22:a 47:ad 59:and -22:are -45:average 33:avg -17:bag -45:balance 24:between -25:biggest 24:bos 15:broth -34:by 79:can
-118:candl 114:cap -22:chain 221:chart 20:coin -38:company 162:cost 42:current -13:dai -51:dao -17:day 86:did -19:different
-16:do -52:doe 13:done -35:employ 106:exchang 28:exchange 29:far -43:find 15:flipp -30:for -53:from -15:ha 15:high -78:history
-59:hold -44:holder -15:how 30:hows 23:id 121:in 46:it 17:last 38:late 15:left 17:list 41:many 42:market -34:mcap -25:me
-54:memecoin -16:min 37:monday -34:much 39:not -20:now -79:of 17:off 30:old -42:on 30:oth -85:our -19:over -58:own -45:paid
43:pair -26:per 39:pl 31:please 177:price 72:public 23:put -40:safe 23:say -29:sell 15:set -17:share -18:sheet 26:show -36:side
38:since -33:some -55:stack 48:tell 40:th -129:that 32:their 21:time -78:token -46:trad 46:trade -78:treasury 34:und 19:up -38:v
-62:volume 13:wa -15:wallet 48:what 31:where -13:which -52:who 40:wobble 15:wont -70:worth -32:year 26:you`,
  coinSymbol: `
-34:* 53:above -21:and -57:at -35:book 60:candl -23:did 34:for -66:from 18:i -17:in -14:it -16:last -33:level -21:me -13:my
-52:no -30:now 62:of 47:on -19:ord -28:pair 57:past -18:pay 56:payment 109:perp -29:please -16:pric -30:right -26:show -54:side
37:spot -43:the -14:thi -15:tim 52:trad -16:v -21:what`,
  collection: `
-22:a 13:any -18:are 14:broth -20:but -19:chang -15:collector -27:dai -13:do 19:doe 14:flipp 103:floor -15:gallery -14:ha
54:have 18:high -36:history -23:holder 41:how -24:in -33:jpeg 14:keep 14:left -15:list 57:many -36:market 14:mint -27:my -50:nft
-54:on -34:own 74:owner -18:penguin -35:price 18:project 18:sal -14:see 14:set -20:she -18:show -17:sitt -19:still 17:the
-48:thi 18:time 164:today 20:v 126:volume -15:wanna -59:what 14:wont -20:ye`,
  ens: `
-20:* 56:addres -16:an -23:and -32:belong -17:en 51:friend -34:guy -23:ha -15:had -17:have -14:i -37:it 83:my 57:name -30:on
24:own 43:point -19:resolv -16:the 33:thi -18:what -27:when 14:which 31:who -20:ye -14:yet`,
  exchange: `
-64:* 18:a 17:account 28:ask 28:at -22:best -14:bet 23:book -15:bought -17:can -16:chain 18:current -20:deep -16:different
-14:do 17:error -24:exchang 62:exchange -14:fill -78:for 146:from -19:ha -59:how -45:i 87:in 58:interest -32:it 16:kind 22:last
159:level -17:liquidat -14:list 20:mark -41:market 26:me -36:much -33:my -76:no 22:now -99:of 108:on -34:one 27:open 18:over
-135:pair -51:past -51:payment 71:per 51:perp -25:pl -17:please -39:position 21:pric 16:price -25:put 22:rate 17:refus
17:request 48:right 19:same -14:sell 17:serv 19:short 19:side 15:sign 20:spot -23:spread 26:tell -34:that -43:the 34:there
-28:thi -82:tick 28:tim 17:timestamp -36:to -14:token 56:trad -16:trade 34:turn 19:v -21:wa -27:wallet -19:want -23:which
-29:who 23:with -38:ye`,
  exchangeId: `
-35:a -28:and 49:bos 22:cex -15:chain 49:contract -16:credit -96:dai 79:day 92:did -15:different -37:do -33:doe -17:exchang
40:exchange -27:find -20:for -16:from -34:fund -96:history 49:how 49:hows -28:i -42:in -65:interest 90:it -31:last -16:ledg
-30:market 63:much 42:my -22:now -31:on -65:open -15:over -38:pair 111:per -26:perp -15:pl -31:please 49:put 23:score 47:some
-23:spread -18:that -18:tick -15:to -93:today 170:trad 89:trade 18:trust 15:trustworthy 93:volume -15:wa 15:what -16:withdrawal
-17:ye`,
  hash: `
-18:a -44:account -18:addres -23:an -19:arriv -23:arrive -24:atm 24:been 45:before 54:biggest 26:block -14:calldata 37:can
38:check -20:contract -13:dao -49:data 23:day 36:decod -49:decode -25:detail -14:doe 20:dump 50:emit -25:erc20 -77:event
-25:expensive 87:explain 15:explor 19:fail -15:far 47:fee -22:for 39:friend -15:ga 71:go -27:ha -17:hash 15:have -23:he
-20:history 98:hold 39:hour -43:how -26:i 17:if 119:in 41:internal 80:it -16:keccak256 -23:largest -31:last -16:latest
-13:launch -21:list 58:log 17:look -51:made 74:market -16:mean 54:min -49:mine -16:mint 29:money -30:more 19:morn 158:most
-31:much 27:my 39:needful 24:network 19:no 38:not 17:noth 37:of -14:on 97:one 22:only -29:or -17:our -15:output -27:own 47:pay
36:payment 25:pend -23:pl -18:raw 39:receiv -15:revert 19:send -28:show 28:side -15:so -13:spr 39:statu 48:stuck -14:tell
-51:text 35:that 59:thi 54:through -104:to -37:token 34:top -17:topic -17:topic0 -13:totalsupp -57:trad -14:trade -23:transact
105:transaction 45:transf -16:transfer -105:tx 14:used 58:wa -30:wallet -18:we -26:what 81:which 81:who 32:why -37:with
-15:would 82:ye 16:you`,
  hex: `
-30:a -23:accident -14:addres -18:and -19:ape 20:ask 42:be 26:behind -25:by -15:byte 15:calldata -19:contract 35:dapp 84:data
49:decode -17:did -34:do 30:doe 35:exact -67:explain 15:explor -37:fee -76:for 120:function 61:ha -26:have -17:here 53:hex
16:hid -22:how 25:i 14:if 14:load -23:many 36:me 63:mean 45:message -34:my -88:of -17:on 32:only -13:pap -23:pay 66:please
65:raw 76:revert -39:safe -56:selector 56:show 87:sign 32:signature 14:someth 73:text 46:thi 74:to -29:token -58:topic0
-54:transaction -13:verify 35:wall 29:wallet -23:went 120:what -23:where 58:who 26:whom 68:with -13:worth 52:would`,
  holder: `
-26:all -27:any 62:average 15:avg -18:back -20:bag 36:balance 15:board -21:bookkeep 105:bought 14:buy -18:by -16:chanc 55:chart
-14:colleague -30:company 27:competitor -15:could 14:d -58:dao -23:deploy 41:did -41:do 81:doe 174:employ -17:fee 27:firm
-50:for -14:get -21:give 86:ha 89:how -47:i -14:if -46:in -16:into -20:it -20:item 33:keep 16:know 13:like 48:list -21:may
33:min 49:most 102:much 80:my 22:of 15:old -114:on 23:one -21:only 48:or -80:our -72:own 62:paid 15:pap -17:pay -45:please
47:price -72:public 67:recent -14:recommend -43:safe -13:say 23:sell 16:shar -24:she 47:sheet -34:since 16:sold 84:stack
-17:still 21:that 15:their -25:then -16:today -103:token 31:treasury -15:up -28:wa -46:wallet 18:when -20:which -33:who
-13:worth 69:year -18:you`,
  llamaCoin: `
-28:* -26:a 27:and 53:anyth 43:at 27:block 26:bought -33:can 63:chain -43:chance -35:chang 25:chart -33:cost -21:current 30:day
53:depegg -40:did 23:first 21:for 17:from -17:ha -63:history -62:hour -68:how -20:i -55:in -13:it 13:late -28:lp -23:market
26:moment -17:mov -58:move -15:my 26:need 27:numb 75:on 51:pric 98:price -16:probability -29:pull -31:show 27:snapshot -39:the
27:took 23:trade 55:wa 26:we 24:what 22:when -29:who 14:wobble 27:worth`,
  market: `
40:* -26:a -25:ad 43:all -46:and -20:any -52:are -22:at -54:best -55:bet -21:bett -86:bettor 23:bid 29:book -19:by -32:certain
-17:chanc 39:chance 22:chang -58:chart -17:company 16:contract -17:cost -22:cut -13:dai -32:date 79:decemb 41:deep 94:did -34:do
-14:down 46:event -17:exchange -23:far 94:for 40:from -46:ha -29:he -25:high 14:history 75:hour 107:how 21:if 15:interest -61:it
-18:job 14:last -74:level 15:made -16:many 65:market 127:meet -21:midpoint -28:money 184:move -60:much -51:my 87:no 16:now
-28:numb -55:odd 32:of -57:on -22:open -17:or 20:ord 37:outcom -49:per -33:perp 45:pl 39:please -28:poly 38:pric -42:price
27:probability 41:put -15:real 17:recent -15:same -15:several 49:show 39:side -18:start 16:step 36:strik -26:tell -16:th 85:that
18:the -17:there 105:tick -23:time 16:to 16:today -29:token -28:topic0 29:trad -33:trade -26:up -29:v 36:want 44:what -23:when
-50:which 51:ye`,
  moveType: `
90:* -31:and 47:anyone 28:blacklist 71:can 39:coin 33:company -24:find 37:hold 32:in 43:it -24:me 72:mint 39:mintable 46:more
45:of 66:or 33:our 15:safe 41:the 29:token 46:upgrade -22:what 28:who -26:worth`,
  "other of market_data": `
50:a 13:advis -30:all -69:and -53:anyth -20:are 24:at -13:avg 98:back -38:bought -36:cap 110:certain 65:chain 19:chart
-30:circulat 40:circulation 34:cost -19:could 110:date -71:day -53:depegg 18:did 80:different -15:do -22:doe 40:each -14:from
-16:get 27:i -27:in 16:issu 75:job -15:kind -42:late 15:lose -30:many -37:market 15:money -17:morn -38:much 27:my -62:network
-18:of 40:office -14:old 27:on 88:over -17:own 15:park -18:pl 22:please -53:pric -50:price -17:saw -21:shar -25:share 16:show
-13:sign 18:since 80:spread 32:stable -65:stablecoin 75:start 18:summ 27:supp 40:swapp 49:tax -50:that 35:the -13:their 102:then
-52:there -36:thi 28:time -18:togeth -21:token 103:wa 54:want 54:what 71:when 13:which -17:with -42:wobble 62:worth -26:ye
-19:you`,
  "other of network_infrastructure": `
-53:* -32:a -13:be -15:block -15:check -13:client -41:did -17:domain -47:fee -53:for -15:from -15:ga 92:hang -39:how 19:i 35:it
-13:land -17:me 91:morn -36:much 56:my -32:on -15:over -36:pay -15:priority -15:should 91:since -37:the 68:thi -22:transaction
86:transf -15:what 92:where -13:yet`,
  "other of onchain_dex": `
-25:and 29:biggest 60:bridge 108:by 16:deposit -39:dex 26:did -14:do -14:exchange 27:fee -21:for 25:how 24:i 29:lp 29:make
28:much -16:my 46:on -14:overall -15:pair -15:pippin -24:pric 133:rank 163:top -26:trad -14:trade 29:transfer -22:what -25:which
-15:with 18:withdrawal`,
  pair: `
64:* 26:a 23:backtest 24:book 91:candl -25:do -25:exchange 28:for 44:from 20:give -25:have -25:id 20:me -15:my -25:not 16:off
64:on -25:one 21:ord -25:oth 14:pull 13:the -25:und -22:what -20:you`,
  protocol: `
102:a 24:advis 37:aft -39:am 23:anyth 35:app -72:are -36:at -19:bachelor -66:balance 31:between 37:big 32:bigg -27:board 23:bout
-20:by 24:certain -45:chain -34:compar 131:dai 20:day -27:deck -46:deploy 47:deposit -85:develop -17:dex -110:did 29:do 138:doe
101:each -68:earn -17:enough -29:exchange 29:exploit 25:favorite 176:fee -17:figure 18:get 18:give 110:ha 41:hack -58:have
73:history 90:hold 95:how -22:i -17:if -25:in 54:it 24:just 45:keep -73:l2 24:large -46:lead 37:leave -39:left 70:lend
-15:liquidity 44:list 18:logo -36:lowest -24:lp 18:m 53:made -26:many -20:mean -13:monday 29:month 34:more -30:most 162:much
-15:my -21:need -34:network 23:no 78:notional -45:of -125:on 61:one -21:only 18:orange 29:out -78:paid -19:pap -24:peak
66:people -61:per 31:platform 29:plu 23:podcast -27:pool -46:premium 14:prepar 74:protocol 19:pull -31:put -13:rank 99:revenue
-16:right -24:rollup 31:run -21:see 29:show 29:sink 31:split -39:stak 30:still -27:table 14:tak 35:talk 29:team -20:that 31:them
-43:there 14:thesi 18:they 16:to -112:today -64:total -59:trade -71:trend -54:tvl 19:u -28:up 74:value -16:volume 22:wa -39:want
-15:we 18:week -16:what -37:when -79:where -28:who 37:wise -61:with`,
  "query of network_infrastructure": `
41:* -26:at 23:block 31:chain 15:coin -43:current -20:height 26:i 28:id 90:in 22:it -21:look -42:numb -34:on 36:rpc 70:that
-46:the 56:what 36:which`,
  "query of prediction_markets": `
111:* 14:airdrop -28:all -25:at 29:bet -17:bett 24:cut 78:decemb -20:did -28:doe -14:down -31:event 191:for -17:get -26:ha 71:i
-14:im 47:interest 30:it 14:look 47:made 14:maliciou -31:mean -23:money -25:much -18:my -24:now 108:odd 18:of -24:on -14:outcom
14:page 15:rat -17:redeem -17:right 192:search -17:shar 16:stand 16:that -34:thi -50:token -38:topic 26:trump 63:v -46:what
-17:winn -20:with`,
  "query of search_discovery": `
39:* -20:and 57:are -29:at -22:biggest -54:call -56:can -20:cap 57:coin 22:coingecko 16:did -36:doe -39:explor 84:find -17:floor
-59:freeze -40:have 41:holder 37:how 58:i 17:id -44:in 54:it -16:list 63:look 35:many -30:market 71:me -59:mint -16:mintable
-14:name -14:nft -45:of 25:one -63:or 24:real 24:same 26:search 24:several 69:side -47:somebody -46:spl 71:that 113:the 24:there
27:tick 53:token 63:up 64:verify -17:wallet 14:what 79:which`,
  signature: `
56:a -14:addres -36:all 13:an -20:block 28:byte -21:can 73:code -32:decod 137:decode -35:did -19:dump -30:emit 72:error 51:event
-17:explain -22:explor -17:fail 79:for 48:from -58:function -69:ha -23:hash 55:here -30:how -30:if -43:in -48:it -15:keccak256
-58:log -19:many -19:me 44:my 51:of -85:on 22:output -20:pric -21:real 62:selector -21:sign -24:signature -20:strik -20:swap
32:the -25:to 91:topic 110:topic0 -14:transaction -58:tx 71:wallet 15:what`,
  solanaSignature: `
-18:a -40:decode -30:detail 111:did 128:do 89:explain -26:get -29:how -25:i -17:if -23:in -25:it -13:last -13:many -13:mine
-14:much -44:of -73:on -20:raw 21:revert -52:swap -14:thi -20:through -13:trait -56:transaction 195:tx 111:what`,
  ticker: `
15:doe -14:from -15:resolve`,
  types: `
24:a -50:abi 68:amount 22:an -24:contract -55:decode 22:encod 78:have 62:how 59:i 22:inside 42:it 65:many -16:of -18:on
22:payload -29:please 52:raw -20:the 68:token -14:tx 14:what -24:with`,
  unit: `
`,
  url: `
40:* -43:addres 27:airdrop -15:be 43:blacklist 19:can 23:check 30:claim 36:close 51:connect -22:contract 25:d 18:dangerou
18:dapp 15:domain -15:exchange -16:fee -27:flagg -20:friend 15:from -19:fund 22:got -14:have 18:her -56:i -29:it -16:l2 56:legit
-23:list 25:look 36:mail 25:maliciou 25:me 36:metamask 44:mint 18:moth 36:must 14:my 24:odd -37:of 13:official -14:one -22:only
-25:our 135:page -16:paid -15:rate 27:real -20:safe 131:scam 28:somebody -23:that 16:the 36:their 28:they -40:thi -28:token
27:trust -15:trustworthy 36:until 44:verify 51:wallet -15:we 16:website -40:what 35:will`,
  uuid: `
-48:* 49:apy -24:chart 16:could 19:develop 20:down 18:farm -17:fee 20:gave 19:ha 26:how -28:it 18:now -25:of -17:one 29:pool
29:show -16:since 19:summ -85:tvl 20:went 18:yield 15:you`,
  venue: `
-27:a -16:account -34:ad -14:all 40:and 35:any -17:ask 59:at 16:best -25:bett -17:broth 48:by -72:certain 52:chanc 27:chance
15:chang -79:chart -22:clos 52:company -13:cost -72:date -32:decemb -53:did 18:do -41:fill -17:flipp 50:for -30:from -48:ha
-18:have -29:he 153:history 22:hold 18:hour -56:how -56:i 56:in -58:it -17:keep 49:last -18:left -39:level -15:many 93:market
-23:me 40:midpoint -22:mine 22:most -61:much 37:no 24:now -42:odd 144:of -94:on -22:one -16:or 16:ord 16:outcom -15:per -27:perp
28:please -16:pool 38:price 17:probability -53:resolve -22:result -41:right 28:sell -17:set 38:share -23:show 24:side -35:tell
-34:th -16:the 20:they -15:thi 37:to 49:today 184:trad -20:trade -14:trump -34:v 34:volume -28:what -19:where -24:with -17:wont
112:ye`,
};
