// Follow-up weights: how much each sign of a candidate tells for it, by itself (*) and beside each word of the turn; written by test/learn-follow-ups.ts, in hundredths.
export const FOLLOW_UP_WEIGHTS = `
@=1 -25:* @=1155 21:* 25:nft -23:on 45:the 30:there -37:what @=14d -58:* @=1h 23:* -28:? -27:for -30:i -33:it -21:my -32:of 63:on
-25:the -26:which @=1w -69:* @=1y 24:* 54:? 57:and 58:the @=20 18:* -20:on @=24h 50:* 32:? -34:and 21:by 27:how 27:of -21:on 28:one
40:the -22:what 60:which @=2y 47:* @=30d -58:* @=3d -69:* @=3m -69:* @=3y -69:* @=404 -56:* -35:the -24:what @=5m -65:* -27:on @=60d
-58:* @=6h -65:* -27:on @=6m -69:* @=721 -56:* -35:the -24:what @=7d -49:* @=all -118:* -22:? -27:^what -25:a -29:and -33:ha -30:i
-25:in -23:it -22:me -35:on -41:one -38:that -50:the -28:what @=apy 6:* -39:? -21:^what 75:and -25:ha -41:i -24:interest -35:it
-54:of 61:on 57:one 81:only -49:that -42:the -43:what @=asc -67:* -56:? -30:^how -35:^the 22:a -30:about -77:are 28:at -79:biggest
46:buy -130:by -26:can -24:coin 44:did 47:each 62:first 27:for -39:from 38:ha -41:have -56:how -37:if -81:in -30:last -82:market
-29:me -23:more 42:most -35:much 48:need -70:now -49:of -25:on -46:one -25:or 50:price -52:rank -85:that 41:the -118:them -106:trad
-68:wa -67:what 51:when 45:with @=average -87:* -24:buy -24:did -21:the @=base -61:* @=bridge -40:* @=btc -9:* 27:the @=cap -11:*
41:^which -30:a -26:about -38:and -80:are -28:at -35:coin 42:first -21:from -55:i -58:in -26:it -86:market 52:most 30:now -21:on
-34:trad -48:what 28:which @=change 32:* 30:? -28:and -26:buy -30:did -33:for 28:how -53:i -25:in 31:one 26:the 23:them 55:which
@=clos -69:* -28:and -31:are -28:how -50:i -26:it -50:market -20:me -33:of -49:one 39:that -42:the -41:to 47:what -54:which @=coin
11:* @=commodity -104:* @=company -37:* @=compressednft -34:* @=conversion -34:* @=cost -87:* -24:buy -24:did -21:the @=crypto -99:*
-27:and -27:i -22:of -39:what @=culture -41:* @=dai -58:* -23:? -20:and @=date 82:* 60:buy 60:did 56:the @=desc 18:* -51:^how
26:^what -35:about -113:are -67:at 83:by -30:can -28:coin -23:collection -47:did -43:each -63:for -47:from 57:ha 22:have -86:it
-44:last 29:market -30:me -24:more 35:much 37:my -46:need 37:now -23:numb -35:on 51:one -40:or 23:please -39:price 34:rank 55:them
69:to 53:trad 75:what -43:when -37:who -48:with @=dex -40:* @=economic -41:* @=equity -104:* @=erc -6:* -28:^i -20:^what -39:i
-28:it 40:nft -25:of -51:on 24:that 26:the 40:there @=erc1155 -31:* @=erc20 11:* @=erc721 -17:* @=finance -41:* @=first -17:*
@=floor -50:* @=from -77:* -30:? -21:he -24:on -25:the @=fungible -34:* @=futur -46:* @=fx -104:* @=government -86:* -21:? -22:and
-23:do -29:the -29:which @=h24 29:* -76:? 44:^and -36:about 74:and -30:at 61:by -23:collection 53:ha -45:how 42:in -53:it -33:me
-26:more 52:my -20:nft -46:of -51:that -39:the 65:what -54:which @=hold -90:* -26:buy -27:did -27:the @=holder -38:* 29:? -115:^and
-21:^how 69:a -130:and -30:by -88:did -71:do -40:fee 94:holder -74:how 22:i 30:in 46:of 23:on 43:only -42:that 35:the 37:to 43:what
@=holding -30:* -21:do 26:i @=id -34:* -33:and -23:i -37:in -39:of 55:the -33:which @=in -62:* @=inactive -108:* -28:coin
-26:coingecko -40:i -37:the @=interest 7:* @=internal 11:* @=lay -25:* @=lend -38:* @=liquid -32:* @=mak -31:* @=market -11:*
41:^which -30:a -26:about -38:and -80:are -28:at -35:coin 42:first -21:from -55:i -58:in -26:it -86:market 52:most 30:now -21:on
-34:trad -48:what 28:which @=mention -41:* @=merge -34:* @=metal -82:* @=month -90:* @=name -126:* -40:by -28:how -28:of -22:one
-34:the -31:which @=native -103:* -48:? -40:a -26:about -22:at -50:by -30:how -58:i -82:in -28:it -23:me -36:of -35:one -41:that
-63:the -46:what -40:which @=net -90:* -26:buy -27:did -27:the @=nft -49:* @=no 24:* -26:? 72:how 44:i -29:it 64:one 22:the -39:what
@=nonfungible -34:* @=notional -121:* -56:? -33:in -34:it -49:of -62:on -27:one -79:the @=oldest -17:* @=open 7:* @=out 44:* -24:?
-28:at -33:i -33:in 64:what @=perpetual -39:* @=politic -39:* @=price -50:* @=quote 17:* 59:candl 64:in 34:it -47:me 21:of -58:on
25:one 62:the 51:trad @=rat -104:* @=rebate -31:* @=redeem 79:* @=regularnft -34:* @=revenue 12:* -32:? -40:^how 39:a -31:by 62:did
-70:fee -30:ha 68:holder 44:i -22:in 62:of -35:on -31:one 28:only 36:that -38:the 97:what -29:which @=reward -34:* @=score -37:*
@=sell 55:* -47:? 66:the @=settl 40:* -28:^which 45:and 45:are 47:how 72:i -29:in -53:it 21:market -47:me -69:of 54:that 37:to
66:what 67:which 61:with @=split -34:* @=sport -46:* @=stak -32:* @=target -61:* @=tech -41:* @=to -81:* -35:? -20:he -20:on -25:the
@=top -37:* @=total -30:* -21:do 26:i @=trade -21:* 27:i 34:in @=transaction 27:* 27:? -41:^how -43:a -46:and -39:buy -40:did
-79:first -46:for -56:how 51:it 41:me 46:of 77:on -64:one 79:pool -48:the 21:trad @=trust -37:* @=unexpir 44:* 51:on 43:the 53:what
@=usd 21:* -63:? 43:^and -25:^how -39:about 67:and -38:are -61:at 98:by -22:collection -43:did -66:first -50:for -40:from 50:ha
30:have -41:how 56:in -70:it -36:me -28:more 45:my -26:now -70:of 21:one -30:or -49:price -53:that -44:the -59:they 34:to 84:what
-46:when -64:which -53:with @=value -7:* -39:buy -40:did -35:the @=volume -26:* -65:? -65:^how 62:^i 28:^the -58:about 48:and
-79:are -35:at -38:biggest 28:buy 71:by -29:can -23:collection -34:did -43:doe -21:floor -46:for -47:from -22:give 51:ha -22:have
22:how 25:i -97:it -23:many 39:market -50:me -26:more 36:most 57:much 46:my -20:nft -25:now -72:numb -104:of -64:on -63:only -29:or
-49:pool -20:price -20:same 57:second -27:tell -70:that 39:they 33:thi -48:today 65:trad 57:wa 54:what -28:which -31:who -47:with
@=weath -41:* @=week -30:* @=ye -63:* -33:i -24:it -36:one -45:the -22:what @=yield -40:* @ahead -63:* @calls=1 -9:*
@calls=1|0|other -21:* @calls=1|1|other 5:* @calls=1|1|same -11:* @calls=1|2|other -29:* @calls=1|2|same 51:* @calls=2 7:*
@calls=2|0|other 26:* @calls=2|1|other 14:* @calls=2|1|same 22:* @calls=2|2|other -22:* @calls=2|2|same -36:* @calls=3 -34:*
@calls=3|1|other -70:* @calls=3|1|same -86:* @calls=3|2|other -8:* @calls=3|2|same 66:* @chosen-count -69:* @chosen-said 128:*
@chosen|other -39:* @chosen|same -51:* @cited|other 70:* @cited|same 17:* @content=0|add -41:* @content=0|back -47:* @content=0|edit
121:* @content=0|near -17:* @content=0|other -81:* @content=0|same -21:* @content=1|add -34:* @content=1|back -3:* @content=1|edit
34:* @content=1|first 13:* @content=1|near -12:* @content=1|same 22:* @content=2|add -17:* @content=2|back -74:* @content=2|edit
25:* @content=2|first 44:* @content=2|near 35:* @content=2|other -62:* @content=2|same -44:* @content=3|add -57:* @content=3|back
25:* @content=3|edit -15:* @content=3|first 20:* @content=3|other -25:* @content=3|same 28:* @content=4|add -26:* @content=4|back
-69:* @content=4|edit -17:* @content=4|first -91:* @content=4|near 3:* @content=4|other -34:* @content=4|same 56:* @content=5|add
-86:* @content=5|back 81:* @content=5|edit -25:* @content=5|same 8:* @content=6|add 14:* @content=6|back -31:* @content=6|edit -83:*
@content=6|near 12:* @content=6|other 58:* @content=6|same -33:* @defi_protocol>defi_protocol 10:*
@defi_protocol>network_infrastructure -46:* @defi_protocol>nft_analytics -43:* @defi_protocol>onchain_dex 64:*
@defi_protocol>portfolio_wallet -18:* @defi_protocol>prediction_markets 59:* @defi_protocol>search_discovery -7:*
@defi_protocol>security_risk 28:* @defi_protocol>token_contract -17:* @drops|named|had|other -20:* @drops|named|had|same -4:*
@drops|named|new|other 19:* @drops|named|new|same -82:* @drops|open|had|other -110:* @drops|open|had|same 57:* @drops|open|new|other
-39:* @drops|open|new|same 9:* @fault -159:* @first=0|other 18:* @first=0|same -13:* @first=1|other -102:* @first=1|same 54:*
@first=2|other -20:* @first=2|same -21:* @first=3|other -20:* @first=3|same 46:* @first=4|other 15:* @first=4|same 25:*
@first=5|other 21:* @first=5|same -29:* @first|other -5:* @first|same 13:* @group=add -34: -32:* -30:? -23:^all -23:^and -40:^could
-33:^ha -74:^how -44:^i 30:^no 67:^ok 70:^please -24:^show 50:^thank 30:^that -57:^what -26:^write -26:about -42:addres -67:are
-29:back -58:balance -32:been -23:before 51:biggest -23:block 67:but -24:buy 66:by -43:can 42:cap 29:chain -22:check 46:coin
-21:coingecko -22:could -20:crypto 55:d 32:develop -29:dex -63:do -54:doe -21:each -48:fee -35:floor -24:for -25:from -25:go
-47:good -21:ha -31:have -41:hold -26:holder 24:id -25:if 27:in 82:instead -28:into -40:it 26:just -21:late 43:latest -41:level
36:like -33:lock -26:look -21:made -31:make 37:market -26:mint -43:more -30:most -55:much -38:name -23:nft -47:now 68:ok -50:on
44:one 27:or 70:oth 32:our -60:over -50:paid -49:perp 85:please -26:pool -57:price -37:protocol 72:put 58:rank 75:rath -35:recent
-25:return 28:revenue -42:right 79:same -29:second 26:see -25:send -29:show -25:spot -29:swap -20:tax -47:tell 66:than 50:thank
42:them 25:then 29:there -25:they -41:thi 76:those -33:time 21:to -27:today -44:token 63:top -23:total -43:trad -24:tvl 42:two
-27:tx 52:volume -32:wa -46:wallet 57:want -20:well -71:what -53:when -24:where -53:which -36:who -23:will 81:with -41:word 29:would
-26:write -21:ye 37:you @group=back -12:* -55:and @group=edit -22: 14:* 24:? -40:^all 91:^and -45:^can -42:^could 30:^did 27:^doe
23:^for -40:^give -71:^ha -83:^how -27:^i 39:^in 38:^make 41:^my -34:^no 63:^now 34:^on 101:^same 31:^thank 99:^that 46:^the 65:^too
-27:^what -24:^when -32:^write 24:a 24:about 48:above -22:account -61:addres 66:already 59:am 24:an 35:and -66:are -60:ask -34:at
-39:back -48:balance 21:be -24:been 27:before -55:biggest -23:block -41:book -30:bought -62:buy -35:can -98:cap -31:chain -43:check
25:coin -46:coingecko -75:collection -37:contract -23:crypto 37:d 45:day 49:develop -42:dex -43:do -82:doe -46:each -27:event
-65:fee 46:first -54:floor -39:full -46:fund 33:get -26:give -82:good 23:got -69:ha -46:he 40:hi 21:how -21:if -59:in 105:instead
-47:into 61:just 81:keep 33:kind -27:last -29:late 43:latest 50:ledg -71:level 37:like 27:list -40:lock -36:look -20:m -41:made
24:many -84:market -49:me 49:mean 36:meant -29:mint -25:moment 43:mov 57:much -59:name 34:need -31:no -40:now 34:numb -37:of
117:only -83:or 27:our 48:own 65:paid 51:pair -33:people -81:perp 53:pl 56:please -34:pool -99:price -50:protocol -39:put 57:rank
20:rath -40:recent 55:revenue 93:same 31:say -22:send -28:set 43:side 46:since -40:some -48:spot 38:swap -66:tell 68:th 35:than
32:thank 100:that 52:their -24:them 59:then -90:there 46:they 26:those -53:to -38:today -26:token 63:too -28:top -36:total -44:tvl
-77:two -30:tx 67:very -41:volume -35:wa -47:wallet 41:want 24:well -22:were -50:what -33:when -36:where -39:which 29:with -60:word
86:would -32:write @group=first -11:* 57:and -51:for 44:how -43:in 35:it -67:of -39:on -93:the -34:what @group=near 17:* 25:^and
-40:^could -29:^did 33:^for -36:^give 64:^ha 62:^how 44:^i 28:^in -94:^no -54:^now -31:^please -81:^same -31:^that 47:^the 39:^which
-40:about -50:above 31:account 62:addres -40:all 42:any 75:are 39:ask 41:back -57:balance -33:be 110:been -68:before 62:biggest
-27:block 28:bought -68:but -76:by -40:can 35:candl -55:coin 62:collection -40:contract -24:could -47:crypto 44:decod 41:develop
54:did 80:doe 51:each 22:emit 29:event 50:fee 41:floor -39:get -36:give 148:ha 53:have 63:hold 30:how 35:in -45:instead 93:it
-49:just -23:kind 50:last 65:late 83:latest -32:ledg -20:level 77:like -23:list 67:lock 59:look -21:make -35:many -64:mean -32:meant
31:most 41:much -64:my -38:nft -99:not -70:now -24:numb 23:on -26:only -25:open 46:or -46:our 67:over -47:own -62:pair 36:people
-25:perp 41:profit -21:rank 45:recent -40:revenue -42:right -84:same 40:second 68:see -44:should 33:show 54:since 21:some -29:sorry
-27:swap -21:tax -30:tell -56:th 63:that 26:the 70:them 33:there -41:these 79:they 45:thi 31:time -36:too 34:top 66:trad 29:tx
-37:very -45:volume 51:wa 24:wallet 56:well 62:were 57:what 28:where 51:which 35:who 25:whole -60:will -38:would -65:you
@group=other -26: -39:* 45:^all -92:^and 52:^could -27:^doe -24:^for 36:^give -25:^i -40:^my -22:^no -123:^ok -51:^on -26:^only
-77:^please -45:^same 28:^show -62:^the -76:^which -45:^who -41:a -53:about 36:account 42:addres 59:all -27:any -27:at -27:back
-68:been 51:before -75:biggest 54:block 40:book -78:but 39:buy 36:can -37:candl 71:coin 65:coingecko 66:collection 76:contract
42:could -31:day -79:develop 43:dex 26:do -21:doe 44:event 66:fee -57:first 37:floor -62:for 36:full 60:fund 28:give 53:go -20:good
30:got -50:ha -52:hi -27:holder -22:how 23:i 59:id -23:if -39:instead -32:it -30:keep -22:last -54:late -52:latest -23:ledg -29:let
-70:like -35:look 32:m 54:made -66:make 43:market 34:mean 29:moment 54:more 22:most -49:mov -59:my 69:n -26:next -39:no -52:notional
92:now -25:numb 23:of -126:ok 44:on -23:one -70:only 34:or -50:ord -58:oth -54:our -49:out 60:own -25:pay 72:perp -24:pl -55:please
53:pool 47:pric 97:price -26:profit 46:protocol 37:put -65:rank -66:rath 85:recent -40:return 74:right -35:same -48:say -72:see
37:send 26:set -26:should -26:side -102:since 45:some -22:sorry -24:spot -21:swap 59:tell -81:that -44:the -43:their -94:them
46:there -84:they -75:thi -60:those -64:to -62:top 32:total -36:trad -65:up -26:very 58:volume -50:went 45:what 38:when -22:where
36:who -28:will -30:would -33:you @group=same -73: 19:* -38:? 31:^and -30:^could -42:^ha -97:^how 28:^i -30:^in 78:^no 44:^now
25:^only -95:^what -24:^who 47:a 33:about 28:above 49:all 23:also 46:am 47:an -70:are 49:ask -29:back -23:balance -31:been 49:but
58:buy 37:by 26:call -23:can -33:cap -22:check -62:coin -21:coingecko -36:collection -24:contract -39:crypto -30:did -56:do -65:doe
22:first -43:floor 31:for -21:full -42:fund 26:get -25:give -40:go -95:good -22:got -52:ha -41:have 31:holder -52:how 37:i -47:id
-23:instead 33:interest -27:keep -22:last -29:let 61:level 33:look -24:make -24:market -72:me 42:mean 99:meant -65:more 39:most
-30:much -21:n 68:no 107:not 48:numb -40:of -50:on 82:one 52:ord -50:over 27:paid 47:perp -26:pl -26:please -37:pool -41:put 37:rath
-23:recent -23:revenue -35:right 71:same -24:sell -43:show -30:side 53:since 37:so 110:sorry 42:spot 41:swap -65:tell -33:that
44:these -40:those 29:to 20:token 39:trad 33:two 51:up 27:very -46:volume -39:wa 73:want 51:went -62:what -57:when -48:where
-41:which -22:who -56:will -38:would 95:wrong @keeps|named|had|other 13:* @keeps|named|had|same 9:* @keeps|named|new|other -5:*
@keeps|named|new|same -6:* @keeps|open|had|other 50:* @keeps|open|had|same -8:* @keeps|open|new|other 64:* @keeps|open|new|same
-60:* @kept|add -60:* @kept|edit -148:* @kept|same -144:* @kin 89:* @leaves:bitcoinAddress -78:* @leaves:bitcoinHash -4:*
@leaves:chain -90:* @leaves:coin 28:* @leaves:collection -55:* @leaves:count -38:* @leaves:ens -49:* @leaves:evmAddress -106:*
@leaves:evmHash -36:* @leaves:exchange -154:* @leaves:fiat -5:* @leaves:holder -15:* @leaves:maybeChain -12:* @leaves:name -57:*
@leaves:number -56:* @leaves:pair -50:* @leaves:protocol -15:* @leaves:quoted -75:* @leaves:solanaAddress -82:*
@leaves:solanaSignature -68:* @leaves:step 39:* @leaves:thing -57:* @leaves:ticker -85:* @leaves:time -68:* @leaves:unit -12:*
@leaves:uuid -9:* @leaves:venue 66:* @leaves|add -16:* @leaves|another|other -85:* @leaves|another|same -83:* @leaves|back -18:*
@leaves|edit -50:* @leaves|first -142:* @leaves|more|other -49:* @leaves|more|same -44:* @leaves|near -60:* @leaves|other -32:*
@leaves|same -52:* @left|other -71:* @left|same -38:* @lost:address -33:* @lost:anyAddress -26:* @lost:anything -43:*
@lost:bitcoinAddress -4:* @lost:block -12:* @lost:chain -126:* @lost:choice -149:* @lost:coinId -87:* @lost:coinSymbol -137:*
@lost:collection -26:* @lost:count -93:* @lost:exchange -7:* @lost:flag -124:* @lost:hash -4:* @lost:least -64:* @lost:market -3:*
@lost:other -23:* @lost:outcome 47:* @lost:pair -11:* @lost:protocol -51:* @lost:query -5:* @lost:solanaAddress -61:* @lost:step
-13:* @lost:ticker -50:* @lost:time -60:* @lost:venue -5:* @market_data>defi_protocol -49:* @market_data>market_data -37:*
@market_data>network_infrastructure -54:* @market_data>nft_analytics -41:* @market_data>onchain_dex -23:*
@market_data>portfolio_wallet -23:* @market_data>prediction_markets 9:* @market_data>search_discovery 68:*
@market_data>security_risk 40:* @market_data>token_contract 35:* @missing -302:* @network_infrastructure>defi_protocol -57:*
@network_infrastructure>market_data -70:* @network_infrastructure>network_infrastructure 26:* @network_infrastructure>nft_analytics
36:* @network_infrastructure>onchain_dex -53:* @network_infrastructure>portfolio_wallet 5:*
@network_infrastructure>prediction_markets -22:* @network_infrastructure>search_discovery 83:* @network_infrastructure>security_risk
-46:* @network_infrastructure>token_contract -40:* @nft_analytics>defi_protocol 6:* @nft_analytics>market_data -59:*
@nft_analytics>network_infrastructure -37:* @nft_analytics>nft_analytics 9:* @nft_analytics>onchain_dex -14:*
@nft_analytics>portfolio_wallet -17:* @nft_analytics>prediction_markets 32:* @nft_analytics>search_discovery -70:*
@nft_analytics>security_risk -37:* @nft_analytics>token_contract 12:* @onchain_dex>defi_protocol -39:* @onchain_dex>market_data
-53:* @onchain_dex>network_infrastructure 37:* @onchain_dex>nft_analytics -56:* @onchain_dex>onchain_dex -30:*
@onchain_dex>portfolio_wallet 26:* @onchain_dex>search_discovery -34:* @onchain_dex>security_risk -3:* @onchain_dex>token_contract
-60:* @other:address -22:* @other:anyAddress -68:* @other:chain -29:* @other:collection 56:* @other:days -13:* @other:fiat -49:*
@other:protocol -70:* @other:solanaAddress -39:* @other:step -30:* @outside 7:* @outside|abroad|else 178:* @outside|abroad|ours
-123:* @outside|here|else 59:* @outside|named=0 35:* @outside|named=1 -17:* @outside|own -6:* @outside|own=0 6:* @outside|own=1 44:*
@outside|own=2 -32:* @outside|own=3 6:* @outside|own=4 -7:* @outside|reply -40:* @outside|strange 64:* @outside|strange=1 -62:*
@outside|strange=2 -5:* @outside|strange=3 87:* @outside|words=1 -30:* @outside|words=2 48:* @outside|words=4 27:* @outside|words=5
-24:* @outside|words=6 -29:* @own|other 36:* @own|same 10:* @portfolio_wallet>defi_protocol -60:* @portfolio_wallet>market_data
-37:* @portfolio_wallet>network_infrastructure 14:* @portfolio_wallet>nft_analytics 115:* @portfolio_wallet>onchain_dex -76:*
@portfolio_wallet>portfolio_wallet 17:* @portfolio_wallet>prediction_markets 11:* @portfolio_wallet>search_discovery -89:*
@portfolio_wallet>security_risk -36:* @portfolio_wallet>token_contract -10:* @prediction_markets>defi_protocol -75:*
@prediction_markets>market_data -19:* @prediction_markets>network_infrastructure 22:* @prediction_markets>nft_analytics -24:*
@prediction_markets>onchain_dex -11:* @prediction_markets>portfolio_wallet -50:* @prediction_markets>prediction_markets 23:*
@prediction_markets>search_discovery -51:* @prediction_markets>security_risk -13:* @prediction_markets>token_contract -24:*
@reply|add 8:* @reply|edit 56:* @reply|first 3:* @reply|near -25:* @reply|other -69:* @reply|same 51:* @reply|src=answer 71:*
@reply|src=before 30:* @reply|src=item -81:* @reply|src=joined 79:* @reply|src=name -33:* @reply|src=none -89:* @reply|src=row 50:*
@rival=0 77:* @rival=1 -5:* @rival=2 -22:* @rival=3 -69:* @score|other 96:* @score|same 63:* @search_discovery>defi_protocol 31:*
@search_discovery>market_data -35:* @search_discovery>network_infrastructure 25:* @search_discovery>nft_analytics -75:*
@search_discovery>onchain_dex -3:* @search_discovery>portfolio_wallet 16:* @search_discovery>prediction_markets -102:*
@search_discovery>search_discovery 16:* @search_discovery>security_risk 42:* @search_discovery>token_contract -88:*
@security_risk>defi_protocol -45:* @security_risk>market_data 11:* @security_risk>network_infrastructure -10:*
@security_risk>nft_analytics 39:* @security_risk>onchain_dex -32:* @security_risk>portfolio_wallet 17:*
@security_risk>prediction_markets 12:* @security_risk>search_discovery -47:* @security_risk>security_risk -11:*
@security_risk>token_contract -44:* @set:address -12:* 71:^and 35:and -38:i -69:in -45:it -88:of -64:on 69:one 30:the @set:amount
54:* @set:anyAddress 32:* @set:anything -85:* 49:? 85:and -58:i -21:in -58:it -34:on -32:the @set:block 97:* @set:chain 65:^and
65:^only 73:^same -25:^what 60:about 39:and 64:at 50:for -74:ha -34:he -48:how -61:my -43:now -25:one 117:only -63:or 36:please
35:same 61:that 58:the -93:there -97:to -20:token -92:which @set:choice 160:* 60:? 69:^and 81:and 25:by 66:for 64:i 41:in 60:instead
64:nft 39:of 95:one 59:only 76:that 33:the 48:volume 80:what @set:coinId 17:* -22:and 20:the @set:coinSymbol -53:* @set:collection
8:* -23:and @set:count 10:* -22:^i 59:a 84:and -42:how -27:in -77:me -44:numb 25:that @set:day 48:* @set:days 140:* @set:ens 70:*
@set:exchange 57:* 40:same @set:exchangeId 17:* @set:fiat 83:* @set:flag -34:* @set:holder 45:* @set:least 95:* @set:llamaCoin 39:*
@set:market -42:* @set:other -40:* @set:outcome 7:* @set:pair 65:* @set:protocol -7:* 22:? 21:i 25:in -38:of -33:the @set:query 46:*
26:? 60:^and 65:for -73:of -50:on 43:the -69:what @set:signature -37:* @set:solanaAddress 7:* -28:the @set:step -18:* @set:ticker
45:* @set:time 88:* 67:and 77:the @set:unit 5:* @set:url 61:* @set:venue 19:* @share=0|other 30:* @share=0|same -7:* @share=1|other
-98:* @share=1|same -28:* @share=2|other -75:* @share=2|same -15:* @share=3|other -11:* @share=3|same 13:* @share=4|other -13:*
@share=4|same 86:* @share=5|other 34:* @share=5|same 5:* @share|other -10:* @share|same 10:* @slot-said -54:* @slot:category -131:*
-21:^how -63:^i -23:^what -41:and -76:by -22:did -62:how -67:i -50:in -26:it -26:most -40:of -23:one -35:rank -21:that -37:the
-50:trad -36:tvl -24:what @slot:contract_type -76:* -23:? @slot:currency 54:* 59:candl 56:the @slot:direction -42:* -59:? -37:a
-33:for -34:he -31:i -37:it -25:of -37:on -53:the 57:what @slot:duration -37:* -62:? -26:and -64:for -68:i -71:it -47:my -72:of
53:on -54:the -20:what -58:which @slot:entity -84:* -23:do -26:the -28:which @slot:entity_type -48:* @slot:exact -24:* -26:i
@slot:filter -49:* @slot:include_tickers 34:* -25:interest 48:on 36:the 51:what @slot:interval -58:* -23:? -20:and @slot:kind -54:*
-60:? -69:and -76:i -38:on 37:the -44:what @slot:kinds 6:* -22:the @slot:measure -23:* -55:? -42:^how -49:^what -24:^which 39:a
-31:by 61:did -70:fee -49:ha 68:holder -24:how 39:i -35:in -24:my 35:of -69:on -50:one 28:only -30:please 36:that -73:the -26:volume
78:what -29:which 50:with @slot:order 5:* -49:? -93:^how 56:^i 56:^only 25:^the 21:^which -34:^who -66:about -50:all 45:and 55:any
-132:are -79:biggest 71:buy 105:by -32:can -29:chain -43:coin -35:collection -25:do -89:doe 30:each 77:first -24:floor -29:for
-59:from 36:ha -24:have -21:he -39:in -36:it -26:just -63:last -44:like -32:look -33:many -29:me 63:most 66:much 28:need -31:nft
35:numb 32:on 25:one 57:only -25:over 25:pair 24:please 28:pool 34:price 46:rank -39:same 53:second -30:show 56:since -43:so
-29:tell -72:that 29:there 55:they 35:thi -28:time 44:to 32:today -23:token 23:too 53:trad -58:up -67:volume 25:wa 38:when -57:who
67:with -28:you @slot:outcome -4:* -35:? 81:how 36:i -35:it 64:one -50:what @slot:period -64:* 39:? -36:i 30:the @slot:side 55:*
-47:? 66:the @slot:standard -79:* -34:? @slot:status -6:* 66:^what -36:^which 56:about -55:all 27:and 39:are -29:coin -26:coingecko
-26:did -33:for 37:how 46:i -38:in -60:it -53:list -53:me -74:of -21:on -25:one 54:that -34:the 61:what 51:which 54:with @slot:token
-47:* -32:candl -21:i 33:it -46:me -55:of -57:on 24:one 52:trad @slot:token_type -35:* 30:^and -29:^i -30:^what 28:collection -41:i
-40:it 58:nft 39:of -83:on -60:one -42:that 38:there 45:to -30:what 61:which @slot:top_coins -79:* @src=answer -49:* -38:? 23:^how
-33:^now 31:^show -23:^the -21:^what -33:^which 93:^who -75:a -44:about -76:all -44:an 42:any -32:at 34:been -23:block 44:book
30:buy -58:by -59:can -36:chain -59:coin 29:did -21:do 45:doe 85:floor -42:for -24:from 35:fund 50:go -31:got 26:ha -27:if -50:in
-76:instead -22:interest -48:into 66:it -70:just 29:last 55:like -59:many -71:market -81:more 39:most 48:mov -32:need 41:no -40:not
-29:now -35:numb -46:of -28:ok -52:on -59:one 49:or -41:out 35:over 21:own 77:pool -36:rank -52:same -53:second 88:show 67:so
-20:swap 66:that -37:the 37:there -26:they -59:those 25:time -62:to -54:today 38:trad -42:volume 88:wa -56:want 27:which 21:who
-32:you @src=answer|other -42:* @src=answer|same -25:* @src=before -108: -27:* -21:? -41:^all 104:^and -34:^can 31:^did -27:^for
-55:^give -102:^ha -100:^how 64:^in -37:^make 37:^my 83:^now -35:^ok 63:^only 40:^please 77:^same -22:^show 55:^thank 138:^that
23:^the 68:^too -80:^wa -58:^what -37:^which -29:^who -29:^write 22:about 58:above -50:addres -39:all 77:already 82:am -52:are
-56:ask 28:at -26:back -67:balance -37:been 33:before -47:behind -26:biggest -30:block -31:book 24:bought 73:but -61:buy 27:by
-56:check 69:coin -36:collection -28:contract 43:could -42:crypto 49:d 22:day 22:decod 43:develop -65:dex -68:do -88:doe -28:fee
-27:feed -62:floor -42:for -39:full -48:ga 23:get -43:give -24:goe -94:good -88:ha 30:have -34:he 53:hi 21:holder 34:i -35:in
36:insider 127:instead -44:into 38:it 92:just 77:keep 47:kind 37:last -23:late 67:latest 31:ledg -28:let 41:like 28:list -57:lock
-62:made -65:make 22:many 39:market -69:me 96:mean 73:meant -27:mint -26:moment -46:more 21:most 39:mov 40:much -33:my -85:name
41:need 56:notional -61:now -43:of -28:ok -22:on 21:one 124:only -36:open -25:or 26:ord -53:out -24:over 87:own 68:paid 20:pair
-34:pay 46:payment -40:people 27:pl 103:please -73:pool -30:price -91:protocol 78:put 80:rank 87:rath 45:revenue -39:right 131:same
27:search 28:see -24:sell -45:send 22:set -24:should -26:show 48:side -44:spot 69:swap -30:tax -92:tell 58:th 83:than 55:thank
82:that 44:their 89:then -43:there 36:these 63:they 87:those -49:token 27:too 56:top -50:total 45:transaction -28:tvl -62:two -33:tx
57:very -61:wa 33:wait -43:wallet 60:want 37:well 42:went 42:were -29:what -25:when -48:where -62:which -26:who -30:whole -51:will
101:with -74:word 59:would -29:write @src=before|other -63:* @src=before|same 20:* @src=item 26: 13:* 25:? -52:^and -61:^only
24:^what -66:^which -79:^who -65:a -64:and -95:at -69:by -27:can -104:did 33:do 24:doe -24:floor -79:from 84:ha -84:have 28:in 28:it
57:me -72:most 23:much -62:my 48:not -54:now -67:of 76:one -90:only 25:or -25:please -84:same -54:show 68:since -31:so 76:that
43:the 33:to -26:trad 31:wa -47:which 27:who -70:you @src=item|other 27:* @src=item|same -45:* @src=joined -77: -20:* -39:?
34:^could -25:^doe -50:^for -31:^give -27:^ha -35:^how 28:^i 47:^in -46:^make -21:^my 45:^no -52:^on -52:^please -40:^same 35:^thank
-34:^the -47:^wa -55:^what -38:^which -51:^who 57:a -71:about -52:above 21:account 80:addres -64:all 26:already 26:also 30:am -26:an
24:and 88:are 56:ask 41:at -38:balance -33:been 23:before 30:book 58:bought 43:buy -35:by 30:call 34:can 21:cap -39:chain 69:check
33:coin 65:coingecko 48:could -26:day 23:decod -33:develop 24:each 40:event 90:fee 28:feed -37:first -22:floor 25:full 42:fund
-31:get -45:go -33:good -37:got -23:ha 64:have 40:he 32:hi 33:hold 31:holder 38:i -23:in 53:insider -28:instead 39:it 40:just
59:last 33:late -30:ledg -23:let 73:level 58:look -39:made -28:make 84:market 24:mean 90:meant 27:moment 30:most -35:much -57:my
26:n -65:name 46:not -27:notional -27:now -78:numb -42:of -32:one -50:only -26:open 32:order -62:oth -58:out -30:over 34:own
-46:pair 75:payment 24:people 82:perp -90:pool 78:price -51:protocol 33:put -30:rank 62:recent -41:return -71:revenue -42:right
-32:say 52:search -29:send 62:set -24:should -48:show -59:side -44:since 77:some 71:sorry 21:spot -21:still -64:tell -23:th -22:than
34:thank -34:that -26:the -45:their 20:then 73:there 55:they 42:thi -47:time -29:too -55:top 39:transaction -22:tvl -49:two -23:very
-44:wa -43:wait 41:wallet 54:want 32:well 30:were 44:when -43:where 22:which -22:who -41:whole -76:will -74:would -32:wrong 51:ye
@src=joined|other -29:* @src=joined|same 16:* @src=name -42:* -81:^and 92:^ok -34:^what -57:about 32:and -35:for -73:it -55:of 92:ok
-24:one -59:what @src=name|other -46:* @src=name|same -39:* @src=none -25: -8:* 50:^all -21:^and -23:^could -43:^doe -43:^for
38:^give -92:^ha -55:^how -34:^i -75:^in -29:^make 25:^my -103:^no -43:^now -110:^ok 32:^on -40:^please -40:^same 63:^thank
-42:^that -21:^the -34:^wa -44:^what -42:^when 27:^which -48:^who -52:about 54:addres 100:all -59:already -38:also 21:am -21:an
-39:any -21:back -50:balance -23:be -50:been -28:before -54:best 30:biggest 36:block -61:but -54:can 22:cap 57:chain 43:check
63:coin 90:coingecko 29:collection -35:day 60:dex 48:did 37:do -49:doe -31:each -47:first 44:floor 41:for 25:from 22:full 47:fund
55:ga -45:get 21:give 48:go -64:good -56:have -45:he -40:i 115:id 33:in -36:instead 43:interest 54:into -35:it 26:just -48:keep
-29:late -36:latest 31:lock -26:long 55:look -53:make -44:market -45:me -21:mean -32:meant 76:most -29:mov 31:n -49:name -56:need
-101:no -47:not 61:now -60:numb 25:of -112:ok 30:on -31:only -52:or -37:ord -34:order -49:oth -23:our -51:out -74:over 28:paid
-35:pay 54:payment 57:perp -77:please 34:pool 29:pric 48:price 61:protocol -30:put -21:rath 77:recent 75:right 23:same 65:search
24:second -43:send -65:set -20:should -25:show -92:since -28:so -49:some 35:sorry -28:spot -40:th 63:thank -74:that -46:the 31:them
-38:then -26:there -65:they -36:thi -52:those -42:to 47:today 25:token 36:too 44:tvl 49:two 21:tx 23:up 90:volume -69:wa -41:wallet
34:want -58:went -43:when -41:where -21:who -90:with -72:would 70:wrong -54:ye 37:you @src=none|other -7:* @src=none|same 4:*
@src=row 127:* 96:? 70:^how 71:^what 54:a 39:and 50:doe 62:first 93:how 55:i 27:it -20:me 86:numb 94:of 92:on 57:one 38:second
117:the -25:to 105:what @src=row|other 142:* @src=row|same -91:* @strict 207:* @takes:choice 131:* @takes:count 25:* @takes:days
17:* @takes:fiat 21:* @takes:flag -23:* @takes:least 111:* @takes:period -43:* @takes:step 57:* @takes:time 25:*
@token_contract>defi_protocol -57:* @token_contract>market_data -103:* @token_contract>network_infrastructure 45:*
@token_contract>nft_analytics -13:* @token_contract>onchain_dex -22:* @token_contract>portfolio_wallet -29:*
@token_contract>prediction_markets -39:* @token_contract>search_discovery 28:* @token_contract>security_risk 34:*
@token_contract>token_contract 32:* @unavailable 42:* @uncited|other -61:* @uncited|same -27:* @uses:bitcoinAddress 65:*
@uses:bitcoinHash 4:* @uses:chain 101:* @uses:coin -43:* @uses:collection 61:* @uses:count 109:* @uses:ens 68:* @uses:evmAddress
101:* @uses:evmHash 35:* @uses:exchange 77:* @uses:fiat 60:* @uses:holder 57:* @uses:maybeChain 14:* @uses:name -156:* @uses:number
-3:* @uses:pair 49:* @uses:protocol 52:* @uses:quoted 8:* @uses:solanaAddress 87:* @uses:solanaSignature 68:* @uses:step 45:*
@uses:thing 66:* @uses:ticker 88:* @uses:time 55:* @uses:unit 54:* @uses:uuid 9:* @uses:venue -48:* @uses|add 34:*
@uses|another|other 62:* @uses|another|same 56:* @uses|back 58:* @uses|edit 53:* @uses|first 65:* @uses|more|other 52:*
@uses|more|same 24:* @uses|near -4:* @uses|other 62:* @uses|same 19:* @wide=0|other -42:* @wide=1|other -107:* @wide=1|same -89:*
@wide=2|other -57:* @wide=2|same -34:* @wide=3|other 12:* @wide=3|same 30:* @wide=4|other 40:* @wide=4|same 12:* @wide=5|other 35:*
@wide|other 103:* @wide|same 22:* @~abi 5:* -64:contract -34:i 43:it 37:me 40:to @~account 49:* 29:? -32:^how -22:^i 29:^what
86:account 32:are 39:at -37:for 36:from 41:ha -20:hold -55:holder 28:i 51:in -33:many -24:me -21:mint 32:my 39:of 24:on -47:one
38:open -21:that -20:the 47:token 59:too 22:what @~active -51:* @~activity 3:* 59:and 33:did -29:do -32:how 73:it 34:on -50:one
60:that -23:the -31:to 76:transaction -32:wallet @~addres -6:* -38:^and 73:^how -80:^i 35:^my 54:a 56:about -67:all 62:and -21:are
-29:at -26:can 60:doe 54:for 67:ha 91:how 41:i -47:in 65:it 25:list 52:me 41:much 26:my 42:no 40:now -47:of -24:on 30:one 77:please
61:same 60:that 77:the 28:then -22:there 22:to 38:volume 26:what 62:who @~alchemy -56:* -31:on @~allowance 41:* 39:? 39:the
@~approval -33:* -50:? -46:^and -44:and 58:i -28:it -28:on -45:one -53:the -25:to @~asset 24:* 25:? 34:^what -35:a 55:and -33:doe
36:first -31:he 46:in 30:it 44:me -30:my 29:nft 21:one -35:same -29:show -39:that 36:the -74:to 52:what -56:which 38:who -24:you
@~at -52:* @~balanc -16:* 25:? 34:^what 55:doe 22:he -22:hold -28:how -20:i 35:in -42:it -43:of 49:there 68:token @~balance -10:*
48:^i 21:a -25:and 60:balance -22:doe 56:i -49:in 22:it 25:that 42:the -51:there 33:to @~batch -5:* @~block -62:* -35:? -41:^and
-22:it -48:me 26:much -58:numb -46:on -77:the 32:wa -51:what -26:which @~boost -74:* @~bridg 93:* 27:? 32:the @~bridge -138:* -87:?
-71:and -74:for -40:how -42:i 54:in -62:it -71:that -24:the -71:what @~btc 46:* 51:? 20:^how -28:^what 27:a 56:and 77:are 60:at
20:block -31:do 20:doe -52:fee 75:how -31:in 83:many 21:my -40:one 47:to 48:transaction 41:tx 32:wait -55:what 26:when 61:you
@~bytecode -35:* @~call -31:* -42:contract -44:i @~calldata -13:* @~candl -54:* -27:and -43:it -41:of -39:the @~cap 4:* 28:how 22:it
@~category 28:* 26:? 42:^and 27:and 28:coin -30:for -51:i -27:in -26:most 73:of -46:the 62:which @~chain 39: -3:* -26:? -55:^how
-79:^the 38:^what -73:a -68:about 28:and 46:are 56:at 23:block -42:can -38:chain -34:day 43:develop 37:did -61:fee 33:for 58:ha
-62:he -43:how -58:i 47:in -26:instead -90:it 70:just -29:list 49:lock -40:many -27:most -55:much 21:my -23:need -30:no 50:now
58:numb 36:of 56:on 21:one 55:only 27:or -58:over 46:please 34:protocol -25:rank 39:revenue -28:same -58:since 64:so -31:the
-22:them 60:there -40:thi 51:today 60:too 53:transaction 40:up -30:volume -39:wa 64:want 86:what -57:when -64:which -28:who 57:you
@~change -65:* -44:^how -29:did -25:ha -86:how -22:it -22:of -37:one -55:that -50:the 38:what @~chart -31: -44:* -29:^and 28:^how
-49:^i -24:^my 30:^ok -31:^the -40:^what -25:^which -49:a -32:all -44:and -75:at 24:cap -36:chain 72:day -47:develop 37:did -26:do
27:doe -100:floor -64:for 20:from 50:ha -38:have 21:i 30:in 51:it -40:market 20:me -57:my -37:need -77:now -33:of 30:ok 28:on 37:one
-72:our 58:over -32:please 23:pool -25:price 42:show -73:since 31:so 49:that 37:the -21:them -27:thi 24:time -47:today -26:trad
-52:tvl 69:wa 39:what -29:when -55:which 43:who @~check 37: -21:* -28:? -51:^and 26:^ok -26:^what -44:^which 100:a 27:and -30:are
-22:at 23:can -36:doe 23:for 33:ha -58:holder -42:how 50:i 74:it 24:list -39:many -36:me -43:mint 21:my 24:now 26:ok -22:or
33:please 62:say 36:show -26:tax 41:that -61:the -38:then -23:there -30:token 25:want -21:what -67:which -23:who @~checksum -33:*
-41:i @~clos -16:* 26:^and 30:and 48:one 23:profit 25:the 29:with @~code -71:* -50:the @~coin -34: -38:* -69:? -35:^and -42:^how
65:^i 28:^what -63:^which 41:about -35:all -38:and -111:are -51:at -20:can 21:cap 71:coingecko -75:crypto -75:develop 44:doe
61:first -109:for -59:ha 26:have -52:how 21:i -40:in 22:instead 49:it -39:me -85:most 34:much -66:need -38:no 35:numb -62:of
-54:please 23:price -61:rank 65:same 35:show -73:since -48:so -49:that 45:the -85:them 61:to -87:today -63:trad 28:volume 43:wa
37:which -34:with -22:you @~collection 37:* 72:? 41:^and 25:^how -50:^i 47:a 44:and 79:collection 65:doe -38:floor 35:for 59:have
86:he 25:how -26:i 29:in 23:it 52:nft 29:of 33:one -26:what 38:which @~company -49:* -35:? -30:^how -24:^who -21:and -32:are -48:how
47:i -27:in -62:of -32:on -47:the -23:who @~compare -29:* @~compute -14:* @~contract 15:* -24:^how 34:^i 47:about -69:all 67:and
36:are 53:at 34:by 64:call -26:coin 29:contract -44:first -60:for -44:have 28:in -20:it 28:me -29:my -68:nft -33:now 37:numb -30:of
-45:one -34:please -26:price -56:same 23:say 52:see 28:the 26:then -41:thi 50:what -44:which @~counter -31:* -20:? 95:^how -41:^what
-24:and 56:are -35:do -48:for -32:ha 84:holder 61:how 47:in 47:it 101:many -24:of -53:on 24:people -40:that 53:there -39:to
-52:transaction -45:what @~create -5:* @~currency -70:* @~current -61:* 33:of 29:price -59:the @~dapp 46:* @~decode -27:* -30:^and
-34:and 44:call 21:it 34:on -32:the 44:thi 40:to @~defi -4:* -30:? 79:^how -61:^what 32:^which 56:all -57:and 29:are -62:by 41:chain
-26:doe -53:first -48:for 57:ha 98:how 84:it 46:lend -21:much -69:of 36:on 38:one 42:protocol 111:since 33:the -45:to -60:what
38:which @~derivativ -100:* -66:? -49:and -52:by -28:doe -44:fund -24:how -73:interest -43:on -75:perp -30:the @~detail 29:* 27:?
29:how 26:in 20:it 25:that @~detect 18:* 44:? -27:^i -21:and -25:at -32:i 60:in 54:it -31:of -30:on -25:the 63:what @~dex -50:?
79:^and 33:^only -57:a 93:and 55:at 22:by 21:dex -67:did 25:doe -96:for 52:how 38:i -80:in -72:it 38:me -25:most 30:only 62:pair
64:please -32:pool 54:that -34:the 31:to 27:trad -26:volume 59:what @~difficulty 30:* @~domain 49:* @~dominance 58:* -62:on 48:the
@~emission 21:* @~en 105:* 87:? 31:i 75:the @~encode -59:* @~entity -54:* 29:? -50:^and -25:^how -44:^which -36:and 28:do -52:for
50:ha -32:how -38:i -43:in -21:my -56:of 26:same 45:the -37:to -39:which -21:with @~erc20 -3:* 33:? -33:^how -20:did -23:in -20:me
-39:of -68:on -30:one -37:that 24:the 58:what @~estimate -52:* -44:? -38:and -40:ga -20:in -50:on -36:what @~etherscan -46:* -28:for
-30:have -35:ledg -29:me -30:my -33:that @~event 24:* 33:? -25:by 41:did 58:event 39:for 56:how -56:i -44:it -64:of -47:one -55:the
-49:to -49:which @~evm -32:* @~exchang 30:* -29:? -36:and -50:by 54:for -41:how 36:i 59:in 21:of 49:one 30:rank 30:that 42:the
29:them -31:volume 60:which @~exchange 42: -113:* -39:? -85:^and -39:^how -48:^i -29:a -32:all -107:and -32:at -49:by -34:did
-40:doe -29:ha -42:how -65:i -36:interest -105:it 40:list -30:most -73:of -38:one -58:pair -73:the 38:there -57:to -81:trad 36:what
-68:which -21:who @~fear 52:* @~fee -53:* 48:^and -25:^how -20:^i -32:^which -28:about -44:are -35:at -48:been 35:block -57:by
-38:did 67:doe 52:fee -50:ha -44:holder -48:how -42:i 57:in -61:instead -21:it -25:me -45:much -62:of -65:one -48:please -28:revenue
-37:since 41:so -35:that -27:the -36:to -39:token 37:tx 23:what -27:when -40:which -26:who @~feed 24:* @~fill -54:* -29:it -24:trad
@~first -48:* -36:? -39:^and 35:at 35:did -20:first -29:of -25:one 26:since -27:the 35:when @~for -60:* -25:collection -23:for
-21:how -21:of -42:the @~function 19:* @~fund 43:* -48:and 25:i -27:on 35:the @~ga 10:* -32:a 53:fee -34:for 66:ga -58:in -48:it
-31:me 36:of -32:on -29:that -37:what -29:you @~gainer -32:* @~global -20:* 48:? -42:^and 39:^how -56:by 62:cap 25:crypto -24:day
-70:ha 27:how 70:i -76:in 35:it 43:market -33:me -45:on 50:one -58:please 22:to -53:volume -47:what @~goplu 34:* @~gre 52:* @~hack
17:* -38:in @~hash 34:* 37:the @~hashrate -40:* @~historical -21:* -35:? -46:^and 64:^how -45:and -49:develop -33:for -49:ha -21:how
23:in 33:it -30:of -41:that -23:thi -37:to 37:wa 32:what -33:you @~history -41: 3:* -44:^and 24:^how 86:^i -41:^what -36:^who
-46:about -78:and -42:are 25:at 36:back 21:balance 33:buy -74:by -50:can -69:chain 50:develop 54:did -49:doe -42:fee 47:first 50:for
35:from -22:have 40:how 42:i -50:in -64:lock 53:me 54:most 57:much -52:now 42:of 23:one -35:or -24:please 49:same 45:show -63:since
66:the 24:then -38:thi 67:to 35:wa 39:wallet -61:what -36:who 30:with @~hold 33:* 45:? 67:how 56:of @~holder 8:* -24:^how 35:^who
-22:and 58:hold 31:holder -36:how 72:it -24:many 61:of -20:on 21:the 48:who @~holding 45:* 27:and 38:i 45:nft 44:on 21:the -24:what
@~honeypot 26:* -49:? 82:a 38:and 24:can -59:holder 53:it 32:my -46:the -31:to @~index -34:* 38:i 38:it -38:the 52:what @~info 11:*
73:? 41:^i -22:^which -34:a 49:and -48:block 74:for -73:how 27:lock 87:of -43:on 72:the 31:when @~interest 27:* 63:? -34:^what
-28:at -39:for -27:ha 67:interest -24:of -40:on 73:open -46:the -34:what @~internal -15:* 55:call -44:it -23:the -46:what @~jup 53:*
22:i 27:of 23:on 23:the 22:to 23:what @~kalshi 15:* 43:? 43:^i 45:^which -55:are 62:book 56:for 50:i -39:it 61:me 47:no -50:of 26:on
-39:one 27:ord -44:show 72:the -41:to 32:trad 34:what 41:which @~keccak256 34:* @~largest -43:* -21:are -55:holder -53:how -34:in
-54:many -25:token @~leaderboard -26:* @~lock 19:* 63:and 27:lock 64:when @~log -71:* -33:^and 49:^which -27:a -34:and 46:decod
46:did 30:emit 47:event 46:if 46:it -53:my -43:of -29:on 21:the 48:which @~lookup 76:* @~loser -32:* @~maliciou 38:* 56:a 55:for
50:i 37:in 50:it 21:that @~market -56: -13:* -56:? 30:^and 23:^how -36:^i 23:^now -22:^the 33:^what 84:^which -44:^who -60:a
-44:about -21:all 62:and 21:are 22:by 22:can 35:cap -28:collection -55:could -72:crypto 47:did 60:doe 70:first -110:floor -101:for
-69:from 82:fund 28:ha -52:he 58:how -32:i -51:id 54:into -28:it -20:last 30:list 39:look -27:make -93:market -94:me -59:more
34:most 31:mov -29:need -26:nft -52:not -74:now 44:on -73:or -33:ord -22:out 20:pair 87:perp -33:please -33:rank -47:right 20:same
43:say -26:see 24:so 69:spot -36:that -23:the 44:them -63:there 28:they -22:thi -84:time 51:to 33:today -33:too -21:trad 62:volume
40:wa 45:what 28:when -80:where 69:which -69:who -69:with @~mempool 83:* 81:are 79:how 30:wait @~message -8:* @~metadata -84:*
-20:^and -24:and -25:i -63:of -57:on -44:what @~mid 28:* 47:and -22:the @~midpoint -103:* @~multi -42:* 29:and -29:i -34:pool
-37:the @~namehash -11:* @~native -65:? 50:balance -85:i 21:of -62:on -85:the @~net 52:* 28:i 35:worth @~network -16:* 26:? 34:and
-38:how -56:on -21:the @~new 82:* -27:? -22:and -48:for 88:i -37:it 96:one 41:the -41:what @~nft -19:* 56:? 64:^and -29:^how 37:^i
-60:^what 26:a 28:all 75:and 100:are 48:at 22:by -50:coin 74:collection 93:contract -30:doe 74:floor -46:from -35:have 48:he -38:how
24:in -45:it 29:market 30:me 56:mint -22:much -61:not -24:of 23:on -30:one 85:or 54:own 60:show -59:that -41:the 30:there -62:thi
-62:too 65:trad 45:wa 24:what 73:which 51:with 23:you @~nonce 7:* -40:? -26:and -34:the @~ohlc 37:* -39:the @~ohlcv -69:* 33:candl
36:for 26:it 33:of @~onchain -63:* -22:in -22:on @~open 39:* 77:? -34:^what -27:at -33:for -25:ha 25:he 67:interest -24:of -36:on
72:open 35:perp -45:the -33:what @~option -92:* -55:? 25:and -46:i -83:in -86:it 22:notional -39:of 30:on -78:one -32:put -81:the
58:volume @~oracle -10:* @~order 57:* 27:a 42:it 31:on @~orderbook 18:* -64:? -36:a 28:and -32:at 67:book 51:for -24:in -29:it 27:me
60:no 21:on 38:ord -20:what @~overview 20:* -31:^how -29:^i -85:^what 26:^which 34:all -27:are -30:at -54:did -47:do 67:fee -51:for
73:ga -23:ha -72:how -61:i 33:interest -113:it -67:much -31:my 40:notional 31:now -51:on -35:one 33:open -29:or -46:please
22:protocol -23:put -50:revenue -20:that -50:there 54:thi 28:to 42:volume -63:what 32:which -32:you @~own -71:* -25:collection
-23:for -21:how -42:of -41:the @~pair 7:* 28:^and -22:a 21:and -39:at -54:doe -53:for 40:i 32:it 26:me 48:on 25:one -54:only 21:or
65:pair 58:there 52:trad 29:what 44:which @~parameter 35:* @~percentage -65:* -44:^how -29:did -25:ha -86:how -22:it -22:of -37:one
-55:that -50:the 38:what @~perp -40: -31:* 42:? -28:^and -38:^now -61:^what -35:a 52:account 46:and 53:at -59:for 76:from 57:fund
20:how 27:i -34:in -64:me 23:my -36:no -67:of 34:on -33:one 30:open -23:ord 30:perp 69:price -29:show -29:side -24:that -32:the
-40:them -50:there -67:what 25:which @~phish 15:* @~platform -83:* -20:? -31:i -33:the @~polymarket 39: 74:* -82:? -74:^and -34:^i
32:^what -42:^which 52:all -65:and -27:are 73:at -61:book 27:do -57:doe 25:each 59:event 30:he 39:hold 34:it 65:market 23:me 22:need
-45:no 23:on 20:one -63:show -33:side 44:that -33:the 74:to -25:trad -34:which -35:with @~pool -24:* -52:^and -49:^how -53:^only
-45:^which 52:^who -79:all -57:and -38:are -48:at -32:bought -59:by -20:candl -30:dex 24:did -55:do -26:doe 30:first -21:from -34:go
82:ha -37:have -26:how -33:if -49:interest 99:it -56:just -26:lend -46:many 55:most 34:much -29:my 25:no -43:not -59:numb -67:on
48:one -55:only 37:oth 35:over -59:pair -30:please 102:pool -21:second 64:show -44:since -64:swap 43:that 48:the -56:then 64:there
-26:they -20:thi 37:time -21:to -22:today 62:token -80:tvl 73:wa -43:wallet -58:what -36:which 49:who @~portfolio 100:* -39:?
24:^what -39:and -35:hold 24:i 65:in 77:it 26:much 66:of 35:on 31:token 72:wallet -29:who 31:worth @~position 51:* 21:^and 45:^what
33:and 28:doe -28:for 35:he 29:i 28:on 56:one 23:profit 39:that 32:the 44:what 28:with @~prediction 28: -90:* 32:? 20:^and 46:^how
27:^what -55:^which 51:^who 40:a -42:about -41:all -60:at 71:book -75:event 23:first 28:ha 39:how -105:market -35:me -45:my 65:no
-99:one 60:ord 21:side 46:since 43:that -66:the -26:to 49:trad 31:what -47:which 46:who -48:with @~pric -38:* 32:? -43:^and 41:^how
20:a -50:all -47:and 86:at -27:coin -45:day 70:did -28:each -22:first -22:for 55:from -29:in 42:it -30:no -44:of 37:one -67:same
66:since 40:what 27:when -33:with @~price -47:* 29:^and -33:^how -24:^i -70:^what -36:^which -47:a -60:about -58:all 24:and 51:ask
23:at 22:buy 48:by -77:develop -30:do -23:doe -33:each -29:from -46:ha -72:have -85:how -44:i -21:in -27:into -28:it -31:last
-43:most -38:mov -39:much -23:now -26:of -29:on -51:one -27:only -34:please -24:pric 33:price -55:say -29:see -60:since 36:so
-76:that -59:the -26:then 54:thi 29:to 36:token -29:volume -60:wa -43:when -61:which 23:with -31:worth -39:ye @~priority 14:* -29:?
54:fee 46:i 49:in 35:it 41:that 58:what @~profil -22:* -37:? 20:a 45:i -51:it -33:the -39:token @~profitability -97:* -37:it
-26:trad @~protocol -42:* -29:? 62:^and 84:^how -40:^i -65:a -26:all -77:by -41:could -35:did 38:do 60:doe -54:first -47:for -43:ha
-40:holder 91:how -24:in -34:instead 66:it -27:many -67:me -45:most 55:much -39:my -38:of -39:on -28:one -34:please -25:protocol
-24:rank -41:revenue 79:since -48:the -30:them -101:to 57:tvl -26:what -32:when -24:who -62:you @~pyth -76:? -33:and 35:feed -37:for
-34:i 43:it 57:the @~quote 59:* 20:and 23:i 23:on 22:to 23:what @~rais -28:* @~range 19:* -55:? 25:^and 24:and 31:i 41:it -27:of
58:on -29:the @~rat -55:* -31:the @~rate 118:* -58:? 63:fund -69:it -32:on 21:the 37:what @~raw -54:* -33:the @~receipt 74:* 22:and
26:did 31:event 37:it 21:the 26:what @~recent -51:* -31:^and -35:^what -31:a -29:and 21:are 59:last -24:me 42:most -39:not 25:on
63:trad -34:what @~report 5:* 24:^i 28:i 37:insider -26:it -23:with @~resolve 69:* 59:? 49:i -22:it -45:of 95:the -31:to @~rugcheck
40:* 47:? 24:^i -21:a -21:and 26:are -41:can 51:for -22:how -21:in 28:insider -38:it -21:me 44:on -35:one 26:the 31:what 52:which
-24:with @~rugpull 18:* 44:? -27:^i -21:and -25:at -32:i 60:in 54:it -31:of -30:on -25:the 63:what @~safety -46:* -26:buy -27:in
-26:my -23:or -29:the -25:which @~search 7:* -92:? -40:^i -25:a -65:about -45:and -41:by -106:coin 46:for -35:ha -48:have 32:in
104:it 71:list -63:most -36:name -62:now 36:on -37:only 81:pool -24:same -33:search -32:the 35:there 61:to -23:too -29:which -67:who
55:with @~security -70:* -23:? -33:^and 34:^i -29:^who -29:a -24:about -29:at -47:by 124:can -29:doe -35:floor -50:for 29:get
48:holder -35:how 41:i -23:in -36:list -38:many 103:mint 78:more 42:my -48:nft -43:of -90:on 97:or 50:own 36:tax 34:the -24:to
-31:token -40:what -53:which @~selector 5:* @~sery -93:* @~signatur -30:* @~site 15:* @~sol 76:* 42:? 40:^how -22:^i 66:^what
-22:^who -22:a 44:account 43:and 24:did 72:do 54:fee -25:for 32:ha -55:holder 35:how 35:i 42:in 40:many -21:mint 53:on 43:one 41:so
31:that 52:the -37:there 61:to 56:token 24:tx 63:wa 81:what 22:when @~solana 56:* -22:^what 30:can 49:do -31:doe 54:for -44:in 91:it
47:me 22:mint 60:more 29:nft 34:on 46:one 32:or 41:that 65:the -60:to -30:token 25:too -57:which 44:who 38:with @~source 39:*
-47:and -27:it 49:me 82:the 61:then @~spot -3:* -25:it 26:of 62:spot @~stablecoin -17:* -53:^and -56:a -62:and -100:day 22:first
-25:ha -21:i -29:much -26:my 104:of 84:one 69:please -62:that -29:to 42:what @~stat 27:* 35:? 24:a 67:and 38:block -42:by 48:cap
42:crypto 33:do 53:for 26:ha 31:how 35:i -55:in 23:it 46:market -31:me 25:of 41:on -22:one 54:that -42:the 53:transaction -52:volume
-45:what 37:which @~statu -6:* @~storage -34:* @~sui 73:* 26:? 38:can 30:i 46:the @~summary 14:* @~supp 51:* @~support -4:* 31:?
-54:the @~swap -38:* -20:? -28:^what 35:for 25:i -31:in -48:it 27:on 27:price 35:swap -37:trad @~tick 13:* -68:? 49:last -42:on
-62:the -55:what @~ticker 42: 12:* 41:? -72:^how -71:^which 45:a -142:all 28:and 32:are 46:at 43:by -59:did 106:floor -43:fund
-79:ha -91:how 95:i -53:list -44:me -56:my -46:of -89:one -72:perp -22:same 61:the 28:to -27:trad 53:what 56:which -26:who 45:you
@~time 52:* @~timestamp 9:* 27:block @~token -45: -14:* -25:^and 28:^how 26:^i 47:^my -41:^now 33:^ok -81:^only -27:^thank 52:^the
-61:^what -53:^who -47:a -92:about 55:account -42:all -42:am -50:an 64:any 84:are -56:at -61:balance 35:be -39:before -40:buy -50:by
74:can -37:chain 41:coin -29:did 21:do -85:doe -48:first 28:from 21:get -50:give 35:got -39:have -27:he 51:hold 107:holder -80:i
-30:in -26:into 48:it 24:just -21:last -25:like -37:look 81:many 21:market -35:me -36:mean 22:mint 42:more 39:most -104:much -43:my
-68:n -29:name -41:need -23:nft -89:no -49:not -55:now 26:numb -44:of 33:ok 29:on -68:one -107:only 88:or -50:oth -82:out -23:over
-43:own 36:pair -38:please 37:pool 24:price -29:report -70:same -43:say 22:second -24:see -58:show -36:so -24:swap 25:tax -27:thank
-50:the -22:them 21:then 35:there -23:time -67:to -86:token 39:too 44:total -38:up -133:volume -43:wa -70:wallet 24:want -89:what
48:when -26:would @~topic 48:* 46:and @~trad -41:* 46:^i 22:^what 68:^who -43:by 49:first 33:ha 29:in 76:last -51:of -72:on 34:one
-55:pool -28:price 58:show -59:swap 20:that 39:the -35:to 112:trad -34:which 68:who -31:with @~transaction -30: -47:^how 68:^what
77:^which -27:a -25:are 22:at 33:buy 34:call 48:decod 87:did 55:do -56:doe 57:emit 86:event 38:fee 24:first 21:from -57:ha -68:have
-47:he -39:how 45:if -33:in 32:it -26:ledg -51:many 23:much -58:my -72:now 29:of -32:ok -36:on 63:one -27:same -48:that -64:there
54:to -24:transaction -35:wallet 63:what 64:which -45:who -50:you @~transfer -86:* -25:? -42:^how -35:a 38:and -40:did -58:he
-43:how -51:i -52:it -36:me -45:my -35:of -24:ok -72:on -43:one 51:only -21:same -55:the -49:to -81:token 25:what -58:which -23:you
@~treasury -26:* 29:^and -26:^which -25:^who -35:are 30:at 40:did 48:do -31:for 56:ha 46:i -20:in 26:it 33:many -34:my -26:now
-41:on 29:one -24:same 27:that -21:there 39:they 38:what -27:which @~trend 29:* -25:^and -98:^which -77:and 71:for 49:i -46:in
-78:it 74:most -38:of 51:on 51:there 85:what @~tvl -31: -11:* -64:? -25:^and 25:^how -90:^what -74:a 28:first 26:for -32:ha -80:it
73:of -21:on 55:one -83:since -37:that 54:to 43:tvl -89:what @~tx -80:* @~updat -45:* @~utxo 67:* @~validate 10:* @~value -25:*
@~verify -115:* -45:me -28:on -53:the -38:then @~volum 37:* 73:? 27:and -37:for -51:in -97:me -64:of 47:one -48:the -59:volume
43:what @~volume -86:* -78:? 68:^how -24:^what -62:by -69:for 28:from -38:i 71:in -60:it 53:much -39:my -58:of -42:one -46:please
-63:that -23:the 23:trad 30:volume -59:what @~wallet -15:* 28:^ha -33:^how 54:^i -41:^my 42:^thank 23:^that -96:^the -58:^what
30:^when 22:^which -68:^who -29:a -61:account -45:addres 56:all 45:also -42:at -42:been -23:block -59:call -33:can 42:chain
76:collection -73:contract -87:do 51:each -38:floor -86:got -22:ha -41:hold -37:how 43:i 21:if 66:in 25:it -33:late 41:like 38:made
-21:more 42:most -21:much -21:my 57:need 45:nft 23:no -62:now -53:numb 37:of 49:on -65:one -63:oth -75:out 51:over 25:price 40:same
-53:second -37:so 33:swap -35:tell 42:thank 38:that -34:the 34:them 58:then -69:they -53:to -76:today 46:token -39:trad
-27:transaction -46:wa 66:wallet 21:were -40:what 29:when -89:who 56:with 43:worth -29:you @~worth 52:* 28:i 35:worth @~yield -31:
-12:* -35:^and -31:^how 20:a -26:and -61:at -22:by 27:first -32:for 96:ha -22:how 22:i -37:in -48:interest 46:it -26:lend 25:me
26:much -37:of -62:on -22:only 41:over -23:please 30:pool 42:show -44:since 79:that 73:the -26:to -57:tvl 74:wa -58:what -38:with
`;
