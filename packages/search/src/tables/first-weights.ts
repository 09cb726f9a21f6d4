// First weights: how much each sign of a candidate tells for it, by itself (*) and beside each word of the question; written by test/learn-first.ts, in hundredths.
export const FIRST_WEIGHTS = `
@+lacks -5:* -39:,+_ -30:,+a -70:,+all -55:,+and 21:,+at 34:,+can 26:,+for 48:,+how 53:,+in 35:,+just 24:,+need 35:,+no -20:,+one
37:,+please 63:,+the -40:,+what 40:,+where -35:.+how 47:.+i 66:?+? 38:?+and 38:?+i 64:?+it -32:?+just 54:?+my 24:?+the -36:^+_
-40:^+a 35:^+at -23:^+before -32:^+biggest 65:^+check 42:^+compare -30:^+convert -24:^+could 29:^+did -23:^+do 24:^+doe
-59:^+explain 60:^+floor -20:^+fund -54:^+ga -25:^+give 25:^+got 78:^+ha 36:^+i 30:^+if -57:^+it -41:^+latest 25:^+look -30:^+my
-41:^+nft 27:^+only 29:^+option -52:^+our -36:^+please -47:^+price -53:^+pyth -21:^+read 34:^+show -21:^+tell -25:^+top -29:^+tvl
31:^+we -32:^+where -42:^+which -28:_+$ -24:_+, -49:_+? 28:_+_ -51:_+a -30:_+account -32:_+addres -25:_+and -61:_+at -48:_+by
28:_+candl 70:_+coin -60:_+collection 21:_+doe 58:_+from -34:_+hold -23:_+in -38:_+into -27:_+late -22:_+level -31:_+list
37:_+market 32:_+name 30:_+now -23:_+odd 39:_+of -49:_+only -21:_+open -21:_+option 77:_+or -21:_+own 61:_+pl 33:_+pool 44:_+price
30:_+still -36:_+that 42:_+the -23:_+today -31:_+token 22:_+transaction -39:_+transfer -62:_+tx -44:_+wallet -71:_+what -24:_+with
-33:a+_ 56:a+list 31:a+long 32:above+_ 24:account+_ 37:addres+$ -32:addres+, -27:addres+_ -84:all+chain 36:all+my 34:all+the
33:all+time 63:am+i -47:and+_ -21:and+i -34:and+it -86:and+what 28:and+when -38:and+which -33:and+who -54:are+in 53:are+my -54:at+_
-34:at+the 39:at+what 20:at+which -66:balance+of -20:been+audit 27:best+bid -61:block+_ 29:by+_ -55:call+_ 67:calldata+for
-21:can+you 54:cap+, -22:chain+$ -53:chain+? 38:chain+doe -34:coin+_ 26:coingecko+$ 60:coingecko+id 22:cold+storage 39:collection+$
-44:collection+_ 22:collection+i 31:contract+on 37:d+like -38:decode+thi -23:did+_ -48:did+i -33:did+it 99:did+the -37:did+thi
-22:do+, 48:do+the 31:do+you -33:doe+_ 54:doe+it 40:doe+my 28:each+? -21:event+_ -53:fee+$ 38:fee+_ -64:feed+_ 35:feed+id 50:find+me
22:floor+of 29:for+_ 27:for+a 32:for+it 39:for+me 28:for+my 23:for+no 56:for+the -36:from+_ 46:from+the -31:function+i 33:fund+on
29:give+me -34:go+through 22:got+a 22:ha+it 86:ha+the -48:have+$ 48:have+a -23:have+the -28:holder+of 36:how+deep -51:how+do
47:how+far 56:how+much 39:how+the -43:i+_ -33:i+a 42:i+am 30:i+bought 29:i+can 37:i+d 50:i+get 58:i+have 36:i+in 90:i+my 45:i+need
-45:i+on 45:i+own -20:i+put 21:i+should 30:i+thi 54:id+for 41:id+of 32:in+$ -81:in+, 47:in+it 72:in+my 41:in+our 32:in+that
-63:in+thi 51:in+which 41:it+_ 22:it+a 40:it+in 40:it+on -26:it+up 24:list+of -41:list+the 32:many+of 39:market+$ 20:me+$ -31:me+,
-49:me+a 71:me+how 84:me+the -21:mint+more -34:mint+or -23:moment+? -47:most+recent 35:mov+_ 20:mov+the 84:much+ga 27:much+of
55:my+coin 69:my+contract 42:my+nephew 47:my+open -32:my+token -21:name+$ -53:now+, 27:now+? -25:numb+of -42:of+all 27:of+each
36:of+our 84:of+that 25:of+the 35:of+them 32:of+those 23:on+any -61:on+chain 26:on+coingecko 40:on+each -44:on+my -25:on+rugcheck
47:on+that 51:on+the 35:on+which 57:one+$ 62:one+? -28:one+_ 29:one+of 45:only+$ -31:open+interest 37:or+_ 24:ord+book 23:own+_
-28:pair+for 52:pl+$ 78:pl+, 26:please+$ 33:please+, 53:please+. 39:pool+$ -22:pool+on -22:present+? -70:price+$ -24:price+,
-22:price+_ 32:price+and -28:price+for -46:price+of -52:protocol+$ -44:protocol+on -39:rank+by 31:rn+$ 24:safe+to -29:sat+vb
42:sent+me 44:show+me 20:show+my -26:show+the -39:side+$ -36:sign+the 22:since+_ -34:since+the 40:sit+on 62:so+far 57:talk+about
44:tell+me -20:than+_ 52:that+_ -23:that+i 45:the+_ -42:the+coin 50:the+coingecko 26:the+collection 54:the+company -39:the+contract
48:the+day 29:the+fee 40:the+floor -89:the+most -64:the+next 44:the+nft 39:the+one 35:the+pair 48:the+pool 29:the+price
-58:the+project 36:the+tvl 46:the+ye 39:them+$ 42:there+$ -20:thi+_ 63:thi+morn 40:to+know -43:to+my 30:to+see -46:to+the
-22:today+$ 36:today+? -48:token+$ -60:token+_ 61:token+with -22:total+value -21:trade+_ -46:transaction+_ -54:transfer+of -25:tx+_
71:up+on -23:value+lock -53:volume+in 53:wa+_ 43:wa+it 22:wa+that -26:wallet+, 48:wallet+? 22:wallet+on 40:want+to 39:we+are
59:what+are -44:what+did -49:what+do -27:what+doe 21:what+function -37:what+i 40:what+it -58:what+time 32:what+would 23:when+doe
63:where+i -45:which+_ 40:which+addres 53:which+i 22:which+nft -33:which+protocol -36:which+token -25:who+are 38:who+own -53:with+_
37:with+a -32:with+my 32:you+have 29:you+look 36:you+tell @+lacks:address -4:* -55:,+_ 48:,+how 50:,+please -43:,+what 33:.+$
-20:.+can 23:.+i -39:.+what 54:?+? 39:?+_ 56:?+i 23:?+it -24:^+_ -50:^+a 23:^+did 44:^+ha -37:^+latest -36:^+my -46:^+our 31:^+show
24:_+$ -28:_+addres -39:_+and -32:_+at -21:_+collection -29:_+contract 49:_+from -43:_+ha -28:_+have -34:_+hold -23:_+i 21:_+in
31:_+on -29:_+token 39:_+transaction 34:_+tx -31:_+what -24:a+_ -23:a+contract -22:addres+_ 37:am+i -37:and+_ -50:and+i -30:and+on
27:at+what -59:balance+of 37:by+_ -44:collection+_ -22:contract+_ 73:did+the -30:do+i -21:doe+_ 23:doe+the 52:for+a -21:for+me
28:for+the 34:ha+the 33:how+much -29:i+am 32:i+get 34:i+have -31:i+it 40:i+my -34:i+the 26:in+it 44:in+the -54:it+$ -25:it+.
-35:it+? 47:it+a 33:it+on -38:like+to -38:list+the -31:me+a 28:me+the -24:much+i 40:my+_ 53:my+open -22:my+wallet 27:nft+collection
-49:now+$ -22:of+my -28:of+our -20:of+the 40:on+_ -23:on+my 21:only+the -22:please+$ 51:please+. 30:show+me -37:show+the -43:side+$
-37:sign+the 21:that+_ -23:that+i -31:the+contract 36:the+token -24:thi+_ -38:token+_ 38:token+on -54:transfer+of 21:wallet+on
-27:what+_ 43:what+are -29:what+do -44:what+i -34:what+the -26:what+wa -36:which+chain -40:with+the @+lacks:amount -3:* -26:_+$
-26:_+, -28:how+many @+lacks:anyAddress -36:* 41:.+$ -36:^+_ 28:^+how 24:^+i -25:_+$ -27:_+_ -25:in+_ 26:of+_ -22:on+_
@+lacks:anything 21:* -30:,+and -27:,+what 25:.+can 27:.+what 42:?+? 20:?+i 27:?+my -35:^+_ 43:^+compare -49:^+find -65:^+how
22:^+price 27:^+search 20:^+show -43:^+which -22:^+who -46:_+? -43:_+at 23:_+market 38:_+or -33:and+_ -43:and+what -43:at+_
-29:at+the -25:do+i 62:for+_ 27:for+the 42:give+me -43:how+many -49:how+much 26:i+have 23:i+my 25:i+need 46:i+thi 74:in+my
-43:many+_ 23:market+cap -30:me+$ 68:me+the -57:much+i 30:of+_ -55:pool+on 31:right+now 24:the+_ -27:the+coin -29:the+moment
42:the+token 36:what+it 39:what+the 25:with+_ 71:with+the @+lacks:bitcoinAddress 15:* -27:^+how 21:^+i 30:_+$ 34:_+_ 24:cold+storage
-26:how+many 24:in+my -28:many+_ @+lacks:bitcoinHash -16:* 35:?+$ 46:^+how -54:^+my 31:how+many 20:my+_ @+lacks:block -8:* -22:^+how
-25:how+many @+lacks:chain -13:* 29:,+_ -45:,+all -30:,+i -28:,+please 21:,+the -60:.+$ -28:.+can -27:?+$ 31:?+? -29:^+_ 37:^+can
-28:^+could -29:^+did -26:^+give 43:^+ha -25:^+on 45:^+option 33:^+show 34:^+when -40:^+where -45:_+$ -43:_+, -31:_+. -47:_+?
-48:_+_ 38:_+candl -28:_+on 42:_+pool -30:a+_ -74:all+chain -26:been+audit -34:chain+doe -27:could+you 33:dexscreen+for -32:did+my
20:do+i -47:fee+_ 35:for+_ -25:for+my 28:for+the -22:give+me 37:ha+the -32:how+do -21:how+the -45:i+_ 26:i+get -30:i+want 37:in+$
-26:in+the -34:in+thi 21:it+. 26:it+? 28:it+_ -35:lock+in -40:me+$ -49:me+a 29:me+the 26:me+to -27:much+did -56:my+_
71:my+transaction 24:need+the 20:now+$ -47:now+, -37:numb+of -24:of+a -52:of+my 32:of+our -24:of+them -22:of+thi 30:on+coingecko
-29:on+each 57:on+the 33:please+$ 25:please+, -32:protocol+$ -28:right+now 24:sent+me 30:show+me 29:since+_ 88:the+chain
-44:the+coin -69:the+most 39:the+pool -39:the+protocol -22:the+token -21:the+tvl -30:thi+_ -52:token+$ -24:token+, -21:total+value
-32:wallet+, -43:what+doe 36:where+i -39:which+chain -27:which+one -36:with+_ 41:with+the @+lacks:coinId -16:* -56:,+_ -21:,+and
74:,+the -34:?+$ -37:?+i 26:^+i 42:^+which -31:_+? 39:_+_ -32:_+on -34:and+what 35:coingecko+id -21:doe+the -33:from+_ -36:how+did
34:i+need -38:in+_ -48:of+_ 30:of+the -21:on+_ -41:price+of 51:the+_ 43:the+coin 24:what+i @+lacks:coinSymbol 3:* @+lacks:collection
32:* 32:?+$ 73:^+floor 39:^+i 34:^+what -45:^+which 28:collection+i 39:i+the 65:of+the 36:the+collection 57:the+floor 32:the+nft
@+lacks:day 26:* 35:^+_ 27:^+what -21:_+$ 38:_+_ 33:in+_ 44:what+wa @+lacks:ens -23:* 21:_+$ -28:_+? 50:_+name 55:which+addres
@+lacks:exchange -86:* -28:.+$ -37:^+_ -22:^+show -28:_+$ -42:_+candl -25:_+level -34:_+perp -33:candl+for -32:for+the -36:on+_
-39:show+me @+lacks:exchangeId -14:* 41:?+$ 22:^+how -33:^+i @+lacks:hash -55:* 26:?+$ -43:^+_ -40:^+my 23:^+who -44:_+, 26:_+market
-51:_+tx -26:and+what -32:biggest+holder -33:holder+of -28:how+much 42:i+_ -26:my+_ -26:now+$ -24:of+the -51:on+_ 23:on+the
@+lacks:hex -21:* -21:,+and 24:?+$ -36:_+$ -25:_+, 28:_+. -57:calldata+for -38:decode+thi -61:for+_ -39:the+_ @+lacks:holder 8:*
55:^+how -21:^+i 27:how+many 40:how+much 65:the+company @+lacks:llamaCoin -47:* -28:^+what -21:_+$ -26:_+, 25:how+much -26:what+wa
@+lacks:market 53:* -23:,+_ 22:^+how 30:^+who -28:_+and 56:_+on -29:and+_ -32:how+much -51:i+_ 32:i+the 34:in+the 26:no+side
-22:on+_ 21:that+_ 47:the+_ 29:the+book @+lacks:moveType -12:* @+lacks:other -30:* 26:,+and 23:,+in 23:?+$ 22:^+my -39:^+which
24:_+, 22:how+much 21:i+it 36:i+the 30:what+i 22:with+the @+lacks:pair -3:* 47:,+_ 31:^+_ -29:_+$ 60:on+_ @+lacks:protocol 18:*
-34:,+and 43:.+$ 42:^+i 63:^+on -48:^+option -46:^+which 44:_+. 58:_+_ 38:and+how 35:did+the 25:doe+the 45:for+the 23:how+much
24:i+the 38:in+_ 38:of+the -60:on+_ -24:on+the 52:on+which -45:protocol+$ 29:the+_ -49:the+chain -52:the+most 45:the+tvl 37:tvl+of
48:which+chain -46:which+protocol @+lacks:query 41:* @+lacks:signature -64:* -37:?+$ -24:^+which 21:decode+thi 21:for+me
@+lacks:solanaAddress 15:* -45:,+_ -27:,+and 30:?+? 38:^+find 70:^+i 34:^+my -47:^+what -42:_+$ 27:_+? 59:_+coin -23:_+in 48:_+of
-27:_+on -32:_+token -20:and+who -36:balance+of 73:for+me -37:for+the 31:how+many 21:how+much 59:i+am 24:i+get 25:i+it -24:i+the
33:if+i 24:many+_ -36:mint+or -26:much+_ -23:of+_ -22:of+my 29:of+the 39:of+them 22:on+_ 42:pl+$ 21:the+_ -31:what+i -47:what+the
-38:which+_ @+lacks:solanaSignature -16:* 34:^+did -28:^+explain 38:on+_ 51:the+_ @+lacks:ticker -4:* @+lacks:time -10:* 25:,+_
-29:,+and -35:?+$ 22:^+_ -50:^+pyth 23:_+$ -36:_+? -20:_+_ 51:_+price 43:at+the -37:for+_ 26:in+_ -53:pyth+feed 44:the+_
32:the+moment @+lacks:types -67:* @+lacks:unit -71:* @+lacks:url -15:* 21:,+i 27:.+i 32:?+$ -28:_+$ 28:a+link 28:my+wallet
@+lacks:uuid 18:* -27:?+$ -30:_+$ -22:_+? -31:_+_ @+lacks:venue -36:* 24:?+$ -27:^+i 38:^+what -57:_+on -22:i+the -22:in+_
-24:the+book @+outside 9:* -48:,+_ -28:,+all -50:,+and -24:,+at -31:,+can -23:,+for -48:,+in 39:,+it -28:,+need -40:,+no -56:,+the
-21:,+what -72:,+with -49:.+$ -37:.+_ -37:.+could -32:.+how -61:.+i -65:.+what -25:24h+volume -39:?+$ -100:?+? -47:?+_ -95:?+i
-64:?+it -84:?+my -30:?+the -76:^+_ -32:^+a -21:^+any 28:^+best -37:^+biggest 49:^+can -62:^+check 33:^+convert 20:^+could
42:^+explain -58:^+find -33:^+floor -54:^+for -62:^+ha 62:^+how 33:^+kind -37:^+latest 31:^+my -40:^+need -34:^+on -44:^+option
-61:^+our 40:^+please 31:^+read -33:^+rugcheck -30:^+show -27:^+the 45:^+what 40:^+when 28:^+where -70:_+. -36:_+? -46:_+a
39:_+account 53:_+addres -40:_+and -23:_+balance 44:_+by 36:_+collection -46:_+do -21:_+doe -26:_+fee -26:_+floor -40:_+fund 23:_+ha
-24:_+hold -23:_+holder 36:_+in 40:_+into -25:_+market -43:_+name -50:_+nft -26:_+now 104:_+option -52:_+or -24:_+payment -45:_+perp
-29:_+pl -22:_+pool -46:_+price 42:_+right -50:_+since 37:_+that -26:_+the -36:_+to 33:_+today -21:_+token 46:_+transaction -21:_+tx
-23:_+v -25:_+volume 37:_+wallet -35:_+what -34:_+worth 93:a+_ -23:a+link -34:a+long 24:addres+_ -28:addres+on -37:all+chain
-25:all+the -29:all+time -86:and+_ -25:and+at -46:and+how -34:and+on -30:and+the 31:and+what -42:are+my -56:are+the 49:at+_
28:at+the -34:at+what 54:balance+of -21:before+i -28:best+bid -20:between+_ 73:block+_ -42:block+numb -54:calldata+for 64:can+you
-21:chain+, -25:chain+id -56:coingecko+id -25:d+like -24:decode+thi -31:develop+_ -67:did+_ -36:did+it 27:did+my -42:did+the 58:do+i
-49:do+the -24:doe+it -40:doe+my -37:fee+_ -42:find+me -46:floor+of -33:floor+price 27:for+me -24:from+_ -22:from+the -25:fund+on
-24:got+a -25:ha+_ -41:ha+the 23:have+$ -22:hold+on -38:how+did 33:how+do -41:how+much -34:how+the -28:i+a -58:i+am -31:i+can
-26:i+d -33:i+got -38:i+have 25:i+left -44:i+m -42:i+need 70:i+on -34:i+own 59:i+the -65:i+thi -33:i+want -23:id+for -55:id+of
-64:in+$ -71:in+it -79:in+my -54:in+our 27:in+thi -24:in+total -29:in+which -75:it+$ -39:it+? -23:it+_ -39:it+a -60:it+i -27:it+on
-22:list+? -56:list+of -24:list+the -29:lock+in -25:look+up -29:many+_ -48:market+cap 41:me+, -29:me+_ 71:me+a -73:me+how -30:me+the
-24:me+to -32:mov+_ -84:much+i 33:my+_ -49:my+contract -42:my+nephew -28:my+open 40:my+token -28:need+_ -68:need+the 52:now+,
-39:now+? 38:numb+of 47:of+_ 44:of+a -26:of+all -29:of+it 41:of+my 27:of+our -33:of+that 23:of+the -39:of+them -50:of+these
23:of+thi -28:of+those -26:on+any -32:on+chain -23:on+coingecko 80:on+my -26:on+the 33:on+thi -35:on+which 28:one+$ -86:one+_
-31:one+of -24:only+the -42:open+interest -46:or+_ -29:or+i -27:or+not -34:over+the -29:pl+$ -49:pl+, -51:please+. -20:pool+_
-39:pool+on 44:price+$ -21:price+_ -24:price+and 53:price+of -21:rugcheck+score -31:safe+to -48:sent+me -53:share+of -37:show+me
50:side+$ -22:since+the -44:so+far -21:still+mint -86:tell+me -42:that+_ 33:the+_ -42:the+biggest -29:the+book -27:the+chain
-22:the+coin -45:the+coingecko -37:the+collection -55:the+company -26:the+day 23:the+exchange -38:the+floor -20:the+most 49:the+next
-37:the+nft -32:the+pair -34:the+pool -38:them+$ 35:thi+_ -21:to+see 23:today+$ -46:today+? 56:token+$ -23:token+, -38:token+on
-32:up+on -22:volume+, -25:volume+_ -42:volume+of -44:wa+_ -42:wa+it 22:wallet+, -42:wallet+? 52:wallet+_ -62:want+the -32:want+to
-32:what+_ -46:what+are 33:what+did 45:what+do -44:what+doe -27:what+function 30:what+i -58:what+it 60:what+the 65:what+time
-67:what+wa -43:where+i -34:which+addres -37:which+chain -32:which+nft -27:which+one -43:with+_ 62:with+my -30:with+the -22:worth+on
-31:you+tell @=1 -15:* @=1155 -19:* 28:for -26:the -22:wallet @=14d -88:* -49:the @=1h 5:* 51:^what -62:and 50:dex -23:i -39:in
-39:of 35:on -25:pool -55:the 55:thi 51:what @=1w -40:* @=1y -86:* -38:and -21:in -27:of -41:the @=20 -37:* @=24h 28:* -29:^how
44:^what 34:^which 20:a 45:coingecko -31:do -34:exchang -31:how 22:in 37:on 44:what @=2y -40:* @=30d -88:* -49:the @=3d -40:* @=3m
-40:* @=3y -40:* @=404 -19:* 28:for -26:the -22:wallet @=5m -62:* -41:^what -41:dex -40:on -41:what @=60d -88:* -49:the @=6h -62:*
-41:^what -41:dex -40:on -41:what @=6m -40:* @=721 23:and -21:at 31:for 22:of -27:wallet @=7d 94:* 92:the @=all -25:* -26:^what
22:collection -24:what @=apy 22:* 60:best 55:in -20:of 46:on 49:pool 42:the 62:with 51:yield @=asc -68:* -27:? -40:^how -27:^nft
-33:^what -48:biggest -22:cap -30:coingecko -43:collection -33:do -53:ever -33:exchang -30:how -45:it -22:market -41:nft -31:on
-27:one 42:owner -22:price 37:side -43:today -41:trad 40:v -34:what -27:which @=average -48:* -29:it @=base 5:* @=bridge -25:* @=btc
12:* 21:all -44:exchang 22:futur 28:the @=cap -5:* 37:^what -25:are -23:cap 34:coingecko -22:market 26:on -27:one 21:owner 43:today
35:what -33:which @=change 22:* -23:? 41:^what 43:coingecko 22:it 41:on -25:the 40:what -20:which @=clos -39:* -29:event @=coin
-25:* @=commodity -12:* @=company -16:* @=compressednft -24:* @=conversion -39:* @=cost -48:* -29:it @=crypto -43:* @=culture -26:*
@=dai -4:* -24:? 20:and 48:chart -29:did 45:ha -25:how 21:price -26:the 48:what @=date -30:* @=desc 37:* 20:^biggest -21:^floor
-47:^how -44:^nft 38:^what 47:^which 28:and -29:are 58:biggest 47:by -37:cap -31:chain 36:coingecko -25:did -40:do -25:doe
-39:exchang 20:futur -35:have -47:how 26:it -35:market 55:most -21:much 25:of -41:one -21:or 58:owner -38:price 51:side -23:the
21:them -22:to 44:today 40:trad 53:v 31:what 22:which @=dex -25:* @=economic -26:* @=equity -12:* @=erc 34: -26:* -43:? -25:^how
28:and -46:at -24:collection -31:doe 39:for -25:hold -22:how -38:i -22:many -24:nft 32:of -24:that -67:the -25:token -55:wallet
@=erc1155 -42:* -21:which @=erc20 -25:* @=erc721 -36:* -20:my -21:wallet -22:which @=false 89:* 29:? 80:^i 48:a 29:and 68:i 37:it
22:on 24:the 45:verify @=finance -26:* @=first -29:* @=floor -23:* @=from -46:* @=fungible -25:* @=futur -21:* @=fx -12:*
@=government -61:* -25:? -26:^which -26:company -20:how -31:list -21:on -21:own -22:the -26:which @=h24 15:* 24:? -29:^floor
-47:^nft 39:^which -27:all 46:and 63:by -25:coingecko -25:doe -27:for -24:have -23:market 37:of 63:owner -47:price -24:the 26:which
@=hold 7:* 23:it @=holder -24:* -30:^fee -23:^how -40:^who -27:chain -83:did 58:do -54:earn -75:for 58:holder 29:how 27:in 35:much
28:of -29:on -51:protocol -25:the -40:who @=holding -16:* @=id -24:* @=in -29:* @=inactive -33:* -27:which @=interest -3:*
-24:exchang @=internal -25:* @=lay -15:* @=lend -25:* @=liquid -21:* @=mak -34:* @=market -5:* 37:^what -25:are -23:cap 34:coingecko
-22:market 26:on -27:one 21:owner 43:today 35:what -33:which @=mention -26:* @=merge -39:* @=metal -12:* @=month -34:* @=name -41:*
-29:^how -29:do -33:exchang -30:how -26:on @=native -56:* -33:? -24:^nft -38:^which 21:and -44:collection -21:doe -45:nft 35:owner
-48:which @=net 7:* 23:it @=nft -31:* @=no -23:* -21:? -21:at 25:for 24:i 29:now 38:right @=nonfungible -25:* @=notional -91:*
-26:of -52:on -69:option -56:premium -34:the -30:trad @=oldest -29:* @=open -3:* -24:exchang @=out -28:* -40:^how -28:get -39:how
-38:much @=perpetual -37:* @=politic -46:* @=price -23:* @=quote 22:* 53:^candl -34:and 53:candl 47:for 43:in 32:of -23:on 27:pool
36:the 47:token @=rat -12:* @=rebate -34:* @=redeem -29:* @=regularnft -25:* @=revenue 61:? -61:^fee 66:^what 33:^which -55:^who
-30:a 36:and -51:chain 46:did 47:do 54:earn -35:fee 38:for 48:holder -21:it 34:most 33:much 20:of -26:on -27:that 22:the -25:thi
66:what 22:which -55:who @=reward -39:* @=score -17:* @=sell 36:* 71:? -21:all -27:and 56:ask 57:at 60:buy -35:for 40:i 42:in 52:no
-25:odd -21:on 43:price -20:the @=settl -40:* -29:event @=split -39:* @=sport -46:* @=stak -21:* @=target 5:* @=tech -26:* @=to
-43:* @=top -20:* @=total -16:* @=trade -34:exchang 23:i 39:in 23:the 36:which @=transaction 35:* -25:? -32:^how -41:and 39:doe
-34:how -26:in 65:it -45:liquidity 21:of -22:on -32:the 50:trad @=true -51: 27:* 22:? 44:^best -41:^how 38:^i 34:^on 29:^price
-37:^what 41:^where -22:^which -21:addres -42:am 52:and 41:apy -23:balance 21:best 24:biggest 46:bought -54:buy -29:cap -32:chain
38:chart -36:collection 30:compress -46:contract 36:cost 29:day -35:did 29:do 41:exchang -29:find 58:first -38:for -41:from -49:ha
-28:have -39:hi -23:hold -21:if -46:into -23:just 34:last -24:like -27:list 48:m 32:many -30:market -22:me -31:mint 21:moment 26:mov
94:move -20:much -21:name -21:next 38:no -29:one 72:only -24:or -53:our 26:over 46:pair -33:recent -60:spot -43:tax -23:tell
-27:that -26:the 35:them -23:they -25:to 27:today 50:top 23:trade -35:u 21:volume 36:want 34:where -23:who -32:worth 25:would
42:year -33:you @=trust -17:* @=unexpir -21:* @=usd 26:* 25:? -25:^floor -22:^how -45:^nft 44:^which -21:a -27:all 34:and 74:by
-24:coingecko -29:doe 54:ever -24:for -24:in -22:market 30:of 60:owner -44:price -22:the 34:which @=value 36:* -22:how 36:it
@=volume -43:* -29:^floor -33:^how -47:^nft -42:^where 35:^which -36:^who -20:account 26:and -23:cap -28:chain -35:do -35:doe
-30:exchang -59:have -33:how -46:it -34:liquidity -50:made -44:market 36:most 25:numb -43:on -21:one -22:or 63:owner -39:pl -70:pool
-43:price -33:profit 47:side -29:the -40:top 57:v 21:want -41:where -36:who @=weath -26:* @=week -34:* @=ye -5:* 24:and -21:at
33:for 33:i 20:it 42:now 21:on 44:right 26:the @=yield -25:* @calls=0 68:* @calls=0|0|other 68:* @calls=3 -133:* @calls=3|0|other
-133:* @category=defi_protocol -48:* -23:? -50:^best 20:^biggest 41:^could -28:^fee -29:^ha 47:^option -20:^show -44:^the 53:^top
70:^tvl -42:^what -27:^where 23:^which -37:a -62:am -31:any 56:anyth -37:app 55:apy 40:are -35:at -25:be -31:been 29:before 21:big
36:biggest 24:by 34:cap 34:chain -28:chart 28:compare 34:could 40:crypto 21:dao -31:defillama -36:deploy 31:develop 72:dex -49:did
-42:doe -28:dominance 48:earn -39:ever 42:fee -49:for -41:give -37:have -70:hold 29:holder -21:i 54:into 25:l2 34:largest -22:late
50:least -35:m -46:many 26:market -49:me -53:money 52:more -38:most -20:much -34:my 47:need -42:next 48:notional 22:now -44:of
68:one 69:only -56:option 44:or 29:our 23:own 29:pay 24:perp 46:pl 54:premium -38:profit 43:protocol -29:put -36:rank 29:revenue
-47:reward 31:right 31:round 25:run -76:same 27:show -29:since 27:sit -29:stablecoin 23:summ -57:there 52:top 20:trad 67:treasury
51:tvl 40:v -30:wallet -29:want -21:we -23:what -24:when -28:where 29:whole -34:would -27:ye 35:year 32:yield 30:you
@category=market_data -24:* 61:24h 20:? 32:^a 30:^and 31:^at -37:^balance -21:^best -25:^biggest -29:^can -21:^candl 28:^chart
41:^compare 55:^did 29:^doe -44:^find 32:^fund -30:^ha -31:^if -28:^it -27:^my 36:^on -25:^please -23:^pyth -47:^spot 23:^total
-60:^volume -36:^what -21:^when -20:^where -99:addres -27:aft -22:all -46:any -30:anyth 44:ask -25:back -43:balance -31:be
-43:before 29:book -32:buy -27:by -32:can 30:chain -46:change 33:chart 49:clos 32:close -41:collection 38:compare -62:contract
-67:crypto 27:current -90:data -25:day -30:defi -43:description -33:develop -51:dex 30:did -34:do 66:dominance 30:each -24:everyth
-20:exact 29:exchange -52:exist 29:fear 24:feed -31:file -49:find -31:form -30:found -30:from 62:fund -32:get -31:got 32:gre -26:ha
92:hi -22:history 71:hold -31:holder 32:id -43:if 35:in 35:interest -89:into -52:just 31:kind 30:late -32:left 30:leverage
39:liquidation -62:list -34:long 36:look -58:make -57:many -65:market -37:me -22:mine 27:moment 24:money -28:morn 48:most -24:mov
57:move 38:n 25:need -47:new -32:next -68:no 47:not -53:now 55:off -24:old -23:on 35:one -54:only 26:open -26:ord -56:oth 25:our
25:out 23:paid -23:pair -42:people 24:per 22:percent 47:perp -64:pippin -69:plu 38:pnl 23:present -34:print 37:put 62:rank 60:real
-32:report -23:return -32:right -35:same -30:score -46:see -42:sell -47:sent -56:share -63:short -40:should -45:show -29:sise
-25:sit -40:some 48:stabl 67:stablecoin -27:supp -41:t 55:talk 41:tax -20:the -39:these 62:tick -52:to -22:togeth 46:token 28:told
42:trade -47:transaction -34:transf -39:treasury 35:trust -24:tvl -30:twitt -43:until 55:up 30:utc -82:v -26:validator -39:value
-47:venu 35:volume -26:wallet 28:want -31:week -29:went -33:what -41:whole -42:will -26:with 26:work 62:worth -43:yet -33:you
@category=network_infrastructure 8:* 35:? -36:^a -24:^can 35:^chain 70:^did 42:^fee -20:^find 61:^for 89:^ga 27:^give -35:^ha
-30:^how 29:^i 39:^if 29:^in -25:^list -49:^my 37:^need 41:^on 32:^price -26:^show -82:^which -40:^who -46:account 46:addres -27:an
-45:any -36:anyth 37:at -23:bank -35:been 39:before -29:behind -35:between -27:burn 21:by 71:chain 44:claim 36:coin 36:coingecko
51:collection 43:current -53:custom 31:deploy 56:did 25:difficulty -43:do 36:doe 20:each 22:fail -20:far 57:fee -28:find 29:for
-69:found -35:from 38:get 39:give 28:go -29:got -53:ha -29:hash 20:have 29:he -20:how -21:id 43:if -55:just -42:kind -27:latest
33:like 23:log 31:make 28:message 20:mine -49:mint -33:moment 33:morn -59:most -29:mov -35:much 39:next 48:nft -42:not 33:now -25:of
-24:old 35:or 30:own -38:please -58:pool 48:price -41:priority 41:raw 29:read 26:real -29:report 53:rn 45:rpc -45:run 39:sat -47:say
-28:see 35:sent 66:sign 35:signature 26:since 35:snapshot -23:so 36:some 27:somebody -36:stuck 21:supp 29:swap 22:tell 26:text
22:there -31:they 54:thi 39:through 32:time 45:transf 54:tx -46:up 38:url 27:utc 41:v -29:validator 41:vb 36:wa 27:we -25:were
31:what 39:where -38:will -23:with -40:work -21:would -30:you @category=nft_analytics -5:* -37:^can 47:^floor 30:^my -21:^nft
-38:^on 66:^which 71:^who 36:all -40:any 21:blur 20:bought -26:buy -34:by -32:can -66:chain 51:cheapest 44:check -68:coingecko
-44:collection 52:did 34:do 66:each 59:every 95:floor -48:for -22:have -33:he 38:how -22:id 41:it 33:made 31:many 34:marketplace
-35:me 41:mint 22:much -20:name 27:need 30:now 31:one 30:or 63:owner 46:price 43:thi 22:time -64:to 30:today -46:token 43:volume
38:where 62:who @category=onchain_dex -37: -6:* -34:24h -24:^all 24:^candl -22:^could 43:^did -44:^find 30:^ha -58:^i 20:^if -21:^my
53:^newest 29:^on 79:^the 53:^volume 47:^which -31:^who -36:a -38:account -21:and -28:any 24:are -25:behind -28:biggest -40:both
64:bridg 82:bridge -22:buy -32:can 38:candl 22:coingecko -28:could 27:day 44:deposit 23:dex 52:dexscreen 21:do 29:doe -46:find
-55:found -44:from -42:fund 34:get 40:give -22:have -42:he 26:history -20:into 56:just 31:last -30:late -27:liquidity -29:market
20:me 31:most -26:mov -28:need 33:network -23:new 53:newest 29:not 27:numb 20:on 56:one -37:or 84:our -37:out 31:over 41:pair 21:pay
-39:people -24:pippin -21:pl 52:pool 24:pric 22:profile 20:quote 41:rank -23:search 56:since -28:so -50:spot -24:swap -29:that
-27:there 51:thi -32:tick 31:to 29:went 26:which -42:who -32:with 50:would -39:year -37:you @category=portfolio_wallet 6:* 23:^all
31:^could -28:^did 39:^doe 52:^ha -29:^if 40:^in 29:^list -22:^my 21:^our 24:^please -52:^price -37:^the 21:^we -33:^who -23:addres
28:again 63:all 38:already 68:am 60:an -34:and -30:are 42:audit -36:bet -22:block -27:buy 36:call 68:calldata 46:came 20:can
-43:chain 51:check -23:claim -54:coin -59:collection 55:compress 48:contract 23:cost 48:could 26:custom -83:decimal 46:defi -26:did
78:en -34:end 24:enough 67:everyth 22:exact 29:file 29:first 51:for -25:form -37:get 44:got 40:ha 63:had 32:he 69:held 31:hi 24:in
-42:it -45:just 32:kind 28:know 25:late -46:ledg 48:left 39:like 21:list 27:look 21:made -27:mainnet 40:make -25:many -32:may
39:mine 33:mint 30:money 29:more -34:most -28:mov 28:must 41:name -26:newest -29:nft 31:nonce 38:noth -76:numb -25:of 23:only 40:out
21:pap 29:pay 33:payment 68:pl 27:plain 31:please 20:pnl 24:point 49:present -68:rank -59:real 28:realis 53:report 22:right 63:see
-28:sell -39:sent -23:should 64:show -32:sign 48:sit 32:sold 35:some -41:someone 20:spam 24:spl 25:storage -44:stuck 39:tell -28:th
-64:them 35:there -22:they -30:to -26:today 23:token -48:top -39:trade -49:transaction 34:transf 29:transfer 30:two 26:tx 25:unclaim
25:unspent -22:up 39:utxo -63:wa -66:wallet 28:whale 40:wheth -42:who 52:why -28:will 41:with -34:word -24:work 24:worth 41:would
35:year 56:you @category=prediction_markets -32: 11:* 20:? -27:^biggest -63:^did 33:^i 24:^odd 32:^price -24:^the 43:^what
-38:^which 47:^who 42:a 23:about -38:account -38:and -31:any 31:are -23:ask 24:at 21:been -42:bought -24:coin 39:could -42:did
-34:do -44:fee -33:gain -27:have 29:he 50:hold -20:how 23:in 29:it 22:like 70:look 24:made 75:market -32:me 51:most 38:mov -44:my
49:no -24:not 55:now 43:odd -22:of 50:one 47:only -27:own -24:pl -43:please 21:prediction 39:print 42:right -37:say -27:sery 33:side
-30:still -22:total 25:u 56:up -35:wallet -24:which 23:who -43:worth @category=search_discovery 4:* -20:? -68:^can 41:^coin -38:^doe
-23:^explain 81:^find 27:^give -49:^how -21:^list 44:^look 30:^pyth 42:^search 29:^show -35:^the -55:^who -23:a -42:about
-24:account -48:addres -22:am 62:an 70:any -25:are -28:at -24:behind 23:call -43:can 28:category 36:chain 27:coin 45:coingecko
54:collection 41:contract 37:could 41:did -51:do -45:en -62:exchange -26:explain 38:explor 86:find 67:found 48:give 22:ha -26:have
24:he -35:hold 41:holder -32:how -40:if 34:in 63:it 31:just 50:kind 51:list 29:long -44:made 22:many -21:mint 40:most -40:much
-76:my 37:nam -75:name -32:need 29:new 49:no -65:not -58:now -23:of -85:one -40:or 30:our -21:own 26:people 53:pippin 20:pool
-47:price -68:real 27:search 38:so -35:spl 35:str -56:talk -40:tell 34:th -27:there -33:tick 40:today 33:token 21:trad -34:wallet
-55:want 33:what 31:where 24:which -63:who -40:you @category=security_risk -23: -6:* 39:? -27:^could -52:^did -31:^explain 28:^got
29:^i -29:^in 25:^on -61:^our 34:^rugcheck 38:^the -29:^what 26:^which 24:a 24:about -43:account 31:all 56:am 36:any 23:ape
-33:approval -37:are 62:ask -32:audit 23:back 50:been 36:before -45:block 52:burn 46:buy 21:by -23:calldata 21:can 35:chain 61:check
26:connect 22:contract -24:could 53:crypto -28:decode 35:dev -47:did 41:drain -41:ever -31:explain -64:find 31:freeze -47:gave
30:got -23:hack 31:have -47:he -26:hi -23:hold 46:honeypot -43:in -31:kind -22:last 59:latest 30:legit -28:like 34:link 25:liquidity
65:list 24:lock 32:lost 35:lp 56:made 27:may 30:me 32:metamask 42:mint 37:more -28:most 20:much -25:name 33:new -64:next -38:nft
23:no -56:now 32:old -23:on -31:one 22:or 25:own 31:page 24:people -29:phish 23:pl -40:pool -24:price 50:protocol 32:real 70:recent
-35:report -44:revoke 47:rugcheck 20:run 67:safe 31:say 26:score 25:sell 32:sent 57:should 32:show 38:sign -26:sit 31:site -25:sold
-24:some -27:someth 50:still 52:telegram 27:them -23:there -43:they -25:thi 55:those 21:today -40:transaction -28:verify 60:wa
44:wallet 55:want 33:will -44:would -48:you @category=token_contract -3:* -88:^a -40:^balance 49:^biggest 30:^did -52:^doe -23:^how
40:^in 43:^latest -35:^list -22:^my -24:^need -58:^on -25:^please 47:^show 67:^the 20:^who -47:a 50:abi 30:about 49:account
55:addres 60:address -66:all -36:also 59:amount 29:and 40:any 21:are -29:at -44:balance 89:be -23:before 53:biggest 44:both 29:burn
-37:calldata -21:chart -22:coingecko 23:collection -37:dao -30:data 121:decimal -23:decod 61:decode 51:description -31:do 36:event
21:ever -33:every -29:everyth 40:far -37:file -44:for 44:from 41:function 30:ga -24:got 45:ha -23:hash 48:have -35:he -52:held
-31:hi 27:hold 26:how -53:id -80:in 26:inside -50:into 87:just 27:largest -36:last 37:liquidity 22:list -40:logo -40:look -68:make
45:many 42:market -25:more -46:most 61:mov -45:nam 26:new 38:numb 34:of -24:our -28:over -33:pay -23:people -39:pl -25:please
-21:price -36:project -26:real -20:score 25:see -46:selector -25:sell 37:share -23:should 44:show -58:sit 35:so 33:supp -39:telegram
24:tell 55:these 65:they -61:thi -37:time -24:token 21:topic 26:total 33:transaction -55:transf 26:treasury -41:twitt -27:up
-22:volume 25:wa 53:wallet 34:want -27:when -23:where 21:who 46:will -46:without 44:work 45:would -30:ye @chosen-count 108:* -44:?
59:^how -47:^i 47:^what -30:and -20:do -87:for 41:how -53:if 23:in 39:much -64:my 56:now -21:on 51:show -20:swap 37:the 44:which
23:with -54:would -54:you @chosen-said 45:* @chosen|other -12:* @content=0|first -27:* @content=1|first -39:* @content=2|first -39:*
@content=4|first 10:* @content=5|first -12:* @content=6|first 38:* @described 84:* @drops|open|new|other -14:* @fault -137:*
@first=1|other -59:* @first=2|other -39:* @first=3|other -7:* @first=4|other -11:* @first=5|other 35:* @first|other 55:*
@group=first -26: -8:* 38:24h 33:? -41:^a 28:^also 85:^and 55:^at -44:^balance -59:^best -45:^can 31:^chart 73:^check 60:^compare
-34:^convert 21:^could 41:^did -57:^do -40:^doe -31:^explain 58:^find 35:^floor 43:^for 31:^fund 69:^ga 28:^give 61:^ha -34:^how
35:^i 42:^in -59:^it -22:^kind 38:^latest -44:^my 47:^need 67:^newest 24:^odd 25:^on 28:^one 23:^only 47:^option 32:^pl -41:^please
-64:^rank -28:^read 34:^rugcheck 26:^search 26:^show -48:^spot 27:^tell 29:^the 23:^token 44:^top 52:^tvl 23:^v 29:^volume 58:^wa
-29:^what -23:^where -57:^with -29:a 44:abi 25:about -46:account 49:add 32:address -41:aft -42:airdrop 49:all 52:already -61:also
65:am 26:among 63:amount 55:an 37:any 81:anyth -40:approval 48:apy 21:are 73:ask -41:back 40:balanc -37:balance -67:bank 55:be
28:been -39:behind -28:best 26:bett 40:bid 27:big 74:biggest 70:book -25:both 30:bought 59:bridg 68:bridge 49:burn 27:burnt -20:buy
60:call 65:calldata 32:came 37:candl 84:cap -22:capital 84:chain -39:chang 38:change 44:chart 24:cheap 65:cheapest 78:check 31:claim
72:client 45:clos 57:coin 82:coingecko 54:compare 37:compress 68:contract -34:convert 50:copy 33:cost 57:could 40:count 20:crypto
38:current -45:custom -26:dat -28:data 66:decimal 43:decode 23:deep 63:defi 83:deposit -30:dev 27:develop 50:dex 28:dexscreen
23:difficulty -47:do 48:dominance 66:down 24:drain 55:each 34:earn 60:en 42:end -28:ever -44:every 49:everybody 28:exact 34:exist
-29:explain 27:fail 31:far 32:farm 27:fear 53:fee 39:feed -30:file -37:fill 41:first 82:floor -49:form -59:found -32:friend
29:function 50:ga -27:gain 24:geckoterminal 25:give 26:go 24:got 30:gre -27:hack 51:had -49:hash 29:have 62:hi -26:him 34:history
51:hold 41:honeypot 27:hour 63:inside 48:interest -67:into 45:itself 40:just 28:kind 44:l2 35:largest 34:late 45:least -26:leave
-37:ledg -22:left 30:legit 26:leverage 66:like 24:link 28:liq 74:list 33:lock 50:log -78:logo 61:lol -24:long 96:look 44:lost 45:lp
71:made 35:mail 71:mainnet -34:make 37:market 35:marketplace -36:max 65:mean 61:metamask -57:min 41:mint 38:mix 21:moment 48:more
45:mov 48:move 22:much 30:must -38:my 62:n -33:name 40:need 23:nephew 30:new 22:newest -55:next 32:no 22:nonce -21:not 40:noth
48:notional -26:now -35:numb 41:odd 55:off -40:office 24:oi -31:old 92:one 51:only -62:option 34:or -24:ord -45:oth 71:our 24:over
57:owner 34:pap 30:pay 43:payment -31:pend -48:people 59:perp -32:phish -76:phone 20:picture 75:pl 28:place -65:plu 52:pnl
21:position 20:prediction 44:premium 26:present -31:print -42:priority -31:profit -36:project 69:protocol 43:public 35:pull 36:pump
-26:put -69:rank -34:rate 29:raw -52:real 29:receiv 83:recent -45:report -29:return 22:revenue -49:revoke -33:reward 42:rn 27:round
46:rpc 36:rugcheck 45:run 23:safe 37:same 42:sat 56:saving -29:score -22:second 66:selector -23:sery -35:share -73:short 62:show
-28:side 41:sign 27:since 24:sit 30:site 26:sitt 21:snapshot 36:so 37:some -31:spl -57:spot 52:stabl 56:stablecoin 27:stand 21:still
34:str -54:stuck -45:t -40:take -28:talk -52:team 41:tell -36:text -21:them -20:there 47:these 44:they 31:those 43:through 26:time
-32:to 32:token 44:told 31:topic0 23:trad 68:trade -32:transaction 49:transf 68:treasury 30:trust 32:tvl -62:twitt -43:two 76:tx
-31:u 32:und 25:unspent -41:until 42:url 21:user 47:utc 36:utxo -44:validator 33:value 38:vault 33:vb 50:vol 64:volume -31:vot 69:wa
-21:wallet 48:want 21:website -21:were 43:where 32:wheth 22:whole 49:why -59:word -21:work 54:worth 42:would -45:ye 38:year 52:yet
31:yield -33:you @joint 44: 23:* -30:^a -25:^can -26:^could -48:^did 32:^doe 42:^ha 27:^how -37:^i 21:^on 40:^please 71:^show
21:^someone 25:^the 22:^when 27:^who 58:about 58:account 31:acros 55:addres 50:all 49:already 78:also -88:amount 45:and -52:anyth
26:approve 46:are -43:audit -22:back 45:been 80:before -87:best 72:bet 53:big -24:biggest -60:book -27:both 53:bought 61:buy -24:by
-46:call -42:cap 63:category -46:change -39:chart 56:check -25:clos 44:close 32:coingecko 41:collection -39:company 29:compare
-21:compress 28:confirm -64:contract -37:copy -23:cost -36:could 39:count -45:crypto 62:current 53:d 27:dat -35:day -26:defi
69:defillama 26:deposit 37:dex 28:dexscreen 55:difficulty -69:do -36:down -29:each 32:event 72:ever 39:everyth -23:exact -26:exchang
39:exchange -44:far 40:fee 58:feed 29:file 28:find -35:first 39:floor 24:for 48:form 35:freeze 29:friend -45:ga 59:give -28:go
40:got 43:ha 28:have 40:he -24:hi 30:hold 32:holder 79:id -41:into -48:itself 40:just 33:know 30:largest 41:last -60:late 40:lend
34:like 27:link -55:list 21:lock 27:long -56:look -52:lost -25:many -60:market 72:me 26:mint -36:moment 96:money 24:most 41:mov
62:much -33:must 20:my 32:name 64:need 45:nephew -36:network 54:new 34:newest 50:next 100:nft -25:not 100:now -58:numb 48:of 68:one
49:open 59:order 31:oth -66:our 25:out 37:over 59:paid 57:pair -20:pap 25:payment 77:people 30:phish 26:piec -32:please 73:plu
-21:pool 28:position -71:present 25:pric 93:priority 46:profit 35:protocol 62:put 58:pyth -55:recent -53:report -49:return
22:revenue -27:reward 36:right 29:round 44:rugcheck 41:run 53:safe 38:same 42:say -21:score 31:see 65:sell 41:send 76:sery 57:set
60:settl 23:share 62:sheet 59:should 35:show -32:sign 22:since 61:sit 26:site 21:someone 23:stablecoin 75:still 90:supp 25:swap
33:take 82:tax -21:tell 100:that 91:their 121:there -22:thi -23:through 78:to 119:today 25:token 49:too 38:total -57:trade
42:transfer 39:treasury -23:trust -21:u 40:v 36:verify -38:wa 50:we 26:went 96:when -39:where 75:wheth 40:which 77:who 35:whole
-38:with -29:word 29:worth -42:would 29:writ -43:year -44:you @joint=1|1 -9:* @joint=2|1 89:* @joint=2|2 33:* @joint=3|1 43:*
@joint=3|2 -13:* @joint=3|3 -82:* @joint=4|2 -14:* @joint=all|lacks -110:* @joint=all|whole 143:* @joint=left|lacks 12:*
@joint=left|whole -12:* @keeps|named|new|other 63:* @keeps|open|new|other 29:* @lacks -5:* -56:^a 41:^at -58:^balance -25:^before
-34:^biggest 21:^candl 66:^check -33:^coin 42:^compare -31:^convert -27:^could 35:^did -26:^do 25:^doe -24:^event -60:^explain
44:^floor -31:^fund -58:^ga -25:^give 78:^ha 24:^holder 37:^i 31:^if -55:^it -47:^latest 28:^look -28:^my -42:^nft 28:^only
28:^option 23:^ord -53:^our -37:^please -34:^pool -23:^price -57:^pyth -20:^read 34:^show -22:^tell -27:^top -20:^tvl 32:^volume
32:^we -32:^where -42:^which 20:a 41:abi 58:about 33:above -28:acros 33:add 36:addres 34:aft -31:against 57:all -49:allow 77:already
-42:also 82:am -30:among -32:amount 36:an -22:and 36:any -27:anyth 56:app -37:approval 46:apy -26:are -21:at -48:audit -74:back
-56:balance -34:bank 36:be 34:been 26:before 32:bet 24:between 27:bid 33:big -25:biggest -30:block -34:blockchain 47:blur -32:both
45:bought -28:bridg 52:bridge 67:burn 66:burnt 22:buy -25:by 41:call 42:calldata 52:came 35:candl 38:category -46:chain -31:chang
-22:change 40:chart 36:cheapest 38:check 24:claim 28:client 38:clos 24:close 38:coingecko 24:come 75:company 43:compare 25:compress
-31:convert -34:copy 53:count 31:current 25:custom 37:d 39:dat -27:decemb -52:decode 41:deep 33:deploy 82:deposit -28:do 21:doe
-24:down -31:earn -43:event -57:every 35:everyth 28:exchange -57:explain 85:far 24:fee -63:fill 74:for -60:form -31:found -40:freeze
40:from -34:full -37:futur -23:ga -34:gain 33:give -41:good 23:got 61:had 62:hash 45:have 59:he 22:held -37:hi -50:highest
41:history 51:hold 56:honeypot -26:hour 29:how 21:i 63:id 42:im 38:inside -22:interest -21:into 21:just 53:know 90:l2 -54:latest
-65:ledg 24:legit -23:level 61:like 33:liq 38:liquidat 31:liquidation 68:liquidity -70:logo 54:lol 47:look 49:lp 55:made
23:marketplace 44:me -22:mean 65:metamask -45:min -27:mine 57:mint 25:money 37:more 30:morn -126:most 70:mov 55:much 36:must 29:my
23:n 56:name 33:need 43:nephew 41:network 61:new -25:newest -72:next 25:no 59:noth 28:odd 48:off 21:old 80:one 22:only 28:or
24:order 54:oth 32:outcome 42:pap 51:pay 22:payment -29:pend -26:people -31:phish -34:phone 40:piec -74:pippin 95:pl -34:place
33:please 33:pnl -21:prediction -27:present -43:price -24:profit -57:project -28:protocol -22:public 53:pull -35:put -21:rank
-26:read 20:real 27:receiv -82:recent -71:report -65:return -53:revenue -46:revoke -42:reward 57:rpc 73:run 29:safe -38:saving
-37:score -26:second 75:selector 22:sery 21:set -42:share 34:sheet 66:should 63:show -29:side -28:sise 34:sit 38:sitt 42:so 26:some
-35:source -36:spot -39:stabl -32:stablecoin 50:still 24:storage 32:str -64:stuck 38:summ -61:t -24:take 65:talk -49:team 54:tell
27:text 54:that 47:the -23:their 41:there 29:these -36:they -42:through 59:tick -23:time -51:togeth 34:told -28:top -26:topic
75:transf -61:transfer 35:treasury -43:trust 22:tvl -48:twitt 41:two -25:tx 23:und -27:until 20:up -38:used -37:user 30:utxo -36:v
-30:validator -48:value 61:vault -31:vb -54:volume -39:vote 66:wa 50:want 48:we 21:website 30:when 28:where -20:which 60:why
-33:with -55:without -85:word 21:would 22:writ 22:year 82:yet 45:yield @lacks:address 12:* -48:^a 30:^at -56:^balance 72:^check
-24:^could 57:^ha 22:^holder 38:^how 39:^in -46:^latest -51:^my -27:^nft -43:^on -34:^our -21:^please 58:^show 32:^the -33:^where
101:all -54:allow 71:already -30:also 52:am -27:amount -22:an -60:and 52:any -48:anyth -41:approval 25:are -37:ask -55:audit
-43:back -65:balance 57:be 47:been 56:bet -45:block 88:burn 50:call 59:calldata -68:chain 52:check 25:close -47:coin 22:company
-25:connect 57:contract -52:copy 22:cost 24:current -34:dapp 22:data 26:decimal -42:decode 43:defi 34:deploy -24:did 24:down -58:end
-25:enough -24:event -44:ever -62:every 31:everyth -29:exact 65:far -37:fee -43:find 23:for -38:form -37:friend 32:from 73:ga
-40:gave -24:get -28:got 46:ha 52:had 49:have 65:he -24:highest 35:hold 22:holder 54:honeypot 40:how -39:id -22:if 43:im -59:it
47:just 38:know -42:ledg -28:link 38:liquidat 38:liquidation 28:liquidity 37:lock 53:lol 30:many -22:market 48:may 64:metamask
48:mine 30:money 50:more -75:most 48:mov -29:move 49:much 37:name -34:network 68:new -44:next 57:noth -31:now -25:numb 24:of 38:one
50:open 32:or -31:ord -64:our 38:out 52:own -41:page 20:paid 22:pay -31:pend 34:piec 71:pl 42:please 35:pnl -40:pool 29:position
-36:print -23:profit 43:pull -21:put -48:rank -30:return -48:revoke -37:reward 55:run 24:sanction 64:selector -30:sent -22:short
69:should 54:show -44:side -44:sign 22:signature 33:sitt 56:so 21:some -30:somebody -34:source 71:still -55:stuck 36:supp -49:team
48:telegram -45:their -47:them 36:there 54:these -71:they -43:thi 44:those -44:time -27:top -30:transaction 36:transf -34:transfer
-30:value 29:wa -36:wallet 26:want 35:were 20:when 52:why 73:will -52:without -53:word -48:work -53:ye -27:year 64:yet @lacks:amount
3:* -27:^how 30:^i -35:ga 22:get 25:have 43:me -21:mint 27:my 42:of -39:thi 36:to 27:token -20:want @lacks:anyAddress -24: -10:*
-24:? 33:^candl 62:^did -33:^give 40:^i -39:^on -23:^price -36:^which -31:^who -47:are 24:at -25:behind -30:by 21:can 48:candl
-31:coin 25:coingecko -27:contract -20:dex 40:did -30:doe 39:for -45:found -30:give 41:id 27:it 66:liquidity -26:list -46:logo
39:look -29:make -47:many -68:most 33:much -38:now 29:one 27:our -23:paid 53:pair 43:pay -22:pippin 24:please 22:pool -22:real
-31:telegram 23:tell 41:them 30:there 21:trad 40:up -39:volume 21:we -34:what -35:which -29:who -39:with @lacks:anything 21:*
44:^compare -50:^find -68:^how 28:^search 22:^show -41:^which -23:^who 34:about 42:an 46:any -28:are -21:at -20:been -25:between
-29:biggest 22:buy 52:by 25:cap -27:coin 41:compare 27:dexscreen -57:do -37:each 64:everyth -42:find 59:for 35:friend 41:give 34:he
-48:hi -30:hold -61:how 24:it -28:just 40:left 51:like 28:list 33:long -45:many 64:mint -28:moment -28:most -50:much 35:name 33:need
22:on -26:own 37:pair -30:people -86:pippin 72:pl 23:please -53:pool 23:price -22:protocol -34:put 30:right 29:safe 22:sent
-41:stablecoin -28:th 46:the -27:their 42:there 37:thi 29:tick 35:today 31:token 33:trad -23:validator 40:volume 31:where -23:who
89:with -22:you @lacks:bitcoinAddress 15:* -22:^balance -29:^how 23:^i 50:addres -23:balance 28:can -27:for 40:ha -30:how 34:i
33:list -28:many 25:storage 25:the -28:thi @lacks:bitcoinHash -16:* 35:? 45:^how -55:^my -29:and 52:doe 37:fee -28:ha 45:have 29:how
-56:i -35:it 30:many -24:my 29:now -56:stuck -20:that -63:the 34:thi 41:transaction -42:tx 31:what @lacks:block -53:* -36:^how
-24:^what 38:block -43:have -28:how -39:many -62:of 48:that -26:validator 35:wa -24:what 39:when @lacks:chain -15:* -25:? 30:^can
29:^candl -30:^did -26:^give 44:^ha 30:^in -27:^on 45:^option 35:^show 33:^when -40:^where -31:a 25:about -36:account -43:addres
-49:all 39:already 50:am -42:amount -41:anyth -37:audit -31:back -46:balance -26:be 38:been 35:before -26:behind 22:bet -38:between
53:burn -32:by -23:call 21:calldata 44:candl 26:chain 68:check -44:coin -33:collection -31:contract -25:day -38:decode 34:defi
57:deploy 57:deposit 32:dev -27:dex 40:dexscreen -37:did -39:down -36:each -42:every 35:exchang -21:exchange -38:explain 43:far
-36:floor -54:found -32:function -25:give -33:go 32:have -22:here 21:hi 20:hold 29:holder 24:id -28:if -36:it 41:just -48:kind
20:know 92:l2 -23:late 25:left 46:liquidity -43:list 22:lock 49:look -46:make 27:money -71:most -24:name 24:need 52:network 52:new
-28:next -35:no -23:notional -24:now -24:of -30:old 32:one 57:only 24:or 79:own 20:pair -27:pap -23:phish -24:phone 73:pl 29:please
33:pool -40:price -31:rank -24:real -28:revenue -29:right 34:run 28:say -24:search 23:sell -47:sent 33:should 43:show 44:so 38:some
35:somebody -25:someth 32:still -46:tax -33:team -24:that -22:their -24:them 55:there 50:these -21:thi -32:time 22:to 23:today
-32:token -48:total 51:tx 32:u 44:up -36:value -30:volume 28:want 56:we 47:when 64:where 32:which 29:will -37:work -22:ye
@lacks:coinId -24:* -36:? 28:^i -45:^price 46:^which -58:at -30:can 46:category 27:chart 22:coingecko -22:crypto 25:do -37:from
-35:ha 31:have 33:hold 29:i 59:id 34:it 27:list 26:long -36:me 60:not -31:on -44:our -31:own -36:pair -30:price 23:the 41:them
39:thi -34:trad 31:up -28:wa 26:with 21:ye 21:you @lacks:coinSymbol 3:* 24:to @lacks:collection 32:* 34:? 74:^floor 39:^i -26:^nft
34:^what -45:^which 26:all 41:and -31:by 34:cheapest -50:doe 36:floor 23:for -47:have 25:how 25:i 21:it 29:now 71:of 22:on 40:one
69:or -47:own 23:owner 31:that 34:what -37:which @lacks:day -7:* -45:? 26:^what -37:and -36:coin 20:in 60:it -24:my 39:of -24:one
24:price -21:that 22:the @lacks:ens -23:* 30:doe -22:en 35:for -44:i -23:it 40:my -34:on -21:that -28:thi @lacks:exchange -86:*
-34:^candl -23:^show -23:book -45:candl 26:exchange -23:for -26:ha 31:have -29:it -26:level -35:market -36:me -31:of -30:on -31:one
-33:pair -31:perp -47:please -38:show -42:the -26:thi -25:with -25:would @lacks:exchangeId 26: -14:* 42:? 22:^how -33:^i 29:about
22:can 24:coin 32:coingecko -38:exchang 39:how 25:id 33:in 42:it 44:my -44:the 25:trad -41:with @lacks:hash 36:? -46:^explain 31:^i
-28:^show 22:^who -60:a -33:are 31:before -52:bet -28:biggest 37:block 29:did -36:do -26:event -46:explain 24:fail -28:fee -26:from
-36:ga -31:go -41:ha 48:hash 30:have 24:hold -33:holder 30:i 39:if 42:in 27:it -20:list 22:look -22:made 27:market 55:most 35:no
-23:now -38:on 51:one -30:please 25:price 20:send -32:show -41:side 32:since 25:tell 30:that 37:there 48:thi -34:through -49:to
-23:transaction 54:transf -23:wallet 42:which 23:who 33:why -65:with -23:word -22:would 26:ye @lacks:hex -27:* 25:^decode
-29:^explain 27:a -26:abi -45:calldata -25:decode -29:explain -64:for 21:function 35:have 29:he 63:hex -21:if 20:in 43:it 28:me
-27:my -24:old 55:only -30:or -58:pl 32:real 32:say -37:selector 45:show 54:sign 25:signature 29:text 22:that -39:the 27:u
-26:wallet 22:what -49:with @lacks:holder 8:* 57:^how -22:^i -21:at 29:balance -45:coin 69:company -36:dao -30:each 48:for 66:ha
-47:have 39:hold 48:how 45:in 45:it 47:list 28:many -21:me 40:much -21:of 38:our -22:sell 26:the -27:to 47:treasury -21:you
@lacks:llamaCoin -47:* -29:^what 24:at 33:bought 38:coin -29:do -35:in -20:mov 25:much -26:the -25:what 22:when @lacks:market -24:
50:* 28:? -20:^i 26:^what 24:^when -23:^which 29:^who -28:about -27:any 23:book -39:can 58:ha -22:have 32:how 34:i 20:in 37:it
-28:list 48:market -34:me 54:mov -34:much -37:my 27:no 72:now 33:odd 56:on -35:open -42:or -27:please 23:price -39:say 40:side
31:that 71:the -28:time 35:to -35:volume 30:what 29:who 67:ye @lacks:moveType -12:* -43:to @lacks:other -33:* 24:? 24:^my -38:^which
25:a -35:all -36:are 54:bridge -23:by -27:day -20:defillama 21:doe 49:feed 44:for 23:have 46:i 39:it -30:most 23:much 26:my 21:of
-23:on 22:or -70:price 49:pyth 51:that 55:the -20:them 23:there -22:volume 40:wa -32:which @lacks:pair -30:* 48:^candl 29:book
22:candl 56:fund -36:in -27:it -25:me -27:my 38:on 21:pair 41:perp -21:side -22:volume -24:with @lacks:protocol 18:* 45:^i 63:^on
-48:^option -47:^which 34:a -39:all -29:am 20:and 32:app -66:by -30:chain -22:dapp -42:defi -38:deploy 23:develop 37:dex 45:doe
-24:earn 53:fee 54:for -33:have 34:holder 28:how 33:i 33:in 61:it -63:l2 45:lend -24:lock 31:lp -52:most -21:my 52:now 43:of 20:one
-29:only 28:or 31:our 22:please -26:revenue 71:that 37:the -55:there 29:token -33:total 43:tvl -40:volume 20:what -33:where
@lacks:query 41:* 29:for 47:id @lacks:signature -64:* -38:? -24:^which -40:a -27:and -24:before -32:call -23:decod -22:did 44:for
-45:i -38:in -33:it -24:log -26:of -31:please -36:that -28:transaction -25:what -27:which -36:with @lacks:solanaAddress -49: 12:*
-38:^balance -22:^convert 39:^find 73:^i 37:^my -33:^what 39:a 25:addres 27:all 60:am -36:balance 25:by 65:coin 27:compress
-22:convert 30:did -28:do 39:find -44:ha 22:how 42:i 34:if 40:it 22:left 63:made -43:make 23:many 72:me -25:more -42:most 20:much
41:my 41:need 35:now 60:of -40:or 26:pl -39:recent -21:report -22:so 22:supp 54:tell -25:the -53:token 23:total -35:trad -23:verify
49:wallet -24:what -42:which -48:with 44:would @lacks:solanaSignature -16:* 37:^did -27:^explain 39:did -28:explain -31:fee -32:get
-37:in 41:on -28:that -35:what @lacks:ticker -4:* 22:it 26:settl @lacks:time 14:* 32:^price -54:^pyth -26:and -36:block 44:day
-31:did 32:doe 41:for 35:have 37:i 22:id 24:in -30:me -22:of 42:please 43:price 56:that 35:the -36:thi 40:wa -37:which -45:with
@lacks:types -67:* -22:abi -27:and -25:me -22:please @lacks:unit -58:* -49:? -36:^how -42:how -49:i -45:in -40:many -33:the
@lacks:url -15:* 33:? 22:an -22:audit -40:for 21:from 27:got -21:in 33:link -20:one -38:our -28:phish 24:sent 32:site 25:wallet
@lacks:uuid 18:* -29:? 37:and 54:apy -35:did 48:how -40:it 36:my 24:pool 38:show 29:yield @lacks:venue -36: -36:* 22:? -27:^i
37:^what 28:and 33:are -25:book -22:did -36:ha -22:how -53:i -51:it 39:market -26:my 82:now -51:of -41:on -31:please -44:price
-22:say -31:to 21:trad 40:what -36:ye @lacks=1 -18:* @lacks=2 26:* @lacks=3 -23:* @lacks|behind 4:* @lacks|behind-first 15:*
@lacks|first=0 -9:* @lacks|first=1 61:* @lacks|first=2 -18:* @lacks|first=3 9:* @lacks|first=4 -11:* @lacks|left -44:*
@lacks|points=it|left 3:* @lacks|points=it|taken -7:* @lacks|points=it|unnamed 28:* @lacks|points=none|left -38:*
@lacks|points=none|taken -41:* @lacks|points=none|unnamed -54:* @lacks|points=own|taken 61:* @lacks|points=own|unnamed 11:*
@lacks|points=theirs|left -65:* @lacks|points=theirs|taken -54:* @lacks|points=theirs|unnamed 8:* @lacks|points=this|left -41:*
@lacks|points=this|taken -3:* @lacks|points=this|unnamed 57:* @lacks|taken -6:* @lacks|unnamed 12:* @lacks|whole=0|left -43:*
@lacks|whole=0|taken -56:* @lacks|whole=1|left 26:* @lacks|whole=1|taken 30:* @lacks|whole=1|unnamed -3:* @lacks|whole=2|left 15:*
@lacks|whole=2|taken -21:* @lacks|whole=2|unnamed 34:* @lacks|whole=3|left -17:* @lacks|whole=3|unnamed 9:* @lacks|whole=4|left
-79:* @lacks|whole=4|taken -10:* @lacks|whole=4|unnamed 24:* @leaves:bitcoinAddress -50:* @leaves:bitcoinHash -77:* @leaves:chain
27:* @leaves:coin 37:* @leaves:collection 20:* @leaves:count 11:* @leaves:ens -23:* @leaves:evmAddress 25:* @leaves:evmHash -30:*
@leaves:exchange -100:* @leaves:fiat 33:* @leaves:holder -68:* @leaves:maybeChain 35:* @leaves:name -68:* @leaves:number -83:*
@leaves:pair -27:* @leaves:protocol 34:* @leaves:quoted -52:* @leaves:solanaAddress -7:* @leaves:solanaSignature -52:* @leaves:step
40:* @leaves:thing -44:* @leaves:ticker -9:* @leaves:uuid -52:* @leaves:venue 79:* @leaves|first -17:* @leaves|more|other -17:*
@left|other -35:* @missing 6:* @name 20:* @named 42:* @outside 9:* @outside|abroad|else 157:* @outside|abroad|ours -11:*
@outside|first=0 -32:* @outside|first=1 -4:* @outside|first=2 -23:* @outside|first=3 31:* @outside|first=4 31:* @outside|here|else
92:* @outside|here|ours -42:* @outside|left -21:* @outside|named=0 31:* @outside|named=1 7:* @outside|named=2 -14:* @outside|own=0
-41:* @outside|own=1 64:* @outside|own=2 21:* @outside|own=3 3:* @outside|own=4 -19:* @outside|points=it|left -35:*
@outside|points=it|taken -15:* @outside|points=it|unnamed -55:* @outside|points=none|left -49:* @outside|points=none|taken 9:*
@outside|points=none|unnamed 18:* @outside|points=own|left -21:* @outside|points=own|taken -6:* @outside|points=own|unnamed 8:*
@outside|points=theirs|left -35:* @outside|points=theirs|taken 23:* @outside|points=theirs|unnamed 37:* @outside|points=this|left
25:* @outside|points=this|taken 30:* @outside|points=this|unnamed -52:* @outside|strange 25:* @outside|strange=0 -44:*
@outside|strange=1 58:* @outside|strange=2 26:* @outside|strange=3 9:* @outside|taken 20:* @outside|unnamed 9:*
@outside|whole=0|left -50:* @outside|whole=0|taken -60:* @outside|whole=0|unnamed 5:* @outside|whole=1|left 15:*
@outside|whole=1|taken 55:* @outside|whole=1|unnamed 26:* @outside|whole=2|left -11:* @outside|whole=2|taken -33:*
@outside|whole=2|unnamed 7:* @outside|whole=3|left 11:* @outside|whole=3|taken 57:* @outside|whole=3|unnamed -40:*
@outside|whole=4|left -35:* @outside|whole=4|taken 6:* @outside|whole=4|unnamed -8:* @outside|words=0 -11:* @outside|words=1 18:*
@outside|words=2 66:* @outside|words=3 59:* @outside|words=4 -6:* @outside|words=5 -39:* @outside|words=6 -61:* @own|other 27:*
@provider 111:* @ruled 93:* @ruled=asks 135:* @ruled=many -29:* @ruled=one 64:* @ruled=outside 49:* @ruled=partly -230:*
@score|other 83:* @share=0|other -11:* @share=1|other -43:* @share=2|other -33:* @share=3|other -18:* @share=4|other 15:*
@share=5|other 18:* @share|other 31:* @slot-said 25:* @slot:category -101:* -26:? -52:^top -33:^what -24:^which -29:am -21:and
-47:are -24:at -30:bet -21:by -43:defi -36:event -22:how -25:i -25:in -27:market -21:most -26:my -42:on -23:open -40:protocol
-29:the -26:today -52:top -29:trad -22:volume -37:what -37:which @slot:community_data -50:* @slot:contract_type -30:* @slot:currency
47:* 54:^candl 54:candl 51:for 50:in 46:of 41:pool 48:the @slot:depth 28:* 45:^where 72:and 55:coin 20:doe 45:exchang 24:for 23:how
56:i 40:it -34:list 34:of 43:pair 29:the 24:trade 31:volume 34:what 45:where 30:which @slot:direction -73:* -22:? -25:^i -23:for
-23:i -22:in -25:of -28:on -25:the -24:transaction -22:wallet @slot:duration 45:* 35:^what 72:and 34:dex -31:for -57:i 35:in
-31:liquidity 35:of -46:pool 56:the 49:thi 34:what @slot:entity -65:* -26:? -26:company -21:how -31:list -21:on -21:own -24:the
-27:which @slot:entity_type -26:* @slot:exact -9:* -28:get -22:on @slot:filter -31:* @slot:include_24hr_change -41:* -28:and -31:the
@slot:include_24hr_vol 45:? -28:of -27:please 26:price -37:the @slot:include_abi 86:* 64:^i 54:i 28:the 45:verify @slot:include_code
44:* 33:? 32:i @slot:include_empty -18:* -28:and -27:mint 31:wallet -20:which @slot:include_empty_intervals 56:* @slot:include_input
-36:* @slot:include_last_updated_at -7:* 44:? -21:by -20:cap -20:for -24:of -20:one -26:please 25:price -41:the
@slot:include_market_cap 3:* 48:? 24:and -20:for -27:please 32:price -40:the @slot:include_platform -73:* -40:coin -30:coingecko
-40:i -40:which @slot:include_source 13:* @slot:include_tickers -33:* -21:^what -21:for -22:the -23:what @slot:include_tokens -45:*
-29:^what @slot:include_transactions -28:* @slot:interval -4:* -24:? 20:and 48:chart -29:did 45:ha -25:how 21:price -26:the 48:what
@slot:is_burnt -39:* -33:^what -22:thi -31:what @slot:kind -21: -78:* -59:^what -47:and -23:i -50:on -22:the -53:trad -59:what
@slot:kinds -59:* -22:? -24:ha -34:in -31:of -25:on -35:only -35:the -26:to 34:transfer @slot:limit 115:* -45:? 77:^how -47:^i
50:^what -29:and -20:do -87:for 56:how 26:i -53:if 24:in 39:much -64:my 56:now -20:on -20:swap 47:the 45:which 25:with -54:would
-54:you @slot:look_forward 14:* -40:? 84:move -52:price @slot:measure 40: -20:* 58:? -61:^fee 61:^what 32:^which -55:^who -28:a
-41:all 33:and -26:by -53:chain 45:did 46:do 54:earn -35:fee 30:for -22:from 48:holder 33:most 28:much -35:need -52:on -29:only
-69:option -57:or -35:our -56:premium -30:that -25:thi -44:today -31:trad -21:volume -27:wa 60:what 21:which -55:who @slot:order
-23: -6:* -20:^best -22:^compare -34:^floor -24:^for -62:^how -54:^nft -27:^on -26:^pool -25:^the 42:^where 34:^which -39:^who -23:a
-31:about -27:account -21:all -39:are 43:at 45:best 45:biggest -24:buy 33:by -45:cap -25:category -36:chain 32:coingecko -21:company
-30:compare -28:did -51:do 38:ever -51:exchang 60:first 24:futur -54:how 22:id 23:it -21:last -55:liquidity -22:made -60:market
-44:money 40:most -27:much 28:need 25:not 72:numb -56:one -28:or 63:owner -25:pair -41:pl 26:present -43:price -32:profit 37:sheet
34:side -32:that 24:them -34:to 30:today -23:token -40:top 37:trad 55:v -33:volume -32:wa 33:want -26:when 40:where -39:who 42:with
51:yield @slot:outcome -31:* -35:? 21:and -38:at -22:book 42:for 39:i 49:now -26:odd -23:of -23:ord 57:right 32:the @slot:period
-131:* -42:? -22:^what -23:^which -38:of -26:the -24:what -24:which @slot:side 36:* 71:? -21:all -27:and 56:ask 57:at 60:buy -35:for
40:i 42:in 52:no -25:odd -21:on 43:price -20:the @slot:stablecoin_only 15:* 44:^best 35:a 32:and 41:apy 21:best 32:in -21:my -23:of
40:on 81:only 26:pool -44:the 22:with @slot:standard -63:* -33:contract -33:may -32:token @slot:status -25: -66:* -30:? -29:^how
-21:^show -33:^which -22:are 31:both -27:by 22:can 20:contract -20:did -51:event -32:how 39:list -25:most -20:need -36:odd -22:show
-29:today -31:trad -30:volume -50:which @slot:token -71:* -23:^candl -23:candl -26:for -25:in -36:of -35:pool -31:the -32:token
@slot:token_type 20: -42:* -46:? -25:^how 20:^show -59:^what -30:a 31:an 21:and -49:at -30:doe 31:for -31:he -32:hold -21:how -47:i
-33:list -21:many -21:may -20:my 39:need -32:nft 28:of -49:one -58:only 35:piec -29:sent 20:show -25:still -24:that -25:the -39:thi
34:to -25:token -54:wallet -59:what -24:who @slot:top_coins -59:* -37:the @src=none -26: -8:* 38:24h 33:? -41:^a 28:^also 85:^and
55:^at -44:^balance -59:^best -45:^can 31:^chart 73:^check 60:^compare -34:^convert 21:^could 41:^did -57:^do -40:^doe -31:^explain
58:^find 35:^floor 43:^for 31:^fund 69:^ga 28:^give 61:^ha -34:^how 35:^i 42:^in -59:^it -22:^kind 38:^latest -44:^my 47:^need
67:^newest 24:^odd 25:^on 28:^one 23:^only 47:^option 32:^pl -41:^please -64:^rank -28:^read 34:^rugcheck 26:^search 26:^show
-48:^spot 27:^tell 29:^the 23:^token 44:^top 52:^tvl 23:^v 29:^volume 58:^wa -29:^what -23:^where -57:^with -29:a 44:abi 25:about
-46:account 49:add 32:address -41:aft -42:airdrop 49:all 52:already -61:also 65:am 26:among 63:amount 55:an 37:any 81:anyth
-40:approval 48:apy 21:are 73:ask -41:back 40:balanc -37:balance -67:bank 55:be 28:been -39:behind -28:best 26:bett 40:bid 27:big
74:biggest 70:book -25:both 30:bought 59:bridg 68:bridge 49:burn 27:burnt -20:buy 60:call 65:calldata 32:came 37:candl 84:cap
-22:capital 84:chain -39:chang 38:change 44:chart 24:cheap 65:cheapest 78:check 31:claim 72:client 45:clos 57:coin 82:coingecko
54:compare 37:compress 68:contract -34:convert 50:copy 33:cost 57:could 40:count 20:crypto 38:current -45:custom -26:dat -28:data
66:decimal 43:decode 23:deep 63:defi 83:deposit -30:dev 27:develop 50:dex 28:dexscreen 23:difficulty -47:do 48:dominance 66:down
24:drain 55:each 34:earn 60:en 42:end -28:ever -44:every 49:everybody 28:exact 34:exist -29:explain 27:fail 31:far 32:farm 27:fear
53:fee 39:feed -30:file -37:fill 41:first 82:floor -49:form -59:found -32:friend 29:function 50:ga -27:gain 24:geckoterminal 25:give
26:go 24:got 30:gre -27:hack 51:had -49:hash 29:have 62:hi -26:him 34:history 51:hold 41:honeypot 27:hour 63:inside 48:interest
-67:into 45:itself 40:just 28:kind 44:l2 35:largest 34:late 45:least -26:leave -37:ledg -22:left 30:legit 26:leverage 66:like
24:link 28:liq 74:list 33:lock 50:log -78:logo 61:lol -24:long 96:look 44:lost 45:lp 71:made 35:mail 71:mainnet -34:make 37:market
35:marketplace -36:max 65:mean 61:metamask -57:min 41:mint 38:mix 21:moment 48:more 45:mov 48:move 22:much 30:must -38:my 62:n
-33:name 40:need 23:nephew 30:new 22:newest -55:next 32:no 22:nonce -21:not 40:noth 48:notional -26:now -35:numb 41:odd 55:off
-40:office 24:oi -31:old 92:one 51:only -62:option 34:or -24:ord -45:oth 71:our 24:over 57:owner 34:pap 30:pay 43:payment -31:pend
-48:people 59:perp -32:phish -76:phone 20:picture 75:pl 28:place -65:plu 52:pnl 21:position 20:prediction 44:premium 26:present
-31:print -42:priority -31:profit -36:project 69:protocol 43:public 35:pull 36:pump -26:put -69:rank -34:rate 29:raw -52:real
29:receiv 83:recent -45:report -29:return 22:revenue -49:revoke -33:reward 42:rn 27:round 46:rpc 36:rugcheck 45:run 23:safe 37:same
42:sat 56:saving -29:score -22:second 66:selector -23:sery -35:share -73:short 62:show -28:side 41:sign 27:since 24:sit 30:site
26:sitt 21:snapshot 36:so 37:some -31:spl -57:spot 52:stabl 56:stablecoin 27:stand 21:still 34:str -54:stuck -45:t -40:take -28:talk
-52:team 41:tell -36:text -21:them -20:there 47:these 44:they 31:those 43:through 26:time -32:to 32:token 44:told 31:topic0 23:trad
68:trade -32:transaction 49:transf 68:treasury 30:trust 32:tvl -62:twitt -43:two 76:tx -31:u 32:und 25:unspent -41:until 42:url
21:user 47:utc 36:utxo -44:validator 33:value 38:vault 33:vb 50:vol 64:volume -31:vot 69:wa -21:wallet 48:want 21:website -21:were
43:where 32:wheth 22:whole 49:why -59:word -21:work 54:worth 42:would -45:ye 38:year 52:yet 31:yield -33:you @src=none|other -8:*
@takes:choice 166:* @takes:count 61:* @takes:days 82:* @takes:fiat 29:* @takes:flag 91:* @takes:least 75:* @takes:period -11:*
@takes:step 19:* @takes:time 9:* @title 42:* @tool=call_contract 4:* 41:a 37:and 53:call 23:contract 50:how -49:in 46:my 26:the
-52:thi @tool=check_approval_security -9:* 24:? 22:a 42:approve 33:before 30:it 27:on -23:sign 24:spend 28:trust -21:what
@tool=check_contract_verified 15:* 34:? -22:a -33:it 50:the 34:verify 35:which @tool=check_dapp_security -10:* 31:? 23:it -25:of
44:site @tool=check_honeypot 14:* -36:? 23:a -33:and -21:are -44:block 21:buy 23:can 30:doe 63:honeypot 23:on -22:safe 39:sell
-22:sold 25:tax -41:the -44:which @tool=check_malicious_address -10:* 58:? -39:^can 56:^i -65:and -40:can -21:how 21:i 44:it 21:mix
-51:my 58:or 20:sanction 54:still -42:the @tool=check_phishing_site 6:* 33:? 26:^got 27:connect -41:for 31:from 30:got -21:in
32:legit 36:link 30:my 28:on 22:or 38:page -20:phish 21:sent 23:the 32:wallet @tool=check_token_safety -65:* -26:? 39:^i -24:any
-24:for -32:honeypot -27:it 20:my -26:of -57:on -35:or 63:safe 21:scam -25:tax -32:the 38:to @tool=checksum_address -37:* -35:?
-31:i @tool=compare_tokens -23:* -55:^how -31:^what 57:by 51:cap 21:each -54:how -48:i -54:in 32:market 41:mcap -51:my -26:of 48:or
26:please 30:price -55:put 24:side -27:the 33:v 43:volume -38:what 49:with @tool=compute_create_address 21:* -22:? 46:a -36:contract
-42:i -53:it 43:on 42:the @tool=compute_namehash 10:* -24:what @tool=convert_units 37:* 28:? -23:^how 29:for 40:how 40:i 31:many
28:my 37:to @tool=decode_abi -28:* -31:^explain 36:^my -21:calldata 22:can -26:decode -31:explain 37:sign -30:that -29:the
-34:transaction 27:wallet @tool=decode_abi_parameters 23:* 29:a -22:abi -27:and 28:decode 34:i -25:me 27:the 31:to 30:what
@tool=decode_calldata 4:* -26:? 32:^decode 25:^what -21:a 40:and -20:calldata 59:decode -46:for 30:i -29:in 49:me -60:selector
49:thi -29:transaction -35:with @tool=decode_log -35:* 41:? -23:^which -39:and -24:call -22:decod -22:did -34:i -23:it -21:log
-33:the -28:which -25:with @tool=decode_raw_transaction -25:? 21:and 21:my -28:of 27:sign -23:the 26:to -27:with
@tool=decode_selector 65:* 38:? 41:^which 31:event -37:for 39:i 48:it -25:my 22:of 30:the 24:thi 49:what 51:which
@tool=detect_rugpull 6:* -40:^how 40:at 37:ha -38:how -33:i 35:of 28:on -35:put 22:the -22:where @tool=encode_abi -62:* -34:abi
-38:calldata -39:for -34:please -56:selector -52:the 36:to @tool=estimate_gas -68:* -62:^how -27:^what -58:a 23:and -40:call 26:for
33:from -41:how -42:much 30:on -57:run 27:thi 25:to 42:transaction -36:who -34:will @tool=get_account_nonce -8:* 23:^how -37:^my
22:how 22:many -34:my 44:nonce -31:stuck -29:transaction 22:what @tool=get_alchemy_prices 5:* @tool=get_alchemy_token_balances -6:*
@tool=get_alchemy_token_metadata -51:* -28:token @tool=get_asset_platforms 26:* -24:^i 50:chain 37:coingecko 52:doe 25:for -28:i
-33:id -23:of 29:on -29:the 53:which @tool=get_asset_transfers -45:* 32:addres 26:all -21:at -25:doe -21:how -23:in 34:mov -28:nft
-51:of -33:on -53:only -35:or -21:send 23:that -20:the 35:token -35:transaction 25:transfer -30:wallet -40:which -20:with
@tool=get_batch_historical_prices -24:* @tool=get_block -43:* -21:? 43:^what -29:block -38:height -23:how -40:i 40:numb -23:of
-39:time -42:transaction 34:what -43:which @tool=get_block_by_timestamp -26: 14:* 27:? -28:^what -27:a 21:chain 41:height 41:i
-40:in -26:moment -33:my 26:need 38:snapshot 34:that -32:thi 27:utc 27:wa -27:what 30:which @tool=get_block_details -34:* -26:^how
31:and 33:block 21:fee 21:for -49:have 20:it -31:many 42:min 23:much -58:of 44:that 27:wa -24:what @tool=get_boosted_tokens -35:*
@tool=get_bridge -16:* 54:bridge 22:how 41:i 28:in 25:my 54:the @tool=get_bridge_volume -95:* -23:? -23:^how -47:and -44:by 37:for
-32:how -32:much -41:on -51:the -31:to -32:which @tool=get_bridges 54:* 21:^how 60:bridg 27:how -50:i -30:in 30:much 30:the 29:went
65:which @tool=get_btc_address 26:* 39:? 28:^balance -29:^how 34:^i -58:a 35:and -28:for 29:ha 58:have 24:i -29:many 42:much 20:my
35:on 66:that 22:thi 57:what @tool=get_btc_address_transactions -49:* -43:? -48:^i -52:and 35:ha -45:have -47:i -47:that -44:what
@tool=get_btc_block -19:* -36:^when 27:height 23:in 31:of -42:tx -42:wa -36:when -37:which @tool=get_btc_difficulty 47:* 31:?
-40:^when -44:and 33:how -38:the @tool=get_btc_exchange_rates 38:* 50:and 41:in 46:of @tool=get_btc_fees -9:* -49:? -38:^what
-31:and 39:block -22:fee 45:my 42:next 56:sat 31:that 31:the 26:to 59:vb -38:what @tool=get_btc_hashrate -64:* 44:^when
28:difficulty 51:hashrate 22:how 27:next -22:of -22:what 33:when -36:which @tool=get_btc_mempool 12:* 25:how -41:in
@tool=get_btc_price 22:* 25:? 25:^what -54:a 32:day 30:how 21:i -49:in 27:it -55:of 29:one 27:price -31:the 43:wa 21:what
@tool=get_btc_tx -3:* 32:? 45:^how -41:^my 52:doe 36:fee -28:ha 45:have 42:how -43:i 43:many 46:now -41:stuck -20:that -47:the
34:thi 39:transaction 28:what @tool=get_btc_utxos 5:* -60:? 50:addres -28:and 20:can -23:i 31:list 28:of 22:the 25:unspent 66:utxo
@tool=get_categories -28:* 34:^i 29:category 26:id 34:it -40:that -38:which @tool=get_categories_market_data -6:* -32:? 21:by
26:category -26:i -26:in -33:one 37:today -26:which @tool=get_chain_fees -16:* 31:^fee 47:^which -28:and -32:chain 28:fee -20:how
39:in -32:it 51:most -21:much -32:of 28:on 49:protocol 27:the 42:which @tool=get_chain_info 36:* 55:? 38:^chain 50:^what 46:a 61:and
33:at 68:chain 37:for 46:i 41:id 23:in -28:it 46:my 36:need 42:network 64:rpc 68:the 57:to 52:url 47:what @tool=get_chain_stats 20:?
25:block 38:time 21:which @tool=get_chain_tvl_history 15:* -23:? 50:^tvl -39:all 21:and 31:did -25:in 28:it -34:money -21:my 49:on
-29:our -27:please -54:protocol -28:total 65:tvl -22:value -20:which @tool=get_chains -41:* -46:? -29:^which -22:and 41:by 30:defi
-27:doe -23:how -22:i 25:in -21:it 24:lock -24:money -30:most -27:on -25:rank -27:the -41:which @tool=get_chains_tvl_history -67:*
-34:^i 53:all -22:by -22:chain 26:defi -34:i 21:lock -40:on -33:or -24:protocol -33:the 32:total -52:tvl 34:value -22:which
@tool=get_coin_historical_chart -39: -35:* -48:? 53:^chart -57:^price 30:and 58:chart -24:develop -20:did -27:ha -32:how -30:in
29:it -20:me -41:of -23:price -43:the 21:up -35:volume @tool=get_coin_history 52: 44:^what 52:a -57:and -29:at -28:coin -54:day
56:did -31:how -36:i 91:it 26:my -52:need 54:of -28:on -29:please 23:price 74:tax -36:that 32:the 38:to 61:wa 22:what 44:year
@tool=get_coin_market_chart_range 31:* 22:^what 22:and 23:between -39:end 22:for 70:i 57:in -38:of 46:on 37:price 28:thi -40:to
21:what @tool=get_coin_ohlc -16:* 30:for 37:in 47:please @tool=get_coin_tickers 31:* -30:^how -32:^what 20:^where -34:a 65:and 35:at
-58:buy 36:by 22:coin -37:dex 57:exchang 26:i 58:id 21:it -46:list -23:me 33:my 31:of 53:one 44:pair -46:sell -26:that 43:the
-27:trad 39:volume 55:what -23:with @tool=get_coins_index 32: -32:* -31:? 40:^how -25:^i -36:^what 29:^which -27:a 32:category
-31:coin -25:ha 39:how 23:i -20:in -30:it -23:me 40:my -32:on -27:our -26:the -30:thi -28:to -33:what 21:which -31:with
@tool=get_coins_list -86:* -30:^i -24:a -61:coin -53:coingecko -23:for -73:i -21:id 32:in 60:list -29:need -21:on -31:the -79:which
@tool=get_coins_market_data -82:* -22:^which -39:by -50:category -55:coin -50:for -45:i -44:it -30:supp -51:the -39:volume -23:which
@tool=get_companies_treasury -54:* -60:^how -50:^i 25:^which -31:^who -48:a -22:at -40:balance 28:coin -26:company 33:each -49:for
-47:ha 34:hold -60:i -68:in -35:it -21:my -41:our -37:sheet -37:to -38:what 29:which -31:who 52:with @tool=get_contract_abi 30:*
46:abi -22:i -32:on @tool=get_contract_bytecode 28:* 40:? 42:^i 40:a 45:account 27:i 27:it 20:on -24:thi -24:what
@tool=get_contract_code 5:* 62:^i -39:a 24:and -56:contract 34:for 47:i -39:it 37:source -33:the 38:verify 32:which
@tool=get_contract_coin -11:* -28:? 21:^what -37:addres 22:and 41:coingecko -36:contract 33:id -40:in 34:it 21:me -26:of 22:tell
20:that -21:the 21:token @tool=get_contract_market_chart 11:* -21:^price 29:of 27:the @tool=get_contract_market_chart_range -56:*
-24:and -29:from -30:it -23:on -22:the @tool=get_contract_source -56:* -32:^i -26:a -24:and -48:audit -47:for -23:i -40:it -25:or
-29:show -29:source -27:verify @tool=get_current_prices -23:* -24:? -25:^how 21:^i -27:how -27:many @tool=get_defi_protocol 27:*
-21:^how 25:^i 63:^on -52:^what 33:a -25:am 33:and -30:at 53:by 49:chain -42:defi -20:defillama -36:deploy 24:deposit 28:develop
-29:did 33:doe 51:each -24:fee -29:for -27:have 20:how 46:in 41:lend -33:me 24:money -22:my 43:now -26:numb 41:on 49:one 73:our
20:since -28:wa -41:we -32:where 34:which -36:would 51:you @tool=get_defi_protocols -74:* 23:^biggest -35:a -46:and -66:app
-53:chain -30:doe -47:how -40:i -52:in -35:it -48:much -21:now -25:one 27:protocol -24:that -35:the -48:what -44:which
@tool=get_derivatives_exchange -76:* 22:? -48:^what -47:and -49:for 21:futur 23:in -54:the -51:what @tool=get_derivatives_exchanges
30:* 25:by 33:interest -23:on 28:open 27:the @tool=get_derivatives_exchanges_list 45:* 46:^what 39:coingecko 47:id 49:the 44:what
@tool=get_derivatives_tickers -38:* -27:? -29:in -27:interest -26:open -29:which @tool=get_dex_pair 29:* -27:dex 44:dexscreen 45:for
-24:i 47:pair -26:trad @tool=get_dex_volume -11:* -47:? -39:^i 78:^volume 57:a -22:all 48:and -22:at -35:dex -22:did 29:do -47:in
-37:my -75:of -45:the -28:what @tool=get_dex_volumes -25:* 41:? -24:^how -37:^volume -36:a -43:and -28:for -23:how -41:i -43:it
-24:much -22:of -42:on -28:thi -27:trad @tool=get_dex_volumes_by_chain 22:* -40:? 23:^how -22:^volume -25:^what -25:a -36:all 27:and
21:by 31:dex 43:for 22:how -24:i 40:of 26:on -31:pool 31:the -43:what 44:with @tool=get_dexes 18:* 39:^what 23:^which 37:doe
37:geckoterminal 32:on -21:pool -37:volume 28:what 21:which @tool=get_emissions -19:* -22:a -23:the 70:token 21:which
@tool=get_entities_list -78:* -21:? -32:^how -22:^which -54:company 35:do -31:for 34:have -46:hold -29:how -31:in -41:it -39:list
-30:the -23:treasury -23:which -40:with @tool=get_erc20_allowance 19:* 29:^how -20:and 28:from 20:may -20:much
@tool=get_erc20_metadata 20:* -58:? 43:^what -35:and -39:have 24:my 47:of -37:on 27:supp -29:the 23:token 26:total 38:what
@tool=get_erc20_transfers -71:* -49:^i -25:a -35:did -21:ha -28:in -22:it -29:my 31:only -23:please -35:sent -22:the -31:thi
-33:token -37:transf -21:transfer @tool=get_etherscan_balance -7:* @tool=get_etherscan_contract_source 7:*
@tool=get_etherscan_gas_oracle 34:? 38:^ga 31:in -22:on @tool=get_etherscan_token_transfers 36:* 37:the -22:token -21:transfer
@tool=get_etherscan_transactions -27:? -23:i 27:of 31:the 39:transaction @tool=get_event_topic -10:* @tool=get_exchange 57: -15:*
46:? 57:^how -41:^i -27:and -25:exchange 67:how 21:i 35:in -27:of -46:the 21:with @tool=get_exchange_markets -69:* -20:? 45:^which
32:a -28:at -31:candl 52:doe -32:in -24:level 50:list -31:market -47:of -33:one 37:pair -26:please 45:spot -36:the -27:to 39:which
@tool=get_exchange_tickers -36:* -55:? 23:a -40:book -24:can 63:coin 26:coingecko 44:doe -47:exchang -49:exchange 43:for -52:how
-58:in -35:it -22:list 52:my 26:of -52:on -74:pair -49:trad -43:trade -87:volume -68:what -48:where -47:which
@tool=get_exchange_time -90:* -64:i @tool=get_exchange_volume_chart 22: 48:* -27:coingecko 32:did -58:i 65:in -21:my 31:of 27:the
31:volume @tool=get_exchange_volume_chart_range 30:* 36:from 36:in 35:volume @tool=get_exchanges -22:* -24:first -25:one 25:trust
40:where 26:with @tool=get_exchanges_list -25:* -31:? 34:exchang -43:exchange -28:i 27:of -41:the @tool=get_fear_greed -17:* 31:fear
34:gre -32:i -23:people -32:the @tool=get_fee_history -29:* -23:^what -37:a -24:it -22:what @tool=get_fees_overview -56:* -54:?
-31:^fee -29:^which -23:and 29:by -25:did 28:earn -30:fee -31:it 35:not -43:of -65:on 49:revenue -31:the 43:top -29:which
@tool=get_first_prices -13:* 23:since 20:which @tool=get_function_selector -24:* 25:my @tool=get_funding_rate -23:* 33:? -34:^fund
-25:^what -30:did 26:i -22:long 71:next 34:on -29:payment -44:perp -22:what @tool=get_funding_rate_history 33:* 27:^fund 36:fund
-49:next -33:on 38:payment 40:perp 27:the 23:what @tool=get_gainers_losers -65:* -43:the @tool=get_gas_overview 37:* 52:^ga 45:^i
34:a -25:all -35:and 40:at 34:fee -21:for -38:from 60:ga -36:ha 45:i -58:in -59:it -41:much -38:my 23:network 47:now 21:of 63:price
23:the 35:thi 23:to -49:transaction -40:with @tool=get_gas_price -91:* -44:? -42:at -44:fee -28:ga -39:i -41:price -55:the
@tool=get_global_defi 28:* 25:? 25:and 35:cap 32:crypto 46:defi -28:dominance 44:i 28:market 34:of 45:the
@tool=get_global_market_cap_chart -33:* @tool=get_global_stats -38:* 28:^total -38:^what -25:crypto 75:dominance -49:i -28:it
-22:market -22:the -37:what @tool=get_goplus_supported_chains 24:* @tool=get_hacks 5:* -49:? -52:^i 63:and -48:hack 29:how -56:i
-53:in -56:it -23:my 21:of 56:the -28:wa 52:with @tool=get_historical_prices 32:* 36:? 50:^for -51:^i -35:a 56:at 34:bought 30:coin
40:for 25:how 31:moment 29:of 47:on 27:price 33:that 41:the 23:when 20:worth @tool=get_internal_transactions 26:* 46:? -37:and
39:call 50:contract -28:for -32:i 58:in -22:it -28:my 34:on 35:the -48:transaction 50:tx 51:which @tool=get_jup_price 25:* -23:^how
32:and -30:do -25:get -23:how -26:i 36:in 31:mint -21:much 47:of @tool=get_jup_quote -14:* -30:^how 21:^if -39:and 37:get 23:if
-36:in 39:into 27:me -34:mint -22:much -39:now 32:of -25:to -22:trad -25:with 46:would @tool=get_kalshi_event 68:* 30:? 26:all
26:and 52:for 72:last 49:on 61:price @tool=get_kalshi_exchange_status 52:* 66:^i 62:i 31:open 23:the 29:trad @tool=get_kalshi_market
70:* 31:^i 49:a -30:doe -35:for 69:i 53:it -26:last -30:odd 31:of 49:on 22:price 50:ye @tool=get_kalshi_orderbook -25:* -30:?
-40:and 35:book -61:each -53:for 22:how 24:i 35:in 21:it -34:no 26:of -30:on 23:ord 22:side 32:the -44:ye @tool=get_kalshi_price 9:*
42:? -22:and -29:at -32:no 48:price -29:side -30:what @tool=get_kalshi_price_history -31:* -42:? 58:^how -33:and 53:how -42:price
49:the @tool=get_kalshi_series -82:* -45:? -44:^what -44:event -43:how -43:i 24:it -63:sery -61:settl -43:what 33:who
@tool=get_kalshi_trades 11:* -36:? -44:^i -24:at -44:i 45:in -27:it 49:last 39:market 26:on 27:the @tool=get_logs -84:* -38:^which
25:block -27:event -24:my -29:of -22:on -38:topic -39:which @tool=get_multi_pools 29:* 33:? 39:^how -26:^pool 59:and -22:for 37:how
46:i -24:in 27:liquidity 58:of 36:on 48:pool -26:token 40:volume @tool=get_multi_token_pairs 15:* 24:all 22:for -22:i -24:liquidity
50:on 30:one 39:pair @tool=get_multi_tokens -36:? -36:^how 39:and -37:how 30:i -37:many @tool=get_native_balance -29: -4:*
30:^balance -65:^i -23:a -33:chain -25:have -47:i 23:in 32:left 30:on -47:the @tool=get_networks -19:* -32:on @tool=get_new_coins
6:* -44:? 26:coin 58:coingecko -48:for 30:i -50:me -55:new -52:the @tool=get_new_pools 27:* -27:? 66:^newest -35:all 40:first
-38:for 25:fresh -43:i -22:liquidity -31:me -26:new 65:newest 57:on 54:pool -25:that @tool=get_nft -30: -62:* -33:? 104:^floor 22:^i
-61:^nft -46:^which -21:a 74:all -58:and -114:by 67:cheapest -50:collection -28:have 33:how 34:list 45:market -22:my -45:nft 46:now
-48:numb -32:of 57:one -47:own -41:owner 21:please 66:today -33:v -35:volume -27:which 50:with @tool=get_nft_by_contract -16:*
23:^floor 34:^how -45:^which 29:and 21:collection -43:contract 27:doe 26:floor 36:for 27:ha 36:have 31:how -35:in 46:many -24:me
43:on -21:one -26:own 68:owner 38:volume -46:which @tool=get_nft_holdings 96:* 67:? -31:^i 48:^which 83:all -25:and -38:for 32:ha
-44:hold -25:i 40:in -22:it 47:list 20:me 48:my 52:nft 58:one 40:which -28:with @tool=get_nft_market_chart -30:* -35:? -34:^floor
35:^how 31:a -30:at -37:by 40:did -42:each 36:how 41:i 20:nft -51:of 52:on 35:price 28:the -50:v -63:volume -30:what 28:which
@tool=get_nft_markets 12:* -59:? -49:^floor -26:all 53:and 62:by -27:for -35:have -35:i -27:in -31:it -46:list -23:my 42:of -30:on
61:owner -61:price -34:the 51:v 34:volume -39:what @tool=get_nft_security 13:* 26:^can 35:^how -27:^i 34:^nft 27:^on -30:a -28:and
58:any 24:at 52:burn 27:by 39:can -29:doe -38:for -32:ha 52:have 39:how 38:many 39:mint 30:more 22:now 37:of 21:one 60:own -21:phish
30:them -34:to -26:which -26:who 24:without @tool=get_nft_tickers -12:* 29:^floor 21:^i 21:a 53:at 52:blur -25:coingecko -38:how
-41:lowest -39:now -38:of 63:or -56:the 36:volume 47:what 60:where -37:which @tool=get_nfts -21:* -52:^floor 27:^nft 50:^which -32:a
-45:all -29:and -37:at -30:blur 63:by -21:cheapest -50:coingecko -52:doe 33:floor -47:for -38:i 20:list -30:my -41:of -50:on -32:one
-31:or 34:price -27:to 45:volume @tool=get_nfts_for_owner 45:* -32:^i 22:^what 41:^which -25:and -29:can 56:check -23:collection
45:contract 21:doe -30:for -33:i 46:in -23:many 46:my -27:owner -22:please 27:which -24:with @tool=get_ohlcv -71:* -21:? -43:for
-36:in -25:on -41:please -36:the -36:volume @tool=get_onchain_token_price 33:^what 40:at 40:chain 26:price -25:volume 29:what
@tool=get_open_interest -3:* 22:and 22:by -22:futur 22:oi @tool=get_open_interest_overview 19:* -25:all 29:and 26:dex 26:perp
30:what 25:which @tool=get_options_by_chain -11:* -31:? 47:^option -56:by -38:chain -70:for 23:premium 30:protocol 51:to
@tool=get_options_overview -18:* 27:? -32:^option 26:and 64:by 66:chain -37:for -32:i 39:on -27:put -74:the -46:to 25:volume 30:what
@tool=get_options_protocol -69:* -56:^what -25:all -46:and -62:by -54:chain 57:dex 27:notional -60:of -51:on -56:option -44:protocol
28:that 39:trad -23:volume -54:what @tool=get_orderbook 27:* 27:^ord -24:^show 41:a -30:all 44:and 46:ask 52:best 27:bid 51:for
-29:i 21:in -21:it 29:market -31:me 43:on 51:please -33:show 33:the -33:v @tool=get_perp_account 15:* 28:^what -21:a 24:at 34:close
27:for 30:i -22:it 39:liquidat 58:liquidation 39:my -35:of 35:on -32:perp 65:price -29:the 31:to -24:trad 24:what
@tool=get_perp_candles -51:* -26:candl -28:from -28:perp -36:the @tool=get_perp_fills -16:* -24:^what 39:a 33:account 24:and 26:at
36:did 39:he 22:in -23:my -44:of -28:order -44:perp 47:pnl -40:the -29:trad 35:what @tool=get_perp_funding_history -35:* -32:^perp
-34:and -28:fund -23:on -22:perp @tool=get_perp_markets 48:* 36:^perp 34:all 44:and 24:for 53:fund 25:interest 37:oi 26:on 23:open
39:perp @tool=get_perp_mids -49:* -20:^how -23:book -20:how @tool=get_perp_open_orders -31:* -21:for -31:i -25:left 29:on -31:ord
38:order -38:the @tool=get_perp_orderbook -21:* -21:? 34:^how -22:book 33:how 21:i -53:in 34:level 37:me 38:show
@tool=get_polymarket_activity -3:* 21:are -35:how 29:my @tool=get_polymarket_closed_positions 22:* 20:^i 40:^what -27:and 31:bet
30:clos 30:did 26:made 22:me -27:now -27:of -31:open 38:settl -23:the 25:what 24:which -27:worth -29:you @tool=get_polymarket_event
41:* -29:? @tool=get_polymarket_holders 17:* 30:? 42:^who -23:bet -31:for 26:hold 57:in 22:market 45:no -20:on 37:the 51:thi 39:who
35:ye @tool=get_polymarket_leaderboard -36:* -29:bet -38:did 31:for -20:ha -37:i -39:in 29:market 26:most -42:my 24:on 59:volume
-46:what @tool=get_polymarket_market -68:* 26:^what 42:doe -61:for -32:in -35:market 22:odd -71:on 26:what -60:ye
@tool=get_polymarket_midpoint -5:* -71:and -30:bid 21:for -67:i -66:it -22:no -68:now 30:of -66:the @tool=get_polymarket_orderbook
49:* 60:and -40:at 21:bid -44:book 70:for 62:i 21:level 21:me -28:of 44:on -51:ord 59:the -22:ye @tool=get_polymarket_positions 36:
56:* 38:^how -38:^i 61:^what -25:a 36:are 66:bet -27:clos -36:did 24:do 37:hold 51:how -65:it 35:much 53:my -21:one 46:open -33:thi
26:trad 51:what @tool=get_polymarket_price -64:* -32:? -27:a -25:and 32:at 36:best 27:bid -25:buy -40:i -21:now -44:on -28:price
-29:sell -36:the -23:ye @tool=get_polymarket_price_history -62:* -21:how -22:on @tool=get_polymarket_trades -10:* -25:^how -23:are
-41:bet -22:for -37:how 46:market -39:my 24:on -27:ye @tool=get_polymarket_value 35:* 34:^how 46:how 24:in 41:much 21:total
@tool=get_pool_info 13:* -39:? -26:behind 51:in 67:of 29:pool 23:the 48:token 54:twitt @tool=get_pool_ohlcv 17:* 30:^candl -38:and
44:candl 29:for 26:it 27:me 34:please 21:show 35:the -30:volume @tool=get_pool_trades -19:* -37:and -34:by 31:did -21:ha 29:last
-29:of -23:price @tool=get_pools -56:* 21:24h -20:? -26:^find -44:^pool -20:a 43:all -31:and 38:dex -26:find -23:for -22:i 36:in
-21:it -27:liquidity 62:most -32:of -25:on -31:one -26:pippin -51:pool 45:thi 49:volume 47:what @tool=get_pools_by_address 22:*
45:^pool 21:^what 41:by -28:doe 25:in 41:liquidity -40:most 31:the -37:thi -23:token @tool=get_pools_by_dex -40:* -33:all -34:dex
-34:in 24:one -23:volume -23:what @tool=get_prediction_market 58:? 49:^what 25:and -28:event -23:for -53:i -39:in -40:it -26:my
46:now -41:on 39:the 51:what 24:which -40:ye @tool=get_prediction_orderbook -28:* -24:deep -24:how -30:i -25:on 46:ord
@tool=get_prediction_price 6:* -30:and 35:are 28:ask 24:bet 45:i -22:it 36:no 55:now -45:of 34:on @tool=get_prediction_price_history
7:* -20:^what 21:in 35:of 23:the @tool=get_prediction_trades 28:* 22:in 47:market 31:on @tool=get_price -24: 4:* 76:? 52:^how -47:^i
-33:^price 41:^what -37:a -60:at -70:by -22:can -23:cap -24:coin -36:coingecko 43:do -32:for 60:how -44:i -28:id 29:it -22:market
20:me 50:much -59:my -60:of -53:on -56:spot -106:the -53:to 22:what -33:which @tool=get_price_chart 24: -8:* -28:? 20:^chart
-33:^how 52:^i -32:^price 50:a 21:and 61:at 59:for 54:from -36:ha -53:how 36:i -30:in -29:it -62:mov -80:move -20:my 45:of 29:price
-30:that @tool=get_price_percentage_change -41:* -46:? 35:^did -28:^how -25:^what -34:a 34:did -74:do -22:i -28:it -25:me 69:move
-26:my 32:or -66:price -22:the 24:token -44:wa -23:what @tool=get_protocol_fees 18:* 38:? 23:^how 32:^which -36:a -46:and 38:at
-44:by 40:fee 42:holder -24:how 52:it 30:keep 26:made -32:many -47:most -44:not 45:of 22:token @tool=get_protocol_tvl 33:* 33:?
36:^tvl 22:and -48:at -41:for 30:how 45:i 33:in 21:it 24:lock 35:much 48:now 32:of -25:on 55:one -22:or 22:that -22:thi 29:total
36:tvl 21:what @tool=get_pyth_price -31:* 31:? -51:and 28:feed -22:of -53:price 21:pyth 33:the @tool=get_pyth_price_at 53:* 42:?
-52:^pyth 26:^what 79:a -34:at 36:doe 23:for 39:have 30:i 22:id 42:of 47:on -54:price 63:the 27:what @tool=get_raises -15:* -23:a
-24:i 31:round -24:which @tool=get_recent_trades -33:* 27:^last -25:in 26:last -27:market -20:my -20:side -24:the
@tool=get_recently_updated_tokens -6:* 25:geckoterminal 23:on 26:that @tool=get_rugcheck_new 9:* 22:? -32:^rugcheck 43:freeze 51:ha
-29:launch 36:mint -34:on 35:or -25:the 35:token 25:which @tool=get_rugcheck_recent 14:* -25:for 44:most 28:on 43:people 55:the
@tool=get_rugcheck_report 23:* 20:? 55:^i 21:and 42:for -38:freeze -41:ha 54:how 50:i -35:mint -38:most -29:or -22:rugcheck
-31:token -42:which -33:who @tool=get_rugcheck_summary 28:* 51:^rugcheck 33:for 27:rugcheck 30:score 34:thi -33:token -31:what
@tool=get_rugcheck_trending -27:and -30:most -24:people -40:the 32:vot @tool=get_rugcheck_verified -32:* -32:i -44:on -43:the
-26:token -34:verify @tool=get_sol_account -72:* -41:account -29:mint -44:of -45:on -46:the @tool=get_sol_balance -4:* 42:?
-25:account 21:how -31:in 23:left 26:many -35:my -48:of -39:on -46:the -69:token -35:wallet @tool=get_sol_block_time 21:* 28:on
21:slot 34:time 39:wa @tool=get_sol_largest_accounts 45:* -48:? 38:^biggest -59:^how 63:account -39:and 37:biggest -23:ha -60:how
31:i -46:in -30:many 29:mint 60:of 43:on -38:supp 50:the -39:thi @tool=get_sol_network 15:* 29:i @tool=get_sol_priority_fees 19:*
-41:and 23:fee -22:for -49:i 32:in -35:now -45:priority 43:that 28:the -21:to 37:what @tool=get_sol_signatures -29:* 27:did -31:in
-27:of -22:on @tool=get_sol_token_accounts -36:* 21:? -53:and -48:balance -30:can -59:mint 56:my -29:of -37:on -30:or 20:token
41:wallet -22:what -35:which @tool=get_sol_token_supply -19:* -35:? 35:^how 35:how -50:i 47:supp 20:the 23:total -32:what
@tool=get_sol_transaction 53:* 63:^did 50:a 37:and 58:did 27:fee -32:get 38:go 38:i -38:in 29:it 42:on 34:swap -29:that 34:the
35:thi 39:through 21:wa 23:what @tool=get_solana_asset 38:* 37:? 23:^i 35:^what 74:^who 26:and -35:collection -37:for 50:i -59:in
67:it -37:me 61:mint 39:on 29:own -34:show -51:the 57:thi -35:to -41:token 55:what 77:who @tool=get_solana_assets_by_owner 24:*
-46:^what 39:all -63:collection 56:compress 28:doe 35:i 38:my -25:of 20:on -34:thi 39:token -29:who
@tool=get_solana_parsed_transactions -20:* -25:i -21:it -27:the 31:tx @tool=get_solana_priority_fee_estimate -34:*
@tool=get_solana_token_security -11:* 24:^can -21:account 43:can 22:freeze -41:how -21:i -20:on 26:or 28:still -27:token -33:what
-23:which @tool=get_spot_balances 33:* -23:balance 40:of -23:on 45:the @tool=get_spot_markets 5:* 24:^spot 22:spot
@tool=get_stablecoin -22:* 31:? 44:^how 29:^i -23:^which -35:a -50:all -21:any 79:chain -44:day 58:defillama -34:did 57:each
-42:from -24:get -27:ha 62:how 58:i -38:many 73:much -22:of 36:on -39:our 46:over -23:peg -41:supp -38:to -20:what 29:which
@tool=get_stablecoin_chains 55:* 28:? -24:^how 72:^which -56:all -22:and -26:doe -58:each -64:how 26:i -22:in 21:it -66:much -51:of
40:on -53:sit 46:stablecoin -34:supp 39:the 84:which @tool=get_stablecoin_charts_by_chain -30:* -29:^did 20:^how -41:a -29:all
-23:and -32:for 42:ha -28:in -43:it -27:please 28:pool 48:since 20:stablecoin @tool=get_stablecoin_charts_global -15:* -36:^how
25:^total 39:all 36:chain -25:from -31:ha -34:how -23:in -23:of -36:on -25:since 30:stablecoin -21:the
@tool=get_stablecoin_dominance 13:* 36:all -22:chain 28:in 41:of 30:on 25:share -31:what @tool=get_stablecoin_prices -48:* -26:?
60:^did -32:all -39:and 40:any -41:can -33:day 49:did -45:i -33:many -43:my -51:of -28:on 45:or 33:peg 22:the @tool=get_stablecoins
-49:* -25:? 58:all 27:are 25:back 65:biggest 37:by -33:chain 21:each 31:first 26:ha -58:i -75:most 59:of -43:on -56:please
-29:stablecoin 41:supp -24:the 31:what -65:which @tool=get_storage_at 10:* 39:^read 25:of 38:read -21:wa
@tool=get_sui_token_security 22:* 23:? 34:can 21:it 35:mint 26:of 25:or 28:still -40:to @tool=get_supported_currencies 22:*
@tool=get_ticker -6:* 58:^last -58:a -47:and -47:best -44:for 60:last -37:on -51:please -49:spot -38:the -28:trad 22:v -22:volume
@tool=get_token_balance 37:* 50:? -66:^balance -23:^how -34:^what 52:a -70:addres -76:and -23:are -42:balance 43:by 70:contract
-75:decimal 31:doe -76:for -49:have 27:hold -38:how 40:i 37:it -84:many -42:of 20:one -23:thi 39:token -46:wallet -33:what
@tool=get_token_counters -33:* 20:^how -33:i -29:it -45:numb -41:on -49:the -22:token 24:total @tool=get_token_holders -31:? 41:^who
-54:and -44:by -42:doe -57:have -35:how -37:in -29:it -34:many 23:of -70:on 46:own -42:thi 20:what 31:who -24:ye
@tool=get_token_info -48:* 42:^what -51:a 49:description -37:for -26:geckoterminal 37:i -32:in 55:it -56:logo -28:me -49:of 28:on
-31:our -37:telegram -47:the -50:token -36:twitt 41:what @tool=get_token_lock_info 47:* 41:? 22:i 28:it 36:liquidity 30:lock 34:lp
28:of 36:the 22:when -31:which @tool=get_token_metadata -26:* 26:decimal -20:for -31:on -22:the @tool=get_token_orders 19:* 50:^did
-21:a 50:did 41:i 27:or -22:paid 51:pay 42:the -21:token @tool=get_token_pairs -23:* 21:^where -21:for 21:it 27:where
@tool=get_token_pools -6:* -59:24h -22:^what 47:^which -55:and 51:by 30:for 41:i 26:it -27:liquidity -23:most 25:my -21:of 40:thi
29:token 22:trad 60:trade -66:volume 37:where 51:which @tool=get_token_price -41: 5:* 25:? -24:^could -42:^find 22:^how 55:^price
-35:a -30:am -22:at -30:can -23:cap -55:cost -30:could -26:crypto -66:doe -25:each -41:find -38:for -21:give 61:hold 22:i 34:in
-27:many -23:market 58:my 21:name -38:now -70:on -22:please 27:price -37:right 45:the 48:today 58:token 39:trad -42:value 42:volume
-26:wa -48:want -27:what -28:with 48:worth -47:you @tool=get_token_price_by_contract -37:* -35:? 43:^price -29:^what -56:and
-44:contract 25:for -36:of 30:on 27:price -32:what @tool=get_token_profiles -18:* -27:^did 24:a -27:did -25:i -25:of 28:on 29:paid
-28:pay -32:the -20:twitt @tool=get_token_security -46:* 26:? 41:a 47:buy -23:how 43:in 30:it -23:many -32:of -24:on -50:own
33:token @tool=get_token_transfers -5:* -51:a 27:collection -72:for -39:in 69:mov 22:nft 32:of 21:on -48:that -55:the -31:token
-58:transf @tool=get_tokens_by_address 9:* -33:? 34:a -38:addres -21:contract 26:decimal 26:i 26:liquidity 39:name -22:on 20:price
32:token @tool=get_transaction 46:* 21:? 24:^i 38:^my 35:block -39:call -23:go 49:hash 27:have 54:i 23:it 34:me 58:my -38:on 46:or
30:stuck 31:thi -30:through 57:transf -35:tx 21:what @tool=get_transaction_details -10:* -23:a 21:fail -24:in -26:to -29:what 20:why
@tool=get_transaction_logs 15:* 33:and 35:call 45:decod 27:for 20:it 26:log 28:of 34:the 26:with @tool=get_transaction_receipt -19:*
37:? 22:^did 26:^i -43:^my 55:did -35:from -32:ga -45:ha 21:i 21:it -24:my -53:on 23:or 23:paid -44:please -56:with
@tool=get_treasuries 41:* 25:? 39:^which 45:are 21:dao -34:doe 37:for -38:hold 25:how -25:in -23:it -31:of 23:own 46:protocol 42:the
23:token 67:treasury 38:which @tool=get_treasury_by_entity -5:* 27:? 33:^how -36:^what -81:a 48:and 25:balance 60:company 25:cost
49:did -30:each 34:for 64:ha 52:hold 58:how -26:i 63:it 36:many -43:of 20:on 27:own -27:pay 26:sheet -33:what
@tool=get_treasury_holding_chart 8:* -39:? -49:^how -42:a -25:coin -27:did 31:ha -31:how -20:it 48:list 22:of -21:on 40:treasury
@tool=get_treasury_transaction_history -50:* -33:? -46:^how -36:a -23:coin -23:cost -46:doe -32:have -44:how -21:i -34:much -26:of
-24:the -25:to @tool=get_trending 44:* 62:? -36:^search 66:^what 81:coin 57:coingecko 75:for 90:i 58:look 51:on 53:people 48:search
39:the 65:what @tool=get_trending_pools -14:* 55:? 48:^pool -29:all -51:and -45:for -35:i -46:in -40:liquidity -31:of -64:on -38:the
-32:volume @tool=get_wallet_active_chains -25:* 30:active 55:and -24:chain 27:first -25:ha -30:it -28:my -35:the 22:thi
-20:transaction 25:wa 43:when -23:which @tool=get_wallet_activity -49:* -27:? -22:^i -37:^my -34:addres 23:been 49:for -31:i
-20:late -55:mov -21:much -28:my -58:of -49:on 36:the -38:thi -59:wallet 66:with -23:you @tool=get_wallet_approvals -49:* -40:^i
77:^which 42:^who -32:a -24:approval -32:approve -32:before 30:contract -46:i -28:it 29:may -31:me 50:nft -61:on -40:revoke
-24:spend 35:still 35:token 77:which 42:who @tool=get_wallet_balance_history 41: 28:* 25:? -34:^balance -26:^how 73:^i 39:did 32:end
21:for 41:have 21:how 85:i -30:in -23:it 29:my 72:need -38:our 31:show 55:the -23:what @tool=get_wallet_counters 24: -27:and -31:are
36:for 23:ga 38:made 27:much -21:my 31:or -20:total 26:who @tool=get_wallet_defi_positions 15:* -31:^i 46:defi 28:deposit -42:for
-21:ha 25:have 45:i 55:in -22:my -36:on -32:the 25:unclaim 53:which @tool=get_wallet_history -15:* -22:^i -27:can -24:first 24:ha
-26:i 24:in 25:please -25:the 28:what -27:you @tool=get_wallet_net_worth -3:* -27:? 21:^what -31:hold -22:how -35:on 38:spam -23:the
41:wallet 36:worth @tool=get_wallet_nft_collections 29: 10:* -21:^floor -21:^how 32:^which 23:all 29:check 31:contract 56:each
-28:floor -43:for 33:from -22:ha -42:have 27:hold 35:how 41:in 25:many -25:my 35:of 25:own -44:owner 34:piec 27:please -24:what
46:which -21:who 33:with @tool=get_wallet_nfts -6:* 35:? 28:^show -35:^what 23:^which 48:all -27:collection -22:doe -33:how -34:list
-32:many 21:me 22:nft -22:of -54:on -28:one 27:show -23:the -28:to -40:what 20:with @tool=get_wallet_overview 10:* 23:addres -21:and
-21:behind 36:i 21:my 20:on 45:or -32:that -32:the -20:which @tool=get_wallet_portfolio 16:* 24:? -45:^balance 27:^which -31:a
24:account -46:addres 41:all 28:at -37:balance -21:coin -28:doe 62:everyth -42:for -21:he -28:hold 61:in -40:many -43:need 20:no
-21:one -41:the 26:there 35:thi -22:to 63:token 31:wallet 25:which @tool=get_wallet_profitability -19:* -31:^did -23:^what -43:did
-39:do -22:in 24:it 25:pnl 29:realis -26:what @tool=get_wallet_swaps 11:* -43:? 22:^how 35:and -26:buy -27:did 38:do 44:ha 37:he
21:how -28:in -43:it 22:late 38:many 22:on -41:or 48:price -28:sell 31:sold 29:swap -22:that -23:to -25:wallet 24:when 40:with
@tool=get_wallet_token_balances 33:* -25:? -24:^how -27:^which 47:and 66:balance 31:by -48:doe 60:for -41:hold -22:how -21:list
-21:nft 54:of 55:on 28:please -39:spam -22:that -31:to -55:token -25:wallet -21:which @tool=get_wallet_token_transfers 36: -12:*
-51:? 38:a 41:an -31:at 72:for 33:ha -48:i 37:in -38:it 28:me 22:my -39:need -20:nft 22:of 20:on -87:only 53:our 47:please -29:sent
37:that 21:the 28:thi 26:to 53:token 64:transfer -50:wallet 65:with @tool=get_wallet_transactions -23:* -26:? 29:^did -22:^how
-25:ha -21:how -22:made -30:or 36:the -25:to -24:transfer -39:who @tool=get_yield_pool_chart -8:* -21:? 22:and 49:apy -34:did 46:how
-28:it 35:my -30:our 38:show -30:since -25:the 24:where -46:which 28:yield @tool=get_yield_pools -74:* -39:^best 50:at 23:can -22:ha
-21:have -37:how -41:i -23:it 51:least -54:my -39:of 39:only -42:reward -27:show 30:stablecoin -22:the 39:with @tool=hash_keccak256
43:* -63:hash 64:of -26:what @tool=hash_typed_data -20:* @tool=list_evm_chains 16:* -34:? 26:a 27:chain 21:explor 31:for 28:id 27:my
32:rpc @tool=list_kalshi_events 8:* -92:and 29:at -29:of -39:on -41:open 56:sery 64:settl -56:the @tool=list_kalshi_markets -25:*
30:? -51:a 51:all -36:and 44:at -34:bet 49:doe 23:for -23:i -47:market -37:me -59:now 40:odd -44:on -43:open 41:sery 32:settl -26:ye
@tool=list_polymarket_events -93:* -34:bet -36:biggest -47:on -41:open -63:the -37:volume @tool=list_polymarket_markets -61:* -48:a
-34:and -44:i -35:in -23:odd -54:on -41:open -21:the -25:with @tool=list_prediction_events 21:* 41:^what 71:and 48:at 38:bet
46:event -46:how 36:list -25:market 32:now 22:of 47:open 40:what @tool=list_prediction_markets -3:* -25:? -47:^how 55:a 58:and
68:both -24:event 35:give -47:how 38:in 75:list 56:market 31:me -22:my 21:now 25:on 27:one 51:open 64:prediction -50:the 24:with
@tool=list_pyth_feeds -48:* 30:^pyth -33:doe -50:price -60:the -62:what @tool=look_up_chain 33: -86:* -42:? -45:^which -39:a -67:and
-21:at -22:block -33:chain -23:doe -21:for -29:have -40:i -24:it -32:my -51:network -56:numb -58:rpc -57:the -41:to -40:url 24:what
-44:which @tool=look_up_token 16:* 49:? 44:^how -42:a 53:and -22:by 34:contract 87:decimal -24:for 44:how -41:i -38:in 70:many
-37:much -24:name -37:token @tool=lookup_ens -19:* -67:? 37:an -23:behind -36:en 24:i -29:my 59:name 25:to 21:which
@tool=recover_signer 34:* 25:message 25:sign 23:thi 21:with @tool=resolve_ens 4:* 29:? 49:^what 42:addres -27:and 27:behind 27:doe
-20:en -27:it 23:my -31:on -28:thi 46:what @tool=resolve_ens_domain 16:* @tool=resolve_entity -23:^explain 21:^i 21:^please
-47:^which -21:^who 61:a -27:addres 70:an -22:behind 54:chain -22:coin -26:explain -23:for 67:found -39:how 69:in 66:it -24:look
-40:my -45:name 21:on -35:or 35:str -30:tell -21:the 45:thi -28:to -31:wallet 52:what -20:who @tool=search_all -4:* 60:? 38:^search
-30:^what -29:^which 66:find -28:for -69:i 38:id 40:list -45:look 29:me -79:my -33:need -43:on -48:one -32:search 26:that -34:up
-38:which -48:you @tool=search_chain 65:* -38:? 26:^search 34:a 30:and 27:by -36:en 41:explor 58:for 44:i 45:of 78:on 29:search
23:the 30:token @tool=search_dex_pairs 27:* -23:^search -24:a -44:and 56:i 24:it 60:my -36:of 20:pair 45:the -31:token 26:which
@tool=search_polymarket 3:* 46:? -21:^how 36:^odd -23:^what 65:a 56:about -44:bet -29:biggest -29:doe -30:how 50:it -30:market
-38:me -58:my 50:odd 37:on -29:open 25:that -30:the -40:thi -24:to -36:volume -24:what -26:which -36:with -47:ye @tool=search_pools
-28:? -26:in -35:of 31:on -31:the -33:token @tool=search_solana_assets -10:* -35:? 31:^show -39:a -35:and 49:collection -26:for
-34:i 36:in -24:it -35:list -20:mint -60:on -48:one 31:show 36:the -65:thi -36:who @tool=search_solana_tokens 24:* -36:? -48:^i
31:^search -63:a -44:and 41:holder 38:how -33:in 37:it 41:many -58:of 27:on -35:spl 23:the 47:token 44:what -29:which
@tool=validate_address 35:* 28:? -22:^how 46:^i 70:a 70:addres -33:and -22:how 56:i 41:it -30:of -34:the -23:validator
@tool=verify_message 14:* 22:? 32:a 22:and 35:he -26:my -25:on 28:sign 32:signature 37:text 23:to -32:wallet @unavailable -15:*
@uncited|other -8:* @uses:bitcoinAddress 73:* @uses:bitcoinHash 80:* @uses:chain 35:* @uses:coin -17:* @uses:collection -89:*
@uses:count 27:* @uses:ens 60:* @uses:evmAddress 4:* @uses:evmHash 100:* @uses:exchange -30:* @uses:fiat 32:* @uses:holder -12:*
@uses:maybeChain 47:* @uses:name -102:* @uses:number 17:* @uses:pair 60:* @uses:protocol -12:* @uses:quoted 120:*
@uses:solanaAddress 26:* @uses:solanaSignature 54:* @uses:thing 66:* @uses:ticker 78:* @uses:time 25:* @uses:unit 61:* @uses:uuid
39:* @uses:venue -41:* @uses|first 60:* @uses|more|other 60:* @whole|left 5:* @whole|points=it|left -39:* @whole|points=it|taken
23:* @whole|points=it|unnamed -17:* @whole|points=none|taken 46:* @whole|points=none|unnamed 25:* @whole|points=own|left 17:*
@whole|points=own|taken -34:* @whole|points=own|unnamed -63:* @whole|points=theirs|left 56:* @whole|points=theirs|taken -15:*
@whole|points=theirs|unnamed -81:* @whole|points=this|left -43:* @whole|points=this|taken -52:* @whole|points=this|unnamed -25:*
@whole|taken 17:* @whole|unnamed -26:* @wide=1|other -57:* @wide=2|other -35:* @wide=3|other -19:* @wide=5|other 37:* @wide|other
52:* @~abi -23:* -20:? -31:^explain 32:^my 40:abi 44:addres -48:calldata 24:confirm -31:explain -38:for -23:how 23:need -22:or
-54:pl 39:please -56:selector 56:show 37:sign -29:that -42:the 46:to -34:transaction 27:wallet 23:what -37:with @~account -16:*
-21:? 27:^biggest 20:^did 41:^list -45:^my 63:account 21:all 20:am -49:and -34:are -47:balance 25:biggest -35:can -32:everyth
-24:exact 22:for 34:get -33:ha 30:i 39:liquidat 58:liquidation 67:list 27:made 27:many -29:mint -27:much 34:my 50:need 44:nonce
-26:not -30:or -32:perp 61:price -31:stuck -38:supp -35:thi 22:token -24:trad -37:transaction 35:wallet -37:which @~active -25:*
30:active 55:and -24:chain 27:first -25:ha -30:it -28:my -35:the 22:thi -20:transaction 25:wa 43:when -23:which @~activity -29:*
-24:? -23:^i -37:^my -34:addres -58:any 30:been 51:for -23:from 26:ha -41:how -29:i -55:mov -21:much -56:of -47:on 34:show 38:the
-41:thi -59:wallet 64:with @~addres 20:* 40:? -39:^can 29:^did -57:^how 96:^i 46:^pool -34:^which 53:a -41:account 32:addres 53:all
65:am -24:and 46:any -58:are 32:at -29:balance 56:be 31:before 39:by -38:can -25:check -30:coin -46:contract 26:decimal 34:did
-39:do -61:doe -50:find 88:from 34:ha 33:have -33:how 28:i 55:if 44:it -27:last 54:liquidity 64:look -41:many -24:mint 36:mix
53:more -40:most 30:much -35:my 52:or -24:our 25:pl -39:please 20:price 20:sanction 23:some 54:still 54:there -23:validator 45:wa
-25:wallet -27:want 31:we -35:when -29:which -24:who 58:would @~alchemy -44:* -22:^how -33:a -29:for -22:how -37:my -31:token
26:with @~allowance 19:* 29:^how -20:and 28:from 20:may -20:much @~approval -51:* 23:? -38:^i 76:^which 42:^who -27:approval
27:approve 24:check 36:contract -41:i 23:may -30:me 21:metamask 48:nft -22:of -41:on -42:our -21:please -41:revoke -23:sign 29:still
-33:thi 41:token 77:which 42:who @~asset 10:* 36:^for 46:^my 21:^nft 32:^on 55:^who 26:addres 54:all 25:at 32:by 49:chain
36:coingecko 46:collection 45:compress 48:did 45:doe -21:everyth 28:have -21:how 28:it 32:left -29:list -36:me 41:mint -34:more
34:mov -25:need 54:nft -37:of -34:one -51:only -35:or -20:price -21:send 30:show -25:the -22:there 28:token -36:transaction
25:transfer -23:want 39:what 27:which 31:who -23:with @~at -29: 57:* 37:? -52:^pyth 26:^read 26:^what 74:a -25:and -33:at 36:doe
28:for 41:have 30:i 22:id 50:in -22:it 57:of 51:on -54:price 21:read 64:the -22:wa @~balanc 48:* -22:? 63:^balance -33:^how
-22:^what -31:^which 44:and -21:at 59:balance 31:by -38:decimal -56:doe 56:for -27:have -49:hold -28:how -30:many -27:my 63:need
-21:nft 70:of 48:on 41:please -52:price -39:spam 53:the -36:to -57:token -29:wallet -25:what -25:which @~balance 22: 46:* 65:?
-52:^balance 31:^i -54:^what 37:^which -31:^who 31:a -57:addres -73:and -30:are 40:at -32:balance 38:by 52:can -22:chain 76:contract
40:could -75:decimal 23:did 24:doe 32:exact -39:for 60:ha 42:he 28:hold 51:i 51:left -21:list -28:many 29:me -37:of -34:only 36:or
-48:our -25:price 47:show -37:token -37:wallet -51:what 30:which -30:who 73:you @~batch -24:* @~block -39:* -28:^how -58:^which
-31:a 21:are 21:at -34:did 31:for -46:have -27:many -22:min -27:moment 24:much -36:my 26:need -27:next -21:now 37:numb -47:of 23:on
-44:or 27:produc 36:snapshot 34:that -41:thi 22:transaction -32:up 27:utc 41:wa 35:we -45:which @~boost -35:* @~bridg 54:* 21:^how
60:bridg 27:how -50:i -30:in 30:much 30:the 29:went 65:which @~bridge -94:* -42:and -20:bridg 25:bridge -34:by -36:defillama 36:for
37:i 23:in -22:much 24:my -42:on -33:to -35:which @~btc -43: 32:* 34:? -38:^did 37:^how -22:^i 34:^list -47:^when -66:^which -91:a
22:balance 28:buy 52:by 34:could 31:day -50:did 25:difficulty -25:do 44:doe 40:first -33:for 22:from -20:go 32:ha 58:have 26:height
74:how -21:i -25:kind 24:late 29:list 56:many -72:min 56:much -37:need -52:network 46:next 58:now 63:one 43:please 26:price 43:sat
37:say 23:storage -37:stuck -55:tell -22:the 30:thi 55:transaction 34:u 25:unspent 39:utxo 34:vb -24:when -64:which -21:with 30:you
@~bytecode 28:* 40:? 42:^i 40:a 45:account 27:i 27:it 20:on -24:thi -24:what @~call 4:* 41:a 37:and 53:call 23:contract 50:how
-49:in 46:my 26:the -52:thi @~calldata 4:* -26:? 32:^decode 25:^what -21:a 40:and -20:calldata 59:decode -46:for 30:i -29:in 49:me
-60:selector 49:thi -29:transaction -35:with @~candl -51:* -26:candl -28:from -28:perp -36:the @~cap -33:* @~category -24: -12:*
-32:? 35:^i -24:^which -30:a -29:are 42:category 24:coin -22:how 26:id -30:in 31:it -35:my -45:one 33:today -54:which @~chain 36:
18:* -46:? -34:^biggest -37:^can 40:^chain -34:^chart 22:^doe 30:^fee 36:^ha -25:^i 46:^option 26:^search -25:^show 40:^tvl
-22:^volume 38:^which -35:^who -23:acros 26:active -85:all -29:any -41:anyth -29:are -38:back -29:be 23:been -35:biggest 33:block
-31:by -34:chart 34:check -46:could 21:crypto 43:defi -46:defillama 27:deposit -32:doe -37:en -27:every 45:explor 24:fee 22:find
25:first 27:for -23:from -29:get 45:give 43:ha -34:hi 45:hold -27:how 53:id -22:into -39:it -36:just 79:l2 64:last -36:late -21:lend
-30:like 55:list -22:make 35:mint 65:money 23:more 99:most -34:much 25:need 27:network -61:no -34:numb 53:on 45:one 32:only 24:paid
60:per 21:premium 21:protocol 82:rank 41:read 47:rpc 28:search -23:see -50:should 43:since -66:sit 38:stablecoin -31:still 33:summ
-33:supp -21:that 31:the 34:there 42:time 35:to 29:today 26:tx 39:url 27:value 24:wa 42:we 26:when 44:where 44:which -40:who 24:with
-34:would -52:you @~change -41:* -46:? 35:^did -28:^how -25:^what -34:a 34:did -74:do -22:i -28:it -25:me 69:move -26:my 32:or
-66:price -22:the 24:token -44:wa -23:what @~chart 7:* -48:? -25:^did -34:^floor 35:^i 47:^please -62:^price 26:^total -24:^tvl
-35:^which -39:account -37:addres 54:am 26:an 29:and -57:any 47:apy -29:are 27:at -33:be 39:been -48:by 25:chain 41:chart
-35:coingecko 34:compare -22:contract 48:day 31:do -21:doe 32:down -51:each -43:end -29:ever 41:for 42:go 33:ha -20:have -28:holder
43:i 43:in -38:it 36:list 24:long -32:make -60:most -74:mov -79:move 56:need -25:next -21:no 25:now 31:one 31:please 26:pool
40:price -22:say 45:sery -59:should 36:show -30:side 45:stablecoin 42:summ 31:supp -26:they -22:time -35:to -44:today 22:token
-29:top 30:total 54:trad 38:treasury -23:tvl 43:two -97:v 57:value -32:wa -33:week 47:went -22:when -30:who -28:whole -23:with
-33:year 27:yield @~check -23:* 45:? 34:^before -29:^can -51:^did 28:^got -23:^how 53:^i -30:^what -24:account -60:and -23:ape
-24:approval 41:approve -30:are -21:at 45:before -44:block 23:by -37:can 27:connect -48:did -25:for 28:got -31:have -37:he
39:honeypot -33:how 27:it 42:known 33:legit 34:link -21:many 29:metamask -21:mint 53:more -43:most -24:much -26:my -23:name -45:nft
-25:of 41:one -61:only 25:or -66:our -30:own 31:page -22:phish -20:price 24:real -23:return 51:safe 32:sell 25:sent 22:should
31:site -25:sold 24:spend 29:still -42:they 24:to 22:trust 44:verify 50:wa 29:we -50:what -24:when -40:you @~checksum -37:* -35:?
-31:i @~clos 22:* 20:^i 40:^what -27:and 31:bet 30:clos 30:did 26:made 22:me -27:now -27:of -31:open 38:settl -23:the 25:what
24:which -27:worth -29:you @~code 5:* 62:^i -39:a 24:and -56:contract 34:for 47:i -39:it 37:source -33:the 38:verify 32:which @~coin
-20:* -55:? 28:^can 50:^chart -39:^could 33:^did -29:^find -26:^for -24:^i 49:^on -38:^volume -21:about -45:addres -41:am 29:and
-39:are 64:ask -43:at 50:biggest -60:buy 48:chart -25:clos -52:coin 53:coingecko -60:could -66:crypto 26:description -24:develop
-36:dex 33:did -35:doe 54:exchang 72:exchange -47:find -36:for -55:ha 27:have 35:id -22:if 53:in 49:it -25:just -37:last -27:like
28:long -37:make -38:many -21:market -23:mcap -54:me -48:mint -49:most -27:much 26:my -55:need -61:new -35:next 47:not 51:one -51:or
40:oth 25:our 43:pair 39:price 46:recent -46:sell -20:side -35:some -31:spot -28:supp 61:tax -36:tell 22:there -21:they -36:to
-38:today -36:trad -47:two 47:up 31:wa 56:want 31:what -26:with 29:year @~collection 29: 10:* -21:^floor -21:^how 32:^which 23:all
29:check 31:contract 56:each -28:floor -43:for 33:from -22:ha -42:have 27:hold 35:how 41:in 25:many -25:my 35:of 25:own -44:owner
34:piec 27:please -24:what 46:which -21:who 33:with @~company -54:* -60:^how -50:^i 25:^which -31:^who -48:a -22:at -40:balance
28:coin -26:company 33:each -49:for -47:ha 34:hold -60:i -68:in -35:it -21:my -41:our -37:sheet -37:to -38:what 29:which -31:who
52:with @~compare -23:* -55:^how -31:^what 57:by 51:cap 21:each -54:how -48:i -54:in 32:market 41:mcap -51:my -26:of 48:or 26:please
30:price -55:put 24:side -27:the 33:v 43:volume -38:what 49:with @~compute 33:* -21:? -25:^what 44:a -36:contract -46:i -53:it 40:on
41:the -37:what @~contract -21: -24:* -79:^a 34:^can 23:^floor 61:^how -34:^my -23:^on 25:^price 22:^show -20:^what -34:^which
25:^who 45:abi 26:account -45:addres -52:an -40:any -31:are 27:at 43:call 29:coingecko 21:collection -46:contract -31:do 25:floor
33:for -49:from -23:got 27:have 47:how 29:id -28:if -53:in -38:it 89:just -32:list 39:look 27:many -47:mint -26:mov 46:much 28:my
32:numb 28:one -48:our -26:own 68:owner 37:please 22:price -32:read -33:sign 38:there -65:thi -39:to 41:token -35:two 37:up
33:verify 35:volume -27:what -31:which 46:will -25:with -53:without @~convert 37:* 28:? -23:^how 29:for 40:how 40:i 31:many 28:my
37:to @~counter -24:* 21:^how 23:^who -30:are 25:contract 31:for 23:ga -33:it 34:made 25:much -47:numb 21:one 32:or -25:the @~create
21:* -22:? 46:a -36:contract -42:i -53:it 43:on 42:the @~currency 22:* @~current -23:* -24:? -25:^how 21:^i -27:how -27:many @~dapp
-10:* 31:? 23:it -25:of 44:site @~decode 41:* 23:? 21:^decode -33:^explain -21:^i 31:^my 23:^which 35:a -26:abi 37:addres 74:be
-39:calldata 66:can 24:could -23:decod 57:decode 41:doe 35:event -33:explain -64:for 22:function 37:ha 32:how 35:i 41:if 27:in 42:it
-25:log 48:me -25:need 27:only -57:pl 36:say -36:selector 68:show 47:sign 25:that 44:thi 42:to 22:topic 24:u 51:what 25:which 41:who
51:you @~defi -8:* -27:^my 50:^on -31:^what 32:^which 22:and -21:any 33:app -30:at 50:by 35:cap 31:chain 21:compare 49:could
26:crypto 53:defi -20:defillama -36:deploy 49:deposit 25:develop -37:did -28:dominance 34:each -25:fee -21:first -49:for 27:i 40:in
45:lend 25:lp -37:many 28:market -37:me 25:money -28:my -26:not -26:numb 41:one 53:only 29:or 73:our 31:protocol -48:there 21:to
-24:today 25:unclaim -32:wa -48:we -21:where 57:which -30:work -36:would 53:you @~derivativ -20: -36:* -22:^what 21:a -31:and
-27:coingecko -26:exchang -29:id 32:in 21:interest -28:long -22:on -29:short -24:what @~detail -27:* -26:^how -26:^what -27:a 27:and
-47:been 33:block -21:by 21:fail 20:fee -49:have -29:many 43:min 22:much -24:now -58:of 41:that -25:to 21:tx 26:wa -39:what 28:when
20:why @~detect 6:* -40:^how 40:at 37:ha -38:how -33:i 35:of 28:on -35:put 22:the -22:where @~dex 33:* -58:24h -32:? -24:^search
-23:^show 53:^volume 22:^where -23:a -58:all 46:any -35:are -37:coin 35:dexscreen -21:did 24:do 60:doe 37:exchang 32:for -24:from
36:geckoterminal 26:ha 32:have -43:in -21:it -21:most 27:much -23:now -57:of 57:pair -31:pool -30:rank 25:the -64:token -54:what
26:which -25:who -21:you @~difficulty 47:* 31:? -40:^when -44:and 33:how -38:the @~domain 16:* @~dominance 13:* 36:all -22:chain
28:in 41:of 30:on 25:share -31:what @~emission -19:* -22:a -23:the 70:token 21:which @~en -3:* -50:? 43:^what 31:^who 68:addres
30:an -24:and 26:behind 33:doe -47:en 27:have 27:i -29:it 78:name -43:on 35:to 39:what 36:which 31:who @~encode -62:* -34:abi
-38:calldata -39:for -34:please -56:selector -52:the 36:to @~entity -31:* 20:? -24:^explain -33:^what -55:^which -30:^who -24:a
-27:addres 67:an 43:and 23:balance -22:behind -25:by 53:chain 24:cost 43:did 21:doe -39:each -27:explain 67:found 21:from 44:ha
30:how -36:if 41:in 72:it -44:list 43:long -32:look 26:many -22:me -38:my -45:name 57:need -37:of -35:or 34:our -28:pay 23:sheet
35:str -31:tell -22:the 45:thi -34:to -47:up -31:wallet -28:who -30:with 52:work @~erc20 -37:* -44:? 40:^for -51:^i 34:^what -44:and
43:burn -43:did -39:doe 23:from -41:have -21:me -23:much 20:need -50:numb 30:of -37:on 34:only -27:please -35:sent 43:so 27:supp
-29:the -28:thi 25:total -37:transf -21:transfer 42:wa 31:what @~estimate -72:* -63:^how -57:a 22:and -40:call -36:contract 24:for
30:from -42:how 43:if -43:much 27:on -57:run 26:thi 41:transaction -36:who -34:will @~etherscan -33: 24:* 38:^ga -23:^i -23:^what
-25:a -26:contract 53:first 22:for -26:i 33:in -20:it 23:of 38:the -23:token 32:transaction -26:transfer -22:what @~event 42:*
-29:^biggest 40:^event -26:^i 48:^what -23:^which -22:^who -29:a 29:all 22:are 55:at -37:biggest -39:by -32:do 66:event 35:for 38:ha
33:it 69:last -23:list -36:me -40:my -21:need 64:no 20:on 60:price 52:sery 63:settl -22:that -62:the -23:trad -40:volume 41:what
-23:which -53:who 48:with 58:ye @~evm 16:* -34:? 26:a 27:chain 21:explor 31:for 28:id 27:my 32:rpc @~exchang -23: 37:* 39:^what
42:^which 31:a 38:and 24:at -26:biggest 23:by 28:coingecko -22:do 50:doe 23:exchang -22:exchange -24:first 41:for -48:how 32:id
33:interest -24:it 51:list -30:long -28:my 24:of -29:on -34:one 27:open 28:rank 33:the 25:trust 32:what 30:where 30:which 27:with
@~exchange 61: -23:* 21:? -31:^candl 29:^could 35:^how 36:^i -37:^on -39:^what -49:^where 40:^which 27:a 27:about -22:account
-22:all -71:are -32:ask -52:at -41:book -42:by -31:candl 53:coin -21:coingecko 26:could 25:did -50:do 28:doe 41:down -47:exchang
-35:exchange 31:from 21:ha -41:have 41:how -31:id 53:in -24:level -22:list -24:look -31:market 21:much 28:my 52:need -32:not 27:of
-43:on 36:open 25:or -28:ord -42:pair -34:perp 42:please -28:score 45:spot 30:tell -36:the -21:thi -30:to 45:trad 39:up -69:v
26:want -79:what -51:where @~fear -17:* 31:fear 34:gre -32:i -23:people -32:the @~fee -17:* -49:^did 57:^fee -24:^i -29:^what
58:^which -63:a -64:and -23:are 43:at -28:by -35:chain -22:defi -49:did -24:do -43:doe -20:each 44:earn 34:fee -28:from -23:ga
25:have 31:holder -38:how 26:keep 21:made -37:many 25:most -22:much 28:need -52:now -24:on 46:or -22:our -27:pay -23:price
-40:priority 36:protocol 33:revenue 56:sat -21:since 55:that 21:the -21:today 38:top -44:transaction -33:tvl 59:vb 24:which -31:you
@~feed -48:* 30:^pyth -33:doe -50:price -60:the -62:what @~fill -16:* -24:^what 39:a 33:account 24:and 26:at 36:did 39:he 22:in
-23:my -44:of -28:order -44:perp 47:pnl -40:the -29:trad 35:what @~first -13:* 23:since 20:which @~for 45:* -32:^i 22:^what
41:^which -25:and -29:can 56:check -23:collection 45:contract 21:doe -30:for -33:i 46:in -23:many 46:my -27:owner -22:please
27:which -24:with @~function -24:* 25:my @~fund -13:* 25:? 34:^fund -34:^perp -40:and 31:at 22:how 29:i -24:long 32:next -37:oi
-22:on 27:pay 32:payment 32:the @~ga -56:* 96:^ga -57:^how -45:^my -44:^what -40:a -26:all -22:an -21:and 33:burn -41:call 35:coin
-57:contract -31:did -20:doe 49:ga -43:ha -37:how 41:if -26:in -43:it -64:much -29:my 45:now 23:on -33:please 62:price 40:right
-57:run 43:thi 30:to 49:tx -35:who -35:will -47:with @~gainer -65:* -43:the @~global 21: -25:* 40:? -22:^how 45:^total -37:^which
36:all 31:and 33:cap 35:chain -28:chart 36:defi 58:dominance -24:from -31:ha -21:how -28:in -32:on -24:price -25:since 29:stablecoin
28:today -36:which 48:whole @~goplu 24:* @~gre -17:* 31:fear 34:gre -32:i -23:people -32:the @~hack 5:* -49:? -52:^i 63:and -48:hack
29:how -56:i -53:in -56:it -23:my 21:of 56:the -28:wa 52:with @~hash 38:* -23:a -67:hash -23:i -29:me 64:of -28:what @~hashrate
-64:* 44:^when 28:difficulty 51:hashrate 22:how 27:next -22:of -22:what 33:when -36:which @~historical -5:* 53:^chart -31:^could
47:^for -48:^i -43:^price -33:a 31:an 35:and 46:at 31:bought 58:chart 20:coin -29:could -24:develop -70:do 34:each 35:for -26:from
-31:ha 29:it 31:moment -41:next 31:on -32:tax 31:that 24:time 21:up -35:volume 20:worth -28:you @~history 46: -9:* -48:? -41:^all
-35:^balance 47:^fund -32:^how 57:^i 21:^my -48:^perp -51:^price 29:^the 43:^tvl 24:^when -23:^which -34:all -36:am 22:amount 20:an
-50:and 66:ask 26:at -37:be -21:between 34:biggest -88:book -29:by -46:client 53:clos -31:coin 28:could -29:day 28:defi 56:did
-63:doe 56:end 57:ever 20:give 30:ha -45:hi -27:hold -50:into 35:it 61:late -22:lend 65:m -38:money 37:mov 44:move -39:n 51:need
-46:next -35:now 30:of -23:on -23:open 40:our -24:own 29:pay 42:payment -21:pl -35:please -75:protocol 33:recent -29:right -30:say
-65:should 37:show 30:sold -22:still 73:tax 37:the -38:them 41:thi 23:treasury 26:tvl -41:u -42:value -23:volume 55:wa 21:want
-34:went -29:which 81:year @~hold 8:* -39:? -49:^how -42:a -25:coin -27:did 31:ha -31:how -20:it 48:list 22:of -21:on 40:treasury
@~holder 21:* 86:^who 24:are -43:by -39:doe -30:for -37:from -49:have 37:hold -33:how 30:in -39:it -32:many 20:market 28:no 28:now
30:of -71:on 33:own 24:the -29:total 72:who 21:ye @~holding 96:* 67:? -31:^i 48:^which 83:all -25:and -38:for 32:ha -44:hold -25:i
40:in -22:it 47:list 20:me 48:my 52:nft 58:one 40:which -28:with @~honeypot 14:* -36:? 23:a -33:and -21:are -44:block 21:buy 23:can
30:doe 63:honeypot 23:on -22:safe 39:sell -22:sold 25:tax -41:the -44:which @~index 32: -32:* -31:? 40:^how -25:^i -36:^what
29:^which -27:a 32:category -31:coin -25:ha 39:how 23:i -20:in -30:it -23:me 40:my -32:on -27:our -26:the -30:thi -28:to -33:what
21:which -31:with @~info 23:* 37:? 38:^chain -23:^how 25:^my 59:^the 66:^what -48:^which -47:account 40:addres 60:and 27:at
-26:behind -20:block -28:can 77:chain -29:coin 49:description 35:do 21:doe -26:geckoterminal -24:how 58:i 32:id 34:in 27:liquidity
30:lock -58:logo 34:lp -29:me 25:my 47:need 41:network -37:or 28:our 27:pool 64:rpc -34:that 38:the -28:their 52:to 27:twitt 52:url
27:wa 40:wallet 68:want 44:we 58:what 26:when 52:where -44:which -26:who -26:with -25:you @~interest 15:* -21:^how 22:^which -26:all
43:and 31:by 26:dex -23:fund -33:futur 24:oi 29:perp 30:what 22:which @~internal 26:* 46:? -37:and 39:call 50:contract -28:for -32:i
58:in -22:it -28:my 34:on 35:the -48:transaction 50:tx 51:which @~jup -21: -4:* -39:^how 21:^if -22:and 61:coin -23:for 26:get 22:if
23:into 27:me -34:much -39:now 56:of 21:price -25:to -22:trad -25:with 43:would @~kalshi 11:* -25:? 33:^how 60:^i -42:^what
-24:^which -24:a -91:and -37:are -31:ask -42:bet 27:book -39:can -47:event -29:from 48:ha 30:how 27:i 21:in 54:it -75:list -39:me
44:mov -28:much -35:my -55:now -30:one -56:open -33:please -77:prediction 47:price 36:print -40:right 35:the -25:time 43:to -44:what
-28:which -37:who 24:with 46:ye @~keccak256 43:* -63:hash 64:of -26:what @~largest 45:* -48:? 38:^biggest -59:^how 63:account
-39:and 37:biggest -23:ha -60:how 31:i -46:in -30:many 29:mint 60:of 43:on -38:supp 50:the -39:thi @~leaderboard -36:* -29:bet
-38:did 31:for -20:ha -37:i -39:in 29:market 26:most -42:my 24:on 59:volume -46:what @~lock 47:* 41:? 22:i 28:it 36:liquidity
30:lock 34:lp 28:of 36:the 22:when -31:which @~log -55:* 28:? -33:^which 24:block 29:contract 26:decod 22:for -34:ha 32:how -29:i
-24:or 25:please 30:raw -22:thi -29:topic 21:topic0 -42:which @~lookup -19:* -67:? 37:an -23:behind -36:en 24:i -29:my 59:name 25:to
21:which @~loser -65:* -43:the @~maliciou -10:* 58:? -39:^can 56:^i -65:and -40:can -21:how 21:i 44:it 21:mix -51:my 58:or
20:sanction 54:still -42:the @~market -32:* 31:24h -24:? -27:^best -32:^candl -36:^compare -26:^did -74:^floor 36:^for 26:^give
-25:^how -27:^i -29:^last -25:^list -29:^my 34:^perp 22:^spot -43:^the 39:^v 40:^what 53:a -21:account -21:all 45:already 27:an
57:and -26:any -35:anyth -49:are -24:ask -26:best -32:bet 58:book -25:buy 29:by -43:call -31:candl -21:cap -37:category -36:clos
-28:coin -39:coingecko -36:compare -26:contract 65:day -23:decemb -47:do 61:doe -23:down -40:end -47:event -37:every -70:first
-52:for 52:fund 42:go -38:have -24:he -79:highest -25:holder -33:how 28:i -54:id 23:interest -38:it 22:just -29:largest -22:last
-31:left -30:level -23:like 40:list 24:long 40:lowest -25:many -24:market -23:mcap -51:me 29:most -25:mov -31:much -36:my -30:next
-27:no -34:not 26:now 52:numb 36:oi -32:or -39:oth -44:our 59:owner 46:pair 29:perp -58:print 43:pull 54:rank 32:sery 25:settl
-39:show 29:side 52:spot -28:the -90:time -24:to -33:trad -22:two 45:u -32:where -57:ye @~mempool 12:* 25:how -41:in @~message 14:*
22:? 32:a 22:and 35:he -26:my -25:on 28:sign 32:signature 37:text 23:to -32:wallet @~metadata -13:* -49:? 43:^what -32:a -35:and
-20:contract -35:doe -33:for -36:have -32:me 37:of -49:on 30:supp -46:the 26:total 41:what @~mid -49:* -20:^how -23:book -20:how
@~midpoint -5:* -71:and -30:bid 21:for -67:i -66:it -22:no -68:now 30:of -66:the @~multi 34:* 51:24h -26:^pool -21:a 42:all 74:and
46:i 36:liquidity -54:many 57:of 53:on 48:one 39:pair 37:pippin 50:pool 40:volume -30:what @~namehash 10:* -24:what @~native -29:
-4:* 30:^balance -65:^i -23:a -33:chain -25:have -47:i 23:in 32:left 30:on -47:the @~net -3:* -27:? 21:^what -31:hold -22:how -35:on
38:spam -23:the 41:wallet 36:worth @~network -3:* 25:now -33:on @~new 33:* -22:? -63:^i 71:^newest -32:^rugcheck -20:^what -26:a
-35:all 26:and -33:are -45:at 57:coingecko 40:first -39:for 43:freeze 39:fresh 44:ha -32:it 65:just -26:launch -22:liquidity 25:list
-57:look -72:me 34:mint -71:new 73:newest -42:of 31:on 33:or 32:our -57:people 54:pool -40:that -54:the -37:thi 21:token -22:what
47:which @~nft -6:* 60:^check 40:^floor -24:^i 25:^nft -28:^on 23:^show -53:^the -26:^what 51:^which 39:all -32:and 34:any 51:ape
-22:approval 21:blur 21:bought 52:burn -26:buy -25:by -71:chain 54:cheapest 39:check -68:coingecko -27:collection 33:do -23:doe
66:each 50:every 90:floor -49:for -21:ha 26:have -34:he -28:hi 59:how -34:id 25:if 34:in 25:like 52:many 39:marketplace 24:mint
20:more 24:much -22:name 27:need 32:now 41:one 21:own 59:owner -29:phish 27:piec 44:price 21:show -27:somebody -32:still 20:them
-28:there 46:they 22:time -58:to 30:today 41:volume 77:wa -29:what 38:where -25:which -28:who 21:you @~nonce -8:* 23:^how -37:^my
22:how 22:many -34:my 44:nonce -31:stuck -29:transaction 22:what @~ohlc -16:* 30:for 37:in 47:please @~ohlcv -50:* 32:^candl -39:and
69:candl -21:for -33:in 24:it -62:last 24:me -30:on -27:trad -46:volume @~onchain 33:^what 40:at 40:chain 26:price -25:volume
29:what @~open -5:* 22:^which -26:all 26:and -38:at 31:by 26:dex -23:fund -33:futur -35:i -25:left -28:liquidation -25:need 24:oi
21:on -31:ord 38:order 29:perp -24:the 30:trad 23:what 22:which @~option -20: -77:* 52:^option -45:^what 50:all -45:and -47:at
-29:by 25:chain 40:dex -41:for -35:me -22:my 50:notional -70:of 20:one -54:option 57:premium 22:protocol -37:put -22:the 31:trad
25:volume -44:what @~oracle 34:? 38:^ga 31:in -22:on @~order -14:* 22:? 50:^did -20:a -32:at 50:did -23:have 20:it -25:left 27:or
-31:ord 38:order -22:paid 51:pay -21:token 31:trad @~orderbook 4:* 30:^how 30:^ord -22:^show -33:^what 47:a 24:all 59:and 49:ask
42:best 38:bid 30:do -53:each 35:for 53:i 30:it -71:last 53:level 38:market 24:me -35:no 63:now -26:of 25:one 48:please -21:price
66:right 52:side 78:the -33:v -62:ye @~overview 18:* -24:^fee 52:^ga 26:^i -38:^my -33:^option 21:a 22:addres 49:all -22:an 32:any
-21:behind 75:by 66:chain 39:coin -32:dex -24:do 28:earn -42:for -41:from 60:ga 27:i -43:in -53:it -55:l2 -27:me -47:much -30:need
23:network -31:no 31:not 34:now -55:one -36:only 45:or -37:pay 26:perp 63:price -27:put 49:revenue 41:right -41:that -24:the 28:thi
-22:to -23:today 42:top 29:total -49:transaction -34:up 30:v 24:volume 21:want -25:we 26:what -23:where -34:with @~own 51:* 38:^my
-31:^what 41:^which -22:^who 28:all -22:and 21:by -29:can 53:check -59:collection 56:compress 45:contract 38:doe -23:for -30:ha
-21:have 41:in -22:many 64:my -26:owner -22:please 32:show -35:thi 32:token 23:which -35:who -23:with @~pair 36:* -25:? 43:^i
-24:^search -38:^what 51:^where -28:a 20:all -47:and 53:any 38:can 21:doe 35:for 27:ha 30:i 25:in 22:it 54:my -35:name -28:of 22:on
70:pair 38:the -35:token 52:trade -35:what 52:where @~parameter 23:* 29:a -22:abi -27:and 28:decode 34:i -25:me 27:the 31:to 30:what
@~pars -20:* -25:i -21:it -27:the 31:tx @~percentage -41:* -46:? 35:^did -28:^how -25:^what -34:a 34:did -74:do -22:i -28:it -25:me
69:move -26:my 32:or -66:price -22:the 24:token -44:wa -23:what @~perp 26: -35:* 27:^for 24:^how 40:a 32:account 34:and -33:book
-21:by -28:candl 33:close 29:did 26:each 22:fee 22:fill -29:first -27:from 29:fund 34:get 35:he 46:hi -29:in 22:interest -35:it
-26:left 30:level 37:leverage 33:liquidat 42:liquidation 21:my -55:not -24:now -58:of 32:on 27:open -32:ord -25:payment -28:perp
43:pnl 50:price 38:show -49:spot -64:the 29:to -24:trad 29:what @~phish 6:* 33:? 26:^got 27:connect -41:for 31:from 30:got -21:in
32:legit 36:link 30:my 28:on 22:or 38:page -20:phish 21:sent 23:the 32:wallet @~platform 26:* -24:^i 50:chain 37:coingecko 52:doe
25:for -28:i -33:id -23:of 29:on -29:the 53:which @~polymarket -15:* 29:? -29:^biggest -52:^did 21:^how 30:^i 30:^odd 33:^what
34:^who 62:about -22:account -49:and 21:bid -47:book 44:buy 26:by -35:can 32:could -55:did -33:gain -29:give 41:he 50:hold 23:it
-63:list 31:made -24:me 54:most 49:odd -35:of -55:open -51:ord 42:outcome -27:own -46:please -71:prediction -56:price 23:settl
35:show -32:still -26:the 31:there 43:token -22:total 34:volume -31:wallet 30:who -25:with -42:worth -30:ye -24:you @~pool -12:*
49:24h -40:^best 25:^candl 52:^newest 42:^on 43:^the -29:^which -36:^who -40:a -25:account -42:and 56:apy 25:at -26:behind -40:both
56:by 39:candl -21:chain -36:coin -28:coingecko -23:did 53:first -24:for -27:geckoterminal -23:ha -24:he 23:in 47:just 49:least
-27:liquidity 23:look -39:m -25:most 52:newest -26:no -21:not 33:now 26:numb 37:only -22:or -20:pair 40:please 63:pool -47:price
-47:reward 21:right 22:see 26:show -28:since 29:stablecoin 31:than -20:that -20:there 62:thi 24:trade 61:transaction 21:volume
-26:want -39:which -36:who 35:year 32:yield @~portfolio 16:* 24:? -45:^balance 27:^which -31:a 24:account -46:addres 41:all 28:at
-37:balance -21:coin -28:doe 62:everyth -42:for -21:he -28:hold 61:in -40:many -43:need 20:no -21:one -41:the 26:there 35:thi -22:to
63:token 31:wallet 25:which @~position 64:* -28:^did 37:^how 77:^what 27:^which 47:am 33:are 26:at 69:bet 46:defi 28:deposit 27:do
-50:for 21:have 49:he 47:hold 41:how 42:i 53:in -52:it 28:me 30:much 24:my -34:of 33:open 34:or 33:out 28:please 29:settl -41:the
-24:total 21:trad 25:unclaim 59:what 62:which -33:worth @~prediction -45: 5:* -44:^how -46:^i 36:^price 41:^what -29:^which 36:^who
55:a -33:about 72:and -20:any 51:are 22:at 24:been 34:bet 74:both 41:can -30:decemb -24:deep -46:do -35:doe 24:event 35:from 29:give
-36:ha -54:how -57:it 88:list 67:market 22:me -46:my 44:no 84:now 67:one 76:open 46:ord -26:pl 96:prediction 48:right -30:say
24:side -25:to 27:trad -29:volume -37:want 37:what 34:who -42:ye @~pric -18:* 57:^did 57:^for -40:^i -27:^the -29:a -31:all 30:an
38:any 55:are -28:ask 55:at -27:biggest 32:bought -42:can 23:coin 21:defillama 49:did -51:do 32:each -21:ever 43:for -30:i -47:many
-29:my -22:need 34:or -21:our 33:peg 20:price 33:that 30:the -23:trad 30:when -39:you @~price -49: -30:* 23:24h 29:? 25:^best
-33:^can 25:^chart 37:^doe -42:^find 28:^how -29:^if -27:^last -23:^pyth -26:^the -68:^which -49:addres -57:all 39:am -23:and
-36:any -33:anyth 26:are -51:ask 24:best 44:bid 40:book -46:by -36:can -54:cap -28:change 24:chart -27:cheapest -36:contract
-29:crypto 32:data 26:day -40:each -30:every 31:far -50:fee 24:feed -42:find 26:first -29:ga -34:get -48:got -47:ha -28:he 84:hi
68:hold 21:how -22:if 33:in -84:into -34:last -26:like -28:made -20:make -44:market -20:mcap -48:money 57:move 21:much 34:need
-45:next -24:no -30:odd -30:on 26:one -28:only -62:oth 36:out 22:pap -46:pippin -30:pl -69:please -45:price -30:print -26:quote
-35:right -34:same -35:sell -26:sent -46:side -58:spot -51:tax 24:thi -24:time -55:to 51:today 55:token 42:trad -64:u -40:value
-21:wallet -51:want -52:which -40:with 32:worth -39:you @~priority 9:* 26:^what -41:and 22:fee -24:for -27:how -47:i 29:in -22:my
-36:now -38:priority 44:that 23:the -28:to -20:transaction 35:what @~profil -18:* -27:^did 24:a -27:did -25:i -25:of 28:on 29:paid
-28:pay -32:the -20:twitt @~profitability -19:* -31:^did -23:^what -43:did -39:do -22:in 24:it 25:pnl 29:realis -26:what @~protocol
-20: -30:* 21:^biggest 48:^could -42:^fee -23:^for 44:^i 41:^on 32:^tvl -63:^what -21:a -37:all -48:am -32:and -29:any -33:app
-41:at -34:by 44:could -22:dapp -46:defi -25:defillama -38:deploy 79:dex -36:did 29:each 31:fee -24:first -22:for 39:from 22:get
-29:have 41:holder 26:it 40:just -63:l2 43:lend 31:like 29:lp -43:many -31:me -47:most 48:need 49:no -44:not 27:notional 24:now
42:one 23:only -57:option 59:or 75:our -32:paid 40:that -54:there -46:to -30:total 34:trad 38:tvl 46:v -25:volume -22:wa -26:we
-39:what -34:where -38:would 44:you @~pyth -34: -42:* -43:^what 57:a -42:and -52:at 38:feed -32:i 43:in 34:of -74:price 34:the
-43:what @~quote -14:* -30:^how 21:^if -39:and 37:get 23:if -36:in 39:into 27:me -34:mint -22:much -39:now 32:of -25:to -22:trad
-25:with 46:would @~rais -15:* -23:a -24:i 31:round -24:which @~range 22:* 21:between -41:end 20:for 66:i 61:in -32:it -23:need
-27:of 38:on 41:one 20:price 26:thi -40:to 45:volume @~rat 38:* 50:and 41:in 46:of @~rate 17:* -20:and 24:at 28:fund 23:i -24:long
32:next 28:pay 33:payment 32:the @~raw -25:? 21:and 21:my -28:of 27:sign -23:the 26:to -27:with @~receipt -19:* 37:? 22:^did 26:^i
-43:^my 55:did -35:from -32:ga -45:ha 21:i 21:it -24:my -53:on 23:or 23:paid -44:please -56:with @~recent -6:* 27:^last 27:^what
-21:all 37:do -34:for 25:geckoterminal -27:ha -27:in 25:last -27:list 46:look -27:market -25:me 42:most -32:my -26:of 32:on 21:or
-27:our 41:people -20:side 24:that 24:the 40:up -26:with @~recov 34:* 25:message 25:sign 23:thi 21:with @~report 23:* 20:? 55:^i
21:and 42:for -38:freeze -41:ha 54:how 50:i -35:mint -38:most -29:or -22:rugcheck -31:token -42:which -33:who @~resolve -25: 7:*
24:? -23:^explain -35:^how 25:^i 21:^please -43:^which -31:^who 59:a 23:addres 57:an 54:chain -24:coin 39:doe -30:en -26:explain
-24:for 67:found -53:ha -23:have -43:how 68:in 53:it -24:look -29:my -29:name -35:or 35:str -29:tell -20:the 31:thi -31:wallet
67:what -29:who -34:word @~rugcheck 54:* 31:? 50:^i 36:^rugcheck 23:^what 52:a 45:and -23:coin 50:for 48:how 21:i -40:it 59:me 40:my
-43:one 48:rugcheck -37:the -39:verify -24:which -43:with @~rugpull 6:* -40:^how 40:at 37:ha -38:how -33:i 35:of 28:on -35:put
22:the -22:where @~safety -65:* -26:? 39:^i -24:any -24:for -32:honeypot -27:it 20:my -26:of -57:on -35:or 63:safe 21:scam -25:tax
-32:the 38:to @~search 31: 22:* 27:? -35:^can 80:^find -24:^how 36:^odd 70:^search 29:^show -31:^which -39:^who 53:about -28:account
-24:am -33:and 49:any -44:bet -30:biggest -21:by 22:call 57:collection -30:did -42:do -21:doe -36:en 38:explor 88:find 29:he -31:hi
40:holder 21:id 55:it -29:like 45:look -45:made 39:many -28:market -29:most -63:my 34:nam -42:name -52:need 20:nft -69:not -31:now
50:odd 30:on -63:one -29:open 53:pippin -67:please 21:pool 20:say 41:so -35:spl -44:tell 33:that 27:the -80:thi -30:tick 33:to
-53:today 33:token 61:up -74:want 48:where -40:which -52:who -27:with -47:ye -39:you @~security -32: 25:* 43:? 32:^before 50:^can
21:^on -60:^what -21:^who 26:a -20:account -35:and 39:any 38:ape -28:approval 37:approve 30:ask 21:be 51:been 26:before 52:burn
43:buy 42:by 58:can -27:chain -31:doe -23:exact -31:for -31:ha 50:have 21:if 24:in 36:it -20:list -24:may 49:mint 31:more -31:much
43:new -36:nft 28:or -53:our 39:own -27:phish -27:revoke 20:run -21:show 34:site 22:spend 31:still -24:there -41:to 25:trust 24:wa
26:we -52:what -34:which 20:without @~selector 56:* 33:? 40:^which 48:a -51:calldata 31:event -36:for 30:function 42:ha 33:i 46:it
23:of 50:that 28:the 55:what 50:which @~sery -82:* -45:? -44:^what -44:event -43:how -43:i 24:it -63:sery -61:settl -43:what 33:who
@~sign 34:* 25:message 25:sign 23:thi 21:with @~signatur -29:* 27:did -31:in -27:of -22:on @~site 6:* 33:? 26:^got 27:connect
-41:for 31:from 30:got -21:in 32:legit 36:link 30:my 28:on 22:or 38:page -20:phish 21:sent 23:the 32:wallet @~sol 28:* -46:^balance
25:^biggest 65:^did 27:^on 43:^the 20:a 44:account -23:addres -81:all -27:and -43:are 25:at -42:balance 23:biggest -29:block -33:can
26:chain 41:did -23:doe 42:fee 64:from 25:get 38:go 27:i -35:in 21:it 28:kind 23:late 21:left 71:list 46:me -31:mint 29:need 49:pl
-21:price -46:priority -22:spl 33:swap 54:that 33:the -35:them 39:through 30:time -48:to -55:token 23:total -20:validator 41:wa
-31:wallet -39:want 24:what -45:which -47:writ 24:you @~solana 22:* -33:^how -27:^list 44:^my 31:^search 29:^what 26:^which 54:^who
-40:a -43:account -20:addres 23:all -40:and 29:can -39:check 45:compress 36:did -20:for 41:holder 29:if 44:it -39:list 39:look
35:many -60:me -37:much 29:nft -29:of -36:one 24:or 28:own -24:please 44:so -47:spl 32:still 35:token 21:tx 39:up 23:verify
27:wallet -22:want 47:what -41:which 35:who @~source -51:* -32:^i -26:a -23:and -48:audit -46:for -22:i -40:it -25:or -29:show
-28:source -27:verify @~spot 43:* 22:^spot -23:balance -22:in 46:of 25:spot 44:the @~stablecoin -23: -17:* 20:^did -23:^what
60:^which -71:a -53:and 63:are 35:biggest -23:by -41:can -27:cap 58:chain -31:chart -66:day -35:doe 23:each -32:for -59:from -28:get
49:ha 42:hold -43:in -27:it -56:many -29:market -27:me 61:most -45:my -39:now 38:or -23:our 39:over -44:price -43:show 48:stabl
68:stablecoin -21:supp -36:to -34:v -38:wa -25:what 55:which -23:work -43:you @~stat -29:* 27:? 27:^total -36:^what 21:and 25:block
-25:crypto 75:dominance 26:each -34:i -28:it -22:market 26:or 35:time 69:today -34:what @~statu 52:* 66:^i 62:i 31:open 23:the
29:trad @~storage 10:* 39:^read 25:of 38:read -21:wa @~sui 22:* 23:? 34:can 21:it 35:mint 26:of 25:or 28:still -40:to @~summary 28:*
51:^rugcheck 33:for 27:rugcheck 30:score 34:thi -33:token -31:what @~supp -19:* -35:? 35:^how 35:how -50:i 47:supp 20:the 23:total
-32:what @~support 28:* 37:the @~swap 11:* -43:? 22:^how 35:and -26:buy -27:did 38:do 44:ha 37:he 21:how -28:in -43:it 22:late
38:many 22:on -41:or 48:price -28:sell 31:sold 29:swap -22:that -23:to -25:wallet 24:when 40:with @~tick -6:* 58:^last -58:a -47:and
-47:best -44:for 60:last -37:on -51:please -49:spot -38:the -28:trad 22:v -22:volume @~ticker -45: -3:* -34:? 29:^floor -65:^how
78:^i 47:^on -28:^what -30:^which 53:and 48:at 52:blur -71:buy -29:chain 60:coin 27:coingecko -36:dex -60:did 25:do 20:doe 43:each
25:exchang 54:exchange 36:for -36:from -63:ha 24:have 28:highest -53:how 21:i 63:id -58:in -26:interest -56:list -41:lowest -29:me
-28:much 63:my 77:not -37:now 20:of -34:on 40:one -26:open -24:please -46:sell -34:spot -20:that -24:trad 22:volume 73:want 51:what
32:where -55:which -51:with 25:you @~time -41:* -22:^how -61:i 28:on 21:slot 35:time 38:wa 25:what @~timestamp -26: 14:* 27:?
-28:^what -27:a 21:chain 41:height 41:i -40:in -26:moment -33:my 26:need 38:snapshot 34:that -32:thi 27:utc 27:wa -27:what 30:which
@~token -21: -9:* -26:24h 30:? -28:^a 43:^all 25:^can -26:^could -33:^find -46:^for -22:^if -47:^in 38:^on 32:^price 23:^search
-31:^the 33:^where 33:^who -22:a -45:account -80:addres -30:also -37:am -35:and 65:any -37:ape -26:are 20:ask -26:at 35:audit -42:be
-28:been -21:big 78:both 30:buy 52:by 22:call 25:can 33:cap -21:change -58:client -33:close 26:coingecko -22:compare 21:contract
-30:cost -31:could -43:crypto -38:day 68:decimal 37:dev -35:did -44:do 23:doe -28:each -22:every -31:everyth 38:exact 57:far 36:file
-34:find -24:first 24:for -44:from -20:give 36:go -33:guy 50:had 44:have 50:held 37:hi 55:hold 41:holder -34:honeypot -28:id 34:it
-37:just -31:last 43:latest 28:left 43:like 29:lock -44:logo 31:lp -51:m -26:made -21:make 31:market -42:may 43:mcap -47:me -22:mint
23:morn -51:most 69:mov -22:move -28:much 26:my 25:n 22:name -27:need -34:newest -37:next -53:nft -51:no -27:now 66:numb -30:only
40:oth -28:our -52:over 20:pay -37:people 31:pippin 91:pl 45:present 54:price 22:profile -60:project -50:pull 70:put 43:rank
44:report -39:right 30:rn 53:safe 63:same 20:scam 33:see -30:sell -35:send -26:sent -54:should -21:sign 50:so 44:some -29:someone
-47:spam -34:spl 46:supp -21:swap -35:tax -31:telegram 65:th -46:these -39:thi -23:tick -28:time 41:today -41:togeth 22:token
43:trad 56:trade 26:transaction 21:transf 44:transfer -72:twitt -25:two 31:v -48:value -45:wa 42:wallet 44:we -27:what 50:where
-29:which 20:who -30:will 35:with 27:worth -24:ye @~topic -10:* @~trad -15:* -37:? -28:^how -35:^i 70:^last 22:^show -32:^what
-20:^where -41:and -20:are -28:at -41:bet -46:by -22:can 23:did -31:do -28:doe -27:for -27:ha -34:how -22:i 35:in -22:it 73:last
57:market -25:me -29:much -41:my -20:numb -32:of -27:open -33:or -30:price 73:print 22:show 22:that -26:trade -32:what -28:with
-27:ye @~transaction -29: 13:* 84:^did 35:^ha -46:^how -25:^i -30:^if 45:^in 22:^the -41:^who -34:a -23:account 41:before 34:block
-34:by 40:call 33:can 41:check -22:cost 21:decod 97:did -36:doe 23:ever 36:fail 25:fee 33:first -34:ga -28:get 32:go -22:ha 45:hash
-39:have -42:how 24:it 24:list -23:look -25:made -22:many 28:me -32:much 46:not 68:only 23:paid 30:pay -39:please -41:right 38:send
30:sign 30:since 36:swap 49:tell -41:that 29:the -40:there 53:thi 27:through -42:to 59:transf 51:tx 28:wa 26:what 32:where 52:which
-28:who 33:why -64:would @~transfer 31: -38:* -47:? -24:^balance 21:^did 55:^ha -45:^i -44:^which 26:addres 33:all 33:an -25:and
72:any -40:at -25:balance -21:do -25:doe 27:every 26:for -21:how -54:i -27:in 46:into -47:it 73:latest 47:like -21:list -35:more
77:mov -32:nft 27:of -79:only -38:or 29:out 64:pl -34:send -41:sent -22:there -54:transaction 65:transfer -22:tx -46:wa 51:wallet
-47:which -23:who 37:with @~treasury -22:* -68:^how -53:^i -32:^what 47:^which -37:^who -102:a 24:and 44:are -28:at 56:biggest 70:by
-25:can 27:do -40:doe 61:ha -43:have 33:hold -71:i -61:in 49:largest 48:list 30:many -28:my -25:now -62:of -31:pay -42:please
-48:price 45:protocol -23:sell 27:sit 32:them -52:to 88:treasury -20:wallet -56:what 45:which -37:who 55:with -37:you @~trend 17:*
86:? 48:^pool -39:^search 71:^what -20:^which -28:about -29:all -64:and 48:are 48:at -49:can 76:coin 56:coingecko 29:for 64:i -52:in
-40:liquidity 24:look 48:me 25:most -21:my -46:of -53:one 34:people 44:search -53:talk 88:today -21:up -32:volume 32:vot 69:what
42:which @~tvl 10:* 71:^tvl 28:all 26:and -47:at -47:by -25:chart 25:did -36:for -26:have 22:how 35:it -32:money 33:much 45:now
36:of 47:one -35:or -30:our -35:please -47:protocol 28:that 26:thi 33:total 60:tvl -23:which @~tx -3:* 32:? 45:^how -41:^my 52:doe
36:fee -28:ha 45:have 42:how -43:i 43:many 46:now -41:stuck -20:that -47:the 34:thi 39:transaction 28:what @~typ -20:* @~unit 37:*
28:? -23:^how 29:for 40:how 40:i 31:many 28:my 37:to @~updat -6:* 25:geckoterminal 23:on 26:that @~utxo 5:* -60:? 50:addres -28:and
20:can -23:i 31:list 28:of 22:the 25:unspent 66:utxo @~validate 35:* 28:? -22:^how 46:^i 70:a 70:addres -33:and -22:how 56:i 41:it
-30:of -34:the -23:validator @~value 35:* 34:^how 46:how 24:in 41:much 21:total @~verify 11:* 33:? -38:^what -32:for 35:he -21:it
39:me -32:my -48:on 31:real 28:sign 32:signature 37:text 27:the 22:to -25:token -34:wallet -37:what -27:with @~volum 8:* -43:^volume
-27:^what -51:a -40:all -44:are 41:dex -53:i -50:it -26:my 27:of -32:pool -46:thi 22:volume -44:what 45:with @~volume -40:* -35:?
-41:^i 71:^volume -40:^which 47:a -22:all -39:at -47:by -21:chain -29:coingecko -35:defillama -37:dex 23:did 31:do 21:doe 20:for
28:from 64:ha -49:i 21:if 44:in -52:into 28:me -41:most -45:my -28:of -32:on -38:one -33:over 34:please -23:price 41:since -50:spot
-41:the 27:thi -55:token 62:trad 31:volume -28:went -28:what -39:which -56:with 40:you @~wallet 44: -4:* 57:^all -31:^before
-21:^floor -30:^how 22:^i -27:^if 51:^in -34:^list -43:^my 35:^show -25:^someone -36:^the 50:^which 23:account -50:addres 80:all
26:already 60:am 42:an -68:any -24:approval -32:approve -22:ask 42:audit 42:balance 23:be -43:before -48:behind -34:bet -25:biggest
62:both 20:bought -24:buy -45:by 45:call 60:came -20:chain 72:check -37:claim -58:coin 24:company 53:contract 22:cost 35:count
23:custom 22:day 46:defi 25:deposit -34:doe 47:each -44:en 26:end -31:ever -77:every 64:everyth -22:fee 41:file -28:floor 76:for
-45:gave -33:get 43:got -44:guy 37:have 22:hi -30:hold 43:in -53:it -43:just -28:kind 20:know -35:known 21:last -23:left 28:look
22:made 40:make 39:metamask 24:mine 68:mint 29:money -31:most -63:mov 50:must -26:my -37:name 73:need -21:newest 20:no 40:noth
-77:now -57:numb -24:one 26:open 37:our 59:out 32:over -46:owner 33:payment 37:piec 68:pl 28:plain 49:please 20:pnl -55:rank
-57:real 28:realis 35:recent -40:revoke 20:right 42:see -28:sell -31:sent 50:should 40:show -33:sign -51:sitt 32:sold -23:someone
-33:someth 22:spam -25:spend 40:still -28:that 22:the -43:them 31:there -47:to -22:today 54:token -31:top -36:transaction 51:transf
40:transfer 24:treasury 33:tx -44:u 25:unclaim -34:wa -57:wallet 23:want -31:we 28:whale 28:when 31:wheth 62:which 35:why -29:will
65:with -24:word -20:work 28:worth 21:would 54:year @~worth -3:* -27:? 21:^what -31:hold -22:how -35:on 38:spam -23:the 41:wallet
36:worth @~yield -48:* -31:? -40:^best -34:^which 57:apy 45:at 23:can -22:deposit -42:did 31:first -21:have 21:how -28:i 23:in
-40:it 50:least -39:most 28:now -29:of 41:only -32:our 32:please -47:reward 23:show -32:since 30:stablecoin -33:the 46:them
-43:which 35:with 32:yield
`;
