// First weights: how much each sign of a candidate tells for it, by itself (*) and beside each word of the question; written by test/learn-first.ts, in hundredths.
export const FIRST_WEIGHTS = `
@+lacks 21:!+! 8:* -28:,+, 31:,+24h -33:,+a -26:,+and -50:,+any 22:,+ath -23:,+biggest 35:,+but -62:,+by 49:,+can 28:,+contract
45:,+could -35:,+did 21:,+every 42:,+for -48:,+give -22:,+ha -28:,+id 29:,+if 28:,+in -21:,+just 22:,+list -36:,+long -25:,+market
23:,+mcap 25:,+newest -84:,+not 48:,+only 42:,+open -23:,+or 42:,+our -26:,+pric 47:,+price -38:,+rank -39:,+show -31:,+spend
52:,+that 57:,+the 45:,+there -32:,+they 105:,+to 24:,+token 21:,+we -36:,+what -52:,+whatev -50:,+which -26:,+who 26:,+why -26:.+$
71:.+_ 33:.+before 33:.+can -34:.+e 35:.+for 52:.+ha 45:.+i -49:.+show 63:.+the -30:.+which 67:?+? 35:?+he 39:?+i -24:?+in 56:?+it
-23:?+just -37:?+look -41:?+my 44:?+the -49:?+what -27:^+_ -28:^+accord -42:^+addres 50:^+all 59:^+allowance -35:^+any -38:^+apple
-132:^+balance -41:^+bid 23:^+biggest 53:^+block 41:^+buy 43:^+by 58:^+call -43:^+can -22:^+cancel -34:^+capital 30:^+chain
-43:^+chance 55:^+check 36:^+circulat 40:^+coingecko 21:^+collection 60:^+compare 26:^+contract 30:^+convert -27:^+could
-39:^+current -32:^+decimal -23:^+decode -29:^+defi 32:^+depth -32:^+dex -43:^+draft 26:^+every 28:^+everyth -51:^+explain -25:^+fee
-29:^+fill 28:^+floor 21:^+found -55:^+ga 23:^+give 33:^+ha 27:^+hey 56:^+hold 32:^+holder 45:^+honeypot -28:^+hottest -42:^+id
-59:^+it 47:^+kind -35:^+latest -35:^+ledg -25:^+liquidation 27:^+liquidity 23:^+list 30:^+look 31:^+market 34:^+metamask 37:^+mint
-30:^+my -22:^+name 27:^+namehash 34:^+need -39:^+newest -31:^+next 23:^+odd 78:^+oi 44:^+on 49:^+open 21:^+ord -25:^+our 29:^+pl
21:^+pnl 50:^+pull -26:^+read -35:^+realis 23:^+recent 43:^+revenue -43:^+review -56:^+revoke 40:^+rugcheck 41:^+run 27:^+safe
33:^+sat 35:^+say 88:^+search -53:^+should 44:^+so -33:^+somebody 30:^+stablecoin 52:^+swap 22:^+tape 23:^+tell 20:^+text -43:^+the
46:^+there -27:^+thi 47:^+token -51:^+top 67:^+trad 46:^+turn 56:^+tvl -35:^+twitt -25:^+two 25:^+und -25:^+utxo -49:^+verify
45:^+volume 123:^+wa -23:^+want -35:^+where -29:^+whose -22:^+will -46:^+with -22:_+, -46:_+? -25:_+_ -56:_+account -50:_+addres
39:_+against -21:_+airdrop 31:_+all 51:_+already -45:_+any 21:_+approval -66:_+are -60:_+at -66:_+atm 26:_+balance -43:_+been
55:_+bet 44:_+bid -55:_+block -22:_+book -91:_+by -23:_+byt 26:_+byte -22:_+call -25:_+can 26:_+cent -26:_+chain 47:_+clos 61:_+coin
-70:_+collection -28:_+compar -23:_+contract -35:_+cost -30:_+crypto -60:_+cut 28:_+deposit -30:_+develop -28:_+do 59:_+doe
-21:_+down 24:_+each -27:_+earn -22:_+entry 38:_+fail -28:_+fee 81:_+for 39:_+from 59:_+fund -33:_+ga 42:_+get 23:_+give 26:_+goe
-23:_+got -55:_+ha 49:_+hash -27:_+hashrate -44:_+have -63:_+hold 27:_+if -25:_+in -24:_+left -31:_+level -21:_+list 72:_+long
-25:_+market -39:_+may -52:_+mempool -23:_+message -34:_+mil 42:_+mov -27:_+movement -23:_+network -44:_+next 47:_+nft 27:_+notional
23:_+now -47:_+odd 23:_+old -26:_+only -34:_+open 39:_+or -31:_+ord -30:_+outcome 45:_+over 39:_+pair -22:_+pay -56:_+perp
21:_+please 27:_+pool -29:_+proposal -21:_+protocol -55:_+question 24:_+quote -37:_+recent -22:_+revenue -48:_+right -32:_+rn
-38:_+rows 50:_+safe 55:_+say -30:_+show -23:_+side 28:_+since -25:_+sit 22:_+stack -24:_+stak -32:_+stake -25:_+swap 58:_+th
59:_+that 37:_+there -22:_+these -38:_+thi 51:_+to 45:_+token -23:_+tp -56:_+trad -32:_+transf -37:_+transfer 32:_+treasury 29:_+tvl
-27:_+tx 24:_+und 39:_+until -46:_+up 45:_+utc -26:_+v -51:_+value -23:_+wa -64:_+wallet -24:_+what 63:_+when -22:_+which -33:_+with
-54:_+word 61:_+worth -56:a+a -37:a+beginn 71:a+certain 51:a+chain -35:a+client 78:a+coin 33:a+fake 40:a+feed 26:a+friend -31:a+good
24:a+hash -26:a+it 25:a+list -53:a+logo 39:a+long 38:a+new -31:a+phish -30:a+profile 21:a+rug -32:a+side 21:a+sign 25:a+spend
29:a+str -29:a+the 54:a+token 84:a+transf 65:about+$ -26:about+, -50:about+_ 61:about+in 31:above+_ -31:accord+to -34:account+$
43:account+, -40:account+? 44:account+_ -38:account+at -70:account+balance -57:account+i 69:account+on 37:addres+$ 27:addres+.
52:addres+for -49:addres+of -40:addres+on 46:addres+that -45:address+$ 84:aft+the -23:against+_ 47:against+the -25:all+_
-75:all+chain 28:all+nft -31:all+of -43:all+stablecoin 39:all+the 33:all+time 31:all+worth 33:already+$ -40:already+been -30:am+_
58:am+i 30:amount+$ 26:amount+in -28:an+_ -40:an+airdrop 33:an+en 35:an+exchange 33:an+nft 22:and+ask 29:and+by 29:and+for
38:and+give 26:and+ha 41:and+he -24:and+how -38:and+it 75:and+my 41:and+now -20:and+of -31:and+open 43:and+out -24:and+since
-40:and+volume 31:and+want -52:and+what -37:and+wheth -78:and+which -31:and+who -30:and+why 22:any+_ 21:any+blacklist -37:any+chain
48:any+of 36:anywhere+$ -21:app+, -25:app+on -31:approval+on -26:approve+a 33:apy+history -23:apy+of 23:are+all 48:are+my
36:are+open -60:are+people 26:are+still 27:are+the -33:are+there 27:arriv+$ 60:ask+$ -34:ask+. -59:ask+for -23:ask+me -21:ask+on
29:ask+to 50:ask+what -35:at+$ -30:at+_ 42:at+a 44:at+least -42:at+my -22:at+present 33:at+that -42:at+thi 33:at+which 44:ath+$
-56:atm+$ 38:average+$ 30:back+$ -22:back+, -30:back+_ -49:balance+and -50:balance+in -26:balance+of 22:bar+$ 21:base+fee -34:be+$
-25:be+_ 41:been+burn 22:been+pend 40:before+friday -31:before+i -60:behind+_ 25:behind+it 28:behind+the 21:belong+to 27:best+_
21:best+bid 35:bet+$ 23:bet+, -22:bet+_ 44:bet+do -47:between+_ 44:between+the -25:bid+ask 20:bid+for 33:bid+on 30:big+i
20:bigg+than -23:block+$ -22:block+and -21:block+height -31:block+i 32:block+numb 23:book+$ -62:book+_ 29:book+depth -61:book+for
-27:book+of 105:book+on -22:both+_ 53:both+sid 45:bought+$ -41:bridge+$ 45:bridge+i 23:burn+$ 29:burnt+one 26:buy+, 28:buy+?
26:buy+tax -42:by+24h -77:by+_ 38:by+chain -62:by+hand 57:by+how 38:by+it 60:by+market 27:by+now -27:by+one -36:by+protocol
73:by+the -28:by+tvl -42:by+volume -50:by+what 22:call+_ 62:call+data 32:calldata+for 46:came+in 29:can+spend -30:can+still 26:can+t
38:can+the -33:can+you 30:candl+for 48:cap+$ -40:capital+of 88:category+i -31:chain+$ -48:chain+, -34:chain+ha 21:chain+id
27:chain+it -53:chain+option 47:chain+that -46:chart+_ 26:chart+for 46:chart+of 25:check+if 45:check+my 47:circulat+supp 39:clean+up
-34:click+on -46:close+$ 28:close+to 45:coin+$ -60:coin+_ -28:coin+a 20:coin+are -35:coin+doe 84:coin+for 32:coin+from 54:coin+in
46:coin+my -54:coin+that 26:coingecko+_ 64:coingecko+id 22:cold+storage 51:cold+wallet 42:collection+$ 21:collection+,
-44:collection+_ 23:collection+a -20:collection+by -32:collection+my -22:com+out 36:company+hold -22:compar+with 41:compare+_
28:compare+it 22:confirm+$ 47:confirmation+doe -40:contract+addres -34:contract+address -33:contract+for 22:contract+have
25:contract+of 37:contract+or 22:contract+that -25:convert+_ -46:convert+thi -62:cost+$ 45:cost+? -20:cost+in 57:cost+on
34:could+the 65:count+and 66:counterparty+addres -24:crypto+gain -33:crypto+market -23:current+_ -29:cut+in 26:dao+$ 26:dao+hold
44:dao+treasury -37:data+_ -47:day+? 26:day+i -24:decemb+$ -41:decentralis+exchang -32:decimal+of 30:deep+i -27:defi+protocol
-25:defi+tvl 34:deploy+to 31:deposit+, 23:deposit+in 30:dex+$ 23:dex+, -51:dex+on -56:dex+pair -53:dex+volume 49:did+$ 43:did+_
-31:did+he 86:did+i 34:did+that 72:did+the -43:did+they -54:did+thi -70:do+$ 27:do+_ -22:do+not 46:do+you -46:doe+_ 21:doe+a
-35:doe+coingecko -20:doe+each 90:doe+he 76:doe+my -24:doe+one 61:doe+our 47:doe+that 31:doe+the -24:doesn+t -30:don+t -71:down+?
-43:draft+a 36:drain+$ -28:each+_ 25:each+chain -22:each+oth -38:earn+_ -34:eip+_ -30:eith+side -47:eligible+for 22:en+name
59:end+of 32:enough+. -38:error+_ 43:event+$ -23:event+_ 103:event+of 21:event+on -39:event+that -53:every+approval -30:every+chain
25:every+purchase 26:everyth+that -29:exchang+$ -23:exchang+_ -30:exchange+$ -40:exchange+, 41:exchange+? 70:exchange+clock
54:exchange+where -35:explain+in -51:explain+to -54:explor+$ 99:explor+of 36:far+$ -59:far+i 35:far+off -20:fee+$ -23:fee+?
76:fee+doe 36:fee+i 21:fee+of 45:fee+on 30:fee+that 23:fee+tier -33:feed+_ 39:feed+for -49:fill+in 26:fill+of 24:fill+on 56:find+it
26:find+out 29:first+$ 21:first+, -32:first+? -59:floor+$ -23:floor+, 60:floor+and 47:floor+of -30:floor+price -61:for+each
42:for+how 21:for+it 36:for+me 34:for+one -29:for+our -38:for+reentrancy 76:for+that 53:for+the -48:form+_ 62:found+a 22:from+$
29:from+_ 42:from+my 82:from+the 45:fund+_ -21:fund+on -38:fund+payment -22:fund+rate -44:ga+$ -21:ga+on -62:ga+price -34:ga+rn
21:gave+u 39:get+? -34:get+a 22:get+if -51:get+into 25:get+liquidat 34:get+the -29:github+commit 41:give+the -47:go+through
-51:go+to 34:gone+up -27:got+an 60:governance+token 81:ha+been 34:ha+it -40:ha+on -54:ha+that 66:ha+the 68:had+_ -21:hardware+wallet
-45:hash+_ -70:hash+of -29:hash+rate -38:hashrate+$ -40:have+$ 22:have+, 25:have+? 72:have+a 46:have+an 44:have+i -59:have+in
25:have+it 66:have+my 25:have+on 45:have+open -50:have+the 27:he+ha 35:he+i -25:he+paid 34:he+say 38:height+of 23:her+_ -33:here+$
-61:here+. 22:here+a 44:hi+_ -43:hi+account -38:high+$ -50:highest+floor -65:history+$ 50:hold+$ -51:hold+, 47:hold+_ -23:hold+a
50:hold+any 74:hold+count 64:hold+in 40:hold+it -51:hold+on 39:holder+$ -20:holder+, -40:holder+? -33:holder+of 20:holder+on
-25:home+addres 45:honeypot+? 47:honeypot+or 41:hot+wallet -49:hour+$ -30:hour+? 34:how+are 37:how+big 60:how+deep 41:how+did
-73:how+do -64:how+doe -45:how+ha -39:how+it -20:how+large -32:how+long 29:how+much -65:how+old 43:i+$ -28:i+, -41:i+. -61:i+_
36:i+allow -26:i+an 21:i+approv -31:i+approve -40:i+at -41:i+bett 39:i+bought 55:i+buy -41:i+click 28:i+close 31:i+do 20:i+don
53:i+earn -46:i+eligible 24:i+enough -26:i+farm -26:i+fine -29:i+for -54:i+forgot 52:i+found 61:i+got 72:i+had -78:i+he 67:i+hi
75:i+hold 75:i+in 36:i+just 41:i+know 37:i+left 29:i+lost 39:i+made 31:i+mint 61:i+my -49:i+on 58:i+only 21:i+open 27:i+our 89:i+own
48:i+paid 27:i+park 59:i+pay -33:i+pend 71:i+provide 25:i+read 24:i+sent -42:i+set 47:i+sign 52:i+still 23:i+swapp 27:i+that
-35:i+there 49:i+thi 33:i+think 21:i+trade 46:i+up 43:i+use 52:i+used 54:i+wa -26:i+want 30:i+won -42:i+worth -51:id+, -37:id+_
68:id+do 22:id+for 23:id+of 21:if+i -38:if+you -28:impermanent+los -27:in+, -22:in+? -20:in+_ 67:in+and -32:in+circulation
-34:in+crypto -46:in+decemb -36:in+germany 31:in+one 25:in+ord 50:in+our -26:in+percent -35:in+simple 42:in+spr 49:in+that 49:in+the
-36:in+their -29:in+them -22:in+there -50:in+thi -22:in+total -41:in+what 66:in+which 30:includ+$ 34:incom+_ -29:init+code
-42:inside+_ 29:integrate+$ 28:interest+$ 62:interest+of 31:into+_ 26:into+the 22:invest+in 62:it+$ 81:it+, 50:it+_ -27:it+at
24:it+balance 44:it+be 24:it+dangerou 24:it+do 23:it+ever -54:it+floor -27:it+for -31:it+from -33:it+go 67:it+have 47:it+now
35:it+on 51:it+or -50:it+own 48:it+pay 62:it+peg 27:it+point -25:it+price -23:it+say 31:it+still 39:it+trad 21:it+trade
-31:it+verify -45:it+wa -42:it+worth -31:just+the 31:keccak+_ 54:keep+on -53:key+$ 41:kind+tell 71:know+$ 20:know+how -25:know+it
29:know+the -28:know+what 30:l2+we -50:land+$ 37:land+? 22:largest+first 35:last+_ 33:last+buy 26:last+trad 31:late+husband
52:late+on 21:launch+, 34:ledg+$ -34:ledg+or 58:left+in 41:lend+protocol -22:level+$ -32:level+a -34:lightn+channel
-20:lightn+network 35:like+_ -36:like+i 20:like+to -48:link+, 20:liq+price 21:liquidat+? -42:liquidation+_ -68:liquidation+pric
74:liquidation+price 40:liquidity+and 33:liquidity+for -38:liquidity+pool 23:list+company 55:list+every -34:list+for 53:list+it
-22:list+my -53:logo+for -54:lol+$ -43:long+and -24:long+i -27:long+v -27:look+for -20:look+like 28:look+wheth 44:lose+it 48:low+$
31:lp+$ -36:m+_ 26:m+in 25:made+, 29:made+_ 39:made+a 39:made+on -23:made+the -45:make+a -50:make+me 57:make+the -69:many+_
66:many+confirmation 68:many+of 24:many+owner -28:many+people 49:many+percent -24:many+sat -35:many+token -33:many+validator
49:market+cap 29:market+i 42:market+we 28:me+$ -40:me+, 76:me+. 25:me+? 33:me+_ 27:me+about 34:me+all 28:me+and 22:me+every
31:me+how 22:me+on -32:me+please -50:me+some 36:me+that -41:me+what -54:me+which -26:me+with -29:mean+$ 37:mean+the 21:member+of
44:mempool+$ 60:metamask+show 22:min+$ -46:min+pool 41:mine+$ -24:mint+$ 31:mint+, 80:mint+on -34:mint+or -31:moment+, -44:moment+?
53:moment+of 60:money+i -25:more+$ 21:more+of 42:morn+$ 25:morn+, -28:most+_ -29:most+at 42:most+fee -29:most+in -47:most+money
21:most+of -21:most+on -34:most+recent -50:most+volume 28:mov+_ 23:move+_ 23:much+did 60:much+ga 31:much+have -62:much+in 35:much+of
52:much+on 22:much+went 33:much+would -31:my+_ 49:my+aunt 26:my+bag 72:my+balance -39:my+bet 42:my+bos 69:my+broth 67:my+client
102:my+coin 56:my+cold 47:my+colleague 24:my+company -24:my+contract -27:my+cousin 24:my+daught 76:my+employ 21:my+en 74:my+exchange
36:my+favourite 81:my+friend 28:my+grandson -29:my+landlord 45:my+last 29:my+late 55:my+liquidation 56:my+metamask -43:my+moth
60:my+nephew 36:my+not 69:my+old -23:my+own 27:my+payment 25:my+pension 22:my+pool -45:my+position 42:my+saving -21:my+son
32:my+swap -37:my+tax 38:my+trad 42:my+transaction 33:my+transf -62:my+tx -62:my+wife 29:my+withdrawal -41:nam+$ 46:name+, 45:name+?
-59:name+and 38:name+on 30:namehash+for -54:native+coin -31:need+_ -35:need+a 67:need+it 62:need+the 36:network+$ 45:network+i
21:new+_ 53:new+token -30:newest+_ -28:newest+pool -57:next+_ -40:next+block 30:next+contract -27:nft+_ -32:nft+doe -44:nft+of
50:nft+on -27:nft+project -28:nonce+_ 22:nonce+of 27:not+, 39:not+. 36:not+_ -39:not+the 25:noth+arriv -31:notional+volume -25:now+,
32:now+? 23:now+_ 73:now+on 32:numb+_ 30:numb+and 37:numb+for -21:odd+$ -79:odd+for -24:odd+of 27:of+$ -20:of+, -45:of+_ 56:of+a
-74:of+all 58:of+an 68:of+both -22:of+crypto 25:of+em 32:of+it 55:of+mine 75:of+one 39:of+our -32:of+owner 33:of+that 70:of+the
22:of+these 60:of+those -20:of+token 27:of+trad -31:of+what 36:off+i 50:office+want 69:on+$ 48:on+average -57:on+chain 46:on+each
24:on+every 42:on+hi 45:on+no 21:on+one 40:on+our 31:on+some 59:on+that 31:on+the 39:on+thi 51:on+which 59:one+$ 50:one+, -38:one+_
31:one+chain 26:one+go -78:one+of 42:one+or -34:only+. -44:only+_ 40:only+have 44:open+$ -34:open+_ 49:open+at 57:open+interest
-54:open+order -21:option+protocol 29:or+_ 53:or+a -42:or+blacklist 25:or+did 23:or+down -35:or+greedy -35:or+i 21:or+los 27:or+not
42:or+wa 62:or+what 36:order+$ 63:order+of -24:orderbook+_ 105:oth+one 61:our+auditor 21:our+chain 52:our+company -58:our+contract
20:our+fund 36:our+l2 21:our+rollup 35:our+treasury 45:out+$ -22:out+. 52:out+of -26:outcome+token 65:over+_ -64:over+all
52:over+time 22:own+$ -21:own+, -41:own+_ -28:own+and 32:own+by -29:own+it 27:own+on 26:own+the -91:own+token -21:owner+and
33:owner+doe 68:paid+$ 59:paid+_ -27:paid+dexscreen -27:paid+out -47:pair+for 24:pair+on 30:pap+with 39:pay+$ 58:pay+_ 62:pay+for
47:pay+on -30:pay+to 41:peg+_ 41:pend+_ -39:people+say 51:per+vbyte 25:perp+, -47:perp+at 34:perp+on -33:pick+up 37:piec+of 59:pl+$
24:plain+create 33:plain+word 38:please+$ 47:please+, 45:please+. -26:please+? 28:please+check 41:please+give 39:please+look
32:please+show -26:please+tell 50:please+the -39:pnl+of 39:point+$ -42:pool+, -22:pool+are 24:pool+by 35:pool+for -41:pool+found
32:pool+i 61:pool+in -24:pool+of -62:pool+on 33:pool+with 22:position+$ 51:position+, 40:possible+. 31:post+$ -23:prediction+market
-30:present+, -32:present+? 60:pric+for -45:pric+in -68:pric+of -52:price+$ 35:price+? -52:price+_ -30:price+do -37:price+for
49:price+impact 34:price+in -45:price+of 23:price+on -40:print+on -34:priority+fee 21:profit+or 32:project+$ -24:proposal+$
-23:protocol+, -74:protocol+by 26:protocol+in 21:protocol+keep 33:protocol+we 66:provide+liquidity 59:pull+_ 24:pull+the 47:put+_
45:pyth+_ 22:quote+for -43:rank+$ 48:rank+by 34:rank+the 70:rate+of 50:read+the -48:real+name 61:real+one -32:realis+pnl
33:realis+profit -28:require+the -32:revenue+, 23:revenue+_ -53:revoke+every 21:rout+still -28:rows+$ -20:rows+. 32:rpc+url 22:rug+?
-30:rugcheck+$ 27:rugcheck+report 42:run+$ 52:run+_ 44:safe+? 30:safe+to -26:sat+vb -27:saving+account -36:saving+in -97:say+_
-27:say+about 24:say+he -22:say+it 36:say+that -40:score+$ -23:score+of 53:search+_ -22:search+for 50:search+on 58:search+the
36:second+i 57:see+the 23:selector+$ 52:sell+$ -87:sell+? 37:sell+tax 21:send+_ 40:sent+? -56:sent+_ 27:sent+it 57:sent+me 46:sent+u
37:sery+$ -39:sery+_ 29:shar+of 58:share+of -28:she+hold 30:sheet+$ 51:sheet+, 23:short+in -76:show+_ 45:show+all -34:show+my
24:show+what -71:side+$ 34:sign+$ -36:sign+_ 87:sign+it -31:sign+the 86:signature+_ -29:simple+word 78:since+i 32:since+the
-43:since+when -23:sise+$ -45:sise+of 28:sit+in 54:sitt+on -23:snapshot+proposal 31:so+far 48:so+i -39:so+it -56:sold+$ 42:sold+_
25:solidity+fil 36:some+_ 25:some+list 21:source+code -44:source+of -39:spend+_ 51:spend+on 35:spendable+output 22:spot+_ 38:spr+$
-25:stabl+on -25:stablecoin+$ -45:stablecoin+float 29:stablecoin+in -42:stablecoin+on -20:stake+pool -25:start+with 38:stat+for
-28:state+the 97:still+have -26:still+mint -22:still+move 51:still+pend 34:still+pull 25:still+take 58:stood+at -30:storage+$
47:storage+, 50:str+_ 34:str+of -24:straight+from -32:stuck+$ 25:stuck+? 22:summ+? 23:supp+$ 37:supp+, -28:supp+of 23:swap+of
46:swap+on 55:take+from 27:tax+? 38:tax+office -44:telegram+group 38:tell+how -39:text+_ 34:th+i 49:that+$ 89:that+_ -69:that+be
60:that+block 35:that+came 30:that+chain 37:that+collection -24:that+contract 46:that+he -49:that+hold 37:that+list 44:that+market
-34:that+my 22:that+pool 27:that+protocol 22:that+the 43:that+thi 24:that+token -56:that+transaction 43:that+wa 46:that+we
67:the+airdrop -34:the+amount 21:the+app 27:the+auditor -73:the+balance -40:the+beacon 44:the+best 26:the+bet -48:the+biggest
111:the+block 26:the+book 89:the+bridge 63:the+call 50:the+chain 42:the+client 44:the+coingecko 43:the+cold 25:the+company
29:the+contract 40:the+court 24:the+current -21:the+custom 70:the+dao 36:the+dapp 54:the+deposit 53:the+derivativ 44:the+dev
-28:the+dex 44:the+end 74:the+event 28:the+exact 109:the+exploit 89:the+explor 61:the+fee 32:the+floor 31:the+fund -75:the+ga
27:the+guy 24:the+hack -55:the+hash -64:the+highest 40:the+hot -25:the+id 32:the+insid 51:the+l2 -21:the+largest 37:the+lend
-24:the+lightn 36:the+lp 31:the+market 21:the+mint 35:the+money -74:the+most 32:the+multisig 97:the+name 81:the+network
-23:the+newest 53:the+news -55:the+next 29:the+nft 45:the+numb 31:the+odd 30:the+old 67:the+one -36:the+open 49:the+option
46:the+ord 116:the+oth 40:the+pair 69:the+pap -40:the+pend 32:the+perp 51:the+pool 46:the+probability 23:the+protocol -25:the+proxy
65:the+real 61:the+receipt 51:the+rent 24:the+report 26:the+right 30:the+rollup 48:the+rout 21:the+selector 45:the+sell
-44:the+source -25:the+spot 77:the+stablecoin -51:the+supp 47:the+tax -36:the+text 47:the+tick 52:the+time -30:the+total
79:the+treasury 30:the+tvl 34:the+two 41:the+tx 25:the+user 77:the+vault 46:the+venue 31:the+verify -23:the+very -29:the+wallet
65:the+week 35:the+whale -62:the+whole 63:the+yield 57:their+_ 23:them+$ -58:them+? -25:them+_ 38:there+$ 93:there+, -44:there+?
-45:there+a -24:there+any 52:there+are -24:there+in -56:there+on 30:these+_ -25:these+day -37:they+are 57:they+cost 80:thi+$
32:thi+? -43:thi+_ -35:thi+addres 51:thi+artist 45:thi+hash -35:thi+moment 45:thi+morn 30:thi+network 32:thi+one 44:thi+protocol
-26:thi+second 22:thi+stablecoin -49:thi+token -39:through+$ 36:through+_ -50:tick+$ 24:tier+of 85:time+$ -71:time+i 56:time+of
35:to+$ 22:to+_ 25:to+ape 27:to+be -30:to+do -22:to+each -69:to+get 87:to+have 49:to+know -33:to+move -46:to+my -56:to+pay
-32:to+print 48:to+read 32:to+see -28:to+sell -45:to+send 24:to+take 46:to+the 44:to+use -20:today+, -35:today+in 50:token+,
-58:token+? -22:token+_ 34:token+approval -20:token+at 37:token+by -51:token+call 52:token+doe -43:token+holder -52:token+i
47:token+in -46:token+my 24:token+of 20:token+on 47:token+sit 29:token+that 42:token+we 41:token+with 22:told+me -81:tonight+$
-32:too+$ 24:top+$ -31:top+pool -50:top+trader -67:topic+_ -29:topic+hash -30:total+$ -22:total+value 78:trad+$ -38:trad+_
59:trad+above 24:trad+on 35:trad+there -40:trade+_ 44:trade+at 20:trade+it -61:trader+on 43:transaction+$ 26:transaction+,
-21:transaction+_ -38:transaction+of -58:transaction+on 24:transf+_ 65:transf+cost 34:transf+of -65:transfer+of 34:transfer+on
22:treasury+$ 23:treasury+of 66:trustworthy+$ -50:turn+over -41:tvl+_ 61:tvl+of 60:two+dat 73:tx+$ -33:tx+in 32:u+_ -46:und+_
21:unspent+output -32:up+$ 29:up+a 62:up+for 26:up+in 60:up+on 23:up+or -39:up+the -48:upcom+token 57:use+$ 34:use+, 25:used+,
51:used+_ -27:v+short 81:value+$ -25:value+lock 22:value+of 22:vault+$ -22:verify+? -30:verify+on 57:verify+one -48:volume+$
-39:volume+_ 29:volume+and 41:volume+in 36:volume+on -37:volume+today 24:wa+it 46:wa+my 39:wa+the 37:wa+thi -27:wait+? 82:wallet+$
84:wallet+? -91:wallet+_ 63:wallet+for 30:wallet+hold -40:wallet+i 45:wallet+on 33:wallet+or 23:wallet+worth 54:want+_ -33:want+a
38:want+me 46:we+are 28:we+deploy 30:we+use -20:week+$ 59:went+out -33:went+to 63:what+$ -85:what+_ -26:what+are -57:what+back
-34:what+block 48:what+came -42:what+can -32:what+cost 47:what+did 38:what+do 52:what+doe 32:what+exact 20:what+fee 26:what+ha
-25:what+happen 41:what+he -32:what+in 23:what+it -37:what+nft -60:what+now -56:what+on -45:what+one 20:what+position 33:what+share
64:what+they -87:what+time -27:what+to -22:what+wa 35:what+went -31:when+did 43:when+doe 41:when+i 55:when+the 42:when+we
35:where+are -24:where+did -43:where+doe 54:where+my 26:where+our -32:where+the 42:where+we -26:wheth+_ -25:wheth+the 37:which+_
69:which+approval 22:which+chain -42:which+coin -52:which+collection -22:which+contract -62:which+event 29:which+exchang
-41:which+hardware 68:which+i -22:which+id 47:which+marketplace -41:which+min 34:which+network 64:which+of -53:which+one
58:which+our -21:which+program 21:who+are 45:who+built 22:who+deploy -40:who+ha 34:who+hold -42:who+may 22:who+own -22:who+paint
46:who+sent -35:who+wa 25:whole+token 31:why+$ 26:why+i -40:will+do 89:with+$ -31:with+_ 40:with+fee -35:with+how -40:with+it
28:with+most -29:with+my -38:with+nonce -24:with+our 29:with+profit -37:with+the -31:with+their -26:within+the 59:without+mov
101:worth+$ -43:worth+, -45:worth+in 38:worth+right -22:worth+today 73:would+_ -54:would+be -25:would+it 35:would+like
-70:would+that 28:writ+a -31:writ+to -21:ye+$ -26:ye+for -25:ye+in -52:year+end 54:yet+$ 71:yield+_ -47:you+can 23:you+find
67:you+have 26:you+know 58:your+? @+lacks:address 30:,+can 37:,+contract 22:,+could 25:,+exact 69:,+for 30:,+it -22:,+long 41:,+mine
25:,+nonce -48:,+not -24:,+on 43:,+please 25:,+so -32:,+spend 51:,+the -25:,+they 63:.+_ 44:.+before 20:.+how -31:.+please
-29:.+what -23:?+$ 55:?+? 34:?+he 33:?+i 31:?+it 23:?+the -23:^+_ 41:^+all 59:^+allowance 26:^+am -27:^+any -107:^+balance
-26:^+biggest 22:^+buy 82:^+call -33:^+capital -46:^+contract -23:^+convert -20:^+could -38:^+decimal -22:^+draft -23:^+event
25:^+every 49:^+find -30:^+fund -27:^+ga -21:^+ha 68:^+hold 49:^+honeypot -31:^+how -25:^+it 27:^+kind 29:^+look 60:^+nft -29:^+on
-25:^+please 52:^+pull -39:^+realis -32:^+recent -45:^+revoke 47:^+search -30:^+somebody 37:^+someone 22:^+text 36:^+the -22:^+token
50:^+trad 35:^+verify 78:^+wa -27:^+want -25:^+whose 28:_+$ -47:_+? -71:_+account 71:_+all 24:_+approval -30:_+are 28:_+at
-24:_+been 29:_+before 85:_+bet 31:_+by -20:_+close -38:_+coin -39:_+collection -35:_+contract -71:_+doe 23:_+each 78:_+for
34:_+from 66:_+fund -32:_+ga -31:_+gone -20:_+got -51:_+ha -62:_+hold -30:_+i -21:_+it 73:_+long -38:_+may -55:_+mov -38:_+name
-28:_+next -21:_+node -31:_+only 28:_+or 63:_+over -21:_+perp -41:_+pl -45:_+please -21:_+say 28:_+since -24:_+sit 37:_+so
-24:_+that -45:_+the 62:_+to -35:_+today 52:_+token -47:_+trad -21:_+trade -24:_+transf -33:_+transfer 48:_+utc -25:_+wa
-97:_+wallet -21:_+when -44:_+with -23:_+worth -21:a+fake 29:a+friend 28:a+new 22:a+price 59:a+transf -22:a+website 33:about+_
-54:account+$ 53:account+, -26:account+? -36:account+at -51:account+balance -68:account+i 54:account+on 28:addres+$ 27:addres+.
-21:addres+doe 55:addres+for -51:addres+of -43:addres+on -42:addres+that 45:aft+the -35:all+my 29:allow+to -33:am+_ 57:am+i 44:an+en
28:and+ha -48:and+i 56:and+my 22:and+no 40:and+sell -33:and+which 31:any+_ -28:anywhere+$ -21:app+on 29:approval+of -31:approval+on
-23:approve+a 34:are+all -27:are+in 62:are+my -30:are+open 31:are+still -27:are+the -63:are+there -24:are+they -28:balance+and
-53:balance+in -24:balance+of -21:balance+sheet 43:belong+to 62:bet+do -34:bet+i 57:block+_ 29:book+on 35:burnt+one -48:by+_
-22:by+a 99:by+the 80:call+_ 34:can+the -38:capital+of -22:chain+$ -33:chain+, -32:chain+id 39:clean+up -29:client+_ 30:close+to
-44:coin+on 31:cold+storage 35:cold+wallet -41:collection+_ -24:connect+my -32:contract+addres -24:contract+for 47:contract+i
-39:contract+of 31:contract+or 69:counterparty+addres 23:d+like -34:decimal+of 31:did+he 86:did+i -23:did+my 27:did+that 62:did+the
-42:did+they 42:do+, -23:do+the -62:doe+_ -29:doe+it 37:doe+my 43:doe+the -22:draft+a 33:drain+$ -37:eligible+for 29:en+$ 44:end+of
-45:every+approval -34:explor+for 80:explor+of -35:far+i 60:fee+i 32:fill+of -34:find+me 40:first+$ -21:first+? 28:floor+,
36:floor+and 48:for+_ 28:for+a -22:for+it 32:for+me -35:for+my 49:for+one 46:for+the 23:found+a 22:from+a 24:from+my 30:from+our
29:fund+$ 33:fund+_ -29:ga+on 29:get+liquidat -24:go+to -23:got+an -49:ha+_ 65:ha+been 33:ha+it -24:ha+my -40:ha+on -35:ha+that
-26:hash+_ 53:have+$ 32:have+? 56:have+i -53:have+in 24:have+on 46:have+open 39:he+got 24:her+_ -32:hi+account 26:hold+a 59:hold+any
85:hold+count 23:hold+it -57:hold+on 20:hold+the 46:honeypot+? 50:honeypot+or 42:hot+wallet 59:how+are 20:how+deep 28:how+did
-47:how+many -51:how+old 36:i+allow -37:i+am 22:i+approv -29:i+approve 30:i+can 30:i+close 21:i+deploy -36:i+eligible 33:i+enough
-33:i+have -70:i+he 70:i+hi 50:i+hold -29:i+in -24:i+it 33:i+just 32:i+lost -45:i+m -25:i+not -22:i+on 45:i+own 50:i+paid 75:i+pay
-24:i+should -36:i+sold 64:i+still -23:i+swapp 33:i+that -25:i+trade 57:i+up 34:i+won 85:i+worth -52:i+would -20:if+i -75:if+you
-44:in+$ -35:in+, -24:in+fee -34:in+it -34:in+my -28:in+our 24:in+spr -26:in+thi 23:in+total 23:in+which 25:incl+. -21:init+code
-32:it+? 28:it+contract 28:it+for 33:it+on -25:it+the -30:it+trad 37:it+up -25:it+wa -39:know+what 30:late+? 35:left+in -30:like+i
-28:link+, 20:liq+price -23:liquidat+$ 22:liquidat+? 27:liquidat+on -20:liquidation+_ 75:liquidation+price 24:list+? -36:long+and
-23:long+v -39:look+for 31:lost+the -30:m+_ -37:made+_ 53:made+on -76:many+_ -24:many+decimal -42:many+token -36:many+transaction
-32:market+_ -55:market+on 55:me+$ -43:me+, 47:me+? 45:me+_ 27:me+a 25:me+all 20:me+on -21:me+some -53:me+the -35:me+what
-29:me+with 28:mine+$ -27:moment+? -22:money+i -26:morn+, -21:most+_ 21:most+of 23:much+? -46:much+_ -29:much+did 67:much+ga
44:much+have -27:much+i -21:much+money 40:much+of -28:much+wa 71:my+broth 50:my+cold 25:my+contract -38:my+ledg 54:my+liquidation
60:my+metamask 37:my+not 45:my+open -26:my+sist -41:my+son 38:my+token 41:my+trad -26:my+wallet -27:name+$ -33:name+and
-29:name+point -51:native+coin -37:need+for -21:next+_ 20:next+contract -29:nft+collection -24:nft+in -38:nft+of 72:nft+on
-22:no+shar -65:nonce+_ 25:numb+of -35:numb+on 36:of+a 83:of+mine -49:of+my 28:of+that 41:of+the -39:of+them -26:of+thi -46:on+a
25:on+any -41:on+it 21:on+my -36:one+$ -23:one+_ 48:one+i -83:one+of -36:only+. -34:only+_ 29:open+_ 53:open+at 27:open+bet
-48:open+in -39:open+order 34:or+_ 53:or+down 35:or+what 69:order+of -32:our+_ 32:our+auditor 23:our+company -30:our+contract
21:our+dao 24:out+of 58:over+_ 23:over+the 49:own+$ -51:own+_ 39:own+on 22:paid+_ 26:paid+in 31:pap+with 22:part+of 77:pay+_
38:pay+for 47:pay+in -42:pay+on 61:perp+$ 41:perp+on -27:pl+, -25:please+, 46:please+. -27:please+? -39:pnl+of -44:point+to
-21:present+? 32:price+$ 25:price+and 31:price+on -30:protocol+on 62:pull+_ -23:put+it -25:put+my 21:read+_ -39:realis+pnl
-45:revoke+every -33:rn+$ 21:rout+still 59:run+_ 22:safe+to -52:say+_ 35:say+that -39:search+_ 59:search+the 34:second+i 28:sell+tax
47:sent+me 49:sent+u -21:short+$ 28:should+be -21:should+i -20:sign+_ -55:sign+the 22:since+the 32:sit+in 33:so+far 42:so+i
-38:spend+_ 30:spot+_ 78:still+have -22:still+move 34:still+pull 24:still+take -27:swap+on -24:talk+about 34:tax+office -47:tell+me
-41:text+_ 69:that+_ 39:that+he -48:that+hold -30:that+i -34:that+market -42:that+our -21:that+the 31:that+thi 22:that+token
30:that+trad 41:the+_ 27:the+abi -21:the+account -52:the+balance 60:the+best -27:the+bet 29:the+client 33:the+contract
37:the+current 21:the+custom 51:the+dao -24:the+deploy 29:the+end 35:the+exchange -28:the+exploit 85:the+explor 35:the+fee
28:the+floor 68:the+fund 40:the+insid -26:the+market -24:the+moment 51:the+multisig 32:the+name -70:the+new -21:the+next 46:the+one
-28:the+open 43:the+pap -24:the+pend -29:the+perp 39:the+real 56:the+rout 69:the+same 33:the+stablecoin -31:the+swap 33:the+tax
-39:the+text -37:the+th 33:the+trad 52:the+vault -25:the+verify 24:the+whale -35:the+whole -35:the+year -79:there+$ -31:there+?
42:thi+artist -37:thi+en 31:think+i -28:to+? 33:to+_ 22:to+clean -20:to+connect -32:to+do 41:to+me -35:to+my 27:to+see -34:to+send
30:to+take 112:to+the -30:to+which -34:today+, 53:token+$ 86:token+, -31:token+? -64:token+_ 34:token+approval 52:token+doe
42:token+sit 30:told+me -49:tonight+$ -37:too+$ 21:top+holder -43:trad+_ -32:trad+above -31:trad+at -25:trad+in 32:trad+of
21:trade+on 29:transaction+, 47:transaction+_ -57:transaction+on -71:transfer+of -24:tx+count 22:tx+on 54:up+on 53:up+or -23:v+short
34:value+of -22:verify+? 21:verify+one -46:wa+_ -45:wa+it -26:wa+that 46:wallet+$ -22:wallet+. -77:wallet+_ 30:wallet+hold
-20:wallet+i 36:wallet+on 22:wallet+or 38:want+the 27:what+$ -39:what+_ -26:what+coin 55:what+did -46:what+do -33:what+fee
59:what+ha 45:what+he -34:what+i -33:what+it -36:what+nft -26:what+on -30:what+the 55:what+wa -25:what+will -51:what+would
47:when+doe -30:when+wa -21:wheth+_ -34:which+_ -34:which+block -29:which+hardware 25:which+i 28:which+of -43:which+one
-21:which+program 31:which+token -28:who+are 33:who+deploy 22:who+i -20:who+may -56:with+_ -33:with+a -29:with+it 40:with+my
-74:with+nonce 35:with+profit -20:word+what -27:worth+on 26:worth+togeth -73:would+be -25:would+i -40:would+it -42:year+end 46:yet+$
-24:you+look @+lacks:amount 42:* 46:,+how -37:?+$ -29:^+_ -28:^+convert -21:^+ga 47:^+i 28:^+what 33:_+$ -45:_+? 38:_+for -21:_+i
-21:_+on 50:_+to -22:convert+thi 48:for+my 40:from+_ 46:how+many 25:how+much 54:i+it 21:in+_ 43:into+_ -27:many+_ -42:many+decimal
43:much+i 35:of+the -26:on+_ 55:that+$ 27:to+_ @+lacks:anyAddress 6:* 39:,+how 31:,+token 26:.+what -26:24h+volume -29:?+$ -29:?+_
-24:^+_ -20:^+a -21:^+compare 32:^+dex 63:^+floor 37:^+give 20:^+i 29:^+liquidity 26:^+my 51:^+need -29:^+newest 57:^+price
-21:^+top 32:^+trad 38:^+what -21:^+which 24:_+$ -21:_+, -28:_+by 32:_+candl -23:_+chart -22:_+dex -28:_+for -28:_+from -26:_+gone
-28:_+in 32:_+over 26:_+pair 25:_+pl 26:_+volume -23:_+with 54:a+contract -37:a+list 67:a+token 26:above+_ 40:am+i 26:and+_
-21:and+what -29:by+volume 37:candl+for -34:compare+_ 48:contract+on -25:could+you -42:day+? -26:dex+on 77:doe+_ 51:floor+of
71:for+_ -53:for+a -36:from+_ -44:i+need -24:i+want -21:in+_ -46:in+the 26:it+in -40:like+to 42:liquidity+and 32:liquidity+for
-26:liquidity+pool -29:market+cap -42:most+trad 52:need+the -28:newest+pool 33:now+, 78:of+a 45:of+my 35:of+the 21:on+my -21:on+the
23:over+_ 22:pair+on 42:price+of -29:rank+by -22:since+_ 22:the+_ -26:the+day -24:the+dex -28:the+exchange 56:the+mint -24:the+one
39:the+pair 24:token+, 38:token+on 36:trad+$ 32:trad+above -26:volume+$ 30:volume+of 76:what+doe 51:where+my -22:which+_ -24:with+$
@+lacks:anything 14:* 25:,+ath -37:,+how 34:,+in 25:,+market 26:,+mcap 35:,+on 23:,+supp -34:,+the 26:,+which 45:.+can 35:.+i
52:.+which 27:?+? -24:?+_ 41:?+i -22:^+_ -57:^+balance 53:^+biggest -40:^+can 69:^+check 65:^+compare 25:^+contract 35:^+convert
62:^+everyth -47:^+find 58:^+i 22:^+list -47:^+market 50:^+our 28:^+please -24:^+price 82:^+search 56:^+there -44:^+token 41:^+where
-20:_+$ -55:_+account -53:_+addres 62:_+against -47:_+are 60:_+coin -70:_+do -38:_+doe 90:_+for -27:_+hold -54:_+i 21:_+of 51:_+or
-32:_+thi 24:_+to 58:_+token -23:_+transfer -34:_+value -78:_+wallet 35:_+worth -21:a+beginn 26:a+coin 65:a+fake 29:a+hash 84:a+list
23:a+long 28:a+scam 34:a+str 54:about+$ -45:about+_ 23:account+$ -26:account+? 33:account+on -46:addres+of 65:against+the
43:all+worth 43:an+old -43:and+_ 41:and+by -21:and+i -22:and+it 30:and+my -30:and+what 47:are+_ 21:are+in 21:are+sitt 60:are+they
-34:ask+me 33:at+$ 32:at+all 29:at+present 26:at+thi -37:ath+$ 54:balance+$ 26:be+$ 33:be+? 47:by+it 78:by+market 21:can+i
-24:can+you 61:cap+$ -47:cap+of -61:chain+$ 74:check+my 22:circulat+supp 24:coin+$ 55:coin+are -29:coin+i 25:coin+on -58:coin+that
44:coingecko+id 88:compare+_ 37:compare+it 55:copy+$ -39:d+like 27:dao+hold -57:dex+pair 31:did+it 28:did+the -59:do+$ -40:doe+_
-41:doe+a -46:doe+it -24:doe+my 26:doe+our -24:doe+the -45:each+chain -22:each+of -22:each+oth 35:find+out 37:for+a 20:for+it
72:for+me 41:for+the 57:found+a 44:from+_ 27:from+my 38:ha+it 26:have+a -27:have+an -38:have+in -21:have+to 45:he+i -56:hold+on
43:how+far -22:how+many -42:i+_ -30:i+d 41:i+found 23:i+got 23:i+have 26:i+hold 50:i+in 58:i+it 43:i+left 77:i+my 68:i+need
21:i+only 36:i+our 47:i+own -32:i+there 78:i+thi 25:i+trade 47:i+would 46:id+for -49:in+, -22:in+_ -32:in+it 44:in+my 55:in+our
-25:in+that -38:in+thi 64:it+$ 54:it+, -51:it+? -25:it+_ 47:it+be 30:it+ha -38:it+hold 88:it+the 44:it+trad -31:it+up 30:it+with
43:know+what 46:left+in 43:like+_ 82:list+of 23:look+for -24:look+it 24:made+on -26:many+_ 55:market+cap 22:me+$ 40:me+. -30:me+and
41:me+how 45:me+the 92:mint+on 22:morn+$ -73:much+_ -50:much+doe 59:much+i 51:much+money -62:much+of -41:my+_ 31:my+account
64:my+bag 69:my+balance 43:my+bos -52:my+employ 45:my+grandson 45:my+last 26:my+old 60:name+, 31:need+it 20:new+token -32:now+$
32:now+? -55:of+each -27:of+our -36:of+the -21:of+them -26:of+thi 25:on+a -43:on+each -29:on+it 25:on+our 38:on+which 32:on+ye
82:one+$ 47:one+? -34:one+_ 89:or+a 45:oth+one 29:our+_ 72:our+treasury 37:pair+$ -48:pair+for 31:pap+with 48:pl+$ 62:please+$
38:please+, 45:please+look -44:pool+, -68:pool+on 21:price+, 26:price+? 54:price+in -70:price+of 33:put+_ -38:real+name 59:real+one
30:right+now 29:safe+to 36:scam+$ 28:show+me 24:sitt+in 21:stand+behind 39:start+with 35:str+of 21:supp+, -48:talk+about
-39:that+coin -49:that+my -33:the+balance 40:the+block -35:the+coin -22:the+day -51:the+exchange -21:the+exploit -32:the+fee
23:the+market -32:the+mint -34:the+moment 67:the+name 55:the+oth 42:the+pap 84:the+real -23:the+same -38:the+th 51:the+token
-35:the+treasury -33:the+two 44:them+$ -29:there+$ 40:there+any 60:there+are 56:these+_ -33:thi+addres 63:thi+artist -25:thi+token
24:to+$ 43:to+_ 26:to+buy -21:to+do -22:to+each 34:to+know -51:to+my -26:to+sign -46:today+$ -48:token+$ 36:token+by -49:token+i
55:token+in 63:token+with 44:trad+at -39:up+$ 38:up+on -62:wa+_ 39:wallet+$ -74:wallet+_ -27:wallet+i 28:wallet+worth 32:what+$
-45:what+_ -41:what+coin -28:what+i -61:what+in 80:what+it -45:what+one -21:what+to -38:what+would -26:when+doe 44:where+can
-32:wheth+the 40:which+coin -22:which+hardware 50:which+i 42:which+one 97:with+$ 37:with+0x 38:with+_ 33:with+a -22:with+my
35:with+the 84:worth+$ -57:worth+in -26:worth+on 46:worth+right 27:yet+? 36:you+find -34:you+know 32:you+tell @+lacks:bitcoinAddress
-39:,+how 32:,+i 64:,+the -20:,+what 58:,+with 38:.+$ 20:^+_ 24:^+a -35:^+balance -21:^+could 49:^+ha -31:^+ledg -21:^+my
36:^+please -37:^+what 26:_+$ 28:_+, 41:_+_ -31:_+addres -43:_+are -36:_+doe 44:_+i 39:_+on 61:_+wallet 70:addres+$ 29:addres+,
-22:and+what 71:any+_ 27:can+spend 24:can+you 33:cold+storage 23:do+i -40:doe+my -44:doe+the 32:fee+$ -77:for+a 44:for+me
45:found+the 77:ha+the -30:history+of -35:hold+$ -29:how+many 32:i+_ 50:i+have 39:i+in -33:i+it 31:i+my -27:i+still 41:i+the 45:in+a
-48:in+it -53:in+the -48:it+? -30:ledg+or -27:lightn+channel -39:many+_ -44:mempool+$ 29:much+_ -52:my+_ 22:my+ledg -47:of+our
-42:on+my 51:on+the 39:one+$ 43:pl+$ -26:right+now 75:sitt+on 26:spend+my 36:spendable+output -20:storage+$ 40:storage+,
-34:the+balance 24:the+fee -66:the+mempool 34:the+most 55:the+pap -26:there+$ -22:thi+addres 22:unspent+output 43:wallet+.
30:want+to -35:what+the @+lacks:bitcoinHash 33:* 32:,+_ 28:?+$ -22:^+_ 25:^+how 55:^+i -33:^+my 34:^+sat 31:^+what -24:^+when
-20:^+which 24:^+why -29:_+mempool 21:_+payment 72:_+transaction -48:_+tx -37:block+$ 61:by+now 37:confirm+$ 49:confirmation+doe
52:did+i -24:do+i 27:doe+it 62:doe+my -48:fee+$ -27:for+_ 39:gave+me 52:ha+it -47:hour+$ 35:how+many -46:i+have 69:i+it 49:i+my
-21:i+paid -36:i+stuck -21:i+the -25:in+_ 49:in+the -21:into+the 31:it+confirm 35:it+have 68:many+confirmation -47:many+sat
53:mempool+$ -23:min+$ 26:my+_ -28:my+payment -37:next+block 47:now+$ 49:now+? -25:of+_ 28:of+the 50:on+my -43:paid+for
-44:payment+min -37:stuck+$ 33:the+mempool -33:to+the -22:tx+i 27:wa+it 53:what+fee -38:what+i -36:what+the -22:when+wa 43:with+_
@+lacks:block -8:* 53:,+_ -22:.+$ -20:?+$ 41:?+_ -25:^+what -27:^+which 31:_+$ -22:_+? -31:_+block 22:block+made -24:block+wa
22:burnt+in -26:much+_ 69:of+the 67:the+block 49:the+slot 82:time+of -24:wa+it @+lacks:chain -15:* -34:,+all -37:,+by 22:,+how
-26:,+i -40:,+in -28:,+it 22:,+my -44:,+on 22:,+our -23:,+please -31:,+since -35:,+the -28:.+$ 25:.+. -26:.+before -41:.+which
28:24h+volume 21:?+? 61:?+it 31:?+my 21:?+the -42:^+_ -24:^+a 40:^+abi -20:^+any 34:^+are -26:^+balance -30:^+biggest 42:^+chain
25:^+check -51:^+circulat 30:^+compare -34:^+current -29:^+decode -32:^+did -25:^+explain -36:^+find -26:^+floor -20:^+for -39:^+ga
54:^+ha 22:^+if 36:^+in -69:^+it -26:^+kind -26:^+ledg -64:^+make 36:^+metamask -25:^+my 33:^+need -26:^+nft 23:^+on 40:^+option
-31:^+our 23:^+rank -22:^+revenue 30:^+since -34:^+someone 65:^+stablecoin -30:^+the 70:^+token -26:^+topic0 -72:^+verify
-30:^+volume 22:^+wa 23:^+when -54:^+where -22:_+, -42:_+. -52:_+_ -21:_+account -29:_+addres -45:_+and 22:_+bar -63:_+block
-30:_+by -48:_+coin -31:_+collection 20:_+fee -26:_+floor 29:_+for 38:_+holder -39:_+i 46:_+now -42:_+of -33:_+payment -24:_+point
54:_+pool -31:_+rows -36:_+sery 23:_+since -23:_+the -61:_+token -20:_+volume 42:_+with -33:_+word 27:_+yield -31:a+_ 70:a+chain
-24:a+client 38:a+coin 30:a+fake -25:a+list -54:a+logo 27:a+of -20:a+phish 21:a+single -22:a+transaction -27:about+$ -32:about+_
21:about+the 31:about+to -30:addres+of -96:all+chain -38:all+of 38:all+the -27:allow+to 29:am+i -23:and+_ -40:and+i -25:and+it
42:and+my -32:and+volume -25:and+wa -48:and+what -44:and+which -39:any+chain 28:any+of -36:are+_ -21:are+people 32:are+there
-33:at+a 20:at+the -50:ath+$ 24:back+$ 21:base+fee -32:be+? -24:between+_ 25:biggest+holder -41:block+height 52:block+numb 24:burn+$
-41:by+_ -85:by+chain -29:by+whom -28:can+i -26:chain+$ -55:chain+? -25:chain+_ -20:chain+doe -26:chain+i 52:chain+id
-24:chain+option 45:chain+that 43:chain+we 35:check+if 32:check+the 38:coin+$ -28:coin+for -22:coin+i -25:cold+storage
-24:collection+? 21:contract+$ -39:contract+i 25:contract+or -22:copy+$ -54:cost+$ 66:cost+on -22:d+like 70:dao+$ -26:data+$
35:deep+i 53:deploy+to -61:develop+since -58:dex+$ -29:dex+, -45:dex+_ -28:did+he 87:did+i -75:did+it 28:did+that 28:do+_ 44:do+i
26:do+the 66:doe+a -43:doe+it -24:doe+not -34:each+of -20:earn+_ -48:eip+_ -41:event+$ -24:every+chain 47:explor+of -40:fee+_
74:fee+on 42:fee+tier 34:first+$ -27:floor+of -23:floor+price -34:for+_ -48:for+me -22:for+my -46:from+my 36:from+the -23:function+i
-48:ga+price -22:get+if -46:go+through -32:go+to 33:ha+been 30:ha+it 22:ha+my 54:ha+the 22:hack+$ 32:have+in -43:have+it
-42:have+the 47:have+to 21:hold+$ 36:hold+_ -20:holder+on 35:how+deep -22:how+did 55:how+full -35:how+long 32:how+many -40:how+old
-38:how+the 43:i+$ -35:i+_ 21:i+am -38:i+call -21:i+d 49:i+do 32:i+got -54:i+he 21:i+in -23:i+it 44:i+lock 32:i+made -22:i+mean
-36:i+need 24:i+not -50:i+on 37:i+only 73:i+own 31:i+pay -28:i+sign 33:i+still -35:i+the -28:i+there 26:i+thi -45:i+trade -24:i+use
-24:id+$ -32:id+for 29:if+i 37:if+you 38:in+$ 46:in+and -23:in+crypto -36:in+fee 51:in+it 21:in+my 25:in+that -33:in+what
65:in+which 39:it+$ 65:it+? 48:it+_ -35:it+contract -21:it+floor -60:it+go -41:it+in 40:it+safe -29:key+$ -23:know+it 29:know+the
32:l2+we -34:late+$ -25:ledg+or -20:lightn+network 42:like+_ -20:like+the -29:like+to -39:link+, -21:list+$ -30:list+of -25:lock+in
-54:logo+for -37:lol+$ -34:look+like -37:make+a -42:make+me 73:many+of -27:many+people 63:many+transaction -33:market+$ -40:market+,
-46:me+$ -21:me+_ -34:me+a 24:me+about -20:me+how 29:me+to 30:metamask+show 44:min+$ 22:min+in -24:mint+$ 26:moment+$ 43:money+i
-32:most+_ 55:most+fee -31:most+money 22:most+of -33:most+volume 24:mov+_ -22:much+$ -57:much+_ -44:much+did 50:much+doe 44:much+ha
34:much+i -37:much+of -44:much+volume 21:much+wa -36:my+bag 27:my+bank 35:my+broth 22:my+coin -39:my+colleague 31:my+daught
25:my+friend 43:my+grandson -29:my+landlord 52:my+ledg 23:my+metamask 22:my+nephew 48:my+payment 26:my+saving -47:my+token
53:my+transaction 47:my+transf 44:my+tx 34:need+for -26:need+it 34:network+$ 30:network+, 38:new+token -23:no+$ -30:no+shar
53:nonce+_ 35:now+$ -33:now+, 20:of+all 32:of+both -22:of+each 22:of+it 28:of+mine -34:of+my -21:of+one -31:of+that 33:of+these
64:of+those 21:on+$ 23:on+_ -69:on+all -31:on+chain -24:on+each 79:on+our 82:on+the 62:on+thi -23:on+twitt 39:one+$ -39:one+?
39:one+chain -40:one+i 72:only+$ 26:or+_ 45:our+chain 96:our+company -36:our+contract 26:our+dao 52:our+l2 -25:our+protocol
21:our+rollup 23:out+of 49:over+time 77:own+$ -22:owner+of 34:paid+_ 27:pay+for 47:payment+min 25:pend+_ -23:per+chain -23:perp+dex
23:pl+$ 37:pl+, -50:please+$ 34:please+, 47:please+give 37:pool+$ 38:pool+for 25:pool+i 37:pool+that -57:price+$ -31:price+of
21:price+on -37:project+$ -39:protocol+$ 21:pull+the -26:rank+$ 23:rate+of 24:real+one -21:recipient+, -25:revenue+of -32:rows+$
35:rpc+url 42:safe+$ -32:see+how -35:sery+_ 55:should+i 45:show+me -29:show+the -29:sign+_ 31:since+summ -69:since+the -46:source+of
63:stablecoin+supp -26:storage+$ 31:summ+$ -29:summ+? 24:supp+, -44:supp+of -31:that+_ 79:that+chain -21:that+i -26:that+protocol
61:that+the 42:that+we -32:the+_ 28:the+account 68:the+airdrop -26:the+amount 127:the+block 123:the+chain 29:the+cold
43:the+contract 21:the+counterparty 40:the+dao 40:the+deploy 37:the+deposit -41:the+dex -54:the+event -37:the+exploit 21:the+explor
38:the+fail 23:the+guy -41:the+internal 67:the+l2 -51:the+last -23:the+lend -24:the+lightn -33:the+log 33:the+lp 51:the+moment
-50:the+most 93:the+network 82:the+new -21:the+next -46:the+option 53:the+pair -32:the+perp 87:the+pool -22:the+price
-55:the+project -41:the+protocol 28:the+real 58:the+receipt 39:the+rollup -43:the+source 44:the+tick -33:the+token -39:the+total
61:the+tx 63:the+vault -47:the+yield 26:them+$ 69:there+, -23:there+a -21:thi+_ 29:thi+morn 45:thi+network 31:thi+pool -40:thi+token
-40:through+$ 43:tier+of 52:time+$ -21:time+i 44:to+$ 31:to+? 41:to+add -37:to+see 23:to+sign -62:to+the 32:today+$ -51:token+$
-22:token+, -56:token+? -48:token+holder -41:token+i -45:token+my -50:tonight+$ -26:too+$ -21:total+value -32:trad+volume
-39:trade+on -27:trader+on -26:transaction+of 36:tvl+of 23:up+$ 44:use+$ 36:use+, -48:user+paid 26:user+pay -21:value+lock
26:vault+$ -43:volume+_ -26:volume+of 50:volume+on 36:wa+it 57:wa+my 32:wa+the 33:wallet+$ -34:wallet+, 80:wallet+? 43:wallet+for
20:wallet+or 50:we+are 76:we+deploy 30:we+use -34:what+are -40:what+chain -38:what+coin 62:what+did 43:what+do 35:what+doe
23:what+ha 23:what+i 45:what+in -21:what+price -22:what+share -23:what+time -40:what+would 41:when+i 51:when+wa -31:where+doe
35:where+i 25:where+my 56:which+block -31:which+coin 53:which+marketplace -34:which+network -45:which+one 47:which+protocol
25:which+token 47:who+built 33:who+hold 59:who+own -38:whole+token -20:why+did -54:with+$ -26:with+_ 57:with+nonce -31:with+the
-33:work+$ 42:yet+$ 33:yet+? 26:yield+of -21:you+know 52:you+please @+lacks:coinId 11:* 46:,+_ -39:,+on 74:,+the 25:,+with -21:?+_
21:^+at 31:^+chart 76:^+convert 36:^+did -26:^+find 42:^+for 45:^+i -25:^+list -27:^+my 35:^+need -34:^+our -65:^+price -21:^+total
39:^+we -38:^+what -22:^+where 23:_+, -26:_+? 75:_+account 57:_+and -75:_+at 60:_+coin -32:_+i -72:_+in 40:_+of -25:_+or 34:_+pl
21:a+_ 60:a+coin 62:all+time 44:and+_ 36:by+how 76:category+i 51:chart+of 40:coin+$ -54:coin+_ -33:coin+are 80:coin+for 54:coin+in
-22:coin+on 55:coingecko+id -21:could+you 43:did+it -28:doe+the -26:find+me -29:for+_ 25:for+a -24:for+me 95:for+my 54:from+the
39:hold+it 25:how+much 63:i+my 59:i+need -31:i+the -72:i+worth -23:i+would 65:id+of -42:in+_ 92:in+that 55:it+$ 22:it+, 31:it+all
-36:it+balance 21:it+cost 39:it+ever -20:it+in -33:list+the 54:market+cap -21:most+recent 36:much+of 38:my+coin -21:my+grandson
49:my+nephew 87:need+the -32:new+coin -69:of+_ 37:of+a 35:of+my 78:of+the 32:of+them 24:on+the -27:on+which 55:one+$ -21:or+a
-37:pair+$ 29:pl+$ 21:please+, 23:price+? -22:price+in -71:price+of 21:sheet+$ 58:sheet+, -26:supp+of -21:talk+about 71:that+_
-22:that+coin -25:the+biggest 112:the+coin 60:the+coingecko -22:the+firm -23:the+most 55:the+oth 71:the+same 25:the+tax 30:time+high
-27:today+$ -25:trad+_ -43:treasury+$ -37:what+are 41:what+coin -20:what+doe 53:what+i -37:what+it 26:what+the -38:what+time
-68:what+wa -70:which+coin 48:which+exchang 41:which+of 25:with+the 57:work+$ -24:worth+today @+lacks:coinSymbol -7:* -26:^+how
-21:^+the -23:_+at 24:for+my -33:i+it @+lacks:collection -5:* -46:,+the -27:.+$ 43:24h+volume 36:^+floor -23:^+how -33:^+list
-26:^+show -30:^+the 50:^+what -47:^+which -28:_+$ -27:_+for 28:_+of 38:_+or 36:an+nft -40:and+volume 35:collection+$
-38:collection+by -41:collection+my -28:collection+on 31:did+the 23:do+i -28:doe+the -31:floor+$ -24:floor+, -24:floor+?
35:floor+and 53:floor+of -42:for+my -29:have+$ -38:have+the -24:how+ha -25:how+many 33:how+much 22:in+_ 28:it+$ -21:market+cap
27:mint+$ -32:nft+of -27:now+$ -26:numb+of -52:of+_ 41:of+an -25:of+owner 48:of+them -34:on+_ -64:one+of -29:price+of -28:show+me
46:the+floor 23:the+nft -22:the+project -57:today+$ 68:today+? -31:volume+of 30:wa+the 65:what+the 36:what+wa -20:with+the
@+lacks:count @lacks:count @lacks|points=theirs|left @whole|open=person|unnamed -28:* @+lacks:day 38:* -23:,+_ -44:.+$ 45:^+_
-37:^+i -39:_+$ 31:_+, -45:_+. 29:_+at -32:_+in 53:_+on 30:_+price 37:_+worth 23:at+the 33:did+_ 21:end+of 51:for+the 54:in+_
-27:in+the -45:it+$ -24:of+_ 31:on+_ 33:on+the 48:price+on 31:the+day 25:wa+one -40:what+_ 33:what+did -49:what+wa 38:when+i
@+lacks:days 91:* @+lacks:ens -9:* -28:,+the 83:.+_ -36:?+i 64:^+_ -22:^+convert -39:^+did -31:^+doe -23:^+en -58:^+ha -33:^+how
29:^+namehash -41:^+what 22:^+when -20:^+where -28:^+which -29:_+$ 47:_+. -29:_+_ 51:_+i 44:_+name -30:_+on 27:addres+doe
-53:behind+_ 40:behind+the -29:belong+to -31:convert+_ -25:doe+_ 40:doe+it 31:doe+my -24:en+$ 27:en+name 35:for+our 30:for+the
-32:ha+it 38:have+an 44:i+_ -29:i+he 39:i+the 25:i+wa 25:i+would 31:my+en 42:name+? 31:name+point 31:namehash+for -30:of+a
27:own+the 54:point+to 22:tell+me 52:that+i 29:the+en -27:the+most 29:the+name -26:the+wallet 40:thi+en 23:what+i -47:what+the
23:when+doe 31:which+addres -30:which+of -21:with+my @+lacks:exchange -40:* 21:,+at -43:^+_ -30:^+best -39:^+bid 21:^+candl
34:^+depth 27:^+give -42:^+i 39:^+ord -44:^+the 24:^+what 37:^+who -65:_+$ -30:_+, -58:_+at 47:_+bid 27:_+from -33:_+fund -42:_+ord
-36:_+perp 30:_+please -43:_+print -40:_+right 24:_+spot 65:_+today -23:_+trad -44:_+with -23:a+side 21:and+_ 62:ask+$ -48:ask+for
-63:at+_ 39:book+, -63:book+for 37:can+i 34:deep+i 44:each+side -22:exchang+$ -22:exchange+$ 74:exchange+clock 33:exchange+where
-29:for+_ -55:from+_ 24:give+me 32:how+deep -54:i+my -39:i+the 42:i+trade 49:in+it 48:it+$ -27:it+in -29:level+$ 43:level+each
-31:market+$ 24:me+the 45:on+it -36:or+i -22:ord+book -33:pair+on 61:pay+on -20:payment+$ -48:perp+$ 47:please+$ 23:price+at
-21:print+on 43:rate+of -38:the+_ 29:the+last -30:the+market -20:the+pair 49:the+perp 28:the+venue 84:there+$ 58:today+$
54:trad+above 22:trad+at -44:trad+of 39:trad+on 29:trade+on 24:we+are 59:what+do 26:which+_ 22:which+pair 30:with+_ -43:with+the
63:your+? @+lacks:exchangeId 3:* 21:,+and 32:,+the -28:^+i 28:^+open 33:^+volume 22:^+which -23:_+, 49:coingecko+id 27:d+like
-21:did+the 31:doe+the 27:i+d 37:i+it -53:i+the 29:interest+$ 29:it+$ 25:like+to 57:my+exchange 68:of+the 33:of+them
41:open+interest 33:out+of -22:please+$ 55:the+derivativ -48:the+exchange 27:what+doe @+lacks:hash -42:* 27:,+can -28:,+for -40:,+it
-22:,+need 33:,+on -29:,+please -40:,+what -23:^+_ 23:^+biggest -47:^+can -39:^+decode -21:^+did -20:^+i -33:^+my -39:^+need
-27:^+topic0 22:^+what -30:_+$ -23:_+, -24:_+_ -29:_+a -31:_+bet -23:_+by -26:_+do 49:_+fail 25:_+go -36:_+ha -24:_+level 49:_+mov
-34:_+odd 31:_+on 45:_+or -30:_+question -37:_+today 30:_+trad -50:_+transaction -20:_+tx -25:_+wallet -20:_+what -23:_+with
29:and+at -40:and+what -22:are+my -29:ask+on -26:bet+_ -32:bid+ask 26:bid+on -25:biggest+holder -30:book+of -28:buy+$ -24:by+_
-30:can+you -21:d+like 25:did+my -43:did+thi -27:do+, -34:for+_ -36:for+me -34:for+my 24:from+the -40:go+through -45:ha+been
-26:ha+the 28:hold+the -27:holder+$ 26:holder+on -23:how+many 20:how+much -22:i+d -23:i+my -28:i+paid 20:i+stuck 23:i+think -36:i+wa
-23:in+it 37:in+ord 73:in+the -29:it+$ -43:it+i -31:look+like -28:lowest+ask 24:market+$ 52:market+on -21:me+$ 20:morn+, 20:most+of
50:much+_ -38:my+_ -31:my+tx 22:no+$ -24:no+side -26:nonce+_ 29:of+a 23:of+hi -41:of+mine -28:of+my 29:of+that -24:of+the 43:on+the
44:or+_ -20:or+down -34:out+of -26:outcome+token -40:paid+for -26:pl+, -23:say+_ -44:side+$ -40:since+_ -23:that+_ 38:that+market
-25:the+_ -29:the+best -28:the+biggest -24:the+company 59:the+exploit 42:the+most 26:the+odd -26:the+trad 23:the+transaction
38:there+$ 37:thi+morn 44:through+_ -36:to+_ -24:to+sell -33:today+$ -31:token+_ 47:trad+of -36:trad+on 47:transaction+$
-40:transaction+_ -40:transaction+of 23:tx+i -20:up+or 49:wa+it -40:what+did -52:what+ha -42:what+the 77:what+would -37:when+i
-25:ye+$ @+lacks:hex -25:* 28:,+_ -51:,+please -23:,+with 24:^+4byte 39:^+_ 35:^+please -62:^+selector -44:^+what -23:^+which
-32:_+, 40:_+byte 29:a+_ 25:a+transaction -59:an+event -32:before+i 21:broadcast+it 35:byte+selector -44:calldata+for
25:custom+error -26:decode+the -31:doe+_ -55:doe+it -24:doe+the -34:doe+thi -37:event+that -57:for+_ 47:from+my -37:function+$
23:function+i 57:function+selector 38:i+behind 51:i+sign 33:i+the -57:in+our 23:it+. 23:it+do 40:me+a -47:mean+$ 21:metamask+show
26:my+wallet -54:of+an 37:of+hex -34:of+my -29:of+the -25:pl+, -32:please+$ 49:selector+$ -76:selector+of 35:show+me -23:that+i
35:the+_ -46:the+event -22:the+function -44:the+selector 45:thi+input 20:to+sign 21:transaction+that 45:wallet+$ -37:what+doe
42:what+function 27:which+function -25:with+the 27:would+it @+lacks:holder 8:* -32:.+$ 30:.+what -39:^+chart 24:^+how -23:^+list
28:^+what -44:^+which -27:_+$ 21:_+? -28:_+by 84:_+doe 37:_+ha 35:_+of 28:_+own -32:_+pl 29:and+i -34:any+_ 42:balance+sheet
36:buy+, 32:by+the -30:chart+_ -26:coin+doe -23:company+have -22:dao+hold -23:did+i 21:did+it 59:did+the -35:do+i 35:doe+our
31:doe+the 34:every+purchase 27:first+, -24:for+a 50:ha+the 34:hold+$ -28:hold+_ 27:how+did 31:how+many 31:it+_ 66:it+balance
-20:list+firm 62:many+_ 72:much+_ -32:much+i -29:much+of 28:of+_ 29:of+it -22:of+our 50:on+average 56:on+it -55:our+company
-34:our+dao -36:our+treasury -31:pl+$ -35:since+_ -26:the+coin 48:the+company 26:the+firm 28:the+treasury 32:treasury+$
42:treasury+of 35:what+did -23:what+do 24:what+i -48:which+coin 37:worth+$ @+lacks:llamaCoin -34:* 32:,+please 21:,+what 23:^+give
-72:^+ha -31:^+how -78:^+what 26:^+which -48:^+who 77:_+and 65:_+coin -25:_+in 89:and+_ 30:are+my 27:at+the 23:by+how -50:coin+_
56:coin+i 26:did+it -55:do+$ 38:each+of 22:for+the -46:ha+the -40:how+ha 41:how+many -37:how+the 54:i+hold -40:i+my -81:i+worth
28:in+$ 30:in+an 20:it+_ -31:it+in -33:mov+_ 56:my+coin 21:now+$ -20:of+_ 58:of+my 34:of+the 33:of+them -26:price+of 33:price+on
42:the+_ 20:the+coin -26:the+floor -42:the+most -25:the+probability 43:the+token -32:time+i -25:up+_ 29:wa+it -32:what+time
-66:what+wa @+lacks:market 13:* 52:?+i -42:^+chance 56:^+ha -53:^+how 24:^+odd -37:^+open 43:^+price 40:^+which -26:^+who 41:_+$
20:_+. -38:_+and -28:_+bet -33:_+by 30:_+contract -49:_+cut 24:_+for -26:_+have -30:_+market 28:_+on -31:_+question 41:_+th
-26:about+the 20:all+the -32:already+been -31:and+_ 42:and+what -42:are+people -26:are+they 32:at+what 34:best+bid -20:bet+on
74:book+on -23:cut+in 22:deep+i -36:do+i 45:do+they -36:each+$ 27:event+$ 21:event+on -22:for+me 82:from+_ 53:ha+it 20:how+deep
-30:i+_ -31:i+get -28:in+_ -37:in+decemb 52:in+the -26:market+on -29:my+_ 27:now+? -34:odd+$ -20:of+a 54:on+that 59:on+ye 42:one+$
-34:open+_ -23:prediction+market 42:price+of 41:put+_ 20:that+market 26:the+book 73:the+event -27:the+next 27:the+probability
40:to+put 21:to+see -31:top+trader -38:trader+on -42:und+_ 41:want+to 31:what+do -27:which+_ -25:who+are 53:ye+$ -23:ye+in
@+lacks:moveType -7:* -32:^+who -28:doe+the 21:i+the @+lacks:other 36:* -41:,+_ -35:,+how 24:,+in 45:,+it 36:,+since 69:,+the
32:^+biggest 62:^+did 39:^+doe 47:^+on 40:^+pool -60:^+stablecoin -44:^+top -24:^+what -20:_+and -61:_+by 22:_+digest 22:_+from
53:_+hash 40:_+i 22:_+of -28:_+on -31:_+pool -24:_+that 40:a+feed 21:and+how -30:and+what -29:are+there -41:bridge+$ 50:bridge+i
-22:by+volume -24:can+you -50:chain+$ -23:chain+, -25:chain+doe 24:chain+i 22:circulat+supp -22:cost+basi 29:dex+, 59:did+the
-57:doe+it 67:doe+the -43:each+chain 25:each+of 40:feed+for 24:for+my -46:for+our -24:from+_ 39:have+a -48:how+ha -27:how+many
23:how+much -25:how+the -37:i+_ 46:i+am 47:i+for 60:i+my 31:i+the -35:i+thi 30:in+my 41:it+_ 61:it+i 68:it+peg -20:much+money
35:much+of -21:my+ledg 42:new+_ 29:now+$ -43:of+all 25:of+each 65:of+our 52:of+that 21:of+thi -36:on+_ -37:on+our 27:on+the
44:on+which -51:over+time -39:pool+on -26:price+of 27:right+now -25:run+and 70:share+of 46:since+_ 68:since+the -38:sit+on
-21:stablecoin+float 21:stablecoin+i -63:stablecoin+supp 34:supp+of 92:the+bridge -38:the+chain -20:the+protocol 53:the+stablecoin
-28:them+$ 30:thi+stablecoin -50:time+$ -22:to+my 31:today+$ 39:trad+on -60:volume+$ -50:what+back 22:what+doe -22:what+i -28:with+_
28:with+the @+lacks:pair -18:* -23:^+fund -23:^+my 24:^+ord 28:^+what -41:_+, 45:_+? 22:_+candl 23:_+for 44:_+level 25:_+of 52:_+ord
-35:_+perp -31:_+volume -40:at+_ 44:book+, 22:book+depth 25:book+on -59:from+_ -24:fund+on -51:my+_ -56:of+_ -35:of+my 86:on+_
88:ord+book 37:pair+on -46:the+_ 29:what+i 31:what+the @+lacks:protocol 24:* -27:,+all -25:,+and 25:,+for -23:,+not 54:,+on 25:,+the
-29:,+which 40:?+i -36:^+_ -59:^+dex 47:^+did 20:^+fee -21:^+give 32:^+holder 60:^+i 28:^+on -55:^+option 48:^+revenue -22:^+show
-50:^+the 62:^+tvl 24:^+we 31:^+when -48:^+which 32:^+who 37:_+. 50:_+_ 23:_+by -31:_+i -59:_+on -26:_+since -34:_+tvl 38:_+volume
22:a+day 26:a+protocol 27:all+chain 39:and+for 36:and+i 64:and+what 22:and+who 66:are+the -31:at+the -46:by+protocol -22:by+tvl
68:chain+$ 48:chain+? 39:chain+doe 28:chain+it -27:chain+we -26:defi+protocol -24:deploy+to -47:deposit+$ 45:develop+since 69:dex+$
45:dex+, 59:dex+_ -59:dex+volume -23:did+_ -58:did+i 21:did+the -21:do+i 72:doe+it -30:earn+_ 63:fee+_ -49:fee+did -38:fee+on
37:for+the 30:ha+the 36:holder+$ 30:holder+revenue -25:how+did 25:how+ha -57:how+many 24:how+the -30:i+_ -35:i+have -43:i+lock
-22:i+my 44:i+need 91:i+the 39:i+use 33:in+fee 26:in+our -73:it+$ 50:it+in 51:lend+protocol 36:lock+in -42:money+i 31:money+lock
-67:much+i -36:much+money 28:much+of 32:much+volume -21:my+saving -38:notional+volume -29:now+$ -50:of+_ -20:of+a -30:of+all
40:of+my 77:of+one -28:of+that 43:of+the 28:on+, -38:on+_ -38:on+chain 83:on+each -35:on+our 25:on+that -53:on+the 42:on+which
29:one+protocol -24:open+interest -55:our+dao 26:our+protocol 23:please+$ 24:please+. -30:protocol+, -73:protocol+by 52:protocol+in
40:protocol+we 35:revenue+_ 35:revenue+of -27:right+now 42:run+and -43:since+_ 52:since+the 30:sit+on -59:that+chain 33:that+lend
32:that+one 49:that+protocol -29:the+_ 42:the+app -89:the+chain 27:the+dapp -23:the+derivativ 43:the+dex -30:the+l2 39:the+lend
66:the+money -37:the+most 72:the+option 33:the+project 66:the+protocol 53:the+tvl 46:thi+protocol 27:to+token -21:today+? 22:trad+on
-35:tvl+_ 44:tvl+of -34:user+pay -35:volume+on -44:wa+it -63:we+deploy -21:what+did -35:what+do -39:what+doe 20:what+i -24:what+it
25:what+the 33:which+chain -66:which+protocol 67:who+are -73:with+the @+lacks:query 16:* -48:^+_ 71:^+find 23:_+$ -38:_+, -40:_+on
38:a+coin -25:are+the -20:coingecko+id 68:find+me -28:id+for 34:it+$ -53:of+_ 43:of+a -49:share+of @+lacks:signature -18:* -22:,+_
-30:,+no 40:,+please -22:.+$ -20:.+how -22:.+which -27:?+$ -23:?+_ -29:?+i -21:^+abi -40:^+my -57:^+our -28:^+read 61:^+selector
43:^+topic0 30:^+what -56:_+$ 27:_+byt -27:_+byte -41:_+for -31:_+of -36:_+to -29:a+_ -22:a+contract 66:an+event -33:and+_ 39:at+_
41:back+$ -32:byte+selector -48:call+$ -38:can+you -30:contract+_ 37:decode+the -30:decode+thi -31:did+the 23:doe+it 21:doe+thi
53:event+$ 44:function+$ 38:give+me 58:ha+thi -22:hash+of 31:have+to -36:i+behind 30:i+should -29:i+thi 54:in+our -24:it+.
-20:it+and 38:log+$ 30:me+the 29:me+what 51:mean+$ -21:much+ga -23:of+a 58:of+an 39:of+the 66:please+$ -29:read+_ 42:read+the
-58:selector+$ 77:selector+of -22:send+_ -20:sent+it 27:tell+me 48:that+i -40:that+the -22:the+contract 73:the+event -39:the+fail
32:the+first 34:the+log -62:topic+_ 30:topic0+for 22:what+doe -41:what+function 46:what+i 32:what+the -39:with+_ -47:with+my
@+lacks:solanaAddress 18:* 44:,+it -29:,+the 42:,+where -40:,+which -38:.+$ -31:.+_ 33:.+what -22:.+which 22:?+? 80:?+_ -23:^+a
46:^+best -31:^+doe -39:^+everyth 29:^+if -50:^+it -29:^+make 38:^+mint 24:^+my -64:^+nft -32:^+price -22:^+quote 40:^+rugcheck
34:^+show -22:^+the 39:^+which 21:_+account 37:_+balance -63:_+by 65:_+coin 75:_+doe 41:_+give 31:_+i 77:_+nft 39:_+of 43:_+on
-33:_+or -37:_+own 59:_+please -41:_+price 38:_+quote -27:_+wallet 21:a+of -28:account+, -28:account+balance 26:addres+of 33:all+my
-26:and+who -30:are+in -21:at+the 39:been+burn 63:best+_ -63:by+the -36:can+still 22:circulat+supp 33:collection+$ -22:collection+i
23:com+out -32:did+he 39:did+it -27:doe+_ 33:for+_ -28:for+a 20:for+me 21:from+_ -24:from+a 54:from+the 40:get+? -28:get+a
29:give+me -33:have+in 38:have+left 25:hi+_ -22:hi+account 24:hi+wallet -39:hold+the 57:holder+$ -32:holder+of -32:how+do 31:i+am
-24:i+can -32:i+it -29:i+need -43:i+on 32:i+thi -33:i+wa 30:if+i -36:in+, -34:in+fee 25:in+hi 23:in+it 47:in+our -25:in+thi
-58:into+_ 53:into+the 27:it+ha -37:it+i 47:it+on 39:it+or -26:list+of 32:lp+$ -28:made+it 35:made+the -22:make+a 62:market+_
50:me+_ -21:me+the 25:mint+addres -33:mint+or 21:more+of -47:much+i 23:much+of -32:my+account 31:my+balance 26:my+friend
26:my+nephew -38:nft+doe -51:nft+on -21:now+, -34:of+_ 49:of+it 34:of+our 35:of+that 29:of+these 44:of+thi -40:of+those -22:one+of
-26:only+, -26:out+of -21:own+the -34:pay+in 35:pl+$ -26:pool+$ 27:price+impact -43:price+on 40:quote+for 21:rn+$ -30:rugcheck+$
27:rugcheck+report 24:safe+? -23:say+_ -21:score+of 31:share+of 31:show+the -30:still+mint 35:supp+$ 22:supp+, 22:that+_ 39:the+_
34:the+collection 23:the+dev 46:the+internal 31:the+lp 58:the+market 37:the+new 35:the+one -24:the+real -65:the+same -33:the+th
-39:the+token 50:the+top 65:thi+$ -23:thi+_ -33:thi+artist 29:to+_ -22:to+the 40:too+$ 30:total+supp 47:transaction+of -35:wallet+_
-29:what+did 65:which+_ -37:which+collection -22:which+nft -20:which+one -41:which+program 37:who+are -33:who+own 39:with+the
-21:would+i @+lacks:solanaSignature -6:* -27:^+_ 23:^+how -31:^+in 41:^+show -30:^+what 58:^+which 22:_+and -20:_+for -25:a+client
-30:do+i 58:fee+did 35:how+much -45:i+need 25:i+think -25:impermanent+los 41:it+$ -37:my+tx -29:of+_ -28:of+the 31:plain+word
45:swap+on 23:the+_ -43:thi+_ -21:what+i 45:which+program 24:word+what @+lacks:text 82:* @+lacks:ticker 39:* -21:^+how 40:_+$
31:_+sery -24:i+the 83:of+the 43:on+_ 43:please+$ 43:the+_ @+lacks:time 60:* 65:,+_ -25:,+and -29:,+at -39:,+i 38:,+with -46:?+$
81:^+_ 39:^+for 58:^+how 44:^+price 53:^+pyth -43:^+when -31:^+which -38:_+, -31:_+. -29:_+? -35:_+_ -25:_+at 43:_+block 36:_+for
36:_+from 22:_+in -46:_+on 44:_+price 62:_+when 78:_+worth -36:and+what -60:at+_ 37:at+that 31:at+the -35:at+thi 56:block+height
22:block+numb 62:block+wa 20:closest+to 42:day+i 93:did+_ -42:for+_ 26:for+the 50:from+_ 48:how+did 57:how+much -53:i+_ -23:i+am
23:i+bought 43:i+got -54:i+it 30:i+need -38:i+the 45:in+the 48:it+$ -29:it+on -30:moment+, 55:moment+of 20:need+the 73:of+_ 41:of+my
-45:of+the -51:on+_ 33:on+the 28:one+_ -34:please+, 61:price+of 27:price+on -42:since+when -50:the+block 42:the+day 45:the+time
-27:thi+moment 52:time+$ -56:time+of 28:to+the 67:two+dat 87:wa+_ 21:wa+it 25:wa+one 60:what+did -36:what+i -61:what+the 36:what+wa
57:when+i 81:when+the 42:when+we -47:which+block 26:worth+in 25:worth+on @+lacks:types 28:,+what -31:^+abi 32:^+my 25:decode+thi
25:for+me 27:me+$ 45:my+contract @+lacks:unit -77:* -37:.+$ -25:?+$ -25:^+how -30:_+mil -61:how+many @+lacks:url -18:* -32:,+and
53:,+i -33:,+what 25:?+$ 27:^+check 41:^+the 20:^+who -25:_+. -43:a+fake -21:a+phish -27:a+scam -33:audit+, -27:before+i -33:by+whom
-34:check+if -26:for+our 27:from+the 21:got+a -27:i+click -31:i+got 41:i+the 38:in+the -20:it+$ -38:it+a 61:it+dangerou -32:scam+$
-29:that+i 21:wallet+, 24:wallet+? @+lacks:uuid 23:,+_ -29:^+_ 23:^+my 22:^+show 43:_+in 20:_+point 35:apy+history -24:did+it
36:history+of 23:how+the -23:i+farm 37:i+have 22:i+put -23:i+the 22:me+the 24:my+pool 23:point+$ 22:put+my 33:show+me 30:that+pool
22:the+vault 30:to+see -36:yield+of 24:yield+pool @+lacks:values -61:* -87:_+$ 45:_+, -80:_+for 65:calldata+for -48:for+_
@+lacks:venue -6:* -23:,+_ -25:.+how -32:?+i -21:^+chart 21:^+for -37:^+i 40:^+open -31:^+ord 29:^+price -23:^+what 31:^+which
-27:^+who 34:_+$ -30:_+, -21:_+. -22:_+? -26:_+at -23:_+book -27:_+level -89:_+on -34:a+_ -27:about+the 36:and+what -20:at+_
-33:book+, 84:book+on -21:chart+_ 22:cost+$ -35:deep+i 22:doe+it -26:doe+the -30:each+side -49:for+the -40:ha+it 60:ha+the
-35:how+deep -29:how+old 61:how+the -49:i+it -22:i+want 36:if+i -25:in+_ 66:in+the -30:level+each 29:mov+_ 46:now+$ -34:odd+on
30:of+my 25:of+the 51:on+_ -22:on+the -22:ord+book -32:please+$ -23:say+$ -41:say+_ -22:show+the -28:side+$ -79:the+_ 61:the+bet
62:the+chance 70:the+market 20:the+odd -40:the+price 67:the+probability 31:today+$ -24:trad+$ 28:wa+the -44:want+to 36:what+do
-21:what+the -34:what+time 30:what+wa @+outside -27:!+! 9:* -32:,+all 25:,+and -61:,+any -26:,+but -41:,+can -53:,+chain -46:,+could
-58:,+did -35:,+every 41:,+fee -23:,+find -66:,+for -55:,+he -55:,+if -57:,+in 33:,+it -23:,+just 52:,+long 36:,+market -56:,+my
-21:,+need -26:,+nonce 58:,+not -28:,+our -21:,+please -23:,+pric -24:,+price 20:,+slippage -33:,+so -38:,+the 35:,+wallet
-27:,+want -29:,+whatev -53:,+where -27:,+which -25:,+why -34:.+. -85:.+_ -48:.+before -33:.+can -45:.+could -46:.+ha -71:.+how
-86:.+i -92:.+what -35:.+would -73:?+? -57:?+_ -42:?+and -30:?+he -76:?+i -32:?+in -56:?+it -95:?+my -44:?+on -32:?+show -33:?+the
-55:^+a -55:^+addres -22:^+all 42:^+am -30:^+any 38:^+apple 123:^+balance -34:^+before 23:^+best 64:^+bid -46:^+biggest -65:^+block
-33:^+buy -22:^+by -22:^+call 22:^+can 66:^+cancel 35:^+capital -51:^+chart -23:^+cheapest -48:^+check -42:^+contract -22:^+convert
31:^+could 45:^+crypto -36:^+current -30:^+depth 28:^+do -35:^+doe 51:^+draft 27:^+explain 28:^+farcast -25:^+fear 30:^+fill
33:^+floor -64:^+for 55:^+from -32:^+fund -26:^+give -46:^+ha 32:^+hash -22:^+have -37:^+hey -32:^+hold -25:^+hows -23:^+in
-53:^+keccak256 -27:^+kind -31:^+last 24:^+latest 35:^+ledg 27:^+long -44:^+look 37:^+make 49:^+market -31:^+metamask -29:^+mint
-25:^+namehash -67:^+need -27:^+newest 24:^+next -27:^+nonce -32:^+numb -60:^+on -28:^+one -69:^+ord -73:^+our -24:^+pl 30:^+plan
31:^+please -30:^+price 59:^+put -36:^+pyth 23:^+rarity 36:^+realis -33:^+recent -39:^+revenue 44:^+review 89:^+revoke -23:^+search
-20:^+show -22:^+so -40:^+someone -21:^+supp -52:^+swap 32:^+text -40:^+that -26:^+they -21:^+trust -39:^+turn -21:^+tvl 53:^+twitt
63:^+verify -107:^+wa -54:^+we 28:^+when 34:^+where -22:^+why 25:_+, -33:_+. -31:_+? 35:_+_ -25:_+a 83:_+account 49:_+addres
49:_+aft -54:_+against 32:_+airdrop -73:_+all -61:_+and 59:_+approval 33:_+are 31:_+at -26:_+bag -38:_+balance 25:_+before -43:_+bet
40:_+block -40:_+book -36:_+buy -27:_+byte -50:_+can -30:_+chart -25:_+clos -55:_+collection 51:_+contract 45:_+cost 34:_+crypto
23:_+dao -45:_+deposit -26:_+depth -61:_+difficulty -31:_+do -35:_+dominance 25:_+etf -33:_+ever -29:_+fail -43:_+fee -37:_+floor
-37:_+get 91:_+ha -59:_+hash -27:_+held 46:_+hold 54:_+holder -44:_+how -25:_+if 24:_+into 45:_+ledg 60:_+level 48:_+market
116:_+mempool 47:_+message 34:_+mil -30:_+mint 38:_+mov -34:_+name 71:_+network 25:_+next -97:_+nft -42:_+node -22:_+notional
27:_+now -45:_+odd -29:_+old 23:_+on 32:_+only 49:_+open -64:_+or 75:_+ord 47:_+over -36:_+own -29:_+pair -26:_+pay 85:_+per
-34:_+perpetual 33:_+pl -21:_+pool -35:_+position -29:_+pric -69:_+price -45:_+print 41:_+proposal -25:_+protocol -26:_+recent
20:_+repository 84:_+revenue -25:_+rn -38:_+rows -29:_+safe -95:_+say 28:_+send -25:_+sign -38:_+since -23:_+so -42:_+stack
38:_+stake -74:_+still 36:_+that 32:_+the -24:_+there -28:_+these -43:_+thi -30:_+to -36:_+today -79:_+token 50:_+trad
20:_+transaction 27:_+transf -29:_+turnov -40:_+tx -51:_+utc -51:_+v -52:_+volume 98:_+wallet -24:_+what -31:_+when -27:_+where
20:_+which 32:_+with 24:_+withdrawal 62:_+word -33:_+worth 56:_+ye 40:a+_ -45:a+certain -57:a+coin 66:a+contract -26:a+custom
-33:a+fake 49:a+good -23:a+hash 54:a+list 54:a+logo -56:a+long -22:a+mail -41:a+new -36:a+of 30:a+phish -23:a+small -24:a+token
-56:a+transf -51:a+tx -60:about+$ -42:about+, 37:about+_ -47:about+a -26:about+the -23:about+to 28:account+$ 31:account+,
-52:account+_ 35:account+at 75:account+balance 58:account+i -26:account+of -50:account+on 32:acros+exchang -48:addres+$ -37:addres+,
-28:addres+. -57:addres+for -39:addres+i 37:addres+of 45:addres+on -47:addres+that 71:address+$ -69:aft+the -50:against+_
28:airdrop+$ 32:airdrop+, 52:all+_ 27:all+exchang 36:all+my -36:all+the -46:all+time -33:already+$ -49:am+_ -24:am+about
42:an+airdrop -31:an+article -60:an+old -41:and+_ -56:and+a -35:and+at -41:and+by -39:and+he 26:and+how -34:and+i -53:and+in
24:and+it -31:and+my -39:and+now -23:and+of -56:and+on -30:and+sell 20:and+since -37:and+the 54:and+volume -44:and+want 56:and+what
50:and+which 48:and+why -54:any+_ -38:any+chain -55:any+of 66:approval+for 43:approval+of 35:approval+on -21:approval+to
31:approve+a -28:are+_ 47:are+in -40:are+my 45:are+people -37:are+there 23:are+they -79:ask+$ 43:ask+for -25:ask+to -64:at+$ 29:at+_
-84:at+a -49:at+all 64:at+my -38:at+on -31:at+present -24:at+the -30:at+thi -38:at+which -48:ath+$ -53:atm+$ -30:back+$ 27:balance+$
-37:balance+_ 47:balance+and 51:balance+in -20:balance+sheet -56:be+$ -33:be+? -46:been+burn -22:been+pend -24:before+friday
-46:before+i 69:behind+_ -27:behind+it -32:behind+the -29:belong+to 59:below+_ -41:best+bid 81:bet+_ -24:bet+i -27:bet+on
35:between+_ -26:between+the -32:bid+for -69:bid+on -30:block+? 26:block+_ 43:block+height -55:block+numb -31:block+wa -52:book+$
-78:book+, 22:book+_ -34:book+depth 35:book+for -123:book+on -42:bought+$ -36:bridge+i -27:burn+$ -32:buy+, 64:buy+_ -27:buy+and
-30:buy+it 23:by+_ 45:by+hand -55:by+how -22:by+market -61:by+now 24:by+one -28:by+side -60:by+the -32:call+_ -45:call+data
-40:calldata+for -45:came+in -29:can+i -31:can+spend 27:can+you -21:candl+for -24:cap+$ -37:cap+of 42:capital+of -28:category+i
-31:chain+$ 50:chain+, 24:chain+_ -51:chain+i -55:chain+id -51:chain+it -29:change+_ -25:chart+_ -33:chart+for -39:chart+of
-29:chart+the -20:check+_ -25:check+if -50:check+my -41:clean+up -29:close+to -44:coin+are -31:coin+for 33:coin+i -62:coin+my
-60:coin+of -22:coin+that -27:coingecko+id 38:collection+$ -38:collection+by -23:collection+i 52:collection+on 32:com+out
27:commit+did -21:compar+to -23:compar+with -44:compare+it -46:confirmation+doe -29:contract+_ -21:contract+addres 75:contract+on
-28:contract+or 28:convert+_ 69:convert+thi 41:cost+$ 33:cost+in -45:cost+on -44:could+the -28:count+and -65:counterparty+addres
33:crypto+gain -24:crypto+market 92:crypto+news -44:current+_ -40:cut+in -49:d+like -28:data+$ 32:date+$ -34:day+$ -27:day+i
-31:deep+i -23:deposit+$ -26:deposit+, -22:depth+_ -27:develop+since -28:dex+_ -77:did+_ -47:did+i -24:did+it -30:did+that
46:did+they -51:do+$ 32:do+, -39:do+_ 32:do+a -45:do+the 23:do+they -25:doe+_ 63:doe+a 24:doe+an -37:doe+he 22:doe+it -71:doe+my
-33:doe+our 20:doe+she -28:doe+thi 30:don+t -23:down+$ -58:down+? 51:draft+a -38:drain+$ -28:e+mail -32:each+$ -22:each+of
-38:each+side 44:earn+_ 72:eligible+for -47:end+of 23:error+_ 34:etf+inflow -26:event+$ -24:event+of -41:event+that
89:every+approval -25:everyth+that -24:exchang+$ 54:exchang+_ -20:exchange+_ -67:exchange+clock -47:exchange+where 44:explain+to
-32:far+$ 53:far+i 40:fee+$ -24:fee+_ 27:fee+and -53:fee+i -20:fee+on -25:feed+_ 50:fill+in -42:fill+of -23:fill+on -47:find+me
-35:find+out 33:find+the -26:first+$ -22:floor+and -27:floor+in -58:floor+of -47:floor+on 62:floor+price 29:flow+into -70:for+$
28:for+a 29:for+me -26:for+no -34:for+one 22:for+our 39:for+reentrancy -48:for+the -42:for+ye 49:form+_ -55:found+a -28:from+_
-31:from+a 45:from+me 44:from+our -60:from+the -43:fund+_ 21:fund+on -21:fund+paid 35:ga+$ -101:ga+price 31:ga+station -38:gave+me
30:get+a 57:get+into -28:get+liquidat -36:get+the 51:github+commit -39:give+me -39:give+the 54:go+to -42:gone+up -24:got+a 21:ha+_
-42:ha+been -70:ha+it 37:ha+on -85:ha+the -28:happen+in 26:hardware+wallet 56:hash+of 44:hash+rate 32:hashrate+$ 49:have+$
-26:have+, -27:have+? -52:have+_ -26:have+a -42:have+i 70:have+in -38:have+it -34:have+on -49:have+open 32:have+the -36:he+i
-26:height+of 41:here+. -21:here+a -37:hi+_ 33:hi+account -31:hi+wallet 68:history+$ -34:history+_ -40:hold+$ -64:hold+_
-38:hold+any -42:hold+count -22:hold+in -24:hold+it 47:hold+on -26:hold+the -44:holder+$ 49:holder+of -35:hot+wallet -24:hour+$
-47:how+_ -37:how+are -54:how+big -28:how+can -56:how+deep -78:how+did 56:how+do 38:how+doe 35:how+ha 62:how+often 75:how+old
-67:how+the -30:i+$ 20:i+, -70:i+_ -28:i+a -57:i+am -20:i+approv -31:i+bought -48:i+buy 26:i+call -48:i+can -29:i+click -29:i+close
-26:i+copy -63:i+d -23:i+do -66:i+earn 71:i+eligible -44:i+fine -42:i+for 42:i+forgot -55:i+found -77:i+got -68:i+had 36:i+have
77:i+he -39:i+hold -39:i+in -47:i+m -24:i+made -26:i+mean -54:i+must -21:i+need 50:i+not 55:i+on -55:i+only -44:i+open -67:i+own
-46:i+paid -27:i+pay -37:i+provide -34:i+read -31:i+should -45:i+sign -68:i+still -48:i+that 53:i+the 29:i+there -45:i+thi
-81:i+think -22:i+up -28:i+use -20:i+used -47:i+wa 33:i+want -39:id+, -21:id+_ -35:id+do -27:id+of -48:idea+what -28:if+i -31:if+it
-44:if+possible -23:if+the 41:if+you 27:impermanent+los -54:in+$ -58:in+, -58:in+a -51:in+and -30:in+crypto -46:in+decemb -46:in+fee
47:in+germany 29:in+it -23:in+ord -31:in+our 59:in+simple -41:in+spr -90:in+that 38:in+thi -56:in+total 47:in+what -49:in+which
-39:incl+. 25:inflow+_ 47:interest+of -58:into+_ -23:it+$ -28:it+, -76:it+. -26:it+_ -49:it+a -52:it+and -46:it+be -35:it+contract
-34:it+cost -44:it+do -29:it+ha -31:it+have -45:it+i 21:it+in -43:it+now 34:it+on -51:it+or 55:it+own 20:it+to -36:it+trad 21:it+up
40:it+wa -75:keccak+_ -51:keccak256+of -56:keep+on 52:key+$ -22:kind+of -51:kind+tell -53:know+what -56:last+_ -28:last+trad
-38:late+$ -29:late+on 57:latest+crypto 51:launch+$ 44:least+_ -30:ledg+$ 38:ledg+account 35:ledg+or -30:left+in 32:level+$
-39:level+each -28:lie+in 38:lightn+channel 29:lightn+network -57:like+_ 35:like+i -50:like+the -55:like+to 48:liquidation+_
31:liquidation+acros -81:liquidation+price -47:list+$ -20:list+, -22:list+every 32:list+for 60:list+my 53:list+of -36:list+the
-30:list+with -40:log+, -34:log+of 54:logo+for 45:lol+$ 52:long+and 35:long+short 34:long+v -38:look+for -38:look+it 34:look+like
-29:lp+$ 36:m+_ -25:m+in -40:made+a -31:made+the 33:make+a 54:make+me 25:many+calory -63:many+confirmation -66:many+of
37:many+people -26:many+percent -28:many+sat 38:many+token -69:many+transaction 40:many+validator -61:market+_ -53:market+cap
-40:market+i 43:market+on 31:me+$ 61:me+, -65:me+. -54:me+? -91:me+_ -35:me+about -32:me+all 21:me+and -27:me+how 65:me+on
-23:me+please -26:me+that -41:me+to 29:me+which 53:mempool+$ -55:metamask+show -28:min+in 80:min+pool 38:mint+$ -39:mint+on
-26:moment+$ -25:moment+of -76:money+i -52:morn+, -41:most+of 26:mov+_ -32:mov+the -34:move+_ 26:much+_ -57:much+did 65:much+doe
-31:much+ga -70:much+ha -78:much+i -58:much+money -33:much+of 83:my+_ -34:my+bag 62:my+bet -34:my+bos -39:my+broth -49:my+coin
-47:my+cold -34:my+colleague 33:my+contract -89:my+cousin -28:my+daught -46:my+employ -22:my+en -28:my+favourite -33:my+friend
-68:my+grandson 33:my+landlord -38:my+last -33:my+ledg -54:my+liquidation -50:my+metamask -46:my+nephew -68:my+old 24:my+open
24:my+own -61:my+pension -21:my+perp -21:my+pool -48:my+saving -63:my+sist -23:my+spreadsheet -41:my+thesi -37:my+trad -34:my+transf
-42:my+tx -59:my+withdrawal 74:nam+of 33:name+$ -23:name+? 55:name+and -28:namehash+for 43:native+coin -43:need+_ -35:need+it
-58:need+the 32:net+inflow -51:network+i 35:new+coin -48:new+token 58:nft+of -32:nft+on -22:no+in -24:no+on 51:nonce+_ -32:nonce+of
48:not+the -68:now+? -23:now+_ 54:now+and -29:now+on -30:numb+$ -32:numb+_ -27:numb+at -39:numb+for 27:numb+of -21:numb+on 47:odd+on
69:of+_ 48:of+a 26:of+all -30:of+an -25:of+both -27:of+each -22:of+hi 59:of+holder -76:of+it 55:of+my -24:of+the -54:of+them
-41:of+these -60:of+those -21:of+transaction 26:of+what 62:of+ye -96:on+$ -43:on+, 34:on+a -22:on+any -27:on+average
-22:on+coingecko 41:on+crypto -23:on+each -25:on+hi -35:on+it -36:on+no -22:on+our -24:on+some -23:on+thi 62:on+twitt -33:on+what
-62:on+which 24:on+x 72:on+ye -49:one+$ 22:one+? -84:one+_ 36:one+of -21:one+or 30:only+$ 49:only+, -27:only+_ -21:only+the
-27:open+$ -41:open+_ -67:open+at 25:open+in 27:open+interest 49:open+order -27:open+position -50:or+_ -34:or+a -26:or+down 21:or+i
-25:or+los -30:or+lose -35:or+no -30:or+not -31:or+on 49:ord+book -35:order+of -42:orderbook+_ -37:oth+one 80:our+_ -53:our+auditor
-47:our+company 63:our+contract 46:our+dao 22:our+treasury -21:out+$ -30:out+, -21:out+. -51:out+of -23:over+_ -21:over+the
-34:over+time -56:own+$ 42:own+, 22:own+_ -27:own+the -56:paid+_ -24:paid+in -31:pair+on 28:part+of -26:pay+_ -58:pay+in -62:pay+on
-24:pay+to -22:pend+_ 76:people+say -42:perp+$ -35:perp+on 44:person+behind -46:pl+$ -42:pl+, -39:plain+word -39:please+$
-39:please+, -26:please+. 27:please+? -38:please+check -43:please+give -45:please+show -31:please+tell 41:pnl+of -22:point+to
-40:pool+for 58:pool+found -37:pool+i -21:pool+on -22:position+$ -25:position+of -33:possible+. -41:pric+$ -52:pric+for 60:pric+of
-29:price+, -51:price+? -43:price+_ -35:price+and -37:price+at -32:price+now 29:price+of -59:price+on 28:print+on 35:profit+$
-25:profit+or -23:project+$ 26:proposal+$ 36:protocol+$ -22:protocol+in -38:provide+liquidity -50:pull+the 29:put+_ -36:pyth+_
-22:rank+by 51:rank+of 62:rarity+rank 26:rate+of -40:read+the -22:real+one 36:realis+pnl -25:realis+profit -38:rest+order
63:revenue+_ 37:revenue+of 90:revoke+every 71:revoke+that -28:rn+$ -30:rn+? -21:rout+_ 28:rows+$ -34:safe+to 57:sandwich+bot
-57:sat+vb 35:saving+account -30:say+about -43:say+he 41:score+$ -25:score+and -20:score+for 29:score+of -39:search+_ -39:see+how
-34:see+the 46:sell+_ -42:sell+tax -29:sent+it -55:sent+me -45:sent+u -41:sery+_ -24:shar+of -77:share+of 32:she+hold -23:sheet+,
-20:short+in 36:short+ratio -61:should+be -49:should+i 60:show+_ -21:show+a -28:show+me 41:show+my -39:show+the -43:show+what
31:side+$ -28:side+by -30:side+of -34:sign+$ -35:sign+_ 23:sign+the 41:simple+word -20:since+_ 51:since+launch -67:since+the
47:sise+of 37:sit+in -67:sit+on -60:sitt+on 25:snapshot+proposal -33:so+far -53:so+i -35:solidity+fil -20:some+_ 25:sort+by
-24:source+code 35:source+of 68:spend+_ -38:spend+my -49:spend+on -28:spot+market -37:spr+$ 30:stake+pool -36:stand+behind
-28:start+_ -23:start+with -98:still+have -31:still+open 34:stood+at 30:storage+$ -38:storage+, 29:stuck+$ -36:stuck+? 35:summ+?
-54:supp+of -22:swap+of -29:swap+on -59:talk+about 20:tax+in -21:tax+of -45:tax+office 44:telegram+group -39:tell+me 40:text+_
40:text+me -67:that+$ -26:that+? -45:that+be -34:that+block -30:that+came -35:that+contract -36:that+he 32:that+hold -27:that+list
-27:that+market -45:that+my 45:that+transaction -39:that+wa -35:the+account -67:the+airdrop -21:the+audit 77:the+balance
40:the+beacon -49:the+biggest -37:the+block -54:the+book -65:the+bridge -46:the+call -33:the+calldata 22:the+capital -21:the+chain
-46:the+cheapest -69:the+coin -22:the+cold -38:the+collection -64:the+company -56:the+contract -45:the+current -74:the+dao
-36:the+dapp -53:the+day -20:the+deploy -42:the+deposit -69:the+dev -42:the+end -50:the+event 27:the+exchange -56:the+exploit
-60:the+fee -24:the+firm -36:the+floor -25:the+function -37:the+ga -32:the+highest 30:the+history -42:the+largest 25:the+last
30:the+lightn -31:the+list -34:the+lp -54:the+market -60:the+mempool -63:the+min -66:the+mint 20:the+moment -47:the+money
-31:the+most -25:the+multisig -91:the+name -34:the+network 68:the+new -34:the+news 59:the+next -31:the+nft 25:the+open
-30:the+option -46:the+ord 40:the+oth -44:the+pap 41:the+pend -33:the+perp -41:the+pool -45:the+probability -24:the+real
-56:the+receipt -51:the+rent -30:the+rollup 60:the+same -42:the+sell 32:the+source 36:the+spot -51:the+stak 48:the+supp -57:the+tax
41:the+text -79:the+th -44:the+tick 29:the+top -37:the+total -26:the+transaction -68:the+treasury -21:the+tvl -35:the+two -35:the+tx
44:the+u -23:the+user -71:the+vault -46:the+venue -31:the+very 34:the+wallet -34:the+whale 46:the+whole -61:the+yield -27:them+$
35:them+. -77:there+$ -78:there+, 28:there+? 40:there+a 24:there+any -39:there+in -25:these+_ -33:these+day -31:thi+? 49:thi+addres
-30:thi+moment -26:thi+morn 49:thi+token -48:think+, -42:think+i -24:tier+of -56:time+$ -25:time+high 59:time+i -44:time+of -27:to+$
-40:to+? 49:to+_ -20:to+be -23:to+buy -22:to+clean 29:to+do 65:to+get -59:to+know -33:to+liquidation 24:to+me 37:to+my -23:to+put
-25:to+read -54:to+see -22:to+send -21:to+sign -37:to+the -35:today+$ -37:today+, -31:today+. -72:today+? 57:token+? -48:token+_
-26:token+at 44:token+i -45:token+in -29:token+my -24:token+on -30:token+with -24:told+me 85:tonight+$ 36:too+$ 51:top+trader
-46:topic+_ -53:total+$ -44:total+supp -60:trad+$ 33:trad+_ -69:trad+at 45:trad+of -34:trad+volume 26:trade+_ 108:trader+on
-66:transaction+$ -30:transaction+, -31:transaction+? 103:transaction+_ -24:transaction+did 41:transaction+in 40:transaction+on
29:transfer+of -34:transfer+on 21:treasury+$ -28:trust+score -23:tvl+of -27:two+dat 67:tx+_ -28:tx+count -22:tx+i 57:tx+in -51:tx+on
52:und+_ 67:unlimit+_ -22:unspent+output -44:up+$ -45:up+_ -54:up+for -23:up+on -26:up+or 30:up+the -20:used+_ 34:v+short
-33:value+and -29:verify+$ 24:verify+on -21:volume+_ -31:volume+for -25:volume+in 32:volume+of 73:wa+_ -42:wa+it -47:wa+my
-42:wa+the 27:wait+? -93:wallet+$ -54:wallet+? 65:wallet+_ -69:wallet+for -35:wallet+hold 45:wallet+i -46:wallet+on -26:wallet+or
-25:wallet+worth -40:want+the -22:we+are -38:we+re 34:weath+in -54:went+out 55:whale+trad -107:what+_ 37:what+a 25:what+are
20:what+can -24:what+category -23:what+coin 43:what+did -21:what+do -109:what+doe -31:what+exact 38:what+in -63:what+it -73:what+one
-30:what+share -24:what+thi 58:what+time 26:what+to -43:what+token 26:what+wa -31:what+went 21:what+will -35:what+would 42:when+_
37:when+did -51:when+doe -21:when+the 20:when+wa -23:when+we -30:where+are 23:where+did -25:where+do 32:where+doe -73:where+my
-25:where+our -45:where+the -39:wheth+it -40:which+addres -36:which+app -69:which+approval -70:which+block -56:which+chain
29:which+coin -20:which+exchang 42:which+hardware -21:which+i -31:which+marketplace 58:which+min -40:which+network 43:which+one
-28:which+pair -36:which+pool -58:which+protocol -59:which+token -23:who+can -21:who+deploy -38:who+hold -28:who+made -58:who+own
48:who+paint -48:who+sent -31:whole+token -31:why+$ 37:why+did 48:with+at -46:with+fee -24:with+it 53:with+my 39:with+nonce
-28:with+profit 36:with+the -21:with+their 21:withdraw+_ 68:withdrawal+fee 41:withdrawal+of 25:word+$ 24:word+of 43:work+$
-26:worth+$ -25:worth+on -33:worth+right -34:worth+today -44:would+_ 35:would+be -21:would+i -26:would+it -51:would+like -26:ye+,
32:ye+for 70:ye+in 24:ye+on -21:ye+price 50:yield+of -44:yield+on -27:you+can -28:you+find -22:you+give -36:you+have -22:you+please
-24:you+tell 28:z+score 37:zero+knowledge @=1 @=lay 20:* -33:^coin 44:^market -21:^price 55:^the 38:^top -21:^total -21:^v 46:^which
60:are -21:ath 20:biggest -42:capitalisation -24:category 47:coin -36:crypto -22:down -21:from -42:kind 50:largest -51:list -23:mcap
-47:me -83:pric 66:quot -32:rank -21:that -42:them 46:top 38:trad -23:v 25:volume 40:which @=1155 -50: -8:* -25:^list -21:^nft
-26:^on -24:^show -44:^what -22:^which -69:by -21:each -28:every 41:ha -25:he -46:in -55:jpeg 48:kind -33:list -21:many -28:me
-82:nft 34:of -94:one 29:only 64:please -52:rows -49:show -23:sitt 33:someth -21:there -44:token 37:transfer 35:what -35:which
-33:with @=14d @=30d @=60d -98:* -56:and -31:coin -21:most -24:of -28:pump -47:the -33:who @=1h -32:* -33:^top 44:^what -35:^who
-61:and -30:biggest -43:chain -41:coin 48:dex -22:dump 56:hot -29:most -25:of 28:on -24:only -45:pool -23:pump -36:the 56:thi
-34:top -48:trend 43:what -45:who @=1w @=2y @=3d @=3m @=3y @=6m -42:* -22:network @=1y -19:* 60:? -21:^what -58:^who 22:and -54:coin
-32:dump 43:in 55:most -24:network 44:of 59:on 66:out -47:pump 47:who 64:year @=20 12:* 31:token 66:transfer @=24h 25:* 24:^what
20:are -22:by -22:cap 52:crypto 56:hottest 37:like 38:me 29:pump 38:show 33:today 22:what -21:which @=404 -32: -70:* -23:^what
-38:by -28:collection -25:doe -32:in -32:jpeg -49:nft -31:of -30:on -56:one -82:only -32:please -29:show -25:the -25:token -33:what
-22:which @=5m -50:^what 56:chain -38:dex -51:hot -27:on -46:thi 55:trend -51:what @=6h -69:* -38:^what -35:chain -29:dex -41:hot
-36:pool -39:thi -41:trend -38:what @=721 -67: -6:* 58:^list -25:^nft -36:^on -39:^show 45:^what -26:^which -24:are 64:by
-58:collection 30:doe 52:every -23:for -41:ha -24:he 30:jpeg -33:kind 43:list -44:me 38:nft 92:one 68:only -34:own -68:please
-20:position -38:rows -21:say -59:show 58:sitt -41:someth 40:the -24:them -30:there -43:token 42:transfer -22:wallet -22:we
-37:which -33:with @=7d 104:* -63:? 82:^biggest -25:^i -58:^what 80:and 79:biggest 75:coin 45:dump -33:i 23:most -64:on 28:pump
83:the -55:what 60:who @=all -35:* 24:^all -25:^open -44:^volume -25:by -42:contract -23:crypto -41:expir -24:for -21:interest
-23:largest -25:list -25:market -21:network -37:only -26:out 28:piec -25:price -30:profit -27:rank -21:that -45:volume -21:who
-30:with -30:yet @=apy 21:* -58:^stablecoin 71:^yield 46:above 45:at 78:best 35:can -34:did 24:doe -22:earn -48:farm 76:first 28:for
39:have 55:in -24:it -37:keep 68:least -23:lend 45:more 22:now 22:on 24:or 36:pay 33:pool 41:put -42:stablecoin 28:stak 45:where
61:with 28:year 49:yield @=asc -55: -72:* -66:^buy -36:^coin -24:^collection -32:^every -22:^i -33:^nft -40:^stack -24:^the
-49:^what 57:^when -26:^which -71:amount -23:and -31:are -38:at 59:been -65:biggest -29:bought -92:by -47:cap -36:capitalisation
-20:chain -34:coin -41:collection -59:company -52:cost -66:crypto -35:derivativ -33:ever -37:every 40:first 44:government 28:ha
-21:have -46:hi 28:hold -74:hottest -35:in -21:interest -37:jpeg -99:largest -32:late -49:lay -41:like -32:list -35:m -48:market
-30:mcap -37:me -68:most -47:news -39:nft -24:nod -30:order -28:over -38:pl -42:pric -44:pump -72:purchas -33:purchase -33:quot
-37:rank -50:rows -49:sal -77:sector -33:sell -35:show 39:side 37:stack -23:that -22:the -33:ticket -29:today -43:top -62:trad
-63:value -29:w -35:what 54:when -27:which -20:writ @=average @=cost -24: -89:* -21:^what -33:and -40:at -41:buy -29:cost -31:ha
-35:it -26:purchas -24:stack @=base @=target @outside|asked-fit=-1 @wide=3|other -12:* @=bridge @=dex @=yield -47:* -24:^biggest
-23:biggest -31:by -35:defi -43:on -38:protocol -34:there -21:what @=btc -34:* -35:derivativ -21:do -21:interest @=cap @=market -23:
-12:* -31:^coin -21:^list -53:by -44:cap -23:capitalisation -22:category -27:coin -21:collection 46:crypto 53:hottest -70:largest
-32:lay 30:like -22:list -45:market 24:me -23:nft 25:pump -21:rank 47:sector 33:show 26:today -26:which @=change -33: 3:* 21:are
-22:at -44:buy -26:by -22:cap 52:crypto -26:ha 56:hottest 37:like 38:me 29:pump 38:show -20:stack 34:today -23:which @=clos -42:
-51:* -23:? -23:^biggest -26:^event -35:^hottest -26:^how -21:^market 34:^odd -44:^open -23:^show -21:^trad -42:^which -22:bet
-36:bett -22:biggest -44:by -37:can -28:crypto 28:cut -29:did -26:do -91:event -24:give -43:hottest -21:how -37:market -36:me
-23:most -20:on -74:open 38:outcome 42:over -27:people -52:politic -24:question -35:resolve -44:sery -21:show 40:them -74:today
-28:togeth -32:venu 23:with @=coin @=futur @=internal @content=2|first @lacks|open=ours|left @outside|strange=0 @uses:collection
-17:* @=commodity @=equity @=metal @=rat -48:* -24:feed -32:publish -25:pyth -26:the @=company -27:* -31:^list -25:a -22:coin
-24:coingecko -31:holder -26:id -33:includ -24:list -29:that -34:track @=compressednft @=fungible @=regularnft -10:* -22:own
@=conversion @=merge @=reward @=split -61:* -38:^what -20:been -39:ha -20:in -29:on -21:to -33:what @=crypto -27: -44:* -31:?
28:^event -36:^which -26:account -30:by -21:feed -30:most -28:one 26:out -27:profitable -28:publish -22:pyth 22:that -32:today
-31:trad -35:which @=culture @=economic @=finance @=mention @=tech @=weath -28: -34:* -28:account -29:profitable @=dai
@slot:interval -3:* 59:^compare -42:^ha 30:^what 50:chart 54:compare -23:did 40:down -23:floor -42:gone -30:of 51:or 23:show
52:since 51:thi 48:time 37:up -24:volume -22:we -20:with @=date -36: 11:* -36:^what 60:^when -29:and -38:at -30:bought 44:buy
-35:company -26:cost 50:ha 48:it 55:stack -33:what 60:when @=desc 11:* 46:^biggest 74:^buy -54:^coin 41:^collection -34:^list
29:^nft -21:^price -22:^the 42:^v -37:^when 20:^which -40:acros 20:and -21:at -39:been 76:biggest -33:bought 41:by -79:cap
-49:capitalisation -26:category -44:chain -44:coin -41:company -60:cost 51:crypto -22:day -44:derivativ -26:each 27:ever 55:first
27:government -58:hi 63:hottest -21:id -25:interest -23:it -60:jpeg -28:kind -25:late -69:lay 33:like -29:list -28:m -85:market
-52:mcap 23:money 72:most -60:news -23:noth 40:numb -22:open 35:order 40:over 44:owner 34:pl 21:please -59:pric -28:price 33:pump
72:purchas 46:purchase -45:quot -42:rank 28:rows 25:sal -26:say 55:sector 30:sell 37:show 73:side 33:sise -62:stack 21:that
42:ticket 27:today 65:top 77:trad 39:v 22:value -52:w -34:when -30:writ @=erc -96: -31:* -48:? -20:^for -26:^how -32:^i 54:^list
-39:^nft -58:^on -21:^price -54:^show -47:^which -32:all -39:and -39:are -35:at 37:by -57:collection 23:did -41:each 37:erc20
44:every -34:for -22:from -53:he -25:hold -44:how -39:i -63:in 48:incom 42:kind 32:late 20:left 24:list -47:many -63:me -33:most
-25:much -27:name -32:need 41:of 63:one 82:only -26:own 31:please -35:position 23:price -59:rows -38:say 25:send -36:sent -82:show
55:sitt -27:that -42:them -44:there -33:to -61:token -38:transaction 100:transfer -34:unit -36:wallet -36:we 33:what -73:which
-34:who -59:with @=erc1155 -22: -13:* -32:? 50:^can 63:^list 24:^what -75:^which -59:^who -27:allow 48:approval -39:contract -33:for
-29:from -32:got 50:ha 24:have 37:how -31:i 56:list -41:may -20:me 44:much -27:my -22:one -23:over 27:permit2 -25:please -27:pull
-39:revoke 27:rout -34:take 41:that 42:the -21:them -35:to -93:token -64:which -82:who @=erc20 @=floor @=price @joint=askings|2
@lacks|points=none|taken @lacks|whole=0|taken @lacks|whole=4|taken @outside|strange=3 -16:* @=erc721 -58:* -24:? 34:^can -25:^list
-63:^which -45:^who -22:allow -34:approval -31:contract -20:for -25:from -25:got -26:ha 25:how -25:i -30:list -32:may 30:much -22:my
-21:on 21:permit2 -20:pull -25:revoke -23:take -28:that -26:to -73:token -55:which -64:who @=false 28: 22:* 65:^i 28:a 39:and 43:at
36:code 28:how 28:of 39:on 44:or 27:proxy 22:tell 31:wallet 21:which @=first @=oldest -87:* -23:and -34:for -31:in -26:list -20:need
-39:of -47:on -22:one -27:or -33:out -26:that -36:the -20:to -39:transaction @=from -31:* -39:^show 44:are 43:be -26:for 37:from
-39:into 42:kind 25:last 24:list -33:mix -37:nft 45:out 38:please -45:recent 28:rows -37:show 41:so -45:that -27:to -41:token -31:tx
-34:value 27:what 31:which @=fx 59:* 60:feed 31:for 58:publish 60:pyth 58:the @=government -53:* -29:? -47:^which -25:by -58:company
-24:firm -40:have -22:hold -28:largest -36:list -59:most -26:on -24:own -24:paid -20:public -31:sit -31:stack -21:their -28:they
-51:which -28:with @=h24 -30: 10:* 37:^collection -26:^i -23:^list 25:^nft 25:^which 47:and 40:by -49:cap -48:chain -35:each
-44:every -24:for -68:jpeg -85:market -55:mcap 53:most 39:numb 40:over 39:owner -25:pl 35:please -34:price -45:rows 32:that -26:the
81:trad 74:v -53:value 20:which @=hold @=net -21: -85:* -24:at -44:buy -27:ha -25:it -20:stack @=holder 24: -28:* -50:? -27:^fee
58:^holder -26:^what -26:^who -38:acros -44:all -33:and -78:app 25:by -24:crypto -39:dao -85:did -40:doe -61:earn -75:fee -90:for
41:from 72:got -23:have 103:holder -20:how -36:i -35:in -133:itself -125:keep -28:make -35:money -61:most -27:much -66:not -25:now
-24:on -41:out -75:paid -56:pay -23:please -51:rank 26:revenue -21:right -38:since -25:tak 22:that -47:the -28:they -41:thi -41:to
67:token -72:user -33:want -37:which -23:who @=holding @=total -5:* -20:^i -26:^which -29:by -37:company 45:first 40:government
-29:have 32:hold -33:list -40:most -34:which -21:with @=id -54:* -32:^coin -24:^the -36:^v -45:by -29:cap -32:coin -49:in -20:kind
-27:list -27:market -25:me -38:pric -42:quot -22:rank -31:the -35:v @=in 20:* 63:erc20 43:for -28:from -28:one 62:only -30:pull
-23:wallet @=inactive -34: -21:^which -44:address -26:coin -25:coingecko -37:contract -55:dump -27:each 42:exchang -30:exchange
54:have -27:i -32:id -25:name 30:of -57:page -58:per 57:rows 52:that 22:the -30:their -31:which -36:with @=interest @=open
@lacks|open=thing!|left @outside|asked-fit=4 @outside|first=0 @outside|open=thing!|taken @wide=1|other -20:* @=lend -31: -4:* 48:?
-31:^biggest -34:^protocol -30:biggest 39:by -46:defi 54:lend -27:lock -54:protocol 49:there 51:to 38:tvl 53:want -35:what @=liquid
@=stak -36:* -22:by -26:defi -31:on -28:protocol -23:there @=mak @=rebate -46:* -27:^what -27:ha -21:on -23:what @=month -74:*
-31:at -26:by -22:crypto -46:for -24:market -24:on -36:only -26:profit -49:volume @=name -58:* -22:^how -40:are -29:by -42:crypto
-44:derivativ -24:do -23:exchang -48:hottest -26:interest -23:open -21:pump -22:rank -23:the -22:which @=native -49:*
-24:^collection -23:^list -36:^nft -28:^which -50:by -44:cap -41:collection -21:id -27:jpeg -20:list -54:market -45:most -40:nft
-33:over -22:please -30:sal -21:that -66:trad 35:v -28:which -21:with @=nft @slot:filter -31: -41:* -32:^i -24:and -27:coin
-34:friend -21:i -22:id -34:know -36:native -30:need -38:platform -33:to -32:you @=no 42: 35:? -23:^odd -32:and -26:at -62:chance
-23:decemb -53:did -47:for -47:from -56:how 44:i 52:in -58:me 91:no -62:odd -76:of 22:outcome -55:pric -40:price -49:show 22:side
-58:the -42:who @=nonfungible -9:* -22:own @=notional -67:* -61:^option -28:by -31:chain -21:crypto -28:from -30:into -29:need
-27:of -48:on -27:only -79:option -30:our -41:paid -104:premium -34:protocol -32:trad -24:volume -20:whole @=out -83:* -25:^how
-31:^i -41:^if -34:allow -23:and -29:at -24:erc20 -36:for -43:get -32:give -54:how -46:i -40:if -26:into -32:many -21:me -33:moment
-43:much -34:now -29:on -75:out -34:slippage -48:to -54:what -34:with -39:would @=perpetual -38:* -28:? -27:^which -30:at -36:can
-35:coin -23:list -20:my -35:one -26:pair -41:spot -27:the -34:trade -47:which -22:with @=politic @=sport -29: -38:* -32:? 30:^event
-40:^which -27:account -30:most 27:out -28:profitable 23:that -33:today -32:trad -39:which @=quote -12:* 38:? 38:^candl 47:^i
-62:^pool -52:a -53:and 26:buy -23:candl 61:i 68:in -57:it -35:liquidity 46:lp -40:on 51:or 113:pric -46:price 90:than 29:the
25:them 63:token @=redeem 40:* 58:? 43:^what -40:and -47:been 45:ha 59:in 40:on -48:to 41:what @=revenue -12:* -63:^fee 41:^holder
-35:^how 34:^top 60:^what -32:^which -65:^who 27:acros -72:app -31:by -46:chain 35:crypto 28:dao 30:did -33:do 29:earn -48:fee
58:for 57:got -55:have 79:holder -27:how -89:in 143:itself 105:keep -35:lie 46:make 48:money -28:more -59:most -32:much 92:not
-64:now 60:of -55:on -28:one -28:or 38:out -28:over -100:paid -38:pay -39:per -31:please -82:rank -49:right -37:show 22:since
-53:tak -37:take -21:that 35:the -29:their 49:they 23:thi -82:to -31:today 51:token 30:top -40:total -38:trader -64:user -37:wa
-45:want 62:what -61:who @=score @=trust @asked=2 @drops|open|new|other @lacks|points=none|unnamed @leaves:ticker @slot-said
@whole|taken -8:* @=sell @slot:side -51: 21:* 59:^price 64:^what 25:a -40:and 46:ask 67:at -91:bid 28:chance -30:condition 43:do
-80:for 59:i -40:it -23:midpoint 37:no 22:now -29:outcome 47:price -31:put -56:the 65:thi 43:to -45:token 51:what 30:ye @=settl 32:
-27:* 22:? -26:^biggest -30:^event -43:^hottest 45:^how -31:^market 37:^odd -52:^open -26:^show -24:^trad -49:^which -21:all -26:bet
-42:bett -27:biggest -20:busiest -54:by -41:can -22:category -33:crypto 31:cut 52:did -30:do -101:event -30:give -51:hottest 38:how
-41:me -29:most -24:on -82:open 43:outcome 48:over -32:people -57:politic -28:question 58:resolve 42:sery -24:show 46:them -86:today
-30:togeth -36:venu -22:will 27:with @=to -43:* -35:^show -27:any -25:did -27:for 27:last -27:late -24:on -29:out -35:show
20:transfer -30:tx @=top 46:? 60:^which -42:^who -31:a -70:any 62:at -59:bought -70:chain -62:most 43:on 45:paid -61:recent 53:the
20:token 45:which -41:who @=trade -42:* -36:^what -20:been -24:from -36:ha -23:market -22:on -31:what @=transaction 28: 68:*
-23:^how -59:^what -48:^when 66:^where 77:^which -25:and -34:at -33:bought 76:by 48:can -42:company -63:cost 48:first 28:for -27:ha
39:have 26:i 39:in -32:it 38:lp 20:many 31:money 55:most 45:of 27:over 84:pool -20:pric -25:price 59:purchas -70:stack -36:their
-31:to -40:token 62:top 65:trad -54:what -47:when 63:where 37:which @=true 41: 36:* 31:^ 33:^a 92:^and 39:^by 58:^can 34:^could
-22:^current -54:^everyth -59:^for 62:^ha 23:^how 56:^i -26:^latest 29:^market -31:^need 24:^nft 35:^on -40:^our 32:^please
26:^quote 22:^show 28:^the 93:^token -46:^v -35:^volume 35:^where -44:^who -34:about 44:account 42:acros -42:addres -73:against
-29:all -75:am -27:any -32:at -21:atm -33:auditor 51:balanc 34:balance -45:base -39:belong 30:beside 20:between 30:biggest 20:block
25:book 35:both -55:burnt -60:buy 35:by 24:can 35:change 35:chart 24:circulat 61:client -30:coin -44:coingecko -23:colleague
-60:collection -22:compar -21:contract -39:could -28:country -58:crypto 36:day -28:decimal 31:defillama -47:develop -27:did 49:do
-20:doe -56:dominance -53:done 46:draw -21:dump 29:each 55:empty -38:even 34:exchang -63:exploit 80:far 67:finalis 45:first -57:from
24:full 22:gain 59:gone 28:ha 63:hash 44:held 36:highest 42:him 27:how -45:id -26:if 45:incl 113:includ 32:index 39:inside -24:into
49:item -21:keep 28:kind 26:largest -28:late -25:latest 26:look -22:los 43:lose 34:m -83:mcap 26:me -44:member -26:month 30:morn
42:most 37:move -25:much -29:nearest -31:one -68:only -44:oth -34:our 20:over -21:own -30:paid -21:pap -50:part 22:pay -28:piec
33:pl 64:point 35:pric 22:produc -22:profit 65:purchas 47:quot 49:quote -21:rank 52:rate 31:recent -23:report 28:return 61:right
-29:rn -56:say 57:sell 35:should -35:side -50:since -34:sise -43:sit -29:some -20:spot 31:spread -29:stack -42:start 26:still
51:supp -35:talk 24:telegram 29:tell 38:them 21:there -22:they -29:thi 36:token 37:too 75:total 40:trade -36:transaction
-43:treasury -48:turnov -36:twitt -53:two 33:und -63:v -25:vol 24:volume -24:we 35:website -42:week 43:what -23:whatev -24:which
-41:who 77:with 46:without 49:would 22:you @=unexpir 18:* -26:^i 39:^open 22:^what 33:and 29:client 59:contract 33:did 39:every
60:expir 20:fund 47:futur 28:ha 37:in 28:list 27:out 42:over 25:price 68:that 20:trad 38:venue 54:with 45:yet @=usd 22:* 46:^biggest
41:^collection -33:^i -22:^list 30:^nft -41:^stack -34:^what -48:^when 20:^which -46:acros -21:all 22:and -28:at -48:been 64:biggest
-30:bought 63:by -50:cap -47:chain -57:company -66:cost -22:day -28:each 59:first 48:government -24:ha -22:have -60:hi 26:hold 26:in
-45:it -65:jpeg -20:late -35:list -47:m -86:market -52:mcap 57:most 38:numb 43:over 41:owner 27:pl 28:please -31:price 58:purchas
40:purchase 21:rows -36:say 30:sell 77:side -76:stack 28:that 38:ticket 60:top 96:trad 65:v -54:w -22:wa -27:what -47:when -35:writ
@=value 21:* -56:^what -48:^when -22:and -29:at -33:bought 44:by -42:company -63:cost 28:for -27:ha 38:in -60:it 36:most 59:purchas
-70:stack 34:the -51:what -49:when @=volume -52: -49:* 48:^a -53:^best -29:^biggest -39:^busiest -31:^coin 37:^collection -22:^i
-25:^list 25:^nft -28:^on -44:^pool -25:^the -59:^trad 53:^v -63:^who -58:account -44:acros 27:and -21:at -58:best -27:biggest
-39:busiest -30:by -52:cap -45:capitalisation -44:chain -33:coin 49:could -74:count -82:crypto 21:day -24:dex -27:do -33:each
-39:earn -36:every 46:give -41:go 47:highest -26:in -68:jpeg -75:largest 42:like -34:liquidity 46:look -31:m -55:made -84:market
-55:mcap -48:money -21:most -32:not -47:only 39:owner 35:people -57:pl -34:pnl -61:politic -36:pool -41:pric -26:price -77:profit
-38:profitable -33:quot -26:rank -78:rows -28:say -54:see 74:side -43:sort -35:swap -25:the -26:them 20:to -49:trader 51:turnov 48:v
-54:value -56:w -54:week 22:where -74:who -30:win -37:writ 41:you @=week 80:* -23:^trad 53:at -21:best 35:by 41:crypto 91:for
36:market 43:on 42:only 56:profit -21:trad 70:volume @=ye -62: -49:* -34:? 21:a -20:i -33:in 33:midpoint -89:no -27:odd 23:of
24:outcome 27:side 30:the 35:token -25:who @asked @leaves:ens @outside|own=1 31:* @asked-fit 57:* @asked=0 @lacks|whole=1|taken
@outside|own=0 @outside|words=4 12:* @asked=1 @outside|whole=3|unnamed @ruled=many @share=3|other @uses:holder -6:* @asked=3
@outside|points=none|left @uses:protocol -3:* @asked=far @first=3|other @share=1|other @whole|points=none|unnamed -15:* @calls=0
@calls=0|0|other @lacks|open=fits|ours @outside|asked-fit=0 21:* @calls=1 @calls=1|0|other @first=4|other @outside|asked-fit=2
@outside|named=1 @outside|whole=4|taken @whole|open=person!|unnamed 6:* @calls=2 @calls=2|0|other @outside|open=thing|taken
@outside|points=it|left @outside|points=this|unnamed @whole|open=ours!|unnamed -42:* @calls=3 @calls=3|0|other -161:*
@category=defi_protocol -27: -22:* 33:^ -37:^all 30:^and -27:^chain 39:^could 35:^current 35:^defi -49:^defillama 42:^did -65:^fee
21:^give 27:^ha 30:^if -43:^in -27:^latest -28:^lend -31:^market 40:^next -37:^of 27:^on -36:^open -21:^pool -68:^price
-23:^protocol -21:^put 72:^rank 46:^revenue -20:^since 22:^stablecoin -38:^stak 24:^the 38:^top -25:^tvl 22:^wa 34:^when 27:^where
-22:^which 46:^who -24:about -22:above 49:actual 30:against -53:already -58:also -35:altogeth -38:am -42:any 31:anyth 51:anywhere
-33:app 44:apy -27:article -37:at -41:balance -32:been 45:before -35:bet -29:big 69:blockchain 27:bos -23:bot 30:build 30:by 27:call
38:can 24:category 34:chain 35:change -38:coin -36:commit 42:compare 44:competitor 33:could 30:current -45:dao 25:date 29:day
-31:defillama 32:deploy -31:deposit 29:desk -28:do 50:down 73:each -25:earn 31:else 56:end -38:ever -42:every 27:everyone 81:fattest
-43:fee -23:figur -39:follow -61:follower -28:forum -34:friend -22:fund -27:ga 23:gave -26:get -34:github -53:give -40:google 22:got
24:grant 33:grow 43:hack -52:have 21:if -40:into 25:invest 51:investment -22:itself -49:job -49:keep 29:know -28:l2 86:large
-60:late -55:latest 54:lead 33:least 36:leave 22:led 21:lend 28:lie 24:like -21:line -25:liquidation -35:liquidity -50:lol -22:long
-23:lose 59:lost 24:m 32:make -45:many 20:memo 32:more 30:most -28:mov -25:my -63:nam 29:need 25:not 24:oi -28:old 56:only -32:or
-65:oth -22:paint -37:park 22:past 23:pay -47:peg 64:people 33:per 50:perp 31:pl 53:platform -45:plu -26:pool -21:post 52:present
-64:price -24:print -27:profit 26:project -34:provide 22:read 24:recent -26:report -40:revenue -27:reward -53:risk 51:rows 37:run
-50:same -26:sandwich -36:season -29:sell 51:service 46:share -54:should 40:show 53:sit 23:slide -26:small 26:sort 44:split 22:stak
47:start 36:still 25:summ -44:t 20:team 36:their 34:these 21:they 21:those -33:time 43:today -40:too 31:top -30:total -40:trade
-56:trader 25:trend -26:turnov -34:twitt -21:two 68:use -48:v 59:value 30:venu -27:wallet 26:where 49:who -23:word -23:write
-27:yield -31:your @category=market_data -32: -12:* 69:24h 27:^ 42:^all -52:^any -38:^apple -22:^block 44:^book -20:^buy -25:^by
31:^chain 26:^chart 51:^circulat -31:^coin -34:^coingecko 65:^convert 42:^current 59:^depth -45:^dex 46:^did 38:^dominance
20:^everyth -29:^explain -22:^fear -65:^fee -29:^fill -64:^find -45:^floor -27:^from 46:^fund 28:^give 23:^how 39:^it 36:^kind
-26:^liquidation -36:^long -33:^make 66:^margin -22:^market -35:^mempool 47:^mint -57:^most -48:^my 23:^need -31:^next 24:^no 40:^of
49:^on 67:^one -23:^or -55:^pair -35:^payment 72:^perp -21:^plan 28:^plot 44:^pric 59:^price -28:^print -23:^quote 51:^rate
49:^recent 28:^rest -27:^search -24:^show -40:^side -71:^since 27:^stablecoin 59:^tell -43:^text -49:^that -22:^the -23:^to
78:^token 23:^top 54:^total 20:^trust 38:^tvl -22:^twitt -21:^und 21:^wa -22:^we 32:^website -33:^when -29:^where 22:^which
-50:^with -47:^withdrawal -22:^worth 36:above -35:account 25:actual -30:add
-75:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -36:addres -81:address
20:aft -28:all 30:also 25:altogeth -21:among -34:an 59:answ -45:any -21:anyone -38:anyth -51:anywhere -41:apart 53:api -55:apple
33:are 49:around -29:arriv -44:artist 24:ask -57:ath 53:attach -42:balance -30:bank 21:base -21:be -29:been 24:beginn -52:belong
35:beside -36:bet 46:bett 47:big -31:bigg 22:biggest 28:blockchain -21:board -62:book 54:both 32:brok 42:broth -23:burn -65:buy
-20:by 26:came -23:capitalisation -25:card 48:cent 29:certain -37:chance 49:chang 50:circulation 38:coin -38:cold -55:colleague
-38:collection 30:compar -22:complete 40:confidence 65:convert -33:copy -22:correct 46:cost -24:could 29:counterparty 72:country
57:cousin -62:cov -26:credit 36:cros 29:current 25:d -63:data -33:date -22:decentralis 34:decimal 28:deck -62:deep -64:defi
40:defillama 52:depth -21:dev -36:dex 26:did 59:document 23:dominance -25:don 40:done -28:down 23:e 46:each 34:eith -34:else
-21:empty -66:entry -37:erc20 -30:etf 37:even 50:everyone 22:everyth -63:exact -46:exist -41:expire -26:explain -21:fake -27:fall
35:far -28:farm -59:fear 29:fee 37:fetch 23:figur 27:figure -49:fil -58:file -65:find -25:firm -61:floor 22:follow -21:follower
48:forgot -34:form 23:found -47:friday 30:friend 39:frog -33:from -59:full -25:ga 74:gain -20:germany -34:go -46:goe -34:gone
-61:gonna -23:good 52:google 34:got -60:gre 43:greedy 57:green 42:group 21:grow -29:hack -92:had -44:half -35:happen -51:hash -24:he
37:hedge -20:held 56:hi 73:high 77:him -39:holding -28:hows -28:husband -28:id -30:if 29:incom -28:index -59:inside 20:job -46:just
35:keep -21:key -112:l2 -27:land -41:large 51:largest 66:lay 24:least -30:ledg -27:legal -31:lend -53:level -64:leverage -23:lie
-41:like -25:link 64:liq -32:listing -30:live -37:login -26:logo -27:los 22:lose -31:lost -44:low -54:lowest -26:lp -49:made
-33:many -26:marketplace 46:may 21:mean -52:mem 36:memo 78:mempool 29:mention -25:message -37:metamask -37:mine 42:minute 22:mix
-30:moment 30:money -34:month -53:mood -36:more -25:morn -27:mortgage -67:mov -24:move 21:n -90:nam 30:near -58:nearest 38:need
31:nephew -50:news 40:noon 50:not -32:now 34:number 42:offer -58:often 32:ohlc -45:oi -72:old -22:on -38:once -48:onchain 59:one
-24:open 21:oracle -41:ord -23:order 42:orderbook -36:oth -20:out -21:outgo -22:page -42:pair -28:part -53:pas 22:payout 23:pension
-25:people -60:per -43:percent -39:period 63:perpetual -24:piec -53:pippin -21:plan 27:platform 31:please 26:plot -42:plu
-47:portfolio -24:position -26:possible -29:post -39:ppl 24:price -30:probability -27:project 21:pull 24:quot 68:rank 28:rat 52:rate
-39:ratio 56:reach -70:reason -21:receiv -21:receive -24:recommend 22:recover -53:regist 27:rest -42:right -50:risk 36:round 24:sal
70:same 45:sat 52:saving 38:say 28:scar 22:school 55:script -69:search -29:sector -58:see 82:sell -39:sent -54:serv 20:settl -59:she
67:sheet -49:shop 49:should -20:show -23:simple 64:sise 32:sist -35:sitt 50:slide -31:slip -24:slot -52:small -54:snapshot 28:so
-58:some -26:somebody 31:somewhere 62:source 63:spell 40:spread -23:spreadsheet 73:stabl 73:stable 39:stablecoin 30:stand 35:startup
-26:statement -24:statu -70:stop -27:storage 28:supp -54:t -30:tak -53:telegram 32:term -43:text 42:th 41:that 38:them 47:there
29:thesi 33:thick -32:thing 32:think -51:tick -45:tier -35:tim 41:time -49:to 31:token -51:tonight -28:tool 25:total 23:trade
-72:trader -25:transaction -44:transf -56:trend 24:trust 87:trustworthy 24:turn 42:turnov 48:tvl -63:twitt -55:until 22:utc 32:v
52:venue 27:verify 25:very 47:volume -28:wallet -46:want 23:we -34:weath 39:website -57:week -35:went -20:were 20:whatev 29:wheth
-21:who 21:whole -36:why -58:wire -24:with 34:withdraw -76:withdrawal 24:without -26:won 29:work -29:worth -34:would -25:writ
-38:write 24:wrong -41:year 43:yet -24:yield -45:your -21:z -54:zero @category=network_infrastructure 22: -7:* -50:^attestation
-53:^best -25:^block -35:^can -54:^cancel -34:^capital -26:^cheapest 30:^coingecko -30:^compare -35:^convert -30:^custom 36:^fee
-30:^find 34:^for 64:^ga -61:^ha 54:^hashrate 43:^height 43:^i 29:^if -26:^it 27:^latest -45:^mempool -28:^min -40:^mint
27:^namehash -24:^need 44:^on -25:^our -29:^please -48:^price -23:^run 40:^sat 36:^say 25:^statu -20:^that -24:^time -24:^to
-26:^topic0 34:^total -30:^turn -28:^tvl 23:^wa -26:^wallet -60:^who 30:^why -28:account -25:add -81:address 24:adjustment -38:aft
28:again -50:also 29:among -23:amount -45:answer -27:any -37:anyth -31:anywhere 45:apart -46:api 27:app -30:are -47:around 31:ask
48:atm -61:attestation 31:audit -26:auditor 32:base 29:be -29:beacon 61:before -50:best -31:between -49:bid -60:blob 40:block
-22:broadcast -62:build -26:built -67:burn -26:burnt 20:busy 20:but -28:by -75:cancel -32:capital -35:category 22:chain -48:change
29:chart -36:cheapest 37:check -34:circle 26:claim 49:click 89:clock 41:closest 51:collection 36:come 20:compar -21:compare
38:complete 28:config 27:confirm 46:connect 82:control -32:convert 23:copy 20:cost 33:count 52:counterparty 25:cov 35:current
-31:custom 51:d 21:dao -25:dashboard 31:data -23:decentralis 30:decod 45:deployment 57:deposit 25:dev -32:did -31:difficulty
46:digest -29:do -35:don 42:down 47:e 63:eip 49:emit -27:empty 22:end 27:entry 31:estimate -51:event -25:everyone 21:everyth
-24:exchang 37:exploit 32:explor 36:fail 59:fake -20:far 22:file 24:finalis -34:first -21:flagg -22:floor 22:follow 25:for 36:friend
-28:front 74:full 35:gave 31:geckoterminal -33:geth 26:give 36:go 26:gone -25:group -69:ha 22:hack 38:hang 59:happen 23:hardware
-28:hashrate 46:he 29:hello -27:history 69:hit 42:hour -29:impermanent 57:includ -35:incom -44:inscription 27:inside -32:internal
87:keccak -57:key 41:know -35:l2 -47:lamport -34:land -37:last 31:lat -24:left -26:lightn 46:like 21:line -38:liquidation 22:live
28:look -28:los 34:m -25:market -30:mempool 20:mention -27:metamask -39:mint 24:money -27:month 55:morn 29:mov -23:must 22:n 50:nam
34:namehash 31:native -48:near 25:nearest -24:nev -23:new -25:newspap -33:next 39:nft -64:nod 53:node 35:nonce 44:normal 69:noth
64:now 48:numb 21:number 46:off -31:often 27:ok -41:only 48:or 27:oracle -64:oth -25:output 33:pap 29:past 44:payment 45:payout
-24:pend -20:percent 22:permit -24:phantom 27:platform -20:please -31:pool -27:position -27:post -24:present -44:pric -40:price
-22:priority 24:produc 59:program -31:project -59:propos -37:queue -23:rate 67:real 55:receipt 23:recipient 48:recommend 21:reject
-25:return -32:revert 28:right 25:rn 65:role 35:rpc -51:safe 68:same -46:satoshi 30:second 66:see 42:sent 46:serv -63:service
-43:set 63:settlement -43:share -41:she -38:should -29:show -65:side 31:sig 35:sign -38:signatur 37:signature -20:simple 22:since
-28:sit 45:site -40:skip -36:small -22:smallest 23:snapshot -37:solidity 53:some -24:someone -49:somewhere -60:sort -21:split
-21:spr -50:spreadsheet -52:stack -23:stand -36:start -27:state -58:station 79:str 38:subdomain 28:succe -27:sum 26:swapp 24:take
-30:talk 47:test -46:text -27:th 27:that 21:their 20:there 36:think 31:thru 27:ticket 36:time 57:timestamp -23:tip 25:today -33:tool
-29:top -37:topic 30:total -40:tp -67:trace 22:track 31:trade -25:transaction 42:transf -52:trezor -28:turn -36:tvl 74:txid 66:type
-23:u 40:unconfirm -35:unit 28:url -26:user 25:utc 46:utilisation -25:validator 59:value 47:version -21:were 28:where -42:whole
-25:wire -29:without -62:won 64:work 27:wrong 22:wrote 23:year -49:yet @category=nft_analytics 56: 27:* -29:24h 39:? -30:^a 20:^and
28:^are 63:^chart -40:^coingecko 53:^collection 48:^compare -41:^contract 44:^doe -24:^everyth -20:^floor -24:^held -49:^list
-37:^make -25:^market -60:^nft -50:^on 69:^only -22:^our -25:^rarity 25:^show -57:^the 34:^volume 103:^wa 29:^what -33:^when 26:a
56:about -23:add 83:all 27:also 36:am 25:and 34:anyth -33:approval 39:are -45:art 53:artist 33:asset 21:at 35:ath -29:back -66:be
-29:been -22:beginn 28:belong -21:best 43:both 49:bought 40:buy -27:can 35:cap 28:chang 56:chart 45:cheap 31:cheapest -53:coingecko
-21:company 73:compare -21:compress 49:cost 44:could 30:count -66:creator 35:d -25:dao 40:data 31:daught -27:develop 54:digital
-26:document -28:doe -32:down 21:drop 62:each -41:erc20 27:erc721 35:ever 26:every -23:fall 101:fee 23:find 40:floor 35:gallery
21:gave -21:hardware -64:he 31:history -42:if 65:in 43:insurance 48:inventory 74:item 60:jpeg 114:keep 30:kind -26:last -38:list
-26:logo 70:lol 26:long -26:look 30:lose 33:lost 70:lowest 43:m 29:made -35:make 29:market 36:marketplace 31:mcap 30:member
30:metadata 22:metamask -36:mint 55:moment -20:morn 24:most 85:nam -58:name 44:need -62:new -32:next -25:not -55:now 60:numb
-44:offer -47:on 79:one -26:open 105:oth -44:our 56:owner 23:paid -35:pay 57:percent 26:pfp -23:phantom 31:pictur 36:picture
23:please -23:plu -24:point -23:pric -25:price -75:rank -60:rarity 27:real -71:right -34:royalty -64:run 35:sal -67:sale -49:same
-41:should 46:side -26:some -36:someth -23:sort 46:spr 31:talk -36:th 63:that 26:their 33:them 23:there -29:those -21:ticket
-48:today -43:token -30:too 23:top 33:trad 62:trait 43:und -23:user 118:v 50:vault -37:volume 107:wa 24:we 38:what 28:whatev
-35:when 34:with 28:worth -55:would 70:writ @category=onchain_dex -3:* -24:24h 46:^a 39:^any -39:^are 21:^bridge 27:^busiest
24:^candl -25:^current 41:^dex 45:^dexscreen -37:^find 46:^give 61:^if 29:^in 24:^liquidity -44:^look -24:^most -33:^need 21:^pair
23:^price 46:^quote 24:^rank -25:^search -22:^show 29:^somebody 43:^the -52:^token 26:^total -61:^where -21:above -22:account
-36:also 31:amount -36:and -25:ape -22:aped 32:art -43:auditor -23:base 23:beginn -51:bett 29:between -28:block -27:boost 49:bridg
33:by -28:call 28:cap -22:cent -25:cheapest -22:check 35:claim -51:clos 31:colleague 27:com -23:cost -24:cousin -20:credit
-28:current -26:d 41:data 37:decentralis 31:deep 66:degen 73:deposit -41:desk 32:develop 72:dex 21:did -21:do 38:doe -32:down -24:e
-31:each 48:earn 27:every 69:exploit -34:feed -32:find 22:flow -26:fund -31:ga -56:geckoterminal 43:give -29:gone -54:green -23:ha
-32:hack 62:had -28:happen -32:have -29:hi 26:highest 42:if 30:impact -33:keep 25:kind 73:known -28:largest -20:least -30:led
-22:ledg -26:live 40:made -21:marketplace -42:min 25:mine 23:mint 21:moment 45:money 26:month 49:move -28:net 46:nev -28:no 25:not
21:number -65:once -70:onchain -28:or -30:oth -28:own 37:pair 27:park 41:people 37:percent -33:piece -69:pippin -21:place -20:plan
36:pool 29:profil 24:pump 26:quote 23:rate -23:reach 29:recommend 52:reserve 42:risk 28:rows -42:safe 37:same 70:say -33:search
24:second -31:sent -36:she -30:show 75:since 40:small 27:sold 55:somebody -43:someone 34:sort 22:stable 52:statu -22:str -21:swapp
29:t -26:talk -26:th -28:them -55:these 33:thing 43:through 26:thru -21:tick 33:tier -24:time 44:today -25:token 27:too -77:trader
31:transfer 20:treasury -23:trend -72:turn -28:twitt -32:two -25:until -31:up 28:use 30:used -24:verify -52:view 43:vol -26:watch
-28:we -36:were 24:who 73:withdraw 25:worth -33:year 61:yield -35:your @category=portfolio_wallet 7:* -22:721 -24:? -35:^account
35:^addres 34:^all -45:^allowance -46:^am 25:^and -24:^any -75:^are 25:^biggest 26:^burnt -21:^by 79:^call -23:^cancel 71:^check
44:^coin -22:^compare -55:^compress -44:^contract -23:^convert 41:^custom -21:^deposit 26:^did 50:^every 56:^find -30:^for -31:^fund
-53:^ga 29:^good 26:^ha 72:^held 49:^hold -26:^i -22:^if 64:^in 39:^last -31:^ledg 21:^list 71:^make 20:^my 25:^need 36:^newest
61:^nft 22:^nonce -55:^numb -34:^of -26:^on -30:^only 45:^our -58:^pend 24:^pl 35:^please 22:^pnl -55:^price -23:^rank -39:^realis
-32:^run 49:^search -26:^somebody 36:^someone 54:^swap -23:^tell 41:^that 24:^token -31:^top -21:^transaction -44:^turn 25:^tx
-31:^unclaim 32:^wa 24:^we 28:^when 33:^which -34:^with 29:^would 28:active 21:activity -26:actual -118:address 33:aft 67:all
-41:allowance 21:already -49:also 54:altogeth 36:am -29:amount -56:answ 29:any -27:apart 55:app -28:approval 42:arriv 76:arrive
72:artist -28:attach -55:attack -33:attestation -52:back 49:bag 67:bal -22:balanc -25:before -39:behind -27:bet 21:bigg -40:block
-29:blockscout 52:bookkeep 47:broth -23:by 54:call 20:came -27:can -30:cancel -26:car 21:card -30:chain -60:chang -24:channel
70:check -50:circle 62:claim -29:close -27:coin 25:cold 20:colleague 43:collect -54:collection -34:com 27:company -47:compare
31:consolidate -24:contract -47:control -22:convert -23:cost 36:counterparty 43:court -35:creat 54:create 56:creator 45:crypto
38:custom -43:d 79:dao 43:data -24:decimal 29:defi 39:deploy 67:dev 62:did 49:do 26:done 39:draw -22:each 39:earn -35:eip
-63:eligible -67:employ 67:empty 49:en 52:erc20 -21:error -34:etherscan -42:even 69:every -22:everybody 34:everyth 40:exchange
62:expire -23:exploit 57:explor 59:factory 32:farm -51:fattest 30:fee -42:feed 47:fetch -26:figure -31:file 44:find -24:firm
32:first -59:flow 21:for -39:forgot 40:found -55:freeze 29:friend -41:from -26:full 37:fund -36:gain 45:gave -28:get -35:given
-49:gone 57:governance 54:grandson 39:green -23:grow 42:ha -23:hack 60:had -52:hand -25:hardware -39:hash 25:have 72:he 33:held
53:her -30:hex -22:high -38:history -34:holder 20:holding -58:home 65:hot 21:husband -26:idea 66:if 23:im 31:incl 62:incom
-50:inscription 32:inside 41:internal -37:it -22:item 46:itself -24:jpeg 32:just 21:keep -49:key 52:kind 66:know 41:l2 -43:lamport
46:land 39:last 33:late -41:launder 27:ledg 75:left -43:legal -27:lend 27:lent -24:lightn 27:lin 48:line 38:link -49:live -24:long
-23:look -41:lookup 21:low 36:made 46:make -26:many 35:max -22:mean -97:mempool -43:message -47:min 32:mine 22:mint -24:month
-31:move 41:movement 20:much 54:multisig 32:must 38:nam 22:name -61:native 22:nephew 27:net -58:nev 30:new 29:news -30:no -42:node
-42:not -24:noth -42:numb 32:office 34:old -21:one -28:only 29:ord -51:order -70:ordinal 51:oth 51:our 46:out 49:outgo 36:output
35:p 24:paid 54:pap -36:passport 33:pay 21:peg -34:pend -42:people -25:per -21:percent -21:permit2 -49:person 38:phantom 39:piec
24:piece -25:pippin 33:pl -45:place -22:pnl 24:point -23:pool -22:post 42:present 36:pric -35:price -51:print 39:profile -26:profit
-56:program -22:project 42:provide -55:pull 41:queue -34:rank -48:rate 55:reach -57:real -27:realis -56:reason
-21:reb8tk3gbgk5auzkwc6shnwrgvjh8dualh -42:receiv 26:record -74:regist 33:relay 49:rent 40:report -40:resolve -28:return 43:rich
25:right -41:rout 29:safe 36:said 40:same -33:sandwich -64:satoshi -31:screen 50:search -24:second 51:see -34:seen -35:sell
20:separate 73:set 34:settlement -23:she -41:sheet 23:show -47:sign -55:sit 67:sitt 58:small -44:smallest 23:so 42:sold -26:solidity
-31:somebody 60:someone 25:somewhere -55:son -24:source -23:spam 37:spendable 64:spl -38:split -51:stabl 32:stablecoin -30:stake
48:statement -36:statu 42:storage -41:story 22:straight -48:subdomain -36:supp 32:support 32:swap 25:tag -45:take -58:talk -39:team
-22:term -28:test -86:th 20:the -29:their -50:them -21:these -41:they 31:those -50:tim -27:today 29:token 26:tonight -21:too -24:top
-23:total 35:touch -50:trade -29:trader -40:transaction 50:transf 22:treasur 66:treasury -29:trezor -70:turn -48:type 56:u -37:und
-27:unlock -20:use 47:utc -21:valu -40:valuation -54:value 63:vault 30:very -27:view 44:vitalik 30:volume 27:we 31:whale 22:where
25:which 25:while -24:who -34:whoev -46:whole 22:will -57:win -22:without 23:worth -39:write -25:wrong 37:yet 47:yield 32:you
67:zero @category=prediction_markets -20:^ -34:^account 28:^all 60:^and -32:^best -61:^bet -36:^bid -39:^by 22:^can 45:^cheapest
34:^clos -25:^crypto -22:^depth -48:^did -47:^do 30:^give 24:^ha -20:^how -25:^i 28:^imp -42:^in 37:^it 55:^last -65:^level 24:^mid
-23:^need -35:^no 26:^odd -43:^of -29:^on 56:^open -31:^ord 59:^price 48:^print -67:^put 82:^settl 26:^show 26:^trad 33:^volume
50:^ye 25:about -27:aft 42:also -26:and 28:any 55:anyone 29:anyth -35:apple -24:are 21:article -30:balance -35:best -24:bet
-57:betfair 49:bettor 31:between 24:biggest 70:book 31:bought 24:budget 27:buy 28:by 44:chance 60:cheapest -44:close -24:coin
-35:com 46:company -34:condition 34:contract 20:cost 69:could -25:dao 41:decemb -20:deep -22:doe -31:each 20:eith -21:even 28:every
-26:everyth 51:exact -21:exchange -48:fee -24:for 60:from -48:gain -39:good 26:had 38:held -20:high 29:highest -21:history
-59:holder -37:hour 23:hows 25:if 23:insid 35:interest -28:keep 87:l2 -32:largest 25:lead -44:left -74:legal -34:lend 31:link
43:look 22:los 44:made -92:manifold -27:market 40:meet 37:metamask 23:midpoint 48:minute 27:money 45:morn 48:most 39:mov 32:move
-74:nam 79:no -21:not 53:now -38:odd 25:office -76:old -21:ord 58:outcome 21:over -30:own 23:paid 71:pay -55:people 30:piece -57:plu
60:politic 39:poly 20:position 36:post 34:prediction 39:print 35:profile -35:proposal -57:put -22:redemption 59:resolve 41:right
56:rn 23:rul -24:run 26:same -56:say -65:search 67:see 27:sent -33:set 46:shar 22:show 28:sid -42:sise 33:sit 21:sold -39:someone
-67:someth 49:stak -27:still -28:strike 27:sub -29:t -35:team 24:tell 33:th -41:through 93:tick -39:time 38:told -55:tonight -39:top
42:total -46:trader -31:u -36:und 57:up -31:use -25:v 52:very 43:volume -25:wallet -32:whale 34:which 35:whoev 31:whole 29:whose
27:why 52:will 31:win 33:won -53:word 71:would -52:ye -31:yet 43:zero @category=search_discovery -6:* 35:0x 44:^ 23:^a -56:^addres
26:^all 33:^any 59:^coin 51:^coingecko 46:^compress 83:^contract -22:^could -28:^dex -34:^dexscreen -26:^doe -21:^everyth 53:^find
25:^for 21:^give 26:^ha 52:^id -30:^look -33:^market 26:^mint 47:^most -34:^my -47:^need -55:^nft 22:^on 42:^our 35:^pair 35:^pyth
26:^resolve 32:^search -31:^show -24:^there 31:^token 39:^trend 36:^we 54:^where -38:^which -59:^who -22:a -27:account 24:add
-21:airdrop 26:already 26:also 46:an 44:any 34:anyth 24:around -49:artist 36:ask 39:audit 40:auditor 22:be -20:behind -36:bett
-21:biggest 36:block 46:blockscout -31:bos -29:burnt 33:by 26:call 66:category -28:chang -24:client 44:code 39:coingecko -27:cold
40:colleague -32:come -26:company 28:config 40:contract 45:copy -36:count 23:crypto -42:d -28:dat -58:data -23:decentralis
23:deepest 40:down -23:drop -22:e 33:each -24:else -33:en 22:everybody -23:exchang -59:explor 40:file 61:find 45:found -31:gave
48:geckoterminal -56:google -47:group 34:had -46:hand -49:hash -32:her 37:here -42:hi -26:hold -44:hot -21:how 48:id 52:identify
-34:if -32:includ 32:it -34:item -33:keccak 36:keep 28:kind -48:know -27:largest -44:lay 24:ledg 42:log 26:long 39:m -50:made
26:mail -21:make 25:many 23:match -22:mcap 23:mean -47:member -34:mention 23:mint 36:morn 49:must -42:my -43:name -64:need -26:noth
-43:now 46:numb -22:off 55:old 28:on -54:only -43:oth -25:own 35:pair 46:pas 36:past 42:payment 77:pippin 66:pl -48:plu -26:pric
-31:profile 30:publish -27:pump -43:rank -45:real 24:recent 37:resolv 26:resolve -24:return -51:role -28:rows -71:same -36:satoshi
-27:say -51:script 22:search 65:sector 73:send -53:sheet -51:should 27:show 21:sit 42:so -23:some 69:someth 38:sort -31:spot
35:spreadsheet 30:stand 30:start 29:statu -65:stock -31:str -23:talk -27:tell 29:text 42:th -44:that 45:them -37:there -71:tick
-29:tim 24:time -46:tonight 45:tool -22:top 32:trade -21:transf 47:trend -22:turnov 34:two -33:u 20:und -24:v -53:value
-37:verification 49:verify -38:wa -30:wallet 25:we -26:website 29:whatev -57:who 40:whom -31:whose -55:work -20:worth 38:write 32:ye
34:yet -33:you @category=security_risk -20: 14:* 54:^and 39:^anyth 80:^are 25:^biggest 32:^buy 25:^check 22:^coin 30:^could
-29:^decode -68:^did -31:^doe -51:^draft -22:^find 38:^for 22:^honeypot -21:^in -40:^it -26:^latest -31:^make 38:^metamask -37:^mint
57:^newest -28:^next -39:^our -23:^please -90:^revoke 30:^safe 48:^show 28:^someone -35:^there 40:^token 49:^wa -43:^when -27:^where
24:^which 22:^who 22:addres 37:aft -27:airdrop 38:already -80:also 28:any 35:anyone 25:anyth -42:anywhere 33:approv -46:approval
37:are -24:art 29:artist 31:at -33:audit 40:back 22:bag 31:be 67:been 25:big 43:biggest -28:bond 20:bought 97:burn 48:burnt 29:but
37:button -29:buy 31:came 63:can 20:clean -31:click 41:code -23:commit -31:community 27:company -46:cost 71:counterparty -32:cousin
-32:creat 40:credit 43:dangerou -28:day -24:decode -22:deploy -22:deposit -68:dex -39:did -41:doe -51:draft 38:drain 25:dust
-26:email -24:en -44:end 26:erc20 -72:every 33:everybody 21:exchange 52:far 27:fear 29:file -47:find -38:flagg -42:floor -25:for
-41:free 25:freeze -26:friday 45:from -40:front -21:full -28:gave -27:get -22:github 42:go -51:goe -31:grant -20:hack 25:have -24:he
53:hex 32:hidden 85:hit 20:honeypot 23:how -34:inside 28:into 44:investment 26:just -20:know 20:land 52:latest 27:launch 38:launder
31:lead -42:left 57:legit 28:lett 34:list 39:lol 47:look 29:lp 51:made 35:mail -31:make 28:maliciou 39:many 41:memecoin 34:metamask
-26:min 34:mine -25:minute 34:money 30:more -20:most 25:nephew -37:network 32:newest 22:newslett -38:next 43:no -26:not -37:old
21:one -39:open -32:or -44:oth 30:own 23:page 24:pair 32:park 46:paus -33:pension 35:permission -42:permit 31:permit2 -21:pippin
-29:please -28:post -26:print -33:protocol -26:public -21:rais 44:real 62:reason 22:recipient -26:reentrancy -83:revoke 48:risk
22:rout 21:rows 45:rug 35:rugcheck -22:run 80:safe -33:same 20:sanction 38:say -27:screen 68:security -24:see -27:shar -21:shill
31:short 75:should 32:show -38:since 59:so 21:sold -29:solidity 32:some 20:somebody 36:someone -29:somewhere -35:spl 27:stable
24:still 28:stolen 24:stop 56:swap -41:switch 79:t -43:that 33:them 82:these 25:thi 27:think 64:those -49:tick 48:token -50:tonight
28:trad 26:transfer 37:trap -43:trezor 26:trust -36:trustworthy 73:turn -21:two -32:unlimit -22:unlock 25:until 20:up -33:upgrade
21:us 37:valu -20:view -42:vitalik 42:want -28:we 66:were 35:who 42:whoev 36:why 37:with -30:withdraw 29:withdrawal 65:worth
-27:would -26:you @category=token_contract -15:* 35:^ -31:^a 42:^allowance 74:^and -73:^call -45:^can -29:^chart 29:^do -41:^every
-42:^everyth -79:^find 20:^for -26:^ga 39:^get -23:^have -31:^held 25:^holder -25:^honeypot 31:^i -22:^in 33:^largest 29:^latest
-27:^ledg 48:^look -33:^make -34:^may -57:^mint 67:^need 36:^next -44:^numb 38:^of -22:^on -25:^open 50:^our -26:^please 22:^price
-27:^read -26:^review -21:^show 25:^so 50:^stack 31:^supp 63:^tell 28:^to -69:^token 29:^top 40:^topic0 26:^transfer 71:^turn
-30:^twitt -27:^two -64:^verify 42:^wallet 28:^website 30:^with -23:a 34:abi 67:address 20:aft 50:allowance 36:already -75:also
69:amount -34:approval 38:argument -26:arrive -43:artist -47:attach 67:auditor 37:average 26:be -25:been 24:bet 29:big -30:biggest
49:blob 29:board 62:book 33:bool 30:both -87:burn -22:burnt -31:by 29:byte -31:bytecode -54:call 45:calldata -28:can -34:category
23:chang 50:change -35:chart 26:check 53:client 24:code -21:cold 26:com 28:competitor 32:compil 21:confirm 31:constructor 36:control
-36:country 22:cousin 29:cov -50:create -21:crypto 40:d -22:dangerou -45:dat 53:decimal -26:decod 22:desk 26:developer 61:dex
21:different -32:do 65:down 46:draw -43:each -35:eip 53:email -36:emit 80:employ 24:entry 44:error -44:etherscan 33:even 81:event
32:everybody 23:evm 35:exact 48:exist -48:expire -25:explain 41:explor -66:factory -27:fail -41:far 46:fattest -31:file -80:find
55:firm 56:flow 21:follow -38:follower -29:free 26:from -28:front 37:full 33:function -32:ga -60:gave 25:geckoterminal 26:get
40:gett -24:got -54:governance 33:grandson 29:grant -56:group 33:hack 42:hand -27:happen 23:hex -25:him -40:hit 29:hold 55:holding
-22:honeypot 41:income 37:index -39:input -47:json -29:keep -29:kilometr 43:know 68:lamport -25:landlord 31:latest -57:launch
-43:least 22:left -36:legal 25:lend 26:like -36:lin -26:link 20:liquidity 36:live 34:log -40:logo 28:look -24:los 25:main -50:make
25:many -38:match 39:mean 30:memo 49:mention 39:method -33:mil 56:min 48:mint 22:minute -60:month 33:more -43:morn 30:mov -25:much
-34:multisig 26:must 27:myself 41:name -31:native 41:need 23:news -51:no 64:nobody -67:nod -33:not -60:off 50:official 36:old
50:oldest -23:once -33:one 22:only 44:open -65:oth 42:out 35:page 53:paid 30:pap -46:part -23:pay 27:percent -27:permit2 -26:phantom
-31:piece 34:pile -29:pippin -51:pl 34:point -47:post -23:price -21:project -28:protocol 33:proxy 34:publish 73:pull 24:purchas
24:purchase -25:rank 22:read -38:real -36:reason -23:reentrancy -36:regex 38:relay -45:result 28:return 40:revert 26:review
-35:round -29:rug -42:safe -49:sal 56:sale -76:same 54:satoshi -55:say 26:school 37:search 22:see -38:sell 34:shar -37:share
23:sheet 28:should -73:since 21:single -28:sise 28:sist -40:so -42:spend 46:split 27:spreadsheet -48:square -21:stabl 63:stack
35:still 56:stop 47:table 27:team -40:telegram 29:tell 26:text 70:th -25:theft -38:their 31:they -43:those 55:tick -22:ticket 36:tim
-53:time -33:token 41:too 24:took 58:top 50:topic 46:topic0 -39:total -24:trad 35:trade -40:transf -24:treasury -27:trezor 60:turn
-38:twitt -36:tx 26:u 60:und 46:unit 40:unknown -24:unlimit 64:unlock 35:up -47:upcom -27:use -38:v 32:value 21:vault
38:verification -26:verify -32:version 29:view 32:volume 29:w 64:wallet -24:want -43:way -30:week 27:well -48:were -27:whale
28:where 21:who 22:whoev -36:whom -68:whose -26:wire -24:with 20:withdraw -35:without -35:worth -25:write -50:wrong -21:yet -26:you
-28:your @chosen-count 27: 131:* -75:? -25:^did -20:^how -43:^i 59:^newest 27:^on -49:^put -21:^quote -35:^the 34:^what 72:^which
47:^who -28:about -48:account -33:addres 25:all -26:am -22:and 40:any 52:are 23:back 36:best -43:bet -25:big 74:biggest 63:book
28:bought -69:buy 82:by 40:candl 58:cap 30:category -50:cent 27:chain 50:coin 71:coingecko 80:collection 31:contract -27:could
59:crypto 23:day -59:defillama 68:dex -56:did -31:do 36:each -20:eip 59:em 63:enough 88:event -52:exchange 85:first 43:floor -49:for
-37:gain -29:good 31:got -59:have -30:he 29:hold -45:how -23:i -36:if -31:into -68:it 46:just 31:lay -27:least 46:list -68:lost
32:many -39:market 26:mint 54:money 48:most -25:much -62:my 39:new 80:newest -30:nonce -39:now -41:numb -47:of 49:off 31:on 21:one
60:only 94:open -38:over -49:pay 25:people 60:per 38:pl 77:pool -53:price 31:pump -52:put -20:quote 74:rank -25:rate -35:right
85:rugcheck -28:say 43:sector 26:see 63:show -33:sit 34:so -20:str 54:their -31:there -35:thi 62:to 27:today 84:token 51:transaction
-67:transf -26:u -22:und 29:up 56:volume -23:wa 22:wallet 35:want 69:which 54:with -40:worth -21:would -102:ye -64:year -47:you
@chosen-said 104:* @chosen|other @lacks=1 @leaves:time @outside|own=4 @outside|points=own|taken @outside|points=theirs|unnamed -10:*
@content=1|first @share=2|other -24:* @content=4|first @lacks|first=4 @lacks|whole=1|unnamed @outside|asked-fit=-2
@outside|open=thing|unnamed @outside|points=own|left @title @whole|open=none|unnamed 8:* @content=5|first @joint=2|2 @uses:count 7:*
@content=6|first @keeps|named|new|other @lacks|whole=0|left @outside|first=4 @outside|points=theirs|taken @uses:bitcoinHash
@uses:fiat 18:* @described @own|other @uses:coin @whole|open=none|taken 14:* @drops|named|new|other @joint=3|2
@lacks|open=thing|left @lacks|whole=3|left @outside|asked-fit=12 @outside|asked-fit=13 @outside|open=person|unnamed
@slot:include_source @src=none|other @uncited|other -7:* @fault -82:* @first=1|other @lacks|first=0 @lacks|open=none|taken -18:*
@first=2|other @whole|open=ours!|left -29:* @first=5|other @joint=4|1 @lacks|open=person!|left 28:* @first|other @missing
@outside|asked-fit=10 @outside|words=3 @wide|other 26:* @group=first @src=none -7:* 47:24h 75:^ 48:^24h 30:^a 27:^about 28:^accord
-42:^account 56:^addres 25:^all 91:^also -35:^am 48:^an 84:^and 40:^anyth -38:^apple -28:^ask 91:^ath -50:^attestation -22:^balance
37:^before -49:^best -61:^bet -53:^bid 45:^biggest -35:^block 54:^book 66:^burnt 35:^busiest 28:^call -26:^can -60:^cancel 28:^candl
-35:^capital 40:^chart 27:^cheapest 48:^check 36:^clos 51:^coin 29:^coingecko 40:^collection 34:^compare -31:^compress 75:^contract
20:^cost -43:^count -36:^crypto 55:^current -21:^deposit 41:^depth 22:^did -32:^do 37:^dominance -53:^draft -46:^each -24:^everyth
-33:^explain 31:^explor -28:^farcast -22:^fear -53:^fetch -29:^fill -35:^floor 32:^for -55:^freeze -78:^from 30:^fund -58:^futur
39:^get 64:^give 29:^ha -27:^hash 40:^hashrate 40:^height 52:^held 37:^hey -39:^highest 27:^hottest -22:^hows -27:^id 65:^if
28:^just -29:^keccak256 -20:^largest 37:^last -21:^latest -44:^ledg -31:^lend -65:^level -32:^liquidation 23:^liquidity 32:^lock
-37:^long -32:^look 32:^lowest -22:^lp -37:^make 66:^margin -41:^market -31:^may -50:^mempool -44:^message 34:^metamask -35:^min
-39:^most -73:^nam -25:^name 21:^namehash 38:^need -49:^network 77:^newest -28:^nft 30:^not -70:^numb 24:^odd 37:^on 96:^one
37:^only 46:^our -52:^payment -76:^pend 84:^perp 24:^pl -31:^plan -30:^please 30:^plot 20:^pnl -83:^point 30:^price -25:^protocol
26:^pull -64:^put 34:^pyth 25:^quote 34:^rank -28:^rarity 47:^rate -35:^read -41:^realis 25:^resolve 27:^rest 32:^revenue
-45:^review -91:^revoke -151:^rows -74:^run 30:^safe 39:^sat 45:^say 82:^settl -74:^should -41:^side -44:^sign -85:^since -85:^sise
-21:^snapshot 29:^so 58:^some 27:^somebody 38:^stablecoin 49:^stack -54:^stak 44:^swap 80:^tell -34:^text -44:^that 26:^they
42:^time 62:^token 41:^top 63:^total 23:^trad -23:^transfer 31:^trend 41:^turn -63:^twitt 24:^tx -31:^unclaim -21:^und 31:^v
-59:^verify 43:^volume 117:^wa 41:^website 28:^whale 24:^why -58:^with -56:^withdrawal -27:^worth 26:^would 47:^ye 22:abi 29:about
-34:account 32:actual -96:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp
-80:address 21:adjustment 26:advis 26:again -31:airdrop 25:alert 22:all 24:allowance 27:already -91:also 34:am 46:amount 36:annual
25:answ -52:answer 42:anyone 46:anyth -63:api 42:app -62:apple 22:approv -78:approval 30:apy 36:argument 44:arrive -31:art 40:artist
47:ask -57:association -46:ath -37:attach -57:attack -76:attestation 39:auditor 31:aunt 30:average 27:away 51:bag 47:bal -33:bank
-29:bar 31:base 40:basi -40:beacon 33:before -44:behind 30:beside -29:best -45:bet -58:betfair -21:bett 43:bettor -32:bid 66:big
37:bigg 37:biggest -51:bill 76:blockchain -52:bond 32:bookkeep 33:bool -41:boost 30:born 21:bos 51:both 32:bought 37:bridg
-50:broadcast 22:brok 64:broth 23:budget -36:built -23:burnt -34:buy 24:byte -44:bytecode 22:call 35:calldata -24:calory 45:came
-81:cancel 53:cap -24:capacity -38:capital -36:car 26:carry -29:cast 29:category 22:cent 53:certain 24:chain 71:chang 29:change
-32:channel -33:charge 22:chat 29:cheapest 62:check -75:circle -24:circulat 59:claim 36:clean 29:client 74:clock -42:close
35:closest 45:code 21:coin 35:coingecko 38:colleague 54:collect -52:column 39:come -61:commit 39:committee -27:community 30:company
47:compar 46:compare 45:competitor 26:compil -39:condition 30:confidence 26:config 39:connect 29:consolidate 33:constructor
83:control 22:convert 23:cost 55:could 20:count 78:counterparty 36:court 73:cousin 29:cover -71:creat -30:create2 26:cros 29:crypto
39:csv 45:current 63:d 26:dangerou 24:dapp -25:dashboard -36:dat 44:data 20:day 74:dear 38:decemb 50:decimal 28:deck -26:declare
-43:deep -21:deliver 44:deploy 56:deployment 45:deposit 67:depositor 34:depth 33:derivativ -22:description 48:dev 47:dex 29:did
-39:difficulty 41:digest 46:digital -33:discord 35:discuss -37:disposal -50:dispute -47:dividend 40:document 23:dominance -34:don
58:done 87:down -48:draft 37:drain 48:draw -24:due 21:dust 20:e 64:each -41:editor -20:egg 29:eip 58:eith -74:eligible -40:else
27:em 31:email 41:empty 21:en 53:end -45:english -35:epoch 20:erc20 33:erc721 28:estimate -37:etf -45:etherscan 30:event
46:everybody 58:everyone 27:evm 44:expire -46:explain 62:exploit 26:explor 26:fail -50:fall 21:far -31:farcast 34:farm -21:fath
91:fattest -50:fear 45:fee 79:fetch -36:file 30:finalis 42:fine 33:flagg -41:flow 30:follow -75:follower -37:form -34:forum 38:found
-70:free -40:freeze -50:friday 31:friend 21:from -21:frozen 25:fund -25:ga 28:gain 42:gallery -23:game 24:geckoterminal -46:germany
-24:get -34:geth 27:gett -47:github 22:give 60:go -68:gonna -43:good -43:google 60:grandson -64:gre 21:greedy 22:green -27:group
43:grow 73:had 33:hang 25:happen 59:hard -23:hardware -38:hash -44:hashrate 30:he 41:hedge 31:held 27:hello -53:help 26:her 37:hey
36:hi 35:hidden 30:high 28:highest 69:him -38:history 56:hit 21:hold -46:holder 31:holding -68:home 43:homework 39:hot 26:hottest
-20:hurt -26:ibuprofen 48:identify 27:if -26:imp -29:impermanent 26:incl 50:includ 66:incom -33:inflow -32:input -70:inscription
20:insid 55:inside -21:insist 34:inventory 34:invest 67:investment 50:invoice 32:item -31:job 44:jpeg -47:json 50:just 82:keccak
-29:keccak256 101:keep -87:key -30:kilometr 90:kind -21:knee 48:know -37:knowledge 60:known -41:kyc -20:l2 86:lamport -32:landlord
24:large 22:largest 22:last 36:lat -43:launch 23:law -28:lawyer 27:lay 49:lead 64:least -27:leav 36:leave 24:ledg 41:left -110:legal
-21:lend 21:lent -57:level -65:leverage 41:lie -44:lightn 30:like -27:limit 21:line 59:liq -40:liquidation -50:listing -50:liv
-35:live 36:log -21:login -58:logo 33:lol 39:look -33:lookup -41:los 65:lost -21:low 69:m 42:made 58:main 22:mak -28:make
27:maliciou -93:manifold 39:mark -20:market 53:marketplace -23:match 43:may 20:mean 36:meet -49:mem -50:member 38:memecoin 53:memo
47:mention -44:message 25:metamask 32:method -25:mev -43:mid -37:mil -25:min 26:mine 30:mint -33:minut 100:minute 30:mix 70:money
-65:month -54:mood 31:more 32:morn -32:mortgage 24:most -48:moth 21:mov 38:movement 29:multisig 63:must 41:myself 34:n 28:namehash
-37:native -23:near -32:nearest 48:need 46:nephew -23:new -37:next 47:no 58:nobody -85:nod 34:node 48:normal -30:not 39:numb
44:number -36:odd -32:off -63:often 33:ohlc -20:oi -24:old 38:oldest -33:once 29:onchain 59:one -28:open 31:oracle -43:ord -42:order
45:orderbook -94:ordinal -39:oth 49:out 54:outcome 32:outgo 40:owner 30:p 36:page 54:paid -22:paint 20:pair 74:pap -46:park -34:part
-43:passport 54:past 40:paus 49:pay 26:payment 56:payout -44:peg -56:pend -20:pension -34:people -39:per -34:period 29:permission
42:permit 38:perp 61:perpetual -49:person 28:pfp -32:phone 36:pick 31:piec 21:pile -46:pippin 48:pl -46:plan 67:platform 30:plenty
30:plot -73:plu 60:podcast 28:point 56:politic 32:poly -36:portfolio 43:possible -62:post -34:pow 93:ppl 33:prediction -36:premium
-29:prepare -28:pres 47:present -29:price -43:primary -42:print -25:priority 20:produc 35:profile -29:profit 26:prop -64:propos
-28:proposal 34:provide 26:proxy -28:public 33:publish 38:pull 41:pump -32:python -60:query -28:queu -20:quick 44:quot -23:rabby
-24:range -64:rarity 28:rat 26:rath -40:ratio -46:re 80:reach 25:read -26:realis -43:reb8tk3gbgk5auzkwc6shnwrgvjh8dualh 57:receipt
40:recent 26:recipient 45:recommend 29:record 23:recov -24:redemption -44:reentrancy -38:regex -79:regist 52:relay 43:rent -22:repo
-22:repository 38:resolve -48:result -51:revenue -81:revoke 40:rich 55:rn 49:role 66:rows -41:royalty 22:rpc 31:rugcheck -52:run
-21:runn 33:safe 35:said -35:salary -38:sale -68:sandwich 41:sat -39:satoshi 57:saving 53:say -57:schedule 27:school -34:screen
-54:season 34:second 27:sector 48:security 51:see -29:seen 27:sell 26:send -44:separate -36:serv -33:service 23:set -60:settle
69:settlement 45:shar 23:share -62:she 24:shill -51:shop 22:short 37:show 46:sid -21:side 28:sig -33:signatur 31:signature
-42:simple 20:since 24:sise 59:sist 31:site 50:sitt -39:skip 60:slide -47:smallest -46:snapshot 65:so 56:sold -42:solidity 41:some
34:somebody 24:someone -25:somewhere -34:soon 33:source -37:spend 55:split 37:spr 31:spread 39:spreadsheet -50:square -20:stabl
76:stable 43:stablecoin -48:stake 24:stand 40:start 27:startup 45:statement -62:station -24:step 65:still -46:stock 28:stolen
-39:stood 62:str 31:straight -29:strike -32:stuck 63:student 24:sub -36:sum 33:support 68:swap 22:swapp 36:switch 27:symbol -47:tak
-28:take -21:talk -44:telegram 25:tell 37:test -40:text 38:th 22:that -32:theft 62:themselv 34:there 69:these 33:thick -24:thing
58:think 56:those 35:thru 38:tick -33:till -58:tim 43:timestamp -26:tip 20:togeth 21:told -52:tonight -47:too 27:took 36:topic0
-33:tornado 33:touch -46:tp -61:trace 32:trade -111:trader 53:trait -64:transaction 37:transf 32:trap -46:trc20 36:treasur
49:treasury -81:trezor 27:trust 64:trustworthy 57:turn 74:turnov 48:tvl -80:twitt -24:tx 73:txid 24:type 29:unconfirm 51:understand
50:unknown -47:unlimit 21:unlock -23:unspent -37:until 38:up -58:upcom -32:update -47:upgrade 20:use 55:used -35:user 63:utc
45:utilisation 79:v -37:validator 28:valu -20:valuation 54:value 32:vault 24:venu 32:venue -30:verification 34:version 66:very
-41:view 36:vol -20:volatility -30:vot -43:vote 28:w 26:wa -51:walk 37:wanna -31:watch -22:way -24:weath 28:website -53:week 26:what
44:whatev 59:where 39:wheth -30:white 48:whoev -24:whole -63:whose 30:why 55:will -61:wire 70:withdraw 39:within 56:wont -41:word
45:work 53:world 53:worldwide 26:worth -41:write -24:wrong 21:wrote -33:x -58:ye -26:you -50:your -31:z 32:zero @joint 40: -35:*
47:0x 41:^a -24:^about 47:^all -107:^and -39:^any -67:^are -25:^at 50:^best -20:^bid 79:^buy 54:^candl 96:^chart -40:^collection
-61:^compare -94:^could -22:^custom 44:^dex -41:^did 63:^do -25:^event -25:^every 30:^everyth -29:^fee -35:^find -29:^floor 100:^for
-35:^from -27:^give 36:^got 88:^holder -50:^if -72:^in -25:^last 54:^latest 38:^liquidation 20:^look 30:^my 63:^need -68:^net
-59:^next 64:^on -51:^open 34:^or -55:^our -65:^perp 29:^please 100:^pool -88:^price 22:^put 77:^read 71:^since -27:^somebody
56:^spot -43:^stablecoin -36:^swap -27:^tell -61:^that 23:^the -37:^thi 67:^top -83:^total 112:^tvl 49:^two -70:^v -59:^wallet
23:^what -37:^which -32:^why 33:^will -63:^would 34:a 26:abi 64:about 28:above -65:accord 31:account -42:acros -92:active -40:actual
46:addres 39:address 25:adjustment 37:afraid 67:again -101:alchemy 55:all -38:allow -24:allowance 42:already 99:also 27:am
-29:amount 35:an -60:answ 71:any -31:anyth 31:anywhere 77:ape 37:api 25:app 64:approval -101:apy 92:around 44:arriv 39:arrive
38:article 26:artist 72:ath 31:atm 25:audit -57:auditor 51:average -28:bag 27:bank -54:be -34:been 91:behind 35:belong -54:below
-39:best -60:between 37:biggest 58:blacklist -46:block -33:blockchain -29:blockscout -21:book 33:boost 32:bos 26:bot -21:both
-24:bought -37:bridg -27:bridge 51:broth -50:build 49:built 46:burn 87:burnt -40:busiest 60:but 90:buy 37:byt -52:call -22:can
107:candl 52:category -48:chain -23:chang -34:charge 20:chart 21:chat -52:cheap -63:cheapest -30:check 42:circulat 61:clos 62:close
31:code 42:coin 44:cold -66:collect -33:com -46:come 42:committee 55:company -35:complete 56:condition -91:confidence
60:confirmation -24:control -50:copy -45:cost -67:could 33:count 22:cover -41:create -33:create2 -55:crypto 72:current 34:d 25:dapp
29:dat 26:date 66:daught -44:day 48:decentralis -67:decimal 44:decod -41:decode -43:defi -96:defillama -20:deploy 93:depth
50:description 30:desk 61:dev -80:dex -43:dexscreen 22:did 100:difficulty -62:digest 23:discord 45:do -53:don -55:done -24:down
39:due 58:dump -34:dur -42:e -43:each -41:earn -24:eip -32:en -74:end -48:enough -55:entry 48:epoch 68:erc20 -28:erc721 44:error
-30:etherscan -34:event 32:ever -60:every 49:everybody -67:everyone -28:everyth -59:exact 27:exchang -24:exchange 23:fail 53:fake
23:far -52:farm 37:fath 53:fear 22:fee 62:feed -101:fetch -23:figur -29:figure -30:fil 34:file 41:fill 23:find 20:firm -51:first
-36:floor -47:follow -22:for 62:forgot 28:form -20:found 23:front -69:full -26:function 30:futur 31:gave 45:give -64:go 84:gone
27:good -25:goplu 27:got 21:governance 81:government 54:gre -35:grow -51:guy 74:hack 27:had 39:hash 45:hashrate 97:have 25:he
25:height -46:here 30:hex 34:hi -74:high 65:history 34:hit 93:holder -45:holding 44:honest 37:honeypot 59:hot 24:how 57:husband
64:if 47:imp 24:impact -37:in 32:incl -30:includ -54:incom 30:index -33:init -45:input -28:inside 62:insist -67:into 29:invoice
26:issu -83:keep 27:kept 60:l2 105:land 28:largest -26:last -21:late 35:latest 53:launch -49:lead -100:least 35:led -21:ledg 50:left
25:lent 35:let 59:lett -27:licence -23:lie -24:lightn 67:like 22:limit 75:link 46:liq 46:liquidation 49:liquidity 28:list -60:log
61:logo -23:long 29:los 27:lot -46:low 92:lowest 25:made 62:mail 60:many -42:margin -39:market -24:marketplace 37:max -72:may
-36:mean 85:member 29:memecoin -32:memo -68:mempool 63:mention 36:mine -24:mint -121:minute -25:mix -50:moment -49:month 62:morn
-29:most -39:move 26:movement -61:must 25:my 59:n -119:nam 23:native -30:nearest 27:need -39:net -31:network -28:nev -37:newest
-37:next 45:nft -48:nobody 40:normal 32:noth 93:notional 45:now -54:numb 28:odd -61:off 40:offer 88:oi -60:oldest -21:on -59:once
-32:one -40:only 42:open 40:option -60:oracle 38:order -105:oth 24:out -22:outcome -26:over 39:own -28:owner 42:page 30:paid -30:pap
56:park 76:part 41:pas -74:past -47:pay 33:payment 74:payout -25:peg 43:period -39:perp -53:perpetual 56:phantom 38:phish 23:phone
73:piec -33:piece 103:pippin 22:pl -49:plain -45:platform -68:plenty 30:plu -39:point -33:politic 32:pool 44:post -122:prediction
-54:present -29:pric -52:primary -32:print 85:priority -56:profile 29:profit 78:program -34:project 40:protocol 69:public -54:pull
-27:pump 57:purchas 25:put 29:pyth 68:question 26:queue -66:quot 30:rabby 44:rais -24:rank 83:re 38:read 61:real 50:realis
-24:receiv -27:recent 58:recommend 40:record -54:relay 26:rent -31:report 110:rest 36:result 20:revert 29:revoke -30:reward 31:right
30:risk -76:rn -35:round -51:rout -26:route -128:rows -35:rpc 34:rug -40:rugcheck 61:run -46:safe 77:said 23:sal 39:same 115:sat
-27:say 28:scam -35:school 20:script 105:search 28:seem -49:sell 39:sent 65:separate 39:sery 64:shar 55:share 100:sheet 51:should
-31:side -78:sig 31:sign 65:signature 56:since -62:sise 34:sist 57:sit 28:site 52:sitt -93:slippage 71:slot 50:so -26:sold 45:some
60:someth 68:somewhere -35:sort -64:source 26:sourcify -33:spam 44:spend 44:spot 66:spread -69:stabl -38:stablecoin 33:stand
-46:start -63:state 40:still -52:stolen 79:storage -31:story -47:str -53:straight 57:strik -50:stuck 31:succes 117:supp 35:support
-53:swap 32:swapp -55:table 43:tak -27:take 86:talk 41:tax 28:team 52:telegram -25:test 42:th 30:the 77:their 132:then 55:there
-70:these 73:they -24:thi 62:thing 92:think -66:through 33:tick -88:time 27:timestamp 35:to -21:today 31:told 59:too -25:top
-47:topic -64:topic0 45:total -39:touch 82:tp -72:trace 57:transaction -48:transf -64:transfer 20:trend -38:turnov 116:two 26:tx
-32:unclaim -68:und -32:unit -24:unlock -46:unspent 37:until -56:up 35:upcom 32:url -37:use -68:used 101:user -21:utc -91:v -39:valu
-31:value 27:vault 105:vb 88:venue 25:version -42:very 63:view 29:vol 34:volume 60:vot -31:w -26:wa 38:wallet 24:want 53:way 22:we
-29:website -72:well 20:went 69:were -33:whatev -28:where 40:wheth -37:which 71:while 35:who -31:whoev -67:whom -27:why -83:with
58:withdrawal 53:without -33:won 34:word 50:work -59:worth -51:would 64:writ -66:wrong -97:year 78:yet -40:you 57:your @joint=1|1
@joint=left|whole @outside|open=ours!|taken @whole|open=thing|taken -46:* @joint=2|1 @leaves|first @leaves|more|other -21:*
@joint=3|1 @outside|open=thing!|unnamed -57:* @joint=3|3 @leaves:count @leaves:evmAddress -35:* @joint=4|2 @uses:evmAddress 52:*
@joint=4|3 @uses:exchange -56:* @joint=4|4 @joint=rules|4 @outside|open=none|taken @score|other 38:* @joint=all|lacks -159:*
@joint=all|whole 108:* @joint=askings|1 @lacks|open=person!|taken @outside|asked @outside|asked=1 79:* @joint=askings|3 -112:*
@joint=left|lacks @leaves:solanaAddress -68:* @joint=repeat|2 @leaves:exchange -114:* @joint=rules|1 -59:* @joint=rules|2
@lacks|open=ours!|taken 53:* @joint=rules|3 @takes:time 24:* @keeps|open|new|other @lacks|open=thing|unnamed @lacks|points=own|taken
@outside|abroad|ours @uses:number 36:* @lacks -20: 8:* 21:10x -21:^a -30:^accord 27:^all 63:^allowance 34:^and -39:^any -21:^anyth
-38:^apple -33:^balance 22:^biggest -35:^block -22:^bridge 26:^burnt 45:^buy 43:^by 66:^call -43:^can -23:^cancel 29:^candl
-34:^capital 21:^chain -49:^chance 55:^check 36:^circulat 50:^clos -23:^coin 40:^coingecko 56:^compare 27:^convert -29:^could
-39:^current -56:^decimal -33:^decode -39:^defi 41:^depth -39:^dex -44:^draft 30:^everyth -52:^explain -50:^fee -25:^fill 25:^floor
23:^found 39:^fund -66:^ga 44:^get 23:^give 32:^ha -37:^hashrate 47:^height 20:^held 28:^hey 58:^hold 43:^holder 49:^honeypot
-29:^hottest -44:^id -61:^it 52:^kind -38:^latest -38:^ledg -23:^liquidation 28:^liquidity 22:^list 32:^look -36:^may 85:^mcap
-45:^mempool -26:^message 36:^metamask 34:^mint -21:^most -27:^my -22:^name 27:^namehash 35:^need -21:^new -40:^newest -36:^next
-22:^no -31:^numb 28:^of 78:^oi -28:^on 33:^open -30:^ord -26:^our 46:^pair -24:^payment 29:^pl 23:^pnl -23:^position -22:^print
-47:^protocol 51:^pull 20:^quote -28:^read -37:^realis 43:^revenue -44:^review -57:^revoke 40:^rugcheck 42:^run 29:^safe 34:^sat
28:^say 87:^search -21:^settl -54:^should 46:^so -34:^somebody 24:^stablecoin -35:^stak 44:^swap 25:^tape 22:^tell 20:^text -35:^the
48:^there -29:^thi -33:^to 21:^token -52:^top -20:^topic0 -25:^tp 74:^trad -61:^transaction 48:^turn 65:^tvl -35:^twitt -28:^two
28:^und -25:^utxo -49:^verify 125:^wa -23:^want -37:^where -29:^whose -24:^will -45:^with -20:^yield 61:above -34:accord -33:acros
-57:actual 36:ad 22:add -35:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp
-59:address 35:advis 63:aft 25:again 46:airdropp 30:all 42:allowance 57:already -29:also 28:altogeth 40:am -42:among -21:amount
38:annual -63:answ -31:answer -40:anyth 30:anywhere 30:ape 35:aped 34:api -56:apple -31:approv 40:argument 69:around 37:arriv
70:arrive 73:artist -29:ask -57:association 45:ath -64:atm -24:attach -47:attestation 33:auditor 52:aunt 33:average 21:away -30:back
37:bag 48:bal -23:bank -50:be -41:beacon 30:been 32:began -46:beginn -22:behind 23:belong 21:best 57:bettor -45:bid 39:big
-22:blacklist -36:blob 95:blockchain 27:board 21:book 39:bookkeep 50:bos 60:both 30:bought -20:bridg 70:bridge 40:brok 70:broth
21:buddy 32:built 23:burn 24:burnt -21:busiest 33:but 20:button -27:by -24:byt 27:byte 74:bytecode 20:call 24:came -27:can
-59:cancel 25:cannot 62:cap -22:capacity -40:capital -29:capitalisation -30:car -21:carry -22:cash 37:category 27:cent 71:certain
42:chang 26:change -30:channel -33:charge 33:chat 49:check -69:circle 44:circulat -46:circulation 49:claim 36:clean -38:click
42:clos 20:closest 24:code 24:coingecko 30:colleague -32:collection -36:com -28:commit -31:community 32:company 53:compare
58:competitor -25:complete 25:compress 88:confirmation -70:connect 29:consolidate 24:constructor 29:convert -44:copy -39:correct
29:count 54:counterparty 37:court -26:cousin 22:cover -47:creat -47:create2 -30:crypto 54:csv -31:currency -79:cut 27:dangerou
24:dao 29:dapp 24:dat 30:data 24:daught 46:dear -48:decemb -59:decentralis -22:decimal -20:decode 58:deep -55:defi -57:defillama
44:deploy 64:deployment 59:deposit 69:depositor 39:depth 22:detail 35:dev -28:develop 26:developer -40:dex 44:did -44:diff 25:digit
29:digital 48:discuss -28:disposal -39:dispute -43:dividend 28:doe -26:doesn 33:dog -32:dominance -30:don 28:down -22:draft 42:drain
44:draw 33:dump -30:e -29:each 32:eat 47:editor -35:eip -30:eith -48:eligible 38:else 24:em 23:email 61:employ 27:empty 29:en
31:enough -54:entry -41:epoch 23:estimate -24:etf -71:etherscan 37:event 40:everybody 44:everyone -33:evm 26:exact -45:exchang
34:exercise 52:expire -62:explain 98:exploit 73:explor -25:export -28:factory 23:fail 34:fake -37:fall -30:fattest 33:favourite
29:fee 21:fetch -56:fil -49:file -22:fill -36:fine 32:flagg -55:float 43:flow -75:follower -43:form -23:forum 38:found -58:free
-42:freeze -33:fresh -26:freshest 68:friend 57:from -50:full 61:fund -87:ga 68:gallery 31:gave -28:geckoterminal -37:germany
-34:geth 55:giv -30:given -47:go -23:goe 24:gone -63:gonna -23:good -30:goplu 21:got 52:governance 29:grandson -35:greedy -59:green
22:grew 30:grow -35:guy 62:hack 77:had -53:hand 32:hang -21:hardware -50:hashrate 52:have 55:he -33:help 39:her -63:here 28:hey
-64:highest 56:him -58:history 60:hit -28:home 45:homework -23:honest 67:honeypot 56:hot -29:hottest -57:hour 27:hows -20:hurt
34:husband -25:ibuprofen 27:id -67:idea 36:identify 26:im 50:impact -29:impermanent 44:incom -77:index 39:inheritance -31:init
-61:input -26:inscription 33:insid 21:integrate 59:interest 27:invest -49:investment 63:invoice 50:issu 48:issue 24:it 41:item
-23:job 69:jpeg -47:json 56:just 27:keccak -65:key -30:kilometr 36:kind -21:knee 49:know 57:known -33:kyc 87:l2 65:lamport -36:land
-28:landlord -36:largest -24:late 61:launch -26:lawyer -45:lay 29:least -30:leav 35:leave -31:led 46:left -71:legal 48:lend 34:lent
-45:let 39:lett 22:letter -33:level -41:leverage -23:licence -25:lie -40:lightn 24:like -27:line 42:liq 29:liquidity 32:list
-44:little -38:liv -26:lock -47:log -62:logo 32:long -26:lookup -34:los 43:lose 41:lost 21:lp -22:m 51:mail 42:main -22:mak
28:maliciou -82:manifold -20:many 77:margin 40:marketplace -41:match -27:max -22:may 34:mcap -27:meet 33:member 46:memecoin
-28:mempool 85:mention -34:message 43:metamask -32:method -24:midpoint -20:might -37:mil 63:mine 26:mint -28:minute -25:moment
22:more 61:morn -62:most -44:moth 72:mov -34:move 27:movement 28:much 33:multisig -40:n 26:name 25:namehash -70:native -41:nearest
30:need 62:nephew 37:network -26:nev -67:newest 33:news -23:newslett -43:next -35:nod -20:node -25:nonce -33:not 49:noth 31:numb
-38:odd 22:of 25:office -39:often 69:oi -20:ok -20:old 26:oldest -59:once 32:one 30:only -67:ordinal 88:oth 27:our 30:outgo
31:output 30:overall 35:p 65:paid 24:pair 93:pap 37:paper 38:park -24:paste 43:paus 52:pay 31:payment 41:payout 53:peg -21:pension
-80:people 22:per 41:percent -26:period 29:permission -26:permit -51:permit2 30:pfp 22:pick 33:picture 42:piec -33:piece -136:pippin
51:pl -32:place 92:platform 48:please 39:plu 70:podcast -26:politic -22:pool -23:position -23:possible -39:pow -35:ppl
-33:prediction -27:premium -27:prepare -32:pres -78:present -32:pric -21:price -68:primary -65:print -35:priority -62:propos
63:provide -25:public 54:pull 47:pump 36:purchase -28:put 39:pyth -28:python -24:query -22:queu -30:queue -37:quick -24:quot
32:random -55:range 33:rank -24:rate -54:rath 31:reach 32:real -22:reb8tk3gbgk5auzkwc6shnwrgvjh8dualh 56:receipt -39:receiv
-26:recent 36:recommend -32:record 23:recov -24:redemption -40:reentrancy -37:regex -33:regist 48:relay 52:rent -39:require
29:reserve 56:rest -42:result -21:revenue -26:revoke -44:rn -46:role 42:rough 55:route -55:rows -25:royalty 61:rpc 32:rul 24:run
-20:runn 40:safe 106:said -26:sal -33:salary -39:sale 42:same 53:sat -34:satoshi -46:schedule -35:score -55:screen 55:script
98:search -22:season -24:sector 55:security 20:see -33:seen 56:sent -26:sentence -89:serv -37:service 34:sery -72:settle
71:settlement 28:several 57:shar 50:share -30:she 75:sheet 75:shill -23:shop 33:short 23:should 53:sid -43:side -28:sig -31:signatur
66:signature 48:since -62:sise 53:sitt -37:skip 32:slip -50:smallest -51:snapshot 45:sold -53:solidity 26:some 57:someth
30:somewhere -21:son -34:soon -37:source 63:spell -34:spend 35:spendable -47:spender -57:split 42:spr 28:spread -49:square -89:stabl
103:stable -33:stak -36:stake 30:start 37:startup 28:stat -46:state 22:statu 94:still 60:stood 28:stop 26:storage 41:str
-41:straight 37:strik -23:strike -21:stuck 37:sub 34:subdomain -33:sum 33:summ -30:suspect 23:swap 37:swapp -50:switch 49:t
-33:table -25:tak 25:take -41:taken -32:talk 25:tape 44:teach -28:telegram -40:term -33:test 23:text -24:than 43:that 35:the
-57:theft -62:their 31:then 42:there -33:thing 26:think -37:through 55:thru 101:tick -28:ticket 23:tier -53:tim 32:time
-20:timestamp -29:togeth 22:told -44:tonight -55:too 30:took 28:tool -36:top -65:topic -59:topic0 -33:tornado -56:total -27:tp
-39:trace -68:trader 62:trait -29:transaction 90:transf 68:treasur 65:treasury -78:trezor 82:trustworthy -58:turnov 114:tvl
-43:twitt -24:tx 59:txid 33:u 20:unclaim 34:unconfirm 22:und -38:unit 50:unknown 32:unlimit -38:unlock -26:unspent -20:until
-51:upcom -31:update -41:upgrade 31:use 48:used -24:user 26:utc -21:v -29:validator -42:valu 35:valuation 51:vault -25:vb 51:vbyte
23:venue -43:versu -30:via -37:vitalik 22:volum -27:volume -24:vote 47:wa -44:wait -28:wanna -59:way 49:we -39:well 38:went
-38:whatev 45:when 27:while -30:white -44:whole -30:whom 40:why -63:wife -64:win -49:wire -22:with 45:withdraw 58:wont -50:worldwide
-26:would -62:write -67:wrong 26:wrote -26:x 27:ye -33:year 52:yet 44:yield -41:you -65:your 67:zero @lacks:address 10:* 28:10x
-30:? -29:^ 38:^abi -44:^addres 44:^all 53:^allowance -33:^any -29:^balance -38:^biggest 26:^burnt 36:^buy 86:^call -20:^cancel
-33:^capital 23:^check -22:^convert -37:^decimal 27:^doe -34:^draft -29:^event 27:^every 45:^find 55:^fund -50:^ga 23:^have 22:^hey
80:^hold 41:^holder 51:^honeypot -23:^how -25:^if -74:^it 26:^kind -25:^ledg 41:^look 28:^make 39:^need 29:^nft 22:^nonce -50:^on
26:^pl 23:^pnl 52:^pull -37:^realis -36:^recent -32:^review -58:^revoke -28:^reward 29:^say 47:^search -32:^show -32:^somebody
32:^someone 53:^swap 20:^tell 22:^text 59:^the -28:^to 34:^trad -32:^transaction 20:^tx -50:^verify 95:^wa -48:^wallet -32:^want
41:^what -27:^where 24:^which -26:^whose 52:abi 41:about -30:above -27:account 21:active -38:actual -39:address 68:aft 31:again
54:airdropp 93:all -21:allow 40:allowance 84:already 33:am 59:any -44:anyth -34:anywhere -32:apart 47:ape 44:aped 59:app -25:approv
-23:approve 29:arriv 79:arrive 35:art 24:artist -25:ask -64:attach -36:attestation 48:auditor -22:bag 27:bal -25:balance 22:bank
-39:be 79:been 39:belong 36:best 34:bet 54:bettor -22:biggest 27:blacklist -25:block -22:blockchain -37:blockscout 50:bookkeep
-23:bos 35:both 81:broth 42:burn 22:button -24:byt 75:bytecode 81:call -34:cancel -37:capital -28:car -20:cash -25:chain -53:chance
24:check -63:circle 39:claim 50:clean -29:click -43:code -47:coin 36:cold -51:column -22:com 42:company -29:compare -34:connect
-20:convert -37:copy 60:count 58:counterparty -30:cousin 31:cover 62:creator 39:credit 22:crypto 37:current -23:d -43:dangerou
87:dao 39:data 32:daught 21:dear 20:deep 25:defi 26:developer 49:dex 71:did 37:do 71:down -34:draft -22:drop 35:earn 49:eat -43:eip
-52:eligible -23:else -31:email -55:employ -44:end 37:enough -61:entry -41:epoch 29:erc20 -42:error -83:etherscan -21:even 35:event
43:everybody 34:everyth 61:exchange -32:explain -37:exploit 64:explor -29:export 36:farm 22:fee -29:fil -23:file 20:find -27:firm
26:first -43:flagg -29:follow 35:for -66:free -46:front -36:full 82:fund -45:gain 69:gallery -30:gett -22:go -47:gone -27:goplu
58:governance 55:grandson 22:grant -26:grow 20:guy 22:ha 59:had -21:hardware -55:hash 29:have 24:he 29:her -46:here -51:hex 22:hey
-46:history 59:hit 52:hold -21:holding -21:home 72:honeypot 70:hot 28:hows 27:husband -37:idea 40:im 26:incl -33:includ 33:incom
-23:init -30:input 38:insid -28:insist 22:insurance -23:into -58:investment 43:item 52:itself 55:jpeg -48:json 61:just 21:keep
-57:key -26:kyc 39:l2 48:land -41:landlord 45:left -24:legal 39:lent -29:like -21:link 48:liq -38:login -40:logo 38:lol 46:long
-37:lookup -44:m -29:mail 79:margin -39:market 51:marketplace -36:match -25:may -21:mcap 29:member -35:mempool 50:mention
-45:message 46:metamask -47:min 76:mine -47:mint -23:moment -25:month 37:more -45:moth 23:mov -38:move 51:multisig -64:native
20:nephew -27:nev 31:news -32:no -30:node -28:nonce -27:not -21:noth 27:offer 29:office -29:official -47:once 74:onchain -29:one
28:order 34:outgo 52:overall 23:owner -54:page 48:paid 27:pap 20:part 44:paus 66:pay 28:peg -44:pension -57:people 31:permission
-73:permit2 30:perp 40:pfp -23:phantom -21:phish 48:picture -21:pippin -46:point -32:politic -42:post -32:present -44:pric
-32:primary -54:print -21:program 39:provide 21:proxy 25:publish 42:pull -21:put -25:rank -41:rate -21:raw 45:reach 40:real
-22:reason -45:receiv 22:receive -36:recent -26:reentrancy 34:relay 53:rent 72:rest -36:result -44:return -30:revoke -26:reward
-31:right -36:rn -25:rout -21:rows 29:run 59:safe 30:said -28:salary -28:sale 68:same -34:satoshi 26:saving 22:say -38:screen
67:search 27:second -32:seen 21:sent -39:serv -20:sery 43:set -22:settl 67:settlement -27:shar 31:share 23:she -38:sheet 38:shill
-26:short 62:should -43:sign -28:sise -24:sist -35:site 35:small -45:smallest 28:so -52:solidity -22:somebody 32:someone
35:somewhere -41:son -38:soon -26:source -26:spend -54:spender 35:spr -61:stabl 40:stablecoin -22:stak -27:stake -35:stand -29:state
-22:statu 76:still -20:stop 21:sub -30:sum -24:suspect -26:switch 73:t 26:tak 36:take -25:talk -34:team 25:telegram -29:test 28:the
-35:theft -21:their 55:then 21:these -32:they -31:thi 49:those -23:through 47:tick -34:time 24:to -20:today 23:token 25:told -53:too
-37:tool -27:topic -46:trader 32:trait -53:transaction 62:transf -43:transfer 36:treasury -27:trezor -41:turn -25:two -32:type 26:u
21:unclaim 49:und 42:unlimit 22:up -31:url -44:use 48:utc -21:v 86:vault 66:verification -29:verify -22:versu 37:very -28:vitalik
36:wa -26:wallet -31:wanna -50:way -31:website 50:went 37:whatev 26:when -56:whole -28:whom -48:whose 54:why -63:win -41:wire
-21:with -22:without 33:won -31:word 22:work 41:worth -57:would -44:writ -51:write -40:wrong 58:yet 58:zero @lacks:amount -22:?
-31:^convert -25:^ga 45:^i 34:^if -34:^on -27:^price 31:all -22:an 50:are -22:at -25:be -20:compare -22:convert -46:decimal -34:doe
-22:exact 25:for 23:from -28:got -36:ha 25:if 40:many -22:mint 37:my -24:need -29:now 53:numb -21:on 40:please -22:pool 60:that
-51:thi 46:to -33:unit -20:up -44:when -22:which 33:whole @lacks:anyAddress -30:^a -24:^and -24:^busiest 35:^compare 25:^dex
47:^give 29:^liquidity -23:^list 45:^need -29:^newest -23:^our 38:^price 28:^token -20:^top 20:^trad -24:^twitt -29:^where
-34:^which 35:^who -48:address 29:aft 32:am 37:amount -28:any -44:ath 51:been -27:between -24:busiest -33:by -24:call -26:can
-20:chain 36:claim 48:client -39:colleague -21:collection 43:compare -26:cost -27:count -25:dat -39:day 26:decimal 50:deep
26:deposit -66:do 54:doe 55:earn 54:email 31:every -27:exchange 31:fee -21:feed -44:follower 22:for -33:friend -22:geckoterminal
-43:gone -53:green -41:group 33:ha 64:had -28:highest -27:if 23:it 33:jpeg -23:just -21:know 32:leave -21:lend -37:like 32:link
55:liquidity -50:list -26:live 49:ll -31:logo -23:look -20:los -26:many 24:mean -27:min 37:mine 39:mint 54:moment -41:most -20:move
40:need -29:new -28:newest 29:news -30:not -28:numb -29:old -40:once -22:one 27:only -29:or -23:oth -31:own 54:pair -26:past 21:pay
-39:people -32:pippin -21:point 21:pool -23:position -27:possible -24:post -44:project 50:provide -27:rank 25:rate 54:reserve
23:right -39:rows -40:run -22:sal 69:say -25:score -28:second 34:sell 44:sheet 42:somebody -24:someth 42:stop 34:t -38:telegram
27:there -53:these -27:they 36:tier 22:today -30:top 22:trad -35:trade 27:treasury -32:turnov -41:twitt 41:und -34:use 52:v -23:were
-20:which 21:who -31:whole 53:wont 34:writ 42:yield -20:you @lacks:anything 14:* 35:0x -41:^balance 53:^biggest -40:^can 68:^check
-21:^coin 65:^compare 28:^contract 37:^convert 65:^everyth -47:^find 62:^i 22:^list -72:^market -20:^metamask 52:^our 30:^please
-25:^price 78:^search 59:^there -42:^token 36:^wallet -21:^when 42:^where 23:a -36:addres 29:address 61:against 30:all -22:also
35:an -34:answ 50:apart 71:artist -31:association -29:ath 44:audit 43:auditor -29:back 56:bag 74:bal 31:be -23:beginn 30:beside
27:best -30:bigg 24:block 32:blockscout -27:book 44:bos -25:both 31:but 66:by 45:came 52:cap 43:category -45:chain 59:check 35:code
40:coingecko 42:colleague -31:come 43:compare 33:compress 37:convert 42:copy -43:correct -35:cost 32:crypto 49:current -33:d
-29:defi -51:do -47:doe -27:e -76:each -51:employ -30:even 21:everybody 58:everyth -24:exchang -33:exchange 65:fake 43:far -23:find
-21:firm 61:for 54:found 48:friend 43:from 47:grandson -27:had -49:hand -20:hardware 38:hash 40:he -27:hex -50:hi -53:hold
-20:holder 41:id -21:idea 46:identify 46:if 31:into 58:invoice 41:it 31:just -25:keccak -74:keep 36:kind -24:largest 52:last 27:ledg
38:left -34:lend 34:like -23:line 56:list 22:look 52:made -29:many 27:market 30:me -23:mean 30:memecoin -44:metamask 92:mint
37:money 31:morn 21:mov 35:name 59:need 82:old 29:one 26:or 33:oth 48:our -53:own 26:page 75:pap -36:pay 37:payment -61:people
26:piec -127:pippin 48:pl 43:please -69:pool -54:post 55:pric -41:protocol 57:rank 20:rate 42:receiv 34:resolve 49:right -45:role
40:safe 57:sat -40:satoshi -56:saving 35:scam -29:screen 71:search 22:sell 47:set -46:she -20:sheet -29:should -24:sise 69:someth
-40:stabl -22:stablecoin -21:stak 29:stand 42:start 61:str -24:strike 40:supp -33:t -71:talk 45:text -21:th -48:their 42:these
25:they 28:thi 30:think 69:tick 20:told 27:too 57:tool 36:track 24:trad 40:treasury -29:two -48:und -31:unspent -25:until -45:value
59:verify -38:well -24:went 33:whale -43:whatev -47:when -27:whose -24:will 48:with 25:worth 29:would -28:write 23:ye 39:yet -20:you
-23:your @lacks:bitcoinAddress -26: -21:? 27:^a -22:^could 52:^ha -30:^ledg -22:^my 39:^please -37:^what -22:a -39:address 31:all
69:any -50:are -26:channel 31:consolidate -31:count -50:doe 21:every 32:fee -23:for 44:found 69:ha 49:have -33:history -25:hold 28:i
25:input -29:it 28:ledg -25:lightn 35:list -37:look -30:many 37:me -67:mempool -23:min 37:most 26:must -51:not 58:old 43:on 54:one
45:ord 44:oth 35:output -28:over -45:own 55:pap -46:pend 57:pl 21:please -25:receive -28:right -58:satoshi 38:show 75:sitt 44:small
25:spend 37:spendable 24:still 35:storage 32:the 44:them -20:there -25:thi 25:to -26:total -29:treasury -27:trezor 22:unconfirm
24:up 28:utxo 74:wallet 28:want -22:what 37:with 22:withdrawal @lacks:bitcoinHash 33:* 28:? -44:^fee 24:^how 55:^i -34:^mempool
-34:^my 40:^payment 35:^sat 32:^what -25:^when -21:^which 24:^why 22:a -24:all -42:block 45:by 41:client 91:confirmation 39:did
56:doe 41:gave -24:get 24:ha 28:have -51:hour 30:i 29:in -22:into 67:it -39:look 35:many -30:min -27:need -32:next 66:now
-37:ordinal -22:our 26:pay 64:pend 55:per 31:real -34:right 21:sat -21:say 63:sent -32:so 69:still -27:stuck -42:through -29:to
51:transaction -24:tx 61:txid 35:unconfirm -22:wa -27:wait 30:what -22:when -26:which -31:who 23:why 32:with @lacks:block 47: 19:*
-22:? -23:^block -20:^current -41:^on 36:^what -25:^which -24:back -47:been 73:block 46:built -48:burn -34:by -22:cold -23:current
-24:doe 45:full 43:hack 51:in -21:latest -30:me -22:now -24:numb 21:of -24:or 50:please 29:produc -28:proxy 26:reward 37:slot
-30:tell 46:that 30:the -22:them -23:those 60:time -21:to 27:transaction -24:validator 29:were 30:what 26:where 25:who 41:with
@lacks:chain -14:* 24:24h -22:? -26:^a 40:^abi -59:^and -21:^any 33:^are -73:^balance -29:^biggest -34:^block 36:^chain 25:^check
-52:^circulat 30:^compare -34:^current -29:^decode -33:^did -26:^explain -38:^find -32:^floor -22:^for -38:^ga 55:^ha 49:^holder
21:^if 39:^in -72:^it -29:^kind -25:^ledg -65:^make 38:^metamask -21:^my 33:^need -26:^nft 23:^on 35:^option -33:^our 25:^rank
-22:^revenue 55:^since -31:^someone 70:^stablecoin -39:^that -31:^the 63:^token -28:^topic0 -20:^trad -72:^verify -41:^volume 23:^wa
-55:^where 21:^which 39:abi -28:acros 23:active 64:add 22:addres 23:again -25:against 41:airdrop -59:all -27:allow 60:already 38:am
-34:amount -20:an -42:answ -24:anyone -46:anyth -37:anywhere -24:apart 45:ape 24:app 27:approval 45:arrive -47:ath -64:attach
28:auditor 29:aunt -25:bad -24:bag 25:bal -28:balance 22:bar 20:base -32:beacon 42:been 24:bet -21:between -61:bid -42:blob 27:block
105:blockchain -21:bos -24:broadcast 36:broth -26:build 44:built 41:burn 61:burnt 58:buy -62:by 35:came -21:capacity -28:car
-45:category -46:chance -37:cheap -22:cheapest 42:check -63:circulat 31:claim -21:click -49:code -38:colleague 89:company 50:compar
30:compare -50:competitor -42:contract -24:copy -27:count 56:create 26:credit -33:current -24:d -52:dangerou 57:dao 31:daught
-24:day 74:decimal -22:decode 20:deep 23:defi -20:defillama 64:deploy 23:desk -65:develop -65:dex 45:do -52:each 50:earn -50:eip
-64:end -22:entry -55:error -61:etherscan -68:event 50:everybody -31:evm -21:explain -53:exploit 32:explor 63:factory 42:fail
28:fake 38:farm -27:feed 20:figur 39:figure -32:fil -37:file -49:flagg -34:floor -51:follower -36:found -23:frog -47:front 53:full
-87:ga -38:gain -36:get 27:give -60:go 31:gone -26:goplu 43:grandson -40:group -24:grow 39:ha 74:had 37:hang 24:have -41:height
41:her -39:here 23:history 95:hold 37:hot 37:hour 38:if 21:im -21:index -35:inside -42:internal -27:into -20:job -45:json -35:key
-30:kind -22:know 114:l2 -28:landlord -32:large -51:last -25:late -68:lead 25:ledg -27:left -57:lend -24:let -22:lightn -47:like
-36:link 28:liquidation -28:list -31:live -26:log -59:logo 39:lol -27:los -21:lose 22:lp -46:make 28:many -36:market 36:marketplace
43:may -22:mcap -36:mean 55:mention 33:metamask -39:method 25:min 27:mine -52:mint 54:moment -27:month 28:morn -23:most 23:mov
20:much 23:nam 23:nephew 75:network 56:new -36:newest 31:news 35:next -49:no -29:nod 36:nonce 86:noth -22:notional 47:only
-26:oracle -24:ord -26:order 22:out 43:own -34:owner -38:page 21:pair 30:park -29:pay 35:payout 43:pend -38:pension -41:people
23:percent -32:perp 33:pfp -28:pippin 45:pl 23:place -21:plain -28:please 51:pnl 48:pool -46:post -26:present -65:price -52:print
-28:profit -66:project -62:propos 28:proxy 35:realis 60:receipt -27:receiv 23:receive 60:reserve -46:result -45:return -66:revenue
-23:revert -24:review 24:revoke -29:rn 40:rollup -51:rows 83:rpc 33:safe -23:sal -21:salary 32:saving 27:say -33:score -21:screen
67:sell 75:send -25:sent -39:serv -34:sery -32:shar 21:she -27:sheet 24:should -26:side -43:sign -39:site -42:smallest 71:sold
35:somebody -28:someone -30:source 55:spend -37:stabl -51:stable 24:stablecoin -24:start -29:state 76:statu -24:storage 70:stuck
-30:supp 57:swap 20:symbol 27:t 24:tak -38:telegram -43:text -42:than -23:their 49:then 76:there 61:those -27:through -32:ticket
42:tier -22:tim 22:today -20:togeth -47:token -47:tonight -56:too -29:topic -30:topic0 -47:total -39:trade -31:trader 31:trait
32:transaction 77:transf -48:trezor -39:turn 65:tvl -47:twitt -34:two 97:tx -24:und -23:upcom 22:url -28:user 27:v -37:value
67:vault -25:venu -44:venue -46:verify -43:volume 39:wa 32:wallet 37:we -32:website 49:went -21:were 59:when 36:where 21:which
-45:whole -35:whom 25:why 51:will -43:win -27:wire 23:with 30:withdrawal -46:word -30:work -23:worth 58:yet -32:your 27:zero
@lacks:coinId 24: 5:* 24:^at 76:^convert -23:^could 41:^did -26:^find 50:^for 45:^i -28:^list 95:^market -29:^my 34:^need -35:^our
-65:^price -23:^total 39:^we -41:^what -23:^where 37:a 62:account -23:add 24:and -28:are -32:at 54:ath -29:audit -26:bank 33:be
26:by -24:can 29:cap 53:category -28:change 27:cheapest 65:coin 30:coingecko 21:contract 76:convert -30:could 21:country -24:crypto
-33:day -34:dex 23:do 26:each 40:ever 42:exact 24:exchang 56:exchange -29:fee -21:feed -35:firm 23:first 29:for 22:frog 74:from
57:google 65:got -25:grandson 37:have 31:high 35:holding 67:id -21:if -53:index 70:into -27:just 39:kind 22:largest -24:last 58:like
27:link -32:liquidity 39:lose -33:made -25:many 47:market 47:mcap -27:me -21:mean -29:money -20:morn -34:most 27:much 74:need
46:nephew -34:new 77:not -27:now 35:one -33:open -22:or 55:oth -40:our -38:pair 38:pap -31:people -25:pool -55:possible -71:price
25:project 75:rank 60:rate -36:recent -26:regist 40:report 77:same 53:sheet 21:should -22:show 82:stable -38:start 44:still 32:tell
58:that 33:the 35:them -27:these -24:thi 27:think 54:tick -27:to -20:token 30:told -21:total -47:treasury -21:twitt 49:und -43:until
25:venu -56:wa 46:want 27:we -30:were 54:work -79:worth 28:would -37:year @lacks:coinSymbol -7:* -26:^how -24:^the -23:am 21:coin
22:do -24:how -29:it 23:short 22:spot -21:that 24:trad @lacks:collection -26: -5:* 43:24h 37:^floor -22:^how -32:^list -26:^show
-30:^the 48:^what -48:^which 31:an -21:ape -36:be 20:blur -33:buy -39:by -21:cap 26:chart 40:cheap -20:coingecko -25:collection
33:compare -30:could 29:did 43:do -49:doe 56:ever 38:every 43:fee -41:ha -46:have -51:highest -39:if 22:in 25:jpeg 36:keep 41:like
-23:list 24:lowest -25:many 31:marketplace -33:me 34:much -72:my -28:numb -20:on -22:one 39:only 50:or 44:out -28:own 52:pl
-26:project 23:sal -27:say -26:show -43:still 31:that 47:them -22:there 37:they 21:to -23:vault 63:wa 32:we 47:what -43:which
-51:with -37:would -29:ye 20:you @lacks:day 22: 37:* -30:^i -27:^in -21:^the -41:a -31:back 38:cap 54:clos -43:coin -29:coingecko
-26:dat 37:date 33:day 22:did -24:do 49:end -42:first 37:for 91:from 59:got -25:history 26:in -22:it -25:m -32:market -30:me -34:new
38:on 33:our -22:please -37:present 57:price -34:sold 52:start -47:tax 29:the 24:time 61:token 53:volume -44:want 40:when 52:year
@lacks:days 94:* 60:how 79:i 77:since @lacks:ens -9:* 21:? -22:^convert -40:^did -32:^doe -22:^en -59:^ha -33:^how 29:^namehash
26:^to -42:^what 23:^when -20:^where -29:^which 23:account -47:already 23:be -30:behind -30:belong 21:client -29:cold -22:convert
-38:did 40:doe 32:en -38:fee 25:for -24:got -40:guy -39:ha 21:have 28:hi -34:how 49:know 38:name 29:namehash 35:node -26:old 33:one
-22:only -34:or 24:our 29:out 54:paid 63:point 42:profile -33:resolv -37:resolve 28:run -23:say 23:someth 33:still 21:tell 20:that
21:the 24:transf 60:u -20:up 23:wa -41:what 21:when -22:where -28:ye @lacks:exchange -23: -40:* -29:^best 47:^depth 27:^give -42:^i
-26:^ord -40:^print -32:^rate -48:^the 24:^trad 25:^what 37:^who 52:above -33:at -25:best -39:bet -22:book 47:brok 25:can 31:clock
30:deep 41:depth 40:do 35:each -23:exchang -32:for 23:give 22:it 31:keep 22:last -41:made 35:off -24:or -25:ord 23:our 50:pay
-26:payment 38:please -41:print -43:rate 21:recent 31:sell 63:short -58:show 49:spot -20:the 117:there -22:thi -58:tick 57:today
30:trade 37:venue 33:we 33:who 58:your @lacks:exchangeId 33: 3:* -27:^i 28:^open 21:^volume 23:^which 23:about -23:been 34:buy
28:coingecko 25:d 23:derivativ 28:doe -22:exchang -31:exchange 33:fee 51:friend 26:in 40:interest 31:keep 35:know 33:lend 42:my
36:of 27:one 39:open 30:out -23:please 25:report -25:spot 33:talk 29:them -25:they 89:trustworthy 53:two 32:venue 30:we -26:week
28:which -30:your @lacks:hash 35:* 24:^biggest -27:^book -48:^can -24:^decode -34:^did -22:^event -21:^explain 36:^ha 26:^how 42:^in
-41:^need -24:^nonce -21:^odd -27:^on -30:^show -24:^someone -27:^topic0 57:^trad 26:^transaction -22:^tx 34:^wa 48:^what 43:^which
-25:^who -31:account -22:aft -29:all -28:amount 45:an -48:argument -35:ask -25:bag -41:been 28:before -24:best -36:bet -21:bettor
-22:between 105:block 29:bought -61:buy -28:by 35:came -24:can -45:cancel 29:cent -34:cheap 60:check 31:claim -29:company 24:cost
-23:d 55:data -21:deploy -23:did -25:do 28:doe -25:down 27:end 56:event -33:every -24:everyth -22:explain 47:exploit 39:fail -68:fee
61:find -24:for 32:friend 44:from -21:function -22:get -42:go 30:gone 43:ha 21:happen 33:hash 59:here 26:hi 27:if -38:inside
-36:internal -21:into -36:land -21:largest -26:late 32:latest -38:level -47:like -38:low -31:lowest 49:mail 46:many 72:mean 55:min
-59:mine 27:money 59:morn 41:most 47:mov -29:need 36:network 71:no -24:node 82:noth 53:numb 25:one 22:or -20:order -23:out
-23:overall -27:own 49:pay 62:payment 53:payout 40:please -46:post 31:price -21:print 60:receipt 37:receiv -50:relay 26:revert
44:run 45:search -70:sell 31:sent -39:set 38:shar -20:share -37:she -41:should -26:side 32:sise 35:sit -45:so 24:somebody
-43:someone -38:stack 41:stak 71:statu 32:stuck 43:thi 23:think 29:thru -37:today -29:told 88:topic 33:topic0 -32:trace
43:transaction 84:transf 25:tx 31:use 27:used -21:v 37:wa -31:wallet -26:want -25:whale 24:what 28:where 44:which -32:whom -24:with
28:word 67:would -34:writ 25:ye 39:yet -22:you -41:your @lacks:hex -29: -32:* 31:4byte 24:^4byte -30:^abi -37:^doe 52:^get -25:^how
37:^metamask 34:^please 30:^say -64:^selector -20:^the -54:^what -23:^which -27:abi -34:amount 51:argument 33:behind 23:broadcast
-45:build 40:byte -40:call -23:calldata -22:came -26:connect 24:constructor 25:dapp -31:data -61:doe 25:down 50:error -82:event
21:exact -40:find 41:get -40:guy -26:ha 28:hardware 30:he -40:here 66:hex -22:how -48:input 25:inside 37:into 46:keccak -24:know
26:letter -25:log -28:look 36:lookup -58:mean 31:metamask -44:method 27:nonce -32:noth -22:of 35:only -36:our 35:out 22:over 22:own
-29:page -22:pap -24:pl 25:please -21:rate 37:return 33:rout -54:safe -30:selector 26:sent 23:sentence -23:should -29:site -28:some
36:swap 26:t -21:there -32:thi 24:token -98:topic -61:topic0 24:trace -24:transf -31:tx 39:unknown -44:unlimit 22:user -32:where
-38:with 21:work 30:would 26:write -29:wrote @lacks:holder 8:* -37:^chart 26:^how -24:^list 45:^of 26:^what -45:^which -33:account
-24:against -28:are 58:average 21:balance -40:chart -25:coin -25:crypto -23:dao 31:did -35:do 47:doe -24:fee 41:firm -27:got 21:ha
-24:have 48:holding 21:how 28:last 32:many 69:min 26:my 33:of -27:or 66:paid 22:pay -32:pl -31:please 33:price 27:profit -21:public
34:purchase -36:safe -32:sell 54:shar 39:sheet -36:since -21:some 23:the 34:they -28:to -43:token -38:transaction 28:we 21:what
-31:which 45:work 21:worth -20:you @lacks:llamaCoin -34:* 23:^give -73:^ha -32:^how -81:^what 26:^which -48:^who -39:against 28:an
53:and 31:at 23:bag -39:been 36:chang 21:cheap 31:coin -30:do 34:each -28:floor 24:go -75:ha 53:hold -21:how -31:i -21:lose 44:many
22:of 24:one 43:or 33:percent 23:please 30:pric -27:probability 26:should 25:so 31:sold 28:them 27:value -67:wa -51:week -55:what
-49:who -77:worth -20:year -42:your @lacks:market 40:* 39:^at -42:^chance 25:^chart 94:^ha -24:^how -21:^market -31:^ord 54:^price
22:^print -20:^settl 32:^volume 48:^which -37:^who -23:aft -25:any -26:anyth -25:apple 28:are 28:bet -20:biggest 64:book 31:both
-38:can 44:cent 47:chance -37:close -20:coin -28:com 47:contract 33:cost -72:cut -34:d -40:decemb -28:down -46:each 22:event
-23:ever 28:exact -29:far -22:first 70:from 45:ha 56:had -31:have 21:high 33:if -22:keep 89:l2 35:lead -39:left -35:lend -27:level
34:made -79:manifold 54:mean -26:meet 33:money 42:morn 60:mov 26:move -35:need -30:next 33:no -21:not 36:now 30:office -40:old 32:on
32:one -25:ord -29:order -32:out 30:outcom 20:outcome -50:people -32:prediction 21:price 28:probability -24:proposal 36:put
-27:question 68:resolv -35:say 25:see -60:sell 48:sent 32:sery -40:settl -26:stablecoin 61:stand 51:strik 42:sub 32:tape 50:th
27:the -21:them 23:there -21:thick 92:tick -47:time -21:token -33:top -29:trade -39:trader -39:u -51:und -31:use 33:venu 25:wa
36:want 45:which -31:who 32:would 65:ye @lacks:moveType -7:* -35:^who -29:doe 24:hold -20:out 29:still @lacks:other 34:* -31:24h
30:^biggest 25:^busiest 59:^did 39:^doe -25:^keccak 46:^on 23:^pool -77:^stablecoin -42:^top -20:^we -35:^what -23:about -36:addres
29:aft -49:all 40:am 47:amount -45:apple -28:are -27:ask 40:attach -36:back -24:basi -50:been 29:biggest -21:bridg 66:bridge -30:by
-21:came -32:can -34:chain 70:circulat -29:client -51:contract -21:cost -32:day 63:deposit 62:did 42:digest 40:doe 25:every
67:exercise 71:exploit 63:fee 39:feed -57:find -25:float 50:flow 26:friend -63:from -28:go -50:ha 31:hack 26:hash -51:hold 58:issu
37:it 48:keccak 88:keep -27:largest -33:ledg -27:liquidation 49:lose 61:made -28:many 30:market 28:minute 23:much 34:network 34:new
-26:no -22:nonce 50:of -24:on 31:out 22:own 28:pair 63:peg 39:people 56:please -25:pric -25:price -27:protocol -23:publish 36:pyth
-34:rate 21:right 35:saving 22:say 24:send 56:share -27:should -21:sign 82:since -38:sit -57:stabl 96:stable 71:still -24:take
37:that 71:the -44:them -26:then -41:there -22:they -21:thi -23:tim -49:time 22:today -41:top 47:trad -28:transaction 26:transf
61:treasury -42:two 25:use 59:used -28:volume -39:week -29:what -32:where -29:work 55:yield -33:you @lacks:pair 20:* -36:^bid
23:^candl 36:^depth -32:^fill -21:^fund 40:^give 55:^i -30:^last -21:^my 79:^oi 62:^ord 24:^trad -29:^volume 37:^what -24:^which
38:^who 25:a 71:above -39:bet -27:bid 44:book 38:could 52:deep 42:depth 42:do -40:doe 36:each -41:exchange -30:fill -33:form
-63:from 39:give 60:level 44:look -24:low 22:me 33:moment 42:mov -34:my 73:now -26:of 33:off 78:oi 46:on 23:only 75:ord -33:order
-23:our 47:pair 47:pay 47:please -36:print 24:rate 37:recent 82:right 37:rn 65:sell 63:short 25:side 52:spot 40:spread 43:take
-30:there -47:tick -41:time -22:to 48:trad -30:volume 35:who -27:with @lacks:protocol 29: 24:* -61:^dex 48:^did 23:^fee -24:^give
25:^holder 42:^i -42:^option -37:^protocol 49:^revenue -23:^show -51:^the 55:^tvl 34:^volume 25:^we 31:^when -48:^which 31:^who 36:a
-23:acros 44:aft -21:am 50:and -69:any -23:app 30:are 23:ask -30:at 29:audit -29:been 49:before 44:big -24:biggest -32:blockchain
-27:buy 23:chain -24:coin -24:commit -69:connect -44:crypto -59:dao 29:date -29:decentralis -76:defi -21:deposit -24:derivativ
40:develop 55:dex 40:doe -80:down 72:each -35:earn 54:end -28:ever -29:every 20:exploit 24:farm 29:fee -35:figure -30:fund
-29:github 34:got 73:grow -26:here -22:history 20:hold -61:into 43:it 47:just -24:keep -26:kept 38:know -59:l2 -31:late 104:lend
32:like 35:list -25:lock 64:make -58:many 42:market -25:moment 31:month 41:more -38:most -51:my 49:need -39:network 55:no -93:not
-49:now 29:of 57:one -23:open -43:or 42:our -95:pay 38:people 30:pl 71:platform 22:please -33:pool 43:project 33:protocol 48:revenue
-27:right -20:saving 20:see 43:share 30:sit 32:slide -21:stablecoin -36:stak 55:still 29:summ 35:team 53:th 36:that -64:there
24:they 35:think 28:time -48:total -26:trade 35:treasury 60:tvl 60:use 31:value -35:venu 35:wa -25:wallet -23:we 27:when -52:where
29:who -58:with -29:would 45:yield @lacks:query 24:* 72:^find 60:a 22:and -26:are 23:by 54:chain 25:coin 72:find -24:holder -21:i
-26:in 40:it 91:me 21:my -37:share -24:supp 66:that -44:the -24:their 21:thi -35:with @lacks:signature 29: -18:* -42:4byte -24:?
-21:^abi -24:^for -54:^my 38:^need -57:^our -26:^read 59:^selector 45:^topic0 26:^what -26:a -20:and -41:any 36:auditor 29:back
32:balance -39:be -29:before -34:behind 24:byt -27:byte -33:call 39:com -32:contract -29:decod -32:did -21:do -35:emit -26:error
54:event -39:every -39:fail 26:first -22:ga 36:give -35:hash 46:here 33:hold -42:idea -35:index -53:input -22:log 32:look -37:lookup
51:mean 41:method -27:my -31:nam -29:no -27:nobody -38:old -40:out 30:please -48:result 38:revert 22:selector -31:send -25:supp
23:tell 39:text -23:they 57:topic -23:two -51:tx -28:unknown 21:up -23:use 31:value 38:view -28:which -28:whole -27:whom 24:will
-40:with -23:would -29:you @lacks:solanaAddress -33: 13:* -25:^a 46:^best -32:^doe -40:^everyth -28:^give 32:^if 23:^in -51:^it
-29:^make 37:^mint 25:^my -55:^nft -63:^price 22:^quote 40:^rugcheck 35:^show -25:^the 45:^which -26:a 44:about 58:all 44:already
30:am -53:amount 22:an -24:ape 26:app -20:at 23:bag -40:be 34:been 42:best 24:burn 24:buy -52:by 34:change 20:circulat 26:cnft
71:coin 33:collection 24:com -73:creator 56:d 23:dev 33:digital 22:doe 48:down -20:each 49:empty -35:everyth -27:exact 29:exist
-30:exploit 32:far -34:fee -25:first -35:freeze 32:friend -34:get 34:give -21:given 41:go -29:goe 44:group 27:hack 25:had 55:he
-22:hold 43:internal -56:into 31:keep 21:know -60:lamport -53:land -29:largest 58:launch 24:level -34:look 30:lp -23:make 50:market
21:me 52:member 54:memecoin -23:mention -21:min -23:most -28:move -20:must -30:name -38:need 27:nephew 32:new 41:nft -45:no -41:not
56:numb 22:of -39:only -21:or 39:our -37:out 47:own -45:pay -25:per -50:pippin 29:pl 42:please 63:plu -35:pool -42:present -29:price
27:pull 33:pump -34:put -22:real 31:recommend -42:report 28:risk 69:route 40:safe -58:same -37:saving -21:score -27:shar 29:share
47:shill 21:show 32:sit -25:sold -24:str 40:supp -22:swap 44:talk -33:th -33:they -47:those 35:too 47:top 44:total 69:trait -66:turn
-34:unlock -24:up -26:validator -29:verify -29:w 33:where -29:without 38:writ @lacks:solanaSignature -6:* 22:^how -32:^in 41:^show
-33:^transaction -28:^what 59:^which -26:balance 42:block 21:chang -23:client 35:did -23:do 21:got -26:impermanent 38:it -30:land
-26:los -21:min 34:much -46:need -33:our 32:pay 40:program 35:show 24:sign -35:signatur -47:so -20:still 32:swap 26:that 31:these
-29:thi 26:think 30:token 26:transaction -30:transf 27:went 30:where 46:which -33:work @lacks:text 82:* 94:it 94:sign @lacks:ticker
39:* -23:^how 82:event 56:list 71:of 38:on 42:please 46:rul 61:sery 54:settl 50:the @lacks:time 32:* -29:? 22:^at -48:^block 60:^doe
41:^for 56:^how 26:^in -25:^latest -40:^our 72:^price 47:^pyth -21:^the -51:^when -47:^which -21:against -23:am -21:an 30:ask
34:back -44:be 83:between -81:block 36:buy 57:clos 22:closest -44:coin 79:dat 50:day -53:defillama 70:did 20:do -24:each 21:exact
-21:exchange 28:feed -25:first 26:from 53:got -39:hold 47:how -22:latest 40:live -22:me 25:mine -27:moment 50:much -22:my
-40:nearest -31:now 21:numb 29:of -37:on -24:only 26:open -27:over 25:paid -41:payment -28:pric 55:price 27:print 54:pyth -38:record
-21:say 41:since -26:slot 53:start 73:stock -48:swap 67:that 32:the 38:them -48:there -34:thi 30:time -42:token 39:trade -41:transf
65:two 54:until 69:wa 63:we 29:went 67:when -56:which 57:will 51:worth -51:would -22:ye -27:year @lacks:types -31:^abi 20:^i 32:^my
26:a -29:abi 28:an -22:can 28:contract 21:decode -36:gave 29:have 38:in 46:return 21:thi -35:with @lacks:unit -80:? -60:^convert
-31:^decimal -25:^i 33:^what -80:and 57:are -24:be -63:coin -58:convert -72:decimal -28:do -78:doe -33:for -53:from -60:ha -40:have
-55:i 27:into -49:it 25:me -52:mil -31:much 49:my -55:of -60:on -44:please -68:thi -59:to 26:token -26:unit -35:which @lacks:url
-18:* 25:? 28:^check 41:^the 20:^who -28:airdrop -21:and -23:app -20:audit -25:before -29:by 23:claim 67:dangerou -33:fake
-39:friend 22:from -33:if 29:like 43:look 37:mail 29:maliciou 30:mint -23:nft 63:page 32:please -32:scam 42:site 20:some 50:swap
33:they -25:token 27:website -42:what -33:whom @lacks:uuid 23:^my 23:^show 23:and 23:apy -35:farm 40:have 37:history 29:in 22:into
23:like 22:me -21:money 25:my 23:now -25:or 24:over 21:please 20:point 21:pool 23:saving 30:see 36:show -21:stak 23:summ 33:there
34:thi 26:to -30:use 23:vault 40:wa 36:went 23:would @lacks:values -71:* -22:? 44:amount -83:call 63:calldata -56:for -33:of -79:on
28:selector -44:what 49:with @lacks:venue -6:* -21:^chart 22:^for -40:^i 40:^open -26:^ord 25:^price -27:^what 31:^which -27:^who
-21:aft 56:already 29:and -25:apple 30:are 43:been 44:bet 37:book 35:by 37:cent 78:chance -24:close -24:com -37:deep -30:each
22:election -29:for 33:get -34:he 34:high 24:how 35:if -28:it 38:lead -38:left -29:level -63:manifold 40:morn 38:move -36:no 45:now
-21:odd 31:office -30:old 22:open -23:ord -28:out -70:pay -36:please 36:probability -45:put -25:resolv 44:resolve -31:say -53:sell
27:settl -28:since -32:time 23:today -22:token -40:trade -24:u 29:up 22:volume 23:wa -44:want 39:which -27:who -39:with -39:would
@lacks=2 @outside|words=2 27:* @lacks=3 @lacks|whole=3|taken 33:* @lacks|behind-first @lacks|taken @lacks|whole=2|taken
@outside|asked-fit=-3 @outside|own=3 @outside|words=1 3:* @lacks|first=1 @outside|points=this|taken 34:* @lacks|first=2
@outside|asked-fit=1 @outside|whole=1|unnamed @outside|words=5 @whole|points=theirs|taken 23:* @lacks|left @lacks|open=ours|unnamed
@outside|asked-fit @outside|first=2 @outside|whole=2|unnamed -9:* @lacks|open=fits|ours! 88:* @lacks|open=fits|person 47:*
@lacks|open=fits|person! 111:* @lacks|open=fits|thing 87:* @lacks|open=fits|thing! 95:* @lacks|open=none|unnamed
@outside|open=person!|taken @outside|points=it|unnamed @uses:ticker -25:* @lacks|open=other|ours -27:* @lacks|open=other|ours! -67:*
@lacks|open=other|person -11:* @lacks|open=other|person! -75:* @lacks|open=other|thing @outside|whole=0|left -72:*
@lacks|open=other|thing! -69:* @lacks|open=ours!|unnamed 44:* @lacks|open=ours|taken @lacks|points=this|unnamed @takes:flag 45:*
@lacks|open=person!|unnamed @lacks|points=it|unnamed 56:* @lacks|open=person|left 68:* @lacks|open=person|taken
@lacks|points=this|taken @lacks|unnamed @outside|taken @outside|whole=2|left @wide=4|other 16:* @lacks|open=person|unnamed 13:*
@lacks|open=thing!|taken @leaves:protocol @outside|left @whole|open=person|left 17:* @lacks|open=thing!|unnamed 74:*
@lacks|open=thing|taken @outside|first=3 @share|other @whole|points=this|left 22:* @lacks|points=it|left @named
@outside|open=none|left @outside|open=none|unnamed @outside|own=2 @whole|open=thing|left 19:* @lacks|points=it|taken @leaves:coin
@outside|open=ours!|left @outside|points=theirs|left @outside|whole=0|unnamed 25:* @lacks|points=none|left @outside|open=ours|left
-22:* @lacks|points=own|left @slot:include_platform @whole|open=ours|taken -19:* @lacks|points=own|unnamed @whole|left -5:*
@lacks|points=theirs|taken -55:* @lacks|points=theirs|unnamed @wide=2|other -36:* @lacks|points=this|left @uses:time 42:*
@lacks|whole=0|unnamed -34:* @lacks|whole=1|left @uses:step 15:* @lacks|whole=2|left @lacks|whole=3|unnamed
@outside|points=own|unnamed @whole|points=theirs|left 10:* @lacks|whole=4|left -48:* @lacks|whole=4|unnamed
@outside|open=ours|unnamed @outside|open=thing!|left @outside|whole=4|left @takes:step 48:* @leaves:bitcoinAddress @leaves:name
-65:* @leaves:bitcoinHash -109:* @leaves:collection @outside|first=1 -14:* @leaves:evmHash @leaves:maybeChain -49:* @leaves:fiat
@outside|asked-fit=7 59:* @leaves:holder -118:* @leaves:number -30:* @leaves:pair -103:* @leaves:quoted -70:*
@leaves:solanaSignature -64:* @leaves:step @outside|named=0 @share=5|other @uses:chain 20:* @leaves:thing @outside|open=ours|taken
-93:* @leaves:unit 75:* @leaves:uuid @uses:venue -71:* @leaves:venue @takes:count @takes:days @uses:uuid 77:* @left|other
@outside|asked-fit=8 -37:* @name @whole|points=none|taken 4:* @nothing 29: 9:* -29:0x -22:10x -23:24h -23:4byte -31:^ -60:^a
-76:^addres -30:^all 44:^am -29:^any 38:^apple 49:^attestation -37:^before 24:^best 54:^bid -48:^biggest 24:^block -46:^book
-33:^buy -24:^by -30:^call 67:^cancel -20:^candl 35:^capital -54:^chart -24:^cheapest -48:^check -34:^clos -20:^coin -50:^contract
31:^could 44:^crypto -37:^current -25:^decimal 23:^deposit -39:^depth -26:^did 29:^do -36:^doe 52:^draft -22:^everyth 27:^explain
28:^farcast -27:^fear -44:^fee 25:^fill -68:^for 74:^from -43:^fund -37:^get -27:^give -38:^ha 27:^hash -52:^hashrate -26:^have
-37:^hey -36:^hold -24:^holder -29:^hows 22:^imp -46:^in -23:^it -54:^keccak256 -30:^kind -39:^last 21:^latest 43:^ledg 23:^list
37:^long -47:^look 33:^make 41:^market -31:^mcap 64:^mempool 52:^message -32:^metamask -37:^mid 35:^min -31:^mint -24:^namehash
-69:^need -29:^newest 26:^next -29:^nonce -29:^notional 48:^numb -32:^odd -59:^of -90:^on -32:^one 38:^open 43:^or -74:^our
-33:^pair -37:^perp -24:^pl 31:^plan 33:^please -20:^pnl -46:^price -23:^print -21:^pull 63:^put -38:^pyth 28:^rarity -47:^rate
38:^realis -37:^recent -51:^revenue 45:^review 91:^revoke -26:^search -23:^show -25:^so -43:^someone -24:^spot -50:^stack 52:^stak
-51:^supp -50:^swap 34:^text -42:^that -28:^they -53:^token -38:^top -26:^trad -21:^trust -41:^turn -26:^tvl 56:^twitt -41:^tx
63:^verify -50:^volume -109:^wa 28:^wallet -56:^we 26:^when 35:^where -23:^why 49:^withdrawal -25:^ye -24:abi -39:about -22:above
29:account -23:accountant 96:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp
86:address -51:advis -34:again -38:against 31:airdrop -40:all -66:already -46:am -47:amount -28:annual 58:answer -47:any -52:anyone
-56:anyth -22:ape 32:api -61:app 62:apple -21:approv 83:approval -28:apy -38:argument -59:around -29:arriv -58:arrive 47:art
-34:article -41:artist -35:ask -28:asset 60:association -47:ath 37:attach 57:attack 76:attestation -25:auditor -34:average -31:away
-56:bag -47:bal 39:beacon -47:before 33:behind -33:belong 57:below 23:best 37:bet 58:betfair 25:bid -86:big -21:bigg -59:biggest
47:bill -23:blacklist 26:blob -75:blockchain -21:board 48:bond -31:bonu -45:bookkeep -37:bos -62:both -38:bought -23:bridg 21:bridge
51:broadcast -43:brok -41:broth 29:build -49:but 21:buy -29:byte 44:bytecode -38:calldata 24:calory -27:came 86:cancel -23:cannot
-55:cap 39:capital -29:capitalisation 35:car 29:cast -29:category -22:cent -46:certain -20:chain -23:chance -55:chang -69:change
35:channel 56:charge -28:chat -70:check 74:circle -29:circulation -48:claim -39:clean -33:click -28:client -67:clock -56:code
-38:coin -37:coingecko -40:colleague -22:collect -35:come 61:commit -53:committee 31:community -56:company -40:compar -31:compare
-49:competitor -23:complete -21:compress -27:condition -25:confirm 23:confirmation -52:connect -29:consolidate -29:constructor
23:contract 21:copy 25:correct -28:could -76:counterparty 33:country -37:court -91:cousin 86:creat -36:csv -60:current 24:custom
-75:d -27:dangerou -40:dapp 25:dashboard 35:dat -44:data -29:daught -59:dear -44:decemb -28:decimal 23:declare 43:deep 27:defi
-48:deploy -82:deposit -67:depositor -63:depth -42:desk -61:dev -33:develop -34:dex -48:did -22:different -78:difficulty -46:digital
-35:discuss 48:dispute 47:dividend -39:dominance 30:don -23:done -86:down 48:draft -37:drain -43:draw -25:dump -53:each 20:egg
-24:eith 76:eligible -39:else -29:em -42:email -27:empty -29:en -27:end 30:epoch -34:erc20 -35:error -29:estimate 48:etf
52:etherscan -51:event -25:ever -55:everybody -29:everyone -40:everyth -25:evm -65:exercise -45:expire 42:explain -60:exploit
21:factory -34:fail -35:fake 55:fall -26:far 31:farcast -53:fattest -23:favourite -37:fear -42:fee -22:feed -26:fetch -47:fine
-25:first -36:flagg -21:follow 75:follower 38:form 22:forum -32:found 60:free 40:freeze 42:friday -37:friend -30:from -30:front
-37:fund 21:futur -30:gain -42:gallery 48:germany 26:geth -33:gett 48:github -26:giv -53:give -39:go 49:good 43:google -44:got
-56:government -70:grandson -29:grant -37:gre -26:green 26:group 20:guy -39:hack -80:had -32:hang -24:happen 26:hardware 48:hash
37:hashrate -24:have -33:he -43:hedge -29:held -28:hello 33:help -41:her 27:here -31:hex -37:hey -60:hi -31:highest -57:him
22:history -65:hit -28:hold 41:holder -48:holding 68:home -46:homework -22:honest -46:hot -40:hows 20:hurt 26:ibuprofen -27:id
-44:identify -43:if 28:impermanent -45:incl -30:includ -38:incom 48:income 44:inflow 31:input 70:inscription -71:inside -32:insist
-61:invoice -24:item 31:job -48:jpeg 47:json -50:just -75:keccak -53:keccak256 -74:keep 88:key 30:kilometr -92:kind 21:knee -76:know
37:knowledge -66:known 39:kyc -81:lamport -67:land 32:landlord -32:large -47:largest -20:last 29:launch -25:law -40:lead -65:least
-37:leave -26:ledg -56:left 107:legal -25:lend -26:let -25:lett -21:letter 57:level 63:leverage 41:licence -33:lie 49:lightn
-45:like 21:limit -39:line -23:link -68:liq 37:liquid 27:liquidation 41:liv -39:log 25:login 33:logo -38:lol -45:look 30:lookup
29:los -32:lose -60:lost 35:low -35:lowest -50:m -55:made -38:mail -58:main -39:mak 34:make -29:maliciou 93:manifold -35:mark
26:market -37:marketplace 33:match -32:mcap -31:mean -39:meet -42:memecoin -36:memo 65:mempool -66:mention 57:message -21:metadata
-30:metamask -24:method 24:mev -39:mid -40:midpoint 37:mil 27:min -40:mine -26:mint 20:minut -20:mix -86:money 74:month -48:morn
31:mortgage -24:most -26:mov -40:move -20:much -31:multisig -41:must 20:my -22:myself -60:n 39:nam -24:namehash 22:native 54:near
61:nearest -54:need -48:nephew 23:network 28:nev 33:new 36:newest 42:news -52:newspap 45:next -35:nft -75:no 87:nod -24:node
-44:normal 34:not -42:noth -27:notional -24:numb -57:number 27:odd 45:off -25:offer 48:often -48:oi 48:once -29:onchain -44:one
24:open -22:option 43:ord 38:order -46:orderbook 106:ordinal 79:oth -46:out -56:outcome 21:owe -32:p -40:page -55:paid 38:paint
-44:pair -58:pap 30:part 43:passport -41:past -40:paus -38:pay -43:payment -57:payout 68:pend 49:people 53:per -39:percent -27:perp
-38:perpetual 55:person -35:pfp -47:pick -24:pictur -23:picture -69:piec 34:pippin -57:pl 37:plan -46:platform -47:plu 28:portfolio
-49:possible 54:post -89:ppl 21:premium 27:prepare 29:pres -23:present 43:primary 36:print 24:profit -24:program 62:propos
20:proposal -28:protocol -46:provide -29:publish -54:pull -34:pump -33:purchas -33:pyth 32:python -22:quarter -21:quot -22:quote
64:rarity 36:ratio -72:reach -39:read 24:realis 43:reb8tk3gbgk5auzkwc6shnwrgvjh8dualh -53:receipt -39:recent -68:recommend
-50:record -24:recov 46:reentrancy 38:regex 79:regist -42:relay -51:rent 22:repo -36:report 23:repository -34:request -31:resolve
-70:rest 45:result 50:revenue 82:revoke 28:reward -47:rich -50:rn 32:route -26:rug 71:run 20:runn -26:said 22:sal 35:salary 40:sale
37:same -20:sanction 67:sandwich -80:sat 40:satoshi -73:saving -40:saw -63:say 37:screen -30:search 53:season -58:second -21:sector
-51:security -51:see 29:seen -37:send -20:sent 33:service -21:sery -73:set -69:settlement -62:shar -32:share 60:she -49:sheet
-23:short -37:should -45:show -48:sid 36:side 30:signatur 40:simple -46:since 40:sise -63:sist -47:site -64:sitt 40:skip -69:slide
-22:slip -21:small 45:smallest 50:snapshot -62:so -54:sold 44:solidity -91:some -44:somebody -48:someone -22:someth -28:somewhere
36:soon 23:sort -63:split -39:spr -44:spread -30:spreadsheet 50:square 34:stabl -59:stable -31:stablecoin 34:stack 45:stake
-76:stand -34:start -31:startup 43:state -23:statement 61:station -94:still 37:stock 39:stood -48:str 42:stuck -25:sub 38:sum
-32:supp -41:support -64:swap -28:swapp -32:t 32:take -22:tax -56:teach 39:telegram -49:tell -40:test 43:text -68:th -21:that
41:theft -34:their -26:them -58:then -50:there -54:these -26:thesi -109:think -65:those 28:through -35:thru -46:tick 27:ticket
31:till 50:tim 48:tip -22:token -34:told 50:tonight 65:too -32:took -40:topic 45:tornado -23:touch -43:tp 77:trace -23:trade
106:trader -54:trait 66:transaction -31:transf 46:trc20 -33:treasur -68:treasury 73:trezor -35:trust -65:trustworthy -46:turn
-39:turnov -64:tvl 20:tweet 82:twitt -32:two 24:tx -61:txid -40:understand -52:unknown 50:unlimit 30:unspent 25:until -38:up
58:upcom 32:update -21:us -33:used -57:utc -47:utilisation -30:v 39:validator -38:valu -23:valuation -42:value -55:vault -61:vb
-23:venu -54:venue 31:verification -38:version -52:very -32:vol 20:volatility -20:volume 45:vote -29:w 53:walk -28:want -36:we
-32:website 51:week 26:well -28:went -41:whatev -45:where -57:wheth 30:white 79:whose -24:why -64:will 61:wire -71:withdraw
-45:within -26:without 25:won -57:wont 36:word -30:work -53:world -31:worth -25:would -58:writ 20:write 40:wrong -21:wrote 37:x
64:ye 41:year -42:yield 35:you 45:your 30:z -37:zero @outside @outside|points=none|unnamed 9:* @outside|abroad|else 123:*
@outside|asked-fit=11 @slot:blocks @slot:stablecoin_only -32:* @outside|asked-fit=5 -41:* @outside|asked-fit=6 -66:*
@outside|asked-fit=9 @whole|points=this|taken -51:* @outside|asked=-1 @outside|points=it|taken @outside|points=this|left 30:*
@outside|asked=-2 @outside|whole=1|left @outside|words=6 -43:* @outside|asked=0 @ruled=outside @takes:period
@whole|points=theirs|unnamed 41:* @outside|asked=2 76:* @outside|here|else @ruled=one 37:* @outside|here|ours -13:*
@outside|open=ours!|unnamed -50:* @outside|open=person!|left -26:* @outside|open=person!|unnamed @whole|open=person!|taken -62:*
@outside|open=person|left @uses:pair -83:* @outside|open=person|taken @outside|open=thing|left -44:* @outside|points=none|taken 5:*
@outside|strange 11:* @outside|strange=1 55:* @outside|strange=2 @uses|first @uses|more|other @whole|points=none|left 40:*
@outside|whole=2|taken 35:* @outside|whole=3|left @wide=5|other 29:* @outside|whole=3|taken @share=0|other @whole|points=own|taken
-4:* @outside|whole=4|unnamed -40:* @outside|words=0 -78:* @provider @ruled=asks 80:* @ruled 54:* @ruled=partly -230:*
@slot:category -72: -64:* -58:^ -25:^best -38:^biggest -33:^coin 52:^event -22:^hottest -22:^in -42:^kind -23:^list 33:^market
-21:^price -52:^protocol 54:^the -28:^top -23:^total -44:^trad -20:^v -39:^who -59:account -24:am -22:app 25:are -21:ath -32:been
-36:best -42:capitalisation -26:category -36:chain 45:coin -36:crypto -72:defi -33:down -23:earn -35:gain -29:have -22:hottest
-42:kind 43:largest 102:lay 28:leaderboard 50:lend -53:list -48:lock -29:market -23:mcap -45:me 26:mean -51:most -64:on -21:open
-22:our 46:out 47:paid -51:pl -84:pric -58:profitable -96:protocol -40:question 66:quot -33:rank -24:rn -36:settl -22:stak -45:them
33:to -53:today -37:top -28:trad -48:trader -23:v 47:want -40:what -38:who @slot:community_data -35:? 25:^could -48:^i -45:^price
26:^what -21:about -21:addres 29:are -50:can -26:cap 25:circulat 23:could 27:everyth -45:for 22:give -33:have -44:id 21:it 24:kind
-35:me 23:mov -22:much -24:on -23:one -38:only -29:price 35:stand 57:supp 26:telegram -48:tell -31:that 32:there 74:token 81:total
-31:twitt 22:volume -24:want 37:website -22:which -21:who -33:you @slot:contract_type -32:* -22:rate @slot:currency 9:* 41:?
45:^candl -46:^pool -48:and -32:candl 69:i 59:in -30:liquidity 20:pool -34:price 88:than 54:the 80:token @slot:depth -25: -38:^i
44:^on -36:^volume -36:^what 54:^where 36:^which 23:all 27:are -26:at 37:biggest 29:book 60:by -37:coin 42:exchang 54:first 21:in
36:largest 30:most 51:move -21:my 38:pair 22:price 34:spread -27:still 25:they 21:to -30:today 43:trade 40:volume 29:where 44:which
37:would @slot:direction -41:* 43:^please -54:^show -21:a -21:any 42:are 41:be 59:erc20 -23:every -46:everyth -48:fee -35:into
40:kind 39:last -43:late -33:mix -36:most -36:movement -38:nft 44:not -37:on -42:one 55:only 25:out 35:please -33:pull -48:recent
72:rows -24:send -51:show 38:so -44:that -26:them -38:to -37:token -45:tx -47:value -23:wa -37:wallet 20:what 27:which -24:with
-25:you @slot:duration -58: 38:* 59:^biggest -29:^how -40:^i -21:^trend -31:^what -36:^which 73:^who 73:and -22:are -27:at
52:biggest 41:chain 33:coin -24:coingecko 30:dex -28:did 25:dump -30:fall -26:for 45:hot -30:how -54:i 21:in 55:most -31:my 27:only
32:out -21:pool -33:pump 44:the 46:thi 39:trend -32:what -36:which 84:who @slot:entity -91:* -35:? -67:^which -24:and -27:by
-58:company -28:firm -47:have -27:hold -28:largest -55:list -62:most -39:on -26:own -23:paid -20:public -31:stack -38:the -22:their
-27:they -22:what -75:which -33:with @slot:entity_type -29:* -25:^list -21:a -20:coin -25:holder -21:id -25:includ -25:that
-26:track @slot:exact -104:* -42:^if -36:and -44:get -63:how -66:i -42:if -26:into -48:much -34:now -62:on -54:to -62:what -42:would
@slot:include_24hr_change 92: 84:* 53:? 28:^and -23:^compare -23:^for 81:^ha 93:^how 48:^i -37:^in -29:^our -45:^v 50:^what -29:a
-21:about -31:all -49:am 27:are -44:at -23:by 42:can -23:coin -46:coingecko -23:compare -33:cost -47:could 37:day 145:do 88:down
59:go 51:gone 50:ha 86:how 46:i 26:it 35:like -48:market -51:mcap 33:me -30:moment 38:mov 62:move -31:need 44:now -24:on -29:only
-32:our -34:percent 51:pl 21:quot -24:quote 54:rate 68:right 77:since 44:still 38:tell -30:that -33:they -26:thi 64:today
-24:treasury -69:v 57:what -24:where 34:with 43:you @slot:include_24hr_vol -42: -23:* -23:^ha -36:^how 45:^in -27:^v -24:^what
-29:are 24:can 20:cap 56:client -26:coingecko -84:do 24:for -23:ha -30:how 27:market -24:mcap -30:pl 34:rate 24:tell -47:today -33:v
29:you @slot:include_abi -5:* 34:proxy 23:tell 22:which @slot:include_code 32:* 71:^i 28:a 33:and 46:at 44:code 31:how 29:need 33:of
51:on 45:or 32:wallet @slot:include_empty 22:* 21:^i 53:account -69:and 41:i -59:in -46:it -29:much 54:my 59:of 26:on 51:wallet
-29:what -45:which @slot:include_empty_intervals 67: 31:* -29:? -43:^how 43:a -44:and -34:buy 39:chart -42:doe -23:for -28:in -20:it
-58:much 65:purchas -29:stack 28:the @slot:include_input -72:* -35:? -38:a -29:contract -28:hash -24:i -30:it -32:of -38:on -31:the
-29:transaction -34:tx @slot:include_last_updated_at -45: -25:* 60:^and -23:^ha -37:^how -27:^v -29:^what 22:a 25:and -31:are 21:can
56:client -26:coingecko -25:could -85:do 39:each -29:ha -28:how -24:mcap 38:moment -21:move -32:pl 42:quote 34:rate 21:tell 36:thi
42:time -48:today -26:up -33:v 30:with @slot:include_market_cap -52: -24:* -23:^ha -36:^how 45:^quote -27:^v -24:^what -27:are
49:both 21:can -27:coingecko -25:day -83:do -23:ha -27:how 34:it -27:market -28:pl 43:quote 33:rate 21:tell -46:today -33:v -25:with
27:you @slot:include_tickers 21:^how -29:^i 31:^open -21:^perp -27:^which 23:and 48:contract 31:did 41:every -25:exchange 51:expir
-23:friday 47:futur 21:hedge 40:in -25:now -29:or 42:over -20:perp -27:right 66:that 20:trad 35:venue -26:which 43:with 40:yet
@slot:include_tokens 14:* 20:^i 39:^nft -31:^what 40:and -33:collection -20:compress 53:full -68:own -21:the -35:thi -34:to
-37:wallet -41:which -34:who @slot:include_transactions 25: 41:* 35:^i 45:^the 22:^what 23:block 31:current 67:finalis 75:hash 37:in
52:it -28:latest 44:most 28:need 43:of -25:please 22:produc -21:report 24:the 38:tx 66:with @slot:is_burnt -37:* 26:? -27:^nft
-36:^which -31:^who -39:are 54:by -36:collection 25:compress -43:in -51:list -44:member -63:one 24:own -47:the 55:them 25:what
-40:which -28:who @slot:kind -29:* 20:? -28:^which -21:a -56:all -50:and -33:at -59:been -40:can -21:doe 42:exchange 39:feed 25:for
45:from -27:i 39:in -25:list 56:market -22:my -27:pair -42:price 43:publish 35:pyth -41:spot -57:to -56:trad -36:trade -61:up
-41:value -49:which -26:with @slot:kinds -74:* 22:from -23:ha -27:i -21:late 23:left -27:mov -32:of -33:on -22:only -42:send -46:to
-42:who @slot:limit 164:* -61:? -39:^i 59:^newest 28:^on -49:^put -21:^quote -35:^the 81:^which 55:^who -28:about -49:account
-33:addres 26:all -26:am 60:are 24:back 23:best -43:bet 66:biggest -69:buy 88:by 65:cap 32:category -50:cent 28:chain 104:coin
80:coingecko 80:collection 31:contract -27:could 70:crypto -58:defillama 71:dex -49:did -32:do 37:each -20:eip 59:em 64:enough
88:event -52:exchange 88:first 43:floor -52:for -29:good -59:have -30:he 30:hold -42:how -36:if -31:into -84:it 46:just -27:least
49:list -33:lost 33:many -40:market 27:mint 54:money 87:most -25:much -60:my 39:new 80:newest -30:nonce -39:now -41:numb -37:of
50:off 45:on 22:one 66:only 94:open -31:over -41:pay 27:people 60:per 39:pl 20:please 78:pool -55:price -52:put -20:quote 74:rank
-25:rate -35:right 87:rugcheck -28:say 27:see 65:show -33:sit 34:so -20:str 20:that 36:the 55:their -30:there -33:thi 70:to 37:today
85:token 47:top 52:transaction -21:und 34:up 57:volume -23:wa 22:wallet 36:want 77:which 55:who 58:with -39:worth -21:would -102:ye
-47:you @slot:look_forward 46:* 41:^by 23:^how 71:^i -42:^price -39:addres -36:all -57:and -28:bought 23:by 32:defillama -21:did
-70:down 83:far -50:from 24:gain -58:go 39:ha 20:have 37:hold -76:it 27:know 44:lose -65:many 43:me -50:mov 28:on 48:or 23:percent
-28:price -121:since 30:that 68:the 26:token -31:wa 66:what 29:wheth -22:which -35:worth @slot:measure -31:* -63:^fee -45:^for
41:^holder -33:^how -41:^on -61:^option 33:^top 57:^what -30:^which -61:^who 20:acros -71:app -42:by -54:chain 21:crypto 28:dao
25:did -33:do 29:earn -48:fee 45:for -27:from 57:got -54:have 78:holder -31:how -80:in -29:into 143:itself 104:keep -35:lie 46:make
48:money -31:month -28:more -58:most -39:much -30:nam -29:need 92:not -61:now 43:of -63:on -26:one -27:only -78:option -26:or
-31:oth -29:our 38:out -27:over -111:paid -37:pay -82:people -40:per -35:please -104:premium -79:rank -47:right -36:show 21:since
-53:tak -37:take -21:that 24:the -28:their 48:they 21:thi -75:to -29:today 50:token 29:top -39:total -31:trad -38:trader -64:user
-25:volume -35:wa -43:want 56:what -57:who -20:whole @slot:order -30: -31:* 40:^ 43:^a -54:^best 27:^biggest -39:^busiest 64:^buy
-61:^coin 36:^collection -27:^compare -45:^crypto 39:^current 25:^every -30:^for -47:^fresh 48:^hottest -21:^how -31:^largest
-50:^list -27:^mcap 21:^nft -24:^on -24:^pair -55:^pool -26:^price -26:^pull -20:^show -58:^stablecoin -48:^stack -23:^the -59:^trad
32:^v -27:^what 54:^when 48:^where 34:^which -76:^who 71:^yield 36:above -62:account -50:acros -21:against -30:amount -60:any
-23:ath 55:been 45:best 34:biggest -68:bought -39:busiest -23:but -23:by 41:can -97:cap -63:capitalisation -33:category -78:chain
-62:coin -65:company -32:compare -68:cost 44:could -73:count 22:current -57:derivativ -34:desk -33:dex -22:did -34:do -32:down
-24:each -46:earn -25:every -24:exchang -48:farm 124:first -46:fresh -20:friend -27:from 44:give -36:go 50:government 20:ha -58:hi
47:highest 21:hold 48:hottest -29:id -33:interest -73:jpeg -37:keep -38:kind -54:largest -32:late -82:lay -42:leaderboard 67:least
-25:lend 47:like -44:liquidity -48:list 42:look 34:lp -41:m -46:made -113:market -62:mcap 57:moment 39:more -21:morn -22:most
-30:mov -60:news -26:nod -28:not -21:noth 50:numb -31:off -33:only -29:open 24:order -28:out 23:over 35:owner 37:paid 21:pay
33:people 46:percent 24:pippin -22:pl -34:pnl -61:politic 40:pool -79:pric -37:price -76:profit -38:profitable -23:pull 50:purchas
36:purchase 32:put -53:quot -30:quote -51:rank 36:rate -51:read -27:receiv -63:recent -23:right -37:risk -53:rows -34:say 36:sector
-75:see 72:side -29:sise -20:sit -21:sold -32:somebody -43:stablecoin 28:stak -22:still -32:swap -36:t -30:their -29:them -25:these
-21:thi 31:ticket 29:top 32:trad -49:trader -36:transaction 50:turnov 22:v -57:w -37:wa -25:want -54:week 46:when 68:where -79:who
-30:win -44:writ 28:year 48:yield 33:you @slot:outcome 27: -16:* 25:? -34:^odd -41:and -35:at -56:chance -29:condition -22:decemb
-51:did -42:for -43:from -55:how 37:i 48:in -64:me 84:no -80:odd -56:of 37:outcome -56:pric -44:price -51:show 34:side -32:the
-28:trad -26:what -50:who -24:with @slot:period -50:* -40:^hash -35:^trad -25:and 45:at -42:best 28:by -24:can 36:crypto 27:current
-20:difficulty -21:do 41:for -50:hash -44:hashrate -41:in 27:market -23:mempool -39:min -40:mine -28:my -55:network -49:of 29:on
33:only -21:per -31:pool -53:price 51:profit -39:rate -31:share -38:the -33:trad 61:volume -24:with -24:you @slot:points -45:*
@slot:standard -37: -41:* -60:? 56:^can -101:^which -76:^who -41:allow -21:and 40:approval -58:contract -20:did -26:every -55:for
-45:from -23:given 51:ha 35:have 53:how -56:i -30:it 53:list -60:may -32:me 56:much -48:my -35:of -29:out 33:permit2 -43:please
-40:pull -52:revoke 27:rout -27:spend -49:take 31:that 44:the -51:to -137:token -23:wallet 32:what -98:which -100:who @slot:status
-51:* -41:^biggest -44:^event -55:^hottest 34:^how -40:^market 47:^odd -67:^open 24:^please -42:^show -38:^trad -25:^what -69:^which
21:a -27:about -36:acros -44:address -21:all -42:bet -50:bett -42:biggest -32:busiest -69:by -54:can -32:category -21:chart -25:coin
-25:coingecko -34:contract -47:crypto -30:current 43:cut -22:decemb 48:did -43:do -55:dump -34:each -135:event 42:exchang
-30:exchange -32:give 45:have -66:hottest 25:how -31:id -25:in -54:me -21:moment -36:most -25:name 27:of -35:on -112:open 49:outcome
52:over -56:page -43:people -57:per -22:please -69:politic -44:question 56:resolve 27:right 63:rows -25:see 28:sery -50:show -28:sit
-26:some -23:sport 26:that -28:their 48:them -108:today -41:togeth -46:venu -26:volume -24:what -21:which -34:will @slot:token
-41:^pool -37:a -34:and 26:buy 52:in -39:it -20:liquidity -47:on 27:or 54:pric -29:price 45:than -24:the @slot:token_type -94: -41:*
-46:? -23:^collection 34:^did -20:^for -25:^how -27:^i 52:^list -59:^nft -57:^on 78:^only -21:^price -26:^show -26:^token -43:^who
-28:a -34:all -37:and -34:at 28:belong 35:by 21:did -41:each -29:en 37:erc20 44:every -53:explor -32:for -36:freeze -52:he -33:hold
-42:how -32:i -44:in 48:incom 50:item 60:just 42:kind 32:late -45:many -27:me -26:member -33:most -25:much -26:name -31:need 34:of
34:one 81:only -60:own 29:please -35:position 23:price -59:rows -37:say -61:see 25:send -35:sent -52:show 26:sit 55:sitt -27:that
-41:them -43:there -26:thi -59:token -59:too -37:transaction 100:transfer -34:unit -44:wallet -31:want -42:we 30:what -57:which
-51:who -60:with @slot:top_coins -71:* -50:? 23:^best 34:^biggest -20:^how -22:^i -29:^top 25:^what -33:and 22:best 30:biggest
-42:coin -26:did -39:gain -31:i -52:in -53:lost -60:most -20:my -38:of -59:on 31:pump -78:the -35:top 24:what -61:who @takes:choice
113:* @takes:fiat 69:* @takes:least 166:* @tool=call_contract @~call 32: -19:* -65:^call -21:^for -27:^my 38:^need -28:^read 30:^the
28:^who -25:an 35:at 28:back 33:balance -54:call -32:contract -20:doe -46:for 53:give 43:hold 29:make 25:me 34:need 34:numb -30:on
30:our -22:please -47:result -34:say -22:supp 25:that 33:the 48:there -22:thi 30:transf 35:value 40:vault 40:view 28:want 33:who
@tool=check_approval_security -26:* 35:^before -35:^can -34:^my -41:^our 46:approve -29:click 23:code -28:do 20:grant 36:if -26:know
31:known -33:ledg -44:only 24:open -36:our -25:rout -21:site 28:source -28:thi 26:want -33:what 27:with
@tool=check_contract_verified 9:* 30:^ha 22:^i -29:^source 35:anywhere -21:code 32:for 34:ha 23:in 22:know -43:match 42:one 49:only
-23:open 22:or 30:public 31:publish 28:team -27:that 27:the 28:they 37:verify @tool=check_dapp_security @~dapp -4:* -24:^i -29:and
-23:app -33:by 47:dangerou 28:in -34:not -25:phish 40:site 42:some 29:to -39:what -32:whom @tool=check_honeypot @~honeypot 24:*
33:^buy -26:^can -48:^did 61:^honeypot 35:^how 23:^i -25:^what -23:^which 25:again 36:airdropp -56:and -21:block 34:button -34:buy
42:can 29:coin 36:contract -38:did 25:do -21:found 22:friend -20:ga 34:got 35:have 47:hold 74:honeypot 27:how 37:look 39:many
-27:min 23:nephew 30:new -21:no -35:or -22:pool 26:sold 84:some 33:there 41:token 35:trap -25:want -48:we -22:what 48:when 33:wheth
39:why -20:would @tool=check_malicious_address @~maliciou 32:^a -42:^can -42:^did -26:^how 24:^what 32:^who 61:addres -31:and
-37:anywhere 39:blacklist -28:can 73:counterparty -41:did 26:do 31:drain 31:dust -27:flagg 39:for 39:from 48:fund -22:he -21:how
39:launder -22:name -41:our 23:sanction -34:screen 23:send -23:that -21:there -41:they 43:up 39:wallet -32:you
@tool=check_phishing_site @~phish @~site 3:* 24:? 27:^check 21:^i 46:^the -39:addres -26:airdrop -31:before -48:blacklist
40:dangerou -31:fake -36:friend -24:got -34:if 45:look 39:mail 29:maliciou 30:mint -26:nft 53:page 29:please 30:say -20:some 45:they
-40:want 28:website -23:what @tool=check_token_safety @~safety -6:* -22:? -27:^a 29:^can 32:^for -47:^honeypot -24:^my -37:^token
-23:^what -26:again -35:airdropp 40:and -26:ape 57:at -21:before -35:coin -37:contract -25:doe 30:file -36:friend -31:got -52:hi
-33:hold -63:honeypot -25:in -24:into -43:legit -25:look -36:me -20:more -32:new -59:nft 61:no -43:now -30:one -35:or -48:our
-45:out 28:put -34:sell -52:shill -43:some -30:someone -38:telegram 22:the 27:thi 34:trust 41:want -28:wheth 55:with 66:worth
@tool=checksum_address @~checksum 31:* -33:^capital -20:^what 34:addres -31:capital 54:counterparty 33:eip 31:for -23:me 26:of 21:ok
-21:right -31:tool 46:version @tool=compare_tokens @~compare -26: -69:^market -32:^price 37:^put 58:^v 35:^what -34:^which
43:against 58:all -46:and 27:are -27:at -25:ath 60:below 40:beside -29:bigg -26:book -22:both 67:by 61:cap 30:coin 50:day -29:did
38:far -35:fee 55:high -39:i -28:in 20:it -38:keep -36:know 52:market 46:more -44:much 23:name -34:of -37:on 40:one -31:or 55:oth
-35:out -27:own -22:pric -26:put 55:rank 27:real -39:run -51:saving 23:set 43:supp 25:table 40:that -20:them 51:they 50:time
-42:today -21:top -49:und -27:up 61:v 33:value -51:we -46:where 48:with -21:would -56:you @tool=compute_create_address @~create
-71:* 39:? -52:^addres -21:^contract -24:^which 21:at 28:be 35:contract -47:create -68:factory 38:get -29:ha 30:plain -53:that
-34:the 25:where 42:which -34:with @tool=compute_namehash @~namehash 29: 22:* 27:^namehash 48:for 34:namehash 49:node 30:our -25:to
-21:up -22:what @tool=convert_units @~convert @~unit 36:* -25:^ga 26:^to 41:^what 44:a 22:amount -22:an -30:and 53:are -47:coin
-63:decimal -43:doe 29:exact 46:for -20:ga -51:ha -32:have 23:how 39:in 31:into 26:it 30:ledg -32:mil 43:much 64:my 52:numb
-37:round 32:say 30:that 39:the 26:thi 73:turn 35:want 20:what -25:which @tool=decode_abi -24:* -29:^decode 33:^metamask 23:^my
36:^please -34:^the -21:before 23:can -28:d -24:decode -33:doe 20:here 69:hex 52:into -32:know 21:me 33:metamask 35:only 26:please
24:recipient 35:rout -29:safe 21:show -24:site 23:thi 21:will 35:would @tool=decode_abi_parameters @~parameter 29:* -29:^abi 21:^i
32:^my 37:a 38:addres 38:an 25:are -22:can 29:constructor 28:contract 21:decode 29:have 37:in 30:own 20:paus 46:return 21:thi
-23:with @tool=decode_calldata @~calldata -33:a -22:amount 43:and 58:argument -29:at 36:blob -32:call -26:calldata -41:data
21:decode 61:get 30:here 32:hex 43:how -41:input 35:inside 24:it 30:like 29:look -37:mean 32:only -22:say -43:selector 51:show 20:to
-53:tx 35:wallet 27:what -38:with @tool=decode_log 9:* -41:? -21:^decode -31:^event -39:^my -23:^topic0 64:^what 46:an -44:and
-48:argument -24:be -33:before -34:call 54:data -31:decod -38:did 48:doe -35:emit 42:event -39:every -33:for -39:get -63:hash
52:here -27:index -34:inside -32:like -21:log 78:mean -34:my -23:need -29:no -38:old -64:our -62:out 41:please -21:sent 37:text
-21:that 48:thi 44:to 53:topic 32:value 35:what -22:which -25:who -26:whom -23:would @tool=decode_raw_transaction @~raw 10:* 21:been
21:before -39:blob 44:can -49:doe 50:eip 29:fee 43:from -24:how 23:i -44:input 21:like 28:me 69:nonce 26:recipient 22:sent -25:show
43:sign -28:thi 27:to 24:value -22:wa 20:whom 43:you @tool=decode_selector -39: 29:* 43:4byte 56:? 36:^4byte 45:^my -58:^selector
-30:^what 27:a 43:and 24:at 71:be 36:behind 41:byte 38:call 42:code 28:could 26:data 50:error 49:every 31:for 24:from 23:function
30:hash -23:have -56:here 48:i -21:in 42:index 46:it 28:log 36:lookup -40:mean -32:method 36:my 48:out -44:please 60:start -21:text
80:that -34:topic 34:trace 22:transaction 36:tx 43:wallet 59:which 35:with 47:would @tool=detect_rugpull @~detect @~rugpull 3:*
23:^rug 31:^the 51:^wa -22:^where -24:blacklist -29:deposit 22:drain 46:exchange -24:for 33:from -33:fund 44:ledg 53:money -32:much
-22:or 32:park 21:rug -24:run 29:say 32:stable -22:that 22:to 40:wa 22:where 30:withdrawal -29:would -21:yield @tool=encode_abi
@~encode 11:* -21:^abi -29:^call 45:amount -20:argument 56:build -22:call 66:calldata 52:for -23:get 40:hex -22:i -33:of -25:on
33:pl 21:selector 27:spend 50:with @tool=estimate_gas -46:* -33:^ga -36:^what -26:at 31:estimate -27:for 27:go -21:me -27:now
-22:paid -35:pl -39:please -33:price -53:send 27:sent -26:some -39:that -37:today -38:wallet -33:want -21:would -30:you
@tool=get_account_nonce @~nonce -11:* 60:^addres -23:^cancel -27:^i -37:^my 48:^nonce 49:addres -21:am -31:and -31:between -23:block
-44:can -29:cancel 61:create 22:doe -65:from -20:ga 29:hot -22:i 32:incl -29:it -30:me -57:mempool -22:my 64:next -31:of -31:pend
25:pl -23:show 50:that 34:the -28:to -53:transaction -47:up 22:wallet 29:what 59:will -43:you @tool=get_alchemy_prices -13:* 21:^i
-23:^price -27:at 26:each 31:have 30:only 21:quot 26:quote @tool=get_alchemy_token_balances -18:* 29:? -24:a 21:alchemy -31:at
34:entry 24:every -29:it 38:list -33:me 32:position 36:unit 40:would @tool=get_alchemy_token_metadata -31:* -41:^make -32:a -27:for
-36:logo -41:make -31:me -25:my -31:token @tool=get_asset_platforms @~platform -8:* 30:^coingecko 21:^on 24:all -33:category
21:coingecko 59:collection 32:doe -27:floor 26:friend -24:in 44:nft -23:of 27:platform -24:the 26:track -28:up 39:with 22:you
@tool=get_asset_transfers -58:* -23:^could -25:^everyth 21:^ha -35:^token 21:all -47:also 29:be 29:came -26:coin -31:contract
-22:could -24:everyth -22:he -21:i 26:into 31:kind -22:last 46:left 39:lin -39:list -25:mov -34:nft -32:of -31:on -61:one -21:only
20:receive -62:send 20:she 31:so -48:to -20:transaction -20:two -41:wallet 32:went 39:whatev -44:who -22:you
@tool=get_batch_historical_prices @~batch -27:* -26:^price 22:at -24:basi -21:coin 26:each 32:market 25:own -25:pric -23:tim 22:trad
28:value @tool=get_block -20: -79:* -23:^at -44:^block -28:^height -63:^how -23:^i 26:^my 30:^on 21:^the -28:^what 25:^when 35:all
-21:at -72:block 32:could 41:current 31:finalis 25:give -66:ha -27:hack 29:hash -54:how -27:i -49:in -41:last -23:like -67:many
-28:need -30:our -60:please 45:produc -23:read 21:recent -35:report -61:that -54:the -82:transaction -23:we -39:what -31:which
23:you @tool=get_block_by_timestamp @~timestamp -13:* 27:^at 29:^for 25:^i -41:^in 46:^my -53:^what 24:at -21:auditor 46:closest
-27:did 22:end 46:for -21:i -41:in -25:index 36:nearest 60:need 56:numb 21:on -24:our -59:please 31:snapshot -31:start 30:that
26:the -54:time 53:to -42:transf -27:up 43:wa 51:we -44:what 69:when 23:which 27:year @tool=get_block_details 50: 5:* 44:^on
47:^what -60:^which -32:^who -20:a -35:and -48:been 65:block -22:built -47:burn -33:by -21:current -63:did -23:fee 49:full 44:hack
-23:have -27:how 44:in -41:it -23:made -76:much -21:my -29:now -26:numb -38:our 60:please -49:price -58:propos 26:reward -27:slot
48:that 22:thi -23:those 60:time -59:to 25:transaction -43:were 39:what -66:which -22:who 39:with @tool=get_boosted_tokens @~boost
-39:* -38:^most -24:and -21:are -34:for 22:got -28:in -28:on 20:them -24:there -25:token @tool=get_bridge 30:* 56:? 33:^what
-44:^which 20:a 32:aft 49:am -32:and -47:been 27:bridge -22:busiest -25:cros -22:day 43:did 39:do 50:flow -82:for -49:ha 32:hack
20:i 38:in 47:it -23:ledg -69:me 47:money 32:month 56:much -21:no -55:of 43:out 43:over -20:pay 49:people -22:protocol -21:show
72:since 60:statu 66:still 49:the -32:time -42:to 27:today 56:total -31:transaction 36:use -39:week 21:went 24:what -49:which
74:withdraw -68:withdrawal -21:would 58:yield @tool=get_bridge_volume -45:* -51:? 36:^could -55:^what -38:a -51:aft -50:am 34:and
-41:at 35:between -28:bridge -28:by 35:could 65:deposit -28:did -56:do -68:flow 53:for 23:from 68:give -51:hack -50:i -63:in
-33:into -57:it 74:me -27:money -35:most 28:mov -29:net -30:numb 39:of -47:our -32:out -30:over -49:people -33:sent -50:still
35:tell -28:thi -24:through -56:total -23:went -53:what -35:which 66:withdrawal 34:you @tool=get_bridges @~bridg 8:* 22:^bridge
24:^rank -35:and 40:bridg 24:busiest 23:by -38:dex 30:flow -38:have -34:me 33:most -20:much 44:one 35:our -24:over 43:thi 30:through
-31:used -25:volume 30:which 23:who -28:you @tool=get_btc_address 6:* 62:^ha -29:^ledg -47:^my 50:^please -43:a -32:address 42:am
-23:and 40:any 20:anyth -42:are 53:at 34:balance -43:can -24:channel 21:check -43:client -21:doe -48:for 46:found 76:ha 38:have 45:i
49:if -34:inscription -46:ledg -23:lightn -22:like -32:many -42:mempool 39:most 31:much -33:my 35:on 38:one -38:ordinal 34:our
55:pap 68:pl 43:please -40:real -25:receive 23:right -65:run 30:sat -48:satoshi 38:show -27:sit 65:sitt 73:still 30:storage -37:that
44:the 61:there 21:to -22:total -27:trezor 22:unconfirm 66:wallet 21:what 41:wheth 35:would 26:you
@tool=get_btc_address_transactions 5:* -30:? 21:^a -39:^balance 51:^show 28:^tx 38:addres 47:all 40:any -36:balance -24:block
23:every 21:for 40:have -41:how 35:includ 45:ledg 23:list 23:me -35:mempool -48:much 23:on 39:one 45:ord -35:payment 27:recent
40:small -71:still 34:that -54:there -35:to 41:touch -29:unconfirm 42:up 32:wallet -21:what 36:with @tool=get_btc_block -40: 5:*
-30:^block 62:^latest -34:^mempool 29:^please -31:^what 25:count -22:difficulty -41:height -22:inscription 60:latest 21:me
-27:mempool -24:most 47:newest -22:ordinal 25:please -24:pool -48:slot 26:tell 24:there 22:time 21:timestamp 30:transaction
@tool=get_btc_difficulty @~difficulty 35: 17:* 49:? 32:adjustment -35:and -47:change -62:down 20:get -42:go -45:hashrate -52:i
-32:mempool 62:mine 20:much -62:or -21:percent -61:up @tool=get_btc_exchange_rates @~rat 11:* -23:^rate 36:and 21:every 21:know
23:of 42:one 36:please -20:v @tool=get_btc_fees -25: 23:* -34:? 100:^fee -21:^i -33:^if 31:^mempool -25:^what 24:and -29:are
-29:client -58:did -33:each 44:fee -28:from 31:get 44:have 54:hour -31:if -40:in 32:into -29:min 35:my 23:network 24:next -27:of
-23:on -32:one -33:out -36:paid -22:pay 26:payment -27:pend -47:per -43:please -22:price -27:put 25:right -27:satoshi -34:set 39:so
-30:that 22:thi 41:through 36:to -45:transaction 50:vb -48:vbyte -42:wait -39:what -34:would @tool=get_btc_hashrate @~hashrate -24:
-66:* 21:? -25:^hash 61:^hashrate -64:and -32:can 35:chart 35:current 22:develop -46:difficulty -32:do 51:down -69:for 54:go
-29:hash -23:hashrate 58:i -50:in -72:mempool -54:min -46:mine -42:my -58:network -34:next -37:of 49:or -30:per -43:pool -44:share
49:up -38:with -30:you @tool=get_btc_mempool @~mempool -17:* -39:^i -50:^mempool 43:^what -20:at 38:been -25:by -22:do -35:fee
23:how 38:if -20:in -45:it 51:like 50:look 25:many -22:mempool 32:min -23:moment 35:next 62:now 28:of -29:on 32:one 38:out -59:pend
43:right -65:still 23:the -47:thi 22:total -52:transaction 22:up 41:wait 38:were 51:what @tool=get_btc_price -8:* -25:? -28:^mempool
34:^what -24:and -24:at 35:buy 51:cost 38:did -46:kind -40:mempool 68:near -53:now -24:of 39:on 60:one -39:rate -31:so -28:sold
-43:tell 59:that -22:the -38:then 68:top -49:v 20:what @tool=get_btc_tx @~tx 5:* -26:? -42:^fee -76:^ha 24:^how 47:^i -34:^mempool
-27:^my 40:^payment 35:^sat 32:^what -25:^when -36:^which 23:^why 21:a -23:all 32:an -20:are -31:block 44:by 40:client 37:confirm
32:did 56:doe 38:for 41:gave -24:get -55:ha 28:have 22:he -42:hour 35:i 34:in -28:inscription -22:into 70:it -31:look 33:many
-30:min -27:need -32:next 66:now 20:ordinal -22:our -22:output 25:paid 26:pay 64:pend 55:per 31:real -34:right 21:sat 24:say 63:sent
30:since -27:sit -32:so 69:still -27:stuck -38:through -29:to 72:txid 35:unconfirm -21:wa 24:what -20:which -31:who 22:why 32:with
-62:yet @tool=get_btc_utxos @~utxo -31: 23:^list -30:^which -27:and 22:can 20:cold 31:consolidate -21:did -46:doe 29:fee 28:first
25:ha 26:have -51:in -21:it 23:list 29:my -31:of 26:on 31:one -45:our 37:output -30:sit 40:spend 37:spendable -29:that -37:the 24:to
28:utxo 27:wallet -25:what -30:which 25:yet @tool=get_categories -23: -12:* -44:^which 37:category 23:exist -24:for -23:i 23:into
28:just -30:my 43:nam -32:need 25:sort -33:that -46:which @tool=get_categories_market_data -31: -39:* 36:^coin -33:^market -36:^what
-31:^which 20:crypto -27:for -26:i -44:lay -23:like 27:one -26:pump -47:rank 69:sector -27:that -35:what @tool=get_chain_fees -4:*
23:^on 33:^who -53:all -49:and -21:defi 28:do -43:doe -49:have 50:keep 37:kept -20:my 29:network -26:no 71:on 29:pay 22:protocol
-36:share 22:that 26:thi 40:total -34:treasury -21:v 25:we 29:who @tool=get_chain_info -53: 36:* 45:? 100:^chain 29:^for -29:^height
33:^i 25:^what -32:^who 62:add 47:and -35:are 32:at -20:capacity 87:chain 70:coin 45:do 49:explor 62:for 22:get 43:have 48:i 92:id
-22:kind 21:l2 -20:latest -20:lightn 23:my 86:native 27:need 25:network 39:new -48:newest -34:nod 20:node 53:of 21:our -36:please
42:plu 92:rpc 32:second -28:slot -23:state -28:stuck -33:that 33:the -21:thi -32:time 40:to -26:today 36:up 26:url 65:wallet 27:want
-26:went 37:what -26:which -41:who @tool=get_chain_stats -9:* 24:^average -20:a 28:address 34:average -20:block 23:busy -46:ha
25:network -20:please 20:so 33:there 66:today 24:total 47:utilisation -21:we @tool=get_chain_tvl_history 34:* -42:^how 29:^since
60:^the 26:^when -52:all 41:are -46:at -22:between 104:blockchain -88:by 39:compare -42:develop -55:doe -39:fee -53:have 50:it
-23:keep -27:liquidity 25:m -38:market -63:me -21:money -23:most 20:much -21:need 23:on -20:out -22:over -46:protocol -48:show
-23:stablecoin -29:the 50:there -44:time 40:today -28:total 55:tvl 71:wa 66:we 21:when 52:where @tool=get_chains -10:* 59:^rank
-94:blockchain 78:by 41:chain 52:doe 22:have 22:it 42:keep 30:lead 50:me -21:most 21:need 20:of 31:only 44:people 46:please 33:rank
45:say 57:show -33:stablecoin 36:the 34:value -28:with @tool=get_chains_tvl_history -42: -53:* -27:^tvl 54:all -27:are
-85:blockchain -35:by 51:defi 23:every -24:exchang 20:history -33:i -36:it -24:liquidation 22:lock -24:long -41:need -23:on 32:over
-39:protocol -23:rank -39:summ 22:total -47:tvl -31:we @tool=get_coin_historical_chart -31:* -21:^ 42:^chart 55:^compare -29:^for
-76:^ha -35:^how -31:^price 31:^show 21:a -21:about 27:all -24:an 21:and -27:at -25:between -31:book -21:can -41:cap 63:chart
-45:coin 49:compare -21:data 31:deck -31:develop -26:did -35:do 28:down 30:draw 36:ever -24:exchange -20:far -53:floor -45:from
-24:fund -55:gone -29:ha -27:hash -42:how -23:in -24:keep -34:know 34:lose 37:m 25:make -24:market -49:mcap -32:not -37:on -42:one
43:or -43:over -36:per -37:plot -31:pric -26:price -41:see 25:show 43:since -30:tax -28:that -26:the 41:thi 49:time -41:today
-40:trad 22:up -21:valuation -57:volume -32:wa -46:want -55:we -41:went -23:where -51:with -26:worth -25:year @tool=get_coin_history
28: 18:* 46:? 59:^how 29:^in -46:^my 20:^on 27:^our 66:^price -43:^what -36:^which -37:a 61:ask 36:auditor -31:back -47:book 36:cap
23:clos 51:close -27:coingecko -41:cost 24:could -25:dat 35:date 78:end 42:from 93:got -24:history 33:how 49:in -83:index 51:know
45:late 37:look 72:much 31:must 25:need 23:nephew -35:new -40:now 34:of 28:on 68:only 39:open 66:our -23:please 34:present 51:price
22:return 23:sold 25:some -22:start 30:the 21:then -23:thi 61:token 47:trad 30:up -86:utc 53:valuation -43:value -20:very 64:volume
24:wa -51:want -45:we -29:what 39:when -47:with @tool=get_coin_market_chart_range 13:* 36:24h -39:? 21:^ -44:^clos -29:^did -30:^ha
44:^my 29:^our 25:^please 34:^the -30:^what 51:a -23:about 52:advis -30:at 27:auditor 65:book -22:client 27:coin -35:cost -27:data
29:day -23:deck 27:develop -22:do -36:down -25:draw -47:end -21:exchange 41:from -30:fund 38:i 38:kind -27:know 30:look 31:mcap
-34:me -21:mine -45:month 44:much 32:my -21:old 43:one -24:or -53:our -22:past 36:pl -21:pric 42:rate 33:see 37:sery 45:since
60:start -57:statement 26:supp 45:tax 34:time -24:today 20:trad 42:turnov -26:two 91:utc -24:valuation 56:value 37:wa 56:want 21:we
35:went 25:will -26:worth -33:would -54:year @tool=get_coin_ohlc @~ohlc -52:* -22:? -26:^chart -39:^in -25:^what 36:a 22:are -29:at
-24:chart -21:close 52:coingecko -22:did 39:exchange 53:for -22:in 21:last 44:month -78:of 45:ohlc -30:on -44:open 42:use -24:what
@tool=get_coin_tickers -31:^i -27:^list 24:^on -23:^pair -22:^volume 24:^which -23:a -30:an -33:at -33:buy 24:by 20:can 32:cheapest
23:depth -27:dex 49:do -27:each 57:exchang 44:exchange 28:first -32:from -36:ha 47:have 47:id -29:kind 25:list -24:most 31:move
29:need 58:not -41:now -25:on 46:one -34:or 56:oth -33:pair -21:price -31:spot 33:spread -49:still 20:they 51:und 27:volume 25:what
21:would 51:you @tool=get_coins_index @~index 22:* -61:? 37:^a -20:^and -53:^can 23:^contract 33:^could 23:^explain -23:^find
-32:^for 21:^how -29:^i 24:^max 38:^need -68:^price 48:^tell 32:^website -24:^which -47:^who -37:addres -21:address -25:all 30:are
20:ask 70:ath -50:below -61:can 25:category 50:circulat 32:coin 32:coingecko -24:colleague 23:could 27:doe -22:each 43:everyth
-37:exist 23:explain -36:figur -31:find 20:give -21:group -49:have -24:index -30:keep 36:kind -24:know 60:like -27:link 27:many
20:market -32:mcap 31:mov -32:much 26:my 69:need 66:not -26:now -54:on -40:one -57:only -22:our 21:pl -21:post -54:price 35:quot
23:read -30:right -36:say 34:should -20:some 33:stand 53:supp -37:talk -21:tax -51:telegram 24:that 61:there -35:these -33:thi
-51:time 45:token 73:total -62:twitt -30:two -31:und 31:volume 28:want 36:we -24:when -30:which -44:who 58:work -39:you
@tool=get_coins_list -64:* 44:^coin -44:^which 37:address -51:and 33:any 33:contract -28:i -58:id -20:list -48:me -68:name -51:of
-27:one -59:show 25:want -55:which @tool=get_coins_market_data -36:* 21:24h -57:^compare -28:^how -45:^i 65:^market 25:^mcap 38:^top
-44:^total -56:^v -38:^what 41:^which -29:^who -39:a -21:about 74:account -55:all -28:among 67:are 25:below -47:by -61:category
29:coin -23:coingecko -56:compare -39:down -21:exact -48:for -47:from -30:how -35:i -21:id 45:largest 56:lay -48:like -30:market
-33:mem -22:much -32:my -57:need -42:of -27:oth -26:pric -24:price -58:rank -36:rate -47:stablecoin -24:supp -24:talk -40:that
-21:them -26:there -25:they -20:today -45:total -61:v -36:what 28:which -31:who @tool=get_companies_treasury @~company -42: -44:*
42:^for -39:^how -26:^i -37:^the -24:^what 31:^which -27:about -25:and 21:bought -29:crypto -26:did -36:doe 46:each 25:first 27:have
27:holding -21:how -30:i -22:in -23:it 35:largest -37:legal 25:m -30:many -48:now -44:our -23:own -32:paid -33:pay -20:piece
-28:right 38:them -31:they -24:to -49:treasury -50:v -45:what 21:with -22:work -69:worth -29:you @tool=get_contract_abi 16:* 45:^abi
-30:^i 22:^need -32:a 65:abi -21:at 31:doe 30:have 31:need 22:not 44:please 20:rout @tool=get_contract_bytecode @~bytecode -14:*
38:? 35:^contract 66:^i -23:and -27:bytecode -30:code 22:delegat -35:do -35:eip -70:find 21:for -45:from -33:hash -25:in 21:normal
-45:of 23:old -31:one 70:or -23:sise 24:that -63:the -38:what @tool=get_contract_code @~code -17:* -52:^a 56:^look 28:^show -34:a
-24:an -42:contract 48:explor 55:look -24:need 24:of 40:proxy 29:tell 57:up -36:version -22:want 28:which @tool=get_contract_coin
4:* -21:^coingecko 64:^everyth 36:^someone -27:^tell -30:^the -65:^token -22:^which -32:about -28:all -38:are 21:category
59:coingecko 34:description -32:did 58:everyth 35:have 60:in 23:it 39:link -56:m 57:market -34:mint -25:my 38:need 22:no 54:on
48:only 63:say 29:shill 36:someone -28:tell -63:token 24:twitt 20:want 32:website 28:whatev -31:which -30:writ
@tool=get_contract_market_chart 17:* 29:^chart 41:^how -25:^my -33:and -35:between -54:cap 35:chart -29:coingecko -37:contract
38:did -48:from 38:how 35:i -36:market -29:me -20:my -30:of -28:price 28:pull -20:to 58:two -57:volume 20:with
@tool=get_contract_market_chart_range -17:* -23:chart 24:contract 43:develop -52:do -23:for 36:from -25:move 22:much -21:our 42:over
25:price -24:thi -22:to -46:two -29:where @tool=get_contract_source -28:* -26:^please -20:^review -32:^show 56:^source 24:am 28:an
22:be 22:call 52:code -28:coin 39:fil -56:may -21:me 27:of 28:out -36:own 35:proxy 31:rout -54:say -48:so -47:that -49:we -49:what
32:where 21:would -25:you @tool=get_current_prices @~current 10:* -38:^and 29:^pric -45:acros 44:also 26:and 45:answ -47:any 51:both
67:defillama 30:each 30:for 45:go -22:my 23:now 28:of 60:one 38:open 34:please 49:pric -23:that 49:thi 35:those -20:token 37:trad
27:value @tool=get_defi_protocol 43: 24:* -43:? 55:^could 23:^did 50:^ha 26:^how 23:^i -30:^my 33:^on -22:^since -51:^the 53:^tvl
-54:^which 67:^who -22:about -42:all 24:amount -46:any 41:are -44:at -27:balance 27:before 43:big -27:build 63:by 46:chain 59:chart
-28:commit 57:could -38:crypto 22:dapp -68:defi -42:defillama 23:deposit 25:develop -32:did 68:each 54:end 32:everyone -22:farm
-48:fee -53:get -27:github -28:give 30:ha -67:have -21:history 29:hold -61:into -27:itself -25:keep -31:l2 30:lend -21:lock -52:many
37:market -24:moment 24:money -26:more 24:need -54:numb 24:on 49:only 72:our 37:people 22:per 25:please -42:price 22:project
31:protocol 23:read 57:run -29:saving -24:say 52:sit -22:stablecoin 44:stak 23:that 22:the -49:there 32:they 31:think -24:to
-22:today -26:total 35:tvl 29:use 51:value -26:wa -49:we 71:who -21:would 47:you @tool=get_defi_protocols -25: -71:* 24:^biggest
-69:^tvl -31:^which -78:a -39:am -28:and -39:app -22:are -24:by -73:chain -75:deposit -24:do -30:down -24:i -34:it -25:just -22:keep
-22:lend -23:market 36:most 54:numb -49:of -31:only -24:our -26:per -33:platform -51:protocol -26:the -21:their 32:there -21:token
22:top -55:tvl -49:use -33:wa 22:want -21:we -39:what -45:which 33:with -30:you @tool=get_derivatives_exchange -30: -15:* -22:?
-21:^fund 22:^how -35:^i -35:^perp -31:^volume -41:^which -35:close -32:coingecko 21:did 25:doe 29:every -39:exchange -33:friday
-26:fund 41:futur 41:hedge 22:how -42:id 35:in 26:much 24:my -38:now 20:of 21:open -35:or 38:over -28:perp -40:right 35:that 46:turn
-21:venu 50:venue -39:which @tool=get_derivatives_exchanges -20: 30:24h -42:^open 31:^perp -22:^what 32:^which -27:and 30:at
31:biggest 28:by 26:coingecko 23:dex 28:exchange -20:for 43:ha -38:id -43:my 37:now -22:of 21:on 31:only 40:order -34:perpetual
40:right -21:trad -21:what 28:which @tool=get_derivatives_exchanges_list -11:* 31:^i -33:all 23:an -49:and 34:derivativ -34:exchang
30:exchange -48:from 23:futur -46:know -39:nam 29:need -22:of 23:script 25:them 20:use 24:venu 31:venue -42:you
@tool=get_derivatives_tickers -36:* -21:at -27:for -30:futur -30:interest -37:of -27:one -26:open 23:perpetual -62:there -29:total
-21:venue @tool=get_dex_pair 13:* 32:? 43:^dexscreen 33:^price 35:at 44:by -26:dex 29:dexscreen 41:did -23:have 46:how 21:liq
34:move 30:on 36:pair 28:the -51:to -23:want -42:what @tool=get_dex_volume -43:* -89:^dex -26:^how -33:^price 75:^volume 36:a 22:all
-31:at -53:by 54:day 22:doe -39:each 29:from 41:got -37:ha 45:history 24:it 22:list 37:make -33:of -42:on 25:our -31:price -22:swapp
25:the -53:there -43:to -51:token -21:trad -29:turn 26:use -50:v 28:volume 23:wa -40:want 44:week -35:with -20:you
@tool=get_dex_volumes -22: -11:* 26:? 47:^dex -24:^on -32:^volume 29:^which -25:a -21:about 35:acros -28:are -25:at -23:before
-20:fee -26:first 27:have -20:i -38:it 38:lead 31:most -23:much -22:my 31:now -31:on -25:only 27:over -34:that -25:there -35:to
-25:turnov 21:volume -26:wa -22:want -31:we -33:week 30:who @tool=get_dex_volumes_by_chain 26: 30:* -20:? 50:^dex 23:^how -38:^i
-29:^pool 23:^top 31:^total -34:^volume -37:^what -42:a -34:all 85:by 31:decentralis 53:dex 40:do -27:doe 41:each -26:every
29:exchang 27:exchange 22:for -29:got -27:have 31:i -56:it -21:lead 25:more -29:most 40:now 33:on -33:one 27:our -27:perp -64:pool
49:see 24:than 25:that -33:them 33:there 43:they 44:to -30:token 22:top 31:trad 35:trade 40:turnov 51:v 47:want -26:which 24:who
@tool=get_dexes 6:* 30:^list 33:^which 24:all 25:at -42:by 39:can -54:do -42:exchange 28:exist 21:follow 29:from 43:geckoterminal
36:list 47:one -28:only -41:our 22:pool 29:run 79:then 25:there -35:they -43:trade -22:what 24:where @tool=get_emissions @~emission
-7:* -25:? -48:^i 32:^upcom -26:^what 26:^which -41:a 22:any 46:big 30:com 31:have -34:i -45:list -32:market 27:next -21:of 27:on
34:that 77:unlock 29:up -29:upcom 22:which -28:who -45:with @tool=get_entities_list -31:* 41:^list -23:^which -21:are -25:by
-20:company 28:crypto -26:first 27:got 23:id 28:includ -28:keep -22:largest -22:public -48:rank 21:that -26:their -21:them 28:track
-21:which 34:you @tool=get_erc20_allowance @~allowance 42: -5:* 28:? 45:^allowance -48:^can -25:^doe 66:^i -29:^may -36:^please 23:a
75:account 44:all 51:allowance 45:already 29:amount -31:approval -29:can 24:contract 51:did -35:do 60:for 31:from -65:gave 20:hot
53:i -29:into 58:it 39:left 60:may 22:me 21:move 55:my -21:need 70:open 47:or 26:our 41:out 36:over 46:own -31:permit2 96:pull
-54:show -44:spend 52:still -44:that -37:to 46:treasury 25:u -28:unlimit 28:up 41:wallet @tool=get_erc20_metadata 12:* -39:?
38:^decimal -36:^read 70:^supp -26:^total -33:and -23:artist -28:burn -20:chain 23:contract 29:decimal 42:doe 24:exist -27:far 32:ha
-24:i 25:in -23:it 26:look 56:name -51:numb 41:on 20:only -40:or -36:read -50:same 49:supp -21:these @tool=get_erc20_transfers -46:*
42:^for -31:^list -24:^the -21:^token -22:^who -41:a -21:all -27:are -24:at -30:be -22:by -42:call 22:chain -22:claim -22:coin
27:could -48:data 46:erc20 -22:first 64:flow 34:go -20:ha -22:he 34:incom -25:it 34:last -27:left -26:may -21:me -21:most
-43:movement -23:my -23:native 42:need -42:of -59:one 55:only -31:our -39:out -23:own 32:payment -44:please -58:pull 43:read 53:rows
-21:show -34:start -36:them 44:through -43:token -40:transf -68:transfer -52:wallet -32:who -38:with 23:you
@tool=get_etherscan_balance -12:* -21:^i 29:do -21:etherscan 37:own @tool=get_etherscan_contract_source -35:* 33:^show -72:^verify
28:and -46:at 28:compil -66:contract -42:etherscan -27:fil 23:from -46:have -34:i 30:licence 27:me -41:my -42:our 21:point 21:proxy
24:rout 38:show 23:solidity -35:the -45:verify -29:with @tool=get_etherscan_gas_oracle @~oracle -14:* 28:fast 22:normal
@tool=get_etherscan_token_transfers 82:* -40:^for 45:^newest 59:account 68:and -30:are -25:etherscan -22:every 43:first 37:for
44:from 78:in -38:incom 25:it -24:made 82:movement -50:need 46:of 48:on 65:one -66:only 72:out 63:pull -38:send 47:start -40:that
24:them -45:token 45:very 60:wallet 39:we 55:with @tool=get_etherscan_transactions 27: 21:* -23:? 43:^the 27:^transaction -21:^what
36:ever 56:fee -22:ha -38:have 23:like 32:list -32:me 27:need 23:of -37:one 21:please 38:that 25:the 23:their 68:transaction -34:up
21:with @tool=get_event_topic @~topic -27:* 25:^event 61:^topic0 -46:^what -34:an -26:argument 26:custom 24:filt 22:first 37:for
-21:from -25:get 32:hash -46:here -22:i 26:in -65:mean 38:our -29:out 28:that -26:thi -23:topic -55:what @tool=get_exchange 44: 22:?
42:^how -28:^i 51:^trust 52:^volume 59:bought -23:coingecko 30:country 20:d -41:doe -40:exchange 33:fee -46:file -34:from 35:how
-31:id 32:keep -29:kind 36:know -25:list -21:many 43:my -39:need 24:of 21:one 31:out -31:people 35:score -29:the 34:them 50:today
43:trust 89:trustworthy -49:und 50:volume 30:we 39:where -29:year @tool=get_exchange_markets -22: -38:* 33:^doe -63:^i -33:^market
-30:^my 81:^perp -45:^the -29:^what 28:^which -29:are -58:at -28:buy 39:can 36:doe -38:in 24:just -23:most -28:now -36:of -28:oi
-54:or -33:oth -46:over 32:pair -24:people 45:perp -22:spot -25:still -51:the 50:there -61:trad 27:trade -31:v 33:which
-46:withdrawal @tool=get_exchange_tickers -28: -66:* -29:24h -38:? -21:^i -25:^trad -47:^volume -25:^where 24:^which -36:and -21:any
-25:are -41:ask -44:at -51:bid -21:biggest -20:book -22:chain -21:exchang -25:exchange -21:for -32:how -28:i 28:most -23:mov
-22:please 24:price 21:quot -46:today -36:trad 28:two -32:volume -34:what -32:with @tool=get_exchange_time 75: -38:* 41:? 34:^doe
-22:^my -28:^what -50:answer -44:api 88:clock 52:connect -35:did 41:doe 44:down -22:exchange 21:get -48:i 23:it -46:key -29:not
58:now 37:off 58:or 22:order 29:say 49:serv -61:service -28:the 28:there 20:time 39:with 48:work 64:your
@tool=get_exchange_volume_chart -37: 39:* 72:^how -62:^i 32:^my 32:^volume -25:^what 24:an -32:and 23:at 37:chart 77:did 64:do
48:exchange -57:for 49:ha 49:how 30:if 56:in 83:it 35:like -20:many 22:much 36:my -67:need 43:of 28:thi -52:to -56:today 26:trade
-28:trader 37:venue 21:volume 39:we -21:with @tool=get_exchange_volume_chart_range 53: 10:* 62:^i -39:^my -51:^volume 36:^which
-38:chart -34:coingecko -39:exchange 35:for 28:fund -52:ha -22:how 31:i -32:my 59:need 26:our 25:please 64:quarter 28:real 21:that
44:the 44:to -27:today 34:trad 23:two 33:volume 30:we -33:what 34:which 48:whole @tool=get_exchanges -16:* -51:^trust 21:a
-25:biggest -28:by 37:country -63:first 54:found 41:from -29:have 28:in 42:kind 29:list 35:min -40:my 39:need 41:rank -33:score
42:should 32:spot -27:that 30:their 31:they -23:thi -26:trust 32:venu 49:with 62:year @tool=get_exchanges_list -39: 19:* -34:?
-42:^how -26:^i -38:^which 28:all 50:and -21:coin 26:exchang 29:exchange 50:for 41:from 38:have -47:how 39:id -48:in -39:it 31:list
57:me -40:my 48:name -28:no 79:of -35:rows 36:that 59:the 42:which 36:you @tool=get_fear_greed @~fear @~gre 41: 11:* -44:? -22:^fear
21:^how -27:^i -24:^what -20:a 27:and -35:at -45:crypto -23:do -26:fear -27:gre -27:greedy 70:index 30:it -40:market -25:news -21:on
-22:or -32:people 29:scar 43:to -24:twitt @tool=get_fee_history 38: -6:* -22:^fee 42:^i 50:a 33:and 21:are 35:base 33:dur 22:fee
-25:ga -24:in 53:newest 42:numb 24:our 23:paid -20:pay 31:relay 21:the -33:time 25:tip -21:trend -29:tvl -26:tx
@tool=get_fees_overview -27:* -50:? -37:^holder 23:^protocol 31:^rank -44:^revenue 29:^top -24:^which -27:a 23:all -41:and 59:by
47:crypto 22:dividend -21:do -28:doe -28:fee -38:have -69:it -26:keep 22:most -89:on -32:paid 48:pay -29:please 22:their 43:they
31:token 25:top -35:user -38:we 25:what -21:with @tool=get_first_prices @~first -11:* -30:^price 33:^since 21:^the -23:for -22:old
20:one -41:open 47:record @tool=get_function_selector @~function 39: 8:* -23:4byte 66:^selector -28:a -32:an -24:and -29:be
-34:behind 28:byt -26:byte -23:calldata -20:can 22:data -20:do -28:doe 47:in 24:look 51:method 26:not 55:of 60:our 49:please
25:revert 28:selector 48:the -21:thi 22:to -34:topic0 22:up -36:with -25:you @tool=get_funding_rate -30:* 24:^fund -31:^long
23:^next 28:^what 23:at 32:current -33:did 54:do 31:for -37:from 24:fund -43:have -48:long 38:margin -24:my 60:next 25:of -60:oi
-21:one -29:or -35:perp -32:rate -32:ratio 42:short 83:there 53:v 29:what @tool=get_funding_rate_history 19:* -24:^i 22:^what
27:book 31:did 42:ha 52:have 22:history 35:i -22:in 33:it 44:late 45:long 59:m -43:me 32:one 30:paid 62:pay 20:payment 25:perp
60:rat -21:rate 57:swap 28:there @tool=get_gainers_losers @~gainer @~loser 45: 24:^best -53:^how -53:^i -38:^top -38:^which 32:among
-34:are -28:at 23:best -21:coingecko -43:did -32:fall 24:for 30:gain -51:how -74:i 22:market 34:most -49:my -21:of -40:on -47:top
-35:which 55:who @tool=get_gas_overview 30: 27:* -24:^cheapest -27:^fee 85:^ga 34:^the -29:are -23:by -23:chain -31:cheapest 26:coin
30:compar -53:did -43:doe 99:ga -24:get -20:in -52:l2 42:like -25:much -34:my -30:network -55:nod 29:now 44:of -42:one 22:or -21:our
-42:pay 25:pl 22:plain 39:please 33:present -47:pric 58:price 23:right 56:rn -42:sat -23:simple -22:so 37:some -57:station -26:them
-57:there -23:transaction -27:transf 30:tx -25:use -39:vb -32:why 37:would @tool=get_gas_price -34: -40:* 41:^how -51:^price
-24:^what 50:a -23:and 22:at -35:contract -33:current -34:did 39:doe -20:for -70:ga 23:high 39:how 30:l2 -34:like 27:moment 29:much
21:my 28:network -43:of 21:on -57:pay -37:please -68:price -33:rn 56:send -20:the 73:there 28:transf -23:tvl 41:tx 28:use 24:we
-26:would @tool=get_global_defi 27:? -37:^i -31:^market 59:a -23:all 30:and -46:big 22:coingecko 63:defi 22:doe 57:large -51:now
48:of -22:one 22:per 69:share @tool=get_global_market_cap_chart @~cap 23: -14:* 21:? -32:^chart 23:^how -23:^market -50:all
36:beginn -52:coin 22:crypto 35:develop 31:ha -33:in -49:of 28:our 26:over 33:since 22:to 29:token 32:value 31:want 29:whole
@tool=get_global_stats -6:* 56:^dominance -31:^market 72:^total -38:^volume 26:^what -54:a 37:all -33:and 57:big -63:defi -47:fear
-23:for -47:gre -52:ha 36:in -26:it -54:large 55:mcap -57:most 29:no 59:now -36:please -58:share -40:that 42:these -46:today -21:top
-20:volume 37:what @tool=get_goplus_supported_chains @~goplu 33: 14:* 27:before 24:chain 23:check 32:collection 38:for 41:goplu
37:it 25:know 25:my 25:network 23:token @tool=get_hacks @~hack -11:* -27:? -26:^did -21:^i 36:^latest -40:^when 34:a 24:back
-25:before 20:came -36:did 25:exploit 25:from -31:get 48:got -32:how 28:last 30:late 37:latest 27:lost 20:money -32:much 43:one
-36:protocol -21:rais 37:recent 41:report -23:since -29:still 33:stolen -38:thi -25:vault 37:what -39:when 44:which 26:who
@tool=get_historical_prices 65:* 45:^and 55:^at -22:^block 53:^for -31:^i -22:^in 97:^price -22:^the -27:^what -44:^when -20:advis
-24:all -24:am 45:and 38:ask 75:at -27:between -24:block 31:bought -37:coin -24:contract -25:dat -46:date 37:day -54:defillama
23:did -40:doe -24:end -44:from 24:got -40:have -37:hold -40:i 41:inheritance -20:list 25:mine 20:my -34:nearest 31:new -32:now
-22:numb 67:of 22:on -33:only 47:open 69:price -38:record 32:so 36:sold -22:tax 93:that 39:them 38:then -30:there -28:thi 60:time
-29:to -36:token 21:wa -32:want 46:were 36:when -23:which 57:will @tool=get_internal_transactions @~internal -37:* 21:? -25:^did
28:^how 51:^in 20:^internal -30:^my -39:^show -34:^which -27:a -31:by -27:do 78:exploit 25:how 59:in 23:inside -22:like 28:make
46:much -38:my -28:of 29:ord -47:our 25:see -43:show 21:that -59:trace 53:tx 41:value 23:who @tool=get_jup_price 9:* 33:? 51:^mint
23:^what 52:about 48:addres 41:and 52:coin 28:doe 21:e 25:in 36:mint 27:of 52:our 36:pool 24:to -24:token @tool=get_jup_quote
@~quote -27:* 65:^if -25:^price 53:^quote 33:all -22:and 45:coin 29:com 21:do -51:every 22:for 23:get 28:give 54:if -33:into -33:my
-34:no -24:pay -31:pippin 46:please -28:pool 48:quote 30:route 23:them -22:thi 20:through 39:to @tool=get_kalshi_event 42:* 27:?
-27:^how 29:^imp 39:^odd 25:^show 44:^which 21:are 40:do 22:for -48:from -25:how 28:imp 24:in 45:odd 29:on 40:open 39:sery -28:settl
24:show 55:strik 41:strike 27:the -45:tick 42:which @tool=get_kalshi_exchange_status @~statu 24:* 23:? -21:^how 59:^i 54:at 20:can
20:down -25:exchange 33:for -34:hour 43:i 55:moment 28:morn 20:my -39:of 32:one 39:order 33:thi 36:trad 33:trade
@tool=get_kalshi_market 76:* 75:? 56:^ha 36:^how 34:^last -42:^odd 67:^price 23:^what 38:and 38:at -25:bid 35:chance -24:close
45:did -30:do -28:for 78:from 29:give 49:ha 22:how -30:in 34:it 30:last 28:like -43:manifold -26:market -20:no -52:odd -27:of
83:price 26:probability 53:resolv 41:resolve -22:settl -24:since -21:thi 90:tick 45:volume 43:wa -25:want 39:what 29:ye
@tool=get_kalshi_orderbook 22: 16:* 45:? 31:^best -24:^bid 22:^cheapest 26:^i -35:^price 48:a -36:and 58:at 23:best 56:book 42:can
21:cheapest 21:contract -51:each 28:for 30:how 83:i -60:last 41:market 64:no -59:of 59:on 22:one 61:please -28:print 27:right 60:thi
32:thick 57:to 62:want 44:what -46:ye @tool=get_kalshi_price -48:* -38:? 22:^best 66:^price -22:^what -62:a -32:and -20:are 25:ask
-50:at 22:best -37:can -28:cent -21:each -61:for -49:i -28:lowest -54:no -21:of -29:on -48:please 60:price -29:right -71:sell
-51:thi 23:to -38:what -28:who -27:ye @tool=get_kalshi_price_history -74:* -65:? 21:^chance 43:^chart -38:^how -40:^last -44:^price
-26:^what -20:^who -53:and -46:at 22:chance 33:chart 38:contract -44:did -28:doe -24:give -26:ha -45:how -24:it -38:last 22:market
-26:moment -24:mov -31:on 42:one -64:price -45:volume -54:what -21:who -41:ye @tool=get_kalshi_series @~sery -21: -3:* -31:^how
-77:^settl -37:^what -63:already 37:and -50:at -52:did 27:event 23:ha 55:list -21:market 51:of 35:on -27:open 31:or 42:please
-55:resolve 43:rul 26:run -23:that 44:the 41:trad 36:which @tool=get_kalshi_trades -24:* -28:? -41:^i 32:^last -20:^price 36:^tape
-38:at 23:contract -33:i 28:last -40:moment -32:of -27:price 60:print 36:tape -25:what -54:ye @tool=get_logs -46:* -45:^event
-21:^topic0 21:contract -36:event -44:log -31:of -26:on -38:pl -36:show -25:the -22:time @tool=get_multi_pools 28:* 44:24h
34:^compare 36:^i 48:^liquidity -34:^on 61:^pool 29:^price 22:a 49:and -37:chain 46:compare 31:day 43:each 33:give 62:i -28:in
-25:it -20:know -25:like 87:liquidity 31:of 44:on 26:over 54:price 29:provide 29:put 43:that -26:the -53:these 63:today -52:token
24:up 54:volume 25:want 64:what 27:with @tool=get_multi_token_pairs -22:* -41:^all 30:a -25:all -26:and -44:are -36:both -21:coin
-27:for 25:list -45:me 20:mint 29:my -32:of -25:on 48:pool -23:price 36:single 63:their 38:top -29:trad 22:with
@tool=get_multi_tokens 15:* -52:^decimal 38:^i 27:address 47:and 21:be 49:both 21:cap 52:decimal 22:for 27:from 23:geckoterminal
23:ha 31:in 22:liquidity 23:market 45:me 29:network 45:tell 37:these 53:token @tool=get_native_balance @~native -21: 14:*
60:^balance -50:^ga 20:^how -46:^i 48:^my -26:^show 25:^which -22:^who -63:a -40:and 31:at 25:balance 27:by -54:chain -56:coin
27:cold -33:day 42:doe -28:end -38:for -44:ga 51:ha 56:held -54:hi -40:hold -38:it 37:many 29:moment -25:must 44:my -65:native
-37:need 47:on -37:only 45:or -35:please -26:show 25:sitt 24:some -30:that -72:there 37:thi 34:today -29:wallet 22:which -22:who
@tool=get_networks -6:* -24:decentralis -24:exchang 32:geckoterminal 26:give 21:id -26:thi @tool=get_new_coins -17:* -30:^coin
-21:^what 40:add 23:coingecko 34:did -30:of 39:recent -31:that 23:which @tool=get_new_pools -5:* 28:^new 25:^pool -25:at -21:can
37:if -22:it 43:just -26:list 28:now 27:on 40:pool -20:that @tool=get_nft 38: 13:* 30:24h 43:? 78:^compare -68:^doe 45:^floor 50:^i
-28:^list -24:^rarity -24:^show -51:^the 72:^what -37:^which -89:^who 35:against 49:all 27:an -49:and -34:ape 60:are 50:ath -37:be
-69:by 61:cap -43:coingecko 69:compare 28:different -33:do -48:doe -37:down 71:each 57:ever 26:far 27:floor 29:for -27:got -48:have
-42:he 37:high -40:highest -34:id -40:if 48:in 30:jpeg -24:keep -23:last -29:list 55:market -39:marketplace 27:member -31:mine
-39:mint 43:much -21:my -23:need -28:next -56:not -22:now -71:numb -27:of -28:on 22:one -60:only -46:own -46:owner -91:penguin
29:piec 48:pl -84:price -30:project -70:rank -59:rarity -57:right -38:sal -49:sale -35:say -24:show -45:side -24:since 25:still
28:that 44:them 37:they 45:time 55:trad -52:up 53:v -55:volume 70:wa -25:wallet 26:want 70:what -31:when -21:which -95:who 39:with
-27:would -30:ye -35:you @tool=get_nft_by_contract 9:* -26:^a 54:^collection -26:^contract -32:^which 47:am 26:and -23:are 42:at
-43:ath -27:by 36:cap -21:chain 29:cheapest -24:check -23:coingecko 28:for 39:go 21:have 24:how 36:jpeg 27:market 21:numb -24:own
44:owner 60:sal -23:still 34:volume -30:which -35:with @tool=get_nft_holdings @~holding 49: 4:* 20:? -36:^i 22:^list -21:^only
-34:^what -22:^which 36:a 38:all 29:and 21:at 38:client -38:collection 29:could -23:count -20:each -22:erc721 42:everyth -24:if
33:in 70:inventory -40:item 73:jpeg 31:keep 57:me -42:mint -38:one -22:only -25:rows 40:see 24:spam 20:them -22:there 35:to 35:value
34:wa 22:wallet -32:what -21:which 43:without @tool=get_nft_market_chart -41:? 60:^chart 24:^for -30:^how -23:^volume -47:^what 21:a
41:an 56:bought 22:by -23:cap 57:chart 31:cheapest -27:develop 46:do -23:fall -37:far 21:have 44:he 47:history 34:i 28:in 39:many
-23:market -21:marketplace 63:mint -40:much 32:need -32:now 34:or 33:price 50:project 26:see 35:since 28:that 24:the -30:them
-25:time -41:trad 40:up -29:v -50:volume -65:wa -21:want 51:we -48:what -23:who 31:you @tool=get_nft_markets -41:* -40:24h
-34:^floor -21:^for -39:an 32:and 48:are -25:at 39:by -60:cap -31:coin -47:coingecko -20:collection -22:contract -62:id -41:jpeg
-22:mint -34:most -26:need -25:nft 76:numb -38:own 51:owner -58:price 21:rows -34:still -31:the 60:there -28:thi -24:today 36:too
66:v -25:value -34:volume 41:w @tool=get_nft_security 33:* 23:^are 46:^could -23:^doe 48:^how 35:^i -25:^which 52:^who 41:any 26:ape
-21:approval 40:are 24:back 70:been 90:burn 32:could -29:doe 22:fake -22:find -42:floor -35:for -24:given -47:ha 43:have 44:how 34:i
-45:if -32:in 56:legit 30:look 22:made 72:many 28:may -34:mint -42:new 30:nft 51:own -28:page 31:real 23:so 23:team 40:them
-35:there 69:these 24:thi 53:those 48:token 34:transfer 31:verify -22:what -54:which 66:who 30:whoev -46:would -39:you
@tool=get_nft_tickers -22: 31:* -75:^compare -60:^floor 70:^i -83:^list 41:^volume 53:^what 51:and -20:are 21:blur 44:buy -28:by
47:cheap -27:coingecko -38:compare -22:doe 23:each -37:floor 22:for -32:high 64:i -28:id 59:in 44:it 106:keep 52:like -71:list
57:lowest -31:market 58:marketplace -33:me 60:moment 23:my -28:on 133:one 22:or 36:please 50:price -31:right 41:so -39:still 86:that
45:them -23:time 52:to -29:today 32:v 39:volume 68:wa 61:what 30:where -20:which -66:with 44:you @tool=get_nfts 29: 3:* -20:?
-22:^collection -48:^floor 24:^list -22:^nft -27:^on -28:^show 30:^which -22:a -52:all 50:by 43:cap 23:chain 46:coin 28:contract
22:count -30:doe 22:first 21:have 60:highest -26:hold 61:id -22:item 34:market -21:member 73:most 33:native 38:need -28:on -23:one
-21:please 43:price 31:project -27:show 33:the 26:their -27:to -54:today 40:top -29:track 37:up -28:w -20:want 51:with
@tool=get_nfts_for_owner @~for -10:* 75:^doe -64:^i -30:^nft 37:^show -24:and -28:anyth -27:are -30:be -44:he -25:i 35:in 29:jpeg
40:keep -27:mint -24:name -38:on -24:one -25:only 29:say 31:show 36:sit -30:would -23:you @tool=get_ohlcv -52:* 29:^need -23:^on
-24:^volume 29:bar -45:chart 36:from -49:high -34:i -41:it -34:last -49:low 28:need -40:on -45:open 41:perp 27:spot -28:tick -46:to
-27:volume -47:want @tool=get_onchain_token_price @~onchain -25: 29:* -57:? -23:^current 49:^dex 60:^on -36:^pool 23:^price
-22:^token 44:^what 25:a 48:are 35:at 54:chain -22:current -30:day 41:dex -62:did -40:do 74:doe 75:for -30:geckoterminal -56:i
-25:it -36:liquidity 42:on -28:or -31:pric 89:say 30:their -22:to 39:token 24:trade -28:up -41:volume 28:what -31:which -30:with
49:worth @tool=get_open_interest -25:* 23:^how 23:^oi 20:^open -50:^perp -23:^which 45:and -39:bet 48:by 42:contract -42:from
-28:fund 24:how 59:in -40:it -44:leverage 37:many -74:margin -31:my -42:now -59:of 30:oi -36:on 29:open -70:perp 39:perpetual
36:please -47:right -66:to -47:want -30:which @tool=get_open_interest_overview 3:* 42:? -31:^open 43:and 33:chain 43:change -23:doe
32:ha 39:it 47:lead 26:most 24:oi 27:onchain -33:please 24:position 31:togeth 27:value 34:venu 29:which 40:who
@tool=get_options_by_chain -6:* -21:? -27:^how 21:^notional 32:^option -46:all 23:biggest -36:by -39:dex -30:for -28:how -32:much
40:one 39:only 24:our 37:to -23:trad 32:turnov -38:venue -23:wa @tool=get_options_overview -23:^how 35:^on -21:^put 61:all 62:by
36:chain -40:every -36:l2 -32:one -22:only 23:option -21:that -27:there -29:to 26:venue -23:wa -23:ye @tool=get_options_protocol
-3:* 28:? 28:^ -35:^for 23:^how 42:^i -24:^open -33:^option -23:^what 40:a -55:all -62:and -61:by -86:chain -23:derivativ 35:dex
-22:did 30:from 24:i 41:it -25:l2 58:lend -23:like -26:me 29:much -40:next -27:on -25:one -27:only -21:open 24:over -53:per
48:platform -26:premium -45:protocol 26:that -43:them 24:there 26:to -37:turnov -34:venu -28:volume 62:wa 26:we -22:what
@tool=get_orderbook 26: -59:* -40:? -21:^bid 32:^book 66:^depth 24:^how 29:^show -87:^what 49:^which -44:a 41:are -42:at -26:book
-60:buy -44:by 41:could -58:deep 49:depth -94:did 46:each -66:exact 26:exchange -29:for 37:how 37:if 37:in -46:it -48:level -85:like
-84:look -26:market 37:mov 32:much -45:now 51:offer -22:on -39:ord 52:over 43:perpetual 34:pl -35:print 46:rest 64:sell -49:show
39:spot 34:that -48:the 81:there -81:what 47:which -33:with @tool=get_perp_account -40: 46:* 26:^am 74:^fund -30:^my -33:^the
-77:account -48:addres 57:am 76:been -55:entry 50:far 37:from 68:fund 32:get 74:ha 25:hi -20:i 75:liq 41:liquidat 58:long -28:los
86:margin 33:my -21:not -25:of 34:on -38:open -39:order 68:pay 59:perp 52:price -28:put -24:short -54:stop -72:there -31:today -25:v
-23:wa 36:whale -41:what 27:where 28:with @tool=get_perp_candles @~candl 28: -29:* -34:^fund 26:^open 27:a 23:and -37:bar -21:from
-41:fund -20:long -31:mid -27:need -28:pay -24:perp 30:perpetual 26:pric -22:the @tool=get_perp_fills @~fill -45: -5:* -22:^how
21:^show 65:^the -34:^which 73:fill -22:much -31:not -37:order 27:paid -30:pay -34:perp 33:sub 23:that 24:today -22:trad -31:which
-35:with @tool=get_perp_funding_history -70:* 28:? -67:^fund -31:^how 26:^what 21:at -25:by -29:did 23:do -39:fee 41:from -49:fund
-70:ha -30:how -39:in -65:long -36:much -77:my 31:paid -69:pay 21:short 37:since -40:to 25:trad 22:what 26:you
@tool=get_perp_markets -10:* -38:^my 21:all 21:and 28:leverage 27:list 24:moment -33:my @tool=get_perp_mids @~mid -37:* -51:^price
-35:^what 41:against -25:and -42:ask -34:between -39:bid 42:check -33:i -38:if -27:last -28:look -37:market 45:mid -29:on 40:our
31:pric -50:spot -27:v 41:wa -30:what @tool=get_perp_open_orders -49: -20:* -34:^account -30:^any 34:^open -42:^show 39:^what
-26:and 42:do -60:fill -46:got -30:ha 32:have 34:i -46:in 22:look -30:mine -28:of -21:perp 21:please -36:position -41:show -25:sub
-40:the -46:with @tool=get_perp_orderbook -39:* 21:? -33:^bid -21:am -24:and -27:at -27:bid -67:book 37:if -87:l2 20:look -63:on
52:orderbook 47:perp 23:pric 21:that 32:thick 22:trad @tool=get_polymarket_activity -36: 32:* -27:^ha -42:^i 41:^trad 22:^what
24:^which -55:a -31:account 37:been 69:buy 30:can 39:cash 34:did -28:guy 46:ha -24:have 29:he -22:late -29:made 51:on -30:one
-21:out -32:politic 33:recent -25:settl -32:that -24:to 22:trad 34:trade -21:up -21:volume 32:what -52:with 52:you
@tool=get_polymarket_closed_positions @~clos 27: 29:^am 41:^clos -32:^did 38:^how 42:^my -40:^which 26:am -23:and -40:are -25:been
-34:cash 36:clos 29:did 23:do 28:down 31:earn 33:far -30:ha 22:how 21:i -44:in -41:it 26:list 30:los 22:made -40:market 29:much
-31:now -26:open 43:or 48:out 26:paid -44:please 26:profit 30:realis -23:shar 29:so -27:them 23:up -44:which -23:win 41:with 31:won
-23:would @tool=get_polymarket_event 35:* -35:? 61:^all -23:^odd -23:^what 37:^which 33:a 65:all 27:are -33:at -27:chance -22:decemb
25:in 40:market 41:one 50:please 29:pric 35:the 39:their 41:there -29:what 36:which 66:with @tool=get_polymarket_holders 15:* 25:?
26:^biggest 22:^which 23:^who 25:account 26:are -25:bag -21:bet 21:biggest -52:for 42:in -31:it -24:level 63:most 43:no 30:one
-26:own -22:pl 41:shar 28:the -29:trad 20:which 24:who @tool=get_polymarket_leaderboard @~leaderboard 25: -64:* 24:? -31:^i -21:^my
-61:^trad 29:^which -31:^who -24:a 40:account 21:all -40:are 36:at -59:best 48:biggest 24:crypto -21:did -22:earn 34:for -38:gain
21:ha 39:have 54:in 71:made 23:market 25:money 38:most -27:my -46:of -58:on 51:only 59:politic 39:since -37:the 25:time -39:top
-23:trad -42:trader 57:volume 27:which -27:win @tool=get_polymarket_market 56: -20:* 29:^odd 27:^what -20:a -42:all -26:are
37:chance -37:cut -25:decemb -26:do 31:doe -22:for -21:in 26:it -24:market -29:people -30:please -24:there 30:volume
@tool=get_polymarket_midpoint @~midpoint 11:* -51:^best -43:^bid 53:^mid 56:^midpoint 38:^price -37:at 44:between -47:bid 47:exact
-24:i 34:in -59:it 40:market 43:me 71:mid -30:now 54:of 34:price -48:right 47:tell -37:thi -49:token 20:value 28:what 74:ye 40:you
@tool=get_polymarket_orderbook -20: 20:* 38:^best 35:^bid -29:^book -43:^midpoint 46:and 43:bid 58:buy 60:cheapest -34:clos
44:condition 67:for 40:i 44:it -40:market 38:midpoint 58:now -47:of -48:off 38:offer 34:on -20:ord 33:outcome 58:right 29:thi
71:token @tool=get_polymarket_positions 19:* 73:^my 20:^open 36:^show 22:^the -33:^which -27:all 23:am 22:are 80:bet -29:clos
-34:copy 39:cost 34:do -30:doe 52:down 33:guy 30:he -23:i -24:it 26:list -22:most 57:my 28:now 36:of -51:old 29:open -27:our -45:out
-25:people 56:please 34:position 43:show -27:there -25:they -23:to -35:togeth -49:tonight 27:trad 58:up -35:what 24:with 25:you
@tool=get_polymarket_price -21: 4:* -22:^bid -21:^i 27:^price 48:^what -55:and -28:any -35:ask -55:buy 30:cent -48:cheapest
-46:condition -64:could -41:for 26:highest -21:in -27:it -37:lowest -24:market -53:midpoint 56:no -28:now -28:off 37:on 34:outcome
79:pay -40:right 27:second -51:sell -20:share 24:somebody 30:th -21:that -29:the 38:what 74:would -30:you
@tool=get_polymarket_price_history -21:* -20:^price 27:^what -36:and 28:are -28:condition -29:history -21:i 36:me 26:my 48:open
-27:price 41:th 51:through -44:trad 41:wa -28:want 22:what @tool=get_polymarket_trades -17:* -27:^how -23:^i -23:^my 64:^trad
-41:^what 56:a -27:about -20:and -41:been 36:bought -39:buy 32:by 21:clos 33:company -29:do -55:ha -23:i 22:it 31:latest 28:look
27:market 20:one 23:show 37:that -23:there -28:today 26:trad 47:trader 20:wallet -33:what 47:with -27:you @tool=get_polymarket_value
@~value 48:all -35:and 22:are -25:bet -35:clos 47:togeth 26:total 23:value 27:worth @tool=get_pool_info 45:* -22:? 29:^pool 21:a
35:about 21:are 21:both 46:description 37:for 24:ha -27:how 72:in 73:it 27:kind 43:me 23:my 21:of 21:our 55:pool 60:pric 22:project
68:somebody 49:the 45:to 58:token @tool=get_pool_ohlcv -20:* 30:^candl -60:^pool -53:a -53:and 30:are 27:bar 20:i -25:in -41:it
-35:liquidity -33:need 36:our 38:pair -32:pool 23:pric -52:price 20:quote -40:the -32:them -51:token -42:trad @tool=get_pool_trades
3:* -33:? 37:^give 34:^how -31:^pool 32:^the 22:^trad -31:^where 58:^who 40:amount -39:and 51:been 20:buy -25:by -23:day -29:doe
36:every 31:from -22:geckoterminal 30:give 28:ha 21:how 26:in -26:live 22:more 34:much -38:not 45:now -23:or -31:pric 47:right
47:sell -39:somebody 22:than 22:that 52:there -35:token 29:trad -20:up 49:v 30:went -29:where 48:who @tool=get_pools -48:* 58:24h
-61:? -21:^any -39:^busiest 23:^on -27:^pool 33:^top 50:a -23:all -30:and -20:any -20:are -26:at 34:beginn -39:busiest 24:by 59:day
-27:dex 30:do -52:each -21:every -33:from -47:ha 30:highest -20:into 32:like 32:look 36:most -35:my 45:not -27:numb -42:one
31:people 47:rank 40:rows 39:see 30:swap 22:to 29:top 35:trade 32:turnov 33:you @tool=get_pools_by_address 36: 13:* 23:? 31:^by
34:^how 26:^price 26:^volume 46:^what -46:^which -26:about -40:can 62:deep 62:did 31:fee -40:for -29:geckoterminal 30:how 42:it
-24:lp 28:many -32:me 24:money 67:move 41:our 50:pair 26:percent 34:price 26:reserve -34:see 28:since 23:that 46:the 21:thi
-27:volume 41:what -30:which 27:yield @tool=get_pools_by_dex -55:* -62:24h 76:^busiest -31:^dex 21:^on -21:^pool -23:^the -34:^top
-33:^volume -23:^which 76:busiest -41:by -24:can 31:exchange -50:i -28:id -23:liquidity -23:list 36:most 43:new 48:numb 66:one
-20:pool -32:rank 23:since 41:sort -36:to -33:top 25:trad -28:v -34:volume 32:with @tool=get_prediction_market -9:* 21:? -27:^all
31:^at -26:^chance -21:^ha 48:^how 22:^market -39:^odd 29:^when -33:^will -25:all 43:already 49:and 33:at 44:been 29:bet 26:clos
-55:cut -33:decemb 40:did 21:do -25:each -37:for 32:give 27:he 48:how -30:imp 21:it -23:left 44:made -48:manifold 27:mean 43:much
-26:need 45:now -51:odd 20:of -21:on 28:open -21:people 21:per -31:please -25:resolv 42:resolve -35:say -24:their -33:time 31:to
33:today -22:u 49:volume 44:wa 46:what 27:when 38:which -27:will -47:with -35:ye @tool=get_prediction_orderbook 47:* 39:? 39:^book
63:^cheapest -31:^how -25:^i 22:^on -21:^ord 41:a 39:at 61:book 66:can 63:cheapest 26:contract 56:could -31:deep 27:for -37:holder
-31:how 34:i -30:it 45:last 30:market -31:mov 56:no 37:now 81:on -22:open -30:outcome -44:please -61:put 42:right 29:see 57:sell
67:thi -35:thick -41:token -23:wa -23:want 26:way 45:what -26:with 29:ye @tool=get_prediction_price -38: -37:* -29:? -33:^best
-26:^chance -36:^cheapest -22:^did -22:^i -25:^odd 59:^price -24:^put -25:^what 46:^which -25:^who 42:^ye -34:best 30:by -48:can
29:cent -34:cheapest -24:did -21:doe 38:get 38:if 50:lowest 38:many 25:my -59:no -20:odd -23:on 30:outcome -64:pay -31:please
-24:prediction 24:price -28:put -33:right -62:sell 37:shar 51:th -28:we -24:what 37:which -24:who -42:would 29:ye
@tool=get_prediction_price_history -25:^chance 27:^for -21:^price 30:chance -23:do -26:doe 25:election 22:for 23:from 37:ha 20:how
-26:it -30:manifold -33:many 26:morn 61:mov 41:move -23:much 33:probability 25:see 36:show 33:the -22:token 29:up 43:wa
@tool=get_prediction_trades 12:* 22:^fill 74:^print -23:^show 46:^the -34:^which -33:did 24:fill -45:he 24:in 31:late 41:latest
-31:old 82:print -25:tape -31:which @tool=get_price 19:* 24:24h -42:^and -53:^compare 24:^could -47:^for 44:^ha 27:^i 34:^in
-44:^our -38:^price -58:^v -31:about -36:against -76:all -80:am -59:and -84:are -71:at -24:ath -25:atm 32:be -52:by 58:client
-39:coin -39:coingecko -52:compare -65:could -66:crypto -41:currency -30:did 39:do 30:down -27:each 27:from 41:go 26:gone -31:have
-40:hold -44:id -33:if -32:in 23:kind -23:know -27:last 23:like -80:mcap 41:me -37:moment -41:money -26:more -54:my -36:need 60:now
-57:of -56:on -29:only -56:or -27:oth -45:our -21:over -40:percent 43:pl -37:pric -64:price -50:quot -37:quote 60:rate 77:right
-20:run 34:should -36:show 70:since 64:still -30:talk 62:tell -49:that -29:the -41:their 25:them -59:they -38:thi -40:time -26:to
-58:today 26:token -24:trad -20:transf -43:treasury 32:und -89:up -83:v -29:vol -33:wa 23:what -36:where -43:which -24:with 24:would
@tool=get_price_chart -5:* -33:^and -21:^did 34:^give -45:^ha -32:^how -23:^in 69:^pric -49:^price -27:^the 44:^what 37:a
-42:against -31:and 39:at -21:bought 30:coin -20:contract 54:cost 51:did -22:do -34:down 25:end 56:for 41:from -26:gone -27:ha
51:history 50:hold -20:how -28:id -21:in 26:it -36:mov 41:my 68:now -43:on 58:only -38:open 44:our 53:pric -47:price -36:since
-57:that -41:today -20:up 60:v 34:what -33:year @tool=get_price_percentage_change @~change @~percentage -19:* -32:? 21:^and -28:^by
30:^did -52:^ha 24:^how 71:^i -59:^price 41:^which -46:addres -39:all 38:an -45:any 21:at -20:been -23:before 55:bett 37:between
-36:bought -42:by 46:compare -28:day -28:defillama -28:develop -26:dex -25:did -53:done -47:down -31:exploit 46:far -28:floor
-59:from -67:go -33:gone 28:hour -22:if -100:it 41:know 49:look -29:many 32:me -23:month -80:mov -37:much 33:of -21:only 28:or
-23:pap -35:percent -56:price -24:probability 28:return -41:see -22:show -110:since 43:tell -35:thi -48:time 45:token
-31:transaction 45:two 41:v -57:wa -53:week 33:what 32:wheth -44:who -21:with -42:worth -41:your @tool=get_protocol_fees -73: -13:*
-59:^fee 24:^holder -44:^protocol 57:^revenue -21:^what -36:^who -48:aft 33:against 53:all 27:app -22:bot -51:by 29:chain -45:do
20:goe 44:have 50:it 53:itself -35:keep -39:kept -40:lie 30:list 48:made 41:make 29:month 44:more -37:most 38:need 56:no -45:now
-43:one 36:only 37:or 21:our -40:pay -23:profit -26:revenue -26:sandwich 40:share -52:that 39:to -53:v -50:wa -28:what 22:when
-34:who @tool=get_protocol_tvl 65: 7:* 26:? 41:^did -22:^fee 27:^the -33:^tvl 62:^what -27:^who -48:dao -23:defi 23:develop 25:did
-71:fee 37:get 22:ha -32:have 41:it 40:just 22:lend 57:lie 40:market 21:need 55:now -42:numb 39:present -27:price 33:project
57:protocol -28:right 37:saving -21:stak 30:summ 34:today 32:total 22:wa -22:wallet 30:we 52:what @tool=get_pyth_price 23: -33:*
36:^price -39:^pyth -45:apple -20:for -21:have -29:in 25:it 38:now -29:of 28:one 27:oracle 32:please -33:price -34:which
@tool=get_pyth_price_at 6:* 62:^doe -47:^price 48:^pyth 57:a -21:against -29:at 33:confidence 29:feed 68:for 30:have -27:price
45:print 53:pyth 28:rate -20:say 23:second 74:stock 39:that 28:the -20:thi -22:time 29:very -29:which 40:with @tool=get_raises
@~rais -17:* -26:^latest -41:^who 25:a -52:are 33:for 43:got -58:hack 27:invest 64:investor -59:latest 37:lead 22:led -27:of
-52:project 30:that 36:where -40:who 28:with @tool=get_recent_trades -50: -18:* -33:^fill -29:^the 26:^trad 50:^who 44:are -28:buy
-21:by -33:form -31:from 22:it 42:list 32:look -45:market 22:me -24:my -38:of 45:or 23:pair 57:perp 28:please 41:recent 45:right
30:sal 36:sell -28:side 20:still -38:tak 30:time 48:who -39:with @tool=get_recently_updated_tokens @~updat -5:* 25:fresh
@tool=get_rugcheck_new -4:* -33:^rugcheck 27:^which -65:^who 21:and -35:are 28:at 24:by 36:can -37:for 25:ha 30:just 27:last
-34:launch 35:made 38:mint 22:more -44:most -27:now -32:of -26:one -21:people -45:report 26:rugcheck 54:seen 41:still 47:them
-34:there 32:they -28:thi -29:today 22:token 26:up -32:verify -36:vot 20:who @tool=get_rugcheck_recent -25: -22:* 23:are -31:for
-21:in -27:last -33:me 21:most -38:recent 37:view -20:vot @tool=get_rugcheck_report @~report 26:* 24:^rugcheck 30:^what 23:^who
51:been 47:burn 38:ha -23:i -31:in 32:lp 22:much 34:new 28:of 29:pair 30:share 40:someone 27:supp 33:thi 24:to -26:wa 25:what 22:who
28:with @tool=get_rugcheck_summary @~summary 28:* 38:^rugcheck 21:a 33:bought 35:coin 43:for 31:from 53:launch 34:me 49:memecoin
-21:much 36:now 50:risk 46:safe 34:short 34:someone 64:thi -30:which @tool=get_rugcheck_trending -17:* -49:and -36:at -27:last
20:most -24:rugcheck 34:today -25:token 26:vot @tool=get_rugcheck_verified -20:? 46:and -33:are -22:i 21:rugcheck -35:there
24:verify @tool=get_sol_account -36:* -33:^a -40:^mint -25:a -26:about -30:addres -23:coin 31:data 21:dev -30:did -39:hi -22:in
-25:lamport -32:left -23:mint -21:my -29:our -29:phantom -34:please 25:program -31:show -21:that -29:to -31:transaction -32:user
@tool=get_sol_balance 47:? 23:^could -21:^how 64:^in 21:^what -21:account 45:am -29:and 23:balance 22:could 25:did 39:empty -20:ha
25:have -42:into 23:it -50:lamport 42:left -39:list 41:me -28:my 34:now -24:of -29:on 24:show 24:tell -40:to -92:token -21:validator
-28:wallet 37:where -54:which @tool=get_sol_block_time -28: 13:* -21:^how 26:^i -30:first 23:have -26:it 40:log 49:made 27:my
62:slot 29:time 41:timestamp 25:to 36:where @tool=get_sol_largest_accounts @~largest 12:* 22:^biggest 35:^how -26:^i -34:^which
35:account -24:and -20:biggest 27:coin -35:everyth 48:fattest 64:from -22:have 32:how -22:it 34:many 30:mint 40:of -32:one -34:own
-26:phantom 45:straight -22:supp -41:that 44:the -26:thi 48:top -21:which @tool=get_sol_network 13:* -47:^block -33:^how 60:^i
-21:^tp 40:again -45:block 35:current -36:far -38:for -36:height -32:how 37:i -35:next 22:node -34:our 37:per 38:second -37:the
39:today 30:transaction 24:version @tool=get_sol_priority_fees 9:* -66:^i 28:^what -26:and 22:fee 31:get 26:land 44:min 27:need
37:on -49:program 58:rn -21:slot 31:so -22:still -41:swap -29:to -33:tp 39:tx 31:what -26:writ @tool=get_sol_signatures @~signatur
-14:* -21:^i 50:^show -25:balance -23:in 46:internal -33:it -23:kind 45:our 33:show @tool=get_sol_token_accounts -24:* -21:? 22:^i
-62:^in -39:^the 41:^token 25:^what 48:^who 31:a -20:addres -81:and -22:are -23:balance 50:coin 53:empty -41:ha 25:have 29:hi -52:in
-47:it 21:left 39:list 28:many -28:mint -36:much 24:my 46:on 34:own 43:phantom -39:program 30:say 44:sit -68:spl 38:that 35:there
-33:token 31:too -22:transaction 42:wallet -38:what -56:which 40:who 35:with @tool=get_sol_token_supply @~supp -42: -5:* -23:?
-20:^supp 59:^total -29:^what -35:account -37:all -55:are -51:artist -33:burn -36:did -21:everyth 24:exact 78:exist 21:from -23:i
-33:in 34:it 30:mint -31:on 21:right 44:supp 36:that -38:there 25:these -22:thi -34:those 45:today 30:total -50:what
@tool=get_sol_transaction 46:* 59:^did 28:^how 44:^show -39:^what 41:^which 49:and 24:by 21:chang 35:check 70:did -25:do 29:fee
39:for 51:go 53:happen 25:i 50:it -36:land -21:min 30:much -27:on 81:pay 41:program 38:show 28:sign -45:so -21:still 29:that 48:thi
50:through 26:token 34:transaction 34:what 35:which -33:work @tool=get_solana_asset 31: 43:* 82:? -30:^make -32:^nft -49:^show
37:^what 66:^who 51:and 29:artist 34:asset 23:belong -44:by -22:can -63:creator -66:do -22:everyth 24:it 21:made -29:make -44:me
30:metadata -33:name 22:nft 59:numb 24:of -26:on -23:our 60:own -23:phantom -48:piec -46:show -25:that -47:the 31:thi 69:trait
-24:wa 36:wallet 47:what 38:which 67:who @tool=get_solana_assets_by_owner -39: 57:* -55:^compress 28:^my 57:^nft -29:^what 61:^which
-36:^who -22:and 44:collect -70:collection 32:creator 36:do 60:doe 85:he -23:how -27:in -21:much -48:of 64:on 27:one 23:our 21:own
34:phantom -21:picture -35:price 22:show -52:them -26:thi -58:to -38:wallet 40:which -66:who 24:with
@tool=get_solana_parsed_transactions @~pars -4:* -30:^in 48:^which 43:block -28:check -24:client -24:for 25:got -26:impermanent
-26:los -20:many 25:my 21:nft 31:on -35:our 25:sentence -37:signatur 41:swap -20:the 31:these -30:transf 34:which
@tool=get_solana_priority_fee_estimate -10:* -21:? -31:did -29:in 34:program -24:set 37:swap -28:tx -25:what 24:writ
@tool=get_solana_token_security 11:* 27:^biggest -36:^doe 70:^i -32:^mint 23:^my -46:^the -31:^what -25:^which 38:all 38:are
25:artist 25:bag 55:biggest 23:buy 25:coin 20:could -34:doe 23:friend 24:hi -26:hold 23:i 22:in 28:it 21:me -22:mint 21:more 30:my
-36:out 29:rug 84:safe -27:spl -60:supp -34:the -43:them 36:thi -27:to 36:token 29:wa 23:want -25:what -30:which
@tool=get_spot_balances -47: -23:* -46:^which 23:at 43:bag -23:can -27:perp 24:spot -27:the -25:trad -25:trade 35:up -39:which
-45:with @tool=get_spot_markets -20:? -24:^i 29:^what 21:and 38:between -25:circulat 41:market -24:perp 32:spot -25:supp -23:trad
25:what @tool=get_stablecoin 20:* 40:^circulat 59:^did -24:^of 54:^on -33:^since -76:^stablecoin 49:^supp -21:^the 40:^which
61:amount -23:any -31:are -25:ask -30:back 39:by 22:circulat 47:circulation -31:client -43:coin -29:company -21:day 35:defillama
-34:deploy 40:did -23:do 41:doe 31:each 70:fee -27:float -21:from -24:ha -80:hold -22:into 84:keep -21:lend 48:lose -34:money
-35:most 48:my 49:network -55:now 48:numb 58:of -34:one -41:only 27:out -28:over 64:share 35:since -62:stabl 94:stable 36:that
23:the -43:them -32:there -27:these -36:time -84:to 47:treasury -24:two -40:wa -41:want -74:we -26:what 51:which -36:with
@tool=get_stablecoin_chains 40:? 45:^how -47:^on -26:^stablecoin -27:^the -24:all -26:and -30:are 47:blockchain -36:by
-50:circulation 69:compar -32:do -47:each 28:ha 21:how -29:i 86:money 42:most 22:much -41:my -36:network -24:of 32:per 28:please
56:sit -29:stabl -43:stable 42:stablecoin 83:with @tool=get_stablecoin_charts_by_chain -40:* -49:? -40:^circulat -37:^how 25:^in
72:^stablecoin -67:^supp -30:^the -27:a 20:about -41:all -52:amount 21:app -23:at -48:by -21:chain -61:circulat -31:client
32:company 30:defillama -32:float 38:grow 27:liquidity -60:money -23:my -45:of -35:one -22:our 46:over -20:rank -60:sit 22:stabl
-50:stable -40:supp -35:that 61:there 52:time 25:we -66:with @tool=get_stablecoin_charts_global -24:* -50:^stablecoin 31:^supp
36:all -67:circulation 43:float -22:for -36:how -35:in -39:much -41:over 29:stabl -25:stable 25:supp -28:that -47:there -45:time
@tool=get_stablecoin_dominance @~dominance -21: 3:* -35:^which 36:all -30:and 38:client -21:holder 44:in -35:it -24:most 53:our
-24:sit 38:stabl -20:token 25:up 23:whole -21:with @tool=get_stablecoin_prices -47:* -30:^can -45:^did 21:any -27:can -27:ever
31:hold -21:in -21:it -29:keep -44:lose -26:many -45:my 25:off -22:one -45:pric -30:show -48:stable -43:stablecoin -20:want -29:you
@tool=get_stablecoins 11:* 46:^biggest -55:^how -21:^on 48:^stablecoin -25:^what 32:^which 22:and 36:are 58:back 48:biggest 40:by
-21:chain 43:circulation -36:hold -42:how -28:it 34:largest -22:market -77:money -29:most -45:much -27:peg 52:rank -63:sit 75:stabl
45:supp -22:their 50:them 27:there -54:with @tool=get_storage_at @~storage -13:* 21:^i -42:^on 26:^read -23:a -28:and 46:can
-22:cold 27:contract -23:for -28:me -20:proxy 27:read -27:tell -21:wa -31:which @tool=get_sui_token_security @~sui -31: 41:* 25:?
22:^coin -41:^who -24:and 37:anyone 26:coin 24:doe 33:freeze 46:hold 28:it 24:of 26:or 47:out 33:still 29:the 23:to -24:who
@tool=get_supported_currencies @~currency 41:* 21:^quote 26:^what 35:all 36:are 58:can 31:coin 36:currency 33:give 41:in 39:or
53:price 25:quote 33:set 38:show 32:v 45:what 39:you @tool=get_ticker @~tick 6:* -30:? 63:^bid 63:^i 25:^last 50:^on -22:^perp
59:^the -29:^volume 49:^what -39:^which -27:all 38:and -40:are 95:ask 48:at 69:bid -32:depth 44:each -27:fee -118:from 53:high 33:i
30:in 62:last -22:list 32:look 23:low 40:moment -23:most -38:now 23:on 29:or -62:over -37:pair -20:perp -36:right 32:same 39:spot
37:the -82:tick -54:to -30:today 60:top 32:trad 67:v 25:venue -39:volume 42:we 41:what 37:where -51:which @tool=get_token_balance
21:* -42:? -33:^allowance -26:^balance 47:^can -69:^contract 53:^did 28:^doe 42:^held -60:^how -21:^on 51:^our -57:^token 40:a
32:about -63:account -76:addres 24:all -30:allowance -51:and 36:any 41:are 42:ask -32:attestation -32:balance -22:be 78:call
-32:circle 20:confirm 22:count 53:custom -25:d 57:dao 37:did -30:doe 22:each 62:en 30:exact 41:for -40:from -28:given -64:have
-20:he 30:her -62:hi 24:hold -34:how 51:know 29:left -45:like -25:look -45:many -32:me -45:my -48:not -21:numb -31:on 32:our
-40:over -38:please -22:pool 34:present -31:price -56:pull 38:queue 44:report -23:rout 32:say -52:send 80:show -30:sign 28:since
37:sit 51:so 46:stablecoin 25:still 39:symbol -38:take 79:that 57:the -66:there -27:they -41:thi 87:to 32:token -27:verify
-39:wallet -55:we -31:with -32:would 59:you @tool=get_token_counters -35: -34:* -27:^hold 37:^i -41:^numb 45:a 31:about 47:address
-27:and -36:been -51:burn -58:by -25:far 26:have -28:holder -29:it 41:know -26:look 25:many 40:more -28:numb -23:of 26:own -26:so
33:talk 28:th 28:that -26:the -45:these -22:time -21:to -22:token 25:total -47:transf 22:transfer -39:what -21:which 43:who
@tool=get_token_holders -12:* -35:? -23:^biggest -24:^held 21:^holder 24:^i -36:^on -61:^supp 36:^top 23:^which 29:address -35:all
-21:and -21:bag 27:bet 38:contract 32:d 25:for -21:ha -26:held 46:hold -25:how -54:in 21:largest -33:my 46:name -40:no 30:now
-34:numb 22:one 26:pl -53:supp 24:that 50:the -32:their -21:thi -52:to -40:token 53:top -57:total 107:wallet -29:who
@tool=get_token_info -22: -40:* -25:^how 26:^i -28:^twitt 28:^website -24:^which -37:category 48:did -31:follower -53:group -24:how
48:m -26:many 30:mint -21:people -20:pippin -38:project -35:telegram -28:the -25:thi -25:today -55:token -34:twitt -22:which 48:writ
@tool=get_token_lock_info @~lock -6:* 21:? 35:^can 32:any 28:can -20:in 41:it 34:many -32:much -30:on -24:out -26:still 20:until
34:you @tool=get_token_metadata -24:^decimal -39:^look -31:^my 49:^supp -35:^total 32:^what -30:a 35:an -25:chain -38:contract
-27:doe 26:explor -30:from 56:i -44:look 21:market -20:my -31:name 28:nft 31:numb -37:please 48:search 53:th 46:that 51:there
23:these 31:to 30:today -40:total -36:up 44:wa 23:what -39:which -29:whole @tool=get_token_orders -27:? 27:^how -24:^what -22:^which
24:did 21:do 30:fee -28:have 26:how 35:i 32:it -22:me 34:much 24:or -29:paid 25:pay -23:which @tool=get_token_pairs -47:*
-21:^dexscreen 23:^pair -34:^what -31:^where -25:a -22:and 28:coin 27:dex -33:do -29:liquidity -31:list 35:my -25:of -37:on -59:once
-35:pippin -21:price -41:top -33:trade -33:what 22:where @tool=get_token_pools 11:* -26:24h -20:^how -24:^liquidity 39:^my -22:^on
-30:^what 40:^which -37:a -22:above -40:and -30:are -48:at 41:can -24:could -60:day -38:dex -25:do -26:down -32:from
-35:geckoterminal 38:ha 22:in -31:liquidity -29:look 35:lp 28:many -35:me -37:most 22:my -23:not -25:or 28:over 27:pool -26:pric
-47:price -25:provide -37:see -22:since -40:that -46:to -29:token -35:trad -21:trade 34:transaction -27:up -30:what 20:with -23:you
@tool=get_token_price 57:* 32:24h 60:? -37:^any -37:^can -37:^coingecko 36:^convert 59:^did -34:^doe -57:^find 92:^ha 45:^i -24:^my
33:^on 100:^price -35:^tell -23:^token 24:^which -23:^who 43:acros -29:addres -30:address -40:against -43:all -23:also 34:am -28:an
73:and 38:any -31:anyth 34:are -20:ask 37:at -38:ath -37:both 27:broth 28:but -33:by -31:can -54:cap -32:coingecko -21:colleague
36:convert 35:crypto 75:current -33:day 65:did -32:do -27:doe 59:down 51:each -41:exploit -21:far 66:fee 33:fetch -52:find 72:from
48:go 31:gone 28:got -50:grandson 58:ha -31:had 60:hi 82:hold -34:husband -65:id -42:in -25:inside 72:it -21:keep -22:know -25:last
-37:late -20:like 26:look -29:made -25:many -25:market 63:may -21:me 28:mean -24:mint 23:moment -42:more 20:mov 22:need -23:no
-78:now -35:old -32:on -42:only -24:open 34:or -93:oth -37:our 34:over -29:pippin 38:pric 81:price 55:put -108:right 39:rn 58:same
58:sat 63:saving 62:say -24:see 51:sell -30:set 50:show 54:since -20:sitt 54:so -52:some 57:source 60:th 35:them -31:they 58:thi
27:think 38:tick -23:time -22:to 76:today 38:token 38:trad -40:trade -40:treasury 65:tvl 61:up -61:v -62:value 25:verify -38:wa
-41:wallet -38:want 56:we -29:weath -40:week -31:were 23:what -22:when 50:wheth -22:who -27:will 65:yet -35:you 46:your
@tool=get_token_price_by_contract -97:* 37:^and -29:^contract -25:^i -22:^market -37:both 32:by -40:cap 32:change -57:coingecko
24:did -58:for -32:from 33:hold -22:i -35:in -65:market 33:move -44:on -36:only -60:the -49:thi -39:volume @tool=get_token_profiles
@~profil -16:* -25:^did -26:and -21:coin -23:did -21:for 31:give 22:newest 51:paid 48:profil -20:show 33:there
@tool=get_token_security -28: -5:* 31:^a 47:^can 36:^token -24:and -41:any 22:are -24:audit 53:be 34:by 22:can 36:fee -23:flag
-33:goplu 20:hi 32:hold 30:new -26:nft -25:or 34:our 45:paus -29:please -23:risk 48:safe -24:team 38:telegram 36:them 35:there
25:token 25:trad -21:we 32:when -21:which @tool=get_token_transfers 8:* 36:^latest 39:^show -66:^token 27:^transfer 34:^which -50:a
-23:all -45:call 23:feed -37:for -22:i -53:it 33:latest -29:list 55:mov -32:my 48:on -39:please 74:send 37:show -31:that -31:thi
53:to -34:transf -31:wallet -24:we 27:which 62:who @tool=get_tokens_by_address 33:* 26:? 52:^a -26:^i 32:^price -29:^supp 63:about
-43:addres 29:ask 30:at 31:call 77:client -27:contract 20:decimal 54:doe -25:for 28:it -37:list 23:many 21:market 28:mint 37:my
40:need 26:read 32:see 24:symbol 35:thi 30:v 43:volume 34:what 27:with @tool=get_transaction 21:* -55:^cancel -25:^did 33:^ha
67:^how 53:^i 23:^in 32:^my 21:^nonce -22:^someone 27:^statu 21:^transaction 42:^what 27:^which -51:attestation 27:before 111:block
-42:broadcast -49:burn -47:by -77:cancel 56:check 32:claim -54:contract 35:cost 25:could 24:custom 31:data 30:doe 26:exploit -22:fee
61:find -56:for 25:from -37:go 29:gone -24:have 20:hi 59:how 32:includ 23:input -23:it 30:land -25:last 50:made 63:many 40:min
-44:mine 50:morn 24:mov 35:my 30:network 24:nonce 33:not 70:noth 26:of -52:on 27:one 69:our -34:pay 46:payment 33:pl 31:receiv
-22:someone -21:text -32:that 21:the -22:through 27:thru -21:today 28:transaction 80:transf -51:tx 25:up 70:value -25:we -25:when
37:where 36:which @tool=get_transaction_details 18:* -31:^what -23:are -24:broadcast 43:call -26:contract 37:custom 35:data 29:fail
25:fee 35:he 42:if 52:input 45:or -36:please 22:thi -22:to 20:tx 22:who -29:with @tool=get_transaction_logs -19:* 39:^decod
59:^event 33:^show -44:^what -31:^which -21:are -24:data 49:decod -23:doe 43:emit 24:fail -36:ha -27:i 28:log 36:nam 21:need 29:no
34:of 24:only 37:pl 25:revert -33:that -31:topic -29:what -29:which @tool=get_transaction_receipt @~receipt 41: -8:* 33:? 44:^i
39:^wa -23:^what 21:^when -31:all 24:already -24:are 21:at -20:contract -24:every 21:fail -31:fee -30:for 24:from -22:ha 30:he
-25:log -28:made 38:min -34:mine -30:more 35:morn -37:need -20:nonce 25:noth -20:on -21:paid 50:payment 52:price 56:receipt 24:stuck
26:succes 42:transf -41:up 32:use 27:used 36:wa -29:with 27:yet @tool=get_treasuries -16:* -33:? 26:^i 29:and 24:biggest -42:coin
-21:dao -32:doe 48:each -44:fee 38:how 42:i -49:in 28:into -33:it -45:keep -31:largest 37:much 30:need -63:or -53:our -63:pay
34:protocol 30:report -63:should 32:show 35:sit -20:stablecoin 39:their @tool=get_treasury_by_entity 12:* -25:^list 60:^stack
-40:^when -84:a 30:and -37:are 28:at 55:average 23:balance 55:change 36:country -28:crypto -20:dao -33:do -29:each -21:fee 42:firm
-42:government -32:ha 21:hold 28:holding 28:it 47:many 29:market 44:min -24:much 30:my 25:now -26:of 38:on -31:our 57:paid
33:present -45:price 39:profit 35:shar 39:sheet 48:sitt 38:stack -39:that 42:they -43:thi -38:token 30:treasury 38:v 37:value
-38:when 39:work 27:worth @tool=get_treasury_holding_chart @~hold 22: -22:* -28:^chart 46:^for 26:^of -21:^stack -25:^which -32:all
-24:and -33:any -45:buy -35:chart -23:cost -35:country 21:each 58:firm -20:government 24:grow -26:ha -30:have 22:holding 21:like
23:list -31:or 31:our 32:own 39:pile -28:pl -33:sell 20:shar 24:that 20:wa 23:we 24:would @tool=get_treasury_transaction_history
-32: -10:* -23:^how -54:^stack -36:^what 42:^when -21:a -26:account -32:all 43:been 36:buy -24:could -30:current -44:doe
43:government 58:ha -25:have -24:hold 25:in 32:last 26:late 48:min 31:of -26:on 24:own -24:please 31:price 32:purchas 30:purchase
28:sale -27:sell 33:shar -38:sitt -30:thi -29:to -21:treasury -22:wa -23:what 36:when @tool=get_trending 19:* 25:^i -22:^search
41:^trend -25:^which -23:a -35:and 26:at -28:can 55:coin 27:coingecko 29:everybody -36:everyone 30:for -23:hot -28:how 26:know
33:list 44:look 21:morn 34:most 24:new -23:now -33:of -25:one -24:or 26:please -29:right 59:search 26:these 23:to 33:today 53:trend
-25:wallet 26:want @tool=get_trending_pools 4:* 74:? 42:^any 62:^pool -25:and 40:any 29:are -36:at -23:by 39:chain -69:degen 34:dex
-34:for -26:geckoterminal 34:into -21:new -29:now -21:of -25:one 48:only -31:that -27:the -35:volume @tool=get_wallet_active_chains
@~active -23:* -23:^i -29:all -23:an -23:are 27:first -34:he -26:last 21:thi @tool=get_wallet_activity -21: -34:* 38:^list
28:^recent -25:^wallet -26:^which -38:activity -34:and 22:artist -25:balance 31:came -20:client 28:did -26:do -24:doe -30:follow
-31:for 35:into 40:last 53:late 31:list -24:of -23:out 21:receipt -30:rows -21:say -31:touch -27:wallet 33:we 30:whale -24:which
@tool=get_wallet_approvals -32: -19:* -31:? 32:^can -60:^i 45:^list -58:^please -89:^revoke 71:^token 52:^what 63:^which 39:^who
-31:account -21:addres -50:all -22:ape 39:approv -36:approval -23:approve 31:are 41:be 70:can 22:clean -34:doe 30:erc20 -82:every
-74:for 38:from 31:give 27:hi 54:how -26:if -78:it 81:list -67:me 61:much -55:my 48:nft -26:now 22:of -42:old -23:on 50:one -49:open
42:our 33:out -33:own 46:permission 39:permit2 -73:please -22:pull -81:revoke -20:right 95:should 57:show 51:so -59:that 29:there
-21:thi 38:think 40:token -30:unlimit 22:up 45:what 60:which 37:whom @tool=get_wallet_balance_history 87: 51:* -42:^balance -28:^ha
41:^i 29:^in 63:^the 54:^what -41:^when -39:^which 53:a 42:by -48:chang 45:day 61:did 67:do 40:down 23:get 46:ha 56:he 41:held
45:history 34:how 60:i 50:many 22:my -31:or 41:over 41:please 29:recent -23:since 36:time 62:treasury -24:up 64:wallet 41:want
43:what -42:when -35:which @tool=get_wallet_counters 25:* 56:^hold -24:^numb -24:^tx 39:^what -50:^which 25:^who -30:a 29:account
42:active 48:activity 43:already 28:an 26:and -57:block 51:burnt 25:contract 28:count 77:did -22:do 52:for 29:ga -22:ha -37:he
54:hold 23:in -24:it 26:left -39:like 43:made 32:more 27:or 27:out 74:pay 48:send 43:them -51:there -47:today 51:token
23:transaction 57:transf -31:transfer 52:we 24:what -39:which 23:who 28:would @tool=get_wallet_defi_positions 27:* -33:^am
-28:^biggest 47:^how -31:^unclaim 55:^what 62:^which -29:a -50:addres -32:airdrop -28:any 42:app -25:are 27:bank -28:biggest
27:chain 55:dao 30:defi 41:deposit 39:did 39:do 73:earn -31:eligible 34:farm -36:for 30:fund -48:get -33:got 36:have -33:he 45:hold
26:how 57:i 36:in -21:key 23:lent 32:lp -22:many -25:market 34:much 27:our 25:out 28:pay -34:price 27:protocol 43:provide -23:still
-25:that -33:them 57:vault -31:wallet 53:went 32:what 34:when 22:where 74:which 45:with -22:work 31:year 52:yield
@tool=get_wallet_history -35:? 26:^everyth 36:^in 49:^swap 47:^what 48:account -24:and -24:can 46:did 67:do 60:entry 44:everyth
40:fee 25:for -21:got 37:happen -34:history 55:list 52:mint 23:most 26:mov 32:one 27:pay 24:recent 23:run -36:see 34:swap -46:swapp
-33:them -22:these -59:transaction -46:up -66:wallet 22:what -48:will @tool=get_wallet_net_worth @~net @~worth 16:* 37:? -23:^net
45:acros -29:ask -20:by -44:coin -30:each -20:for -28:ha -43:he -75:it -22:many -22:my -23:net -49:on 47:or 67:rich 46:spam -32:that
-20:the -28:thi -40:togeth 24:transf -20:treasury -39:value 76:wa -42:with @tool=get_wallet_nft_collections @~collection -18:* -26:?
63:^collection -56:^i 34:^nft -34:^what -26:^which -34:be -27:chain 37:collection -43:could 51:count -21:for 30:ha -23:i 33:in
38:item -30:like -31:mint 32:most -22:on -29:one -20:own -43:piec 24:please -38:them -26:there -24:wallet 29:with -32:would -55:you
@tool=get_wallet_nfts 23:* 36:? 38:^all -73:^collection 28:^doe -21:^held -53:^i -28:^nft -39:^on 79:^only 81:^show 34:about 110:all
42:ape -21:approval -26:at -45:be 29:belong 27:by -63:collection 24:could -45:count 32:do 35:erc721 -22:every -42:everyth -36:for
48:have -53:he -29:hold -24:how -32:in -27:inventory 63:item -28:jpeg 23:made -36:mint -48:most -44:name -33:new 22:of 31:one
36:only -49:or -43:our -47:pay 52:piec 75:show -29:someth -23:them -35:there -35:they -53:token 28:trait 82:wa -41:wallet 24:we
-22:with -45:would 21:you @tool=get_wallet_overview 26: 5:* -23:? 33:^contract 60:^doe -28:^for 29:^ha 30:^which 20:a 47:an 22:and
-20:balance 31:belong 79:by -20:code 26:cold 65:creator 42:deploy 40:doe 31:explor -33:find -21:for 34:go 33:got -27:guy 39:ha
37:have 25:her -41:home 47:hot 59:how 24:it 27:left 23:most 60:much 21:name 64:nft -20:of 24:on 44:only -35:oth -27:own -45:person
-21:real 31:sent -48:so -21:solidity 41:some 31:somebody 28:tag -31:token 26:transaction 28:u -21:write @tool=get_wallet_portfolio
@~portfolio 22: 34:* 48:^all 43:^balance 51:^biggest 73:^check 31:^did 27:^everyth -23:^i 62:^in 36:^net -21:^on 48:^our -32:^token
51:^wallet 27:^which -21:a -47:acros -56:addres -33:address 24:airdrop 51:all 73:and -22:any 24:are 65:artist 52:bag 74:bal
-28:balanc 57:balance -29:be 31:best -20:bet 49:biggest -35:both 21:bought -36:chain 63:check 43:client 22:compress -32:contract
-33:cost 37:crypto -23:doe -22:each 29:everyth 29:for 53:friend 26:good 63:grandson 24:ha -22:hardware -30:have 62:hi -37:hold
-20:holder 37:if 48:in 47:just 29:kind 45:know 47:last -34:late 45:ledg 33:left 21:like 73:made -70:many 46:mint 51:money 25:much
43:my -27:name 22:net -23:next -29:no 70:old -55:one 64:our -36:own -31:people 22:piec 51:please -30:price 24:put 26:rich 46:right
-50:run -51:say 46:set -25:she -37:sit -54:spam 84:spl -24:tell -31:that -25:them 68:there -38:these 54:togeth 82:token 70:treasury
46:up -30:v 20:wallet -31:wheth 71:which 31:worth 22:would 40:you @tool=get_wallet_profitability @~profitability -9:* -27:^did 23:^i
-24:^on 22:^pnl -36:^realis 21:^trad -36:^who -21:a 41:be 44:been -30:gain 34:ha 30:how 34:lost 21:many -29:most 29:much 38:not
-25:of 37:or 29:over 33:pap -25:profit -45:rate -24:realis -42:team 41:tell -25:top -29:trader 22:whale -35:who -54:win 29:you
@tool=get_wallet_swaps @~swap -11:* -27:^did 34:^ha 29:^on 24:^swap -29:^what 30:^when -27:^where -27:account 46:are -30:at 61:by
-21:copy -23:do -40:doe -63:entry 29:first 38:ha 29:have -20:he 26:made 24:many -21:mint 41:most -33:my -53:old -42:or -24:our
48:see -33:sell 43:sold 29:some 37:swap 58:swapp -22:that 66:them -27:to -39:trade -40:we 35:when -22:where 36:will
@tool=get_wallet_token_balances 16:* 49:^for 31:^how -23:^list -39:^price 45:^token -44:^wallet -27:^what -36:^which -33:addres
-30:all 44:and -50:at -24:blockscout -53:by -25:call -24:contract 35:dao 45:doe 63:every 66:explor 23:for -33:go -49:ha 52:have
-45:held 37:holding 25:how -33:i 56:inside 45:kind -40:know -26:many 53:me -42:most 39:much 47:need -22:no 35:of -52:one -60:only
23:our -22:piec -28:please 55:pric -65:rows 62:search -42:smallest -24:somebody -21:still -22:to 26:token -30:wallet -33:want
-38:what 46:would 45:you @tool=get_wallet_token_transfers -26:* -35:? -23:^all 78:^did -45:^for -24:^how 46:^my -37:^on -28:^only
-30:^please -41:^show 43:^the 71:^token 24:^we 29:a 43:airdrop 49:all -65:and -25:are 35:arriv 71:arrive -23:balance -35:be
-43:block -46:by 75:call -20:can 33:check -42:contract -44:could -48:custom 74:did -22:doe 29:erc 55:exchange -22:first -42:go
57:got 37:ha -40:hold -26:how -28:i 40:if -28:in 36:incom 48:inflow 25:into -23:kind 61:late 22:latest 51:left 40:link -25:list
-23:made 43:me 30:money -32:mov -66:movement -23:much 37:my -30:need -21:nft 20:off -42:out 49:over -26:own 35:please -57:receiv
-30:recent 26:say -27:send 22:she -27:show 28:since -21:still -34:that -36:them -39:to -48:transaction 68:transf 66:transfer -39:wa
23:what -24:which -50:who -57:with -54:would 36:yet -73:you @tool=get_wallet_transactions -44:* 21:^could -29:^for 36:^show -34:^the
-34:^transaction 32:^tx -34:^what -51:^who -20:a 36:all -25:an -38:and -41:by -37:call 24:company -44:ever 21:every -28:file -34:got
-35:ha -31:history -35:i -36:in -20:know 46:last -30:made 36:mine 33:need -25:nonce -22:on 34:only -42:or 29:our 22:please
-33:receiv 31:rows -41:sent -28:so -40:th -61:that -30:the 23:top -40:wa -34:wallet -35:what -46:who @tool=get_yield_pool_chart
-15:* -22:^ha -23:^i 23:^my 22:^show -24:^the 27:^yield 63:and 36:apy -21:been -38:deposit -22:ever 23:for -32:ha -25:i 47:like
-21:money 36:most -22:mov 21:now -23:or 21:over -44:park 32:pay 21:please 37:point 23:pool -21:rate -34:report 20:saving 28:see
35:show -23:stak 23:summ 32:there 34:thi 58:to 37:today 38:wa 31:went -25:what 21:would -21:year @tool=get_yield_pools -35:*
-28:^apy -40:^i -20:^pool -53:^price 23:^stablecoin -35:^tvl 24:^what -41:and 27:apy 74:can -56:did 43:doe -20:earn 59:farm 22:first
-21:hold -22:i -48:it -55:keep 35:least -38:lend -24:liquidity -39:me 26:more -23:mov -26:my -26:no 29:now -31:numb -21:our -21:over
34:pay 34:per -44:pool 23:present -52:price 41:rate -27:reward -28:see -27:show 26:stablecoin -33:still 23:th 22:there -38:to
-58:tvl 22:use -35:wa -23:with -37:would 49:year @tool=hash_keccak256 @~keccak256 -19:* -47:^i 30:^keccak 37:a -22:can 38:contract
-20:do 40:doe 40:e 39:for -35:i 36:in -30:it 37:keccak -33:our -39:please 66:role -34:str -53:text 48:that -58:the 37:what
@tool=hash_typed_data @~typ -45:^what -20:can 23:digest 21:for -51:from 27:hash 47:keccak 21:of -23:on 48:our 51:please -21:rate
39:the -34:thi -32:what -30:you @tool=list_evm_chains @~evm -9:* 34:each 37:evm 31:read @tool=list_kalshi_events -45:* -54:?
-23:^event 72:^settl 36:already -50:and -29:are 25:at -25:can -52:every -31:how 44:in -56:list -36:of -38:on -33:one -44:open
-43:please 20:settl -53:the 29:them -27:they @tool=list_kalshi_markets -6:* -29:^list 63:^odd 29:^open -21:^price 34:^settl
-22:^show -34:a -55:and -21:at -51:both -21:can -26:contract -26:decemb 39:did -47:do -41:event -24:every -22:for 44:how -20:i
-31:in -31:list -26:manifold -29:me -22:now 34:odd -51:of -24:on -34:one -20:prediction 69:resolve -37:show -44:strik -33:the
23:they -27:trad -22:trade -35:want -28:ye @tool=list_polymarket_events -30: -45:* -51:? -37:^biggest 33:^event -23:^list -22:^open
-32:^what -29:^which -59:a -27:about -54:and 53:are 34:bett -20:by -31:clos -52:do -37:ha -55:have -39:in -24:it -28:list -81:market
-22:of -41:one -20:only -43:open 49:out 22:people -36:please 30:politic -29:prediction -31:question -52:settl 38:that -36:the
-36:trad -53:volume -31:what -29:which -53:with @tool=list_polymarket_markets 22:? 31:^hottest -31:^i 26:^top 48:^what -21:^who 32:a
-22:about -49:at 49:been -51:bett 52:by 29:clos 65:cut -23:doe -48:event 43:for 49:have -23:he 31:hottest -33:i -35:in -27:it
23:largest -64:me 22:most -21:my 56:odd -49:people 32:rn -42:say -29:search 39:settl -43:show -31:sport -63:that 36:today 25:top
-55:trad -30:up 45:volume 39:what -29:who -31:you @tool=list_prediction_events -3:* -33:^biggest -24:^list 38:^open 54:^settl
29:^what -53:already 43:and -22:biggest -23:both 30:can 32:event -35:ha -24:he -21:it -59:market 36:now -28:of 29:open -38:out
-40:paid 28:please 41:prediction 26:right 32:settl -33:them 41:togeth -22:whose @tool=list_prediction_markets 8:* -21:^how 24:^list
61:^open -38:^price 30:a 62:already 39:are -33:betfair 33:bett 35:both 22:enough -39:event -37:for 46:ha 34:list -21:manifold
38:market 43:me -21:moment 48:most -33:next 25:now -46:odd 27:one 20:only 26:over 28:people 54:prediction -35:price 38:right -27:say
28:settl 35:show -22:the 33:them 45:trad 35:where 24:will 45:would 43:you @tool=list_pyth_feeds @~feed -17:* -27:? -27:^doe
-53:^price 35:^pyth -33:^what 31:^which -28:a -32:and -22:i -36:in -36:my -32:now -39:on -30:price 31:publish -65:stock -56:that
-54:what 41:which @tool=look_up_chain -5:* -89:^chain -22:a -68:add -71:and -37:are 64:ask 54:before -58:chain 52:click -23:coin
53:d -28:do 25:for 37:from -44:have 27:i -64:id 44:know -34:me -45:metamask -41:native -49:new -41:numb -35:of -34:on -26:only
-31:our -71:rpc 52:site 56:str 40:that -75:the -21:them 32:thi -27:today -30:use 28:wallet -31:want -29:we 35:what -36:when
@tool=look_up_token 32: 28:? -24:^contract 54:^decimal -30:^did -33:^find 42:^i 23:^on 54:addres 58:address -27:bytecode 46:copy
56:decimal -26:did 32:doe -47:each -33:find 32:have -25:i -22:in 22:known 45:list -24:look 27:main -39:me -34:my 63:need -47:not
42:numb 59:of 51:on -51:one -67:pl 23:please -23:real 24:same -68:send -43:supp -46:thi -47:to -27:token 31:und -54:want -49:wrong
@tool=lookup_ens @~lookup 27:* -45:? -37:^doe 39:^en 33:^i 36:^my 21:^reverse -21:^to -26:^what -22:^when 48:^which 21:^who 31:a
-39:account 30:any 52:belong 39:counterparty -23:do -55:doe -27:en 42:got 48:ha -38:have 44:he -22:home -24:how 23:i 51:in -27:it
-35:me 26:my -29:nam 24:of -20:on -38:one 38:only -66:point 30:primary 21:reverse -23:run 49:say 35:set -24:should 26:still -33:that
41:the 20:thi 33:u 58:verify -23:what -22:when -40:where 48:which 58:who @tool=recover_signer @~recov @~sign 18:* 25:^a 26:^which
-22:^who 30:account 29:by 22:data 27:digest -32:guy 34:hi -26:in 24:key 24:made 25:message 34:over 20:please 21:sig 41:signature
28:text 29:wa 25:wallet 28:which 31:with @tool=resolve_ens -9:* 21:0x 27:^addres -22:^convert -22:^en -49:^ha -22:^i 42:^the 25:^to
-34:^what 27:^where -36:a 48:account 27:addres -22:and 27:be -36:behind -26:belong -28:can 22:client -22:convert 25:could -31:did
43:do -24:give -30:got -32:guy -46:ha 34:hi -35:how 40:i 47:if -20:in -26:it -27:many 31:nam 23:one -36:only -73:or 87:point
-26:resolve 27:run 39:send 33:someone 21:still 20:that 34:to 41:u 25:wa -36:what 37:where 23:would @tool=resolve_ens_domain @~domain
7:* -33:^how 38:^where 32:an 39:do 24:doe 28:en -22:ha 36:have -31:how 21:i 40:if 60:know 27:name -30:old 54:one -25:or 62:paid
21:payout 50:send 48:someone 40:that 65:u 37:wallet 30:where @tool=resolve_entity -21: 13:* 36:0x 27:^a 45:^can 43:^coingecko
20:^did 34:^find 29:^ha 30:^i -49:^look -40:^my 23:^on 42:^our 26:^resolve 22:^somebody -29:^the 37:^we 22:^what 23:a 36:about 39:an
27:and 24:anyth 40:ask -20:behind -22:belong 26:can 38:category 20:chain -23:client 44:code -30:coin 22:coingecko -26:contract
29:copy -29:do -32:en -50:exchange 48:find 46:found 28:from -32:gave -47:hand -49:hash 27:here -46:hi -28:hot 30:i 38:id 52:identify
-34:if 49:it -31:keccak 29:ledg 43:like 42:long 26:mail -25:nam -47:name -23:need 20:no 23:numb 61:old -53:only -21:or -29:oth
22:our 33:out 33:paid 25:pap 36:past 42:payment -21:please -39:real 37:resolv 26:resolve 44:right -33:satoshi -26:say -28:show
-27:some 33:somebody 21:someone 31:stand -31:str -30:tell 32:text 46:th 39:they 27:thi 78:token 21:transaction -21:u -24:up -35:wa
34:we 32:what 47:whom 28:with 22:yet @tool=search_all 62:? -21:^coin 44:^coingecko 30:^find 27:^look 27:an -25:and 24:coin
28:coingecko 31:collection -31:derivativ -23:do 31:doe -22:everyone -30:exchange 37:find -40:for -49:have -30:how -24:i 36:id 33:it
26:list -75:my -52:need -82:not 27:of -32:one 30:or -31:oth 32:run -31:tell -64:tick -38:token 26:und -49:want -28:which -52:you
@tool=search_chain 70: -42:? 83:^contract -20:a 24:and 43:block 56:blockscout 47:call 76:contract 27:copy -53:explor -30:it -29:me
22:nam 65:not -38:of 67:one 78:pl 50:please -43:search 80:send -45:the -53:there 33:time 55:to -22:up 58:want @tool=search_dex_pairs
61:* 22:^all 23:^any -28:^dex -34:^dexscreen 46:^i -46:^on 39:^pair -24:^price 68:^search 60:^where 25:any -20:at 25:can -57:coin
23:deepest -27:exchang -30:explor 21:find 57:for 23:ha 24:i 71:it 60:me 26:mint 63:name 50:on -26:our 43:pair 36:pl 43:please
-27:pool -40:price 55:search 52:show 39:tick -23:top 28:trad 45:trade 28:verify -22:want 27:where 29:with @tool=search_polymarket
-6:* 40:? -31:^event 43:^i -59:^what 66:^who 40:^will 68:about -45:and -87:are -28:at -46:bet -26:betfair 36:bett 33:by 36:chance
37:company 131:decemb -70:for -23:he 22:hold 51:it 47:look -56:market -27:me -20:mean -22:most -60:my -24:now -26:odd 23:of -58:on
-44:open 28:outcome 22:rat -28:right -67:search -38:settl -66:someth -40:th -30:that 42:them 43:to 46:up -33:volume -31:wa -49:what
64:who 70:will 49:win -47:word -65:ye @tool=search_pools 40: 23:? -26:^a 28:^i 26:^look -28:^on 36:^search -22:a 20:all 55:at
-31:could 22:for 50:geckoterminal 31:launch -23:liquidity -23:most 42:or -25:our 41:pippin 36:price 21:search -22:see 23:show
-23:their 26:there 25:thi -22:to 21:token 49:up 31:we 38:what 25:whatev 26:which -36:you @tool=search_solana_assets -43:*
46:^compress -21:^everyth -38:^i -56:^nft 23:^which -53:^who -46:a -37:all -24:and -45:artist -29:burnt 50:by -24:drop -20:everyth
-29:hold -34:i 47:in -21:it -35:item -25:left -61:list -42:made 26:me -47:member -56:on -60:one -25:own -33:that 51:them -51:thi
-34:wallet -27:want -24:which -59:who @tool=search_solana_tokens 50: 23:^a 31:^how -43:^i 32:^mint 55:^on 32:^price 50:^token
26:^which -55:a 44:addres -20:and -44:by 21:call -37:count -53:for -20:ha 26:holder 26:i -43:in -55:know -38:list 48:many -22:me
24:mint -31:my -55:name -37:need -30:no 25:not 47:numb -24:of 52:on -32:one -33:only -38:our 45:pippin -44:pl -35:please 32:price
24:real -53:should -35:show 52:so -62:that 26:their -51:tick -29:token 21:up 33:verify 28:want 23:what -79:with
@tool=validate_address @~validate 40:* 32:? 69:^i -36:^my 73:a -21:all 50:be 46:can 30:copy -26:doe 21:from -26:ha 27:have 46:i
57:it -42:my 57:one 37:or -25:please 79:real 31:right 62:str -24:t 26:that 29:the -26:to -20:wallet -26:well -39:you
@tool=verify_message @~message 30:^say 22:^verify -21:by 26:claim -24:eip 35:he -24:hi 29:in -23:only -23:out 24:own 22:real 20:say
-23:thi -24:wa -21:wallet -21:which 32:work @uses:bitcoinAddress 92:* @uses:ens 39:* @uses:maybeChain 65:* @uses:name -89:*
@uses:quoted 86:* @uses:solanaAddress 126:* @uses:solanaSignature 121:* @uses:thing 101:* @uses:unit 116:* @whole|open=ours!|taken
-74:* @whole|open=ours|left 46:* @whole|open=ours|unnamed -95:* @whole|open=thing!|left -90:* @whole|open=thing!|taken -98:*
@whole|open=thing!|unnamed -100:* @whole|open=thing|unnamed -97:* @whole|points=it|left -63:* @whole|points=it|taken -31:*
@whole|points=it|unnamed -23:* @whole|points=own|left -54:* @whole|points=own|unnamed -52:* @whole|points=this|unnamed -47:*
@whole|unnamed -33:* @~abi 4:* -32:^call 32:^metamask 40:^my 37:^please -44:^the 43:abi 22:addres 54:amount -21:argument -20:before
44:bool 56:build 20:by -24:call 62:calldata 24:constructor -24:d 24:dapp -20:doe 30:flag 32:for 32:have 86:hex 26:inside 53:into
-33:know -20:make 20:me 31:metamask 27:need -34:numb 29:only 24:permit2 38:pl 42:please 23:recipient 44:return 43:rout -32:safe
22:show -26:site -27:some -24:source 22:they 25:thi 36:token -27:transf 42:unlimit 49:valu 45:whole 21:would @~account -35:
-55:^account 59:^addres 22:^am -21:^balance 23:^biggest -24:^can -23:^cancel 74:^fund -61:^in -50:^mint -43:^my 48:^nonce 45:^token
38:^who -25:account 32:am -64:and -24:are -30:balance 73:been -30:between -21:biggest -21:block -35:can -29:cancel 28:coin 59:create
21:dev -20:did 50:down 46:empty -54:entry 33:every -31:everyth 46:far 29:fattest -20:frozen 69:fund -21:ga -25:got 23:ha 29:hot
24:im -37:in 31:incl -49:it 50:keep -29:lamport -31:largest 75:liq 41:liquidat 21:list 58:long -28:los 30:many 86:margin 28:market
-56:mempool -32:moment -38:move 27:network 57:next -31:not -35:old -38:open -71:order 24:own 67:pay -31:pend 59:perp 25:pl
-30:please 48:price -35:put 22:queue -26:safe 22:see -24:short -31:show -32:sit -66:spl -25:state -40:stop 31:straight -22:supp
-24:take -39:talk 31:that 21:their -59:there -25:these -23:to -27:today -34:token 31:too 46:top -61:transaction -32:unlock -43:up
-25:v -33:value -21:verify 38:wallet 28:well 32:whale -40:what 29:where -53:which 21:who 55:will -35:you @~activity -38: -11:*
27:^all 30:^can -23:^ha -24:^i 38:^list 21:^recent 41:^trad -25:^wallet -21:^who -28:a -42:activity -25:and 22:artist -25:balance
32:been 68:buy 23:came 22:can 39:cash 37:did -27:do -26:doe -25:fee -28:follow -33:for -26:guy 24:ha 35:into 39:last 42:late
-30:latest 35:list -24:made 25:metamask -20:now -20:only -32:out -32:politic 21:receipt 31:recent -31:rows -25:say 26:see -25:settl
-31:touch 21:trad 32:trade -21:volume -27:wallet 32:we 42:were -20:who -29:with 33:you @~addres 11:* 66:^a -51:^addres 49:^all
-32:^any 31:^by -40:^can -34:^capital -31:^compare -33:^contract -33:^find 37:^i -28:^ledg -45:^my 51:^need -27:^newest 42:^price
46:^show -29:^supp 28:^tx 25:^volume 69:^wallet -39:^which 41:about 29:addres -44:address 20:aft 26:all -27:also 27:am 45:any
-41:anywhere -42:are 21:ask 35:at 41:be 38:blacklist -23:block -38:can -32:capital -23:chain -25:channel 33:client -32:compare
27:copy 75:counterparty 44:court -47:create 29:custom 20:decimal 62:deep 77:dev -31:don 37:drain -28:due 56:earn 32:eip 54:email
-21:en -26:end 21:everyth -29:explain -30:explor -69:factory 63:fake -55:find -29:flagg 41:found 22:from -43:front 40:fund 21:get
-25:gone 45:have 48:her 77:hit -23:hold 37:hot 29:includ -34:inscription 27:keep 21:land 39:launder 25:leave -24:lightn -27:like
-24:lp -20:m -65:mempool -25:metamask -25:min 27:mint 71:mov 67:move -31:name 30:need -25:newest -22:next -21:no -26:not 20:ok
32:old 49:one 42:ord -36:ordinal 41:oth -27:over -25:page 50:pair 84:pap -34:payment 25:percent 47:pl 29:plain 25:present 22:price
-24:pull 23:read 44:real -25:receive 24:recent 25:reserve -49:run 23:sanction 24:sat -48:satoshi -34:screen -35:see -27:she 63:sitt
-30:sold 23:some 31:still 56:stop 29:storage 61:str 24:symbol 44:t -30:talk -30:that 28:the 38:them 25:then -35:these -46:they
21:tick -31:too -31:tool -27:total 40:touch 34:trade 29:treasury -27:trezor 40:up 23:used 44:version 24:vol 60:wallet -31:well
-67:went 22:what 33:wheth -24:will 25:withdrawal 30:yield -35:you @~alchemy -24:* -41:^make -22:^price -29:a 39:alchemy -42:at
23:each 31:entry 22:every -28:go 24:have 30:list -38:logo -40:make -41:me -20:my 27:only 32:position -38:pric 21:quot 26:quote
36:unit -24:want 33:we 38:would 33:you @~approval -30: -26:* 33:^before -53:^i 34:^list -27:^my -30:^our -58:^please -89:^revoke
70:^token 45:^what 62:^which 35:^who -33:account -21:addres -47:all -20:ape 40:approv -37:approval 35:approve 28:are 38:be 65:can
22:clean -35:click -23:confirm -22:do -35:doe 30:erc20 -82:every -68:for 30:from -22:gave 31:give 27:hi 50:how 25:if -32:it -27:know
25:known -33:ledg 75:list -58:me 57:much -55:my -25:network 46:nft -25:now -39:old 48:one -44:only -40:open 31:out -30:own
43:permission 43:permit2 -76:please -25:pull -82:revoke -22:right 91:should 43:show 51:so -27:some 24:source 45:th -60:that 24:there
-35:thi 38:think 33:token -26:unlimit -21:wallet 32:want -24:wheth 57:which 37:whom 22:with @~asset 3:* 32:? 30:^coingecko
-28:^compress -44:^everyth 20:^ha -38:^in -30:^make 23:^my -28:^need 23:^please -35:^price -24:^show -29:^token 56:^which 25:^who
-45:also 23:asset 25:be 36:belong -32:burnt -40:by 29:came -33:category -30:coin 21:coingecko 21:collect 24:collection -29:contract
23:cov -70:creator 46:digital -27:do 52:doe -41:everyth -24:floor 20:friend -20:ha 29:had 72:he -24:hold -21:includ 25:into 28:kind
-24:last -24:lend -23:like 39:lin -62:list 27:m -27:make -49:member -25:mov -22:much -29:name 31:nft 52:numb 25:number -42:offer
-70:one -39:only 46:own 24:phantom -37:piec 27:platform -36:price -21:program 20:receive -58:same -62:send 47:she 29:so -33:spl
-20:that -26:the -25:there -33:to -26:token -24:too -33:top 37:track 69:trait -28:up 22:url -24:wa -30:wallet -26:want 32:went
28:what 38:whatev 40:which -37:who 23:with 43:writ @~at -3:* 62:^doe -20:^latest -42:^on -47:^price 48:^pyth 26:^read -29:^which
29:a -21:against -21:at 44:can -22:cold 33:confidence 27:contract 29:feed 28:for 28:have 27:kind -27:me -25:or -27:price 45:print
-20:proxy 53:pyth 28:rate 27:read -20:say 23:second 74:stock 26:that -21:time 29:very -30:where -45:which 37:with @~balanc -33: 20:?
-20:^decimal 42:^for 26:^how -23:^i -23:^list -23:^on -38:^price 44:^token -44:^wallet -25:^what -48:^which -36:addres 34:and -29:at
39:bag -24:blockscout -50:by -25:call -24:contract -27:decimal 34:doe 64:every 66:explor -45:go -50:got -41:ha 48:have -42:held
36:holding 21:how -26:i -45:inflow 55:inside -29:it 44:kind -36:know -27:many 40:me -41:most 37:much 43:need -34:no -25:not 30:of
-51:one -59:only -52:paid -27:perp -22:piec -20:please 25:position 31:pric -65:rows 62:search -41:smallest -24:somebody 23:spot
24:token -25:trad -27:trade -42:u 38:unit 27:up -28:wallet -44:want -32:what 48:would 48:you @~balance 23: 37:* -36:^account
-22:^all -33:^allowance 44:^can 40:^check -21:^compare -68:^contract 22:^could 49:^did 26:^doe 72:^find -48:^ga -21:^ha 72:^held
-35:^how 60:^in 33:^my -37:^need 22:^on 50:^our -35:^show 35:^the -64:^token 32:^wallet 25:^what 49:^when 40:a 30:about -60:account
-55:addres -75:address -30:allowance 22:am -58:and 30:any 37:app 31:are 38:ask 32:at -31:attestation -24:back -31:burnt 36:by
75:call -31:came -28:chain -41:chang 26:check -31:circle 53:claim -24:client -23:close -50:coin 54:cold -32:compare 66:crypto
53:custom -25:d 73:dao 68:did 63:do 28:down 45:empty 61:en -22:etherscan 27:exact 26:exchange -41:explor 69:find 23:for -39:from
-32:fund -41:ga -28:given 29:go 60:ha 83:had -32:have 36:he 63:held 29:her -23:here -67:hi 39:history 23:i -40:into 24:keep 30:kind
52:know -48:lamport 43:left -21:lend 26:lie 35:like -42:list -26:live -26:long 37:market 54:metamask 26:moment 38:more -40:mov
-20:much 43:multisig -54:native 26:nephew -30:nev -38:nonce -40:not -30:numb 41:office -23:one -34:only 34:or 27:our -29:over 34:own
21:pl -36:please -23:plu 34:present -25:price -56:pull -26:put 37:queue 23:recent 54:report -23:rout 35:run 62:see -57:send -21:she
-22:sheet 49:should 45:show -28:sign 34:sit 22:sitt 51:so 40:someone 42:stablecoin -43:stak 27:still 32:storage 39:symbol -37:take
24:tax -40:th 65:that 40:the -23:their -38:them -71:there 46:these -27:they 63:to 24:today -22:trad 57:treasury -43:turn 35:two
-27:verify 55:vitalik -50:we -28:whatev 43:when 27:where -30:which -24:whole 58:why -23:with -29:would 50:you 87:zero @~block 24:
-33:* -26:^block 34:^current 51:^height -35:^how -42:^in 55:^latest -34:^mempool 53:^my -25:^next 49:^on -46:^our 24:^please
70:^time -35:^which -35:^who 23:all -21:and -33:auditor 32:balance -46:been -25:built -47:burn -26:by 46:closest 28:could 32:count
-68:did -22:difficulty -21:doe -38:exploit -21:explor -28:fee 29:finalis -27:first 27:for 47:full -61:ha 48:hack -31:hashrate
-42:how -26:i -22:if -35:includ -22:inscription 34:inside -37:it -31:land -44:last 34:latest 32:log 24:made -37:many -28:mempool
-37:mint -64:much 35:nearest 41:need 35:newest -23:next -35:now 23:on -22:ordinal -54:our -44:payment -28:pool -48:price 27:produc
-58:propos -23:read 25:reward -24:run 25:slot 27:snapshot -31:start 44:that -37:those 65:time 54:timestamp -53:transaction
-45:transf -21:up 26:utc 39:wa 39:we 34:went -32:were 30:when 40:where -30:which -25:who 26:with -20:ye 25:year @~bridge 5:*
-29:^and 35:^could -54:^which -24:aft -22:at -46:been 30:between -32:busiest -28:by 34:could -28:cros -23:day 64:deposit 28:did
-32:exchange -33:for 25:give -48:ha -25:hack -21:into 35:kind -26:leave -25:ledg -22:list 28:me -41:most 24:mov 53:much -29:net
-21:no -44:our -21:protocol -32:sent -21:show 70:since 53:statu 39:still 33:tell 28:the -30:thi -32:time -24:to 28:today
-31:transaction 23:transf 36:use -22:wa -49:week -63:which 74:withdraw -21:would 55:yield 30:you @~btc -38: -3:* 21:^a 41:^addres
20:^and -55:^best -32:^block -29:^can -20:^could -60:^did 83:^fee -46:^ha -26:^hash 56:^hashrate -40:^kind 62:^latest -30:^ledg
-49:^mempool -38:^min -40:^my -25:^price -24:^rate -20:^recent 40:^sat 42:^show 35:^transaction 27:^tx 40:^what -20:^when -37:^which
33:^why -23:a -73:address 24:adjustment 26:again 27:am -26:and 30:any -38:are -22:bank 35:been -50:best 30:buy -33:can -50:change
-25:channel 29:chart -28:client 39:confirm -20:confirmation 29:consolidate 46:cost 31:current 21:dat 64:deposit 22:develop
-30:difficulty 25:each 30:every 21:fee 21:found 35:full 46:gave 26:go 25:guy -24:hack -28:hash -37:hashrate 80:have -34:height
26:hour 23:i -31:id 43:if 38:includ -67:inscription 21:inside -34:kind -29:late 51:latest -25:lightn 52:like 22:line 29:list 44:look
-25:made 22:many 25:me -53:mempool -60:min 41:mine -22:mint -24:moment 67:mov 21:must 30:n 68:near -49:network 34:newest -38:not
46:now 58:old 36:on 96:one 43:ord -39:ordinal 47:oth 21:output -36:over -44:own 46:pap -23:payment -25:payout -20:per -21:percent
39:pl 26:please -56:pool 24:present -44:price -25:public -31:queue -37:rate -23:real -29:receive 22:recent 49:recommend 22:right
-79:run 34:sat -59:satoshi 32:say 57:see 34:sell 45:sent -28:set -43:share -34:should -48:sit 60:sitt -47:slot 40:small -33:sold
35:spend 32:spendable 38:still 32:storage 20:supp -27:take 45:them -35:then 22:time 21:timestamp -35:tip 68:top 39:touch
-59:transaction -30:treasury -35:trezor 72:txid 43:unconfirm 23:up 22:utxo -53:v 59:vb 67:wallet 58:want -51:went 39:were 26:what
43:wheth -29:which -37:who 28:why -27:won 30:would -72:yet @~category -40: -33:* 43:^coin -33:^market -52:^which 45:category
23:exist -34:for -31:i 22:into 28:just -44:lay -25:like -34:my 43:nam -34:need 22:one -26:pump -47:rank 67:sector 25:sort -46:that
-26:the -24:what -41:which @~chain 6:* -49:^all 23:^average -33:^block 43:^chain -40:^circulat 81:^contract -37:^could 49:^dex
23:^doe -29:^height 32:^if -25:^it -34:^kind -20:^my 29:^need 21:^notional -40:^on 32:^option 33:^our -33:^pool 56:^rank 31:^since
64:^stablecoin -67:^supp 31:^total -33:^volume 25:^who 48:actual -27:add -32:address -66:all -57:already -30:also 54:among
-65:amount -36:are 57:ask 33:average 60:before -26:between 106:blockchain 55:blockscout 22:busy 39:call -60:circulat -43:circulation
41:claim 50:click -25:client 28:collection 35:company 80:compar 61:contract 26:copy -23:could -21:current 50:d 24:decentralis
29:defi 75:deploy -30:develop 41:dex 20:entry 23:exchange -27:exploit -27:explor 39:figure 33:file 26:first -27:float -29:follow
24:for 30:gone 41:goplu 25:grant 30:grew 32:grow -21:hand -50:have -31:he -38:history 41:id 21:if -65:issu -51:itself 73:keep
36:kept -30:kind 64:know 46:l2 -25:late -23:latest -52:lett -26:liquidation 22:liv -24:live -25:made -48:make -26:market -24:me
-26:metamask 43:money -21:month 25:more 25:much 23:nam 32:native 49:network -27:new -52:newest -34:nod 21:node 54:not -25:numb
-23:often 27:on 21:one -23:out 35:over -28:own 23:pay 28:people 27:per -26:perp 64:pl -22:plan 21:please -44:pool -22:pull 21:recent
36:rollup -64:rows 40:rpc -32:satoshi -43:search 33:see -33:seen 60:send -42:sery -32:share -22:she -24:should 20:single 37:sit
47:site -27:slot -24:small -33:sold 44:some -29:stabl -67:stable 24:stablecoin 40:start -23:state 53:str -35:stuck -20:summ -40:supp
-24:th 24:than -47:then 48:there 26:they 21:thi 56:those -31:through 46:to 50:today 21:trad 34:trade -23:transf 31:trend 51:turnov
35:tvl -31:twitt 43:type -33:und 47:utilisation 38:v -50:venue 50:wallet 61:want 30:we -24:went -25:were 45:where 29:who -52:whole
31:with -33:yield -20:you @~chart -16:* -23:? -22:^a -44:^and -52:^at 48:^by 50:^chart -39:^circulat -23:^clos 57:^compare
28:^contract -32:^did -43:^ha -61:^in 54:^kind -71:^market 43:^my 75:^of 29:^our -21:^plan 22:^please 46:^plot 55:^pric -67:^price
27:^pull 22:^show -56:^since 63:^stablecoin -21:^stack -21:^stak -58:^supp -23:^tell -33:^the -55:^token -23:^v 27:^yield 37:a
49:advis 41:against 34:am -57:amount 23:an -44:any 35:apy -22:are -27:article 36:auditor 31:back -25:balance -34:been 39:beginn
-33:below 43:bett 26:board 65:book 29:bought -45:buy -49:cap 36:chang 72:chart 28:cheapest -21:check -58:circulat -61:circulation
-30:client -40:coingecko -59:compar 60:compare 32:cost 21:could -44:country 26:cov -22:current 57:d -33:dao -22:dat -25:data
59:decimal 40:defillama -41:deposit -25:derivativ 59:did -34:dividend 43:do 27:down 28:draw -35:due 41:employ -21:end 23:enough
-23:erc20 -55:exploit -45:far -25:figur 61:figure -22:find 62:fine 51:firm 42:float 38:from 52:gain -22:give -27:go -31:goe -29:gone
-20:government -34:grandson 56:grew -27:hand -32:hash 25:he 21:held 23:hi 45:history 29:hold 32:id -27:index 47:it -43:know -21:last
-48:late 48:least -29:lett 45:like 34:liquidity -33:los 39:lose 32:lost 37:low 24:m -26:made -25:market -22:marketplace 48:may
-30:me 42:memo -22:min 35:mint 23:minut -66:money -41:month -46:mov -32:move -38:must 23:my -25:n 31:need 35:next 25:no 40:now
66:number -57:often -23:old -28:open 25:or 47:over 35:own 29:pap -42:park 53:past 27:pay -32:people -67:per 37:percent 38:pile
47:plot 32:point 38:position 22:pric -29:price -29:profit 27:project 24:pull 24:quarter -21:rank -53:reach -23:record -23:regist
-21:return -22:rn -20:rows 60:same -30:sell -25:sent 72:sery -24:should 27:show -22:side 39:since -55:sit -31:small -37:sold
-30:some 26:spread 42:stabl -59:stable -21:stak 58:start -59:statement 25:summ -26:supp 28:tax -34:that -28:them 51:there 32:thesi
52:thi -28:tim 60:time -43:today 30:trad 21:trade -71:trader -25:transaction 22:two 37:up -34:use 90:utc 40:v 64:value 26:venue
29:very 25:vol 53:we -80:week 39:went -26:where -23:wheth -33:with -43:worth -27:write -74:year -52:yet -40:your @~check 25:^and
46:^are 39:^before 27:^buy -38:^can 20:^check -64:^did -26:^draft 36:^for 24:^ha 36:^if -22:^it -30:^my -58:^our 32:^safe
-32:^source 40:^the -22:^what 23:^who 32:addres -27:airdrop -54:also -21:and -20:anywhere -27:ape -23:app 36:approve 47:at -21:audit
-20:block 31:but 39:button -38:buy -23:by 23:came -30:click -22:company -47:cost 72:counterparty 20:custom -37:d 53:dangerou -45:did
-26:draft 28:drain 29:dust -42:end -22:exact -34:fake 31:file -39:find -29:flagg -26:found -37:friday -47:friend -40:front 40:fund
53:go -26:grant -21:guy -24:he -29:hi 41:hidden 22:it 34:keep -27:know 38:known 39:launder -32:ledg -47:left -34:legit 28:like
50:look 35:mail 29:maliciou -43:match 23:memecoin 22:metamask -27:min 21:mine 29:nephew -52:network -35:next -60:nft 52:no -62:our
-30:out 45:page -22:pool 27:publish 37:put -20:rout 24:safe 23:sanction 22:saving 24:say -34:screen -46:see -27:shar -34:shill
-22:since 22:sold -26:solidity 44:some -25:someone 31:still 36:swap 77:t 25:team -25:that 28:tick 35:trap 34:trust 33:up 39:verify
27:want -27:we -26:what 34:when -28:where -25:whom 38:why 51:with 63:worth -34:yet -28:you @~coin -13:* 50:24h -25:? 32:^ 50:^all
-41:^and -49:^at 23:^by -51:^can 29:^chart 46:^circulat -29:^coingecko 22:^compare 24:^contract 69:^everyth -25:^explain -30:^find
-39:^floor -54:^for -89:^ha -27:^i -22:^if 74:^it 56:^kind 26:^list 57:^market 25:^max 63:^mcap 34:^need 31:^on -29:^open 23:^our
-23:^pair -27:^put -34:^since 20:^someone -24:^supp 38:^tell 88:^token 36:^top -59:^v 34:^we 32:^website -43:^what -55:^who
55:account 25:add -36:addres -54:against -44:all 28:also 32:am -29:among -35:an -27:apart 49:are 61:around -37:artist 40:ask -35:at
40:ath 33:auditor -58:below -23:beside 38:book 29:bridge -33:buy -25:by -36:can 45:chart 27:cheapest -22:check 35:circulat 33:close
24:coin 64:coingecko -26:cold -42:colleague -47:collection -23:copy -49:cost -28:crypto -40:current 32:d -24:dat -47:data 21:day
23:depth 39:description -25:develop -25:dex -31:did -28:drop -28:each 23:even 30:ever -64:everyone 72:everyth 48:exchang 40:exchange
-42:exist -23:explain 49:exploit -21:fee 67:figur 47:figure -41:find -58:floor -48:full -27:fund 49:gain -29:go -40:gone 56:google
85:got 24:grandson -30:group -21:ha -34:hash -21:here 20:hi 92:him -30:history -24:if 22:in -88:index 53:into -26:just -74:keep
27:kind 47:largest 56:lay 23:like 23:look 31:lose -33:m -29:me 24:mean -33:mem -31:mine -54:mint -22:more -26:morn -22:most 32:much
-34:n -69:name -69:near 55:need 44:nephew -36:new -25:next 21:no 72:not -65:now -37:of 35:ohlc -36:old 31:only 25:oth -30:over
-35:own -31:pair -64:people 31:pl -25:plot -24:post 39:present -38:pric -27:project -23:put -32:rank 26:read -32:real -25:right
-38:risk -38:rn 49:round 29:sal 47:same 36:say 27:school -52:second -26:see -49:sell -36:she 56:sheet 43:should 56:since -21:sitt
-54:small -24:spot 37:spread -41:stablecoin 58:start 44:startup -64:statement -22:step -42:still 40:supp -31:t -58:talk 35:tax
-52:telegram 39:there -43:these 34:tick -34:tim 29:time -37:today 33:token 45:total 20:trade -48:turnov -47:twitt -33:two 36:und
-28:until 26:up 32:use 40:utc -77:v -27:valu 21:value -27:venue 22:vol 45:volume 31:wa -25:wallet 20:want -21:we 44:website 49:week
-21:went -29:were -24:what 64:whatev -21:wheth -49:who 39:whole 35:will -26:with 52:work -32:worth -22:writ -31:write -45:year
@~compute 28: -37:* 22:? -52:^addres -21:^contract -29:^ha 27:^namehash 38:^the -21:^which 31:be 35:contract -47:create 20:dev
-22:do -68:factory 44:for 36:get -28:ha 25:hash -25:look 34:namehash 49:node 30:plain 39:subdomain -41:that 24:where -41:with
@~contract -34:* -68:^a 44:^abi 34:^and -65:^call 26:^chart -21:^coingecko 54:^collection 40:^contract 23:^everyth -63:^find 22:^ha
-25:^honeypot 24:^how -40:^in 54:^it -21:^list 69:^look 28:^make -33:^my 37:^need 25:^our -30:^read -24:^review 33:^someone
23:^source -68:^token -64:^verify 64:abi -39:about -23:addres -29:all 43:am -31:answ 25:anywhere 24:ape -23:are -31:artist -43:ath
-43:attach 54:auditor 23:balance -47:base -26:both -28:bytecode -56:call -26:cap 21:category 29:change 27:chart 26:cheapest 39:check
-43:colleague 39:com 32:compil -33:contract -21:convert -24:dangerou -22:dat 38:decimal 21:delegat 34:description 22:develop
27:developer 30:did -36:diff -48:each -36:eip 73:enough -42:erc20 -34:error -48:etherscan -56:exploit 42:explor 21:figur -61:find
-33:for -20:ga -33:hash -47:here 48:hold -35:holding -24:honeypot 26:how -20:idea -37:inside -53:itself 38:jpeg -47:json -22:like
37:link 55:look -56:m -44:match -54:may 24:memo -29:mint -21:more -28:my 21:n 38:need 37:numb 33:or -54:oth -38:own 42:owner 43:paid
32:point -27:pool 47:proxy 29:public 34:publish -36:regex -38:report -47:result 25:review -24:risk 44:rout -44:run 60:sal -70:same
-50:say 28:script 33:second -20:send -35:she 28:shill -23:sise -31:sit -26:site -57:so -25:sold -26:some 32:someone -21:stand
22:stat -21:supp -24:swap 25:team 22:there -42:thi 41:tick -20:time -46:token -31:top 25:transf 24:twitt 39:two 72:und 24:up
-25:valu 32:vault -20:verify -32:version 38:view -34:way -22:we 35:website -37:were -22:what 36:whatev -45:whole -73:whose -21:with
-39:without -26:writ -46:write -21:you @~counter -38: -4:* -48:^numb 48:^please -42:^token 20:^total -24:^tx 33:^what -52:^which
31:about 27:account 42:active 48:activity 37:address 42:already 22:an -29:been -57:block -39:burn 51:burnt -61:by 26:contract
34:count 66:did -25:do 38:for 29:ga 27:give -38:go 26:have -39:he 49:hold -30:holder -33:it -40:keep 40:know 24:left -37:like
-26:look 41:made 27:mint 59:more -31:numb 23:on 36:or 25:out 24:own 70:pay 23:please -39:say 46:send -64:since 33:talk 27:tell 28:th
22:that 41:them -50:there -45:these -24:time -41:today 21:transaction -29:vitalik 51:we -43:which 48:who 26:would @~decode -30: 35:*
31:4byte 24:^4byte -30:^abi -37:^doe -31:^event 46:^get -30:^how 38:^metamask 55:^my 33:^our 37:^please -62:^selector -23:^topic
-30:^topic0 -23:abi 49:an 32:and 47:any 43:argument 48:be 35:behind 40:blob -45:build 40:byte -26:call 28:can 41:chain 35:code
29:constructor 24:dapp -24:decod 24:decode -25:did 48:eip -31:emit 47:error 67:event 39:every 21:exact -23:fail 20:fee 42:from
42:get 39:go 30:ha -21:hash 47:here 77:hex 28:i 52:id 41:index -41:input 43:inside 54:into 20:it 26:letter 26:like 36:lookup 28:many
35:me 84:mean 35:metamask -42:method -33:nam -29:need -42:no 63:nonce -43:old 38:only -38:our 51:out 20:own -21:pl 20:read -20:real
39:recipient 36:return 21:revert 33:rout -54:safe 28:see -29:selector 56:show 21:sign -25:site 36:swap 26:t 49:take 20:text 28:that
46:thi 25:to 31:token 57:topic 25:topic0 34:trace -25:transf -26:two -26:tx 37:unit 39:unknown -39:unlimit 33:value 28:wallet
44:what 33:where 37:which 51:would 26:write 25:you @~defi 9:* -28:? -33:^am -26:^chain 49:^could 23:^defi -26:^for 48:^ha 30:^how
35:^in -25:^lend -31:^market -21:^my 24:^on -42:^price -22:^since -29:^stak -44:^the 20:^tvl -31:^unclaim 24:^what -20:^where
60:^who -27:about -46:addres 44:aft -36:against -32:airdrop -46:all -49:also 24:amount -46:any 55:anywhere -25:apy -29:at
-65:balance 24:bank 25:between -30:big -22:biggest -27:build 40:by 25:category 59:chart -28:commit -21:contract 47:could -34:current
43:dao 20:dapp 32:defi -42:defillama 22:develop 28:do 50:down 61:each 66:earn -31:eligible 53:end 55:everyone 20:farm -38:fee
-29:for 39:fund -67:get -27:github -31:give -32:got 25:ha 48:hack -34:he -20:history 53:hold 31:id -70:into -27:itself -44:job
-22:just -43:keep -21:key 40:large -33:lead 23:lent 31:lp -83:made -53:many 26:mine -21:moment -25:more 21:most 26:mov 21:much
35:new -45:now 34:numb -23:old 41:only 70:our 31:people 45:pl -21:plu -22:point -21:post -58:price -33:print 43:provide -24:put
22:read -26:recent 50:run -37:saving -25:say -32:season 31:see 53:service 68:share 54:sit -25:stable -20:stablecoin 36:stak 47:still
-25:swap -27:their -35:them -32:there 28:think -22:to -26:today -33:togeth -25:two -51:use 44:value 39:vault -35:wa -32:wallet
40:want -49:we 47:went 38:when 61:who 22:whole 39:with -21:work 33:yield 34:you @~derivativ -38: -21:* 30:24h 25:^all -53:^futur
-23:^oi -41:^rate 37:^the -33:^volume -44:all -45:and 30:biggest -44:close 78:derivativ -31:else 28:every -22:exchang 30:first
-42:friday 37:friend -49:from 25:futur 23:ha 40:hedge 22:in -34:know -22:liquidat -43:nam -21:of -29:oi -25:one 30:only -22:or
35:order -24:perpetual -24:please -21:rat 27:report -23:short -47:spot -30:still 27:them -55:there -31:total 45:turn 28:turnov
47:venue -24:wa -43:you @~detail 47: 16:* -23:^need 52:^on 29:^what -51:^which -30:^who -25:all -40:been 65:block -24:broadcast
-22:built -45:burn -29:by 43:call -25:contract -21:current 37:custom 31:data 29:fail 49:full -26:get 44:hack -22:happen 33:he
-26:how 37:if 37:in 52:input -21:it -22:made -28:mint -73:much -26:now -22:numb 39:or -32:our 24:pay 38:please -49:price -58:propos
26:reward -26:slot 44:that -27:them 30:thi -23:those 59:time -61:to 23:tx -43:were 38:what -50:which @~dex 3:* -82:24h -33:^a
21:^and 22:^any 62:^busiest 43:^by 26:^list -48:^on 37:^pair 49:^please -36:^pool 68:^search 27:^total 47:^where -37:an -31:been
60:busiest -32:buy 40:by 30:can -22:change -52:coin -30:cost 43:data 42:decentralis -41:desk 34:develop 65:dex 28:did 24:exist
-30:explor 25:for 27:from -27:fund 37:geckoterminal -32:give -26:hold -23:launch -29:led 21:liq -24:marketplace 21:me 24:mint
33:month 31:move 63:name 25:network 36:numb 57:one -46:only -34:oth -30:own 57:pair -26:people 50:percent 28:pl 34:please -32:pool
-27:price -21:put -37:rank -36:result 24:right 42:same -29:say 54:search -27:sell 39:show 53:since -21:so 36:sort -34:swapp 23:the
50:then 38:tick -36:to -28:token -21:top 21:trad 30:trade 30:use -31:venue 28:verify 43:vol 32:week -26:were 28:where 36:who -26:you
27:your @~en 7:* -26:? 22:^addres 24:^before -23:^convert -40:^did -47:^doe -22:^ha -34:^how 25:^my 22:^on 20:^reverse 22:^the
-49:^what 32:^where 35:^which 26:addres -47:already 29:any 21:anyth -32:behind 29:belong 41:both 47:by -27:can 21:client -29:cold
37:colleague -23:convert 37:counterparty -36:did 41:do -31:doe -44:give 23:go -27:have 33:he 33:hi -26:home -61:how 44:i 49:if
-23:it 30:keep 48:know -29:many -28:me -36:much 27:name -22:node -22:old 40:one -71:or 21:out 47:paid 25:payout -56:pl 41:point
24:primary -39:resolve 20:reverse 39:say 21:see 45:send 49:sent 32:set 28:some -33:somebody 44:someone 44:still 21:text -25:th
29:that 31:the 23:to -23:today 88:u 57:verify -42:what 26:where 35:which 26:who -26:ye @~entity 6:* 36:0x 27:^a 44:^can
42:^coingecko 34:^find 29:^ha 24:^list -49:^look -37:^my -24:^need 22:^on 40:^our 26:^resolve 22:^somebody 60:^stack -23:^the 36:^we
-37:^when -34:^which -21:a 34:about 34:an 25:and 23:anyth 32:ask 42:audit 41:auditor 52:average -46:been -20:behind -22:belong
36:book -21:bought 22:can 36:category 54:change -23:client 44:code 24:coingecko 30:colleague 21:com -25:contract 25:copy 31:country
-22:dao -37:do -34:each -32:en -49:exchange -29:fee 48:find 29:firm -24:first 45:found 22:from -32:gave -21:government -47:hand
-49:hash 27:here -45:hi 27:holding -28:hot 41:id 52:identify -34:if 26:includ 59:invoice 40:it -31:keccak -22:largest 27:ledg
36:like 36:long 26:mail 40:many 31:market 39:min -22:money -42:morn -27:much 26:n -26:nam -46:name 22:numb -22:of 43:old -45:only
-20:or -29:oth 30:out 64:paid 35:past 42:payment 31:present -45:price 38:profit -21:public -52:rank -39:real 37:resolv 26:resolve
41:right -36:safe -46:same -33:satoshi -26:say 33:shar -21:share 30:sheet -24:show -20:sise 47:sitt -34:some 33:somebody 21:someone
37:stack 29:stand 32:start -31:str -24:tell 32:text 46:th -21:that -36:their -22:them 53:they 43:token 47:tool 27:track 40:two -22:u
-22:up 32:v 36:value -31:wa -21:wallet 28:we 25:what -32:when 47:whom 32:work 32:ye 22:yet 20:you @~erc20 23: -14:* 45:^allowance
-48:^can 33:^could 37:^decimal -26:^doe 42:^for 44:^i -24:^in -37:^list -39:^may -23:^our -33:^please -34:^read -57:^show 70:^supp
-28:^the -20:^token -26:^total 51:account -21:address 30:aft 21:all 51:allowance 41:already 31:amount -32:approval -27:are
-23:artist -34:ask -26:at -37:be -29:burn -30:call -28:can -33:claim 26:confirm 27:contract 25:could -48:data 29:decimal -32:do
47:erc20 24:exist -27:far -22:first 64:flow 39:for -64:gave 26:go 45:hack -23:he 22:i 34:incom -20:into 76:itself -24:know 34:last
20:left 22:link 23:look -44:make 47:may 33:more 21:move -43:movement 27:my 51:name -23:native 32:need -34:nft -27:no -22:not
-42:numb -21:of -65:off 68:old -55:one 62:only 67:open 24:over 25:own 32:payment -32:permit2 -44:please 30:pool 22:pull 29:report
53:rows -22:safe -49:same -21:say -24:send -20:she -58:show -44:spend -34:start 50:still 49:supp -26:that -34:them 36:then -22:these
45:they 44:through -30:to -27:token -40:transf -68:transfer 40:treasury -28:unlimit -24:wallet -28:want -22:were -23:who -27:whole
-37:with 20:you @~estimate -39:* -33:^ga 24:^if -27:^what -21:at -27:did 31:estimate 27:go -30:he -21:me -25:now -28:paid -20:pay
-35:pl -35:please -32:price 34:program -35:rn -53:send 27:sent -24:set -26:some 35:swap -23:that -38:today -20:tx -37:wallet
-32:want -21:what -23:would 24:writ -30:you @~etherscan 18:* -33:^for 40:^need 43:^newest 29:^show 31:^the 22:^transaction
-72:^verify 51:^we -26:^what 44:account 20:addres 50:and -37:at 27:compil -65:contract 46:crypto -46:etherscan 31:ever 28:fast
40:fee -28:fil -34:find 48:first 23:for 23:from 22:fund -35:hash -51:have -44:here 48:in -38:incom -20:ledg 29:licence -25:money
-22:most 82:movement -21:need -33:noth 29:of -52:old 22:on 34:one -62:only 23:open -29:our 70:out 29:own 37:paid 60:pull 39:receiv
22:rout -37:send 21:sent 26:show 21:solidity 46:start 22:their -43:token 54:transaction -31:up -48:verify 58:very 29:wallet 32:we
-21:who 21:with @~event -37: -14:* -51:? 58:^all -49:^biggest -25:^chance 20:^event -33:^how 29:^imp -53:^list -20:^my 25:^odd
29:^open 104:^settl 36:^show 61:^topic0 -33:^what -38:about -21:account 49:all -35:an 40:are -26:argument -46:been 25:bett
-26:biggest -21:by -26:chance -33:clos -32:could -48:current 25:custom -22:decemb 42:each 45:event -44:every 24:filt -32:find 23:for
-44:from -25:get -40:give -53:ha 32:hash -49:have 27:he -46:here -35:how 40:id 27:imp 32:in -31:it -47:list -54:market -63:mean
43:need 39:odd -26:of -31:old -34:only 33:our 29:paid -32:per 27:politic -31:question -37:resolve 24:rn -21:rul -20:run -25:say
24:show -49:still 53:strik 41:strike 46:that 29:their -24:them 35:there -21:thi -53:tick -25:today 38:togeth -25:topic -37:trad
-36:u -20:value -54:volume -30:what 40:whose -59:will -35:you @~exchang -42: 4:* 30:24h 34:^for -35:^how -42:^open 30:^perp 22:^the
-51:^trust 21:at -23:coin 37:country 48:derivativ 21:dex 38:exchange 43:for 54:found 21:from 35:ha -39:how 40:id -28:it -21:just
42:kind -34:know 34:largest 41:list 50:me 30:mean 35:memo 35:min -64:my -44:nam 50:name 37:need -23:no 33:now 22:of 27:only 39:order
-34:perpetual 42:rank 35:right -30:rows -21:same -33:score 41:should 63:show -25:still 21:their 23:them 30:they -35:thi -28:trust
51:turnov 34:which 38:with 61:year -28:you @~exchange 28: -14:* 26:^all -72:^are -42:^bid -33:^compare 52:^doe -23:^fund 46:^ha
54:^how -33:^market 64:^perp -36:^rate -26:^show -40:^the -31:^trad 51:^trust 44:^volume -39:^we -28:^what -27:^where 26:^which
-64:above -23:acros 85:against -51:answer 31:anyth -45:api 29:app -40:are -20:around -46:ask -22:at -56:balance -43:bid -23:biggest
32:both 50:bought -22:client 83:clock -33:close -44:coingecko 38:compare 51:connect 22:country -25:credit 32:d 57:did 36:do 48:down
25:even 34:every -22:exchang -45:exchange -47:file 42:first -22:found -33:friday 49:friend -26:from 41:futur 22:get -44:gone
41:hedge -27:history -30:hour 30:how -48:id 52:it 39:keep -49:key -44:kind 48:know 25:lend -27:level -23:leverage -31:list -31:many
21:margin -42:min 25:moment 37:morn -24:mov 21:much 31:my -29:not 24:off -35:often -36:oi 29:one 41:order -38:oth 37:own 22:pair
32:pension -23:perpetual 72:place -51:present 28:quarter 29:quot -37:rank -26:rat -29:recent 24:report -36:right -30:rn 32:score
-27:see 22:send 47:serv -61:service -21:set -36:should -28:show -40:somebody -34:spot 29:stand -25:still -27:take 31:talk 40:there
23:thi -28:tick 26:today -26:token -20:top 28:trade -27:trader 42:trust 86:trustworthy 46:turn 49:two -58:und -52:use -25:venu
63:venue 63:volume 56:we -31:week 25:where -27:will -41:withdraw -55:withdrawal 34:work -20:would -34:year 29:your @~fee -52: -15:*
-25:? 22:^for -23:^i -32:^if 31:^mempool -41:^please -28:^price -23:^protocol 28:^rank 53:^revenue 30:^top 27:^tp -31:^tvl 25:^where
-20:addres -49:aft 33:against 43:all 35:am 27:anyth 31:base -21:biggest -21:bot 24:build 26:by -28:client 53:com -23:cost 44:crypto
32:dex -23:did -36:doe 30:fee -26:from -24:ga 39:get -20:got 28:have -40:he 54:hour -25:if 44:itself -20:job 21:late -39:lie 23:list
36:made 39:make 31:more 22:most 41:need 52:newest 34:no 41:not 36:numb -49:one 21:or -68:oth 22:our -23:out -21:output -22:over
25:payment -40:pend 41:people -42:per -33:please -65:pool -22:price -24:profit 31:protocol -25:put 30:relay -34:revenue 50:rn
-26:sandwich -27:satoshi -47:set -21:should 43:so -22:spendable 38:supp 22:team -33:that 22:thi 38:through -28:time 42:to 23:top
-54:total -33:tp -55:trader -46:transaction -21:trend -31:tvl 20:tx -24:used -63:v 43:vb -48:vbyte 25:very -48:wa -40:wait -35:were
-23:what -30:with 45:within -34:would @~fund -29: -47:* -28:^fund -24:^how -31:^long 22:^next 37:^what 32:at -69:been -26:by
36:carry 28:current -28:did 44:do -38:fee 28:for -51:ha 31:have 21:history -27:how 21:i -34:in 42:late -44:leverage -64:long 51:m
49:margin -40:me -40:moment -39:much -77:my 53:next -63:oi 20:one -28:open -29:or 44:paid -36:pay -20:perp -20:position 51:rat
-36:rate -31:ratio 38:short 34:since 51:swap -24:that -24:them 79:there -47:to 53:today 40:v 36:what 20:you @~ga -27:* -25:^cheapest
-30:^convert -28:^fee 82:^ga 24:^if 22:^on -42:^price -35:^what -28:aft -32:blob -28:by -32:cheapest 21:coin 27:compar -27:convert
-48:did 30:estimate -22:for 27:ga -22:get 23:go 22:high -21:in -26:l2 29:like -20:me -25:no -54:nod 20:now -41:one -22:paid -61:pay
22:plain 33:present -46:pric -21:receipt -42:sat -22:say 22:sent 20:some -58:station -27:that -23:them 26:there -27:tvl 36:tx -39:vb
-29:wallet -26:want -23:way -26:you @~global -17:* 28:? 53:^ 51:^and -39:^chart 54:^dominance -29:^i -66:^in -61:^market
-50:^stablecoin 31:^supp 76:^total -37:^volume 41:all 28:beginn 23:big -21:biggest -68:circulation 47:crypto 25:day 27:develop
-46:fear -64:fee 43:float -32:for -20:from -45:get -46:gre -45:into 32:lay -23:many 60:mcap -51:most -38:much 22:no 27:of -25:old
-29:one -51:over -30:please -21:rank -21:rn 45:sery 21:share 29:stabl -42:stable 22:supp -43:that -47:there 37:these -47:time
-46:today 26:token -23:top 23:value -23:volume 28:want 50:whole @~hash -18:* 23:^hash -53:^i -32:^the 40:are 23:at -36:can
32:contract -43:data 23:digest -31:do 38:doe 38:e 43:for -49:from 26:hash -33:i 25:in 92:keccak -24:on 29:please -27:rate 66:role
-34:str -52:text 40:that -40:thi 24:we -41:you @~historical 19:* 34:^and 53:^at -22:^block 22:^by 42:^chart 52:^compare -22:^floor
34:^for -80:^ha -25:^how -31:^i -30:^in -24:^our -27:^please -35:^pric 65:^price 31:^show -20:^the -20:^total -21:^what -41:^when
-24:about -26:advis -31:am -31:an 40:and 31:ask 70:at 20:back -37:been -41:between -23:block -24:book 22:bought -40:cap 63:chart
23:client -58:coin 46:compare -23:contract 33:d -30:dat -20:data -47:date 28:day 31:deck -53:defillama -32:develop -36:do -35:doe
27:down 30:draw -28:end 38:ever -22:exchange -29:file -52:floor -62:from -35:go -27:gone 24:got -24:ha -27:hash -44:have -30:hold
-30:how -38:i -25:index 41:inheritance -23:keep -31:know -23:last -25:late 32:lose 27:m 23:make -49:mcap -35:must -34:nearest 29:new
-37:next -34:not -33:now -23:numb 41:of -34:one -31:only 40:open 32:or -43:over -41:people -36:per -37:plot -32:pric 36:price
-37:project 21:receiv -37:record -49:see 43:should 32:since 25:so 30:sold -35:some -28:supp -39:tax 75:that 31:them 38:then
-32:there 22:thi -23:tim 79:time -21:to -28:today -26:token -21:total -30:trad 45:tvl 29:up -21:v -38:valuation -58:volume -53:want
-41:we -40:went 44:were 30:when -38:where 61:will -38:with -29:yield @~history 21: -3:* -25:^at -42:^balance 51:^biggest -58:^book
-24:^by 33:^chart 48:^clos 21:^compare 74:^convert -27:^could -60:^doe 23:^everyth -35:^explain -22:^fee -62:^fund 44:^ha -26:^hows
32:^if 58:^in -48:^it -30:^last -37:^my -30:^need -32:^odd 36:^on 63:^one 28:^show 21:^since -54:^stack 48:^swap 70:^the 58:^token
-25:^v -63:^wallet 26:^when -23:^who 31:^ye 23:account 31:accountant 43:actual 24:aft -50:already 23:am 62:around 46:ask -23:atm
30:auditor -33:back 33:base 34:basi -26:been -20:biggest 97:blockchain -42:book 37:build 31:buy -63:by 35:cap 37:chang -39:change
31:close -29:coingecko 29:cold 21:compare -29:condition 74:convert -34:cost -27:current 24:dao -23:dat 34:date 21:day 44:defi
42:deploy -30:develop 47:do -63:doe 35:dur 26:election 46:end 81:entry 30:even 38:everyth -23:exchang -29:explain 56:exploit
-51:figure 32:from -41:fund 25:gave -25:give -45:goe 46:gone 46:got 42:government 21:ha -25:hack 28:happen 47:he 38:held 73:him
-28:history -26:hold -39:id -81:index 52:into -24:just -46:keep 28:know 51:late -45:latest 35:ledg -22:left -51:lett 41:like 60:line
-23:liquidation -28:liquidity 33:list 30:live 24:lock -44:long 32:look 53:m -36:manifold 27:many 28:mcap -38:me 40:min 45:mint
-27:minute -51:moment -38:more 27:mov 24:move 39:must 28:n 29:nephew -30:new 43:newest -32:now 41:numb 38:office 50:oldest 22:one
47:only 29:open 22:our -33:out 25:over 21:own 30:paid 68:past -35:pay -41:people -23:percent -37:plu 28:point -44:position
23:probability -59:protocol 32:purchas 41:purchase -27:rank 57:rat -36:receiv 54:recent 31:relay 52:report -47:resolve -37:risk
27:rollup 51:run 28:sale 48:search -27:see -28:sell 32:shar -25:show -22:sit -42:sitt -36:small 30:sold -26:split -25:stablecoin
-30:stand -31:still 29:storage -31:summ 61:swap -47:swapp -22:tell -43:text 48:th -36:them 26:then 25:there -43:these 21:thing
49:through 37:tim -37:time 25:tip -28:to 29:token 22:too -66:top -26:trader -52:transaction 26:treasury 24:trend -56:turn 22:tvl
-25:twitt -34:two -26:tx 22:und -41:until -27:used -86:utc -48:v -37:valu 53:valuation -34:value -23:very 62:vitalik 29:volume 38:wa
-30:want 27:we 51:week -20:whale 24:when 37:where -24:with -28:ye @~holder -24:^held 23:^i -45:^on -61:^supp 32:^top 35:^which -21:a
20:account 29:address -34:all 25:are 21:ask -33:bag 37:contract 32:d -23:for -29:ha 42:hold -26:how -24:level -22:many 69:most
-22:mov -28:my 53:name 22:no -33:numb 49:one -27:own -39:pay -30:price 38:shar -25:share 43:sit 45:stak -53:supp 32:that 55:the
-32:their 34:there -52:to -40:token 52:top -56:total -28:trad 91:wallet 25:which @~info -57: 15:* 32:? 41:^a 99:^chain 27:^for
27:^ha -29:^height -28:^how 27:^i -38:^kind 29:^pool 50:^somebody -40:^the -22:^token -31:^twitt -22:^which -28:^who 29:a 62:add
-51:address 44:all 23:and 24:any 25:at 29:been -21:block 36:burnt -26:by -20:capacity -44:category 81:chain 35:claim 54:coin -25:day
48:description 47:did 30:do -24:end 49:explor -33:follower 49:for -42:group 37:ha -25:how 87:id 24:in 39:it 21:l2 -20:latest 30:ledg
-20:lightn -25:live 45:m 36:me 28:mention 25:mint -31:much 86:native 26:need 23:network 30:new -48:newest 24:no -34:nod 20:node
28:now 24:of -40:only -24:out -22:people -21:pippin -28:please 41:plu 52:pool -23:present 64:pric 27:rate 34:real 92:rpc 32:second
-28:slot 68:somebody -23:state -22:still -28:stuck 34:team -30:telegram -22:that -29:thi -31:time 52:to -33:today -40:twitt 20:until
25:up 25:url 51:wallet 36:want -25:went 44:were 25:what 42:whatev 37:wheth -32:which -30:who 46:writ @~interest -15:* 24:? 28:^oi
-52:^perp 65:and -38:bet 57:by 32:chain 42:change 40:contract -21:doe -23:fee -41:from -28:fund 21:ha 25:how 62:in 46:lead
-43:leverage 36:many -74:margin 22:most -37:my -41:now -50:of 46:oi 25:onchain 27:open -23:over -41:perp 38:perpetual 26:please
24:position -47:right -62:to 30:togeth 26:value 34:venu -45:want 38:who @~jup -6:* 25:? 61:^if 51:^mint -22:^price 48:^quote
52:about 46:addres 33:all 66:coin 29:com 28:doe -51:every 27:give 49:if -29:into 33:mint -31:my 22:need -34:no 21:of 49:our -24:pay
-30:pippin 37:please 43:quote 30:route 23:them -21:thi 43:to -23:token @~kalshi 3:* -31:^bid 21:^cheapest -21:^could -23:^did 53:^ha
-30:^how 27:^i 28:^imp -25:^in 55:^odd -48:^open 51:^price 22:^print -49:^put 49:^settl 35:^tape -28:^what 43:^which -24:^who
-23:account -53:already -58:and -31:are -27:be -24:been 52:book 25:budget -29:by -32:can -33:cent 20:cheapest -26:close 31:contract
40:d -31:decemb -28:did -41:do -29:each -24:exchange 68:from -33:get -32:good 30:ha 54:had 33:held -39:hour 30:imp 86:l2 -27:last
-31:lowest -63:manifold -20:me 26:morn 24:no 22:odd -44:of -51:old -21:open 23:order -21:people 25:please 24:price 48:resolv
-30:right 46:rul 21:run -24:say -32:sell -36:set -22:still 34:strik -25:strike 35:tape -30:them -23:there 32:thick 94:tick -38:time
30:to -45:top -54:trader 45:und -35:v -39:volume 25:wa 52:which -22:who -71:ye @~log -23:* -35:? 28:^decod -24:^decode -35:^my
-33:^on -38:^topic0 41:^what -22:^which 39:an -25:and -26:are -48:argument -24:be -27:call 37:data 39:doe -36:every -37:for -36:get
-68:hash 51:here -33:index -32:inside -20:internal -30:like -27:log -30:look 75:mean -29:my -42:old -56:our -56:out 31:please
-37:post 20:raw -38:relay 46:revert 37:text -41:that -25:they 37:thi -23:time 29:to 40:topic 23:value -33:which -23:who -25:whom
-25:would @~market -8:* -32:^a -28:^all 31:^and -75:^are 52:^book 51:^by 22:^chart -26:^cheapest -31:^circulat -38:^clos 40:^coin
36:^contract 20:^current -24:^did -26:^do 22:^doe -53:^event -31:^floor 23:^give 36:^hottest -29:^i 40:^it 42:^kind 20:^market
33:^mcap -50:^most -25:^need 61:^open 32:^past 81:^perp -47:^pric 25:^pull -21:^put -35:^rate -28:^search 28:^settl -25:^show
-23:^someone -42:^the -54:^token 48:^top -28:^total 37:^which -40:^who -33:^will -27:^ye 30:a -64:above 35:account 52:advis
-26:against -65:all 59:already -28:among -20:amount -37:answer -26:apart 47:are -31:article -30:at -37:balance 47:been 40:beginn
-41:betfair -20:bett 42:book -21:bos 22:bot 36:bought -34:buy 24:by -64:cap -27:carry -38:category 24:chance -24:chang 28:chart
-37:circulat 22:clos -27:close -52:coingecko 28:colleague -21:collection -28:com -24:correct -49:cost -51:current 41:d 22:day
-74:decemb -21:deck 42:develop 31:did -58:down -26:draw -41:end 43:enough -21:erc20 -88:event -55:exploit -25:fall -40:far -31:fee
62:figure -34:find 21:floor 54:from -25:full 50:gain -27:get 38:give -24:goe 36:gone -27:good -24:grandson 33:ha -21:had 24:he 37:hi
-44:highest -23:him 29:history -40:holder -21:holding 35:hottest 29:how -77:id 37:interest -39:jpeg -36:keep -31:know 23:largest
22:launch 57:lay -25:left -24:lett -36:like 25:lose 33:lost -83:manifold -28:mark 56:may -28:me -26:mem 30:midpoint 39:mint 35:money
-44:month -22:more 23:morn -46:nam -67:near -21:need -43:next -23:nft -23:no 68:numb -20:of -51:old -37:only -30:or -48:oth -38:our
-24:out 21:outcom 38:over -42:own 50:owner 36:pair 27:past -38:pay 71:penguin -50:people 41:percent 24:perp -22:please -33:portfolio
22:position 28:prediction -58:present -40:pric -30:print 27:project -30:proposal 31:pull -30:pump -20:put -55:rank -36:reach
-26:recent -24:record 104:resolve 23:rn 32:rows -48:say -24:search -62:second 59:sector 25:see 29:sent -41:set 37:settl -24:she
-21:should 56:side 55:since -48:sise 38:sit -28:small -30:sold -44:someone 24:son -33:sport -23:stable -40:stablecoin 25:stand
59:start -51:statement -44:strik -21:supp -34:t 41:tax -39:that 37:there -30:thi -27:thing 86:tick -34:togeth 24:told 29:too
-28:total -50:trad -22:trader -34:turnov -45:und 89:utc 52:value 32:very 35:vol 35:w 26:wa 23:want 37:we -55:week 27:well 43:went
-21:where 29:which -43:who -45:withdrawal -28:worth -26:would 40:writ -26:write -25:ye -56:year -55:yet @~metadata -23: -23:^a
-25:^call -41:^make -29:^my 27:^on -36:^read 74:^supp -36:^total 25:^what -41:a -20:about 30:an -33:artist -31:ask -29:at 23:big
-33:burn -31:chain -31:did 24:exist 22:explor -27:far -26:for -32:from -28:go 26:i -30:logo -40:make 21:market -26:me -22:mint
23:name -29:no 23:on -21:or 45:paid -38:please -47:read -31:return -51:same 47:search -31:she 39:supp 46:th 37:that 45:there 22:they
-22:thi 28:today -29:total -32:up 40:wa -23:want -32:were -31:which -30:whole -23:with @~multi 29:* 42:24h 35:^a -41:^all
24:^compare -53:^decimal 50:^i 46:^liquidity -41:^on 61:^pool 31:^price -26:^what 42:a -25:about 24:address 42:and -31:are -41:chain
36:compare 27:day 48:decimal 37:each 31:from 25:geckoterminal 30:give 36:go 46:i -20:it -21:like 87:liquidity -27:many 20:market
31:me -26:more 25:network 35:off -23:once 26:only 25:over 38:pool 29:price 25:provide 27:put 21:see -22:sell 58:single 44:tell
-21:than 26:that -25:the 33:their 60:today 30:token 29:top -30:trad 27:up 47:volume 24:want -22:were 52:what 28:with 26:yield
@~network 7:* -47:^block -22:^how 57:^i -21:^tp 40:again -45:block 35:current -24:decentralis -24:exchang -36:far -33:for
32:geckoterminal 26:give -36:height -21:how 24:i 21:id -35:next 22:node -37:only 37:per 38:second -21:thi 39:today 29:transaction
24:version @~new -5:* 48:^new 25:^pool -33:^rugcheck -20:^what -61:^who 40:add -28:any -32:are -32:be 21:can 22:coingecko 30:did
-34:for 28:fresh 36:if 66:just 24:last -37:latest -33:launch 31:made 24:mean 38:mint 23:moment -37:most -23:news -31:of -29:one
-28:people 39:pool 44:recent -45:report 25:rugcheck 52:seen 39:still -34:that 45:them -36:there 31:they -31:thi -23:those -36:today
22:up -32:verify -36:vot -21:what @~nft 42: 30:* -31:24h 29:^and 44:^are 63:^chart -40:^coingecko 52:^collection 48:^compare
-26:^contract 39:^could 28:^doe -23:^floor -24:^held -46:^list -25:^market 29:^need -30:^nft -50:^on 69:^only -21:^please
-27:^rarity 71:^show -56:^the 33:^volume 103:^wa -33:^when -22:^which -40:^who 44:about -22:add -30:aft 84:all -28:also 34:am 41:any
-28:anyone 31:anyth 35:ape -37:approval 53:are -49:art 40:artist 24:at 35:ath -45:be 53:been -22:beginn -24:best 43:both 49:bought
23:build 89:burn 31:buy 37:by -24:can 36:cap 28:chang 56:chart 36:cheap 24:cheapest -53:coingecko 23:collect -32:company 73:compare
49:cost 50:could 29:count 26:creator 36:d -24:dao 42:data 32:daught -27:develop -37:discord -26:document -35:doe -32:down 21:drop
60:each -39:erc20 24:erc721 37:ever 22:fake -23:fall 25:far 102:fee 27:floor -70:free 20:fund 35:gallery -28:given 31:gone
-21:hardware 36:have -60:he 26:history 21:i -28:id -49:if 56:in 41:insurance 48:inventory 75:item 58:jpeg 113:keep 31:kind -26:last
49:legit -37:list 70:lol 26:long 30:lose 32:lost 70:lowest 21:m 27:made -36:make 39:many 28:market 37:marketplace 25:may 32:mcap
30:member -53:mint 55:moment 22:most 86:nam -45:name 41:need -66:new -32:next -27:not -44:now 45:numb -21:offer -35:on 85:one 89:oth
-39:our -21:over -22:own 49:owner -28:page 22:paid 57:percent 26:pfp 31:pictur 24:picture 48:piec 21:please -20:plu -23:point
-23:pric -26:price -77:rank -62:rarity 41:real -72:right -29:royalty -58:run 34:sal -67:sale 48:same -40:she -30:should 49:show
43:side 22:so -36:someth -23:sort 45:spr 31:talk -31:th 59:that -31:theft 26:their 53:them 61:these 33:those -55:today -21:too
22:top 30:trad 25:trait 25:transfer 43:und 118:v 49:vault 28:verify -38:volume 107:wa -34:wallet 27:we 50:were 28:whatev -35:when
-41:which -34:who 26:whoev -54:whole 27:with 28:worth -60:would 27:yet -26:you @~ohlcv -51:* 41:^candl -34:^last -23:^on -60:^pool
-22:^volume -50:a -58:and 28:are 46:bar -45:chart 29:from -48:high -26:in -59:it -33:last -36:liquidity -48:low 28:many -21:of
34:off -37:on -45:open 38:our 40:perp -33:pool 23:pric -52:price 27:spot -38:the 29:there -27:tick -43:to -51:token -41:trad
-20:volume -40:want @~open -31: -26:* -34:^account -30:^any 28:^oi -52:^perp -46:^show 31:^the 21:^what 33:and 23:at -20:been
22:before -38:bet 55:by 32:chain 42:change 38:contract 28:do -21:fee -59:fill -37:from -28:fund -46:got 29:have 58:lead -49:leverage
21:look 30:many -73:margin -29:mine 22:most -25:my -40:now -49:of 46:oi 25:onchain -22:over -44:perp 37:perpetual 37:please
-25:report -47:right -45:show 32:side 24:sise -27:sub -34:tell -27:the -57:to 30:togeth 26:value 21:vault 34:venu 31:wait -44:want
36:who -33:with @~option 27:^ -35:^for 40:^i 25:^on -23:^open -21:^put 30:^who 38:a -51:and -24:derivativ 23:desk -45:every -22:for
23:from 26:i -21:interest 30:it 53:lend -25:lock -27:me -41:next -20:of -21:open 47:platform -23:protocol -41:same -43:them 30:to
-35:total 57:use 46:wa 28:who -23:ye @~order -46: -16:* -34:^account -30:^any 33:^open -42:^show -23:^which -24:and 27:did 48:do
26:fee -60:fill -46:got -25:ha 40:i -44:in 24:it 22:look -30:mine 31:much -24:of 21:or -29:paid 23:pay -21:perp 22:please
-36:position -44:show -25:sub -28:the -45:with @~orderbook 21: -18:* 55:^best -47:^bid 63:^book 57:^cheapest 50:^depth -30:^fill
42:^for 63:^if 33:^last -46:^level -43:^midpoint -23:^on 28:^orderbook -39:^price -44:^put 23:^show -42:^the -83:^what 45:^which
-22:am 33:are -46:both -38:by 63:can -52:chance 89:cheapest -36:clos 42:condition 35:contract 105:could -70:deep 44:depth -90:did
25:each 59:eith -67:exact -30:fill 23:for -33:good -70:holder 77:i 57:if -24:it 69:l2 -35:last -48:level -85:like -82:look
31:midpoint 52:mov 21:much 82:no 27:not 28:now -41:of -35:off 67:offer 29:on -23:open -46:ord -30:order 67:orderbook 47:over
-23:percent 45:perp 41:perpetual 33:pl 38:please -74:print -32:put 44:rest 75:right -23:same 36:second 98:sell -43:show 24:side
35:spot 38:take -37:th 30:that -24:the 78:there 80:thi 36:thick 51:token 23:up -23:wa 37:want -37:what -33:when 40:which -37:with
63:without -23:ye @~overview 24: 7:* -26:^any -24:^cheapest 32:^contract 22:^dex 58:^doe -27:^fee -22:^for 85:^ga 21:^ha -37:^holder
-30:^open 21:^protocol -21:^put 28:^rank -44:^revenue 50:^the 28:^top -27:aft 37:against 49:all 41:an -25:anyth 31:belong 82:by
-26:call 23:carry 22:chain 42:change -31:cheapest -20:code 26:cold 23:com 49:compar 65:creator 50:crypto 34:current 42:decentralis
36:deploy -28:did 22:dividend -20:do 22:down -37:every 29:explor -38:farm -33:fee -33:find -29:friend 99:ga 36:gave -34:get 26:go
28:got -26:guy 33:ha 25:her -40:home 47:hot -27:inside -33:itself -26:keep -68:l2 27:lead 25:left 42:like 33:most -20:my 21:name
-48:near -28:network 59:nft -55:nod 25:now 24:oi 24:onchain -28:one 23:only 22:option -30:oth -25:our -22:over -24:own 23:pay
-45:person 23:pl -24:platform 23:position 37:present -45:pric 57:price -28:real -23:report 22:right 55:rn 56:rows -23:run 50:same
-41:sat 25:sent -23:simple -54:so -32:solidity 57:some 30:somebody -57:station 28:tag -21:that 26:their -27:them -38:there 29:they
25:togeth 24:top -26:transf 29:tx -35:use -34:user 47:value -39:vb 57:venu -40:we 29:whale -32:whose -34:why 25:would -21:write
@~own -22: 33:* -55:^compress 75:^doe -36:^i -37:^in 22:^list 27:^my 38:^nft 41:^show -26:^what 73:^which -35:^who -30:and -28:anyth
-29:are -28:be -20:by 41:collect -42:collection 35:creator 31:do 75:doe 94:he -28:how 28:jpeg 40:keep -30:left -28:much -23:name
-46:of -23:only 24:open 34:phantom -35:price 39:same 29:say 21:she 35:show -49:them -27:thi -42:to 22:user 25:value -36:wallet
29:which -61:who 22:with -27:would @~pair 12:* 30:^a 23:^any -40:^are -43:^dex 26:^i -39:^on 58:^pair 53:^please 67:^search
-49:^token -42:^what 24:^when 32:^where -22:^which -24:and -37:are -38:both 28:by -44:compare -26:decentralis 20:deepest 29:did
-24:do -23:each -29:exchang -21:exchange -30:explor 29:for -27:have 20:how 43:it 20:many 32:mint 30:move 31:my 61:name -24:new
-58:once -27:oth -21:our 63:pair 50:percent -34:pippin 34:pl 31:please -27:price -26:put -38:safe 54:search -32:see 37:show 44:since
-23:so 54:their -32:they 37:tick -52:to -24:top -20:v 28:verify -37:want -41:what 41:where @~perp -61: -44:* -77:^account 25:^am
-32:^any -38:^bid -32:^could 29:^current -23:^how 40:^if -42:^my -27:^need 41:^open 41:^our -53:^price 33:^rest -25:^show 55:^the
-27:^which -53:account -47:addres 37:against 31:am -23:and 40:around -43:ask -48:bag -38:bar -31:between -46:bid -69:book 47:both
-21:by 42:check -20:coin -24:data -21:dex -55:entry 47:far -59:got 30:have -29:in -87:l2 -26:last 40:lead 70:liq 29:liquidat 20:look
-27:los 83:margin -38:market 23:mid -29:mine -38:move -35:much -22:my 23:n -23:need -36:of -38:old -23:on -32:open -34:order
39:orderbook 24:our 36:paid -29:pay 23:per 22:price 26:pull -26:put 47:run 22:see -21:show 28:since -52:spot -53:stop 20:sub
-32:tell 20:their -78:there 30:thick -21:to -52:tvl -36:v 37:vault 30:wait 25:whale -35:what -26:who -27:with @~polymarket -11:*
-34:^account 51:^all 22:^am -29:^best -40:^bet -25:^bid -30:^book 32:^can 58:^chance -29:^cheapest 36:^clos 30:^could -22:^crypto
-39:^did -45:^do -25:^for 24:^hottest -31:^i -24:^in 27:^mid 31:^my -34:^no -43:^on -31:^open 26:^price -21:^put -20:^the 34:^what
34:^will 57:about 28:all 25:am -37:and 34:any 46:anyone 30:anyth -38:are -28:ask -21:at -27:been -27:best -28:bet -30:betfair
41:bettor 36:biggest 23:bot -33:both 40:bought 32:buy 37:by 34:chance 49:company 46:compare -32:condition 26:cost 43:could
-20:current 36:cut -24:dao 106:decemb 39:down -27:each -20:election -42:end -23:enough -20:entry 47:every -26:everyth 40:exact
-48:fee 24:find -24:for -47:gain -25:ha 49:had 25:he -32:history 24:hottest -22:id 25:insid -20:just 31:l2 -28:largest -46:latest
46:look 24:los -40:lowest -39:manifold -43:market -25:me -36:mean 40:meet 40:metamask 27:midpoint 31:most 59:no 28:odd 23:off
-55:old 22:only -35:open -20:ord 24:out -26:outcom 65:outcome 31:over -29:own 50:paid 73:pay -72:people 28:please -57:plu 64:politic
58:poly 21:position 52:post -40:prediction -44:print 35:profile -32:proposal -28:question -22:redemption -34:run -30:same -63:search
55:see 27:sell -25:sery 22:set -53:settl 25:shar 21:sid -21:sold -40:someone -66:someth 22:sport 53:stak -49:stand -30:strik
-36:team 31:tell -38:th 25:their 27:there -32:they -35:through 29:token -51:tonight -29:top -29:trad 28:trade -34:trader -27:u
-71:und 48:up 43:volume -42:wa -26:way -21:whale -30:when -38:where 24:who 35:whoev 31:whole 40:whose 48:will 31:win 50:with 22:won
-36:word 53:would 43:zero @~pool -13:* 43:24h 20:^a 38:^any 40:^busiest -36:^by 23:^candl 25:^compare 41:^current -42:^dex 42:^for
43:^give -21:^i 25:^liquidity -34:^need 26:^pool -23:^price 32:^search 30:^somebody 23:^stablecoin -25:^stak -34:^token -26:^tvl
32:^wa -24:^where -27:^which 33:amount -25:and 23:any 48:apy 24:are -20:at -24:bank 39:been -21:behind -27:block 40:busiest 36:claim
-20:coingecko -23:come 24:compar 22:compare 24:count 38:current -23:data 29:day -25:decentralis 27:deep -21:deposit -25:dex 28:down
-37:due 45:every -23:exist 57:farm -24:found -32:ga -35:geckoterminal -28:gone 65:had -42:id 22:in 33:interest 36:into -57:keep
21:kind 24:least -52:lend 24:like -42:list -26:live -22:lose 30:low 21:m -45:min 33:mine 25:morn 22:most -25:mov 65:move -20:network
49:next 39:now -59:off 37:only -24:park 24:past 49:pay -23:peg 38:people 37:per 24:percent 34:point 32:pool 21:possible 49:pric
-22:price 35:pump 41:put -25:quote 41:rate -33:report 53:reserve -21:result 21:return -27:reward 41:right 26:rows -33:see 33:sell
-21:share 32:sise 28:sold 63:somebody 44:someth 51:sort 20:stable 23:stablecoin -28:still 22:summ -40:t -21:talk -57:their -20:them
-53:then 60:there -59:these 23:thi 43:through 34:tier 59:today -24:token -23:trend -39:tvl -22:twitt -34:two -33:volume 29:w
-23:want -26:watch 40:went 29:what 44:whatev -22:worth 23:yet -30:your @~position 21:* -34:^biggest 35:^clos -37:^did 34:^how 43:^in
69:^my 30:^open 23:^show -24:^top -31:^unclaim -23:^who -53:addres -31:airdrop -22:all -20:already 32:am -26:any 42:app 47:bag
-51:balance 27:bank -31:been 72:bet 21:bettor -20:biggest -30:both 25:broth -39:cash 27:chain -34:copy 34:cost 39:current 23:dao
30:defi 41:deposit 37:did 52:do -30:doe 63:down 64:earn -31:eligible 32:far 34:farm -24:for -28:from 27:fund -41:get -33:got 36:guy
-24:ha 36:have 28:hold 21:how 29:i 24:im 35:insid -26:it -21:key -48:late 23:lent 33:list 29:los 32:lp -22:many -42:market 29:mine
-25:most 31:much 42:my -23:no -55:old 40:or 28:out 36:over -24:people 22:please 21:position -39:price 25:profit 27:protocol
43:provide 34:realis -20:search 46:see 28:show 28:so -22:sold 21:stak -25:still -26:supp -25:swap -28:team -22:th -51:them -22:to
-41:togeth -49:tonight -25:top 22:trad 63:up -28:use -21:value 57:vault -28:wallet 49:want 52:went -34:were 27:when 25:where
41:which -20:who -23:win 60:with 31:won -22:work 32:year 52:yield @~prediction -27: 6:* -36:^all 24:^at -26:^best -27:^biggest
39:^book -59:^chance 48:^cheapest -29:^compare 33:^for 32:^give -30:^i 44:^last -29:^my -48:^odd 90:^open -21:^ord 60:^print
-40:^put 51:^settl 43:^the 33:^volume -34:^will 58:^ye -21:aft -24:all 46:already 45:also 39:and -25:apple 37:are 36:been -33:best
-36:betfair 60:book 44:can 31:cent 22:chance 43:cheapest -24:coin -30:com -30:compare 48:could -66:cut -29:d -40:decemb -31:deep
-21:down 35:end -25:every -26:far 30:get -24:good -51:had -35:he -36:holder -34:id 36:if -32:imp 37:interest 29:just 38:last 29:late
40:latest 36:lead -38:left -34:lend -21:look 47:lowest 37:made -72:manifold 32:mean 34:money 44:morn 38:most 26:mov 39:move -38:next
75:now -73:odd -51:old 36:open -54:out -40:paid -60:pay -44:please -26:post 33:prediction 65:print 27:probability -20:proposal
-76:put 21:question -28:resolv 38:resolve 54:right 55:rn -40:rul 39:same -48:say 37:see 21:sent 43:settl 30:shar 27:share 31:show
-39:sid -39:sise 36:sit 38:sold 58:stand -27:sub -26:tape 64:th -31:their 43:thi -34:thick -24:time 28:togeth -53:token 34:trad
-33:trade -29:u -30:und 26:up -30:use 39:volume 24:wa -24:wallet 30:way 22:where -26:whose -41:with -37:without 23:ye 26:you @~pric
15:* 47:^and 51:^at -21:^block -27:^can 20:^convert -46:^did 47:^for -20:^from -23:^in 70:^price 49:^tvl -29:^what -29:^when
-45:acros -20:addres -22:advis 34:against 42:also -20:am 36:and 45:answ -43:any -33:app 37:ask 57:at -66:ath 61:attach -28:been
-22:block 41:both -25:broth 27:came 23:check -32:coin -25:contract 20:convert -32:dat -46:date -28:dex -25:doe 39:dump 32:each
-23:end 21:exact 39:exploit -29:file -28:from 22:go 25:got -33:had -25:i 32:incom 34:inheritance -28:keep 40:late -44:lose -24:many
24:market -29:metamask -23:money -34:nearest 28:new -35:next -25:numb 43:of 21:off 29:one 63:open 23:own -40:pair -21:pl 23:please
48:price 22:quot 20:receiv -28:saving -29:see 33:sheet 31:should -32:show 30:sold 46:son -46:stable -43:stablecoin 22:stand -23:supp
-23:tax 74:that 27:them 38:then -30:there 23:thi 22:those -23:tim 53:time -30:token 51:trade 33:transfer 47:tvl -30:until -27:v
28:value -26:want 35:were 22:when -29:why 42:will -26:yield -24:you -49:your @~price -33: -3:* 25:24h -51:^ -23:^all -36:^any
-38:^apple -41:^are -31:^at -40:^bid -33:^by -28:^chance 30:^chart -21:^cheapest 20:^clos -36:^coingecko -39:^contract 33:^convert
-30:^current 45:^dex 47:^did -65:^everyth -56:^find -39:^for 48:^ha 45:^i -46:^if 25:^in -42:^last -28:^liquidation 28:^lowest
59:^market -31:^mempool 50:^mint -54:^no -44:^odd 68:^on -53:^our 36:^please -40:^pool 70:^pric -52:^put -30:^quote 70:^rate 49:^run
-28:^search -32:^so -76:^that -66:^the 55:^there -26:^to -45:^token -38:^v 54:^what -33:^where -73:^who 64:^ye -36:^year 41:acros
-32:address -115:against -71:all 34:anyone -41:anyth -55:apple -53:around -23:arriv -56:ath 27:atm -27:attach -40:auditor -26:bank
-32:been -29:before -22:behind -22:best 41:bett 26:big -22:bought -33:bridge 31:broth 21:but -55:buy -55:by -30:can -42:cap 56:cent
22:chain 22:chance 75:chang -45:cheapest 27:client -56:coingecko -24:cold -46:colleague -25:com -64:condition 36:confidence
32:convert 70:cost -101:could 64:cousin -52:currency -27:d 30:dat -37:day -35:decimal -20:deposit -33:develop 24:dex -28:do
62:document 36:doe 46:dominance -52:done 29:each 24:election 30:even -27:every 49:everyone -64:everyth -28:exact -74:exploit 25:far
39:fee 32:fetch -71:figur -53:find -25:floor 28:follow 49:forgot 23:from -62:full -74:ga -30:geckoterminal -25:go 23:gone -26:good
33:got 55:group -33:had -26:he -51:here 54:hi 27:highest 52:him 38:history 90:hold -26:holder -38:holding -36:hows -41:husband
-72:id -38:in -30:inheritance -24:inside -23:keep 28:l2 -52:last -37:late -37:latest 30:law 28:least -21:ledg -26:left -28:legal
-39:lie -43:like -31:liquidity 23:look -26:lost -56:lowest -28:made 38:mail -39:manifold -33:many 33:mark -40:market 59:may -81:mcap
29:mean 76:mempool -31:mid -56:midpoint -74:minute -33:month -37:more -69:mov -110:nam 65:near -39:nearest -26:noth -29:numb
54:number -29:odd -21:of -38:old -63:onchain 45:one -98:oth -24:out 52:outcome -30:paid -37:pair -54:part 43:pay 26:people -78:per
-46:percent -32:pippin -44:please -66:possible -56:prediction 26:pric -40:price 29:put 20:quick -41:quot -43:quote -22:rank 62:rate
-23:receive -23:recommend -21:record -24:report -47:right 72:same 50:sat 61:saving 63:say 73:second -32:see 48:send -27:sent -26:set
30:shar -31:she 22:show 30:sid -56:since 85:sise 42:sist -26:sitt 52:slide -24:slot 29:so -55:some 22:somebody 29:son 60:source
76:stable -37:stand -57:start 34:statement 41:still -20:str 29:tell 103:th 37:them -40:then 23:there -23:they -28:thi 35:think
21:those 41:through 45:tick -69:time 37:token -51:tonight -29:tool 52:top -81:trader -21:transaction -70:treasury -44:turnov 41:tvl
24:two 37:tx 31:und -21:up 22:valu -23:value -22:vault 23:verify -47:very -28:vol -55:volume -41:wa -33:wallet -30:want 32:watch
43:we -30:weath -82:week -39:were -24:whale 45:what -36:whatev -22:when -49:where 51:wheth -65:who -21:will -26:won 41:word 54:would
-24:ye -33:year 60:yet -23:you -37:zero @~priority -62:^i -22:and -31:did 26:do 28:get -28:it 42:min 36:need 23:on -25:pay 52:rn
-23:set 27:so -23:still 21:that -33:tp 28:tx @~protocol -4:* 48:^ 58:^and -27:^chain 47:^could 48:^did -67:^fee -39:^for 50:^ha
23:^holder 38:^i -25:^lend -29:^my -36:^of -21:^open -34:^option -58:^price -35:^protocol 53:^revenue -28:^since -21:^stak -34:^the
30:^when -52:^which 31:^who -21:about -48:also -47:am 22:amount -32:and -45:any -26:apy -38:balance 48:before 22:between 43:big
-37:blockchain -22:bot 30:category -33:commit 27:compare 47:could -42:crypto -40:current -25:d -44:dao 27:date -70:defi
-43:defillama -23:derivativ 33:develop 53:dex -46:do 40:down 64:each 57:end -24:ever 32:everyone -20:fee -35:figure -23:friend
-20:ga -32:github -45:give 28:goe 33:ha 78:hack -33:have 34:hold -51:into 41:it 35:itself -57:keep -40:kept -49:l2 -31:late 56:lend
30:lie 40:make -51:many 39:market 28:month 25:more -25:my -67:nam 45:need -39:network -47:next 45:no 31:now 47:only -21:option 28:or
-66:oth 62:our -44:pay 51:people -23:per 54:perp 44:pl 64:platform -24:point -65:pool -28:premium 22:present -61:price -23:profit
45:project 22:read -30:revenue -27:right 49:run -56:same -26:sandwich -28:say -28:sell 39:share 26:should 49:sit 26:slide
-21:stablecoin 26:stak 64:still 29:summ 34:team 27:th -30:their -47:them -29:there 31:think -22:token 21:top -55:total -37:trade
32:treasury -42:turnov 51:use -51:v 37:value -35:venu -33:volume -30:wa -24:wallet -29:we -23:what 24:when -31:which 34:who
-31:would -24:yield 29:you @~pyth -35:* -28:^doe -51:^price 35:^pyth -45:apple 27:are -38:at 28:confidence -23:do 46:feed -31:have
-26:in 30:kind -44:my 21:now -32:of 29:one 22:our 22:please -56:price 42:print 21:publish 20:right -47:stock -24:that -22:time
-34:what 25:with @~range 41: 10:* 33:24h -28:? -36:^a -45:^clos -29:^did -43:^ha 61:^i 22:^my 28:^our 22:^please 32:^the -56:^volume
-29:^what 30:^which 38:a -24:about 52:advis 42:am -26:at 27:auditor 71:book -49:chart -22:client 40:coin -41:coingecko 21:contract
-35:cost 26:d -22:data 25:day -22:deck 56:develop -33:do -35:down -25:draw -52:end -48:exchange 52:from 54:gain -22:go 33:hi 43:i
-30:if 31:kind -25:know -26:lett 30:look 29:mcap -41:me -22:mine -45:month -27:move 34:much 61:need -21:old 40:one -43:only -23:or
-46:our 40:over 24:pl 24:please 42:plot -25:pric 63:quarter 40:rate 26:real 34:sal 47:same 27:sery 44:since -28:small -24:sold
59:start -57:statement 25:supp 43:tax 30:the 30:time 28:to -48:today 42:trad 35:turnov -25:two -40:use 91:utc -23:valuation 54:value
37:vol 42:volume 40:wa 40:want 40:we -37:week 29:went 48:whole 22:will -26:worth -35:would -58:year @~rate -30: -6:* 24:^fund -30:^i
-31:^long 22:^next 37:^what 27:at 51:do 27:for -39:from 21:fund 45:ha 35:have 22:history 28:i 23:it 42:late 52:m 50:margin -41:me
-40:moment -27:my 53:next -60:oi -29:open -29:or 22:paid 59:pay 52:rat -36:rate -32:ratio 43:short 51:swap -22:that 68:there -23:to
63:today 41:v 36:what @~recent -56: -20:* 51:^are -33:^fill -52:^look 33:^recent -28:^the 26:^trad 44:^who 48:are 26:be -26:buy
-30:by -33:form 24:fresh -30:from 23:give 35:list 36:look -44:market -22:moment -22:my -28:of 45:or 22:pair 57:perp 21:please
27:recent 45:right 30:sal 34:sell -28:side -38:tak 29:time 37:view -20:vot 38:who -30:with @~resolve -27: 13:* 47:0x 22:^a
22:^addres 34:^before 42:^can 43:^coingecko -23:^convert -40:^doe -29:^en 34:^find -26:^how 20:^i -49:^look -34:^my -21:^need 39:^on
42:^our 37:^resolve 24:^to 62:^wallet 34:^we 34:^where 36:about 21:account 39:an 36:anyth 36:ask 28:be -33:behind -37:belong
38:category 44:code -30:coin 22:coingecko -32:cold 25:colleague 21:com -23:come -26:contract -23:convert 29:copy 25:could 42:crypto
-47:exchange 48:find 45:found 28:from -32:give -34:got -42:guy -34:ha -46:hand -53:hash 25:have 27:here -51:hot -35:how 42:i 38:id
52:identify 58:invoice 38:it -31:keccak 45:know 28:ledg 38:like 33:long 26:mail -23:need 42:old 50:one -82:only -65:or 44:oth 43:out
66:paid 24:pap 36:past 51:payment 21:payout -51:pl -22:please 81:point -40:real 36:resolv 44:right -49:role 20:run -33:satoshi
48:send -26:show -25:some 50:someone 36:someth 29:stand 26:start 31:still -31:str 32:text 36:th -23:their 21:these 32:they 21:thi
-23:today 72:token 48:tool 24:transf 41:two 52:u -24:up 40:we 32:where 46:whom 27:ye @~rugcheck 15:* 29:^are 57:^newest -28:^on
-22:^who 29:and 33:anyth -24:authority 51:been -29:before -27:bond 27:bought 46:burn 40:can 23:from -24:got 32:ha 24:just 44:latest
20:launch 31:lp 31:made 31:may 39:memecoin -21:most 52:newest 24:now 28:pair 22:per -24:recent -26:report 50:risk 22:rug 36:rugcheck
40:safe 29:share 34:short 32:so 56:someone 33:still 25:supp 38:them -52:there 31:these 36:they 51:thi 23:to 26:who @~search 63: 27:?
23:^all -23:^coin 44:^coingecko 46:^compress 83:^contract -22:^could -28:^dex -34:^dexscreen -31:^event -21:^everyth 53:^find
29:^for 27:^mint -39:^need -55:^nft 35:^pair 25:^price -22:^there 32:^token -50:^what 52:^where 40:^will -38:a 44:about 32:addres
-41:address -33:and 55:any 51:anyone 56:anyth -71:are -49:artist 21:be -46:bet -26:betfair 36:bett -20:biggest 41:block
46:blockscout -29:burnt 35:by 58:call 36:chance 26:coingecko 37:company 70:contract 24:copy -35:could -36:count 131:decemb
23:deepest -31:derivativ 32:doe 28:down -23:drop 23:each -56:everyone -32:exchange -59:explor 45:file 56:find -36:for
49:geckoterminal -57:google 23:got -47:group -31:had -32:have -21:highest 22:holder 30:id 45:it -35:item 40:keep 38:kind -45:know
26:launch -24:left -31:list 24:look 31:m -40:made -24:make 31:many -53:market 24:match -24:mean 45:meet -47:member 25:mint 26:morn
-30:most -60:must -68:my 33:nam -61:need -25:newest -29:no -28:now 39:numb -26:odd -22:off -33:only -43:open 34:or -38:oth -49:our
28:outcome -25:own 37:pair -32:people 77:pippin 76:pl 21:please -43:plu 28:price 22:rat -32:right -24:rows -27:run -41:same
-38:search 42:see 36:sell 75:send -32:sent -38:settl -52:should 42:so -22:somebody 44:someth 31:spreadsheet 28:statu -25:tell -38:th
-35:that 64:them -34:there -27:these -34:they -70:tick 31:time 49:to -23:token -26:top 32:trade 34:up 50:verify -36:volume -42:wa
-27:wallet 30:whatev 67:will 49:win -25:with -47:word -57:write -64:ye 31:yet -57:you @~security -32: 18:* 32:^a 84:^are 36:^before
24:^biggest 22:^coin 54:^could -37:^draft -22:^find 25:^how 27:^i 39:^if -36:^mint -24:^my -32:^our -32:^the -28:^what -32:^which
21:aft 24:all 40:already -53:also -21:am -30:and 23:any 34:anyone 28:ape -23:app -24:approval 39:approve 54:are 28:artist -32:audit
23:back 24:bag 44:be 55:been 49:biggest 89:burn -29:click 56:code 30:coin 34:could 27:dangerou 21:dev -25:do -25:doe -37:draft
-28:exchange 20:fake -22:find -43:floor -21:for 26:freeze 20:friend -26:given -29:goplu -39:ha 26:have 30:hi 41:hold 27:it -31:keep
-32:ledg 54:legit 29:made -31:make 46:many -27:mint 31:more -42:network 27:nft -37:not -43:only 39:own -26:page 48:paus -31:phish
-24:pippin -28:please -23:pull 28:real -35:rout 31:rug 98:safe 61:security -26:share 33:some -27:spl -60:supp 39:swap 26:telegram
92:these 50:those 47:token -54:tonight -28:too 31:trad 28:transfer -25:trustworthy 32:want 41:were -51:what 31:when -25:wheth
-51:which 24:who 36:whoev -32:whom -20:whose -31:would 21:yet -29:you @~selector 46:* 33:4byte 49:? 29:^4byte -21:^a 45:^my
-23:^what -45:an 29:and 24:at 51:be 27:byt 33:byte 35:call 41:code 48:data -24:doe 59:error 47:every 23:for 23:from 30:function
24:hash -54:here 36:i 41:index 26:input 39:it 41:log -44:mean 30:method 53:my 24:not 34:of 70:our 44:out -24:pl 27:revert
30:selector 23:some 60:start 66:that 34:the -33:topic 23:trace 22:transaction 36:tx 28:up 40:wallet 50:which 51:would @~sol -35: 3:*
-22:^a -22:^balance 23:^biggest -45:^block 58:^did -42:^everyth 21:^for 22:^i -41:^in -53:^mint 66:^show 46:^someone -35:^supp
31:^the 39:^token 59:^total 22:^transaction 32:^who -41:addres -33:all 40:already -29:also 34:am -39:and 25:app -47:are -60:artist
-34:biggest -34:block -27:burn 39:check 28:coin 21:data 46:did 46:down 64:empty 35:every -37:everyth 23:exact 70:exist -28:exploit
-36:far 25:fattest 35:fee -25:first 50:from -21:frozen 63:go -49:ha 52:happen -36:height -27:hi -46:in 41:internal -42:into 39:keep
29:know -63:lamport -29:land -33:largest 26:left 21:like 37:log -21:lowest -41:m 38:made 52:market 31:min -30:move -22:newest
-25:next 42:normal -22:not -28:often -21:only 23:own 68:pay 38:per -26:pippin 21:pl -21:please -20:produc -33:put -21:rent 61:rn
-32:rug -27:safe -36:saving 34:second -33:she 40:show 25:sign 37:sit 23:sitt 46:slot -32:so 45:someone -67:spl -27:stand 29:straight
36:supp -41:swap -20:th 26:that -23:their -43:those 49:through 41:timestamp -29:to 55:today -58:token 48:top 29:total -30:tp
27:transaction 25:two 31:tx -31:unlock -20:user 24:utc -27:validator -27:verify 23:version 30:well 28:went 66:where -52:which
27:work -52:writ -27:write 31:zero @~solana 37: 20:* 29:? 21:^a -21:^all 23:^biggest -28:^compress -31:^doe -24:^everyth -64:^in
-29:^make 22:^my -27:^nft 45:^on -37:^please -22:^show -53:^the -31:^there 41:^token 89:^which 20:^who -42:a 39:addres -44:address
25:aft -20:all -21:ask 24:asset 25:bag 41:belong 52:biggest 36:block -35:burnt 22:buy -62:by -34:check -23:client 21:collect
-37:count -68:creator 42:d 51:digital 30:doe -44:everyone -24:everyth -35:for 22:got -52:group -40:ha 56:he -36:hold 20:holder
-26:impermanent 46:includ -54:know -21:lamport -43:left -62:list -21:look -26:los 32:m -26:make 27:many -30:may -49:member
20:metadata 38:nam -69:name 35:nft -29:no 79:numb -42:offer 37:on -38:one -41:only -42:our -36:out 52:own -30:pay 22:phantom
-39:piec 34:pippin -42:pl -33:please 44:plu 22:real -31:rn 24:rug 83:safe -84:same 20:see 24:sentence -23:set 49:she -50:should
-36:signatur 40:so 23:some -51:spl -39:supp 31:swap 25:swapp -42:that -30:the 23:their 57:these -33:they 25:think -58:tick -24:too
30:trad 69:trait -28:transf -22:two 26:verify -23:we 54:which -43:with 57:writ 27:zero @~source -50:* -26:^please -21:^review
57:^source -71:^verify 24:am 26:an 28:and -44:at 25:be 25:call 49:code -29:coin 35:compil -60:contract -43:etherscan -45:have -29:i
30:licence -56:may -46:my -23:on -39:our 28:out -36:own 29:point 45:proxy 41:rout -54:say -48:so -22:swap -44:that -25:the
-32:verify -20:want -48:we -47:what 38:where -21:with 24:would -29:you @~spot -41: -16:* -30:^i 30:^spot -34:^which 42:bag
37:between 36:bid -25:can -25:circulat 40:market -37:perp 46:spot -25:supp -34:trad -28:trade 33:up -28:which -35:with @~stablecoin
-20:* 41:^and 32:^biggest -29:^can -23:^compare -23:^make 22:^of 22:^on -20:^price -37:^since 29:^stablecoin 23:^supp -20:^the
-48:^we -28:^what 37:^which -25:a 37:against 21:all -21:and -27:are -26:ask 24:back -22:before 32:biggest 30:blockchain -22:can
-21:cent -38:circulat -21:clos -40:coin 42:compar -22:compare -21:could -34:day 42:defillama -36:do 26:doe -22:ever 29:exploit
64:fee -21:from -26:gone 31:grow -55:hold 37:id -30:into 40:issu -30:it 70:keep -43:know -21:lend 21:liquidity -21:make -32:many
-27:me -29:metamask 35:money 32:network -23:not -47:now 39:numb -54:one -38:only -29:our -44:pric 52:rank -28:run -33:see -22:sent
60:share -28:show -21:sise 27:sit -24:slip -31:sold 21:spread 77:stabl 54:stablecoin 32:there -34:these -45:to -29:token 43:treasury
-26:two -22:und -53:until -55:value -52:wa -54:want -48:we 34:which -31:why -21:would -37:you @~stat -5:* 24:^average 56:^dominance
-31:^market 84:^total -38:^volume -55:a -44:address 36:all 34:average 57:big -20:block 23:busy 49:day -63:defi -47:fear -61:fee
-47:gre -68:ha 23:had 29:in -53:large 55:mcap -56:most 25:network 28:no 50:now -65:over -39:please -57:search -58:share -21:since
-27:that 26:there 40:these -21:top 24:total 47:utilisation -20:volume -21:we 25:what @~support 30: 39:* 20:^in 21:^quote 23:^what
34:all 33:are 26:before 59:can 21:chain 22:check 30:coin 31:collection 36:currency 23:for 33:give 41:goplu 43:in 32:it 24:know
37:money 21:my 25:network 36:or 53:price 25:quote 33:set 35:show 21:token 32:v 41:what 32:you @~ticker -28: -14:* -31:24h 49:^all
-22:^any -52:^bid -74:^compare -60:^floor -21:^last -87:^list 26:^on -28:^pair -33:^the -26:^trad -67:^v 31:^which -27:^who 36:about
40:am -24:an -25:any -22:are -41:ask -37:at 21:blur 40:both -33:cap -23:chain 47:cheap -32:coingecko -22:company -41:compare 29:cost
37:could 44:d 27:depth -27:dex 36:do 22:every 27:exchang 22:exchange 100:fee -37:floor -30:from -32:futur -33:ha -21:had 49:have
-29:high -24:how 30:id -30:interest 23:it 93:keep -35:kind 31:know -24:level 39:like -29:list 57:lowest -22:market 58:marketplace
-27:me 52:moment -25:money -28:mov 34:move 24:my 87:nam 52:not -51:now -33:of -28:on 126:one -25:open 112:oth -31:our 33:out
-41:over -28:pair 29:people 22:perpetual 42:price 34:quot -27:recent -36:right -31:rn -27:sale -23:side 40:so -39:spot -70:still
52:that 33:them -57:there 24:they -20:time 22:to -56:today -37:too -25:top -29:total -41:trad 25:two 37:und 40:v -30:venue 21:volume
47:wa 28:what -26:who -30:whole -62:with 55:you @~time 46: -27:* 23:? 33:^doe -20:^how -28:^what -50:answer -44:api 91:clock
52:connect -24:did 29:doe 44:down -22:exchange -30:first 29:from 28:get 27:have -41:i -45:key 35:log 48:made 22:my -29:not 57:now
37:off 58:or -23:ord 22:order 27:say 49:serv -61:service 61:slot 25:that 22:there 36:time 44:timestamp 22:to 25:utc 32:where 37:with
48:work 64:your @~token -33: 8:* 44:^ 45:^a -22:^about -35:^account 60:^addres -29:^all -45:^allowance -24:^am 31:^and -43:^balance
81:^call 26:^can 22:^check -37:^coingecko -23:^compare -58:^contract 35:^convert 30:^dex 79:^did 28:^doe -25:^draft 52:^every
-63:^everyth -29:^for -54:^freeze 72:^ha -40:^have 26:^held -48:^hold 25:^holder -46:^honeypot -22:^how 29:^i -52:^in -22:^largest
22:^latest -22:^list -62:^look 25:^make -75:^market -21:^mint -27:^most 59:^need 37:^newest -33:^next -37:^nft -45:^numb -23:^of
21:^one -27:^only -21:^or -24:^own 22:^pl -34:^please -25:^pool 102:^price 32:^pull 32:^put -21:^quote 42:^search -48:^somebody
-62:^supp -27:^tell -48:^that 53:^token 20:^total -34:^transfer -30:^twitt 58:^v -27:^wallet 26:^website -33:^whale -33:^where
-26:^who 26:about -20:above 39:acros -36:actual 42:aft -25:again 28:airdrop -41:allowance -68:also -31:amount -48:answ 39:anyone
-30:anyth -22:anywhere 23:apart -40:ape -24:approval -54:around 33:arriv 67:arrive -29:art 35:ask 30:at -48:ath -34:attach
-34:attestation -28:audit -20:back -21:bag -41:balance 24:base -52:been -24:beginn -36:belong 55:below 36:beside -38:bett -27:big
-28:bigg -37:block -26:boost 31:bos -45:both -30:bridge 25:broth 22:buddy -71:burn -31:by -30:bytecode 96:call -27:came 25:cap
-42:category 33:chang -20:chat -45:circle 59:claim 41:client -22:code -44:coingecko -27:com 32:company -33:compare -32:contract
35:convert 39:copy -40:could -31:count 80:cousin -65:creat 21:crypto 40:current 40:custom 46:dao -20:dat 44:data -49:day 56:decimal
-23:defillama -28:description 26:dex 38:did -38:do 24:doe 59:dominance 38:down -43:drain -20:e -25:eligible 45:email -21:employ
54:empty 55:en -22:end -33:erc20 -25:etherscan 37:even 51:every 46:everybody -54:everyone -49:everyth 24:exchange -54:exploit
55:explor -21:fake 54:fee -27:feed 81:fetch -66:figur -22:figure -48:fil -22:flag -54:flow -43:follower 57:forgot 53:foundation
-31:freeze -25:friend -21:full -22:gett -29:given 57:go -36:goe 31:gone -32:goplu 30:got -58:governance -43:grandson -74:group
-32:had 34:hand -43:happen -27:held 31:her 54:high -33:hit 70:hold -62:honeypot -35:husband -69:id 23:if -42:in -27:includ 36:income
34:inside 27:it -27:item 47:itself -29:keep -23:key -42:know 53:land -23:last 25:latest -34:launch -28:lay 23:left -45:legit
-45:lend -30:lie -28:line -25:liq -24:liquidity -46:logo -21:lol -48:look 35:lp -27:made 25:main 21:make 54:mark -60:max 34:may
30:mean 23:memecoin -24:memo 90:mempool -29:mention -37:message 45:metamask -22:min 39:mint -23:minute -65:month 28:more -28:most
25:mov 49:movement 40:multisig -54:nam -29:native -61:nev -26:next -33:nft -59:not -66:now 58:off 48:official -24:often -45:old
-75:once -63:onchain -82:only -42:oth 25:over 29:page -46:pas 43:paus 23:peg -87:per 35:phantom -28:piece -48:pl -29:place
-28:please 39:plu 22:pool -59:post 21:pric 67:price 30:profil -38:program -29:project -31:protocol -25:provide 40:pump 47:put
35:queue 24:quick -27:quote -36:random 48:rank 87:reach -22:read -26:reb8tk3gbgk5auzkwc6shnwrgvjh8dualh -60:receiv 22:record 49:rent
34:result -49:return -104:right 36:rn -31:rout -63:rows -29:run 60:safe -21:sal 53:sat 72:saving 60:say 59:search 44:security 28:see
-38:send -53:serv -38:share -23:should 36:show -33:sign 24:single 90:sise 57:sist 27:sit -26:sitt 25:small -42:smallest 76:so
-42:sold -69:some -36:somebody 49:source -72:spl 27:stablecoin -34:stak 33:start 37:state -30:statement 24:statu 43:stop -22:str
-51:straight -20:supp 28:support 41:symbol 20:table -32:take -45:telegram 81:th 24:that 26:their 65:these -26:they 23:think 21:those
-36:through -28:tick 41:tim 36:today 57:too -26:tool -43:total -47:track -27:transaction 52:transfer -35:trc20 -26:treasury 27:trust
-21:trustworthy -36:turnov 54:tvl -40:twitt -27:u -47:unlock -44:upcom -32:upgrade -40:use 23:user 49:v 25:valu -23:valuation
-44:value 43:very 24:via -55:view -23:vitalik -23:volume -20:want -29:weath -57:week 52:well -26:whale -47:whatev 53:wheth -46:whole
-35:whose 53:why -34:will -22:wire 27:with 56:wont 41:worth -53:wrong 81:yet -22:you 35:your @~trad -38: -9:* -27:? 46:^for 54:^give
-35:^i -54:^market -31:^pool -22:^price 82:^print 40:^recent 70:^trad -24:^what -29:^where -25:^which 50:^who 21:a -30:about
38:amount -30:and -21:best -21:can 27:company -21:day -21:did -25:do -26:doe -25:down 33:every -34:form -22:geckoterminal 43:give
-37:he -52:holder 24:in 22:it 26:last 31:late 62:latest 32:list -26:live 45:look 41:mine -34:moment -23:most 22:much -21:my -36:not
23:now -22:of -43:old 48:perp 95:print 37:pull 31:recent 44:right 28:sal 55:sell -23:shar 21:sid -22:side 43:sise -37:sit
-38:somebody -36:tak 21:tape 33:that 28:there 36:through 27:time -25:today -32:token -24:too 39:trad -31:trade 40:trader -22:up 31:v
-21:volume 46:w -24:wa 32:went -20:what -34:where -25:which 34:who -42:ye -22:you @~transaction 6:* 25:^a 34:^all -45:^balance
60:^biggest 55:^block -42:^can -54:^cancel 25:^decod 54:^event -37:^for -54:^from 40:^ha 25:^how 24:^i 33:^in -58:^it 22:^need
-39:^on 52:^show -20:^someone -54:^stack 29:^statu 29:^the 31:^tx 41:^wa -53:^wallet -52:^what 36:^when 28:^which -34:^who
-24:account 37:add -30:aft 29:all 30:any -29:are -24:ask -28:asset -53:attestation 37:audit -31:balance 39:before -49:blob 100:block
-31:book -37:broadcast -42:burn 33:buy -40:by 31:came -75:cancel 48:chain -25:change -41:cheap 53:check 39:claim -25:client
32:complete -44:contract 26:cost -31:current 38:custom 36:decod -40:deploy 26:did -31:do -34:doe 48:eip 50:emit 22:end 29:entry
55:etherscan -29:event 49:exploit 40:fail -30:far 27:fee 50:find 25:friend 29:from -30:geth 43:government 62:happen 38:he 35:here
42:hi 40:hit -23:hold 34:id -29:impermanent 67:includ 32:input -24:internal -20:into 22:invoice -28:land 43:last 36:ledg -30:los
-26:mean -30:mempool 59:min -37:mine 41:money -55:more 24:morn 44:mov 51:movement 64:nam -24:need 29:network -29:newest 30:news
24:no -24:node 28:nonce -21:normal 58:noth -27:now 45:numb 26:number 43:old 54:oldest -24:on 26:one 34:only 49:ord -26:order -55:oth
63:outgo 44:pay 25:payment -26:plu -34:present -31:pric 47:price 35:program 32:purchas 29:purchase -20:real 59:receipt 49:receiv
25:recent -22:relay -25:return -23:right -46:rn -27:rollup 24:rows -49:safe 25:sale -28:second -34:sell 20:sentence 33:shar
-29:should -84:side 38:sign -38:signatur -38:sitt 53:small -61:so -20:someone -38:sort -39:stack -29:stand -62:still 24:stuck
32:succe 33:swap 29:swapp -20:t 51:take -47:text -43:th -52:there 28:these 27:think 29:through 32:thru 21:ticket -26:to -28:today
-26:too -28:topic 38:touch -67:trace 60:transaction 58:transf 23:treasur -48:trezor -31:turn -52:unconfirm 20:und -28:unit
27:unspent 28:use 25:used 52:value 40:w 22:way -34:went -21:were 22:where -32:work -24:would 24:yet 23:you @~transfer -32:* -24:?
-20:^allowance -25:^balance 57:^did 21:^every -28:^everyth -42:^for -22:^how -31:^i -22:^in -60:^it 26:^latest -35:^list 29:^my
35:^need 43:^newest -44:^on -25:^only -26:^our -21:^recent 40:^that 48:^we -23:^who 44:account 38:aft 33:airdrop 31:all -49:also
-36:are 33:arriv 57:arrive -25:attach -26:balance -36:base -26:been -28:both -50:by 41:call 26:came 21:check -42:coin -47:contract
-49:custom -24:d 60:data 25:did -21:do -27:down -37:each -22:eligible -49:en -21:entry 22:erc 42:erc20 -27:etherscan -31:every
-28:everyth 45:exchange -42:flow -55:freeze 38:got 24:guy 35:hand -44:hold -23:i 33:if 52:incom 39:inflow -40:it 53:late 35:latest
39:left 32:lin -42:list -31:made 59:make -26:may 29:mov -21:much -25:name -23:native -29:need -26:newest -39:nft -60:one -28:our
24:out -21:outgo 36:over -44:own 31:payment -24:pool -35:position -23:price 32:read -60:receiv -24:recent 34:rows 22:safe -23:sent
27:she -22:still -29:supp -30:th -39:that -21:them -20:there -24:these -28:thi -54:those 22:through -34:time -39:token 28:tonight
-56:transaction -36:trc20 -23:two -28:tx 51:utc -20:value -28:wa -34:wallet -21:want 53:went 37:whatev -29:where -24:why -26:with
-52:would 29:yet -42:you @~treasury -27: -34:* 51:^biggest -29:^chart 45:^for 33:^ha -34:^how -24:^i -20:^list 39:^of 51:^stack
-23:^what 22:^when -62:a -28:about -31:account -44:all -38:among 38:amount 27:at -21:audit 43:average 31:between 29:board 21:bought
-31:chang 40:change -35:chart -22:coingecko -36:country -36:crypto -30:dao -30:do -21:doe 71:each -52:fee 62:firm -25:got 28:ha
30:held 29:hi 55:holding -32:id -29:in 32:into 28:last -37:legal 23:lol -25:los 30:m -22:made 27:market -27:me 64:min -45:morn
-66:nod -32:now -41:old -73:or -59:our 39:paid 41:pap -39:pay 35:pile -36:pl -28:price 31:protocol 25:purchas 25:purchase 32:rank
69:report -30:right -36:safe 27:sale -39:sell 44:shar -54:share 33:sheet -69:should 29:show -33:since 42:sit 21:sitt -25:some
-20:stablecoin 67:stack -35:tell -38:thi -35:to -24:token 21:u -22:v 20:value 24:we -22:what 32:with 33:work -38:worth -32:you
@~trend 8:* 71:? 55:^any -32:^can 62:^pool -22:^search 40:^trend -28:a -60:and 53:any 21:are -32:by -24:can 39:chain 46:coin
-41:compare 28:could -74:degen 34:dex -24:did -36:everyone -26:geckoterminal 63:go -43:ha -20:hot -26:how -22:id 33:into -29:just
24:know -26:last 24:list 31:look 26:m 29:moment 35:most -38:now -28:of -29:one 47:only -29:or 38:people 23:please 49:pump -30:right
-25:rugcheck 49:search -21:talk -25:that 20:these 45:today -25:token 35:trend -35:volume 25:vot -30:wallet 29:want @~tvl 44: 13:*
43:^did -22:^fee -29:^how -21:^price 24:^since 78:^the -31:^tvl 49:^what 34:^when -38:^who 21:all -37:at -26:between 98:blockchain
-89:by -62:chart 40:compare -47:dao 29:did -50:doe -24:exchang -86:fee -21:from 33:get -62:have 49:it -53:itself 28:just -21:keep
57:lie -24:liquidation -28:liquidity 39:lock -24:long 24:m -52:me -28:most -35:need 51:now -43:numb 24:of -22:out -39:paid 25:point
36:present -26:price 31:project -29:rank -27:right 37:saving -46:show 22:since -24:stablecoin -22:stak -34:still 35:there -42:time
58:today 26:total 33:trend 25:tvl 23:value 71:wa -25:wallet 63:we 40:what 24:when 54:where -29:who -20:yield @~verify 5:* 30:^ha
30:^say -29:^source 33:^verify 42:and 35:anywhere -28:are -21:by 26:claim -21:code -24:eip 33:he -23:hi 31:in 28:look -43:match
54:newest 27:one 27:only -22:open -22:out 30:own 30:public 31:publish 20:real 21:rugcheck 32:team -27:there 21:they 50:verify -23:wa
-22:wallet -24:where -25:whose 32:work @~volum 15:* 83:^dex -37:^i -28:^on -29:^pool -34:^the 27:^total -52:^volume -22:^what -49:a
-22:about 25:acros -39:all -29:an -32:are -25:at 80:by -20:day 37:decentralis 62:dex 27:do 24:down 38:each 28:exchang 25:exchange
-26:fee -39:got -63:it -22:led -23:liquidity -20:list -24:marketplace 21:more 51:now -37:one -33:only 25:our -35:perp -62:pool
34:right 47:see 21:than -35:them 43:they -28:token 26:trade 24:turn 21:turnov 44:v 25:venu -21:wa 41:want -37:we -21:week 41:who
@~volume 24: -21:* -55:24h -33:^and 41:^could -90:^dex 63:^give 46:^ha 21:^how 26:^of -33:^price 41:^the 65:^volume 20:^we -44:^what
-49:aft 79:against -48:am 21:and -22:at -28:been 31:between 20:biggest -29:bridge -31:buy -51:by 34:chart 33:coin -25:coingecko
-21:company -53:compar 39:could 45:day 62:deposit -26:derivativ 39:develop 69:did 42:do -20:down -38:each -69:flow 61:give -43:gone
39:got -53:hack 31:history -21:hold 24:how -31:into 52:it 27:keep 25:kind -28:l2 25:like 35:make 57:me -30:moment -27:money -37:most
26:mov -30:net -22:now -26:numb 26:of -28:on -29:out 71:own -45:people 42:perp 27:please -30:price 25:quarter -29:rank -21:reach
-22:report 42:same -44:see -30:sell -49:send -32:sent -32:spot -50:still -26:swapp -31:take 33:tell -22:th 31:that -48:there
-23:through -42:today -50:token -55:total 32:trade -78:trader -24:turn 38:two -21:u -49:used -45:v 23:venue 42:vol 53:volume
-39:want 50:we 22:week -24:went -27:what -20:whole -32:will -22:with 55:withdrawal -47:year -32:your @~wallet 8:* -49:^addres
46:^all -38:^am 31:^and -28:^are -21:^balance 32:^biggest -33:^call 26:^can 66:^check 28:^did 60:^doe 31:^every 36:^everyth
-28:^find 29:^good 33:^hold -49:^i -32:^if 88:^in 43:^last 38:^list 71:^make 32:^nft -24:^nonce -55:^numb -25:^on 68:^one 77:^only
26:^our -52:^please 22:^pnl -44:^price 27:^pull -23:^rank -36:^realis 22:^recent -89:^revoke -47:^rows -22:^run 55:^search 54:^show
54:^swap 23:^that 35:^the 93:^token -31:^top -39:^transaction -31:^unclaim 82:^wa -71:^wallet 28:^whale -25:^where 22:^which
-42:^with 29:active 28:activity -26:add -58:addres -59:address 58:aft -35:airdropp 90:all 51:already 26:am 27:and 36:ape 42:app
32:approv -44:approval -23:approve 30:arriv 64:arrive 31:art 89:artist -28:ask -21:attach -56:attack 24:audit 23:away 54:bag 71:bal
-34:balanc 24:bank -29:base -30:be -38:before 39:belong 26:biggest -83:block -32:blockscout 61:bookkeep -41:bot -43:both 28:broth
50:burnt 20:came 46:can -26:car -35:chain -66:chang -24:change 70:check -29:circle 28:clean -30:click 33:client -23:close -21:code
57:cold -24:colleague 44:company -27:compare 33:compress -39:confirm -26:contract -45:control 34:count 70:creator 28:crypto
-37:custom -33:d 55:dao 68:data 30:defi 47:deploy -67:dex 76:did -29:diligence 29:do 27:done 35:down -29:due -31:each 41:earn
-53:eligible -44:employ -31:en -24:enough -29:entry 23:erc 44:erc721 -22:error -37:even -52:every 28:everyth -27:exact 45:exchange
56:explor 33:farm -25:figure -20:file -26:find -62:flow -48:forgot 25:found -69:free -54:freeze 41:friend 61:fund 27:ga -36:gain
23:gave -29:get -26:go 24:goe -49:gone 27:good 57:governance 58:grandson 38:ha -57:hand -23:hardware 55:have 32:her -35:hex 60:hi
-30:history -28:hit -36:hold -27:holder 39:holding -40:home 48:hot 32:how 25:if -29:includ 40:incom 24:inflow -27:input 27:inside
24:internal -37:inventory -22:it 63:item -27:itself -39:jpeg 34:just -34:keep -40:key 43:l2 29:last 43:late 54:ledg 52:left
-40:legal -22:let -27:lett -26:lie 39:like 37:lin 69:line 46:link 45:list -34:live -35:m 47:made 54:make -39:market 50:marketplace
-25:mean 31:member -22:min 44:mine 32:mint -34:minute 23:money -31:more -55:movement 69:much 44:multisig 55:must -21:name 30:net
-51:next -22:no -46:nonce -29:numb 35:office -45:once -47:open -52:ordinal 45:our 68:outgo 37:over -53:own 35:p -26:paid 32:pap
29:pay 21:penguin -36:people -20:per -23:percent 44:permission 37:permit2 -45:person -23:phantom 26:picture 40:piec 34:pl -50:plu
-27:point 35:pric -20:price -36:print -25:profit -24:program -22:project 21:protocol 42:provide -21:rank -45:rate 52:reach -23:read
-24:realis -42:reason -62:receiv 58:rent 32:report -25:return -82:revoke 61:rich -24:rows 43:safe 38:said 41:same -32:sandwich
-31:satoshi -51:say -29:screen 57:search -33:seen -33:sell -23:sent 46:set -24:sheet 45:should 35:show -36:sign -51:sit -42:smallest
45:sold -30:solidity 22:some -34:someth -53:son -23:source -27:spam 84:spl -25:start 49:statement 33:storage -33:supp 37:swap
-38:symbol -21:t 27:tag -24:talk -30:team -35:term -45:th -66:that -36:them 53:there -54:these -37:they -24:those -45:through -27:to
-31:today 24:togeth 78:token -21:too -31:top -47:trade -29:trader 26:trait -36:transaction 83:transf 37:transfer 79:treasury
-50:turn -43:two -22:u -29:und -24:unit -32:unlimit -36:unspent -22:use -27:user 51:utc -22:valu -30:value 77:vault 45:vitalik 42:wa
-21:wallet -29:way 27:we -58:well 29:were 40:whale -40:wheth 47:which -23:whole 23:whom -43:will -54:win -51:without 26:worth
-30:write 25:year 24:yet 50:yield 22:zero @~yield -34:* -22:^ha -45:^i 21:^my -53:^price 23:^stablecoin -21:^stak -26:^the -23:^tvl
50:apy -22:at -25:bank -23:been 71:can 42:current -29:dao -38:deposit -44:did 34:doe 24:down 58:farm 21:first -33:ha -21:hold -31:i
35:interest -26:it -53:keep 35:least -41:lend 36:like 22:m 26:more 30:most -28:mov -26:no 38:now -30:numb -26:or 21:paid -34:park
49:pay -23:peg 31:per 21:please 23:present -51:price 25:put 21:rate -34:report -26:reward 23:show 25:stablecoin -36:still 23:summ
47:there 25:thi 24:those 35:today -35:tvl 26:use 23:went -24:when -21:with
`;
