// Follow-up weights: how much each sign of a candidate tells for it, by itself (*) and beside each word of the turn; written by test/learn-follow-ups.ts, in hundredths.
export const FOLLOW_UP_WEIGHTS = `
@=1 29: 8:* -50:^i -43:by 40:coin -53:i -22:it -43:rank 65:the 29:with @=1155 27:* -50:^the -29:a -32:and 23:any 45:collection
50:for -31:got -48:have -30:he -36:how -34:many 56:me -58:of -49:on 31:only 50:same 72:the 33:there -22:token -21:wallet -26:what
50:with @=14d -57:* @=1h 28:* -26:a -24:for -25:i -25:in -25:it -23:me 61:on @=1w -73:* -27:? -37:and -26:the -29:to @=1y 47:?
43:^and -24:a 41:and -21:for -21:i -21:in -22:it -22:me -26:that 43:the 52:to @=20 14:* 32:what @=24h 44:* -21:? 58:by 29:first
-33:for 29:how -27:i 65:most -26:need -59:of 25:one 31:rank 31:since 29:that 44:the @=2y 18:* 50:? -23:a 42:and -21:in 49:the 54:to
@=30d -57:* @=3d -74:* -27:? -36:and -26:the -29:to @=3m -74:* -27:? -36:and -26:the -29:to @=3y -74:* -27:? -36:and -26:the -29:to
@=404 -64:* -25:^the -20:and 20:for -20:got -31:have -21:he -23:how -22:many 23:me -37:of -51:on -38:only -23:the @=5m -86:* -25:?
-26:^and -50:and -53:on -31:only @=60d -57:* @=6h -87:* -25:? -28:^and -51:and -52:on -33:only @=6m -74:* -27:? -36:and -26:the
-29:to @=721 -63:* -25:^the -20:and 21:for -20:got -31:have -21:he -23:how -22:many 23:me -37:of -51:on -38:only -23:the @=7d -35:*
@=all -55:* -42:? 57:^and -25:^what -31:a 36:and -23:are -72:by -86:contract 63:first -26:for -51:fund -33:give -36:ha -25:how -34:i
-27:in -56:interest -72:it -26:list -58:me -23:much -25:on -54:one -48:only -55:open -23:out 70:since -23:so 50:that -66:the
-60:them -33:then -25:to -24:up -24:what -24:who -31:with @=apy 23: 33:* -57:? -36:^ha -28:^i 83:and 33:are -35:been 48:first 49:for
-37:ha -23:i -47:it -26:lend -28:my -30:of 29:on 44:one 67:only -22:over -24:that 26:the -24:there -27:to 32:with @=asc -26: -70:*
-32:? 59:^for -31:^i -21:^my -49:^now -55:^the -34:^what 21:^which -55:are 27:at -68:biggest 36:book -116:by -48:cap -38:coin
-21:collection -37:company -37:do 57:each 25:first -27:from -23:i -28:if -90:in -60:it -40:just -54:last -40:list -50:market -27:me
-24:mean 30:most 23:my -31:n -66:not -60:now -21:on -33:one -28:open -51:or 25:please 58:price -65:rank -22:rath -46:sector
-21:should -47:since -22:than -62:that 20:the -81:them -29:they 21:those 22:today -84:trad -23:up -66:wa -21:want -84:what -24:where
20:which @=average -111:* -43:and -45:buy -44:did -45:first -70:it -21:the @=base -44:* @=bridge -46:* -33:on @=btc -66:* -27:?
-31:interest -31:open -22:the @=cap -6:* -27:^the -21:a -49:are -36:biggest 36:by -33:cap -27:coin -33:do -45:for 21:how -46:i
-41:in -25:just -37:market 51:most 27:much -39:need -58:of 23:rank 26:sector 26:since 26:they 39:today -41:trad -25:wa -29:what
@=change -22: 11:* -21:^what -37:and 53:by -27:do 22:first -43:for -21:ha 34:how -33:i -23:in -64:it -25:list 64:most -38:need
30:now -67:of 27:one 28:that 36:the -30:what -36:with @=clos -56:* -32:^show 29:^what 63:about -22:all -57:are -27:been -30:bet
-26:can -32:do 78:doe -58:event -35:have -31:how -35:i -33:if -75:in -54:market -29:me -27:most -22:of -58:on -69:one -31:open
-31:show -33:so 43:that -38:the -28:they -42:to -27:today 46:what -34:which -33:you @=coin -28:* @=commodity -59:* -30:what
@=company -37:* @=compressednft -64:* -25:it -22:more -26:the -26:who @=conversion -67:* -24:i -59:since -20:that -60:the @=cost
-111:* -43:and -45:buy -44:did -45:first -70:it -21:the @=crypto -71:* -28:all -21:by -30:it -22:what @=culture -45:* -29:by
-20:most -22:volume @=dai -38:* -27:? -24:on 24:to @=date 43:* -51:and 30:buy 30:did 70:first 57:for 60:i -32:in 53:of 43:the @=desc
-26: 8:* -45:? -49:^i -22:^my 41:^now -25:^on -39:^what -94:^which 38:and -72:are -51:at 61:biggest -21:book 21:buy 110:by 48:cap
-54:coin -30:collection -24:do -24:each 30:first -51:for -36:from 23:ha -54:i 35:if -49:it -58:last -33:list 43:market -27:me
37:mean 34:much 51:my -37:n -58:need 21:now -68:of -29:on 58:one -20:open -44:or 46:rank 42:sector -35:should 43:since -28:the
36:them -35:those -23:to -25:today 50:trad -25:up 49:wa -24:want 33:what -45:where -89:which -51:with @=dex -46:* -33:on @=economic
-45:* -29:by -20:most -22:volume @=equity -59:* -30:what @=erc -26: -19:* -62:^the -46:a -41:and 39:any -27:at 45:collection
-21:contract 55:for -40:got -56:have -36:he -49:how -32:i -30:it -46:many 67:me -65:of -82:on 32:only 42:same -22:send 58:the
55:there -27:token -31:wallet 62:with @=erc1155 -22:* -48:? -20:^and 57:a -21:and -42:contract -34:from -67:i -53:it -26:of -69:on
-22:one -24:spend -27:the -29:to -77:token -68:who @=erc20 -19:* @=erc721 -107:* -39:? -48:a -31:contract -25:from -51:i -38:it
-51:on -21:spend -21:to -59:token -51:who @=finance -45:* -29:by -20:most -22:volume @=first -22:* -30:and 36:i -31:of -48:on 43:one
20:the 44:to @=floor -37:* @=from -11:* 57:ha -26:i 45:it -24:me -54:on -26:the -69:transaction 54:what @=fungible -65:* -25:it
-22:more -26:the -26:who @=futur 42:* -21:? 58:and 53:the @=fx -55:* -26:what @=government -71:* -28:? -22:and -34:for -23:have
-46:list -28:now -28:same -33:the @=h24 -24: 55:* -62:? 46:^and 26:a 93:and -34:are -22:at 54:by -34:collection 39:in 42:market
-29:me 71:my -30:of -24:on 65:one -21:only 30:them -25:today 54:trad 49:wa 62:what @=hold -68:* -29:and -68:it -28:the @=holder -50:
-48:* -112:^and 49:^how -80:^what 60:a -120:and -104:did -85:do -147:fee -29:first 42:got 126:holder 52:it -106:keep -24:make 27:of
-27:one 63:only -80:paid -74:protocol 66:rank -65:same -36:since -65:that -71:the -29:there -56:they 112:token -42:with @=holding
-4:* @=id -34:* -38:^i -24:by -39:coin -52:i -59:in -22:it -21:now -21:of 25:with @=in -62:* -24:what @=inactive -74:* -22:by
-22:coingecko -23:id -21:list -34:the -21:which @=interest -45:* @=internal -28:* @=lay 29: 8:* -50:^i -43:by 40:coin -53:i -22:it
-43:rank 65:the 29:with @=lend -14:* @=liquid -38:* -27:on @=mak -53:* -43:since -44:the @=market -6:* -27:^the -21:a -49:are
-36:biggest 36:by -33:cap -27:coin -33:do -45:for 21:how -46:i -41:in -25:just -37:market 51:most 27:much -39:need -58:of 23:rank
26:sector 26:since 26:they 39:today -41:trad -25:wa -29:what @=mention -45:* -29:by -20:most -22:volume @=merge -67:* -24:i
-59:since -20:that -60:the @=metal -38:* @=month -105:* -32:and -27:i -25:one -25:the @=name -114:* -58:^which -51:by -26:for
-22:how -23:i -33:most -23:need -30:of -21:rank -37:the -36:them -57:which @=native -67:* -32:? -31:^the -30:a 30:and -67:by -29:i
-73:in -59:market 47:my -20:of -34:the -24:them -69:trad -43:wa -60:what @=net -68:* -29:and -68:it -28:the @=nft -18:* @=no -4:*
-50:^and 34:^how 65:^the -51:and -57:ask -40:book -32:first -59:from 25:how -25:in -46:level -63:market -62:me -52:now -53:of
-77:one -41:ord -39:price -55:since 45:that @=nonfungible -64:* -25:it -22:more -26:the -26:who @=notional -87:* -41:? -49:how
-21:it -35:on -54:option -21:the -35:volume @=oldest -22:* -30:and 36:i -31:of -48:on 43:one 20:the 44:to @=open -45:* @=out 4:*
-44:^and -50:and -49:at -29:i -52:in -22:of 62:only -44:that 60:what @=perpetual -105:* -39:? -66:and -40:doe -37:in -62:the
-37:which @=politic -48:* -28:all -20:volume @=price -37:* @=quote -18:* -37:and 66:in 24:it -27:on -26:pool 38:show 33:swap 78:trad
22:what @=rat -59:* -30:what @=rebate -53:* -43:since -44:the @=redeem 111:* -29:? 23:and 53:i 55:of 109:since 54:that 102:the
25:what @=regularnft -64:* -25:it -22:more -26:the -26:who @=revenue 40: -22:* -22:? -37:^what -24:^which 24:a -35:and 55:did 41:do
-49:doe -87:fee -71:first -24:for 32:got 90:holder 32:how 43:i -92:in 29:it 146:keep -21:made -48:make -22:me 36:much 107:of -61:one
44:only 96:protocol 35:rank -61:since 47:that -36:the -61:there 47:they -38:thi -34:to 80:token 71:what -24:which 58:with @=reward
-67:* -24:i -59:since -20:that -60:the @=score -13:* 21:book @=sell 28: 34:* 53:^what -47:and 25:at 69:buy 33:cheapest -25:doe
-25:for 65:i -27:in 25:it -23:market 55:no -51:of -32:one 48:price 30:side -28:that 75:the 91:to 61:what @=settl -24: 27:* 26:?
69:^and -52:^show 41:^what 89:about -42:all 78:and 53:been -50:bet -43:can -55:do 102:doe -79:event -21:first -25:for 43:have 29:how
67:i -44:if -104:in -32:it -31:list -47:me -50:most -41:my -21:of -59:on -25:one -49:open 71:over -51:show -45:so 61:that 35:them
51:they 35:to -50:today 33:trad 30:volume 69:what 81:which 65:with -43:you @=split -67:* -24:i -59:since -20:that -60:the @=sport
-63:* -30:all -23:by @=stak -38:* -27:on @=target -44:* @=tech -45:* -29:by -20:most -22:volume @=to -102:* -33:ha -40:it -35:on
-51:transaction -33:what @=top -51:* -21:? -21:i @=total -4:* @=trade -74:* -21:i -41:one -53:since -55:the @=transaction -42: 10:*
-50:^and -45:^what -44:a -79:and -21:at 99:by 53:doe -41:for -41:ha 54:have -29:i -47:in 30:it -23:liquidity -27:no 62:of 23:on
-28:or -57:please 46:pool -34:the 39:trad -61:what -68:with @=trust -13:* 21:book @=unexpir 66:* -69:? 32:^what 29:and -21:doe
-24:for 75:fund 79:it 36:list 33:on 66:one 76:that 29:the -43:there 28:what 52:with @=usd -51: 18:* -51:? 29:^and -44:^what 62:and
-28:are -42:at 85:by -30:collection -40:company -22:did -27:each 38:ha 40:if 45:in -24:it 26:just -40:list 51:market -32:me 68:my
-31:need -30:of 53:one -39:or -30:please -28:price -21:that -22:the 29:them -30:they 66:trad 56:wa 33:what -75:with @=value -44:*
-27:? -61:and -29:for -25:i -26:in -22:of -43:the @=volume -13:* -50:? 33:^i 30:^what -24:^which -47:^who -25:about -35:all 49:and
-58:at 45:biggest 28:buy 28:by 40:cap -47:coin -35:collection -38:doe -22:each -33:for -30:from 63:ha -34:have 46:how 24:if -42:in
-61:it 53:just 54:keep 60:largest -42:liquidity 36:market -30:me 33:mean 68:much 49:my -39:n -39:need 35:no -20:not -40:now
-112:numb -53:of -43:on 48:one -66:only -35:over -83:pl -40:pool -38:profit 48:rank 30:rath 39:second -26:should -29:side -39:since
-53:swap 50:than 31:that 63:them -34:then 46:they -24:today 30:trad -31:up -53:volume 35:wa -32:want 58:what -71:where -22:which
-48:who @=weath -45:* -29:by -20:most -22:volume @=week 45:* 47:and @=ye -24:* 34:^how -60:^the 43:first 47:from 25:how 42:me 25:now
-21:on 37:one 30:since @=yield -46:* -33:on @ahead -62:* @asked 25:* @asked-fit 37:* @asked=0 4:* @asked=1 -12:* @asked=3 -10:*
@asked=4 -10:* @asked=far -13:* @calls=1 14:* @calls=1|0|other -4:* @calls=1|1|other 19:* @calls=1|2|other -19:* @calls=2 8:*
@calls=2|0|other 58:* @calls=2|1|other -57:* @calls=2|1|same 33:* @calls=2|2|other -9:* @calls=2|2|same -27:* @calls=3 -130:*
@calls=3|1|other -105:* @calls=3|1|same -75:* @calls=3|2|other -43:* @calls=3|2|same -9:* @chosen-count -63:* @chosen-said 159:*
@chosen|other -52:* @chosen|same -51:* @cited|other 60:* @cited|same 36:* @content=0|add -62:* @content=0|back 42:* @content=0|edit
74:* @content=0|near -51:* @content=0|other -18:* @content=0|same -34:* @content=1|add 11:* @content=1|back -81:* @content=1|edit
17:* @content=1|first -7:* @content=1|near 3:* @content=1|other -31:* @content=1|same 9:* @content=2|add -88:* @content=2|back -12:*
@content=2|edit -4:* @content=2|first -31:* @content=2|near 30:* @content=2|other -32:* @content=2|same 28:* @content=3|add -41:*
@content=3|back 28:* @content=3|edit 13:* @content=3|first 40:* @content=3|near 15:* @content=3|other -25:* @content=3|same 36:*
@content=4|back 3:* @content=4|edit -6:* @content=4|first 76:* @content=4|near 5:* @content=4|other 7:* @content=4|same -11:*
@content=5|add -26:* @content=5|back 96:* @content=5|edit 12:* @content=5|first 5:* @content=5|near -15:* @content=5|other -36:*
@content=5|same -5:* @content=6|add 12:* @content=6|back 27:* @content=6|edit -76:* @content=6|first -57:* @content=6|near -23:*
@content=6|other 60:* @content=6|same -34:* @defi_protocol>defi_protocol 66:* @defi_protocol>market_data -52:*
@defi_protocol>network_infrastructure 10:* @defi_protocol>nft_analytics -34:* @defi_protocol>onchain_dex -33:*
@defi_protocol>portfolio_wallet 52:* @defi_protocol>prediction_markets -49:* @defi_protocol>search_discovery -47:*
@defi_protocol>security_risk 5:* @defi_protocol>token_contract -34:* @drops|named|had|other 11:* @drops|named|had|same 10:*
@drops|named|new|other -16:* @drops|named|new|same -22:* @drops|open|had|other -111:* @drops|open|had|same 35:*
@drops|open|new|other -50:* @drops|open|new|same -27:* @fault -127:* @first=0|other 3:* @first=0|same -7:* @first=1|other -78:*
@first=1|same 4:* @first=2|other -20:* @first=2|same -8:* @first=3|other 19:* @first=3|same 71:* @first=4|other 14:* @first=4|same
6:* @first=5|other 10:* @first=5|same -27:* @first|other 8:* @first|same 4:* @group=add -35: -25:* -43:? -22:^and -31:^balance
-36:^for -23:^good -23:^ha -42:^hm -42:^how -35:^i -20:^in -30:^just 53:^make -24:^now -30:^ok -27:^on -39:^our 89:^please
-33:^price -30:^sorry -24:^tell -27:^thank -54:^that -44:^the 75:^too -22:^trad -29:^what 25:^when -26:^which -45:^who -27:a
-29:about 28:add -35:all -30:already -26:also -21:anyth -48:are -29:back -34:balance -43:best 51:book -36:both 21:buy 41:by -24:call
-25:can 33:cap -20:chart -44:check 64:coin -23:coingecko -25:collection 60:contract 105:count -33:deposit -22:develop -30:did -56:do
-65:doe -43:each 29:end -25:fee -21:feed -29:from -55:fund -25:ga -21:gain -29:get -25:go -28:good -21:got -40:ha -20:have -42:hm
-37:hold -31:how 29:i 44:id 38:in -38:inside 46:instead -72:itself 32:just 33:keep 21:known 28:last -27:leave -48:level -25:like
-39:list 51:lol -29:long -43:look -25:made 40:make 26:market 55:me -25:mean -21:meant -24:mint -27:more -39:most 33:move -23:much
-61:my -40:name -35:nonce 59:not -32:now -45:numb -29:ok -21:old 22:open -28:ord -37:order 69:oth -21:over -57:paid -44:perp
-41:pippin 75:please -21:pool -53:price 20:put -28:question 49:rank 24:rate 62:rath 39:recent -39:say -41:see 48:sise 34:sort
-35:spot -59:still -36:swap -50:t 70:table -26:tax -25:tell -30:th 52:than -27:thank -50:that -25:the -34:their 26:them 31:then
-25:these 80:those -41:time -28:today 59:too 79:top 31:trad -33:trade -27:trust 41:two -31:u -68:und -34:up 80:volume -28:wa
-37:wait 36:want -56:well -61:what -33:which -49:who 78:with 45:would -33:wrong 20:year -25:your @group=back 77:* 32:? -82:^and
-43:and 20:of 34:that 78:the 98:to @group=edit 13:* -20:? 77:^ 37:^a 51:^and -26:^balance -55:^for -30:^good -43:^ha -41:^hm
-61:^how 72:^just -26:^let 44:^make 46:^now -43:^on 61:^only 27:^ord -37:^our -71:^please -28:^price 52:^same 21:^sorry -31:^tell
59:^that -44:^trad -25:^what -52:^when -54:^which -61:^who -23:abi -30:addres 57:again 30:already -64:also 31:am -25:anyth 21:ape
27:apy -38:are -40:ask -46:at -40:back 26:before 36:best -65:biggest 39:book -50:both -73:buy -33:can -73:cap -41:chang -23:chart
-78:check 39:clos 51:coin -42:collection 28:company -64:contract -47:count -38:d 40:day -61:deposit -38:develop -22:dex
-21:dexscreen -92:doe -57:down -52:each 52:end 20:every 25:explor -42:fee -23:feed 52:first 22:floor -39:fund -45:ga 28:gain -26:get
-37:good -20:goplu -61:ha 40:hash -41:hm -45:hold -24:i 21:id 31:if -82:in 59:inside 52:instead 30:known -60:last 57:ledg -64:level
-27:like 24:list -25:lock 45:lol -45:long 32:low -34:made 37:make -66:market 32:me 52:mean 42:meant 25:more 26:mov 29:move 23:much
-36:my 63:n 36:nam -51:name 43:next -34:nonce 28:now -56:of 21:old -30:on 33:one 110:only 34:open -42:option -61:or -46:ord
-36:order -27:oth 24:over 28:owner 72:paid 25:pair -57:perp -23:pippin 35:pl -59:pool -47:price 39:profit 23:question 39:rath
-43:recent -33:return -30:revenue 26:right 44:same 48:say 56:search 53:second -51:see -33:send 31:side 57:since -40:sise -22:sit
-25:some 87:sorry -39:spot -62:still -46:supp -27:tax -33:tell -20:th 33:than 33:that 27:their -36:them 46:then -47:there 29:these
28:they -58:thi -36:time -28:to -21:token 20:too -27:top 52:trade 31:transaction -45:trend -30:trust -48:tvl -71:two 52:u -77:und
-42:up 58:very -36:volume -38:wa 54:wait 27:wallet 40:want 71:we 61:well -52:what -56:which -66:who 47:will -41:with 39:would 24:ye
30:year @group=first -43: 28:* 24:? -35:^what -33:a -33:how -64:i -44:in -49:me -52:my 63:that -52:to 69:wa -33:what @group=near 3:*
31:24h 48:^and -28:^any -43:^balance -39:^doe 79:^for 25:^ha 73:^hm 54:^how 41:^i -27:^in 49:^just -61:^list -26:^make -49:^my
-37:^no -28:^now -22:^our -50:^please -74:^same -23:^sorry 51:^thank -25:^that 31:^token -84:^too 55:^trad -47:^where 30:^which
23:^who -45:a -36:about 37:account 22:acros 26:addres -39:again 75:also -54:an 80:and 24:any -70:anyth 94:are 36:ask 28:at
-50:balance 50:been -28:before 51:behind 39:biggest -55:block -45:book 48:both 38:bought 20:buy -34:by 54:cap -46:chain 41:chang
54:chart 53:check -21:code -57:coin 45:coingecko 38:collection -40:contract 22:cost -61:count 43:crypto 58:d -28:deposit 45:develop
46:dex 44:did -21:do 32:doe 81:down 69:each -79:end -21:every 21:exchang -30:explor -35:fee 34:fine -30:floor -31:for 24:function
-45:ga -37:get -52:go 28:good 29:got 93:ha -31:hash 57:he 32:high 73:hm 63:hold 45:how -52:id 27:if 31:in 37:into 46:it 43:itself
-31:just -84:keep -45:kind -50:known 34:largest 56:late 67:latest 21:leave 79:like 23:lock -21:lol 63:look -52:make 24:many 29:mean
-66:meant -36:mint -23:moment 65:most 78:mov -58:move -61:much -55:n 28:nam -24:name -47:next 29:nft -80:not -50:notional 53:numb
22:off 39:old -56:open -37:option -52:or 22:ord -68:oth -72:our 38:out 29:output -40:owner -53:pair 73:payment 43:people -36:perp
-75:pippin 70:please -37:price -37:protocol -35:rank 22:rate 50:recent -58:recipe -57:return 52:revenue -43:right -40:same 62:say
38:search 88:see 32:send 37:sent -42:should -23:side 61:since -50:sise 32:sit 41:some -59:sorry -46:sort 22:spot 60:still 46:swap
-23:t 68:table -53:tell 51:thank 72:them 58:there 51:they -26:thi 59:third -44:time -55:to -30:today -23:top 25:trad -34:trade
-33:transfer -71:trend 55:trust -32:tvl 53:two 56:und 31:up -46:very -59:volume 22:w 30:wa 28:wait 51:wallet -38:want -40:we 51:went
40:were 31:what 43:which 34:who 52:whole -42:will 23:withdrawal 34:wrong -25:year 52:you @group=other 31: -36:* -31:24h -39:^ -35:^a
-96:^and 52:^any -64:^balance -36:^for -35:^give 49:^ha -58:^hm -27:^i 40:^in -76:^just 24:^let 47:^list -58:^make -64:^my -43:^nft
-50:^no -37:^ok -49:^only 55:^our -38:^please 38:^price 25:^same -33:^sorry 32:^tell -23:^thank -54:^that -28:^token -51:^too
52:^where -21:^which 40:^who -29:^write 29:abi -50:account -71:add 67:addres -44:again -44:also -62:am 40:an -44:and -32:any
66:anyth -43:ape -24:at -29:back -46:balance 23:before -56:behind -42:best 64:blacklist -33:both -37:bought -45:but 21:buy -24:by
-48:came 22:can -49:cap -57:chang -29:chart 94:check -43:clos 22:collection -21:company 66:contract -44:crypto -45:d -25:day
-56:develop 27:dexscreen -22:did 24:do 73:doe -22:down -43:end 22:far 75:fee 46:feed -42:first -32:for 28:from 68:ga 48:get 58:go
-28:good -54:ha 36:hi -58:hm 63:id -23:if -74:instead -34:interest -33:into -29:it -64:just 72:keep 33:kind -25:largest 23:last
21:let 23:level -40:like 33:liquidity 24:list -63:long 70:made -39:make 36:many -59:market -24:mean -80:meant 43:mint 34:moment
46:money 37:most -59:mov 37:move 66:much 40:n 57:name -45:need 60:network -33:next -104:no 46:nonce -62:not -32:now -37:ok -41:old
50:on -47:only 31:option -25:ord 48:order 48:our 29:over 44:own 21:pair 32:perp 23:pippin -26:please 26:pool 90:price 68:protocol
-35:put -64:question -31:rank -29:rate -61:rath -35:read -47:recent 35:rugcheck -57:say -53:second -25:see 36:sell -59:short
-36:should 22:side 24:sign -58:since -20:sise 26:so -78:sorry -23:sort 33:stablecoin 30:still 52:supp -20:swap -96:table 69:tax
35:tell -40:than -23:thank -37:that -51:them -54:then 46:these -85:they 41:thi -41:third -51:those 42:time 42:today 25:token -24:too
29:trade -22:transaction 41:transfer 57:trend 61:tvl -29:u 33:up -29:very 44:wa -24:wait -66:wallet 20:want -43:well -58:went
21:where 37:who -50:whole 30:with -40:withdrawal -25:would -29:write -43:wrong -29:you 43:your @group=same -21: 14:* 28:^and
-23:^doe -28:^for -45:^good -36:^ha -45:^hm -55:^how 54:^i -42:^in -23:^just -22:^let -24:^my 79:^no 30:^now 63:^on -33:^our
-64:^please 31:^price -58:^same 57:^sorry -38:^tell 30:^that -25:^the -27:^too -46:^trad -61:^which -57:^who 35:a 49:about -38:add
-46:addres -37:again 20:against -22:already 23:also 27:am 26:an -21:and 20:ape -44:apy -49:are 20:ask -37:back -27:balance -50:best
-46:biggest -39:both 69:but 22:buy 31:call -29:came -37:can -37:cap 39:chain -22:chang -23:chart -79:check 23:clos 28:code
-20:coingecko -44:collection -52:contract 20:could -79:count -34:day -53:deposit -22:develop -32:did -61:do -87:doe -29:down
-49:each 45:end -31:explor -23:feed -23:first -42:for -35:from -46:fund -27:ga -24:get -33:give -46:go -53:good -22:goplu -27:got
29:have -21:he -45:hm -64:hold 28:holder -68:how 32:i -36:id -30:if -53:inside 49:interest 21:into 47:it 64:just 34:known -43:latest
25:ledg -25:let 59:level -27:like -51:list 54:long -23:look -35:low -21:made -30:many 40:market -46:me -38:mean 109:meant 21:mint
-23:moment -53:more -66:much 27:my -21:n -50:nam -52:name -24:need -65:network 104:no -32:nonce 85:not -25:notional 21:now -28:numb
70:one -58:only 52:open -46:option 45:or 45:ord -32:order -24:out 43:paid 64:perp 118:pippin -49:pl -86:please -44:price -44:profit
35:protocol -61:put -23:question -20:rank -42:return -86:revenue 52:same -42:say -77:search 46:second -28:see -22:send -31:side
-25:sit -59:so 66:sorry -45:sort 30:spot -31:still -22:supp -38:tell 36:th 36:that 30:the -52:their 34:there -69:those 24:through
-63:time 41:to -50:too -45:top -41:trad -50:trade -46:trend -25:trust -47:tvl 22:two -37:u -60:und 31:value -22:verify -45:volume
-59:wa -50:wait -35:wallet 78:want -36:we -40:when -30:where -29:which -58:who -22:will -77:with -45:would 63:wrong 30:year
@keeps|named|had|other -28:* @keeps|named|had|same -8:* @keeps|named|new|other -51:* @keeps|named|new|same -70:*
@keeps|open|had|other 62:* @keeps|open|had|same 29:* @keeps|open|new|other 105:* @keeps|open|new|same -54:* @kept|add -51:*
@kept|edit -141:* @kept|same -151:* @kin 69:* @leaves:bitcoinAddress -71:* @leaves:bitcoinHash -76:* @leaves:chain -64:*
@leaves:collection -61:* @leaves:count -27:* @leaves:ens -31:* @leaves:evmAddress -8:* @leaves:evmHash -77:* @leaves:exchange -25:*
@leaves:fiat 5:* @leaves:holder -11:* @leaves:maybeChain -60:* @leaves:name -24:* @leaves:number -34:* @leaves:pair -48:*
@leaves:quoted -128:* @leaves:solanaAddress -79:* @leaves:solanaSignature -6:* @leaves:step -21:* @leaves:thing -29:* @leaves:ticker
-40:* @leaves:time -90:* @leaves:unit -21:* @leaves:uuid -16:* @leaves:venue 49:* @leaves|add -16:* @leaves|another|other -48:*
@leaves|another|same -49:* @leaves|back 9:* @leaves|edit -30:* @leaves|first -19:* @leaves|more|other -17:* @leaves|more|same -46:*
@leaves|near -40:* @leaves|other -24:* @leaves|same -77:* @left|other -35:* @left|same -32:* @lost:address -75:* @lost:anyAddress
-25:* @lost:anything -53:* @lost:bitcoinAddress -5:* @lost:bitcoinHash -31:* @lost:block -17:* @lost:chain 29:* @lost:choice -147:*
@lost:coinId -107:* @lost:coinSymbol -120:* @lost:collection -65:* @lost:count -169:* @lost:day -5:* @lost:exchange -13:*
@lost:exchangeId -3:* @lost:fiat -6:* @lost:flag -122:* @lost:hash -5:* @lost:hex -7:* @lost:holder -3:* @lost:least -89:*
@lost:llamaCoin -11:* @lost:market -16:* @lost:other -39:* @lost:outcome 8:* @lost:pair -56:* @lost:protocol -68:* @lost:query -46:*
@lost:solanaAddress -64:* @lost:step -10:* @lost:ticker -57:* @lost:time -122:* @lost:url -11:* @lost:venue -3:*
@market_data>defi_protocol -104:* @market_data>market_data 9:* @market_data>nft_analytics 38:* @market_data>onchain_dex -90:*
@market_data>portfolio_wallet 73:* @market_data>prediction_markets -5:* @market_data>search_discovery 103:*
@market_data>security_risk -4:* @market_data>token_contract -7:* @missing -270:* @network_infrastructure>defi_protocol -41:*
@network_infrastructure>market_data -51:* @network_infrastructure>network_infrastructure 21:* @network_infrastructure>nft_analytics
-7:* @network_infrastructure>onchain_dex -28:* @network_infrastructure>portfolio_wallet -3:*
@network_infrastructure>prediction_markets 7:* @network_infrastructure>search_discovery -28:* @network_infrastructure>security_risk
-33:* @network_infrastructure>token_contract -3:* @nft_analytics>defi_protocol -47:* @nft_analytics>market_data -74:*
@nft_analytics>nft_analytics -31:* @nft_analytics>onchain_dex -51:* @nft_analytics>portfolio_wallet -6:*
@nft_analytics>prediction_markets 34:* @nft_analytics>search_discovery -110:* @nft_analytics>security_risk -66:*
@nft_analytics>token_contract -89:* @onchain_dex>defi_protocol -21:* @onchain_dex>market_data -77:*
@onchain_dex>network_infrastructure 9:* @onchain_dex>nft_analytics -77:* @onchain_dex>onchain_dex -27:*
@onchain_dex>portfolio_wallet 14:* @onchain_dex>prediction_markets -36:* @onchain_dex>search_discovery -46:*
@onchain_dex>security_risk -44:* @onchain_dex>token_contract -23:* @other:address 93:* @other:chain -73:* @other:days -49:*
@other:fiat -47:* @other:other -52:* @other:protocol -64:* @other:solanaAddress -25:* @other:step -51:* @outside -9:*
@outside|abroad|else 123:* @outside|abroad|ours -68:* @outside|asked 119:* @outside|asked-fit 9:* @outside|asked-fit=-1 -73:*
@outside|asked-fit=-2 10:* @outside|asked-fit=0 60:* @outside|asked-fit=1 -26:* @outside|asked-fit=2 57:* @outside|asked-fit=3 -78:*
@outside|asked-fit=4 -22:* @outside|asked-fit=5 -53:* @outside|asked-fit=6 -29:* @outside|asked-fit=7 25:* @outside|asked-fit=8 -9:*
@outside|asked-fit=9 -12:* @outside|asked=-1 -28:* @outside|asked=-2 -83:* @outside|asked=0 16:* @outside|asked=1 32:*
@outside|asked=2 111:* @outside|here|else 66:* @outside|named=0 39:* @outside|named=1 -23:* @outside|named=2 -39:* @outside|own 9:*
@outside|own=0 -35:* @outside|own=1 13:* @outside|own=2 -10:* @outside|own=3 -3:* @outside|own=4 7:* @outside|reply -63:*
@outside|strange 15:* @outside|strange=1 -56:* @outside|strange=2 8:* @outside|strange=3 50:* @outside|words=1 -47:*
@outside|words=2 11:* @outside|words=3 -25:* @outside|words=4 -36:* @outside|words=5 16:* @outside|words=6 36:* @own|other 9:*
@own|same 9:* @portfolio_wallet>defi_protocol -11:* @portfolio_wallet>market_data -8:* @portfolio_wallet>network_infrastructure 13:*
@portfolio_wallet>nft_analytics 99:* @portfolio_wallet>onchain_dex -29:* @portfolio_wallet>portfolio_wallet -6:*
@portfolio_wallet>prediction_markets -49:* @portfolio_wallet>search_discovery 16:* @portfolio_wallet>security_risk 41:*
@portfolio_wallet>token_contract -5:* @prediction_markets>defi_protocol -38:* @prediction_markets>network_infrastructure 22:*
@prediction_markets>nft_analytics -40:* @prediction_markets>onchain_dex -47:* @prediction_markets>portfolio_wallet -27:*
@prediction_markets>prediction_markets 20:* @prediction_markets>search_discovery 14:* @prediction_markets>security_risk -41:*
@prediction_markets>token_contract -42:* @reply|add -13:* @reply|edit 75:* @reply|first -17:* @reply|near 19:* @reply|other -71:*
@reply|same 59:* @reply|src=answer 31:* @reply|src=before 20:* @reply|src=item -124:* @reply|src=joined 98:* @reply|src=name -30:*
@reply|src=none -86:* @reply|src=row 70:* @rival=0 81:* @rival=1 -25:* @rival=2 -29:* @rival=3 -46:* @score|other 84:* @score|same
35:* @search_discovery>defi_protocol -21:* @search_discovery>market_data -13:* @search_discovery>network_infrastructure -5:*
@search_discovery>nft_analytics 53:* @search_discovery>onchain_dex -9:* @search_discovery>portfolio_wallet -73:*
@search_discovery>prediction_markets -30:* @search_discovery>security_risk 46:* @search_discovery>token_contract 20:*
@security_risk>defi_protocol -29:* @security_risk>network_infrastructure -91:* @security_risk>nft_analytics -31:*
@security_risk>onchain_dex -41:* @security_risk>portfolio_wallet -73:* @security_risk>prediction_markets -42:*
@security_risk>search_discovery 40:* @security_risk>security_risk -36:* @security_risk>token_contract 24:* @set:address -30:* 70:?
42:a -41:and -74:for -38:how 119:one -34:same -36:what @set:amount 32:* @set:anyAddress 39:* -37:the @set:anything -65:* 60:?
42:^and 36:^i -23:a 112:and -24:for -30:how -44:i -51:in -57:it -32:my -51:on -40:one -41:that -56:the 31:what @set:bitcoinAddress
58:* @set:block 110:* 54:the @set:chain 37: 60:* 44:? -28:^how 38:^on 42:^only 47:^same -66:^what -44:^which -35:a 50:about 25:at
43:but -27:doe 26:from -25:have -33:how 32:i 81:it 46:just -29:many 85:me 55:now -37:of 29:ok -24:on 50:one 88:only -33:or 43:pl
58:please 58:same 40:that 70:the 48:then 48:there 55:to 67:too -44:which @set:choice 103:* 88:? 114:^and 80:and 56:by 64:for 65:have
39:holder 111:i 27:in 30:instead 80:it 35:nft 90:now 56:of 31:one 67:only 67:same 62:that 40:the 73:what 39:with @set:coinId 6:*
21:? 30:and @set:coinSymbol -7:* -22:and 42:i -49:the @set:collection 63:* 60:? -50:and -55:the @set:count 65: 9:* -52:^i 52:and
-65:are 65:for -61:how -78:in 54:it -28:me 70:my -47:numb 35:of -51:on -42:only -49:pool -21:rows -46:show 78:that -25:the 34:them
-28:there 64:too -49:trad -36:what -46:who -42:with @set:day 83:* @set:days 71:* @set:ens 76:* @set:exchange 11:* 47:? 74:^same
79:same @set:exchangeId -15:* @set:fiat 4:* 65:in @set:flag -13:* @set:hash 62:* @set:hex 12:* @set:holder -23:* @set:least 56:*
@set:llamaCoin -13:* @set:moveType 16:* @set:other 29:* @set:outcome -14:* @set:pair 27:* 80:the @set:period -53:* @set:protocol
-78:* 22:and 31:for -35:ha 32:in -35:the @set:query 78:* 54:^and -58:^how -47:^who -75:a 67:for -83:how 46:in -77:of -46:on 61:one
-46:price 49:the -57:what -46:who @set:solanaAddress -95:* @set:solanaSignature 5:* @set:step 40:* @set:ticker -34:* @set:time 79:*
73:and 51:i 66:it 44:the @set:unit -41:* @set:url -24:* @set:uuid -11:* @share=0|other 27:* @share=0|same 6:* @share=1|other -97:*
@share=1|same -35:* @share=2|other -28:* @share=2|same 12:* @share=3|other -15:* @share=3|same 3:* @share=4|other -23:*
@share=4|same 50:* @share=5|same -32:* @share|other -26:* @share|same -9:* @slot-said 79:* @slot:category -81:* -40:^i 40:^the
-33:^what -22:^who -39:a -72:all -34:already -36:and -21:are -23:biggest -60:by -26:chain 39:coin -39:first -29:have -32:how -50:i
-28:it 24:list -59:most -21:much -35:n -54:not -36:of -50:on -36:one -61:only 27:over -37:price 36:protocol -48:rank 34:them -26:top
-29:tvl -47:volume -32:what -24:who @slot:contract_type 10:* -29:? 38:and 30:the @slot:currency -60:* @slot:direction -19:* -25:a
57:been -23:doe -23:for 54:ha -21:have -35:i 32:it -34:me -42:of -73:on 48:only 84:out -52:please 58:send -21:show -41:the
-75:transaction -43:transfer -22:wallet 71:what -21:who @slot:duration -59:* -43:? -45:^and -24:^what -61:a -75:and -41:biggest
-32:first -56:for -57:i -53:in -58:it -51:me -44:of 39:on -47:only -22:that -40:the -25:what @slot:entity -70:* -29:? -22:and
-35:for -23:have -42:list -29:now -33:the @slot:entity_type -53:* @slot:exact -37:* -31:i @slot:filter -18:* @slot:include_tickers
35:* -75:? 24:^what -25:doe -29:for 70:fund -22:how -22:i -24:interest 77:it 28:list 22:on 62:one -20:open 70:that -49:there 48:with
@slot:interval -38:* -27:? -24:on 24:to @slot:kind 26: -17:* -66:? 23:and -25:at -73:doe -74:in -44:it -34:on 33:one 92:since
25:that 40:the -25:with @slot:kinds -62:* -28:i -27:it -36:on -24:only -33:the -22:wallet @slot:measure 36: -41:* -30:? -27:^make
-37:^what -25:^which 23:a -53:about -36:and 35:could 55:did 40:do -49:doe -87:fee -70:first -21:for 31:got -22:ha 90:holder 40:i
-94:in 22:it 146:keep -21:made -48:make -21:me 53:not 102:of -69:one 43:only -53:option -64:please 96:protocol 34:rank -42:revenue
-67:since 45:that -40:the -61:there 47:they -38:thi -35:to 80:token -37:volume 70:what -25:which 53:with @slot:order -32: -22:*
-81:? -21:^and 57:^for -33:^ha -28:^how -30:^my 21:^on 43:^only -29:^please -34:^same -32:^show -36:^that -36:^the -53:^which
-47:^who -35:about -23:addres -43:all 30:and 44:apy -31:balance -31:been 80:best 51:biggest 20:book 49:but 30:buy 100:by 24:cap
-24:cheapest -59:coin -46:collection -49:company -47:contract 51:day -40:do 21:doe 37:each 128:first -22:floor -33:from -24:good
32:have 37:how -92:in -30:instead -39:interest -57:it 34:just 41:keep 38:largest -62:last -49:late 51:ledg -35:lend -56:liquidity
-54:list -27:look -49:made -53:me 29:mean 72:meant -45:money 26:more 54:move 80:much 26:my -59:n -22:need -29:next -26:nft -56:not
-29:now -22:on 59:one -41:open -82:or 58:ord -40:out -52:over -35:pl 51:please 57:price -38:profit 50:put 51:rank -33:rate 22:rath
-69:recent -30:same 22:sector -45:should -29:show -45:side 22:sise 126:sort 39:swap -23:tell 63:than 36:them -44:then -22:there
67:these 39:they -33:third 45:too 66:top 39:trad -44:two -42:up -68:volume -51:want 21:where -50:which -49:who 26:with 34:would
@slot:outcome -4:* -48:^and 42:^how 62:^the -29:^what -50:and -57:ask -35:book -28:doe -48:from 22:ha 32:how -20:i -31:in -21:it
-44:level -75:market -53:me -48:now -47:of -37:on -74:one -36:ord -38:price -42:since 58:that -34:what @slot:period -3:* 24:?
71:^and -42:^i -50:a 81:and 61:first -47:how -48:i -47:in -39:most -41:one 59:that 42:to @slot:side 28: 34:* 53:^what -47:and 25:at
69:buy 33:cheapest -25:doe -25:for 65:i -27:in 25:it -23:market 55:no -51:of -32:one 48:price 30:side -28:that 75:the 91:to 61:what
@slot:standard -40:* -58:? 52:a -33:and -76:i -77:it -38:of -92:on -30:one -28:spend -38:the -42:to @slot:status -40: -8:* 21:?
66:^and -20:^how -54:^show 38:^what 86:about -48:all 75:and -20:at 51:been -62:bet -36:by -52:can -49:category -23:coingecko
-53:crypto -73:do 101:doe -87:event -24:first -33:for 33:have 39:i -23:id -50:if -111:in -37:it -48:list -51:me -56:most -55:my
-28:of -75:on -65:one -21:only -57:open -22:oth 69:over -53:show -51:so 60:that -32:the 31:them 48:they -56:today 29:trad 24:volume
58:want 64:what 66:which 57:with -49:you @slot:token -37:and 66:in 22:it -25:on -25:pool 39:show 33:swap 78:trad 22:what
@slot:token_type -29: -52:* -31:^i 87:^show -67:^the 27:^which -45:^who -45:a -71:about -36:all -47:and 38:any -27:at -21:contract
-30:doe 54:for -23:from -40:got -70:have -36:he -49:how -40:i -67:it 22:just -46:many -68:more -57:of -84:on -45:one 32:only -43:own
42:same -27:say -22:send -25:that 24:the 54:there -27:token -60:too -31:wallet -67:who 62:with @slot:top_coins -88:* -37:i -34:in
-38:it -24:of -21:the @src=answer -31: -20:* 47:? 71:^and -35:^did -48:^for -35:^my 58:^no -21:^now 93:^on -47:^same 33:^show
-57:^the -44:^what 65:^who -70:a -24:about 41:account -44:all -32:an 33:and -28:any 21:are 26:back -51:balance -22:be 25:been
21:biggest -26:block -51:book 21:buy -52:by -53:can -49:chain 65:cheapest -39:coin -24:could -39:develop -52:do 34:each -28:floor
-36:for 21:from 23:get -21:give -32:go 59:good 80:ha 29:he -32:hold 29:i -23:id -39:if 26:in -42:instead -26:interest 73:it -59:just
20:keep 39:last -34:level 57:like 65:list -38:look -57:make -51:many 77:market -44:me 29:mean 41:meant -40:mint -70:more 37:most
50:much 21:my -73:n -35:name -53:need -52:not -54:now -80:numb -24:of 29:on -23:only 29:oth -20:our -89:protocol -48:rank
-56:revenue 43:same -99:second -27:see -46:should 66:show 57:side -63:since 22:sit 81:so -39:sort 21:stak 38:swap 96:that 36:them
-25:then -35:these -97:third -39:those 23:time -35:today 39:too -23:top 28:total 25:trad -32:two -32:up -70:volume 118:wa -39:want
-61:what -21:when 73:which -49:with -22:ye -40:you @src=answer|other -31:* @src=answer|same 17:* @src=before -50: 26:24h -39:? 48:^
28:^a 44:^and -74:^balance -34:^can 23:^could -62:^doe -24:^floor -67:^for -44:^give -58:^good -85:^ha -60:^hm -56:^how 59:^in
-22:^just -41:^let -33:^nft 47:^now -59:^on 81:^only -66:^our 54:^please -83:^tell 82:^thank 94:^that -77:^the 48:^then 23:^token
98:^too -32:^trad -48:^tvl -54:^wa -34:^where -67:^which -72:^who -36:^write -47:a -46:abi 21:about 62:above -26:account -68:acros
-74:addres -40:address 53:again 36:against -28:airdrop 28:all 57:already -64:also 29:am -34:any -23:ape -40:approval 30:apy -25:are
-34:ask 45:at 31:back -70:balance 68:be -35:been -23:behind -28:bid -65:biggest -71:blacklist 35:book -60:both 35:bought 28:but
-41:buy 119:by -30:call 60:came -20:can -44:cap -29:chain 55:chang -41:chart 65:cheapest -107:check 29:clos -36:code -36:coingecko
-56:collection 22:company -23:cost 63:could 69:count 71:day -29:decimal -39:deposit 44:dex 21:dexscreen -24:do -27:doe -41:down
-24:each 89:end -21:even 24:every -33:exchang 39:explor -27:feed -36:for -62:fund -52:ga -24:get -38:give -93:good -28:goplu -84:ha
36:hash 44:have -32:hi -61:history -60:hm 23:holder 23:if -48:in 31:inside 47:insider 74:instead 21:last 28:late -40:leave 51:ledg
-35:lend -27:let -35:level -59:like -29:liquidity 39:lock 44:lol -52:long 34:look -44:low -79:made -26:make 98:mean 68:meant
-63:mint -41:more 38:mov -31:move -45:my 63:n 31:nam 54:need -37:network 33:next -74:no -45:nonce 50:notional 55:off -45:on 93:only
32:open -50:or -39:order -24:our 28:out 21:output 33:paid -21:pay 48:payment -108:pippin 87:please -49:pool -61:premium 53:present
-35:price 36:profit -24:question 63:rath 24:read -41:recipe -29:return -25:revenue 31:right 45:run 52:same 65:say -32:score
107:search -48:see -37:send 39:set -37:short 75:should 46:side -23:sise 27:so 42:some -36:somebody 44:sorry 54:sort 23:source
-45:spend -51:still -43:supp 66:swap -37:t 65:table -27:tax -86:tell 65:than 81:thank 32:that 27:their 83:then 32:there 80:these
77:they -70:thi -26:third 88:those -38:through -36:time 33:today -52:token 67:too 58:top 28:total 25:trad 50:transaction
-29:transfer -54:trend -21:trust -34:tvl -33:two 23:u -87:und 25:very 76:volume -21:vot -43:wa 36:wait 88:want 33:we 34:well 62:went
-50:were -59:which -105:who -26:whole 29:will 65:with -36:write 39:wrong 41:ye 28:year 58:you @src=before|other -25:*
@src=before|same 19:* @src=item -22: 13:* 62:? -22:^and -43:^only -22:^show -39:^what -42:^which -27:^who -47:a -56:all 56:are
56:ask -120:at 99:been -44:by 41:can 53:collection -25:contract -87:did 22:do -41:first -37:for -33:from 93:ha -46:have 38:how -25:i
-35:in 61:many -92:market 79:me 107:more 48:most -68:mov -23:my -60:need 75:no 82:not -66:now 23:of -63:on 53:one -63:only -33:or
-25:ord -79:our 65:over -117:same -43:show 70:since -69:so 66:that 31:the -55:then 30:there 45:token -31:trad -43:want -52:what
114:who -40:with @src=item|other 55:* @src=item|same -81:* @src=joined -34: -30:* -28:? -32:^ -54:^balance -23:^can -42:^doe
-73:^for -34:^give -59:^ha -37:^hm -38:^how 43:^in 56:^just -22:^make -38:^my 37:^now 43:^on -36:^please 24:^price 25:^same -37:^so
-55:^tell 44:^thank -47:^that -111:^the 35:^then -27:^too -38:^wa -21:^where -40:^who -44:about -36:acros 43:addres -36:address
-42:again -32:airdrop 46:all 35:already -28:ape -32:approval 23:are 27:at -34:back -50:balance 37:be -52:been 22:before -46:best
-27:book -32:both 50:bought 33:by -36:can -41:cap -59:chain 54:cheapest 82:check -52:code -69:coin -37:collection 36:could -48:count
38:d -29:decimal 44:dex 33:dexscreen 38:doe -31:end 30:exist 25:feed -70:first -45:floor -27:for -21:fund -22:give -45:good -44:ha
-38:hash 43:have -40:history -37:hm -31:how -40:in 47:insider -35:instead 42:just -45:keep -38:kind 22:last 29:late -33:ledg
-24:lend 41:level -22:like 24:lock 57:look -84:low -50:made -38:make -33:me 54:meant -57:mint 22:moment -47:more 23:most 45:mov
-41:move -88:much 32:need -26:notional 49:now -50:numb -32:of 33:off 37:oh -37:option 33:ord 30:order -79:oth -43:over -23:own
26:paid -69:pair -23:pay 43:payment 52:perp -86:pippin 30:please -60:pool 44:premium 35:present -35:put -27:question 52:rank
-66:rate 29:rath -21:read -25:recipe -51:return -63:revenue -51:right 76:rows 23:run 55:same 64:say -39:score 53:search 24:sent
32:set -26:short -26:should -34:show -77:side -37:since -37:sise -23:so 47:some -32:somebody 47:sorry -53:spend 22:supp -46:t
-57:tell -45:th 43:thank -39:that -35:the 52:them 65:there 55:these 45:they -24:those -24:through -43:time -28:token -33:too -40:top
28:total -31:trad -31:trade 21:transaction -38:transfer -38:two 33:und 39:up 25:verify -20:very 25:volume 42:want -44:we -40:well
-52:were 26:what -65:who -26:whole -29:will -60:would 31:wrong 36:ye 25:you @src=joined|other -27:* @src=joined|same -6:* @src=name
-63:* -69:^and 55:^ok 31:a -46:about -50:by -42:it -70:of 55:ok -49:price 31:the -23:too -49:what @src=name|other 46:*
@src=name|same -81:* @src=none 60: -30:? 27:^ -28:^and 35:^can 21:^candl 41:^did -45:^doe 37:^floor -110:^ha 61:^hm 39:^i -81:^in
-21:^it -70:^just 30:^list -36:^make -45:^my 40:^nft -109:^no -45:^now -108:^ok 40:^on -32:^only 82:^our 40:^price -49:^show
38:^sorry -26:^tell -49:^that 61:^the -44:^then -30:^token -55:^too 40:^tvl -40:^wa -42:^what -30:^which -55:above -28:account
-50:acros 32:address -26:again -31:against -29:airdrop -26:all -69:already 78:also -39:am 75:anyth 34:ape 46:approval -41:are -38:at
-24:back -28:balance -40:be -77:been -52:best 29:biggest -28:block -24:book 50:both 50:call -23:came 61:cap 78:chain -23:chang
-78:cheapest 99:check 52:code 77:coin 65:coingecko 54:collection 41:contract 44:cost -61:could -33:d -63:day 40:decimal -55:deposit
-55:develop -72:dex 49:dexscreen -33:doe -78:each -40:end 35:even 65:from -30:fund 57:ga 28:get 46:give 42:go 21:goplu -86:ha -40:he
41:hi 61:hm 30:id 63:in -26:inside 27:instead 34:into -80:itself -110:keep 34:kind -25:latest 25:ledg -47:lend 42:like 43:liquidity
31:list -43:lock 28:long 29:look -30:low -53:make -20:many -42:market -21:me -89:mean -99:meant 81:mint 27:moment 43:money 30:more
-35:mov 43:move 36:much -31:n 30:name -63:need 22:network -38:next 24:nft 43:nonce -26:numb -64:off -29:oh -108:ok 45:on -20:one
-33:only -28:open 35:option -49:ord 24:order -66:oth 78:our -53:out -70:over 42:own 22:pay 33:perp 141:pippin -55:please 90:pool
-33:premium 25:present 67:price -59:put -27:question -139:rate -34:rath -31:recipe -28:rest 52:revenue 25:rugcheck -51:run -29:same
-108:say -31:score 54:see -41:send -56:set -41:short 48:should -34:so -26:sold -32:some 36:stablecoin 90:still 37:supp 30:swap
44:tax 33:telegram -25:tell 79:th -22:that -26:their -65:then -93:there 41:these -56:they 74:thi -28:third -43:those 41:through
30:time 42:token -41:too -44:top -52:total -22:transaction 28:transfer -49:trend 27:tvl 59:two 39:und 49:up 43:verify -43:volume
23:w -24:wa -21:wait -48:wallet 35:want -27:well -38:went 62:were -66:when -29:which 23:whole -26:with 25:would 71:wrong -52:ye
-31:you 42:your @src=none|other -6:* @src=none|same 9:* @src=row 56: 130:* 59:? 66:^how 68:^the 37:^what 54:a 72:and 73:are 82:did
72:first 88:ha 75:how 85:in 22:it 26:me 103:no 98:numb 75:of 33:one -20:pool 69:second 66:since -91:that 69:the -32:there 102:third
-27:to 45:what 96:who 48:with @src=row|other 100:* @src=row|same -14:* @strict 162:* @takes:choice 118:* @takes:count -8:*
@takes:days 56:* @takes:fiat 35:* @takes:flag -37:* @takes:least 79:* @takes:period -35:* @takes:step 40:* @takes:time 33:*
@token_contract>defi_protocol -80:* @token_contract>market_data -31:* @token_contract>network_infrastructure -24:*
@token_contract>nft_analytics -38:* @token_contract>onchain_dex -14:* @token_contract>portfolio_wallet 77:*
@token_contract>prediction_markets -15:* @token_contract>search_discovery -43:* @token_contract>security_risk 22:*
@token_contract>token_contract -6:* @unavailable -34:* @uncited|other -44:* @uncited|same -38:* @uses:bitcoinAddress 68:*
@uses:bitcoinHash 76:* @uses:chain 76:* @uses:coin -7:* @uses:collection 64:* @uses:count 87:* @uses:ens 35:* @uses:evmAddress 10:*
@uses:evmHash 78:* @uses:exchange -35:* @uses:fiat 67:* @uses:holder 10:* @uses:maybeChain 61:* @uses:name -139:* @uses:number 43:*
@uses:pair 48:* @uses:protocol 14:* @uses:quoted 53:* @uses:solanaAddress 97:* @uses:solanaSignature 7:* @uses:step 41:* @uses:thing
52:* @uses:ticker 50:* @uses:time 112:* @uses:unit 29:* @uses:uuid 16:* @uses:venue -58:* @uses|add 69:* @uses|another|other 32:*
@uses|another|same 57:* @uses|back 70:* @uses|edit 36:* @uses|first 10:* @uses|more|other 36:* @uses|more|same 23:* @uses|near -11:*
@uses|other 44:* @uses|same 35:* @wide-asked 14:* @wide-asked-fit 21:* @wide-asked=0 -6:* @wide-asked=1 5:* @wide-asked=2 5:*
@wide-asked=3 5:* @wide-asked=4 14:* @wide-asked=far -40:* @wide-outside|asked -21:* @wide-outside|asked-fit 41:*
@wide-outside|asked-fit=-1 -3:* @wide-outside|asked-fit=-2 3:* @wide-outside|asked-fit=0 22:* @wide-outside|asked-fit=1 -57:*
@wide-outside|asked-fit=2 -15:* @wide-outside|asked-fit=3 16:* @wide-outside|asked-fit=4 22:* @wide-outside|asked-fit=5 68:*
@wide-outside|asked-fit=6 -35:* @wide-outside|asked-fit=7 -11:* @wide-outside|asked=-1 26:* @wide-outside|asked=-2 19:*
@wide-outside|asked=0 -60:* @wide-outside|asked=1 -17:* @wide-outside|asked=2 9:* @wide=0|other -31:* @wide=0|same -22:*
@wide=1|other -84:* @wide=1|same -54:* @wide=2|other -23:* @wide=2|same -54:* @wide=3|other 27:* @wide=3|same 20:* @wide=4|other
30:* @wide=4|same 9:* @wide=5|other 60:* @wide=5|same 29:* @wide|other 64:* @wide|same 37:* @~abi -22: -15:* -48:^and 25:^what -23:a
31:abi -45:and 46:can -44:contract -24:doe 34:for 39:function 36:ha 21:i 30:into 34:it 32:me -23:that 34:the 22:to 30:what -26:who
@~account -22: 17:* 33:^and 45:^how 39:^the 57:account 28:and 33:are 35:at -25:for -21:from 22:get 76:ha 21:he -28:holder 45:how
-62:in 26:it 34:many 45:most -22:need -23:no 44:of 43:on -21:one 25:price 40:so 24:that 26:them -47:then -23:thi 61:token 36:too
26:transaction 27:tx -24:wait 39:who @~active -59:* -23:^and -24:on @~activity -82:* -21:^and -31:^show -22:a 37:all 24:and 39:did
-23:from -21:ha 33:he -23:i -39:in -87:it 55:late -26:list -45:me -26:mov -58:of -42:on -77:one -32:out -29:show -94:the -37:trad
55:up -39:wa -35:who @~addres 45:* 30:? -53:^and -40:^how 51:^my 47:^what 24:^who 66:addres 65:and 21:block -47:can 22:coin
-21:contract -43:doe 59:for 51:ha -27:have -31:how 37:i 80:in 43:it 28:late -54:liquidity 30:list -31:many 38:my -52:no -62:of 38:on
40:one 21:oth 58:out 27:payment -56:pool -31:price 20:recent 61:same -30:second 25:sent 47:show 33:the -38:thi -33:token
45:transaction -51:volume -35:wa 22:wait -26:wallet 34:what -42:which -41:wrong @~alchemy 27: -21:* -42:a 24:for -57:it -49:my
27:price 28:with @~allowance -33:* 68:^how 25:can -43:contract -32:i -54:it -44:of -68:on -42:that -40:the @~approval -3:* -47:?
-57:^and -50:^how 40:^i -58:a 35:how 39:i -40:known 49:my 38:nft -49:one -26:same 45:wallet 47:what -55:who @~asset -41:* -42:^i
-40:^show 22:^what -26:^which 60:about 30:and -32:any -47:at -68:coin -33:coingecko 31:collection -44:contract 24:doe 43:from
39:have -31:he 20:it 46:kind 21:late -41:like -43:market 77:more -48:on -20:only 33:out 54:own -29:say -43:show 68:tell -27:the
-30:there 28:thi -34:to 39:too -55:transfer -55:wallet 36:what -23:which 45:who @~at -59:* -27:? -50:^and -49:and @~balanc -35: 38:*
69:^how -43:a -21:about -51:addres 53:and 24:are -36:at 42:back -38:balance 79:doe -35:ha 87:have 50:he -45:hold 67:how -21:i 25:in
-27:it -41:just 39:keep -27:list 68:much -45:my -36:numb 86:on -46:one -41:only -29:please 31:show 30:spot -31:that 28:there
67:token 35:too -23:who @~balance 10:* 80:? -37:^and -39:^balance -20:^i -46:^my -20:^ok -24:^what -48:account -45:addres -80:and
-32:are 46:been 51:contract 29:doe 34:i 58:in -44:it -23:my -20:ok -34:on 42:one 31:own 47:please 49:second 51:so 82:that -35:there
23:to -38:too 34:wa -21:what -47:who @~batch -9:* @~block -31:* -42:? -31:^and -34:^how -22:a -23:and -34:at -23:block -30:first
-48:how -30:i -38:it -58:many -25:me -20:my -40:numb 34:of -40:one -37:the 30:time -52:transaction -34:what @~bridg 38:* 61:^which
49:for 47:most 27:the 27:what 60:which @~bridge -87:* -40:? 34:^how -44:^what -55:^which 27:acros -21:all -41:and -43:came -22:chain
-60:for -31:ha -34:in -24:it -43:me 29:much -22:one -44:out 43:over -41:the -28:went -56:what -55:which 26:you @~btc 27:* 38:?
-41:^and -36:^how -28:^in -24:^my 28:^ok -36:^show 50:^thank -22:^the 25:^what 22:^who -28:a 50:and 55:are 26:at -21:been -26:before
45:but -30:can 22:coin -20:develop 43:first -32:for -28:ha -73:i 52:in 27:into 34:last 25:late 26:long 26:make 25:many -38:me
-21:numb 23:of 28:ok -43:one 56:out 30:output 64:payment 43:please -77:rate -41:see -28:show 44:since -65:so 49:thank -29:the
-23:then 38:there 26:transaction 20:wait 21:what 47:you @~bytecode -72:* -34:the @~call -71:* -33:call -45:contract -40:i -36:on
@~calldata -28:* @~candl -70:* -22:candl -22:from -30:it -34:of -54:on -54:perp -60:the 44:to @~cap 33:^how 39:back 25:cap
-51:crypto -36:ha -61:in 34:it -55:market -29:the 36:to -60:whole @~category 8:* 45:^which -25:and 52:are 52:category 30:coingecko
-47:for -24:i 53:id -33:just 24:list 29:me -21:need 37:of -24:the 50:them -25:to -27:today 48:which @~chain -28: 38:* -20:? 42:^and
-21:^ha -37:^how 31:^i -40:^no 47:^ok -33:^on 40:^only -80:^the 54:^tvl 80:^what 34:^which -53:a -21:about -60:all 42:and 23:anyth
62:but -47:by -37:can 21:chain -63:coin 26:day -25:deposit 64:did 32:doe 41:explor -34:fee -70:first -23:for -27:ga -43:good 45:got
-46:ha 40:have -43:he 29:holder -31:how 23:i 59:id 31:if 60:just -46:keep -46:largest 29:last 25:like -32:list 64:look -22:made
37:make -25:market -72:me -28:mean -23:more 20:most -62:much -46:name 32:network -55:no 50:now 25:of 47:ok 38:on -40:one 44:only
-34:oth -43:out -29:over -34:paid -21:pool -21:premium -28:price 39:protocol -49:put 56:revenue 44:same -24:see -90:since -41:sit
-71:stablecoin -82:table -35:the -41:then -58:there -34:they 22:time -60:to 44:token 40:top 34:trad 62:tvl -38:up 61:volume -36:wa
-36:well 84:what -54:who @~change -81:* -49:? -47:and -41:did -22:first -35:go 21:ha -51:it 40:many -29:the -35:up @~chart -55:
-38:* -103:^and 30:^could 53:^for 67:^ha -73:^in -30:^on -25:^only -39:^price -27:^same 56:^show 25:^thank -39:^too 61:^wa -82:^what
-25:^when -55:^which -33:about -50:all -59:also -124:and -23:any -106:at -41:balance 31:be 57:been -34:buy -40:by 69:can -48:chain
42:chart -34:coin -32:coingecko -40:collection -41:contract 28:could -52:crypto 51:d -34:do -46:each 31:fine -20:first -57:floor
-36:for -33:give -44:go 32:ha 33:history 33:hold 43:i -31:instead 58:it -39:just 79:like -81:market 65:me -23:meant 43:more -26:most
-36:move -28:much -69:my -29:need -24:nft -24:no -63:now -41:numb -33:of 31:one -28:open 44:or 71:over -39:pl -52:price 87:rate
-29:say 29:second 106:see 78:show -55:since 39:so -55:stablecoin 98:that -73:then -67:there 22:they -55:thi 49:time -56:today
-57:trad -58:trend 70:und -74:up 46:v -26:volume 47:wa -50:want -89:what -28:when -42:where -50:which -53:whole -44:will -75:with
30:would -34:year @~check 3:* -23:^how -39:^ok -45:^what -27:^which 100:a 36:addres -20:again 69:be 41:before 40:but 33:buy 28:can
61:check 49:could -43:doe 23:first 49:for -36:from -32:goplu -57:have -39:how 21:i 61:it 43:list 38:me -32:much 44:my -29:of -39:ok
-32:on -39:one 23:phish 57:same 55:say -59:second 56:sell 36:should 55:show 22:spend -22:still -21:tax 26:that -30:the -55:then
-22:there -28:to -34:token 20:trust -45:wa 43:wallet -41:what -25:when -25:which -21:with 53:you @~checksum -74:* -29:one @~clos
-46:* -51:? 27:^what -53:at 74:clos 66:ha 58:he -49:i -53:it -47:on -42:one -39:that -35:the 23:what 20:with @~code -70:* 32:abi
-31:but -41:code -52:contract -51:me -31:same -20:solidity -64:the -51:then @~coin 31: -5:* -32:^and -27:^how -102:^in -68:^my
-31:^now 33:^ok 46:^on -40:^show 29:^the -36:about 37:account -27:also -42:and -43:any -80:are 37:biggest 22:book -42:by -58:can
-31:category 41:chain 42:coin 53:coingecko -55:could 69:day -21:develop -23:did -54:doe -62:for -64:from -39:give -53:go 37:ha
45:have -38:how -21:id -61:in -21:instead 39:into -24:it 61:like 44:list -56:me -31:meant -21:most -47:much -69:n -61:need -53:no
37:not -34:now 46:numb 32:ok 30:on -35:oth 60:out -27:pair 60:please 21:present -30:show -55:since -54:so 74:tax -66:that 36:the
-41:them -75:then 30:there -45:they 63:to -56:today -65:token 33:trade 65:und -48:up -38:volume 24:wa 62:want 36:what -20:when
-66:where -20:will 20:with 53:wrong -34:year @~collection 57:* 23:? 47:^and -34:a -36:about -30:at 99:collection 41:doe 58:for
35:have 32:he -23:how -29:i 22:in 39:it -23:many 70:nft -36:now -21:only 32:there -35:what 23:which @~company -80:* -53:? -32:^how
-44:a -50:doe -32:for -22:hold -44:i -48:it -21:much -23:one 26:own -45:that -30:the 20:them -44:to -43:what 24:which @~compare
-48:* -32:? -41:of @~compute 13:* @~contract -60:^floor -32:^how 59:^in -44:^my -56:^nft 45:^ok 27:^price -35:^same -24:^thank
57:^the -50:^too -25:^who -79:a 58:abi 44:about -44:addres -33:all 62:and 38:are 44:at -31:but 41:cap 45:cheapest -55:coin
-34:collection 23:contract -33:do -44:first 33:function 47:go -31:have 52:in -42:it -42:make 39:many 39:market -39:much -57:my -29:n
-71:nft -48:no 26:of 45:ok 30:one -31:oth -42:out -53:own 38:owner 64:pl 23:price -72:same 39:see -47:so 24:source -24:thank
-40:that 20:the -59:then -26:thi -26:time 64:today -24:token -57:too -51:well 64:what -39:who 56:would -23:you @~convert -19:*
@~counter -86:* -62:? 41:^how -23:^i 25:all 25:are 58:holder 30:how -25:i 50:many -27:much -29:on 23:there -20:token @~currency
-51:* -27:the @~current 46:* 44:? 91:^i 62:^price -40:a 53:about -25:also 50:at -39:for 85:i -36:in 52:moment 50:my -38:no -22:now
51:of -23:pl 68:price 27:the -24:too 51:trad @~dapp -11:* @~decode -23: -63:* -21:? -47:^and -23:^who -22:a -27:and 23:fee -23:have
-23:he -22:that @~defi -30: -26:* 20:? 49:^how -21:^what 38:^which 45:all 38:and -47:any -23:by 45:crypto 34:deposit -60:fee
-41:first -23:from 60:ha -41:he 53:how 21:in 74:it 49:lend 47:market -65:me 30:need -25:now -53:numb 30:one -21:please 52:protocol
-35:show 103:since 33:that -23:tvl 40:wa -23:what 44:which @~derivativ -40: -111:* -89:? -29:^what -22:at -41:by -31:how -34:i
-20:in -88:interest -22:long -43:me -41:not -75:open -48:perp -45:please -23:short -22:the -45:them -72:there -56:what -27:which
@~detail 12:* 24:? 27:a 27:call 35:explain 37:i 46:in 31:on @~detect -34:* 26:? 21:^and -44:a -31:and -26:deposit -43:ha 40:have
-50:how 35:in 31:it 25:my -46:of 45:own 43:what 49:with @~dex 39: 3:* 51:^and 49:^only -22:^same 40:^show -36:^the 22:^then 37:^what
29:^which 46:a -29:about 50:all 27:and 71:are 23:be 42:biggest -29:by -53:can 43:chain 88:dex 22:dexscreen -76:did 23:doe 26:each
-32:explor -38:fee -44:first -52:for -25:from 30:go -40:got 32:ha 40:have -110:in -108:it -29:just -31:keep 45:liquidity -30:list
48:look -39:make 37:me 32:much -42:my 83:no -50:not -57:numb 47:on -33:one 45:only -49:oth -40:over 35:pair -48:pippin 47:please
46:price -28:same 63:second 40:show 38:that 59:the -28:then -45:there 61:thi -28:today -25:token -45:trade 35:up -22:wa 36:what
@~difficulty -16:* @~domain 49:addres -30:i -40:it 24:the @~dominance 75:* 65:? -37:^what 42:by 34:i 32:in 59:of -45:on 31:please
-47:same 37:the -36:what 51:which @~emission 47:* 51:? 50:any 49:on 49:that @~en 24: 71:* 58:^who 48:a 68:addres 51:doe 72:got 52:ha
55:have 52:he -47:in -42:it 95:name 37:that 56:the 66:who @~encode -25:* -47:and 26:i 33:the @~entity 38:* 87:^and -42:^i 52:^what
-25:^which -22:a -52:an 81:and -21:chain -61:coin -35:coingecko -24:company -60:contract -49:first -69:for -25:go -54:ha 59:he
-39:how 37:i 66:in -26:it -42:list -35:many -34:me 38:name -49:need -42:no -74:of 51:on -36:please 66:same -35:there 69:thi -54:to
69:wa -39:wallet 44:what -26:which @~erc20 46: -19:* 84:^how -50:a -45:all -35:and -40:at 25:can 63:chain -69:contract -28:doe
-49:for 23:from -25:have 32:how -44:i -31:in -61:it 50:many -30:on -23:show -82:so 33:that -56:the -43:token -30:transfer 30:what
-38:who -39:with @~estimate -28:* -26:? -28:and 38:call -40:fee -37:ga -21:how -25:in -32:priority -23:so -21:that -29:the -31:what
@~etherscan -27: 5:* 21:? -22:^balance 35:^how 52:^list -21:^same 36:and -22:balance -25:can 48:contract 38:doe -21:for 33:have
29:how -27:i 45:in -75:it -28:ledg 51:list -21:me 33:much -40:my 26:of 43:one -29:only -28:own -20:same 49:second -23:source
-36:that 43:the -24:then 53:transaction -52:transfer -27:what @~event -11:* -30:^show 66:^what -80:^which -50:about 35:all
-88:already -70:are -71:been -26:bet -31:by 31:doe -60:first 22:for -107:have 34:hold -52:how -37:i -56:in -42:list -36:most -30:my
51:odd -37:of -60:on -56:one -34:only -25:our -30:out -37:settl -30:show -20:since -38:them -42:then -45:they -46:to -31:today
-46:trad 82:what -109:which -37:with @~evm 74:* 63:? 25:it @~exchang 55: 18:* 24:? 26:^what 51:^which -20:are 37:by 66:coingecko
55:do 21:doe 21:down 41:exchang 44:for -43:i 89:id 34:just -44:me -57:not 52:now 33:one 24:open 54:or 79:the -60:them -30:there
-22:those -41:trust -23:what 87:which @~exchange -52: -20:* -82:? -55:^and -34:^ha -32:^how 32:^my -28:^same -52:^what -59:^which
20:a -33:all 20:any 33:are -42:at -34:balance -33:been -36:book -77:by 48:can -70:coingecko -65:d -58:do -36:doe -31:exchang 33:for
-39:from 48:get -86:ha -50:how 52:i -66:id 64:in -41:interest -48:it -65:like -20:list -21:long 76:me 35:moment -42:much 26:my 41:n
48:not -56:now 35:of 32:one -51:open -52:or 62:ord -32:oth 47:our 20:over -48:pair 34:perp 36:please -28:rate -27:same 22:second
22:see -22:short 57:show 53:so 25:that -81:the 49:them 24:they 25:thi -34:those 47:time -37:trad -20:trade 50:trust -21:two
52:volume -31:wa -25:when -52:which @~fear -37:* -34:? 21:fear @~fee 20: -17:* 32:? -53:^ha -33:^how -21:^i 22:^on -27:^same 25:^the
-46:^which -28:^who -32:about 58:also -38:are -43:been -31:but -48:by -51:do 31:doe 77:fee 27:first -40:for -51:ha -42:how -69:i
37:in 48:instead 30:it -52:keep -52:made -34:me -22:money -33:more -41:much -22:need -33:now -29:on -56:one 34:over -31:pay
-63:protocol -25:rank 57:revenue -44:same -26:second -80:that -31:the 40:there -30:they -27:tvl -25:up -29:what -46:which -47:who
-25:with @~feed 20:* 44:the @~fill -27:* -21:trad @~first -55:* -28:the @~for -59:* -35:^i 24:any 21:by -33:collection -27:only
-33:the 23:there 22:to -26:wallet @~function 19:* -27:^and -27:and 31:for 26:in 25:the 27:to @~fund -49: -52:? -26:^and -34:^same
-33:^what -26:a -37:and -22:are -61:for -22:from 48:ha -27:in -54:long 25:of -89:on -24:one 36:paid -23:perp -29:same -41:that
-26:the -26:there -29:wa -31:what @~ga -6:* -24:and 33:fee 69:ga -27:how -60:in -32:it -25:much -52:now -32:only -30:please 51:price
23:the -29:what @~gainer -75:* -21:? -47:of -37:the @~global 25:* 27:? -23:^and 23:^how -31:^in 38:a -39:and 36:back -60:by 38:cap
-21:chain 30:chart 29:doe 30:for 43:from -35:ha 39:how 74:i 29:it 43:need -38:numb -29:of 33:ok 46:one -38:please 50:second -21:show
49:since 23:so -39:stablecoin 39:that -39:there 32:to -41:today -48:volume -52:what @~goplu 36:* 42:^which 47:doe 38:i 45:it
44:which @~gre -37:* -34:? 21:fear @~hack 9:* -23:^what @~hash -21:* -23:? -24:^and -23:and @~hashrate -41:* -33:? 34:^and 32:and
-20:develop -23:how -48:i -41:me -47:show -30:the @~historical -21: -67:* -61:? -61:^in -40:^ok -35:^price 27:^the -26:^what
-23:also -47:day -22:did -38:do -43:from -22:go -28:ha -30:how -32:in -28:it 39:make -27:much -33:my -51:of -40:ok -55:on -28:one
54:please -42:same 30:show -39:so -30:the -35:then -26:there 36:to -22:up -80:wa -36:what -31:year @~history 17:* -32:? -73:^balance
37:^for 51:^ha 35:^i 49:^ok 38:^on 39:^show -26:^thank -66:^the 55:^tvl -21:^what 40:^when -32:^which -27:a 43:account 34:and
-27:are 53:at 45:back -39:be 25:been 48:book 31:but 39:buy -29:by -24:can -41:chain -44:clos -36:coin 35:d 75:day 35:develop 42:did
26:do -43:doe 32:each -21:every -23:got -25:have -56:he -22:if -27:in -41:into -21:just 41:keep -45:late 58:m -33:market -43:me
-25:mov -22:much 27:need -32:now 45:numb -49:odd 49:ok 26:on -36:oth -25:out 37:paid 31:pay 53:payment 58:please 60:same -22:say
27:show -86:since 28:sorry 49:swap 27:the -36:then 27:these 43:they -28:token 22:transaction 36:tvl 31:two -72:up -22:volume 49:wa
-76:wallet 22:what 31:when -37:which -43:who 22:whole 37:worth -26:would 23:you @~hold 62:* 43:? 22:^and -24:buy 39:did 48:ha
34:hold 54:how 33:i -31:it 31:of 66:that 36:the @~holder -33:^and 48:^i -54:^ok 35:^who -66:and 21:are 44:first 51:hold -41:how 47:i
29:it 53:most 34:of -54:ok -24:one -30:own 51:side 69:the -43:to -52:token 25:which 47:who @~holding 53:* -32:a -41:and
32:collection 42:for -28:it 47:me 21:of 38:the -60:wallet 27:with @~honeypot 52:* 40:? -34:^what 67:a 49:and 52:buy 54:can 58:could
-26:doe -38:for -30:i -26:in 80:it 53:my 43:of -53:on 49:one 62:sell -22:the -56:then -34:what 60:you @~index 69:* 60:? 25:^i
46:^what 32:a -25:about -22:and 28:chain 29:contract 38:have 79:i 43:in 36:it -24:meant 50:my 63:of 78:one -33:price -45:that
-24:the -33:token 20:trad 70:what @~info -22:* -35:^and -27:a 27:any 36:i 32:in 47:lock -30:my -29:no 30:of -22:one 38:pool -40:show
31:telegram 31:to 31:token 46:when @~interest 5:* 44:? -31:^same -38:are -36:in 43:interest -38:one 44:open -30:same -39:which
@~internal -9:* 25:call @~jup 29:do 22:how 23:i 26:on 24:with @~kalshi 50: 63:* 71:? 89:^and 32:^show 41:^what 50:^which 54:a
-52:all -28:already 74:and -46:are 42:at -42:been 26:bid 24:buy 76:doe -29:event 53:for 20:have -56:how -49:it -22:level -53:list
26:meant -21:much 32:no 29:odd -37:of -22:ok 27:open 21:order 48:second 29:show -38:side 56:that 53:the -25:them -34:there -43:they
-57:to -22:trad 29:up -27:want 77:what -57:with @~keccak256 -21:* -23:? -24:^and -23:and @~largest 42:* -30:^how 24:^who 59:account
-28:holder -28:how -51:in 49:most 78:of 69:on 22:own 32:that 63:the -27:token 48:who @~leaderboard 14:* 21:? 24:and -29:of 34:only
24:which @~lock 23:* 38:and 29:any 41:i 48:it 47:lock 40:of 47:when @~log -67:* -35:? -50:^and 42:^which -33:a -47:and -30:call
49:decod 29:did 49:event -40:i 26:if -29:on -32:the 36:which @~lookup 48:* 32:? 54:a -44:and 30:i 97:name 39:the @~loser -75:* -21:?
-47:of -37:the @~maliciou 63:* 21:? 39:a 37:addres 65:for 30:i 28:in 29:list 26:to -25:token -29:which -25:with @~market -11:*
85:^and -35:^could 53:^for -29:^ha 29:^how -46:^i -48:^in -55:^my -30:^now 47:^price -39:^same -47:^show -30:^that -39:^the -35:^too
69:^which -72:a 25:about -76:all 50:already -21:also 55:and -46:any 70:are -65:at -34:back -46:balance 27:be 69:been 89:biggest
-22:but 36:by 22:can -51:cap -30:chain 31:chart -36:cheapest -84:coingecko -67:collection -42:contract -34:could -53:crypto 52:day
34:do -51:each -38:event 64:first -50:floor -43:for -66:from 22:fund -38:give -55:go -43:got 54:ha 64:have -27:hold 23:how -61:i
-60:id -60:in -58:instead 39:into -61:it -67:just -25:keep 52:like 42:look -49:many -75:market -47:me 35:more 48:most 28:mov 47:move
29:my -32:n -64:need -23:next -41:nft 52:no -48:not -70:now -39:of -36:on 27:one -41:open -52:ord -55:oth -36:own -51:paid -47:pair
50:people 50:perp 34:please 25:price 34:question 30:rate -36:same -47:say 40:see 51:settl -55:show -22:side -52:since 64:so 35:table
-37:that 37:them -27:they -51:thi -43:third -35:those -20:through 40:to -26:today -37:top 25:trade 68:und -82:up 39:wa -40:what
25:when -78:where 91:which -34:who -42:whole 52:will 28:would @~mempool 20:* -70:^what 59:and 62:are 24:fee 56:how -23:in 51:many
-20:of -68:what @~message -3:* -24:and -24:i -24:it -24:the @~metadata -26:* -20:? 51:^how -32:^what -52:a -41:and -25:are 60:chain
-22:collection -41:contract -49:doe -31:have 47:how -36:i -57:it 51:many -20:market -28:my -34:numb 44:of 34:on -35:one 58:that
61:them -34:there -32:token -55:what @~mid 38:* 43:? -21:^and -23:and 57:of @~midpoint -78:* -40:^what -46:what @~multi 20:*
-26:^and 25:about 22:are -25:at 45:by 25:dexscreen 33:for -29:i -44:in 89:liquidity 24:market 57:of -35:one -21:only 34:pair
30:please 69:pool -37:the 45:these -28:trad 73:volume 34:what 21:with @~namehash 11:* @~native -34:* -25:? 25:^balance -22:^how
-20:ha -23:i -46:it -29:my -62:on -20:please -22:that @~net 21:? 29:^what 42:i -23:in 60:it -28:the 27:what 40:worth @~network -30:*
27:^how -34:for 25:how -34:it -29:list 24:network -33:pool @~new 15:* -23:^and 26:can -66:coin -21:for -63:ha 49:i 52:list 30:mint
30:more 51:not 83:on 44:one 64:pool 38:rugcheck 39:still 35:the 36:they -20:what 20:who @~nft -50: -23:* -24:? 42:^on 32:^show -80:a
-23:addres -58:against 21:also 43:any -39:anyth -29:ape 81:are 83:at 66:by 79:cap 36:coin 32:coingecko 68:collection 65:contract
-39:d -29:did -39:do 45:for -68:from 36:ha -31:have 33:he -33:i -60:id 66:in -76:just 85:market 23:mov -63:much -65:not -63:now
35:numb -41:of -20:on 39:one -73:only 24:or -59:our -48:own -35:owner -25:please -39:price 36:see 48:so -43:that 26:the 48:then
46:there 68:they -38:thi 49:today -23:too 28:trad -38:up 57:volume 38:wa -81:wallet -60:want 48:what -29:when 50:where 29:which
-46:who 24:with 51:would @~nonce -23:* 64:^how 58:how -35:i 39:it 59:many -26:one 40:so 26:that -25:the -47:then 26:transaction
30:tx -24:wait @~ohlc -50:* -47:? -40:^and -28:^i -65:^in 43:a -55:and -23:did -23:from -62:i -72:in -31:it -62:me -22:on -22:same
-54:show -61:that -33:the @~ohlcv -17:* -26:^and -29:and 24:candl 54:from -21:i -56:in 58:need -27:no 57:of 44:on -33:show -24:that
42:the -64:volume @~onchain -46:* @~open 8:* 43:? -31:^same 25:any -38:are 23:he -36:in 43:interest -38:one 44:open 27:order
-30:same -39:which @~option -34: -44:* -32:^i -35:all -30:and -45:chain -44:how -44:i -65:in -79:it -25:my -31:not 23:notional
-37:of -38:on -76:one -41:only 77:option -45:please -48:put -55:since -48:the 35:to -32:with @~oracle -24:* @~order 26:* 25:^did
25:any 23:dexscreen 24:did 24:he 27:order 24:pay @~orderbook -14:* -45:? -45:^and -20:^the -50:^what 44:and 42:are 66:ask 25:at
77:bid 80:for -22:i 27:in -31:it 30:level -67:market 30:me -21:much -20:no 40:on 21:ord -32:price 41:rest 23:show -22:side -25:to
-50:what 41:which 55:ye @~overview 32: 42:* -35:^i -35:^now 51:^ok -53:^that 63:^the -57:^what 74:a 26:acros 39:all 65:also -23:are
-29:but -43:contract -45:did -69:do -33:doe 76:ga -20:got -21:ha -34:holder -39:how -34:i -40:itself -49:just -70:keep -25:made
-81:make -27:much 24:name -31:no -43:not 49:notional -63:now 37:of 51:ok -29:one -31:only 75:option 23:paid 28:perp -54:please
27:premium 59:price -87:protocol 42:same 24:send -23:so -56:that 52:the 50:thi 40:to -35:token -26:trad -30:up 47:wa -90:what 66:who
-25:with @~own -33: -8:* 22:^and -53:^i -43:^the -25:^what -26:about 24:any 21:by 33:collection 55:doe 50:have -50:i -20:in 40:it
53:just 55:more -27:only 32:own 59:that -43:the 23:there 20:to -44:wallet -25:what -43:who @~pair 26: 3:* -36:^and -20:^did
-36:^show -44:^the -34:^which -28:a 41:all -41:and -27:at -36:by 56:can 48:dex -32:did -60:doe -22:how 23:in -45:just 23:liquidity
47:look -26:my -34:of 43:on -27:only 81:pair -23:pippin -22:please -48:pool -36:show 21:that 49:the 53:there -25:token 31:trade
-43:volume 21:which @~pars -5:* @~percentage -81:* -49:? -47:and -41:did -22:first -35:go 21:ha -51:it 40:many -29:the -35:up @~perp
34: -92:* -66:^and -46:^what 32:all -49:and -55:at -22:candl -50:did 31:doe -50:each -25:first -20:for -27:from -54:give -26:ha
45:he 25:how -27:in -62:it -39:me -58:need -36:on -22:one 56:our -45:paid -74:payment -55:perp -23:please 23:price -52:so -28:spot
-54:that -73:the -34:there 38:to -28:trad -29:wa -57:what @~phish 57:* -20:^i 31:a 21:and 44:i 32:it 22:of 23:on @~platform -57:*
-50:coin -33:coingecko -33:nft -51:the @~polymarket -37: 35:* 33:? -61:^and -21:^how -47:^i -31:^ord -39:^show 56:^the 76:account
66:all 33:already 33:an 40:any 50:anyth 33:ask 50:at 71:back 73:been 24:bet -22:bid -24:biggest -30:book -39:can 23:crypto -42:d
21:did 36:do 23:each 35:event 33:first -29:ha 23:he 55:hold -44:level 45:list 40:look 56:market -24:mov -51:my -28:need -32:not
39:numb 31:odd 41:ok 58:on -32:ord 59:oth -35:over -62:same -47:second -35:show -34:since 46:so -72:that -22:them 51:there 42:they
-27:thi -34:those -36:time 85:to -23:trad 45:volume -20:wa 21:wallet 36:want 21:what -31:where 25:with 40:word -36:you @~pool -41:
-40:* -41:? -87:^and 66:^ha -71:^how -47:^i 61:^on -25:^only 27:^show 52:^trad -20:^what -57:^which 53:^who -35:all -66:and 22:apy
-63:at 56:been -23:block -21:but -37:by -45:can -27:chain 31:coin -30:develop -71:dex -34:did -42:do -41:for 61:from 22:good -22:got
24:ha -37:have -21:he 41:holder -34:how -23:if 103:in -31:interest -21:into 72:it -77:just -55:keep -22:late -53:lend 32:like
52:liquidity 38:list -39:look 41:many -20:most -36:mov -52:my -30:need -74:not 22:of -27:only -65:or 43:oth 26:paid -57:pair
-47:pippin -39:please 106:pool -29:price 64:rate 45:show -60:since -46:sort 37:swap 55:that 24:the -74:then -22:thi -34:to 80:token
21:too 30:trad -67:trend 63:trust -30:tvl 47:two -52:volume 94:wa -26:want 34:well -35:what -81:which 38:who -32:will -25:would
@~portfolio 23: 67:* 71:? -36:^and 70:^what -68:addres -40:and -44:at -33:balance 45:from 50:ha -38:have 61:he -64:hold 51:i 38:in
67:it 51:meant -29:my 37:no 30:one 58:only 51:oth 40:same 32:there 37:thi 65:token 85:wallet 56:what 27:who 54:worth @~position 30:*
29:? 76:^what -37:a -49:any 33:are 48:at 72:doe 27:first -43:for -43:he 77:hold -42:in -39:of 59:one -33:position 41:that 34:the
32:they -44:wallet 68:what @~prediction -84:* -53:? -48:^and 40:^how 32:^i 49:^ord -50:^show -47:^the -26:^what -48:^which -31:about
-42:account -41:all -32:already -24:ask 51:book 20:chart 39:d 26:do -54:doe 48:give 40:ha -45:have 45:how -39:in -27:it 69:level
-71:market 25:most -57:my 23:need 31:now -53:odd -52:ok -44:one 51:ord -48:oth -44:out -21:question -76:say -26:second -49:show
32:side 26:since -55:so 60:that -47:the -21:there 45:trad -76:what -31:which 23:who 25:ye @~pric -4:* 26:^and 48:^did 62:^i -25:^ok
58:^price -37:a 50:about -38:all 32:any 22:at -68:coin -26:day -36:each -21:go -28:how 33:i -49:in -23:it 48:keep -36:list -46:make
-27:much 30:my -62:no -30:now 34:of -26:ok -25:on 23:or 43:price -21:the -36:there -24:too 73:und -24:wa -25:what -22:worth @~price
-24: -28:* -80:^and -55:^could 49:^how 41:^i 103:^in -50:^now -91:^the -26:^what -23:^which -22:^who -77:a -40:about -29:above
-33:all -43:and -39:ask -29:at -40:be -53:best -57:bid -48:book -50:but -38:by -43:can -30:cap -41:coin 38:coingecko -57:collection
29:contract 44:cost -54:could -33:day 67:did 41:doe 28:feed -80:for 52:from -36:ga 62:go -26:got -30:have -32:he 48:how 34:in
-24:instead 56:just -60:keep -22:like -28:make 31:many -53:market 23:moment -24:move 36:much 34:n -70:no -38:not -34:now -28:numb
-62:odd -57:on -21:only -56:oth -47:our -33:pair 27:pay 30:pl -69:please -32:rate 25:right -35:same -47:say -55:second -38:see
-33:sell -37:should -28:side -40:since 37:so 51:still 27:tax -50:th -23:that -71:the -23:there -24:they -38:those 48:today -33:token
-22:too 26:und 54:up -25:v -71:wa 42:want -50:well -39:when -22:which -42:who -25:will 27:with -60:ye -30:you @~priority 16:* 34:it
@~profil -29:* @~profitability -75:* -32:it -23:that @~protocol -47: -71:* 29:? 46:^and 42:^how -24:^i -49:^ok -41:^only -24:^same
-29:^what 27:^which -27:a -38:about 35:and -22:at -25:by -25:chain -24:could -32:day 33:deposit -21:do 64:doe 98:fee -29:from 37:ha
-28:holder 36:how 29:in 64:it 44:itself -50:just 40:lend -20:made -25:make -66:me 20:much -23:my 20:need -57:notional -67:now -29:of
-49:ok -26:on -27:one -41:only -49:option 32:over -24:pl -25:protocol -36:revenue -48:second -47:show 93:since -42:the -49:thi
-50:to -30:token 23:wa -47:what 32:which -20:who -26:with -27:you @~pyth 43:* -47:? -51:^and -41:^what -56:and 45:feed -43:for
-37:have -35:i 81:it -23:of 29:one 35:price -22:that 48:the 26:what @~quote 35:* 21:? 31:do 22:how 28:i 29:on 24:with @~rais 28:*
43:who @~range -26: -10:* 43:? -41:^and -24:^i -40:^in -37:^ok -56:^what -60:and -41:at -40:back -42:by 21:did -31:doe -20:ha -37:in
25:it -24:need -72:of -37:ok -24:on -52:one -21:over -25:pl 59:please -48:so 44:that -61:the -36:then -20:two -56:what -55:with
@~rat 16:* -29:a 43:and -27:for 46:in 45:of 40:one -25:that -39:the @~rate -48: 81:* -30:? -34:^same 43:and 52:at 51:did -63:for
48:ha -26:in 41:it -56:long 52:me 45:of -72:on 53:pay 72:payment -29:same 27:the -21:there 35:what @~raw 28:* 26:and @~receipt -33:*
-41:decod -31:event -21:if -29:in -24:of -26:on -25:which @~recent -94:* -23:? -21:by -32:first -24:for -33:just -24:most 53:now
-25:people -21:should -30:there -23:which @~recov 35:* 21:? @~report -42:* -26:can -23:for -41:mint @~resolve 104:* 107:^and -37:^i
50:^what 21:^who 66:addres -50:an 100:and -53:behind -22:chain -60:contract -36:for -58:ha 59:he -39:how 35:i 75:in -54:it 36:name
-52:of 53:on -27:one 40:the -38:there 70:thi -33:to -39:wallet 38:what @~rugcheck 41:? 43:^i 30:a -25:about 48:do -31:freeze 39:got
28:i -42:just 25:more 48:most -21:or 53:people 60:rugcheck 70:there 21:token 40:verify 45:vot 63:which @~rugpull -34:* 26:? 21:^and
-44:a -31:and -26:deposit -43:ha 40:have -50:how 35:in 31:it 25:my -46:of 45:own 43:what 49:with @~safety -76:* -22:^i 34:a -48:buy
-40:can -58:have -39:i -57:it -60:of -49:on -74:one -44:sell -56:to @~search 29: -21:* -44:? -49:^and 20:^doe -30:^how -28:^i
-26:^ok -44:^the -75:^what -20:^which -77:^who 38:a 49:all 44:an -53:and 71:anyth -23:are -72:at -21:block 22:by -28:call -22:coin
26:coingecko -97:collection -23:did -47:first 67:for -62:from -63:have 30:holder 24:in -92:just 37:liquidity 83:list 78:look -93:me
38:mint -84:more -53:most -23:my 48:need -55:nft -27:no -23:now -49:numb 32:of -26:ok 74:on -23:only 50:oth -89:own 67:pair
-58:pippin -28:pl 25:pool -20:say 25:search -98:tell -29:that -28:they 77:to -52:today -25:too 54:trad -28:volume -31:want -20:what
42:where -121:who @~security -22: -53:* -45:^and 21:^can 77:^i -41:^ok -21:^which -24:also -23:an -59:and -45:any -26:anyth
24:before 21:blacklist 49:can 39:check -21:contract -47:doe -34:for 60:freeze -48:from 29:hold -42:how 49:i 32:most -33:much -61:nft
46:numb -41:ok -35:one 66:or 26:own -37:same -30:so 23:spend 21:that -45:there -44:thi 45:too 26:trust @~selector -40:* -27:^and
-26:and 30:for 23:in -24:it 23:the 27:to @~sery -34:* @~sign 35:* 21:? @~signatur -43:* -35:? -38:in @~site 57:* -20:^i 31:a 21:and
44:i 32:it 22:of 23:on @~sol -25: 36:* 45:? 30:^and 27:^the 42:^what -21:^which 45:account 53:all -35:also -22:call 56:do 27:fee
-33:for 33:ha -28:holder 34:it -34:just 45:most 45:of -21:on 47:one 45:priority 26:so -43:that 50:the -49:them 42:there -21:thi
43:time 48:to 52:token 30:too 49:wa 47:what 37:who @~solana 27: 80:* 43:^doe -27:^how -23:^which 58:about 22:call 40:can
67:collection 29:do 20:doe -30:fee 30:for 59:freeze 44:from 34:have 28:holder 33:if -25:in 64:it 26:just 47:kind 43:made 59:me
32:mint 80:more -24:most 61:nft 28:of 29:one 72:or 56:own -32:priority -26:set -23:so 23:still 31:that 64:the -22:there 30:thi
-28:to 39:too 22:what 45:who @~source 17:* -22:a 67:code -66:contract -30:i -36:it 49:me 21:show 36:source 44:the 52:then @~spot
-30:* -33:at -28:ha 24:have -39:hold -32:one -29:please 39:spot -29:that -20:the 35:there @~stablecoin -50:* -45:? -81:^and -38:^how
-41:^i -36:^ok -22:^on 20:^what 29:a 24:all -78:and 72:are -44:at 35:biggest -46:day 39:each 24:for -26:go -26:ha -49:hold 24:i
-34:in -49:it -24:much -26:of -36:ok 42:on 29:one -30:only 21:please -50:show 49:since 80:stablecoin -46:that 55:there 36:total
-24:when 23:which 34:with @~stat -32:* -28:^in -48:^what 41:a -57:and 46:at 45:for 45:from 43:how 27:i 27:in 25:market -55:of
-26:please 46:that -38:the -25:to -30:today -43:volume -68:what @~statu 65:* -29:and 71:i 46:the @~storage 24:of @~sui 37:*
@~summary 26:* 35:? 46:^i 42:a 41:i @~supp -28:* -23:? -39:in 48:it -42:on 24:the -21:token -22:which @~support 16:* 42:^which
41:doe 36:i 37:it -30:one -39:the 42:which @~swap -41: -19:* -54:? -21:a 29:for 51:i -31:in 51:late -25:my 46:on -22:recent -36:show
-35:sold 30:that 31:the 32:trad 29:wallet -22:what 31:with @~tick -38: -106:* -57:? -35:and -37:at -40:for -45:in -42:the -49:there
-38:what -46:which @~ticker -84:* -29:^and -36:^same 29:^the -30:a -23:all -57:and 52:are -36:book 23:by -43:can 87:cheapest -28:doe
46:each 66:floor -21:from -60:ha -51:how 46:i -28:id 21:in 37:interest -45:it -31:list 38:market 49:me -36:much -61:my 42:not 55:now
-68:one -36:open 63:or -64:pair -26:perp 48:please 35:price -31:same -47:that -24:the 51:them -22:there -52:those -43:to 26:volume
-22:wa 30:what -22:when 83:where 41:which @~time 100:* 47:for 40:of 67:time 47:to @~timestamp 24:* 22:block @~token -21:* -65:^and
-45:^could -21:^doe -21:^give 33:^how 60:^in -42:^it 45:^list 43:^my -41:^now 46:^ok -72:^only -27:^our 75:^price -40:^same 30:^show
-35:^sorry -65:^the 59:^token -44:^what 38:^where -37:^which -39:^who -70:a -50:about 60:addres 29:again -35:against 54:all -36:also
-23:am 40:and -33:anyth 46:are 29:ask -77:at -29:balance -50:be -58:behind -43:best -71:both -51:but -49:buy -44:by -44:call 41:can
-31:cap -73:chain -79:check 38:coingecko -63:collection 101:contract -25:cost -47:could 22:count 50:d -69:dex 65:did -30:each
24:first -37:for 55:freeze 76:from 64:go 24:ha -23:have 65:hold 36:how 21:if -23:in 69:it -42:keep -30:kind 47:like -108:liquidity
44:lock -34:look -32:m -26:made -31:make -29:many -33:market 26:me -26:mean -35:meant 47:mint 79:most 68:mov -37:move 62:much -64:n
-41:name -28:network -43:next -38:nft -88:no -30:not -39:now -33:numb 49:ok 49:on -70:one -52:only 46:or -65:oth 42:out 47:pair
26:pippin 74:pl -37:please -73:pool 24:price 33:recent -60:rows -26:rugcheck -28:run -92:same -49:say -82:score 33:search -57:second
-42:sell -21:should -45:side -70:sit 32:so -59:sorry 27:sort 43:still -34:table -42:th -49:their -60:them -55:these -63:thi
-31:those 28:through -21:time -68:to 66:today 28:too -21:top -46:trad 50:trade -43:transaction 94:transfer -66:trust 25:und 61:up
25:verify -86:volume -55:wa -66:well -55:what 34:when 34:where 27:which -31:who -38:would -52:wrong -53:you @~topic 46:* 56:^and
55:and -24:in -25:to @~trad 6:* -30:? 63:^now 40:^show -60:^the 29:^who -36:account -29:and -24:at -21:been -29:bet -24:buy -32:by
-27:do -34:doe -31:each -23:from 35:give -25:ha -32:have -27:i 72:in 23:it 41:last 32:market 33:me 61:now -59:of -27:or -52:pool
-53:price 24:recent 23:second 41:show -50:side 46:swap 52:the -33:then 32:there -25:to 96:trad -24:volume -30:when 45:who
@~transaction -37: 18:* 54:? -68:^and -34:^ha -49:^how -24:^that 64:^what 49:^when 52:^which -38:an 56:at 40:been 41:buy -23:can
-25:chain 22:decod 58:did 43:do -31:doe 43:each 45:event 32:fee 28:first -61:got -43:have -27:he 63:in 32:it 26:late 32:latest
-47:many -34:me 45:much -28:my -24:now 53:numb -53:on 80:out 26:payment 40:price 23:recent -22:same 46:send -26:sent -41:so -38:that
44:there 28:these 37:they 45:to -31:token 36:transaction 21:tx 53:wa 22:wait -34:wallet 27:were 74:what 55:when 28:which 31:with
@~transfer -77:* -32:? 34:^and -27:^how -50:^i 54:^ok 31:^only -47:^the -54:a -44:airdrop 21:all 75:and -44:any -58:at -41:contract
-23:did -54:doe -38:for 21:from -26:ha -36:have -50:he -56:i -31:into 43:it -43:keep 39:late -48:like 85:mov -21:move -25:much
-46:nft 55:of 51:ok -62:on 61:out -28:so -50:there -40:transaction 76:transfer -47:wallet -39:with @~treasury 39: 16:* -20:^how
-47:a 32:and 29:at 36:by -30:company 60:did 51:do -48:doe 42:each 27:first -22:for 46:ha 31:hold 50:how 27:in -22:it 39:of -21:on
-45:or 43:own -22:please 75:protocol -23:same 34:that 32:the 29:them 56:they -46:to 25:token 24:when -27:who @~trend 40:* 26:?
-21:^which -33:and -24:are 69:by -21:did 47:do -27:doe 58:first 32:for -35:it -37:list 48:most -28:no 76:now -37:of 51:people
-30:that 52:the 47:there 32:which @~tvl -6:* -28:? -44:^and -38:^the 63:^tvl -60:^what -38:a -23:are -40:by -42:chain -25:deposit
32:develop 34:did -27:first -50:ha -29:i -35:it 26:lock -59:now 54:numb 29:of 21:one 65:same 36:show -93:since -53:that -66:the
-22:trad 50:tvl -47:wa -57:what -34:which -21:who @~tx 46:* 51:? 52:did 53:what @~unit -19:* @~updat -59:* -23:the @~utxo 40:* -47:i
21:it -44:one 32:output 29:that @~validate 16:* -26:a 59:and -48:i -39:it 56:one 49:the -28:well @~value -20:* -76:^what -32:and
-32:are 71:it 27:of -51:one 45:position -47:the -75:what @~verify -12:* -33:and -27:code -26:i -29:it -23:of -21:on -27:source
-29:the 38:there 29:token 41:verify -23:wallet 31:which @~volum 31: 82:* 82:? 45:^and 29:^how -37:^what 35:^which 38:and 37:at 24:by
61:chain 49:dex -34:did 60:doe -45:first -34:for -25:from 24:have 21:how -26:i -62:in -42:it -52:me -27:my -21:of 49:on 50:only
-35:over 61:please -49:show 36:that -29:the 21:them -24:to 24:trad 37:volume 30:who @~volume -71:* -72:? -38:^ha 57:^show -26:^the
-56:^what -53:^which 21:a 31:acros -35:and -44:at -34:balance -32:been -43:came -48:chain 20:day -52:did -34:first -68:for -45:ha
-81:it -66:like 36:me -27:money -31:most 74:much 49:of -32:on -74:out 66:over -25:paid -36:please 71:second 52:show 55:so 23:that
-31:there -64:to -20:two 51:volume -30:wa -72:what -23:when -53:which -35:who 49:you @~wallet -47: -20:* -52:? -47:^and 20:^any
-83:^balance 38:^doe 20:^for 56:^ha 33:^how -70:^i 68:^in -53:^my 37:^nft -29:^no -42:^now -34:^ok 21:^on -42:^only 46:^show
56:^thank -67:^the -30:a -49:about -56:account -72:addres -46:against -51:airdrop -21:all -46:am 30:an -39:any -61:anyth 26:approval
-50:at 46:back 21:been 39:best -24:can 39:check -22:code 84:collection -71:contract -30:d -57:do 87:doe 31:from 46:good -44:got
21:ha 81:have 44:he 27:hi -64:hold 63:how 43:in 39:into 22:it -78:just 92:keep -27:last 34:late -38:let -33:like -36:list 43:look
-27:m 25:made -74:many 23:me 30:meant 30:most -37:mov 51:move 95:much -46:n 23:need 77:nft -34:ok 51:on -67:one 21:only 36:oth
-50:out 34:please -60:recent 62:same -61:say -61:second -30:see -49:sent 25:set 32:sit 33:so -53:sold 26:some -27:sorry -22:source
-42:spend 52:still 56:thank 70:then 70:there -41:they -46:to -34:today 96:token -24:too -63:transaction -54:transfer 35:up
-37:wallet -51:well -40:were 25:who 29:with 38:worth 31:would 34:you @~worth 21:? 29:^what 42:i -23:in 60:it -28:the 27:what
40:worth @~yield -26: -5:* -24:^and 66:^ha -64:^how -52:^i -30:^the -63:^what -22:^which 22:a -23:and 22:apy -58:are -48:at 58:been
-30:develop -27:did -24:doe -64:for 57:from 30:ha -65:how -26:i -31:interest 49:it -53:keep -52:lend -25:mov 25:much -51:my -30:on
-51:or -42:pool 33:show -60:since 73:that 33:the -49:there -52:to 29:too 97:wa -72:what -33:which
`;
