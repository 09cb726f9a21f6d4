// Thing weights: how much each stem of a question's words tells for the thing that it leaves open; written by test/learn-weights.ts, in hundredths.
export const THING_WEIGHTS: Readonly<Record<string, string>> = {
  "address of collection": `
-12:a 18:and -13:bos -13:but -13:chang -26:collection 149:contract -17:did 13:ha 23:have -13:hows -13:i -31:in -22:it -35:jpeg
-14:list 27:many 14:more -12:move -45:nft -17:of -21:on 26:or 26:oth 142:own 36:owner -18:page -12:put 23:safe -13:she -12:some
-15:still -19:the 28:there -37:thi -26:trad -63:what 21:which 166:who -16:ye`,
  "address of contract": `
19:* 52:a 66:abi -13:addres -27:aft -37:allowance -15:approval 40:approve 12:arriv 16:ask 56:at -16:be 19:before -12:blacklist
-25:block -23:bos -19:bridge 112:call -12:can -39:code -13:connect 24:contract 29:credit 18:dao -33:dapp -48:data -36:decemb
-32:deposit 26:did 28:digit -12:dm 28:down 28:earn -41:error 14:everybody 28:exchange -19:explor -46:for 33:from -19:function
-24:gave -27:hack 18:have -16:here -18:hex -23:holder -13:how -23:hows 25:i 37:if -14:inside -46:internal 53:it 28:last
-26:leave 29:ledg -32:look -30:many -34:may -36:meet 24:metamask 17:much 17:multicall3 13:my 58:name 63:of 24:ok 64:on -18:only
-16:open 21:our -29:over -12:page -30:people -43:permit2 12:pl 28:possible -27:protocol 61:proxy 44:pull -17:put 71:read
-48:revert 49:risk 15:rout 19:rug -16:sanction 14:should -48:show -17:sign -20:signature 13:slot 28:so -23:some -12:somebody
-29:spend 27:stak -21:supp 60:symbol -12:take 13:tell -48:text 25:that -19:thi -26:time -34:token -21:total 25:totalsupp
-22:trad -24:up 16:vault -29:verify 26:wa -18:wall -53:wallet 20:want -93:what 31:with 21:withdrawal -16:would`,
  "address of market_data": `
-67:* -15:cap -13:cost -12:did -19:in -14:market -15:of -16:on -41:price -17:what`,
  "address of network_infrastructure": `
`,
  "address of onchain_dex": `
-65:* -14:and -19:on -15:pool -32:price -19:volume`,
  "address of pool": `
-31:* 13:24h -19:a 23:above -14:again -13:all 45:and -29:at -22:backtest 80:bigg -52:bought -84:by -30:chart 18:compare 110:data
-18:day -14:decemb -32:deepest 44:deploy -91:dex 104:dexscreen -36:did -13:do -18:employ -23:fee -18:find 48:for -80:from
-13:give -20:history -35:how -26:i 19:impact 68:in -19:it 79:last 59:liquidity -28:make -14:meet -20:most -40:much -14:my
-18:off -21:on -14:once 30:one 14:only -19:or 153:pair -58:pippin 85:pool 102:pric -12:quote -12:rank -62:recent 12:right
14:show 32:sold 78:than 104:the -23:them 19:these 31:thi -14:top -53:trad -65:trade 20:vol -36:where -68:which 22:who`,
  "address of security_risk": `
-13:* 15:a 14:about 52:addres -26:airdrop 14:anyth 15:bad -21:blacklist -16:can -15:coin -17:connect 12:dm 25:flagg 17:from
33:fund 13:got -21:honeypot -23:it 33:known 23:list -26:look -27:maliciou 12:me -15:mint -12:my -27:odd -31:page 13:phish
19:scamm 12:sent 23:that -29:the -20:there 55:thi -13:to 18:token 22:wallet 26:who`,
  "address of token": `
-17:24h 76:account -32:addres 13:advis 48:again 53:allowance -20:am -20:amount -24:any -48:anyone -20:anyth 23:ape -14:approval
-14:audit -12:balance 24:be -16:been -15:bet 48:biggest -32:blacklist -28:block 22:bought -19:bout -12:bridge -15:busy -35:by
12:came 41:can -20:cap -13:ceo -20:chart -49:coin -20:compare -22:connect -12:contract -67:convert -15:cost -14:count 13:csv
14:dao -22:dapp -12:day -39:decemb 122:decimal 76:deepest 37:deploy -25:dex -58:did -16:digit 25:do -12:doe -13:down -22:each
-12:erc 31:erc20 12:every 13:everyth -26:exact -41:exchang 33:exist -13:explor 17:factor 30:fee -36:find 19:for 14:freeze
-23:from 22:frozen 22:ga 47:gave 87:get 46:give -43:got -12:grandson -21:ha -19:have -16:hi 14:hidden -13:him -41:history
-35:hold 78:holder 15:honeypot 21:how -16:hows 32:i 77:if -13:impact -112:in -19:incom 49:it -12:item -14:job -12:kind
33:largest -39:last 172:latest 14:launch -15:left -43:link -14:liquidat 49:liquidity -45:list 17:log 23:lol -41:look 39:lp
-12:make 27:many -78:market 59:may -40:meet -24:moment -21:more -24:most 32:much -29:my -24:nam 143:nft -20:now -14:numb 50:of
17:off 24:on 37:once -43:one -20:or -16:oth 15:our 32:out -15:over -14:own -64:owner -14:page -45:pair 77:pay -12:per 13:percent
111:permit2 -19:podcast -37:pool -16:possible -47:price -32:protocol 22:quote 13:rare -16:rate -37:raw -30:recent -12:right
-38:risk -18:rug 84:safe -12:same -69:scam 62:sell -16:sent -16:show -89:side 16:since 46:spend -12:spl 14:spr -15:start 40:supp
64:swap 12:swapp 17:tax 15:th -32:that -16:them -17:these 86:thi 13:till -33:to -24:today 22:token -65:trad 27:trade 17:trait
43:transfer 12:trap -14:trust -68:up -47:upgrade -41:verify -13:vol -56:volume -19:wallet 27:we 13:went -25:whale 50:what
-13:when 129:where -86:which 24:who -14:whom 67:worth 71:would -56:ye`,
  "address of token_contract": `
`,
  "address of wallet": `
14:* -27:a -43:about -41:above 14:account 69:active -62:addres -19:advis -15:again 81:all -12:allowance 36:am -13:amount -17:and
68:any 29:approval -19:approve 61:are 35:arriv 23:arrive 13:art -23:ask -12:at -21:atm -21:back -13:bad 105:balance -19:before
84:best 57:bet 73:bettor -63:bigg -73:biggest -93:block -28:book 18:bookkeep -70:bought -12:bridge 36:but 32:buy 87:by -47:call
-19:certain -15:chain 40:chang -68:chart -12:check 35:clos -25:code 36:collection 28:collector -23:compare -76:contract
76:convert -66:cost 19:could 26:count 23:custom 57:dai 13:dao 27:data -27:decemb -13:decimal -17:decode -41:deploy 112:did 35:do
-32:doe -51:done 42:down -17:each 39:earn -49:employ 12:empty 38:erc -26:error -12:everybody -12:exact -21:expensive -15:explain
-26:explor 38:far -43:fee 72:fill -21:find -21:firm 33:first -44:floor -42:for 40:freeze -46:friend 57:from -22:frozen 29:fund
-45:ga 28:gallery -24:gave -21:get -23:go 64:got 13:grandson 28:group 25:guy 48:have 117:he 52:hi 82:him 85:history -20:holder
-22:hour -48:how -15:id -32:if 23:includ 26:incom -60:interest 81:into -70:it 43:item -30:job 97:jpeg -21:keep -18:known
-19:large 57:last 33:late -131:latest 66:left -41:lend 47:link -13:liquidat 21:liquidation 106:list 20:lol 30:made -17:many
-20:mark 55:market -27:meet -32:message -14:metamask -22:min 37:mine 20:mint -16:monday 54:money 18:more -114:most -59:move
-25:much 13:multisig -64:name -18:needful -16:new -12:nft -17:no 36:now -21:numb 24:of -20:ok 56:on -16:once -64:one 33:only
70:open -25:ord 47:our -21:out -25:output -32:owner -14:part 34:pay -24:pend 34:penguin -64:permit2 -73:perp 36:pfp -13:pl
-19:platform -40:point 63:poly -57:portfolio 55:position -89:price -16:quote -19:raw -35:read -18:receiv 22:recent 35:redeem
33:redemption 41:result 32:revert 50:right -28:rn 12:safe 24:sanction 59:say 26:see -35:sell 15:send 22:sent -13:settl 28:shar
57:she -14:sheet -19:short 62:show -17:side -33:sign 18:signature -21:since 27:sit 32:sitt 25:so -45:sold 37:somebody 13:someone
52:spl -49:spot 29:stak -28:stand -31:start -18:statu 63:still -23:stuck 27:take -25:talk 19:text -14:th -63:than 28:that
47:them -22:then 16:they -62:thi 13:thing -16:through -12:tim -20:to 63:token 25:total -112:trad 68:transact 127:transaction
-15:transf 12:transfer 54:treasury -12:trust -14:two 24:tx 23:unconfirm 98:up -19:use -12:v -14:value 18:verify -12:volume
-88:wa 71:wallet 28:wanna 22:we 20:were 63:whale -20:what 22:when -21:where 22:which -70:who 36:winn 40:with -35:worth -22:would
28:you`,
  amount: `
21:* 14:a 41:bid -21:contract -96:decimal -17:did -17:digit -12:doe -17:down 25:exact -65:from -28:ga 22:get -69:got -33:ha
-26:have -69:him -36:how 49:i -17:if 135:in 41:integ -33:into -17:last 33:me -21:mint -37:much 61:my 41:need 97:numb 34:of
-40:on 22:out 22:part -21:pay -17:possible -17:so 33:swap -17:that 77:the 20:thi 61:to -14:token 48:what`,
  "anything of network_infrastructure": `
`,
  "anything of search_discovery": `
121:* 15:about -26:account 163:addres 18:all 47:an -12:behind 28:belong 25:block -64:by 55:call -30:can -16:candl -40:chain
-13:compar -13:connect 87:contract 12:count -99:data 13:daught 33:dex -93:dexscreen -18:did 80:doe 20:earn 36:en 12:exact
-21:exchang -70:explain 126:explor 152:find -35:for -16:function 13:got 22:guy 26:ha 19:had 54:hash 29:have 14:her 43:i -16:id
-46:in 23:it 34:keccak256 18:know -51:last 12:like -20:liquidity -17:list 88:look 13:lp 18:make 43:memecoin 17:mint 19:much
51:nam 16:name -45:of 53:on 12:one 31:or -21:overall -40:own 83:pair 13:past 13:phone 107:pippin 25:pool -29:pric 13:price
-69:proxy -16:rank 17:record 19:resolv 92:resolve -23:rpc -153:search -27:show 40:some 12:str -69:symbol -13:take 31:text
-16:the -13:thing 38:to 13:token -26:top 29:trad 40:trade -22:transact -61:transaction 17:two -90:tx 36:up -148:volume
-23:wallet 12:want 18:we -34:were 54:what 14:when 51:which -36:who 31:with 30:ye 19:yet`,
  "anything of token": `
-66:* 33:24h -12:advis -15:all 52:and 29:bett 49:by -12:came 23:compare -23:cost -12:csv -12:d -20:did -24:doe 34:far -12:find
-27:floor -14:for 12:i -37:in 45:it -40:legit 29:marketcap 59:mcap 28:mine -34:mint 33:mov 19:move -14:much -14:need -17:on
15:or -21:out -38:page 28:please 69:price -69:scam 44:side 29:so -31:that -18:the 13:thi 31:to 25:token -17:trad 51:v 68:volume
-39:wa -12:went -48:what 12:which 29:wif -27:worth`,
  "anything of token_contract": `
-12:for -12:search -17:token`,
  "anything of wallet": `
29:* -30:a -28:active -29:addres 16:am -36:any 21:arriv 12:ath -17:avg -66:back 51:bag 12:below 40:bett 17:biggest -76:chain
35:company -20:compare -68:contract -26:cost -12:could -12:custom 92:dao -31:did 35:do 37:doe 61:done 27:down -72:each
-60:employ -15:en -47:fee -22:first 19:foundation -26:friend 82:ha -16:have -16:hi -69:hold -15:hour -13:how 16:hows 45:i 119:in
-12:includ -15:jpeg -17:last -14:look -22:made -44:many -20:marketcap -12:min -19:mine -48:most -42:move 51:much 18:my -26:name
18:need -12:network -21:not -17:old -49:on 27:one 34:or 125:our 19:overall 131:own -18:pay 19:payment -21:please 59:portfolio
17:safe -15:say 13:show 43:since -26:so 18:that -17:their -66:then 18:thi -25:to 97:token 64:total -26:transaction -12:transf
-23:transfer -19:tx -12:unconfirm 22:up -72:value -42:wa 38:what -22:when 46:which -38:who -20:wif 41:worth -13:you`,
  bitcoinHash: `
15:and -21:arriv -15:at -12:can 73:detail -20:did -21:do 30:fee 12:for 24:gave 15:it -15:latest -13:look 18:me 12:min -14:my
-15:need 54:of -57:on 18:output 16:pay 21:real 21:sell -15:transfer 21:txid -13:you`,
  block: `
-37:* -18:and 46:at -14:base -16:explor -59:fee -27:from -16:full 63:got 32:ha 15:how -41:in 64:liquidat -12:look -19:made
32:many 36:moment -29:need -30:numb -15:of 28:on -26:our -14:over -12:own -28:payment -13:read -27:snapshot 13:that 38:the
-27:took 32:transaction 29:wa -29:we -14:were -38:what 56:when 33:which 21:who`,
  chain: `
-65:* 18:24h 41:a -30:active -17:addres -19:app 79:are -12:arriv 28:at 77:atm 15:audit 27:base -31:between -35:big -24:bigg
78:block 30:board -18:build 22:busy 50:by -14:cap 52:chain 27:circulat -21:circulation 69:compar 20:could 35:current 22:dapp
-21:data 22:day 30:deck -28:deepest 28:deploy 12:desk 93:develop 186:dex -37:did -14:do -25:doe -22:down -26:each -14:earn
-12:empty 19:enough 28:event -19:exist 77:expensive -14:exploit -14:explor -12:fee 22:figure 12:find 28:full 90:ga -16:go
-27:got -48:ha 25:height 25:history -33:holder 19:how -43:i -28:in -17:issu -50:it -35:just -26:keep 86:l2 -21:last -22:late
65:lead -15:lend -43:liquidity -43:list -14:lock -22:log -19:look 53:lowest -13:lp -14:made -18:make -64:many -14:market -21:me
-22:min -32:month -26:more 28:most -29:much -26:my 47:need 80:network -76:notional 31:now 59:numb -41:of 93:on -13:one 29:only
12:option 21:or 35:our -16:out 38:over 31:overall 89:paid -26:pair -35:pay 25:peak -14:people -17:pippin -27:please -29:plu
-25:pool 60:premium -31:pric -52:price -15:pull 16:put -84:rank -74:revenue -22:revert 61:right 52:rn 25:rollup -30:run 14:see
-28:sent -23:since -14:sink -12:someone -31:split -26:stable 72:stablecoin -27:stak -18:still -24:supp 29:table -13:tak -32:team
-21:text -29:the -31:them 87:there -18:thi 17:time 34:to 45:today -129:top -30:topic -69:trad -12:trade -26:transaction 84:trend
140:tvl 53:tx -19:up 17:use -13:used -14:value 75:volume -35:wa -30:week 27:were -62:what 36:where -39:which -49:who -20:whom
-36:wise 36:with -15:year 38:you`,
  coinId: `
-27:a 52:ad 64:and -16:are 16:at -46:average 30:avg -16:bag -44:balance 26:between -25:biggest 32:bos 12:broth -34:by 84:can
-121:candl 115:cap -20:chain 224:chart -36:company 159:cost 39:current -15:dai -48:dao -19:day 97:did -17:different -39:do
-60:doe 18:done -34:employ 100:exchang 25:far -45:find 12:flipp -37:for -49:from -18:have 14:high -79:history -65:hold
-42:holder -19:how 39:hows 131:in 56:it 21:last 37:late 12:left 21:list 37:many 43:market -33:mcap -34:me -60:memecoin -15:min
29:monday -42:much -16:now -84:of 15:off 13:ohlc 30:old -35:on -21:one -84:our -17:over -59:own -46:paid 48:pair -28:per 40:pl
30:please 183:price 74:public 32:put -42:safe 20:say -25:sell 12:set -17:share -15:sheet 29:show -38:side 27:since -31:some
-49:stack 43:tell 54:th -136:that 30:their 18:time -73:token -36:trad 48:trade -75:treasury 16:up -39:v -61:volume -13:wallet
43:what 41:where -48:who 39:wobble 12:wont -66:worth -13:ye -24:year`,
  coinSymbol: `
-32:* 47:above -21:and -56:at -35:book 62:candl -25:did 35:for -69:from 16:i -17:in -16:it -12:last -34:level -18:me -47:no
-23:now 67:of 51:on -21:ord -24:pair 54:past -21:pay 54:payment 107:perp -32:please -12:pric -23:right -27:show -51:side 35:spot
-43:the -12:there -14:thi -18:tim 47:trad -13:v -12:wallet -23:what -12:who`,
  collection: `
-25:a 17:any -19:are 17:broth -19:but -19:chang -17:collector -13:count -30:dai -13:do 22:doe 17:flipp 104:floor -17:gallery
-13:group -17:ha 51:have 15:high -38:history -24:holder 40:how -12:i -23:in -32:jpeg 17:keep 17:left -15:list 53:many -37:market
-12:me 15:mint -28:my -51:nft -56:on -32:own 70:owner -17:penguin -32:price 18:project 18:sal -17:see 17:set -19:she -17:show
13:since -18:sitt -19:still 20:the 16:there -42:thi 15:time 164:today 20:v 130:volume -17:wanna -58:what 17:wont -19:ye`,
  ens: `
-18:* 55:addres -13:an -15:and -34:belong -21:en -13:for 46:friend -31:guy -15:ha -15:had -14:have -15:how -40:it 80:my 54:name
-33:on 23:own 43:point -15:resolv -13:the 33:thi -20:what -29:when 14:which 29:who -19:ye -15:yet`,
  exchange: `
-62:* 21:a 13:account 23:ask 31:at -12:bet 24:book -13:bought -12:can -15:chain 19:current -14:deep -15:different -15:do 13:each
18:error -23:exchang 33:exchange -21:fill -87:for 141:from -21:ha -59:how -44:i 81:in 59:interest -30:it 16:kind 36:last
157:level -15:liquidat -14:list 20:mark -47:market 38:me -36:much -32:my -63:no 26:now -107:of 112:on -35:one 24:open -18:ord
-14:over -133:pair -47:past -47:payment 71:per 50:perp -14:please -40:position 21:pric 12:price -19:put 23:rate 18:refus
18:request 54:right 16:same 18:serv 19:short 21:side 15:sign 23:spot -20:spread 13:straight 27:tell -22:that -49:the 32:there
-32:thi -73:tick 34:tim 13:time 18:timestamp -32:to -13:token 75:trad 18:v -20:volume -19:wa -31:wallet -14:want -26:which
-33:who 22:with -36:ye`,
  exchangeId: `
-39:a -29:and 45:bos 12:brok -15:can 23:cex -15:chain -13:chart 45:contract -15:credit -13:current -94:dai 75:day 92:did
-15:different -43:do -37:doe -12:exchang 34:exchange -29:find -20:for -15:from -35:fund -94:history 48:how 45:hows -31:i -41:in
-66:interest 89:it -17:last -15:ledg -28:market 63:much 42:my -22:now 13:of -25:on -66:open -15:over -39:pair 110:per -28:perp
-31:please 45:put 23:score 44:some -25:spread -12:the -14:to -94:today 185:trad 91:trade 17:trust 13:trustworthy 92:volume
-15:wa 12:what -13:where -15:withdrawal -17:ye`,
  hash: `
-16:a -43:account -19:addres -25:an 22:and 20:are -18:arriv -19:arrive -26:atm 19:been 44:before 41:biggest 32:block -12:button
19:can 38:check -24:contract -13:cost -16:dao -49:data 21:day 19:decod -42:decode -25:detail -20:did -19:doe 48:emit -25:erc20
-85:event -12:every -27:expensive 82:explain -15:far 47:fee -30:for 40:friend -26:ga 68:go -25:ha -18:hash -23:he -21:history
105:hold 17:holder 40:hour -43:how -27:i 119:in 41:internal 86:it -17:keccak256 -27:largest -29:last -15:latest -16:launch
-24:list 55:log 18:look -56:made 68:market -15:mean 49:min -19:mint 28:money -33:more 22:morn 155:most -34:much 18:my 40:needful
21:network 24:no 39:not 12:now 26:of 99:one -32:or -22:our -18:own 42:pay 33:payment 20:pend -21:pl -14:please -14:poly -20:raw
40:receiv -37:revert -13:sell 18:send 14:shar -31:show 86:side -15:so -16:spr 40:statu 54:stuck -51:text 18:that 13:the 67:thi
55:through -12:time -100:to -40:token 33:top -17:topic -15:topic0 -16:totalsupp -56:trad -19:trade -19:transact 106:transaction
46:transf -15:transfer -12:trap -112:tx 14:used 54:wa -26:wallet -18:we -21:what 126:which 62:who -38:with -18:would 57:ye
19:you`,
  hex: `
-38:a -12:abi -13:addres -12:and -16:ape 21:ask 30:be 27:behind -16:byte -21:contract 34:dapp 80:data 45:decode -15:did -15:do
32:doe 34:exact -65:explain 14:explor 12:fail -37:fee -76:for 116:function 64:ha -23:have -13:he -15:here 49:hex 15:hid -21:how
32:i 15:if -12:like 15:load -12:made -22:many 39:me 65:mean 35:message -31:my -12:network -88:of -16:on 30:only -13:or -21:pay
58:please 64:raw 73:revert -37:safe -50:selector 51:show 102:sign 26:signature 15:someth 67:text 12:th 34:thi 76:to -55:topic0
-56:transaction 15:tx -12:verify 34:wall 19:wallet 128:what 54:who 30:whom 62:with -13:worth 52:would`,
  holder: `
12:and -26:any 48:average 22:avg -19:back -23:bag 35:balance -14:bett -21:bookkeep 109:bought 16:buy -17:by -16:chanc 48:chart
27:coin -44:company 13:competitor 29:cost -52:dao -23:deploy 28:did -35:do 90:doe -13:done 168:employ -15:fee 30:firm -55:for
-21:give 82:ha -14:have -13:hold 89:how -52:i -53:in -16:it -14:item 29:keep 53:list 15:many -21:may 29:min 54:most 102:much
102:my 31:of 22:old -128:on 34:one -15:only 49:or -95:our -85:own 48:paid -15:pay -37:please 46:price -74:public 13:put
68:recent -37:safe 22:sell -24:she 44:sheet -28:since 15:sold 78:stack -20:still 26:that 22:their -25:then -14:thi -17:to
-104:token 16:treasury -12:up -29:wa -40:wallet 16:when -32:which -32:who -20:worth 59:year`,
  llamaCoin: `
-23:* -24:a 34:and 51:anyth 42:at 27:block 34:bought -12:call -33:can 58:chain -44:chance -34:chang 29:chart -39:cost
-18:current 30:day 51:depegg -37:did 23:first 19:for 16:from -13:give -19:ha -65:history -64:hour -69:how -24:i -54:in -15:it
-28:lp -21:market -19:me 25:moment -19:mov -58:move -17:my 26:need 27:numb 81:on -13:or 14:pl 49:pric 85:price -16:probability
-29:pull -29:show -12:since 27:snapshot -13:step -47:the -13:there 27:took 24:trade -13:up 70:wa 25:we 21:what 22:when -29:who
12:wobble 36:worth -12:ye`,
  market: `
36:* -16:24h -20:a -24:ad 46:all -44:and -17:any -45:are -24:at -63:best -50:bet -17:bett -69:bettor 33:book -17:by -29:certain
-16:chanc 41:chance 22:chang -54:chart -16:company 14:contract -13:cost -21:cut -12:dai -29:date 86:decemb 35:deep 98:did -40:do
-12:each 41:event -16:exchange -26:far 96:for 54:from -44:ha -28:he -21:high 21:history 76:hour 113:how -19:in 20:interest
-58:it -15:job -25:last -72:level 20:made -13:many 68:market 134:meet -24:midpoint -28:money 185:move -45:much -68:my 101:no
-22:numb -55:odd 51:of -67:on -13:or 36:ord 39:outcom -54:per -36:perp 41:please -26:poly 35:pric -38:price 23:probability
35:put -13:rat -23:right -21:sell 46:show 49:side -15:start 17:step -12:straight 35:strik -25:tell -25:th 49:that 29:the
-14:they 87:tick -20:time 14:to 16:today -17:token -29:topic0 -19:trad -31:trade -22:up -30:v -15:volume 35:want 41:what
-20:when -32:which 24:with 17:ye`,
  moveType: `
85:* -25:and 49:anyone 30:blacklist 75:can 35:coin 25:company -27:find 28:hold 25:in 44:it -26:me 76:mint 34:mintable 48:more
48:of 70:or 25:our 38:the 22:token 48:upgrade -17:what 30:who -20:worth`,
  "other of market_data": `
56:a -14:all -67:and -51:anyth -13:avg 108:back -25:bought -39:cap 111:certain 67:chain -36:circulat 37:circulation 40:cost
-12:could 111:date -60:day -51:depegg 26:did 79:different -16:do -23:doe 37:each -15:get 36:i -30:in 17:issu -27:it 73:job
-37:late 13:lose -31:many -39:market -16:me 14:money -30:much 31:my -49:network -16:numb -20:of -14:old 24:on 92:over -17:own
14:park -17:pl -51:pric -58:price -26:share 79:spread 38:stable -70:stablecoin 73:start 14:supp -13:tell -41:that 22:the
-13:their 112:then -49:there -43:thi -14:token 65:wa 41:what 70:when 17:which -12:with -37:wobble 63:worth -27:ye 14:year
-13:you`,
  "other of network_infrastructure": `
-79:* -21:a -25:did -12:domain -27:fee -31:for -23:how -20:i -14:it -13:me -21:much -19:on -19:pay -25:the -12:transaction`,
  "other of onchain_dex": `
-30:and 27:biggest 55:bridge 110:by 14:deposit -41:dex 27:did 29:fee -25:for 23:how 30:i 30:lp 30:make 27:much 47:on -15:overall
-18:pair -18:pippin -25:pric 132:rank 155:top -24:trad -13:trade 27:transfer -12:volume -16:what -21:which -17:with
13:withdrawal`,
  pair: `
75:* 27:a 24:backtest 21:book 78:candl 28:for 30:from 17:give 16:me 16:off 56:on 18:ord 29:the`,
  protocol: `
89:a 25:about 23:advis 39:aft -25:am 12:and 20:anyth 35:app -66:are -34:at 16:audit -67:balance 31:between 39:big 34:bigg
-25:board 20:bout 20:build -21:by -17:can 23:certain -35:chain -33:compar 119:dai 18:day -25:deck -47:deploy 47:deposit -12:desk
-93:develop -38:dex -116:did 30:do 138:doe 98:each -64:earn -19:enough -25:exchange 25:exploit 178:fee -19:figure 16:get 17:got
119:ha 44:hack -59:have 79:history 89:hold 97:how -23:i -15:if -33:in 54:it 27:just 46:keep -59:l2 23:large 22:late -51:lead
39:leave -41:left 74:lend -14:liquidity 24:list 21:lock 16:logo -36:lowest -24:lp 54:made 12:make -23:many -20:mean 32:month
37:more -28:most 166:much -26:my -25:need -30:network 79:notional -37:of -125:on 48:one -38:only 16:orange 28:out 18:overall
-74:paid -23:peak 63:people -57:per 29:platform 30:plu 20:podcast -32:pool -60:premium 69:protocol 14:pull -30:put 16:recover
84:revenue -16:right -23:rollup 31:run -14:see 29:show 25:sink -13:so 31:split 13:spr -37:stak 25:still -24:table 16:tak 38:talk
32:team 13:th -45:that 33:them -41:there 16:they -13:till 12:time 24:to -115:today 14:token -50:total 13:trad -55:trade
-76:trend -44:tvl -29:up 90:value 34:wa -27:want 21:week -13:what -35:when -78:where -24:who 39:wise -58:with -14:you`,
  "query of network_infrastructure": `
41:* -25:at 25:block 30:chain 24:coin -39:current 12:for -19:height 22:i 27:id 87:in 22:it -23:look 20:me -45:numb -37:on 30:rpc
81:that -51:the -15:up 55:what 36:which`,
  "query of prediction_markets": `
108:* 13:airdrop -29:all -28:at 29:bet -18:bett 22:cut 77:decemb -20:did -25:doe -29:event 186:for -17:get -30:ha -12:he 12:how
60:i 39:interest 26:it 13:look 39:made 13:maliciou -29:mean -24:money -16:much -26:now 108:odd 12:of -26:on -13:outcom 13:page
15:rat -17:redeem -17:right 188:search -17:shar 14:stand 14:that -31:thi -51:token -35:topic 26:trump 64:v -47:what -17:winn
-22:with`,
  "query of search_discovery": `
26:* -12:account -17:and -19:at -17:biggest -50:call -52:can -15:cap 63:coin 20:coingecko -29:doe -37:explor 86:find 25:for
-55:freeze -32:have 33:holder 45:how 45:i 20:id -38:in 58:it -17:list 71:look 49:many -21:market 71:me -58:mint -15:name -32:of
-59:or -14:price 36:search 22:side -55:somebody -35:spl 70:that 106:the 65:token 12:und 71:up 72:verify 14:what 20:which`,
  signature: `
15:* 55:a -41:all 12:an -15:before -22:block 28:byte -15:call 69:code -16:decod 129:decode -37:did -12:do -31:emit 68:error
56:event -20:explain -20:fail 77:for 53:from -60:function -13:gave -65:ha -27:hash 53:here -26:how 13:i -15:if -39:in -51:it
-16:keccak256 -53:log -21:me -16:much 49:my 55:of -93:on -14:outcom 21:output -22:pric -12:raw -12:real 56:selector -12:sell
-12:show -24:sign -17:signature -22:strik -23:swap 26:that 42:the -26:to 86:topic 105:topic0 -16:transaction -48:tx -12:txid
67:wallet 13:what -12:would`,
  solanaSignature: `
-17:a -39:decode -27:detail 108:did 129:do 92:explain -24:get -28:how -29:i -15:if -24:in -24:it -13:last -12:many -12:me
-15:much -46:of -70:on -21:raw -46:swap -18:the -13:thi -18:through -13:trait -58:transaction 200:tx 117:what`,
  ticker: `
-12:* 12:and 13:doe -16:from -18:resolve -16:tick`,
  types: `
-14:* 27:a -55:abi 67:amount 22:an -13:call -26:contract -60:decode 22:encod 76:have 60:how 62:i 22:inside 49:it 64:many -14:me
-15:multicall3 -19:of -20:on 22:payload -33:please 52:raw -23:the 67:token -13:tx 13:what -26:with`,
  unit: `
`,
  url: `
39:* -39:addres 31:airdrop -13:ape -15:be 46:blacklist 20:can 20:check 30:claim 22:click -12:coin 59:connect -20:contract
12:copy 26:d 20:dangerou 21:dapp 16:discord 14:dm 14:domain -13:exact -13:exchange -16:fee -25:flagg -19:friend -19:from
-17:fund -12:have 20:her -13:here -13:hex -52:i -31:it -12:kind -15:l2 60:legit 14:link -21:list 30:look 30:maliciou 27:me
47:mint 20:moth 29:odd -37:of 17:official -20:on -13:only -24:our 120:page -15:paid -14:rate -16:safe -12:same 140:scam -13:show
30:somebody -12:tell -21:that -37:thi 20:to -27:token 29:trust -13:trustworthy 13:verify -13:wall 25:wallet -15:we 17:website
-33:what -14:would`,
  uuid: `
-55:* -16:and 35:apy -20:chart 19:could 26:develop -16:did -14:fee 25:ha 14:how -17:i -13:in -23:it 14:me -23:of -15:one 26:pool
16:show -12:the -72:tvl 19:you`,
  venue: `
-25:a -12:account -33:ad -15:all 40:and 34:any -13:ask 59:at -27:bett -18:broth 50:by -76:certain 53:chanc 27:chance 13:chang
-72:chart -28:clos 53:company -75:date -32:decemb -12:deep -52:did 15:do -44:fill -18:flipp 47:for -31:from -59:ha -15:have
-28:he 153:history 22:hold 18:hour -57:how -50:i 70:in 18:interest -66:it -18:keep 49:last -21:left -40:level -15:many 90:market
-17:me 43:midpoint -28:mine 22:most -65:much 14:no 24:now -44:odd 149:of -96:on -18:one 15:open -15:or 13:ord 16:outcom -12:per
-23:perp 28:please -19:pool 40:price 17:probability -12:put -56:resolve -28:result -49:right -16:say 30:sell -18:set 43:share
-22:show -34:tell -33:th -18:the 20:they -16:thi 31:to 49:today 196:trad -17:trade -15:trump -35:v 32:volume -12:want -34:what
-13:when -15:where -29:with -18:wont 124:ye -13:year`,
};
