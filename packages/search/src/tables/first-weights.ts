// First weights: how much each sign of a candidate tells for it, by itself (*) and beside each word of the question; written by test/learn-first.ts, in hundredths.
export const FIRST_WEIGHTS = `
@+lacks 6:* -30:,+, 28:,+24h -31:,+a -30:,+and -44:,+any 20:,+ath 45:,+burnt 36:,+but -60:,+by 64:,+can 25:,+contract 42:,+could
-32:,+did -76:,+doe 25:,+every 22:,+find 43:,+for -42:,+give -29:,+ha -48:,+id 30:,+if 27:,+in -28:,+just 36:,+list -36:,+long
-28:,+market 26:,+mcap -49:,+native -72:,+not 47:,+only 66:,+open 77:,+our -22:,+pric 24:,+price -38:,+rank -21:,+show 22:,+spend
22:,+tell 55:,+the 36:,+there 106:,+to 21:,+token 58:,+verify 22:,+want -31:,+what -45:,+whatev -22:,+when -54:,+which -49:,+who
27:,+why 39:.+_ 30:.+before 36:.+can -31:.+e 46:.+for 49:.+ha 43:.+i 20:.+where 52:?+? 38:?+contract 46:?+he -38:?+how 27:?+i
-24:?+in 56:?+it -25:?+just -60:?+look -31:?+my 45:?+the -40:?+what -28:?+who -23:^+about -41:^+addres 51:^+all 51:^+allowance
-20:^+an -38:^+any -44:^+anyth -42:^+apple -116:^+balance -51:^+bid 60:^+block 29:^+buy 52:^+by 50:^+call -35:^+can -23:^+cancel
-31:^+capital 29:^+chain -43:^+chance 55:^+check -23:^+coin 42:^+coingecko 21:^+collection 51:^+compare 45:^+contract 21:^+convert
-32:^+could -44:^+current -21:^+decimal -30:^+decode -27:^+defi 39:^+depth -25:^+dex -46:^+draft 27:^+every 31:^+everyth
-54:^+explain -27:^+fear -33:^+fill 21:^+find 28:^+floor 22:^+found -34:^+from -59:^+ga 38:^+ha 33:^+hey 70:^+hold 22:^+holder
49:^+honeypot -44:^+id -61:^+it 38:^+kind -37:^+latest -44:^+ledg 27:^+list 45:^+look 61:^+market 34:^+metamask 32:^+mint -30:^+my
-27:^+name 29:^+namehash 32:^+need -50:^+newest -29:^+next 23:^+odd 77:^+oi 46:^+on 47:^+open 25:^+ord -25:^+our 37:^+pl 23:^+plot
20:^+pnl 45:^+pull -27:^+read -34:^+realis 55:^+revenue -34:^+review -61:^+revoke 45:^+rugcheck 68:^+run 27:^+safe 31:^+sat 40:^+say
83:^+search -58:^+should 57:^+so -30:^+somebody 32:^+stablecoin -22:^+stak 42:^+swap 25:^+tape 25:^+tell -41:^+that -67:^+the
44:^+there -44:^+thi 73:^+token -42:^+top -38:^+total 55:^+trad 40:^+turn 38:^+tvl -33:^+twitt -25:^+two 35:^+und -23:^+utxo
-52:^+verify 53:^+volume 120:^+wa 24:^+we -32:^+where -28:^+will -41:^+with -20:_+, -55:_+? -29:_+_ 21:_+about -72:_+account
-65:_+addres 35:_+against -22:_+airdrop 24:_+all 39:_+already -28:_+among -65:_+are -61:_+at -85:_+atm -30:_+back 40:_+balance
-35:_+been 49:_+bet 30:_+bid -49:_+block -31:_+book -85:_+by 26:_+byte -33:_+can 21:_+cent -43:_+chain 20:_+chart 46:_+clos
56:_+coin -70:_+collection -24:_+compar -21:_+contract -25:_+crypto -62:_+cut 38:_+deposit -33:_+develop 23:_+dex 62:_+doe 24:_+each
-28:_+earn -23:_+entry -21:_+even 34:_+fail -39:_+fee 84:_+for 33:_+from 58:_+fund -31:_+ga 42:_+get 28:_+give 27:_+gone -47:_+ha
42:_+hash -35:_+hashrate -41:_+have -74:_+hold -23:_+i 24:_+if -25:_+late -32:_+level 67:_+long -35:_+market -31:_+may -41:_+mempool
-29:_+message -26:_+mil 31:_+mov 31:_+name -24:_+network -36:_+next 57:_+nft 28:_+notional 26:_+now -41:_+odd 27:_+of 33:_+old
-39:_+open 48:_+or -31:_+ord -33:_+outcome 42:_+over -24:_+own 49:_+pair -70:_+perp -26:_+point -35:_+proposal -44:_+question
26:_+quote -43:_+recent -30:_+revenue -34:_+right -41:_+rn -36:_+rows 65:_+safe 55:_+say -42:_+show -27:_+side -22:_+sit 20:_+so
20:_+stack -26:_+stak -30:_+stake 21:_+stand -21:_+swap 55:_+th 51:_+that 44:_+there -23:_+these 46:_+to 53:_+token -23:_+total
-62:_+trad -29:_+transf -33:_+transfer 31:_+tvl -44:_+tx 32:_+until -27:_+up 32:_+utc -45:_+value -88:_+wallet -40:_+what 64:_+when
-23:_+which -24:_+with -52:_+word 66:_+worth -28:_+ye -60:a+a -36:a+beginn 65:a+certain 43:a+chain -39:a+client 78:a+coin
21:a+custom 35:a+fake 48:a+feed 34:a+friend -29:a+good 27:a+hash -22:a+it 24:a+list -55:a+logo 50:a+long 38:a+new 23:a+pap
-38:a+phish -28:a+profile 21:a+rug -21:a+side 31:a+str 50:a+token 86:a+transf -38:a+week 68:about+$ -21:about+, -43:about+_
70:about+in 26:about+to -24:account+$ 32:account+, -47:account+? 44:account+_ -53:account+at -64:account+balance -64:account+i
62:account+on 44:addres+$ 27:addres+. 25:addres+doe 54:addres+for -69:addres+of -39:addres+on 48:addres+that -43:address+$
76:aft+the -20:again+? -38:against+_ 39:against+the -25:all+_ -73:all+chain 43:all+member -27:all+my 45:all+nft -44:all+of
-41:all+stablecoin 32:all+the 24:all+time 24:all+worth 27:already+$ 23:already+? -27:already+been 51:am+i 21:amount+$ 22:amount+in
-49:an+airdrop 21:an+exchange 45:an+nft 20:and+_ 29:and+by 22:and+for 40:and+give 35:and+he -32:and+how 79:and+my 44:and+now
-52:and+of -20:and+on -45:and+open 39:and+out 64:and+rpc 20:and+sell -23:and+since -46:and+volume 35:and+want -54:and+what
-82:and+which -28:and+who -24:and+why -37:answer+, 24:any+blacklist -30:any+chain 50:any+of 35:anywhere+$ -25:app+on -21:approval+i
-37:approval+on -25:approve+a 25:apy+history -32:apy+of 51:are+my 31:are+open -55:are+people 23:are+still 28:are+the 55:ask+$
-38:ask+. -53:ask+for -27:ask+me 28:ask+to 46:ask+what -40:at+$ -44:at+_ 62:at+a 33:at+it 26:at+least -59:at+my 26:at+on 21:at+that
25:at+the -48:at+thi 34:at+which 34:ath+$ -57:atm+$ 37:average+$ -53:back+, -34:back+_ -40:balance+$ -56:balance+and -38:balance+in
-28:balance+of 25:balance+sheet 28:base+fee -34:be+$ 58:been+burn 26:been+pend 41:before+friday -40:before+i -50:behind+_
31:behind+it 35:behind+the -39:behind+thi 37:belong+to 26:best+_ 33:bet+$ 22:bet+, -26:bet+_ -56:bett+on -40:between+_
44:between+the -25:bid+ask 36:bid+on 20:blacklist+$ -38:block+, -34:block+? -35:block+height -77:block+i 29:block+numb -22:block+on
47:book+$ -65:book+_ 29:book+depth -57:book+for -27:book+of 103:book+on -30:both+_ 52:both+sid 59:bought+$ -45:bought+_ -44:bridge+$
58:bridge+i 26:burnt+in 39:burnt+one 32:buy+, 25:buy+? 28:buy+it 26:buy+tax -48:by+24h -65:by+_ 23:by+chain -68:by+hand 68:by+how
31:by+it 62:by+market 35:by+now -29:by+protocol -32:by+side 62:by+the -41:by+tvl -43:by+volume -59:by+what 34:call+data 45:came+in
-41:can+still 34:can+t 38:can+the -30:can+you 25:candl+for 50:cap+$ 34:cap+of -40:capital+of 102:category+i -38:chain+$ -31:chain+,
-27:chain+by -34:chain+ha 41:chain+id -51:chain+option 41:chain+that 26:chain+we -25:change+$ -38:chart+_ 32:chart+for 44:chart+of
40:check+if 45:check+my -21:check+thi 46:circulat+supp 38:clean+up -35:click+on -21:client+_ -46:close+$ 23:close+to 44:coin+$
29:coin+? -69:coin+_ -31:coin+a 49:coin+are -43:coin+doe 64:coin+for 29:coin+from -22:coin+i 54:coin+in 36:coin+my -22:coin+of
-56:coin+that 29:coingecko+_ 65:coingecko+id 27:cold+storage 29:cold+wallet 36:collection+$ 27:collection+, -40:collection+_
-40:collection+my -39:collection+with 34:company+hold 24:compar+to -27:compar+with 51:compare+_ 67:compare+it 25:compliance+ask
-24:confirm+the 67:confirmation+doe 22:contract+$ -26:contract+_ -25:contract+addres -35:contract+address -34:contract+for
32:contract+have -32:contract+on 35:contract+or 33:contract+that -22:convert+_ -43:convert+thi -27:copy+$ -55:cost+$ -25:cost+in
51:cost+on 22:could+the -23:could+you 73:count+and 64:counterparty+addres -50:crypto+market -30:current+_ -33:cut+in 50:dao+$
33:dao+hold 22:dat+$ 20:data+$ -55:data+_ 24:day+$ -44:day+? -26:decemb+$ -42:decemb+? -49:decentralis+exchang -32:decimal+,
20:decimal+and -20:decimal+of 21:decode+the -26:decode+thi 28:deep+i -21:defi+protocol -29:defi+tvl 26:deploy+to 37:deposit+,
20:deposit+in 48:dex+$ 37:dex+, -47:dex+on -51:dex+pair -55:dex+volume 39:did+_ 59:did+i -28:did+it 39:did+that 67:did+the
-50:did+they -49:did+thi -42:do+$ -21:do+my 35:do+you -52:doe+_ 46:doe+a -36:doe+coingecko 73:doe+he -35:doe+it 74:doe+my 63:doe+our
26:doe+pyth 45:doe+that 40:doe+the -28:don+t -32:down+? -47:draft+a 40:drain+$ 31:each+chain 23:each+side -47:earn+_ -27:eith+side
-42:eligible+for 50:end+of 25:enough+. 22:error+$ -35:error+_ 36:event+$ 90:event+of -40:event+that -61:every+approval
-26:every+chain 21:every+purchase 26:everyth+that -28:exchang+$ -24:exchang+_ -41:exchange+$ -27:exchange+, 58:exchange+clock
50:exchange+where -46:explain+in -43:explain+to -52:explor+$ 87:explor+of 45:far+$ -55:far+i 35:far+off -26:fear+gre -52:fee+$
22:fee+. 81:fee+doe 48:fee+i 30:fee+of 43:fee+on 34:fee+that -29:feed+_ 47:feed+for 31:feed+id -63:fill+in 24:fill+of 27:fill+on
-24:find+_ 64:find+it 34:find+out -25:find+the 23:first+$ 22:first+, -38:first+? -58:floor+$ -28:floor+, 57:floor+and 46:floor+of
-38:floor+price -24:for+_ -42:for+each 33:for+how 50:for+me 22:for+one -27:for+our -27:for+reentrancy 72:for+that 52:for+the
-27:for+trad -64:form+_ 59:found+a 27:from+_ -21:from+me 47:from+my 80:from+the -24:from+which 21:function+$ -21:function+_
-49:function+i 46:fund+_ -37:fund+payment -27:fund+rate -44:ga+$ -23:ga+on -55:ga+price -37:ga+rn 20:ga+used 27:gave+u -28:get+a
31:get+if -51:get+into 26:get+liquidat 36:get+the -31:github+commit 45:give+the 30:go+$ -45:go+through -51:go+to 67:governance+token
-25:ha+$ 62:ha+been 30:ha+it -55:ha+on -53:ha+that 70:ha+the 65:had+_ -24:hardware+wallet -46:hash+_ -67:hash+of -29:hash+rate
-30:have+$ 21:have+, 37:have+? 34:have+_ 74:have+a 34:have+an 29:have+i -67:have+in 30:have+it 22:have+left 57:have+my 50:have+open
-67:have+the -25:have+to 37:he+ha 26:he+i 39:height+of 22:her+wallet -59:here+. 23:here+a 33:hi+_ -30:hi+account 25:high+,
-43:highest+floor -68:history+$ 44:hold+$ -55:hold+, 48:hold+_ 27:hold+a 57:hold+any 79:hold+count 27:hold+in 60:hold+it -53:hold+on
21:holder+$ -46:holder+? -37:holder+of 24:holder+on -57:home+addres 43:honeypot+? 49:honeypot+or 40:hot+wallet -56:hour+$ -28:hour+?
35:how+are 32:how+can 55:how+deep 34:how+did -67:how+do -61:how+doe -44:how+ha 35:how+i -42:how+it -21:how+large -23:how+long
-21:how+many 21:how+much -76:how+old -22:how+tall -28:how+thick 41:i+$ -30:i+, -38:i+. -97:i+_ -20:i+a 37:i+allow -43:i+an
22:i+approv -28:i+approve -44:i+at -56:i+bett 25:i+bought 49:i+buy -47:i+click 23:i+close 21:i+don 59:i+earn -42:i+eligible
-35:i+farm -36:i+fine 27:i+for -52:i+forgot 44:i+found 63:i+got 65:i+had -88:i+he 65:i+hi 52:i+hold 66:i+in 43:i+just 35:i+lost
38:i+made -41:i+mean 32:i+mint 50:i+my -43:i+on 50:i+only 22:i+our 100:i+own 51:i+paid 35:i+park 54:i+pay -38:i+pend 55:i+provide
34:i+receive 24:i+sent -36:i+set 44:i+sign 62:i+still -33:i+stuck 22:i+swapp -21:i+there 53:i+thi 59:i+think 29:i+trade 45:i+up
61:i+use 56:i+used 47:i+wa -31:i+want 27:i+won -45:id+, -29:id+_ 56:id+do -29:id+i 25:id+of -39:if+you -30:impermanent+los 23:in+$
-23:in+_ 69:in+and -42:in+crypto -70:in+decemb -39:in+germany 35:in+one 35:in+ord 39:in+our -23:in+percent -39:in+simple 33:in+spr
59:in+that 52:in+the -28:in+their -37:in+them -24:in+there -72:in+thi -34:in+what 73:in+which 31:includ+$ 45:incom+_ -24:index+_
-27:init+code -40:inside+_ 30:integrate+$ 33:interest+$ 59:interest+of 24:into+_ -22:into+our 24:into+the 43:it+$ 104:it+, 40:it+_
24:it+a -37:it+and 27:it+balance 26:it+belong -29:it+burn 20:it+clock 20:it+dangerou 40:it+end 37:it+ever -49:it+floor -45:it+for
-22:it+from 76:it+have 25:it+i -35:it+in 45:it+now 48:it+on 56:it+or -53:it+own 26:it+pay 74:it+peg 34:it+point -22:it+price
-47:it+say 23:it+take 46:it+trad -37:it+wa 34:it+with -42:it+worth -35:just+the 65:keep+on -44:key+$ 49:kind+tell 81:know+$
22:know+how 30:know+the -26:know+what 24:l2+we -51:land+$ 26:land+? 21:largest+first 31:last+_ 39:last+buy 27:last+trad 64:late+on
28:ledg+$ -25:ledg+, -22:ledg+account -43:ledg+or 62:left+in -32:left+on 34:lend+protocol -25:level+$ -22:level+a -37:lightn+channel
-22:lightn+network 55:like+_ -40:like+i -36:link+, 22:liquidat+? -56:liquidation+_ -69:liquidation+pric 54:liquidation+price
37:liquidity+and 29:liquidity+for -30:liquidity+pool -22:list+, 27:list+company 61:list+every 35:list+it -55:logo+for -48:lol+$
-39:long+and -22:long+i -25:long+v -38:look+for 23:look+like 25:look+wheth 52:lose+it 24:lost+the 49:low+$ 35:lp+$ 20:lp+lock
-41:m+_ 25:m+in 26:made+, 35:made+_ 43:made+a -26:made+it 39:made+on -21:made+the 33:make+_ -38:make+a -51:make+me 52:make+the
-70:many+_ 81:many+confirmation -23:many+decimal 64:many+of 23:many+owner -33:many+people 57:many+percent -33:many+sat
-32:many+token -39:many+validator 54:market+cap 42:market+i 53:market+we 39:me+$ -55:me+, 89:me+. 31:me+? 25:me+_ 20:me+a
21:me+about 43:me+all 23:me+and 52:me+how -50:me+some 30:me+that -31:me+what -31:me+which -28:me+with -33:mean+$ 48:mean+the
44:member+of 56:metamask+show 27:min+$ -44:min+pool 34:mine+$ -36:mine+, 22:mint+, -27:mint+more 91:mint+on -31:mint+or 24:moment+$
-37:moment+, -47:moment+? 39:moment+of 66:money+i -46:more+, 39:morn+$ 38:morn+, -31:most+at 40:most+fee -30:most+in -55:most+money
-22:most+on -31:most+recent -41:most+volume 25:much+did 64:much+ga 44:much+ha 31:much+have -65:much+in 30:much+money 50:much+on
27:much+volume 39:much+would -23:must+i -29:my+_ 44:my+aunt -48:my+bet 38:my+bos 67:my+broth 52:my+client 79:my+coin 41:my+cold
38:my+colleague -50:my+collection -33:my+cousin 21:my+daught 72:my+employ 25:my+en 68:my+exchange 76:my+friend -27:my+knee
-35:my+landlord 60:my+last 55:my+liquidation 52:my+metamask -48:my+moth 59:my+nephew 40:my+not 54:my+old -33:my+own 29:my+payment
22:my+pension -22:my+phone 25:my+pool -49:my+position 42:my+saving 27:my+swap -30:my+tax 36:my+thesi 34:my+trad 31:my+transaction
21:my+transf -57:my+tx -58:my+uncle -72:my+wife 41:my+withdrawal -65:nam+$ 76:name+, 37:name+? -80:name+and -30:name+of 37:name+on
26:name+the 31:namehash+for -51:native+coin -24:need+_ -31:need+a 50:need+it 47:need+the 37:network+$ 43:network+i 24:new+_
52:new+token -32:newest+_ -31:newest+pool -50:next+_ -31:next+block 25:next+contract -31:nft+_ 20:nft+do -34:nft+doe -41:nft+of
52:nft+on -21:nft+project 36:no+$ -28:nonce+_ 46:not+. 21:not+? 39:not+_ -35:not+the -30:notional+volume -27:now+, 36:now+? 25:now+_
-42:now+and 72:now+on 29:numb+_ 29:numb+and 38:numb+for -78:odd+for -26:odd+of -23:odd+on 36:of+$ -21:of+, -49:of+_ 52:of+a
-97:of+all 55:of+an 72:of+both -21:of+coin -52:of+crypto -53:of+each 22:of+em -54:of+ga 42:of+it 48:of+mine 72:of+one 40:of+our
-30:of+owner 32:of+that 71:of+the 27:of+these 63:of+those 36:of+trad -52:of+what -20:of+ye 35:off+i 48:office+want 74:on+$
40:on+average -77:on+chain 56:on+each 21:on+every 52:on+hi 40:on+no 40:on+our -21:on+rugcheck 24:on+some 21:on+telegram 65:on+that
39:on+the 56:on+thi -28:on+twitt 41:on+which 56:one+$ -39:one+_ 33:one+chain 26:one+go 32:one+i -76:one+of 35:one+or -58:only+_
34:only+have 28:open+$ -44:open+_ 43:open+at 56:open+interest -59:open+order 45:or+_ 51:or+a -42:or+blacklist 28:or+down -48:or+i
25:or+los 27:or+no 26:or+not 37:or+wa 63:or+what 22:ord+$ 34:order+$ 66:order+of -29:orderbook+_ 51:oth+one 62:our+auditor
32:our+chain -21:our+client 55:our+company -52:our+contract 25:our+dao 26:our+fund 32:our+l2 53:our+own 22:our+rollup -23:our+token
42:our+treasury 37:out+$ -24:out+. 47:out+of -25:outcome+token 54:over+_ -63:over+all 29:over+time 28:own+$ -26:own+, -39:own+_
-32:own+and 35:own+by -21:own+it 36:own+on -110:own+token -24:owner+and 27:owner+doe 59:paid+$ 40:paid+_ -25:paid+dexscreen
28:paid+in -27:paid+out -54:pair+for 38:pap+with 41:pay+$ 56:pay+_ 52:pay+for 35:pay+on -29:pay+to -22:payment+$ 38:peg+_ 47:pend+_
-41:people+say 24:per+chain 53:per+vbyte 48:permit2+_ 20:perp+, -21:perp+_ -46:perp+at 44:perp+on -22:phish+$ -23:pick+up 35:piec+of
48:pl+$ 20:pl+, 22:plain+create 32:plain+word 47:please+$ 42:please+, 42:please+. -35:please+? 25:please+check 36:please+give
25:please+look 31:please+show -24:please+tell 47:please+the 23:pnl+_ -38:pnl+of -35:pool+, -32:pool+are 21:pool+by 26:pool+for
-43:pool+found 74:pool+in -22:pool+of -68:pool+on 35:pool+with 24:position+$ 39:position+, 32:possible+. 22:post+$
-25:prediction+market -28:present+, -22:present+? 59:pric+for -41:pric+in -68:pric+of -60:price+$ 23:price+, -46:price+_
-26:price+do -38:price+for 47:price+impact 43:price+in -27:price+now -46:price+of 32:price+on -41:print+on -29:priority+fee
25:profit+or 34:project+$ -25:proposal+$ -84:protocol+by 35:protocol+in -59:protocol+treasury 45:protocol+we 45:provide+liquidity
61:pull+_ 48:pull+from 24:pull+the 50:put+_ 33:pyth+_ 26:pyth+have 22:quote+for -42:rank+$ 46:rank+by 34:rank+the 64:rate+of
-21:read+_ 43:read+the -44:real+name 61:real+one -33:realis+pnl 29:realis+profit -31:require+the -32:revenue+, 23:revenue+of
-61:revoke+every -37:revoke+that -29:rows+$ -23:rows+. 34:rpc+url 22:rug+? -43:rugcheck+$ 31:rugcheck+report 46:run+$ 51:run+_
31:safe+? 32:safe+to -33:sat+vb -34:saving+account -34:saving+in -25:say+$ -93:say+_ 40:say+he -23:say+it 42:say+that -44:score+$
-23:score+of 63:search+_ -24:search+for 36:search+on 57:search+the 29:second+i 52:see+the 22:selector+$ 64:sell+$ -87:sell+?
29:sell+tax 24:send+_ 41:sent+? -50:sent+_ 30:sent+it 49:sent+me 43:sent+u 22:sery+$ -34:sery+_ 21:sery+and 21:set+of -21:settl+_
30:shar+of 63:share+of -37:she+hold 23:sheet+$ 39:sheet+, 30:short+in 27:should+be -72:show+_ 46:show+all -23:show+it -29:show+my
33:show+what -64:side+$ -32:side+by 31:sign+$ -38:sign+_ 91:sign+it -31:sign+the 88:signature+_ -43:simple+word 84:since+i
30:since+the -42:since+when -41:sise+of 33:sit+in 55:sitt+on 22:slot+produc -24:snapshot+proposal 44:so+far 56:so+i -34:so+it
-35:sold+$ 36:sold+_ 24:solidity+fil 34:some+_ 21:some+list 25:source+code -50:source+of -39:spend+_ 52:spend+on 24:spendable+output
29:spr+$ -28:stabl+on -26:stablecoin+$ -47:stablecoin+float 26:stablecoin+i 28:stablecoin+in -32:stablecoin+on 28:stand+behind
-30:start+with 33:stat+for -26:state+the 98:still+have -52:still+mint -24:still+move 46:still+pend 79:still+pull 22:still+take
58:stood+at -31:storage+$ 48:storage+, 53:str+_ 36:str+of -26:straight+from -20:stuck+$ -22:stuck+? 20:sub+account 21:summ+$
20:summ+? 36:supp+, -27:supp+of 20:swap+of 42:swap+on 62:take+from -20:tall+i 40:tax+office -52:telegram+group 41:tell+how
-35:text+_ 33:th+i 90:that+_ -81:that+be 66:that+block 38:that+came 39:that+chain 39:that+collection 24:that+day 56:that+he
-52:that+hold -29:that+i 38:that+list 42:that+market -21:that+my 25:that+one -23:that+our 24:that+protocol 43:that+thi
-46:that+transaction 46:that+wa 33:that+wallet 42:that+we 30:the+account 80:the+airdrop -40:the+amount 25:the+auditor
-67:the+balance -46:the+beacon 38:the+best 28:the+bet -48:the+biggest 139:the+block 21:the+book 89:the+bridge 37:the+call
-21:the+capital 37:the+chain 27:the+chance 47:the+client 47:the+coingecko 36:the+cold 20:the+counterparty 42:the+court
29:the+current 79:the+dao 32:the+dapp 22:the+deploy 54:the+deposit 54:the+derivativ 39:the+dev -36:the+dex 25:the+en 43:the+end
65:the+event 28:the+exact -20:the+exchange 107:the+exploit 84:the+explor 48:the+fee 49:the+fund -81:the+ga 31:the+hack -54:the+hash
-58:the+highest 33:the+hot 29:the+insid 42:the+l2 -27:the+largest -38:the+last 47:the+lend -27:the+lightn 39:the+lp 43:the+market
39:the+mint 37:the+money -56:the+most 42:the+multisig 81:the+name 84:the+network 54:the+news -41:the+next 41:the+nft 36:the+numb
26:the+odd 30:the+old 41:the+one -39:the+open 24:the+ord 74:the+oth 35:the+pair 64:the+pap -34:the+pend 39:the+perp 40:the+pool
49:the+probability -31:the+raw 51:the+real 56:the+receipt 56:the+rent 27:the+rollup 39:the+rout 27:the+same 21:the+selector
46:the+sell 25:the+slot -48:the+source -24:the+spot 86:the+stablecoin -59:the+supp 52:the+tax -30:the+text 49:the+tick 59:the+time
90:the+treasury 35:the+tvl 36:the+two 34:the+tx 21:the+user 75:the+vault 52:the+venue 39:the+verify -28:the+wallet 70:the+week
32:the+whale -50:the+whole -21:the+year 71:the+yield 43:their+_ 32:them+$ -46:them+? -28:them+_ -22:them+in 69:there+$ 91:there+,
-49:there+? -40:there+a 44:there+are 22:there+i -49:there+on 30:these+_ -28:these+day -42:they+are 36:they+cost 68:thi+$ 39:thi+?
-41:thi+_ -47:thi+addres 62:thi+artist 48:thi+hash -43:thi+moment 49:thi+morn 30:thi+network 39:thi+protocol 26:thi+stablecoin
-52:thi+token -25:thick+i 26:think+i 23:think+of -31:through+$ 64:through+_ -43:tick+$ 84:time+$ -23:time+_ -82:time+i 44:time+of
-23:time+to 48:to+$ 27:to+add 43:to+and 27:to+ape 30:to+be -41:to+do -70:to+get 78:to+have 26:to+it 47:to+know -29:to+move -20:to+my
-56:to+pay -41:to+print 44:to+read 32:to+see -32:to+sell -33:to+send 42:to+the 45:to+use 25:to+which -34:today+and -35:today+in
-24:togeth+, -48:togeth+? -37:token+$ 64:token+, -63:token+? 33:token+approval 34:token+by -75:token+call 39:token+doe
-54:token+holder -45:token+i 54:token+in -42:token+my 43:token+of 21:token+on 61:token+sit 29:token+that 48:token+we 44:token+with
-81:tonight+$ -36:too+$ 23:top+$ -34:top+pool -61:top+trader -78:topic+_ -31:topic+hash -54:total+crypto 76:trad+$ -26:trad+_
46:trad+above 32:trad+at -40:trad+in 51:trad+there -33:trade+_ 42:trade+at -72:trader+on 41:transaction+$ 32:transaction+did
-50:transaction+of -51:transaction+on 25:transf+_ 70:transf+cost 30:transf+of -60:transfer+of 23:transfer+on 27:treasury+of
66:trustworthy+$ -64:turn+over -35:turnov+of -24:tvl+$ -24:tvl+? -35:tvl+_ -22:tvl+history 45:tvl+of 64:two+dat 76:tx+$ 29:u+_
-45:und+_ -32:up+$ 62:up+for 69:up+on 27:up+or -42:up+the -21:up+to -50:upcom+token 52:use+$ 46:use+, 45:used+, 55:used+_
21:user+paid -24:v+_ -25:v+short 83:value+$ -25:value+lock 31:vault+, 21:verify+$ 59:verify+one -40:volume+$ -29:volume+,
-45:volume+_ 22:volume+and 43:volume+in 41:volume+on 23:wa+it 44:wa+my 24:wa+one 36:wa+the 34:wa+thi -24:wa+trad -39:wait+in
83:wallet+$ 73:wallet+? -91:wallet+_ 66:wallet+for 29:wallet+hold -43:wallet+i 46:wallet+on 28:wallet+or 38:want+_ -29:want+a
26:want+me 58:we+are -26:we+need -30:we+talk 26:we+use -32:week+$ 44:went+out -34:went+to 41:what+$ 34:what+, -56:what+_
-64:what+back -42:what+block 40:what+came -43:what+can 30:what+category -28:what+coin -48:what+cost 63:what+did 37:what+do
40:what+doe 27:what+exact 26:what+ha -35:what+happen -23:what+have 47:what+he -24:what+in 30:what+it -25:what+my -27:what+nft
-58:what+now -53:what+on -23:what+one 25:what+position 37:what+share 43:what+they -92:what+time -34:what+to -22:what+wa 28:what+went
22:what+would -26:when+did 28:when+doe 47:when+i 44:when+the 44:when+we 27:where+are -21:where+did 21:where+do -34:where+doe
22:where+i 61:where+my 31:where+our -32:where+the 42:where+we 41:which+_ 74:which+approval -23:which+bridg -50:which+collection
-25:which+contract -69:which+event 24:which+exchang -40:which+function -44:which+hardware 60:which+i -37:which+id
45:which+marketplace -43:which+min 39:which+of -50:which+one 72:which+our -23:which+pool 35:who+are 53:who+built -49:who+ha
43:who+hold -36:who+made -34:who+may 31:who+own -21:who+paint 44:who+sent -35:who+wa 32:why+$ 40:why+i -38:will+do 59:with+$
-59:with+_ 42:with+fee -48:with+how -38:with+it 30:with+most -28:with+my -35:with+nonce 25:with+price 30:with+profit -41:with+the
-32:with+their -33:within+the 48:without+mov -26:word+of -25:word+what 66:worth+$ -41:worth+, -26:worth+on 45:worth+right
-24:worth+today 71:would+_ -52:would+be 26:would+like -76:would+that 20:writ+a -23:writ+to 25:ye+, -28:ye+for -28:ye+in -20:ye+on
20:ye+side -54:year+end 69:yet+$ 69:yield+_ -22:yield+of -40:you+can 58:you+have 29:you+kind 50:your+? @+lacks:address -4:*
41:,+burnt 30:,+can 25:,+contract 27:,+could 23:,+exact 67:,+for -26:,+ha 33:,+it 42:,+list -22:,+long 59:,+mine -35:,+native
25:,+nonce -46:,+not 40:,+our 57:,+please -30:,+show 43:,+so -47:,+spend 34:,+the -33:,+they 50:.+_ 45:.+before 46:.+ha -24:.+show
-20:.+what -22:?+$ 44:?+? 22:?+deploy 29:?+he 23:?+i 28:?+it -46:?+look 33:?+the 42:^+all 53:^+allowance 22:^+am -21:^+any
-91:^+balance 34:^+before -21:^+biggest 28:^+buy 85:^+call -30:^+can -30:^+capital -25:^+contract -32:^+could -24:^+decimal 22:^+did
34:^+doe -21:^+draft 29:^+every 56:^+find -31:^+fund -41:^+ga 36:^+hold 54:^+honeypot -25:^+how -22:^+i -20:^+it 30:^+kind 24:^+list
27:^+look 25:^+need 57:^+nft -31:^+on 29:^+our -30:^+please 55:^+pull -39:^+realis -44:^+recent -50:^+revoke 43:^+search
-31:^+somebody 22:^+someone 22:^+swap 22:^+text 35:^+the -31:^+thi -24:^+to -33:^+total 51:^+trad -26:^+tvl 37:^+verify 79:^+wa
-27:^+want -20:^+whose 26:_+$ -23:_+. -48:_+? -78:_+account 77:_+all 28:_+already -35:_+are 22:_+at -43:_+back 24:_+balance
40:_+before 105:_+bet 28:_+by -26:_+can -26:_+close -40:_+coin -35:_+collection -39:_+contract -35:_+decimal 20:_+did -64:_+doe
83:_+for 44:_+from 65:_+fund -31:_+ga -43:_+ha -22:_+have -51:_+hold -42:_+i -31:_+it -24:_+left 68:_+long -30:_+may -57:_+mov
-32:_+name -25:_+next -21:_+node 35:_+or 61:_+over -25:_+perp -39:_+pl -43:_+please 37:_+since -22:_+sit 41:_+so -37:_+the 65:_+to
-36:_+today 57:_+token -45:_+trad 22:_+transaction -26:_+transfer 48:_+utc -32:_+wa -97:_+wallet -31:_+what -21:_+when -42:_+with
-23:_+withdrawal -28:_+worth -21:a+client -24:a+fake 33:a+friend 31:a+new 64:a+transf -24:a+view 21:abi+of 32:about+_ -61:account+$
50:account+, -29:account+? -44:account+at -52:account+balance -66:account+i 47:account+on 31:addres+$ 27:addres+. 60:addres+for
-51:addres+of -37:addres+on -54:addres+that 22:addres+will 47:aft+the 43:all+member -41:all+my 26:allow+to -34:am+_ 51:am+i 28:an+_
39:an+en 27:and+ha -39:and+i 57:and+my -29:and+on 41:and+sell -22:and+tell 30:and+want -23:and+which 33:any+_ -22:anywhere+$
32:approval+of -34:approval+on 29:are+all -37:are+in 69:are+my 28:are+still -26:are+the -39:are+there -35:balance+and 22:before+i
40:belong+to -34:bet+i 58:block+_ 31:book+on -24:burn+$ 43:burnt+one 41:buy+and -27:by+_ 90:by+the 75:call+_ -33:can+_ 39:can+the
24:can+whoev -35:capital+of -28:chain+, -30:chain+? -24:chain+id -24:chain+it 38:clean+up -29:client+_ 24:close+to -54:coin+on
24:cold+storage 28:cold+wallet -38:collection+_ -23:contract+for 31:contract+i -47:contract+of 27:contract+or -42:copy+$
69:counterparty+addres 22:d+like -22:decimal+of 30:did+he 90:did+i -27:did+my 32:did+that 70:did+the -34:did+they 49:do+, -59:doe+_
58:doe+my 27:doe+the -21:draft+a 35:drain+$ -28:e+mail -32:eligible+for 32:en+$ 21:en+name 43:end+of -50:every+approval
-35:explor+for 80:explor+of -31:far+i -32:fee+did 51:fee+i 32:fill+of -29:find+me 52:first+$ -20:first+? 39:floor+and 64:for+_
31:for+a -21:for+it 33:for+me -35:for+my 48:for+one 44:for+the 23:found+a 23:from+a 21:from+my 28:from+our 27:fund+$ 33:fund+_
-31:ga+on -21:gave+me 30:get+liquidat -26:give+me -21:go+to -37:ha+_ 64:ha+been 35:ha+it -55:ha+on -34:ha+that -24:hash+_ 43:have+$
26:have+? 21:have+a 33:have+an 55:have+i -49:have+in 49:have+open 44:he+got -42:hi+account -36:hold+$ 60:hold+any 53:hold+count
46:hold+it -45:hold+on 25:hold+the 41:honeypot+? 52:honeypot+or 38:hot+wallet 63:how+are 36:how+can 23:how+deep 25:how+did
23:how+far -42:how+many -63:how+old -26:i+_ 38:i+allow -34:i+am 24:i+approv -25:i+approve 35:i+can 24:i+close 23:i+deploy
-32:i+eligible 27:i+enough -21:i+have -77:i+he 69:i+hi 54:i+hold -35:i+in -21:i+it 40:i+just -42:i+left -45:i+m 37:i+own 49:i+paid
76:i+pay 43:i+provide -37:i+should -36:i+sold 71:i+still 26:i+stuck -24:i+swapp 55:i+that 59:i+up 33:i+won 96:i+worth -44:i+would
-23:if+i -72:if+you -37:in+$ -33:in+, -28:in+an -28:in+fee -22:in+hi -30:in+my 24:in+spr -34:in+thi 27:incl+. -22:init+code -32:it+$
-25:it+_ 30:it+contract 33:it+ha 40:it+have -38:it+hold -35:it+in 35:it+on -28:it+the -31:it+wa -32:know+what 29:late+?
22:latest+block 30:left+in -26:left+on -36:like+i -27:link+, 23:liquidat+? 24:liquidat+on -36:liquidation+_ 55:liquidation+price
-34:long+and -22:long+v -48:look+for -36:m+_ -23:made+_ 29:made+it 56:made+on -78:many+_ -28:many+decimal 33:many+owner
-31:many+token -38:many+transaction -29:market+_ -54:market+on 55:me+$ -44:me+, 46:me+? 42:me+_ 39:me+all -60:me+the -43:me+what
-23:me+which -21:me+with 37:member+of 29:mine+$ -31:moment+? -21:money+i -32:morn+, -20:most+_ 30:most+of -49:much+_ -36:much+did
61:much+ga 44:much+have -55:much+i 44:much+of -24:much+wa -29:my+bos 67:my+broth 41:my+cold 44:my+contract -32:my+employ -22:my+en
-65:my+ledg 55:my+liquidation 59:my+metamask 55:my+open -51:my+son -44:my+swap 44:my+token 37:my+trad -41:my+wallet -27:name+$
27:name+, 34:name+? -33:name+and -30:name+point -51:native+coin -21:need+for -24:nft+in -31:nft+of 69:nft+on 38:no+$ -23:no+shar
-61:nonce+_ -30:numb+on 82:of+mine -59:of+my 48:of+one 34:of+that 38:of+the -47:of+them -40:on+a -61:on+it 37:on+my -21:on+one
-20:on+which -37:one+$ -21:one+. 62:one+i -80:one+of -36:only+_ 30:open+_ 56:open+at -66:open+in -42:open+order 32:or+_ 56:or+down
40:or+no 27:or+what 73:order+of 31:our+auditor -25:our+contract -22:our+token 56:over+_ 22:over+the 44:own+$ -58:own+_ 47:own+on
20:paid+_ 34:paid+in 21:part+of 74:pay+_ 24:pay+for 41:pay+in -43:pay+on -27:permit2+_ 65:perp+$ 48:perp+on -31:please+, 58:please+.
-31:please+? 23:please+look -38:pnl+of -40:point+to 30:price+$ 35:price+on -21:protocol+on 65:pull+_ -22:put+it -24:put+my
-38:realis+pnl -50:revoke+every 58:run+_ -47:say+_ 29:say+he 41:say+that -38:search+_ 64:search+the 33:second+i 26:sell+tax
46:sent+me 46:sent+u -22:short+$ 26:should+be -20:show+what -59:sign+the 23:since+the 40:sit+in 27:so+far 47:so+i -21:source+of
-38:spend+_ 28:spot+_ 80:still+have -24:still+move 20:still+open 80:still+pull 25:storage+, 24:sub+account 33:tax+office -53:tell+me
-36:text+_ -21:than+_ 80:that+_ 21:that+addres 50:that+he -46:that+hold -29:that+i -31:that+market 21:that+my -44:that+our
-35:that+the 38:that+thi 29:that+trad 41:the+_ 27:the+abi 61:the+best -39:the+bet -23:the+chain 29:the+client -21:the+coin
29:the+contract 37:the+current 55:the+dao -31:the+deploy 30:the+end 41:the+exchange -29:the+exploit 87:the+explor 32:the+fee
68:the+fund 40:the+insid -28:the+market -23:the+moment 56:the+multisig 25:the+name -68:the+new 21:the+nft 36:the+one -33:the+open
32:the+pap -22:the+pend -34:the+perp 39:the+real 48:the+rout 66:the+same -22:the+source 32:the+stablecoin -26:the+swap 35:the+tax
-35:the+text -34:the+th 29:the+token 33:the+trad 50:the+vault -39:the+year -50:there+$ -43:there+? -21:these+_ 31:thi+?
40:thi+artist -21:thi+morn 22:thi+token 49:think+i -26:time+$ -27:to+? 23:to+clean -31:to+do 40:to+me -32:to+my 32:to+see
-23:to+send 28:to+take 112:to+the -34:to+which -31:today+, 54:token+$ 53:token+, -31:token+? -65:token+_ 36:token+approval
-73:token+call 36:token+doe 58:token+sit 50:token+with 26:told+me -44:tonight+$ -38:too+$ 20:top+holder -39:trad+_ -36:trad+above
-40:trad+at -29:trad+in 38:trad+of 23:trade+on 24:transaction+, 44:transaction+_ -51:transaction+on -66:transfer+of -26:tvl+of
-21:tx+count -23:up+$ 58:up+on 56:up+or -22:v+short 38:value+of -35:wa+_ -41:wa+it -25:wa+that 59:wallet+$ -39:wallet+, -26:wallet+.
-71:wallet+_ 30:wallet+hold 34:wallet+on 33:want+the 27:what+$ -25:what+_ 55:what+did -48:what+do -22:what+doe -45:what+fee
63:what+ha 59:what+he -30:what+it -36:what+nft -24:what+on 25:what+position -23:what+the 21:what+token 47:what+wa -25:what+will
-40:what+would 59:when+doe -37:when+wa -36:which+_ -37:which+block -31:which+chain -26:which+hardware 26:which+i 37:which+of
23:which+token -26:who+are 27:who+deploy 26:who+i 20:will+the -46:with+_ -37:with+a -37:with+it 25:with+my -68:with+nonce
35:with+profit -24:word+what -32:worth+on 24:worth+togeth -22:would+_ -64:would+be -27:would+i -23:would+it -45:year+end 53:yet+$
-33:you+tell @+lacks:amount 40:* -23:,+_ 52:,+how -45:?+$ -28:^+convert -20:^+decimal -27:^+ga 53:^+i 22:^+what -26:^+which -24:_+.
-42:_+? 38:_+for -32:_+i -22:_+into 43:_+to -26:convert+thi 51:for+my 38:from+_ 37:how+many 22:i+get 58:i+it 26:in+_ 38:into+_
-40:many+_ -35:many+decimal 40:much+i 21:my+_ 30:of+the -25:please+$ 51:that+$ -32:the+_ 27:to+_ @+lacks:anyAddress 12:* 33:,+_
43:,+how 26:,+it 45:,+the 30:,+token -31:?+$ -33:?+_ -53:^+compare 29:^+dex 66:^+floor -27:^+ha 51:^+need -34:^+newest -29:^+on
40:^+price 37:^+what -32:^+which 24:_+$ -33:_+? -27:_+by 33:_+candl -24:_+dex -24:_+for -31:_+in 46:_+pair 27:_+pl -26:_+price
31:_+token -27:_+with 59:a+_ 45:a+contract -34:a+list 54:a+token 40:am+i 34:belong+to -20:between+_ -33:by+volume 39:candl+for
-41:compare+_ 36:contract+on -24:could+you -38:day+? -26:dex+on 72:doe+_ 58:floor+of 63:for+_ -51:for+a -23:from+_ 21:i+mean
-36:i+need 21:i+put -21:in+_ 31:it+, 24:it+in -20:it+with -31:like+to 38:liquidity+and 23:liquidity+for -24:liquidity+pool
-35:list+of -31:market+cap -41:most+trad 52:need+the -32:newest+pool 30:now+, 77:of+a 46:of+my 25:of+the -25:on+the -26:pool+are
-22:pool+on 30:price+of -28:rank+by -23:right+now -24:since+_ 33:tell+me 26:the+_ -27:the+day -26:the+dex -32:the+exchange
61:the+mint -20:the+most -25:the+one 35:the+pair 104:token+, 23:token+on 39:trad+$ -27:volume+$ 31:volume+of 74:what+doe -25:what+i
-22:which+_ -23:with+$ @+lacks:anything 13:* -29:,+_ 22:,+ath -28:,+how 30:,+market 28:,+mcap -24:,+mine 38:,+on -49:,+price
20:,+supp -22:,+the 21:,+which -22:,+with 52:.+can 28:.+i 48:.+which 20:?+? -32:?+_ 55:?+i -31:^+_ -49:^+balance 48:^+biggest
-36:^+can 60:^+check 49:^+compare 37:^+contract 68:^+convert 61:^+everyth -45:^+find 55:^+i 24:^+list -23:^+market -21:^+metamask
48:^+our 31:^+please -21:^+price 20:^+put 75:^+search -39:^+the 56:^+there -37:^+token 33:^+we 37:^+where 23:_+. -55:_+account
-61:_+addres 54:_+against -46:_+are -40:_+at 46:_+coin -42:_+do -51:_+doe 84:_+for -39:_+hold -73:_+i 26:_+or 28:_+to 52:_+token
-21:_+transfer -28:_+value -74:_+wallet 21:_+with 50:_+worth 35:a+hash 87:a+list 31:a+scam 37:a+str 27:a+table 20:a+wallet
58:about+$ -31:about+_ -26:account+? 33:account+on -70:addres+of 57:against+the 35:all+worth 38:an+old -36:and+_ 43:and+by -21:and+i
32:and+my -41:and+what 40:are+_ 22:are+sitt 34:are+they -28:ask+me -34:at+_ 42:at+all 36:at+present -28:ath+$ -22:balance+$ 36:be+?
20:behind+it -37:behind+thi -20:belong+to -47:bought+_ 45:by+it 75:by+market 24:can+i -26:can+you 60:cap+$ -23:cap+of -62:chain+$
70:check+my 36:circulat+supp 68:coin+are 28:coin+from -50:coin+i 24:coin+on -59:coin+that 45:coingecko+id 78:compare+_ 68:compare+it
52:copy+$ -28:cost+$ -26:d+like 30:dao+hold -50:dex+pair 26:did+it 35:did+the -42:do+$ -51:doe+_ -26:doe+a -52:doe+it -26:doe+my
27:doe+our -49:each+chain 52:find+out 50:for+a 59:for+me 24:for+the 57:found+a 47:from+_ 41:from+my 25:from+our -27:ha+_ 43:ha+it
-23:hardware+wallet 32:have+a -30:have+an -43:have+in -30:have+to 37:he+i 35:hold+$ -49:hold+, 26:hold+_ -21:hold+in -61:hold+on
28:how+far -30:how+many -53:i+_ 27:i+am -24:i+bought 33:i+found 62:i+got 26:i+hold 27:i+in 55:i+it 31:i+left 21:i+made -34:i+mean
-22:i+must 68:i+my 61:i+need 21:i+only 44:i+our 78:i+own 83:i+thi 41:i+worth 45:i+would 46:id+for -44:in+, -44:in+it 39:in+my
52:in+our -23:in+that 27:in+the -46:in+thi 25:in+which 41:into+_ 57:it+$ 56:it+, -44:it+? -21:it+_ 20:it+a 44:it+be -20:it+do
28:it+ha -44:it+hold 29:it+i 50:it+the 49:it+trad 62:it+with -22:it+worth 51:left+in 50:like+_ 87:list+of 31:look+for 26:made+on
-31:many+_ -24:many+holder 50:market+cap 45:me+. 22:me+a -34:me+and 46:me+how 50:me+the -20:me+which -21:metamask+show 96:mint+on
52:money+i 20:morn+$ -77:much+_ -26:much+doe 54:much+i 55:much+money -63:much+of -40:my+_ 30:my+account 56:my+bag 27:my+bos
42:my+colleague -41:my+cousin -39:my+employ 32:my+grandson 56:my+last 23:my+old 31:name+$ 59:name+, 32:new+token -53:now+$ 39:now+?
-45:of+all -53:of+each -33:of+our -41:of+the -23:of+thi 25:on+a 23:on+coingecko -48:on+each -39:on+it 22:on+our 45:on+which 45:on+ye
33:one+$ 33:one+. 44:one+? -38:one+_ 31:or+_ 58:or+a 24:our+_ 74:our+treasury -22:out+$ 37:out+what -43:own+, 40:pair+$ -49:pair+for
22:pap+with 46:pl+$ 75:please+$ 20:please+, 29:please+look -43:pool+, -65:pool+on 32:price+, 24:price+? 64:price+in -66:price+of
32:put+_ 66:real+one 36:right+now 21:rn+$ 32:safe+to 39:scam+$ 27:show+me 26:sitt+in 35:start+with 40:str+of -31:supp+of
-43:talk+about 28:tell+me -40:that+coin 21:that+i -49:that+my -42:the+balance 20:the+block -49:the+coin -35:the+dev -41:the+exchange
-21:the+fee -24:the+mint 68:the+name 46:the+oth 28:the+pap 38:the+price 23:the+real -25:the+same -35:the+th 22:the+token
-23:the+treasury -25:the+two 45:them+$ 59:there+any 58:there+are 27:these+_ -42:thi+addres 63:thi+artist -32:thi+token 24:to+$
42:to+_ 23:to+buy -33:to+do 27:to+know -41:to+my -30:to+sign -38:today+$ 56:today+, -60:token+$ 32:token+by -36:token+i 53:token+in
20:token+on 40:token+with 65:trad+at -47:up+$ 47:up+on -24:up+the -23:v+_ -55:wa+_ 42:wallet+$ -75:wallet+_ -31:wallet+i
21:wallet+on 21:wallet+or 21:wallet+worth 29:what+$ -45:what+coin 21:what+do 21:what+doe -48:what+in 89:what+it -34:what+my
-22:what+one -32:what+to -39:what+would -30:when+doe 42:where+can 24:which+_ 63:which+coin 39:which+dex -26:which+hardware
52:which+i 79:with+$ 31:with+0x 51:with+_ 40:with+a -28:with+my 26:with+price 33:with+the 50:worth+$ -39:worth+, -20:worth+on
51:worth+right 22:would+like 41:yet+? 37:you+find -31:you+know @+lacks:bitcoinAddress -23:,+and 37:,+can -46:,+how 24:,+i 64:,+the
-25:,+what 53:,+with 39:.+$ -36:^+balance -21:^+could 32:^+ha -25:^+if -30:^+ledg 34:^+please -30:^+what 36:_+, -20:_+? -26:_+addres
-37:_+doe 55:_+i 53:_+on 70:_+wallet 68:addres+$ -25:and+what 48:any+_ 28:can+spend 42:can+you 32:cold+storage -41:doe+my
-45:doe+the 26:fee+$ -78:for+a 47:for+me 38:found+the 53:ha+the -30:history+of -36:hold+$ -38:how+many 23:how+much 45:i+_ 48:i+have
54:i+in -45:i+it 26:i+my -35:i+still 57:i+the 38:in+a -60:in+it -60:in+the -33:in+thi -54:it+? 32:it+_ -30:ledg+or
-29:lightn+channel 44:like+_ -30:many+_ 31:much+_ -53:my+_ 33:my+ledg -24:of+my -43:of+our 26:on+it -36:on+my 50:on+the 21:one+$
-30:own+, 45:pl+$ -24:right+now 78:sitt+on 37:some+_ 26:spend+my 38:spendable+output 48:storage+, -40:the+balance 36:the+fee
-53:the+mempool 69:the+pap -32:thi+addres 48:wallet+. 31:want+to @+lacks:bitcoinHash 16:* 33:,+_ 30:,+i 29:?+$ -25:^+_ 50:^+i
-41:^+my 35:^+sat 35:^+what -27:^+when -22:_+mempool 20:_+payment 83:_+transaction -45:_+tx -30:and+how -22:at+_ -32:block+$
59:by+now 27:confirm+$ 68:confirmation+doe 55:did+i -24:do+i 49:doe+it 54:doe+my -54:fee+$ 50:gave+me -28:ha+been 31:ha+it
-22:ha+the -66:hour+$ -34:i+_ -54:i+have 64:i+it 48:i+my -48:i+stuck -41:i+the 59:in+the -25:into+the -29:it+$ 35:it+confirm
59:it+have -26:like+_ 80:many+confirmation -43:many+sat -32:min+$ -28:my+payment -30:my+tx -32:next+block -26:noth+arriv 45:now+$
35:now+? 29:of+the 45:on+my -38:payment+min 31:pend+_ -30:sat+vb -27:spendable+output -42:stuck+$ 30:the+mempool -36:to+the 28:wa+it
54:what+fee -42:what+i -28:when+wa 37:with+_ @+lacks:block -6:* 53:,+_ -21:.+$ 46:?+_ -22:^+_ -25:^+what -26:^+which 31:_+$ -26:_+?
-26:_+block 27:block+made -23:block+numb -22:block+on -22:block+wa 30:burnt+in 21:in+it 25:it+? -28:much+_ 65:of+the 22:produc+$
22:slot+produc 67:the+block 57:the+slot -21:time+i 80:time+of -34:wa+it -24:when+i @+lacks:chain -14:* -41:,+all -24:,+and -36:,+by
28:,+how -45:,+i -35:,+in -39:,+it 24:,+newest -31:,+on -22:,+only 31:,+our -20:,+please -38:,+since -24:,+the -24:,+what
-42:,+which -32:,+who -28:,+with -22:.+$ 21:.+. -27:.+before 26:?+? 21:?+i 60:?+it 25:?+my 36:?+the -46:^+_ 36:^+abi -25:^+any
31:^+are -28:^+balance 38:^+can 39:^+chain 32:^+compare -34:^+current -36:^+decode -36:^+did 23:^+doe -23:^+draft -22:^+find
-24:^+floor -51:^+ga 52:^+ha 24:^+if 30:^+in -55:^+it -27:^+kind -31:^+ledg -52:^+make 38:^+metamask -29:^+my 35:^+need -25:^+nft
46:^+option -30:^+our 29:^+rank 48:^+since -40:^+someone 74:^+stablecoin -38:^+the 66:^+token -28:^+topic0 -69:^+verify -27:^+volume
31:^+wa 27:^+when -42:^+where -31:_+, -40:_+. -56:_+_ -22:_+account -30:_+addres -37:_+all -44:_+and -62:_+block -32:_+by
-29:_+collection -27:_+do 20:_+fee -32:_+floor 33:_+for -24:_+have 38:_+holder -42:_+i 61:_+now -34:_+of 34:_+or 23:_+over
-31:_+payment -23:_+point 49:_+pool -32:_+rows -36:_+sery -33:_+token -58:_+transaction -24:_+v 26:_+with -34:_+word 45:_+yield
-42:a+_ 62:a+chain 40:a+coin 57:a+fake 24:a+friend -32:a+list -47:a+logo 28:a+of -26:a+phish 26:a+single -24:a+transaction
-29:about+$ -27:about+_ 25:about+the 47:about+to -44:addres+of -89:all+chain -38:all+of 38:all+the -29:allow+to 32:am+i -21:and+at
-45:and+i -24:and+it 42:and+my 68:and+rpc -33:and+volume -24:and+wa -38:and+what -69:and+which -37:any+chain 22:any+of -36:are+_
-25:are+people 42:are+there -46:at+a -28:at+present -26:at+what -48:ath+$ 24:back+$ 22:base+fee -26:be+$ 25:been+burn -44:before+i
-28:between+_ 24:biggest+holder 23:block+$ -45:block+height 45:block+numb -23:broadcast+it 44:burn+$ -31:by+_ -88:by+chain
-31:by+whom 20:call+_ -23:can+i -36:chain+$ -41:chain+? -22:chain+doe 64:chain+id -23:chain+option 43:chain+that 60:chain+we
26:check+the 39:coin+$ -22:cold+storage -24:collection+? -27:contract+address -25:contract+i 24:contract+or -29:copy+$ -52:cost+$
-23:cost+? 71:cost+on 23:could+you 57:dao+$ -28:decentralis+exchang 28:deep+i -21:defi+tvl 44:deploy+to -52:develop+since -56:dex+$
-29:dex+, -47:dex+_ 64:did+i -64:did+it 24:did+that -36:do+, -21:do+_ 46:do+i 24:do+the 21:doe+_ 70:doe+a -35:doe+it 31:doe+that
24:doe+the -24:draft+a -32:each+of 21:earn+the -29:eip+_ -44:event+$ -22:every+chain 43:explor+of -35:fee+_ 38:fee+did 80:fee+on
37:fee+tier 49:first+$ -21:floor+of -28:floor+price -28:for+_ 30:for+it -24:for+me -30:for+my -32:from+my 35:from+the -55:function+i
-49:ga+price -37:go+through -35:go+to 32:ha+_ 61:ha+been 26:ha+it 67:ha+the 23:hack+$ 33:have+$ 31:have+? 45:have+in -33:have+it
-50:have+the 44:have+to 53:hold+_ -22:holder+on 28:how+deep 61:how+full -32:how+i -21:how+long 26:how+many 26:how+much -42:how+old
-30:how+the 46:i+$ -54:i+_ 24:i+am -46:i+call 33:i+got -51:i+he -32:i+it 23:i+just 43:i+left 40:i+lock -28:i+mean -27:i+my
-34:i+need 20:i+not -42:i+on 33:i+only 60:i+own 49:i+pay -39:i+sign 39:i+still -23:i+stuck -23:i+that -33:i+the -26:i+there
-30:i+trade -30:i+use -31:id+for 21:id+of 26:if+i 37:if+you 43:in+$ 57:in+and -21:in+crypto -25:in+fee 39:in+it 25:in+that
-27:in+what 68:in+which -24:into+_ 22:into+the 29:invest+in 38:it+$ 20:it+, 57:it+? 55:it+_ -22:it+contract -31:it+for -58:it+go
-49:it+in 41:it+safe -23:key+$ 31:know+the 28:l2+we -30:late+$ -31:ledg+or -21:lightn+network 39:like+_ -22:like+the -21:like+to
-26:link+, -22:list+$ -33:list+, -49:list+of -28:lock+in -47:logo+for -30:lol+$ -22:look+like -33:make+a -32:make+me 51:many+of
-29:many+people 23:many+percent 83:many+transaction -20:market+$ -35:market+, -21:me+$ -27:me+_ -31:me+a 26:me+about -34:me+how
22:me+to -20:me+what 38:metamask+show 48:min+$ -21:mint+$ 24:moment+$ 51:money+i 34:money+in 51:most+fee -43:most+money 24:mov+_
-22:mov+the -29:much+$ -63:much+_ -48:much+did 47:much+doe 40:much+i -21:much+of -45:much+volume -35:my+bag 27:my+bank 22:my+broth
-40:my+colleague 35:my+daught 22:my+friend 44:my+grandson -34:my+landlord 52:my+ledg 30:my+metamask 47:my+payment -25:my+phone
24:my+saving -43:my+token 71:my+transaction 48:my+transf 46:my+tx -25:name+$ 21:name+, -37:name+of 31:need+for -35:need+it
41:network+$ 23:network+, 23:network+my 28:new+token -29:no+$ -32:no+shar 53:nonce+_ -21:notional+option -36:now+, 21:of+a
30:of+both 29:of+it 27:of+mine -36:of+my -24:of+one 27:of+our -32:of+that -23:of+them 24:of+these 59:of+those 22:on+, -54:on+all
-29:on+chain -38:on+no 91:on+our 86:on+the 64:on+thi -30:on+twitt 46:one+$ -45:one+? 42:one+chain -43:one+i -24:one+protocol
66:only+$ 25:or+_ 40:or+wa 56:our+chain 93:our+company -30:our+contract 51:our+l2 -23:our+protocol 23:our+rollup 20:out+$ 21:out+,
38:out+of 52:over+time 51:own+$ -28:owner+of 48:pay+for -23:pay+on 42:payment+min 29:pend+_ -25:per+chain -26:perp+dex 31:pl+,
-53:please+$ 27:please+, 48:please+give 33:pool+$ 22:pool+_ 28:pool+for 22:pool+i 24:pool+on 31:pool+that -63:price+$ -28:price+of
-26:project+$ -41:protocol+$ 26:pull+the -30:rank+$ 23:real+one -26:recipient+, -29:revenue+of -31:rn+$ -31:rows+$ 36:rpc+url
41:safe+$ -31:see+how -30:sery+_ 60:should+i 27:show+me -34:sign+_ 27:since+_ 34:since+summ -59:since+the -44:source+of
73:stablecoin+supp -26:storage+$ 33:summ+$ -26:summ+? 32:supp+, -44:supp+of -35:that+$ -32:that+be 86:that+chain -23:that+i
-22:that+lend -24:that+protocol 59:that+the 40:that+we -30:the+_ 29:the+account 59:the+airdrop -30:the+amount 139:the+block
121:the+chain 33:the+cold 23:the+contract 20:the+counterparty 48:the+dao 45:the+deploy 35:the+deposit -54:the+dex -58:the+event
-36:the+exploit 21:the+explor 32:the+fail -32:the+internal 69:the+l2 21:the+largest -50:the+last -23:the+lend -24:the+lightn
-26:the+log 41:the+lp -22:the+mint 47:the+moment -41:the+most 94:the+network 73:the+new -24:the+next 29:the+nft 23:the+numb
-40:the+option 59:the+pair -31:the+perp 77:the+pool -39:the+price -38:the+project -45:the+protocol 48:the+real 49:the+receipt
37:the+rollup -39:the+source 24:the+stablecoin 41:the+tick -39:the+token -21:the+total -25:the+tvl 58:the+tx 66:the+vault
-53:the+yield 28:them+$ 72:there+, -23:there+a -33:thi+_ 23:thi+morn 43:thi+network -27:thi+one 42:thi+pool -48:thi+token
-32:through+$ 39:tier+of 55:time+$ -42:time+i 59:to+$ 35:to+? 35:to+add 23:to+be 27:to+my -37:to+see 34:to+sign -66:to+the
25:today+$ -58:token+$ -53:token+? -50:token+holder -31:token+i -42:token+my -44:tonight+$ -22:too+$ -23:top+trader -20:total+value
-22:trad+on -25:trad+volume -38:trade+on -29:trader+on 43:tvl+of -35:up+_ 37:use+$ 26:use+, -39:user+paid 31:user+pay -21:value+lock
37:vault+$ -26:volume+, -42:volume+_ -30:volume+of 43:volume+on 42:wa+it 63:wa+my 23:wa+that 35:wa+the -20:wa+trad -29:wallet+.
68:wallet+? 39:wallet+for 64:we+are 66:we+deploy 25:we+use -29:what+are -38:what+chain -36:what+coin 38:what+did 32:what+do
29:what+doe 43:what+ha 44:what+in -24:what+share -39:what+time -45:what+would 47:when+i 60:when+wa -26:where+doe 33:where+i
27:where+my 72:which+block 24:which+dex -47:which+function 49:which+marketplace -69:which+network -26:which+of -73:which+one
37:which+protocol 25:which+token 58:who+built 31:who+hold 48:who+own -48:whole+token -66:with+$ -39:with+_ 57:with+nonce
-30:with+the -28:word+of 42:yet+$ 30:yet+? 27:yield+of 21:you+look 53:you+please @+lacks:coinId 9:* -39:,+on 64:,+the -24:,+what
25:.+which 25:^+at -41:^+biggest 30:^+chart 51:^+convert 31:^+did -28:^+find 33:^+for -36:^+ha 20:^+i -28:^+list 82:^+market
-22:^+my -36:^+price 42:^+we -31:^+what 24:^+which -21:_+? 52:_+a 63:_+account 32:_+and -69:_+at -23:_+by 52:_+coin -24:_+from
-34:_+i -68:_+in 61:_+of 38:_+pl 64:a+coin 27:a+list -20:about+$ 62:all+time 44:and+_ -33:and+how -29:and+what 37:by+how
-21:by+volume 82:category+i 47:coin+$ -52:coin+_ -35:coin+are 75:coin+for 55:coin+in 58:coingecko+id 54:did+it -30:did+they
-33:doe+the -28:find+me 20:first+, -28:for+_ 44:for+a 79:for+my 31:from+the -28:ha+the 38:hold+it 22:i+have 36:i+my 49:i+need
-21:i+only -55:i+worth 52:id+of 24:in+$ -43:in+_ 80:in+that 35:it+$ 22:it+, 22:it+? 32:it+all -29:it+balance 26:it+cost 42:it+ever
-27:it+in -25:it+the 39:it+up 22:it+worth -31:list+the 20:many+_ 52:market+cap 27:me+what 65:my+coin 52:my+nephew -22:my+tax
54:need+the -21:new+coin -55:of+_ 37:of+a -22:of+all -40:of+each 68:of+my 63:of+the 34:of+them 22:on+the -29:on+which 48:one+$
-27:or+a -41:own+token -35:pair+$ 34:pl+$ 38:please+$ 26:please+, -64:price+of 22:price+on -42:protocol+treasury 48:sheet+,
21:since+_ 59:that+_ -28:the+biggest 109:the+coin 59:the+coingecko -28:the+most 45:the+oth 67:the+same 25:the+tax -28:they+cost
30:time+high -22:today+$ 20:today+? -48:token+$ -24:trad+_ -24:trad+on 29:trade+it -39:treasury+$ 23:wa+it 32:what+_ -30:what+are
-23:what+doe 36:what+i -30:what+it 29:what+the -49:what+time -57:what+wa -53:which+coin 33:which+exchang 51:which+of 30:worth+in
@+lacks:coinSymbol 8:* 30:^+best -38:^+how 48:^+i 39:for+my -24:how+deep -20:how+much -31:i+it 49:i+the -22:on+my 46:the+perp
@+lacks:collection -47:,+the -28:.+$ 40:24h+volume 25:^+did 32:^+floor -20:^+how -43:^+list -25:^+show 51:^+what -36:^+which -27:_+$
26:_+? -32:_+for 26:_+of 39:_+or 34:an+nft -48:and+volume 33:collection+$ -29:collection+by -40:collection+my -33:collection+on
22:did+the 24:do+i -32:doe+the -28:floor+$ -32:floor+, -28:floor+? 34:floor+and 52:floor+of 33:ha+the -37:have+$ -37:have+the
-27:how+ha -24:how+many 29:how+much -43:i+would 29:it+$ -21:market+cap 25:mint+$ -40:nft+of -24:numb+of -51:of+_ 40:of+an
-23:of+owner 42:of+them -34:on+_ -63:one+of -30:show+me 31:the+_ 37:the+floor -30:the+project -61:today+$ 63:today+? -41:volume+of
26:wa+the 66:what+the 31:what+wa -38:which+collection @+lacks:count @lacks:count @lacks|points=theirs|left
@lacks|points=theirs|unnamed -33:* @+lacks:day 31:* -23:,+_ -61:.+$ 33:^+_ 26:^+how -39:^+i -55:^+the -25:_+$ 42:_+, -50:_+. -27:_+?
35:_+at -27:_+in -40:_+of 42:_+on 29:_+price 22:_+worth -38:at+_ 26:at+the 37:did+_ 26:end+of 58:for+the 49:in+_ -23:in+the -33:it+$
-23:of+_ 37:on+_ 35:one+_ 55:price+on -21:wa+_ 38:wa+one -43:what+_ 38:what+did -44:what+wa 64:when+i @+lacks:days
@lacks|open=thing!|unnamed 65:* @+lacks:ens -16:* 21:,+and 22:,+i -21:,+the 55:.+_ -34:?+i 31:^+_ -28:^+convert -34:^+did -21:^+en
-57:^+ha -21:^+how 32:^+namehash -29:^+what 35:^+when -23:^+which -38:_+$ -23:_+? -22:_+_ 71:_+name -27:_+on -24:addres+$
50:addres+doe 28:addres+of -30:an+en 25:and+i -45:behind+_ 43:behind+the -36:belong+to -30:convert+_ -32:did+it 48:doe+my 21:doe+the
-28:en+$ 34:for+our 26:for+the -30:ha+it 25:hi+_ 33:i+the 35:i+wa 29:i+would 25:me+the 35:my+en 27:my+friend 24:name+of
30:name+point 33:namehash+for -25:of+a 34:of+my -35:own+_ 37:own+the 58:point+to 23:tell+me 43:the+_ 23:the+name -24:the+wallet
41:to+which 22:what+i -37:what+the 36:when+doe 54:which+addres -22:which+of -22:who+i -20:with+my @+lacks:exchange -25:* 21:,+how
-34:^+best -49:^+bid 40:^+depth 31:^+give -56:^+i 39:^+ord -46:^+the 32:^+what 37:^+who -53:_+$ -30:_+, -67:_+at 34:_+bid
-24:_+candl 29:_+from -35:_+fund 27:_+of -45:_+ord -50:_+perp 34:_+please -39:_+print 23:_+spot -32:_+trad -46:_+with 61:ask+$
-50:ask+for -69:at+_ 21:at+the -22:bid+for 25:book+$ 38:book+, -58:book+for 47:can+i -22:candl+for 23:coin+, 36:deep+i 21:doe+the
43:each+side -21:exchang+$ -37:exchange+$ 62:exchange+clock 47:exchange+where -28:for+_ -54:from+_ 24:give+me 35:how+deep -59:i+my
-56:i+the 50:i+trade 53:in+it 50:it+$ 22:it+clock -30:it+in -31:level+$ 42:level+each -29:market+$ 41:now+$ 69:on+it -47:or+i
-23:ord+book -26:pair+on 57:pay+on -49:perp+$ 44:please+$ 25:price+at -26:print+on 48:rate+of 40:right+now -20:show+me -21:side+$
-46:the+_ 35:the+last -28:the+market -29:the+pair -21:the+perp 25:the+venue 79:there+$ -21:time+i 54:today+$ -23:trad+above
-46:trad+of 30:trad+on 45:trade+on 25:we+are 56:what+do 24:which+_ 26:which+pair 29:with+_ -47:with+the -21:with+their -20:would+_
55:your+? @+lacks:exchangeId -3:* -20:,+with -33:^+i 41:^+open 40:^+volume -22:_+, 48:coingecko+id 32:doe+the 43:i+it -44:i+the
34:interest+$ 22:it+$ 55:my+exchange 57:of+the 46:open+interest -25:please+$ 54:the+derivativ -37:the+exchange 23:volume+of
29:what+doe 27:where+i -33:with+the @+lacks:hash -33:* 58:,+can -26:,+for -38:,+it 33:,+on -43:,+please -23:,+the -44:,+what
27:.+how -22:?+_ -27:^+_ 22:^+biggest -47:^+can -31:^+decode -26:^+did -21:^+explain -30:^+i -38:^+need -23:^+topic0 23:^+what
-35:_+$ 45:_+. -26:_+_ -32:_+a -26:_+at -45:_+bet -26:_+by 32:_+cent -30:_+do 50:_+fail -22:_+from 24:_+go -38:_+ha -27:_+level
-34:_+odd 29:_+on 51:_+or -28:_+question -34:_+today 26:_+trad -40:_+transaction -38:_+tx -27:_+wallet -22:_+with 28:and+at
-47:and+what -24:are+my 22:are+the -28:ask+on -20:at+the -24:bet+$ -30:bet+_ -28:bett+on -35:bid+ask 26:bid+on -23:biggest+holder
-28:book+of 30:book+on -34:buy+$ -28:by+_ -47:did+thi -31:do+, 33:explor+of -21:fail+? -37:for+_ -27:for+a -35:for+my -21:for+the
42:from+the 22:ga+used -44:go+through -43:ha+been -28:ha+the -33:have+? 37:hold+the -34:holder+$ 31:holder+on 24:i+in -31:i+my
-26:i+paid 23:i+see 28:i+think -36:i+wa 21:in+, -21:in+_ -30:in+a 43:in+ord 73:in+the -22:it+$ -46:it+i 48:it+wa -27:lowest+ask
29:market+$ 52:market+on 39:me+$ -26:me+, 31:morn+$ 44:morn+, 46:much+_ -51:my+_ -21:my+open -22:my+tx 27:no+$ 26:no+shar
-22:no+side -25:nonce+_ 34:of+a -24:of+it -43:of+mine -26:of+my 46:of+no 26:of+that -28:of+the 21:of+thi 46:on+the 51:or+_
-24:or+down 22:ord+$ -38:out+of -24:outcome+token -39:paid+for -26:pl+, -29:please+look -20:say+_ 22:search+the 21:send+_ -50:side+$
-43:since+_ 26:tell+me -29:that+_ 33:that+market -31:the+_ -33:the+best -25:the+biggest -26:the+company 39:the+exchange
55:the+exploit 43:the+most -22:the+no 23:the+odd 32:the+probability -21:the+token -27:the+trad 30:there+$ 55:thi+morn 72:through+_
-34:to+_ 48:to+my -29:to+sell -30:today+$ -33:token+_ 40:trad+of -39:trad+on 33:transaction+$ -25:transaction+, -41:transaction+_
-42:transaction+of 24:tx+i -24:up+or 36:wa+it -45:what+did -48:what+fee -51:what+ha -30:what+i -50:what+the 24:what+wa 77:what+would
-39:when+i -26:with+nonce -20:ye+$ 59:you+look @+lacks:hex -40:* 24:,+_ -49:,+please 21:,+the 34:^+4byte 37:^+_ -49:^+doe -22:^+i
32:^+please -60:^+selector -34:^+what -26:_+$ -23:_+, 53:_+byte 35:a+_ 21:a+long 29:a+transaction -66:an+event 22:and+the
-25:before+i 25:broadcast+it 43:byte+selector -36:calldata+for 27:custom+error -22:decode+the -25:doe+_ -62:doe+it -25:doe+the
-25:doe+thi -35:event+that -69:for+_ -23:for+me 45:from+my -42:function+$ 27:function+i 46:function+selector 23:hardware+wallet
20:i+be 48:i+behind 65:i+sign 35:i+the -52:in+our 24:it+. 22:it+do -24:me+$ 36:me+a -45:mean+$ 24:message+_ 32:my+wallet -62:of+an
39:of+hex -36:of+my -23:of+the -25:please+$ 49:selector+$ -76:selector+of 33:show+me 34:the+_ -35:the+event 23:the+message
-51:the+selector 43:thi+input 24:to+sign 26:transaction+that 45:wallet+$ -34:what+doe 49:what+function 28:which+function 23:would+it
@+lacks:holder 5:* 26:,+and 23:,+for -41:.+$ 26:.+what -25:?+i -31:^+chart 32:^+how -29:^+list -50:^+which -29:_+$ -23:_+by
101:_+doe 43:_+ha -21:_+i 39:_+of 38:_+own -26:_+pl 46:and+i -37:any+_ 35:balance+sheet 20:bought+_ 46:buy+, 43:by+the -24:chart+_
-26:coin+are -29:company+have -22:could+you 56:did+the -44:do+i 24:doe+the 36:every+purchase -25:first+$ 31:first+, 49:ha+the
30:hold+$ -21:hold+_ 24:how+did 36:how+many -31:i+mean 20:i+own 26:it+_ 59:it+balance -20:it+worth 60:many+_ 92:much+_ -31:much+i
-28:much+of 38:of+_ 31:of+it 27:of+my -20:of+our 22:of+the 43:on+average 57:on+it -53:our+company -30:our+dao -38:our+treasury
-26:pl+$ -24:public+company -40:since+_ -22:the+coin 48:the+company 29:treasury+$ 35:treasury+of 29:what+did -27:what+do 23:what+it
-50:which+coin 29:worth+$ @+lacks:llamaCoin -23:* -29:,+and 24:,+in 29:,+please -37:^+ha 26:^+i -78:^+what 67:_+and 48:_+coin
-31:_+in 38:a+_ 26:a+token 81:and+_ -24:and+how 26:at+the -62:coin+_ 34:coin+i -36:do+, 35:each+of 32:for+a 22:for+the -23:give+me
-33:ha+it -30:have+the -28:how+old -39:how+the 35:i+hold 25:i+my 22:i+need -69:i+worth 25:in+$ -32:in+a 29:in+an -36:it+in
20:list+of -29:mov+_ 41:my+coin 21:now+$ 37:of+my 24:of+the 32:of+them -23:of+thi -43:price+of 32:price+on 23:since+_ 23:the+_
-23:the+lp 49:the+token -37:time+i 26:token+$ 33:wa+it -25:wa+the -37:what+time -70:what+wa @+lacks:market 12:* -26:,+i 25:?+i
-42:^+chance 33:^+ha -44:^+how 24:^+odd -45:^+open 49:^+price -21:^+what 39:^+which -24:^+who 43:_+$ 34:_+. -39:_+and -31:_+bet
-27:_+by 31:_+contract -50:_+cut 26:_+for -24:_+have -34:_+market -26:_+open -28:_+question 35:_+th -24:already+been -32:and+_
43:and+what -40:are+people -21:are+they 26:best+bid -24:bet+on 67:book+on -27:cut+in -22:decemb+$ 30:deep+i -23:do+i 53:do+they
-20:doe+_ -36:each+$ 25:event+$ -25:for+trad 81:from+_ 25:how+deep -30:i+_ 22:i+there -28:in+_ -61:in+decemb 54:in+the -25:in+total
21:market+i -28:market+on -30:my+_ -22:my+bet -23:now+, -33:odd+$ -23:on+at 57:on+that 42:on+ye 37:one+$ -42:open+_ -25:open+for
-25:prediction+market 46:price+of 49:put+_ 55:sery+and -21:show+me 22:that+market 32:the+book 26:the+chance 69:the+event
36:the+price 31:the+probability 49:to+put 21:to+see -32:top+trader -20:trad+in -38:trader+on -39:und+_ 40:want+to 35:what+do
-30:what+ha 24:what+wa -24:which+_ -23:who+are 28:ye+$ -24:ye+in @+lacks:moveType -6:* -34:^+who 21:_+. -26:doe+the @+lacks:other
36:* -39:,+_ -38:,+how 26:,+in 50:,+it 68:,+the 37:^+biggest 66:^+did 44:^+doe 25:^+hash 47:^+on 39:^+pool 26:^+price
-62:^+stablecoin -36:^+top -24:^+what -57:_+by 21:_+digest 27:_+from 47:_+hash 35:_+i -27:_+on -24:_+or -27:_+pool -20:_+that 41:a+_
45:a+feed -26:a+list -21:and+what -25:are+there 22:at+the -44:bridge+$ 64:bridge+i -29:by+volume -21:can+you -47:chain+$ -25:chain+,
20:circulat+supp -24:cost+basi 34:dex+, -23:dex+on 55:did+the -21:do+i -54:doe+it 23:doe+pyth 62:doe+the -38:each+chain 24:each+of
45:feed+for 43:feed+id 48:for+my -52:for+our -20:ha+the 44:have+a -27:hold+the -40:how+ha -30:how+many 31:how+much -34:how+the
-39:i+_ 42:i+am 53:i+for 69:i+my 41:i+the -35:i+thi 25:in+my 38:it+_ 64:it+i 74:it+peg 47:market+cap -22:me+$ 35:much+of -20:my+ledg
40:new+_ 28:now+$ -43:of+all 21:of+each 73:of+our 53:of+that 29:of+the 26:of+thi -33:on+_ -38:on+our 25:on+the 46:on+which
-51:over+time -36:pool+on 21:price+at 24:pyth+have 28:right+now 67:share+of 52:since+_ 65:since+the -37:sit+on -22:stablecoin+float
28:stablecoin+i -22:stablecoin+on -70:stablecoin+supp 34:supp+of 95:the+bridge -50:the+chain -26:the+most 62:the+stablecoin
-21:them+$ -37:there+, -51:thi+hash 38:thi+stablecoin -50:time+$ -21:to+my 36:today+$ 38:trad+on -54:volume+$ -25:wa+it
-54:what+back 23:what+doe -25:what+i 22:which+pool -35:with+_ 27:with+the @+lacks:pair -4:* 22:,+_ -20:^+fund -29:^+my 27:^+ord
-30:_+, 35:_+? 24:_+for 44:_+level 21:_+of 53:_+ord -35:_+perp -40:_+volume -34:at+_ 43:book+, 27:book+depth 28:book+on -30:doe+it
-56:from+_ 25:i+it -66:my+_ -46:of+_ -25:of+my 71:on+_ 73:ord+book 25:pair+on -45:the+_ 50:what+i @+lacks:protocol 31:* -27:,+all
-26:,+and 23:,+for -26:,+i -26:,+newest 50:,+on 49:,+the -26:,+which 36:?+i -60:^+dex 41:^+did 30:^+fee 23:^+holder -21:^+how 63:^+i
30:^+on -53:^+option 61:^+revenue -20:^+show -49:^+the 55:^+tvl 23:^+we 29:^+when -50:^+which 38:^+who 34:_+. 42:_+_ 27:_+by
-59:_+on -26:_+since -36:_+tvl 38:_+volume 22:a+day 27:a+protocol 27:all+chain 34:and+for 39:and+i 53:and+what 67:are+the -23:at+the
-52:by+protocol 65:chain+$ -20:chain+, 48:chain+? 35:chain+doe 32:chain+it -31:chain+we -36:defi+protocol -27:deploy+to
-44:deposit+$ 42:develop+since 74:dex+$ 46:dex+, 47:dex+_ -60:dex+volume -40:did+i -29:do+i 74:doe+it -26:doe+the -39:earn+_
-21:earn+the -24:fee+$ 58:fee+_ -29:fee+did -37:fee+on -23:fee+paid -26:first+$ 44:for+the 35:ha+the 30:holder+$ 22:holder+revenue
-35:how+did 28:how+ha -52:how+many -22:i+_ -31:i+have -41:i+lock -21:i+my 40:i+need 96:i+the 49:i+use 33:in+fee 22:in+our -65:it+$
22:it+a -22:it+and -30:it+ever 48:it+in 42:lend+protocol 36:lock+in -36:money+i 33:money+lock -21:much+did -60:much+i -29:much+money
26:much+of 41:much+volume -37:notional+volume -21:now+$ -59:of+_ -21:of+a -30:of+all 49:of+my 72:of+one -35:of+that 35:of+the
-39:on+_ -38:on+chain 90:on+each -38:on+our 22:on+that -46:on+the 43:on+which 29:one+protocol -21:open+interest -58:our+dao
24:our+protocol 22:please+. -24:protocol+, -80:protocol+by 48:protocol+in 51:protocol+we 30:revenue+_ 45:revenue+of 37:run+and
-50:since+_ 45:since+the 23:sit+on -60:that+chain 34:that+lend 37:that+one 44:that+protocol -29:the+_ 47:the+app -82:the+chain
27:the+dapp -21:the+derivativ 41:the+dex 24:the+exchange -42:the+l2 52:the+lend 68:the+money -37:the+most 65:the+option
33:the+project 72:the+protocol 53:the+tvl -20:thi+moment 46:thi+protocol 21:to+token -20:today+$ -23:today+? -24:token+holder
-21:trad+at -33:tvl+_ 31:tvl+of -39:user+pay -27:volume+on -38:wa+it -20:we+are -56:we+deploy -37:what+do -34:what+doe -36:what+it
26:what+the 30:which+chain -56:which+protocol 68:who+are -25:who+made -73:with+the @+lacks:query 24:* -40:^+_ 62:^+find -37:_+,
-39:_+on 35:a+coin -22:are+the -24:coingecko+id 61:find+me -32:id+for 36:it+$ -52:of+_ 43:of+a -21:on+_ -47:share+of
@+lacks:signature -26:* -29:,+no 26:,+please -29:.+$ -22:.+how -25:?+$ -25:?+_ -27:?+i -23:^+abi -40:^+my -59:^+our -32:^+read
61:^+selector 43:^+topic0 25:^+what -57:_+$ 26:_+byt -25:_+byte -41:_+for -32:_+of -29:_+on -38:_+to -35:a+_ -24:a+contract
65:an+event -30:and+_ 36:at+_ 40:back+$ -35:byte+selector -48:call+$ -33:can+you -32:contract+_ 30:decode+the -31:decode+thi
-28:did+the 46:event+$ -27:for+a 57:function+$ -20:function+i 38:give+me 49:ha+thi -24:hash+of 29:have+to -46:i+behind 27:i+should
47:in+our -22:it+and 36:log+$ 30:me+the 50:mean+$ -22:much+ga -23:of+a 69:of+an 26:of+my 46:of+the 66:please+$ -31:please+.
-33:read+_ 38:read+the -67:selector+$ 82:selector+of -24:send+_ -22:sent+it -25:sign+_ 46:that+i -40:that+the -27:the+call
-23:the+contract 60:the+event -35:the+fail 29:the+first 29:the+log -24:to+my -72:topic+_ 26:topic0+for -54:what+function 53:what+i
38:what+the -37:with+_ -40:with+my @+lacks:solanaAddress 13:* 20:,+it -24:,+the 38:,+where -39:,+which -26:.+$ -31:.+_ 47:.+what
24:?+? 80:?+_ -23:?+i -39:^+a -24:^+balance 40:^+best -34:^+doe -46:^+everyth 23:^+if -29:^+make 35:^+mint -63:^+nft -29:^+price
45:^+rugcheck 54:^+token 38:^+which 21:^+who -28:_+. 35:_+balance -60:_+by 74:_+coin 86:_+doe 46:_+give 24:_+i -39:_+left
31:_+memecoin 84:_+nft 42:_+of 41:_+on -35:_+or -36:_+own 58:_+please -40:_+price 37:_+quote -21:_+token -22:_+wallet -29:account+,
-30:account+balance 22:addres+of -28:and+who 59:best+_ -60:by+the 22:circulat+supp 27:collection+$ 27:com+out 32:did+it 28:for+_
24:for+me 64:from+the -23:get+a 34:give+me -26:have+in 42:have+left -44:hi+account -44:hold+the 53:holder+$ -34:holder+of -29:how+do
24:i+am -27:i+can 27:i+in 43:i+m -32:i+need -47:i+on 20:i+receive 25:i+thi -36:i+wa 31:if+i -34:in+, 21:in+hi 49:in+our -27:in+thi
-75:into+_ 40:into+the 28:it+ha 33:it+on 32:it+or 37:lp+$ -34:made+it 28:made+the -25:make+a 62:market+_ 51:me+_ 22:member+of
24:mint+addres -22:mint+more -26:mint+or -31:much+i 22:much+of -40:my+account 26:my+nephew 20:my+sist -40:nft+doe -54:nft+on
-20:now+, -35:of+_ 28:of+a 61:of+it 44:of+our 23:of+that 39:of+these 45:of+thi -34:of+those -22:one+_ -25:one+of 25:out+$ -23:out+of
-27:own+$ 46:own+_ -26:own+the 33:pl+$ -27:pool+$ 29:price+impact -41:price+on 36:quote+for -37:rugcheck+$ 31:rugcheck+report
-42:say+_ -22:score+of 33:share+of -42:still+mint 22:supp+, 48:talk+about 27:the+_ -21:the+balance 29:the+collection 27:the+dev
36:the+lp 59:the+market 35:the+new 20:the+one -21:the+real -62:the+same -32:the+th -26:the+token 47:the+top -47:them+? 60:thi+$
-41:thi+artist -20:to+the 22:today+$ 26:token+_ -30:token+are 46:token+of 36:too+$ -30:wallet+_ 60:which+_ -28:which+collection
-30:which+nft -42:which+program 43:with+the @+lacks:solanaSignature -8:* 55:,+which -27:^+_ 55:^+a -25:^+in -21:^+my -29:^+what
46:^+which -24:_+for -23:a+client -32:do+i 24:fee+did -21:for+my -26:i+_ -40:i+need 26:i+think -28:impermanent+los 49:my+swap
-39:my+tx -30:of+_ -30:of+the 20:of+them 28:plain+word 44:swap+on -21:the+call -33:thi+_ -22:what+i 57:which+program @+lacks:text
71:* @+lacks:ticker 41:* -20:^+how 40:_+$ 31:_+sery 84:of+the 43:on+_ 40:please+$ 39:the+_ @+lacks:time 65:* 42:,+_ -26:,+and
-20:,+i 25:,+with -39:?+$ 90:^+_ 20:^+block 37:^+for 52:^+how -28:^+my -37:^+our 47:^+price 37:^+pyth -36:^+the -37:^+when
-34:^+which -60:_+, -29:_+. -32:_+? -45:_+_ -23:_+at 38:_+block 32:_+for 24:_+from 30:_+in -45:_+on 46:_+price 59:_+when 84:_+worth
24:and+_ -33:and+what -68:at+_ 21:at+that 23:at+the -34:at+thi 59:block+height 25:block+numb 49:block+wa 32:day+$ 43:day+i 91:did+_
-42:for+_ 24:for+my 41:from+_ -28:from+the 48:how+did 40:how+many 48:how+much -66:i+_ -24:i+am 40:i+bought 38:i+got -59:i+it
-36:i+the 21:in+_ 48:in+the 40:it+$ -28:it+on -24:moment+$ -29:moment+, -23:moment+? 41:moment+of 24:need+the 81:of+_ 30:of+my
-49:of+the -48:on+_ 41:on+the 31:one+_ -32:please+, 21:price+in 73:price+of 40:price+on -41:since+when -53:the+block 65:the+day
-22:the+moment 50:the+time -25:thi+moment 54:time+$ -70:time+of 24:to+the 70:two+dat 79:wa+_ 23:wa+it 34:wa+one -24:what+_
54:what+did -31:what+i 28:what+price -43:what+the 28:what+wa 62:when+i 69:when+the 44:when+we -49:which+block 27:worth+on
@+lacks:types 5:* 33:,+what -28:^+abi 22:^+decode 22:^+i 28:^+my -22:_+and 35:decode+thi 35:for+me 37:me+$ 39:my+contract 23:what+i
@+lacks:unit -57:* -45:.+$ -22:?+$ -20:^+how -20:_+, -23:_+mil -52:how+many @+lacks:url -10:* -25:,+and 50:,+i -32:,+what 23:?+$
23:^+check 42:^+the 23:^+who -25:_+. -51:a+fake -26:a+phish -27:a+scam 29:a+website -23:an+airdrop -27:audit+, -31:before+i
-30:by+whom -29:for+our -23:from+_ 27:from+the 23:got+a -29:i+click -38:i+got -21:i+it 44:i+the 30:in+the -31:it+a 52:it+dangerou
24:it+on 21:on+any -39:or+a -22:phish+$ -33:scam+$ -31:that+i -22:the+airdrop 22:wallet+, 24:wallet+? @+lacks:uuid 21:,+_ -36:^+_
27:^+my -28:_+. 42:_+in 26:apy+history -22:did+it 29:history+of 28:how+the -32:i+farm 26:i+have 23:i+put -30:i+the 27:my+pool
25:put+my -26:the+_ 25:the+apy 28:the+vault 29:to+see -39:yield+of 26:yield+pool @+lacks:values -46:* -54:_+$ 68:_+, -86:_+for
-85:_+on -82:call+_ 56:calldata+for -38:for+_ -22:the+_ @+lacks:venue -5:* -25:,+_ -22:,+what -28:.+how -23:?+i -29:^+bid 27:^+ha
-55:^+i 37:^+open -34:^+ord 33:^+price 37:^+which 28:_+$ -46:_+, -25:_+? -33:_+at -28:_+book -37:_+i -28:_+level -95:_+on 21:_+print
-28:a+_ -28:about+the 25:and+how 35:and+what -29:ask+for -25:at+_ -34:book+, 91:book+on 24:cost+$ -35:deep+i -21:do+i -23:doe+the
-34:each+side -31:for+_ -48:for+the -40:ha+it 45:ha+the -35:how+deep 31:how+many 24:how+much -25:how+old 59:how+the -29:i+_ -33:i+it
-30:i+want 36:if+i -27:in+_ 82:in+the -32:it+? -33:level+each 29:mov+_ 56:now+$ -33:odd+on -22:of+it 35:of+my 25:of+the 54:on+_
-20:ord+book -33:please+$ -34:say+$ -48:say+_ -30:side+$ -78:the+_ 64:the+bet 56:the+chance 76:the+market -51:the+price
62:the+probability 36:today+$ 28:wa+the -54:want+to 35:what+do -24:what+the -36:what+time 31:what+wa 20:when+doe -35:with+_
@+outside -22:!+! 10:* -35:,+all 28:,+and -63:,+any -30:,+but -60:,+can -41:,+chain -44:,+could -60:,+did -35:,+every 47:,+fee
-23:,+find -65:,+for 38:,+ha -62:,+he -39:,+if -64:,+in 21:,+it 48:,+long 51:,+market -41:,+my -27:,+need -24:,+nonce 53:,+not
-24:,+one -62:,+our -22:,+price -47:,+so -23:,+still -42:,+the -106:,+to 31:,+wallet -31:,+want -36:,+whatev -43:,+where -31:,+who
-25:,+why -42:.+. -86:.+_ -49:.+before -36:.+can -40:.+could -39:.+ha -83:.+how -84:.+i -89:.+what -30:.+which -25:.+would -68:?+?
-60:?+_ -40:?+and -41:?+he -82:?+i -31:?+in -42:?+it -82:?+my -47:?+on -37:?+show -28:?+the -20:^+4byte -55:^+a -59:^+addres 37:^+am
-29:^+any 43:^+apple 112:^+balance -32:^+before 62:^+bid -42:^+biggest -61:^+block -63:^+buy -32:^+by 36:^+can 59:^+cancel
31:^+capital -48:^+chart -54:^+check -48:^+contract 33:^+could 39:^+crypto -39:^+current -35:^+depth -22:^+did 20:^+difference
34:^+do -25:^+doe 55:^+draft 35:^+farcast -30:^+fear 35:^+fill 25:^+floor -65:^+for 60:^+from -32:^+fund -27:^+ga -29:^+give
-29:^+ha 30:^+hash -23:^+have -36:^+hey -36:^+hold -30:^+hows -24:^+in -56:^+keccak256 -42:^+last 22:^+latest 44:^+ledg 21:^+long
-37:^+look 20:^+make 59:^+market -34:^+metamask -27:^+mint -26:^+namehash -71:^+need -25:^+newest -29:^+nonce -22:^+numb -64:^+on
-25:^+one -75:^+ord -71:^+our -33:^+pl 31:^+plan 30:^+please 49:^+put -38:^+pyth 23:^+rarity 32:^+realis -38:^+recent -50:^+revenue
35:^+review 88:^+revoke -36:^+sat -41:^+somebody -33:^+someone 25:^+stak -21:^+supp -41:^+swap 35:^+text -28:^+that -20:^+the
-30:^+they -32:^+token -35:^+turn -32:^+tvl 43:^+twitt 58:^+verify -101:^+wa -44:^+we 29:^+when 20:^+where -34:^+why -33:_+. -32:_+?
33:_+_ -21:_+a 94:_+account 46:_+addres 49:_+aft -49:_+against 34:_+airdrop -85:_+all -64:_+and 59:_+approval 52:_+are -24:_+back
-51:_+balance 31:_+before -43:_+bet 28:_+block -44:_+book -27:_+buy -30:_+byte -47:_+can -38:_+cent -23:_+clos -49:_+collection
-21:_+condition 37:_+contract 47:_+cost 28:_+crypto 20:_+dao -41:_+deposit -36:_+depth -62:_+difficulty 22:_+etf -36:_+ever
-24:_+fail -42:_+fee -35:_+floor -36:_+get 90:_+ha -51:_+hash -23:_+held -20:_+high 60:_+hold 55:_+holder -38:_+how -26:_+if
41:_+ledg 49:_+level 47:_+market 55:_+mempool 50:_+message 26:_+mil -29:_+mint -24:_+move -26:_+name 68:_+network 22:_+next
-104:_+nft -42:_+node -23:_+notional -30:_+odd -39:_+old 22:_+on 31:_+only 47:_+open -64:_+or 73:_+ord 47:_+over -39:_+own
-30:_+pair -20:_+pay 96:_+per -33:_+perpetual 37:_+pl -33:_+position -33:_+pric -69:_+price -44:_+print 39:_+proposal -22:_+protocol
-24:_+recent 89:_+revenue -50:_+rows -79:_+say 29:_+send -20:_+sign -41:_+since -24:_+so 23:_+spot -40:_+stack 37:_+stake
-75:_+still 41:_+that 45:_+the -32:_+there -46:_+thi -23:_+to -35:_+today -78:_+token 37:_+trad -21:_+trade 23:_+transaction
-29:_+turnov -32:_+tx -43:_+utc -27:_+v 21:_+validator -47:_+volume -22:_+wa 93:_+wallet -25:_+whale -23:_+what -34:_+when
-30:_+where 21:_+which 45:_+withdrawal 58:_+word -34:_+worth 64:_+ye 49:a+_ -36:a+certain -26:a+client -48:a+coin 60:a+contract
-26:a+custom -29:a+fake 37:a+good -26:a+hash 68:a+list 58:a+logo -54:a+long -22:a+mail -46:a+new -34:a+of 35:a+phish -24:a+small
-32:a+token -54:a+transf -56:a+tx -62:about+$ -33:about+, 24:about+_ -40:about+a -20:about+to 22:account+$ 42:account+, 39:account+?
-49:account+_ 47:account+at 69:account+balance 65:account+i -31:account+of -42:account+on 28:acros+exchang -57:addres+$ -29:addres+,
-29:addres+. -54:addres+for -37:addres+i 58:addres+of 44:addres+on -48:addres+that 63:address+$ -63:aft+the -57:against+_
24:airdrop+$ 28:airdrop+, 22:airdrop+with 56:all+_ 30:all+exchang 37:all+my -34:all+the -59:all+time -26:already+$ -37:am+_
-21:am+about -23:am+afraid -21:am+i 52:an+airdrop -25:an+article -50:an+old -45:and+_ -46:and+a -29:and+at -35:and+by -36:and+he
22:and+how -49:and+in 20:and+it -28:and+my -41:and+now -35:and+of -57:and+on -33:and+sell -35:and+the 55:and+volume -33:and+want
47:and+what 43:and+which -24:and+who 40:and+why -50:any+_ -40:any+chain -57:any+of 63:approval+for 21:approval+i 48:approval+of
24:approval+on 32:approve+a 35:are+in -45:are+my -20:are+open 53:are+people -20:are+there 29:are+they -77:ask+$ 39:ask+for
-23:ask+to -58:at+$ 26:at+_ -86:at+a -49:at+all 81:at+my -40:at+on -41:at+present -30:at+thi -36:at+which -40:ath+$ -54:atm+$
-25:back+$ 54:balance+$ -37:balance+_ 56:balance+and 44:balance+in 21:balance+of -21:balance+sheet -36:be+$ -33:be+? -58:been+burn
-25:been+pend -22:before+friday -56:before+i 50:behind+_ -35:behind+it -33:behind+the 34:behind+thi -30:belong+to 22:best+_
-27:best+bid 86:bet+_ -30:bet+i -35:bet+on 38:between+_ -32:between+the -22:bid+for -67:bid+on -21:blacklist+$ -42:block+?
49:block+height 21:block+i -40:block+numb -27:block+on -27:block+wa -58:book+$ -75:book+, -32:book+depth 24:book+for -109:book+on
-48:bought+$ -33:bridge+i -34:burn+$ -35:buy+, 62:buy+_ -34:buy+and -21:buy+it 23:by+_ 46:by+hand -51:by+how -54:by+now -50:by+the
-32:call+_ -43:call+data -31:calldata+for -42:came+in -24:can+spend -21:can+still 32:can+you 43:capital+of -30:category+i 23:cent+a
-35:chain+$ 47:chain+, 29:chain+_ -52:chain+i -42:chain+id -53:chain+it -32:change+_ -30:chart+_ -35:chart+of -23:chart+the
-21:check+_ -41:check+if -52:check+my -43:clean+up -24:close+to 23:coin+$ -32:coin+? -26:coin+for -29:coin+i -56:coin+my -72:coin+of
32:coin+on -27:coingecko+id 39:collection+$ -36:collection+by 63:collection+on 38:com+out 33:commit+did -24:compar+with
-30:compare+_ -59:compare+it -21:condition+_ -57:confirmation+doe -27:contract+, -30:contract+_ -23:contract+addres
-29:contract+have 71:contract+on -31:contract+or 24:convert+_ 51:convert+thi 41:cost+$ 30:cost+in -44:cost+on -24:could+i
-27:could+the -34:count+and -63:counterparty+addres -25:crypto+market 73:crypto+news -44:current+_ -43:cut+in -40:d+like -36:dao+$
-25:data+$ 38:date+$ -29:day+$ -20:decode+the -29:deep+i -22:deposit+$ -28:deposit+, -28:develop+since -26:dex+, -27:dex+_ -64:did+_
-37:did+i -47:did+it -27:did+that 38:did+they 24:difference+between 27:do+a -52:do+the 22:do+they 64:doe+a 26:doe+an -36:doe+he
-63:doe+my 22:doe+not -39:doe+our 22:doe+she -29:doe+the 21:doesn+t 29:don+t 55:draft+a -43:drain+$ -27:e+mail -31:each+$
-38:each+side 52:earn+_ 66:eligible+for -42:end+of 25:error+_ 24:etf+inflow -25:event+$ -38:event+of -45:event+that
88:every+approval -24:everyth+that -28:exchang+$ 47:exchang+_ -20:exchange+_ -57:exchange+clock -48:exchange+where 23:exit+queue
30:explain+to -42:far+$ 55:fee+$ -23:fee+_ 26:fee+and 48:fee+for -50:fee+i -27:feed+_ 63:fill+in -37:fill+of -26:fill+on -29:find+_
-36:find+me -34:find+out 35:find+the -29:first+$ -22:floor+in -64:floor+of -40:floor+on 66:floor+price 24:flow+into -76:for+$
40:for+_ -21:for+each 36:for+me -42:for+one 23:for+our 28:for+reentrancy -20:for+that -45:for+the -36:for+ye 65:form+_ -55:found+a
23:found+the -32:from+_ -32:from+a 50:from+me 39:from+our -63:from+the -41:fund+_ 36:ga+$ -87:ga+price 46:ga+station -39:gave+me
28:get+a -25:get+if 53:get+into -27:get+liquidat -37:get+the 49:github+commit -39:give+me -42:give+the -20:go+thru 53:go+to
-27:go+up -24:got+a 60:ha+_ -59:ha+been -57:ha+it 45:ha+on -74:ha+the -33:happen+in 30:hardware+wallet 49:hash+of 40:hash+rate
38:have+$ -23:have+, -44:have+? -38:have+_ -27:have+a -25:have+i 80:have+in -35:have+it -36:have+on -54:have+open 26:have+the
-28:he+i -29:height+of -31:here+$ 40:here+. -23:here+a -29:hi+_ 34:hi+account -27:hi+wallet 68:history+$ -36:history+_ -46:hold+$
-62:hold+_ -38:hold+any -45:hold+count -21:hold+in 47:hold+on -24:hold+the -36:holder+$ 51:holder+of 64:home+addres -34:hot+wallet
-23:hour+$ -29:how+are -43:how+big -31:how+can -57:how+deep -93:how+did 59:how+do 36:how+doe 30:how+ha 56:how+often 89:how+old
22:how+tall -27:how+the -24:i+$ 22:i+, -54:i+_ -29:i+a -48:i+am 34:i+an -22:i+approv -37:i+bought -49:i+buy 31:i+call -49:i+can
-28:i+click -23:i+close -28:i+copy -59:i+d 64:i+eligible -50:i+fine -29:i+for 37:i+forgot -41:i+found -73:i+got -65:i+had 25:i+have
85:i+he -25:i+hold -46:i+in -42:i+m -24:i+made -58:i+must 33:i+not 63:i+on -57:i+only -28:i+open 33:i+our -87:i+own -48:i+paid
-23:i+pay -28:i+provide -25:i+read -29:i+receive -39:i+should -45:i+sign -78:i+still -45:i+that 47:i+the 25:i+there -48:i+thi
-85:i+think -23:i+up -31:i+use -64:i+wa 42:i+want -29:id+, -21:id+_ -29:id+do -29:id+of -50:idea+what -42:if+it -34:if+possible
-38:if+the 39:if+you 28:impermanent+los -46:in+$ -57:in+, -35:in+a -56:in+and -46:in+decemb -47:in+fee 59:in+germany 22:in+hi
21:in+it -33:in+ord -21:in+our 55:in+simple -29:in+spr -85:in+that 46:in+thi -41:in+total 38:in+what -62:in+which -41:incl+.
20:inflow+_ 49:interest+of -59:into+_ -23:into+the -23:it+$ -31:it+, -81:it+. -26:it+_ -39:it+a -49:it+and -42:it+be -22:it+clock
-31:it+contract -22:it+cost -64:it+do -36:it+ha -47:it+have -39:it+i 29:it+in -43:it+now 22:it+on -54:it+or 60:it+own -22:it+safe
-53:it+trad 25:it+up 29:it+wa -28:it+with -64:keccak+_ -55:keccak256+of -70:keep+on 40:key+$ -26:kind+of -44:kind+tell -51:know+what
-55:last+_ -30:last+trad -41:late+$ -41:late+on 46:latest+crypto 53:launch+$ 38:least+_ 38:ledg+account 43:ledg+or -34:left+in
28:level+$ -36:level+each -22:lie+in 35:lightn+channel 31:lightn+network -66:like+_ 38:like+i -47:like+the -53:like+to
-21:liquidat+? 63:liquidation+_ 28:liquidation+acros -57:liquidation+price -54:list+$ -21:list+every 28:list+for 80:list+my
64:list+of -40:list+the -24:list+with -40:log+, -21:log+of 58:logo+for 40:lol+$ 45:long+and 25:long+short 29:long+v -38:look+for
-41:look+it 51:look+like 29:lost+my -34:lp+$ 39:m+_ -24:m+in -22:made+_ -43:made+a -24:made+the -25:make+_ 31:make+a 52:make+me
27:many+calory -74:many+confirmation -63:many+of 44:many+people -50:many+percent -33:many+sat 35:many+token -63:many+transaction
49:many+validator -54:market+_ -37:market+cap -33:market+i 41:market+on 46:me+$ 44:me+, -70:me+. -30:me+? -89:me+_ -31:me+a
-34:me+about -30:me+all -41:me+how 63:me+on -23:me+please -29:me+to -22:me+what 37:me+which -21:me+with -23:message+_
-55:metamask+show -32:min+in 80:min+pool 34:mint+$ -31:mint+on -29:moment+$ -21:moment+of -83:money+i -24:more+than -48:morn+,
-40:most+of -30:mov+the -42:much+did -20:much+do 71:much+doe -35:much+ga -89:much+i -55:much+money -39:much+of 95:my+_ -32:my+bag
68:my+bet -26:my+bos -34:my+broth -51:my+coin -33:my+cold -26:my+colleague 30:my+contract -89:my+cousin -32:my+daught -44:my+employ
-26:my+en -22:my+exchange -33:my+favourite -27:my+friend -55:my+grandson 27:my+knee 39:my+landlord -36:my+last -39:my+ledg
-54:my+liquidation -48:my+metamask -47:my+nephew -62:my+old 40:my+own -62:my+pension -24:my+pool 50:my+position -52:my+saving
-50:my+sist -23:my+spreadsheet -46:my+thesi -35:my+trad -21:my+transf -47:my+tx -23:my+wallet -61:my+withdrawal 75:nam+of 24:name+$
56:name+and -28:namehash+for 40:native+coin -37:need+_ -24:need+it -55:need+the 33:net+inflow -52:network+i 35:new+coin
-52:new+token 24:next+_ -26:nft+do 59:nft+of -34:nft+on 54:nonce+_ -28:nonce+of -21:not+? 47:not+the -60:now+? -26:now+_ 50:now+and
-24:now+on -29:numb+$ -29:numb+_ -42:numb+for 30:numb+of 48:odd+on 72:of+_ 50:of+a -34:of+an -35:of+both 56:of+holder -67:of+it
53:of+my -22:of+the -49:of+them -47:of+these -20:of+thi -61:of+those 46:of+what 21:of+x 64:of+ye -86:on+$ -40:on+, 32:on+a 24:on+all
-25:on+any -29:on+average -22:on+coingecko -24:on+each -35:on+hi -40:on+it -35:on+no -26:on+thi 47:on+twitt -33:on+what -66:on+which
23:on+x 63:on+ye -48:one+$ 25:one+? -80:one+_ 34:one+of 34:only+$ 44:only+, -23:only+the -27:open+$ -37:open+_ -57:open+at
21:open+in 29:open+interest -21:open+on 62:open+order -23:open+position -68:or+_ -33:or+a -28:or+down -27:or+los -32:or+lose
-36:or+no -29:or+not -23:or+on -21:ord+, 50:ord+book -22:order+of -39:orderbook+_ -42:oth+one 44:our+_ -54:our+auditor
-50:our+company 51:our+contract 35:our+dao -26:our+own -20:our+rollup 32:our+treasury -27:out+$ -31:out+, -26:out+. -49:out+of
-40:over+_ -26:over+the -47:over+time -70:own+$ 33:own+, 22:own+_ -46:paid+_ -34:paid+in 41:part+of -24:pay+_ -27:pay+for -63:pay+in
-63:pay+on -26:pay+to -25:pend+_ 73:people+say -37:perp+$ -47:perp+on 42:person+behind -64:pl+$ -39:pl+, -38:plain+word -47:please+$
-33:please+, 30:please+? -35:please+check -46:please+give -35:please+show -21:please+tell -22:pnl+_ 39:pnl+of -27:point+to
-38:pool+for 62:pool+found -36:pool+i -23:pool+on -20:position+$ -29:position+of -26:possible+. -52:post+$ -31:present+? -37:pric+$
-57:pric+for 57:pric+of -31:price+$ -38:price+, -46:price+? -50:price+_ -25:price+and -41:price+at 26:price+do -32:price+now
57:price+of -61:price+on 20:print+on 35:profit+$ -27:profit+or -25:project+$ 28:proposal+$ 39:protocol+$ -25:protocol+in
-29:provide+liquidity -46:pull+the -38:pyth+_ 46:rank+of 55:rarity+rank 34:rate+of -37:read+the 35:realis+pnl -27:rest+order
59:revenue+_ 36:revenue+of -20:revert+$ 88:revoke+every 73:revoke+that -49:rn+$ -23:rn+? 28:rows+$ 40:run+_ -37:safe+to
55:sandwich+bot -74:sat+vb 41:saving+account -42:say+he 45:score+$ -23:score+and 31:score+of -33:search+_ -53:see+how -30:see+the
49:sell+_ -31:sell+tax -29:sent+it -49:sent+me -43:sent+u -52:sery+_ -29:shar+of -77:share+of 40:she+hold -26:short+in
25:short+ratio -58:should+be -35:should+i 53:show+_ -36:show+a -22:show+me 37:show+my -23:show+the -33:show+what 33:side+$
-32:side+of -31:sign+$ -46:sign+_ -23:sign+someth 59:simple+word -32:since+i 54:since+launch -65:since+the 42:sise+of 37:sit+in
-58:sit+on -61:sitt+on 27:snapshot+proposal -42:so+far -58:so+i -37:solidity+fil -28:source+code 32:source+of 65:spend+_
-35:spend+my -52:spend+on -21:spot+market -27:spr+$ 20:stak+reward 24:stake+pool -42:stand+behind -26:start+_ -99:still+have
-30:still+open 27:stood+at 31:storage+$ -53:storage+, -21:str+of 23:stuck+$ -58:stuck+? 39:summ+? -54:supp+of -21:swap+of
-32:swap+on -65:talk+about 21:tall+i 22:tax+in -43:tax+office 53:telegram+group -37:tell+me 39:text+_ 45:text+me -21:th+i -55:that+$
-21:that+? 29:that+a -40:that+be -42:that+block -32:that+came -33:that+contract -45:that+he 37:that+hold -23:that+list -48:that+my
-26:that+one 47:that+transaction -38:that+wa -37:the+account -75:the+airdrop 74:the+balance 47:the+beacon 22:the+best -21:the+bet
-46:the+biggest -48:the+block -37:the+book -63:the+bridge -47:the+call -31:the+calldata 26:the+capital -24:the+chain
-55:the+cheapest -71:the+coin -26:the+cold -32:the+collection -67:the+company -56:the+contract -79:the+dao -31:the+dapp -61:the+day
-22:the+deploy -47:the+deposit -52:the+dev -31:the+en -40:the+end -44:the+event 21:the+exchange -67:the+exploit -52:the+fee
-32:the+floor -29:the+function -30:the+highest 24:the+history -24:the+hot -21:the+l2 38:the+last 28:the+lightn -32:the+list
-37:the+lp -50:the+market -22:the+message -63:the+min -58:the+mint -49:the+money -37:the+multisig -85:the+name -40:the+network
61:the+new 21:the+newest -33:the+news 63:the+next -34:the+nft -23:the+numb 31:the+open -32:the+option -24:the+ord 23:the+oth
-47:the+pap 36:the+pend -26:the+perp 47:the+person -40:the+pool -47:the+probability 20:the+real -52:the+receipt -56:the+rent
-26:the+rollup 64:the+same -44:the+sell 28:the+source 34:the+spot -37:the+stak 54:the+supp -59:the+tax 40:the+text -78:the+th
-45:the+tick -33:the+transaction -72:the+treasury -26:the+tvl -48:the+two -31:the+tx 40:the+u -76:the+vault -33:the+venue
-36:the+very 36:the+wallet -31:the+whale 45:the+whole -52:the+yield -25:them+$ 51:them+. -62:there+$ -81:there+, 31:there+?
45:there+a 25:there+any -21:there+i -33:these+_ -35:thi+? -24:thi+a 55:thi+addres -29:thi+moment -20:thi+morn -22:thi+stablecoin
53:thi+token -45:think+, -54:think+i -62:time+$ -41:time+high 69:time+i -49:time+of -21:to+$ -42:to+? 45:to+_ -22:to+be -25:to+clean
38:to+do 59:to+get -50:to+know -27:to+liquidation 35:to+my -24:to+put -22:to+read -48:to+see -23:to+sign -32:to+the -28:today+,
-37:today+. -52:today+? 58:token+? -42:token+_ -32:token+at 20:token+i -39:token+in -25:token+of -28:token+on -37:token+with
91:tonight+$ 32:too+$ 78:top+trader -50:topic+_ -29:total+$ -53:trad+$ 27:trad+_ -100:trad+at 46:trad+of -27:trad+volume
-21:trade+on 125:trader+on -63:transaction+$ -25:transaction+, -27:transaction+? 82:transaction+_ -24:transaction+did
46:transaction+in 34:transaction+on 32:transfer+of 23:treasury+$ -27:trust+score -29:tvl+of -32:two+dat 61:tx+_ -26:tx+count
-20:tx+i 44:tx+in -50:tx+on 67:unlimit+_ -51:up+$ -33:up+_ -54:up+for -21:up+on -28:up+or 30:up+the -43:used+, 29:v+short
-22:value+and -28:verify+$ -22:volume+$ -23:volume+for -33:volume+in 33:volume+of 68:wa+_ -48:wa+it -44:wa+my -46:wa+the
-94:wallet+$ -48:wallet+? 61:wallet+_ -74:wallet+for -36:wallet+hold 48:wallet+i -46:wallet+on -27:wallet+or -29:want+a -35:want+the
-36:we+re -46:went+out 55:whale+trad -85:what+_ 29:what+a -22:what+block 34:what+can -29:what+category -20:what+chain -23:what+coin
-40:what+do -79:what+doe -24:what+exact -21:what+function -23:what+ha -24:what+he -27:what+i 31:what+in -55:what+it 30:what+my
-65:what+one -35:what+share 61:what+time 30:what+to -36:what+token -28:what+went -31:what+would 53:when+_ 35:when+did -50:when+doe
-28:when+the -25:when+we -33:where+do 31:where+doe -22:where+i -58:where+my -29:where+our -42:where+the -33:wheth+it
-41:which+addres -33:which+app -74:which+approval -88:which+block -60:which+chain -58:which+coin -23:which+exchang 48:which+hardware
-31:which+marketplace 62:which+min -40:which+network -22:which+nft 36:which+one -26:which+pair -37:which+pool -53:which+protocol
-71:which+token -26:who+can -50:who+hold -27:who+i -23:who+made -87:who+own 37:who+paint -23:whole+token -33:why+$ 31:why+did
-27:with+$ 40:with+at -53:with+fee -21:with+it 45:with+my 36:with+nonce -29:with+profit 61:withdrawal+fee 37:withdrawal+of 33:word+$
28:word+of 22:word+what 26:work+$ -23:worth+$ -24:worth+on -24:worth+right -31:worth+today -39:would+_ 46:would+be -28:would+i
-58:would+like -28:ye+, 41:ye+for 74:ye+in 25:ye+on -23:ye+side 46:yield+of -31:you+can -24:you+find -25:you+give -44:you+have
-31:you+look 30:z+score 41:zero+knowledge @=1 @=lay 46: 16:* -36:^coin -47:^i 29:^market 50:^the 36:^top -21:all 25:are 21:by
-43:capitalisation -24:category 24:circulat 46:coin -40:crypto 54:day -21:from -35:i -43:kind -55:list -20:mcap -44:me 58:move 48:pl
-88:pric 54:quot -39:quote -37:rank -38:them 47:top 39:trad 27:volume 31:with @=1155 -56: -24:? -28:^list -24:^nft -27:^on -22:^show
-44:^what -22:^which -75:by -32:each -32:every 38:ha -31:he -24:how -50:in -61:jpeg 53:kind -35:list -30:many -27:me -87:nft 35:of
21:on -95:one 31:only 31:own 70:please -29:rows -47:show -27:sitt 42:someth -22:there -43:token 42:transfer 42:what -39:which
-34:with @=14d @=30d @=60d -83:* -21:^biggest -57:and -20:biggest -26:coin -20:in -23:of -39:the -30:top -27:who @=1h -33:*
-26:^biggest -31:^top 42:^what -22:^who -61:and -26:biggest -46:chain -34:coin 47:dex -22:dump 55:hot -24:of 25:on -23:only -46:pool
-23:pump -29:the 55:thi -32:top -54:trend 41:what -34:who @=1w @=2y @=3d @=3m @=3y @=6m -44:* -24:hashrate -22:network @=1y -20:*
55:? -37:^biggest -31:^who -37:biggest -41:coin -31:dump -39:hashrate 38:in 60:most -21:network 40:of 55:on -31:only -32:pump
-46:top 51:who 62:year @=20 4:* 22:token 55:transfer @=24h 28:* -24:^coin 26:^what 22:are -26:by -25:cap -27:coin 52:crypto
56:hottest 34:like -22:market 36:me -21:one 33:pump 36:show 32:today 24:what @=404 -34: -72:* -21:^what -39:by -33:collection
-27:doe -32:in -35:jpeg -47:nft -33:of -30:on -53:one -81:only -32:please -26:show -23:someth -25:the -23:token -34:what -23:which
@=5m -11:* -52:^what 54:chain -38:dex -53:hot -27:on -46:thi 51:trend -51:what @=6h -69:* -40:^what -38:chain -31:dex -44:hot
-37:pool -39:thi -46:trend -40:what @=721 -69: -9:* -21:? 55:^list -28:^nft -33:^on -33:^show 44:^what -24:^which -22:are 64:by
-64:collection 21:doe -26:each 48:every -38:ha -26:he 29:jpeg -38:kind 41:list -24:many -39:me 40:nft 91:one 57:only -41:own
-67:please -42:rows -52:show 55:sitt -48:someth 40:the -21:them -28:there -21:to -39:token 38:transfer -37:which -29:with @=7d 111:*
-50:? 73:^biggest 91:and 71:biggest 81:coin 45:dump -24:i -54:most 25:of -51:on 46:pump 63:the 40:top 29:who @=all -34:* 21:^all
-27:^open -41:^volume -24:by -40:contract -24:crypto -26:every -38:expir -26:for -24:hashrate -30:interest -24:market -20:network
-37:only -25:out 25:over 28:piec -22:price -30:profit -28:rank -25:that -48:volume -27:with -28:yet @=apy 21:* 35:^pool
-61:^stablecoin 62:^yield 36:above 42:at 63:best 23:doe -50:farm 62:first 51:in -22:keep 61:least 35:more 24:now 26:or 31:pay
31:pool 22:stable -42:stablecoin 29:stak 26:where 58:with 41:year 39:yield @=asc -37: -65:* -72:^buy -33:^coin -25:^collection
-26:^i -37:^nft -39:^stack -29:^the -45:^what 56:^when -27:^which -21:acros -70:amount -22:and -29:are -33:at 59:been -49:biggest
36:both -41:bought -86:by -48:cap -36:capitalisation -23:chain -41:coin -43:collection -62:company -51:cost -70:crypto 22:day
35:depth -36:derivativ -32:ever -26:every 37:first 34:government 26:ha -45:hi 29:hold -20:holding -74:hottest -39:in -22:interest
-39:jpeg -23:kind -86:largest -46:late -37:lay -41:like -34:list -36:m -50:market -30:mcap -42:me -73:most 26:move -46:news -43:nft
-21:nod -25:order -30:over -46:pric -41:pump -68:purchas -36:purchase -42:quot -38:rank -49:rows -47:sal -77:sector -22:sell
-37:show 43:side 37:stack -22:that -21:the -21:ticket -32:today -31:top -65:trad -20:u -66:value -30:w -33:what 53:when -26:which
-24:writ @=average @=cost -22: -100:* -21:^what -33:and -36:at -43:buy -30:cost -30:ha -34:it -25:purchas -21:stack @=base @=target
@first=3|other -11:* @=bridge @=yield -39:* -22:^protocol -29:by -22:defi -34:on -29:protocol -35:there -22:what @=btc -34:*
-35:derivativ -21:do -22:interest @=cap @=market -13:* -34:^coin -52:by -46:cap -23:capitalisation -24:category -33:coin
-22:collection 44:crypto 53:hottest -20:jpeg -65:largest 27:like -20:list -47:market 21:me -25:nft -21:pric 31:pump -22:quot
-21:rank 46:sector 30:show 23:today -22:trad -22:which @=change -24:^coin 23:are -20:at -45:buy -29:by -26:cap -26:coin 52:crypto
-25:ha 56:hottest 34:like -23:market 35:me -22:one 33:pump 36:show 32:today -21:top -21:which @=clos -44: -50:* -21:? -24:^event
-34:^hottest -26:^how -21:^market 30:^odd -39:^open -29:^show -22:^trad -39:^which -27:bet -31:bett -20:biggest -43:by -45:can
-26:crypto 29:cut -27:did -24:do -98:event -24:give -42:hottest -21:how -36:market -42:me -22:most -70:open 39:outcome 42:over
-24:people -51:politic -33:resolve -41:sery -27:show 40:them -70:today -23:togeth -30:venu 24:with @=coin @=internal
@whole|points=own|taken @whole|points=this|taken -16:* @=commodity @=equity @=metal @=rat -45:* -22:feed -29:publish -23:pyth
-24:the @=company -25:* -31:^list -23:a -23:coin -24:coingecko -29:holder -25:id -33:includ -23:list -28:that -33:track
@=compressednft @=fungible @=regularnft -14:* -20:own @=conversion @=merge @=reward @=split -60:* -37:^what -37:ha -28:on -32:what
@=crypto -26: -43:* -25:? 27:^event -27:^which -26:account -27:by -29:most -26:one 24:out -26:profitable -25:publish -20:pyth
21:that -31:today -26:trad -26:which @=culture @=economic @=finance @=mention @=tech @=weath -28: -35:* -28:account -28:profitable
@=dai @slot:interval -13:* 51:^compare -23:^price 29:^what 27:chart 46:compare 41:down 23:ha -21:of 39:or 41:since 39:thi 35:time
37:up @=date -38: 3:* -40:^what 60:^when -35:and -40:at -35:bought 41:buy -36:company -31:cost 49:ha 45:it -23:purchas 54:stack
-36:what 59:when @=desc 23: 14:* 60:^biggest 80:^buy -55:^coin 42:^collection -23:^i -55:^list 29:^nft -20:^the 21:^top 50:^v
-31:^when 21:^which -23:a -40:acros -33:been 69:biggest 32:both 36:by -80:cap -45:capitalisation -30:category -44:chain 26:circulat
-52:coin 20:collection -40:company -56:cost 49:crypto -21:current 60:day 32:depth -43:derivativ -27:each 33:ever -21:every 67:first
-33:ha -54:hi -29:hold 63:hottest -21:how -24:id -26:interest -58:jpeg -30:kind -32:late -50:lay 24:like -57:list -23:m -83:market
-48:mcap 54:most 57:move -26:much -56:news -21:not -31:now 36:numb -20:open 30:order 42:over 41:owner -49:piece 67:pl 35:please
-61:pric -22:price 39:pump 40:purchas 46:purchase -57:quot -41:rank -60:recent 22:rows 20:sal -21:say 54:sector 35:show 70:side
25:sise -57:stack -29:tell 21:that -20:their -25:think 42:ticket 26:today 22:too 70:top 80:trad -48:treasury 43:v -49:w -29:when
-61:writ @=dex -38:* -22:^protocol -29:by -21:defi -34:on -29:protocol -35:there -22:what @=erc -99: -28:* -52:? -26:^for -24:^how
-34:^i 51:^list -39:^nft -56:^on -50:^show -47:^which -30:all -43:and -40:are -34:at 31:by -28:collection -23:contract 23:did
-49:each 26:erc20 38:every -38:for -30:from -57:he -27:hold -49:how -35:i -62:in 38:incom 41:kind 35:late 20:list -54:many -62:me
-30:most -20:much -26:name -30:need -22:nft 40:of 53:one 82:only 51:please -34:position 22:price -61:rows -36:say 25:send -35:sent
-81:show 52:sitt -21:that -41:them -44:there -42:to -59:token -34:transaction 94:transfer -32:wallet -29:we 38:what -75:which
-38:who -57:with @=erc1155 -11:* -29:? 54:^can 64:^list 28:^what -74:^which -51:^who -29:allow 42:approval -37:contract -32:for
-25:from -32:got 49:ha 28:have 44:how -32:i 56:list -37:may 50:much -21:my -23:one 35:permit2 -25:pull -32:revoke 32:rout -35:take
47:that 45:the -22:them -36:to -94:token 23:what -63:which -78:who @=erc20 @first=1|other @lacks|points=none|taken
@lacks|whole=4|taken -14:* @=erc721 -53:* -22:? 36:^can -23:^list -61:^which -38:^who -24:allow -32:approval -29:contract -21:from
-24:got -24:ha 28:how -24:i -29:list -29:may 33:much 26:permit2 -22:revoke -22:take -26:that -27:to -73:token -52:which -62:who
@=false 34: 9:* 59:^i 39:and 47:at 53:code -32:contract 33:how 20:i 26:need 32:of 32:on 24:or 40:proxy -22:the @=first @=oldest
-91:* -24:and -30:for -30:in -23:list -41:of -49:on -21:one -26:or -31:out -26:that -35:the -41:transaction @=floor @=price -19:*
-22:cap -21:market @=from -26:* -40:^show 44:are 43:be -26:for 35:from -39:into 40:kind 27:last 24:list -33:mix -36:nft 44:out
38:please -49:recent 26:rows -39:show 42:so -44:that -24:to -41:token -32:tx -35:value -20:wa 25:what 30:which @=futur @asked=3
@chosen|other @joint=2|1 @lacks|first=0 @slot-said @whole|open=person!|unnamed -13:* @=fx 65:* 64:feed 31:for 60:publish 63:pyth
62:the @=government -53:* -30:? -47:^which -29:by -59:company -27:firm -42:have -27:hold -29:largest -41:list -53:most -21:much
-26:on -20:own -23:public -29:sit -31:stack -24:they -53:which -32:with @=h24 -27: 5:* 38:^collection -23:^i 25:^nft 25:^which
46:and 37:by -52:cap -47:chain -35:each -41:every -25:for -66:jpeg -85:market -54:mcap 56:most 34:numb 43:over 36:owner -24:pl
33:please -31:price -43:rows 34:that -26:the 81:trad 73:v -50:value @=hold @=net -21: -94:* -21:^what -22:and -21:at -45:buy -27:ha
-26:it @=holder 34: -28:* -46:? -30:^fee 58:^holder -36:^what -22:^who -39:acros -46:all -28:and -73:app 32:by -22:chain -24:crypto
-38:dao -83:did -40:doe -55:earn -73:fee -85:for 41:from 61:got -23:have 99:holder -31:i -31:in -134:itself -125:keep -27:make
-28:money -54:most -21:much -60:not -26:on -39:out -75:paid -52:pay -51:rank 32:revenue -39:since -26:tak -50:the -27:they -38:thi
-40:to 58:token -68:user -31:want -33:which -20:who @=holding @=total -20:^i -24:^which -21:against -24:by -38:company 46:first
34:government -27:have 34:hold -21:holding -33:list -21:m -37:most -33:which @=id 54: -28:* -25:^coin -29:^the -27:^v -42:by -28:cap
-23:capitalisation 25:circulat -33:coin -24:crypto 56:day -60:in -25:kind -33:list -28:market -29:me 60:move 52:pl -48:pric -56:quot
-25:rank 29:top -27:v 33:with @=in 24:* 60:erc20 40:for -29:from -30:one 60:only -33:pull -21:to -20:transfer -24:wallet @=inactive
-33: -41:address -25:and -24:coin -24:coingecko -33:contract -54:dump -25:each 40:exchang -35:exchange -20:for 54:have -28:i -35:id
-22:list -36:name 28:of -55:page -56:per 56:rows -34:show 53:that 21:the -31:their -37:which -32:with @=interest @=open
@lacks|open=other|ours @lacks|points=this|left @whole|open=ours!|taken -19:* @=lend -33: 8:* 45:? -37:^protocol 35:by -30:defi
55:lend -30:lock 24:on -43:protocol 45:there 52:to 34:tvl 55:want -35:what @=liquid @=stak -31:* -21:by -26:on -22:protocol
-24:there @=mak @=rebate -46:* -26:^what -26:ha -20:on -22:what @=month -70:* -32:at -27:by -23:crypto -46:for -24:market -23:on
-36:only -27:profit -49:volume @=name -54:* -22:^how -36:are -34:by -22:cap -22:coin -42:crypto -43:derivativ -23:do -24:exchang
-47:hottest -26:interest -20:like -22:one -21:open -21:the @=native -51:* -25:^collection -21:^list -39:^nft -31:^which -51:by
-48:cap -21:chain -45:collection -23:id -21:in -28:jpeg -58:market -48:most -44:nft -33:over -24:please -32:sal -20:that -71:trad
37:v -30:which -23:with @=nft @slot:filter -31: -42:* -31:^i -24:and -22:chain -26:coin -33:friend -20:id -32:know -36:native
-28:need -36:platform -31:to -32:you @=no 41: 34:? -21:^odd -30:at -91:chance -22:decemb -54:did -31:for -47:from -59:how 56:i 53:in
-68:me 52:midpoint 77:no -69:odd -71:of 20:on 27:outcome -56:pric -42:price -51:show 24:side -43:the 53:token -35:who -46:ye
@=nonfungible -12:* -21:own @=notional -63:* -20:? -59:^option -29:by -32:chain -21:crypto -30:of -44:on -27:only -76:option
-43:paid -96:premium -35:protocol -27:volume @=out -83:* -27:^how -29:^i -41:^if -43:allow -28:and -28:at -27:erc20 -34:for -32:get
-31:give -56:how -42:i -40:if -23:into -37:many -28:me -32:moment -41:much -34:now -29:on -73:out -43:slippage -46:to -44:what
-34:with -44:would @=perpetual -36:* -29:? -28:^which -21:a -29:at -35:can -33:coin -21:doe -22:list -20:my -34:one -28:pair
-45:spot -25:the -33:trade -46:which -21:with @=politic @=sport -28: -38:* -25:? 27:^event -30:^which -27:account -29:most 24:out
-27:profitable 21:that -31:today -26:trad -29:which @=quote 44:? 39:^candl 46:^i -68:^pool -48:a -54:and 24:buy -32:candl 61:i 59:in
-53:it -38:liquidity 47:lp -40:on 51:or 111:pric -46:price 22:sell 91:than 24:that 25:the 69:token @=redeem 39:* 58:? 44:^what
-40:and -46:been 46:ha 59:in 40:on 41:what @=revenue 24: -9:* -72:^fee 39:^holder -27:^how 34:^top 56:^what -40:^which -58:^who
26:acros -69:app -21:by -46:chain 33:crypto 25:dao 35:did -38:do -44:fee 65:for 45:got -51:have 75:holder -30:how -82:in -22:it
129:itself 85:keep -32:lie 48:make 45:money -32:more -49:most -38:much -25:my 90:not -53:now 60:of -60:on -38:one -31:or 41:out
-30:over -107:paid -50:pay -41:per -33:please -20:pool -84:rank 24:revenue -36:right -38:show 21:since -55:tak -37:take -50:that
38:the -30:their 51:they 27:thi -81:to -30:today 42:token 29:top -43:total -41:trader -63:user -27:v -29:wa -43:want 64:what -54:who
@=score @=trust -5:* 26:depth @=sell @slot:side -42: 15:* 52:^price 73:^what 27:a -38:and -22:are 43:ask 69:at -84:bid -60:chance
-31:condition 44:do -70:for 74:i -34:it 36:no 32:now -26:outcome 34:price -24:put -43:the 67:thi 56:to -35:token 59:what @=settl 33:
-29:* 22:? -22:^biggest -27:^event -42:^hottest 45:^how -31:^market 34:^odd -46:^open -32:^show -24:^trad -46:^which -30:bet
-34:bett -24:biggest -52:by -50:can -20:category -30:crypto 33:cut 52:did -27:do -107:event -30:give -49:hottest 40:how -47:me
-26:most -78:open 45:outcome 48:over -28:people -56:politic -21:question 57:resolve 40:sery -30:show 47:them -83:today -26:togeth
-34:venu 30:with @=to -40:* -37:^show -25:any -22:did -26:for 29:last -25:late -22:on -27:out -36:show -30:tx @=top -4:* 46:?
60:^which -44:^who -32:a -70:any 62:at -62:bought -69:chain -65:most 42:on 45:paid -64:recent 52:the 27:token 45:which -42:who
@=trade -43:* -35:^what -23:from -34:ha -22:market -22:on -29:what @=transaction 29: 67:* -60:^what -44:^when 62:^where 72:^which
-47:a -49:and -32:at 83:by 48:can -41:company -58:cost 22:doe 63:first -51:ha 35:have -34:hold 26:i 42:in -34:it 39:lp 26:many
-35:me -34:much 34:of 32:over 83:pool -24:price 28:purchas -65:stack -34:their -35:token 63:top 77:trad 23:trade -55:what -43:when
60:where 60:which @=true 20:* 40:^ 23:^all 52:^and 63:^by 44:^can -21:^compress 29:^contract 25:^could -43:^everyth -37:^for
-35:^how 39:^i 34:^in -47:^latest 24:^need 22:^nft 38:^on -26:^our -34:^pair 34:^pool -25:^price 37:^quote -29:^the 84:^token
-27:^trad -29:^tvl -40:^v -28:^volume -20:^what 51:^where -37:^who 30:^yield -22:about 43:above 46:account 42:acros -29:against
25:also -34:am -28:apy -20:auditor 47:balanc 41:balance -40:base -25:belong 30:between 31:biggest 25:book 38:both -27:bought
-58:burnt -44:buy 52:by 32:can 29:chart 31:circulat 34:client -41:coin -49:collection -27:could -33:country -28:crypto 41:current
-23:date 31:defillama -25:develop -34:do 32:each -32:earn 56:empty 26:exchang -39:exploit -22:file 68:finalis -51:from 44:full
39:gain -30:gone 71:hash 27:held 33:him 38:hold 28:holding 119:includ 27:index 35:inside 49:inventory 45:item -37:itself -44:keep
-30:know 45:large 36:largest -50:latest 22:least -20:los 52:lose -28:market 39:max -75:mcap -37:member 46:money 28:more 35:morn
30:most 30:mov 34:move -29:much 22:must -32:nearest 21:need -41:newest 43:not 21:now -35:numb 40:number 32:or -34:oth -23:our
-25:own 21:pair 27:park 60:pay 32:people 29:per 22:percent 46:pl 63:point 45:pric -42:price 26:produc -21:profit -21:program
34:proxy 64:purchas 67:quot 57:quote 20:rate -40:report 34:right -26:risk -55:say 21:see 41:sell 44:send 45:should -31:side
-52:since -37:sit 32:spread -22:stack 35:stak -34:still 44:supp -25:t -26:talk 40:telegram 27:tell 26:their 28:top 46:trade
-27:transaction -36:turnov -41:tvl -21:twitt 24:tx -37:und -38:up -36:v -20:vol 62:want -25:we 25:website -24:week -53:well
-25:which -30:who 74:with 47:without 54:would 33:year @=unexpir 27:* -24:^i 32:^open 29:^what 52:and 24:client 55:contract 41:did
53:every -20:exchange 55:expir -26:friday 56:futur 49:how 21:i 37:in 26:list 58:much -22:now 37:open -23:or 22:out 51:over
-23:please 22:price 57:that 40:there 37:trad 39:venue 20:what -21:which 50:with 42:yet @=usd 18:* 42:^collection -31:^i -48:^list
30:^nft -38:^stack -32:^what -44:^when -34:a -45:acros -26:at -44:been 64:biggest 56:by -53:cap -47:chain -57:company -62:cost
-29:each 26:ever -29:every 72:first 37:government -43:ha -22:have -55:hi 23:hold -21:holding -23:i -21:id 26:in -41:it -64:jpeg
-29:late -66:list -46:m -86:market -51:mcap -28:me 34:most -30:much -28:now 32:numb 46:over 38:owner -48:piece 31:pl 47:please
-27:price 28:purchas 39:purchase -57:recent -31:say 76:side -70:stack -37:tell 27:that 42:ticket 22:too 61:top 97:trad -43:treasury
64:v -51:w -26:what -42:when -66:writ @=value 3:* -56:^what -44:^when -51:a -55:and -26:at 45:by -41:company -58:cost -21:did -53:ha
-36:hold -33:how -35:i 37:in -54:it -31:me -33:much 28:purchas -65:stack 54:the -51:what -45:when @=volume -41: -44:* 48:^a
-50:^best -30:^biggest -43:^busiest -25:^coin 38:^collection -24:^i -20:^list 25:^nft -26:^on -46:^pool -26:^the -23:^top -52:^trad
60:^v -66:^who -63:account -42:acros 26:and -22:at -52:best -29:biggest 40:both -43:busiest -30:by -50:cap -43:capitalisation
-45:chain -37:coin 48:could -66:count -83:crypto 25:day 40:depth -20:dex -23:do -32:each -40:earn -32:every 47:give -45:go
47:highest -25:in -66:jpeg -21:kind -72:largest -36:leaderboard 44:like -36:liquidity 46:look -27:m -61:made -83:market -51:mcap
-46:money 22:move -38:not -46:only 29:over 36:owner 38:people -38:pl -33:pnl -65:politic -37:pool -46:pric -21:price -77:profit
-42:profitable -40:quot -26:rank -80:rows -25:say -56:see 72:side -41:sort -28:swap -23:the -26:them -20:top -67:trader 51:turnov
50:v -57:value -54:w -54:week 24:where -76:who -28:win -36:writ 39:you @=week 80:* 53:at 30:by 38:crypto 88:for 35:market 39:on
42:only 56:profit 67:volume @=ye -60: -62:* -31:? -20:at -31:chance -29:in 43:midpoint -92:no -30:odd 22:outcome 25:side 30:the
44:token -29:who -28:ye @asked @lacks|first=1 30:* @asked-fit @outside|strange=1 @uses:ens 55:* @asked=0 @lacks|whole=1|left
@lacks|whole=1|unnamed @lacks|whole=2|left @outside 10:* @asked=1 @drops|named|new|other @lacks|points=none|left -5:* @asked=4
@content=5|first @lacks|first=3 @outside|points=it|taken @outside|points=none|unnamed @outside|whole=2|left @title
@whole|open=none|taken 9:* @asked=far @lacks|open=thing!|left @lacks|open=thing|left @leaves:collection @outside|asked-fit=-2 -15:*
@calls=0 @calls=0|0|other @lacks|whole=0|left @outside|asked-fit=2 @outside|left @outside|words=4 13:* @calls=1 @calls=1|0|other
@lacks|taken 7:* @calls=2 @calls=2|0|other @joint=3|1 @whole|open=ours!|unnamed -49:* @calls=3 @calls=3|0|other -139:*
@category=defi_protocol -47: -22:* 45:^ -34:^all 30:^and -30:^chain 25:^could 36:^current 44:^defi -42:^defillama 37:^did -44:^fee
31:^give 37:^if -40:^in -25:^latest -30:^lend -45:^market 43:^next -33:^of 25:^on -41:^open 22:^pool -66:^price -20:^protocol
67:^rank 49:^revenue 25:^stablecoin -41:^stak 32:^top -38:^tvl 24:^wa 32:^when 38:^where -28:^which 44:^who -27:above 53:actual
-24:aft 22:against -49:already -38:also -35:altogeth -36:am -48:any 31:anyth 56:anywhere 51:apy -39:at -25:balance -25:been
40:before -21:beginn -26:best -36:bet 39:big 76:blockchain -23:bot 31:build 22:by 22:call 21:category 39:chain 31:change -27:coin
-35:commit 32:compare 43:competitor 31:crypto 31:current -66:dao 36:day -25:defillama 38:deploy -36:deposit 34:desk 35:dex
-24:dividend -30:do 39:down 68:each -42:earn 25:else 37:end -34:ever 21:everyone -24:exploit 44:farm 91:fattest -20:fee -38:follow
-59:follower -25:forum -33:friend -25:fund -27:ga 24:gave -25:get -33:github -44:give -25:goe -53:google 31:grow 42:hack -24:had
-65:have 27:if -54:into 29:invest -23:itself -51:job -52:keep -24:kept 33:know -24:l2 73:large -57:late -51:latest 46:lead 41:least
35:leave 39:lend 30:lie 26:like -22:liquidation -33:liquidity -61:lol -21:long 44:lost 32:make -44:many 26:market 29:more 25:most
-26:mov -37:my -66:nam 35:need -29:numb -21:number -35:old 30:onchain 45:only -33:or -68:oth -22:our 22:over -22:paint -30:park
25:past 22:pay -28:peg 58:people 31:per -35:percent 69:perp 21:pl 44:platform -48:plu -25:pool 53:present -60:price -27:print
-28:profit 28:project 25:protocol -27:provide -24:put 24:recent -27:report -24:return -24:revenue -40:reward -53:risk -22:rout
60:rows 37:run -51:same -26:sandwich 24:say -32:season 34:service 31:share -39:should 42:show 21:sise 34:sit 29:slide 32:sort
47:split -60:statu 25:summ -57:t 23:team 31:their -44:them 35:these 23:they 25:think 23:those -31:time 34:today -25:togeth -46:too
33:top -35:total -38:trade -63:trader 30:trend -23:turnov -32:twitt -31:two 55:use -49:v 58:value 28:venu -21:venue -23:very
-24:wallet -21:want 23:went -23:what 21:where 39:who 51:whole 30:year -33:yield -27:your @category=market_data -36: -10:* 33:24h
28:^ 51:^all -56:^any -40:^apple -22:^bid 20:^biggest -21:^block 34:^book 43:^buy -40:^can 32:^chain 25:^chart 57:^circulat
-41:^coingecko 47:^contract 60:^convert -21:^crypto 37:^current -25:^defi 23:^depth -36:^dex 57:^did 27:^dominance 24:^everyth
-22:^explain -21:^fee -36:^fill -72:^find -46:^floor 45:^fund -38:^if 21:^in -65:^it 31:^kind -28:^last -44:^level -24:^long
-32:^look -27:^make 52:^margin 40:^max 46:^mint -44:^most -47:^my 25:^need -36:^next 26:^no -40:^of 43:^on 59:^one -22:^or
-41:^payment 69:^perp -40:^plot -21:^pool 51:^pric 45:^price -27:^print 21:^pull -37:^quote 41:^recent 26:^rest -23:^search
-38:^show -33:^side -54:^since 29:^someone -21:^swap 21:^tell -51:^text 28:^that -35:^the 87:^token 42:^total -31:^trad 24:^trust
40:^tvl -29:^twitt -20:^und -34:^when 22:^which -35:^who -45:^withdrawal 21:^year 51:above -41:account 28:actual -32:add -33:addres
-82:address 24:aft 42:against 33:also -30:altcoin 24:altogeth -37:an 49:answ -34:any -44:anyth -64:anywhere 55:api -52:apple
50:around -40:artist 20:ask -68:ath 49:attach -43:balance -31:bank -32:be 25:beginn 36:beside -30:bet 48:bett -26:bigg 39:biggest
25:blockchain -69:book 56:both 26:bought 32:brok 37:broth -22:burn -21:burnt -60:buy -24:can 35:cap 49:capitalisation -26:card
61:cent 21:certain -40:chance 48:chang 23:check 21:circulat 38:circulation 30:coin -24:cold -41:colleague -21:collection
-23:committee 33:compar -24:complete 43:confidence 60:convert -37:copy -27:correct 81:country 53:cousin -61:cov 35:cros 31:current
-101:data -36:date 32:day -26:decentralis 32:decimal -50:deep -56:defi 35:defillama 60:depth -20:description -31:dev -49:dex 25:did
57:document 41:dominance -33:don 23:done -26:down 23:e 48:each 41:eith -24:else -69:entry -38:erc20 -23:etf 25:everybody 39:everyone
-57:exact -20:exchange -33:exist -39:expire 34:exploit -24:fake -29:farm -40:fear 42:fee 39:fetch 59:figur 22:figure -21:fil
-70:file -25:fill -69:find -27:firm -51:floor 28:follow -33:follower 50:forgot -44:form -44:friday 29:frog -22:from -40:full
-20:futur -24:ga 41:gain -30:germany -24:go -25:goe 40:google 26:got -44:gre 39:greedy 37:group 33:grow -36:hack -86:had -37:half
-37:happen -52:hash 25:hedge 25:here 46:hi 41:high 68:him -20:holder -36:holding -33:hows -22:husband -22:id 34:incl 28:incom
-24:inside 22:into 36:job -39:just 53:keep 24:kid -29:know -107:l2 -33:land -30:large 21:largest 55:lay -41:ledg -32:legal -35:lend
24:lett -43:level -65:leverage -20:lie -45:like -48:listing -36:live -37:login -25:logo 54:lol -22:long -52:look -26:los 30:lose
-22:lot -60:low -50:lowest -38:lp -33:made 24:margin -24:marketplace 35:max 52:may -27:me 32:mean -41:mem 22:memo -28:message
-38:metamask 53:midpoint 44:minute 27:mix -39:moment 43:money -28:mood -21:morn -24:mortgage -20:most -22:mov 26:n -25:nam
-69:nearest 33:need 38:nephew -49:news 33:noon 20:not -53:now 44:number 48:offer -53:often 40:ohlc -36:oi -62:old -21:on -41:once
70:one 32:only -29:open 22:oracle -43:ord -32:order 39:orderbook -28:out -23:outgo -25:page 38:paid -24:pair -50:pas 26:payout
-42:people -65:per 25:percentage 55:perpetual -54:pippin 62:pl 23:platform 31:please -39:plot -44:plu 29:point -38:portfolio
-29:position -37:post -50:ppl -34:project 21:pull -45:pump 60:quarter -28:question -22:quote 67:rank 27:rat -27:ratio 56:reach
-61:reason -27:receiv -21:receive 38:record -58:regist 23:report -21:reserve 29:rest -40:right 33:risk 31:rn 34:round 63:same 48:sat
52:saving 35:say -22:scamm 50:scar 45:script -66:search 30:second -22:sector 65:sell -35:sent -49:serv -25:set -21:shar -52:she
56:sheet -43:shop 37:should -29:show -28:simple -24:sise 31:sist 23:sit -42:sitt -26:slip -20:slot -44:snapshot 38:so -47:some
-35:somebody 46:somewhere -36:sort 54:source 59:spell 27:spot 42:spread -24:spreadsheet 65:stabl 74:stable 40:stablecoin 37:startup
-25:step 25:still -63:stood -49:stop -22:storage 23:sub 36:supp 21:swap -44:t -23:tak 50:taken -54:telegram 38:term 28:test -53:text
34:th 46:that 26:them -30:these 29:thesi 43:thick -23:think -55:tick -45:tier -38:tim 34:time -42:to 43:togeth -48:tonight -28:tool
30:top -27:total -77:trader -21:transaction -40:transf -60:trend 32:trust 73:trustworthy 26:turn 49:turnov 49:tvl -47:twitt 38:two
-70:until 21:up 43:used -22:utc -25:v 54:venue 39:verify 33:very 34:volume -22:wallet 22:way 22:we -21:week -34:went 38:whatev
-23:wheth -41:who -34:why -61:wire -58:withdrawal -32:won -32:would -30:write 51:wrong -21:x -41:year 46:yet -32:yield -24:you
-29:your -22:z -59:zero @category=network_infrastructure 21: -11:* 26:^a -20:^all -23:^and 26:^at -55:^attestation -45:^best
-37:^block -34:^can -48:^cancel -30:^capital -36:^cheapest 26:^coingecko -38:^compare -26:^convert -54:^custom -29:^doe 21:^event
-47:^every -26:^find 26:^for 85:^ga -53:^ha 53:^hashrate -24:^he 42:^height 37:^i 27:^latest -24:^make -48:^mempool -37:^mint
28:^namehash -26:^need -27:^next 31:^on -22:^our -45:^price 23:^raw -25:^run 36:^sat 41:^say -45:^show 31:^statu 28:^that -25:^to
-30:^topic0 32:^total -31:^turn -25:^wallet -22:^which -53:^who 37:^why -30:above -32:account -20:add -63:address 26:adjustment
-20:advis -33:aft 27:again -45:also 37:among -22:amount -30:answer -22:any -42:anyth -33:anywhere 48:apart -45:api -30:app
-53:around 30:ask 43:atm -62:attestation 29:audit -27:auditor 33:base 20:be -30:beacon 64:before -29:behind -43:best -27:bett
-31:between -52:bid -23:biggest -63:blob 40:block -29:broadcast -58:build -26:built -50:burn -23:burnt 21:busy 35:but -22:by 22:call
-72:cancel -21:capacity -30:capital -34:category 29:chain -52:change 40:chart 33:check -33:circle 57:claim 51:click 72:clock
38:closest 43:collection 37:come -32:compare 38:complete 29:config 74:control -24:convert 22:correct 33:count 45:counterparty 29:cov
-44:custom 55:d -25:decentralis 32:decod 37:deployment 60:deposit 29:dev 25:develop -26:did 41:digest -21:do -34:don -20:drop 24:dur
43:e 68:eip 43:emit -34:empty 32:end -36:enough 25:entry 26:estimate -48:event -44:every -36:everyone 23:evm -24:exchang 35:exploit
49:explor 36:fail 24:farm 21:file -36:first -25:flagg -21:floor 32:follow 21:form 35:friend -35:front 56:full 44:gave
28:geckoterminal -31:geth 22:give 27:go 27:gone -25:group -37:guy -57:ha 32:hang 53:happen 26:hardware -59:hashrate 39:he 48:hello
29:hi 21:high -23:history 65:hit -30:hold 36:hour 23:if -31:impermanent 47:includ -26:incom -48:inscription 40:insist -38:internal
41:just 77:keccak -51:key 41:know -24:l2 -41:lamport -23:land -38:last 37:lat 24:ledg -27:lightn 33:line -41:liquidation 26:live
-30:los -26:low 37:m 26:many -26:market -32:mempool 38:mention -31:metamask -34:mint 22:money -20:more 74:morn -25:most 29:mov
-25:move 46:nam 35:namehash 27:native 32:nearest -21:new 23:newest -21:newspap -29:next 32:nft -48:nod 66:node 39:nonce 46:normal
34:noth 47:now 42:numb 21:number 40:off -22:office -28:often 27:ok -21:one -23:only 28:oracle 31:order -33:ordinal -58:oth
-40:output -23:paid -35:pair 32:pap 35:past -36:pay 38:payment 42:payout 20:per -23:percent 21:permit 31:phantom 23:pl -34:pool
-28:post -33:price -20:print 24:produc 70:program -33:project -59:propos 36:queu -41:queue 21:raw 47:real 51:receipt -24:recent
24:recipient 23:reject 26:request -36:return -28:revert 22:reward 34:right 59:role 33:rpc -36:safe 21:said 73:same -33:satoshi
36:say 51:see 34:seem 22:sell 27:send 34:sent -60:service 50:settlement -37:share -25:she -34:should -28:show -77:side 27:sig
-38:signatur 38:signature -21:simple -25:sit 47:site 21:sitt -37:skip -33:small -23:smallest 23:snapshot -25:solidity 63:some
-29:someone -53:somewhere -37:sort -28:spendable -22:spr -49:spreadsheet -40:stack -28:state -41:station 27:still 78:str
36:subdomain 24:succe 25:succes -24:sum 35:swapp 33:take -26:talk 20:teach 26:tell 49:test -50:text 31:that 26:their 22:there
33:think -21:those 32:thru 39:time 55:timestamp 28:today -27:tool -35:top -33:topic 27:total -40:tp -57:trace 23:track 22:trade
-31:transaction 36:transf -23:transfer -37:trezor -31:turn -21:tvl 22:tx 70:txid 61:type -21:u 37:unconfirm -24:unit 26:user 25:utc
44:utilisation -28:validator 58:value -21:vault 27:vbyte 60:version 25:we -28:were -52:whole 32:withdrawal 33:without -61:won
59:work 30:wrote 26:year -49:yet @category=nft_analytics 50: 27:* 36:? 36:^are 37:^before 53:^chart -45:^coingecko 56:^collection
-28:^compress -42:^contract 34:^did 32:^doe -31:^everyth 36:^ha -54:^list -34:^make -34:^market -54:^nft 23:^of -40:^on 56:^only
-21:^our -22:^rarity -64:^rows -22:^someone 21:^token 36:^volume 102:^wa -35:^wallet 31:^what -30:^when 29:a 50:about 71:all 23:also
34:am 25:and 48:anyth -35:approval 32:are -31:art 54:artist 33:asset 24:at 47:ath -28:back -86:be -30:been -25:beginn 41:both
28:burnt 46:buy -41:can 30:chang 45:chart 39:cheap 46:cheapest -39:coingecko -24:company -44:compress 53:cost 51:could 29:count
-51:creator -23:crypto 33:d -23:dao 45:data 34:daught -31:develop 28:did 47:digital -25:document 23:drop 65:each -37:erc20 30:ever
-26:everyone -23:everyth -35:explor -20:fall 93:fee 22:find 45:floor -24:friend 39:fund 28:gallery 21:gave 32:go -77:he 20:her
30:history -25:id -35:if 60:in 42:insurance 41:inventory 20:it 73:item 66:jpeg 22:just 119:keep 50:kind -50:list 74:lol 21:long
40:lost 68:lowest 47:m 38:made -31:make 21:market 35:marketplace 33:mcap 41:member 31:metadata -37:mint 52:moment -28:morn 24:most
74:nam -71:name 47:need -60:new -30:next -21:not -55:now 67:numb -73:offer -37:on 57:one -30:open 86:oth -49:our -21:over 54:owner
-25:pay -30:phantom 31:pictur -20:plu -25:point -22:pric -36:price 46:project -66:rank -51:rarity 24:real -53:right -36:rows
-42:royalty -67:run 34:sal -56:sale -34:same -53:should 48:side 21:sit -23:some -21:someone -25:someth 41:spr -23:take -34:th
50:that 23:their 34:them -26:those -29:ticket -24:time -56:today -40:token -45:too 26:top -20:track 30:trad 69:trait -24:u 32:und
-28:user 117:v 49:vault -29:volume 102:wa 46:what 30:whatev -28:when -22:which -56:whole -21:with 27:won 36:worth -71:would 58:writ
@category=onchain_dex 51:^a 20:^and 42:^any -41:^are 21:^bridge -24:^buy 24:^candl 28:^compare -21:^current 43:^dex 44:^dexscreen
-36:^every -43:^find 44:^for 30:^give 62:^hold -24:^i 60:^if 34:^in 55:^it -23:^liquidation -34:^look -35:^need -20:^newest -25:^of
-25:^please 44:^quote 23:^rank -28:^search 24:^somebody 44:^the -59:^token 25:^total 22:^volume -23:^website -40:^where -25:^who
-22:above -24:account -51:also 28:amount -23:and -30:anyone -24:ape -22:aped 23:around 31:art -47:auditor -29:been -54:bett
26:between -33:block -23:boost -37:both 50:bridg -25:call -23:cent -27:cheapest -22:check 31:claim -57:clos 31:com 23:compare
51:count -22:cousin -22:credit -24:current -26:d 39:data 54:decentralis -20:deepest 63:degen 61:deposit -35:desk 27:develop 65:dex
37:did 29:doe -41:down 32:due -26:e 41:earn -25:everybody 67:exploit -23:feed -40:find -22:follower -27:found -29:fund -28:ga
-38:geckoterminal 40:give -36:gone 64:governance -52:green -28:ha -34:hack 64:had -27:happen 25:highest 42:hold 40:if 28:impact
-21:inside -38:keep 30:kind 43:know 69:known -20:largest 30:led -21:ledg -21:lend -21:link 56:liq -21:liquidity -24:live 41:made
-23:marketplace -45:min 22:mine 24:mint 25:money 31:month 47:move -27:nam -26:net 30:nev -31:no 27:number -62:once -23:or -28:oth
-27:own 32:pair 43:park 34:people 28:percent -60:pippin 39:pool 26:profil 22:profile 54:pump 44:quote -25:reach 55:reserve -25:right
23:rows -44:safe 30:same 75:say -37:search 21:second -36:sent -28:she 42:should 75:since -25:site 31:sold 43:somebody -39:someone
50:statu -24:swapp 28:t -25:talk -27:th -44:these 33:thing 44:through 35:tier -22:time 54:today 20:too -78:trader -21:transaction
66:transf 35:transfer 35:treasury -28:trend -70:turn -32:twitt -32:two -36:up 25:use -20:venue -48:view 34:vol 20:want -25:watch
-24:we -35:were 69:withdraw 26:worth -22:yet 62:yield -34:your @category=portfolio_wallet 9:* -43:^account 33:^addres 37:^all
-43:^allowance -41:^am -30:^and -25:^any -81:^are 27:^biggest 82:^call -38:^cancel 60:^check 40:^coin -22:^compare -58:^compress
-35:^contract -28:^convert 38:^custom 50:^doe 63:^every 59:^find -28:^for -33:^fund -49:^ga 25:^good 67:^held 21:^hold -30:^if
56:^in 41:^last -30:^ledg -27:^may -21:^message 39:^need 41:^newest 56:^nft 21:^nonce -38:^numb -39:^of -22:^on -41:^only 35:^our
-51:^pend 37:^pl 28:^please 23:^pnl -56:^price -40:^realis 21:^reverse -31:^run 52:^search 33:^someone -21:^stak 48:^swap -30:^tell
29:^to 48:^token -32:^top -48:^turn -26:^tvl 25:^tx -32:^unclaim 36:^wa -35:^wallet 22:^we 26:^when 60:^which 20:account 28:active
24:activity -26:actual -25:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp
-94:address 32:aft 52:all 62:allow -38:allowance -47:also 51:altogeth 38:am -26:amount -49:answ -20:anyone 50:app -27:approval
67:arriv 74:arrive 79:artist -27:attach -56:attack -32:attestation 20:audit -46:back 45:bag 77:bal -23:before 21:best -25:bet
24:biggest -39:block -30:blockscout 38:bookkeep -30:bot -21:broadcast 33:broth -26:but -25:by 50:call -55:cancel -30:car 25:card
-26:cash -56:chang -29:channel 75:check -41:circle 50:claim -36:close -37:coin -23:coingecko 35:cold -50:collection -33:com
27:company -63:compare -27:compress 26:consolidate -31:control -27:convert -28:copy -24:correct -21:cost 31:counterparty 44:court
-50:creat 54:create 47:creator 46:crypto 35:custom -43:d 90:dao -33:data -32:decimal 30:defi 30:deploy 70:dev 45:did 38:do 20:doe
27:down 32:draw 44:earn -26:eip -61:eligible -62:employ 69:empty 58:en 47:erc20 -31:etherscan -24:even 63:every 32:everyth
26:exchange 69:expire -24:exploit 59:explor 57:factory -51:fattest -23:fear 21:fee -35:feed 27:fetch -21:figure -20:file 61:find
-32:firm 33:first -62:flow 20:for -41:forgot 32:found -57:freeze 37:friend -42:from -27:front -21:frozen -22:full 30:fund -23:gain
52:gave -21:get -23:gett -32:given -50:gone 40:governance 37:grandson -25:grow 42:ha -25:hack 63:had -56:hand -33:hardware -41:hash
24:have 74:he 26:held 57:her -31:hex -32:high -39:history -33:holder -52:home 64:hot 21:husband -21:idea 63:if 23:im 40:incl
53:incom -54:inscription 23:inside 46:internal -25:it -34:item 56:itself 23:just -47:key 33:kind 26:l2 -48:lamport 45:land 38:last
38:late 25:ledg 76:left -40:legal -24:lend 26:lent -29:lightn 36:like 28:lin 43:line 36:link 24:list -40:live -39:lol -45:lookup
21:low 32:made -27:many 34:max 20:me -37:mean -84:mempool -44:message 22:metamask -47:min 34:mine 30:mix -22:month -36:move
49:movement 24:much 66:multisig 36:must 32:name -61:native 24:net -43:nev 30:news -34:no -38:node -42:not -33:numb 31:office 40:old
33:once -34:operator 26:ord -49:order -60:ordinal 51:our 44:out 46:outgo 33:output 35:p 46:pap -36:passport 26:pay 24:peg -45:pend
-28:per -29:permit2 -50:person 36:phantom 32:piec -22:pippin 39:pl -46:place 32:point 42:possible -21:post 40:present 57:pric
-30:price -47:print 36:profile -25:profit -56:program -25:project 49:provide -59:pull 33:queue -21:rank -49:rate -22:raw 51:reach
-58:real -24:realis -54:reason -25:reb8tk3gbgk5auzkwc6shnwrgvjh8dualh -38:receiv -22:recipient -23:record -92:regist 37:relay
51:rent 34:report -25:resolve 21:reverse 35:rich 21:right -42:rout -21:rpc -28:run 29:safe 32:said -41:sandwich 21:sat -58:satoshi
-27:screen 52:search 27:see -32:seen -27:send 60:set 28:settlement -21:shar -45:sheet -22:side -45:sign -50:sit 74:sitt 61:small
-40:smallest 25:so 40:sold -30:solidity 26:some 59:someone -48:son -22:source 59:spend 39:spendable 67:spl -50:stabl 31:stablecoin
-21:stake 40:stand 42:statement -35:statu 43:storage 24:straight -55:subdomain -26:supp 30:support 30:swap 26:tag -36:take -33:taken
-35:talk -39:team -85:th -50:their 24:there -47:they 23:those -41:tim -21:time 34:token 38:tonight -42:too 33:touch -43:trade
-30:trader -36:transaction 58:treasury -29:trezor -58:turn -27:tvl 27:twitt -49:type 39:u -42:und -23:unlock -24:unspent -26:use
-22:user 45:utc -26:valu -36:valuation -56:value 50:vault 37:very -36:view 42:vitalik 39:volume 26:we 42:well 34:whale 23:where
43:which 27:while -25:whole -35:whose 24:why 28:will -58:win -44:without 24:worth -35:write -39:wrong -25:ye 52:yet 50:yield 40:you
75:zero @category=prediction_markets -22:^ -37:^account 28:^all 63:^and -29:^best -72:^bet -38:^bid 23:^biggest 42:^cheapest
23:^clos -21:^depth -45:^did -47:^do 29:^give 30:^ha -36:^i 30:^imp -33:^in 32:^it 58:^last -56:^level 46:^market 22:^mid -23:^need
-30:^no 59:^odd 45:^open -28:^ord 69:^price 44:^print -51:^put 31:^show -28:^top 29:^trad 38:^volume -21:^we 49:^ye -22:account
-31:aft 49:also -22:and 24:any 55:anyone -40:apple -35:are -28:balance -24:been -45:best -37:betfair -39:bett 50:bettor 31:between
22:big 75:book 31:bought 22:budget 23:buy 27:by 42:chance 57:cheapest -42:close -21:coin -46:com 45:company 36:contract 23:cost
62:could -21:dao 36:decemb 34:down -35:each -21:earn 23:eith 27:every -20:everyth 50:exact -38:fee -32:for 57:from -54:good 24:guy
30:held 27:highest -22:history -62:holder -22:hour 30:hows 22:if 29:insid 32:interest 23:just -33:keep 84:l2 -35:largest -52:left
-76:legal -32:lend -20:licence 30:link 46:look 24:los 31:made -85:manifold -30:market 49:minute 28:money 48:morn 33:most 43:mov
-74:nam -39:next 77:no 47:now -26:odd 27:office -93:old 21:only 22:or -27:out 50:outcome -33:own 22:paid 65:pay -22:payment
-84:people 28:piece -59:plu 33:politic 55:poly 21:position 32:post 39:print 39:profile -46:proposal -37:put -26:redemption
55:resolve 36:right 49:rn 32:rul 21:run 25:same -59:say -46:search 58:see 28:sell -42:set -21:settl 41:shar 23:share 22:show 31:sid
-45:sise 22:sit 23:sold -30:someone -70:someth 25:sport 38:stak 26:stand -28:still -26:strike 26:sub -27:t -21:take -43:team 33:th
28:through 92:tick -25:time 56:today 28:told -58:tonight -52:und 72:up -30:use -24:v 52:very 46:volume -22:wallet -21:whale 23:which
21:who 29:whoev 32:whole 29:whose 54:will 35:win 29:won -20:wont 69:would -46:ye -53:yet @category=search_discovery 22:0x 39:^
-56:^addres 29:^all 22:^before 44:^coin 57:^coingecko 68:^compress 56:^contract -37:^dex -36:^dexscreen -23:^everyth 48:^find
26:^for 42:^ha 53:^id -22:^list -32:^market 25:^mint 42:^most -21:^my -45:^need -69:^nft 23:^on 41:^our 45:^pair 31:^pyth 36:^search
-23:^there -29:^to 38:^token 48:^trend 36:^we 52:^where -21:^which -58:^who -22:a -26:account 24:add -23:airdrop 23:already 46:an
38:any -21:anyone 40:anyth 26:around -56:artist 35:ask 36:audit 43:auditor 38:be -43:behind -29:bet -26:bett 24:block 48:blockscout
24:by 43:call 65:category -21:client 46:code 35:coingecko 35:colleague 24:collect 22:com -27:come 53:compress 30:config 45:copy
-37:count -41:d -27:dat -56:data 30:deepest 42:derivativ -20:dexscreen 40:down -28:drop -23:e 39:each -29:else -27:en 22:entry
-60:explor 37:file 60:find 44:found -36:gave 50:geckoterminal -32:go -46:google -44:group 54:had -50:hand -27:hash 45:here -37:hi
-27:hold -35:hot 49:id 44:identify -23:if -35:includ 32:it -37:item -31:keccak 43:keep 50:kind -49:know 25:largest 22:launch 27:ledg
37:log 24:long 20:look 42:m -51:made 25:mail -23:make 26:match -30:mcap 21:me 21:mean -47:member -29:mention 29:morn 26:most 30:must
-33:my -21:nam -39:name -60:need -22:newest -22:news -32:not -22:now 47:numb 55:old 27:on -30:one -55:only -38:oth -28:own 33:paid
39:pair 25:pap 45:pas 34:past 40:payment 76:pippin 46:pl -49:plu -25:pric -32:profile 33:publish -40:rank -35:real 21:recent
55:resolv 35:right -42:role -76:same -21:say -42:script 26:search 50:sector -39:see 62:send 26:set -41:sheet -57:should 22:show
32:so -22:some 21:somebody 23:someone 71:someth 33:sort -30:spot 30:spreadsheet 27:start 28:statu -66:stock -22:str 20:symbol
-43:talk -38:tell 20:text 39:th -35:that -27:their 43:them -34:there -70:tick -32:tim -43:tonight 43:tool -34:top 40:trade
-22:transf 50:trend 28:two -22:u 26:und -30:v -59:value -39:verification 33:verify -25:wa -23:wallet -46:want 27:we 26:whatev
-53:who 37:whom -28:whose -44:work 23:write 48:ye 52:yet -38:you @category=security_risk 11:* 22:^a 51:^and 30:^anyth 81:^are
23:^biggest 37:^buy 27:^can 24:^check 29:^coin 23:^could -36:^decode -65:^did -48:^draft -24:^find 34:^for 22:^honeypot 29:^how
-20:^in -21:^latest 27:^list -30:^make 43:^metamask -48:^mint 59:^newest -26:^next 28:^nft -32:^please -88:^revoke 29:^safe 53:^show
30:^someone 29:^the -34:^there 35:^token 54:^wa -22:^we -50:^when -22:^where 43:aft -26:airdrop -46:allow 42:already -69:also -22:am
-21:and 26:any 39:anyone -47:anywhere 35:approv -47:approval 37:are -36:art 41:artist 32:at -36:audit 40:back 79:been -22:before
25:big 45:biggest -29:bond 21:bought 92:burn 42:burnt 25:but 36:button 31:came 62:can -21:carry -20:cheapest 22:clean -31:click
36:code -33:community 30:company 72:counterparty -30:cousin -25:creat 40:credit 37:dangerou -23:data -32:day -33:decode -32:deploy
-68:dex -36:did -37:doe -48:draft 37:drain 20:dust -20:email -49:end 25:erc20 -76:every 33:everybody 21:exchange 39:fake 52:far
23:fear 30:file -45:find -48:flagg -40:floor -23:for -42:free 22:freeze 43:from -39:front -25:gave -27:get 39:go -37:goe -31:grant
-22:hack 21:have -25:he 63:hex 27:hidden 78:hit 22:honeypot 30:how -25:inside 22:into 57:investment -25:keep -27:know 55:latest
24:launch 27:lead 64:legit 27:lett 21:letter 37:liquidity 33:list 41:lol 52:look 34:lp 34:m 43:made 35:mail -32:make 30:maliciou
36:many 38:memecoin 39:metamask -22:min 34:mine -33:minute 31:money 28:more -21:most 22:much 20:nephew -47:network 34:newest
25:newslett -37:next 42:no -21:nonce -21:not -53:old 35:one -34:open 43:operator -22:or -39:oth 34:own 26:pair 36:park 45:paus
-30:pension 42:permission -22:pippin -36:please -27:post -26:print -29:protocol -21:rais 74:real 64:reason 21:request -25:return
-81:revoke 44:risk 25:rout 23:rows 43:rug 34:rugcheck -20:run 63:safe -31:same 41:say -25:screen 63:security -31:see -22:shar 28:she
29:short 81:should 43:show -36:simulate -23:since 56:so -24:solidity 27:some 34:someone -26:somewhere -25:spend -36:spl 26:stable
21:statu 22:stolen 25:stop 50:swap -47:switch 73:t -36:that 82:these 28:thi 38:think 58:those -50:tick 41:token -54:tonight 40:trad
26:transfer 36:trap -47:trezor 24:trust -35:trustworthy 45:turn -26:unlimit -31:upgrade 31:us 22:v 37:valu -41:vitalik 43:want
-28:we 55:were 45:whoev 34:why 41:with -22:withdraw 21:withdrawal -24:would 41:writ -32:yield -21:you @category=token_contract -10:*
20:4byte 40:^ 28:^account 53:^allowance 77:^and 32:^biggest -76:^call -35:^can -28:^chart -30:^convert 49:^do -25:^every
-29:^everyth -64:^find -31:^ga 40:^get -22:^have -33:^held -25:^honeypot 23:^i -21:^if -23:^in 26:^latest -26:^ledg -30:^list
50:^look 27:^make -60:^mint 69:^need 34:^next -44:^numb 27:^of -21:^on -25:^open 53:^our -23:^read 32:^recent -24:^review 23:^so
-22:^someone 44:^stack 25:^supp 26:^to -70:^token 31:^top 47:^topic0 48:^total 30:^transfer 78:^turn -30:^twitt -26:^two -62:^verify
34:^wallet 31:^website -21:^would -21:a 32:abi 30:accord 26:account 65:address 24:aft -23:against -41:all 53:allowance 45:already
-78:also 66:amount -35:approval 40:argument -46:artist -48:attach 52:auditor 40:average -21:bal 52:be -24:been 25:bet 28:big
-26:biggest 57:blob -25:block 31:board 60:book 40:bool 39:both -68:burn -25:burnt -35:by 30:byte -20:bytecode -52:call 35:calldata
-21:can 22:chang 56:change -33:chart -42:circulat 20:click 57:client -20:cold 30:com 32:competitor 36:compil 27:confirm
29:constructor -26:contract 21:control -22:convert 25:copy -50:country 39:cousin 40:cov -42:create -24:crypto 20:custom 39:d
-22:dangerou -25:dao -49:dat 46:data 63:decimal -26:decod 20:decode 27:deployment 23:desk -38:dev 28:developer 62:dex 21:different
-29:do 54:down 28:draw -47:each -26:eip 55:email -34:emit 72:employ 28:enough 23:entry -43:etherscan 32:even 76:event 30:everybody
26:evm 28:exact 39:exist -29:explain 25:explor -53:factory -24:fail -23:fake -36:far 42:fattest -21:fil -67:find 55:firm 62:flow
23:follow -34:follower -34:free 20:fresh 25:from -33:front 39:full 34:function -31:ga -61:gave 29:geckoterminal 32:gett 31:go
-54:governance 36:grandson 38:grant -53:group 45:hack 38:hand -24:happen -26:here 53:hex 22:hidden -21:him 37:hold 38:holding
-39:home -22:honeypot 23:idea 42:income -40:input 24:into -46:json -24:kilometr 36:know 67:lamport -27:landlord 28:latest -56:launch
-32:least -28:legal 26:lend 22:liquidity 35:live 30:log -40:logo -41:m -21:made 25:main 28:many -36:match -25:max 34:mean 25:memo
46:mention 38:method -25:mil 63:min 35:mint 30:minute -53:month 24:more -47:morn 33:mov -28:much -40:multisig 31:must 26:myself
32:name -31:native 38:need -41:no 63:nobody -71:nod -25:not -21:noth -61:off 54:official 22:old 49:oldest -27:once -29:one 35:open
-42:oth -23:our 41:out -23:over 34:page 47:paid 42:pancake 31:pap -36:part 24:paus 25:percent -41:phantom 41:piece 24:pile
-37:pippin -57:pl 21:please 23:point -56:post 24:proof -27:protocol 38:proxy 34:publish 77:pull 44:purchas 20:purchase -48:real
-34:reason 48:recent -40:regex 39:relay -21:request -51:result 49:return 26:revert -33:round -32:rows -26:rug -41:safe -54:sal
58:sale -35:same 55:satoshi -50:say 29:school 20:script 32:search 33:second 25:seem -43:sell 45:shar -39:share -38:she 25:sheet
35:shill 24:should 24:show -23:side -77:since 21:single -21:smallest -34:so -21:solidity 49:split 30:spreadsheet -36:square
-26:stabl 44:stack 36:stat 35:still 64:stop 33:symbol 50:table 29:team -38:telegram 58:tell 28:text 77:th -29:theft 25:then 22:they
-23:thi 28:think -39:those 61:tick -28:ticket 29:tim -41:time -37:token 32:too 20:took 54:top 51:topic 49:topic0 -26:trad 39:trade
-26:trezor 69:turn -43:twitt -40:tx 28:u 46:und 42:unit 36:unknown -28:unlimit 61:unlock -49:upcom -32:use 21:used 29:value 21:vault
43:verification -25:verify -26:version 33:volume 30:w 49:wallet -34:way 25:website -41:well -41:were 22:where 34:who -26:whom
-64:whose -28:wire -31:without 21:work -36:write -46:wrong -28:yet -25:your 20:zero @chosen-count 137:* -52:? -26:^did -26:^how
-41:^i 59:^newest -51:^put -26:^quote -42:^the 36:^what 77:^which 45:^who -41:about -50:account 24:all -30:am -24:and 51:are 41:ask
-22:at 25:back -49:bet 77:biggest 62:book 26:bridge -83:buy 83:by 39:candl 43:cap 32:category -64:cent 29:chain 50:coin 70:coingecko
75:collection -25:com 32:contract -34:could 47:crypto -45:defillama 78:dex -46:did -25:do 29:each 49:em 53:enough 82:event
-53:exchange 76:first 39:floor -56:for -32:good 34:got -57:have 26:hold -50:how -30:i 23:if -34:into -75:it 34:just 92:late 35:lay
-25:least 40:list -21:look -66:lost -21:market 52:money 67:most -38:much -61:my 39:new 66:newest 22:nft -28:nonce -39:now -39:numb
-31:of 47:off 32:on 61:only 89:open -24:out -62:over 46:paid 22:pair -38:pay 69:per 30:pl 34:please 72:pool -44:price -49:put
-26:quote 73:rank -35:rate 78:rugcheck -40:say 38:sector 66:show -37:sit -23:str -24:tell 33:that 47:their -39:there -40:thi 43:to
30:today 83:token 45:transaction -60:transf -26:u -39:und 33:up 60:volume 28:want 65:which 50:with -42:worth -25:would -113:ye
-54:year -51:you @chosen-said @joint=askings|1 102:* @content=0|first @joint=3|2 @outside|strange=0 @outside|whole=3|unnamed
@whole|points=none|unnamed -17:* @content=1|first @leaves:number @outside|points=theirs|unnamed @slot:blocks -29:* @content=2|first
@lacks|left @lacks|open=ours|unnamed @outside|asked-fit=4 @outside|open=person|unnamed @wide=1|other -21:* @content=3|first
@lacks|open=other|person @outside|open=thing!|taken @share=3|other @src=none|other @uncited|other @whole|left -7:* @content=4|first
@outside|first=4 17:* @content=6|first @joint=rules|3 @outside|words=5 @takes:time 18:* @described @joint=rules|4
@lacks|open=ours!|left @lacks|whole=1|taken @leaves:protocol @outside|open=none|unnamed @uses:chain 19:* @drops|open|new|other
@lacks=1 @lacks|whole=3|unnamed @outside|points=theirs|taken @whole|points=theirs|left @whole|points=this|left @wide=3|other -9:*
@fault @leaves:thing -80:* @first=2|other @outside|first=1 -28:* @first=4|other @lacks|first=4 @name 4:* @first=5|other @lacks=2
@lacks|open=fits|ours @missing 24:* @first|other @lacks|open=person|unnamed 26:* @group=first @src=none -24: -7:* 76:^ 36:^a
20:^about 26:^accord -42:^account 57:^addres 34:^all 110:^also -34:^am 74:^and 31:^anyth -43:^apple 86:^ath -56:^attestation
55:^before -32:^best -72:^bet -40:^bid 73:^biggest -42:^block 43:^book -31:^burnt 54:^buy -26:^by -27:^can -62:^cancel 27:^candl
-31:^capital 40:^chart 51:^check 36:^clos 68:^coin 26:^coingecko 40:^collection 24:^compare 24:^compress 70:^contract -26:^crypto
51:^current -38:^custom 35:^did -21:^difference -24:^do 25:^dominance -57:^draft -38:^each -31:^everyth -26:^explain -35:^farcast
40:^fee -56:^fetch -38:^fill -35:^floor 33:^for -56:^freeze -82:^from 31:^fund 36:^ga 39:^get 51:^give -23:^hash 43:^hashrate
40:^height 41:^held 35:^hey -33:^highest -33:^id 21:^if 38:^in -23:^keccak256 -23:^largest 24:^last -45:^ledg -32:^lend -78:^level
-27:^list 40:^lock -24:^long -34:^look 31:^lowest -20:^lp 52:^margin 35:^mark -30:^market 34:^max -52:^mempool -51:^message
35:^metamask -30:^min -28:^most -73:^nam -29:^name 21:^namehash 48:^need 75:^newest -23:^nft 43:^not -62:^numb 56:^odd -49:^of
77:^one 25:^only 27:^open -22:^or 71:^our -28:^payment -66:^pend 70:^perp 34:^pl -34:^plan -27:^please -38:^plot -74:^point
-23:^protocol 27:^pull -52:^put 36:^pyth 38:^rank -26:^rarity 20:^raw -32:^read -43:^realis 22:^rest 41:^revenue -36:^review
-90:^revoke -147:^rows 29:^safe 33:^sat 47:^say -74:^should -33:^side -51:^sign -53:^since 43:^so 73:^some 44:^somebody
24:^stablecoin 43:^stack -58:^stak 40:^swap -39:^text 25:^their 48:^time 86:^token 20:^topic0 69:^total -31:^transfer 36:^trend
35:^turn -27:^tvl -49:^twitt 27:^tx -32:^unclaim -57:^verify 54:^volume 106:^wa -31:^wallet 29:^we 35:^whale 21:^wheth 30:^why
-21:^will -47:^withdrawal -22:^worth 28:^would 44:^ye 21:abi 24:accord -26:account 24:accountant 40:actual
-34:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -81:address
25:adjustment 23:aft 29:again 25:against -35:airdrop 25:alert 35:allow 24:already -83:also -35:altcoin 42:altogeth 28:am 34:amount
20:annual -35:answer 27:anyone 47:anyth 29:apart -51:api -68:apple 24:approv -76:approval 37:apy 37:argument 26:around 34:arriv
56:arrive -41:art 32:artist 44:ask -58:association -48:ath -43:attach -58:attack -76:attestation 28:auditor 30:aunt 32:average
24:away 49:bag 57:bal -25:balance -35:bank 34:base 35:basi -46:beacon 37:before -42:behind 25:belong -24:below 32:beside -37:best
-47:bet -38:betfair -47:bett 43:bettor 56:big 29:bigg 38:biggest -48:bill 79:blockchain 23:board -54:bond 37:bookkeep 32:bool
-38:boost 22:born 21:bos -27:bot 52:both 31:bought 37:bridg -57:broadcast 24:brok 58:broth 21:budget -40:built -22:buy 25:byte
-35:bytecode 23:call 28:calldata -26:calory 34:came -83:cancel 22:cannot 50:cap -25:capacity -38:capital 64:capitalisation -41:car
-30:cash -37:cast 53:cent 43:certain 24:chain 60:chang 31:change -37:channel -27:charge 21:chat 61:cheapest 72:check -72:circle
-30:circulat 34:circulation 73:claim 34:clean 24:click 25:client 61:clock -43:close 31:closest 52:code 27:coin 47:coingecko
30:collect -36:column 37:come -63:commit 40:committee -27:community 39:company 48:compar 29:compare 56:competitor 30:compil
27:compress -30:condition 34:confidence 27:config -21:confirmation 24:consolidate 30:constructor 77:control 56:could 82:counterparty
35:court 68:cousin 34:cover -60:creat -27:create2 40:crypto 35:csv 24:currency 33:current 62:d 23:dangerou 22:dapp -45:dat 42:day
71:dear 31:decemb -44:decide 64:decimal -27:declare -36:deep -24:deliver 48:deploy 53:deployment 55:deposit 66:depositor 46:depth
-24:description 25:desk 45:dev 38:dex 33:did 38:digest 34:digital 41:diligence -26:discord 31:discuss -36:disposal -64:dispute
-45:dividend 38:document -22:doesn 39:dominance -43:don 37:done 71:down -53:draft 37:drain 29:draw 21:e 74:each -21:earning
33:editor -24:egg 34:eip 55:eith -70:eligible -46:else 24:em 39:email 32:empty 39:en 43:end -48:english -37:epoch 45:erc20
23:estimate -34:etf -43:etherscan 21:event -21:every 46:everybody 41:everyone 31:evm 23:exercise -24:exit 52:expire -51:explain
75:exploit 33:explor 28:fail -32:fall -39:farcast 58:farm 93:fattest 22:favourite -40:fear 55:fee 62:fetch 50:figur -20:fil -34:file
35:fine 26:flagg -40:flow 44:follow -81:follower -39:form -30:forum 26:found -69:free -39:freeze -20:freshest -40:friday 35:friend
25:from 21:function 27:fund 34:gallery -23:game 41:geckoterminal -56:germany -21:get -32:geth 25:gett -50:github -25:given 66:go
-53:good -54:google 44:grandson -48:gre 38:greedy -30:green -39:group 41:grow 71:had 27:hang 27:happen -25:hardware -44:hash
-74:hashrate 31:he -21:heatmap 29:hedge 45:hello -59:help 34:her 46:hex 35:hey 47:hi 34:hidden 23:high 29:highest 61:him -41:history
60:hit -53:holder -84:home 41:homework 40:hot -29:hurt -31:ibuprofen 32:id 42:identify 37:if -24:imp -31:impermanent 43:incl
25:includ 67:incom -30:inflow -27:input -81:inscription 26:insid 31:inside 30:inventory 29:invest 26:investment 51:invoice 27:item
-43:job 49:jpeg -41:json 38:just 67:keccak -23:keccak256 81:keep -24:kept -64:key -26:kilometr 78:kind -30:knee 27:know
-42:knowledge 62:known -39:kyc -24:l2 92:lamport -39:landlord 26:large 40:lat -36:launch -45:lawyer 45:lead 74:least -32:leav
33:leave 48:left -105:legal 27:lent 21:letter -51:level -65:leverage -24:licence 30:lie -49:lightn 30:line 76:liq -26:liquidation
-55:listing -43:liv -37:live 45:log -60:logo 39:lol -33:lookup -30:los 53:lost -32:low 53:m 35:made 45:mail 54:main -26:make
29:maliciou -87:manifold 27:many 23:margin 28:mark 48:marketplace 30:max 61:may 30:mean -41:mem 36:memecoin 31:memo -69:mempool
54:mention -48:message 35:method -26:mev -38:mid 45:midpoint -28:mil -27:min 31:mine 20:mint -46:minut 97:minute 29:mix 70:money
-71:month -29:mood 35:more 41:morn -30:mortgage -45:moth 39:mov 21:move 36:movement 38:multisig 66:must 31:n -33:nam 27:namehash
-43:native -33:nearest 47:need 44:nephew -20:nev -28:new -36:next 34:nft 54:no 60:nobody -80:nod 47:node 48:normal -48:not 48:numb
53:number -23:odd -33:off -59:often 40:ohlc -27:oi -23:old 33:oldest -25:once 38:one 32:oracle -42:ord -33:order 48:orderbook
-112:ordinal -61:oth 49:out 46:outcome 36:outgo 39:owner 40:p 29:page 45:paid -25:paint 36:pair 75:pap -47:passport 53:past 35:paus
48:pay 32:payment 53:payout -40:peg -53:pend -23:pension -53:people -37:per -37:period 36:permission 28:permit2 37:perp 54:perpetual
-53:person -37:phone 38:pick 30:piec 43:piece -57:pippin 66:pl 23:plac -52:plan 57:platform 35:plenty -36:plot -87:plu 57:podcast
33:point 27:politic 51:poly -23:portfolio 41:possible -78:post -35:pow 84:ppl -30:premium -26:prepare -29:pres 45:present -27:price
-47:primary -39:print 20:produc 42:profile -32:profit 21:prop -58:propos -31:proposal 36:provide -20:public 34:publish 38:pull
29:pump 36:purchas -30:put 22:pyth -35:python 51:quarter -62:query -26:question 28:queu 23:quote -23:range -54:rarity 28:rat 44:rath
-30:ratio -47:re 75:reach 23:real -24:realis -42:reb8tk3gbgk5auzkwc6shnwrgvjh8dualh 54:receipt 45:recent 53:record -29:redemption
-32:reentrancy -42:regex -94:regist 67:relay 48:rent -27:repo 47:report -22:repository 22:resolv 41:resolve -57:result -32:revenue
-81:revoke 26:rich 60:rn 44:role 23:rough 79:rows -47:royalty 29:rugcheck -45:run 43:said -35:salary -24:sale -66:sandwich 38:sat
46:saving 54:say -25:scamm 48:scar -50:schedule 20:school -32:screen -47:season 39:second 22:sector 41:security 39:see 36:seem
-28:seen 25:sell 54:send -47:separate -58:serv -45:service 26:set -22:settl -60:settle 72:settlement 42:shar 31:share -63:she
20:shill -40:shop 20:short 39:show 47:sid -22:side 23:sig -30:signatur 27:signature -61:simple 31:since -24:sise 46:sist 33:site
50:sitt -35:skip 20:slide 21:slip -45:smallest -34:snapshot 65:so -20:soft 54:sold -46:solidity 46:some 39:somebody -33:soon
56:split 30:spr 30:spread 36:spreadsheet -38:square 89:stable 39:stablecoin -40:stake 44:stand 46:start 25:startup 35:stat
39:statement -47:station 70:still -39:stock 22:stolen -33:stood 62:str 32:straight -27:strike -30:stuck 73:student 29:sub -29:sum
31:supp 29:support 61:swap 27:swapp 38:switch 40:symbol 28:table -50:tak 26:taken -37:talk -22:tall -41:telegram 40:tell 54:test
-36:text 51:th -36:theft 22:them 52:themselv 21:there 75:these 28:thesi 45:thick 44:think 47:those 28:through 32:thru 28:tick
-49:ticket -42:till -60:tim 38:timestamp 42:today 28:togeth -65:tonight -59:too 24:took 39:top 29:topic 39:topic0 -33:tornado
-33:total 32:touch -46:tp -55:trace 29:trade -68:trader 61:trait -61:transaction 34:transf 31:trap -36:trc20 27:treasur 62:treasury
-79:trezor 30:trust 70:trustworthy 46:turn 83:turnov 37:tvl -80:twitt 23:two 62:txid 21:type 21:unconfirm 31:und 56:understand
26:unit 42:unknown -47:unlimit -27:unspent -43:until 38:up -65:upcom -31:update -50:upgrade 31:use 61:used -26:user 59:utc
41:utilisation 61:v -46:validator 27:valu 58:value 30:vault 26:vbyte 24:venue 51:version 81:very -21:via -37:view -24:visa 34:vol
-23:volatility -32:vot -46:vote 27:wa -58:walk 60:wanna -29:watch 26:we 21:website -27:week 24:well 35:whatev 41:where 24:while
-28:white 42:whoev -24:whole -64:whose 32:why 52:will -69:wire 47:withdraw 40:within -21:won 53:wont -30:word 27:work 66:world
45:worldwide 44:writ -51:write -26:wrong 26:wrote -39:x -53:ye -22:you -37:your -33:z 49:zero @joint 45: -34:* 27:0x 93:24h 48:^a
26:^all -109:^and -21:^any -63:^are 21:^before 43:^best 33:^buy 43:^candl -26:^check -56:^collection -39:^compare -33:^could
28:^custom 39:^dex -32:^did -42:^do -63:^event 22:^everyth 31:^fee -50:^floor 122:^for -39:^from -26:^give 84:^holder 23:^i -73:^if
-58:^in -25:^it 49:^last 55:^latest 47:^liquidation 26:^look 81:^need -68:^net -51:^next 25:^nft 97:^on -35:^open 24:^or -61:^our
-66:^perp 43:^please 26:^pool -61:^price 28:^quote 78:^read -45:^show 24:^since -28:^somebody 67:^spot -52:^that 22:^the -30:^thi
-98:^total 138:^tvl 51:^two -64:^v -21:^when 27:^will 34:a 26:abi 57:about -71:accord -45:acros -104:active -42:actual 64:addres
38:address 31:adjustment 41:afraid -27:aft 45:again -44:against -98:alchemy 43:all -106:allow 20:allowance 61:already 87:also
-53:among -45:answ -33:answer 63:any -53:anyth 25:anywhere 73:ape 43:api 43:app 64:approval -102:apy 49:around 61:ath 77:atm
24:audit -38:auditor 42:average -41:bag 42:bank -66:be 34:before 71:behind -24:belong -26:bet 76:bett -114:between -21:bid 23:big
31:biggest 54:blacklist -74:block -27:blockchain 35:boost -42:both 59:broth -52:build 58:built 31:busiest 49:but 22:buy 36:byt
-52:call -28:can 89:candl -52:cap 34:carry 35:category -23:chain -41:chang 22:change -27:charge 65:chart -40:cheap -91:cheapest
-25:check 57:circulat -22:claim 27:clos 62:close 32:code 63:coin -36:collect -36:collection -39:com -44:come 47:committee 42:compare
-22:complete -33:compress 53:condition -88:confidence 40:confirm 63:confirmation 35:connect -45:copy -39:cost -39:could 54:count
-35:create -30:create2 -90:crypto 106:current 45:custom 57:d 27:dapp 26:dat 29:date 64:daught -67:day 41:decemb -27:decimal 39:decod
-48:decode 35:deep -39:defi -99:defillama -43:deploy 20:deposit 55:depth 48:description 72:dev -36:dex -47:dexscreen 98:difficulty
-48:digest -22:diligence 28:discord 47:do -27:dominance -28:done 32:down 62:dump -30:dur -36:e -41:each -57:earn -28:eip -21:en
-69:end -50:enough -64:entry 39:epoch -28:erc721 -35:etherscan 52:even -67:event 35:ever 55:everybody -48:everyone -62:exact
22:exchang -20:exist 48:fake 62:far -86:farm 28:fath 64:fear 31:fee 43:feed -37:fetch -47:figur -22:figure 28:file 35:fill -22:first
-24:for 66:forgot 32:form -29:from 28:front -38:frozen -70:full 22:function 22:gain 33:gave -21:geckoterminal 53:give 25:given
-65:go -38:goe 50:gone 34:got 41:grant 54:gre -21:grow -54:guy 32:ha 68:hack 22:hand 58:hash 78:hashrate 122:have 66:he -29:height
-35:here -33:hex 33:hi 68:history 93:holder -34:holding 46:honest 30:honeypot 56:hot 36:hour 47:husband 46:imp 24:impact -36:in
-46:incom -78:index -30:init -50:input 26:inside 34:insist 29:interest 30:internal -38:into 24:investor 26:invoice 24:issu 32:itself
-26:keep 60:kept 42:know 59:l2 67:land 35:largest 25:latest 58:launch -24:lead -103:least -52:ledg 22:left 33:lent 29:let 52:lett
43:leverage -22:lightn 56:like 21:limit 25:line 24:link -30:liq 42:liquidation 24:list -66:log 59:logo -33:long 25:los 21:lot
84:lowest 39:lp 24:m 36:made -23:mail -45:make 45:many -35:margin 34:mark -84:market 51:max -92:may -28:me -39:mean 24:member
35:mempool 36:mention 50:mine -41:mint -110:minute 48:money 39:morn 42:mov -59:move 25:movement -40:must 27:my 57:n -81:nam 80:name
53:native -30:nearest 26:need -48:net -33:network -40:newest -52:next -55:nobody -41:node 45:normal 49:not 41:noth 87:notional
23:now -37:numb -21:odd -65:off 45:offer 43:often 82:oi -23:old -61:oldest -30:on -53:once -34:one -50:only 51:option -52:oracle
57:order -58:oth 31:out -27:outcome -26:over -22:owner 42:page 51:paid -62:pair 34:park 78:part 38:pas -73:past -35:pay 23:payment
55:payout -25:peg 54:people -35:permit2 -31:perp -43:perpetual 27:phantom 42:phish 28:phone 39:picture 56:piec -61:piece 109:pippin
-52:plain -45:platform -69:plenty 46:plu -57:point -40:politic 25:pool -111:prediction 36:premium -53:present -32:primary
76:priority 45:produc -64:profile 43:profit 72:program -25:project -22:proof 21:proposal 38:protocol 52:public -45:pull -37:pump
52:put 95:question 22:queue -21:quot -20:quote 49:rais -31:rank 25:raw 82:re 49:read 89:real 42:realis -28:receive -37:recent
39:recommend -52:relay 31:rent -77:report 89:rest 28:result -31:reward 32:right -21:risk -84:rn -30:round -45:rout -120:rows -28:rpc
34:rug -41:rugcheck 28:run 36:safe 76:said 40:sal 101:same 27:sanction 32:sat 32:saving -33:say 31:scam -38:school 26:search
22:second 47:see -58:sell -32:send 25:sent 62:separate 37:serv 38:sery 33:set -32:settl 54:shar 59:share 74:sheet 24:should -29:show
-21:side -63:sig 29:sign 66:signature 48:since 22:sist 33:site 61:sitt -91:slippage 26:slot 21:small 89:so -25:sold 28:some
53:someth 68:somewhere 21:sort -58:source 27:sourcify -28:spam -40:spend 53:spread -64:stabl -40:stablecoin -27:start -63:state
96:still -31:stock -46:stolen 75:storage -54:str -58:straight 48:strik -28:stuck 25:stuff 22:succes 104:supp 34:support -29:symbol
-54:table 52:tak -38:take 58:talk 34:tax 32:team -31:tell -60:test 24:the 57:their 115:then 58:there -84:these 30:they -64:thi
51:thing 104:think 22:those -113:through 37:tick 61:ticket -47:time 21:timestamp -46:today -24:togeth 28:told 96:too -70:top
-72:topic -61:topic0 56:total -44:touch 65:tp -82:trace 30:trad 48:transaction -35:transf -55:transfer -49:treasury -42:turn
-46:turnov 23:tvl 103:two 44:u -33:unclaim -26:und -50:unit -44:unlock -32:unspent 42:until -50:up 33:url -33:use -69:used 124:user
-46:utc -103:v -47:valu -37:value 32:vault 22:vb 81:venue -32:version -43:very 32:view 26:vol 80:vot -44:w -22:wa 37:wait 72:wallet
24:want -25:website -29:week -76:well 22:went 92:were -40:whatev 25:when -29:where 36:wheth 63:while 26:who -35:whoev -39:whom
-31:whose 30:will -65:with 23:withdrawal 29:without -20:won -42:word 71:work -65:worth -37:would -25:writ 42:write -60:wrong
20:wrote -68:year 80:yet 60:your @joint=1|1 @outside|open=thing|left -58:* @joint=3|3 @lacks|open=none|taken @leaves|first
@leaves|more|other @outside|whole=2|unnamed @share=2|other -18:* @joint=4|1 @outside|whole=2|taken @wide|other 28:* @joint=4|2
@lacks|open=other|thing! -60:* @joint=4|3 -52:* @joint=4|4 63:* @joint=all|lacks -190:* @joint=all|whole 115:* @joint=askings|2
@leaves:ticker @leaves:time @outside|first=2 @outside|points=none|left -8:* @joint=askings|3 -97:* @joint=left|lacks -57:*
@joint=left|whole @leaves:name @uses:exchange -59:* @joint=repeat|2 @whole|open=thing!|left -120:* @joint=rules|1 -72:*
@joint=rules|2 52:* @keeps|named|new|other @lacks|whole=2|unnamed @outside|open=none|left @outside|whole=3|taken @share=4|other
@whole|open=none|unnamed 8:* @keeps|open|new|other @lacks|first=2 @takes:period @uses:bitcoinHash 31:* @lacks 6:* 29:0x -26:^about
53:^allowance -21:^an 22:^and -41:^any -46:^anyth -42:^apple -38:^block -27:^book -27:^bridge 32:^buy 52:^by 59:^call -34:^can
-25:^cancel 24:^candl -31:^capital -58:^chance 55:^check 50:^clos -23:^coin 42:^coingecko 46:^compare -34:^could -45:^current
-53:^decimal -38:^decode -39:^defi 52:^depth -27:^dex -47:^draft 22:^every 34:^everyth -56:^explain -27:^fear -51:^fee -31:^fill
23:^find 26:^floor 23:^found -39:^from 40:^fund -75:^ga 46:^get 36:^ha -37:^hashrate 45:^height 36:^hey 71:^hold 43:^holder
53:^honeypot -20:^hottest -47:^id -60:^it 41:^kind -41:^latest -42:^ledg 26:^list 45:^look 38:^market 88:^mcap -31:^mempool
-33:^message 35:^metamask 25:^mint -28:^my -27:^name 28:^namehash 31:^need -53:^newest -32:^next -22:^no -28:^numb 32:^of 77:^oi
33:^open -29:^ord -27:^our 43:^pair 39:^pl 26:^plot 22:^pnl -47:^protocol 43:^pull 23:^quote 33:^rate -30:^read -37:^realis
54:^revenue -35:^review -62:^revoke 45:^rugcheck 69:^run 28:^safe 32:^sat 33:^say 83:^search -23:^settl -59:^should 63:^so
-32:^somebody 27:^stablecoin 20:^stack -38:^stak 39:^swap 28:^tape 23:^tell -40:^that -58:^the 45:^there -46:^thi 37:^token -42:^top
-42:^total 65:^trad -58:^transaction 41:^turn 60:^tvl -33:^twitt -27:^two 36:^und -23:^utxo -25:^v -53:^verify 121:^wa -45:^wallet
22:^we -34:^where -31:^will -43:^with -28:^yield 25:about 50:above -31:acros -66:actual 51:ad 36:add
-28:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -30:addres -55:address
34:advis 65:aft -28:against 54:airdropp 26:allowance 53:already -42:also -30:altcoin 37:am -47:among -24:amount 23:annual -62:answ
-56:answer -62:anyone -62:anyth 24:anywhere 26:ape 35:aped 37:api 43:app -59:apple -27:approv 45:argument 69:around 45:arriv
53:arrive 33:article 86:artist -30:ask -57:association -21:at 37:ath -81:atm -26:attach -47:attestation 35:auditor 46:aunt
33:average 23:away -62:back 28:bag 50:bal -21:balance -22:bank 21:base -26:be -47:beacon 27:began -53:beginn -35:behind 37:belong
27:best -43:bett 57:bettor -51:bid -21:bigg -29:biggest -21:blacklist -37:blob -23:block 90:blockchain -43:blockscout 30:board
41:bookkeep -31:born 49:bos 63:both -34:bridg 72:bridge 40:brok 67:broth 37:built 22:burnt -20:busiest 33:but 25:button -29:by
28:byte 85:bytecode -35:can -60:cancel 26:cannot 71:cap -22:capacity -39:capital -31:capitalisation -37:car -24:carry -32:cash
-21:cast 53:category 66:certain -33:chain 30:chang -34:channel -36:charge 22:chat 46:check -65:circle 33:circulat -33:circulation
46:claim 33:clean -44:click 30:clos 30:code 26:cold 36:colleague -31:collect -44:collection -33:com -29:come -30:commit
-36:community 28:company 48:compare 69:competitor -31:complete 94:confirmation -28:connect 25:consolidate 21:constructor 25:convert
-58:copy -41:correct 43:count 59:counterparty -23:country 37:court -33:cousin -22:cov 35:cover -47:creat -23:create -47:create2
-38:cros -58:crypto 45:csv -34:currency -86:cut 24:dangerou 29:dao 24:dapp 21:dat 56:dear -73:decemb -60:decentralis -23:declare
-31:decode 63:deep -47:defi -64:defillama 41:deploy 55:deployment 64:deposit 68:depositor 46:depth 38:dev -29:develop 27:developer
-37:dex 40:did -36:diff 23:digit 30:digital 43:discuss -26:disposal -45:dispute -39:dividend -28:don 34:down -30:draft 57:drain
33:draw 27:dump -33:e -38:each 29:earn 45:eat 71:editor -23:egg -27:eith -42:eligible 40:else 38:email 53:employ 31:enough -48:entry
-33:epoch 20:estimate -24:etf -67:etherscan 47:event 30:ever 40:everybody 32:everyone -31:evm 22:exact -49:exchang 46:exercise
59:expire -75:explain 89:exploit 77:explor -31:factory 25:fail 36:fake -40:fall 34:far -25:farcast -40:fear 34:fee 32:fetch -47:fil
-34:file -21:fill -41:fine -21:first 28:flagg -49:float 51:flow -77:follower -57:form 40:found 25:foundation -45:free -38:freeze
-36:fresh 78:friend 44:from -21:frozen -52:full -40:function 55:fund -78:ga 66:gallery -35:geckoterminal -41:germany -32:geth
-26:github 64:giv -42:given -44:go -51:goe 27:gone -25:good -79:goplu 35:got 58:governance -24:gre -59:green 23:grew 28:grow 66:hack
64:had -21:half -50:hand 26:hang -23:hardware -39:hashrate 40:have 77:he -22:height -32:help 47:her -51:here 39:hex 36:hey 24:high
-55:highest 58:him -37:history 63:hit -58:home 43:homework 67:honeypot 51:hot -20:hottest -59:hour 33:hows -28:hurt -30:ibuprofen
31:id -72:idea 43:identify 22:im 47:impact -31:impermanent 56:incom -21:income -91:index 35:inheritance -29:init -71:input
-29:inscription 30:insid 22:integrate 60:interest -28:investment 32:invoice 54:issu 51:issue 43:item -28:job 78:jpeg -46:json
47:just -50:key 24:kid -26:kilometr 37:kind -29:knee 58:known -31:kyc 69:l2 79:lamport -26:land -34:landlord -37:largest -30:late
63:launch -41:lawyer -52:lay -36:leav 33:leave 48:left -81:legal 32:lend 37:lent -38:let 37:lett 26:letter -39:level -32:leverage
-32:licence -20:lie -43:lightn 35:like -49:line 45:liq 35:list -21:listing -29:liv -34:lock -35:log -61:logo 21:long -25:lookup
-26:los 52:lose 45:lost -20:lowest 23:lp 23:made 69:mail 43:main -44:mak 30:maliciou -76:manifold -30:many 82:margin 38:marketplace
-46:match -33:max 23:me -40:mean 61:member 47:memecoin -28:mempool 70:mention -38:message 36:metamask -26:midpoint -28:mil 61:mine
22:mint -39:minute -21:moment 65:morn -57:most -50:moth 56:mov -52:move 33:movement 41:multisig -38:n -34:nam 24:name 26:namehash
-60:native -47:nearest 21:need 61:nephew -26:nev -76:newest 33:news -25:newslett -37:next -31:nod -38:node -24:nonce 44:noth 24:numb
-38:odd 29:office -41:often 70:oi -24:old 29:oldest -65:once -21:onchain 24:only -22:option -66:ordinal 30:oth 28:our 30:outgo
36:overall 37:p 36:paid 20:pair 62:pap 33:paper 59:park -20:paste 39:paus 61:pay 29:payment 28:payout 55:peg -24:pension -83:people
44:percent -47:period 35:permission 22:pfp -24:phish 28:pick 20:picture 44:piec -145:pippin 53:pl -33:place -28:plan 84:platform
45:please 35:plu 61:podcast -23:position -26:post -46:pow -34:ppl -40:prediction -38:premium -24:prepare -28:pres -63:present
-34:pric -22:price -68:primary -59:print -30:priority 22:program -36:prop -63:propos 42:provide -29:public 77:pull 48:pump
34:purchase 43:pyth -32:python -56:query -29:queu -25:queue -31:quick -23:quot 43:random -57:range -58:rath -22:ratio 29:reach
52:real -26:reb8tk3gbgk5auzkwc6shnwrgvjh8dualh 54:receipt -22:receiv -40:recent 32:recommend -24:record -26:redemption
-28:reentrancy -42:regex -47:regist -26:register 56:relay 55:rent 30:request -42:require 29:reserve 63:rest -52:result -22:revenue
-56:rn -37:role 52:rough 52:route -53:rows -27:royalty 56:rpc 52:run 55:safe 101:said -26:sal -34:salary -52:sale 57:same 45:sat
22:saw 26:say -44:schedule -45:score -45:screen 38:script 107:search -25:season 57:security -32:seen 60:sent -27:sentence -53:serv
-37:service 41:sery 22:set 53:settl -75:settle 77:settlement 35:several 53:shar 63:share -32:she 66:sheet 59:shill -23:shop 31:short
30:should 52:sid -47:side -24:sig -30:signatur 69:signature -25:simple 55:since -53:sise 53:sitt -29:skip 22:slide 33:slip 26:small
-45:smallest -38:snapshot 41:sold -55:solidity 62:someth -33:soon -34:source 59:spell 24:spendable -44:spender -50:split 38:spr
28:spread -38:square -104:stabl 120:stable -40:stak -34:stake 36:startup 28:stat -39:state 95:still -31:stolen 59:stood 30:storage
56:str -40:straight 34:strik -41:stuck 37:sub 31:subdomain -40:sum 36:summ -50:suspect 33:swap 39:swapp -51:switch 51:t -44:table
-23:tak 28:take -60:taken -28:talk -22:tall 28:tape 55:teach -24:telegram 38:tell -40:term -23:test 22:text 28:th 36:that 35:the
-45:theft -80:their 29:then 53:there 20:thesi -27:they -31:thick 54:think 22:those 60:thru 81:tick -33:ticket 23:till -50:tim
-58:togeth -51:tonight -64:too 26:took 20:tool -26:top -71:topic -59:topic0 -33:tornado -62:total -21:tp -37:trace -78:trader
67:trait -26:transaction 90:transf 54:treasur 43:treasury -75:trezor 75:trustworthy -50:turnov 106:tvl -50:twitt -34:tx 63:txid
-67:uncle 32:unconfirm 33:und -29:unit 42:unknown 29:unlimit -35:unlock -30:unspent -22:until -57:upcom -30:update -44:upgrade
36:use 70:used -35:validator -38:valu 46:valuation 49:vault -33:vb 54:vbyte 25:venue -48:versu -26:via -20:view -20:visa -34:vitalik
21:volum -21:volume -24:vote 29:wa -58:wait -49:way 49:we -40:well 45:went -34:whatev 37:when 34:while -28:white -36:whole -42:whom
-25:whose 36:why -73:wife -68:win -54:wire -31:with 53:withdraw 20:withdrawal 58:wont 20:word -51:worldwide -33:would -70:write
-80:wrong 31:wrote -30:x 27:ye -41:year 68:yet 61:yield -42:you -43:your 62:zero @lacks:address 4:* 31:10x -28:? -23:^ 35:^abi
-50:^addres 46:^all 73:^allowance -29:^any -28:^balance 31:^before -27:^biggest 36:^buy 99:^call -21:^cancel -30:^capital
-31:^decimal 44:^doe -37:^draft -21:^event 30:^every 50:^find 54:^fund -62:^ga 26:^have 36:^hold 41:^holder 56:^honeypot -21:^if
28:^in -53:^it 27:^kind -29:^ledg 22:^liquidation 39:^look 35:^make -22:^message 50:^need 29:^nft 25:^nonce -41:^on 28:^our
-32:^please 23:^pnl 56:^pull -31:^rank -37:^realis -45:^recent -27:^review -64:^revoke -21:^reward -23:^run 35:^say 42:^search
-32:^somebody -20:^stak 48:^swap 30:^tell 22:^text 43:^the -32:^thi -29:^to -41:^total 32:^trad -29:^transaction -26:^tvl 21:^tx
-55:^verify 97:^wa -61:^wallet -39:^want 26:^what -22:^where 26:^which -21:^whose 54:abi 38:about -34:above 21:active -38:actual
-24:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -32:address 71:aft
64:airdropp 104:all 47:allowance 77:already 32:am -22:among 53:any -48:anyone -45:anyth -33:anywhere 45:ape 46:aped 44:app
-23:approv -23:approve 34:arriv 73:arrive 28:art 30:artist -22:ask -61:attach -37:attestation 49:auditor -35:back -20:bag 25:bal
-26:balance 24:bank -41:be 81:been 38:belong 36:best 47:bet 57:bettor 24:blacklist -37:block -21:blockchain -62:blockscout
49:bookkeep -30:bos 38:both 71:broth 40:burn 30:button 33:buy -20:byt 88:bytecode 84:call -35:cancel -35:capital -33:car -33:cash
-50:chain -42:chance -22:chang -58:circle 35:claim 48:clean -38:code -53:coin 40:cold -23:collection -39:column 44:company
-33:compare -29:connect -65:copy 24:count 63:counterparty -30:cousin -25:cov 44:cover -22:create -34:create2 59:creator 42:credit
-21:crypto 40:current -21:d -37:dangerou 71:dao 46:data 36:daught 27:dear -36:decimal 24:deep 26:defi 24:dev 28:developer 53:dex
47:did 29:digit 69:down -37:draft 23:drain -27:e 40:earn 53:eat -23:eip -44:eligible -21:else -36:email -61:employ 22:en -29:end
32:enough -55:entry -32:epoch 30:erc20 -27:error -77:etherscan -49:even 30:event 36:everybody 30:everyth 49:exchange -38:explain
-37:exploit 60:explor -23:export -24:factory 45:fake 27:far -31:fear -36:fil -22:file 26:find -32:firm 27:first -51:flagg -39:follow
29:for -21:form 23:found -64:free -43:front -33:full -20:function 76:fund -26:gain 69:gallery -30:gave -31:gett 20:give -20:given
-36:goe -32:gone -79:goplu 48:governance 59:grandson -28:grow 27:ha 51:had -20:hardware -53:hash 23:have 24:he 34:her -49:here
-59:hex -44:history 64:hit 33:hold -20:home 71:honeypot 75:hot -24:id -31:idea 46:im 29:incl -31:includ 35:incom -24:init -32:input
38:insid -34:insist 21:insurance 38:internal -31:into -34:investment 45:item 41:itself 56:jpeg -46:json 66:just -50:key 21:kind
-35:know -23:kyc 39:l2 44:land -49:landlord 52:left -25:legal -29:lend 39:lent -20:lett 52:liq 25:list -40:login -31:logo 42:lol
39:long -41:lookup -45:m -49:mail -34:mak -21:many 84:margin -35:market 47:marketplace -41:match -55:mcap 61:member -29:mempool
46:mention -52:message 40:metamask -50:min 92:mine -48:mint -22:moment -22:month 42:more -54:moth -40:move 52:multisig -21:must
-26:nam -55:native -40:network -28:nev 32:news -40:no -47:node -24:nonce -34:not 28:office -45:official -51:once 41:order 30:out
33:outgo 54:overall 23:owner -64:page 45:paid 24:park 21:part 40:paus 64:pay 30:peg -43:pension -53:people -39:period 36:permission
-78:permit2 33:perp 32:pfp -25:phantom -21:phish 32:picture -21:pippin 43:podcast -54:point -29:politic 39:possible -29:post
-26:present -58:pric -38:primary -52:print 33:provide 21:proxy -24:public 26:publish 83:pull -32:rank -43:rate -43:raw 42:reach
65:real -35:receiv 34:receive -42:recent -25:recipient 25:red 39:relay 57:rent 78:rest -49:result -24:return -25:revoke -22:reward
-27:right -25:rn -23:rows 20:rug 29:run 62:safe 33:said -33:salary -25:sale 66:same -35:satoshi 28:saving 29:say -31:screen
55:search -35:seen 21:sell 25:sent -26:serv 46:set -26:settl 65:settlement -28:shar 28:share 43:she -32:sheet 34:shill -28:short
47:should -44:sign -30:sise 24:sit -33:site -42:smallest 44:so 28:sold -54:solidity -22:somebody 20:someone -21:someth 20:somewhere
-52:son -35:soon -30:source -34:spend -48:spender 36:spr -65:stabl 21:stable 42:stablecoin -28:stak -21:stake -35:stand -26:state
105:still -32:stop 27:sub -29:sum -45:suspect 23:swap -25:switch 60:t 23:tak 54:take -22:talk -21:team 20:telegram -23:tell -26:test
-21:than 29:the -32:theft 54:then -29:they -36:thi 55:those -34:through 47:tick -37:time 27:to -70:too -32:tool -33:total -48:trader
37:trait -49:transaction 50:transf -36:transfer 39:treasury -32:trezor -22:trustworthy -33:turn -35:tvl -28:two -26:type 31:u 30:und
55:unlimit -20:upcom -27:url -41:use 27:used 48:utc -34:valu 94:vault -21:versu 22:very -33:view -22:vitalik 32:wa -22:wallet
-39:way -27:website 49:went 34:whatev 27:when 40:while -46:whole -21:whom -61:whose 47:why 21:will -65:win -44:wire -22:with
-31:without 42:won -33:word 23:worth -63:would -40:writ -62:write -49:wrong 24:wrote -28:year 59:yet 54:zero @lacks:amount -38:?
-30:^convert -20:^decimal -29:^ga 44:^i 31:^if -36:^in -32:^price 24:^to -24:^which 43:are -26:be -22:can -24:compare -21:convert
-40:decimal -45:doe -31:exact 27:for 26:from -20:ga -23:got -32:ha 30:many 33:me 45:my -25:need -33:now 45:numb -36:one -23:only
40:please -22:pool -35:say -26:so 53:that -57:thi 38:to 28:token -33:unit -23:up -46:when -26:which 51:whole -33:will
@lacks:anyAddress 6:* 21:24h -20:^ -22:^a 21:^apy -32:^busiest 46:^compare 26:^dex 21:^floor -21:^make -21:^market 46:^need
-34:^newest -29:^pool 23:^price 46:^token -20:^top -27:^twitt -21:^where -36:^which -56:address 28:aft -26:also 31:am 36:amount
-21:any 29:around -47:ath 35:been 40:belong -31:between -32:busiest -30:by -23:call -25:can 23:candl -27:cap 26:claim 50:client
30:coin -38:colleague 21:compar 65:compare -22:could 90:count 25:dao -25:dat -34:day 46:decimal 66:deep 22:deposit -21:do 42:doe
23:each 46:earn 53:email 30:every -28:exchange 42:fee -38:follower 22:for -28:friend -34:geckoterminal -25:go -57:gone -55:green
-51:group 28:ha 66:had -43:happen -27:highest 81:hold -31:if 35:jpeg -26:just 43:know 24:launch 30:leave -29:like 39:liquidity
-52:list -24:live 41:ll -33:logo -29:many -27:min 36:mine 32:mint 47:moment -43:most 25:much -30:name 42:need -24:new -34:newest
24:news -20:no -34:numb -41:old -38:once -25:one 21:our -27:own 56:pair -29:past 33:pay -44:people -39:pippin -22:point 22:pool
-34:position -30:possible -31:post -39:project 31:provide -27:rank 21:rate 58:reserve -21:right -39:rows -45:run 58:say -30:score
-31:second -32:she 39:sheet 35:should 24:sold 37:somebody 35:stop -23:symbol 30:t -42:telegram -40:these 38:tier 23:token -31:top
-28:trade 67:transf 42:treasury -27:turnov -42:twitt 42:und -39:use 38:v -30:were -34:whole 53:wont 45:yield -23:you @lacks:anything
14:* 29:0x -28:^all -41:^and -29:^balance 48:^biggest -36:^can 60:^check -23:^coin 49:^compare 37:^contract 69:^convert 65:^everyth
-46:^find 59:^i 24:^list -56:^market -22:^metamask 49:^our 32:^please -28:^price 21:^put 70:^search -20:^tell -41:^the 58:^there
-38:^token 43:^wallet 34:^we -21:^when 38:^where 25:a 27:about -48:addres 31:address 52:against 22:am 30:an -30:answ -31:anyone
31:apart 28:app 71:artist -39:association -22:ath 39:audit 47:auditor -32:back 46:bag 68:bal -25:balance 23:be -36:behind 24:beside
29:best -55:bett -35:bigg 31:blockscout 28:bos -23:bought 62:by 39:came 47:cap 41:category -41:chain 54:check 33:circulat 35:code
45:coingecko 42:colleague -29:come 36:compare 32:compress 69:convert 45:copy -36:correct -20:cost -42:cousin 35:crypto 47:current
-29:defi -36:dev -31:do -37:doe 28:draft -23:e -78:each -39:employ 22:ever 30:everybody -24:everyone 55:everyth -32:exchange 29:far
50:for 52:found 63:friend 79:from -31:gone 45:got 33:grandson -56:hand -24:hardware 59:hash 46:he -36:hex -42:hi 40:him -39:hold
-23:holder 21:i 39:id 45:identify 31:if 46:into 60:invoice 36:it 23:just -23:keccak -66:keep 25:kind 49:last 26:late 26:launch
23:ledg 43:left -20:legal -27:lend 49:like 55:list 28:look 57:made -35:many 25:market 20:me -30:mean 36:memecoin -42:metamask
98:mint 40:money 33:morn -20:must -21:nam 40:name 50:need 33:noth 74:old 26:or 36:oth 50:our -29:over -28:own 37:page 62:pap -38:pay
38:payment -35:people 26:piec -114:pippin 45:pl 42:please -65:pool 36:possible -41:post 26:present 59:pric -28:protocol 32:rank
41:receiv 29:resolve 48:right 24:rn -35:role -27:run 49:safe 29:same 65:sat -58:saving 38:scam -28:screen 61:search 45:set -46:she
-32:should -20:simple 26:small 72:someth -35:stabl -21:stablecoin -27:stak 46:stand 38:start 66:str 45:supp -35:t -67:talk 34:text
-21:th -74:their 35:there 30:thi 30:think 66:tick -28:today -42:togeth 26:too 47:tool 28:track 27:trad -26:und -40:unspent -24:until
-25:v -30:value 56:verify 32:we -41:well -20:went -21:were 24:whale -43:whatev -45:when 46:whom -21:whose -24:will 37:with -21:write
36:ye 60:yet -28:you @lacks:bitcoinAddress -25: 21:^a -22:^could 34:^ha -26:^if -29:^ledg 37:^please -30:^what -32:address 23:all
53:any -47:are 45:arriv 21:balance 36:be -30:channel 22:check 26:consolidate -28:count -54:doe 33:fee -21:for 38:found 21:gave 61:ha
45:have -33:history -27:hold 32:i -30:in 37:input -29:it 30:ledg -29:lightn 40:like 31:list -39:many 48:me -59:mempool -21:min
21:most 46:mov 23:much 49:must -37:not 51:old 54:on 42:one 42:ord 48:oth 32:output -29:over -52:own 67:pap -56:pend 64:pl 21:please
-28:receive -24:right -63:satoshi 34:show 77:sitt 48:small 39:some 22:spend 38:spendable 35:storage 31:tell 30:the 49:them -29:thi
-29:total -27:treasury -27:trezor 36:up 70:wallet 28:want -22:which 48:with 31:withdrawal 21:you @lacks:bitcoinHash 16:* 29:?
-50:^fee 49:^i -42:^my 35:^payment 36:^sat 35:^what -27:^when 21:a -21:addres -20:all -25:are -31:arriv -25:been -53:block 46:by
-26:check 43:client 22:confirm 100:confirmation 35:did -21:do 65:doe -24:first 23:from 50:gave -24:get -21:ha 38:have -72:hour
-25:into 57:it -31:min -27:my -21:need -29:next -25:noth 40:now -39:oth -26:output 24:pay 70:pend 56:per -32:right 44:sent -32:so
-29:spendable 86:still -65:stuck -42:through -21:to 57:transaction -49:tx 72:txid 40:unconfirm -30:vb -47:wait 29:what -24:when
-24:which -21:who 25:with @lacks:block 48: 12:* -25:^block -26:^current -43:^on 39:^what -24:^which 21:^who -39:all -22:back
-52:been 69:block 54:built -55:burn 21:burnt -31:by -25:current -21:doe 51:full 48:hack -21:have -27:i 45:in -25:me -23:newest 20:of
-26:or -37:over 54:please 34:produc -22:proxy 28:reward 35:slot -26:tell 41:that 35:the -25:them -21:these -22:those 60:time
31:transaction -24:validator 32:were 27:what 25:where -30:which 28:who 40:with @lacks:chain -14:* 36:^abi -42:^and -26:^any 29:^are
-64:^balance -43:^block 38:^can 32:^chain 33:^compare -34:^current -37:^decode -37:^did 33:^doe -24:^draft -22:^find -35:^floor
-21:^for -50:^ga 52:^ha 49:^holder 23:^if 26:^in -56:^it -30:^kind -29:^ledg -53:^make 39:^metamask -24:^my 35:^need -34:^nft
-20:^numb 27:^of 38:^option -32:^our 31:^rank 52:^since -40:^someone 79:^stablecoin -21:^stak -34:^that -39:^the 58:^token
-29:^topic0 -43:^total -70:^verify -42:^volume 32:^wa 25:^when -42:^where 34:abi -28:acros 24:active 53:add -28:address 24:aft
23:again -23:against 30:airdrop -54:all -30:allow 48:already -27:also 36:am -29:amount -20:an -31:answ -30:answer -41:anyone
-50:anyth -41:anywhere 42:ape 29:app 36:approval 29:are 44:arrive -46:ath -61:attach 34:auditor 28:aunt -21:bad -23:bag -21:balanc
-40:balance 21:base -36:beacon 52:been -22:behind 33:bett -27:between -55:bid -20:bill -32:blob 100:blockchain -26:broadcast
22:broth 53:built 50:burn 45:burnt 71:buy -50:by -23:calldata 39:came -22:capacity -33:car -26:category -34:chance -20:chang
-24:chart -33:cheap 35:check -66:circulat 24:claim -29:click -38:code -27:coingecko -41:colleague -42:collection 78:company
57:compar 35:compare -53:competitor -42:contract -37:copy -26:count 57:create 26:credit -33:current -43:dangerou 48:dao 36:daught
-32:day -42:decentralis 83:decimal -30:decode 28:deep 20:defi 57:deploy 26:desk -55:develop -50:dex 30:do -24:draft -39:each 55:earn
-30:eip -51:end -21:epoch -42:error -66:etherscan -66:event 32:everybody -29:evm -33:exchang -52:exploit 24:explor 61:factory
36:fail 55:fake 21:fee -21:feed 33:figure -38:fil -22:file 27:first -50:flagg -34:floor -24:follow -38:follower -38:found 22:friend
-25:frog -41:front 59:full -41:function -91:ga -27:get -54:go -68:goplu 25:governance 43:grandson -49:group -24:guy 46:ha 85:had
32:hang -20:hardware -45:height 36:her -54:here 24:hex 79:hold -20:home 44:hot 38:hour 37:if 22:im -26:index 29:input -34:inside
-34:internal -20:into 30:invest -45:json -28:key -34:kind -33:know 119:l2 -34:landlord -30:large -46:last -21:late -53:lead 26:ledg
-52:lend -20:let -25:lightn -25:link 27:liquidation -20:liquidity -40:list -28:live -22:log -53:logo 42:lol -21:los 26:lp -45:make
25:many -35:market 34:marketplace 50:may -52:mcap -40:mean 42:mention 36:metamask -24:method 30:min 32:mine -46:mint 49:moment
-30:month 23:morn -26:most -21:move 31:much 22:multisig -31:name 46:network 59:new 28:news 28:next -49:no -24:nod 50:nonce 73:noth
-25:notional 23:numb -22:old 43:only -22:open -23:ord -29:order 37:out -34:over 39:own -41:owner -54:page 23:pair 51:park 29:payout
48:pend -38:pension -50:people -28:perp 27:pfp -23:phish -24:phone -40:pippin 31:pl 20:place -23:plain -28:please 56:pnl 21:podcast
51:pool -55:post -39:present -20:pric -70:price -47:print -31:profit -54:project -63:propos 25:proxy -39:raw 42:real 30:realis
51:receipt 35:receive -20:recipient 59:reserve -54:result -25:return -69:revenue -23:review 37:revoke -38:rn 36:rollup -50:rows
79:rpc 24:safe -29:salary 29:saving 30:say -39:score -20:screen -20:see 53:sell 67:send -29:serv -21:service -29:sery -32:shar
-23:sheet 20:should -28:side -36:sign 24:single -40:site -40:smallest 75:sold 31:somebody -36:someone -28:source 49:spend -40:stabl
-44:stable 28:stablecoin -25:start -28:state 65:statu 30:still -22:storage 92:stuck 34:stuff -30:supp 46:swap 20:t 25:tak 43:take
-51:telegram -39:text -45:than -22:theft 53:then 92:there -21:they -22:thi 57:those -25:through -30:ticket 38:tier -54:token
-42:tonight -50:too -25:top -25:topic -33:topic0 -49:total -23:trace -29:trade -33:trader 37:trait 53:transaction 85:transf
-26:transfer -57:trezor -22:trustworthy -52:turn 56:tvl -51:twitt -32:two 103:tx 31:u -27:upcom -21:user 31:v -37:value 66:vault
-30:venu -44:venue -44:verify -42:volume 34:wa 32:wallet 21:we 47:went 21:whale 67:when 31:where -50:whole -50:whom 40:why 48:will
-41:win -29:wire 34:withdrawal -28:won -43:word -34:worth -24:would 51:yet -37:your 30:zero @lacks:coinId 24: 4:* 28:^at
-40:^biggest -20:^coin 51:^convert 35:^did -28:^find 42:^for -38:^ha -30:^list 83:^market -24:^my -39:^price -22:^total 41:^we
-34:^what 22:^which 31:a 55:account -24:add -28:are -51:at 45:ath -23:audit -37:back -22:bank 39:be 22:best -49:biggest 26:bought
21:by -23:can 52:cap 52:category -28:change -21:clos 65:coin 29:coingecko 51:convert -26:copy 20:country -40:crypto 26:current
-33:day -32:dex -28:end 42:ever 40:exchange -26:fee -29:firm 30:for 27:from 46:google 42:got -24:group -26:ha 35:have 30:high
21:holding 60:id -50:index 32:into -22:just 54:kind 20:largest 59:like -27:liquidity 41:lose -29:made 38:market 49:mcap -25:month
-23:morn -37:most -20:must 56:need 50:nephew -26:new 60:not -26:now 44:one -22:only -31:open -24:option -26:or 45:oth -34:our
-24:over -46:own -42:pair 49:pap -22:pay -35:people 21:please -53:possible -28:post -32:premium -49:price -44:protocol 78:rank
73:rate -50:recent -41:regist 21:report 71:same 37:sheet -20:sitt -42:start -22:telegram 38:tell 47:that 25:the 36:them -25:thi
21:think 42:tick -43:token 33:told -21:total -66:treasury -31:twitt 26:two 40:und -50:until 32:venu -39:wa 29:want 28:we -29:went
-22:were 44:work -49:worth 47:would -47:year @lacks:coinSymbol 8:* 29:^best 20:^fund -39:^how 48:^i -21:^the -21:am 28:best 39:coin
-24:deep -33:how -31:it -21:much 41:perp -22:position 55:spot 24:today @lacks:collection -25: 39:24h 26:^did 33:^floor -44:^list
-25:^show 27:^volume 49:^what -37:^which 29:an -45:be 21:bought -35:by -22:cap -20:chain 35:cheap -22:coingecko -27:collection
33:compare 30:did 44:do -56:doe 52:ever 36:every 40:fee -50:have -44:highest -48:if 21:in 31:it 28:jpeg 34:keep 42:like -30:list
-25:many -20:market 25:marketplace -28:me 30:much -72:my -24:numb -23:on 40:only 53:or 41:out -27:own 39:pl -23:project -23:say
-26:show -36:still 33:that 42:them 46:they 21:to -25:vault 53:wa 32:we 50:what -41:which -45:with -45:would -26:ye 26:you @lacks:day
20:* -25:? -41:^i -29:^in -66:^the -42:a -29:and -40:back 60:cap 23:clos -46:coin -26:coingecko -25:crypto -20:dat 45:date 25:did
42:end -41:first 42:for 66:from 43:got -24:history 26:in -21:m -31:market -28:me 28:much -29:new -22:now 33:on 32:one 55:our
-35:please -35:present 47:price -32:sold 53:start -37:tax 21:the 21:time 64:token 56:volume -27:wa -39:want 52:when -30:which
-38:with 41:year @lacks:days 61:* 44:how 54:i 53:since @lacks:ens -16:* -28:^convert -35:^did -20:^en -58:^ha -21:^how 32:^namehash
54:^to -29:^what 36:^when -24:^which 22:account 24:addres -41:already -32:an 27:be -21:behind -36:belong 23:client -23:cold
-28:convert -32:did 36:doe -29:fee 29:for 24:gave 36:go -30:got -40:guy -25:ha 21:hi 25:him -38:nam 37:name 32:namehash 30:node
22:now -43:one -20:only -24:or 30:our 33:out 72:point 38:profile -35:resolv 32:run 34:someth 30:still 23:tell -26:that 34:transf
23:u 36:wa -38:what 33:when -32:ye @lacks:exchange -34: -25:* -33:^best 57:^depth 32:^give -56:^i -27:^ord -35:^print -53:^the
26:^trad 32:^what 37:^who -21:above -25:around -39:at -25:best -29:bet -24:bid -22:book 46:brok 31:can 23:coin 36:compare 33:deep
47:depth 36:do 35:each -21:exchang -31:for 22:give 29:it 39:keep 21:last -25:live -30:made -23:market 29:now 35:off -40:or -26:ord
32:our 39:own 46:pay -23:payment -50:perp 38:please -39:print -29:rate 20:recent 30:request 38:right 36:sell 59:short -65:show
-29:the -24:their 111:there -54:tick 52:today -21:trad 36:trade 36:venue 35:we 20:what 20:where 33:who -22:would 53:your
@lacks:exchangeId 33: -3:* -31:^i 41:^open 26:^volume 26:account -24:are -23:been 30:buy 36:coingecko 31:derivativ 34:doe
-33:exchang -23:exchange 51:friend 31:in 45:interest 23:it 46:my 25:of 44:open -23:please 27:report -35:they 74:trustworthy 44:venue
21:volume -27:week -30:your @lacks:hash 32:* 21:^biggest -27:^book -48:^can -32:^did -28:^event -26:^explain 32:^ha 22:^how 49:^in
-39:^need -25:^nonce -29:^on -30:^show -28:^someone -25:^to -24:^topic0 55:^trad 23:^transaction -31:^tx 51:^what 39:^which -21:^who
-20:about -35:account -29:all -26:amount 44:an -23:any -32:anyone -44:argument -28:arrive -39:ask -22:bag -34:been 23:before
-23:best -45:bet -34:bett -26:bettor -20:between 24:big 108:block 31:bought -60:buy -28:by 30:came -22:can -46:cancel 32:cent
-32:cheap 46:check 25:claim -20:client -32:company 25:cost -23:cut 50:data -28:deploy 21:deposit -29:do 30:doe -37:down 26:drop
25:election 26:end 28:even 76:event -32:every -27:everyth 29:exchange -27:explain 40:exploit 27:explor 29:fail -51:fee 47:find
-27:for 22:friend 29:from -36:function -38:go 28:gone 24:guy 42:ha 26:hash 55:here 30:if -21:im -31:inside -52:internal 27:l2
-29:land -22:largest -26:late 23:latest 31:ledg -42:level -33:like -21:los -38:low -31:lowest 78:mail 43:many 75:mean 56:min
-63:mine 23:money 83:morn 41:most 47:mov 21:much -39:need 44:network 61:no -20:node 36:not 74:noth 53:numb 41:open -22:order -28:out
-21:over -24:overall -34:own 49:pay 68:payment 49:payout 22:please -51:post 38:price -22:print -27:proposal 53:receipt 32:receiv
-47:relay 74:run -21:sale 22:saw 81:search 34:seem -71:sell 48:sent -32:set 58:settl 31:shar -23:share -38:she -50:should -29:side
32:sise 28:sit -43:so -25:some 31:somebody -41:someone -31:stack 43:stak 59:statu 32:stuck 24:tell 34:th 21:the 47:thi 29:think
33:through 28:thru -34:today -23:token -30:told 23:too 96:topic 33:topic0 -35:trace 43:transaction 91:transf 32:tx -27:up 32:use
39:used 32:wa -31:wallet -37:want -21:we -30:whale 28:what 22:where 37:which -48:whom -30:with 41:withdrawal 60:word 57:would
-30:writ 28:ye 31:yet -23:you -48:your @lacks:hex -29: -41:* 44:4byte 34:^4byte -27:^abi -48:^doe 51:^get 45:^metamask 31:^please
36:^say -62:^selector -23:^somebody -46:^what -21:^which -29:abi -29:amount 50:argument 23:be 42:behind 27:broadcast -43:build
20:but 55:byte -41:call 24:code -22:connect 22:constructor 23:custom 24:dapp -28:data -78:doe 33:error -86:event 21:exact -37:find
-20:for 45:get -40:guy -29:ha 33:hardware 38:he -41:here 29:hex -43:input 31:inside 37:into 36:keccak 32:letter -22:log 37:lookup
-50:mean 37:metamask -39:method 27:nonce -27:noth 45:only -27:our 41:out 25:over 31:own -25:page 25:paus 20:permit -22:rate
25:recipient 32:return 31:rout -45:safe 26:say 22:see -44:selector 24:sent 40:sentence 22:signature -28:site -29:some -21:somebody
33:swap 28:t -34:thi 24:token -92:topic -63:topic0 22:trace -27:transf -56:trezor -37:tx 39:unknown -44:unlimit 24:user -32:where
-36:with 25:would 23:write -24:wrote @lacks:holder 5:* -31:^chart 34:^how -30:^list 50:^of -21:^the -51:^which -32:account
-24:against 52:average 25:balance -29:chart -22:could -30:crypto -25:dao 34:did -30:do 45:doe 33:firm -33:got 25:ha -26:have
40:holding 27:how 27:keep 36:last -25:made 37:many -33:mean 73:min 29:my 32:of -23:or -26:our 58:paid -26:pl -35:please 42:price
31:profit -25:public 36:purchase -36:rank 35:report -38:safe -30:sell 66:shar 34:sheet 22:show -42:since -23:some 22:they -25:to
-40:token -36:transaction 25:treasury 41:v 35:we -33:which 46:work 37:worth -25:you @lacks:llamaCoin -23:* -38:^ha 27:^i -81:^what
20:above -35:against 25:and 29:at -23:before 42:bett -32:chain 28:chang 21:current 28:each -23:give -32:ha -27:have 33:hold -24:i
-21:lp -24:mov -27:old 25:one -43:open 23:or 22:over -21:position 42:pric 22:should -23:show 25:so 32:sold 45:still 28:them -21:thi
-21:to 24:token 26:two 21:value -65:wa -45:week -60:what -67:worth @lacks:market -26: 36:* -52:^chance 27:^chart -21:^did -20:^do
83:^ha -22:^how -25:^i -28:^ord 63:^price -22:^settl 39:^volume 54:^which -33:^who -21:account -27:aft 20:all -29:any -30:anyth
-29:apple 36:are 33:bet 62:book 34:both -24:by -40:can 37:cent 42:chance -34:close -29:com 57:contract 42:cost -79:cut -37:d
-65:decemb -24:did -25:doe -25:down -47:each 23:event 30:exact -37:far 71:from 23:get 27:give 30:ha 33:had -30:have 33:high -32:hold
21:if -31:keep -28:know 92:l2 29:lead -45:left -33:lend -27:level 32:made -71:manifold 33:many 58:mean 37:money 33:morn 68:mov
-36:need 39:no -27:not 34:now 44:office -44:old 28:on 24:one -23:ord -29:order -31:out 29:outcom -43:people -37:prediction 22:price
43:put 51:resolv -22:say 28:see -50:sell 50:sent 35:sery 55:stand 50:strik 39:sub 37:tape 46:th 27:the 28:there -27:thick 86:tick
-48:time 21:to -28:token -36:top -25:total -24:trade -40:trader -43:u -47:und -30:use 45:venu 23:wa 34:want 22:we 51:which -27:who
-27:with 20:word 33:would 54:ye @lacks:moveType -6:* -35:^who -25:doe 35:hold 24:list @lacks:other 33:* -30:24h 34:^biggest
26:^busiest 20:^compute 62:^did 45:^doe 32:^hash -21:^keccak 45:^on 24:^pool -81:^stablecoin -35:^top -21:^we -34:^what -22:about
-38:addres 26:aft -46:all 37:am 49:amount -40:apple -26:are 29:at 48:attach -39:back -25:basi -38:been -33:before 32:biggest
76:bridge -32:by -22:came -27:can 46:cap -32:chain -22:check 69:circulat -23:client -51:contract -20:cost -27:crypto -32:day
53:deposit 61:did 34:digest 43:doe 21:every 64:exercise 68:exploit -29:fear 61:fee 39:feed -53:find -26:float 55:flow -39:from
-22:get -21:go -29:gre -46:ha 29:hack -31:if 56:issu 24:it 42:keccak 83:keep -21:largest -34:ledg -39:liquidation -21:list 56:lose
59:made -32:many 55:market -25:me 27:minute 24:much 23:my 32:network 32:new -24:no 55:of -24:on 32:our 33:out 21:pair 58:peg
35:people 44:please 40:point -28:protocol -26:publish 36:pyth -37:rate -23:return 26:right 29:saving 24:say 31:send 64:share
-25:should 82:since -40:sit -59:stabl 114:stable 79:still -23:tell 31:that 65:the -41:them -28:then -41:there -30:thi -21:tim
-42:time -35:top 28:trad -27:transaction 29:transf 57:treasury -45:two 24:use 61:used -22:vault -32:volume -22:w -33:wa -40:week
-29:what -28:where -27:who -23:work 53:yield -30:you @lacks:pair 18:* -25:^best 42:^depth -42:^fill -21:^fund 50:^give 22:^how 23:^i
-35:^last -24:^my 78:^oi 58:^ord 40:^recent 26:^trad -36:^volume 31:^what 40:^who 38:above 23:at -23:best -29:bet -21:bid -25:by
24:could 47:deep 48:depth 38:do -28:doe 37:each -33:exchange -37:fill -42:form -57:from 48:give 31:it 61:level -28:leverage
44:moment 26:mov -36:my -22:no 76:now -27:of 29:off 77:oi 43:on 62:ord -33:order -26:our 38:pair 33:pay 48:please -31:print
39:recent 88:right 35:rn 59:sell 60:short 27:side 40:spread 29:take -21:there -42:tick -34:time 43:today 41:trad 39:v -35:volume
36:who -27:with @lacks:protocol 23: 31:* -61:^dex 42:^did 36:^fee 22:^holder -21:^how 59:^i 22:^notional -37:^option -41:^protocol
62:^revenue -21:^show -51:^the 49:^tvl 29:^volume 24:^we 29:^when -50:^which 37:^who 30:a 44:aft 36:and -69:any 41:are -31:at
28:audit -34:been 45:before 42:big -20:biggest -33:blockchain -29:buy -26:can 20:chain -28:coin -22:commit -20:connect -42:crypto
-60:dao 23:date 23:day -35:decentralis -75:defi -22:deposit -25:derivativ 33:develop 37:dex 39:doe -39:down 80:each -44:earn 58:end
-23:ever -26:every -29:exchang 30:farm 38:fee -29:figure -38:first -30:fund -27:github 34:got 61:grow -23:here -64:into 46:it
39:just -20:keep 45:know -67:l2 -29:late 95:lend 21:lie 43:like 29:list -25:lock 56:make -53:many 57:market 35:month 23:more
-36:most -23:my 41:need -30:network -28:newest 44:no -47:not 24:of 54:one -25:open 44:our 28:paid -86:pay 35:people 27:pl
66:platform -26:pool 42:project 37:protocol 49:revenue 21:run 44:share 25:sit 36:slide -32:stak 25:still 27:summ 39:team 56:th
33:that -70:there 31:think -37:today -33:total -25:trade 34:treasury -20:turnov 60:tvl -32:u 53:use 24:user 30:value -38:venu 32:wa
-22:wallet 26:when -41:where -21:which 23:who -61:with 39:yield @lacks:query 36:* 63:^find 58:a 33:and -25:are 52:chain 28:coin
63:find 43:it 89:me -25:share 62:that -41:the -35:with @lacks:signature 33: -17:* -50:4byte -22:? -23:^abi -52:^my 34:^need -60:^our
-29:^read 59:^selector 45:^topic0 22:^what -21:and -41:any 23:back 33:balance -36:be -27:before -43:behind 24:byt -24:byte 41:com
-33:contract 35:data -28:decod -32:did -24:do -33:emit -29:error 56:event -39:every -34:fail 23:first -23:ga 36:give -35:hash
54:here -43:idea -36:index -50:input -22:log 35:look -43:lookup 62:make 48:mean 39:method -26:my -29:nam -27:no -24:nobody -34:old
-21:only -37:out 47:please -22:price -58:result 30:revert -33:send -20:sent -22:supp 42:text 21:the -22:they 63:topic 53:transf
-23:two -53:tx -28:unknown 21:up -24:use -24:which -30:whole -28:whom 22:will -40:with -22:would -29:you @lacks:solanaAddress -25:
7:* -40:^a 22:^account 41:^best -34:^doe -50:^everyth -26:^give 26:^if -29:^make 31:^mint 21:^my -53:^nft -54:^price 23:^quote
45:^rugcheck -23:^the 29:^token 22:^wallet 44:^which 22:^who 49:about 22:airdrop 54:all 43:already 24:am -49:amount 28:an -38:anyth
-21:ape -40:be 43:best -51:by -35:can 21:circulat 28:cnft 73:coin 49:collection 27:com -67:creator 54:d 53:dao 21:data 27:dev
47:digital -26:do 40:doe 58:down 52:empty -42:everyth -23:exact -24:exploit 33:far -26:fee -24:find -24:first -34:freeze 34:friend
-21:frozen -38:get 37:give 35:go -28:goe 51:group 21:hack 27:had 78:he -32:hi -28:hold -78:into -34:just 22:keep 21:know -43:lamport
-52:land 56:launch 26:level -29:look 32:lp 45:m -24:make 50:market -27:may 24:me -28:mean 61:member 56:memecoin -22:min -26:most
-24:move -31:name -36:need 28:nephew 37:new 29:nft -45:no -38:not 54:numb -23:one -36:only -24:or 38:our -31:out 45:own -34:pay
-39:per -43:pippin 28:pl 40:please 62:plu -39:pool -32:present -25:price 31:pull 39:pump -31:put 29:risk 66:route 20:safe -58:same
-37:saving -25:score -24:shar 31:share 42:she 23:shill 32:sit 23:sitt -23:sold -24:still 38:supp -27:swap 48:talk -32:th -30:them
-39:they 20:thi -37:those 26:too 44:top 26:total 69:trait -31:transaction -71:turn -35:unlock -33:up -40:user -28:validator
-28:verify -28:w 31:where -49:without 54:writ @lacks:solanaSignature -8:* 57:^a -25:^in -22:^my -28:^transaction -24:^what 47:^which
39:account -24:balance 44:block -22:client 33:did -23:do -21:function 22:got 58:hi -25:i -28:impermanent 27:it -27:lamport -33:land
56:left -28:los -20:min -41:need -34:our 58:phantom 52:program 50:say 45:show -37:signatur -42:so 25:some 39:swap 38:swapp 40:that
37:these -28:thi 27:think 26:token 34:transaction -42:transf 20:where 53:which -32:work @lacks:text 71:* 95:it 97:sign @lacks:ticker
41:* -21:^how 86:event 55:list 72:of 39:on 39:please 35:rul 72:sery 51:settl 50:the @lacks:time 38:* -24:? -49:^block 47:^doe
40:^for 50:^how -25:^latest -26:^my -22:^on -45:^our 76:^price 33:^pyth -36:^the -52:^when -45:^which -22:all 30:ask 37:back -46:be
83:between -75:block 27:bought 30:buy 42:by 51:clos -51:coin 79:dat -21:date 67:day -37:defillama 58:did -31:each 21:exact
-28:exchange 29:fund 41:got 44:ha 50:how 22:last -22:latest 41:live 36:many 22:mine -31:moment 42:much -46:nearest -25:not -52:now
30:of -37:on 23:open 24:paid -49:payment -32:pric 45:price 28:print 39:pyth -32:record 23:sign 49:since -22:slot 42:start 64:stock
-40:swap 61:that 27:the 35:them -32:there -42:thi 26:time -45:token 41:trade -39:transf 54:two -23:u 43:until 42:up 62:wa -23:want
64:we 34:went 65:when -50:which 50:will 39:worth -44:would -24:ye @lacks:types 5:* -29:^abi 21:^decode 23:^i 28:^my 20:a -32:abi
33:an -28:can 23:contract 25:decode -21:do 22:for -37:gave 30:have 29:in 54:return -24:sign 29:thi 36:token -34:with -24:you
@lacks:unit -7:* -74:? -59:^convert -32:^decimal -20:^my 29:^what -91:and 49:are -23:be -54:coin -57:convert -65:decimal -23:did
-25:do -73:doe -27:exact -44:from -58:ha -50:have -67:i 33:into -70:it 44:me -45:mil -35:much -70:of -46:on -46:please -38:say
-25:smallest 34:that -72:thi -64:to 41:token -30:want -31:which 29:whole @lacks:url -10:* 24:? 23:^check 43:^the -20:^which 23:^who
-28:airdrop -29:before -27:by 21:connect -24:d 58:dangerou -40:fake -41:friend -21:got -38:if -35:know 23:like 43:look 40:mail
30:maliciou 30:mint -26:nft 74:page 29:please -32:scam 44:site 40:swap -21:there 33:they -25:think -29:token 21:verify 25:website
-46:what -24:which -30:whom 23:will @lacks:uuid 28:^my 29:and 23:apy -41:defillama -27:deposit -36:farm 26:have 28:history 25:how
28:in 23:into -45:it 25:like 28:my 25:now -31:or -25:our 22:over 24:please 22:put 25:saving 28:see 34:show -28:stable -22:stak
26:summ 36:there 36:thi 27:to -34:use 27:vault 36:wa 46:went 26:would @lacks:values -60:* 42:amount -89:call 51:calldata -42:for
-23:from -37:i -20:me -32:of -81:on 22:selector -26:the -54:what 34:with @lacks:venue -5:* 24:^ha -57:^i 37:^open -25:^ord 27:^price
-24:^what 37:^which -20:^who -24:aft 33:and -21:any -29:apple 39:are 44:been 43:bet 42:book 35:both 33:cent 77:chance -23:close
-22:com -38:deep -26:did -23:doe -33:each 21:election -33:for 34:get -26:he 45:high 29:how 34:if 26:in -22:it -21:keep 31:lead
-43:left -31:level -56:manifold 30:many 40:morn 22:move 23:much -29:no 52:now -20:odd 45:office -29:old 26:open -22:ord -25:out
-75:pay -38:please -28:price -53:put 41:resolve -41:say -45:sell 31:settl -30:side -33:since 21:the -36:time 28:today -27:token
-34:trade -22:u 41:up 25:volume 25:wa -54:want 24:we 45:which -21:who -64:with -33:would @lacks=3 @lacks|whole=3|taken
@outside|asked-fit=0 @uses:step 23:* @lacks|open=fits|ours! @uses:quoted 97:* @lacks|open=fits|person @lacks|open=person!|left
@lacks|open=thing!|taken @outside|open=none|taken 36:* @lacks|open=fits|person! 112:* @lacks|open=fits|thing @uses:uuid 93:*
@lacks|open=fits|thing! 98:* @lacks|open=none|left @share=1|other -25:* @lacks|open=none|unnamed @lacks|whole=0|taken
@outside|asked-fit=8 @slot:include_platform @whole|open=thing|taken -20:* @lacks|open=other|ours! @uses:venue -62:*
@lacks|open=other|person! -70:* @lacks|open=other|thing -73:* @lacks|open=ours!|taken @lacks|points=this|unnamed
@outside|open=thing!|left 41:* @lacks|open=ours!|unnamed @ruled=outside 47:* @lacks|open=ours|left @outside|strange=3
@whole|open=ours!|left -22:* @lacks|open=ours|taken 50:* @lacks|open=person!|taken @takes:count @takes:days 67:*
@lacks|open=person!|unnamed @outside|open=ours|unnamed 45:* @lacks|open=person|left 74:* @lacks|open=person|taken @outside|strange
11:* @lacks|open=thing|taken @ruled=one 46:* @lacks|open=thing|unnamed @outside|asked-fit=10 @uses:number 22:* @lacks|points=it|left
@outside|open=thing|unnamed @outside|points=none|taken 5:* @lacks|points=it|taken @named @outside|open=ours!|left
@whole|open=thing|left 20:* @lacks|points=it|unnamed @outside|whole=4|left 54:* @lacks|points=none|unnamed @outside|asked-fit
@outside|asked-fit=3 @outside|points=own|left @whole|taken -6:* @lacks|points=own|left @outside|here|ours @outside|points=own|taken
-12:* @lacks|points=own|taken @uses|first @uses|more|other 40:* @lacks|points=own|unnamed @whole|open=none|left -3:*
@lacks|points=theirs|taken @outside|open=ours!|taken -50:* @lacks|points=this|taken @whole|open=ours|left 43:* @lacks|unnamed
@uses:protocol 12:* @lacks|whole=0|unnamed @outside|asked-fit=11 @outside|points=it|unnamed @uses:collection
@whole|open=person|unnamed -30:* @lacks|whole=3|left @slot:contract_type -24:* @lacks|whole=4|left @whole|unnamed -31:*
@lacks|whole=4|unnamed @outside|strange=2 @uses:evmAddress @uses:maybeChain 48:* @leaves:bitcoinAddress -66:* @leaves:bitcoinHash
-90:* @leaves:coin @outside|asked=-1 @outside|own=2 29:* @leaves:count -43:* @leaves:ens @leaves:fiat @outside|whole=3|left
@uses:time 37:* @leaves:evmAddress -34:* @leaves:evmHash @outside|whole=1|left @slot:points @whole|points=own|unnamed -48:*
@leaves:exchange -150:* @leaves:holder -115:* @leaves:maybeChain @outside|open=person!|unnamed -54:* @leaves:pair -87:*
@leaves:quoted -75:* @leaves:solanaAddress -71:* @leaves:solanaSignature -81:* @leaves:step @outside|asked-fit=-3 @outside|named=1
@outside|named=2 @outside|own=0 @outside|whole=4|taken @whole|points=it|unnamed 3:* @leaves:unit 62:* @leaves:uuid @outside|words=0
-74:* @leaves:venue 89:* @left|other @outside|points=it|left -38:* @nothing 10:* -26:0x -23:24h -25:4byte -35:^ -20:^4byte -60:^a
-79:^addres -35:^all 38:^am -28:^any 43:^apple -20:^apy 55:^attestation -34:^before 21:^best 47:^bid -43:^biggest 36:^block
-41:^book -69:^buy -34:^by -24:^call 34:^can 60:^cancel 31:^capital -51:^chart -54:^check -34:^clos -22:^coingecko -61:^contract
33:^could 37:^crypto -40:^current 20:^deposit -51:^depth -31:^did 21:^difference 36:^do -26:^doe 57:^draft 35:^farcast -31:^fear
-37:^fee 31:^fill -70:^for 69:^from -40:^fund -30:^ga -37:^get -30:^give 23:^hash -36:^hashrate -27:^have -38:^hey -42:^hold
-23:^holder -35:^hows 24:^imp -36:^in -23:^it -57:^keccak256 -49:^last 45:^ledg 23:^list 24:^long -39:^look 52:^market -30:^mcap
55:^message -35:^metamask -32:^mid 30:^min -34:^mint -25:^namehash -73:^need -27:^newest -32:^nonce -28:^notional 47:^numb -30:^odd
-64:^of -72:^on -29:^one 35:^open 28:^or -20:^orderbook -73:^our -32:^pair -39:^perp -35:^pl 34:^plan 32:^please -25:^pric
-41:^price -25:^print -21:^pull 50:^put -40:^pyth 26:^rarity 35:^realis -42:^recent -56:^revenue 36:^review 90:^revoke -37:^sat
-21:^so -43:^somebody -35:^someone -23:^spot -44:^stack 57:^stak -38:^supp -41:^swap 39:^text -30:^that -32:^they -52:^token
-28:^trad -21:^trust -35:^turn -37:^tvl 44:^twitt -37:^tx -23:^v 59:^verify -43:^volume -103:^wa 25:^wallet -46:^we 27:^when
21:^where -36:^why 40:^withdrawal -22:^ye -26:abi -35:about -24:above 27:account -25:accountant
34:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp 91:address -48:advis
-24:afraid -27:again -38:against 33:airdrop -40:all -64:already -44:am -34:amount 51:answer -50:any -48:anyone -51:anyth -42:app
68:apple -23:approv 80:approval -35:apy -40:argument -55:around -44:arriv -63:arrive 42:art -29:article -31:artist -44:ask -26:asset
55:association -40:ath 43:attach 57:attack 73:attestation -33:auditor -33:average -28:away -44:bag -57:bal -22:base -26:be 46:beacon
-48:before 43:behind -33:belong 46:bet 38:betfair 25:bid -76:big -52:biggest 46:bill -25:blacklist 26:blob -73:blockchain -24:board
42:bond -39:bonu -47:bookkeep -31:bos 26:bot -54:both -35:bought -27:bridg 25:bridge 57:broadcast -40:brok -36:broth 30:build
-41:but -32:byte 35:bytecode -29:calldata 26:calory -20:came 71:cancel -25:cannot -42:cap 39:capital -27:capitalisation 41:car
34:cash 37:cast -31:category -60:cent -37:certain -28:chance -40:chang -72:change 36:channel 50:charge -25:chat -24:cheapest
-87:check 72:circle -57:claim -39:clean -34:click -43:client -73:clock 23:close -64:code -45:coin -36:coingecko -32:colleague
-20:collect 25:collection -34:come 64:commit -54:committee 35:community -60:company -38:compar -27:compare -59:competitor
-23:complete -26:condition -22:config 27:confirmation -25:consolidate -26:constructor 27:contract 23:correct -28:could
-86:counterparty 24:country -35:court -90:cousin 79:creat -32:csv -45:current -75:d -24:dangerou -20:dao -37:dapp 45:dat -42:data
-33:daught -24:day -65:dear -42:decemb -23:decimal 26:declare 35:deep 32:defi -24:defillama -47:deploy -68:deposit -66:depositor
-63:depth -40:desk -50:dev -37:develop -39:dex -43:did -67:difficulty -34:digital -31:discuss 45:dispute 45:dividend 22:doesn 29:don
-22:done -80:down 53:draft -41:drain -32:draw -28:dump -54:each 21:earning 24:egg -31:eith 69:eligible -31:else -28:em -43:email
-20:empty -40:en -30:end 29:entry 34:epoch -35:erc20 -23:estimate 40:etf 49:etherscan -47:event 32:every -55:everybody -31:everyone
-35:everyth -26:evm 25:exact -54:exercise 24:exit -53:expire 45:explain -71:exploit -22:explor 29:factory -28:fail -30:fake 43:fall
39:farcast -26:farm -67:fattest -26:favourite -41:fear -44:fee -26:feed -30:fetch 21:fil -52:fine -28:first -32:flagg -41:follow
81:follower 41:form 25:forum -26:found 53:free 39:freeze 39:friday -42:friend -30:from -29:front 23:frozen 22:full -44:fund 24:futur
-34:gallery 21:game 61:germany 21:get 26:geth -30:gett 50:github -35:giv -57:give -44:go -33:goe 60:good 54:google -40:got
-37:government -55:grandson -26:grant -39:gre 22:green 38:group -21:grow 24:guy -37:hack -76:had -26:hang 30:hardware 44:hash
63:hashrate -30:have -49:he -31:hedge 23:height -46:hello 33:help -45:her -33:hex -38:hey -70:hi -35:high -29:highest -55:him
26:history -66:hit 43:holder -41:holding 80:home -42:homework -30:honest -47:hot -40:hows 29:hurt 31:ibuprofen -22:id -20:idea
-43:identify -43:if 29:impermanent -47:incl -24:includ -52:incom 50:income 37:inflow 28:input 81:inscription -84:inside -32:insist
20:interest -53:invoice -21:it -23:item 43:job -53:jpeg 41:json -55:just -63:keccak -56:keccak256 -82:keep 66:key 26:kilometr
-80:kind 30:knee -73:know 43:knowledge -65:known 36:kyc -90:lamport -53:land 39:landlord -24:large -24:largest 23:late 32:launch
34:lay -42:lead -60:least -35:leave -53:left 103:legal -22:let -32:lett -24:letter 51:level 62:leverage 35:licence -26:lie 50:lightn
-36:like -49:line -60:liq 32:liquid 36:liv 23:live -36:log 27:login 26:logo -41:lol -21:look 31:lookup 22:los -34:lose -49:lost
29:low -32:lowest -45:m -57:made -39:mail -53:main -42:mak 31:make -30:maliciou 87:manifold -21:margin -34:mark 37:market
-34:marketplace 39:match -29:max -30:may -31:mcap -26:mean -41:memecoin -30:memo 69:mempool -65:mention 58:message -21:metamask
-27:method 24:mev -37:mid -30:midpoint 29:mil 23:min -38:mine -24:mix -92:money 75:month -24:more -50:morn 31:mortgage -22:most
-46:mov -38:move -40:multisig -48:must -21:myself -57:n 43:nam -24:namehash 34:native 40:near 69:nearest -48:need -49:nephew 27:nev
25:new 33:newest 32:news -46:newspap 45:next -39:nft -74:no 87:nod -26:node -41:normal 32:not -46:noth -27:notional -31:numb
-64:number 32:odd 46:off -35:offer 40:often -71:oi 49:once -39:one 28:open 42:ord 40:order -49:orderbook 112:ordinal 60:oth -46:out
-47:outcome 20:owe -33:p -37:page -59:paid 31:paint -36:pair -67:pap 44:part 47:passport -37:past -32:paus -48:pay -45:payment
-50:payout 70:pend 42:people 38:per -50:percent -33:perp -37:perpetual 58:person -22:pfp 22:phone -49:pick -20:pictur -20:picture
-53:piec 41:pippin -75:pl 42:plan -36:platform -20:plot -45:plu -45:possible 64:post -79:ppl 24:premium 24:prepare 29:pres
-28:present 44:primary 30:print -21:produc 24:profit -22:program 61:propos -24:protocol -34:provide -20:public -34:publish -52:pull
-38:pyth 35:python -21:question -28:quot -25:quote 55:rarity 25:ratio -22:raw -66:reach -33:read 24:realis
42:reb8tk3gbgk5auzkwc6shnwrgvjh8dualh -52:receipt -36:recent -40:recommend -64:record 22:redemption 33:reentrancy 42:regex 94:regist
-46:relay -55:rent 27:repo -32:report 22:repository -34:request -20:resolv -31:resolve -65:rest 58:result 41:revenue 82:revoke
30:reward -33:rich -62:rn 37:route -26:rows -22:rug 80:run 35:salary 24:sale 37:same -23:sanction 66:sandwich -117:sat -71:saving
-30:saw -48:say 20:score 36:screen -22:search 47:season -62:second -47:security -55:see -39:seem 27:seen -33:send -31:sent 43:serv
45:service -27:sery -65:set -72:settlement -54:shar -42:share 62:she -46:sheet -21:short -30:should -41:show -48:sid 37:side
29:signatur 56:simple -50:since 24:sise -50:sist -54:site -61:sitt 35:skip -43:slide -24:slip -22:small 38:smallest 37:snapshot
-73:so 20:soft -69:sold 49:solidity -81:some -67:somebody -38:someone 38:soon -63:split -21:sport -31:spr -53:spread -27:spreadsheet
38:square 25:stabl -69:stable -36:stablecoin 30:stack 39:stake -74:stand -45:start 40:state 47:station 22:statu -102:still 38:stock
33:stood -47:str 34:stuck -30:sub 32:sum -46:supp -39:support -67:swap -35:swapp -21:t -25:table 24:tak 33:take 23:tall -22:tax
-42:teach 38:telegram -44:tell -29:test 39:text -66:th 36:theft -22:their -32:them -60:then -47:there -66:these -31:thesi -108:think
-63:those 34:through -31:thru -35:tick 28:ticket 38:till 52:tim 32:tip 28:today -25:token -38:told 60:tonight 61:too -28:took
-46:topic 50:tornado 23:total -20:touch -38:tp 74:trace -23:track -22:trad -20:trade 120:trader -62:trait 64:transaction -26:transf
38:trc20 -25:treasur -59:treasury -20:trend 83:trezor -32:trust -71:trustworthy -37:turn -44:turnov -76:tvl 82:twitt -40:two
-65:txid -25:typ -33:und -44:understand -43:unknown 49:unlimit 25:unspent 32:until -35:up 61:upcom 31:update -44:used -52:utc
-43:utilisation 45:validator -31:valu -25:valuation -42:value -49:vault -79:vb -29:venu -49:venue 38:verification -42:version
-58:very 27:view 24:visa -30:vol 23:volatility -20:volume 44:vote -20:w -30:wa 60:walk -30:want -32:we -24:website 46:week 30:well
-34:went -28:whatev -38:where -34:wheth 28:white -21:who 20:whole 81:whose -38:why -60:will 69:wire -50:withdraw -41:within 21:won
-53:wont 50:word -35:worth -24:would -54:writ 37:wrong -25:wrote 40:x 57:ye 33:year -22:yield 38:you 31:your 32:z -51:zero
@outside|abroad|else 104:* @outside|abroad|ours @outside|points=theirs|left 25:* @outside|asked @outside|asked=1 77:*
@outside|asked-fit=-1 -4:* @outside|asked-fit=1 34:* @outside|asked-fit=12 @outside|own=4 @outside|whole=0|taken -10:*
@outside|asked-fit=5 @outside|words=6 @whole|points=it|taken -40:* @outside|asked-fit=6 -77:* @outside|asked-fit=7 @takes:step 61:*
@outside|asked-fit=9 @outside|asked=-2 -51:* @outside|asked=0 51:* @outside|asked=2 83:* @outside|first=0 -32:* @outside|first=3
@outside|points=own|unnamed @own|other @uses:coin 14:* @outside|here|else @outside|whole=0|unnamed 35:* @outside|named=0
@outside|words=1 @share=5|other 16:* @outside|open=ours!|unnamed @whole|open=person!|taken -55:* @outside|open=ours|left -26:*
@outside|open=ours|taken -76:* @outside|open=person!|left @outside|open=person!|taken @wide=2|other -35:* @outside|open=person|left
@whole|open=thing!|taken @whole|open=thing!|unnamed -82:* @outside|open=person|taken @whole|points=own|left
@whole|points=this|unnamed -53:* @outside|open=thing!|unnamed @outside|whole=0|left -63:* @outside|open=thing|taken -39:*
@outside|own=1 @whole|open=person|left 42:* @outside|own=3 @whole|points=none|taken 6:* @outside|points=this|left 44:*
@outside|points=this|taken 32:* @outside|points=this|unnamed @outside|whole=4|unnamed -45:* @outside|taken @outside|words=3
@wide=4|other 15:* @outside|whole=1|unnamed @share|other 21:* @outside|words=2 @whole|points=theirs|taken @wide=5|other 27:*
@provider 70:* @ruled @takes:flag @uses:holder 49:* @ruled=asks 85:* @ruled=partly -307:* @score|other @whole|points=none|left
@whole|points=theirs|unnamed 38:* @slot:category -62: -64:* -60:^ -36:^coin 52:^event -42:^i -44:^kind -28:^list 27:^market
-53:^protocol 50:^the -42:^top -41:^trad -22:^what -55:^which -43:^who -62:account -20:all 22:already -22:am -20:app -39:are -21:at
-27:been -47:best -28:bett 29:biggest -43:capitalisation -27:category -25:chain 24:circulat 45:coin -40:crypto 53:day -56:defi
-26:do -24:have -20:hottest -25:i -43:kind 50:lend -57:list -51:lock -23:market -20:mcap -43:me -44:most 58:move -48:not -55:on
-20:open 46:out 46:paid -32:people -86:pric -21:profit -59:profitable -82:protocol -40:question 54:quot -39:quote -37:rank -39:settl
-41:them -50:think 38:to -52:today -52:top -53:trader 23:volume 48:want -51:what -49:which -43:who 21:with @slot:community_data -26:
22:* -51:? 54:^contract 26:^could 26:^everyth -40:^i -26:^price -20:^v 21:^what -23:about 42:are 20:ask -57:can -37:coin 39:contract
23:could 27:everyth 24:give 46:ha 22:how -59:id 25:kind -26:know 40:max -21:mcap -41:me -21:need 50:not -25:on 53:pl -22:price
46:send 27:stand 48:supp 41:telegram -49:tell -32:that -32:the -23:thi 31:to 38:today 57:token -23:trad -20:v 37:want 27:website
-29:which -22:who -46:you @slot:currency 9:* 42:? 46:^candl -55:^pool -51:and -36:candl 70:i 55:in -34:liquidity -37:price 90:than
52:the 84:token -24:trad @slot:depth 8:* 31:^i 45:^on -35:^pair -28:^volume -27:^what 57:^where 41:^which -24:a 21:all 52:and 25:are
-24:at 28:book 63:by 24:can -41:coin 46:coingecko 36:exchang 49:first 23:have 25:how 33:i 53:id 25:it 37:largest 31:most 51:move
-24:my 21:of 37:pair 27:price 35:spread 40:the 28:they -29:today 51:trade 46:volume 77:want 28:where 49:which 33:would
@slot:direction -33:* -20:? 43:^please -55:^show -22:any 40:are 41:be 56:erc20 -20:every -45:everyth -46:fee -33:into 38:kind
40:last -41:late -33:mix -37:most -42:movement -37:nft 43:not -37:on -41:one 52:only 21:out 34:please -35:pull -54:recent 69:rows
-25:send -52:show 40:so -41:that -28:them -38:to -37:token -43:tx -46:value -30:wa -33:wallet 25:which -23:with -20:you
@slot:duration 38:* 53:^biggest -31:^i -32:^trend 39:^who 77:and -34:at 47:biggest 36:chain 51:coin -30:coingecko 27:dex 21:dump
-28:for 39:hot -22:how -47:i 24:in 29:of 30:only 40:out -22:pool 42:thi 28:trend -25:which 62:who 31:year @slot:entity -89:* -36:?
-64:^which -25:and -32:by -59:company -32:firm -49:have -32:hold -29:largest -60:list -56:most -23:much -40:on -22:own -23:public
-20:sheet -31:stack -37:the -21:their -24:they -75:which -38:with @slot:entity_type -27:* -26:^list -20:a -22:coin -21:coingecko
-25:holder -22:id -27:includ -20:list -24:that -27:track @slot:exact -103:* -42:^if -41:and -33:get -69:how -63:i -42:if -23:into
-47:much -34:now -55:on -49:to -47:what -49:would @slot:include_24hr_change 27: 16:* 42:? 37:^and 35:^i 38:can -30:coingecko
-26:could 24:each 25:for 31:hold 21:how -32:market -26:mcap 34:me 46:mov 35:move 36:much 28:pric 49:quot -40:say 44:tell 26:today
21:with 37:would 32:you @slot:include_24hr_vol 31:? 26:^in 33:can 33:client -28:coingecko 21:for -24:mcap 30:me 38:tell 35:you
@slot:include_abi -22:* 22:^i -40:contract 44:proxy -25:the @slot:include_code 37:* 56:^i 23:a 21:account 40:and 49:at 60:code
35:how 38:need 43:of 46:on 29:or 20:what @slot:include_empty 29:* 59:account -68:and 32:i -56:in -44:it -33:much 47:my 62:of 20:on
43:wallet -30:what -43:which @slot:include_empty_intervals 65: 36:* -43:^how -36:and -30:buy 36:chart -43:doe -29:in -20:it -52:much
64:purchas -22:stack @slot:include_input -70:* -34:? -34:a -27:contract -26:hash -28:it -29:of -34:on -25:the -26:transaction -29:tx
@slot:include_last_updated_at 11:* 33:? 55:^and 26:^in 20:a 36:can 34:client -29:coingecko -26:could 34:each -25:mcap 37:me
48:moment 42:quote -40:say 42:tell 41:thi 39:time 35:with 30:you @slot:include_market_cap 7:* 36:? 49:both 35:can -32:coingecko
31:it -35:market 32:me 47:quote -36:say 40:tell 37:you @slot:include_source -17:* -40:contract 35:proxy -25:the
@slot:include_tickers 8:* -27:^i 20:^open -27:^perp 29:^what 43:and 43:contract 44:did 50:every -27:exchange 44:expir -31:friday
50:futur 24:hedge 54:how 22:i 41:in 62:much -27:now 28:open -30:or 53:over -25:perp -27:please 49:that 42:there 31:trad 36:venue
21:what -27:which 39:with 36:yet @slot:include_tokens 28:* 35:^nft -22:^what 35:and -34:collection -21:compress 50:full 23:of
-55:own -28:thi -36:to -35:wallet -42:which -29:who @slot:include_transactions -31: 26:* 41:^i 25:^my -20:^the 22:^when -49:a
24:current 68:finalis 82:hash 26:i 40:in 30:includ 56:it -55:latest 39:need -39:newest -33:numb 42:of 26:produc 45:tx 72:with
@slot:is_burnt -57:* -26:^nft -34:^which -26:^who -36:are 20:belong 45:by -33:collection -63:in -42:list -38:member -22:nft -23:of
-61:one -44:the 48:them -35:which -21:who @slot:kind -37:* -28:^which -22:a -58:all -54:and -34:at -60:been -37:can -24:doe
43:exchange 45:feed 26:for 42:from -28:i 31:in -26:list 56:market -22:my -28:pair -40:price 45:publish 36:pyth -46:spot -53:to
-55:trad -35:trade -62:up -40:value -41:which -25:with @slot:kinds -56:* 21:from -21:ha -28:i 21:left -24:mov -31:of -30:on -23:only
-44:send -46:to -43:who @slot:limit 159:* -38:? -21:^how -40:^i 59:^newest -51:^put -26:^quote -42:^the 48:^what 83:^which 46:^who
-42:about -51:account 24:all -30:am 57:are 41:ask -21:at 26:back -49:bet 71:biggest 29:bridge -83:buy 89:by 45:cap 35:category
-64:cent 29:chain 106:coin 77:coingecko 76:collection -26:com 32:contract -34:could 52:crypto -43:defillama 83:dex -46:did -26:do
30:each 49:em 54:enough 82:event -53:exchange 77:first 40:floor -59:for -32:good -58:have 27:hold -50:how -28:i 24:if -34:into
-88:it 34:just -25:least 42:list -31:lost -21:market 52:money 110:most -39:much -63:my 39:new 66:newest 22:nft -29:nonce -39:now
-38:numb -25:of 48:off 44:on 20:one 65:only 89:open -57:over 22:pair -31:pay 69:per 30:pl 35:please 73:pool -46:price -49:put
-26:quote 73:rank -35:rate 79:rugcheck -40:say 68:show -37:sit -23:str -24:tell 34:that 36:the 49:their -39:there -40:thi 48:to
37:today 83:token 48:top 46:transaction -39:und 35:up 60:volume 28:want 71:which 40:who 53:with -41:worth -25:would -113:ye -51:you
@slot:look_forward -25: 63:^by -36:^how -20:^what -29:all -49:and 21:bett -25:bought 47:by 38:defillama -43:do -40:from 40:gain
-43:go 46:hold -38:how 27:in -36:it 53:lose -23:move -38:much 60:or 51:per 29:percent -35:price -62:since 44:that 39:the -54:today
-55:up 71:what -21:worth @slot:measure 21: -28:* -72:^fee -42:^for 40:^holder -26:^how -42:^on -59:^option 33:^top 54:^what
-39:^which -56:^who -68:app -36:by -55:chain 23:crypto 25:dao 32:did -36:do -44:fee 52:for 45:got -50:have 74:holder -33:how -76:in
129:itself 85:keep -32:lie 48:make 44:money -32:more -49:most -43:much -42:nam 89:not -50:now 42:of -64:on -35:one -25:only
-75:option -29:or -42:oth 41:out -30:over -118:paid -50:pay -86:people -41:per -36:please -96:premium -81:rank 22:revenue -35:right
-37:show 20:since -55:tak -37:take -45:that 28:the -29:their 50:they 26:thi -73:to -28:today 41:token 28:top -42:total -41:trader
-62:user -27:v -27:volume -27:wa -41:want 60:what -51:who @slot:order -26:* 40:^ 45:^a -49:^best 42:^biggest -43:^busiest 71:^buy
-60:^coin 36:^collection -26:^compare -45:^crypto 25:^current -28:^for -46:^fresh 50:^hottest -21:^how -31:^i -38:^kind -61:^list
-26:^mcap -28:^on 21:^pair -32:^pull -22:^show -61:^stablecoin -46:^stack -25:^the -54:^trad 41:^v -22:^what 53:^when 42:^where
32:^which -77:^who 62:^yield 31:above -67:account -49:acros -60:any -27:ath 54:been 28:best 29:biggest 38:both -61:bought
-43:busiest -23:but -23:by 36:can -98:cap -56:capitalisation -36:category -78:chain 31:circulat -74:coin -68:company -25:compare
-63:cost 42:could -65:count 20:dao 49:day 48:depth -60:derivativ -35:desk -21:dex -36:do -31:down -24:each -42:earn -35:every
-26:exchang -50:farm 126:first -44:fresh -23:friend -33:from 45:give -42:go 37:government -55:hi 45:highest -21:holding 49:hottest
-32:id -35:interest -71:jpeg -24:keep -37:kind -32:largest -42:late -64:lay -36:leaderboard 60:least 45:like -44:liquidity -70:list
44:look 36:lp -41:m -50:made -113:market -56:mcap 58:moment -39:money 31:more -23:morn -40:most -25:mov 54:move -23:much -21:need
-57:news -23:nod -41:not 47:numb -27:off -37:only -29:open 20:order -29:out 33:over 31:owner 36:paid 36:people 29:percent -37:piece
27:pl -23:platform -33:pnl -65:politic 37:pool -72:pric -30:price -76:profit -42:profitable -27:pull 24:pump 35:purchase -65:quot
-28:quote -51:rank 24:rate -48:read -28:receiv -94:recent -25:right -22:risk -58:rows -33:say 33:sector -71:see 71:side -34:sise
-33:somebody -44:stablecoin 28:stak -26:swap -22:t -36:tell -35:their -28:them -24:these -23:thi -27:think 36:ticket 20:too 32:top
37:trad -66:trader -38:transaction -43:treasury 50:turnov 28:v -54:w -21:wa 41:way -54:week 46:when 54:where -78:who -28:win 21:with
-74:writ 41:year 38:yield 33:you @slot:outcome 26: -16:* 26:? -31:^odd -22:and -41:at 26:bid -97:chance -30:condition -22:decemb
-52:did -21:for -45:from -60:how 51:i 50:in 21:it -72:me 60:midpoint 70:no -81:odd -52:of 41:outcome -57:pric -47:price -53:show
33:side 64:token -31:trad -24:what -46:who -54:ye @slot:period -37:* -33:? -21:^best -43:^hash -31:^trad 48:at -41:best 23:by
33:crypto -22:difficulty 44:for -47:hash -63:hashrate -44:in 27:market -37:min -35:mine -56:network -23:next -55:of 23:on 31:only
-26:pool 51:profit -43:rate -27:share -25:the -28:trad 57:volume @slot:stablecoin_only -3:* -35:^i 34:^pool -35:^price -29:^tvl
36:^where 30:^yield 34:a -20:and -28:apy -21:did 27:doe -32:earn -29:first -27:highest 25:in -25:keep 44:least 33:more 29:now 27:on
30:only 27:park 58:pay -35:price 35:stak -26:to 30:top -42:tvl 24:what 20:where 27:with 43:year @slot:standard -33: -48:* -57:?
63:^can -108:^which -70:^who -46:allow 28:approval -60:contract 21:doe -24:every -56:for -41:from -22:given 49:ha 40:have 59:how
-61:i -33:it 52:list -57:may -28:me 63:much -40:my -29:of -32:out 44:permit2 -37:please -37:pull -45:revoke 36:rout -21:spend
-52:take 41:that 49:the -56:to -147:token 37:what -105:which -101:who @slot:status -52:* -38:^biggest -43:^event -55:^hottest
34:^how -43:^market 43:^odd -61:^open -47:^show -38:^trad -23:^what -65:^which 20:a -27:about -46:acros -41:address -49:bet -56:bett
-40:biggest -23:both -29:busiest -67:by -64:can -31:category -24:coin -24:coingecko -20:compare -33:contract -44:crypto -27:current
45:cut 47:did -40:do -54:dump -30:each -154:event -33:everyone 40:exchang -35:exchange -29:give 46:have -66:hottest 27:how -35:id
-26:in -61:me -35:most -36:name 25:of -30:on -113:open 50:outcome 52:over -54:page -45:people -55:per -25:please -81:politic
-36:question 53:resolve -21:rn 65:rows -20:see 26:sery -63:show -40:sit -37:some -21:sport 30:that -28:their 49:them -109:today
-36:togeth -47:venu -21:what -33:write @slot:token -9:* 21:? -45:^pool -33:a -33:and 24:buy 35:in -37:it -22:liquidity -54:on 30:or
28:pric -30:price 22:sell 47:than 25:that -30:the @slot:token_type -98: -40:* -52:? -24:^collection 36:^did -26:^for -24:^how -21:^i
50:^list -63:^nft -54:^on 67:^only 39:^please -30:^show -28:^token -22:^which -46:^who -30:a -35:all -41:and -34:at 33:belong
-22:burnt 26:by -23:contract 21:did -48:each 26:erc20 38:every -53:explor -34:for -36:freeze -27:from -55:he -29:hold -47:how -27:i
-51:in 37:incom 47:item 54:just 41:kind 35:late -51:many -32:me -24:member -29:most -20:much -26:name -29:need -33:nft 32:of 35:one
81:only -39:own 49:please -34:position 22:price -61:rows -34:say -64:see 25:send -35:sent -53:show 22:sit 52:sitt -22:that -40:them
-43:there -24:thi -57:token -59:too -32:transaction 94:transfer -38:wallet -35:we 28:what -60:which -55:who -57:with @slot:top_coins
-84:* -47:? 26:^biggest -34:and 22:biggest -44:coin -51:in -40:most -35:of -51:on -56:the -37:top -50:who @takes:choice 109:*
@takes:fiat @uses:fiat 33:* @takes:least 145:* @tool=call_contract @~call 33: -18:* -61:^call 21:^find -26:^my 34:^need 36:^our
-29:^read 30:^the 45:a -20:an 20:ape 40:at 22:back 34:balance -24:call -28:contract 69:data -23:decimal -21:for 61:give -23:ha
28:hold 69:make 30:need -25:now 31:numb 37:of -25:on 34:our 21:permit2 -24:raw -57:result -37:say -20:supp -27:tell 48:the 45:there
-28:trad 70:transf 34:value 57:vault 23:want @tool=check_approval_security -14:* 36:^before -35:^can -31:^my 43:approve -30:click
24:code -25:do 29:if -26:know 36:known -31:ledg 24:open -23:rout 21:safe -20:site 29:source -31:thi -20:wallet 24:want -25:what
25:with @tool=check_contract_verified 12:* -28:^for 31:^ha 20:^verify -32:a 24:an 21:and 34:anywhere 21:at -22:code 33:ha 24:in
24:it 23:know -36:match 23:on 51:one 50:only -25:open 23:or 26:proof 30:publish 29:team -29:that 33:they 39:verify 27:want
@tool=check_dapp_security @~dapp -3:* -24:^i -26:and -30:by 41:dangerou 20:desk 22:in -26:phish 39:site 36:some 27:to -40:what
-28:whom @tool=check_honeypot @~honeypot 22:* 45:^buy -43:^did 64:^honeypot 47:^how -21:^what -21:^which 20:a 26:again 36:airdropp
-49:and 39:been 23:before 33:button -25:buy 40:can 39:coin 34:contract -36:did 26:do 21:fee -20:found 22:friend 33:got 41:ha 37:have
42:hold 74:honeypot 39:how 35:look 39:many -24:min 23:much 36:new -32:or -28:pool -32:simulate 81:some 36:t 52:there 34:token
31:trad 35:trap -43:we 51:when 39:wheth 36:why @tool=check_malicious_address @~maliciou 6:* 23:^a -40:^can -35:^did -22:^how
23:^what 24:^who 23:account 66:addres -33:and 21:any -40:anywhere 37:blacklist -24:can 74:counterparty 23:custom -36:did 27:do
26:drain 26:dust -33:flagg 39:for 30:from 40:fund -23:he -26:in -25:my -41:our 20:sanction 21:say -26:screen -24:that -33:they
-27:you @tool=check_phishing_site @~phish @~site 3:* 24:? 23:^check 23:^somebody 48:^the -31:addres -25:airdrop -33:before
-37:blacklist -22:d 43:dangerou -37:fake -40:friend 23:from -39:if 48:look 40:mail 30:maliciou 31:mint -27:nft -23:our 65:page
28:please 23:say 21:somebody -28:there 43:they -36:want 27:website -25:what 21:will @tool=check_token_safety @~safety -13:* -26:^a
32:^can -51:^honeypot 21:^how -26:^i -32:^token 27:a -33:airdropp 22:an -24:ape 59:at -21:before -30:coin -35:contract 30:file
-22:friend -29:got -32:hi -26:hold -59:honeypot -23:it -36:legit -23:look -32:me 29:memecoin -28:new -51:nft 63:no -20:one -31:or
-34:our -27:out 26:put -34:sell -46:shill -40:some -30:someone -35:telegram 20:the 28:thi 34:trust 42:want -30:what -22:wheth
57:with @tool=checksum_address @~checksum 33:* -30:^capital 34:addres -30:capital 22:correct 47:counterparty 31:eip 26:for 22:he
29:of 25:pap -26:tool 45:version @tool=compare_tokens @~compare -21: -39:? -22:^coin -30:^how -51:^market -39:^price 22:^put 53:^v
35:^what 31:against 23:all -25:and -21:at -24:ath 37:below 27:beside -25:bigg 88:by 72:cap 24:circulat 34:day -27:did -32:fee
21:high -43:i -26:in 28:it -39:keep -29:know 25:last 61:market -31:move -40:much 29:name -30:of -27:on 48:oth -28:out 36:please
-26:pric 52:rank -28:run -50:saving 36:so 49:supp 38:table 34:that 49:they -25:today -22:und 50:v 58:value -36:we -21:what -42:where
48:with -43:you @tool=compute_create_address @~create -55:* 34:? -50:^addres -22:^contract 24:at 25:be 34:contract -40:create
-54:factory 36:get -36:ha 27:plain -51:that -37:the 20:where 38:which -21:will -37:with @tool=compute_namehash @~namehash 30: 24:*
29:^namehash 28:^when -21:do 48:for 36:namehash 46:node 30:our -24:to -23:what 26:when @tool=convert_units @~convert @~unit 43:*
-24:^convert -20:^decimal -29:^ga 26:^i 27:^to 37:^what 45:a 30:amount -26:and 44:are -39:coin -67:decimal -21:did -58:doe 41:for
-22:ga -63:ha -48:have 26:how 40:in 34:into 28:it 23:ledg 30:many 37:me -25:mil 32:much 75:my 46:numb -35:round 28:say -23:smallest
50:that 31:the 31:token 82:turn -29:which 27:whole @tool=decode_abi -25:* -36:^decode 39:^metamask 34:^please -24:^the 23:can -30:d
-22:data -33:decode -26:doe 20:exact 85:hex 48:into -29:know 23:letter 39:metamask 47:only 22:please 34:rout -31:safe 50:show
-20:site 35:swap -26:that 25:thi 22:will 28:would @tool=decode_abi_parameters @~parameter 30:* -26:^abi 22:^decode 23:^i 28:^my 32:a
44:addres 39:an 35:are 23:back 54:bool -28:can 27:constructor 23:contract 27:decode -21:do 20:for 30:have 36:in 39:own 30:paus
54:return 23:should -24:sign 28:thi 36:token -22:with @tool=decode_calldata @~calldata 9:* 33:^can -35:a 48:and 54:argument 28:ask
-26:at 35:blob -38:call -39:data -25:for 59:get 35:here 41:how 24:if -33:input 34:inside 24:into 24:it 30:like 31:look 29:me
-32:mean 26:only 54:out -42:selector 53:show 21:tell 21:to -59:tx 33:wallet 21:want @tool=decode_log -7:* -33:? -29:^event -40:^my
-20:^topic0 64:^what 46:an -43:and -44:argument -21:be -30:before -31:call 37:data -29:decod -34:did 49:doe -32:emit 38:event
-39:every -30:for -42:get -63:hash 50:here -41:index -25:inside -23:like -22:log 79:mean -37:my -35:need -27:no -25:of -34:old
-30:only -61:our -64:out 37:please -21:sent 43:text 42:thi 29:to 64:topic 38:what @tool=decode_raw_transaction @~raw 18:* 22:^my
24:been 23:before -44:blob 49:can -55:doe 52:eip 24:fee 47:from -20:how 27:i -48:input 24:like 25:me 68:nonce 32:recipient 21:sent
-24:show 31:sign -34:thi 30:to -23:wa 22:what -22:where -22:which 20:whom -23:with 47:you @tool=decode_selector -42: 37:* 49:4byte
31:? 38:^4byte -38:^i 50:^my -57:^selector 25:a -34:an 45:and 70:be 45:behind -42:block 56:byte 32:call 39:code -22:contract
25:could 25:custom 34:data -23:doe 35:error 50:every 32:for 28:from 38:function 36:hash -23:have -61:here 38:i 26:input 45:it 33:log
38:lookup -35:mean -28:method 47:my 50:out -41:please 60:start 90:that -20:thi -35:to -39:topic 31:trace 23:transaction 33:tx
41:wallet 59:which 32:with 49:would @tool=detect_rugpull @~detect @~rugpull 25:^rug 31:^the 56:^wa -26:deposit 25:drain 52:exchange
41:from 50:ledg 50:money -27:much 20:own 36:park 24:rug -22:run 30:say 31:stable 24:to 46:wa -21:when 20:where 23:withdrawal
-20:would -34:yield @tool=encode_abi @~encode 26:* -23:^abi -36:^call -23:^get 43:amount -22:argument 61:be 49:build -30:call
52:calldata 60:for -25:get 73:hex -29:of -33:on 28:pl -29:please 70:spend 21:unit -22:what 36:with @tool=estimate_gas -44:* -32:^ga
-26:^what -31:at 24:estimate -25:for 29:go 21:if -26:now -24:paid -41:please -39:price -31:send 24:sent -36:that -34:today
-34:wallet -32:want -20:where -33:you @tool=get_account_nonce @~nonce -13:* 58:^addres -34:^cancel -41:^i -28:^my 61:^nonce 21:^what
47:addres -24:am -28:and -34:between -24:block -50:cancel 29:chain 58:create -47:from -31:ga 30:hot -26:i 40:incl -50:mempool
20:metamask -29:my 49:next -31:numb -29:of -21:on -29:pend 26:pl 23:should -23:show -20:since 51:that 29:the -22:to -57:transaction
-43:up 24:wallet 33:what 55:will @tool=get_alchemy_prices -11:* 21:alchemy -26:at 26:have 27:only 23:quote
@tool=get_alchemy_token_balances 4:* 25:^for -34:at -22:decimal 33:entry 43:every 21:in 36:list 21:need 31:position 24:to 35:unit
@tool=get_alchemy_token_metadata -27:* -31:^make -27:a -24:for -29:logo -31:make -28:me -21:my -26:token @tool=get_asset_platforms
@~platform 26:^coingecko 22:^nft 21:all -34:category 50:collection 28:doe -26:floor 26:friend -23:in 41:nft -21:of -24:the 26:track
-26:up 33:with 21:you @tool=get_asset_transfers -60:* 22:^all -20:^could -21:^everyth -34:^token 21:aft 31:all -45:also 30:came
-28:coin -23:contract -21:could -22:go 27:into 30:kind -23:last 49:left 22:lin -28:list 23:mix -34:mov -27:nft -28:of -35:on -54:one
-20:only -67:send 30:so -42:to -35:wallet 33:went 22:whatev -46:who -21:you @tool=get_batch_historical_prices @~batch -27:*
-23:^price -25:basi 24:each 22:every 32:market 24:own -20:that -21:tim 26:trad 25:value @tool=get_block -39: -69:* 22:? -46:^block
-29:^height -74:^how 38:^my 29:^on -57:^the -39:^what 35:^when -52:a -62:block 33:current -64:ha -37:hack -55:how -54:in -40:last
-21:like -68:many 22:my -26:our -61:please 44:produc -21:read -22:report 21:rollup -45:that -67:the -84:transaction -24:we -43:what
@tool=get_block_by_timestamp @~timestamp -7:* 33:^for -40:^in 29:^my -43:^what 27:at -21:auditor -22:between 46:closest -23:date
-28:did 23:end 44:for -21:from -38:in -37:index 41:nearest 57:need 43:numb -61:please 29:snapshot 37:that 21:the -42:time 47:to
-40:transf -26:up 43:wa 51:we -37:what 63:when 33:year @tool=get_block_details 51: 14:* 39:^on 48:^what -61:^which -30:^who -37:and
-53:been 66:block -22:built -54:burn -29:by -24:current -61:did -26:fee 55:full 49:hack -25:have -26:how 38:in -33:it -24:made
-77:much -23:newest -25:now -31:numb -45:our 61:please -54:price -58:propos 28:reward -26:slot 51:that -21:them -21:these -22:those
60:time -59:to 29:transaction -47:were 37:what -70:which 40:with @tool=get_boosted_tokens @~boost -32:* -35:^most -21:and -29:for
-24:in -23:on -23:there @tool=get_bridge 24:* 53:? -32:^i 29:^what -49:^which 30:aft 44:am -35:and -39:been 32:bridge -27:busiest
49:did 36:do 54:flow -76:for -43:ha 30:hack 22:i 35:in 38:it -22:ledg -21:many -67:me 42:money 26:month 54:much -28:number -64:of
38:out 38:over -21:pay 44:people -22:protocol 68:since 59:statu 56:still -25:that 44:the -28:time -45:to 32:today 53:total
-28:transaction 37:use -40:week 20:went 22:what -53:which -20:who 69:withdraw -70:withdrawal -21:would 57:yield
@tool=get_bridge_volume -45:* -50:? 31:^could -59:^what -34:a -43:aft -42:am 25:and -40:at 32:between -30:bridge -30:by 30:could
65:deposit -26:did -48:do -69:flow 50:for 65:give -20:ha -43:hack -58:i -63:in -32:into -52:it 68:me -30:money -32:most -28:net
-27:numb 27:number 35:of -39:our -32:out -30:over -42:people -39:sent 21:since -43:still 31:tell 24:that -29:the -24:thi -58:total
-55:what -29:which 66:withdrawal 29:you @tool=get_bridges @~bridg 9:* 25:? -20:^biggest 26:^bridge 23:^rank 23:^what -33:and
35:bridg 25:busiest 24:by 35:defillama -35:dex 39:flow -35:have -32:me 21:most -21:over 43:thi 28:through -21:to -23:volume 30:which
23:who -26:you @tool=get_btc_address 8:* -29:^did 37:^ha -29:^ledg -41:^my 55:^please -39:a -29:address 25:am -26:and 23:any -48:are
36:at 36:balance 25:be -20:by -28:channel 32:check -46:client -24:did -27:doe -41:for 38:found 57:ha 23:have 48:i 42:if
-34:inscription -49:ledg -27:lightn -34:many 21:me -40:mempool 21:most 47:much 40:must -27:my 22:not 47:on -31:or -28:ordinal 45:our
24:out 68:pap -41:pend 73:pl 47:please -28:receive -55:run 32:sat -53:satoshi 34:show 70:sitt 36:some 75:still 33:storage 35:tell
-26:that 37:the 73:there -22:thi -23:total -27:trezor 61:wallet 28:what 31:wheth 21:with 27:would 36:you
@tool=get_btc_address_transactions -31:? 20:^a -34:^balance 56:^show 27:^tx 35:addres 45:all 25:any -30:balance -23:block 21:for
47:have -46:how -27:if -24:in 37:includ 27:input 48:ledg 24:like 33:me -43:mempool -52:much 42:one 42:ord -38:payment 28:recent
-22:right 39:small -77:still 26:that -57:there -41:to 41:touch -27:unconfirm 29:unspent 50:up 36:wallet -22:what 39:with
@tool=get_btc_block -37: -10:* -27:^block 56:^latest -41:^mempool 22:^please -24:^what 23:count -36:height -25:inscription 55:latest
-34:mempool -21:min -22:most 46:newest -25:ordinal -22:pool -26:that 31:there 30:transaction @tool=get_btc_difficulty @~difficulty
27: 32:* 46:? 32:adjustment -41:and -50:change 21:com -25:far -57:hashrate -41:i -29:mempool 62:mine -21:next
@tool=get_btc_exchange_rates @~rat 15:* -25:^what 34:and -27:can -23:coin 22:currency 22:every 22:know 25:of 40:one 38:please
-25:price @tool=get_btc_fees -12:* -27:? 95:^fee -36:^sat -20:^what -35:and -49:are -31:client -56:did -27:each 21:fee -32:for
-29:from 45:get 49:have -22:he 63:hour -25:if -31:in 47:into -29:mempool -25:min 40:my 25:now -22:of -21:on -27:one -29:out -37:paid
-23:pay 33:payment -28:pend -37:per -20:put 26:right -26:sat -21:satoshi 31:so -26:that 22:thi -43:transaction -20:tx -45:up
-44:vbyte -31:wait -30:what -28:would @tool=get_btc_hashrate @~hashrate -76:* -20:^hash 58:^hashrate -27:^what 41:chart 27:develop
-24:difficulty 40:down -69:for 37:go -42:hashrate 27:i -56:in -49:min -40:mine -23:my -61:network -27:next -41:of 38:or -35:pool
-35:share 37:up -25:what -22:with @tool=get_btc_mempool @~mempool -9:* -37:^i -34:^mempool 50:^sat 41:and 33:are 35:been 42:block
33:each -34:fee 41:how 35:if -31:it 49:many -38:mempool 26:min 71:next 36:now 28:of -34:on 26:one 35:out -56:pend 36:right 49:sat
-74:still -53:thi 44:to -71:transaction 36:tx 56:vb 43:wait @tool=get_btc_price 20:* -22:? 56:^what -39:and 33:buy 63:cost 51:did
-25:it -43:kind 22:much 67:near -26:now 61:on 70:one -34:rate -30:sat -42:so -32:sold -40:tell 50:that -22:the -49:then 66:top
37:what -25:worth @tool=get_btc_tx @~tx 14:* -28:? -49:^fee -67:^ha 30:^how 49:^i -28:^my 35:^payment 36:^sat 35:^what -27:^when
-37:^which 31:^why 20:a -20:addres 28:an -31:are -30:arriv -31:block 45:by -25:check 42:client 29:confirm -21:confirmation 30:did
-21:do 65:doe 21:fee -24:first 31:for 21:from 50:gave -24:get -58:ha 38:have -56:hour 25:how 32:i 27:in -30:inscription -25:into
63:it 32:many 32:mempool -31:min -21:need -29:next -24:noth 53:now -41:output 24:pay 70:pend 56:per -32:right 44:sent -29:sit -32:so
-29:spendable 86:still -38:stuck 20:that -39:through -21:to 70:txid 40:unconfirm -30:vb -20:wait 26:what -24:when -23:which -21:who
30:why 24:with -66:yet @tool=get_btc_utxos @~utxo -28: 4:* -27:^which -21:addres -29:and 26:consolidate -44:doe 33:fee 33:first
35:ha 22:have -54:in -26:it 21:list 30:my -30:of 29:on 30:one -43:our 34:output -29:sit 33:spend 38:spendable -34:the 21:to 20:utxo
-33:what -23:which @tool=get_categories -32: -13:* 21:^coin -41:^which -23:a -24:and -23:by 40:category 22:exist -22:for -22:i
24:list -35:my 25:nam -28:need -23:or -38:that -45:which @tool=get_categories_market_data -23:* 29:^coin -32:^market -31:^what
22:category -26:for -26:i -25:like -24:my -40:rank 54:sector -26:that -30:what @tool=get_chain_fees 4:* 20:? 38:^who -42:all -36:and
22:by 29:do -34:doe 21:fee -20:for -39:have 48:keep -21:need 26:network -31:no -20:of 72:on 38:pay -34:share 20:that 25:thi 26:to
-31:treasury -21:tvl -24:v 25:we 35:who -21:with @tool=get_chain_info 32:* 89:^chain -25:^height 42:^i 43:^what -25:^which -30:^who
64:a 54:add 30:and -39:answer -28:are 44:at -21:capacity 83:chain 59:coin 38:do 46:explor 60:for 23:get 38:have 21:height 45:i 68:id
-23:kind -21:lightn 35:my 75:native 33:need 27:network 41:new -27:nod 20:numb 31:of 23:our -27:please 43:plu 89:rpc -26:stuck
-24:that 41:the -27:time 43:to -21:today 47:up 28:url 63:wallet 27:want -22:went 58:what -51:which -41:who @tool=get_chain_stats
-6:* 27:^average 29:address 32:average -27:block 26:busy -46:ha 21:late 23:network 72:today 24:total 46:utilisation
@tool=get_chain_tvl_history 40:* -47:^how 50:^the 23:^when -50:all 47:are -45:at -39:between 103:blockchain -88:by 42:compare
50:deploy -37:develop -58:doe 23:each -33:fee 31:first -50:have 51:it -22:keep -27:liquidity -45:market -62:me -20:money -22:most
31:of -25:our -25:please -42:protocol -38:show -30:stablecoin -22:the 44:there -30:time 44:today -29:total 57:tvl 60:wa 59:we
46:where @tool=get_chains -7:* 56:^rank 20:^which -85:blockchain 94:by 38:chain 47:doe 23:have 41:keep 25:lead 50:me -23:most
29:only 42:people 41:please 26:rank 43:say 57:show -32:stablecoin 41:the 34:value -33:with @tool=get_chains_tvl_history -40: -53:*
-22:^i -30:^tvl 56:all -33:are -83:blockchain -45:by 59:defi -22:exchang 24:history -39:i -38:it -22:liquidation 23:lock -22:long
-39:need -28:on 29:over 21:point -37:protocol -23:rank -37:summ 27:total -48:tvl -35:we @tool=get_coin_historical_chart -21: -23:*
-22:^ 52:^chart 51:^compare -22:^floor -30:^for -41:^ha -22:^how -23:^in -27:^price 39:all -24:an -31:at -30:between -33:book
-20:can -43:cap 49:chart -44:coin 43:compare 27:deck -36:develop 36:down 28:draw -22:exchange -50:floor -56:from -25:fund -23:go
-41:ha -26:hash -32:how -21:in -24:keep -29:know 35:m 28:make 24:many -27:market -47:mcap -22:month -21:move -23:much -20:not
-24:now -33:on -42:one 39:or -22:our -51:over -27:per -36:plot -32:pric -34:price 24:say 41:since -28:tax -28:that -30:the 38:thi
47:time -57:today -40:trad 37:up -24:valuation -36:volume -33:wa -28:want -53:we -20:week -42:went -32:where -51:with -23:worth
-32:year @tool=get_coin_history 21: 14:* 30:? 35:^did 60:^how 21:^in -61:^my 41:^our 50:^price -47:^the -35:^what -21:^which -50:a
-36:advis -32:and 47:ask -26:back -43:book 57:cap 58:close -24:coingecko -36:cost 42:date 68:end 40:ever 75:got -23:history 24:how
44:in -70:index 47:know -21:market 68:much 25:must 32:need -32:new -26:now 27:of 71:only 40:open 79:our -33:please 36:present
24:pric 35:price 25:return -21:that 29:the 26:then -35:thi 65:token 26:trad -104:utc 61:valuation -38:value 54:volume 28:wa -61:want
-35:we -27:what 50:when -37:with @tool=get_coin_market_chart_range 14:* -45:? -40:^clos -29:^did -42:^ha 48:^my 31:^our 28:^please
-24:^price -20:^the 52:a -26:about 56:advis 29:auditor 62:book 36:bought 48:by -22:chart -33:client -28:cost -22:data 23:day -26:did
-47:do -20:draw -43:end 41:from 41:gone 42:ha 44:i 37:kind 28:many 37:mcap -43:month -21:move 42:much 24:my 20:need -29:now 21:on
48:one -50:our -27:past 52:percent 41:pl 20:please 21:plot -36:pric 40:rate 33:sery 55:since 45:start -38:statement 29:supp 49:tax
23:tell 25:thi 41:time 21:trad 41:turnov -25:two 39:up 92:utc -26:valuation 60:value 37:volume 40:wa 39:want 24:we 31:went 26:what
27:where -23:which 22:will -20:worth -50:year @tool=get_coin_ohlc @~ohlc -64:* -25:? -27:^chart -27:^in -22:^what 45:a -29:at
-26:chart -21:close 54:coingecko -24:did 40:exchange 48:for 27:last -93:of 51:ohlc -25:on -40:open 24:please 43:use -22:what
@tool=get_coin_tickers 3:* 32:^i -29:^list 36:^on -26:^volume 22:^which -26:a -34:an 49:and -28:at 47:biggest -26:buy 43:by
35:cheapest 23:coingecko 51:depth -32:dex 40:do -32:each 43:exchang 63:exchange -39:from -36:ha 36:have 71:id -33:in 43:it -21:keep
-45:kind 21:list -32:most 21:move 28:need 45:not -44:now -30:on 34:one -38:or 46:oth -23:our -21:please -22:price -30:spot -52:still
-26:there 21:venu 53:volume 62:want -23:we 41:you @tool=get_coins_index @~index -25: 33:* -55:? 30:^a -22:^and -64:^can 52:^contract
47:^could 22:^explain -26:^find -21:^how 39:^need -54:^price 37:^tell -23:^twitt -43:^v -48:^who 22:a -24:advis 24:ask 72:ath
-38:below -22:by -64:can 33:coin 31:coingecko 40:contract -26:copy 39:could -31:crypto -24:each 28:everyth -26:exist 21:explain
21:far -24:figur -26:find 25:for 24:go 41:grandson -31:group 37:ha -23:index -40:keep 56:kind -34:know 52:like -22:make 40:max
-40:mcap -21:moment 32:my 66:need 69:not 40:of -49:on -21:one -37:only -22:or -28:oth -25:our 50:pl 36:please -29:post -43:price
38:quot 40:rate -35:say 39:send -26:sentiment 36:should 27:stand 41:supp -44:talk -31:tax -52:telegram -25:these -37:thi -33:time
22:to 31:today 25:token -25:trad -52:twitt -41:und 29:up -43:v 56:want 35:we -28:when -43:who -44:you @tool=get_coins_list -46:*
30:^coin -21:add 30:address 25:any 26:contract -34:id -38:name -24:of -31:one -21:recent -29:the -32:which
@tool=get_coins_market_data 48: -24:* 62:? 27:^and -40:^compare -59:^how -65:^i 63:^market 24:^mcap -29:^the 35:^top -39:^total
-52:^v -21:^who -45:a 61:account -31:among 23:and 37:are -25:ath 25:below -55:by -59:category 34:circulat -39:compare 43:crypto
53:day -56:for -68:from -50:how -55:i -20:id 38:lay -53:like -43:many -24:market -30:mem 60:move -30:much -20:my -67:near -55:need
-23:on -23:oth 45:pl -34:pric -28:price -57:quot -69:rank -32:rate -46:stablecoin -36:that -27:them -43:total -58:v -29:who 21:with
-22:would @tool=get_companies_treasury @~company -27: -41:* 39:^for -45:^how -22:^i -47:^the 27:^which -28:about 26:bought 26:buy
-31:crypto -21:did -37:doe 38:each 25:have 27:holding -32:i -23:in -21:it 38:largest -26:legal 26:m -29:many 21:me -40:now -43:our
-22:own -40:paid 47:rank -30:right -24:shar 36:sise 34:them -31:they -51:treasury -40:v -34:what 31:with -23:work -45:worth -26:you
@tool=get_contract_abi 17:* 47:^abi -38:^i 25:^need 21:^what -30:a 68:abi -23:at 31:doe 31:have 33:need 25:not 38:please -20:source
@tool=get_contract_bytecode @~bytecode -39:* 40:? 39:^contract 61:^i -21:a -25:and 22:delegat -26:do -26:eip -68:find 20:for
-33:from -31:hash -24:i -20:in 22:just 30:normal -39:of -24:one 64:or -57:the 22:there 43:und -29:wallet -29:what
@tool=get_contract_code @~code -18:* -35:^a 60:^look 20:^show -22:a -30:an -24:code -38:contract 50:explor -23:fil 58:look -30:need
46:proxy 21:tell 62:up -31:version 22:which @tool=get_contract_coin -24:^coingecko 65:^everyth 39:^someone -66:^token 25:^what
-28:about -23:addres -23:all 26:coin 58:coingecko -24:did 52:everyth 61:in -26:keep -49:m 50:market -21:mint -22:my 43:need -25:of
45:on 28:only 62:say 33:shill 39:someone -59:token 23:twitt 27:whatev -23:writ @tool=get_contract_market_chart 9:* 20:^chart 43:^how
-37:between -45:cap 30:chart -30:coingecko -40:contract 39:did -48:from 45:how 40:i -35:market -27:of 34:pull 58:two -50:volume
@tool=get_contract_market_chart_range -19:* 20:^i -21:can -20:coingecko 29:contract 46:develop -55:do -20:for 37:from -21:me 41:over
32:past 28:price 22:token -50:two @tool=get_contract_source -25:* -24:^please -28:^show 54:^source -21:^the 26:am 25:an 34:code
-29:coin 40:fil -52:may -20:me 28:of 27:out -41:own 20:program 32:proxy 21:read 27:rout -51:say -45:so -45:that -20:want -47:we
-45:what 30:where 23:which @tool=get_current_prices @~current 13:* 29:^pric -45:acros 46:also 24:and 48:answ -45:any 54:both
70:defillama 21:each 37:go 21:it -29:lp 26:moment 25:now 30:of 58:one 38:open 44:please 27:pric -21:that 53:thi 44:those -25:token
48:trad 24:value @tool=get_defi_protocol 46: 29:* -27:? 31:^could 21:^did 38:^ha 27:^how 29:^i 35:^on -45:^the 53:^tvl -46:^which
64:^who -21:about -40:all 30:amount -46:any 52:are -37:at 21:before 41:big -31:build 54:by 39:chain 57:chart -20:coin -26:commit
30:could -36:crypto 21:dapp -66:defi -34:defillama 28:develop -21:did 24:doe 74:each 57:end -25:farm -54:fee -33:first -51:get
-26:github -24:give -64:have -21:history 27:hold -63:into 26:know -49:l2 56:lend -20:list -21:lock -50:many 44:market 25:money
-29:my 39:need -34:numb 24:on 31:one 39:our 35:people 28:per 30:platform 21:please -46:price 36:protocol 59:run -22:saving 37:sit
-20:stablecoin 29:stak 24:summ -50:there 27:they 25:think -33:to -37:today -25:total 44:tvl 36:use 43:value -25:vault -27:wa -44:we
62:who 22:you @tool=get_defi_protocols -43: -71:* -48:^i -20:^lend -57:^tvl -25:^which -40:a -38:am -26:and -38:app -20:are
-67:chain -23:deposit -21:do -22:each -42:i -40:in -45:it -37:just -34:lend -28:market 40:most -29:now -49:of -48:one -31:per
-31:platform -27:protocol -28:the 30:there -55:tvl -54:use -30:wa 39:want -32:we -56:what -42:which 37:with
@tool=get_derivatives_exchange -34: -8:* -22:? -22:^fund -30:^i -40:^perp -21:^volume 30:^what -41:^which -23:all -31:coingecko
37:did 22:every -41:exchange -36:friday -30:fund 40:futur -35:ha 29:hedge 42:how -41:id 32:in 50:much 22:my -35:now 29:open -34:or
48:over -32:perp -47:please -37:right 38:there 51:turn 52:venue 21:what -38:which @tool=get_derivatives_exchanges -4:* -41:^open
37:^which -21:and 34:at 35:biggest 33:exchange -44:friend 43:ha -28:id -38:my 34:now 34:only -28:perpetual 36:right 34:which
@tool=get_derivatives_exchanges_list 5:* 26:^i -34:all 21:an -43:and 59:derivativ 22:exchange -45:from 25:futur 34:just -44:know
23:need -21:of 21:script 21:them 22:venu 27:venue -36:you @tool=get_derivatives_tickers -28:* -21:at -33:derivativ -24:exchang
-30:for -46:futur -33:interest -41:of -32:one -29:open 23:perp 21:perpetual -21:please 31:rate -75:there -30:total -24:trad
-23:venue @tool=get_dex_pair 12:* 32:? 41:^dexscreen 29:^price 48:by -26:dex 32:dexscreen 43:did 45:how 52:many 49:move 26:on
53:pair 33:the -32:to -24:what 27:when @tool=get_dex_volume -40:* -85:^dex -22:^how -38:^price 74:^volume 43:a -29:an -45:at -51:by
-27:chain 58:day -42:each -22:every -21:exchang 48:got -39:ha 45:history -25:in 21:it -28:keep 22:list 40:make 22:need -49:on 31:our
-40:price -55:there -42:to -25:trad -38:turn -21:up -58:v 30:volume 34:wa -35:want 42:week -26:which -37:with @tool=get_dex_volumes
-5:* 45:? -21:^biggest 48:^dex -22:^how -34:^on -34:^volume 38:^what 23:^which -27:a -28:about 39:acros 32:and -38:are -29:at
-21:biggest -29:chain 46:decentralis -22:doe 38:exchang -22:fee -29:first 54:have -24:how -23:i -44:it 33:lead 50:led 23:most
-32:much -25:my 28:now -33:on -28:only 50:over -23:perp -50:that 42:them -24:there -48:to -27:trad -28:turnov -21:use -21:v -40:wa
-27:want -40:we -46:week 32:what 38:which 25:who @tool=get_dex_volumes_by_chain 21:* -25:? 52:^dex 25:^how -29:^i -29:^pool 24:^top
32:^total -33:^volume -61:^what -41:a -27:all -25:and 85:by 59:dex 45:do 21:down 43:each -23:every 27:exchange 26:for -35:got
-47:have 29:i -54:it -21:lead 27:more -23:most 40:now 37:on -33:one 23:our -34:over 20:pay -23:perp -63:pool 49:see 27:than 25:that
-51:them 34:there 42:they 43:to -32:token 24:top 25:trad 33:trade -29:turn 48:turnov 48:v 46:want -24:what -36:which 26:who
@tool=get_dexes 7:* -22:^how 30:^list 30:^which 29:all 26:are 27:at -43:by 43:can -21:did -55:do 32:doe -44:exchange 27:exist
29:from 47:geckoterminal -21:how 33:list -45:now 46:one -32:only -43:our 24:pool 28:run 71:then 30:there -38:they 22:track -45:trade
-21:what 23:where @tool=get_emissions @~emission -4:* -21:? -54:^i 30:^upcom -22:^what 26:^which -39:a -26:and 23:any 47:big 30:com
28:have -35:i -46:list -31:market 28:next -26:of 27:on 30:that 74:unlock 31:up -30:upcom 21:which -45:with @tool=get_entities_list
-34:* 39:^list -26:^which -24:are -22:company 29:crypto -21:fee -20:first 28:got 26:includ -25:keep -22:largest -40:rank -23:share
-29:their 26:track -24:which 32:you @tool=get_erc20_allowance @~allowance 53: -3:* 23:? 56:^allowance -46:^can 68:^i -45:^please
34:a 75:account 52:all 54:allowance 58:already -33:approval 23:bad -24:be -24:can 24:click 33:contract 52:did -33:do 50:for 34:from
-68:gave 40:grant 49:i -23:into 46:it 40:left 49:may 22:move 56:my -20:need -24:one 69:open 52:or 40:out 46:over 31:own -50:permit2
-24:please 110:pull 21:right -52:show -54:spend 53:still -62:that 26:think -39:to -22:token 23:treasury 32:u -33:unlimit 38:wallet
@tool=get_erc20_metadata 6:* 36:^decimal -37:^read 74:^supp -25:^total -21:^what 22:all -37:an -26:burn 25:contract 45:decimal
66:doe -36:erc20 28:exist -25:far 24:ha 21:have 25:in -27:it 22:look 38:name 42:numb 37:on -39:or -36:read 44:same -20:so 60:supp
-30:symbol 22:the -22:these -39:thi -21:what @tool=get_erc20_transfers -41:* 40:^for -22:^in -31:^list -30:^the -24:^token -32:a
-26:are -23:at -32:be -28:call 32:chain -26:claim 32:could -34:data 42:erc20 -30:first 60:flow 35:go -21:ha 37:incom -24:inflow
-25:it 37:last -26:left -27:may -28:me -25:most -52:movement -21:my 38:need -38:of -63:one 58:only -43:out -20:outgo -21:over
-23:own 34:payment -28:please -61:pull 43:read 50:rows -35:start -40:them 44:through -43:token -30:transf -68:transfer -52:wallet
-25:want -27:who -39:with 27:you @tool=get_etherscan_balance -11:* -21:^i 28:do -24:etherscan 35:own
@tool=get_etherscan_contract_source -31:* 25:^show -69:^verify 28:and -43:at 31:compil -63:contract -37:etherscan -28:fil 27:from
-45:have -27:i 34:licence 22:me -31:my -21:on -41:our 20:rout 37:show -36:the -46:verify -29:with @tool=get_etherscan_gas_oracle
@~oracle -12:* 26:fast 20:normal @tool=get_etherscan_token_transfers 66:* -39:^for 59:account 74:and -24:are 53:first 38:for 46:from
76:in -36:incom 29:it 79:movement -46:need 56:of 58:on 67:one -67:only 75:out 65:pull -32:send 48:start -48:that 26:them -47:token
46:very 59:wallet 48:we 52:with @tool=get_etherscan_transactions 29: 11:* -22:? 35:^show 46:^the 30:^transaction 32:ever 50:fee
-31:ha -33:have -42:how -20:i 22:internal 31:list 26:made -27:me 21:method -34:one 22:or 22:our 25:please -37:see 24:sent 26:show
46:that 37:the 24:their 76:transaction -33:up -21:wallet 26:with @tool=get_event_topic @~topic -20:* 29:^event 56:^topic0 -41:^what
-41:an -25:argument 25:custom 24:filt 33:for -25:get -22:ha 29:hash -53:here -28:i 24:in -65:mean 23:need 22:one 35:our -28:out
25:that -23:thi -27:topic -55:what @tool=get_exchange 42: 6:* 40:^how -36:^i 53:^trust 52:^volume 56:bought -20:coingecko 31:country
-38:doe -39:exchange -46:file -29:from 33:how -30:id -31:kind -26:list 38:my -33:need -23:people 39:score -24:the 55:today 46:trust
74:trustworthy -51:und 46:volume -28:what 37:where -28:year @tool=get_exchange_markets -24: -23:* -36:? 25:^doe -22:^how -45:^i
-28:^market -39:^my 49:^perp 24:^what 20:^which -24:ask -68:at -32:buy 45:can 22:doe -21:how 21:just -23:level -26:like -25:look
-24:most -20:my -26:now -39:of -25:oi 26:on -26:one -23:open -50:over -26:people 25:perp 21:show -20:still -45:the 48:there 22:they
-21:to -80:trad 30:trade -25:wa 27:which 32:with -50:withdrawal @tool=get_exchange_tickers -80:* -33:? -28:^depth -33:^i 22:^pair
-28:^trad -36:^volume 26:^which -39:and -24:any -37:ask -50:at -50:bid -62:biggest -30:by -25:chain -26:coingecko 24:depth 24:each
-63:exchange -21:from -24:how -31:i -34:id -59:it -27:level 27:most -20:mov -21:of -21:on -25:please -26:that -43:today -41:trad
22:two -43:volume -27:what -27:with @tool=get_exchange_time 49: -34:* 44:? 32:^doe -32:^i -21:^my -24:^what -41:answer -41:api
71:clock -32:did 28:doe 33:get -53:i -43:key -27:my -58:not 26:now 36:off 45:order 24:reject -55:service -23:the 30:there 38:to
47:we 42:with 56:your @tool=get_exchange_volume_chart -29: 45:* 79:^how 30:^my 39:^volume -44:^what 22:account 36:an -44:and 22:at
25:by 48:chart 26:coin 52:did 49:do 55:exchange -57:for 21:fund -38:futur 58:ha 58:how 31:i 35:if 22:in 83:it -20:kind 23:like
27:much 40:my -65:need 48:of 20:our 28:since 73:thi -62:to -61:today 28:trade -31:trader -28:turn 20:turnov 51:up -65:v 27:venue
21:volume 28:we 27:where -35:with @tool=get_exchange_volume_chart_range 52: 9:* 72:^i -38:^my -51:^volume -33:chart -31:coingecko
-43:exchange 36:for -51:ha 44:i -28:my 60:need 64:quarter 26:real 39:the 33:thi 46:to -30:today 39:trad 33:volume -30:what 48:whole
@tool=get_exchanges -23:* 25:^best -26:^i -46:^trust 24:best -25:biggest -26:by 36:country 24:exchang -60:first 20:for 50:found
43:from -29:have -38:i 31:in 45:kind 35:list 39:min -35:my 42:need 43:rank -34:rows -31:score 32:spot -26:that 35:their 27:they
-74:thi 20:venu 45:with 58:year @tool=get_exchanges_list -38: 6:* -31:? -41:^how -22:^i -33:^which 30:all 43:and -22:coin 21:exchang
20:exchange 44:for 38:from 38:have -43:how 36:id -42:in -30:it 51:me -38:my -42:nam 41:name -25:no 81:of 44:that 59:the 21:which
32:you @tool=get_fear_greed @~fear @~gre -8:* -25:? -23:a 28:and -28:crypto -31:fear -35:gre 41:greedy -21:in -47:it -29:news
-22:now 38:or 51:scar -57:sentiment -21:the 25:to 20:today @tool=get_fee_history 40: -8:* -40:^fee -23:^ga 44:^i 50:a 34:and 22:are
29:base 37:dur -26:ga -22:in 51:newest 43:numb 27:our 29:paid 35:relay 26:the -37:time 34:tip -27:tvl -30:tx @tool=get_fees_overview
-17:* -50:? -25:^holder 33:^protocol -49:^revenue 25:^top -22:a 21:all -33:and 61:by 48:crypto -29:doe -28:earn -41:fee -39:have
28:holder -70:it 23:not -98:on -33:paid 49:pay -25:please 20:protocol -25:share 41:they 48:token 20:top -25:treasury -35:user -27:we
@tool=get_first_prices @~first 8:* -25:^how -33:^price 32:^since 20:^the 33:how 26:i -35:old 30:on 21:one -41:open -24:please
-24:price 56:record -26:to -22:trad -21:trade 41:wa @tool=get_function_selector @~function 42: 10:* -31:4byte -26:^4byte
68:^selector -30:a -36:an -26:and -36:be -44:behind 32:byt -21:byte -22:calldata -21:can -31:doe 39:in 23:look 49:method 25:not
55:of 58:our -25:permit2 43:please 20:revert 46:selector 47:the -23:thi 22:to -39:topic0 22:up -38:with -25:you
@tool=get_funding_rate -21:* -22:^long 23:^next 25:^the 27:at 31:current -38:did 50:do -31:from 22:fund -38:have -42:long 34:margin
-20:my 66:next 28:of -53:oi -30:open -30:or -33:perp -20:rate -22:ratio 32:short 80:there 58:v 21:what
@tool=get_funding_rate_history -21: 25:* -32:^i 25:^what 35:book 34:did 26:for 38:ha 54:have 25:history 31:i 37:it 40:late 46:long
50:m -48:me 33:one 29:paid 63:pay 50:rat 48:swap 36:there @tool=get_gainers_losers @~gainer @~loser -9:* -37:^i -42:^what 34:among
20:and -24:at 30:coin -31:did 27:for -39:how -53:i 28:market -21:my -21:on -36:pump -33:the -63:top -38:what @tool=get_gas_overview
-39: 18:* -35:^cheapest -22:^compare -37:^fee 79:^ga -24:^how 30:^the -31:^what -39:^where -27:am 21:an -26:and -22:are -32:by
-26:chain 34:coin -20:compare -48:did -31:doe -23:each 89:ga -26:get -21:have 20:high -20:in -42:l2 -29:much -24:my -50:nod 43:now
36:of -27:on -41:one 21:or -22:our -41:pay 20:pl 25:plain 44:please 43:present 54:price 58:rn -48:sat -24:so -38:station -27:them
-52:there -25:they -23:transf 26:tx -22:use 26:v -46:vb -21:we -22:what -37:where -31:why 22:would @tool=get_gas_price -39:* 44:^how
-46:^price -39:^what 47:a -25:and 23:at -28:contract -33:current -36:did 31:doe -60:ga 44:how 24:l2 31:moment 33:much -45:of 30:on
-55:pay -44:please -86:price -41:rn 52:send -24:the 72:there 45:tx 22:use -22:what -28:would @tool=get_global_defi 24:^defi 35:^how
-44:^i -45:^market 46:a -41:all 26:crypto 45:defi 32:how 31:i 46:large 23:market 20:of -27:old 52:share 24:the 52:whole
@tool=get_global_market_cap_chart @~cap 26: -31:* 22:? -23:^chart 23:^how -26:^market -40:all -53:and 28:back 41:beginn -38:coin
39:develop -46:for 35:ha 20:how -52:in -72:of 32:our 30:over 38:since 23:to 32:token 36:value -59:volume 35:want 38:whole
@tool=get_global_stats 20:* 23:^crypto 34:^dominance -31:^how -70:^market 65:^total -43:a 36:and 23:by 28:day -50:defi -25:doe
78:dominance 57:for -21:from -35:ha -29:how 70:in 57:it -42:large 55:mcap -51:most 35:no 29:of -31:one -23:price -53:share 26:these
51:volume -55:whole @tool=get_goplus_supported_chains @~goplu 30: 12:* 24:before 28:collection 34:for 37:goplu 30:it @tool=get_hacks
@~hack -19:* -25:^did 39:^latest -36:^when -21:^who 26:a -24:before -33:did -24:do 23:exploit -33:get 44:got -36:how 27:last 27:late
42:latest -32:much 34:one -31:protocol -21:rais 39:recent 34:report -25:still 25:stolen -35:thi -24:vault -20:wa 33:what -36:when
34:which @tool=get_historical_prices 58:* 45:^and 41:^at -21:^block 48:^for 91:^price -37:^the -24:^what -39:^when -20:^which
-28:advis -26:all -27:am 41:and 41:ask 80:at 21:back -29:between -23:block -49:coin -22:contract -24:dat -40:date 43:day
-38:defillama 27:did -35:doe -29:end -39:from 29:fund 21:got -24:ha -36:have -33:hold -40:i 36:inheritance -21:list 21:mine
-21:moment 24:my -42:nearest 26:new -41:now -20:numb 60:of -27:only 41:open 23:paid 62:price -32:record 34:should -42:since 34:so
36:sold 51:still -23:tax 21:tell 108:that 40:them 41:then -30:there -39:thi 67:time -24:to -40:token -21:valuation 27:wa -33:want
53:were 34:when -25:which 50:will @tool=get_internal_transactions @~internal -35:* 26:? -25:^did 32:^how 53:^in 23:^internal -39:^my
23:^search -48:^show -36:^which -31:^who -37:a -24:and -42:by 22:contract -33:do 70:exploit 21:explor 25:how 61:in 22:inside
-21:like 31:make 42:much -44:my -32:of 34:ord -51:our 22:search 26:see -52:show -53:trace -22:transf 52:tx 50:value -23:want 23:what
-23:whom @tool=get_jup_price 19:* 28:? 49:^mint 27:^what 53:about 46:addres 39:and 52:coin -21:do 36:doe 22:e 21:in 38:liquidity
35:mint 28:of 52:our 42:pool 27:to -21:token @tool=get_jup_quote @~quote -22:* 64:^if -30:^price 55:^quote -21:and 37:coin 34:com
-50:every 21:for 21:get 39:give 59:if -35:into -32:my -33:no -24:pay -28:pippin 47:please -30:pool 49:quote 30:route 27:them -26:thi
21:through 37:to 20:with @tool=get_kalshi_event 45:* 31:? -23:^how 31:^imp 47:^odd 29:^show 45:^which 27:are 48:do 26:for -49:from
30:imp 24:in 53:odd 32:on 40:open 44:sery -23:settl 25:show 53:strik 47:strike 31:the 33:they -37:tick 22:what 43:which
@tool=get_kalshi_exchange_status @~statu 11:* 26:? -20:^how 55:at 26:can 29:down 46:for -29:hour 28:it 57:moment 27:morn 33:my
29:now -31:of 34:one -43:open 27:or 41:order 36:thi 49:trad 36:trade @tool=get_kalshi_market -26: 73:* 76:? 32:^ha 46:^how 39:^last
-43:^odd 72:^price 21:^the 31:and 31:at -32:bid 36:chance 40:did -34:for 79:from 30:give 25:ha 25:how -32:in 35:last 30:like 25:look
-48:manifold -28:market 24:moment 31:morn -21:no -56:odd -21:of -27:open 81:price 22:probability 28:resolv 35:resolve -22:settl
-27:since -20:thi 91:tick 40:volume 41:wa -32:want 32:what @tool=get_kalshi_orderbook 24: 24:^best -31:^bid 31:^i -33:^price 26:^who
24:a -32:and 38:at 53:book 28:can 31:contract 27:deep -28:each 33:how 57:i -51:last 40:market 49:no -60:of 54:on 22:one 42:please
20:price -26:print 32:thi 59:to 62:want 26:who -54:ye @tool=get_kalshi_price 25: -48:* -45:? -36:^bid 23:^last 60:^price -31:^who
-59:a -35:and -28:are -50:at -33:can -32:cent -26:contract -62:could -28:each -60:for -24:how -37:i -32:lowest -55:no -25:of -29:on
-34:please 43:price -66:sell -47:thi 34:to 29:want -27:what -30:who @tool=get_kalshi_price_history -36: -64:* -68:? 23:^chance
42:^chart -34:^how -36:^last -39:^price -30:^what -53:and -45:at 27:chance 33:chart 39:contract -42:did -29:doe 21:for -26:give
-23:ha -40:how -31:it -34:last 25:market -27:moment -44:mov -26:on 43:one -58:price -23:see -27:to -44:volume -28:want -57:what
-44:who -37:ye @tool=get_kalshi_series @~sery -21: -9:* -32:^how -24:^i -70:^settl -30:^what -61:already 24:and -48:at -45:did
20:event 54:list -22:market 55:of 37:on -23:open 28:or 39:please -46:resolve 32:rul 23:run -27:that 47:the 20:which
@tool=get_kalshi_trades -23:* -26:? -44:^i 29:^last -20:^price 43:^tape -41:at 26:contract -36:i 25:last -42:moment -31:of -33:price
61:print 43:tape -26:what -60:ye @tool=get_logs -38:* -53:^event 22:^raw -24:^topic0 20:contract -25:event -36:log -23:of -30:on
-42:pl 20:raw -20:time @tool=get_multi_pools 28:* 46:24h 38:^compare 37:^liquidity 66:^pool 21:a -23:about 34:and -34:chain
51:compare 54:day 35:each 23:for 24:give 55:i -35:it -23:like 79:liquidity 44:me 22:now 48:of 39:on -22:once 74:price 21:provide
36:that -29:these -23:thi 65:today -52:token 28:up 64:volume 56:what @tool=get_multi_token_pairs 5:* -40:^all 34:a -21:all -28:and
-44:are -32:both 29:list 22:my -34:of -26:on 46:pool -28:price 37:single 60:their 39:top -23:trad 27:where 24:with
@tool=get_multi_tokens 22:* -49:^decimal 36:^i 35:^token 26:address 46:and -22:are 20:be 40:both 60:decimal 20:for 28:from 41:ha
45:in 22:liquidity 43:me 24:network -27:one 48:tell 29:these 60:token -20:with @tool=get_native_balance @~native -27: 14:*
49:^balance -42:^ga 27:^how -45:^i 30:^my -25:^who -64:a -37:and 26:at 24:balance -56:chain -52:coin -40:day 21:do 46:doe -27:end
-41:for -40:ga 50:ha 54:held -59:hi -50:hold -31:it 38:many 24:moment 46:my -58:native -40:need -22:numb 45:on -24:only 46:or
-41:please 24:sitt 21:tell -31:that -71:there 33:thi 53:today -21:token -21:wallet 23:which -24:who @tool=get_networks -11:*
21:check -26:decentralis -25:exchang 30:geckoterminal 22:give -26:thi @tool=get_new_coins -19:* -22:^coin -25:^what 46:add
27:coingecko 36:did -31:of 44:recent -24:that -22:what 26:which @tool=get_new_pools -3:* 29:^new -24:^show -20:any -21:at -29:chain
-21:for 39:if 34:just -21:list 33:now 29:on 40:pool -21:trad @tool=get_nft 8:* 38:24h 48:? -64:^doe 55:^floor 55:^i -25:^list
-20:^rarity -22:^show 58:^the 69:^what -35:^which -84:^who 23:a 33:against 27:all 22:an -48:and -33:ape 55:are 22:at 61:ath -44:be
23:below -71:by 23:call 43:cap 25:change -46:coingecko 40:compare 26:different -36:do -39:doe -36:down 70:each 56:ever 20:every
28:floor 47:for -29:got -53:have -45:he 40:high -33:highest -32:id -48:if 42:in 31:jpeg -53:list 36:market -50:marketplace 22:mcap
-33:mine -34:mint 48:much -27:my -24:need -23:next -50:not -34:now -67:numb -47:of -28:on -53:only -44:own -47:owner -91:penguin
51:pl 29:please -66:price -25:project -58:rank -50:rarity -55:right -38:sal -35:sale -30:say -22:show -50:side -31:since 24:sold
34:still 21:that 21:their 43:them 39:they 48:time 54:trad -46:up 44:v -48:volume 77:wa 69:what -24:when -30:which -85:who -34:with
-49:would -26:ye -38:you @tool=get_nft_by_contract 5:* 47:^collection -28:^contract -30:^what -33:^which -24:all 45:am -25:are 31:at
-43:ath -23:by 30:cap -27:chain 33:cheapest -29:coingecko -22:erc721 26:for 40:go 26:got 21:how 38:jpeg 28:market -25:only -25:own
36:owner -22:penguin -24:price -21:real 66:sal -21:someone -25:still -32:that 33:volume 24:we -21:what -32:which -29:with
@tool=get_nft_holdings @~holding 36: 14:* 24:? -35:^i 27:^list -24:^only 54:all 21:at -22:can -40:collection 29:could -25:count
-26:erc721 -20:ha -21:have -28:if 31:in 45:inventory -28:item 79:jpeg 33:just 39:keep 53:me -40:mint -23:of -25:one -40:only -20:oth
-27:rows 48:see -26:there 23:thi 27:to 22:trait 27:value 47:wa 40:without -39:would @tool=get_nft_market_chart -31:? 53:^chart
27:^for -47:^what 26:a 43:an -23:are -21:by -27:cap 51:chart 37:cheapest -30:develop 22:did 44:do -20:fall 23:for 41:go 38:he
45:history 27:in 42:lost -29:market -21:marketplace 50:mint 25:more -22:much 39:need -34:now 21:of 29:or 21:price 49:project 33:see
29:since 31:slide 28:that 27:the -29:them -31:thi -36:time -33:trad -27:v -43:volume -64:wa 49:we -46:what 27:you
@tool=get_nft_markets -37:* -36:24h -34:^floor -23:^for -21:a -37:an 35:and 46:are -30:at 63:by -64:cap -35:coin -37:coingecko
-29:collection -24:contract -21:have -23:i -58:id -50:jpeg -25:market -22:me -28:mint -35:most -22:need -36:nft 73:numb -23:our
-38:own 52:owner -61:price -24:rank -30:still -38:the 59:there -27:thi -24:today -24:trad 66:v -28:value 38:w @tool=get_nft_security
31:* 20:^a 23:^are 45:^could -21:^doe 52:^how 34:^i 28:^nft 29:^show -26:^what -24:^which 35:^who -20:against 35:any 28:ape
-21:approval 39:are 32:back 72:been 78:burn -22:can 33:could -26:did -26:doe 50:fake -23:find -40:floor -37:for -26:given -28:ha
44:have 48:how 31:i -45:if -31:in 55:legit 32:look 28:made 59:many 28:may -41:mint -21:mov -45:new 20:nft 26:of 42:one -20:our
47:own -41:page 57:real 23:sell 21:show 23:so 23:team -22:theft 34:them -34:there 65:these 49:those 49:token 35:transfer 30:verify
-34:what -48:which 52:who 41:whoev -46:would -42:you @tool=get_nft_tickers 35:* -42:^compare -52:^floor 53:^i -86:^list 44:^volume
42:^what -24:all 38:and -28:are 25:at 31:bid 52:buy -28:by 41:cheap -29:coingecko -21:doe 24:each -25:floor 30:for -34:high 63:i
-28:id 41:in 45:it 99:keep 53:like -80:list 51:lowest -30:market 74:marketplace -39:me 56:moment 23:my -24:on 119:one 21:or
26:please 44:price 34:so -43:still 71:that 26:the 41:them -25:time 58:to -21:today 36:volume 52:wa 56:what 32:where -24:which
-61:with 42:you @tool=get_nfts 27: 4:* -25:^collection -51:^floor 30:^list -26:^nft -27:^on -31:^show 27:^which -21:a -26:about
-47:all -26:am -23:are 47:by 50:cap 45:coin 22:coingecko 21:contract -32:doe 25:first 50:highest 61:id -24:item 21:list 43:market
65:most 33:native 39:need -31:on 20:over -27:please 40:price 34:project -30:show 30:the 26:their -32:to -57:today 42:top -23:track
35:up -24:w 55:with @tool=get_nfts_for_owner @~for -5:* 69:^doe -47:^i -30:^nft 40:^show 22:a -32:anyth -29:are -35:be -34:from
-49:he 33:in 42:jpeg 33:just 43:keep 23:me -29:mint -24:on -24:one -27:only 21:say 20:she 34:show 45:sit -22:which -34:would -21:you
@tool=get_ohlcv -53:* 32:^need -22:^volume 32:bar -55:chart -24:for 38:from -42:high -34:i -51:it -32:last -42:low 31:need -35:on
-52:open -30:pair 44:perp -23:show 22:them -27:tick -51:to -27:volume -51:want @tool=get_onchain_token_price @~onchain -28: 35:*
-55:? 47:^dex 68:^on -28:^pool 22:^price -25:^token 76:^what 35:are 39:at 57:chain 39:coingecko -29:day 33:dex 27:do 71:doe 68:for
-32:geckoterminal -34:liquidity 25:on -28:or -22:pool -32:pric 91:say -30:to 22:token 29:trade -23:up -32:volume 21:we 58:what
-25:which -22:with 37:worth @tool=get_open_interest -24:* -47:^perp 36:and 26:are -29:bet 47:by 44:contract -27:from -31:fund -35:i
31:in -34:it -29:leverage 35:many -76:margin -24:much -37:now -38:of 27:oi -27:over -65:perp 44:perpetual 41:please -41:right
23:swap -47:there -60:to 22:v -48:want @tool=get_open_interest_overview 10:* 37:? -35:^open 23:^which 33:and 29:chain 37:change
41:dex -23:doe 33:ha 21:in -24:interest 32:it 44:lead 26:most 27:onchain 37:perp -35:please 22:position 24:togeth 21:value 34:venu
21:week 33:which 31:who @tool=get_options_by_chain -3:* -26:? -23:^how 23:^notional 42:^option -45:all 22:biggest -26:by -37:dex
-28:for -25:how -28:much 37:one 42:only 29:our 34:to -21:trad 33:turnov -36:venue -21:wa @tool=get_options_overview 4:* -25:^how
37:^on 54:all 54:by 51:chain -25:dex 23:did -37:l2 -34:one -25:only -25:that -30:there -32:to 25:venue -25:wa
@tool=get_options_protocol 29:? 29:^ -37:^for 23:^how 40:^i -21:^open -30:^option -24:^what 35:a -56:all -65:and -66:by -83:chain
-22:derivativ 39:dex 38:from 25:i -26:into 39:it -23:l2 54:lend -22:like -28:me 30:much -42:next -24:on -26:only -20:open -33:our
25:over -49:per 46:platform -24:premium -44:protocol 26:that -47:them 23:there 24:to -37:turnov 48:use -36:venu -26:volume 59:wa
31:we -23:what @tool=get_orderbook 25: -54:* -26:? -23:^bid 26:^book 36:^depth 30:^how 38:^if -43:^level 30:^show -27:^the -89:^what
51:^which -44:a 35:are -37:at -28:book -46:both -36:buy 27:could -43:deep -92:did 51:do 43:each -63:exact 27:exchange -37:for 37:how
35:if 59:in -28:it -34:level -73:like -71:look 29:much -45:now 52:offer -42:ord -25:pair 48:perpetual 28:pl -43:print 46:rest
20:right 50:sell -45:show 24:side 23:spot 22:that -37:the 82:there -68:what 48:which -40:with @tool=get_perp_account -50: 47:*
20:^am 72:^fund 21:^liquidation -37:^my -32:^the -68:account -52:addres 44:am 75:been -56:entry 41:far 32:from 67:fund 31:get 71:ha
71:liq 37:liquidat 54:long -26:los 85:margin 37:my -32:of 42:on -33:open -44:order 40:our 66:pay 59:perp 40:price -27:put -25:short
-52:stop -70:there -28:today -24:v -44:what 25:with @tool=get_perp_candles @~candl 30: -35:* -31:^fund 22:^open 22:a 20:and -43:bar
-41:fund -32:mid -28:need -24:pay -24:perp 32:perpetual 26:pric -21:the @tool=get_perp_fills @~fill -45: -3:* -25:^how 22:^show
66:^the 67:fill -46:got -22:how -25:much -30:not -37:order 33:paid -33:pay -35:perp 40:sub 29:that 28:today -23:trad -31:with
@tool=get_perp_funding_history -67:* 29:? -65:^fund -33:^how 29:^what -30:by -26:did -37:fee 35:from -44:fund -68:ha -32:how -37:in
-64:long -37:much -73:my -68:pay -22:position 40:since -38:to 20:trad 22:what 21:you @tool=get_perp_markets -17:* -36:^my 21:all
-24:it 29:list -26:market -33:my -25:pric -24:spot @tool=get_perp_mids @~mid -35:* -20:^i -45:^what 44:against -33:and -52:ask
-43:between -47:bid 46:check -47:i -42:if -28:last -29:look -45:market 52:mid -36:on 42:our -22:perp 37:pric 25:price -65:spot
-27:the -22:trad -28:v 47:wa -42:what @tool=get_perp_open_orders -45: -19:* -26:^account -29:^any 33:^open -44:^show 31:^the
33:^what -27:^which -25:account -26:and 24:at 21:did 42:do -54:fill -41:got -38:ha 43:have 38:i -49:in 28:look -28:mine -32:of
-30:our -22:perp -28:position -43:show 21:still -27:sub -46:the -40:with @tool=get_perp_orderbook -34:* -29:? -39:^bid 51:^i -29:and
-51:ask -22:at -33:bid -66:book 20:i -44:if -82:l2 -60:on 51:orderbook 64:perp 43:spot 36:the 40:thick 57:trad
@tool=get_polymarket_activity -47: 32:* -29:^ha -37:^i 38:^trad 30:^what 22:^which -43:a -37:account 37:been 69:buy 37:cash 31:did
-22:guy 47:ha -24:have 30:he -26:i -23:made 51:on -24:one -26:politic 27:recent -23:redemption -28:that 21:the 22:trad 32:trade
-20:up -22:volume 38:what -44:with 29:you @tool=get_polymarket_closed_positions @~clos 28: 3:* 30:^am 42:^clos -36:^did 39:^how
46:^my 26:am -27:and -22:been 22:bet -23:biggest -33:cash 35:clos 29:did 24:do -22:doe 33:down 26:far -20:from -29:ha 24:how -27:in
26:list 33:los 27:made -46:market 23:much -35:now -33:open 45:or 45:out 23:paid -42:please 27:profit 26:realis -24:shar 23:so
-28:them 20:they 28:up -30:win 27:with 30:won -20:would @tool=get_polymarket_event 40:* -35:? 56:^all -20:^odd -21:^what 30:^which
27:a 53:all 21:are -30:at -28:chance -30:decemb 21:every 32:market 26:me 24:my 35:one 43:please 21:pric 26:the 39:their 46:there
-31:what 29:which 62:with @tool=get_polymarket_holders 10:* 20:? 26:^biggest 24:^which 25:^who 23:account 22:are -22:bag -22:bet
-52:for -28:ha 43:in -26:it 61:most 50:no 29:one -31:own -25:pl 39:shar 26:side 26:the 31:there -26:trad 23:which 22:who
@tool=get_polymarket_leaderboard @~leaderboard 32: -84:* 35:? -29:^top -63:^trad 29:^which -36:^who 38:account 30:all -61:are 25:at
-62:best 53:biggest 38:crypto 34:for 24:ha 37:have 33:in 54:made 46:market 30:money 70:most -27:my -45:of -78:on 61:only 47:politic
-27:profit 38:since -23:the 33:time -59:top -69:trader 59:volume 28:which -23:win @tool=get_polymarket_market 53: -21:* 31:^odd
24:^what -24:a -50:all -29:are 30:chance -48:cut -37:decemb 20:doe -22:for 21:give -26:in 23:it -24:market -20:no -23:on -29:people
-35:please -31:there @tool=get_polymarket_midpoint @~midpoint 5:* -52:^best -41:^bid 46:^mid 60:^midpoint 40:^price -31:at -23:best
44:between -47:bid 25:could 46:exact 34:in -52:it 38:market 40:me 65:mid -22:now 58:of 38:price -31:right 45:tell -37:thi -54:token
24:value 25:what 72:ye 39:you @tool=get_polymarket_orderbook 15:* 44:^best 33:^bid -26:^book -48:^midpoint 39:and 41:bid 59:buy
62:cheapest -40:clos 50:condition -21:each 63:for 35:i 42:it -40:market 35:midpoint 59:now -48:of -46:off 38:offer 39:on -29:ord
34:outcome 59:right 31:thi 71:token @tool=get_polymarket_positions 4:* -44:^i 75:^my 20:^open 26:^position 38:^show 23:^the
-59:^which -32:all 26:am 45:bag 72:bet -21:bett -31:clos -27:copy 27:cost 28:do -33:doe 57:down 34:guy 36:he -29:i -60:it 26:list
-46:look 52:my 43:now 40:of -47:old 29:open 27:or -23:our -47:out 56:please 37:position 31:right -21:run -25:search -21:settl
39:show 28:that -33:they -23:to -41:togeth -48:tonight 26:trad -25:what 26:with -22:ye 20:you @tool=get_polymarket_price -28: 6:*
-21:^bid -27:^i 25:^price 49:^what -45:and -31:any -34:ask -44:buy -20:by 34:cent -33:cheapest -46:condition -53:could -37:for
23:highest -21:in -27:it -35:lowest -44:midpoint 56:no 45:on 30:outcome 80:pay 23:second -54:sell 31:somebody 35:th -23:that -25:the
38:what 71:would -29:you @tool=get_polymarket_price_history -24:* 36:^what -24:and 23:are -30:condition 26:event -24:for -36:history
-20:i 27:morn 25:open -27:price 29:run 22:settl 45:th 29:through -48:trad 53:wa -27:want 31:what @tool=get_polymarket_trades 7:*
-31:^how -32:^i -37:^my 62:^trad -44:^what 52:a -28:about 27:and -23:are -49:been -22:best 31:bought -46:buy 24:by 20:clos
25:company 27:condition -34:do -20:down 75:event -21:for 27:guy -52:ha -22:how -31:i 28:latest 22:market 46:me -23:most -25:much
25:my 22:one 51:open 24:politic 83:run 61:settl 22:that 29:the -26:there -29:today 37:trader -22:up -35:what -22:who 40:with -27:you
@tool=get_polymarket_value @~value -21:^open 27:^what 47:all -43:and 20:are -31:bet -37:clos -23:did -25:money -20:most 23:shar
47:togeth 33:total 24:value 26:worth @tool=get_pool_info 59:* -26:? 22:^pool -22:^website 52:a 31:about 34:and 65:count
47:description 65:hold -28:how 58:in 64:it 27:kind 36:me 39:of 36:pool 52:pric 59:somebody 61:the 40:to 92:token -26:twitt
@tool=get_pool_ohlcv -17:* 28:^candl -71:^pool -48:a -57:and -22:in -40:liquidity 32:me -35:need -21:of -24:on 31:our 38:pair
-28:pool 24:pric -52:price 27:show -31:the -43:them -47:token -43:trad @tool=get_pool_trades -8:* -25:? 37:^give -26:^ha 23:^how
-60:^pool 35:^the -27:^where 26:^who 40:amount -28:and 39:been -22:by -21:candl -25:doe 36:every 37:from 31:give -24:live 34:more
22:much -34:pric 28:sell 33:than 20:that 39:there -32:token 27:trad 39:v 31:went -25:where 23:who @tool=get_pools -46:* 53:24h -57:?
-21:^any -43:^busiest 25:^on -28:^pool 32:^top 47:a -23:all -21:and -21:any -27:at 33:beginn -42:busiest 23:by 57:day -34:dex 23:do
-38:each -36:from -34:ha 28:highest -21:into 32:like 31:look 31:most -27:my -30:numb -21:of -36:one 29:people 45:rank 42:rows 38:see
28:top 32:trade 31:turnov 33:you @tool=get_pools_by_address 40: 14:* 31:? 26:^how 34:^pool -31:^price 32:^volume 42:^what -45:^which
-20:about -41:can 21:dao -34:day 61:deep 45:did 33:fee -28:for -21:geckoterminal 26:it 56:liq -20:liquidity -29:lp -21:me 25:money
50:move 64:our 23:pair 25:pool 47:price 30:reserve -37:see 25:that 47:the -33:trade -51:volume 34:what -23:which -31:with 45:yield
@tool=get_pools_by_dex -53:* -64:24h 71:^busiest -30:^dex 20:^on -32:^pool -34:^the -27:^top -42:^volume -23:and 71:busiest -52:by
-21:can 38:exchange -36:i -25:id -28:list 40:most 41:new 46:numb 60:one -24:pool -33:rank 23:since -29:to -26:top 30:trad -23:v
-49:volume 40:with @tool=get_prediction_market -9:* 20:? -28:^all 54:^how -42:^odd 35:^open 34:^when -37:^will -24:all 41:already
49:and 33:at 45:been 26:bet 29:clos -61:cut -40:decemb 37:did -24:each -33:for 55:how -35:imp 26:it -27:left 38:made -43:manifold
42:much -25:need 21:now -58:odd 23:of -23:on 26:open 24:per -30:please 50:resolve -29:say -28:their -23:time 29:to 42:today
52:volume 27:wa 36:what 32:when 43:which -34:will -54:with -37:ye @tool=get_prediction_orderbook 57:* 50:? 27:^best 31:^book
55:^cheapest -22:^how 23:^on 50:a 39:at 56:book 60:can 55:cheapest 24:contract 62:could -34:deep 31:for -33:holder -28:how 47:i
-34:it 25:market -24:me -34:mov 72:no 33:now 71:on -31:outcome -25:price -69:put 37:right 23:see 63:sell -26:show 27:there 64:thi
-25:to -40:token -25:wa -39:want 29:way 50:what -26:with 23:ye @tool=get_prediction_price -41: -44:* -26:? -30:^best -20:^cheapest
-23:^did -21:^i -23:^odd 63:^price -46:^the 40:^which 43:^ye -32:best -34:buy 26:by -31:can 27:cent -49:cheapest -58:could -21:did
-36:for 38:get 40:if -41:it 53:lowest 30:many 22:my -54:no 25:outcome -66:pay -37:please -31:prediction 23:price -22:put -51:right
-58:sell 36:shar 54:th 21:trad -25:we 33:which -36:would 23:ye @tool=get_prediction_price_history 8:* -26:^chance 29:^for -23:^odd
25:^ye 22:between 22:chance -25:do -27:doe 26:election 34:first 21:for 29:ha 25:how -27:manifold 33:me 27:morn 74:mov 26:move
-21:much 23:probability 45:see 38:show 28:the 28:to -27:token 44:up 44:wa 34:want 38:who @tool=get_prediction_trades 14:* 67:^print
47:^the -29:^which -29:did -25:for -36:he -20:i 31:late 41:latest 22:market -31:old 77:print -32:tape 22:the -27:which
@tool=get_price -23: -22:* 77:? -40:^compare -38:^for 30:^how 23:^i 40:^in -55:^price -51:^v -49:all -43:am -35:and -47:are -66:at
39:be -42:by 29:client -28:coin -26:coingecko -40:compare 22:cost -59:could -28:crypto -38:currency -31:day -33:down -32:each 22:for
-41:ha -20:i -28:id -33:in -37:look -58:mcap 50:me -24:moment -38:money -61:mov 30:much 25:must -59:my 28:now -73:of -44:on 30:one
-22:only -44:or -36:our 46:pl -20:pric -78:price -30:quote 54:right -42:set -35:show 75:tell -29:that -32:the 32:them -36:time
-33:today -23:und -51:up -62:v -24:vol -22:volume -27:wa 24:what -36:which -33:with 34:would @tool=get_price_chart -24:* -33:^and
21:^give -42:^ha -43:^how 23:^i -23:^in 60:^pric -35:^price -51:^the 40:a -65:against -35:and 38:at -46:bought -24:coin 57:for
45:from 24:gone 50:history -21:how -31:id -22:in 26:like -34:mov -53:move 32:my -37:on 58:only -34:open 45:our 32:point 55:pric
-39:price 27:see -63:that -30:today -29:year @tool=get_price_percentage_change @~change @~percentage -43: -16:* -43:? -36:^by
-25:^ha -53:^price 28:^which -21:addres -48:all 26:an -21:any -25:before 58:bett 41:between -43:bought -41:by 23:cent 22:chang
29:change -22:day -33:defillama -25:did 24:each -23:exploit -58:from -60:go -21:ha 38:hold 21:hour -32:how -22:i 25:in -61:it
22:lose 24:most -60:much -33:on 24:one 30:over 27:per -52:percent -66:price -22:show -67:since -31:thi -32:time -62:today 45:token
-23:transaction 53:two -71:up 35:v -47:wa -31:week -20:with -28:worth @tool=get_protocol_fees -73: -15:* -48:^fee -26:^for
21:^holder -44:^protocol 67:^revenue -20:^what -36:^who -48:aft 41:against 51:all 33:app -23:bot -51:by 25:chain -45:do 20:each
-27:got 48:have 29:in 50:it 37:itself -61:keep -28:kept -34:lie 34:list 43:made 39:make 33:month 25:more -35:most -21:my 32:need
45:no -41:now -44:one 42:only 20:or 21:our 22:paid -35:pay -24:profit -22:revenue -26:sandwich 40:share -59:that 40:to -30:token
-58:v -51:wa -28:want 21:when -36:who @tool=get_protocol_tvl 25: -4:* 30:? 37:^did -24:^fee 34:^i 29:^the -34:^tvl -44:dao 26:did
-56:fee 34:get -25:have 49:just 54:lend 55:lie 46:market 24:money 21:of 39:one 43:present 32:project 48:protocol 23:saving 35:today
38:total 39:we @tool=get_pyth_price 32: -33:* 45:^price -41:^pyth 23:^what -40:apple -21:for -29:have -24:in 21:it 43:now -25:of
25:one 23:oracle 25:please -25:pyth 27:right 21:that -30:which -22:with @tool=get_pyth_price_at 48:^doe -45:^price 34:^pyth 41:a
20:and -22:at 40:confidence 60:for 24:have -38:of 22:our -23:price 51:print 39:pyth 66:stock 30:that 21:very -25:which 41:with
@tool=get_raises @~rais -18:* -24:^latest -38:^who 27:a -46:are 33:for -21:fund 41:got -57:hack 31:invest 59:investor -57:latest
34:lead -43:of -29:please -45:project 30:that -30:them 37:where -36:who 27:with @tool=get_recent_trades -45: -14:* -42:^fill
23:^last -37:^the 27:^trad 53:^who 42:are -25:buy -23:by -43:form -39:from 35:give 31:it 40:last 39:list 32:look -41:market 21:me
-27:my 20:now -38:of 24:on 44:or 21:pair 54:perp 31:please 40:recent 54:right 33:sal 41:sell -31:side -38:tak -22:the 32:time 51:who
-39:with @tool=get_recently_updated_tokens @~updat -5:* 27:fresh 21:with @tool=get_rugcheck_new -37:^rugcheck 32:^which -57:^who
30:and -35:are 34:at 21:by 45:can -26:for 29:ha 33:just 33:last -42:launch 25:list 37:made -35:me -20:memecoin 38:mint 27:more
-42:now -31:of -26:one 26:our -23:people 23:recent -37:report 48:seen 51:still 49:them -34:there 32:they -39:thi -29:today 27:token
29:up -34:verify -36:vot 23:which 24:who @tool=get_rugcheck_recent -23: -22:* 23:are 23:do -29:for -28:last 23:look -32:me 25:most
-39:recent 34:view @tool=get_rugcheck_report @~report 27: 27:* 22:^what 23:^who 56:been 47:burn -21:by 25:doe 36:ha 20:holder
-27:just 36:lp 25:me -22:mint -25:more 26:much 22:now 25:of 32:pair 30:report 32:share 44:someone -30:still 30:supp 41:thi 31:to
27:transf -26:wa 30:what 35:with @tool=get_rugcheck_summary @~summary 36:* 43:^rugcheck 23:a 25:are 32:bought 32:coin 48:for
57:launch 44:me 42:memecoin -21:most 20:my 45:now 21:on 47:risk 37:safe 31:short 31:someone 59:thi -24:which
@tool=get_rugcheck_trending -19:* -45:and -34:at -26:last -21:look -23:rugcheck 32:today -27:token 22:vot
@tool=get_rugcheck_verified 45:and -33:are -23:i 20:last -30:seen -34:there -22:which @tool=get_sol_account -33:* -37:^a -37:^mint
-29:a -25:about -36:account -26:addres -23:coin 31:data 24:dev -35:did -41:hi -21:in -21:lamport -37:left -21:mint -31:on -29:our
-33:phantom -34:please 28:program -35:show -52:that -28:to -36:transaction -36:user -21:which @tool=get_sol_balance 7:* 40:?
-20:^how 57:^in 25:^what -26:all 38:am -28:and 22:balance 20:did 22:do 40:empty 23:have -46:into -54:lamport 42:left -30:list 38:me
-27:my 28:now -21:of -25:on 23:set -34:to -81:token -20:validator -23:wallet 33:where -55:which @tool=get_sol_block_time -23: 11:*
22:^i -22:^when -23:first 22:have -23:it 33:log 62:made 27:my 55:slot 26:that 28:time 39:timestamp 39:where
@tool=get_sol_largest_accounts @~largest 12:* -28:? 29:^account 21:^biggest 39:^how -31:^on -22:^which 30:^who 52:account -31:and
21:are 25:chain 51:coin -30:everyth 47:fattest 74:from -21:ha -24:have 32:how -28:i -20:largest 35:many 27:need 37:of -24:one
-38:phantom 44:straight -32:supp 36:the 54:top @tool=get_sol_network 22:* 33:? -63:^block -24:^how 65:^i -21:^tp 25:^what 38:again
25:at -46:block 36:current -26:far -38:for -34:height -24:how 50:i -36:next 46:node -35:our 34:per 36:second -34:the 44:today
26:transaction 48:version 41:which @tool=get_sol_priority_fees 6:* -61:^i 26:^what -24:and 20:do 23:fee 28:get 23:land -20:lowest
41:min 24:need 41:on -48:program 60:rn 29:so -25:still -41:swap -26:to -29:tp 39:tx 29:what -24:writ @tool=get_sol_signatures
@~signatur -21:* -20:^i 22:^show -22:balance -22:in -26:it -21:kind @tool=get_sol_token_accounts -32:* -23:? -57:^in -33:^the
75:^token 21:^what 24:^who -25:addres -81:and -45:are -26:balance 26:coin 54:empty -38:ha 21:have -58:in -58:it 35:list 27:many
-29:mint -41:much 26:my 42:on 38:our 40:own 31:phantom -43:program 44:sit -66:spl 44:that 34:there -32:token 21:too 38:wallet
-34:what -57:which 33:with @tool=get_sol_token_supply @~supp -37:? 55:^total -38:account -35:all -42:artist -31:burn -42:circulat
-35:did -22:everyth 24:exact 67:exist -22:ha 31:it 38:mint -22:of -26:on 38:supp 22:that 26:the 35:these -24:thi -32:those 48:today
56:total -30:what @tool=get_sol_transaction 43:* 40:^did -22:^what 35:a 54:account 26:already 54:and 36:burn 40:check 21:custom
69:did -25:do 29:fee 47:go 57:happen 43:it -20:lamport -26:land 56:left -21:min 64:pay 58:phantom 51:program 55:say 49:show -41:so
46:that 51:thi 45:through 20:token 43:transaction 50:what 46:which -24:work @tool=get_solana_asset 35: 36:* 76:? -27:^compress
-30:^make -36:^nft -48:^show 30:^what 83:^who 54:and 26:artist 34:asset -42:by -24:can -28:collect -45:compress -53:creator -60:do
-21:for 28:from 25:it 35:made -29:make -43:me 30:metadata -34:name 58:numb -28:on -23:one -28:our 66:own -30:phantom -46:piec 37:she
-45:show -34:that -41:the 36:thi 69:trait -24:wa 42:wallet 33:what 43:which 82:who @tool=get_solana_assets_by_owner -40: 39:*
-58:^compress 29:^my 52:^nft -29:^what 61:^which -26:^who -27:and -21:are -22:by -66:collection -40:compress 29:do 67:doe 84:he
-20:how -50:in -22:left -24:much 20:my -40:of 71:on 32:one 21:only 29:our 27:own 38:phantom -30:price 29:show -22:the -43:them
-31:thi -47:to -34:wallet -25:what 44:which -56:who @tool=get_solana_parsed_transactions @~pars -23:^did -24:^in 49:^which 45:block
-31:check -25:client -25:for 24:got -28:impermanent -28:los 26:my 30:on 22:one -36:our -29:pay 21:sentence -38:signatur 39:swap
26:swapp -27:the 36:these -43:transf 38:which @tool=get_solana_priority_fee_estimate -7:* -22:on 31:program 27:swap -25:tx 26:writ
@tool=get_solana_token_security 26:* 23:^biggest -39:^doe 74:^i -40:^mint -26:^token -43:^what -31:^which 26:a 53:all -23:and 32:are
41:artist 21:bag 54:biggest 43:did -36:doe -30:hold -21:how 41:i 26:more 24:my -39:out 29:rug 78:safe -28:spl -62:supp -20:the
-40:them 35:thi -31:to 23:wa 23:wallet -37:which @tool=get_spot_balances -47: -24:* -20:^i -49:^which 23:at 39:bag -30:perp 22:spot
-29:the -25:trad 35:up -42:which -47:with @tool=get_spot_markets 28:? -35:^i 43:^what 38:and 50:between -54:circulat 24:i 51:market
21:on -34:perp -37:price 46:spot -54:supp 27:the -32:trad 40:what @tool=get_stablecoin 20:* 28:^circulat 59:^did -20:^for -22:^ha
-30:^of 55:^on -81:^stablecoin 51:^supp -28:^what 41:^which -22:about 55:amount -20:and -29:any -38:are 27:at -35:back 33:by 42:cap
-25:cent 50:circulation -21:client -42:coin -28:company -27:crypto -22:day 26:defillama 37:did -31:do 41:doe 25:each 66:fee
-28:float -32:ha -65:hold 22:i -24:into 79:keep 52:lose 33:market -43:money -41:most 48:my 47:network -55:now 44:numb 59:of -40:one
-39:only 28:out -29:over 62:share 44:since -66:stabl 111:stable 26:still 33:that 29:the -41:them -40:there -29:these -36:time -74:to
39:treasury -22:two -40:wa -40:want -59:we -27:what 56:which -44:with @tool=get_stablecoin_chains 44:? 49:^how -50:^on
-32:^stablecoin -26:all -26:and -23:are 45:blockchain -34:by -49:circulation -38:do -45:each 34:ha 25:how -36:i 22:it 82:money
54:most 25:much -36:my -33:network -27:of 33:per 31:please 57:sit -37:stabl -44:stable 41:stablecoin 79:with
@tool=get_stablecoin_charts_by_chain -40:* -49:? -34:^circulat -36:^how 69:^stablecoin -71:^supp -29:^the -35:a 26:about -40:all
-47:amount 33:app -24:at -50:by -22:chain -55:circulat -29:client 33:company 44:defillama -32:float 42:grow 31:liquidity -56:money
-28:my -44:of -43:one -23:our 43:over -59:sit 31:stabl -38:stable -43:supp -36:that 64:there 22:through 54:time -27:wa -62:with
@tool=get_stablecoin_charts_global -22:* -54:^stablecoin 26:^supp 28:all -53:circulation 44:float -22:for -41:how -31:in -42:much
-42:over 24:stabl -27:stable 21:supp -22:that -49:there -47:time @tool=get_stablecoin_dominance @~dominance 27:^on -44:^which 25:all
-27:and 39:client 44:in -33:it -22:most 43:our 30:percentage 23:rank -20:sit 42:stabl 23:whole @tool=get_stablecoin_prices -46:*
-31:^can -42:^did -40:^i -20:^price -25:^the -22:a 31:any -32:at 22:between -29:can -41:ever -28:i -22:in -26:keep -55:lose -24:many
-24:money -48:my 36:off -28:one -41:pric -58:stable -47:stablecoin -48:still -21:the -30:you @tool=get_stablecoins 13:* 55:^biggest
-52:^how -24:^on 52:^stablecoin -27:^what 22:^which 39:are 57:back 51:biggest 40:by -23:chain 57:circulation 30:current -37:hold
-41:how -27:it 31:largest -21:market -75:money -34:most -50:much 21:on -21:over -26:peg 53:rank -31:sise -62:sit 74:stabl 38:supp
39:them -53:with @tool=get_storage_at @~storage -9:* -44:^on 29:^read -21:a -28:and 42:can 32:contract -21:me 22:of 32:read
-23:which @tool=get_sui_token_security @~sui -28: 39:* 30:? 29:^coin -38:^who -23:and 40:anyone 28:doe 33:freeze 58:hold 31:it
24:list 22:of 33:or 44:out 25:still 25:the 22:to -20:who @tool=get_supported_currencies @~currency 42:* 27:^what 38:all 33:are
63:can 32:coin 49:currency 39:give 40:in 36:or 58:price 39:set 40:show 38:v 45:what 45:you @tool=get_ticker @~tick -6:* -27:?
75:^bid 38:^i 74:^the -32:^volume -31:^which -23:all 24:and -36:are 81:ask 63:at -46:be 71:bid -26:depth 33:each -29:exchange
-101:from 56:high 33:it 63:last -35:list 44:moment 47:one -69:over -28:pair 44:same 26:spread 37:the -27:there -77:tick -46:to
-31:today 65:top 56:trad 27:venue -55:volume 46:we 54:where -40:which -46:would @tool=get_token_balance 24:* -40:? -32:^allowance
-30:^balance 49:^can -51:^contract 47:^did 39:^doe 45:^held -58:^how -27:^i -24:^on 49:^our -42:^the -59:^token 22:about -61:account
-68:addres 37:all -29:allowance -58:and 36:any 41:are 38:ask -32:attestation -32:balance -22:be 82:call -32:circle -29:client
21:confirm 51:custom -27:d 41:dao 40:did -41:doe 62:en 30:exact 37:for -49:from -25:given -62:have 30:her -57:hi 20:hold -39:how
33:keep 24:left -38:like -44:many -36:me -23:much -40:my -32:nev -44:not -33:on 34:or 26:our -37:over -22:permit2 -30:please
-23:pool 30:present -35:price -58:pull 36:queue 39:report -28:rout 43:say -57:send 74:show -30:sign 29:since 43:sit 51:so -23:spend
45:stablecoin 25:still 44:symbol -37:take 77:that 61:the -62:there -33:they -30:thi 101:to 34:token -36:verify -49:wallet -41:we
-24:with -25:would 55:you @tool=get_token_counters -34:* -21:^hold 34:^i -39:^numb 32:about 41:address -34:been -53:burn -58:by
-28:far 33:for 27:have 22:hold -28:holder -40:keep 26:know -21:look 24:many -33:numb -33:of 27:own -26:so 32:talk 38:tell 31:th
26:that -27:the -45:these -31:token 27:total -49:transf -21:which 32:who @tool=get_token_holders -4:* -33:? -28:^held -24:^how 21:^i
-40:^on -60:^supp 37:^top -25:^total 23:address -38:all -22:bag 27:bet 29:contract 29:d 31:for -27:held 56:hold -32:how -53:in
22:largest 28:like 21:list -26:many 22:me -32:my 43:name -47:no 60:now -35:numb 27:pl -56:supp 42:the -30:thi -33:token 50:top
-68:total 111:wallet 21:you @tool=get_token_info -41:* -23:^how -30:^twitt 32:^website -30:^which 22:description -32:follower
-49:group -23:how -23:list -20:logo -24:many 27:no -20:pippin 24:price -34:project -35:telegram -22:the -31:thi -31:today -42:token
-33:twitt 24:want 24:website -25:which @tool=get_token_lock_info @~lock 31:^can 28:any 29:can -22:end -26:in 31:it 42:liquidity
25:lp 21:many -25:on -31:out -33:still 29:you @tool=get_token_metadata 4:* -44:^look -24:^my 56:^supp -22:^token -31:^total 44:^what
-27:a 41:an -22:at -26:chain -38:contract -30:doe 38:erc20 -46:from -24:have 40:i -52:look -39:name 35:nft 31:numb 42:or -33:please
38:search 44:symbol -29:tell 65:th 30:that 42:there 26:to 25:today -31:total -43:up 41:wa 34:what -38:which -30:whole
@tool=get_token_orders 10:* 46:^how -24:^what 32:did 47:fee 36:for 44:how 47:i 47:it -25:me 55:much 28:or 38:pay -23:which
@tool=get_token_pairs -42:* 21:^all -20:^dexscreen -33:^what -24:a -22:and 33:coin 28:dex -32:do -27:liquidity -30:list 35:my -21:of
-36:on -55:once -34:pippin -20:to -39:top -33:trade -31:what 22:where -28:with @tool=get_token_pools -24: 8:* -26:24h -21:^liquidity
-22:^on -22:^pool -27:^what 26:^which -49:^who -34:a -28:and -26:are -40:at 46:can -22:could -57:day -30:dex -28:do -28:down
21:enough -38:from -38:geckoterminal -22:give -20:liquidity -26:look 33:lp 34:many -32:me -41:most -20:much -21:not -23:of -26:or
32:over 23:pool -26:pric -43:price -22:rank -23:see 20:sort -31:that -23:the -65:to -29:token -23:trad -30:up -25:what -50:who
-21:you @tool=get_token_price 70:* 53:? -31:^any -25:^can -34:^coingecko 69:^convert 59:^did -62:^find 43:^ha 60:^i 43:^on 76:^price
-38:^show -30:^tell 33:^the -30:^v -42:^who -24:a 25:above -25:account 43:acros -24:addres -36:address -23:against -26:all -37:also
-33:an 41:and 31:any -43:anyth -44:ath 35:below -46:both 54:bought -34:can -53:cap 62:cent -20:change -35:coingecko 69:convert
61:cousin -23:crypto 63:current -22:day -24:dev 80:did -53:do -35:doe 27:down 34:each -27:every -44:exploit 65:fee 20:fetch -56:find
88:from 50:go 34:gone 49:got -21:grandson 29:ha 58:hi 53:hold 42:i -70:id -27:in 49:into 56:it 57:keep -21:last 60:may -42:me
41:mean -21:mint -22:moment -26:more -25:mov -20:must 25:my -27:next -35:no -21:not -33:on -37:only -38:oth -37:our 46:over -26:paid
-30:pippin 30:pric 62:price 49:put 20:rate 21:real -64:right 47:rn 52:same 67:sat 61:saving 55:say 62:sell 33:show 39:sist -31:sitt
58:so -29:some 54:source 54:still -27:tell 53:th 21:that 22:the 36:them 26:there 22:think 34:tick -30:time -22:to 39:today 33:token
-27:tool 36:trad -45:trade -40:treasury 67:tvl 62:und 62:up -33:v -51:value 41:verify -29:volume -49:wa -31:wallet -34:want 54:we
-43:week -24:were 29:what -31:when -21:where -34:who -24:will 62:yet -30:you 48:your @tool=get_token_price_by_contract -84:* 34:^and
-42:^contract -33:^i -23:a -33:both 30:by -36:cap 30:change -53:coingecko 26:did -57:for -38:from -32:i -22:in -53:market -42:on
-29:only -57:the -46:thi -21:token -37:volume @tool=get_token_profiles @~profil -7:* -23:^did -28:and 25:chain -22:did 28:give 25:me
48:paid 51:profil 21:profile 28:there @tool=get_token_security -26: -8:* 41:^can 33:^token -22:am -20:an -20:and -25:any -28:audit
36:be 36:by 31:fee 26:hold 23:in 23:new -30:nft -32:or 29:our 44:paus -25:please -24:pull 43:safe -24:team 27:telegram 21:that
37:them 30:there 24:token 27:trad -27:we 28:when @tool=get_token_transfers 8:* -29:^for 34:^latest 32:^show -74:^token 31:^transfer
35:^which -35:a -26:all -35:call -44:for -21:ha -24:in -53:it 30:latest -33:list 45:mov -35:my 55:on -30:please 26:recent 64:send
31:show -34:that -20:thi 51:to -26:transf -30:wallet -28:we 28:which 62:who @tool=get_tokens_by_address 31:* 29:? 46:^a 27:^price
-28:^supp 61:about -42:addres 39:at 35:call 82:client -26:contract 21:decimal 60:doe -21:for 21:geckoterminal 25:it -35:list 23:many
22:mint 36:my -22:name 36:need 35:see 30:thi 27:tick 21:v 46:volume 29:what 33:with @tool=get_transaction 24:* -49:^cancel -29:^did
29:^ha 51:^how 48:^i 24:^in 45:^my 22:^nonce -26:^someone 30:^statu 33:^what 29:^which 30:^who -25:^why -54:attestation 21:before
116:block -42:broadcast -52:burn -41:by -22:can -69:cancel 40:check 27:claim -54:contract 46:cost 21:could 31:data 42:doe -34:fee
46:find -46:for -31:go 25:gone -29:have 49:how 29:includ 30:input -29:it 35:land -20:last 43:made 54:many 20:mempool 38:min -43:mine
26:money 49:morn 35:my 40:network 34:not 59:noth 21:of -47:on 23:one 22:or 63:our -50:pay 54:payment 27:pl 25:receiv -26:someone
-25:text -34:that 22:the -21:through 29:thru 99:transf -48:tx 23:up 57:value -26:we -23:when 36:where 35:which 30:whom -26:why
@tool=get_transaction_details 10:* -24:^what -22:broadcast 49:call -20:contract 41:data 22:hash 48:if 57:input 26:me 48:or
-43:please 47:tell 27:thi 24:tx 25:who -23:with @tool=get_transaction_logs -20:* 37:^decod 67:^event -37:^what 50:decod -21:doe
37:emit 26:fail -38:ha -20:i -21:internal 29:log 32:nam 28:need 30:no 25:of 27:only 39:pl 28:revert -32:that -23:topic -26:what
@tool=get_transaction_receipt @~receipt 39: 23:? 42:^i 23:^when -24:^which -31:all 24:already -24:are 27:block 21:check -23:contract
-24:deploy -22:every -31:fee -35:for 24:from -25:log -31:made 40:min -41:mine -28:more 61:morn -37:need 20:network -20:nonce 44:not
34:noth 41:payment -34:please 49:price 51:receipt 22:send 37:sent 32:since 36:succe 36:succes 35:they 34:thi 53:transf -47:up 32:use
38:used 29:wa -33:with 40:withdrawal 28:yet @tool=get_treasuries -25:* -32:? 28:^i 27:and 21:biggest -37:coin -37:dao -31:doe
30:each -42:fee 24:for 26:i -43:in 31:into -30:it -42:keep -25:largest 32:need -62:or -68:our -62:pay 37:protocol 32:report
-62:should 22:show 31:sit 36:their @tool=get_treasury_by_entity 39: 3:* -26:^list 57:^stack -37:^when -29:^which -91:a 28:and 43:at
49:average 26:balance -29:by 53:change 38:country -36:crypto -21:dao -28:do -29:each 28:firm -41:government -22:ha 26:have 23:it
22:los 60:many 22:market -52:me 44:min -43:much 24:my -28:now -25:of 35:on -39:our 42:paid 39:present -37:price 45:profit -35:rank
36:shar 32:sheet 38:sitt 39:stack -51:tell -38:that 25:their 34:they -50:thi -36:token 44:treasury 58:v 36:value -34:when 39:work
45:worth @tool=get_treasury_holding_chart @~hold -23:* -27:^chart 47:^for 45:^of -27:all -35:any -33:bought -40:buy 21:by -32:chart
-20:cost -34:country 49:firm -34:have 25:list 24:my -21:on -34:or 30:our 43:own 28:pile -22:pl -40:please 35:report -35:sell 24:shar
20:show -26:since -25:wa 29:we -29:which @tool=get_treasury_transaction_history -37: -7:* -29:^how -38:^list -54:^stack -48:^what
44:^when -28:account -29:all 20:and 40:been -32:biggest 22:bought 26:buy -27:could -33:current -21:do -49:doe -21:got 28:government
42:ha -31:have 42:hold 39:last 23:list 41:me 52:min 36:most 28:much 49:now 22:of 26:own 42:price 51:purchas 25:purchase 51:recent
-21:sal 27:sale -28:sell 36:shar -44:sitt -20:stack 53:tell -38:thi -27:to -30:top -27:what 38:when -23:you @tool=get_trending -22:
33:* 23:^i -26:^search 49:^trend -23:a 25:at -30:can 48:coin 21:coingecko 32:everybody 23:for -24:id 24:know 27:list 30:look 66:most
21:new 36:people 25:please 44:search -21:there 23:these 21:to 24:today 54:trend 24:want @tool=get_trending_pools 71:? 61:^pool
-21:^which -23:and 42:any 37:are -38:at -23:by 41:chain -68:degen 26:dex -33:for 39:into -27:most -36:now -25:of -32:one 39:only
-27:that -35:the -41:volume 21:which @tool=get_wallet_active_chains @~active -21:* -24:^i 23:^who -37:all -24:an -30:are 36:first
-36:he -25:last 20:old 41:that 22:thi -28:wa 39:wallet 24:who @tool=get_wallet_activity -30:* 36:^list 29:^recent -29:^wallet
23:^what -29:^which -34:activity -32:and -21:balance 27:came 33:did -25:doe -26:follow -26:for 30:into 41:last 57:late 32:list
-22:mov -26:now -21:only -22:out 20:receipt -21:say -33:touch 25:up -26:wallet 24:we 22:whale -27:which @tool=get_wallet_approvals
-29: -15:* -52:? 31:^can -65:^i 46:^list -54:^please -88:^revoke 66:^token 53:^what 48:^which -32:account -21:addres -53:all
-43:allow 41:approv -39:approval -22:approve 28:are -21:be 72:can 25:clean 25:did -32:doe 27:erc20 -83:every -70:for 40:from
-21:gave 43:give 28:hi 49:how -32:i -23:if -87:it 77:list -67:me 54:much -47:my 41:nft -29:now -48:old 46:one -49:open 36:our 31:out
-30:own 47:permission -74:please -79:revoke -23:right 23:rout 96:should 57:show 48:so -29:some -25:spend 23:spender -57:that
-45:them 28:there -37:thi 50:think -41:to 34:token -21:unlimit 25:up 21:want 45:what 52:which -23:who 30:whom
@tool=get_wallet_balance_history 83: 34:* -40:^balance 38:^i 25:^in 63:^the -37:^when -38:^which 54:a 48:by 28:can -34:chang 30:cold
45:day 48:down 22:end 31:get 58:ha 52:he 38:held 49:history 28:how 21:i 49:many 26:my -35:or 52:please -21:sit 40:tax 70:treasury
64:wallet 49:want -34:when -33:which @tool=get_wallet_counters 23:* 41:^hold -25:^tx 47:^what 30:account 43:active 47:activity
37:already 30:an 24:and 32:are -61:block 36:burnt 28:company 21:count 75:did 37:far 42:for 32:ga 24:give -26:ha -33:he 37:hold
-22:last -28:like 41:made 26:mint 27:more 28:numb 20:on 78:pay 52:send 23:sent 22:so 39:them -49:today 41:token 24:transaction
39:transf 21:wa 53:we 29:what @tool=get_wallet_defi_positions 31:* -33:^am 41:^how -20:^stak -32:^unclaim 70:^what 61:^which -33:a
-53:addres -35:airdrop 24:am 43:app -22:are 26:bank 28:chain 54:dao 31:defi 35:deposit 36:did 49:do 60:earn -32:eligible -38:for
37:fund -47:get -21:got 41:have -24:he 43:hold 58:i 37:in -31:into -24:keep -22:key 25:lent 32:lp -22:many -24:market 27:much 26:our
22:out 32:pay -35:price 24:protocol 49:provide -20:supp -27:that -33:them -26:there -22:token 46:vault -38:wallet -25:we 40:went
37:what 34:when 22:where 71:which 36:with 25:year 54:yield @tool=get_wallet_history -30:? 24:^everyth 34:^in 43:^swap 46:account
-29:can 27:did 34:do 63:entry 40:everyth 41:fee 25:for -24:got -38:history 53:list 56:mint 24:most -20:of 37:one -20:out 22:pay
23:please 24:recent 24:run -27:see 32:swap -37:swapp 22:that -43:them -24:these 21:through -50:transaction -22:up -48:wallet
-38:will @tool=get_wallet_net_worth @~net @~worth -26: 19:* 38:? -28:^i -20:^my 34:^what -25:a 42:acros -36:ask -26:by -47:coin
-28:each -22:hold -25:how 34:i -27:it -38:my -25:no -22:of -49:on -39:only 53:or 61:rich 43:spam -37:that -29:the -33:togeth
-27:token -21:treasury -36:value 79:wa 26:what -46:with 31:worth @tool=get_wallet_nft_collections @~collection -13:* -28:?
52:^collection -58:^i 37:^nft 45:^of -42:^what -35:^which 28:all -37:be 24:before -22:chain 47:collection -42:could 50:count 27:ha
-36:he 27:in 38:item -27:like -35:mint 33:most -21:my -28:one 39:pay -46:piec 39:real -21:sitt -40:them -26:there -25:wallet 23:with
-35:would -58:you @tool=get_wallet_nfts 15:* 40:? 39:^all -64:^collection -50:^i 22:^list -41:^of -38:^on 72:^only -46:^rows
53:^show 118:all -27:an -39:anyth 40:ape -24:approval -53:be 29:belong 37:by -62:collection -28:contract 29:could -41:count
21:daught 24:do 38:erc721 -20:every -32:for 50:have -50:he -21:how -40:id -20:in 55:item -35:jpeg 49:member -37:mint -43:most
-62:name -27:new 22:nft 23:of 20:one 56:only -53:or -45:our -32:own -50:pay 55:piec -24:see 53:show 21:the -28:there -30:they
-49:token 32:trait 85:wa -37:wallet -21:who -25:with -52:would 23:you @tool=get_wallet_overview 17:* -22:? 36:^contract 47:^doe
32:^ha -27:^my 50:^somebody -31:^what 31:^which -25:^who 52:a 43:an 31:and -25:balance 27:behind 36:belong 49:by 45:can 28:cold
37:contract 58:creator 35:deploy 28:doe -25:end -40:find 44:got -34:guy 66:ha 36:have 27:her -35:home 44:hot 71:how 31:it 29:left
56:many 24:most 53:much 55:nft -27:of 32:on 57:only -42:oth -23:our -38:own -44:person -32:real 40:sent -48:so -25:solidity 27:some
50:somebody 46:stand 28:tag 46:tell -28:that -32:token 24:transaction 35:u 25:wallet 23:which -28:write 47:you
@tool=get_wallet_portfolio @~portfolio 40:* -22:^addres 50:^all 48:^balance 44:^biggest 68:^check 27:^did 59:^in 34:^my 22:^net
-36:^on 39:^our -20:^tell -27:^token 62:^wallet 32:^which 28:about -45:acros -67:addres -30:address 41:am 58:and -24:any 26:are
69:artist -28:back 49:bag 69:bal 32:balance -24:be 33:best 42:biggest -30:both 26:bought -37:chain 59:check 50:client 24:compress
-47:contract -26:cost 39:crypto 25:dao 28:everyth -21:firm 20:for 65:friend 21:good 22:got 51:grandson 23:had -20:hand -26:hardware
-40:have -23:hex 62:hi -24:holder 20:i 27:if 51:in 39:just 21:kind 34:know 37:last 47:ledg 24:left 77:made -78:many -21:metamask
-32:mine 46:mint 55:money 24:much 32:my -32:name -26:next -21:numb 60:old -42:one 23:or 57:our 31:out -31:over 23:piec 33:please
24:put 48:rich 45:right -52:run -55:say 36:set -28:she -31:should -42:sit 22:sitt -37:so 22:some -42:spam 61:spend 83:spl -34:that
-42:their 54:them 72:there 24:thi 35:to 98:token 23:too 52:treasury 35:up -26:v -21:value 69:which 59:who 24:with 22:worth 32:you
@tool=get_wallet_profitability @~profitability -13:* -28:^did -22:^on 23:^pnl -37:^realis 26:^trad 45:been -21:from 34:ha 21:how
22:make 33:or 25:over -23:profit -44:rate -21:realis 20:since -39:team -28:top -30:trader 25:wallet 33:whale -55:win
@tool=get_wallet_swaps @~swap -21: -13:* -28:^did 32:^ha 35:^on 21:^swap 31:^when -30:^where -23:^who -25:account 45:are -31:at
-22:be 43:been 49:by -27:copy 22:dex -26:do -36:doe -65:entry 27:first 21:got 57:ha 29:have 26:made 26:many 45:most 30:much -32:my
-53:old -43:or -24:our -20:pric 34:see 45:sold 31:some 31:swap 46:swapp -23:that 63:them 43:there -22:to -20:token -35:trade -46:we
37:when 24:which -21:who 32:will -25:with @tool=get_wallet_token_balances 8:* 37:^how -22:^list -23:^only -35:^price 65:^search
27:^token -28:a -37:addres -38:all -37:an 38:and -43:at -24:blockscout -45:by -24:call -24:contract 47:doe 20:every 78:explor -30:go
-50:ha 52:have -33:held -22:hold 39:holding 30:how -25:i 57:inside -22:item 35:kind -20:list -33:many 42:me -36:most 50:much -29:no
-27:not 33:of -33:one -73:only -24:piec -28:please 52:pric -67:rows 66:search -22:sit -38:smallest -28:somebody -23:that -25:to
32:up -30:want -31:what 22:would @tool=get_wallet_token_transfers -39:* 65:^did -47:^for -22:^how 34:^my -43:^on -26:^only
-27:^please -33:^show 43:^the 77:^token 25:^we 37:airdrop 60:all -50:and -21:are 41:arriv 66:arrive -30:be -43:block -35:by 20:call
48:check 21:company -34:contract -43:could -48:custom 68:did -24:doe 24:erc 46:exchange -21:first -37:go 53:got 24:ha -31:hold
-22:how -24:i 40:if -29:in 46:inflow 30:into -25:kind 56:late 33:latest 51:left 40:link -29:list 44:me 32:money -27:mov -59:movement
-21:much 29:my -23:nft -22:of -24:on 25:one -29:out 50:over -23:own 28:pull -42:receiv -42:recent 21:say 27:she -27:show 26:since
-21:th -37:that -35:them -48:to 34:token -45:transaction 33:transf 59:transfer -34:wa 22:what -22:which -49:who -51:with -29:would
37:yet -53:you @tool=get_wallet_transactions -39:* 21:^could -33:^for -21:^ha 56:^show -33:^the -38:^transaction 33:^tx -32:^what
-54:^who -25:a 25:account 42:all -27:an -42:and -26:been -49:by -32:call 31:company -22:contract -44:ever 28:every -30:file -37:got
-35:ha -34:history -33:i -35:in 37:internal 46:last -22:left -24:made 37:mine 37:need -32:nonce -22:on 32:only -45:or 45:our
25:please -21:program -37:receiv 26:rows -23:see -45:sent 20:since -26:so -37:th -58:that -22:the -23:to 28:top -41:wa -35:wallet
-35:what -21:when -48:who @tool=get_yield_pool_chart -15:* -29:^i 27:^my 28:^yield 71:and 48:apy -36:deposit 26:down 20:for -29:ha
-30:i 52:like 35:most -21:mov 23:now -29:or 21:over -54:park 42:pay 24:please 22:pool 22:put -43:report 22:saving 27:see 32:show
26:summ 35:there 35:thi 58:to 37:today -30:treasury 35:wa 36:went 24:would @tool=get_yield_pools -37:* -25:^apy -50:^i 37:^pool
-45:^price 26:^stablecoin -28:^stak -41:^tvl 27:^where 26:a -49:and -23:best 22:can 28:coin -43:did 26:doe -50:earn 53:farm -27:have
-31:i 22:in -32:it -55:keep 43:least -33:lend -22:liquidity 28:more -38:my 27:now 47:only 27:park 35:pay 33:per -31:pool -45:price
-31:put 40:rate -40:reward -23:see 24:stable 30:stablecoin 22:stak 27:th -21:thi -76:to -53:tvl 25:use -20:wa -46:want -28:would
48:year -24:yield @tool=hash_keccak256 @~keccak256 -16:* -44:^i 23:^keccak 30:a -24:can 38:contract 40:doe 36:e 39:for -38:i 36:in
-32:it 39:keccak -33:our -38:please 60:role -40:str -51:text 53:that -57:the 32:what @tool=hash_typed_data @~typ 23:^hash -47:^what
21:digest 28:for -52:from 27:it 40:keccak -20:me 31:of -23:on 51:our 22:permit 44:please -22:rate 34:the -34:thi -35:what -28:you
@tool=list_evm_chains @~evm -8:* 33:each 45:evm 24:explor 22:ha 37:read 22:with @tool=list_kalshi_events -37:* -51:? -28:^event
63:^settl -20:a -21:all 33:already -51:and -35:are -31:can -54:every -32:how 38:in -60:list -43:of -39:on -36:one -47:open
-36:please 28:settl -48:still -64:the 25:them -27:they -25:what @tool=list_kalshi_markets -16:* -28:^list 55:^odd 43:^open 31:^settl
-23:^show -35:a -53:and -24:at -27:bet -51:both -26:contract 39:did -46:do -42:event -25:every -20:for 42:how -38:i -25:in -30:list
-30:manifold -28:me -27:now 30:odd -49:of -33:on -30:one 21:outcom -21:please -20:prediction 66:resolve -36:show -38:strik -31:the
-28:trad -21:trade -36:want 28:will -35:ye @tool=list_polymarket_events -27: -68:* -52:? -33:^biggest 34:^event -23:^list 40:^open
-34:^what -55:a -22:account -63:and 44:are 34:bett -39:clos -61:do -33:ha -63:have -38:in -25:it -28:list -92:market -23:me -24:my
-22:of 44:out 25:people -25:please -25:prediction -69:settl 24:that -45:the -31:trad -51:volume -31:what -45:with
@tool=list_polymarket_markets -17:* 36:^biggest 36:^hottest 52:^what -23:^who 25:a -44:at 39:been -46:bett 45:by 39:clos 66:cut
-46:event 39:for 38:have 36:hottest -28:i -34:in 26:largest -72:me 54:odd -45:people 30:rn -30:say -32:search 38:settl -43:show
-30:sport -53:that 29:the 39:them -52:trad 42:volume 46:what -33:who -29:you @tool=list_prediction_events -8:* -34:^biggest
28:^event 29:^open 24:^please -44:^settl 48:^show 20:all -35:already 53:and 38:bet -20:bett -22:biggest 35:both 55:can 30:do -37:ha
-54:market 25:need 31:now 25:open 22:or 37:please 20:right -51:settl 39:show -33:them 35:togeth -22:trad
@tool=list_prediction_markets -10:* 24:^biggest -20:^how 20:^list 47:^market 28:^open -36:^price -24:^what -26:^which 27:a
54:already 24:are -27:betfair 45:do -39:event -37:for 48:ha 28:list -29:manifold 54:market 51:me -26:next -41:odd 26:over
42:prediction -34:price -22:probability -32:say 21:settl 32:show -29:the 34:them 41:trad -25:venu 20:volume 36:where 53:will
45:would 43:you @tool=list_pyth_feeds @~feed -22:* -27:? -56:^price 31:^pyth -46:^what 28:^which -31:i -49:my -37:now -28:on
-29:price 33:publish -66:stock -42:that -47:what 35:which @tool=look_up_chain 9:* -23:^block -76:^chain -24:a -70:add -45:and
-42:are 57:ask 55:before -37:chain 54:click 54:d -23:do 26:for 27:from -32:have 29:i -51:id 45:know -33:me -53:metamask -51:new
-45:numb -38:on -37:our -68:rpc 23:say 54:site 54:str 27:tell 43:that -65:the -23:them 23:thi -38:today -22:up -28:url -34:use
-29:want -31:we 40:what -34:when @tool=look_up_token 36: -26:^contract 23:^decimal -24:^did -48:^find 33:^i 23:^on -30:^token
34:addres 70:address -32:behind -40:bytecode 47:copy 29:decimal -34:each -21:explor -23:fake -48:find -25:for 26:known 48:list
-33:look 28:main -40:me -26:my 67:need -41:not 44:of 46:on -40:one -74:pl 39:please -36:real -20:same -70:send -41:supp -48:thi
-39:to -38:token 28:und -42:want -45:wrong @tool=lookup_ens @~lookup 17:* -30:? 36:^en 35:^i 34:^my 22:^reverse -26:^to -23:^when
46:^which 32:a -41:account 27:an 29:any 48:belong 34:call 34:counterparty -21:doe -24:en 35:got 38:ha 37:he -27:him -37:how 46:in
-21:me -34:much -27:on -27:one 33:only -62:point 22:primary 22:reverse -24:run 41:say 28:set -38:should 26:still 24:text -26:that
24:the 69:verify -23:when -35:where 27:which 32:who @tool=recover_signer @~recov @~sign 12:* 20:? 26:^a 23:^which 21:a 31:account
31:by 24:digest 32:hi -30:in 25:key 23:made 29:message 42:over 25:sig 43:signature 30:text 20:thi 34:wa 24:wallet 30:which 29:with
@tool=resolve_ens 30:0x 26:^addres -28:^convert -53:^ha 45:^the 51:^to 36:^where -33:a 61:account 38:addres -32:an 27:at 30:be
-22:behind -38:belong -41:can -28:convert 29:could -28:did 57:do -24:give 37:go -44:got -38:guy -47:ha 35:hi 27:him -38:how 41:i
47:if -32:it -33:many 28:name 23:now 32:of -33:one -40:only -69:or 92:point 30:run 48:send -34:somebody 38:someone 24:still 51:to
39:u 39:wa -26:what 43:where 25:which 24:would @tool=resolve_ens_domain @~domain -4:* -20:^how 33:^where 36:do -23:how 38:if 24:say
46:send 44:someone 27:where @tool=resolve_entity 19:* 22:0x 21:^a 34:^can 46:^coingecko 23:^find 45:^ha 21:^i -30:^look -24:^my
29:^on 41:^our -27:^to 39:^we -21:^which 40:about 37:an 32:anyth 40:ask 41:auditor 34:be -44:behind -24:belong 36:category 46:code
-32:coin 29:coingecko -26:contract 34:copy -25:do -22:doe -45:exchange 55:find 44:found 31:from -40:gave -22:go -50:hand -28:hash
37:here -40:hi -29:hot -27:how 35:i 40:id 44:identify -23:if 57:it -29:keccak 23:kind 33:ledg 42:like 39:long 40:look 25:mail
-35:many -23:nam -54:name -23:need -22:of 60:old -61:only 25:our 34:out 49:paid 33:pap 34:past 40:payment -29:real 56:resolv
41:right -25:run -32:show -23:some 30:somebody 26:someone -20:str -34:tell 22:text 43:th 34:they 35:thi 81:token 45:tool -21:wa
36:we 33:what 45:whom 39:with 30:would 39:yet @tool=search_all 6:* 68:? -22:^coin 54:^coingecko 28:^find -33:^i 20:^look 21:^search
39:an 23:call 33:coin 26:collection -25:derivativ 35:doe -50:everyone 34:find -26:for -38:have -33:how -32:i 34:id 33:it -58:my
-35:name -47:need -64:not -37:one 41:or -36:oth 32:run -23:tell -53:tick -41:token 32:und -79:want 25:what -20:which -41:you
@tool=search_chain 63: -27:* -42:? 56:^contract 32:block 59:blockscout 49:call 54:contract 22:copy -51:explor 24:hit -21:i -49:it
22:nam 22:not -28:of 22:on 33:one 57:pl 23:please -34:search 62:send -51:the -42:there 21:to -43:up @tool=search_dex_pairs 65:*
23:^all 28:^any -37:^dex -36:^dexscreen 58:^i -35:^on 48:^pair 56:^please -26:^price 57:^search 59:^where 37:any 26:can -60:coin
30:deepest -33:explor 48:for 27:ha 67:it 54:me 33:mint 32:name 39:on 45:pair 33:pl 40:please -27:pool -37:price 46:search 44:show
33:tick -23:to -26:top 49:trade 28:verify -28:want 30:where 21:which @tool=search_polymarket -17:* 41:? -30:^event 47:^i 49:^odd
-73:^what 71:^who 39:^will 23:a 70:about -57:and -84:are -33:at -53:bet 22:bett 32:by 36:chance 39:company 103:decemb 39:doe -61:for
31:hold 71:i 62:it 54:look -64:market -49:me -50:most -80:my -31:on 21:open 31:outcome -83:search -56:settl -70:someth -42:th
-30:that 41:to 53:today 52:up -21:volume -34:wa -64:what 68:who 61:will 54:win -65:word -78:ye @tool=search_pools 31: 33:^i 23:^look
-21:^on 45:^search 26:all 50:at 42:down 27:for 52:geckoterminal -20:into 30:launch 37:or 42:pippin 37:price 28:search 24:show
26:there 25:thi 43:up 31:we 35:what 25:whatev -20:you @tool=search_solana_assets -34:* 68:^compress -24:^everyth -69:^nft -58:^who
-42:a -41:all -24:and -51:artist 26:belong 38:by 53:compress -28:drop -22:everyth 53:in -37:item -31:left -62:list -49:made 23:me
-47:member 38:of -59:on -36:one -25:out -29:own -34:that 31:the 45:them -43:thi 23:to -33:wallet -25:which -57:who
@tool=search_solana_tokens 53: -6:* -39:^i 31:^mint 42:^on 32:^price 21:^search 52:^token -73:a -25:about 48:addres -47:and -27:are
-33:by 28:call -28:coin -47:for -39:in -53:know 20:liquidity -42:list 47:many -38:need 26:not 50:numb -22:of 47:on -33:one -28:only
21:or -34:our 40:pippin -53:pl -34:please 31:price 30:search -51:should -30:show 38:so -38:talk -33:that -27:there -53:tick
-25:token 20:up 20:verify 22:what -43:with @tool=validate_address @~validate 28:* 41:? 54:^i -24:^my 55:a 30:addres 21:are -24:at
54:be 48:can 23:copy -21:doe 21:from -21:ha 28:have 44:i 30:it -23:my 42:pap -22:please 22:prop 40:real 30:right 65:str -21:t
24:that 29:the 26:typ -28:well 21:what -42:you @tool=verify_message @~message 7:* 36:^say 26:^verify 29:claim 27:have 44:he -20:hi
34:in -22:only 22:own 21:real 26:say 26:that -20:thi -25:wa -22:where 38:work @uses:bitcoinAddress 72:* @uses:name -96:* @uses:pair
-92:* @uses:solanaAddress 127:* @uses:solanaSignature 138:* @uses:thing 106:* @uses:ticker -23:* @uses:unit 108:*
@whole|open=ours|unnamed -94:* @whole|open=thing|unnamed -93:* @whole|points=it|left -68:* @~abi 16:* -39:^call 37:^metamask 32:^my
22:^need 35:^please 44:abi 25:addres 47:amount 24:are -27:argument 49:be 46:blob 52:bool 49:build -28:call 48:calldata
22:constructor -25:d 23:dapp -29:data 21:down 20:exact 44:for -21:give 33:have 111:hex 34:inside 43:into 20:just -32:know 22:letter
28:long -33:make 36:metamask 29:need 39:only -22:our -24:out 28:paus 69:permit2 32:pl 27:please 52:return 37:rout -35:safe 46:show
-25:site -26:some -25:source 62:spend 35:swap -23:that 21:they 27:thi 27:token -39:transf 38:unlimit 53:valu 39:whole @~account -37:
-24:? -34:^a -37:^account 57:^addres -20:^balance -21:^can -34:^cancel -31:^doe 72:^fund -57:^in 21:^liquidation -47:^mint -40:^my
61:^nonce -39:^on -40:^the 80:^token 32:^who 28:am -53:and -31:are -34:balance 21:be 72:been -33:between -21:biggest -22:block
-50:cancel 40:chain 38:coin 56:create 47:dao 24:dev 57:down 46:empty -55:entry 33:every -29:everyth 59:factory 40:far 30:fattest
32:from -22:frozen 67:fund -33:ga -25:got 29:ha -25:hi 30:hot 26:im -41:in 37:incl -46:it 48:keep -26:lamport -21:largest -26:left
71:liq 37:liquidat 54:long -26:los 27:many 85:margin 25:market -50:mempool -24:mint -35:moment -35:move -24:much 31:network 44:next
20:nonce -29:not -34:numb -32:old -33:open -65:order 33:our 26:own 66:pay -29:pend 59:perp -29:phantom 25:pl -30:please 37:price
-32:put 26:queue -29:safe -39:same -25:short 31:should -35:show -28:sit -63:spl -24:state -41:stop 36:straight -30:supp -37:talk
34:that 21:their -57:there -28:these -24:to -25:today -28:token 24:too 51:top -68:transaction -39:up 43:used -39:user -23:v
-26:value -23:verify 37:wallet 28:well -41:what -46:which 51:will 23:with -39:without @~activity -39: -13:* 25:^all -29:^ha -21:^i
36:^list 38:^trad -29:^wallet 31:^what -23:^who -25:a 23:about -38:activity -23:and -21:balance 31:been 68:buy 20:came 37:cash
39:did -28:doe -27:fee -29:for -21:guy 26:ha 23:he 30:into 40:last 47:late -26:latest 33:list -22:mov -27:now -20:only -30:out
-26:politic 20:receipt -23:redemption -23:say -24:think -33:touch 21:trad 31:trade -20:transf -22:volume -27:wallet 31:we 37:were
-21:who -30:with @~addres 11:* -20:24h 22:? 56:^a -52:^addres 46:^all -33:^any -37:^can -30:^capital -21:^compare -34:^contract
-29:^find 34:^i -23:^if -28:^ledg -32:^my 55:^need -31:^newest 34:^pool 49:^show -28:^supp 26:^tx 31:^volume 55:^wallet -43:^which
35:about 29:addres -46:address 30:any -42:anywhere -38:are 46:arriv 24:at 25:balance 57:be -24:bett 37:blacklist -22:block -28:can
-30:capital -20:chain -29:channel 29:client -32:compare 73:counterparty 41:court -41:create 29:custom 27:dao -33:day 21:decimal
61:deep 73:dev -29:don 31:drain 48:earn 30:eip 58:email -28:end -36:explain -55:factory -44:find -36:flagg 33:found -47:front
34:fund 20:gave -22:gone 35:have 73:hit -28:hold -23:home 20:hot 33:includ 27:input -34:inscription -25:inside 21:leave -28:lightn
58:liq 35:lost -29:lp -23:m -20:many -58:mempool -21:min 21:mint 42:mov 41:move 40:must -28:name 25:need -29:newest -24:next 43:old
23:one 40:ord -27:ordinal 42:oth -26:over 22:pair 93:pap -38:payment -20:pend 54:pl 27:plain 24:pool 42:price -21:pull -28:receive
26:recent 30:reserve -46:run 20:sanction 24:sat -53:satoshi -26:screen -32:see -27:she 69:sitt 28:small -38:sold 43:some 65:stop
32:storage 63:str 38:t -27:talk 21:tell -24:that 26:the 41:them 26:then -24:these -37:they 26:tick -30:too -26:tool -24:total
40:touch 27:trade 42:treasury -27:trezor 26:unspent 25:up 44:version 30:vol -25:volume 45:wallet -33:well -65:went 23:what 25:wheth
-21:will 37:withdrawal 46:yield @~alchemy -13:* 25:^for -31:^make 36:alchemy -43:at 30:entry 39:every -27:go 27:list -31:logo
-31:make -30:me 24:only 31:position 23:quote 35:unit -25:want 33:we @~approval -27: -22:* -31:? 31:^before -56:^i 37:^list -25:^my
-55:^please -88:^revoke 66:^token 48:^what 47:^which -34:account -22:addres -48:all -44:allow 41:approv -40:approval 34:approve
28:are 63:can 25:clean -32:click 20:code -32:confirm 23:did -33:doe 27:erc20 -83:every -66:for 29:from -23:gave 43:give 27:hi 45:how
-29:i 21:if -39:it -29:know 24:known -31:ledg 28:link 69:list -21:many -53:me 52:much -52:my -22:network 39:nft -29:now -44:old
41:one -36:open 27:our 29:out -27:own 47:permission -77:please -80:revoke -28:right 21:safe 95:should 42:show 48:so -38:some
25:source -21:spend 45:th -55:that -44:them 26:there -50:thi 50:think -36:to 28:token -20:unlimit 23:up -26:wallet 36:want -31:wheth
49:which -26:who 30:whom 25:with @~asset -3:* 21:? -21:^all 26:^coingecko 25:^compress -42:^everyth -36:^in -30:^make 35:^my
-25:^need -25:^nft 24:^please -29:^price -33:^show -30:^token 49:^which 38:^who 21:aft -44:also -20:art -24:artist 23:asset
32:belong -42:by 30:came -34:category -27:coin 25:collection -23:contract 26:cov -66:creator 37:digital -32:do 59:doe -24:drop
-37:everyth -22:floor 21:from -21:go -26:ha 30:had 72:he -30:includ 26:into -32:item 27:kind -25:last 20:left -22:lend 22:lin
-49:list -28:make -48:member 20:metadata 23:mix -34:mov -20:much -29:name -33:newest 37:nft 51:numb 27:number -37:offer -53:one
-30:only 51:own 25:phantom -36:piec -31:price -23:program -58:same -67:send 41:she 28:so -28:spl -23:to -24:token -23:too -34:top
30:track 69:trait -25:up 22:url -24:wallet 33:went 21:whatev 44:which 38:writ @~at -9:* 48:^doe -44:^on -45:^price 34:^pyth 29:^read
-25:^which 40:can 39:confidence 32:contract 27:for 22:have -21:me -24:or -23:price 51:print 39:pyth 32:read 66:stock 21:that 21:very
-28:where -37:which 39:with @~balanc -36: -23:^decimal 21:^for 32:^how -22:^list -23:^only -35:^price 65:^search 24:^token
-35:^which -21:a -36:addres -22:all -36:an 29:and -27:at 35:bag -24:blockscout -43:by -24:call -24:contract -31:decimal 39:doe
44:every 78:explor -21:give -44:go -52:got -44:ha 47:have -32:held 37:holding 24:how -40:inflow 55:inside -22:item 34:kind -36:many
30:me -35:most 45:much -42:no -23:not 27:of -33:one -72:only -21:over -22:paid -30:perp -24:piec -21:please 45:pric -67:rows
66:search -23:sit -36:smallest -29:somebody 21:spot -25:trad 31:unit 48:up -43:want -25:what 22:would @~balance 35:* -41:^account
-27:^all -32:^allowance 46:^can 20:^check -51:^contract 46:^did 37:^doe 77:^find -40:^ga 77:^held -31:^how -24:^i 49:^in 47:^our
-21:^show 32:^the -66:^token 36:^wallet -45:^we 58:^when 24:a 21:about -45:account -47:addres -70:address -29:allowance -62:and
22:any 26:are 34:ask 33:at -31:attestation 22:best -30:burnt 39:by 80:call -31:came -38:chain -34:chang -31:circle 51:claim
-44:client -27:close -49:coin 41:cold -25:compare -24:count 60:crypto 51:custom -27:d 72:dao 33:deposit 39:did 30:do 43:down
44:empty 61:en -26:etherscan 32:exact 41:exchange -42:explor 73:find 31:for 32:friend -47:from -35:fund -37:ga -25:given 26:go 67:ha
74:had -36:have 27:he 68:held 30:her -26:here -65:hi 43:history -46:into 30:keep 25:kind 22:know -53:lamport 49:left -21:lend 22:lie
36:like 54:line -35:list -22:live 21:many 41:market 57:metamask 36:mine 22:moment 37:more -40:mov -20:much 51:multisig -56:native
-23:need -32:nev -21:node -38:nonce -22:not -29:numb -24:number 40:office -25:one -25:only 41:or 22:our -37:over 29:own -22:permit2
-21:please -22:plu 30:present -30:price -58:pull -22:put 35:queue 49:report -27:rout 40:run 24:say 59:see -62:send -20:sheet 35:show
-24:sign 41:sit 55:so -23:some 40:someone -22:spend 42:stablecoin -49:stak 28:still 25:storage 34:support 44:symbol -36:take 23:tax
-36:th 62:that 40:the -20:their -42:them -59:there 38:these -32:they 67:to 39:today -20:trad 64:treasury -46:turn -26:tvl 33:two
-36:verify -26:view 54:vitalik 35:want -36:we 52:when -32:which 56:why -34:year 52:you 79:zero @~block -18:* -36:^block 27:^current
52:^height -38:^how -36:^in 59:^latest -41:^mempool 59:^my -29:^next 42:^on -41:^our -56:^the 82:^time -34:^which -34:^who -26:a
-33:auditor 26:balance -51:been -22:between -26:built -54:burn -29:by 46:closest 28:count 24:current -64:did 20:end -30:exploit
-28:fee -21:first 49:full -62:ha 45:hack -46:how -22:i -21:if -40:includ -25:inscription -38:it -25:land -42:last 31:latest 28:log
26:made -36:many -34:mempool -35:mint -31:most -71:much 40:nearest 37:need -28:next -31:now 22:on -25:ordinal -52:our -56:payment
-26:pool -51:price 29:produc -58:propos -22:read 26:reward -26:run 26:snapshot 59:that -21:them 22:there -21:these -29:those 80:time
50:timestamp -49:transaction -37:transf -22:up 27:utc 31:wa 40:we 37:went -28:were 33:when 34:where -23:which -22:who -21:will
24:with -22:ye 30:year @~bridge 3:* -30:^and 30:^could -33:^i -27:^what -55:^which -25:aft -21:at -38:been 25:between -35:busiest
-26:by 29:could -25:cros 57:deposit 38:did -38:exchange -29:for -50:ha -25:hack -23:into 32:kind -24:leave -23:ledg -38:list
-23:many 21:me -42:most 51:much -20:my -28:net -45:our -20:pay -21:protocol -38:sent 69:since 49:statu 32:still 28:tell 25:the
-24:thi -28:time -28:to 32:today -29:transaction 24:transf 38:use -23:wa -21:we -46:week -22:what -64:which -20:who 69:withdraw
-21:would 55:yield 26:you @~btc -26: 40:^addres -45:^best -30:^block -25:^can -22:^could -61:^did 70:^fee -52:^ha -21:^hash
53:^hashrate 25:^how -30:^kind 56:^latest -29:^ledg -51:^mempool -33:^min -33:^my 44:^one 60:^please -23:^recent 35:^sat 47:^show
36:^transaction 28:^tx 21:^what -31:^when -42:^which 45:^why -38:address 26:adjustment 25:again 23:any -25:are 31:been -39:best
23:buy -22:can -54:change -28:channel 40:chart -25:client 33:confirm -22:confirmation 25:consolidate 58:cost 21:currency 60:deposit
27:develop 23:down 40:draw 22:each 24:every -24:far -29:for 22:full 58:gave -28:hack -58:hashrate 80:have -31:height -20:hold 25:how
-35:id 26:if 38:includ 28:input -76:inscription -25:kind -41:late 50:latest -29:lightn 36:line 26:list 38:lost -22:made -30:make
32:many 32:me -59:mempool -73:min 45:mine -23:mint 34:mov 24:much 39:must 24:n 67:near -55:network 32:newest -20:no -28:not -21:noth
33:now 65:old 47:on 107:one 39:ord -56:ordinal 61:oth -38:over -51:own 59:pap -20:payout 48:pl 43:please -49:pool -45:price 39:queu
-26:queue -31:receive 24:recent -69:run 29:sat -60:satoshi 48:see 42:sell 31:sent -36:share -30:should -47:sit 66:sitt -47:slot
48:small -37:sold 38:some 29:spend 24:spendable 33:still 33:storage -33:stuck 25:supp -21:take 28:that 45:them -46:then 35:there
20:time 65:top 39:touch -58:transaction -27:treasury -32:trezor 69:txid 40:unconfirm 62:up 56:vb 65:wallet 44:want -51:went 34:were
-23:when 32:wheth -33:which -42:who 39:why 26:with 28:withdrawal -42:won 20:would -74:yet 21:you @~category -30: -24:* 39:^coin
-32:^market -39:^which -24:a -24:and -29:bet 53:category 22:exist -33:for -31:i -24:in -24:like 24:list -41:my 24:nam -30:need
-26:or -40:rank 51:sector -50:that -23:to -23:what -28:which @~chain 4:* -44:^all 26:^average -37:^block 42:^chain -34:^circulat
22:^compare 54:^contract -25:^could 51:^dex 25:^doe -26:^height 39:^if -23:^it -33:^kind -21:^latest 23:^need 23:^notional 21:^of
-45:^on 42:^option 35:^our -34:^pool 52:^rank 23:^since 55:^stablecoin -71:^supp 29:^total -32:^volume -27:acros 51:actual -39:add
-35:address -65:all -50:already 54:among -62:amount -38:answer -28:anyone -26:are 52:ask -24:at 31:average 58:before -21:began
-36:between 110:blockchain 58:blockscout 24:busy 40:call -57:circulat -49:circulation 41:claim 52:click -22:client 23:coin
23:collection 30:company 81:compar 43:contract 21:copy 51:d 33:defi 60:deploy -26:develop 48:dex 25:evm 24:exchange -21:exploit
21:fear 33:figure 27:file 36:first -30:float -26:follow 23:gone 37:goplu -22:got 39:grew 39:grow -54:have -28:he -34:history 22:hit
-21:hold 39:id 25:if -49:investor -66:issu -46:itself 79:keep -29:kind 60:know 52:l2 -22:late -47:lett -23:liquidation 33:liv
-29:lol -23:made -51:make -30:market -23:metamask 47:money -21:month 25:more 24:much 23:nam 28:native 36:network -31:new -27:nod
-22:often 28:on 24:over -36:own -23:paid 34:pay 27:people 27:per -22:perp 44:pl 20:plu -41:pool 22:recent 32:rollup -65:rows 41:rpc
35:say -35:search 31:see -35:seen 47:send -46:sery -30:share -22:should 23:single 43:sit 49:site -23:small -24:sold 46:some
23:someth -39:stabl -67:stable 30:stablecoin -24:state -26:still 51:str -28:stuck -44:supp -25:th 27:than -22:them -46:then 40:there
26:they 52:those -24:through 32:to 48:today 32:trade -27:transf -23:treasury 35:trend -21:turn 60:turnov 35:tvl -28:twitt 39:type
39:u -30:und 45:utilisation 36:v -50:venue 55:wallet 37:want 25:we -21:went -26:were 46:where 22:who -45:whole 35:with -29:yield
@~chart -18:* -25:? -30:^a -40:^and -25:^at 53:^by 48:^chart -37:^circulat -28:^clos 33:^compare 24:^contract -34:^ha 25:^i -48:^in
50:^kind -61:^market 40:^my 28:^our 22:^please 57:^pric -46:^price 33:^pull -48:^since 47:^stablecoin -47:^supp -72:^the -46:^token
-25:^v 26:^wa -31:^what 28:^yield 29:a 54:advis 21:against -53:amount 33:an -47:any 23:app 46:apy -21:are 35:auditor 35:back
-21:balance -21:bank -24:been 45:beginn -48:below 36:bett 24:board 47:book -37:buy -47:cap -38:capitalisation 24:cash 55:chart
32:cheapest -58:circulat -51:circulation -42:client -43:coin -30:coingecko 23:company -61:compar 30:compare -38:competitor -41:cost
24:could -45:country 39:cov 61:d -40:dao -22:dat -60:data 51:decimal 57:defillama -35:deposit 21:develop 30:did -30:dividend 47:do
38:down -47:due 48:employ 24:enough -48:exploit -23:figur 62:figure 65:fine 46:firm 46:float -24:found 37:from -37:futur 40:gain
-27:goe -23:grandson 56:grew -32:hash 29:he 47:history 25:i 42:id -37:index 38:it -30:know -23:last -42:late 33:lay -35:lett 57:like
24:liquidity 25:look -34:los 33:lost 39:low -42:market -21:marketplace 48:may -28:me 32:memo -25:min 25:mine 33:mint -61:money
-46:month 27:more -51:mov -68:move -33:must 21:my -33:n 33:need 35:next 33:no -33:noth 74:number -52:often -32:open 27:over 27:own
31:pap -57:park 66:past 33:pay -35:people -51:per 43:percent 31:pile 48:point 26:position 26:pric -36:price -29:profit 28:project
30:pull 20:put -46:quarter -22:rank -48:reach -31:record -37:regist -61:report -65:risk -23:rn -22:rows 57:same 23:second -28:sell
-20:sentiment 65:sery 21:shar -25:should -23:side 52:since -54:sit 31:slide -26:some 23:spread 40:stabl -54:stable 40:start
-39:statement 29:summ -20:supp 35:tax -27:term 29:than -36:that -29:them 42:there 32:thesi 81:thi -21:tick -32:tim 49:time -51:today
-30:too 30:trad 25:trade -78:trader -24:transaction -32:turn 24:two 55:up -38:use 91:utc -64:v 74:value 22:venue 36:very 27:vol
26:want 44:we -72:week 35:went -22:when -43:with -34:worth -80:year -48:yet -43:your @~check 22:^and 43:^are 39:^before 32:^buy
-31:^can -57:^did -28:^draft 33:^ha 31:^if -20:^my -29:^our -22:^source 43:^the -23:^token 20:^verify 20:^who 37:addres -27:airdrop
-44:also -38:and -25:ape 35:approve 48:at 26:been 31:but 37:button -31:buy -25:by -29:call 24:came -28:click -33:company
73:counterparty -36:d 46:dangerou -24:deploy -45:did -28:draft 27:drain 24:dust -29:each -42:end -24:exact -40:fake 21:farm 31:file
-36:find -36:flagg -28:found -21:friday -38:friend -38:front 37:fund 48:go -24:grant 24:ha -24:he 47:hidden -28:just -24:know
36:known -31:ledg -33:left -27:legit 24:like 47:look 35:mail 30:maliciou -36:match 28:memecoin 24:metamask -24:min 23:nephew
-48:network -31:next -56:nft 49:no -22:or -53:our 55:page -24:pay -39:pl -42:pool 26:proof 26:publish 37:put 20:say -26:screen
-42:see -23:shar -29:shill -36:simulate 26:site -23:solidity 43:some -26:someone 30:still 31:swap 72:t 26:team -23:that 21:their
33:tick 24:trad 34:trap 31:trust 32:v 42:verify 37:want -20:we -33:well -39:what 38:when -23:where -27:whom 36:why 56:with -37:yet
-24:you @~coin 34:24h 23:^ -22:^a 51:^all -27:^at -58:^can 34:^chart -33:^coingecko 46:^contract 22:^could 77:^everyth -36:^find
-37:^floor -40:^for -59:^ha -25:^how 54:^kind 70:^market 63:^mcap 34:^need 24:^of 30:^on -25:^open 37:^our -21:^put -43:^since
35:^someone 25:^tell -73:^the 91:^token 31:^top -44:^total -24:^trad -24:^twitt -68:^v -39:^volume 35:^we -25:^what -54:^who
42:account -27:ad -27:addres 30:advis -52:against 23:all 22:also -29:among -42:an 63:around -30:artist 37:ask -35:at 35:ath
27:auditor -50:below -24:beside 32:bett 47:biggest 40:both -28:buy -44:can 25:cap -23:category 27:chart 27:cheapest -21:check
44:circulat -23:clos 37:close 72:coingecko -20:cold -34:colleague 35:contract -27:copy -39:cost -24:country -44:current 27:d -28:dat
-43:data 55:day 51:depth -33:develop -30:dex -22:did -21:draft -29:drop -27:each 32:ever -29:everyone 80:everyth 34:exchang
62:exchange -30:exist 61:exploit -25:fee 28:fetch 71:figur 47:figure -32:file -35:find -54:floor -22:found -45:full -34:fund 38:gain
44:google 65:got 29:grandson -40:group -35:hash 68:him -28:history -24:hold -75:index 33:into -24:just -74:keep 35:kind 32:lay
-21:liquidity 30:lose -35:m 39:max -23:me -30:mem -46:mint -28:moment -30:morn -27:most 50:move 32:much -39:n -41:name -72:near
47:need 43:nephew -35:new -24:news -27:next 49:not -61:now 42:ohlc -23:old 51:only 26:order -21:our -43:over -37:own 28:paid
-62:people -23:per 47:percent 76:pl -24:possible -35:post 31:present -52:pric -35:project -20:put -41:rank 28:rate -40:real
-34:regist -27:rn 41:round 27:rows 20:sal 42:same 46:say 30:school -50:second -57:sell 27:send -33:sentiment -21:set -32:she
46:sheet 21:shill 37:should 63:since -21:sitt 33:someone -23:spot 21:spread -41:stablecoin 49:start 44:startup -46:statement
-21:step -49:still 33:supp -24:table -41:talk 40:tax -54:telegram -27:that 21:then -32:there -27:these -39:think -29:those 21:tick
-40:tim 38:time -27:today 61:togeth 29:token -48:total -57:turnov -38:twitt -37:until 49:up 36:use -63:v -21:valu -23:venue
59:volume 36:wa 61:want 48:week -35:went -39:were -20:what 54:whatev -49:who 37:whole 27:will 40:work -24:write 53:wrong -46:year
@~compute 27: -31:* -50:^addres -22:^contract -35:^ha 29:^namehash 38:^the 27:^when 29:be 35:contract -40:create -26:do -54:factory
43:for 34:get -37:ha -23:look 36:namehash 46:node 27:plain 22:send 37:subdomain -45:that -21:the 26:when -20:will -38:with
@~contract -30:* -30:^a 43:^abi 30:^and -62:^call 23:^chart -24:^coingecko 46:^collection 31:^contract 24:^everyth -50:^find
-25:^honeypot 26:^how -26:^in -22:^list 75:^look -29:^my 33:^need 26:^pull -30:^read -23:^review 26:^source -88:^token -63:^verify
65:abi -31:about -29:addres -25:all 43:am -22:answ 26:anywhere 30:ape -24:artist -44:ath -41:attach 51:auditor 22:balance -42:base
23:belong -31:call 25:change 27:chart 30:cheapest 23:check -39:colleague 40:com 36:compil -47:contract -24:dangerou -22:dat 60:data
23:decimal 21:delegat 24:develop 28:developer 32:did -26:diff -56:each -27:eip 74:enough -48:erc20 -22:erc721 -23:error
-45:etherscan -50:exploit 43:explor 28:figur -24:fil -51:find -26:for 23:give 22:go 23:had -32:hash -47:here 23:hidden 43:hold
-35:holding -24:honeypot 23:how -22:idea -68:itself 39:jpeg -46:json 58:look -50:m 35:make -38:match -49:may -21:mcap 26:memo
-20:mint 21:move -23:my 36:need 23:not -22:now 32:numb 23:or -56:oth -24:our -43:own 35:owner 42:paid 44:pancake -22:penguin
21:permit2 26:please 26:point -26:pool 25:proof 54:proxy 34:publish -23:raw -20:real -40:regex -29:report -56:result -23:risk
37:rout -23:rows -47:run 65:sal -63:same -52:say 25:script 31:second -34:send -32:she 32:shill -31:sit -23:site -44:so -20:solidity
-21:source -26:stand 26:stat -22:swap 26:team -21:that 27:there -30:thi 44:tick -22:time -44:token -30:top 67:transf 23:twitt 43:two
54:und -33:valu 43:vault -26:version -23:wallet -27:way -31:well -35:were 28:whatev -64:whole -71:whose 26:why -21:with -33:without
-21:writ -58:write @~counter -7:* -34:^numb 38:^please -37:^token 21:^total -25:^tx 38:^what -20:^which 31:about 28:account
43:active 47:activity 29:address 37:already 22:an -29:been -60:block 48:both -42:burn 36:burnt -55:by 27:company 66:did -23:do
53:for 31:ga 22:give 27:have -37:he 37:hold -29:holder -38:keep 25:know -21:last -27:like -21:look 39:made 40:more 24:on 25:own
73:pay -36:say 49:send 21:sent -62:since 32:talk 33:tell 31:th 36:them -40:these -40:today 22:transaction -44:transf -23:use
-29:vitalik 52:we 35:who @~decode -32: 28:* 44:4byte 34:^4byte -27:^abi 20:^decode -57:^doe -30:^event 48:^get -21:^how 45:^metamask
52:^my 39:^our 31:^please -60:^selector -25:^topic0 -22:^who -23:abi -35:all 32:an 31:and 37:any 45:argument -20:audit 51:be
43:behind 41:blob -40:block 52:bool -43:build 55:byte -38:call 28:can 44:chain 31:code 27:constructor 23:dapp -24:decod 26:decode
-30:did 21:down 50:eip -26:emit 33:error 61:event 43:every 21:exact -22:fail 44:from 29:function 48:get -29:give 33:go 31:ha 59:here
36:hex 24:i 55:id -35:input 38:inside 49:into 26:it 32:letter 23:like 27:long 37:lookup 22:many 32:me 81:mean 40:metamask -35:method
-31:nam -33:need -39:no 55:nonce -37:old 27:only -36:our 61:out -45:over 28:own 28:paus 24:raw 36:recipient 31:return 23:revert
31:rout -45:safe -41:selector 62:show 33:sign -22:site 33:swap 28:t 54:take 23:text 32:that 29:thi 24:token 58:topic 29:topic0
30:trace -29:transf -25:two -33:tx 33:unit 39:unknown -34:unlimit 48:valu 26:value 32:wallet 45:what 26:where 40:which 47:would
23:write 27:you @~defi 12:* -27:? -33:^am -28:^chain 30:^could 32:^defi -24:^for 35:^ha 46:^how 33:^in -28:^lend -45:^market 25:^on
-49:^price -28:^stak -47:^the -32:^unclaim 37:^what 60:^who -23:about -51:addres 44:aft -35:airdrop -57:all 29:amount -52:any
63:anywhere -23:apy 27:are -36:at -50:balance 24:bank 34:between 45:big -31:build 38:by 23:category 57:chart -26:commit 27:could
-23:current 44:dao -34:defillama 24:develop 36:do 29:down 63:each 55:earn -32:eligible 57:end 46:everyone -46:fee -29:first -24:for
45:fund -69:get -26:github -27:give -22:got 40:hack -29:he 53:hold 22:i 28:id -68:into -44:job -32:just -39:keep -22:key 20:know
31:large -28:lead 25:lent 31:lp -70:made -54:many 32:mine 24:most 25:mov 24:need 31:new -35:numb -32:old -22:one -21:only 47:our
33:over 29:people 38:pl -64:price -35:print 49:provide -22:put 49:run -32:saving -30:season 41:see 36:service 52:share 30:sit
25:summ -23:swap -20:t -24:their -26:them -44:there 22:think -38:today -50:togeth -36:u -43:use 32:value 27:vault -37:wa -38:wallet
59:want -57:we 37:went 35:when 30:which 53:who 69:whole 33:with 41:yield @~derivativ -38: -17:* 27:^all -35:^perp 39:^the
-22:^volume 23:^what -20:account -55:all 34:biggest -32:coingecko 68:derivativ 35:did -35:else 21:every -31:exchang 34:first
-40:friday 39:friend -49:from 29:hedge 35:how 24:in -28:know -20:leverage -21:liquidat -20:list -21:me 44:much -24:of -20:on -27:one
34:only -26:or 30:over -27:perpetual -49:please 29:rate 28:report -22:show -44:spot 23:them -32:total 50:turn 32:turnov 46:venue
-22:volume -22:wa -36:you @~detail 51: 15:* 41:^on 32:^what -53:^which -28:^who -25:and -49:been 66:block -22:broadcast -22:built
-52:burn -26:by 48:call -24:current 37:data -35:did -24:fee 55:full -23:get 49:hack -26:happen -22:have -26:how 43:if 25:in 56:input
-23:it -23:made -23:mint -74:much -23:newest -27:numb 41:or -40:our 35:please -54:price -58:propos 28:reward -26:slot 41:tell
49:that -26:them 35:thi -22:those 59:time -58:to 26:tx -46:were 35:what -51:which @~dex 8:* -69:24h 24:^all 41:^and 26:^any
-25:^biggest 54:^busiest -42:^every -21:^fee -44:^on 47:^pair 46:^please -39:^pool 57:^search 26:^total 47:^where -25:about -33:an
-36:been -22:biggest 52:busiest -38:buy 23:by 28:can -31:chain -26:change -57:coin 43:data 62:decentralis 23:deepest -38:desk
33:develop 56:dex 22:did -30:every 27:exchang 24:exist -33:explor 25:for -28:fund 42:geckoterminal -30:give -21:hold -30:launch
33:led 23:many -23:marketplace 31:mint 32:month 46:move -22:much -25:nam 33:name 25:network 34:numb 47:one -45:only -25:oth -30:own
69:pair -25:people 52:percent 24:pl 31:please -37:pool -36:rank -27:result 37:same 45:search -40:sell 30:show 52:since -23:single
-32:swapp 25:the 42:then 33:tick -27:to -25:top 20:track 39:trade 25:use -23:v -31:venue 28:verify 38:vol 28:week -25:were 27:where
-21:wheth 26:who -25:you 27:your @~en -22:? 25:^addres 25:^before -29:^convert -34:^did -31:^ha -23:^how 24:^my 27:^on 21:^reverse
30:^the 35:^to -23:^what 33:^where 39:^which 22:account 30:addres -41:already 25:any 22:anyth -20:balance 21:be -22:behind 43:both
44:by 31:call -42:can 21:client -23:cold 40:colleague -28:convert 32:counterparty -31:did 49:do -29:en -28:give 40:go 33:he 30:hi
-25:home -64:how 31:i 48:if -23:it -34:keep -38:many -44:much 35:name 22:of -52:one -66:or 22:out 25:payout -58:pl 55:point
38:profile -24:resolve 21:reverse 37:say 26:see 51:send 35:sent 26:set 24:some -37:somebody 45:someone 41:still 29:t -21:tell
20:text -28:that 21:the 31:to -20:today 51:u 68:verify 32:wa -31:what 29:where 34:which 21:who -29:ye -22:you @~entity 7:* 22:0x
20:^a 21:^before 33:^can 44:^coingecko 23:^find 46:^ha 24:^list -30:^look -22:^my 27:^on 39:^our 57:^stack -52:^tell -27:^to 38:^we
-32:^when -39:^which -24:a 36:about 33:an 30:anyth 40:ask 41:audit 40:auditor 46:average 31:be -40:been -43:behind -24:belong
21:board 33:book 34:category 52:change 46:code 27:coingecko 37:colleague 26:com -25:contract 32:copy 21:current -24:dao -31:do
-38:each -44:exchange -26:fee 55:find 44:found 25:from -40:gave -21:go -24:ha -50:hand -28:hash 37:here -39:hi -29:hot -21:how 22:i
39:id 44:identify -25:if 23:includ 60:invoice 43:it -29:keccak 21:kind -21:largest 29:ledg 37:like 34:long 36:look 22:los 25:mail
29:many 23:market 38:min -46:morn -47:much -24:nam -53:name 40:noth -31:now -23:of 49:old -55:only -22:our 31:out 67:paid 33:past
40:payment 37:present -37:price 44:profit -22:public -56:rank -28:real 55:resolv 38:right -23:run -38:safe -57:same 34:shar
-26:share 29:sheet -25:should -27:show 37:sitt -29:some 30:somebody 26:someone 38:stack 28:start 21:stock -20:str -61:tell 22:text
43:th 47:they 50:token 43:tool 25:track 27:treasury 36:two 55:v 35:value 30:we 25:what -27:when 45:whom 27:with 34:work 40:worth
50:ye 39:yet @~erc20 31: -15:* 56:^allowance -46:^can 35:^could 36:^decimal 40:^for 48:^i -27:^in -38:^list -31:^may -40:^please
-34:^read -62:^show 74:^supp -33:^the -24:^token -25:^total -25:^what 49:account 38:aft 32:all 54:allowance 57:already 21:amount
-34:an -34:approval -23:are -37:ask -26:at 23:bad -43:be -27:burn -24:can 23:chain -33:claim 24:click 22:client 36:confirm
35:contract 26:could -34:data 45:decimal -31:do 35:doe 28:erc20 28:exist -25:far -30:first 60:flow 34:for -67:gave 28:go 38:grant
55:hack -39:hex 20:i 37:incom -24:inflow 74:itself 36:last 29:link -31:make 38:may 40:more -24:most 22:move -52:movement 28:my
31:name 28:need -33:nft -24:no 31:numb -24:of -68:off 68:old -52:one 62:only 67:open -20:outgo 25:over 34:payment -51:permit2
-36:please 34:pool 21:read 28:report 50:rows -22:safe 42:same -22:send -57:show -54:spend -35:start 51:still 60:supp -32:symbol
-41:th -38:that -32:them 42:then -23:these 46:they -29:thi 25:think 44:through -34:to -31:token -30:transf -68:transfer 23:u
-33:unlimit -27:want -22:were -22:whole -36:with 21:you @~estimate -35:* -32:^ga 21:^if -24:at 26:estimate -22:ga 28:go 20:if -22:no
-24:now -30:paid -38:please -39:price 31:program -33:rn -32:send 23:sent 20:swap -23:that -31:today -33:wallet -31:want -21:where
26:writ -30:you @~etherscan 14:* -21:^for 35:^need 53:^newest -27:^recent 42:^show 43:^the -21:^token 25:^transaction -70:^verify
53:^we -21:^what 49:account 23:an 51:and -34:at -46:attach 30:compil -61:contract 46:crypto -39:etherscan 28:ever 25:fast 31:fee
-30:fil 28:file -33:find 57:first 24:for 27:from 23:fund -34:hash -49:have -43:here 47:in -36:incom 26:internal 33:licence -39:lin
27:list 21:method -20:money 78:movement -25:need -30:noth 27:of -45:old 21:on 31:one -60:only 22:open 21:or -26:our 75:out 28:own
30:paid 61:pull 44:receiv -21:see -37:send 25:sent 36:show 47:start 23:their -44:token 23:top 62:transaction -30:up -48:verify
65:very 23:wallet 37:we @~event -36: -16:* -42:? 56:^all -47:^biggest -27:^chance 21:^event -32:^how -20:^i 31:^imp -64:^list
27:^odd 20:^on 47:^open 35:^settl 62:^show 56:^topic0 -38:^what -21:a -36:about -24:account 52:all -42:an 28:are -25:argument
-42:been 25:bet 22:bett -23:biggest 36:both 22:can -27:chance -44:clos -34:could 24:custom -31:decemb 43:each 26:event -34:every
24:filt -38:find 21:for -34:from -25:get -42:give -51:ha 29:hash -53:have 27:he -53:here -33:how 37:id 30:imp 38:in -27:it -56:list
-60:market -63:mean 48:need 45:odd -22:of -30:old 21:one -26:only 31:our 21:paid -36:per 26:pric -38:resolve -28:say -27:settl
47:show -22:since -46:still 51:strik 47:strike 36:that 27:their -26:them 40:there -24:thi -48:tick -28:topic -41:trad -24:trade
-38:u -52:volume -36:what 39:whose -69:will -34:you @~exchang -37: -9:* 23:^best 23:^for -33:^how -41:^open -46:^trust 25:at 22:best
23:biggest -23:coin 36:country 43:derivativ 34:exchange 39:for 50:found -43:friend 26:from 41:ha -32:how 31:id -23:it 45:kind
-29:know 34:largest 25:list 43:me 23:memo 39:min -57:my -32:nam 43:name 41:need -25:no 32:now 20:of 30:only -27:perpetual 47:rank
34:right -38:rows -31:score 46:should 20:the 24:their 24:them 26:they -74:thi -21:trust 57:turnov 25:which 35:with 57:year -22:you
@~exchange 22: -12:* -46:^are -38:^bid -34:^compare -28:^depth 45:^doe -24:^fund 45:^ha 49:^how -28:^i -27:^market -22:^numb
38:^perp 21:^tell -35:^trad 53:^trust 67:^volume -22:^where -48:above -24:acros 74:against -43:answer 33:anyth -32:api -31:app
-24:are -23:around -45:ask -35:at -56:balance -20:be -41:bid -62:biggest 22:bot 33:both 61:bought -23:by 22:can -20:chain 24:chart
-20:client 68:clock -35:close -39:coingecko 23:country -21:credit 21:currency -52:data 22:depth 51:did 20:do 29:even 37:every
-23:exchang -51:exchange -24:fee -47:file 45:first -35:friday 49:friend -29:from -21:fund 31:get 29:hedge -26:history -27:hour
38:how -51:id 23:it -35:key -48:kind 35:know -22:ledg -39:level -31:leverage -25:look -30:low 20:margin -43:min 27:moment -23:month
31:morn -21:mov 39:much -23:need -56:not 26:off -35:often -34:oi 60:order 34:over 25:pension 45:percent -27:perpetual 57:place
-55:present 24:quot -43:rank -24:rat -36:recent 23:reject 26:report 28:request -32:right -36:rn 36:score -35:see 46:send -55:service
-30:should 22:since -36:somebody -20:spot -24:spread 27:stand 26:statu -25:take 44:term -32:them 56:there 60:thi -34:tick -23:token
43:trade -30:trader 45:trust 72:trustworthy 41:turn 20:two -58:und 48:up -49:use -69:v -22:venu 63:venue 44:volume 53:we -40:week
-21:went -52:whatev 22:where -24:whole -35:will -44:withdraw -53:withdrawal -25:would -34:year 35:your @~fee -58: -16:* -20:?
24:^fee -29:^if -24:^price -20:^protocol 27:^rank 55:^revenue -36:^sat 29:^top 27:^tp -30:^tvl 25:^where -49:aft 40:against 36:all
40:am 24:anyth 26:app -33:are 27:base -21:bot 30:build 30:by -31:client 57:com -20:cost 43:crypto -23:current 39:dex -24:doe 25:dur
-21:earn 33:fee -22:for -21:from -24:ga 49:get -25:got 34:have -20:he 62:hour 25:into 31:itself -28:keep -22:kept 24:late -34:lie
27:list -22:lowest 30:made -40:mempool -21:money 38:need 50:newest 30:no 38:not 38:numb -55:one 25:only -69:oth 26:our -22:over
31:payment -37:pend 43:people -34:per -64:pool -22:price -27:profit 30:protocol 34:relay -21:revenue 53:rn -25:sandwich -27:sat
-21:satoshi 45:so -20:still 25:team -52:that 23:thi 43:through -30:time 30:tip 25:to 20:token -60:total -29:tp -62:trader
-43:transaction -32:tvl -29:two -34:up -29:used -62:v -44:vbyte 32:very -48:wa -32:wait -30:were -20:what -29:whole -29:with
53:within -29:would @~fund -27: -47:* -33:^fund -27:^how -22:^long 21:^next 32:^what 35:at 22:book -31:by 32:carry 26:current
-27:did 48:do -35:fee -39:ha 24:history -30:how -36:in 24:it 38:late -42:leverage -63:long 44:m 43:margin -46:me -46:moment -42:much
-75:my 57:next -57:oi 27:one -39:open -29:or -30:pay -27:perp -26:position 42:rat -25:rate -22:ratio 33:short 37:since 44:swap
-21:that 85:there -42:to 58:today 26:trad 47:v 23:we 31:what @~ga -39: -30:* -35:^cheapest -23:^compare -21:^convert -38:^fee
109:^ga 22:^if -45:^price -60:^what -47:^where -28:aft -20:am -23:and -32:blob -32:by 31:coin -22:compare -52:did -23:each
23:estimate -26:for 44:ga -23:get 25:go 29:high -21:in -23:l2 21:moment -28:no -49:nod 39:now -41:one -23:paid -27:pair -65:pay
36:pl 24:plain -22:please 39:present -25:receipt 39:right -48:sat -42:station -25:that -24:them 32:there -25:they -24:transf -25:tvl
38:tx 27:v -46:vb -28:wallet -33:want -24:way -27:what -45:where -26:you @~global 28: -6:* 60:^ 22:^and -31:^chart 24:^defi
32:^dominance -36:^i -60:^in -87:^market -53:^stablecoin 26:^supp 73:^total 22:back 33:beginn -21:cap 58:capitalisation
-53:circulation -27:cost 36:crypto 29:develop 74:dominance 44:float -22:from -45:get 20:in 60:index -45:into 43:it -46:late 35:lay
-27:many 60:mcap -46:most -40:much 27:no -32:old -34:one -66:over -22:price -23:rn 46:sery 24:stabl -49:stable -21:that -49:there
23:these -52:time -43:togeth 28:token 25:value 30:volume 29:want 45:whole @~hash -8:* 34:^hash -47:^i -27:^the 40:are 22:at -35:can
31:contract -33:data 21:digest -32:do 38:doe 35:e 52:for -50:from -29:i 22:in 82:keccak -26:on 21:our 22:permit -28:rate 60:role
-41:str -51:text 42:that -21:the -38:thi 24:we -34:you @~historical 20:* 37:^and 40:^at -21:^block 52:^chart 49:^compare -25:^floor
23:^for -45:^ha -34:^in -21:^our -21:^please -25:^pric 68:^price -39:^the -25:^what -37:^when -22:^where -31:advis -20:against
-33:am 37:ask 71:at 21:back -30:been 27:bett -45:between -22:block 30:bridge -42:cap 49:chart 23:check -63:coin 42:compare
-21:contract 35:d -29:dat -42:date 35:day 27:deck -40:defillama -36:develop -29:doe 36:down 28:draw -33:end -23:exchange -22:figure
-33:file -50:floor -64:from -35:go 21:got -44:ha -26:hash -36:have -36:hold -26:how -31:husband -31:i -28:index 36:inheritance
-25:keep -23:know -39:late 23:m 25:make -46:mcap -21:moment -22:month -20:move -35:must -42:nearest 21:new -36:next -25:not -44:now
-21:numb 38:of -41:one -26:only 33:open 29:or -51:over 21:paid -34:people -26:per -37:plot -30:pric 30:price -37:project 23:receiv
-31:record -29:regist 21:say -20:see 39:should 21:since 28:so 23:sold -38:some 55:stable 49:still -25:supp -38:tax 85:that 30:them
40:then -31:there -21:tim 87:time -21:to -51:today -28:token -20:total -26:trad 54:tvl 35:up -21:utc -42:valuation -36:volume
-34:want -39:we -21:week -42:went 50:were 29:when -49:where 54:will -39:with -26:year -30:yet @~history -3:* -22:^all 20:^and
-28:^at -40:^balance 68:^biggest -58:^book 36:^chart 46:^clos 22:^compare 50:^convert -23:^could 24:^did -58:^doe 22:^everyth
-33:^explain -38:^fee -61:^fund -23:^ga 52:^ha -20:^how -21:^hows 38:^if 43:^in -49:^it -27:^last -29:^list -43:^my -37:^odd 31:^on
67:^one 28:^our 30:^show -54:^stack 42:^swap 43:^the 62:^token -22:^v -62:^wallet 26:^when 21:^where -21:^which -38:^will 26:^ye
29:account 39:accountant 40:actual -36:advis 24:aft -44:already 26:am -22:an 65:around 31:ask -31:atm -28:back 29:base 27:basi
-33:between -30:biggest 96:blockchain -36:book 35:build 22:buy -56:by 55:cap 33:chang -41:change 34:close -27:coingecko 27:cold
28:compare -30:condition 25:contract 50:convert -37:cost -31:current 31:dao -22:dat 40:date 29:day 48:defi 39:deploy -30:develop
-66:doe 24:down 38:dur 37:election 50:end 77:entry 35:everyth -21:exchang -27:explain 58:exploit -28:far -52:figure 21:first
-32:fund 26:gave -48:goe 61:gone 38:got 27:government -24:hack 34:happen 41:he 35:held 50:him -27:history 24:hold -41:id 21:if
-68:index 29:into 25:invest -23:just 20:know 33:late -48:latest 30:ledg -47:lett 45:like 62:line -21:liquidation -28:liquidity
43:list 25:live 25:lock -22:lol -36:long 32:lose 47:m -39:manifold 33:many 30:mcap 42:min 47:mint -26:minute -53:moment -38:more
23:mov 21:much 49:must 29:n 20:nephew -26:new 60:newest 42:numb 38:office 49:oldest 32:one 54:only 26:our -34:out 33:over 27:own
31:paid 69:past -36:people -20:per -21:percent 54:piece -23:pl -44:plu -47:position 23:probability -57:protocol 51:purchas
36:purchase -28:rank 48:rat -40:receiv 67:recent 35:relay 51:report -46:resolve 26:rest 22:return 24:rollup -38:rows 39:run -22:sal
26:sale 26:search -27:see -29:sell 32:shar -20:should -24:show -27:sit -48:sitt 26:sold -26:some -31:stablecoin -20:stack -26:stand
24:step -29:still 23:storage -26:summ 56:swap -37:swapp 37:tell -47:text 43:th -42:them 28:then 24:there -45:these -21:thi
34:through 40:tim 34:tip -22:to 32:token 46:too -79:top -25:trader -43:transaction 55:treasury 29:trend 26:tvl -23:twitt -31:two
-31:tx -30:until -31:used -104:utc -23:v -37:valu 61:valuation -33:value -23:very 62:vitalik 26:volume 41:wa -31:want 25:we 59:week
-29:were -28:whale -20:what 24:when 33:where -22:will 55:writ -29:ye @~holder 4:* -28:^held -22:^how -49:^on -60:^supp 34:^top
-25:^total 30:^which 32:^who -21:a 23:address -37:all -23:and 21:are 25:ask -35:bag 29:contract 28:d -32:ha 56:hold -30:how 26:like
-27:many 66:most -25:my 50:name 48:now -35:numb 44:one -28:own -39:pay -31:price 34:shar -25:share 35:sit 49:stak -58:supp 27:that
49:the 27:there -36:token 50:top -67:total -26:trad 96:wallet @~info 20:* 35:^a 87:^chain 27:^for 22:^ha -25:^height 66:^hold 23:^i
-37:^kind 22:^pool 43:^somebody -24:^the -30:^token -32:^twitt -38:^which 51:a 54:add -51:address 28:and -39:answer 20:any 33:at
23:been 31:burnt -24:by -21:capacity 77:chain 29:claim 43:coin 62:count -36:day 61:description 22:do -26:end 46:explor -33:follower
26:for -53:group 32:ha 21:height 58:hold -21:how 61:id 28:it 71:know 33:ledg -21:lightn 31:liquidity -22:live -22:logo 23:lp 22:me
75:native 32:need 26:network 35:new 34:no -27:nod 21:of -35:only -30:out -21:people -22:pippin -22:please 41:plu 34:pool -24:present
52:pric 20:rate 29:real 89:rpc -22:score 68:should 58:somebody -27:still -26:stuck 36:team -38:telegram 26:the -28:thi -27:time
46:to -41:today 40:token 59:transf -45:twitt 33:up 28:url 24:use 52:wallet 42:want -22:went 37:were 27:what 31:whatev 31:wheth
-54:which -23:who @~interest -17:* 28:? 22:^oi -35:^perp 52:and 24:are -29:bet 49:by 28:chain 36:change 43:contract 40:dex -22:doe
-21:fee -27:from -32:fund 27:ha -29:i 38:in 43:lead -29:leverage 35:many -76:margin 24:most -22:much -28:my -38:now -36:of 36:oi
26:onchain -26:over -35:perp 43:perpetual 30:please 22:position -41:right 23:swap -45:there -57:to 24:togeth 21:v 21:value 33:venu
-47:want 20:week 22:which 30:who @~jup -4:* 21:? 58:^if 49:^mint 48:^quote 53:about 46:addres 63:coin 34:com 35:doe 21:end -50:every
36:give 51:if -38:into 37:liquidity 33:mint -26:my -32:no 23:of 49:our -24:pay -28:pippin 41:please 42:quote 30:route 26:them
-26:thi 20:through 46:to -24:want 21:what @~kalshi -8:* 48:^and -42:^bid 22:^chart 28:^ha -28:^how 31:^imp 53:^last 50:^odd
-28:^open 56:^price 26:^print -49:^put 52:^settl 42:^tape -25:^what 42:^which -23:^who -32:a -21:about -20:account -40:already
-58:and -29:are -32:at -23:be -22:bet 49:book 26:budget -29:by -32:can -37:cent -21:close 33:contract -43:could 38:d 25:deep -26:did
-31:do -31:first 66:from -43:good 29:had 29:held -30:hour -26:i 37:imp 78:l2 25:like -23:live 22:look -35:lowest -65:manifold -23:me
30:morn -48:of -54:old -60:open 25:order -24:people -35:prediction 28:price 23:print 22:resolv -20:right 38:rul -22:say -25:see
-61:sell -37:set -23:since 35:strik -22:strike 42:tape -27:them -25:there -36:thi 91:tick -31:time 23:to -66:top -72:trader 28:und
-36:v -36:volume 29:wa -27:what 41:which -30:who -82:ye @~log -22:* -30:? 29:^decod -34:^my -33:^topic0 43:^what 40:an -23:and
-44:argument -22:be -24:call 29:data 44:doe -36:every -32:for -39:get -67:hash 49:here -43:index -23:inside -21:internal -20:like
-21:log 79:mean -28:my -37:old -48:our -56:out 30:please -37:post 27:raw -40:relay 50:revert -43:sale 43:text -41:that -24:they
33:thi -22:time 26:to 57:topic -24:which @~market 35: -7:* -37:^a 58:^and -50:^are 40:^biggest 54:^book -26:^cheapest -40:^clos
71:^coin -24:^compare 31:^contract 24:^current -27:^do -48:^event -21:^find -29:^floor -31:^for 33:^hottest -37:^i 37:^it 41:^kind
25:^last 40:^market 29:^mcap -47:^most -28:^need -23:^nft 38:^of 43:^open 37:^past 56:^perp -46:^pric 31:^pull -30:^rate -28:^search
24:^settl -26:^show -35:^the -42:^token 41:^top 28:^v 29:^what -36:^who -32:^will -29:^ye 25:a -56:above 25:account 56:advis
-25:against -25:all 45:already -21:also -31:among -20:amount 22:and -39:answer -26:any 29:are -30:at -28:ath -45:balance 38:been
46:beginn -33:betfair -45:bett 32:between 24:bid 47:book -30:both 24:bought -21:broth -32:buy 34:by -57:cap -33:capitalisation
-23:carry -28:category 23:chance 21:chart -40:client 29:clos -25:close -42:coingecko 28:colleague -26:collection -31:com -27:compare
-27:correct -41:cost 35:crypto -56:current 22:cut 31:d 57:day -66:decemb 53:decimal 46:develop 29:did -47:down -22:draw -25:drop
-40:end 39:enough -88:event -47:exploit -21:fall -25:far -37:fee 61:figure -26:find -30:for 63:from -45:full 35:gain 38:give 20:go
-20:goe 27:gone 39:ha -39:had -25:halt 30:hi -46:highest 27:history -38:holder 33:hottest 32:how -72:id 36:if -27:in 31:interest
-47:jpeg -34:keep 22:kind -30:know 25:lay -29:left -30:lett -22:level -27:like 34:lost -25:low -76:manifold -35:mark -20:marketplace
75:may -20:me 21:mean -24:mem 46:midpoint 25:mine 33:mint 32:money -43:month -38:most 47:move -46:nam -67:near -28:need -31:next
-34:nft -23:no -23:not -28:now 66:numb -24:odd -44:old -45:our -21:out 24:outcom 24:over -38:own 51:owner 23:pair 25:past -43:pay
-22:payment 71:penguin -75:people 51:percent -22:period 47:pl -26:please 20:prediction -59:present -54:pric -30:print 26:project
-24:proposal 37:pull -58:quarter -23:question -51:quot -68:rank -37:reach -25:recent -31:record -55:report 104:resolve -28:right
-59:risk 40:rows -39:say -24:search -60:second 45:sector 23:sent -50:set 27:settl -27:she -23:should 53:side 57:since -57:sise
30:slide -38:someone 24:son 25:sort -32:sport 28:spot -30:stable -41:stablecoin 39:stand 42:start -39:statement 28:statu -38:strik
-28:t 46:tax 23:than -36:that -31:their 34:there -57:think 87:tick -20:time 54:togeth 24:told -67:trad -47:trader -30:turnov -59:tvl
21:two -47:und 89:utc 53:value -20:venu 38:very 35:vol 29:w 29:wa 22:want 33:we -46:week 21:well 30:went 31:what -39:who 39:will
-53:withdrawal -20:worth 35:writ -30:ye -54:year -74:yet @~metadata -3:* -28:^a 29:^decimal -21:^look -32:^make -23:^my 24:^on
-37:^read 83:^supp -23:^token -32:^total 36:^what -38:a 30:an -22:artist -32:ask -31:at 27:big -31:burn -31:chain 36:decimal -25:did
29:erc20 28:exist -26:far -24:for -43:from -27:go -25:logo -28:look -31:make -34:me 24:nft -29:no 61:numb 23:on 30:or 41:paid
-35:please -52:read -23:return 43:same 38:search -21:she 37:supp 35:symbol -31:tell 58:th 42:there 23:today -35:up 37:wa -28:want
-28:were 21:what -30:which -31:whole -21:with @~multi 36:* 45:24h 37:^a -40:^all 37:^compare -51:^decimal 26:^i 29:^liquidity 22:^my
-41:^on 65:^pool 30:^token -21:^what -21:^which 44:a -23:about 28:address 29:and -50:are -24:burn -22:can -41:chain 50:compare
53:day 58:decimal 31:each 28:from 24:geckoterminal 21:give 27:go 44:ha -22:how 37:i 22:in -25:it -22:like 82:liquidity 25:list
-27:many 58:me -38:more 43:off -34:once -23:one 34:pool -27:pric 51:price -21:real -33:sell 58:single 46:tell -32:than 39:their
-26:thi 62:today 25:token 32:top -22:trad 24:up 21:vol 58:volume -31:were 38:what @~network 11:* -63:^block 62:^i -21:^tp 38:again
22:at -46:block 36:current -26:decentralis -25:exchang -26:far -32:for 30:geckoterminal 22:give -34:height 34:i -35:next 45:node
-38:only 34:per 36:second -22:thi 44:today 26:transaction 48:version 23:which @~new -6:* 47:^new -37:^rugcheck -20:^show -24:^what
-54:^who 45:add 27:also -34:any -31:are -34:be 34:can -29:chain 26:coingecko -21:crypto 31:did -29:for 28:fresh 38:if 58:just
29:last -38:latest -41:launch 34:made -32:me 33:mean 38:mint 32:moment -20:most -27:news -32:of -29:one -30:people 40:pool 50:recent
-37:report 46:seen 49:still -25:that 46:them -30:there 30:they -39:thi -26:those -38:today -20:trad 24:up -34:verify -36:vot
24:which 22:who @~nft 31: 30:* 22:^a 24:^all 38:^and 49:^are 27:^before 53:^chart -45:^coingecko 55:^collection -26:^contract
39:^could 32:^did 21:^doe -21:^floor 34:^ha 28:^i -53:^list -34:^market 27:^need 23:^of -42:^on 56:^only -20:^please -25:^rarity
-64:^rows 58:^show 35:^volume 102:^wa -35:^wallet -30:^when -27:^which -50:^who 22:a 43:about -32:aft 76:all 22:already -31:also
34:am 42:any -26:anyone 45:anyth 34:ape -38:approval 44:are -32:art 44:artist 30:at 47:ath -53:be 59:been -26:beginn -20:best
41:both 20:build 77:burn 33:burnt 38:buy 52:by -37:can 30:chang 45:chart 38:cheap 39:cheapest -39:coingecko -35:company 53:cost
60:could 29:count 37:creator -24:crypto 33:d -23:dao 47:data 38:daught -31:develop -32:discord -25:document -21:doe 26:drop 62:each
-35:erc20 31:ever -25:everyone -35:explor 50:fake -20:fall 24:far 85:fee 31:floor -73:free 45:fund 28:gallery -32:given 27:go
38:have -73:he 23:history -34:id -41:if 53:in 41:insurance 42:inventory 74:item 63:jpeg 21:just 117:keep 56:kind 45:legit -48:list
74:lol 21:long 38:lost 69:lowest 28:made -28:make 32:many 20:market 35:marketplace 23:may 34:mcap 44:member -58:mint 52:moment
22:most 74:nam -59:name 44:need -64:new -31:next -24:not -42:now 47:numb -50:offer -26:on 81:one 74:oth -45:our -21:over -21:own
49:owner -42:page -25:phish 32:pictur 31:piec -24:point -21:pric -36:price 39:project -69:rank -54:rarity 69:real -53:right -36:rows
-32:royalty -59:run 33:sal -57:sale 56:same -35:she -39:should 41:show 46:side 21:sit -23:site -23:someth -25:source 40:spr -27:th
44:that -34:theft 24:their 50:them 54:these -21:thi 38:those -23:time -58:today -39:too 27:top -20:track 23:trad 30:trait
21:transfer -22:u 32:und 117:v 48:vault 27:verify -31:volume 101:wa -35:wallet 43:were 26:what 29:whatev -28:when -46:which -34:who
31:whoev -56:whole -25:with 30:won 36:worth -77:would 38:yet @~ohlcv -48:* -21:? 37:^candl -31:^last -71:^pool -43:a -59:and 38:bar
-50:chart -33:each -23:for 30:from -42:high -21:i -26:in -48:it -32:last -42:liquidity -41:low 23:me -26:now -29:of 30:off -40:on
-51:open 33:our 42:perp -29:pool 23:pric -51:price -36:the -22:them -26:tick -46:to -47:token -45:trad -45:want @~open -22: -26:*
-27:^account -29:^any 22:^oi -35:^perp -47:^show 26:^the -24:account 20:and 24:at 26:before -29:bet 47:by 28:chain 36:change
41:contract 40:dex 30:do -54:fill -23:from -31:fund -41:got 35:have 51:lead -35:leverage 26:look 32:many -74:margin -27:mine 24:most
-21:much -25:my -38:now -41:of 36:oi 26:onchain -28:our -26:over -38:perp 42:perpetual 39:please -25:report -41:right -45:show
33:side 20:still -28:sub 23:swap -43:tell -25:the -44:there -50:to 24:togeth 21:v 21:value 33:venu 24:wait -46:want 20:week 29:who
-30:with @~option 7:* 28:^ -37:^for 36:^i 29:^on -21:^open 28:^who 34:a -55:and -23:derivativ 27:desk -24:for 30:from 21:i -20:in
-28:into 28:it 50:lend -34:lock -30:me -28:month -43:next -22:of -21:open -23:our 45:platform -26:protocol -43:same -47:them 25:to
-49:total 53:use 43:wa 25:who -20:ye @~order -44: -12:* -26:^account -29:^any 36:^how 32:^open -45:^show 31:^the -32:^which
-25:account -23:and 22:at 35:did 44:do 44:fee -54:fill 28:for -41:got -26:ha 38:have 29:how 49:i -46:in 36:it 27:look -28:mine
52:much -20:no -31:of 24:or -29:our 36:pay -22:perp -28:position -20:recent -47:show 21:still -27:sub -29:the -24:which -40:with
@~orderbook 20: -13:* 57:^best -34:^bid 56:^book 51:^cheapest 23:^depth -23:^fill 39:^for 43:^i 34:^last -70:^level -48:^midpoint
-24:^on 30:^orderbook -39:^price -46:^put 23:^show -43:^the -95:^what 49:^which 32:are -26:ask -68:both 22:buy -39:by 59:can
-25:cent -51:chance 85:cheapest -44:clos 50:condition 41:contract 99:could -61:deep -89:did 38:do 69:eith 24:enough -21:every
-63:exact -24:fill 25:for -44:good -67:holder 76:i 68:l2 -45:last -37:level -67:like -69:look 20:lowest 24:many 29:midpoint 50:mov
89:no 32:now -47:of -33:off 70:offer 31:on -23:open -46:ord -31:order 72:orderbook 45:over -30:pair 63:perp 46:perpetual 28:pl
37:please -80:print -32:put 39:rest 75:right 41:second 85:sell -42:show 25:side 25:sit 49:spot -29:th -28:their 83:there 71:thi
44:thick 55:token 32:trad 21:up -24:wa -42:way 23:we -26:what -37:when 41:which -41:with 47:without 22:would @~overview -25: 9:*
-22:? -35:^cheapest -22:^compare 35:^contract 45:^doe -38:^fee 79:^ga 36:^got 27:^ha -25:^holder -22:^how -34:^open 31:^protocol
26:^rank -49:^revenue 50:^somebody 40:^the 24:^top -27:^what -38:^where -31:aft 31:against 42:all -21:am 41:an -20:anyth
-20:anywhere -23:balance 27:behind 36:belong 72:by 30:can 24:chain 36:change 25:coin 28:cold -29:colleague 33:compar -20:compare
30:contract 58:creator 50:crypto 33:current 38:decentralis 30:deploy -21:did 21:down -21:each -28:earn -25:end -24:farm -27:fee
-40:find -24:friend 88:ga 48:gave -28:get 36:got -32:guy 55:ha 27:her 20:high 27:holder -35:home 44:hot -33:inside -24:interest
-61:l2 28:lead 26:left 26:mak 36:many 28:most 21:mov -23:my 50:nft -50:nod 37:now -25:numb 36:onchain -29:one 39:only -37:oth
-28:our -25:over -35:own -22:paid -27:pair 37:perp -44:person 21:plain -25:platform 21:position 45:present 53:price -34:real
-23:report 57:rn 55:rows -28:run 34:same -48:sat 34:sent -25:share -54:so -30:solidity 30:some 49:somebody 44:stand -38:station
28:tag 45:tell -28:that 21:their -26:them -41:there 23:token 20:top -22:transf -23:treasury 25:tx 26:u -37:use -33:user 40:value
-45:vb 49:venu 22:wallet -34:we 29:whale -41:where -24:whose -31:why -28:write 34:you @~own -21: 24:* -58:^compress 68:^doe -37:^i
28:^my 34:^nft 44:^show 70:^which -29:^who -24:and -32:anyth -37:are -31:be -21:by -41:collection -39:compress 25:creator 23:do
76:doe -33:from 93:he -26:how 41:jpeg 33:just 43:keep -24:mint -30:much -35:of 25:on 31:open 22:our 38:phantom -33:price 28:same
21:say 21:she 49:show 26:sit -39:them -34:thi -28:to 29:user 32:value -35:wallet -20:what 27:which -55:who -31:would @~pair 17:*
34:^a 27:^any -41:^are -46:^dex 29:^i -46:^on 59:^pair 52:^please 56:^search -55:^token -40:^what 31:^where -24:^which -21:and
28:any -39:are -35:both 31:by -22:decentralis 25:deepest 26:did -22:do -23:exchang -32:explor 30:for 21:ha 28:it -21:link
-20:liquidity 23:many 24:me 31:mint 48:moment 43:move 24:my 30:name -24:new -54:once 63:pair 52:percent -31:pippin 30:pl 28:please
-21:pric -40:safe 45:search -38:see 32:show 49:since -27:that 57:their 33:tick -44:to -25:top -29:v 28:verify -26:want -34:what
25:when 45:where -24:you @~perp -65: -34:* -79:^account -33:^any -42:^bid -40:^could 27:^current 35:^i -38:^if -39:^my -28:^need
38:^open 45:^our 29:^rest -29:^show 62:^the -23:^which -56:account -51:addres 38:against 40:am -24:and 42:around -67:ask -43:bag
-45:bar 21:been 21:before -37:between -57:bid -68:book 42:both -26:by 43:check 22:client -22:copy -29:data -56:entry 39:far -53:got
34:have -46:if -30:in -82:l2 -29:last 36:lead 64:liq 27:liquidat 23:look -25:los -21:low 83:margin -36:market -50:may 26:mid
-27:mine -34:move -39:much 21:n -25:need -41:of -42:old -22:on -37:open -30:order 37:orderbook 38:our 24:paid -33:pay 26:per 36:perp
36:price -24:put 42:run -21:short -22:show 30:since -28:spot -51:stop 27:sub -40:tell 20:that -77:there 38:thick -23:to -36:v
33:vault 22:wait -42:what -27:with @~polymarket -37:^account 49:^all 25:^am -20:^best -55:^bet -23:^bid 33:^biggest -28:^book
47:^chance -22:^cheapest 25:^clos -34:^did -50:^do -27:^event -34:^for 23:^hottest -25:^i -31:^in 23:^mid 21:^my -33:^no 51:^odd
-45:^on 25:^open 32:^price -24:^put -25:^top 24:^trad 32:^what 28:^who 32:^will 43:about 22:all -22:already 24:am -29:and 34:any
43:anyone 24:anyth -51:are -36:at -48:been -30:best -38:bet -24:bett 45:bettor 22:bot -41:both 42:bought 46:buy 29:by -33:can
24:cent 37:chance 40:cheapest 46:company 39:compare 45:could -21:current 23:cut -20:dao 76:decemb -29:do 41:down -30:each -42:end
21:event 45:every 38:exact -37:fee -28:for 29:guy -29:ha 27:had 37:he -38:history 24:hottest 25:hows 31:insid 38:l2 -32:largest
-46:latest 48:look 26:los -39:lowest -43:manifold -56:market -20:me 22:midpoint 29:morn 34:most 50:no 48:odd 21:off -57:old 23:only
48:open -28:ord -24:outcom 59:outcome 27:over -29:own 40:paid 74:pay -64:people 30:piece -59:plu 38:politic 69:poly 21:position
47:post -50:prediction -48:print 39:profile -43:proposal -35:question -26:redemption 37:right 24:run -30:same -36:say -44:search
31:see 28:sell -24:sery 24:shar 22:she -20:sold -33:someone -69:someth 28:sport 44:stak -35:stand -35:strik -44:team -22:th 23:their
23:there -34:they 40:through 47:today -21:togeth -52:tonight -41:trad 27:trade -25:u -65:und 59:up 22:v 37:volume -20:wa -28:way
-34:when -39:where 31:who 29:whoev 32:whole 36:whose 27:will 35:win 38:with 26:word 50:would -27:you @~pool -12:* 42:24h 25:^a
37:^any -20:^buy -48:^by 24:^candl 31:^compare 39:^current -42:^dex 41:^for 29:^give 66:^hold -36:^i 27:^liquidity -33:^need 28:^new
-21:^on 46:^pool -56:^price 35:^search 27:^somebody 26:^stablecoin -36:^stak -24:^token -35:^tvl 32:^wa -22:^website -33:^which
-34:^who -23:above 33:amount 22:any 55:apy 30:around -25:bank 27:been -23:best -32:block -30:by 31:claim -25:coingecko -22:come
28:compar 27:compare 62:count 37:current -22:data 34:day -26:decentralis 22:deep 26:degen -22:deposit -29:dex 25:down 50:every
-23:exchang -22:exist 59:farm -30:found -35:ga -21:geckoterminal -34:gone 64:governance 67:had -25:have 59:hold -35:id 33:interest
39:into -52:keep 21:kind 41:know 41:least -44:lend 30:like 56:liq -38:list -24:live 30:low -47:min 32:mine 24:morn -24:mov 51:move
49:next 24:now -57:off 47:only 57:pay 33:people 40:per -28:percent 24:pippin 28:point 36:pool 21:possible 36:pric 64:pump 41:rate
-39:report 57:reserve 23:return -41:reward 32:rows -31:see 61:should 27:show 40:sise 32:sold 52:somebody 55:someth 26:sort 21:stable
27:stablecoin -22:still 24:summ -52:t 20:th -55:their -41:them -58:then 45:there -57:these 44:through 35:tier -23:to 67:today
-24:trade 66:transf -26:trend -39:tvl -29:twitt -29:two -43:volume 29:w -38:want -21:watch 45:went 23:what 44:whatev -21:where
-34:who 36:year -33:your @~position 29: 22:* -23:^a -28:^biggest 37:^clos -48:^did 40:^how 43:^in 72:^my 32:^open 25:^show -20:^stak
-25:^top -32:^unclaim 35:^what -20:^who -24:a -56:addres -35:airdrop -27:all 36:am 43:app 44:bag -46:balance 26:bank 80:bet -22:bett
-28:both 20:buy -21:by -38:cash 28:chain -29:copy 20:cost 44:current 40:dao -22:date 31:defi 35:deposit 31:did 55:do -36:doe 68:down
61:earn -32:eligible 26:far -27:for -28:from 35:fund -40:get -21:got 36:guy 39:have 25:hold 21:how 28:i 23:im 35:insid -31:into
-30:it -24:keep -22:key -40:late 25:lent 30:list -42:lol -32:look 32:los 32:lp -22:many -48:market 27:mine -21:money 40:mov 25:much
31:my -23:no -55:old 37:or 27:out 43:over 22:pay 23:please 23:position -39:price 22:profit 24:protocol 49:provide 30:realis 27:right
-21:run -35:search 43:see -33:sery 24:show 22:so -23:sold -30:supp -24:swap -34:team -25:th -52:them -31:there -21:they -45:togeth
-20:token -48:tonight -28:top 29:up -31:use -21:value 45:vault -31:wallet 48:want -30:we 39:went -27:were 25:when 23:where 47:which
-28:win 48:with 30:won -22:word -23:ye 26:year 54:yield @~prediction 4:* -36:^all 30:^book -52:^chance 46:^cheapest -25:^compare
31:^for 30:^give 21:^ha -33:^i 25:^if 45:^market -58:^odd 23:^on 50:^open 56:^print -29:^put -44:^settl 30:^show 41:^volume 20:^when
-38:^will 57:^ye 28:a -24:aft -22:all 54:already 50:also 39:and -21:any -29:apple 29:are 34:at 37:been -22:best 20:bet -29:betfair
-30:bett 55:book 23:both -27:buy 60:can 27:cent 23:clos -34:com -27:compare 29:could -69:cut -49:decemb -35:deep 36:do -22:each
33:end -28:every -34:far 26:first 30:get -21:good -54:had -29:he -32:holder 21:how 23:i -31:id 40:if -37:imp 35:interest -26:it
33:just -22:keep 31:late 40:latest 29:lead -43:left -33:lend 26:list 57:lowest 34:made -68:manifold 28:many 35:me 23:mean 60:minute
38:money 40:morn 42:mov 25:move -28:next 27:no 39:now -82:odd -53:old -41:out -23:paid -63:pay -39:people 80:prediction 64:print
-61:put 21:question -20:resolv 45:resolve 43:same -42:say 49:see 30:sell -21:set -26:settl 29:shar 27:share 43:show -25:sid -47:sise
31:sit 39:sold 23:some 53:stand 21:talk -32:tape 63:th -33:their 51:thi -53:token -21:total 37:trad -27:trade -31:u -23:und 34:up
-30:use 46:volume 31:way 23:where 23:will -41:with -46:without 22:ye 28:you @~pric 14:* 22:^ 65:^and 37:^at -21:^block -28:^can
-42:^did 44:^for 76:^price -21:^swap -29:^the 58:^tvl -26:^what -28:^when -46:acros -22:addres -29:advis 34:against 20:alchemy
-21:all 43:also -21:am 30:and 44:answ -37:any -28:app 39:ask 53:at -69:ath 74:attach -24:been -21:block 42:both 22:came 29:check
-33:coin 23:d -31:dat -45:date 26:day -24:dex -23:doe 31:dump 35:each -29:end 37:exploit -35:file -25:from 21:got -33:had 36:incom
25:inheritance -24:keep 30:late 57:lol -54:lose -27:lp -27:many 24:market -31:metamask -31:money -42:nearest 21:new -35:next
-26:numb 44:of 26:off -21:old 25:one 50:open -20:outgo 22:own -42:pair -25:park -25:pl 33:please 48:price 21:receiv 39:record
-21:sal -23:saving 32:see 34:sheet 27:should -21:since 20:so 31:sold 43:son -47:stablecoin 26:stand 25:still -23:supp -26:tax
82:that 27:them 40:then -30:there 27:thi 36:those -21:tim 54:time -35:token 29:trad 44:trade 36:transfer 55:tvl -27:until 21:value
31:wa -23:want 41:were -29:why 35:will -30:yield -31:zero @~price -35: -3:* -46:^ -28:^all -30:^any -40:^apple -22:^at -45:^bid
-39:^by 26:^chart 21:^clos -34:^coingecko 25:^compare -30:^contract 54:^convert -28:^current 43:^dex 42:^did -66:^everyth -59:^find
-33:^for 38:^ha 32:^i -29:^if 38:^in -36:^kind -39:^last -39:^liquidation 27:^lowest 48:^mint -23:^next -52:^no -48:^odd 70:^on
-41:^one -46:^our -33:^pool 57:^pric -29:^put -21:^quote 28:^run -23:^search -43:^so -30:^tell -42:^the 51:^there -21:^to -43:^token
61:^what -39:^where -62:^who 61:^ye -34:^year 23:about 42:above 41:acros -38:address -92:against -56:all -35:am -29:answ 28:anyone
-50:anyth -56:apple -54:around -51:ath 32:atm -33:attach -29:auditor -21:bank -25:been -30:before -30:behind 23:below -24:best
39:bett 22:between 22:big -22:book -28:bridge 25:broth -71:buy -42:by -29:can -64:cap 78:cent 25:chance 49:chang -46:cheapest
-45:coingecko -22:cold -24:colleague -24:com -21:company 20:compare -65:condition 41:confidence -20:contract 53:convert 42:cost
-96:could 60:cousin -38:crypto -51:currency -20:cut 36:dat -54:day -23:decimal -29:dev -23:develop 23:dex 26:did -35:do 58:document
24:doe 59:dominance -28:down 28:editor 36:election -21:entry -33:every 26:everybody 46:everyone -67:everyth -27:exact -21:exchange
-66:exploit -26:far 41:fee -69:figur -53:find 33:follow 49:forgot 28:from -40:full -63:ga -33:geckoterminal -23:give -21:go 27:gone
-32:good 48:got 55:group -41:here 38:hi 31:highest 70:him 34:history 72:hold -36:holder -34:holding 22:hour -40:hows -71:id -30:in
-23:inheritance 25:into 27:just 50:keep -31:kind -41:last -37:latest -20:left -28:legal -38:lie -65:liq -20:look -57:lowest -21:made
24:mail -41:manifold 30:mark -45:market 56:may -60:mcap 37:mean -21:mempool -34:mid -49:midpoint -67:minute -22:moment 20:morn
-49:nam 62:near -43:nearest -23:next -22:not -22:numb 52:number -29:odd -35:of -23:old 66:one -21:open -21:or -45:oth -21:out
43:outcome 41:over -22:overall -35:pair -52:part 43:pay -82:per -49:percent -32:pippin -58:please 32:point -61:possible
-49:prediction 35:pric -56:price 21:print 24:put -20:question -32:quote -22:receive -25:report -63:right 30:rn 59:same 51:sat
61:saving 54:say 70:second 43:send -27:sent -42:set 25:shar -26:she 32:sid -61:since -28:sise 39:sist -34:sitt -21:slot 34:so
-38:some 53:source -42:stand -39:start 23:statement 22:step 47:still -22:storage 21:talk 30:test 110:th 22:that 37:them -52:then
35:there -45:thi 41:tick -56:time -23:togeth 25:token -45:tonight -28:tool 58:top -87:trader -46:treasury -39:turnov 52:tvl 32:two
40:tx 52:und -40:up -34:v 36:verify -45:very -21:vol -62:volume -31:wa -26:wallet -30:want 28:watch 41:we -69:week -35:were
-29:whale 45:what -32:whatev -27:when -50:where -54:who -38:won 24:wont 21:word 45:would -22:ye -29:year 56:yet -26:you 36:your
-33:zero @~priority 3:* -57:^i 27:^what 23:do 25:get -20:it -21:lowest 38:min 29:need 24:on 55:rn 25:so -25:still -29:tp 31:tx
@~protocol -46: -11:* 51:^ 54:^and -30:^chain 26:^could 42:^did -60:^fee -46:^for 38:^ha 23:^how 43:^i 24:^it -27:^lend -31:^option
-64:^price -38:^protocol 62:^revenue -46:^the 28:^when -52:^which 35:^who -40:am 28:amount -27:and -48:any 28:are -23:balance
42:before 33:between 41:big -38:blockchain -23:bot 26:category -21:coin -32:commit 25:could -41:crypto -28:current -27:d -40:dao
22:date -62:defi -34:defillama -23:derivativ 29:develop 56:dex -44:do 21:down 65:each 38:end -22:ever 27:everyone -28:figure
-32:first -22:friend -30:github -36:give -29:got 73:hack -25:have -69:into 31:it 26:itself -70:keep -29:kept 21:know -67:l2 -29:late
67:lend 33:lie 38:make -47:many 44:market 27:money 22:more -43:my -70:nam 51:need -31:network -34:newest -43:next 37:no -23:now
-23:numb -25:number -23:one -68:oth 22:our -40:pay 48:people -27:per 54:perp 36:pl 61:platform -62:pool -25:premium 32:present
-60:price -24:profit 44:project -24:revenue -20:rout 49:run -56:same -26:sandwich -20:sell 40:share 28:should 29:sit 33:slide
48:still 27:summ 38:team 29:th -27:their -38:them -30:there 28:think 26:to -27:token -53:total -35:trade 32:treasury -40:turnov
-28:two -30:u 46:use -58:v 28:value -38:venu -27:volume -26:wa -21:wallet -24:we -28:what 22:when -30:which 30:who -20:yield @~pyth
-48:* -39:^price 37:^pyth -41:apple 23:are -31:at 33:confidence 37:feed 24:for -43:in -33:my 27:now -45:of -28:on 33:one 24:oracle
21:our 22:please -41:price 48:print 22:publish 23:pyth 30:right -40:stock -22:what 28:with @~range 39: 10:* 35:24h -32:? -41:^a
-41:^clos -30:^did -59:^ha 70:^i 33:^my 29:^our 26:^please -53:^volume 38:a -24:about 56:advis 29:auditor 62:book 36:bought 40:by
-47:chart -33:client -39:coingecko 23:contract -28:cost 23:d 21:day 57:develop -22:did -56:do -20:draw -46:end -48:exchange 51:from
43:gain 34:gone 21:ha 26:hi 52:i -31:if 28:kind -31:lett 26:many 35:mcap -30:me -44:month -30:move 33:much 63:need -29:now 46:one
-38:only -48:our 36:over 52:percent 38:pl 20:please 24:plot -37:pric 63:quarter 39:rate 23:real 27:sal 41:same 25:sery 51:since
42:start -38:statement 28:supp 48:tax 29:the 34:thi -21:tim 36:time 37:to -42:today 44:trad 33:turnov -34:two 30:up -38:use 91:utc
-26:valuation 58:value 39:vol 49:volume 43:wa 37:want 27:we 22:went 47:whole -21:worth -55:year @~rate -29: -7:* -30:^i -22:^long
21:^next 22:^the 27:^what 32:at 25:book 49:do 25:exchange -38:from 23:fund 37:ha 25:history 20:i 28:it 38:late 44:m 44:margin -47:me
-46:moment -28:my 57:next -53:oi 26:one -42:open -29:or 20:paid 46:pay -23:perp 43:rat -24:rate -22:ratio 33:short 44:swap 65:there
58:today 48:v 21:we 28:what @~recent -48: -16:* 48:^are -42:^fill 23:^last -56:^look 25:^recent -35:^the 27:^trad 49:^who 44:are
25:be -24:buy -27:by -21:for -43:form 27:fresh -36:from 29:give 34:list 41:look -40:market -20:moment 21:most -22:my -30:of 42:or
54:perp 23:please 53:right 33:sal 40:sell -31:side -38:tak 31:time 34:view 43:who -28:with @~resolve 12:* 44:0x 25:^addres
39:^before 46:^coingecko -30:^convert -24:^en 24:^find -30:^look 52:^on 41:^our 21:^resolve 27:^the 31:^to 34:^we 34:^where 39:about
34:account 44:anyth 36:ask 41:auditor 47:be 21:before -38:behind -51:belong 36:category 45:code -31:coin 29:coingecko -22:cold
36:colleague 26:com -22:come -27:contract -30:convert 33:copy 21:could 42:crypto 22:do -44:exchange 55:find 44:found 28:from
-28:give -34:got -45:guy -38:ha -49:hand -32:hash 36:here -23:home -47:hot -44:how 40:i 39:id 44:identify 59:invoice 37:it
-29:keccak -54:keep 21:kind 33:ledg 38:like 38:log 34:long 37:look 25:mail -43:many -20:nam -24:need 47:noth 51:old -33:one -73:only
-62:or -63:oth 25:our 51:out 48:paid 31:pap 34:past 53:payment 20:payout -53:pl 88:point -32:real 56:resolv 41:right -40:role
49:send -29:show -20:some 51:someone 43:someth 26:start 32:still -20:str 22:telegram -34:tell 22:text 38:th -22:their 32:these
31:they 29:thi -23:today 75:token 45:tool 34:transf 37:two 32:u -23:wallet 43:we 34:where 45:whom 29:with 41:would -20:write 51:ye
43:yet @~rugcheck 21:* 36:^are 59:^newest -29:^on -28:^who 32:and 27:anyth -21:authority 56:been -28:before -27:bond 27:bought
47:burn 38:can 22:doe 22:fee -26:got 36:ha 43:latest 33:lp 28:made 23:may 28:memecoin 21:morn -21:most 55:newest 31:pair 20:per
-21:recent 46:risk 37:rugcheck 35:safe 31:share 31:short 31:so 57:someone 34:still 28:supp 35:them -47:there 39:these 27:they 45:thi
21:to 26:transf @~search 57: 21:? 22:^all -23:^coin 54:^coingecko 68:^compress 57:^contract -37:^dex -36:^dexscreen -30:^event
-24:^everyth 51:^find 29:^for 27:^mint -38:^need -69:^nft 49:^odd 45:^pair 22:^please 24:^price 25:^search -21:^there 39:^token
21:^und -52:^what 48:^where 39:^will -41:a 33:about -23:account 38:addres -49:address 24:an -44:and 41:any 57:anyone 59:anyth
-83:are -56:artist 26:belong -53:bet 20:bett 29:block 48:blockscout 34:by 66:call 36:chance -39:colleague 39:company 53:compress
50:contract -29:could -39:count 103:decemb 30:deepest -25:derivativ 44:doe 30:down -27:drop 29:each 20:every -71:everyone -58:explor
22:fear 44:file 55:find -40:for 51:geckoterminal -47:google 25:got -44:group -29:had -24:have 28:id -23:into 44:it -37:item 47:keep
45:kind -42:know 27:launch -23:left -39:list 30:look 33:m -47:made -26:make 35:many -61:market 27:match -47:member 25:morn -48:most
-54:must -63:my -57:need -30:newest -35:not 42:numb -29:one -26:only 21:open 43:or -39:oth -33:our -23:out 31:outcome -28:own
39:pair -28:people 77:pippin 58:pl -42:plu 26:price -20:right -50:run -38:same -49:search 38:sell 58:send -38:sent 28:set -56:settl
-52:should -24:single 31:so 37:someth 32:spreadsheet 27:statu -36:talk -40:th -31:that 50:them -35:there -31:they -21:thi -68:tick
31:to 47:today -22:token 64:top 41:trade 43:up 33:verify -24:volume -39:wa -26:wallet -65:want -20:were 31:whatev 58:will 54:win
-24:with -65:word -50:write -76:ye 30:yet -44:you @~security -32: 22:* 26:^a 81:^are 35:^before 21:^biggest 29:^coin 48:^could
-38:^draft -24:^find 34:^how 29:^i 29:^if -45:^mint 22:^nft 20:^show -41:^what -35:^which 40:all 40:already -51:also -25:am -27:and
26:any 38:anyone -21:anywhere 26:ape -25:approval 35:approve 49:are 43:artist -29:audit 29:back 21:bag 36:be 62:been 49:biggest
78:burn -32:click 50:code 21:coin 28:company 30:could 25:dangerou 20:dev -23:do -20:doe -38:draft -20:drain -30:exchange 48:fake
-24:find -41:floor -21:for 21:found 22:freeze 21:friend -28:given -21:go -26:ha 26:have 34:hold 21:how 33:it -27:keep -29:ledg
53:legit 24:look 24:made -28:make 40:many 34:more -21:mov -36:network 21:no -29:not 34:one 38:own -40:page 47:paus -35:phish
-27:pippin -25:please -25:pull 53:real -32:rout 28:rug 87:safe 57:security -25:share 29:she 20:should 21:so 31:some 22:source
-28:spl -65:supp 34:swap 22:telegram -21:theft 84:these 47:those 40:token -61:tonight -28:too 33:trad 28:transfer -28:trustworthy
27:want 36:were -46:what 27:when -28:wheth -50:which 20:who 44:whoev -28:whom -31:would 38:writ 29:yet -30:you @~selector 40:*
39:4byte 26:? 34:^4byte -31:^i 49:^my -36:all -54:an 30:and 45:be -43:block 28:byt 37:byte 31:call 38:code -20:contract 23:custom
43:data -20:do -31:doe 28:error 48:every 28:for 28:from 37:function 29:hash -60:here -23:hex 26:i 25:input 39:it 37:log -39:mean
33:method 53:my 23:not 50:of 64:our 46:out -37:over -25:permit2 -24:pl 20:revert 35:selector 60:start 75:that 34:the -27:thi
-39:topic 22:transaction 33:tx 27:up 39:wallet 46:which 51:would @~sol 7:* 22:^a -60:^block 43:^did -31:^everyth 20:^for 22:^i
-44:^in -49:^mint -22:^on 47:^someone -33:^supp -25:^the 70:^token 55:^total 24:^transaction -21:^when 28:^who -20:about 25:account
-38:addres -36:all 45:already -33:also 25:am -32:and -30:are -43:artist 26:at -31:biggest -32:block 21:but 25:chain 42:check
-42:circulat 37:claim 43:coin 21:custom 49:dao 20:data 22:dev 41:did 50:down 67:empty 35:every -28:everyth 22:exact 60:exist
-22:exploit 22:fail -26:far 26:fattest 36:fee -24:first 24:friend 49:from -22:frozen 56:go -44:ha 57:happen -35:height -38:in
-47:into 42:keep 29:know -62:lamport -23:largest 47:left 28:like 31:log -23:lowest -40:m 43:made 50:market 24:min -25:move -24:much
-25:newest -26:next 38:node 44:normal -28:not -25:often -20:only 25:own 53:pay 33:per -27:pippin 24:pl -21:please -22:produc -32:put
-21:rent 54:rn -34:rug -30:safe -36:saving 29:say 31:second -35:she 24:show 37:sit 25:sitt 44:slot -27:so 46:someone -65:spl
-24:stand 35:straight 30:supp -23:swap 20:swapp -30:talk 29:that -21:their -36:those 44:through 39:timestamp -29:to 53:today
-64:token 53:top 55:total -33:tp 22:transaction 26:tx -32:unlock 20:user -30:validator -31:verify 47:version 30:well 66:where
-30:which 31:work -51:writ -24:write @~solana 26: 31:* 28:? -39:^all 25:^compress -27:^did -35:^doe 24:^i -55:^in -29:^make 28:^my
-38:^nft 36:^on -34:^please 22:^price -25:^show -28:^there 39:^token 79:^which 37:^who -47:a -25:about 45:addres -51:address
24:asset 21:bag 38:belong 51:biggest 37:block -59:by 23:call -36:check -25:client -40:count -61:creator 34:d 56:digital 38:doe
-24:drop -39:everyone -30:for 23:got -50:group -34:ha 80:he -35:hold -28:impermanent 44:includ -32:item -50:know -43:left -64:list
-25:look -28:los 55:m -27:make 26:many -48:member 20:metadata 23:more -27:much -36:name -27:need -25:newest 38:nft 25:not 80:numb
-37:offer 40:on -26:one -27:only -36:our -43:out 56:own -36:piec 25:pippin -47:pl -33:please 35:plu -29:rn -23:royalty 26:rug
77:safe -78:same 29:search 20:sentence 51:she -44:should -36:signatur 31:so 23:some -49:spl -44:supp 27:swap 24:swapp -37:talk
-26:that -32:there 57:these -24:they 27:think -59:tick -23:too 35:trad 69:trait -41:transf -22:we 50:which -22:with 67:writ 26:zero
@~source -44:* 23:^can -24:^please -20:^review 55:^source -20:^the -69:^verify 26:am 23:an 31:and -41:at 21:be 20:call 28:code
-29:coin 43:compil -59:contract -39:etherscan -43:have -25:i 34:licence -52:may 23:metamask -34:my -39:our 27:out -41:own 27:point
20:program 40:proxy 21:read 38:rout -51:say 22:see -45:so -22:swap -43:that -25:the -31:verify -21:want -45:we -41:what 29:where
24:which -22:with @~spot -43: -13:* 30:? -40:^i -51:^price 28:^spot 29:^what -28:^which 29:and 38:bag 50:between 49:bid -54:circulat
50:if 51:market -50:perp -35:price 58:spot -54:supp -42:trad -22:trade 30:up 25:what -24:which -41:with @~stablecoin -22:* 44:^and
40:^biggest -30:^can -26:^circulat 31:^market 21:^of 27:^on -21:^price 29:^supp -33:^the -46:^we -28:^what 47:^which -26:a -27:above
33:against -22:and -21:are -21:at -20:before 34:biggest 27:blockchain -23:can -38:cent -49:circulat 40:circulation -24:clos -34:coin
-30:crypto -34:day 39:defillama -49:do 28:doe -41:ever 22:exploit 61:fee 20:float -44:gone 34:grow -60:hold 37:id -33:into 40:issu
-27:it 67:keep -37:know 23:liquidity -28:many -31:metamask 30:money -26:much 32:network -48:now 38:numb 25:off -62:one -38:only
-32:our -25:park -24:pl -41:pric 49:rank -34:see 64:share -32:sise 39:sit -27:slip -23:sold 28:spread 70:stabl 41:stable
60:stablecoin -28:still -25:supp -35:these -43:to -26:token 33:treasury -24:two -37:und -58:until -51:value -58:wa -46:want -39:we
32:which -32:why -21:would -33:you @~stat 13:* 27:^average 23:^crypto 34:^dominance -25:^how -70:^market 75:^total -43:a -47:address
25:and 32:average -27:block 26:busy -22:cost 36:day -50:defi 78:dominance 43:for -58:ha -22:how 57:in 61:index 42:it -42:large
21:late 55:mcap -51:most 23:network -24:news 33:no -30:one -65:over -20:price 66:report -52:search -53:share -29:since 25:these
65:today 46:utilisation 51:volume -55:whole @~support 25: 39:* 25:^what 37:all 30:are 23:before 66:can 31:coin 27:collection
49:currency 39:give 37:goplu 42:in 24:it 35:money 33:or 57:price 39:set 37:show 38:v 43:what 39:you @~ticker -22: -14:* 37:^all
-26:^any -59:^bid -44:^compare -28:^depth -52:^floor 46:^i -92:^list -22:^my 24:^on -29:^trad -64:^v 30:^which -24:^who -26:a
47:about -25:acros 48:am -29:an 23:and -27:any -30:are -44:ask -28:at 22:best 20:biggest 56:both -33:cap -27:chain 40:cheap
-21:client -27:company 32:cost 41:could -26:country 40:d 43:depth -35:derivativ -30:dex 27:do 24:exchange 92:fee -25:floor -39:from
-47:futur -29:ha 43:have -31:high -23:how 21:i 54:id 44:incl -34:interest 25:it 90:keep -47:kind 32:know -20:ledg -37:level 39:like
-23:list 51:lowest -24:market 74:marketplace -33:me 47:moment -21:money -28:mov 24:move -20:much 79:nam 36:not -38:now -31:on
103:one -27:open 98:oth -37:our 33:out -47:over -25:own 31:people 22:perp 21:perpetual -27:please 34:price 26:quot 31:rate
-29:recent -25:rn -32:sale -23:side 33:so -36:spot -75:still 32:that 31:them -68:there 23:they -34:those -22:tick -22:time 24:to
-44:today -40:too -30:total -41:trad 21:two 31:und -31:venue 23:volume 34:wa 61:want -23:we 23:what -22:who -40:whole -55:with
46:you @~time 31: -20:* 26:? 32:^doe -24:^i -26:^what -22:^when -41:answer -41:api -32:app 73:clock -23:did -23:first 26:from 39:get
28:have -46:i -43:key 31:log 60:made -58:not 24:now 36:off -24:ord 45:order 24:reject -55:service 55:slot 31:that 26:time
45:timestamp 46:to 21:utc 46:we 34:where 38:with 56:your @~token 19:* -31:24h 57:^ 21:^a -43:^account 59:^addres -40:^all
-43:^allowance -20:^am 27:^and -24:^are -40:^balance 84:^call 44:^can -27:^circulat -34:^coingecko -60:^contract 68:^convert
-24:^defi 36:^dex 81:^did 26:^doe -25:^draft 63:^every -61:^everyth -40:^for -54:^freeze 39:^ha -38:^have 29:^held -41:^hold
-50:^honeypot -20:^how 31:^i -56:^in 21:^latest -24:^liquidity -23:^list -47:^look -43:^make -54:^market 68:^need 41:^newest
-39:^next -38:^nft -45:^numb -35:^of -36:^only -22:^or -47:^please -38:^pool -23:^pric 81:^price 29:^pull 20:^put -23:^quote
-23:^rug 54:^search -47:^somebody -49:^supp 51:^that 55:^token 57:^total -29:^transfer -30:^twitt 52:^v 24:^wa 26:^we 30:^website
29:^what -23:^where -27:^who 24:about 40:acros -26:actual
-22:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp 20:advis 40:aft
24:airdrop -38:allowance -76:also -29:amount -49:answ 21:any 44:anyone -44:anyth -36:anywhere -42:ape -21:approval -54:around
38:arriv 71:arrive -34:art 22:article 33:ask 29:at -45:ath -43:attach -35:attestation -23:audit -28:bag -42:balance 26:base -46:been
-25:before -21:beginn -22:behind -30:belong 54:below 26:beside -37:big -24:bigg -37:block -22:boost 27:bos -25:both 38:bought
-24:bridge -63:burn -45:bytecode 81:call -26:came -23:category 54:cent 27:chang -39:circle -21:circulat 52:claim 41:client -24:code
-41:coingecko -21:colleague -26:com 37:company -43:contract 68:convert 40:copy -21:cost -34:could -44:count 59:cousin 24:cover
-60:creat -23:crypto 40:current 37:custom 60:dao -21:dat -35:data -49:day 62:decimal -21:defi -24:defillama -29:dev 24:dex 74:did
-29:do 63:dominance -34:drain -23:e -24:eligible 46:email 52:empty 55:en -25:end -22:etherscan -21:even 46:every 53:everybody
-49:everyone -46:everyth -53:exploit 57:explor -28:fake -40:far -23:fear 58:fee -37:feed 54:fetch -66:figur -23:fil 26:file
-21:flagg -38:follower 55:forgot 42:foundation -46:freeze -24:friend -23:front -22:fund -21:gett -26:given 56:go -29:goe 35:gone
36:got -55:governance -21:grandson -21:green -73:group 33:hand -23:hash -25:held 32:her 54:him -36:hit 55:hold -38:home -58:honeypot
-78:id 24:if -31:in -26:includ 37:income 21:inflow 44:inside 22:it -33:item 32:itself -25:just -30:keep -30:key -54:know 50:land
28:latest -39:launch -22:lay -28:ledg 25:left -40:legit -39:lend -34:lie -25:line -62:liq -45:logo -48:look 40:lp -24:made 24:main
-40:make 54:mark -67:max 33:may 20:mcap -21:me 41:mean 28:memecoin -34:memo -28:mention -36:message 46:metamask -21:min 41:mint
-24:minute -23:moment -64:month 26:more -25:most 55:movement 36:multisig -26:must -21:nam -24:native -49:nev 23:news -22:next
-22:nft -63:not 53:off 53:official -24:often -34:old -69:once -90:only 24:out 51:over 29:page 29:paid -47:pas 42:paus 26:peg
-30:people -83:per -23:permit2 -22:piec -27:pippin -60:pl -32:place -36:please 33:plu -22:point 22:pool -52:post 55:price 26:profil
22:profile -41:program -28:project -23:protocol -23:public 22:pump 43:put 33:queue -27:quote -35:random 35:rank -36:raw 90:reach
-37:read -28:reb8tk3gbgk5auzkwc6shnwrgvjh8dualh -45:receiv 22:record 43:rent 29:request 25:result -33:return -26:review -59:right
42:rn -35:rout -71:rows -26:run 37:safe -21:sal 63:sat 66:saving 43:say 65:search 36:security 30:see -40:serv -36:share 21:she
-36:shill -59:should 33:show -34:sign -36:since 31:single 50:sist 30:sit -28:sitt -38:smallest 74:so -37:sold -56:some -42:somebody
47:source -22:spend -71:spl 25:stablecoin -44:stak 29:start 34:state -28:statement 25:statu 42:still 53:stop -29:str -48:straight
23:support 68:symbol 34:table -33:take -40:telegram 82:th 32:that 32:their 26:these -37:through -24:tick 32:tim -35:time -23:togeth
57:too -26:tool -41:track 21:trad -31:transaction -32:transf 51:transfer -46:trc20 -26:treasury -20:trezor 28:trust -25:trustworthy
-36:turnov 56:tvl -46:twitt 54:und -48:unlock 25:up -44:upcom -30:upgrade -52:use 45:v -25:valuation -21:value 38:very 31:via
-55:view -30:volume -23:wa 28:we -55:week -46:whatev -41:whole -37:whose 54:why -34:will -27:wire 43:with 64:wont -55:wrong 96:yet
41:your 44:zero @~trad -33: -7:* -27:? 45:^for 55:^give -22:^ha -43:^i 48:^last -54:^market -24:^my -60:^pool -22:^price 77:^print
39:^recent 70:^trad -32:^what -25:^where -26:^which 34:^who 21:a -30:about 37:amount -25:best -24:bet -28:buy -21:can 21:company
27:condition -33:do -23:doe -31:down 65:event 32:every -41:form 41:give 22:guy -36:ha -31:he -52:holder 47:last 26:late 58:latest
28:list -24:live 33:look 47:me 40:mine -35:moment 26:more -26:most -21:of -46:old 30:open 28:or -21:our 48:perp 20:politic -22:price
86:print 42:pull 30:recent 29:right 80:run 31:sal 41:sell 55:settl -25:shar -26:side 45:sise -37:sit -37:tak 22:tape 29:than 23:that
24:think 95:through 29:time -21:today -31:token -26:too -21:total 25:trad -28:trade 33:trader -33:up 47:w -20:wa 35:went -26:what
-27:where -26:which 22:who -48:ye -26:you @~transaction 7:* 55:^a 31:^all -43:^balance 77:^biggest 51:^block -44:^can -48:^cancel
25:^decod -51:^doe 61:^event -24:^for -54:^from 30:^ha 26:^i -28:^if 42:^in -47:^it -28:^list 25:^my -40:^on 55:^show -25:^someone
-54:^stack 35:^statu 27:^the -24:^to 26:^tx -58:^wallet -48:^what 37:^when -33:^who 39:add -25:aft -23:airdrop 25:all 27:any -26:are
-23:ask -28:asset -56:attestation 36:audit -28:balance 20:been 34:before -30:biggest -52:blob 98:block -31:book -43:broadcast 34:but
24:buy -48:by 27:came -72:cancel 45:chain -24:change -38:cheap 55:check 56:claim -34:client 32:complete -42:contract -36:current
25:data 37:decod -42:deploy 26:did -34:do -50:doe 50:eip 44:emit 26:end 23:entry 41:etherscan -32:event 44:exchange 51:exploit
20:explor 44:fail -25:far 35:farm 33:find -24:flagg 25:friend -26:geth 20:gone 28:government 49:happen 33:here 63:hi -21:history
50:hit 21:hold 37:id -31:impermanent 71:includ -21:kind -22:l2 -27:lamport -22:land 47:last 52:ledg 38:left 35:list -45:lol -32:los
35:me -26:mean 61:min -41:mine 22:money -46:more 45:morn 27:most 42:mov -21:move 47:movement 55:nam 39:network -26:next 23:no
28:nonce -21:normal 27:not 77:noth 21:now 43:numb 27:number 42:old 53:oldest 31:one 34:only 21:or 52:ord -30:order -49:oth 60:outgo
24:payment 50:payout -21:per 51:phantom -21:plu -35:present -36:pric 55:price 43:program 51:purchas 22:purchase -22:real 53:receipt
47:receiv 42:recent -37:return -28:right -51:rn -33:safe -21:sal 22:sale 36:say -29:second 22:seem -34:sell 22:send 35:shar
-38:should -84:side -38:signatur -44:sitt 44:small -59:so -26:someone -33:sort -46:stack -24:stand -59:still 25:succe 25:succes
39:swap 36:swapp 55:take 61:tell -48:text -44:th 22:them -20:then -55:there 32:these 27:think 33:thru -38:ticket -25:to -27:today
-26:topic 40:touch -57:trace 56:transaction 73:transf -24:transfer 43:treasury -33:trezor -30:turn -45:unconfirm -26:unit 30:unspent
28:use 35:used 44:user 57:value 36:w 31:way -37:went -22:were 22:where 21:which 42:withdrawal 48:without -23:would 55:writ 21:yet
27:you @~transfer -41:* -20:^am -23:^balance 43:^did 26:^every -26:^everyth -41:^for -23:^i -24:^in -38:^it 26:^latest -37:^list
25:^my 42:^need 41:^newest -48:^on -23:^only -22:^our -21:^someone 40:^that 47:^we -21:^who -34:a 39:account 39:aft 29:airdrop
48:all -48:also -30:are 31:arriv 59:arrive -22:attach -22:balance -29:base -29:both -37:by -32:call 28:came 21:chain 26:check
-38:coin -32:contract -48:custom -38:data -22:doe -26:each -23:eligible 22:erc 39:erc20 -24:etherscan -25:everyth 36:exchange
-32:flow -56:freeze 37:got 37:hand -32:hold 31:if 44:incom 36:inflow -31:it 51:late 42:latest 47:left 29:lin -38:list -25:made
-37:make -25:may -21:morn 24:most 26:mov -25:name -29:newest -35:nft -21:of -57:one 31:out 35:over -41:own -39:please -29:position
-21:price 34:read -45:receiv 24:receive 40:rows 37:safe -25:send -21:sent 28:she 30:so -21:someone -32:th -40:that -23:these
-24:they -25:thi -30:those 24:through -20:time -24:to -24:token 44:tonight -24:top -52:transaction -21:transf -47:trc20 -24:tx
47:utc -22:wa -34:wallet 56:went -24:where -23:why -21:with -20:withdrawal -30:would 31:yet @~treasury -37:* 67:^biggest -28:^chart
53:^for 32:^ha -40:^how -21:^i -41:^list 49:^of 44:^stack -21:^the -21:^what 27:^when -51:a -31:about -31:account -37:all 26:amount
22:and 32:at 47:average 25:between 30:board -23:chang 38:change -33:chart -22:could -40:country -43:crypto -49:dao -25:doe 50:each
74:employ -47:fee 61:firm 21:first -25:got 23:ha 21:hi 44:holding -24:id -29:in 40:into 25:last -25:late -28:legal 31:list 21:m
-20:made 69:min -50:morn 32:most -35:mov -23:much -70:nod -32:old 21:on -67:or -68:our -20:over 25:paid 48:pap -31:pay 24:pile
-27:pl -31:please 31:protocol 45:purchas 20:purchase 28:rank 44:recent 55:report -33:right -36:rows -20:run -37:safe -21:sal 26:sale
-42:sell 53:shar -54:share 29:sheet -66:should 31:show -40:since 41:sit -22:some 47:stack -24:talk 30:tell 48:their -45:thi -34:to
-42:token -30:top 41:v 32:we -22:what 31:whose 36:with 36:work -35:you @~trend 19:* 61:? -31:^can 61:^pool -25:^search 45:^trend
-28:a -48:and 57:any 37:are -30:at -32:by -26:can 41:chain 39:coin -38:compare -70:degen 26:dex -20:did -33:ha -26:id 38:into
-30:just 23:know -25:last 25:m 28:moment 45:most -20:of -25:one 38:only -21:or 53:people 21:please 55:pump -23:rugcheck 34:search
-22:that -26:there 20:those 38:today -27:token -25:top 29:trend -40:volume 22:vot -21:wallet 25:want @~tvl 14:* 40:^did -24:^fee
24:^for -27:^how 66:^the -30:^tvl 29:^when -30:^who -42:against 22:all -42:at 35:before -42:between 96:blockchain -88:by -61:chart
40:compare -43:dao 27:day 29:defi 49:deploy -25:develop 28:did -22:do -55:doe -22:exchang -71:fee 27:first -20:ga 29:get -56:have
22:history -21:hold 24:it -48:itself 39:just 40:lend 55:lie -22:liquidation -27:liquidity 28:lock -22:long -48:me -28:most -39:need
32:of 41:one 29:over -34:paid -22:people -34:please 40:present 30:project -30:rank 22:saving -36:show -21:stable -31:stablecoin
34:still -20:summ -23:that 35:there -31:time 64:today 29:total 36:trend 24:tvl 29:value 60:wa -21:wallet 61:we 20:when 45:where
-26:who @~verify 5:* -40:^for 30:^ha 36:^say 39:^verify -28:a 49:and 34:anywhere -29:are 29:claim -22:code -20:eip 25:exchange
25:have 41:he -20:how 36:in 20:last 27:look -36:match 54:newest 38:one 29:only -24:open 29:own 30:proof 29:publish 23:say -30:seen
34:team -29:there 24:they 38:verification 52:verify -23:wa 24:want -23:where -20:which -28:whose 37:work @~volum 18:* -23:^biggest
86:^dex -23:^fee -33:^i -40:^on -29:^pool -37:^the 28:^total -57:^volume -54:a -29:about 27:acros -35:all -28:an -40:are -30:at
-23:biggest 75:by -26:chain -21:change -24:day 56:decentralis 61:dex 32:do -32:doe 40:each 43:exchang 26:exchange -29:fee -45:got
32:have -75:it 44:led -21:liquidity -20:list -23:marketplace 21:more 54:now -40:one -34:only 26:over -39:perp -61:pool 30:right
47:see 21:than 42:they 25:to -31:token 25:trade 41:turn 42:v 26:venu -21:venue 20:volume -33:wa 38:want -48:we -25:week 37:who
@~volume 31: -11:* -29:24h 23:^ -40:^and 42:^could -85:^dex 60:^give 41:^ha 32:^how 33:^i -65:^of -37:^price 45:^the 70:^volume
20:^we -66:^what -43:aft 67:against -40:am -28:at -24:balance -34:been 27:between -32:bridge -36:buy -35:by -24:chain 37:chart
-55:compar 40:could 48:day 60:deposit -21:derivativ 37:develop 41:did -20:down -39:each -22:every -25:exchang -71:flow -37:futur
55:give 45:got -45:hack -20:have 32:history 29:how -27:in -30:into 35:it 20:know -22:l2 38:make 60:me -33:moment -30:money -36:most
22:need -29:net -24:numb 27:number 34:of -35:on -25:oth -29:out -22:over 56:own -49:people 25:percent 49:perp -37:price -32:rank
-22:reach -23:report 34:same -55:see -37:sell -42:send -38:sent 31:since -32:spot -49:still -24:take 34:tell 22:than 35:that
-51:there 49:thi -30:to -56:today -60:total 38:trade -79:trader -51:turn 25:two -22:u 40:up -56:used -95:v 36:vol 55:volume 21:wa
-35:want 29:we -21:went -45:what -28:which -27:whole -37:will -41:with 56:withdrawal -32:your @~wallet 10:* -53:^addres 40:^all
-35:^am 24:^before 32:^biggest -24:^call 27:^can 61:^check 43:^coin 44:^doe 37:^every 21:^everyth -40:^find -35:^for 26:^good
24:^got 24:^hold -33:^i -30:^if 84:^in 28:^kind 43:^last 48:^list 21:^make -20:^metamask 30:^need 52:^nft -33:^nonce -35:^numb
-25:^on 57:^one 65:^only -53:^please 23:^pnl -45:^price 39:^pull -37:^realis -88:^revoke -66:^rows -21:^run 57:^search 58:^show
-20:^stak 48:^swap 31:^that 82:^token -32:^top -40:^transaction -27:^tvl -32:^unclaim 86:^wa -55:^wallet -27:^where 43:^which
-26:^with 23:account 28:active 32:activity -24:add -58:addres -59:address 57:aft -41:airdropp 75:all 54:allow 49:already 28:am
23:and -26:any 43:ape 41:app 35:approv -47:approval -22:approve 23:are 31:arriv 73:arrive 27:art 88:artist -29:ask -21:attach
-55:attack 27:audit 22:away 48:bag 67:bal -20:balanc 23:bank -32:base -62:be 41:belong -32:bett 27:biggest -88:block -32:blockscout
54:bookkeep -36:bot -39:both 20:broth 50:burnt -21:but -39:call 60:can -29:car -26:cash -34:chain -61:chang -23:change 63:check
25:clean 44:client -30:close -21:coingecko 43:cold -32:colleague 45:company -49:compare 29:compress -51:confirm -31:control -22:copy
33:count 69:creator 31:crypto -38:custom -36:d 57:dao 23:daught 30:defi 37:deploy -54:dex 61:did -31:diligence 31:down -31:due
-20:each 45:earn -21:eip -52:eligible -42:employ -20:enough -25:entry 45:erc721 -63:every 36:everyth 22:exchange 62:explor
-24:figure -22:file -23:firm -46:flow -46:forgot 23:found -69:free -53:freeze 52:friend 73:fund 30:ga -21:gain 28:give -41:go 24:goe
-48:gone 26:got 40:governance 43:grandson -23:guy 49:ha 26:had -60:hand -28:hardware 56:have 38:her -40:hex 56:hi -36:history
-35:hit -38:hold -27:holder 36:holding -35:home 49:hot 33:how 21:husband 23:if -34:includ 24:incom 28:inflow -23:input 40:internal
-22:inventory 53:item -48:jpeg -37:key 43:l2 31:last 51:late 45:ledg 37:left -36:legal -36:lett -31:lie 40:like 26:lin 60:line
53:link 47:list -28:live 21:lp -36:m 33:made -39:market 50:marketplace -36:mean 53:member -22:metamask -25:min 46:mine 28:mint
-36:minute -32:more -60:movement 69:much 38:multisig 38:must -32:nam -26:name 28:net -50:next -58:nonce -22:now 34:office -24:old
-45:once -51:open 35:operator -56:ordinal 46:our 63:outgo 43:over -50:own 36:p 35:pay -21:pend -25:per 46:permission -45:person
-26:phantom 29:picture 36:piec 22:pl -47:plu -34:point 41:possible 53:pric -37:print -24:profit -27:program -25:project 49:provide
-46:rate 51:reach -22:read -21:realis -40:reason 23:receipt -52:receiv 38:receive 55:rent 28:report -80:revoke 58:rich 27:right
-30:rows 50:safe 35:said 39:same -38:sandwich -39:satoshi -22:saving -61:say -25:screen 59:search -36:seen 28:send 20:sery 40:set
-27:sheet 43:should 35:show -35:sign -61:sit 25:small -38:smallest 44:sold -34:solidity -21:someth -51:son -24:source 83:spl 20:spr
42:stand -25:start 43:statement 25:storage 23:stuff -26:supp 33:swap -57:symbol -26:t 28:tag -36:team -34:th -60:that -48:their
-25:them 50:there -44:these -39:they -48:through -25:to -31:today 71:token 29:tonight -37:too -31:top -42:trade -30:trader 29:trait
-36:transaction 39:transf 48:transfer 67:treasury -26:tvl -38:two -36:und -29:unit -24:unlimit -46:unspent 26:up -25:use -32:user
52:utc -26:valu -39:value 77:vault 49:vitalik -48:wanna 21:want -35:way 25:were 40:whale -26:wheth 60:which -32:whose -42:will
-55:win -53:without 26:worth -22:would -28:write 24:yet 53:yield 21:zero @~yield -34:* -61:^i 26:^my 29:^pool -45:^price
26:^stablecoin -32:^stak -21:^the -31:^tvl 27:^where 56:apy -25:bank -23:best 21:can 26:coin 41:current -36:dao -35:deposit -30:did
40:doe 24:down -41:earn 60:farm -30:ha -24:have -39:i 35:interest -51:keep 42:least -34:lend 42:like -21:liquidity 27:more 30:most
-25:mov 37:now 23:one 46:only -24:our 25:paid -26:park 56:pay 35:per -35:percent 26:please -45:price 24:rate -43:report -40:reward
30:show 29:stablecoin 26:summ 22:th 42:there 23:thi 26:those 35:today -32:treasury -35:tvl 29:use 25:wa -50:want 27:went -24:when
37:year -26:yield
`;
