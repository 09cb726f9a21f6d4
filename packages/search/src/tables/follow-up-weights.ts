// Follow-up weights: how much each sign of a candidate tells for it, by itself (*) and beside each word of the turn; written by test/learn-follow-ups.ts, in hundredths.
export const FOLLOW_UP_WEIGHTS = `
@=1 @=lay 20: 8:* 24:? -46:^i 45:^what -30:and -29:at -60:by 32:coin -24:for -41:i -23:it 21:put -65:rank 29:table 50:the -23:them
31:to -20:trad -40:volume 35:what 21:you @=1155 -28: 14:* -42:? 25:for -36:have -34:hi -35:in -22:list -46:nft -33:of -46:on 37:only
22:same 61:the -39:token -35:too -23:what -22:which @=14d @=30d @=60d -49:* -20:the @=1h -20:for -21:my 57:on -23:the @=1w @=3d @=3m
@=3y @=6m -69:* -25:? -21:and -20:the -21:to @=1y -52:* -24:for @=20 @calls=1|0|other @joint=2|2 @leaves:protocol
@market_data>security_risk @row=2|near @row=4|far -13:* @=24h 49:* -22:? -22:^what 41:^which 49:by -29:coin 26:how 47:most 27:much
24:now -27:of 28:one 28:rank 26:since 21:that 41:them -25:what 39:which @=2y 13:* 50:and -28:for 51:the 32:to @=404 -73:* -25:?
-21:have -21:in -26:nft -20:of -31:on -39:only -33:the -21:token -21:too @=5m -109:* -29:? -26:^and -50:and -50:on -30:only @=6h
-97:* -29:? -29:^and -52:and -52:on -33:only @=721 -72:* -25:? -22:have -21:in -25:nft -20:of -31:on -40:only -32:the -21:token
-21:too @=7d 31:* 42:^who 41:and 41:who @=all -51:* -30:? 63:^and -42:^open -21:^what 45:and -66:by -86:contract 65:first -46:fund
-36:give -43:ha -42:interest -58:it -39:me -51:not -31:on -49:one -45:only -50:open -33:out -67:rank 71:since 45:that -53:the
-51:them -36:then -24:to -53:volume -21:which -33:with @=apy 11:* -38:? -27:^ha -27:^i 77:and 39:are -27:been 50:first 47:for -29:ha
-33:it 38:on 37:one 66:only -23:or -35:that 32:the 33:with @=asc -61:* -34:^and 23:^could -35:^i 29:^in -43:^now 35:^ok -44:^same
-31:^show -48:^the 27:^when 36:^which -22:about -22:and -69:biggest 39:book 43:buy -97:by -55:coin -74:collection -51:cost 22:could
27:did -24:doe 42:each -24:else 34:first -29:floor 29:from 27:government -31:have -49:id -77:in -39:instead -61:it -46:just -38:last
-52:list -48:me -23:more 25:most 44:my -22:n -54:not -55:now 35:ok -27:only -20:open -54:or -27:ord 22:pl 20:please 54:price 28:put
-62:rank -38:same -31:sell -30:show -44:since -61:sort 34:table 30:tax -29:tell -52:that 47:these 20:those 21:time 41:to 23:today
36:top -65:trad -47:trade -38:wa -56:what 28:when -35:where 21:which -43:with @=average @=cost -29: -103:* -38:and -31:buy -42:first
-58:it -28:the -26:what @=base @=target @defi_protocol>market_data @drops|named|new|same @leaves|more|same @reply|src=name
@row=3|answer -40:* @=bridge @=dex @=yield -97:* -23:^what -20:are -26:first -50:for -38:on -33:same -33:the -22:what @=btc -61:*
-22:? -24:ha -28:interest -25:open -20:the -21:which @=cap @=market -21:^the 26:^which -21:a 34:by -44:coin -43:collection 21:ha
-36:in -50:just -25:market -25:me 25:most 20:now -29:of -25:on 20:rank -28:same 27:them -35:trad -28:what -32:with @=change 28:*
-21:? -34:^what 43:^which -32:buy 44:by -31:coin 37:how -27:in -45:it 47:most 40:much 29:now -39:of 24:that 23:them -44:what
41:which -33:with @=clos -48:* 34:? 30:^and 72:about -33:all -43:are -28:been -32:bet -24:can -21:category -22:crypto -33:do 51:doe
-91:event -27:for -37:have -39:how -35:i -23:if -63:in -24:it -43:market -20:me -48:most -65:on -53:one -77:open 110:say -21:sery
48:that -21:the 22:them -30:then -32:they -43:to -33:today 44:what -23:with -23:you @=coin @=internal @outside|asked-fit=-1
@set:period @takes:flag -35:* @=commodity @=equity @=rat -50:* -28:what @=company -32:* @=compressednft @=fungible -63:* -21:nft
-21:on -26:the @=conversion @=merge @=reward @=split -81:* -20:ha -22:i -22:it -24:that -67:the @=crypto -50:* -24:all -22:it
@=culture @=economic @=finance @=mention @=tech @=weath -49:* -34:by -40:volume @=dai @slot:interval -28:* -21:^i -28:and
-25:develop -30:did -39:how -26:in -23:it 22:please -34:price 31:since 39:thi 43:time @=date 29: 61:* -40:and 69:buy 48:did 75:first
35:for -39:ha 30:how 36:i -23:it 62:of 45:on 46:one 51:the 47:they -56:what 47:when @=desc -21: 17:* -34:? 49:^biggest -31:^how
-54:^i 48:^in 40:^now 48:^ok -23:^same -25:^the -31:a -24:about 84:biggest -26:book 100:by -71:coin -52:cost 34:could 43:day
-39:floor -47:for -46:from 22:ha -42:have 24:how -34:i 44:id 23:if 21:in -44:instead -25:it -23:just -40:last -51:list -30:me
-25:more 35:much 72:my -32:n -32:need -31:nft -45:not 24:now -29:of 48:ok -36:on 60:one -48:or 26:pl 33:price 39:put 64:rank 26:rath
-25:same 39:sell -20:should 39:since 58:sort 50:table -26:tell -21:th -58:the 32:them 27:then 25:these -29:those -46:today 26:too
26:top 47:trade 21:wa 23:want -50:where -21:which 27:you @=erc -38: -61:* -55:? -32:^the -30:^which -22:all -24:and -25:at
-30:explor 26:for -28:got -22:ha -59:have -47:hi -28:how -54:in -21:it -29:list -25:many -57:nft -55:of -74:on -23:one 23:only
-34:show -24:that 35:the -25:them -43:token -50:too -30:what -33:which @=erc1155 19:* -36:? -25:^and -55:^i 55:a -34:and -46:can
-53:contract 62:for -26:from -35:how -92:i -57:it -32:much -35:my -47:of -83:on -30:one -53:the -35:there -65:token -28:wallet
-30:what -51:which -63:who @=erc20 @asked=3 @leaves:ticker @leaves|another|other @src=beside|other -15:* @=erc721 -126:* -25:?
-33:^i -48:a -26:can -29:contract -37:for -56:i -30:it -22:of -48:on -28:the -20:there -40:token -30:which -37:who @=false
@row=1|none @uses:solanaSignature 34:* @=first @=oldest -26:* -21:and 52:from 27:i -21:in -24:of -31:on 33:to @=floor @=price
@market_data>market_data @network_infrastructure>security_risk @search_discovery>search_discovery -28:* @=from 14:* 46:? -28:^and
-27:^what 44:^which -25:a 54:been 41:did -38:doe -22:first 36:ha -20:have 31:he -49:hi -44:i 38:late -55:me -37:of -67:on -31:one
-24:only 81:send -41:the -43:there -35:thi -42:to 74:token -87:transaction 24:transfer -41:wallet 46:what 28:which @=futur 23:*
-21:? 32:and 39:the @=fx -37:* -27:what @=government -84:* -21:a -21:and -40:for -27:how -20:it -42:list -30:much -25:now -24:one
-25:same -29:the -24:which -32:with @=h24 -26: 44:* -67:? 47:^and -22:^how 26:^the 42:^which -29:about 81:and -31:are -31:at 40:by
-45:floor 68:ha -45:have -22:how 41:id 21:in -27:it -36:me -30:more 41:most -21:much 67:my -32:nft -41:of -43:on 60:one -42:same
-29:tell -48:that -39:the -27:they -21:too 29:what -27:where @=hold @=net -33: -86:* -22:and -29:buy -43:first -50:it -24:of -32:the
-28:what @=holder -50: -60:* -96:^and 47:^how -27:^the -95:^what 23:a -24:all -113:and -23:at -23:chain 34:could -81:did -79:do
-26:doe -55:earn -133:fee -24:for 47:got -42:ha 32:hold 94:holder 22:how 40:it -126:itself -116:keep -23:many -22:me 30:much -47:now
37:numb 28:of -29:on -30:one 63:only -43:paid -69:pay -33:please -103:protocol -79:revenue -37:same -55:since 38:take -84:that
-69:the -43:they 24:thi 87:token -26:what -36:with @=holding @=total -13:* 24:a 32:at 31:government -37:how -40:much -20:on -26:one
-41:with @=id 34: 24:* 50:? -28:^and -48:^i 64:^what -32:a -30:and -22:by 28:cap -45:coin -38:for -32:i -22:it 28:market 24:my
23:one 39:put 52:table 36:to 51:what 29:with @=in -58:* -22:only -22:what @=inactive -63:* -22:coin -35:coingecko -28:contract
-33:each -21:i -31:id -21:list -26:the -27:with @=interest @=metal @=open @lost:step @search_discovery>market_data -39:* @=lend 24:*
-44:^what -39:are 62:first 64:for -29:on -29:protocol 43:the -20:tvl -41:what @=liquid @=stak -65:* -25:for -29:on -25:same @=mak
@=rebate -62:* -50:the @=month -109:* -24:^i -30:and -22:i -23:one -20:the -23:trad @=name -87:* -54:by -31:most -21:much -25:now
-45:the @=native -72:* -36:? -37:^which 36:and -42:by -60:collection 47:ha -37:id -75:in -21:market -23:me -37:most 45:my -24:of
-29:on -31:same -24:that -31:the -46:trad -33:wa -34:what -52:which -53:with @=nft @network_infrastructure>defi_protocol
@slot:filter @~oracle -19:* @=no 9:* 24:? -31:^how 59:^i -41:a -30:and 54:at -49:each -56:first 33:for 47:ha -47:hold 79:i -24:in
48:it -75:market -65:me 24:my 87:no 35:now -66:odd -77:of 27:on -81:one -26:since 51:that 33:to -21:what 32:with @=nonfungible
@=regularnft -62:* -21:nft -21:on -26:the @=notional -95:* -30:? -50:by -37:how -33:much -34:on -55:option -56:since -21:the
-32:volume @=out -33:* -48:? -73:^and -47:and -44:at -29:for -37:how -25:i -31:in 28:me -38:my -36:on -36:one 50:only -32:that
-65:to -37:wallet 53:what -33:with @=perpetual -112:* -34:? -29:a -46:and -49:doe -29:i -31:in -26:my -44:now -60:the -48:which
-26:with @=politic -47:* -22:by -38:volume @=quote -37:* 65:^candl -54:and 51:candl -38:for -52:i 27:in -46:over 47:show -30:the
51:there 72:trad @=redeem 97:* -55:ha 50:i 58:it 41:that 87:the -33:what @=revenue 30: -23:* -49:^the -32:^what -46:all -34:are
-53:at -46:chain -43:doe 23:earn -84:fee -42:first -27:for 37:got 30:ha 21:hold 61:holder 64:i -103:in 53:it 144:itself 121:keep
-42:many 94:of -81:on -71:one 49:only -48:paid -30:pay -57:please 66:protocol -28:rank 40:revenue -24:same 21:that -25:the -65:there
44:they -53:to 51:token -37:up 74:what 44:with @=score @=trust 32:book 30:by 27:how 30:much 29:those 29:to @=sell @slot:side 24:
42:* -25:^how 53:^what -51:and 24:ask 97:at -38:bid 72:buy -49:for -25:how 56:i 43:market 47:no -24:now -32:odd -22:of 41:price
41:side 80:the 70:to 54:trad 98:what 37:ye @=settl -59: 24:* 77:? 86:^and -21:^how -25:^what -21:^which 93:about -48:all 80:and
-29:at 50:been -45:bet -32:can -29:category -30:crypto -52:do 60:doe -114:event 30:first -41:for -23:ha 39:have 25:how 54:i -32:if
-85:in -43:it -26:list 34:market -31:me -67:most -32:much -59:on -40:one -101:open 66:over 138:say -36:sery 58:that 53:them 51:then
-33:there 48:they -24:those 29:to -55:today 21:trad 50:what 74:which -32:you @=sport -59:* -31:by -35:volume @=to -133:* -20:?
-32:ha -22:he -27:hi -22:i -47:it -23:me -29:on -37:send -21:to -29:token -45:transaction -26:transfer -24:what -30:which @=top
-71:* -35:bought -36:dexscreen -31:did -36:who @=trade -22: -54:* -21:a 26:do -25:for -21:i -21:it -23:of -41:one -56:since -23:that
-38:the -21:to @=transaction -67: -5:* -30:? -46:^and -21:^i -50:^what -24:a -50:and 92:by -26:did -32:doe -46:for -30:from -39:ha
20:how -47:i 25:in -28:liquidity -44:list -21:most 26:much 45:of -51:on -52:one -30:or -31:please 41:sell -46:the -28:they -22:to
-22:trad -23:want -66:what -28:when -28:where -55:with @=true 39: 106:* 127:? 75:^and 50:^how -35:^in 68:^what 54:did 65:doe
61:first 78:ha 68:how 69:i 24:it 49:me 98:of 80:on 56:one 53:pool 57:that 56:the 61:them 91:then 62:token 108:what 72:which
@=unexpir 50:* -49:? 45:^open 30:^what 24:and 119:contract 67:fund 28:ha -21:interest 84:it 41:list 36:me 28:on 25:one 79:that
-34:there 27:what 61:with @=usd -67: 27:* -60:? 22:^and -23:^how 22:^the -37:^what -32:^when 36:^which -26:about 49:and -30:are
82:biggest 78:by -29:did -44:floor -34:for -43:from 29:government 37:ha -45:have -21:how 44:id 27:if 44:in -44:last -50:list -33:me
-28:more 39:most 61:my -24:need -29:nft -40:of -63:on 29:one -23:only -39:or -27:please -23:price -34:same 43:sell -34:tell 30:than
-51:that -34:the -42:they -24:those -28:today -21:too 26:trad 23:wa -30:when -23:where @=value -60: -4:* -27:? -37:and -26:did
-21:for -39:ha 30:how -21:i -32:on -33:one -33:the -28:they -57:what -28:when @=volume -23:* -58:? 36:^and -32:^how 35:^i 32:^in
42:^ok -41:^same 31:^which -43:^who -29:a -33:about -35:all 55:and -28:are -40:at -29:been -25:biggest -28:both 53:but 76:by
-47:coin 29:day -40:doe -45:floor -47:for -23:from 55:ha -44:have 37:how 35:id 20:if -55:it 59:just 53:keep -28:last -34:liquidity
-29:made -30:me 73:meant -29:more 42:most 48:much 67:my -26:n -32:nft -41:not -24:now -58:numb -47:of 42:ok -63:on 37:one -92:only
-23:or 58:ord -36:over -43:pl -42:please -40:pool 44:price -39:profit 73:rank 38:rath -54:rows -42:same -47:sort -63:swap 35:tax
-28:tell 47:than -46:the 43:them -24:there 33:these 66:they -25:thi -26:to -22:today 54:trad 33:trade -27:volume 61:what -68:where
-44:who @=week 41:* 55:and @=ye -7:* 74:^how -44:^i 88:and -48:at -33:book -44:each 31:first 37:for 31:ha 29:how -38:i -21:in 48:it
25:market 50:me 35:my -72:no 45:now -45:odd 41:one 70:since 43:to 30:trad @ahead @leaves|near @left|same @lost:query @other:address
@set:unit @src=joined|other @wide-asked=far -41:* @asked @set:flag @uses:unit @uses|another|other 28:* @asked-fit @set:url
@uses|edit 40:* @asked=0 @asked=4 @content=2|back @search_discovery>nft_analytics @search_discovery>onchain_dex @share=0|same -9:*
@asked=1 @content=4|other @lost:exchange @lost:fiat @lost:hash @lost:venue @onchain_dex>nft_analytics @outside|asked-fit=3
@outside|asked-fit=4 @row=1|joined @set:market -3:* @asked=2 @calls=1|3|other @content=3|other @defi_protocol>onchain_dex
@defi_protocol>portfolio_wallet @outside|asked-fit=7 @reply|first @row=1|name @uses:step @wide-asked=4 22:* @asked=far
@content=0|same @outside|named=2 @row=4|none @wide-outside|asked-fit=0 -7:* @calls=1 @defi_protocol>nft_analytics @first=4|same
@first=5|other @first|other @onchain_dex>onchain_dex @outside|asked-fit=-2 @outside|asked-fit=2 @set:hex 9:* @calls=1|1|other
@content=5|edit @defi_protocol>search_discovery @first=3|other @takes:time @wide=4|other 23:* @calls=1|1|same @content=5|first
@first=1|same @leaves|add @lost:anyAddress @lost:other @wide-outside|asked-fit=2 -17:* @calls=1|2|other @drops|named|new|other
@nft_analytics>security_risk @other:fiat @rival=2 @wide=2|same -53:* @calls=1|2|same @slot:include_platform
@wide-outside|asked-fit=4 48:* @calls=1|3|same @calls=3|1|same @calls=3|3|other @content=5|other @lost:collection
@onchain_dex>search_discovery @takes:period -42:* @calls=2 @content=6|other @leaves:coin @uses:exchange 11:* @calls=2|0|other
@src=name|other 42:* @calls=2|1|other @calls=3|0|other @content=0|near @drops|open|new|other @leaves:chain @slot:include_abi
@token_contract>network_infrastructure -48:* @calls=2|1|same @cited|same @outside|asked=1 25:* @calls=2|2|other @content=6|back
-85:* @calls=2|2|same @set:uuid @slot:blocks 54:* @calls=3 -159:* @calls=3|1|other -135:* @calls=3|2|same @leaves:solanaSignature
@nft_analytics>portfolio_wallet @share=2|other -34:* @calls=3|3|same @lost:ens @lost:exchangeId @prediction_markets>onchain_dex
@uses:collection @~parameter -5:* @chosen-count 153:* 30:^and 54:^which 45:^who 40:and 29:at 31:do -42:for 55:most 52:of 54:on
61:one 71:only 58:pool 50:show 83:the 22:to 60:which 38:who 62:with @chosen-said 170:* @chosen|other @security_risk>portfolio_wallet
-20:* @chosen|same @outside|words=2 @security_risk>nft_analytics @wide-outside|asked-fit=1 @wide=2|other -29:* @cited|other
@prediction_markets>prediction_markets @uses:holder 57:* @content=0|add @first=2|other @outside|words=6 @security_risk>security_risk
-21:* @content=0|back @row=1|found @uses:pair @wide-outside|asked-fit=5 @wide=3|same 55:* @content=0|edit @leaves:fiat
@outside|own=3 67:* @content=0|other @leaves:uuid @market_data>defi_protocol @row=4|found -52:* @content=1|add @content=1|back
@keeps|open|had|same @network_infrastructure>portfolio_wallet @slot:include_tokens @src=joined|same @wide-outside|asked-fit=-1 12:*
@content=1|edit @drops|open|new|same @first=2|same @outside|asked-fit=1 @row=2|none @slot:include_input @src=none|same @uses:coin
@wide-asked=3 @wide-outside|asked=0 -8:* @content=1|first @content=4|first @outside|own=2 @set:solanaSignature 3:* @content=1|near
@first=0|same @lost:llamaCoin @nft_analytics>nft_analytics @outside|asked=-1 @~hash @~keccak256 -12:* @content=1|other @uses:name
-79:* @content=1|same @content=4|edit @nft_analytics>search_discovery @prediction_markets>search_discovery @reply|src=beside
@src=none|other @token_contract>search_discovery 7:* @content=2|add @prediction_markets>token_contract @token_contract>onchain_dex
-33:* @content=2|edit @defi_protocol>defi_protocol @row=4|near @set:bitcoinAddress @uses:evmHash 32:* @content=2|first @score|same
@wide-outside|asked-fit 27:* @content=2|near @content=5|back @reply|src=before @set:moveType 35:* @content=2|other @content=3|same
@row=1|near @search_discovery>security_risk @wide-asked @wide-outside|asked @wide-outside|asked=1 10:* @content=2|same
@joint=askings|2 @src=answer|same @uses|more|same 30:* @content=3|add @leaves:pair @leaves:time @other:other @unavailable
@uses:protocol -56:* @content=3|back 56:* @content=3|edit @drops|named|had|same @reply|add -18:* @content=3|first
@drops|open|had|same @portfolio_wallet>network_infrastructure 26:* @content=3|near @share=2|same @uses:fiat @uses:uuid 52:*
@content=4|add @outside|abroad|ours -59:* @content=4|back @slot:community_data @uses:thing @uses|same @wide|same 33:*
@content=4|near @kept|add @left|other @outside|words=3 @reply|other -38:* @content=4|same @leaves|more|other @lost:ticker
@market_data>network_infrastructure @nft_analytics>market_data @portfolio_wallet>onchain_dex @set:llamaCoin @~profil -37:*
@content=5|add @first=4|other @leaves|back @nft_analytics>defi_protocol @src=before|other -36:* @content=5|near @outside|asked=0
@share=5|other @token_contract>market_data 6:* @content=5|same @leaves:thing @lost:protocol @network_infrastructure>market_data
@reply|src=none -57:* @content=6|add @leaves|first @onchain_dex>security_risk @uses:evmAddress 20:* @content=6|edit @leaves|same
@lost:anything @src=answer|other -63:* @content=6|first @defi_protocol>prediction_markets @prediction_markets>defi_protocol
@share=1|other -50:* @content=6|near @leaves:holder @other:solanaAddress -49:* @content=6|same @leaves:bitcoinHash @leaves:unit
@onchain_dex>defi_protocol -58:* @defi_protocol>network_infrastructure @leaves:maybeChain @leaves|other @lost:amount
@nft_analytics>onchain_dex @security_risk>token_contract @share=5|same -26:* @defi_protocol>security_risk
@portfolio_wallet>security_risk 63:* @defi_protocol>token_contract @src=beside|same @wide-asked=0 @wide=4|same 16:*
@drops|open|had|other @wide=1|same -122:* @fault @leaves|another|same @other:anyAddress -66:* @first=1|other
@token_contract>defi_protocol -87:* @first=3|same @uses|add 41:* @first=5|same @onchain_dex>market_data
@portfolio_wallet>token_contract @uses:venue @~create -31:* @first|same @own|same @portfolio_wallet>portfolio_wallet
@prediction_markets>market_data @src=found|other -4:* @group=add -27:* 39:^ 48:^and -42:^any -23:^balance 24:^can -37:^could
-23:^for -53:^hm -32:^i -28:^just 41:^list 57:^n -63:^no 53:^not 54:^please -25:^sorry -23:^tell -22:^thank -20:^that -21:^the
80:^too -21:^who -21:^write -44:a -23:about 20:add -29:addres 65:aft -36:airdrop 37:and -41:any -48:are -56:at -21:balance -35:best
49:both 44:burn -23:buy 33:cap -49:check 60:coin 64:contract -21:cost -38:could 109:count -20:did -32:do -41:doe 40:down -49:each
-36:else -23:exist -21:feed -22:fine -29:first -41:for -23:function -24:goe -26:ha -53:hm -45:hold -21:holder -31:how 33:i
-39:inside 55:instead -32:into -25:it -44:itself -53:keep -47:kind -34:know 22:known -48:last 40:lead 44:let -44:level -25:like
-39:long -23:many 39:market 25:me -24:mean -28:meant -40:mine -39:more -27:most 24:move -30:my 60:n -20:need -29:network -43:no
84:not -41:numb -20:or -36:ord 48:oth -37:our -24:paid -41:perp -35:pippin 41:please 35:position -21:protocol -32:question 26:rate
61:rest -26:rn 24:same -50:score -36:see -23:sise -34:sorry 35:sort -32:spot -34:swap -59:t 33:table -29:tell -29:th -24:thank
39:their 28:them 39:then -44:there -40:these -24:they -21:thi 67:those -41:through -32:today -22:token 63:too 45:trad -56:trade
-24:trend 35:two -28:validator 72:volume 26:wa -41:wait -55:wallet -59:we -49:well 41:were -29:what -22:where -21:who 54:with
-25:write -33:wrong -24:ye -33:you @group=back 63:* 45:? -89:^and 64:^ok -78:and 59:first 41:from 34:i 24:in 21:of 64:ok -63:on
-65:one 51:the 25:to -34:what @group=edit 12:* -22:? 69:^ 28:^a 71:^and 34:^any -23:^balance 45:^biggest -66:^by -39:^could
-21:^floor -41:^for 28:^ga -23:^good -36:^hm -46:^how 27:^i -25:^in -26:^it 109:^just -46:^list 51:^make 28:^my 77:^n -40:^nft
26:^not 66:^now 48:^ok -23:^on 21:^only 39:^ord -26:^our -24:^price 45:^rank 65:^same 23:^show -22:^so 24:^sorry -38:^tell 45:^that
26:^then -41:^token -59:^too -30:^wa -59:^which -46:^who 30:^would -38:^write 62:add -45:addres -56:aft 28:against 25:all 26:already
-44:also 29:am 51:and 60:apy -22:are -64:ask -35:at -20:balance 32:be 47:best -27:between 41:block 41:book 28:both -36:bought
-53:buy 38:by 21:call -64:cap -20:chain -32:chang -47:cheapest -84:check 53:coin -46:collection -28:com -60:contract -33:cost
-64:could -47:count -52:d -21:data 65:day 27:deep -23:deposit -77:doe -72:each 45:earn -39:else -28:end 54:enough 34:ever -29:exist
26:fail -28:fear -29:feed -29:find -59:fine 67:first -22:for 38:from -25:function -22:get 91:go -36:goe -29:good -70:ha 55:hash
29:have 25:he 82:hi 34:highest -36:hm -35:hold -60:in 47:inside 78:instead -27:into -28:it -36:itself -45:keep -26:kind -52:know
50:known -21:largest -54:last 50:lead 75:ledg 76:let -68:level -51:like -34:liquidity -22:list -30:lock -21:log -59:long 28:low
-22:made 25:make -81:market 29:me 49:mean 31:meant -61:mine -24:money -24:mov 45:move 113:n 50:nam -57:name 36:need -56:network
-25:nft -53:not -36:notional -26:of 38:ok 67:only -21:open -53:option -62:ord 23:over 42:owner 55:paid 44:pair -64:perp 31:pl
-37:pric -38:print 24:profit -22:put -22:question 62:rank 96:rath -31:recent -40:recipient -49:return 21:rows -27:run 81:same 49:say
-45:score 36:second -67:see -22:sell -31:send -30:sent 27:settl 46:should 61:side 55:since 25:sorry -38:spot -45:stablecoin -49:supp
47:t 67:take -21:tax -49:tell -28:th 75:than 36:that 49:their -21:them 63:then -54:there 21:these 51:they -38:thi -25:those
-24:today -45:token -23:too 32:top 60:trade 32:transaction -41:trend -53:two 56:und -61:validator 84:very -36:volume -20:w 38:wa
81:wait 69:want 85:we 62:well -57:what -58:which -43:who 22:whole 28:will -28:with -25:would -39:write -35:wrong -32:you 48:your
@group=first 10:* -54:? -105:^how 78:^i -58:a 37:did -26:doe -34:for 38:ha -83:how -73:i -32:in -63:many 25:me -28:my 27:no 52:only
28:so 39:that -58:there -22:to 64:wa @group=near 14:* -32:^ 62:^all 42:^and 50:^biggest 23:^candl 28:^chart -28:^doe 21:^floor
97:^for -47:^ga -38:^give 68:^hm 46:^if 33:^just -53:^let -62:^list -32:^make -49:^mint -42:^n -34:^nft -48:^no -62:^not -67:^now
48:^numb 33:^only -31:^our -42:^please -32:^pool -43:^price -29:^rank -71:^same -54:^should -22:^show 55:^since -38:^so -34:^sorry
58:^thank -50:^that -28:^the -23:^then 48:^token -61:^too 24:^total -30:^wa 38:^when 26:^would -26:abi 45:about 56:above 35:account
52:acros -30:add 87:addres 31:aft -20:again -28:airdrop -41:all -34:already 67:also -33:am -32:an 33:any -54:anyth 57:are 44:ask
-31:back 22:bag -46:balance 24:been -45:before 27:behind -21:bet -36:between 30:bid -68:block -82:both 42:bought 60:but -33:by
-38:call 70:came -60:cap -45:chain 36:chart -75:cheapest 54:check -24:code -41:coin 49:collection -31:contract 37:cost 34:could
-24:count -22:current 62:d 24:day -43:deep 42:develop 40:did -37:do 31:doe 75:each 28:earn 70:else -59:end -68:enough -39:ever
-31:every -41:exact -27:exist -27:explor -47:fail -51:fall -29:fee -21:feed 29:form -72:from 44:full -67:ga -44:get -33:give -108:go
-21:goe 26:got 49:ha 34:he 44:high -52:highest 25:history 68:hm 49:hold 23:id 43:if 76:interest 53:into 65:it 62:itself 27:just
-29:kind 24:know 29:largest 46:last 97:late 41:latest -56:ledg -61:let 62:like 26:link 30:liquidity -36:list 36:lock 38:lol 67:look
-50:low 30:m -28:made -90:market -30:me -81:meant -34:mint -34:moment -46:money 24:more 41:most 91:mov -51:move -58:much -82:n
60:network -52:next -38:nft -78:no -56:not -33:now 45:numb 34:odd 26:off 23:ok 27:on 29:one 44:only 32:option 23:or 39:ord -59:oth
-42:our 33:out 23:output -46:over -55:own -73:owner -24:paid -57:pair 65:payment 39:people -73:pippin -30:plu 31:pool -32:position
70:present -27:price 52:print -55:protocol 21:queue -37:rank 27:rate -38:rath -46:read -27:real 41:recent -45:recipient -21:rest
34:return 25:revenue -37:right -38:rn -58:rows -22:rugcheck 26:run -92:same 33:say 30:search 86:see 32:send 48:sent -30:short
-58:should -33:side 80:since -35:sise -20:sit 63:so 26:sold 90:someth 33:sorry -50:sort -29:source -51:stablecoin -40:stak 46:swap
54:table 39:tax 29:th -21:than 60:thank 45:that -56:their -31:then 80:there 56:these 56:they 34:third -44:those 48:through -60:to
37:today 20:token -23:too -43:top 28:total 51:trad -25:transaction 55:up 24:user -35:validator -71:very -24:volume 71:vot 25:w
-28:wa -85:we 27:well 72:went 26:were 34:what 25:when 53:where 26:wheth 26:who 30:whole -28:why -49:with 80:would -22:write 76:wrong
34:ye 90:you @group=other -36:* -58:^a -58:^add 33:^all -107:^and -32:^biggest 41:^can 32:^could 34:^fee -47:^for -65:^ga -30:^give
49:^ha -42:^hm 20:^in -55:^just 53:^list -38:^mint -78:^my 61:^nft -46:^not -41:^now -32:^numb -34:^on -61:^only -32:^open 75:^our
37:^pool 71:^price 35:^same 65:^so -37:^sorry 35:^tell -36:^the -39:^then -65:^too -26:^trad 42:^wa 28:^what 49:^which -33:a 25:abi
-25:about -25:acros -58:add -29:aft -34:airdrop -20:alone -21:an -81:and 29:any 29:anyth -28:ape 49:are -22:ask 52:at 42:back
-45:bag 21:balance -32:be 41:been -40:behind 32:bett 64:between -44:biggest 38:blacklist -81:both -25:bought -45:bridge -51:burn
-61:but -61:by -57:came 60:cap -41:chang 69:check -35:clos 26:code 34:coingecko 35:collection 40:compare 30:contract 31:cost
49:could -56:count 25:current -24:d -41:day 24:decimal 41:deep 31:defi -25:defillama -76:develop -74:did 49:earn -50:else -40:end
-36:ever 46:every 98:exist 47:fail 51:fall 62:feed -22:fill 48:find 29:fine 31:floor -32:from -23:function -26:ga -32:give 46:goe
49:guy -38:he -51:hi 31:highest -38:history -42:hm 21:hold 37:holder 27:in -26:inflow -78:instead -36:into -21:it -93:just -24:keep
26:kind -37:know -37:known 36:last -36:late -34:lead -40:lend 30:let -25:like 29:liquidity 41:list 33:log -32:long 32:low 45:m
56:made -25:make 43:market -46:mean -44:meant -50:min 29:mine 58:moment 83:money 73:more -26:mov 37:move 79:much -60:n -85:need
-60:network -23:no 23:nonce -44:not -27:now 28:off 29:on -87:only 22:option -36:or -20:ord -29:our -62:out -20:over 63:own 37:owner
54:pair -34:people -41:please -89:plu 42:position -36:present 53:pric 80:protocol -69:question -62:rate -50:rath -58:real -24:recent
57:recipient 40:right -21:rn 23:rows 32:run -52:sat -54:say -29:score -32:second -21:sell 30:set -50:should 32:side 32:sign
-46:since -58:sise 35:sit -36:sold 36:some 40:somebody -79:someth -93:sorry -55:sort 24:source 92:stablecoin 50:stak 58:supp
-25:swap -48:t -84:table -22:take 57:tax 56:tell 26:th -29:than -51:that -23:their -61:them -67:then 44:there 51:these -65:they
21:those 36:time -23:togeth 65:token -25:too 25:top -29:total -36:trad 39:transaction 34:trend -24:tvl 24:two 22:tx -31:user 26:v
-41:validator 29:verify 49:volume 28:w -30:wait 34:want 40:we -32:well -82:went -52:were 31:what -58:when -36:where 27:which 42:who
-40:whole -46:why 42:with 68:word -65:wrong 24:ye @group=same -40:^ -40:^any -29:^doe -66:^for -56:^hm -64:^how -30:^it -65:^just
60:^n -25:^nft 85:^no 30:^not 22:^now -63:^ok 48:^on -25:^ord -29:^please 28:^price -77:^same -55:^so 51:^sorry -35:^tell 45:^that
48:^too 22:^what -33:^when -42:^which -60:^who -37:^would -27:^write 21:about -54:above -62:addres -87:aft -43:again -30:against
20:all 25:already 27:am 21:an -42:any -22:anyth -55:apy -67:are 50:ask -21:be -42:best 22:bett 33:but -21:by 53:chain -72:check
-36:coingecko -47:collection -28:compare -60:contract -74:count -30:deep -29:did -82:doe -24:down -35:each -20:else 48:end -40:exist
-30:explor -26:fail -25:feed -26:find 57:fine -44:for -34:from -36:give 20:go 25:ha -38:hash 34:hi -21:highest -56:hm -40:hold
23:holder -49:how 30:i -40:id -45:inside -34:instead 20:interest 23:it 38:keep -28:kind 21:know -44:last 26:lead 70:level -30:like
-44:list 49:long -26:look -28:make -41:many 57:market -45:me 82:meant -67:mine -63:more -28:most -25:mov -33:much 36:n -41:nam
-66:network -26:nft 117:no 63:not -21:numb -68:ok 29:one -39:only -34:option -30:or 39:ord -46:oth -23:our -33:over 20:owner
-36:pair 66:perp 98:pippin -68:pl -50:please -29:pool -25:pric -21:print 44:protocol -48:put -49:rank -22:rate 24:rath -29:recent
-34:return -78:revenue -20:rn 54:rows 41:same -54:score -50:search -31:short -50:side -35:sign -21:since -24:sise -49:so
-34:somebody 29:sorry -23:sort -43:spend 42:spot -52:stablecoin -38:tell 45:th 25:than 38:that -45:their 34:them -49:then -70:there
26:thi -74:those -31:time -24:today 21:too -66:trad -23:trade -30:transaction -53:trend -36:two -27:und -24:up -26:v -101:volume
-25:wallet 44:want -24:we 38:what -38:when -20:which -53:who -35:with -35:word -58:would -28:write 25:wrong -26:ye -40:you @joint
25: 30:* 70:? -33:^and 84:^good -37:^i 86:^my -21:^ok -57:^on -34:^please 68:^show 29:^thank -36:^that 42:^the -64:^what -30:^where
-22:^which 30:^who -21:a -32:about -41:addres 38:again 35:all 33:also -35:am 28:and 102:anyth 94:ape 54:ask -52:back 61:balance
47:be -41:been 42:bet 112:biggest -57:block -59:book -49:but 57:buy -61:by 52:call 59:can 44:candl 30:cap 24:chain 25:chart 83:coin
-67:coingecko -50:collection 114:contract -31:count 22:d -60:day 100:did 46:do 40:doe -42:each 23:else 40:end -54:exchang 38:explor
21:fear 71:fee -21:first -31:floor -45:freeze 25:from 78:ga 74:get 79:give -43:go 48:good 27:got -50:ha 36:have 24:he -48:hi -44:if
45:insider -120:instead 57:it 47:just 31:keep 35:kind -24:late 22:lend -64:let -75:level 93:like -59:liquidity 48:list 54:lock
43:long -22:look -81:m 71:make 124:many 84:market -25:mean -49:mint -24:money -36:much 98:my 48:n -58:nam 128:need 129:next -22:no
37:not -34:numb -21:ok -62:on -77:only 33:open -27:or 51:order 56:our 49:out 41:over 66:own 48:paid -41:pair -35:pay 95:people
-69:perp -64:please 126:plu 33:pool -37:position 79:price 77:put 27:rank -62:rath 36:recent -62:right -114:rows -38:run -43:same
31:second 29:see 57:sell -67:should 48:show -51:side -46:since -43:so 63:source 68:spot 52:still -42:stuff -28:swap -29:take 48:tax
29:thank 36:that 32:the 90:then -31:there 46:they -27:thi 118:those -26:through 28:to -22:today 56:too 23:top 61:total -39:trade
-81:transaction 87:two -33:tx 23:verify -45:very -99:volume -22:wa -49:wait 37:wallet 119:want -28:we 29:when 24:where 38:which
-23:who 63:whole 22:will -33:would 107:wrong -39:ye -30:you @joint=2|1 @reply|edit @set:day @set:step 72:* @joint=all|lacks
@lost:flag -148:* @joint=all|whole 62:* @keeps|named|had|other @lost:chain @reply|src=found @security_risk>network_infrastructure
@takes:days 29:* @keeps|named|had|same @outside|asked-fit @row=3|none @set:signature @wide-asked=2 8:* @keeps|named|new|other
@leaves|edit @prediction_markets>portfolio_wallet @set:bitcoinHash @~batch -11:* @keeps|named|new|same @lost:market
@onchain_dex>portfolio_wallet @slot:entity_type @token_contract>prediction_markets @uncited|other -46:* @keeps|open|had|other 45:*
@keeps|open|new|other @set:least 76:* @keeps|open|new|same -102:* @kept|edit -117:* @kept|same -103:* @kin @uses|another|same 60:*
@leaves:bitcoinAddress @portfolio_wallet>defi_protocol -75:* @leaves:collection -82:* @leaves:count @portfolio_wallet>market_data
@row=3|before @row=3|far -14:* @leaves:ens @network_infrastructure>search_discovery @reply|src=answer @row=2|beside -81:*
@leaves:evmAddress -43:* @leaves:evmHash @wide=1|other -71:* @leaves:exchange @lost:bitcoinHash @market_data>prediction_markets
@search_discovery>token_contract @share=3|other -22:* @leaves:number @outside|asked=-2 -54:* @leaves:quoted -70:*
@leaves:solanaAddress @network_infrastructure>onchain_dex @other:protocol -68:* @leaves:step 90:* @leaves:venue @uses:maybeChain
@uses|other 46:* @lost:address @security_risk>search_discovery @slot:include_transactions -55:* @lost:block
@wide-outside|asked-fit=3 -10:* @lost:choice -51:* @lost:coinId -80:* @lost:coinSymbol -91:* @lost:count -164:* @lost:holder
@lost:solanaSignature @market_data>portfolio_wallet @prediction_markets>network_infrastructure @wide-asked=1 -6:* @lost:least -86:*
@lost:pair @lost:solanaAddress @outside|own=0 @reply|near @reply|src=item @rival=3 @row=4|answer -30:* @lost:time -96:*
@market_data>nft_analytics @market_data>search_discovery @src=item|other 59:* @market_data>onchain_dex @outside|asked-fit=6 -74:*
@market_data>token_contract @outside|strange=2 @security_risk>market_data 39:* @missing -285:* @near
@nft_analytics>network_infrastructure @share=4|same @src=before|same 19:* @network_infrastructure>nft_analytics -65:*
@network_infrastructure>prediction_markets @outside|asked-fit=5 @row=4|beside @search_discovery>prediction_markets @uncited|same
@wide=0|other @wide=0|same -25:* @network_infrastructure>token_contract 13:* @nft_analytics>prediction_markets @outside|words=1
@own|other @~boost 4:* @nft_analytics>token_contract @token_contract>nft_analytics @~recov @~sign 21:*
@onchain_dex>network_infrastructure @outside|strange=3 31:* @onchain_dex>prediction_markets @set:outcome 49:*
@onchain_dex>token_contract @outside|named=1 @set:ticker -44:* @other:chain -73:* @other:days -61:* @outside|abroad|else 88:*
@outside|asked 105:* @outside|asked-fit=0 @takes:least @uses:number 47:* @outside|asked-fit=10 @outside|asked-fit=8 -16:*
@outside|asked=2 116:* @outside|here|else 92:* @outside|named=0 @slot-said 43:* @outside|own @outside|strange @share=0|other 15:*
@outside|own=4 @row=2|name -47:* @outside|strange=1 -78:* @outside|words=4 @share|same 5:* @outside|words=5 83:*
@portfolio_wallet>nft_analytics @uses:solanaAddress @uses|back 96:* @portfolio_wallet>prediction_markets
@search_discovery>defi_protocol -23:* @portfolio_wallet>search_discovery -72:* @prediction_markets>nft_analytics -67:*
@prediction_markets>security_risk @row=2|answer @security_risk>defi_protocol -45:* @reply|same @src=row|same @wide-outside|asked=-1
18:* @reply|src=joined @row=1|beside 73:* @reply|src=row @rival=1 @slot:include_source @wide-asked-fit @wide-outside|asked-fit=6
36:* @rival=0 @uses|more|other 65:* @row=1|answer @row=2|before @slot:is_burnt @takes:count 24:* @row=1|row 98:* @row=2|joined
@score|other @set:holder 44:* @row=2|row 51:* @row=3|joined @row=3|near @~pars 14:* @row=4|before @row=4|joined -64:* @row=4|row
-62:* @search_discovery>portfolio_wallet -93:* @set:address -32: 15:* 64:^and -35:^how 27:^i 21:^the 54:^what 25:a 21:and -55:doe
-62:for 32:ha 22:have 24:he -39:how 42:in -33:it -40:much -44:my -38:nft -54:of 47:on 116:one 33:to -46:token 38:what -54:which
-26:with @set:amount 17:* 22:and 28:i @set:anyAddress @uses:bitcoinHash 58:* @set:anything -83:* -56:? -41:^and -23:at -28:doe
-40:have 77:i -40:it -72:on 43:one -28:or -35:that 61:thi -76:to -25:with @set:block 125:* @set:chain 33: 67:* 73:^and -29:^how
-24:^i 51:^now 39:^ok 34:^on 40:^same -25:^what -37:^which 61:about 51:all 67:and -56:are 26:at 56:be 58:but -44:by -50:did -28:doe
40:first -45:for 48:from -25:have 42:he -37:how 26:i 49:in 64:it 71:just 27:list -22:many 52:me 57:mean -67:my -42:nft 64:no 46:now
21:of 39:ok -33:on 96:only -27:own 39:pl 21:please 43:same 34:the 57:then -31:there 82:to 27:token 52:too -29:trad 47:wallet
-41:which 37:with @set:choice 114:* 62:? 65:^and 85:^i 89:^now -26:^only 44:^the 60:a 125:and 70:but 61:by 55:first 57:have
53:holder 102:i 44:in 38:instead 72:it 24:most 32:nft -28:not -30:notional 83:now 27:of 34:only 45:rank 73:same -42:sort 69:that
29:the 24:them 76:they 65:what 45:with @set:coinId -60:* -36:? 37:and -39:by 42:in -25:it -25:of 35:on -40:the @set:coinSymbol 4:*
-73:and -23:ha 49:i -50:the @set:collection 61:* 62:? -27:and 35:how -26:i -61:in -21:it -38:of -59:the @set:count 43:* -40:^and
-20:^show -34:^who -20:are -26:did 39:do -36:each 42:first -61:for -67:how 39:i -88:in 54:level -41:like -28:list -38:me -21:most
44:my 69:need -21:no 39:numb 69:of -23:only 42:ord -67:please -24:pool 39:rows -34:same -30:show 83:that 52:them -50:there -42:to
-29:token 54:too -64:trad 45:volume -48:which -54:who -63:with @set:days 125:* 85:? @set:ens @takes:fiat 75:* @set:exchange 55:*
58:? 91:^same 93:same @set:fiat -25:* 91:in @set:hash @uses:ens @wide|other 68:* @set:other 69:* @set:pair 46:* 68:the @set:protocol
-54: -77:* 41:for -20:of -26:the @set:query 87:* -34:^how -79:a -20:doe 42:for -47:how -32:in -74:it 35:my 29:now -45:of -38:on
41:one -40:price -55:that -33:what -21:which @set:solanaAddress -54:* 21:i -41:more -38:of -38:the -23:who @set:time 96:* 55:?
84:and 62:i 89:it 91:the @share=3|same -27:* @share=4|other @token_contract>token_contract @uses|near 17:* @slot:category -100:*
40:^and -30:^how -40:^i 22:^in 35:^the -36:^what -53:a -57:all -42:at -26:been -47:biggest -91:by -41:chain 32:coin 20:day -33:do
37:first -33:ha -29:how -43:i -30:it -20:market -22:me -60:most -48:not -79:on -51:one 22:only 28:over -43:protocol 21:put -40:rank
-55:same 26:table 63:thi -51:those 22:too -42:tvl -85:volume -21:what -24:who @slot:contract_type -23:? 21:the @slot:currency -3:*
64:^candl 47:candl -35:for 58:in -27:it 41:of @slot:depth 114:* @slot:direction -22:* 33:? -35:^and -32:^what 40:^which -35:a
51:been -25:by -22:coin -25:contract 37:did -25:do -54:doe -40:first 28:ha -29:have 25:he -53:hi -54:i -27:in 29:late -65:me -20:mov
-57:of -82:on -43:one 25:only 89:out -47:please 78:send -23:that -57:the -48:there -41:thi -42:to 69:token -91:transaction
-50:wallet 62:what @slot:duration -67:* -42:? -41:^and 28:^who -32:a -50:and -40:biggest -39:first -44:for -27:i -26:in -28:it
-25:me -41:my -42:of 33:on -66:only -23:that -57:the -35:to 26:who @slot:entity -90:* -22:and -42:for -29:how -20:it -43:list
-31:much -26:now -23:one -35:the -24:which -32:with @slot:exact -68:* -47:? -46:and -30:for -27:i -33:on @slot:include_24hr_change
-12:* 33:? -37:^in -45:and -36:in @slot:include_24hr_vol @slot:include_market_cap -6:* 35:? -39:^in -41:and -33:in
@slot:include_code @slot:stablecoin_only 79:* @slot:include_empty 96:* 62:token @slot:include_empty_intervals 108:* 38:how
@slot:include_last_updated_at 22:* 71:? 49:^and -41:^in -27:and -27:in @slot:include_tickers -5:* -55:? 29:^open 21:^what
99:contract 58:fund -43:interest 64:it 36:list 70:that -26:the -40:there 54:with @slot:kind 43: -40:* -51:? -49:been -73:doe -60:ha
-51:i -50:in -31:it -25:me -26:my -33:on -22:that 29:to -58:what -63:which -71:with @slot:kinds -83:* -23:my -33:of -44:on -20:one
-48:the @slot:limit 213:* 26:and 41:in 30:it 36:me 84:of 62:on 62:one 50:show 121:the 67:which 64:with @slot:look_forward 71:*
@slot:measure 28: -47:* -23:? -55:^the -32:^what -57:about -34:acros -47:all -34:are -53:at -53:by -48:chain -43:doe 23:earn -84:fee
-43:first -28:for 37:got 25:ha 21:hold 61:holder -30:how 57:i -102:in 46:it 118:itself 120:keep -42:many 50:not 88:of -89:on -77:one
48:only -54:option -48:paid -30:pay -57:please 65:protocol -28:rank 38:revenue -24:same -34:since -30:the -64:there 44:they -55:to
50:token -49:total -39:up -41:user -32:volume 73:what 43:with -20:you @slot:order -30:* -55:? 48:^biggest 37:^could 28:^for -27:^ha
-45:^how 53:^in -61:^list -33:^my 53:^ok 45:^only -57:^same -45:^show -43:^tell -30:^that -63:^the 26:^which -75:^who -41:a
-41:about -38:all 42:and 47:apy -69:been -28:before 86:best 29:biggest -39:both -85:bought 42:but 51:buy 127:by -25:cheapest
-79:coin -21:contract -63:cost 24:could -75:count 45:day -42:dexscreen -51:doe 30:each 51:earn -55:else 117:first -49:floor -22:for
34:from -21:good 24:government -49:have 37:how 27:id -28:in -37:interest 65:into -82:it 43:keep -28:largest -53:last -49:late
30:ledg -20:lend -57:liquidity -74:list 21:m -28:made -66:me 75:meant 30:most 61:much 55:my -77:n -44:nft -69:not -23:now 32:numb
54:ok -33:on 51:one -34:open -76:or 31:ord -35:out -45:over -22:pair -45:pool 78:price -39:profit 73:put 87:rank 53:rath -27:read
-64:recent -34:right -55:same -22:search -30:should -42:show -22:sit 65:sort -20:stablecoin 38:swap -27:t 46:table 56:tax -43:tell
-44:th 78:than -34:the 76:them -54:there 90:these 66:they -25:thi -27:third -23:today -46:token 57:too 87:top 35:trad 21:trade
-72:transaction -32:transfer -30:tx -24:up 99:very -44:volume -20:wa 30:we -83:where -72:who 21:whole -21:yield @slot:outcome 4:*
53:^i -36:a 40:at 25:did -69:each -48:first 46:for 50:ha -47:hold 28:how 69:i -37:in 62:it -74:market -55:me 38:my 72:no 56:now
-77:odd -78:of 31:on -74:one 21:since 57:that 50:to 28:trad -34:what 28:with @slot:period -29:* -81:? 74:^and -39:^i 86:and -24:by
-49:for -50:how -37:i -37:one 47:only 61:that -27:the -47:to -39:trad @slot:standard -16:* -52:? 52:a -48:and -58:contract 64:for
-48:how -111:i -74:it -41:much -36:my -58:of -95:on -37:one -22:spend -66:the -44:there -25:to -70:token -33:wallet -43:what
@slot:status -67: -15:* 67:? 76:^and -28:^how -21:^show -27:^which 93:about -57:all 68:and -47:are -27:at 46:been -60:bet -43:can
-38:category -28:coin -34:coingecko -28:contract -40:crypto -76:do 58:doe -33:each -121:event 26:first -48:for -36:got -30:ha
26:have 20:i -30:id -42:if -90:in -48:it -46:list -45:me -77:most -41:much -70:on -68:one -116:open -34:oth 60:over 136:say -44:sery
-24:show -36:so 57:that -34:the 52:them 48:then -39:there 42:they -32:those -67:today -34:up 58:want 52:what 52:which -50:will
-37:you @slot:token -45:* -36:^candl -54:and -26:candl -54:i -49:in 29:it -56:of -46:over 46:show -30:the 51:there 72:trad
@slot:token_type -43: -96:* -53:? -66:^nft -32:^the -23:^which -37:^who -36:about -31:all -26:and -25:at -34:collection -22:doe
-23:each -30:explor -30:first 24:for -28:got -22:ha -68:have -47:hi -28:how -53:in -38:it 48:just -29:list -25:many -30:me -44:more
-76:nft -48:of -89:on -37:one 23:only -35:oth -30:over -40:own -32:show -43:tell -38:that -26:them -21:to -43:token -50:too
-39:wallet -32:what -42:which -49:who @slot:top_coins -103:* 45:^who -61:a 39:and -26:coin -52:i -66:in -61:it -52:of -57:the
-26:what 34:who @src=answer -40:* 32:^and -56:^how 65:^no -23:^now 87:^on -51:^same -23:^show -30:^the 30:^which 30:^who -43:a
21:addres -37:an -27:at -23:back -34:biggest -31:buy -24:can -34:cap 77:cheapest -22:coin -30:contract -68:deposit -64:develop
-32:dex -44:do 34:doe 37:each -22:fee -23:first -27:floor -20:for 29:get 96:ha -47:how 35:i -30:if 25:in 53:it -33:largest -22:last
74:list -50:make -70:many 49:market -49:me 31:meant -32:mint 61:my -75:n -26:need -25:nft 36:no -64:now -25:numb -25:of 80:one
-23:only -31:or 28:ord -27:our -37:out 26:over 41:pay 47:pl -35:please 25:pool -61:price -75:protocol -35:rank -27:rath -65:revenue
29:rows 40:same -58:say -32:second 40:side 55:so -34:tell 40:that -49:them -29:then 30:there 42:they -24:thi -26:those 23:time 23:to
-29:today -22:tvl -49:volume -46:wa 21:want -42:what 80:which 36:who 48:would -25:you @src=before -53: -12:* 46:24h -38:? 42:^
68:^all 115:^and -43:^any 57:^are -36:^balance -36:^best 70:^biggest 23:^book -64:^by 48:^can -38:^candl 36:^chart -38:^could
22:^did -38:^do -71:^doe -71:^floor -39:^for 39:^ga -64:^give -48:^good -56:^ha -37:^hm 22:^it 37:^make -37:^mint 30:^my 104:^n
43:^need -25:^nft 70:^not 47:^now -38:^on 62:^only 34:^ord -34:^our 50:^please -69:^pool -101:^rows -57:^should -47:^so 41:^sorry
74:^sort -54:^tell 63:^thank 67:^that -54:^the 60:^then 28:^token 49:^too -25:^total -31:^trad -79:^wa -39:^we 21:^what -37:^where
-30:^which -67:^who 43:^would -54:^write -22:a -33:abi -63:above -21:account -79:acros 46:add -44:addres 60:again 22:against
-38:airdrop 52:all 28:alone 42:already -60:also -41:an 61:anoth -34:any 42:anyth 28:approval -27:apy -37:ask 51:at 44:away 39:back
-42:bag 22:been 32:best 43:between -24:biggest -69:blacklist 61:book 30:bought -43:bridge 33:burn 67:but -52:buy 74:by 59:call
61:came -20:can -44:cap -35:chang -55:change 39:chart -102:check 51:clos 31:code -55:coingecko -31:collection -26:com 27:cost
-24:could 103:count -35:crypto -21:current -22:d -38:data 141:day 28:deposit 23:dex 75:dexscreen -22:do -47:doe -44:each 48:earn
39:end 64:enough -23:epoch 30:even 22:ever 23:every 20:exchang -64:exist 45:explor 34:far 28:feed -44:fil -69:fine -56:first
-71:floor -73:for -29:from 30:full -51:function 38:ga -63:get -53:give -61:good -23:got 58:government -42:ha 67:hash 49:have 67:hi
-67:high 23:highest -59:history -37:hm 101:holder 33:i -79:id -44:in 42:insider 80:instead 29:it -54:itself -58:just -29:keep
-63:kind -76:know -31:known -53:largest -41:last 88:late -74:lead 65:ledg -34:left -38:lend -50:like 23:link -27:liquidity -22:list
31:lock -29:log -70:long 45:look 39:los -50:low -32:made -21:many -39:market -42:marketplace 39:may -29:me 79:mean 69:meant 23:min
-39:mine -56:mint 40:moment -70:more 31:mov 55:must -33:my 94:n 48:nam -33:name -86:network -34:newest -47:next -23:nft -43:no
27:not -69:now 61:off -27:on 47:once 20:one 115:only -44:option -30:or -27:ord 33:oth -84:our 42:out 27:output -49:owner 52:paid
27:past 57:payment -47:people 29:perp -21:phish -104:pippin -24:pl 42:please -80:plu -33:pool 67:position 47:present 24:price
-31:print -47:priority 32:profit -49:protocol 22:pull -41:question 112:rath 55:read -37:real -44:recent -47:recipient 31:rest
-47:return -55:revenue -55:rn 20:round 26:rout -55:rows 48:run 41:same -40:sat 86:say -50:score 107:search -58:second -58:see
25:sell -35:send -53:sery 45:set 34:settl -28:short -29:show 77:side 28:since -70:sise 22:sit 21:snapshot -42:so -42:sold
-50:solidity 27:some -33:somebody -21:someth 23:sorry 76:sort -31:source -43:spend -72:stablecoin 26:stuff -38:supp 68:swap 21:t
34:table 100:take -89:tell -26:th 89:than 62:thank 55:that 72:their 47:then 23:there 80:these 64:they -87:thi -35:third 28:those
-25:time -31:today 23:togeth 45:too 35:top 64:trade -43:transfer -28:treasury -33:trend -22:trust -38:two 44:und -25:v -72:validator
-20:verify 35:very 66:volume 59:w 54:wa 78:wait 117:want 29:way 88:we 39:well 58:went -31:where -22:which -84:who -31:whole -45:why
-21:won 65:worth -58:write 28:ye 24:your @src=beside -38: -9:* 24:? 77:^and -79:^how -32:a 39:and -48:by -40:did -100:for 28:ha
-85:how -42:in -102:it -37:me -44:much -28:my -61:of -89:on -44:that -55:to 111:token -22:what 38:which -34:with @src=found -28:*
71:? -77:^and 42:^doe 69:^ha -69:^what 28:^which 41:^who -22:a -53:about 73:account -75:all 62:any -26:are -24:at -37:book 46:buy
56:by 61:can -66:candl -49:contract 50:could -29:did 21:doe 45:each 99:first 67:floor -40:for -69:from -27:go 56:got -25:ha 39:hold
-108:holder -23:i 32:it 63:last -101:late -59:look -57:made -98:me -55:more 23:mov 33:much -51:n 53:name -26:nft 60:now -66:numb
-70:one -28:only 32:or -33:oth -45:over -35:pool 34:price -62:search -81:second 35:sell -34:since 75:so 64:that 59:them -67:there
-82:thi 47:those -93:to -60:token 50:too -23:up 100:wa -25:wallet -76:what 58:when -82:which 23:with 62:would 56:you @src=found|same
-110:* @src=item 8:* 88:? -35:^and -75:^how 30:^i 52:^ok -50:^only 36:^the -48:^which -39:a -46:and -26:are -30:at 74:been -84:block
-73:by 56:candl 47:chain 22:did 37:do -27:doe 53:from 44:give 90:ha -67:have 35:he -49:hold -48:how -58:just -55:like 68:many 88:me
104:more -51:my 24:now 56:ok 59:one -63:only -47:or 41:ord -38:oth 24:over -38:pool -86:price 71:since -69:swap 68:that 94:the
26:then 65:there 50:thi 35:to -65:token -98:too -60:volume -67:wa -46:wallet -56:when 99:who 31:with -82:would @src=item|same -98:*
@src=joined -31: -33:* -46:24h -38:? -54:^ -51:^any -24:^best -22:^biggest -33:^candl 33:^chart -69:^doe -29:^floor -35:^for
-47:^give -57:^good -62:^ha 63:^in -39:^it 50:^just -40:^my 31:^oh 32:^on -21:^only 24:^our -22:^please -69:^pool -25:^price
24:^same -45:^show -24:^so -67:^tell 48:^thank -42:^that -118:^the -39:^then 20:^token 29:^too -20:^wa -45:^where -47:^which
-28:^who 23:a -40:abi -69:about -45:acros -31:add 25:addres -32:again -26:airdrop -51:an -25:ape 34:at -44:bag -36:balance -37:best
-31:between -61:biggest -46:blacklist -73:both 49:bought -25:bridge -22:burn 26:but -37:buy 28:by 41:came -37:can -35:chain
-37:change 45:cheapest 48:check -43:code -58:coin -43:coingecko -60:contract -76:count 32:d 31:day -23:deep 39:dex 56:dexscreen
-20:did 25:down 65:earn -24:end -49:exchang -49:exist -24:fail 60:feed -42:fil 28:find 52:fine -58:first -31:floor -30:for -27:from
29:full -46:get -59:go 28:goe -63:good -38:hash 21:have -21:he -23:hi 20:highest -49:history 82:holder -70:id -29:instead
60:interest 27:into 23:it 35:itself 60:just 30:keep -28:know -56:known -34:largest 94:late -21:lead -45:left -27:lend 71:level
-21:like 20:liquidity 36:look -54:low 27:m -23:market 38:marketplace -72:may 28:me 72:meant -41:min 61:mine -50:mint 22:money 87:mov
-60:much -61:must -43:my -50:n -39:need 22:network 22:newest -34:next -27:notional 43:now 43:numb 37:off 34:oh -32:option 33:ord
-88:oth -52:our -39:over -33:pair -39:people 30:perp -61:pippin 49:pl 22:please -65:plu -53:pool 31:position 27:pric -22:price
-23:profit 22:protocol -63:pull -32:question -29:rate 47:rath -26:recipient -33:rest -37:return -35:right -22:rn -58:rout 53:rows
-26:sat 50:say -50:score 67:search -47:second 26:see -28:send 39:sent -42:sery 28:set -80:side -30:since -51:sise -41:sit
-44:solidity 53:some 73:sorry -21:sort -43:source -64:spend 24:spot -37:stablecoin -50:still 30:supp -43:take -31:tax -84:tell
-33:th 50:thank -40:the -29:their 25:them -60:then 49:there -44:thi -24:third -37:those 24:through -44:time -48:to -28:trad
41:transaction -32:transfer -21:trend -38:two 26:tx 30:up -27:v 41:volume 40:w 32:wa -61:were -36:where 34:wheth -39:who -30:whole
-46:why 28:word 32:worth 27:wrong 30:ye @src=name -62:* -23:? -76:^and 44:^ok 20:a -54:about -43:by -29:it -29:of 44:ok -48:one
-25:same 48:that -56:to -30:too -58:what @src=name|same -84:* @src=none 4:* 21:24h 67:^ -34:^a -22:^add -44:^and -45:^any -32:^best
-21:^biggest 42:^could 26:^did 38:^do -51:^doe 63:^floor -44:^for 43:^ga -21:^give -98:^ha 65:^hm 47:^i 57:^if -86:^in -35:^it
-74:^just -40:^let -21:^mint -34:^n -74:^no -36:^not -30:^now -61:^of -22:^oh -76:^ok -45:^on 69:^pool 63:^price -41:^show 29:^thank
-59:^that 24:^the -61:^then -37:^token -56:^too 46:^tvl 25:^wa 28:^what -28:^who -23:^would -27:a -33:about -22:add -42:airdrop
-42:alone -60:already 48:also 28:anyth -47:ape -24:ask 48:bag -40:be -49:been -65:behind -67:best 33:bett 57:between 24:block
25:bought -42:bridge -71:by 30:call -22:came -34:can 26:cap 40:category 32:change -84:cheapest 91:check 78:coin 69:coingecko
27:compare 75:contract 42:cost -40:count 45:crypto 27:d -55:day 23:defillama -52:deposit -49:develop -55:dex 71:dexscreen -55:did
-29:different -43:doe -33:else -42:end -25:every 31:explor -25:fall -37:far 23:fear -34:feed 53:fil -25:fill 25:first 39:floor
26:for -27:full 51:ga 38:get -42:give -39:go -37:goe 25:good -28:goplu -28:government 23:gre -50:ha -54:have -37:he -28:hi
-34:highest 65:hm 47:hold 90:id 22:instead 36:into -56:it -61:itself -52:keep 45:kind 42:know 32:last -41:lead -44:let 28:like
-62:lock 32:log 44:long 29:look 22:los -30:lost -29:m -64:make 57:may -60:mean -79:meant 31:moment 61:most -43:mov 44:move 38:much
-20:must 20:my -39:n 22:nam -31:name -46:need -25:network 25:new 53:newest -51:not 54:notional -45:now -21:off -26:oh -75:ok 27:old
39:on 50:once -57:one -50:only 32:open 65:option -33:or -46:ord -38:oth 38:our -77:out -59:over 29:own 33:owner -42:paid 57:pair
-35:past -22:pay 65:payment 60:people 27:per 132:pippin -22:pl -49:please -21:plu 110:pool 60:present 73:price 41:priority 60:pull
-45:question -90:rate -31:rath -59:real 45:rest 57:return 38:revenue 40:right 46:rout 31:rows -22:run -69:score 61:search -32:second
48:see -29:sell -36:send -45:set 22:settl -35:short -50:show -35:sold 53:solidity 22:some 26:somebody -24:someth -55:sorry -44:sort
28:source -28:spot 100:stablecoin 41:stak 29:supp 35:t 45:tax -22:tell 72:th 27:thank -36:that -29:their -79:then -38:there 28:these
-47:they 97:thi -41:third -39:those 44:time 21:today -50:togeth -33:too -45:total -46:trad -38:transaction 33:treasury -69:trend
-55:und -21:user 52:v -20:value 34:venu 46:verify -27:volume -68:w -35:wa -20:wait -31:wallet -55:went 45:were 44:what -54:when
-30:where -43:wheth -34:which -25:who 21:whole 29:word 30:worth 27:would 27:wrong -49:ye @src=row 166:* 30:^and 72:^how 82:^i
103:^the 42:^what 61:about 73:are 27:at 58:buy 45:did -36:doe 84:first 27:for 67:ha 29:have 48:how 29:i 45:it 44:me 58:much 101:no
101:numb 50:of 48:on 40:one 36:price 99:second -87:that 73:the 102:third 39:to 88:trad 71:two 60:what 67:who -68:with @src=row|other
124:* @strict 166:* @takes:choice 115:* @takes:step 84:* @token_contract>portfolio_wallet 64:* @uses:bitcoinAddress 38:* @uses:chain
74:* @uses:count 113:* @uses:quoted 103:* @uses:ticker 37:* @uses:time 95:* @wide-outside|asked=2 @wide=5|other 61:* @~abi -8:*
-42:? -21:^and 35:^what 59:abi 36:can -54:contract 66:ha 23:if -29:that 21:want 40:what -35:which -22:with @~account -9:* 33:? 43:^i
-45:^ok 45:^which 40:^who -33:an -53:and -43:are 40:at 31:been 24:doe -35:got 63:ha -21:holder -37:i -52:in 48:it 43:many -46:me
-30:more 71:most -45:much -23:nft -27:no 24:not 24:of -45:ok 26:on -33:one 30:position 46:price -32:say 23:sent 42:so -29:th
-21:that -38:then -27:to -24:token 43:transaction -26:wait 29:wallet 31:want -70:which 58:who @~active 3:* 28:? -22:^and -27:^on
28:and 50:first 23:on -37:to 52:when @~activity -71:* -21:? -24:^and -50:^show -65:^the -24:a 21:all 26:did -22:do -24:doe -22:first
-24:from -24:ha -62:i -33:in -86:it -23:just -21:last 61:late -39:list -21:me -56:mov -24:now -68:of -59:on -99:one -40:recent
-36:same -50:send -30:show -39:since -69:the -29:thi -34:trad -24:transaction 61:up -40:wa -22:when -28:which -26:who @~addres 30:*
20:? -23:^and -30:^i 24:^my 31:^ok -24:^on -50:^pool 75:^that 75:^what 21:^which -27:a 45:addres 30:any 28:are -21:at 39:blacklist
28:block -23:call -50:can 61:check -34:contract 25:each 47:for -31:from -39:have 43:hold 57:i 44:in 59:it 36:known 23:last 41:late
-73:liquidity 28:list 58:look -40:many -35:meant 40:now -24:numb -29:of 26:ok 33:on -41:one 73:out 30:payment -40:pool 33:price
27:recent -44:right 55:same 21:second 70:that 53:the -32:then -28:thi -20:to -40:token 66:transaction -63:volume -51:wallet 66:what
-34:which -23:who -37:wrong @~alchemy -32:* -21:^ok -25:a -29:and -35:it -36:my -21:ok 20:please -25:wallet @~allowance -30:*
21:from -34:how -43:it -27:of -21:on -39:the 28:to @~approval -24:* -44:? -50:^and -62:^how 64:^i -53:^ok -48:a -91:and -46:any
46:approval 20:before 30:can -23:he 41:i -25:in 32:it -31:known 20:me 30:much 44:my 26:nft 33:of -30:ok -25:one -25:same -29:spend
31:still 23:there 37:thi 26:to -24:token 42:wallet -48:what 47:which -54:who @~asset -32:* -61:^and 55:^ok -40:^show 22:^what
-26:^which -21:^who 46:about -66:an -25:any -32:ape -33:at -21:by -61:coin -39:contract -35:did -30:doe -57:for 48:from -23:got
-25:ha 27:have -50:he -20:how -32:into -47:just -29:keep -23:like -24:list 29:made 39:me -56:mint 89:more -34:mov -23:much -42:my
-27:now -69:of 53:ok -30:on -55:our 58:own -47:rows -40:show 77:tell -26:that -23:them -44:thi 49:too -63:transfer 46:what -44:which
47:who 45:with @~at -21:* -45:^and -42:and 41:of 44:read @~balanc -37: 57:* -25:^and 64:^how -21:^ok 32:^which -47:a -26:about
-22:addres -25:all 45:and 43:back -23:balance 105:doe -21:for -22:from 90:have 42:he -36:hi -34:hold 59:how -39:i 63:in 32:keep
-23:most 63:much -23:my -21:ok 102:on -31:only 36:oth -32:out 26:own -25:same 38:show 48:spot -27:that -30:them 52:there 75:token
27:too -41:wallet -30:well 30:what 29:which -25:who @~balance 9:* 29:^and 41:^could 24:^i -24:^my 44:^the -67:a -32:account -22:are
29:at -62:back 52:balance -30:contract 41:could -33:day -34:end 24:get 47:ha 42:he -38:hi 45:hold 27:how 54:i 35:it -25:list
-39:many 32:me -27:meant 54:much 23:my -38:n 33:numb -30:of 42:one -33:own 56:please -54:same 44:second 67:sorry 39:tell 58:that
-34:the -34:them -35:to -29:token -23:too -52:wallet -50:who 67:wrong 38:you @~block -43: -80:* -22:^how -32:^i -28:a -36:and
-49:block -32:doe -21:first -22:hash -29:how -38:it -37:many -31:me 38:moment -32:now -55:numb -26:one -58:please 39:snapshot
-36:the 38:then -34:time -41:transaction -36:what -21:with @~bridg 27:* -37:? -52:^how 62:^which -45:and -66:by -41:chain 61:for
-49:how -25:in -32:it -21:me 29:most -57:mov -48:numb -45:on -20:the -35:what 62:which @~bridge -90:* -39:? -21:^and 31:^how
-58:^which -33:a 79:acros -26:and -46:bridge 31:by -33:came -31:chain -53:for -45:from -32:ha -28:i -35:in -27:inflow -35:it -39:me
-35:money 35:mov 31:numb 37:of 25:on -31:out -22:over 32:please 31:second -45:to -27:went -26:what -59:which -26:with 35:you @~btc
61:* 43:? 50:^and -58:^how -49:^in -37:^my 42:^ok -36:^show -22:^the 34:^what -23:^which -35:a -30:about -49:addres -26:also 46:and
48:are 42:at -23:been -31:block 67:but -44:can -20:develop -21:down 23:each 65:first -42:for -27:ha 37:hold -90:i 39:into 21:last
39:late -44:low 38:make 42:many -47:me -41:much -32:my -47:next 20:now -22:of 41:ok -23:one -24:or 57:out 22:output -26:pay
66:payment -21:pl -27:priority -64:rate -52:right -37:show 62:since -56:so 27:thank 38:that 22:the -42:then 35:there -58:to
27:transaction 33:up -27:which 38:you @~bytecode 33:? 32:a 20:account -20:code 21:contract -41:me 22:there 23:wallet 30:what @~call
-51:* -23:contract -27:of -25:read @~calldata -33:* -24:what @~candl -40:* -32:a -33:for 34:from -21:i -34:it -30:them 34:to @~cap
27:* 32:? 34:^total 27:chart -23:crypto -54:in 37:it -49:market -20:of 22:over -23:the 39:to 33:total -29:what -48:whole @~category
-33:* -34:^what 40:^which -40:and -30:by -23:cap 83:category -25:coin 50:coingecko 52:id -63:just -23:market 26:since -62:the
22:them -45:today -36:what 32:which -21:with @~chain 33:* -22:^could -31:^doe -38:^how 56:^i -23:^my -31:^no 52:^ok 60:^only
32:^rank 43:^same -39:^the 20:^tvl 53:^what 21:^which -41:^who -28:a -49:add -24:all 37:and 28:anyth -34:are -27:before 32:biggest
69:but -28:by 67:call -25:can 50:chain -38:check -28:collection 39:contract -23:could 37:day -36:defillama 49:dex 37:did -31:down
34:each -43:earn -30:ever 45:explor -54:fee 28:first 21:for 21:from 55:got -27:ha 36:have -39:he -40:high 37:holder -47:how 23:i
35:id 32:if 52:just -52:keep -65:largest 51:last 46:liquidity -30:list 37:lock 54:look 57:make -67:me -25:most -39:much -25:my
-34:name -50:no 37:now 52:ok -22:one 70:only 49:or -23:oth -50:out -25:pay -23:pool -25:rath 52:revenue -25:right 25:rows -70:run
60:same -42:say -21:see -21:show -50:since -43:sit -32:some -23:sorry -76:stablecoin 24:supp -73:table -23:the -52:them -34:then
-32:there -21:thi -20:through 25:time -27:to -22:today -39:togeth 41:token 50:top 52:trad 98:tvl 69:volume -20:wa -27:wallet
-48:well 55:what 46:when -23:which -41:who @~change @~percentage -80:* -34:? -24:and -54:by -27:did -24:first -44:it 29:many
-31:since -34:the -35:up -24:what @~chart -26: -37:* -23:? -68:^and 27:^could -21:^did 53:^for 64:^ha -26:^how 70:^i -66:^in -38:^my
-22:^ok -36:^same 47:^show 37:^that -37:^too 45:^wa -67:^what -27:^when -32:^which -47:all -51:also -65:and -33:any -25:are -94:at
-33:balance 36:be 69:been 28:between 33:but -35:buy -78:by 66:can -50:chain 54:chart 25:could -38:crypto 24:d 32:day -26:develop
-25:doe 21:down -23:first -27:floor -22:from -31:give -30:go 56:good 27:ha -22:have 83:high -40:how 49:i 26:if -33:in 56:it -38:just
44:keep 72:like 45:liquidity 39:look -55:market 47:me -25:meant 34:more 26:mov -40:move -58:much -46:my -23:need -26:not -45:now
-69:numb -21:of -22:ok 21:or 27:over 42:pl -32:price 52:rate 28:same 85:see 72:show 78:so -31:stablecoin 24:supp -27:thank 107:that
-28:them -60:then -46:there -32:these 23:they -58:today -44:togeth 26:too -32:trad -25:two 39:wa -30:want -66:what -48:when
-28:which -52:whole -68:with 36:would -34:year 51:yield 31:you @~check -16:* 40:^can -21:^could -49:^my -51:^ok -58:^on 36:^the 22:a
71:about -33:also 30:am -101:and 38:any -58:are -22:audit 53:be 33:before 39:blacklist 21:but -70:buy 22:can 56:check 25:contract
-29:did 36:do -43:doe 45:first 45:for -22:from -47:have -24:he -51:hold -26:holder -57:how 36:i -34:in 64:it 22:list -37:lock
-47:many -24:mint -22:more -36:much -51:my 35:no -22:now 46:numb -28:ok -43:on 24:one -86:or -23:own -30:please 49:same -44:say
-34:sell 28:should 26:show -32:so 28:source 34:spend -22:still 37:tax 91:that 30:the -61:then 34:they 25:those -38:to 35:verify
-31:want 35:what -22:who 47:you @~checksum -74:* -30:one @~clos -20:* -57:? 23:^what -39:and -48:at 76:clos -45:doe -43:have 46:he
-56:it -42:on -49:that @~code -85:* -23:a -55:code -48:contract -28:for -33:i -25:it -50:itself -53:me -38:solidity -21:source
-60:the -47:then -21:verify @~coin 11:* 53:^a -55:^and -51:^in -60:^my 36:^ok 41:^on -40:^show -42:^the -35:^which -28:about
48:account -51:and -21:back -25:be -47:been -20:biggest -51:buy -44:by -40:can -47:category -29:clos 36:coin -61:contract -28:crypto
26:day -54:develop -27:do 43:down -39:each 30:first -74:for -57:from -20:give 37:go -34:good -26:ha -38:id -53:if 59:into 24:keep
-49:list -33:long -27:look 29:make -96:me -33:meant 23:much -79:n -53:need 36:ok 33:or -32:our 25:out -24:over -31:please 61:price
39:put -29:second -33:see -50:sell -34:show -70:so -30:sorry -22:sort -40:supp 33:table 66:tax -62:that -26:them -60:they 25:thi
-27:those 43:time 27:to -54:token 44:top -29:total 35:trade -34:twitt 26:two 39:up -36:v 26:want 25:what -38:when -50:where
-24:which -37:whole -23:will 66:wrong @~collection 20:* 33:^and -36:^how 64:^nft -58:^the -27:^which -97:at 23:by 87:collection
28:doe 49:for -40:ha 22:have -42:how 51:in 40:it 64:nft -25:now -42:of -63:on 21:one 31:only -40:own 61:same -32:there 43:too
-21:wallet -67:what -34:which @~company -28: -71:* -43:? -21:^how -23:^who -35:a -20:by -28:coin -44:doe -35:for -30:how -21:i
-38:it -21:most -21:of -27:on -38:that -24:the -24:them -23:they -37:to -44:what -29:who @~compare 56:* -28:? 37:by 43:each 41:for
29:i 28:in 63:my -21:of 31:one 36:pl 44:put 34:side 42:to 38:volume 34:with @~compute 3:* 28:of @~contract 31: 24:* 21:? 44:^can
-32:^doe -33:^floor -30:^give 25:^i 68:^in -32:^ok 44:^price 46:^the -32:^too -30:^what -62:^which -25:^who -44:a 42:about
-23:addres -38:also 76:and 46:at -27:call 22:can 47:cap 26:chart 49:cheapest -32:contract -34:do -38:doe -23:explor -36:first
54:floor -79:for 47:function -27:give 31:go 24:got 22:ha -38:have -37:he 24:in -21:it -34:keep -25:like 20:many 46:market -55:me
-41:mean -33:much -23:my -62:nft -27:not 39:of -32:ok -35:own 74:owner 75:pl -22:price -75:same 33:see -62:sell 26:solidity -37:some
29:someth -27:th -35:that 37:the -66:then -26:there -35:they -46:thi 46:those 26:today -38:token -48:too -22:verify -39:well 22:what
-21:when 24:where -59:which -28:who 32:would @~counter -27: -83:* -52:? 31:^and 34:^how -33:^i -41:a 32:all -21:and -24:for -45:ha
62:holder 21:how -33:i 23:in -40:late 59:many -40:much -35:numb -21:ok -31:on -20:the -43:thi 25:total -24:what -40:which -25:who
@~currency -36:* -24:the @~current 9:* 47:^and 34:and 51:for 47:how -25:in -21:it -26:me 49:much 52:of 43:one -22:price 57:those
@~dapp -52:* 22:my 21:one -43:phish @~decode -54:* -29:? -43:^and 36:^what 24:^which -22:an -40:and -22:event 33:function -22:ha
-23:it @~defi -25: -27:* 61:^how 69:^the -23:^tvl -28:^what -43:a 43:all -40:any 26:are 38:been -30:biggest 24:doe -67:fee -49:first
65:ha -33:have -38:he 75:how 31:in 65:it -28:just 31:lend -35:list -30:many -41:me 76:money -31:my 36:need -30:now -64:numb -41:of
-31:please 59:protocol 30:same -34:show 95:since 42:stak 27:the -39:there -74:tvl -27:wa -36:wallet -35:what 26:which @~derivativ
-23: -103:* -55:? -21:^and -26:^i -51:^open -51:^the -41:^what 37:^which -35:and -38:are -29:by -23:contract 36:exchange -25:how
-35:i -60:interest -29:me -21:much -27:not 34:now -24:of -56:one -51:open -21:pay -26:please -25:rank -31:so -34:that -55:the
-40:them -60:there -25:trad -24:volume -62:what 29:which -31:you @~detail -8:* 22:explain 26:in @~detect @~rugpull -22:* 22:^i
47:could 39:deposit 29:have 23:my -24:on -22:one 36:own 29:put 23:that 28:what 45:with @~dex -5:* 33:24h 20:^and -33:^how -22:^i
-74:^on 36:^only -43:^pool -30:^same 59:^show 46:^the 21:^what 53:^which 47:a -27:all 73:are -54:at 50:back -48:be 36:biggest
-55:can 50:chain 79:dex -70:did 31:do 33:doe 41:each 24:exchang -31:fee 23:first -40:for -26:from 52:go 39:ha 35:have 40:hold
-24:how 45:id -94:in -24:instead -99:it -36:just -29:keep 71:largest -31:make -24:money 45:most -33:much -49:my 70:no -21:now
-24:numb -25:of -53:one 33:only -50:oth -25:over 56:pair -31:pippin -29:pl 56:please -24:pool 25:price -23:rank -47:same 40:second
58:show -23:since -25:sort 74:that 41:the -23:them 47:to -38:trad -21:trade 60:up 57:volume -56:wa -34:want 33:what 28:which
@~difficulty 64:* 64:? -68:and -40:i -45:the @~domain -22:* -32:? 39:addres -29:i -32:it -30:who @~dominance 18:* 33:? -34:are 43:in
60:of -32:on 22:one -32:only -37:same 20:stablecoin 52:the -27:there @~emission 52:* -27:? 27:my 22:next 26:on 39:token 39:which
@~en 10:* 54:? 38:^and 69:^doe -54:^i 89:an -49:back -51:behind 65:doe 61:got 45:ha 26:have -58:how -68:i -42:it -25:my 88:name
36:of -30:on 53:one -54:that 45:the -47:to -50:which -37:who -25:you @~encode -21:* -22:^and @~entity -32: 5:* -25:^and 55:^what
-24:^which -40:a 35:at -27:be -55:behind -27:buy -25:coingecko 55:cost -25:did 35:doe -29:first -58:for -42:got -66:government
-44:ha 31:he -41:how -23:most -47:much -51:name -24:need -27:now -22:numb -52:of 29:one 32:own -30:pay -43:please -35:same -30:tell
-27:that -38:the 24:them 30:they 75:thi -34:to -30:token -20:up -77:wallet 67:what @~erc20 -31:* -44:? -25:^and 49:^how -27:a
-43:all -38:an -43:and -37:by 60:chain -41:coin -24:contract -52:doe 50:exist -48:first -30:for -21:have -24:i -29:in -61:it 33:many
-21:me -21:now -32:one -43:so 34:that -68:the 59:them -51:token -40:transfer 21:what -25:who @~estimate -23:* -38:? -36:^and
33:^what 29:a -35:and -27:are -40:at 40:call 24:do -46:fee 34:have -24:how -32:in -25:much 23:on -40:pay -63:priority -30:so
-27:that -24:the 33:to 41:tx -20:you @~etherscan -15:* -22:^and 47:^how -25:^same 30:^the -25:account 28:and 57:contract 24:doe
-27:give 38:got 44:ha 25:have 42:how 44:in -47:it 51:list 59:much 25:n 25:of 32:one -46:only 42:out -21:own -23:same 34:second
-38:that 34:the -24:token 65:transaction -67:transfer 36:tx -24:who @~event -23:* 28:? 21:^and -28:^show 56:^the -41:^which
-21:about 52:all -81:already -64:are -48:at -67:been -23:event -39:first 42:for -31:from -77:have -52:how -53:i -31:in -24:it
-50:list 54:odd -32:of -42:on -44:one -22:out -48:question -21:same -44:settl -33:show 46:that 26:the -59:then -52:they -43:to
-55:trad -22:what -75:which -46:with @~evm 93:* 68:? 28:and 28:i 33:it 22:to 20:what 26:which @~exchang 15:* 43:^i -40:^what
63:^which 22:a 28:do 45:exchang 49:ha 27:id -29:instead 29:interest -33:me -34:not 56:now 23:of 52:open 51:or -33:please -24:rank
21:spot -20:that 55:the -35:their -46:them -49:there -25:trad -27:trust -26:venu -23:volume 61:which -34:with 39:you @~exchange -7:*
-34:? -47:^and 54:^i -23:^in 29:^my -58:^open -30:^same -53:^the -38:^what -51:^which 31:a -24:all 38:any 24:are -31:balance
-46:book -30:but -71:by 54:can -53:coingecko -22:contract -30:did -53:do -28:exchang -54:exchange 38:for -44:from -27:fund 22:get
-57:ha -49:how 87:i -51:id 47:in -55:interest -43:it -23:like 31:many 68:me 39:moment -41:much 21:my 26:need 27:not -49:now -33:of
-21:open -50:or 41:ord 38:order -23:oth 27:our -31:out -36:pair 41:perp -28:same 50:see 57:show 45:so -86:the 25:them -43:then
30:there -31:they -38:those -31:to 53:trad 30:trust -27:two 52:up -23:where -30:which @~fear @~gre -72:* -47:? 42:and 39:fear 39:gre
-63:of 39:the -47:today @~fee -13:* 38:^and 109:^fee -50:^ga -46:^ha -49:^how -24:^i -39:^now -35:^same -56:^that 54:^the -45:^which
-27:^who 23:a -44:about 49:also -23:and 21:at -24:be -45:been 38:block -31:but -40:by -40:could -28:did -58:do 60:earn 80:fee
27:first -29:for -47:ga 29:got -59:ha -100:how -39:i 44:instead 39:itself -72:keep -31:last -34:made -33:many 38:more -83:much
-23:my -38:need -77:now 30:numb -30:on -43:one 28:only -21:out -37:per 52:priority -44:protocol 42:revenue -52:same 34:sat
-46:second -31:set -25:since -39:take -86:that 49:there -24:too -46:tvl -22:two -51:up -27:wait -32:what -39:which -37:who -31:you
@~feed 19:* -58:i 53:the @~fill -34:* -25:at 21:fill -20:trad -21:wallet @~first -82:* -52:first -20:since -58:the @~for -16:*
-20:^how -23:^nft -41:^the 51:^which -29:and 43:contract -31:i 58:in 26:me -23:of -34:on -32:only 42:show -21:wallet -41:what
50:which @~function 19:* -48:^and -47:and 38:for 41:in 45:the 41:to @~fund -21: 9:* 23:^i -40:^same -29:a 35:at 22:book -26:doe
-42:for 44:ha -47:in -27:long -24:me -45:on -46:perp -33:short @~ga -25:* 33:? 39:^and -61:^ga 22:^how -26:and 32:at 39:chain
-49:cheapest 25:fee -44:from -35:ga -49:go -31:just 23:me 35:moment 25:my -30:now -24:one -24:only -45:over 40:please -63:price
-50:rn -42:sat 34:thi -48:to @~gainer @~loser -30:* -21:? -29:^which -33:^who 57:and -30:coin 26:of -53:only -31:what -29:which
-45:who @~global 26:* 57:? 49:^i -42:^in 25:^ok 27:^total -40:and 28:at 46:back -53:by 27:chart 34:crypto 54:develop 46:did 72:from
-32:ha 39:how 64:i -22:in 32:it -31:much 31:need 24:ok 29:one -56:please 43:second -25:show 43:since 30:so 21:there 30:to -36:today
-35:volume -56:what -34:with @~goplu -13:* 22:doe @~hack 48:* -45:? 29:in 31:of 46:the @~hashrate -40:* -84:? 53:^and 47:and
-20:develop -25:did -28:how -21:in -49:me -46:next -22:of -45:show 41:that -37:the -60:to 31:what @~historical -22: -56:* -27:?
25:^how -44:^i -52:^in -65:^ok -30:^price -35:also -30:back -20:can 40:cost 55:d 32:day -53:develop -48:did 46:each -86:from -56:go
42:have -75:how -50:it -34:list 44:make -51:much -35:n -25:need -45:of -65:ok 29:on -42:one 45:or -26:our 33:out -47:price 25:since
-23:so -51:the -26:then 39:thi 45:time -52:today -31:too -24:volume -48:wa 30:what -24:with -56:you @~history 20: 15:* -29:^a
-37:^balance 23:^chart 41:^ha 39:^how 48:^i -54:^in -23:^my 62:^ok 32:^same 30:^show -33:^thank -44:^wa -57:^what 20:^when
-57:^which -21:about 36:account 21:also 23:and -26:are 36:back -21:be -64:biggest 32:block 57:but 52:buy -55:by -49:can 21:chart
-28:clos -29:coin -28:cost -23:d 51:did 44:do -66:doe -31:ever 29:fee -30:first 39:get -23:go 53:ha -30:have -74:he 43:how -28:if
-36:in -58:into 30:just 37:keep -22:last -24:list 43:m -26:market -71:me -22:more -31:need -42:nft -22:now 67:numb -86:odd 99:ok
-27:on 22:one -33:or -47:out 41:over -29:own 51:paid -56:perp 91:please 61:same -39:say -28:sell 24:show -31:since 44:swap -42:tell
30:the -32:them -66:then 59:there 21:these 36:they 29:thi 23:time -26:token -38:too 36:trad 78:transaction 30:two -61:up -22:v
-42:volume 29:want -28:we 30:well -30:what 24:when -30:who -38:would 26:you @~hold 22:* -26:buy 32:did 29:ha -35:much 34:that
28:they -26:when @~holder 44: 18:* -27:^and -32:^how 45:^i 31:^ok -39:^what 34:^which 28:^who 72:account -42:and -22:at -22:chain
-39:doe 79:each 35:first 24:hold -25:holder -31:how 45:i 54:it -31:many 35:market 58:most 71:of 31:ok 62:on 32:owner 48:side 35:that
27:the 40:them -30:token 101:wallet -46:what 37:who @~holding -5:* -44:^nft 23:^what -35:and 23:doe -21:i -38:in 39:me 31:same
29:the -22:there -39:wallet -47:which @~honeypot -33:* -40:^i -77:and -52:are 57:can 41:could 41:do -26:doe -20:for 30:ha -25:holder
-46:how -40:i -25:in -30:lock 27:no 25:of -61:on 41:one -35:or -25:same 49:tax -48:then -23:there -22:want -26:who 57:you @~index
56:* 21:^in 21:a 54:and 30:have 60:how 45:i 46:in 78:it 28:link -33:me 64:much 45:my 41:of -23:on 47:one -22:or -32:that 60:today
-32:twitt 64:want 41:wrong @~info -14:* -30:^and 44:any 65:are 21:at 31:coin 22:from -28:holder -38:how -43:in 28:link -26:liquidity
48:lock -37:many -27:no -21:numb -21:one -62:score -27:show -22:then 28:they -31:token -34:trust 36:when @~interest 28: 38:* 47:?
31:^and 49:^open -29:^same 22:and -36:are -25:at 22:chain 20:how 20:i -40:in 64:interest -31:now -37:one 51:open -29:same 40:there
-46:which @~internal -32:* 28:? -55:and -56:event @~jup 20:* -39:^how 43:^what -21:a 44:and 41:for -21:have -27:i 48:in 22:into
28:it 44:me 52:the 40:what 21:with 44:would @~kalshi 31: 9:* 31:^book -52:^how 62:^i 37:^no 29:^show 42:^the -42:^what 45:^which
-38:^who 71:a -40:all -37:already -29:are -27:ask 55:at -42:back -44:been -49:best 34:book -38:can -42:cheapest -24:clos -37:do
62:doe 33:for -57:how -52:it -43:list -21:much -67:no -42:now 70:odd -24:on 29:one 48:open 32:please 47:say 52:second 41:settl
27:show -32:side -46:since 63:that 51:the -52:they -83:to 53:up -69:want 27:what -33:with 26:ye 21:you @~largest 32:* 31:? -31:^and
55:^which 50:^who -39:and 41:ha 21:hold -21:holder -46:i -46:in 26:it 76:most -27:my 58:of 22:on -21:one -27:that 29:the 26:them
-37:which 70:who @~leaderboard -29:* 32:? 24:^who -44:on 42:only @~lock 25:* -25:? -23:^i 20:and 45:any 29:it -26:liquidity 48:lock
56:of 38:on 34:the 36:when @~log -33:* -38:? -46:^and 42:^which -28:a -52:and -20:are -26:call 55:decod 31:did 78:event -20:from
-24:i 27:if 43:it 33:of -25:on -22:what 37:which @~lookup 53:* 87:? 26:a 71:doe 23:he -25:my 88:name 40:of 34:the -47:to @~maliciou
90:* -31:^i -25:and 35:any 39:blacklist -23:doe 61:for 47:i 52:it -27:my 24:on 75:that 29:there -25:wallet @~market -14:* -29:?
45:^and 32:^could 52:^for -49:^ha -38:^i 29:^in -65:^my 30:^ok 87:^price -43:^same -30:^show -34:^that -43:^the -35:^too 24:^total
78:^what 53:^which -32:^who -47:a -64:about 54:above -64:all 35:already -25:any -31:ape 67:are -28:back 34:be -36:before 44:bett
-24:book -32:both 24:but -25:buy 35:by -48:chain 34:chart -24:cheapest -48:coingecko -100:collection 31:could -26:crypto 53:day
34:develop 23:do -26:down -30:event 61:first -75:floor -51:for -44:from 23:fund -31:good -35:got 35:ha -30:have -21:hi 62:highest
20:hold -40:i -38:id -50:in -90:instead 58:into -38:it -77:just -63:last 23:liquidity -21:list -23:low -27:me -21:mean 47:most
45:mov 39:move -82:much 40:my -35:n -22:need -60:nft -32:not -48:now -20:numb -33:of 30:ok 35:one -50:open -30:or -36:ord -51:oth
-44:out -38:paid 55:people 60:perp 25:pl -42:please 106:price 41:put -31:rank 47:rate -37:same 42:say -45:sery 30:settl -40:show
84:so -40:sort -29:stak -35:supp -32:t 37:table 58:tax -58:tell 25:th -43:that -63:the -41:their 87:then 53:these -58:thi -28:third
-50:those -22:through -25:time 35:to -47:today 25:top 22:total -44:trad -80:up -36:v 34:wa 50:want -42:we 48:what -60:where 39:which
-51:who -46:whole 48:will -52:with 32:would 50:ye 50:you @~mempool 55:* -50:^how -66:^what 57:and 65:are -66:did 34:fee 53:how -28:i
-33:in 55:many -65:what @~message 4:* 26:a 43:and -26:of 41:sign @~metadata -38:* 26:^how -31:^what -54:a -61:and -41:call 57:chain
-24:contract -79:decimal -66:doe 50:exist -32:for -46:have -20:hold 21:how -32:i -22:in -54:it -20:list 26:many -22:me -26:much
-27:my -23:nft -63:numb 42:of -22:only -21:own -49:same 40:supp 41:that 59:them -55:there -59:token 40:total -24:wallet -45:what
@~mid 39:* 31:? -22:and 47:of @~midpoint -63:* -48:on @~multi 57:* 47:? -33:^and 64:^how -26:^i -27:^what -22:a 48:and -46:at
24:dexscreen 57:doe 57:for 58:have 70:how -37:i -32:in 79:liquidity -25:list -32:not 27:of 61:on 37:pair 48:pool -28:rows 64:same
23:these -26:those -22:trad 70:volume @~namehash 15:* -21:it 29:of @~native 27:* -42:? 31:^balance 27:^how 42:^i -47:a 27:addres
25:and 46:at 28:balance -44:chain 44:ha 35:have 33:how 82:i -36:many 82:much 23:now 61:on -49:own -36:there 50:thi -38:to 45:which
-32:who @~net @~worth -8:* 38:? -50:all -51:chain 22:he -49:how -22:i 39:it -25:my 32:or -46:over -22:the 41:worth @~network 43:?
38:^how -31:doe 30:epoch -35:for 41:how 34:i -26:it -34:list -38:pool -22:that @~new 47:* -27:doe -30:for 27:got 27:i -22:it
-51:just 28:list -21:new 96:on 67:one 77:pool 28:there -45:to @~nft -71: -8:* 52:^and -26:^doe 20:^floor -50:^ha -24:^i -23:^my
31:^nft -22:^please -24:^same 24:^tell -23:^that -55:^too -57:^who -61:a 55:about 26:and 62:any 83:at 22:be -57:been -25:buy 71:by
-42:can 66:cap -42:chain 36:check 39:coin 29:coingecko 86:collection 61:contract -21:d -34:do -33:doe 47:floor -64:from -41:have
-38:hi -39:how -56:i 52:in -29:instead 25:last 34:let -38:list -79:many 67:market 67:marketplace 52:me 21:more -22:most 51:mov
-63:much 29:my 44:nft -23:no -47:not -64:now -57:on 31:one -43:out -70:own -42:owner -50:please -25:rank 26:right -24:rows
-28:second 44:see 35:sell 26:since 49:so -47:someth 22:tell -65:th 38:that 24:the -35:them 50:then -23:there 46:they -69:thi
37:today -30:token -39:too 21:volume 27:wa -98:wallet -37:want 46:where -77:who -40:with 56:would 33:ye 21:you @~nonce -28:* 33:?
85:^how -36:and 22:ha 62:how -54:i 50:it 60:many -25:one 23:sent 49:so 29:that -26:then -40:to 43:transaction -26:wait @~ohlc -34:
-63:* -22:? -20:^and -57:^in -27:^ok 47:a -72:and -64:did -37:for -69:from -64:how -27:i -62:in -65:it -49:me -27:ok -33:please
-34:price -49:show -46:so -50:that -43:the -35:whole @~ohlcv -53:* 20:^i 26:candl -22:for 24:them @~onchain 20:* 77:^what 84:at
-39:by -23:how -27:i -29:in 64:on -37:token 74:what @~open 27: 27:* 50:? 30:^and 49:^open -29:^same -51:are -31:at 22:chain -39:in
64:interest -31:now -20:of -36:one 50:open -30:right -28:same -41:spot 29:there -31:what -46:which 40:who @~option -51:* -37:^i
-27:all -42:chain -26:for -54:how -49:i -48:in -63:it -31:need -27:not 40:notional 46:now -27:of -27:on -71:one -27:only 58:option
-36:please -36:put -50:since -27:that -26:the 39:to @~order 26:* -40:and -22:are 44:did 28:have -25:in -25:on 44:ord 22:order
45:that 40:there 27:what @~orderbook 42:* -57:^and 29:^book -56:^how -31:^now 30:^ord -32:^the -70:^what 68:a -77:account 47:and
60:ask 58:at 43:best 53:bid 40:book 61:buy -33:by 90:cheapest -74:each -26:first 122:for -39:how 78:i 37:it 42:long -38:market
-32:much 51:no 69:now 31:of 93:on 29:ord -42:perp 67:please -43:price -31:same 68:sell -48:side 31:that 42:thi 26:to -24:trad 88:ye
@~overview 31:* 24:? 37:^i -39:^now 55:^ok -54:^that -40:^the -42:^what 67:a 52:addres 40:all 58:also 26:and -24:are 50:behind
22:biggest -27:but 39:chain -49:cheapest -24:code -27:did -64:do -38:doe 20:earn -43:for -45:from -34:get -28:go -26:got -43:holder
45:instead -40:interest 43:it -39:itself -63:keep -80:make 43:most 36:much 21:name -31:not 57:notional -61:now 20:of 54:ok 35:on
-48:only -47:open 67:option -47:or -45:over 38:pay 31:perp -36:protocol 24:rank 24:revenue -29:right -42:sat -24:source -22:there
-25:they 60:thi 62:time 26:to -44:token -20:up -78:what 46:which 75:who -20:you @~own -3:* 28:? 54:^doe -20:^how -29:^i -61:^nft
27:^only -41:^the 50:^which -29:and -41:collection 43:contract 55:from -58:i 60:in 33:it 25:me 45:more -20:much -32:nft -30:on
27:please 40:show 45:that -38:what 48:which -42:who @~pair -21: -31:* 20:? -24:^and -26:^the -56:^what 50:^where -21:^which -39:a
-20:all -38:and -67:at -20:best 64:can 67:dex -97:doe -55:have 27:i 28:it -31:just -26:liquidity 26:list 49:look -73:me -51:of 28:on
-22:only -46:oth 94:pair -22:please -58:pool -41:rows 47:swap 38:that -36:them 42:then 50:there 44:to -31:trade -21:wallet -29:what
49:where 37:which -31:with -24:would @~perp -84:* -57:^and -43:^now -43:^what -35:a -50:and -29:are -63:at -23:coin 37:contract
-48:did -53:each 49:from -51:give -42:ha 22:how -53:it -31:level 43:liquidation 38:long -51:me -46:now -40:one -21:open 46:our
-45:paid -50:pay -24:perp 31:position 40:pric 31:price -23:side -50:so -63:spot -62:the -29:them -45:then -44:there 60:to -33:trad
-25:wallet 28:want -78:what @~phish @~site 79:* 38:? 44:a 51:i 29:it 55:me 25:of 24:on @~platform -27:* -37:coin -42:the 48:with
@~polymarket -24: 35:* -63:^and -38:^how -54:^show -32:^that 71:^the -26:^what 29:^which 25:about 64:account 51:all 38:already 45:an
35:any -39:are 63:ask -26:at 43:back 75:been 57:buy -24:chain 46:cheapest -25:coin 29:crypto 23:did 33:each 39:event 21:for -25:have
20:he 85:hold -33:how 26:it -49:just 27:late -34:like -21:list 63:look -21:most -21:mov -44:much -27:my 37:no -34:not 42:now 42:numb
50:odd 54:ok 44:on -28:one 58:only 75:oth -53:people -35:question 33:right -50:same -26:say -53:show 35:side -42:since 56:so 36:th
-53:that 65:the 53:then 62:there -40:thi -43:those 62:to -77:today -23:top -37:trad 44:up 42:volume 31:wallet 21:when -51:will
32:with 50:word @~pool -48:* -83:^and 63:^doe 35:^for 46:^ha -51:^how -37:^i -57:^just 50:^on -37:^only -45:^please 45:^pool
35:^show -21:^swap -35:^the -21:^what 54:^where -52:^which 53:^who -28:above 30:again -59:all -72:and -24:any -85:at 59:been
47:behind 32:both -37:but -38:buy 32:by -41:can 22:candl -61:chain 35:coin -28:coingecko 24:contract -23:develop -50:dex -32:did
-27:do -53:find -24:first 31:from 43:good -28:hold -24:how 27:if 43:in -20:into 74:it -75:just -43:keep 46:largest -39:lend 43:like
31:liquidity 44:list -30:look -32:low -24:many -25:money -26:mov -43:move -36:my 37:name -36:need -31:not -47:now 26:numb -24:on
43:one -28:only -67:or 52:oth 21:paid -24:pair -38:pippin -46:pl 133:pool -47:put 46:rate 29:recent -29:right -72:rows -21:same
44:score 27:search -30:see -37:sell 75:show -43:since -54:sort 34:swap 57:that 28:the -83:then 42:there 35:thi -41:time -49:to
40:token 43:too 55:trad -43:trade 39:trust 43:twitt -23:two 80:wa -25:want -31:what -22:when 42:where -50:which 39:who -20:would
32:you @~portfolio 54: 126:* 37:? 30:^how -22:^ok 31:^what 35:^who -65:a -66:addres 43:all 25:and 69:are -23:balance 34:by 43:chain
-24:did -29:do 53:doe 47:from 67:ha -24:have 73:he -69:hold 61:how 41:i 82:in 55:list -33:many 63:much -28:my 30:no 42:now -63:of
-22:ok 23:on 42:one 51:only 50:or -52:out 42:over 75:own -34:please 35:same 35:the 36:there 108:token -28:too 73:wallet 34:what
67:which 43:who -22:with @~position 32:* -45:? -20:^doe 42:^what 37:^which -35:a -31:account -35:and -40:any -50:are 51:bet -49:do
57:doe -36:for 21:ha 80:hold 21:i -25:in -47:market 30:me -22:of -23:on 46:one 27:open -44:position 28:that 73:the -30:wallet
47:what @~prediction -61:* 24:^chart 23:^how 24:^ord -48:^show 39:^that -67:^the 23:^trad 40:^what -50:^which 22:^who -22:a
-60:about -41:account -39:all 25:are -38:ask 48:at 23:bid 25:book -33:buy 43:can 23:chart 51:cheapest 40:do -44:doe -23:each
-36:event 22:from 38:ha -29:hold 26:how -29:i 47:just 48:level -20:look -51:market 39:most 46:mov 37:my 36:now -86:odd -63:ok 29:on
-39:one -22:open 23:ord -52:oth -36:out 48:people -36:question -31:say -32:second -39:settl -51:show 50:since -59:so 38:th -74:the
-75:there 63:they -22:thi 48:to 48:today 44:trad -36:wallet 48:want 24:who -26:with @~pric -7:* 45:^and 32:^did -21:^i 47:and 37:any
23:at 41:cost 25:day 36:each -54:first 42:for 28:from 40:have 32:how 43:if 24:me 42:much -22:now 47:of 39:one 26:our -20:pl 36:pric
-22:price -40:since 27:that -52:the 56:those 29:time 59:today -26:very 21:what -23:when 29:will -21:with 39:would @~price -40: -49:*
-28:? -40:^and -42:^best 23:^chart -60:^ga 29:^i 68:^in -75:^no -23:^now -53:^ok 27:^price 50:^so 36:^the 59:^what -28:^which -92:a
-21:about 32:above -36:all -73:and -45:ask 51:at -42:best -42:bid -38:book -30:but -60:buy -79:by -54:can -28:cap 33:chain
-80:cheapest 25:coingecko -27:collection -97:could -36:day -21:do 71:doe -44:down -20:feed -24:first -93:for -35:from -34:ga -40:go
-29:got -26:have -46:i -28:in -23:it 70:just -50:keep -47:lowest -24:me -27:meant 24:moment -32:much 44:my -114:no -81:now -35:numb
-94:odd -63:ok -26:on -40:or -21:oth -35:our -25:pair -69:please 39:present 30:pric -43:price -55:right -24:same -33:say -34:second
-70:sell -58:should -36:since 44:so -34:sorry 21:tax -51:th -20:thank 24:that -28:the -42:then 52:there 25:these -79:thi -43:time
-83:token -26:too 59:trad 59:trade -53:up -23:volume -22:wa 39:want -38:we -39:well 45:what -40:which 21:whole 30:worth -52:ye
@~priority 42:* 44:^and 34:^what 25:and 46:are 20:fee 36:for -54:how -26:i -32:me -33:much -31:my -22:one 47:pay 62:priority 30:the
25:to 55:what -33:you @~profitability -62:* -27:it @~protocol -60: -52:* 51:^and 85:^how -77:^i -65:^ok -35:^only -42:^that 81:^the
39:^tvl -79:a 30:all -41:and 26:are 29:at 42:been -32:biggest -21:day -28:did -20:do 59:doe 69:earn 23:fee -48:first -34:got 64:ha
-32:have -57:holder 69:how 27:i 49:in 81:it 62:itself -50:just -44:keep 29:lend -37:list -30:make -43:many -21:me 84:money 29:more
36:much -37:my -69:notional -60:now -56:numb -33:of -65:ok -35:on -34:only -58:option 23:over 50:pay -28:put -66:revenue -43:second
-42:show 81:since 53:stak -37:take -37:that 29:they -71:thi -64:time -64:to -61:token -25:total -66:tvl -31:up 35:user -34:wa
-21:what 24:which 26:with @~pyth 28:* -26:? -45:^and -24:^what -43:and -21:do 50:doe 30:feed -26:for -24:have -64:i 49:it -51:of
-21:on 33:one -49:that 42:the -22:they 25:what @~quote 43:* -35:^how 45:^what 53:and 22:do 45:for 52:in 22:into 44:it 45:me 22:much
21:on 53:the 44:what 21:with 45:would @~rais 11:* 34:^who 37:late 35:list 36:money 32:who @~range -90:* -35:? -29:^in -39:^ok
30:^price -60:^what -23:and -35:at -38:back 63:between -30:by -31:first -37:ha -27:i -22:me -45:my -47:of -39:ok -37:one 22:price
21:same -32:see -33:since -32:so 47:that -49:the -34:then -35:to -31:trad -23:two 32:volume -66:what -24:when -28:with @~rat -64:*
-25:the @~rate -20: 80:* 23:^i -39:^same 52:and 71:at 49:did -24:doe -42:for 58:ha -47:in 45:it -31:long 40:me 40:of -39:on 49:pay
64:payment -44:perp -32:short 58:the 54:what @~receipt -39:* -49:decod -31:event -20:log -41:of @~recent -47:* -42:? -24:by -34:do
-23:first -36:for 48:i 47:in 40:it -48:just 51:like -25:most 63:now -46:people 34:the -36:there 50:to 46:trad -27:which 51:you
@~report 31:* 35:^who 39:a 38:account -25:any -23:can -45:for 25:have 36:i 28:it 33:lock -25:mint 33:my 48:of 37:on 33:or 56:report
40:the @~resolve -31: 31:* -30:? 36:^and -51:^i 49:^what -48:^which -39:^who -25:a 26:addres -26:be -81:behind -23:coin -24:did
-22:doe -42:ha 29:he -54:how -53:it -55:much -49:name 42:no -34:of -32:on -65:that -35:the 76:thi -25:to -31:token -79:wallet
59:what -62:which -40:who @~rugcheck -17:* -24:^ok -39:^what 33:^which 32:^who 41:a -44:about 32:account -21:and -24:any 32:could
-30:did 63:do -21:got -62:just -40:last 32:lock -23:mint 35:more 26:my 37:numb 32:of -24:ok -40:one 29:or -20:our 26:people
-28:pippin 32:report 28:rugcheck -42:that 67:there -29:trad 31:verify -54:what 43:which @~safety -45:* 41:a 55:about -42:and -68:buy
-23:can -23:could -45:have -38:i -21:me -24:mint -22:more -60:my -21:of -68:on -70:or -22:own -47:sell 55:that 43:the -48:to 46:what
@~search 20: -38:* -29:? -68:^and 40:^doe -35:^how -56:^i -41:^ok -54:^on -27:^show -57:^the -21:^what 59:^where -50:^who 33:a
-33:about -24:all 54:an -71:and 62:anyth -48:at 73:back 59:be -37:block 61:by 34:call -21:category 34:coingecko -80:collection
44:contract 75:dex 47:do 28:doe -23:exchang 32:explor 105:find -29:first 59:for -37:from 25:got 30:holder -23:how 55:it -77:just
-67:keep 43:liquidity 75:list 111:look -70:made -27:me 52:mint -95:more -42:much 38:name 24:next -81:nft -33:no -59:numb -43:of
-41:ok 28:on -25:one 51:oth -72:own 94:pair -46:pippin -32:pl -40:please 54:pool 32:search -22:so -22:sorry 26:swap -88:tell
-33:them 52:then 30:there -54:today 57:trad 50:trend 33:up -46:wallet -21:want 67:where -78:who -22:you @~security -17:* -46:^and
20:^can 62:^could -42:^how 78:^i -22:^mint 59:^my -20:^ok 37:^on -36:^what -34:^which -46:^who 57:a 25:about -28:account 24:also
-22:an -23:any 39:ape 33:are 38:before 21:but 35:buy 21:can -37:contract -69:doe -34:for -38:from -22:got -27:he 60:hold 36:holder
23:how 66:i -52:in -21:known -37:lock 37:many -37:me -37:much 44:my -29:nft -34:not -40:of -38:one -44:oth -43:phish -48:please
-70:second 29:sell -30:so -23:still -40:then -29:there -56:thi -22:wallet 22:want -40:what -46:which 41:who 32:you @~selector 5:*
31:? -47:^and 43:^what 26:^which -49:and -20:did -21:event 42:for 67:function 54:i 37:in 20:that 40:the 41:to 24:what 26:which
@~sery 25:* -22:? -28:^who 23:how -27:i 25:it 34:settl 39:that 39:who @~signatur -53:* -33:^what -34:in -34:the -32:wallet -36:what
@~sol -26: 19:* 71:? 24:^and 34:^could -42:^how -31:^ok 27:^what 27:^which 37:^who -22:a -23:about 44:all -24:also -31:and -27:are
59:at -58:chain 33:could 33:do 46:fail 21:fee -22:holder -32:how -34:in 50:it 36:kind -33:more 70:most -39:much -24:nft 20:not
-30:ok -30:on 30:one 64:priority 29:so -50:that 44:the -50:them 29:there 24:to -46:token -36:tx 33:up 45:wa -56:wallet 61:what
-78:which 52:who 33:you @~solana 43:* -55:^and 34:^doe -56:^how -29:^mint 70:^ok 36:^what -35:^who 29:a 43:about -26:account -55:an
26:any -52:are -40:at 29:call 29:can -41:could 22:do -43:fee 42:first -39:for 51:from 53:have 29:holder -49:how 20:i -46:in -29:just
-22:keep 46:kind 42:last 28:made 66:me -24:mint 69:more -62:much -36:my -21:numb -37:of 70:ok 45:on -27:or -56:our 60:own -39:pay
-63:priority -29:so 73:tell 86:the -35:there -37:thi 31:to -27:token 49:too 41:tx 28:wallet 48:what -45:which 41:who @~source 24:*
-35:? -23:^i -35:abi -30:and 30:can 53:code -56:contract -29:for -28:give -27:i -29:it 43:me 53:of 63:solidity 60:the 54:then
-22:there -51:verify -20:what @~spot -16:* -20:balance 52:spot -21:that 26:there @~stablecoin -40:* -98:^and 23:^ha -51:^how 56:^i
-34:^ok -43:^show -37:^the 28:^which -32:^who -26:and 35:any 51:are 25:back -41:by -28:chain -52:day 31:develop -30:each -40:exist
-29:for 49:from -41:go 50:i -23:if 24:largest 44:list -26:many -34:most -55:no -25:numb -29:of -34:ok 48:on 28:our 45:please
38:second -49:show 51:since 101:stablecoin 23:supp -40:that -22:the 31:them 42:there 37:time -52:to 40:total -23:wa 32:what 30:which
-33:who @~stat 35: -10:* 49:^i -40:^in 25:a -28:and 70:at -22:been 35:before 56:block 40:crypto 20:for 37:from 24:ga 38:how 68:i
47:market 25:my -37:please 45:that 62:thi -25:to -39:total 32:transaction -35:volume -23:what 48:whole @~statu 116:* 62:? 36:and
102:i 44:on 21:the @~storage 23:* 42:of @~sui 41:* 35:the @~summary 15:* 28:? 37:^i 33:a 30:i 23:rugcheck @~supp -28:* -25:? -24:and
-21:in 41:it -31:of -28:on -22:token -22:which @~support -35:* -23:one -25:the @~swap -27: -52:* -58:? 36:^swap -57:at -25:bought
-22:buy 28:for -25:how -24:i -37:in -46:it 53:late -26:much -21:one -26:recent -26:second -28:sell -27:show -25:sold -32:swap
33:that -24:what 36:with @~tick -35: -72:* -29:? -30:second -32:the -42:there -31:what @~ticker -90:* -23:? -40:^and -39:^i
-35:^same 28:^the 36:^where -22:a -46:and 38:are 29:at -41:be -22:but -24:buy 21:by -43:can 90:cheapest -22:coingecko 65:down
29:each -22:exchange 48:first 26:floor -33:for 50:get -73:ha 33:highest -41:how 33:i -54:id 24:in 23:market 94:marketplace 24:me
-26:more -44:much -66:my -63:n 21:not -29:now -31:of -56:one 74:or 32:ord -31:oth -43:pair 32:please -33:same 43:second -24:sell
-44:so -38:that 21:them -38:then 43:they 28:thi -45:those -38:to 20:trad 42:v 24:volume -23:want 31:what 86:where 41:which 32:would
@~time 79:* 29:for 32:order 22:time 32:to @~timestamp 3:* 40:a 31:at 34:block 43:i 39:moment 39:of 44:that 26:the @~token -23:*
-39:24h 23:? -23:^and -36:^any -53:^doe -26:^how 67:^in -22:^it 41:^list 28:^mint 39:^my -29:^nft -28:^now 33:^on -30:^only -27:^our
-47:^pool 65:^price -54:^same -26:^so -37:^that -45:^the -35:^then 91:^token -38:^too 48:^where -54:^who -28:account 57:addres
-27:against 60:all 28:also -23:am -41:an 33:and 45:any -40:ape 30:at 53:away 38:back -47:be -51:been -30:before -53:behind -29:bid
-80:both -57:but -37:buy -63:by -64:call 60:can -44:cap -66:chain 54:coin 28:coingecko -46:collection 26:contract 23:could 40:count
45:d 36:decimal -40:dex 33:did 25:doe 37:else -24:exist 22:explor 56:feed -53:find -52:first -26:for -40:from -64:go 24:goplu
-47:got -21:hi 83:hold 42:holder -25:i -44:in 65:it 24:just -38:keep -29:kind -65:largest 29:late 39:like -76:liquidity 28:lock
-38:look -27:make 28:many -55:market -29:me -39:mean -36:mine 52:mint -42:more 41:most 100:mov -21:move 22:my -50:n -61:name -70:nft
-79:no -33:numb 44:off 48:on -58:one -24:only -42:or 41:ord -30:oth -31:our 26:owner 28:pair 69:pl -28:please -27:plu -95:pool
49:pric 45:pull 41:put 40:real 29:recent -34:round -58:rows -83:same -31:say -66:score -69:second 52:send -33:should 21:show 26:side
-50:so 68:some -59:sorry -22:stablecoin 28:supp 36:swap 41:t 20:table -22:tax 22:that -38:their -36:them -21:then -22:these -40:thi
-30:third 38:through -22:to -89:trad 71:trade -37:transaction 90:transfer -48:trust -26:twitt -51:two -25:und -27:up 36:v
-27:validator 28:verify -49:volume 25:w -52:wa 96:wallet -56:well -44:went -25:were 44:where -21:which 29:worth -27:would -68:wrong
@~topic 48:* 54:^and 53:and 27:for @~trad 52: -20:* -33:? 50:^now 50:^show -62:^the 32:^what 59:^who -58:at 54:been -27:could
24:first -31:i 77:in 52:it 45:last 52:like -52:market 21:me 65:now -65:on -21:pair -29:pool -43:price 48:recent 32:second 52:show
-22:side 29:swap -40:then 43:to 57:trad -36:what 60:who 51:would -59:ye 49:you @~transaction -27: -11:* 30:? -40:^and 21:^did
-29:^ha -93:^how 24:^ok 28:^please 38:^the 76:^what 30:^when 36:^which -44:a -34:addres -55:an -23:and -41:at 49:been 28:block
52:buy -40:can -25:chain -31:coin -34:cost 44:decod 35:did 40:do -79:doe 45:each 36:event -37:explor -25:first -25:for -42:from
-27:function -37:go -91:got -48:ha -59:have -29:he -30:hold -34:i 69:in 40:it 26:last -30:late -45:ledg -20:log -62:made -55:many
-22:me 21:most 20:much -45:n -34:now 21:numb -37:ok -55:on 64:one 91:out -28:own 24:pay 27:payment 36:please 20:price 39:recent
-24:recipient -32:same -28:sell 30:send -47:show -60:so -42:that 44:the 34:these -32:thi 25:time 42:to -42:token -29:too
-32:transfer 36:tx -39:up 47:wa -79:wallet 75:went 27:were 67:what 33:when 40:with @~transfer 38: -48:* -28:^how -36:^i -46:^the
-27:^which -61:a 23:all -51:an 29:and 52:any -21:at -47:by -45:contract -29:did -91:doe -45:first -32:got -46:ha -37:have -54:he
-46:i -37:in -40:into 36:just -45:keep 39:late -42:like -24:many 20:me 93:mov -36:move -21:much -45:my -51:nft -42:on -63:one 58:out
-26:please -20:same 46:send 31:show -92:the -37:them -31:then -46:there 46:token -25:transaction 85:transfer 25:wallet -27:which
@~treasury 10:* -21:? -29:^how 26:^the 36:^what -25:^who -44:a -51:biggest 41:buy 31:cost 46:did 35:do 20:each -44:first -40:for
23:ha 24:have 20:how -21:i 56:keep 35:no -24:now 33:numb -36:of -43:or 25:own -20:please 38:protocol -27:same -25:sell 34:their
46:they -22:to 41:treasury -32:who @~trend 20:* 21:? 27:^which -43:about -56:and 24:at 66:by 26:coin -28:did 52:do -24:doe 64:first
53:for -43:it -48:last -51:list 43:most 67:now -30:one 55:people 30:pool -87:that 34:the 53:there -61:to -22:trad 32:which @~tvl
12:* -52:? -43:^and 47:^how -30:^i 23:^ok 66:^tvl -41:a 34:all -30:and 43:been -50:by -54:fee -22:first 48:for 23:hold 38:how 56:in
-57:it 22:lock -34:me 25:money 76:much 28:now 61:numb 22:of 23:ok -24:on 24:one 59:same 21:second 37:show -51:since -62:that
50:total 31:tvl -63:wa -23:what 43:with @~tx 41:* 43:? 45:^what 45:did 45:what @~updat -40:* 21:i @~utxo 32:* -52:? -66:and -23:for
-69:i -35:of -40:one 24:output 26:that 26:the -26:which @~validate -68:* 21:a 30:addres -36:it 27:that -35:the @~value -16:*
-71:^what 24:account 20:in 53:it 38:of -32:one 41:position -47:that -67:the -71:what @~verify 4:* 30:and 32:contract 33:got -40:of
41:sign -20:that 32:to 33:token 60:verify @~volum 81:* 106:? 34:^and 59:^which -22:all 25:and 22:day 56:doe -60:for -20:from -39:i
-30:in -30:it -75:me -50:much -34:my -45:of 43:only 55:please -22:pool -23:rank -23:same -59:show 57:that -54:the 46:to -44:trad
37:volume -27:wa @~volume 46: -54:* -90:? -24:^same 54:^show -27:^what -56:^which 23:a 78:acros -21:and -48:at -46:bridge 26:by
-33:came 57:can -29:chain 25:day -38:did 25:do -23:fee -41:for -44:from 43:if -28:inflow -79:it -45:just -20:like 40:me -35:money
-22:most 36:mov 30:much -31:my 32:numb -21:ok -20:oth 22:our -38:out 20:over 36:please -31:same 73:second 51:see 43:show -23:since
57:so -54:them 37:then 23:thi -66:to -25:trad 37:up 46:volume -57:wa -54:what -55:which 37:whole -23:with 46:you @~wallet -20:
-60:^a -62:^and -39:^balance 26:^did 33:^doe 24:^for 45:^ha 57:^hm 24:^how 30:^in 50:^it 41:^list 43:^nft -25:^no -44:^now -26:^ok
24:^please 66:^so 33:^swap 55:^thank -73:^the 102:^token -29:^what 32:^when -44:^where 25:^which 43:^who -26:a -24:about 21:above
-58:account -55:against -38:airdrop 27:alone -37:am 27:and -31:any -53:anyth 45:approval 43:are -122:at 34:audit -30:be 47:been
41:behind -25:bought -24:but -22:buy 75:check -27:code -50:coin 83:collection -77:contract -47:could -38:d -32:day -45:do 93:doe
-44:ever 42:from -31:function 28:get -49:go -48:got 67:have 34:he -53:hi 57:hm -91:hold 51:how -50:i 79:in 49:inflow 32:into
-80:just 73:keep -24:last 26:late -24:let -38:like 36:look -28:lost 50:m 51:made -89:many 37:may 31:mean 32:meant -72:mov 50:move
101:much -47:my -86:n -70:name 21:need 79:nft -31:now 37:numb -21:of -27:ok 41:on 37:only 59:or 48:oth -52:over 56:own 49:please
-79:plu -28:present 42:pric -35:read -58:real -75:recent 48:right 30:rows 32:same -23:say -64:second -50:sell 43:so -27:sold
-61:sorry -30:source -55:spend -43:stablecoin 30:still 22:stuff -37:swap -46:th 55:thank -24:the -30:their -32:them 65:then 64:there
-25:these -34:they -39:to 158:token -64:transaction -62:transfer -23:two -21:wa -41:wallet -43:well -45:went -51:what 27:when
-44:where 77:which 66:who -50:wrong @~yield -28: -20:* 48:^ha -64:^how -25:^the -32:^what 25:a -35:and -36:are -50:at 58:been
-24:develop -22:did -32:doe -21:for 29:from 20:ha -71:how -29:i 43:if -36:interest 27:it -37:keep -38:lend -33:list -28:me -35:my
27:no -39:now -60:on -58:or 34:please -68:pool 46:rate 39:show -44:since 90:that 36:thi -43:time -35:to 54:too 85:wa -56:what
24:with 43:you
`;
