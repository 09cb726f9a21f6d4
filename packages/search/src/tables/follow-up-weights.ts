// Follow-up weights: how much each sign of a candidate tells for it, by itself (*) and beside each word of the turn; written by test/learn-follow-ups.ts, in hundredths.
export const FOLLOW_UP_WEIGHTS = `
@=1 -26:* @=1155 25:* -20:i -27:on 39:the 35:there -39:what @=14d -60:* @=1h 24:* -26:? -27:for -27:i -30:it -20:my -26:of 66:on
-27:which @=1w -69:* @=1y 23:* 53:? 59:and 60:the @=20 21:* -23:on @=24h 56:* 27:? -34:and 25:by 35:how 23:of 32:one 43:the -24:what
65:which @=2y 43:* @=300 13:* @=30d -60:* @=3d -69:* @=3m -69:* @=3y -69:* @=404 -51:* -42:the 23:there -26:what @=500 -83:* @=5m
-68:* -26:on @=60d -60:* @=6h -68:* -26:on @=6m -69:* @=721 -51:* -42:the 23:there -26:what @=7d -45:* @=all -120:* -22:? -27:^what
-29:a -28:and -20:for -31:ha -34:i -29:in -25:it -25:me -34:on -39:one -35:that -47:the -28:what @=apy 12:* -42:? -25:^what -24:a
71:and -34:ha -48:i -28:interest -46:it -50:of 56:on 59:one 80:only -55:that -52:the -48:what -27:which @=asc -69:* -55:? -28:^how
-38:^the 35:a -32:about -74:are 28:at -83:biggest 47:buy -131:by -23:can -30:coin 41:did -23:do 45:each 47:first 31:for -36:from
38:ha -34:have -54:how -33:if -75:in -28:last -83:market -25:me -21:more 50:most -30:much 47:need -69:now -51:of -25:on -57:one
-23:or 47:price -46:rank -81:that 37:the -109:them 20:they -103:trad -66:wa -74:what 59:when 47:with @=average -77:* -24:buy -24:did
-21:for -23:the @=base -63:* @=bridge -38:* @=btc 9:* 24:the @=cap -19:* 45:^which -24:a -23:about -40:and -82:are -27:at -32:coin
40:first -21:from -51:i -56:in -21:it -76:market 50:most 34:now -37:trad -52:what 36:which @=change 38:* 26:? -32:a -31:and -28:buy
-32:did -30:for 39:how -51:i -27:in -23:it 34:one 30:the 21:them 57:which @=clos -84:* -30:and -30:are -26:how -49:i -26:it
-51:market -28:me -39:of -54:one 36:that -50:the -39:to 44:what -52:which -20:with @=coin 6:* @=commodity -98:* @=company -37:*
@=compressednft -44:* @=conversion -40:* @=cost -77:* -24:buy -24:did -21:for -23:the @=crypto -97:* -21:^i -33:and -24:i -22:it
-35:what @=culture -43:* @=dai -57:* @=date 87:* 62:buy 62:did 59:for 56:the @=desc 12:* -37:^how -36:about -109:are -42:at 91:by
-27:can -29:coin -25:collection -47:did -48:each -56:for -45:from 62:ha 37:have 45:in -86:it -40:last 24:market -24:me -22:more
43:much 45:my -48:need 41:now -39:on 61:one -37:or 34:please -42:price 64:rank 66:them 58:to 56:trad 65:what -42:when -30:who
-44:with @=dex -38:* @=economic -43:* @=equity -98:* @=erc -7:* -33:^i 22:doe 25:he -31:i -22:it 26:nft -21:of -55:on 46:there
-26:to @=erc1155 -29:* @=erc20 6:* @=erc721 -19:* @=finance -43:* @=first -3:* @=floor -51:* @=from -73:* -28:? -21:on -26:the
@=fungible -44:* @=futur -42:* @=fx -97:* @=government -91:* -27:do -27:the -29:which @=h24 29:* -73:? 46:^and 29:a -40:about 71:and
-30:at 62:by -23:collection -24:floor 57:ha -35:how 46:in -53:it -29:me -26:more 56:my -21:now -44:of 26:one -48:that -36:the
62:what -53:which @=hold -79:* -28:buy -28:did -25:for -29:the @=holder -29:* -111:^and -23:^how 68:a -126:and -34:by -87:did -75:do
-34:fee 94:holder -76:how 27:i 29:in 39:of 43:only -52:that 26:the 37:to 51:what @=holding -36:* -26:do 25:i @=id -49:* -28:and
-43:in -37:of 41:the -30:which @=in -55:* @=inactive -71:* -37:coin -34:coingecko -21:for -37:i -24:one -44:the @=interest 7:*
@=internal 6:* @=lay -26:* @=lend -36:* @=liquid -31:* @=mak -37:* @=market -19:* 45:^which -24:a -23:about -40:and -82:are -27:at
-32:coin 40:first -21:from -51:i -56:in -21:it -76:market 50:most 34:now -37:trad -52:what 36:which @=mention -43:* @=merge -40:*
@=metal -87:* @=month -101:* @=name -102:* -20:? -25:^what -52:by -37:how -32:of -25:one -37:the -26:what -33:which @=native -112:*
-43:? -28:a -25:about -22:and -48:by -26:how -51:i -74:in -25:it -32:of -34:one -35:that -64:the -46:what -33:which @=net -79:*
-28:buy -28:did -25:for -29:the @=nft -53:* @=no 19:* -20:? 69:how 40:i -28:it 61:one 25:the -28:what @=nonfungible -44:* @=notional
-111:* -55:? -31:in -32:it -50:of -64:on -29:one -80:the @=oldest -3:* @=open 7:* @=out 34:* -21:? -31:at -36:i -35:in 66:what
@=perpetual -31:* @=politic -41:* @=price -51:* @=quote 13:* 59:candl 55:in -40:me 30:of -52:on 23:one 65:the 31:trad @=rat -98:*
@=rebate -37:* @=redeem 71:* @=regularnft -44:* @=revenue 12:* -37:? -42:^how 34:a -26:and -32:by 70:did -62:fee -25:ha 69:holder
-23:how 49:i 69:of -38:on -34:one 26:only 43:that -44:the 109:what -34:which @=reward -40:* @=score -40:* @=sell 58:* -39:? 69:the
@=settl 26:* -29:^which 42:and 45:are 50:how 75:i -32:in -49:it -58:me -76:of 52:that 36:to 64:what 71:which 56:with @=split -40:*
@=sport -49:* @=stak -31:* @=target -63:* @=tech -43:* @=to -75:* -33:? -25:the @=top -43:* @=total -36:* -26:do 25:i @=trade -16:*
27:i 32:in @=transaction 50:* 27:? -45:^how -50:a -58:and -42:buy -42:did -90:first -54:for -61:how 59:in 57:it 41:me 56:of 77:on
-75:one 78:pool 36:trad -24:what @=trust -40:* @=unexpir 44:* 51:on 44:the 53:what @=usd 30:* -63:? 48:^and -22:^which -42:about
64:and -37:are 111:by -22:collection -48:did -78:first -24:floor -52:for -44:from 54:ha 36:have -34:how 77:in -77:it -31:me -28:more
46:my -31:now -29:of -20:on 26:one -30:or -58:price -53:that -31:the -63:they 29:to 80:what -48:when -63:which -56:with @=value 11:*
-42:buy -42:did -49:for @=volume -39:* -68:? -52:^how 61:^i 22:^the 26:a -62:about 40:and -77:are -31:at -33:biggest 27:buy 69:by
-28:can -23:collection -30:did -36:doe -25:floor -37:for -47:from 58:ha 21:how 32:i -98:it -25:list 38:market -46:me -26:more
37:most 59:much 52:my -27:now -64:numb -96:of -62:on -58:only -30:or -45:pool 49:second -27:tell -73:that 43:they 28:thi -47:today
73:trad 56:wa 45:what -24:which -27:who -42:with @=weath -43:* @=week -36:* @=ye -73:* -36:i -23:it -39:one -42:the @=yield -38:*
@ahead -65:* @calls=1 -9:* @calls=1|0|other -22:* @calls=1|1|other 5:* @calls=1|2|other -20:* @calls=1|2|same 6:* @calls=2 7:*
@calls=2|0|other 19:* @calls=2|1|other 29:* @calls=2|1|same -5:* @calls=2|2|other -47:* @calls=2|2|same -31:* @calls=3 -28:*
@calls=3|1|other -57:* @calls=3|1|same -64:* @calls=3|2|same 66:* @chosen-said 130:* @chosen|other -43:* @chosen|same -27:*
@cited|other 73:* @cited|same 26:* @content=0|add -38:* @content=0|back -37:* @content=0|edit 123:* @content=0|near -13:*
@content=0|other -87:* @content=0|same -17:* @content=1|add -57:* @content=1|edit 28:* @content=1|first 10:* @content=1|near -15:*
@content=1|other -4:* @content=1|same -6:* @content=2|back -81:* @content=2|edit 6:* @content=2|first 14:* @content=2|near 41:*
@content=2|other -56:* @content=2|same -50:* @content=3|add -47:* @content=3|back 23:* @content=3|edit -20:* @content=3|first 35:*
@content=3|near 7:* @content=3|other -18:* @content=3|same 15:* @content=4|add -23:* @content=4|back -73:* @content=4|edit 15:*
@content=4|first -90:* @content=4|near 9:* @content=4|other -29:* @content=4|same 53:* @content=5|add -81:* @content=5|back 75:*
@content=5|edit -26:* @content=5|near 12:* @content=5|other -4:* @content=5|same -34:* @content=6|add 23:* @content=6|back -55:*
@content=6|edit -71:* @content=6|first -61:* @content=6|other 73:* @content=6|same -21:* @defi_protocol>market_data -18:*
@defi_protocol>network_infrastructure -63:* @defi_protocol>nft_analytics -37:* @defi_protocol>onchain_dex 65:*
@defi_protocol>portfolio_wallet -23:* @defi_protocol>prediction_markets 62:* @defi_protocol>search_discovery -13:*
@defi_protocol>security_risk 26:* @defi_protocol>token_contract -19:* @drops|named|had|other -25:* @drops|named|had|same -8:*
@drops|named|new|other 5:* @drops|named|new|same -68:* @drops|open|had|other -99:* @drops|open|had|same 38:* @drops|open|new|other
-30:* @drops|open|new|same 9:* @fault -139:* @first=0|other 19:* @first=0|same -24:* @first=1|other -96:* @first=1|same 76:*
@first=2|other -24:* @first=2|same -18:* @first=3|other -17:* @first=3|same 64:* @first=4|other 11:* @first=4|same 31:*
@first=5|other 18:* @first=5|same -34:* @first|other -7:* @first|same 12:* @group=add -35: -35:* -31:? -23:^all -24:^and -22:^can
-35:^could -27:^ha -76:^how -40:^i -43:^my 21:^now 56:^ok 56:^please -28:^show 26:^thank 41:^that -56:^what -28:^which -30:about
-36:addres -32:all -58:are -22:back -60:balance -24:been 41:biggest -20:block -25:book 78:but -24:buy 67:by -31:can 41:cap 24:chain
-25:check 23:coin -26:could 51:d 36:develop -26:dex -62:do -52:doe -37:each -48:fee -27:feed -42:floor -23:fund -34:go -26:good
-21:got -24:ha -31:have -45:hold -29:holder 23:i 37:id -26:if 28:in 41:instead -35:into -35:it 34:just -21:last 34:like -27:lock
-23:look -29:made 34:market -21:mint -47:more -39:most -49:much -57:my -21:nft 30:not -49:now -27:of 56:ok -46:on 38:one 32:or
75:oth 49:our -52:over -37:paid -47:perp 86:please -26:pool -47:price -31:protocol 65:put 50:rank 65:rath -34:recent 33:revenue
-42:right 78:same 25:see -21:set -31:show -21:spot -29:swap -52:tell 57:than 26:thank -25:the 34:them 25:then 20:there -32:they
-39:thi 62:those -30:time -26:today -47:token -21:too 60:top -34:trad -22:tvl 47:two -22:tx 48:volume -36:wa -37:wallet -69:what
-49:when -55:which -39:who -21:will 70:with @group=back -8:* -67:and -22:the @group=edit 19:* -38:^all 76:^and -55:^can -45:^could
27:^did 29:^doe 33:^for -42:^give -66:^ha -76:^how 37:^in -26:^no 54:^now 23:^ok 30:^on 106:^same 33:^thank 100:^that 44:^the
50:^too -39:^what -25:^when -44:^which -34:^write 22:about -44:addres 72:already 49:am 35:an 40:and -55:are -60:ask -56:at -44:back
-51:balance 30:before -63:biggest -50:book -28:bought 24:but -69:buy -41:can -104:cap -24:chain -52:check -88:collection
-22:contract -30:crypto 47:d 48:day 47:develop -40:dex 31:did -46:do -102:doe -55:each -21:event -55:fee -30:feed 48:first -54:floor
-42:full -41:fund 34:get -30:give -64:good -29:got -54:ha -41:he 24:how -21:if -33:in 95:instead -70:into 53:just 88:keep 42:kind
-36:last -24:late 21:latest 62:ledg 21:let 41:like 25:list -41:lock -22:m -46:made 28:make -98:market 42:mean 47:meant -21:money
39:mov 54:much -42:name 42:need -29:no -24:not -38:now 35:numb -45:of 27:ok 104:only -81:or 52:our 46:own 64:paid 29:pair -31:people
-82:perp 44:pl 76:please -39:pool -89:price -59:protocol -36:put 62:rank -45:recent 59:revenue 96:same 33:say 28:see -30:set
29:should 48:side 51:since -39:some -50:spot 29:swap -78:tell 62:th 28:than 33:thank 108:that 49:their -27:them 57:then -72:there
39:they -66:to -33:today 44:too -21:top -22:total 28:transaction -48:tvl -70:two -30:tx 75:very -41:volume -30:wa 44:well -26:were
-43:what -29:when -30:where -37:which -22:who 47:with -45:word -21:worth 67:would -34:write 25:you @group=first -13:* 20:? -47:^how
-46:a 56:and -70:for 25:how -70:in 27:it 25:many -68:of -37:on -64:the -32:what @group=near 28:* 30:^and -34:^could -25:^did 39:^for
-36:^give 65:^ha 66:^how 32:^i 25:^in 27:^my -93:^no -63:^now 30:^on -76:^same -32:^thank -44:^that 48:^the 32:^which -39:about
38:account 65:addres -22:all -39:already 21:and 34:any 79:are 33:ask -64:balance 108:been -65:before 57:biggest 23:bought -67:but
-98:by 27:call -49:can 32:candl -27:coin 42:collection -50:contract -40:crypto 39:d -21:day 34:decod 35:develop 56:did 87:doe
89:each 30:event 47:fee -46:first 46:floor -44:get -32:give -52:go 125:ha 50:have 58:hold 24:holder 30:how -41:id 26:if 40:in
-36:instead 110:it -50:just 59:last 71:late 70:latest -43:ledg 92:like -32:list 54:lock 64:look -26:many 27:market -31:me -44:mean
-51:meant 31:most 32:much -71:my -101:not -77:now -43:numb -25:of -30:only -27:open 41:or -23:our 32:out 59:over -44:own -76:pair
20:people -21:perp 25:pool 27:price 23:profit -53:rank 44:recent -45:revenue -42:right -95:same 41:second 64:see -40:should 48:show
47:since 21:some -29:sorry -23:spot -26:tell -53:th -32:thank 55:that 68:them 49:there -31:these 76:they 32:thi 30:those 33:time
30:to -33:too 36:top 55:trad -23:transaction 30:tx -47:very -50:volume 71:wa 45:well 60:were 32:what 21:when 56:which 28:who
26:whole -66:will -76:you @group=other -26: -40:* 44:^all -91:^and 58:^could -28:^doe -35:^for 39:^give 24:^ha -38:^i -56:^my
-114:^ok -47:^on -75:^please -50:^same 38:^show -25:^that -63:^the -21:^too 31:^what -53:^which -40:^who -34:a -50:about 29:account
34:addres 65:all -31:and -29:any -65:been -60:biggest 47:block 48:book 25:bought -68:but 30:buy 33:can -34:candl -22:cap 53:coin
74:coingecko 77:collection 55:contract 54:could 23:crypto -32:day -85:develop 64:dex -21:did 21:do 31:event 56:fee 44:feed -40:first
59:floor -46:for 40:full 61:fund 31:give 78:go -23:good 50:got -48:ha 43:have -66:hi -30:how 61:id -43:in -30:instead -37:keep
-48:late -51:latest -73:like 58:list -41:look 42:m 55:made -48:make 23:many 38:mean 26:moment 68:more 37:most -44:mov -56:my 73:n
-27:name -35:need -24:not -47:notional 110:now -33:numb -114:ok 70:on -32:one -60:only 45:or -56:ord -62:oth -73:our -41:out 69:own
45:pair -28:pay 65:perp -21:pl -46:please 58:pool 36:pric 85:price -23:profit 44:protocol 40:put -64:rank -61:rath 83:recent
-62:return 85:right -50:same -49:say -71:see 30:send 26:set -38:should -30:side -99:since 39:some -23:sorry -30:spot 65:tell
-78:that -51:the -35:their -95:them -20:then 27:there -73:they -90:thi -74:those -69:to 20:too -62:top 23:total -34:trad 25:tvl
-37:until -68:up -30:very 53:volume 22:wa -37:wallet 34:want -54:went 78:what 21:when -26:where 41:who -39:will 25:worth @group=same
-75: 11:* -59:? 26:^and -30:^could -39:^ha -95:^how -25:^in 68:^no 46:^now 29:^only 48:^please -23:^show 25:^that 20:^the -81:^what
38:a 30:about 37:all 23:also 26:am 23:an -66:are 49:ask -22:back -34:balance -24:been 41:biggest -21:book 44:but 59:buy 60:by
33:call -24:can -24:cap -32:check -83:coin -28:collection -40:crypto -29:did -46:do -69:doe -41:each -39:feed 55:first -45:floor
35:for 23:from -41:fund -30:give -47:go -72:good -52:ha -45:have 20:holder -54:how -25:id -34:instead 31:interest -24:keep -25:last
-25:let 33:look -21:market -40:me 92:meant -63:more 36:most -38:much -22:name 61:no 115:not 58:numb -51:on 72:one -23:open 57:ord
-49:over 56:perp -38:pl -47:please -38:pool -32:price -20:protocol -49:put 32:rank 48:rath -21:recent -41:right 58:same -27:sell
-59:show -27:side 60:since 31:so 84:sorry 46:spot 33:swap -71:tell -28:that 23:the 35:them -24:there 48:these -55:those 26:trad
21:transaction 40:two 55:up -29:volume -37:wa 52:want 58:went -54:what -55:when -44:where -49:which -28:who -55:will -30:with
-49:would @keeps|named|had|other -3:* @keeps|named|had|same 4:* @keeps|named|new|other -12:* @keeps|named|new|same -15:*
@keeps|open|had|other 51:* @keeps|open|had|same -3:* @keeps|open|new|other 72:* @keeps|open|new|same -52:* @kept|add -60:*
@kept|edit -158:* @kept|same -121:* @kin 105:* @leaves:bitcoinAddress -69:* @leaves:chain -95:* @leaves:coin 30:* @leaves:collection
-65:* @leaves:count -26:* @leaves:ens -45:* @leaves:evmAddress -94:* @leaves:evmHash -22:* @leaves:exchange -118:* @leaves:holder
-3:* @leaves:maybeChain -4:* @leaves:name -73:* @leaves:number -80:* @leaves:pair -49:* @leaves:protocol -11:* @leaves:quoted -85:*
@leaves:solanaAddress -81:* @leaves:solanaSignature -61:* @leaves:step 41:* @leaves:thing -44:* @leaves:ticker -74:* @leaves:time
-47:* @leaves:unit -14:* @leaves:uuid -6:* @leaves:venue 65:* @leaves|add -36:* @leaves|another|other -86:* @leaves|another|same
-87:* @leaves|back -17:* @leaves|edit -65:* @leaves|first -134:* @leaves|more|other -63:* @leaves|more|same -57:* @leaves|near -67:*
@leaves|other -24:* @leaves|same -27:* @left|other -69:* @left|same -44:* @lost:address -36:* @lost:anyAddress -32:* @lost:anything
-39:* @lost:bitcoinAddress -5:* @lost:block -8:* @lost:chain -102:* @lost:choice -143:* @lost:coinId -82:* @lost:coinSymbol -127:*
@lost:collection -20:* @lost:count -114:* @lost:exchange -5:* @lost:flag -102:* @lost:hash -4:* @lost:least -70:* @lost:other -21:*
@lost:outcome 53:* @lost:pair -10:* @lost:protocol -49:* @lost:query -4:* @lost:solanaAddress -72:* @lost:step -16:* @lost:ticker
-47:* @lost:time -48:* @market_data>defi_protocol -29:* @market_data>market_data -37:* @market_data>network_infrastructure -54:*
@market_data>nft_analytics 33:* @market_data>onchain_dex -21:* @market_data>portfolio_wallet -19:* @market_data>prediction_markets
-24:* @market_data>search_discovery 57:* @market_data>security_risk 34:* @missing -289:* @network_infrastructure>defi_protocol -47:*
@network_infrastructure>market_data -63:* @network_infrastructure>network_infrastructure 27:* @network_infrastructure>nft_analytics
34:* @network_infrastructure>onchain_dex -48:* @network_infrastructure>portfolio_wallet 15:*
@network_infrastructure>prediction_markets -24:* @network_infrastructure>search_discovery 87:* @network_infrastructure>security_risk
-43:* @network_infrastructure>token_contract -61:* @nft_analytics>market_data -34:* @nft_analytics>network_infrastructure -51:*
@nft_analytics>nft_analytics -4:* @nft_analytics>onchain_dex -19:* @nft_analytics>portfolio_wallet -33:*
@nft_analytics>prediction_markets 28:* @nft_analytics>search_discovery -60:* @nft_analytics>security_risk -24:*
@nft_analytics>token_contract 16:* @onchain_dex>defi_protocol -26:* @onchain_dex>market_data -33:*
@onchain_dex>network_infrastructure 42:* @onchain_dex>nft_analytics -59:* @onchain_dex>onchain_dex -24:*
@onchain_dex>portfolio_wallet 29:* @onchain_dex>prediction_markets 5:* @onchain_dex>search_discovery -48:*
@onchain_dex>security_risk -5:* @onchain_dex>token_contract -59:* @other:address 3:* @other:anyAddress -72:* @other:chain -26:*
@other:collection 57:* @other:days -11:* @other:fiat -28:* @other:protocol -65:* @other:solanaAddress -34:* @other:step -32:*
@outside 11:* @outside|abroad|else 186:* @outside|abroad|ours -113:* @outside|here|else 56:* @outside|named=0 39:* @outside|named=1
-10:* @outside|named=2 -21:* @outside|own -10:* @outside|own=0 3:* @outside|own=1 43:* @outside|own=2 -46:* @outside|own=3 3:*
@outside|own=4 -10:* @outside|reply -37:* @outside|strange 51:* @outside|strange=1 -47:* @outside|strange=2 18:* @outside|strange=3
100:* @outside|words=1 -17:* @outside|words=2 23:* @outside|words=3 6:* @outside|words=4 6:* @outside|words=5 21:* @outside|words=6
-21:* @own|other 33:* @own|same 7:* @portfolio_wallet>defi_protocol -58:* @portfolio_wallet>market_data -31:*
@portfolio_wallet>network_infrastructure 14:* @portfolio_wallet>nft_analytics 119:* @portfolio_wallet>onchain_dex -88:*
@portfolio_wallet>portfolio_wallet 18:* @portfolio_wallet>prediction_markets 10:* @portfolio_wallet>search_discovery -88:*
@portfolio_wallet>security_risk -38:* @portfolio_wallet>token_contract -3:* @prediction_markets>defi_protocol -90:*
@prediction_markets>network_infrastructure 30:* @prediction_markets>nft_analytics -23:* @prediction_markets>portfolio_wallet -45:*
@prediction_markets>prediction_markets 34:* @prediction_markets>search_discovery -43:* @prediction_markets>security_risk -18:*
@prediction_markets>token_contract -22:* @reply|add 20:* @reply|edit 50:* @reply|first 13:* @reply|near -25:* @reply|other -51:*
@reply|same 66:* @reply|src=answer 52:* @reply|src=before 21:* @reply|src=item -77:* @reply|src=joined 80:* @reply|src=name -35:*
@reply|src=none -68:* @reply|src=row 58:* @rival=0 93:* @rival=1 -5:* @rival=2 -15:* @rival=3 -52:* @score|other 101:* @score|same
56:* @search_discovery>defi_protocol 35:* @search_discovery>market_data -4:* @search_discovery>network_infrastructure 65:*
@search_discovery>nft_analytics -88:* @search_discovery>onchain_dex -10:* @search_discovery>portfolio_wallet -49:*
@search_discovery>prediction_markets -90:* @search_discovery>search_discovery 8:* @search_discovery>security_risk 56:*
@search_discovery>token_contract -92:* @security_risk>defi_protocol -34:* @security_risk>market_data 17:*
@security_risk>network_infrastructure -18:* @security_risk>nft_analytics 33:* @security_risk>onchain_dex -37:*
@security_risk>portfolio_wallet 16:* @security_risk>prediction_markets -7:* @security_risk>search_discovery -39:*
@security_risk>token_contract -41:* @set:address -12:* -21:? 88:^and 48:and -61:in -33:it -82:of -45:on 39:the @set:amount 58:*
@set:anyAddress 27:* @set:anything -67:* 48:? 87:and -69:i -20:in -53:it -38:of -27:on -47:one -22:what @set:block 102:* @set:chain
-3:* -36:? 41:^and 56:^only 71:^same -26:^what 78:about 34:and 58:at 30:for -73:ha -24:he -43:how -67:in -35:it 47:me -70:my -42:now
103:only -65:or 37:same 71:that 72:the -108:there -108:to -20:token -26:too -39:what -91:which @set:choice 160:* 21:? 55:^and 72:and
24:by 46:for 56:i 31:in 57:instead 47:of 90:one 70:only 79:that 28:the 50:volume 63:what @set:coinId 22:* -21:and 23:the
@set:coinSymbol -21:* @set:collection -14:* 20:? @set:count 29:* 29:? 46:a 76:and 28:for -49:how 32:it -30:me -52:numb 50:that
37:the -25:them @set:days 124:* @set:ens 71:* @set:exchange 66:* 55:same @set:exchangeId 36:* @set:fiat 92:* @set:flag -18:*
@set:holder 37:* @set:least 33:* @set:llamaCoin 44:* @set:market -39:* @set:other -51:* @set:outcome 7:* @set:pair 78:*
@set:protocol -12:* -39:of -20:on -33:the @set:query 73:* 63:^and 81:for -31:i 30:it -70:of -29:on 74:the -47:what @set:signature
-9:* @set:solanaAddress -24:* -34:the @set:step -22:* @set:time 84:* 66:and 83:the @set:unit 18:* @set:url 73:* @share=0|other 32:*
@share=0|same -5:* @share=1|other -112:* @share=1|same -31:* @share=2|other -74:* @share=2|same -4:* @share=3|other -23:*
@share=3|same 9:* @share=4|other -13:* @share=4|same 64:* @share=5|other 26:* @share=5|same -8:* @share|other -11:* @share|same 7:*
@slot-said -39:* @slot:category -138:* -64:^i -25:^what -46:and -69:by -59:how -74:i -48:in -27:it -26:most -33:of -20:one -31:rank
-37:the -50:trad -31:tvl -25:what @slot:contract_type -71:* -22:? @slot:currency 54:* 58:candl 57:the @slot:direction -35:* -51:?
-35:a -26:for -31:he -35:i -38:it -26:of -33:on -52:the 60:what @slot:duration -38:* -57:? -21:and -64:for -64:i -71:it -47:my
-68:of 60:on -45:the -63:which @slot:entity -87:* -26:do -26:the -29:which @slot:entity_type -52:* @slot:exact -15:* -26:i
@slot:filter -53:* @slot:include_tickers 34:* -22:interest 49:on 36:the 51:what @slot:interval -57:* @slot:kind -52:* -66:? -82:and
-56:i -36:on 45:the -52:what @slot:kinds 7:* -21:the @slot:measure -28:* -59:? -44:^how -47:^what -26:^which 34:a -26:and -21:at
-31:by 68:did -62:fee -42:ha 69:holder -37:how 44:i -29:in -25:my 33:of -78:on -50:one 26:only -33:please 41:that -81:the 83:what
-34:which 46:with @slot:order -30: 4:* -37:? -83:^how 59:^i 35:^now 52:^only -23:^what 32:^which -39:^who 26:a -88:about -32:all
34:and 60:any -129:are -25:been -66:biggest 65:buy 92:by -32:can -25:chain -55:coin -35:collection -31:do -89:doe 63:first -29:floor
-30:for -56:from 31:ha 20:i -65:last -30:like -21:list -35:look -26:me 65:most 68:much 23:need -30:nft 31:numb 41:on 27:one 57:only
-27:over 25:pair 36:please 35:pool 27:price 65:rank -42:same 43:second -40:show 53:since -43:so -36:tell -84:that 28:them 38:there
61:they 29:thi -32:time 39:to 33:today -32:token 31:top 69:trad -57:up -67:volume 35:wa 49:when -42:who 74:with -25:you
@slot:outcome -4:* -32:? 75:how 35:i -36:it 24:of 58:one -39:what @slot:period -62:* 42:? 26:and -40:i 31:the @slot:side 58:* -39:?
69:the @slot:standard -84:* -32:? @slot:status 6:* 62:^what -38:^which 48:about -49:all 25:and 40:are -37:coin -34:coingecko -33:did
-37:for 41:how 52:i -25:in -53:it -53:list -62:me -78:of -21:on -30:one 48:that -40:the 56:what 54:which 45:with @slot:token -68:*
-31:candl -24:i -39:me -54:of -47:on 22:one 32:trad @slot:token_type -34:* -25:^how -35:^i -32:^what 26:collection 22:he -32:i
-29:it 44:nft -79:on -54:one -35:that 44:there 23:to -28:what 54:which @slot:top_coins -76:* @src=answer -42:* -31:? 32:^how
-29:^now 30:^show -40:^what -25:^which 79:^who -52:a -61:about -78:all -51:an 44:any -29:at 29:been -24:block 41:book 37:buy -39:by
-66:can -35:chain -62:coin 29:did -31:do 46:doe 81:floor -24:for 34:fund 50:go 27:ha -24:id -55:in -64:instead -28:interest -51:into
73:it -69:just 39:last 55:like -75:many -58:market -79:more 48:most 42:mov 37:no -36:not -24:now -24:numb -47:of -47:on -58:one
47:or -35:out 26:over 24:own -27:please 80:pool -40:rank -49:same -59:second 88:show 71:so 90:that -36:the 34:there -21:they
-55:those 21:time -59:to -62:today 46:trad -28:volume 94:wa -36:want 23:which 27:who -22:you @src=answer|other -28:*
@src=answer|same -25:* @src=before -104: -16:* -41:^all 92:^and -34:^can 29:^did -29:^for -52:^give -102:^ha -104:^how 46:^in
-21:^make 75:^now -44:^ok 71:^only 22:^please 79:^same -35:^show 33:^thank 146:^that 27:^the 58:^too -63:^wa -71:^what -62:^which
-35:^who -44:^write 25:above -62:addres -53:all 85:already 69:am 26:and -39:are -56:ask -24:back -67:balance -32:been 27:before
-32:behind -21:best -35:biggest -38:book 85:but -69:buy 24:by -74:check 52:coin 41:coingecko -36:collection -21:contract 55:could
-51:crypto 38:d 31:day 23:decod 40:develop -64:dex 34:did -61:do -102:doe -31:fee -33:feed -68:floor -21:for 33:from -39:full -37:ga
33:get -44:give -29:go -78:good -24:got -84:ha 48:have -30:he 53:hi 67:i 29:id -25:in 36:insider 117:instead 21:interest -70:into
36:it 94:just 84:keep 52:kind 33:last 38:latest 43:ledg 48:like 23:list -58:lock 25:look -62:made -49:make 24:many 30:market -43:me
92:mean 83:meant -22:moment -26:money -50:more 33:mov 43:much -63:my 27:n -74:name 37:need 59:notional -67:now -44:of -41:ok -20:on
23:one 138:only 24:ord 27:oth -49:out -23:over 87:own 69:paid -31:pay 44:payment -34:people 24:pl 98:please -71:pool -21:price
-93:protocol 77:put 78:rank 62:rath 21:recent 47:revenue -47:right 124:same 44:search 28:see -27:sell -41:send -23:show 47:side
-23:some -31:spot 61:swap -21:tax -96:tell 51:th 64:than 33:thank 72:that 41:their 94:then -25:there 25:these 52:they 99:those
-35:to -35:token 56:top -40:total 56:transaction -34:tvl -44:two -31:tx 57:very -66:wa -25:wallet 23:want 44:well 39:went 42:were
-23:what -21:when -48:where -50:which -25:who -32:whole -57:will 101:with -50:word -21:worth 38:would -44:write 30:wrong
@src=before|other -50:* @src=before|same 19:* @src=item 26: 28:* 25:? -56:^and -70:^only -65:^which -79:^who -71:a -52:and -95:at
-64:by -26:can -108:did 30:do -27:floor -90:from 91:ha -85:have 33:in 28:it 66:me -64:most 27:much -50:my 49:not -58:now -50:of
83:one -95:only 28:or -85:same -22:show 63:since 79:that 40:the 30:to -31:trad 27:wa -41:which -80:you @src=item|other 26:*
@src=item|same -51:* @src=joined -80: -14:* -33:? 39:^could -25:^doe -45:^for -31:^give -30:^ha -32:^how 44:^in -40:^make -23:^my
46:^no -25:^ok -50:^on -44:^please -42:^same -22:^show 30:^thank -34:^that -36:^the -50:^wa -55:^what -26:^which -46:^who 47:a
-78:about -23:above 22:account 76:addres -70:all 21:already 30:also -33:an 21:and 98:are 51:ask 43:at -44:balance -35:been 21:block
53:bought -26:but 38:buy -40:by 30:call 31:can -49:chain -23:chart 67:check 43:coin 45:coingecko 53:could -28:day -33:develop
34:each 30:event 83:fee 35:feed -37:first -24:floor 25:full 46:fund -40:go -39:good -21:got -21:ha 77:have 37:he 40:hi 31:hold
26:holder 27:i -30:in 51:insider -27:instead 21:interest 38:it 35:just 55:last 38:late -36:ledg -29:let 73:level 24:list 73:look
-35:made -31:make 67:market -22:me 34:mean 71:meant 25:moment 46:most -34:much -71:my 30:n -69:name -25:need 30:no 78:not
-27:notional -23:now -77:numb -44:of -27:ok -32:one -46:only 27:order -65:oth -25:our -53:out -37:over 45:own -25:pair 73:payment
90:perp -92:pool 78:price -46:protocol 36:put -33:rank -22:rath 64:recent -29:return -68:revenue -51:right -26:say 35:search
-31:send 56:set -28:should -49:show -61:side -39:since 68:some 77:sorry -24:still -79:tell -23:th -29:than 30:thank -44:that -33:the
-46:their 74:there 24:these 62:they 27:thi -27:those -54:time -33:too -44:top 37:transaction -43:two -28:very -42:wa 91:want 26:were
43:when -42:where 26:which -22:who -39:whole -81:will -60:would 52:ye @src=joined|other -17:* @src=joined|same 11:* @src=name -27:*
-103:^and 21:^now 89:^ok -34:^what -70:about -27:for -66:it -22:no -69:of 89:ok -25:one -70:what @src=name|other -29:*
@src=name|same -26:* @src=none -32: -11:* 39:^all -27:^can -22:^could -36:^doe -32:^for 36:^give -87:^ha -55:^how -36:^i -73:^in
-22:^make 29:^my -91:^no -40:^now -109:^ok 31:^on -36:^please -33:^same -22:^show 57:^thank -36:^that -23:^the -30:^wa -52:^what
-34:^when 33:^which -46:^who -25:a -48:about 50:addres 101:all -57:already -27:also -26:an -34:any -21:are -32:at -29:back
-50:balance -50:been -24:before -45:best 29:biggest 30:block -62:but -52:can 21:cap 45:chain 39:check 56:coin 66:coingecko
29:collection -27:day 53:dex 36:did 34:do -42:doe -29:each 21:fee -47:first 32:floor 46:for 27:from 40:fund 51:ga -40:get 22:give
52:go -23:goe -54:good -50:have -48:he -24:how -68:i 103:id 35:in -23:instead 30:interest 53:into 23:just -45:keep -25:late
-35:latest 25:lock -25:long 51:look -44:make -50:market -42:me -28:meant 26:more 81:most -28:mov 22:n -48:name -50:need -85:no
-49:not 67:now -55:numb -109:ok 27:on -46:one -33:only -53:or -32:ord -27:order -39:oth -27:our -36:out -76:over 24:paid -30:pay
44:payment 46:perp -81:please 40:pool 23:pric 48:price 63:protocol -23:put -21:rank -27:rath 65:recent 69:right 34:same 58:search
22:second -38:send -59:set -29:show -86:since -40:so -52:some -41:sorry -27:spot -35:th -26:than 57:thank -66:that -37:the -34:then
-69:they -50:thi -53:those -28:time -29:to 48:today 41:too 38:tvl 54:two 26:up 77:volume -66:wa -48:wallet -44:went -47:when
-38:where -28:who -21:will -80:with -62:would 45:wrong -51:ye 37:you @src=none|other -7:* @src=row 137:* 111:? 73:^how 74:^what 49:a
35:and 31:did 57:doe 80:first 86:how 63:i -21:me 96:numb 104:of 99:on 61:one 40:second 125:the -22:to 102:what @src=row|other 140:*
@src=row|same -56:* @strict 217:* @takes:choice 143:* @takes:count 31:* @takes:days 4:* @takes:fiat 7:* @takes:flag -42:*
@takes:least 79:* @takes:period -48:* @takes:step 60:* @takes:time 22:* @token_contract>defi_protocol -56:*
@token_contract>market_data -121:* @token_contract>network_infrastructure 29:* @token_contract>nft_analytics -19:*
@token_contract>onchain_dex -20:* @token_contract>portfolio_wallet -35:* @token_contract>prediction_markets -46:*
@token_contract>search_discovery 45:* @token_contract>security_risk 35:* @token_contract>token_contract 20:* @unavailable 46:*
@uncited|other -59:* @uncited|same -25:* @uses:bitcoinAddress 65:* @uses:chain 93:* @uses:coin -40:* @uses:collection 73:*
@uses:count 100:* @uses:ens 70:* @uses:evmAddress 118:* @uses:evmHash 22:* @uses:exchange 76:* @uses:fiat 42:* @uses:holder 63:*
@uses:maybeChain 5:* @uses:name -171:* @uses:number 70:* @uses:pair 48:* @uses:protocol 48:* @uses:quoted -11:* @uses:solanaAddress
84:* @uses:solanaSignature 61:* @uses:step 44:* @uses:thing 77:* @uses:ticker 77:* @uses:time 63:* @uses:unit 42:* @uses:uuid 6:*
@uses:venue -52:* @uses|add 52:* @uses|another|other 67:* @uses|another|same 52:* @uses|back 53:* @uses|edit 37:* @uses|first 59:*
@uses|more|other 59:* @uses|more|same 27:* @uses|near -5:* @uses|other 55:* @uses|same 15:* @wide=0|other -42:* @wide=0|same -18:*
@wide=1|other -101:* @wide=1|same -109:* @wide=2|other -50:* @wide=2|same -39:* @wide=3|other 18:* @wide=3|same 21:* @wide=4|other
38:* @wide=4|same 11:* @wide=5|other 39:* @wide=5|same 9:* @wide|other 106:* @wide|same 25:* @~abi -8:* 30:? -57:contract -22:for
-38:i 47:it 32:me 40:to @~account 45:* 26:? -31:^how -20:^i 29:^what 89:account 42:are 38:at -31:for 43:from 40:ha -59:holder 25:i
54:in 22:it -33:many -24:me -20:mint 22:most 39:my 29:of -38:one 29:open 46:token 55:too 20:who @~active -48:* @~activity 9:* 56:and
47:did -39:do -36:how 65:it 36:on -50:one 63:that 69:transaction -38:wallet @~addres 24: -9:* -38:^and 71:^how -79:^i 32:^my 58:a
49:about -73:all 62:and -24:are -30:at -22:can 60:doe 59:for 62:ha 88:how 34:i -52:in 65:it 25:list -21:many 49:me 34:much 23:my
42:no 38:now -40:of -25:on 76:please 59:same 62:that 78:the 32:then -27:there 34:volume 33:what 60:who @~alchemy -63:* -25:on
@~allowance 42:* 42:? 42:the @~approval -19:* -28:? 43:for 50:i -32:it 46:nft -34:on -44:one -57:the -35:to @~asset 15:* 36:?
34:^what -38:a 68:and -40:doe 42:first -32:he 35:in 33:it 47:me -29:my 33:nft 25:of 31:one -35:same -33:show -36:that 43:the -81:to
51:what -54:which 36:who @~at -44:* @~balanc -20:* 22:? 43:^what -32:and 53:doe 32:he -29:hold -24:how 38:in -44:it -37:of -26:the
50:there 66:token @~balance -15:* 52:^i 23:a -28:and 65:balance 64:i -54:in 23:it -27:me -23:of 25:on 35:the -53:there 35:to @~block
-48:* -33:? -44:^and -21:a -22:i -31:it -44:me 20:much -59:numb -26:of -42:on -82:the 22:wa -55:what -26:which @~boost -85:* @~bridg
68:* 35:? @~bridge -125:* -107:? -78:and -87:for -38:how -49:i 54:in -66:it -25:of -72:that -54:the -69:what @~btc 46:* 49:? 25:^how
-30:^what 23:a 57:and 74:are 59:at 22:block -27:do -48:fee 73:how 78:many 22:my -48:one 22:show 46:to 49:transaction 40:tx 31:wait
-56:what 22:when 58:you @~bytecode -39:* @~call -35:* -23:call -40:contract -41:i -21:on @~calldata -3:* @~candl -36:* -35:and
-44:it -44:of -48:the @~cap 3:* 30:how 26:it @~category 31:* 34:? 44:^and 29:and 39:coin -28:for -29:how -48:i -28:in -22:most 78:of
-22:on -50:the 68:which @~chain 41: -16:* 32:^and -37:^how -75:^the 36:^what -68:a -64:about 54:and 35:are 54:at 22:block -44:can
-32:chain -26:day 41:develop 27:did -60:fee -93:first 45:for 67:ha -23:have -54:he -47:how -58:i 36:in -24:instead -84:it 61:just
-32:list 45:lock -36:many -97:me -45:much 34:my -25:need -37:no 21:not 20:notional 55:now 52:numb 71:on 51:only 29:or -58:over
43:please 37:protocol 41:revenue -27:same 62:so -40:the 50:there -36:thi 52:today 60:too 56:transaction 42:up -31:volume -34:wa
91:what -55:when -49:which -31:who 63:you @~change -77:* -33:^how -22:and -39:did -20:ha -72:how -22:of -29:one -53:that -43:the
23:what @~chart -26: -47:* -37:? -46:^and 36:^how -43:^i 37:^ok -27:^the -53:^what -21:^which -47:a -32:all -41:and -75:at 37:back
28:cap -37:chain 76:day -57:develop 53:did 36:doe -87:floor -65:for 27:from 29:ha -33:have 26:how 35:in 42:it -36:market 29:me
29:much -54:my -27:need -22:no -81:now -26:of 37:ok 30:one -72:our 61:over -25:please 29:pool -26:price 49:show -91:since 27:so
63:that 42:the -23:thi 29:time -49:today -26:trad -57:tvl 28:volume 71:wa 27:what -26:when -50:which 36:who @~check 37: -8:* -43:?
-49:^and -24:^what -42:^which 107:a 27:and -28:are -21:at -36:doe 24:for 31:ha -53:holder -45:how 46:i 63:it 25:list -42:many
-47:mint 28:now -34:or 36:please 63:say -39:tax 43:that -56:the -23:there -26:token -21:what -57:which -22:with @~checksum -50:*
-56:i @~clos -23:* 25:^and 37:and 31:the 26:with @~code -90:* -41:me -73:the -43:then @~coin -28: -39:* -71:? -43:^and -30:^how
66:^i -70:^which 31:about -35:all -38:and -106:are -51:at 31:cap 80:coingecko -77:crypto -84:develop 51:doe 48:first -104:for -54:ha
30:have -34:how 26:i -30:in 46:instead 47:it 32:market -44:me -86:most 39:much -69:need -25:no 44:numb -66:of -55:please -57:rank
71:same 32:show -76:since -52:so -67:that 36:the -79:them 51:to -89:today -76:trad 35:volume 42:wa 37:which -29:with -24:you
@~collection 33:* 68:? 35:^and 25:^how -44:^i 47:a 42:and 85:collection 67:doe -33:floor 36:for 58:have 86:he 32:how 27:in 29:it
27:many 51:nft 29:of 23:one -30:what 40:which @~company -57:* -35:? -34:^how -24:^who -20:and -29:are -55:how 44:i -27:in -63:of
-36:on -48:the -23:who @~compare -37:* @~compute -12:* @~contract -22: 17:* -25:^how 61:about -75:all 60:and 38:are 46:at 31:by
62:call 24:contract -46:first -69:for -38:have 24:in -33:my -75:nft -32:now -23:of -44:one -73:same 23:say 39:see 31:the -39:thi
55:what -43:which @~counter -22:* -29:? 84:^how -39:^what -22:and 48:are -37:do -55:for -37:ha 83:holder 57:how -24:i 43:in 41:it
92:many -58:on -42:that 45:there -39:to -57:transaction -46:what @~create -6:* @~currency -70:* @~current -59:* -22:and 41:of
38:price -63:the @~dapp 41:* @~decode -22:* -32:^and -32:and 41:call 27:it 38:on -31:the 41:thi 40:to @~defi -9:* -48:? -45:^and
71:^how -22:^i -50:^what 39:^which -27:a 57:all -63:and 22:are -56:by 42:chain -24:doe -50:first -52:for 56:ha 100:how 85:it 47:lend
-57:of 42:on 37:one 50:protocol 99:since 34:the -56:to -53:what 41:which @~derivativ -95:* -72:? -52:and -20:at -44:by -32:doe
26:for -47:fund -66:interest -43:on -70:perp -41:the @~detail 23:* 24:? 26:how 26:that @~detect 13:* 41:? -31:^i -33:and -23:at
-38:i 63:in 58:it -35:of -25:on -28:the 67:what @~dex 13:* -33:? 80:^and -66:a 95:and 50:at -66:did 20:doe -102:for 48:how 50:i
-90:in -62:it 42:me -21:most 75:pair 48:please -39:pool 63:that 43:to 46:trad -34:volume 71:what @~difficulty 24:* @~domain 41:*
@~dominance 56:* -59:on 49:the @~emission 29:* @~en 104:* 82:? 28:i 70:the @~encode -30:* -20:for @~entity -61:* 30:? -55:^and
-23:^how -42:^which -41:and 26:do -37:for 47:ha -25:how -42:i -39:in -61:of 21:one 36:same 47:the -34:to -42:which -23:with @~erc20
13:* 38:? -24:^how 29:how -25:in 29:many -22:me -38:of -65:on -31:one -38:that 26:the 53:what @~estimate -52:* -32:? -22:a -35:and
-53:ga -25:i -24:in 37:it -53:on -24:what @~etherscan -55:* -38:for -39:have -41:ledg -37:me -38:my -41:that @~event 25:* 45:did
61:event 32:for 58:how -54:i -32:it -62:of -48:on -40:one -63:the -51:to -49:which @~evm -30:* @~exchang 26:* -36:? -37:and -40:by
58:for -34:how 31:i 57:in -24:it 54:one 30:rank 21:that 37:the 29:them -28:volume 62:which @~exchange 30: -108:* -46:? -82:^and
-35:^how -49:^i -23:a -25:all -102:and -24:at -51:by -31:did -41:doe -35:how -62:i -29:interest -90:it 34:list -24:most -64:of
-22:on -44:one -55:pair -72:the 39:there -56:to -83:trad 40:what -68:which -20:who @~fear 49:* @~fee -49:* 34:^and -28:^how 23:^what
-37:^which -20:a -34:about -47:are -36:at -41:been 34:block -53:by -52:did -21:do 64:doe 55:fee -43:ha -49:holder -52:how -43:i
67:in -55:instead -22:me -45:much -65:of -69:one -48:please -23:protocol -39:revenue -38:since 42:so -36:that -29:the -40:to
-41:token 34:tx 21:what -36:when -49:which -31:who @~feed -28:* -59:for @~fill -56:* -33:it -27:trad @~first -48:* -34:? -36:^and
34:at 33:did -29:of -21:one -29:the 35:when @~for -54:* -26:collection -26:for -20:it -46:the @~function 17:* @~fund 50:* -53:and
26:i -22:on 34:the @~ga 22:* 38:? -42:a 52:fee -24:for 62:ga -23:how -64:in -44:it -28:me 39:of -25:on -27:that -27:what @~gainer
-40:* @~global 41:? -45:^and 36:^how -57:by 68:cap 31:crypto -28:day 22:for -70:ha 28:how 65:i -50:in 42:it 52:market -28:me -46:on
52:one -60:please 28:that -57:volume -56:what @~goplu 36:* @~gre 49:* @~hack 13:* -35:in @~hash 33:* 39:the @~hashrate -43:*
@~historical -13:* -40:? -45:^and 65:^how 36:^i -45:and -53:develop -33:for -49:ha 27:in 31:it -27:of -23:one -42:that 23:the -42:to
25:wa 22:what -34:you @~history -34: 5:* 31:^how 98:^i 23:^ok -36:^what -37:^who -39:about -42:and -41:are 27:at 41:back 31:buy
-74:by -53:can -53:chain 48:develop 48:did -48:doe -43:fee 56:for 35:from 21:ha -24:have 52:how 40:i -53:in -54:list -66:lock -33:me
59:most 55:much 20:no -45:now 23:ok -21:one -37:or -20:please 54:same 52:show 48:the 30:then -36:thi 71:to 30:wa 39:wallet -60:what
-38:who 27:with 21:you @~hold 31:* 43:? 65:how 52:of 22:the @~holder 9:* 34:^who -25:and 65:hold 29:holder -33:how 75:it 59:of
23:which 45:who @~holding 38:* 20:and 37:i 42:nft 42:on -27:what @~honeypot 30:* -52:? 84:a 41:and 23:can -54:holder -20:in 57:it
33:my -27:tax -50:the -30:to @~index -39:* -20:? 43:i 42:it -36:the 48:what @~info 15:* 70:? 34:^i -46:a 44:and -43:block 69:for
-80:how 28:i 25:lock 99:of -48:on 72:the 21:when @~interest 22:* 64:? -34:^what -36:for -24:ha 20:i 22:in 62:interest -57:on 70:open
-65:the -33:what @~internal 28:* 33:call @~jup 6:* 28:i 23:of 29:on 22:the 28:to 29:what @~kalshi -29: 25:* 56:? 37:^i 46:^which
-57:are 68:book 57:for 42:i -29:in -45:it 69:me 48:no -24:of 42:on -28:one 34:ord 67:the -42:to 25:trad 37:which @~keccak256 33:*
@~largest -40:* -23:are -59:holder -52:how -40:in -53:many 21:the -23:token 21:who @~leaderboard -49:* @~lock 13:* 50:and 59:it
25:lock 52:when @~log -71:* -22:? -41:^and 40:^which -25:a -49:and 37:decod 36:did 24:emit 41:event 37:if 34:it -50:my -27:of -36:on
39:which @~lookup 77:* @~loser -40:* @~maliciou 28:* 68:a 55:for 45:i 39:in 48:it 22:that @~market -66: -42:? 38:^and 26:^how -35:^i
24:^now 27:^show -34:^the 52:^what 77:^which -48:^who -60:a -50:about -40:all 64:and 24:are -23:at 22:by 39:cap -29:collection
-50:could -74:crypto 51:did 54:doe 75:first -97:floor -107:for -62:from 82:fund -67:he 59:how -35:i -52:id -41:it -28:last 29:list
39:look -23:make -76:market -67:me -55:more 30:most 47:mov -29:need -26:nft -44:not -76:now 62:on 22:only -70:or -39:ord -21:out
82:perp -36:please -57:rank -46:right 48:say -35:see 33:so 66:spot -50:that -23:the 31:them 27:then -64:there -23:thi -91:time 46:to
23:today -39:too -28:trad 86:volume 52:wa 57:what 27:when 69:which -48:who -54:with @~mempool 85:* 88:are 85:how 39:wait @~metadata
-96:* -22:^and -28:and -25:i -63:of -50:on -39:what @~mid 28:* 51:and -22:the @~midpoint -113:* @~multi -22:* 36:and -24:i 21:it
21:one -29:pool -39:the @~namehash -8:* @~native 9:* -62:? 47:balance -78:i -60:on -79:the @~net 41:* 30:i 27:worth @~network -10:*
34:? 24:and -39:how -59:on @~new 82:* -30:? -22:and -45:for 90:i -37:it 86:one 44:the -42:what @~nft -20:* 52:? 43:^and -26:^how
25:^i -70:^what 38:a 43:all 62:and 100:are 56:at -44:coin 63:collection 81:contract -25:first 108:floor -50:from -27:have 40:he
-24:how 23:i 28:in -55:it 32:market 57:me 53:mint 62:more -22:much -24:need -29:nft -57:not -26:one 79:or 54:own 52:show -56:that
-57:the 28:there -62:thi -58:too 65:trad 28:wa -34:wallet 71:which 51:with 20:you @~nonce -39:? -23:and -37:the @~ohlc 54:* -39:the
@~ohlcv -69:* 20:candl 35:for 30:it 32:of @~onchain -73:* -24:in -22:on @~open 36:* 77:? -34:^what -32:for -22:ha 21:in 62:interest
-51:on 70:open 33:perp -60:the -32:what @~option -82:* -53:? 33:and -40:i -83:in -84:it 24:notional -44:of -82:one -26:put -94:the
53:volume @~oracle -9:* @~order 67:* 26:a 37:it 31:on @~orderbook 21:* -60:? -50:a -42:at 67:book 42:for -28:it 26:me 61:no 24:on
35:ord -30:the @~overview 21:* -21:? -33:^how -29:^i -76:^what 37:all -26:are -27:at -58:did -50:do 59:fee -48:for 70:ga -23:ha
-73:how -63:i 29:interest -109:it -69:much -29:my 42:notional 24:now -63:on -39:one 27:open -29:or -54:please 29:protocol
-55:revenue -49:there 49:thi 31:to 44:volume -56:what -26:you @~own -67:* -26:collection -26:for -43:of -45:the @~pair 28:^and
23:and -40:at -54:doe -40:for 47:i 38:it -20:of 68:on 27:one -52:only 77:pair 55:there 61:trad 44:what 45:which @~parameter -4:*
@~pars -7:* @~percentage -77:* -33:^how -22:and -39:did -20:ha -72:how -22:of -29:one -53:that -43:the 23:what @~perp -42: -38:*
34:? -23:^and 23:^i -55:^now -61:^what -39:a 52:account 36:and 47:at 27:book -69:for 79:from 57:fund 30:i -30:in -21:it -62:me 22:my
-42:no -44:of 38:on -38:one 28:open -31:ord 26:perp 70:price -29:show -38:side -21:that -49:the -39:them -51:there -66:what 33:which
@~phish 14:* @~platform -80:* -20:? -27:i -28:the @~polymarket 38: 73:* -79:? -73:^and -46:^i 41:^what -36:^which 59:all -77:and
-33:are 73:at -72:book 32:do -53:doe 26:each 50:event 34:for 35:he 40:hold -46:i 49:it 73:market 26:me -23:my 20:need -48:no 39:of
-59:show -36:side 40:that -36:the 78:to -38:trad 24:what -36:which -31:with @~pool -27:* -71:^and -68:^how -62:^only -39:^which
49:^who -74:all -60:and -33:are -38:at -30:bought -58:by -23:can -58:do -29:doe 26:first -28:from -25:go 80:ha -44:have -23:how
-36:if 26:in -53:interest 109:it -52:just -23:lend -46:many 53:most 40:much -27:my 22:no -47:not -66:numb -52:on 42:one -63:only
38:oth 38:over -56:pair -36:please 101:pool 69:show -54:since -55:swap 58:that 49:the -37:then 59:there -29:they -24:thi 40:time
66:token -81:tvl 81:wa -51:wallet -47:what -28:which 45:who -26:with @~portfolio 96:* -35:? -41:and -26:hold 23:i 62:in 82:it
36:much 72:of 47:on 40:token 66:wallet -28:who 36:worth @~position 56:* 20:^and 53:^what 42:and -22:are 29:doe -22:for 47:he -24:it
25:on 47:one 25:that 20:the 47:what @~prediction 26: -91:* 44:? 26:^and 47:^how -25:^show 32:^what -52:^which 45:^who 41:a -47:about
-39:all -59:at 66:book -20:doe -67:event 31:first 27:ha 42:how 21:i 26:last -105:market -47:me -49:my 60:no -82:one 60:ord 31:side
44:since 35:that -49:the -29:to 49:trad 36:what -31:which 41:who -27:with @~pric -34:* -39:^and 39:^how 36:^i 20:a -63:all -51:and
82:at -39:coin -50:day 69:did -39:each -21:first 56:from -26:in 45:it -41:no -42:of 43:one 25:price -68:same 54:since 20:that
31:what 26:when -41:with @~price -46:* 36:^and -36:^how -26:^i -58:^what -38:^which -55:a -55:about -55:all 35:and 41:ask 41:at
27:buy 51:by -73:develop -35:do -37:each -43:for -46:from -54:ha -50:have -81:how -59:i -37:in -42:it -32:last -35:market -46:mov
-32:much -34:need -23:now -30:of -28:on -60:one -31:only -32:please -21:pric 35:price -23:same -48:say -25:see -63:since 38:so
-87:that -61:the -27:then 49:thi 34:to 29:token -30:volume -50:wa -42:when -60:which 22:with -35:worth -38:ye @~priority 14:* -36:?
48:fee 40:i 49:in 32:it 34:that 58:what @~profil -8:* -41:? 21:a 37:i -54:it -39:the -43:token @~profitability -98:* -33:it
@~protocol -48:* -39:? 84:^how -36:^i 27:^which -63:a -36:and -70:by -30:could -43:did 26:do 67:doe -51:first -50:for -34:ha
-40:holder 93:how 25:i -22:in -33:instead 93:it -27:many -56:me -42:most 74:much -34:my -45:of -41:on -28:one -33:please -47:revenue
58:since -40:the -25:them -98:to 44:tvl -20:volume -39:when -61:you @~pyth -24:* -61:? -34:and 43:feed -79:for -39:i 59:it 31:the
@~quote 10:* 25:and 29:i 29:on 28:to 29:what @~rais -22:* @~range 31:* -54:? 25:^and 24:and 28:i 37:it -25:of 62:on -36:the @~rat
-59:* -34:the @~rate 122:* -56:? 55:fund -59:it 20:the 48:what @~raw -44:* -31:the @~receipt 77:* 24:and 28:did 30:event 40:it
23:the 29:what @~recent -59:* -30:^and -31:^what -30:a -29:and 34:are 60:last -29:me 49:most 27:on 26:token 54:trad -30:what
@~report 4:* 20:^i 24:i 31:insider -28:it @~resolve 71:* 54:? 45:i -31:it -49:of 82:the -29:to @~rugcheck 45:* 48:? -21:a 24:are
-50:can 43:for 25:insider -42:it -20:me 39:on -39:one 37:the 24:what 53:which @~rugpull 13:* 41:? -31:^i -33:and -23:at -38:i 63:in
58:it -35:of -25:on -28:the 67:what @~safety -38:* 25:^i 20:a -26:buy -21:can -25:in -33:my -29:or -34:the -21:which @~search 9:*
-99:? -37:^i -23:a -69:about -45:and -35:by -99:coin 61:for -33:ha -54:have 25:id 31:in 104:it 86:list -66:most -58:name -62:now
45:on -33:only 80:pool -28:same -28:search 25:that -37:the 32:there 54:to 29:trad -24:which -74:who 51:with @~security -80:* -28:?
-48:^and 27:^i -28:^who -32:a -29:at -48:by 129:can -28:doe -36:floor -56:for 34:get 45:holder -40:how 45:i -29:list -42:many
112:mint 78:more 42:my -59:nft -37:of -78:on 104:or 51:own 35:tax 27:the -20:to -22:token -36:what -51:which 23:who @~selector -6:*
@~sery -90:* @~signatur -34:* @~site 14:* @~sol 97:* 42:? 34:^how -22:^i 66:^what -26:^who 38:account 28:and 23:did 76:do 51:fee
-25:for 35:ha -59:holder 29:how 33:in 33:many -20:mint 23:most 48:on 36:one 43:so 22:that 52:the -28:there 58:to 47:token 23:tx
61:wa 83:what @~solana 57:* -32:^what 35:can 50:do -39:doe 49:for -48:in 90:it 55:me 29:mint 73:more 35:nft 26:on 58:one 33:or
40:that 71:the -61:to -24:token 24:too -54:which 44:who 40:with @~source 38:* -52:and -20:it 46:me 74:the 62:then @~spot -17:* -22:?
-23:hold -25:it 30:of 64:spot -24:which @~stablecoin -8:* -55:^and -56:a -79:and -109:day 22:first -30:ha -32:how -24:in -25:much
-38:my 98:of 82:one 72:please -73:that -34:to 24:what @~stat 16:* 37:? 32:a 69:and 39:block -37:by 51:cap 40:crypto 35:do 61:for
29:ha 34:how 35:i -30:in 34:it 51:market -20:me 49:on 63:that -32:the 56:transaction -55:volume -52:what 34:which @~statu -5:*
@~storage -32:* @~sui 68:* 26:? 41:can 29:i 40:the @~summary 18:* @~supp 58:* @~support -15:* 24:? -59:the @~swap -14:* -29:^what
35:for -34:in -49:it 27:on 23:price 31:swap -33:trad -23:wallet @~tick 3:* -63:? 41:last -32:on -60:the -54:what @~ticker 33: 55:?
-66:^how -62:^which 54:a -123:all 44:and 44:are 57:at 49:by -63:did 110:floor 22:for -45:fund -85:ha -81:how 94:i -73:list -37:me
-56:my 26:now -28:of -90:one -67:perp -40:that 67:the 20:to -38:trad 31:what 64:which -23:who 47:you @~time 36:* @~timestamp -25:*
@~token -47: -20:* 25:? -28:^and 23:^how 52:^my -42:^now 28:^ok -76:^only -24:^thank 54:^the -52:^what 22:^which -61:^who -30:a
-85:about 63:account -43:all -45:am -47:an -23:and 56:any 104:are -56:at -70:balance 35:be -40:before -24:but -34:buy -52:by 82:can
-37:chain 32:coin -27:did 31:do -82:doe -51:first 26:get -50:give 37:got -33:have -27:he 53:hold 103:holder -81:i -26:in -31:into
45:it 22:just -26:last -24:like -46:look 88:many 23:market -34:me -44:mean 48:more 40:most -108:much -32:my -68:n -39:name -40:need
-28:nft -87:no -51:not -59:now 30:numb 28:ok 48:on -75:one -102:only 83:or -64:oth -80:out -38:own 37:pair -37:please 36:pool
29:price -33:report -71:same -51:say 25:second -24:see -64:show -38:so -22:swap 22:tax -24:thank -44:the 26:then 25:there -61:to
-90:token 35:too 35:total -37:up -129:volume -50:wa -60:wallet 31:want -84:what 39:when -30:would @~topic 40:* 43:and @~trad -26:*
39:^i 23:^what 57:^who -25:and -43:by 53:first -25:for 29:ha 33:in 26:it 85:last -46:of -83:on 38:one -53:pool -24:price 54:show
-50:swap 24:that 30:the -38:to 103:trad -31:which 57:who -31:with @~transaction -37: -7:* -55:^how 71:^what 81:^which -27:a -28:are
20:at 31:buy 38:decod 93:did 62:do -55:doe 64:emit 87:event 37:fee 24:first -22:for -42:ha -70:have -48:he -33:how 40:if 42:it
-32:ledg -61:many -34:me 22:much -45:my -29:now 28:of -28:ok -37:on 64:one -57:that -31:there 55:to -31:transaction -34:wallet
73:what 68:which -52:who @~transfer -85:* -41:^how -40:a 44:and -39:did -22:ha -62:he -42:how -59:i -64:it -43:me -47:my -45:of
-24:ok -79:on -40:one 42:only -23:same -59:the -56:to -82:token 27:what -56:which @~treasury -7:* -33:^which -24:^who -38:are 27:at
33:did 53:do -24:for 52:ha 30:how 36:i 28:it 32:many -39:my -22:now -48:on 29:one 27:that -21:there 39:they 50:what -36:which
@~trend 32:* -94:^which -70:and 73:for 43:i -41:in -83:it 69:most -34:of 48:on 51:there 80:what @~tvl -28: -25:* -20:? 49:^how
-75:^what -75:a 27:and -64:first 30:for -25:ha 41:how 26:in -72:it 33:of -31:on 25:one -24:since -28:that -41:the 56:to 47:tvl
-76:what @~tx -83:* @~updat -43:* @~utxo 67:* @~validate 5:* @~value -28:* @~verify -88:* -36:for -22:of -30:on @~volum 43:* 75:?
-37:for -64:in -89:me -69:of 44:one -51:the -66:volume 45:what @~volume -100:* -89:? 35:^and 74:^how -54:by -70:for 31:from 21:how
-45:i 78:in -56:it 50:much -45:my -52:of -34:one -39:please -58:that -28:the 38:volume -51:what @~wallet -12:* 22:^and -49:^how
42:^i -46:^my -47:^now 34:^thank 23:^that -96:^the -68:^what 30:^when -63:^who -28:a -64:account -52:addres 53:all 42:also 21:and
-35:at -47:been -22:block -25:by -62:call 39:chain 77:collection -66:contract -86:do 47:each -34:floor 21:for -20:from -96:got
-30:hold -35:how 49:i 67:in 21:it 28:like 37:made -30:me -22:more 47:most -24:much -44:my 60:need 64:nft 21:no -75:now -53:numb
30:of 39:on -53:one -23:only -60:oth -69:out 56:over 20:price 28:same -58:second -25:show -37:so 31:swap -36:tell 34:thank 20:that
-41:the 61:then -69:they -22:time -58:to -68:today 57:token -34:trad -45:transaction -42:wa 45:wallet -49:want 21:were -51:what
29:when -86:who 51:with 35:worth -42:you @~worth 41:* 30:i 27:worth @~yield -32: -14:* -50:^and -45:^how -21:and -65:at -22:by
-28:did 23:first -27:for 97:ha -21:how 21:i -41:in -53:interest 47:it -23:lend 31:me 32:much -27:no -22:of -61:on 42:over 35:pool
49:show -54:since 87:that 80:the -26:to -64:tvl 83:wa -64:what -47:with
`;
