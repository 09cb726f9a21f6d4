// Follow-up weights: how much each sign of a candidate tells for it, by itself (*) and beside each word of the turn; written by test/learn-follow-ups.ts, in hundredths.
export const FOLLOW_UP_WEIGHTS = `
@=1 -53:* -38:by -26:in -38:rank -25:volume @=1155 -47:? -36:^the -34:any -30:at 30:collection 57:for -40:have -38:hi -26:list
-27:nft -40:of -48:on 36:only 53:same 62:the -44:them 51:then -48:token -44:too -22:what @=14d -35:* @=1h 10:* 59:on @=1w -54:*
-23:? -26:^and -28:and -23:the -23:to @=1y 16:* 35:? 49:^and 44:and 37:the 43:to @=20 54:* 55:for 39:i 23:it 40:on @=24h 54:*
-44:are 49:by 25:how 48:most 25:much 35:now -64:of 28:rank 31:the 29:which @=2y 23:* 39:? 39:^and 32:and 35:the 43:to @=30d -35:*
@=3d -54:* -23:? -26:^and -28:and -23:the -23:to @=3m -54:* -23:? -26:^and -28:and -23:the -23:to @=3y -54:* -23:? -26:^and -28:and
-23:the -23:to @=404 -80:* -28:? -23:any 27:for -25:have -21:hi -24:of -37:on -43:only -28:the -30:them 22:then -29:token -29:too
@=5m -97:* -31:? -21:^and -45:and -56:on -33:only @=60d -35:* @=6h -95:* -29:? -29:^and -52:and -54:on -40:only @=6m -54:* -23:?
-26:^and -28:and -23:the -23:to @=721 -54:* -31:? -20:^the 49:any 32:for -29:have -25:hi -28:of -43:on -49:only -33:the 45:them
27:then -33:token -30:too @=7d -31:* @=all -44:* -21:? 61:^and -21:^what 40:and -21:are -75:by -93:contract 63:first -41:fund
-44:give -41:ha -34:interest -69:it -22:list -50:me -34:on -49:one -63:only -47:open -40:out 70:since 43:that -46:the -67:them
-44:then -25:there -24:to -70:volume -20:what -32:with @=apy 31:* -27:? 68:and 27:are 23:doe 48:first 39:for -23:in -23:it 32:more
28:on 45:one 69:only -24:that 27:the -34:there -27:which 29:with @=asc 29: -57:* -29:? -49:^and -25:^how -40:^i -34:^now -41:^same
-30:^the 21:^which 27:a -40:and -64:are 30:at -95:biggest 27:book -64:by -49:coin 39:each 23:first -41:floor 23:from 33:ha -39:have
-26:how 25:i -64:in -31:instead -51:it -42:just -63:list -30:market -66:me 21:most -24:much 21:my 74:need 30:nft -55:not -47:now
-45:or 48:oth 34:please 49:price -54:rank -38:same -39:sell -49:show -33:since -65:that 39:the 43:their -23:then -39:they 54:to
-61:trad -34:wa -57:what -30:where -42:with @=average -105:* -51:and -36:buy -50:first -61:it -29:of -24:one -30:the -24:when @=base
-41:* @=bridge -83:* -23:^what -24:first -49:for -35:on -33:same -30:the -22:what @=btc -31:* @=cap 9:* -27:? -28:^i -54:are
-49:biggest 57:by -38:coin -39:first -23:floor -31:for -27:from -21:have -26:it -39:just -27:market -22:me 21:much 51:need 37:nft
-64:of -40:on 53:oth -21:please -33:same -20:show -47:that 25:the 20:they 29:to 24:today -34:trad -22:volume -24:what -22:which
-57:with @=change 21:* -28:and -44:are 46:by -41:first 30:how -33:in -44:it -28:me 48:most 35:now -75:of -30:on 26:they -22:what
30:which -26:with @=clos -28: -49:* 48:? 20:^and 31:^what 71:about -30:bet -24:by -28:can 51:doe -68:event -20:for -25:i -49:if
-51:in -22:it -27:list -46:market -24:most -22:of -64:on -47:one -58:open 39:that -29:to -29:today -41:volume 66:what -30:which
-43:with -34:you @=coin -32:* @=commodity -58:* -34:what @=company -35:* @=compressednft -23:* 29:? 28:collection 30:of -33:on
22:own @=conversion -76:* -52:since -57:the @=cost -105:* -51:and -36:buy -50:first -61:it -29:of -24:one -30:the -24:when @=crypto
-57:* -25:all -23:it -28:what @=culture -47:* -36:by -39:volume @=dai -50:* -20:? 29:please -20:price 24:to @=date 59:* -74:and
48:buy 32:did 82:first 42:for 54:i 72:of 44:one 69:the 33:they -30:what 27:when @=desc -24: 18:* -59:? -24:^how -44:^i 39:^now
-25:^same 31:^the 37:and -79:are 78:biggest -26:book 36:buy 81:by 26:cap -52:coin 26:day 21:did 25:first -39:floor -64:for -60:from
56:ha -40:have 22:how -60:i 38:id 31:in -30:instead -38:last -64:list 32:much 48:my -60:need -60:nft -39:not -77:of -48:on 63:one
-42:or -44:oth -35:please -22:price 56:rank -47:rows -24:same 47:sell 40:show -38:that -69:the -56:their -23:then 36:they -45:those
20:time -38:today -41:where -25:which @=dex -83:* -23:^what -24:first -49:for -35:on -33:same -30:the -22:what @=economic -47:*
-36:by -39:volume @=equity -58:* -34:what @=erc 26: -56:* -70:? -32:^and -53:^the -29:^which -22:a -24:and -56:at 27:collection
-35:doe 90:for -21:got -28:ha -71:have -52:hi 24:i -39:list -47:nft -66:of -74:on -28:one -30:over -21:own 49:same -24:show 48:the
-21:them 61:then -62:token -64:too -22:transfer -21:wallet -38:what -26:which 30:with @=erc1155 20:* -24:? -70:^i 54:a -52:contract
63:for -25:how -95:i -66:it -28:much -40:my -44:of -83:on -29:one -43:the -39:there -38:to -57:token -41:wallet -28:what @=erc20
-32:* @=erc721 -113:* -44:^i -51:a -30:contract -38:for -60:i -38:it -25:my -22:of -48:on -25:the -22:there -24:to -38:token
-24:wallet @=false 64:* @=finance -47:* -36:by -39:volume @=first -34:* 29:i -34:it -20:of -32:on 40:to @=floor -39:* @=from 27:*
37:? -36:^what 55:been 37:did -38:doe -22:first 39:ha 27:he -49:hi -53:i 38:late -70:me -50:of -72:on -37:one 81:send -24:that
-54:the -40:there -51:to 84:token -74:transaction -29:wallet 42:what 32:which @=fungible -23:* 29:? 28:collection 30:of -33:on
22:own @=futur 32:* -30:? 39:and 43:the @=fx -49:* -21:i -33:what @=government -83:* -29:for -47:list -22:most -29:now -26:on
-29:same -32:the -22:which @=h24 -27: 48:* -64:? 54:^and 49:^which 80:and -53:floor 73:ha -46:have -21:how -40:i -38:it -29:me
48:most 74:my -66:nft -33:of -44:on 97:one -38:same -51:that -63:the 22:which @=hold -87:* -36:and -28:buy -35:first -49:it -31:of
-27:one -32:the @=holder -24: -61:* -24:? -97:^and 61:^how -84:^what 38:a -112:and -27:at -89:did -65:do -131:fee 48:got -31:ha
114:holder 36:it -127:itself -110:keep 20:much -49:now 48:numb 22:of -38:on -30:one 62:only -68:paid -104:protocol 28:rank
-59:revenue -40:same -51:since -64:that -65:the -27:there -44:they 101:token -39:with @=holding -47:* -23:a -25:one -33:the @=id
-59:* -21:^and -38:^i -20:and -25:by -36:coin -30:for -37:i -29:in -20:now 29:to @=in -62:* -21:what @=inactive -53:* -23:coin
-32:coingecko -27:of -33:with @=interest -16:* @=internal -32:* @=lay -53:* -38:by -26:in -38:rank -25:volume @=lend 40:* -43:^what
-33:are 65:first 64:for -20:protocol 45:the -39:what @=liquid -58:* -26:for -28:on -26:same @=mak -60:* -37:since -41:the @=market
9:* -27:? -28:^i -54:are -49:biggest 57:by -38:coin -39:first -23:floor -31:for -27:from -21:have -26:it -39:just -27:market -22:me
21:much 51:need 37:nft -64:of -40:on 53:oth -21:please -33:same -20:show -47:that 25:the 20:they 29:to 24:today -34:trad -22:volume
-24:what -22:which -57:with @=mention -47:* -36:by -39:volume @=merge -76:* -52:since -57:the @=metal -31:* @=month -99:* -49:and
@=name -89:* -32:are -46:by -36:most -23:much -40:of -20:rank -38:the -41:them -48:which @=native -75:* -38:? 25:^and -37:^which
36:and -53:by -80:collection 50:ha -48:i -90:in -26:it -37:most 51:my -50:nft -21:of -34:on 30:one -32:same -26:that -58:the
-30:trad -25:wa -25:what -51:which -57:with @=net -87:* -36:and -28:buy -35:first -49:it -31:of -27:one -32:the @=nft -21:* @=no
-31:^and -28:^how 60:^i 64:^the -32:a -31:and -67:ask 48:at 21:book -52:cheapest -31:each -50:first -60:from -63:have -33:hold
20:how 49:i -30:in 21:level -68:market -55:me 53:no -54:now -67:of -77:one -53:ord -32:price -33:side -31:since 40:that 51:there
47:to 23:trad 24:with @=nonfungible -23:* 29:? 28:collection 30:of -33:on 22:own @=notional -75:* -51:by -54:since @=oldest -34:*
29:i -34:it -20:of -32:on 40:to @=open -16:* @=out -27:* -22:? -70:^and -67:and -56:for -22:i -39:in -36:one -32:that -38:the -51:to
38:what @=perpetual -81:* -47:? -51:and -39:doe -39:in -53:now -48:the @=politic -51:* -30:by -39:volume @=price -39:* @=quote -32:*
21:? -27:^the -63:and 58:candl -32:for -49:i 36:in 23:it 53:show 27:swap -25:the 72:trad 25:what @=rat -58:* -34:what @=rebate -60:*
-37:since -41:the @=redeem 94:* -21:? -36:ha 106:since 34:that 89:the @=regularnft -23:* 29:? 28:collection 30:of -33:on 22:own
@=revenue -21: -33:* -21:^what -23:^who -47:are -58:at -35:doe -72:fee -43:first 35:got 50:ha 62:holder 31:how 53:i -100:in 28:it
155:itself 138:keep -23:made -26:make -26:me -35:money -28:more 38:much 36:now 21:numb 104:of -23:on -69:one 40:only -20:paid
104:protocol -52:same -34:that -35:the -60:there 47:they -26:thi -34:to 54:token 42:what -21:who 49:with @=reward -76:* -52:since
-57:the @=score -5:* 23:by 22:how 24:much @=sell 27: 28:* 21:^i 50:^what -33:and 60:buy 32:cheapest 34:do -33:for 55:i -38:in
-34:market 20:most 57:no 35:now -33:of -25:one 23:sell 46:side -23:that 48:the 70:to 57:what @=settl -37: 15:* 82:? 70:^and 45:^what
97:about -20:all 49:and -23:at 30:been -44:bet -32:by -40:can 65:doe -90:event 29:first -29:for 28:i -65:if -69:in -34:it -41:list
-27:market -35:most -28:my -35:of -83:on -29:one -78:open 24:over 30:please 52:that 28:they -40:today -55:volume 95:what 29:which
-26:with -44:you @=split -76:* -52:since -57:the @=sport -59:* -34:by -37:volume @=stak -58:* -26:for -28:on -26:same @=target -41:*
@=tech -47:* -36:by -39:volume @=to -123:* -22:did -32:ha -26:he -29:hi -27:i -46:it -31:me -31:on -27:to -29:token -40:transaction
-31:transfer -27:what -30:which @=top -38:* -33:did @=total -47:* -23:a -25:one -33:the @=trade -8:* -28:for 51:ha -24:i -28:it
-30:of -43:one -66:since -23:that 58:there 57:what 60:with @=transaction -51: 10:* -42:? -54:^and -30:^what -35:a -22:been 98:by
36:doe -66:for 51:have -45:i 34:it 23:much 37:of -55:on -59:one -41:or -53:please 25:pool 42:sell -61:the -22:there -29:token
34:trad -54:what -23:who -78:with @=true 87: 101:* 112:? 96:^and -23:^in 79:^what 27:did 80:ha 84:how 53:i 30:me 83:of 34:on 104:one
28:that 39:the 46:token 74:what 46:which 77:with @=trust -5:* 23:by 22:how 24:much @=unexpir 68:* -41:? 26:^what 60:fund 61:ha
-39:interest 84:it 33:on 56:one 73:that 45:the -48:there 23:what @=usd -53: 24:* -64:? -24:^how 46:^which -32:a 59:and -30:at
90:biggest 98:by 35:collection -32:each -55:floor -46:for -47:from 66:ha -51:have 27:i 69:in -68:list 41:most 71:my 26:nft -58:of
-71:on 59:one -46:or -50:please -32:price -38:same -55:that -38:the 41:their -21:them -33:those -36:today -28:with -22:would @=value
-19:* -39:? -50:for 25:how -28:i -54:of -54:one -52:the -40:what @=volume -37: -20:* -66:? 35:^and -25:^how 27:^i -38:^same
38:^which -51:^who -42:all 62:and -36:are -57:at -35:been 59:but 21:by -47:coin -56:doe -28:each -27:first -53:floor -62:for
-41:from 60:ha -66:have 27:how 25:id -21:in -57:it 57:just 58:keep -40:liquidity -22:list -32:made -26:me 36:most 37:much 55:my
-22:n -52:need -66:nft -42:not -23:now -67:numb -38:of -54:on 69:one -85:only -57:oth -41:over -61:pl -65:pool 52:rank 44:rath
-81:rows -40:same -22:search -23:should -28:side -44:sort -59:swap 52:than -66:the 49:them -32:then 53:they -23:token 40:trad
42:trade -46:volume 33:what -66:where -49:who -24:would @=weath -47:* -36:by -39:volume @=week -17:* @=ye -43:* -30:? 48:^and
36:^how -36:^i -54:^the 37:and -40:at -30:book 21:cheapest -27:each 26:first 32:from 30:ha -29:i -32:level 27:me 25:my -37:no 25:now
47:since -34:the -39:there 26:to 30:trad @=yield -83:* -23:^what -24:first -49:for -35:on -33:same -30:the -22:what @ahead -33:*
@asked 25:* @asked-fit 38:* @asked=0 9:* @asked=1 -15:* @asked=4 -4:* @asked=far -15:* @calls=1 4:* @calls=1|0|other 24:*
@calls=1|1|other 13:* @calls=1|1|same -13:* @calls=1|2|other -45:* @calls=1|2|same 39:* @calls=1|3|other 48:* @calls=2 13:*
@calls=2|0|other 5:* @calls=2|1|other -64:* @calls=2|1|same 33:* @calls=2|2|other -40:* @calls=2|2|same 20:* @calls=3 -126:*
@calls=3|0|other -18:* @calls=3|1|other -120:* @calls=3|1|same -46:* @calls=3|2|same -28:* @calls=3|3|other -47:* @chosen-count
150:* 40:^and 22:^who 47:a 77:and 24:are 42:at 31:by 42:coin 21:for 48:i 40:in 52:it 76:me 67:most 34:of 54:on 54:one 54:only
87:show 37:the 67:which -24:with @chosen-said 165:* @chosen|other -18:* @chosen|same -23:* @cited|other 62:* @cited|same 34:*
@content=0|add -11:* @content=0|back -21:* @content=0|edit 81:* @content=0|near -39:* @content=0|other -38:* @content=0|same -3:*
@content=1|add 14:* @content=1|back 13:* @content=1|edit -36:* @content=1|near -15:* @content=1|other -54:* @content=1|same -8:*
@content=2|add -48:* @content=2|back -9:* @content=2|edit 34:* @content=2|first 35:* @content=2|near 35:* @content=2|other -20:*
@content=2|same 43:* @content=3|add -77:* @content=3|back 58:* @content=3|edit 3:* @content=3|first 6:* @content=3|near 48:*
@content=3|other 21:* @content=3|same 8:* @content=4|add -10:* @content=4|back -56:* @content=4|edit 28:* @content=4|first 22:*
@content=4|near -15:* @content=4|other -23:* @content=4|same 11:* @content=5|add -14:* @content=5|back -3:* @content=5|edit 19:*
@content=5|first 51:* @content=5|near 17:* @content=5|other -15:* @content=5|same -30:* @content=6|add -23:* @content=6|back -78:*
@content=6|edit -80:* @content=6|first -95:* @content=6|near -26:* @content=6|other 26:* @content=6|same -65:*
@defi_protocol>defi_protocol 45:* @defi_protocol>market_data -38:* @defi_protocol>network_infrastructure -17:*
@defi_protocol>nft_analytics 26:* @defi_protocol>onchain_dex 31:* @defi_protocol>portfolio_wallet 42:*
@defi_protocol>prediction_markets 42:* @defi_protocol>search_discovery -45:* @defi_protocol>security_risk 65:*
@defi_protocol>token_contract -66:* @drops|named|had|other -14:* @drops|named|had|same 3:* @drops|named|new|other -26:*
@drops|named|new|same -20:* @drops|open|had|other -117:* @drops|open|had|same 18:* @drops|open|new|other -39:* @drops|open|new|same
5:* @fault -104:* @first=0|same -7:* @first=1|other -74:* @first=1|same 18:* @first=2|other -14:* @first=3|other 23:* @first=3|same
36:* @first=4|other -31:* @first=4|same -20:* @first=5|other 25:* @first=5|same -6:* @first|other 6:* @first|same -7:* @group=add
-31:* 41:^and 59:^any 28:^can -48:^could -29:^ha -52:^hm -86:^i 69:^let 61:^n 33:^not -21:^numb -46:^our 31:^please 27:^same
-40:^show -22:^the 53:^then 84:^too -41:^wa -37:^what -20:^when -46:^which -51:a -23:abi -28:about -47:add -27:addres -23:already
-25:also 39:and 53:any -64:are -65:at 35:back -25:balance -21:been -46:best -28:biggest 22:both -38:but 38:by 36:cap -43:check
39:coin 49:collection 50:contract -50:could 33:count -22:d -63:doe 39:down -43:each 21:ever -33:feed -21:fine -26:first -63:get
42:go -45:ha 31:hi -52:hm -47:hold -22:holder -23:in -27:inside 35:instead -22:into -31:it -45:itself -39:keep -34:kind -40:know
59:let -30:level -39:long -27:look -24:made -26:many 49:market 30:me -72:mean -31:meant -34:more -36:most -57:my 85:n -28:need
-35:network -47:next -37:numb 31:ok -35:on -37:only 21:open -38:ord -22:order 58:oth -21:our -40:over 22:pair -29:perp -28:pippin
-23:pl 21:please -27:pool -23:pric -39:print 33:rest -30:say 53:second -33:see 21:send -35:show -25:some 20:someth -34:spot -36:swap
-48:t 52:table -24:tell -30:th -28:the 56:them 61:then -24:there -45:these -23:thi 81:those -21:time -25:today 64:too 34:trad
-55:trade 39:two 38:up 43:volume -62:want -40:we -50:well -56:what -28:when -24:where -29:which -34:who 72:with -36:ye -46:you
@group=back -3:* -41:? -70:^and 99:^ok -52:and 47:first -30:how -25:of 99:ok 26:on -49:that 26:the 55:to -21:what -21:who
@group=edit -24: 22:* 85:^ -42:^any 25:^chart -32:^doe -59:^for -21:^good -42:^ha -38:^hm -53:^how 38:^i -29:^it 104:^just 34:^make
86:^n -31:^no 107:^not 28:^now -22:^numb 24:^only 44:^ord -33:^our 48:^same -35:^show 50:^sorry -23:^tell 28:^thank 42:^that
-39:^too -38:^wa -57:^what -51:^when -81:^which -88:^who -25:abi -25:acros -58:addres 44:again 36:against 21:all -68:also -32:an
21:and -33:any 26:anyth 42:apy -55:are -73:ask -87:at -46:balance 41:before 25:best 28:block 41:book -61:buy 70:by -27:candl -74:cap
-21:chain -44:chang -81:check 36:collection -55:contract 24:could -41:d -23:dex 21:different -90:doe -23:down -39:each 45:earn
-54:else 24:end 20:enough 46:ever -43:every -28:exact 37:explor 28:fee -35:feed -62:fine 64:first -27:floor -37:ga 33:get 24:give
50:go -32:good 56:government -79:ha 31:he 46:hi -38:hm -55:hold 54:id -80:in 43:inside 64:instead -51:into -21:it -20:itself 33:just
-22:keep -52:know -53:last -21:late -23:latest 22:let -72:level -26:like -27:liquidity -33:lock -38:lol -55:long -39:made -96:market
29:me 73:mean 26:meant -48:money -22:mov 33:move 22:much -31:my 114:n 43:nam -54:name 58:need -79:network 67:next -25:no 35:not
-28:of 33:old -36:on 47:one 95:only 27:open -71:ord -22:order 40:oth 37:our 20:out 54:over 31:own 38:paid -20:payment -72:perp 23:pl
-41:present -36:pric -64:print -26:protocol 40:put 43:rank 98:rath -38:recent -30:report 28:rest -24:revenue 35:right 26:rows
26:same 33:say 75:second -53:see -29:sell -49:send -36:sent 43:settl 26:should -26:show 56:side 40:since -61:some 49:sorry 48:sort
-54:spot -28:swap 32:t -22:table 69:take -37:tell 83:than 26:thank 29:that 66:their -67:them 49:then -37:there -39:these -28:thi
38:third 21:those -37:today -24:total 37:trad 40:trade -24:trust -65:two 44:und 42:up 62:very 70:wait 101:want 56:we 62:well 48:were
-63:what -29:when -42:which -89:who 26:whole 58:will -69:with 40:would -36:wrong -38:ye 48:you 35:your @group=first 37:* -51:?
-48:^how -46:and 23:doe -56:how -36:i -26:in 53:it 54:on 59:that 70:wa 42:what @group=near 17:* 27:? 50:^all 46:^and -73:^any
-38:^biggest 22:^candl 20:^floor 70:^for -31:^give 63:^hm 55:^it -42:^let -21:^list -28:^make 49:^my -59:^no -71:^not -32:^now
24:^numb -38:^our -21:^please -24:^price -84:^same 56:^since -52:^so -27:^tell 49:^thank 45:^the -61:^then -40:^too 57:^when
-32:^where 85:^which 33:about 51:above 48:account 54:add 49:addres -22:against -35:all -55:already 68:also -24:an 31:and -23:any
-58:anyth 99:are 26:ask -58:balance -56:before 32:behind 40:bid 75:biggest -30:blacklist -50:block -21:book 39:bought 43:but -39:by
52:came -49:can 36:candl 28:cap 64:chang 22:chart -51:cheapest 60:check -56:coin -25:could -27:count -35:crypto 47:d 81:develop
44:did -27:different 36:down 71:each 62:else -54:end -48:enough -50:ever 28:exact 34:exchang 35:first -25:from 40:full -44:ga
-29:get -73:go -49:good -70:government 77:ha 31:he 77:high 63:hm 49:hold -30:id 26:instead 34:interest 65:into 39:it 42:itself
-49:just -23:keep -67:kind 27:know 25:largest 88:late 47:latest -52:let 42:like 51:liquidity -42:list 62:lock 44:lol 46:look 45:m
-45:made -31:many -89:market 44:mean -45:meant 25:mint -37:moment -29:money 23:most 69:mov -54:move -64:much 27:my -46:n 72:network
-29:next -52:no -75:not 23:numb 25:on 22:only -33:open 65:ord -22:order -24:oth -85:our 24:out -25:over -39:own -62:owner -57:pair
71:payment 22:people -41:perp -61:pippin 32:please 25:pool 83:present -47:price -27:protocol 36:put 39:rate -66:read 38:recent
45:report 40:revenue -27:right -30:rows -31:same 68:say -33:score 20:search 66:see 25:send 52:sent -36:settl -22:should 41:show
-49:side 61:since 25:sold 77:someth 32:sorry -36:sort -35:stak -54:still -23:swap -20:t 77:table -40:take -46:tell 28:th 51:thank
22:that 30:the -62:their 30:them -55:then 37:there 23:these 48:they -45:those -44:to -28:today 54:token -52:too 28:total -68:trade
-36:transaction 32:trust -21:und 29:up 42:v 47:verify -52:very -44:volume 47:wait -46:want -49:we 63:went 49:were 25:what 57:which
61:would 71:wrong 81:you 22:your @group=other -27:* -55:^a 33:^all -68:^and -21:^any -52:^biggest 35:^doe -39:^for -32:^give 39:^ha
-26:^hm 26:^in -29:^it -71:^just 53:^let 21:^list -113:^my -34:^n -57:^no -58:^not -38:^now -45:^of -80:^on -42:^only 72:^our
-24:^please 53:^so 54:^tell -43:^thank 24:^that -32:^the -26:^then -54:^too -38:^trad 32:^wa 59:^what 49:^where 43:^which -25:^would
37:abi -35:above -45:account -21:acros -75:add -34:again -39:against -23:alone -31:also -27:am 73:an -76:and 56:anyth -53:ape 46:ask
70:at 21:balance -41:be 41:been 21:before -29:best -83:biggest 43:blacklist 65:block -58:both -36:bought -75:but 26:by -53:call
-53:came 33:cap -56:chain -46:chang -39:chart 63:check 46:coin 33:coingecko -25:collection -25:contract 43:could -20:count 40:crypto
-27:d -49:day -69:develop -35:did 83:doe -50:down -51:each 39:earn -41:else -27:end 35:enough -40:ever -23:fee 27:feed 32:fine
-56:first 42:floor 21:freeze -40:fund 28:ga 40:get -39:give -27:good -38:got -35:he -36:hi -27:high -26:hm 33:hold 33:in 21:inside
-68:instead -90:interest -47:into 34:itself -71:just 31:keep 43:kind -50:know -37:largest 75:last -54:late 52:let -32:like -59:lock
-22:lol -33:long 81:made 52:market 21:me -45:meant -23:mint 21:moment 62:money 67:more 62:most -71:mov 38:move 59:much -42:my -83:n
73:name -32:need -51:next 23:nft -76:no 37:nonce -61:not -52:now 25:numb 43:on -63:only -67:open 36:order 69:our -67:out -29:over
40:owner -56:paid -61:pippin 21:pl -37:please 32:pool 53:price 25:print 45:protocol -25:put -33:rank -64:rate -32:rath -44:recent
-57:rest -24:right 52:rows 22:run -24:same -23:say -25:score -33:second 34:send -45:should -40:since 49:some -63:someth -82:sorry
-28:sort -34:spot 52:stak 42:still 51:swap -85:table 49:tax 68:tell 34:th -43:thank -25:their -61:them -53:then 49:there 50:these
-61:they -22:thi -26:those 23:through 55:today 63:trade 55:transaction 34:tvl 22:two -83:up -21:very -53:wait -37:we -47:well
-71:went -68:were 49:what -36:when 57:who 69:with 42:word -45:would -95:wrong 51:ye -50:you @group=same -25: 15:* -29:^any -28:^doe
-20:^for -27:^ha -52:^hm -68:^how -31:^in -24:^it -46:^just -41:^let 57:^n 87:^no 60:^not 34:^now -50:^of -76:^ok 58:^on -38:^ord
-24:^our -21:^please -68:^same -58:^so 32:^sorry -31:^tell -51:^that 53:^too -23:^wa -32:^which -67:^who 35:a 46:about -33:add
-63:addres -40:again 39:am -27:and -36:any -45:apy -82:are 30:ask -47:balance -41:be -57:best 21:book -31:both 25:but -24:buy -39:by
-32:came -47:cap 65:chain -27:chang 25:cheapest -70:check -23:coingecko -44:collection -34:contract -24:d -31:do -78:doe -29:down
-29:each -21:else 20:ever -20:exact -39:explor -51:feed 55:fine -26:for 25:get -35:give -25:go -22:good 26:ha 28:he -52:hm -33:hold
25:holder -51:how 38:i -65:if -58:inside 43:interest 40:it -32:itself 28:just 38:keep 41:kind -24:last -25:latest -44:let 60:level
-20:like -62:list 56:long -25:look -25:made -32:many 38:market 78:meant -23:money -74:more -50:most -43:much 32:my 29:n -51:nam
-27:name 32:need -65:network 40:next -33:nft 109:no 87:not 26:of -77:ok -34:old -33:on 44:one 45:open -25:or 38:ord -57:oth 62:our
-25:pair -28:pay 60:perp 86:pippin -54:pl -55:please -48:pool 34:position -36:present -48:print -34:put -47:rank -30:rath 43:read
-33:report 37:rest -66:revenue 33:same -44:say -65:search -33:see -27:send -21:settl -27:should -24:show -36:side -35:so -34:sort
-20:spend 32:spot -22:still -33:tell 40:th -27:their 39:them -26:then -59:there 60:thi -77:those -44:time 23:too -35:trad -58:trade
-44:two -35:v 31:very -85:volume -49:wa -27:wait -30:wallet 49:want 45:we 25:well -27:were -40:when -71:who -54:with -59:would
28:wrong -30:ye @joint 40: 33:* 33:? 27:^and 71:^did -63:^for 94:^good 72:^ha 38:^ok 34:^show 25:^thank 54:^the -63:^what 31:^who
-60:about -21:account -77:addres -48:again 33:all 45:also -48:an 55:and 21:any 106:anyth 95:ape 95:are 60:ask -40:at -45:back 72:be
-26:been 24:before -23:behind -21:best -87:block -95:book -88:but 66:buy -67:by 81:call 132:can 43:candl 77:cap 44:coin
-33:coingecko -87:collection 90:contract 69:d 20:doe -66:each 51:else 63:fee -21:first 31:from 96:ga -36:get 82:give 108:good -82:ha
63:have -75:hi -28:id 22:in 47:insider -125:instead 33:interest 85:just -22:kind -52:last -20:late -34:let -86:level 81:like
-60:liquidity 62:list 34:lock 28:long 81:make 83:many 129:market -42:me -68:mean 21:mint -30:most 37:mov -47:much 29:my 53:n 33:next
25:nft 33:not 155:now -45:of 53:ok -56:on -39:one -68:only 82:open -37:ord 40:our 94:out 46:over 70:paid 77:people 87:please 49:pool
-22:position 35:price 44:protocol 73:rank -31:rath 48:recent 31:report -128:rows -46:same 83:say 44:search -29:second 66:see 87:sell
26:show -35:so -30:someth -30:sorry 54:sort 39:still -24:t -33:take 63:tax 25:thank 84:that -64:them 102:then 41:there 74:they 45:to
30:token 55:too -25:top 47:total 25:trad -58:transaction 69:two -26:tx -31:up -33:wa -50:wait 65:wallet 45:want 61:what 36:when
28:which 38:who 49:whole -21:wrong 40:ye -29:you @joint=2|1 81:* @joint=2|2 -10:* @joint=all|lacks -129:* @joint=all|whole 58:*
@joint=askings|2 33:* @keeps|named|had|other 17:* @keeps|named|had|same 19:* @keeps|named|new|other 6:* @keeps|named|new|same -55:*
@keeps|open|had|other 42:* @keeps|open|had|same 11:* @keeps|open|new|other 105:* @keeps|open|new|same -92:* @kept|add -37:*
@kept|edit -119:* @kept|same -107:* @kin 64:* @leaves:bitcoinAddress -40:* @leaves:bitcoinHash -52:* @leaves:chain -58:*
@leaves:coin -4:* @leaves:collection -51:* @leaves:count 14:* @leaves:ens -56:* @leaves:evmAddress -9:* @leaves:evmHash -93:*
@leaves:exchange -68:* @leaves:holder 9:* @leaves:maybeChain -50:* @leaves:name -28:* @leaves:pair -86:* @leaves:protocol -11:*
@leaves:quoted -96:* @leaves:solanaAddress -60:* @leaves:solanaSignature -48:* @leaves:step 48:* @leaves:thing -59:* @leaves:ticker
13:* @leaves:time -59:* @leaves:unit -61:* @leaves:venue 84:* @leaves|add -10:* @leaves|another|same -45:* @leaves|back -35:*
@leaves|edit -39:* @leaves|first 26:* @leaves|more|other -43:* @leaves|more|same -36:* @leaves|near -33:* @leaves|other -36:*
@leaves|same -63:* @left|other -32:* @left|same -38:* @lost:address -65:* @lost:amount -5:* @lost:anyAddress -12:* @lost:anything
-50:* @lost:bitcoinAddress -4:* @lost:bitcoinHash -24:* @lost:block -26:* @lost:chain 30:* @lost:choice -65:* @lost:coinId -97:*
@lost:coinSymbol -91:* @lost:collection -44:* @lost:count -218:* @lost:day -5:* @lost:exchange -9:* @lost:exchangeId -4:* @lost:fiat
-5:* @lost:flag -129:* @lost:hash -5:* @lost:holder -3:* @lost:least -84:* @lost:llamaCoin -9:* @lost:market -9:* @lost:other -41:*
@lost:outcome -27:* @lost:pair -33:* @lost:period -4:* @lost:protocol -52:* @lost:query -39:* @lost:solanaAddress -28:*
@lost:solanaSignature -7:* @lost:step -61:* @lost:ticker -35:* @lost:time -95:* @lost:url -3:* @lost:venue -3:*
@market_data>defi_protocol -31:* @market_data>market_data -50:* @market_data>network_infrastructure -16:* @market_data>nft_analytics
42:* @market_data>onchain_dex -50:* @market_data>portfolio_wallet 36:* @market_data>prediction_markets 33:*
@market_data>search_discovery 49:* @market_data>token_contract 20:* @missing -281:* @near 28:* @network_infrastructure>defi_protocol
-23:* @network_infrastructure>market_data -16:* @network_infrastructure>network_infrastructure 21:*
@network_infrastructure>nft_analytics 14:* @network_infrastructure>onchain_dex -28:* @network_infrastructure>portfolio_wallet 36:*
@network_infrastructure>prediction_markets -60:* @network_infrastructure>search_discovery -88:*
@network_infrastructure>security_risk -12:* @network_infrastructure>token_contract -6:* @nft_analytics>defi_protocol -42:*
@nft_analytics>market_data -87:* @nft_analytics>nft_analytics -13:* @nft_analytics>onchain_dex -81:* @nft_analytics>portfolio_wallet
-33:* @nft_analytics>prediction_markets -9:* @nft_analytics>search_discovery -60:* @nft_analytics>security_risk -59:*
@nft_analytics>token_contract 11:* @onchain_dex>defi_protocol -69:* @onchain_dex>market_data -52:*
@onchain_dex>network_infrastructure 13:* @onchain_dex>nft_analytics 16:* @onchain_dex>onchain_dex 12:* @onchain_dex>portfolio_wallet
-25:* @onchain_dex>prediction_markets -32:* @onchain_dex>search_discovery -49:* @onchain_dex>security_risk 4:*
@onchain_dex>token_contract -14:* @other:address -13:* @other:chain -77:* @other:collection -55:* @other:days -39:* @other:fiat
-59:* @other:other -59:* @other:protocol -80:* @other:solanaAddress -40:* @other:step -28:* @outside -8:* @outside|abroad|else 113:*
@outside|abroad|ours -69:* @outside|asked 112:* @outside|asked-fit 5:* @outside|asked-fit=-1 -78:* @outside|asked-fit=-2 63:*
@outside|asked-fit=0 77:* @outside|asked-fit=2 -34:* @outside|asked-fit=3 -18:* @outside|asked-fit=4 68:* @outside|asked-fit=5 -72:*
@outside|asked-fit=6 -52:* @outside|asked-fit=7 39:* @outside|asked-fit=8 -5:* @outside|asked-fit=9 -8:* @outside|asked=-1 -10:*
@outside|asked=-2 -51:* @outside|asked=1 58:* @outside|asked=2 105:* @outside|here|else 62:* @outside|named=0 13:* @outside|named=1
10:* @outside|named=2 -27:* @outside|own=0 -5:* @outside|own=1 4:* @outside|own=2 -3:* @outside|own=3 -6:* @outside|own=4 -14:*
@outside|reply -35:* @outside|strange 6:* @outside|strange=1 -45:* @outside|strange=2 26:* @outside|strange=3 45:* @outside|words=2
38:* @outside|words=3 -16:* @outside|words=4 -23:* @outside|words=5 -9:* @outside|words=6 21:* @own|other 8:* @own|same 6:*
@portfolio_wallet>defi_protocol -75:* @portfolio_wallet>market_data -6:* @portfolio_wallet>network_infrastructure -15:*
@portfolio_wallet>nft_analytics 139:* @portfolio_wallet>onchain_dex -12:* @portfolio_wallet>portfolio_wallet -25:*
@portfolio_wallet>prediction_markets -42:* @portfolio_wallet>search_discovery -11:* @portfolio_wallet>security_risk 39:*
@portfolio_wallet>token_contract -27:* @prediction_markets>defi_protocol -77:* @prediction_markets>market_data -74:*
@prediction_markets>network_infrastructure -7:* @prediction_markets>nft_analytics -71:* @prediction_markets>onchain_dex -29:*
@prediction_markets>portfolio_wallet -25:* @prediction_markets>prediction_markets 42:* @prediction_markets>search_discovery 54:*
@prediction_markets>security_risk 19:* @prediction_markets>token_contract -53:* @reply|add -34:* @reply|edit 43:* @reply|near 18:*
@reply|other -45:* @reply|same 45:* @reply|src=answer -53:* @reply|src=before 43:* @reply|src=beside 29:* @reply|src=found 44:*
@reply|src=item -20:* @reply|src=joined 57:* @reply|src=name -43:* @reply|src=none -55:* @reply|src=row 27:* @rival=0 44:* @rival=1
9:* @rival=2 -10:* @rival=3 -27:* @row=1|answer 8:* @row=1|before -25:* @row=1|beside 36:* @row=1|found 34:* @row=1|joined -39:*
@row=1|name 27:* @row=1|near -27:* @row=1|none -37:* @row=1|row 76:* @row=2|answer -53:* @row=2|before 53:* @row=2|beside -48:*
@row=2|found -17:* @row=2|joined 29:* @row=2|name -49:* @row=2|none 11:* @row=2|row 80:* @row=3|answer -38:* @row=3|before -39:*
@row=3|far -10:* @row=3|joined -33:* @row=3|near 64:* @row=3|none -45:* @row=4|answer -37:* @row=4|before -68:* @row=4|beside -43:*
@row=4|far -12:* @row=4|found -40:* @row=4|joined -70:* @row=4|near 32:* @row=4|none -12:* @row=4|row -43:* @score|other 54:*
@score|same 36:* @search_discovery>defi_protocol -37:* @search_discovery>market_data -10:* @search_discovery>nft_analytics -36:*
@search_discovery>onchain_dex -19:* @search_discovery>portfolio_wallet -82:* @search_discovery>prediction_markets -42:*
@search_discovery>search_discovery 12:* @search_discovery>security_risk 18:* @search_discovery>token_contract -12:*
@security_risk>defi_protocol -18:* @security_risk>market_data -11:* @security_risk>network_infrastructure -101:*
@security_risk>nft_analytics -57:* @security_risk>onchain_dex -42:* @security_risk>portfolio_wallet -39:*
@security_risk>prediction_markets -71:* @security_risk>search_discovery -17:* @security_risk>security_risk -27:*
@security_risk>token_contract -15:* @set:address -46:* 40:? -22:^and -51:^how -20:and -96:doe -39:for 40:he -57:how 31:in -66:much
-65:my -83:of -22:on 143:one -32:same 27:that -26:there 36:to @set:amount 7:* @set:anyAddress 61:* @set:anything -71:* -30:?
-53:^and -24:^i -21:and -33:doe -64:for -45:have -24:he -29:how 45:i -61:in -65:it -73:on 27:one -28:that -35:the -62:to 23:what
@set:bitcoinAddress 52:* @set:block 142:* @set:chain 52: 61:* -22:^how 57:^now -22:^ok 87:^on 40:^only 35:^same -62:^what -55:^which
-37:a 78:about -20:at -37:by -43:did -50:doe -36:for 29:he -30:how 72:i 63:it 31:list 50:me -29:my -45:nft 51:now -66:on 65:one
83:only 31:pl 42:please -24:pool 56:same 35:that 33:the 48:then -44:there 121:to 37:too -27:trad -73:which -23:with @set:choice
120:* 38:? 60:^and 78:^i -39:^only 21:^the 123:and 48:but 134:by 67:first 64:have 33:holder 97:i 69:in 26:instead 77:it 54:most
31:nft 52:not -20:notional 99:now 70:of 27:on 30:rank 98:rath 66:same -29:sort 72:that 101:volume 58:what 29:with @set:coinId -51:*
43:? -40:the @set:coinSymbol -81:* -32:? -53:and -27:ha -45:the @set:collection 71:* 96:? -50:how -80:the @set:count 61: 44:*
-32:^and -60:^show -59:^who -56:are -22:at 30:by -37:candl -30:did 49:first -37:how 35:i -49:in 47:it 35:level -48:me 24:most
46:numb 33:of 39:one -26:only 21:rows -59:show 69:that -61:there 23:to 83:too -46:trad -35:what -86:who -73:with @set:day 95:*
@set:days 90:* @set:ens 72:* @set:exchange 65:* 35:? 61:^same 61:same @set:exchangeId 28:* @set:fiat 64:* 89:in @set:flag -35:*
@set:hash 66:* @set:hex 16:* @set:holder 29:* @set:least 87:* @set:llamaCoin 44:* @set:market -9:* @set:moveType 4:* @set:other 60:*
@set:outcome 50:* @set:pair 62:* @set:period -45:* @set:protocol -71: -69:* 21:? -27:ha 25:i 22:in 20:it -29:on -33:the @set:query
103:* 45:^and -46:^how -49:a 36:and 57:for -54:how -30:i -80:it -40:of -24:that 27:the -36:what @set:signature 40:*
@set:solanaAddress -67:* -32:it -43:more -38:of -49:one -54:the -41:who @set:solanaSignature 4:* @set:step 85:* @set:time 109:* 46:?
74:and 71:i 83:it 95:the @set:unit -47:* @set:url 28:* @set:uuid 58:* @share=0|other 14:* @share=1|other -38:* @share=1|same 10:*
@share=2|other -23:* @share=2|same 69:* @share=3|other -16:* @share=3|same -6:* @share=4|other -20:* @share=4|same 20:*
@share=5|other 13:* @share=5|same -47:* @share|other -6:* @share|same -9:* @slot-said 63:* @slot:blocks 48:* @slot:category -42:
-115:* -59:^what -32:^who -20:a -62:all -34:and -40:are -34:been -28:biggest -90:by -25:chain 43:first -26:have -31:in -41:most
-25:of -63:on -22:one 22:over -25:protocol -40:rank -50:same 64:thi -48:those -23:top -25:tvl -85:volume -64:what -32:who
@slot:community_data 91:* @slot:contract_type 5:* -36:? @slot:currency -14:* 55:candl -44:for 62:in -35:it 43:of @slot:depth 77:*
@slot:direction -25: -6:* 20:? -41:^what 52:been 33:did -24:do -54:doe -38:first 31:ha -25:have -50:hi -65:i -21:in -21:it 31:late
-22:list -76:me -64:of -79:on -49:one 41:only 86:out -50:please 79:send -29:show -31:that -67:the -46:there -57:to 81:token
-75:transaction -35:wallet 61:what 24:which @slot:duration -67:* -41:? -36:^and -20:a -61:and -41:biggest -35:first -33:for -22:i
-29:in -37:of 24:on -58:only -29:that -42:the @slot:entity -88:* -30:for -48:list -27:on -38:the -22:which @slot:entity_type -50:*
@slot:exact -79:* -73:and -22:i @slot:filter -21:* @slot:include_24hr_change -23:* 26:? -29:^in -40:and -21:in
@slot:include_24hr_vol -23:* 26:? -29:^in -40:and -21:in @slot:include_abi 37:* @slot:include_code 41:* @slot:include_empty 51:*
46:token @slot:include_empty_intervals 107:* 47:how @slot:include_input -3:* @slot:include_last_updated_at -3:* 52:? 50:^and -30:^in
-26:and @slot:include_market_cap -21:* 27:? -30:^in -39:and -21:in @slot:include_platform 58:* @slot:include_source 55:*
@slot:include_tickers 32:* -45:? 51:fund 54:ha -49:interest 57:it 25:on 45:one -22:open 63:that 30:the -49:there
@slot:include_tokens 32:* @slot:include_transactions -8:* @slot:interval -50:* -20:? 29:please -20:price 24:to @slot:is_burnt -70:*
@slot:kind -45:* -65:? -58:doe 35:for -64:i -61:in -38:it 29:of -44:one 84:since -41:that -42:what 21:with @slot:kinds -82:* -28:he
-25:it -42:of -37:on -27:one -47:the @slot:limit 186:* 81:and 85:in 76:it 74:of 61:on 65:the @slot:look_forward 75:* @slot:measure
-21: -49:* -58:^the -21:^what -22:^who -54:about -47:are -58:at -55:by -35:doe -72:fee -42:first -20:for 35:got 47:ha 62:holder
28:how 49:i -99:in 22:it 117:itself 137:keep -23:made -26:make -25:me -39:money -28:more 37:much 48:not 35:now 98:of -26:on -75:one
39:only -23:paid -58:please 102:protocol -52:same -38:since -35:that -38:the -59:there 47:they -26:thi -34:to 54:token -47:up
42:what -21:who 48:with @slot:order -20:* -77:? -23:^and -43:^biggest -22:^doe 41:^for -39:^how 55:^only -51:^same -52:^the
-31:^what -61:^who -25:about -42:all 37:and 47:apy -35:are -67:been 83:best 33:biggest -42:bought 50:but 42:buy 109:by -24:cheapest
-67:coin -24:could -21:dex 32:each -48:else 105:first -63:floor 23:from -29:get 25:give -32:good 38:ha -21:hi -20:hold 57:id -37:in
-38:it 29:just 54:keep -38:last -56:liquidity -85:list -24:look -31:made -34:me 63:meant -36:money 27:most 36:much 36:my -73:n
-21:name 59:need -32:next -61:not 55:numb -31:on 59:one -52:or 36:ord -27:out -47:over -24:pair -24:pl -20:pool 43:price 43:put
67:rank 42:rath -58:recent -52:same -32:search 31:sell -42:should -41:side -35:since -35:sit 104:sort 31:swap 67:than -39:that
-28:the 48:them -48:then -60:there 58:these 54:they 34:third -41:those 42:to -36:today -46:token 34:too 80:top 40:trad 28:trade
-64:transaction -25:up -74:volume -28:wa -42:what -21:when -31:which -60:who -27:with -22:you @slot:outcome -21:* -31:? 57:^i
61:^the -36:a -71:ask 40:at -51:cheapest -39:each -45:first -53:from 32:ha -64:have -35:hold 23:how 43:i -44:in -79:market -50:me
27:my 49:no -49:now -72:of -80:one -51:ord -34:price -35:side 52:that 47:there 56:to 38:trad -25:what 24:with @slot:period -22:
-40:* -29:? 74:^and -21:^i 32:and -21:doe -30:how -33:i -22:most -24:one 63:that -21:what @slot:side 27: 28:* 21:^i 50:^what -33:and
60:buy 32:cheapest 34:do -33:for 55:i -38:in -34:market 20:most 57:no 35:now -33:of -25:one 23:sell 46:side -23:that 48:the 70:to
57:what @slot:stablecoin_only 28:* @slot:standard -13:* -32:? -61:contract -36:how -109:i -85:it -48:of -99:on -55:the -51:wallet
-45:what @slot:status -54: -26:* 75:? 61:^and 21:^the 42:^what -25:^which -28:a 97:about -29:all 35:and -29:at 22:been -54:bet
-37:by -49:can -44:category -23:coin -31:coingecko -30:contract -33:do 63:doe -109:event 26:first -38:for -75:if -77:in -41:it
-59:list -47:market -43:most -21:much -39:my -57:of -92:on -60:one -92:open -33:oth 27:please -23:same -45:so 48:that -27:then
20:they -21:those -44:today -60:volume 36:want 88:what -66:with -45:you @slot:token -50:* -25:^the -61:and -29:candl -51:i -46:in
42:it -57:of 52:show 27:swap -23:the 75:trad 29:what @slot:token_type -68:* -25:? -32:^and -55:^the -29:^which -54:^who -22:a
-54:about -25:and -56:at 51:collection -42:doe -41:first 89:for -21:got -28:ha -80:have -52:hi 41:just -39:list -38:me -64:more
-51:nft -102:on -57:one -46:oth -30:over 21:own 49:same -24:show -74:tell -31:that 20:the -22:them 60:then -61:token -65:too
-22:transfer -22:wallet -40:what 40:which -65:who 30:with @slot:top_coins -113:* -52:in -46:it -57:of -52:the @src=answer -34:*
54:^and -91:^how 40:^i 47:^no -27:^now -25:^ok 81:^on -26:^only -60:^same -24:^show -37:^the 60:^which -24:a 39:about 44:and -21:are
-36:by -31:call 80:cheapest -44:coin -40:contract -47:develop -22:did -62:do 29:doe 36:each 35:get -22:give 87:ha -69:how 61:i
-42:if 27:in 80:it 23:keep -40:largest 65:list -28:look -52:make -65:many 55:market -38:me 39:meant 73:my -70:n -26:need -51:not
-64:now -45:numb -24:ok 64:one -28:only -30:open 26:or 27:ord 38:oth -20:our -45:out 42:pl -40:please -57:price -28:rank -63:revenue
48:same -37:second -27:show 79:so 22:that -24:then 32:they -33:those 23:time 40:to -32:too -41:volume 31:want -57:what 83:which
33:who -32:you @src=answer|other -57:* @src=answer|same 43:* @src=before -52: -3:* 65:^ 55:^all 63:^and 25:^biggest -47:^by
-38:^candl 64:^chart -56:^could -21:^did -52:^doe -54:^floor -46:^for -46:^give -56:^good -82:^ha -38:^hm -50:^i 92:^in 41:^it
-40:^let 34:^make 94:^n 27:^need -23:^no 126:^not 61:^now -40:^on 52:^only 34:^ord -32:^our 26:^please 42:^rank -35:^so 61:^sorry
72:^sort -62:^tell 94:^thank 54:^then -31:^token 63:^too -36:^trad -78:^wa -38:^where -25:^which -100:^who 45:^would -40:a -55:abi
-27:above -38:account -78:acros -44:add -57:addres 53:again 43:against 72:all 23:alone 25:already -78:also 28:am 60:approval -35:apy
-37:are -48:ask -25:away 33:back -62:balance 30:behind -67:blacklist 49:block -28:both 40:bought 107:but -90:buy 71:by 56:came
-21:can -33:candl -42:cap 22:chain 26:chang 43:chart 52:cheapest -100:check 54:clos -46:coin -78:coingecko 36:collection 23:could
-33:count -36:crypto 21:day 36:deposit 26:dex 22:dexscreen -27:doe -23:each 76:earn -25:else 30:enough -47:event 34:ever -37:every
-60:exchang -85:exist 28:explor -48:feed -71:fine -33:first -95:floor -31:for 28:full -28:function -45:fund -32:ga -39:give -23:go
-98:good -26:got 47:government -52:ha 58:hash 50:have 61:he 22:hi -64:high -38:hm 126:holder -43:id -43:in 46:insider 100:instead
24:it -41:keep -89:kind -95:know -58:largest 31:last 115:late -30:lend -55:let -36:level -59:like -28:liquidity -42:list -28:lol
-55:long 22:look 50:lost -27:low -49:made 24:make -36:market 94:mean 63:meant -43:mint 38:moment -41:money -50:more 41:mov 35:move
-69:my 113:n 49:need -32:network 41:nft -63:no -20:notional -69:now 55:numb -33:on 113:only 33:open -29:ord 37:oth 34:out 22:output
23:own -34:owner 33:paid 61:pair 27:past -34:pay 38:payment -41:perp -113:pippin 88:pl 80:please -46:pool 38:position -61:print
-46:priority 28:profit -59:protocol 108:rath 29:real -35:report 21:rest -48:revenue 24:round -30:rows 47:run 25:same 85:say
-44:score 76:search -42:second -47:see -53:send 29:should 82:side -32:since 38:sit 46:sorry 81:sort -30:spend -44:spot 81:swap
78:take -36:tax -99:tell -38:th 71:than 93:thank 52:that 49:their 41:then 72:there -21:these 31:they -67:thi -42:third 67:those
-45:time -27:to 95:today -39:token 44:too -41:transfer -35:trust -49:two 74:und 43:up -35:v 66:very 88:volume 63:wa 45:wait 59:want
53:well 38:went 20:were -20:when -111:who 38:will 42:worth -23:wrong 36:you @src=before|other -27:* @src=before|same 22:*
@src=beside 12:* 37:? 56:^and -64:^how 38:^which 36:and -72:for -75:how 30:i -107:it -39:much -59:of -68:on -64:that 32:the 99:token
22:what 58:which @src=beside|other 5:* @src=beside|same 10:* @src=found -6:* 83:? -84:^and 38:^doe 60:^ha 48:^i -38:^show -83:^what
-40:^which 79:^who -42:about 88:account -77:all 68:any 24:at -32:been -33:book 41:buy 52:by 43:can -63:candl -46:contract -45:do
28:doe 35:each 86:first -33:from 47:got -23:ha 31:have -29:he 38:hold -116:holder -24:in 59:it -113:late -58:made -31:many -102:me
-56:more 70:most 60:mov -56:n 41:name -32:nft -78:numb -64:ok 21:on -83:one 45:or -31:oth -26:over -53:own -35:please -88:second
32:sell -30:since 44:so 62:that -40:the 70:them -61:there -66:to 51:too 98:wa -40:wallet -90:what -70:which 68:would 37:you
@src=found|other 14:* @src=found|same -101:* @src=item 21: 15:* 75:? -39:^and -67:^how -25:^i -50:^only -53:^who -42:a -24:and
-52:at 94:been 38:book -53:by 59:candl 24:chain -50:coin 44:contract 46:do 23:each 54:from 85:ha -56:have -23:it -90:just 70:many
92:me 97:more -81:mov -28:my 29:no -23:not 22:of -43:on 36:one -53:only -22:or 52:ord 30:own 36:please -108:price -59:same 80:since
-91:swap 64:that 73:the 30:then 67:there 47:thi 60:to -70:token -83:too -36:volume -83:wa 27:what 25:which 80:who 31:with
@src=item|other 64:* @src=item|same -82:* @src=joined -34: -41:* -29:? -57:^any -20:^candl -34:^doe -34:^for -29:^give -47:^good
-52:^ha -32:^i -40:^in 53:^just -24:^of 48:^oh -37:^ok 22:^on -23:^only 28:^our -21:^price 24:^same -49:^so -52:^tell 21:^thank
-56:^that -87:^the -47:^then -30:^where 21:^which -51:^who 25:a -42:about -29:acros 28:addres -28:again -41:and -47:any -64:ape
-53:approval 23:are 51:at 26:behind -36:best -28:blacklist 29:book 32:bought -40:buy -22:call -32:came -27:can -24:chain 47:chang
52:cheapest 47:check -30:code -66:coin -57:coingecko -32:contract -70:count 20:deposit 22:develop 26:doe 24:down 25:earn -28:else
-40:exist -24:fee 33:fine -58:first -26:floor 24:from 28:full -31:fund -47:ga -46:go -71:good -29:got -36:hash -32:high 58:holder
-20:how -60:id -24:if -36:in -25:inside -24:instead 28:into 26:itself 44:just 51:keep 49:kind -36:know -36:largest 91:late 70:level
-35:like -29:list -55:lost -51:low 20:m 61:meant -28:mint -36:more -77:much -43:my -36:n 66:network -33:next -41:nft -29:notional
48:now 52:oh -20:ok -24:only -37:open 34:ord -78:oth 69:our -25:out -32:over -41:pair -37:pay 21:payment 49:perp -85:pippin -60:pl
-70:pool 27:position 28:present 21:pric -41:price -31:protocol -32:rate 27:real -31:recent 21:report -28:rest -37:revenue -46:right
79:rows 28:run 27:same 28:search -29:second -29:sell -44:show -77:side -42:since -42:so 23:sold 34:some -26:someth 83:sorry
-51:spend 38:spot -46:still 24:table -31:take -25:tax -66:tell -25:th 23:thank -27:the -29:their -48:then -25:third -59:those
-53:time -44:to 21:today -35:token -32:trad 43:transaction -38:transfer -30:tvl 27:und 27:wa -35:want 23:we -49:were -20:when
-21:where 23:which -43:who -23:whole 20:worth -30:would 35:wrong -30:you @src=joined|other -46:* @src=joined|same 6:* @src=name
-58:* -42:? -78:^and 71:^ok -49:about 42:for -21:i -29:it 26:now -24:of 71:ok -25:one -48:price 24:that -29:too -56:what
@src=name|other 55:* @src=name|same -74:* @src=none 43: -40:^ -38:^a -47:^any -41:^biggest 68:^did -46:^doe 27:^floor -62:^for
24:^good -97:^ha 57:^hm 28:^i -85:^just -26:^let 25:^list -20:^n -89:^no -50:^not -47:^now -38:^of -110:^ok -21:^on 36:^price
24:^sorry 53:^the -60:^then -47:^too -26:^where -42:^who -23:^would -60:above -31:account -56:acros 59:add -27:against -73:all
-44:alone -72:already 72:also -25:an -37:any 42:anyth -37:ape -21:are -34:back -46:been -26:before -41:behind -56:best -20:block
-28:book 25:both -38:call -39:came -34:can -73:cheapest 81:check 22:code 84:coin 83:coingecko 42:collection -33:could 49:crypto
-25:d -73:day -54:deposit -64:dex 46:dexscreen 44:do -45:each 41:enough 37:event -31:ever 38:exact 62:exchang 29:explor -55:fee
21:first -69:from -31:full 31:function -51:fund 106:ga -43:got -48:have -44:he 57:hm 85:id 28:in -72:interest 30:into -52:it
-67:itself -21:just -25:keep 44:kind 46:know 29:late -24:let 28:like -44:lock 52:long 23:look -24:low -37:m 29:made -55:make
-64:market -49:me -60:mean -73:meant 26:moment 31:money 29:more -46:mov 39:much -62:n 23:nam 81:network 21:not 54:notional -41:now
-28:oh -108:ok 34:on -26:one -37:only -31:or -37:ord -24:oth 45:our -68:out -80:over 38:own 26:owner -32:paid 25:pair -36:past
34:pay 35:payment 26:people 138:pippin -26:pl -66:please 89:pool 22:position 61:present 88:price 40:priority -132:rate -28:read
-27:real -34:rest 47:revenue 24:right -55:run -28:second 43:see -38:send 32:sent -23:side -41:sit -28:someth -59:sorry -29:sort
49:stak 29:t 55:table 74:th -24:the -36:their -25:them -76:then -78:there -91:they 80:thi -34:third -51:those -27:to -85:today
-20:too -83:total -59:trad 54:trade -22:transaction -64:trend -20:two -78:und 36:v -50:volume -25:wa -41:well -45:went 38:were
29:what -61:when -37:where -36:which -41:who 27:would 49:wrong @src=none|same -5:* @src=row -30: 166:* 46:^and 89:^how 80:^i 54:^the
51:^what 40:a 68:about 30:and 70:are 89:at 43:buy 50:did -27:doe 62:first 61:for 48:ha 38:how 26:i 67:it 63:me 66:much 94:no
101:numb 119:of 76:on 39:one 115:second -62:that 81:the -33:there 70:third 38:to 68:token 95:trad 69:two 56:what -27:which 75:who
@src=row|other 116:* @src=row|same 36:* @strict 156:* @takes:choice 124:* @takes:count 8:* @takes:days 42:* @takes:fiat 7:*
@takes:flag -23:* @takes:least 24:* @takes:period -38:* @takes:step 78:* @takes:time 21:* @token_contract>defi_protocol -85:*
@token_contract>market_data -37:* @token_contract>network_infrastructure -31:* @token_contract>nft_analytics 16:*
@token_contract>onchain_dex -58:* @token_contract>portfolio_wallet 60:* @token_contract>prediction_markets -50:*
@token_contract>search_discovery 40:* @token_contract>security_risk 46:* @token_contract>token_contract 26:* @unavailable -38:*
@uncited|other -25:* @uncited|same -16:* @uses:bitcoinAddress 59:* @uses:bitcoinHash 52:* @uses:chain 94:* @uses:coin -3:*
@uses:collection 64:* @uses:count 87:* @uses:ens 93:* @uses:evmAddress 52:* @uses:evmHash 21:* @uses:exchange 51:* @uses:fiat 56:*
@uses:holder 41:* @uses:maybeChain 24:* @uses:name -98:* @uses:number 49:* @uses:pair 85:* @uses:protocol -18:* @uses:quoted 39:*
@uses:solanaAddress 68:* @uses:solanaSignature 48:* @uses:step 13:* @uses:thing 48:* @uses:ticker -8:* @uses:time 75:* @uses:unit
32:* @uses:venue -68:* @uses|add 15:* @uses|another|other 30:* @uses|another|same 72:* @uses|back 73:* @uses|edit 50:* @uses|first
22:* @uses|more|other 51:* @uses|more|same -5:* @uses|near 20:* @uses|other 31:* @uses|same 47:* @wide-asked 11:* @wide-asked-fit
38:* @wide-asked=0 13:* @wide-asked=1 -11:* @wide-asked=2 9:* @wide-asked=4 19:* @wide-asked=far -38:* @wide-outside|asked -4:*
@wide-outside|asked-fit 15:* @wide-outside|asked-fit=-1 21:* @wide-outside|asked-fit=-2 9:* @wide-outside|asked-fit=0 -43:*
@wide-outside|asked-fit=1 5:* @wide-outside|asked-fit=2 8:* @wide-outside|asked-fit=3 19:* @wide-outside|asked-fit=4 5:*
@wide-outside|asked-fit=5 -21:* @wide-outside|asked-fit=6 -5:* @wide-outside|asked=-1 35:* @wide-outside|asked=-2 12:*
@wide-outside|asked=0 -65:* @wide-outside|asked=1 75:* @wide-outside|asked=2 15:* @wide=0|other -30:* @wide=0|same -32:*
@wide=1|other -36:* @wide=1|same -69:* @wide=2|other -29:* @wide=2|same -30:* @wide=3|other 5:* @wide=3|same 35:* @wide=4|other 28:*
@wide=4|same 12:* @wide=5|other 61:* @wide=5|same 5:* @wide|other 62:* @wide|same 34:* @~abi -35:* -49:^and 23:^what 39:abi -49:and
22:can -58:contract 54:for 46:function 38:it 28:need -23:that 33:what @~account 5:* 30:? 35:^how -25:^ok 51:^which 31:^who -21:and
29:at 33:doe -34:first 44:ha 32:have 24:how -66:i -21:in 37:it -33:keep 25:many -37:me -27:more 57:most -25:my -29:nft 33:of -25:ok
-49:one 37:so -25:th -48:then -34:thi 41:token 32:transaction -24:wait -39:which 45:who @~active 23:? -47:^and -26:^on 55:first
-39:to @~activity -63:* -47:? -38:^and -48:^show -63:^the 66:been 35:do -21:first -25:from 29:ha -69:i -60:in -83:it -22:just
-27:last 39:late -47:list -24:me -28:mov -52:of -56:on -110:one -57:out -21:please -51:recent -30:show -54:since -55:the 54:there
-35:thi 57:up -44:wa 25:what -30:when -36:which -25:who 41:with @~addres 65:* -48:^how -39:^i 34:^ok 76:^that 27:^what -36:a
35:addres -28:all 74:and 27:any 28:are -23:balance 42:blacklist 29:block -42:can -28:chain 64:check -29:contract 30:each 58:for
-61:from 32:ha -53:have -30:he 39:hold 34:i 77:in 37:it 41:late 40:list -31:meant -24:no -28:not 34:now -21:numb -34:of 28:ok 47:one
53:out -29:over 24:payment 33:please 35:price 37:recent -50:right 69:same 54:that 32:the -26:them -22:then -44:thi 71:transaction
-23:up 20:volume -37:wa -61:wallet 35:what 22:when -26:which -24:who 29:with -30:wrong @~alchemy 20: -40:* -25:? -23:a 21:for
22:price 25:with @~allowance -30:* -38:how -54:it -38:much -32:of -40:on -54:the @~approval -11:* -44:? -48:^and 58:^i -55:^ok -58:a
-64:and 37:approval -31:contract -25:for -26:ha 49:how 56:i -23:in 22:it 46:my -43:ok -35:one -26:same 33:there 23:to 40:wallet
-34:what -54:who @~asset -24: -16:* -29:? -44:^and 54:^ok -47:^show -44:^which -26:^who -27:a 58:about -37:an -21:and -42:at -33:by
-58:coin -57:collection -45:contract -31:did 45:from -21:got -27:ha 31:have -60:he -22:how -24:in -27:into -38:keep 58:kind -34:list
30:made 48:me 84:more -32:most -21:mov -22:much -22:now -44:of 53:ok -71:on -45:only -25:please -21:same -34:say -27:send -53:show
78:tell -41:that -37:them 48:too 44:what -47:which 44:who @~at -25:* -51:^and -50:and 22:of @~balanc 3:* 53:^which -44:a -40:and
-33:any 25:are -42:at 49:back 21:coin -24:contract 64:doe 64:have 54:he -47:hold -25:how -44:i 46:in -34:just 45:keep -23:much
-42:numb -26:of 57:on -43:one 39:oth -43:out 22:over 60:spot -23:that -41:them 72:there 85:token 21:too -48:wallet -29:well 32:what
50:which @~balance -21: 4:* 24:? 47:^how 48:^i -46:^my -27:^what -49:account 32:and -28:are 23:at -54:back 38:contract -22:from
41:got 58:ha 33:have 39:he 23:hold 46:how 63:i -29:list -48:many -29:meant 66:much -45:my 28:need 32:now 46:numb -53:of 26:one
-50:own 53:please -28:same 36:second -28:so 65:sorry -21:still -29:th 46:that 21:the 34:token -33:too -23:transaction -23:wallet
-35:what 32:which -32:who @~batch -33:* @~block -67:* -39:^and -21:^i -27:^what -49:and -24:doe -26:first -28:how -20:it -35:many
-27:now -31:numb -48:one -28:please -48:the -43:time -44:transaction 25:wa -32:what @~boost -12:* @~bridg 41:* -39:? 67:^which
-39:by 64:for -47:how -32:in -40:it 21:most 66:which @~bridge -77:* -43:? 24:^how -37:^what -33:and -25:chain -63:for -22:ha -21:in
-28:it -47:me 25:much 40:of -35:out 36:over 38:please 32:second -54:what -64:which 41:you @~btc 35:* 25:? -32:^how 37:^ok -21:^show
33:^thank 24:^what 39:^when -25:^who -29:all 25:and 52:are 52:at -22:balance -38:before 70:but -38:can -33:develop -20:did 25:doe
28:each -65:fee 70:first -29:for 38:hold 33:how -81:i 35:into 28:last 41:late 20:list 24:make 50:many -25:me -26:next 35:now -42:of
37:ok -68:one 50:out 72:payment 27:please -64:rate -44:see -23:show 64:since -56:so 31:thank 38:that -41:time -40:to 38:transaction
24:up -23:who 28:with 43:you @~bytecode -45:* @~call -101:* -23:? -21:and -35:contract -40:of @~calldata -28:* @~candl -43:* -45:a
-33:for -31:it -31:them @~cap 17:* 39:^how 37:cap -35:i -51:in 42:it -50:market -23:the 41:to -48:whole @~category 23:* -27:?
70:^which -27:and 55:are -24:by -42:first -50:just 39:of -26:one -41:please -43:that -51:the 57:them -47:today 69:which @~chain -25:
33:* 30:^and -20:^ha -47:^how 48:^in -32:^no 49:^ok -49:^on 43:^same -42:^the 41:^what -42:^who -33:a -66:add 29:again 23:all 32:and
38:ask 49:be 85:but 55:chain 41:contract 35:day 28:develop 66:dex 53:did 34:doe 31:each 48:explor -21:fee 29:first -21:for -20:from
-30:ha 60:have -43:he -31:how -32:i 40:id 41:if 62:just -49:keep -40:largest -35:list 29:lock 33:look 32:make -54:me -55:money
31:more -37:most -35:much -21:n -50:name 47:network -56:no 26:notional 47:now 28:numb 22:of 49:ok -24:one 26:only 51:or 50:our
-23:paid -21:pay -34:pool -25:put 56:revenue 36:same -20:see -61:since -32:sit -23:sorry -72:table 33:that -35:the -42:them -26:then
-28:there -22:they 35:through 46:top -41:total 57:trad 59:tvl -40:up 76:volume -28:wa -39:well 49:what 49:when -38:who 52:would
-34:wrong @~change -65:* -33:? -23:^i -31:by -27:did -33:how -24:i -21:in -28:it -26:many -31:on -27:since -35:the -21:what @~chart
-63: -33:* -25:? -59:^and 29:^could -30:^did 52:^for 24:^ha 25:^i -45:^in -21:^now -29:^on -43:^only 20:^price -33:^same 54:^show
37:^that -28:^too 48:^wa -61:^what -43:^which -21:all -76:and -22:apy -24:are -71:at 30:be 22:been 41:but -78:by 57:can 27:cap
28:could -47:crypto 40:d 40:day -22:doe -29:floor -26:for 52:from -39:give 28:go 40:good 85:high -28:how 34:i -27:id -31:instead
38:interest -28:into 74:it -43:just 30:keep 71:like 26:list -53:market 35:me 41:more 21:mov -69:much -28:my -23:need -24:next
-37:not -54:now -91:numb -54:of 26:on 39:one -37:or -35:our 25:out 41:pl -29:pool -22:price 44:rate 28:second 85:see 72:show
-30:since 61:so -24:sort 108:that -46:them -52:then -44:there -34:these -35:thi 27:to 21:token -70:trad -29:tvl -30:two -45:up 34:v
37:volume 57:wa -34:want -57:what -51:when -39:which -52:whole -38:with 30:would @~check 10:* -37:^and 30:^can 26:^could -27:^how
-53:^ok -47:^what 40:a 60:about 21:again -57:and 38:any 33:are 37:be 34:before 41:blacklist 30:but 40:call 25:chain 63:check
23:could -38:did -56:doe 22:first 52:for -58:from -48:have -37:he -73:how 35:i -37:in 28:it 26:list -40:lock -51:many -35:more
-57:much -35:my 25:no -31:not -25:now 43:numb -41:ok -53:on -41:or -34:own 55:same 29:sell 22:show -31:source 25:spend -32:still
53:that -27:them -57:then 30:those -42:to 30:token -33:wa -21:want 42:you @~checksum -82:* -28:? -25:one @~clos -59:* -72:? 31:^and
-29:^i 32:^what 20:already -24:and -28:are -51:at 70:clos -47:have 35:he -33:i -62:it -28:on -36:that -49:the -27:which -58:with
@~code -90:* 32:abi -41:but -49:contract -29:for -55:itself -48:me -31:solidity -80:the -52:then @~coin -36: 9:* -31:? -27:^did
-59:^i -86:^in 28:^make -33:^my -30:^ok 43:^on -44:^show 27:^thank -29:^which 25:a -36:about -24:and -78:are -37:back -41:been
-39:biggest 36:but -38:by -62:can -28:clos 25:coin -42:contract -39:could 46:d 58:day -41:develop -31:doe -37:each -27:for -64:from
-38:good -33:i -23:id 24:keep 27:like -44:list -37:long -44:look 25:make -55:me -30:meant 27:much 33:my -50:n -39:need -30:ok 33:on
45:one -24:or 43:out -32:pair -23:pl 21:please 24:rows 22:same -23:second -33:see -39:show -54:since -60:so 68:tax 40:thank -63:that
21:the -33:them -54:then -50:they 29:those 44:to 27:today -42:token -55:too -70:und -46:up -55:volume 33:wa 71:want 21:what
-56:where -25:which -40:whole -23:will -40:with 77:wrong @~collection 35:? 45:^and -27:^how -61:^the 27:and 41:by 71:collection
45:doe 61:for -42:ha 20:have -41:how 42:it -61:list 31:nft -36:now -34:of -49:on 40:one 40:only -45:own 67:same 41:them 43:too
-23:wallet -53:what @~company -102:* -46:? -59:^how 27:^which -31:^who -47:do -54:how -30:most -54:much -28:of -33:on -27:own
-49:the -26:them 29:which -34:who @~compare -21:* @~compute -36:* -20:it @~contract 52:* 34:^can 38:^floor -25:^give 36:^how 65:^in
-21:^ok -42:^same 67:^the -30:^too -41:^who -47:a 39:abi 44:about -36:addres -58:all 70:and -41:but -32:call -39:cap 52:cheapest
22:code -30:coin -23:coingecko -42:collection 37:contract -24:did -31:doe 59:floor -62:for 41:function -22:good -26:have -27:he
42:in -32:it 43:many -41:market -27:me -35:mean -32:mint -33:much -22:next -66:nft 24:numb -21:ok -21:or -31:own 95:owner 62:pl
-76:same 32:see 20:source -30:still -44:th -49:that 29:the -59:then -28:there -21:they 50:those -60:time -25:to 29:today -44:too
-22:trad -42:well 46:what -51:who 21:would @~convert -24:and 23:i 22:many @~counter -24: -92:* -67:? 21:^and -29:^i -45:a 41:all
-55:and 36:are -41:count -37:do -66:doe -24:for -39:ga -28:ha -57:have -44:i 25:in -64:much -37:numb -57:on -39:own -37:the -38:thi
-26:too -43:transaction -23:what -33:which -28:who @~create -11:* @~currency -38:* -20:the @~current -33:* @~dapp -45:* @~decode
-51:* -47:^and 38:^what -26:a -43:and -21:event 39:function 28:i -26:of -27:the 25:what @~defi -33: -16:* -20:^doe 86:^how 52:^the
-26:^what 26:a -27:about 53:all -48:at 36:been -24:by -32:coin 21:develop 31:doe -41:each -75:fee -56:first 84:ha -48:have -45:he
112:how 34:i 57:in 73:it -46:list -32:lock -23:many 23:market -52:me 84:money 25:much -31:my 29:need -32:now -76:numb -47:of
-39:please 75:protocol 26:same -31:show 95:since 31:stak 21:that -51:tvl -28:what 27:which 38:whole 33:with @~derivativ -113:* -81:?
-33:^i -38:^what -40:and -41:are -23:by -31:contract -25:did -30:fund -22:ha -26:how -46:i -69:interest -30:me -27:not -65:open
-26:pay -34:perp -26:please -30:that -37:the -30:them -64:there -66:what -34:you @~detail -36:* 21:^who -29:a -38:of -30:the
@~detect -20:* 23:^i 45:deposit 22:my 34:own 23:that 38:with @~dex 31: -3:* 27:? -43:^how 43:^ok -65:^on 41:^only -36:^same 62:^show
-25:^then 43:^which 28:a 40:are -27:at 43:but -51:can 71:dex 30:each -35:fee -54:for -26:from 20:get 48:go 30:ha 43:have -25:he
-85:in -97:it -62:just 78:largest -36:make 42:many 22:me 42:most -25:my 50:no -33:not -44:numb -28:of 43:ok 38:on 32:only -59:oth
-33:over 64:pair 56:please -31:pool 27:price 24:second 60:show -29:sort 65:that 40:the 55:thi 52:those 36:to -69:trad -23:trade
63:up -52:wa -24:want 23:which @~difficulty 3:* -54:and -39:i 42:next -35:the @~domain -29:* 24:addres -35:i -45:it @~dominance 31:*
42:? 48:in 44:of -42:on -36:only -40:same 44:the @~emission 89:* 44:any 42:that 44:token @~en 21:* 75:? 43:^what 28:a 23:addres
-49:and -54:behind 74:doe 51:got 45:ha 32:have -78:how 36:in -65:it 102:name 47:of -45:on 54:one -23:that 26:the -44:to 40:what
-51:which 64:who @~encode -33:* -50:^and -50:and 26:for 29:the @~entity -35: 47:* 65:^and 34:^the -44:a 35:addres -27:an 53:and
-30:coin -33:coingecko 27:do -57:for -45:got -62:government -55:ha 29:have 56:he -22:holder -46:how -39:it -31:me -50:much -21:my
35:name -20:need -31:now 35:numb -59:of 91:on 36:one -21:pay -36:please 55:same 27:them 41:thi -36:to -21:token 26:transaction
-61:wallet -22:when -25:who @~erc20 21: -21:* -26:? 54:^how -21:a -26:contract -47:doe -41:first 35:ha -29:in -68:it 51:many -32:me
-40:much -36:one 35:only -26:show -55:so 49:that -80:the 47:them -23:there -25:token -32:transfer 31:what @~estimate -59:* -47:?
-29:^and -31:and -25:fee -32:for -22:in 22:it -22:need -40:priority -39:the -33:what @~etherscan -23: -41:^and -32:^same 26:^the
21:and 24:balance 56:contract 22:doe 38:for 31:got 37:ha 37:i 32:in 49:list -23:me 29:much -26:my 26:of 34:on 35:one -29:only
-29:own -29:same 30:second -27:source -40:that 35:the -25:then 32:transaction 43:tx -25:who @~event -28:* -65:? 32:^and -25:^show
36:^what -54:^which -28:a -27:about 45:all -74:already 21:and -69:are -61:been -40:by 30:for -74:have -36:how -40:i -30:if -33:in
-48:list -26:my -41:on -48:one -23:out 35:please -38:same -40:settl -25:show 32:that -42:then -37:they -24:thi -26:to -40:today
-22:volume -78:which -30:with @~evm 106:* 68:? 71:what @~exchang 12:* 45:^i 24:a 42:are 68:exchang 24:for 66:id -28:me -30:not 25:of
38:one -28:please 36:the -35:them -21:there -28:trust 41:you @~exchange -34: -24:* -38:? -58:^and -33:^ha -24:^i 41:^my -25:^same
-26:^the -34:^what 33:a -61:and -40:are -32:been -32:book -57:by 71:can -47:coingecko -29:contract -22:did -47:do -30:doe -29:from
-21:fund 34:get -62:ha -47:how 72:i -55:id -34:interest -43:it -22:like -22:list 73:me 29:moment -33:much 38:my -30:n 36:not -29:of
22:on -28:one -36:open 58:ord 35:our -30:out -53:pair -23:pay -24:same 54:see 60:show 55:so -57:the 33:them -49:then -40:there
-41:they 21:thi -31:those 35:time -22:to -29:trad 38:trust -23:two 46:volume -25:when -50:which -20:with @~fear -66:* -27:? 26:and
25:how 28:i -47:of 24:that 28:the @~fee 52: -12:* 34:? 39:^and -44:^ha -31:^how -67:^i -36:^make -43:^now -37:^same 46:^the
-36:^which -51:^who -34:a 60:also -43:been -33:but -41:by -46:do 30:earn 75:fee 20:first -46:ga -32:got -47:ha -51:holder -71:how
-87:i -32:in 48:instead 39:itself -39:keep -49:made 27:me -67:money 31:more -41:most -67:much -75:now -63:on -30:one -25:only
26:over 27:pay 37:priority -69:protocol 47:revenue -52:same -24:second -36:take -90:that 53:there 27:thi -45:token -30:wa -40:want
-29:what -30:which -50:who -39:with @~feed 25:* -65:i 45:the @~fill -14:* -25:trad @~first -41:* @~for -55:* 20:^doe -24:contract
23:doe 45:nft -21:of -26:only -36:the 30:there @~function 7:* -29:^and -31:and 26:for @~fund 15:* -47:? -27:^same 25:^what -26:from
36:fund 45:ha -22:how -27:it 39:of -76:on 46:paid 21:payment -27:same -21:since -50:that -46:thi -34:wa 23:what @~ga -45:* -27:?
27:^and -40:^how -25:about 47:chain -22:for 41:ga -38:how -23:i -51:in -33:it -54:just -43:much -22:need -25:no -43:now -26:on
-43:one -36:only -21:over 27:please -25:what -35:would @~gainer -30:* 63:and -25:in -22:who @~global 20:* 56:? 44:^i -33:^in 39:^ok
-33:^the -43:and 43:back -35:by 20:cap -31:coin 31:develop 25:did 35:doe -22:for 57:from -34:ha 32:how 54:i -29:in -20:me -36:much
28:now -29:of 38:ok 33:one -45:please -22:show 35:since 36:to -41:today -26:total -39:volume -43:what -33:with @~goplu 21:doe @~gre
-66:* -27:? 26:and 25:how 28:i -47:of 24:that 28:the @~hack 44:* -62:? -29:and 37:in 52:the -35:what @~hash -27:* @~hashrate -22:*
-62:? 57:^and -26:^how 42:and -36:did -23:for -35:how -31:i -22:in -46:me -22:of -44:show 32:that -53:to 22:what @~historical -74:*
-68:? 21:^and -29:^i -32:^in -38:^ok -27:^price -35:also 44:d -37:develop -59:from -44:how -24:in -46:it 31:like -28:list 36:make
-24:me -22:my -39:of -38:ok -44:on -36:one 42:please -30:price 35:see 25:show -32:since -23:so -37:that -44:the 31:to -28:too -87:wa
-21:you @~history 20:* 22:^and 29:^for 39:^ha 42:^how -23:^my 54:^ok 31:^on 41:^same 35:^show -27:^thank -44:^wa -47:^what 30:^when
-23:^who 42:account 24:and 61:at -33:be 72:but -38:by -26:chain 86:day 26:develop 57:did 58:do -66:doe 43:each 48:get -33:got 46:ha
-25:have -93:he -39:high 52:how -56:into 35:keep -28:list 27:lock -26:look -28:many -20:market -62:me -27:money -23:most 21:my
38:need -32:not -40:now 36:numb -34:of 85:ok -29:on 24:one 40:paid 21:pay 33:payment 59:please 27:recent 45:same -40:say 29:show
-45:since 25:sorry 21:tax 37:the -24:them -39:then 64:there 44:these 46:they 36:thi -38:token -36:too 55:trad 73:transaction 47:two
-75:up 44:wa 48:want -37:well 44:which -31:who 32:worth 29:you @~hold -17:* -28:a 23:did -34:on 38:that @~holder 42: 26:* -29:?
-37:^and -83:^how 29:^ok -31:^what 57:^who 72:a 71:account -97:and 33:are -62:do -82:doe 43:first -65:have 43:hold -25:holder
-83:how 78:i 78:it -35:list -81:many 67:most -65:much 84:of 29:ok -67:own 49:side 39:that 61:the 40:them 88:wallet -29:what 80:who
@~holding 59:* -22:^and -34:and 45:collection 21:for 26:hi -21:i 30:in 25:list 36:me 59:nft 31:of 48:on -32:one 49:the 27:them
-34:wallet -34:what 40:with @~honeypot -14:* 46:? 67:^could -37:^i -26:^what 26:again -60:and -24:are 46:buy 48:can 64:could -40:doe
-24:for -49:how -28:i -21:in 20:of -51:on 70:sell 26:tax -58:then -28:token -27:what @~index 50:* 27:? 43:^and -62:^i 23:^what
37:and 45:for 52:how 32:in -28:meant 43:my 71:of 80:one 24:the 27:what 73:wrong @~info 32: -5:* -27:? -23:^i -37:^the 29:^who 29:any
44:are -25:for 30:lock -28:mint -23:no 29:of 58:on 45:pool 33:when 22:who @~interest 44: 29:* 43:? 31:^and -29:^same 23:and 24:i
22:me 23:open -35:perp 25:position -28:same 28:there @~internal -39:* 21:? -60:and -59:event @~jup -15:* 23:much 25:on 23:with
@~kalshi 51: 49:* 74:? 31:^and 44:^how 24:^i -22:^no 27:^ord 30:^show 32:^which 64:a -44:all -33:already 22:and -21:any -36:are
23:ask 55:at -43:back -36:been -23:bet 46:book -36:do 40:doe -26:event 55:for 39:have -79:it 22:level -54:list -45:look 24:me
-25:much -40:my -32:no -38:of 32:one 38:open 34:ord -22:same 42:second 20:settl 28:show -43:side -49:since 39:that 71:the -80:to
-53:trad -60:want -34:with @~keccak256 -27:* @~largest 34:* 46:? -37:^and 54:^which 41:^who -32:account -42:and -30:are -26:first
37:ha -48:i -42:in -25:many 62:most 53:of 25:on -26:one -39:which 57:who @~leaderboard -21:* -20:a 41:most -40:of -39:on 40:only
@~lock 28:* -23:? 21:and 29:any 26:it 30:lock 34:of 67:on 34:when @~log -43:* -42:^and 32:^which -27:a -41:and 45:decod 21:did
58:event 36:it 27:which @~lookup 60:* 101:? -33:and 41:i 44:in 103:name 45:of 26:the -50:to @~loser -30:* 63:and -25:in -22:who
@~maliciou 61:* -28:^and -36:^i 33:a -43:and 36:any 42:blacklist 67:for 28:i -25:in 22:it 25:list -28:my 50:that 26:there @~market
34: -20:* 44:^and -24:^any -27:^can -24:^floor 55:^for -27:^ha -34:^in -51:^my -21:^now 78:^price -40:^same -33:^show -25:^too
48:^what 87:^which -30:^who -69:all 34:already -27:an 43:and -24:any -35:ape 34:are -42:at -33:back 27:be 22:been -29:bet 73:biggest
61:by -22:cheapest -50:coin -53:coingecko -95:collection -48:crypto 20:develop -44:do 61:doe -34:event -27:every 59:first -102:floor
-32:for -28:from -32:go -35:good -38:got 48:ha -33:have -34:he -52:hi 26:hold -58:i -27:id -102:in -72:instead 60:into -34:it
-71:just -20:like -51:list -32:long 20:look -24:many -59:market 31:more 29:mov -83:much 23:my -21:need -34:next -69:nft -26:not
-49:now -78:numb -28:of -32:on 26:one -49:open -38:ord -32:out -21:own -36:paid -33:pair -25:people 32:perp -24:pl -50:please
52:price 51:rate -36:same 76:say 40:settl -44:show -27:since 69:so -26:stak -55:that -36:the -43:their 35:then -50:there -45:these
-30:they -56:thi -59:those -27:through 31:to -72:today -53:too -55:trad -64:up 39:volume 31:wa -48:where 28:which -34:who -48:whole
-87:with @~mempool 45:* 67:and 65:are -39:fee 70:how 62:many 27:that -58:what @~message -50:* -23:i -21:it -22:the @~metadata -7:*
47:^how -35:^same -32:^what -40:a -36:contract -45:doe 44:how -32:in -23:list 49:many -32:me -22:much -38:numb 50:of 34:on -27:own
-35:same 63:that 54:them -52:there -49:token 47:total -46:what -22:which @~mid -36:* @~midpoint -52:* -20:on -24:what @~multi -49:*
24:? 29:about -23:and -54:are -23:at 45:by 44:for 23:ha 23:how -26:i -67:in 73:liquidity 27:my 41:of -46:one 23:pair 32:pool 27:same
-34:the -45:token 65:volume 31:with @~namehash -39:* -22:it @~native 33:* -32:? 36:^how -34:a 22:addres 20:and 53:ha 35:have 64:he
49:how 83:i 80:much 38:now 65:on -49:own -38:there @~net -94:* -73:for -47:how -35:in 28:it -58:of -39:over -49:the @~network -32:*
29:^how 26:^i -34:doe -39:for 26:how 28:i -30:in -37:it -35:network 23:now -39:pool -42:that -26:what @~new 7:* 22:^i -22:it
-71:just 24:last -37:now 69:on 25:one 64:pool -34:that -41:to 21:token 36:want @~nft -75: -18:* 42:^and 38:^floor -23:^ok 30:^only
45:^show -22:^that -33:^too -31:^who -75:a 20:all 26:and -38:ape 50:are 92:at -45:been 95:by 33:coin 34:coingecko 61:collection
61:contract 42:could 50:first 43:floor 23:for -24:from -23:have -35:how -62:i -28:id 45:in -83:just 35:keep 44:let -30:list -79:many
55:market 66:me 29:mint 23:more 41:mov -78:much 31:my -52:n 46:nft -64:not -68:now 34:numb 36:of -24:ok -23:on 27:or 23:oth -56:own
-40:owner -30:please -29:price 35:say -28:second 46:see 32:show 56:so 35:some -42:someth -41:tell 45:the -30:them 49:they -57:thi
53:today -32:token 69:volume -94:wallet -59:want 38:what 45:where -51:who 32:with 64:would -54:wrong @~nonce -20:* 71:^how 27:ha
61:how -49:i 49:it 57:many -24:one 46:so 26:that -42:then 33:transaction -24:wait @~ohlc -40: -23:* -32:^and -40:^in 52:a -31:and
-38:for -47:i -33:in -49:me -27:of -20:one -37:please -52:show -54:so -50:that -54:the -39:whole @~ohlcv -51:* 34:^i 25:a 30:candl
-23:from -39:in 25:it 22:now -27:the 29:them -28:trad -48:volume @~onchain 37:* 72:^what -42:and 74:doe -30:how -30:i -30:in 66:on
-21:pool 70:what @~open 44: 28:* 47:? 31:^and -29:^same 23:any -49:fund 27:have 21:i 22:me 23:open 24:order -35:perp 25:position
-28:same -29:side 28:there -29:what 44:who @~option -43:* -36:? -25:^i -60:all -45:chain -25:for -47:how -30:i -55:in -52:it -42:on
-74:one -30:only -38:please -41:put -37:since -71:the 28:to @~oracle -53:* @~order 37:* -26:and 23:any 44:did -25:on 41:ord 24:order
-29:side 44:that 44:there 31:what @~orderbook -13:* -42:? 22:^i 46:^ord -47:^what 54:and 39:are 51:ask 23:at 42:best 83:bid 65:book
-48:each 99:for 32:from 37:how 40:i 38:in 35:level 22:like 28:me 38:of 21:one 38:ord 38:over -33:price 36:rest 26:show -42:side
32:that 20:the 40:to -47:what 48:ye @~overview 69: 83:* 50:^and 29:^doe 52:^i -44:^now 50:^ok 73:^the -58:^what 66:a 51:addres
62:also 53:and -27:at 62:behind -39:but 30:chain -40:did -48:do -25:doe -51:fee -22:for 78:ga -21:get 30:go -30:holder 31:in
49:instead -66:interest 31:it -58:itself -41:just -65:keep -27:list -78:make -40:money -34:most 50:much -24:my 39:name -42:not
51:notional -65:now 50:of 50:ok 60:on -48:only -51:open -23:own 37:perp 24:position -74:protocol -28:put 32:revenue 57:same -37:th
33:that 62:the -48:there 54:thi -22:those 38:to -34:token -31:volume 63:wa -86:what 41:which 74:who -39:would @~own -38:* 27:?
53:^doe -42:^the -24:contract 55:doe 53:from 25:have -28:i 28:it 42:more 35:nft -26:of -34:one -26:only 30:own 39:that -38:the
-40:them 30:there -26:what -37:who @~pair -48: 50:? -21:^and -24:^show -40:^the -46:^what 61:^where -21:all -62:and -53:are -39:at
33:by 41:can 45:dex 34:did -73:doe 38:how 32:i 23:in 53:it -48:just 37:look -49:me -39:of 31:ok 67:on 44:one -22:only -60:oth
108:pair -40:pippin -49:pool -24:show 54:swap 35:that 65:the 40:then 40:to -57:token -27:trad -25:trade -22:volume 60:where -41:who
@~parameter -4:* @~pars -18:* @~percentage -65:* -33:? -23:^i -31:by -27:did -33:how -24:i -21:in -28:it -26:many -31:on -27:since
-35:the -21:what @~perp -82:* -38:? -53:^and -23:^i -24:^now -21:^the -28:^what -50:a 25:all -54:and -52:at 40:book -42:did -42:each
-38:first -47:give -36:ha 47:hi 37:how -42:it -30:keep 52:long -24:me -23:now -26:numb -24:on -26:one 23:order -44:paid -39:pay
-64:payment 21:perp -30:side -46:so -36:spot -35:the -30:them -45:then -21:thi 41:to -36:trad -33:wa -61:what @~phish 67:* 22:? 68:i
39:it @~platform -56:* -30:coin -39:the @~polymarket -36: 35:* -71:^and -56:^i -48:^show -35:^that 21:^the 26:^what 21:^which
72:account 47:all 28:already 46:an -41:and 29:any 61:anyth 57:at 53:back 56:been -46:best -26:book -32:but 38:by -27:can 26:clos
36:crypto -30:d 41:do 33:doe 46:each 35:event 54:first 35:ha -58:have 77:hold 24:in -32:it -70:just -38:like 58:look 26:market
-23:me 34:most -44:mov -25:much -74:my -35:need -22:not 56:numb -39:of 45:on -28:one 54:only 27:oth 22:people 39:please -22:position
-53:same -76:say -26:second -20:sell -47:show 35:side -91:since 38:th 20:the 26:there -30:they -46:those 27:to -32:trad 26:up
46:volume -35:want 23:what 55:with -34:you @~pool 32: -48:* -104:^and -51:^for 44:^ha -71:^how -22:^i -45:^just -22:^now 47:^on
-40:^only 27:^show -45:^the 48:^where -40:^which 39:^who -28:a 33:about -43:above -36:again -64:all -59:at 62:been -23:but -24:by
-39:can 45:candl -58:chain -42:could -25:develop -43:dex -41:did -24:do 24:doe -43:each -26:for 39:from 21:good -27:got -37:hold
-29:how -56:i -31:if 43:in -24:instead -52:interest -29:into 72:it -95:just 33:like 82:liquidity 32:list -39:me 23:mean -23:more
42:most -21:mov 24:name -24:need -52:next -50:not -61:now -36:numb -54:only -36:or 51:oth -24:out -38:pair -47:pippin -35:please
114:pool 22:rate 39:recent -81:rows -38:see -39:sell 71:show 25:side -41:since -25:sort 20:stak -30:still 31:swap 38:that -70:then
31:there 24:thi -54:to 31:token 33:too 22:trad -49:trade 29:trust -34:tvl 94:wa 47:where -47:which 20:who -29:would -20:yield
@~portfolio 30: 106:* 36:? 27:^how -24:^i 44:^what -65:^who -72:a -69:addres 38:all -87:at 27:by 22:chain -32:did -21:do 37:doe
67:ha 24:have 92:he -76:hold 38:how 41:i 66:in 60:list -42:many 57:meant 59:much -28:my 24:no 37:now 66:on 51:only -44:out 83:own
-46:please 45:same -42:that 62:the 32:there 89:token -27:too 22:total 41:what -35:who 25:with 73:worth @~position 39:* -24:^doe
-29:^i 70:^what -34:a -33:and 65:at -67:been -21:by 33:clos -32:did -69:do 59:doe -40:ha -45:he 84:hold -32:how 25:i -33:on 58:one
-22:position -22:since 34:that -66:there 21:what -20:which -64:with @~prediction 34: -65:* 60:^how 36:^i 33:^ord -48:^show 47:^that
33:^what -37:^which 28:^who -64:about -42:account -48:all -50:already -20:are -33:ask 21:bid 28:book 20:chart 27:d 24:did -22:do
-42:each -24:event -27:have 48:how -35:in 23:it 55:just 22:like -90:market 37:mov -51:ok -32:one -34:open 32:ord 32:oth -40:out
-30:please -22:same 20:see -39:settl -48:show -25:side 62:since -46:so 36:that -49:the -56:then -38:there 34:they 50:to 80:trad
50:want -43:which 31:who -34:with 23:would 24:ye @~pric -36:* 50:^did -30:^i 24:a 26:any 29:are 30:did 30:from -25:how -37:i -25:in
-22:on 24:or 24:our 21:pl 27:pric -24:price 22:these -25:wa @~price -41:* -41:^and -29:^could 64:^i 67:^in -22:^my -21:^now 23:^ok
46:^so -77:^the 50:^what -25:^which -60:a -49:about -42:all -61:and -26:are -39:ask 68:at -32:be -48:best -45:bid -62:book -32:but
-33:by -28:can 39:chain -28:could -26:develop -25:do 78:doe -62:for -74:ga -21:go -33:got -23:he -29:hold -35:how -32:in -22:it
75:just -66:keep -20:look -60:many -54:market -67:much -23:need -49:no -32:not -35:numb -32:of -43:one 21:oth -61:our -39:pair
-23:pool -48:price -40:say -33:sell 22:so 74:still -30:th -77:the -41:then -35:there -35:thi -24:those -38:token -29:too 30:trad
73:trade 71:und -22:wa 43:want -41:well 58:what -24:which -20:worth -32:ye -32:you @~priority 39:* 27:? 40:^and 42:are 41:for
-27:how -32:i 35:it -28:now 44:priority 27:the 42:what @~profil -40:* @~profitability -61:* -33:it -21:that @~protocol -38: -55:*
31:? 54:^and 83:^how -64:^i -34:^make -66:^ok 29:^the -35:^who -70:a -29:about 22:all -30:and 49:been -23:did 80:doe -42:each 53:fee
-47:first -32:from 79:ha -34:have -42:holder 103:how 67:in 89:it 79:itself -59:just -48:list -32:lock -34:made -34:make -32:me
58:money -33:most 61:much -37:my -33:next 22:not -60:notional -53:now -63:numb -54:of -66:ok -33:on -38:one 31:over 55:pay -20:put
-55:revenue -40:second -39:show 94:since 50:stak -36:take -39:that -35:the 32:there -33:thi -59:time -56:to -38:token -27:trad
-54:tvl -20:volume -25:what 26:which -32:who 33:with @~pyth 37:* -51:^and -53:and 23:feed -31:have -50:how -68:i 54:it -31:of 27:one
49:so -31:that 42:the 40:what @~quote 39:* 20:how 26:i 29:on 24:with @~rais -25:* -24:the @~range -57:* -29:^ok -37:^what -23:and
-23:at -24:back -38:by -28:i -25:of -29:ok -33:one -29:see -30:so 36:that -43:the -21:then 33:volume -39:what @~rat -30:* @~rate
90:* -26:^same 34:^what 39:and 47:at 40:fund 39:it 52:of -46:on 68:payment -26:same 54:the 60:what @~raw -43:* -27:the @~receipt
-24:* -43:decod -21:event -33:of -25:on @~recent -63:* -38:? 34:^the 29:at -40:most 65:now -42:people 30:please -21:print 26:that
39:the -44:there 32:trad -41:which @~recov 21:* @~report 21:* 27:? -39:^i 34:^who -50:for 24:freeze 30:it 30:lock 30:more 34:of
26:on 33:or 32:report 24:who @~resolve -43: 61:* -40:? 76:^and -58:^i 22:^what -40:a 31:addres -26:an 56:and -56:behind -26:from
-55:ha 52:he -74:how -110:it -31:me -78:much 36:name -32:of 75:on 45:thi -21:token 26:transaction -66:wallet -48:which @~rugcheck
5:* 22:? -29:^i 25:^who -42:about 29:account -22:can 31:could 49:do -57:just 30:lock 21:mint 26:more 42:most 24:my 21:of -38:one
26:or 42:people 21:report 22:show -41:that 65:there 46:token -40:what 61:which @~rugpull -20:* 23:^i 45:deposit 22:my 34:own 23:that
38:with @~safety -11:* 43:? -26:^and 31:a 47:about 45:are -32:before -47:buy -23:can -30:could -43:have -37:how -50:i -27:lock
-30:me -30:mint -32:more -52:my -25:of -65:on -48:or -30:own -37:sell -24:tax 48:that 31:the -25:there -55:to 46:token 42:what
@~search -31:* -42:? -51:^and 52:^doe -25:^how -79:^i 22:^ok -45:^on -36:^show -56:^the -36:^what -66:^who 54:a -23:about
-24:account -36:all 61:an -54:and 81:anyth 34:are -61:at 48:but 54:by 28:category 58:coingecko -48:collection 41:contract 71:dex
56:do 46:doe -30:first 59:for -30:from -26:ha -33:holder -25:how -33:i 25:id 37:in 38:it -75:just -71:keep 76:list 89:look -24:many
-34:me 38:mint -107:more -23:most -25:n 57:name -21:nft -20:now -48:numb -46:of 22:ok 45:on 31:or 48:oth -36:own 79:pair -60:pippin
-34:please 70:pool 26:say -36:since -28:so -26:sorry 61:then 49:those 64:to -25:too 31:trad 25:up -30:want 46:where 36:which -93:who
53:with -54:wrong -28:you @~security -14:* -81:^and 43:^could 60:^how 85:^i -48:^ok 22:^the -24:^what -29:^who 37:a -26:account
-65:any -20:are 35:before -39:blacklist 42:buy -25:collection 70:do 23:doe -34:for 62:have 69:hold 64:holder 78:how 66:i 92:many
31:most 54:much -62:nft -28:now -36:ok 44:on -45:one -21:oth 50:own -58:second -22:tax 39:the -21:their -52:there -55:thi -36:token
-28:what -33:which @~selector -18:* -29:^and 36:^what -30:and 24:for 45:function 31:i -26:it -20:thi 26:what @~sign 21:* @~signatur
-46:* -25:and -24:the @~site 67:* 22:? 68:i 39:it @~sol 39:* 81:? 26:^and -21:^how -28:^ok 49:^what 39:^which 29:^who -40:account
46:all 30:are 47:at -51:chain 52:do -28:first 31:for 24:ha -20:holder -21:how -25:i 33:in 35:it -28:many -27:me 34:mint -29:more
57:most -27:my -29:nft -27:ok -52:on 46:one 55:priority -27:th -45:that 40:the -45:them 32:there 30:these 47:to 52:wa 70:what
-46:which 42:who @~solana 41:* -30:? -47:^and 32:^doe -32:^how 58:^ok -32:^which -40:^who 59:about -24:account -22:and -34:are
33:call 27:can -51:collection -23:fee 48:first -22:for 54:from 25:have -28:holder -32:how 40:it 59:kind 29:made -33:many 71:me
-21:mint 69:more -26:most 39:nft 58:ok 38:one -24:only -23:please -40:priority 56:the -41:there 21:they 48:too 37:what -38:which
37:who @~source 19:* -26:? -34:^and -26:abi -35:and 28:can 63:code -31:contract -27:it 48:me 48:of 50:solidity 42:source 61:the
58:then -36:what -23:which -30:who @~spot -9:* -34:at 21:coin 25:have -30:hold -32:one 57:spot 41:there @~stablecoin -23:* -88:^and
-60:^how -44:^only 30:^what -21:^who -80:and 63:are -39:back -31:day 45:develop 26:did 54:from -36:go 56:list -25:most -41:much
-55:no -23:now 40:on -41:only 46:please -39:price 37:second -42:show 49:since -35:that 53:there -49:to 24:what -22:who @~stat -24:*
32:? -55:^how 44:^i -37:^in -45:a -37:and 49:at 42:block 33:i 30:now -29:of -32:please -24:the 40:time -31:total 39:transaction
-38:volume -42:what @~statu 92:* 41:? -28:and 72:i @~storage -3:* 23:of @~sui 47:* 37:the @~summary 16:* 21:^i @~supp -29:* 41:it
38:mint -54:on -21:which @~support -25:* -31:the @~swap -27: -62:* -76:? -21:and -55:at 44:did 34:for 22:he -29:how -54:in -57:it
37:last 60:late -30:much 27:of 25:on -22:second -25:show -34:sold -27:swap 38:that 38:with @~tick -67:* -52:? -20:^now 37:ask -37:at
-35:in 30:same -32:second -23:the -31:there -31:what -37:which @~ticker -64:* -29:^how -20:^i -43:^same 28:^where -36:and 41:are
25:at -32:book -21:can 86:cheapest -22:coingecko -22:doe -21:exchang -46:for -24:from -21:go -41:how 46:i -42:id 27:in 25:interest
33:me -42:much -62:n 33:not -39:now -38:of -26:open 72:or -25:oth -43:pair 36:please -42:same 20:second -26:so -33:that 24:them
30:they -36:those -47:to -25:wa 27:what -28:when 76:where 50:which -22:you @~time 77:* 38:for 38:to @~timestamp 25:* 30:? 47:at
52:block 46:i 49:that 37:what @~token -10:* 46:? 54:^a -37:^and -55:^any -66:^doe 36:^for -22:^give 42:^i 77:^in -27:^just 37:^list
31:^my -22:^no -27:^now -26:^on -38:^only -44:^same -37:^so -42:^that -45:^the -33:^then -38:^too 57:^where 32:^which 23:a 40:addres
-45:again 27:all -21:am -38:an -55:any -30:ape 36:are 23:away 37:back -29:balance 30:be -47:been -43:before -24:best -38:blacklist
-62:but -27:buy -58:by -42:call 48:can -78:chain -20:check 50:coin -61:dex 29:did 40:do 32:else 58:exact -23:explor -60:first
-54:for -44:from -21:give -69:go -35:got -20:have 68:hold 78:holder 27:i -31:id 26:in -36:into 98:it 33:just -40:keep -20:kind
-65:largest 30:late -40:latest -22:let -114:liquidity -35:look 47:many -34:market -26:me -26:meant -29:mint -44:more 56:most 66:mov
-25:move -26:much -26:n -75:name -45:next -66:nft -83:no -40:numb 32:of 29:on -56:one -58:only -47:or 38:ord -46:oth -21:over 26:own
27:owner 23:pair -40:pippin 61:pl -23:please -124:pool -51:price -35:put 36:recent 49:report -53:rows -106:same -55:say -29:score
-68:second -62:sell -23:should -51:side -55:so 31:some -59:sorry 35:sort 74:still 39:swap -40:tax 49:th -55:their -36:them -48:these
-77:thi -47:third -39:those -65:to 54:token -63:top 26:total -63:trad 70:trade -49:transaction 107:transfer -29:trust -58:two 70:und
-110:volume -57:wa 72:wallet -54:want -47:well -42:went -31:were 56:where 31:which -42:with -29:would -62:wrong @~topic 64:* 58:^and
57:and 31:for @~trad 56: 20:* 60:^now 47:^show 39:^what 71:^who -26:and 62:been -21:by -22:doe -26:each -23:have -27:i 67:in 32:just
27:last 65:now -44:of -42:on -22:or -61:price 48:recent 32:second 47:show -49:side 42:swap 85:the -33:then 57:there -28:to -25:token
115:trad 40:what 72:who -30:with @~transaction -33: -10:* 48:? -76:^and -28:^ha -82:^how -22:^list 31:^ok -21:^that 27:^the 46:^what
40:^when 40:^which -35:a -36:an -43:and 26:are 69:at 57:been 27:block -20:call -31:can -29:chain 41:decod 24:did 41:do -76:doe
51:each 43:event -37:from -25:function -39:go -92:got -25:ha -63:have -48:he -50:hi -26:i 33:in 48:it 29:last 35:latest -54:made
-48:many -45:me -30:my -28:not -38:now 28:numb -21:ok -72:on 52:one 51:only 78:out 24:payment 34:recent -24:same 69:send -63:so
-32:that 36:the 48:these 40:they -23:thi 26:time 46:to 33:too 42:two 27:tx -42:up 52:wa -76:wallet 35:were 56:what -24:who 44:with
@~transfer -75:* 21:^and -23:^the -21:^what -37:a 37:and -39:any -55:at -47:by -32:did -69:doe -44:first -29:got -39:ha -28:have
-61:he -31:just -54:keep 30:list 60:mov -21:move -29:much -52:nft -36:of -55:on -61:one -51:only 78:out -30:second -29:send -60:the
-56:them -30:then -45:there 41:token -50:transaction 90:transfer -42:wallet -20:which @~treasury -10:* -52:^how 46:^the 35:^what
24:^which -32:^who 22:and -22:are 50:at 56:biggest 45:did 21:doe 42:each 34:have 31:in 43:it -40:me -32:most -31:now 31:numb -24:of
-22:on 31:one -48:please 64:protocol -21:same 22:that -32:there 53:they -39:trad -31:wa 47:what -21:when 22:which -37:who @~trend
40: 46:? -40:about 28:at 43:by -30:doe 41:first 34:for -23:have -30:it -47:list 52:most 41:now -28:one 57:people 22:search -65:that
55:there -52:to -28:trend 36:which @~tvl -31:? -34:^and 37:^how -37:^what -48:a 32:all -72:and 44:been -38:by -27:chain 31:develop
23:did -65:fee 50:how 44:in -56:it 30:lock -27:me 48:money 65:much 57:numb -37:on 21:one 45:same 32:show -61:since -38:that -20:the
41:to -66:wa -44:what 47:with @~tx 47:* 48:? 50:did 50:what @~unit -24:and 23:i 22:many @~updat -67:* @~utxo 30:* -44:? -51:and
-45:i -42:of -36:one @~validate -8:* 55:and -53:i -44:it 54:one 37:the @~value -71:* -24:? -50:^what -26:in -30:one -33:open -46:the
-50:what @~verify 6:* -38:? -20:and 27:at 27:my -31:source 40:there 34:token 53:verify -23:wallet 51:which @~volum 79:* 109:?
22:^and 54:^which 41:at 54:doe -35:for -26:from 27:have -31:in -63:me -34:much -30:of 26:one 43:only 54:please 37:same -57:show
50:that -47:the 48:to -30:trad -35:wa @~volume 26: -34:* -85:? -37:^ha -28:^i -27:^same 57:^show 28:^the -53:^what -64:^which 25:a
63:acros -34:and -53:at -31:been -24:chain -37:did -28:fee -27:first -53:for -24:ha 45:i -87:it -22:like 50:me -37:money -21:most
42:much -34:my 24:need -37:on -27:one -43:out 44:over 46:please -28:same 57:second 54:see 55:show -45:since 59:so 28:that -42:them
39:then -45:to -58:trad 21:two 43:up 61:volume -50:wa 29:went -86:what -63:which 44:whole 51:you @~wallet -28: -24:? -32:^any
36:^did 41:^doe 50:^for 43:^ha 50:^hm -23:^how 56:^it 37:^list -26:^no -47:^now 43:^show 57:^thank -30:^that -78:^the -22:^what
27:^when -54:^where 50:^which -53:^who -29:a 22:above -43:account -23:addres -30:all 44:alone 23:an -54:anyth 42:ape 43:approval
-86:at 43:been 55:behind 24:best -26:but -37:by -30:can -52:coin 84:collection -65:contract -54:could 21:day 21:did -39:do 42:doe
23:for 46:from -22:function -41:ga 32:get -34:go -49:got 48:he -21:hi 50:hm -88:hold -20:holder 71:in 42:into 29:it -77:just 68:keep
39:late -20:latest 60:m 54:made -97:many 23:mean 36:meant -28:most -37:mov 52:move 64:much -92:n -50:name 38:need 61:nft -28:not
28:numb -26:of 46:on -33:one 63:only 48:or 65:oth -53:out -63:over 61:own 40:please -61:recent 42:rows 67:same -89:second -23:see
-32:sell 32:send 50:show -20:since 29:sit 49:so -39:sold -68:sorry 55:still -33:swap -67:th 57:thank -36:their -27:them 58:then
73:there -27:they 22:thi -45:those -50:to 109:token 37:top -27:transaction -68:transfer -38:up 43:wa -53:wallet -38:well -25:were
-35:what -54:where 70:which 52:with 48:worth -71:wrong @~worth -94:* -73:for -47:how -35:in 28:it -58:of -39:over -49:the @~yield
4:* 24:? 43:^ha -57:^how -30:^what -26:and 40:been -24:by -25:develop -34:did -34:doe -65:for 35:from -58:how -37:i -46:interest
74:it -47:list -63:me -35:now -22:only -20:or -70:pool 23:rate 32:show -43:since 20:stak 78:that 40:too -31:tvl 97:wa -45:what
`;
