// First weights: how much each sign of a candidate tells for it, by itself (*) and beside each word of the question; written by test/learn-first.ts, in hundredths.
export const FIRST_WEIGHTS = `
@+lacks 60:!+! -5:* 45:,+24h -32:,+all -28:,+and -36:,+any 65:,+at -26:,+biggest 41:,+burnt -34:,+by 57:,+can 34:,+contract 29:,+for
-42:,+give 34:,+how -34:,+i 28:,+if 48:,+in 29:,+list -21:,+long 34:,+my 32:,+need 27:,+no -38:,+not -20:,+numb 24:,+on -24:,+or
23:,+supp 51:,+tell 67:,+the -25:,+token 24:,+volume 34:,+want -53:,+what -39:,+whatev 34:,+where -23:,+which 41:,+with 32:.+.
24:.+_ 46:.+i 49:.+it 68:?+? 58:?+_ -46:?+how 62:?+i -42:?+just -57:?+look 24:?+the -43:?+what -35:^+_ 26:^+all -78:^+balance
-27:^+before -41:^+bid -25:^+biggest 38:^+buy 73:^+call 23:^+chain -27:^+cheapest 72:^+check 28:^+coingecko 44:^+compare
-21:^+decimal -47:^+dex 21:^+did 26:^+doe -32:^+draft -45:^+explain 38:^+floor 33:^+for -53:^+ga 61:^+ha 52:^+honeypot 32:^+hows
20:^+i -38:^+it 59:^+kind -43:^+liquidation 58:^+list 24:^+make 44:^+metamask -31:^+newest -33:^+next -34:^+nft 27:^+odd 50:^+ord
-71:^+our 53:^+pl -51:^+price 22:^+put -36:^+pyth -26:^+realis -65:^+revoke 32:^+rugcheck 23:^+sat 27:^+show -21:^+since 34:^+tell
45:^+that -26:^+the 43:^+there -51:^+top -23:^+total 27:^+trad -41:^+verify 104:^+wa 30:^+we -43:^+where -26:^+why -27:_+. -33:_+?
26:_+a -96:_+account -23:_+addres -32:_+against 84:_+all 26:_+already 36:_+approval -54:_+are -92:_+at -49:_+atm -57:_+balance
-42:_+before 56:_+bet 30:_+bid -69:_+by 36:_+cent 31:_+coin -44:_+collection -38:_+cost -40:_+cut 31:_+did -27:_+do 87:_+doe
52:_+for 94:_+from 39:_+give -37:_+have -51:_+hold 22:_+holder -39:_+i -28:_+in -33:_+into -22:_+late -39:_+list 24:_+market
-36:_+may -22:_+mempool -33:_+mov 41:_+name 36:_+now 20:_+on -53:_+one -33:_+only -34:_+open 59:_+or -40:_+ord -27:_+over -33:_+perp
74:_+pl 42:_+pool 59:_+price -27:_+question -35:_+right -44:_+rn -37:_+say -45:_+sery 50:_+so 58:_+still 58:_+th -35:_+that 31:_+the
30:_+thi -62:_+trad -32:_+trade 36:_+transaction -44:_+transfer -32:_+tx -24:_+value -42:_+wa -70:_+wallet -43:_+what 67:_+when
-55:_+with -31:_+word 40:_+worth -21:_+ye -35:a+a 42:a+coin 39:a+contract -29:a+day 47:a+feed 37:a+list 23:a+long 54:a+new
-30:a+phish 55:a+rug 34:a+sign 43:a+token -29:a+transaction 41:a+wallet 26:abi+of 62:about+$ 30:about+, 26:about+to 37:above+_
28:account+$ 26:account+_ -48:account+i 66:account+on 42:addres+$ 23:addres+? 31:addres+doe 49:addres+of -25:address+$ -41:against+_
-55:all+chain -31:all+of 27:all+the 37:all+time -21:allow+to 38:already+$ 32:already+? 64:am+i -23:an+airdrop 40:an+old -39:and+ask
-33:and+by 46:and+give -23:and+i -25:and+in -21:and+it 26:and+last -37:and+of -34:and+the -32:and+volume -22:and+wheth -37:and+which
-36:and+who 52:any+_ -39:any+chain 21:any+of 40:are+_ -44:are+in 55:are+my -41:are+people -22:are+the -31:are+there -26:are+they
32:ask+$ -35:ask+. -48:ask+for -75:at+_ -59:at+my 41:at+the -27:at+thi 22:at+which -65:balance+and -32:balance+of 29:balance+sheet
-48:be+? 54:been+burn -40:before+i -30:behind+_ 25:behind+the -23:belong+to -25:best+_ 56:bet+$ -27:bet+on 23:bid+for -25:block+$
-33:block+? -34:block+_ 44:block+numb -27:book+_ -40:book+for 31:book+on 34:bought+_ 31:burn+$ 20:buy+, -20:buy+_ -33:by+24h
44:by+it 33:by+market 47:by+now -34:by+one -59:by+protocol -37:by+volume 59:call+_ 53:call+data 73:calldata+for -38:can+still
60:can+the 44:cap+, -21:capital+of -56:chain+$ -24:chain+, -54:chain+_ 28:chain+doe -22:chain+i 61:chain+we 30:claim+he 42:coin+in
46:coingecko+$ 61:coingecko+id 32:collection+, -31:collection+_ 61:collection+on -22:company+_ 43:compare+it 41:confirmation+doe
-34:contract+$ -33:contract+address 35:contract+i 21:contract+or 31:contract+verify -40:cost+$ 42:could+the -33:crypto+market
-20:cut+in 20:d+like -33:day+? 40:day+i 30:deep+i 27:deploy+it 21:deploy+to 50:dex+$ -39:dex+on -45:dex+pair -47:dex+volume
-41:did+_ 35:did+it 20:did+that 90:did+the -53:did+they -43:did+thi -34:do+, -24:do+my -33:do+people 46:do+the 42:do+you -59:doe+_
-31:doe+a -23:doe+coingecko 81:doe+he 31:doe+my 33:doe+pyth 20:doe+thi -25:don+t -30:down+? -31:draft+a -23:each+. -30:earn+the
-46:eip+_ -39:error+_ 56:event+of -61:every+approval -34:every+chain 43:far+$ -30:fee+$ 49:fee+? 40:fee+_ -28:fee+did -50:feed+_
40:feed+for 55:feed+id 43:find+me 45:find+out -42:floor+$ -43:floor+? 43:floor+and 53:floor+of 29:for+a 22:for+all -38:for+each
40:for+it 28:for+me 31:for+my 22:for+no 65:for+that 42:for+the -33:form+_ 59:found+a -32:found+the 45:from+a 52:from+my 36:from+the
20:fund+on -24:ga+rn 30:get+liquidat 25:give+me -34:go+through -62:go+to -55:ha+_ -48:ha+that 99:ha+the 68:had+_ -39:have+$
28:have+, 27:have+? -24:have+_ 60:have+a -55:have+in 34:have+it 32:have+on -57:have+the 23:he+say -64:here+. 47:hi+_
-44:highest+floor -21:history+of -40:hold+, 21:hold+? 84:hold+it -29:holder+$ 36:honeypot+? 52:honeypot+or 36:how+are 30:how+deep
-41:how+do 63:how+far -22:how+full 24:how+much 44:how+the 45:i+$ -26:i+, -62:i+_ 33:i+bought 55:i+buy 26:i+can -36:i+click 22:i+do
21:i+get 38:i+got 21:i+have -65:i+he 56:i+in 35:i+left -28:i+m 39:i+made -24:i+mean 24:i+must 45:i+my 26:i+need -26:i+not -28:i+on
29:i+only 48:i+own -33:i+pay -24:i+see 32:i+sold 34:i+still -24:i+stuck 26:i+there 70:i+think 25:i+won 39:i+would 58:id+$ -38:id+,
-38:id+_ 90:id+for 26:id+of 47:if+you -28:impermanent+los 70:in+$ -56:in+, -23:in+crypto -57:in+decemb 61:in+fee 53:in+it 27:in+my
47:in+our 47:in+spr 21:in+that 29:in+the -42:in+them -52:in+thi -37:in+what 46:in+which -21:into+_ 65:it+$ 25:it+? 26:it+_ 39:it+a
28:it+all -52:it+and 33:it+balance 28:it+confirm 21:it+cost -31:it+for -68:it+go 60:it+ha 44:it+i 48:it+now 55:it+on 55:it+or
-60:it+own 48:it+peg -31:it+price -47:it+the 36:it+to 56:it+trad -37:it+up -55:it+wa 38:it+with -22:just+the 63:kind+tell
26:last+trad 57:left+in 61:like+_ 27:like+the 26:liquidat+? 35:liquidation+on 34:liquidation+price 25:liquidity+and 32:liquidity+for
43:liquidity+i -48:liquidity+pool 29:list+company 74:list+every -32:list+the 23:log+of -41:long+and 36:look+like 21:lp+lock
39:made+on -26:many+_ 50:many+confirmation -36:many+decimal 53:many+of -23:many+people 24:many+tx -28:many+validator -35:market+on
21:may+the 40:me+$ 24:me+about 52:me+all 43:me+how 21:me+in 34:me+the 24:me+to 46:member+of -29:metamask+$ -35:min+pool 23:mint+_
-34:mint+more 78:mint+on -21:moment+, 60:money+i 32:money+in 24:more+of 31:more+than 42:morn+, -22:most+_ -21:most+of
-51:most+recent -22:most+volume 28:mov+the 44:move+_ -52:much+$ -37:much+_ -32:much+did 30:much+do 85:much+ga 39:much+liquidity
36:much+money 42:much+wa -36:my+_ 61:my+account 64:my+bag 53:my+broth 48:my+coin 66:my+colleague 75:my+exchange 47:my+friend
-27:my+knee -27:my+landlord 34:my+liquidation 28:my+metamask 42:my+nephew 36:my+open 30:my+pool 24:my+saving 50:my+sist
38:my+transaction 57:my+transf -58:my+tx 33:my+wallet 92:name+, -39:native+coin 48:need+it 47:need+the -51:next+_ 35:nft+of 71:no+$
-34:nonce+_ 44:not+_ -44:notional+volume 49:now+$ -65:now+, 62:now+? 63:now+on -24:numb+_ 25:numb+for -26:numb+of -29:odd+$ -48:of+_
-26:of+a -72:of+all 30:of+an -40:of+crypto 62:of+it 43:of+one 35:of+our 91:of+that 50:of+the 26:of+them 37:of+these 29:of+thi
43:of+those -61:of+what 32:on+$ -27:on+a 29:on+average -63:on+chain 24:on+coingecko 45:on+each -33:on+it 78:on+that 78:on+the
50:on+thi 38:on+what 46:one+$ -29:one+, 23:one+. 27:one+? 42:one+go 26:one+of -35:only+. 28:only+have -21:open+$ 44:option+volume
34:or+_ 42:or+a -25:or+blacklist 66:or+no 44:or+not 53:or+what 46:our+treasury 23:out+$ 27:out+of -29:over+_ 21:over+the 32:own+the
-59:own+token -45:pair+for 31:pair+on 35:pap+with -27:pay+_ 37:pay+for 36:pend+_ 34:piec+of 63:pl+$ 74:pl+, 42:please+, 54:please+.
21:please+give 42:pnl+_ 39:pool+$ -34:pool+, 22:pool+_ 47:pool+for -34:pool+found -50:pool+on -49:pric+of -78:price+$ 46:price+chart
-34:price+for -31:price+of 63:price+on -31:priority+fee -48:protocol+$ 24:protocol+, -58:protocol+by -47:protocol+on 57:pull+_
60:put+_ 22:put+in 22:pyth+feed 33:pyth+have 70:rate+of 46:real+one -24:realis+pnl -61:revoke+every 21:right+now 65:rout+_
49:rout+still -27:rows+. 47:rpc+url 55:rug+? 47:safe+? 42:safe+to -56:say+_ 40:say+he -20:search+for 65:search+on 83:selector+$
-74:sell+? 39:sell+tax 30:sent+me -30:sery+_ 48:sheet+, 54:should+be -55:show+_ 39:show+me 25:show+my -69:side+$ -46:sign+_
39:since+_ 29:since+launch -20:since+when 42:sit+on 45:sitt+in 42:so+far 56:so+i -43:so+it 48:some+_ -26:sort+by -44:source+of
-32:spend+_ 32:spr+, 37:stablecoin+supp 43:stand+behind 46:still+have -55:still+mint 61:still+pull 31:summ+$ 35:supp+$ 22:supp+,
72:talk+about 44:tell+me -29:than+_ 21:that+$ 25:that+? 73:that+_ -52:that+be 28:that+chain 61:that+coin -30:that+i 50:that+market
36:that+protocol 33:that+trad 38:that+we 24:the+account -36:the+amount -52:the+balance -35:the+best -33:the+biggest 29:the+book
49:the+bridge 62:the+call 82:the+chain 32:the+cheapest 39:the+client 32:the+coingecko 39:the+company 26:the+current 31:the+dao
55:the+day 31:the+dev 46:the+exact -20:the+exchange -24:the+exploit 59:the+fee 28:the+floor 37:the+guy -50:the+highest 40:the+l2
39:the+lp 27:the+market 46:the+moment 28:the+money -42:the+most 71:the+multisig 55:the+name 32:the+network -47:the+next 54:the+nft
37:the+odd 42:the+one 35:the+ord 71:the+oth 49:the+pair 45:the+pap -51:the+pend 45:the+pool 47:the+price -40:the+project
27:the+protocol 43:the+pyth 32:the+real 67:the+rout 23:the+site -41:the+source -21:the+spend 73:the+stablecoin 38:the+trad
51:the+tvl 42:the+verify -24:the+wallet 40:the+week -43:the+whole 54:the+ye 32:the+yield 22:them+$ -31:them+? 47:there+$ -52:there+?
41:there+are 27:there+i -31:thi+addres -25:thi+moment 45:thi+morn 63:thi+one 39:time+high -25:time+i -26:to+_ 47:to+add 28:to+buy
-49:to+get 31:to+it 39:to+liquidation 27:to+me 28:to+see -27:to+sell -64:to+the 37:to+which 26:today+. 61:today+? -29:today+and
-20:togeth+, -40:togeth+? -46:token+$ -66:token+_ 22:token+are -32:token+holder 31:token+in 33:token+on 37:token+that 87:token+with
-49:tonight+$ -38:too+$ -38:topic+_ -34:total+crypto 26:trad+$ -39:trad+_ 35:trad+at -39:trad+of 24:trad+on -21:trade+_
-30:transaction+. -26:transaction+_ -42:transfer+of -33:trust+score -31:turn+over -32:tvl+_ 48:tvl+of -35:und+_ 78:up+on -37:up+the
-32:volume+of 28:wa+_ 40:wa+it 41:wa+one 24:wa+that 22:wa+the -41:wait+in 74:wallet+$ 63:wallet+? -88:wallet+_ 29:wallet+on
26:wallet+or 46:wallet+worth -30:want+a 43:want+me 42:want+to 67:we+are 29:we+deploy 44:we+talk 33:what+$ 37:what+, -28:what+_
-55:what+can -26:what+coin 30:what+did -60:what+doe 50:what+he 32:what+it -59:what+now 30:what+share 25:what+the 46:what+thi
-33:what+time -23:what+were 59:when+i 27:where+do -40:where+doe 46:where+i 57:where+my 58:where+we 43:which+_ 44:which+addres
58:which+approval 25:which+block -31:which+coin -49:which+collection 71:which+i -34:which+min 30:which+nft 23:which+of 31:which+one
-25:which+protocol -31:who+are -27:who+can -40:who+ha 40:who+hold -38:who+made 57:who+own 24:whole+token -27:will+do -44:with+_
46:with+a -44:with+it -29:with+my -36:with+nonce -21:with+the -25:word+of -23:worth+in 64:worth+right -58:would+that -26:would+you
24:writ+a -29:ye+on 24:ye+price 44:yet+? -32:you+can 47:you+find 43:you+have 28:you+please 42:you+tell @+lacks:address -8:* -28:,+_
24:,+a -22:,+and 39:,+contract 61:,+how 38:,+it 59:,+mine 50:,+please 30:,+the -25:,+token -23:,+what 22:,+with -37:.+_ 32:.+i
37:.+it -30:.+what 27:?+? 44:?+_ 48:?+i -46:?+look -58:^+_ 38:^+all -43:^+balance -51:^+can 60:^+check -22:^+did 26:^+find 38:^+ha
53:^+honeypot -38:^+liquidation 48:^+list -21:^+my 20:^+need -31:^+on -48:^+our -53:^+revoke 27:^+the -30:^+top -22:^+when -32:_+.
-39:_+? 35:_+_ -68:_+account -24:_+are -51:_+at -54:_+balance 73:_+bet -28:_+by -29:_+coin -46:_+contract -23:_+doe 52:_+for
-41:_+from -26:_+hold -28:_+i -36:_+may 33:_+on -47:_+only 31:_+or -54:_+pl 20:_+position -26:_+still -32:_+token -38:_+trad
-45:_+transfer -44:_+wallet -21:_+what -24:_+with 27:a+contract 38:a+token 39:a+wallet -26:account+$ -33:account+on 57:addres+$
-28:addres+doe -28:all+my 48:am+i -49:and+i -31:and+which 48:any+_ 35:approval+of -37:are+in 68:are+my -22:balance+and
-68:balance+of 41:belong+to 32:bet+$ 41:by+_ 68:call+_ -51:can+the -36:chain+? -54:coin+on -22:collection+_ 65:collection+on
-46:contract+$ 45:contract+i 39:contract+or 29:contract+verify 27:deploy+it 44:did+i 55:did+the -39:did+they 39:do+$ -24:do+i
-38:doe+_ -21:doe+my -53:every+approval 29:first+$ 64:for+_ 52:for+a 26:for+our 53:for+the 53:found+a -47:from+my 32:get+liquidat
-33:go+to -34:ha+_ -22:ha+been -30:ha+that 36:ha+the 33:have+? 21:have+i -52:have+in 34:have+on 26:hold+, 65:hold+it 52:honeypot+or
58:how+are 42:i+can -33:i+click -27:i+d 28:i+do 21:i+get -51:i+he -40:i+m 75:i+my -27:i+want 34:i+won 30:i+would -23:in+$ 24:in+it
-29:in+my 47:in+the -40:in+thi -27:it+? 52:it+a 55:it+ha 28:it+i 37:it+on -54:it+up 32:late+? -26:like+to 24:liquidat+?
35:liquidation+on 34:liquidation+price -32:list+the -38:long+and 44:made+on -39:many+_ -43:many+decimal 21:may+the 26:me+$ 35:me+all
21:me+how 45:member+of -50:much+_ 93:much+ga 25:much+money -38:my+account 82:my+contract 34:my+liquidation 44:my+metamask 46:my+open
33:my+token -23:name+? -31:native+coin 36:nft+collection -24:numb+of -20:of+thi -45:on+a 24:on+any -35:on+it -20:on+which -32:one+$
-27:only+$ 20:open+position 34:or+a 37:out+$ -55:own+_ 40:pay+for -31:pl+$ -26:pl+, 55:please+. 33:price+on -40:protocol+on
-38:realis+pnl -53:revoke+every -40:rout+_ 50:rout+still -26:say+_ 22:say+he -26:show+_ 21:show+me 28:show+my -31:show+the
-25:side+$ -27:sign+the 36:sitt+in 22:so+far -36:still+pull -21:that+? -25:that+i -24:the+_ 27:the+account -36:the+chain
29:the+client 32:the+guy 36:the+mint 48:the+nft 33:the+one 36:the+pap -21:the+pend 68:the+rout -24:the+spend 35:the+token
30:the+treasury -26:them+$ -51:there+? -29:thi+addres 40:to+liquidation 29:to+me 26:today+$ -23:today+, -51:token+_ 56:token+on
-38:too+$ -36:trad+_ -40:trad+in -38:transfer+of 26:tx+on 34:up+on 23:verify+? -22:wa+_ 53:wallet+$ 32:wallet+, 33:wallet+?
-66:wallet+_ 27:wallet+on 35:wallet+worth 34:want+me 23:what+are 45:what+did 46:what+ha 61:what+he -30:what+i -31:what+the
-23:when+wa 27:which+_ -28:which+chain 23:which+one -21:who+own -25:with+_ 20:with+my -34:with+the @+lacks:amount 4:* 21:,+how
39:^+convert -20:^+how 25:^+i -21:_+? 40:_+to -21:how+many 21:how+much 23:i+have -23:many+_ 21:much+_ 23:of+_ 24:of+my
@+lacks:anyAddress 4:* 25:.+_ -29:?+_ -25:^+compare 29:^+which 32:_+? -22:_+by 30:_+candl 35:_+pool -21:compare+it -28:day+?
-24:for+a -24:ha+_ 34:in+the -21:it+with 25:last+trad 24:me+the 25:my+_ 32:of+my 27:of+them -22:over+_ 46:pl+$ 33:pool+_ 39:the+pool
21:trad+in -21:volume+$ -28:which+_ -28:which+pool -21:with+_ @+lacks:anything 16:* 21:,+a 37:,+can 26:,+market 33:,+on 27:,+supp
-32:,+the 67:,+with 42:.+can 47:.+which 61:?+? 57:?+i 34:?+my -29:^+balance -29:^+can 72:^+compare -50:^+find 29:^+ha -25:^+how
28:^+please 33:^+put 30:^+we 22:^+where 26:_+. -38:_+? -56:_+account -34:_+at 35:_+coin -35:_+do 33:_+for -33:_+i 43:_+market
39:_+on 40:_+or 63:_+pl 61:_+token -51:_+wallet 45:_+worth 23:a+_ 31:a+long 67:about+$ 25:addres+? -40:and+_ -26:and+the -37:are+in
-32:at+_ -26:balance+and 32:balance+of 43:by+it -21:can+you 58:cap+, -37:chain+$ -47:coin+$ 46:coingecko+id 58:compare+it -40:d+like
-47:dex+pair -37:do+i -26:doe+a 45:find+out 59:for+_ 51:for+a 35:for+the 36:give+me 47:ha+it -25:have+in -31:hold+, -30:how+many
-27:how+much -25:i+am 26:i+copy -40:i+d -27:i+got 21:i+have 39:i+in -28:i+it 54:i+need -21:i+on -51:i+put 40:i+thi 47:id+for 35:in+$
-38:in+, -23:in+_ 58:in+my -29:in+that -35:in+thi 48:it+$ 25:it+i 24:it+in -22:it+up 55:it+with 21:it+worth 22:kind+tell 41:like+_
-38:like+to 58:list+of 30:long+str -22:look+it -40:many+_ 32:market+cap -27:me+how 75:me+the -52:much+_ 20:much+money -72:my+_
46:my+bag 45:my+colleague 57:my+sist 31:my+token 39:my+wallet 56:name+, 48:now+? -30:of+all -32:of+it 47:of+my -43:of+the
-36:of+them -30:on+my 36:on+which 51:on+ye 42:one+. 62:one+? -45:one+_ -27:out+of -40:pair+for 32:pap+with 65:pl+, 76:please+$
-38:pool+, -54:pool+on 24:price+, 27:put+_ 51:real+one 41:right+now 26:rn+$ 38:safe+to 66:selector+$ 27:sent+me 29:show+me 27:supp+,
-34:talk+about -34:that+coin -21:the+exchange 20:the+pap 49:the+real -24:the+same 69:the+token -20:the+transaction 23:there+$
22:to+_ 38:to+buy -34:to+the 35:today+? -28:togeth+? 24:token+i 52:token+with 55:up+on 63:wallet+$ -59:wallet+_ 24:what+i 53:what+it
-29:what+my 41:what+the -28:when+i 40:which+chain 74:which+i 52:with+_ 45:with+a -43:with+my 77:with+the 46:yet+? 51:you+find
@+lacks:bitcoinAddress 6:* 34:^+a -21:^+balance -24:^+could 51:^+ha 27:_+$ 34:_+_ 27:_+addres 33:_+to 50:addres+$ 59:any+_
28:can+you 26:cold+storage -27:could+you 28:do+i -48:for+a 52:ha+the 26:i+have 22:in+_ -35:many+_ -28:now+$ 34:of+a -23:of+my
-24:right+now -34:thi+addres @+lacks:bitcoinHash 10:* 53:?+$ -26:^+_ 33:^+how -36:^+my 22:^+sat 38:^+what -40:^+why 23:_+i
64:_+transaction -34:_+tx -22:and+how 20:and+i 57:by+now 41:confirmation+doe 53:doe+my -26:ha+been 36:how+many -31:i+_ -38:i+stuck
-20:i+the 52:many+confirmation -26:my+tx 49:now+$ 52:now+? @+lacks:block -15:* 24:?+i 21:when+wa @+lacks:chain -18:* -29:,+all
-21:,+any -37:,+it 21:,+need -36:,+on 38:,+where 66:,+with -53:.+$ 32:.+. 21:.+what -35:.+which 47:?+? -30:?+_ 23:?+my 37:?+the
-25:^+_ -41:^+a -26:^+before 22:^+biggest 43:^+can 57:^+check -38:^+coingecko -24:^+could -35:^+did 36:^+doe -29:^+for 47:^+ha
39:^+in -24:^+kind -20:^+nft 54:^+option -28:^+our 46:^+show -23:^+the -49:^+verify -35:^+we -46:^+where -34:_+, -59:_+. -24:_+?
-39:_+_ -35:_+addres -40:_+collection -26:_+do 36:_+fee -31:_+floor 51:_+holder -30:_+in 57:_+now -23:_+on 83:_+pl -21:_+please
38:_+pool -28:_+sery -38:_+since -24:_+token -26:_+word -21:a+friend -35:a+transaction -38:about+$ -87:all+chain -31:all+of
41:all+the 21:already+$ 44:am+i -20:and+by 22:and+how -35:and+i -36:and+what -27:and+who -32:any+chain -51:be+? -22:before+i
24:biggest+holder 22:buy+$ -22:by+_ 84:calldata+for 26:can+you 27:candl+of -43:chain+$ -26:chain+? -30:chain+_ 24:chain+id
67:chain+we 42:coin+$ -37:coingecko+id -30:contract+address -21:could+you 21:deploy+to -33:develop+since 22:dexscreen+for -42:do+,
43:do+i 38:do+the -24:en+name -27:error+_ -30:every+chain -60:fee+_ -24:floor+? 36:for+_ -48:for+my -21:for+our -23:from+the
-21:function+i -33:go+through -48:go+to 23:ha+it 20:ha+my 29:ha+the -41:have+the 27:have+to -23:history+of 34:holder+of
36:honeypot+? 29:how+far -28:how+i 27:how+many 31:how+the 52:i+$ -38:i+_ 25:i+am 23:i+get -47:i+he 22:i+in 45:i+lock -26:i+mean
-27:i+my -37:i+need -21:i+on 40:i+still -34:id+for 25:id+of 31:in+$ -53:in+fee 28:in+it -28:in+what 57:in+which 45:it+$ 41:it+?
25:it+_ -33:it+for -40:it+in 27:it+up 38:like+_ -24:like+to -34:list+of -27:lock+in -25:look+up 59:many+of 34:me+_ -26:me+a 23:me+it
-31:metamask+$ 50:money+i 23:money+in 30:much+i 41:my+broth -39:my+colleague -26:my+landlord 28:my+saving -36:my+token
64:my+transaction 23:my+wallet -31:need+it 23:need+the 21:need+to -35:nonce+_ 29:now+$ -40:now+, -24:numb+_ -43:numb+of -24:of+_
-34:of+a -29:of+all 27:of+it -50:of+my 52:of+that -22:of+them 41:of+these 52:of+those 54:on+$ 40:on+, -36:on+a -36:on+chain
28:on+coingecko -39:on+it 60:on+our 86:on+the 55:on+thi -42:one+? -28:one+i 29:option+volume 23:or+i 49:or+not -29:our+protocol
26:pay+dexscreen 89:pl+, 29:please+, -21:please+decode 23:pool+$ 59:pool+for -31:protocol+$ 42:protocol+, -23:protocol+_ 36:rate+of
-22:revenue+_ -20:right+now -25:rn+$ 21:sent+me -26:share+of 48:should+i 27:show+me -38:since+the -23:talk+about 44:that+chain
45:that+coin -21:that+one -24:that+protocol 131:the+chain -20:the+coin -26:the+contract 36:the+dev 22:the+dex 42:the+l2 46:the+lp
26:the+money -41:the+most 36:the+network 31:the+pair 28:the+pool 25:the+profile -25:the+project -52:the+protocol -38:the+token
-38:the+total 33:the+tvl 34:them+$ 29:there+$ 37:thi+morn -23:thi+one 25:thi+pool 54:to+add 26:to+sign -52:token+$ -36:token+?
-37:token+holder -42:trad+volume 35:tvl+of 33:up+on -31:up+the -50:user+paid -22:volume+_ 30:volume+on 40:wa+it 43:wallet+?
21:wallet+or 81:we+are 61:we+deploy 23:what+do -31:what+doe -33:what+now -27:what+share 31:what+the 31:when+i -32:where+doe
39:where+i -21:which+_ -25:which+chain 31:which+dex -31:which+one 28:who+hold -35:with+_ 53:with+the -23:word+of 36:yet+?
-27:you+look 36:you+please @+lacks:coinId -5:* 25:,+_ 26:,+in 68:,+the -32:.+$ 33:?+i -30:?+it -20:^+_ 43:^+did 25:^+how -38:^+price
-31:^+where 23:^+which 42:_+$ 41:_+, 36:_+and -66:_+at -31:_+hold -61:_+in 49:_+pl 34:_+please 26:a+coin -35:and+how -26:can+i
35:chart+_ -35:coin+$ 36:coin+in 30:coingecko+id 51:did+it -41:doe+the 71:for+my 34:ha+the -23:how+did 22:i+bought 27:i+it 63:i+my
58:i+need -31:i+the 40:id+for 44:id+of 38:in+$ 27:it+$ 27:it+cost 35:it+up 38:my+coin 29:my+nephew 62:need+the -63:of+_ 49:of+it
57:of+the 28:on+_ -25:on+which 51:one+$ 45:pl+$ 33:please+$ -43:price+of 53:sheet+, 30:since+the 20:that+coin -21:the+biggest
57:the+coin 38:the+coingecko -29:the+most 43:the+price -20:what+coin @+lacks:coinSymbol -9:* @+lacks:collection 13:* 21:?+$ 23:^+_
40:^+floor -22:^+nft -51:^+which -24:_+$ 50:_+? -26:collection+by 20:collection+i -29:doe+the 33:floor+and 66:floor+of 47:ha+the
29:how+far -34:how+many 33:how+much 31:of+the 23:price+of 50:the+_ 28:the+collection 39:the+floor 25:the+nft 65:today+? @+lacks:day
23:* 32:,+in -29:?+$ 24:^+_ 28:^+how -56:_+$ -25:_+, -28:_+? 42:_+in 23:_+price 30:day+i 29:how+much -50:i+_ 44:in+_ 30:it+$
37:of+the 45:on+the 30:one+_ 58:the+day 29:wa+_ 25:what+wa @+lacks:ens -17:* 25:.+_ -29:?+i -58:^+ha 34:^+who -33:_+$ 45:_+name
-22:_+on 52:addres+doe 21:addres+of -38:an+en -28:behind+_ 21:doe+the -26:ha+it -25:i+the 25:name+? 35:the+_ 20:the+addres
49:which+addres 39:who+own @+lacks:exchange -58:* -28:^+_ -39:^+the -38:_+$ -22:_+_ -63:_+at 48:_+bid -27:_+candl -47:_+level
-51:_+ord -30:_+perp -40:_+trad -40:_+with 50:and+_ -41:and+ask -45:ask+for -65:at+_ 46:at+the -43:book+for -60:for+_ 26:have+to
26:i+have -29:in+the -49:level+$ -31:market+$ 23:much+i -36:of+_ -50:ord+book -44:side+$ -49:the+_ 50:the+exchange -40:with+the
@+lacks:exchangeId 8:* 45:.+$ 27:?+$ 29:^+how -20:^+i 44:coingecko+id 56:d+like 56:i+d 39:i+it -63:i+the 52:of+the 55:out+of
-26:the+_ -48:the+exchange -20:what+i -35:with+the @+lacks:hash -39:* -44:,+please -21:.+$ -23:^+biggest -31:^+explain -23:^+my
-22:^+what -39:_+. -26:_+? -42:_+_ -37:_+bet -27:_+ha -23:_+on 61:_+or -35:_+today -34:_+transaction -31:_+tx -22:_+wallet
-32:and+what -35:are+my -23:biggest+holder 26:can+you -27:for+me -35:ha+the -27:holder+of 46:i+_ -25:in+_ 33:in+thi -36:my+_
-24:of+_ -26:of+the -25:of+ye 34:on+the 55:or+_ -23:pl+, 40:tell+me -27:the+_ 51:the+most -23:thi+_ -25:to+_ -30:token+_
-25:transaction+on -36:what+ha 27:who+hold @+lacks:hex -54:* -43:_+$ -25:_+, 21:a+sign -62:calldata+for 23:claim+he 27:did+the
-77:for+_ 43:me+a -59:selector+$ 39:show+me 28:what+function @+lacks:holder 16:* 28:^+for 53:^+how -24:^+the 21:^+when -23:_+$
-30:_+_ 48:_+ha 31:balance+sheet 24:did+it 47:did+the 56:ha+the -23:hold+_ 29:how+many 45:how+much 47:many+_ 32:on+average 35:on+it
51:the+company 26:what+did 27:when+did @+lacks:llamaCoin -37:* 21:,+what 26:^+give -31:^+how -33:how+the -39:i+my 30:it+_ -27:mov+_
25:now+$ @+lacks:market 15:* 25:,+_ 26:^+did 49:^+ha 43:^+odd -25:^+what -24:^+which -23:_+bet 40:_+contract -32:_+cut 43:_+level
46:_+on 26:_+print -23:_+question -31:a+_ -30:at+_ 20:best+bid 26:book+on 26:did+the -44:doe+_ 24:for+the 52:how+deep 29:how+did
-25:i+_ 46:i+the -55:in+decemb 31:it+? 49:level+$ 30:market+$ -34:market+on 29:move+_ 29:no+side 32:odd+on 32:of+it 45:of+that
31:of+ye -24:on+_ 74:on+that 54:on+the 54:on+ye 43:put+_ 73:that+_ 37:that+market 53:the+_ 49:the+book 22:the+market 21:the+moment
27:the+no 28:the+odd 24:the+ye 49:want+to -31:what+doe @+lacks:moveType -12:* @+lacks:other -11:* -32:,+_ 25:,+and -24:.+$ 25:?+$
44:?+_ 46:^+did 43:^+doe 27:^+please 49:^+the 32:_+$ 32:_+? -39:_+by 43:a+feed 43:did+the 29:doe+pyth 43:feed+for 56:feed+id
25:for+my 46:from+_ 42:have+a -23:i+_ 40:i+the 34:it+_ 28:much+of -21:of+the 53:of+thi 29:pyth+have -26:the+_ 52:the+bridge
21:what+i @+lacks:pair 10:* 32:,+_ 34:.+$ 46:?+$ 20:^+fund 52:_+? 23:_+level -33:from+_ 23:fund+on -22:my+_ -40:of+_ 48:on+_
84:ord+book @+lacks:protocol 29:* -39:,+and 29:,+for 33:.+$ 30:.+what 34:?+i 21:^+ha 52:^+on -47:^+option -54:^+the 22:^+tvl 44:^+we
-41:^+which -25:^+who 70:_+. -45:_+? 42:_+_ 36:_+and 45:_+volume 41:all+chain 44:and+i 49:and+what -50:by+protocol 48:chain+?
26:develop+since 27:doe+the 68:fee+_ 68:for+the 34:ha+the -28:i+have -28:i+it -38:i+lock 33:i+put 21:i+the 50:in+_ 54:in+fee
22:in+the 31:it+a 50:it+in 35:lock+in -20:much+did -47:much+i -34:of+_ 28:of+my 23:of+our 38:of+the -55:on+_ -47:on+chain 65:on+each
-38:on+the 43:on+which 32:our+protocol -36:protocol+$ 25:protocol+_ -53:protocol+by 23:revenue+_ 30:right+now 37:since+the 37:sit+on
58:that+protocol -65:the+chain -47:the+most 68:the+protocol 24:the+tvl 21:trad+on 34:volume+_ -21:we+are -46:we+deploy -44:what+did
27:what+i 40:what+the 39:which+chain -56:which+protocol -39:with+the @+lacks:query 52:* -26:?+$ 64:^+find -27:_+on 57:coin+$
49:id+for -42:of+_ -23:on+_ -29:share+of 22:the+coingecko @+lacks:signature -60:* 23:,+it -40:?+$ -25:^+my -29:^+what -24:_+and
-25:_+for -27:_+what 22:decode+thi -21:for+_ 21:for+me 22:for+my 28:i+can -26:in+the -36:please+$ -25:that+the -31:topic+_
-40:with+_ @+lacks:solanaAddress 28:* -41:,+_ 36:.+what 26:?+? 78:?+_ 59:^+can 39:^+find -20:^+how 25:^+i 27:^+my 33:^+rugcheck
50:^+which 26:_+$ 32:_+? -30:_+addres 81:_+coin 68:_+doe 53:_+from -33:_+into 43:_+of 40:_+on 63:_+still -24:_+token -25:and+who
38:been+burn -40:can+still 65:can+the -28:do+i -22:doe+my 57:for+me -38:from+a 61:from+my 29:give+me -29:how+do -35:i+_ 45:i+am
-35:i+my -62:i+need -30:i+on -26:i+the 36:i+there 23:in+the 46:left+in 55:me+how -22:mint+more 54:mint+on 27:more+of 26:much+of
-31:now+, 49:of+it -22:of+my 41:of+that 20:of+the 28:of+them 35:of+thi 49:on+_ -20:on+my -40:one+_ 20:own+_ 54:pl+$ -22:rows+$
36:share+of -44:still+mint 20:supp+$ 54:talk+about 43:tell+me 56:the+_ -32:the+token 27:them+$ -23:to+the -20:token+are -31:wallet+_
-21:what+i -25:what+the 29:what+would 60:which+_ -20:which+one -21:which+token -33:who+can @+lacks:solanaSignature -16:* 38:^+did
-21:^+what 46:did+the -20:do+i -27:impermanent+los -29:my+tx 57:the+_ 22:to+a 50:yet+? @+lacks:ticker 32:* 53:_+$ 55:of+the 55:on+_
@+lacks:time -10:* 20:,+_ -27:,+and 43:,+in 23:.+$ -44:?+$ 31:^+_ -32:^+price -33:^+pyth -32:^+what -28:_+. -22:_+? -28:_+_
27:_+block -23:_+in 63:_+price 44:_+when 28:and+_ -32:at+_ 52:at+the 34:block+numb 22:block+wa 36:day+i -50:feed+_ -30:for+_ -24:i+_
42:i+got -40:i+it 31:it+$ 24:of+_ 34:price+of -30:pyth+feed 52:the+_ 38:the+day 50:the+moment 48:wa+_ 31:wa+it 26:what+price
-37:what+the 33:when+i 21:which+block @+lacks:types -41:* -25:^+abi @+lacks:unit -65:* -23:.+$ -46:^+convert -46:convert+_
@+lacks:url -22:* 22:connect+my 22:got+a 40:i+the -21:on+_ 26:site+legit -21:the+next @+lacks:uuid 14:* -21:?+$ -23:^+how 24:^+my
-24:_+? 31:_+in 27:how+the -32:in+, 31:my+pool -22:since+the -43:the+_ @+lacks:values -42:* @+lacks:venue -34:* -25:^+did -37:^+how
35:^+where -27:_+? -24:_+bid -60:_+on 26:and+how -31:book+on -53:deep+i -65:for+the -53:how+deep 42:how+the -23:i+want -23:in+_
24:in+that 34:mov+_ 70:now+$ -49:odd+on -53:of+it -25:please+$ -41:price+of 26:that+market -71:the+_ -48:the+book 21:the+odd
-45:the+price -50:want+to 25:what+are 27:where+i @+outside -71:!+! 12:* -50:,+any -51:,+by -65:,+can -57:,+did -22:,+exact 68:,+fee
-21:,+for -22:,+from 23:,+i -39:,+if -44:,+in 37:,+it -37:,+just 43:,+long 32:,+market -49:,+my -33:,+need 51:,+not -26:,+only
-33:,+please -30:,+pric -48:,+the -45:,+want -30:,+whatev -55:,+where -34:.+. -65:.+_ -30:.+can -35:.+could -38:.+how -71:.+i
-85:.+what -24:?+$ -83:?+? -79:?+_ -74:?+and -88:?+i -35:?+it -81:?+my -24:?+need -43:?+the -41:^+a -23:^+abi 39:^+am 57:^+balance
-28:^+before 51:^+bid -67:^+buy -36:^+call 53:^+can -40:^+chart -60:^+check -40:^+current 53:^+do 47:^+draft 52:^+floor -67:^+for
-26:^+fund -35:^+ga -29:^+give -21:^+have 24:^+how -48:^+hows -30:^+i 20:^+imp -38:^+in -27:^+kind -20:^+last -29:^+list
-45:^+metamask -40:^+need -30:^+newest -27:^+nonce -46:^+numb -43:^+on -25:^+only -25:^+open -25:^+option -104:^+ord -67:^+our
-49:^+pl -23:^+pull 67:^+put 24:^+read 25:^+realis -31:^+recent 91:^+revoke -45:^+sat -42:^+show 31:^+tell -44:^+that -44:^+the
-37:^+top -24:^+tvl 41:^+verify -92:^+wa -42:^+we 35:^+when 48:^+where -44:^+why -35:_+. -53:_+? 26:_+_ -32:_+a 82:_+account
23:_+addres -101:_+all -24:_+already -91:_+and 59:_+approval 26:_+atm -47:_+bet -36:_+block -44:_+book -46:_+by -37:_+byte -47:_+can
-41:_+collection 27:_+contract 66:_+cost 31:_+cut -61:_+doe -22:_+entry -35:_+event -22:_+ever -68:_+fee -46:_+floor -33:_+for
35:_+fund -35:_+give 53:_+ha 42:_+holder 29:_+in 42:_+into 37:_+it 50:_+level -34:_+list -23:_+market 116:_+mempool -32:_+move
-54:_+name -65:_+nft -36:_+odd 25:_+only 54:_+open 21:_+option 91:_+ord 71:_+over -27:_+pair -33:_+pay 87:_+per -28:_+perpetual
32:_+pl 22:_+please -38:_+point -46:_+pool -20:_+position -78:_+price -40:_+print -29:_+protocol 23:_+right -22:_+rn -71:_+rows
-27:_+since 21:_+slot -50:_+so -28:_+spot -37:_+stak -76:_+still 22:_+that -60:_+thi -24:_+to -26:_+today -33:_+token 31:_+trad
-31:_+trade 26:_+transaction 25:_+transfer -65:_+tx -27:_+v 21:_+value -42:_+volume 49:_+wallet 50:_+withdrawal 37:_+word
-33:_+worth 64:_+ye 74:a+_ -55:a+coin 57:a+contract 30:a+good -41:a+long -39:a+new -30:a+of 30:a+phish -37:a+rug -28:a+slide
-41:a+tx -42:about+$ -51:about+, -24:above+_ -22:account+$ -43:account+_ -33:account+on -51:addres+$ -26:addres+i -41:addres+of
-49:against+_ 39:all+exchang -40:all+time -37:already+$ -27:am+afraid -31:am+i 24:an+airdrop -61:an+old -90:and+_ -38:and+a
55:and+ask -29:and+at -25:and+by -39:and+in 38:and+it -29:and+of -64:and+on 57:and+volume -38:and+when -69:any+_ -42:any+chain
-27:any+of 39:approval+of 54:are+in -47:are+my 36:are+there 55:ask+for 85:at+my -29:at+on -47:at+present -28:at+the -30:at+thi
-23:at+which -57:atm+$ 72:balance+and -20:balance+sheet -52:been+burn -41:before+i 50:behind+_ -20:behind+the -34:bet+$ -35:bet+on
-25:between+_ -43:block+$ 38:block+_ -45:block+numb -43:book+$ -82:book+, 26:book+for -50:book+on -27:burn+$ -23:buy+, -25:by+how
-50:by+now -37:call+_ -43:call+data -57:calldata+for -23:can+still 24:can+u 20:can+you 30:capital+of 27:cent+a -51:chain+$
48:chain+, -32:chain+? -21:chain+doe -56:chain+id -30:code+of -45:coin+$ -31:coin+, -27:coin+in 26:coin+on -31:coingecko+id
37:collection+$ -37:confirmation+doe 46:contract+$ -24:contract+, -42:contract+_ 40:contract+on -31:contract+verify -22:cost+on
-40:could+the -26:crypto+market -45:current+_ -44:cut+in -47:d+like -24:day+i -22:decode+thi -37:deep+i -27:deploy+it -39:develop+_
-53:did+_ -77:did+it 22:do+, 22:do+i -72:do+the 73:doe+a -27:doe+it -20:doe+my -47:doe+the -21:doe+thi 46:draft+a -41:each+side
52:eligible+for 86:every+approval 45:exchang+_ -26:exchange+_ 20:exit+queue -39:far+$ 51:fee+$ -39:fee+? -36:fee+_ 42:fee+and
-28:fee+on -27:feed+_ -31:find+_ -55:find+me -45:find+out -58:floor+of 64:floor+price 34:for+a -27:for+an -48:for+it -26:for+my
-30:for+no -20:for+our -33:for+the 34:form+_ -44:found+a -44:from+a -44:from+the 40:fund+on -42:gave+me -34:get+liquidat -44:give+me
71:go+to -34:got+a 74:ha+_ -26:ha+been -50:ha+it -25:ha+my -104:ha+the 46:have+$ -27:have+? -28:have+_ -24:have+a 84:have+in
39:have+the -33:have+to -22:hi+wallet 25:history+of -20:hold+_ -33:hold+it -27:hold+on 45:holder+of -20:holder+revenue
-36:honeypot+? -37:how+deep -70:how+did 25:how+do -34:how+far -48:how+ha 55:how+i 26:how+long -32:how+many -26:how+much 81:how+often
-31:how+the -38:i+$ 23:i+, -53:i+_ -34:i+a -49:i+am 21:i+behind -35:i+buy -76:i+can -20:i+copy -56:i+d 45:i+eligible -54:i+got
75:i+he -40:i+in -26:i+left -29:i+mean -40:i+need 54:i+not 43:i+on -40:i+own -20:i+pay -25:i+sign -32:i+sold 29:i+stak -30:i+still
38:i+stuck 64:i+the -33:i+there -39:i+thi -54:i+think 52:i+want -48:id+$ -37:id+of -35:if+you 20:imp+volatility 29:impermanent+los
-65:in+$ -83:in+, -56:in+a -26:in+decemb -41:in+fee 42:in+germany -47:in+our -46:in+that 60:in+thi -31:in+total -50:in+which
-31:into+_ -25:it+$ -49:it+. -71:it+? -24:it+_ -43:it+a -41:it+i 43:it+on -61:it+or -34:it+to -28:just+the -54:kind+tell -40:late+$
-30:late+? -50:left+in -33:level+each 49:lightn+network -63:like+_ -26:like+the -46:like+to -25:liquidat+? 28:liquidation+_
-35:liquidation+on -51:liquidation+price -27:list+, -28:list+every 37:list+of -24:list+the 49:long+and 25:long+v -31:look+for
-65:look+it 43:look+like 24:look+up -27:many+_ -43:many+confirmation -54:many+of 39:many+people 52:many+validator -28:market+_
-46:market+cap 35:me+$ -41:me+_ -32:me+how -31:me+in 24:me+the -25:me+to 74:min+pool -27:mint+on -28:moment+? -51:money+i
-27:money+in -46:morn+, -26:mov+the -37:move+_ 44:much+_ -30:much+did -35:much+do -20:much+ga 23:much+have -78:much+i -41:much+money
21:mvrv+z 66:my+_ -52:my+bag -40:my+broth -33:my+coin -28:my+colleague 26:my+contract -28:my+exchange -28:my+friend 28:my+knee
30:my+landlord -33:my+liquidation -23:my+metamask -27:my+nephew -28:my+open -27:my+pool -25:my+saving -51:my+sist -42:my+transaction
-57:my+transf -28:my+tx -45:my+wallet 51:native+coin -55:need+_ -23:need+it -42:need+the 44:net+inflow 47:network+$ -22:no+in
-31:no+on 30:nonce+_ 47:not+the -74:now+? -52:now+on -27:numb+at 23:numb+i 45:numb+of 75:odd+on 41:of+_ 52:of+a 28:of+all
-29:of+each -79:of+it 45:of+my -29:of+supp -32:of+that -53:of+them -47:of+these -39:of+those -36:on+$ 38:on+a -30:on+coingecko
-39:on+it 22:on+our -28:on+that 41:on+twitt -60:on+which 55:on+ye 27:one+? -78:one+_ -27:one+of 27:only+$ 49:only+, -43:only+_
-35:only+the 38:open+interest -29:open+position -25:option+premium -79:or+_ -42:or+down -50:or+not 52:ord+book 29:our+_
39:our+treasury -43:out+of -45:over+_ -45:over+the 26:own+_ 22:own+of -20:paid+_ -31:pair+on -32:pay+for -27:pay+on -31:payment+$
-37:pend+_ -33:perp+on -26:phish+? 27:phone+numb -29:pl+$ -58:pl+, -27:plain+word -33:please+$ -45:please+. -41:pnl+_ -32:pool+,
-28:pool+_ -39:pool+for 52:pool+found -28:pool+on -33:position+on -43:present+? 37:pric+of 24:price+$ -28:price+, -50:price+_
-53:price+and 34:price+of -36:price+on -21:priority+fee 37:protocol+$ -21:protocol+, -27:protocol+on -20:pull+the -20:pull+up
42:put+_ 23:put+my -21:quot+in 61:rank+of 63:rarity+rank 26:realis+pnl 56:revenue+_ 86:revoke+every -30:rn+$ -30:rn+? -52:rout+_
-37:rug+? -41:safe+to -55:sat+vb 71:say+_ -39:see+how -43:selector+$ -38:sell+tax -44:sent+me -51:share+of -26:sheet+, -48:should+i
47:show+_ -40:show+me -22:show+my -26:show+the 49:side+$ -30:side+of 43:sign+? 33:simple+word -51:since+_ 49:since+launch
-54:since+the 47:sit+in -63:sit+on -40:sitt+in -39:so+far -54:so+i -28:source+code 37:source+of 23:spot+_ 22:stak+reward
-43:still+have 33:summ+$ -32:supp+$ -21:supp+of -65:talk+about 40:tax+in 22:tell+if -27:tell+me 34:text+_ 46:than+_ -22:that+?
29:that+_ -47:that+my -43:that+the 26:the+_ -28:the+account 57:the+balance -54:the+biggest -82:the+book -42:the+bridge
27:the+capital -33:the+client -31:the+collection -84:the+company -34:the+current -73:the+day -22:the+dev -35:the+dex 37:the+exchange
-51:the+fee -33:the+floor -24:the+fund -35:the+guy -23:the+highest -33:the+l2 -32:the+last 47:the+lightn -36:the+lp -38:the+market
-34:the+mint 25:the+moment -31:the+money -26:the+most 70:the+next -44:the+nft -32:the+numb -30:the+ord 65:the+oth -36:the+pair
58:the+pend -31:the+pool -41:the+price 56:the+project -28:the+rout 46:the+same -23:the+site 32:the+source 22:the+spot 34:the+text
-23:the+total -34:the+trad 25:the+u 22:the+wallet 25:the+week 41:the+whole -53:the+ye -43:there+$ -25:there+i -38:these+_
-21:these+day 21:thi+? 42:thi+addres -30:thi+moment -44:thi+one -42:time+high 74:to+_ -43:to+buy 58:to+get -41:to+liquidation
30:to+my -48:to+see -41:to+sell -21:to+sign 68:to+the -46:to+which 29:today+$ -62:today+. -42:today+? 41:token+$ -32:token+,
46:token+? -22:token+_ -23:token+i -33:token+in -34:token+my -38:token+on -42:token+that -20:told+me 50:tonight+$ 37:too+$
-35:trad+$ 32:trad+_ -49:trad+at 54:trad+of -37:trad+volume -37:trade+_ 72:transaction+_ -25:tvl+of 47:tx+_ -51:tx+on 25:up+_
-37:up+on -42:up+or 36:up+the -45:v+_ 25:v+short -24:value+lock -42:verify+? -25:volume+_ -21:volume+in 51:volume+of 52:wa+_
-21:wa+that -77:wallet+$ -46:wallet+? 66:wallet+_ 20:wallet+i -36:wallet+on -28:wallet+or -47:wallet+worth -32:want+the -71:what+_
39:what+a -30:what+are 66:what+did -41:what+do -91:what+doe 33:what+fee -33:what+i 38:what+in -22:what+it 22:what+my -32:what+share
34:what+time 23:what+would 51:when+_ -24:when+i -24:where+can 23:where+doe -56:where+my -48:where+we -20:wheth+it -68:which+_
-40:which+addres -58:which+approval -43:which+block -69:which+chain -39:which+coin 52:which+min -28:which+nft 28:which+of
-54:which+one -37:which+pool -64:which+protocol -32:which+token 61:who+are 21:who+ha -42:who+hold -86:who+own -44:whole+token
38:why+did -62:with+a 53:with+my 35:with+nonce 24:word+of -24:worth+on -38:worth+right 47:ye+in -45:you+can -46:you+find
-40:you+please -23:you+tell 24:z+score @=1 23: -51:^i 60:^the 23:^what 22:are -50:by -22:cap -24:capitalisation 22:coin -24:crypto
-40:i -38:list -39:market -38:me 32:move -63:pric 35:quot -22:quote 35:the -22:them 48:top 32:with @=1155 -44: -26:* -27:^what
-21:by -25:collection -30:doe -28:every 52:ha -43:in -48:jpeg -30:list -56:nft -36:one 40:only 56:please -27:show -37:the -33:token
40:what -27:which @=14d -91:* -57:and -25:coin -23:in -26:of -50:the -27:who @=1h -14:* -38:^top 43:^what -24:^who -65:and
-23:biggest -38:coin 48:dex -24:dump -27:in -21:most -32:of 31:on -23:only -24:pump -45:the 55:thi -38:top 42:what -37:who @=1w
-32:* -20:hash @=1y 58:? -37:^who 21:and -38:biggest -47:coin -38:dump -24:hash 47:in 65:most 39:of 61:on -37:pump 52:who @=20 -14:*
-23:need -25:only 20:out @=24h 23:* 29:^i 32:^what 26:are -24:by -27:coin -21:derivativ 30:each 26:futur 22:id 40:me 26:need -21:one
32:the 42:today 31:what @=2y -32:* -20:hash @=30d -91:* -57:and -25:coin -23:in -26:of -50:the -27:who @=3d -32:* -20:hash @=3m
-32:* -20:hash @=3y -32:* -20:hash @=404 -34: -66:* -20:collection -21:doe -25:ha -32:in -35:jpeg -21:list -40:nft -29:on -26:one
-52:only -28:please -21:show -25:the -24:token -32:what -21:which @=5m -54:* -46:^what -39:dex -24:on -42:thi -44:what @=60d -91:*
-57:and -25:coin -23:in -26:of -50:the -27:who @=6h -54:* -46:^what -39:dex -24:on -42:thi -44:what @=6m -32:* -20:hash @=721 -59:
-10:* -22:? -22:^for -24:^nft -26:^on -21:^show 47:^what -21:^which -26:by -32:collection 41:doe 55:every -46:ha 39:jpeg 51:list
-21:me 39:one 26:only -49:please -33:show 48:the -21:to -37:token -21:we -33:which @=7d 77:* -60:? 54:^who 90:and 56:biggest 43:coin
53:dump -64:most -61:on 57:pump 82:the @=all -42:* -25:^open -22:and -29:at -37:expir -21:fund -22:list -36:only -24:out -31:that
-35:volume -30:with @=apy 31:* 29:at 64:best 46:first 31:for 40:have 49:in -29:keep 48:least 39:more 25:on 44:only 23:or 50:pool
40:put 24:to 43:where 68:with 33:yield @=asc -31: -57:* -39:^coin -22:^i -21:^list -28:^the 49:^v -49:^what -38:^which -39:are
-37:at -33:biggest -43:bought 27:buy -84:by -47:cap -24:chain -37:coin -42:collection -57:company -53:cost -21:crypto 48:day
-31:derivativ -28:ever -24:exchang 41:first 29:ha -23:have -52:hi -44:in -23:interest -25:jpeg -71:largest -48:late -36:like
-42:list -50:market -22:mcap -48:me -29:most 48:move -37:nft -31:not 26:numb -20:open 32:pl -44:pric -39:pump -36:purchas -51:quot
-28:sal -40:show 46:side 53:stack -34:today 33:top -50:trad 46:v -62:value -38:what 56:when -37:which @=average -31: -90:* -28:^what
-32:and -46:buy -27:cost -34:ha -41:it -26:what @=base -13:* @=bridge -52:* -35:by -20:lend -40:on -24:protocol -39:there @=btc
-22:^how -21:by 24:coingecko -31:derivativ -21:do -28:exchang 20:for 27:futur -21:how 30:i 23:id -22:interest -21:open @=cap -16:*
-29:^coin 26:^v 28:^what -37:by -40:cap -35:coin -25:collection 27:day -28:in -47:largest 39:like -24:list -41:market 30:me 27:move
-24:nft 39:pump -25:quot -25:sector 39:show 26:side 34:today 25:v 23:what -28:which @=change -26: -15:* 27:are -21:at -34:buy -27:by
-25:coin -31:ha -28:it 43:me -22:one 23:the 42:today -21:which @=clos -50: -70:* -27:? -29:^how -37:^what -36:^which -31:bet -50:by
-50:can -29:did -29:do -78:event -24:give -24:how -42:market -38:me -32:most -34:odd 21:of -22:on -56:open 39:outcome 35:over
-44:politic -45:sery 36:them -73:today -24:venu -33:what 24:with @=coin -21:* @=commodity -41:* -21:feed -21:pyth -29:the @=company
-31:* -33:^list -28:a -23:coin -26:coingecko -29:holder -28:id -27:list -31:that @=compressednft -11:* @=conversion -71:* -40:ha
-20:in -34:on -40:what @=cost -31: -90:* -28:^what -32:and -46:buy -27:cost -34:ha -41:it -26:what @=crypto -27: -50:* -24:?
-24:^which -27:account -31:by -21:most -26:one -22:the -22:today -20:trad -23:which @=culture -43:* -31:account @=dai -11:*
-25:^price 35:^what 43:chart -27:do -25:one 27:or 29:since 28:thi 44:up 29:what -22:which @=date -45: 15:* -47:^what -40:and 50:buy
-35:cost 50:ha 43:it -45:what @=desc 31: 6:* 21:? 22:^biggest -52:^coin -23:^how -31:^list -34:^the 62:^v 35:^which -30:acros 25:are
-30:at 36:biggest -37:bought -64:buy 48:by -65:cap -21:category -37:chain -44:coin -42:company -41:cost -25:crypto 59:day
-36:derivativ 41:ever -31:every -28:exchang 26:futur -50:ha -42:hi -56:in -26:interest -36:jpeg -33:largest -43:late 44:like
-42:list 21:made -69:market -30:mcap 54:most 59:move 22:need -37:not 35:numb -24:one -23:open 44:pl -52:pric 45:pump 51:purchas
-60:quot -21:quote -29:rows -30:sector 43:show 59:side 36:today 22:too 49:top 69:trad 58:v 45:value -34:when 34:with @=dex -52:*
-35:by -20:lend -40:on -24:protocol -39:there @=economic -43:* -31:account @=equity -41:* -21:feed -21:pyth -29:the @=erc -76: -49:*
-52:? -42:^for -21:^how -39:^nft -46:^on -30:^show 33:^what -40:^which -20:a -35:are -33:at 22:balance -39:by -54:collection
-34:each 44:every -31:first -22:for 38:ha -42:he -21:hold -46:how -48:i -28:in 34:list -44:many -31:me -28:move -48:nft -26:of
44:only 37:out -27:own 47:please -33:position 27:price -47:show -33:that -39:to -71:token 47:transfer -29:wallet -37:we 55:what
-67:which -40:who -36:with @=erc1155 -20: -23:* -32:? -48:^which -29:^who 47:approval -41:can -35:contract -41:from -24:got 53:ha
-34:i 53:list -30:my -36:of -51:spend -24:still 60:that 44:the -48:to -81:token -48:which -61:who @=erc20 -18:* @=erc721 -78:* -22:?
-37:^which -20:^who -44:approval -31:can -27:contract -32:from -28:ha -26:i -35:list -24:my -23:of -26:on -40:spend -21:that -22:the
-33:to -60:token -37:which -45:who @=false 47: 20:* 30:? 39:^i 21:account 43:at 39:code 34:how 22:i 39:it 37:on 27:proxy 35:verify
27:what @=finance -43:* -31:account @=first -69:* -53:for -22:in -29:it -36:list -26:need -34:of -49:on -29:or -23:out -23:recent
-27:that -47:the -26:to -50:transaction -25:tx @=floor -26:* @=from -59:* -24:^show -21:and -22:for -23:nft -23:on -22:recent
-23:show -35:that -23:to -35:token -21:tx @=fungible -11:* @=futur -16:* @=fx 34: 85:* 29:^pyth 36:^what 81:feed 58:for 47:id
79:pyth 74:the 34:what @=government -63:* -27:? -41:^which -30:by -56:company -31:firm -41:have -27:hold -43:list -43:most -21:much
-26:on -21:sheet -39:stack -22:the -51:which -36:with @=h24 37:? 37:^which 30:and -32:are 55:by -32:cap -38:chain -29:each -34:every
-31:for -44:jpeg -56:market -40:mcap 53:most 37:numb -34:rows -33:sal -26:the 71:v 32:which -22:with @=hold -30: -74:* -28:^what
-21:and -34:buy -33:ha -34:it -26:what @=holder 33: -40:* -63:? -22:^fee -30:^what -26:^who -39:acros -46:all -49:and -73:app 33:by
-25:chain -31:crypto -77:did -43:doe -58:earn -85:fee -102:for -33:from 66:got 80:holder -21:how -22:i -37:in -117:itself -102:keep
-28:make -36:money -50:most -28:much -63:not -23:now -20:of -34:on -38:out -74:paid -69:pay -23:please -52:rank 29:that -53:the
-39:thi -38:to 64:token -25:trader -77:user -38:which -25:who @=holding -50:* -26:^which -26:company -23:have -25:list -28:most
-29:which @=id 53: -20:* -24:^i -31:^the 29:^what 29:are -61:by -33:cap -28:coin -24:crypto -76:in -32:market -29:me 47:pl -42:pric
-61:quot 62:top 23:what 56:with @=in -14:* @=inactive -41: 8:* 34:^give -27:address 26:all -40:and -25:coin -31:coingecko
-26:contract -60:dump -29:each 58:exchang -60:exchange -34:for 34:give 62:have -34:i -48:id -58:name 43:of 59:that 30:the -40:their
34:want -43:which -28:with @=interest -20:* @=internal -21:* @=lay 23: -51:^i 60:^the 23:^what 22:are -50:by -22:cap
-24:capitalisation 22:coin -24:crypto -40:i -38:list -39:market -38:me 32:move -63:pric 35:quot -22:quote 35:the -22:them 48:top
32:with @=lend -31: 8:* 44:? 39:by -29:defi 54:lend -26:lock 29:on -41:protocol 40:there 51:to 40:tvl -32:what @=liquid -42:* -24:by
-29:on -27:there @=mak -56:* -28:ha -24:on -29:what @=market -16:* -29:^coin 26:^v 28:^what -37:by -40:cap -35:coin -25:collection
27:day -28:in -47:largest 39:like -24:list -41:market 30:me 27:move -24:nft 39:pump -25:quot -25:sector 39:show 26:side 34:today
25:v 23:what -28:which @=mention -43:* -31:account @=merge -71:* -40:ha -20:in -34:on -40:what @=metal -41:* -21:feed -21:pyth
-29:the @=month -53:* -38:at -40:volume @=name -47:* -24:^how -22:^what -46:are -29:by -35:derivativ -22:do -29:exchang -22:how
-27:interest -25:me -24:one -25:open -28:the -23:today -21:what -21:which @=native -47:* -44:^which -36:cap -22:chain -43:collection
-44:market -30:most -41:nft 26:numb 44:v -44:which -23:with @=net -30: -74:* -28:^what -21:and -34:buy -33:ha -34:it -26:what @=nft
-31: -48:* -31:^i -25:and -27:chain -30:coin -25:coingecko -34:friend -22:i -24:id -35:know -34:native -30:need -33:to -32:you @=no
49: -23:* 28:? 85:^cheapest -25:^how -23:^price -32:^show -26:and -31:book -64:chance -21:chart 92:cheapest -30:contract -33:did
-24:for -34:from -24:how 45:i 48:in -42:me -21:mov 52:no 55:now -36:odd -60:of -64:please -47:pric -23:price 58:right -21:see
-31:show -43:since -26:th -33:the -23:to -37:ye @=nonfungible -8:* @=notional -70:* -21:? -56:^option -22:by -20:how -24:much -30:of
-44:on -73:option -33:paid -88:premium -35:protocol -21:trad -26:volume @=oldest -69:* -53:for -22:in -29:it -36:list -26:need
-34:of -49:on -29:or -23:out -23:recent -27:that -47:the -26:to -50:transaction -25:tx @=open -20:* @=out -85:* -24:^how -50:^if
-29:and -23:for -40:get -55:how -45:i -49:if -55:into -29:many -29:me -43:much -42:now -32:on -52:out -37:to -39:what -39:with
-35:would @=perpetual -53:* -31:? -25:^which -26:a -29:at -36:can -34:coin -26:doe -22:i -24:list -21:my -34:one -25:pair -47:spot
-36:the -34:trade -48:which -26:with @=politic -29: -42:* -25:? -26:^which -28:account -22:most -23:today -21:trad -25:which @=price
-26:* @=quote 11:* 29:? 49:^candl 49:^i -81:^pool -52:and -28:candl 70:i 91:in -34:it -42:liquidity 23:of 54:or 89:pric -61:price
33:the 74:token -30:trad @=rat -41:* -21:feed -21:pyth -29:the @=rebate -56:* -28:ha -24:on -29:what @=redeem 42:* 60:? -47:and
46:ha 61:in 42:on 44:what @=regularnft -11:* @=revenue 24: -4:* -61:^fee 66:^what -32:^which -62:^who -22:a 24:acros -21:and -60:app
-52:chain 27:crypto 28:did -41:do 35:doe 54:earn -44:fee 69:for -74:from 53:got -55:have 65:holder -23:how -21:i -93:in 119:itself
96:keep 46:make 44:money -33:more -32:most -26:much 80:not -62:now 62:of -66:on -32:or 36:out -27:over -113:paid -39:pay -41:per
-31:please -83:rank -36:right -41:take 49:the 26:thi -73:to -29:today 50:token -49:trader -70:user -36:wa 69:what -61:who @=reward
-71:* -40:ha -20:in -34:on -40:what @=score -9:* @=sell -37: 3:* 50:^what -24:and 36:ask 51:at -73:bid 71:buy -36:chance
-36:condition 34:do -63:for 35:have 61:i -26:it 36:no 29:now -36:outcome 59:pay 26:right -36:the 52:thi 48:to -40:token 47:what
@=settl 31: -32:* 28:? 52:^how -45:^what -45:^which -24:all 21:and -25:are -38:bet -21:biggest -65:by -58:can 58:did -36:do
-93:event 21:from -32:give 46:how -29:in 21:list -45:me -40:most -48:odd 27:of -27:on -72:open 49:outcome 44:over -25:people
-52:politic 46:sery 45:them -91:today -28:venu -42:what 30:with @=split -71:* -40:ha -20:in -34:on -40:what @=sport -29: -42:* -25:?
-26:^which -28:account -22:most -23:today -21:trad -25:which @=stak -42:* -24:by -29:on -27:there @=target -13:* @=tech -43:*
-31:account @=to -55:* -23:^show -23:any -22:did -25:for -22:on -23:show -21:tx @=top 13:* 47:? 58:^which -43:^who -35:a -64:bought
-79:chain -72:most 45:on 46:paid -71:recent 54:the 25:token 44:which -43:who @=total -50:* -26:^which -26:company -23:have -25:list
-28:most -29:which @=trade -26:* -24:? -48:^what 25:coingecko -21:derivativ 27:each 21:for 26:futur -38:ha 25:i 24:id -34:on -23:to
-23:trad -43:what @=transaction 43:* -61:^what 57:^where -55:at -73:buy 71:by 50:can -37:cost 31:doe 29:for -66:ha 40:have 58:i
44:in 67:lp 20:of -25:on 45:pool 44:purchas -29:token 62:trad -59:what -41:when 57:where 43:which @=true 39:* 29:^ 58:^and -29:^any
61:^by 70:^compare -44:^for -29:^ha -37:^how 69:^i 29:^in 33:^nft 41:^on -32:^our 32:^price -21:^put 49:^quote 22:^token -43:^what
41:^where -21:^who -28:account -52:all -32:an -39:any -36:ask 23:atm 42:balance -38:base 21:be -37:belong 24:below 56:best
32:between -28:bid 32:biggest 22:book 41:bought -55:burnt -53:buy 64:by -30:can 34:category -25:chain 27:change 39:chart -26:code
-50:coin -27:coingecko -60:collection 69:compare -23:compress -23:contract 35:cost -22:could -21:crypto 24:current 40:defillama
-36:dont -23:down 39:each -21:ever 22:everyth 35:far 44:file -21:fill 64:first -53:from 40:full 54:gain -32:go 54:hash 43:held 21:hi
32:highest 31:in 38:incl 82:includ 41:inside 48:inventory 25:it 48:item -36:itself -37:keep 24:last -22:lend -29:list -30:los
55:lose 30:m -59:market -36:member 29:moment 54:money 42:more 39:morn 36:most 47:mov 33:move 27:must -23:name -41:newest -49:numb
-40:one -34:oth -27:our 26:over -46:own 36:pair 35:pay -27:pend 43:per 29:percent 70:point 25:pool 57:pric 26:proxy 69:purchas
69:quote 25:rate 33:recent 47:right 24:saving -60:say -21:set -35:side -59:since -40:sit -33:spl 23:spread 39:stack 37:stak
45:telegram -20:tell 24:th 31:their -33:thi 35:too 33:top 64:trade -23:tx -34:und -45:up -24:v -21:vault 41:verify 49:volume
-23:wallet 44:want 44:website 32:where -26:which -26:who 72:with 46:without -21:worth 60:would -22:you @=trust -9:* @=unexpir 48:*
25:^how -21:^i 36:^open 25:a 33:and 31:did 56:expir 36:fund 58:futur 23:how -28:id 35:interest 30:list 24:out 30:over 37:that
27:trad 55:with @=usd -8:* 30:? -49:^what 27:^which -30:are -44:at 29:biggest -35:bought -71:buy 85:by -32:cap -36:chain -51:company
-44:cost -25:each 37:ever -33:every -21:first -26:for -60:ha -21:have -41:hi -23:it -40:jpeg -41:late -27:list -56:market -37:mcap
40:most 34:numb 44:purchas -33:rows -49:stack -22:the 21:too 73:trad 66:v 37:value -39:what -42:when 21:which -30:with @=value 7:*
-56:^what -73:buy -37:cost -67:ha 44:purchas -54:what @=volume -51:* -32:^best -31:^coin -21:^list -22:^on -36:^pool -25:^the
-42:^trad 69:^v -25:^where 24:^which -54:^who -22:a -44:account -35:acros 21:and -30:best -42:cap -37:chain -30:coin -54:count
-67:crypto -21:derivativ -22:dex -24:do -32:every 26:futur -35:go -42:in -44:jpeg -57:largest -27:liquidity -28:list -74:made
-65:market -38:mcap -20:me -49:money 41:move 24:need -39:not -33:on -73:pool -35:pric -58:profit -44:quot -59:rows -33:sal -47:see
63:side -20:sort -24:the -26:them -43:trade -35:trader 59:v -34:value -43:w -25:where -70:who -21:win @=weath -43:* -31:account
@=week 48:* 63:at 61:volume @=ye -42: -53:* -21:? -55:^cheapest -57:cheapest -25:i -52:no -28:now -30:on -29:right -22:th @=yield
-52:* -35:by -20:lend -40:on -24:protocol -39:there @asked 31:* @asked-fit 61:* @asked=1 -11:* @asked=2 19:* @asked=3 -4:* @asked=4
-19:* @asked=far -13:* @calls=0 34:* @calls=0|0|other 34:* @calls=1 8:* @calls=1|0|other 8:* @calls=2 -40:* @calls=2|0|other -40:*
@calls=3 -155:* @calls=3|0|other -155:* @category=defi_protocol -41: -21:* -43:? 29:^ 49:^and -32:^best -27:^chain 34:^could
-49:^for 24:^give -23:^ha -30:^i -23:^imp -56:^in -33:^lend 45:^next 31:^on 59:^rank 28:^revenue -30:^since 56:^top 33:^tvl
-27:^what 25:^where 34:^who 34:against -54:also -53:am -42:any 28:anyth 38:apy 25:ask -51:at -35:been 37:before 26:big 27:biggest
25:by 50:change 31:client -29:coin -25:commit 42:compare 30:could 29:crypto 37:current -26:dao 43:date 22:day -26:defillama
27:derivativ 35:dex -23:did 67:down 32:each -33:ever -35:figur -21:fund -52:get -63:give -27:goe -21:good -59:hack -42:have -44:hold
-22:imp 24:interest -25:into -24:keep -35:kept 30:l2 -33:largest 29:last -53:late -58:latest 37:lead -20:liquidation -23:liquidity
40:lock -43:lol -22:long -40:lose 37:lost 34:make -22:many -38:me -26:month 30:more 28:most -29:much -24:my 37:need 29:next 21:no
29:now -23:numb -37:number -33:old 22:one 65:only -43:or -23:our -28:own 54:people 37:per 59:pl -36:plu -35:point 21:position
-27:post -51:premium -27:return -23:revenue -39:reward -54:risk 47:rows 30:run -57:same 37:saving 23:say 49:share -54:should 33:show
-29:since 25:sit 28:some 53:split 31:spr -34:stable -32:stablecoin 29:stak 25:summ -65:them -43:there 38:these 20:those 28:through
65:today 51:top -41:total -63:trader 38:treasury 27:trend 42:tvl -35:two 40:value 21:vault 27:venu -21:volatility -23:volume -42:wa
-24:wallet -23:want 23:week 28:went -28:what 28:where 24:who 46:whole 35:will -26:yield @category=market_data -40: -17:* 25:24h
-45:^ -66:^account -42:^and 59:^are -26:^bid 58:^biggest 48:^book -41:^by -43:^can -76:^coingecko 20:^compare 51:^current 31:^depth
66:^did 37:^every -29:^fear -23:^find 43:^fund 21:^if -45:^it 47:^kind -29:^level -40:^liquidation -39:^market -50:^my -34:^next
26:^no 23:^of 64:^on 53:^one -22:^open -27:^or 60:^perp -27:^pool 47:^pric 38:^price -48:^print 21:^pull -30:^pyth -25:^since
-35:^spot 22:^stablecoin 31:^tell 37:^that -48:^the 41:^top 60:^total 76:^v 41:^wa -40:^where 44:above -31:account 36:actual
-46:addres -75:address 29:aft 20:against -35:altcoin 25:altogeth -23:am -44:any -29:app -57:apple 29:are -26:arriv -35:artist 23:ath
-22:bag -21:balance -22:bank -20:be 32:beginn -43:bett 62:biggest 20:blockchain -28:book 23:bos 47:both 24:bought -27:bridge
-54:buddy -28:burn 35:busiest -59:buy -34:by -47:can 43:capitalisation 25:carry 63:cent 35:chang -24:chart -22:check 27:circulation
-30:client -35:close 58:coin -49:colleague -20:collection 36:compare 37:confidence 51:cost 37:country 36:currency 29:current 33:d
27:dao -22:dat -90:data -62:date 44:day 29:decimal -58:deep -53:defi 49:depth -29:description -27:dex 30:did -26:do -58:dominance
37:each -21:else -44:entry 21:ever 48:everyone -34:exchang -24:exist 31:far -54:fear 20:feed 21:fetch 50:figur -51:fil -54:file
-31:fill -24:floor 33:follow -27:form 20:gain 20:give -47:goe 41:google -54:gre 54:greedy -21:had -42:half -44:hash 65:hi 30:history
-32:holder -50:holding 22:id 20:in 23:incl -38:index -33:inside -38:interest -47:into -44:just 67:keep 40:kind 42:know -33:l2
-29:last 35:late 27:lend -48:level -59:leverage -34:like -43:limit -27:link 41:liq 24:liquidity -34:live 45:lol -44:look -25:los
45:lose -21:lot -76:low -27:lp -24:m -20:many 47:margin -31:market 50:may -37:me -43:metamask -30:mix -31:moment 37:money -60:morn
-22:most 35:move -21:my 43:n -41:native 25:near 25:nephew -46:network -36:new -26:nonce 37:not -26:noth -62:now 34:number 21:off
45:offer -74:often 24:oi -66:old 94:one 24:only -56:open 23:oracle -56:ord -55:order 27:over -31:own 57:paid -27:part 28:pay
-33:payment -32:peg -21:pend -46:people -69:per -33:percent -36:period 45:perp 59:perpetual -42:pippin 57:pl -55:place -60:plot
-50:plu 22:pnl -36:position -25:post -21:present -28:print -20:probability -24:protocol 33:pull -54:quick 24:quot 32:rank 25:rat
-24:ratio 24:real -51:receiv -22:recommend 26:record 43:report -34:right 37:risk 27:rn 26:round -56:rows -49:run 38:sal 83:same
45:saving 31:say 44:script -59:search 26:sell -28:send -53:sent 28:sentiment 35:sery -44:share -38:she 39:sheet -23:small
-40:snapshot 50:so 37:sold -41:some -21:somebody 60:source 20:spot -21:spr 37:spread 44:stabl 68:stablecoin 32:stand 36:still
-53:stop -24:str 42:swap -40:tak 39:taken 46:talk -25:telegram -32:term -58:text 51:th -23:than 57:that -28:their 42:them 35:then
-23:thi -44:think 24:tick -26:till -24:tim -42:to -32:today 38:togeth 34:told 72:top -31:total 30:trade -59:trader -77:treasury
24:trust 70:turnov -57:twitt 27:two 31:und -73:until 87:up -76:use 56:v -35:vault 32:venu 35:very 70:volume 21:wa -27:wallet 81:we
-23:were -21:wheth -28:which -32:who -30:whose -40:why -21:will -78:withdrawal 27:without -24:won 31:wont 26:work -27:writ -28:x
-35:year 57:yet -60:zero @category=network_infrastructure -7:* 21:? -23:^call 31:^chain -35:^cheapest 44:^coingecko 78:^did 43:^fee
27:^for 27:^ga -73:^ha -30:^he 40:^i -41:^it -47:^nft 28:^nonce 56:^on 29:^price 47:^sat -24:^the -37:^when -48:^where -47:^who
48:^why -35:add -37:address -44:aft -66:also -30:amount 22:an -60:answer -39:anyth -26:app -28:arriv 23:arrive 30:audit 25:back
-27:bad 20:base 25:be -23:beacon 54:before -22:behind -27:below -21:bid 30:block -32:bot -60:broadcast 49:buy -22:capacity 38:chain
-62:change -27:cheap -28:cheapest 41:click 40:client -20:coin 41:collection 47:come 37:confirm -27:confirmation -23:connect
63:control 27:copy 22:correct 29:count 31:current -66:custom 41:d 40:data -29:date 43:deposit 40:develop 46:did 26:doe -24:don
-30:drop 62:eip 33:end 20:estimate -29:every -39:exchang 34:explor 23:fail -41:far -25:follow 34:for 25:form -20:found 28:friend
25:from -29:front 25:full 35:give -37:got -23:guy -72:ha -44:hash -25:hashrate 27:have 24:he -27:hold 57:hour 26:if -29:impermanent
57:keccak 34:know 47:land 22:legit 33:level -33:lightn 43:line -31:list -28:los -28:low -33:market -41:mempool -59:metamask
-29:method -26:min 42:mine -25:mint 28:moment -41:more 52:morn -26:most -24:mov 25:my 35:n 55:nam -49:native 29:need 42:newest
37:nft -48:nod 58:nonce -23:not 29:now 22:numb -22:of 37:ok -25:old -44:one -22:only 42:or 24:order -31:oth 22:our -27:output 29:pap
20:pay 25:payment -50:pool 33:price 59:program -35:project 23:pull -26:put -54:queue -33:rate 53:real -29:recent 23:revert 33:right
47:rpc 72:same -22:second 32:send 25:sent 30:serv -46:share 36:should -39:show -83:side 48:sign 41:since -29:sit 43:site -38:small
56:some -35:split 29:statu -54:still 62:str 42:swap -35:t 35:take 49:test -20:text 52:that 50:their 32:thi 24:think -24:those
-31:through 30:time 32:timestamp 22:tip 27:to 33:total -68:trace -53:transaction 75:transf -37:unit 23:v -30:validator 40:value
26:very 35:wait 30:well 21:what -28:who -41:whole -24:whom 22:why -20:withdrawal -20:would -30:your @category=nft_analytics 46: 15:*
47:? -43:^a -28:^check -49:^coingecko 44:^collection 46:^doe 37:^find 33:^i -24:^nft -38:^on 80:^only 49:^the 33:^what -30:^which
28:^who 42:a -20:airdrop 68:all -37:approval 50:artist 30:at 28:back -43:be 31:belong 51:by 35:call 61:cap -42:chain -22:chang
34:chart 56:cheapest -37:check 24:client 32:coin -34:compare -24:compress 56:count 22:daught 50:do -27:down 52:each -24:en 27:every
-24:everyth 64:far 44:find 30:floor 39:for 39:go 28:got 48:ha 37:have -57:he 31:held 21:her -33:hi 36:history 29:if 42:in
27:inventory 33:it 52:item 32:jpeg 54:kind 55:lol 37:made 55:market 57:mcap 40:member -30:more -45:move 42:much -40:my -54:name
47:native 32:need -45:not 48:numb -36:on 23:one -25:our -29:out -35:over 73:owner -35:pay -30:people 23:pictur 57:please -39:price
-66:rank -63:rarity -28:rows -61:run 20:sal -29:say 50:she -34:should -25:show 38:side 54:since -21:sitt -39:th 31:the 24:them
57:they -53:today -47:token 35:trad -44:trait -30:up -21:use 31:value 22:vault -41:volume 104:wa 26:we 56:what 29:who -38:whole
-57:would -34:ye 39:you @category=onchain_dex -7:* 38:^any -49:^are 35:^candl 27:^dex 42:^dexscreen -24:^did 51:^for 50:^give -41:^i
42:^if 25:^in -23:^most -35:^need 23:^newest -27:^on -26:^pool -22:^price 91:^the 37:^volume -33:^where 44:^which -29:about 28:acros
-29:also -55:and -35:ape -24:balance 22:been -28:big -39:block -23:book -28:boost -28:both -24:bought 29:bridg 35:by -38:call
26:came 24:cap 22:change -29:cheapest -36:coin -26:current 32:decentralis -20:decimal 29:deep 32:defillama 44:deposit -25:depth
43:dex -41:down 21:end 22:enough 34:every -35:everybody 26:feed -41:found -23:from 50:give -37:green 35:ha -25:had -27:have 40:if
-24:launch 22:lead 31:liq 31:me -48:min 31:money -35:more 40:move -41:net 48:newest -20:now 39:number -60:once 68:one 22:or 40:our
-21:over -34:own 25:paid 48:pair 34:people 43:percent -66:pippin 39:pool 47:present 32:pric 64:pump 31:rank 38:rate -22:right
-48:safe 37:same 21:say -35:search -42:sent -21:should 90:since -20:slippage 51:sold 36:stable -31:swap -34:talk -23:th -25:than
-48:these 43:thi 46:through -22:to 25:too -59:trader 35:transaction -34:two -33:up 46:use 31:venu -20:venue 51:vol -30:wa 33:want
26:watch -30:we -40:week 37:went 27:which -36:whole 35:worth 21:would -28:yet -27:you @category=portfolio_wallet 7:* 21:^a
24:^addres -38:^am 27:^an -36:^any -45:^are -25:^balance 27:^before -42:^biggest 66:^call 79:^can -27:^compare -33:^contract
31:^decimal -42:^did 53:^every 42:^everyth -27:^find -34:^for -26:^ga 73:^ha 23:^have 43:^in 41:^it 57:^make 29:^metamask -34:^need
40:^nft -51:^numb -30:^of -47:^on -56:^only 44:^our 26:^pnl -57:^price -28:^realis 27:^recent 38:^tell 25:^that 27:^to 29:^token
31:^tx 21:^utxo 67:^wa -26:^where -28:a -25:accord -22:acros -31:actual
-33:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -77:address 43:again
-55:airdrop 57:all 44:already 52:am -32:amount -20:an 28:any 38:anyth 48:app 58:arriv 55:artist 36:ask -23:back 24:bad 32:bag
-23:balanc -28:behind -69:belong 46:best 29:biggest 32:both 35:broth 22:burn -24:buy -26:by 73:call 78:calldata 27:came -28:chang
55:check 39:claim -36:client -25:coin -61:collection 24:company -49:compare -41:compress -22:contract -40:count 24:crypto 48:custom
-42:d 43:data 40:defi -28:diligence -28:due 34:dump -46:eip -46:eligible 37:empty 81:en 27:entry 31:erc20 -21:etherscan 37:ever
65:every 55:everyth 23:fee -53:feed -25:file -31:find -26:firm 32:first -70:flow 49:for -26:forgot 44:friend -26:from -28:full
29:gave -21:get -21:give 26:got 30:green 39:ha 24:hack 64:had -25:hand 40:have 94:he 28:height -20:hi -30:home -46:hour -29:id
-26:idea 23:if 31:im 47:incom 41:inside 34:inventory -21:just -28:key 37:late 71:left -31:legal -47:level 43:line 27:link -30:live
22:low 31:made 54:make -46:may -20:me 32:metamask -38:min 52:mine 26:mint 36:money 41:more -39:morn 25:mov -42:move 52:movement
31:much 74:multisig 32:must 33:nam 43:name -36:native 26:net -25:newest -40:no -21:node 30:noth 22:now -54:numb -21:of -74:only
-30:oth 43:our 43:out -38:over 26:own -43:passport -33:past -42:person -21:phone -21:piec 27:piece -20:pippin 30:pl -48:place
34:please -21:plu 39:point 46:present -21:price 31:primary -61:print -47:program 39:pull -32:put 35:queue -37:rank -46:rate -31:re
23:read -68:real -24:realis -53:reason -33:receiv 41:recent -27:rent 46:rout -33:rows -52:run -37:safe -63:same -29:saving 53:see
77:selector -37:sell -64:send 43:set -22:should 39:show -34:side -34:sign -44:sit 39:sitt 44:small 22:sold 38:some -38:somebody
-24:someone 25:somewhere -28:source -22:spam 49:spl -22:split -22:stabl -25:stake 31:stand 79:still 25:storage 21:straight -35:supp
40:support 41:swap 21:symbol -40:take -29:talk 22:tell 36:term -66:th -21:that -45:their -29:them 28:then 60:there -31:they -39:thi
35:think -38:to 34:token -37:too -45:top 27:touch -31:trad -43:trade 55:treasury -52:turn 29:u 23:und 29:unspent -60:up 32:used
20:utxo 37:vitalik 40:volume -58:wait -32:want 45:whale 58:which -74:who -31:whole -42:whom 32:why -50:win 41:with 23:withdrawal
35:worth 50:would -29:ye 36:year 28:you -27:your 69:zero @category=prediction_markets -10:* 36:^all 59:^and -34:^best -47:^bid
-25:^biggest 20:^chart 38:^cheapest 20:^could -53:^do 25:^for 34:^give 31:^i -25:^in 46:^last 25:^my 22:^odd 54:^print 25:^settl
23:^when 31:^where 23:^which 39:about 39:also -30:and 23:any 52:anyone 43:anyth -40:are 27:at 20:bag 33:balanc -31:balance -51:best
41:bett 38:between -59:both 44:bought 35:budget 38:by 32:can -32:cent 49:chance 31:cheapest 33:company 38:condition 26:contract
38:could 60:decemb 29:down -27:each 51:exact -42:exchange -27:far -39:fee -22:for -20:give -38:good -46:had 26:hi 49:hold -70:holder
22:i 32:just -22:keep 23:late -38:left 70:look 29:made -64:manifold 45:most 49:mov -67:next 50:no 42:now -34:odd -38:of 20:off
-57:old 31:only 21:ord -28:order 24:orderbook -22:own 26:paid -64:people 22:post 31:pric 52:print -49:put -67:question 23:rat
45:resolve 56:rn 20:rows 28:same -57:say 20:see 40:sell 20:sent -50:set 33:shar 32:side -45:sise 34:somebody -21:someth -44:still
23:tape -25:team 27:tell -26:time 47:to 28:togeth 45:told -42:top 47:total 41:trad -31:und 55:up 35:volume 33:wa -24:wallet -35:we
28:what 28:which 28:will -26:win 24:won -43:ye @category=search_discovery 42: 24:0x -49:^can 53:^coin 91:^coingecko -37:^dex
-33:^doe 46:^find 26:^for 42:^ha -26:^how -57:^nft -23:^only 35:^pyth 24:^search -32:^somebody -51:^the 35:^token 34:^we 43:^where
-29:^which -45:^who -33:a 39:about -25:account 22:add 28:against -29:all -26:already 34:also 67:an 28:any -24:ape -35:artist
-29:call 33:category -47:chang 62:check 22:coin 29:coingecko 56:colleague 44:com 59:compress 41:contract 29:copy 26:crypto -43:data
23:deepest -37:do 23:down 20:else -47:en 20:entry 24:everybody 34:exchang 65:fear 37:file 63:find 37:found 44:geckoterminal -42:go
-56:google 56:had -34:hash -65:he -21:her 56:here 34:holder -36:how 32:idea 38:identify -33:if -26:interest 25:it 24:just 34:keep
36:kind -30:know -50:list 34:log 21:long 58:m -60:made 25:mail -24:make -23:mcap 58:mean -38:member 74:morn 50:most 37:must -31:my
31:nam -63:name -45:need -26:nephew -24:not 64:old -34:only -22:or -23:oth 33:out -60:own -23:paid 29:pair 39:piec 64:pippin 48:pl
-36:pric -20:price -29:real 27:recent 38:rows -61:same -28:say 68:search 37:sector -29:see 58:send 29:show 24:so 23:start -73:stock
-26:str -27:summ -57:talk -28:tell 43:th -32:their -29:these -33:tick 31:token 30:too -75:top 44:trade 27:two -38:u -37:up 43:use
-22:v -33:venu 56:verify -30:wa -45:wallet 28:we -24:were -47:who -40:whose -29:with -44:work 36:ye 47:yet -34:you
@category=security_risk -25: 24:* 62:^and 66:^are -26:^can 67:^check -57:^did -30:^doe -43:^draft 23:^ha 22:^honeypot 26:^i -36:^in
41:^latest 55:^list 25:^metamask -34:^mint -43:^next -27:^our 21:^recent -91:^revoke 20:^rug 22:^somebody 39:^token -27:^we
-27:^where 40:^who 29:a -47:account -26:activity 39:aft -22:against -27:allow 60:already -60:also -27:am -28:and 21:any 22:anywhere
-31:approval 28:are 85:artist 48:at -34:audit -32:authority 21:be 62:been 32:big 98:burn 23:burnt -30:cheapest 57:check -24:click
-30:community -26:company -21:crypto -40:d -23:data -38:date 42:dev -47:doe -43:draft -81:every 60:everyth 57:far 23:file -50:find
-28:floor -21:friend -33:full -24:gave -30:give 32:go 28:got -38:grant 27:hack -29:he 41:hex 52:hi -36:hold -22:holder 40:honeypot
-33:inside 41:keep -25:key -22:know -22:landlord 23:last 41:latest -22:ledg 34:legit 44:let 41:liquidity 44:list 38:m 32:mail
34:many 44:more -24:most 33:move 38:new -27:news -56:next 25:nft 54:no 35:noth -21:off 32:open -28:or 22:out 41:own -40:owner
31:page -41:please -57:plu 27:put -22:read 45:real 25:recent -30:report -32:return -72:revoke -66:rout 50:rows 71:rug 79:safe
-25:same 23:saving 24:say -53:screen -40:sell 34:share 66:should 26:sign 75:so -33:some -26:start 24:still -21:take 35:telegram
34:th -23:that -37:there 90:these -36:they 31:thi 23:think 50:those -38:tick 24:token -23:tonight 22:transfer -30:u -59:unlimit
69:up -36:verify 53:want -32:we 32:website 56:were 31:who 25:whoev 63:whom 34:with -24:would 42:writ -26:you
@category=token_contract -22:* 33:^abi 68:^and 36:^biggest 24:^buy -59:^call -33:^can 34:^check 29:^compare -30:^decimal 29:^do
-52:^find 20:^from -25:^honeypot 23:^i -29:^it 21:^latest 23:^look -31:^make -31:^mint 35:^need -31:^numb -34:^of -32:^on -27:^read
23:^show -28:^tell 55:^the 39:^topic0 36:^total -50:^verify 34:^when -29:a 55:abi 33:account 74:address -39:all -62:also 87:amount
21:an 26:ape -46:approval -75:artist 28:auditor 24:bag 45:be -34:been 28:behind 22:bet 53:big 35:board 45:book 31:bought -93:burn
35:buy -29:by 39:byte -44:call -22:calldata -38:came 55:chang 43:change -27:claim 21:code -22:coin 24:compare -34:contract -20:copy
-23:cost 26:country -36:create -28:create2 -21:current 37:d 51:decimal 22:description -25:did -21:don 24:dump -36:each -38:eip
29:event -26:ever -33:everyth 35:evm 42:exact 31:exist -32:explain -55:far 27:feed 49:fil -53:find 29:firm -25:first -26:for
-55:gave 21:geckoterminal 28:go -37:group 63:hand -21:he -34:here 35:hex 66:hold 32:holding -24:honeypot 38:idea 39:index 47:input
24:inside 34:itself 25:just -48:keep 27:known -21:largest -21:late -63:launch -24:left -34:legal 23:liquidity 38:list -43:logo
30:look -31:los -35:m -60:make 23:many -49:morn 31:mov -40:movement 37:myself 65:name 41:need 25:news 20:normal -29:not -60:off
-23:often -42:one -64:oth 22:over -26:own 28:pap -44:part -28:past -31:pay -36:people -64:pl -48:post 21:present -26:pric -31:profit
23:publish -33:pull -29:reason 42:revoke -26:round -23:safe -42:same -53:say -27:score 26:script 36:see -63:selector 23:send
-34:share -38:she -22:should 41:show -66:since -32:sitt -66:so -21:solidity -32:source 46:stack 26:stak 26:start -27:still 35:supp
28:swapp -33:t -34:telegram 40:tell -25:that -23:then -39:thi -49:those 31:tim 43:top 32:total 22:track 37:transaction -20:two
25:und 65:unit -24:unlimit 23:unlock -26:use -32:v -20:verify 23:volume 30:w 60:wallet -26:want -44:we 28:well -24:went -25:were
23:where 83:who 35:whole -65:whose -29:with 35:work -23:worth -26:writ -20:yet @chosen-count 25: 126:* -52:? 26:^show -42:^the
52:^what 65:^which 53:^who 41:all -22:am -41:and 67:are 34:back 77:biggest 61:by -64:cent 25:chain 65:coin 80:coingecko
72:collection -29:com 42:contract 51:crypto 58:dex -47:did 33:dump 46:each 83:enough 85:event -76:for 24:give -73:have -45:how
-27:id -38:if 27:in -38:it 54:just 59:list -72:lost -41:market 21:me 67:money 82:most -25:much -105:my 24:need -41:nonce -29:now
-24:numb -46:of 26:on 25:one 34:only 21:or 49:pl 111:pool -33:price -48:put 71:rugcheck 67:show -28:sit 41:that 25:the -34:thi 63:to
57:today 70:token -39:top -49:transf 57:up 41:volume 47:what 96:which 24:who 81:with -83:ye -49:you @chosen-said 94:* @chosen|other
-21:* @content=0|first -11:* @content=1|first -36:* @content=2|first -26:* @content=3|first -5:* @content=4|first 5:*
@content=5|first 4:* @content=6|first 30:* @described 20:* @drops|named|new|other -7:* @drops|open|new|other -8:* @fault -111:*
@first=0|other -3:* @first=1|other -24:* @first=2|other -29:* @first=3|other -9:* @first=5|other 20:* @first|other 33:* @group=first
-9:* 21:^a 25:^abi -67:^account 23:^addres 115:^also -38:^am 42:^an 36:^and 40:^anyth 26:^are -38:^balance 32:^before -43:^best
-53:^bid 38:^biggest 48:^book -43:^burnt -37:^busiest 48:^buy -38:^by 46:^call -34:^can 37:^candl 37:^chain 52:^chart 72:^check
67:^coin 52:^coingecko 34:^collection 25:^compare 97:^contract 51:^current 30:^defillama 31:^depth 25:^dexscreen 39:^did -31:^do
-48:^draft 28:^dump 56:^every -30:^fear 38:^fee -24:^floor -90:^from 42:^fund 69:^give 50:^hows 28:^i 45:^if -26:^imp 38:^in -26:^it
41:^just 37:^kind 48:^latest -33:^lend -53:^level -47:^liquidation -59:^market 43:^metamask -22:^mvrv -63:^nam -26:^name 61:^newest
-30:^nft 22:^no 71:^not -66:^numb -51:^of 44:^one 29:^only 36:^our 60:^perp 50:^pl 23:^pnl -116:^point -39:^pool 25:^pric 24:^price
31:^print 24:^pull -67:^put 26:^rank -20:^rarity -37:^read -31:^realis 42:^recent -91:^revoke -110:^rows 49:^sat 22:^say 25:^settl
-70:^should -29:^since 39:^so 30:^somebody -36:^spot 20:^stablecoin 30:^tell 47:^that 34:^the 35:^their 92:^token 53:^top 21:^topic0
70:^total -33:^turnov 22:^tvl -27:^twitt 22:^two 21:^tx 79:^v -43:^verify 57:^volume 96:^wa 45:^wallet -53:^where 45:^why 44:abi
51:about 22:accord -28:account 53:actual -24:add
-48:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -50:address -20:afraid
36:again 33:against -57:airdrop 39:all -24:allow 51:already -60:also -51:altcoin 53:amount 47:an -26:answ -59:answer 30:any
52:anyone 49:anyth 24:anywhere 32:app -61:apple -66:approval 32:apy 21:arriv 38:artist 23:ask 63:asset 38:ath 22:auditor
-23:authority 42:bag -32:balance -33:bank 24:base 24:basi 39:be -37:beacon 37:been 22:before -36:behind -24:belong 33:bett
21:between 72:big 50:biggest 30:board -40:boost 42:bos 50:bought -74:broadcast 40:broth 32:budget 44:burn 40:burnt 49:busiest
-27:but -28:buy 36:byte 35:call 61:calldata 22:came 73:cap -26:capacity -22:capital 42:capitalisation 29:carry -33:cash 49:category
27:cent 38:chain 25:chance -35:cheap 30:cheapest 109:check 25:circulation 34:claim -38:clos -47:close 34:coin 59:coingecko
25:colleague 41:come -24:commit -29:community 32:compare 45:compress 27:condition 33:confidence 39:confirm -28:confirmation
28:consolidate 64:control 43:cost 39:could 42:count 50:country -39:create -32:create2 56:crypto 42:currency 44:current -39:custom
-25:dao -31:dat -46:date 43:day 57:decemb 66:decimal -47:deep 35:deploy 48:deposit 41:depth 42:dex 32:did 48:different -25:do
-26:dog 51:dominance -36:don 61:done 54:down -48:draft 28:dump 51:each -23:egg -53:eligible 21:else 33:empty 41:en 33:end -23:etf
-22:etherscan -25:every 49:everybody 29:everyth 40:evm 53:exact -22:exit -21:expiry -28:explain 22:explor 50:far 59:fattest 45:fear
25:feed 41:fetch 49:fil 51:fine -27:firm -27:flow 49:follow -70:follower -27:forgot -24:form 34:friend 42:front -22:fund -23:gave
40:geckoterminal -26:germany -38:get -25:github 58:go -23:gone -40:good -31:google 24:got -32:grandson -37:grant 47:gre 53:greedy
-35:green -21:group 58:had 30:hand 43:hang -63:hash -28:hashrate 28:he 42:height 36:held -61:help 41:hex 99:hi -36:him 26:history
-50:holder -48:home -20:honest 23:honeypot 58:hows -29:hurt 28:id 39:idea 37:identify 30:if 22:im -24:imp -29:impermanent 21:incl
30:incom -27:income -27:inflow 42:input 42:inside -36:interest -32:into 49:inventory 68:invoice 34:item 27:jpeg 48:keccak 36:keep
-32:kept -30:key 64:kind -31:knee -22:l2 24:land -32:landlord 38:large -28:largest 32:late -37:latest -29:launch 39:lead 58:least
49:left -54:legal 35:legit -45:level -59:leverage 23:lie -36:lightn -55:limit 41:line 60:liq 23:list -50:live 33:lock 49:log
-58:logo 54:lol -53:los 23:lost -30:lot -54:low 37:m 23:made 40:mail -22:make -67:manifold 38:many 45:margin 24:marketplace 44:may
44:mcap 56:mean 35:memo -44:mempool -27:message -62:min 41:mine 39:mint 23:mix 75:money -75:month 22:morn 31:most 47:mov 54:move
70:multisig 49:must -22:mvrv 61:n -34:native 50:need -32:net 31:nev 27:newest 49:nft 70:no -48:nod 20:nonce 38:normal -32:not
29:noth 36:number -37:odd -46:off -77:often 35:oi 25:ok -51:old 25:oldest 22:once 28:onchain 78:one -33:open 26:oracle -50:ord
-61:order 38:orderbook -80:ordinal -84:oth 33:our 54:out 48:owner 26:page 54:paid 37:pair 54:pap -20:park -35:part -49:passport
38:past 21:payout -46:peg -50:people -58:per -53:period 20:permit2 55:perp 59:perpetual -43:person -36:phone 21:piec 24:piece
-40:pippin 67:pl -37:place -41:plan 33:please -52:plot -103:plu 20:plz 32:possible -63:post 71:ppl -61:premium 57:present 32:pric
-34:primary -27:print -40:probability -37:profit -26:project 26:provide 35:publish 30:pull 71:pump -39:put 25:pyth -71:question
57:quick 26:quot 43:quote -29:rank -62:rarity 32:rat -27:ratio -28:realis -27:receiv 49:recent -22:rent 23:report -34:request
32:resolv 43:resolve -28:result -41:return -31:revenue 26:revert -60:revoke -37:reward 60:rn 26:rout 63:rows 53:rpc 53:rug -65:run
30:safe 28:sal 71:saving -41:score -61:screen 31:search 51:see -28:seen 24:selector 26:sentiment -23:separate 21:sery 21:set 38:shar
-27:share -26:short 52:show -29:side 31:sign -34:simple 30:since -22:single 49:sist 36:site -22:slippage 21:small -50:snapshot 58:so
57:sold -37:solidity 52:some 20:somebody 28:somewhere 27:spl 65:split -23:spot 41:spread 46:stablecoin 29:stak -33:stake 54:stand
47:stat 34:statement 20:statu -34:step 54:still -53:stock -54:stop 57:str 37:straight -22:stuck 26:supp 35:support 62:swap 29:swapp
-74:t -27:table -35:take 29:tape -30:team -29:telegram 32:tell 38:test -65:text 41:th -38:than -21:theft 37:themselv 21:then
82:these 29:those -49:till -43:tim 32:timestamp 24:tip -24:to 59:togeth 25:token 45:told -51:tonight -40:too 21:top -71:trace
32:track 22:trade -86:trader -47:trait -52:transaction 60:transf 22:transfer 29:treasury 21:trend 72:turnov 28:tvl -69:twitt 26:typ
-21:unclaim 35:und 37:unit -54:unlimit 26:unspent -52:until 46:up -57:upcom 54:url 36:used 21:utc 30:v -52:validator 47:valu
55:value 40:venu 72:very 44:vol -23:volatility 35:volume -21:vot -22:vote 25:w -22:wait -67:walk 55:we 47:website -32:week 40:well
38:went 39:whale 24:what 36:whatev 22:where 25:wheth 25:who 36:whoev -69:whose 35:why 27:will -60:win -45:withdrawal 28:without
40:wont -35:word 22:worth 20:writ -34:write -36:x -45:ye 35:yet -33:yield -34:your -26:z 49:zero @joint -25:* 80:24h 22:? -26:^
33:^a 36:^all -79:^and -65:^are -44:^at -41:^balance 44:^before 78:^best 49:^biggest 61:^can -35:^compare -43:^could 42:^dex
-86:^did -38:^do 21:^doe 64:^floor 114:^for -43:^fund -37:^give 41:^got -57:^ha -41:^if 27:^list 41:^my 111:^need 101:^on -48:^open
32:^or -25:^perp 90:^pool -27:^price 25:^show 62:^spot -23:^stablecoin 21:^the 32:^token -75:^total 34:^trad 70:^tvl -25:^two
-23:^when 46:^where 41:^which 32:a 28:about -51:accord 43:account -75:acros -23:active -34:actual 29:add 67:addres 25:adjustment
43:afraid -31:aft -83:against -73:alchemy -22:allow 50:already 65:also 64:am -35:among 53:answ 53:any 33:ape 28:approv 29:approval
-45:apy -39:are 24:arriv 46:arrive 59:ask 27:average -60:back 37:bag -47:basi -55:be 33:been 24:before 77:behind -30:belong -30:best
44:bett -32:between 58:bid -61:big 54:biggest 33:blacklist 30:blur 33:book 43:boost -54:bot -47:both -63:bought -27:bridg 40:burn
-39:burnt 70:but 53:buy 47:call 31:came 38:candl -62:cap 30:category -21:chance 22:chang -45:change -55:cheapest -41:check 62:claim
-25:client 43:clos -39:coin -39:collection -47:come -24:company -52:compress -95:confidence 37:confirmation 27:connect 37:control
28:correct -103:cost -34:could 52:count 20:creator -85:crypto 123:current 27:custom 33:d 27:dao 38:dapp 44:dat 36:date -37:day
33:decentralis -27:decid -40:decimal 35:decod -38:defi -86:defillama 41:depth 49:dev 23:dex -24:dexscreen -23:difficulty
25:diligence -20:do 21:doe -27:dominance 29:due 43:dump 30:e -33:earn -45:en -58:end -47:enough -63:entry 43:epoch 24:error
-49:etherscan 43:even 87:ever -48:every 51:everybody -49:everyth -34:exact 30:exchang -24:farm 36:fee 33:feed -26:fetch -46:fil
32:file 55:fill 42:flagg -27:floor 38:form 32:found 38:freeze -25:from -33:front 60:futur 43:gave 34:geckoterminal 29:get -91:go
43:government 41:guy 28:ha 70:hack 44:hand 40:hash 46:have 21:he -21:height -32:held 31:her -32:here 31:hex 37:hi 41:high
-36:history 34:hold 47:holder -28:holding 28:honeypot 34:if 23:imp -39:in 33:incl -38:index 91:inside 62:internal -24:into
-34:investor 30:it 38:itself 41:known 52:l2 63:largest -46:late 63:latest 40:launch -66:lead -42:least 24:led 27:leverage -25:line
32:link 47:liq 29:liquidation 36:liquidity -28:live 45:look 33:los 22:lose 39:lost 62:low 72:lowest 70:lp -28:m 60:made -25:make
29:many -98:market -24:may -50:mcap 24:me 22:member 26:message 59:min -33:morn -52:most 62:mov -34:move -21:movement -24:must 72:n
-64:nam 44:name -29:native 49:need -38:network 35:new 29:newest -46:nft 49:not 82:now 39:odd 28:of -47:off 28:office -45:one
-55:only 68:option 21:or 115:order -63:oth -37:our -20:out 83:own 42:page 29:paid 48:park 70:part -49:past -40:pay 34:people
-30:permit2 -53:perp -43:perpetual 50:phish 29:piec -25:piece 106:pippin 24:pl -36:plain 66:plu -77:point 43:pool 24:position
-108:prediction -99:present -38:pric -25:primary -50:print 84:priority 53:produc 62:profit -32:program 39:proposal 35:protocol
42:proxy 59:public -48:pull -49:pump 61:purchas 37:pyth 41:real -42:receiv 48:record -34:report -21:request 112:rest 56:revenue
-45:reward -46:risk -80:rn -36:round -105:rows 36:rug 21:rugcheck -20:run 56:safe 23:sal 58:same -21:score -35:search 62:second
41:see 36:selector -21:sell -42:send 42:separate 45:serv 23:sery -40:set 34:shar 58:share 77:sheet -24:should -36:show -29:sign
31:signature 62:sit 20:site 49:sitt -55:slippage 49:slot 29:so -28:sold 29:solidity 34:some -27:somebody -32:source -37:spam
37:spend -26:spl 64:spot 27:spr -20:stabl 55:stable 41:stablecoin -49:stak -25:state 61:still 23:stuff -58:swap 23:swapp -34:symbol
-54:take 43:tax 40:the -65:theft 48:their 101:then 75:there -69:these 29:thing 49:think -101:through 37:timestamp -32:to -36:togeth
32:too -28:topic 28:topic0 -29:touch 56:tp 63:trad 67:trade -32:transf -55:transfer 56:treasury 50:trend -23:turnov -21:tvl 36:twitt
73:two 32:tx -46:unclaim -66:und -24:unit 23:unlock 48:until 45:url 79:use -36:used 115:user -84:value -24:vb 85:venue 29:verify
-26:very 40:vol 32:vot -24:wa 53:wallet 29:want -59:watch 37:way -46:website -54:well 39:whale -38:what -38:whatev 45:when 69:wheth
35:whole -68:whom -38:why -41:with -60:within 47:won 34:work -50:would 61:writ -61:year 57:yet -32:yield 51:your @joint=1|1 -22:*
@joint=2|1 -20:* @joint=2|2 19:* @joint=3|1 -23:* @joint=3|2 -66:* @joint=3|3 -105:* @joint=4|2 -51:* @joint=4|4 -43:*
@joint=all|lacks -160:* @joint=all|whole 76:* @joint=askings|1 98:* @joint=askings|3 -131:* @joint=left|lacks 8:* @joint=left|whole
-84:* @joint=repeat|2 -107:* @joint=rules|1 -45:* @joint=rules|2 59:* @joint=rules|3 -53:* @joint=rules|4 -70:*
@keeps|named|new|other 84:* @keeps|open|new|other 3:* @lacks -5:* -27:^account 30:^addres -20:^are -113:^balance -28:^before
-27:^biggest 26:^block 41:^buy 74:^call 21:^chain -30:^chance -27:^cheapest 73:^check 28:^coingecko 46:^compare -43:^contract
-20:^current -27:^decimal -48:^dex 26:^did 26:^doe -33:^draft -48:^explain -26:^fee 27:^floor 36:^for -23:^fund -58:^ga 62:^ha
35:^holder 53:^honeypot 33:^hows -35:^it 63:^kind -43:^liquidation 57:^list 28:^make -41:^market 45:^metamask -32:^newest -38:^next
-36:^nft -30:^on -28:^ord -75:^our 54:^pl 25:^pnl -24:^pool -29:^price -37:^protocol 23:^put -38:^pyth -20:^read -30:^realis
-65:^revoke 32:^rugcheck 23:^sat 28:^show -22:^since 32:^tell 46:^that -29:^the 44:^there -50:^top -25:^total 20:^trad -42:^verify
104:^wa 24:^wallet 31:^we -44:^where -27:^why 76:about 36:above -36:acros -47:actual 35:add
-35:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp 29:addres 32:again
-75:against -24:airdrop 58:all -29:allow 46:allowance 70:already -36:also -39:altcoin -27:altogeth 47:am -23:among -55:amount
-27:and -59:anyone 44:api 52:app -57:apple -48:approv 29:apy -26:are 43:arriv 28:arrive 76:artist -21:ask 47:asset -36:at 43:ath
-24:atm -34:audit -67:back 64:bag -26:balanc -44:balance -21:be -34:beacon 27:been -34:before -22:belong 37:bet 26:between 43:big
-41:bigg -47:biggest -21:blacklist 30:board -22:borrow 42:bos 21:bought 49:bridge 54:broth 55:build 71:burn 49:burnt -24:but 50:buy
-29:by -36:byt 87:call 36:calldata 21:candl -21:capital -26:cash 43:category 28:cent -31:chang 42:chart 53:check 34:claim -30:click
36:clos 59:coingecko 65:colleague -30:community 41:company 41:compare -29:confidence 43:confirm 46:confirmation 33:consolidate
-25:copy -21:correct -42:cost -24:country -39:create -39:create2 -58:crypto 35:current -78:cut -21:d 47:dat 28:data -24:date
-64:decemb -39:decimal 73:deep -42:defillama 47:deploy 57:deposit 32:dev -25:dex 28:did -20:do 34:dog -36:dominance -25:don 58:done
-33:draft 24:due -25:e -34:each -49:earn -21:egg -47:eip -21:eligible 32:else 22:end -39:entry -36:error -49:etherscan -42:even
20:event 23:ever 71:everybody 58:everyone 25:everyth 36:exact 33:exist -57:explain -33:exploit 77:far 26:fetch 30:figur -33:fil
-30:fill -24:fine -21:first 24:flagg -54:follower 38:for -28:forgot -35:form 23:found 50:friend 21:from -26:full -27:futur -64:ga
37:gave 23:give -25:given -44:goe -37:gone -21:good 27:google -61:goplu -39:government -38:green 38:grow 40:ha 69:had 42:hang
21:happen 37:hash 32:have 87:he -31:help 22:her -50:here 20:hex 23:high -54:highest 50:hit 56:hold -33:holding 58:honeypot -36:hour
54:hows -28:hurt 48:id -26:idea 28:if 32:im -29:impermanent -67:index -56:input -21:inside -50:into 20:inventory 66:invoice 27:it
26:jpeg 21:keep -31:key 32:kind -29:knee -25:know 44:l2 -28:land -28:landlord 54:launch 29:law -48:lead 34:left -44:let 26:letter
44:like -60:line 33:liq 23:liquidat 46:list -26:live 31:log -51:logo 35:lol -45:los 41:lost 38:lp -29:m 24:made -46:manifold
-37:match 33:me 61:member -47:mempool 41:metamask 43:mint 35:moment 38:morn -66:most 61:mov 22:much 67:multisig 23:myself 62:name
-47:native 39:need 44:nephew 42:new -35:newest -39:next 32:no -41:nod -21:nonce 40:not 56:noth 65:now 22:off -34:offer -32:often
-64:old 23:on -33:once -23:onchain 59:one -42:open 46:or -25:oracle -24:ord 52:orderbook -39:ordinal 52:oth 37:our -26:outcome
-46:over 35:own 44:owner 29:page 38:paid 66:pap -20:past 25:payment 32:payout 25:peg -71:people -41:period -22:permit2 -23:perp
-27:phish 23:piec -131:pippin 111:pl -24:place 44:please 36:plot -28:position -38:possible -37:post -29:present -46:pric -38:price
-67:primary -55:print -31:priority -24:project -21:public 62:pull 39:pump 32:pyth -29:question -27:queue -22:quick -31:range 47:real
-27:realis -22:receiv -57:recent -23:record 47:rememb -27:report -27:request -21:require 44:resolv -42:return -30:revenue -22:revert
-40:revoke -29:reward -43:risk 77:rout 58:rpc 54:rug 66:safe 45:same -26:satoshi 24:saw -28:say -65:score -68:screen 41:script
-31:second -29:sector 33:see -37:seen 74:selector -29:sell 34:sent 41:sery 55:settl 48:shar 57:sheet 28:should 29:show -21:side
-28:sig 59:since -47:sise 50:sist 37:sitt -31:slippage -31:snapshot 35:sold -53:solidity 28:some 30:somewhere -27:sort -53:source
-25:spend -36:split 42:spr -62:stabl 40:stable 22:stablecoin -39:stak 25:stand -29:start 58:still -44:stop -39:stuck 38:summ 28:supp
-62:suspect -34:t -21:tak 24:take -47:taken 27:talk 47:tape -30:team 73:tell -30:term -24:test 40:that 32:the -37:theft -59:their
52:then 31:there -24:thesi -52:they 26:thi 27:think 25:those -49:through 63:tick -29:tim -24:time -47:togeth 41:told -46:tonight
-64:too -49:top -36:topic -37:total -35:trad -32:trade -27:trader 78:transf -47:transfer 61:treasury -31:trust -40:turn 37:tvl
-34:twitt 37:two -54:tx -28:unit 26:unspent -40:until 21:up 68:url 31:use -32:used -27:utc 34:utxo -37:v -34:validator -27:valu
-53:value 31:vault -37:venu -27:venue -37:versu -33:vitalik 25:vol -24:volume 67:wa -64:wait 38:want -39:way 89:we 29:week 38:went
35:whale -31:whatev 42:when 41:where -25:who -20:whoev -22:whole -28:whom -54:whose 20:why 32:will -49:win -35:with 27:won 45:wont
-28:word 27:work 23:worth -50:write -26:x 68:ye 75:yet 21:yield -56:your 62:zero @lacks:address 6:* -42:^ -31:^a 38:^all
-97:^balance -31:^can 72:^check -41:^contract -39:^did 26:^doe 26:^find -31:^ga 41:^ha 36:^have 23:^holder 53:^honeypot 30:^in
-37:^liquidation 48:^list 31:^make 38:^metamask -27:^my 21:^need -21:^nft -58:^on -49:^our 25:^pnl -65:^revoke 45:^show 29:^the
-29:^top -25:^total -42:^verify -27:^where 51:abi 27:about -56:account -28:actual
-22:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -29:address 42:aft
25:again -24:against -25:airdrop 90:all -36:allow 44:allowance 58:already 60:am -38:and 32:any -41:anyone 44:app -48:approv 62:arriv
27:arrive 30:artist -22:ask -23:at -35:audit -53:back -63:balance -43:before 36:belong 67:bet 22:big 20:biggest -24:block
-49:blockscout -41:bot -24:both 56:burn 44:burnt 36:buy -28:byt 89:call 82:calldata -28:cap -73:chain 72:check -43:click -20:client
-41:coin -35:compare -47:copy 48:current -21:custom -30:d 43:data 21:daught -29:decimal -30:decode 41:defi 41:deploy 22:deposit
41:dev -22:doe 28:down -27:each -36:eip 25:en -20:end -34:entry -26:error -49:etherscan -53:every 34:everyth -30:explain 22:far
22:fil -23:find -26:firm 24:flagg 48:for -21:form 36:found 26:friend 44:ga -60:goplu 65:guy 60:had -48:hash 23:he 25:her -57:here
22:hi -22:history 59:hold 58:honeypot -42:id 51:im -46:keep -38:key -40:know -34:landlord 21:late -43:lend -26:link 26:liquidat
39:list -40:logo 59:lol -24:look -24:los -23:low -41:m 27:made -27:mail 24:many -24:market -31:match 26:may -34:mcap 72:member
38:metamask -22:min 23:mint 40:money 30:more -29:most 23:mov -30:move 68:multisig -21:must 23:myself 33:name -37:native 21:need
-44:network 63:new -21:next 30:nft 29:no 66:noth -21:numb -63:old 30:or -41:our 29:out -44:over 24:pap -28:past -40:pend -36:people
-25:permit2 22:picture 54:pl 56:please -21:point -50:pric -28:primary -50:print -29:pull -40:rate 22:real -27:realis -27:receiv
-21:resolv -20:return -28:revert -41:revoke -25:reward -33:risk 54:rug 34:safe -23:satoshi 23:saving -22:say 48:see 86:selector
-32:sell -22:send 29:sent -26:share 31:she 47:should 52:show -29:side -27:sign -25:site 29:sitt 29:so 31:some 24:somewhere
-54:source -21:spend 36:spr -46:stabl -24:stak -25:stand 52:still -42:stop 40:swap 35:swapp -26:t 23:take -23:talk -31:team
42:telegram -41:their -36:them 52:then -37:there 36:these -38:they -28:thi 28:think 56:those 35:told -55:too -29:top -25:trad
-37:transaction 51:transf -31:transfer 24:treasury -40:two -26:u 21:und 30:unlimit -28:use -34:used -38:v 41:vault -27:vitalik 37:wa
-33:way 45:were 46:whale -27:whole -60:whose 39:why 72:will -48:win -23:without 26:won -21:work -25:ye 23:yet -26:your 56:zero
@lacks:amount -6:* 40:^convert -21:^how 25:^i 30:^what 40:convert 29:for 22:from 41:give 37:me 23:my 25:numb 35:them -28:thi
32:token 22:what 42:whole 35:would @lacks:anyAddress -13:* -30:^a 34:^can -29:^compare 21:^did -21:^list 29:^trad -31:about
-38:address -30:any 22:been -44:burn -36:buy -37:by 38:candl -38:colleague -24:collection -38:compare -28:day -24:dex -25:doe 27:far
24:fee -25:follower -28:friend -26:geckoterminal -29:green -35:group 66:ha -37:highest -34:id -23:if 23:it -33:know 22:last
29:launch 21:left 41:liquidity -52:list -23:logo 27:look 37:lp -44:many -22:member -20:min -46:mint 39:money -34:most -26:newest
-24:now -25:old 40:one 31:or -21:out -21:over 34:pair 25:pay -27:people 37:pl 24:pool 38:rate -31:rows -38:score -22:see 80:since
-26:someth -33:telegram 24:tell -42:these 20:they 47:thi -26:those -33:token 27:u 21:up -27:volume -22:w 25:watch -32:were 23:where
-31:with @lacks:anything 21: 15:* -30:^balance -29:^can 76:^compare -52:^find 31:^ha -28:^how 28:^please 34:^put 31:^we 23:^where
21:a 40:about 50:address 25:again -31:altcoin -26:am 56:an -28:anyone 36:artist 29:ath 49:bag -29:been 53:best -36:biggest
50:blockscout -40:both 35:buy 51:by 23:came 33:cap 50:coingecko 45:colleague 43:com 32:compare 26:copy -22:crypto -41:d -33:defi
-53:do -26:doe -31:each 31:everyth -40:fee -23:find 50:for 45:found 62:friend 31:from 34:give 27:go 22:ha 61:had 56:hash 31:here
-25:hi -21:him 22:history -29:how 48:id 24:if -48:inside -39:into 41:it -31:keep 22:kind -37:know -27:last -40:lend 30:list 21:long
-26:made -33:many 23:market 31:me 44:mean 82:mint -24:most -30:much 28:my 53:name 58:need 24:now 34:old 20:on 30:or 40:oth 22:our
-37:over -27:paid 40:pap 38:payment -27:people -110:pippin 76:pl 56:please -40:pool -37:protocol 28:real 39:right 38:rn -21:run
38:safe 22:same -64:saving 31:scam 65:selector 24:sent 22:show 56:sist 21:sitt 20:someth -20:spr 30:str 25:supp -55:talk 25:the
-40:their -36:them 51:there 69:tick -23:to -28:togeth 72:token 42:told 24:trad 33:trade 42:treasury -35:two 66:verify 21:volume
-25:wa -29:website -38:when 95:with 41:worth 50:ye 47:yet -34:you @lacks:bitcoinAddress 6:* 35:^a -23:^balance -25:^could 53:^ha
67:addres -27:address 61:any -29:are 32:can 24:check -27:could -26:for 34:ha -24:history 34:list -23:look 58:mov 42:must -28:now
26:our 26:payment 30:pl -26:right -21:sit 27:storage -36:thi 34:to 28:unspent -23:up 36:utxo -22:wait 32:want -25:which 20:with
@lacks:bitcoinHash 10:* 53:? 31:^how -37:^my 22:^sat 38:^what -42:^why -28:arriv -32:block 54:by 31:confirm 52:confirmation 64:doe
-33:for 46:have -44:hour -35:i 27:it 35:many -26:mempool 57:now 40:pay -64:stuck -26:that -22:the 39:thi -32:through -21:to 22:today
63:transaction -40:tx 29:what -42:why @lacks:block -22:* -32:^how 37:^when -34:been 27:block -35:burn -24:by -21:ha -26:how 23:made
29:min -24:of 45:that -24:validator 38:wa 32:when @lacks:chain -25: -19:* -42:^a -53:^and -28:^balance -27:^before 23:^biggest
44:^can 24:^chain 57:^check -38:^coingecko -36:^did 20:^do 36:^doe 32:^fee -26:^floor -30:^for 48:^ha 28:^holder 37:^in -26:^kind
-25:^nft 54:^option -29:^our 48:^show 41:^stablecoin -23:^the -50:^verify -26:^volume -37:^we -46:^where 22:^which -30:a -24:account
-32:acros 64:add -30:addres -30:address 30:again -25:against -20:airdrop -44:all 51:already -27:also 52:am -31:amount -23:anyth
39:app 26:approval 42:are -44:at -22:audit -27:back -60:be 40:been 22:bet 21:big -23:both 41:broth 23:burn 29:burnt 49:buy -36:by
-27:byt -35:call 50:calldata 25:can 22:candl -26:cap -32:chart 69:check -39:colleague -24:collection -46:compare 31:confirm
-53:contract -26:cost -25:custom 27:dapp -25:data -27:day 37:decimal -20:decode 43:defi -24:defillama 61:deploy 43:deposit 44:dev
-32:dex 27:dexscreen -24:doe -39:each -22:earn -22:en 26:enough -28:error -34:every 30:everybody 25:exchang -25:exchange -22:explain
-24:explor 22:fail 22:fil -34:floor -30:follower -37:found -34:from -32:fund -77:ga -37:go 24:ha 27:hack 55:had -52:here 48:hold
39:honeypot -20:hows -46:id 24:im -22:interest -25:into -23:just -40:keep -31:key -36:kind -58:know 92:l2 -26:landlord -32:late
37:launch -33:lend -30:link -39:list -23:live 21:lock -51:logo 59:lol 34:lp -35:make -25:market -32:mcap -27:mean -20:message
31:metamask -22:mint 44:money 37:morn -40:most -36:must -34:name -21:no 22:not 61:noth -28:notional -52:old 36:only 32:or -59:over
56:own -24:page 21:pair -30:pay 30:per -21:phone 22:picture 85:pl 27:place 50:pnl 38:pool -68:price -47:print 21:profile -29:project
35:rate -24:return -33:revenue -21:reward -24:rn -36:rows 64:rpc 30:saving 29:say -40:score 29:see 87:selector 30:sent -23:sery
-26:share 20:she -24:so 26:sold 47:some -27:someth -48:source -47:stabl -44:start 83:still 24:stuck -23:summ -21:t 31:tak -47:talk
-35:telegram -25:than -44:their 44:then 35:there 26:these -20:thesi 51:those -30:through -24:togeth -45:token -31:too -34:total
37:track -27:trad 55:transf -35:twitt -41:two 41:tx 30:u -23:und -33:unit 37:url -49:user -30:value 32:vault -31:venu -41:verify
-36:volume 42:wa 20:want 50:we 27:whale 57:when 47:where 28:which 22:why -21:win -32:word -38:would 31:writ -25:year 76:yet 53:zero
@lacks:coinId 29: -9:* 28:^chart 44:^did 22:^how -38:^price -31:^where 32:a 26:all -26:are -52:at -31:biggest 23:bought -42:can
53:category 30:chart 32:coin 42:coingecko -33:crypto -29:dex 27:did 33:do 48:ever 50:exchange -35:feed 24:first -24:from 48:google
47:have 27:he -22:hold 68:id -44:index -25:into 31:it 63:kind 24:largest 40:like -35:liquidity -28:money -51:most 43:need 30:nephew
86:not 43:one -24:open 51:oth -41:our -23:over -31:own -33:pair 46:pl -35:pool -49:price -46:recent 54:sheet -27:show 30:since
57:tell 32:that 26:the -29:they 47:tick 24:time -24:token -42:trade 56:up -27:volume 39:want -37:were -30:where 46:work 35:ye
-25:year @lacks:coinSymbol -9:* @lacks:collection 13:* 23:? 46:^floor -22:^nft -52:^which 41:ape 24:blur -34:by 24:cheapest 25:did
24:do -48:doe 32:far 27:for 45:ha -64:have 49:it 30:jpeg 23:like -36:many 35:much 29:now 58:of 27:one 48:or -29:own 44:owner
24:price 67:since 23:today 29:volume 22:wa 26:we -50:which -30:ye @lacks:day 33: 15:* -33:? 27:^how -21:^i -55:^the 21:^what -20:at
-21:back -29:bought -44:coin -33:cost 55:day -34:doe 35:end 32:from 23:how 22:i 36:in 47:it 27:much -38:my -22:new 26:of 28:on
22:one 28:our 38:please 37:price 40:to 63:wa 60:when -23:with 37:year @lacks:ens -31: -17:* -60:^ha 34:^who 25:addres -41:an -20:and
33:doe -58:ha -34:he -21:it 36:name 35:own 38:point -30:resolv 34:stand 28:u -28:wallet -21:what 33:who @lacks:exchange -31: -58:*
-39:^fund -51:^ord -42:^the 52:account -30:at -48:book -30:candl 52:exchange -51:for -28:fund -47:level -35:market 26:next -32:of
-22:one -49:ord 47:our 25:pay -23:perp -25:please -41:print -29:rate -49:show -41:side -37:trad 48:we 45:where -37:with
@lacks:exchangeId 36: 8:* 25:? 27:^how 50:about -34:are 54:at 51:coingecko 57:d -30:exchang -27:exchange 44:for 41:how 37:id 49:in
32:it 56:keep 57:like 35:of 55:one 55:out -38:score -22:the 55:them 46:to -25:trust 54:we 37:what -30:with 51:you @lacks:hash 18:*
35:? -23:^biggest -38:^explain 33:^ha 25:^i 43:^in 25:^my -22:^show -29:^what -33:^when -40:a -33:about -35:amount -38:are 23:arrive
-29:ask -21:be 32:before -40:bet -25:bett -27:bid -29:biggest 38:block 24:burn -21:buy 26:check 25:did -33:do -21:everyth
-38:explain 25:fail -36:fee 20:find -27:go 53:hash 22:he 34:hour -23:id 48:if -29:into -31:late 42:min -38:mine 26:money 57:morn
48:most 34:my 41:not 21:noth 33:one 54:or -32:outcome -22:own -24:pay 33:pend -24:print 20:revert 22:send 22:sent 41:shar -22:show
-23:side 63:since -39:so 35:statu 36:stuck -20:swap 41:tell -20:th 20:that 38:them 49:there 42:thi -26:through -47:to -35:today
-34:token -35:trad 27:transaction 77:transf -33:value -25:want -32:when 48:where 34:which -37:with -23:writ 36:ye 75:yet @lacks:hex
-40:* 20:^a -27:^abi 25:^metamask 21:a -24:abi 37:be -37:calldata 28:claim 22:confirm -53:for 25:function 43:here 53:hex -21:how
24:me 23:metamask 21:only -69:pl 33:real -50:selector 22:signature 29:text -21:the 25:trace -24:wallet -32:where -60:with 26:would
@lacks:holder 16:* 28:^for 54:^how -25:^the 22:^when -22:any 33:at 33:average 27:balance 26:bought 40:company 48:did 41:doe 52:firm
24:for -24:government 46:ha 30:hold 44:how -22:id 26:in 20:it 24:last 36:list 29:many 45:much -23:or 52:our 25:own 21:pay 24:price
-21:sell 33:sheet 22:the -31:to 31:treasury -21:up 41:work @lacks:llamaCoin -37:* 26:^give -33:^how -25:change -29:do -21:fee -33:ha
-22:how 22:long -29:mov -20:my 21:now -21:open 20:percent -22:position 30:should 28:so 23:tell @lacks:market -24: 31:* 69:^ha 24:^my
27:^odd 21:^price 24:^when 43:^where -23:^which -21:^who 29:already -24:an -22:any 25:are -23:be 24:been -24:bett 33:bid 33:book
-27:both 38:bought -23:can 40:cent 48:contract -27:could -74:cut -42:d -63:decemb 60:deep 26:did -40:do -22:doe -24:down -36:far
26:give 26:ha -23:have 29:hi -38:hold 26:i 46:level -23:like -45:manifold 33:market 36:moment 61:mov 41:move 24:no 78:now 46:odd
31:on -23:open -23:or 55:orderbook -25:out -31:people 23:pl 34:price 38:print 62:put -24:question 72:resolv -40:say -32:sell 80:side
-21:since 48:tape 60:th 42:that 47:the -34:thi -35:time 35:to -23:u -38:und 21:wa 48:want -28:we 28:where 23:won 101:ye
@lacks:moveType -12:* @lacks:other 32: -10:* 28:? 47:^did 43:^doe 26:^please 49:^the -29:^top -53:apple -45:back -33:before
55:bridge -41:by -26:can -25:chain 29:chart -39:crypto 38:did 52:feed 51:for 40:from -21:hash 29:have 53:hold 24:i 40:id 32:it
-22:list 29:peg 23:people 22:please -50:price 53:pyth 25:show 21:since 57:stablecoin 25:still 33:that 40:the 44:thi -28:top
@lacks:pair -12:* 33:? 31:^give 68:^ord 41:a -27:account 60:book -22:by 38:could 50:deep -37:from 30:fund 30:give 22:level 40:mov
-25:my 29:next -26:of 29:on 85:ord 41:pair -42:print 39:sell 28:that -45:tick @lacks:protocol 29:* 21:^ha 42:^on -49:^option
-55:^the 21:^tvl 57:^volume 45:^we -41:^which -28:^who 50:a 31:all -29:am 48:and -50:any 35:app 47:before 26:big -81:by -32:can
-26:crypto -34:dapp -26:decentralis -57:defi -45:deploy 50:dex -32:did 43:doe -27:down 60:each -43:earn 41:ever 41:fee 57:for 50:in
44:it 44:just -48:l2 59:lend 46:list 20:lp -22:made 40:make -47:most 47:need 49:no -55:not 35:now 31:of 39:one -32:pay -49:per 48:pl
24:please 30:protocol 29:put 32:right 35:run 33:saving 29:since 37:sit 33:some -24:still 23:summ 23:talk 51:that 28:the -30:there
21:today 23:trad 42:tvl 35:user 24:vault -23:venu 24:wa -20:wallet 43:want 24:what -28:where -60:who -25:with -22:would @lacks:query
52:* -29:? 64:^find 30:a 55:coin 64:find 59:for 21:i 66:id 64:it -26:market 79:me -23:odd -30:of -24:on -31:share 52:that
@lacks:signature 28: -60:* -41:? -26:^my -29:^what -22:a -24:and -26:any -31:be 27:custom 22:decode -30:did -26:every -28:hash
-25:in -26:index -27:input -24:need -34:of -26:out -26:see 25:so -42:that -23:the -26:they -39:topic 22:topic0 -24:transaction
-43:what -43:with -30:would @lacks:solanaAddress -45: 22:* 60:^can 38:^find -29:^how 27:^i 29:^my 33:^rugcheck 54:^which 49:about
46:account -21:aft 35:all 46:am -26:amount -39:anyth -35:ape -26:are -27:at -49:be 35:been 28:burn 21:buy 29:by -36:client 80:coin
39:crypto 30:dev -34:do 49:doe -25:each -23:everyth -25:exact -53:fee -22:fill 37:find 45:friend 27:from 35:give 23:ha 89:he
54:inside -26:into -38:just 31:keep -23:kind -73:land 34:launch -25:least -21:ledg 30:left 21:m -27:many 51:me -24:most -22:name
-72:need 29:new -22:not 23:of 37:old 42:on -30:one 37:our 55:own -21:paid -39:per -58:pippin 52:pl -30:present 64:pull -39:put
-44:rn -26:rows 24:safe 32:say -29:score 37:set 35:share 38:she -23:should 23:show -32:slippage -29:str 40:supp 53:talk 41:tell
-38:th 30:there -38:they -33:those -30:token -22:trad -50:tx -28:up -28:verify 38:volume 28:want 33:which -22:who -27:why 33:would
-32:yet @lacks:solanaSignature -16:* 38:^did 22:a 32:client 38:did 21:each -34:fee 51:from -31:i -27:impermanent -24:in 26:land
-27:los -35:so 31:the 26:these 21:token -31:what 52:yet @lacks:ticker 32:* -24:about 63:event 51:of 51:on 58:sery 65:settl -24:since
40:the @lacks:time 5:* -23:? 33:^at 51:^for 32:^price -35:^pyth -36:against -29:are -31:check -23:confidence -47:date 35:day
-34:defillama -36:did -32:each -41:end 33:for -25:from 34:got 24:id -25:last -21:me 37:moment 23:need -20:newest -42:now 41:numb
26:of -31:one 38:please 42:price -20:since 53:stock 31:the -33:they -22:thi 22:timestamp -42:transf -35:up -20:value 35:wa 22:want
-21:which -21:worth @lacks:types -41:* -25:^abi -33:abi -23:please -22:with @lacks:unit -62:* -50:? -35:^how -52:and -21:doe -40:how
-41:i -22:in -31:it -37:many -28:thi 29:token 21:unit 30:whole @lacks:url -22:* 23:connect -22:for -41:friend 28:legit -22:next
-27:nft -31:our 45:page -21:phish 22:site -42:token 35:website -30:which @lacks:uuid 14:* -23:? -24:^how 25:^my 36:and 35:apy
-39:did -21:far 27:how 24:in -49:it 22:like 32:my 29:now 26:one 31:please 36:pool 24:put 23:see 37:show -21:since 23:stable 30:summ
22:that @lacks:values -42:* @lacks:venue -34:* -28:^bid -25:^did -38:^how 35:^where 44:and 20:are 49:been 32:bet -34:book -55:deep
-42:for -34:ha -33:i -48:it -37:manifold 34:market 21:me 21:mov 91:now -29:of -59:on -21:out -22:please -42:price 29:print -35:sell
-28:since -24:there 22:wa -51:want -25:we 20:what 24:where 42:which -22:with @lacks=1 -16:* @lacks=2 18:* @lacks=3 10:*
@lacks|behind-first 5:* @lacks|first=0 -32:* @lacks|first=1 49:* @lacks|first=2 9:* @lacks|first=3 10:* @lacks|first=4 -9:*
@lacks|left -25:* @lacks|points=it|left 5:* @lacks|points=it|taken -7:* @lacks|points=it|unnamed 48:* @lacks|points=none|left -43:*
@lacks|points=none|taken -32:* @lacks|points=none|unnamed -47:* @lacks|points=own|left 22:* @lacks|points=own|taken 60:*
@lacks|points=own|unnamed 14:* @lacks|points=theirs|left -71:* @lacks|points=theirs|taken -78:* @lacks|points=theirs|unnamed 12:*
@lacks|points=this|left -30:* @lacks|points=this|taken 33:* @lacks|points=this|unnamed 54:* @lacks|taken -4:* @lacks|unnamed 9:*
@lacks|whole=0|left -34:* @lacks|whole=0|taken -84:* @lacks|whole=0|unnamed -25:* @lacks|whole=1|left 60:* @lacks|whole=1|taken 23:*
@lacks|whole=1|unnamed -25:* @lacks|whole=2|left -34:* @lacks|whole=2|taken -27:* @lacks|whole=2|unnamed -22:* @lacks|whole=3|left
-4:* @lacks|whole=3|taken 18:* @lacks|whole=3|unnamed -3:* @lacks|whole=4|left -31:* @lacks|whole=4|taken -3:*
@lacks|whole=4|unnamed 48:* @leaves:bitcoinAddress -61:* @leaves:bitcoinHash -93:* @leaves:chain 25:* @leaves:coin 37:*
@leaves:collection -20:* @leaves:count -53:* @leaves:ens -51:* @leaves:evmAddress 24:* @leaves:evmHash -47:* @leaves:exchange -107:*
@leaves:fiat 45:* @leaves:holder -58:* @leaves:maybeChain -6:* @leaves:name -11:* @leaves:number -64:* @leaves:pair -106:*
@leaves:protocol -13:* @leaves:quoted 4:* @leaves:solanaAddress -73:* @leaves:solanaSignature -38:* @leaves:step 16:* @leaves:thing
-92:* @leaves:ticker -5:* @leaves:time -28:* @leaves:unit -30:* @leaves:uuid -75:* @leaves:venue 77:* @leaves|first -15:*
@leaves|more|other -15:* @left|other -31:* @missing 5:* @name 5:* @named 21:* @nothing 12:* -53:0x -28:24h -28:? -52:^ -43:^a
-25:^abi 21:^account -33:^addres -42:^all 40:^am 48:^balance -30:^before 45:^bid -30:^book -74:^buy -46:^call 49:^can -43:^chart
-60:^check -21:^coingecko -60:^contract -40:^current -32:^dexscreen -24:^did 54:^do 48:^draft -57:^fee 26:^floor -73:^for -32:^fund
-48:^ga -31:^give -22:^got -22:^have -35:^holder 24:^how -50:^hows -37:^i 24:^imp -52:^in -29:^kind -33:^last -46:^metamask 22:^mvrv
-44:^need -31:^newest -30:^nonce 37:^numb -21:^odd -57:^on -27:^only 48:^open -20:^option 35:^or -68:^our -32:^perp -50:^pl -23:^pnl
-31:^pool -28:^price -35:^print -26:^pull 68:^put 20:^rarity 23:^read 29:^realis -37:^recent 91:^revoke -47:^sat -47:^show
-21:^somebody -27:^spot 27:^stak 32:^tell -46:^that -39:^the -31:^to -28:^token -50:^top -28:^tvl -38:^tx -30:^v 43:^verify
-38:^volume -93:^wa -43:^we 32:^when 48:^where -45:^why -41:abi -61:about -26:above -33:actual 25:add
48:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -28:addres 77:address
-29:afraid -34:again 55:airdrop -52:all -72:already 38:altcoin -50:am -59:amount -66:an -25:and -52:any -50:anyone -58:anyth
-34:anywhere -54:app 68:approval -37:apy -32:artist -20:ask -39:ath -72:bag -21:base -48:be 38:beacon -52:been -33:before 25:behind
-23:bet -47:bett -38:between -52:big -55:biggest -35:block -36:board -43:bos 34:bot -48:both -36:bought 42:bridge -40:broth -60:burn
-30:burnt -30:but 22:buy -40:byte -44:call -59:calldata -35:came -21:can -23:candl -54:cap -25:category -25:cent -32:chain
-62:chance -35:chang -64:change 28:cheap -100:check -54:claim -31:click 24:close -40:code -28:coin -60:coingecko -29:colleague
-44:come 24:commit -23:compare -48:condition -62:confirm 30:confirmation 20:contract -21:cost -22:could -41:count -51:counterparty
-32:crypto -60:current 47:custom 31:cut -59:d 34:dao -40:data -38:day -40:decemb -34:decimal -21:decod -26:decode 41:deep -40:deploy
-52:deposit -38:depth -23:dev -63:dex -28:dexscreen -47:did 40:do -40:dominance -26:dont -66:down 48:draft -30:due -25:dump -46:each
36:earn 23:egg 53:eligible -30:else -30:en -29:end -27:erc20 -28:error 22:etf 26:etherscan -68:event -31:ever 41:every -53:everybody
-27:everyone -39:everyth -43:evm -49:exact 22:exit 20:expiry 32:explain -23:fail -55:far -68:fear -37:feed -22:figur -47:fil 34:find
25:firm -21:first -32:flagg -38:follow 70:follower -24:for 28:forgot -41:friend 30:full 22:fund -22:ga 43:germany 40:get 25:github
-50:give -49:go 43:good 31:google -72:gre 27:green -23:ha -70:had -42:hand 48:hash -20:have -37:he -31:height 32:help -24:her
-48:hex -113:hi -40:highest 25:him -31:history -29:hold 49:holder -25:holding 46:home -35:honeypot -38:hour -58:hows 30:hurt
-40:idea -30:if -24:im 21:imp 29:impermanent -29:includ 31:income 28:inflow -47:input -74:inside 43:interest 30:into -27:it -23:item
-33:jpeg -27:just -43:keep 29:key -61:kind 31:knee -47:know -29:known 24:l2 -34:land 32:landlord -28:largest -54:last 27:launch
-60:least -40:left 54:legal -32:legit -44:letter 49:level 48:lightn 40:limit -58:line -73:liq 36:liquid -41:liquidity -51:list
43:live -26:lock -70:log 46:logo -54:lol 43:los -39:lose -30:lost 41:low -24:lowest -34:lp -56:made -28:mail 24:make 67:manifold
-40:many 30:market 24:match -22:may -29:mcap -45:mean -24:memecoin 114:mempool -51:mid -22:midpoint 54:min -55:mine -55:mint
-89:money 69:month -34:most -50:mov -68:move -28:much -72:multisig -22:must 22:mvrv 22:my -80:n 46:native 49:near -77:need
-29:nephew 25:net 21:network -26:newest 32:next -33:nft -89:no 48:nod -35:normal -49:noth -30:notional -38:now -45:number 30:odd
49:off 85:often -40:oi -24:ok 41:old -81:one 25:open -32:option 53:ord 25:order -38:orderbook 80:ordinal 89:oth -25:our -50:out
31:over -32:owner -38:page -44:paid -55:pair -51:pap 49:passport 21:pend 27:people 52:per -27:percent -28:perp -34:perpetual
42:person 27:phone -49:piec 22:pippin -59:pl 42:place 41:plan -40:please -20:plz -25:pool -38:possible 53:post -63:ppl 42:premium
-25:present -35:pric 48:primary 29:print -28:priority 47:probability 39:project -48:protocol -32:public -38:publish -47:pull
-48:pump 36:put -34:pyth 62:question -29:quot 33:rank 63:rarity -33:read 26:realis 33:receiv -64:recent -43:record 22:request
-40:resolv -53:rest 25:result 40:return 25:revenue 60:revoke 50:reward -58:rn -29:rout -44:rows -40:rpc -58:rug 73:run -46:safe
-35:sal 22:same -76:sat -80:saving -26:saw 55:score 64:screen -28:script -34:second -59:see -46:selector -53:send -41:sery -38:settl
-47:shar 21:share -34:sheet 23:short -32:should -55:show 46:side -37:sign -20:signature 33:simple -42:since 63:sise -50:sist
-48:site -30:slide 31:slippage 51:snapshot -65:so -60:sold 35:solidity -71:some -36:somebody -29:somewhere -24:spend -75:split
-23:spot -44:spread -56:stablecoin 26:stack 26:stake -62:stand 30:state -22:statement -32:statu 22:step -82:still 53:stock 54:stop
-63:str -24:straight -24:strik -35:support -47:swap -25:swapp 63:t 46:take -29:tape 31:team 26:telegram -34:tell 65:text -61:th
33:than -21:that 57:theft -22:their -21:them -61:then -71:these -61:think -39:those 53:through 44:till -21:time -27:timestamp 44:to
34:today -24:token -52:told 50:tonight 56:too -26:top -48:topic 78:trace -22:track -50:trade 80:trader 56:trait 58:transaction
-61:transf -50:treasury -33:trend -29:turnov -37:tvl 65:twitt -29:typ 31:unclaim -26:und -35:unit 51:unlimit -30:unspent 24:until
-69:up -59:url -42:user -36:utxo 52:validator -59:vb -30:venu -22:venue -23:verify -53:very -28:vitalik -50:vol 23:volatility
-29:volume -28:w -26:wa -65:we -37:website 32:week -31:went -21:were -38:whale -29:when -45:where -43:wheth 22:whole 82:whose
-33:why -45:will 58:win 49:withdrawal -30:without -45:wont 35:word -43:worth -22:would -56:writ 50:write 36:x 49:ye 27:year -36:yet
33:yield 25:your 26:z -55:zero @outside 12:* @outside|abroad|else 136:* @outside|abroad|ours 24:* @outside|asked 57:*
@outside|asked-fit -6:* @outside|asked-fit=-1 -28:* @outside|asked-fit=-2 -30:* @outside|asked-fit=0 23:* @outside|asked-fit=1 40:*
@outside|asked-fit=10 -8:* @outside|asked-fit=2 24:* @outside|asked-fit=3 11:* @outside|asked-fit=4 -16:* @outside|asked-fit=5 -57:*
@outside|asked-fit=6 -92:* @outside|asked-fit=7 20:* @outside|asked-fit=8 29:* @outside|asked-fit=9 6:* @outside|asked=-1 17:*
@outside|asked=-2 -39:* @outside|asked=0 34:* @outside|asked=1 53:* @outside|asked=2 43:* @outside|first=0 -34:* @outside|first=1
-29:* @outside|first=2 -25:* @outside|first=3 3:* @outside|first=4 36:* @outside|here|else 53:* @outside|here|ours -19:*
@outside|left 30:* @outside|named=0 44:* @outside|named=1 -14:* @outside|named=2 7:* @outside|own 9:* @outside|own=0 -21:*
@outside|own=1 6:* @outside|own=2 31:* @outside|own=3 16:* @outside|own=4 -4:* @outside|points=it|left 58:* @outside|points=it|taken
-3:* @outside|points=it|unnamed -38:* @outside|points=none|left 9:* @outside|points=none|taken 22:* @outside|points=none|unnamed
15:* @outside|points=own|left -22:* @outside|points=own|taken -33:* @outside|points=own|unnamed 11:* @outside|points=theirs|left
37:* @outside|points=theirs|taken 6:* @outside|points=theirs|unnamed -18:* @outside|points=this|left 27:* @outside|points=this|taken
-5:* @outside|points=this|unnamed -52:* @outside|strange 13:* @outside|strange=0 -17:* @outside|strange=1 44:* @outside|strange=2
46:* @outside|strange=3 14:* @outside|taken 12:* @outside|unnamed -8:* @outside|whole=0|left 22:* @outside|whole=0|taken -18:*
@outside|whole=0|unnamed 16:* @outside|whole=1|taken 29:* @outside|whole=1|unnamed 46:* @outside|whole=2|left 16:*
@outside|whole=2|taken 20:* @outside|whole=2|unnamed -27:* @outside|whole=3|left -33:* @outside|whole=3|unnamed -27:*
@outside|whole=4|left 23:* @outside|whole=4|unnamed -41:* @outside|words=0 -38:* @outside|words=1 15:* @outside|words=2 54:*
@outside|words=3 38:* @outside|words=4 7:* @outside|words=5 -3:* @outside|words=6 -58:* @own|other 21:* @provider 76:* @ruled 78:*
@ruled=asks 146:* @ruled=one 33:* @ruled=outside 52:* @ruled=partly -272:* @score|other 46:* @share=0|other -3:* @share=1|other
-36:* @share=2|other -21:* @share=3|other -25:* @share=4|other 32:* @share=5|other 19:* @share|other 20:* @slot-said -18:*
@slot:blocks -6:* @slot:category -70: -74:* -53:^i 59:^the -42:^top -43:^which -32:^who -62:account -25:at -34:bet -31:by -22:cap
-24:capitalisation -20:chain 21:coin -24:crypto 33:day -56:defi -21:do -22:ha -22:have -34:i -31:kind 47:lend -42:list -44:lock
-24:made -52:market -37:me -42:most 31:move -54:not -35:on 32:out 35:paid -37:pl -64:pric -82:protocol 35:quot -22:quote -41:rn
-21:settl 20:that -27:them 32:to -47:today -46:top -47:trad -24:trader -20:volume 46:want -37:what -44:which -39:who 22:with
@slot:community_data 34: -32:^i 27:and 50:are -20:coin 26:everyth 29:ha 30:how -30:i -22:id 39:in 23:it 27:on 45:token
@slot:contract_type -28:* @slot:currency 24:* 34:? 46:^candl -68:^pool -44:and 21:for 73:i 97:in -36:liquidity -50:price 52:the
80:token -30:trad @slot:depth -35: 32:* 47:^i 44:^on 43:^where -29:a 37:and 41:are 27:book -28:buy 69:by 35:coingecko 30:each
23:exchang 28:have 27:i 37:id 21:in -22:list 60:pair 26:spread 42:the 28:they 49:to 22:trad 64:trade 52:volume 68:want 39:where
31:which @slot:direction -83:* -39:^show -22:any -43:came -36:fee -38:for -22:in -40:late -30:movement -24:nft -33:on -22:out
-24:recent -21:send -37:show -33:that -22:them -26:to -32:token -35:tx -24:with @slot:duration -21: 30:* -22:^how 40:^who 84:and
41:biggest -34:chain 28:dex 39:dump -24:how -35:i 48:in 24:most -22:now 47:of 22:on 38:only -37:pool 42:pump -21:search 52:the
46:thi -31:which 63:who @slot:entity -88:* -33:? -50:^which -25:and -31:by -56:company -44:have -31:hold -21:how -61:list -44:most
-21:much -33:on -21:own -22:sheet -39:stack -39:the -63:which -37:with @slot:entity_type -33:* -28:^list -24:a -20:coin
-24:coingecko -24:holder -24:id -23:list -26:that @slot:exact -119:* -50:^if -42:and -30:for -40:get -63:how -56:i -50:if -55:into
-65:on -44:what -38:would @slot:filter -31: -48:* -31:^i -25:and -27:chain -30:coin -25:coingecko -34:friend -22:i -24:id -35:know
-34:native -30:need -33:to -32:you @slot:include_24hr_change 33:* 27:^and -20:^for 32:^i -36:^what -40:all 20:and 23:by -39:can
-38:coin -38:coingecko 29:each 50:how 29:it -37:market 56:mov 22:move 57:much -21:on 34:pric -41:say 33:today -29:what 24:with
@slot:include_24hr_vol -14:* -23:^for -35:^what -40:all -38:can -38:coin -30:coingecko -24:i -28:what @slot:include_abi 32:it -26:or
27:proxy 37:verify @slot:include_code 25:* 25:? 43:^i 25:a 29:and 35:at 59:code 33:of 34:on 42:or 30:what @slot:include_empty -58:*
-28:? -28:account -42:and -35:in -31:of -33:spl -34:token -28:which @slot:include_empty_intervals 71:* -33:? -50:^how -36:in 52:of
69:purchas 26:the @slot:include_input -50:* -26:? -22:contract -21:it -21:of -35:on -28:the -23:tx @slot:include_last_updated_at
25:* 34:? 27:^and -36:coingecko 27:do 41:each -20:ha -34:market -22:please 48:quote -42:say 29:thi 44:time 42:with
@slot:include_market_cap 31:* 42:? 20:and -44:coingecko 28:do -21:ha 24:in 36:it -22:please 37:quote -40:say 22:volume
@slot:include_platform -18:* @slot:include_source 20:* -25:code 22:i 30:it 34:on -25:or 27:proxy 42:verify @slot:include_tickers
-26: 25:* 29:^how -26:^i 24:^open 32:did 50:expir -25:for 27:fund 49:futur 27:how -35:id 24:interest 30:over 27:that -23:the 48:with
@slot:include_tokens 56:* 23:^i 43:^nft 41:and -43:collection 40:nft 41:of -35:own -27:thi -48:to -39:wallet -42:which -27:who
@slot:include_transactions -36: 9:* 47:^i -46:a 63:hash 32:i 46:in 45:it 44:need -50:numb 61:of 32:on 20:produc 30:the
@slot:interval -11:* -25:^price 35:^what 43:chart -27:do -25:one 27:or 29:since 28:thi 44:up 29:what -22:which @slot:is_burnt -92:*
-21:^i -24:^nft -33:^which -32:are -36:collection -36:compress -55:in -38:list -37:member -47:nft -64:of -55:one -25:own -44:the
-39:which @slot:kind -13:* 26:? 36:^pyth -27:^which -28:a -61:all -60:and -37:at -26:doe 81:feed 41:for 43:from 43:id 48:in -25:list
53:market -22:my -25:pair 79:pyth -48:spot -60:to -59:trad -34:trade -51:which -26:with @slot:kinds -79:* -23:i -24:mov -35:on
-45:send 23:that -29:the -48:to 32:transfer @slot:limit 26: 156:* -29:? -41:^the 58:^what 65:^which 41:all -27:and 71:are 35:back
64:by -64:cent 25:chain 91:coin 83:coingecko 72:collection 42:contract -48:did 48:each 85:event -77:for 24:give -73:have -41:how
-38:if 47:in -39:it 61:list -33:lost -41:market 23:me 67:money 112:most -25:much -109:my -41:nonce -29:now -24:numb -31:of 38:on
27:one 37:only 22:or 49:pl 112:pool -48:put 69:show -28:sit 42:that 47:the -36:thi 68:to 62:today 71:token 55:up 41:volume 52:what
98:which 67:who 84:with -83:ye -49:you @slot:look_forward -30: 10:* 62:^by -30:^what -30:all -56:and 46:by 40:change 45:defillama
-44:do -27:down -37:from -38:go 42:hold -22:how 24:in -34:it 28:mov -38:much 56:or 24:percent -48:price -63:since 49:that 48:the
-40:thi -48:today 37:token -53:up 67:what -20:with @slot:measure 22: -26:* -61:^fee -28:^on -56:^option 65:^what -32:^which -59:^who
-20:a 22:acros -60:app -23:at -31:by -52:chain 27:did -40:do 34:doe 54:earn -44:fee 64:for -77:from 53:got -54:have 65:holder
-31:how -87:in 119:itself 95:keep 46:make 44:money -33:more -33:most -36:much 80:not -60:now 46:of -75:on -22:only -72:option -32:or
36:out -27:over -121:paid -39:pay -41:per -30:please -88:premium -82:rank -46:revenue -35:right -41:show -41:take 42:the -28:their
26:thi -70:to -28:today 49:token -50:total -21:trad -49:trader -70:user -26:volume -38:wa -39:want 65:what -57:who -21:whole
@slot:order -34:* 22:^ -29:^best -57:^coin -49:^for -30:^how 22:^in -50:^list -25:^on -36:^pool -23:^show -24:^the -40:^trad 72:^v
-26:^we 54:^when 45:^where 53:^which -71:^who -27:a -63:account -45:acros -74:any 51:been 46:best -76:bought 44:can -80:cap
-23:category -92:chain -57:coin -64:company -64:cost -54:count -81:crypto 20:current 23:dao 39:day 43:depth -44:derivativ -20:dex
-33:do -42:every -39:exchang 83:first -51:fresh 27:futur -35:go 23:have -58:hi -22:how -24:in -30:interest -49:jpeg -27:keep
-49:kind -75:largest -52:late 48:least 34:like -29:liquidity -67:list 62:lp -57:made -94:market -41:mcap 21:mean 59:moment -45:money
37:more -24:most 62:move -48:not 34:numb -24:off -35:one -29:open 29:order -25:out 44:paid 49:percent 25:pippin 23:pl -65:pric
-58:profit 34:pump 41:purchas 28:put -70:quot -29:quote -72:recent -28:right -62:rows -36:sector -61:see 62:side 21:sise
-35:somebody 35:sort 49:stack -30:t -27:that -28:their -29:them -29:these -26:thi -48:think 27:top -22:track 38:trad -51:trade
-35:trader -48:transaction -24:tx 28:use 60:v 28:value -48:w -36:wa -23:we 50:when 50:where -82:who -22:win 62:with 33:yield
@slot:outcome 41: -49:* 80:^cheapest -26:^how -22:^odd -25:^price -32:^show -40:and -34:book -24:by -74:chance -32:chart 86:cheapest
-30:contract -37:did -33:for -34:from -27:how 37:i 44:in -49:me -33:mov 47:no 49:now -49:odd -62:of -65:please -49:pric -28:price
53:right -32:see -31:show -51:since -42:th -37:the -38:to -28:who -51:ye @slot:period -45:* 56:at -22:by -48:hash -30:market -37:min
-47:of -42:pool -48:rate -25:top 54:volume @slot:points -57:* @slot:side -37: 3:* 50:^what -24:and 36:ask 51:at -73:bid 71:buy
-36:chance -36:condition 34:do -63:for 35:have 61:i -26:it 36:no 29:now -36:outcome 59:pay 26:right -36:the 52:thi 48:to -40:token
47:what @slot:stablecoin_only 4:* -26:above 56:best 37:can 28:first 31:for 28:in -30:it -38:keep -22:lend 45:more -27:my -22:of
21:only 33:pool 32:stak 32:top 30:want 22:where 59:with @slot:standard -33: -56:* -57:? -71:^which -43:^who -21:and 35:approval
-58:can -51:contract -27:for -58:from 52:ha -57:i -22:it -28:may -47:my -71:of -22:out -23:revoke -72:spend -39:still -30:take
57:that 48:the -63:to -126:token -33:wallet -73:which -75:who @slot:status -52:* -20:^biggest 34:^give 42:^how 26:^please -24:^show
-25:^the -59:^what -56:^which -20:account -27:address -36:are -53:bet -31:biggest -78:by -70:can -24:coin -31:coingecko -26:contract
-26:crypto 56:did -50:do -60:dump -35:each -111:event 58:exchang -60:exchange -25:for 29:from 58:have 30:how -25:i -48:id -33:in
-51:me -23:moment -52:most -58:name -29:now -70:odd 54:of -35:on -83:open 52:outcome 45:over -65:page -39:people -65:per -71:politic
23:prediction -21:question 69:rows 34:sery -56:show -39:some 39:that -36:their 47:them -108:today -34:venu 30:want -56:what
-25:where -30:will @slot:token -15:* 24:^candl 21:^i -51:^pool -29:and -33:for 30:i 46:in -21:it -22:liquidity 37:of -36:on 31:or
52:pric -39:price 31:token @slot:token_type -76: -59:* -49:? 37:^did -42:^for -21:^how 59:^list -63:^nft -45:^on 48:^only 29:^what
-36:^who -29:a -40:all -21:and -36:at 22:balance 28:both -24:burnt -39:by -33:each 44:every -37:explor -31:first -24:for 37:ha
-41:he -26:hi -24:hold -44:how -38:i 20:incom 36:late -22:left 25:list -43:many -28:move -45:nft -30:of 44:only 21:out -55:own
45:please -33:position 27:price -52:see -27:show 32:sit -37:that -40:there -28:thi -68:token 47:transfer -36:wallet -37:we 49:what
-49:which -55:who -35:with @slot:top_coins -86:* -53:? -46:and -26:coin -51:in -46:most -54:of -54:on -60:the -54:who @src=none -9:*
21:^a 25:^abi -67:^account 23:^addres 115:^also -38:^am 42:^an 36:^and 40:^anyth 26:^are -38:^balance 32:^before -43:^best -53:^bid
38:^biggest 48:^book -43:^burnt -37:^busiest 48:^buy -38:^by 46:^call -34:^can 37:^candl 37:^chain 52:^chart 72:^check 67:^coin
52:^coingecko 34:^collection 25:^compare 97:^contract 51:^current 30:^defillama 31:^depth 25:^dexscreen 39:^did -31:^do -48:^draft
28:^dump 56:^every -30:^fear 38:^fee -24:^floor -90:^from 42:^fund 69:^give 50:^hows 28:^i 45:^if -26:^imp 38:^in -26:^it 41:^just
37:^kind 48:^latest -33:^lend -53:^level -47:^liquidation -59:^market 43:^metamask -22:^mvrv -63:^nam -26:^name 61:^newest -30:^nft
22:^no 71:^not -66:^numb -51:^of 44:^one 29:^only 36:^our 60:^perp 50:^pl 23:^pnl -116:^point -39:^pool 25:^pric 24:^price 31:^print
24:^pull -67:^put 26:^rank -20:^rarity -37:^read -31:^realis 42:^recent -91:^revoke -110:^rows 49:^sat 22:^say 25:^settl -70:^should
-29:^since 39:^so 30:^somebody -36:^spot 20:^stablecoin 30:^tell 47:^that 34:^the 35:^their 92:^token 53:^top 21:^topic0 70:^total
-33:^turnov 22:^tvl -27:^twitt 22:^two 21:^tx 79:^v -43:^verify 57:^volume 96:^wa 45:^wallet -53:^where 45:^why 44:abi 51:about
22:accord -28:account 53:actual -24:add
-48:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -50:address -20:afraid
36:again 33:against -57:airdrop 39:all -24:allow 51:already -60:also -51:altcoin 53:amount 47:an -26:answ -59:answer 30:any
52:anyone 49:anyth 24:anywhere 32:app -61:apple -66:approval 32:apy 21:arriv 38:artist 23:ask 63:asset 38:ath 22:auditor
-23:authority 42:bag -32:balance -33:bank 24:base 24:basi 39:be -37:beacon 37:been 22:before -36:behind -24:belong 33:bett
21:between 72:big 50:biggest 30:board -40:boost 42:bos 50:bought -74:broadcast 40:broth 32:budget 44:burn 40:burnt 49:busiest
-27:but -28:buy 36:byte 35:call 61:calldata 22:came 73:cap -26:capacity -22:capital 42:capitalisation 29:carry -33:cash 49:category
27:cent 38:chain 25:chance -35:cheap 30:cheapest 109:check 25:circulation 34:claim -38:clos -47:close 34:coin 59:coingecko
25:colleague 41:come -24:commit -29:community 32:compare 45:compress 27:condition 33:confidence 39:confirm -28:confirmation
28:consolidate 64:control 43:cost 39:could 42:count 50:country -39:create -32:create2 56:crypto 42:currency 44:current -39:custom
-25:dao -31:dat -46:date 43:day 57:decemb 66:decimal -47:deep 35:deploy 48:deposit 41:depth 42:dex 32:did 48:different -25:do
-26:dog 51:dominance -36:don 61:done 54:down -48:draft 28:dump 51:each -23:egg -53:eligible 21:else 33:empty 41:en 33:end -23:etf
-22:etherscan -25:every 49:everybody 29:everyth 40:evm 53:exact -22:exit -21:expiry -28:explain 22:explor 50:far 59:fattest 45:fear
25:feed 41:fetch 49:fil 51:fine -27:firm -27:flow 49:follow -70:follower -27:forgot -24:form 34:friend 42:front -22:fund -23:gave
40:geckoterminal -26:germany -38:get -25:github 58:go -23:gone -40:good -31:google 24:got -32:grandson -37:grant 47:gre 53:greedy
-35:green -21:group 58:had 30:hand 43:hang -63:hash -28:hashrate 28:he 42:height 36:held -61:help 41:hex 99:hi -36:him 26:history
-50:holder -48:home -20:honest 23:honeypot 58:hows -29:hurt 28:id 39:idea 37:identify 30:if 22:im -24:imp -29:impermanent 21:incl
30:incom -27:income -27:inflow 42:input 42:inside -36:interest -32:into 49:inventory 68:invoice 34:item 27:jpeg 48:keccak 36:keep
-32:kept -30:key 64:kind -31:knee -22:l2 24:land -32:landlord 38:large -28:largest 32:late -37:latest -29:launch 39:lead 58:least
49:left -54:legal 35:legit -45:level -59:leverage 23:lie -36:lightn -55:limit 41:line 60:liq 23:list -50:live 33:lock 49:log
-58:logo 54:lol -53:los 23:lost -30:lot -54:low 37:m 23:made 40:mail -22:make -67:manifold 38:many 45:margin 24:marketplace 44:may
44:mcap 56:mean 35:memo -44:mempool -27:message -62:min 41:mine 39:mint 23:mix 75:money -75:month 22:morn 31:most 47:mov 54:move
70:multisig 49:must -22:mvrv 61:n -34:native 50:need -32:net 31:nev 27:newest 49:nft 70:no -48:nod 20:nonce 38:normal -32:not
29:noth 36:number -37:odd -46:off -77:often 35:oi 25:ok -51:old 25:oldest 22:once 28:onchain 78:one -33:open 26:oracle -50:ord
-61:order 38:orderbook -80:ordinal -84:oth 33:our 54:out 48:owner 26:page 54:paid 37:pair 54:pap -20:park -35:part -49:passport
38:past 21:payout -46:peg -50:people -58:per -53:period 20:permit2 55:perp 59:perpetual -43:person -36:phone 21:piec 24:piece
-40:pippin 67:pl -37:place -41:plan 33:please -52:plot -103:plu 20:plz 32:possible -63:post 71:ppl -61:premium 57:present 32:pric
-34:primary -27:print -40:probability -37:profit -26:project 26:provide 35:publish 30:pull 71:pump -39:put 25:pyth -71:question
57:quick 26:quot 43:quote -29:rank -62:rarity 32:rat -27:ratio -28:realis -27:receiv 49:recent -22:rent 23:report -34:request
32:resolv 43:resolve -28:result -41:return -31:revenue 26:revert -60:revoke -37:reward 60:rn 26:rout 63:rows 53:rpc 53:rug -65:run
30:safe 28:sal 71:saving -41:score -61:screen 31:search 51:see -28:seen 24:selector 26:sentiment -23:separate 21:sery 21:set 38:shar
-27:share -26:short 52:show -29:side 31:sign -34:simple 30:since -22:single 49:sist 36:site -22:slippage 21:small -50:snapshot 58:so
57:sold -37:solidity 52:some 20:somebody 28:somewhere 27:spl 65:split -23:spot 41:spread 46:stablecoin 29:stak -33:stake 54:stand
47:stat 34:statement 20:statu -34:step 54:still -53:stock -54:stop 57:str 37:straight -22:stuck 26:supp 35:support 62:swap 29:swapp
-74:t -27:table -35:take 29:tape -30:team -29:telegram 32:tell 38:test -65:text 41:th -38:than -21:theft 37:themselv 21:then
82:these 29:those -49:till -43:tim 32:timestamp 24:tip -24:to 59:togeth 25:token 45:told -51:tonight -40:too 21:top -71:trace
32:track 22:trade -86:trader -47:trait -52:transaction 60:transf 22:transfer 29:treasury 21:trend 72:turnov 28:tvl -69:twitt 26:typ
-21:unclaim 35:und 37:unit -54:unlimit 26:unspent -52:until 46:up -57:upcom 54:url 36:used 21:utc 30:v -52:validator 47:valu
55:value 40:venu 72:very 44:vol -23:volatility 35:volume -21:vot -22:vote 25:w -22:wait -67:walk 55:we 47:website -32:week 40:well
38:went 39:whale 24:what 36:whatev 22:where 25:wheth 25:who 36:whoev -69:whose 35:why 27:will -60:win -45:withdrawal 28:without
40:wont -35:word 22:worth 20:writ -34:write -36:x -45:ye 35:yet -33:yield -34:your -26:z 49:zero @src=none|other -9:* @takes:choice
96:* @takes:count 45:* @takes:days 46:* @takes:fiat 17:* @takes:flag 65:* @takes:least 101:* @takes:step 50:* @takes:time 27:*
@title 9:* @tool=call_contract -45:* -56:^call -32:^on -20:^what 33:^who -25:an 20:ape 21:at -43:call -21:chain 20:data -48:for
-21:from 45:hold 29:now -41:on 22:please 39:who @tool=check_approval_security -24:* 60:^check -22:^i 21:approve -24:before 49:check
-32:click 22:known 26:my -43:only -35:our -22:show -29:that 28:trust -24:wallet -29:what 24:with @tool=check_contract_verified 3:*
45:check -25:match 21:my 21:public @tool=check_dapp_security -12:* -22:check -20:known -33:phish @tool=check_honeypot 22:* -33:?
35:^buy -21:^did 64:^honeypot -41:and 52:check 60:contract -25:did 65:honeypot 30:tax 21:token @tool=check_malicious_address 13:*
34:? -47:^can 45:^check 67:^i -23:^what 39:addres 47:aft -29:an -35:and 37:blacklist -45:can -38:did -35:doe 25:flagg -27:have
-22:how 26:i 28:in 24:it 22:list -32:name 28:of 24:on 32:or -48:screen 50:still 48:wa 40:wallet -26:what -48:you
@tool=check_phishing_site 30:? 26:^i -37:addres -24:and 27:connect -27:for -39:friend 21:got 24:legit 42:mail 25:me -22:next -27:our
39:page 21:telegram 27:the 25:to -28:token -25:want 37:website @tool=check_token_safety -6:* -38:? -37:^buy -49:^honeypot -36:^my
30:a 27:an -22:any 59:at -50:buy -22:check -34:coin -46:contract 23:diligence 23:due 28:file -23:friend -42:honeypot -37:it 23:legit
-23:me -39:new 62:no -43:or 29:pippin -36:rug 30:scam -41:sell 21:sent -27:tax 24:to 36:want 55:with @tool=checksum_address 9:*
23:^i 21:correct 33:eip -24:our 27:pap -28:small -25:to @tool=compare_tokens -44:* 23:24h -27:^compare -32:^how -34:^i 42:^put 23:^v
-25:^what 34:^which -40:about -38:and -37:at 37:ath 50:by 51:cap -40:compare -20:did -21:far -40:fee -28:for -31:how -29:i -29:in
46:market -36:much -21:my 21:name -34:of 22:on 27:one 43:or 43:oth 51:please 29:price 38:so 27:supp 30:table 31:that -40:them -23:to
-35:two 61:volume -44:what 61:with -50:you @tool=compute_create_address -35:* -37:create -28:create2 -30:i -30:it
@tool=compute_namehash -6:* -21:to @tool=convert_units 19:* -20:^how 37:^i 24:a -21:decimal 31:exact 24:from 24:have 29:how 22:i
26:in 22:it 24:many 23:much 25:my 26:of -27:round 24:the 35:token 49:whole @tool=decode_abi -26:* 25:^metamask -28:^the -23:data
-21:give 51:hex 25:metamask 33:show 33:sign -31:that @tool=decode_abi_parameters 22:* -25:^abi 24:a 34:addres -21:please
@tool=decode_calldata 7:* 24:^decode 23:^what 38:amount 54:and -38:calldata 25:decode 51:doe 45:how -22:in 38:inside 33:it 37:like
38:look 26:me -22:of -70:pl -75:selector 44:show -26:that -37:the 48:thi 39:wallet -81:with -26:would @tool=decode_log -44:* -36:?
-21:and -34:event -22:for -24:hash -24:of -26:that -22:the -41:topic -24:topic0 -34:what -21:which @tool=decode_raw_transaction 21:*
52:can -33:doe 25:for 43:from -31:go -32:how 25:it 51:me 20:our 51:sign -23:thi -30:wa -34:wallet -33:where -26:which 52:you
@tool=decode_selector 64:* 50:? 34:^my 32:a -40:and 53:be 21:behind 36:event 21:ha 21:i 28:in 24:it 23:my 43:of 38:out 38:start
75:that 39:the 37:topic 23:trace 34:transaction 55:what 24:which 34:with @tool=detect_rugpull 27:^i 23:at 21:check -23:did 20:have
22:history -22:in 20:it 32:money -27:much 23:of 27:out 22:saving 28:some 21:stake 28:still 21:where @tool=encode_abi -12:* -37:^abi
-34:abi 47:and 35:need 28:no -71:pl -34:please -71:selector 31:unit @tool=estimate_gas -48:* -22:^call -52:^ga -31:^how 25:from
-27:ga 20:go -21:many -37:of -21:pl -24:unit @tool=get_account_nonce -18:* 33:^nonce 26:all 28:already -23:by -32:doe -22:from
-33:have 22:mine -43:my 22:next 21:nonce -31:numb 23:or -24:pend 22:say 27:still -39:transaction 37:what -22:why -50:with
@tool=get_alchemy_token_balances 37:* 42:and 64:balance -35:decimal 39:every 56:for 24:list 67:need 54:of 40:on 27:that 25:unit
@tool=get_alchemy_token_metadata -41:* -37:a -32:for -36:logo -36:me -33:my -33:token @tool=get_asset_platforms 44:^coingecko 29:^on
31:all 39:chain -27:coin 44:collection 38:doe 46:nft -25:the 41:with @tool=get_asset_transfers -53:* 26:? 37:^ha -20:^i -23:^my
-29:^which 76:all -51:and 29:came -50:coin -29:contract -26:d -23:did -43:everyth -21:fund -26:go -32:hi -22:i -21:in 21:into
60:left -26:like -56:list 28:me 21:mix -32:move -22:my -45:nft -65:on -50:one -20:or -23:out 25:paid -24:say -64:send -27:that
-44:the -60:to 25:transfer 67:wa -54:wallet -27:which -61:who @tool=get_batch_historical_prices -19:* @tool=get_block -33:* 29:^my
21:^what 36:^when -41:a 23:and -24:block -23:did -21:fee 26:full -22:hash -27:i -28:it 24:latest -34:many 22:my -23:newest -53:numb
21:on -27:one -31:or 40:produc -30:that -23:thi 26:time 26:when -23:with @tool=get_block_by_timestamp -25: 30:^at 31:^block 21:^i
-28:^what 35:^which -21:date -39:did -39:end -30:in -25:last -45:my 31:need -20:newest 48:numb 28:our 25:that 24:timestamp 46:to
-41:up 53:wa 24:we -21:what 36:when @tool=get_block_details -25:* -34:been -34:burn -23:by -21:ha 33:min -32:of 29:on -20:slot
29:that @tool=get_boosted_tokens -45:* -23:and -37:for -36:most -32:on -23:there -33:token @tool=get_bridge -11:* -35:^i 28:^what
-52:and 31:at -21:defillama -63:deposit -64:for 25:i 29:in 46:it -68:me 28:money 29:much 31:numb -69:of 24:or 39:over -44:that
-37:to 35:went 27:what -61:withdrawal @tool=get_bridge_volume -37:* -52:? -27:^i -51:^what 33:and -40:at 28:came 63:deposit 51:for
-20:how -24:i -35:in -52:it 64:me -30:money -24:most -43:net -42:numb 48:of -39:over -44:sent 28:since 27:that -40:to -50:total
-44:wa -49:what -21:which 65:withdrawal @tool=get_bridges 27:* 29:? -34:^i 42:^what 30:bridg 32:bridge 63:defillama -32:dex -33:have
-32:i 36:in 21:money 31:one 48:that 22:the -27:volume 47:what @tool=get_btc_address -11:* 22:^balance -47:^did 59:^ha 32:^i
-29:^which -49:a 41:am 38:any 29:anyth -25:are 54:at 32:check -42:did 56:ha 30:have 56:if -22:it 27:look -54:or 33:sat -25:sitt
26:storage 28:the 43:there -39:thi -23:up 30:what -27:which 42:would 33:you @tool=get_btc_address_transactions -40: -10:* -25:?
30:^tx -48:and 21:any -36:balance -41:fee -34:first -41:for 29:height 23:history 30:includ 28:list 24:our 29:payment -24:please
29:recent -32:that 37:touch -52:wait -34:want -44:what 39:with @tool=get_btc_block -21: -30:* -29:^when -32:and -53:difficulty
-20:in -45:mempool -36:min 51:newest -34:that 24:transaction -27:tx -29:wa -32:when @tool=get_btc_difficulty 49:? 24:^next -77:and
23:block -40:difficulty -26:down -26:far -25:hashrate 27:how -45:i 30:much -25:or -23:the -25:up 21:when
@tool=get_btc_exchange_rates 10:* 41:and -38:give 23:in 21:of 43:one 42:please -22:right 23:that -27:the @tool=get_btc_fees -21:
-25:* -60:? -53:^how 39:^i -23:^sat 33:a -33:and -41:are -65:be -28:block -61:confirm 35:fee 41:for 40:get 29:have -50:how -25:if
37:into -53:many -69:mempool -26:min -24:next -30:of -27:one 32:payment 33:per -38:sat 24:send -47:should 57:that -36:to
-50:transaction -22:tx -31:up -44:vb 40:want @tool=get_btc_hashrate -54:* 23:back -24:block -22:can 41:develop -37:difficulty -22:do
25:down 26:go 36:ha -32:hash -24:many -45:min -22:my -39:of 22:or -50:pool -32:rate 24:see -21:so 21:the 26:up -27:what -41:with
-23:you @tool=get_btc_mempool 33: 23:* 36:? 38:^how -27:^my 35:^sat -44:^what -40:a 90:and 42:are 39:block -23:by 58:confirm
69:difficulty -48:doe 28:each -53:fee -26:for -43:have 46:hour 64:how 33:i 66:many 57:next 27:of 29:out -39:queue 29:right 77:sat
-40:thi 69:to -92:transaction 28:tx 82:vb 41:wait -23:what -41:which @tool=get_btc_price 30:* -35:? 73:^what -36:a -21:and 26:at
-21:bought 61:cost 31:did -34:from -29:me 66:near 29:need -27:now -22:of 48:on 80:one 31:only -49:rate 30:report -28:right 23:tax
-49:tell 62:that -24:the 27:wa 60:what -36:where @tool=get_btc_tx -6:* -51:^ha 53:^how -29:^my 22:^sat 38:^what -30:^which -27:arriv
54:by 28:client 42:confirm -26:confirmation 64:doe -49:ha 46:have -26:hour 48:how 36:it 52:many 67:now -27:output 40:pay -29:stuck
-26:that 39:thi -30:through -22:to 22:today 25:what -53:yet @tool=get_btc_utxos -31: 18:* -29:? 24:^how -21:^i 22:^utxo -23:^which
29:addres -50:and -23:at 52:biggest 20:consolidate 23:fee 60:first -32:for 21:have 22:how -21:in 23:many 24:my -21:or 20:output
-35:sit -39:that 29:unspent 35:utxo 23:wallet -34:what -23:which @tool=get_categories -34: -14:* 29:^i -40:^which 28:coin 30:it
-39:my -23:of -39:that -40:which @tool=get_categories_market_data -15:* 25:by 37:category -24:i 26:me 39:sector @tool=get_chain_fees
-3:* 38:^fee 43:^who -51:all -52:and -51:chain 32:dapp -51:have -28:in -53:it 46:keep -20:need -29:no 37:on 28:our 31:revenue 36:to
-35:what 42:who @tool=get_chain_info 37: 37:* 42:? 54:^chain 65:^what 59:a 57:add 40:and 46:at -21:by 63:chain 22:coin 48:do 61:for
29:i 38:id 48:native 36:need 36:network 28:numb 27:our 78:rpc -25:stuck 67:the 49:to 43:url 47:wallet 24:want 28:we 66:what 22:when
-42:which @tool=get_chain_stats -25:a 35:address 21:did 23:do 34:please 35:today 29:total @tool=get_chain_tvl_history -20: 9:* 26:^i
51:^tvl 29:about -39:all 27:and 66:are -48:by 28:chain -46:doe 39:each 30:from 42:grow 29:i 29:it 59:l2 33:lock -63:me -40:money
34:much -21:need 38:of 54:on 31:or -28:over -59:protocol -49:show -34:since -30:stablecoin 28:that 44:there 61:today -24:total
29:tvl 23:until 61:wa 87:we 45:where 32:writ @tool=get_chains 37:* -23:^on 50:^rank 23:all 60:by 50:chain 21:defi 33:do 42:doe
27:for 41:keep 48:me -41:most 23:please 22:present 21:rank 50:show -32:stablecoin 27:the 44:tvl -35:with
@tool=get_chains_tvl_history -70:* -53:^i -24:^tvl -24:about 41:all -21:am -58:are -30:chain 32:defi -20:for -55:i -29:it -41:l2
-23:of -58:on -41:or -35:our 29:over -36:protocol -28:summ -23:that -44:the -45:tvl -62:we @tool=get_coin_historical_chart -24:
-36:* 41:^chart -38:^i -40:^which -43:at -22:between -21:can -36:cap 71:chart -27:clos -21:coin -59:do 55:down -61:from -31:ha
-31:how 27:it 22:m 33:make 22:many -23:market -32:mcap -30:on -45:one 39:or -41:over -40:pric -31:price 21:say -27:see 38:since
-41:the 25:thi 56:time -47:today -20:trad 63:up -21:volume -24:wa -38:want -37:which -46:with 21:ye -37:year @tool=get_coin_history
54: -3:* 32:^did -23:^for 46:^how 35:^price -40:^the 34:a -43:book -34:bought -31:client 54:clos -37:coin -61:cost 29:do -28:doe
51:end -37:for 41:how -68:index 80:it 35:m 50:much -20:new 54:of 53:our 27:please 31:rate 26:so 44:tax -51:that 30:the 25:to 30:trad
-52:utc -51:value 91:wa 59:when -32:with @tool=get_coin_market_chart_range 5:* -32:? -22:^did 25:^please 52:a -22:at 25:between
-41:client -35:clos 46:coin 23:could 41:day -59:did -36:do -46:end -39:for 20:ha 31:i -22:if 54:in -26:it -21:many 41:mcap 55:one
-46:our 21:over -34:pric 30:see 22:sold 30:start 24:supp 64:tell 27:time 32:turnov -25:two 56:value 28:volume -21:what 21:where
-47:year @tool=get_coin_ohlc -31:* 41:for -42:in -54:of -26:open @tool=get_coin_tickers 38:* -29:? 76:^i -26:^list 31:^on -24:^what
-39:^which -20:a 45:and -31:any 25:at -51:buy 46:by -33:chain 52:coingecko -27:dex 46:do 74:exchange 39:for -33:ha 53:have -33:how
21:i 84:id -22:list -36:market -42:most 45:my 33:need 78:not -45:now 26:of -48:on 47:one -31:or 38:pair -23:price 24:spread 54:the
40:tick 40:to -31:token 34:volume 85:want 36:what -34:which 49:you @tool=get_coins_index -23:* -36:^i -44:^what 37:^which
33:category 21:coingecko 30:everyth 27:exact -31:index 30:like -21:much 37:my 29:need -24:on -20:only 33:quot -39:say -23:tell
33:that -22:the -21:thi -44:twitt 34:up -33:what -24:when @tool=get_coins_list -66:* 42:^coin 31:^which 43:address -21:all
42:contract -43:id 32:in 22:it -34:list -51:me -43:name -27:of -28:one 43:want -32:with @tool=get_coins_market_data 54: 21:* 66:?
22:^biggest -24:^compare -41:^how -32:^i -23:^put -32:^the -35:^total 49:^what -24:a 47:and 42:are -34:at -34:ath 39:biggest -69:by
25:cap 28:capitalisation -47:category -42:coingecko -24:compare 46:crypto -26:for -31:ha -37:how -31:i -40:id -29:in -35:it -36:like
26:list -60:mcap 58:move -44:my -41:need -35:one -28:or -26:oth 35:pl -24:put -31:quot -28:supp -76:that 41:the 41:top -43:total
-26:volume 43:what 61:with @tool=get_companies_treasury -31:* -57:^how -22:^i 29:^what 26:^which -49:and -23:at -25:average
-23:balance 35:buy 35:by -22:did 30:do -43:doe -37:firm 23:first -22:for -43:ha -47:how -28:i -40:in -45:it 36:largest -32:many
-40:much -32:now -51:our -34:own -23:pay -24:sheet 21:sit 27:their 33:them -31:to -24:treasury -40:what 39:with -26:work
@tool=get_contract_abi 40:* 53:^abi 63:abi 25:did 33:for 29:need 27:of 37:please 28:stak @tool=get_contract_bytecode -42:* 67:^i
-21:a 45:an -21:and 53:code -28:contract -27:don -62:find -28:from -24:hash -27:in 24:it 21:just 29:need 41:normal -23:of -26:one
66:or -28:t -32:the 30:there -32:what @tool=get_contract_code -16:* -24:a -29:code -20:fil -43:need -36:or 26:verify
@tool=get_contract_coin 12:* -59:^coingecko -21:^find -47:a -35:about -36:addres -22:all 29:can 20:chain 34:coingecko 27:contract
-21:did -28:for 34:how -40:i -33:id 54:in 37:look 62:market -39:mint -30:my -44:of 65:on -24:our 66:say 20:tell 53:that -27:token
38:up 23:website -21:writ @tool=get_contract_market_chart 24:* 48:^how -52:^price -39:between -34:cap -34:coingecko 44:did -24:from
48:how 52:i 37:in -48:market -44:of 26:on 58:two -30:volume @tool=get_contract_market_chart_range -20:* 26:^price 22:between 36:cap
35:from -26:i 28:of 27:over 26:token -52:two 53:volume @tool=get_contract_source -34:* -31:^i -26:contract 21:deploy 36:fil -54:may
-21:on -44:own 35:rout -52:so -42:source -52:that -21:thi 38:to 21:verify -33:want -51:we -51:what @tool=get_current_prices -34:
18:* -30:^how 23:^i 29:^price -45:acros -33:addres 25:and -47:any 41:both 24:coingecko 60:defillama 30:each 22:go 26:i 34:it -21:lp
-29:many -38:my 29:now 33:of 47:one 38:open 47:please 31:price -21:the 40:thi 21:to 44:trad 30:value @tool=get_defi_protocol 39:
15:* 48:^could 22:^ha 22:^i 74:^on -28:^which 28:a -24:am 58:app -21:at 46:before 40:by 47:could -64:defi -40:deploy 23:do 28:doe
55:down 50:each -29:fee -36:get -41:give -65:have -34:into -23:l2 50:lend -27:me 38:money 33:need 46:now -25:numb 53:one 52:only
22:or 83:our 49:protocol 58:since 32:sit 24:summ -54:there 31:value -27:wa -29:we -24:where 42:you @tool=get_defi_protocols -22:
-69:* -31:? 22:^biggest -28:^lend -46:^on -36:^what -28:a -43:am -28:and -32:any -60:app -53:are -32:at -36:by -82:chain -28:do
-21:doe -55:each -47:how -28:i -38:in -32:it -31:just -23:keep 28:lock 43:most -52:much -24:of 28:on -35:one -28:only -27:our
-34:the -29:there 24:to -33:tvl -30:we -53:what -41:which 38:with -30:you @tool=get_derivatives_exchange -45: -32:* 29:^how -32:^i
-36:^open -35:and -48:coingecko -29:contract -36:derivativ 33:did -35:for 28:futur -22:ha 27:how -47:id 21:in -36:list -33:need
-31:open -25:or 30:over -25:that -32:the -25:venu -37:venue @tool=get_derivatives_exchanges -24: 30:* 28:^i 45:derivativ 22:exchange
56:for 27:ha 23:i 37:list 28:need -23:please 26:rank 46:the 37:venu @tool=get_derivatives_exchanges_list -13:* 22:^what -31:all
-20:and 23:are 24:doe -24:for 38:just -29:of 29:oth 27:pl -22:the 26:use -33:you @tool=get_derivatives_tickers -35: -37:* 36:^fund
-33:at 24:fund -33:futur -36:interest -34:open 30:rate @tool=get_dex_pair 49:* 67:? 45:^dexscreen 50:^pool 38:and 43:by -40:dex
30:dexscreen 41:did 48:how 59:liq 44:move 21:much 27:on 57:pair 43:pool 39:the @tool=get_dex_volume 25: -46:* -34:? -81:^dex -24:^i
-23:^trad 76:^volume 43:a 46:all -59:at -72:by 22:day -48:dex -22:did -39:each 51:history -22:i -49:in 29:it 34:make -28:of -38:on
-30:over -39:there -22:thi -28:to -30:turn -32:turnov -45:v 41:we @tool=get_dex_volumes 15:* 27:? 41:^dex -34:^how -25:^on -41:a
39:acros -28:are -22:by 47:dex 53:every -21:for -26:how -38:i -48:it -36:list -31:make 28:most -32:much 26:now -48:on -64:that
-31:thi -61:to 33:volume -40:wa -52:we -68:week 33:who @tool=get_dex_volumes_by_chain 35:* -42:? 64:^dex 29:^how -25:^volume
-40:^what -38:a -48:all -50:and 87:by -21:chain 33:dex 31:for 24:how 26:i -26:it 26:much 20:of 38:on -25:pool 51:see 41:the -24:them
34:there 22:thi 37:to 22:trad 42:turnov 49:v 20:volume 36:want -37:what 31:with @tool=get_dexes 22:* -23:^on -36:^what 52:^which
-22:and 36:can 39:decentralis -37:did 29:doe 35:exchang 53:geckoterminal 30:id 32:list 45:one -39:only -36:swap 36:that 25:there
55:thi -33:what 32:which @tool=get_emissions 13:* 22:? 25:any 27:big -21:it 22:my 22:on 23:unlock @tool=get_entities_list -32:*
43:^list -45:^which -48:company 24:crypto 23:got 24:government 21:holder 21:id 32:that -43:which 25:you @tool=get_erc20_allowance
51: -11:* -56:^can 41:^i 34:all -46:approval 23:contract -66:gave 34:how 21:i 51:it 27:many 39:may 34:me 25:much 22:my 24:now 58:of
31:or -34:pull -26:still -71:that -52:the -45:to -31:unlimit 24:up 30:wallet @tool=get_erc20_metadata 30:* -57:? 23:^how -23:a
39:and 60:are -45:burn 32:call 34:contract -28:decimal 35:exist -40:far -45:have 63:holder 26:how 48:i -30:many 25:name -50:numb
-39:or -45:read -51:same -33:so 75:supp 41:the -28:these -28:thi 73:total 59:who @tool=get_erc20_transfers -48:* -24:^did 55:^for
-33:a -27:all -20:at 21:block -41:both -33:call 32:chain -33:data -28:did 36:from 41:go -25:ha -26:he 22:i 42:incom -21:it 44:last
39:list -22:morn -49:movement -27:my 27:need 35:newest -55:of 27:only 26:payment -28:please -44:start 33:that -47:them -22:thi 26:to
-51:token -39:transf -38:transfer -30:who -49:with 37:you @tool=get_etherscan_balance -18:* -22:^i
@tool=get_etherscan_contract_source -10:* 29:and -48:at -49:contract 31:fil -49:have -40:i -43:my -26:of -27:the -24:verify 28:with
@tool=get_etherscan_gas_oracle -12:* @tool=get_etherscan_token_transfers 50:* 32:account 68:and -28:etherscan -27:from 25:i 71:in
37:it 84:movement -42:need -70:newest 62:of 50:on -63:only 68:out -54:send -56:that 23:the 48:them -60:to -50:token 52:with
@tool=get_etherscan_transactions 33:* 24:and 23:etherscan 30:ever 36:fee -27:ha 28:list 32:that 41:the 22:their 45:transaction
@tool=get_event_topic 7:* 52:^topic0 -31:and 25:our 38:topic0 @tool=get_exchange 46: 5:* 41:? 48:^how 51:about 38:account -24:are
48:at -22:by -31:country 54:d -42:doe -55:exchange 44:for 63:how 47:in 56:keep 53:like 35:of 54:one -32:the 46:to 54:we 49:you
@tool=get_exchange_markets -30: -56:* -28:^i -23:and 36:are -58:at -23:buy 36:doe -20:for 22:in 49:list -32:now -57:on -41:one
-24:or -46:oth 27:pair 34:spot -25:take -67:the 41:there -56:trad 64:which 26:with -26:withdrawal @tool=get_exchange_tickers -36:
-70:* -30:? -22:^how 25:^which -25:a -36:and -24:are -43:ask -35:at -38:by -47:exchange -36:for -36:how -27:i -44:it 24:most
-34:pair -23:they -36:to -41:volume -24:what -25:with @tool=get_exchange_time -61:* -63:answer 25:doe 21:for -58:i -69:not 30:serv
32:to @tool=get_exchange_volume_chart 31:* 31:? 37:^how -61:^i 69:^volume -24:and 35:did 28:exchange -49:for 49:ha -23:i 57:if 67:in
32:much 21:of 51:see -21:the 33:turnov 47:v 55:volume -40:with 23:you @tool=get_exchange_volume_chart_range 44: 52:^i -46:^volume
-21:coingecko 35:for -29:ha 24:i 54:need 39:the 23:to 40:trad @tool=get_exchanges -32:* 36:all 28:coingecko 51:country -32:do
32:found -57:have 34:id -29:of 52:spot -55:that -36:the 21:their 23:trust 26:where 36:with 37:year 29:you @tool=get_exchanges_list
-26: 26:* -25:? -31:^i 34:and -42:coingecko 49:exchang 32:for 60:have -54:how -57:in -38:it 28:list 41:me -23:my 72:of 56:that
48:the 32:which @tool=get_fear_greed -39:* -40:? -29:^fear -29:^what -35:a 36:and 34:are 24:doe -38:fear -27:for -37:gre 55:greedy
-26:in -47:it -22:now -24:of -23:on 51:or -58:sentiment 39:to 63:today -24:twitt @tool=get_fee_history 26: 15:* 37:^i 43:a 30:and
41:base 34:fee 26:i 41:numb 51:our 46:the 41:tip @tool=get_fees_overview -20:* -28:? -20:^what -27:and 59:by -26:chain 44:crypto
-33:do -28:from -29:have 22:holder -35:it -44:keep 25:most -67:on -28:paid 35:pay -25:please 29:protocol -24:revenue 43:token 34:top
-32:user @tool=get_first_prices 16:* 26:^what -21:at 43:biggest -22:date -20:defillama 28:first -34:for 26:how -26:old 27:on
-32:open -22:price -27:to 35:wa @tool=get_function_selector 21: -36:* 39:byte -67:calldata 30:custom 27:error -28:for 31:of 31:our
-45:selector -27:the -28:thi -68:with @tool=get_funding_rate -46:* -38:? 25:^next 22:a 46:at -23:did 31:fund -35:have -42:long
-25:me 78:next -33:on -32:open -20:or -39:pay -22:perp -27:rate 50:v 25:would @tool=get_funding_rate_history 22: 9:* 29:? 20:^fund
-25:^i -22:^perp 42:^the 37:and 27:at 22:did -44:fund 45:ha 50:have 37:i 26:in 36:it 46:long -23:next -21:of 32:open 34:paid 56:pay
50:payment 25:perp -37:perpetual 36:rat 36:that 48:what -22:with @tool=get_gainers_losers -29:* 43:among 47:and 35:for -37:i 38:in
40:market @tool=get_gas_overview -42: 31:* -32:^cheapest 52:^ga 21:^how 22:^the -56:^where 27:a -42:and -24:are 35:at -40:can
-25:cheapest 34:coin -30:did -30:from 92:ga -28:get 23:how -31:l2 -26:me 22:moment 24:now 34:of -46:one 26:or 31:please 26:present
78:price 40:rn -45:sat 28:thi 48:tx -45:vb -53:where -36:why 25:would -28:you @tool=get_gas_price -75:* -30:and 21:at -32:contract
-23:cost -27:for -70:ga -23:much -31:pay -33:please -73:price -34:rn -47:the -32:would @tool=get_global_defi 31:^how 42:a -35:all
-28:coin 34:defi -26:for 29:how 28:i -27:one 52:share 27:the -29:to 46:whole @tool=get_global_market_cap_chart 34: -30:* 23:?
31:^how -45:all -64:and 23:back -34:coin 37:develop -57:for 36:ha 28:how -65:in -76:of 25:over 39:since 21:to 28:token 39:value
-60:volume 37:whole @tool=get_global_stats -55: 8:* -32:? -26:^how 66:^total -41:a 25:and 29:by -36:cap 23:coin -49:defi
-31:dominance 59:for -31:ha -22:how 78:in 55:it 46:mcap -55:most 40:of -43:share 30:these 58:volume -54:whole
@tool=get_goplus_supported_chains 9:* -24:^check 27:for 35:goplu 34:it 26:network 23:with @tool=get_hacks -5:* -39:^i 47:^latest
23:^who -42:and -22:crypto -20:get 44:got 41:hack -60:i -52:in -31:it 25:late 50:latest -29:or 29:recent -44:still -46:they 37:what
@tool=get_historical_prices 21: 39:* 50:^at 58:^for -36:^i 30:^price -32:am 35:and 83:at 27:bought 20:check 28:cost -36:date
-34:defillama -38:do 25:each -20:end 26:for -28:from -21:hold -21:i 43:moment 49:of 42:on -25:one 34:open 30:pric 39:price -26:since
-35:single 37:so 28:sold -50:tax 35:that 27:the -20:value 23:wa 23:what 22:worth 25:year @tool=get_internal_transactions -48:* 24:?
-36:^did -26:^my -25:a -27:and -31:at -48:by 22:contract 39:in 27:internal 29:make -23:my -28:of -24:show -59:trace 48:tx -24:want
25:what @tool=get_jup_price 39:* 25:? 30:^what 53:about 35:and 25:doe -23:how 38:in 27:liquidity 33:mint 37:of 32:on 21:price 33:the
@tool=get_jup_quote -21: -28:* -24:^did 45:^if 21:coin -21:did -22:fee -36:from 41:give 47:if 20:need -37:pippin -24:show
-21:slippage 34:them 23:what 34:would @tool=get_kalshi_event 41:* 23:for 22:it 22:on 21:pric 45:price 20:strik 50:strike -22:that
@tool=get_kalshi_exchange_status 52:* 31:? 40:^can -33:^what 24:all 43:at 42:can -21:doe 35:down 24:for 38:i 40:one 24:or 23:since
43:thi 24:to 25:trad 43:trade -33:what 26:when @tool=get_kalshi_market -23: 62:* 70:? -22:^all 24:^how 30:^i 39:a -21:all 39:at
25:balanc -26:bid 26:budget 33:by 45:chance -33:contract 30:did 33:doe -45:for 30:give 38:ha -34:in 35:it 34:like -28:manifold
32:moment 24:now 55:price -37:since 34:that -39:thi 30:volume 32:what 23:ye @tool=get_kalshi_orderbook 29: 4:* -24:^bid 32:^how
23:^i 26:^show 20:^who -34:and 22:ask 27:at 52:book 44:cheapest 52:deep -24:each 42:how 68:i 32:it 21:level 49:market 25:me 39:no
-42:of 33:please 29:side 81:to 83:want 20:who -51:ye @tool=get_kalshi_price -80:* -50:? -22:^what -56:a -21:and -51:ask -63:at
-33:buy -58:for -36:i -28:in -45:no -34:of -45:on -33:please -55:sell -60:thi -38:what -48:ye @tool=get_kalshi_price_history -25:
-67:* -60:? -46:^price -28:^what -21:all -33:and -26:at 26:budget 61:contract -23:did -26:doe -26:give -27:ha -26:how -26:i -48:mov
21:of -51:price -37:to -34:want -36:what -45:who -33:ye @tool=get_kalshi_series -41: -15:* -25:^how -33:^what -61:already 25:and
-24:are -34:at -57:did 23:event 25:ha -28:how 23:i 21:in -29:market 46:of 44:on -22:one -49:open -59:resolve -24:since 43:the
42:trad 34:which @tool=get_kalshi_trades -39:? -26:^how 26:^last -23:and -28:at -27:did 31:for -23:how 20:in 23:last 23:market
-43:of -29:price 54:print 48:tape -23:what -57:ye @tool=get_logs -62:* -36:^event -43:event -34:log -32:of -35:on -39:pl
@tool=get_multi_pools 11:* 35:24h 30:? 36:^compare 22:^i 37:^liquidity 50:^pool -29:^what 31:a 64:and -28:at 28:compare 50:day
-22:doe 22:for -24:geckoterminal -30:it 65:liquidity 22:look 42:me 65:of 23:pool 68:price 27:that 21:them -43:these -24:thi
25:togeth -57:token 29:up 56:volume -31:what -37:with @tool=get_multi_token_pairs 14:* -27:? 37:a -47:and -48:are -50:both -29:chain
-27:for 35:list -30:me -35:of 29:pair 32:pool -54:price 27:these -24:togeth 28:token 40:top -23:up 24:with @tool=get_multi_tokens
60:* 42:? -27:^decimal 70:and -23:are 36:both -39:burn 95:decimal 42:doe 36:for 35:have 46:in 57:me 40:on 23:price 59:tell 38:the
25:these 46:token @tool=get_native_balance -29: 16:* 42:^balance 24:^how -39:^i -34:^show 28:^which -74:a -22:addres -52:are
27:balance 49:by -42:chain -34:coin 29:contract 28:do -22:enough -22:got 40:ha 33:have -20:hold -36:it -53:left -28:list -20:must
-33:native -36:need 41:on 46:or -46:our -28:own 22:pay -35:queue -34:show 21:sit 33:sitt -29:that 53:today -38:token -25:wallet
27:which -29:who 25:would @tool=get_networks -38:* -21:^which -38:can -22:chain -33:for -40:thi -38:you @tool=get_new_coins -33:*
-25:^i -28:^what 37:add -26:at 21:coingecko 32:did 41:mean -32:new -44:of 46:recent -30:what 26:which @tool=get_new_pools 17:*
43:^newest -29:a -22:for 35:if 48:just -21:liquidity 26:list 39:newest 45:now 31:on 27:our 31:pool -36:trad @tool=get_nft -13:* 42:?
-20:^a -30:^doe 41:^floor 38:^how 48:^i -27:^nft -53:^the 59:^what -50:^which -32:^who 30:all -55:and 25:ape -28:blur -68:by 40:cap
27:chart 61:cheapest -37:check -56:coingecko -24:collection 38:count 48:do 40:doe -42:down 54:each 31:ever 35:every -30:far 65:for
31:from 55:ha -73:have -71:highest 20:holder 67:how 33:i 58:in 31:jpeg -37:like -38:list 23:many 37:market 46:mcap 31:mint 72:much
-47:my -27:need -54:not 36:now -47:numb -44:of -75:on 31:one -61:only -30:people 28:pl 68:please -25:price -27:project -79:rank
-65:rarity 75:since 44:them 48:time -48:to 42:trad -43:up -20:v -43:volume 52:wa 60:what -53:where -36:which -29:who 31:with -30:ye
-66:you @tool=get_nft_by_contract 40: 7:* -52:^which -22:all 21:and 38:ape 46:at 42:cap 36:cheapest -29:coingecko -27:contract
24:far 64:for -21:from 40:go 39:got 31:ha 29:have -26:id 23:list 40:market -38:mint -24:more 31:need 23:numb -24:own 32:sal 26:since
27:the 41:we 30:what -51:which -20:with @tool=get_nft_holdings 46: 7:* 29:? -26:^nft 24:^what -33:^which 31:a 50:all 37:doe 22:every
36:inventory -22:item 21:list 25:one 23:spam -24:to -30:which @tool=get_nft_market_chart 5:* -33:? -22:^floor -32:^how -26:^i 76:a
-52:by -51:cap 59:coingecko -22:each 29:floor 31:go 69:have 70:history -40:how -29:in 69:it -56:market -23:much 31:need 32:of 62:on
-34:only 25:or -34:please 42:the -37:thi -48:time -33:trad -61:v 24:we 73:you @tool=get_nft_markets -36:* -56:24h -29:^floor
-34:^nft 46:and 23:are -51:at 100:by -75:cap 23:chain -49:coin -47:coingecko -62:collection -33:count 24:every -23:for -61:id -29:in
-22:it -65:market -47:nft 74:numb 24:only -33:our 56:owner -60:price 44:rank -57:the -25:today 69:v -32:volume -63:with
@tool=get_nft_security -29: 29:* -21:^doe 49:^how 28:^nft -23:^what -33:^which 64:^who 31:any 22:ape -21:approval 50:are 31:be
57:been 94:burn -29:cheapest 22:could -20:doe -28:floor -39:for -27:given -40:ha 51:have 50:how -28:in -27:list 60:many 25:may
28:more 43:of -22:or 55:own -39:owner 40:so 29:them -25:there 75:these 53:those 43:token -34:what -41:which 65:who
@tool=get_nft_tickers -13:* 50:^i -34:^list 25:^where 25:cheap -33:coingecko 48:do 23:each -22:floor -25:high 41:highest -22:how
46:i -33:id 49:like 34:marketplace 32:or 41:to -43:v 29:what 67:where -22:who -27:with @tool=get_nfts -55:^floor -38:^on -28:^what
38:^which -21:a -51:all -27:and -25:are 29:at 23:by 83:cap -53:chain -21:cheapest 59:coin 23:coingecko 25:collection 22:contract
-57:doe -39:for 39:have 63:highest 58:id 80:market -20:member -22:my 59:native -40:on -28:owner -36:please 28:sort 60:the -31:to
-61:today -20:we -29:what 53:with -23:you @tool=get_nfts_for_owner 8:* 39:^doe -29:^i -49:^nft 29:any -31:ape -24:can 32:contract
29:have -43:he -22:how 53:in -23:my -29:on -62:own 50:sit -31:wallet @tool=get_ohlcv -23:* 41:^need -27:^volume -24:at -56:chart
-36:for -52:i -20:in -67:it -29:low 41:need -26:one -54:open 40:perp -54:to -34:volume @tool=get_onchain_token_price -29: 31:* -46:?
41:^on -26:^pool 43:^what 23:^which -32:and 58:at 54:chain 30:dex 33:doe 40:for -27:geckoterminal -21:of 39:on -29:pool 33:price
-26:thi -29:to 40:trade -26:volume 28:what @tool=get_open_interest -32:* -36:^perp -21:^what 49:and 51:by -23:did -25:from -31:fund
-24:futur -20:i -31:it -25:leverage 30:many -51:of 31:oi -47:on 29:open -62:to -29:which @tool=get_open_interest_overview 31:* 22:?
34:and 29:chain 30:derivativ 40:ha 29:it 20:on 22:perp 22:position 21:wa 24:week 32:what @tool=get_options_by_chain 5:* -25:^how
37:^notional 58:^option 26:biggest -42:by -43:for -25:how 25:i -28:much 38:one 36:only 22:our 24:premium -25:that 33:to -33:trad
32:volume 20:where @tool=get_options_overview -26:* -27:? -24:^how -32:^notional -20:^option -28:^what 23:all 56:by 28:chain -43:dex
40:did -34:for -38:over -47:premium -25:that -25:wa -26:what @tool=get_options_protocol -13:* -23:? -40:^for 28:^how -41:^option
-37:^what -24:a -27:all -67:and -59:by -78:chain 54:dex -32:did 28:for 26:how -33:me 29:much -49:of -28:on -35:our -21:premium
-30:protocol 35:that 28:the -52:to -22:venu -37:volume -27:what @tool=get_orderbook 37: -44:* -33:? 34:^depth 38:^if 31:^show
-79:^what 49:^which 26:a 47:account -37:and 29:are -30:book -56:deep 29:depth -82:did 28:each 51:exchange -38:for 33:give 28:how
37:if 30:in -48:level -82:like -82:look -27:market 35:me -33:now 49:of -37:on -48:ord 48:our 24:pair 49:perpetual 34:pl 44:rest
38:right 65:sell -32:show 36:that -24:the -79:what 41:where 48:which -35:with @tool=get_perp_account -38: 8:* 31:^how -52:^my
-63:account 38:am -22:and -42:entry 34:far 21:for 30:from 39:get 29:how 55:liq 34:liquidat -25:los -28:my -39:of 49:on -54:open
-44:order 22:price -24:still -42:stop -53:there -24:wa 24:we -22:what 25:where @tool=get_perp_candles -49:* 23:a -32:from -37:need
-30:of -33:on 21:open -33:perp -37:the @tool=get_perp_fills -41: 11:* -25:^which 22:at 23:fee 63:fill -34:of -44:order 26:pnl 24:the
-24:which -30:with @tool=get_perp_funding_history -28:* -56:by -46:payment @tool=get_perp_markets 17:* 21:all 25:and 24:fund 25:max
21:oi @tool=get_perp_mids -21:* -33:^what -24:and -37:ask -34:between -36:bid 37:check -24:for -29:i -35:if -22:last -35:market
42:mid -31:on 36:our 36:pric -41:spot -33:the -30:what @tool=get_perp_open_orders -29: -32:* 26:^any -21:account -77:and -39:are
-44:at -57:fill 22:for -25:got -30:limit -22:perp -43:position -23:still -70:the -53:which -28:with @tool=get_perp_orderbook
36:^book 42:^on -23:^ord 22:a -49:at 24:book 37:depth -21:ord -26:show -22:spot -22:with @tool=get_polymarket_activity 42:* 21:^i
23:^what 39:at 27:from 46:ha 39:in 32:it 23:made 28:market 46:me 33:on -24:out 27:please -23:settl -22:thi 36:trad 53:what 30:you
@tool=get_polymarket_closed_positions -10:* -20:and 24:bet 41:clos 26:did 21:each 26:get -24:ha -26:in 22:list -41:market -21:now
-25:open 33:out 38:paid 28:profit 28:settl 26:thi 26:with @tool=get_polymarket_event 45: 39:* -38:? 54:^all 52:all 40:market -21:of
33:please -29:probability 21:that 37:there 42:with @tool=get_polymarket_holders -12:* 50:^who 21:account -49:condition -67:for 36:in
66:most 35:no 32:one -23:own 48:shar 25:that 22:thi -34:trad 42:who @tool=get_polymarket_leaderboard 29: -35:* 28:? -21:^did
-38:^who 34:account 20:all -44:are -24:bet 22:biggest 22:crypto -24:do -22:i 30:made -22:my -38:on 54:only -35:today -60:top 33:trad
-36:trader 60:volume -31:what @tool=get_polymarket_market 31: -13:* 36:? 49:^odd -48:all -25:are 21:both -33:cut -34:decemb 22:doe
-44:for -23:in 29:of -26:please -35:ye @tool=get_polymarket_midpoint 15:* -61:^best -44:at -25:best 44:between -72:bid 33:condition
28:for -50:it 44:market 43:me 48:midpoint -21:no 56:on -42:outcome -25:token 30:what 61:ye 42:you @tool=get_polymarket_orderbook
-43:* -32:? 55:^bid 23:and -38:best 48:bid 53:condition 27:for -52:market -26:midpoint -21:of -20:on -45:orderbook 36:outcome
-23:side -38:the 31:token -44:ye @tool=get_polymarket_positions 44:* -31:^i 22:^my 35:^what 34:about 34:all 24:am -21:at 54:bet
22:biggest 28:buy -23:did 30:do 41:he 30:hold -27:i -32:in -84:it 35:list 45:me 46:my 26:now 36:open 22:or -21:out 20:position
28:that 35:togeth 22:what -26:which -21:ye 38:you @tool=get_polymarket_price -50:* -35:and 38:at 28:bid -21:by -54:condition -31:did
-22:for -30:i -22:in 27:it -21:market -23:midpoint -31:no -54:on 48:outcome -35:price -28:sell -33:somebody 34:thi 31:token -41:ye
@tool=get_polymarket_price_history -48:* -25:^how -33:did 27:from -33:how -31:move -23:odd -26:that -23:the
@tool=get_polymarket_trades 24: -18:* -31:^how -32:^what 28:a -37:about -31:are -28:been 33:bought -21:buy 31:by 33:clos 31:company
25:condition 33:did -42:do -38:ha 25:in 20:it 27:look -35:me -27:most -36:my -22:print -25:shar 28:that -25:there 32:wallet -29:what
27:with @tool=get_polymarket_value 26:* 42:^how 21:^what -31:and 50:are 23:bet -41:clos -23:did 26:do -25:ha 44:how 27:in 32:much
27:my -20:or 27:total 20:value @tool=get_pool_info 48:* -30:? -22:^what 20:are 46:for 38:ha -25:how -20:i 51:in 59:it 52:me 26:of
32:on 35:our 53:pool 61:pric 22:project 49:the 52:to 47:token 29:want -24:what @tool=get_pool_ohlcv -27:* -37:? 37:^candl -74:^pool
-25:a -59:and 21:at -25:for 21:give -48:liquidity 37:me -36:need -50:on 21:one 26:please -45:pool -70:price 24:show -21:the -35:them
-38:token -37:trad @tool=get_pool_trades -20:* -39:? -44:^pool 30:^the 30:^trad -22:^where -60:and 28:from -22:ha -33:me 31:more
26:my 30:pl -24:pric -42:price -32:sold 30:than 23:that 23:the 28:thi -28:token 34:trad @tool=get_pools -48:* 60:24h -67:? 29:^on
-33:^pool 32:^top -22:^trad 22:^which 39:a 44:day 26:do 20:liquidity 44:most -30:pl 41:rank 44:rows 39:see -26:to 29:top 25:which
@tool=get_pools_by_address 39: 28:* -29:24h 68:? 41:^how 27:by -48:can -45:day 63:deep 48:did -31:for 29:geckoterminal 51:ha 49:how
26:liq 34:many -30:me -25:more 53:move 33:my 57:one 45:or 52:pair 37:percent 78:since 26:that 54:the 59:thi 21:token -25:two
-46:volume 36:where @tool=get_pools_by_dex -78:* -57:24h -33:^dex -44:^pool -22:^top -21:^volume 25:^what -21:and -64:by -22:can
32:have -42:i -21:liquidity -25:list -26:of -40:pool -28:rank -20:that 29:thi -32:to -22:top -48:volume @tool=get_prediction_market
-16:* 27:? -25:^chance 33:^when 41:already 77:and 33:at 56:been -49:cut 29:did -56:for -39:i -25:manifold 37:now -32:on
29:probability -26:question 37:resolve -32:say -21:there 38:to 24:volume 48:when 40:which 28:won -38:ye
@tool=get_prediction_orderbook 34:* 59:? 74:^cheapest -24:^how 20:^on 71:a -24:and 59:at 70:can 74:cheapest 60:could -44:deep -30:do
59:for -26:holder -31:how 67:i -29:in -40:it 23:level 25:market -23:mov 89:no 39:now -21:of 43:on 57:orderbook -30:outcome 49:please
41:right 22:side 63:thi -25:to -38:token -44:want 23:way 58:what 51:ye @tool=get_prediction_price -40: 17:* -41:? -44:^cheapest
31:^did -24:^i 47:^what -52:a -25:and 39:are -22:at 42:bet -43:can 36:cent 43:chance -44:cheapest 28:did 34:each -37:for 21:have
25:i 20:if -28:in 39:lowest -25:market 51:now 32:on -49:please -47:prediction 30:price -64:sell -24:share 69:th -23:thi 24:trad
21:where 33:ye @tool=get_prediction_price_history 25: -25:? 23:^chart 34:^how -20:^what 22:chart 37:did -24:doe 39:first -21:ha
32:how 29:i -27:it 39:me 79:mov 47:move -26:on 46:see 24:since 21:the 38:to -26:token 40:who @tool=get_prediction_trades 15:*
24:fill -43:for 35:in 22:last 39:late 34:market 86:print @tool=get_price -47: -12:* 57:? -39:^and 38:^could -51:^for 25:^how -30:^i
-37:^price -37:^v -32:a -58:all -43:and -35:are -49:at -58:by -56:can -47:coin -30:coingecko 24:cost -32:currency -35:day 36:do
-47:down 22:go -64:ha -23:have -33:i -25:id -32:in 31:kind -29:look -27:many -26:market 21:me -31:money -32:mov -68:my -33:need
-24:next 39:now -81:of -57:on -55:or -37:our 54:pl -47:please -54:price -24:quot 57:right -22:tax 32:tell -26:that -44:the -30:to
-50:up -54:v -21:wa -52:which -26:with -35:you @tool=get_price_chart -41:* -23:^did -47:^ha 40:a -52:and 30:at 23:coin 23:did 40:end
59:for 60:from -43:ha 49:history -55:id -30:in -39:mov -68:move 39:my 40:now -39:on 50:our 38:pric -22:since -46:supp -47:today
-37:year @tool=get_price_percentage_change -47: -31:* -49:? -30:^by 23:^did 40:^i -22:^what -33:^which -41:addres -48:all -40:any
28:cent 36:change -35:day -27:did -75:do -60:from 23:gain -63:go 21:in -65:it 33:lose -27:my -30:on -38:percent -68:price -70:since
28:that -28:the -53:thi -20:today 48:token -35:up 46:v -44:wa -36:with -23:worth @tool=get_protocol_fees -57: -4:* 22:^how
31:^revenue -20:^which -34:and -24:at -54:by 46:chain -33:dapp 24:each 45:fee -25:for 30:from 48:have -36:how 64:it -21:keep
-45:kept 24:made 43:make -20:money -38:most -43:much 20:my -56:now 25:of 35:only -24:our -64:pay -33:protocol -36:revenue -28:to
-21:token 24:user -68:wa -28:which -21:who @tool=get_protocol_tvl 11:* 20:? 26:^i -64:fee 40:just 43:now 35:protocol 26:that 25:the
25:today 30:total 24:tvl 22:vault 35:we 23:what @tool=get_pyth_price -12:* 32:? 41:^doe -26:^price 59:a -53:apple -21:confidence
32:doe 34:feed 21:for 27:have 37:i 39:it 42:now -48:price -21:stock 31:the -33:with @tool=get_pyth_price_at -37: 32:? -32:^pyth
33:^what 35:and 42:confidence 21:for 23:i 29:id 23:in -38:it 34:on -26:price 53:stock 36:that 35:the 31:what 41:with
@tool=get_raises -30:* 23:a 27:got -59:latest 27:that @tool=get_recent_trades -39: -15:* 29:^i 24:^last -30:^the 47:are 28:ask 27:do
22:last 29:like 47:list 54:look -42:market -48:now -45:of 31:on 40:or 51:perp -35:side -32:with @tool=get_recently_updated_tokens
21:* 23:^which 46:chang -20:for 20:have 40:it @tool=get_rugcheck_new 7:* -36:^rugcheck 30:^which -39:^who 22:a 39:and -39:are 34:at
53:can -35:for 27:just 31:last -36:launch -32:me 32:mint 22:more -37:most -36:now -38:of 41:seen 56:still 45:them -36:thi 26:token
29:up 31:who @tool=get_rugcheck_recent -19:* -23:^which 27:are -27:at 22:do 21:look 30:most 28:report -21:rugcheck
@tool=get_rugcheck_report 28:* 20:^how 29:^what 49:been -28:can -20:freeze -25:full 38:ha -24:just -24:mint -23:more 30:much 40:of
21:rug -22:rugcheck 24:safe 35:share -25:still 32:supp 41:thi -24:wa 23:what -23:who @tool=get_rugcheck_summary 27:* 37:^rugcheck
-28:^what 20:and 32:are 31:for 42:me 26:on 24:rugcheck 40:safe 35:thi -25:what @tool=get_rugcheck_trending -14:* 22:^which -29:and
24:today @tool=get_rugcheck_verified -27:* -28:are -21:i -24:on -23:the -31:there @tool=get_sol_account 21: -27:*
@tool=get_sol_balance 20:* 42:? -49:^balance -44:^how 55:^i 23:^my 21:a -29:addres -37:all 54:am 32:and -38:balance 21:do 46:fee
54:for 44:got 32:ha 22:i 36:it 35:left 54:me 36:my -27:on -24:one 64:tell -76:token -26:wa 41:what -57:which
@tool=get_sol_block_time 5:* 30:have 24:i 35:made 24:my -27:produc 38:slot 25:that 26:timestamp 20:to @tool=get_sol_largest_accounts
22:* 31:^biggest 29:^token 81:account -38:and 21:biggest 23:from -36:ha -36:i -30:mint 69:of -21:one -41:own 33:straight -39:supp
-43:that 42:the -44:thi 25:token @tool=get_sol_network 7:* 42:^i 26:i -23:the 20:tp @tool=get_sol_priority_fees -13:* -52:^i
21:^what 21:^which -41:and -42:for 22:get -48:got -42:ha -20:it 40:min 49:on 57:rn 43:tx @tool=get_sol_signatures -21:* 32:^when
-25:and -28:balance 27:did -27:in 37:last -28:of -23:wallet 30:when @tool=get_sol_token_accounts -21: -11:* -30:^balance 62:^can
-24:^i 45:^which -70:and -57:are -29:balance 47:can -38:do 34:doe 40:empty 52:from 43:ha 40:he -47:in -34:mint -23:much 80:my -69:of
42:on -38:or 51:own -42:program -31:spl 65:still 50:that -22:to -44:token -23:too 27:wallet -27:which @tool=get_sol_token_supply
-8:* -48:? -36:^i -27:^which -24:a -33:account -34:all -33:and -71:artist -22:been -32:burn 24:can 23:chain 27:coin 25:do 27:exact
58:exist 38:for -24:ha -23:have 37:me 23:mint -25:my 34:supp 21:that 37:the -56:thi -33:what -26:which @tool=get_sol_transaction
50:* 85:^did -37:^what 50:a 37:and 30:custom 69:did 53:from 40:go 26:land 47:pay 21:sign 23:swap 52:the 36:thi 38:through 22:token
52:yet @tool=get_solana_asset 33: 44:* -45:^show 35:^what 63:^who 34:and 43:by 26:from -52:in -40:me 21:mint -24:name -22:of 71:own
-43:show -29:the 41:thi 22:to 45:wallet 36:what 48:which 68:who @tool=get_solana_assets_by_owner -35: 30:* 38:^my 44:^nft -37:^what
47:^which -22:^who -44:are -66:collection -39:compress 76:doe 78:he -21:how -23:i -72:in -22:much 27:my -31:of 72:on 39:own 33:show
-42:spl -47:the -44:thi -62:to -61:token -38:wallet -21:what -43:who 26:with @tool=get_solana_parsed_transactions -33:* -29:^did
-24:client 23:each -22:i -27:impermanent -27:los 22:one -29:pay -22:the 28:these @tool=get_solana_priority_fee_estimate -3:* 24:do
25:need -48:on 50:program 49:swap -49:tx @tool=get_solana_token_security 40:* 42:^i -28:^mint -30:^which 35:a -23:account 42:all
40:are 88:artist 41:coin 44:did 64:everyth 28:it 30:me 29:new 36:of 40:on 28:rug 59:safe -39:still -28:supp 27:that 56:thi 23:want
-39:which @tool=get_spot_balances -36: -17:* -37:^which -30:order -22:the -31:which -36:with @tool=get_spot_markets 6:* 32:^what
27:and 22:i 33:market 33:spot 22:the 25:what @tool=get_stablecoin -11:* 44:^did -25:^for -33:^what -20:^which 21:amount -29:and
-24:any -37:back 66:chain 47:circulation 49:defillama 32:doe 21:each -28:ha -51:now 48:numb -39:one -50:our 22:over 46:sit
33:stablecoin -24:still -21:them -21:these -46:to -49:treasury -43:wa -31:what 22:which @tool=get_stablecoin_chains 32:* 25:?
43:^how -21:^on -45:^stablecoin 30:^which -35:all 27:blockchain -46:by -37:defillama -37:doe -38:each 22:ha 20:hold 26:how 21:it
66:money 62:most 32:much 44:on 35:rank 35:sit 45:stablecoin 70:with @tool=get_stablecoin_charts_by_chain -27:* -62:? -50:^how 24:^i
52:^stablecoin -30:all -21:chart 36:liquidity -53:money -66:much -38:one 33:our -21:out -24:please -25:show -54:sit 49:stable
21:supp -24:thi -41:wa -51:with @tool=get_stablecoin_charts_global 12:* -36:^stablecoin 22:all -30:by -39:for -35:how -31:in -38:on
-21:our 22:show 45:supp @tool=get_stablecoin_dominance 15:* -44:^which -29:and -29:chain 42:in -20:most 28:on 26:percent 21:share
36:stabl @tool=get_stablecoin_prices -45:* -31:^can -43:^did 24:^for -22:^i 23:and 25:any -29:can -33:day 30:each 36:for -26:from
-30:i -20:in -29:lose -41:many -31:money -28:my -24:pric -36:stable -44:stablecoin -37:supp -26:the -29:you @tool=get_stablecoins
5:* 49:^biggest -43:^how 49:^stablecoin 29:^which 23:all 31:are 52:back 39:biggest 54:by -20:chain 61:circulation -26:did -21:ha
-31:hold -36:how -24:it -45:money -20:most -28:much -31:over -38:sit 21:stabl 32:stablecoin 35:them 21:there 22:what -28:with
@tool=get_storage_at -4:* @tool=get_sui_token_security 8:* @tool=get_supported_currencies 55:* 48:^what -23:a 33:are 63:can 45:coin
52:currency 37:i 57:in 36:of 34:show 34:the 61:what 30:you @tool=get_ticker -7:* 28:^best 82:^perp -31:a 40:account -29:all -63:are
76:ask 42:at 29:best 57:bid -29:depth -31:doe 26:each 39:exchange -88:from -27:in 55:last -54:list -57:my 35:one -28:or -22:over
-29:pair -22:please -29:spread -24:there -43:tick -65:to 44:trad 48:where -47:which @tool=get_token_balance -23: 10:* -57:^balance
-55:^contract -67:^how -29:^i -20:^on -24:^what -65:account -30:addres -59:and 50:are 59:ask 28:at -48:balance -56:both 70:call
-30:can -25:count -34:did -35:do -43:doe 42:for -72:from -80:have 29:held 24:hold -29:how 28:i -21:in 58:left -36:like -39:me
-28:much -32:my -52:need -21:numb 23:or 54:our 39:out 32:own -36:price -65:pull 57:queue -55:rout -46:send 45:show 26:sitt 56:so
-35:still 42:symbol -38:take 38:that -37:the -29:thi -43:wallet -21:what 40:you @tool=get_token_counters -28:* -29:^numb 54:a
37:address -22:are -42:burn -68:by 45:count -23:far 69:hold -46:holder -42:it -21:most -34:of 38:own -33:people -23:so -22:supp
-23:to 45:total 35:transfer -23:wallet -22:what -26:which 41:who @tool=get_token_holders -8:* 23:^biggest -53:^how 22:^i -42:^on
-38:a -43:and -36:are 21:biggest -26:burn 21:by 36:contract 21:do -26:held 21:hold -28:holder -68:how -38:in 37:like -39:many 26:me
44:name 42:now -46:numb 22:of 22:own 24:pl -33:share -26:so -62:supp -26:thi 51:top -83:total 102:wallet -23:who
@tool=get_token_info -31:* 23:description -36:group -33:my -34:of -26:project -27:score -31:telegram -34:the -33:token 23:want
@tool=get_token_lock_info 18:* 31:? 35:^can 21:dev -25:in 33:it 43:liquidity -28:on -30:out -21:sell @tool=get_token_metadata 22:*
43:? 31:^how 25:^what 44:an 36:and -33:at 24:blockscout -26:call -30:chain -35:contract 32:decimal 27:doe -32:from 42:have 25:how
38:many 41:nft 49:numb 47:or -21:price 35:th 39:thi 28:to -38:total 29:what -30:which @tool=get_token_orders 11:* 32:^did 29:did
24:it 24:or 25:pay @tool=get_token_pairs -51:* -22:^what -29:a -26:and -30:at -33:do -21:doe -29:liquidity -30:list -42:on -30:pair
-35:pippin -20:to -27:trade -20:what -24:with @tool=get_token_pools -32: -28:24h 33:^i 22:^liquidity -36:^what 28:^which -37:a 29:by
49:can -30:dex 34:do -38:doe 24:for -24:from -41:geckoterminal -28:have 51:i 37:in 26:it 24:last 39:lp -28:me 34:my -27:or 27:pl
-26:pric -31:price 42:rank -35:that -26:thi -20:to -27:token 53:transaction -28:up -20:volume 38:which 21:with @tool=get_token_price
-34: 85:* 66:? -51:^can 66:^did -29:^how 34:^i -24:^my 70:^price -49:^show 54:^tell -29:^which -48:a 25:about 45:acros -41:addres
-27:address -23:altcoin -35:am 42:and 43:any 22:are 46:bought 20:by -41:can -26:cap 44:coin -29:coingecko -49:colleague -32:crypto
89:did 23:do 24:down 61:from 68:go 36:gone -30:got 42:ha 75:hi 36:i -44:in -27:into 34:it -21:just 36:keep -30:last -34:made
-24:market 60:may -27:mint 52:my -59:now -32:old 23:one -21:only -43:oth -46:our 45:over -31:pippin -41:place -37:present 72:price
30:put -60:right 26:rn 42:same 50:saving 38:say 28:show 53:so -32:some 59:still 58:th 38:that 29:the 34:there -24:they 20:thi
33:tick -41:to 32:token 24:trad -48:treasury 64:und 86:up -34:value 24:verify -48:wa -42:wallet -41:want 57:we 25:what -30:when
-37:where -32:worth -57:you @tool=get_token_price_by_contract -67:* 33:^price -24:both -62:coingecko -33:from -42:in -61:market
-38:on -56:the -46:thi -23:token -23:volume @tool=get_token_profiles -7:* -42:^did -30:bought -22:coin -42:did -21:from 26:give
21:me 45:newest 50:paid -22:pay @tool=get_token_security -3:* 20:? 32:^my 36:a -30:and -21:ape 46:buy 34:coin -21:for 38:friend 21:i
34:in 38:it 28:me 55:new -21:nft -27:or -34:own 53:rug 33:safe -27:sell 35:token 33:want @tool=get_token_transfers 22:* -22:?
-21:^ha 27:^latest 35:^show 24:^which -36:a -39:all -42:call -32:came -75:for -28:ha -24:i -31:in -38:it 24:latest -29:list 51:mov
-40:movement -21:my 56:on -37:our -48:please 67:send 33:show -65:that 66:to -39:transf -28:transfer -46:wallet 65:who
@tool=get_tokens_by_address 12:* 23:? 40:^a 23:a -20:addres 35:doe 23:many -25:mint 33:volume 26:what @tool=get_transaction 10:*
22:^ha 30:^in 66:^my -21:already -21:be 40:been 42:block 26:check -48:contract 31:data 20:do -21:fee -25:from -23:go -24:hash
29:have 28:hour 23:i 34:includ 53:morn 73:my 24:nonce 40:not -32:on 28:one 33:pend 38:please 33:send 54:since -39:the -21:through
-30:to 85:transf -34:tx 30:up -25:wa 23:which -20:with 23:yet @tool=get_transaction_details 7:* -35:a -29:contract 34:hash 24:i
56:if 31:me -29:of 52:or 49:tell 41:thi 23:what @tool=get_transaction_logs -25:? 37:^event -22:are 37:decod -23:from -21:ha 27:log
59:of 41:pl -20:tx @tool=get_transaction_receipt 12:* 21:? 27:^did 47:^i -23:^when 22:already 47:arrive 24:burn 45:did -22:from
-38:ga -41:ha -22:hash 42:he 28:i 33:min -22:mine 20:morn 29:my -20:of 52:or -39:please 43:say 35:sent 28:the 42:them 39:transaction
-57:up -26:when -43:with 66:yet @tool=get_treasuries -6:* -25:? 35:^which 28:are 32:biggest -23:dao 34:do 39:for -38:in -51:it
-40:largest -45:our -29:own 28:protocol -54:should 25:sit -20:stabl 37:the -24:token 41:treasury 29:which
@tool=get_treasury_by_entity 28: 7:* -76:a 37:and 34:at 28:average 24:balance 36:company -28:cost 28:for 26:ha 28:have 46:hold
-22:holding 52:it 53:many -42:of 50:on -40:price 28:sheet 31:sitt -31:stack -43:thi -21:up 40:value -29:when 44:work
@tool=get_treasury_holding_chart -6:* -25:? 38:bought -45:buy -35:have 25:holding 48:list 21:of -35:or 58:our 42:stack -27:they
-22:to 36:treasury -24:when @tool=get_treasury_transaction_history -21: -19:* 25:^buy -20:^how -45:^what 48:^when 32:been
-45:biggest 55:buy -36:current -33:doe -27:first 38:ha -23:have 29:in -21:largest 38:last -45:on 25:price 30:stack -22:them -35:thi
-31:to -23:wa -33:what 45:when @tool=get_trending 51: 35:* 25:^i -25:and 27:at -48:can 58:coin 28:could 34:everybody -33:everyone
21:i -30:id -30:it 29:moment 72:most 26:new 24:now -36:of 24:people 77:search -39:talk -24:up @tool=get_trending_pools 45:? 57:^pool
34:^what -23:a -30:and 33:any 32:are -29:by -23:can 32:dex -26:for -21:in 38:into -23:liquidity -41:most -45:now -29:of -22:one
45:only 50:pool -21:price -26:search -34:the -32:volume 32:what @tool=get_wallet_active_chains -32:* -23:^how -22:are 21:first
-26:how -21:it -22:old -23:wa @tool=get_wallet_activity -53:* 23:^recent -30:^what -23:^which -38:activity -41:and -32:balance
-21:do -20:fee 33:for -21:ha -36:in -38:it -28:money -34:my -21:of -27:on -22:only -21:our -23:out 26:rows -26:touch -29:transaction
-41:up -51:wallet -35:what -21:which 61:with 31:would @tool=get_wallet_approvals -33: -39:? -36:^can -33:^i -90:^revoke 28:^what
49:^which 48:^who -35:account -22:allow 30:an 22:and -22:approval 39:can 53:did -64:doe -85:every 54:for -23:gave 23:got -21:ha
-44:have -49:it 74:list 34:move -61:my 81:nft -30:now 47:one 24:open 40:out -24:own -52:please -71:revoke -46:rout 69:should
-25:take 33:think 20:token -51:unlimit -33:wallet 51:what 66:which @tool=get_wallet_balance_history 65: 43:* -38:^balance 32:^i 54:a
-29:addres -31:and -31:balance 62:can 30:day -23:do 21:down 32:end 27:for 70:ha 60:he 44:how 49:i -38:in 48:many 59:need 23:over
57:show 26:the 31:treasury 53:wallet -30:which 59:year @tool=get_wallet_counters 24: 14:* -43:^on 22:^who -62:a 48:activity 20:burn
32:contract 38:ever 59:for -30:from -42:like 46:made 30:more 26:of 29:or 41:sent 28:so 35:these -24:thi -20:today -22:total
55:transaction -43:transfer 34:used -36:wallet 32:would @tool=get_wallet_defi_positions 11:* -31:^am -24:^i 22:^what 41:^which
-35:airdrop 26:am -20:any 41:defi 38:deposit 23:do -35:eligible -33:for -26:get -20:ha 22:have 28:i 49:in -26:it -22:many 25:money
-41:to 60:which @tool=get_wallet_history 25:* 27:^please 45:^what -23:^which 30:and 20:been -26:by -26:can 49:coin 47:did 29:do
57:everyth 22:fee -27:for 22:ha 55:list 44:nft -25:of 33:on 54:one 21:plain 39:please -21:statement 25:swap 52:that 41:the -33:them
43:token 45:wallet 43:what -23:which @tool=get_wallet_net_worth -6:* -27:? -25:^how -30:^net 48:acros -27:have -30:it -27:many 45:my
-38:net 31:now -52:on -21:or -20:over 42:spam -34:value 51:wallet -30:with @tool=get_wallet_nft_collections -17:* 30:^for 56:^nft
38:^only -24:^what -23:^which 34:all -22:ape -56:by 41:collection 58:count -41:doe -20:for 47:ha -28:have -41:he -30:held 50:in
36:item -21:like 31:member 39:most -23:my 24:nft -35:on 36:only 29:our -53:piec 52:please -29:to 48:with @tool=get_wallet_nfts 21:*
63:? 34:^doe -25:^how -47:^nft -21:^on 79:^only 31:^show -56:^what 116:all -28:approval -21:at 30:belong 64:by -34:collection
-20:contract -42:count -51:did -37:doe -24:each -32:every -43:everyth -56:he 43:held -45:hi -32:hold -36:how -25:it -59:just 37:made
-22:many 38:me -44:most 20:my -49:name -22:nft -23:of 40:only -40:or -30:our 22:pictur 54:piec 42:please 27:show -36:sitt -21:them
-56:token -32:wallet -21:we -30:what -29:which -45:with 38:you @tool=get_wallet_overview 33: 7:* -22:? 50:^doe 36:^ha 24:^who 32:a
47:an -38:behind 22:coin 45:doe 47:got 46:ha 44:have 59:how 30:i 29:in 49:it 58:much 25:my -22:of 45:or -39:own -31:person -33:real
34:say -52:so 20:str -35:that -22:the -31:thi 38:wallet -41:which @tool=get_wallet_portfolio 30: 17:* 22:? 35:^balance 25:^in 22:^my
46:^net -50:acros -59:addres 25:and 44:are 35:artist 22:ask 40:bag -40:balanc 49:balance -21:both 23:by -25:call -30:do -31:doe
35:each -40:for -40:from -36:ha 40:he 43:in 28:left -55:many -35:me 29:mint 44:much 30:my -21:need 31:net -26:no 26:not 42:now
-29:on -43:one -30:or 57:our -35:over 34:please 54:right -26:say -42:spam 56:spl -39:tell -64:that -34:their 50:there -35:these
-29:they -28:to 28:today 117:token 48:treasury 35:value -28:wa 34:wallet -21:want 88:which 29:with 45:worth
@tool=get_wallet_profitability 26:^pnl -23:^realis 22:and 27:ha 35:how 27:many 31:much -25:of 31:or -31:today 23:wallet -46:win
@tool=get_wallet_swaps -14:* -34:^where -30:at -25:buy 34:by 30:did 45:do -38:doe -44:entry 51:have 30:late 39:many -51:or -31:pric
21:recent -36:sell 24:sold 51:some 62:swap -30:that 37:them -38:token -37:trade -33:we 24:whale 45:when -26:where -27:with
@tool=get_wallet_token_balances 10:* 43:^balance 50:^how -26:^list -43:^only -24:^show 45:^token -28:^which -26:a -20:all -21:amount
62:and -40:at -22:balanc 41:balance -78:by -30:contract 51:doe 41:erc20 21:every -53:ha 62:have -60:held -38:hold 47:how -21:in
53:inside -38:it -27:list -35:me -39:most 56:much 48:need -27:nft -28:no 37:of -36:one -61:only -21:or -32:over -42:piec -34:please
34:pric -47:rows -20:so -46:that -46:the -53:to -20:up -24:wallet -35:what 28:with @tool=get_wallet_token_transfers -39:* -52:?
41:^did -50:^for -27:^on 40:a -20:airdrop 67:all -73:and 20:any -32:at -38:block -22:by 70:call 21:came 30:check 22:company
-39:contract 38:did -20:eligible 35:erc 52:for -24:from -38:go 32:got -34:hold -31:how -80:i -46:in 24:into 57:late 26:latest
-48:list 28:me 45:money -33:mov -55:movement -63:need 33:newest -30:nft -35:on -24:one 25:our -39:out -35:payment 68:please
-37:receiv 29:say -21:send 29:sent -30:that -47:them -57:to 42:token -40:transaction 70:transf 85:transfer -66:who 20:with -23:would
-48:you @tool=get_wallet_transactions -60:* -31:^for -20:^the -21:^transaction 24:^tx -27:an -24:and -38:by -27:call -43:ever
-23:fee -47:for -32:got -32:ha -30:made -24:on 33:only -36:or 51:outgo -26:sent -26:that -37:transaction @tool=get_yield_pool_chart
-4:* -33:^ha 25:^my 83:and 34:apy -30:been -35:deposit -33:did -31:ever 30:how 28:my 26:now -25:of 23:one -37:our 36:pay 30:please
-20:price 24:put 23:see 36:show -31:since -25:stable 30:summ 21:that 51:to -39:want 24:which @tool=get_yield_pools -46:* -21:?
-31:^best -61:^i 29:^what -25:above -32:and -48:at 30:can 35:doe -41:i -49:it -54:keep -37:lend 26:more -61:my -30:of -33:or 34:pay
-38:reward 33:stak -22:them -52:to -47:yield @tool=hash_keccak256 23:* 40:? -30:^what -32:do 48:doe 59:for 44:in 57:keccak -28:my
-32:text 47:that -28:the 47:to 30:what -29:with @tool=hash_typed_data -20:* @tool=list_evm_chains -8:* 29:evm 29:with
@tool=list_kalshi_events -69:* -40:? -25:and -31:are 23:been -20:can -32:event -48:list -39:of -42:on -23:open 37:out 39:paid
-56:sery -49:settl -60:the 36:them @tool=list_kalshi_markets 20: -15:* 22:? 22:^all 33:^what 33:^which -32:a -57:and -24:been
-48:can -20:chance -33:every 43:how -57:list -24:manifold -36:me -47:now -78:of -32:one 30:open -35:right 43:sery 35:settl -29:show
-24:that -33:the 44:they -41:trad -20:trade 28:which -23:ye @tool=list_polymarket_events -33: -54:* -29:? -34:^biggest -28:^list
-34:a -45:and 33:are -31:at -22:by 22:crypto 26:event -27:ha -36:have -31:list -69:market -23:of 28:on -34:open 34:out -23:please
-36:question -40:settl 24:that -20:trad -65:volume -34:with @tool=list_polymarket_markets -41:* 30:^biggest 29:^which -36:a -58:are
29:been -37:bet 48:by -41:event -28:ha 30:have -39:i -31:in -25:list 28:market -42:me -59:on 29:open -29:price 28:question -27:say
41:settl -36:show -46:that -26:the 33:them 28:today -51:trad 43:volume -27:what 23:which -25:you @tool=list_prediction_events -15:*
-33:^biggest 38:^show 26:^what -22:a 27:all -46:already 33:and 20:bet -21:biggest 39:can 40:event -41:ha -51:market 23:open -35:out
-34:paid 31:please 33:prediction 23:show -32:them -22:trad 20:what @tool=list_prediction_markets -16:* 25:a -29:all 46:already
21:and 45:are -32:been 48:both 36:can 59:do -21:doe 21:enough -43:event -44:for 31:ha -22:how -30:like -40:manifold 45:market 39:me
-31:moment -34:my -49:next -54:odd 45:people 30:prediction -26:probability -28:question -44:say 33:show -25:that -42:the 48:today
-23:togeth 38:trad 36:where 38:would 29:you @tool=list_pyth_feeds -30:* -44:? -44:^doe 35:^pyth -34:^what 33:^which -44:a -29:doe
-29:have -52:i -23:id -21:in -36:my -33:price -73:stock -31:the -41:what 37:which @tool=look_up_chain 24: -24:* 32:? -39:^chain
-44:a -83:add -57:and -43:are 46:ask 42:before -45:chain -59:coin -34:do 25:explor 30:for -30:have -37:id -56:me -60:metamask
-87:native -28:need -29:network -49:numb -39:of -45:on -30:only -22:our -58:rpc 44:site 43:that -91:the -30:to -39:url -24:we
28:what -28:when @tool=look_up_token 22: 10:* 40:^i 21:^token 28:a 76:address 33:known 59:list -31:me 60:need -42:not 27:of -28:one
-58:pl -22:same -56:send 35:und -25:verify -31:want 32:what 23:which 30:you @tool=lookup_ens 54: -21:? -29:^doe -24:^what 30:^which
-33:^who 39:addres -29:and 20:both -27:doe -30:en 50:got 49:ha 24:in -38:my 21:name -40:on -35:own -23:point 42:primary 46:the 30:to
30:verify -22:what 54:which -32:who @tool=recover_signer 20:? 22:^a 23:account 26:hi 23:made 21:message 23:wallet 23:which 21:with
@tool=resolve_ens -28: -4:* 26:0x 45:? -55:^ha 25:^to 33:^who -30:a 49:addres -37:an 35:doe -66:ha -40:it 36:my 30:name 34:own
-21:person 55:point 24:stand 26:that 41:to -29:wallet 36:which 33:who @tool=resolve_ens_domain 22:behind 34:stand 20:which
@tool=resolve_entity 9:* 26:0x 46:^ha 32:^what -50:^which 57:about 70:an 23:are -30:belong 27:can 45:chain -25:coin 56:coingecko
-52:contract -46:do -23:exchange -22:explor 47:find 39:found 38:from -22:go 23:ha -34:hash 27:have 23:i 55:id 32:idea 38:identify
-40:if 29:in 61:it 23:kind 22:letter 30:like 35:long 32:look 26:mail -21:me 20:my -37:name 30:no 67:old -37:only -47:or 22:our
53:out 29:somebody -26:str -24:tell 45:th 33:they -35:to 39:token -28:wa -36:wallet 30:what -24:which 50:yet @tool=search_all -4:*
35:? 60:^coingecko 85:^find -44:^i 55:a -22:call -34:do 87:find -46:have -82:how -20:i -38:in 38:know -21:look -22:most -67:my
-22:need -71:not -35:one -26:search -28:the -35:tick 23:und -29:up 35:use -71:want -47:you @tool=search_chain 41: 29:* -27:?
-24:^look -41:a 29:addres 77:contract -36:en 23:explor 25:for 38:i -24:it -24:look 33:me 37:on 56:one 74:pl 28:please 61:send 46:to
-29:up 50:want @tool=search_dex_pairs 41:* 31:^any -36:^dex 34:^i 48:^where 39:any 24:can -29:coin 23:deepest 20:dex 26:ha 53:it
-27:list 57:me -21:most 43:my -38:of 29:on 27:one 37:pair 24:pippin 34:please -29:price 44:show 25:the 42:tick 24:token 48:trade
48:where 21:which -27:with @tool=search_polymarket -34: -3:* 30:? -23:^how 50:^i -33:^what 49:about -31:and 47:anyth -57:are -42:bet
-23:can 52:chance 24:company 46:cut 98:decemb -59:do 30:doe -26:how 27:i 26:in 54:it -57:market -54:me -42:most -56:my -28:next
-33:on -51:people -34:please -25:question -23:right -27:show -54:that 38:to -45:today 51:up -27:will -68:ye @tool=search_pools 7:*
24:? 25:^i 25:at -22:chain 47:geckoterminal -23:in -31:it -20:liquidity -21:most 26:one 22:or 41:pippin 28:price 33:show -28:their
43:there 39:tick -29:to -22:trad 30:up 33:verify 20:with @tool=search_solana_assets -32:* -57:^nft 27:^show -44:^who -30:a -28:and
22:are -30:artist -22:at 59:compress 60:in -22:it -31:list -31:made -38:member 30:of -45:on -20:one -60:own 40:piec 33:show -21:that
46:the -46:thi -34:wallet -41:which -48:who @tool=search_solana_tokens 40: -25:* -48:^i 21:^search 38:^token -61:a -29:about
34:addres -37:are -36:by 22:call -21:coin -59:for -44:have 42:holder -23:in -46:list 43:many -45:me -31:one 26:or -25:our 25:pippin
-54:pl -36:please 29:real -37:show 24:still -61:there -49:tick 29:verify -46:with @tool=validate_address 39:* 55:^did 58:a 58:addres
23:are -27:at 29:copy 65:did -23:doe 44:i 45:it 44:real 41:that -24:what @tool=verify_message -11:* 22:^someone -28:a -44:addres
20:legit -40:of -41:on 35:real 27:sign 22:someone -21:the @unavailable -25:* @uncited|other -9:* @uses:bitcoinAddress 45:*
@uses:bitcoinHash 12:* @uses:chain 29:* @uses:coin 15:* @uses:collection -19:* @uses:count 29:* @uses:ens 49:* @uses:evmAddress 48:*
@uses:exchange -29:* @uses:fiat 17:* @uses:holder 13:* @uses:maybeChain 60:* @uses:name -40:* @uses:number 93:* @uses:pair -73:*
@uses:protocol 21:* @uses:quoted 39:* @uses:solanaAddress 107:* @uses:solanaSignature 103:* @uses:step 11:* @uses:thing 65:*
@uses:ticker -4:* @uses:time 24:* @uses:unit 70:* @uses:uuid 47:* @uses:venue -47:* @uses|first 48:* @uses|more|other 48:*
@whole|left 5:* @whole|points=it|left -25:* @whole|points=it|taken -21:* @whole|points=it|unnamed 14:* @whole|points=none|left 39:*
@whole|points=none|unnamed -8:* @whole|points=own|left -32:* @whole|points=own|taken -25:* @whole|points=own|unnamed -50:*
@whole|points=theirs|left -29:* @whole|points=theirs|taken 52:* @whole|points=theirs|unnamed -29:* @whole|points=this|left 8:*
@whole|points=this|taken 6:* @whole|points=this|unnamed -47:* @whole|taken 3:* @whole|unnamed -20:* @wide=1|other -34:*
@wide=2|other -36:* @wide=3|other -7:* @wide=4|other 12:* @wide=5|other 21:* @wide|other 34:* @~abi 10:* -32:^in 25:^metamask
39:^need -27:^the 42:abi 28:addres 32:amount 32:and 55:by 21:can -24:data 21:did 23:exact 24:for 22:here 70:hex 44:into 32:just
24:metamask 46:need 26:no 26:only -68:pl 21:read -35:see -72:selector 28:show 33:sign 23:stak -27:that 21:they 24:unit @~account
-37: -10:* -39:^account -32:^balance 27:^biggest 59:^can -32:^doe -22:^for -52:^in -44:^my 33:^nonce 28:^token 29:^which 46:account
-31:addres 28:all 27:already 35:am -61:and -49:are -31:balance 39:can -26:do 38:empty -42:entry 32:every -49:everyth 34:far 61:from
-29:full 31:get -36:have 28:he -36:in -20:largest 55:liq 34:liquidat -25:los 22:mine -49:mint 25:more -26:much 21:nonce -31:numb
-21:old 52:on -54:open -43:order 40:own -24:pend 20:price -37:program 67:pull -28:put -43:same -21:side -26:so -30:spl 68:still
-42:stop -47:supp 20:that -48:there -35:these -33:thi -28:token -41:transaction -21:two -21:verify 33:wallet 21:we 29:well 23:where
-23:which -22:why -41:with @~active -32:* -23:^how -22:are 21:first -26:how -21:it -22:old -23:wa @~activity -14:* -24:^ha
21:^recent -32:^which -21:account -40:activity -40:and 32:at -31:balance 37:copy -22:fee 30:for -25:get 20:ha -20:it 27:look
28:market 31:me -28:money -25:my -36:out -21:paid 25:please 26:rows -23:settl 25:someth 24:today -26:touch 35:trad -29:transaction
-41:up -51:wallet 55:with 31:would @~addres 10:* -28:24h 28:? 45:^a -35:^any -47:^can 47:^check -30:^compare 55:^ha 50:^i -21:^our
-24:^price 29:^tx 48:addres -35:address 46:aft 27:all 50:already 33:am -43:an -21:and 39:any 22:at 56:bett -35:biggest 36:blacklist
22:by -61:can -26:cap 32:check -33:compare 28:copy 24:correct -37:create -28:create2 -43:day 63:deep 28:did 33:eip 33:every
25:everyth -37:find -32:first 25:flagg -30:for 35:geckoterminal 48:ha 29:height -41:hour 21:if 29:includ 52:keep -27:like 28:liq
27:list -35:m 27:money 27:more 57:mov 60:move 39:must -31:name -21:newest -20:next 35:ok -23:old 29:one 33:or 51:pair 38:pap
25:payment 37:percent 28:pl 26:recent 28:right -57:run 29:sat -48:screen -39:see 77:since -30:sit -24:sitt 37:some 31:still
26:storage -26:t 48:then 31:there -32:these -38:they 39:thi 35:touch -41:transf -37:two 21:typ -35:v 20:vol -33:volume 27:wa
-46:wait 26:wallet -26:want 25:where 31:wheth 27:with 27:withdrawal 24:would @~alchemy -9:* -36:a 36:and -30:at 63:balance 59:both
-29:decimal 38:every 21:list -37:logo -35:me -31:my 64:need 41:of 25:on 21:that -25:token 25:unit -27:want @~allowance 51: -11:*
-56:^can 41:^i 34:all -46:approval 23:contract -66:gave 34:how 21:i 51:it 27:many 39:may 34:me 25:much 22:my 24:now 58:of 31:or
-34:pull -26:still -71:that -52:the -45:to -31:unlimit 24:up 30:wallet @~approval -32: -13:* -23:? -37:^can 63:^check 28:^ha -39:^i
-90:^revoke 26:^what 48:^which 43:^who -39:account -23:addres -24:allow 27:an -25:approval -28:before 36:can 51:check -44:click
23:contract 51:did -64:doe -85:every 49:for -23:gave 22:got -23:ha -44:have -33:it 69:list 34:move -42:my 80:nft -30:now 49:one
-43:only 37:open 40:out -24:own 21:phish -55:please -71:revoke -53:rout 71:should -25:take -25:that 33:think 22:token -54:unlimit
55:up -43:wallet 64:which -21:would @~asset -5:* -46:^all 44:^coingecko 35:^ha 27:^which 33:^who 56:all 21:already -49:also -22:and
-33:are 53:asset 27:belong 31:by 29:came 29:chain -57:coin 26:collection 51:compress -28:contract -26:d -20:do 71:doe -24:en
-50:everyth -21:fund -25:go 25:guy 72:he -25:her -31:hi 34:id -30:in -20:incom 20:into 38:left -24:like -61:list -25:market
-37:member 21:mix -32:move -23:name 24:nft -21:on -56:one -21:only -27:out 64:own 25:paid -31:piec 23:plu 21:pric -23:say -64:send
28:she 26:show -43:spl -33:that -33:the -21:thi -40:to -40:token 25:transfer 54:url 63:wa -41:wallet 31:which -40:who -31:whom
39:with @~at -32: 24:? 20:^i -32:^pyth 32:^what 28:and -34:are 42:confidence 26:i 29:id 21:in -36:it 31:kind -30:now -28:please
-26:price 53:stock 32:tell 33:that 32:the 26:what 40:with @~balanc -39: 11:* 57:^balance -20:^decimal 45:^how -26:^list -44:^only
-25:^show 43:^token -48:^which -28:a -22:amount 63:and -51:at 36:bag 54:balance -78:by -30:contract -43:decimal 44:doe 43:erc20
44:every 32:for -47:go -42:got -50:ha 58:have -60:held -25:hold 41:how -39:inflow 52:inside -36:it -32:me -40:most 54:much 63:need
-31:nft -46:no -30:not 45:of -36:one -62:only -24:or -30:order -35:over -42:piec -28:please 26:pric -47:rows -21:so -24:that -45:the
-29:their 26:those -43:to 25:unit -22:wallet -41:want -29:what 22:would @~balance 25: 38:* 21:? -78:^balance -55:^contract -32:^did
-48:^how 56:^in 21:^my 23:^on -27:^show 40:^the -27:^token -23:^what 20:^which 21:a -58:account
-21:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -65:addres -36:all 48:am
-40:and 49:ask 31:at -66:balance -20:before -56:both 54:by 69:call -30:chain -36:client -30:coin -33:count 54:crypto -33:d 21:day
-53:doe -23:enough 23:everyth 44:fee 57:for -66:from 30:got 91:ha 78:had -64:have 41:he 83:held -31:hi -21:history -23:holding 31:i
46:inside 61:keep 32:kind 42:left 38:like -30:list -39:look 36:made 32:many 61:metamask 32:mint -33:much -28:native -24:no -51:nonce
-36:not -28:numb 28:old -23:only 44:or 27:our 39:out 28:please -23:plu -29:price -64:pull 49:queue 29:recent 22:report -55:rout
-22:rows 26:say -42:send 46:set 56:show 48:sitt 56:so 42:symbol -38:take 68:tell -37:them 34:these 43:today -67:token -34:trad
46:transaction 26:treasury -45:wa -26:which -21:who 21:would 40:year 41:you @~batch -19:* @~block -44: -38:* 21:^at 21:^i 53:^on
-31:^the -34:a -32:been -34:burn -24:by 22:count 24:deploy -53:did -54:difficulty -29:each -39:end -32:hash -29:how -31:if -26:in
-37:includ -35:it 23:latest 23:log -35:many -45:mempool -32:most 23:need -27:now 25:on -29:one -33:or 25:our -27:pend 22:slot
-20:tell -33:thi -27:those 25:time 31:timestamp 43:to -24:tx -39:up 36:wa 22:we -27:what -21:with @~boost -45:* -23:and -37:for
-36:most -32:on -23:there -33:token @~bridg 27:* 29:? -34:^i 42:^what 30:bridg 32:bridge 63:defillama -32:dex -33:have -32:i 36:in
21:money 31:one 48:that 22:the -27:volume 47:what @~bridge -52:* -43:? -46:^i -50:^what 28:came -28:defillama 25:deposit -23:in
-33:it 27:me -26:most -43:net 20:or -25:our -44:sent 27:since -37:that -57:to -53:total -39:wa -27:week -45:what -22:which @~btc 8:*
32:^a 28:^and -24:^could -75:^did 48:^fee -33:^ha 22:^how -45:^kind -53:^my 23:^next -23:^price 50:^sat 21:^tx 21:^utxo 60:^what
-42:^when -45:^where -50:^which 44:^why -38:a -34:address 39:and 41:any 25:anyth 30:at -39:atm 41:biggest -22:bought 29:buy 24:by
-63:change 24:client -22:compare 34:confirm -27:confirmation 28:consolidate 60:cost -23:could -21:currency 41:develop 36:doe 30:each
41:every -45:far -27:fee 49:first -27:for -35:from -21:full 24:get -35:give -30:ha -32:hash -25:hashrate 58:have 29:height 36:how
-43:id 31:if 21:in 30:includ 21:into -39:kind 42:line 27:list -22:made 50:many -43:mempool -59:min 61:mine -25:most 39:mov 28:much
32:must 66:near 40:newest 30:not 21:now 23:on 86:one 38:only -28:or 46:pay 39:payment 24:pl 35:please -59:pool -49:queue -51:rate
21:recent 29:report -52:right -65:run 58:sat 32:send -32:set -46:share -47:sign -49:sit -23:sitt -27:so -38:still 21:storage
-23:tell 23:that 26:there 67:top 35:touch -92:transaction -22:two 26:unspent 21:utxo -40:v 45:vb 34:want 25:went 28:what 32:wheth
-52:which -42:who 40:why 36:would -77:yet @~bytecode -42:* 67:^i -21:a 45:an -21:and 53:code -28:contract -27:don -62:find -28:from
-24:hash -27:in 24:it 21:just 29:need 41:normal -23:of -26:one 66:or -28:t -32:the 30:there -32:what @~call -45:* -56:^call -32:^on
-20:^what 33:^who -25:an 20:ape 21:at -43:call -21:chain 20:data -48:for -21:from 45:hold 29:now -41:on 22:please 39:who @~calldata
7:* 24:^decode 23:^what 38:amount 54:and -38:calldata 25:decode 51:doe 45:how -22:in 38:inside 33:it 37:like 38:look 26:me -22:of
-70:pl -75:selector 44:show -26:that -37:the 48:thi 39:wallet -81:with -26:would @~candl -49:* 23:a -32:from -37:need -30:of -33:on
21:open -33:perp -37:the @~cap 34: -30:* 23:? 31:^how -45:all -64:and 23:back -34:coin 37:develop -57:for 36:ha 28:how -65:in -76:of
25:over 39:since 21:to 28:token 39:value -60:volume 37:whole @~category -33: -23:* 43:^coin 29:^i -38:^which 25:by 42:category -20:i
24:it -38:my -21:of 38:sector -42:that -33:which @~chain 26: 19:* 21:^ -22:^and 45:^chain -22:^check 20:^compare -32:^could 64:^dex
37:^fee -28:^in -31:^kind -27:^look -22:^my 36:^notional -22:^on 57:^option 49:^rank -24:^since 41:^the 22:^total 41:^tvl
-24:^volume 35:^who -21:a -54:add 27:addres -64:all 28:among -21:amount -28:and -26:are 37:ask 57:before -36:between 42:blockchain
44:by 30:client -28:coin 75:compar 22:compare 71:contract -28:could 47:d 32:dapp -21:data -31:decentralis 34:defi -35:defillama
58:deploy -26:doe 46:each -36:en -21:exchang 59:explor 56:for -23:fund 35:goplu -20:got -35:have -41:history -25:just 78:keep
-28:kind 38:know 68:l2 -41:late -20:liquidation 28:liquidity -26:lol -24:look -35:make -61:metamask 28:money -37:native 27:network
-33:no 47:not -24:numb -29:old 34:on 27:one -21:only -25:oth 22:our -20:own 33:people 55:per 67:pl 23:please 26:point 23:premium
-35:protocol 40:rank 24:read 29:revenue 31:rows 48:rpc -25:run 36:say 44:see 56:send -45:sery -23:should -29:since 43:site 37:some
42:stable 61:str -24:stuck -31:summ 24:that -49:then 47:there -48:through 45:to 55:today 23:too -25:trade -35:transf 29:trend
48:turnov 34:tvl -23:up 32:use 45:v 28:volume 23:wallet 62:want 37:we 52:where 23:who -37:whole -33:whose 32:will 39:with 30:writ
-25:you @~change -47: -31:* -49:? -30:^by 23:^did 40:^i -22:^what -33:^which -41:addres -48:all -40:any 28:cent 36:change -35:day
-27:did -75:do -60:from 23:gain -63:go 21:in -65:it 33:lose -27:my -30:on -38:percent -68:price -70:since 28:that -28:the -53:thi
-20:today 48:token -35:up 46:v -44:wa -36:with -23:worth @~chart 25: -17:* -34:? -40:^and 36:^compare -21:^did -21:^floor 28:^give
-64:^ha -40:^in 65:^kind -21:^list 26:^our 32:^please 26:^pull 60:^the 30:^v 26:^volume -40:^which 71:a -22:addres -49:against
-24:all -37:any 33:apy -22:are 24:ask -27:ath 80:back -31:below -23:biggest 22:board 42:book 31:bought -46:buy -46:by -66:cap
-55:capitalisation 43:chart -42:circulation -38:client -52:clos 31:coingecko -71:compar 33:compare -30:contract 26:could -36:country
-86:data 30:day 47:decimal -36:deposit 39:develop -23:do 72:down -24:each -20:end -28:ever 56:far -41:file 27:floor 25:from 32:gave
-28:goe 34:have 84:history -25:hold -25:holder 23:i -31:index 51:it 50:kind -32:late 34:liquidity 26:list 24:look -36:los -42:lose
23:make -28:many -65:market -42:money -61:mov -80:move -36:much -25:n 43:need 49:next 23:now 29:only -48:open 22:or 28:over 22:pap
34:pay -22:peg -35:people -34:per -48:plot -21:probability -35:profit 24:pull -60:report 73:same 22:see 54:sery -20:should 27:show
-53:side 20:since -54:sit 32:slide 42:stack 26:start 34:summ 26:supp 50:tell -20:them -25:they 45:time 24:to -32:today -21:togeth
20:too 43:trad 35:trade -57:trader 28:treasury 34:turnov 25:two -43:until 57:up 56:value 25:venue 39:very 36:volume -27:wa -29:want
45:went -23:who -82:with -66:year 68:you @~check 21:^before -34:^can 69:^check -48:^did 38:^for 37:^i -28:^my -35:^our 21:a 45:aft
46:all 61:already -27:also -52:and 32:anywhere 59:at -59:buy -28:can 49:check -25:click -35:coin 23:contract -35:d -42:did
20:diligence 20:due 25:file -36:find 23:flagg -55:found -51:friend 57:go -24:have -21:he -37:hi 33:honeypot 52:keep -32:know
43:legit 39:mail -26:match 36:more -26:name 20:nephew -35:new -51:next -31:nft 61:no -41:only -40:our 33:page -26:phish 29:pippin
20:public 38:put 31:real -40:rug -49:screen -43:see -27:sell 26:should -21:show 21:so 32:still -21:telegram -27:that -29:they 45:up
38:wa 26:wallet 27:want 30:website -32:what 25:whom 50:with -35:you @~checksum 9:* 23:^i 21:correct 33:eip -24:our 27:pap -28:small
-25:to @~clos -10:* -20:and 24:bet 41:clos 26:did 21:each 26:get -24:ha -26:in 22:list -41:market -21:now -25:open 33:out 38:paid
28:profit 28:settl 26:thi 26:with @~code -16:* -24:a -29:code -20:fil -43:need -36:or 26:verify @~coin 47: 3:* 26:^ -29:^a -26:^any
25:^biggest 27:^can 33:^chart -63:^coingecko 25:^compare 31:^contract -25:^find -54:^for -25:^give -29:^ha 67:^kind 31:^market
45:^on 42:^our -28:^put -31:^show -28:^tell -71:^the 42:^top -41:^total -29:^v -27:^volume -38:about -23:acros 29:add -39:addres
40:address 40:also 29:and -25:any 46:are -22:artist 43:ask -45:at -27:ath -55:bett 65:biggest -34:bought -42:buy 29:capitalisation
57:chart -29:client 20:clos 21:close 53:coingecko -33:colleague 24:compare 41:contract -55:cost 35:crypto -32:data 78:day
-36:decimal -26:dex -33:did 46:down 43:ever -38:everyone 76:everyth 71:exchange 23:far 73:figur -22:find -25:for -23:from -25:give
-39:go 46:google 58:got -41:ha 38:have 26:high -43:hold -23:if -74:index 37:it 54:kind 37:late -25:list 36:look 40:lose -32:m
-51:mcap -31:me 34:mean -39:mint -26:moment -36:most -29:mov 60:move 30:much -34:n -59:name -47:new -23:next 66:not -38:now -42:open
37:oth -35:over -22:own 52:paid 37:pair -64:people -35:per 42:pl 27:please -22:post -41:pric -29:put -33:real 39:recent 57:same
62:say -26:send -24:set 45:sheet -35:show 35:since 33:sold 35:spread 37:start -23:still -28:supp 30:tax -23:telegram 23:tell
-25:that 29:the -31:think 39:tick 55:time -46:today -35:token 25:too 26:top -46:total -39:turnov -45:twitt -32:two 23:u 21:und 72:up
-25:v -35:very 22:volume 72:wa 64:want -30:were 28:when -22:which 33:whole 44:work -21:writ 21:ye -54:year 36:you @~collection -17:*
30:^for 56:^nft 38:^only -24:^what -23:^which 34:all -22:ape -56:by 41:collection 58:count -41:doe -20:for 47:ha -28:have -41:he
-30:held 50:in 36:item -21:like 31:member 39:most -23:my 24:nft -35:on 36:only 29:our -53:piec 52:please -29:to 48:with @~company
-31:* -57:^how -22:^i 29:^what 26:^which -49:and -23:at -25:average -23:balance 35:buy 35:by -22:did 30:do -43:doe -37:firm 23:first
-22:for -43:ha -47:how -28:i -40:in -45:it 36:largest -32:many -40:much -32:now -51:our -34:own -23:pay -24:sheet 21:sit 27:their
33:them -31:to -24:treasury -40:what 39:with -26:work @~compare -44:* 23:24h -27:^compare -32:^how -34:^i 42:^put 23:^v -25:^what
34:^which -40:about -38:and -37:at 37:ath 50:by 51:cap -40:compare -20:did -21:far -40:fee -28:for -31:how -29:i -29:in 46:market
-36:much -21:my 21:name -34:of 22:on 27:one 43:or 43:oth 51:please 29:price 38:so 27:supp 30:table 31:that -40:them -23:to -35:two
61:volume -44:what 61:with -50:you @~compute -29:* -37:create -28:create2 -20:i -26:it -24:what @~contract 22: -38:* -51:^a 48:^abi
-57:^call 32:^can -59:^coingecko -23:^compare -64:^find -26:^honeypot 32:^how -28:^in -50:^verify 38:^we -31:^which 30:^who -44:a
59:abi -37:about -44:addres -29:all 45:ape -26:by -45:call 33:cap 34:cheapest 31:check -24:coin -23:compare -50:contract 45:decimal
26:deploy 42:did 25:do -34:don -50:each 53:enough -23:everyone 30:far 47:fil -63:find -21:friend 27:go 33:got 20:ha -31:hash
-49:here -38:hex 58:hold -22:holder -25:honeypot 33:how -26:i -38:id 21:it -47:itself -22:know 21:launch 32:look -49:m -29:make
-20:many 22:market -28:match -54:may -57:mint -25:more 22:move -23:my 36:n 20:not 20:numb -55:oth -46:own 39:please 21:proxy
23:publish 43:rout 32:sal -63:same -40:say 28:since -48:sit -54:so -20:solidity -22:someth -38:source 37:stak -34:t 22:there -41:thi
-24:token 22:transf 46:two 29:u 27:up -36:want 22:website -28:which -20:writ @~convert 19:* -20:^how 37:^i 24:a -21:decimal 31:exact
24:from 24:have 29:how 22:i 26:in 22:it 24:many 23:much 25:my 26:of -27:round 24:the 35:token 49:whole @~counter -14:* -28:^numb
-31:^on 33:^total 48:activity -66:by 27:contract 34:count 32:ever 27:far 55:for -29:from -48:he 69:hold -47:holder -25:it -39:keep
-42:like 43:made 31:mint 55:more -21:most 37:own 32:pay -33:people 39:sent -66:since -22:supp -21:today 53:transaction 34:used
-44:wallet -25:which 48:who 30:would @~create -35:* -37:create -28:create2 -30:i -30:it @~currency 55:* 48:^what -23:a 33:are 63:can
45:coin 52:currency 37:i 57:in 36:of 34:show 34:the 61:what 30:you @~current -34: 18:* -30:^how 23:^i 29:^price -45:acros -33:addres
25:and -47:any 41:both 24:coingecko 60:defillama 30:each 22:go 26:i 34:it -21:lp -29:many -38:my 29:now 33:of 47:one 38:open
47:please 31:price -21:the 40:thi 21:to 44:trad 30:value @~dapp -12:* -22:check -20:known -33:phish @~decode 40:* -27:^abi
25:^metamask 37:^my 26:addres 47:amount 38:any 54:be -26:calldata 54:can 50:chain -26:d -33:data 33:doe 20:event 39:every 33:from
22:function -22:give 21:go 34:hash 31:here 58:hex 43:inside 32:into 44:it 33:like -21:log 38:look 25:many 62:me 23:metamask 20:only
33:out -65:pl 25:read -50:selector 57:show 62:sign 34:that 30:thi -31:topic0 23:trace -25:wa 31:what -40:with 35:would 52:you @~defi
-4:* -25:? -31:^am 43:^could -29:^lend 55:^on -25:^stak -43:^the -22:^tvl 36:a -35:airdrop -40:all -38:any 59:app -22:are 28:ask
-35:at 44:before 26:between 23:big -21:biggest -28:chain -29:coin 33:compare 41:could 27:date 34:defi -40:deploy 35:deposit 24:do
49:down -35:eligible -24:fee -26:for 23:fund -52:get -42:give -25:have 24:hold 32:in -50:into -27:it -25:just -31:keep -24:l2
39:lend -24:list 24:lock -28:many -32:me 48:money 36:most -29:much 26:need 37:now -23:numb -22:old 46:only 74:our -27:post
40:protocol 43:run 52:share 51:since 25:sit 24:summ -63:there -38:togeth -26:wa -24:wallet 32:want -52:we -24:where 45:which -20:who
62:whole 31:with 34:you @~derivativ -65: -29:* 31:^fund -37:^open 37:^the -29:all -41:and -35:at -36:coingecko -33:contract 30:did
29:doe -36:exchang -37:from 24:futur -27:id -33:interest -43:know -25:of -42:open -54:please 24:rank 28:rate -44:spot -35:that
29:them -21:venue -38:you @~detail -6:* 42:^on -31:a -28:been -33:burn -21:by -29:contract 27:hash 53:if 24:me 33:min -38:of 47:or
-22:please -20:slot 45:tell 26:that 37:thi @~detect 27:^i 23:at 21:check -23:did 20:have 22:history -22:in 20:it 32:money -27:much
23:of 27:out 22:saving 28:some 21:stake 28:still 21:where @~dex 20:* -50:24h 22:? 31:^any 33:^dexscreen -41:^on 39:^please 51:^the
-21:^top -23:^trad 28:^volume -29:^what 41:^where 38:^which 32:acros -21:all 26:any -36:at 33:by 29:can -40:coin 36:decentralis
22:deepest 39:dex 38:every 50:geckoterminal -20:go 20:ha 20:have -24:in 61:liq -22:liquidity 34:many 26:me -23:more 41:move -23:of
50:one -39:only 70:pair 23:pippin 21:please -36:rank 22:right 41:same -26:see 27:show 31:since -39:swap -36:than 22:the -21:them
53:then 30:thi 41:tick -30:to -40:top 23:turnov 53:vol 29:volume -29:what 37:where 31:who -21:with @~difficulty 49:? 24:^next
-77:and 23:block -40:difficulty -26:down -26:far -25:hashrate 27:how -45:i 30:much -25:or -23:the -25:up 21:when @~domain 22:behind
34:stand 20:which @~dominance 15:* -44:^which -29:and -29:chain 42:in -20:most 28:on 26:percent 21:share 36:stabl @~emission 13:*
22:? 25:any 27:big -21:it 22:my 22:on 23:unlock @~en 35: -3:* 29:? -32:^doe 36:^the 28:^to 26:^which 23:^who 72:addres -27:an
-30:and 34:anyth 31:at 33:before 20:both 24:by 34:do -39:en 37:go -28:ha -31:have -49:how -34:it 45:name -41:on 24:own -25:passport
-25:person -83:pl 44:point 36:primary 36:stand 34:that 27:the 54:to 29:u 30:verify -33:wallet 67:which 22:who -21:with @~encode
-12:* -37:^abi -34:abi 47:and 35:need 28:no -71:pl -34:please -71:selector 31:unit @~entity -6:* 26:0x 46:^ha 35:^list -29:^when
-62:^which -41:a 55:about 68:an 23:at 28:average -30:been -30:belong 25:can 44:chain 50:coingecko -50:contract -29:cost 25:country
49:crypto -40:do -23:doe -25:exchange -22:explor 47:find 29:for 38:found 35:from -22:go 33:ha -34:hash 38:have 36:hold -23:holding
54:id 32:idea 38:identify -40:if 26:includ 58:it 22:kind 22:letter 28:like 33:long 26:look 26:mail 44:many -23:me -38:name 29:no
-25:of 55:old 26:on -34:only -44:or 50:out 23:pap -40:price 62:resolv 27:sheet 31:sitt 29:somebody -32:stack -26:str -25:tell 45:th
23:that 22:they -32:to 34:token 39:value -27:wa -36:wallet 34:we -25:when -40:which 42:work 56:ye 50:yet 21:you @~erc20 34: -16:*
-24:? -21:^a -53:^can 37:^could -20:^did 54:^for 22:^how 21:^i -34:^need 28:^on -33:^token -28:^who -31:a -25:about 25:all 31:amount
-27:an 39:and -46:approval 50:are -28:ask -25:at 21:block -41:both -44:burn 43:chain 38:contract 36:could -33:data -28:decimal
-28:did -33:erc20 35:exist -40:far 39:from -66:gave 34:go -48:have -27:he 62:holder 34:how 48:i 42:incom 43:last 35:list -32:make
24:may 21:me -22:morn -49:movement 21:name 27:need 35:newest -38:nft -21:no 20:now -47:numb -64:off 43:only -30:own 26:payment
-27:please -34:pull 20:read -50:same -20:send -44:so -44:start -28:still 75:supp -20:symbol -42:that -49:them -27:these -33:thi
-30:token 73:total -39:transf -38:transfer -31:unlimit -28:were 43:who -48:with 32:you @~estimate -38:* -22:^call -52:^ga -31:^how
22:from -30:ga -21:many 23:my 23:need -36:of -21:pl 50:program -48:rn 48:swap -45:tx -24:unit @~etherscan 27:* 31:^the 35:^we 62:and
-45:at -54:contract 29:ever 28:fee 31:fil 22:first -48:have -20:hold 60:in -24:left -36:money -22:most 84:movement -27:my -29:need
-69:newest -38:numb 33:of 36:on -63:only 66:out -57:send 21:their 47:them -34:to -49:token 39:transaction -25:verify 29:we -36:who
65:with @~event -19:* -41:? 60:^all -50:^biggest 34:^event -56:^list 34:^show 52:^topic0 -23:^which -36:a 58:all -21:and -23:at
-23:been 25:bet -24:by 29:can -30:could 34:event -39:every -42:give -57:ha -24:have -52:list -47:market -39:of -44:only -22:open
20:our 28:out 34:paid 23:pl 27:please 25:prediction 25:pric 40:price -25:probability -39:question -57:sery -72:settl 28:show 26:so
-35:still 50:strike -38:the 34:there 37:topic0 -31:trad -65:volume -33:when -25:which -41:you @~evm -8:* 29:evm 29:with @~exchang
-34: 16:* 22:^for -28:^how -41:account 51:country 33:derivativ -28:do 27:each 34:exchang 32:for 32:found -28:from 22:futur 26:ha
43:have -52:how 29:id -26:it 30:just -30:know 36:list 36:me -20:my 32:need 41:of 27:oth -20:please 34:rank 33:that 28:the 25:them
47:use 32:venu 29:which -32:will 27:with 36:year -22:you @~exchange -33:* -42:^bid 35:^can 39:^could 51:^doe 24:^ha 43:^how
-36:^open -22:^the 31:^volume -43:^what 47:about -23:acros 44:against 29:an -63:answer 34:anyth -50:ask 30:be -49:bid -20:book
27:bot 58:both -23:buy -34:by -26:chain -24:close -29:coingecko 46:compare -27:contract -32:country 64:d -65:data -38:derivativ
40:did -24:do 34:down -24:each 27:every -70:exchange 34:fee 27:futur 27:get -35:give 23:how -39:id 49:in -25:just 54:keep 66:know
56:lend 61:like -30:many -26:market 27:morn 22:much -61:not -33:often -38:on 30:one -30:open 26:ord -60:oth 37:out 42:over -23:pair
22:please 26:quot 29:serv -40:set 37:stand -24:still -22:t -37:take -48:the 51:them 24:there -32:they 33:to 39:trade 46:turn 59:two
-47:und -68:use -29:venu 29:volume -22:want 48:we -20:went -23:what -70:whatev 21:when 32:which -22:with -35:withdrawal 45:you
@~fear -39:* -40:? -29:^fear -29:^what -35:a 36:and 34:are 24:doe -38:fear -27:for -37:gre 55:greedy -26:in -47:it -22:now -24:of
-23:on 51:or -58:sentiment 39:to 63:today -24:twitt @~fee -48: -14:* -61:? -20:^did 76:^fee -38:^ha -33:^how -29:^if 35:^revenue
-23:^sat 34:^who 35:a 21:am -27:an -55:and 30:anyth -38:are 39:base -66:be -43:bot 22:by 35:can 52:com -61:confirm 40:crypto
-24:defi 35:dex -27:doe 23:earn 74:fee -24:ga 50:get -54:got -33:ha 22:holder -57:how -27:if -35:kept 34:land -32:last 25:late
38:level -54:many -69:mempool -24:money 21:most -40:much 64:need 45:newest -25:next 34:no 34:not -50:now 36:numb 44:our -22:out
32:payment 34:per 44:program -61:put -28:right 39:rn -38:sat 24:send -55:should -20:since 50:so -51:still 35:swap -20:take 34:that
-33:them 32:through 29:tip -31:to 24:token 27:top -53:total -63:trader -47:transaction 38:transf -33:tvl -33:two -21:up -44:vb
35:very -64:wa -40:wallet -31:were -22:when 30:who -41:would -22:yet @~feed -30:* -44:? -44:^doe 35:^pyth -34:^what 33:^which -44:a
-29:doe -29:have -52:i -23:id -21:in -36:my -33:price -73:stock -31:the -41:what 37:which @~fill -41: 11:* -25:^which 22:at 23:fee
63:fill -34:of -44:order 26:pnl 24:the -24:which -30:with @~first 16:* 26:^what -21:at 43:biggest -22:date -20:defillama 28:first
-34:for 26:how -26:old 27:on -32:open -22:price -27:to 35:wa @~for 8:* 39:^doe -29:^i -49:^nft 29:any -31:ape -24:can 32:contract
29:have -43:he -22:how 53:in -23:my -29:on -62:own 50:sit -31:wallet @~function 21: -36:* 39:byte -67:calldata 30:custom 27:error
-28:for 31:of 31:our -45:selector -27:the -28:thi -68:with @~fund -25:* 46:^the -24:are 60:at 27:book -55:by 39:carry 50:ha 40:have
34:i 29:it -57:me -22:my 65:next -26:oi 36:one -22:or 38:paid 44:pay -23:perpetual 35:rat -28:rate 33:that 22:trad 42:v 36:what @~ga
-41: -32:* -22:^call -30:^can -32:^cheapest 36:^ga 33:^price -56:^where -32:am -34:and -21:are 28:at -35:can -25:cheapest 31:coin
-20:contract -25:did 24:estimate -21:for 59:ga -26:get -31:l2 -33:make -30:me -27:mint 21:moment -45:one -41:pay 24:present 46:price
-45:sat -28:so 22:some -29:them 22:to 44:tx -24:unit -46:vb -22:when -54:where -36:why -21:you @~gainer -29:* 43:among 47:and 35:for
-37:i 38:in 40:market @~global -20: 11:* -37:^i 21:^please -35:^stablecoin 80:^total 24:beginn -28:cap 55:capitalisation 26:crypto
26:develop -33:dominance -20:fear -39:get -20:gre 60:id 32:in 49:index -39:into 44:it 51:mcap -53:most 24:no 28:of -30:on -29:one
-40:over 46:sery 20:show 22:since 41:supp 26:these -46:togeth 23:token 36:volume 24:want 43:whole @~goplu 9:* -24:^check 27:for
35:goplu 34:it 26:network 23:with @~gre -39:* -40:? -29:^fear -29:^what -35:a 36:and 34:are 24:doe -38:fear -27:for -37:gre
55:greedy -26:in -47:it -22:now -24:of -23:on 51:or -58:sentiment 39:to 63:today -24:twitt @~hack -5:* -39:^i 47:^latest 23:^who
-42:and -22:crypto -20:get 44:got 41:hack -60:i -52:in -31:it 25:late 50:latest -29:or 29:recent -44:still -46:they 37:what @~hash
18:* 37:? -30:^what 48:are -37:can -33:do 48:doe 56:for -22:hash 42:in 57:keccak -28:my -32:text 46:that -26:the 46:to 26:what
-30:with -35:you @~hashrate -54:* 23:back -24:block -22:can 41:develop -37:difficulty -22:do 25:down 26:go 36:ha -32:hash -24:many
-45:min -22:my -39:of 22:or -50:pool -32:rate 24:see -21:so 21:the 26:up -27:what -41:with -23:you @~historical -23:^ 25:^a 49:^at
41:^chart 51:^for -50:^i -43:^which -41:am 24:and 68:at -22:between -46:book 25:bought -26:can -36:cap 71:chart -28:clos -22:coin
32:cost -36:date -34:defillama -71:do 54:down 23:each -22:end 20:far -68:from -28:go -35:ha -27:hold -24:how -27:index -39:late
31:make -23:market -32:mcap 43:moment 33:of -49:one 29:open 32:or -25:our -41:over 25:paid -23:pl -20:report -28:see 27:should
30:since -35:single 31:so -51:tax 31:that 49:time -21:to -46:today -25:trad -28:two 62:up -22:volume -40:want -44:went -37:where
-35:which -40:with @~history 36: -9:* -24:^a -22:^all -20:^at -38:^balance 24:^buy 54:^can -31:^could -50:^doe 31:^fund -49:^it
-25:^odd 29:^on 29:^our -27:^perp -20:^recent -33:^since 40:^the 32:^tvl 45:^when -38:^which 50:a 37:actual -25:addres 28:aft
44:also 26:am 35:amount 20:an 32:ask -21:back -31:balance 41:base 60:been -22:bett -35:between -42:biggest -41:book -31:bought
22:budget 61:buy -73:by 36:chang -23:change -37:client 44:clos 21:close 65:contract -60:cost -33:current 46:defi 47:deploy -67:doe
46:end 56:entry 23:ever 55:everyth 36:fee -38:fund -22:give -36:go 22:gone 51:got 66:ha 24:happen 61:he 20:hi -20:high -31:hold
28:how -67:index 24:it 45:l2 -21:largest 72:late 57:like -22:liquidity 40:list 33:lock 34:long 43:lose 75:m -22:manifold 32:many
-59:me 33:metamask -66:moment -34:money -38:more -36:morn 23:mov 38:much 27:n 22:need 44:newest 27:news -23:next 44:nft 41:numb
-43:often -21:oi 24:one 24:open 32:our -33:out 37:over 71:paid 23:pap 31:past 54:pay -23:people 22:perp -38:perpetual 21:plain
38:please -30:plu 27:point -35:present -29:pric -26:price -21:print -73:protocol -22:rank 35:rat 35:rate -62:receiv 37:recent
34:report 47:same -23:say 59:see -22:show 37:single -22:sise -24:sit -39:sitt 30:sold -29:stablecoin 30:stack -26:statement -21:summ
59:swap 46:tax -57:text 24:th 22:the -44:them 29:there -32:these 29:through 29:tim -29:time 41:tip 31:token 25:too -61:top -21:total
-26:trader 24:transaction 24:trend -40:two -52:utc -49:value -38:very 86:wa 69:wallet 34:we -31:were 57:when 36:where -29:which
-21:whole 53:why -29:ye 26:year 57:zero @~hold -6:* -25:? 38:bought -45:buy -35:have 25:holding 48:list 21:of -35:or 58:our 42:stack
-27:they -22:to 36:treasury -24:when @~holder -10:* -51:^how 21:^i -48:^on 27:^who -42:a -42:all -30:and -31:are -25:been 29:biggest
-26:burn -53:condition 35:contract -53:for -25:ha 34:hold -29:holder -65:how 37:like -38:many 70:most 56:name 28:no 37:now -46:numb
-23:on 23:one -32:price 44:shar -36:share -25:so -62:supp 41:there 57:top -83:total -35:trad 88:wallet @~holding 46: 7:* 29:?
-26:^nft 24:^what -33:^which 31:a 50:all 37:doe 22:every 36:inventory -22:item 21:list 25:one 23:spam -24:to -30:which @~honeypot
22:* -33:? 35:^buy -21:^did 64:^honeypot -41:and 52:check 60:contract -25:did 65:honeypot 30:tax 21:token @~index -23:* -36:^i
-44:^what 37:^which 33:category 21:coingecko 30:everyth 27:exact -31:index 30:like -21:much 37:my 29:need -24:on -20:only 33:quot
-39:say -23:tell 33:that -22:the -21:thi -44:twitt 34:up -33:what -24:when @~info 29:* 27:? 33:^can 53:^chain 39:^ha 57:^somebody
36:^what -22:^who 35:a 57:add -27:address 29:any 36:at 39:been -29:by 60:chain 35:description 33:do 62:for 25:get -38:group 51:ha
28:have 35:id 30:in 38:it 36:liquidity 28:look 42:me 48:native 31:need 34:network 26:new 28:no 27:numb -22:only 36:our -33:out
42:plu 51:pool 61:pric 27:real 78:rpc -30:score 59:somebody -25:stuck -31:telegram 33:the 21:them 73:to 42:url 41:wallet 53:want
32:we 36:what 22:where -47:which -20:who @~interest -10:* -35:^perp 63:and 57:by 29:chain 29:derivativ -25:from -31:fund -28:futur
36:ha -25:leverage 29:many -20:my -37:of 39:oi -25:on 37:open 26:position -24:there -60:to 20:wa 24:week @~internal -48:* 24:?
-36:^did -26:^my -25:a -27:and -31:at -48:by 22:contract 39:in 27:internal 29:make -23:my -28:of -24:show -59:trace 48:tx -24:want
25:what @~jup -23: -5:* -24:^did -22:^how 39:^if 25:^what 53:about 65:coin -20:did 31:doe -22:fee -34:from 38:give -22:how 39:if
30:in 27:liquidity 30:mint -21:much 30:of 22:on 57:our -37:pippin 23:price -24:show -21:slippage 32:them -20:verify 26:what 32:would
@~kalshi -36: -26:* -24:? -29:^bid 22:^cheapest -20:^did 39:^ha 28:^i 28:^my 27:^price 38:^print -24:^what 30:^which -22:account
-21:all -41:already -55:and -41:are -29:ask -28:at 37:balanc 40:book -56:both 38:budget -30:buy -34:cent 21:cheapest 27:contract
-40:could 48:deep -23:did -31:each -41:exchange -34:good 28:ha -66:holder -23:if 28:it -40:last 22:level 43:like 34:look
-43:manifold -24:me -47:of 29:ord -21:our 30:pl -41:prediction 35:price 30:print 39:resolv -21:say -29:see -57:sell 31:side
-32:since 48:tape -58:thi -25:time 41:to 31:trad 21:u -23:volume 33:wa 22:want -20:what 22:when 47:which -27:who 37:will -34:would
-71:ye @~keccak256 23:* 40:? -30:^what -32:do 48:doe 59:for 44:in 57:keccak -28:my -32:text 47:that -28:the 47:to 30:what -29:with
@~largest 22:* 31:^biggest 29:^token 81:account -38:and 21:biggest 23:from -36:ha -36:i -30:mint 69:of -21:one -41:own 33:straight
-39:supp -43:that 42:the -44:thi 25:token @~leaderboard 29: -35:* 28:? -21:^did -38:^who 34:account 20:all -44:are -24:bet
22:biggest 22:crypto -24:do -22:i 30:made -22:my -38:on 54:only -35:today -60:top 33:trad -36:trader 60:volume -31:what @~lock 18:*
31:? 35:^can 21:dev -25:in 33:it 43:liquidity -28:on -30:out -21:sell @~log -47:* -44:? -20:^my -22:an -23:are 27:decod -23:event
-25:every -28:for -29:hash -20:internal -25:old -31:that -38:topic -20:tx -33:what -21:which @~lookup 54: -21:? -29:^doe -24:^what
30:^which -33:^who 39:addres -29:and 20:both -27:doe -30:en 50:got 49:ha 24:in -38:my 21:name -40:on -35:own -23:point 42:primary
46:the 30:to 30:verify -22:what 54:which -32:who @~loser -29:* 43:among 47:and 35:for -37:i 38:in 40:market @~maliciou 13:* 34:?
-47:^can 45:^check 67:^i -23:^what 39:addres 47:aft -29:an -35:and 37:blacklist -45:can -38:did -35:doe 25:flagg -27:have -22:how
26:i 28:in 24:it 22:list -32:name 28:of 24:on 32:or -48:screen 50:still 48:wa 40:wallet -26:what -48:you @~market 43: 36:? -37:^all
32:^and -21:^at 39:^biggest 55:^book -23:^can 44:^coin -64:^collection -26:^did 22:^doe -41:^floor -45:^for 22:^give -25:^i -23:^if
65:^kind -24:^list 78:^market -37:^nft 59:^odd 23:^our 24:^price 21:^pull -33:^put 64:^top -22:^total 45:^v 25:^what 27:^when 45:a
-23:account 22:acros -31:all 48:already -23:also -45:among 40:and -22:any 23:are 34:ask -25:at -52:ath 81:back -26:bag 23:balanc
31:been 28:below -36:bet 22:bett 36:between 46:book 26:budget -30:buy 56:by -37:call -41:cap -37:capitalisation -31:cent -20:client
-22:clos 35:colleague -53:collection -47:contract -23:cost 33:crypto -39:current -76:cut -31:data 82:day -31:decemb -22:decid
37:develop 30:did 38:do -25:drop 63:enough -72:event 44:far -37:fee -39:file -34:first 38:floor -73:for 20:fund 37:go -27:goe 30:ha
-38:had 49:have 42:hi -53:highest 66:history -24:hold -32:holder -67:id -21:index -23:keep 45:kind -30:know -36:largest 25:look
-20:m -54:manifold -29:many 25:max -31:mid 30:midpoint 32:most 52:move -25:my -28:nam -24:name -51:next -37:nft -47:not 70:numb
-39:odd -25:only -23:or -57:oth -42:our -35:out 48:over 55:owner 35:pair -37:pay 40:pl -40:please -33:pric -29:print 26:pull -31:put
-34:quot 27:rank -55:report 79:resolve -35:right -60:risk 33:rn 41:rows 20:sal 45:same -57:say 28:sector 21:see 54:sery -78:set
52:settl 54:side -42:sise 28:sit 32:slide 21:some 48:spot 27:start -22:take 52:tell -46:that 32:they -32:thi -35:time 29:today
45:togeth 26:token 45:top -33:total -56:trad -24:trade -29:turnov 25:two -47:und 36:v 70:value -30:venu 30:vol 28:w 20:wa 23:went
33:when 45:which -28:who 42:will -27:withdrawal -45:ye -47:year -57:yet 55:you @~mempool 33: 23:* 36:? 38:^how -27:^my 35:^sat
-44:^what -40:a 90:and 42:are 39:block -23:by 58:confirm 69:difficulty -48:doe 28:each -53:fee -26:for -43:have 46:hour 64:how 33:i
66:many 57:next 27:of 29:out -39:queue 29:right 77:sat -40:thi 69:to -92:transaction 28:tx 82:vb 41:wait -23:what -41:which
@~message -11:* 22:^someone -28:a -44:addres 20:legit -40:of -41:on 35:real 27:sign 22:someone -21:the @~metadata -20: 15:* 40:^how
33:^on 45:^what -45:a 60:and 55:are -21:artist -43:at 24:blockscout -50:burn 23:call -24:did 26:erc20 35:exist -40:far -32:for
-29:go 54:holder 37:how 47:i -36:logo -36:make -32:me -21:much -27:no 21:or -20:price -48:read -34:so 72:supp 42:the 22:to 20:today
-25:token 61:total 23:what -30:which 53:who -25:with @~mid -21:* -33:^what -24:and -37:ask -34:between -36:bid 37:check -24:for
-29:i -35:if -22:last -35:market 42:mid -31:on 36:our 36:pric -41:spot -33:the -30:what @~midpoint 15:* -61:^best -44:at -25:best
44:between -72:bid 33:condition 28:for -50:it 44:market 43:me 48:midpoint -21:no 56:on -42:outcome -25:token 30:what 61:ye 42:you
@~multi -21: 44:* 33:24h 35:? 33:^compare -32:^decimal -45:^on 48:^pool -26:^what 52:a 27:all 59:and -53:are -29:been -45:burn
-46:chain 25:compare 47:day 90:decimal -21:dex 35:go 25:have 38:in -21:it 65:liquidity 25:list 55:me -30:more 44:numb 26:of -33:once
29:pair 52:pool 44:price 22:side 45:single 51:tell -26:than 51:their -26:thi 34:top 50:volume -28:what @~namehash -6:* -21:to
@~native -29: 16:* 42:^balance 24:^how -39:^i -34:^show 28:^which -74:a -22:addres -52:are 27:balance 49:by -42:chain -34:coin
29:contract 28:do -22:enough -22:got 40:ha 33:have -20:hold -36:it -53:left -28:list -20:must -33:native -36:need 41:on 46:or
-46:our -28:own 22:pay -35:queue -34:show 21:sit 33:sitt -29:that 53:today -38:token -25:wallet 27:which -29:who 25:would @~net -6:*
-27:? -25:^how -30:^net 48:acros -27:have -30:it -27:many 45:my -38:net 31:now -52:on -21:or -20:over 42:spam -34:value 51:wallet
-30:with @~network -20:* 38:^i 24:^what -38:can -22:chain -26:follow -31:for -38:from -36:thi 20:tp -37:you @~new 7:* -34:^i
44:^newest -36:^rugcheck -27:^what 22:^which -40:^who 36:add -23:any -30:are -36:be 25:by 47:can 20:coingecko 31:creat -21:day
31:did -40:for 34:if 61:just -34:launch -21:liquidity -28:me 41:mean 32:mint 30:moment -26:most -36:new 39:newest -52:of 34:our
-28:people 30:pool 60:recent -21:see 41:seen 56:still -22:that 39:them -43:there 30:they -36:thi -35:trad 28:up -26:what 31:which
26:who @~nft 23: 18:* 39:? -42:^a -21:^cheapest -28:^check -49:^coingecko 44:^collection 21:^could 35:^doe 30:^how 29:^i -36:^on
80:^only 21:^show 49:^the 21:^volume -41:^which 34:a -23:against 85:all -23:also 52:any 38:ape -43:approval 38:are 29:at 28:back
49:been 93:burn 34:by 35:call 61:cap -42:chain -22:chang 34:chart 48:cheapest -24:check 24:client 31:coin -34:compare 56:count
25:daught -38:did 49:do -28:down 51:each 23:every 85:far 24:find 21:floor 26:for 31:gave -30:given 24:go 64:have -61:he 30:held
24:her -31:hi 36:history 32:how -25:id 30:if 44:in 28:inventory 29:it 52:item 32:jpeg 56:kind 55:lol 21:made 30:many 55:market
21:may 59:mcap 40:member -39:move 41:much -34:my -43:name 47:native 30:need -43:not 24:now 47:numb -29:on -28:our -36:out -35:over
47:owner -34:pay -29:people 25:pictur 20:picture 37:piec 54:please -39:price -67:rank -64:rarity -28:rows -52:run -29:say 32:she
-28:should 38:side 54:since -20:sitt 31:so 30:the -27:theft 20:their 42:them -26:there 65:these 55:they -23:thi 46:those -29:to
-53:today 25:trad -44:trait -27:up -21:use 31:value 22:vault -41:volume 99:wa -43:wallet 67:were 31:what -51:which -37:whole
-55:would -34:ye 33:you @~nonce -18:* 33:^nonce 26:all 28:already -23:by -32:doe -22:from -33:have 22:mine -43:my 22:next 21:nonce
-31:numb 23:or -24:pend 22:say 27:still -39:transaction 37:what -22:why -50:with @~ohlc -31:* 41:for -42:in -54:of -26:open @~ohlcv
-32:* -39:? 37:^candl 21:^give 28:^need -74:^pool -28:^spot -27:^volume -24:a -53:and 23:candl -53:chart -47:for 21:give -46:i
-22:in -42:it -55:last -49:liquidity -29:low 34:me 27:need -38:on -53:open 40:perp -46:pool -69:price -28:same -35:them -53:to
-38:token -40:trad -33:volume -49:want @~onchain -29: 31:* -46:? 41:^on -26:^pool 43:^what 23:^which -32:and 58:at 54:chain 30:dex
33:doe 40:for -27:geckoterminal -21:of 39:on -29:pool 33:price -26:thi -29:to 40:trade -26:volume 28:what @~open -30: -24:* 26:^any
27:^open -35:^perp -20:account -29:are -39:at 56:by 27:can 28:chain 29:derivativ -34:fee -57:fill -24:from -31:fund -28:futur
-24:got 37:ha -31:leverage -30:limit 25:many -38:of 39:oi 29:open 35:side 24:sise -23:still -36:the -26:there -58:to 20:wa 24:week
-49:which -23:withdrawal @~option -17:* -42:? -40:^for -23:^imp -49:^what 27:^who -54:and 25:biggest -21:for -22:imp -37:me -46:next
-34:of -28:our -50:premium 28:the -47:them -25:to 21:trad -21:volatility -21:volume -42:what 26:who @~oracle -12:* @~order -29:
-20:* 26:^any 31:^did -26:^which -21:account -71:and -39:are -45:at 28:can 27:did -57:fill -26:got 26:it -30:limit 22:or 25:pay
-22:perp -43:position -23:still -43:the 25:they -55:which -27:with @~orderbook 39: -35:* 22:^best 55:^book 77:^cheapest 34:^depth
46:^for 66:^if -42:^level 43:^on -37:^price 30:^show -45:^the -77:^what 46:^which 81:a 39:account -42:and 21:at -34:best -65:buy
-51:by 63:can -64:chance 77:cheapest -24:clos 50:condition 20:contract 69:could -51:deep 56:depth -81:did -20:every 45:exchange
40:give -63:holder 27:how 91:i 62:if -31:it -51:last -40:level -80:like -81:look 36:lowest -24:market 41:me -26:mid -39:midpoint
63:mov 38:much 89:no -29:of -31:off 20:one -51:ord 39:our 48:perpetual 47:pl 52:please -69:print -32:put 41:rest 58:right 95:sell
-28:show 25:side -22:spot -31:th 27:that -30:the 58:thi 24:thick 48:to 33:up 50:want 32:way -31:what -27:when 42:where 38:which
-39:with 29:would -31:ye @~overview 7:* -32:^cheapest 50:^doe 52:^ga 32:^ha -32:^notional -21:^option 46:^the -56:^where 29:a -32:am
41:an -36:anyth -38:behind 74:by -34:can -25:cheapest 40:coin 52:crypto 24:current 36:decentralis 30:derivativ -23:dex -22:do 34:doe
-25:find -37:from 92:ga -47:get 43:got 46:ha 22:have 22:holder 35:how -33:inside 23:it -43:keep -45:l2 -21:late 35:left -40:make
-25:me 20:moment 29:most 28:mov 28:much -21:no -34:numb -47:one 47:or -35:over -37:own 27:pay 22:perp -32:person 23:please
21:position -47:premium 76:price 28:protocol -40:real -24:revenue 39:rn 28:rows -45:sat 23:say -63:so 32:some 20:str -37:that
29:their -31:them -29:there 28:token 33:top 47:tx -21:use -32:user 25:v 42:value -46:vb 42:venu 36:wallet 24:week 35:whale -51:where
-36:why -23:you @~own -23: 30:* 39:^doe -23:^i 36:^my -24:^what 68:^which -24:^who -21:and 29:any -31:ape -32:are -20:can
-56:collection -40:compress 32:contract 98:doe -25:from 25:have 81:he -29:how -27:i -31:much -28:of 24:on 20:one 33:show 47:sit
-42:spl -23:the -43:thi -40:to -63:token -51:wallet 38:which -42:who @~pair 32:* 39:? 31:^any -59:^dex -22:^on 46:^pool -27:^what
30:^where 30:any -38:are -52:both 35:by 20:can -27:coin 22:deepest 27:did -20:do -20:doe -22:for 27:ha 22:how 30:it 60:liq
-42:liquidity -27:look 25:many -30:most 36:move -39:of 65:pair 26:please 44:pool -22:price 41:show -27:tell 26:the 56:their 25:these
41:tick -23:to -23:togeth 39:token -28:top -24:v -21:volume -24:what 29:where -21:with -22:would -25:you @~parameter 22:* -25:^abi
24:a 34:addres -21:please @~pars -33:* -29:^did -24:client 23:each -22:i -27:impermanent -27:los 22:one -29:pay -22:the 28:these
@~percentage -47: -31:* -49:? -30:^by 23:^did 40:^i -22:^what -33:^which -41:addres -48:all -40:any 28:cent 36:change -35:day
-27:did -75:do -60:from 23:gain -63:go 21:in -65:it 33:lose -27:my -30:on -38:percent -68:price -70:since 28:that -28:the -53:thi
-20:today 48:token -35:up 46:v -44:wa -36:with -23:worth @~perp -59: -33:* -67:^account 33:^book 21:^i 35:^if -20:^liquidation
-53:^my -37:^need 44:^on 33:^open -24:^ord 58:^the -26:^which 20:a -65:account -30:addres 35:against 34:am -53:and -33:are -45:ask
-30:at -27:between -38:bid 20:book -51:by 36:check 22:client 36:depth -42:entry 33:far 29:fund 25:get -47:got 28:hi -21:last
-31:limit 46:liq 24:liquidat -21:look -24:los -36:market -39:move -35:my -29:need -60:of -27:old -37:open -28:ord -40:order
-52:payment 26:per 25:pnl -31:position 30:pull -27:put 41:same -57:spot -37:still -43:stop -40:the -55:there -31:v -22:wa -40:what
-46:which -42:with @~phish 30:? 26:^i -37:addres -24:and 27:connect -27:for -39:friend 21:got 24:legit 42:mail 25:me -22:next
-27:our 39:page 21:telegram 27:the 25:to -28:token -25:want 37:website @~platform 44:^coingecko 29:^on 31:all 39:chain -27:coin
44:collection 38:doe 46:nft -25:the 41:with @~polymarket -11:* 41:^all -46:^best -40:^bid -27:^cheapest -47:^did -51:^do 31:^i
23:^odd -37:^on 21:^which 62:about 48:all -49:and 35:any 36:anyth -59:are 20:bag -65:best 28:bett 38:between -32:bid -23:book
-51:both 44:by -29:can 35:chance -35:cheapest 35:company 41:condition 74:decemb -25:did -46:do 29:down -36:end 43:exact -36:fee
-29:ha 49:hold -48:just -22:latest -28:level 60:look 28:made -28:manifold -36:market -31:move -33:next -31:no -22:now 31:off -40:old
-25:on 37:only -54:orderbook 39:out 49:outcome -22:own 48:paid -71:people -28:prediction 31:pric -32:price -42:print -42:probability
-39:put -57:question -32:right -28:run 30:sell 35:shar -21:share -27:show -36:side -23:some -37:somebody -34:still -25:team 33:tell
-66:th 22:them 27:there -26:today 28:togeth 49:token 30:told -40:top -27:u -77:und -28:until 56:up 47:volume -42:when -37:where
-29:will -26:win 33:with -38:would @~pool -16:* -22:^a -37:^all 37:^any -31:^best 35:^candl -44:^dex 45:^for 23:^give 22:^liquidity
-35:^need -46:^pool -42:^price 24:^the -32:^where -22:^who -20:above 38:apy 29:are -42:block -26:by -24:call -23:chain -25:coin
37:current 41:deep 24:do -21:doe 26:enough -30:ever -43:found 29:ha -46:id 23:in 30:interest 48:into 29:just -58:keep -44:lend
-44:liq -21:list -43:lose 21:lp 29:me -50:min 38:money 24:most 39:move -26:much 25:newest 56:next -61:off 55:one 37:only 53:pay
39:people 27:percent 22:please 30:pool 37:present 45:pric -49:price 73:pump 49:rank 39:rate 22:return -39:reward 35:same 39:say
49:show 31:since 36:sold 34:somebody 33:stak 24:summ -50:t -29:talk -59:their -39:them -63:then 21:there -68:these 52:thi 33:those
39:through 36:tick 29:today 43:transaction -35:two -32:v 23:vault 32:verify -45:volume -38:want 56:went 51:whatev 37:which -23:who
40:worth 30:would 22:year -25:yield @~portfolio 30: 17:* 22:? 35:^balance 25:^in 22:^my 46:^net -50:acros -59:addres 25:and 44:are
35:artist 22:ask 40:bag -40:balanc 49:balance -21:both 23:by -25:call -30:do -31:doe 35:each -40:for -40:from -36:ha 40:he 43:in
28:left -55:many -35:me 29:mint 44:much 30:my -21:need 31:net -26:no 26:not 42:now -29:on -43:one -30:or 57:our -35:over 34:please
54:right -26:say -42:spam 56:spl -39:tell -64:that -34:their 50:there -35:these -29:they -28:to 28:today 117:token 48:treasury
35:value -28:wa 34:wallet -21:want 88:which 29:with 45:worth @~position 27:* -29:^am -27:^i 33:^my 32:^what 35:^which 32:about
-35:airdrop 37:all 32:am -22:are -26:at 65:bet 28:buy 30:clos 41:defi 38:deposit 33:do 43:down -35:eligible -23:for -22:from -21:ha
34:he 52:hold -70:it -23:late 44:list -26:lol -35:look -21:many -42:market 35:me 24:money 34:my -42:old 22:or 25:paid 20:position
24:settl 28:that -22:them -20:there -40:to 37:today 28:togeth -38:top -20:we -33:were -22:whale 40:which -21:ye 27:you @~prediction
-25: 13:* -32:^all 25:^best -20:^biggest -34:^chance 23:^chart 63:^cheapest -26:^compare 31:^did 39:^give -21:^ha -26:^i 40:^last
33:^on -20:^price 21:^show 27:^when 27:^where 29:a -29:about -21:all 45:already 53:and 44:are 28:ask 54:at 26:been 20:bet
-25:biggest 35:both 41:bought 79:can 26:cent 30:chance 22:chart 59:cheapest -43:compare 51:could -58:cut -25:d -32:decemb -44:deep
50:did 39:do -36:doe 35:end 22:enough 23:first -29:for -21:give 28:hi -30:holder 39:i 28:if -43:it 61:just -22:keep 44:last 34:late
22:level -32:like 52:lowest -57:manifold 37:market 37:me 46:most 60:mov 47:move -22:my -54:next 93:no 79:now -39:odd -25:old 30:on
57:orderbook -64:out -33:outcome -38:paid 32:people 65:prediction 77:print -105:put -38:question 33:resolve 34:right -59:say 48:see
44:sell 38:show 38:side 22:since 71:th -27:there 56:thi 37:today -64:token -25:u -30:und -30:wallet 26:way -30:we 40:what 23:when
38:where 26:will -38:with 25:won 45:would 46:ye @~pric 15:* 25:^a 45:^and 47:^at 44:^biggest -32:^can -43:^did 51:^for 39:^price
-30:^the -22:^where -45:acros -38:addres 30:against -22:all -31:am 33:and -39:any -21:are 64:at -27:been 41:biggest 42:both
25:bought -35:can -52:date -32:do -20:doe 41:each -21:end -28:ever -21:fee -37:file 24:first 26:for -39:from -39:id 22:late 51:lol
-30:lose -20:lp -39:m -44:many 46:moment -42:money -27:my -24:need -28:next 28:now 42:of -27:old 34:on 41:open 24:paid 35:please
45:price 31:record 30:should -28:since -42:single 22:so 25:sold -36:stable -44:stablecoin -39:supp -47:tax 24:that 22:thi 26:those
26:trad -47:until 38:very 33:wa 29:were -21:where 24:year -25:you @~price -70: -15:* -57:^ -25:^all -25:^and -33:^at 33:^best
-42:^bid -31:^by -49:^can -47:^cheapest -45:^coingecko 36:^compare 52:^did 33:^doe -46:^for -20:^ga 22:^give 23:^i -34:^if 27:^last
-37:^odd 47:^on -43:^our -33:^pool 74:^pric -72:^put -30:^pyth -47:^show 50:^tell 41:^there 25:^v 52:^what -38:^which -32:^who -28:a
45:about 46:above 44:acros -27:address -42:against -79:all -24:altcoin -47:am -22:an 26:anyone -56:apple -54:ask 34:atm -27:auditor
-31:bag 22:below 36:bet 32:bid 31:big 51:bought -46:by -75:can -40:cap -35:capitalisation 67:cent 24:chain 28:chance -46:cheapest
39:coin -69:coingecko -60:colleague -20:com 30:compare -54:condition 35:confidence 49:cost -55:could -41:crypto -41:currency -52:day
-23:decimal 24:dex 85:did 22:doe -49:down 56:everyone -70:everyth -28:exact -32:fear 21:feed 44:from -38:full -36:fund -71:ga
22:gain -27:geckoterminal -34:give 28:go 25:gone -25:good -29:got -34:grandson -32:gre -25:hash 70:hi -24:high 29:highest 50:history
35:hold -30:holder -43:id -34:if -45:in -31:inside -37:into 32:keep -24:know -29:like -36:liq -24:look 30:lose -32:made -24:manifold
-76:market 58:may -26:midpoint -34:moment -42:nam 65:near -31:next -44:no -37:not 38:number -26:of -20:off -33:old 72:one 34:only
-32:open -44:or 25:oracle -51:oth 41:outcome 32:over -51:pair 25:pap -77:per -34:percent -32:pippin -41:place -74:please 22:point
-27:pool -51:prediction -28:present -40:price -32:protocol -31:quot -27:quote 21:rest -39:right -29:run 55:same 52:saving -24:say
78:second -78:sell -39:sent -39:set -39:share -70:since 33:so -29:some 32:somebody 60:source -20:spr 55:still -51:supp 34:talk 88:th
66:that -72:thi 32:tick -61:time -33:to -37:today 37:token 43:told 58:top 40:trade -66:trader -51:treasury -32:turnov 58:und
-31:value -58:very -39:volume -45:wa -36:wallet -41:want 37:watch 42:we 22:went -25:were 38:what -34:whatev -42:when -36:where
-30:which -29:who -21:with -28:won -31:worth -26:would -45:ye -34:year 58:yet -67:you -38:zero @~priority -3:* -21:? -50:^i 55:^what
21:^which -41:and -21:block -22:did 37:do -41:for -48:got -41:ha -25:it 40:land 38:min 57:need 24:on 44:program 42:rn 51:so 37:swap
21:tx 35:what @~profil -7:* -42:^did -30:bought -22:coin -42:did -21:from 26:give 21:me 45:newest 50:paid -22:pay @~profitability
26:^pnl -23:^realis 22:and 27:ha 35:how 27:many 31:much -25:of 31:or -31:today 23:wallet -46:win @~protocol -42: -7:* -23:? 36:^
21:^biggest 37:^could -35:^fee -59:^for 20:^ha 27:^i -30:^lend 41:^on -42:^option 25:^revenue -50:^the -28:^what -36:^which -21:^who
28:all -58:am -39:and -44:any -23:are 29:ask -49:at 42:before 25:between 28:big -46:by -24:commit 31:compare 35:could -27:crypto
-35:dapp -42:defi -45:deploy 72:dex 41:down 29:each -20:enough 20:fee 31:from -66:give -24:goe -33:got -31:hold 26:it 25:just
-36:keep -45:kept -49:l2 20:left 44:lend 20:lock 40:make -47:me -25:month -23:much 53:need -49:next 38:no 28:now 30:one 58:only
21:or 32:our -65:pay 21:people -23:per -22:premium 20:put -39:revenue 22:right 44:run -60:same 31:saving 51:since 23:sit 23:summ
24:that -23:their -52:them -37:there -27:to -29:token -40:total -22:use 23:user -23:venu -38:volume -52:wa -21:wallet -26:we
-25:what -29:where -32:who 34:with -21:would 25:you @~pyth -35:* -41:^price 36:a 24:against 31:and -54:apple -33:at 33:confidence
34:feed -21:much -39:my 26:on 34:one 26:oracle -57:price 24:publish 24:pyth -54:stock 24:the -23:what 25:with @~quote -21: -28:*
-24:^did 45:^if 21:coin -21:did -22:fee -36:from 41:give 47:if 20:need -37:pippin -24:show -21:slippage 34:them 23:what 34:would
@~rais -30:* 23:a 27:got -59:latest 27:that @~range 39: 4:* -32:? -22:^did -31:^ha -21:^how 39:^i 23:^please -44:^volume 41:a 31:ask
46:between 62:book -41:client -39:clos 45:coin -32:coingecko 40:day 46:develop -56:did -45:do -46:end -20:exchange 32:from 33:i
-58:if 46:in -22:it 63:kind -42:like -22:many 40:mcap 55:need 21:of 53:one -46:our 34:over 23:plot -35:pric 27:start 24:supp 58:tell
22:the 26:time -21:today 51:trad 32:turnov -37:two 55:value 53:volume -20:what -23:who 40:whole -20:with -47:year @~rat 10:* 41:and
-38:give 23:in 21:of 43:one 42:please -22:right 23:that -27:the @~rate -14:* 48:^the 30:and -24:are 63:at 29:carry -21:for 52:ha
40:have 37:i 33:it -57:me -21:my 65:next 38:one -22:or 28:paid 38:pay 51:payment -21:perpetual 36:rat -27:rate 34:that 43:v 39:what
@~raw 21:* 52:can -33:doe 25:for 43:from -31:go -32:how 25:it 51:me 20:our 51:sign -23:thi -30:wa -34:wallet -33:where -26:which
52:you @~receipt 12:* 21:? 27:^did 47:^i -23:^when 22:already 47:arrive 24:burn 45:did -22:from -38:ga -41:ha -22:hash 42:he 28:i
33:min -22:mine 20:morn 29:my -20:of 52:or -39:please 43:say 35:sent 28:the 42:them 39:transaction -57:up -26:when -43:with 66:yet
@~recent -37: -7:* 24:^i 24:^last -26:^the -22:a 22:any 51:are 28:ask 30:be -37:by 45:chang 37:do -25:for 26:like 40:list 57:look
-42:market -30:moment 31:most -43:now -24:of 26:on 44:or 21:page 51:perp 28:report -21:rugcheck -35:side 27:still 25:there -35:with
@~recov 20:? 22:^a 23:account 26:hi 23:made 21:message 23:wallet 23:which 21:with @~report 28:* 20:^how 29:^what 49:been -28:can
-20:freeze -25:full 38:ha -24:just -24:mint -23:more 30:much 40:of 21:rug -22:rugcheck 24:safe 35:share -25:still 32:supp 41:thi
-24:wa 23:what -23:who @~resolve -39: 5:* 47:0x 42:^before 28:^what -32:^which 24:^who 57:about 50:account 35:addres 39:an 35:anyth
27:at -62:belong 24:can 43:chain -25:coin 56:coingecko -52:contract 20:e -23:exchange -22:explor 48:find 39:found 36:from -45:got
-34:ha -34:hash -39:he -23:him -28:how 21:i 55:id 32:idea 38:identify -43:if 20:in 41:it 21:kind 30:like 32:long 30:look 26:mail
-21:me -25:much 27:my 36:nam 28:no 61:old -47:only -46:or 53:out 31:own -26:passport -27:person -20:phone -82:pl 54:point 52:resolv
-21:say 29:somebody 61:stand -26:str -24:tell 42:th 31:that 31:they 21:thi 37:token 27:u -31:und -26:wa -47:wallet 37:we 24:what
-22:where 21:who 23:whose 44:yet @~rugcheck 21:* 24:^which -36:^who -24:authority 49:been -25:before 49:burn 35:can -27:full -20:got
36:ha 22:made 20:me -24:most 25:much 28:rug 41:safe 35:share 32:so 45:still 32:supp 29:them -40:there 39:these 25:they 37:thi
-26:verify -22:wa @~rugpull 27:^i 23:at 21:check -23:did 20:have 22:history -22:in 20:it 32:money -27:much 23:of 27:out 22:saving
28:some 21:stake 28:still 21:where @~safety -6:* -38:? -37:^buy -49:^honeypot -36:^my 30:a 27:an -22:any 59:at -50:buy -22:check
-34:coin -46:contract 23:diligence 23:due 28:file -23:friend -42:honeypot -37:it 23:legit -23:me -39:new 62:no -43:or 29:pippin
-36:rug 30:scam -41:sell 21:sent -27:tax 24:to 36:want 55:with @~search 25: 5:* 23:? 60:^coingecko -37:^dex 22:^doe 56:^find 28:^for
-34:^how -57:^nft 39:^search 36:^token -28:^what 44:^where -42:^who -21:a 24:about 39:addres -51:address 55:any 48:anyth -24:ape
-38:are -35:artist 26:be -42:bet -25:both 52:chance 23:company 59:compress 74:contract -21:could 46:cut 97:decemb 23:deepest -22:did
-50:do 25:doe -36:en -26:everyone 45:file 58:find 47:geckoterminal -30:go -33:had -55:have -46:he -21:her 37:holder -35:how 22:i
33:it 37:keep 24:kind 36:know -29:left -56:list 35:look 42:m -50:made 36:many -54:market -38:member -59:most -50:my 23:nam -27:name
-47:need -25:newest -27:next -25:not -21:now -49:oth -25:our -58:own 29:pair -58:people 39:piec 65:pippin 52:pl -35:pric -36:put
-25:question -28:read -27:right 27:run -48:same -29:see 23:sell 59:send 31:so -43:somebody 28:still -29:talk -46:th -32:that
-24:their -29:these -21:they -33:tick 36:to -44:today 33:too 44:trade -21:u 42:up 34:use -26:venu 57:verify -28:volume -36:wallet
-37:want -38:were 30:where -46:who -28:will -31:with -67:ye -47:you @~security -30: 20:* 31:^can 50:^check 42:^could 37:^how
-32:^mint 25:^my 22:^nft -35:^our -25:^what -46:^which 36:^who -27:account 35:all -43:also -21:and 26:any -31:approval 52:are
88:artist 34:be 52:been -21:before 94:burn 46:buy -22:can -29:cheapest 35:check -32:click 52:coin 33:could -33:d 31:dev 21:did
-22:doe 60:everyth -28:floor -32:for 34:friend -31:given -31:go -27:ha 39:have 43:hi 28:how 41:it -34:know -29:list 52:many 31:more
68:new -22:not 26:of -43:only -21:or -26:our 39:own -40:owner -37:phish -24:pippin -30:report 69:rug 68:safe -33:sell 34:so
-34:still -25:supp 50:telegram -24:there 98:these 31:thi 56:those 44:token 23:transfer -28:verify 35:want -38:what -26:wheth
-51:which 35:who @~selector 45:* 42:? 34:^my 33:a -25:and 23:any 51:be 47:byte -28:calldata 20:custom 25:error 36:event 41:every
22:ha 40:hash 25:i 24:in 23:it 27:my 51:of 37:out -68:pl -29:selector 38:start 71:that 23:the 36:topic 34:transaction 56:what
23:which @~sery -41: -15:* -25:^how -33:^what -61:already 25:and -24:are -34:at -57:did 23:event 25:ha -28:how 23:i 21:in -29:market
46:of 44:on -22:one -49:open -59:resolve -24:since 43:the 42:trad 34:which @~sign 20:? 22:^a 23:account 26:hi 23:made 21:message
23:wallet 23:which 21:with @~signatur -21:* 32:^when -25:and -28:balance 27:did -27:in 37:last -28:of -23:wallet 30:when @~site 30:?
26:^i -37:addres -24:and 27:connect -27:for -39:friend 21:got 24:legit 42:mail 25:me -22:next -27:our 39:page 21:telegram 27:the
25:to -28:token -25:want 37:website @~sol -20: 12:* -69:^balance 24:^biggest 58:^can 84:^did 45:^find 22:^for 39:^ha -36:^how
22:^which 26:a 73:account -31:addres -56:all 38:already -37:also 45:am -21:and -48:are -70:artist -61:balance 49:be -31:burn 47:can
30:check 51:client 39:crypto 28:custom 56:did 37:empty 33:every -51:everyth 22:exact 45:exist 31:fee 45:find 25:for 93:from -28:full
37:go 23:got 35:he -39:hi -33:in 55:inside 32:itself 38:keep 29:land -23:largest 33:last 29:left -41:m 51:made 41:me 31:min -30:much
44:my 35:old 37:on -31:one 22:only 38:own 45:pay -27:pippin 60:pl -28:produc -45:program -37:put -34:recent 48:rn -26:rug 31:say
45:set 49:should 43:slot -22:so -33:spl 69:still -28:swap 48:tell -34:th 32:that 24:the -22:their -24:these -36:those 37:through
28:timestamp -80:token -35:too 41:transaction 44:tx -32:validator -43:verify 32:were -46:which -22:with -33:writ 42:yet @~solana 26:
13:* -35:^did 39:^my 32:^nft -37:^please 21:^search 28:^token 43:^which 30:^who -46:a -29:about -30:account 29:addres -50:address
71:artist 55:asset -27:at 21:be 23:buy -29:check -25:client 51:compress 21:do 64:doe 57:everyth -45:for -36:have 56:he 23:hi
36:holder -27:impermanent -29:in 22:item -31:left -64:list -27:los 35:m 32:many -34:me -38:member 20:mint -27:much 25:nam -21:name
26:new 26:nft 22:not 26:on -28:one 69:own -30:pay -32:piec -53:pl -34:please 44:program 30:real -45:rn 25:rug 58:safe -45:same
46:she 32:so -50:spl -24:still 43:swap -27:talk -31:them -66:there 55:these -53:tick -38:tx 21:verify -21:with 49:writ @~source
-37:* -31:^i -47:at -55:contract 21:deploy 60:fil 31:from -48:have -44:i -54:may -30:my -44:own 40:rout -51:so -40:source -51:that
-21:thi 36:to -34:want -51:we -50:what 26:with @~spot -34: -6:* 30:^what -27:^which 33:market -32:order 41:spot 20:what -24:which
-32:with @~stablecoin -24: -14:* -22:? 43:^and 27:^biggest -33:^can -24:^ha 22:^stablecoin -46:^the -24:a -30:app 21:blockchain
-30:can -39:cent 29:chain 27:circulation -21:contract -38:crypto 25:current -57:day -31:ever -40:from -24:how 69:id 33:liquidity
-30:lose -36:many -34:metamask 21:money 41:most -37:much -24:my -46:now -46:one -30:our -22:peg 22:percent -24:pl -24:pric 27:rank
-37:see 26:sit 44:stabl 71:stablecoin -39:still 21:supp 29:them -30:these -48:to -50:treasury -61:wa 25:with -39:you @~stat -51: 9:*
-25:? -20:^how 82:^total -49:a 27:and 25:by -36:cap 21:coin 35:day -49:defi 21:do -31:dominance 51:for -27:ha 69:in 46:it 46:mcap
-55:most 36:of -70:over 30:please -43:share -32:since 30:these 31:today 58:volume -54:whole @~statu 52:* 31:? 40:^can -33:^what
24:all 43:at 42:can -21:doe 35:down 24:for 38:i 40:one 24:or 23:since 43:thi 24:to 25:trad 43:trade -33:what 26:when @~storage -4:*
@~sui 8:* @~summary 27:* 37:^rugcheck -28:^what 20:and 32:are 31:for 42:me 26:on 24:rugcheck 40:safe 35:thi -25:what @~supp -8:*
-48:? -36:^i -27:^which -24:a -33:account -34:all -33:and -71:artist -22:been -32:burn 24:can 23:chain 27:coin 25:do 27:exact
58:exist 38:for -24:ha -23:have 37:me 23:mint -25:my 34:supp 21:that 37:the -56:thi -33:what -26:which @~support 64:* -24:^check
47:^what -23:a 32:are 67:can 45:coin 52:currency 23:for 35:goplu 36:i 59:in 32:it 26:network 29:of 34:or 34:show 29:the 59:what
22:with 25:you @~swap -14:* -34:^where -30:at -25:buy 34:by 30:did 45:do -38:doe -44:entry 51:have 30:late 39:many -51:or -31:pric
21:recent -36:sell 24:sold 51:some 62:swap -30:that 37:them -38:token -37:trade -33:we 24:whale 45:when -26:where -27:with @~tick
-7:* 28:^best 82:^perp -31:a 40:account -29:all -63:are 76:ask 42:at 29:best 57:bid -29:depth -31:doe 26:each 39:exchange -88:from
-27:in 55:last -54:list -57:my 35:one -28:or -22:over -29:pair -22:please -29:spread -24:there -43:tick -65:to 44:trad 48:where
-47:which @~ticker -47: -19:* -39:24h -27:^compare 36:^fund -27:^how 79:^i -49:^list 38:^on -23:^the -26:^what -21:^who -27:a
-22:acros -42:any -44:ask -23:at -50:bid -49:buy -43:chain 25:cheap 30:coingecko -25:company -28:compare -27:dex 57:do 29:each
57:exchange 22:first -22:floor 24:fund -35:futur -31:ha 43:have -24:high 59:highest -50:how 23:i 66:id -36:interest -23:it -28:just
38:like -22:liquidation -21:list -25:m -49:market 33:marketplace -50:mov 34:move -22:much 38:my 26:need 74:not -38:now -35:on 30:one
-33:open 51:oth -44:over -37:please -22:price 29:rate -26:sell -21:side -26:spot -26:that 22:the 36:tick 37:to -31:token -20:top
24:two 38:und -39:v -31:wa 70:want 24:what -34:which -20:who -46:with 47:would 26:ye 38:you @~time -42:* -62:answer 28:have -33:i
34:made -69:not -27:produc 30:serv 38:slot 24:that 28:timestamp 37:to @~timestamp -25: 30:^at 31:^block 21:^i -28:^what 35:^which
-21:date -39:did -39:end -30:in -25:last -45:my 31:need -20:newest 48:numb 28:our 25:that 24:timestamp 46:to -41:up 53:wa 24:we
-21:what 36:when @~token -45: 21:* -32:24h 31:? 39:^a 25:^all -37:^are -22:^balance -31:^buy -45:^coingecko -38:^compare
-51:^contract 35:^dex 63:^did 48:^every -76:^everyth -46:^for 40:^ha -31:^have -49:^honeypot -28:^how 28:^i -36:^in -23:^list
56:^newest -52:^next -31:^nft -33:^numb -23:^of -57:^only -27:^or 43:^our -36:^please -24:^pool 70:^price -45:^pull 36:^put
-21:^show 56:^tell 32:^token 35:^total 25:^wallet -20:^where 39:^which 20:above -27:account 40:acros -30:addres -29:against
-26:airdrop 22:all -73:also -29:altcoin -46:am -34:amount -27:ape -45:are 44:arriv 53:ask 35:at 36:ath 27:atm -52:been -25:before
27:below -76:big -24:bigg -38:block -28:boost 24:bought -78:burn -58:by 80:call 85:calldata -21:came 34:cap 60:cent 54:chang
-44:change 34:claim -35:client 33:coin -56:coingecko -51:colleague 28:company -52:compare -52:contract -31:crypto 49:custom 51:data
-34:date -63:day 69:decimal -32:depth 39:dev 68:did 39:doe -21:eligible 39:empty 61:en 56:erc20 -29:etherscan -22:ever 48:every
-34:everyone -51:everyth -43:far -30:fee -69:figur -49:fil 60:flow 35:follow -20:follower 27:for -34:fund -23:geckoterminal 78:go
36:gone -28:green -49:group 50:had 24:hand -24:hash -50:held 52:hi 59:hold -51:holder -43:honeypot -33:id -38:in -28:includ
-28:incom 32:inflow -29:into -43:just -27:keep -41:know 25:known -31:last 31:latest -62:launch 41:left -40:lend -20:let -35:liq
-31:list -44:logo 41:lp -37:made 20:many -21:market 37:may -29:me 23:memecoin 51:metamask 25:mine 24:mint -25:moment 20:money 30:mov
-27:move 52:movement 29:multisig 24:my 52:name -26:native -46:nev -43:next -27:nft 29:no -59:not 33:noth -44:now 59:off -22:often
-35:old -65:once -76:only 40:out 48:own -22:pair -23:past -37:payment -41:people -83:per -42:piec 33:pl -54:place 25:present
73:price -42:program -22:project -29:protocol 56:put 51:queue 38:rank -39:rate 54:real -43:receiv -26:report -59:right 27:rn 46:rout
-24:rows 37:rug -21:run 36:same 39:saving 30:scam -26:score -26:search 43:see -59:sell 36:sent -36:share -25:should 26:show
-48:since -21:small 68:so -34:sold -21:some -40:somebody 52:source -37:spl 45:start 62:still -46:str -62:straight -24:summ -37:supp
44:support -24:swap 65:symbol -39:take -23:talk -26:tax -35:telegram 51:th -35:than 29:their -21:them -41:through -35:tick
-34:togeth 35:told -25:tonight -66:total 20:trade 53:transf 62:transfer -50:treasury -23:turnov -23:twitt -41:two -23:tx 54:und
52:up -46:use -20:validator -35:value -26:vault 25:venu 42:very 28:w -31:wa 35:we 51:well -26:were -30:whatev -31:where 27:wheth
-20:whoev -26:whole -27:whose 44:why 69:with -21:worth -32:would 47:yet -46:you 36:zero @~topic 7:* 52:^topic0 -31:and 25:our
38:topic0 @~trad -17:* -43:? 29:^buy -20:^ha -37:^how 49:^last -44:^pool -32:^price 37:^trad -23:^what -21:^where -38:about -45:and
25:are 24:ask -22:at -20:been 24:bought -23:buy 31:clos 29:company 25:condition -20:do -20:doe -27:down 35:fill 23:from -37:ha
-60:holder -22:how 31:in 45:last 33:late 30:like 39:list 61:look -50:me 28:more -33:most -39:now -33:of 33:or 51:perp 30:pl
-44:price 83:print 30:pull 39:sal 29:sell -27:shar -28:side -40:sit -32:sold 32:still -31:tak 32:tape 30:than 35:that -25:there
29:time -28:to -31:today -27:token -23:too 22:trad -23:up -25:volume -52:ye -30:you @~transaction -26: 36:^a -38:^balance 25:^buy
-48:^call 63:^did 40:^event -33:^for 43:^in -48:^it 26:^my 27:^nonce 21:^the 32:^tx -51:^what 28:^when -24:^who -24:aft -50:an
-21:and -25:are 34:arrive -24:ask -29:balance 29:be 38:been 36:before -63:biggest 38:block -59:broadcast 25:burn 69:buy -41:by
45:can 52:chain -22:change 22:check 29:client -38:contract -34:current 24:dat 25:data -23:day 23:decod 49:did -29:do -46:doe 23:each
52:eip 54:end 22:etherscan 23:fail -23:fee -38:first 29:friend 27:from -42:ga 26:give -33:got -43:ha 21:he 29:height 22:here 33:hi
30:history 34:id 35:if -29:impermanent 46:includ -29:into 24:land -21:largest 35:last 27:list 27:log -29:los -24:many 41:me -63:more
29:must 26:my 55:nonce 58:not -34:numb 24:number -31:on 25:one 33:only 45:or -69:oth 43:outgo 27:payment 47:pend 30:pl -37:pric
24:receiv 28:recent 35:revert -34:right -36:rn 25:say 30:send 50:should -30:show 47:sign 59:since -36:sitt -65:so 30:statu 23:swap
39:tell 24:these 22:thi 25:through -22:to 35:touch -67:trace 46:transaction 61:transf -39:two -25:tx -34:unit 38:value -40:wa
-44:wait -28:wallet -42:want -25:were -24:what 20:where -23:whom -37:would 89:yet 57:you @~transfer -25: -17:* -40:^balance -57:^for
33:^ha -24:^how 22:^latest -27:^my -31:^need -32:^on -22:^only 30:^show 38:^token 23:^we 24:account -31:airdrop 91:all -51:also
-39:are 38:arriv -38:at -37:balance -26:be -38:both -29:by 36:call 88:calldata 21:chain -55:coin 27:company -45:contract -29:d
45:data -31:doe -24:eligible 21:erc -29:etherscan -23:every -46:everyth 23:for -22:fund -22:he -35:hi -39:hold -24:how -35:i
36:incom 36:inflow 29:into 26:last 58:late 44:latest 41:left -52:list 44:make -25:many -25:may 29:me 22:mix 26:money -28:morn
37:most 39:mov -31:move -33:my -20:name -56:need -27:newest -58:nft 27:noth -58:one -25:only -29:or 24:out -22:outgo -40:own 87:pl
26:please 20:plu -24:put 38:read -35:receiv -30:recent 23:send 25:show -30:so -22:still -24:th -58:that -23:these -22:thi -24:those
27:through 32:to -25:token -53:transaction 23:transf 33:transfer -32:tx 56:wa -58:wallet 23:we 22:went -35:whom 35:with -20:would
@~treasury -30:* -31:? 25:^buy 33:^for -39:^how -27:^list -33:^the -35:^what 48:^when 40:^which -73:a -39:all -23:any 23:been
39:bought 39:buy -21:coingecko 39:company 22:compare -21:cost -23:crypto -25:current -27:dao -24:did 37:do -51:doe 34:firm 20:for
-23:got 26:ha 22:hold 28:holding -28:i -27:id -24:in -30:it -29:late 29:list 23:lol 29:m -48:much -34:now -65:or -21:our -41:own
-51:pay -32:profit 27:protocol -27:right -21:sell 31:shar -64:should 37:sit -21:sitt -33:some -23:stabl 47:stack -22:they -42:thi
-47:to -26:token 45:treasury -22:up 40:value -46:what 25:with 44:work -25:worth -26:you @~trend 42: 30:* 51:? 40:^any -55:^can
57:^pool -24:a -44:and 34:any 39:are -35:by -51:can 66:check 47:coin 28:could 31:dex -34:everyone 65:fear 52:go -24:got 65:gre 21:i
-30:id -26:if 35:into -26:it -31:just -28:last -23:liquidity 28:moment 55:most -20:my -30:newest -23:now -44:of -24:one 44:only
48:people 26:please 48:pool -23:price 66:pump 66:search -45:talk -21:them -40:there 25:today -26:up -32:volume @~tvl -30: -16:*
46:^the 43:^tvl -40:against -49:by 22:compare -26:do -43:doe 37:each -62:fee -30:hold 25:into 35:just 42:l2 28:last 36:lock -64:me
-35:money 32:much -21:need 38:now 31:of -34:our -23:protocol -23:rank -54:show -35:since -29:stablecoin -20:summ 33:that 38:there
67:today 57:wa 69:we 43:where @~tx -6:* -51:^ha 53:^how -29:^my 22:^sat 38:^what -30:^which -27:arriv 54:by 28:client 42:confirm
-26:confirmation 64:doe -49:ha 46:have -26:hour 48:how 36:it 52:many 67:now -27:output 40:pay -29:stuck -26:that 39:thi -30:through
-22:to 22:today 25:what -53:yet @~typ -20:* @~unit 19:* -20:^how 37:^i 24:a -21:decimal 31:exact 24:from 24:have 29:how 22:i 26:in
22:it 24:many 23:much 25:my 26:of -27:round 24:the 35:token 49:whole @~updat 21:* 23:^which 46:chang -20:for 20:have 40:it @~utxo
-31: 18:* -29:? 24:^how -21:^i 22:^utxo -23:^which 29:addres -50:and -23:at 52:biggest 20:consolidate 23:fee 60:first -32:for
21:have 22:how -21:in 23:many 24:my -21:or 20:output -35:sit -39:that 29:unspent 35:utxo 23:wallet -34:what -23:which @~validate
39:* 55:^did 58:a 58:addres 23:are -27:at 29:copy 65:did -23:doe 44:i 45:it 44:real 41:that -24:what @~value 26:* 42:^how 21:^what
-31:and 50:are 23:bet -41:clos -23:did 26:do -25:ha 44:how 27:in 32:much 27:my -20:or 27:total 20:value @~verify -21:* 22:^someone
-31:a -45:addres -26:are 44:check 24:have 20:legit -34:list -25:match -28:of -30:on 24:own 21:public 34:real 27:sign 22:someone
-27:there @~volum 37:* 95:^dex -25:^i -25:^on -39:^volume -26:^what 23:^which -59:a -20:about 32:acros -52:all -38:and -27:are 78:by
-23:chain 74:dex 37:each 46:every -55:it -47:list -39:make 25:now 20:over -28:pool 50:see -45:that -21:them 25:there 20:trad
-30:trade 25:turn 41:turnov 48:v 41:venu 46:volume -22:wa -54:we -57:week -23:what 38:who @~volume 52: -20:* -39:? -82:^dex 20:^ha
21:^how -23:^trad 70:^volume -52:^what 23:a 34:all 30:and -70:at -62:by 28:came 27:chart -21:coin 63:deposit -50:dex -21:down
-38:each -20:exchang 31:for 63:give 40:history 25:if -29:it 31:list 34:make 64:me -30:money -40:month -36:most 31:need -44:net
-40:numb 27:of -24:on -23:open -37:over 39:same -36:see -44:sent 27:that -47:there -29:thi -22:to -50:total 24:trad 41:trade
-61:trader -23:venue 41:vol 58:volume -39:wa 40:we 27:week -27:went -50:what -26:which -39:with 63:withdrawal @~wallet 33: 13:*
-25:^addres 65:^all -38:^am -29:^and -47:^could 55:^doe 49:^everyth -50:^for 26:^ha 21:^have 48:^in 44:^list 70:^make 36:^nft
-29:^numb -53:^on 67:^only 21:^our 26:^pnl -54:^price -23:^realis 50:^recent -90:^revoke 41:^that 129:^token -27:^transaction 94:^wa
-36:^we -21:^where 22:^who -22:acros -47:addres -40:address 23:again -47:airdrop 73:all -24:allow 24:already 43:also 22:am
-20:amount 28:an 27:and -24:ape 48:app -29:approval 37:are 45:arriv 22:arrive 69:artist -27:at -22:back 32:bag -45:balanc 21:balance
-28:before -37:behind 49:best -38:block 30:both 21:burn -21:buy -32:by 35:call 75:calldata 38:can -27:chang 34:check -55:claim
20:coin 23:collection 24:company -32:compare -23:contract -51:could 21:count -49:custom -24:d 72:data 25:daught 41:defi 32:deposit
45:did -32:diligence -24:doe 26:down -32:due -46:eligible 33:erc 34:erc20 -85:every 45:everyth 22:far -37:feed -27:file 35:follow
23:for 46:friend -39:from -21:gave -20:get -55:go 53:had -37:hand 69:have 22:he 21:held 29:her 62:hi -56:hold -21:holder 22:holding
44:how 39:inflow 41:item -24:jpeg -58:just -79:keep -33:key -24:known -21:last 55:late 41:left 36:like 48:list -37:live 28:lol
-32:look 68:make -27:may 56:member 33:metamask -23:min 41:mint 45:money -54:movement 76:much 62:multisig 29:must -20:name 28:net
-36:nev 31:newest 55:nft -24:nonce 31:noth -37:old -22:on -23:or -30:oth 35:our 34:outgo -43:own -22:paid -33:payment -31:person
22:phish -25:phone 66:pl 29:please -52:plu -51:print -26:pull 21:queue -34:rank -42:rate -42:real -36:reason -48:receiv 25:recent
-71:revoke 55:right -60:rout 42:rows -37:same 60:see 80:selector -36:sell 22:sent 42:she 45:should 32:show -24:sign 23:sold 21:some
-36:somebody -32:source -25:spam 56:spl -45:stabl -51:start 33:still 22:support 46:swap -28:take -31:tell -45:that -41:their
-42:them 39:there -31:they 52:think -41:through -43:to -26:today 119:token -37:too -42:top -26:touch -41:trade -39:transaction
60:transf 30:transfer 63:treasury -31:two 21:tx -33:u -22:unit -52:unlimit 34:used 35:vault -55:very 48:vitalik 21:wa 24:wallet
-56:we -47:well -34:were 49:whale 74:which -32:who 39:whom 45:why -46:win 45:with 36:worth 59:year 57:zero @~worth -6:* -27:?
-25:^how -30:^net 48:acros -27:have -30:it -27:many 45:my -38:net 31:now -52:on -21:or -20:over 42:spam -34:value 51:wallet -30:with
@~yield -38:* -31:^best -34:^ha -57:^i 21:^my 23:^what -26:^which 56:and 39:apy -45:at -32:been 30:can -35:deposit -36:did 29:doe
27:down -31:ever -33:i 32:interest -51:keep -37:lend 25:more 25:most -26:my 25:now -34:of 21:only -30:or -34:our 59:pay 27:please
-39:reward 31:show -31:since -26:stable 33:stak 26:summ -21:the -22:them 35:today 23:vault -36:want 22:year -25:yield
`;
