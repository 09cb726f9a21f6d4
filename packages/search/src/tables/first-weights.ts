// First weights: how much each sign of a candidate tells for it, by itself (*) and beside each word of the question; written by test/learn-first.ts, in hundredths.
export const FIRST_WEIGHTS = `
@=1 -9:* @=1155 -23:* -26:the @=14d -86:* -43:the @=1h 13:* 51:^what -60:and 51:dex -24:i -37:in -37:of 34:on -26:pool -53:the
54:thi 50:what @=1w -33:* @=1y -79:* -34:and -26:of -36:the @=20 -35:* @=24h 29:* -25:^how 41:^what 25:^which 44:coingecko -24:do
-29:exchang -27:how 37:on 41:what @=2y -33:* @=300 -18:* @=30d -86:* -43:the @=3d -33:* @=3m -33:* @=3y -33:* @=404 -23:* -26:the
@=500 -18:* @=5m -66:* -39:^what -39:dex -39:on -39:what @=60d -86:* -43:the @=6h -66:* -39:^what -39:dex -39:on -39:what @=6m -33:*
@=721 -6:* -23:wallet @=7d 93:* 93:the @=all -30:* @=apy 19:* 61:at 58:best 52:in -24:my -27:of 44:on 45:pool -28:that 40:the
60:with 38:yield @=asc -68:* -20:? -33:^how -22:^nft -26:^what -47:biggest -23:cap -43:coingecko -39:collection -53:ever -44:it
-22:market -21:my -38:nft -27:on -28:one 42:owner 36:side -20:to -43:today -35:trad 37:v -23:what -29:which @=average -53:* -23:it
@=base -29:* @=bridge -18:* @=btc 5:* 21:all -40:exchang 22:futur 25:the @=cap 37:^what -28:are -20:cap 35:coingecko -21:nft 24:on
-31:one 23:owner 42:today 34:what -37:which @=change 35:* -21:? 40:^what 43:coingecko 28:it 39:on -27:the 39:what -27:which @=clos
-34:* -21:^which 30:both -24:event 21:prediction -21:which @=coin -18:* @=company -16:* @=compressednft -8:* @=conversion -34:*
@=cost -53:* -23:it @=crypto -35:* @=culture -23:* @=dai 6:* -22:? 47:chart -21:did 45:ha -22:how 26:price -27:the 50:what @=date
-27:* @=desc 43:* -24:^floor -44:^how -36:^nft 37:^what 44:^which 28:and -31:are 20:at 62:biggest 53:by -35:cap -25:chain -31:coin
32:coingecko -28:did -35:do -34:doe -23:exchang -25:for 23:futur 21:ha -27:have -43:how 28:it -34:market 55:most -34:my 24:of
-44:one -27:or 60:owner -32:price 49:side -28:the 25:them -21:to 44:today 43:trad 50:v 35:what 24:which @=dex -18:* @=economic -23:*
@=erc -34:* -42:? -21:^how 21:and -43:at -31:collection -21:doe 23:for -22:hold -40:i -21:many -26:nft -59:the 25:transfer
-57:wallet @=erc1155 -33:* @=erc20 -18:* @=erc721 -31:* @=finance -23:* @=first -25:* @=floor -23:* @=from -42:* @=fungible -8:*
@=futur -15:* @=government -48:* -24:^which -27:company -25:which @=h24 14:* 22:? -32:^floor -38:^nft 38:^which -33:all 46:and 62:by
-21:coingecko -21:have -21:market 38:of -20:on 64:owner -43:price -21:the 29:which @=hold 3:* 29:it @=holder -29:* -29:^fee -24:^how
30:^what -32:^who -23:chain -81:did 55:do -51:earn -63:for 57:holder 33:how 37:in 40:much 36:of -30:on -47:protocol -29:the 21:what
-32:who @=id -22:* @=in -25:* @=inactive -32:* -25:which @=interest -6:* @=internal -18:* @=lay -9:* @=lend -18:* @=liquid -16:*
@=mak -30:* @=market 37:^what -28:are -20:cap 35:coingecko -21:nft 24:on -31:one 23:owner 42:today 34:what -37:which @=mention -23:*
@=merge -34:* @=month -38:* @=name -37:* -26:^how -23:by -24:do -30:exchang -27:how -23:on @=native -53:* -33:? -21:^nft -38:^which
-21:all -42:collection -44:nft 36:owner -45:which @=net 3:* 29:it @=nft -29:* @=no -18:* -21:? 26:for 24:i 27:now 38:right
@=nonfungible -8:* @=notional -85:* -24:of -44:on -61:option -49:premium -24:the -30:trad -21:volume @=oldest -25:* @=open -6:*
@=out -12:* -38:^how -37:how -37:much 30:what @=perpetual -30:* @=politic -40:* @=price -23:* @=quote 19:* 56:^candl -32:and
56:candl 53:for 47:in 38:of -20:on 34:pool 43:the 54:token @=rebate -30:* @=redeem -25:* @=regularnft -8:* @=revenue 4:* 62:?
-48:^fee 64:^what 37:^which -52:^who -27:a 45:and -46:chain 50:did 42:do 57:earn -27:fee 40:for 48:holder 41:how -23:it 40:most
56:much 29:of -23:on -30:that -31:thi 46:what 26:which -52:who @=reward -34:* @=score -28:* @=sell 46:* 73:? -29:and 62:ask 62:at
67:buy -30:for 46:i 46:in 59:no -24:odd -23:on 44:price -20:the -20:ye @=settl -34:* -21:^which 30:both -24:event 22:prediction
-21:which @=split -34:* @=sport -40:* @=stak -16:* @=target -29:* @=tech -23:* @=to -41:* @=top -23:* @=trade -8:* -29:exchang 22:i
31:in 20:the 28:which @=transaction 43:* -26:^how -40:and 37:doe -29:how -27:in 69:it -48:liquidity 32:of -20:on -34:the 50:trad
@=trust -28:* @=unexpir -19:* @=usd 32:* 24:? -29:^floor -36:^nft 42:^which -21:a -35:all 36:and 75:by -21:did -25:doe 49:ever
-21:for -22:market 29:of 61:owner -44:price 32:which 22:with @=value 41:* 41:it @=volume -39:* -32:^floor -30:^how -38:^nft
-39:^where 38:^which -33:^who -20:all 24:and -23:buy 27:by -23:cap -22:chain -31:coingecko -21:did -29:do -51:doe -52:have -27:how
-49:it -32:liquidity -44:made -40:market 37:most -31:my 32:numb -36:on -22:one -27:or 64:owner -38:pl -62:pool -35:price -33:profit
45:side -32:the -32:top 56:v -38:where 29:which -32:who @=weath -23:* @=week -38:* @=ye 24:and 33:for 32:i 22:it 42:now 44:right
24:the @=yield -18:* @calls=0 62:* @calls=0|0|other 62:* @calls=2 -11:* @calls=2|0|other -11:* @calls=3 -124:* @calls=3|0|other
-124:* @category=defi_protocol -24: -42:* -30:? -48:^best -37:^fee -20:^for -40:^ha 20:^i 42:^on 52:^option -64:^the 49:^top 73:^tvl
-40:^what -33:^where 31:^which -68:am -32:any 59:anyth 71:apy 21:are -49:at -48:be -41:been 25:before 21:best 21:big 43:biggest
31:cap 20:chain -26:chart -27:company 21:compare 51:crypto -28:current 32:dao -49:deploy -31:deposit 53:develop 81:dex -40:did
-25:doe 40:each 34:earn -45:ever 24:exchang 31:fee -41:for -23:futur -51:give -40:have -64:hold 32:holder -22:i 34:interest 76:into
27:it 29:l2 32:least 59:lend 27:like 25:lp 21:make -69:many 23:market -56:me -39:money 51:more -57:my 43:need -57:next 45:notional
-43:of 82:one 34:only -41:option 56:or 54:own 29:pay 39:perp 38:pl 54:premium -34:profit 43:protocol -21:put -44:rank 43:revenue
-41:reward 44:right 33:run -43:same 39:show -35:since 32:sit -33:stablecoin -43:tell 40:that -45:them -60:there 22:they 51:token
46:top 69:treasury 70:tvl 22:v 24:vault -40:wallet -41:want -32:we -26:when -49:where 28:whole -43:would -27:ye 27:year
@category=market_data -22:* 56:24h 41:? 30:^a 33:^and 32:^at -43:^balance -25:^best -22:^biggest -24:^can -27:^candl 32:^chart
55:^compare 70:^did 54:^doe -46:^find 43:^fund -43:^ha -33:^if 33:^in -38:^it 29:^kind -29:^my 49:^on 32:^perp -39:^please -44:^pyth
-42:^spot 22:^total -57:^volume -29:^what -37:^when -72:addres -35:aft -29:also -39:among -29:an 27:and -32:any 56:ask -32:back
-53:balance -36:bank -59:be -36:before -31:big 36:biggest 25:book -22:by -34:can -23:candl -27:category 48:chain -65:change 33:chart
40:clos 45:close 21:coingecko -43:collection 52:compare -68:contract -69:crypto 23:current -21:dao -36:dat -94:data -30:defi
21:defillama -43:description -36:develop -57:dex 28:did -33:do 55:dominance 21:each -38:everyth -25:exact 39:exchange -58:exist
31:fear 33:feed -27:file -44:find 36:first -41:form -48:found -27:from 70:fund -40:get -22:got 32:gre -49:ha 31:have 54:hi 67:hold
-39:holder 28:id -35:if 34:in -77:into -62:just 42:kind 34:late -40:left 21:level 23:leverage 54:liquidation -70:list -25:lock
-39:long 55:look -24:lost -52:make -41:many -58:market -39:me 45:moment 38:money -43:morn 43:most -23:mov 59:move -32:must 53:n
32:need -59:new -38:next -73:no 50:not -45:now 50:off 35:oi -43:old 44:one -44:only 25:or -30:ord -61:oth 29:out 23:over 38:paid
-40:people 21:per 37:percent 45:perp -68:pippin 42:please -51:plu 37:pnl -30:pool 29:present -30:print 24:pull -26:pump -70:put
29:pyth 59:rank 84:real -20:recent -31:report -27:right 20:same -46:see -33:sell -36:sent -59:share -46:short -28:should -49:show
-25:sise -29:snapshot -27:so -46:some 45:stabl 73:stablecoin -39:supp -53:t 53:tax 28:tell 28:that -30:the 36:them 21:there
-36:these -26:thi 59:tick 26:time -68:to 52:token 63:told -22:total 55:trade -45:transaction -27:transf -51:treasury 28:trust
-40:twitt 65:up 31:utc -83:v -21:validator -48:value -59:venu -21:verify 65:volume -35:wallet -25:week -36:went -35:what -27:wheth
-32:whole -44:will -28:with 21:work 42:worth 22:would -33:you @category=network_infrastructure -3:* 36:? -49:^a -25:^can 41:^chain
76:^did 44:^fee -22:^find 64:^for 104:^ga 33:^give -32:^ha -36:^how 24:^i 34:^if -28:^list -54:^my 51:^need 48:^on 26:^price
-35:^show -21:^when -69:^which -26:^who -43:account 54:addres -20:amount -28:an -39:any -30:anyth 22:ask 34:at -32:bank 42:be
-36:been 47:before -27:behind -33:between 23:block -24:calldata 87:chain 69:claim 53:client 40:coin 31:coingecko 50:collection
-24:contract 45:current -44:custom 22:decod 44:deploy -30:dex 69:did 28:difficulty -56:do 34:doe 27:each 30:fail -29:far 50:fee
-24:find -34:floor 30:for 27:form -71:found 21:ga 29:get 41:give 31:go -24:got -53:ha 47:he -26:id 49:if -59:just -37:kind
-23:latest 26:like -21:list 40:log -32:long 20:make 21:message -47:mint -40:moment 48:morn -64:most -39:mov 25:need -26:network
33:next 49:nft 41:now -26:numb -29:of -36:old 33:only 40:or 52:own -27:please -63:pool 40:price -42:priority 43:raw 30:read 37:real
-22:recent -38:report 45:rn 43:rpc -49:run 44:sat -65:say -36:see 30:send 38:sent 35:should -21:show 75:sign 44:signature 33:since
43:snapshot 39:some 30:somebody -24:still -51:stuck 23:supp 26:swap 35:tell 28:text 30:there -33:they 47:thi 30:through 51:time
-22:topic 64:transf 33:tx 21:u -68:up 39:url 29:utc 41:v -39:validator 47:vb 50:wa 35:we 27:what 61:where 23:wheth 21:why -34:will
-33:with -42:work -33:would -42:you @category=nft_analytics -28: 5:* -33:^can 64:^floor 23:^my -34:^nft -47:^on -27:^show 53:^which
59:^who 44:a 57:all -38:and -34:any 40:are 28:blur 30:bought -36:by 23:call -74:can -74:chain 26:check -73:coingecko -46:collection
86:did 52:do -39:doe 43:each 24:ever 64:every 134:floor -33:for 21:ha -40:have -30:he -25:id 23:in 35:it 27:like 22:list -21:look
29:made 38:marketplace -31:me 54:mint 24:much 27:my -26:name 28:need 51:now -24:of -27:on 51:one 45:owner -28:piec 57:price -20:them
49:there 55:thi 41:time -63:to 61:today -60:token 31:v 62:volume -38:wallet -25:where 67:who @category=onchain_dex -63: -6:* -38:24h
-23:^all -22:^convert -26:^could -56:^find 44:^ha -45:^i 30:^on -21:^please -26:^search 94:^the 49:^volume 45:^which -37:^who -43:a
-27:about -46:account 32:all -48:and 45:at 27:been -35:behind -37:biggest -41:both -29:bought 62:bridg 84:bridge -22:buy -22:can
49:candl -22:convert -30:could 31:day 48:deposit -28:dev 34:dex 53:dexscreen -45:did 38:do -30:exchange -62:find -33:first -64:found
-54:from -40:fund 43:get 50:give -26:have -38:he 29:history 32:last -28:late -28:liquidity -26:list -35:market 23:me -23:more
25:most -33:mov 23:much -38:need 36:network 32:not -55:now 27:numb 20:of 30:on 56:one -43:or 86:our -39:out 40:over 38:pair 38:pay
-46:people -43:pl 70:pool 25:profile 32:quote 44:rank -29:search -22:side 67:since -43:so 21:sold -47:spot -30:swap -38:that 23:the
33:them -33:there 64:thi -40:tick 31:to -22:up 26:want 21:we 39:went 21:which -56:who -30:with 69:would -47:year -43:you
@category=portfolio_wallet 6:* -28:? -21:^balance -21:^chart -25:^convert 26:^could -32:^did 32:^doe 56:^ha -33:^i -29:^if 48:^in
37:^list -28:^on 30:^please -63:^price 22:^show 37:^we -42:^which -24:^who -38:addres 40:again 52:all 36:already 85:am 113:an
-32:are 33:audit -43:before -22:behind -40:bet -27:between -21:biggest -27:block -32:buy 28:call 68:calldata 56:came -52:chain
-20:chart 55:check -48:coin 21:cold -50:collection 54:compress 44:contract -25:convert 26:cost 30:could 29:crypto 22:custom
-63:decimal 41:defi 46:down -26:each 76:en -32:end 32:ever 92:everyth -23:fee -20:fill 35:for 37:found 27:friend 23:from -50:get
-36:give 31:got 53:ha 76:had 35:he 56:held 43:hi 25:history -20:holder -25:id 40:in 53:inside -21:into -55:it -53:just 41:late
-40:ledg 83:left 69:like 27:look 47:made -22:mainnet 59:make -34:many -31:may 60:mine 61:mint -23:moment 30:money 21:morn -39:most
-21:mov 45:much 51:must 43:name 29:need -40:newest -26:nft 31:nonce 43:noth -62:numb -35:of 34:old -47:one 35:out -21:own 41:pap
56:payment -27:people -29:per 79:pl 42:plain 35:please 27:pnl 53:present -26:price -63:rank -71:real 32:realis 56:report 31:right
84:see -42:sent 23:set -37:should 72:show -41:sign 43:sit 38:sold 49:some -50:someone 115:spl 38:storage -36:stuck 23:swap -22:tax
60:tell 33:th -42:their -74:them 55:there 31:these -52:they -44:to -32:today 40:token -41:top -40:trade -61:transaction 37:transf
21:transfer 29:two 39:tx 23:unspent -27:up 46:utxo -31:verify -58:wa -68:wallet 30:we 37:whale 24:when 41:wheth 31:which -37:who
64:why -42:will 63:with -59:word 47:would 43:year @category=prediction_markets -25: 26:* 36:? -31:^biggest -32:^did 32:^for 24:^i
-33:^the 51:^what -53:^which 53:^who 36:a 32:about -37:account 26:already 22:an -24:and -39:any 57:are -27:ask 26:been 27:bid
-22:biggest 27:both 29:bought 20:by -41:coin 48:could -40:do -26:doe -26:event -40:fee -40:gain 25:give 25:he 62:hold -31:holder
33:in 29:it 29:list 76:look 30:made 76:market 67:most 40:mov 24:much -37:my 69:no -24:not 66:now 57:odd 81:one 61:only 26:or -23:our
-22:over -40:own -36:pl -28:please 30:prediction 41:print 57:right -44:say -40:sery 23:show 47:side 60:since -46:still -24:them
-22:there 44:they 21:to -22:total 61:up -48:wallet -33:we 24:what -22:which 35:who -22:with -66:worth @category=search_discovery
-21: -3:* -24:? 36:^all -20:^best -71:^can 51:^coin -70:^doe -27:^explain 79:^find 35:^give -65:^how 21:^i 42:^look -22:^my 53:^pyth
54:^search 31:^show -26:^the -48:^who -50:a -45:about -25:account -43:addres 69:an 79:any -28:are -33:at 24:call -47:can 45:category
34:chain 23:coin 48:coingecko 38:collection 45:contract 45:could 30:crypto -20:dexscreen 40:did -54:do -20:each -37:en -63:exchange
-31:explain 48:explor 86:find 64:found 66:give 51:ha -31:have 29:he -41:hold 51:holder -35:how -54:if 54:it 55:kind -29:late 48:list
50:long -41:made 30:many -56:mint 47:most -47:much -85:my -103:name -39:need 31:new 23:nft 42:no -63:not -62:now 24:on -129:one
-37:or -23:own 24:pair 25:people 64:pippin -40:price -22:pyth -78:real 41:search -34:spl 46:str -52:tell 39:th -30:that -38:there
25:to 50:today 43:token 29:trad -30:up -20:wa -30:wallet -60:want -52:who -20:will -33:you @category=security_risk -29: 9:* 44:?
-25:^could -43:^did -39:^explain -21:^give 30:^got 33:^ha 45:^i 24:^on -30:^our 34:^rugcheck -42:^what 27:a 21:about -44:account
20:addres 38:all -20:allowance -42:also 61:am 32:and 33:any 33:ape -46:approval -47:are 57:ask 34:back 62:been 49:before -25:biggest
-53:block 65:burn 38:buy 26:by -25:calldata 53:can 44:chain 40:cheapest 60:check 38:collection 35:connect -47:could 47:crypto
37:dapp 40:dev -55:did 45:drain -38:ever 24:everyth -39:explain -43:find -22:form -56:gave 47:get 31:got -32:hack 55:have -30:he
41:hi 21:history -28:hold 41:honeypot -22:i -39:in 53:into 24:it -41:kind 28:known -23:last -37:late 59:latest 39:legit -21:like
42:link 22:liquidity 60:list 27:lock 37:lost 45:lp 56:made 28:me 44:metamask 47:mint 49:more -51:most -34:my -35:name 64:new
-64:next -36:nft -67:now 33:old -21:on -41:one 34:only 46:open 44:or 33:own 43:page 22:permit2 -39:phish 24:pl -46:pool -37:price
57:protocol -30:put 34:real 70:recent -49:report -23:return -53:revoke -31:right 40:rugcheck 90:safe 25:say 23:score 23:sell 27:sent
77:should 44:show 66:sign -30:sit 41:site -22:so -35:sold -44:someth 44:still 70:telegram 25:tell 33:them -39:there -42:they
61:those 23:today -27:trad -43:transaction 25:vault -42:verify 51:wa 39:wallet 53:want 31:will 49:worth -44:would -55:you
@category=token_contract 20: 8:* -67:^a -54:^balance 58:^biggest 26:^decode 37:^doe -24:^how 24:^i 39:^in 69:^latest -32:^list
-23:^my -34:^need -60:^on 58:^show 65:^the 35:^token 24:^what -57:a 59:abi 23:about 37:account 36:addres 83:address -59:all
71:amount -50:an 57:any -27:anyth -30:approval -37:at 63:be 21:been -39:before 65:biggest 46:both 43:burn -33:calldata -25:chart
-52:client -21:coingecko 39:collection -36:cost -45:dao -25:data 85:decimal -26:decod 53:decode 48:description -43:did -30:do
32:event -41:every -39:everyth 51:far -24:file 27:first -48:for 40:function -21:got 36:ha -31:hash 44:have -46:he -60:held -57:id
-55:in -53:into 91:just 39:largest 41:liquidity 67:list -59:logo -28:look -73:make 20:many 37:market -27:more -56:most 55:mov
-39:nam 28:name 32:new -25:numb 36:of -25:only -26:open -30:our -26:over -25:paid -37:pay -54:please -23:price -25:project -43:real
22:recent -27:revoke -28:score 22:see -44:selector -30:sell 46:sheet -52:should 53:show -49:sit 69:so 30:some 22:someone 31:source
-69:spl 29:supp -47:telegram 31:tell -37:the 42:their 53:these 46:they -73:thi -44:time -39:token 21:top 23:topic 27:total
26:transaction -59:transf 35:treasury -26:twitt 29:unlock 55:verify -21:volume 28:wa 54:wallet 48:want -24:we -24:when -24:where
23:which 42:will -45:without 39:would -48:ye @chosen-said 39:* @chosen|other -47:* @content=0|first -33:* @content=1|first -48:*
@content=2|first -39:* @content=3|first -11:* @content=4|first 7:* @content=5|first -18:* @content=6|first 61:* @described 87:*
@drops|named|new|other -4:* @drops|open|new|other -19:* @fault -93:* @first=0|other 10:* @first=1|other -60:* @first=2|other -38:*
@first=3|other -7:* @first=4|other -21:* @first=5|other 41:* @first|other 45:* @group=first -47: -15:* 36:24h 41:? -39:^ -42:^a
81:^and 27:^any 50:^at -53:^balance -68:^best -55:^can -22:^candl 37:^chart 62:^check 71:^compare -39:^convert 22:^decode 48:^did
-58:^do 35:^doe 22:^event -44:^explain 87:^find 45:^floor 54:^for 41:^fund 77:^ga 35:^give 26:^got 96:^ha 22:^holder -44:^how 23:^i
47:^in -51:^it 34:^latest -54:^my 48:^need 90:^newest -29:^next 24:^on 52:^one 31:^only 51:^option 22:^ord 22:^perp 38:^pl
-45:^please -25:^price -55:^rank 33:^rugcheck 37:^search 38:^show -44:^spot 52:^the 32:^token 38:^top 62:^tvl 23:^v 40:^volume
53:^wa -31:^what -26:^when -35:^where -37:a 48:abi 28:about -48:account 43:add 36:address -47:aft 23:against -54:airdrop 62:all
64:already -53:also 59:am 22:among 70:amount 71:an 33:any 84:anyth -22:ape 28:app -62:approval 54:apy 72:ask -49:back 33:balanc
-48:balance -69:bank 44:be 32:been -53:behind 38:bett 51:bid 43:big 76:biggest -22:blockchain 27:blur 71:book -30:bot 58:bought
55:bridg 68:bridge 71:burn 22:by 83:call 82:calldata 38:came -45:can 27:candl 74:cap 78:chain -40:chang 55:change 59:chart 33:cheap
69:cheapest 90:check 58:claim 46:client 34:clos 51:coin 98:coingecko 67:compare 39:compress 20:confirm 24:connect 80:contract
-39:convert 52:copy 68:could 53:count 43:crypto -26:custom 41:d -43:dat -24:data -42:date 27:decimal 42:decode 34:deep 67:defi
22:deploy 83:deposit -36:dev 40:develop 48:dex 30:dexscreen 26:difficulty -51:do 47:dominance 82:down 20:drain 38:each 23:earn 61:en
43:end -27:ever -35:every 60:everybody 22:everyth 38:exact 20:exchang 38:exist -43:explain 37:fail 41:far 29:fear 47:fee 57:feed
-38:file -40:fill 32:first 112:floor -61:form -27:found -26:friend 24:function 29:fund 62:ga -27:gain 25:geckoterminal -25:get
51:give 50:go -21:good 34:got 30:gre 84:had -42:hash 33:have 39:he 25:held 25:here 23:hex 60:hi 43:high -50:him 45:history 35:hold
21:holder 38:honeypot 32:hour 41:inside 50:interest -57:into 54:itself 23:keep 35:kind 40:l2 25:largest 67:late 27:least -44:ledg
39:legit 49:lend 79:like 30:link 31:liq 75:list 40:lock 66:log -58:logo 70:lol -20:long 102:look -23:lose 33:lost -26:lowest 53:lp
59:m 76:made 42:mail 87:mainnet -42:make -23:many 48:market 38:marketplace -32:max -30:me 58:mean 64:metamask -66:min 43:mine
80:mint 33:mix 41:moment 42:money 58:more 28:morn 34:mov 56:move 52:much 35:must -48:my 74:n -68:name 47:need 29:nephew 35:new
22:newest -68:next 36:no 27:nonce 50:noth 44:notional -26:now -51:numb 54:odd -26:of 49:off -33:office 34:oi -42:old 54:one 78:only
37:open -50:option 50:or -30:ord -47:oth 41:our 37:over 35:own 67:owner 57:page 27:pair 39:pap 63:payment -34:pend -42:people
29:percent 45:permit2 78:perp -44:phish -57:phone -32:pippin 95:pl 34:place 28:plain -55:plu 61:pnl 20:pool 24:position 41:possible
30:prediction 42:premium 38:present 21:pric -41:print -44:priority 22:profile -26:profit -48:project 66:protocol 39:public 41:pull
50:pump -62:put 30:pyth 30:quote -77:rank 30:raw 22:read -53:real 33:receiv 95:recent -51:report -21:return 38:revenue -59:revoke
-32:reward 60:rn 49:rpc 32:rugcheck 55:run 58:safe 44:same 44:sat -22:say -23:score 72:selector 58:sheet -58:short 75:show -34:side
55:sign 30:signature 41:since 37:sise 27:sit 41:site 34:sitt 20:slot 38:so 28:sold 48:some -46:someth 28:source 58:spl -43:spot
44:stabl 62:stablecoin 31:stand 43:str -62:stuck -25:summ -71:t -35:take -33:talk -65:team 69:tell -34:text 22:th -47:them -23:there
55:these 21:they 35:thi 43:those 30:through 27:tick 41:time -37:to 50:token 67:told 30:topic0 25:trad 91:trade 50:transf 62:treasury
21:trust 49:tvl -50:twitt -46:two 78:tx 41:und 22:unspent -64:until 43:url 51:utc 38:utxo -24:v -46:validator 47:vault 37:vb 56:vol
85:volume -56:vot 74:wa -49:wallet 49:want 35:website 25:whale 41:where 48:wheth 41:which 41:whole 55:why -86:word -43:work 69:worth
42:would 21:writ -35:ye 40:year 81:yet -59:you @joint 29: 20:* 24:? -27:^a -23:^can -73:^did 25:^doe -31:^ha 44:^how -51:^i 34:^list
-31:^on 45:^show 23:^someone 42:^the -33:^we 36:^when 59:about 55:account 38:acros 65:addres 57:all 50:already 46:also 45:am
-84:amount 41:and -28:anyth 30:approve -38:back 30:been 20:behind -86:best 84:bet -59:biggest -45:book -26:both 28:bought 76:buy
-47:call -53:cap 70:category -40:change -45:chart -31:claim -42:clos 50:close 29:coin 100:collection 28:company 38:compare
30:confirm -56:contract -48:copy 46:count -52:crypto 75:current 39:dat -28:day -43:defi 25:defillama 30:deposit 57:dex 21:dexscreen
56:difficulty -103:do 68:doe 22:down 35:event 97:ever 29:every 56:everyth -35:exchang 42:exchange 23:explor -23:fail -43:far 76:fee
83:feed 42:file -33:first 44:for 42:form 50:freeze 54:friend 22:fund -32:ga 55:got 25:ha 71:have -57:hi 45:holder 66:id 42:if -51:in
-42:interest -40:into -61:itself -44:just 57:know 30:largest 82:last -44:late 23:link -39:list 28:long -59:look 25:made 46:many
-60:market 28:me 39:mint -49:moment 74:money 60:mov -44:must 51:need 53:nephew -32:network 43:new 59:newest 59:next 56:nft 22:no
-23:not 107:now 42:of 27:on 54:one 66:order 38:oth -43:our 50:out 36:over 87:paid 37:pair -36:pap 31:payment 100:people -35:perp
29:phish 64:piec -29:please 88:plu -33:pool 34:position -84:present 72:priority 57:profit 20:protocol 89:put 82:pyth 57:read
-66:recent -64:report -70:return -42:reward 26:right 61:rugcheck 41:run 80:same 32:say -33:score 47:see 75:sell 58:send -60:sent
74:sery 28:set 67:settl 41:sheet 22:should 24:show -39:sign 48:since 37:sit 38:site 26:so -28:somebody 23:someone -26:someth
-21:spot 42:stablecoin -24:stak 82:still 98:supp 24:swap 42:take 29:tax 119:that 21:the 41:their 37:them 134:there -27:they 56:to
91:today -22:token 53:too 31:top 37:total -62:trade 38:transfer -32:treasury -34:trust 22:tvl 72:user 48:v 56:verify 38:we 32:went
23:what 124:when 72:wheth -24:which 48:who -93:will -48:with -43:would -54:year -62:you @joint=1|1 -37:* @joint=2|1 95:* @joint=2|2
38:* @joint=3|1 25:* @joint=3|2 -51:* @joint=3|3 -80:* @joint=4|2 -19:* @joint=all|lacks -111:* @joint=all|whole 161:*
@joint=left|lacks -38:* @joint=left|whole -20:* @keeps|named|new|other 66:* @keeps|open|new|other 3:* @lacks -12:* -41:^and 36:^at
-83:^balance -22:^before -52:^biggest -29:^candl 44:^chart 69:^check -32:^coin 30:^compare -29:^convert 40:^did -36:^do 56:^doe
-38:^event -88:^explain -37:^fee -46:^fund -65:^ga 100:^ha 31:^holder 21:^i 33:^if -22:^in -73:^it 58:^kind -70:^latest 26:^look
23:^metamask -24:^most -39:^my -68:^nft 28:^only 39:^option -32:^our 20:^please -60:^pool -71:^price -95:^pyth -42:^read 33:^search
48:^show -58:^tell 22:^the -36:^top -28:^total -41:^tvl -25:^v 25:^volume -69:^which -23:^who 47:a 41:abi 76:about 50:above
-60:acros 25:add 21:aft 26:again -55:against 48:all -59:allow 90:already -50:also 54:am -44:among -41:amount 34:an -38:and 33:any
-52:anyth 81:app -49:approval 45:apy -34:are -25:at -75:audit -86:back -82:balance -47:bank 43:be 45:been 22:before -23:behind
28:bet 22:between 38:bid 55:big -42:biggest -42:blockchain 39:blur -64:both 64:bought 38:bridge 89:burn 43:buy -35:by 58:call
25:calldata 56:came -25:cap 30:category -37:chain -30:chang -32:change 73:chart 79:cheapest 66:check 34:claim 30:client 84:clos
31:close 83:coin 57:coingecko 50:collection 30:come 80:company 35:compare 29:confirm 35:contract -29:convert -52:copy -30:cost
63:count 21:current 32:custom 44:d 31:dat -30:data -29:decemb -40:decode 60:deep -44:defillama 41:deploy 96:deposit -21:description
30:doe -41:earn -44:event 25:ever -61:every 65:everyth 38:exact 76:exchange -84:explain 21:fail 88:far 33:feed -63:fill 64:floor
75:for -57:form -37:freeze 35:friend 75:from -42:full -31:fund -42:futur -51:gain 30:get 90:give 40:go -56:good 34:ha 89:had 75:hash
47:have 67:he 32:hex -44:hi 36:high -45:highest -38:him 77:history 66:hold 68:honeypot -28:hour 47:how 34:i 82:id 32:im 38:in
63:inside -28:interest 25:into 64:it -29:just 53:kind 70:know 95:l2 26:largest -77:latest 60:launch -56:ledg 31:legit 63:lend
-34:level 97:like 21:link 42:liq 51:liquidat 22:liquidation 86:liquidity 40:log -32:logo 59:lol 44:long 57:look 22:lose 31:lost
62:lp 33:m 78:made 57:mcap 40:me -42:mean -40:message 68:metamask -51:min 84:mint -36:moment 20:money 41:more 38:morn -164:most
84:mov -38:move 98:much 32:must 93:my 31:name 78:need 64:nephew 56:network 77:new -57:newest -81:next -20:nft 34:no 21:nonce 33:not
74:noth 34:now 45:odd 29:of 37:off 65:one 43:only 63:or -26:ord 48:oth 44:our 34:out 40:outcome -25:over -21:own 58:page -30:pair
62:pap 36:pay 30:payment -35:pend -31:people -52:perp -40:phish 38:piec -138:pippin 78:pl -49:place 30:please 39:pnl -39:point
-33:prediction -47:present -68:price -24:print -36:priority -22:profit -46:project -33:protocol -34:public 48:pull 32:pyth -35:quote
36:rate -47:read 38:real 36:receiv -103:recent -83:report -63:revenue -58:revoke -48:reward 93:rpc 89:run 41:safe 62:same -34:sat
-27:say -49:score -52:second 33:see 79:selector -30:sent 37:sery 52:sheet 53:should 49:show -68:side -34:sign 70:since -45:sise
22:sit 39:sitt 23:sold 38:some -28:somebody -65:source 63:spl -45:spot -47:stabl -24:stak 71:still 36:storage 41:str -65:stuck
-28:swap -82:t 82:talk 37:tax -59:team 76:tell 28:text 63:th 53:than 144:that 80:the -26:their 36:them 62:there 67:these 26:those
-51:through 68:tick 28:today -73:togeth 27:told -40:top -50:topic -53:total -20:trade 65:transf -71:transfer 29:treasury -51:trust
31:tvl -30:twitt -53:tx 29:u 26:und -66:until 20:up -69:used -38:user 32:utxo -59:v -53:validator 80:vault -48:vb -37:volume -30:vot
-45:vote 45:wa -45:wallet 79:want 49:we 41:website 20:were 22:whale 52:when 58:where -40:which -28:who 70:why 33:will -34:with
-69:without -102:word 24:work 56:worth 50:would 86:yet 52:yield @lacks:address 16:* @lacks:amount -13:* @lacks:anyAddress -10:*
@lacks:anything 25:* @lacks:bitcoinAddress 30:* @lacks:bitcoinHash -21:* @lacks:block -53:* @lacks:chain -12:* @lacks:coinId -17:*
@lacks:coinSymbol 5:* @lacks:collection 103:* @lacks:day 6:* @lacks:ens -32:* @lacks:exchange -58:* @lacks:exchangeId 19:*
@lacks:hash -35:* @lacks:hex -31:* @lacks:holder 7:* @lacks:llamaCoin -18:* @lacks:market 48:* @lacks:moveType -28:* @lacks:other
-4:* @lacks:pair -49:* @lacks:protocol 47:* @lacks:query 76:* @lacks:signature -76:* @lacks:solanaAddress 23:*
@lacks:solanaSignature -25:* @lacks:ticker -14:* @lacks:time 24:* @lacks:types -28:* @lacks:unit -81:* @lacks:url -20:* @lacks:uuid
26:* @lacks:venue -32:* @lacks=1 -27:* @lacks=2 35:* @lacks=3 -23:* @leaves:bitcoinAddress -72:* @leaves:bitcoinHash -78:*
@leaves:chain -3:* @leaves:coin 36:* @leaves:collection -16:* @leaves:count 13:* @leaves:ens -44:* @leaves:evmHash -47:*
@leaves:exchange -119:* @leaves:fiat 21:* @leaves:holder -99:* @leaves:maybeChain 28:* @leaves:name -44:* @leaves:number -73:*
@leaves:pair -36:* @leaves:protocol 19:* @leaves:quoted -24:* @leaves:solanaAddress -30:* @leaves:solanaSignature -67:* @leaves:step
75:* @leaves:thing -20:* @leaves:ticker -32:* @leaves:time -5:* @leaves:unit 14:* @leaves:uuid -51:* @leaves:venue 65:*
@leaves|first -14:* @leaves|more|other -14:* @left|other -40:* @missing -3:* @name 21:* @named 50:* @outside 16:*
@outside|abroad|else 179:* @outside|abroad|ours -5:* @outside|here|else 81:* @outside|here|ours -48:* @outside|named=0 25:*
@outside|named=1 17:* @outside|named=2 -25:* @outside|own 9:* @outside|own=0 -65:* @outside|own=1 73:* @outside|own=2 30:*
@outside|own=3 17:* @outside|own=4 -14:* @outside|strange 25:* @outside|strange=0 -33:* @outside|strange=1 64:* @outside|strange=2
9:* @outside|strange=3 15:* @outside|words=0 -19:* @outside|words=2 69:* @outside|words=3 63:* @outside|words=5 -58:*
@outside|words=6 -45:* @own|other 19:* @provider 126:* @ruled 102:* @ruled=asks 153:* @ruled=one 63:* @ruled=outside 36:*
@ruled=partly -281:* @score|other 78:* @share=0|other -5:* @share=1|other -36:* @share=2|other -23:* @share=3|other -17:*
@share=4|other 20:* @share=5|other 13:* @share|other 19:* @slot-said -59:* @slot:category -100:* -20:^did -49:^top -27:^what
-22:^which -22:am -46:are -26:at -27:bet -39:defi -24:did -30:event -24:i -21:in -21:market -28:my -40:on -21:open -32:protocol
-26:the -23:today -48:top -24:trad -32:what -35:which @slot:contract_type -26:* @slot:currency 44:* 57:^candl 57:candl 56:for 52:in
49:of 45:pool 51:the @slot:direction -75:* -26:^i -25:for -22:i -26:of -26:on -24:the -22:transaction -25:wallet @slot:duration 51:*
36:^what 75:and 41:dex -32:for -60:i 37:in -31:liquidity 38:of -49:pool 61:the 47:thi 36:what @slot:entity -55:* -27:company -21:on
-22:the -27:which @slot:entity_type -25:* @slot:exact 15:* 27:i @slot:filter -29:* @slot:include_tickers -29:* -21:the -22:what
@slot:interval 6:* -22:? 47:chart -21:did 45:ha -22:how 26:price -27:the 50:what @slot:kind -20: -76:* -62:^what -40:and -47:on
-43:trad -61:what @slot:kinds -65:* -26:of -23:only -23:the 25:transfer @slot:measure 42: -9:* 59:? -48:^fee 61:^what 35:^which
-52:^who -26:a -36:all 42:and -42:chain 48:did 39:do 57:earn -27:fee 39:for 48:holder 36:how -22:it 39:most 52:much -29:need -40:on
-61:option -55:or -49:premium -33:that -31:thi -37:today -34:trad -22:volume -32:wa 43:what 22:which -52:who @slot:order -25:
-25:^all -21:^best -25:^did -38:^floor -57:^how -45:^nft -22:^pool -23:^the 37:^where 33:^which -36:^who -25:a -28:about -26:above
-26:all -38:are 55:at 52:best 50:biggest -28:buy 45:by -40:cap -30:chain -38:coin -26:company -27:compare -36:did -39:do 43:ever
-36:exchang 67:first -26:for 28:futur -47:how -23:i -20:id 23:in 25:it 28:largest -63:liquidity -52:market -34:money 43:most -53:my
-20:now 76:numb -58:one -33:or 64:owner -39:pl 39:present -36:price -33:profit -22:sell 34:side -40:that 21:their -22:time -35:to
31:today -23:token -31:top 49:trad 53:v -34:volume -41:wa -29:when 37:where -35:who 56:with 38:yield @slot:outcome -21:* -36:?
-27:at 43:for 40:i 48:now -27:odd -21:of 58:right 31:the @slot:period -81:* -30:? -23:^what -28:^which -27:my -30:of -30:the
-29:what -27:which -29:with @slot:side 46:* 73:? -29:and 62:ask 62:at 67:buy -30:for 46:i 46:in 59:no -24:odd -23:on 44:price
-20:the -20:ye @slot:standard -66:* -25:contract -28:may -24:token @slot:status -26: -60:* -24:? -29:^how -37:^which -22:are 49:both
-26:by 26:can -44:event 22:from 22:give -35:how 34:list -27:my -33:odd 38:prediction 22:right -21:that -31:today -29:trad -28:volume
-51:which @slot:token -56:* -24:of -24:pool @slot:token_type -37:* -44:? -21:^how 29:^show -31:a -27:all -52:at -21:doe -20:ha
-30:he -24:hold -47:i -30:list -20:many -26:mint 35:need -22:on -47:one -51:only -25:sent 28:show -26:the -49:thi 42:to 25:transfer
-55:wallet -21:what -25:who @slot:top_coins -39:* @src=none -47: -15:* 36:24h 41:? -39:^ -42:^a 81:^and 27:^any 50:^at -53:^balance
-68:^best -55:^can -22:^candl 37:^chart 62:^check 71:^compare -39:^convert 22:^decode 48:^did -58:^do 35:^doe 22:^event -44:^explain
87:^find 45:^floor 54:^for 41:^fund 77:^ga 35:^give 26:^got 96:^ha 22:^holder -44:^how 23:^i 47:^in -51:^it 34:^latest -54:^my
48:^need 90:^newest -29:^next 24:^on 52:^one 31:^only 51:^option 22:^ord 22:^perp 38:^pl -45:^please -25:^price -55:^rank
33:^rugcheck 37:^search 38:^show -44:^spot 52:^the 32:^token 38:^top 62:^tvl 23:^v 40:^volume 53:^wa -31:^what -26:^when -35:^where
-37:a 48:abi 28:about -48:account 43:add 36:address -47:aft 23:against -54:airdrop 62:all 64:already -53:also 59:am 22:among
70:amount 71:an 33:any 84:anyth -22:ape 28:app -62:approval 54:apy 72:ask -49:back 33:balanc -48:balance -69:bank 44:be 32:been
-53:behind 38:bett 51:bid 43:big 76:biggest -22:blockchain 27:blur 71:book -30:bot 58:bought 55:bridg 68:bridge 71:burn 22:by
83:call 82:calldata 38:came -45:can 27:candl 74:cap 78:chain -40:chang 55:change 59:chart 33:cheap 69:cheapest 90:check 58:claim
46:client 34:clos 51:coin 98:coingecko 67:compare 39:compress 20:confirm 24:connect 80:contract -39:convert 52:copy 68:could
53:count 43:crypto -26:custom 41:d -43:dat -24:data -42:date 27:decimal 42:decode 34:deep 67:defi 22:deploy 83:deposit -36:dev
40:develop 48:dex 30:dexscreen 26:difficulty -51:do 47:dominance 82:down 20:drain 38:each 23:earn 61:en 43:end -27:ever -35:every
60:everybody 22:everyth 38:exact 20:exchang 38:exist -43:explain 37:fail 41:far 29:fear 47:fee 57:feed -38:file -40:fill 32:first
112:floor -61:form -27:found -26:friend 24:function 29:fund 62:ga -27:gain 25:geckoterminal -25:get 51:give 50:go -21:good 34:got
30:gre 84:had -42:hash 33:have 39:he 25:held 25:here 23:hex 60:hi 43:high -50:him 45:history 35:hold 21:holder 38:honeypot 32:hour
41:inside 50:interest -57:into 54:itself 23:keep 35:kind 40:l2 25:largest 67:late 27:least -44:ledg 39:legit 49:lend 79:like 30:link
31:liq 75:list 40:lock 66:log -58:logo 70:lol -20:long 102:look -23:lose 33:lost -26:lowest 53:lp 59:m 76:made 42:mail 87:mainnet
-42:make -23:many 48:market 38:marketplace -32:max -30:me 58:mean 64:metamask -66:min 43:mine 80:mint 33:mix 41:moment 42:money
58:more 28:morn 34:mov 56:move 52:much 35:must -48:my 74:n -68:name 47:need 29:nephew 35:new 22:newest -68:next 36:no 27:nonce
50:noth 44:notional -26:now -51:numb 54:odd -26:of 49:off -33:office 34:oi -42:old 54:one 78:only 37:open -50:option 50:or -30:ord
-47:oth 41:our 37:over 35:own 67:owner 57:page 27:pair 39:pap 63:payment -34:pend -42:people 29:percent 45:permit2 78:perp -44:phish
-57:phone -32:pippin 95:pl 34:place 28:plain -55:plu 61:pnl 20:pool 24:position 41:possible 30:prediction 42:premium 38:present
21:pric -41:print -44:priority 22:profile -26:profit -48:project 66:protocol 39:public 41:pull 50:pump -62:put 30:pyth 30:quote
-77:rank 30:raw 22:read -53:real 33:receiv 95:recent -51:report -21:return 38:revenue -59:revoke -32:reward 60:rn 49:rpc 32:rugcheck
55:run 58:safe 44:same 44:sat -22:say -23:score 72:selector 58:sheet -58:short 75:show -34:side 55:sign 30:signature 41:since
37:sise 27:sit 41:site 34:sitt 20:slot 38:so 28:sold 48:some -46:someth 28:source 58:spl -43:spot 44:stabl 62:stablecoin 31:stand
43:str -62:stuck -25:summ -71:t -35:take -33:talk -65:team 69:tell -34:text 22:th -47:them -23:there 55:these 21:they 35:thi
43:those 30:through 27:tick 41:time -37:to 50:token 67:told 30:topic0 25:trad 91:trade 50:transf 62:treasury 21:trust 49:tvl
-50:twitt -46:two 78:tx 41:und 22:unspent -64:until 43:url 51:utc 38:utxo -24:v -46:validator 47:vault 37:vb 56:vol 85:volume
-56:vot 74:wa -49:wallet 49:want 35:website 25:whale 41:where 48:wheth 41:which 41:whole 55:why -86:word -43:work 69:worth 42:would
21:writ -35:ye 40:year 81:yet -59:you @src=none|other -15:* @takes:choice 168:* @takes:count 71:* @takes:days 67:* @takes:fiat 59:*
@takes:flag 92:* @takes:least 98:* @takes:period 15:* @takes:step 27:* @takes:time 16:* @title 45:* @tool=call_contract -7:* -25:?
41:a 39:and 54:call 23:contract 51:how -50:in 47:my -28:of -44:thi -21:which @tool=check_approval_security -26:^my 47:approve
33:before 28:it 28:on -28:sign 34:trust -31:wallet -29:what @tool=check_contract_verified 6:* 33:? -35:a 31:contract 23:i -47:it
-31:that 47:the 41:verify 35:which @tool=check_dapp_security 28:? 20:it 24:me -25:of 43:site -21:what @tool=check_honeypot 8:* -49:?
23:a -50:and -30:are 26:buy 31:doe 73:honeypot -28:in 28:on 35:sell -31:sold 21:tax -56:the -25:wa -27:what
@tool=check_malicious_address -11:* 72:? -39:^can 70:^i -61:and -40:can 26:for -42:how 51:it -58:my 72:or 24:sanction 60:still
-39:the @tool=check_phishing_site 41:? 30:^got 29:an 30:and 41:connect -50:for 32:from 37:got -34:in 41:legit 50:link 30:me 40:my
27:of 26:on 55:page -22:phish 32:sent 23:site 20:telegram 27:that 28:to 46:wallet @tool=check_token_safety -52:* -28:? 61:^i 40:and
-20:any -27:buy 21:coin -20:for -38:honeypot -28:in 23:it 22:my -37:of -73:on -36:or 75:safe 20:scam -27:tax -31:the 29:thi 36:to
-24:token 40:what @tool=checksum_address -48:* -52:? 24:a 32:addres -42:i -35:my 21:the 31:thi @tool=compare_tokens -9:* -29:^what
60:by 40:cap 26:coin -21:do -26:ha -34:in 31:market 37:mcap -27:of 32:on 54:or 44:please 23:price 45:that 26:v 59:volume -35:what
61:with @tool=compute_create_address -9:* -25:i -20:it @tool=compute_namehash 21:* @tool=convert_units 39:* 44:? -51:^how 42:how
40:i 33:in 46:many 34:my -29:on 34:to @tool=decode_abi -27:* -25:? -40:^explain 39:^my -22:calldata 32:can -22:do -39:explain 22:me
-22:of 26:on 60:sign -30:that -29:the 25:to -38:transaction 26:wallet @tool=decode_abi_parameters -28:* @tool=decode_calldata -5:*
51:^decode 24:^what 39:and -25:calldata 73:decode -46:for 36:i -23:in 53:me 23:please -61:selector -20:the 59:thi -23:transaction
-45:with @tool=decode_log -35:* 48:? -32:^which -31:and -26:call -24:decod -24:did -30:i -30:the -32:which -23:with
@tool=decode_raw_transaction 3:* -25:? -24:in 24:it 22:me 28:my -25:of 27:on 31:sign -28:the 24:to -21:transaction -29:with
@tool=decode_selector 68:* 29:? 36:^which 30:event -45:for 25:function 36:i 50:it 24:the 23:thi 62:what 50:which
@tool=detect_rugpull 40:at 40:ha -36:i 38:of 30:on -39:put 42:the 28:vault -39:where @tool=encode_abi -61:* -46:abi -28:calldata
-29:for -47:please -58:selector -52:the 54:to @tool=estimate_gas -58:* -74:^how -27:^what -60:a -29:call 21:fee 50:from -39:how 24:i
-39:much 28:on -59:run 25:thi 44:transaction -48:who -26:will @tool=get_account_nonce -5:* -31:^my -22:i -26:my 45:nonce -28:stuck
-29:transaction 22:what @tool=get_alchemy_prices 11:* @tool=get_alchemy_token_balances 3:* @tool=get_alchemy_token_metadata -56:*
-37:token @tool=get_asset_platforms 12:* -24:^i 48:chain 32:coingecko 50:doe -30:i -38:id -23:of 29:on -35:the 50:which
@tool=get_asset_transfers -63:* -21:? -23:in 20:mint 31:mov -36:nft -55:of -36:on -44:only -37:or 29:token -36:transaction
-26:wallet -41:which @tool=get_batch_historical_prices -29:* @tool=get_block -20:* -21:? 45:^what 37:at -23:block -41:height -33:how
-34:i -22:in -20:it -23:many 46:numb -21:of -25:on -47:time -52:transaction 35:what -41:which @tool=get_block_by_timestamp -40: 7:*
-40:^what -43:a -24:and 24:block 39:chain 22:for 45:height 60:i -28:in 24:it -35:moment 32:need -29:of 34:our 47:snapshot 45:that
-46:thi 29:utc 45:wa -39:what 52:which @tool=get_block_details -28:* 22:? -27:^how 51:and 33:block 21:fee 22:for -52:have 37:in
36:it -23:many 51:min 33:much -47:of 28:on 60:that 35:wa -23:what @tool=get_boosted_tokens -42:* -22:? -27:i -21:the
@tool=get_bridge -17:* 27:? -36:^how 43:bridge 48:i 34:in 27:my -46:on 63:the @tool=get_bridge_volume -112:* -31:^how -46:and
-26:bridge -42:by -31:how -32:much -49:on -56:the -29:to -30:which @tool=get_bridges 42:* -26:? 42:^how -32:a -45:and 52:bridg
29:bridge 38:how -51:i -37:in 40:much 42:on 24:the 60:which -23:with @tool=get_btc_address 11:* 34:? 31:^balance -41:^how 24:^i
-53:a -26:addres 25:and 20:cold -21:doe 25:ha 58:have 23:i 26:it -37:many 35:much 28:my 36:on 64:that 59:what
@tool=get_btc_address_transactions -38:* -39:? -34:^i -50:and 38:ha -37:have -21:how -35:i -24:that -36:what @tool=get_btc_block
-20:* -36:^when 32:height -21:i 40:of -44:tx -40:wa -36:when -41:which @tool=get_btc_difficulty 59:* 40:? -37:^when -42:and 28:how
-31:the @tool=get_btc_exchange_rates 51:* 56:and 44:in 54:of -22:on -33:the @tool=get_btc_fees -58:? 26:^how -27:^what -26:and
47:block -22:in -24:it 21:many 48:my 51:next -21:of 65:sat 32:that 32:the 31:to 25:tx 67:vb -32:what @tool=get_btc_hashrate -43:*
22:? 46:^when 27:difficulty 50:hashrate 27:next -25:of -29:what 34:when -40:which @tool=get_btc_mempool 15:* 23:block 30:how 26:i
-46:in 22:many @tool=get_btc_price 19:* 31:? -61:a 27:day 32:how -53:in 22:it -61:of 32:one -46:the 42:wa @tool=get_btc_tx -7:* 39:?
53:^how -52:^my -23:addres 62:doe 39:fee -35:ha 53:have 49:how -52:i 31:in 50:many -23:me 53:now -27:sent -52:stuck -49:the 41:thi
-23:through -22:to 50:transaction -24:tx 36:what @tool=get_btc_utxos 4:* -58:? 52:addres -29:and 30:can -25:i 30:list 24:my 24:of
22:unspent 77:utxo @tool=get_categories -28:* 41:^i -29:a 29:category 25:id 35:it -50:that @tool=get_categories_market_data 4:*
-42:? -20:best 27:by 38:category 22:coin -25:i -31:in -36:one 47:today -36:which @tool=get_chain_fees -8:* 21:? 28:^fee -29:^what
53:^which -37:and -23:chain -28:how 48:in -44:it 53:most -28:much -21:my -49:of 28:on 46:protocol 24:the 45:which
@tool=get_chain_info 53:* 48:? 43:^chain 52:^what 52:a 67:and 32:at 87:chain 58:for -21:how 55:i 54:id 30:in -34:it 52:my 35:need
55:network 75:rpc 71:the 65:to 56:url 48:what @tool=get_chain_stats 30:? 37:and 39:block 31:the 55:time 37:which
@tool=get_chain_tvl_history 14:* 49:^tvl -58:all 27:and 31:did -21:doe 43:it -26:money -22:my 41:on -29:our -22:please -44:protocol
20:that -42:total 58:tvl -32:value -28:which @tool=get_chains -51:* -56:? -24:^which -36:and 43:by 31:defi -39:doe -36:how -35:i
25:in -38:it 26:lock -24:money -23:most -37:on -25:rank -32:the -43:which @tool=get_chains_tvl_history -67:* -38:^i 73:all -21:and
32:defi -43:i -23:it 22:lock -20:me -37:on -32:or 27:over -32:protocol -32:the 42:total -52:tvl 40:value -23:which
@tool=get_coin_historical_chart -51: -41:* -56:? 60:^chart -66:^price -25:a 29:and -26:at 64:chart -27:develop -21:did -25:ha
-33:how -53:in 39:it -23:me -43:of 21:please -22:price -53:the -21:thi 28:up -45:volume @tool=get_coin_history 51: 5:* -36:?
66:^what 40:a -60:and -36:at -48:coin -52:day 63:did 22:for -46:how -24:i 104:it -29:me -35:much 29:my -58:need 46:of -23:on
-41:please 99:tax -29:that 41:the 43:to 61:wa 34:what 25:worth 54:year @tool=get_coin_market_chart_range 34:* 22:^how 26:between
-40:end 26:for 69:i 52:in -42:it -28:of 52:on 39:price -39:to @tool=get_coin_ohlc -26:* 38:for 32:in 45:please
@tool=get_coin_tickers 42:* -28:^what -30:^which -28:a -20:all 102:and 48:at -49:buy 40:by 22:can 46:coin 40:coingecko -42:dex
36:doe 76:exchang 47:for -28:how 47:i 76:id -32:list 53:my 61:of 58:one 57:pair -41:sell -26:that 57:the -53:trad 22:trade 53:volume
54:what -31:with @tool=get_coins_index 37: -23:* -46:? 56:^how -22:^i -41:^what 32:^which -36:a -26:at -22:can 34:category -30:coin
-24:do -40:ha 54:how 33:i 24:id -25:in -20:it -30:me 63:my -44:on -32:our -27:the -40:thi -35:to -45:what -37:with -21:you
@tool=get_coins_list -87:* -27:^i -23:a -54:coin -55:coingecko -28:find -31:for -65:i 28:in 52:list -27:my -22:need -21:on -23:that
-34:the -86:which @tool=get_coins_market_data -70:* 25:? -20:a -43:by -52:category -57:coin -54:for -42:i 28:in -48:it -32:supp
-55:the -41:volume @tool=get_companies_treasury -52:* -22:? -71:^how -56:^i 31:^what 38:^which -22:^who -51:a -40:at -28:cost
-56:for -56:ha 62:hold -36:how -73:i -45:in -32:it 67:list -30:many -28:my -30:of -33:our -46:own -49:to 24:treasury 28:which
-22:who 68:with @tool=get_contract_abi 34:* 64:abi -25:call -30:i -39:on @tool=get_contract_bytecode 35:* 52:? 57:^i 55:a 57:account
41:i 44:it -24:of 20:on -28:thi -27:what @tool=get_contract_code 72:^i -28:a -55:contract 34:for 63:i -31:it 45:source -33:the
28:verify 27:which @tool=get_contract_coin -23:* -34:? -25:^how -20:about -58:addres 32:and 51:coingecko -40:contract -35:i 33:id
-44:in -22:list -21:of -21:on 24:tell -34:what @tool=get_contract_market_chart -16:* -30:^price -20:chart -23:in 29:of
@tool=get_contract_market_chart_range -76:* -28:and -37:from -24:how -30:it -28:on -32:price -30:the @tool=get_contract_source -60:*
-32:? -48:^i -42:a -49:audit -49:for -40:i -50:it -41:or -21:show -20:source -33:verify 22:which @tool=get_current_prices -23:*
-29:? -29:^how 31:^i -22:do -33:how 22:long -32:many @tool=get_defi_protocol 9:* -26:^how 89:^on 20:^tvl -62:^what 55:a -39:am
47:and 23:are -35:at 44:chain -61:defi -48:deploy -29:did 42:doe 70:each -28:fee -35:for -41:have 37:how 54:in 28:it 73:lend -42:me
24:money 23:much -33:my 52:now -25:numb -26:of 69:on 75:one 44:our 26:protocol 22:since 31:that 31:tvl -39:wa -53:we -46:where
46:which -44:would @tool=get_defi_protocols -119:* -26:? 22:^biggest -56:a -67:and -83:app -48:are 24:by -64:chain -22:defi -36:doe
-29:for -73:how -48:i -67:in -61:it -23:lend -69:much -36:now -27:on -63:one 26:protocol -37:that -48:the -77:what -54:which
@tool=get_derivatives_exchange -61:* 23:? -52:^what -54:and -53:for 25:futur 25:in -61:the -57:what @tool=get_derivatives_exchanges
28:* 23:all 27:by -33:exchang 33:interest 21:of 29:open -26:perp 28:the @tool=get_derivatives_exchanges_list 47:* 51:^what
44:coingecko 49:id 52:the 49:what @tool=get_derivatives_tickers -39:* -33:? 28:^fund 25:fund -34:in -33:interest -33:open 24:perp
-35:which @tool=get_dex_pair 36:* -23:a 43:dexscreen 52:for -22:i 51:pair -20:trad @tool=get_dex_volume -12:* -55:? -49:^i
76:^volume 63:a 45:and -38:did 32:do -34:i -58:in -34:my -66:of -40:the -30:what -22:which @tool=get_dex_volumes -33:* 32:? -41:^how
-39:^volume 22:^which -36:a -48:and -35:for -40:how -43:i -50:it 25:most -40:much -29:of -47:on -34:thi -22:trad
@tool=get_dex_volumes_by_chain 37:* -33:? 36:^how -26:^volume -23:^what -23:a -25:all 24:and 38:dex -21:did 41:for 35:how -21:it
56:of 39:on -28:pool 38:the -38:what 61:with @tool=get_dexes 20:* 23:? 37:^what 31:^which 40:doe 37:geckoterminal 37:on -37:volume
28:what 30:which @tool=get_emissions -26:* -33:a -20:of -30:the 64:token 29:unlock @tool=get_entities_list -79:* -27:? -32:^how
-29:^which -29:a -62:company 38:do -29:for 41:have -54:hold -29:how 21:i -40:in -48:it -47:list -35:the -27:treasury -29:which
-50:with @tool=get_erc20_allowance 21:^how -26:and -28:approval 22:from -21:i -32:much -20:nft -25:revoke @tool=get_erc20_metadata
53:* -63:? 22:^how -37:and 29:decimal 37:for 21:how 35:many 21:my 73:of -20:on 26:supp -35:the 23:total 51:what
@tool=get_erc20_transfers -74:* -55:^i 22:first -26:in -23:it -24:my 23:need 41:only -32:sent -20:the -31:thi -41:token -23:transf
@tool=get_etherscan_balance -21:* -20:i @tool=get_etherscan_contract_source 24:* @tool=get_etherscan_gas_oracle 36:? 42:^ga 35:in
-31:on @tool=get_etherscan_token_transfers 23:* 30:the -20:transfer @tool=get_etherscan_transactions 6:* -29:? -26:i 24:of 23:on
26:the 32:transaction @tool=get_event_topic -19:* 20:topic0 @tool=get_exchange 61: -21:* 39:? 56:^how -48:^i 22:coingecko
-27:exchange 63:how 33:in 31:my -46:of -43:the -25:what @tool=get_exchange_markets -63:* -24:? 50:^which 30:a -26:at 63:doe -34:in
-23:it -23:level 55:list -37:market -26:me -52:of -31:one 39:pair -38:please 51:spot -41:the -42:to 43:which
@tool=get_exchange_tickers -63:* 37:a -58:and 29:coin -22:coingecko -46:exchang -20:how -49:i -39:id -53:in 39:it -24:of -44:on
-54:pair -28:the -30:trade -49:volume -48:what -20:where -26:which @tool=get_exchange_time -84:* -55:i
@tool=get_exchange_volume_chart 46: 23:* -24:? -65:exchange -48:i 32:of 28:the @tool=get_exchange_volume_chart_range 44:*
21:exchange 56:from 49:in 36:of 34:the 47:volume @tool=get_exchanges -20:* -21:i -21:on 20:trust 31:where 21:with
@tool=get_exchanges_list -25:* -39:? 36:exchang -41:exchange -29:i -22:id 27:of 21:that -35:the @tool=get_fear_greed -12:* -21:and
32:fear 33:gre -25:i -24:people @tool=get_fee_history -39:* -21:^what -28:a 23:base -25:it -20:on -20:what @tool=get_fees_overview
-43:* -53:? -25:^fee -25:^which -28:and 33:by -32:did -26:fee -30:it -26:my 37:not -47:of -57:on 55:revenue 41:top -21:tvl -27:which
@tool=get_first_prices 10:* 30:first -23:the 21:what @tool=get_function_selector -36:* 26:my -24:thi @tool=get_funding_rate -27:*
36:? -44:^fund 20:^perp -27:^what 34:a -33:did -33:fund 25:i 30:in 78:next 45:on -26:payment -48:perp -24:what
@tool=get_funding_rate_history 33:* -20:? 27:^fund -23:and 32:fund -44:next -30:on 43:payment 31:perp 31:the
@tool=get_gainers_losers -59:* -37:the @tool=get_gas_overview 34:* 47:^ga 39:^i 36:a -36:all -39:and 47:at 34:cost -25:did 29:fee
-26:for -44:from 60:ga -40:ha -34:have 53:i -62:in -60:it 21:me -45:much -50:my 25:network 49:now 33:of 69:price -35:that 35:the
30:thi 31:to -53:transaction -41:with @tool=get_gas_price -88:* -45:? -36:at -34:fee -35:ga -33:i -26:now -32:of -62:price -25:right
-65:the @tool=get_global_defi 30:* 29:? 26:and 32:cap 32:crypto 45:defi 38:i 25:market 33:of 46:the
@tool=get_global_market_cap_chart -24:* @tool=get_global_stats -36:* 28:^total -40:^what 63:dominance -50:i -34:it -30:market -21:of
-42:the -39:what @tool=get_goplus_supported_chains 17:* @tool=get_hacks -8:* -44:? -62:^i 68:and -77:hack -71:i -67:in -71:it -26:my
34:of 56:the -33:wa 45:with @tool=get_historical_prices 49:* 22:? 50:^for -69:^i 29:a 46:at 40:bought 25:coin 34:day 35:for 20:how
38:in 25:moment -36:need 56:of 70:on -29:our 63:tell 22:that 73:the 21:want -29:with @tool=get_internal_transactions 19:* 45:?
-40:and 35:call 44:contract -32:for -35:i 56:in -42:my 24:on 36:the -62:transaction 48:tx 50:which @tool=get_jup_price 41:* -26:^how
23:^price 20:^what 31:and -40:do -35:get -26:how -36:i 44:in -23:it 29:mint -24:much 69:of 20:the 39:would @tool=get_jup_quote -14:*
-22:^convert -35:^how 24:all -41:and -22:convert 27:do -22:for 47:get 25:i 20:if -41:in 42:into -34:it 29:many 31:me -29:mint
-24:much -50:now 41:of -22:swap -22:the -31:to -21:trad -24:with 54:would @tool=get_kalshi_event 72:* 36:? -25:^what 33:all 20:and
50:for 76:last 42:on 67:price -27:what 23:with @tool=get_kalshi_exchange_status 61:* 24:? 79:^i 74:i 28:open 33:the 33:trad
@tool=get_kalshi_market 27: 66:* 26:^i 51:a -24:doe -32:for 77:i -25:in 73:it -25:last 27:now -31:odd 32:of 60:on 20:price 64:ye
@tool=get_kalshi_orderbook -14:* -25:? 25:^i -42:and 51:book -60:each -51:for 33:how 36:i 46:in 36:it 43:of -21:on 21:ord 33:side
49:the -54:ye @tool=get_kalshi_price 40:? -22:and -27:at -32:no 52:price -24:side -26:what @tool=get_kalshi_price_history 27: -24:*
-42:? 62:^how -38:and 23:for 58:how -28:it -26:on -38:price 52:the @tool=get_kalshi_series 21: -61:* -23:? -41:^i -46:^what 38:and
-41:event -29:how -51:i -73:sery -72:settl -42:what 46:who @tool=get_kalshi_trades 4:* -37:? -53:^i -28:at -50:i 41:in -29:it
49:last 34:market -24:me 28:on -24:open 32:the @tool=get_logs -64:* -44:^which -25:and 32:block -24:decod -28:event -31:i -28:it
-22:of -21:on -26:the -45:topic -44:which @tool=get_multi_pools 25:* 26:^how -26:^pool 66:and -21:for 25:how 40:i -26:in
20:liquidity 57:of 45:on 49:pool -28:token 36:volume @tool=get_multi_token_pairs -7:* 24:all -33:i -27:liquidity 48:on 24:one
39:pair -27:token @tool=get_multi_tokens 9:* 47:and 28:i -20:on -23:the @tool=get_native_balance -39: -12:* 31:^balance 23:^how
-68:^i -23:a -36:addres -45:chain -23:have 23:hold -56:i 24:left -58:the -31:what @tool=get_networks -13:* -24:? 25:chain
-20:network -36:on @tool=get_new_coins 10:* -40:? 30:coin 61:coingecko -45:for 35:i -49:me -54:new -48:the @tool=get_new_pools -8:*
27:^fresh 51:^newest -32:all -36:for 46:fresh -40:i -20:it -40:me 50:newest 36:on 21:pool -26:that -20:the -23:thi -21:token
@tool=get_nft -53: -83:* 136:^floor -63:^nft -41:^which -76:a 86:all -70:and 29:ape -113:by 37:cheapest -88:collection -75:have
37:how -40:in -67:it 26:list 25:many 49:market -27:my -61:nft 52:now -43:numb -54:of -25:on -32:own -35:owner 87:today -28:v
-32:volume -43:what 27:with @tool=get_nft_by_contract -20:* 33:^how -26:^nft 25:^what -47:^which -47:a -25:all 51:and 26:at -51:by
27:collection -39:contract 29:doe 31:floor 61:for 37:ha 37:have 40:how 26:it 55:many -37:me 51:on -36:one -23:or -22:own 76:owner
-27:thi 41:volume 53:what -55:which 21:who @tool=get_nft_holdings 64:* 41:? -29:^i 52:all -31:for -28:hold -22:i 35:in 53:list 36:my
34:one @tool=get_nft_market_chart -46: -28:* -27:? -30:^floor 37:^how 35:a -25:at 21:bought -37:by -46:chart -35:collection 56:did
-33:each -27:from -32:have 56:i -65:in 24:marketplace -41:of 62:on 35:or 33:price -32:v -52:volume -35:what 27:which
@tool=get_nft_markets 12:* -57:? -59:^floor -26:^i 24:^nft -46:all 45:and 64:by -21:for -31:have -50:i -41:it -46:list -34:my 40:of
-32:on 57:owner -62:price -35:the 49:v 42:volume -38:what @tool=get_nft_security 27:* 22:^can 55:^how -37:^i 24:^nft 30:^on -52:a
-37:and 57:any -32:approval 22:at 65:burn -28:buy 28:by 69:can 40:cheapest 40:collection -76:for -41:ha 74:have 51:how 25:i -37:it
48:many 28:mint 25:more -24:nft 41:of 32:or 66:own -32:phish 30:the 31:them -44:to -33:which -26:who @tool=get_nft_tickers -36:*
47:^floor 23:^i 55:a 49:at 67:blur -48:cheapest -21:coingecko -48:collection -36:how -25:in -37:lowest -38:of -76:the 23:v 37:volume
49:what -25:where -35:which @tool=get_nfts -33: -27:* -79:^floor 27:^nft -24:^what 71:^which -25:a -63:all -45:and -35:at -27:blur
62:by -52:coingecko 20:contract -51:doe 27:floor -42:for 26:have -49:i -21:in -46:it -49:my -50:of -60:on -30:one -35:or 25:price
20:the -26:to 45:volume -36:what @tool=get_nfts_for_owner 62:* -28:^how -52:^i -26:^nft 46:^what 33:^which 25:a -53:and 47:check
45:contract 34:doe -32:for -36:i 67:in -40:many 52:my 36:of 89:one -58:owner -27:please -25:that 22:the 40:what -27:with
@tool=get_ohlcv -47:* 41:? -26:^candl -72:for -26:i -49:on -62:please -65:the @tool=get_onchain_token_price 9:* 25:^what 61:at
42:chain 33:for -22:liquidity 20:on 31:price 27:the 35:token -31:volume 21:what @tool=get_open_interest -29:* -25:^how 26:by
-28:futur -28:ha -36:how 29:oi @tool=get_open_interest_overview 29:* 36:? -29:all 42:and 23:by 24:dex 26:exchang -23:futur 28:how
20:in 26:interest 42:perp 24:the 27:what 43:which @tool=get_options_by_chain 3:* -38:? 64:^option -21:and -58:by -50:chain -66:for
23:i -31:of -23:on 21:premium 41:protocol 61:to @tool=get_options_overview -10:* 27:? -38:^option 28:and 80:by 80:chain -25:how
-49:i 56:on -28:put -34:that -80:the -53:to -27:trad 31:volume 33:what @tool=get_options_protocol -69:* 27:^how -39:^option
-57:^what -21:a -40:all -76:and -75:by -77:chain 54:dex 27:how 22:i 31:much 22:notional -57:of -51:on -56:option -21:premium
-52:protocol 49:that 25:the 37:trad -33:volume -55:what @tool=get_orderbook 7:* 22:? -38:^how 26:^ord -33:^show 30:a -43:all 41:and
49:ask 46:best 34:bid 35:for -39:how -50:i 28:market -46:me -22:of 25:on 44:please -50:show -25:v @tool=get_perp_account 6:*
39:^what -37:a 49:close -27:doe 26:for 40:i -37:in 49:liquidat 79:liquidation -25:long 52:my -25:now -32:of 43:on 24:open -30:perp
27:position 70:price -24:the 46:to -23:trad @tool=get_perp_candles -39:* -23:candl -29:from -33:perp -37:the @tool=get_perp_fills
-15:* 25:^i -21:^what 41:a 28:account 26:and 38:at 38:did 42:he 26:i -31:my 34:need -50:of -37:order -47:perp 47:pnl -44:the
-44:trad 37:what @tool=get_perp_funding_history -31:* 25:^fund -33:^perp -39:and 22:at -26:payment @tool=get_perp_markets 56:*
37:^perp 33:all 43:and 61:fund 44:oi 22:on 45:perp @tool=get_perp_mids -49:* @tool=get_perp_open_orders -36:* -39:i -34:left 26:on
-40:ord 38:order -50:the @tool=get_perp_orderbook -4:* -28:? 42:^how 42:how 30:i -59:in 43:level 46:me 31:on 46:show
@tool=get_polymarket_activity 13:* 28:ha -33:how 40:my 23:since @tool=get_polymarket_closed_positions 33:* 21:? 67:^how 24:^i
29:^what -26:account -39:and 37:are 48:bet -29:can 34:clos 26:do 65:how 29:made 27:me 33:much -28:now -36:of -41:open 40:settl
-25:tax -34:the 24:which -38:worth -46:you @tool=get_polymarket_event 43:* -33:? 25:event @tool=get_polymarket_holders 25:* 33:?
-31:^biggest 48:^who -41:bet -38:for 40:hold -23:holder 78:in 34:my 48:no -30:on 32:the 63:thi 46:who 41:ye
@tool=get_polymarket_leaderboard -30:* -31:bet -37:did 29:for -23:ha -38:i -46:in 22:market -49:my 45:on 46:volume -47:what
@tool=get_polymarket_market -54:* 25:? 51:^what 27:about 54:doe -61:for -24:in -23:market 20:now 50:odd -20:of -79:on 24:that
29:volume 51:what -67:ye @tool=get_polymarket_midpoint -67:and -31:bid -67:i -65:it -28:no -70:now -66:the
@tool=get_polymarket_orderbook 40:* 49:and -26:at 21:bid -32:book 68:for 66:i 23:level 24:me -20:no 43:on -35:ord 63:the -26:ye
@tool=get_polymarket_positions 56: 53:* 49:^how -52:^i 69:^what -39:a 55:are 28:at 79:bet -31:clos -47:did -33:for 24:ha 37:hold
70:how -92:it 43:much 74:my -27:one 52:open -23:profit -40:thi -23:total 37:trad 60:what @tool=get_polymarket_price -79:* -33:?
-31:a 31:at 33:best 27:bid -49:i -56:on -44:price -29:sell -45:the -27:ye @tool=get_polymarket_price_history -57:* -26:for -23:odd
-28:on @tool=get_polymarket_trades -24:* -22:? -31:^how -23:and -31:are -54:bet -22:ha -42:how 43:market -53:my -24:open -37:ye
@tool=get_polymarket_value 39:* 41:^how -21:account -21:clos 57:how 30:in 50:much 24:my 29:open @tool=get_pool_info 13:* -36:?
20:and -36:behind 52:in 76:of 43:pool 50:token 56:twitt @tool=get_pool_ohlcv 23:* -46:and 55:candl 23:i 55:it 44:me -26:on 22:please
23:pool 35:show 45:the -38:volume @tool=get_pool_trades -33:* 25:^show 21:above -28:and -38:bought -32:by -26:did -21:doe 26:last
-25:of 24:show 22:sold @tool=get_pools -37:* -26:^find -42:^pool -27:^where -29:a 46:all -45:and 43:dex -26:exchang -26:find -32:for
-35:i 40:in -29:it -37:liquidity 64:most -40:of -45:one -25:pair -26:pippin -21:pool 48:thi -30:top -22:trad -29:trade 51:volume
51:what -26:where @tool=get_pools_by_address 14:* 50:^pool 22:^what 40:by -20:doe 30:in 43:liquidity 27:lp -41:most 40:the -37:thi
@tool=get_pools_by_dex -44:* -27:? -24:^pool -49:all -47:dex -49:in -22:me 21:on 54:one -20:pair -33:pool 40:the -34:volume -39:what
-21:with @tool=get_prediction_market -13:* 84:? 44:^what 33:a 48:and 30:doe -68:i -47:in -38:it -25:my 56:now -59:on -22:say 53:the
28:to 61:what 36:which -38:ye @tool=get_prediction_orderbook -28:* 25:^ord -38:deep -42:how -50:i -32:in -26:of -42:on 39:ord
-32:price -26:the -20:ye @tool=get_prediction_price 20:* 40:^did -45:and 45:are 27:ask 28:bet 35:did -28:doe 50:i -33:it 25:my 40:no
68:now -51:of 44:on -29:sell 21:the @tool=get_prediction_price_history 23:* -25:and 23:how 40:in -24:it 48:of 26:the
@tool=get_prediction_trades 44:* 37:in 68:market 41:on 25:the @tool=get_price -28: 22:* 98:? 62:^how -47:^i -45:^price 42:^what
56:and -81:at -48:by -37:can -41:coin -45:coingecko 57:do 58:how 30:in 22:me 59:much -66:my -51:of -39:on -22:price -24:spot
-101:the -51:to 21:what -24:which -23:you @tool=get_price_chart 37: -32:? 52:^i -28:^price 51:a 70:at 62:for 66:from -30:ha -33:how
38:i -21:in -44:mov -85:move 29:of -21:on 23:please 49:price -29:that @tool=get_price_percentage_change -28:* -47:? 35:^did -48:^how
-26:^what -39:a 26:did -72:do -26:for -42:how -29:i -42:it -29:me -46:mov 86:move 40:or 21:percent -75:price 20:token -29:wa
-21:what @tool=get_protocol_fees 17:* 23:? 25:^how 34:^what 26:^which -32:a -48:and -31:are 39:at -51:by -23:dapp 48:fee 45:holder
61:it 49:keep -28:many -62:most 23:much 26:my -48:not 58:of -37:on -22:our 23:that 28:token -25:tvl @tool=get_protocol_tvl 27:*
25:^how 30:^i 40:^tvl 22:^what -47:at -23:deposit -39:for 54:i 37:in 34:it 38:lock 34:now 38:of 58:one 26:our 28:that 55:tvl 29:what
32:with @tool=get_pyth_price -29:* 50:? 44:^what 30:a -59:and 44:feed 32:for 48:i -24:of -42:price 38:pyth 71:the 40:what
@tool=get_pyth_price_at 14:* 45:? -86:^pyth 34:^what 63:a -27:and 56:doe 31:for 63:have 56:i 24:id -33:of -32:on -46:price 27:the
40:what @tool=get_raises -20:* @tool=get_recent_trades -40:* 34:^last -34:in 32:last -37:market -23:my -21:of -23:print -23:side
-31:the @tool=get_recently_updated_tokens -8:* 27:geckoterminal 26:on 27:that @tool=get_rugcheck_new -41:^rugcheck 40:freeze 59:ha
-46:launch 44:mint -21:of -42:on 32:or -28:the 45:token 25:which @tool=get_rugcheck_recent 17:* -30:for 52:most 29:on 46:people
58:the -24:with @tool=get_rugcheck_report 17:* 57:^i -22:are 29:for -47:freeze -55:ha 54:how 50:i -48:mint -48:most 22:on -32:or
-33:rugcheck -39:token -51:which -35:who @tool=get_rugcheck_summary 40:* 63:^rugcheck 42:for 24:on 36:rugcheck 23:score 45:thi
-45:token -41:what @tool=get_rugcheck_trending -7:* -31:and -26:most -24:people -36:the 38:vot 23:what @tool=get_rugcheck_verified
-34:* -34:i -46:on -48:the -30:token -33:verify @tool=get_sol_account -58:* -45:account -32:mint -47:of -47:on -47:the
@tool=get_sol_balance -6:* 41:? -25:account -31:addres 22:how 35:i 25:left 25:many -43:of -35:the -71:token -28:wallet -25:what
@tool=get_sol_block_time 18:* -20:? -42:how 28:i 25:on 38:slot 36:time -40:validator 43:wa @tool=get_sol_largest_accounts 37:* -43:?
45:^biggest -59:^how 48:account -32:and 42:biggest -20:ha -60:how 34:i -43:in -34:many 49:of 39:on -61:spl -30:supp 31:the -35:thi
@tool=get_sol_network 20:* 28:i @tool=get_sol_priority_fees 18:* 23:? -41:and 24:fee -29:for -46:i 30:in -31:now -45:priority
43:that 27:the 45:what @tool=get_sol_signatures -28:* 26:did -20:for -23:how -40:in -34:of @tool=get_sol_token_accounts -27:* 31:?
30:^how 40:account -66:and -50:balance -29:can 27:how -23:mint 61:my -29:or 33:the 43:wallet -28:what -63:which
@tool=get_sol_token_supply -37:? 30:^how 30:how -57:i 21:many 25:supp 55:the 23:total @tool=get_sol_transaction 64:* 75:^did 61:a
26:and 69:did -46:get 34:go 29:i -40:in 20:it 47:on 29:swap -39:that 32:the 38:thi 35:through 24:transaction 22:tx 28:wa
@tool=get_solana_asset 53:* 44:? 38:^i 38:^what 65:^who 34:a 37:and -23:collection -45:for 68:i -61:in 74:it -29:me 68:mint 22:of
39:on 35:own -45:show -57:the 75:thi -45:to -49:token 56:what 24:which 80:who @tool=get_solana_assets_by_owner 21:* -28:^what 30:all
-45:collection 54:compress 21:in -29:it 38:my -41:thi 33:token -27:who @tool=get_solana_parsed_transactions -28:* -26:i -23:the
25:tx @tool=get_solana_priority_fee_estimate -41:* -23:did -20:i -24:what @tool=get_solana_token_security -15:* 20:^i -28:account
32:can 23:freeze -41:how -32:i -20:on 26:still 24:thi -38:token -44:what -31:which @tool=get_spot_balances 37:* -28:^balance
-38:balance 23:much 39:of 45:the @tool=get_spot_markets 6:* 21:^spot @tool=get_stablecoin -30:* 27:? 44:^how 27:^i -30:^which -32:a
-56:all -21:any 83:chain -50:day 55:defillama -36:did 50:each -45:from -36:ha 60:how 56:i -37:many 67:much 46:on -40:our 48:over
-22:pool -45:supp -40:to -21:what 36:which @tool=get_stablecoin_chains 52:* 34:? -22:^how 73:^which -52:all -25:and -24:doe -42:each
-62:how 21:i 27:it -65:much -51:of 41:on -53:sit 50:stablecoin -30:supp 38:the 88:which @tool=get_stablecoin_charts_by_chain -22:*
-21:^did -25:a -44:all -47:and -27:each -27:for 44:ha -36:in -56:it 30:pool 50:since 21:that -33:wa
@tool=get_stablecoin_charts_global -18:* -33:^how 27:^total 42:all 36:chain -27:ha -35:how -23:of -33:on -23:since 28:stablecoin
21:total @tool=get_stablecoin_dominance 15:* -23:^what 46:all -21:and -24:chain 36:in 38:of 28:on 22:percent -36:what -22:which
21:who @tool=get_stablecoin_prices -51:* -31:? 70:^did -33:all -45:and 41:any -41:can -36:day 53:did -23:how -46:i -28:in -37:many
-46:my -65:of -31:on 43:or 39:peg -23:since -25:stablecoin @tool=get_stablecoins -47:* -26:? 54:all 35:are 64:biggest 34:by
-41:chain 34:first 26:ha -26:how -69:i -26:it -73:most -23:much 50:of -45:on -60:please -30:stablecoin 39:supp -20:the 34:what
-61:which @tool=get_storage_at -6:* 44:^read 26:of 25:on 46:read @tool=get_sui_token_security 28:* 26:? 22:blacklist 50:can 22:coin
27:it 52:mint 36:of 42:or 33:still -36:to @tool=get_supported_currencies 34:* 38:i 39:in 38:quote 34:the @tool=get_ticker 61:^last
-55:a -49:and -42:best -42:for -25:i 62:last -33:on -23:pair -47:please -53:spot -33:the -30:trad -31:volume -20:which
@tool=get_token_balance -22: 36:* 48:? -68:^balance -51:^what 50:a -82:addres -67:and -49:balance 51:by 62:contract -44:decimal
47:doe -87:for -22:have 27:hold -44:how 25:i 30:it -57:many -50:of 34:one -30:the 23:to 49:token -48:wallet -47:what
@tool=get_token_counters -16:* 26:doe 52:have 22:hold -34:i -29:it -30:on 42:thi 29:total @tool=get_token_holders -32:? 31:^biggest
25:^what 22:^who -51:and 24:are 26:biggest -52:by -31:doe -58:have -23:hold 41:holder -39:how -50:in -37:it -25:many -69:on 50:own
-60:thi 29:top 29:what -45:ye @tool=get_token_info -46:* 38:^what -42:a 47:description -54:for -29:geckoterminal 44:i 56:it -74:logo
-56:me -65:of 26:on -20:score -46:telegram -61:the -84:token -23:twitt 36:what @tool=get_token_lock_info 16:* 45:? 24:i -21:in
39:liquidity 35:lock 41:lp 39:the 29:when -28:which @tool=get_token_metadata -33:* -22:contract -21:for -37:on -28:token
@tool=get_token_orders 32:* 61:^did -31:a 22:ad 61:did 26:for 58:i 37:or -21:paid 70:pay 57:the -29:token @tool=get_token_pairs
-20:* -22:and -21:for 24:it @tool=get_token_pools 8:* -61:24h 44:^which 27:a -57:and 22:at 50:by 41:for 39:i 33:it -41:liquidity
-26:most 32:my 48:thi 33:token 24:trad 62:trade -74:volume 36:where 52:which @tool=get_token_price -42: -3:* 61:? -50:^find -25:^how
-22:^i 81:^price -37:^what -48:a -22:about -44:am -24:an 30:and 24:are -36:can -29:cap -39:coin -40:cost -38:crypto 35:do -45:doe
-49:find -31:for -32:give -25:ha 36:hold -24:how 23:id 21:in 33:it -21:many -27:market -22:me -37:mint -55:much 25:name 32:need
-25:now 26:of -48:on 63:price -26:right -32:that -35:to 70:today 65:token 61:trad -25:up -35:value 44:volume -28:wallet -48:want
-41:what 21:worth -35:you @tool=get_token_price_by_contract -22:* 38:^price -48:and -38:contract -33:i -26:in -33:it -31:of 41:on
21:price @tool=get_token_profiles -20:* -38:^did 32:a -38:did -30:i -33:it 37:on -25:or 29:paid -38:pay -41:the
@tool=get_token_security -38:* 26:? 45:a -22:and 57:buy -20:can -28:how 51:in 36:it -27:many -38:of -49:own 23:the 40:token -27:what
@tool=get_token_transfers 39:* -22:? -49:a 23:burn 39:collection -62:for -30:i -32:in -23:it 67:mov -26:my 24:nft 58:of 28:on
-44:that -49:the -33:token -61:transf @tool=get_tokens_by_address -34:* -30:? -49:addres -23:contract -21:in 29:name 25:price
-21:the @tool=get_transaction 37:* 35:? -22:^how 40:^my -26:a -33:call -24:did 23:ha 52:hash 31:have 57:i -26:in 36:it 44:me 51:my
-40:on 52:or 26:sent 23:stuck 59:thi -24:through -42:tx 31:what -26:which @tool=get_transaction_details -20:* -40:a 29:fail -37:in
-31:to -41:what 28:why @tool=get_transaction_logs 8:* 31:^which 43:and 35:call 49:decod 24:for 26:it 27:log 35:of 36:the 27:which
22:with @tool=get_transaction_receipt -15:* 21:? 23:^did 28:^how 39:^i -51:^my -26:contract 45:did 40:for -60:ha 20:how 35:i 20:in
-66:on 20:paid -57:please -32:tx 42:wa 25:why -69:with @tool=get_treasuries 46:* 58:^which 24:and 41:are -27:company 39:dao 23:for
-40:hold 44:how 36:i -53:in 21:it 47:much 55:own 37:protocol 45:the 57:token 69:treasury -30:what 56:which
@tool=get_treasury_by_entity -31:* 34:? 37:^how -41:^what -75:a 43:and 43:balance 55:coin 57:company 37:did 23:for 52:hold 50:how
-46:i 72:it 35:many 27:much 25:my -42:of 42:on 38:own -26:pay 46:sheet -36:what @tool=get_treasury_holding_chart 38:* -26:a -35:and
-39:coin -33:cost -29:hold 20:list 29:of -38:on 35:treasury -31:what @tool=get_treasury_transaction_history -38:* -57:^how -29:a
33:buy -27:coin -34:cost -29:have -56:how 20:list -39:much -34:of -27:on -26:sell -25:the -20:to @tool=get_trending 53:* 58:?
-35:^search 62:^what 77:coin 49:coingecko 67:for 89:i 51:look -27:my 43:on 53:people 47:search 27:the 60:what
@tool=get_trending_pools -13:* 54:? 49:^pool -34:all -60:and -53:for -54:i -53:in -48:liquidity -43:of -58:on -46:the -34:volume
@tool=get_wallet_active_chains -14:* 43:a 30:active 51:and -30:chain 21:first -31:ha -20:i 27:in -34:it -27:my -32:the 38:thi 33:wa
46:when -30:which @tool=get_wallet_activity -46:* -33:? -35:^my -30:addres 24:been 27:for -26:how -36:i -49:mov -27:much -63:of
-40:on -33:thi -60:wallet 54:with -27:you @tool=get_wallet_approvals -60:* -36:^i 53:^which 52:^who -33:a 49:and -32:approval
-39:approve -36:before 29:contract 41:for -22:ha -55:i -32:it 21:may -39:me -23:my 67:nft -22:of -50:on 26:permit2 -46:revoke
-22:spend 30:still 43:token 111:which 52:who @tool=get_wallet_balance_history 40: 45:* -27:^balance -21:^chart -45:^how 80:^i
-36:^what -28:addres -28:and -21:chart 29:did -22:doe 31:end 20:for -21:from 40:have 109:i -48:in -34:it 50:my 76:need -52:our
59:show 51:the -42:what @tool=get_wallet_counters 30: -5:* -32:and -32:are 27:for 21:ha 39:made 23:or -25:total 27:tx 27:who
@tool=get_wallet_defi_positions -28:^i 41:defi 34:deposit -28:doe -35:for 24:have 39:i 50:in -25:my -23:of -44:on -22:the -23:what
66:which @tool=get_wallet_history -29:* -41:? -45:^i -53:can -20:first -43:for 34:ha -45:have -38:i 42:in -36:me -34:my -35:of 21:on
37:please -50:the -36:wallet 39:what -22:with -37:word -53:you @tool=get_wallet_net_worth -16:* -28:? -23:for -24:how -24:i -32:it
-20:much 33:my -38:on 26:spam 34:total 31:wallet 25:worth @tool=get_wallet_nft_collections 74: 41:* -42:^floor -30:^nft 57:a 42:all
-56:and -31:by 41:can 57:cheapest 44:check 39:collection 21:contract 30:each 31:floor -45:for 38:hold 22:i 66:in 47:it 50:of -22:on
70:one 64:or -38:owner 28:piec 43:the -29:volume -25:what -28:who @tool=get_wallet_nfts 26:* 56:? -20:^i 27:^nft 29:^show -47:^what
22:^which 72:all 23:are -24:doe -44:how -45:many 22:my -61:on -24:one 36:show -21:the -24:thi -45:to -39:wallet -62:what 24:with
30:you @tool=get_wallet_overview 11:* 24:^who -22:and -27:behind 41:i 33:my 30:or -31:that -38:the -21:which 24:who
@tool=get_wallet_portfolio -30: 16:* 33:? -53:^balance 26:^how 25:^my -85:addres 47:all 28:and 29:are 42:at -57:balance -21:chain
-30:do 86:everyth -42:for 30:have -33:he -40:hold -28:i 58:in -30:it 22:like -73:many 41:much 33:my -28:name -54:need -21:of -46:one
-25:own -23:people -33:price 30:that -39:the 51:there -40:to 80:token 45:wallet 59:which 31:worth @tool=get_wallet_profitability
-42:* -45:^did 22:^i -31:^what -53:did -38:do 24:how -37:in 30:it 26:much -24:my 22:or 35:pnl 36:realis 26:trad -33:what
@tool=get_wallet_swaps -55:? 32:^how 25:and 26:bought -29:buy -33:did 48:do -22:for 38:ha 32:he 30:how -22:in -56:it 26:late 47:many
-29:me -20:much -41:or 43:price 37:sold 42:swap -30:that -43:to -34:wa -36:wallet 34:when -23:which 39:with
@tool=get_wallet_token_balances 24:* -44:? -36:^how -25:^which 49:and -26:are -25:at 69:balance 43:by -46:doe 52:for -43:hold
-34:how -26:list -20:nft 58:of 59:on -25:or 38:please -31:spam -27:that -22:to -49:token -35:wallet -21:which -33:with
@tool=get_wallet_token_transfers 24: 14:* -52:? -21:^i 31:^what 35:a 63:an -33:at 79:for 38:ha -32:i 45:in -33:it 35:me 29:my
-34:need -31:nft -21:one -89:only 44:our 36:payment 39:please -34:sent -21:sign 47:that 47:the 48:thi 66:token 58:transfer
-51:wallet 40:what 94:with @tool=get_wallet_transactions -24:* -37:? 27:^did -31:^how -22:and -29:ha -33:how -22:in -30:made -36:or
29:the -26:to -24:transaction -25:transfer 25:tx -44:who @tool=get_yield_pool_chart -5:* 39:and 59:apy -40:did 54:how -33:it 35:my
-40:our 25:over 26:pool 48:show -38:since 22:that -22:the -33:which 46:yield @tool=get_yield_pools -56:* -35:^best -28:and 31:at
37:best 27:can -26:ha -40:how -24:it 32:least -56:my -28:of 20:pay -32:pool -38:reward -30:show 27:stablecoin -29:the -20:to 27:with
@tool=hash_keccak256 43:* -63:hash -28:i 65:of -32:what @tool=hash_typed_data -29:* @tool=list_evm_chains 15:* -44:? 26:a 30:chain
27:explor 31:for -24:i 32:id 24:my 29:rpc 20:url @tool=list_kalshi_events -8:* -94:and 37:at -33:of -39:on -43:open 53:sery 62:settl
-63:the @tool=list_kalshi_markets -12:* 24:? -36:a 48:all -54:and -28:are 48:at -38:bet 44:doe 28:for -32:in -37:market -40:me
-42:now 39:odd -29:on -27:one -54:open 49:sery 47:settl -33:the -28:who @tool=list_polymarket_events -92:* -40:bet -39:biggest
-22:market -50:on -39:open -64:the -37:volume @tool=list_polymarket_markets -40:* -33:a -41:and -25:how -40:i -39:in -40:on -30:open
-23:the -22:what @tool=list_prediction_events 19:* 46:^what -33:^which 78:and 48:at 44:bet 31:event -55:how -24:in 42:list -46:my
49:now 23:of 35:on 44:open 46:what -35:which @tool=list_prediction_markets -20:* -31:? -49:^how -26:^what 20:a 61:and 82:both
-31:doe 24:give -51:how 39:in -29:it 65:list 58:market -31:my -44:now -41:odd 24:on 36:one 55:open 65:prediction -42:the -32:what
@tool=list_pyth_feeds -46:* 53:^pyth 28:and -44:doe -31:for -38:have -47:price -22:pyth -77:the -79:what @tool=look_up_chain 30:
-75:* -38:? -49:^which -41:a -67:and -20:at -22:block -37:chain -22:doe -23:for -29:have -46:i -26:in -30:it -36:my -58:network
-58:numb -62:rpc -55:the -48:to -45:url -49:which @tool=look_up_token -11:* 56:? -29:^how -23:a -20:and -25:by 50:contract
40:decimal -28:how -50:i -30:in -24:it -24:much -50:token @tool=lookup_ens -7:* -72:? 48:an -24:behind -42:en 38:i -26:my 76:name
23:the 29:to -22:what @tool=recover_signer 44:* 30:? 31:addres 21:i 38:message 36:sign 24:the 35:with @tool=resolve_ens -10:* 32:?
-25:^convert 46:^what -35:^who 53:addres -29:an -36:and 32:behind -25:convert 22:doe -25:have -40:i -38:it 33:my -41:on 25:own
46:what 24:which -35:who @tool=resolve_ens_domain 5:* @tool=resolve_entity 17:* -27:^explain 39:^i -46:^which -22:^who 63:a 79:an
56:chain -38:coin 26:doe -23:en -31:explain -23:for 64:found 27:ha -21:hash -52:how 34:i 69:in 89:it -30:look -35:me -28:my -46:name
25:on -31:or 46:str -34:tell -22:the 32:thi -32:to 21:token -28:wallet 41:what -21:who @tool=search_all -10:* 58:? -35:^i 36:^search
-46:^which -22:do 78:find -86:i 40:id -30:in 46:list -60:look 40:me -83:my -31:name -37:need -48:on -61:one -35:search 25:that
-22:the -47:up -52:which -54:you @tool=search_chain -46:? 26:^search 52:and 30:by 54:explor 52:for 26:i 21:it -46:name 44:of 87:on
32:search 30:the 37:token @tool=search_dex_pairs 46:* -20:^search -24:a -55:and 65:i 38:it 26:me 78:my -21:name -43:of 27:pair
48:the -30:token 25:volume 28:which @tool=search_polymarket 12:* 41:? -33:^how -21:^what 64:a 61:about -29:and -25:are -36:bet
-42:doe -43:how 60:it -42:market -22:me -70:my -42:now 29:odd 60:on -41:open -29:the -54:thi -29:volume -25:what -21:which -37:with
-46:ye @tool=search_pools -3:* -28:? -26:in -33:of 36:on -28:the -32:token @tool=search_solana_assets -15:* -27:? 32:^show -33:^what
-32:a -28:and 35:collection -44:i -30:it -27:list -45:mint -83:on -62:one -20:own 32:show 42:the -67:thi -30:what -21:which -29:who
@tool=search_solana_tokens -5:* -40:? -57:^i 40:^search -72:a -38:and 52:holder 50:how -33:in -42:list 54:many -35:mint -66:of
-34:spl 51:token 39:what -24:which @tool=validate_address 46:* 37:? -34:^how 37:^i 71:a 74:addres -34:and -34:how 58:i 43:it -29:of
-42:the -35:validator @tool=verify_message 13:* 21:? -21:^i 52:a -32:addres 48:he -26:message -25:my -25:on 32:sent 24:sign
42:signature 42:text 20:that 32:to -50:wallet -24:with @unavailable -24:* @uncited|other -15:* @uses:bitcoinAddress 86:*
@uses:bitcoinHash 80:* @uses:chain 39:* @uses:coin -17:* @uses:collection -64:* @uses:count 42:* @uses:ens 74:* @uses:evmAddress
19:* @uses:evmHash 93:* @uses:exchange -8:* @uses:fiat 50:* @uses:holder 15:* @uses:maybeChain 36:* @uses:name -154:* @uses:number
10:* @uses:pair 67:* @uses:protocol 42:* @uses:quoted 75:* @uses:solanaAddress 54:* @uses:solanaSignature 81:* @uses:thing 96:*
@uses:ticker 92:* @uses:time 26:* @uses:unit 85:* @uses:uuid 64:* @uses:venue -19:* @uses|first 57:* @uses|more|other 57:*
@wide=0|other 12:* @wide=1|other -48:* @wide=2|other -40:* @wide=3|other -22:* @wide=4|other 17:* @wide=5|other 35:* @wide|other
41:* @~abi -48:* -31:? -40:^explain 36:^my 40:abi -31:call -38:calldata 28:can 25:confirm -25:do -39:explain -31:for -28:from
-32:how 30:need -28:or -59:pl -58:selector 65:show 60:sign -30:that -60:the 52:to -38:transaction 24:u 26:wallet -33:with @~account
-22:* 31:^biggest 30:^did 39:^list -45:^my -52:^which 60:account 31:am -52:and -60:are -50:balance 28:biggest -31:can -28:doe
-28:everyth -41:exact 30:get -28:ha 33:i -46:in 49:liquidat 79:liquidation 68:list -24:long 24:made 22:many -21:mint 51:my 49:need
45:nonce -31:not -24:now 28:on -24:one 24:open -29:or -28:our -30:perp 27:position 66:price -23:say -31:spl -28:stuck -33:supp
-29:thi 20:to -23:trad -39:transaction 34:wallet -65:which @~active -14:* 43:a 30:active 51:and -30:chain 21:first -31:ha -20:i
27:in -34:it -27:my -32:the 38:thi 33:wa 46:when -30:which @~activity -37:* -31:? -37:^my -30:addres -50:any 36:been 30:for -27:from
34:ha -43:how -27:i -49:mov -27:much -60:of -37:on 45:show -40:thi -59:wallet 53:with @~addres 9:* 53:? -39:^can -88:^how 97:^i
50:^pool -36:^which 41:a -34:account 41:addres 59:all 59:am -32:and 49:any -60:are 25:at -27:balance 25:before 40:by -33:can
-21:check -39:coin 21:cold -53:do -56:doe -52:find 22:form 54:from 39:ha -24:he -61:how 29:i 52:if 74:it -27:last 49:liquidity
63:look 27:lp -51:many -32:mint 24:mix 58:more -40:most -44:my -25:one 64:or -23:our 30:pl -40:please 33:price 24:sanction 36:some
61:still 54:there -35:validator 54:wa -25:wallet 36:we -37:when -31:which 54:would 24:you @~alchemy -46:* -43:a -38:for -48:my
-40:token 30:with @~allowance 21:^how -26:and -28:approval 22:from -21:i -32:much -20:nft -25:revoke @~approval -50:* 33:? -35:^i
-28:^my 53:^which 52:^who 39:and -35:approval 28:approve 37:contract 37:for -25:ha -20:how -50:i -43:me 21:metamask -31:my 66:nft
-29:of -28:on 24:permit2 -34:please -49:revoke -28:sign -33:thi 51:token -27:wallet 111:which 52:who @~asset 20:* 32:^for -32:^how
37:^i 48:^my 33:^nft 34:^on -26:^which 48:^who 57:all 28:at 36:by 47:chain -26:check 31:coingecko 57:collection 46:compress 55:did
42:doe -38:everyth 23:from 25:have -29:how 20:i -26:in 25:it -28:latest -29:list 53:mint -36:more 31:mov -29:much -21:need 65:nft
-28:of -56:one -42:only -38:or -21:our -24:out 23:show -26:there -38:transaction 40:what 31:which 41:who @~at -35: 15:* 40:?
-86:^pyth 34:^what 57:a -40:and 56:doe 32:for 64:have 55:i 24:id -24:it 53:my -46:price -20:wa 27:what @~balanc -29: 44:* -36:?
64:^balance -39:^how -24:^what -33:^which -22:addres 50:and -21:are -23:at 59:balance 42:by -23:decimal -57:doe 49:for -37:hold
-21:my 68:need -20:nft 73:of 56:on -26:one -31:or 50:please -61:price -31:spam 46:the -30:to -51:token -36:wallet -25:what -28:which
@~balance 43:* 63:? -48:^balance -21:^chart -20:^how 37:^i -20:^my -76:^what 42:^which -31:^who 34:a -83:addres -70:and -43:are
51:at -35:balance 49:by 65:can -27:chain -21:chart -31:coin 65:contract 35:could -44:decimal 20:did 42:doe 41:exact -40:for -25:from
74:ha 25:have 36:he 32:hold 84:i -23:in 22:it 44:left -37:list -29:many 28:me 29:mint 22:much -47:of -36:only 43:or -64:our
-34:price -22:say 62:show -43:token -43:wallet -71:what 27:which -30:who -24:with 77:you @~batch -29:* @~block -36: -29:* -42:^how
-26:^what -61:^which -41:a 33:are 23:at 38:chain -44:doe 31:for -54:have 26:height -27:how 20:i 21:in -50:many -34:min -36:moment
48:much 28:need -37:next -27:now 28:numb -45:of 21:on -53:or 30:our 38:produc 37:slot 45:snapshot 40:that -52:thi -28:tx 29:utc
-29:validator 53:wa 46:we -26:which @~boost -42:* -22:? -27:i -21:the @~bridg 42:* -26:? 42:^how -32:a -45:and 52:bridg 29:bridge
38:how -51:i -37:in 40:much 42:on 24:the 60:which -23:with @~bridge -104:* -40:^how -43:and -42:by -44:defillama 26:for -26:how 42:i
25:in 52:it -26:much 24:my -58:on -30:to -34:which @~btc -50: 34:* 34:? -41:^did 46:^how -29:^i 37:^list -23:^my -41:^when
-75:^which -84:a -24:at 25:buy 57:by -24:coin 33:could 26:day -24:did 27:difficulty -35:do 55:doe 23:fee 22:first -28:for 29:from
-27:go 24:ha 71:have 31:height 66:how -24:i -41:kind 34:late 27:list 56:many -84:min 44:much -31:need -45:network 49:next 52:now
63:one 23:pay 24:payment 51:please 45:sat 36:say -24:sent 29:so 35:storage -49:stuck -61:tell -36:the -31:today 63:transaction 30:u
22:unspent 47:utxo 39:vb -24:when -69:which -21:with @~bytecode 35:* 52:? 57:^i 55:a 57:account 41:i 44:it -24:of 20:on -28:thi
-27:what @~call -7:* -25:? 41:a 39:and 54:call 23:contract 51:how -50:in 47:my -28:of -44:thi -21:which @~calldata -5:* 51:^decode
24:^what 39:and -25:calldata 73:decode -46:for 36:i -23:in 53:me 23:please -61:selector -20:the 59:thi -23:transaction -45:with
@~candl -39:* -23:candl -29:from -33:perp -37:the @~cap -24:* @~category -38: -10:* -42:? 40:^i -47:^which -38:a -25:are -20:best
21:by 46:category 27:coin -21:how 24:id -43:in 30:it -51:my -54:one 42:today -73:which -25:with @~chain 38: -46:? -32:^biggest
-46:^can 46:^chain -31:^chart 32:^doe 27:^fee 40:^ha -39:^i 64:^option 25:^search 39:^tvl -26:^volume 66:^which -26:^who -28:acros
28:active -75:all -28:any -56:anyth -26:app -26:are -49:back -24:be 23:been -31:biggest 43:block -21:by 44:call -27:can -32:chart
37:check 32:coin 23:compare -22:could 46:defi -39:defillama 28:deposit -45:doe 27:each -31:every 56:explor 24:find 27:for -26:from
-42:get 58:give 51:ha 45:hold -21:how 59:id -49:it -67:just 91:l2 54:last -36:late -26:lend -20:like 51:list 29:look 56:money
38:more 101:most -21:much -49:name 31:network -73:no -44:numb 45:on 55:only 42:or 76:per 25:please 24:protocol 90:rank 44:read
46:rpc -21:say 31:search -21:see -34:should 33:since -68:sit 40:stablecoin -46:still 33:summ -34:supp 22:tell -29:that 27:the
65:time 43:to 35:today 24:token 20:trad 32:tx 22:up 40:url 23:use 27:value 29:wa 67:we 28:when 58:where 44:which -33:who 21:with
-49:would -57:you @~change -28:* -47:? 35:^did -48:^how -26:^what -39:a 26:did -72:do -26:for -42:how -29:i -42:it -29:me -46:mov
86:move 40:or 21:percent -75:price 20:token -29:wa -21:what @~chart 3:* -65:? -31:^floor 27:^for 30:^i 45:^please -75:^price
29:^total -25:^what -26:^which -42:account -31:addres 38:am -52:any 54:apy -38:are 29:at -26:be 37:been 33:bought -46:by 23:can
24:chain -32:coingecko -37:collection 32:compare -25:contract -32:cost 41:day -27:did -55:doe 39:down -50:each -46:end -39:ever
-55:exchange 59:for 39:go 45:ha -47:have 55:hi -28:hold -36:holder 55:i 25:if -35:it -22:m 24:marketplace -27:money -52:most -49:mov
-84:move -24:much 48:need -36:no 32:now 26:on 34:one 29:or -47:our 23:over 45:please 42:pool 46:price 24:put 42:see 52:sery
-44:should 46:show -29:side -67:since 42:stablecoin 48:summ -38:that 29:there -54:they -27:thi -30:to -47:today 29:token -36:top
37:total 62:trad 30:treasury 35:two 24:up -81:v 58:value -50:wa -28:want -28:week 53:went -35:what -39:who -26:whole -28:with
22:would -39:year 45:yield @~check -11:* 43:? 31:^before -38:^can -50:^did 30:^got -35:^how 85:^i -46:^what -23:account -24:ape
-25:approval 47:approve -39:are -22:at -21:be 48:before -53:block -44:can 22:claim 37:connect 26:contract -25:could -52:did -50:for
-21:give 25:got -29:have -40:he 40:honeypot -48:how 21:i -37:in 47:it 51:known 46:legit 46:link -24:many -24:may 28:me 30:metamask
-37:mint 50:more -53:most -39:much -40:my -25:name -33:need -55:nft -24:now -27:of 45:one -32:only 39:or -51:our -29:own 46:page
-22:phish -35:price 41:real -30:return 72:safe 22:sanction 30:sell 29:sent 33:should -24:sign 42:site -34:sold 44:still -25:telegram
23:tell -32:the -41:they 31:thi 26:to 24:trust 49:verify 49:wa 31:we -34:when -43:you @~checksum -48:* -52:? 24:a 32:addres -42:i
-35:my 21:the 31:thi @~clos 33:* 21:? 67:^how 24:^i 29:^what -26:account -39:and 37:are 48:bet -29:can 34:clos 26:do 65:how 29:made
27:me 33:much -28:now -36:of -41:open 40:settl -25:tax -34:the 24:which -38:worth -46:you @~code 72:^i -28:a -55:contract 34:for
63:i -31:it 45:source -33:the 28:verify 27:which @~coin -16:* -79:? 41:^can 54:^chart 38:^compare -39:^could 42:^did -36:^find
-34:^for 52:^on -24:^please 31:^the -28:^volume -26:a -37:about -61:addres -52:am 46:and -68:are 66:ask -45:at 57:biggest -53:buy
-28:category 60:chart -29:clos -30:coin 70:coingecko 37:compare -60:could -64:crypto 25:day 22:description -27:develop -41:dex
44:did -21:each 22:end 73:exchang 70:exchange -45:find -68:ha 30:have 28:i 58:id 32:in 36:it -33:just -26:last -40:like -34:make
-26:many -66:me -46:mint -46:most -42:much 57:my -67:new -36:next 85:not -22:on 40:one -45:or 34:oth 56:pair 30:price 45:recent
-42:sell -27:show -27:side -25:so -33:some -27:spot -25:supp 86:tax -34:tell 39:there -25:they -52:thi 27:time -57:to -49:today
28:top -23:total -65:trad 23:trade -49:two 59:up 47:wa 76:want 21:when -39:wheth -50:with 22:worth 32:year @~collection 74: 41:*
-42:^floor -30:^nft 57:a 42:all -56:and -31:by 41:can 57:cheapest 44:check 39:collection 21:contract 30:each 31:floor -45:for
38:hold 22:i 66:in 47:it 50:of -22:on 70:one 64:or -38:owner 28:piec 43:the -29:volume -25:what -28:who @~company -52:* -22:?
-71:^how -56:^i 31:^what 38:^which -22:^who -51:a -40:at -28:cost -56:for -56:ha 62:hold -36:how -73:i -45:in -32:it 67:list
-30:many -28:my -30:of -33:our -46:own -49:to 24:treasury 28:which -22:who 68:with @~compare -9:* -29:^what 60:by 40:cap 26:coin
-21:do -26:ha -34:in 31:market 37:mcap -27:of 32:on 54:or 44:please 23:price 45:that 26:v 59:volume -35:what 61:with @~compute 12:*
-33:i -21:it 26:my 20:the -30:what @~contract -20:* -82:^a 50:^can -27:^for 69:^how 31:^i -32:^my -26:^nft -34:^on 43:^show
-43:^which 36:^who 64:abi -20:about 24:account -61:addres -26:all -33:an 51:and -38:any -20:are 45:at -45:by 33:call 40:coingecko
27:collection -56:contract -33:do 38:ever 31:floor 41:for -51:from 33:have 40:how 27:id -31:if -48:in -23:it 94:just -46:list
47:look 35:many -30:mcap -59:mint -35:mov 48:much 46:my 26:not 36:numb -29:of -48:our -21:own 76:owner -40:pl 31:please -41:read
-43:sign -35:so 28:source 36:tell 51:there -69:thi -22:time 49:token -35:two 46:up -31:v -33:value 32:verify 34:volume 26:wa
-23:what -32:which 42:will -41:with -49:without @~convert 39:* 44:? -51:^how 42:how 40:i 33:in 46:many 34:my -29:on 34:to @~counter
26: -16:* 22:^who -22:and -32:are 22:doe 22:for 29:ha 28:have 21:hold -25:i -24:it 35:made 24:one 22:thi 27:tx -23:wallet @~create
-9:* -25:i -20:it @~currency 34:* 38:i 39:in 38:quote 34:the @~current -23:* -29:? -29:^how 31:^i -22:do -33:how 22:long -32:many
@~dapp 28:? 20:it 24:me -25:of 43:site -21:what @~decode 34:* 22:? 34:^decode -44:^explain 35:^my 22:^what 23:^which 35:a -26:abi
68:be -21:call -41:calldata 78:can -26:decod 54:decode -21:did 56:doe 31:event -43:explain -71:for 34:function 39:ha 30:how 35:i
42:if 34:in 54:it -24:log 59:me -29:need -27:of 29:on 31:only -25:or -57:pl 42:say -43:selector 77:show 68:sign 33:that -34:the
51:thi 31:to 25:topic 37:u 22:wallet 61:what 38:which 43:who 52:you @~defi -27:* -26:^how -42:^my 74:^on -45:^what 30:^which 43:a
31:and 66:app -31:at 32:cap 54:defi -48:deploy 50:deposit 22:develop -34:did 47:each -26:fee -54:for -27:ha -23:have 22:i 49:in
27:it 76:lend -23:lock 21:lp -59:many 25:market -44:me 30:money -45:my -39:not -26:numb 34:on 52:one 24:or 48:our 49:protocol
-60:there 27:tvl -44:wa -58:we -44:where 72:which -45:would @~derivativ -24: -43:* -23:? 20:^fund -23:^what 21:a 21:all -38:and
-33:coingecko 22:doe -41:exchang -21:for 33:futur -37:id 23:in -27:long -28:short -29:that -28:what @~detail -34:* -28:^how
-21:^what -40:a 43:and -45:been 33:block -27:by 29:fail 21:fee -51:have 33:it -21:many 51:min 32:much -29:now -48:of 23:on 56:that
-28:to 26:wa -50:what 31:who 28:why @~detect 40:at 40:ha -36:i 38:of 30:on -39:put 42:the 28:vault -39:where @~dex -32: 36:* -53:24h
-30:? -28:^pool -20:^search -24:^show 44:^volume 25:^where 26:^which -50:all 54:any -43:are -38:coin 30:dexscreen -48:did 60:doe
38:exchang -29:exchange 28:for -22:from 36:geckoterminal 27:ha 39:have -46:in -29:most 34:my -22:name -61:of 33:on 33:one 58:pair
-41:pool -24:rank 24:that 42:the 36:there -62:token -61:what 22:where 38:which -40:who -33:you @~difficulty 59:* 40:? -37:^when
-42:and 28:how -31:the @~domain 5:* @~dominance 15:* -23:^what 46:all -21:and -24:chain 36:in 38:of 28:on 22:percent -36:what
-22:which 21:who @~emission -26:* -33:a -20:of -30:the 64:token 29:unlock @~en -5:* -36:? -25:^convert 40:^what 25:^which 29:^who
79:addres 28:an -48:and 27:behind -25:convert 31:doe -47:en 24:have -41:it 20:my 78:name -58:on 21:own 52:to 37:what 40:which 28:who
@~encode -61:* -46:abi -28:calldata -29:for -47:please -58:selector -52:the 54:to @~entity -23:* 22:? -27:^explain 27:^i -37:^what
-59:^which -29:^who 77:an 26:and 42:balance -24:by 56:chain 25:coin 27:did -22:do 31:doe -20:each -23:en -31:explain 64:found
32:from 68:ha -21:hash 26:have -46:if 40:in 81:it -53:list 56:long -30:look -35:me -48:name 43:need 29:on -31:or 24:our 30:own
-29:pay 43:sheet 46:str -35:tell -31:the 32:thi -41:to -23:treasury -52:up -28:wallet -28:which -27:who -29:with 33:you @~erc20 -3:*
-43:? 45:^for 26:^how -42:^i 50:^what -24:all -26:an -52:and -30:approval -20:at 27:decimal -48:did 22:first -21:have -24:it 30:list
46:many -21:me -38:much 44:need -23:nft -45:numb 49:of -22:on 44:only -25:revoke -32:sent 26:supp -24:the -39:thi -21:token 22:total
-23:transf 53:wa 40:what @~estimate -70:* -74:^how -48:^what -60:a -28:call -34:contract -25:did 48:from -40:how 37:if -40:much
27:on -59:run 24:thi 22:to 42:transaction -48:who -26:will @~etherscan -31: 12:* 42:^ga -30:^what -26:a -25:contract -21:how -29:i
31:in -30:it 26:the 23:transaction -26:transfer -29:what @~event -33: 39:* 21:? -28:^biggest 44:^event 53:^what -44:^which 68:at
-43:biggest -40:by 40:can -29:do 50:event 39:for 21:ha 45:it 73:last -43:me -55:my 62:no 31:now 31:on 28:one 67:price 52:sery
60:settl -34:that -68:the -22:topic -26:trad -40:volume 47:what -45:which -57:who 54:with 60:ye @~evm 15:* -44:? 26:a 30:chain
27:explor 31:for -24:i 32:id 24:my 29:rpc 20:url @~exchang -36: 21:* -44:? 44:^what 48:^which 41:a 24:all 36:and 28:at 23:by
20:coingecko 56:doe -22:exchange 45:for -53:how 26:id 32:interest -23:it 57:list -25:long -36:my 24:of -29:on 27:open -27:perp
35:rank 30:the 20:trust 39:what 30:which 21:with @~exchange 69: -17:* 32:^could -34:^on 23:^volume -51:^what -28:^where 48:^which
28:a 37:about -30:all -46:are -49:at -44:by 23:can -35:coingecko 29:could -30:did -92:do 56:down -50:exchang -61:exchange -25:for
44:from 24:futur 38:ha -35:have 27:how -65:id 27:if 44:in -23:level -32:list -23:look -36:market 31:me -25:much -81:not 22:of -38:on
25:one 34:open 36:or -40:pair -22:perp 49:please -20:right 54:spot 26:tell -65:that -44:the -25:thi -25:to 76:trad 36:trade 46:up
-69:v -32:want -76:what @~fear -12:* -21:and 32:fear 33:gre -25:i -24:people @~fee -12:* -46:^did 73:^fee -40:^i 52:^which -55:a
-82:and -28:app -44:are 34:at 21:base -28:chain -27:defi -45:did -35:do -32:doe -29:each 32:earn 44:fee -22:got 29:have 34:holder
-25:how 45:keep 28:made 41:my 28:need -35:now -32:on 45:or -25:pay -21:price -38:priority 29:protocol 46:revenue 65:sat -26:since
63:that -27:thi 34:top -57:transaction -35:tvl 30:tx 67:vb @~feed -46:* 53:^pyth 28:and -44:doe -31:for -38:have -47:price -22:pyth
-77:the -79:what @~fill -15:* 25:^i -21:^what 41:a 28:account 26:and 38:at 38:did 42:he 26:i -31:my 34:need -50:of -37:order
-47:perp 47:pnl -44:the -44:trad 37:what @~first 10:* 30:first -23:the 21:what @~for 62:* -28:^how -52:^i -26:^nft 46:^what
33:^which 25:a -53:and 47:check 45:contract 34:doe -32:for -36:i 67:in -40:many 52:my 36:of 89:one -58:owner -27:please -25:that
22:the 40:what -27:with @~function -36:* 26:my -24:thi @~fund -29: -10:* 31:? -33:^perp 41:a -53:and 41:at 26:how 34:i 21:in 46:next
-41:oi 35:pay 51:payment -24:perp 43:the @~ga -26: -45:* 107:^ga -57:^how -52:^my -38:^what -30:a -36:all -22:and 20:at 52:burn
-30:call 32:coin -47:contract 26:cost -35:did -27:fail 36:ga -47:ha -36:have -36:how 30:i 36:if -24:in -44:it -56:much -37:my 44:now
26:on -35:please 52:price 40:right -59:run -32:that 39:thi 33:to 46:tx -20:wa 34:want -47:who -28:why -27:will -46:with @~gainer
-59:* -37:the @~global -22:* 36:? -24:^how 49:^total -36:^which 38:all 27:and 35:chain -23:chart 32:defi 55:dominance -27:ha -26:how
-20:in -31:on -28:price -23:since 27:stablecoin 29:today -38:which 31:whole @~goplu 17:* @~gre -12:* -21:and 32:fear 33:gre -25:i
-24:people @~hack -8:* -44:? -62:^i 68:and -77:hack -71:i -67:in -71:it -26:my 34:of 56:the -33:wa 45:with @~hash 39:* -37:a
-68:hash -34:i -22:it -39:me -23:my 65:of -22:thi -35:what @~hashrate -43:* 22:? 46:^when 27:difficulty 50:hashrate 27:next -25:of
-29:what 34:when -40:which @~historical -21: 7:* 60:^chart -39:^could 44:^for -63:^i -59:^price 25:an 25:and 35:at 36:bought
64:chart -24:could 34:day -27:develop -76:do 29:each 25:for -36:from -33:ha 28:it -28:me 24:moment -36:need -51:next 29:of 62:on
-35:our 27:please -31:tax 50:tell 36:the -25:thi 27:time 39:up -45:volume -27:with -32:you @~history 52: -26:* -54:? -49:^all
-28:^balance 51:^fund -29:^how 25:^i -21:^on -45:^perp -58:^price 45:^the 42:^tvl 28:^when -27:^which -29:^who -38:all -44:am
23:amount 34:an -61:and 67:ask 23:base -36:be -22:between 44:biggest -90:book 32:buy -36:by -46:client 58:clos -56:coin -21:cost
28:could -24:day 30:defi 65:did -80:doe 62:end 63:ever 24:fund 40:ha -24:have -29:he -48:hi 30:history -21:hold -58:into 47:it
67:late -26:lend -22:like -28:long 60:m -39:me -30:money 40:mov 39:move -41:n 56:need -32:new -41:next 26:no -37:now 22:of -22:on
-30:open -25:own -22:pap 30:pay 41:payment 23:perp -45:please -67:protocol 41:recent -27:right -34:say 32:see -26:sell 22:sery
-51:should 62:show 44:sold -22:still 98:tax 26:the -58:them 34:there 33:thi -23:token 25:treasury 21:tvl -42:u -53:value -25:volume
51:wa -41:wallet 27:want -35:went -33:which -28:who -37:word 23:worth 93:year @~hold 38:* -26:a -35:and -39:coin -33:cost -29:hold
20:list 29:of -38:on 35:treasury -31:what @~holder 13:* 93:^who -29:and 24:are -51:by -23:do -28:doe -36:for -45:from 33:hold
27:holder -39:how 57:in -43:it -24:many 20:my 35:no 33:now 28:of -75:on 29:own 22:the 22:top -32:total 73:who @~holding 64:* 41:?
-29:^i 52:all -31:for -28:hold -22:i 35:in 53:list 36:my 34:one @~honeypot 8:* -49:? 23:a -50:and -30:are 26:buy 31:doe 73:honeypot
-28:in 28:on 35:sell -31:sold 21:tax -56:the -25:wa -27:what @~index 37: -23:* -46:? 56:^how -22:^i -41:^what 32:^which -36:a -26:at
-22:can 34:category -30:coin -24:do -40:ha 54:how 33:i 24:id -25:in -20:it -30:me 63:my -44:on -32:our -27:the -40:thi -35:to
-45:what -37:with -21:you @~info 21:* 44:? 43:^chain -38:^how 27:^my 65:^the 66:^what -57:^which -40:account 43:addres 68:and 26:at
-36:behind -30:block -32:can 93:chain -42:coin 46:description 44:do 30:doe -29:geckoterminal 22:have -32:how 68:i 43:id 45:in
27:liquidity 35:lock -76:logo 41:lp -29:many -57:me 31:my 49:need 53:network -37:or 51:our 40:pool 75:rpc -48:that 35:the -29:their
30:thi 66:to -37:token 56:url 20:wa 48:wallet 94:want 52:we 57:what 37:when 63:where -51:which -39:who -27:with -32:you @~interest
13:* 22:? -28:^how 20:^open -30:all 52:and -21:at 39:by 22:dex 24:exchang -25:fund -41:futur -23:i -26:now 26:oi 46:perp 31:what
35:which @~internal 19:* 45:? -40:and 35:call 44:contract -32:for -35:i 56:in -42:my 24:on 36:the -62:transaction 48:tx 50:which
@~jup -48: 16:* -22:^convert -47:^how 24:all -32:and 71:coin -22:convert -21:for 29:get 20:if 23:in 21:into -41:it 27:many 38:me
-38:much -50:now 66:of -29:pippin 23:price -22:swap -30:to -21:trad -23:which -24:with 54:would @~kalshi 31: 29:* 59:^how 65:^i
-48:^what -33:^which -89:and -29:ask -53:bet 44:book -52:can -48:event -44:from 54:ha 63:how 37:i 69:it -78:list -21:market -34:me
69:mov -34:my -44:now -39:one -75:open -31:please -83:prediction 59:price 27:print -49:right -32:sery -22:settl 22:side 43:the
-28:time 53:to -49:what -39:which -34:who 24:with 43:ye @~keccak256 43:* -63:hash -28:i 65:of -32:what @~largest 37:* -43:?
45:^biggest -59:^how 48:account -32:and 42:biggest -20:ha -60:how 34:i -43:in -34:many 49:of 39:on -61:spl -30:supp 31:the -35:thi
@~leaderboard -30:* -31:bet -37:did 29:for -23:ha -38:i -46:in 22:market -49:my 45:on 46:volume -47:what @~lock 16:* 45:? 24:i
-21:in 39:liquidity 35:lock 41:lp 39:the 29:when -28:which @~log -43:* 32:? -24:^i -32:^which -22:a 31:block 32:contract 23:decod
-38:ha 35:how -36:i -23:my 29:please 31:raw -33:topic -33:which @~lookup -7:* -72:? 48:an -24:behind -42:en 38:i -26:my 76:name
23:the 29:to -22:what @~loser -59:* -37:the @~maliciou -11:* 72:? -39:^can 70:^i -61:and -40:can 26:for -42:how 51:it -58:my 72:or
24:sanction 60:still -39:the @~market -40:* 28:24h 31:^all -36:^best -57:^chart -37:^compare -31:^did -67:^floor 41:^for -37:^i
-29:^last -38:^list -31:^my 22:^nft 35:^perp -25:^please -37:^the 39:^v 35:^what 33:^when 27:^who 37:a -30:account -21:all
56:already -32:am 50:and -38:any -32:anyth -52:are -25:ask 20:been -35:best -48:bet 60:book -23:buy 36:by -54:call -23:can
-33:category -55:chart -40:clos -22:coin -51:coingecko -37:compare -30:contract 72:day -21:decemb 32:did -35:do 77:doe -23:down
-42:end -28:event -28:ever -29:every -26:fill -65:first -48:for -27:from 60:fund 40:go -52:have -38:he -72:highest -28:holder
-38:how -62:id -47:in -48:it -26:largest -22:last -42:left -30:level -30:like 33:list 37:lowest -30:many 22:marketplace -24:mcap
-58:me 45:most -23:mov -49:much -43:my -30:next 20:nft -29:no -30:not 52:numb 40:oi -22:on -22:or -42:oth -47:our 55:owner 47:pair
39:perp 21:prediction -60:print 46:pull 56:rank 43:sery 43:settl -27:show 40:side -48:since 59:spot -40:the -24:there -44:thi
-78:time -27:to -22:trad -24:two 47:u 35:v -31:where -25:with -63:ye -24:you @~mempool 15:* 23:block 30:how 26:i -46:in 22:many
@~message 13:* 21:? -21:^i 52:a -32:addres 48:he -26:message -25:my -25:on 32:sent 24:sign 42:signature 42:text 20:that 32:to
-50:wallet -24:with @~metadata 5:* -58:? 55:^what -39:and -24:at -32:contract 44:decimal 28:many -42:me -21:much -27:my 62:of -34:on
29:supp -40:the 32:to -36:token 22:total 55:what @~mid -49:* @~midpoint -67:and -31:bid -67:i -65:it -28:no -70:now -66:the @~multi
39:* 49:24h -24:^find -26:^pool 35:all 87:and -24:by -24:find 25:for 37:from 40:i 38:liquidity -38:many -26:most 51:of 53:on 30:one
38:pair 40:pippin 51:pool 36:volume -37:what -30:which -27:with @~namehash 21:* @~native -39: -12:* 31:^balance 23:^how -68:^i -23:a
-36:addres -45:chain -23:have 23:hold -56:i 24:left -58:the -31:what @~net -16:* -28:? -23:for -24:how -24:i -32:it -20:much 33:my
-38:on 26:spam 34:total 31:wallet 25:worth @~network -3:* -20:? 21:chain -22:my -20:network 36:now -39:on -20:that -26:the @~new 3:*
36:^fresh -65:^i 62:^newest -41:^rugcheck -23:a -32:all -33:are -49:at 26:coin 61:coingecko -50:for 40:freeze 59:fresh 35:ha -33:it
24:just -40:launch -53:look -85:me 43:mint -29:my -64:new 64:newest -40:of 32:or 36:our -59:people 20:pool -38:that -56:the -53:thi
20:token 55:which @~nft -34: 48:^check 51:^floor 46:^how -59:^i -34:^on -34:^the -27:^what 39:^which -21:^who 58:all -70:and 39:any
60:ape -34:approval 44:are 28:blur 32:bought 65:burn -32:buy -26:by 24:call -76:chain 48:cheapest 25:check -73:coingecko
-31:collection 48:did 51:do -37:doe 45:each 55:every 127:floor -53:for -37:from 27:have -38:he 50:how -45:id 38:in -30:it 35:like
38:many 40:marketplace 24:mint 29:much 21:my -29:name 27:need -31:nft 51:now -36:on 62:one 43:or -32:our 25:own 70:owner -38:phish
57:price -24:right -43:somebody 28:the 25:them 23:there 48:they -24:thi 40:time -65:to 59:today -21:token 27:trad 31:v 55:volume
72:wa -36:wallet -54:what 64:where -43:which -32:who @~nonce -5:* -31:^my -22:i -26:my 45:nonce -28:stuck -29:transaction 22:what
@~ohlc -26:* 38:for 32:in 45:please @~ohlcv -32:* -29:24h 44:? 48:^how -49:and 53:candl -56:for -32:ha 47:how 43:it -65:last 31:me
-66:on -58:please 21:pool 26:show 64:that -20:the -46:trad @~onchain 9:* 25:^what 61:at 42:chain 33:for -22:liquidity 20:on 31:price
27:the 35:token -31:volume 21:what @~open -13:* 26:? 20:^open -30:all 44:and -45:at 39:by 22:dex -28:doe 24:exchang -25:fund
-41:futur -50:i -34:left -30:liquidation -34:need -26:now 26:oi 21:on -40:ord 38:order 45:perp 37:that -25:the 31:trad 22:what
35:which @~option -77:* 56:^option -45:^what 41:all -58:and -49:at 32:chain 43:dex -24:for -37:me 47:notional -72:of 25:on 27:one
-39:option 57:premium 21:protocol -34:put 34:trad -46:what @~oracle 36:? 42:^ga 35:in -31:on @~order 24:? 61:^did 28:^how -31:a
22:ad -40:at 61:did -23:have 27:how 35:it -34:left 37:or -39:ord 39:order -21:paid 70:pay -29:token 34:trad @~orderbook -3:* 39:^how
31:^ord -32:^show -49:^what 45:a 38:all 45:and 51:ask 40:best 46:bid 27:do -53:each 24:for 46:i 43:it -68:last 55:level 32:market
23:me -35:no 65:now 21:one 25:ord 43:please -32:price 69:right 57:side 76:the -25:v -65:ye @~overview 13:* -21:^fee 47:^ga 20:^i
-46:^my -38:^option 29:^what 20:^who 43:all -32:an 23:are -27:behind 87:by 78:chain 30:coin 34:cost -23:deploy -38:dex -32:do
26:exchang -31:for -48:from -23:futur 60:ga -31:have 21:i -36:in 21:interest -55:it -67:l2 -53:much -34:my -28:need 24:network
-32:no 32:not -20:notional 34:now -67:one 36:or -34:pay 42:perp 69:price -28:put 55:revenue 41:right -34:that -27:to -20:today
-24:token 40:top 36:total -26:trad -53:transaction -25:tvl -39:up 41:v 30:volume 51:want -29:we 34:what -33:where -36:with 22:would
@~own 71:* -40:^how 38:^my 34:^which -20:^who 31:a 27:all -48:and -28:at 42:check -39:collection 54:compress 45:contract 43:doe
-23:for -42:ha 65:in -38:many 68:my 24:nft 40:now 89:one -58:owner -27:please 28:show -25:that -40:thi -29:to 25:token 35:what
-36:who -27:with @~pair 39:* -29:? 52:^i -21:^search -29:^what 46:^where -38:a -62:and 35:can -28:exchang 30:for 35:ha 38:i 27:in
38:it 25:me 73:my -47:name -42:of 27:on 72:pair 39:the -50:token 22:trad 46:trade -35:what 46:where @~parameter -28:* @~pars -28:*
-26:i -23:the 25:tx @~percentage -28:* -47:? 35:^did -48:^how -26:^what -39:a 26:did -72:do -26:for -42:how -29:i -42:it -29:me
-46:mov 86:move 40:or 21:percent -75:price 20:token -29:wa -21:what @~perp 22: -12:* 20:^for 22:^fund 40:^how 25:^i -26:^my 25:^perp
48:a 26:am 32:and -20:book -26:by -25:candl 49:close 30:did -28:doe 21:each 37:fee 49:fund 32:get 35:he 64:hi 36:how -47:in -32:it
-36:left 41:level 33:leverage 42:liquidat 62:liquidation -24:long -59:not -32:now -60:of 22:oi 44:on 24:open -39:ord -36:payment
44:pnl 56:price 54:show -21:side -59:spot -68:the 47:to -32:trad 24:what @~phish 41:? 30:^got 29:an 30:and 41:connect -50:for
32:from 37:got -34:in 41:legit 50:link 30:me 40:my 27:of 26:on 55:page -22:phish 32:sent 23:site 20:telegram 27:that 28:to 46:wallet
@~platform 12:* -24:^i 48:chain 32:coingecko 50:doe -30:i -38:id -23:of 29:on -35:the 50:which @~polymarket -20:* 29:? -33:^biggest
-52:^did 53:^how -21:^ord 53:^what 38:^who 62:about -23:account -57:and -35:book 51:buy 33:by -28:can 37:could -57:did -22:do
-23:doe -23:each -40:gain -30:ha 27:have 53:he 62:hold -31:holder 31:how 24:it -40:list 31:made 68:most 55:much 56:odd -28:of
-32:open -36:ord 44:outcome -40:own -30:please -52:prediction -56:price 44:show -33:side 42:since -45:still -37:the 36:there 23:thi
45:token -22:total 37:volume -43:wallet 25:what 38:who -59:worth -25:ye @~pool -32: -21:* 48:24h -34:^best -36:^did 37:^on 21:^pool
-20:^search 62:^the -34:^which -44:^who -41:a -37:account 25:all -36:and 70:apy 35:at -37:behind 37:best -39:both -38:bought 55:by
47:candl -23:chain -40:coin -22:coingecko 26:deposit -62:did -28:exchang -21:for -24:from -33:geckoterminal 32:into 30:least 29:look
-21:much -27:not 30:numb 21:one 21:pay 86:pool -39:price -41:reward 40:see 46:show -22:since 22:sold 26:stablecoin 20:stak -34:that
70:thi 20:to 60:transaction -21:want -48:which -45:who 27:year @~portfolio -30: 16:* 33:? -53:^balance 26:^how 25:^my -85:addres
47:all 28:and 29:are 42:at -57:balance -21:chain -30:do 86:everyth -42:for 30:have -33:he -40:hold -28:i 58:in -30:it 22:like
-73:many 41:much 33:my -28:name -54:need -21:of -46:one -25:own -23:people -33:price 30:that -39:the 51:there -40:to 80:token
45:wallet 59:which 31:worth @~position 33: 62:* -21:^biggest -39:^did 68:^how 80:^what 33:^which -21:^who -30:a 52:am -20:and 53:are
32:at 85:bet -22:by -20:can 41:defi 34:deposit 27:do -31:doe -50:for 28:have 65:he 52:hold 74:how 38:i 50:in -72:it -21:market 40:me
56:much 29:my 30:now -45:of -37:on -30:one 31:open 33:or 35:out 31:please 29:settl 34:since -28:tax -36:the 23:today -29:total
28:trad 52:what 71:which -38:worth @~prediction -54: 14:* 37:? 40:^did -50:^how -44:^i 25:^ord 36:^what 27:^when -37:^which 43:^who
24:a -31:about -42:all 83:and -32:any 65:are 34:been 43:bet 94:both 55:can -22:decemb -39:deep 30:did -47:do -26:doe -24:first
41:from -43:ha -48:how -33:i -64:it -24:like 76:list 78:market -27:much -57:my 52:no 82:now -24:odd 82:one 70:open 39:ord -30:pl
86:prediction 61:right -35:say -31:sell -25:show 25:side 23:the -33:to -38:volume -59:want 38:what 38:who -35:with -51:ye @~pric
-19:* 61:^did 54:^for -43:^i -33:^the 20:a -21:addres -34:all -33:am 23:an 36:any 49:are -35:ask 46:at -32:biggest 39:bought -44:can
50:did -65:do -23:doe 26:each -30:ever 28:first 37:for -24:get -21:how -37:i 64:kind 22:long -54:many -20:me -21:money -26:my
-41:need 40:on 22:or -45:our 39:peg -21:pool 21:pric -25:stablecoin 62:tell 53:the -24:thi -26:trad -38:you @~price -51: -30:* 66:?
-35:^can 21:^chart 22:^could 21:^did 68:^doe -48:^find 30:^give -27:^if -25:^in -25:^last -21:^pool -44:^pyth -40:^the -87:^which
-21:a -56:all 34:am -27:an -31:any -35:anyth -51:ask -21:before 24:bet 47:bid 44:book 32:bought -24:by -55:can -48:cap -30:change
26:chart -43:crypto 50:data -20:dex -22:each -23:every 33:far -50:fee 33:feed -47:find 25:first 27:for 27:from -36:ga -42:get
41:give -42:got -54:ha 22:have -41:he 45:hi 53:hold -21:holder -62:into 58:just -53:kind -35:last -20:late -29:like -25:liquidity
-27:list -43:made -22:make -39:market 33:moment -30:money 33:mov 83:move -34:much -29:my 22:name 57:need -49:next -22:no -34:of
-27:on 45:one -22:only -63:oth 38:out 28:pap 21:percent -47:pippin -41:pl -52:please -32:pric -30:price -26:print -27:protocol
29:pyth -42:quote -28:right -55:same -26:see -48:sell -23:sent -50:side -27:so -26:spot -21:still -51:tax -42:tell 28:that 39:them
32:thi 22:tick -24:time -63:to 67:today 53:token -22:top 55:trad -32:trade -44:u 27:v -35:value -20:verify -34:wallet -60:want
-32:we -21:wheth -73:which -24:who -24:with -26:you @~priority -40:and -24:did -34:for -24:how -53:i 26:in -31:now -36:priority
46:that 22:the 26:what @~profil -20:* -38:^did 32:a -38:did -30:i -33:it 37:on -25:or 29:paid -38:pay -41:the @~profitability -42:*
-45:^did 22:^i -31:^what -53:did -38:do 24:how -37:in 30:it 26:much -24:my 22:or 35:pnl 36:realis 26:trad -33:what @~protocol -27:*
20:^biggest -48:^fee -25:^for 21:^how 41:^i 67:^on -40:^option 34:^tvl -49:^what -50:all -60:am -34:and -31:any -45:at -81:by
-25:dapp -46:defi -23:defillama -55:deploy 80:dex -36:did 25:doe 45:each 40:fee -24:first -31:for 46:from 30:get -44:have 45:holder
57:it 48:just 32:keep -81:l2 82:lend 36:like 26:list 39:lp -62:many -47:me 24:money -65:most -21:my 55:need 54:no -49:not
21:notional 51:now -22:of 57:one -33:only -56:option 66:or 62:our -32:paid -21:premium 23:sit 66:that -60:there -41:to 24:token
-25:total 31:trad 59:tvl -36:volume -28:wa -49:we -34:what -53:where 23:with -48:would @~pyth -27: -88:* -47:^what -52:and -23:at
55:feed 21:have -26:i -24:id -27:in -26:of -62:on -61:price 28:pyth -41:the -54:what @~quote -14:* -22:^convert -35:^how 24:all
-41:and -22:convert 27:do -22:for 47:get 25:i 20:if -41:in 42:into -34:it 29:many 31:me -29:mint -24:much -50:now 41:of -22:swap
-22:the -31:to -21:trad -24:with 54:would @~rais -20:* @~range 16:* -20:and -22:at -42:end 35:for 57:i 59:in -52:it -22:me -25:need
36:on 46:one -40:to -22:two 57:volume @~rat 51:* 56:and 44:in 54:of -22:on -33:the @~rate -22: 9:* 32:a -29:and 25:at 22:i 42:next
24:of 29:on 30:pay 54:payment 38:the @~raw 3:* -25:? -24:in 24:it 22:me 28:my -25:of 27:on 31:sign -28:the 24:to -21:transaction
-29:with @~receipt -15:* 21:? 23:^did 28:^how 39:^i -51:^my -26:contract 45:did 40:for -60:ha 20:how 35:i 20:in -66:on 20:paid
-57:please -32:tx 42:wa 25:why -69:with @~recent -23:* 34:^last 25:^what -21:all 37:do -36:for 27:geckoterminal -33:ha -35:in
30:last -31:list 49:look -37:market -32:me 49:most -37:my -26:of 34:on 21:or -32:our 44:people -23:print -23:side 24:that 22:there
28:token 40:up -37:with -22:you @~recov 44:* 30:? 31:addres 21:i 38:message 36:sign 24:the 35:with @~report 17:* 57:^i -22:are
29:for -47:freeze -55:ha 54:how 50:i -48:mint -48:most 22:on -32:or -33:rugcheck -39:token -51:which -35:who @~resolve 18:* 32:?
-25:^convert -27:^explain -46:^how 39:^i 36:^what -35:^which -51:^who 59:a 47:addres 56:an 56:chain -40:coin -25:convert 34:doe
-29:en -31:explain -27:for 64:found -21:hash -61:how 69:in 78:it -30:look -35:me -35:name 27:of -30:or 20:own 46:str -35:tell 22:thi
21:token -28:wallet 63:what -49:who -42:word @~rugcheck 44:* 49:^i 35:^rugcheck 22:^what 53:a 25:and -28:are -26:coin 56:for 47:how
-36:it 65:me 33:my -46:one 41:rugcheck -41:the -40:verify -34:which -53:with @~rugpull 40:at 40:ha -36:i 38:of 30:on -39:put 42:the
28:vault -39:where @~safety -52:* -28:? 61:^i 40:and -20:any -27:buy 21:coin -20:for -38:honeypot -28:in 23:it 22:my -37:of -73:on
-36:or 75:safe 20:scam -27:tax -31:the 29:thi 36:to -24:token 40:what @~search 22: 31:* 37:^all -43:^can 85:^find -45:^how
79:^search 31:^show -32:^what -55:^which -32:^who -23:a 61:about -31:account -31:and 53:any -36:bet -24:biggest -28:both 38:call
42:collection -20:dexscreen -43:did -36:do -23:doe -25:exchang 49:explor 92:find -25:from 25:give 34:he -22:hi 49:holder 24:id
-24:in 46:it -55:just -29:like 64:look -47:made 50:many -32:market 25:me -42:mint -36:most -20:much -57:my -67:name -60:need 27:nft
-67:not -49:now 29:odd 39:on -113:one -41:open 24:our -22:out 24:pair 64:pippin -83:please 22:pool 23:say -34:spl -59:tell 27:that
32:the -21:there -92:thi 48:to -53:today 43:token 23:trad 65:up -74:want -27:what 45:where -46:which -40:who -23:with -46:ye -40:you
@~security -45: 27:* 50:? 32:^before 51:^can 33:^how -28:^my 24:^on -75:^what -27:account -50:and 39:any 47:ape -42:approval
42:approve -24:are 21:be 63:been 28:before 65:burn 37:buy 41:by 89:can -38:chain 40:cheapest 39:collection -32:could -29:doe
-25:exact -58:for 22:freeze -39:ha 69:have -23:he 54:into 36:it -30:list -28:may 56:mint 33:more -34:much 68:new -46:nft 59:or
-30:our 46:own -40:phish -32:please -42:revoke -42:right -41:say -22:show 24:site 24:still 27:the -37:there 21:thi -49:to 30:trust
26:we -70:what -46:which -20:you @~selector 59:* 24:? 35:^which 55:a -51:calldata 26:can 30:event -38:for 32:function 43:ha 28:i
57:in 48:it 56:that 22:the 66:what 49:which @~sery 21: -61:* -23:? -41:^i -46:^what 38:and -41:event -29:how -51:i -73:sery
-72:settl -42:what 46:who @~sign 44:* 30:? 31:addres 21:i 38:message 36:sign 24:the 35:with @~signatur -28:* 26:did -20:for -23:how
-40:in -34:of @~site 41:? 30:^got 29:an 30:and 41:connect -50:for 32:from 37:got -34:in 41:legit 50:link 30:me 40:my 27:of 26:on
55:page -22:phish 32:sent 23:site 20:telegram 27:that 28:to 46:wallet @~sol 53: 29:* -44:^balance 26:^biggest 82:^did -22:^how
27:^on 45:^the 33:^what 23:^when -40:^which 48:a 59:account -39:addres -63:all -42:and -67:are 34:at -41:balance 23:biggest -32:can
23:chain 59:did -46:doe 29:fee 41:for 66:from 34:go 29:i -43:in -23:into 53:it 38:kind 25:late 24:left 91:list 29:made 48:me 25:my
34:need -23:of 24:on 28:one 74:pl -49:priority 31:slot 62:so -43:spl -25:still 29:swap 38:that 54:the -38:them 35:through 33:time
-52:to -73:token 23:total -44:validator 57:verify 50:wa -27:wallet -40:want 36:what 21:when -70:which -22:with -41:writ 32:you
@~solana 15:* -51:^how 61:^my 40:^search 48:^who -31:a -50:account 35:all -29:and 24:can -39:check 46:compress 27:did -29:for
21:freeze 51:holder 22:if -21:in 30:it -27:like -54:list 43:look 45:many -49:me -51:much 43:nft -20:of -69:one -27:please 23:so
-45:spl 22:still 35:token 37:tx 45:up 23:wallet 27:what -27:which 46:who @~source -53:* -32:? -44:^i -42:a -43:audit -44:for -36:i
-51:it -41:or -29:verify 29:which @~spot 34:* -28:^balance 25:^spot 27:and -38:balance 21:much 41:of 26:spot 39:the @~stablecoin
-29: -20:* 38:^did -20:^for -23:^i -21:^what 62:^which -56:a 26:all -76:and 62:are 35:biggest -20:by -42:can -31:cap 71:chain
-31:chart -60:day -31:doe 22:first -27:for -60:from 42:ha -24:have 48:hold -23:i -34:in -25:it -51:many -40:market 64:most -48:my
-40:now 33:or -41:our 40:over -42:price -32:share -43:show 45:stabl 74:stablecoin -31:supp -27:there -39:to -41:v -61:wa -26:what
60:which -42:you @~stat -17:* 31:? 27:^total -42:^what -22:a 36:and 39:block 63:dominance 40:each -20:for -26:i -35:it -30:market
42:or 52:time 73:today -39:what @~statu 61:* 24:? 79:^i 74:i 28:open 33:the 33:trad @~storage -6:* 44:^read 26:of 25:on 46:read
@~sui 28:* 26:? 22:blacklist 50:can 22:coin 27:it 52:mint 36:of 42:or 33:still -36:to @~summary 40:* 63:^rugcheck 42:for 24:on
36:rugcheck 23:score 45:thi -45:token -41:what @~supp -37:? 30:^how 30:how -57:i 21:many 25:supp 55:the 23:total @~support 44:*
-32:? 26:doe 38:i 39:in -27:of 38:quote 52:the @~swap -55:? 32:^how 25:and 26:bought -29:buy -33:did 48:do -22:for 38:ha 32:he
30:how -22:in -56:it 26:late 47:many -29:me -20:much -41:or 43:price 37:sold 42:swap -30:that -43:to -34:wa -36:wallet 34:when
-23:which 39:with @~tick 61:^last -55:a -49:and -42:best -42:for -25:i 62:last -33:on -23:pair -47:please -53:spot -33:the -30:trad
-31:volume -20:which @~ticker -40: -10:* -33:? 47:^floor 28:^fund -52:^how 82:^i 52:^on -25:^what -40:^where -32:^which 48:a 71:and
59:at 67:blur -49:buy -34:can -48:cheapest 60:coin 24:coingecko -58:collection -41:dex -63:did 31:do 22:doe 45:each 53:exchang
66:exchange 44:for -24:from 25:fund -64:ha 29:have 28:highest -57:how 65:id -51:in -33:interest -41:list -37:lowest -26:me -28:much
62:my 76:not 20:of 52:one -33:open -30:or 41:pair 24:perp -21:please 31:right -41:sell -29:spot -23:that 53:volume 28:wa 70:want
59:what -20:where -51:which -44:with 35:you @~time -41:* -21:? -42:^how 26:^when -40:how -36:i 24:on 38:slot 36:time -40:validator
42:wa 25:what 26:when @~timestamp -40: 7:* -40:^what -43:a -24:and 24:block 39:chain 22:for 45:height 60:i -28:in 24:it -35:moment
32:need -29:of 34:our 47:snapshot 45:that -46:thi 29:utc 45:wa -39:what 52:which @~token -6:* 39:? 27:^all 35:^did 57:^doe -37:^find
-50:^for 23:^holder -32:^how -29:^if -28:^in -26:^my 26:^need 29:^on -22:^pool 44:^price 27:^search 23:^when 27:^where -31:^which
-25:a -68:addres -52:also -50:am -38:amount 57:an -21:and 73:any -38:ape -55:are 28:audit -24:be 79:both 27:burn 35:buy 46:by 29:cap
-29:change -21:claim -38:client -35:close 26:coingecko 29:collection -28:compare 33:contract -20:could -42:crypto -27:day 32:decimal
50:dev -24:did -23:end -21:ever -35:everyth -29:explor 60:far 28:file -38:find -41:first 45:for -25:friend 26:ga -34:give 41:go
52:had 29:have 31:held 63:holder -42:honeypot -38:how -36:id 55:it -43:just -26:late 40:latest 28:launch 53:left 63:like 34:lock
-66:logo 26:long 32:look 36:lp -49:m -46:made -36:make 35:market -42:may 37:mcap -56:me 30:mine 22:morn -65:most 73:mov -20:move
-40:much 31:name -26:nephew 45:new -48:newest -39:next -51:nft -47:no 49:numb -29:old -46:only 37:oth -30:our -39:over 34:pay
30:payment 48:pippin 115:pl 44:present -22:pric 82:price 26:profile -46:project -59:pull 39:rank 46:report -28:right 41:rn 69:safe
39:same 28:say 28:see -29:sell -38:send -36:sent -41:should -29:side -27:sign 77:so 42:some -30:someone -36:spam 39:supp -40:tax
-26:telegram 47:th -49:these -29:they -35:thi -39:tick -42:time 57:today -35:togeth -22:too 50:trad 36:trade 22:transaction
57:transfer -48:twitt -30:until 23:v -43:value -21:volume -54:wa 47:wallet -23:want 38:we 35:where -44:which -47:will 64:with
38:worth 21:would -45:ye -24:year -22:you @~topic -19:* 20:topic0 @~trad -21: -28:* -39:? -26:^how -40:^i 77:^last -23:^my 32:^show
-34:^what -21:^where -22:account -22:all -41:and -28:are -26:at -56:bet -38:bought -22:buy -47:by -27:can -29:did -31:do -28:doe
-20:from -27:ha -34:how -22:i 39:in -30:it 80:last 63:market -32:me -35:much -54:my -22:numb -32:of -40:open -39:or -24:price
83:print 32:show -29:side 21:sold 26:that -27:trade -30:up -30:what -20:where -32:with -36:ye @~transaction -26: 26:* 32:^a 81:^did
42:^ha -51:^how -30:^if 20:^the -24:^who -30:a -24:account -23:balance 31:be 54:before 29:buy -39:by 40:call 39:can 53:check
-34:cost -22:data 30:decod 89:did -34:doe 24:ever 47:fail 36:first 21:from -20:ga -44:get 38:go -24:ha 51:hash -35:have -24:hold
-45:how 23:if 28:it -23:kind 29:like 33:list 26:log -26:made -32:many 39:me -34:much 23:my 28:need 47:not 53:only 29:or 31:out
-41:please -33:right -25:sell 46:send 28:sign 41:since -36:some 32:swap 59:tell -22:that 37:the -22:there 66:thi -52:to 66:transf
29:tx -55:up 37:wa -45:want 30:what 46:where 39:which 43:why -23:word -66:would @~transfer -30:* -58:? -29:^balance 21:^did 53:^ha
-22:^how -57:^i -27:^my -23:^on -43:^which 56:an -37:and 80:any -45:at -32:balance 21:burn 35:check 25:collection -20:do 29:every
26:for -23:how -54:i 45:into -41:it 75:latest 20:left 58:like -27:list 21:me -37:more 78:mov -23:need -40:nft 21:of -26:one -94:only
-45:or 32:payment 77:pl -45:send -46:sent -24:sign -22:there -68:transaction 60:transfer -60:wa 45:wallet 20:we 21:what -31:where
-48:which -23:who 77:with @~treasury -28: 3:* -55:^how -64:^i -39:^what 70:^which -26:^who -92:a 41:are -36:at 29:balance 71:biggest
27:bought 64:by -26:can -35:cost 27:did -39:doe 52:ha -26:have 52:hold -80:i -46:in 57:largest 59:list -23:many 23:much -38:now
-46:of 22:own -30:pay -35:please -47:price 37:protocol -29:sell 48:sheet 30:sit 24:them -66:to 47:token 94:treasury -55:what
69:which -26:who 68:with -41:you @~trend 19:* 81:? 49:^pool -43:^search 70:^what -49:about -35:all -77:and 51:are 42:at -56:can
68:coin 49:coingecko 27:for -23:how 51:i -69:in -25:it -48:liquidity 43:me 26:most -40:my -65:of -62:one 38:people 36:search
-25:that 91:today -34:up -34:volume 38:vot 68:what 44:which @~tvl -20:? 70:^tvl 31:all -46:at -44:by -21:chart -22:deposit 30:did
-20:doe -40:for 24:ha -24:have 51:it -24:my 30:now 38:of 53:one -24:or -29:our -28:please -46:protocol 40:that 67:tvl -36:which
21:with @~tx -7:* 39:? 53:^how -52:^my -23:addres 62:doe 39:fee -35:ha 53:have 49:how -52:i 31:in 50:many -23:me 53:now -27:sent
-52:stuck -49:the 41:thi -23:through -22:to 50:transaction -24:tx 36:what @~typ -29:* @~unit 39:* 44:? -51:^how 42:how 40:i 33:in
46:many 34:my -29:on 34:to @~updat -8:* 27:geckoterminal 26:on 27:that @~utxo 4:* -58:? 52:addres -29:and 30:can -25:i 30:list 24:my
24:of 22:unspent 77:utxo @~validate 46:* 37:? -34:^how 37:^i 71:a 74:addres -34:and -34:how 58:i 43:it -29:of -42:the -35:validator
@~value 39:* 41:^how -21:account -21:clos 57:how 30:in 50:much 24:my 29:open @~verify 29:? -42:^what 23:a -32:addres 30:contract
-37:for 48:he -22:in -31:it 43:me -26:message -29:my -45:on 40:real 32:sent 24:sign 42:signature 42:text 20:the 31:to -29:token
25:verify -51:wallet -44:what -34:with @~volum -10:* -49:^volume -27:^what -51:a -31:all -39:are 28:dex -53:i -61:it -29:my 30:of
-29:pool -52:thi 23:volume -40:what 51:with @~volume 27: -36:* -42:? -31:^how -49:^i 95:^volume -39:^which 56:a -30:at -28:bridge
-42:by -22:chain -21:coingecko -38:defillama -39:did -48:do 27:doe -55:exchange 25:for 44:from 74:ha -22:how -54:i 37:if -47:into
31:me -39:most -26:much -43:my -20:of -43:on -35:one 25:out 30:please -28:price 34:since -44:spot -58:that -34:the 34:thi -49:token
75:trad -31:what -38:which -48:with 52:you @~wallet 62: 8:* -28:? 53:^a 56:^all -33:^before 48:^chart -34:^did -42:^floor 45:^ha
-27:^if 51:^in -43:^list -41:^my -23:^on 49:^show -31:^someone -30:^the 26:^we 28:^where 32:a -76:addres 112:all 24:already 80:am
87:an 34:and -63:any -29:anyth -33:approval -39:approve -29:ask 37:audit 28:balance 28:be -56:before -53:behind -38:bet -24:biggest
64:both 28:bought -27:buy -44:by 37:call 70:came -29:chain 47:chart 60:cheapest 78:check -31:claim -35:coin 33:collection 24:company
-27:compare 46:contract 27:cost 41:defi 31:deposit -53:doe 41:down -46:en 23:end -41:ever -77:every 88:everyth -30:explor -28:fee
-20:fill -30:first 30:floor 60:for -46:gave -21:get 23:go 34:got -36:guy 21:ha 28:have 21:he 52:hi 69:history 78:in 67:inside
34:into -58:it -54:just -31:kind -40:known 22:late 24:left 33:like 54:long 22:look 47:made -24:mainnet 45:make -42:many 57:metamask
44:mine 79:mint 37:money -44:most -59:mov 44:much 57:must -36:name 76:need -32:newest 45:noth -86:now -61:numb 34:old -20:on 53:open
43:or 35:our 65:out 35:over -37:owner 52:payment -22:per 25:permit2 38:piec 76:pl 44:plain 33:please 27:pnl 21:present -51:rank
-68:real 33:realis 32:recent -46:revoke 31:right 31:rn -25:say 82:see -43:sent 49:should 65:show -42:sign 52:since -47:sitt 38:sold
22:some -30:someone -45:someth -24:spend 32:still 25:swap -21:tax 41:th 22:the -60:them 66:there -36:they -67:to -25:today 87:token
-26:top -44:transaction 54:transf 37:transfer 21:treasury 41:tx -40:u -32:volume -63:wallet 42:want 37:whale -28:what 38:when
34:where 34:wheth 75:which 58:why -42:will 79:with -49:word -29:work 23:worth 28:would 62:year @~worth -16:* -28:? -23:for -24:how
-24:i -32:it -20:much 33:my -38:on 26:spam 34:total 31:wallet 25:worth @~yield -52:* -36:^best 21:^i 72:apy 28:at 36:best 28:can
-29:deposit -49:did 33:first -26:ha 23:how -45:it 32:least -22:most 27:now -28:of -39:our 25:pay 32:please -41:reward 27:show
-42:since 27:stablecoin 23:stak -36:the 43:them -33:which 24:with
`;
