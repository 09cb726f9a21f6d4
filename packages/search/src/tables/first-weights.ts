// First weights: how much each sign of a candidate tells for it, by itself (*) and beside each word of the question; written by test/learn-first.ts, in hundredths.
export const FIRST_WEIGHTS = `
@+lacks -6:* 59:,+24h -41:,+and -38:,+any 49:,+at 42:,+burnt -31:,+by 54:,+can 35:,+contract 41:,+for -42:,+give 46:,+how -36:,+i
28:,+if 57:,+in 27:,+list -21:,+long 28:,+need 26:,+no -29:,+not -21:,+or 59:,+the -22:,+token 30:,+volume 29:,+want -52:,+what
-46:,+whatev 34:,+where 55:,+with 25:.+. 68:.+i 47:.+it 23:.+what 83:?+? 63:?+_ 37:?+and -34:?+how 64:?+i -43:?+just -50:?+look
26:?+the -29:?+what -39:^+_ -20:^+a 22:^+all -89:^+balance -31:^+before -45:^+bid -31:^+biggest 38:^+buy 25:^+chain -22:^+cheapest
69:^+check 42:^+compare -22:^+convert -26:^+could -23:^+current -42:^+dex 24:^+did 33:^+doe -28:^+draft -36:^+explain 35:^+floor
-63:^+ga 64:^+ha 47:^+honeypot 35:^+hows 21:^+i -48:^+it 58:^+kind 70:^+list 24:^+look 30:^+make 32:^+metamask -22:^+my -21:^+need
-27:^+newest -36:^+next -34:^+nft 20:^+on 26:^+option 36:^+ord -43:^+our 48:^+pl 25:^+pool -63:^+price -30:^+pyth -33:^+rank
-31:^+realis -63:^+revoke 33:^+rugcheck 29:^+search 20:^+show -28:^+somebody 33:^+tell 55:^+that -34:^+the 44:^+there 28:^+to
-51:^+top 30:^+trad -36:^+verify 102:^+wa -42:^+where -20:^+whose -22:_+, -33:_+? -80:_+account -23:_+addres -34:_+against 83:_+all
34:_+already -48:_+are -77:_+at -62:_+atm -32:_+before 53:_+bet 29:_+bid 23:_+block -62:_+by -28:_+can 37:_+coin -23:_+collection
-40:_+cost -43:_+cut 23:_+did -34:_+do 67:_+doe 80:_+from 35:_+give -27:_+have -34:_+hold -41:_+i -26:_+in -32:_+into -53:_+list
-29:_+long 32:_+market -23:_+mempool -23:_+mov 35:_+name 35:_+now 31:_+of -51:_+one -32:_+open 71:_+or -48:_+ord -37:_+over
-25:_+perp 62:_+pl 48:_+pool 68:_+price -36:_+question -34:_+right -37:_+rn -43:_+sery 60:_+so 68:_+still -38:_+that -24:_+today
-58:_+trad -38:_+trade 27:_+transaction -37:_+transfer -21:_+tx -29:_+validator -29:_+value -62:_+wallet -28:_+what 38:_+when
-32:_+which -48:_+with -42:_+word 48:_+worth -24:_+ye -27:a+_ -24:a+a 46:a+coin 29:a+contract 47:a+feed 22:a+long 53:a+new
-32:a+phish 53:a+rug 33:a+sign 31:a+token 32:a+wallet 64:about+$ 27:about+, 25:about+to 27:above+_ 29:account+_ 72:account+on
45:addres+$ 30:addres+? 35:addres+doe 51:addres+of -41:against+_ -65:all+chain 24:all+the 42:all+time 32:already+$ 22:already+?
68:am+i -24:an+_ 46:an+old -46:and+ask -37:and+by -22:and+i -23:and+in -30:and+the -34:and+volume 30:and+when -50:and+which
-29:and+who 58:any+_ -37:any+chain 29:approval+on 42:are+_ -58:are+in 57:are+my -48:are+people -32:are+there 30:ask+$ -36:ask+.
-52:ask+for -71:at+_ -43:at+my 38:at+the -65:balance+and -33:balance+of -36:be+? -22:been+audit 56:been+burn -27:before+i
22:behind+the -28:best+_ 58:bet+$ -34:bet+on 30:bid+for -32:block+_ 29:block+numb -37:book+_ -42:book+for 35:book+on 29:bought+_
32:burn+$ -27:buy+_ -35:by+24h -38:by+how 43:by+it 27:by+market 46:by+now -32:by+one -52:by+protocol -32:by+volume 78:calldata+for
-34:can+still 58:can+the 48:cap+, -65:chain+$ -22:chain+_ 34:chain+doe -29:chain+i 54:chain+we 24:claim+he -30:client+_ 29:coin+in
37:coingecko+$ 60:coingecko+id 32:collection+, -32:collection+_ 57:collection+on 47:compare+it 27:confirmation+doe -32:contract+$
-41:contract+address 35:contract+i 36:contract+on 34:contract+verify -22:convert+_ -45:cost+$ -34:crypto+market 29:d+like -22:day+?
40:day+i 30:deep+i 30:deploy+it 44:dex+$ -35:dex+on -43:dex+pair -42:dex+volume -35:did+_ 35:did+it -24:did+my 78:did+the
-62:did+they -38:did+thi -26:do+my 45:do+the 43:do+you -57:doe+_ -33:doe+a -28:doe+coingecko -24:doe+each 68:doe+he 53:doe+my
23:doe+not 34:doe+pyth -60:down+? -28:draft+a -31:each+$ -25:each+. 31:each+? -31:each+of 30:each+one -38:earn+the -57:eip+_
-26:error+_ 60:event+of -63:every+approval -26:every+chain -20:explain+to 59:far+$ -55:fee+$ 43:fee+? 25:fee+_ -43:feed+_
37:feed+for 53:feed+id 46:find+me 46:find+out 21:first+, -26:floor+? 48:floor+and 49:floor+of -42:for+each 36:for+it 35:for+my
29:for+no 59:for+that 41:for+the 20:for+thi -34:form+_ 60:found+a -27:found+the 57:from+a 60:from+my 45:from+the -23:function+i
22:fund+on -26:ga+rn -35:gave+me 34:get+liquidat -35:go+through -45:ha+_ -54:ha+that 89:ha+the 70:had+_ -45:have+$ 22:have+,
-28:have+_ 58:have+a -61:have+in -55:have+the -60:here+. 44:hi+_ -37:highest+floor -28:history+of -43:hold+, 21:hold+_ 92:hold+it
38:honeypot+? 47:honeypot+or 35:how+are 30:how+deep -45:how+do 33:how+far 23:how+much 39:how+the 54:i+$ -25:i+, -45:i+_ -26:i+a
33:i+bought 43:i+buy 21:i+copy 30:i+d 29:i+get 39:i+got -76:i+he 86:i+in 22:i+just 25:i+lost -26:i+m 34:i+made -24:i+mean 55:i+my
25:i+need -20:i+not -27:i+on 23:i+only 43:i+own -23:i+pay 43:i+sold 36:i+still -33:i+stuck 21:i+thi 60:i+think 34:i+would 34:id+$
-31:id+, 59:id+for 22:id+of 41:if+you -29:impermanent+los 45:in+$ -54:in+, -21:in+an -23:in+decemb 38:in+fee -20:in+germany 26:in+it
38:in+my 30:in+our 36:in+spr 46:in+the -37:in+thi -37:in+what 37:in+which -24:into+_ 48:it+$ -30:it+. 28:it+? 25:it+_ 28:it+a
31:it+all -46:it+and 29:it+confirm 28:it+cost 25:it+fail -43:it+for -40:it+go 70:it+ha 44:it+i 42:it+now 54:it+on 55:it+or
-46:it+own -30:it+price -44:it+the 38:it+to 57:it+trad -51:it+up -57:it+wa 45:it+with -24:just+the 76:kind+tell 34:last+trad
23:late+? 50:left+in 42:like+_ 26:like+the 27:liquidat+? -25:liquidation+_ 36:liquidation+on 21:liquidation+price 28:liquidity+and
33:liquidity+for 33:liquidity+i -40:liquidity+pool 29:list+company 65:list+every -34:list+the 26:lock+in 21:log+of -46:long+and
20:long+str 37:made+on -30:many+_ 29:many+confirmation -23:many+decimal 47:many+of -35:many+transaction 28:many+tx
-23:many+validator -38:market+on 33:may+the 36:me+$ -32:me+_ -20:me+a 22:me+about 49:me+all 50:me+how 20:me+please 37:me+the
41:member+of -33:min+pool 25:mint+_ -31:mint+more 62:mint+on -20:moment+, 58:money+i 43:money+in -26:most+_ -21:most+money
-51:most+recent 36:mov+the 49:move+_ -47:much+$ -22:much+did 29:much+do 71:much+ga 37:much+liquidity -37:my+_ 58:my+account
73:my+bag -21:my+bank 47:my+broth 47:my+coin 64:my+exchange 55:my+friend -26:my+grandson -28:my+knee -28:my+landlord
21:my+liquidation 57:my+metamask 36:my+nephew 29:my+open -24:my+phone 29:my+pool 20:my+saving 53:my+sist -38:my+tax
22:my+transaction 41:my+transf -55:my+tx 20:my+wallet -30:name+$ 85:name+, 31:need+for 50:need+it 33:need+the -54:next+_ 21:nft+are
63:no+$ 38:not+_ 21:noth+$ -29:notional+volume 45:now+$ -57:now+, 53:now+? 69:now+on -21:numb+_ -37:odd+on -42:of+_ -48:of+all
30:of+an 42:of+it 44:of+one 31:of+our 85:of+that 55:of+the 39:of+these 41:of+those 31:on+$ -27:on+a -50:on+chain 50:on+each
52:on+that 97:on+the 55:on+thi 52:on+what 45:one+$ -30:one+, 34:one+. 30:one+? -48:one+_ 37:one+go 28:one+of 25:only+$ 23:only+have
45:option+volume 27:or+_ 34:or+a 68:or+no 37:or+not 50:or+what -24:ord+book 47:our+treasury 34:out+$ 53:out+of -20:over+_ -24:own+_
37:own+the -69:own+token 33:paid+_ -45:pair+for 38:pair+on 24:pap+with -22:pay+_ 44:pay+for -23:pay+on 24:pend+_ 29:piec+of 44:pl+$
84:pl+, 26:plain+word 57:please+, 57:please+. -26:please+decode -23:please+show 52:pnl+_ 41:pool+$ -41:pool+, 22:pool+_ 36:pool+for
-33:pool+found -42:pool+on -22:pric+in -69:price+$ 20:price+and 53:price+chart -21:price+for -34:price+in -36:price+of 45:price+on
-27:priority+fee -53:protocol+$ -48:protocol+by -43:protocol+on 47:pull+_ 43:put+_ 35:put+in 31:pyth+feed 33:pyth+have -31:rank+by
71:rate+of 42:real+one -27:realis+pnl -63:revoke+every 26:right+now 24:rn+$ 67:rout+_ 36:rout+still 44:rpc+url 53:rug+? 51:safe+?
37:safe+to -29:sat+vb -36:say+_ 48:say+he 66:search+on 84:selector+$ -70:sell+? 39:sell+tax 24:sent+me -29:sery+_ 51:sheet+,
60:should+be -63:show+_ 38:show+me 23:show+my -66:side+$ -22:sign+? -38:sign+_ -36:sign+the -23:simple+word 26:since+launch
40:sit+on 53:sitt+in 53:so+far 59:so+i -53:so+it 34:some+_ -46:source+of 33:spr+, 37:stablecoin+supp 40:stand+behind 48:still+have
-49:still+mint -25:still+open 75:still+pull 37:supp+$ 72:talk+about 21:tax+office -20:tax+return 41:tell+me -28:than+_ 43:that+$
56:that+_ -33:that+be 26:that+chain 54:that+coin 60:that+market -23:that+my 27:that+protocol 23:that+token 37:that+we 21:the+_
27:the+account -36:the+amount -48:the+balance -42:the+best -30:the+biggest 45:the+bridge 68:the+call 87:the+chain 34:the+cheapest
39:the+client 45:the+coingecko 28:the+collection 45:the+company 23:the+current 32:the+dao 57:the+day 22:the+exact 62:the+fee
33:the+floor 44:the+guy -38:the+highest 34:the+l2 -21:the+last 46:the+lp 47:the+moment 29:the+money -43:the+most 33:the+name
32:the+network -48:the+next 53:the+nft 29:the+odd 42:the+one 31:the+ord 63:the+oth 55:the+pair 23:the+pap 53:the+pool 47:the+price
-38:the+project 30:the+protocol 39:the+real 56:the+rout 38:the+same 31:the+site -41:the+source -20:the+top 42:the+trad 51:the+tvl
38:the+verify 42:the+week -33:the+whole 55:the+ye 38:the+yield 24:them+$ -42:them+? 36:there+$ 43:there+are 24:there+i
-28:thi+addres -21:thi+moment 46:thi+morn 32:thi+pool 44:time+high -57:time+i 39:to+add -32:to+get 28:to+liquidation 37:to+me
-23:to+move 23:to+on 24:to+see -27:to+sell -33:to+the 54:to+which -26:today+, 50:today+? -31:today+and -60:token+$ -52:token+_
29:token+on 44:token+that 73:token+with -55:tonight+$ -42:too+$ -38:topic+_ 24:trad+$ -43:trad+_ 47:trad+at -32:trad+of -23:trade+_
27:transaction+$ -29:transaction+_ -34:transaction+on -39:transfer+of -29:trust+score 40:tvl+of -48:und+_ 66:up+on -39:up+the
24:verify+? -32:volume+in -24:volume+of 26:wa+_ 60:wa+it 31:wa+that 68:wallet+$ 48:wallet+? -84:wallet+_ 38:wallet+on 20:wallet+or
42:wallet+worth -30:want+a 36:want+me 48:want+to 60:we+are 29:we+deploy 54:we+talk 38:what+$ -51:what+can -22:what+coin -44:what+doe
-29:what+in 38:what+it -44:what+now 20:what+the 35:what+thi -70:what+time 23:when+doe 39:when+i -41:where+doe 45:where+i 55:where+my
-20:where+the 58:where+we 43:which+addres 62:which+approval 20:which+block -32:which+coin -49:which+collection 63:which+i
-33:which+min 31:which+nft 21:which+of -23:which+protocol -29:who+are -29:who+can -33:who+ha 37:who+hold -29:who+made 37:who+own
28:whole+token -33:with+_ 34:with+a -52:with+it -23:with+their -32:word+of 23:worth+$ -32:worth+in 67:worth+right -40:would+that
20:writ+a -32:ye+on 24:ye+price 22:yet+$ 31:yet+? -24:you+can 48:you+find 41:you+have 32:you+please 27:you+tell @+lacks:address -6:*
-41:,+_ -20:,+and 26:,+biggest 21:,+can 40:,+contract 60:,+how 44:,+it 54:,+please 29:,+the -22:,+token -34:,+what 20:,+with 28:.+$
-34:.+_ 47:.+i 46:.+it 26:?+? 36:?+_ 41:?+i -40:?+look 33:?+my -56:^+_ -36:^+a 32:^+all -56:^+balance -57:^+can 57:^+check -22:^+ga
28:^+ha 47:^+honeypot 39:^+list -25:^+on -60:^+revoke 26:^+search -22:^+somebody 31:^+the -30:^+top -34:_+? 34:_+_ -46:_+account
-22:_+are -37:_+at 64:_+bet -42:_+contract -26:_+doe -37:_+from -26:_+hold -24:_+i -28:_+long 40:_+or -49:_+pl 29:_+thi -45:_+trad
-24:_+transfer -31:_+wallet -21:_+what -22:_+with -20:a+_ 30:a+token 31:a+wallet -34:account+$ -30:account+on 54:addres+$
-27:addres+doe -39:all+my 51:am+i -27:an+_ -56:and+i -26:and+which 42:any+_ 39:approval+of -49:are+in 66:are+my -27:at+_
-22:balance+and -46:balance+of 38:belong+to 31:bet+$ -24:bet+on 26:biggest+first 39:by+_ -34:by+how -44:can+the -22:chain+?
-58:coin+on -23:collection+_ 60:collection+on -25:contract+_ 43:contract+i 34:contract+on 32:contract+verify 29:deploy+it 41:did+i
41:did+the -47:did+they 34:do+$ -25:do+i -37:doe+_ -30:doe+it -22:doe+my -60:every+approval 34:first+$ 59:for+a 24:for+our
61:for+the -25:form+_ 57:found+a -42:from+my -30:gave+me 35:get+liquidat -28:ha+been 27:ha+it -39:ha+that 35:ha+the 30:have+?
20:have+i -51:have+in 67:hold+it 47:honeypot+or 47:how+are 27:i+get -58:i+he -34:i+m 51:i+my 23:i+need -26:i+want 35:i+won
26:i+would -24:in+, -30:in+my 61:in+the -30:in+thi -31:it+$ -34:it+? 45:it+a 61:it+ha 40:it+i 44:it+on 25:it+to -56:it+up 33:late+?
-29:like+to 24:liquidat+? 37:liquidation+on 21:liquidation+price -28:list+the -44:long+and 42:made+on -26:many+_ -32:many+decimal
34:may+the 39:me+$ 33:me+all 41:member+of -36:much+_ 77:much+ga 24:much+money 20:my+_ -32:my+account 64:my+contract
21:my+liquidation 43:my+metamask 43:my+open 34:my+token 28:nft+collection -33:of+my -44:on+a -42:on+it 29:on+my -33:one+$ 28:or+a
35:out+$ 28:out+of -63:own+_ 42:pay+for -29:pl+$ 59:please+. 21:price+on -37:protocol+on -45:realis+pnl -60:revoke+every -34:rout+_
36:rout+still 25:say+he -24:show+_ 24:show+me 21:show+my -32:show+the -32:side+$ -46:sign+the 46:sitt+in 36:so+far 32:the+account
-24:the+addres -34:the+chain 28:the+client -23:the+coin 34:the+guy 33:the+mint 48:the+nft 31:the+one 23:the+pap 56:the+rout
33:the+token 31:the+treasury -22:thi+addres 43:thi+morn 28:to+liquidation 38:to+me 29:today+$ -27:today+, -21:token+$ -36:token+_
49:token+on -42:too+$ -44:trad+_ -22:trad+at -26:transfer+of 34:up+on 25:verify+? -22:wa+_ 50:wallet+$ 27:wallet+, 27:wallet+?
-50:wallet+_ 33:wallet+on 24:wallet+worth 45:want+me 36:what+are -27:what+do -23:what+doe 55:what+ha -35:what+i -22:what+it
-24:which+chain 23:which+one -28:who+own -24:would+like @+lacks:amount 5:* 20:,+how 30:^+convert 30:^+i 29:_+to 28:i+have 20:in+_
-21:many+_ 22:of+_ 22:of+my @+lacks:anyAddress -10:* 27:.+_ -24:?+$ 24:?+? -24:^+compare 21:^+how -37:^+which 23:_+and 26:_+candl
41:_+pool 27:and+_ -23:compare+it -20:ha+_ 45:in+the -23:it+with 29:last+trad 24:me+the 34:my+_ 37:of+my 26:of+them 52:pl+$
36:pool+_ -20:side+$ 50:the+pool 29:trad+in -26:which+pool -23:with+_ @+lacks:anything 19:* 37:,+can 31:,+on -35:,+the 89:,+with
30:.+can 51:.+which 56:?+? 30:?+my -40:^+balance -54:^+can 75:^+compare -57:^+find -22:^+ha -25:^+how 63:^+list 30:^+please 23:^+put
21:^+we 30:^+where -31:_+$ 26:_+. -45:_+? -49:_+account -32:_+at 32:_+coin -39:_+do 26:_+for 21:_+in 51:_+market 36:_+or 87:_+pl
66:_+token -61:_+wallet -26:_+with 48:_+worth 31:a+_ 28:a+long 55:about+$ -50:and+_ -24:and+the -23:and+what -29:are+in -29:at+_
-37:balance+and 36:balance+of 44:by+it -25:can+you 59:cap+, -49:chain+$ -43:coin+$ 63:compare+it -44:d+like -44:dex+pair -31:do+i
-26:doe+a 40:find+out 86:for+_ -29:have+in -39:hold+, -24:how+many -22:how+much 39:i+copy -44:i+d 65:i+in 28:i+my 24:i+need -23:i+on
-48:i+put 42:i+thi 28:in+$ 45:in+my -32:in+that 23:in+the -28:in+thi 41:it+$ -26:it+. 34:it+in -38:it+up 61:it+with 23:left+in
38:like+_ -41:like+to 21:list+of 26:long+str -38:look+it -40:many+_ 62:me+the -40:much+_ -27:much+of -68:my+_ 55:my+bag 64:my+sist
29:my+token 35:my+wallet 48:name+, 40:now+? -39:of+it 46:of+my -53:of+the -48:of+them -32:on+my 33:on+which 38:one+. 59:one+?
-31:one+_ -25:out+of -37:pair+for 24:pap+with 89:pl+, 73:please+$ -52:pool+, -51:pool+on 45:real+one 47:right+now 29:safe+to
90:selector+$ 29:show+me -35:talk+about -32:that+coin -27:the+coin 20:the+pool 21:the+price 44:the+real 57:the+token 28:to+_
29:to+buy 25:today+? 25:token+i 45:token+with 32:up+on 35:volume+, 45:wallet+$ -72:wallet+_ 30:wallet+worth 57:what+it 26:what+the
40:which+chain 75:which+i 58:with+_ 32:with+a -33:with+my 90:with+the 22:worth+$ 46:you+find @+lacks:bitcoinAddress 7:* 23:^+a
-28:^+balance -28:^+could 47:^+ha -21:^+how 32:_+$ 36:_+_ -31:_+are 24:_+to 43:addres+$ -20:and+the 54:any+_ -20:balance+of
27:can+you 20:cold+storage -32:could+you 30:do+i -55:for+a 47:ha+the 26:i+have -27:many+_ -22:my+_ -25:now+$ 24:of+a -30:of+my
-27:right+now -23:the+balance -28:thi+addres -23:what+in @+lacks:bitcoinHash 7:* 29:?+$ -39:^+_ 47:^+how -40:^+my 35:^+what
-29:^+why -24:_+_ 48:_+transaction -26:_+tx 28:and+i 60:by+now 27:confirmation+doe 28:did+the 55:doe+my -24:ha+been 34:how+many
-29:i+_ -43:i+stuck 30:many+confirmation -26:my+tx 57:now+$ -28:sat+vb @+lacks:block -26:* -28:_+validator @+lacks:chain -14:*
-29:,+all -23:,+any -27:,+i -28:,+it -20:,+only -26:,+please -29:,+what 33:,+where 25:,+with -54:.+$ 21:.+i -38:.+which 47:?+?
-24:?+_ 24:?+i 41:?+the -21:^+_ -33:^+before 24:^+biggest 46:^+can 54:^+check -28:^+could -49:^+did 42:^+doe -34:^+for 44:^+ha
24:^+in -23:^+kind -21:^+nft 54:^+option -29:^+our 39:^+show -27:^+the -49:^+verify -35:^+we 21:^+when -55:^+where 23:^+which
-40:_+, -55:_+. -26:_+? -41:_+_ -32:_+addres -30:_+do 40:_+fee -31:_+floor 32:_+holder -21:_+on 44:_+pl 40:_+pool -28:_+sery
-25:_+since -30:_+token -34:_+word -23:a+client -59:all+chain -30:all+of 36:all+the 23:already+$ 46:am+i -30:and+i -33:and+which
-20:and+who -31:any+chain -38:be+? -24:been+audit -30:before+i 23:biggest+holder 31:burn+$ 49:calldata+for 25:candl+of -53:chain+$
28:chain+? 58:chain+we 31:coin+$ -33:contract+address -24:could+you -35:develop+since 21:dexscreen+for -27:did+my 21:did+they
-30:do+, 48:do+i 43:do+the -24:every+chain -32:fee+_ -25:for+me -45:for+my -24:function+i -24:give+me -34:go+through -24:ha+that
-43:have+the -21:hold+the 26:holder+of 40:honeypot+? 35:how+many 33:how+the 59:i+$ -50:i+_ 24:i+am 22:i+enough -53:i+he 29:i+in
44:i+lock -24:i+mean -40:i+need 44:i+still -30:i+want 28:id+of 33:in+$ 26:in+my -20:in+the -27:in+what 48:in+which 46:it+$ 36:it+?
29:it+_ -37:it+for 29:it+up 41:like+_ -24:like+to -43:list+of -25:lock+in -21:look+up 50:many+of -25:market+cap 27:me+_ -33:me+a
29:me+it 56:money+i 23:money+in 34:much+i -24:my+_ 31:my+broth -27:my+landlord 31:my+saving -36:my+token 74:my+transaction
-33:need+it 29:now+$ -34:now+, -21:numb+_ -22:numb+of -37:of+_ -21:of+a -31:of+all 26:of+it -60:of+my 23:of+our 48:of+that
40:of+these -30:of+thi 52:of+those 53:on+$ 38:on+, -34:on+a -36:on+chain 25:on+coingecko -41:on+it 42:on+our 91:on+the 55:on+thi
-41:one+? 26:option+volume 22:or+i 35:or+not 27:pay+dexscreen 60:pl+, 29:please+, -29:please+decode 31:pool+$ 49:pool+for
-20:price+of -35:protocol+$ 43:protocol+, -22:protocol+_ 37:rate+of -23:revenue+_ -22:right+now -22:rn+$ -26:share+of 44:should+i
26:show+me -20:show+the 24:since+_ -61:since+the -27:talk+about 42:that+chain 33:that+coin -22:that+one -24:that+protocol
128:the+chain -39:the+coin -28:the+contract 37:the+dev 35:the+l2 51:the+lp 25:the+money -45:the+most 36:the+network 40:the+pair
29:the+pool 26:the+profile -28:the+project -54:the+protocol -47:the+total 33:the+tvl 25:them+$ 30:there+$ 23:thi+morn -25:thi+one
33:thi+pool 48:to+add 23:to+sign -55:token+$ -35:token+? -42:trad+volume 40:tvl+of 32:up+on -29:up+the 28:volume+on 44:wa+it
31:wallet+? 70:we+are 58:we+deploy -41:what+doe -31:what+now -27:what+share 26:what+the -32:where+doe 34:where+i 43:which+dex
-22:who+ha -25:with+_ 33:with+the -27:word+of -23:you+look 33:you+please @+lacks:coinId 21:,+how 25:,+in 57:,+the 25:,+with -47:.+$
-30:?+it 23:?+my 46:^+did 28:^+how -24:^+my -51:^+price -34:^+where 28:^+which 56:_+$ 31:_+, -21:_+? 30:_+_ 46:_+and -63:_+at
-36:_+hold -62:_+in -36:_+on 32:_+please 31:a+coin -37:and+how -21:can+i 34:chart+_ -41:coin+$ 28:coin+in 37:coingecko+id 62:did+it
-33:for+a 63:for+my -37:from+_ 59:how+far 28:i+it 57:i+my 51:i+need -34:i+the 24:id+for 51:id+of -28:in+_ 42:it+$ 24:it+cost 23:it+i
28:it+in 23:me+what 33:my+bag 41:my+coin 23:my+nephew 32:need+the -61:of+_ 22:of+it 63:of+the 45:one+$ -28:own+token 31:please+$
-45:price+of 24:since+_ -24:the+biggest 57:the+coin 38:the+coingecko -23:the+most 21:today+$ -29:token+$ 26:wa+it 24:what+_
@+lacks:coinSymbol -8:* @+lacks:collection 16:* 20:,+_ 28:?+$ 23:?+i 34:^+floor -30:^+nft -42:^+which 45:_+? -24:collection+by
20:collection+i -27:doe+the 37:floor+and 63:floor+of 34:ha+the -24:how+many 36:how+much 44:of+the 24:price+of 45:the+_
35:the+collection 43:the+floor 26:the+nft 60:today+? @+lacks:day 13:* 30:,+in -21:?+$ 36:^+_ -22:_+$ -21:_+, -23:_+? 31:_+price
33:in+_ 40:it+$ 33:of+the 40:on+the 44:the+day 39:what+wa @+lacks:ens -22:?+i -37:^+ha 31:^+who 56:_+name 63:addres+doe -31:an+en
-25:ha+it -27:i+the 41:name+? 34:of+my 42:the+_ 39:the+addres 29:what+the 61:which+addres 36:who+own @+lacks:exchange -71:* -40:^+_
-28:^+the -43:_+$ -34:_+_ -58:_+at -24:_+candl -55:_+level -58:_+ord -27:_+perp -29:_+trad -30:_+with 49:and+_ -45:and+ask
-49:ask+for -59:at+_ 46:at+the -44:book+for -24:deep+i -67:for+_ -24:how+deep 30:i+have -21:it+$ -58:level+$ -21:market+$ 27:much+i
-26:of+_ -58:ord+book -21:show+me -29:side+$ -35:the+_ -31:the+book 44:the+exchange -29:with+the @+lacks:exchangeId 9:* 51:.+$
29:?+$ 28:^+how -23:^+i 51:coingecko+id 56:d+like 56:i+d 35:i+it -59:i+the 52:of+the -24:the+_ -37:the+exchange -32:with+the
@+lacks:hash -43:* -48:,+please -26:^+explain -28:^+my -22:^+what -34:_+. -26:_+? -33:_+_ -27:_+bet -32:_+ha -22:_+on 59:_+or
-33:_+today -21:_+transaction -36:_+tx -23:_+wallet -26:and+what -26:are+my -28:biggest+holder -24:for+me -30:holder+of 47:i+_
-24:in+_ 28:in+thi 21:it+fail -25:my+_ -31:my+transaction -26:of+the -20:on+_ 35:on+the 54:or+_ -24:pl+, 28:tell+me -23:the+_
54:the+most -21:thi+_ -26:to+_ -22:token+_ -34:transaction+on -34:what+ha 32:who+hold @+lacks:hex -57:* 23:,+what -33:_+$ -25:_+,
-20:_+byte -23:byte+selector -68:calldata+for 22:claim+he 24:did+the -78:for+_ -30:for+my 21:it+? 35:me+a -66:selector+$ 28:show+me
-29:the+_ 26:what+function -26:what+the @+lacks:holder 16:* -21:^+_ 57:^+how -23:^+the 20:^+when -24:_+$ 24:_+? -25:_+_ 47:_+ha
42:did+the 64:ha+the 26:how+many 43:how+much -24:i+it 46:many+_ 56:the+company -22:the+treasury 24:when+did @+lacks:llamaCoin -38:*
22:^+give -24:^+how -25:^+what -28:how+the -33:i+my 31:it+_ -26:mov+_ 22:now+$ @+lacks:market 32:* 30:^+_ 35:^+did 63:^+ha
-29:^+which -23:^+who 28:_+contract -38:_+cut 45:_+level 57:_+on -26:_+or 25:_+print -29:_+question -38:a+_ -22:are+the -29:at+_
21:best+bid 38:did+the -30:doe+_ 20:for+no 51:ha+it 42:how+deep 36:how+did -30:i+_ 47:i+the -23:in+decemb 21:it+? 50:level+$
26:market+$ -38:market+on 40:move+_ 21:no+side 31:now+$ -22:of+a 51:of+that -31:of+the 20:of+ye -30:on+_ 59:on+that 53:on+the
58:on+ye 36:put+_ 54:that+_ 44:that+market 52:the+_ 40:the+book 21:the+no 32:the+odd 49:the+ye 37:want+to -23:what+are 22:where+i
-24:who+are 22:ye+price @+lacks:moveType -5:* @+lacks:other -9:* -33:,+_ -28:.+$ 22:?+$ 46:?+_ 47:^+did 42:^+doe 23:^+please
46:^+the 28:_+$ 31:_+? -40:_+by 42:a+feed 44:did+the 29:doe+pyth 42:feed+for 51:feed+id 29:for+my 47:from+_ 42:have+a -22:i+_
35:i+the 30:it+_ 28:much+of -23:of+the 48:of+thi 29:pyth+have 47:the+bridge -20:the+chain 31:what+i 33:which+pool @+lacks:pair 7:*
33:,+_ 53:?+$ 23:^+fund -20:_+$ 55:_+? -30:from+_ 24:fund+on -22:my+_ -36:of+_ 42:on+_ 66:ord+book @+lacks:protocol 25:* 21:,+_
-43:,+and 43:,+for 37:.+$ 32:.+what 35:?+i -29:^+_ 26:^+i 64:^+on -44:^+option -54:^+the 26:^+tvl 40:^+we -27:^+which 72:_+. 50:_+_
36:_+and 45:_+volume 28:develop+since 21:doe+it 30:doe+the 43:fee+_ 36:for+_ 66:for+the 33:ha+the -25:i+have -39:i+lock 32:i+put
54:in+_ 32:in+the 41:lock+in -46:much+i -40:of+_ 26:of+my 22:of+our 40:of+the -49:on+_ -33:on+the 42:on+which -49:protocol+$
-30:protocol+, 22:protocol+_ -38:protocol+by 34:revenue+_ 33:right+now 38:since+the 36:sit+on 48:that+protocol -62:the+chain
-37:the+most 68:the+protocol 28:value+lock 35:volume+_ -20:we+are -45:we+deploy -44:what+did 29:what+i 39:what+the 36:which+chain
-31:which+protocol -37:with+the @+lacks:query 52:* -32:?+$ 52:^+find -31:_+on 51:coin+$ 21:coingecko+id 36:id+for -43:of+_ -33:on+_
-31:share+of 25:the+coingecko @+lacks:signature -66:* 26:,+it -42:?+$ -29:^+my 34:_+byte 35:byte+selector -23:can+you 26:decode+thi
24:for+me 37:for+my -43:please+$ -29:that+the 33:the+_ -27:what+doe 33:what+the -24:with+_ @+lacks:solanaAddress 39:* -49:,+_
26:.+what 23:?+? 72:?+_ 53:^+can 34:^+find -21:^+how 48:^+i 21:^+my 33:^+rugcheck 40:^+which 23:_+$ 34:_+? -24:_+account
-27:_+addres 68:_+coin 59:_+doe 54:_+from -33:_+into 38:_+of 27:_+on 61:_+still -21:_+token -24:and+who 44:been+burn 62:can+the
48:for+a 47:for+me -34:from+a 61:from+my 28:give+me -31:how+do -25:i+_ 32:i+am 27:i+m -33:i+my -37:i+on -30:i+the 44:i+there
40:in+the 51:left+in 50:me+how -22:mint+more 44:mint+on 39:much+of -20:my+_ -33:now+, 53:of+it 22:of+that 21:of+the 28:of+them
33:of+thi 59:on+_ -22:one+$ 49:pl+$ 35:share+of -47:still+mint 22:supp+$ 49:talk+about 40:tell+me 21:that+_ 56:the+_ -34:the+mint
20:the+one 26:them+$ -22:token+are -22:wallet+_ -25:what+i -22:what+the 27:what+would 42:which+_ -21:which+one -35:who+can
@+lacks:solanaSignature -10:* 51:^+did 54:did+the -27:impermanent+los -33:my+tx 62:the+_ 58:yet+? @+lacks:ticker 34:* -22:?+$ 57:_+$
-26:_+sery 58:of+the 58:on+_ @+lacks:time -7:* -23:,+and 21:.+$ -34:?+$ 54:^+_ 37:^+for -37:^+price -27:^+pyth -28:_+. -22:_+?
-27:_+_ 32:_+at 39:_+block -37:_+in 68:_+price -24:at+_ 51:at+the 23:block+numb 20:block+wa 40:day+i -43:feed+_ -23:for+_ -44:i+it
-24:i+the 29:it+$ 20:on+the 33:price+of 56:the+_ 42:the+day 50:the+moment 45:wa+_ 30:wa+it 26:what+price -30:what+the 29:when+i
22:worth+on @+lacks:types -45:* -26:^+what -31:_+and @+lacks:unit -71:* -45:^+convert -45:convert+_ @+lacks:url -29:* 24:.+i
-22:^+my -21:^+somebody 20:got+a 35:i+the 25:site+legit @+lacks:uuid 18:* 26:^+my 29:_+in 30:my+pool -31:the+_ @+lacks:venue -30:*
-34:^+did -22:^+how 20:^+what -29:_+bid -58:_+on -21:book+on -31:deep+i -59:for+the -31:how+deep 35:how+the -20:i+the -20:i+want
-23:it+in 32:mov+_ 43:now+$ -42:odd+on -35:of+it -57:on+ye -22:please+$ -30:price+of 22:that+market -64:the+_ -27:the+book
-33:the+price -32:want+to 22:what+are -27:what+time @+outside 12:* -42:,+any -41:,+by -71:,+can -20:,+contract -22:,+for -33:,+how
39:,+i -47:,+if -37:,+in 44:,+it 44:,+long 26:,+market -29:,+need 37:,+not -21:,+please -65:,+the -46:,+want -35:,+whatev
-43:,+where -22:,+with -31:.+. -62:.+_ -22:.+can -36:.+could -30:.+how -75:.+i -21:.+please -55:.+what -27:24h+volume -31:?+$
-87:?+? -58:?+_ -83:?+and -93:?+i -41:?+it 29:?+just -82:?+my -20:?+need -42:?+the -25:^+_ -36:^+a 47:^+am -34:^+are 72:^+balance
26:^+best 45:^+bid -20:^+biggest -58:^+buy 35:^+can -24:^+chart -55:^+check 31:^+could -25:^+dexscreen 50:^+do 49:^+draft 37:^+floor
-50:^+for -29:^+fund -50:^+ga -31:^+give -51:^+ha 27:^+how -32:^+hows -24:^+i -45:^+kind -21:^+last -42:^+list -32:^+metamask
-45:^+need -35:^+newest 21:^+nft -26:^+numb -46:^+on -22:^+only -32:^+option -49:^+ord -73:^+our -46:^+pl -25:^+pull 62:^+put
28:^+rarity 28:^+realis -27:^+recent 92:^+revoke -35:^+sat -35:^+show 38:^+tell -46:^+that -35:^+the -48:^+top -27:^+tvl 36:^+verify
-89:^+wa -35:^+we 20:^+when 43:^+where 24:_+$ -38:_+. -49:_+? 35:_+_ -61:_+a 73:_+account 24:_+addres -97:_+all -77:_+and 54:_+are
-79:_+balance -45:_+bet -24:_+book -26:_+by -28:_+byte -29:_+can -52:_+collection 23:_+compar 37:_+contract 67:_+cost -51:_+doe
-26:_+entry -37:_+event -61:_+fee -67:_+floor 28:_+fund 21:_+go 49:_+ha 56:_+holder -22:_+how -27:_+i 31:_+into 35:_+level
-22:_+list 33:_+long -41:_+market -21:_+mint -32:_+mov -23:_+move -62:_+name -57:_+nft -41:_+odd -27:_+of 21:_+on 25:_+only
55:_+open 52:_+ord 81:_+over -25:_+pair -39:_+pay -21:_+payment 56:_+pl -42:_+pool -54:_+price -38:_+print -23:_+protocol 34:_+right
-32:_+rn -38:_+rows 24:_+sery -31:_+since -61:_+so -29:_+spot -64:_+still 23:_+that -48:_+thi -29:_+to -26:_+token 38:_+trad
-35:_+transaction 35:_+transfer -53:_+tx -38:_+v 36:_+validator 21:_+value -41:_+volume 48:_+wallet 28:_+which 43:_+word -30:_+worth
113:a+_ -40:a+coin 46:a+contract 34:a+good 21:a+list -27:a+long -42:a+new -31:a+of -39:a+rug -21:a+sign -46:a+tx -48:about+$
-52:about+, 21:account+? -26:account+_ -32:account+on -44:addres+$ -39:addres+of -39:against+_ 35:all+exchang -43:all+time
-30:already+$ -21:am+afraid -61:and+_ 54:and+ask -38:and+at -24:and+how -33:and+in -32:and+of -51:and+on 59:and+volume -32:and+what
-40:and+when -56:any+_ -32:any+chain 50:approval+of 53:are+in -55:are+my 31:are+there 48:ask+for 21:at+_ 74:at+my -23:at+on
-31:at+present -34:at+the -56:atm+$ 73:balance+and -48:been+burn 27:before+_ 26:behind+_ -41:bet+$ -42:bet+on -52:block+$ 51:block+_
-38:block+numb -62:book+, -30:book+on -28:burn+$ -27:buy+, -39:by+_ -65:by+now -45:calldata+for -21:can+still 37:can+u 21:can+you
26:capital+of -34:chain+$ -25:chain+? -22:chain+doe -34:chain+id -21:code+of -22:coin+$ -26:coin+, -20:coin+in -29:coingecko+id
39:collection+$ -20:compare+it -21:connect+my -65:contract+_ -21:contract+i 47:contract+on -34:contract+verify -24:crypto+market
-22:current+_ -71:cut+in -52:d+like -34:day+? -28:day+i -22:decode+thi -33:deep+i -30:deploy+it -30:develop+_ -93:did+_ -55:did+it
33:did+my -79:did+the 21:difference+between 32:do+, -54:do+the 23:doe+_ 71:doe+a -47:doe+my -33:doe+the -28:down+? 50:draft+a
-26:each+side 54:eligible+for 92:every+approval 45:exchang+_ 21:explain+to -55:far+$ 22:fee+$ -29:fee+_ 40:fee+and -22:feed+_
-29:find+_ -62:find+me -47:find+out -22:floor+? -72:floor+of 60:floor+price -26:for+an -36:for+it -31:for+my -36:for+no 38:form+_
-45:found+a 22:from+_ -44:from+a -36:from+the 34:fund+on -34:get+liquidat -31:give+me -25:got+a -41:ha+been -41:ha+it -62:ha+the
44:have+$ -23:have+? -38:have+_ 61:have+in 37:have+the -37:have+to 23:history+of -38:hold+_ -33:hold+it -27:hold+on 56:holder+of
-25:holder+revenue -37:honeypot+? -32:how+deep -67:how+did 39:how+do -45:how+ha 50:how+i -32:how+many -22:how+much 78:how+often
-26:how+the -55:i+$ 22:i+, -73:i+_ -46:i+a -57:i+am -84:i+can -31:i+copy -51:i+d 52:i+eligible -33:i+got 81:i+he -84:i+in -39:i+need
72:i+not 38:i+on -40:i+own 24:i+put -32:i+sign -40:i+sold 35:i+stak 30:i+stuck 71:i+the -24:i+there -39:i+thi -56:i+think 51:i+want
-27:i+would -48:id+$ -36:id+of -37:if+the -36:if+you 30:impermanent+los -55:in+$ -80:in+, -68:in+a -41:in+decemb -22:in+fee
48:in+germany -35:in+my -44:in+our -45:in+that 47:in+thi -36:in+total -44:in+which -40:into+_ -56:it+? -39:it+_ -38:it+a -46:it+i
36:it+on -68:it+or -38:it+to 39:it+up -62:kind+tell -46:late+$ -33:late+? -46:left+in 51:level+$ -23:level+each -36:like+_
-31:like+the -43:like+to -28:liquidat+? 33:liquidation+_ -37:liquidation+on -28:liquidation+price -27:list+the 55:long+and
23:long+short 24:long+v -33:look+for -26:look+it -38:look+like 25:look+up -21:made+the -28:many+_ -21:many+confirmation -47:many+of
47:many+people 38:many+validator -21:market+_ -65:market+cap 27:me+$ -25:me+_ -30:me+how -22:me+please -25:me+to 73:min+pool
-24:mint+on -25:moment+? -53:money+i -33:money+in 20:more+than -46:mov+_ -33:move+_ -25:much+did -33:much+do -24:much+ga
29:much+have -64:much+i -37:much+money -20:much+of 25:mvrv+z 66:my+_ -62:my+bag -41:my+broth -30:my+coin 28:my+contract
-31:my+friend 29:my+knee 32:my+landlord -21:my+liquidation -55:my+metamask -21:my+nephew -24:my+open 21:my+phone -26:my+pool
-22:my+saving -56:my+sist -42:my+transf -23:my+tx -28:my+wallet -51:need+_ -27:need+for -33:need+it -40:need+the 44:net+inflow
43:next+_ -22:nft+collection -23:no+in 39:not+the 20:now+, -67:now+? -66:now+on -26:numb+at 21:numb+i -27:odd+of 54:odd+on 32:of+_
48:of+a -23:of+all -26:of+each -58:of+it 52:of+my -27:of+supp -29:of+that -46:of+them -49:of+these -39:of+those 40:on+a
-32:on+coingecko -30:on+each -39:on+it 23:on+our -29:on+the 42:on+twitt -47:on+which 60:on+ye 23:one+$ 28:one+? -73:one+_ -29:one+of
-48:only+$ 43:only+, -22:only+the 33:open+interest -28:open+position -30:option+premium -77:or+_ -34:or+down -57:or+not 26:ord+book
-66:out+of -22:over+_ -34:over+the 30:own+_ 30:own+of -32:pair+on -31:pap+with -32:pay+for -35:pay+on -33:payment+$ -25:pend+_
25:phone+numb -66:pl+, -30:plain+word -38:please+$ -85:please+. -50:pnl+_ -37:pool+, -32:pool+_ -27:pool+for 57:pool+found
-32:pool+on -30:position+on -26:present+? -26:price+, -53:price+_ -40:price+and 47:price+of -26:price+on 31:protocol+$
-25:protocol+, -23:protocol+on -24:pull+the 28:put+_ 28:put+my -26:quot+in 24:rain+in 53:rank+of 54:rarity+rank 28:realis+pnl
59:revenue+_ 92:revoke+every -34:rn+$ -27:rn+? -55:rout+_ -39:rug+? -32:safe+to -56:sat+vb 39:say+_ -46:see+how -41:selector+$
-48:sell+tax -36:sent+me -56:share+of 24:short+ratio -27:should+i 57:show+_ -42:show+me -21:show+my 54:side+$ -24:side+of 41:sign+?
42:simple+word -32:since+_ 21:since+launch -42:since+the 33:sit+in -48:sit+on -47:sitt+in -55:so+far -57:so+i -29:some+_
-20:source+code 41:source+of 26:spot+_ 26:stak+reward -31:supp+$ -66:talk+about 46:tax+in -34:tax+office -22:tell+me 34:text+_
24:than+_ 34:that+_ -59:that+my -39:that+the -32:the+account 21:the+apy 51:the+balance -49:the+biggest -60:the+book -39:the+bridge
25:the+capital -30:the+client -25:the+coin -21:the+coingecko -30:the+collection -74:the+company -27:the+current -73:the+day
-30:the+dex 37:the+exchange -53:the+fee -43:the+floor -25:the+fund -39:the+guy -27:the+l2 -22:the+last -43:the+lp -37:the+market
-35:the+mint -34:the+money -31:the+most 56:the+next -45:the+nft -24:the+no -26:the+ord 61:the+oth 22:the+own -36:the+pair
-29:the+pap -30:the+pool 46:the+project -29:the+rout 43:the+same -21:the+site 35:the+source 23:the+spot -34:the+tax 34:the+text
-27:the+total -28:the+trad 26:the+u 28:the+week -49:the+ye -39:there+$ -22:there+i -28:these+day 40:thi+addres -28:thi+morn
-21:thi+pool -45:time+high -52:to+? 75:to+_ -30:to+buy 49:to+get -31:to+liquidation 35:to+my -44:to+see -33:to+sell 41:to+the
-50:today+. -44:today+? 45:token+$ -25:token+, 52:token+? -21:token+_ -21:token+i -40:token+on -46:token+that 56:tonight+$ 39:too+$
-35:trad+$ 38:trad+_ -51:trad+at 42:trad+of -38:trad+volume -36:trade+_ -22:transaction+i 40:transaction+on 21:transfer+of
-21:tvl+of 50:tx+_ -37:up+on -37:up+or 36:up+the -37:v+_ 24:v+short -32:value+lock -43:verify+? -22:volume+_ -26:volume+in
50:volume+of 53:wa+_ -37:wa+it -23:wa+the -67:wallet+$ -40:wallet+? 72:wallet+_ -39:wallet+on -22:wallet+or -42:wallet+worth
-25:want+the -69:what+_ 46:what+a -21:what+are -40:what+do -69:what+doe -25:what+i 38:what+in -24:what+it -43:what+share 33:what+the
72:what+time 24:where+doe -54:where+my -48:where+we -22:wheth+it -33:which+_ -24:which+addres -62:which+approval -33:which+block
-56:which+chain -39:which+coin 57:which+min -38:which+nft -21:which+one -28:which+pool -48:which+protocol -25:which+token 39:who+are
21:who+ha -40:who+hold -59:who+own -35:whole+token 34:why+did 26:will+do -49:with+a 40:with+my 34:word+of -21:worth+$ -22:worth+on
-37:worth+right 49:ye+in 21:ye+on -50:yet+? -45:you+can -49:you+find -35:you+please 25:z+score @=1 30: 8:* -54:^i 61:^the 29:^what
32:are -50:by -32:capitalisation -43:i -40:market -51:me 38:move 34:pl 34:quot 35:the 59:top 24:what 33:with @=1155 -32: -53:* -25:?
-27:every -20:in -40:jpeg -28:list -32:only -27:token @=14d -95:* -56:and -24:coin -23:in -25:of -53:the -28:who @=1h -11:* -20:?
-42:^top 46:^what -26:^who -68:and -23:biggest -37:coin 50:dex -26:dump -29:in -22:most -34:of 32:on -25:only -26:pump -50:the
56:thi -42:top 45:what -40:who @=1w -31:* @=1y 56:? -36:^who -49:coin -35:dump 45:in 63:most 37:of 58:on -35:pump 48:who @=20 -9:*
-22:i @=24h 19:* 40:^i 23:^what -24:by -22:cap -31:coin 29:coingecko -25:derivativ 41:each -22:exchang 27:for 40:futur 25:i 31:id
38:like -21:market 35:me 36:need -20:one 35:pump 38:show 25:the 37:today 23:what @=2y -31:* @=30d -95:* -56:and -24:coin -23:in
-25:of -53:the -28:who @=3d -31:* @=3m -31:* @=3y -31:* @=404 -32: -53:* -25:? -27:every -20:in -40:jpeg -28:list -32:only -27:token
@=5m -53:* -43:^what -38:dex -26:on -41:thi -42:what @=60d -95:* -56:and -24:coin -23:in -25:of -53:the -28:who @=6h -53:* -43:^what
-38:dex -26:on -41:thi -42:what @=6m -31:* @=721 -48: -6:* -31:? -23:by -23:each 55:every -24:he -22:how 42:in 47:jpeg 51:list
-23:many 51:only -25:position -30:show 32:the -25:to -35:token -25:we -25:which @=7d 84:* -52:? 53:^who 91:and 37:coin 52:dump 28:in
28:of -53:on 54:pump 87:the 34:who @=all -49:* -28:^open -33:at -21:coingecko 23:did -27:every -28:fund -20:ha -21:id -25:interest
-34:list -42:only -30:out -20:price -38:that -40:volume -38:with @=apy 33:* -23:? 21:^i 29:at 64:best 63:first 37:for 39:have 55:in
-25:keep 47:least -21:lend 38:more -26:my 25:on 43:only 23:or 46:pool 39:put 20:the 24:to 42:where 72:with 29:yield @=asc -21: -61:*
-42:^coin -24:^i -29:^the 58:^v -37:^what -46:^which -22:acros -44:are -35:biggest -34:bought 24:buy -79:by -31:cap -27:chain
-38:coin -40:collection -56:company 44:day -32:derivativ -28:ever -22:exchang -32:ha -22:have -44:in -21:interest -35:jpeg
-57:largest -38:late -35:like -34:list -40:market -32:mcap -47:me -42:most 45:move -34:nft -31:not 37:pl -42:pric -39:pump
-39:purchas -51:quot -31:sal -37:show 46:side -21:stack -20:the -35:today 36:top -50:trad 54:v -64:value -30:what -41:which
@=average -33: -63:* -34:it @=base -13:* @=bridge -30:* -26:defi -21:on @=btc 6:* -24:^how -21:by 34:coingecko -37:derivativ -20:do
-32:exchang 32:for 42:futur -21:how 39:i 32:id -22:interest 24:the @=cap -12:* -31:^coin 36:^v -22:^which -31:by -29:cap
-20:category -40:coin -21:collection 27:day -27:in -22:jpeg -35:largest 34:like -35:market 23:me 27:move 23:pl -20:pric 33:pump
-26:quot -26:sector 33:show 32:side 29:today 34:v -33:which @=change -28: -6:* -34:by -23:cap -28:coin -24:ha -23:it -21:market
38:me -21:one 35:pump 38:show 36:today -21:which @=clos -34: -73:* -28:? -32:^how -42:^what -31:^which -21:all -20:are -20:bet
-40:by -46:can -32:did -27:do -77:event -24:give -27:how -40:market -37:me -26:most -33:odd -54:open 38:outcome 36:over -48:politic
-32:sery -23:some 35:them -60:today -25:venu -37:what 24:with @=coin -25:* @=commodity -43:* -22:feed -22:pyth -32:the @=company
-36:* -32:^list -29:a -24:coin -27:coingecko -30:holder -28:id -27:list -30:that @=compressednft -16:* @=conversion -75:* -21:and
-38:ha -34:on -42:what @=cost -33: -63:* -34:it @=crypto -47:* -24:? -25:^which -35:by -27:one -23:the -22:today -20:trad -24:which
@=culture -16:* @=dai -26:* -25:^price 23:^what 36:chart 20:ha @=date -25: -3:* 32:buy @=desc 31: 19:* 22:? 23:^biggest -61:^coin
-21:^for -25:^how -36:^the 72:^v 21:^which -38:acros 33:biggest -36:bought 36:by -52:cap -27:category -45:chain -47:coin -46:company
63:day -44:derivativ -24:do -20:doe 39:ever -37:every -33:exchang 43:futur -45:ha 25:id -62:in -25:interest -48:jpeg -35:largest
-46:late 39:like -28:list 22:made -65:market -39:mcap 51:most 57:move 34:need -39:not 25:numb -24:one -22:open 49:pl -55:pric
40:pump 51:purchas -61:quot -35:rows -31:sector 38:show 58:side 32:today 30:too 51:top 70:trad 66:v 40:value 39:with @=dex -30:*
-26:defi -21:on @=economic -16:* @=equity -43:* -22:feed -22:pyth -32:the @=erc -71: -57:* -50:? -34:^for -21:a -38:and -27:at
-46:by -29:collection -31:doe -38:each 44:every -23:first -36:for -44:he -44:how -47:i 21:in 21:jpeg 35:list -42:many -33:me
-22:move -36:need -35:of -28:on -31:one 24:only 34:out -27:own -40:position 24:price -56:show -32:that -44:to -49:token 44:transfer
-41:we -29:which -34:who @=erc1155 -64:* -27:? -29:^which -20:from -27:i -22:may -30:my -21:of -33:spend -32:to -51:token -22:wallet
-29:which -44:who @=erc20 -17:* @=erc721 -64:* -27:? -29:^which -20:from -27:i -22:may -30:my -21:of -33:spend -32:to -51:token
-22:wallet -29:which -44:who @=false 39:* 53:^i 26:a 47:and 51:at 60:code -33:contract -20:for 47:how 37:i 21:it 37:of 50:on
20:proxy -20:solidity 47:what @=finance -16:* @=first -77:* -25:and -24:etherscan -38:for -27:in -41:list -29:need -41:of -46:on
-29:out -25:recent -46:the -27:to -43:transaction -26:tx @=floor -17:* @=from -66:* -23:^show -22:and -25:in -21:mix -28:nft -25:on
-24:show -41:that -29:to -37:token @=fungible -16:* @=futur -20:* @=fx 80:* 25:^pyth 32:^what 78:feed 52:for 44:id 76:pyth 71:the
31:what @=government -67:* -33:? -50:^which -32:by -58:company -29:firm -43:have -25:hold -51:list -41:most -22:much -26:on -24:own
-21:sheet -39:stack -21:the -22:they -55:which -27:with @=h24 5:* 34:? 33:^which 29:and -37:are 41:by -47:chain -32:each -40:every
-32:for -52:jpeg -45:market -47:mcap 51:most 24:numb -38:sal -21:the 28:which @=hold -33: -56:* -20:^what -28:it @=holder 53: -27:*
-28:^fee -27:^how -22:^what -25:^who -42:all 21:and -69:app 29:by -23:chain -101:did 56:do -20:doe -63:earn -44:fee -86:for -30:from
58:got -37:have 83:holder -117:itself -89:keep -22:make -24:money -24:more -41:most 22:much -57:not -22:now -42:on -23:or -77:paid
23:pay -49:rank -69:the -22:they -46:thi -39:to 56:token 56:trader -74:user -29:which -25:who @=holding -49:* -23:^which -34:company
-31:list -33:most -29:which -20:with @=id 48: -18:* -30:^i -32:^the 23:^what 26:are -61:by -21:cap -28:coin -21:i -77:in -28:market
-35:me -60:quot 61:top 48:with @=in -12:* @=inactive -5:* -32:all -40:and -21:coin -55:coingecko -26:contract -31:dump -32:each
47:exchang -57:exchange -30:for 65:have -46:i -76:id -24:list -22:me -48:name 36:of 60:that -43:which -21:with -44:you @=interest
-20:* @=internal -25:* @=lay 30: 8:* -54:^i 61:^the 29:^what 32:are -50:by -32:capitalisation -43:i -40:market -51:me 38:move 34:pl
34:quot 35:the 59:top 24:what 33:with @=lend -30:* -26:defi -21:on @=liquid -26:* -20:defi @=mak -60:* -26:ha -24:on -30:what
@=market -12:* -31:^coin 36:^v -22:^which -31:by -29:cap -20:category -40:coin -21:collection 27:day -27:in -22:jpeg -35:largest
34:like -35:market 23:me 27:move 23:pl -20:pric 33:pump -26:quot -26:sector 33:show 32:side 29:today 34:v -33:which @=mention -16:*
@=merge -75:* -21:and -38:ha -34:on -42:what @=metal -43:* -22:feed -22:pyth -32:the @=month -58:* -46:at @=name -51:* -25:^how
-49:are -35:by -24:cap -26:coin -39:derivativ -21:do -31:exchang -21:how -24:interest -20:like -23:market -22:me -26:one -21:open
-21:show -25:the -20:today -25:which @=native -42:* -47:^which -22:by -24:chain -37:collection -29:jpeg -23:market -21:mcap -32:most
-37:nft -46:which @=net -33: -56:* -20:^what -28:it @=nft -33: -45:* -33:^i -28:and -30:chain -30:coin -27:coingecko -34:friend
-25:i -27:id -35:know -35:native -32:need -33:to -34:you @=no 33: 80:^cheapest -29:^how -30:^price -45:^show -46:book 49:buy -36:by
-50:chance -28:chart 97:cheapest -41:contract 51:could -41:did -31:from -30:how 50:i 41:in 23:it -53:me 37:midpoint -30:mov 79:no
63:now -48:odd -80:of 22:on -54:pric -33:price 67:right -28:see -43:show -58:since -27:that -22:the -30:to 53:token -24:who
@=nonfungible -16:* @=notional -77:* -21:? -61:^option -24:by -26:from -26:into -26:need -31:of -57:on -75:option -26:our
-92:premium -36:protocol -20:the -36:trad -25:volume @=oldest -77:* -25:and -24:etherscan -38:for -27:in -41:list -29:need -41:of
-46:on -29:out -25:recent -46:the -27:to -43:transaction -26:tx @=open -20:* @=out -83:* -35:^how -44:^if -21:and -29:for -36:get
-56:how -45:i -43:if -46:into -54:much -51:now -27:on -57:out -24:to -45:what -48:with -31:would @=perpetual -60:* -31:? -26:^which
-23:a -31:at -34:can -33:coin -26:doe -23:i -25:list -22:my -34:one -24:pair -48:spot -35:the -34:trade -49:which -26:with @=politic
-34:* -25:? -28:^which -23:today -21:trad -27:which @=price -17:* @=quote -5:* 30:? 50:^candl -64:^pool -39:and 70:i 106:in -53:it
-45:liquidity -30:me 30:of 53:or 95:pric -61:price 31:the 70:token @=rat -43:* -22:feed -22:pyth -32:the @=rebate -60:* -26:ha
-24:on -30:what @=redeem 38:* 61:? -49:and 47:ha 61:in 43:on 46:what @=regularnft -16:* @=revenue 42: -6:* -63:^fee -33:^how
53:^what -31:^which -51:^who -22:a -29:all 21:and -80:app -27:by -46:chain 39:crypto 47:do 53:earn -33:fee 53:for -71:from 50:got
-60:have 71:holder -40:in 115:itself 95:keep 20:money -42:more -47:most 75:not -52:now 23:of -64:on -42:or -28:over -102:paid
-30:please -81:rank -40:take -36:that 41:the 44:they 27:thi -65:to -33:today 48:token 20:top 43:trader -77:user -37:wa 63:what
-22:which -50:who @=reward -75:* -21:and -38:ha -34:on -42:what @=score -8:* @=sell -51: 19:* 31:^best 39:^what -39:and 57:ask 68:at
27:best -85:bid 83:buy 59:chance -39:condition -21:did 31:do -86:for 33:have 56:i -35:it -30:market 51:no 25:on -27:outcome 55:pay
-20:somebody 23:that 47:thi 59:to -31:token 64:what 45:would @=settl 44: -32:* 30:? 52:^how -22:^show -50:^what -39:^which -24:all
-26:are -25:bet -52:by -54:can 57:did -34:do -90:event -32:give 46:how -47:me -33:most -46:odd 26:of -68:open 49:outcome 48:over
-56:politic 56:sery -21:show -28:some 46:them -76:today -30:venu -47:what 34:with @=split -75:* -21:and -38:ha -34:on -42:what
@=sport -34:* -25:? -28:^which -23:today -21:trad -27:which @=stak -26:* -20:defi @=target -13:* @=tech -16:* @=to -61:* -29:any
-27:did -25:on -25:show @=top 11:* 40:? 58:^which -40:a -79:any 60:at -38:bought -78:chain -44:most 39:on 40:paid -43:recent 53:the
39:token 39:which @=total -49:* -23:^which -34:company -31:list -33:most -29:which -20:with @=trade -20:* -26:? -46:^what
35:coingecko -25:derivativ 39:each -22:exchang 32:for 40:futur -40:ha 35:i 33:id -34:on 24:the -24:to -24:trad -42:what
@=transaction 64:* -51:^what 61:^where 46:can 30:doe 21:for -53:ha 44:have 52:i 31:in 59:lp 28:of -23:on 41:pool 44:purchas 68:trad
-46:what 61:where 43:which @=true 33: 37:* 41:^and -26:^any 79:^by 67:^compare -42:^ha -42:^how 44:^i 27:^my 40:^nft 35:^on
37:^price 54:^quote 35:^the -33:^what 34:^where -24:^who 36:above -23:account -23:addres -23:an -44:any 34:are -35:ask 24:atm
42:balance -38:base 26:be 31:below 35:best -34:bid 43:biggest 21:block 26:book 26:both -55:burnt -44:buy 79:by 28:category -27:chain
22:change 24:chart -26:coin -28:coingecko -54:collection 67:compare -30:compress -50:contract 31:cost -23:could -23:day 35:defillama
-35:do 53:each 26:exchange 45:far 70:first -49:from 41:full 46:gain -41:go 48:hash 31:held 26:in 30:incl 104:includ 40:inside 20:it
52:item -29:keep -23:lend -27:list -24:los 47:lose 26:m -28:many -47:market -40:member 26:moment 47:money 44:most 72:mov 22:move
28:n -23:name -23:not 32:now -44:one -37:oth -26:our -46:own 60:pair 36:per 54:percent -22:pl -28:please 56:pric 21:proxy 75:purchas
48:quot 66:quote 39:recent -22:reward 51:right -61:say -34:side -52:so -33:spl 20:spread 40:stack 21:stak -28:t 28:telegram -27:tell
-35:that 27:their -23:them 25:they 21:those 33:time 23:to 25:today 47:trade -28:tx -42:und -39:up -24:v 21:verify 59:volume -28:wa
25:want 36:website -26:when 24:where -34:who 80:with 51:without -28:worth 63:would -25:you @=trust -8:* @=unexpir 35: 51:* 32:^open
28:^what 53:a 67:and 60:did 41:every -36:for 44:fund 41:futur 35:ha 48:how 44:in 26:interest -34:it 45:much 26:on 51:open -25:perp
65:that -23:the 42:trad 25:what 67:with @=usd 7:* 26:? -37:^what 29:^which 28:and -28:are 22:biggest -34:bought 67:by -44:chain
-62:company -21:cost -21:each 32:ever -38:every -28:for -50:ha -21:have -30:it -50:jpeg -45:late -27:list 20:made -44:market
-46:mcap 44:most 21:nft 25:numb 44:purchas -38:rows -28:stack 29:too 73:trad 67:v 33:value -34:what 25:which @=value 31:* -42:^what
-31:it 44:purchas -41:what @=volume -49:* -32:^coin -25:^pool -28:^the -42:^trad 75:^v -26:^where -64:^who -23:a -42:acros 20:and
-27:are -26:cap -46:chain -29:coin -48:count -72:crypto -25:derivativ -23:doe -38:every 40:futur -24:go 25:id -48:in -52:jpeg
-46:largest -27:liquidity -20:list -81:made -64:market -46:mcap -23:me -51:money 44:move 35:need -35:not -33:on -70:pool -40:pric
-39:profit -48:quot -65:rows -38:sal -52:see 64:side -22:the -38:trade -40:trader 64:v -40:value -22:where -80:who -23:win @=weath
-16:* @=week 40:* 60:at 50:volume @=ye -52: -42:* -29:? -61:^cheapest 30:buy -23:chart 33:could -25:in -22:mov -59:no -23:odd
-23:see -25:to 34:token @=yield -30:* -26:defi -21:on @asked 34:* @asked-fit 58:* @asked=far -18:* @calls=0 58:* @calls=0|0|other
58:* @calls=1 12:* @calls=1|0|other 12:* @calls=2 -68:* @calls=2|0|other -68:* @calls=3 -183:* @calls=3|0|other -183:*
@category=defi_protocol -59: -26:* -27:? 27:^ 23:^and -23:^chain -32:^for -36:^i -21:^imp -52:^in -25:^lend 30:^on 62:^protocol
-21:^put 43:^rank 37:^revenue -31:^since 55:^top 42:^tvl -20:^where 34:against -53:am 23:among 30:and -56:any 34:anyth 36:apy 27:ask
-46:at -32:been 41:before -21:best 46:between 22:big 32:biggest 30:by 29:cap 42:change -32:coin -31:commit 36:compare 41:crypto
-21:dao 49:date -29:defillama -22:deposit 25:derivativ 35:dex -33:did 46:down 55:each 29:end -20:ever -33:figur 22:first 21:from
-50:get -61:give 25:goe -24:good -31:hold -21:imp 23:interest -23:keep -30:kept 37:l2 29:last -49:late -24:lend 22:lock -33:lol
-39:lose 42:lost 20:make -25:many 23:market -25:me -37:money 24:month -25:my 41:need 26:newest 30:next 25:no 20:not -23:notional
34:now -31:numb -23:old 26:one 34:only -25:or -28:our 27:paid -27:peg 48:people 24:per 22:perp 64:pl -28:plu 22:position -20:premium
-31:rate -30:return -26:revenue -38:reward 21:right -46:risk 34:rows 29:run -62:same 32:saving 23:say 41:share -63:should 40:show
35:sit 27:some 44:split 31:spr -20:stabl -31:stable -31:stablecoin 30:stak 30:summ -78:them -39:there 28:through 60:today -22:token
62:top 22:trader 56:treasury 28:trend 43:tvl 42:value 26:venu -21:vol -25:volume -39:wa -28:want 29:week 27:went 45:whole 33:year
-22:yield @category=market_data -11:* 45:24h -58:^account -44:^and -20:^any 71:^are -29:^bid 38:^book -33:^by -36:^can
-25:^coingecko 25:^compare -45:^contract 44:^current 27:^depth 62:^did 25:^doe 23:^every -28:^find 42:^fund 34:^if -52:^it 41:^kind
-45:^level -42:^liquidation 20:^list -52:^market -22:^mvrv -44:^my -28:^next 28:^no 40:^on 60:^one -38:^ord 36:^our 48:^perp
-23:^pool 41:^pric 56:^price -39:^print -38:^pyth -27:^show -24:^since -29:^spot 40:^stablecoin 22:^tell 29:^that -23:^the 37:^top
57:^total 73:^v 37:^wa -29:^where -24:^which 57:about 33:above -25:account 34:actual -38:addres -71:address 30:aft 20:against
26:altogeth -23:am -23:an 24:and -46:any -28:app -63:apple 33:are -27:arriv -26:artist 29:ath 45:below -21:between 29:biggest
24:blockchain -30:board 58:both -23:burn 27:busiest -50:buy -40:can -31:capitalisation 54:cent 32:chang -30:change 40:check
22:client 71:coin 60:coingecko -26:collection 48:compare 31:confidence -56:contract -21:correct 61:cost 32:country -42:crypto
24:current 37:d 22:dao -26:dat -85:data -57:date 37:day 35:decimal -45:defi 24:deposit 45:depth 32:derivativ -29:description -33:dex
66:did -37:do -28:down -43:e 43:each -25:else 28:end -51:entry 23:ever 24:everybody 47:everyone -29:exact -25:exist -20:fake 22:far
33:fetch 57:figur -21:file -22:floor 21:follow -31:form -20:full 24:futur -64:goe -41:got -37:had -43:hash -22:have -28:he -30:here
69:hi -20:history -23:holder -44:holding 57:id -55:index -26:inside -34:interest -56:into -49:just 73:keep 44:kind 60:know -33:l2
-35:last 35:late 34:lend -31:level -54:leverage -41:lie 21:like -43:limit -25:link 28:liq 21:liquidity 30:list -60:live 51:lol
-24:long 34:look -26:los 35:lose -72:low -24:lp 47:margin -68:market 49:may -47:me -45:metamask -21:min -27:mix -24:month -23:morn
59:move -22:mvrv -23:name -49:native -32:new -29:newest 40:not -23:noth -71:now 21:off 41:offer -76:often 26:oi -55:old 95:one
-38:only -31:open -38:ord -58:order -26:own 21:paid 21:pay -22:peg -53:people -72:per 20:perp 51:perpetual 23:piec -40:pippin 47:pl
-25:place 36:please -54:plot -47:plu 21:pnl 27:point -35:position -28:possible -29:post 30:pric -22:protocol 28:pull -20:pump
31:quot 31:rank 33:rat 21:rate -29:ratio 30:real -36:recommend 23:record -28:report -39:right 34:round -37:rows -54:run 108:same
38:saving 44:say -20:scamm 23:script 27:second 24:sell -35:send -53:sent -28:sentiment 22:sery -27:set -36:share -34:she 55:sheet
-21:short -27:show 24:single -36:snapshot 36:so 31:sold -40:some -22:somebody 59:source 22:spot -20:spr 22:spread 31:stabl 36:stable
93:stablecoin 24:stand 28:still -22:str -45:supp 32:swap -28:tak 51:talk -36:telegram 29:tell 37:term -58:text 62:th 47:that
-22:their 45:them 33:then -50:think 31:tick -29:tim -46:to -34:today 25:told 76:top -28:total -64:trader -31:transf -71:treasury
-24:trend 62:turnov -74:twitt 29:two 45:und -44:until 76:up -82:use 46:v -32:vault 50:venu -33:venue 32:very -25:vol 58:volume
-24:wallet 82:we -21:website -36:week 21:what -37:whatev 29:where -27:wheth -26:which -29:who -42:why -64:withdrawal 20:without
34:work -21:writ -34:x 41:yet 22:your -22:z -58:zero @category=network_infrastructure -10:* 33:? 26:^chain -39:^cheapest
41:^coingecko 49:^did 24:^fee 47:^i 29:^in -22:^my 70:^on 45:^our 35:^price 32:^somebody -50:^when -23:^which -20:^who -20:about
-26:account -34:add -40:aft -23:already -48:also -27:amount 24:an -64:answer 34:app 37:are -24:arriv 30:audit 26:back -23:bag
26:base 30:be 24:before -24:bid 43:block 28:buy 21:can -23:cap 58:chain -35:change -30:cheap -36:cheapest 33:claim 45:collection
40:come 34:compare 29:confirm 32:confirmation 37:connect 64:control 41:copy 23:correct -40:cost 44:count 35:current -66:custom
-34:date 23:deploy 48:deposit 31:develop -21:do 54:eip 38:end 20:estimate -64:every -24:everyone 23:everyth -37:exchang 31:explor
-52:far 51:for -23:found 24:friend 30:from -43:front 30:full 33:get 41:give -34:guy -38:ha -26:hash -33:hashrate 24:have 54:height
51:hour 38:if -29:impermanent 38:includ -39:index 31:just 57:keccak -25:l2 21:land 26:level -22:list 30:log -29:los -48:low
-53:market -99:mempool -49:metamask -24:min 42:mine -33:mint -27:more 45:morn -30:mov 31:n 50:nam 20:namehash -24:native -22:network
35:newest 39:nft 34:node 67:nonce -21:not 29:now 32:numb -25:of 39:ok -27:one 45:or 46:order -66:oth 31:our -25:pair 31:pap
35:payout 38:pend -24:people -30:per 29:pl -49:pool 27:price -24:priority 38:program 22:public 29:pull -39:queue -38:rate 32:real
25:revert 51:rpc 72:same -24:sell 35:send 35:serv -46:share 28:should -38:show -84:side 47:sign -20:simple 43:since -34:sise 22:slot
33:some 28:somebody -44:split 33:statu -22:still 63:str -24:stuck 35:take -41:talk -26:than 48:their -36:they 30:thi 25:think
-25:those -21:through 56:time 32:timestamp 28:to -30:topic 34:total -72:trace 63:transf 22:trend -45:unit -28:validator 41:value
31:went -21:were 30:where 25:wheth -30:whom -25:why 75:yet @category=nft_analytics 27: 11:* 39:? -50:^a -22:^all -22:^cheapest
44:^collection 41:^doe 36:^find -21:^how -41:^nft 24:^of -38:^on 46:^only -29:^rarity 35:^the -40:^which 35:^who 27:a 89:all -21:and
22:anyth -38:approval 46:artist 36:at 47:back -29:be -22:been 26:bought 52:by 34:call -30:can 76:cap -22:chain 20:chart 68:cheapest
-24:check 55:coin -33:coingecko -36:compare 35:count 22:daught -21:decimal -22:did 41:do 21:each 28:every -20:everyth 41:far 44:find
33:floor 23:for 45:go 26:got 25:ha -54:he 30:held -40:hi -34:highest 44:history 29:if 29:in 28:it 51:item 34:jpeg 34:made 66:market
23:marketplace 57:mcap 44:member -43:move 27:much -29:my 42:need -43:not 24:now 58:numb -39:on 37:one 21:or -32:out -29:over
79:owner -30:pay 33:please -28:point -25:present -41:price -22:project -57:rank -54:rarity -23:rows -62:run 50:she -38:show 38:side
42:since 23:sit 27:still -40:th 30:the 54:they 41:thi -36:to -50:today -52:token 52:v -43:volume 94:wa -32:wallet 31:what -44:which
27:who -45:would -29:ye 33:you @category=onchain_dex -4:* 37:^any 21:^candl 30:^dex 47:^dexscreen 40:^give -27:^i 48:^if -36:^list
27:^newest -23:^on -22:^please -28:^price 82:^the 37:^volume -36:^where 21:^which -29:about -27:already -35:also -43:and -36:ape
-20:before -33:block -29:boost -36:both 29:bridg 35:bridge 21:busiest 23:came 27:change -47:cheapest -21:check -35:coin -20:count
40:decentralis 32:deep 31:defillama 29:deposit 26:dex -29:down 20:every -27:everybody 31:exchang -21:fee 38:feed -29:found -42:from
39:give 29:highest 39:if -22:keep 43:liq 29:me -39:min 30:money -42:net 50:newest 38:number 22:old -60:once 30:one -26:own 21:paid
26:people -64:pippin 38:pool 32:pric 50:pump 25:rank 21:rate 21:recommend 28:rows 35:same -31:score -32:search 30:since -24:site
-23:slippage 64:sold 43:somebody 20:stable -39:talk 51:through -32:to 25:too 27:transaction -27:trust 29:turn -22:two -21:u -44:up
43:use 37:venu 59:vol 33:watch -38:we -42:week 33:went 29:would -26:yet -22:you @category=portfolio_wallet 13:* 28:^addres -47:^am
-25:^are -32:^balance -39:^biggest 78:^can -46:^contract 22:^did 40:^doe 47:^every 27:^everyth -30:^find -26:^for -24:^ga 51:^ha
40:^in -26:^it 52:^list 22:^metamask 34:^need 43:^nft -24:^of -53:^on -23:^only 22:^pnl -45:^price -31:^realis 23:^recent
-20:^someone 47:^tell -27:^the 39:^to 32:^tx 21:^utxo 37:^wa -32:^where -27:a -24:acros -49:actual
-41:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -71:address 38:again
-56:airdrop 54:all 55:already 33:am -25:amount 28:any 39:ape 56:app 48:approval 59:arriv 58:arrive 39:artist -21:at -28:back 45:bag
-20:balance -24:before -41:belong 48:best 25:biggest -69:bot 44:broth 24:burn 83:calldata 33:came 43:can -31:chang 54:check 39:claim
-34:client -36:coin -67:collection 32:company -44:compare -22:correct -26:count 27:crypto 39:custom -51:d 36:defi 23:deploy 26:down
28:dump -24:each -55:eip -47:eligible 27:empty 75:en 25:entry 28:erc20 22:ever 61:every 36:everyth 27:explor -53:feed 28:fetch
-25:find 31:first -73:flow 44:friend -41:from -27:full 20:gave -20:get 21:got 53:ha 63:had -28:hand 31:have 115:he -22:hex -28:hi
-31:hold -23:home -43:hour 20:i -34:id -28:idea 25:im 42:incom 34:inside 55:inventory -32:it -30:item -25:key 24:late 64:left
-40:legal -39:level 39:line 20:link 37:list -32:live 24:lol 42:lost -40:may -27:me 62:metamask -37:min 37:mine 22:mint 24:mix
40:money 35:more 25:morn 23:mov -35:move 39:much 56:multisig 22:must 26:nam 60:name 27:net -34:nev -33:no 34:noth 26:now -24:of
-38:old -34:only -33:oth 26:our 45:out 32:output 32:paid -33:past 32:payment -44:person -24:phone 20:pl -41:place 21:plain 39:please
-35:plu -20:pnl 30:point 39:present 28:primary -25:print -22:profit -32:program 45:pull -34:put -24:queue -24:rank -52:rate -45:real
-26:realis 49:recent 37:rent 39:right 24:rn 47:rout -34:rows -49:run -36:same -36:saving 31:say 83:see 82:selector -29:sell -63:send
50:set -20:should 39:show -37:side -34:sign -37:sit 22:sitt 35:small 43:so 31:sold 45:some -39:somebody -30:someone -27:source
-26:spam 47:spl -23:split -31:stabl -25:stake 26:stand 57:still -23:stuck -35:supp -56:take -25:talk -23:team 24:tell -29:test
-20:text -66:th -44:their 50:there 25:these -38:thi 31:thing 26:think 37:those -27:to 38:togeth 56:token -35:too -42:top 28:touch
-48:trade -25:transaction -23:transf 31:transfer 64:treasury -25:unclaim 26:unspent 41:used 24:utxo 36:vitalik 49:volume -45:wa
-63:wait -29:want -23:way 51:which -83:who -29:whom -28:whose 39:why -55:win 43:with 27:withdrawal -25:won 29:worth 48:would -21:ye
48:year 23:you -36:your 70:zero @category=prediction_markets -36: -11:* 36:^all 54:^and -45:^bid 35:^can 53:^cheapest 32:^could
-51:^do 27:^for 31:^give 47:^ha -24:^in 47:^last 29:^my 25:^please 21:^price 50:^print -32:^the 23:^when 27:^where 26:^which
29:about 27:am -28:and 43:anyone 46:anyth -35:are 42:bag -23:balance 23:been -38:best 42:between 23:bid 24:biggest -43:both
44:bought 32:budget 53:buy 64:by 36:can 30:cent 66:chance 73:cheapest -25:close 45:company 32:condition 54:could 39:decemb -23:doe
53:down -25:each 26:event 52:exact -42:exchange -44:fee 45:had 28:hi -28:high 41:hold -69:holder 21:i 36:just -23:keep -33:left
66:look 20:lowest 51:made -73:manifold 20:market 61:most 47:mov 22:move -72:next 59:no -29:not 51:now -23:odd -39:of 42:off -50:old
44:only -26:order 20:orderbook -24:our -29:out -23:own 21:paid -34:people 22:price 49:print -21:probability -42:put -54:question
30:rat 42:resolv 29:resolve 53:rn 29:same -55:say 24:see 20:sell -28:sery 35:settl 41:shar -37:sise 27:so 39:somebody -31:someth
-37:still 22:tape -23:team 35:tell -28:they -49:time 60:to 43:told -53:top -22:trader -68:und -22:until 67:up 32:volume 36:wa
-22:wallet -37:we 30:will -27:win -22:worth -40:ye @category=search_discovery 35: -3:* 22:0x -48:^can 52:^coin 60:^coingecko
-29:^dex -27:^dexscreen -41:^doe 44:^find 28:^for -27:^how 25:^look -47:^nft 42:^pyth 28:^search -36:^somebody 21:^someone -42:^the
27:^token 28:^we 48:^where -43:^who -30:a -27:account 29:add -22:address 26:against -54:all 65:an 22:any -31:ape -31:artist
20:belong 21:burnt 34:by -22:call 32:category -45:chang 25:client 45:com 36:compress 32:contract 30:copy -58:data 24:deepest
-30:derivativ -23:dexscreen -24:doe 45:down 32:e -43:en 20:entry 21:everybody 30:exchang 59:find -27:for 40:found -36:from
52:geckoterminal -44:go -38:hash 23:have 36:holder -35:how 27:identify -31:if 20:it 40:keep 22:kind -32:know -25:liquidity -35:list
20:long 20:lp 22:m -60:made 35:mail -35:make -29:mcap 56:mean -40:member 21:moment 40:must -42:my -64:name -47:need 27:no 49:old
-20:or -33:oth 26:out -60:own -29:paid 29:pair 37:piec 63:pippin 38:pl -41:pric -51:real 27:recent 33:rows -60:same 46:search
33:sector -24:see 62:send 35:show 26:so 24:someone -73:stock -42:talk -25:tell 35:th -21:that -38:their -23:these -22:they -38:tick
25:token -66:top 34:trade -43:u 40:use -49:venu 58:verify -24:watch 33:we -31:were 22:whatev 32:which -43:who -35:whose -50:work
-39:you @category=security_risk 20:* 53:^and 23:^are 30:^buy -36:^can 65:^check -62:^did -35:^doe -46:^draft 29:^how 29:^i -35:^it
22:^list 24:^metamask -28:^mint 27:^nft -23:^on -93:^revoke 27:^someone -24:^we -27:^where 45:^which 45:^who 33:a -37:account
-28:activity 57:aft -27:against 50:already -57:also -29:and 28:any 20:anywhere -39:app -44:approval 86:artist 23:ask 62:at -28:audit
-25:authority 28:be 69:been 36:big 91:burn 23:burnt -30:cheapest 63:check -25:community -33:company 22:creator -23:data 22:dev
-46:draft -86:every 60:everyth 22:exploit 57:far -59:find -29:floor -28:full -22:gave -30:give 32:given 31:go 21:goplu 29:got
-30:grant -33:he 29:hex 57:hi 36:honeypot -25:inside 20:into 46:keep -25:key -21:landlord 30:last 26:late -22:ledg 41:legit 44:let
35:liquidity 42:m 30:mail 42:many 36:mint 21:mix 46:more -21:most 36:move -25:need 21:nephew 28:new -43:next 37:nft 57:no -36:not
36:noth 26:open 48:own 23:page 23:pair -30:phish -48:please -53:plu -23:print 41:real 21:recent -35:return -70:revoke -64:rout
64:rug 27:rugcheck 56:safe -28:same 24:say -50:screen -39:see -39:sell 34:share 57:should 24:sign 57:so 26:someone 33:still 22:supp
42:telegram 31:th -51:there 68:these -33:they 33:thi 43:those -36:tick -29:tonight -26:trad 24:transfer -42:u -44:unlimit -21:unlock
56:up -23:verify 23:wa 53:want -28:we 26:website 59:were 48:who 22:whoev 60:whom 51:with 29:withdrawal -21:would 45:writ -37:you
@category=token_contract 21: -7:* -37:^a 68:^and 34:^biggest 24:^buy -30:^can 26:^check -21:^decimal -38:^find -23:^give 36:^i
-34:^in 33:^it 23:^latest 25:^make 39:^need -46:^numb -36:^of -41:^on 35:^show 58:^the -22:^token 33:^total -49:^verify -41:a 56:abi
37:account 54:actual 67:address -29:against -27:all -74:also 79:amount 21:any -45:approval -70:artist 24:bag 36:be -50:been 24:bet
28:big 45:book 30:both -80:burn 31:byt 28:byte 41:call -41:calldata -40:came 24:chain 54:chang 42:change -28:chart -29:client
34:code -21:coin -31:contract -41:cost -35:create -27:create2 53:d 75:data -20:day 31:decimal 29:decode 31:description -25:dont
30:dump -40:eip 34:event -20:ever 33:every -43:everyth 33:evm 38:exact 25:exist -32:explain -52:far 24:feed 31:fil -41:find 20:firm
-44:first -27:follower -59:gave 27:geckoterminal 32:go -39:group -25:guy 46:hand 25:hash -36:held -46:here 43:hex 61:hold 25:holding
43:idea 23:includ 50:index 31:itself -22:keccak -43:keep 30:known -24:largest -21:late -50:launch -40:legal 30:like 25:liquidity
34:list 21:live -41:logo 23:look 31:los -45:m -21:mail -25:make -25:match 25:me 43:mov -24:nam 39:name 38:need 24:network -34:no
-41:not -30:noth -43:numb -49:off -22:often -21:ok 27:on -43:one -60:oth 23:out -34:own 22:page -23:paid -22:pair 26:pap -32:past
-40:people -64:pl 35:please 24:present 31:profit 25:publish -38:pull 24:rank -22:reason 23:recent 27:revoke -21:right -32:round
20:rout -23:rug -35:safe -64:same -52:say -70:selector -24:sell 24:send -36:share -42:she -31:should 44:show -52:since 23:site
-74:so -38:source 29:stak -27:still -42:telegram 38:tell 24:th -24:that 26:them -22:then -21:thi -43:those 21:tick 31:tim 25:top
31:topic 67:transf -50:transfer 23:trust -35:twitt 26:und 68:unit -28:unlimit 43:unlock -27:use 24:used -32:v 28:w 64:wallet
-39:want -43:we -23:went -20:were 59:who 38:whole -61:whose -43:with 36:work -23:worth -32:writ -22:ye @chosen-count 34: 135:* -70:?
-23:^how -59:^i 62:^show -21:^the 56:^what 63:^which 48:^who 32:all -32:am -65:and 41:are -46:at 36:back 23:bid 65:biggest 69:by
30:chain 54:coin 74:coingecko -29:com 32:contract 50:crypto 50:dex -50:did -46:do 27:dump 43:each 83:enough 92:event -65:for 21:give
23:ha -41:how -40:if 24:in -49:it 57:just 57:list -44:look -84:lost -62:market 32:me 55:money 78:most -87:my 26:need -22:no
-31:nonce -27:now -34:numb -32:of 20:one 25:only 22:or -24:out 56:pl -31:please 108:pool -23:price -54:put 75:rugcheck -30:say
56:show 25:that 33:the -21:thi 66:to 51:today 61:token -45:top -59:transf 56:up 42:volume 24:what 90:which 22:who 97:with -83:ye
-47:you @chosen-said 65:* @chosen|other -17:* @content=0|first -11:* @content=1|first -27:* @content=2|first -34:* @content=3|first
-3:* @content=4|first 10:* @content=6|first 21:* @described 25:* @drops|named|new|other -10:* @drops|open|new|other -13:* @fault
-105:* @first=0|other -5:* @first=1|other -26:* @first=2|other -26:* @first=3|other -12:* @first=4|other 4:* @first=5|other 27:*
@first|other 36:* @group=first -10:* 35:24h 25:? 28:^ -61:^account 27:^addres 101:^also -44:^am 29:^an 48:^and 41:^anyth 44:^are
-37:^balance -24:^best -38:^bid 25:^biggest 42:^book -45:^burnt -28:^busiest 45:^buy -45:^by -25:^can 24:^candl 33:^chain 31:^chart
22:^cheapest 67:^check 67:^coin 34:^coingecko 34:^collection 50:^contract 50:^current 34:^defillama 26:^dexscreen 37:^did -53:^do
24:^doe -52:^draft 25:^dump -28:^each 22:^every 21:^fee -46:^from 41:^fund 49:^give 51:^ha 22:^have 22:^hottest 43:^if -27:^imp
42:^kind 42:^last 24:^latest -25:^lend -64:^level -49:^liquidation 35:^list -27:^look -66:^market 30:^metamask -27:^mvrv -21:^my
47:^need 62:^newest -39:^nft 84:^not -38:^numb 49:^one 26:^only -26:^open -37:^ord 73:^our 47:^perp 46:^pl 20:^pnl 37:^pric
49:^price 24:^print 59:^protocol 28:^pull -57:^put 22:^rank -32:^rarity -34:^read -33:^realis 28:^recent 27:^revenue -94:^revoke
-132:^rows 22:^sat -48:^since 42:^so 46:^somebody -29:^spot 41:^stablecoin 37:^tell 42:^that 32:^the 23:^token 54:^top 76:^total
-38:^transaction 32:^tvl 42:^und 78:^v -37:^verify 40:^volume 92:^wa 31:^wallet -20:^when -42:^where 24:^will -23:a 49:abi 33:about
-39:account 55:actual -26:add
-52:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -36:address 21:again
-43:airdrop 47:all 55:already -80:also 27:altogeth 31:among 44:amount 29:an -63:answer 27:any 38:anyone 61:anyth 27:anywhere 28:api
49:app -72:apple -57:approval 28:apy 32:arriv 42:arrive 30:artist 55:asset 36:ath -24:authority -21:bad 66:bag 31:balanc -32:balance
-32:bank 26:base 21:basi 43:be 45:been -30:behind 46:below 37:between 70:big 27:bigg 56:biggest 22:block -39:boost 54:bos -53:bot
38:bought 25:bridge 41:broth 29:budget 24:build 41:burn 43:burnt 56:busiest -30:but 39:by 25:byt 25:byte 31:call 52:calldata 26:came
22:can 93:cap -28:capitalisation -27:cash 40:category 57:cent 53:chain 45:chance 21:chang 25:change -27:cheap 64:cheapest 83:check
45:claim -30:close 27:code 47:coin 78:coingecko 39:come -45:commit -25:community 23:company -21:compar 56:compare 60:compress
25:condition 29:confidence 26:confirm 28:confirmation 31:connect 31:consolidate -32:contract 62:control 32:copy -20:correct 25:cost
40:could 26:count 24:country -36:create -28:create2 20:crypto 29:current -56:custom 28:d -22:dao -31:dat -32:date 39:day 31:decemb
50:decimal 26:decode 32:deep 33:deploy 48:deposit 36:depth 31:derivativ 26:develop 33:dex 36:did -23:difference 24:diligence -35:do
31:done 69:down -52:draft 27:drop 26:due 31:dump -35:e 46:each -23:egg -53:eligible 30:em 23:empty 36:en 53:end -22:etf 29:event
-26:every 49:everybody 20:everyone 38:everyth 41:evm 42:exact 22:exchang -24:expiry -35:explain 26:explor 20:fail 30:far 77:fattest
-20:fee 21:feed 55:fetch -25:file 32:fine -26:firm 20:floor -30:flow 45:follow -62:follower -36:form 41:friend 57:front 22:futur
51:geckoterminal -37:germany -24:github 33:given 67:go -60:goe -30:good 20:goplu -39:grandson -25:grant -28:guy 63:had 46:hand
-48:hash -36:hashrate 28:have 50:he 63:height 21:held -25:help 39:hex 105:hi -30:him 21:hold -66:holder 21:holding -45:home
-24:honest 35:honeypot 22:hottest -30:hurt 29:id 52:idea 24:identify 31:if 26:im -21:imp -30:impermanent 43:includ 30:incom
-24:income -36:index -28:inflow 64:inside -26:interest -22:into 33:inventory 64:invoice 26:item 32:jpeg 43:keccak 29:keep -28:kept
-33:key 55:kind -34:knee 45:know -21:l2 -33:landlord -21:launch 28:left -59:legal 29:legit 22:letter -31:level -55:leverage
-20:lightn 35:like -57:limit 59:liq 30:list -63:live 24:lock 47:log -67:logo 31:lol -22:long 37:look -22:los 33:lost -75:low 23:lp
26:made 38:mail -29:make -74:manifold 25:many 43:margin 30:marketplace -23:match 31:may 45:mcap 51:mean 26:memo -99:mempool
24:metamask 27:mid -66:min 55:mine 41:mint 25:mix 47:money -55:month 34:more 36:morn 28:most 59:mov 40:move 37:much 46:multisig
40:must -27:mvrv -25:my 29:n -45:nam 53:native 34:need -22:net 27:nev 23:newest -32:news 51:nft 76:no 27:node 45:nonce 26:normal
-35:not 22:noth -27:notional 24:number -24:odd -35:off -72:often 34:oi -47:old 63:one 21:oracle -31:ord -31:order 28:orderbook
-83:ordinal -108:oth 62:out 30:output 73:owner 40:page 39:paid 26:pair 54:pap -29:part 35:past 30:pay 51:payment 37:payout -42:peg
-36:people -60:per 35:perp 51:perpetual -51:person -34:phish -45:phone 22:piec 35:pl 33:please -44:plot -94:plu 44:point -29:post
-44:premium 26:present 48:pric -21:price -38:primary -25:priority -29:probability 30:provide 37:publish 34:pull 62:pump 27:pyth
-59:question -57:queue 29:quot 53:quote -35:rain -56:rarity 47:rat -50:rate -32:ratio 20:raw -61:re 23:read -29:realis 20:receipt
43:receiv 66:recent -22:recommend 27:record 36:rent -22:report -27:request 22:require 28:resolv 30:resolve -28:result -47:return
-33:revenue -50:revoke -28:reward -58:risk 61:rn 58:rout 46:rows 52:rpc 48:rug 25:rugcheck -80:run 27:safe 23:same 76:saving
-21:scamm -41:score -54:screen -24:script 31:second 30:see -20:seen 31:selector -27:sell 24:send -28:sentiment 40:settl 44:shar
-37:share -26:short 54:show -43:side 28:sign -42:simple 28:since -46:sise 52:sist -24:slippage -56:snapshot 65:so 48:sold
-37:solidity 38:some 52:somebody -21:someth 23:somewhere 29:spl 57:split -24:spot -20:stabl 63:stablecoin -38:stake 35:stand 25:stat
-24:state 23:statement 26:statu -35:step 50:still -54:stock 57:str 20:straight -36:stuck 21:summ 31:symbol -51:t -34:take 26:tape
-29:team -32:telegram 51:tell 26:test -65:text 55:th 24:that -28:theft 22:their 34:themselv 35:then 73:these 30:those -63:tim
24:time 33:timestamp -23:today 29:togeth 37:told -55:tonight -46:too 24:top 21:touch -73:trace 38:track -49:trader -25:transaction
69:transf 39:treasury 24:trend 49:turn 59:turnov 33:tvl -74:twitt 35:typ -27:u -27:unclaim 36:und 53:unit -46:unlimit 23:unspent
-33:until 49:up 54:url 54:used 22:utxo 31:v -44:validator 55:value 48:venu -28:venue 22:very 45:vol 29:volume 21:w -83:wait -61:walk
24:watch 36:we 25:website -41:week 43:went 25:were 26:what 46:where 36:wheth 25:which 27:whoev -63:whose -63:win 32:without -30:won
37:wont -41:word 29:would -36:x -49:ye 73:yet -25:yield -27:z 51:zero @joint 32: -20:* 54:24h 23:? 44:^all -40:^am -81:^and -46:^are
-27:^at 22:^balance 28:^before 48:^biggest 46:^can -37:^check -34:^compare 35:^dex -68:^did 40:^do 44:^doe -64:^every -22:^explain
-20:^find 56:^floor 87:^for 35:^got -33:^ha -35:^if 21:^in -30:^my 34:^need 82:^on -38:^open -41:^our -20:^please 60:^pool
-58:^price 89:^spot -71:^total 33:^trad 59:^tvl -44:^v 50:^volume -25:^wallet -30:^what 35:^when 86:^where 24:^who 25:^whose 24:a
-24:abi 77:about -46:accord 66:account -26:acros -53:active 22:add 49:addres 23:adjustment 39:afraid -51:against 23:all -43:allow
73:also 86:am -31:amount 39:an 33:answ -53:answer -40:anyone -39:anyth 24:ape -50:apy -27:arrive 51:ask -54:back -27:bag 47:balance
-47:basi -26:be 90:behind -38:best -25:bet -46:between 56:bid -24:big 44:blacklist -33:block 27:book 46:boost -30:bought 32:burn
-38:burnt 41:busiest 75:but 77:call -50:calldata -21:can 32:candl -79:cap 54:carry 73:category 21:chang 32:change 23:chart -23:cheap
-86:cheapest 58:clos -24:code -53:coingecko -35:collection 55:company -41:compare -73:compress -87:confidence 65:confirm -40:connect
40:control -30:copy -94:cost -27:could 56:count -40:country 107:current 34:custom 30:d 33:dat 35:date -30:day -54:decimal 37:decod
24:deep -47:defi -91:defillama 24:deploy 41:depth 47:dev 39:dex -24:did 85:difficulty 34:doe -30:down 41:dump 29:e -30:earn
-47:enough -60:entry 38:epoch 39:error -57:event 60:ever -61:every 48:everybody -84:everyth -30:exact -69:exchang 39:exploit 26:fake
-31:far -24:farm 53:fear 49:fee 28:feed -49:fetch 23:fil 61:file 33:first 35:flagg -22:floor 23:form 49:freeze -64:from 26:full
-31:fund -23:futur -41:ga 67:give -90:go -26:goplu 55:gre 24:guy 37:hand -35:hash -75:height 33:her -29:hex 42:him -28:history
37:hold 52:holder -57:holding 69:hour 34:if 25:imp -36:in 33:incl -40:includ -27:index 21:interest 54:internal -64:into 21:it
67:itself 20:kind -39:know 38:known 44:l2 69:land 29:largest -59:late 55:latest 49:launch -29:least 31:ledg -22:level 29:leverage
-31:like 23:link 37:liq 62:liquidation 35:liquidity -36:list -39:live -22:log -37:long -32:los 28:lose 37:lost 52:lp 64:made
-25:make 41:many -96:market -60:mcap 36:member 71:min -23:mix 89:money -25:more -31:morn 42:mov -31:move -22:much -55:must 70:n
-52:nam 27:name 76:need 37:new -26:next -43:nft -45:node -24:nonce 22:noth 32:now 46:numb -24:number 23:odd -72:off 38:office
25:often -37:on -60:one -28:only 67:option 47:order -28:our -44:out -36:over -32:owner -25:page 33:paid 48:park -44:past -40:pay
35:payment -41:peg -33:permit2 -29:perp -36:perpetual 70:phish 30:piec 101:pippin -26:plain 56:plu -56:point 24:position -36:present
-38:print 75:priority 65:produc 55:program 39:proposal 63:protocol 33:proxy 59:public -33:pull -44:pump 65:purchas 44:put 42:pyth
-37:quot -86:quote 64:real -24:receiv -64:recent 45:record -22:request 99:rest 60:revenue -52:reward 39:risk -65:rn -100:rows 49:rug
23:run 20:safe 45:sal 44:same -27:say 41:search 71:second 60:see -65:send -47:sent 31:separate -29:serv 58:sery 68:set -26:settl
31:shar 51:share 69:sheet 42:should -43:show -29:side -32:sign 24:signature 81:sise 45:site -63:slippage 44:small 30:snapshot 67:so
41:some -34:somebody -60:source 33:spend -28:spl 54:spot 28:spr 52:spread -37:stabl 54:stable -23:stablecoin -63:stak 26:start
80:still 21:stuck 21:stuff 107:supp -40:t -21:take 24:tax 75:telegram -25:than 31:the -43:their -23:them 88:then 65:there -34:these
33:they -29:thi 78:think -93:through -56:time 31:timestamp -43:to -46:today -39:token 57:too -32:top -56:topic 39:total 39:tp
74:trad 40:trade -22:transaction -58:transf -59:transfer 55:trend -74:turn 49:twitt 69:two -23:typ -68:unclaim -39:und -76:unit
30:unlock 23:until -60:up 30:url 64:use -51:used 126:user -35:v -67:value -83:venu 58:very 44:vol 25:volume 35:vot 50:wait 24:wallet
-64:watch 24:week -28:went 74:were 27:whale -28:whatev 68:when 31:wheth 21:who 22:whole -74:whom -54:with 45:withdrawal -32:without
-32:work 22:worth -37:would 60:writ 40:ye 53:yet -41:you -55:your @joint=1|1 -15:* @joint=2|1 -33:* @joint=2|2 24:* @joint=3|2 -17:*
@joint=3|3 -108:* @joint=4|2 28:* @joint=4|4 -19:* @joint=all|lacks -142:* @joint=all|whole 84:* @joint=askings|1 127:*
@joint=askings|2 -3:* @joint=askings|3 -93:* @joint=left|lacks 23:* @joint=left|whole -58:* @joint=repeat|2 -108:* @joint=rules|1
-34:* @joint=rules|2 64:* @joint=rules|3 -59:* @joint=rules|4 -5:* @keeps|named|new|other 85:* @keeps|open|new|other 15:* @lacks
-6:* 22:0x -24:^a 30:^addres -88:^balance -33:^before -23:^best -32:^biggest 41:^buy 23:^chain -22:^cheapest 70:^check 43:^compare
-52:^contract -24:^convert -27:^could -23:^current -43:^dex 31:^did 33:^doe -28:^draft -36:^explain -37:^fee 28:^floor 21:^for
-69:^ga 65:^ha 35:^holder 48:^honeypot 36:^hows -44:^it 63:^kind 69:^list 26:^look 33:^make -24:^market 32:^metamask -22:^need
-30:^newest -45:^next -42:^nft -31:^on 25:^option -37:^ord -45:^our 48:^pl 21:^pnl -36:^price -29:^protocol -33:^pyth -33:^rank
-35:^realis -64:^revoke 33:^rugcheck 30:^search 20:^show -21:^since -29:^somebody 32:^tell 60:^that -38:^the 45:^there 27:^to
-51:^top 25:^trad -32:^transaction -37:^verify 23:^volume 102:^wa 20:^wallet -44:^where -21:^whose 54:about 28:above -28:acros
-38:actual 36:add -43:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp 27:aft
23:again -67:against 56:all -31:allow 61:already -46:also -42:altogeth 58:am -29:among -40:amount -30:and -55:anyone -23:anyth
49:api -66:apple -54:approv 24:apy 41:arriv 44:arrive 61:artist -28:ask 45:asset -30:at 36:ath -57:atm -44:audit -79:back 74:bag
29:balanc -30:balance -22:bank -21:before 28:behind 30:below 33:bet -61:bett 35:between 54:big -24:bigg -45:biggest 25:blur 34:board
-23:book -35:borrow 39:bos -33:bot 41:bought 42:bridge 47:broth 51:build 58:burn 47:burnt -26:but 49:buy -30:by -21:byt 60:call
55:calldata 22:candl -23:cash 39:category 42:cent -25:chain 24:chance -24:chang 46:chart -22:cheap 56:check 20:claim 41:clos
52:coingecko -29:community 32:company 46:compare -24:confidence 41:confirm 32:confirmation -46:connect 33:consolidate -23:convert
-27:copy -30:correct -23:cost -36:create -36:create2 -31:creator -56:crypto 38:current -45:cut 23:d 56:dat 26:data -30:decemb
-20:decentralis -25:decode 50:deep -39:defillama 49:deploy 58:deposit 25:desk -20:dex -20:do 27:doe -33:dominance -28:draft -30:e
-39:each -55:earn -21:egg -58:eip 35:else -43:entry -21:epoch -50:etherscan -41:even 23:event 50:ever 63:everybody 60:everyone
24:everyth 40:exist -52:explain -32:exploit -25:explor 58:far 37:fetch 32:figur -36:fill -27:fine 23:firm -24:first 20:flagg
-51:follower 32:for -34:form 63:friend 26:front -20:full -31:futur -37:ga -21:gain 39:gave -21:germany -30:given -46:goe -26:gone
-46:good -59:goplu -38:government -29:grandson 37:grow 24:ha 60:had 23:hand 21:happen 35:hash 84:he -22:height -24:help -39:here
34:high -52:highest 32:hit 44:hold -22:holding -20:home 65:honeypot -34:hour 48:hows -29:hurt 47:id -30:idea 28:if 33:im
-30:impermanent -62:index -44:input -51:into 59:invoice 30:it 27:jpeg 23:just 20:keep -34:key 54:kind -31:knee 47:l2 -21:land
-28:landlord -20:late 53:launch 23:law -24:lead -26:ledg 54:left 21:lend -43:let 30:letter -20:level 26:like -43:line 34:liq
26:liquidat 31:liquidation 48:list -20:live 20:log -59:logo 44:lol -21:long -46:los 22:lose 46:lost -32:low 44:lp -27:m 28:made
-24:mail -60:manifold -44:match 22:me 58:member -39:mempool 62:metamask 24:midpoint 52:mint 37:moment -41:month 39:morn -67:most
64:mov 22:much 48:multisig -25:n -21:nam 57:name -33:native 33:need 38:nephew 42:new -34:newest -36:next 33:no 55:noth 54:now 26:off
-30:offer -27:often -51:old 22:on -27:once 39:one 26:only 32:or -28:oracle -36:ord 57:orderbook -44:ordinal 32:oth 31:our 28:out
-20:outcome 30:output -42:over 41:owner 27:page 58:pap -23:past 28:payment 44:payout 21:peg -81:people -22:per -20:permit2 -24:phone
22:piec -119:pippin 101:pl -35:place 37:please 32:plot -20:position -39:possible -23:post -33:premium -25:present -27:pric -39:price
-70:primary -37:print -27:priority -23:profit -34:project -33:proof 69:pull 40:pump 37:pyth -38:question -32:queue -29:range
-24:rank 62:real -31:realis -58:recent -24:record 47:rememb 43:rent -21:report 40:resolv -45:return -23:revenue -42:revoke
-33:reward 23:right -26:risk 86:rout 21:rows 54:rpc 52:rug 64:safe 64:same -22:saving 25:saw -60:score -61:screen 26:script
24:search -26:second -24:sector 27:see -26:seen 79:selector -47:sell -53:serv 32:sery 23:set 47:settl 55:shar 53:sheet 31:should
24:show -33:sig -23:simple 37:since -44:sise 52:sist 24:sit 20:site 43:sitt -35:slippage 26:small -27:snapshot 22:so 51:sold
-55:solidity 45:some 23:somebody -37:sort -55:source -35:split 43:spr -55:stabl 43:stable -46:stak 23:stat 61:still -43:stuck
42:summ 35:supp -53:suspect -24:swap -23:symbol -43:t -21:tak -22:taken 49:tape -29:team 68:tell -37:test 53:that 32:the -37:theft
-72:their 24:themselv 44:then 42:there -31:thesi -35:they 53:think 26:those -44:through 69:tick -46:tim -43:time 23:timestamp
-32:togeth 36:told -52:tonight -56:too -58:top -38:topic -35:total -25:trad -32:trade -36:trader 80:transf -38:transfer 54:treasury
-27:trust -38:turn -23:turnov 47:tvl -38:twitt 48:two -49:tx -22:unit 23:unspent -27:until 63:url 26:use -22:user -28:utc 33:utxo
-49:v -29:validator -57:value -29:vb -43:venu -29:venue -41:versu -37:vitalik 30:vol -23:w 48:wa -60:wait 37:want 25:watch -37:way
79:we 23:week 35:went -29:whatev 37:when 45:where -24:who -29:whom -40:whose 22:will -55:win 30:withdrawal -20:within 41:wont
-42:word 28:work -49:write -26:x 66:ye 59:yet 28:yield -55:your 63:zero @lacks:address 27: 8:* -39:^a 32:^all -59:^balance
-28:^before -35:^can 70:^check -49:^contract 27:^doe -33:^ga 42:^ha 28:^have 22:^holder 48:^honeypot 25:^in 33:^list 40:^make
27:^metamask -71:^on 22:^pnl -64:^revoke 27:^search 38:^show 38:^the -29:^top -37:^verify -32:^where 61:abi 32:about -39:account
-29:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp 42:aft -30:against
-21:airdrop 94:all -37:allow 58:already 66:am -40:and -37:anyone 49:app -53:approv 22:are 67:arriv 67:arrive 38:artist -25:at
-47:audit -51:back 38:balanc -53:balance -49:before 35:belong 63:bet 26:biggest -43:blockscout -38:bot 53:burn 41:burnt 52:buy
50:call 45:calldata -26:can -62:chain 77:check -21:click -30:client -32:coin -36:compare 26:contract -44:copy -31:creator 50:current
-27:dapp 33:data 21:daught -34:decode 22:defi 40:deploy 41:dev -30:doe 39:down -48:eip 20:en -42:entry -21:epoch -50:etherscan
-54:every 35:everyth -24:exact -31:explain 38:far -25:fill -30:find -26:firm 21:flagg -26:form 34:found 22:friend -21:from -20:fund
44:ga -32:good -59:goplu 55:guy 20:ha 21:hack 52:had -48:hash 45:he -58:here 20:hi -27:history 47:hold 22:holder 65:honeypot -43:id
44:im -49:keep -41:key -33:know -36:landlord -46:lend -32:link 30:liquidat 36:liquidation -40:logo 51:lol -22:long -26:los -33:low
-35:m 32:made -31:mail 36:many -30:market -41:match 23:may -21:mcap 66:member 61:metamask -22:min 49:mine 35:mint 42:money 35:more
26:morn -33:most 39:mov -48:move -20:native -40:network 65:new 29:nft 30:no 73:noth -60:old 25:open 31:or -24:ord -21:our 35:out
-22:over 32:paid -31:past -24:pend -39:people 41:pl 55:please -28:print -21:profit -33:proof -23:pull -22:put -32:question -37:rank
-47:rate -24:read 35:real -32:realis -26:return -43:revoke -30:reward -26:right 24:rn 58:rug 52:safe 24:search 46:selector -39:sell
-21:send -20:settl -26:share 40:she 28:should 43:show -34:side -34:sign -21:since 37:sitt 26:sold 44:some -56:source 30:spr
-41:stabl -33:stak 64:still -24:stuck -30:t -31:team 51:telegram -30:test -34:their 48:then 32:these -47:they -28:thi 30:think
53:those 20:token 37:told -52:too -32:top -20:trad -50:transaction 52:transf -21:transfer 26:treasury -36:two -41:u -42:use -43:v
31:vault -26:vitalik -27:volume -30:way 26:went 56:were 34:whale 23:which -55:whose 35:why 58:will -55:win 22:withdrawal -28:without
28:won -35:word -32:ye 34:yet -33:your 54:zero @lacks:amount -8:* 32:^convert -21:^how 28:^i 20:^what 22:coin 32:convert 22:for
35:give 24:have 25:into 31:me 25:numb 32:them -24:thi 28:token 35:whole 32:would @lacks:anyAddress -10:* 33:^can -27:^compare
20:^did -23:^the 35:^trad -34:^which -35:address -21:already -26:any 22:at -34:burn -34:by 33:candl -25:cap 37:coingecko -39:compare
-21:cost -32:dex 21:dexscreen -26:doe 28:fee -25:geckoterminal -23:give -40:group -37:highest -21:if 23:in 22:it 26:last 32:launch
52:liquidity -49:list -29:logo 31:look 36:lp -40:many -21:mint 28:moment 40:money 25:much -23:newest -21:old -21:out 40:pair 29:pay
-24:people 40:pl 33:pool -25:project 22:rate -34:score -20:side -28:telegram 28:tell -31:these 25:they -22:those 28:trad -30:twitt
-20:two 24:u 28:vol -25:volume -24:w -28:were 21:where -27:with @lacks:anything 19:* -41:^balance -54:^can 79:^compare -59:^find
-23:^ha -27:^how -24:^in 63:^list 31:^please 24:^put 22:^we 31:^where 30:again 58:an -31:anyone 65:approval 27:artist 60:bag
-27:been 55:best -29:biggest 32:blockscout -44:both 28:buy 59:by 22:came 27:can -23:chain 45:com 31:compare 41:copy -45:d -36:defi
-41:do -21:doe -39:each 30:everyth -42:fee -23:find 41:for 41:found 56:friend 32:from 52:hash 36:here -27:hi 27:history -31:hold
-27:how -25:inside -37:into 32:it -28:keep -38:know -25:last 23:left -42:lend 55:list -26:many 23:me 39:mean 39:mint -24:much
40:name 30:need 24:now 39:old 24:or 22:oth 21:our -42:own 46:pap 26:payment -25:people -119:pippin 90:pl 61:please -60:pool
-39:protocol 40:real 45:right 54:rn 29:safe 44:same -67:saving 29:scam 62:see 89:selector 24:show 63:sist 21:sitt 63:so
-22:stablecoin 27:str -26:t -69:talk 25:the -51:their -44:them 58:there 21:thi 74:tick 47:token 45:told 37:trad 30:trade
-33:transfer 40:treasury -20:two 45:up -27:v 68:verify 42:volume -27:website -31:were 26:where 24:which 93:with -25:won 35:worth
-46:you @lacks:bitcoinAddress 7:* 24:^a -31:^balance -30:^could 49:^ha -22:^how 52:addres -37:address 64:any -24:are 28:can 22:check
-34:could -34:for 46:ha -29:history 27:list -27:look -22:min 54:mov 34:must -30:now -21:one 34:output 21:payment -23:queue -29:right
21:storage -34:thi 28:to -22:total -29:transaction 26:unspent -28:up 34:utxo -31:wait 34:want 23:with @lacks:bitcoinHash 7:* 28:?
46:^how -41:^my 36:^what -29:^why -21:already -26:arriv -23:block 58:by 33:confirm 30:confirmation 61:doe 24:fee -31:for -25:ha
49:have 24:he -41:hour 20:how -35:i 33:many -23:mempool -26:my 28:not 52:now 27:or 37:pay -28:sat 24:say -62:stuck 37:thi
43:transaction -40:tx -29:vb -25:we 29:what -29:why @lacks:block -32:* -36:^how 48:^when -37:been 30:block -38:burn -28:ha -27:how
35:min -35:of 48:that -30:validator 49:wa -24:what 44:when @lacks:chain -29: -16:* -37:^balance -35:^before 24:^biggest 47:^can
26:^chain 54:^check -22:^could -50:^did 42:^doe 23:^fee -28:^floor -36:^for 46:^ha 26:^holder 22:^in -26:^kind -27:^nft 53:^option
-30:^our -20:^price 41:^show -27:^the -50:^verify -27:^volume -37:^we 21:^when -55:^where 28:^which -23:a -22:account -27:acros
55:add -31:addres -33:address -32:against -21:airdrop -27:all 41:already 56:am -29:amount -25:any -33:anyth 42:app 31:are -43:at
-29:audit -26:back -40:balance -46:be 30:been 24:bet 21:big 23:block -25:both -28:bought 31:broth 33:burn 26:burnt 40:buy -45:by
-41:call 22:candl -30:cap -28:category -27:chart 61:check -24:coin -25:collection -25:company -45:compare -61:contract -39:cost
-33:data -23:day 52:decimal -29:decode 21:deep 41:defi -20:defillama 57:deploy 41:deposit 42:dev -23:develop -45:dex 32:dexscreen
-40:did -25:doe -44:each -33:earn 28:enough -22:every 24:everybody -25:exchange -22:explain -28:explor 22:fail -36:floor
-32:follower -23:for -32:found -25:from -25:function -37:fund -64:ga -20:give -35:go 57:had 35:have -40:here 41:hold 24:holder
42:honeypot -26:id 21:im -20:into -26:just -48:keep -37:key -32:kind -50:know 104:l2 -27:landlord -34:late 30:launch -41:lend
-25:link -56:list -21:live 24:log -54:logo 52:lol 39:lp -37:make 29:many -28:market -20:mcap -24:mean 64:metamask 20:min 44:money
23:morn -42:most 21:mov -33:must -22:name -31:no 21:not 67:noth -46:old 26:only 29:or -54:over 36:own 30:paid 26:pair 38:pend
-24:people 33:per -23:phone 52:pl 62:pnl 39:pool -77:price -27:print 22:profile -31:project -22:protocol 36:rate 27:real -32:return
-39:revenue -29:reward -22:right 57:rpc 32:saving -34:score 27:see 47:selector -41:sent -27:sery -26:share 20:sign 21:since 42:sold
49:some -48:source -36:stabl -21:start 70:still 36:stuck -48:talk -21:team -46:telegram -35:their 23:these -26:thesi 50:those
-28:through -20:time -24:togeth -25:token -22:too -47:total 25:track -30:trad 30:transaction 50:transf -40:twitt -44:two 59:tx 30:u
-48:und -29:unit 32:url -44:value -34:venu -42:verify -29:volume 27:we 21:were 22:whale 58:when 49:where 26:which 28:why -24:win
-39:word 28:writ -22:ye -24:year 53:yet 56:zero @lacks:coinId -5:* 29:^chart 49:^did 26:^how -24:^my -51:^price -34:^where 24:^which
23:a 37:all -33:are -41:at -22:back 33:bag -41:biggest 20:bought -36:can 58:category 35:coin 43:coingecko -26:crypto -27:dex 36:did
29:do 27:doe -32:each -42:end 50:ever 44:exchange 59:far -37:feed 32:first -43:from -21:ha 39:have 22:i 50:id -26:index 32:it
74:kind 43:like -38:liquidity -25:list -25:money -56:most 24:nephew 81:not 26:off 41:one 46:oth -73:our -35:own -42:pair -39:pool
-57:price -29:protocol -48:recent 32:say 55:sheet -29:show 21:since 68:tell 31:that 28:them -26:they 52:tick 35:time 25:today
-28:token -31:trad -42:trade 64:up -20:volume 49:want -33:where 52:work 36:ye -27:year @lacks:coinSymbol -8:* @lacks:collection 16:*
30:? 46:^floor 20:^i -31:^nft -42:^which 36:ape 32:blur -44:by 25:cheapest 20:did 36:do -44:doe 21:floor 29:for 33:ha -48:have 46:it
32:jpeg 27:like -25:many -24:market 38:much 31:now 66:of 30:one 52:or -27:own 44:owner 21:price -21:project 44:since 20:that
26:today 35:volume 34:we 24:when -42:which -26:ye @lacks:day 29: 11:* -23:? -41:^the 34:^what -22:back -28:coin -29:cost 42:day
-28:doe 48:end 44:from 29:in 71:it -31:my 39:of 30:on -27:one 32:our 32:please 42:price 29:the 45:to 35:wa 31:when 49:year
@lacks:ens -29: -38:^ha 31:^who 22:addres -31:an 27:behind 46:doe -38:ha -28:he 33:name 33:own 25:point -25:resolv 30:stand 30:who
@lacks:exchange -23: -71:* -32:^fund -58:^ord -32:^the 53:account -30:at -63:book -26:candl -24:deep 45:exchange -58:for -23:fund
27:have -56:level -29:market 20:much 29:next -23:of -20:one -57:ord 47:our 28:pay -22:perp -24:please -29:print -28:rate -56:show
-27:side -27:trad 51:we 44:where -29:with @lacks:exchangeId 42: 9:* 27:? 26:^how -20:^i 53:about -33:are 54:at 53:coingecko 57:d
-32:exchang -24:exchange 52:for 38:how 40:id 42:in 33:it 57:keep 56:like 21:my 37:of 55:one 56:out -31:score -22:the 56:them 45:to
-24:trust 61:we 42:what -26:with 54:you @lacks:hash 12:* 40:? -22:^did -35:^explain 31:^ha 48:^i 45:^in -24:^tx -27:^what -33:^when
22:^why -36:a -25:about -37:amount -31:are -25:ask 29:before -43:bet -28:biggest 44:block 27:burn -37:buy 28:check 28:com -28:do
-23:everyth -34:explain 21:fail -33:fee 23:find 56:hash 25:have -23:holder 38:hour 33:i 41:if -27:into 25:it -24:just -28:late
26:min 25:money 51:morn 52:most 29:much 36:my 23:noth 44:one 44:or 24:out -25:outcome -23:own 41:pend -24:print 23:send 46:shar
-44:side 49:since -37:so 39:statu 23:stuck 28:tell -21:th 49:there 41:thi -26:through -30:to -33:today -26:token -32:trad
29:transaction 77:transf -26:value -22:wallet -24:want -30:when 42:where 20:wheth 38:which -47:with 26:ye 53:yet @lacks:hex -42:*
26:^a 24:^metamask 25:a -24:abi 40:be -54:calldata 27:claim 21:could -60:for 21:function 23:he 38:here 48:hex -20:how 21:letter
23:metamask 29:only -74:pl 36:real -65:selector 31:signature 33:text -27:the 29:trace -23:wallet -24:where -71:with 22:would
@lacks:holder 16:* 58:^how -24:^the 21:^when -22:any 24:at 24:bought 21:buy -35:by 40:company 32:did 38:doe 47:firm 34:for
-25:government 53:ha 44:hold 47:how 29:in 23:last 47:list 26:many 43:much -21:now -20:or 47:our 22:price -29:sell 23:the -28:to
26:treasury -28:up 46:work -27:worth @lacks:llamaCoin -38:* 22:^give -25:^how -26:^what -25:change -24:do -28:ha -20:in 23:long
-27:mov 26:should 27:so 27:sold -20:year @lacks:market -28: 40:* 24:^best -28:^bid 70:^ha 28:^my 22:^what 39:^where -30:^which
-25:^who -21:a -22:all 21:already -24:any 27:bid 32:book -25:both 49:bought -27:can 48:chance -25:close 31:contract -23:could
-42:cut -29:d -30:decemb 45:deep 39:did -43:do -26:down -29:each -33:far 26:give 38:ha -30:have 31:hi 38:i 28:it 47:level
-60:manifold 29:moment 60:mov 51:move -32:need 75:now 40:odd 38:on -24:open -33:or 57:orderbook -27:out -34:people 40:price 32:print
45:put -30:question 70:resolv 22:right -26:say -37:sell 73:side -20:since 49:tape 43:th 25:that 39:the -26:thi -59:time 32:to
-25:top -36:u 24:wa 36:want -32:we 23:where -24:who 25:won 102:ye @lacks:moveType -5:* @lacks:other 24: -10:* 25:? 49:^did 43:^doe
22:^please 47:^the -31:^top -56:apple -54:back 47:bridge -44:by -31:can -29:chain 25:chart -40:crypto 38:did 22:doe 57:feed 52:for
41:from -21:hash 34:have 49:hold 28:i 30:id -20:if 31:it -27:list 26:peg 21:please -52:price 57:pyth 22:show 21:since 48:stablecoin
32:that 43:the -32:them 46:thi -30:top @lacks:pair -15:* 25:? 25:^give 51:^ord 42:a -30:account -21:been 26:book -32:by 38:could
-34:from 35:fund 25:give -23:long 40:mov -24:my 32:next -24:of 29:on 59:ord 46:pair 25:perp -30:print 40:sell -29:side 30:that
-39:tick @lacks:protocol 28: 25:* 52:^on -46:^option -55:^the 26:^tvl 56:^volume 41:^we -27:^which -21:^who 54:a -28:all -24:am
37:and -45:any -25:at 55:before 20:big -69:by -21:can -26:chain -22:dapp -32:decentralis -44:defi -45:deploy 24:develop 48:dex
-31:did 43:doe -46:down 69:each -38:earn 32:ever 52:fee 66:for -33:have 30:in 32:it 50:just -53:l2 44:lend 37:list 24:lp 39:make
-22:money -35:most -29:my 54:need 54:no -66:not 35:of 40:one -27:or -33:paid -50:per 50:pl 29:please 37:protocol 27:put 35:right
31:run 33:saving 34:since 36:sit 34:some 26:summ 47:that 32:the -32:there 38:they 25:today 50:tvl -24:user -33:venu 40:want 48:week
-27:where -52:who -28:with @lacks:query 52:* -36:? 52:^find 35:a 48:coin 52:find 42:for 26:i 54:id 50:it -21:market 63:me -22:odd
-32:of -32:on -34:share 42:that @lacks:signature 43: -66:* -42:? -30:^my -22:and -30:any -22:be 34:byte 26:decode -25:do -26:doe
-32:event -31:every -32:hash -26:need -30:of -30:out -34:please -38:that -41:topic -25:what -39:with -21:would @lacks:solanaAddress
-31: 35:* 54:^can 34:^find -31:^how 49:^i -20:^price 33:^rugcheck 43:^which 46:about 41:account 23:addres -21:aft 23:all 33:am
-29:amount 38:any -37:anyth -37:ape -23:are -24:at -39:be 42:been 21:burn 43:by -34:client 70:coin -22:do 42:doe -21:everyth
-27:exact 20:exist -31:fee 34:find 29:for 29:friend 31:from 34:give 75:he 50:inside -29:into -33:just 38:keep -56:land 35:launch
-24:ledg 50:left 24:list 21:lol 29:m 48:me 27:mint -31:more -28:most 24:of 52:on -32:one 31:our 38:own -36:per -46:pippin 39:pl
-30:present 62:pull -42:put -33:rn 40:say -29:score 45:set 35:share 26:she -36:slippage 42:supp 49:talk 37:tell -43:th 37:there
-32:they 20:thi -36:those -26:token 21:total -31:tx -26:up -29:verify 20:want -35:who 29:would -26:yet @lacks:solanaSignature -10:*
55:^did 48:did -23:explain -40:fee 59:from -32:i -28:impermanent -24:in -28:los 22:sign -43:so 33:the 22:these 24:token -33:what
21:where 61:yet @lacks:ticker 34:* -23:? -28:about 59:event 55:of 55:on 45:sery 60:settl -27:since 43:the @lacks:time -23:? 31:^at
39:^for 35:^price -28:^pyth -23:a -32:against -20:am -30:are -32:check -25:coin -21:confidence -48:date 39:day -34:defillama -35:did
-44:each -37:end -28:feed -31:from 32:got -25:height -23:hold -22:last -27:me 36:moment -32:money -44:now 20:numb 20:of -40:one
-21:open 37:please 54:price 32:stock 22:the -23:thi 30:timestamp -34:up -21:value 34:wa -27:which -22:worth @lacks:types -45:*
-26:^what -37:abi -21:addres -31:and -25:did -21:good -27:please -22:typ -22:what -24:with @lacks:unit -68:* -55:? -23:^convert
-31:^how -44:and -22:convert -39:how -31:i -22:in -21:into -30:it -35:many -25:thi 45:token 22:unit 48:whole @lacks:url -29:*
-21:^my -22:^somebody -38:app -29:friend 26:legit -23:nft -35:not -32:our 41:page 28:site -21:somebody -36:token 29:website
-25:which @lacks:uuid 18:* -22:? 26:^my 32:and 29:apy -36:did 27:how 26:in -36:it 31:my 28:now 29:please 33:pool 32:show 26:stable
28:summ 21:that @lacks:venue -30:* -33:^bid -34:^did -23:^how 22:^my 39:and 25:at 37:been 41:bet -23:book -32:deep -37:for -35:ha
-29:i -47:it -39:manifold 22:market 22:mov 71:now -26:of -43:on -21:out -33:price 22:print -21:resolv -37:sell -23:there -26:time
23:trad 26:wa -31:want -32:we 31:which @lacks=1 -15:* @lacks=2 16:* @lacks=3 5:* @lacks|behind 10:* @lacks|first=0 -21:*
@lacks|first=1 49:* @lacks|first=2 -5:* @lacks|first=3 4:* @lacks|first=4 -9:* @lacks|left -19:* @lacks|points=it|left 45:*
@lacks|points=it|unnamed 19:* @lacks|points=none|left -34:* @lacks|points=none|taken -42:* @lacks|points=none|unnamed -44:*
@lacks|points=own|left 37:* @lacks|points=own|taken 64:* @lacks|points=own|unnamed 10:* @lacks|points=theirs|left -69:*
@lacks|points=theirs|taken -54:* @lacks|points=theirs|unnamed 11:* @lacks|points=this|left -39:* @lacks|points=this|taken 18:*
@lacks|points=this|unnamed 70:* @lacks|taken -4:* @lacks|unnamed 4:* @lacks|whole=0|left -21:* @lacks|whole=0|taken -92:*
@lacks|whole=0|unnamed -19:* @lacks|whole=1|left 27:* @lacks|whole=1|taken 26:* @lacks|whole=1|unnamed -19:* @lacks|whole=2|left
-16:* @lacks|whole=2|taken -19:* @lacks|whole=2|unnamed -19:* @lacks|whole=3|left -17:* @lacks|whole=3|taken 11:*
@lacks|whole=3|unnamed -7:* @lacks|whole=4|left -20:* @lacks|whole=4|taken -9:* @lacks|whole=4|unnamed 57:* @leaves:bitcoinAddress
-57:* @leaves:bitcoinHash -43:* @leaves:chain 43:* @leaves:coin 23:* @leaves:collection 14:* @leaves:count -34:* @leaves:ens -73:*
@leaves:evmAddress 6:* @leaves:evmHash -39:* @leaves:exchange -83:* @leaves:fiat 49:* @leaves:holder -84:* @leaves:maybeChain 11:*
@leaves:name -15:* @leaves:number -57:* @leaves:pair -106:* @leaves:protocol -15:* @leaves:quoted -3:* @leaves:solanaAddress -34:*
@leaves:solanaSignature -49:* @leaves:step 8:* @leaves:thing -102:* @leaves:ticker 15:* @leaves:time -28:* @leaves:unit -12:*
@leaves:uuid -78:* @leaves:venue 74:* @leaves|first -15:* @leaves|more|other -15:* @left|other -38:* @missing 3:* @name 7:* @named
24:* @nothing 12:* -53:0x 22:10x -34:24h -36:? -22:^ -38:^a -35:^addres -43:^all 48:^am 25:^and -34:^are 22:^balance 32:^best
25:^bid -22:^biggest -65:^buy 31:^can -26:^chart -22:^cheapest -55:^check -60:^contract 31:^could -34:^dexscreen -21:^did 51:^do
-20:^doe 51:^draft -59:^fee -53:^for -33:^fund -60:^ga -33:^give -55:^ha -34:^holder 28:^how -35:^hows -32:^i 25:^imp -26:^in
-49:^kind -36:^last 28:^liquidation -35:^list -32:^metamask 27:^mvrv -50:^need -37:^newest -20:^notional 34:^numb -68:^on -23:^only
52:^open -27:^option 31:^or 37:^ord -76:^our -34:^perp -47:^pl -20:^pnl -49:^pool -36:^price -29:^print -27:^pull 62:^put 32:^rarity
32:^realis -29:^recent 94:^revoke -36:^sat -38:^show -31:^spot 38:^tell -49:^that -25:^to -23:^token -50:^top -21:^trad -30:^tvl
-31:^tx -23:^v 37:^verify -43:^volume -90:^wa -36:^we 44:^where -44:abi -48:about 34:activity -52:actual 22:add
52:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp 58:address -23:afraid
-21:again 45:airdrop -65:all -65:already -38:am -24:among -43:amount -40:an -24:any -29:anyone -47:anyth -30:anywhere -68:app
50:approval -33:apy -25:artist -36:ath -73:bag -49:balanc -47:be -58:been -50:below -24:bett -28:between -71:big -51:biggest
-31:block -55:bos 56:bot -66:both -55:bought -41:broth -47:burn -30:burnt -37:but -24:by -30:byte -45:call -44:calldata -33:came
-24:can -23:candl -72:cap -24:category -51:cent -58:chain -61:chance -48:chang -55:change 28:cheap -26:cheapest -90:check -34:claim
-49:clos 23:close -34:code -52:coin -57:coingecko -44:come 45:commit -39:company -45:compare -56:condition -43:confirm
-29:confirmation -21:connect 35:contract -23:copy -55:count -41:counterparty -45:crypto -54:current 62:custom -54:d 37:dao 22:dat
-47:data -36:day -48:decemb -43:decimal -30:decode -52:deep -39:deploy -49:deposit -36:depth -36:develop -59:dex -29:dexscreen
-48:did 23:difference 59:do -32:dominance -33:dont -64:down 51:draft -32:due -37:dump -34:each 40:earn 23:egg 55:eligible -31:else
-29:en -31:end 25:entry -24:erc20 -29:error 21:etf -56:event -56:ever 45:every -58:everybody -29:everyone -31:everyth -43:evm
-45:exact 25:exchang 23:expiry 38:explain -22:exploit -25:far -38:feed -21:figur -33:fil 27:firm -28:first -29:flagg -30:follow
62:follower -21:for 35:form -45:friend 34:from 21:fund 48:germany 24:github -51:give -72:go 60:goe 40:good -20:got -61:had -54:hand
-20:happen 50:hash -21:have -44:he -22:height 25:help -21:her -33:hex -106:hi -42:highest -35:hold 61:holder -27:holding 44:home
22:honest -39:honeypot -43:hour -45:hows 30:hurt -33:id -31:idea -54:if -28:im 30:impermanent -24:includ 36:income 43:index
28:inflow -33:input -50:inside 31:interest 34:into -21:it -21:item -35:jpeg -43:keep 32:key -54:kind 34:knee -41:know -23:known
-40:land 33:landlord -36:last -25:left 59:legal -24:legit -41:letter 38:level -57:like -34:line -71:liq -34:liquidity -52:list
54:live -28:lock -54:log 48:logo -32:lol 29:long -56:look 43:los -34:lose -62:lost 65:low -40:lp -54:made 21:make 74:manifold
-41:many 28:market 28:match -24:mcap -44:mean -20:memecoin -25:metamask -56:mid -26:midpoint 53:min -67:mine -61:mint -98:money
57:month -30:morn -35:most -63:mov -54:move -24:much 27:mvrv 24:my -41:n 50:nam -23:native -73:need -23:nephew 22:net 31:news
33:next -48:nft -88:no -41:nonce -29:normal 34:not -50:noth -36:notional -21:now 47:off -30:office 81:often -39:oi 34:old -52:one
-31:only -32:option 32:ord -28:orderbook 83:ordinal 96:oth -60:out -33:output 21:over 26:own -58:owner -30:page -27:paid -57:pair
-76:pap -21:past -53:payment 22:people 75:per -34:perp -30:perpetual 45:person 34:phone -33:piec -44:pl 23:place -39:please -22:plot
-22:pool -42:possible -39:present -55:pric 21:print 34:probability 26:profit 32:project -21:proof -47:protocol -33:public
-35:publish -42:pull -43:pump 23:put -27:pyth 51:question 55:queue -33:quot 35:rain 25:rank 56:rarity -23:rat 52:rate 26:ratio
-35:read 28:realis -22:receipt -29:receiv -56:recent -52:record -37:rent -34:resolv -53:rest 27:result 44:return 21:revenue
-24:revert 50:revoke 51:reward -68:rn -65:rout -40:rows -41:rpc -52:rug 78:run -36:safe -22:sal -72:sat -83:saving -26:saw 49:score
-33:search -37:second -44:see -46:selector 26:sell -37:set -43:settl -54:shar 34:share 26:she -41:sheet 22:short -22:should -50:show
58:side -33:sign -22:signature 42:simple -39:since -28:single -55:sist -30:site 35:slippage -27:small 53:snapshot -81:so -64:sold
32:solidity -71:some -46:somebody -28:somewhere -27:spend -66:split -35:spread 23:stabl -57:stablecoin 33:stack 28:stake -43:stand
-25:statement -36:statu 24:step -75:still 53:stock -62:str 33:stuck -26:summ -20:swap 64:t 52:take -26:tape 30:team 22:telegram
-46:tell 68:text -82:th 38:theft -22:their -72:then -36:there -62:these -69:think -42:those 45:through -23:time 38:to 32:today
-59:told 54:tonight 60:too -32:topic 71:trace -25:track -32:trade 88:trader 39:transaction -66:transf -41:treasury -37:trend
-23:turnov -37:tvl 67:twitt -38:typ 42:unclaim -25:und 49:unlimit -27:unlock -26:unspent 24:until -45:up -56:url -29:user -37:utxo
44:validator -29:value -62:vb -26:venu -47:very -48:vol -30:volume -24:w 64:wait -35:we -34:website 30:week -31:went -30:whale
-21:whatev -21:when -50:where -57:wheth -22:which 21:whom 67:whose 62:win 22:with -24:without -40:wont 35:word -45:worth -47:would
-54:writ 47:write 36:x 44:ye -72:yet 23:yield 27:z -53:zero @outside 12:* @outside|abroad|else 150:* @outside|abroad|ours 17:*
@outside|asked 63:* @outside|asked-fit 10:* @outside|asked-fit=-1 -39:* @outside|asked-fit=-2 -58:* @outside|asked-fit=0 33:*
@outside|asked-fit=1 34:* @outside|asked-fit=10 -12:* @outside|asked-fit=2 26:* @outside|asked-fit=3 -13:* @outside|asked-fit=4
-29:* @outside|asked-fit=5 -30:* @outside|asked-fit=6 -76:* @outside|asked-fit=7 10:* @outside|asked-fit=8 29:* @outside|asked-fit=9
17:* @outside|asked=-1 33:* @outside|asked=-2 -29:* @outside|asked=0 3:* @outside|asked=1 72:* @outside|asked=2 46:*
@outside|first=0 -36:* @outside|first=1 -36:* @outside|first=2 -38:* @outside|first=3 11:* @outside|first=4 40:* @outside|here|else
68:* @outside|here|ours -20:* @outside|left 52:* @outside|named=0 34:* @outside|named=1 -18:* @outside|own 8:* @outside|own=0 -37:*
@outside|own=1 12:* @outside|own=2 27:* @outside|own=3 16:* @outside|points=it|left 39:* @outside|points=it|taken 9:*
@outside|points=it|unnamed -41:* @outside|points=none|left 3:* @outside|points=none|taken 8:* @outside|points=none|unnamed 18:*
@outside|points=own|left 13:* @outside|points=own|taken -38:* @outside|points=own|unnamed -3:* @outside|points=theirs|left 44:*
@outside|points=theirs|taken 3:* @outside|points=theirs|unnamed -21:* @outside|points=this|left 4:* @outside|points=this|taken 20:*
@outside|points=this|unnamed -39:* @outside|strange 12:* @outside|strange=0 -16:* @outside|strange=1 41:* @outside|strange=2 39:*
@outside|strange=3 -16:* @outside|taken 6:* @outside|unnamed -4:* @outside|whole=0|left 26:* @outside|whole=0|taken -40:*
@outside|whole=1|left 28:* @outside|whole=1|taken 24:* @outside|whole=1|unnamed 38:* @outside|whole=2|left 7:*
@outside|whole=2|taken 12:* @outside|whole=2|unnamed -13:* @outside|whole=3|left -26:* @outside|whole=3|unnamed -25:*
@outside|whole=4|left 19:* @outside|whole=4|unnamed -41:* @outside|words=0 -31:* @outside|words=1 15:* @outside|words=2 52:*
@outside|words=3 36:* @outside|words=4 5:* @outside|words=5 -21:* @outside|words=6 -67:* @own|other 19:* @provider 84:* @ruled 73:*
@ruled=asks 148:* @ruled=many -34:* @ruled=one 33:* @ruled=outside 73:* @ruled=partly -254:* @score|other 41:* @share=0|other -4:*
@share=1|other -47:* @share=2|other -23:* @share=3|other -26:* @share=4|other 35:* @share=5|other 24:* @share|other 25:* @slot-said
-12:* @slot:category -70:* -33:? -22:^for -56:^i 60:^the -36:^top -52:^which -38:^who -22:am -25:app -21:are -26:been -32:bet -52:by
-32:capitalisation 39:day -69:defi -27:have -42:i -22:just -35:kind -28:list -56:market -50:me -38:most 38:move -54:not -49:on
34:out 35:paid -31:pl -78:pric -62:protocol -26:question 34:quot -49:rn -28:settl 22:that -43:today -42:top -46:trad -31:trader
-24:volume -56:which -37:who 24:with @slot:community_data 25: -29:^i 37:are -20:coin 23:everyth 24:ha 21:how -23:i 36:in -21:the
36:token @slot:contract_type -34:* -23:all @slot:currency 18:* 32:? 48:^candl -58:^pool -30:and 75:i 111:in 23:of -55:price 50:the
79:token @slot:depth -42: 42:* -25:^how 33:^i 33:^on 38:^where -26:a 28:and -29:any 41:are 27:book 78:by 26:coingecko 29:each
29:exchange 24:have 20:i 24:id 30:it 62:pair 22:spread 33:the 30:they 47:to 45:trade 59:volume 59:want 35:where @slot:direction
-82:* -24:^did -39:^show -26:any -23:did -34:fee -29:for -27:in -21:mix -25:movement -28:nft -37:on -29:out -20:recent -22:rows
-26:send -40:show -38:that -24:them -31:to -32:token -20:transaction -33:tx -23:with @slot:duration 23:* 20:? -31:^how 41:^who
77:and -35:chain -37:coin 32:dex 41:dump -32:how -41:i 46:in 30:most 45:of 25:on 37:only -36:pool 40:pump 52:the 48:thi -27:which
68:who @slot:entity -89:* -41:? -62:^which -34:by -58:company -47:have -29:hold -65:list -43:most -22:much -31:on -26:own -21:sheet
-39:stack -34:the -22:they -69:which -29:with @slot:entity_type -38:* -28:^list -27:a -23:coin -25:coingecko -26:holder -26:id
-24:list -26:that @slot:exact -101:* -44:^if -30:and -37:for -36:get -63:how -55:i -44:if -46:into -48:on -49:what @slot:filter -33:
-45:* -33:^i -28:and -30:chain -30:coin -27:coingecko -34:friend -25:i -27:id -35:know -35:native -32:need -33:to -34:you
@slot:include_24hr_change 24:* 38:? 27:^and 29:and 23:by -34:coingecko -37:contract 28:each 48:how 20:in 34:it -30:market 71:mov
23:move 36:much 25:now -21:please 30:pric 35:quot -48:that 29:today 23:volume 30:with @slot:include_24hr_vol 14:* 35:? 25:^price
-30:coingecko 20:in -24:the @slot:include_abi 14:* 34:^i 22:code -21:for 29:i 23:it 21:proxy @slot:include_code 31:* 31:^i 21:a
47:and 51:code -35:contract 21:i 47:of 49:on 49:what @slot:include_empty -53:* -22:? -22:account -33:and -36:in -23:much -26:of
-33:token -28:which @slot:include_empty_intervals 44:* -46:^how -22:how -30:in 75:purchas @slot:include_input -52:* -30:? -21:a
-23:contract -25:it -23:of -39:on -28:the -28:tx @slot:include_last_updated_at 8:* 31:^and -20:^for 21:a -30:coingecko 41:each
-29:market -23:my 39:quote 21:thi 43:time 39:with @slot:include_market_cap -22: 3:* -33:^i 26:and 39:both -39:coingecko -44:contract
27:how -20:i 50:it 32:mov 46:quote -42:that 27:today 23:volume @slot:include_platform -24:* @slot:include_source 38:* 38:^i 38:i
27:it 21:proxy 21:verify @slot:include_tickers 29: 34:* 29:^what 49:a 57:and 64:did 35:every -42:for 25:from 33:fund 30:futur 26:ha
52:how 47:in -39:it 48:much 21:on 42:open -31:perp 57:that -22:the 37:trad 26:what 59:with @slot:include_tokens 30:* 35:^i 50:^nft
-31:^what 37:and -46:collection 28:i -31:in -36:own -59:the -37:thi -34:who @slot:include_transactions 31: 43:* 43:^i 22:block
59:hash 23:i 42:in 57:it 40:need 61:of 31:on 53:the -21:wa @slot:interval -26:* -25:^price 23:^what 36:chart 20:ha @slot:is_burnt
-75:* -23:^i -21:^who -21:collection -38:compress -21:i -35:in -40:list -41:member -32:nft -63:of -56:one -28:own -45:the -20:who
@slot:kind -26:* 33:? 41:^pyth -27:^which -27:a -61:all -60:and -39:at -28:did -26:doe 86:feed 44:for 35:from 41:id 46:in -26:list
50:market -23:my -27:out -24:pair 83:pyth -48:spot -63:to -62:trad -49:which -25:with @slot:kinds -83:* -20:^i -22:and -23:contract
-20:ha -28:i -21:mov -38:on -23:only -42:send 30:that -31:the -47:to 38:transfer -21:wallet @slot:limit 35: 158:* -49:? -60:^i
-21:^the 61:^what 61:^which 48:^who 33:all -50:and 43:are -46:at 36:back 23:bid 72:by 31:chain 86:coin 32:contract -50:did -47:do
45:each 92:event -65:for 21:give 24:ha -34:how 23:id -40:if 45:in -50:it 58:list -56:lost -62:market 33:me 55:money 100:most -88:my
-22:no -27:now -33:numb 22:on 23:one 27:only 56:pl -31:please 109:pool -55:put -30:say 57:show 25:that 53:the -21:thi 70:to 54:today
61:token 50:up 42:volume 28:what 90:which 59:who 100:with -83:ye -47:you @slot:look_forward -34: 18:* 20:? 85:^by -34:^how -45:^what
-29:and 66:by 28:change -20:day 40:defillama -42:do -35:from -38:go 33:hold -27:how -29:it -33:much 65:or 50:percent -42:price
42:that 39:the -48:today 28:token -34:up 45:what -24:with @slot:measure 40: -25:* -63:^fee -34:^how -28:^on -61:^option 23:^top
52:^what -30:^which -47:^who -20:a -31:all -80:app -22:at -34:by -49:chain 39:crypto 46:do 53:earn -34:fee 48:for -83:from 50:got
-60:have 71:holder -42:in -26:into 115:itself 94:keep -42:more -47:most -28:need 74:not -51:now -79:on -75:option -41:or -26:our
-27:over -105:paid -29:please -92:premium -29:protocol -80:rank -50:revenue -40:show -40:take -36:that 32:the -28:their 43:they
27:thi -62:to -31:today 47:token 20:top -35:trad 43:trader -77:user -25:volume -39:wa 60:what -22:which -46:who @slot:order -32:*
-70:^coin -39:^for -30:^how -24:^nft -25:^pool -33:^the 27:^top -41:^trad 83:^v -23:^we -21:^when 44:^where 34:^which -56:^who -29:a
-33:account -49:acros -21:an -76:any 42:at -21:been 26:below 60:best 20:boost -53:bought 37:can -63:cap -33:category -95:chain
-21:change -58:coin -69:company -27:cost -48:count -73:crypto 20:dao 44:day 34:depth -58:derivativ -34:do -24:etherscan -45:every
-45:exchang 67:first -50:fresh 46:futur -24:go -43:ha 28:have 25:highest -21:how 20:id -28:in -33:interest -24:it -54:jpeg -24:keep
-50:kind -69:largest -49:late 47:least -21:lend 27:like -60:list 54:lp -56:made -91:market -47:mcap 57:moment -47:money 36:more
61:move -21:my -49:not -35:one 29:only -31:open 22:order -34:out 38:paid 46:percent 21:pippin 23:pl -65:pric -21:print -40:profit
26:pump 29:purchas 26:put -67:quot -46:recent -27:right -66:rows -40:sal -37:sector -65:see 59:side 24:sise -35:somebody -32:stack
-26:t -27:that -49:think 21:token 23:too 30:top -24:track 40:trad -46:trade -40:trader -41:transaction -26:tx 39:use 70:v -29:wa
-21:we -20:when 61:where -72:who -23:win 68:with 29:yield @slot:outcome -20:* 21:^a 74:^cheapest -30:^how -22:^odd -32:^price
-45:^show -53:book 51:buy -42:by -41:chance -41:chart 97:cheapest -43:contract 53:could -48:did -30:from -35:how 47:i 35:in -62:me
36:midpoint -43:mov 73:no 62:now -61:odd -85:of -24:ord 32:outcome -56:pric -39:price 67:right -41:see -44:show -67:since -33:that
-46:to 56:token -23:when -35:who @slot:period -33:* -22:? 53:at -21:by -44:hash -26:market -36:min -23:mine -35:of -37:pool -46:rate
43:volume @slot:points -42:* @slot:side -51: 19:* 31:^best 39:^what -39:and 57:ask 68:at 27:best -85:bid 83:buy 59:chance
-39:condition -21:did 31:do -86:for 33:have 56:i -35:it -30:market 51:no 25:on -27:outcome 55:pay -20:somebody 23:that 47:thi 59:to
-31:token 64:what 45:would @slot:stablecoin_only -10:* -26:? 35:best 49:first -24:it -29:keep -24:lend -31:my 21:only -22:reward
-23:them 37:with @slot:standard -33: -104:* -51:? -35:^who -29:and -22:approval -33:can -27:contract -34:from -47:i -21:it -24:known
-35:may -46:my -46:of -58:on -21:out -53:spend -31:still -46:to -87:token -34:wallet -48:which -59:who @slot:status 29: -55:*
41:^how -33:^show -68:^what -52:^which -21:account -49:all -43:are -32:bet -26:biggest -69:by -62:can -21:coin -55:coingecko
-25:contract 53:did -51:do -31:dump -32:each -112:event 47:exchang -57:exchange -23:for -38:give 60:have 30:how -31:i -76:id -30:in
-56:know -67:me -21:moment -47:most -21:nam -48:name -66:odd 47:of -23:on -82:open 52:outcome 50:over -37:page -26:people -37:per
-76:politic 79:rows 53:sery -56:show -40:some 42:that 46:them -94:today -39:venu -63:what -23:will 25:with -47:you @slot:token -17:*
25:^candl -47:^pool -28:and -37:for 31:i 50:in -33:it -26:liquidity 34:of -41:on 34:or -28:pool 49:pric -42:price 22:token
@slot:token_type -72: -66:* -50:? -34:^for 61:^list -25:^nft -33:^who -29:a -32:all -38:and -30:at -21:burnt -47:by -30:doe -37:each
44:every -23:first -36:for -20:from -43:he -22:hi -42:how -40:i 21:in 21:jpeg 32:late 24:list -41:many -22:move -36:need -30:nft
-34:of -32:on -50:one 23:only -57:own -40:position 24:price -48:see 34:send -28:show -35:that -23:thi -48:token 44:transfer -41:we
-30:which -46:who @slot:top_coins -79:* -52:? -39:and -30:coin -21:i -50:in -39:most -52:of -54:on -60:the -53:who @src=none -10:*
35:24h 25:? 28:^ -61:^account 27:^addres 101:^also -44:^am 29:^an 48:^and 41:^anyth 44:^are -37:^balance -24:^best -38:^bid
25:^biggest 42:^book -45:^burnt -28:^busiest 45:^buy -45:^by -25:^can 24:^candl 33:^chain 31:^chart 22:^cheapest 67:^check 67:^coin
34:^coingecko 34:^collection 50:^contract 50:^current 34:^defillama 26:^dexscreen 37:^did -53:^do 24:^doe -52:^draft 25:^dump
-28:^each 22:^every 21:^fee -46:^from 41:^fund 49:^give 51:^ha 22:^have 22:^hottest 43:^if -27:^imp 42:^kind 42:^last 24:^latest
-25:^lend -64:^level -49:^liquidation 35:^list -27:^look -66:^market 30:^metamask -27:^mvrv -21:^my 47:^need 62:^newest -39:^nft
84:^not -38:^numb 49:^one 26:^only -26:^open -37:^ord 73:^our 47:^perp 46:^pl 20:^pnl 37:^pric 49:^price 24:^print 59:^protocol
28:^pull -57:^put 22:^rank -32:^rarity -34:^read -33:^realis 28:^recent 27:^revenue -94:^revoke -132:^rows 22:^sat -48:^since 42:^so
46:^somebody -29:^spot 41:^stablecoin 37:^tell 42:^that 32:^the 23:^token 54:^top 76:^total -38:^transaction 32:^tvl 42:^und 78:^v
-37:^verify 40:^volume 92:^wa 31:^wallet -20:^when -42:^where 24:^will -23:a 49:abi 33:about -39:account 55:actual -26:add
-52:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -36:address 21:again
-43:airdrop 47:all 55:already -80:also 27:altogeth 31:among 44:amount 29:an -63:answer 27:any 38:anyone 61:anyth 27:anywhere 28:api
49:app -72:apple -57:approval 28:apy 32:arriv 42:arrive 30:artist 55:asset 36:ath -24:authority -21:bad 66:bag 31:balanc -32:balance
-32:bank 26:base 21:basi 43:be 45:been -30:behind 46:below 37:between 70:big 27:bigg 56:biggest 22:block -39:boost 54:bos -53:bot
38:bought 25:bridge 41:broth 29:budget 24:build 41:burn 43:burnt 56:busiest -30:but 39:by 25:byt 25:byte 31:call 52:calldata 26:came
22:can 93:cap -28:capitalisation -27:cash 40:category 57:cent 53:chain 45:chance 21:chang 25:change -27:cheap 64:cheapest 83:check
45:claim -30:close 27:code 47:coin 78:coingecko 39:come -45:commit -25:community 23:company -21:compar 56:compare 60:compress
25:condition 29:confidence 26:confirm 28:confirmation 31:connect 31:consolidate -32:contract 62:control 32:copy -20:correct 25:cost
40:could 26:count 24:country -36:create -28:create2 20:crypto 29:current -56:custom 28:d -22:dao -31:dat -32:date 39:day 31:decemb
50:decimal 26:decode 32:deep 33:deploy 48:deposit 36:depth 31:derivativ 26:develop 33:dex 36:did -23:difference 24:diligence -35:do
31:done 69:down -52:draft 27:drop 26:due 31:dump -35:e 46:each -23:egg -53:eligible 30:em 23:empty 36:en 53:end -22:etf 29:event
-26:every 49:everybody 20:everyone 38:everyth 41:evm 42:exact 22:exchang -24:expiry -35:explain 26:explor 20:fail 30:far 77:fattest
-20:fee 21:feed 55:fetch -25:file 32:fine -26:firm 20:floor -30:flow 45:follow -62:follower -36:form 41:friend 57:front 22:futur
51:geckoterminal -37:germany -24:github 33:given 67:go -60:goe -30:good 20:goplu -39:grandson -25:grant -28:guy 63:had 46:hand
-48:hash -36:hashrate 28:have 50:he 63:height 21:held -25:help 39:hex 105:hi -30:him 21:hold -66:holder 21:holding -45:home
-24:honest 35:honeypot 22:hottest -30:hurt 29:id 52:idea 24:identify 31:if 26:im -21:imp -30:impermanent 43:includ 30:incom
-24:income -36:index -28:inflow 64:inside -26:interest -22:into 33:inventory 64:invoice 26:item 32:jpeg 43:keccak 29:keep -28:kept
-33:key 55:kind -34:knee 45:know -21:l2 -33:landlord -21:launch 28:left -59:legal 29:legit 22:letter -31:level -55:leverage
-20:lightn 35:like -57:limit 59:liq 30:list -63:live 24:lock 47:log -67:logo 31:lol -22:long 37:look -22:los 33:lost -75:low 23:lp
26:made 38:mail -29:make -74:manifold 25:many 43:margin 30:marketplace -23:match 31:may 45:mcap 51:mean 26:memo -99:mempool
24:metamask 27:mid -66:min 55:mine 41:mint 25:mix 47:money -55:month 34:more 36:morn 28:most 59:mov 40:move 37:much 46:multisig
40:must -27:mvrv -25:my 29:n -45:nam 53:native 34:need -22:net 27:nev 23:newest -32:news 51:nft 76:no 27:node 45:nonce 26:normal
-35:not 22:noth -27:notional 24:number -24:odd -35:off -72:often 34:oi -47:old 63:one 21:oracle -31:ord -31:order 28:orderbook
-83:ordinal -108:oth 62:out 30:output 73:owner 40:page 39:paid 26:pair 54:pap -29:part 35:past 30:pay 51:payment 37:payout -42:peg
-36:people -60:per 35:perp 51:perpetual -51:person -34:phish -45:phone 22:piec 35:pl 33:please -44:plot -94:plu 44:point -29:post
-44:premium 26:present 48:pric -21:price -38:primary -25:priority -29:probability 30:provide 37:publish 34:pull 62:pump 27:pyth
-59:question -57:queue 29:quot 53:quote -35:rain -56:rarity 47:rat -50:rate -32:ratio 20:raw -61:re 23:read -29:realis 20:receipt
43:receiv 66:recent -22:recommend 27:record 36:rent -22:report -27:request 22:require 28:resolv 30:resolve -28:result -47:return
-33:revenue -50:revoke -28:reward -58:risk 61:rn 58:rout 46:rows 52:rpc 48:rug 25:rugcheck -80:run 27:safe 23:same 76:saving
-21:scamm -41:score -54:screen -24:script 31:second 30:see -20:seen 31:selector -27:sell 24:send -28:sentiment 40:settl 44:shar
-37:share -26:short 54:show -43:side 28:sign -42:simple 28:since -46:sise 52:sist -24:slippage -56:snapshot 65:so 48:sold
-37:solidity 38:some 52:somebody -21:someth 23:somewhere 29:spl 57:split -24:spot -20:stabl 63:stablecoin -38:stake 35:stand 25:stat
-24:state 23:statement 26:statu -35:step 50:still -54:stock 57:str 20:straight -36:stuck 21:summ 31:symbol -51:t -34:take 26:tape
-29:team -32:telegram 51:tell 26:test -65:text 55:th 24:that -28:theft 22:their 34:themselv 35:then 73:these 30:those -63:tim
24:time 33:timestamp -23:today 29:togeth 37:told -55:tonight -46:too 24:top 21:touch -73:trace 38:track -49:trader -25:transaction
69:transf 39:treasury 24:trend 49:turn 59:turnov 33:tvl -74:twitt 35:typ -27:u -27:unclaim 36:und 53:unit -46:unlimit 23:unspent
-33:until 49:up 54:url 54:used 22:utxo 31:v -44:validator 55:value 48:venu -28:venue 22:very 45:vol 29:volume 21:w -83:wait -61:walk
24:watch 36:we 25:website -41:week 43:went 25:were 26:what 46:where 36:wheth 25:which 27:whoev -63:whose -63:win 32:without -30:won
37:wont -41:word 29:would -36:x -49:ye 73:yet -25:yield -27:z 51:zero @src=none|other -10:* @takes:choice 100:* @takes:count 80:*
@takes:days 71:* @takes:fiat 11:* @takes:flag 58:* @takes:least 95:* @takes:period 11:* @takes:step 48:* @takes:time 31:* @title
11:* @tool=call_contract 8:* -22:^read 37:a -32:addres -45:an -22:any -33:by 40:call 69:for 29:hold -21:me 49:of 20:on 74:please
-25:read 43:the -29:thi 25:who -21:without @tool=check_approval_security 3:* 66:^check 56:check -23:me 39:my -24:of -31:rout
-41:show -26:the @tool=check_contract_verified 34:check -37:match -32:that @tool=check_dapp_security -21:* -36:^my -38:app
-34:connect 27:contract -35:my -22:phish @tool=check_honeypot 21:* -25:? 40:^buy 51:^honeypot -21:^my -40:and 47:check 48:contract
-38:did 28:doe 64:honeypot 22:tax -34:the @tool=check_malicious_address 13:* 49:? -50:^can 44:^check 69:^i 35:addres -31:an -42:and
28:blacklist 22:by -47:can -45:did -38:doe 24:flagg 22:hack -30:have 33:i 46:in 29:it 27:list 22:mix -33:name 26:of 21:on 44:or
-51:screen 56:still 54:wa 43:wallet 26:whom -50:you @tool=check_phishing_site 10:* -31:addres 28:connect -20:for 28:got 23:legit
22:link 37:mail 22:me -23:our 35:page 22:telegram 21:the 26:to -24:token -22:want 32:website @tool=check_token_safety -14:* -39:?
-35:^buy -45:^honeypot 23:^i -38:^my 33:a 62:at -44:buy -22:check -34:coin -40:contract -34:friend -45:honeypot -40:it 30:legit
-29:me -42:new 63:no -38:or 32:pippin -34:rug 29:scam -36:sell -24:tax 24:the -26:token 31:want 56:with @tool=checksum_address 19:*
37:eip @tool=compare_tokens -53:* 28:24h -34:^how -37:^i 35:^put 26:^v -31:^what -44:about -38:and -39:at 31:ath 44:by 49:cap
-30:compare -45:fee -25:for -46:have 22:high -40:how 42:it -23:like 41:market 27:mcap -21:mov -37:much 21:name -34:of 24:on 26:one
27:or 36:oth 21:pl 38:please 34:so 28:supp 51:table 27:that -21:the -44:them -27:to -33:token -22:two 23:v 54:volume -49:what
63:with -57:you @tool=compute_create_address -35:* -35:create -27:create2 -34:i -33:it -21:what @tool=compute_namehash -5:*
20:namehash @tool=convert_units 14:* 47:^i 22:amount -34:decimal 25:exact 22:from 30:have 27:how 32:i 27:in 22:it 27:many 24:much
25:my 25:of 26:the 33:token 41:whole @tool=decode_abi -12:* 24:^metamask -32:^the 27:any -23:data -21:give 39:hex 24:metamask
30:sign @tool=decode_abi_parameters 13:* -28:^what 34:a 33:addres 32:call 28:it 24:me -23:please @tool=decode_calldata 25:* -26:?
21:^decode 24:^what -32:^which 47:amount 57:and -50:calldata 38:decode 47:doe -23:for 22:get 20:hex 45:how 31:if 24:inside 40:it
24:like 24:look 35:me -75:pl 20:please -76:selector 47:show 27:tell -30:the 38:thi 39:wallet -21:which 21:who -65:with
@tool=decode_log -43:* -22:? -30:and -36:event -29:hash -24:i -31:of -31:that -30:the -24:topic -27:topic0 -21:which
@tool=decode_raw_transaction 23:* -22:and 48:can -39:doe 23:for 46:from -36:go -38:how 30:it 42:me 20:of 43:sign -29:thi -39:wallet
-38:where 48:you @tool=decode_selector -32: 74:* 47:? 41:^my 39:^which -22:and 43:be 25:doe 49:event 23:for 35:function 46:hash
26:my 28:of 42:out 67:that 27:the 30:thi 48:topic 27:trace 43:what 45:which 28:would @tool=detect_rugpull 14:* -23:^how 30:^i 31:at
33:check -25:did 23:history -28:how -21:in 24:it 29:money -35:much 22:of 28:out 27:some 22:stake 30:still 22:where 30:withdrawal
@tool=encode_abi -16:* -28:abi 34:and 23:can 31:into 24:need -65:pl -29:please -66:selector 29:to 48:unit -22:with
@tool=estimate_gas -46:* -35:^how -22:^what 32:if 34:just -23:of -22:please -22:price 20:to -31:unit @tool=get_account_nonce -25:*
-20:^i -33:for -43:from -22:ga -21:ha -25:i -31:me -34:my 23:next 26:nonce -21:one -21:please -36:transaction 31:what -23:why
-36:with @tool=get_alchemy_prices 22:quot @tool=get_alchemy_token_balances 15:* 37:? -24:at 39:every 49:for 28:hold 22:i -33:it
23:list -29:me 55:need 34:that -29:the -27:to 22:unit @tool=get_alchemy_token_metadata -48:* -35:a -29:for -33:logo -34:me -30:my
-33:token @tool=get_asset_platforms 41:^coingecko 29:^on 31:all 32:chain -33:coin 49:collection 28:doe -38:native 50:nft 22:on
-36:the 20:which 39:with @tool=get_asset_transfers -80:* 44:^ha -30:^i -25:^my -26:^which 49:all -54:and 33:came -54:coin
-38:contract -33:d -27:did -44:everyth -24:fund -24:go -26:hi -35:i 28:into 71:left -33:like -59:list 27:me 32:mix -27:move -46:nft
-25:of -67:on -54:one -29:out -25:say -61:send -26:that -56:the -64:to -20:token 37:transfer 38:wa -65:wallet 27:we -24:which
-60:who -21:you @tool=get_batch_historical_prices -19:* @tool=get_block 41: -36:* -30:^block -20:^how -28:block -27:chain -26:did
-39:how -30:i -37:many -27:or -22:that -22:thi 21:time -31:wa -33:were -54:which @tool=get_block_by_timestamp -26: 10:* 25:^i
26:^which -34:date -36:did -36:end -32:in -46:my 24:need 29:numb 22:our 32:timestamp 36:to -37:up 54:wa 29:we 28:when
@tool=get_block_details -4:* 35:^when -37:been -38:burn 22:full -27:ha 41:min -39:of 42:on 36:that 37:wa 33:when
@tool=get_boosted_tokens -47:* -23:and -22:boost -21:dexscreen -36:for -34:most -27:on -23:paid -22:there -30:token @tool=get_bridge
-3:* 40:? 37:^what -50:and 29:at 25:bridge -68:deposit -69:for 34:i 37:in 39:it -68:me 25:money 21:much 28:numb -77:of 31:over
-22:that 28:went 35:what -68:withdrawal @tool=get_bridge_volume -29:* -51:? -20:^net -57:^what 39:and -34:at 24:came 65:deposit
-21:flow 52:for -37:in -21:into -40:it 66:me -24:most -44:net -35:numb 52:of -40:over 32:since -21:spot -26:to -56:total -22:u
-55:what -22:which 67:withdrawal @tool=get_bridges 24:* 44:? 44:^what -33:a 31:bridg 51:bridge 63:defillama -30:dex 22:did -30:have
38:in 21:money 51:that 35:the 21:thi -32:to -23:volume 54:what 22:which @tool=get_btc_address 11:* -27:^how 21:^i 26:^my -34:^which
-38:a 22:addres -28:address 41:am 29:any -21:are 54:at 29:check -22:for 55:ha 20:have 52:if 23:it 28:kind 29:late 38:left -55:or
24:right 25:sat 29:say -36:sitt 21:storage 38:that 27:the 44:there -20:total 28:u -28:up 31:what -32:which 43:you
@tool=get_btc_address_transactions -21: -4:* -27:^my 25:addres -31:and 29:any 21:can -26:fee -21:for 23:height 25:history 31:includ
23:list -21:min -24:my 20:payment 31:recent -23:still -33:wait -42:what -23:which 33:with @tool=get_btc_block -45: -23:* -43:^when
-23:^which 34:are -23:difficulty -22:full -36:mempool -51:min 27:of -25:pool -48:that 42:transaction -32:tx -37:wa -44:when
-21:which @tool=get_btc_difficulty 43:* 55:? -23:^i 31:^next -54:and 33:difficulty -28:down -44:far -25:hashrate -46:i -28:or
-31:the -28:up @tool=get_btc_exchange_rates -21: 15:* 36:and -20:are 31:of 41:one 39:please -21:quot -26:rat -24:right
@tool=get_btc_fees -5:* -24:? 28:^i -30:^sat 31:a -34:and -49:are -30:block 23:fee 36:for 23:get 47:hour -28:if 24:into -72:mempool
-31:min 35:my -30:next -30:now -27:of -26:pay 23:payment 22:so 44:that -27:to -76:transaction -20:tx -50:up 32:want
@tool=get_btc_hashrate -58:* 26:back -24:can 32:develop -23:do 29:ha -37:hash -27:hashrate -44:min -28:mine -23:my -31:of 21:pl
-45:pool -37:rate -26:what -46:with -22:you @tool=get_btc_mempool -7:* 55:^sat -28:^what -32:a 38:and 55:are 51:block -32:doe
33:each -60:fee -33:for -29:have 42:how 32:many -69:mempool 25:min 72:next 34:of 26:one 29:out -26:queue 55:sat 44:the -32:thi 52:to
-82:transaction 50:tx 57:vb -31:which @tool=get_btc_price 9:* -44:? 81:^what -36:a 22:at -24:bought -22:close 60:cost -37:from
-32:me 26:much -22:now -44:of 43:on 83:one -52:rate -51:tell 62:that -31:the 38:wa 69:what -40:where @tool=get_btc_tx 28:* 21:?
58:^how -32:^my 36:^what -21:already -26:arriv 58:by 26:confirm 28:confirmation 61:doe 24:fee 48:have -21:hour 47:how -20:i 51:many
-23:mempool 27:not 64:now -21:one 26:or -31:paid 37:pay -28:sat -34:stuck 36:thi 38:transaction -29:vb -23:wa -25:we 22:what
@tool=get_btc_utxos -36: 9:* -34:? 24:^how 23:^utxo -23:a 33:addres -46:and 34:biggest -32:can 44:first -37:for 23:have 23:how
23:many 22:my 21:of -29:or 33:output -28:sit -46:that 26:unspent 34:utxo 21:wallet -42:what @tool=get_categories -37: -9:* 26:^i
-44:^which 23:and 22:category 33:coin 20:doe 22:id 28:into 30:it 31:just -40:my 36:nam -47:that -47:which
@tool=get_categories_market_data -22:* -26:? 36:by 30:category 36:sector @tool=get_chain_fees 16:* 26:^fee 24:^revenue 37:^who 33:by
23:dapp -27:earn -28:it 40:keep -31:need -40:no -23:of 62:on 21:our 38:paid 25:rank 32:revenue 35:to 38:user 37:who
@tool=get_chain_info 39: 52:* 30:? 66:^chain 47:^what -32:^which 51:a 43:add 64:and 31:at 24:block 80:chain 35:coin 35:do 72:for
22:height 48:id 64:native 34:need 31:network 56:numb 49:of 20:on 28:our 69:rpc -21:stuck 72:the 38:to 39:url 36:wallet 28:we 57:what
-43:which @tool=get_chain_stats 13:* -29:a 33:address 26:count -22:me 36:please 38:today 29:total @tool=get_chain_tvl_history -27:
21:* 30:^i 59:^tvl 25:about -46:all 50:and 60:are -50:by 23:chain 30:defi -49:doe 29:each 23:for 39:from 39:grow 21:history 33:i
39:it 73:l2 31:lock -39:me -37:money 38:much 23:my 46:of 64:on 36:or -36:over -30:please -56:protocol -44:show -31:since
-30:stablecoin 35:that 28:thi 20:to 39:today -33:total 30:tvl 26:until 73:wa 81:we 48:where 24:with 29:writ @tool=get_chains 24:*
-21:^on 45:^rank 24:all 65:by 41:chain 44:doe 36:keep -29:lock 51:me -32:most 20:please 29:rank 52:show -30:stablecoin 25:the
-43:them 51:tvl -38:with @tool=get_chains_tvl_history -22: -72:* -49:^i 43:all -53:are -30:chain 34:defi -42:for -21:from -58:i
-30:in -33:it -52:l2 -20:my -23:of -59:on -38:or -29:our 34:over -46:protocol -28:summ -25:that -55:the -45:tvl -68:we
@tool=get_coin_historical_chart -33: -54:* -34:? 49:^chart -32:^i -20:^price -24:at -21:between -29:book -35:cap 63:chart -31:coin
-59:from -30:how 27:it 33:make 33:many -26:market -25:mcap -26:on 26:or -35:our -32:over -32:pric 26:say -40:the -43:today 34:up
-21:wa -42:with 25:ye -26:year @tool=get_coin_history 52: -12:* 43:^how 33:^i 36:^price -28:^the 30:a -51:book -22:bought 78:clos
-58:cost -25:did 38:do -28:doe 54:end -32:for 36:how -23:i -33:in 91:it 42:m 44:much 28:my 62:of -41:one 66:our 26:please -24:start
63:tax -46:that 51:the -23:thi 20:to -54:value 90:wa 30:when -25:year @tool=get_coin_market_chart_range 4:* -33:? -26:^did
20:^please 61:a -25:at 24:between 22:can -45:client -41:clos 45:coin 22:could 44:day -58:did -51:do -55:end -56:for 37:from 34:i
57:in -26:it 40:mcap -29:my 23:need 57:one -52:our 24:over 26:pl -20:pric 28:see 27:sold 37:start 20:supp 68:tell 21:that 30:thi
28:time 36:turnov -41:two 58:value 30:volume 21:want 30:where -50:year @tool=get_coin_ohlc -37:* 42:for -47:in -52:of
@tool=get_coin_tickers -22: 42:* -30:? 71:^i -26:^list 36:^on -33:^what -21:^where -32:^which -21:a 50:and -31:any -24:buy 42:by
-32:chain 50:coingecko -28:dex 40:do 20:doe 21:exchang 63:exchange 35:for -35:ha 52:have -20:how 26:i 71:id -24:list -29:most 44:my
45:need 71:not -21:now 33:of -26:on 40:one -31:or -26:that 37:the 51:tick 40:to -36:token 32:volume 86:want 29:what -22:where
-29:which 43:you @tool=get_coins_index -16:* -22:? 20:^could 35:^how -36:^i -27:^tell -41:^what 41:^which 31:ath 35:category
23:coingecko 21:everyth 26:kind 38:like 44:my 27:of -33:on -22:one 33:quot -28:telegram 32:that -28:the 20:today -45:twitt 30:up
-30:v -24:what -28:when 21:would @tool=get_coins_list -62:* 43:^coin -21:^i 33:contract -24:i -42:id -38:me -35:name -25:one 22:want
-33:which @tool=get_coins_market_data 60: 5:* 27:24h 31:? -24:^compare -36:^how -46:^i 35:^price -40:^the -28:^total 50:^what
-47:all 41:are -42:at -31:ath 36:biggest -62:by 31:capitalisation -32:category -42:coingecko -24:compare -49:for 24:high -27:how
-21:i -41:id -35:like 29:list -60:mcap 57:move -44:my -37:need -39:of -27:one -32:or -32:oth 50:pl 25:price -21:put -33:quot
-28:supp -76:that 22:the 45:top -36:total -24:volume 44:what 53:with @tool=get_companies_treasury -40:* -56:^how -30:^i 38:^what
20:^which -21:balance 69:by -27:company 25:each -43:firm 33:first -25:for -38:ha -20:how -31:i -47:in -52:it 38:largest -30:list
-26:many -22:most -22:my -30:now -60:our -35:own -23:sheet -25:stack -23:that 29:their 40:them 31:they -40:to -28:treasury -31:what
60:with -26:work @tool=get_contract_abi 54:* 72:abi 40:for 31:need 23:of 44:please @tool=get_contract_bytecode 41: -45:* 33:^i
-29:^what -34:a 30:and 28:code -44:contract -60:find -27:from -29:i -25:in -25:one 26:or -48:the -22:wallet @tool=get_contract_code
-9:* -25:contract -33:me -29:need -20:or -34:show -40:solidity 22:stak -23:the @tool=get_contract_coin 29:* -27:? -44:^the
-38:addres 29:and 27:can -24:category 87:coingecko 27:how -30:i 47:in 41:look 62:market -37:mint -33:my -23:of 44:on -37:our 65:say
26:tell 43:that 26:the 44:up @tool=get_contract_market_chart 18:* 45:^how -63:^price -40:between -41:cap -37:coingecko -20:contract
45:did -26:from 45:how 49:i 34:in -49:market -57:of -34:price -25:volume @tool=get_contract_market_chart_range -28:* 22:^price -20:a
24:and 23:between 33:cap -23:for 33:from -26:i 22:of 31:over -20:start 27:token -49:two 47:volume @tool=get_contract_source -13:*
-23:^i 28:^show -24:account 24:am 24:an -26:contract -51:may 42:of -25:on 20:one -21:or -42:own 46:rout -52:so -52:source -49:that
31:to -34:want -49:we -49:what @tool=get_current_prices -40: 18:* -25:^how 33:^i -46:acros -29:addres 23:and -49:any 57:both
26:coingecko 53:defillama 22:each 24:i 25:it -21:lp -25:many -36:my 37:now 25:of 20:on 57:one 44:please 30:price -22:the 42:thi
33:to 39:trad 26:value @tool=get_defi_protocol 35: 5:* -31:? 26:^could -20:^fee 22:^i 74:^on -37:^what 25:a 28:and 44:app 20:are
-23:at 49:before 43:by 24:could -56:defi -21:defillama -41:deploy -38:did 38:doe 34:down 56:each -26:fee 20:for -25:get -25:have
23:i 44:in -21:into -21:it -22:l2 34:lend -24:me 30:money 35:need 38:now -37:numb 20:on 58:one 45:or 33:our 41:protocol 45:since
40:sit 26:summ 24:the -50:there 24:tvl 34:value -21:vault -33:wa -25:we -24:where 26:which -24:who @tool=get_defi_protocols -26:
-77:* 22:^biggest -25:^how -20:^lend -57:^on -34:^what -38:a -45:am -31:and -55:app -48:are 20:biggest -77:chain -40:do -23:doe
-58:each -56:how -42:i -50:in -40:it -32:just -29:keep -25:lend 24:lock 42:most -54:much -24:of -44:one -21:the -28:token -22:tvl
-30:we -66:what -49:which 42:with @tool=get_derivatives_exchange -10:* -40:^i -35:^open 24:^what -22:^which 37:a 45:client
-51:coingecko -33:derivativ 61:did -26:exchange -51:for 26:from -22:ha 42:how -53:id 42:in -27:interest -44:it -48:list 39:much
-41:need -20:now -52:or 43:over -41:perp -25:the 39:there 29:trad -20:venu -26:which 31:yet @tool=get_derivatives_exchanges 6:*
-21:? 38:^i -22:are -35:derivativ -27:exchang 21:exchange 40:futur 28:ha 31:i 24:interest -41:list 39:need 21:now 22:open 23:rank
-52:venu @tool=get_derivatives_exchanges_list -32:* 23:^which -45:all -52:and -22:coingecko -48:for -50:know -30:list 22:need -42:of
-38:the 27:them -29:venu -49:you @tool=get_derivatives_tickers -25:* 33:^fund -28:all 22:fund 27:rate -33:total @tool=get_dex_pair
34:* 49:? 55:^dexscreen 40:^how 54:^pool 45:and 22:at -43:dex 41:dexscreen 22:ha 35:how 73:liq 27:much 29:pair 47:pool 28:the -34:to
@tool=get_dex_volume 27: -48:* -22:? -82:^dex 81:^volume 49:a 46:all -55:at -73:by 25:chain -55:dex -20:for 43:history -23:i -42:in
26:it 35:make -41:of -44:on -24:over -39:there -21:to -28:token -31:turnov -24:up -42:v 39:we 47:week @tool=get_dex_volumes 24:*
25:? 33:^dex -38:^how -22:^on -22:^volume 32:^what -40:a 30:acros -25:are -26:by 35:decentralis 39:dex -21:did 40:every 34:exchang
-20:for 39:have -30:how -35:i -46:it -31:list -33:make -36:much 25:now 21:of -54:on 36:over -60:that 37:them -39:thi -55:to -34:trad
-20:venu -42:wa -46:we -66:week 28:what 27:which @tool=get_dex_volumes_by_chain 36:* -44:? 79:^dex 28:^how -27:^volume -54:^what
-41:a -42:all -46:and 86:by -32:decentralis 38:dex -29:exchang 30:for -33:have 25:how 24:i -30:it 26:much 35:on -20:only -22:pool
36:the -42:them 40:there 32:to 37:trad 48:turnov 51:v 35:want -28:we -51:what -22:which 31:with @tool=get_dexes 24:* 32:? -30:^on
-22:^what 50:^which 42:can 36:decentralis 32:doe 34:exchang 47:geckoterminal 24:i 32:id -21:in 35:list 24:on 44:one -35:only 22:pool
37:that 48:thi -21:what 29:which @tool=get_emissions 14:* 26:? -31:a 31:any 27:my 27:on 44:unlock @tool=get_entities_list -25:*
40:^list -20:^which -28:company 23:crypto -28:first 22:got 21:government -24:hold -22:it 30:that -22:their -29:them -23:which
-24:with 21:you @tool=get_erc20_allowance 44: -15:* -46:^can 41:^i 21:all -43:approval 38:contract -62:gave 30:how 24:i 54:it 41:me
30:much 22:my 52:of 20:or -41:pull -33:still -59:that -56:the -51:to -40:unlimit 39:wallet @tool=get_erc20_metadata -39:? -41:and
-35:burn 39:exist -31:far 33:ha 37:in -34:it 26:name -38:numb 21:on -36:read -38:same -25:so -25:symbol -21:these -20:thi -27:what
@tool=get_erc20_transfers -35:* 54:^for -37:a -32:all -23:at 23:block -37:call 44:chain -37:data -27:did -30:first 37:from 36:go
-23:he 23:i 39:incom 39:last 36:list -43:movement -20:my 50:need -47:of 36:only -23:out 38:payment -29:please -42:start 40:that
-47:them 27:to -41:token -39:transf -24:transfer -27:who -48:with 37:you @tool=get_etherscan_balance -18:* -23:^i
@tool=get_etherscan_contract_source -27:* -49:at -52:contract 20:fil -42:i -44:my -36:of 20:show -37:the -23:verify
@tool=get_etherscan_gas_oracle -5:* @tool=get_etherscan_token_transfers 60:* -42:^for 31:account 73:and 29:arrive 25:did 22:first
25:i 74:in 71:movement 21:my -40:need -65:newest 68:of 53:on -60:only 65:out -60:send 31:sent -43:that 29:the 51:them -53:to
-37:token 50:with @tool=get_etherscan_transactions 35:* 22:and 43:ever 31:fee 26:for 22:list 21:of 20:on 37:that 42:the
52:transaction @tool=get_event_topic -6:* -27:and 29:topic0 @tool=get_exchange -7:* 45:? 47:^how 52:about 29:account -21:are 50:at
-22:country 50:d -51:do -60:exchange 46:for 60:how 43:in 27:know 49:like 38:of 49:one -36:pair -30:the 41:to 55:we 32:what -39:which
45:you @tool=get_exchange_markets -46:* -27:^i -24:^perp -26:and 36:are -59:at -22:buy 25:doe -21:for 31:in 71:list -25:market
-59:on -33:one -23:or -25:oth 24:spot -61:the -62:trad -20:what 49:which -20:withdrawal @tool=get_exchange_tickers -37: -86:* -31:?
-28:^how 21:^which -24:a -42:and -34:at -25:book -22:coingecko -21:do -24:exchange -50:for -36:how -43:i -30:id 21:most -22:on
-21:the -38:to -28:trade -23:volume -24:want -21:what -30:with @tool=get_exchange_time -24:* -71:answer 28:down 45:for -61:i 25:my
-40:not 30:now 29:or 35:serv 37:time 44:to 23:work @tool=get_exchange_volume_chart -21: 12:* 41:? 38:^how -54:^i 65:^volume
-39:^what 31:exchange -39:for -27:futur 55:ha 22:how 53:if 36:in 34:much 23:of -26:over 49:see -26:the 29:turnov 50:volume -40:what
-40:with 22:you @tool=get_exchange_volume_chart_range 43: -12:* 54:^i -63:^volume -21:coingecko -22:exchange 38:for -36:ha 26:i
-28:in 54:need 41:the 25:to 39:trad @tool=get_exchanges 12:* 62:all 63:and 45:coingecko 41:country 65:for 20:found -63:have -24:i
61:id 60:list 71:spot -62:that 21:where 29:with 24:year 57:you @tool=get_exchanges_list 26:* -22:? -38:^i -44:all 27:and
-42:coingecko 49:exchang 34:for 64:have -54:how -65:in -37:it 32:list 42:me -24:my 61:of 61:that 49:the -34:to 50:which -47:you
@tool=get_fear_greed 51: 25:* -41:^i 58:and 57:are -33:i -30:in -48:market -39:now -21:of -50:on 28:or -32:price -21:sentiment 23:to
38:today -48:twitt -23:what @tool=get_fee_history -10:* -49:^fee 48:base 33:chain 30:full 32:recent 25:tip @tool=get_fees_overview
-31:* 70:^protocol -23:^what -48:^who 48:by 31:crypto -31:did -24:do 26:earn -23:it -46:keep -31:made -27:make -28:of -55:on
-29:revenue 35:top -48:who @tool=get_first_prices 7:* 25:^what -30:are -34:at 44:biggest 26:first -27:for -26:it -25:next 28:on
-30:price -28:thi -39:to -29:trad 32:wa -24:what @tool=get_function_selector 34: -36:* 29:and 51:byte -66:calldata 22:data -26:doe
23:my -30:selector -24:the -34:thi -70:with @tool=get_funding_rate -39:* -33:? 27:^next 53:^perp -24:^what 44:at -21:did -47:long
-27:moment 70:next -26:on -40:open -34:pay 65:v @tool=get_funding_rate_history -31: -40:^i 50:^the -34:and 22:did -35:fund 45:ha
50:have 33:i -38:in 42:it 48:long -20:next 56:pay 44:payment 39:perp -23:perpetual 40:rat -21:that @tool=get_gainers_losers -39:*
-20:^what 30:and -36:biggest -21:coin 41:for -48:i 38:in 45:market -21:of -21:on @tool=get_gas_overview 37:* -36:^cheapest 26:^fee
73:^ga 32:^how 27:^the -34:^where 34:a -44:and -24:are 36:at -33:cheapest 35:coin -30:did -42:from 115:ga -27:get -21:have 34:how
-22:in -29:l2 -31:me -20:no 37:of 20:on -53:one 32:please 31:present 69:price 52:rn -48:sat 20:the -20:they 35:thi 48:tx -49:vb
-31:where -37:why 24:would @tool=get_gas_price -65:* -21:^ga -30:and -33:contract -23:cost -21:current -29:for -70:ga -27:much
-32:pay -35:please -68:price -29:rn -43:the -33:would @tool=get_global_defi -22: 18:* 33:? 42:^what 43:and 30:cap -21:coin 41:crypto
36:defi -22:for 25:i 24:it 26:market 43:of -21:one 42:share 33:the 40:what 40:whole @tool=get_global_market_cap_chart 26: -18:* 24:?
24:^how -28:^total -42:all -44:coin 29:crypto 29:develop 28:ha 21:how -39:in -40:of 30:since -26:total 30:value 26:whole
@tool=get_global_stats -12:* -22:? 64:^total -31:^what -31:cap 57:coin -44:defi 39:dominance -22:ha 53:in -31:it -46:market 52:mcap
25:now 30:of -30:share -39:the 34:these -27:what -43:whole @tool=get_goplus_supported_chains 16:* 28:for 32:goplu 30:it 27:network
22:token 21:with @tool=get_hacks -26:* -35:^i 23:^latest 29:^who -35:a -32:and 24:exploit 29:got -49:i -41:in -26:it 33:late
20:latest -32:or 23:recent -39:still -34:they -40:to 27:who 48:with @tool=get_historical_prices 21: 49:* 46:^at 58:^for -36:^i
30:^price -39:am 52:and 76:at 24:bought 36:cost -24:date -34:defillama -39:do 21:for -35:from 26:go -26:hold -23:i 45:moment 56:of
33:on -23:one 39:price -22:since 34:so 25:sold -33:tax 26:the -22:value 37:year @tool=get_internal_transactions -58:* 27:? -37:^did
-24:^my -20:^which -25:a -25:and -31:at -59:by 21:contract 41:in 25:internal 31:make -23:my -27:of 21:on -22:show -65:trace 46:tx
-22:want 27:what @tool=get_jup_price 37:* 24:? 21:^what 53:about 31:and 25:doe -23:how 41:in 25:liquidity 36:mint 39:of 35:on 34:the
@tool=get_jup_quote -37:* 50:^if -32:and 23:coin -42:fee -47:from 34:give 44:if -23:now -23:slippage 31:them 31:would
@tool=get_kalshi_event 42:* 36:^all 34:all 23:it 46:price -23:put 47:strike @tool=get_kalshi_exchange_status 31:* 22:^i -28:^what
41:at 57:can 52:down 24:for 40:i 22:it 49:one 37:or 28:since 39:thi -29:what 28:when @tool=get_kalshi_market 69:* 70:? 24:^how 28:^i
20:^what 42:a -21:all 50:at -28:bid 29:by 29:chance -35:contract 26:did 21:doe -45:for 29:give 51:ha 38:i -31:in 51:it 31:like
-33:manifold 31:moment 31:now 54:price -36:since 38:that -29:thi 27:volume 34:what 57:ye @tool=get_kalshi_orderbook -4:* 21:^how
26:^i 21:^show 25:^who -45:and 22:ask 32:at 37:bid 40:book 36:deep -39:each 32:how 63:i 44:market 26:no -30:of 67:to 62:want 25:who
-74:ye @tool=get_kalshi_price -17:* -27:^cheapest -49:and 34:bid -25:can 23:chance -27:cheapest -21:how 31:i -20:in -21:no -23:of
-27:on 21:price 42:what @tool=get_kalshi_price_history -24: -57:* -65:? -45:^price -24:^what -22:^who -30:all -29:and -22:at
31:budget 57:contract -30:did -23:doe -23:give -34:ha -32:how -35:i -29:it -45:mov -26:or -60:price -40:to -39:want -29:what -50:who
-40:ye @tool=get_kalshi_series -23: -3:* -57:? -26:^how -27:^what -23:about -41:already -41:at -51:did 34:event -33:ha -40:how -24:i
-26:market 53:of 50:on -20:one -52:resolve 25:settl -27:since 43:the -28:what @tool=get_kalshi_trades -7:* -31:? -25:^how 25:^last
-33:at 33:for -23:how 20:in 23:last 23:market -50:of -22:ord 59:print 49:tape -25:thi -60:ye @tool=get_logs -53:* -33:every -34:for
-32:my -32:out -42:topic @tool=get_multi_pools 24:* 29:24h 59:? 28:^compare 24:^i 52:^pool 21:all 78:and -28:at 29:compare 52:day
-37:it 65:liquidity 23:look 39:me 63:of 22:pool 69:price 24:tell 21:that 24:them -41:these -26:thi 25:togeth -50:token 35:up
59:volume -48:with @tool=get_multi_token_pairs 12:* -33:? -23:^i 23:a -24:and -41:both -24:for -27:i 34:list -29:me -34:of 27:pair
36:pool -46:price 48:these -25:togeth 50:token 39:top 26:with @tool=get_multi_tokens 23:* -22:^how 54:and 38:both -28:burn
55:decimal 26:for 51:in -20:many 48:me 49:tell 34:these 43:token @tool=get_native_balance 17:* 35:^balance -22:^ga -41:^i -28:^show
25:^which -71:a -25:addres 56:by -36:chain 21:contract 25:do -20:end -27:got 53:ha 23:have -46:hold -39:it -25:list -20:native
-28:need 39:on 46:or -25:own 23:pay -29:show 27:sitt -34:that 50:today -27:token -30:wallet 24:which @tool=get_networks -19:* -23:?
-26:^which 22:check -39:exchang 26:give 20:list -22:on -38:thi @tool=get_new_coins -26:* -23:^i -24:^what 41:add 26:coingecko
-38:new -42:of 46:recent -30:the -25:what 30:which @tool=get_new_pools 13:* -22:^i 46:^newest -26:^pool 21:^which 22:creat -24:for
-21:i 38:if 40:just 36:list 44:newest 43:now 32:on 38:our 27:pool -21:the -27:trad @tool=get_nft -31: -31:* -51:^a 62:^floor -45:^i
-35:^nft -28:^rarity -50:^the 36:^what -41:^which -25:^who -59:a 42:all -86:and 30:ape -36:at -22:blur -64:by 57:cap 22:chang
64:cheapest -30:check -74:coingecko 39:do 53:doe 35:ever 37:every -55:far 45:for -76:have 27:high -81:highest -48:i -32:id -32:it
33:jpeg -45:like -41:list 54:market 37:mcap 69:much -58:my 25:nft -39:not 40:now -44:numb -30:of -63:on 39:one -41:only 27:or
-20:own 38:pl 57:please -39:price -27:project -66:rank -54:rarity -31:the 58:time -59:to -29:volume 22:wa 27:what 25:when -63:where
-25:which -23:who -26:ye -58:you @tool=get_nft_by_contract 43: 12:* -46:^which 23:a -28:all 35:ape 47:at -24:by 35:cap 37:cheapest
23:collection -29:contract 58:for 36:got 22:list 34:market 31:need 21:one 37:owner 26:sal 29:the 34:we 31:what -44:which
@tool=get_nft_holdings 24: 19:* 40:? 25:^list -22:^only 25:^what -32:^which 61:all -41:approval -26:can 37:doe 30:every -28:item
24:jpeg 24:list 44:one 39:see -38:show 23:sitt -23:token -24:which @tool=get_nft_market_chart 27:* -24:? -52:^floor 27:^for 71:a
-24:and -53:by -54:cap 24:chart 55:coingecko 21:ha 65:have 68:history 82:it -32:many -63:market 28:need 47:of 55:on -43:only 23:or
57:since 54:the -28:time -59:v -21:which 69:you @tool=get_nft_markets -26:* -57:24h -35:^floor -51:^nft 46:and -68:at 86:by -62:cap
-67:coin -63:coingecko -59:collection -26:contract -24:count -25:have -28:in -24:it -25:list -50:market -37:nft 71:numb 33:of
-26:our 42:owner -62:price 41:rank -46:the -33:today 68:v -45:volume -21:with @tool=get_nft_security -24: 36:* 74:^how 35:^nft
-22:^what -28:^which 63:^who 37:any 20:ape -22:approval 35:are 32:be 54:been 78:burn -29:cheapest -29:floor -41:for -27:given -43:ha
46:have 68:how -24:in 24:it -21:list 59:many 26:may 21:now 45:of -24:or 63:own 35:so -27:theft 28:them -35:there 67:these 41:those
41:token -23:trad -37:what -48:which 71:who @tool=get_nft_tickers -16:* -23:^floor 64:^i -33:^list 22:blur 20:cheap -40:coingecko
24:each -20:high 55:highest -20:how 62:i 61:like 32:marketplace -28:me 22:my 38:or 31:the 57:to -29:v 50:what 75:where -32:which
-24:with @tool=get_nfts 24:24h -53:^floor 32:^list 36:^nft -34:^on -32:^what 29:^which -48:all 43:at 39:by 63:cap -27:cheapest
76:coin 21:coingecko 29:contract -38:doe -23:for 31:have 60:highest 61:market 27:most -42:of -39:on -43:please 26:price -22:rank
48:the -28:to -44:today -22:we -29:what -22:you @tool=get_nfts_for_owner 13:* 25:^doe -35:^i -48:^nft 45:^what -22:and 22:any
-35:ape -26:can -20:collection 38:contract -44:he -25:i 53:in -24:my 49:one -55:own 57:sit 30:the -22:token -31:wallet 38:what
@tool=get_ohlcv -42:* 42:^need -26:^volume -27:at -62:chart -23:for 32:from -58:i -67:it -38:low 42:need -40:one -59:open 46:perp
-58:to -32:volume -28:which @tool=get_onchain_token_price 32:* -58:? 40:^on -25:^pool 48:^what -25:and 54:at 55:chain 33:dex 41:doe
35:for -22:geckoterminal 40:on -27:or -29:pool 32:price -30:to 48:trade -28:up 27:what -27:which @tool=get_open_interest -45:*
-34:^perp 57:and 28:at 52:by -21:doe 21:for -27:from -26:fund -49:i -33:it -27:leverage 30:many -25:much -26:my -44:of 43:oi -36:on
33:perpetual -60:to -29:which @tool=get_open_interest_overview 35:* 26:? 22:^which 32:and 27:chain 27:derivativ 20:dex 43:ha 22:in
30:it 21:open 24:perp 22:position 22:wa 30:week 29:what 21:which @tool=get_options_by_chain 3:* -24:^how 23:^notional 55:^option
26:biggest -51:by -42:for -23:how 25:i 39:one 41:only 27:premium -25:that 34:to -35:trad 23:volume 23:where 27:who
@tool=get_options_overview -10:* -31:^notional -21:^option 25:^what 27:all 57:by -38:dex 28:did -32:for -22:in -20:our -20:put
21:trad @tool=get_options_protocol -42:^for 23:^how -40:^option -28:^what -20:a -24:all -62:and -64:by -59:chain 51:dex -21:did
20:for 22:how -38:me 25:much -52:of -21:on -21:only -21:premium -27:protocol 31:that 22:the -56:to -22:turnov -32:venu -34:volume
28:wa @tool=get_orderbook 28: -38:* 47:? 28:^depth 31:^if -20:^level -29:^ord 49:^which 27:a 50:account 25:are 20:depth 22:each
54:exchange -32:for 26:give 31:if 24:in -31:level -40:market -54:now 23:of -23:ord 51:our 26:pair 41:perpetual 27:pl 47:rest
27:right 60:sell -40:show 35:that 28:the 51:where 48:which -44:with @tool=get_perp_account 5:* 34:? 32:^how -46:account 37:am
-29:and -51:entry 36:far 31:from 38:get 29:how 50:liq 32:liquidat 34:liquidation -24:long -26:los -22:my 37:on -40:open -61:order
38:pric -26:the -25:wa @tool=get_perp_candles -51:* -34:from -39:need -35:of -39:on -35:perp -43:the @tool=get_perp_fills -34: 11:*
23:^show -34:^which -22:account -23:all 24:fee 59:fill -28:my -32:of -36:order 25:pnl 20:show 21:the -21:trad -32:which
@tool=get_perp_funding_history -3:* @tool=get_perp_markets 20:* 22:all 23:and 24:fund 22:list 28:max 22:oi @tool=get_perp_mids -23:*
-31:^what -24:and -35:ask -22:best -43:between -43:bid -27:i -34:if -34:market -24:me 33:mid -29:on 32:pric -39:spot -39:the
-38:what -23:you @tool=get_perp_open_orders -36: -43:* -72:and -39:are -52:at -60:fill -33:got -32:limit -25:of 38:on -24:ord
-37:position -72:the -54:which -34:with @tool=get_perp_orderbook -12:* -21:^bid 36:^book 35:^on -33:^ord 47:a -21:and -38:at -48:bid
34:depth -30:for -31:ord -33:show 28:side -24:spot -47:with @tool=get_polymarket_activity 19:* 35:^what -31:^which -23:account
26:are -29:did 47:ha -30:have 30:in 34:made 23:market 55:me 33:my 34:on -35:out 35:please -36:settl -20:since -33:thi 28:to
-29:volume 29:what 32:you @tool=get_polymarket_closed_positions -11:* -21:? -23:^which -21:already -20:and -21:been 25:bet 36:clos
36:did 37:get -27:ha -22:have -31:in 21:list -40:market -23:now -23:open 40:out 46:paid 25:profit 36:thi -24:which 24:with
@tool=get_polymarket_event 42: 37:* -35:? 45:^all 43:all -26:and 33:market -24:of -25:probability 43:there 42:with
@tool=get_polymarket_holders -7:* -22:^biggest 52:^who -25:at -21:bet -49:condition -71:for 23:hold 32:in 67:most 30:no -25:on
34:one -24:own 49:shar 21:that 24:thi -37:trad 43:who @tool=get_polymarket_leaderboard -23:* 36:? -25:^i 37:^which -40:^who
41:account -52:are 34:biggest 42:have -30:i 39:made 34:market -22:me 47:most -37:on 58:only -22:to -72:top 40:trad -46:trader
54:volume 26:which -21:who @tool=get_polymarket_market 24: -24:* 33:? 42:^odd -20:a -42:all -28:are 25:both -24:condition -26:cut
-25:decemb 22:doe -40:for 21:give -20:in 21:now 34:of -27:question 23:right 23:token 20:volume -36:ye @tool=get_polymarket_midpoint
-65:^best -37:at -57:bid 33:condition 46:exact 39:for -60:it 43:market 44:me -29:now 24:of 26:on -32:outcome -30:right -63:token
34:what 67:ye @tool=get_polymarket_orderbook -23: -13:* 42:^best 41:^bid 45:and 58:bid -29:book 57:cheapest 64:condition 56:for 44:i
38:it -35:level -54:market 29:midpoint 56:now -54:of 35:on -35:ord -54:orderbook -47:side 22:the 29:thi 49:token -55:ye
@tool=get_polymarket_positions 30: 56:* -34:^i 38:^what 38:about -40:and 36:bet 27:biggest 30:buy -21:did 37:do 24:he 23:hold -35:i
-34:in -84:it 36:list 45:me 57:my 26:or 25:position 31:that -21:thi 38:trad 21:what -31:which -22:ye 45:you
@tool=get_polymarket_price -86:* -43:and -28:any 30:at 20:bid -32:buy -21:by -30:cheapest -60:condition -43:did -39:for -53:i
-21:market -31:midpoint -33:no -35:now -73:on 50:outcome -45:price -39:right -33:sell -42:somebody -37:the 25:thi 26:token -44:ye
@tool=get_polymarket_price_history -58:* -32:^how -42:did 30:from -38:how -42:move -33:odd -35:that -28:the
@tool=get_polymarket_trades -9:* -24:^how -34:^what 22:a -35:about -23:are -28:been 27:bought -25:buy 25:by 33:clos 24:company
20:condition 34:did -32:do -35:ha 24:look -33:me -23:most -29:my -22:print -21:shar 24:that -21:there 36:wallet -31:what 22:with
@tool=get_polymarket_value 36:* 31:^how 31:am -26:and 46:are 28:bet -37:clos -22:did 33:how 30:in 25:much 32:total 28:up 24:value
@tool=get_pool_info -25: 41:* -21:and 43:for 22:ha 53:in 54:it 53:me 39:on 44:pool 54:pric -30:score 41:the 53:to 47:token -27:trust
@tool=get_pool_ohlcv -13:* -36:? 23:^candl -70:^pool -41:and 21:candl -22:how -48:liquidity 25:me -22:on 25:please -30:pool
-70:price 23:show -32:them -58:token @tool=get_pool_trades 23: -27:* -23:? -48:^pool 37:^trad -24:^where -56:and 20:at -34:for
-20:from -27:me 36:more 31:my -20:on 35:pl -46:price 29:sell 35:than 25:that 34:thi -21:token -27:up -21:where @tool=get_pools -51:*
58:24h -68:? 33:^on 35:^top 33:a 39:day 32:do -44:list 46:most -36:of -25:pl -23:pool 37:rank 35:see 32:top 26:which
@tool=get_pools_by_address -11:* -21:24h 24:^how 27:^pool -50:^which -44:can -37:day 48:deep -27:doe -22:geckoterminal 35:how 21:it
30:liq -22:me 21:much 36:my 21:price 29:the 36:token -54:volume 39:where -44:which @tool=get_pools_by_dex -58:* -52:24h 32:?
-41:^dex -42:^pool -24:^top -21:^volume 23:^which -67:by -25:can -20:dex 21:for 32:have -45:i -24:liquidity -25:list -29:pool
-31:rank -44:see -23:that 30:thi -37:to -24:top -26:volume @tool=get_prediction_market -21: -14:* 31:? -21:^ha 25:^my 33:^when
31:already 81:and 42:at 49:been 47:chance 22:clos 33:did -27:each -53:for 24:how -42:i -27:manifold 25:much 30:now -37:on
20:probability -37:question 46:resolve -26:time 32:to 30:volume 22:what 43:when 30:which 32:won -40:ye
@tool=get_prediction_orderbook 23:* 73:^cheapest 24:a -27:and 69:can 72:cheapest -24:deep -29:holder -23:how 35:i -22:in 39:level
29:market 58:no 39:now 22:ord 58:orderbook -24:outcome 39:right 30:side -29:token -28:want 24:way @tool=get_prediction_price -28:
3:* -41:^cheapest 38:^did -21:^i -20:a 42:are 47:bet -21:buy -42:can 42:chance -70:cheapest 36:did 20:do 33:each -37:for 23:have
-30:in -48:it -21:market 64:on 37:price -31:right -35:sell -25:share -21:the 33:trad 66:ye @tool=get_prediction_price_history 26:
6:* -23:? 45:^how -25:^price -26:a 40:did -23:doe 42:first 42:how 31:i 36:me 73:mov 54:move -30:on 47:see 39:since 26:the 40:to
42:who @tool=get_prediction_trades 20:* 31:fill -42:for 33:in 34:market 77:print @tool=get_price -50: -24:* 40:? -39:^and 35:^could
-46:^for 21:^how 27:^in -50:^price -27:^v 37:^what -22:a -29:and -31:are -39:at -20:both -33:by -32:can -32:coingecko 27:cost
-27:currency -33:day -21:did -28:down -24:for -24:from -47:ha -24:have 31:how -28:id -35:in 31:kind -25:look 22:me -26:money 32:much
-83:my -22:need -23:next 33:now -65:of -55:on -48:or -35:our -40:please -64:price -25:put -22:quote 49:right -22:run 30:tell
-26:that -56:the -28:time -34:to 31:today 25:token -44:up -41:v -22:wa -42:which -28:with -29:you @tool=get_price_chart -55:* -33:?
27:^give -45:and -23:any -25:at 30:coin 38:end 29:for 35:from -49:ha -47:id -29:in -40:mov -47:move 38:now -49:on 46:our 33:point
37:pric -47:today -35:year @tool=get_price_percentage_change -56: -17:* 28:^by 23:^i 34:^the -55:^what -43:addres -43:any 29:by
-42:day -36:did -53:do -63:from -72:go -23:how -63:it 23:lose 30:many 27:move -41:much -26:my 53:or -59:price 21:that -21:the
-47:today 36:token -37:up 29:v -49:wa -21:what -44:with -25:worth @tool=get_protocol_fees -75: -3:* 23:^fee 30:^revenue -25:^what
-33:and -31:at -38:by -21:dapp 60:do -27:doe 33:each 36:fee 30:from 48:it -26:keep -31:kept 36:made 43:make -25:most 24:my -54:now
-33:on 37:only 24:pay -36:revenue -38:user -74:wa -59:what @tool=get_protocol_tvl 17:* 24:^i -43:^which -37:by -59:fee 39:just
-21:money 46:now 39:protocol 21:right 24:that 26:the 24:today 43:total 22:vault 34:we -28:which @tool=get_pyth_price -13:* 43:?
41:^doe -27:^pyth 55:a 23:and -56:apple -24:confidence 34:doe 32:feed 29:for 27:have 45:i 30:id 32:it 34:now -20:of -50:price
26:pyth 44:the @tool=get_pyth_price_at -35: -26:^pyth 31:and 33:confidence -24:feed 24:in -35:it 22:of 38:on -36:price 32:stock
34:the 34:with @tool=get_raises -29:* -20:^which -23:a -22:to -23:which @tool=get_recent_trades -28: -29:* 29:^i 35:^last -25:^print
-38:and 36:are -27:buy 33:last 36:list 43:look -41:market -41:now -34:of 32:or 41:perp -40:side -20:with
@tool=get_recently_updated_tokens 27:* -26:? 30:^which 35:chain 39:chang -20:for 28:have 36:it 25:most 31:of 28:recent 23:their
@tool=get_rugcheck_new 5:* -33:^rugcheck 34:^which -42:^who 40:and -39:are 36:at 53:can -30:for 24:just -33:launch -30:me 41:mint
24:more -32:most -33:now -36:of 54:still 47:them -33:thi 30:token 29:up 20:which 37:who @tool=get_rugcheck_recent -11:* 24:?
-26:^which 23:and 28:are -29:at 42:most 29:report @tool=get_rugcheck_report 37:* 25:^how 30:^what -28:and 56:been -28:can -23:freeze
-24:full 40:ha 20:how -23:just 24:me -31:mint -23:more 41:much 42:of 25:report 22:rug 35:share -25:still 32:supp 42:thi 29:to
31:what -29:who 36:with @tool=get_rugcheck_summary 22:* 39:^rugcheck -25:^what 32:for 44:me 27:on 28:rugcheck 35:thi -21:what
@tool=get_rugcheck_trending -7:* 25:today @tool=get_rugcheck_verified -23:* -21:? -29:are -24:i -25:on -24:the -31:there -21:with
@tool=get_sol_account -19:* -23:account -22:addres -22:coin -21:in -23:of -36:on -24:our 67:program -38:that -23:the
@tool=get_sol_balance 45:? -46:^balance -28:^how 42:^i -26:addres -29:all 36:am -31:balance 29:i 58:left 54:me 20:now -23:on -22:one
61:tell -67:token -24:wallet -48:which @tool=get_sol_block_time -11:* -23:^which 32:have 22:i -21:it 23:that 25:timestamp 28:to
-27:validator 25:wa -22:which @tool=get_sol_largest_accounts 37:* -22:? 45:^i 21:^token 44:a 75:account -39:and 41:for -36:ha
-22:largest 52:list 69:of 26:on -24:one 24:straight -40:supp 41:the -53:thi @tool=get_sol_network 17:* 34:? -24:^how 41:^i 31:^what
23:block -29:far 32:height -21:how 21:slot -22:the 31:tp 39:which @tool=get_sol_priority_fees 8:* -48:^i 31:^what 21:^which -41:and
-20:did 27:fee 20:get 21:land 28:min 22:my 38:on 54:rn 25:so -41:swap 40:tx 30:what @tool=get_sol_signatures -18:* -28:^i 28:^when
36:did -22:for -25:in 29:last -22:list -29:need -33:of 26:when @tool=get_sol_token_accounts -25:* 28:? -25:^balance 62:^can -22:^how
-58:^which -54:and -48:are -24:balance 56:can -32:do 30:empty 57:from -24:how -65:in -29:mint -34:much 71:my -61:of 25:on -30:or
27:own -28:program -47:spl 65:still 42:that -51:token -68:which @tool=get_sol_token_supply -7:* -35:? -23:account -40:all -22:and
-24:are -71:artist -29:burn 23:can 31:chain 26:coin -41:did 25:do 31:exact 61:exist 45:for 26:from -24:ha 22:it 27:list 30:me
-20:one 32:supp 23:that 24:the -56:thi -41:what @tool=get_sol_transaction 47:* 75:^did -38:^what 54:a 33:and 22:by 35:custom 71:did
59:from 38:go 22:or 56:pay 21:swap 57:the 38:thi 39:through 25:token 61:yet @tool=get_solana_asset 32: 55:* -37:^show 41:^what
57:^who -26:all 37:and 48:by -21:decimal 30:from 35:i -34:in 27:it -33:me 72:own -36:show 49:thi -28:to 46:what 49:who
@tool=get_solana_assets_by_owner -34: 50:* 29:^i 52:^my 46:^nft -48:^what 64:^which -29:^who -31:and -70:collection 58:doe 62:he
-30:how -26:in -31:much 34:my -47:of 54:on 23:own 26:show -54:the -52:thi 58:which -52:who @tool=get_solana_parsed_transactions
-27:* -30:^did -23:client -28:i -27:impermanent -27:los -33:pay -26:the 21:these @tool=get_solana_priority_fee_estimate -18:* -29:on
30:swap -35:tx @tool=get_solana_token_security 32:* 37:^i -25:^mint -24:^what 38:a 45:all 93:artist 70:everyth 22:freeze 32:ha
26:mint 31:of 49:on 30:rug -33:still 62:thi -29:which @tool=get_spot_balances -33: -23:* 22:? -33:^which -27:order -23:the -29:which
-33:with @tool=get_spot_markets 13:* -22:? 32:^what 29:and 24:i 31:market 34:spot 21:the 26:what @tool=get_stablecoin -10:* 45:^did
-46:^what 37:all 28:amount -23:and 22:at -47:back 57:chain 50:defillama 33:doe 28:each 26:for 23:from -30:ha 24:in -41:now 49:numb
-42:one -38:our 24:out 24:over 52:sit 40:stablecoin -35:still -34:them -38:to -40:treasury -37:wa -41:what 24:which
@tool=get_stablecoin_chains 20:* 23:? 43:^how -33:^stablecoin 37:^which -39:all -48:by -37:defillama -32:doe -37:each 26:hold 22:how
68:money 75:most 27:much -26:numb -21:of 36:on 46:rank 22:sit 41:stablecoin 68:with @tool=get_stablecoin_charts_by_chain -22:* -69:?
28:^ha -56:^how 21:^i 41:^stablecoin -21:a -39:all 24:and -20:be -21:from 25:ha -28:how 27:liquidity -50:money -68:much -47:one
35:our -21:please 39:pool -20:show 23:since 51:stable -25:to 30:total -43:wa 36:want -49:with @tool=get_stablecoin_charts_global 37:
-8:* -21:? -23:^how -23:^stablecoin 23:^total 28:a -26:by 34:chart -36:how -23:in -35:on 31:our 22:stablecoin
@tool=get_stablecoin_dominance 14:* -35:^which -25:and -29:chain 36:in 27:on 25:percent 32:stabl @tool=get_stablecoin_prices -64:*
-40:^did -22:^i 25:and -33:are -31:can -27:day -23:defillama -47:from -31:i -27:lose -33:many -28:money -21:much -40:my -20:pric
-33:show -32:stable -42:stablecoin -28:supp -32:the -31:you @tool=get_stablecoins 12:* 20:? 35:^biggest -24:^ha -41:^how
50:^stablecoin 27:^which 25:all 30:and 31:are 48:back 30:biggest 55:by -25:did -23:ha -31:hold -33:how -22:it 22:largest -40:money
-23:most -25:much -27:over -32:sit 36:stablecoin 36:them 29:what -26:with @tool=get_storage_at -6:* 25:^read 26:contract 24:read
@tool=get_sui_token_security 6:* @tool=get_supported_currencies 46:* 30:are 41:can 33:currency 34:in 41:show 29:what 37:you
@tool=get_ticker 26: 37:^last 66:^perp 36:^where -49:a 26:account -27:all -26:are 81:ask 38:at 33:best 65:bid -28:depth -32:doe
34:each 27:exchange 27:for -77:from 27:high -25:in 40:last -56:my -24:of 42:one -21:over -28:pair 24:same -29:spread 32:the -38:tick
-60:to 45:trad 54:where -36:which @tool=get_token_balance -60:^contract -47:^how -20:^i -22:^on -61:account -26:addres -34:and
-23:can -21:did -44:do -42:doe -56:for -70:from -88:have 27:held 42:hold -43:how 27:i -43:like -34:many -40:me -40:much -37:my
-45:need 21:of -31:on 23:one 21:or 37:out 36:own -55:pull -53:rout 23:she 42:show 33:sitt 51:so -34:still 40:symbol -40:take 29:that
-31:the -46:wallet 40:you @tool=get_token_counters -27:* 25:^how -43:^numb 27:^on 23:a 26:address -24:are -42:burn -48:by 20:count
-25:far 58:hold -28:holder -37:it -32:numb -41:of -36:people -22:so -27:supp -40:these -24:to 44:total -23:what
@tool=get_token_holders 12:* 24:^biggest 39:^i -45:^on -22:^what -41:a -29:burn 62:contract -20:doe -21:ha -22:have -38:held -39:how
55:i -46:in 52:like -51:many 34:now -47:numb 25:pl -35:share -26:so 51:the -39:thi 29:top -48:total 94:wallet -21:what
@tool=get_token_info -40:* 33:description -44:group -22:my 21:no -42:of -27:project 23:site -40:telegram -40:the -32:token 26:trust
-26:twitt 20:want @tool=get_token_lock_info 3:* 31:? 31:^can -22:in 39:liquidity -26:on -29:out -20:to @tool=get_token_metadata 20:*
65:^what 38:an 22:and -25:at 28:blockscout -21:doe 24:i 39:it 36:nft 40:or 23:supp 35:th 37:thi 35:to 70:what -22:which
@tool=get_token_orders 14:* 28:^did 25:did 27:i 25:it -23:me 25:or 27:pay @tool=get_token_pairs -65:* -25:^what -27:a -25:and -36:at
-30:do -24:doe -27:liquidity -28:list -42:on -29:pair -35:pippin -25:trade -23:what @tool=get_token_pools -30: -3:* -21:?
27:^liquidity -41:^what -24:a -25:and -42:at 37:by 48:can -30:dex -29:doe 31:enough 34:for -28:geckoterminal -25:have 44:i 34:in
27:last 41:lp -22:me -22:most 28:my 22:numb -26:of -20:on 30:pl -23:pric 36:rank -36:that -25:thi -41:trade -21:up -34:what 37:with
@tool=get_token_price -51: 74:* -26:24h 63:? -55:^can 63:^did 42:^ha 31:^i -27:^in -40:^my 75:^price -27:^show 53:^tell 29:^the
-27:^which -57:a 37:about 46:acros -40:addres -25:am -20:an 21:and 45:any -20:bag 44:bought -32:call -42:can -32:cap 38:coin
-27:crypto 90:did -24:down 49:each 22:for 62:from -20:give 55:go 35:gone 31:ha 67:hi 36:hold 38:i -29:in -27:into 45:it -21:just
39:keep -28:last -25:made -30:market 62:my -62:now -24:old 37:one -41:or -47:our 45:over 60:price 27:put 24:real -56:right 32:same
44:saving 47:say 33:show 51:so -27:some 56:still 57:that 33:the 22:tick 50:token 28:trad -48:treasury 61:und 61:up -30:value
-38:wallet -31:want 55:we 31:what -42:where 63:yet -54:you @tool=get_token_price_by_contract -84:* 48:^price -50:coingecko
-26:contract -43:for -21:from -48:i -30:in -61:market -37:on 24:price -43:that -56:the -39:thi -21:token -21:volume
@tool=get_token_profiles 7:* -30:^did 23:chain -20:coin -30:did -22:from 26:give 24:me 42:newest -21:or 49:paid -23:pay
@tool=get_token_security 7:* 23:? 29:^buy 45:^my 34:a -37:and -45:any -26:ape 61:buy 43:coin 20:contract -20:did -23:doe -21:for
49:friend -30:goplu 31:i 28:in 49:it 37:me 26:my 57:new -25:nft -26:or -37:own 58:rug 44:safe -24:sell -26:that 35:token 44:want
@tool=get_token_transfers 29:* -26:? -26:^ha 27:^latest 28:^show 30:^which -42:a -38:all -27:already -45:call -39:came -64:for
-24:ha -39:in 25:latest 47:mov 62:on -41:our -42:please 67:send 25:show -54:that 67:to -52:token -45:transf -50:transfer -27:wallet
-25:we 25:which 66:who @tool=get_tokens_by_address 6:* 22:decimal 27:doe 22:geckoterminal 24:many -20:mint 22:volume
@tool=get_transaction 17:* 42:^i 31:^in 63:^my 22:^what -23:a -20:already 44:been 46:block 26:can 26:check -50:contract 22:do -21:ha
33:have 28:hour 43:i 29:in 36:includ 22:look 43:morn 78:my 30:nonce 35:not -36:on 29:one 24:or 22:out 40:pend 36:please 32:send
43:since 21:stuck -32:the -23:through 82:transf -51:tx 26:up 41:which 24:yet 29:you @tool=get_transaction_details 19:* -38:a
-26:contract 40:hash 31:i 58:if 33:me -31:of 55:or 50:tell 49:thi 26:what @tool=get_transaction_logs 10:* -25:? 33:decod
-22:internal 32:log 43:of @tool=get_transaction_receipt -11:* -56:^ga 23:^ha 20:^how 54:^i -24:^my 22:already 27:burn 31:did
-26:from -58:ga -32:ha 45:i 21:min 25:morn -57:of -29:on 26:or -42:please 26:since 20:the 20:thi 20:transaction -42:up -47:with
36:yet @tool=get_treasuries -37:? 41:^which 38:and 34:are 28:biggest -28:dao 30:do 32:for 36:how 28:i -46:in -52:it 30:much -55:our
42:protocol -64:should 23:sit -29:stabl 41:the 43:their 58:treasury 34:which @tool=get_treasury_by_entity 19:* -32:^what -76:a
29:and 35:company -36:cost -29:doe 37:for 65:ha 37:have 46:hold 35:in 47:it 54:many -29:of 28:on 34:or -36:price 41:profit 27:stack
-22:up -25:what 28:when 44:work @tool=get_treasury_holding_chart -23:* -52:buy -21:chart -40:have -22:how -26:last 59:list -39:many
25:of -25:on -30:or 62:our 43:stack -26:they 35:treasury -37:wa -25:when -20:which @tool=get_treasury_transaction_history -23:*
24:^buy 20:at -44:biggest 33:buy -24:by -23:cost 24:did -32:doe -52:first -29:ha -24:have 21:in -37:it 34:last 20:price -25:sell
-36:stack -23:them -33:to @tool=get_trending 7:* 30:? 28:^i 24:^what 20:are 30:at -42:can 37:coin 21:coingecko 30:could 34:everybody
-36:everyone 26:for 28:i -24:id -24:it 34:most 29:new -40:of 27:people 57:search -31:talk 20:the -20:up 27:which
@tool=get_trending_pools 14:* 57:? 53:^pool 28:^what -28:and 30:any 31:are 28:dex -24:for 36:into -29:most -43:now -25:of 37:only
42:pool -22:search -30:the -23:volume 27:what @tool=get_wallet_active_chains -30:* -23:^how -20:^i -21:an -31:are -24:how -24:in
-26:it -20:old -24:wallet -22:what @tool=get_wallet_activity -20: -26:? 61:^list -33:^my -28:^which -21:account -49:activity
-29:addres -23:and 62:can -31:do 21:everyth -30:fee 51:for -23:go -33:ha 21:i -22:it -34:late -30:left 55:list -30:money -32:mov
-25:my -46:of -27:only -29:our -31:out -22:pend -21:recent 63:see 63:so 25:the -20:thi 51:to -27:touch -25:transfer 60:up -34:wallet
-23:which 81:with 21:would @tool=get_wallet_approvals -25: -20:* -25:? -51:^can -37:^i -92:^revoke 26:^what 76:^which 43:^who
-28:account 34:an -31:ape -34:approval 54:did -89:every 47:given -24:ha 62:hi 36:move -56:my 95:nft -26:now -26:of 28:open 21:our
41:out -20:own -56:please -68:revoke -41:rout 52:should -26:unlimit 25:up -49:wallet 29:what 83:which 33:who -21:you
@tool=get_wallet_balance_history 74: 40:* -23:^balance 30:^i 51:a -24:addres -29:and -28:balance 66:can 34:day 34:end 23:for 65:ha
60:he 47:how 57:i -35:in 48:many 59:need 30:over 60:show 29:the -28:thi 32:treasury 48:wallet -38:which 63:year
@tool=get_wallet_counters 35: 19:* 23:^i -52:^on 23:^who -39:a 21:active 54:activity 28:an 28:and 39:contract -24:did 70:for
-33:from 22:ga -29:ha 46:made 32:numb 27:of 30:or 24:so 25:these -28:thi -26:today 33:token 22:transaction 29:tx 44:used -27:wallet
22:who 40:would @tool=get_wallet_defi_positions 11:* -41:^am -21:^i 26:^what 28:^which -45:airdrop 29:am -22:at 38:defi 27:deposit
23:do -41:eligible -39:for 27:have 22:he 28:hold 21:i 58:in -22:it 26:lp 27:money -25:there -35:to -25:unclaim 67:which
@tool=get_wallet_history 15:* 31:^please -22:^which 31:been -20:by -30:can 51:coin 37:do 61:everyth 32:fee 34:ha -27:in 30:late
60:list -21:lost -42:my 46:nft -23:of 31:on 58:one 24:plain 40:please -26:swap 54:that 35:the -30:them 23:through -22:to 44:token
-46:up 27:wallet 33:what -21:which -23:you @tool=get_wallet_net_worth -6:* -22:^net 46:acros -31:coin -21:for -29:have -25:hold 25:i
-22:many 37:my -32:net 20:now -41:on -23:or -22:over 45:spam -24:that -33:value 47:wallet -34:with @tool=get_wallet_nft_collections
-12:* 30:^for -36:^how 39:^nft 47:^of -21:a 34:all -55:by 45:collection 60:count 27:each -30:have -45:he -20:held 43:in 43:item
-23:like 31:member 38:most 21:nft 36:of -30:on 29:our -47:piec -25:to -28:what 30:which 49:with @tool=get_wallet_nfts 23: 34:* 66:?
42:^doe -35:^nft 59:^only 30:^show -62:^what 109:all 64:by -48:collection -43:count -48:did -57:doe -21:each -30:every -39:ha -48:he
52:held -44:hi -31:how -25:it 32:item -61:just 36:made -22:many 30:me -44:most 30:my -22:name -30:nft -35:one 27:only -36:or -28:our
-28:own 58:piec 22:show -35:sitt 20:that 23:to -50:token -60:what -23:which -41:with 29:you @tool=get_wallet_overview 10:* -39:?
45:^doe 23:^ha 41:^i -23:^what 42:a 55:an -32:behind 40:contract 20:deploy 37:doe 32:got -31:guy 38:have 40:how 33:i 45:it 41:much
44:or -25:own -28:real -23:the -34:thi 33:wallet -43:which -23:whose @tool=get_wallet_portfolio 28: 17:* 32:^balance -27:^i 33:^in
33:^net -36:^which -48:acros -52:addres 22:all 40:and 37:are 25:artist 50:bag 53:balance 32:by -27:do -56:doe -48:from 36:got -39:ha
41:he -42:hold 44:in -67:many -28:me 22:mint 37:much 23:my 25:net -28:no 28:not 41:now -21:of -26:on -33:one -33:or 45:our -27:own
37:please 55:right -22:say -25:sit 20:sitt -48:spam 57:spl -32:tell -50:that -37:their 49:there -34:to 29:today 47:togeth 96:token
52:treasury 29:value 42:wallet -21:want 77:which 41:worth -24:you @tool=get_wallet_profitability 9:* 22:^pnl -29:^realis 23:and
24:ha 33:how 52:lost 24:many 28:much -32:of 28:or -22:profit -24:realis -32:today -53:win @tool=get_wallet_swaps -10:* -30:?
-21:^did -25:^what -33:^where -30:at 34:by 48:do -40:doe -47:entry 49:have 28:late 47:many -45:or 29:price 25:recent -29:sell
31:sold 52:some 48:swap -33:that -37:trade -36:we -20:what 46:when -21:where 27:with @tool=get_wallet_token_balances 17:* 52:^how
-26:^list -26:^which -26:a 46:and -45:at -84:by -34:contract 38:doe 38:erc20 34:every 33:explor 60:have -62:held -31:hold 48:how
52:inside -21:item -33:most 57:much 28:need -29:nft 22:of -52:one -32:only -26:or -46:piec 31:show -37:the -21:thi -23:to 27:token
22:which -34:with @tool=get_wallet_token_transfers -47:* -62:? 59:^did -47:^for -24:^i -24:^show 22:^what 73:all -77:and -37:block
34:call 32:came 37:check 20:company -55:contract 64:did -27:from -37:go 39:got 45:ha 44:he -29:hold -22:how -89:i -47:in 27:into
-40:it 60:late 22:latest -54:list 34:me 51:money 36:morn -26:mov -63:movement 33:my -52:need 40:newest -31:nft -29:of -42:on -22:one
-21:only 37:our -38:out -24:payment 27:please -30:receiv 45:say -30:send -24:show -33:them 29:thi -62:to 42:token -34:transaction
34:transf 81:transfer -50:wa -67:who -43:would -60:you @tool=get_wallet_transactions -42:* 30:^did -36:^for -25:^transaction -31:an
-25:and -39:ever -20:fee -28:for -28:got 31:he 36:morn 28:only -36:or 41:outgo 25:thi -21:token -26:transaction
@tool=get_yield_pool_chart -33:^ha 26:^my 83:and 27:apy -29:been -34:deposit -32:did -30:ever 29:how 26:it 29:my 25:now -22:of
-30:our 34:pay 28:please 31:show -24:since -27:stable 28:summ 20:that 65:to 37:today -33:want 25:which @tool=get_yield_pools -42:*
-47:? -51:^i 31:^what -31:and -40:at 35:doe 33:first -37:i -44:it -46:keep -41:lend -56:my 21:now -24:of -35:or 40:pay -37:reward
33:stak -34:them -44:to 35:year -38:yield @tool=hash_keccak256 24:* 30:? -30:^what -33:do 41:doe 63:for 38:in 57:keccak -29:my
-35:text 41:that -26:the 41:to -31:with @tool=hash_typed_data -19:* @tool=list_evm_chains -3:* 26:evm -22:it 20:public 32:with
@tool=list_kalshi_events -43:* 23:^which 20:already 38:been -29:can 43:each -32:event -22:ha 33:have 31:in 21:market -22:now -27:of
-46:on -31:one -54:sery -39:settl -33:the @tool=list_kalshi_markets 21: -28:* 23:^all 37:^what -30:a -51:and -24:are -54:can 41:how
-20:i -56:list -24:manifold -34:me -24:moment -51:now -21:odd -63:of -20:on -39:one -22:or -42:right 49:sery 36:settl -25:show
-22:that -33:the 36:they -38:trad -27:ye @tool=list_polymarket_events -28: -56:* -48:? -27:^list -43:^which -40:a -43:and 42:are
-44:at 22:bet 35:event -28:ha -51:have -37:list -68:market -25:of 41:on -37:open 36:out -48:question -42:settl 25:that -24:trad
-60:volume -43:which -36:with @tool=list_polymarket_markets -27: -19:* 26:^biggest -22:^i 33:^which -31:a -37:account -57:are
39:been -49:bet 27:biggest 40:by -45:event 33:have -34:i -42:in -23:list 30:market -45:me -67:on 29:open -20:prediction 43:question
48:settl -35:show -59:that -26:the 30:them 31:today -61:trad 23:volume -20:what 25:which -22:you @tool=list_prediction_events
22:^event 53:^show -24:a 23:all -23:already 48:and 23:are 37:bet 46:both 63:can 33:do 51:event -34:ha 22:i 26:in -43:market
32:please 28:prediction 37:show -27:them -23:trad @tool=list_prediction_markets -11:* -21:? -21:^show 35:a -25:all 39:already 47:are
-28:been -30:bet 44:do -21:doe -33:event -46:for 37:ha -22:like 23:list -37:manifold 44:market 35:me -25:my -43:odd 32:on -21:out
34:prediction -26:probability -27:say 26:show -40:that -41:the 48:today 41:trad 39:would 33:you @tool=list_pyth_feeds 21: -24:*
-46:? -44:^doe 42:^pyth -40:^what 33:^which -44:a -28:doe -21:for -28:have -52:i -30:id -22:in -34:price -73:stock -40:the -44:what
35:which @tool=look_up_chain 28: -41:* 31:? -51:^chain -37:a -68:add -58:and -37:chain -39:coin 30:explor 31:for -24:have -44:id
-48:me -51:metamask -33:my -65:native -29:need -65:network -44:numb -47:of -26:our -51:rpc -84:the -64:to -29:url -21:wallet -28:we
@tool=look_up_token -27:* 34:? -20:^contract -21:^token 35:address 21:and -22:contract 31:doe -29:for 32:have -25:in 34:known
22:list -32:me 22:need -44:not -33:one -58:pl 25:same -62:send -24:token 35:und -44:want 23:what 28:which 29:you @tool=lookup_ens
47: 8:* -30:? -25:^what 21:^which -27:^who 27:addres -26:and 32:got 29:ha -34:how -47:my 21:name -21:of -32:on -28:own 38:primary
28:the 23:to 26:verify -23:what 45:which -26:who -24:with @tool=recover_signer 13:* 22:? 22:^a 22:^somebody 25:a 25:account 26:hi
23:made 21:somebody 20:text 24:wallet 25:which @tool=resolve_ens -28: -11:* 27:0x 37:? -38:^ha 41:^what 31:^who 45:addres -28:an
40:doe -45:ha -28:it 37:my 26:name 33:own -31:person 52:point 23:stand 27:the 21:to 37:what 30:who @tool=resolve_ens_domain 27:stand
@tool=resolve_entity -13:* 26:0x 28:^what -28:^which 21:a 74:an -21:are 41:chain 27:client -23:contract -34:do 47:find -43:for
41:found 38:from -24:go -39:hash 28:have 28:identify -38:if 40:in 45:it 21:like 31:long 36:mail -35:name 46:no -21:of 54:old -44:or
35:our 51:out 37:somebody 26:someone -34:tell 36:th -24:the 26:thi -32:to -31:up 23:what @tool=search_all 34: 61:? 55:^coingecko
71:^find -40:^i 33:a 33:by -22:call -20:can 72:find -40:have -70:how -52:i 26:id -32:in -27:just -26:look -48:my -23:name -33:need
-71:not -20:on -44:one -35:the -50:tick -35:up 48:use -68:want 36:which -40:you @tool=search_chain 42:* -22:? -35:a 26:addres
21:blockscout -21:call 61:contract -39:en 37:for 42:i 41:me 50:one 66:pl -23:please 43:to 48:want @tool=search_dex_pairs 50:*
26:^any -29:^dex -27:^dexscreen 41:^i 52:^where 40:any 26:by 23:can -26:coin 24:deepest 21:dex -21:dexscreen 25:ha 33:i 57:it
-22:liquidity -27:list 46:me 45:my -31:of 29:on 21:one 36:pair 24:pippin 35:please -33:price 28:search 44:show 27:the 46:tick
23:token 23:trad 38:trade 51:where -31:with @tool=search_polymarket -39: -13:* -28:^how 44:^i -34:^what 39:a 52:about -29:and
46:anyth -53:are -36:bet 33:company 74:decemb -60:do -27:how 21:in 45:it -55:market -45:me -48:most -44:my -32:now 25:of -27:on
-32:please -35:question -38:right -48:say -24:show -34:that 36:to -51:today 48:up -27:volume -28:what -22:which -56:ye
@tool=search_pools 34: 17:* 39:? 25:^i -23:all 25:are 41:at 53:geckoterminal 24:i -23:in -41:it -27:liquidity 20:lp -25:me -25:most
20:on 40:one 36:or 42:pippin 22:pool 40:price 29:show 21:the 51:there 51:tick -37:to 34:token -30:trad 42:up 47:verify 29:what
36:which 33:with @tool=search_solana_assets -48:* -47:^i 33:^list -47:^nft 23:^show -40:^who -30:a -32:and -28:artist 21:burnt
36:compress -47:i 61:in -28:it -32:list -32:made -40:member 41:of -42:on -60:own 38:piec 27:show 55:the -43:thi 34:to -27:which
-40:who -22:you @tool=search_solana_tokens 44: -13:* -21:? -39:^i 22:^search 28:^token 30:^which -48:a 28:addres -24:and -40:are
-38:by 41:call -52:for 40:holder 20:liquidity -34:list 35:many -43:me -36:one 25:pippin -49:pl -39:please -21:search -40:show
-55:tick 22:verify 20:what -50:with @tool=validate_address 38:* 32:^i 52:a 54:addres 46:copy 22:correct 37:did 28:from 30:i
@tool=verify_message -8:* -21:a -47:addres 31:claim -42:of -42:on 37:real 24:sign -24:the 36:to @unavailable -12:* @uncited|other
-10:* @uses:bitcoinAddress 13:* @uses:bitcoinHash 64:* @uses:chain 20:* @uses:coin 14:* @uses:collection -71:* @uses:count 23:*
@uses:evmAddress 40:* @uses:exchange -21:* @uses:fiat -3:* @uses:holder 4:* @uses:maybeChain 49:* @uses:name -40:* @uses:number 68:*
@uses:pair -59:* @uses:protocol 5:* @uses:quoted 36:* @uses:solanaAddress 115:* @uses:solanaSignature 98:* @uses:step 18:*
@uses:thing 77:* @uses:ticker -23:* @uses:time 28:* @uses:unit 67:* @uses:uuid 68:* @uses:venue -54:* @uses|first 51:*
@uses|more|other 51:* @whole|left 13:* @whole|points=it|left -44:* @whole|points=it|taken -5:* @whole|points=it|unnamed 15:*
@whole|points=none|left 67:* @whole|points=none|taken 4:* @whole|points=none|unnamed 5:* @whole|points=own|left -14:*
@whole|points=own|taken -26:* @whole|points=own|unnamed -72:* @whole|points=theirs|left -16:* @whole|points=theirs|taken 36:*
@whole|points=theirs|unnamed -7:* @whole|points=this|left 17:* @whole|points=this|taken 11:* @whole|points=this|unnamed -37:*
@whole|taken 4:* @whole|unnamed -22:* @wide=1|other -35:* @wide=2|other -29:* @wide=3|other -12:* @wide=4|other 18:* @wide=5|other
25:* @wide|other 34:* @~abi 6:* 24:^metamask 43:^need -31:^the 50:abi 41:addres 34:amount 28:an 24:and 23:are 46:by 25:can -27:data
21:exact 21:here 53:hex 47:into -21:make 23:metamask 41:need -56:pl 24:raw 34:read -21:see -66:selector 30:sign 21:spend 22:stak
25:to 42:unit @~account 35:? -32:^account -26:^balance 58:^can -22:^for -45:^in 28:^the 20:^token -57:^which -22:about 60:account
-32:addres 33:am -53:and -46:are -25:balance 32:can -24:chain -20:coin 28:empty -51:entry 26:every -57:everyth 34:far 54:from
-27:full -22:ga 31:get -48:in -23:largest 50:liq 32:liquidat 34:liquidation 48:list -24:long -26:los -20:me 23:metamask -27:mint
-36:much 23:need 21:next 26:nonce 42:on -40:open -59:order -24:our 37:pric 47:program 65:pull -26:side -31:so -45:spl 59:still
-50:supp -28:take -40:thi -39:token -38:transaction -21:two -32:verify 21:wallet 23:well -63:which -23:why -29:with @~active -30:*
-23:^how -20:^i -21:an -31:are -24:how -24:in -26:it -20:old -24:wallet -22:what @~activity -26: 9:* -25:^ha 60:^list -34:^my
25:^what -44:^which -34:account -50:activity -28:addres -23:and -42:balance 24:buy 68:can -26:did -29:do 21:everyth -32:fee 49:for
-34:get -23:go -27:have 23:i -35:late -30:left 54:list 37:look 27:made 23:market 36:me -30:money -32:mov -40:of -24:only -27:our
-49:out -32:paid -22:pend 28:please -21:recent 69:see -36:settl -21:since 76:so 25:someth -36:thi 59:to 23:today -27:touch
-25:transfer -29:u 58:up -29:volume -34:wallet 30:what 76:with 21:would @~addres 11:* -22:24h 25:^a -44:^any -50:^can 44:^check
-22:^compare -29:^could 50:^ha 59:^i 27:^pool -25:^price -61:^which 53:addres -32:address 54:aft 33:all 55:already 35:am -24:and
35:any -23:are 25:at 28:blacklist -45:can 25:check -24:compare 45:copy 24:correct -35:create -27:create2 -36:day 22:decimal 48:deep
-32:doe 36:eip 24:every -45:find 23:flagg 31:ha 22:hack 23:height 29:includ 65:keep 24:kind 26:late 38:left -30:like 33:liq 29:list
-35:m 21:make -21:min 23:mix 28:money 43:more 53:mov 32:must -28:name -25:next 38:pap 21:payment 35:pl 24:price 28:recent -58:run
22:sat 24:say -51:screen -51:see -34:sit -34:sitt 25:small 29:some 39:still 21:storage -30:t 55:then 32:there -43:they 26:token
-22:two 26:typ 25:u 21:up -34:v 22:vol -37:volume 38:wa -28:wait 31:wallet 27:where 29:wheth -55:which -22:who 26:whom 26:withdrawal
21:would @~alchemy -18:* 24:? 25:^for 56:^need -25:a -21:at 45:both 39:every 22:for 28:hold -34:it -34:logo -49:me -29:my 53:need
-35:pric 22:quot 29:that -23:the -25:to 22:unit -21:want 39:you @~allowance 44: -15:* -46:^can 41:^i 21:all -43:approval 38:contract
-62:gave 30:how 24:i 54:it 41:me 30:much 22:my 52:of 20:or -41:pull -33:still -59:that -56:the -51:to -40:unlimit 39:wallet
@~approval -26: -17:* -21:? -52:^can 68:^check 23:^ha -21:^i -92:^revoke 75:^which 35:^who -32:account 28:an -31:ape -36:approval
57:check -23:click 52:did -90:every 41:given -28:ha 62:hi -30:me 36:move -35:my 94:nft -26:now -34:of 27:open 41:out -20:own
-59:please -69:revoke -59:rout 52:should -21:someth -20:there -33:unlimit 29:up -50:wallet 21:what 81:which 24:who -29:would -23:you
@~asset -6:* -38:^all 41:^coingecko 40:^ha -34:^in 22:^list 33:^my -20:^nft 24:^on 50:^which 38:^who 36:already -21:am -34:and
52:asset -22:at 36:by 33:came 24:chain -61:coin 29:collection 64:compress -37:contract -33:d -21:decimal 62:doe -50:everyth -24:fund
-24:go 39:guy 58:he -22:her -25:hi 38:id 27:into 38:left -32:like -59:list -43:market -39:member 32:mix -26:move -27:much -38:native
21:nft -22:on -54:one -37:out 55:own -28:piec -21:say -61:send 21:she -31:that -38:the -20:there -47:to 37:transfer -20:two 33:wa
-57:wallet 25:we 29:what 43:which -39:who -26:whom 29:with @~at -31: -4:* -26:^pyth 21:^read 27:and -34:are 33:confidence
26:contract -24:feed 22:in -33:it 36:kind -32:now 24:of 23:on -29:please -36:price 32:stock 36:tell 25:the 33:with @~balanc -37:
12:* 28:? 28:^for 47:^how -26:^list 40:^token -44:^which 41:and -53:at 33:bag -85:by -34:contract -29:decimal 36:doe 39:erc20
52:every 33:explor 21:for -45:go -39:got 57:have -62:held 43:how -30:inflow 54:inside -32:it -21:item -21:look -27:me -34:most
56:much 62:need -31:nft -45:no -31:not 20:of -51:one -33:only -28:or -27:order -46:piec 30:show -47:the -22:thi -33:to 33:token
29:unit -40:want -54:with 42:would 31:you @~balance 46: 26:* 40:? -22:^balance 30:^can -60:^contract -20:^did -31:^how 60:^in 22:^my
21:^on -20:^show 48:^the -21:^token -55:account
-26:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -56:addres -27:all 32:am
-49:and 34:any -32:balance -49:both 51:by -27:chain -33:client -25:count 28:crypto -42:d 27:day -45:doe 20:down 62:en -22:for
-67:from 100:ha 71:had -66:have 49:he 87:held -37:hi 39:i 41:inside 68:keep 31:kind 49:left 38:like -27:list -32:look 22:many
61:metamask 23:mint -25:much -23:my -26:no -56:nonce -33:not 43:or 37:out 27:please -55:pull 34:recent -52:rout 33:say 60:see
-37:send 58:show 54:sitt 50:so -22:still 40:symbol -40:take 67:tell -23:they -21:thi 38:today -45:token 32:treasury -22:which
51:year 37:you @~batch -19:* @~block -31: -30:* 20:^block -29:^how 29:^i 65:^on 33:^the -21:^when -35:been -38:burn 30:count
-33:date 30:deploy -48:did -23:difficulty -22:do -36:end -22:full -30:ha -27:how -30:if -28:in -21:many -36:mempool -22:min -27:my
-33:next -28:now 20:numb 30:on -26:or -26:pool 20:there -32:thi -29:those -33:through 34:time 33:timestamp 48:to 25:transaction
-27:tx -38:up 37:wa 27:we -39:were -28:what -48:which @~boost -47:* -23:and -22:boost -21:dexscreen -36:for -34:most -27:on -23:paid
-22:there -30:token @~bridg 24:* 44:? 44:^what -33:a 31:bridg 51:bridge 63:defillama -30:dex 22:did -30:have 38:in 21:money 51:that
35:the 21:thi -32:to -23:volume 54:what 22:which @~bridge -39:* -33:? -20:^net -55:^what 21:bridge 24:came -25:defillama -21:fee
-21:flow 22:i -22:in -21:into -26:list 26:me -28:most -44:net -23:our 30:since -21:spot -37:that -21:thi -33:to -53:total -22:u
-28:week -51:what -24:which @~btc -47: 14:* 21:^a 20:^and -33:^could -67:^did 53:^fee 43:^ha -48:^kind -29:^my 29:^next -23:^price
23:^sat -30:^the 22:^tx 21:^utxo 60:^what -46:^when -53:^where -40:^which -39:a 38:addres -51:address -20:an 36:any 40:are 34:at
-54:atm 22:back 33:biggest -25:bought 30:buy 28:by -35:change -22:close -21:compare 26:confirmation 31:consolidate 59:cost
32:develop 31:doe 27:every -51:far 42:first -32:for -42:from 36:ha -36:hash -33:hashrate 60:have 33:height -21:high 30:how -35:id
31:includ -22:kind 26:late 37:left -27:like 33:list -29:made -27:make 45:many -99:mempool -72:min 57:mine -33:most 35:mov 29:much
27:must 52:newest 21:next 31:not 21:on 96:one -28:or 30:output -23:over -29:paid 38:pay 25:payment 36:pl 34:please -53:pool
-45:queue -21:quot -27:rat -66:rate 24:recent -53:right -54:run -53:same 44:sat 38:say 23:send -47:share -34:sise -35:sit -38:sitt
-22:still -45:stuck 51:that 28:there -33:today 66:top 33:touch -51:transaction -21:two 27:tx 21:u 23:unspent 24:utxo 38:vb -53:wait
28:want 31:went 33:what -30:when 30:wheth -52:which -29:who 43:would -49:yet @~bytecode 41: -45:* 33:^i -29:^what -34:a 30:and
28:code -44:contract -60:find -27:from -29:i -25:in -25:one 26:or -48:the -22:wallet @~call 8:* -22:^read 37:a -32:addres -45:an
-22:any -33:by 40:call 69:for 29:hold -21:me 49:of 20:on 74:please -25:read 43:the -29:thi 25:who -21:without @~calldata 25:* -26:?
21:^decode 24:^what -32:^which 47:amount 57:and -50:calldata 38:decode 47:doe -23:for 22:get 20:hex 45:how 31:if 24:inside 40:it
24:like 24:look 35:me -75:pl 20:please -76:selector 47:show 27:tell -30:the 38:thi 39:wallet -21:which 21:who -65:with @~candl -51:*
-34:from -39:need -35:of -39:on -35:perp -43:the @~cap 26: -18:* 24:? 24:^how -28:^total -42:all -44:coin 29:crypto 29:develop 28:ha
21:how -39:in -40:of 30:since -26:total 30:value 26:whole @~category -35: -15:* -29:? 39:^coin 26:^i -35:^which 36:by 35:category
22:id 26:into 26:it 28:just -40:my 36:nam -27:name 34:sector -51:that -31:which @~chain 23:* 63:^and 33:^chain 79:^dex 24:^fee
-24:^kind 23:^notional -25:^on 55:^option 44:^rank -27:^since 50:^the 27:^total 52:^tvl -26:^volume 56:^who -24:acros -34:add
25:addres 24:address -40:all -28:also 27:among -21:amount -41:answer -35:any -30:anyth -22:app -22:be 33:been 27:before 25:block
29:blockchain 21:blockscout 44:by -25:call 23:chain 73:compar 55:contract 22:copy 22:dapp -34:data -50:decentralis 37:defi
-28:defillama 58:deploy 32:deposit -23:develop 25:dex -25:doe 51:each -27:earn -39:en 24:enough -38:exchang 47:explor 57:for
-20:fund 32:goplu -25:got 21:height -30:history -30:just 71:keep -22:kind 75:l2 -39:late 23:liquidity -21:list -48:make -51:metamask
-20:need -24:nft -44:no -41:node 47:not -28:old 39:on 29:one 25:our 30:paid 32:people 50:per 60:pl 27:premium -33:protocol 23:public
45:rank 30:read 28:revenue -20:right 51:rpc -28:run 35:same 29:say 53:see 61:send -30:should 49:stable 63:str -21:stuck -25:summ
-55:them -41:then 38:there -38:through 33:to 42:today -21:trade -41:transf 53:turnov 34:tvl 27:use 37:user 46:v -25:value 28:volume
74:want 21:we 46:where -21:which 48:who 43:with -23:you @~change -56: -17:* 28:^by 23:^i 34:^the -55:^what -43:addres -43:any 29:by
-42:day -36:did -53:do -63:from -72:go -23:how -63:it 23:lose 30:many 27:move -41:much -26:my 53:or -59:price 21:that -21:the
-47:today 36:token -37:up 29:v -49:wa -21:what -44:with -25:worth @~chart 27: -18:* -42:? 20:^a -37:^and 25:^chart 21:^could
-27:^did -52:^floor 23:^give -50:^ha 61:^kind -38:^on 26:^our 31:^please -23:^price 26:^pull 23:^stablecoin 59:^the 31:^v 24:^volume
-24:^what -20:^which 63:a -28:addres -51:against -23:all -29:any 26:apy -22:are 26:ask -34:at 65:back -27:below 49:book -57:buy
-49:by -60:cap 52:chart -46:client -55:clos 28:coingecko -66:compar -32:contract 33:could -41:country -80:data 24:develop 27:down
-20:end -27:ever 67:far -26:futur -30:goe -25:gone 25:ha 61:history 28:i 27:in -24:index 45:it 56:kind -32:last -27:late
25:liquidity 33:list 21:look -36:los -39:lose 22:make -46:many -50:market -35:money -20:month -39:mov -57:move -35:much -35:n
52:need 29:newest 54:next -36:noth 25:now 35:one -32:only -42:open 25:our 32:pay -37:people -40:per -41:plot 33:point -35:profit
24:pull 45:rate 75:same 35:see 64:sery -28:should -55:side 36:since -49:sit 29:slide 43:stack 30:start 31:summ 56:tell -23:they
-24:through 38:to -30:today -22:togeth -27:too 44:trad 38:trade -66:trader 28:treasury -33:turn 20:turnov -33:until 28:up 60:value
31:very 61:volume -48:wa 40:went -24:what 21:where -74:with 22:would 23:ye -68:year 70:you @~check -38:^can 67:^check -55:^did
21:^for 47:^i -47:^my -34:^show 33:a 54:aft 50:all -48:and 21:anyth 28:anywhere -38:app 62:at 22:before -52:buy -29:can 47:check
-34:coin 23:contract -52:did -44:find 21:flagg -56:found -50:friend 62:go 24:got 22:hack -21:have -29:he -42:hi 29:honeypot -32:just
45:legit 28:list 33:mail -37:match -20:me 22:mix 47:more -28:name 23:nephew -35:new -34:next -28:nft 63:no -33:not 24:on -21:our
25:page -21:phish 31:pippin -30:pl 29:put -32:rout -38:rug -51:screen -45:see -29:sell 23:should -38:show -35:solidity 43:still
25:their -32:they -20:token 54:up 42:wa 38:wallet -22:we 25:website -24:who 27:whom 53:with -39:you @~checksum 19:* 37:eip @~clos
-11:* -21:? -23:^which -21:already -20:and -21:been 25:bet 36:clos 36:did 37:get -27:ha -22:have -31:in 21:list -40:market -23:now
-23:open 40:out 46:paid 25:profit 36:thi -24:which 24:with @~code -9:* -25:contract -33:me -29:need -20:or -34:show -40:solidity
22:stak -23:the @~coin 49: -3:* 33:^ -38:^a -26:^any 23:^can 40:^chart -21:^find -47:^for -23:^ha 66:^kind 46:^our 23:^price
-38:^show -32:^tell -73:^the -31:^total -22:^v -24:^volume -21:^where 25:a -23:acros 25:add -38:addres 33:address -34:all 28:also
-26:any 53:are 49:ask -29:at 23:below 57:biggest 27:book -35:bought 20:capitalisation 52:chart -41:client 34:clos 24:close
100:coingecko 23:colleague -53:cost -36:dat -31:data 79:day -22:decimal -27:dex -42:did 46:ever 23:everybody -36:everyone 66:everyth
63:exchange 70:figur 24:file -36:for -27:found -45:go 40:have 39:high -42:hold 38:id -60:index -32:into 31:it -21:just 68:kind
35:late 30:look -46:mcap -25:me 29:mean -38:mint -22:month -21:morn -32:most -33:mov 71:move 34:much -46:n -49:name -46:new 69:not
-30:open -23:or 27:oth -35:our -56:people -25:per 57:pl 22:please -25:post -32:pric -23:put -31:real 33:recent 40:same 66:say
-31:send 52:sheet -41:show 37:sold 35:start -39:statement -24:still -25:supp -24:table 48:tax -35:telegram 29:tell -29:that 20:the
-34:think 50:tick 29:time 25:to -21:today -25:token 32:top -38:total -39:turnov -45:twitt -48:two 24:u 59:up -25:very 21:volume
71:wa 73:want -43:were 37:whole 50:work 21:would 25:ye -52:year 26:you @~collection -12:* 30:^for -36:^how 39:^nft 47:^of -21:a
34:all -55:by 45:collection 60:count 27:each -30:have -45:he -20:held 43:in 43:item -23:like 31:member 38:most 21:nft 36:of -30:on
29:our -47:piec -25:to -28:what 30:which 49:with @~company -40:* -56:^how -30:^i 38:^what 20:^which -21:balance 69:by -27:company
25:each -43:firm 33:first -25:for -38:ha -20:how -31:i -47:in -52:it 38:largest -30:list -26:many -22:most -22:my -30:now -60:our
-35:own -23:sheet -25:stack -23:that 29:their 40:them 31:they -40:to -28:treasury -31:what 60:with -26:work @~compare -53:* 28:24h
-34:^how -37:^i 35:^put 26:^v -31:^what -44:about -38:and -39:at 31:ath 44:by 49:cap -30:compare -45:fee -25:for -46:have 22:high
-40:how 42:it -23:like 41:market 27:mcap -21:mov -37:much 21:name -34:of 24:on 26:one 27:or 36:oth 21:pl 38:please 34:so 28:supp
51:table 27:that -21:the -44:them -27:to -33:token -22:two 23:v 54:volume -49:what 63:with -57:you @~compute -34:* -35:create
-27:create2 -25:i -30:it 20:namehash -29:what @~contract 36: -33:* -33:^a -21:^all 28:^can -23:^compare -42:^contract -63:^find
39:^how -27:^in -28:^please 23:^price -27:^read -42:^the -49:^verify 34:^we -37:^which 21:^who 69:abi -54:addres -32:all 24:also
21:am -41:an 46:ape -33:back -32:bought -39:by 28:call 32:cap -24:category 36:cheapest 33:code -38:coin 34:coingecko 21:collection
-23:compare -82:contract 72:data 43:decimal 40:did 27:do -48:each 50:enough -24:etherscan -30:everyone 26:fil -61:find 36:for
-22:gave 29:go 30:got -32:have -49:here 49:hold 42:how -24:i -22:if 21:launch -22:like 34:look 25:market -39:match -51:may -33:mint
22:move -25:my 41:n 21:need 20:old -55:oth -41:own 37:owner 62:please 25:publish 55:rout -24:run 26:sal -59:same -37:say -46:sit
-74:so -44:source 40:stak -20:start -42:that -49:thi 79:transf 41:two 25:u 33:up -40:want -31:which @~convert 14:* 47:^i 22:amount
-34:decimal 25:exact 22:from 30:have 27:how 32:i 27:in 22:it 27:many 24:much 25:my 25:of 26:the 33:token 41:whole @~counter 25:
-16:* 31:^how 20:^i -43:^numb -36:^on 33:^total 21:active 54:activity 25:an 24:and -21:are -48:by 36:contract -23:did 23:far 64:for
-31:from 22:ga -33:ha -45:he 58:hold -29:holder -33:it -44:like 43:made 21:many 37:mint 33:more 38:pay -36:people -51:since -26:supp
-25:today 24:token 23:total 21:transaction 20:tx 44:used -34:wallet 39:would @~create -35:* -35:create -27:create2 -34:i -33:it
-21:what @~currency 46:* 30:are 41:can 33:currency 34:in 41:show 29:what 37:you @~current -40: 18:* -25:^how 33:^i -46:acros
-29:addres 23:and -49:any 57:both 26:coingecko 53:defillama 22:each 24:i 25:it -21:lp -25:many -36:my 37:now 25:of 20:on 57:one
44:please 30:price -22:the 42:thi 33:to 39:trad 26:value @~dapp -21:* -36:^my -38:app -34:connect 27:contract -35:my -22:phish
@~decode 37:* 26:^can 24:^metamask 43:^my 26:addres 51:amount 28:an 58:any 47:be 28:by -51:calldata 53:can 45:chain 30:decode 48:doe
29:event 45:every 43:from 25:function -21:give 38:hash 27:here 56:hex 20:if 25:inside 31:into 43:it 21:letter 22:like 25:look 57:me
23:metamask -28:no 23:only 41:out -68:pl 36:read -64:selector 49:show 53:sign 45:that 35:thi 34:topic -28:topic0 27:trace 36:what
-53:with 49:you @~defi -9:* -41:^am 23:^could -20:^fee -22:^lend 51:^on -43:^the 36:^which -48:against -45:airdrop 40:and 63:app
31:ask -30:at 48:before 33:between 21:big 34:by 30:cap -26:chain -24:coin 37:compare 21:could 38:crypto 37:date 33:defi
-22:defillama -41:deploy 34:deposit -38:did 29:doe 30:down 31:each -41:eligible -44:get -37:give 20:he -23:how 25:i 51:in -42:into
-27:just -35:keep -22:l2 -27:list 25:lp -24:many 26:market -30:me 39:money 33:most -28:much 26:need 28:now -35:numb 42:or 27:our
47:protocol 43:run 42:share 39:since 35:sit 27:summ -26:their -61:there 26:they -32:to -26:token -25:unclaim 21:value -32:wa -43:we
67:which -24:who 63:whole 33:with @~derivativ -27:* -30:? 28:^fund -21:^i -31:^list -36:^open -43:^the 34:a -56:all -27:and
45:client -52:coingecko -44:derivativ 60:did -43:e -21:each -45:exchang -76:for 44:futur 24:how -57:id 33:in -39:it -53:know
-23:liquidat -79:list -21:long 25:much -21:my -37:of -23:one -52:or 21:rank 26:rate -60:same -24:short -51:spot -37:the 41:them
36:there -35:total 24:trad -35:use -46:venu -24:wa 30:yet -56:you @~detail 8:* 29:^when -38:a -33:been -36:burn -26:contract 22:full
-25:ha 31:hash 56:if 22:me 40:min -45:of 24:on 52:or 47:tell 32:that 45:thi 35:wa 22:what 27:when @~detect 14:* -23:^how 30:^i 31:at
33:check -25:did 23:history -28:how -21:in 24:it 29:money -35:much 22:of 28:out 27:some 22:stake 30:still 22:where 30:withdrawal
@~dex 27: 26:* -62:24h 33:? 26:^any 38:^dexscreen -43:^on 41:^please 53:^the -24:^top -22:^trad 30:^volume 44:^where 47:^which
33:^who 30:any -34:at 34:can -45:coin 43:decentralis 23:deepest 26:doe 32:exchang 44:geckoterminal 24:ha 35:have -24:in 73:liq
-20:liquidity 20:me -23:more -27:not 49:one -34:only 27:over 47:pair 21:pippin -25:pl -38:rank 20:right 39:same 26:search 27:show
-22:swap -22:than 35:the 32:thi 45:tick -42:to -43:top 34:turnov 23:v 56:vol 39:where 35:which -28:with @~difficulty 43:* 55:?
-23:^i 31:^next -54:and 33:difficulty -28:down -44:far -25:hashrate -46:i -28:or -31:the -28:up @~domain 27:stand @~dominance 14:*
-35:^which -25:and -29:chain 36:in 27:on 25:percent 32:stabl @~emission 14:* 26:? -31:a 31:any 27:my 27:on 44:unlock @~en 30: -9:*
-22:^doe 22:^what 28:^which 24:^who 37:account 87:addres -30:and 23:at 27:do -36:en 55:go -26:ha -44:how -26:it 57:name -35:on
28:own -36:person 39:point 37:primary 33:stand 39:the 47:to 25:u 26:verify 74:which 23:who -24:with @~encode -16:* -28:abi 34:and
23:can 31:into 24:need -65:pl -29:please -66:selector 29:to 48:unit -22:with @~entity 26:0x 33:^list 31:^when -33:^which -33:a 72:an
-25:are 31:been 39:chain 27:client -23:contract -37:cost 29:country 40:crypto -31:do -32:doe 32:e 47:find -28:first 40:found 34:from
-24:go 56:ha -39:hash 45:have 23:hold 28:identify -37:if 38:in 20:includ 50:it -28:largest 29:long 42:los 36:mail 49:many -20:nam
-36:name 45:no -27:of 44:old 29:our 46:out 27:pap -36:price 41:profit -20:should 37:somebody 26:someone 26:stack -33:tell 36:th
-30:their -28:them 25:thi -28:to -42:up 45:value 25:we 25:when 43:work @~erc20 33: -29:* -45:^can 39:^could 54:^for 22:^i 35:^on
-28:a -24:about 27:all -25:an -43:approval -26:ask -26:at 23:block -38:burn -20:call 50:chain 37:contract 39:could -37:data -22:did
-26:erc20 39:exist -31:far -30:first -62:gave 31:go -24:he 25:how 23:i 39:incom 38:last 34:list -35:make 29:me -43:movement 27:much
25:name 50:need -29:nft -21:no -36:numb -60:off 43:only -26:own 38:payment -26:please -40:pull 26:read -38:same -28:so -42:start
-33:still -26:symbol -27:that -35:the -51:them -20:these -30:to -22:token -38:transf -24:transfer -40:unlimit 30:wallet -21:were
-26:who -47:with 33:you @~estimate -44:* -35:^how 20:estimate 30:if 33:just -22:of -22:price -32:rn 27:swap -32:tx -31:unit
@~etherscan 23:* 34:^we 34:an 66:and 29:arrive -45:at -56:contract -24:etherscan 42:ever 24:fee 32:file 24:first -49:have 24:he
-28:hold 69:in -24:left -21:most 71:movement -29:my -41:need -63:newest 38:of 40:on -61:only 27:or 63:out -63:send 57:sent -21:so
-21:source 50:them -49:to -36:token 45:transaction -23:verify 26:we -42:who 51:with @~event -13:* -39:? 55:^all -33:^biggest
45:^event -61:^list 48:^show -26:^which -40:a 54:all 38:are -24:been 40:bet -24:biggest 32:both 23:can -36:could 44:each -44:every
-46:give -49:ha -27:have 21:in -59:list -21:market 37:need -31:of -21:one -33:only 35:pl 43:please 21:prediction 41:price -23:put
-51:question -55:sery -60:settl 40:show 47:strike -27:the -28:them 39:there 29:topic0 -38:trad -62:volume -30:when -22:where
-29:which -22:ye -47:you @~evm -3:* 26:evm -22:it 20:public 32:with @~exchang 18:* -23:? -33:^how -54:^the -40:account 31:all 47:and
40:country 56:derivativ 36:each 56:exchang 55:for 20:found 32:from 39:futur 28:ha 35:have -50:how 58:id 24:interest 52:know
20:largest 57:list 39:me -21:my 38:need 50:of 22:open 28:rank 22:right 36:spot 24:that 24:the 20:them 38:use 43:venu 42:which
23:year @~exchange -23:* 24:24h 30:^a -45:^bid 44:^can 41:^could 25:^did 25:^doe 28:^ha 38:^how -35:^open -26:^perp 30:^volume
-37:^what -23:^where 50:about 25:against 21:all 27:an -71:answer 35:anyth 36:app -51:ask 39:be -59:bid -23:book 56:both -23:buy
-54:by 29:can 38:client -37:coingecko 63:compare 27:could -23:country 61:d -59:data -36:derivativ 51:did -45:do 52:down -36:each
-60:exchange 41:fee 51:get -23:have -21:high 36:how -58:id 53:in -28:interest 55:keep -21:kind 39:know 56:lend 57:like -24:live
-28:many -29:market 25:morn 48:much -47:not 22:of -32:on 31:one -20:or 22:order -36:oth 36:out -25:pair -22:people -41:perp
28:please -27:rat 33:serv 32:should -21:still -33:take 42:term -42:the 38:their 52:them 58:there -25:they 35:time 31:to 39:trade
21:turn 58:two -29:und -67:use 34:v -23:venu 40:volume -29:want 55:we -22:went -48:whatev 22:when -32:withdrawal 26:yet 36:you
@~fear 51: 25:* -41:^i 58:and 57:are -33:i -30:in -48:market -39:now -21:of -50:on 28:or -32:price -21:sentiment 23:to 38:today
-48:twitt -23:what @~fee -68: -13:* -27:^did 49:^fee -32:^i -31:^if 61:^protocol 41:^revenue -30:^sat -20:am 26:an -40:and 29:anyth
-48:are -28:at 45:base -21:be -26:block 36:by 26:can -21:client 31:com 29:crypto -20:current -24:defi 33:dex 39:do -37:doe 48:fee
28:full -21:ga 31:get 46:hour -21:how -29:if -29:kept 33:level 20:list -44:make -28:many -73:mempool -28:money 33:my 48:need
-30:next 35:no 34:not -65:now 25:only -28:out 28:paid 23:payment -23:revenue -36:right 48:rn -26:should 36:so -30:still 34:that
-21:thi 31:through -22:to 29:top 23:trader -69:transaction 33:transf -23:tvl -45:up -68:wa 22:want -37:what -41:would -27:yet @~feed
21: -24:* -46:? -44:^doe 42:^pyth -40:^what 33:^which -44:a -28:doe -21:for -28:have -52:i -30:id -22:in -34:price -73:stock -40:the
-44:what 35:which @~fill -34: 11:* 23:^show -34:^which -22:account -23:all 24:fee 59:fill -28:my -32:of -36:order 25:pnl 20:show
21:the -21:trad -32:which @~first 7:* 25:^what -30:are -34:at 44:biggest 26:first -27:for -26:it -25:next 28:on -30:price -28:thi
-39:to -29:trad 32:wa -24:what @~for 13:* 25:^doe -35:^i -48:^nft 45:^what -22:and 22:any -35:ape -26:can -20:collection 38:contract
-44:he -25:i 53:in -24:my 49:one -55:own 57:sit 30:the -22:token -31:wallet 38:what @~function 34: -36:* 29:and 51:byte -66:calldata
22:data -26:doe 23:my -30:selector -24:the -34:thi -70:with @~fund -24: -21:* -22:? 37:^perp 54:^the -39:and -21:are 39:at 36:ha
37:have 24:i -31:in 35:it -44:me -54:moment 59:next -36:oi 33:one -52:open 43:pay 42:payment 38:rat 35:trad 58:v @~ga -25:*
-37:^cheapest 26:^fee 55:^ga -22:^my 37:^price -25:^what -34:^where 22:a -37:am -30:and -21:are 22:at -26:by -34:cheapest -39:check
33:coin -26:contract -31:cost -27:did 22:estimate -30:for -40:from 72:ga -25:get -20:have 26:if -21:in 33:just -29:l2 27:like -25:me
-24:mint -53:one -21:pair -41:pay 28:pl 29:present 34:price -48:sat -26:so 29:some -29:them -22:they 29:thi -24:trace 40:tx -31:unit
-25:up -49:vb -34:where -37:why -30:with @~gainer -39:* -20:^what 30:and -36:biggest -21:coin 41:for -48:i 38:in 45:market -21:of
-21:on @~global 50: -8:* -38:^i -23:^stablecoin 71:^total 21:^what 26:a 21:all 30:and -22:by 27:chart 46:coin 48:crypto 25:develop
36:dominance -44:get 21:in -43:into 50:mcap 26:no 21:now 55:of -27:on -22:one 25:our -58:over 41:sery 30:share 24:since
21:stablecoin 30:these -23:to 21:value 40:whole @~goplu 16:* 28:for 32:goplu 30:it 27:network 22:token 21:with @~gre 51: 25:* -41:^i
58:and 57:are -33:i -30:in -48:market -39:now -21:of -50:on 28:or -32:price -21:sentiment 23:to 38:today -48:twitt -23:what @~hack
-26:* -35:^i 23:^latest 29:^who -35:a -32:and 24:exploit 29:got -49:i -41:in -26:it 33:late 20:latest -32:or 23:recent -39:still
-34:they -40:to 27:who 48:with @~hash 16:* 27:? -31:^what -34:do 41:doe 60:for -21:hash 36:in 57:keccak -29:my -35:text 40:that
-25:the 40:to -33:with -38:you @~hashrate -58:* 26:back -24:can 32:develop -23:do 29:ha -37:hash -27:hashrate -44:min -28:mine
-23:my -31:of 21:pl -45:pool -37:rate -26:what -46:with -22:you @~historical 45:^at 49:^chart 54:^for -47:^i 27:all -44:am 36:and
67:at -21:been -22:between -33:book 21:bought -23:can -35:cap 63:chart 38:check 22:client -23:clos -32:coin 41:cost -24:date
-34:defillama -42:do -75:from -31:hold -23:how -40:late -20:m 32:make 22:many -26:market -25:mcap 45:moment 22:no 29:not 42:of
-30:one -38:our -32:over 25:price 26:should 28:so 23:sold -33:tax -21:to -42:today -22:trad 34:up -24:value -48:went -38:where
-39:with 24:ye 26:year @~history 37: -16:* -20:^a -25:^all -23:^balance 24:^buy 56:^can -22:^could -54:^doe -49:^fee 23:^fund
-29:^in -23:^odd 40:^on 27:^our -24:^perp 30:^please -22:^price -33:^since 75:^the 43:^tvl -37:^which 35:a 38:actual -21:addres
29:aft 51:also 20:an -21:any 33:ask -25:back 21:balanc -28:balance 48:base 26:been -41:biggest -58:book 23:budget 35:buy -57:by
24:can 37:chang -32:change -22:client 65:clos 24:close 22:coin 28:contract -70:cost 55:defi 47:deploy -76:doe 50:end 57:entry
27:ever 59:everyth 29:exact -28:far -31:first 28:full -28:fund -23:give -42:go 35:ha 23:happen 20:have 59:he -28:high -20:hold
28:how -37:in -63:index -21:into 24:it -55:keep -21:kind 46:l2 81:late 56:like 42:list 26:lock 37:long -20:look 45:lose 68:m
-26:manifold 41:many -52:me 45:metamask -69:moment -35:money -40:more 23:mov 40:much 20:must 26:n 20:need 45:nft 31:office -35:often
-20:oi -30:out 22:over 27:paid 23:pap 53:pay 40:payment -22:people 30:perp -25:perpetual -21:pl 24:plain 24:please -37:plu
-42:present -27:price -67:protocol -26:rank 37:rat 21:rate 57:recent 26:report -20:rows 24:run -31:say 58:see -29:sell 40:single
-23:sit -22:somebody -30:stablecoin -36:stack -24:start 22:swap 65:tax -57:text 22:the -34:them 36:there -39:these 44:through 31:tim
-26:time 25:tip 33:token 51:too -66:top -36:trader 23:treasury 27:trend -45:two -38:up -54:utc -56:value -30:very 100:wa 58:wallet
22:want 22:we 26:where -20:which -39:ye 59:zero @~hold -23:* -52:buy -21:chart -40:have -22:how -26:last 59:list -39:many 25:of
-25:on -30:or 62:our 43:stack -26:they 35:treasury -37:wa -25:when -20:which @~holder 10:* 38:^i -53:^on -21:^what 50:^who -44:a
-43:all -32:at -26:been -29:burn -52:condition 62:contract -64:for -24:ha 21:hold -37:how 42:i -23:it 52:like -50:many 63:most 22:no
28:now -47:numb 21:one -33:price 44:shar -40:share -26:so 57:the -22:their 38:there -20:thi 35:top -47:total -37:trad 85:wallet
-22:what 29:who @~holding 24: 19:* 40:? 25:^list -22:^only 25:^what -32:^which 61:all -41:approval -26:can 37:doe 30:every -28:item
24:jpeg 24:list 44:one 39:see -38:show 23:sitt -23:token -24:which @~honeypot 21:* -25:? 40:^buy 51:^honeypot -21:^my -40:and
47:check 48:contract -38:did 28:doe 64:honeypot 22:tax -34:the @~index -16:* -22:? 20:^could 35:^how -36:^i -27:^tell -41:^what
41:^which 31:ath 35:category 23:coingecko 21:everyth 26:kind 38:like 44:my 27:of -33:on -22:one 33:quot -28:telegram 32:that -28:the
20:today -45:twitt 30:up -30:v -24:what -28:when 21:would @~info 38:* 27:? 30:^can 66:^chain 23:^ha 57:^somebody 20:^what -39:^which
28:a 43:add 33:and 26:any 24:at 23:been -21:by 76:chain 27:coin 26:description -22:end 69:for -41:group 35:ha 22:height 46:id 28:in
53:it 29:liquidity 25:look 47:me 64:native 29:network 29:new 22:now 54:numb 20:on 27:our -31:out 44:plu 42:pool 56:pric -24:project
29:real 69:rpc -31:score 58:somebody -21:stuck -26:telegram 40:the 60:to 21:token -23:twitt 38:url 32:wallet 34:want 32:we 21:were
29:what -46:which @~interest -12:* -33:^perp 21:^which 69:and 36:at 50:by 27:chain 27:derivativ 20:dex -20:doe -27:from -26:fund
39:ha -35:i -26:leverage 30:many -25:my -23:now -28:of 47:oi 32:perpetual 27:position -60:there -59:to -27:trad 22:wa 30:week
@~internal -58:* 27:? -37:^did -24:^my -20:^which -25:a -25:and -31:at -59:by 21:contract 41:in 25:internal 31:make -23:my -27:of
21:on -22:show -65:trace 46:tx -22:want 27:what @~jup -22:^how 41:^if 52:about 65:coin 22:doe -42:fee -44:from 31:give 33:if 31:in
25:liquidity 28:mint -30:now 37:of 24:on 57:our -42:over -35:pippin 23:pool -24:slippage 23:the 29:them -27:verify 29:would @~kalshi
-32: -24:* -30:? 28:^all 28:^can -26:^did 52:^ha 34:^i 24:^my 31:^price 34:^print -26:about -25:account -79:and -40:are 26:at 39:bid
34:book -47:both 39:budget -30:can -20:close 35:deep -28:did 31:down -39:exchange 22:for -71:holder 41:i 30:it -33:last 41:like
32:look 21:lowest -51:manifold 22:market -30:me 26:need -34:of -22:one -21:open -27:or -20:order -25:our 33:pl -23:prediction
22:price 28:print 52:resolv -32:right -28:say -29:see -26:sery -33:since 49:tape -41:time 49:to 23:u -24:volume 29:wa -30:who -61:ye
@~keccak256 24:* 30:? -30:^what -33:do 41:doe 63:for 38:in 57:keccak -29:my -35:text 41:that -26:the 41:to -31:with @~largest 37:*
-22:? 45:^i 21:^token 44:a 75:account -39:and 41:for -36:ha -22:largest 52:list 69:of 26:on -24:one 24:straight -40:supp 41:the
-53:thi @~leaderboard -23:* 36:? -25:^i 37:^which -40:^who 41:account -52:are 34:biggest 42:have -30:i 39:made 34:market -22:me
47:most -37:on 58:only -22:to -72:top 40:trad -46:trader 54:volume 26:which -21:who @~lock 3:* 31:? 31:^can -22:in 39:liquidity
-26:on -29:out -20:to @~log -40:* -32:? -34:^my -23:event -39:every -30:for -30:hash -22:internal -20:out -31:that -40:topic
@~lookup 47: 8:* -30:? -25:^what 21:^which -27:^who 27:addres -26:and 32:got 29:ha -34:how -47:my 21:name -21:of -32:on -28:own
38:primary 28:the 23:to 26:verify -23:what 45:which -26:who -24:with @~loser -39:* -20:^what 30:and -36:biggest -21:coin 41:for
-48:i 38:in 45:market -21:of -21:on @~maliciou 13:* 49:? -50:^can 44:^check 69:^i 35:addres -31:an -42:and 28:blacklist 22:by
-47:can -45:did -38:doe 24:flagg 22:hack -30:have 33:i 46:in 29:it 27:list 22:mix -33:name 26:of 21:on 44:or -51:screen 56:still
54:wa 43:wallet 26:whom -50:you @~market 39: 25:? -31:^all 43:^and 26:^biggest -26:^can 47:^coin -67:^collection -31:^did -21:^do
22:^doe -74:^floor -41:^for 41:^ha 21:^how -31:^i 21:^in 62:^kind 32:^market -27:^need -54:^nft 37:^odd -37:^on 26:^our 45:^price
21:^pull -30:^put -43:^show 67:^top -36:^total 54:^v 36:^what 28:^when 45:a -42:account -75:all 52:already -46:among 32:and -24:any
24:are 38:ask -25:at -46:ath 66:back -28:bag 49:been 25:below -63:bet 34:bett 37:between 36:biggest 48:book -38:buy 35:by -39:call
-36:can -42:cap 40:chance -54:client -21:clos -51:collection -24:condition -51:contract -30:cost -40:current -39:cut -24:d 80:day
-27:decemb -23:decid 35:develop 38:did 20:do -35:drop 70:enough -50:event -26:every 61:far 28:floor -73:for 25:from 33:give 25:go
-30:goe 62:ha 26:had 50:have 30:hi -61:highest 63:history -29:hold -28:holder 24:how -50:id -24:into 29:it -23:keep 59:kind -27:know
49:largest 29:list -64:manifold -36:many 28:max -23:mcap -26:me -27:mid 30:midpoint -22:month 33:most 50:move -36:my -31:nam
-24:name -26:need -31:next -28:nft -59:not 67:numb -35:odd -39:only -34:or -42:oth -64:our -24:out 34:over 41:owner 28:pair -27:pay
53:pl -33:please -23:pric -28:print 28:pull -31:put -35:quot 30:rank -20:real 47:resolv 83:resolve -28:right 44:rn 44:rows -30:say
31:sector 21:see 62:sery -47:set 59:settl 46:side -36:sise 44:spot 31:start -22:table 54:tell -38:th -77:that 22:them 23:there
29:they -37:think 27:today -21:togeth 47:top -40:total -55:trad -33:trade -28:turnov 20:u -54:und 44:v 68:value -25:venu 29:vol 23:w
27:wa -22:want 30:well 21:went 26:what 28:when 24:where 46:which 40:will 28:with -20:withdrawal 21:won -50:year 53:you @~mempool
-7:* 55:^sat -28:^what -32:a 38:and 55:are 51:block -32:doe 33:each -60:fee -33:for -29:have 42:how 32:many -69:mempool 25:min
72:next 34:of 26:one 29:out -26:queue 55:sat 44:the -32:thi 52:to -82:transaction 50:tx 57:vb -31:which @~message -8:* -21:a
-47:addres 31:claim -42:of -42:on 37:real 24:sign -24:the 36:to @~metadata -14:* -23:? 36:^on 52:^what -41:a 30:all 23:an -31:at
28:blockscout -39:burn -26:chain 31:erc20 39:exist -31:far -26:for -21:from 27:ha 25:in -33:logo -34:make -27:me 26:name -21:no
-28:numb 26:or -41:read -42:same -25:so 33:supp 30:to -20:token 46:what @~mid -23:* -31:^what -24:and -35:ask -22:best -43:between
-43:bid -27:i -34:if -34:market -24:me 33:mid -29:on 32:pric -39:spot -39:the -38:what -23:you @~midpoint -65:^best -37:at -57:bid
33:condition 46:exact 39:for -60:it 43:market 44:me -29:now 24:of 26:on -32:outcome -30:right -63:token 34:what 67:ye @~multi 39:*
27:24h 39:? 25:^compare -45:^on 49:^pool 41:a 35:all 78:and -25:at -35:burn -47:chain 26:compare 50:day 49:decimal -23:dex 35:in
-27:it 55:liquidity 31:list -31:many 50:me 26:of -32:once 27:pair 49:pool 47:price 49:tell 35:their 56:these -27:thi 44:token 31:top
53:volume @~namehash -5:* 20:namehash @~native 17:* 35:^balance -22:^ga -41:^i -28:^show 25:^which -71:a -25:addres 56:by -36:chain
21:contract 25:do -20:end -27:got 53:ha 23:have -46:hold -39:it -25:list -20:native -28:need 39:on 46:or -25:own 23:pay -29:show
27:sitt -34:that 50:today -27:token -30:wallet 24:which @~net -6:* -22:^net 46:acros -31:coin -21:for -29:have -25:hold 25:i
-22:many 37:my -32:net 20:now -41:on -23:or -22:over 45:spam -24:that -33:value 47:wallet -34:with @~network -5:* 37:^i 32:^what
-28:^which 21:block -39:exchang -29:far 26:give 32:height 20:list -20:on 21:slot -35:thi 31:tp @~new -35:^i 51:^newest -26:^pool
-33:^rugcheck -23:^what 41:^which -41:^who 40:add 22:and -23:any -32:are -37:be 48:can -20:coin 26:coingecko 33:creat 41:did -37:for
36:if 58:just 22:last -32:launch 26:list -32:me 41:mint 22:more -21:most -36:new 47:newest -48:of 44:our -28:people 27:pool
60:recent 54:still -21:that -25:the 44:them -46:there 26:they -34:thi 20:token -26:trad 27:up -23:what 37:which 36:who @~nft 19:*
31:? -50:^a -24:^cheapest 44:^collection 28:^doe 23:^of -38:^on 46:^only -31:^rarity 24:^show 35:^the -48:^which 30:^who -33:against
103:all -23:also -33:and 45:any -43:approval 35:are 37:at 47:back 43:been 23:belong 27:bought 77:burn 36:by 35:call -31:can 76:cap
-22:chain 20:chart 57:cheapest 54:coin -33:coingecko -36:compare 35:count 24:daught -36:did 41:do 20:ever 23:every 64:far 25:floor
31:gave -28:given 29:go 20:got 38:have -57:he 28:held -39:hi -34:highest 44:history -34:id 29:if 30:in 26:it 52:item 35:jpeg
-34:lost 32:many 66:market 23:marketplace 23:may 58:mcap 45:member -39:move 30:much -28:my 40:need -42:not 31:now 58:numb 28:of
-36:on 34:one -24:our -35:out -28:over 75:owner -30:pay 21:pictur 45:piec 28:please -28:point -25:present -42:price -20:project
-58:rank -55:rarity -24:rows -57:run 34:she -26:should -21:show 37:side 42:since 22:sit 29:so 25:the -33:theft 31:them -32:there
56:these 53:they 27:those -25:to -51:today -21:trad 20:transfer 52:v 22:vault -42:volume 91:wa -28:wallet 63:were -63:which 34:who
-45:would -29:ye 27:you @~nonce -25:* -20:^i -33:for -43:from -22:ga -21:ha -25:i -31:me -34:my 23:next 26:nonce -21:one -21:please
-36:transaction 31:what -23:why -36:with @~ohlc -37:* 42:for -47:in -52:of @~ohlcv -40:* -39:? 26:^candl 21:^give 40:^need -70:^pool
-25:^volume -28:^which -37:and -28:are 23:candl -58:chart 31:from -29:how -56:i -20:in -51:it -51:last -49:liquidity -38:low 38:need
-23:on -31:one -59:open 45:perp -29:pool -70:price 25:the -31:them -59:to -58:token -31:volume -55:want -36:which @~onchain 32:*
-58:? 40:^on -25:^pool 48:^what -25:and 54:at 55:chain 33:dex 41:doe 35:for -22:geckoterminal 40:on -27:or -29:pool 32:price -30:to
48:trade -28:up 27:what -27:which @~open -33: -30:* -33:^perp -36:are 50:by 24:can 27:chain 27:derivativ 20:dex -60:fill 22:for
-24:from -26:fund -32:got 43:ha -36:i -32:leverage -28:limit 23:many -23:now -35:of 47:oi -24:ord 31:perpetual 42:side 31:sise
-37:the -62:there -58:to -26:trad 22:wa 30:week -45:which @~option -4:* -42:^for -21:^imp 20:^option -21:^put 27:^who -57:and
26:biggest -26:for -21:imp 33:into -43:me -23:my -47:next -42:of 23:one 26:only 28:our -23:protocol -28:put -21:say 29:the -50:them
-26:to -37:total 29:trad 24:value 22:venu -23:volume 26:who -21:ye @~oracle -5:* @~order -36: -23:* 25:^any 28:^did -28:^which
-68:and -39:are -53:at 24:did -60:fill -33:got 28:it -32:limit -22:me -22:of 26:on 24:or -24:ord 27:pay -37:position -49:the 26:they
-54:which -33:with @~orderbook -11:* 28:? 50:^best 50:^book 68:^cheapest 22:^depth 41:^for 55:^if -60:^level 32:^on -33:^ord
-36:^price -57:^the -24:^what 45:^which 56:a 40:account 21:bid 64:can -68:chance 97:cheapest -35:clos 60:condition 67:could 23:deep
43:depth -20:every 46:exchange -29:fill 29:give -64:holder 81:i 49:if 24:it -46:last -26:level -22:look 30:lowest -30:market 23:me
-31:mid 23:midpoint 65:mov 25:much 60:no 21:now -48:of -24:off -24:ord 24:orderbook 43:our 22:pair 39:perpetual 32:pl -81:print
-38:put 44:rest 79:right 58:sell -39:show 31:side -26:spot -34:th 22:that -43:their 50:to 37:token 33:up 51:want 23:way -22:what
-33:when 46:where 36:which -68:with -74:ye @~overview 16:* -36:^cheapest 44:^doe 73:^ga 21:^ha 20:^i -31:^notional -21:^option
68:^protocol 50:^the 36:^top -33:^where -41:^who 42:a -36:am 48:an -33:anyth 21:at -32:behind 64:by -34:cheapest -36:check 23:coin
32:contract 34:crypto 30:current 48:decentralis 27:derivativ -21:did 31:doe 25:earn -30:find -24:for -37:from 115:ga -42:get 33:got
-29:guy 26:ha 23:have 30:how -38:inside 24:it -45:keep -37:l2 -32:made -35:make -35:me -23:no -21:numb -51:one 42:or -38:over
-25:own -23:pay 24:perp 20:pl 24:please 22:position 24:present 68:price -22:put -32:real -29:revenue 51:rn -25:same -48:sat -30:so
34:some -29:them -30:there 34:top -22:transaction 48:tx -20:up -20:use 46:value -48:vb 47:venu 32:wallet 29:week -32:where -38:who
-23:whose -37:why 21:would @~own -24: 53:* 25:^doe -20:^how 51:^my 23:^nft 87:^which -31:^who -22:account -36:and 22:any -35:ape
-29:can -57:collection 38:contract 90:doe -26:from 65:he -32:how 26:in -22:left -35:much 23:nft -20:not -40:of 29:on 50:one 24:show
57:sit -53:thi -21:token -29:wallet 73:which -52:who @~pair 27:* 21:? 26:^any -48:^dex 49:^pool -29:^what 38:^where 35:any -43:both
22:can -22:coin 23:deepest -20:did -21:do 26:ha 36:it 72:liq -38:liquidity -26:look 21:my -36:of 43:pair -20:pl 26:please 45:pool
-23:price 28:search 38:show -25:tell 52:their 47:these 43:tick -41:to -24:togeth 56:token -27:top -26:what 36:where -22:would
-25:you @~parameter 13:* -28:^what 34:a 33:addres 32:call 28:it 24:me -23:please @~pars -27:* -30:^did -23:client -28:i
-27:impermanent -27:los -33:pay -26:the 21:these @~percentage -56: -17:* 28:^by 23:^i 34:^the -55:^what -43:addres -43:any 29:by
-42:day -36:did -53:do -63:from -72:go -23:how -63:it 23:lose 30:many 27:move -41:much -26:my 53:or -59:price 21:that -21:the
-47:today 36:token -37:up 29:v -49:wa -21:what -44:with -25:worth @~perp -26: -28:* -59:^account -25:^bid 31:^book -24:^could
20:^how 23:^i 36:^if -39:^need 38:^on 49:^open -34:^ord 39:^the -36:^which 23:a -55:account 35:against 33:am -59:and -36:are -46:ask
-31:at -22:best -38:between -64:bid 36:check 33:depth -51:entry 35:far 20:fee 21:fund 24:get -48:got 30:hi -20:history -32:limit
40:liq 24:liquidat 30:liquidation -23:long -25:los -36:market -24:me -46:move -32:my 24:n -25:need -46:of -24:old -45:ord -48:order
28:our 20:per 24:pnl -33:position 52:pric 25:pull -29:put 38:same -21:show -55:spot -43:still -59:the -38:their -28:trader -27:v
-25:wa -26:what -61:which -52:with @~phish 10:* -31:addres 28:connect -20:for 28:got 23:legit 22:link 37:mail 22:me -23:our 35:page
22:telegram 21:the 26:to -24:token -22:want 32:website @~platform 41:^coingecko 29:^on 31:all 32:chain -33:coin 49:collection 28:doe
-38:native 50:nft 22:on -36:the 20:which 39:with @~polymarket -15:* 31:^all -33:^best -40:^bid -29:^cheapest 28:^could -55:^did
-50:^do 31:^odd -36:^on -21:^top 37:^which 70:about 28:all 28:am -24:and 32:any 37:anyth -57:are -21:ask -37:at 42:bag -43:best
41:between 44:biggest -40:book -52:both 34:buy 69:by -31:can 26:chance 34:cheapest 49:company 32:condition 58:could 54:decemb
-50:did -41:do 38:down -30:each -34:end 44:exact 31:far -41:fee 20:find 21:for 21:from 41:hold -20:how -24:latest -39:level 61:look
52:made -35:manifold 33:most -42:move -63:next -24:no 26:off -34:old -21:on 46:only -36:ord -55:orderbook 40:outcome -23:own 29:paid
-53:people -20:pl -28:prediction 24:pric -33:price -45:print -43:probability -23:put -46:question -25:run -37:same -30:say 42:sell
30:settl 42:shar -26:share -50:side 29:so -23:some -45:somebody -31:still -23:team 39:tell -63:th -21:that 25:them 33:there -20:they
49:token 32:told -53:top -26:u -25:until 60:up 35:volume -44:when -31:where -27:win 26:with -22:worth -39:would -25:ye @~pool -23:*
23:24h -34:^all 32:^any 21:^candl -46:^dex -41:^ha -31:^i 27:^liquidity -43:^list 28:^newest -25:^pool -43:^price 22:^trad
-38:^where -24:^which -22:all 37:apy 31:are -24:been -38:block -26:by -24:chain -24:coin -31:d 41:day 31:deep -35:deposit -32:did
35:down 24:enough -28:ever 23:first -33:found 50:highest -43:id 31:in 20:interest 40:into -47:keep -46:lend -44:liq -27:list
-41:lose 28:lp 27:me -44:min 42:money 23:most 45:newest 58:next 29:now -57:off 26:one 33:only 55:pay 39:people 24:pippin -22:point
24:pool 34:pric -36:price 58:pump 38:rank -29:rate -37:reward 45:same -32:score -26:see 47:show -21:since 46:sold 28:somebody
-22:stable 32:stak 24:summ -45:t -30:talk -55:their -42:them -46:these 48:tick 31:today 21:togeth 28:top -22:trade 38:transaction
-27:trust -26:two 25:up -40:v 47:verify -30:volume -48:want 29:watch 51:went 58:whatev 23:which 32:would 35:year -21:yield -21:your
@~portfolio 28: 17:* 32:^balance -27:^i 33:^in 33:^net -36:^which -48:acros -52:addres 22:all 40:and 37:are 25:artist 50:bag
53:balance 32:by -27:do -56:doe -48:from 36:got -39:ha 41:he -42:hold 44:in -67:many -28:me 22:mint 37:much 23:my 25:net -28:no
28:not 41:now -21:of -26:on -33:one -33:or 45:our -27:own 37:please 55:right -22:say -25:sit 20:sitt -48:spam 57:spl -32:tell
-50:that -37:their 49:there -34:to 29:today 47:togeth 96:token 52:treasury 29:value 42:wallet -21:want 77:which 41:worth -24:you
@~position 27: 36:* -38:^am -28:^i 27:^my 40:^what 35:about -45:airdrop -26:already 32:am -20:and 46:bet 29:buy 26:clos 38:defi
27:deposit 45:do 39:down -41:eligible -27:for 30:he 34:hold 22:in -66:it 43:list -31:look 26:lp -41:market 33:me 27:money 36:my
28:or 32:out 38:paid 21:position -29:question -29:still 26:that -21:them -27:there -36:to 38:today -38:top 35:trad -25:unclaim
23:what 44:which -25:worth -22:ye 33:you @~prediction 14:* -32:^all 23:^best -32:^biggest 67:^cheapest -27:^compare 38:^did 34:^give
-26:^ha -24:^i 38:^last -25:^price 21:^show -32:^the 29:^when -22:about -22:all 27:already 58:and 42:are 27:at 26:been 25:bet
-34:biggest 38:both 53:bought 83:can 48:cent 55:chance 24:cheapest -32:compare -47:could -27:cut -25:deep 62:did 47:do -29:doe
30:end 20:enough 25:event 28:first -58:for 31:hi -33:holder -34:id -41:it 70:just -24:keep 41:last 33:late 38:level -23:look
-60:manifold 26:market 36:me 46:most 61:mov 53:move -24:my 74:no 48:now -23:odd -27:of -22:old 24:on 22:ord 58:orderbook -41:out
-30:outcome 59:prediction 20:price 68:print -69:put -35:question -24:resolv 44:resolve -26:say 49:see -36:sell 37:show 40:side
36:since 71:th -24:them -25:there -25:time 21:to 36:today -58:token -35:u -28:und 23:volume 24:wa -31:wallet 24:way -35:we 23:when
29:where 24:who 45:will -31:with 27:won 36:would 35:ye @~pric 10:* 41:^and 44:^at 42:^biggest -35:^can -40:^did 44:^for 35:^price
-21:^since -31:^the -25:^where -47:acros -38:addres 25:against -22:all -36:am 49:and 28:answ -52:any -23:are 58:at -25:been
40:biggest 57:both 21:bought -36:can 33:check 26:cost -52:date -33:do -24:ever -32:file 24:first -56:from 44:go -38:id 51:lol
-27:lose -20:lp -41:m -35:many 43:moment -38:money -21:my -27:newest -29:next 37:now 48:of -24:old 29:on 21:one 38:open 31:please
36:price 28:record 28:should -31:show -29:since 25:so 23:sold -32:stable -42:stablecoin -32:supp -32:tax -22:there 26:thi -38:until
26:very 20:wa 44:were -22:with 36:year -27:you @~price -81: -8:* -45:^ -31:^all -42:^and -31:^at 26:^best 28:^by -52:^can
-47:^cheapest 50:^compare 40:^did 36:^doe -38:^for -22:^ga -33:^if 20:^in 25:^last -27:^my -29:^odd 41:^on -40:^our -31:^pool
64:^pric -66:^put -38:^pyth -26:^show 48:^tell -21:^the 32:^there -43:^token 54:^what -46:^which -33:^who -32:a 53:about 35:above
46:acros -37:address -34:against -37:all -44:am -24:an -66:apple -41:ask -24:auditor -36:bag 26:below 40:bet 39:bid 40:big -28:both
54:bought -22:buy -22:by -30:call -67:can -25:cap -36:capitalisation 79:cent 30:chain 29:chance -77:cheapest -23:close 52:coin
-58:coingecko -38:colleague -22:com -21:company 48:compare -59:condition 25:confidence 53:cost -44:could -34:crypto -35:currency
-53:day -27:decimal 27:dex 71:did -40:do 26:doe -25:down 46:each 25:enough 58:everyone -68:everyth -25:exact -30:full -49:fund
-71:ga -22:geckoterminal -33:give 30:gone -28:grandson 67:hi -35:high 21:highest 46:hold -41:holder -45:if -42:in -25:inside
-36:into 28:just 35:keep -21:know -26:like -31:liq -31:look 22:lose -27:made -27:manifold -80:market 57:may -24:mcap -34:midpoint
-36:moment -53:nam -27:next -28:no -32:not -34:now -24:of -23:often -28:old 70:one -25:only -38:open -29:or 21:oracle -32:oth
-21:out 46:outcome 31:over 21:pap -85:per -32:pippin -41:pl -45:please 44:point -38:price -29:protocol -20:pull -23:quot 24:real
-67:right -29:run 60:same 44:saving 73:second -53:sell -38:sent -29:set -37:share 23:since -25:some 40:somebody -24:spr 52:still
-50:supp 37:talk 107:th 76:that 20:those 21:tick -39:time -20:to -42:today 41:token 42:told 51:top 24:trad 44:trade -81:trader
-51:treasury -33:turnov 53:und -29:value -27:vol -23:volume -34:wallet -33:want 39:we 30:went -41:were 47:what -29:whatev -44:where
-26:which -27:who -22:with -25:won -34:year 46:yet -63:you @~priority -48:^i 37:^what -39:and -27:did 24:fee -25:it 26:min 33:need
27:on 49:rn 28:so 29:tx 22:what @~profil 7:* -30:^did 23:chain -20:coin -30:did -22:from 26:give 24:me 42:newest -21:or 49:paid
-23:pay @~profitability 9:* 22:^pnl -29:^realis 23:and 24:ha 33:how 52:lost 24:many 28:much -32:of 28:or -22:profit -24:realis
-32:today -53:win @~protocol -47: -10:* 22:^biggest -29:^fee -36:^for 29:^i -22:^lend 43:^on -40:^option 27:^revenue -55:^the
-46:^what -20:^which -27:all -51:am -27:and -36:any 31:ask -51:at 46:before 21:big -46:by -48:chain -26:commit 47:compare -20:crypto
-23:dapp -53:defi -22:defillama -45:deploy 72:dex -22:did 34:down 45:each 21:from -62:give -26:have -21:hold 21:into -42:keep
-31:kept -53:l2 25:lend 22:lp 28:made 42:make -46:me 59:need -48:next 43:no 23:now -28:numb 24:one 44:or 25:our 24:over 21:pay
30:people -33:per -21:premium 29:protocol -38:revenue 27:right 43:run -60:same 30:saving -20:see 38:since 33:sit 25:summ 27:that
25:the -29:their -50:them -34:there 26:they -52:to 23:today -24:turnov -23:use -40:user -32:venu -22:vol -34:volume -56:wa -23:we
-53:what -28:where -22:which -31:who 33:with @~pyth -38:* -47:^price -22:^what 35:a 33:against 41:and -57:apple -27:at 24:confidence
27:feed 26:for -44:my 33:on 32:one 22:oracle -67:price 20:publish 26:pyth -54:stock 29:the -31:what 22:with @~quote -37:* 50:^if
-32:and 23:coin -42:fee -47:from 34:give 44:if -23:now -23:slippage 31:them 31:would @~rais -29:* -20:^which -23:a -22:to -23:which
@~range 40: -8:* -29:? -25:^did 29:^i -27:^my 24:^price -61:^volume 47:a 32:ask -22:at 51:between 59:book -44:client -42:clos
45:coin -36:coingecko 43:day 55:develop -53:did -57:do -55:end -24:exchange 46:from 39:i -47:if 45:in -21:it 61:kind 39:mcap -22:me
-26:my 58:need 21:of 56:one -53:our 38:over 24:pl -21:pric 46:same -24:see 25:sold 31:start 62:tell 20:the 27:thi 28:time 30:to
-21:today 21:token 45:trad 37:turnov -51:two 55:value 39:volume 26:where 45:whole -50:year @~rat -21: 15:* 36:and -20:are 31:of
41:one 39:please -21:quot -26:rat -24:right @~rate -24: -23:* -31:? -32:^i 44:^perp 56:^the -39:and -21:are 40:at 38:ha 36:have 20:i
-33:in 39:it -44:me -54:moment 58:next -21:oi 36:one -54:open 40:pay 44:payment 39:rat 59:v @~raw 23:* -22:and 48:can -39:doe 23:for
46:from -36:go -38:how 30:it 42:me 20:of 43:sign -29:thi -39:wallet -38:where 48:you @~receipt -11:* -56:^ga 23:^ha 20:^how 54:^i
-24:^my 22:already 27:burn 31:did -26:from -58:ga -32:ha 45:i 21:min 25:morn -57:of -29:on 26:or -42:please 26:since 20:the 20:thi
20:transaction -42:up -47:with 36:yet @~recent -26: -13:* 25:^i 35:^last -25:^print 38:any 46:are 31:be -26:buy -57:by 35:chain
39:chang 24:do -24:for 23:have 31:list 47:look -41:market -22:me -32:moment 48:most -20:my -37:now 32:or 41:perp 24:recent 29:report
-40:side 28:still 34:them 23:there 24:time -21:with @~recov 13:* 22:? 22:^a 22:^somebody 25:a 25:account 26:hi 23:made 21:somebody
20:text 24:wallet 25:which @~report 37:* 25:^how 30:^what -28:and 56:been -28:can -23:freeze -24:full 40:ha 20:how -23:just 24:me
-31:mint -23:more 41:much 42:of 25:report 22:rug 35:share -25:still 32:supp 42:thi 29:to 31:what -29:who 36:with @~resolve -24:
-16:* 49:0x 27:? -37:^ha 21:^someone 42:^what 23:^who 48:account 38:addres -23:are 23:at -46:belong 39:chain 26:client -23:contract
47:find -39:for 41:found 36:from 26:go -38:got -44:ha -39:hash 24:have -27:he -20:how 28:identify -38:if 33:in 23:it 20:like 27:long
36:mail 45:no 47:old -44:or 31:our 51:out 30:own -36:person -84:pl 50:point 37:somebody 25:someone 57:stand -34:tell 32:th 22:thi
-32:und -32:up 32:what 21:who 27:whose @~rugcheck 26:* -37:^who -20:are -25:authority 56:been -23:before 54:burn 37:can 20:fee
-25:full 39:ha 32:last 21:made 23:me 29:much -20:one 26:rug 29:rugcheck 35:share 32:so 47:still 31:supp 28:them -39:there 23:they
33:thi 21:to -26:verify @~rugpull 14:* -23:^how 30:^i 31:at 33:check -25:did 23:history -28:how -21:in 24:it 29:money -35:much 22:of
28:out 27:some 22:stake 30:still 22:where 30:withdrawal @~safety -14:* -39:? -35:^buy -45:^honeypot 23:^i -38:^my 33:a 62:at -44:buy
-22:check -34:coin -40:contract -34:friend -45:honeypot -40:it 30:legit -29:me -42:new 63:no -38:or 32:pippin -34:rug 29:scam
-36:sell -24:tax 24:the -26:token 31:want 56:with @~search 33: 15:* 35:? 55:^coingecko -29:^dex -27:^dexscreen 53:^find 29:^for
-39:^how 28:^list 54:^look -47:^nft 38:^search -24:^the 27:^token -22:^what 48:^where -38:^who 44:about 38:addres -50:address
-23:all 54:any 48:anyth -28:ape -47:are -31:artist 33:belong -36:bet -21:both 21:burnt 32:company 36:compress 58:contract 74:decemb
24:deepest -21:dexscreen -23:did -45:do 33:down -39:en 54:find 53:geckoterminal -32:go -22:had -27:have 36:holder -36:how 26:in
-24:into 30:it -29:just 24:kind 43:know -25:left -25:liquidity -43:list 35:look 20:lp -51:made 28:many -53:market -40:member
-53:most -38:my -26:name -48:need -25:newest -58:next -34:now 20:of 27:or -45:oth -20:out -58:own 29:pair -49:people 37:piec
64:pippin 32:pl -52:please -40:pric -20:put -35:question -25:read -25:real -45:right 27:run -28:say -22:see 32:sell 63:send -21:sit
30:so -49:somebody 30:there -24:these -20:thi -38:tick 57:to -52:today 28:token 34:trade -23:u -21:und 58:up 45:use -33:venu
59:verify -29:volume -44:were 23:whatev 38:where 26:which -39:who -32:with -21:won -55:ye -39:you @~security -30: 31:* 28:^buy
60:^check -37:^doe 55:^how -27:^mint 28:^nft -30:^show -37:^what -36:^which 38:^who 25:a -26:against 36:all -43:also -22:an -24:and
27:any -38:app -31:approval 28:are 93:artist 32:be 51:been 78:burn 58:buy -29:cheapest 42:check 42:coin -26:company -35:connect
25:creator -32:doe 66:everyth -29:floor -37:for 40:friend -34:given -27:go -26:goplu -21:ha 39:have 48:hi 37:how 24:i 46:it 53:many
21:may 29:mint 60:new -23:nft -40:not 27:of 46:own -27:phish -23:report -33:rout 72:rug 48:safe -30:sell -36:show 34:so 23:somebody
-35:still 57:telegram -21:that -26:theft 22:their -32:there 68:these 37:thi 42:those 33:token -25:trad 25:transfer 38:want -24:what
-51:which 43:who @~selector 46:* 38:? 40:^my 42:^which 29:any 38:be 39:byte -60:calldata 21:error 49:event 46:every 24:function
21:ha 45:hash 38:my 33:of 41:out -68:pl -22:selector 63:that 47:topic 23:trace 49:what 41:which -63:with 27:would @~sery -23: -3:*
-57:? -26:^how -27:^what -23:about -41:already -41:at -51:did 34:event -33:ha -40:how -24:i -26:market 53:of 50:on -20:one
-52:resolve 25:settl -27:since 43:the -28:what @~sign 13:* 22:? 22:^a 22:^somebody 25:a 25:account 26:hi 23:made 21:somebody 20:text
24:wallet 25:which @~signatur -18:* -28:^i 28:^when 36:did -22:for -25:in 29:last -22:list -29:need -33:of 26:when @~site 10:*
-31:addres 28:connect -20:for 28:got 23:legit 22:link 37:mail 22:me -23:our 35:page 22:telegram 21:the 26:to -24:token -22:want
32:website @~sol 13:* 27:? -67:^balance 57:^can 72:^did 40:^find -38:^how 30:^i 39:^the -53:^which 26:a 64:account -36:addres
-53:all 41:already 27:am -28:and 37:any -58:are -76:artist 25:at -54:balance 44:be -27:burn 49:can 27:chain 34:check 52:client
32:custom 49:did 27:empty 27:every -59:everyth 27:exact 51:exist -30:far 24:fee 40:find 95:from 36:go 30:height -41:hi -20:how
-42:in 50:inside 37:itself 45:keep 41:land -24:largest 53:left 45:list -47:m 40:me 24:min -24:more -23:much 32:my 28:need 47:node
24:on -32:one -28:pair 53:pay -41:pippin 51:pl -41:put -27:recent 32:rn -34:rug 40:say 50:should 22:sign 26:slot -20:so -46:spl
51:still 46:tell -37:th 32:that 25:the -36:their -39:those 39:through 26:timestamp -78:token -27:too 22:two 41:tx -41:validator
-42:verify 21:wa -64:which -22:with -39:writ 55:yet @~solana 26: 19:* -39:^did -40:^in 26:^list 49:^my -44:^please 22:^search
28:^token 68:^which 27:^who -29:a -23:account 22:addres -44:address -21:and -40:are 83:artist -22:ask 54:asset -24:at 38:call
-33:check -25:client 23:coin 64:compress -23:decimal 52:doe 67:everyth -37:for 59:he -22:her 34:holder -27:impermanent -36:left
-46:list -27:los 50:m 26:many -39:me -39:member 27:mint -35:much 25:nam -32:need 31:nft 26:on -32:one 25:or 56:own -32:pay -29:piec
-46:pl -41:please -29:rn 25:rug -45:same -22:search 42:she -22:spl -29:still 22:swap -31:them -25:there 22:these 32:thi -59:tick
-22:tx 26:wheth 31:which -38:with 47:writ @~source -31:* -24:^i 31:^show -24:account 24:am 24:an -48:at -57:contract -20:etherscan
37:fil -50:have -37:i -51:may -31:my -20:on -21:or -42:own 46:rout 25:show -52:so -53:source -49:that 29:to -34:want -49:we -49:what
@~spot -31: -7:* -27:^which 21:and 31:market -28:order 33:spot -24:which -31:with @~stablecoin -26:* 21:^biggest -35:^can 22:^on
40:^stablecoin -41:^the 20:^total -42:^what -26:^who -27:app -24:be 27:been 25:blockchain -33:can 30:chain 21:chart -21:check
-25:client -39:crypto 27:current -35:day 32:deposit -27:ever 21:for -47:from -23:like 25:liquidity -28:lose -25:many -25:me
-36:metamask 21:money 43:most -49:much -28:my -39:now 28:numb -56:one 22:percent 22:pool -21:pric 29:rank -38:see -28:should
-32:show 25:since 32:stabl 36:stable 96:stablecoin -47:still -21:that 22:them -23:these -26:through -50:to -31:top 29:total
-39:treasury -57:wa 28:want -23:what 26:which -32:who 20:with -35:you @~stat 78:^total -22:^what -26:a -40:address -31:cap 54:coin
26:count -44:defi 39:dominance 46:in -27:it -46:market 52:mcap -23:me 26:of -63:over 32:please -30:share -23:since 25:so -23:the
34:these 42:today -43:whole @~statu 31:* 22:^i -28:^what 41:at 57:can 52:down 24:for 40:i 22:it 49:one 37:or 28:since 39:thi
-29:what 28:when @~storage -6:* 25:^read 26:contract 24:read @~sui 6:* @~summary 22:* 39:^rugcheck -25:^what 32:for 44:me 27:on
28:rugcheck 35:thi -21:what @~supp -7:* -35:? -23:account -40:all -22:and -24:are -71:artist -29:burn 23:can 31:chain 26:coin
-41:did 25:do 31:exact 61:exist 45:for 26:from -24:ha 22:it 27:list 30:me -20:one 32:supp 23:that 24:the -56:thi -41:what @~support
46:* 29:are 46:can 33:currency 28:for 32:goplu 38:in 28:it 27:network 35:or 40:show 20:token 27:what 21:with 28:you @~swap -10:*
-30:? -21:^did -25:^what -33:^where -30:at 34:by 48:do -40:doe -47:entry 49:have 28:late 47:many -45:or 29:price 25:recent -29:sell
31:sold 52:some 48:swap -33:that -37:trade -36:we -20:what 46:when -21:where 27:with @~tick 26: 37:^last 66:^perp 36:^where -49:a
26:account -27:all -26:are 81:ask 38:at 33:best 65:bid -28:depth -32:doe 34:each 27:exchange 27:for -77:from 27:high -25:in 40:last
-56:my -24:of 42:one -21:over -28:pair 24:same -29:spread 32:the -38:tick -60:to 45:trad 54:where -36:which @~ticker -33: -17:*
-44:24h -44:^compare -23:^floor 33:^fund -31:^how 84:^i -46:^list 38:^on -25:^the -28:^what -20:a -21:acros -29:against -21:all
-37:any -47:ask -60:bid 22:blur -24:buy 36:by -37:chain 20:cheap 24:coingecko -45:compare -21:could -27:dex -28:did 61:do 26:each
55:exchange -25:fee 30:first 22:fund -31:ha 42:have -21:high 72:highest -49:how 30:i 52:id -22:just 50:like -20:liquidation
-34:market 32:marketplace -30:me -47:mov -22:much 41:my -21:name 40:need 68:not -21:on 29:one 47:oth -52:over 27:rate -26:sell
-23:spot -23:that 22:the -25:their 49:tick 45:to -35:token -33:total -27:v 24:volume 68:want 35:what -39:which -45:with 64:would
35:you @~time -17:* -21:^how 29:^i -22:^which -71:answer 28:down 40:for 25:from 30:have -53:i 27:my -40:not 30:now 28:or 35:serv
23:that 39:time 27:timestamp 53:to -27:validator 25:wa -22:which 23:work @~timestamp -26: 10:* 25:^i 26:^which -34:date -36:did
-36:end -32:in -46:my 24:need 29:numb 22:our 32:timestamp 36:to -37:up 54:wa 29:we 28:when @~token -42: 15:* -26:24h 26:? 29:^
-30:^balance 21:^biggest 31:^can -29:^compare -51:^contract -31:^could 31:^decimal 34:^dex 72:^did -21:^draft 41:^every -71:^everyth
-47:^for 30:^ha -48:^honeypot -22:^if -53:^in -64:^it -20:^list -25:^make -24:^market 35:^need 46:^newest -32:^nft -46:^numb -35:^of
-28:^only -36:^please -23:^pool 84:^price -21:^pull 32:^put 44:^tell 31:^total 23:^v -25:a 44:acros -22:activity 45:actual
-21:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -25:aft -30:against
-29:airdrop -89:also -42:am 39:any -29:ape -41:are 48:arriv 65:arrive 26:artist 26:at 32:ath 23:balanc -25:balance -47:been 30:below
21:bet -21:big -39:block -29:boost -51:both 30:bought -80:burn -42:by 48:calldata 33:cap 57:cent 35:chain 50:chang -25:change
26:claim -39:client 38:coin -42:coingecko 32:company -57:compare -38:contract -32:could -24:count -23:crypto 37:custom -53:day
46:decimal -31:depth 24:dev -26:dexscreen 83:did -47:do -47:down -21:draft 35:each 30:empty 60:en 45:erc20 53:every 25:everybody
-25:everyone -51:everyth 25:explor -44:far -31:fee -68:figur 22:first 57:flow 38:follow -28:follower -34:for 36:from -50:fund 67:go
34:gone -25:goplu 23:got -29:grandson -45:group 45:had 28:hand -30:hash -52:held -25:hex 56:hi 78:hold -45:honeypot -30:id -43:in
-23:incom 39:inflow 35:inventory -30:item -30:just -28:keep -40:know 27:known -34:last 33:latest -48:launch -21:ledg 26:legit
-41:lend 32:like -31:liq -34:list -43:logo 43:lp -27:made -24:make -25:market 49:may 21:mcap -22:me 23:memecoin 45:metamask 22:money
25:morn -23:most 25:mov 47:movement 37:my 27:n 29:name -35:need -43:nev -28:next -27:nft 33:no -50:not 38:noth -40:now -33:numb
60:off -21:often -23:ok -26:old -69:once -43:only -25:or -27:our 46:out 31:over 29:paid -23:past -28:payment -44:people -84:per
-45:piec 66:price -27:program -27:protocol 30:pull 50:put 23:rank -29:rate -29:read 41:real -41:receiv 31:rent -23:report -56:right
-31:risk 44:rn 46:rout -26:rows 52:rug -24:run 23:safe 40:saving -24:say 27:scam -27:search 27:see -54:sell -36:share 35:show
-26:sign -49:since 21:sitt 48:so -31:sold -28:somebody 54:source -51:spl 44:start 55:still -41:str -49:straight -26:summ -24:swap
64:symbol 26:table -38:take -28:talk -41:telegram 25:tell 70:th 28:that 44:their -26:there 51:these -26:they -37:through -40:tick
-40:togeth 36:told -31:tonight 37:too 37:transfer -30:treasury 23:trust -24:turnov -40:twitt -30:two -27:tx 65:und 38:up -42:use
-32:value -24:vault 33:venu 43:very 23:w -40:wa 38:we 21:went -22:were -29:whatev -38:where 27:wheth -21:which 27:who 43:why 54:with
-25:ye 62:yet -39:you 35:zero @~topic -6:* -27:and 29:topic0 @~trad -27:* -31:? -20:^could -32:^how 58:^last -48:^pool 77:^print
44:^trad -26:^what -23:^where -35:about -22:account -58:and -22:be -21:been 22:bought -21:buy 30:clos 23:company 20:condition -24:do
-24:down 39:fill -30:for -34:ha -61:holder 30:in 53:last 28:late 28:list 52:look -50:me 36:more -28:most -33:now -31:of 30:or
-22:ord 41:perp 36:pl -39:price 104:print 28:sal 37:sell -22:shar -37:side -34:sit 34:still -24:tak 30:tape 35:than 35:that
-22:there 23:time -28:today -21:token -21:too -34:up -24:volume -22:what -57:ye -33:you @~transaction 9:* 27:^a 24:^buy 70:^did
-56:^ga 35:^ha 33:^i 55:^in 27:^tx -29:^what -27:^who -21:aft -24:also -22:amount 20:arrive -26:ask 31:be 33:before -43:biggest
38:block 31:burn 38:buy -46:by 57:can 48:chain -28:change 27:check -43:contract 23:decod 59:did -21:do -50:doe 47:eip 55:end 22:fail
21:find -39:first 25:friend 45:from -57:ga 25:give -28:got -40:ha 23:height 27:here 29:history 31:hour 36:id 38:if -29:impermanent
48:includ 26:input -28:into 31:last 21:list 30:log -30:los -31:many 31:me -29:more 63:morn 34:my -30:need 50:nonce 42:not 32:noth
-29:on 24:one 42:only 44:or -65:oth 35:outgo 50:pend 38:receiv 31:recent 25:revert -27:right -43:rn -25:sell 27:send 51:should
-44:show 40:sign 50:since -65:so -67:stack 32:statu -22:still 20:stuck 35:swap 40:tell 49:thi 22:through 33:touch -69:trace
53:transaction 76:transf -29:two -31:tx 23:value -29:wait -32:wallet -23:want 30:where -29:whom -34:would 84:yet 55:you @~transfer
-36:* -32:? -26:^balance 22:^could 52:^did -56:^for 35:^ha -29:^i 22:^latest -29:^my -30:^on -21:^only 31:^show 27:^token 27:^we
-47:a 24:account -31:airdrop 72:all 35:already -22:and 41:arriv 57:arrive -31:at -24:balance 50:calldata 29:came -22:can 35:chain
23:check -54:coin 25:company -60:contract 20:could -37:d 30:did -24:doe 29:erc -23:every -46:everyth -23:fund 21:got 26:guy 37:he
-31:hi -36:hold -44:i 32:incom 32:inflow 37:into -47:it 56:late 42:latest 56:left -22:like -57:list -22:may 28:me 24:mix 28:money
28:morn 45:most 55:mov -28:move -42:need -24:newest -57:nft 32:noth -61:one -29:only 24:out -21:outgo -32:own 27:paid 23:payment
49:pl -24:please -24:put 31:read -31:receiv 24:send -37:so -21:th -39:that -23:the -25:these -42:those 21:through 40:to -32:token
-42:transaction -27:transf 46:transfer -24:tx -39:wa -55:wallet 27:we 22:went 27:who -32:whom -39:would 25:yet -28:you @~treasury
-31:* 24:^buy 29:^for -42:^how -24:^i -24:^list -35:^the 43:^which -79:a -25:about -25:any 28:are 30:by -28:chart 23:compare
-41:cost -26:crypto -31:dao 21:did -38:doe 33:each 23:firm -30:first -27:got 21:ha 38:hold 28:holding -51:it -30:late 23:list 21:lol
32:los -20:most -20:my -44:now -33:or -39:our -35:own -60:pay 31:profit 41:protocol -35:right -29:sell 28:shar -75:should 24:sit
-38:some -31:stabl 20:stack -22:that 62:their -54:to 57:treasury -28:up 38:value -28:wa -30:what 48:with 43:work -26:worth @~trend
21:* 65:? -51:^can 21:^i 53:^pool 33:^what -36:and 33:any 44:are -45:can 26:coin 30:could 28:dex -37:everyone 25:i -24:id -26:if
34:into -21:it -30:just 29:moment 22:new -31:newest -23:now -45:of -20:one 36:only 48:people 28:please 40:pool -20:price 48:pump
38:search -39:talk -21:them -44:there 30:today -21:up -23:volume 29:what 25:which @~tvl -33: -16:* -21:^how 62:^the 46:^tvl
-44:^which 31:and -62:by 23:defi -22:do -46:doe 28:each -58:fee 28:from 21:into 28:it 34:just 42:l2 27:last 35:lock -41:me -38:money
31:much 46:now 31:of -30:please -25:protocol -27:rank 20:right -41:show -31:since -30:stablecoin 38:that 41:there 47:today 23:total
68:wa 55:we 45:where -30:which @~tx 28:* 21:? 58:^how -32:^my 36:^what -21:already -26:arriv 58:by 26:confirm 28:confirmation 61:doe
24:fee 48:have -21:hour 47:how -20:i 51:many -23:mempool 27:not 64:now -21:one 26:or -31:paid 37:pay -28:sat -34:stuck 36:thi
38:transaction -29:vb -23:wa -25:we 22:what @~typ -19:* @~unit 14:* 47:^i 22:amount -34:decimal 25:exact 22:from 30:have 27:how 32:i
27:in 22:it 27:many 24:much 25:my 25:of 26:the 33:token 41:whole @~updat 27:* -26:? 30:^which 35:chain 39:chang -20:for 28:have
36:it 25:most 31:of 28:recent 23:their @~utxo -36: 9:* -34:? 24:^how 23:^utxo -23:a 33:addres -46:and 34:biggest -32:can 44:first
-37:for 23:have 23:how 23:many 22:my 21:of -29:or 33:output -28:sit -46:that 26:unspent 34:utxo 21:wallet -42:what @~validate 38:*
32:^i 52:a 54:addres 46:copy 22:correct 37:did 28:from 30:i @~value 36:* 31:^how 31:am -26:and 46:are 28:bet -37:clos -22:did 33:how
30:in 25:much 32:total 28:up 24:value @~verify -22:* -47:addres -27:are 32:check 31:claim -37:list -37:match -32:of -34:on -25:one
46:own 36:real 24:sign -22:the -29:there 31:to @~volum 50:* 96:^dex -23:^i -29:^on -42:^volume 38:^who -60:a -23:about -48:all
-38:and -27:are 78:by -28:chain 20:decentralis 69:dex 40:each 25:every 21:exchang 24:have -55:it -45:list -39:make 24:now 28:of
-26:only 39:over -26:pool 50:see -45:that 27:the 33:there -26:trade 46:turnov 49:v 40:venu 27:volume -28:wa 22:want -53:we -59:week
22:who @~volume 53: -32:* -29:? 25:^could -82:^dex 26:^ha 22:^how -21:^net 97:^volume -66:^what 26:a 29:all 32:and -63:at -69:by
24:came 22:chart -29:coin 23:could 65:deposit -57:dex -22:down -41:each -23:flow 33:for -26:futur 64:give 26:ha 33:history -34:in
-21:into 27:list 34:make 67:me -31:most 30:need -44:net -34:numb 21:of -33:on -53:over 37:same -31:see 21:that -43:there -27:thi
-27:token -56:total 40:trade -64:trader -40:turn -22:u -23:up 39:vol 48:volume 42:we 26:week -24:went -61:what -25:which -39:with
66:withdrawal @~wallet 37: 18:* -35:^addres 48:^all -46:^am 24:^any -24:^are -42:^could 35:^did 49:^doe 48:^everyth -41:^for 44:^in
-51:^it 47:^list 33:^make -26:^my 32:^nft -50:^on 44:^only 22:^pnl -41:^price -29:^realis 38:^recent -92:^revoke 37:^show 45:^that
57:^token -31:^transaction 89:^wa -28:^wallet -35:^we -26:^what -27:^where -23:acros 27:activity -27:actual -56:addres -38:address
28:aft 27:again -51:airdrop 106:all 31:already 48:also 22:am 38:an 33:and 20:ape 56:app 25:are 51:arriv 60:arrive 55:artist -36:at
-29:back 44:bag -29:before -31:behind 50:best -39:block -38:both 20:burnt 25:call 81:calldata 52:can -32:chang 41:check -21:claim
27:collection 33:company -40:compare -43:could 24:count -44:custom -40:d 37:data 23:daught 37:defi 24:deposit 38:did -35:diligence
-35:doe 27:dont 29:down -34:due -46:eligible 38:erc 30:erc20 -23:ever -84:every 50:everyth 24:explor 24:far -29:file 49:follow
25:for 46:friend -47:from 47:given -68:go 35:got 56:had -34:hand 63:have 60:he 33:held 20:her 59:hi -39:hold -21:holder 27:holding
42:how 44:inflow 47:inventory -25:it 50:item -64:just -83:keep -31:key 23:like 40:list -33:live 34:lol -30:look 42:lost 30:made
24:make -29:may 50:member 44:metamask -21:min 43:mint 55:money 29:morn 22:most -65:movement 74:much 25:multisig 28:must -22:nam
28:net 40:newest 48:nft -29:nonce 25:not 37:noth -23:of -38:old -23:on -30:oth 27:our 23:outgo -40:own -22:payment -23:pend
-25:phone 70:pl 21:plain -60:plu -23:point 31:pric -22:profit -50:rate -23:read -41:real -24:realis -45:receiv -69:revoke 49:right
-53:rout 33:rows -34:same 74:see 83:selector -29:sell -28:send 44:she 25:should 48:show -21:sign 25:so 31:sold 29:some -34:somebody
-27:source -29:spam 57:spl -48:start 46:still -20:talk -28:tell 25:th -40:their -40:them 23:there -33:these -21:thi 26:thing
26:think -41:through -30:to -39:today 43:togeth 99:token -37:too -41:top -24:touch -44:trade -33:transaction 34:transfer 70:treasury
-37:two -57:u -25:unclaim -29:unlimit 42:used 32:vault -52:very 48:vitalik 24:wallet -48:we 78:which -33:who 47:whom -26:whose
52:why -53:win 47:with -25:won 30:worth 60:year -23:you 59:zero @~worth -6:* -22:^net 46:acros -31:coin -21:for -29:have -25:hold
25:i -22:many 37:my -32:net 20:now -41:on -23:or -22:over 45:spam -24:that -33:value 47:wallet -34:with @~yield -31:* -32:? -33:^ha
-47:^i 23:^my 22:^what -26:^which 40:and 37:apy -37:at -30:been -35:deposit -37:did 29:doe 25:down -29:ever 32:first -29:i -44:keep
-41:lend 28:most -26:my 34:now -28:of -31:or -21:our 61:pay 32:please -37:reward 25:show -24:since -27:stable 33:stak 24:summ
-20:the -34:them 35:today -33:want 36:year -21:yield
`;
