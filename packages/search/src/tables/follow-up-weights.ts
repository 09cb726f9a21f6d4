// Follow-up weights: how much each sign of a candidate tells for it, by itself (*) and beside each word of the turn; written by test/learn-follow-ups.ts, in hundredths.
export const FOLLOW_UP_WEIGHTS = `
@=1 -23:* @=1155 27:* -22:i -27:it -28:on 49:the -20:what @=14d -88:* @=1h 28:* -33:i -39:it -53:of -29:the @=1w -29:* @=1y -94:*
@=20 -21:* @=24h 56:* -22:i 65:of 26:the @=2y -29:* @=300 -8:* @=30d -88:* @=3d -29:* @=3m -29:* @=3y -29:* @=404 -48:* -27:the
@=500 -99:* @=5m -57:* @=60d -88:* @=6h -57:* @=6m -29:* @=721 -48:* -27:the @=7d -71:* @=all -135:* -24:^what -23:for -34:i -31:in
-30:it -21:of -26:on -28:one -25:that -37:the -26:what @=apy -32:* -49:? 65:and -64:i -50:it -34:of 45:on 59:one 73:only -79:that
-83:the -53:what @=asc -79:* -61:? 38:a -23:and -58:are -109:by -25:coin -21:collection 25:first 50:for 42:ha -30:how -102:in 27:it
-78:market -24:me 36:most 32:my -56:now -25:of -34:on -51:one -59:that -100:them -55:they -89:trad -94:what 33:which -34:who
@=average -73:* @=base -64:* @=bridge -42:* @=btc -55:* @=cap -3:* -23:a -43:and -69:by -25:coin -23:collection 37:first -31:how
-65:i -57:in -25:it -106:market 56:most 37:now 48:of -38:on 21:that -32:the -57:what 73:which @=change 45:* -23:and -47:i 55:of
@=clos -103:* -42:^and -41:and -27:how -39:i -29:it -41:of -59:one 24:that -53:the 35:what -43:which @=coin -21:* @=commodity -46:*
@=company -70:* -24:the @=conversion -36:* @=cost -73:* @=crypto -70:* -31:it @=culture -55:* @=dai -40:* @=date 64:* @=desc 33:*
-27:^and -28:^i -21:a -34:and 58:buy 83:by -47:coin -36:collection -72:for -38:have -40:how -55:i 90:in -89:it 23:market -26:me
-31:most 44:my 47:now 52:of -44:on 34:one 39:that -42:the 71:them -79:they 65:trad 53:what -53:who @=dex -42:* @=economic -55:*
@=equity -46:* @=erc -9:* -20:? -38:i -42:it -43:on 36:the -31:what @=erc1155 -46:* -23:the @=erc20 -21:* @=erc721 -46:* -23:the
@=finance -55:* @=first 67:* @=floor -61:* @=from -70:* -28:? -32:the @=futur -35:* @=fx -35:* @=government -106:* -24:? -23:and
-42:the @=h24 3:* -64:? 34:and 68:by -33:collection -25:floor -32:how -43:it -34:me -48:of -30:on 27:one -48:the 67:what -64:which
@=hold -80:* @=holder -72:* -92:^and -108:and -21:by -45:for 83:holder -69:how 53:i -70:it -30:of 21:on 53:only -31:that 23:what
@=holding -18:* 52:and 27:i -21:it @=id 56:? -53:and -55:of -37:what @=in 47:* @=inactive -55:* @=interest -27:* @=internal -21:*
@=lay -23:* @=lend -37:* @=liquid -33:* @=mak -34:* @=market -3:* -23:a -43:and -69:by -25:coin -23:collection 37:first -31:how
-65:i -57:in -25:it -106:market 56:most 37:now 48:of -38:on 21:that -32:the -57:what 73:which @=mention -55:* @=merge -36:* @=metal
-24:* @=month -100:* @=name -117:* -29:? -26:of -60:the @=native -142:* -47:? -43:and -67:by -21:collection -24:how -54:i -22:it
-22:me -38:of -24:on -36:one -72:the -66:what -55:which @=net -80:* @=nft -43:* @=no -25:* -28:i -21:the @=notional -82:* -30:one
-31:the @=oldest 67:* @=open -27:* @=out 7:* -38:and -43:i @=perpetual -36:* @=politic -47:* @=price -61:* @=quote 3:* 58:in 34:it
-31:of 25:the 43:trad @=rat -46:* @=rebate -34:* @=redeem 73:* @=revenue 18:* -63:? 29:^and 27:by 57:for 42:holder -29:how 61:i
39:of -52:on -30:one 54:that -87:the 84:what @=reward -36:* @=score -39:* @=sell 44:* 63:the @=settl 24:* 32:^and 31:and -30:for
52:how 88:i -55:it -79:of 46:that 60:what 86:which @=split -36:* @=sport -57:* @=stak -33:* @=target -64:* @=tech -55:* @=to -66:*
-29:? @=top -49:* @=total -18:* 52:and 27:i -21:it @=trade -64:* @=transaction 57:* 40:? -33:and -62:for -65:i 43:in 40:it 61:of
84:on -77:one 22:trad @=trust -39:* @=unexpir 50:* 57:one 55:the @=usd 23:* -66:? 64:^and 47:and 56:buy 98:by -34:collection
-27:floor -66:for 64:ha -27:how 77:in -83:it -39:me -39:on 26:one -63:that -23:the -46:they 79:what -57:which @=value 16:* @=volume
-40:* -60:? 48:^i -21:^what -34:^which 26:a -41:about -74:are 72:by -41:can -30:coin -33:collection -29:doe -29:first -25:floor
-31:for 58:ha -21:have 46:how 33:i 26:in -98:it 47:market -43:me -34:more 22:most 63:much 48:my -113:of -51:on -66:only -43:or
-23:pool -35:tell -32:that -28:the 27:them -39:there 33:they -47:to 83:trad 43:what -71:which -55:who -26:with @=weath -55:* @=week
-43:* @=ye 9:* @=yield -42:* @ahead -70:* @calls=1|0|other -40:* @calls=1|1|other 15:* @calls=1|1|same -4:* @calls=1|2|other 26:*
@calls=1|2|same -15:* @calls=2 5:* @calls=2|0|other 10:* @calls=2|1|other -35:* @calls=2|1|same 11:* @calls=2|2|other -35:*
@calls=2|2|same 8:* @calls=3 -44:* @calls=3|0|other -36:* @calls=3|1|other -3:* @calls=3|2|other -17:* @calls=3|2|same -11:*
@chosen-said 126:* @chosen|other -77:* @chosen|same 15:* @cited|other 78:* @cited|same 24:* @content=0|add -13:* @content=0|back
-49:* @content=0|edit 62:* @content=0|near -21:* @content=0|other -50:* @content=0|same -6:* @content=1|add -24:* @content=1|back
-13:* @content=1|edit 27:* @content=1|first -14:* @content=1|near -34:* @content=1|other -8:* @content=1|same 5:* @content=2|add
-57:* @content=2|back 22:* @content=2|edit 34:* @content=2|first 25:* @content=2|near 20:* @content=2|other -47:* @content=2|same
-62:* @content=3|add -85:* @content=3|back 32:* @content=3|edit -27:* @content=3|first 47:* @content=3|near 23:* @content=3|other
-42:* @content=3|same 9:* @content=4|add 7:* @content=4|back -75:* @content=4|edit -27:* @content=4|first -63:* @content=4|other
-32:* @content=4|same 33:* @content=5|add -24:* @content=5|back 64:* @content=5|edit 3:* @content=5|near 26:* @content=5|other -33:*
@content=5|same -30:* @content=6|add -60:* @content=6|back -66:* @content=6|edit -51:* @content=6|first 23:* @content=6|near 31:*
@content=6|other 64:* @content=6|same 19:* @defi_protocol>defi_protocol 44:* @defi_protocol>market_data -44:*
@defi_protocol>network_infrastructure 23:* @defi_protocol>nft_analytics 65:* @defi_protocol>onchain_dex 63:*
@defi_protocol>portfolio_wallet -19:* @defi_protocol>search_discovery 13:* @defi_protocol>security_risk 44:*
@defi_protocol>token_contract 17:* @drops|named|had|other -39:* @drops|named|had|same 51:* @drops|named|new|other 38:*
@drops|named|new|same -86:* @drops|open|had|other -117:* @drops|open|had|same 15:* @drops|open|new|other -38:* @drops|open|new|same
-17:* @fault -167:* @first=0|other 16:* @first=0|same 8:* @first=1|other -75:* @first=1|same 44:* @first=2|other 3:* @first=2|same
-34:* @first=3|same 71:* @first=4|other -20:* @first=4|same 9:* @first=5|same -38:* @first|same -12:* @group=add -51:* -23:?
-27:^and -33:^ha -61:^how -22:^i 43:^no 56:^thank -42:^what 23:a -28:about -45:are -26:been -22:can 22:coin -40:doe 26:each -48:fee
-27:it 40:like -25:many 24:mean 31:no -38:on -29:or -23:over -26:pool 39:price -25:same 48:see -23:show 56:thank -32:the -27:them
23:then -23:time -20:trad -30:wa -26:what -25:which -22:who 30:with 20:wrong 50:you @group=back -105:and -24:the @group=edit 62:
25:* 52:? 49:^and 29:^did -76:^ha -69:^how 47:^in 36:^now 83:^ok 62:^same 63:^thank 60:^that 27:^the -24:^what 41:^which 26:a
-74:account 43:all -42:also 31:am 64:and 25:any -84:are -20:at -51:back -36:been -57:book -73:buy -77:collection 24:did -64:doe
-50:each -34:event -85:fee -47:floor -21:for 23:from 45:get -27:give -31:good -23:got -44:ha 32:have 42:holder -57:instead -68:it
31:keep -36:last -29:late -29:like -39:made 34:make 23:many -54:market -41:mint -22:more 92:much 79:my 59:need 32:nft 25:now 88:ok
-22:on 44:one 104:only -47:or -29:ord 84:oth 44:out -52:over 38:own 33:pl 24:please -67:pool -66:price 76:rank 31:rath 55:same
-38:see 28:show -49:sorry -43:tell 63:thank 29:the 29:then -30:there 38:they -22:thi 81:those -34:to 80:too 24:trad -22:tx 76:volume
34:wallet 29:want -62:when 23:where 23:who 53:with 37:wrong 60:you @group=first -45:* 21:and 25:how 39:i -28:me -64:on -47:the
-54:what @group=near -101: 27:* 24:? 63:^and 66:^ha 53:^how 22:^i 22:^now -41:^ok -102:^same -35:^show -40:^thank -29:^the -40:a
-30:about 70:account -58:all 31:also 24:and 32:any 110:are 44:back 97:been -23:block 40:book 35:call -59:can -33:coin -60:contract
65:could 30:did 54:doe 51:each 44:event 45:fee -50:first -51:for -64:from -36:get -40:give 119:ha -75:he 42:hold 44:how 34:if 29:in
127:it -74:just 21:keep 65:late 117:like -39:list 46:look 36:many -101:mean -48:meant -50:much -61:my -73:no -98:not -23:numb -49:ok
52:one -41:only 27:or -26:oth 29:out 77:over -56:own 48:please 45:pool -25:price -89:same 38:say -22:second 80:see 95:since 23:so
-39:thank 83:that 54:them -35:then 62:they 30:thi -37:those 49:to -34:too 25:top 45:trad 68:up 102:wa 30:well 57:were 42:when
36:where 23:which -63:who 36:you @group=other 40: -32:* -110:^and 47:^ha -44:^how -31:^i -78:^ok -58:^same 48:^show -55:^thank
43:^what -42:^who -50:about 39:all 42:am 38:an -41:and -45:any -55:at -21:back -39:been -80:but 34:buy -38:by -41:call 71:can
24:chain 40:coin 47:collection 68:contract -56:could -54:did -44:do 35:doe -28:each 55:fee 63:first 61:floor 27:from -33:get
-72:give -38:ha 31:have 61:he -38:how 48:i -43:if -111:in 52:instead -64:it 32:just -32:late -95:like 39:list -65:look 54:made
-49:make -56:many 61:market 76:more -30:nft -38:not -53:notional 33:now 51:of -79:ok 78:on -38:one -50:only 32:or -33:oth -65:out
-28:please 46:pool 54:price -34:rank -35:rath -41:say 53:second -73:see 36:show -90:since 34:so -55:thank -59:that 26:the -45:them
42:there -85:they -80:thi -27:those -35:time -157:to -35:too -31:top -45:trad -61:up -55:volume -56:wa -72:wallet -65:want 46:what
-38:where 73:who -21:with -108:you @group=same -58: -5:* -51:? -50:^ha -104:^how -24:^i -32:^in 86:^no -27:^now -38:^ok 42:^same
-23:^show 43:^thank 30:^the -85:^what -32:^which 50:a -27:about -63:account 21:all -25:also -83:are 72:at -27:back -38:been 24:but
54:buy 54:by 26:call -33:can -34:chain -36:coin -51:collection -24:contract -84:doe 28:fee -22:first -42:floor 32:for -32:good
-21:got -36:ha -51:have -63:how 20:if 28:instead 33:it -49:keep -36:like 40:look -24:made -32:make -42:many -27:market -49:me
35:mean 90:meant -36:mint -57:more -42:my 67:no 115:not -32:now 25:numb -34:ok -100:on -26:one -25:only -47:or -24:ord -43:oth
26:out -45:over -51:pl -30:please -50:pool 37:rank 48:rath 50:same -33:second -45:show -25:since -72:so 83:sorry -27:tell 43:thank
-57:that -30:the 50:then -51:there 26:thi -31:those 31:to 29:trad -60:wa 21:wallet 92:want -32:what -50:when -62:which -69:would
75:wrong 52:you @keeps|named|had|other 27:* @keeps|named|had|same -6:* @keeps|named|new|other 28:* @keeps|named|new|same -16:*
@keeps|open|had|other 31:* @keeps|open|had|same 4:* @keeps|open|new|other 46:* @keeps|open|new|same -69:* @kept|add -63:* @kept|edit
-166:* @kept|same -128:* @kin 55:* @leaves:bitcoinAddress -12:* @leaves:chain -136:* @leaves:coin 36:* @leaves:collection -62:*
@leaves:count -64:* @leaves:ens -62:* @leaves:evmAddress -72:* @leaves:evmHash -18:* @leaves:exchange -72:* @leaves:fiat -48:*
@leaves:maybeChain -23:* @leaves:name 84:* @leaves:number -63:* @leaves:pair -5:* @leaves:protocol -22:* @leaves:quoted -34:*
@leaves:solanaAddress -89:* @leaves:solanaSignature -22:* @leaves:step 12:* @leaves:thing -45:* @leaves:ticker -43:* @leaves:time
-33:* @leaves:unit -7:* @leaves:uuid -12:* @leaves:venue 9:* @leaves|add -45:* @leaves|another|other -66:* @leaves|another|same
-72:* @leaves|back -28:* @leaves|edit -50:* @leaves|first -117:* @leaves|more|other -56:* @leaves|more|same -32:* @leaves|near -38:*
@leaves|other -32:* @leaves|same -44:* @left|other -60:* @left|same -24:* @lost:address -77:* @lost:anyAddress -41:* @lost:anything
-89:* @lost:bitcoinAddress -4:* @lost:block -8:* @lost:chain -108:* @lost:choice -147:* @lost:coinId -52:* @lost:coinSymbol -108:*
@lost:collection -17:* @lost:count -68:* @lost:exchange -8:* @lost:flag -103:* @lost:hash -3:* @lost:least -65:* @lost:market -3:*
@lost:other -19:* @lost:outcome 58:* @lost:pair -23:* @lost:protocol -25:* @lost:query -5:* @lost:signature -3:* @lost:solanaAddress
-66:* @lost:solanaSignature -28:* @lost:step -29:* @lost:ticker -4:* @lost:time -51:* @lost:url -4:* @market_data>defi_protocol -3:*
@market_data>market_data -15:* @market_data>network_infrastructure 44:* @market_data>nft_analytics -78:*
@market_data>portfolio_wallet 3:* @market_data>prediction_markets -57:* @market_data>search_discovery 49:*
@market_data>security_risk -21:* @market_data>token_contract 59:* @missing -278:* @network_infrastructure>defi_protocol -28:*
@network_infrastructure>market_data 35:* @network_infrastructure>network_infrastructure -54:* @network_infrastructure>nft_analytics
-22:* @network_infrastructure>onchain_dex -61:* @network_infrastructure>prediction_markets 12:*
@network_infrastructure>search_discovery 29:* @network_infrastructure>security_risk 3:* @network_infrastructure>token_contract -82:*
@nft_analytics>defi_protocol 44:* @nft_analytics>market_data -60:* @nft_analytics>network_infrastructure -61:*
@nft_analytics>nft_analytics -26:* @nft_analytics>onchain_dex 46:* @nft_analytics>portfolio_wallet -3:*
@nft_analytics>prediction_markets -18:* @nft_analytics>security_risk -19:* @nft_analytics>token_contract -53:*
@onchain_dex>defi_protocol -76:* @onchain_dex>market_data -15:* @onchain_dex>network_infrastructure -33:* @onchain_dex>nft_analytics
-17:* @onchain_dex>onchain_dex -7:* @onchain_dex>portfolio_wallet -15:* @onchain_dex>prediction_markets -50:*
@onchain_dex>search_discovery -39:* @onchain_dex>security_risk 48:* @onchain_dex>token_contract -88:* @other:address 21:*
@other:anyAddress -77:* @other:chain -70:* @other:collection 53:* @other:fiat -12:* @other:protocol -66:* @other:solanaAddress -38:*
@other:step -33:* @outside|abroad|else 172:* @outside|abroad|ours -178:* @outside|here|else 42:* @outside|named=0 55:*
@outside|named=1 -55:* @outside|named=2 -34:* @outside|own -23:* @outside|own=0 36:* @outside|own=1 3:* @outside|own=2 -45:*
@outside|own=4 -57:* @outside|reply -56:* @outside|strange 48:* @outside|strange=1 -74:* @outside|strange=2 5:* @outside|strange=3
64:* @outside|words=1 -24:* @outside|words=2 -27:* @outside|words=3 18:* @outside|words=4 55:* @outside|words=5 -9:*
@outside|words=6 -117:* @own|other 39:* @own|same 8:* @portfolio_wallet>defi_protocol -54:* @portfolio_wallet>market_data -48:*
@portfolio_wallet>nft_analytics 121:* @portfolio_wallet>onchain_dex -26:* @portfolio_wallet>portfolio_wallet 11:*
@portfolio_wallet>prediction_markets 45:* @portfolio_wallet>search_discovery 10:* @portfolio_wallet>security_risk -60:*
@portfolio_wallet>token_contract -16:* @prediction_markets>market_data -55:* @prediction_markets>network_infrastructure -23:*
@prediction_markets>nft_analytics -11:* @prediction_markets>onchain_dex -30:* @prediction_markets>portfolio_wallet -74:*
@prediction_markets>prediction_markets 68:* @prediction_markets>search_discovery -24:* @prediction_markets>security_risk -61:*
@prediction_markets>token_contract -7:* @reply|add 10:* @reply|edit -48:* @reply|first 84:* @reply|near 60:* @reply|other -24:*
@reply|same 8:* @reply|src=answer 22:* @reply|src=before -32:* @reply|src=item -84:* @reply|src=joined 105:* @reply|src=name -58:*
@reply|src=none -43:* @reply|src=row 57:* @rival=0 89:* @rival=1 13:* @rival=2 -53:* @rival=3 -39:* @score|other 92:* @score|same
26:* @search_discovery>defi_protocol -34:* @search_discovery>market_data -18:* @search_discovery>network_infrastructure 25:*
@search_discovery>nft_analytics -40:* @search_discovery>onchain_dex -46:* @search_discovery>portfolio_wallet -10:*
@search_discovery>prediction_markets -87:* @search_discovery>search_discovery -17:* @search_discovery>security_risk 35:*
@search_discovery>token_contract -79:* @security_risk>defi_protocol -20:* @security_risk>market_data -59:*
@security_risk>network_infrastructure -14:* @security_risk>nft_analytics 47:* @security_risk>onchain_dex -32:*
@security_risk>portfolio_wallet 9:* @security_risk>prediction_markets -49:* @security_risk>search_discovery -71:*
@security_risk>security_risk -3:* @security_risk>token_contract -73:* @set:address 14:* 23:? -50:i @set:amount 24:* @set:anyAddress
-11:* @set:anything -68:* 52:? 88:and -42:of -43:on -64:the @set:block 97:* @set:chain 28:? 39:^and 80:^same -28:^what 57:and -33:i
29:in 21:it 22:of -41:on 103:only 104:same 108:the -54:there 29:to -22:what @set:choice 124:* 93:? 87:^and 67:and 23:for 78:i 55:in
52:one 45:that 31:the 84:volume 40:what @set:coinId 42:* @set:coinSymbol -111:* -81:the @set:collection -53:* -20:? @set:count 91:*
50:a 42:and 41:for -59:how 27:the @set:day 51:* @set:days 64:* @set:ens 70:* @set:exchange 61:* @set:fiat 72:* @set:flag -56:*
@set:hex -26:* @set:holder 65:* @set:least 72:* @set:llamaCoin -17:* @set:market -47:* @set:other -4:* @set:outcome 50:* @set:pair
55:* @set:period -50:* @set:protocol -16:* -27:on -32:the @set:query 93:* -26:and 76:for 61:the @set:signature -5:*
@set:solanaAddress -4:* @set:step 30:* @set:ticker 53:* @set:time 31:* @set:unit -19:* @set:url 72:* @share=0|other 21:*
@share=0|same -19:* @share=1|other -23:* @share=1|same -44:* @share=2|other -65:* @share=2|same 37:* @share=3|other -38:*
@share=3|same 12:* @share=4|other 22:* @share=4|same -11:* @share=5|other 43:* @share=5|same 5:* @share|other -6:* @share|same 22:*
@slot:category -139:* -23:^how -25:^what -46:and -65:by -22:did -27:for -72:how -92:i -54:in -49:it -34:of -26:on -45:one -76:the
-49:to -33:what @slot:contract_type -59:* @slot:currency -21:* @slot:direction 29:* -44:? -40:a -32:i -46:it -26:on -56:the 91:what
@slot:duration -49:* -63:i -72:it -88:of -25:one -59:the @slot:entity -89:* -30:the @slot:entity_type -79:* -36:the @slot:exact
-58:* @slot:filter -43:* @slot:include_tickers 42:* 55:one 53:the @slot:interval -40:* @slot:kinds -25:* @slot:measure -7:* -70:?
29:^and 27:by 53:did 57:for 42:holder -43:how 55:i -77:in 39:of -70:on -50:one 45:that -96:the -41:volume 84:what @slot:order -77:
25:* -39:? -24:^and -29:^how 36:^i 25:^the -40:^what 68:^which -47:about -47:all 24:and -97:are 24:at 59:buy 103:by -68:coin
-41:collection -73:doe 40:first -31:floor 29:ha -40:have 24:how -48:interest -23:me 46:most 57:much 39:my 30:need -25:nft 23:now
43:of 48:on 22:one -39:or 51:please 40:pool -34:show 55:since -47:so -37:tell -32:that -43:the 46:them -20:to -23:token 79:trad
-30:what 34:which -96:who 96:with @slot:outcome -15:* -25:i @slot:period -127:* @slot:side 44:* 63:the @slot:standard -66:*
@slot:status -14:* -21:? -23:event -44:for 46:how 77:i -30:in -66:it -86:of 42:that -22:the 59:what 82:which 47:with @slot:token 6:*
58:in 33:it -30:of 25:the 44:trad @slot:token_type -17:* -26:? -39:i -42:it -43:on 47:that 35:the -50:what @slot:top_coins -94:*
@src=answer -31: -37:* -25:^how -47:^i 45:^show 33:^what -29:^which 49:^who -71:a -49:about -37:all 33:are -27:at 38:buy -50:by
-80:can 50:doe 64:floor -31:for 28:ha -48:have -40:holder -38:how -41:in 83:it 37:list -56:many -57:more -38:need -28:no -23:now
-29:numb -32:on -55:one 46:or 28:please 47:pool -55:same -43:second 78:show -54:since 68:so 80:that -35:the -48:them 26:there
-40:those -33:trad -60:volume 94:wa 22:which -37:you @src=answer|other -23:* @src=answer|same -34:* @src=before -27: -25:* 84:^and
36:^did -92:^ha -113:^how 51:^in 102:^now -55:^ok -44:^on 63:^only 47:^same 55:^thank 106:^that -60:^what -26:^who 53:about
-49:account -39:all -32:also 63:am 28:and -33:are 54:at -35:back -30:been 24:before -26:block -31:book -69:buy 55:by -30:chain
33:could -81:doe -78:fee -50:first -62:floor 30:from 30:give -50:good -27:got -64:ha 73:have -31:hold 39:holder -39:how 23:id -29:in
29:just 58:keep -31:late -33:like 20:look -59:made -31:make 60:meant 79:much 25:my 25:need 68:nft -23:no 73:notional -28:numb 26:of
-50:ok -33:on 137:only -29:open 33:oth -38:over 37:own 68:please -114:pool 66:price 55:rank 30:rath 46:same -28:since -35:so
-74:tell 54:thank 59:that 69:then -33:there 44:they 23:thi 72:those 43:time 91:too -20:tx 21:volume -57:wa 35:wallet 66:want
-39:when -31:who -40:whole 59:with 56:you @src=before|other -29:* @src=item 22:* 94:? -79:^and -56:^only -79:^what -50:a -60:did
-24:for 120:ha 28:how 33:i 28:it 72:me 56:not -21:on 32:one -84:only -50:please 29:that 29:the -25:to -119:what 49:who -21:with
@src=item|other 18:* @src=item|same -37:* @src=joined -67: -25:* -41:? -20:^ha -62:^how -45:^ok 47:^on -29:^same -22:^thank
-32:^what -32:^which -34:^who 48:a -62:about 54:account -75:all 53:also 28:am 90:are 49:at -26:been 30:but 37:buy 37:call 22:can
-36:chain 73:collection 26:do 37:each 27:event 82:fee -45:floor -39:get -37:give -41:good -24:got -23:ha 53:have 34:he -26:how 24:i
-46:in 50:instead 31:it 60:look -40:made -31:make -39:many 68:market -59:me 39:mean 48:meant 26:mint 36:more -56:much -46:my 96:not
-37:notional -36:now -40:numb -47:ok -30:one -61:only 22:ord -79:oth -74:out -96:pool 27:price 21:rank -21:same 34:see -61:show
-32:since 49:some 55:sorry -58:tell 23:th -22:thank -44:the 50:them 24:there 32:these 64:they 30:thi -20:those -73:time -23:today
22:token -27:too -32:top -23:volume -47:wa 57:want -28:what 38:when -53:where -63:who -25:whole -37:wrong -21:you @src=joined|other
-32:* @src=joined|same 10:* @src=name -6:* -109:^and -54:^what -64:about -75:it -22:no -20:now -35:of -36:one -65:what
@src=name|other -44:* @src=name|same -3:* @src=none -62: -37:* -27:? -49:^ha -41:^i -48:^in -65:^no -29:^now -76:^ok -32:^who -46:a
-25:about 80:all -38:and -41:are -37:at -28:back -25:been 28:block -50:can 31:chain -28:coin -20:day -32:did -38:each 64:fee
-20:first 31:for -25:get -22:give -26:good -23:ha -35:he -73:i 26:id 28:interest -30:it -34:keep -20:list 27:look -42:market -53:me
-47:mean -40:need -65:no -59:not 51:now -37:of -76:ok -23:one -34:only 41:open -51:or -36:out -52:over -66:please 51:pool -28:rank
30:same 21:second -25:show -58:since -38:some -25:tell -61:that -32:the -20:then -20:there -60:they -20:thi -24:those -85:to
43:volume -38:wa -86:want -28:when -23:where -22:which -35:who -60:with -37:would 51:wrong @src=none|other -35:* @src=none|same -9:*
@src=row 134:* 74:? 51:^what 32:a 41:and 74:did 100:first 72:how 56:i 22:it 43:me 66:numb 78:of 67:on 113:one 23:second 140:the
88:what 61:with @src=row|other 122:* @src=row|same -39:* @strict 187:* @takes:choice 116:* @takes:count 39:* @takes:days 59:*
@takes:fiat 55:* @takes:flag -7:* @takes:least 20:* @takes:period -44:* @takes:step -3:* @takes:time -3:*
@token_contract>defi_protocol -69:* @token_contract>market_data -100:* @token_contract>network_infrastructure -18:*
@token_contract>nft_analytics -50:* @token_contract>onchain_dex -30:* @token_contract>portfolio_wallet -74:*
@token_contract>search_discovery 46:* @token_contract>security_risk -40:* @token_contract>token_contract -14:* @unavailable -18:*
@uncited|other -59:* @uncited|same -59:* @uses:bitcoinAddress 12:* @uses:chain 122:* @uses:coin -32:* @uses:collection 63:*
@uses:count 93:* @uses:ens 66:* @uses:evmAddress 85:* @uses:evmHash 19:* @uses:exchange 16:* @uses:fiat 58:* @uses:holder 31:*
@uses:maybeChain 56:* @uses:name -84:* @uses:number 82:* @uses:pair 5:* @uses:protocol 30:* @uses:quoted 34:* @uses:solanaAddress
89:* @uses:solanaSignature 22:* @uses:thing 67:* @uses:ticker 43:* @uses:time 49:* @uses:unit 34:* @uses:uuid 12:* @uses:venue 5:*
@uses|add -24:* @uses|another|other 42:* @uses|another|same 47:* @uses|back 63:* @uses|edit 63:* @uses|first 31:* @uses|more|other
72:* @uses|more|same 23:* @uses|near 9:* @uses|other 31:* @uses|same 33:* @wide=0|other -54:* @wide=0|same 4:* @wide=1|other -99:*
@wide=1|same -36:* @wide=2|other -49:* @wide=2|same -54:* @wide=3|other 19:* @wide=3|same -4:* @wide=4|other 26:* @wide=4|same -10:*
@wide=5|other 26:* @wide=5|same 23:* @wide|other 112:* @wide|same 31:* @~abi 7:* 60:it 25:me -29:the @~account 34:* 39:? 24:^and
-26:^how 91:account 21:and 38:ha -46:holder 42:how 30:in -34:many 61:my 22:on -21:there 53:token 31:who @~active -52:* @~activity
23:* 64:? 71:and 33:did 34:ha -42:how -46:i 52:it 34:on -37:one 56:that -25:the 77:what @~addres -26:* 36:^how -43:^i 29:^what 68:a
39:and -47:doe 39:for 24:ha 53:how 45:i 24:in 56:it 34:me 46:no 24:of -71:on 35:one 33:same 34:second 27:that 39:the 28:then 26:what
-32:with @~alchemy -8:* @~allowance -3:* @~approval 27:* -21:and 51:i -50:it -67:on -57:one -47:the @~asset 10:* 36:^and 29:and
-57:in 20:it 22:on 38:one 23:the 34:what @~at -51:* @~balanc -19:* 49:^what -23:and 34:in -47:it -36:of -31:the 59:token @~balance
-85:* -21:and -46:of @~block -22:* -31:a -30:for 24:in -42:the @~boost -73:* @~bridg 84:* @~bridge -106:* -55:the @~btc 6:* 48:^how
25:a 50:are 46:how 30:i -30:it -32:me -27:one -26:the @~bytecode -51:* @~call -47:* -51:call -54:i @~calldata -43:* @~candl -106:*
-24:and -36:it @~cap -5:* 26:the @~category 74:* 37:and -26:in 126:of 29:the @~chain 18:* 41:? -25:^how -47:^the -78:a 48:about
42:all 62:are 52:at 30:block 47:by -26:chain 68:doe -77:fee 78:for -28:holder -38:how -101:i 47:instead -93:it 50:me -31:much -32:my
58:now 36:numb 65:on 63:one 80:please -27:rank -43:same 26:that -39:the -41:token 20:wa -51:who -24:with @~change -82:* -29:?
-28:^how -21:and -31:how -36:of -35:one -47:the @~chart -44:* -52:? -30:^the -28:^what -73:a -86:all -20:and -39:at -57:by -24:day
-25:did -76:floor -52:for -44:from 23:i 49:it -31:market 46:me -64:my -91:now 30:on -87:one -23:only -42:please 42:same 62:show
-90:since 60:that 56:the -36:them 72:wa -37:which -36:with -51:you @~check 12:* -49:^and -27:^what 84:a 22:and 38:can 36:for 57:i
48:it -54:me 38:my -55:on 38:that -27:what -59:which @~checksum 38:* @~clos 23:* 73:the @~code -85:* -43:me -63:the -59:then @~coin
-14:* -32:^and -37:^how 23:^i -23:a -35:and -93:are -38:by -58:coin -24:did 55:first -81:for -27:from -62:ha -83:how -32:i -48:it
-30:me -84:most -31:need -40:of 33:on -27:please 47:same 50:second -73:since -27:so 39:that 46:the -31:them -39:to -75:trad
-53:volume -25:what @~collection 50:* 87:? 60:and 45:by 104:collection 37:it -35:me 47:one 34:the -31:what @~company -114:* -53:?
-43:and -55:hold -51:it -25:on -53:the -44:what @~compare -59:* @~compute -6:* @~contract 4:* -65:^what 51:and 26:by 52:call
96:contract -67:doe -28:first 44:floor -59:for -63:have -37:my 68:of -41:one -54:same 23:that 42:the 36:what -38:which @~counter
35:* 80:^how -47:^what 67:holder 81:how -39:i 27:in 40:it 87:many -26:that -53:what @~current -8:* 42:? -44:i 23:it -51:the @~dapp
20:* @~decode 6:* 21:? -22:event -26:i 31:it -31:the @~defi 36:* -50:? -42:^and -21:^i -52:^what -42:and -67:for 103:how 36:i 26:in
76:it -85:of 21:the -58:to -61:what @~derivativ -144:* -48:? -59:and -47:on -31:the @~detail -4:* 32:? -44:did @~detect -83:* @~dex
-13:* -46:? 33:^and -54:^only -62:a 31:by -94:for 40:i -43:in -71:it 20:of 38:on -54:only 62:that 21:the -34:there 46:to 25:trad
35:volume 60:what 63:which @~difficulty -6:* @~domain -43:* @~dominance 72:* 46:the @~emission 17:* @~en 86:* 66:the @~encode -72:*
@~entity -8:* 68:? -87:^and 27:a -64:and -44:for -47:how -25:i 23:it 42:on -53:that 49:the 29:what @~erc20 -15:* -22:^and -23:and
-22:i -30:on @~estimate -91:* -23:? -24:a -25:on @~etherscan 51:* 60:me 66:the 49:then -26:what @~event 9:* -26:? -26:^which -25:and
-36:did 20:event -62:i -24:it -29:of -74:the -45:which 45:with @~evm -17:* @~exchang 44:* -33:? -51:by 51:for 42:i 41:in 59:one
61:the @~exchange -44:* -85:? -82:^and -87:and -42:doe 47:for 52:i -52:it -21:of -52:on -43:one -58:the -42:to -73:which @~fear 58:*
@~fee -38:* -37:? 23:^and -51:^how -25:^i 26:^what -29:a -49:about -31:all 39:by -27:did 22:do -54:holder -63:how -29:i 36:instead
-29:me -47:much -82:of -49:one -24:same -73:that -36:the -39:to -51:who @~feed 4:* @~fill -40:* -26:it @~first -76:* -41:? -55:^and
-35:i -24:it -35:of -44:the 27:what @~for 12:* 27:? -22:the @~function -19:* @~fund 19:* @~ga -25:* -29:^and -41:^how -39:a -41:how
-33:i -31:in -55:of -25:that -25:the @~gainer -111:* @~global -12:* 42:^how -42:for -45:ha 53:how 58:i -99:in 55:one -40:that
@~goplu 54:* @~gre 58:* @~hack 30:* @~hash -36:* @~hashrate -18:* @~historical 19:* -33:? -30:^and 36:^how 44:^i -57:a -29:and
-54:for -25:how -33:i -56:in 39:on -30:one -57:that @~history -34: -13:* -27:? 31:^how 61:^i -56:are -49:at 65:buy 51:did -61:do
38:first 49:for 71:ha 25:how -33:i -50:in 53:me 42:of -48:on 55:one -46:so 35:the 70:to -47:tvl 32:wa -59:what -26:which 30:with
@~hold -68:* -26:and @~holder -16:* 38:? -41:^and -41:and 42:holder 61:it 43:of 53:the @~holding 39:* @~honeypot 41:* -41:? 30:and
39:it 52:my -28:on @~index 45:* 34:? 33:of 54:what @~info -7:* 34:? 36:and 28:block 35:for 25:i -34:in 38:it 71:of @~interest 48:*
46:? -49:on -37:the @~internal 36:* 33:? 33:call @~jup 8:* 35:? 42:the @~kalshi 73:* 45:book 65:for 57:i -67:it -34:of 42:show
70:the 42:what 35:which @~keccak256 -36:* @~largest 35:* 25:? 37:^and 36:and -46:holder -45:how 21:of 51:the @~leaderboard -11:*
@~lock 18:* 74:and @~log -69:* -24:and 51:did 38:event 24:it -42:on 51:which @~lookup 77:* @~loser -111:* @~maliciou 9:* 42:i 36:it
@~market -49: -14:* 44:^and -22:^how 33:^the 59:^which -30:a -77:about -38:all 56:and -39:at 37:can 31:coin -36:collection 89:day
-42:did 97:first -88:floor -80:for -44:from 61:ha 21:how -55:it -27:list -80:market -103:me -55:more 68:most -25:not -58:now 60:of
67:on -61:or 47:same 45:since 57:so 40:that 24:them -26:they 59:wa 61:which -74:who -38:with 53:you @~mempool 63:* @~metadata -37:*
-24:^and -24:and 21:holder 23:how -42:i 43:it -67:on -24:the -21:token @~mid -43:* @~midpoint -48:* @~multi -52:* @~namehash -5:*
@~native 21:* @~net 45:* @~network 35:* @~new 50:* 24:i -44:it @~nft -18:* 42:^and 36:about 22:and 42:by -29:can 93:collection
93:floor 69:ha -68:have -44:how -22:it 67:more -55:nft -65:now 28:of -23:on 22:one 74:or 33:to 43:which @~nonce 12:* @~ohlc -3:*
-36:it -24:the @~ohlcv -48:* 25:candl 22:for @~onchain -53:* -25:and -36:on @~open 60:* 45:? -49:on -37:the @~option -130:* -56:?
-73:one -69:the @~oracle -48:* @~order 54:* 44:it @~orderbook 36:* 46:book 44:for 48:ord 33:the @~overview 10:* -43:? -30:^and
-76:^how -43:^i 64:all 53:by -64:for -99:how -98:i -61:in -50:it -21:me -84:much 39:notional -58:of -39:on -29:one -53:that 28:the
29:to 52:volume 29:which -40:who @~own -33:* 26:? -68:of -29:the @~pair -7:* -31:? -32:for 39:i -33:of 92:on -60:only -23:the
73:trad 32:what @~pars -53:* -36:it @~percentage -82:* -29:? -28:^how -21:and -31:how -36:of -35:one -47:the @~perp -78:* 51:?
-63:^i -63:^what -51:a 34:and -41:book -66:for 61:from 31:he 66:how -28:in -29:me -62:no -65:now -57:of 50:on -25:ord -30:that
-79:the -22:them -61:trad -58:what @~platform -68:* @~polymarket 51:* -76:? 31:^what -27:and -47:are -48:book 23:did -70:for -39:ha
-29:he -27:i 24:it 61:market 36:me -31:no 66:of 27:on 59:one -40:ord 34:that 49:the 24:to -68:trad -23:what -30:which @~pool -51:
-16:* -78:^and -37:^how -34:^i -51:a -77:by -54:can -25:did -65:do -46:from 65:ha -34:how 97:it 36:much -48:my -42:need -69:not
-22:now -62:on 109:pool -28:same -22:second 58:show -77:since -38:swap 57:the -24:them -57:what -73:which -28:with @~portfolio 99:*
41:? -25:^and 33:^what 51:doe 36:i 70:it 73:of 45:on @~position 4:* -43:and -62:it 52:of 35:on 76:one -20:that 68:the @~prediction
-57:* 63:? 27:^how -36:^what -61:^which 23:a 76:book -56:event 42:for 25:ha -72:market -33:me 69:no -27:of -41:on -73:one 71:ord
-25:show -22:that -42:the 45:trad -36:which @~pric -36:* 24:? -43:^and 40:^i -32:and 69:at -94:day 66:did -21:for -22:how -54:i
-34:in 65:it -38:no 28:one 44:price -21:same -42:with @~price -28: -74:* 24:^and -59:^how -49:^what -22:a -63:about -39:day 36:doe
-50:for -43:ha -25:have -75:how -82:i -38:in -35:me -35:much -31:no 53:of -71:on -71:one -50:please 58:price -49:same -52:see
24:show -54:since 51:so -45:that -34:the -21:to -57:wa 22:what -35:which -25:with @~priority 52:* @~profil -77:* @~profitability
-33:* -25:i -20:it @~protocol -31:* -56:? 81:^how -43:^i -59:by -27:for 86:how 48:i 43:it -58:of -42:on -54:one -48:the -108:to
68:tvl -32:what -23:who @~pyth -11:* -34:? 39:the @~quote -42:* @~rais -50:* @~range -63:? 31:^and 31:and -64:one 28:the @~rat -7:*
@~rate 38:* -43:? @~raw -55:* @~receipt 94:* 41:it @~recent -76:* -25:? -25:^and -25:and -28:the @~report 28:i -27:it @~resolve 98:*
88:? 67:i 109:the @~rugcheck -8:* -42:it -22:me 35:on @~rugpull -83:* @~safety -56:* -22:i -21:the @~search 22:* -127:? 46:^and
22:^what -21:^which 32:and -50:are -98:coin 52:for -102:have 22:i 91:it 85:list -50:me -79:most 61:my -55:now 21:of 38:on 29:one
-48:only 47:that 23:the -59:which -34:who @~security -66:* -53:^and 26:^i -36:^who -22:about -52:and -21:are -36:by 117:can -52:for
49:i -67:in -38:of -107:on 108:or -41:that 22:the -52:to -50:what -58:which 24:with @~selector 14:* 26:? @~signatur -21:* @~sol 61:*
45:account 35:and 27:do 34:ha -46:holder 40:i 51:in 27:it 34:on 43:that 36:the 55:token 31:too 61:what 23:who @~solana 42:* 30:about
-29:and 50:for 34:how 24:i -69:in 58:it 25:me 39:on 61:one 43:that 44:the 50:who @~source 48:* 68:me 75:the 63:then @~spot 25:*
@~stablecoin -39:* 49:? -37:^and -73:and -76:day -21:ha -35:how -42:it 41:of 38:on 58:one -48:that -35:to 52:what @~stat 38:* -45:?
-27:^what 60:for -55:in -20:it 60:that -47:the -37:what @~statu 62:* @~storage -37:* @~sui 71:* @~summary 32:* @~supp 43:* @~support
54:* @~swap -23:* -22:? 41:for 36:i -24:in -52:it 47:on 24:swap 29:the -37:trad -27:what @~tick -49:* -22:the @~ticker 11:* -33:?
-21:^what 35:are 44:floor -26:for -71:ha -50:how 74:i 60:in 48:it -51:of -49:on -91:one -25:that 66:the 87:which @~time 38:*
@~timestamp 22:* @~token -60: -6:* 33:^i -80:^only -46:^what -45:^who -45:a -75:about -34:account -25:and 75:are -79:at -61:buy
-52:by 98:can 35:coin -75:contract 46:do -53:doe -40:first -73:give 68:holder -53:in 90:it -26:list 92:many 48:mint 28:more
-102:much -36:need -93:no -37:not -57:now 48:on -61:one -118:only 70:or -49:oth -36:please 74:pool -44:same -60:show -67:so -30:that
-70:the 89:there -47:thi -87:to -57:up -77:volume -84:what 65:when -36:who 58:with @~topic 33:* 44:and @~trad -20:* 23:? 21:^what
-52:by 35:first -39:for 39:ha -39:i 61:in 23:it -44:me -58:of -72:on -29:swap 44:trad 42:what -27:with @~transaction -17:* -65:?
-67:^how 51:^what 105:^which -45:and -34:are 65:buy 68:did 112:event 23:first -64:have -41:he -54:how -39:in -68:many -28:me -27:my
49:of -50:ok -34:on -39:one -51:that -45:the 40:to 87:which 21:with 35:you @~transfer -43:* -39:? 24:and -48:how -44:in -69:it
-44:on 27:that -43:the 27:what @~treasury -43:* -33:^and 47:buy 24:hold 61:it -27:on 45:one 33:the 58:what @~trend 18:* -31:?
62:^only 44:and 28:i -71:it -56:of 46:on -53:one 62:only 36:what @~tvl 37:* 22:and 41:how -67:it 94:of 74:one 30:tvl -80:what @~tx
-73:* @~updat -26:* @~utxo 38:* @~validate -54:* @~value -36:* @~verify -96:* -56:me -48:the -45:then @~volum 19:* 75:? 30:^and
-25:by -47:for -27:in 32:on 32:one -46:the -24:volume 40:what @~volume -158:* -73:? -21:^and -41:for -22:one -53:the -57:what
@~wallet -10:* -73:^how -33:^i -68:^now -97:^the 36:^which -50:^who -35:a -77:account -32:at 38:by 104:collection -73:do 79:for
-37:ha -29:have -54:how 34:in 42:list 35:look -43:many -75:me -43:much -46:my 37:need -25:not -80:now -25:numb 28:of 32:same
-56:second -82:show -42:so 24:swap 42:that -70:they 55:token -27:trad 60:up 23:wa -71:wallet -44:want -47:what 43:which -72:who
@~worth 45:* @~yield -17:* -40:^and -33:^i -40:and -33:for 27:i -33:in 62:it 33:me 34:much 22:of -83:on -50:one -39:only -77:since
43:that 60:the -65:what
`;
