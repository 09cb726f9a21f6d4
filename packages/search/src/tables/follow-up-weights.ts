// Follow-up weights: how much each sign of a candidate tells for it, by itself (*) and beside each word of the turn; written by test/learn-follow-ups.ts, in hundredths.
export const FOLLOW_UP_WEIGHTS = `
@=1 -16:* @=1155 18:* -26:doe 20:nft -38:on 27:that 45:the -26:what @=14d -73:* @=1h 21:* -32:i -39:it -34:of 64:on -27:the @=1w
-17:* @=1y -75:* @=20 -29:* @=24h 62:* -27:^what -31:and -54:by -31:for 61:of -24:on 37:the -40:what @=2y -17:* @=30d -73:* @=3d
-17:* @=3m -17:* @=3y -17:* @=404 -65:* -24:on -41:the @=500 -88:* @=5m -82:* -30:on @=60d -73:* @=6h -82:* -30:on @=6m -17:* @=721
-65:* -24:on -41:the @=7d -56:* @=all -116:* -28:^what -24:for -37:i -35:in -28:it -23:me -33:on -30:one -27:that -30:the -30:what
@=apy 3:* -43:? 76:and -32:for -31:ha -62:i -39:it -26:of 50:on 62:one 82:only -77:that -64:the -55:what @=asc -60:* -60:? 44:^which
38:a -58:and -59:are 26:at -125:by -42:coin -23:collection -28:doe 53:each 26:first 27:for 47:ha -26:how -81:in 22:list -87:market
-26:me -28:more 46:most 33:my -60:now -45:of -44:on -58:one 52:price -29:tell -48:that 24:the -87:them -53:they -100:trad -102:what
-33:who 35:with 23:you @=average -75:* -43:the @=base -68:* @=bridge -41:* @=btc -20:* 36:i 25:the @=cap 77:^which -26:a -61:and
-61:by -59:coin -20:collection 40:first -34:for -28:how -62:i -44:in -31:it -107:market -25:more 37:now 22:of -35:on 32:them
-37:trad -67:what 55:which @=change 48:* -40:and -39:by -48:for -51:i -39:it 44:of -39:what @=clos -97:* -35:^and -32:how -45:i
-34:it -35:market -23:me -39:of -38:one 32:that -34:the 35:what -51:which @=coin 18:* @=commodity -83:* @=company -58:* -22:the
@=compressednft 26:* 22:the @=conversion -35:* @=cost -75:* -43:the @=crypto -91:* -32:and -25:it @=culture -53:* @=dai -51:* @=date
61:* 56:the @=desc -21: 36:* -21:^and -22:^i 42:^which -46:and -70:are 43:buy 74:by -63:coin -43:collection -24:did -30:doe 23:first
-22:floor -82:for 73:ha -27:have -41:how -46:i 93:in -96:it 26:list 23:market -31:more 52:my 46:now 43:of -53:on 47:one -58:price
-31:tell 36:that 84:them -77:they 68:trad 38:what -41:who -54:with 38:you @=dex -41:* @=economic -53:* @=equity -83:* @=erc -26:*
-34:doe -20:i -26:it 30:nft -52:on 42:that 21:the -46:what @=erc1155 -69:* -39:? -25:the @=erc20 18:* @=erc721 -69:* -39:? -25:the
@=finance -53:* @=first 56:* @=floor -58:* @=from -63:* -35:? -28:the @=fungible 26:* 22:the @=futur -35:* @=fx -77:* @=government
-111:* -20:for -36:in -35:the @=h24 -70:? 49:^and 25:and 56:by -42:collection -29:floor -34:how 47:in -46:it -33:me -34:more 59:my
-49:of -25:on 28:one -44:the 61:what -61:which @=hold -82:* -52:the @=holder -67:* -101:^and -122:and -70:for 83:holder -75:how 54:i
-22:in -72:it -33:me 36:on 54:only 28:what @=holding -51:* -28:in @=id 20:* 49:? -58:and -41:i 46:the -44:what -45:which @=in -60:*
@=inactive -86:* -28:coin -32:i @=interest -13:* @=internal 18:* @=lay -16:* @=lend -37:* @=liquid -33:* @=mak -32:* @=market
77:^which -26:a -61:and -61:by -59:coin -20:collection 40:first -34:for -28:how -62:i -44:in -31:it -107:market -25:more 37:now
22:of -35:on 32:them -37:trad -67:what 55:which @=mention -53:* @=merge -35:* @=metal -76:* @=month -84:* @=name -106:* -24:? -29:by
-43:the -24:what @=native -119:* -52:? -48:and -59:by -24:collection -28:how -56:i -77:in -26:it -22:me -22:more -38:of -23:on
-37:one -73:the -53:what -52:which @=net -82:* -52:the @=nft -54:* @=no -10:* -26:i 23:of @=nonfungible 26:* 22:the @=notional
-102:* -24:? -48:on -31:one -31:the @=oldest 56:* @=open -13:* @=out 45:* -34:and -38:i -37:in @=perpetual -18:* @=politic -49:*
@=price -58:* @=quote -48:* 40:in -34:on 37:trad @=rat -83:* @=rebate -32:* @=redeem 81:* @=regularnft 26:* 22:the @=revenue 17:*
-50:? 25:^and 27:for 48:holder 62:i -56:in -62:me 73:of -28:on -22:one 28:only -69:the 81:what -25:who @=reward -35:* @=score -31:*
@=sell 50:* 54:the @=settl 25:* -28:? 38:^and -21:^which 57:and -25:by -22:did -20:for 46:how 82:i -24:in -68:it 38:market -55:me
-82:of -34:on 24:one 52:that 22:the 58:what 77:which @=split -35:* @=sport -57:* @=stak -33:* @=target -68:* @=tech -53:* @=to -67:*
-33:? -24:the @=top -37:* @=total -51:* -28:in @=trade -30:* 30:i @=transaction 66:* 47:? -31:and -59:for -56:i 50:in 42:it 63:of
91:on -87:one 97:pool 25:trad @=trust -31:* @=unexpir 27:* 60:one 48:the @=usd -77:? 56:^and -22:all 25:and 46:buy 94:by
-41:collection -28:doe -28:floor -63:for 55:ha -25:how -29:i 76:in -87:it -43:me -37:more 57:my -28:on -62:that -48:they 80:trad
71:what -60:which -62:with @=value 15:* @=volume -29: -23:* -56:? 56:^i 37:a -43:about -75:are 20:buy 60:by -30:coin -42:collection
-27:did -36:doe -30:floor -40:for 69:ha 50:how 35:i 30:in -103:it 33:market -46:me -33:more 41:most 65:much 56:my -84:of -63:on
-77:only -47:or 21:please 20:second -34:tell -31:that 32:them -44:there 46:they -40:to -59:today 79:trad 28:what -49:which -42:who
-30:with @=weath -53:* @=week -33:* @=yield -41:* @ahead -63:* @calls=1 3:* @calls=1|0|other -35:* @calls=1|1|other 9:*
@calls=1|1|same 4:* @calls=1|2|same 32:* @calls=2 -30:* @calls=2|0|other 36:* @calls=2|1|other -45:* @calls=2|1|same -29:*
@calls=2|2|other -55:* @calls=2|2|same 13:* @calls=3 -74:* @calls=3|1|other -43:* @calls=3|1|same -37:* @calls=3|2|other -21:*
@calls=3|2|same -13:* @chosen-said 108:* @chosen|other -55:* @chosen|same -28:* @cited|other 63:* @cited|same 25:* @content=0|add
-8:* @content=0|back -61:* @content=0|edit 123:* @content=0|near -41:* @content=0|other -66:* @content=0|same -8:* @content=1|add
-23:* @content=1|edit 22:* @content=1|first 45:* @content=1|near -5:* @content=1|other -12:* @content=1|same -17:* @content=2|add
-35:* @content=2|back 22:* @content=2|edit 38:* @content=2|first -18:* @content=2|near 19:* @content=2|other -38:* @content=2|same
-26:* @content=3|add -39:* @content=3|back 48:* @content=3|edit -16:* @content=3|near 33:* @content=3|other -27:* @content=3|same
8:* @content=4|back -72:* @content=4|edit -32:* @content=4|near 17:* @content=4|other -38:* @content=4|same 47:* @content=5|add
-25:* @content=5|back 64:* @content=5|edit -31:* @content=5|near -5:* @content=5|other -46:* @content=5|same -23:* @content=6|add
-89:* @content=6|back -56:* @content=6|edit -47:* @content=6|first -27:* @content=6|near 6:* @content=6|other 66:* @content=6|same
5:* @defi_protocol>defi_protocol 57:* @defi_protocol>market_data -75:* @defi_protocol>network_infrastructure 23:*
@defi_protocol>nft_analytics -44:* @defi_protocol>onchain_dex 54:* @defi_protocol>portfolio_wallet 43:*
@defi_protocol>search_discovery 13:* @defi_protocol>security_risk 71:* @drops|named|had|other -21:* @drops|named|had|same 14:*
@drops|named|new|other 30:* @drops|named|new|same -70:* @drops|open|had|other -93:* @drops|open|had|same 11:* @drops|open|new|other
-44:* @drops|open|new|same 12:* @fault -162:* @first=0|other 12:* @first=0|same 21:* @first=1|other -81:* @first=1|same 4:*
@first=2|other -12:* @first=2|same -61:* @first=3|other -11:* @first=3|same 56:* @first=4|other -55:* @first=4|same 31:*
@first=5|other 4:* @first=5|same -31:* @first|same -4:* @group=add -47:* -39:^and -37:^could -47:^ha -62:^how 52:^no 26:^same
66:^thank 36:^that -46:^what -27:^who -40:about -30:account -27:an -48:are -29:been -21:by -22:can -23:cap -33:could -22:day -55:doe
20:each -49:fee -25:floor -23:got -28:hold -23:if -24:into 21:just 29:let 20:like -20:market 24:mean -22:more -29:much 29:no 31:not
-21:of -53:on -22:or 58:our -33:over -26:please -37:pool 32:price 46:see -38:tell 66:thank -30:the -34:them 39:then -21:they
-21:time -21:today -27:trad -41:wa 33:want -35:what -28:when -30:which -26:who 41:wrong 44:you @group=back 9:* -21:the @group=edit
40: 27:* 48:? 33:^and -63:^could 26:^did -85:^ha -65:^how 22:^in 35:^my -23:^no 128:^now 88:^ok -39:^on 41:^only 55:^same 81:^thank
98:^that 24:^the -20:^what 37:^which -45:^who -28:about -65:account -36:also 44:and -90:are -59:at -48:back 22:before -22:biggest
-55:book -34:but -70:buy 23:by -45:can -59:cap -24:coin -88:collection -24:crypto 24:did -60:doe -46:each -28:event -86:fee 57:first
-51:floor -39:for 30:get -32:good -29:got -63:ha 41:have -24:hold 32:holder 23:how 20:instead -53:into -43:it 51:just 30:keep
50:kind -38:last 32:latest 71:let -24:like -62:lock -22:look -30:made 76:many -29:mean 27:meant -22:mint 24:most 32:mov 61:much
91:my 57:need -31:notional 39:now 38:numb -40:of 90:ok -37:on 49:one 98:only -22:or 81:oth -33:over 30:pl 54:please -59:pool
-94:price 51:rank 23:rath -23:recent -35:report 59:same -23:see 37:should 24:show 26:since -24:sorry 24:swap -56:tell 80:thank
35:the 57:their 42:then 78:those 54:time -47:to 82:too -21:transaction 49:volume -34:wa -40:what -62:when 49:with 44:wrong 36:you
@group=first -16:* 50:my -31:on -38:the @group=near -64: 23:* 39:^and 42:^could -31:^did 53:^ha 28:^i 25:^my -95:^no -69:^now
-28:^ok -96:^same -45:^thank -33:^that -34:^what 50:^who -24:a -30:about 104:account -61:all 34:also -56:an 86:are 48:back 100:been
-67:before 28:biggest 56:book 23:but -44:by 35:call -27:can 24:cap 28:chain 56:collection -62:contract 42:could 27:doe 21:each
36:event 21:floor -55:get -47:give 83:ha -52:he 53:in -46:instead 48:into 114:it -43:just 34:keep 41:last 73:late -47:let 118:like
56:lock 93:look -26:make -35:many -57:me -102:mean -69:meant -65:mint -20:more 42:most -77:my 21:need -101:not 33:notional -100:now
-37:numb 28:of -32:ok 52:one -54:open 24:ord -34:our 22:out 66:over -29:own 36:pl 39:pool -35:price -74:rank 25:recent -72:same
47:say 60:see 21:show 102:since 29:so -35:swap -62:th -45:thank 101:that 32:the 73:them -22:then 33:there 83:they 23:those 25:today
56:token -22:too 44:trad 25:tx 52:up 110:wa 34:wallet -22:want 47:well 53:were 30:when 25:where 53:which 45:whole 44:would
@group=other -44:* -41:^and -21:^could 71:^ha -55:^how -27:^i -72:^my -75:^ok 37:^on -43:^only -50:^same 27:^show -61:^thank
61:^what -26:^which -26:^who -42:a -43:about -80:account 57:all 24:also 37:an 36:are -42:been 87:before -49:biggest -45:book -47:but
21:buy -35:call 57:can 21:cap 68:coin 60:collection 54:contract -43:could -48:do 49:doe 24:event 67:fee -24:first 53:floor -27:from
-40:get -66:give 27:go -29:good 53:have 69:he -67:how 41:i 22:id -21:if -115:in -35:instead -71:into -67:it -25:keep -36:late 25:let
-99:like 24:lock -76:look 51:made -59:make -50:many 72:market -56:me 58:mean 44:mint 69:more -45:mov 34:much -81:my 56:n -26:need
-44:nft -39:no -50:not -43:notional 72:now -75:ok 96:on -28:one -67:only 50:open 23:or -45:ord -33:oth -82:our -23:out 66:own
-61:please 49:pool 59:price -42:rank -52:rath 59:recent 36:report -47:say 29:second -72:see -25:sell -49:should -98:since 39:th
-61:thank -48:that -22:the -76:them -21:then 28:there -74:they -103:thi -53:those -45:time -131:to -41:too -37:top -26:trad
37:transaction -72:up -43:wa -75:wallet -51:want -33:well 50:what 57:who -37:with -34:would -108:you @group=same -46: 15:* -30:?
27:^and -43:^could -63:^ha -80:^how -31:^in -24:^my 82:^no -43:^ok -46:^on 28:^only 66:^same -38:^show 54:^thank 36:^that -94:^what
-20:^which -47:^who 42:a -50:account 28:all -30:also 20:an -90:are 31:at -51:back -20:balance -22:been 44:biggest -38:book 35:but
59:buy 47:by -42:can -55:chain -69:coin -52:collection -24:contract -24:crypto -25:day -92:doe 33:fee -37:floor -29:good -30:got
-53:ha -44:have -32:how -37:id 49:instead 43:it -32:keep -36:last -47:like -48:lock 26:look -51:make 29:many -79:me 38:mean 97:meant
-59:more 39:most 23:my 26:need 55:no 118:not -32:notional -55:now 41:numb -42:ok -105:on -34:only -30:or 26:ord -53:oth -25:out
-42:over -55:pl -23:please -49:pool -51:price 34:rank 55:rath -23:recent -26:report 58:same -44:second -55:show -32:so 90:sorry
30:swap -51:tell 52:th 54:thank -47:that 72:then -65:there 35:these -22:those -34:today 27:up -63:wa 71:want -39:what -54:when
-39:which -62:would 90:wrong @keeps|named|had|same -23:* @keeps|named|new|other 8:* @keeps|named|new|same -38:*
@keeps|open|had|other 40:* @keeps|open|had|same -4:* @keeps|open|new|other 54:* @keeps|open|new|same -64:* @kept|add -58:*
@kept|edit -162:* @kept|same -157:* @kin 86:* @leaves:bitcoinAddress -12:* @leaves:bitcoinHash -21:* @leaves:chain -117:*
@leaves:coin 28:* @leaves:collection -68:* @leaves:count -66:* @leaves:ens -62:* @leaves:evmAddress -76:* @leaves:evmHash -42:*
@leaves:exchange -73:* @leaves:fiat -5:* @leaves:holder 7:* @leaves:maybeChain -23:* @leaves:name 21:* @leaves:number -70:*
@leaves:pair -14:* @leaves:quoted -77:* @leaves:solanaAddress -79:* @leaves:solanaSignature -25:* @leaves:step 25:* @leaves:thing
-26:* @leaves:ticker -46:* @leaves:time -32:* @leaves:unit -9:* @leaves:uuid -5:* @leaves:venue 56:* @leaves|add -29:*
@leaves|another|other -52:* @leaves|another|same -87:* @leaves|back -31:* @leaves|edit -45:* @leaves|first -112:* @leaves|more|other
-64:* @leaves|more|same -27:* @leaves|near -73:* @leaves|other -17:* @leaves|same -53:* @left|other -63:* @left|same -41:*
@lost:address -65:* @lost:anyAddress -40:* @lost:anything -72:* @lost:bitcoinAddress -5:* @lost:block -14:* @lost:chain -125:*
@lost:choice -162:* @lost:coinId -58:* @lost:coinSymbol -77:* @lost:collection -11:* @lost:count -87:* @lost:days -3:*
@lost:exchange -7:* @lost:flag -114:* @lost:hash -5:* @lost:least -66:* @lost:llamaCoin -7:* @lost:market -6:* @lost:other -25:*
@lost:outcome 49:* @lost:pair -21:* @lost:protocol -24:* @lost:query -6:* @lost:solanaAddress -75:* @lost:solanaSignature -30:*
@lost:step -36:* @lost:ticker -55:* @lost:time -50:* @lost:url -3:* @market_data>defi_protocol -10:* @market_data>market_data -17:*
@market_data>network_infrastructure 43:* @market_data>nft_analytics -51:* @market_data>onchain_dex -13:*
@market_data>portfolio_wallet -58:* @market_data>prediction_markets 27:* @market_data>search_discovery 67:*
@market_data>security_risk -17:* @market_data>token_contract 78:* @missing -298:* @network_infrastructure>defi_protocol -26:*
@network_infrastructure>market_data 38:* @network_infrastructure>network_infrastructure -40:* @network_infrastructure>nft_analytics
-10:* @network_infrastructure>onchain_dex -60:* @network_infrastructure>portfolio_wallet -6:*
@network_infrastructure>prediction_markets -36:* @network_infrastructure>search_discovery 51:* @network_infrastructure>security_risk
17:* @network_infrastructure>token_contract -70:* @nft_analytics>defi_protocol 10:* @nft_analytics>market_data -59:*
@nft_analytics>network_infrastructure -71:* @nft_analytics>nft_analytics -3:* @nft_analytics>onchain_dex 31:*
@nft_analytics>portfolio_wallet -8:* @nft_analytics>prediction_markets 21:* @nft_analytics>search_discovery -35:*
@nft_analytics>security_risk -3:* @nft_analytics>token_contract -41:* @onchain_dex>defi_protocol -83:* @onchain_dex>market_data
-59:* @onchain_dex>network_infrastructure -42:* @onchain_dex>nft_analytics -32:* @onchain_dex>onchain_dex -17:*
@onchain_dex>portfolio_wallet 24:* @onchain_dex>search_discovery -82:* @onchain_dex>security_risk 43:* @onchain_dex>token_contract
-40:* @other:address 18:* @other:anyAddress -86:* @other:chain -74:* @other:collection 55:* @other:fiat -8:* @other:protocol -70:*
@other:solanaAddress -50:* @other:step -37:* @outside 3:* @outside|abroad|else 169:* @outside|abroad|ours -122:* @outside|here|else
60:* @outside|named=0 41:* @outside|named=1 -42:* @outside|named=2 -20:* @outside|own -21:* @outside|own=0 17:* @outside|own=1 37:*
@outside|own=2 -35:* @outside|own=3 -38:* @outside|reply -44:* @outside|strange 52:* @outside|strange=1 -83:* @outside|strange=3
102:* @outside|words=1 -39:* @outside|words=2 -22:* @outside|words=3 5:* @outside|words=4 6:* @outside|words=5 81:* @outside|words=6
-37:* @own|other 36:* @own|same 9:* @portfolio_wallet>defi_protocol -67:* @portfolio_wallet>market_data -27:*
@portfolio_wallet>network_infrastructure -24:* @portfolio_wallet>nft_analytics 80:* @portfolio_wallet>onchain_dex -32:*
@portfolio_wallet>portfolio_wallet -4:* @portfolio_wallet>prediction_markets 16:* @portfolio_wallet>search_discovery 17:*
@portfolio_wallet>security_risk -48:* @portfolio_wallet>token_contract -37:* @prediction_markets>defi_protocol -30:*
@prediction_markets>market_data -64:* @prediction_markets>network_infrastructure 16:* @prediction_markets>nft_analytics -5:*
@prediction_markets>onchain_dex -51:* @prediction_markets>portfolio_wallet -50:* @prediction_markets>prediction_markets 61:*
@prediction_markets>search_discovery -43:* @prediction_markets>security_risk -17:* @prediction_markets>token_contract -7:*
@reply|edit 41:* @reply|first 20:* @reply|near -65:* @reply|other -3:* @reply|same 46:* @reply|src=answer 25:* @reply|src=before
26:* @reply|src=item -85:* @reply|src=joined 65:* @reply|src=name -44:* @reply|src=none -32:* @reply|src=row 63:* @rival=0 92:*
@rival=1 22:* @rival=2 -51:* @rival=3 -46:* @score|other 93:* @score|same 26:* @search_discovery>defi_protocol -46:*
@search_discovery>market_data -34:* @search_discovery>network_infrastructure 23:* @search_discovery>nft_analytics -30:*
@search_discovery>onchain_dex -55:* @search_discovery>portfolio_wallet -27:* @search_discovery>prediction_markets -68:*
@search_discovery>search_discovery -17:* @search_discovery>security_risk 3:* @search_discovery>token_contract -98:*
@security_risk>defi_protocol -36:* @security_risk>market_data -64:* @security_risk>network_infrastructure -11:*
@security_risk>onchain_dex 36:* @security_risk>portfolio_wallet -17:* @security_risk>prediction_markets -28:*
@security_risk>search_discovery 27:* @security_risk>token_contract -70:* @set:address -6:* 34:? 66:^and 24:and -57:i -74:it -80:of
-21:on 41:the @set:amount 41:* @set:anyAddress 6:* @set:anything -67:* 31:? 65:and -49:i -69:of -35:on -60:the @set:block 96:*
@set:chain 18:* 27:? 42:^and 77:^same -23:^what 37:and -25:for -67:ha 33:how -30:i 38:it -52:my -32:on 125:only 70:please 95:same
20:that 59:the -68:there -77:which @set:choice 122:* 99:? 40:^and 75:and 88:i 41:in 43:of 22:one 21:only 59:that 43:the 73:volume
@set:coinId 15:* @set:coinSymbol -135:* @set:collection -23:* @set:count 72:* -59:? 76:a 58:and -59:how 67:me 26:of 36:the @set:day
47:* @set:days 114:* @set:ens 69:* @set:exchange 82:* @set:fiat 68:* @set:flag -49:* @set:hex -5:* @set:holder 74:* @set:least 54:*
@set:llamaCoin -37:* @set:market -40:* @set:other -18:* @set:outcome 45:* @set:pair 83:* @set:protocol -14:* -34:of -25:on -21:the
@set:query 74:* 41:? 77:for 52:i 22:it 63:the -29:what @set:signature -36:* @set:solanaAddress 18:* -22:the @set:step 54:*
@set:ticker 33:* @set:time 132:* @set:unit -5:* @set:url 90:* @share=0|other 19:* @share=0|same -21:* @share=1|other -52:*
@share=1|same -19:* @share=2|other -70:* @share=2|same 53:* @share=3|other -41:* @share=3|same 29:* @share=4|other 10:*
@share=4|same 99:* @share=5|other 43:* @share=5|same -9:* @share|other 3:* @share|same 26:* @slot-said -4:* @slot:category -126:*
-21:^and -25:^what -51:and -67:by -21:did -33:for -65:how -85:i -44:in -48:it -33:most -36:of -23:on -44:one -64:the -45:to -22:tvl
-35:what @slot:contract_type -62:* @slot:currency -55:* @slot:direction -52:? -35:a -31:for -28:i -43:it -27:of -49:the 64:what
@slot:duration -52:* -36:and -67:i -76:it -67:of 56:on -25:one -54:the @slot:entity -94:* -29:in -24:the @slot:entity_type -66:*
-32:the @slot:exact -46:* @slot:filter -54:* @slot:include_tickers 13:* -24:i 58:one 39:the @slot:interval -51:* @slot:kind -43:*
@slot:kinds 22:* @slot:measure -14:* -61:? 25:^and 67:did 26:for 48:holder -30:how 58:i -77:in -62:me 72:of -57:on -43:one 28:only
58:that -81:the -43:volume 81:what -25:who @slot:order -61: 12:* -33:? -37:^and -26:^how 34:^i -54:^what 82:^which 33:a -51:about
-102:are 42:at 43:buy 80:by -41:chain -75:coin -57:collection 37:could 30:day -35:did -77:doe 24:each 58:first -36:floor -44:for
56:ha -40:have -34:he 34:how 37:in -23:interest -24:it 21:list -24:me 64:most 60:much 52:my 21:need -21:nft 41:no 21:numb 25:on
44:only -40:or -41:over 63:please 75:pool 23:price -22:show 39:since -48:so -38:tell -29:that 61:them 21:they -38:time -29:to
75:trad -49:what -64:where -81:who 63:with 33:you @slot:outcome -11:* 26:for -21:i 25:it 31:of @slot:period -140:* -32:and
@slot:side 50:* 54:the @slot:standard -104:* @slot:status -14:* -37:? 24:^and -28:^which 43:and -34:by -30:coin -50:did -26:event
-36:for 38:how 66:i -30:in -79:it 26:market -65:me -93:of -47:on 52:that 54:what 62:which 69:with @slot:token -31:* 40:in -34:on
37:trad @slot:token_type -6:* 97:collection -37:doe -34:how -30:i -24:in -33:it 28:nft 34:of -53:on 39:that 41:the -68:what 57:which
@slot:top_coins -88:* @src=answer -28:* -20:? -50:^i -53:^now 40:^show -26:^the -36:^which 42:^who -49:a -35:about -25:all 55:are
-48:at 25:buy -47:by -52:can 28:contract -23:could -26:day 43:doe 21:event 55:floor -24:for 46:ha -45:have -23:holder -27:how -33:if
-28:instead 73:it 55:like 48:list -35:many -34:market -21:me -54:more -37:need -58:now -34:numb -29:ok -21:on -78:one 49:or 34:over
59:pool -57:same -55:second 82:show -46:since 68:so 114:that -54:the -44:them 24:there -22:thi -39:those -29:to 41:token -44:volume
115:wa -56:with -65:you @src=answer|other -10:* @src=answer|same -18:* @src=before -20:* -21:? 89:^and -72:^could 29:^did -103:^ha
-103:^how 24:^i 32:^in 119:^now -36:^ok -47:^on 65:^only 50:^same 74:^thank 109:^that -64:^what -60:^who -23:a 45:about -42:account
-34:all 91:am -43:an 25:and -56:are -33:back -47:book 22:bought -57:buy 48:by -39:cap -31:chain 34:coin -61:crypto 36:did -23:do
-86:doe -82:fee -66:floor -32:for 42:give -69:good -34:got -70:ha 57:have -27:hold 24:holder -33:how 31:i -24:id -40:if 48:instead
-25:into 32:just 53:keep 74:kind 22:last -22:late 38:latest 53:let 40:list -46:lock 29:look -54:made -54:make 31:market 42:mean
63:meant 21:most 28:mov 32:much -83:name 34:need 30:nft 26:not 56:notional -29:of -33:ok -56:on 25:one 122:only 34:oth 58:own
26:please -109:pool -31:price 25:rank 36:rath 22:recent -36:report 51:same 50:search -21:so 35:swap -27:tax -86:tell 74:thank
61:that 65:their 91:then 21:they 72:those 52:time -33:to 76:too -21:transaction -60:wa -23:wallet 57:want 34:well 54:went 35:were
-32:where -28:who -30:whole 42:with 28:would 49:wrong @src=before|other -32:* @src=item 12:* 94:? -74:^and -47:^how -68:^only -29:a
-61:did 98:ha -94:have 27:in 33:it 72:me 56:not 38:one -112:only 25:or -43:please 36:that 33:the -54:wa -95:what @src=item|other
44:* @src=item|same -34:* @src=joined -20: -16:* -50:? -21:^doe -90:^how 26:^i -36:^ok 24:^on -37:^same -24:^thank -50:^what
-38:^which -26:^who 50:a -59:about 48:account -54:all 53:also 24:am 80:are 44:at 32:before 42:bought 50:but 36:buy 36:call 44:can
44:cap 31:coin 63:collection -34:crypto 27:did 23:each 30:event 79:fee -46:first -45:floor -47:get -38:give -61:good -23:ha 51:have
49:he -61:how 31:i -35:id -22:in 37:into 36:it 37:kind 27:last 21:late -37:let 20:like 35:lock 75:look -43:made -51:make -85:many
71:market -81:me 46:mean 78:meant 24:more -31:much -56:my -33:name 71:not -40:now -62:numb -37:ok -43:only -75:oth -70:out 47:own
32:perp -22:please -108:pool 34:rank 33:rath 35:recent 22:search -58:show -28:since 62:some 68:sorry -67:tell -24:thank -21:the
-21:their 44:them 74:they -22:those -75:time 40:token -24:top -38:volume -30:wa 71:want -31:went 26:were -25:what 48:when -39:where
-35:who -30:whole -36:you @src=joined|other -30:* @src=joined|same 23:* @src=name -11:* 22:? -115:^and -47:^what -71:about 23:and
-30:for -70:it -31:no -52:of -31:one -32:the -73:what @src=name|other -33:* @src=name|same -10:* @src=none -49: -19:* -65:^ha
-31:^how -48:^i -55:^in -56:^no -40:^now -98:^ok -31:^show -38:^that 31:^what 21:^which -33:^who -37:about 88:all -28:and -35:any
-35:are -26:back -31:been -21:biggest -31:book 31:bought -31:by -45:can 31:cap 22:collection -28:crypto -42:day -31:each 66:fee
-49:first 38:floor 50:for -24:get -30:give -21:good -22:got -28:ha -45:he -25:how -57:i 59:id 28:if 50:interest 43:into -34:it
-38:keep -28:kind -28:latest -46:list 44:look -22:many -60:market -72:me 83:most -25:mov -31:my -36:need -22:nft -57:no -68:not
50:now -44:numb -97:ok 55:on -36:one -41:only 20:open -68:or -27:our -46:out -64:over -101:please 65:pool 38:price 59:recent
26:report 32:same 67:search 50:second -26:should -31:show -71:since -44:some -23:tax -29:tell -62:that -33:then -64:they -41:thi
-32:those -91:to 61:today 23:token 68:volume -87:want 27:what -41:when -22:where -84:with -39:would 57:wrong -20:you @src=none|other
-20:* @src=row 129:* 77:? 62:^what 39:a 53:and 72:first 59:how 62:i 29:it 63:numb 104:of 77:on 84:one 31:second 138:the -23:to
84:what 38:with @src=row|other 130:* @src=row|same -64:* @strict 201:* @takes:choice 129:* @takes:count 34:* @takes:days 36:*
@takes:fiat 7:* @takes:flag -36:* @takes:least 56:* @takes:period -31:* @takes:step -8:* @takes:time 4:*
@token_contract>defi_protocol -90:* @token_contract>market_data -54:* @token_contract>network_infrastructure 9:*
@token_contract>nft_analytics -42:* @token_contract>portfolio_wallet -27:* @token_contract>prediction_markets 50:*
@token_contract>search_discovery 18:* @token_contract>security_risk -35:* @token_contract>token_contract -19:* @unavailable 47:*
@uncited|other -57:* @uncited|same -48:* @uses:bitcoinAddress 12:* @uses:bitcoinHash 21:* @uses:chain 108:* @uses:coin -56:*
@uses:collection 72:* @uses:count 128:* @uses:ens 58:* @uses:evmAddress 96:* @uses:evmHash 41:* @uses:exchange 57:* @uses:fiat 51:*
@uses:holder 42:* @uses:maybeChain 36:* @uses:name -138:* @uses:number 57:* @uses:pair 14:* @uses:protocol 25:* @uses:quoted 67:*
@uses:solanaAddress 79:* @uses:solanaSignature 25:* @uses:step -6:* @uses:thing 68:* @uses:ticker 47:* @uses:time 43:* @uses:unit
44:* @uses:uuid 5:* @uses:venue -39:* @uses|add 12:* @uses|another|other 30:* @uses|another|same 37:* @uses|back 60:* @uses|edit
51:* @uses|first 112:* @uses|more|other 71:* @uses|more|same 18:* @uses|near -12:* @uses|other 51:* @uses|same 17:* @wide=0|other
-40:* @wide=0|same -13:* @wide=1|other -110:* @wide=1|same -25:* @wide=2|other -51:* @wide=2|same -36:* @wide=3|other 25:*
@wide=3|same 8:* @wide=4|other 43:* @wide=4|same -9:* @wide=5|other 35:* @wide=5|same 17:* @wide|other 95:* @wide|same 26:* @~abi
12:* 33:? 36:call -41:contract -25:for 53:it 31:me 33:on -22:the @~account 29:* 25:? 22:^and -32:^how 78:account -30:for 38:ha
-42:holder 26:how 27:i 31:in 26:it -37:many -26:me 49:my 51:token 33:too 26:who @~active -61:* @~activity 25:* 38:? 55:and 47:did
23:ha -52:how -27:i 47:it 37:on 58:that 21:to 68:what @~addres -28:* -23:? 49:^how -49:^i 28:^what 83:a -50:doe 47:for 35:ha 65:how
48:i 20:in 65:it 26:me 40:no -104:on 37:one -23:or 76:please -71:pool 36:same 29:that 36:the 39:then 39:to 23:what -43:which
-37:with @~alchemy -4:* @~allowance -3:* @~approval -7:* 42:for 45:i -38:it -51:on -58:one -37:the @~asset 42:* 47:^and -34:^i
44:and -22:doe -22:for -21:he -52:how -58:in 21:of 28:one 43:the 60:what 65:who @~at -54:* @~balanc -17:* 33:^what -25:and 30:ha
29:in -47:it -56:of -29:the 54:token @~balance -40:* 23:^i 31:i 23:that 25:the @~batch -12:* @~block -27:* -39:? -34:^and -20:a
23:block -50:i -27:me -52:the @~boost -94:* @~bridg 81:* @~bridge -135:* -64:? -58:and -51:the -70:what @~btc 7:* 28:a 39:are 57:fee
-29:me 29:of -40:one -28:the 23:who @~bytecode -42:* @~call -48:* -49:call -51:contract -51:i -46:on @~calldata 7:* @~candl -103:*
-33:and -27:candl -43:it -27:of -28:the @~cap -22:* 21:the @~category 33:* 48:and 54:coin -26:i -32:in 88:of -29:the 22:what @~chain
35: 24:* -29:^how -66:^the -50:a 28:about 23:all 27:and 51:are 60:at 51:by -58:can -26:could 31:doe -80:fee 88:for 40:from -21:get
-27:holder -43:how -73:i -67:in 55:instead -75:it -34:many 45:me -48:most -39:much -45:my -34:no -25:not 33:notional 48:now 42:numb
21:of 62:on 43:one -63:over 81:please -55:same -20:since 23:that -30:the -30:them -43:thi -53:time -31:trad -54:volume 23:what
-57:when -34:which -42:who -21:with -27:you @~change -68:* -24:? -31:^how 20:and -32:how -37:in -36:of -31:one -45:the 22:what
@~chart -25: -44:* -54:? -35:^the -37:^what -24:^which -54:a -87:all -82:at -62:by 33:cap -43:did 20:doe -39:first -65:floor -73:for
49:from -25:have 39:in 52:it -33:market 23:me 31:much -42:my -91:now 38:numb -28:of 47:on -84:one -32:please 52:same 38:show
-56:since 37:so 62:that 52:the -35:them -37:they 42:to 52:volume 59:wa -46:what -46:which -57:you @~check -21:* -44:^and 82:a 26:and
48:can -58:doe -22:have -29:how 56:i 49:it -48:me 37:now -47:or -47:tax 53:that -25:the -34:there -62:which -24:with @~checksum 52:*
@~clos 15:* 28:^and 29:and 79:the @~code -81:* -56:me -70:the -56:then @~coin -32:* -32:^how 30:^i -41:^which -28:a -44:all -31:and
-95:are -44:at -47:by 33:did 20:doe 62:first -86:for -31:from -60:ha 26:have -73:how 37:instead -36:it 41:market -35:me -76:most
-29:my -48:need -80:of 49:on -39:please 57:same 43:second 37:show -79:since -44:so 37:that 56:the -35:them -48:trad -69:volume
-38:what 24:which -38:with 25:you @~collection 39:* 86:? 56:and 50:by 111:collection -36:floor 49:for 29:it -39:me 71:of 47:one
29:the -36:what 41:which @~company -95:* 24:and -22:hold -27:of -33:on -49:the 24:what @~compare -69:* @~compute -9:* @~contract
-18:* 40:^and 22:^i -40:^what -20:^which 37:about 60:and 40:at 31:by 46:call -32:collection 82:contract -59:doe -28:first -61:for
-46:have -25:in -25:it 24:many -21:me -28:my -31:one -63:same 27:that 59:what -66:which 27:with @~convert -13:* @~counter 41:*
98:^how -46:^what 37:and 37:are 75:holder 99:how -43:i 47:in 48:it 107:many 34:numb -21:that 26:there -54:what -21:who @~create -3:*
@~current -3:* 56:? 26:^and -26:i -22:in 74:of -21:on 39:price -41:the -34:what @~dapp 34:* @~decode -10:* -24:and 39:call -22:event
21:it 39:on -28:the 40:to @~defi 22:* -52:? -36:^and 60:^how -22:^i -49:^what -51:a -42:and -48:by -58:for 61:ha 93:how 22:in 62:it
-79:of 109:since 38:the -42:to 21:tvl -52:what @~derivativ -115:* -56:? -52:^what -49:and -22:i -41:on -63:the -53:what @~detail
-14:* -42:did 25:that -39:what @~detect -54:* -32:? 22:the @~dex -5:* 77:^and -53:^only -65:a 28:and 33:by -49:did -56:for -21:how
42:i -94:in -73:it -57:most -34:my 27:of 41:on -54:only 30:please 68:that 35:the -27:there 39:trad -33:volume 66:what 32:which
@~difficulty -6:* @~domain -19:* @~dominance 82:* 45:the @~emission 7:* @~en 79:* 51:? -27:it 58:the @~encode -57:* @~entity -21:*
79:? -73:^and 35:a -46:and -48:for 32:ha 26:have -40:how -48:in 20:it -67:of 41:on -45:that 52:the -40:to 26:what -56:which @~erc20
-28:* -21:and -21:i -22:it -27:of -28:on 43:what @~estimate -88:* -21:? -33:on -21:what @~etherscan 28:* 35:me 37:the 40:then
-29:what @~event 41:* -33:^and -41:^which -42:and 31:did 68:event 60:how -55:i -54:it -28:of -67:on -61:the -71:to -56:which 30:with
@~evm -30:* @~exchang 44:* -59:? -62:by 43:for 52:i 55:in 50:one 54:the -27:volume @~exchange -21: -17:* -57:? -82:^and 49:^i
-32:^what -40:a -53:all -94:and -34:at -27:doe 46:for -39:ha 37:i 41:in -69:it -52:of -54:on -59:one -80:the 44:to 65:volume
-35:what -79:which @~fear 57:* @~fee -81:* -40:? -53:^how -39:a -31:about -25:did -30:for -55:holder -61:how -31:i -26:instead 24:it
-30:me -45:much -66:of -31:one -72:that -31:to -38:who @~feed 35:* @~fill -47:* -28:it -22:trad @~first -38:* -48:? -60:^and 27:i
-49:of -29:on -21:one -46:the @~for 30:* 24:? 28:and -32:it 28:nft -22:of 29:on -22:the @~function 17:* @~fund 48:* 42:the @~ga
-26:* -46:^and -34:^how -36:a -49:and 64:fee -33:how -23:in -27:it -32:many -44:of -30:that -27:what @~gainer -89:* @~global -33:*
-49:^and 26:^how -37:a -43:for -72:ha 33:how 37:i -69:in 36:market 22:of -39:on 45:one -22:please -42:that 29:to -22:what @~goplu
55:* @~gre 57:* @~hack 33:* @~hash -16:* @~hashrate -22:* @~historical -40:* 45:^how -38:a -50:for -71:i -54:in 22:it 38:on -20:one
31:price -36:that -67:to 26:what @~history -32: 10:* -37:? -24:^and 26:^how 57:^i -57:^the -20:^which -20:a -22:about -26:and
-56:are -71:at 61:buy -57:can 29:day 50:did -70:do -59:fee 55:first 52:for 20:from 29:ha 22:how -59:in 58:me -22:my 57:need 36:no
54:of 49:one -24:please -24:same -59:since -35:so 29:the -31:then 46:to -40:tvl -36:wallet -60:what -33:which @~hold -64:* -20:?
-25:and @~holder 17:* -38:^and -38:and 47:are 34:holder 50:it 25:of 51:the 56:who @~holding 34:* 25:on -27:the @~honeypot 43:* -47:?
71:a 44:and 25:buy 25:can 52:it 25:my -34:tax -48:the @~index -4:* 32:i 22:of 47:what @~info -39:* 43:? -44:a -43:block -77:how
27:it 33:lock 78:of -38:on 27:the 52:token 35:when @~interest 51:* 37:? -46:^i -29:i -40:on 52:open -44:the @~internal 24:* 20:?
24:call @~jup 30:* 37:? 45:of 56:price -20:swap 44:the @~kalshi 46:* 47:^show 37:^which 61:book 27:event 82:for 25:how 65:i -69:it
-28:market 29:me 25:ord 47:show 56:the -56:to 20:what 31:which @~keccak256 -16:* @~largest 28:* 37:^and 37:and 25:are -42:holder
-41:how 50:the 27:who @~leaderboard -30:* @~lock 73:and 55:it 33:lock @~log -51:* 54:^which -21:a -27:and 53:did 44:event 36:it
-37:on 52:which @~lookup 41:* @~loser -89:* @~maliciou 21:* 48:for 45:i 45:it @~market -64: -21:* 63:^and -32:^i 22:^the 56:^which
-57:a -32:about 28:all 32:and 24:by 51:can 22:cap 29:coin -45:collection 53:day -52:each 55:first -75:floor -132:for -74:from 64:ha
56:how -47:it -30:like -26:many -109:market -110:me -60:more 69:most 26:my -38:not -71:now 24:of 70:on 21:only -62:or -37:ord
45:perp 57:same -21:show 52:so 65:that 22:them 60:today 62:volume 58:wa 52:which -65:who -60:with 42:you @~mempool 40:* @~metadata
-46:* -42:i 39:it -21:of -47:on -26:the -21:token -39:what @~mid 52:* @~midpoint -54:* @~multi -99:* -43:i -45:on -36:the @~namehash
-7:* @~native 20:* -37:i -32:the @~net 30:* @~network 8:* @~new 62:* -39:for 64:i -45:it 27:on 69:one 35:pool -61:what @~nft -23:*
48:? 47:^and -41:^how 55:about -43:all 38:and 44:by 46:collection -73:doe 73:floor 51:ha -53:have 28:he -33:how -27:in 22:it 48:mint
59:more -24:nft -64:now 57:one 61:or 35:same -21:the -44:to 59:trad 43:what @~nonce -38:* @~ohlc 26:* -21:it -26:the @~ohlcv -50:*
32:candl 24:it 23:of @~onchain -55:* -34:on @~open 65:* 55:? -46:^i -35:for -29:i -24:on 51:open -45:the @~option -100:* -58:?
44:and -49:i -77:in 62:notional -68:one -64:the @~oracle -16:* @~order 30:* 33:? -60:i 62:it 21:ord @~orderbook -6:* -45:? 56:book
46:for 45:no 43:ord 37:the @~overview -31:* -61:? -40:^and -68:^how -63:^i 47:^which 37:all -37:and -22:do -73:for -24:holder
-83:how -95:i -42:in -83:it -24:made -74:much 50:notional -88:now -64:of -48:on 34:open -52:that 32:the 40:to 33:volume -21:what
44:which -21:who -26:you @~own -24:* 24:? 27:and -21:how -32:it 28:nft -69:of 29:on -29:the 22:which @~pair -5:* -33:? 25:^and -48:a
-39:for -68:how 42:i 39:it 66:on 27:one -47:only 81:trad 45:what 29:which @~pars -48:* -40:and -40:it -39:what @~percentage -68:*
-24:? -31:^how 20:and -32:how -37:in -36:of -31:one -45:the 22:what @~perp -36:* 44:? -31:^i -67:^what -68:a 49:account 52:and 28:at
-27:candl -25:doe 50:from 51:how 21:i -33:in -21:it -28:me 44:my -37:no 31:now -70:of 41:on -41:open -21:ord -35:show -27:that
-60:the -30:them -39:trad -64:what @~phish 4:* @~platform -80:* @~polymarket 50:* -54:? -53:^and 37:^i -38:^which 22:^who 54:account
-80:and -40:are 23:at -64:book 51:event -33:for 36:he 68:market 26:me -54:no 68:of 25:on 51:one -51:ord 73:that -47:trad -34:which
38:with @~pool -56: -81:^and -67:^how -35:^i -22:^which -28:are -80:by -33:can -35:coin -64:day -72:do -25:for -37:from 58:ha
-66:have -25:how 30:i 85:in 117:it 31:most 30:much -34:my -32:need 31:no -53:not 48:of -72:on 55:over -40:please 89:pool 21:price
56:show -58:since -30:swap 20:that 31:the -36:them 61:there 90:token 26:volume -77:what -27:which 52:who -38:with @~portfolio 68:*
40:? -26:^and -26:^how -30:^i 56:^what 24:and 64:doe -57:ha 27:hold -26:how 34:i 75:it 46:much 48:of -21:one 33:own -28:there
43:what -20:which -41:who @~position 24:* 23:^and 56:he -78:it 59:of 32:on 77:one 29:that 77:the @~prediction -48: -86:* 37:?
21:^and 29:^how -56:^which 28:a -31:about 72:book -24:did -80:event 64:for 24:ha 21:how -95:market -21:me -43:my 72:no -82:one
65:ord 30:price -45:the -25:to 33:trad 25:what -39:which -35:with @~pric -12:* 50:? -44:^and 27:^how -45:^what 35:a -25:all 94:at
-92:day 61:did -31:for 52:from -38:i -47:in 60:it -32:no -36:please 56:price -23:same 24:since 45:that -41:to 43:wa 24:what -36:with
@~price -74:* 64:^and -33:^how -76:^what -29:^which -29:a -56:about 60:and -37:at 26:by -21:coin -40:day -56:do -33:for -51:give
-53:ha -57:how -63:i -39:it -21:like -21:me -34:much 21:now 41:of -56:on -84:one -75:please -46:same -21:second -60:see -57:since
47:so -45:that -62:the -48:then -54:to -56:wa -25:what -36:which -25:with -26:you @~priority 47:* @~profil 4:* 59:i @~profitability
-72:* -22:i -35:it -21:trad @~protocol -28:* -38:? 33:^and 74:^how -39:^i -100:a -24:and -40:are -75:by 35:day -28:for 79:how 28:i
41:it 45:lock -76:me -48:my -22:of -22:on -57:one 80:since -23:the -99:to 78:tvl -40:what -44:which @~pyth -11:* -34:? -44:for
29:the @~quote 13:* -20:swap @~rais -51:* @~range 14:* -45:? 39:^and 39:and -53:one 44:the @~rat -34:* -32:one @~rate 78:* -46:?
40:the @~raw -41:* @~receipt 80:* 25:^and 23:and 42:it @~recent -100:* -51:on -20:the -57:token -52:what @~report -15:* -31:it
-35:the -34:with @~resolve 71:* 87:? 68:i -28:it -47:of 100:the @~rugcheck 61:* 30:? 47:for -46:it -30:me 67:on 20:the @~rugpull
-54:* -32:? 22:the @~safety -34:* -22:? -24:i -36:in -29:the @~search -30:* -102:? -30:^i -55:^what -55:a 64:all -29:and -41:are
-52:at -117:coin 27:doe -33:ha -71:have -73:how -34:i 104:it 102:list -48:me -34:mint -56:most -28:my -45:name -31:need -31:now
36:one -34:only 58:pool -50:search 66:that -43:the 42:there 71:to -45:too 43:trad -47:what 34:who @~security -91:* -44:^and 31:^i
23:^who -28:a -64:and -41:by 124:can -43:collection -62:doe -54:for -23:ha -27:how 41:i 39:it -40:many 98:mint 58:more 45:my -54:nft
-97:on 104:or 73:own 26:tax -35:that 29:the -41:to -61:what -57:which 35:who 24:with @~selector -10:* -21:and @~sery -70:*
@~signatur -22:* @~site 4:* @~sol 74:* 23:^and 22:^how 27:^what -21:a 46:account 32:and 23:do 56:fee -24:for 28:ha -42:holder 28:i
49:in 28:it 35:on 37:that 52:token 26:too 58:what 23:who @~solana 45:* -26:^i -31:and -33:doe -21:how -74:in 44:it 22:me 52:more
-42:nft 25:on 61:one 32:or 41:that 67:the -30:to 39:which 69:who @~source 77:* 66:me 87:the 75:then @~spot 75:* @~stablecoin -58:*
-30:? -75:^and -41:a -86:and -94:day -27:did -46:for -29:how -22:i -41:my 74:of 68:on 78:one 26:please -46:that -40:to 44:what
@~stat 44:* -34:^what -22:a 50:and 64:for -39:in -26:it 49:of -24:same 62:that -44:the -45:what @~statu 64:* @~storage -36:* @~sui
61:* @~summary 67:* @~supp 38:* @~support 55:* @~swap -39:* -26:did 38:for 27:i -30:in -51:it -22:my -36:of 29:on 25:swap -39:trad
-46:what @~tick -104:* -34:? -56:in -39:on @~ticker -10:* 57:^i -23:^what 45:a -118:all 22:and 30:are 57:at 77:floor 35:for -79:ha
-26:have -56:how 97:i 52:in 41:it -35:me 43:now -92:of -26:on -77:one -32:that 59:the 49:to -66:volume 74:which 49:you @~time 39:*
@~timestamp 35:* 35:block @~token -58: -19:* 41:^how -70:^only -38:^what 44:^which -77:^who -27:a -72:about -36:all -28:and 79:are
-72:at 55:be -53:buy -49:by 109:can -72:contract -23:did 29:do -63:doe -38:first -26:for -22:from -61:give 38:ha -32:have 66:holder
34:how -28:i -71:in 63:it 25:just -22:list 23:lock -55:look 96:many 32:mint 27:more -75:much -43:need -78:no -37:not -48:now -93:of
67:on -58:one -84:only 80:or -31:oth -52:own -30:please 83:pool -22:price -35:same -50:show -49:so -21:that -81:the 28:there -58:thi
-78:to -51:token 23:trad -49:up -64:volume -76:what 48:when -77:who 60:with -30:would @~topic 48:* 37:and @~trad -22:* 21:^what
-34:are -40:by -52:can 35:first -28:for 38:ha -30:i 77:in 23:it -29:me -55:of -101:on 37:one -42:or -40:pool -26:swap 73:trad
24:what 41:who -27:with @~transaction -4:* -41:? 23:^and -72:^how 52:^what 91:^which -57:and -31:are 61:buy 53:did 102:event -33:ha
-65:have -41:he -62:how -42:in -73:many -24:me 22:much 42:of -48:ok -37:one -40:that -44:the 39:to 33:tx 77:which -33:who 29:you
@~transfer -8:* -48:? 40:and -48:how -56:in -61:it -52:of -24:on -40:the 63:what @~treasury -26:* 29:? -39:^and 30:^what 39:buy
67:did 49:do -21:for 49:ha 27:how 40:it -36:on 40:one 29:the 60:what @~trend 53:* 54:^only 20:and 61:for 42:i -91:it -60:of 87:on
-57:one 53:only 90:what @~tvl 19:* -44:^and 42:^how 25:^i -70:a 20:and 29:how -57:it 43:lock -50:my 92:of 74:one -65:since 24:tvl
-82:what @~tx -38:* -20:how @~unit -13:* @~updat -22:* @~utxo 42:* @~validate -59:* @~value -15:* @~verify -74:* -60:me -22:on
-25:the -41:then @~volum 40:* 77:? 36:^and -21:by -59:in -38:of 32:on 44:one 35:that -52:volume 41:what @~volume -57:* 53:^and
36:and -48:for -62:how 64:in -58:it -31:me -27:of -45:one -73:that -56:the 60:volume -72:what @~wallet -29:* -94:^how -63:^now
23:^that -91:^the -64:^who -25:a -77:account 40:all 39:and -50:at -29:been 46:by -56:call -35:can 56:chain 60:coin 112:collection
-59:contract -65:do 27:doe 70:each -36:floor 60:for -99:got -72:ha 27:he 26:hold -70:how 22:i 29:last 46:made -52:many -78:me
-30:much -66:my 49:need 58:nft 23:no -87:now 32:of 22:only -56:out 34:same -58:second -76:show 24:swap -46:tell 53:that -21:the
-61:they 47:token -40:trad 31:transaction 36:up 27:wa -91:wallet -37:want 23:which -83:who -23:you @~worth 30:* @~yield -3:*
-51:^and -31:^how -33:^i -34:and -64:day -24:did -48:do -47:for 63:ha 30:i 70:it 26:me 26:much -73:on -50:one -27:only -54:since
55:that 57:the -20:to -73:what
`;
