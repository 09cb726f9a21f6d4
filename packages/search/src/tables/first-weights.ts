// First weights: how much each sign of a candidate tells for it, by itself (*) and beside each word of the question; written by test/learn-first.ts, in hundredths.
export const FIRST_WEIGHTS = `
@=1 -8:* @=1155 -28:* 24:contract -23:the @=14d -49:* @=1h -54:* @=1w -24:* @=1y -54:* @=20 -6:* @=24h -26:* @=2y -24:* @=300 -10:*
@=30d -49:* @=3d -24:* @=3m -24:* @=3y -24:* @=404 -28:* 24:contract -23:the @=500 -10:* @=5m -43:* @=60d -49:* @=6h -43:* @=6m
-24:* @=721 -16:* 28:contract @=7d 67:* 65:the @=all -18:* @=apy 27:* 61:best 57:in -20:of 53:on 48:pool 36:the 61:with 46:yield
@=asc -34:* -31:? -23:^floor -30:^how -24:^nft -40:^which -26:a 39:and -22:are 22:buy -52:collection -22:doe -25:for -28:how -22:my
-44:nft -25:one 49:owner 41:side 40:v -52:which 22:with @=average -21:* @=base -18:* @=bridge -19:* @=btc -30:* @=cap -24:*
-25:which @=change -21:* @=clos -12:* -25:? -24:event 63:last 46:no -22:odd -22:the 44:ye @=coin -24:* @=commodity 7:* @=company
-15:* @=compressednft -3:* @=conversion -26:* @=cost -21:* @=crypto -37:* @=culture -17:* @=dai 22:* 38:chart -23:did 41:price
-23:the @=date -12:* @=desc 14:* 35:? -29:^floor -30:^how -36:^nft 44:^which -25:a 55:and -27:are 28:buy 56:by -24:cap -28:coingecko
-29:doe -21:exchang -32:for -30:how -20:i -24:market -26:my 26:nft 21:of -32:one 62:owner 50:side -30:the 49:v 27:which @=dex -19:*
@=economic -17:* @=equity 7:* @=erc -41:* -22:^how -23:and -22:collection 48:contract -22:doe -25:for -29:in 24:that -53:the
-23:wallet -23:which @=erc1155 -41:* @=erc20 -24:* @=erc721 -39:* @=finance -17:* @=first -17:* @=floor -25:* @=from -39:*
@=fungible -3:* @=futur -12:* @=fx 7:* @=government -35:* @=h24 20:* 21:? -44:^floor -44:^nft 45:^which 51:and 71:by -41:for
-21:market -31:my 37:of 68:owner -53:price -26:the 33:which @=hold -18:* @=holder -83:* -44:? -34:^what -39:and -34:did -33:earn
-35:fee -37:what @=holding 11:* 21:what @=id 23:? 31:price @=in -13:* @=inactive -31:* -30:which @=interest -18:* @=internal -24:*
@=lay -8:* @=lend -19:* @=liquid -17:* @=mak -23:* @=market -24:* -25:which @=mention -17:* @=merge -26:* @=metal 7:* @=month -24:*
@=name -37:* -22:^how -22:how -21:the -24:which @=native -46:* -38:? -36:^which 24:and -48:collection -25:for -42:nft 41:owner
-21:price -41:which @=net -18:* @=nft -32:* @=no -43:* @=nonfungible -3:* @=notional -71:* -32:on -42:option -36:premium @=oldest
-17:* @=open -18:* @=out -3:* -32:^how -31:how -32:much @=perpetual -34:* @=politic -42:* @=price -25:* @=quote -42:* @=rat 7:*
@=rebate -23:* @=redeem -26:* @=regularnft -3:* @=revenue 8:* 41:? 56:^what -36:^who 53:and -25:chain 58:did 58:earn -81:fee -38:in
-32:on -46:protocol 53:what -36:who @=reward -26:* @=score -25:* @=sell 44:* 66:? 57:i 60:in -23:on @=settl -12:* -25:? -24:event
63:last 46:no -23:odd -22:the 44:ye @=split -26:* @=sport -42:* @=stak -17:* @=target -18:* @=tech -17:* @=to -32:* @=top -7:*
@=total 11:* 21:what @=trade -37:* @=transaction -10:* -26:of 22:on -28:the @=trust -25:* @=unexpir -11:* @=usd 30:* 28:? -36:^floor
-39:^nft 49:^which -23:a 49:and 76:by -20:doe -35:for -21:i -27:my 24:nft 29:of 64:owner -52:price 38:which 31:with @=value -15:*
@=volume -8:* -44:^floor -44:^nft 48:^which -22:a 46:and 45:by -25:cap -25:chain -34:coingecko -27:doe -36:for -20:how -21:liquidity
-35:market 47:most -33:my -29:on 68:owner -39:pl -26:pool -26:price -34:profit -31:the 29:trad 31:trade 53:v 33:which @=weath -17:*
@=week -24:* @=ye -42:* @=yield -19:* @calls=0 106:* @calls=0|0|other 106:* @calls=1 -12:* @calls=1|0|other -12:* @calls=3 -79:*
@calls=3|0|other -79:* @category=defi_protocol -36:* -37:? 23:^on 34:^option -58:^the 53:^tvl -29:^what 45:^which -45:am -49:any
50:anyth 46:app 63:apy 26:are -58:at -27:been 34:big 42:biggest 22:chain -21:coin -28:company 42:compare -23:dai 64:dao 53:defi
-26:defillama 21:deposit 78:dex -40:did 36:do -51:doe 54:each 23:earn -41:first 38:get -51:have -41:hold 37:holder 30:lend -33:list
-62:many -68:me -22:money 30:much -52:my 21:next 41:notional 24:now 21:numb -38:of 93:one 36:only -38:option 27:or -36:our 64:own
31:pay 46:per 35:perp 21:position -26:price -60:project -42:put -39:rank 31:revenue -27:reward 20:right -43:since 27:that -46:them
-59:there 72:token 62:treasury 22:tvl 22:v 41:wa -52:wallet -36:want -26:when -33:where 50:which -25:ye 42:year
@category=market_data -33:* 34:? -20:^balance -30:^best 27:^biggest -21:^can 53:^compare 43:^did 64:^doe -33:^find 40:^fund -37:^ha
27:^my 46:^on -30:^please 41:^the 21:^total -22:^when -53:^which 72:about -31:acros -80:addres -34:aft -37:also 62:am -43:an 70:and
-45:any -29:anyth 22:are 31:ask -33:balance -43:before -28:best 59:biggest -34:book 23:buy -28:by -51:candl -29:category 63:chain
-55:change 41:chart 73:clos 33:close 32:coingecko -32:collection 37:compare -98:contract -40:crypto -22:day 23:defillama -49:dex
30:did -41:do 32:doe 29:end -43:everyth -50:exact 35:exchang 63:exchange 31:feed -32:find 26:first 21:for -48:found 55:fund -37:get
-53:ha -29:he -43:history 80:hold -45:hour 36:id -63:into 30:just 62:kind 34:late -32:left 42:liquidation -50:list -32:long 56:look
-22:m -42:make -56:many -31:market -32:me -55:mint 30:moment 56:move -21:must 26:my -36:new -44:next -45:no 38:not -39:of 38:off
-35:old -61:only -58:oth -66:our -31:out 45:over -42:pair 21:payment 24:people 33:per 46:perp 20:pl -22:pool -56:put 32:pyth
-42:quote 23:rank -50:recent 21:right 60:same -49:sent -36:short -26:side -40:since -56:some 73:stablecoin -43:supp -45:t 43:tax
-40:telegram 26:tell 41:that 36:there -59:thi 70:tick 37:time -49:to 21:token 34:top -30:total 49:trad 23:trade -22:transaction
-43:treasury 70:up 58:volume 30:wa -66:week -56:which 71:worth @category=network_infrastructure 43:? -54:^can 63:^did 72:^ga -36:^ha
-40:^how -23:^list -26:^my 24:^on -34:^show 39:^the -48:^which 27:a 50:addres 24:an 36:be 30:before 47:block 61:by -39:call -21:can
63:chain 21:coin 39:coingecko 41:collection -21:contract -29:cost 27:decod 23:deploy 55:did 32:doe 24:each 25:event -34:exchange
-21:fail 34:fee -42:find -31:floor 50:for 33:give -41:got -30:ha 28:have -25:how -45:id 45:if -35:in -39:into 52:it -26:last 27:late
-27:look -30:made 39:me -28:mint -48:move -42:much 30:need 52:nft 52:now 29:of -47:old -29:only 32:or -28:out 47:read -31:recent
68:rpc -39:run 30:sat -29:say -21:see 40:send 30:sent 27:should -47:show 57:sign 26:signature 39:since -29:so -29:still -42:stuck
28:swap 37:tell 41:text -56:they 64:thi 43:time 33:transaction 85:transf -34:up 33:wa -26:wallet 68:where -50:will -22:with -50:you
@category=nft_analytics 18:* 54:^floor -40:^i 45:^list 34:^my 29:^which 46:^who 29:a -55:and 23:are -35:at 50:blur -44:can 26:chart
27:cheapest 34:check -34:collection -23:compress -23:contract 61:did 58:do -23:doe 104:floor -81:for -23:from -20:ha 31:it -20:look
63:mint 51:my 56:name -42:nft 81:now 32:of 33:on 34:one 27:or 73:own 56:owner -46:piec 36:price 58:thi -56:to 20:today -24:token
49:v 43:volume -30:which 80:who @category=onchain_dex -62: -19:* 25:^could -56:^i -21:^on -42:^price -24:^search 85:^the 49:^which
-33:a -35:about -32:am -89:and -38:any 60:bridge -20:buy 45:by 51:candl 84:dai 41:dex 47:dexscreen -25:did 52:do 33:doe -51:exchange
-48:find -30:from -29:geckoterminal 34:get 65:give 35:ha -23:have -25:he 26:if 46:last -21:list -21:look 34:me 38:much -38:need
-41:new 36:newest 24:not -58:now -56:or 22:our 32:over -57:pippin -35:pl 48:pool -46:price 23:profile 52:quote -48:recent 23:say
-32:search -21:sell 45:since -37:so -52:that 34:the -35:their 37:them -43:there -44:to -31:token -33:top -21:trend 21:we 22:where
22:which -24:with 46:would @category=portfolio_wallet -24: -9:* 48:^a -58:^did 27:^doe 31:^ha 38:^list -22:^my -51:^on 35:^please
-66:^price 35:^show 34:^the -41:^where -55:^who 53:all 63:am 43:amount 55:an 48:any 24:at -49:before -25:block -29:bought -45:buy
23:by -32:can -60:chain 22:check -66:coin 20:cold -71:collection 58:compress 40:contract 29:cost 47:could -29:day -36:dex -35:did
-25:doe 44:down -35:each 54:everyth 33:exact 59:first 44:for -38:get 74:ha 56:he 61:held 80:hi 50:history 37:hold -34:holder -22:if
26:into -56:it -80:just 40:late 79:left 28:lend 62:like 44:list 42:look 69:made 36:mov -26:move 21:much 62:need -39:numb -41:of
44:old 27:on 54:only 52:or 36:our 31:out -58:own -29:pair 34:pap 55:payment -28:people -54:per 66:pl 35:pnl -47:price 34:see
-36:send -34:sent -54:sheet -65:sign -23:sitt 45:so 34:sold 57:some 102:spl 25:swap 43:take 23:th -36:their -80:them 59:there
-25:they -69:to -21:today 24:token -31:transaction -60:transf 54:tx -74:wa 36:we 29:when -26:where -63:who 83:with -28:work 39:year
@category=prediction_markets 31:* 23:? 23:^best 21:^did 27:^what -45:^which 57:^who -25:account -24:all -53:and 30:are 20:best
27:bid -37:biggest 37:by -39:can -25:chart -27:cost 25:did -27:first -34:from 54:give -24:he 29:hold -37:holder -36:i 25:it 33:list
37:made 66:market 40:most -44:my 61:no 50:now 41:odd -30:of 30:on 23:one 35:only 34:or -27:our 26:please 25:price -35:say -38:sery
54:side 35:since 26:that -45:there 42:to 29:top 58:up -24:volume -43:wallet 22:what 40:who -36:with -21:worth 42:ye -24:you
@category=search_discovery -40: -5:* -53:^can -67:^doe 97:^find -33:^how 53:^i -20:^list 43:^look -22:^my 42:^search -51:^the
-36:^what -75:^who -43:a -52:account 23:all 20:an 58:any 30:call -56:can 43:category 48:coin 44:coingecko 37:compress 54:contract
44:crypto -23:dexscreen 37:did -59:do -37:doe 34:exchang -39:exchange 33:explor 95:find 63:found 57:give 36:ha -23:have 31:he
-45:hold -61:if 28:in 32:it 27:list 68:long 26:look 45:many 42:most -38:much -81:my -89:name 23:new 22:nft -37:not -97:now -103:one
-29:only -40:or -34:our 45:pair 27:people 60:pippin -23:please -31:price -48:real 27:say 32:search -31:show -51:spl -51:talk
-54:tell -27:them -25:thi -53:tick 29:today 43:token -44:transaction 39:volume -21:want 52:which -30:who -41:you
@category=security_risk -30: -10:* 47:? 39:^can -27:^could -49:^did -49:^explain 53:^got -23:^list -27:^please 35:^rugcheck
-74:^what 45:^which 28:a -21:account 37:addres 21:am 34:an 36:and 40:anyth -37:approval -31:are 71:ask 38:at 60:before -46:biggest
36:buy -41:by -40:calldata 71:can 66:check 32:claim 35:contract -50:copy -26:could -49:did -77:do 44:doe 48:ever -49:explain
37:freeze 29:from -25:give 49:got 51:have -54:he -27:hold 31:honeypot -49:i 44:if -77:in 28:into 41:last -27:late 33:latest 59:legit
36:link 38:liquidity 36:list 43:lock 46:lp 26:may 62:metamask 47:mint 53:more -21:most -42:my -23:need 31:new -25:nft -51:not
-77:now 51:only 43:open 48:or -34:over 28:people -22:permit2 -24:phish 29:pl 57:protocol 40:real 51:rugcheck 40:run 49:safe
23:sanction 37:say 33:score 29:sell -46:send 27:sent 66:show 37:sign 28:since -28:sold -61:someth -24:spl 57:still -23:swap
37:telegram 57:tell 40:the 36:them -43:they 40:thi 60:today -28:too -28:transfer -36:tx -46:verify 40:wa 27:want -26:what 28:would
@category=token_contract -48: -8:* 52:^biggest 37:^holder 47:^how -33:^i -64:^my -65:^on 27:^please 50:^show 24:^the -25:^who -44:a
30:abi 26:about -32:account 66:addres -45:all 26:an -24:approval 29:are -46:at 32:be -44:behind 44:biggest 36:buy -40:by
-28:calldata -21:can -22:check 37:collection -34:count -26:day 78:decimal -56:did -21:do -21:each -29:every 40:everyth -38:fee
-79:for -20:from 72:function 40:ga -29:get -44:give -24:hi 25:how -21:i -43:id -48:into 63:just 21:know -26:last 25:latest 37:like
-41:look -31:me -32:most 21:nft 36:not -47:now 26:of 49:one 21:our -21:own 38:pap -20:pay 26:permit2 -38:pl 39:please -34:price
-28:project 35:read 41:recent -56:selector 41:send 55:show -36:so 65:some -20:spl 44:storage 40:supp -32:the 45:their -24:there
25:thi -23:time 27:to -53:token 25:total -37:transf 41:transfer 28:treasury 30:unlock -55:up 24:verify 106:want -34:when -34:where
-39:who 45:will -33:with -35:ye @chosen-said -10:* @chosen|other -50:* @content=0|first -53:* @content=1|first -26:*
@content=2|first -56:* @content=3|first -29:* @content=4|first 16:* @content=5|first 13:* @content=6|first 61:* @described 108:*
@drops|named|new|other -10:* @fault -112:* @first=0|other 8:* @first=1|other -74:* @first=2|other -37:* @first=3|other -27:*
@first=4|other -16:* @first=5|other 30:* @first|other 42:* @group=first -65: -15:* 29:24h 47:30d 65:? 34:^a 57:^all 81:^and
-42:^balance -55:^can -21:^candl 41:^check 40:^compare -57:^could -35:^dai -42:^explain 87:^find 33:^floor 61:^for 36:^fund 55:^ga
43:^give 53:^got 60:^ha 34:^holder 23:^in 65:^latest 50:^list -28:^my 56:^newest 31:^option -42:^please -21:^pool -55:^price
35:^rugcheck 24:^search 43:^show -67:^tell 75:^the 31:^token 25:^top 23:^total 47:^tvl 40:^we -31:^what -21:^when -35:^where
-33:^who 76:about -51:account 77:addres -57:aft -35:airdrop 28:all 50:am 74:amount 66:an -44:approval 37:apy 51:are 69:ask -35:at
-21:back -41:balance -83:bank 54:be 33:been -42:behind -38:best 25:bet -42:between 49:bid 40:big 62:biggest 42:block 49:blur 55:book
58:bought 74:by 30:call 86:calldata -49:can 40:category 63:chain 36:change 51:chart 57:cheapest 79:check 42:claim 37:clos -30:close
21:coin 80:coingecko 29:cold 29:company 50:compare 49:compress 52:contract 65:copy 28:could 26:count 54:dai 45:dao -53:day 42:defi
82:deposit 55:dex 20:dexscreen -33:do 49:down 38:ever 33:exchang -41:explain 54:feed -24:file -31:fill 72:floor 21:freeze -24:friend
79:function 54:fund 74:ga -26:gain 58:gave -24:get 69:give 55:go 30:got 52:ha 34:held 29:here 47:hi 37:high 63:history 67:hold
31:holder 29:honeypot 28:hour -33:i -22:id 29:if 65:inside -60:into 24:it 92:kind 34:know 39:l2 25:largest 42:last 63:late
-37:launch 60:legit 58:lend 56:like 30:link 34:liquidity 61:list 39:lock 71:lol 87:look 36:lost 45:lp 41:m 62:made -63:make -21:many
32:market -37:may 36:mean 57:mint 38:moment 28:money 23:more -30:morn 47:most 60:mov 29:much -35:my -25:name 67:need 40:network
33:newest -63:next 26:no 48:noth 40:notional 41:odd -21:of 88:off -22:old 32:one 63:only 35:open -40:option 64:or 32:order -28:our
42:over 34:own 45:owner 20:pair 42:pap 75:payment 68:perp -27:phish -53:phone 38:piec 59:pl 24:please 35:pnl 41:pool -49:project
48:protocol 37:public -57:put 53:pyth 31:rank -33:rate 75:read 69:recent 26:revenue 29:right 75:rn 50:rpc 45:rugcheck 35:run 30:safe
49:same 23:sanction 35:sat 32:say 24:score 54:selector 34:send -22:sent -30:set -29:share 34:sheet -41:short 41:show 31:sign
41:since 22:site 38:sitt -23:so 38:some 40:somebody -65:someth 48:spl -24:spot 69:stablecoin 41:still 28:storage -40:stuck 53:summ
22:swap -42:take -31:talk -62:team 23:telegram 80:tell 22:th 30:that -85:them -28:there 60:thi 21:through 30:time -51:to 67:today
25:top 54:trad 93:trade 53:transf 39:treasury -46:twitt 80:tx -30:u 49:unlock -65:until 58:up -41:use 43:v -21:value 21:vault
87:volume -31:wallet 74:want -32:went -21:when 45:wheth 54:which -41:will -42:without -63:work 61:worth 27:would 53:writ -21:ye
37:year 46:yet -78:you @joint 76: 18:* 52:? -33:^a -72:^did 65:^doe -27:^ha -22:^list -40:^on 76:^what 38:^when 34:^which 40:^who
48:about 120:account -29:addres 81:all 36:an 48:and 27:any -24:ask -43:at 46:balance 68:before 62:bet -29:big -24:biggest -42:block
26:both -75:bought 59:buy -51:call 27:can 53:chain -49:clos 66:close 38:coin 51:coingecko 52:company -33:compress -95:contract
-83:copy -61:could -94:crypto 57:d 46:day 62:dex -32:dexscreen 54:difficulty -44:do 44:doe 36:event 77:ever 58:every 46:everyth
47:exact 22:exchange 65:fee 75:floor 39:for 24:from -22:ga 39:get 47:go 52:got -52:ha 64:have 94:he 23:hold 110:id -25:if 41:in
57:into -36:just -74:late 30:like 29:list -64:look 50:many -21:me 61:mint 35:morn 119:most 53:my -37:name 28:newest 73:next 37:nft
-45:not 58:now -42:numb 68:one 44:open -42:or 27:oth 83:our 69:out -25:own -38:paid 70:pair 43:pay -36:perp -46:piec 24:pool
30:position 37:pric -38:price 40:protocol 49:put 64:right 52:run 28:say 64:sell -27:send -58:sent 82:sery 40:show 26:sign 100:since
87:so -41:some 26:stablecoin 97:still -62:tell 60:that 63:the 41:their 125:them 96:there 38:they 21:time 44:to 85:today -28:token
103:total -46:trade -37:transaction 25:tvl -37:tx 31:u -50:up 68:verify -60:wa -45:want 70:we 31:what 109:when 42:where 48:with
22:worth 37:would -48:you @joint=1|1 20:* @joint=2|1 97:* @joint=2|2 30:* @joint=3|1 -31:* @joint=3|2 -68:* @joint=3|3 -81:*
@joint=all|lacks -54:* @joint=all|whole 102:* @joint=left|lacks 21:* @joint=left|whole 5:* @keeps|named|new|other 69:*
@keeps|open|new|other -47:* @lacks 34:24h 55:30d 72:? 41:^a -42:^any -52:^balance -65:^biggest 74:^check -39:^coin 22:^compare
37:^could 59:^dai 85:^doe -98:^explain 43:^for -48:^fund -28:^give 32:^got 80:^ha 36:^holder -22:^how 59:^i -55:^in -90:^latest
23:^metamask -71:^nft 50:^on 39:^please -67:^pool -68:^price 61:^show 27:^someone -45:^tell 43:^the -42:^top -43:^total -64:^trad
-29:^v 47:^we -62:^which -40:^who 21:abi 69:about 24:above -25:account -47:acros 63:addres 30:aft 28:again 36:all 79:already
-43:also 55:am 88:an -31:any -77:anyth 50:app -57:approval 34:apy -33:at -62:back -53:balance 63:be 37:been 45:before -41:behind
52:bet 46:big -77:biggest -20:block 58:blur -23:book -40:both -24:bought 30:burn -52:by 38:category 90:chart 76:cheapest 106:check
52:claim 34:client 77:clos 71:coin 74:coingecko 35:cold 37:company 45:compare -70:copy -26:cost 45:could 69:count 54:d -34:day
-46:defi -47:defillama 35:deploy 89:deposit 54:dev 51:dexscreen -46:do 36:doe -25:down -21:each -52:earn 49:end 73:enough 77:ever
-30:every 44:everyth 23:exact 74:exchange -97:explain -43:fail 44:far 64:feed 24:find 46:floor 90:for 44:found 76:from -34:fund
50:ga -39:gain 68:gave -40:geckoterminal 44:get 56:give 48:go 69:ha 77:hash 63:he -33:height 26:high 84:history 67:hold 58:honeypot
34:how 23:i 47:id 43:if 45:in 42:inside 95:it -31:just 32:kind 73:know 95:l2 40:largest -25:last -87:latest 35:launch 62:left
79:lend -28:level 79:like 22:link 22:liquidation 71:liquidity 26:list 22:log 67:lol 67:long 65:look 56:lp 37:m 64:made -50:make
59:may 49:mcap 73:me -26:mean 59:mint 38:money 20:more 23:morn -134:most 65:mov -25:move 65:much 83:my 33:name 103:need 73:network
29:new -76:newest -74:next -52:nft 31:no 64:noth 52:notional 45:now 50:numb 27:off 56:one 59:only -37:open 54:or 60:order 24:oth
23:our 49:out 45:outcome 26:over 26:paid 55:pap -78:people -44:perp -28:phish -43:phone -111:pippin 87:pl 72:please -52:plu 39:pnl
-22:pool -66:price -42:project 21:protocol 43:pull 65:pyth -31:quote 36:read 33:real -82:recent -41:revenue 23:right 50:rn 52:rpc
67:run 38:safe 43:same 31:say 38:see 68:selector -47:send 37:settl 50:sheet 63:should 81:show 70:since 62:single 38:sit 30:site
26:sitt 65:some 34:somebody 35:spl -45:spot -79:stablecoin 105:still 37:storage -40:stuck -53:swap -61:t 64:talk -39:team
-23:telegram 83:tell 31:text 83:th 106:that 96:the -35:their 59:there 21:these -25:they 99:thi -53:through 92:tick -21:time
-29:today -31:token -49:top -26:total 44:trad -23:trade -72:transfer 24:treasury 40:tvl -49:twitt -60:tx 23:u -60:until -37:use
-37:v 20:verify -29:wallet 25:want 75:we 40:were 56:where -24:wheth -24:which -28:who 22:whole 49:with -42:without 66:would 40:writ
51:ye 35:year 67:yet 44:yield @lacks:address 19:* @lacks:anyAddress -11:* @lacks:anything 12:* @lacks:bitcoinAddress -6:*
@lacks:bitcoinHash 17:* @lacks:chain -17:* @lacks:coinId -15:* @lacks:coinSymbol -52:* @lacks:collection 63:* @lacks:day -6:*
@lacks:ens -25:* @lacks:exchange -49:* @lacks:exchangeId 44:* @lacks:hash -20:* @lacks:hex -33:* @lacks:holder 17:* @lacks:llamaCoin
-70:* @lacks:market 53:* @lacks:moveType 9:* @lacks:pair -21:* @lacks:protocol 60:* @lacks:query 75:* @lacks:signature -89:*
@lacks:solanaAddress 20:* @lacks:solanaSignature 15:* @lacks:ticker 3:* @lacks:time -36:* @lacks:types -32:* @lacks:unit -84:*
@lacks:url -19:* @lacks:uuid 31:* @lacks:venue -18:* @lacks=1 -28:* @lacks=2 43:* @lacks=3 19:* @leaves:bitcoinAddress -62:*
@leaves:bitcoinHash 27:* @leaves:chain -11:* @leaves:coin 27:* @leaves:collection 21:* @leaves:count 10:* @leaves:ens -24:*
@leaves:evmAddress -31:* @leaves:evmHash -44:* @leaves:exchange -104:* @leaves:fiat 9:* @leaves:holder -76:* @leaves:maybeChain 5:*
@leaves:name -23:* @leaves:number -18:* @leaves:pair -47:* @leaves:protocol 44:* @leaves:solanaAddress -18:* @leaves:solanaSignature
-59:* @leaves:step 5:* @leaves:thing -24:* @leaves:ticker -32:* @leaves:time -10:* @leaves:unit -57:* @leaves:uuid -11:*
@leaves:venue 57:* @leaves|first -8:* @leaves|more|other -8:* @left|other -47:* @missing 17:* @name 28:* @named 44:* @outside 16:*
@outside|abroad|else 124:* @outside|abroad|ours -14:* @outside|here|else 93:* @outside|here|ours -51:* @outside|named=0 48:*
@outside|named=2 -51:* @outside|own 11:* @outside|own=0 -20:* @outside|own=1 70:* @outside|own=2 -6:* @outside|own=3 -14:*
@outside|strange 48:* @outside|strange=0 -56:* @outside|strange=1 56:* @outside|strange=2 8:* @outside|strange=3 55:*
@outside|words=0 -111:* @outside|words=1 39:* @outside|words=2 76:* @outside|words=3 76:* @outside|words=4 -23:* @outside|words=5
-54:* @outside|words=6 -91:* @own|other 39:* @provider 169:* @ruled 114:* @ruled=asks 137:* @ruled=many 13:* @ruled=one 82:*
@ruled=outside 69:* @ruled=partly -251:* @score|other 63:* @share=1|other 9:* @share=2|other -45:* @share=3|other -32:*
@share=4|other 37:* @share=5|other 11:* @share|other 16:* @slot-said -11:* @slot:category -83:* -50:^top -28:^which -20:are -27:bet
-30:defi -30:did -31:event -27:market -39:on -32:protocol -30:the -25:today -50:top -21:what -31:which -22:with @slot:contract_type
-21:* @slot:currency -20:* @slot:direction -56:* @slot:duration 7:* 54:and -21:dex -23:for -28:i 51:in 54:of -48:on -38:pool 45:the
@slot:entity -34:* @slot:entity_type -24:* @slot:exact 12:* @slot:filter -32:* @slot:include_tickers -20:* @slot:interval 22:*
38:chart -23:did 41:price -23:the @slot:kind -71:* -53:^what -40:and 38:feed 34:for -50:on -51:what @slot:kinds -47:* -28:in -30:the
@slot:measure -4:* 40:? 56:^what -36:^who 52:and -28:chain 57:did 58:earn -81:fee 59:for -35:in -47:on -42:option -36:premium
-45:protocol 52:what -36:who @slot:order -3:* -36:^compare -47:^floor -44:^how -22:^i -48:^nft 49:^which -41:a -26:all 46:and
-37:are 54:at 57:best 32:buy 41:by -27:cap -30:chain -41:coingecko -35:compare -22:did -40:doe -33:exchang 50:first -36:for -42:how
-29:i -21:id 36:in -29:interest -28:it -36:liquidity -35:market 47:most -22:much -41:my 49:numb 21:on -43:one -32:open -21:or
68:owner -39:pl 33:pool -34:profit -21:show 53:side -24:that 23:their -24:to 25:trad 42:trade 49:v -21:wa 66:with 46:yield
@slot:outcome -66:* -30:for -22:the @slot:period -94:* -36:my -35:of -34:what -31:with @slot:side 44:* 66:? 57:i 60:in -23:on
@slot:standard -61:* @slot:status -26: -33:* -43:? -25:^which 21:all -23:by -23:did -45:event 34:give -25:how -29:i 84:last 41:list
63:no -38:odd 28:open 28:price -27:that -32:the -25:today -36:trad -21:volume -47:which 23:with 58:ye @slot:token -31:*
@slot:token_type -36:* -21:^how -27:^what -20:^which -41:^who -24:a -31:and 31:by 33:compress 48:contract -21:doe -26:for -26:hold
-34:it -29:list -46:one 20:that -20:the -23:thi -28:wallet 33:which @slot:top_coins -27:* @src=none -65: -15:* 29:24h 47:30d 65:?
34:^a 57:^all 81:^and -42:^balance -55:^can -21:^candl 41:^check 40:^compare -57:^could -35:^dai -42:^explain 87:^find 33:^floor
61:^for 36:^fund 55:^ga 43:^give 53:^got 60:^ha 34:^holder 23:^in 65:^latest 50:^list -28:^my 56:^newest 31:^option -42:^please
-21:^pool -55:^price 35:^rugcheck 24:^search 43:^show -67:^tell 75:^the 31:^token 25:^top 23:^total 47:^tvl 40:^we -31:^what
-21:^when -35:^where -33:^who 76:about -51:account 77:addres -57:aft -35:airdrop 28:all 50:am 74:amount 66:an -44:approval 37:apy
51:are 69:ask -35:at -21:back -41:balance -83:bank 54:be 33:been -42:behind -38:best 25:bet -42:between 49:bid 40:big 62:biggest
42:block 49:blur 55:book 58:bought 74:by 30:call 86:calldata -49:can 40:category 63:chain 36:change 51:chart 57:cheapest 79:check
42:claim 37:clos -30:close 21:coin 80:coingecko 29:cold 29:company 50:compare 49:compress 52:contract 65:copy 28:could 26:count
54:dai 45:dao -53:day 42:defi 82:deposit 55:dex 20:dexscreen -33:do 49:down 38:ever 33:exchang -41:explain 54:feed -24:file -31:fill
72:floor 21:freeze -24:friend 79:function 54:fund 74:ga -26:gain 58:gave -24:get 69:give 55:go 30:got 52:ha 34:held 29:here 47:hi
37:high 63:history 67:hold 31:holder 29:honeypot 28:hour -33:i -22:id 29:if 65:inside -60:into 24:it 92:kind 34:know 39:l2
25:largest 42:last 63:late -37:launch 60:legit 58:lend 56:like 30:link 34:liquidity 61:list 39:lock 71:lol 87:look 36:lost 45:lp
41:m 62:made -63:make -21:many 32:market -37:may 36:mean 57:mint 38:moment 28:money 23:more -30:morn 47:most 60:mov 29:much -35:my
-25:name 67:need 40:network 33:newest -63:next 26:no 48:noth 40:notional 41:odd -21:of 88:off -22:old 32:one 63:only 35:open
-40:option 64:or 32:order -28:our 42:over 34:own 45:owner 20:pair 42:pap 75:payment 68:perp -27:phish -53:phone 38:piec 59:pl
24:please 35:pnl 41:pool -49:project 48:protocol 37:public -57:put 53:pyth 31:rank -33:rate 75:read 69:recent 26:revenue 29:right
75:rn 50:rpc 45:rugcheck 35:run 30:safe 49:same 23:sanction 35:sat 32:say 24:score 54:selector 34:send -22:sent -30:set -29:share
34:sheet -41:short 41:show 31:sign 41:since 22:site 38:sitt -23:so 38:some 40:somebody -65:someth 48:spl -24:spot 69:stablecoin
41:still 28:storage -40:stuck 53:summ 22:swap -42:take -31:talk -62:team 23:telegram 80:tell 22:th 30:that -85:them -28:there 60:thi
21:through 30:time -51:to 67:today 25:top 54:trad 93:trade 53:transf 39:treasury -46:twitt 80:tx -30:u 49:unlock -65:until 58:up
-41:use 43:v -21:value 21:vault 87:volume -31:wallet 74:want -32:went -21:when 45:wheth 54:which -41:will -42:without -63:work
61:worth 27:would 53:writ -21:ye 37:year 46:yet -78:you @src=none|other -15:* @takes:choice 158:* @takes:count 78:* @takes:days 66:*
@takes:fiat 68:* @takes:flag 91:* @takes:least 51:* @takes:period -25:* @takes:step -3:* @takes:time 21:* @title 61:*
@tool=call_contract 47:a 51:and 37:call 20:contract 47:how -38:i 40:my -27:of 27:the @tool=check_approval_security 44:* 49:?
-22:^which -24:approval 62:approve 40:before 31:contract 36:it 28:me -44:of 39:on 24:spend 29:that 26:to 25:trust -24:what -27:which
@tool=check_contract_verified 7:* 35:? -25:a -46:it 51:the 28:verify @tool=check_dapp_security -7:* 29:? 32:audit -26:of
@tool=check_honeypot 9:* 29:buy 62:honeypot -29:i -37:in -24:me -26:my 36:on -26:safe 41:sell -31:the -30:to -25:who
@tool=check_malicious_address 44:? 72:^i -30:^my -28:and -37:ask 74:it -32:link -53:me -40:my -35:of 31:on 64:or 27:sanction
-28:sent -27:that -79:the 24:thi -33:to -39:wallet 33:what @tool=check_phishing_site 20:* 46:? 27:^i 31:and -35:for 51:got -42:it
50:link 43:me 30:my 34:or -20:phish 36:that 20:the 28:to @tool=check_token_safety -74:* 21:coin -37:honeypot -48:of -61:on 21:one
-35:or 78:safe -24:sell -30:tax 30:thi 41:to @tool=checksum_address -19:* @tool=compare_tokens -12:* 37:by 26:coin 24:market -38:of
23:on 23:side 37:that 30:the 31:v 47:volume -35:what 66:with @tool=compute_create_address -27:* -25:? -20:contract -34:it
@tool=compute_namehash 29:* @tool=convert_units 27:* 21:? 21:i 29:it -33:on 24:to @tool=decode_abi -4:* -49:^explain -44:^what 52:a
28:and -38:calldata 69:can -58:do -49:explain 67:it 51:me 32:on 33:please 47:sign -27:the 41:to -36:tx 48:with
@tool=decode_abi_parameters -32:* @tool=decode_calldata 21:* 35:^decode 33:^what -24:calldata 35:decode -60:for 50:function 46:i
34:it -63:selector -60:the 48:thi 31:what @tool=decode_log -50:* @tool=decode_raw_transaction 5:* @tool=decode_selector 45:* -30:for
49:function 20:i -37:of 35:thi 50:what @tool=detect_rugpull 20:* -32:it 52:of 27:on 30:the -34:what -20:where @tool=encode_abi -51:*
-54:abi 57:and -26:calldata -26:for 48:i 44:my -60:selector -27:the @tool=estimate_gas -44:* -53:^how -20:^i -56:a -22:and -34:call
-39:contract -21:do 40:for 46:from -36:how -38:much -24:of 25:on -41:run -22:the 46:transaction -21:transf @tool=get_account_nonce
38:* 27:on @tool=get_alchemy_token_balances 18:* @tool=get_alchemy_token_metadata -60:* @tool=get_asset_platforms 27:* 46:chain
40:coingecko 44:for -20:i -32:id @tool=get_asset_transfers -64:* -30:got -21:ha -27:i -21:in -21:it -34:my -45:of -32:on -43:the
23:token @tool=get_batch_historical_prices -49:* @tool=get_block -37:* 27:? 40:^what 37:at -37:height -35:how -43:i -32:it 29:numb
-43:of -26:on 34:what @tool=get_block_by_timestamp -44: -36:^what -34:and 30:for 33:height 24:i -23:in 42:need 21:on 21:time 31:wa
-34:what 33:which @tool=get_block_details 6:* 26:? 34:and 27:block 31:how -33:i 34:in 36:it 30:on -27:what @tool=get_boosted_tokens
-13:* @tool=get_bridge -13:* 28:? 41:the @tool=get_bridge_volume -102:* -44:^how -56:and -41:bridge -43:how -42:on -26:the
@tool=get_bridges 52:* -36:and 47:bridge 45:how 22:the @tool=get_btc_address 5:* -51:^how -38:^i -34:addres -38:and -24:balance
-21:doe 47:ha 50:hold -31:i 29:of 39:the 52:what @tool=get_btc_address_transactions -42:* -26:i -22:it @tool=get_btc_block 21:*
-26:^when 23:block 22:height 29:of -25:when @tool=get_btc_difficulty -3:* -33:and 25:difficulty 34:next 22:when @tool=get_btc_fees
21:* -51:? 37:i -21:it 40:my -21:of 59:sat 33:the 52:to @tool=get_btc_hashrate -80:* @tool=get_btc_mempool 26:* @tool=get_btc_price
-6:* 25:^what -32:and 28:i 30:it 21:the 29:wa 22:what @tool=get_btc_tx 21:* 40:? 55:^how -23:addres 26:fee -37:ha 36:have 55:how
-42:i 57:many -49:payment -52:the -44:through 46:transaction @tool=get_btc_utxos 37:* 34:addres 41:i 42:list @tool=get_categories
-18:* 24:^what 33:category 36:coin 39:it -53:that 22:what @tool=get_categories_market_data 3:* -50:? -21:^which 29:by 35:category
33:coin -30:which @tool=get_chain_fees -30:* -26:? 37:^which -42:and -32:app -25:chain 33:earn 28:fee -38:how 32:most -37:much
-46:of 26:protocol -24:revenue 25:to @tool=get_chain_info 46:* 33:^what 49:and 58:chain 47:i 32:id 48:my 47:numb 65:rpc 36:the 58:to
33:what @tool=get_chain_stats -28:* 23:and 23:how 23:i 24:time -24:transaction @tool=get_chain_tvl_history -30:? -22:^how 26:^tvl
37:and -29:develop -30:for -26:ha -21:how -21:in 26:it -32:lock -29:money 22:of 31:on -47:protocol 38:tvl -35:which @tool=get_chains
-34:* -27:? -36:and -24:doe -38:how -24:i -33:it -23:on @tool=get_chains_tvl_history -60:* 27:^how -42:^i 54:all -32:and 22:defi
35:develop -54:i -28:it -50:on 36:since -30:the 36:total -39:tvl -27:which @tool=get_coin_historical_chart 22: -6:* -38:? -25:^what
21:and 55:chart -55:did 22:i 41:it -32:my -48:the -27:what @tool=get_coin_history 7:* -24:? -59:^how -33:^price 51:^what -38:and
-29:bought -42:coin 31:did -57:how 24:i 76:it -49:me -39:much -22:my 30:of 24:on 24:one -25:price 68:tax -34:that 50:to 64:wa
33:what 23:worth @tool=get_coin_market_chart_range -28:* -30:from 27:how -36:it -28:of -39:to @tool=get_coin_ohlc -48:* 35:in
@tool=get_coin_tickers 5:* -22:^which 71:and 47:coin 25:coingecko 59:exchang 26:for 28:id -44:in -39:it 21:of -22:trad
@tool=get_coins_index 28: -52:? 21:^i -53:^what -33:a 28:about 21:all 30:and -32:can 25:category 43:coingecko -23:find -46:ha 46:how
44:i 63:id -54:me 87:my 57:need 36:of -55:on -46:our -50:thi -27:to 61:want -61:what -34:with -30:you @tool=get_coins_list -55:*
-26:^i -39:coin -27:coingecko -29:for -33:i 21:it 67:list -26:my 21:of -22:on @tool=get_coins_market_data -39:* 52:? 33:and -40:by
-48:category -59:coin -38:for -26:how -54:i 39:in -39:it -31:one 65:price -51:the -28:which @tool=get_companies_treasury -37:*
-23:^how -43:^i -20:a -29:and -20:at -28:for -36:ha 36:hold -30:how -70:i -35:in -30:it -24:much -32:my -30:of -46:own -45:to
@tool=get_contract_abi 47:* -21:^i 60:abi -21:call -37:on -22:verify @tool=get_contract_bytecode 33:* 21:i @tool=get_contract_code
40:* 22:? 21:^i 38:abi @tool=get_contract_coin -11:* -41:? 60:^what 31:and 35:coingecko -65:contract 23:i -25:in 50:it -67:of
27:tell -24:the -29:thi 37:what @tool=get_contract_market_chart -65:* -29:in -37:price @tool=get_contract_market_chart_range -49:*
@tool=get_contract_source -19:* -37:? -34:^i -39:a -38:it -47:or 34:the 29:verify @tool=get_current_prices -19:*
@tool=get_defi_protocol 19:* -51:? -48:^how 24:^i 27:^tvl -36:^what 56:a 76:and 53:chain 36:day -41:defi 33:doe -23:fee -40:for
41:how 61:in 34:it 67:lend -47:me 52:much -33:my 55:now -25:of 65:on 90:one 25:please 28:since -46:we 59:which
@tool=get_defi_protocols -91:* -55:a -78:and -46:are -78:chain 44:defi -83:how -55:it -39:lend -78:much -52:on -56:one 21:protocol
-21:that -56:the -61:what -40:which @tool=get_derivatives_exchange -35:* @tool=get_derivatives_exchanges 26:* 31:interest 28:open
28:the @tool=get_derivatives_exchanges_list -10:* @tool=get_derivatives_tickers -33:* 41:^fund @tool=get_dex_pair 57:* 37:dexscreen
42:for 36:on 68:pair 46:the @tool=get_dex_volume -53:* -40:? 34:^how 50:a -35:did 36:do 26:how -20:i -24:in -23:it 35:much -49:my
-47:of -26:swap -32:the 22:trad -44:what @tool=get_dex_volumes -41:* 24:? -28:^how 29:^which -32:a -43:and -39:for -28:how -37:i
-44:it -27:much -23:of -38:on -27:trad @tool=get_dex_volumes_by_chain 27:* 30:all 43:dex -20:did 21:for -25:it 26:on 22:the 38:with
@tool=get_dexes -30:* 29:? 35:^which -35:dex -23:for -21:on 36:which @tool=get_emissions -3:* 63:token 30:unlock -25:when
@tool=get_entities_list -56:* -49:company -48:hold 25:i -27:in -46:it -32:on -35:the @tool=get_erc20_allowance 4:* -21:? 38:^how
-21:approval 27:permit2 @tool=get_erc20_metadata 42:* 45:^how 57:decimal 43:how 47:many 38:token @tool=get_erc20_transfers -100:*
-70:it -21:my -59:sent -38:that -26:token -55:wa @tool=get_etherscan_balance -20:* @tool=get_etherscan_contract_source 7:*
@tool=get_etherscan_gas_oracle -41:* -21:on @tool=get_etherscan_token_transfers -32:* @tool=get_etherscan_transactions 32:* -26:i
46:on 45:tx @tool=get_event_topic -9:* @tool=get_exchange -21:* -26:and 22:my -30:of -25:the @tool=get_exchange_markets -33:*
40:^which 22:a -22:and 44:doe 35:list -28:of 22:pair 26:spot 33:which @tool=get_exchange_tickers -39:* -20:exchang -30:pair
@tool=get_exchange_time -69:* -32:^i -31:exchange -59:i -36:the @tool=get_exchange_volume_chart 23:* -52:did -46:exchange -60:the
@tool=get_exchange_volume_chart_range -63:* @tool=get_exchanges -57:* @tool=get_exchanges_list 37:exchang -21:i @tool=get_fear_greed
-12:* -31:the @tool=get_fee_history -30:* -21:a -26:on -22:the @tool=get_fees_overview -29:* -36:and -46:fee -25:of -29:on
46:revenue -34:tvl @tool=get_first_prices -10:* 24:first @tool=get_function_selector -39:* -23:a 24:for 20:my -24:that -27:thi
@tool=get_funding_rate -22:* -44:^fund -32:^what -32:fund 46:on -41:perp -31:what @tool=get_funding_rate_history 36:* 34:^fund
33:fund -26:on 35:perp 34:the 30:what @tool=get_gainers_losers -64:* -35:i -35:the @tool=get_gas_overview 4:* 52:^ga 39:a 25:i
-37:in -29:it -31:much -23:my 33:now 28:or 20:which @tool=get_gas_price -42:* 38:^ga -20:and -23:for -30:the @tool=get_global_defi
22:cap 27:crypto 37:defi 21:market @tool=get_global_market_cap_chart -6:* @tool=get_global_stats 40:? -22:^what 36:and 22:cap
-24:crypto -25:i -29:the -21:what @tool=get_goplus_supported_chains 29:* @tool=get_hacks 12:* -67:? -65:^i -75:i 85:the
@tool=get_historical_prices 35:* 39:? -45:^i -21:a 27:and 53:at 44:bought 38:coin 33:day 66:for -22:i 30:me 25:moment 53:my 40:of
34:on -70:one 44:please 43:price 27:tax 49:that 74:the -22:thi 21:time 37:wa 39:what @tool=get_internal_transactions 45:* 33:and
-28:call -37:for -28:how 50:i 49:it 46:my 36:of -58:on 40:the -55:transaction @tool=get_jup_price -20:* 41:^price -32:do 23:for
-27:get -29:i -27:mint 24:of -26:on 30:price -28:what @tool=get_jup_quote -13:* 26:^what -28:a 52:do 45:get 29:if -29:in -31:it
33:of -26:the 36:what 46:would @tool=get_kalshi_event 60:* 26:and 49:last 32:on @tool=get_kalshi_exchange_status 48:* 78:i -24:on
44:open 36:trad @tool=get_kalshi_market 5:* 61:i -27:in 67:it -43:last -26:market -52:odd 52:on 21:what 51:ye
@tool=get_kalshi_orderbook -34:* -25:and 43:book -61:for 49:i -27:me 55:of -49:on 43:side 43:the @tool=get_kalshi_price -50:*
-30:and -51:i @tool=get_kalshi_price_history 7:* -25:? -33:and 47:how -26:it -24:last 22:me -23:price 47:the -24:ye
@tool=get_kalshi_series -17:* -29:? 66:and -50:event -22:how 29:of -56:sery -50:settl 35:the -32:what 81:who @tool=get_kalshi_trades
-15:* -38:? -26:^how -33:and 28:for -26:how -67:i 47:in -44:it 42:market 23:on -26:open 43:the @tool=get_logs -66:* -24:and -28:i
-23:it -31:log -20:of -22:on -27:the @tool=get_multi_pools 33:* @tool=get_multi_token_pairs -5:* 43:all 22:for -23:i 26:liquidity
24:of -20:on 38:one 22:pair @tool=get_multi_tokens -41:* @tool=get_native_balance -20:* 20:^balance 23:^how 23:doe 26:have 34:hold
23:how -50:i 21:in 23:much 26:on -60:the -20:what @tool=get_networks -37:* -22:? -26:network -32:on @tool=get_new_coins 15:* -49:?
24:coin 53:coingecko -47:for 34:i -46:list -27:my -56:new -55:the @tool=get_new_pools 22:* -24:? -33:for -36:i -39:new 59:on 52:pool
@tool=get_nft -42: -64:* 24:? 143:^floor -41:^nft 47:^what -73:a 58:all -93:and -69:by -40:check -70:collection 41:doe -41:for
-75:have -29:i -42:in -65:it 24:list 33:market -33:nft 33:now -32:of -25:on -34:one -52:owner -29:price -34:v 23:volume -29:which
25:with @tool=get_nft_by_contract 20: -19:* -24:^nft -22:^show -35:a -41:all 36:and -43:by 26:contract 28:for 23:ha 28:have 37:how
41:in 48:many 21:my -20:now -27:of 27:on -24:one -52:own 55:owner -22:show 28:volume 32:what -33:which -23:with
@tool=get_nft_holdings 23:in 20:list @tool=get_nft_market_chart -29: -28:* -38:? -24:^floor 30:^i 36:a -40:and -42:by -31:collection
31:for 54:i -45:in 26:nft 39:on 33:or 42:price -22:volume @tool=get_nft_markets -11:* -48:? -59:^floor -21:^i -23:all 52:and 52:by
-32:collection -24:for -27:have -31:i -21:it -28:list -33:my -32:nft 37:of -31:on 64:owner -64:price -34:the -21:what
@tool=get_nft_security -34:* -49:^i -26:^nft -46:a 55:can -28:doe -29:for -28:i -27:it 44:mint -20:on -35:one 28:or 41:the -49:to
@tool=get_nft_tickers -9:* 26:^i 21:a 55:blur -41:cheapest -48:collection 24:for -33:i 32:now -43:of 30:on -28:or -61:the -42:where
@tool=get_nfts -24: -35:* 25:? -52:^floor 41:^nft 69:^which -29:a -53:all -55:and -29:blur 56:by -47:doe 48:floor -60:for 57:have
-46:i -25:in -29:it -55:my -66:of -46:on -41:one -27:or 43:price 25:the -21:to 48:volume -28:what @tool=get_nfts_for_owner 70:* 41:?
-45:and -25:can -28:collection -30:for 28:how -49:i 63:in 21:it 65:list -25:many 65:my 30:of 20:on 84:one -34:owner @tool=get_ohlcv
-8:* 40:? -49:candl -42:for 38:in -27:of -54:on 68:what @tool=get_onchain_token_price -20:* @tool=get_open_interest -12:* 22:for
@tool=get_open_interest_overview 30:* 34:and 28:dex 23:on 41:perp 22:position 23:the 35:what @tool=get_options_by_chain -6:*
65:^option 26:i -38:notional -36:of 40:premium 48:protocol 23:volume @tool=get_options_overview -24:* -26:i -58:notional -40:of
43:on -28:protocol -39:the @tool=get_options_protocol -64:* 23:^how -72:^option -23:a -22:and 56:for 22:how 61:notional -40:of
-56:on -42:option -64:premium -49:protocol 34:the -21:volume @tool=get_orderbook 6:* -22:^how -23:at 33:for -27:how -40:i -39:in
-40:it 63:level -29:no 51:of 29:on -22:show 49:side -22:the -44:to -23:what @tool=get_perp_account 35:* 29:? 37:^what 38:i
45:liquidation 49:my 54:on 20:position 30:what @tool=get_perp_candles -68:* @tool=get_perp_fills 8:* 20:for
@tool=get_perp_funding_history -24:* @tool=get_perp_markets 40:* 41:fund 41:perp @tool=get_perp_mids 12:* @tool=get_perp_open_orders
-33:* -22:and -25:of -30:the @tool=get_perp_orderbook -6:* 42:how 36:i -34:no 48:show -36:side @tool=get_polymarket_activity 14:*
32:ha -27:in 21:the @tool=get_polymarket_closed_positions 38:* 42:^i -44:and -31:are 44:at 34:did -23:ha 37:i 39:in -39:of -28:the
@tool=get_polymarket_event 31:* 26:event @tool=get_polymarket_holders 9:* 23:? 53:^who 22:are -25:biggest 32:hold -24:holder -25:i
42:in 44:thi 52:who 25:ye @tool=get_polymarket_leaderboard -13:* -45:did -29:ha 55:on -23:with @tool=get_polymarket_market -37:*
-62:for 59:i -31:market -33:on 40:the @tool=get_polymarket_midpoint 37:* 51:for -34:the @tool=get_polymarket_orderbook -5:* 25:ask
21:bid -27:book 34:for 21:no @tool=get_polymarket_positions 16:* -26:? 22:^how 55:^what 45:at 47:bet -33:for 42:ha 32:how -51:i
-56:it 33:much 32:my -60:on 49:open 22:position -32:the 45:what @tool=get_polymarket_price -111:* -53:for -32:i -42:on -58:the
@tool=get_polymarket_price_history -32:* -42:for 33:market 24:odd 20:that -26:the @tool=get_polymarket_trades 18:* -42:for 43:i
33:on 26:the 22:who @tool=get_polymarket_value 4:* 21:all 32:are 31:open 25:worth @tool=get_pool_info 63:* 48:in 62:of 60:pool
57:the 31:token @tool=get_pool_ohlcv 11:* -31:^what -30:and 55:candl -42:dex 40:it 53:me 23:of -49:on 31:show 40:the -23:thi
31:token -50:volume -32:what @tool=get_pool_trades -36:* 26:^show -41:^which 25:above -23:bought 23:in 31:last -34:on 26:over
-36:pool 24:show -34:trade -35:which @tool=get_pools -84:* -55:? -38:^pool 27:^which -27:and -21:pair -46:pool -24:top -23:trade
-24:where @tool=get_pools_by_address 30:* 65:and 22:in 76:liquidity 38:of 44:the -27:token 39:volume @tool=get_pools_by_dex -26:?
-45:^pool -24:^which -21:and 37:for 22:i -27:in -23:pool -24:which @tool=get_prediction_market 3:* 80:? 78:^what 38:a 42:and 24:are
30:bet 50:doe -62:i -41:in -30:it 83:now 32:odd -31:of -35:on -27:say 26:the 93:what 22:which -25:ye @tool=get_prediction_orderbook
30:no -38:on 22:side @tool=get_prediction_price 4:* 39:? 26:^best 34:ask 25:best 30:bid -27:cost -24:how 59:i 32:in 54:no 31:now
-39:of 22:on -32:ye @tool=get_prediction_price_history 9:* -22:and -20:chart 38:how -26:it 21:on 25:the @tool=get_prediction_trades
-14:* 46:in @tool=get_price 46:* 81:? 35:^how -24:^i -44:^price 39:^what 58:and -54:at -32:by -29:coin -43:coingecko 68:do -23:for
26:how -40:i -27:id 30:in 45:me 27:much -63:my -52:of 52:one -47:the 28:what @tool=get_price_chart -64:* -28:^how -21:^i -22:a
-54:and -30:how -51:mov -22:price -29:the @tool=get_price_percentage_change -48:* -75:? -44:^how -32:^what -26:before 41:by
-27:change 32:coin -73:do -41:ha -31:in 71:move -47:one -32:or -61:price -41:since -40:the 20:up -45:wa -53:which
@tool=get_protocol_fees 29:* 57:? -45:^which 49:fee 39:for 57:holder 21:i 30:it -59:most 27:much 74:of -30:tvl -46:which
@tool=get_protocol_tvl 39:* 41:^how 32:^tvl -34:and 35:for 58:i 21:in 27:lock -40:me -23:much 24:now 20:of 69:one 46:the 45:tvl
42:which @tool=get_pyth_price -12:* 39:a -46:and 52:doe 50:feed 51:for 55:have 42:i 24:id -61:of -57:price 50:pyth 49:the 21:what
@tool=get_pyth_price_at 15:* -45:feed -31:for -45:pyth 36:the @tool=get_raises -27:* -23:^what -22:of -22:what
@tool=get_recent_trades -60:* -55:of -20:the @tool=get_recently_updated_tokens 42:* 51:on 45:token @tool=get_rugcheck_new -62:*
39:mint -51:rugcheck -44:token @tool=get_rugcheck_recent 6:* 26:on 66:the 28:token @tool=get_rugcheck_report -27:are -32:rugcheck
-34:token @tool=get_rugcheck_summary 25:* 59:^rugcheck 33:score 44:thi -55:token @tool=get_rugcheck_trending 3:* -67:the
@tool=get_rugcheck_verified 21:* -40:i -91:on 40:rugcheck -56:the 30:token -39:verify @tool=get_sol_account -35:* -24:of -27:on
-27:own -26:who @tool=get_sol_balance 4:* 47:? -22:^balance -43:and -21:balance 27:i -31:much -40:of -20:on -53:token 36:wallet
@tool=get_sol_block_time -23:* 23:on 45:wa @tool=get_sol_largest_accounts 13:* 40:account -34:and 23:biggest @tool=get_sol_network
30:* 23:a 40:i -28:the @tool=get_sol_priority_fees 33:? -46:and 23:fee -64:i 40:on -26:the @tool=get_sol_signatures -23:? -31:in
26:the -22:token @tool=get_sol_token_accounts -51:* -27:? -36:^how -49:and -36:how -36:i -40:in -34:much 26:my -21:of -41:on
-29:token -34:wallet -23:what @tool=get_sol_token_supply 13:* 22:^how -28:and 22:how -40:i 45:supp @tool=get_sol_transaction 53:*
-30:? 49:^did 40:^explain 28:^what 57:a -24:and 38:did 29:do 41:explain -24:fee -21:how 37:on 34:swap 57:the 27:thi 60:tx 30:what
@tool=get_solana_asset 73:* 48:a 52:and 38:collection 22:i -74:in 76:it -27:me -23:nft 70:of 70:on 76:own 26:the 88:who
@tool=get_solana_assets_by_owner -8:* 55:? -26:^how -49:^what -73:^who 35:and -44:collection 59:compress 24:doe -26:how 26:i -38:it
41:my 44:nft -64:own 33:show -34:thi 32:token 30:wallet -23:which -79:who @tool=get_solana_parsed_transactions -50:* -22:^explain
-24:explain -23:what @tool=get_solana_priority_fee_estimate -57:* @tool=get_solana_token_security -18:* 24:? -23:and 38:freeze -23:i
-35:it -24:spl 32:the @tool=get_spot_balances 30:and 20:how 24:i -21:of @tool=get_spot_markets 29:* 20:spot @tool=get_stablecoin 58:
3:* 26:? 21:^how -22:a 63:chain -50:day -38:did -75:from 32:how 54:i 62:much 52:of -39:our 33:since 21:stablecoin 30:supp 20:the
-36:to -25:what 25:which @tool=get_stablecoin_chains 53:* -26:? -26:^how 75:chain -29:how -38:i -49:much -27:of -26:on 39:stablecoin
-42:supp 45:the 46:which @tool=get_stablecoin_charts_by_chain -60: -44:* 27:^how -22:a -37:chain 65:from 71:ha 30:how -24:in -35:of
47:on -63:please -58:supp @tool=get_stablecoin_charts_global -29:* -47:^how -22:by 41:chain -47:from -45:how -28:in -25:of -45:on
-51:since -46:the 26:total @tool=get_stablecoin_dominance 47:in 38:of -21:what @tool=get_stablecoin_prices -11:* 64:^did -30:^how
-30:and -41:day 69:did -30:how -26:i -41:many -25:my -29:of -23:on 53:or -30:stablecoin @tool=get_stablecoins -61:* -28:^how 22:and
43:are 35:by -93:chain 29:ha -36:how -27:i -24:it -21:much 23:of -20:stablecoin 43:supp -52:the 34:what -40:which
@tool=get_storage_at 38:* 23:^read 24:i 44:storage @tool=get_sui_token_security 42:* 21:? 43:can 30:it 44:mint 44:or
@tool=get_supported_currencies 37:* @tool=get_ticker -23:* 21:^what 27:ask 48:bid -32:for -21:i -20:on -30:pair -44:spot -24:which
@tool=get_token_balance 9:* 45:? -29:^balance -37:balance 41:doe 24:ha 39:hold -20:how 25:i -33:it -43:many -33:of 31:one -23:the
30:to @tool=get_token_counters -42:* -23:^how -21:holder -25:how -33:i -27:many -28:on @tool=get_token_holders -15:* -35:? -35:^how
-35:and 40:biggest -37:doe -53:have -23:hold -36:how -25:in -33:many 25:of -40:on 24:supp -31:thi -34:token @tool=get_token_info
-95:* -54:a -46:for -26:it -50:me -43:of 21:our -75:telegram -46:the -73:token 23:what @tool=get_token_lock_info 15:* 34:? 32:i
-26:in 39:liquidity 36:lock 38:lp 31:the 36:when @tool=get_token_metadata -16:* 37:^how 52:decimal 31:how 39:many -28:on -25:token
@tool=get_token_orders 27:* 30:? 43:^did 25:ad 51:did 29:for 23:or 45:pay @tool=get_token_pairs -28:* -29:^how 31:all -35:and 30:dex
-40:for -29:how 25:i 48:it 33:my -31:pair -23:the -23:trad -27:volume 27:where @tool=get_token_pools 3:* 59:^which 23:all -53:and
54:by 45:for 36:i -27:liquidity 40:my -31:of -38:that -24:the -56:volume 20:what 60:which @tool=get_token_price 28:? -25:^find 39:^i
80:^price -38:^what 63:and 47:are 35:at -42:can 41:chain -35:coin -52:cost 38:crypto 24:do -55:doe -23:find -27:ha 50:hold -23:into
-20:late -24:many -23:mint 43:moment -27:much 36:now -47:on 33:one 43:or 34:pl 31:price 41:right -27:that 23:the 39:thi 50:today
55:token 45:volume -49:wa -52:want 49:worth -36:you @tool=get_token_price_by_contract -19:* -29:and -38:contract -33:i -40:in -35:it
29:on 34:price @tool=get_token_profiles -19:* -23:^did -23:did -30:for -21:it -22:me 27:on -23:pay -31:the @tool=get_token_security
-38:* 45:^how 34:doe 22:for 37:have 24:holder 40:how 29:many -62:of @tool=get_token_transfers 19:* -36:i -33:it 61:of 37:on
-41:token 43:transfer @tool=get_tokens_by_address -59:* -28:addres -22:contract -28:i -21:it -25:on @tool=get_transaction 6:* 22:go
47:i -55:on 57:thi -52:tx 58:what @tool=get_transaction_details -35:* -28:^explain -36:a -28:explain -31:i -37:in -29:my -38:to
-35:what @tool=get_transaction_logs 13:* 31:^which 20:and 46:decod 21:did 37:log 26:of -23:tx 28:which @tool=get_transaction_receipt
-16:* 23:? -42:^my 45:a 28:did -20:fail 28:fee 23:for -32:i 24:in 49:it -23:much -35:my 21:sent -42:stuck 47:transaction
@tool=get_treasuries 61:* 55:^which 44:and 47:are -27:company 57:dao 23:for 60:how 37:i -37:in 34:it 53:much 41:of 66:own
35:protocol 44:the 62:treasury 54:which @tool=get_treasury_by_entity -25:* 48:^how -31:^what -37:a 23:company 48:doe 62:hold 50:how
-33:i 29:it 57:much 23:the -36:what @tool=get_treasury_holding_chart 65:* 59:? -48:and -23:coin 74:company -42:hold -23:i 45:in
64:it 25:many 31:of 23:the 61:treasury @tool=get_treasury_transaction_history -46:* -29:^how -48:a 45:and 21:did -24:for -27:how
-28:i -35:of -53:the -34:what @tool=get_trending 30:* -47:^search 60:^what -21:and 76:coin 39:coingecko 64:for 84:i 60:look 51:me
-26:my 39:on 55:people 39:search -50:talk 42:the 57:what @tool=get_trending_pools -5:* 46:? 47:^pool 42:^what -28:^which -64:and
-23:by 30:dex -55:for -37:i -49:in -41:liquidity -35:of -57:the -38:volume 42:what -28:which @tool=get_wallet_active_chains 14:*
41:? 23:a 42:and -27:chain 31:first 26:in 28:of -25:the 38:wa 37:wallet @tool=get_wallet_activity -38:* -35:? 28:^how -44:^i -48:^my
-40:^what -23:addres -22:and -28:at -39:do -24:doe 26:fee 21:have -41:i -34:it -32:late 33:many -29:much -20:my -27:of -22:since
-39:thi -47:to 38:tx -43:what 28:with -30:you @tool=get_wallet_approvals -80:* -45:? 78:^which -32:a -52:approval -54:approve 21:can
21:contract -72:i -37:it 40:may -39:me -40:my -56:of -71:on -29:spend 44:still -49:that -24:to 39:token -29:wallet 79:which
@tool=get_wallet_balance_history 34: 17:* 27:? -34:^how 62:^i -29:^what -32:a 44:day -30:doe 38:for -22:how 75:i -34:in -32:much
-28:on 68:the 46:thi -20:wallet -31:what 44:which @tool=get_wallet_counters 7:* 26:did 21:ga 55:ha -23:in -25:it 26:on 34:or
35:transaction -31:wa @tool=get_wallet_defi_positions 19:* -38:^i -48:for 36:have 27:in 30:lend 41:of 28:to -22:what
@tool=get_wallet_history -31:* -46:? -47:^i -54:can -47:for -49:i -44:me -48:my -47:of 56:on -53:the 23:transaction 48:tx -44:wallet
@tool=get_wallet_net_worth 32:? 27:^what 22:and 34:how -37:in 35:much 67:my -37:one 65:wallet -24:what
@tool=get_wallet_nft_collections 79: 38:* -51:^floor -20:^how -20:^list -38:^nft 21:^show -61:^which 59:a 50:all -63:and 46:can
65:cheapest 41:collection 28:floor -62:for 41:i 46:in 58:it 21:list -22:many 54:of 80:one 56:or -27:owner 21:show 42:the -23:volume
-45:which -25:who @tool=get_wallet_nfts -26:* 24:^nft 33:^show -30:by -31:how -38:list 21:my 40:nft -42:on 26:own 30:show -36:the
@tool=get_wallet_overview 23:* 34:? 55:^i 51:a 74:i 40:it 31:name 57:or 25:own -55:that -55:the @tool=get_wallet_portfolio 6:*
56:^how 22:^i 30:^what -46:^which -22:^who -34:a 22:all 24:and 39:are -38:at -34:can -31:chain -37:coin 37:do -45:doe -31:each
36:everyth 27:for -43:ha -33:hold 47:how 48:in 26:me 57:much 46:my -41:not -20:on -35:one -24:or -22:own -23:people -27:please
-30:price 24:tell -40:the -47:to 52:token 27:total 50:wallet -34:what 46:which -29:with 39:worth -59:you
@tool=get_wallet_profitability -37:* -22:^how 25:^i -22:^what -42:did -37:in 23:it -20:my 38:pnl -24:what @tool=get_wallet_swaps
12:* 33:^how 30:^what 37:and -41:buy -43:did 45:do 42:ha 29:how -23:in 22:my 25:now 31:on 43:price 34:sold 36:swap -56:to -68:wallet
35:what -45:which @tool=get_wallet_token_balances 10:* -26:? -22:and 67:by -44:doe -33:for -39:hold 37:i -32:list -28:my 43:of 45:on
-32:wallet -33:which @tool=get_wallet_token_transfers 80:* -25:? -41:and 93:for -32:i 43:it 41:me -73:of -74:only 35:sent 88:that
56:the 21:to 43:token -46:transf 21:transfer 44:what -28:which 87:with @tool=get_wallet_transactions 5:* -49:? -32:^how -36:^what
-28:a -49:and 24:call -38:he -36:how -32:made 25:on -39:or -25:transfer 63:tx -25:what 24:which @tool=get_yield_pool_chart 20:*
21:^i 29:^what 55:apy 51:how 20:my 22:please 29:pool 36:show -23:since 20:that 29:the 26:what 37:yield @tool=get_yield_pools -61:*
-29:^i -23:^what -24:and 21:at -31:did -38:how -37:i -22:it -22:me -40:my -40:of -34:show -46:the -22:what -35:yield
@tool=hash_keccak256 51:* -32:i @tool=hash_typed_data -44:* -22:i @tool=list_evm_chains 8:* -38:? 40:a 26:can -20:i 34:my 43:of
38:the @tool=list_kalshi_events 28:* 28:? -65:and 40:event -24:i 38:sery -49:the -55:who @tool=list_kalshi_markets 36:* -46:?
-40:^what -64:and 24:for -37:how -21:i -23:in -51:market 66:no -22:of -31:open 37:sery -79:the -44:what -59:who 55:ye
@tool=list_polymarket_events -72:* -23:bet -29:in -46:on -38:the -41:volume @tool=list_polymarket_markets -82:* -49:all -33:and
31:bet 23:biggest -20:by -53:i -31:in -76:on -60:the -22:what @tool=list_prediction_events -16:* 22:and -22:how -26:i 26:on 21:open
@tool=list_prediction_markets -32:* -27:? -37:^how -23:a 46:and 28:are -22:bet -23:doe -37:how -42:i 33:in 60:list 48:market -24:my
-57:now -43:odd 30:on 58:open -60:the @tool=list_pyth_feeds -52:* -33:for -31:have -84:the @tool=look_up_chain -69:* -23:? 30:^what
-24:a -44:and -21:for -26:i -23:in -27:it -41:my -44:network -44:numb -27:on -50:rpc -39:the -51:to 26:what -34:which
@tool=look_up_token 22:* 44:a 74:addres -46:by -22:for 56:it 36:of 52:one -33:the 88:to -48:token 90:want @tool=lookup_ens 28:an
20:have 41:i 35:to 27:which @tool=recover_signer 29:^who 25:message 41:thi 31:who @tool=resolve_ens 24:? 51:^what 55:addres -24:and
35:behind -24:i -21:it 36:my -43:on 34:own 52:what @tool=resolve_ens_domain -17:* @tool=resolve_entity -4:* 50:? 57:^i -21:^which
54:a 44:an 32:chain -48:coin 26:doe 63:found -22:how 35:i 52:in 75:it 29:look -36:me 25:of 21:on -36:or -40:tell -44:to 29:token
-43:transaction @tool=search_all -6:* 46:? -39:^i 44:^search -33:^what -21:exchang -35:for -84:i 40:id -67:look 34:me -63:my
-21:name -45:need -40:on -29:search 33:that -33:the -41:up -27:what -73:which @tool=search_chain 73:* 26:and 39:explor 51:for 47:i
61:of 87:on @tool=search_dex_pairs 44:* -24:^search -28:a -22:dexscreen 23:for 28:i -41:it 38:my -23:of 45:pair 21:the -24:token
@tool=search_polymarket 20:* 26:? -30:^how -23:^what 46:a -24:all -26:bet -26:biggest 55:for -37:how -25:i -45:in 60:it -35:market
-65:me -32:my -23:now 52:on -39:open 38:the 41:to -27:what -53:which -31:with @tool=search_pools -11:* -26:? -25:in 30:on -21:the
-31:token @tool=search_solana_assets -33:* -40:^what -25:a -53:and 38:compress 27:in -65:it -30:list 23:nft -29:of -86:on -51:one
-27:thi @tool=search_solana_tokens -18:* -43:? 31:^search -68:a -43:and 22:it -57:mint -59:of 23:on -51:spl 32:the 49:token
-42:which @tool=validate_address 31:* 21:? 28:^i 60:a 65:addres -35:and 54:i -26:of -37:the @tool=verify_message -11:* 24:? -27:^i
55:and -35:it 22:me -52:my -25:on 21:signature -25:thi -48:wallet @unavailable -6:* @uncited|other -15:* @uses:bitcoinAddress 117:*
@uses:bitcoinHash 39:* @uses:chain 55:* @uses:coin -32:* @uses:collection 4:* @uses:count 19:* @uses:ens 75:* @uses:evmAddress 63:*
@uses:evmHash 61:* @uses:exchange -10:* @uses:fiat 3:* @uses:holder 8:* @uses:maybeChain -10:* @uses:name -146:* @uses:number 12:*
@uses:pair 76:* @uses:protocol 5:* @uses:solanaAddress 85:* @uses:solanaSignature 84:* @uses:step 58:* @uses:thing 87:* @uses:ticker
73:* @uses:time 16:* @uses:unit 65:* @uses:uuid 16:* @uses:venue 29:* @uses|first 65:* @uses|more|other 65:* @wide=0|other 24:*
@wide=1|other -72:* @wide=2|other -50:* @wide=3|other -6:* @wide=4|other 5:* @wide=5|other 16:* @wide|other 31:* @~abi -26:*
-50:^explain -44:^what -25:^which 47:a -22:abi 57:and 43:before -43:calldata 66:can -58:do -50:explain -28:for -25:function -22:ha
29:i 41:in 63:it 45:me 32:my -60:selector 84:show 47:sign -41:the 70:to -38:tx -23:verify -25:which @~account -20:* -43:^how
44:account 40:am -57:and -41:are 22:did -41:how -32:in 45:liquidation 50:list -38:much 54:my -34:own 20:position 58:price -33:supp
-28:token -28:wallet -51:which -25:who @~active 14:* 41:? 23:a 42:and -27:chain 31:first 26:in 28:of -25:the 38:wa 37:wallet
@~activity -34:* -34:? 24:^how -46:^i -49:^my -28:^what -24:addres -34:at 25:been -39:do -24:doe 26:fee 23:ha 21:have -43:i -36:it
-26:late 32:many 22:me -32:much -21:my -24:of -29:one 21:since -23:that -34:thi -43:to 38:tx -34:what 24:with @~addres 31:* 41:?
47:^a -31:^did -47:^how 54:^i -54:^what -39:^which 29:a 47:addres 65:all -23:an 28:any -37:ask 38:at -39:balance -35:by 51:coin
-31:contract -33:did -23:do 51:ha -45:he 50:hold 27:i -27:if 32:in 56:it -32:link 73:liquidity -27:many -44:me 53:not -24:one 62:or
-40:please -22:price 27:sanction -28:sent 65:still -24:that -27:there 46:thi -29:to -32:token -23:transaction 30:volume 60:wa
-47:wallet -31:want 41:what -27:which 74:you @~alchemy 4:* @~allowance 4:* -21:? 38:^how -21:approval 27:permit2 @~approval -48:*
70:^which 23:^who -56:approval 28:approve 22:ask 48:contract -53:i 35:may -36:my -68:of -42:on -21:permit2 42:still -21:that
40:token -30:wallet -21:what 68:which 23:who @~asset -37: 39:* 30:? -35:^how 41:^i 47:^my -34:^what 35:all 35:and 40:are 45:by
-29:can 46:chain 40:coingecko 69:collection 58:compress 46:did 33:doe 27:for -27:got -27:ha -21:he -31:how -22:in 23:it -26:list
63:mint -39:much 53:nft -21:on 58:own 24:show 38:token -29:want 31:what 67:which 82:who -25:with @~at 34:* 23:^read 40:and -45:feed
-27:for 30:have 25:i 46:my 44:of -45:pyth 44:storage 33:the @~balanc 21:* 43:^balance -26:^how 39:balance 66:by -49:doe -54:every
-30:for 44:i -33:my 29:of 53:on 32:please -53:price -29:wallet -33:which @~balance 29:* 57:? -29:^balance 46:^i -33:^list -33:^what
45:^which -29:^who -36:a 23:account -46:and -38:are 41:at -36:balance -37:by 44:day 24:did 42:doe 23:for 61:ha 23:have 50:hold 40:i
-29:it 57:need 27:now -43:of 51:one -31:only 51:or -27:our 38:that 50:thi 22:to -48:token -36:what 30:which -25:who -37:with @~batch
-49:* @~block -21:* 40:? -43:^how -50:^which -23:a 30:and 24:are 33:at 44:block -43:doe 22:for -44:have 20:height -26:i 23:in 37:it
-33:many -27:me -22:my 39:need -47:next 29:numb -27:of 36:on -29:or 30:our 30:that 21:the -25:thi 29:time 65:wa 29:we 24:when
22:which @~boost -13:* @~bridg 52:* -36:and 47:bridge 45:how 22:the @~bridge -91:* 23:? -50:^how -53:and -24:bridge -33:how 32:in
41:it -34:much 34:my -57:on -27:which @~btc 28:* -47:^did 33:^how -40:^i 20:^my -25:^which -25:a -31:addres 24:at 23:block 49:by
35:coin 24:day -47:did -39:do 51:doe 33:fee -23:for 24:ha 62:have 22:height 47:hold 49:how 41:list 66:many 22:next 59:now -34:please
24:sat 38:the 42:thi 44:transaction 44:up 41:what -24:when -22:which -32:with 63:you @~bytecode 33:* 21:i @~call 47:a 51:and 37:call
20:contract 47:how -38:i 40:my -27:of 27:the @~calldata 21:* 35:^decode 33:^what -24:calldata 35:decode -60:for 50:function 46:i
34:it -63:selector -60:the 48:thi 31:what @~candl -68:* @~cap -6:* @~category -6:* -50:? -51:^which -25:a 26:by 50:category 45:coin
37:it -51:my -65:which @~chain -42: 9:* -45:30d -30:? -38:^did 47:^ha -62:^on 63:^option 25:^tvl 30:^which -26:^who 31:a -52:all
-25:anyth -44:app -38:biggest 25:block 53:chain 21:coin 23:dai -69:day -31:defillama -33:did -52:doe 31:earn -29:every -23:exchange
44:explor 24:first 22:for 28:from 49:give 65:ha 37:id -44:it 95:l2 33:last -46:late -23:lend -35:like 47:list 24:look 47:mint
72:most -32:much 38:need 50:network -33:no -38:notional -20:numb 39:on 62:one 44:only -43:out 31:paid 76:per -75:please 38:premium
26:protocol 93:rank -25:revenue 57:rpc -31:say -22:see -55:should -67:show -57:sit -69:supp -23:that 43:them -44:thi 43:time 52:to
55:today -27:transaction 22:tx 33:wa 50:wallet 50:we -24:what 43:when 43:where -26:who 73:with @~change -48:* -75:? -44:^how
-32:^what -26:before 41:by -27:change 32:coin -73:do -41:ha -31:in 71:move -47:one -32:or -61:price -41:since -40:the 20:up -45:wa
-53:which @~chart -76: -9:* -26:^floor 51:^for 55:^my -55:^price -48:^what -43:and -26:any 49:apy -40:at 47:balance 23:bought -56:by
37:can -49:cap -28:chart 22:coin -35:collection 66:company -21:contract -29:could 52:dai 44:day -49:did -53:do -53:doe -24:each
-42:end -52:exchange 26:first 43:for 81:from 98:ha -42:have -22:history -42:hold -25:hour 22:i 40:if -22:in 37:it 39:list -35:market
24:mint -51:move 37:my 27:need 24:nft -37:of 37:on 28:or -27:our -55:over 22:pay 54:per -58:please 30:pool 42:sery -40:show
-46:since -50:supp -27:that -34:the 33:them 50:there -59:thi 48:total 60:trad 59:treasury 21:up -52:v -23:volume -25:want -46:what
-28:when 38:yield @~check 8:* 105:? 53:^got 77:^i -48:^what 37:an 27:approval 61:approve 28:ask 45:before 36:buy -25:can 30:claim
28:contract -51:did -45:for 41:from 46:got 40:have -46:he -42:holder 29:honeypot -32:how -33:in 57:it 45:known 60:legit 37:link
-26:list -38:may 22:me 41:metamask -28:mint -25:my -36:nft -40:now -59:of 31:on 50:one 69:or -45:our -23:phish 37:real 50:safe
25:sanction 35:sell 26:sent 31:show -23:sign -28:sold 24:spend 59:still 26:that 34:there -48:they 48:thi 31:to 30:verify 61:wa
-28:who -21:would -22:you @~checksum -19:* @~clos 38:* 42:^i -44:and -31:are 44:at 34:did -23:ha 37:i 39:in -39:of -28:the @~code
40:* 22:? 21:^i 38:abi @~coin 38: -25:* -50:? -26:^could -47:^find -28:^for 24:^the -25:a 81:about 23:all 55:and -68:are -62:at
-31:bought -42:by -29:category 73:chart 71:coingecko 25:compare -22:contract -45:could -48:crypto -59:dai -22:day -38:dex 30:did
58:exchang -48:find -42:for 41:from -23:give -45:ha 28:i -30:if 35:in 31:it -27:like -26:many -79:me -24:mint -35:much 27:need
-60:new -24:next 62:no 67:not -23:or -23:our 90:price -20:show -22:since -27:so -58:some -37:supp 49:tax -27:that -39:the 33:there
-65:thi -46:to -39:today 41:top -22:trad 87:up -27:volume 53:wa 89:want -42:with -64:you @~collection 79: 38:* -51:^floor -20:^how
-20:^list -38:^nft 21:^show -61:^which 59:a 50:all -63:and 46:can 65:cheapest 41:collection 28:floor -62:for 41:i 46:in 58:it
21:list -22:many 54:of 80:one 56:or -27:owner 21:show 42:the -23:volume -45:which -25:who @~company -37:* -23:^how -43:^i -20:a
-29:and -20:at -28:for -36:ha 36:hold -30:how -70:i -35:in -30:it -24:much -32:my -30:of -46:own -45:to @~compare -12:* 37:by
26:coin 24:market -38:of 23:on 23:side 37:that 30:the 31:v 47:volume -35:what 66:with @~compute -4:* -25:? -35:a -20:contract -29:it
33:my @~contract -23: -3:* -26:? 65:^how -44:^i -39:^my -24:^nft -46:^on 41:^show 33:^what 60:abi 64:about -52:all 43:and 22:are
31:at -44:by 23:call 21:coingecko -36:contract -40:do 30:ever -35:from -21:ha 34:have 50:how -21:i 75:just -58:list 27:many -22:mint
49:much 45:my -23:now -75:of 32:one -52:or -23:our -52:own 55:owner -27:pl 39:please 46:price 33:show 37:tell 24:the -60:thi -24:to
23:token -38:v 31:verify 28:want 29:what 46:will @~convert 27:* 21:? 21:i 29:it -33:on 24:to @~counter -24:* -28:^how 30:^who
-27:are 26:did 21:ga 62:ha -22:holder -33:how -25:i -20:in -30:it -24:many -27:of 40:or 33:transaction -29:wa -21:which 29:who
@~create -27:* -25:? -20:contract -34:it @~currency 37:* @~current -19:* @~dapp -7:* 29:? 32:audit -26:of @~decode 17:* -56:^explain
-24:^i 59:a -21:abi 21:and 31:before -22:call -47:calldata 80:can -25:decod -24:did -27:do -56:explain -73:for 72:function 41:i
34:in 70:it 51:me -29:of 30:on 53:only 29:please -50:selector 86:show 48:sign 34:that -75:the 53:thi 38:to -31:tx 45:what -24:with
49:you @~defi -33:* -60:? -26:^how -21:^my 20:^tvl -50:^what 54:a 42:and -39:any -39:at 21:chain 36:compare 34:day 43:defi
52:deposit 29:do 59:each -63:for 22:history 44:in 79:lend 39:lp -52:me 38:money 20:much 28:now -38:numb -20:of 42:on 77:one 22:or
37:our 20:since -36:the 36:to -43:we -30:what 29:where 47:which @~derivativ -28:* 38:^fund 24:exchange -24:in 20:interest -27:of
24:which @~detail -16:* 25:? -28:^explain -37:a 34:and 27:block -28:explain -21:have 27:how -43:i 33:it -34:my 26:on 42:that -38:to
31:tx 41:wa -45:what @~detect 20:* -32:it 52:of 27:on 30:the -34:what -20:where @~dex 27:* -25:? 36:^how -47:^pool -24:^search
-23:^show -41:^what -47:all -33:and 21:chain -48:did 25:do 60:doe -50:exchange 42:find 59:for -21:from 59:ha 31:how -27:it 39:much
-40:now -50:of 38:one -80:only -39:or 88:pair -25:pool -26:swap 38:the 59:there 48:thi -50:token -54:up 37:volume -64:what 41:which
@~difficulty -3:* -33:and 25:difficulty 34:next 22:when @~domain -17:* @~dominance 47:in 38:of -21:what @~emission -3:* 63:token
30:unlock -25:when @~en 22:? 54:^what 43:^who 77:addres -29:and 31:behind -24:it 23:of -54:on 33:own 24:that 32:the 43:to 51:what
47:which 41:who @~encode -51:* -54:abi 57:and -26:calldata -26:for 48:i 44:my -60:selector -27:the @~entity -39:* 44:? 42:^how 51:^i
-28:^which 35:a 44:an -22:at -37:by 32:chain -30:coin -40:company -23:did -30:do 63:doe 63:found 30:from 40:have 37:how 29:i -49:if
21:in 36:it -40:list 29:look -36:me 47:much -36:or -21:our -40:tell -43:to 26:token -43:transaction -29:with 33:you @~erc20 -74:*
-22:? 54:^how -22:approval 55:decimal 22:how -68:it 43:many 27:permit2 -59:sent -39:that -55:wa @~estimate -51:* -22:? -53:^how
-20:^i -56:a -22:and -34:call -39:contract -21:do 29:for 44:from -36:how -38:much -24:of 23:on -41:run -23:the 45:transaction
-21:transf @~etherscan -20:^i -30:^what -27:a -27:i 22:on 45:tx -30:what @~event -26: 13:* -26:^i -31:^which -23:a 26:all -41:and
66:at -27:bet -26:biggest -43:by 66:did 65:event 58:how -50:i 49:last 39:sery -39:the 26:thi -46:to -42:volume -35:which -55:who
37:with @~evm 8:* -38:? 40:a 26:can -20:i 34:my 43:of 38:the @~exchang -23:? 33:^which 40:exchang -25:how -27:i -26:in 31:interest
-21:my 23:of 28:open 23:which @~exchange 20: -14:* 37:^i 31:^my -65:^what 30:^which -36:at 39:can 53:day -58:did -50:do 25:doe
-42:exchang -45:exchange 63:from 31:ha 38:if 41:it -25:last -27:level 39:me 27:my -47:not -47:of -33:on 28:open 51:or 47:spot
-44:that -83:the 46:there 57:to 71:trad 21:trade 26:up -64:what -28:where 23:with @~fear -12:* -31:the @~fee -19:* 67:^fee -28:^i
23:^which -41:a -42:and -47:app -25:are -31:chain -25:did -23:doe -39:each 43:fee 41:have 38:holder -36:how 21:made -41:many -36:now
23:protocol 33:revenue 59:sat 38:that 56:to -56:transaction -47:tvl -23:we -35:which @~feed -52:* -33:for -31:have -84:the @~fill
8:* 20:for @~first -10:* 24:first @~for 70:* 41:? -45:and -25:can -28:collection -30:for 28:how -49:i 63:in 21:it 65:list -25:many
65:my 30:of 20:on 84:one -34:owner @~function -39:* -23:a 24:for 20:my -24:that -27:thi @~fund -33:and 24:at 43:in 24:of 20:on
38:the @~ga -21: -48:* 70:^ga -40:^how -33:^what -30:a -41:and -34:call -49:contract -28:did -23:do 29:from -30:have -28:how -22:in
-53:much -25:not 34:now -29:of 24:on -28:one 25:or -22:please -41:run -33:the -29:thi 42:transaction 33:tx -28:what 33:which
@~gainer -64:* -35:i -35:the @~global -10:* 23:? -23:^how 59:^total -22:^what 45:all -22:by 25:cap 41:chain -21:chart 34:defi
-22:for -47:from -42:ha -24:how -30:in -28:many -35:me -43:on -30:please -22:price -51:since -34:the 49:total -20:what @~goplu 29:*
@~gre -12:* -31:the @~hack 12:* -67:? -65:^i -75:i 85:the @~hash 33:* -44:i -60:what @~hashrate -80:* @~historical 15:* 20:? 42:^for
-55:^price -24:^what 32:and 48:at 40:bought 55:chart 34:coin -22:could -44:dai -50:did 58:for 38:from -25:how 34:it 24:moment 26:my
30:need 32:of 33:on -70:one -23:or -24:our 32:please 48:price 46:that 47:the -31:thi -22:to 43:up 37:wa 21:what -34:you @~history
42: -4:* -43:^did 34:^fund -21:^how 23:^i -27:^on -45:^price 28:^tvl 28:^when 30:^which -21:^who -43:a -24:all 23:are 51:at
-29:between 54:buy -69:by -51:can -43:chart -47:coin 33:could 29:dai 32:day 27:defi 31:did -66:doe -27:every -27:first -32:for
27:fund 57:ha -61:have -40:held 30:history -28:hold 54:hour 29:it 28:late -27:like 24:look 22:market -60:me -29:money -31:most
73:mov 23:move -46:much -47:my 81:need -28:next -26:no 58:one -21:open 29:or 23:our -22:out 28:pay 34:perp -58:please -34:price
-52:protocol 37:recent 42:since -23:still 74:tax 27:that -65:them 27:there 45:thi 20:transaction 45:tx -33:v -53:value 70:wa
-55:wallet 28:want 28:we 23:which -24:who -38:with 21:worth -29:ye 75:year -43:you @~hold 65:* 59:? -48:and -23:coin 74:company
-42:hold -23:i 45:in 64:it 25:many 31:of 23:the 61:treasury @~holder -9:* -36:^how 56:^who -34:and 29:are -36:doe -41:for -48:have
-34:how -25:i -32:many -37:much 28:of -47:on -36:own 24:supp 24:thi -36:token 43:who @~holding 23:in 20:list @~honeypot 9:* 29:buy
62:honeypot -29:i -37:in -24:me -26:my 36:on -26:safe 41:sell -31:the -30:to -25:who @~index 28: -52:? 21:^i -53:^what -33:a
28:about 21:all 30:and -32:can 25:category 43:coingecko -23:find -46:ha 46:how 44:i 63:id -54:me 87:my 57:need 36:of -55:on -46:our
-50:thi -27:to 61:want -61:what -34:with -30:you @~info -16:* 34:? -33:^how 43:^what -25:^which -41:a 58:and -45:can 66:chain 43:do
28:doe -27:for -46:from 26:ha -26:how 57:i 31:id 32:in -21:it 36:liquidity 36:lock 38:lp -27:many -51:me 47:numb 31:our 56:pool
65:rpc -46:telegram -23:that 22:the -49:token 23:we 39:what 42:when -42:which -38:with -40:you @~interest 23:* 21:? 45:and 26:dex
-21:my 27:on 34:perp 20:position 31:what @~internal 45:* 33:and -28:call -37:for -28:how 50:i 49:it 46:my 36:of -58:on 40:the
-55:transaction @~jup -25:* 25:^what -34:a 37:do 32:get 29:if -35:in -31:it -25:mint -45:now 37:of -32:one 29:price -27:the 23:what
-24:which 46:would @~kalshi 21: 44:* -57:? 36:^how 36:^i -65:^what -28:^which -83:and -62:at 39:book -32:event 37:ha 50:how 39:i
48:it 40:last -26:market -55:me -38:my 61:odd 39:of -60:one -45:open 27:please 38:price -29:right -36:sery -25:settl 30:side 28:the
-61:thi -64:what -46:which -33:who 26:with 49:ye @~keccak256 51:* -32:i @~largest 13:* 40:account -34:and 23:biggest @~leaderboard
-13:* -45:did -29:ha 55:on -23:with @~lock 15:* 34:? 32:i -26:in 39:liquidity 36:lock 38:lp 31:the 36:when @~log -64:* -21:i -23:the
-23:tx @~lookup 28:an 20:have 41:i 35:to 27:which @~loser -64:* -35:i -35:the @~maliciou 44:? 72:^i -30:^my -28:and -37:ask 74:it
-32:link -53:me -40:my -35:of 31:on 64:or 27:sanction -28:sent -27:that -79:the 24:thi -33:to -39:wallet 33:what @~market -72: -29:*
-20:? 31:^all 25:^biggest -24:^compare -72:^floor -41:^how -65:^i -20:^please -31:^price 38:^v 25:^what 27:^who 35:a -27:about
32:and -50:any -31:are 23:bet -36:bid 49:bought -21:can -24:cap -29:category -26:coin -56:coingecko -50:collection -26:compare
-70:contract -66:could 37:day 54:did 44:doe 52:each -36:for -41:from 41:fund 21:give -42:have -41:he -23:history -51:how -37:i
-50:id -40:in 44:just 66:last -45:left -28:level -48:like 20:list -37:many -21:mcap -77:me 22:mint 20:most -21:my 61:no 29:now
54:numb 37:odd -44:one 23:open -47:or -42:our -32:outcome 64:owner 22:pair 36:perp -23:pl -21:pric 42:price -29:say -24:sell 30:sery
26:settl 39:side -21:since 36:spot -38:supp -42:tell -48:the -29:there -32:they -35:thi -58:time -49:to 26:top -23:trade 65:v
-52:volume 21:what 24:when -36:who 36:with -66:you @~mempool 26:* @~message -11:* 24:? -27:^i 55:and -35:it 22:me -52:my -25:on
21:signature -25:thi -48:wallet @~metadata -6:* 56:^how -22:a 83:decimal -31:for 51:how 61:many 20:supp 22:total @~mid 12:*
@~midpoint 37:* 51:for -34:the @~multi -6:* -27:? 41:all 33:and 22:for -32:i 47:in 23:liquidity 24:of 27:one 22:pair -21:token
-32:which -32:with @~namehash 29:* @~native -20:* 20:^balance 23:^how 23:doe 26:have 34:hold 23:how -50:i 21:in 23:much 26:on
-60:the -20:what @~net 32:? 27:^what 22:and 34:how -37:in 35:much 67:my -37:one 65:wallet -24:what @~network 7:* -23:? 35:i
-26:network -33:on -30:the @~new -11:* -56:? -21:^what 53:coingecko -73:for 23:i -36:launch -44:list -71:me 34:mint -51:most -31:my
-102:new 39:on 51:pool -51:rugcheck -45:that -37:the -43:thi -47:token -22:what 44:which -72:with @~nft 38: -27:* 22:^can 35:^check
48:^floor -64:^i 44:^list 24:^which -24:^who -35:a -98:and 28:are 35:at 50:blur 21:bought -22:by 33:can 26:chart 58:cheapest
35:check -59:collection -32:contract 27:do -28:doe 39:ever 66:every 102:floor -81:for -21:from -43:i 42:in -33:it 28:list 46:mint
25:more 20:much 46:my -31:nft 39:now -21:on 21:one 64:or 51:owner -21:piec 39:price -27:still 21:the -65:to 43:today 48:v 41:volume
20:wallet -26:want 24:where -25:which -47:who @~nonce 38:* 27:on @~ohlc -48:* 35:in @~ohlcv 14:* 38:? 61:^what -40:and -43:dex
85:did -44:for -62:from 36:how -30:i 45:in 21:it -73:on 68:over -53:please 23:show 40:that 48:the -23:thi -23:trad 32:volume 60:what
@~onchain -20:* @~open 8:* 32:and 26:dex -33:of 21:on 32:perp @~option -66:* 43:^option -24:a -24:and -46:at 29:for 42:notional
-64:of -36:option 24:premium 20:protocol -29:put 30:the @~oracle -41:* -21:on @~order 6:* 20:? 43:^did 25:ad 49:did 21:for 30:it
-23:of 23:or 48:order 45:pay @~orderbook -16:* 49:^how -28:^show 43:ask 23:bid 22:deep -30:doe 31:how 26:i -36:it 67:level 29:me
-26:no 57:of -38:on -29:price 27:show 65:side 31:spot -35:what -34:with -69:ye @~overview 3:* 52:^ga 47:^i 58:a 85:all -20:and 53:by
70:chain -55:coin -25:do -31:doe -41:fee -20:for 44:i 22:most -42:much 31:name -59:notional 22:now -38:of 29:on -67:one -29:only
69:or 23:own 41:perp 22:position -21:protocol 46:revenue -72:that -32:the 53:there -21:thi -62:to -39:tvl 28:wa -24:where @~own 46:*
73:? -43:^how 42:^my 41:^nft -51:^what -74:^who 52:are -25:can -53:collection 59:compress 25:doe -24:for 62:in -25:it 69:list
-27:many 83:my 43:nft 109:one -60:own -36:owner 33:show -34:thi -29:to 24:token 37:wallet -25:which -81:who @~pair 34:* -32:? 38:^i
-26:^search 30:^where -29:a 30:all -23:and 62:any 29:can 24:dex 34:for 46:ha 32:i 56:in 24:it 26:liquidity 67:my 27:on -23:only
73:pair -29:price 28:the 28:there -25:token 29:trade 30:where 23:which -24:with @~parameter -32:* @~pars -50:* -22:^explain
-24:explain -23:what @~percentage -48:* -75:? -44:^how -32:^what -26:before 41:by -27:change 32:coin -73:do -41:ha -31:in 71:move
-47:one -32:or -61:price -41:since -40:the 20:up -45:wa -53:which @~perp 18:* 24:^what 20:all 38:fund -21:ha 32:i -25:in
44:liquidation 34:me 24:my -42:no 23:on 40:perp -31:please 36:price 50:show -43:side -41:spot -32:the -28:there -21:volume @~phish
20:* 46:? 27:^i 31:and -35:for 51:got -42:it 50:link 43:me 30:my 34:or -20:phish 36:that 20:the 28:to @~platform 27:* 46:chain
40:coingecko 44:for -20:i -32:id @~polymarket 8:* 20:^did 23:^show 34:^what -20:^which 34:^who -63:and 23:at -21:bet -30:biggest
-27:book 56:by -21:can 24:event 31:for -22:from 29:hold -36:holder -33:i -25:in 37:made 23:me 41:most -36:of 22:on -29:open -20:ord
28:please -25:price 32:show 28:since 29:that 43:thi 55:to 28:volume -41:wallet 44:who -20:worth 35:ye @~pool 8:* -25:? -23:^did
65:^the 35:^what -50:^where -22:^who -29:a -31:about -44:all -61:and -25:any 61:apy -27:are -24:bought 45:by 49:candl -24:coin
-46:did -21:doe -46:geckoterminal 30:ha 24:if -34:like 29:me -20:most -24:much -35:new 62:only -35:or 30:our 24:pay 63:pool
-32:price -23:reward 35:show -24:since -33:that 26:the -38:them -43:there 35:thi -26:top 28:trade -23:trend -23:volume -22:want
24:what -22:who -30:with -24:you @~portfolio 6:* 56:^how 22:^i 30:^what -46:^which -22:^who -34:a 22:all 24:and 39:are -38:at
-34:can -31:chain -37:coin 37:do -45:doe -31:each 36:everyth 27:for -43:ha -33:hold 47:how 48:in 26:me 57:much 46:my -41:not -20:on
-35:one -24:or -22:own -23:people -27:please -30:price 24:tell -40:the -47:to 52:token 27:total 50:wallet -34:what 46:which -29:with
39:worth -59:you @~position 29: 37:* -26:? 27:^how 50:^what -21:account -29:and -37:are 65:at 49:bet 50:do -54:for 32:how 49:in
-52:it 30:lend 36:me 44:money 24:my 31:now -56:on 21:open 23:that -25:the 54:to -35:worth @~prediction -29: -20:* 65:? 27:^best
-39:^how -42:^i 50:^what 42:^who -35:all 58:and 44:are 30:ask 39:at 24:best 26:bid 67:both -47:by -20:chart -27:cost 40:did -32:for
40:give -45:ha -25:how -58:i -50:it -30:last 50:list 68:market -24:much 60:no 71:now -45:of 56:one 55:open -20:please 28:right
-27:say 35:side -43:to -42:volume 59:what 46:who -49:with -46:ye @~pric 37:? 59:^did -37:^how -30:^price -29:a 56:are 62:at
41:bought 27:coin -25:day 70:did 57:for 43:give 25:hold -36:how -28:i -41:many 22:moment -28:much 23:my -45:one 40:or -24:pl
31:please 26:price -30:stablecoin 23:tax 44:that 60:the -22:there -36:thi 33:time 41:value 33:wa 24:what @~price -27: -50:* 30:?
21:^best 46:^could 68:^doe -25:^find 38:^ga -25:^ha 24:^i -39:^if 21:^price 36:^the -23:^when -85:^which -59:addres -46:all 49:am
-27:an 30:and -63:any 28:are -41:ask -26:before 24:best 30:bid -38:by -53:can 33:chain -33:change -35:coin -46:coingecko
-30:contract 49:could 21:crypto 32:day -52:do 30:doe -54:every 31:feed -23:find -31:from -36:get 49:give -30:got -62:ha 32:have
-41:he 62:hold 24:hour -30:if -49:into -24:it 61:just -44:last -21:late -22:made -52:mint 37:moment 50:mov 71:move -27:next -57:no
-37:not 75:now -50:of -32:on 24:one -37:only -24:open -52:pippin -29:pric -49:price 32:pyth -45:quote 64:right -53:sell -29:side
-30:since 24:some -22:spot 44:that -36:their -23:thi -65:to 55:today 47:token 33:trad -32:v -45:wa -68:want -23:when -85:which
-46:with 45:worth -24:would -48:ye -32:you @~priority -17:* 23:? -46:and 22:fee -27:for -63:i 38:on -28:the @~profil -19:* -23:^did
-23:did -30:for -21:it -22:me 27:on -23:pay -31:the @~profitability -37:* -22:^how 25:^i -22:^what -42:did -37:in 23:it -20:my
38:pnl -24:what @~protocol -23:* 45:^i -72:^option 37:^tvl -24:^what -44:^which -71:all 32:and 66:app -23:are -71:at -45:by
-32:chain -27:dapp 50:day 45:do 68:each 39:fee 44:for 30:from 43:get -52:have 56:holder 50:i 47:in 34:keep 53:lend 31:lp -58:me
-67:most 30:much 61:notional 49:now 67:one -44:only -42:option 43:or 26:please -64:premium 21:right 66:that -54:to 46:token 38:tvl
-24:volume -46:we -41:where 31:which @~pyth -77:* 34:? -70:^what -39:a 31:and 38:doe 47:feed 43:have -45:i -37:of -54:on -59:price
43:pyth -40:the -73:what @~quote -13:* 26:^what -28:a 52:do 45:get 29:if -29:in -31:it 33:of -26:the 36:what 46:would @~rais -27:*
-23:^what -22:of -22:what @~range -47:* -26:for -45:from 24:how -20:i -38:it -31:of -54:to @~rate 8:* 27:at 29:on 42:the @~raw 5:*
@~receipt -16:* 23:? -42:^my 45:a 28:did -20:fail 28:fee 23:for -32:i 24:in 49:it -23:much -35:my 21:sent -42:stuck 47:transaction
@~recent -18:* 33:^what -27:and -21:can -25:coin -25:for -23:me 71:most -35:my -22:new -57:of 57:on 42:that 53:the 54:token 65:up
31:what -24:with -27:you @~recov 29:^who 25:message 41:thi 31:who @~report -27:are -32:rugcheck -34:token @~resolve -3:* 61:? 55:^i
37:^what -26:^who 48:a 59:addres 34:an 25:behind 32:chain -52:coin 27:doe 63:found -50:ha -33:how 21:i 52:in 58:it 29:look -36:me
23:not 31:of -36:or 23:own 32:please -40:tell 26:that -37:to 31:token -43:transaction 36:what 20:which -29:who @~rugcheck 40:* -23:?
35:^rugcheck -39:and -21:can -32:coin 27:for -23:i 30:me -20:most 36:one 51:rugcheck 33:score -34:the -45:verify 42:what -36:which
-31:with @~rugpull 20:* -32:it 52:of 27:on 30:the -34:what -20:where @~safety -74:* 21:coin -37:honeypot -48:of -61:on 21:one -35:or
78:safe -24:sell -30:tax 30:thi 41:to @~search 21:* 39:? 101:^find -46:^how -20:^list 43:^look 78:^search -42:^what -43:^which
-69:^who 44:about -37:account -33:an -23:and 85:any -32:at -26:bet -26:biggest 49:by 24:call -33:can 38:compress -70:could
-23:dexscreen -51:did -61:doe 34:explor 97:find 40:for 40:he 54:holder -33:i 37:id -27:in -23:list 28:look -58:made 52:many
-33:market -46:most -30:much -42:my -66:name -40:need 23:nft -55:not -78:now -22:of -77:one -48:only -39:open -31:or 45:pair
60:pippin -97:please 43:say -21:show -51:spl 28:that 39:the -25:them -44:thi -53:tick 61:to -58:today 38:token 59:up 35:volume
-56:want -26:what -28:who -71:you @~security -26: 56:? 47:^can 35:^how -39:^i -26:^nft -60:^what -31:^which -23:approval 61:approve
53:ask 49:at 26:audit 42:before 28:by 59:can 39:check 26:contract -43:do 38:freeze 37:have 24:holder -21:i 23:many 27:me 54:mint
63:more -40:not -27:now -24:of 53:or 32:our 41:run 23:spend -24:spl 29:still 23:that 41:the 48:them 23:trust 34:wa 21:wallet
-44:want 30:we -47:what -37:which @~selector 32:* 29:^what 35:a 22:and 57:function 32:in -32:of 20:selector 35:that 50:what @~sery
-17:* -29:? 66:and -50:event -22:how 29:of -56:sery -50:settl 35:the -32:what 81:who @~sign 29:^who 25:message 41:thi 31:who
@~signatur -23:? -31:in 26:the -22:token @~site 20:* 46:? 27:^i 31:and -35:for 51:got -42:it 50:link 43:me 30:my 34:or -20:phish
36:that 20:the 28:to @~sol 23: 16:* -36:^balance 56:^did 38:^explain -49:^how -26:^i 23:^when 31:a 33:account -59:and -61:are
-29:balance -24:block 26:by 26:did -41:doe 39:explain 50:from -28:get -41:have -52:how -20:i -35:in -39:into 22:it 59:list -34:many
36:me -36:much -38:of 22:on -42:one 37:or -37:our -34:own 53:pl 33:please 35:sign 34:swap 49:the 34:thi -46:to -56:token 60:tx 65:wa
21:when -63:which -27:who @~solana 43:* 24:? -22:^explain -43:^how 23:^i -31:^list 54:^my 31:^search -32:^what -44:account 38:all
22:are 43:collection 58:compress 37:did -24:explain 31:freeze 20:how 21:if -29:in 31:it -57:list 49:many -46:me -48:much 33:name
28:nft 48:now 26:of 23:on -55:one 69:own -43:please -65:spl -24:that 60:the 64:token 32:wallet -24:want 23:what 25:which 83:who
@~source -15:* -37:? -34:^i -40:a -38:it -47:or 34:the 29:verify @~spot 20:* 30:and 22:i 32:spot @~stablecoin -32: -28:* 36:^did
-20:^what 42:^which -48:a 25:all -29:and 65:are 38:biggest 76:chain -30:chart -57:day 42:did 33:each 24:first -37:from 28:ha
-26:have -38:it -50:many -43:market -30:me -39:my -37:now 21:on 41:or -52:our 47:over -32:price 73:stablecoin -27:supp -20:there
-35:thi -41:to -32:wa 42:which @~stat -26: -13:* 35:? -26:^what -26:a 42:and 22:cap -24:crypto -49:for -35:me -20:on -23:the 22:time
-24:transaction -24:what @~statu 48:* 78:i -24:on 44:open 36:trad @~storage 38:* 23:^read 24:i 44:storage @~sui 42:* 21:? 43:can
30:it 44:mint 44:or @~summary 25:* 59:^rugcheck 33:score 44:thi -55:token @~supp 13:* 22:^how -28:and 22:how -40:i 45:supp @~support
48:* @~swap 12:* 33:^how 30:^what 37:and -41:buy -43:did 45:do 42:ha 29:how -23:in 22:my 25:now 31:on 43:price 34:sold 36:swap
-56:to -68:wallet 35:what -45:which @~tick -23:* 21:^what 27:ask 48:bid -32:for -21:i -20:on -30:pair -44:spot -24:which @~ticker
-6:* 41:^fund 49:^i -23:^where 45:and -21:are 21:at 55:blur -31:chain -41:cheapest 41:coin -55:collection -37:dex -28:did 51:exchang
28:for -37:ha -23:i -52:in -33:it -31:list 29:now -26:of 38:one -28:or -25:price -52:the -42:to 55:v 23:want -21:where -22:which
-50:with @~time -72:* -38:^how -32:^i -31:exchange -38:how -55:i 24:on 28:that -30:the 32:time 44:wa 29:what @~timestamp -44:
-36:^what -34:and 30:for 33:height 24:i -23:in 42:need 21:on 21:time 31:wa -34:what 33:which @~token -10:* -59:^balance 25:^biggest
-21:^can -21:^compare 25:^did -44:^find 25:^for 37:^holder -42:^how -47:^my 24:^on -27:^pool 65:^price -37:^what 21:^when -47:a
-44:also 28:am 34:an -47:and 52:any 29:ask -66:balance -43:before -21:big 62:by 24:collection -21:compare 30:contract -24:cost
-33:count 29:crypto -40:day 41:dev -22:did -32:do 22:everyth -45:exact -33:exchang -38:fee -42:find 32:freeze -59:from -41:get
-40:have 30:he 49:hold 49:holder -37:honeypot -21:how -23:id 23:if -33:in 43:it -28:just 54:latest -21:legit 74:like 35:lock 46:look
37:lp -24:made -48:make -35:may 27:mcap -42:me -25:mint -31:money -33:morn -33:most -59:much -25:my -28:need -55:newest -54:next
-65:no 25:one -32:only 48:or -34:pair 35:pay 46:payment 41:people -60:pippin 118:pl 26:price 29:profile -44:project 28:right 66:safe
28:say -46:sell 32:sent -25:should -25:show 20:side -42:sit 54:so 59:some -42:spl 23:stablecoin 54:supp -35:tax 40:that 34:the
24:there 23:they 28:thi -31:time 38:to 29:today -32:token -47:top 54:trade 36:transaction -65:transf 59:transfer -38:twitt -36:until
25:up 24:v -45:wa 41:we -27:what 27:when 80:with 45:worth -31:ye -35:you @~topic -9:* @~trad -22: -46:* -34:? -28:^how -62:^i
70:^last 29:^show 44:^trad -26:^what -43:^which -25:^who 21:above -34:and -32:at 58:bought -34:by -32:can 42:did -56:each -23:for
-29:how -27:i 69:in -37:it 71:last -56:level 59:market -39:me -30:now -55:of 23:one -32:open -42:or 26:over -36:pool 24:show
-54:side 30:the 22:trad -36:trade -29:up -37:which -29:ye @~transaction -32: 7:* 50:^did -40:^how -25:^show 35:^which -34:^who
-31:account -23:all 39:and 40:at 46:buy -31:by 51:can 30:contract 35:decod 57:did 29:do -34:doe 22:event 38:from 31:function -39:got
58:hash 37:have -53:he -51:how 52:if 67:it -54:late 36:like 35:log -46:made -24:many 48:me -51:much 54:not 29:one 78:only 34:or
20:out 37:paid 36:please 63:send 43:sign -40:stuck 32:swap 52:tell 28:the -31:there -32:they 76:thi -46:to -24:transaction
-24:transfer 44:wa -48:want 24:what 55:where 41:which -31:who 30:you @~transfer -14:* -27:? -33:^how -45:^i -42:^my -28:^which -26:a
-45:and -57:at -30:contract -23:did -42:do -28:doe 34:first 76:for -36:got -37:have -32:he -32:how -61:i -24:in -44:it 28:me
-33:much -52:my -23:one -76:only -38:or 49:payment -44:please -71:send -40:sent 30:the -38:thi -67:transf 58:transfer -60:wa
-23:wallet -29:which 56:with 25:you @~treasury -47: -3:* 56:? -52:^i -29:^what 66:^which -25:^who -64:a 28:and 47:are -40:at
51:biggest -23:coin 35:company 33:dao -26:doe 43:ha -32:have 45:hold 44:how -58:i 40:it 25:much 34:protocol -69:to 58:token
81:treasury -39:what 67:which -25:who -45:you @~trend 25:* 74:? 43:^i 47:^pool -53:^search 86:^what -20:^which -28:a -25:all -91:and
45:at -22:by 72:coin 39:coingecko 30:dex 34:for 66:i -49:in -26:it -41:liquidity 46:me -42:my -39:of 44:on -66:one 50:only 34:search
-51:talk -22:that -41:the 106:today -58:up -38:volume 84:what 46:which @~tvl 13:* 38:^how 50:^tvl -24:by -30:doe 26:i -25:lend
-45:me -31:money -23:my 28:now 27:of 72:one 31:the 53:tvl @~tx 21:* 40:? 55:^how -23:addres 26:fee -37:ha 36:have 55:how -42:i
57:many -49:payment -52:the -44:through 46:transaction @~typ -44:* -22:i @~unit 27:* 21:? 21:i 29:it -33:on 24:to @~updat 42:* 51:on
45:token @~utxo 37:* 34:addres 41:i 42:list @~validate 31:* 21:? 28:^i 60:a 65:addres -35:and 54:i -26:of -37:the @~value 4:* 21:all
32:are 31:open 25:worth @~verify 23:* -31:^i 45:and -25:i -60:it 51:me -57:my -82:on -24:or 40:rugcheck -41:say -31:thi 32:token
-49:wallet -80:what -37:which 31:with @~volum -4:* 33:? -23:^how -51:^what 26:^which -46:a 21:all -34:and 40:dex -23:how -45:i
-57:it -31:my -30:trad -50:what 33:with @~volume -29: -64:* -26:? -51:^i -68:^what 47:a -34:all -49:and -43:bridge 74:day -58:did
-48:exchange 56:ha 50:if -28:in -23:it -46:of -47:on 22:spot -26:swap -28:that -77:the 60:to 79:trad -87:what -39:which @~wallet 39:
17:* -34:? 32:^a 21:^all -24:^can -39:^could -48:^did -38:^doe -51:^floor 34:^ha -38:^list -66:^my -43:^on 54:^show 37:^where 32:a
23:about -24:addres 60:all 50:am 24:amount 36:an -28:any -27:anyth -52:approval -55:approve 32:are -39:ask 28:balance 26:been
-65:before -42:buy -48:chain 53:chart 63:cheapest 71:check -69:coin 24:collection 62:contract -63:could 52:count -35:dex -31:did
-77:doe 36:down -20:each 25:end -70:every 45:everyth 26:first 28:floor 22:for 26:gave 31:get 28:go 47:ha 83:history -55:hold
-21:holder 24:how 66:into 25:it -38:just 30:left 29:lend 57:like -30:list 54:long -37:look 69:made 56:may -35:metamask -62:moment
-26:most 32:much 87:need -37:not -62:now -39:numb 44:old 38:one 31:only 78:or 37:our 46:out -31:owner 34:pap 57:payment -22:people
-41:per 65:pl -21:please 35:pnl -22:price 24:recent -77:say 30:see -27:send 32:sent 24:show -66:sign 58:since -50:sitt 34:sold
56:some -55:someth -31:spend 64:still 26:swap 44:take 32:th -26:that -32:their -71:them 56:there -43:they 27:through -84:to 58:token
-51:transf 59:tx -38:u -43:up -29:v -29:volume -29:wa -27:wallet -42:what 35:when 37:where 50:which -23:who 93:with 42:year @~worth
32:? 27:^what 22:and 34:how -37:in 35:much 67:my -37:one 65:wallet -24:what @~yield -34:* -21:? 66:apy -27:did 24:how -21:i -32:of
24:only 34:pay 21:please -23:reward -28:since
`;
