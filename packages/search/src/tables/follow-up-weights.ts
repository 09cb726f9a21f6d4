// Follow-up weights: how much each sign of a candidate tells for it, by itself (*) and beside each word of the turn; written by test/learn-follow-ups.ts, in hundredths.
export const FOLLOW_UP_WEIGHTS = `
@=1 -55:* -21:^i -34:by -23:i -31:in -36:rank @=1155 10:* -46:? -43:^the -26:^which -31:at 41:collection 59:for -41:have -42:hi
-30:list -34:me -29:nft -35:of -31:on 34:only -21:over 57:same -22:send -49:show 50:the -25:them 53:then -53:token -42:too
-22:transfer -30:what -31:which -43:with @=14d -32:* @=1h 13:* 61:on @=1w -58:* -23:? -29:and -23:the -25:to @=1y 10:* 29:? 53:^and
45:and 41:the 35:to @=20 14:* 33:for 30:i 30:it 40:on -21:transfer @=24h 52:* 51:by 24:how 58:most 25:much 28:now -43:of 28:one
28:rank 39:the 23:them 39:which @=2y 5:* 27:? 24:the 30:to @=30d -32:* @=3d -58:* -23:? -29:and -23:the -25:to @=3m -58:* -23:?
-29:and -23:the -25:to @=3y -58:* -23:? -29:and -23:the -25:to @=404 -73:* -29:? -23:^the 29:for -24:have -23:hi 22:me -20:of -39:on
-45:only -26:the 26:then -33:token -29:too 27:with @=5m -105:* -28:? -29:^and -50:and -51:on -34:only @=60d -32:* @=6h -91:* -28:?
-31:^and -53:and -54:on -37:only @=6m -58:* -23:? -29:and -23:the -25:to @=721 -73:* -28:? -23:^the 30:for -24:have -23:hi 22:me
-20:of -39:on -45:only -26:the 26:then -33:token -28:too 27:with @=7d -29:* @=all -56:* -27:? 59:^and -21:^what 37:and -20:are
-71:by -90:contract 66:first -44:fund -27:give -44:ha -39:interest -60:it -20:list -38:me -35:on -47:one -61:only -55:open -44:out
70:since 41:that -49:the -66:them -26:then -24:there -69:volume -21:what -39:with @=apy 21: 31:* -26:? 61:and 32:at 23:doe 31:first
23:for -22:it 29:more 22:on 35:one 62:only -28:that -34:there -21:wa -24:which 26:with @=asc 36: -58:* -33:? -35:^and -34:^i
-39:^now -45:^same 52:^which -40:are -58:biggest 37:book 27:buy -105:by -40:coin -37:collection 21:each 32:first -30:floor -27:for
43:ha -24:have -29:i -78:in -31:instead -76:it -45:just -53:list -29:market -44:me 29:most 27:my -52:not -40:now 22:one -51:or
22:price -57:rank -38:same -40:since -61:that 29:the -22:then -42:they 25:those 66:to -56:trad -43:wa -39:what -27:where 33:which
-51:with -23:would @=average -89:* -37:and -37:buy -23:did -40:first -61:it -21:of -20:one -22:the -23:when @=base -41:* @=bridge
-87:* -25:^what -21:are -25:first -51:for -38:on -35:same -31:the -23:what @=btc -30:* @=cap -23:? 21:^which -26:are -20:biggest
37:by -28:coin -26:collection -30:for -23:from 23:ha -25:i -37:in -40:just -35:market 38:most 22:much -43:of -37:on -29:same 20:they
-30:trad -21:what -22:with @=change 29:* -39:buy 50:by -20:did 32:how -24:in -48:it -21:list 58:most -54:of -30:on 26:the 39:which
-24:with @=clos -23: -46:* 54:? 23:^and 45:^what 80:about -29:been -28:bet -24:by -26:can 55:doe -56:event -21:for -34:how -39:i
-42:if -52:in -22:it -20:list -61:market -27:most -29:of -66:on -50:one -42:open 46:that -30:then -32:they -46:to -32:today
-45:volume 83:what -42:which -48:with -33:you @=coin -38:* @=commodity -53:* -20:i -35:what @=company -32:* @=compressednft -60:*
-25:on -33:the @=conversion -75:* -53:since -56:the @=cost -89:* -37:and -37:buy -23:did -40:first -61:it -21:of -20:one -22:the
-23:when @=crypto -52:* -28:all -21:doe -24:it -30:what @=culture -47:* -35:by -40:volume @=dai -42:* -20:^ok 21:make -20:ok
27:please -26:price 21:to @=date 63:* -40:and 61:buy 24:did 69:first -43:it 60:of 53:one 53:the 33:they 25:when @=desc 14:* -59:?
-44:^i 38:^now -21:^same 70:^the -68:^which 28:and -51:are 52:biggest -21:book -21:buy 100:by -48:coin -40:collection 27:day -30:did
-26:floor -61:for -66:from 62:ha -42:i -29:in -37:instead -31:it -57:list -37:me -29:most 33:much 50:my -22:need -22:nft -24:not
27:now -55:of -50:on 64:one -47:or 26:please 56:rank -22:same 37:since -23:the -25:then -31:those 28:to -27:today 21:wa 24:what
-20:when -38:where -76:which -70:with -29:would @=dex -87:* -25:^what -21:are -25:first -51:for -38:on -35:same -31:the -23:what
@=economic -47:* -35:by -40:volume @=equity -53:* -20:i -35:what @=erc -52:* -63:? -31:^and -45:^the -46:^which -29:a -27:and -52:at
40:collection -25:doe 71:for -26:ha -67:have -54:hi -37:list -41:nft -56:of -59:on -23:one -34:over -23:own 53:same -42:send
-43:show -21:that 29:the -32:them 53:then -73:token -46:too -46:transfer -33:wallet -37:what -54:which -34:wrong @=erc1155 15:*
-31:? -72:^i 57:a -57:contract 61:for -27:how -96:i -70:it -30:much -40:my -43:of -83:on -25:one -24:spend -49:the -38:there -38:to
-61:token -39:wallet -31:what @=erc20 -38:* @=erc721 -121:* -24:? -46:^i -50:a -34:contract -38:for -60:i -41:it -24:my -21:of
-48:on -26:the -21:there -23:to -38:token -23:wallet @=false 64:* @=finance -47:* -35:by -40:volume @=first -28:* -20:and 27:i
-22:of -28:on 37:to @=floor -28:* @=from 43:? -43:^what 56:been 35:did -43:doe -28:first 37:ha -23:have 28:he -47:hi -47:i 35:late
-60:me -58:of -68:on -52:one 82:send -37:that -63:the -43:there -44:to 85:token -72:transaction 24:transfer -31:wallet 38:what
33:which @=fungible -61:* -25:on -33:the @=futur 33:* -31:? 37:and 41:the @=fx -44:* -21:i -35:what @=government -74:* -32:for
-38:list -29:now -30:same -28:the @=h24 -23: 55:* -71:? 49:^and 43:^the 82:and -22:are 39:by -45:collection -36:floor -22:from 72:ha
-27:have -23:how -28:it 73:my -23:nft -46:of -56:on 84:one -42:same -38:that 22:trad 27:what -22:where -33:which -34:with @=hold
-79:* -36:buy -37:first -52:it -24:of -23:one -24:the @=holder -22: -63:* -35:? -97:^and 60:^how -68:^what 33:a -112:and -26:at
-89:did -59:do -142:fee 47:got -30:ha 98:holder 28:how 26:it -122:itself -110:keep 31:much -43:now 24:numb -42:on -30:one 54:only
-55:paid -94:protocol -42:revenue -33:same -50:since -65:that -76:the -40:they 85:token -25:what -38:with @=holding 11:* 37:a
20:government 21:the @=id -38:* -26:^and -36:^i -24:and -21:by -34:coin -41:for -40:i -32:in 31:to @=in -53:* -22:of -22:the
-36:what @=inactive -40:* @=interest -17:* @=internal -38:* @=lay -55:* -21:^i -34:by -23:i -31:in -36:rank @=lend 33:* -42:^what
-36:are 65:first 63:for -25:on -24:protocol 42:the -39:what @=liquid -61:* -28:for -29:on -28:same @=mak -59:* -37:since -40:the
@=market -23:? 21:^which -26:are -20:biggest 37:by -28:coin -26:collection -30:for -23:from 23:ha -25:i -37:in -40:just -35:market
38:most 22:much -43:of -37:on -29:same 20:they -30:trad -21:what -22:with @=mention -47:* -35:by -40:volume @=merge -75:* -53:since
-56:the @=metal -27:* @=month -106:* -48:and @=name -88:* -52:by -23:how -33:most -25:much -21:rank -35:the -24:them -25:which
@=native -44:* -42:? 23:^and 35:and -34:by -30:collection 50:ha -49:in -21:it 51:my -25:of -39:on 20:one -32:same -25:that -35:the
-42:trad -31:wa -35:what -22:which -23:with @=net -79:* -36:buy -37:first -52:it -24:of -23:one -24:the @=nft -22:* @=no -3:*
-29:^and 51:^i 67:^the -60:ask 53:at 20:book -53:cheapest -39:each -59:first -67:from 31:ha -62:have 24:how 36:i -39:in -75:market
-56:me 53:no -54:now -58:of -80:one -52:ord -35:price -27:since 49:that 52:there 21:trad 27:with @=nonfungible -61:* -25:on -33:the
@=notional -74:* -50:by -54:since @=oldest -28:* -20:and 27:i -22:of -28:on 37:to @=open -17:* @=out -8:* -71:^and -69:and -56:for
-22:i -40:in -26:of -41:one -34:that -36:the -54:to 47:what @=perpetual -104:* -42:? -50:and -35:doe -34:in -50:now -47:the
@=politic -52:* -32:by -40:volume @=price -28:* @=quote -52:* -22:^the -65:and -52:i -22:in 26:it -62:of 40:show 22:swap -20:token
69:trad @=rat -53:* -20:i -35:what @=rebate -59:* -37:since -40:the @=redeem 60:* -74:ha 110:since 49:that 49:the -65:what
@=regularnft -61:* -25:on -33:the @=revenue -28:* 26:^how -22:^who -47:are -52:at -39:doe -74:fee -43:first -25:for 35:got 49:ha
55:holder 30:how 38:i -101:in 22:it 163:itself 137:keep -26:make -27:money 35:much 27:now 111:of -66:one 36:only -22:paid
108:protocol 24:rank -34:same -27:that -43:the -64:there 48:they -34:thi -42:to 49:token 36:what -20:who 48:with @=reward -75:*
-53:since -56:the @=score 3:* 30:by 28:how 31:much 24:to @=sell 26: 27:* 21:^i 40:^what -36:and 31:at 58:buy 33:cheapest 32:do
-25:for 60:i -44:in -32:market 51:no 33:now -38:of -31:one 27:sell 38:side -26:that 60:the 90:to 48:what @=settl -82: 21:* 82:?
67:^and 93:about -23:all 54:and -75:at 53:been -37:bet -34:by -33:can 60:doe -71:event 25:first -30:for 37:how 44:i -57:if -69:in
-41:it -33:list -38:most -24:much -36:my -50:of -81:on -34:one -57:open 24:over 31:please 51:that 53:then 51:they -21:those 33:to
-49:today -60:volume 58:what 46:which -26:with -44:you @=split -75:* -53:since -56:the @=sport -57:* -35:by -39:volume @=stak -61:*
-28:for -29:on -28:same @=target -41:* @=tech -47:* -35:by -40:volume @=to -126:* -26:? -31:did -39:ha -34:he -31:hi -27:i -59:it
-29:me -35:on -21:the -25:to -40:token -43:transaction -40:transfer -33:what -41:which @=top -38:* -28:did @=total 11:* 37:a
20:government 21:the @=trade -13:* -29:for 52:ha -22:i -27:it -29:of -43:one -65:since -21:that 57:there 56:what 58:with
@=transaction -54: 10:* -39:? -40:^and 22:^the -28:^what -53:and -22:been -21:buy 93:by -39:did 43:doe -27:first -26:for 55:have
-26:i -37:in 25:it -37:me 51:of -37:on -51:one -40:or 28:pool -39:the -23:there 35:to -26:token 34:trad -23:what -24:when -25:who
-61:with @=true 76: 100:* 47:? 80:^and -32:^in 47:^what 62:a 35:did 26:first 98:ha -33:how 57:it 83:of 32:on 69:one 86:that 110:the
49:token 99:what @=trust 3:* 30:by 28:how 31:much 24:to @=unexpir 64:* -47:? 28:^what 62:fund 68:ha -25:interest 81:it 34:on 50:one
21:open 81:that 36:the -53:there 22:what @=usd -48: 39:* -65:? 28:^and 58:^the 39:a 60:and -23:are 60:biggest -24:buy 77:by
-44:collection -49:did -37:floor -21:for -52:from 66:ha -29:have -23:it -48:list -43:me 69:my -22:nft -44:of -76:on 54:one -49:or
-33:same -37:that -25:them -31:they 31:to 31:trad 26:wa 22:what -32:when -27:which -77:with -32:would @=value -22:* -36:? -36:and
-21:buy -40:did -22:of -40:one -24:when @=volume -20: -27:* -63:? 26:^and -22:^how 42:^i -41:^same 39:^the -50:^who -44:all 64:and
-32:are -53:at -25:been 55:but 46:by -42:coin -45:collection -53:doe -29:each -36:floor -63:for -50:from 66:ha -49:have 29:how
-46:in -51:it 57:just 53:keep 23:largest -39:liquidity -22:list -30:made -21:most 44:much 57:my -23:nft -27:not -75:numb -68:of
-52:on 61:one -91:only -40:over -60:pl -41:please -64:pool 50:rank 44:rath -59:rows -45:same -25:search -21:sell -27:side -73:sort
-56:swap 53:than -39:the 45:them -30:then 47:they 22:thi -22:token 23:trad -45:volume -21:want 43:what -60:where -36:which -46:who
-36:with -36:would @=weath -47:* -35:by -40:volume @=week -25:* @=ye -57:* -27:? 40:^and 42:^how -34:^i -50:^the 25:and -35:at
-25:book -33:each 21:from 25:ha -32:i -26:in -27:level 29:me -36:no 35:since -40:the -37:there 25:to 25:trad @=yield -87:* -25:^what
-21:are -25:first -51:for -38:on -35:same -31:the -23:what @ahead -36:* @asked 22:* @asked-fit 41:* @asked=0 6:* @asked=1 -12:*
@asked=2 10:* @asked=3 -9:* @asked=4 3:* @asked=far -16:* @calls=1 6:* @calls=1|0|other 22:* @calls=1|1|other 15:* @calls=1|1|same
-4:* @calls=1|2|other -45:* @calls=1|2|same 5:* @calls=1|3|other 41:* @calls=1|3|same -4:* @calls=2 7:* @calls=2|0|other -4:*
@calls=2|1|other -80:* @calls=2|1|same 28:* @calls=2|2|other -31:* @calls=2|2|same 21:* @calls=3 -136:* @calls=3|0|other -14:*
@calls=3|1|other -121:* @calls=3|1|same -70:* @calls=3|2|same -25:* @calls=3|3|other -40:* @chosen-count 184:* 41:^and 22:^who 85:a
72:and 57:are 46:at 39:coin 70:for 90:i 55:in 87:it 51:me 66:most 22:my 65:of 61:on 50:one 53:show 23:the 35:them 73:which -73:with
@chosen-said 151:* @chosen|other -11:* @chosen|same -21:* @cited|other 59:* @cited|same 39:* @content=0|add -79:* @content=0|back
52:* @content=0|edit 91:* @content=0|near -54:* @content=0|other -36:* @content=0|same -3:* @content=1|add 42:* @content=1|back 8:*
@content=1|edit -30:* @content=1|first 16:* @content=1|near -19:* @content=1|other -38:* @content=1|same 8:* @content=2|add -44:*
@content=2|back -20:* @content=2|edit 41:* @content=2|first 30:* @content=2|near 33:* @content=2|other -29:* @content=2|same 44:*
@content=3|add -53:* @content=3|edit 10:* @content=3|first 26:* @content=3|near 33:* @content=3|other 6:* @content=3|same 12:*
@content=4|add -60:* @content=4|back 76:* @content=4|edit -9:* @content=4|first 22:* @content=4|near -17:* @content=4|other -15:*
@content=4|same -11:* @content=5|add -49:* @content=5|back 47:* @content=5|first 28:* @content=5|near 56:* @content=5|other -30:*
@content=5|same -20:* @content=6|add 43:* @content=6|back -96:* @content=6|edit -74:* @content=6|first -114:* @content=6|near -50:*
@content=6|other 42:* @content=6|same -75:* @defi_protocol>defi_protocol 47:* @defi_protocol>market_data -54:*
@defi_protocol>network_infrastructure -32:* @defi_protocol>nft_analytics 15:* @defi_protocol>onchain_dex 36:*
@defi_protocol>portfolio_wallet 42:* @defi_protocol>prediction_markets 41:* @defi_protocol>search_discovery -35:*
@defi_protocol>security_risk 63:* @defi_protocol>token_contract -76:* @drops|named|had|other -7:* @drops|named|had|same -3:*
@drops|named|new|other -35:* @drops|named|new|same -23:* @drops|open|had|other -108:* @drops|open|had|same 20:*
@drops|open|new|other -36:* @drops|open|new|same 9:* @fault -107:* @first=0|same -4:* @first=1|other -76:* @first=1|same 22:*
@first=2|other -5:* @first=2|same -22:* @first=3|other 15:* @first=3|same 30:* @first=4|other -13:* @first=4|same -15:*
@first=5|other 19:* @first=5|same -7:* @first|other 6:* @group=add -27:* 22:^ 58:^any 27:^can -52:^hm -21:^how -37:^i -21:^it
-41:^just -37:^let 36:^list 57:^n -40:^no 47:^not 67:^please -32:^so -27:^sorry -21:^that -58:^the 84:^too -56:^what -26:^when
-31:^which -30:^who -69:a -25:abi -30:about 34:add -24:addres -22:already -27:also 52:any -65:are -50:ask -62:at -21:balance
-56:best 31:both -35:bought -30:buy 29:by 44:cap 22:chain -40:check 68:coin 50:contract 84:count -39:d -42:did -83:doe -43:each
32:end -34:feed -44:fine -35:first -28:for -26:from -40:ha -26:hi -52:hm -50:hold -32:holder -26:how 36:id -36:inside 47:instead
-20:into -25:it -49:itself -26:keep -51:kind -67:know -41:last -22:let -45:level -20:like -29:look -23:made -25:many 43:market
-33:mean -31:meant -23:more -35:most 33:move 20:much -54:my 52:n 21:need -60:network -36:no 64:not -39:numb -34:on -22:only 22:open
-34:ord 24:over -32:paid 30:pair -40:perp 66:please -21:pool -43:print 43:put -25:rath 48:rest 20:second -37:see -49:so -56:some
-32:sorry 40:sort -40:spot -36:swap -53:t 56:table -24:tell -27:the 64:them 29:then -40:there -27:these -50:they -43:thi 55:those
-22:time -44:today -45:token 60:too 37:top 59:trad -78:trade 39:two 91:volume -32:wait -50:wallet -40:want -61:we -52:well -63:what
-47:when -25:where -25:which -37:who 82:with 23:would -22:wrong -35:ye @group=back 56:* 24:? -88:^and 58:^ok -74:and 71:first
27:from -39:how 24:i 24:it 22:of 58:ok -47:on -49:one -27:that 55:the 34:to @group=edit 17:* 89:^ 40:^and -39:^any -34:^for
-20:^good -35:^ha -23:^hm -46:^how 25:^i -43:^it 99:^just -32:^list 44:^make 36:^my 91:^n -24:^no 51:^not 40:^now 42:^ok 21:^on
23:^only 51:^ord -43:^please 53:^same -20:^tell 41:^thank -46:^too -35:^wa -57:^what -33:^when -70:^which -69:^who -20:abi
-32:addres 49:again 40:against 35:all 31:already -67:also 27:am 38:and -38:any 26:anyth 42:ape 53:apy -39:are -61:ask -64:at
-40:back -45:balance 22:be 21:before 26:block -65:buy 79:by 30:came -62:cap -33:chang -77:check 34:coin -65:contract -36:count -51:d
-21:dex 26:do -88:doe -51:down -41:each 49:earn -46:else 23:enough 44:ever -31:every -23:exact 47:explor 32:fee -34:feed -74:fine
70:first -31:ga 34:give 42:go -39:good 48:government -56:ha 52:hash 21:have -23:hm -54:hold -21:how 46:id -80:in 30:inside
48:instead -41:into -26:it -24:itself 24:just -61:keep -53:kind -57:know -47:last 31:let -68:level -32:liquidity -34:lol -58:long
-24:look -24:made 31:make -83:market 34:me 67:mean 39:meant 29:moment -35:money -43:mov 39:move -21:my 104:n 49:nam -35:name 36:need
-65:network -45:of 35:ok 40:old 32:one 99:only 29:open -50:ord -38:oth 22:out 21:over 44:pair -66:perp 34:pl 31:please -47:present
-55:print 25:profit -21:protocol 54:rank 20:rate 84:rath -21:recent -32:report -26:revenue 33:right 45:same 51:say 38:search
64:second -50:see -43:send -34:sent 44:settl 53:should 56:side 27:since -49:some 36:sorry 28:sort -47:spot 38:t -22:table 61:take
-29:tell 92:than 37:thank 35:that 67:their -57:them 48:then -49:these -26:thi -36:today -32:token -27:too -43:top 35:trad 46:trade
20:transaction -23:trust -49:two -30:v 74:very 71:wait 73:want 74:we 56:well -21:were -73:what -63:which -59:who 27:whole 50:will
-39:with 26:would -31:wrong -35:ye 41:your @group=first 37:* -60:? -58:^how 21:^what -55:and -68:how -29:i -27:in 48:it 55:on
54:that 66:wa 48:what @group=near 6:* 25:^a 53:^all 53:^and -79:^any 51:^biggest -33:^can -23:^candl 47:^for -36:^give 55:^hm
-46:^how 28:^i 20:^in 38:^just -21:^list -21:^make 28:^my -43:^n -68:^not -30:^now 37:^numb 22:^of 39:^on -40:^our -71:^same
20:^show 50:^since -35:^so -42:^sorry -27:^tell 49:^thank -45:^that 31:^the -62:^too -30:^where 97:^which -20:abi 39:above
34:account 43:add 35:addres 23:again -48:all -27:already 63:also -25:am -25:an 39:and -34:any -43:anyth -35:ape 67:are 59:ask
45:back -64:balance 39:be 38:been -41:before 41:behind 45:bid 40:biggest -52:block 40:book 66:bought 51:but 44:buy -85:by 46:came
42:candl 48:cap -49:cheapest 62:check -24:coin 22:collection 22:contract 25:cost -59:could -31:count -43:crypto 55:d 28:day
48:deposit 82:develop 25:dex 60:did -27:different 96:down 64:each 72:else -69:end -59:enough -57:ever 36:exact 30:exchang -26:explor
23:first 23:freeze -34:from 34:full 21:function -35:ga -52:go -50:good -52:government 60:ha 40:he 41:hi 73:high 55:hm 42:hold
-20:holder 20:how -69:id 32:if 26:in 28:instead 21:interest 35:into 57:it 51:itself -39:kind 50:know 30:largest 44:last 73:late
31:latest 27:level 47:like 31:liquidity -23:list 48:lock 38:lol 52:look 42:m -41:made -22:make -26:many -79:market -43:me 29:mean
55:mint -39:moment -29:money 44:most 96:mov -51:move -72:much -23:my -31:n -63:name 70:network -22:next -22:nft -35:no -73:not
-22:now 33:numb -22:of 20:on -38:one 23:only 21:or 43:ord -21:order -23:oth -66:our -37:over -54:own -82:owner 26:paid -69:pair
26:pay 70:payment -22:people -33:perp -44:pippin 32:please -24:position 85:present -67:price 20:print -33:protocol 30:put -27:rank
32:rate -27:rath 58:recent 49:report 41:revenue -30:right -29:rows -23:same 26:say -22:score -40:search -37:second 79:see 69:sent
-57:should 33:show -43:side 55:since 37:so 39:sold 44:someth 24:sorry -41:sort -27:stak -43:swap -22:t 91:table -44:tell 52:thank
27:that -74:their -24:then 30:there 50:they 45:third -53:those -47:time -21:today 56:token -47:too -20:top 44:total -64:trade
34:trust 58:tx -37:und 91:up -30:use 37:v 48:verify -64:very -65:volume 45:wait -23:want -68:we 23:well 57:went 46:were 21:what
47:which 23:who -28:will -29:with 44:withdrawal 54:would 83:wrong 27:ye 64:you @group=other -34:* -52:^a 30:^all -27:^and -24:^any
-48:^biggest 45:^could 20:^did -60:^for -28:^give 42:^ha -39:^hm 26:^in -29:^it -70:^just 57:^let -111:^my -34:^n -46:^no -67:^not
-49:^now -55:^of -90:^on -65:^only 58:^our 48:^price 43:^same 61:^so -29:^sorry 33:^tell -47:^thank -42:^the -21:^then -52:^too
44:^wa 41:^what 49:^where 59:^which -30:^would 29:abi -33:about 23:above -59:account -24:acros -70:add -52:again -38:against -55:all
-33:alone -42:also 59:an -52:and 45:anyth -33:ape 48:ask 88:at -67:be 51:been 31:before 24:behind -45:best -85:biggest 42:blacklist
32:block -65:both -38:bought -75:but -30:call -57:came -22:candl -32:cap -41:chain -64:chang -29:chart 42:cheapest 59:check
38:coingecko 39:collection -20:contract 65:could -24:count 56:crypto 32:d -47:day -71:develop -26:did 33:different 96:doe -43:down
-47:each -51:else 46:enough 20:event -40:ever -25:exchang 25:explor -25:fee 22:feed 22:fine -99:first 35:floor -43:fund 38:ga 36:get
-27:give -31:good -39:got -41:have -33:hi -25:high -39:hm 25:hold 28:id -24:if -93:instead -98:interest -32:into -38:it -77:just
30:keep 37:kind 39:know -46:largest 52:last -48:late 56:let -42:like 26:list -40:lock -29:lol -35:long 58:made 20:me -40:mean
-45:meant 53:money 43:more 47:most -74:mov 25:move 44:much -41:n 56:name -58:need -44:next -80:no 32:nonce -83:not -51:now 36:on
-65:only -45:open 22:or 26:order 44:our -55:out -33:over 73:own 46:owner -50:paid 41:pair 28:people -72:pippin -64:please 49:price
22:print -22:put -49:rank -28:rate 34:rath -33:read -62:recent -66:rest -26:right 38:rows -43:say -29:score 49:sell 44:send -30:sent
-52:should -22:show 20:side -44:since -39:sold 59:some -62:someth -106:sorry -30:sort 20:source 34:spend -26:spot 54:stak 65:still
57:swap -86:table -22:take 52:tax 41:tell -49:thank -32:the -35:their -68:them -58:then 61:there 30:these -68:they -33:thi 49:today
25:top 62:trade 49:transaction 30:und -82:up 30:use 21:wa -39:wait -41:we -48:well -58:went -29:were 52:what -48:when 66:which
57:with 47:word -48:would -99:wrong 54:ye -32:you @group=same -49: 12:* -35:^ -36:^any 21:^could -23:^doe -41:^for -42:^ha -51:^hm
-68:^how -45:^in -32:^it -51:^just -31:^let 37:^my 75:^n 83:^no 50:^not 32:^now -55:^of -78:^ok 24:^only -38:^ord -27:^please
32:^price -57:^same -65:^so 50:^sorry -33:^tell 38:^too -25:^wa -39:^which -65:^who 39:a 43:about -31:acros -33:add -48:addres
-38:again -28:also 25:am -41:any -27:apy -71:are 34:ask -21:back -48:balance -32:be -33:before -53:best -41:book -20:both 38:but
-39:by -34:came -45:cap 51:chain -22:chang -21:chart -73:check -26:coingecko -31:collection -73:contract -67:count -47:d -31:did
-35:do -87:doe -28:down -24:each 21:earn -23:else 31:end -28:exact -49:explor -58:feed 48:fine -37:give -22:go 26:ha -42:hash 21:hi
-51:hm -42:hold 25:holder -53:how 22:i 22:id -63:if -33:in -49:inside 29:interest -40:itself 33:just -23:last -25:latest -31:let
65:level -63:list 45:long -23:look -35:many 46:market -33:mean 45:meant -64:more -50:most -55:much 42:my 48:n -50:nam -24:name
-57:network -29:nft 106:no 92:not -34:notional 28:of -80:ok -44:old -43:on 62:one 34:open -27:or 29:ord -52:oth -29:pair -27:pay
65:perp 98:pippin -72:pl -55:please -33:pool 33:position -45:present -55:print -40:put -38:rank -36:report 22:rest -65:revenue
68:rows 31:same -40:say -66:search -34:see -23:send -21:sent -24:settl -23:show -38:side -24:so 34:sorry -36:sort -36:spend 35:spot
-24:stak -22:take -34:tell 39:th 25:that 21:the -46:their 48:them -66:there 43:these 82:thi -80:those -40:time -27:today -46:trad
-69:trade -25:transaction -21:trust -43:two 37:up 38:very -86:volume -49:wa -30:wallet 70:want -44:we 24:well -40:when -68:who
-24:will -53:with -34:would -37:ye @joint 36:* 65:? -49:^and 66:^did 36:^for 89:^good 24:^ha 34:^show 23:^thank 56:^that 82:^who
69:about 92:all 84:also -47:an 27:and 35:anyth 58:ape 133:are -32:ask 100:be -66:been -47:before -42:behind -55:bid -45:block
-89:book -23:but 137:buy -40:by 59:call 49:can 39:cap -22:chain -65:coingecko -62:collection 83:contract 41:did 30:do 59:doe
-36:each 62:fee 29:floor 51:for -39:freeze 62:ga -41:get 31:give -40:go 104:good -73:ha 84:have -30:hi 63:hold 52:holder -27:how
24:i 56:in 47:insider -122:instead 73:interest 53:it -41:last -54:let -95:level 85:like 21:list 31:look 50:made 81:make 22:many
84:market -77:mint 71:more -46:most -27:mov 109:my 58:n 50:name 82:need 120:next -26:no 67:now -52:of -72:on -96:only 28:open -44:or
-36:ord -24:oth 51:our 60:out -54:own 24:paid -54:pair 37:please 87:pool 136:price 115:protocol 45:rank -47:rate -81:rath 40:recent
-103:rows 48:say 76:search 48:see 45:show -31:so 22:someth -58:still -23:t -22:take 83:tell -84:th 23:thank 71:that 66:their
-68:them 58:then 85:they -60:thi 93:those 47:through -42:time -22:to 22:token 60:too -61:transaction 26:two -74:tx -48:up -86:volume
-39:wa -67:wait 59:what 57:who 46:wrong @joint=2|1 78:* @joint=2|2 -6:* @joint=all|lacks -91:* @joint=all|whole 49:*
@joint=askings|2 36:* @keeps|named|had|other 21:* @keeps|named|had|same 18:* @keeps|named|new|other -27:* @keeps|named|new|same
-77:* @keeps|open|had|other 47:* @keeps|open|had|same 13:* @keeps|open|new|other 117:* @keeps|open|new|same -107:* @kept|add -41:*
@kept|edit -131:* @kept|same -109:* @kin 63:* @leaves:bitcoinAddress -43:* @leaves:bitcoinHash -48:* @leaves:chain -55:*
@leaves:coin -3:* @leaves:collection -75:* @leaves:count 21:* @leaves:ens -63:* @leaves:evmAddress -17:* @leaves:evmHash -90:*
@leaves:exchange -116:* @leaves:fiat -12:* @leaves:holder 5:* @leaves:maybeChain -64:* @leaves:name -33:* @leaves:number -15:*
@leaves:pair -103:* @leaves:protocol -19:* @leaves:quoted -93:* @leaves:solanaAddress -66:* @leaves:solanaSignature -47:*
@leaves:step 47:* @leaves:thing -55:* @leaves:ticker 26:* @leaves:time -60:* @leaves:unit -106:* @leaves:venue 88:* @leaves|add
-26:* @leaves|another|other -6:* @leaves|another|same -54:* @leaves|back -47:* @leaves|edit -27:* @leaves|first 22:*
@leaves|more|other -43:* @leaves|more|same -30:* @leaves|near -32:* @leaves|other -33:* @leaves|same -46:* @left|other -28:*
@left|same -48:* @lost:address -56:* @lost:amount -32:* @lost:anyAddress -14:* @lost:anything -57:* @lost:bitcoinAddress -3:*
@lost:bitcoinHash -29:* @lost:block -30:* @lost:chain 42:* @lost:choice -80:* @lost:coinId -92:* @lost:coinSymbol -102:*
@lost:collection -45:* @lost:count -222:* @lost:day -4:* @lost:exchange -5:* @lost:exchangeId -4:* @lost:fiat -4:* @lost:flag -127:*
@lost:hash -6:* @lost:holder -3:* @lost:least -97:* @lost:llamaCoin -8:* @lost:market -11:* @lost:other -35:* @lost:pair -34:*
@lost:period -3:* @lost:protocol -48:* @lost:query -44:* @lost:solanaAddress -44:* @lost:solanaSignature -4:* @lost:step -62:*
@lost:ticker -37:* @lost:time -89:* @lost:url -3:* @lost:venue -3:* @market_data>defi_protocol -34:* @market_data>market_data -49:*
@market_data>network_infrastructure -28:* @market_data>nft_analytics 34:* @market_data>onchain_dex -42:*
@market_data>portfolio_wallet 23:* @market_data>prediction_markets 14:* @market_data>search_discovery 35:*
@market_data>security_risk -5:* @market_data>token_contract 17:* @missing -284:* @near 30:* @network_infrastructure>defi_protocol
-43:* @network_infrastructure>market_data -23:* @network_infrastructure>network_infrastructure 15:*
@network_infrastructure>nft_analytics 10:* @network_infrastructure>onchain_dex -27:* @network_infrastructure>portfolio_wallet 27:*
@network_infrastructure>prediction_markets -39:* @network_infrastructure>search_discovery -92:*
@network_infrastructure>security_risk 4:* @network_infrastructure>token_contract -7:* @nft_analytics>defi_protocol -42:*
@nft_analytics>market_data -54:* @nft_analytics>network_infrastructure -24:* @nft_analytics>nft_analytics -4:*
@nft_analytics>onchain_dex -88:* @nft_analytics>portfolio_wallet -28:* @nft_analytics>prediction_markets -17:*
@nft_analytics>search_discovery -76:* @nft_analytics>security_risk -62:* @nft_analytics>token_contract 31:*
@onchain_dex>defi_protocol -50:* @onchain_dex>market_data -87:* @onchain_dex>nft_analytics -3:* @onchain_dex>onchain_dex 15:*
@onchain_dex>portfolio_wallet -18:* @onchain_dex>prediction_markets -45:* @onchain_dex>search_discovery -62:*
@onchain_dex>security_risk -24:* @onchain_dex>token_contract -33:* @other:address -23:* @other:chain -75:* @other:collection -59:*
@other:days -34:* @other:fiat -46:* @other:other -56:* @other:protocol -79:* @other:solanaAddress -27:* @other:step -28:*
@outside|abroad|else 134:* @outside|abroad|ours -54:* @outside|asked 111:* @outside|asked-fit 10:* @outside|asked-fit=-1 -88:*
@outside|asked-fit=-2 69:* @outside|asked-fit=0 66:* @outside|asked-fit=1 -16:* @outside|asked-fit=2 -46:* @outside|asked-fit=3
-27:* @outside|asked-fit=4 65:* @outside|asked-fit=5 -78:* @outside|asked-fit=6 -53:* @outside|asked-fit=7 31:* @outside|asked-fit=8
-8:* @outside|asked-fit=9 -10:* @outside|asked=-1 -25:* @outside|asked=-2 -54:* @outside|asked=0 -12:* @outside|asked=1 42:*
@outside|asked=2 137:* @outside|here|else 45:* @outside|named=0 5:* @outside|named=1 26:* @outside|named=2 -29:* @outside|own -14:*
@outside|own=0 18:* @outside|own=1 -10:* @outside|own=2 -9:* @outside|own=3 -9:* @outside|own=4 -15:* @outside|reply -39:*
@outside|strange 14:* @outside|strange=1 -31:* @outside|strange=2 21:* @outside|strange=3 32:* @outside|words=2 31:*
@outside|words=3 -7:* @outside|words=4 -49:* @outside|words=5 3:* @outside|words=6 16:* @own|other 17:* @own|same 5:*
@portfolio_wallet>defi_protocol -42:* @portfolio_wallet>market_data -16:* @portfolio_wallet>network_infrastructure -18:*
@portfolio_wallet>nft_analytics 86:* @portfolio_wallet>onchain_dex -10:* @portfolio_wallet>portfolio_wallet -10:*
@portfolio_wallet>prediction_markets -59:* @portfolio_wallet>search_discovery -38:* @portfolio_wallet>security_risk 16:*
@portfolio_wallet>token_contract -34:* @prediction_markets>defi_protocol -54:* @prediction_markets>market_data -88:*
@prediction_markets>network_infrastructure -18:* @prediction_markets>nft_analytics -75:* @prediction_markets>onchain_dex -17:*
@prediction_markets>portfolio_wallet -5:* @prediction_markets>prediction_markets 32:* @prediction_markets>search_discovery 57:*
@prediction_markets>security_risk 4:* @prediction_markets>token_contract -43:* @reply|add -50:* @reply|edit 74:* @reply|first 7:*
@reply|near -4:* @reply|other -73:* @reply|same 32:* @reply|src=answer -29:* @reply|src=before 16:* @reply|src=beside 22:*
@reply|src=found 31:* @reply|src=item -30:* @reply|src=joined 119:* @reply|src=name -44:* @reply|src=none -44:* @reply|src=row 18:*
@rival=0 55:* @rival=1 7:* @rival=2 -15:* @rival=3 -28:* @row=1|answer -52:* @row=1|before -39:* @row=1|beside 58:* @row=1|found
30:* @row=1|joined -50:* @row=1|name 22:* @row=1|near -47:* @row=1|none 10:* @row=1|row 97:* @row=2|answer -80:* @row=2|before 6:*
@row=2|beside 42:* @row=2|found -5:* @row=2|joined 33:* @row=2|name -58:* @row=2|near -6:* @row=2|none -19:* @row=2|row 48:*
@row=3|answer -30:* @row=3|before -16:* @row=3|far -78:* @row=3|joined -24:* @row=3|near 66:* @row=3|none -35:* @row=4|answer -42:*
@row=4|before -65:* @row=4|beside -47:* @row=4|far -8:* @row=4|found 16:* @row=4|joined -55:* @row=4|near 41:* @row=4|none -5:*
@row=4|row -27:* @score|other 60:* @score|same 34:* @search_discovery>defi_protocol -48:* @search_discovery>market_data -28:*
@search_discovery>network_infrastructure 41:* @search_discovery>nft_analytics 52:* @search_discovery>onchain_dex -24:*
@search_discovery>portfolio_wallet -75:* @search_discovery>prediction_markets -42:* @search_discovery>search_discovery -11:*
@search_discovery>security_risk 22:* @search_discovery>token_contract -13:* @security_risk>defi_protocol -43:*
@security_risk>network_infrastructure -103:* @security_risk>nft_analytics -74:* @security_risk>onchain_dex -24:*
@security_risk>portfolio_wallet -28:* @security_risk>prediction_markets -30:* @security_risk>search_discovery -24:*
@security_risk>security_risk -15:* @security_risk>token_contract -11:* @set:address -60:* -35:^how -27:and -69:doe -58:for 41:ha
-31:how -26:i 28:in -51:it -30:me -37:much -55:my -80:of -42:on 135:one -26:same 48:that -32:there 47:to @set:amount -5:*
@set:anyAddress 33:* @set:anything -66:* 64:? -57:^and -23:doe -35:for -33:have -24:how 32:i -33:in -55:it -28:of -69:on -35:that
-26:the -21:there -58:to @set:bitcoinAddress 69:* @set:block 141:* @set:chain 40: 62:* 63:^now 43:^ok 47:^only 37:^same -65:^what
-64:^which -26:a 66:about -38:at 95:but -41:by -45:did -72:doe 64:first -21:for 29:ha -28:have 41:he 74:i 25:in 75:it 26:list 56:me
-41:nft 54:now 43:ok -72:on 81:one 63:only 28:pl 41:please 49:same 35:that 54:the 54:then -46:there 121:to 69:too -33:trad -26:what
-72:which @set:choice 110:* 58:? 81:^and 84:^i -50:^only 27:^the 104:and 60:but 101:by 82:first 63:have 42:holder 101:i 68:in
35:instead 88:it 54:most 31:nft 25:no -34:notional 93:now 75:of 29:on 22:only -21:please 30:rank 93:rath 69:same -44:sort 78:that
44:the 40:them 60:what 33:with @set:coinId -30:* 39:? 26:and -23:in -37:the @set:coinSymbol 8:* -34:? -46:and -24:ha -33:the
@set:collection 59:* 75:? -42:how -52:of -68:the @set:count 53: 53:* -33:^and -67:^show -59:^who -34:are 39:by -26:candl 57:first
-37:how 40:i -50:in 59:it 45:level -48:me 23:most 20:numb 40:of -23:only -67:show 75:that -23:the 23:them -52:there 84:too -37:trad
-77:who -74:with @set:day 84:* @set:days 97:* @set:ens 74:* @set:exchange 67:* 35:? 57:^same 56:same @set:exchangeId 38:* @set:fiat
24:* 102:in @set:flag -45:* @set:hash 55:* @set:hex 9:* @set:holder 34:* @set:least 29:* @set:llamaCoin 32:* @set:market 18:*
@set:moveType 5:* @set:other 70:* @set:outcome 60:* @set:pair 66:* @set:period -40:* @set:protocol -55: -87:* -24:ha -28:i -24:in
-30:it -37:on -30:the @set:query 103:* 44:^and -47:^how -29:^i -56:a 36:and 61:for -61:how -49:i 28:in -50:it -31:of 32:one -53:that
42:the -77:what @set:signature -8:* @set:solanaAddress -89:* -35:it -33:more -45:of -38:one -56:the -21:who @set:step 75:*
@set:ticker -53:* @set:time 98:* 63:? 83:and 70:i 86:it 86:the @set:unit -48:* @set:url 24:* @set:uuid 65:* @share=0|other 17:*
@share=1|other -51:* @share=1|same 15:* @share=2|other -24:* @share=2|same 77:* @share=3|other -18:* @share=3|same -40:*
@share=4|other -21:* @share=4|same 25:* @share=5|other 12:* @share=5|same -26:* @share|other -10:* @share|same -3:* @slot-said 58:*
@slot:blocks 39:* @slot:category -48: -109:* -61:^what -35:^who -68:all -21:and -43:are -32:been -28:biggest -81:by -26:chain
-20:coin 33:first -26:have -35:in 28:instead -25:market -39:most -22:not -28:of -75:on -23:one -31:protocol -56:same 62:thi
-57:those -22:today -23:top -25:tvl -76:volume -64:what -34:who @slot:community_data 48:* @slot:contract_type 3:* -40:?
@slot:currency -90:* -37:of @slot:depth 83:* @slot:direction -26: -23:^and -50:^what -21:a -28:and -25:any 52:been 28:did -28:do
-66:doe -52:first -28:for 26:ha -37:have -45:hi -65:i -37:in -44:it 23:late -22:list -74:me -22:now -77:of -72:on -66:one 45:only
84:out -45:please 79:send -29:show -45:that -82:the -51:there -54:to 81:token -67:transaction 20:transfer -38:wallet 52:what
21:which @slot:duration -68:* -40:? -39:^and -63:and -37:biggest -38:first -37:for -24:i -24:in -43:of 31:on -52:only -34:that
-36:the @slot:entity -82:* -34:for -39:list -36:the @slot:entity_type -47:* @slot:exact -75:* -72:and -20:i @slot:filter -22:*
@slot:include_24hr_change -73:* -34:^and -22:^in -56:and -38:in @slot:include_24hr_vol -73:* -34:^and -22:^in -56:and -38:in
@slot:include_abi 25:* @slot:include_code 50:* @slot:include_empty 56:* 49:token @slot:include_empty_intervals 120:* 59:how
@slot:include_input 39:* @slot:include_last_updated_at 19:* 65:^and -41:^in 24:in @slot:include_market_cap -73:* -34:^and -22:^in
-56:and -38:in @slot:include_platform 64:* @slot:include_source 48:* @slot:include_tickers 32:* -54:? 54:fund 61:ha -24:i
-48:interest 70:it 24:on 35:one 73:that -57:there @slot:include_tokens 61:* @slot:include_transactions 30:* @slot:interval -42:*
-20:^ok 21:make -20:ok 27:please -26:price 21:to @slot:is_burnt 21:* @slot:kind -70:* -66:? 31:and -57:doe 37:for -70:ha -75:i
-56:in -40:it -21:now 35:of -30:one 97:since -28:that -85:what @slot:kinds -102:* -22:and -23:he -27:it -41:of -35:on -27:one
-22:send -48:the @slot:limit 200:* 79:and 49:in 65:it 110:of 67:on 53:show 36:the @slot:look_forward 24:* @slot:measure -54:*
23:^how -59:^the -21:^who -59:about -48:are -52:at -52:by 22:could -39:doe 22:earn -74:fee -43:first -28:for 35:got 45:ha 55:holder
26:how 35:i -102:in 121:itself 136:keep -26:make -30:money 34:much 48:not 27:now 103:of -20:on -71:one 35:only -24:paid -56:please
107:protocol 23:rank -34:same -42:since -27:that -46:the -63:there 48:they -34:thi -43:to 49:token -47:up 35:what 47:with
@slot:order -28:* -73:? 50:^biggest -24:^doe -26:^how 26:^i -27:^my 38:^on 54:^only -68:^same -35:^show -28:^that -27:^what -65:^who
-25:about -45:all 33:and 48:apy -38:are -52:been 71:best 38:but 112:by -23:cheapest -61:coin -57:collection -72:count -44:did
-38:else -22:exchang 92:first -44:floor -52:for -24:get 25:give -33:good 47:ha 31:how -21:id -30:if -88:in 34:into -64:it 20:just
45:keep -56:liquidity -78:list -27:look -28:made -26:market -66:me 70:meant -32:money 62:much 33:my -67:n -27:name -35:nft -53:not
57:numb -28:on 73:one -62:or 41:ord -27:oth -30:out -45:over -21:pair -23:pl 31:put 70:rank 41:rath -45:recent -69:same -36:search
-30:sell -29:should -32:show -38:side -30:sit 80:sort 30:swap 67:than -34:that -24:their 68:them -30:then -46:there 34:they 26:thi
-28:third 59:to -42:token 60:top 31:trad -32:trade -61:transaction -23:up -69:volume -25:when -36:which -60:who -68:with -24:you
@slot:outcome -19:* -25:? 47:^i 65:^the -23:^what -28:a -21:about -65:ask 50:at -51:cheapest -50:each -54:first -23:for -61:from
36:ha -63:have 29:how 25:i -50:in -77:market -54:me 51:no -50:now -63:of -82:one -50:ord -34:price -25:say 56:that 48:there 30:to
32:trad -29:what 27:with @slot:period -29: -29:* -52:? 76:^and -22:^i 30:and -31:doe -22:for -25:how -35:i -20:on -20:one 47:that
-34:to -25:what @slot:side 26: 27:* 21:^i 40:^what -36:and 31:at 58:buy 33:cheapest 32:do -25:for 60:i -44:in -32:market 51:no
33:now -38:of -31:one 27:sell 38:side -26:that 60:the 90:to 48:what @slot:stablecoin_only 29:* @slot:standard -11:* -39:? -21:and
-62:contract -32:how -114:i -87:it -48:of -95:on -30:spend -63:the -48:wallet -42:what @slot:status -98: -21:* 78:? 55:^and 23:^the
-23:^which 98:about -30:all 42:and -79:at 49:been -48:bet -46:by -42:can -40:category -27:do 60:doe -89:event -38:for 29:have 24:how
22:i -67:if -77:in -46:it -52:list -46:most -32:much -51:my -63:of -98:on -62:one -22:only -70:open -21:oth 24:please -26:same
-46:so 52:that -29:the 50:then 47:they -34:those -60:today -72:volume 55:want 71:what 30:which -52:with -46:you @slot:token -20:*
-64:and -53:i -21:in 34:it -21:me -48:of 39:show 22:swap 70:trad @slot:token_type -81:* -61:? -32:^and -46:^the -46:^which -41:^who
-29:a -45:about -29:and -52:at 30:collection -34:doe -33:first 71:for -26:ha -76:have -54:hi 47:just -37:list -43:me -46:more
-43:nft -55:of -79:on -40:one -35:oth -34:over -41:own 53:same -42:send -43:show -56:tell -33:that -33:them 53:then -72:token
-47:too -46:transfer -33:wallet -39:what -54:which -45:who -34:wrong @slot:top_coins -75:* 36:i 47:it -70:of -58:the -24:who
@src=answer -21: -32:* 62:^and 29:^could -23:^did -96:^how -24:^i -30:^my 51:^no -30:^now 65:^on -22:^only -60:^same 66:^show
-34:^the 49:^which 26:^who -26:a 41:account -43:addres -32:an 31:and 27:are 22:ask -56:be 37:biggest -25:book -42:by -39:can
80:cheapest -41:coin -29:contract 20:could 21:d -64:develop -39:did -62:do 47:each -23:fee -35:floor 21:from 35:get -32:give 54:good
-26:got 85:ha -20:holder -82:how 38:i -38:if 20:in -22:interest 107:it 26:keep -32:largest 42:like 69:list -35:look -49:make
-75:many 72:market 27:me 41:mean 25:meant 28:mint 31:mov -21:much 61:my -71:n -35:name -21:need -40:not -66:now -38:numb 23:one
-30:open 41:or 32:oth -42:our 22:over 38:own -33:pl -49:please -63:price -72:protocol -35:rank 32:recent -54:revenue -44:rows
46:same -46:second 23:sell 54:show 37:side -36:sit 60:so -23:sort -46:tell 47:that -32:then 22:these 22:they -72:third -37:those
54:to -67:token 32:too 21:total -26:up -40:volume 43:want -51:what 61:which 30:with -55:you @src=answer|other -56:* @src=answer|same
28:* @src=before -33: -25:? 70:^ 46:^all 48:^and 74:^biggest -25:^by 57:^chart -75:^doe -53:^floor -44:^for -48:^give -54:^good
-71:^ha -29:^hm -26:^how 22:^in 29:^just -67:^let 31:^make 94:^n 64:^not 59:^now -32:^ok -20:^on 39:^only 43:^ord 60:^please
26:^rank 33:^same -23:^so 26:^sorry 64:^sort -51:^tell 88:^thank 21:^that -46:^the 26:^then 37:^token 53:^too -22:^trad -54:^wa
-34:^where -43:^which -101:^who 46:^would -49:a -49:abi -65:above -22:account -65:acros -26:add -56:addres 32:again 24:against
60:all 26:alone 48:already -71:also 24:am -27:are -72:ask 32:at -49:balance 40:behind -41:bid -23:biggest -66:blacklist 34:block
29:book 39:both 65:bought 40:but -51:buy 89:by 67:came -48:can 45:chain -73:chang 38:chart 77:cheapest -96:check 23:clos
-79:coingecko -44:contract 77:count -28:crypto -23:d 36:day 31:deposit 62:develop 46:dexscreen -60:doe -36:down 67:earn -30:else
39:end 76:enough 29:ever -26:every -32:exchang -83:exist 29:explor -51:feed -75:fine -51:first -82:floor -25:for -24:function
-52:fund -23:ga -43:give -106:good 46:government 66:hash 33:have 52:he -21:hi -50:high -29:hm 126:holder 32:i -32:id -35:in
-38:inside 22:insider 62:instead 41:interest 29:it -30:itself -44:keep -50:kind -75:know -64:largest 51:last 75:late -25:lend
-53:let -36:like -31:liquidity -22:list 22:lock -25:lol -56:long 34:look -31:low 44:m -24:me 56:mean 93:meant -40:mint -28:money
-40:more 33:move -67:my 109:n 35:nam 56:need -28:network -26:next -48:no 62:nonce 37:not -80:now 33:numb -24:of -32:ok -35:on
133:only 34:open -24:order 60:our 37:out -20:owner 58:paid 44:pair 34:past -43:pay 43:payment 23:people -32:perp -113:pippin
104:please -93:pool 66:position -65:print -39:priority -59:protocol 65:put -27:rate 92:rath 40:real -52:recent -43:report
-32:revenue 22:right 44:run 32:same 82:say -44:score 66:search -61:second -55:see -24:sell -51:send 41:sent 21:settl -36:show
59:side 32:sit 28:sold 52:someth 35:sorry 99:sort -47:spend -37:spot -27:still 85:swap 89:table 53:take -38:tax -88:tell -31:th
71:than 87:thank 25:that -22:the 65:their 27:them 45:then 36:there 20:they -66:thi -36:third 36:those -34:time 48:too 35:total
-48:transfer -20:trend -36:trust -50:tvl 56:tx 36:und -31:v 55:very 94:volume 66:wa 41:wait 61:want 23:we 49:well 54:went -45:were
-26:where -32:which -103:who 31:will 29:with 28:word 31:worth 27:would -54:wrong -21:ye 24:you 23:your @src=before|other -29:*
@src=before|same 26:* @src=beside 45:* 65:^and 24:^which 61:and -81:for -29:how -41:it -47:much -36:of -86:on 54:the 38:to 114:token
45:which @src=beside|other 35:* @src=beside|same 16:* @src=found -36: -29:* 75:? -67:^and 41:^doe 67:^ha 69:^i -54:^show 31:^the
-90:^what -28:a -23:about 57:account -72:all -51:and 71:any 23:at -31:been -46:book 33:buy 58:by -48:candl -37:contract -44:did
-50:do 42:doe 81:first -27:for -25:from -26:go 66:got -48:ha 36:have -39:hi 50:hold -116:holder -29:i -34:in 29:it -101:late
-66:made -29:many -90:me -72:more 65:most 76:mov 36:much -24:my -32:n 52:name 21:no -61:numb 36:of -25:ok 26:on -66:one -24:only
-38:oth -27:over -44:own -53:please 39:price -65:second 40:sell 22:side -30:since 60:so 41:that -23:the 71:them -67:to -27:token
51:too -45:total 86:wa -22:wallet -93:what -75:which -47:with 63:would 57:you @src=found|other -4:* @src=found|same -95:* @src=item
53: 11:* 59:? 22:^and -83:^how 51:^ok -52:^only -26:^show 25:^the 25:^what -57:^who 36:ask -52:at 99:been 41:book -64:by 61:candl
-48:coin 41:contract -38:did 39:do 25:each 23:for 29:from 73:ha -50:have -29:he -124:just 34:level 82:many -23:market 119:me
101:more -21:need -71:not 53:ok -47:on 42:one -60:only 41:ord -51:oth 33:own 49:please -99:price -23:same 33:show 62:since -86:swap
35:that 80:the 26:then 65:thi 30:to -69:token -83:too -27:volume -68:wa 44:what 24:which 73:who 36:with @src=item|other 63:*
@src=item|same -116:* @src=joined -25: -39:* -33:? 23:^and -41:^any -26:^candl -21:^could -38:^give -48:^good -64:^ha -56:^i 75:^in
24:^just -44:^my 23:^no 42:^oh 34:^same -25:^show -49:^so -50:^tell 20:^thank -68:^that -111:^the -38:^then 21:^too -49:^wa
-46:^what -29:^where 27:^which -42:^who 44:a -23:about 25:account -31:acros -26:again -29:already -30:any -23:anyth -23:ape 64:at
-26:away -24:be -45:before 30:behind -26:best -56:biggest -43:blacklist 51:bought 36:but -56:buy -29:by -34:came -38:can -22:cap
73:cheapest 48:check -26:code -69:coin -60:coingecko -55:count 35:day 33:dexscreen -24:did -31:else -33:end -20:event 24:exact
-34:exist -24:fee 36:fine -75:first -37:floor 25:from -29:ga -80:good -24:got -36:hash -25:have -27:high 30:holder -29:i -62:id
-42:if 47:insider 28:into 31:just 36:keep -39:know -41:largest 61:late -45:like -26:list 33:lock 27:look -56:low 40:meant -35:mint
-60:more -21:mov -60:much -52:my -32:n 69:network -32:next 31:nonce -27:notional 37:now 42:oh -22:open 39:ord 29:order -103:oth
40:our -31:over 33:own -27:pay 32:payment 22:people 50:perp -86:pippin 48:pl -22:please -88:pool 47:present -46:protocol -22:rate
-28:recent -37:revenue -48:right -22:round 81:rows 28:run 42:same 24:say -48:second 30:sent -59:show -81:side -37:since -53:so
-29:someth 74:sorry -64:spend 32:spot -54:still 23:table -24:take -22:tax -70:tell -23:th 22:thank -29:that -40:the -31:their
-54:then 39:these 21:they -40:thi -23:third -36:those -64:time -42:to 48:today 31:total -33:trad 41:transaction -35:tvl -20:two
26:tx 29:verify -34:we -21:well -36:were -25:where 32:which -36:who -34:whole -22:would 20:wrong 24:ye @src=joined|other -43:*
@src=joined|same 3:* @src=name -56:* -22:? -72:^and 67:^ok -37:about -50:by -38:it -26:of 67:ok -27:one -48:price 26:that 31:the
-21:to -30:too -43:what @src=name|other 22:* @src=name|same -69:* @src=none 26: -4:* -46:^ 41:^all -43:^any -20:^balance 75:^did
-50:^doe 59:^floor -62:^for 23:^good -102:^ha 49:^hm 42:^i -26:^in -21:^it -73:^just -29:^let -33:^my -93:^no -64:^not -48:^now
-49:^of -24:^oh -74:^ok -24:^only 42:^price 30:^tell -41:^that 71:^the -50:^then -49:^too 24:^wa -22:^where -42:^who -21:^would
-35:account -57:acros 44:add 38:addres -38:against -64:all -42:alone -61:already 66:also -32:an -25:and -36:any 28:anyth -33:ape
-40:are -36:at -21:audit -33:back -43:been 36:before 30:behind -63:best -66:biggest -22:book -24:call -46:came -46:can -74:cheapest
86:check 22:code 76:coin 88:coingecko -34:could 51:crypto -92:day -59:deposit -43:develop -53:dex 45:dexscreen -26:doe -38:each
23:else -37:end -44:enough -22:ever -29:every -50:fee 48:floor -96:from 25:function -43:fund 97:ga -24:give -53:got -26:ha -57:have
-39:he 49:hm 78:id 41:in 21:instead -83:interest 28:into -58:it -52:itself -48:keep 36:kind 79:know 21:late -27:let -46:lock 45:long
40:look -29:low -52:make -51:market -48:me -65:mean -76:meant 51:moment 23:money -44:mov 25:move 34:much -52:n -46:name -49:need
86:network 24:not 50:notional -35:now -23:of -24:oh -75:ok 25:on -21:one -42:only -29:or -38:ord 54:our -73:out -73:over 31:own
-37:paid -33:past 29:pay 29:payment -26:perp 148:pippin -77:please 94:pool 69:present 96:price 29:priority -84:rate 32:rath -31:read
-31:real -36:rest 46:revenue 26:rows -55:run -43:second 48:see -23:sell -33:send 21:settl -29:should -22:side -34:sit -44:so
-20:sold 20:some -57:sorry -35:sort 50:stak 50:still 30:t 39:table 26:tax 81:th -30:the -68:their -56:them -71:then -46:there
-90:they 67:thi -31:third -59:those -24:to 43:token -36:too -66:total -49:trad 37:trade -64:trend 22:tvl -60:und 24:up 23:use 32:v
-59:volume -47:well -50:went 39:were 37:what -64:when -38:where -34:who -21:word 27:would 37:wrong -23:yield -43:your
@src=none|other 3:* @src=row 171:* 49:^and 89:^how 69:^i 70:^the 90:^what -20:a 36:about 32:are 62:at 43:buy 52:did 62:first 51:for
88:ha 50:have -55:in 28:it 34:much 98:no 97:numb 80:of 76:on 65:one 22:pool 125:second 82:the 95:third 39:to 100:trad 59:two
100:what 34:who -49:with @src=row|other 120:* @src=row|same 24:* @strict 179:* @takes:choice 124:* @takes:count 9:* @takes:days 31:*
@takes:fiat 42:* @takes:flag -53:* @takes:least 92:* @takes:period -36:* @takes:step 77:* @token_contract>defi_protocol -86:*
@token_contract>market_data -24:* @token_contract>network_infrastructure -28:* @token_contract>nft_analytics 33:*
@token_contract>onchain_dex -58:* @token_contract>portfolio_wallet 34:* @token_contract>prediction_markets -73:*
@token_contract>search_discovery 34:* @token_contract>security_risk 37:* @token_contract>token_contract 12:* @unavailable -24:*
@uncited|other -34:* @uncited|same -16:* @uses:bitcoinAddress 53:* @uses:bitcoinHash 48:* @uses:chain 113:* @uses:coin 5:*
@uses:collection 40:* @uses:count 86:* @uses:ens 73:* @uses:evmAddress 59:* @uses:exchange 62:* @uses:fiat 48:* @uses:holder 41:*
@uses:maybeChain 46:* @uses:name -97:* @uses:number 53:* @uses:pair 102:* @uses:protocol -18:* @uses:quoted 48:* @uses:solanaAddress
98:* @uses:solanaSignature 47:* @uses:step -8:* @uses:thing 36:* @uses:ticker 19:* @uses:time 82:* @uses:unit 50:* @uses:venue -46:*
@uses|add 50:* @uses|another|other 17:* @uses|another|same 84:* @uses|back 64:* @uses|edit 32:* @uses|first 10:* @uses|more|other
59:* @uses|more|same 3:* @uses|near 21:* @uses|other 38:* @uses|same 45:* @wide-asked 9:* @wide-asked-fit 48:* @wide-asked=0 21:*
@wide-asked=1 -3:* @wide-asked=2 7:* @wide-asked=3 -6:* @wide-asked=4 16:* @wide-asked=far -30:* @wide-outside|asked -8:*
@wide-outside|asked-fit 28:* @wide-outside|asked-fit=-1 18:* @wide-outside|asked-fit=-2 16:* @wide-outside|asked-fit=0 -49:*
@wide-outside|asked-fit=2 8:* @wide-outside|asked-fit=3 18:* @wide-outside|asked-fit=4 5:* @wide-outside|asked-fit=5 -35:*
@wide-outside|asked-fit=6 -8:* @wide-outside|asked=-1 36:* @wide-outside|asked=-2 6:* @wide-outside|asked=0 -74:*
@wide-outside|asked=1 78:* @wide-outside|asked=2 22:* @wide=0|other -21:* @wide=0|same -23:* @wide=1|other -59:* @wide=1|same -105:*
@wide=2|other -30:* @wide=2|same -67:* @wide=3|other 14:* @wide=3|same 39:* @wide=4|other 21:* @wide=4|same 7:* @wide=5|other 58:*
@wide=5|same 3:* @wide|other 52:* @wide|same 41:* @~abi -33:* -53:^and 31:^what 35:abi -51:and 25:can -52:contract 48:for
53:function 43:it 30:need -21:that 39:what @~account 20: -18:* 32:? 20:^and 40:^how -34:^i -49:^ok 22:^what 53:^which 42:^who
-28:account 36:at 30:doe -22:for 68:ha 26:have 58:how -37:i -40:keep -27:long 62:many -57:me -34:more 68:most -32:my -29:nft 31:of
-49:ok -36:one -37:say 37:so -34:th -54:then 41:there -26:thi -48:to 42:token 34:transaction 60:tx -25:wait 28:wallet 24:what
-40:which 57:who @~active -13:* 22:? -57:^and -34:^on 49:first -47:to @~activity -88:* -21:? -25:^and -42:^show -68:^the 37:been
22:did -22:from 23:he -21:how -66:i -48:in -69:it -38:just -24:last 57:late -43:list -30:me -41:of -49:on -114:one -40:out
-20:please -36:recent -32:show -55:since -90:the -30:thi -35:trad 67:up -38:wa 37:wallet -34:when -28:which @~addres 47:* -37:^how
32:^ok 40:^that 42:^what -38:a 32:addres -24:all 68:and 38:any 27:are -23:balance 49:blacklist 31:block -43:can -29:chain 64:check
-27:contract 31:each 51:for -60:from -45:have 41:hold 67:in 33:it 46:late 41:list -35:meant -44:no -49:not 39:now -28:numb -23:of
28:ok 61:one -24:or 55:out -23:over 22:payment 28:please 22:price 29:recent -44:right 61:same 30:second 31:that 30:the -48:them
-45:there -49:thi -41:token 66:transaction -45:up -35:wa -59:wallet 49:what -39:which 29:with -35:wrong @~alchemy 22: -32:* -22:a
23:for -26:my 23:price 28:with @~allowance -29:* 34:^how -33:how -52:it -32:much -35:of -31:on -53:the @~approval -16:* -55:?
-54:^and 81:^i -44:^ok -54:a -62:and -44:before -33:contract -27:for -29:ha 50:how -26:in 38:it 52:my 22:nft 27:of -36:ok -37:one
-27:same -45:to 47:wallet -25:what -51:who @~asset -21: -6:* 44:^and 56:^ok -51:^show 20:about -41:an 46:and -48:at -38:by -57:coin
-44:contract 54:from -21:got -28:ha 27:have -48:he -21:how -27:in -23:into -40:keep 54:kind -31:list 37:me 67:more -36:most -31:mov
-22:much -34:now -52:of 54:ok -72:on -75:only 28:own -55:please -24:same -37:say -31:send -56:show 63:tell -44:that -38:them 48:too
30:what 29:which @~at -34:* -43:^and -44:and 23:of @~balanc -10:* -31:^how -23:^only 27:^what 47:^which -48:a -37:and -31:any 22:are
-41:at 50:back 24:coin -24:did 77:doe 72:have 57:he -26:hi -41:hold -33:how -57:i 35:in -30:just 39:keep -22:much -41:numb -25:of
60:on -42:one -29:only 33:oth -37:out 25:show 57:spot -21:that -38:them 64:there 78:token 31:too -35:up -51:wallet -21:well 56:what
45:which @~balance 6:* 24:^how 39:^i -34:^my -28:^what 28:a -29:account 49:back 62:contract 55:did 30:doe -29:for 48:go 42:got 52:ha
45:have 40:he 25:hold 51:how 46:i 20:in -28:list -60:many -42:meant 56:much -33:my 48:n 39:numb -56:of 31:one -50:own 60:please
45:second 65:sorry -28:still -31:th 48:that 54:the 44:to 35:token -26:too -38:transaction 46:up -27:what 32:which @~batch -38:*
@~block -78:* -37:^and -48:and -32:block -20:doe -28:first -28:how 23:i -33:it -38:many -28:now -30:numb -58:one -30:please -43:the
-41:time -40:transaction 22:wa -26:what -23:with @~boost -16:* @~bridg 40:* -45:? 65:^which -36:by 65:for -46:how -35:in -36:it
21:most 65:which @~bridge -62:* -21:^and -20:^how -42:^what 36:a -29:chain 43:deposit -53:for -27:ha 35:how 22:i -32:in -33:it
42:many -40:me -25:no 33:of -20:one -42:out 44:over 32:please 39:second -27:show -24:went -52:what -61:which 38:you @~btc 23:* 36:?
51:^ok 24:^thank 34:^what 34:^when -20:^who -24:all 56:are 51:at -22:balance -39:before 73:but -35:can 27:doe 24:each -62:fee
73:first -31:for 22:get 38:hold 40:how -83:i 27:in 40:into 26:last 45:late 55:many -20:more -29:next 33:now 51:ok -73:one 54:out
73:payment 25:please -56:rate -41:see 65:since -54:so 23:thank 30:these -38:time -42:to 31:transaction 24:with -21:would 35:you
@~bytecode -40:* 26:? 26:a 31:what @~call -101:* -25:? -24:and -34:contract -41:of @~calldata -29:* @~candl -22:* -54:a -42:for
49:how -36:it 47:one -24:that 37:the -37:them @~cap 10:* 33:^how 26:cap -33:i -49:in 35:it -46:market -30:the 32:to -51:whole
@~category -18:* -24:? 71:^which -34:and 37:are 27:category -27:coin -21:first -61:just 29:most 34:since -21:that -59:the 46:them
-34:today 71:which @~chain -25: 36:* 25:^and -23:^could -26:^ha -55:^how 46:^in -26:^my -34:^no 48:^ok -52:^on 20:^only 52:^same
-28:^the 42:^what 23:^which -45:^who 24:about -60:add 37:again 22:all 31:and 53:ask 25:at 46:be 51:before 59:but 26:call 63:chain
-20:coin 48:contract -25:could 37:day 23:develop 60:dex 53:did -31:do 24:doe 32:each 43:explor -28:fee 26:first -37:for -24:ha
47:have -56:he -27:how 28:id 45:if -23:it 58:just -57:keep -38:largest -37:list 52:lock 36:look 26:make -33:me -52:money 26:more
-32:much 37:my -56:name 46:network -51:no 21:notional 47:now 30:numb 48:ok -43:one 35:only 50:or -30:oth 50:our -25:paid -23:pay
-34:pool -23:put 45:rath 60:revenue -27:see -69:since -35:sit 43:some -30:sorry -69:table 57:that -36:the -50:them -26:then
-56:third 43:top 49:trad 44:tvl -43:up 65:volume 43:wallet -38:well 67:what 44:when -40:who 50:would -36:wrong @~change -89:* -35:?
-60:by -32:did -33:how -28:it -27:many -39:on -31:since -46:the @~chart -58: -38:* -31:? -45:^and 37:^could -31:^did 48:^for 42:^ha
-52:^in -22:^now -26:^on -36:^only 23:^price -37:^same 65:^show 38:^that -25:^too 42:^wa -72:^what -45:^which -68:and -24:apy -73:at
33:be 40:been -26:book 31:but -25:buy -71:by 61:can 36:could -40:crypto 36:d 39:day -22:down -28:floor 51:from 23:go 53:good
-23:have 66:high -34:how 33:i -22:id -35:instead -28:into 73:it -43:just 32:keep 67:like -53:market 41:me 45:more -42:much -33:my
-23:next -30:not -56:now -84:numb -50:of 22:on 38:one -25:or -33:our 30:out 41:pl -28:pool -39:price 59:rate 42:second 84:see
71:show -51:since 63:so -27:sort -22:th 117:that -38:them -57:then -37:there -42:these -25:thi 25:to 26:token 39:too -69:trad
-28:tvl -24:two -50:up 30:v 30:volume 35:wa -30:want -70:what -56:when -41:which -58:whole -44:with 33:would @~check -12:* 40:^can
-43:^ok 24:^the -36:^what 39:a 26:again -37:and 47:any 32:are 23:at 24:be -39:before 49:blacklist 23:but 41:call 31:chain 62:check
-38:did -47:doe 44:first 54:for -59:from -23:good -49:have -25:he -54:how -62:in 30:it 35:list -45:lock -40:many -33:mint -45:more
-46:much 24:no -48:not -21:now 48:numb -35:ok -30:on -25:one -63:or -45:own 58:same 27:show -29:source 22:spend -27:still 33:that
-49:them -55:then -51:there -29:thi 24:those -67:to 40:token -29:wa -62:want -35:what 35:you @~checksum -85:* -25:? -26:one @~clos
-27:* -78:? -43:and -32:are -60:at 67:clos -26:did -43:have 39:he -20:i -59:it 23:of -46:on -44:that -24:the -30:which @~code -73:*
30:abi -39:but -52:contract -57:itself -50:me -34:solidity -82:the -53:then 21:what 23:which 23:with @~coin -31: -16:* -35:?
-25:^did -42:^i -98:^in 34:^make -41:^my 25:^no -25:^ok 40:^on -45:^show -31:about -55:are -21:been 42:but -45:by -57:can -25:candl
-36:cap -46:clos 26:coingecko -50:contract 21:cost -38:could 40:d 61:day -46:develop -29:doe -30:each -39:for -58:from -27:good
20:ha -21:instead -21:it 28:keep 24:like -34:list -47:long -35:look 33:make -35:market -67:me -34:meant -25:mov 59:much 34:my -50:n
-41:need 22:no 39:of -25:ok 36:on 53:one -21:or 40:out -31:pair -31:pl -34:price 24:rows -26:see -40:show -51:since -48:so -27:sort
70:tax 27:thank -54:that 21:the -62:then -43:they -38:thi 44:those 52:to 51:today -36:token -41:too -68:und -38:up -58:volume
72:want -45:where -36:whole -22:with 74:wrong @~collection 4:* 30:? 47:^and -36:^how -63:^the 25:and 41:by 72:collection 48:doe
54:for -20:from -37:ha 22:have -53:how 39:it -50:list -28:many -21:me 40:nft -36:now -39:of -35:on 42:one 40:only -44:own 62:same
39:them 48:too -36:wallet -54:what @~company -116:* -44:? -26:^and -57:^how -42:^who -24:and -49:do -58:how -40:most -61:much -44:of
-39:on -24:one -28:own -53:the -34:them -27:they 23:which -43:who @~compare -20:* @~compute -28:* @~contract 47: 47:* 34:^can
-22:^doe -26:^give 60:^how 65:^in -47:^ok -37:^on -43:^same 61:^the -41:^too -35:a 28:abi 31:about -36:addres -62:all 73:and 46:be
-40:but -21:by -38:call -50:cap 76:cheapest 24:code -27:coin -26:coingecko -55:collection -23:did -27:do -35:doe -33:first 49:floor
47:function -22:give 53:go -39:have -25:he 50:how -38:it -23:keep 73:many -51:market -43:me -53:mean -34:mint -39:much -22:my
-76:nft -47:ok 40:one 25:own 89:owner 45:people 64:pl -62:price -79:same 31:see -20:since -20:so 25:source -27:still -42:th -50:that
35:the -57:then -29:there -29:they -27:thi 49:those -61:time -23:to 36:today -54:too -37:well 51:what -34:who 24:would @~convert
-12:* -27:and 29:i 28:many @~counter -30: -87:* -60:? -35:^i -44:a 77:all -49:and 51:are -34:do -64:doe -28:for -21:ha -56:have
36:holder -49:i 41:in -53:much -28:numb -21:ok -59:on -36:one -57:own -31:people -40:the -39:thi -29:what -34:which -35:who @~create
-8:* @~currency -27:* @~current -17:* 31:^and 23:^i 20:and 35:for -27:long 25:much 36:of -29:the -27:thi 39:those -26:wa @~dapp
-45:* @~decode -65:* -53:^and 38:^what -28:a -50:and 40:function 28:i -31:of -24:the 24:what @~defi -35: -27:* -22:? -25:^doe
77:^how 75:^the -26:^what 24:^which 31:a -21:about 47:all 39:been -21:by 23:doe -21:each -84:fee -50:first 88:ha -47:have -45:he
99:how 37:i 36:in 75:it -36:list -24:lock -36:many 40:market -45:me 82:money -28:my 27:need -38:now -74:numb -37:of 23:one
-39:please 64:protocol 33:same -33:show 90:since 30:stak -42:there -51:tvl -30:what 43:whole 33:with @~derivativ -115:* -93:?
-22:^and -25:^i -36:^what -43:and -36:are -21:at -26:by 20:coingecko -22:contract -23:did -33:fund -34:how -45:i -90:interest -39:me
-24:much -36:not -78:open -24:pay -32:perp -34:please -30:that -37:the -43:them -69:there -66:what -32:you @~detail -44:* -30:a
-38:of -28:the @~detect -19:* 25:^i 44:deposit 33:own 24:that 20:to 36:with @~dex 29: -6:* 31:? -54:^how -70:^on 42:^only -34:^same
51:^show 26:^the -26:^then 39:^which 37:a 45:are -27:at 20:by -54:can 63:dex -34:fee 35:first -62:for 47:go 32:ha 40:have -88:in
-95:it -49:just -24:keep 72:largest -33:make 46:many 45:most -35:my 63:no -35:not -39:numb 21:on -39:one 34:only -58:oth -30:over
56:pair 56:please -27:pool 31:price -40:same 29:second 50:show -25:sort 63:that 27:the -32:them 59:thi 29:to -51:trad 57:up -39:wa
-39:want -20:where 30:which -24:wrong @~difficulty 11:* -56:and -42:i 53:next -41:the 22:when @~domain -54:* 31:addres -22:i -30:it
-39:of -32:the @~dominance 36:* 45:? 49:in 49:of -50:on 50:one -40:only -41:same 45:the -30:what @~emission 56:* 43:any -35:lock
42:that -36:the 44:token @~en 13:* 72:? -61:^i 48:^what 27:a 36:addres -31:and -55:behind 81:doe 49:got 47:ha 30:have -77:how 31:in
-42:it 109:name 31:of -37:on 62:one -43:to 44:what -54:which 36:who @~encode -47:* -53:^and -49:and 26:for 36:the @~entity -65: 25:*
63:^and -30:^i -23:^ok 27:^the 23:^what -24:^who -37:a 54:and 26:by -26:coin -27:coingecko 25:do 34:doe -22:first -53:for 28:go
-53:got -43:government -56:ha 29:have 60:he -22:holder -43:how -28:it -46:me -24:more -47:much 38:name -21:now 35:numb -41:of -23:ok
96:on 44:one -26:please 65:same -23:that -28:the 27:them -23:there 21:they 42:thi -29:to -26:token -62:wallet 21:what -42:who
@~erc20 -28:* -21:? -27:^and 67:^how -36:and -58:coin -27:contract -59:doe -56:first -51:for 23:from 30:ha -29:i -34:in -79:it
57:many -33:me -37:much -33:of -50:one 46:only -30:show -55:so -89:the 44:them -22:there 26:what -21:who @~estimate -50:* -49:?
-37:^and -40:and -24:are -25:at -25:fee -36:for -26:ga -21:how 22:it -21:much -22:need -41:priority -48:the -37:what @~etherscan
-33:* -31:^and -23:^same 27:^the 26:and 58:contract 26:doe -44:first 25:got 24:ha 37:in -40:it 51:list -21:me 23:of 24:one -27:only
-21:same 31:second -31:that 32:the 26:transaction 39:tx -24:what -21:who @~event -55: -13:* 25:^and -35:^show -31:^what -46:^which
-21:a -36:about 41:all -77:already -76:are -64:at -69:been -47:by -53:first 35:for -78:have -51:how -58:i -36:in -37:list -38:my
-25:of -62:on -53:one -26:out -43:same -47:settl -35:show 26:that -58:then -53:they -22:thi -22:those -41:to -40:today -35:volume
-53:what -76:which -42:with @~evm 111:* 67:? 72:what @~exchang -4:* 53:^i 29:a 43:are -20:by 43:exchang 63:id -28:interest -37:me
-20:much -39:not 36:of 27:one -38:please -25:same 22:the -49:them -38:trust 42:you @~exchange -29: -25:* -41:? -59:^and -31:^ha
-21:^i 43:^my -28:^what 37:a -63:and -37:are -29:been -34:book -62:by 61:can -52:coingecko -21:contract -24:did -51:do -34:doe
-24:exchang -55:from -24:fund 30:get -57:ha -54:how 74:i -59:id -40:interest -51:it -24:like -22:list 73:me 42:moment -37:much 38:my
-33:n 40:not -31:of -35:one -34:open 61:ord 28:our -49:pair -24:pay -26:perp 24:please 51:see 58:show 51:so 28:that -67:the 37:them
-55:then -30:there -43:they -33:those -31:to -30:trad 42:trust 39:volume -22:wa -28:when -52:which @~fear -60:* -34:? 20:and 27:i
-47:of 25:the @~fee 46: -6:* 26:? 28:^and -42:^ha -47:^how -31:^i -37:^make -36:^now -41:^same 40:^the -36:^which -48:^who -34:a
52:also -32:are -40:been -35:but -37:by -21:did -45:do 57:fee -25:for -24:from -40:ga -28:got -47:ha -54:holder -69:how -81:i -41:in
47:instead -36:keep -43:made -56:money -64:much -27:need -56:now -23:of -54:on -35:one -28:only 31:priority -88:protocol 48:revenue
-62:same -26:second -20:show -71:that 55:there 20:thi -45:token -21:too -34:wa -36:want -54:what -26:which -45:who -32:with @~feed
22:* -68:i 41:the @~fill -19:* -23:trad @~first -43:* -21:the @~for -57:* 21:^doe -21:contract 26:doe 53:nft -23:of -27:only -35:the
36:there @~function 18:* -33:^and -35:and 33:for 27:in 26:the 28:to @~fund 8:* -69:? -31:^same 20:did 36:fund 40:ha -40:how 29:of
-77:on -20:one 54:paid 29:payment 31:perp -31:same -28:since -48:that -21:the -30:thi -24:wa 35:what @~ga -35: -47:* -24:? 23:^and
-36:^how -25:^what 23:at 44:chain -41:cheapest -40:for 45:ga -39:go -37:how -51:in -35:it -51:just -40:much -22:need -24:no -46:now
-30:on -43:one -31:only -21:over 27:please -34:the -39:what -33:would @~gainer -33:* -31:? 60:and -39:in -27:who @~global 29:* 51:?
52:^i -42:^in 28:^ok 25:a -48:and 33:back -38:by 41:cap 31:doe 55:from -34:ha 20:how 66:i -21:in 25:market -22:me -31:much 30:need
33:now -34:of 28:ok 37:one -53:please -24:show 34:since 25:to -44:today -32:total -42:volume -51:what -28:with @~goplu -6:* @~gre
-60:* -34:? 20:and 27:i -47:of 25:the @~hack 41:* -32:? -32:and 38:in 47:the -38:what @~hash -27:* @~hashrate -9:* -63:? 51:^and
34:and -24:for -20:how -24:i -28:in -43:me -22:of -40:show -54:to @~historical -91:* -66:? -26:^i -38:^in -65:^ok -29:^price
-34:also 36:d -43:develop -55:from -43:how -32:in -23:it 24:like -25:list 37:make -24:me -23:my -38:of -65:ok -41:on -34:one
33:please -51:price 28:see -29:since -25:so -35:that -39:the -21:then 24:to -80:wa -31:you @~history 20:* 26:^and -21:^for 44:^ha
34:^how 31:^i -25:^my 59:^ok 26:^on 48:^same 39:^show -27:^thank 28:^the -39:^wa -57:^what -60:a 22:about 45:account 21:also 31:and
-21:are 48:at 58:back -45:be 25:book 58:but 34:buy -48:by -34:clos -21:coin 75:day 21:develop 63:did 53:do -51:doe -58:first
-22:from 41:get 26:give 48:go -38:got 46:ha -89:he 53:hi -36:high 63:how -21:i -54:into 30:keep 42:last -24:list 52:lock -26:look
-49:many -21:market -52:me -26:money -22:more 49:n -34:not -43:now 45:numb -40:of 83:ok -31:on 41:one 52:oth -37:over 71:paid 29:pay
38:payment 69:please 49:same -47:say 31:show -40:since 20:sorry 60:the -46:then 57:there 42:they 46:thi 48:to -42:token -40:too
53:trad 73:transaction -41:tvl 46:two 32:wa 55:want -36:well 44:which -28:who 22:worth -21:would 29:you @~hold -14:* -26:a 33:did
22:i -21:it -43:on 44:that -20:what @~holder 53: 18:* -76:^how 37:^ok -35:^what 57:^who 70:a 73:account -40:all -88:and -41:at
-57:do -77:doe 41:first -30:ha -61:have 41:hold -45:holder -90:how 64:i 76:it -23:list -92:many 72:most -59:much 99:of 37:ok -49:one
-61:own 49:side 43:that 54:the 40:them -29:there 87:wallet -35:what 86:who @~holding 45:* -25:^and -39:and 43:collection 24:hi -29:i
-28:it 22:list 39:me 56:nft 28:of 51:on -33:one 34:show 36:the 27:them -46:wallet -40:what 49:with @~honeypot -8:* 50:? 59:^could
-46:^i -24:^what 30:again -59:and -31:are 66:buy 57:can 54:could -38:doe -37:how -39:i -41:in -20:me 37:my -46:on 74:sell 21:tax
-56:then -32:there -26:token -22:want -23:what @~index 79:* 26:? 60:^and -49:^i 36:^what 49:and 63:for 21:have 61:how 33:i 36:in
-20:it -31:meant 60:my 101:of 105:one -29:that 47:what 68:wrong @~info 28: -9:* -39:^and -20:^the 25:^who 32:any 63:are -30:for
-22:have 51:lock -37:mint -30:no 26:of 27:on -20:one 50:pool 24:the 23:when @~interest 41: 12:* 49:? 31:^and -23:^same 24:and 26:i
29:interest -61:one 31:open -27:perp 22:position -21:same -24:the 29:there @~internal -46:* 22:? -65:and -63:event @~jup -12:*
20:much 21:on 20:with @~kalshi 24: 36:* 82:? 47:^and -25:^any 50:^how 24:^i -22:^no 32:^ord 31:^show -36:^what 32:^which -46:^who
72:a 27:about -40:all -41:already 31:and -27:any -41:are 30:at -39:back -49:been 25:bid 56:book 24:buy -38:do 52:doe 59:for 22:have
-37:it -47:list 26:look 22:me -37:my -33:no 38:one 43:open 37:ord -23:same 40:second 29:settl 29:show -33:side -40:since 58:that
58:the -23:then -77:to -48:trad 51:up -61:want 25:who -35:with 34:ye @~keccak256 -27:* @~largest 44:* 49:? -37:^and 58:^which
52:^who -32:account -48:and -35:are 46:ha -47:i -51:in -31:many 73:most 62:of 22:on 27:own -41:which 70:who @~leaderboard -37:*
-30:a -24:i 32:most -40:of -45:on 45:only @~lock 19:* 33:any 42:it 51:lock 26:of 40:on 23:when @~log -48:* -23:? -54:^and 35:^which
-36:a -55:and 47:decod 22:did 74:event -23:i 31:it -22:what 21:which @~lookup 41:* 88:? -37:and 43:i 45:in 109:name 54:of 25:the
-48:to @~loser -33:* -31:? 60:and -39:in -27:who @~maliciou 63:* 27:? -24:^and 37:a -40:and 44:any 49:blacklist 64:for 31:i -44:in
43:it 31:list -28:my 25:on -22:or 29:that -24:the @~market 45: -35:* 48:^and -29:^any -24:^can 53:^for -28:^ha 20:^i -33:^in -55:^my
-31:^now 72:^price -41:^same -35:^show -29:^that -59:^the -21:^too 52:^what 86:^which -30:^who -56:all 55:already 45:and -27:any
-35:ape -43:at 30:be 58:been 57:biggest 50:by -34:cap 21:category -25:cheapest -46:coin -51:coingecko -95:collection -42:crypto
25:develop -42:do 62:doe -32:event -33:every 60:first -97:floor -28:for -49:from 23:fund -25:go -28:good -38:got 43:ha -22:he -23:hi
30:hold -47:i -22:id -92:in -76:instead 61:into -38:it -70:just -45:list 28:look -21:many -47:market 38:more 31:most 24:mov -65:much
-31:need -31:next -54:nft -55:now -74:numb -48:of -28:on 53:one -47:open -37:ord -55:oth -35:out -42:paid -26:pair -28:people
30:perp -41:please 46:price -22:protocol -22:rank 59:rate -39:same 81:say 43:settl -43:show 67:so -26:th -53:that -59:the -40:their
64:then -50:there -53:these -51:thi -20:third -59:those -26:through 57:to -54:today -56:too -52:trad -62:up 47:volume 23:want
22:what 29:when -47:where 44:which -35:who -53:whole -81:with @~mempool 51:* 66:and 69:are -44:fee 74:how 66:many 29:that -66:what
@~message -58:* -26:? -33:i -22:it -22:the @~metadata -10:* 57:^how -35:^what -47:a -21:and -33:contract -42:doe -36:for 54:how
-35:it 58:many -28:me -37:numb 58:of 31:on 33:that 60:them -54:there -53:token 26:total -47:what @~mid -33:* @~midpoint -60:* -22:?
-25:what @~multi -42:* 23:about -27:and -55:are -22:at 44:by 32:for -21:i -61:in 72:liquidity -23:list 41:of -42:one 31:pair 28:pool
-28:the -32:these -51:token 64:volume 28:with @~namehash -31:* @~native 29:* -29:? -23:^and 32:^how -32:a 25:addres 20:and 45:ha
37:have 55:he 46:how 72:i -22:many 69:much 54:on 32:one -48:own -25:there @~net 22: -18:* 44:? -24:and -27:how 71:it 26:on -50:over
26:worth @~network -28:* 38:^how 25:^i -36:doe -40:for 33:how 32:i -30:in -43:it -38:network 22:now -21:on -43:pool -45:that
-27:what @~new 17:* 28:^i -23:coin -22:coingecko -23:doe -24:for -25:it -67:just 28:last 23:list -38:now 70:on 27:one 64:pool
-36:that -40:to 43:want @~nft 57:^floor -20:^on 23:^only -24:^that -56:^too -35:^who -70:a -20:addres -21:any -49:ape 46:are 79:at
25:be -36:been 78:by 35:cheapest 38:coin 37:coingecko 60:collection 49:contract 60:could -26:do 21:first 46:for 23:from 33:go
-51:have -34:holder -33:how -32:i -43:id 32:in -26:instead 24:it -52:just 37:keep 44:let 21:like -37:list -42:many 72:market 63:me
58:mint 50:more 32:mov -29:move -79:much 24:my -51:n 36:nft -69:not -63:now -38:on 23:one 58:or -55:owner 42:people -37:please
-28:price -37:second 49:see 50:so 33:some -56:someth -23:take -37:tell 36:the -31:them 26:there 40:they -67:thi 45:to 44:today
-29:token 69:volume -108:wallet 51:what 37:where -59:who 59:would -63:wrong @~nonce -46:* 24:? 44:^and 68:^how 38:and 69:ha 93:how
90:many -22:one 47:so 28:that -47:then -38:to 34:transaction 60:tx -25:wait @~ohlc -33: -42:* -24:? -38:^and -51:^in -32:^ok 53:a
-36:and -22:candl -39:for -45:i -47:in -50:me -33:of -32:ok -32:one -35:please -52:show -58:so -51:that -52:the -32:wa -35:whole
@~ohlcv 24: -70:* 37:^i 27:a -40:in 28:it 28:now -36:one -39:the 35:them -22:trad -46:volume @~onchain 30:* 72:^what -49:and 73:doe
-40:how -40:i -42:in -22:it 64:on -24:pool 70:what @~open 41: 8:* 59:? 31:^and -23:^same -53:fund 25:have 24:i 29:interest -21:on
-61:one 31:open 21:order -27:perp 22:position -21:same -34:side -36:the 29:there -32:what 47:who @~option -40:* -41:? -27:^i -61:all
-49:chain -30:for -51:how -45:i -61:in -63:it 46:notional -29:of -43:on -73:one -30:only -42:please -47:put -40:since -30:the 52:to
@~oracle -43:* @~order 32:* -31:and 42:did -21:in -31:on 35:ord 21:order -34:side 41:that 46:there @~orderbook -18:* -55:? 23:^how
26:^i 54:^ord 29:^show -23:^the -38:^what 60:and 35:are 69:ask 28:at 48:best 88:bid 66:book -63:each 92:for 21:from 25:how 31:i
34:in 58:level 24:like 47:me -24:my 25:of -23:on 46:one 45:ord 34:over -31:price 32:rest 47:show -42:side 21:that 25:the 21:to
-24:trad -38:what 60:ye @~overview 42: 86:* 42:^and 29:^doe 54:^i -40:^now 60:^ok -29:^that 48:^the -66:^what 69:a 57:addres 57:also
48:and -29:are -20:at 64:behind -44:but 68:chain -41:cheapest -38:did -41:do -30:doe -60:fee -31:for 74:ga -26:get 49:instead
-45:interest 33:it -54:itself -42:just -60:keep -30:list -72:make -31:money 42:much -29:my 38:name -45:not 62:notional -62:now 37:of
59:ok 65:on -47:one -39:only -42:open -33:own 30:perp 22:position -71:protocol -32:put 34:revenue 55:same -45:th 25:that 43:the
-59:there 65:thi -22:those 48:to -28:token -31:volume 63:wa -89:what 48:which 75:who -26:would @~own -32:* 27:? -24:^and 54:^doe
-21:^i -40:^the -23:a -33:and -21:contract 58:doe 56:from 31:have -30:i 28:it 46:more 42:nft -26:of -24:one -27:only 33:own 44:that
-39:the -37:them 35:there -25:what -34:who @~pair -51: -25:* 59:? -22:^how -40:^the -43:^what 63:^where -55:and -52:are -30:at 39:by
46:can 52:dex 24:dexscreen 40:did -67:doe 38:how 46:i 27:in 58:it -49:just 21:list 42:look -44:me -41:of 51:on -53:oth 103:pair
-27:pippin -52:pool 55:swap 31:that 42:the 41:then 38:to -57:token -21:trade 61:where 30:which -36:who @~parameter -6:* @~pars -29:*
@~percentage -89:* -35:? -60:by -32:did -33:how -28:it -27:many -39:on -31:since -46:the @~perp -81:* -39:? -59:^and 23:^how -24:^i
-30:^now 36:^the -28:^what -55:a 41:all -59:and -53:at 33:book -27:by -54:did -42:each -38:first -54:give -38:ha 23:have 25:hi
51:how -43:it -35:keep 61:long -24:many -37:me -30:now -47:on 27:one -45:paid -46:pay -69:payment 29:perp -23:second -34:side -50:so
-39:spot -28:that -22:the -36:them -46:then -27:there 35:thi -36:trad 27:wa -69:what @~phish 49:* 33:? 28:and 52:i 37:it 28:of 28:on
@~platform -59:* -33:coin -20:i -22:on -45:the @~polymarket 46:* -98:^and -25:^for -36:^i -45:^show -32:^that 55:^the 20:^which
78:account 32:all 45:already 45:an -69:and 37:any 51:anyth 36:ask 70:at 38:back 75:been -35:best -25:book -34:but 26:by -33:can
40:crypto -29:d 53:do 54:each 48:event 27:first 30:ha -47:have 25:he 58:hold -28:it -73:just 26:late -40:like 80:look 35:market
21:most -49:mov -42:much -76:my 33:no -36:not 59:numb -53:of 43:ok 27:on -28:one 47:only 80:oth 23:people -27:position -63:same
-87:say -31:second -45:show 33:side -83:since 43:so 38:still 40:th -41:that 53:the 59:then 52:there -58:those 49:to -38:today
-32:trad 24:up 45:volume 29:what 20:when 24:which 34:with -34:you @~pool 40: -50:* -22:? -94:^and -20:^could 66:^ha -68:^how
-43:^just -22:^my -23:^now 52:^on -40:^only 47:^show -52:^the 36:^where -38:^which 41:^who 25:about -27:again -60:all -24:and -63:at
77:been -35:but -47:by -44:can 37:candl -51:chain -31:could -34:day -26:develop -42:dex -34:did -43:each -24:first 42:from 26:give
24:good -28:got -20:he -27:hold -52:how -55:i 45:in -25:instead -49:interest -27:into 73:it -96:just 29:like 63:liquidity 31:list
23:mean 20:mint 44:most -22:my -37:name -24:need -41:next -58:not -68:now -35:numb -45:only -24:or 45:oth -30:pair -33:pippin -22:pl
-38:please 108:pool -33:price 87:rate 48:recent -81:rows -20:same -42:search -22:second -38:see -29:sell 79:show 31:side -45:since
-28:sort 20:stak -40:still 22:swap 42:that -70:then 22:there 32:thi -35:to 26:token 39:too 24:trad -33:trade 31:trust -32:tvl
-26:two -22:volume 90:wa -23:what 35:where -44:which 25:with -32:would @~portfolio 44: 112:* 41:^what -58:^who -76:a -75:addres
40:all -31:and 38:are -84:at -33:balance 48:by 33:chain 34:coin -35:did -23:do 44:doe 68:ha 100:he -74:hold 39:how 49:i 52:in -26:it
58:list -52:many 67:meant 62:much -36:my 25:no 27:now -36:of 76:on 54:only -36:out 77:own -46:please 44:same -45:that 53:the
38:there 93:token -31:too 39:what -23:with 51:worth @~position 61:* -29:^doe 40:^what -50:and -21:any -24:are 54:at -27:been -30:by
-52:did -41:do 37:doe -34:have -33:he 64:hold -47:how 45:i 33:it 31:me -22:much -36:on 80:one -26:position -33:since 21:that 36:the
-24:there 40:what -24:which @~prediction 29: -71:* -27:? 70:^how 33:^i 41:^ord -43:^show 54:^that -62:^the 38:^what -32:^which -34:a
-65:about -46:account -47:all -24:already -23:any -20:are -48:ask -31:best 45:book 43:d 27:did -46:each -26:event -39:first -37:for
21:give -20:hold 72:how -43:in 56:just -73:market 48:mov 20:my -34:no -21:of -52:ok -26:one -33:open 41:ord -51:oth -23:our -44:out
-29:please -20:second -33:settl -44:show -37:side 57:since -39:so 23:that -93:the -26:then -43:there 63:they 56:to 59:trad 59:want
-20:which 24:who -34:with @~pric 21: -39:* 46:^did -27:^i -36:^the 26:any 29:are -23:by -30:coin 31:did -24:first 42:for -49:i
-28:in -27:long -25:mov -26:now -22:on 23:or 22:pric -30:price -22:the 21:these -28:thi 38:those -38:wa @~price -45:* -30:? -36:^and
-30:^could -34:^for 65:^i 85:^in -25:^my 42:^ok 51:^so -79:^the 56:^what -36:^which -63:a -49:about -39:all -56:and -25:any -33:are
-42:ask 79:at -43:best -48:bid -38:book -39:but -59:by -30:can -27:cap -28:coin -30:could -27:develop -22:did -27:do 78:doe
-41:first -60:for -26:from -64:ga -31:got -24:he -27:hold -47:how -22:into 79:just -58:keep -74:many -54:market -55:much -48:no
-33:not -42:now -32:numb 35:ok 21:on -28:one -41:our -41:pair -31:please -33:pool -48:price -25:same -47:say -25:sell 33:so 73:still
24:tax -55:th -87:the -30:then -25:thi 26:to -42:token -23:too 26:trad 72:trade 70:und -21:wa 52:want -37:well 63:what -37:which
-23:who -20:worth -23:ye -31:you @~priority 40:* 22:? 33:^and 37:are 34:for -30:how -39:i 38:it -28:now 41:priority 37:what @~profil
-40:* @~profitability -69:* -23:^and -23:and -33:it -22:on -23:that @~protocol -23: -43:* 59:^and 69:^how -37:^make -61:^ok 81:^the
21:^which -38:^who -60:a -29:about -29:and 51:been -27:did 63:doe -22:each 43:fee -47:first -29:for -37:from 85:ha -26:have
-60:holder 86:how 50:in 84:it 51:itself -60:just 25:keep -38:list -24:lock -31:made -41:make -50:me 46:money -35:more -31:most
50:much -34:my -32:next 25:not -70:notional -60:now -63:numb -63:of -61:ok -43:on 22:over 55:pay 26:pl -53:revenue -50:second
-46:show 87:since 45:stak -23:that -49:thi -59:time -61:to -56:token -23:trad -62:tvl -39:wa -35:what -35:who 40:with @~pyth 39:*
-43:^and -43:and -24:have -55:how -71:i 63:it -27:of -31:that 37:the 38:what @~quote 27:* 25:i 28:on 20:with @~rais -8:* 23:crypto
-33:the @~range -57:* -40:? -44:^ok -53:^what -29:and -31:at -31:back -32:by -24:i 32:it -36:of -44:ok -33:one -24:see -22:so
44:that -44:the -24:then -24:to -22:two 45:volume -51:what @~rat -26:* @~rate 100:* -30:^same 32:^what 44:and 49:at 43:fund 41:it
51:of -43:on 65:payment 31:perp -30:same 48:the 70:what @~raw -32:* -22:of -27:the @~receipt -30:* -26:a -46:decod -23:i -29:in
-31:of -33:on @~recent -67:* -38:? 42:^the 34:at -37:most 63:now -39:people 33:please -34:print 24:that 44:the -43:there 43:trad
-38:which 22:you @~recov 19:* @~report 6:* -43:^i -51:for -32:i 45:on 48:report @~resolve -69: 38:* -28:? 79:^and -59:^i 32:^what
-25:^who -34:a 35:addres 51:and -73:behind 28:by -29:from -64:ha 53:he -63:how -89:it -46:me -24:more -67:much 38:name -28:of 80:on
24:one -20:so -23:that -32:the -24:there 46:thi -26:token -72:wallet 23:what -43:which -34:who @~rugcheck 9:* -29:^i -24:can 45:do
-31:freeze -26:i -60:just 41:most 21:on -43:one 42:people 21:report -36:score -20:still -21:the 66:there 45:token 60:which -37:with
@~rugpull -19:* 25:^i 44:deposit 33:own 24:that 20:to 36:with @~safety -18:* 31:? 35:a 28:and 44:are -34:before -23:buy -25:could
-46:have -32:how -38:i -58:it -30:lock -43:me -46:mint -44:more -47:my -67:on -42:one -57:or -44:own -32:sell -27:tax -25:the
-26:there -58:to 56:token @~search 29: -26:* -51:? -64:^and 58:^doe -21:^how -81:^i -50:^ok -43:^on -31:^show -52:^the -43:^what
-59:^who 32:a -44:all 57:an -62:and 69:anyth 33:are -26:at 32:by 20:category 60:coingecko -52:collection 48:contract 72:dex 52:do
36:doe -31:first 45:for -36:from -30:have -31:holder -23:how 28:id 39:in 54:it -82:just -70:keep 78:list 113:look -22:many 26:me
41:mint -96:more -48:numb -51:of -49:ok 36:on -70:one 30:or 49:oth -41:own 61:pair -43:pippin -30:please 53:pool -38:search
-27:since -28:so -32:sorry -32:still -45:that -28:the 60:then 66:to -23:too 34:trad -36:want 29:where 38:which -70:who 42:with
-56:wrong -29:you @~security -5:* -73:^and -29:^can 65:^could 59:^how 101:^i -46:^ok 60:^the -28:^what -22:^which -24:^who 42:a
-73:any 30:ask 43:before -35:blacklist 22:but 21:buy 27:can 33:check -35:collection 58:could 68:do 21:doe 43:first -44:for 55:freeze
-20:go 55:have 62:hold 64:holder 74:how 67:i -22:in 57:it -45:lock 86:many 40:me 61:mint 45:more 37:most -28:move 53:much -70:nft
-34:now 30:numb -34:ok 50:on 77:or -28:oth 79:own -23:same -61:second 50:sell 29:spend 52:the -20:their -21:then -52:there -58:thi
36:to 36:too -35:wallet 31:want -34:what -38:which 37:with @~selector -26:* -32:^and 35:^what -34:and 32:for 46:function 33:i 21:in
-26:it 22:the 28:to 26:what @~sery 40:* -34:^who 30:and 30:how 31:it 30:settl 44:who @~sign 19:* @~signatur -55:* -28:and -42:in
-45:the -40:what @~site 49:* 33:? 28:and 52:i 37:it 28:of 28:on @~sol 38:* 80:? -30:^how -36:^ok 37:^what 44:^which 40:^who
-38:account 51:all 44:at -53:chain 46:do 25:for -23:got -28:how -26:i 22:in 35:it 25:latest -38:many -34:me 35:mint -36:more 68:most
-34:my -30:nft 23:of -36:ok -51:on 40:one 59:priority -36:th -43:that 25:the -37:them 39:there 33:these 37:to 21:too 46:wa 59:what
-43:which 53:who @~solana 60:* 42:^and 32:^doe -29:^how 58:^ok 50:^the 20:about 50:and -38:are -26:at 36:call 33:can -32:do -23:fee
32:first -41:for 55:freeze 59:from 21:have -29:holder -31:how -26:in 40:it -24:just 55:kind -32:many 57:me 61:more -35:most 50:nft
58:ok -55:only 32:or 29:own -55:please -41:priority 54:the -41:there -49:these -25:token 47:too 25:what 33:which 39:with @~source
38:* -21:^and -29:abi -26:and 26:can 61:code -49:contract -23:function -23:give -23:ha -29:it 48:me 34:of 52:solidity 43:source
59:the 57:then -38:what -32:which @~spot -7:* -35:at 25:coin 24:he -26:hold 21:on -34:one 54:spot 36:there @~stablecoin -41:*
-83:^and -61:^how -35:^only -33:^the -22:^who -80:and 69:are -24:back 45:develop 23:did -35:for 56:from -32:go -23:how -24:i 54:list
-23:most -41:much -52:no 49:on 31:one -32:only 53:please -44:price 51:second -40:show 69:since -33:that 55:there -33:to 23:which
-24:who @~stat -26:* 20:? -55:^how 49:^i -45:^in -40:and 42:at 37:block 27:cap 26:for 28:i 25:market 35:now -39:of -40:please
38:that -36:the 35:time -42:total 35:transaction -42:volume -48:what @~statu 79:* 37:? -27:and 74:i @~storage 23:of @~sui 31:*
27:the @~summary 3:* 28:^i 20:and 24:are 23:i -20:in -38:one -34:score -38:the 24:token @~supp -29:* -21:^how -20:how 46:it 39:mint
-56:on @~support -25:* -25:the @~swap -32: -49:* -79:? -21:and -56:at 50:did 30:for -21:ha 30:he -39:how -61:in -68:it 41:last
62:late -39:much 25:of 24:on -24:second -30:show -47:sold 33:that 34:with @~tick -75:* -60:? 27:ask -34:at -22:i -33:in -21:me
23:same -43:second -21:that -30:the -42:there -43:what -34:which @~ticker 27: -82:* -24:^how -27:^i -45:^same 29:^where -42:and
39:are 30:at -34:book 83:cheapest -20:collection -22:doe -20:exchang -46:for -26:from -22:go -50:how 45:i -40:id 35:in 23:interest
-20:it 24:market 35:me -48:much -66:n 37:not -42:now -43:of -27:open 69:or -27:oth -44:pair 42:please -43:same 41:second -25:so
-41:that 31:them 24:they -40:those -53:to -28:volume -24:wa 35:what -29:when 77:where 58:which -24:you @~time 65:* 33:for 21:that
34:to @~timestamp 47:* 29:? 50:at 55:block 49:i 53:that 38:what @~token -17:* 36:? 40:^a -23:^and -50:^any -29:^can -25:^could
-75:^doe 27:^for -26:^how 54:^i 77:^in -22:^it -28:^just 42:^list -21:^my -29:^now -21:^on -67:^only -30:^same -35:^so -39:^that
-29:^then -36:^too 55:^where 32:^which 25:a -81:about 21:addres -37:again 32:all -31:also -44:an 24:and -64:any -24:ape 43:are
29:ask 26:away 40:back -25:balance 22:be -47:been -59:before -30:best -34:blacklist -22:but -59:by -59:call 64:can -26:cap -88:chain
-40:check 68:coin 45:contract 25:could -54:dex 30:did 35:do 29:else 59:exact -25:explor -46:first -58:for 50:freeze -85:from 37:get
-80:go -26:good -22:got -31:ha -31:hi 68:hold 81:holder -25:how 25:i -37:id -32:into 92:it 42:just -57:keep -33:kind -63:largest
-21:latest -24:let -107:liquidity -36:look -21:m 34:many -43:market -48:me -25:mean -24:meant -61:more 52:most 64:mov -33:move
-30:much -38:my -66:n -81:name -28:next -68:nft -86:no -29:numb 58:of -77:one -80:only -38:or 31:ord -47:oth -30:own 33:owner
-24:paid 35:pair -49:people -41:pippin 67:pl -24:please -116:pool -56:price -31:put 37:recent 49:report -54:rows -113:same -65:say
-69:second -50:sell -31:should -45:side -58:so 26:some -27:someth -69:sorry 35:sort 76:still 45:swap -22:tax 50:th -62:their
-27:them -56:these -26:they -75:thi -48:third 28:through -76:to 39:token -59:top -70:trad 79:trade -52:transaction 102:transfer
-31:trust -40:two 70:und -101:volume -68:wa 72:wallet -80:want -50:well -48:went -29:were 27:when 54:where 28:which 25:who -32:would
-69:wrong @~topic 61:* 62:^and 61:and 32:for @~trad 57: 22:* 57:^now 44:^show 43:^what 67:^who -28:and -24:are 62:been -26:by
-28:doe -24:each 21:first 31:for 21:from -24:have -32:i 70:in 26:just 34:last 28:market 24:most -32:no 67:now -52:of -28:on -24:or
-63:price -28:print 55:recent 32:second 45:show -58:side 35:swap 89:the -27:then 59:there -34:token 119:trad 24:wa 50:what 68:who
-26:with @~transaction -26: -11:* 40:? -63:^and -26:^ha -58:^how 31:^ok -23:^that 59:^the 53:^what 43:^which -72:a -32:an -22:and
22:are 53:at 46:been 29:block 35:buy -38:can -36:chain 39:decod 29:do -65:doe 44:event -41:first -34:for -36:from -29:function
-86:got -41:ha -44:have -42:he -27:hi -45:i 28:in 30:it 58:last 27:latest -57:made -50:many -43:me -32:my -24:not -50:now 39:numb
-72:on 48:one 57:only 78:out 45:paid 22:payment 28:recent -23:same 67:send -61:so -32:that 38:the -25:there 29:these 36:they -33:thi
57:to 28:too 36:two 23:tx 47:wa -80:wallet 39:want 30:were 75:what -22:who 39:with @~transfer -45:* 33:^and -21:^how 26:^only
-26:^the -34:^what -24:^which -41:a 39:and -51:any -58:at -54:by 46:coin 22:did -80:doe -53:first -28:got -43:ha -45:have -24:he
-35:how -29:in 26:it 86:just -70:keep 23:list -38:me 62:mov -29:move -32:much -59:nft 31:now -31:of -81:on -53:one -50:only 76:out
-21:same -45:second -26:send -24:show -21:so -23:that -71:the -65:them -40:then -57:there 39:token -53:transaction 59:transfer
-21:wallet -21:which @~treasury -4:* 26:? -20:^and -44:^how 57:^the 38:^what -41:^who -46:a 33:and 26:buy 32:did 30:doe -52:first
-30:for 37:have 29:in 33:it -52:me -42:most -32:much -28:now 32:numb -32:of -26:on 25:one -25:own -40:please 73:protocol 35:that
27:the -35:there 49:they 45:to -35:trad -34:wa 71:what -49:who -21:with @~trend 49: 5:* 44:? 38:^i 37:^the 63:by -31:doe 55:first
-23:have 28:i -48:list 47:most 62:now -31:on 51:people -48:that 49:the 50:there -54:to 32:which @~tvl -10:* -30:? -40:^and 24:^how
-43:^what -43:a 34:all -55:and 43:been -43:by 26:develop 33:did -23:doe -59:fee 28:for 41:how 51:in -44:it 53:lock -29:me 40:money
50:much -21:no 51:numb -22:on 35:one 48:same 46:second 38:show -66:since -23:that -47:tvl -55:wa -48:what 43:with @~tx 44:* 43:?
46:^what 45:did 46:what @~unit -12:* -27:and 29:i 28:many @~updat -76:* @~utxo 35:* -37:? -44:and -56:i -25:of -46:one @~validate
56:and -52:i -42:it 52:one 41:the @~value -73:* -31:? -60:^what -34:in 25:it -34:one -30:open -51:the -60:what @~verify 8:* -39:?
-26:and 35:at 32:my -20:one -29:source 39:there 33:token 53:verify -23:wallet 56:which @~volum 72:* 94:? 24:^and 43:^which 45:at
57:doe -65:for 28:have -38:in -66:me -36:much -36:of 34:one 40:only 53:please -58:show 48:that -67:the 38:to -39:trad -38:wa
@~volume 21: -34:* -78:? -38:^ha -29:^i -28:^same 54:^show -53:^what -59:^which 30:a 63:acros -36:and -53:at -28:been -27:chain
-36:did -26:fee -23:first -40:for -21:ha 38:i -22:in -83:it -22:like 44:me -35:money -23:most 39:much -30:my 25:need -21:ok -25:on
-25:one -46:out 48:over 40:please -33:same 67:second 50:see 46:show -39:since 57:so 23:that -43:them 37:then -41:to -39:trad 37:up
51:volume -33:wa -79:what -58:which 37:whole 46:you @~wallet -27: 10:* -41:? -41:^and -30:^any 37:^did 32:^doe 84:^for 44:^ha 47:^hm
-21:^how 34:^it -47:^now -34:^ok 37:^on -28:^only 33:^show 56:^thank -25:^that -64:^the -21:^what 30:^when -54:^where 46:^which
-51:^who -41:a -22:about 24:above -59:account -28:addres -56:all 44:alone -26:and -48:anyth 50:ape -92:at 77:back 48:been 58:behind
29:best -31:but -42:can -35:chain 78:collection -52:contract -55:could 71:did -60:do 50:doe 23:explor 57:for 48:from -28:function
-21:ga 52:get 39:go -30:got 21:have 59:he 45:hi 47:hm -90:hold -36:holder 34:how 60:in 35:into 30:it -61:just 48:keep -24:kind
20:last 47:late -25:latest 39:let 21:look 58:m 55:made -22:make -117:many 21:me 31:mean 52:meant -30:most -33:mov 51:move 72:much
-64:name 25:need 59:nft -39:not 23:numb -29:of -32:ok 60:on -38:one 50:only 41:or 81:oth -41:out -78:over 46:own -24:pl 43:please
-72:recent 30:rows 71:same -26:say -67:second -42:sell 46:send 30:show -32:since 35:sit 40:so -53:sold -25:someth -74:sorry 56:still
-27:swap -32:take -45:th 56:thank -52:their 50:then 81:there -32:these -33:they 128:token 36:top -79:transfer -27:tx 46:up 44:wa
-25:wait -75:wallet -34:well -22:were -31:what 44:when -55:where 65:which 20:who 41:with 35:worth -59:wrong 28:you @~worth 22: -18:*
44:? -24:and -27:how 71:it 26:on -50:over 26:worth @~yield 14:* 22:? 67:^ha -60:^how -20:^only -26:^what 26:a -29:and -26:are
56:been -31:by -26:develop -27:did -36:doe -39:for 44:from 24:ha -61:how -27:i -53:interest 72:it -44:list -29:me -45:now -23:only
-73:pool 87:rate -22:same -30:second 27:show -49:since 20:stak 86:that 45:too -29:tvl 92:wa -53:what 23:with
`;
