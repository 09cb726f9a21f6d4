// Follow-up weights: how much each sign of a candidate tells for it, by itself (*) and beside each word of the turn; written by test/learn-follow-ups.ts, in hundredths.
export const FOLLOW_UP_WEIGHTS = `
@=1 -16:* @=1155 12:* 49:the -20:what @=14d -86:* @=1h 21:* -29:i -34:it -44:of 69:on -26:the @=1w -18:* @=1y -90:* @=20 -17:*
@=24h 62:* -23:i 57:of 27:the -45:what @=2y -18:* @=300 -32:* @=30d -86:* @=3d -18:* @=3m -18:* @=3y -18:* @=404 -70:* -33:the
@=500 -98:* @=5m -76:* @=60d -86:* @=6h -76:* @=6m -18:* @=721 -70:* -33:the @=7d -69:* @=all -121:* -27:^what -22:for -34:i
-30:in -30:it -25:of -27:on -32:one -27:that -43:the -29:what @=apy -10:* -47:? 69:and -67:i -51:it -39:of 43:on 59:one 77:only
-80:that -77:the -52:what @=asc -67:* -58:? 36:a -51:and -60:are -123:by -31:floor 40:for 34:ha -33:how -117:in -29:me 36:most
19:my -33:nft -64:now -46:of -33:on -49:one -46:that -110:them -60:they -105:trad -95:what -37:who @=average -76:* @=base -62:*
@=bridge -40:* @=btc -70:* @=cap 7:* -25:a -51:and -78:by 31:first -35:how -73:i -61:in -26:it -26:me -21:nft 35:now 32:of
-37:on -22:the -85:what 63:which @=change 59:* 34:? -26:and -49:i 45:of -48:what @=clos -98:* -43:^and -44:and -29:how -44:i
-34:it -44:of -63:one 42:that -56:the 39:what -47:which @=coin -41:* @=commodity -46:* @=company -60:* -19:the @=conversion
-37:* @=cost -76:* @=crypto -72:* -20:i -31:it @=culture -58:* @=dai -32:* @=date 63:* @=desc 32:* -31:^and -20:^i 21:^what
-42:and 50:buy 76:by -44:floor -78:for -38:how -47:i 89:in -93:it -30:me -26:most 40:my -44:nft 44:now 39:of -38:on 51:one
40:that -40:the 75:them -80:they 69:trad 60:what -47:who @=dex -40:* @=economic -58:* @=equity -46:* @=erc -39:* 27:? 19:and
-18:i -21:it 31:the -37:what @=erc1155 -67:* -18:? -25:the @=erc20 -41:* @=erc721 -21:* -26:? -35:the @=finance -58:* @=first
58:* @=floor -58:* -22:the @=from -87:* -26:? -35:the @=futur -48:* @=fx -30:* @=government -109:* -23:? -20:and -19:it -44:the
@=h24 6:* -62:? 34:and 58:by -52:floor -43:it -31:me -47:nft -45:of -20:on 35:one -36:the 75:what @=hold -89:* @=holder -65:*
-102:^and -122:and 81:holder -75:how 50:i -72:it 30:on 47:only -28:that 20:what @=holding -23:* 38:and 22:i -19:it @=id -11:*
27:? -50:and -45:of @=in 49:* @=inactive -25:i -25:the @=interest -35:* @=internal -41:* @=lay -16:* @=lend -35:* @=liquid -32:*
@=mak -34:* @=market 7:* -25:a -51:and -78:by 31:first -35:how -73:i -61:in -26:it -26:me -21:nft 35:now 32:of -37:on -22:the
-85:what 63:which @=mention -58:* @=merge -37:* @=metal -25:* @=month -100:* @=name -128:* -29:of -54:the @=native -139:* -51:?
-55:and -66:by -65:i -26:it -22:me -24:nft -41:of -23:on -40:one -77:the -55:what @=net -89:* @=nft -46:* @=no -22:* -33:i
-27:the @=notional -75:* -36:one -37:the @=oldest 58:* @=open -35:* @=out 16:* -39:and -40:i @=perpetual -49:* @=politic -52:*
@=price -58:* -22:the @=quote -6:* 60:in 23:it -29:of 20:the 38:trad @=rat -46:* @=rebate -34:* @=redeem 80:* @=revenue 20:*
-65:? 21:^and -22:and 41:holder -25:how 54:i -43:on -26:one 38:that -80:the 68:what @=reward -37:* @=score -42:* @=sell 46:*
57:the @=settl 28:* 28:^and 26:and -21:event -26:for 53:how 74:i -58:it -81:of 67:that 64:what 84:which @=split -37:* @=sport
-62:* @=stak -32:* @=target -62:* @=tech -58:* @=to -70:* -30:? @=top -41:* @=total -23:* 38:and 22:i -19:it @=trade -73:*
@=transaction 56:* 52:? -43:and -60:for -56:i 45:in 36:it 57:of 79:on -81:one @=trust -42:* @=unexpir 58:* 55:one 51:the @=usd
6:* -74:? 70:^and 39:and 50:buy 93:by -53:floor -56:for 61:ha -31:how 80:in -84:it -37:me -49:nft -28:on 27:one -67:that
-51:they 81:what -46:which @=value 16:* @=volume -31:* -64:? 56:^i 31:a -44:about -72:are 68:by -20:did -32:doe -56:first
-58:floor -45:for 56:ha 53:how 33:i 29:in -101:it -45:me -31:more 64:much 46:my -47:nft -113:of -49:on -70:only 24:please
-32:tell -22:that -28:the 30:them -40:there 42:they -44:to 78:trad 51:what -71:which -48:who -26:with @=weath -58:* @=week -43:*
@=yield -40:* @ahead -49:* @calls=1 -18:* @calls=1|0|other -11:* @calls=1|1|other 17:* @calls=1|1|same -14:* @calls=1|2|other
-8:* @calls=1|2|same -5:* @calls=2 28:* @calls=2|0|other -5:* @calls=2|1|other -63:* @calls=2|1|same 45:* @calls=2|2|other -57:*
@calls=2|2|same 8:* @calls=3 -12:* @calls=3|0|other -53:* @calls=3|1|other 54:* @calls=3|1|same -6:* @calls=3|2|other -19:*
@calls=3|2|same -14:* @chosen-said 122:* @chosen|other -62:* @chosen|same 14:* @cited|other 72:* @cited|same 26:* @content=0|add
4:* @content=0|back -25:* @content=0|edit 69:* @content=0|near -19:* @content=0|other -29:* @content=0|same -48:*
@content=1|edit 36:* @content=1|first -4:* @content=1|near -19:* @content=1|other 11:* @content=1|same 8:* @content=2|add -40:*
@content=2|back -74:* @content=2|edit 35:* @content=2|first 33:* @content=2|near 35:* @content=2|other -22:* @content=2|same
-60:* @content=3|add -53:* @content=3|back 46:* @content=3|edit -12:* @content=3|first 49:* @content=3|near 29:*
@content=3|other -55:* @content=3|same 14:* @content=4|add 18:* @content=4|back -17:* @content=4|edit -14:* @content=4|first
-47:* @content=4|other -79:* @content=4|same 37:* @content=5|add -25:* @content=5|back 69:* @content=5|edit 20:* @content=5|near
14:* @content=5|other -39:* @content=5|same -36:* @content=6|add -47:* @content=6|back -72:* @content=6|edit -18:*
@content=6|first 17:* @content=6|near 22:* @content=6|other 59:* @content=6|same 45:* @defi_protocol>defi_protocol 41:*
@defi_protocol>market_data -27:* @defi_protocol>network_infrastructure 5:* @defi_protocol>nft_analytics 23:*
@defi_protocol>onchain_dex 37:* @defi_protocol>portfolio_wallet -11:* @defi_protocol>search_discovery 27:*
@defi_protocol>security_risk 41:* @defi_protocol>token_contract 35:* @drops|named|had|other -38:* @drops|named|had|same 48:*
@drops|named|new|other 7:* @drops|named|new|same -62:* @drops|open|had|other -97:* @drops|open|had|same 19:*
@drops|open|new|other -27:* @drops|open|new|same -19:* @fault -153:* @first=0|other 14:* @first=0|same 3:* @first=1|other -81:*
@first=1|same 28:* @first=2|other -11:* @first=2|same -36:* @first=3|other -6:* @first=3|same 63:* @first=4|other -37:*
@first=4|same -14:* @first=5|other -16:* @first=5|same -34:* @first|other 3:* @group=add 27: -36:* -35:^and -47:^how 58:^no
33:^now 44:^ok 48:^thank 24:^the -63:^what -23:^which -21:^who 35:a -28:about -28:account -18:also -61:are -21:at -29:back
-36:been -33:book -27:buy -19:by -35:can -27:could -55:doe -39:floor 21:give -19:got -25:ha -27:hold -45:it -20:late 31:list
-35:made -20:market -23:meant -39:more -27:most 19:my 32:no 31:not 35:now -24:numb 49:ok -49:on -24:one -35:or 23:oth 23:out
-42:over -23:pl -40:pool -22:show -20:sorry -22:swap -24:tell 48:thank -23:the -23:there 25:those -21:time -23:to -29:token
-26:trad -23:tx -23:wa 23:want -45:what -34:when -42:which -32:who 20:wrong @group=back -12:* -91:and 35:the @group=edit 74:
42:* 63:? 46:^and -55:^how 38:^in -18:^no 32:^now 65:^ok 51:^same 59:^thank 77:^that 28:^which 26:a 29:about -60:account 45:all
-42:also 81:and -83:are -44:at -62:back -45:been -62:book -30:but -71:buy -43:can 36:did -43:doe -50:each -54:floor -19:for
24:from 28:get 35:give -19:good -24:got -31:ha 59:have 20:he 39:holder 24:how 28:in -52:instead -72:it 24:just 19:keep -39:late
19:latest 27:list -41:made 36:make 29:many -27:mean 22:meant 35:most 93:much 88:my 22:nft 34:now -31:of 69:ok -21:on 58:one
98:only -39:or 78:oth 44:out -41:over -58:pool -95:price 74:rank 20:rath 38:same -27:see 41:show -41:sorry 48:sort -43:tell
59:thank 21:that 41:the -33:there 34:they -30:thi 83:those 32:time -53:to -31:token 88:too 36:trad -38:tx 76:volume 26:wallet
24:want -58:when 32:where 76:with 38:wrong 47:you @group=first -31:* 24:and 31:how 32:i 22:it -36:me -64:on -43:the -54:what
@group=near -80: 29:* 29:? 50:^and 48:^how 47:^i -44:^ok -92:^same -36:^show -42:^thank -42:^the 29:^who -61:a 93:account
-34:all 29:also 30:any 91:are 40:back 91:been 43:book 33:call -44:can -66:contract 61:could 53:doe 46:each 50:event -35:first
-23:for -54:from -54:get 102:ha -90:he 32:hold 50:how 40:if -22:instead 126:it -63:just 77:late 103:like -40:list 56:look
-31:make 38:many -95:mean -65:meant -27:more 19:most -38:much -88:my -47:no -101:not -23:numb -53:ok 41:one -25:only 31:or
23:ord -23:oth 23:out 71:over 51:please 65:pool -73:same 27:say 68:see 105:since 20:so -52:sort -34:swap -42:thank 76:that
37:them -35:then 70:they -37:those 29:time 31:to 29:token -29:too 28:trad 59:up 75:wa -33:want 32:well 50:were 48:when 21:where
35:which -38:who 49:would 39:you @group=other -54: -32:* -18:? -73:^and -80:^how -65:^i -64:^now -75:^ok -22:^same 48:^show
-33:^thank 33:^the -27:^which -41:^who -55:a -48:account 31:all 38:also -30:and -37:any -27:back -37:been -19:book -83:but
33:buy -26:by 71:can 70:contract -51:could -41:did -38:do 24:doe -21:each 69:first 73:floor -32:get -75:give 35:got -24:ha
32:have 67:he -93:how -30:if -132:in 45:instead -47:it 27:just -93:like 24:list -64:look 56:made -51:make -64:many 32:market
80:more -28:most 24:need -26:no -37:not -38:now 24:numb 70:of -75:ok 82:on -50:only 21:or -20:oth -64:out 34:pl -52:please
72:price -44:rank -48:rath -29:say 36:second -67:see 40:show -97:since 44:so 46:some -60:sort 30:swap -33:thank -52:them 23:then
50:there -78:they -86:thi -31:those -47:time -93:to 20:token -23:too -32:top -39:trad 29:tx -52:up -40:volume -47:wa -63:wallet
-67:want 36:what -25:where 66:who -39:with -79:you @group=same -28: 19:* -42:? -85:^how -27:^in 85:^no -29:^now -33:^ok 47:^same
-38:^show 42:^thank 20:^the -81:^what -24:^which -26:^who 65:a -21:about -41:account 27:all -27:also -79:are 65:at -49:back
-40:been -24:book 36:but 58:buy 53:by 25:call -39:can -31:chain -32:coin -20:contract 27:did -70:doe -32:first -64:floor 42:for
22:from 30:get 18:give -25:good -23:got -32:ha -50:have 29:he -52:how 22:if 37:instead 27:it 33:just -55:keep -27:late -35:like
44:look -25:made -26:make -46:many -47:me 33:mean 91:meant -48:more -28:my -22:nft 63:no 124:not -35:now 32:numb -31:ok -90:on
-27:one -45:only -34:or -58:oth 32:out -40:over -55:pl -37:pool -39:price 40:rank 50:rath 58:same -35:second -57:show -29:since
-74:so -19:some 84:sorry 56:sort 25:swap -31:tell 42:thank -39:that 67:then -61:there 32:thi -32:those 28:to 40:trad -50:wa
78:want -23:what -52:when -32:which 39:with -68:would 76:wrong 48:you @keeps|named|had|other 55:* @keeps|named|new|other 36:*
@keeps|named|new|same -37:* @keeps|open|had|other 39:* @keeps|open|had|same -9:* @keeps|open|new|other 54:* @keeps|open|new|same
-55:* @kept|add -42:* @kept|edit -164:* @kept|same -139:* @kin 66:* @leaves:bitcoinAddress -10:* @leaves:chain -142:*
@leaves:coin 18:* @leaves:collection -76:* @leaves:count -71:* @leaves:ens -32:* @leaves:evmAddress -55:* @leaves:evmHash -44:*
@leaves:exchange -39:* @leaves:fiat -43:* @leaves:holder 10:* @leaves:maybeChain -13:* @leaves:name 75:* @leaves:number -86:*
@leaves:protocol 4:* @leaves:quoted -37:* @leaves:solanaAddress -97:* @leaves:solanaSignature -33:* @leaves:step 14:*
@leaves:thing -28:* @leaves:ticker -60:* @leaves:time -40:* @leaves:unit -12:* @leaves:uuid -14:* @leaves|add -43:*
@leaves|another|other -51:* @leaves|another|same -54:* @leaves|back -34:* @leaves|edit -36:* @leaves|first -124:*
@leaves|more|other -48:* @leaves|more|same -50:* @leaves|near -42:* @leaves|other -25:* @leaves|same -29:* @left|other -55:*
@left|same -34:* @lost:address -73:* @lost:anyAddress -38:* @lost:anything -85:* @lost:bitcoinAddress -5:* @lost:block -11:*
@lost:chain -111:* @lost:choice -156:* @lost:coinId -51:* @lost:coinSymbol -113:* @lost:collection -25:* @lost:count -95:*
@lost:day -4:* @lost:exchange -6:* @lost:flag -114:* @lost:hash -3:* @lost:least -69:* @lost:market -5:* @lost:other -34:*
@lost:outcome 54:* @lost:pair -19:* @lost:protocol -27:* @lost:query -7:* @lost:signature -3:* @lost:solanaAddress -68:*
@lost:solanaSignature -27:* @lost:step -26:* @lost:ticker -5:* @lost:time -53:* @lost:url -6:* @market_data>defi_protocol -12:*
@market_data>market_data -9:* @market_data>network_infrastructure 5:* @market_data>nft_analytics -93:* @market_data>onchain_dex
-5:* @market_data>portfolio_wallet -14:* @market_data>prediction_markets -49:* @market_data>search_discovery 67:*
@market_data>security_risk -45:* @market_data>token_contract 85:* @missing -286:* @network_infrastructure>market_data -69:*
@network_infrastructure>network_infrastructure -53:* @network_infrastructure>nft_analytics 24:*
@network_infrastructure>onchain_dex -114:* @network_infrastructure>portfolio_wallet 27:*
@network_infrastructure>prediction_markets -35:* @network_infrastructure>search_discovery 94:*
@network_infrastructure>security_risk -29:* @network_infrastructure>token_contract -67:* @nft_analytics>defi_protocol 9:*
@nft_analytics>market_data -52:* @nft_analytics>network_infrastructure 64:* @nft_analytics>nft_analytics -28:*
@nft_analytics>onchain_dex -20:* @nft_analytics>portfolio_wallet -71:* @nft_analytics>prediction_markets -11:*
@nft_analytics>search_discovery -75:* @nft_analytics>security_risk -7:* @nft_analytics>token_contract -58:*
@onchain_dex>defi_protocol -68:* @onchain_dex>market_data -54:* @onchain_dex>network_infrastructure -32:*
@onchain_dex>nft_analytics 35:* @onchain_dex>onchain_dex 5:* @onchain_dex>portfolio_wallet -35:* @onchain_dex>prediction_markets
-15:* @onchain_dex>search_discovery -14:* @onchain_dex>security_risk 30:* @onchain_dex>token_contract -74:* @other:address 27:*
@other:anyAddress -83:* @other:chain -60:* @other:collection 54:* @other:fiat -7:* @other:protocol -73:* @other:solanaAddress
-38:* @other:step -39:* @outside -11:* @outside|abroad|else 175:* @outside|abroad|ours -172:* @outside|here|else 42:*
@outside|named=0 41:* @outside|named=1 -75:* @outside|named=2 -13:* @outside|own -27:* @outside|own=0 19:* @outside|own=1 9:*
@outside|own=2 -42:* @outside|own=4 -57:* @outside|reply -45:* @outside|strange 40:* @outside|strange=1 -64:* @outside|strange=2
11:* @outside|strange=3 63:* @outside|words=1 -35:* @outside|words=2 -16:* @outside|words=3 23:* @outside|words=4 51:*
@outside|words=5 -12:* @outside|words=6 -116:* @own|other 32:* @own|same -3:* @portfolio_wallet>defi_protocol -59:*
@portfolio_wallet>market_data 16:* @portfolio_wallet>network_infrastructure -46:* @portfolio_wallet>nft_analytics 113:*
@portfolio_wallet>onchain_dex 11:* @portfolio_wallet>portfolio_wallet -27:* @portfolio_wallet>prediction_markets -32:*
@portfolio_wallet>search_discovery 32:* @portfolio_wallet>security_risk -62:* @portfolio_wallet>token_contract -16:*
@prediction_markets>defi_protocol -35:* @prediction_markets>market_data -46:* @prediction_markets>network_infrastructure -15:*
@prediction_markets>nft_analytics 36:* @prediction_markets>onchain_dex -24:* @prediction_markets>portfolio_wallet -64:*
@prediction_markets>prediction_markets 71:* @prediction_markets>search_discovery -14:* @prediction_markets>security_risk -64:*
@prediction_markets>token_contract -10:* @reply|add 13:* @reply|edit -58:* @reply|first 77:* @reply|near 41:* @reply|other -55:*
@reply|same 3:* @reply|src=answer 47:* @reply|src=before -20:* @reply|src=item -90:* @reply|src=joined 86:* @reply|src=name
-55:* @reply|src=none -41:* @reply|src=row 56:* @rival=0 63:* @rival=1 21:* @rival=2 -55:* @rival=3 -37:* @score|other 83:*
@score|same 24:* @search_discovery>defi_protocol -27:* @search_discovery>market_data -12:*
@search_discovery>network_infrastructure 43:* @search_discovery>nft_analytics -35:* @search_discovery>onchain_dex -34:*
@search_discovery>portfolio_wallet -15:* @search_discovery>prediction_markets -77:* @search_discovery>search_discovery -8:*
@search_discovery>security_risk -45:* @search_discovery>token_contract -88:* @security_risk>defi_protocol -19:*
@security_risk>market_data -25:* @security_risk>network_infrastructure 21:* @security_risk>nft_analytics 5:*
@security_risk>onchain_dex -26:* @security_risk>portfolio_wallet -62:* @security_risk>prediction_markets -43:*
@security_risk>search_discovery -33:* @security_risk>security_risk 19:* @security_risk>token_contract -46:* @set:address 33:?
39:and -50:i @set:amount 32:* @set:anyAddress 18:* @set:anything -40:* 53:? 94:and -29:on -65:the @set:block 82:* @set:chain
23:* 21:? 44:^and 18:^i 78:^same -21:^what 69:and 33:how -34:i 20:in 24:it 28:of -25:on 134:only 72:same 87:that 55:the
-68:there @set:choice 135:* 92:? 99:^and 86:and 31:for 81:i 48:in 44:one 67:that 28:the 92:volume 58:what @set:coinId 49:*
@set:coinSymbol -139:* @set:collection -37:* @set:count 91:* 46:a 46:and 55:for -57:how 29:of 34:the @set:day 55:* @set:days
106:* @set:ens 65:* @set:exchange 89:* @set:fiat 53:* @set:flag -73:* @set:hex -4:* @set:holder 74:* @set:least 69:*
@set:llamaCoin -25:* @set:market -42:* @set:other 41:* @set:outcome 60:* @set:pair 61:* @set:period -47:* @set:protocol -27:*
-48:the @set:query 84:* -57:and 71:for 58:the @set:signature -30:* @set:solanaAddress -15:* @set:step 52:* @set:ticker 56:*
@set:time 36:* @set:unit -15:* @set:url 76:* @set:uuid -36:* @share=0|other 10:* @share=0|same -23:* @share=1|other -28:*
@share=1|same -42:* @share=2|other -61:* @share=2|same 41:* @share=3|other -43:* @share=3|same 27:* @share=4|same -3:*
@share=5|other 44:* @share=5|same 9:* @share|other 6:* @share|same 21:* @slot:category -145:* -21:^and -20:^what -53:and -63:by
-21:did -69:how -91:i -50:in -53:it -26:of -47:one -74:the -55:to -31:what @slot:contract_type -65:* -26:? @slot:currency -26:*
@slot:direction 20:* -42:? -39:a -26:i -46:it -41:on -26:that -57:the 83:what @slot:duration -60:* -63:i -69:it -79:of 66:on
-19:one -55:the @slot:entity -92:* -18:? -34:the @slot:entity_type -75:* -30:the @slot:exact -59:* @slot:filter -46:*
@slot:include_tickers 55:* 53:one 48:the @slot:interval -32:* @slot:kinds -49:* @slot:measure 6:* -70:? 20:^and -22:and 52:did
41:holder -45:how 51:i -81:in 69:of -43:on -50:one 33:that -95:the 68:what @slot:order 12:* -26:? -38:^and -30:^how 43:^i
-24:^what 78:^which 33:a -54:about -53:all -101:are 37:at 51:buy 86:by -44:coin -18:did -22:do -58:doe 27:first -66:floor
-26:for 25:ha -57:have 35:how -57:interest -24:it -42:me 52:most 59:much 31:my 32:need -57:nft 19:now 18:of 25:on 28:one 30:only
-37:or 50:please -24:same -23:second -33:show 43:since -49:so -39:tell -24:that -46:the 43:them -20:to -52:token 66:trad -77:who
106:with @slot:outcome -17:* -34:i -26:the @slot:period -134:* @slot:side 46:* 57:the @slot:standard -81:* @slot:status -19:?
-19:did -29:event -44:for 49:how 53:i -59:it -60:of -32:one 87:that -35:the 59:what 79:which 37:with @slot:token 60:in 23:it
-30:of 27:the 38:trad @slot:token_type -42:* 21:? 19:and -19:i -21:it -72:of -35:on 30:the -52:what @slot:top_coins -100:*
@src=answer -38:* 21:^and -48:^i 36:^show 34:^what -73:a -44:about -33:all 42:are -23:at 37:buy -26:by -64:can -23:day 57:doe
66:floor -53:for -38:from 40:ha -49:have -41:holder -46:how 89:it 38:list -53:many -27:market -52:more -40:need -22:no -20:not
-23:now -23:of -30:on -58:one 53:or 23:please 69:pool -19:price -70:same -48:second 83:show -58:since 71:so 99:that -30:the
-54:them 31:there -18:thi -41:those -36:trad -43:volume 109:wa 33:which -19:with -36:you @src=answer|other -25:*
@src=answer|same -21:* @src=before -17:* 69:^and -106:^ha -87:^how 42:^in -21:^no 102:^now -54:^ok -40:^on 48:^only 55:^same
56:^thank 104:^that -56:^what -46:^who 46:about -49:account 46:all -33:also 69:am 29:and -59:are -34:back -37:been 58:before
-51:book -70:buy 39:by -28:can -19:candl 45:chain -64:doe 21:event -64:fee -43:first -86:floor 27:from 24:give -50:good -35:got
-57:ha 80:have -34:hold 35:holder -19:how -25:it 28:just 44:keep -36:late 29:latest -19:like -59:made -32:make -29:me 56:meant
80:much 54:nft -23:no 26:not 105:now -28:numb -46:ok -36:on 113:only -31:or 35:oth 37:out -41:over 66:please -73:pool -28:price
54:rank 24:rath 43:same -20:since -20:so 37:sort 20:swap -81:tell 56:thank 28:that 20:them 60:then -42:there 21:they 43:thi
82:those 55:time -28:to -28:token 69:too 22:top -36:tx 50:volume -60:wa 31:wallet 52:want 31:were -35:when -24:which -46:who
69:with 27:wrong 29:you @src=before|other -40:* @src=before|same 3:* @src=item 10:* 86:? -81:^and -73:^only -58:a -23:and
-63:did 119:ha 33:how 26:i 29:it 68:me 38:not -47:of -27:on -102:only 21:or -41:please 28:the -22:to -112:what 35:who -25:with
@src=item|other 29:* @src=item|same -42:* @src=joined -98: -17:* -41:? -20:^ha -58:^how -32:^now -52:^ok 42:^on -32:^same
-19:^thank 35:^that -27:^what -30:^which -42:^who 40:a -56:about 44:account -23:all 55:also 98:are 71:at 19:be -25:been
-19:before 31:but 49:buy 20:by 40:call 39:can 39:chain 36:could 29:do 41:each 30:event 65:fee -18:first -55:floor 24:for -35:get
-19:give -39:good -21:got -28:ha 58:have 35:he -23:how 26:i 22:if -60:in 49:instead 38:it 25:late -42:list 71:look -34:made
-35:make -27:many 59:market -70:me 32:mean 67:meant 34:more -26:most -57:much -72:my 20:need 82:not -43:numb -18:of -54:ok
-32:one -58:only 20:ord -84:oth -75:out -67:pair 22:pl -36:please -67:pool 54:price 28:rank 20:rath -24:same 32:see -65:show
-33:since 40:some 68:sorry 33:swap -63:tell -19:thank 30:that -51:the 48:them 31:then 36:there 27:these 68:they 19:thi -28:those
-75:time -19:today 64:token -27:top 25:transaction 19:tx 20:up -42:wa 59:want 33:were -22:what 39:when -50:where 21:which
-61:who -31:wrong @src=joined|other -33:* @src=joined|same 27:* @src=name -16:* 21:? -119:^and -48:^what -62:about -70:it -23:no
-68:of -46:one -39:the -63:what @src=name|other -32:* @src=name|same -14:* @src=none -65: -32:* -19:? -54:^ha -33:^how -46:^i
-56:^in -59:^no -25:^now -77:^ok -18:^show -34:^what -42:^who -45:a -23:also -41:and -42:are -19:at -27:back -24:been -18:book
-38:can -75:chain -24:coin 19:could -24:day -27:did -31:each 43:fee 65:floor 42:for -20:give -26:good -21:ha -33:he -22:how
-80:i 24:instead 38:interest -32:it -21:keep -22:latest -19:like -42:list 33:look -45:market -42:me -40:mean 35:most -25:much
-29:need -61:no -62:not -50:now 27:of -78:ok -25:one -35:only -46:or -38:out -55:over -70:please -44:pool 50:price -28:rank
42:same 22:second -23:show -63:since -44:some 25:sort -27:tell -27:that -26:the -24:then -59:they -31:those -26:time -64:to
20:token 32:tx -28:volume -37:wa -72:want -26:what -32:when -28:where -31:who -62:with -35:would 50:wrong @src=none|other -37:*
@src=none|same 3:* @src=row 138:* 77:? 61:^what 33:a 42:and 83:did 73:first 75:how 60:i 47:me 61:numb 87:of 75:on 109:one
24:second 141:the 79:what 55:with @src=row|other 128:* @src=row|same -42:* @strict 177:* @takes:choice 137:* @takes:count 38:*
@takes:days 50:* @takes:fiat 47:* @takes:flag -22:* @takes:least 28:* @takes:period -39:* @takes:step -11:*
@token_contract>defi_protocol -80:* @token_contract>market_data -84:* @token_contract>network_infrastructure -66:*
@token_contract>nft_analytics -34:* @token_contract>onchain_dex -34:* @token_contract>portfolio_wallet -64:*
@token_contract>prediction_markets -26:* @token_contract>search_discovery 62:* @token_contract>security_risk 4:*
@token_contract>token_contract -22:* @unavailable -22:* @uncited|other -66:* @uncited|same -45:* @uses:bitcoinAddress 9:*
@uses:chain 121:* @uses:coin -25:* @uses:collection 78:* @uses:count 85:* @uses:ens 38:* @uses:evmAddress 54:* @uses:evmHash
44:* @uses:exchange 5:* @uses:fiat 64:* @uses:holder 28:* @uses:maybeChain 37:* @uses:name -75:* @uses:number 93:*
@uses:protocol 4:* @uses:quoted 37:* @uses:solanaAddress 97:* @uses:solanaSignature 33:* @uses:step -10:* @uses:thing 49:*
@uses:ticker 62:* @uses:time 34:* @uses:unit 48:* @uses:uuid 14:* @uses:venue 24:* @uses|add 10:* @uses|another|other 42:*
@uses|another|same 38:* @uses|back 37:* @uses|edit 74:* @uses|first 34:* @uses|more|other 69:* @uses|more|same 6:* @uses|near
24:* @uses|other 24:* @uses|same 27:* @wide=0|other -64:* @wide=0|same -7:* @wide=1|other -86:* @wide=1|same -33:* @wide=2|other
-39:* @wide=2|same -67:* @wide=3|other 18:* @wide=3|same 13:* @wide=4|other 36:* @wide=4|same 6:* @wide=5|other 33:*
@wide=5|same 13:* @wide|other 124:* @wide|same 30:* @~abi 27:? 51:call -40:for 63:it @~account 19:* 29:^and 63:account 32:and
38:ha -44:holder -27:how 32:it -20:many 28:on 41:token 20:which 24:who @~active -58:* @~activity 24:* 53:? 62:and 31:ha -51:how
-28:i 55:it 39:on -45:one 62:that 74:what @~addres -15:* 40:^how -34:^i 29:^what 48:a 38:and 26:ha 60:how 40:i 30:in 58:it 33:me
46:no 40:of -76:on 36:one 36:second 26:that 31:the 34:then 28:what -32:with @~approval 58:* -22:^and -26:and 59:i -45:it -62:on
-52:one -37:the @~asset 15:* 46:^and 36:and -19:how -34:in 34:one 20:the 38:what @~at -60:* @~balanc -9:* 43:^what -25:and 32:in
-48:it -41:the 52:token @~balance -28:* -18:? -19:^and -22:and 48:of @~batch -4:* @~block -29:* -27:a -30:for 27:in -50:the
@~boost -85:* @~bridg 87:* @~bridge -87:* -50:the @~btc 8:* 42:^how 21:a 43:are 41:how 29:i -37:it -39:me -24:one -28:the
@~bytecode -43:* @~call -52:* -48:call -50:i @~calldata -25:* @~candl -76:* -32:it -18:of @~cap -8:* 33:the @~category 66:*
38:and -30:in 105:of @~chain 10:* 41:? 19:^and -33:^how 24:^i -33:^same -51:^the -79:a -52:about 50:all 68:are 71:at 56:by
20:did 68:doe 28:first -39:holder -38:how -89:i 52:instead -82:it -28:much -35:my 57:now 50:numb 38:of 76:on 67:one 78:please
-33:rank -32:same -22:that -23:the 21:wa -53:who @~change -74:* -28:? -23:^how -23:and -24:how -41:of -29:one -42:the @~chart
-35:* -64:? 20:^how -31:^the -38:^what -71:a -60:all -47:at -57:by -22:day -24:did -33:first -88:floor -68:for -44:from 20:ha
-24:in 57:it 52:me -67:my -77:now 30:on -79:one -51:please 41:same 61:show -85:since 61:that 65:the -32:them 35:time -19:volume
60:wa -23:what -40:which -30:with -56:you @~check -19:* -47:^and -29:^what 80:a 28:and 22:buy 40:can 66:i 53:it -53:me 33:my
-45:of -70:on 42:that -21:the -28:what -58:which @~checksum 44:* @~clos 32:* 73:the @~code -72:* -55:me -77:the -46:then @~coin
7:* -47:^and 32:^i 32:^what -48:and -87:are -40:by -31:did 49:first -44:for -36:from -68:ha -74:how -41:it 28:me -73:most
-38:need -22:now -22:of 53:on 39:please 73:same 36:second -73:since -31:so 47:that 49:the -34:them -51:to -70:trad -27:volume
-27:which 25:you @~collection 58:* 89:? 74:and 49:by 37:it -33:me 53:one 44:the -18:what @~company -84:* -52:? -50:and -58:it
-29:on -74:the -49:what @~compare -43:* @~compute -5:* @~contract -14:* 31:^and 47:and 27:by 55:call 100:contract -57:doe
-33:first -59:floor -52:for -38:have 20:i -32:my 49:of -40:one 34:price -59:same 25:that 29:the 27:what -21:which @~counter 16:*
75:^how -38:^what -18:do -41:ha 80:holder 68:how -33:i 24:it 79:many -24:on -35:that -44:to -48:what @~create -5:* @~current
13:* 59:? 33:^and 33:and -51:i -19:in -60:the @~dapp 31:* @~decode -20:* -21:and -20:event -21:i 28:it -32:the 56:to @~defi 25:*
-40:? -50:^and -21:^i -45:^what -41:and -52:for 107:how 19:i 47:in 76:it -71:of 29:one 46:the -40:to -49:what @~derivativ -57:*
-62:? -31:^what 55:and -27:i -28:that -55:the -31:what @~detail 26:* 35:? 34:how @~detect 20:* -59:? @~dex -48:? 27:^and
-48:^only -51:a -23:and 62:at 36:by -27:for 34:how 51:i -58:in -86:it 29:me 20:of 34:on -47:only 64:that -27:there 44:to 58:trad
39:volume 58:what 70:which @~domain -39:* @~dominance 77:* 51:the @~emission 31:* @~en 60:* 66:the @~encode -87:* @~entity -42:*
57:? -80:^and 53:a -49:and 23:ha -44:how -20:i 30:it 43:on 36:one -43:that 61:the 33:what @~erc20 -5:* -18:and -24:it @~estimate
-41:* -24:? -18:and -25:it 18:to @~etherscan 43:* 56:me 47:the 55:then -25:what @~event 3:* -35:? -27:^which -30:did -61:i
-63:of -69:on -83:the 26:what -56:which 37:with @~evm -13:* @~exchang 63:* -31:? -62:by 51:for 23:i 25:in 44:one 43:the
@~exchange -85:* -85:? -78:^and -58:and -38:doe 28:i -46:it -27:of -37:on -31:one -37:the -37:to -68:which @~fear 64:* @~fee
-35:* -27:? -32:^how 19:^what -28:a -39:about 40:by -26:did -21:for -89:holder -46:how -27:i 38:instead 28:it -32:me -53:of
-38:one -26:same -59:that -43:to -22:what -44:who @~feed 6:* @~fill -21:* -24:it @~first -104:* -26:? -57:^and -51:and -27:i
-19:it -23:of -51:price -32:the @~for -4:* 28:? 25:on -51:the @~fund 8:* @~ga -74:* -21:^and -38:^how -42:a -37:how -31:in
-45:of 25:on -30:that @~gainer -102:* @~global -25:* -27:and 24:day -59:for -39:ha 43:how 44:i -68:in 18:it 56:one -22:same
-40:that 33:the @~goplu 61:* @~gre 64:* @~hack 54:* @~hash 53:* @~hashrate -18:* @~historical 12:* -31:? -23:^and 43:^how 45:^i
-60:a -22:and -56:for -18:how -39:i -57:in 43:on -25:one -58:that 22:the @~history -38: 21:* -25:? 23:^and 29:^how 45:^i -24:a
-19:and -57:are -32:at 65:buy 58:did -66:do 44:first 31:for 68:ha 33:how -42:i -48:in 55:me -28:my 93:of -23:on 49:one -22:since
-43:so 34:the 64:to 41:wa -66:what -38:which 24:with @~hold -80:* -33:and -19:the @~holder -23:* 18:? -35:^and -35:and 30:holder
20:in 61:it 30:of 47:the @~holding 10:* @~honeypot 53:* -29:? 39:and 32:buy 22:i 54:it 51:my @~index 40:* 29:? 31:of @~info 27:?
21:and 60:i 25:in 27:it 70:of @~interest 34:* 49:? -50:and 30:i -35:on @~internal 45:* 21:? 44:call @~jup 8:* 27:? -20:swap
29:the @~kalshi 50:* 55:book 40:event 56:for 37:i -66:it 22:me -55:of 37:show 80:the 41:which @~keccak256 53:* @~largest 39:*
29:? 37:^and 37:and -44:holder 20:in 49:the @~leaderboard -13:* @~lock 40:* 68:and @~log -59:* -21:^and 50:^which -31:and 48:did
35:event 26:it -41:on 48:which @~lookup 44:* @~loser -102:* @~maliciou 15:* 45:i 42:it -41:the @~market -12:* 45:^and -19:^i
22:^the 55:^which -28:a -68:about 28:and -25:at -26:by 47:can 71:coin 89:day -44:did 60:first -113:floor -24:for -52:from 67:ha
39:how 40:in -48:it -25:many -89:market -81:me -56:more 62:most -38:not -47:now 69:of 38:on -61:or 54:please -57:price 76:same
31:since 48:so 76:that 24:them 40:wa 70:which -63:who -42:with 57:you @~mempool 54:* @~metadata 8:* -26:^and -26:and 27:holder
56:how -43:i 44:it -23:of -45:on -30:the -25:token @~mid -31:* @~midpoint -41:* @~multi -74:* @~native -42:* @~net 34:*
@~network -36:* @~new 16:* 31:i -26:it 31:the @~nft -6:* 54:? 50:^and 22:a 37:about 24:and 52:by -41:can 26:first 100:floor
26:for 64:ha -66:have -42:i 62:more -19:my -36:nft -31:of 28:on 32:one -21:only 71:or -33:that -35:the 23:to 22:what 43:which
@~nonce 19:* @~ohlc 5:* -29:for -28:it -20:the @~ohlcv -52:* 23:candl @~onchain -61:* -27:and -30:on 20:the @~open 41:* 49:?
25:^and -50:and 28:i -35:on @~option -115:* -52:? -69:one -62:the @~oracle -38:* @~order 75:* -20:and 34:for 41:it 20:ord
@~orderbook 19:* 41:book 51:for 30:ord @~overview -29:? -44:^and -36:^i -31:and 62:by -49:for -81:how -80:i -51:in -39:it -18:me
-62:much -53:of -23:one -50:that 66:the 45:to 54:which -24:with 19:you @~own -38:* 28:? 25:on -54:the @~pair 3:* -19:? 23:^and
-33:for 48:i -28:of 79:on 19:one -53:only 90:pair -31:the 89:trad 26:what @~parameter -9:* @~pars -51:* -38:it -37:what
@~percentage -74:* -28:? -23:^how -23:and -24:how -41:of -29:one -42:the @~perp -134:* 29:^and -56:^what -40:a -60:book -61:for
20:how -25:i -21:me -57:no -20:now -59:of -50:ord -22:show -22:that -57:the -24:them 27:to -49:what @~platform -83:*
@~polymarket 38:* -67:? 21:^and 30:^i 33:^what -21:^which 64:all -58:are -60:book 29:did -20:event -56:for -31:ha -34:he -23:how
-22:in 29:it 33:me -45:no 61:of 60:one -50:ord 55:the -51:trad -19:what -29:which @~pool -47: -14:* -66:^and -43:^how -32:^i
24:^what -54:a -74:by -32:did -49:do -19:from 68:ha 99:it 38:list 41:much -26:my -22:need 26:no -68:not -33:now -84:on
-36:please 79:pool -22:same 62:show -73:since -29:swap 25:that 25:the -29:them -69:what -61:which -21:with @~portfolio 88:*
22:^what -22:hold -57:how 40:i 70:it -21:of -18:on @~position 8:* -39:and 30:i -48:it 25:on 76:one -25:that 67:the @~prediction
-66:* 74:? 21:^and -34:^what -66:^which 19:and 75:book -48:event 43:for 28:ha 29:how 36:in -25:it -38:me -36:of -36:on -86:one
70:ord -33:show 27:that -59:the 32:trad -34:which @~pric -33:* 49:? -54:^and 41:^i -61:and 56:at -101:day 54:did -18:for -54:i
-31:in 61:it -41:no 22:on 27:one -22:same -44:with @~price -25: -51:* -31:? 50:^and -57:^how -56:^what -29:a -44:about -19:also
40:and 42:at -46:day -23:did 40:doe -37:ha -27:have -67:how -96:i -52:in -20:it -32:me -41:no 28:of -67:one -48:please 80:price
-58:same -29:second -52:see 24:show -54:since 54:so -38:that -27:the -21:there -26:to -63:wa -40:which -40:with @~priority 49:*
19:the @~profil -99:* @~profitability -71:* -36:it -22:trad @~protocol -36:* -31:? 63:^how -38:^i -75:by 75:how 25:i -25:in
69:it -76:of -43:on -38:one -38:the -99:to @~pyth 5:* -38:? -57:for 42:the @~quote -21:* -20:swap @~rais -52:* @~range 11:*
-54:? 32:^and 32:and -55:one 33:the @~rat -3:* @~rate 34:* -48:? -18:the @~receipt 96:* 23:^and 23:and 44:it @~recent -87:*
-24:? -26:^and -26:and -24:the @~report -4:* 29:i -22:it @~resolve 103:* 85:? 76:i 112:the @~rugcheck -67:* -41:it -33:with
@~rugpull 20:* -59:? @~safety -92:* @~search 18:* -86:? 62:^and 52:and -31:are 37:doe 70:for -65:ha -84:have 22:i 100:it -24:me
-77:most -42:now 44:on 40:one -41:only 64:trad -32:what -58:which -42:who @~security -64:* -51:^and -24:about -48:and -41:by
93:can -54:for 59:i -28:it -60:nft -85:of -115:on -37:that 35:the -54:to -48:what -60:which 26:with @~selector -53:* -20:and
@~signatur -22:* @~sol 83:* 21:^and -36:^how 52:account 30:ha -44:holder -47:how 41:i 44:in 26:it 51:of 43:that 67:the -19:there
75:token 40:too 57:what 19:who @~solana 58:* 25:about -20:and 46:for 20:i -41:in 65:it 25:me 20:of 21:on 56:one 44:that 47:the
46:who @~source 85:* 68:me 84:the 74:then @~spot 46:* @~stablecoin -52:* 39:? -37:^and -75:and -76:day -41:for -34:it 48:of
43:on 64:one -39:that -20:the -28:to 52:what @~stat -26:* -34:in 19:of -21:the -21:what @~statu 42:* @~storage -17:* @~sui 28:*
@~summary 12:* @~supp 36:* @~support 61:* @~swap -14:* -25:? 30:for 29:i -29:in -61:it 34:on 28:swap 20:the -40:trad -30:what
@~tick -57:* -22:the @~ticker 15:* -46:? -33:^and -34:^what 74:and 33:are 46:floor -52:for -87:ha -66:how 74:i 63:in 37:it
-21:of -87:one -32:that 58:the -37:trad -31:what 80:which @~time 28:* @~timestamp -5:* @~token -71: 10:* 54:^how -78:^only
-52:^what 19:^which -57:^who -64:a -58:about -19:account -29:and 55:are -61:buy -56:by 84:can -70:contract 18:did 41:do -47:doe
-44:first 31:for 21:from -50:give 30:ha 70:holder 35:how 31:i -34:in 85:it -49:list 75:many -80:much -21:my -35:need -95:no
-36:not -50:now -60:of 35:on -55:one -114:only 66:or -54:oth 31:pair -23:please 83:pool 74:price -43:same -70:show -70:so
-68:the 82:there -46:thi -39:to 59:token -54:up -77:volume -103:what 58:when -20:who 62:with -42:would -22:you @~topic 42:*
43:and @~trad -19:* 27:? -44:by 30:first -29:for 37:ha -29:i 72:in 24:it -40:me -48:of -63:on 19:one -22:swap 50:trad 50:what
@~transaction -15:* -54:? -72:^how -18:^i 54:^what 91:^which -25:a -66:and -32:are 65:buy 27:call 49:did 102:event 35:first
19:for -44:ha -75:have -47:he -43:how -39:in -73:many -28:my 46:of -55:ok -19:on -41:one -41:the 58:to 32:transaction 22:tx
-22:what 76:which 38:you @~transfer -12:* -45:? 31:and -39:how -70:it 29:that -42:the @~treasury -24:* -37:^and -21:and 42:buy
-19:for 33:ha 70:hold -24:in 49:it -32:on 38:one 54:what @~trend 18:* -29:? 60:^only 47:and -31:for 38:i -62:it 19:on -53:one
60:only 47:what @~tvl -33:i -63:it 56:of 69:one @~tx -74:* -18:how @~updat -34:* @~utxo 42:* @~validate -51:* @~value -28:*
@~verify -77:* -51:me -48:the -45:then @~volum 38:* 76:? 31:^and -23:by -43:for -36:in 27:on 35:one -52:the -20:volume 38:what
@~volume -123:* -71:? -25:^and -19:and -31:for -24:one -47:the -54:what @~wallet -5:* 22:? -84:^how -36:^i -75:^now -96:^the
-18:^what 39:^which -21:^who -24:a 31:and -50:at 46:by -21:did -71:do -19:floor 69:for -40:ha -24:have -22:hold -65:how 38:late
-41:many -73:me -53:much -56:my 34:need 69:nft 26:no -26:not -91:now -29:numb 46:of 41:on -23:price 45:same -52:second -82:show
-41:so 28:swap 69:that -35:the -69:they 38:to 68:token -43:trad 63:up -66:wallet -51:want 22:were -35:what 38:which -63:who
@~worth 34:* @~yield -43:^and -32:^i -21:a -37:and -29:for 24:i -39:in 64:it 37:me 37:much -65:on -59:one -33:only -74:since
56:that 41:the -62:what
`;
