// First weights: how much each sign of a candidate tells for it, by itself (*) and beside each word of the question; written by test/learn-first.ts, in hundredths.
export const FIRST_WEIGHTS = `
@+lacks 5:* -26:,+, 61:,+24h -23:,+a -30:,+and -50:,+any 34:,+but -73:,+by 82:,+can 35:,+contract 47:,+could -36:,+did 25:,+every
23:,+find 36:,+for -52:,+give -38:,+ha 44:,+he -37:,+id 23:,+if 43:,+in -25:,+just -44:,+like 34:,+list -32:,+long -42:,+market
32:,+newest -57:,+not 46:,+only 71:,+open -25:,+or 42:,+our -25:,+pric 23:,+price -44:,+rank -35:,+show 29:,+spend 21:,+still
61:,+the 45:,+there -20:,+they 109:,+to 23:,+token 42:,+we -27:,+what -52:,+whatev -51:,+which -30:,+who 28:,+why 27:,+with 61:.+_
42:.+before 40:.+can -33:.+e 32:.+for 49:.+ha 42:.+i -51:.+show 22:.+the -29:.+which 61:?+? 29:?+_ -22:?+and -22:?+check 35:?+he
-48:?+how 33:?+i -21:?+in 50:?+it -25:?+just -33:?+look 47:?+the -26:?+we -42:?+what -26:^+_ -47:^+addres 39:^+all 56:^+allowance
-21:^+and -39:^+apple -112:^+balance -50:^+bid 24:^+block 31:^+buy 46:^+by 60:^+call -44:^+can -29:^+capital 31:^+chain -48:^+chance
50:^+check 40:^+circulat -52:^+coin 51:^+coingecko 68:^+compare 31:^+contract 28:^+convert -40:^+could -43:^+current -30:^+decimal
-23:^+decode 49:^+depth -26:^+dex -42:^+draft 66:^+event 31:^+everyth -61:^+explain -26:^+fill 23:^+floor -30:^+from -56:^+ga
21:^+give 35:^+ha 24:^+hash 32:^+hey 59:^+hold 32:^+holder 47:^+honeypot -25:^+hottest -42:^+id -31:^+if -46:^+it 45:^+kind
-34:^+latest -35:^+ledg 31:^+liquidity 24:^+list 28:^+look 36:^+market 38:^+metamask 32:^+mint -40:^+my -20:^+name 27:^+namehash
24:^+need -43:^+newest -31:^+next -26:^+no 21:^+odd 80:^+oi 47:^+on 49:^+open 35:^+pl 45:^+plot 21:^+pnl 46:^+pull 30:^+pyth
-32:^+read -26:^+realis 24:^+recent 41:^+revenue -42:^+review -62:^+revoke 37:^+rugcheck 68:^+run 27:^+safe 27:^+sat 37:^+say
96:^+search -59:^+should 42:^+so -32:^+somebody 36:^+stablecoin 36:^+swap 24:^+tape 33:^+tell 27:^+text -38:^+that -54:^+the
43:^+there -27:^+thi 59:^+token -45:^+top -23:^+topic0 77:^+trad 44:^+turn 51:^+tvl -24:^+twitt -25:^+two 38:^+und -21:^+utxo
-53:^+verify 32:^+volume 129:^+wa 22:^+we -23:^+will -42:^+with -43:_+? -23:_+_ -65:_+account -55:_+addres -23:_+airdrop 28:_+all
43:_+already -70:_+are -77:_+at -79:_+atm 31:_+balance -44:_+been 50:_+bet 49:_+bid -47:_+block -33:_+book -94:_+by 26:_+byte
-24:_+call -31:_+can 27:_+cent -21:_+chain 29:_+clos 79:_+coin -59:_+collection -23:_+compar -23:_+contract -27:_+cost -32:_+crypto
-50:_+cut 22:_+deposit -36:_+develop 43:_+dex 23:_+digest 63:_+doe -24:_+dominance -31:_+down 27:_+each -22:_+earn -29:_+entry
24:_+explor 41:_+fail -24:_+fee 80:_+for 24:_+from 61:_+fund -24:_+ga 41:_+get 25:_+give -25:_+got -53:_+ha 44:_+hash -25:_+hashrate
-52:_+have -45:_+hold 23:_+if -39:_+in -21:_+into -24:_+keep -32:_+late -25:_+left -26:_+level -23:_+list 69:_+long -31:_+market
-43:_+may -43:_+mempool -23:_+message -31:_+mil 31:_+mov -21:_+movement -27:_+network -41:_+next 58:_+nft 28:_+notional 24:_+now
-46:_+odd 42:_+of 40:_+old -33:_+open 41:_+or -31:_+ord -32:_+outcome 38:_+over 53:_+pair -21:_+pay -56:_+perp -23:_+pl 20:_+please
24:_+pool -38:_+proposal -29:_+protocol -53:_+question 26:_+quote -32:_+recent -30:_+revenue -61:_+right -58:_+rn 33:_+rout
-39:_+rows 60:_+safe 55:_+say -32:_+show -23:_+side 22:_+sign 29:_+since -25:_+sit 23:_+stack -26:_+stak -29:_+stake 62:_+th
57:_+that 52:_+there -64:_+these -26:_+thi 44:_+to -22:_+tp -54:_+trad -40:_+transf -25:_+transfer 28:_+treasury 30:_+tvl -35:_+tx
32:_+until -59:_+up -47:_+value 27:_+w -76:_+wallet -30:_+what 52:_+when -37:_+with -47:_+word 55:_+worth -58:a+a -43:a+beginn
70:a+certain 54:a+chain -39:a+client 97:a+coin 35:a+fake 53:a+feed 26:a+friend -26:a+good 31:a+hash -28:a+it 31:a+list -55:a+logo
49:a+long 71:a+new 21:a+of -34:a+phish -28:a+side 26:a+str -33:a+the 56:a+token 83:a+transf 67:about+$ -27:about+, -48:about+_
53:about+in 28:above+_ -21:accord+to -28:account+$ 42:account+, -52:account+? 49:account+_ -47:account+at -51:account+balance
-63:account+i 62:account+on 44:addres+$ 23:addres+. -25:addres+_ 53:addres+for -84:addres+of -51:addres+on 47:addres+that
-40:address+$ 80:aft+the -39:against+_ 27:against+the -24:airdrop+and -25:all+_ -73:all+chain 32:all+nft -45:all+of
-39:all+stablecoin 27:all+the 49:all+time 26:all+worth 26:already+$ -29:already+been -30:am+_ 59:am+i 21:amount+$ 31:amount+in
-24:an+_ -54:an+airdrop 34:an+exchange 43:an+nft 22:and+for 47:and+give 24:and+ha 33:and+he -23:and+how 39:and+if -62:and+it
73:and+my 44:and+now -47:and+of -43:and+open 40:and+out -23:and+since -48:and+volume 28:and+want -47:and+what -39:and+wheth
-89:and+which -33:and+why 23:any+_ -40:any+chain 29:any+of 38:anywhere+$ 21:app+$ 29:approval+i -39:approval+on -26:approve+a
32:apy+history -22:apy+of 27:are+all 42:are+my 30:are+open -51:are+people 25:are+still 29:are+the -29:are+there 29:arriv+$ 59:ask+$
-31:ask+. -63:ask+for -30:ask+me 34:ask+to 43:ask+what -27:at+_ 65:at+a 34:at+least -61:at+my -23:at+present 23:at+that -58:at+thi
26:at+which 69:ath+$ -60:atm+$ 46:average+$ -30:back+, -32:back+_ -67:balance+and -56:balance+in -25:balance+of 28:balance+sheet
21:bar+$ -25:be+$ 41:been+burn 24:been+pend 38:before+friday -42:before+i -54:behind+_ 36:behind+it 28:behind+the 28:belong+to
35:best+_ 34:bet+$ -21:bet+_ 42:bet+do -30:bett+on -55:between+_ 52:between+the -25:bid+ask 29:bid+on 27:big+i 23:bigg+than
-29:block+? -25:block+height -112:block+i 36:block+numb -32:block+on 38:block+wa 53:book+$ -67:book+_ 26:book+depth -55:book+for
-28:book+of 107:book+on 56:both+sid 56:bought+$ -37:bought+_ -65:bridge+$ 53:bridge+i 39:burnt+one 21:buy+$ 28:buy+? 31:buy+and
36:buy+it 22:buy+tax -46:by+24h -64:by+_ -30:by+a 26:by+chain -64:by+hand 52:by+how 45:by+it 62:by+market -23:by+one -44:by+protocol
60:by+the -32:by+tvl -36:by+volume -48:by+what 42:call+_ 64:call+data 34:came+in -32:can+still 44:can+t 33:can+the -36:can+you
27:candl+for 26:cap+? -42:cap+and 22:cap+of -35:capital+of 103:category+i -31:chain+$ -43:chain+, 24:chain+and -40:chain+ha
21:chain+i 37:chain+id 28:chain+it -59:chain+option 59:chain+that -45:chart+_ 35:chart+for 42:chart+of 34:check+if 42:check+it
47:check+my -20:check+thi 47:circulat+supp 34:clean+up -38:click+on -23:client+_ -24:clos+_ -43:close+$ 28:close+to 22:closest+to
46:coin+$ 21:coin+? -30:coin+_ -60:coin+by -31:coin+doe 74:coin+for 40:coin+from -33:coin+i 48:coin+in 31:coin+my -46:coin+that
-33:coin+worth 32:coingecko+_ 67:coingecko+id 32:cold+storage 44:cold+wallet 37:collection+$ -39:collection+_ 27:collection+a
-39:collection+my -21:com+out 26:company+hold 50:company+i 45:compare+_ 51:compare+it 22:compliance+ask 21:confirm+$
66:confirmation+doe -46:contract+addres -30:contract+address -47:contract+for 25:contract+have 26:contract+of -28:contract+on
36:contract+or 31:contract+that -46:convert+thi -54:cost+$ 45:cost+? -27:cost+in 50:cost+on 31:could+the -32:could+you 71:count+and
65:counterparty+addres -29:crypto+gain -35:crypto+market -29:cut+in -30:cut+on 46:dao+$ 30:dao+hold 53:dao+treasury 27:dat+$
27:data+$ -38:data+_ -56:day+? 38:day+i -22:decemb+$ -56:decentralis+exchang -31:decimal+of 23:decode+the 34:deep+i -34:defi+tvl
37:deploy+to 30:deposit+, -21:develop+since 32:dex+$ 43:dex+, -38:dex+i -56:dex+on -52:dex+pair -59:dex+volume 48:did+$ 47:did+_
90:did+i -22:did+it 38:did+that 68:did+the -28:did+they -58:did+thi -75:do+$ -21:do+not 40:do+you -25:doe+_ 21:doe+a
-41:doe+coingecko 87:doe+he -32:doe+it 57:doe+my -23:doe+one 64:doe+our 35:doe+pyth 42:doe+that 53:doe+the -32:don+t -43:draft+a
40:drain+$ 41:each+chain 20:each+side -55:earn+_ -30:eith+side -49:eligible+for 61:end+of 29:enough+. -35:error+_ 52:event+$
-25:event+_ 71:event+i 98:event+of -35:event+that -57:every+approval -30:every+chain 27:every+purchase 27:everyth+that -25:exchang+$
-20:exchang+_ -50:exchange+$ -30:exchange+, 76:exchange+clock 77:exchange+where -32:explain+in -66:explain+to -59:explor+$
94:explor+of 28:far+$ -36:far+i 35:far+off -30:fee+$ 46:fee+_ 80:fee+doe 44:fee+i 36:fee+on 34:fee+that 21:fee+tier -46:feed+_
52:feed+for -48:fill+in 27:fill+of 24:fill+on 67:find+it 35:find+out -23:find+the 36:first+$ -33:first+? -39:floor+$ 55:floor+and
50:floor+of -40:floor+price -35:for+each 33:for+how 25:for+it 39:for+me -31:for+our -34:for+reentrancy 81:for+that 59:for+the
-50:form+_ 55:found+a 25:from+$ 57:from+_ -31:from+me 58:from+my 82:from+the 23:function+$ 46:fund+_ -47:fund+on -35:fund+payment
-23:fund+rate -49:ga+$ -32:ga+on -58:ga+price -34:ga+rn 21:gave+u 34:get+? -34:get+a 27:get+if -45:get+into 24:get+liquidat
35:get+the -22:gett+liquidat -29:github+commit 42:give+the -48:go+through -56:go+to 36:gone+up -26:got+an 64:governance+token
63:ha+been 24:ha+it -43:ha+on -51:ha+that 63:ha+the 64:had+_ -22:hardware+wallet -49:hash+_ -70:hash+of -28:hash+rate -27:hashrate+$
-27:have+$ 24:have+, 55:have+? 84:have+a 31:have+by 48:have+i -57:have+in 68:have+my 40:have+open -44:have+the 25:he+got 35:he+ha
32:he+i -20:he+paid 30:he+say 33:height+of -33:here+$ -62:here+. 29:here+a 39:hi+_ -51:hi+account 20:high+, 30:high+i
-51:highest+floor -65:history+$ 60:hold+$ -37:hold+, 44:hold+_ 41:hold+any 79:hold+count 55:hold+in 46:hold+it -37:hold+on
64:holder+$ -25:holder+, -27:holder+? -31:holder+of 24:holder+on -23:home+addres 41:honeypot+? 48:honeypot+or 42:hot+wallet
-48:hour+$ -36:hour+? 29:how+are 29:how+big 22:how+can 61:how+deep 39:how+did -58:how+do -70:how+doe -37:how+ha -44:how+it
-22:how+large -47:how+long -23:how+many 21:how+much -79:how+old 31:i+$ -34:i+, -37:i+. -82:i+_ -24:i+a 43:i+allow -50:i+an
24:i+approv -30:i+approve -49:i+at -43:i+bett 60:i+buy -39:i+click 28:i+close -23:i+d 34:i+do 21:i+don 47:i+earn -48:i+eligible
21:i+enough -24:i+farm -26:i+fine 26:i+for -38:i+forgot 54:i+found 59:i+got 66:i+had -76:i+he 62:i+hi 79:i+hold 85:i+in 46:i+just
33:i+left 31:i+lost 40:i+made 33:i+mint 51:i+my -51:i+on 48:i+only 24:i+open 26:i+our 97:i+own 50:i+paid 26:i+park 53:i+pay
-34:i+pend 65:i+provide 23:i+read 34:i+receive 20:i+sell 29:i+sent -45:i+set 60:i+should 61:i+sign -21:i+stak 52:i+still 20:i+swapp
22:i+that -68:i+there 54:i+thi 73:i+think 24:i+trade 46:i+up 55:i+use 45:i+used 58:i+wa -24:i+want 30:i+won -41:i+worth -39:id+_
58:id+do 23:if+i 44:if+thi -28:if+you -31:impermanent+los 26:in+$ -37:in+, -32:in+? 71:in+and -26:in+circulation 22:in+coin
-40:in+crypto -44:in+decemb -28:in+defi -38:in+germany 38:in+one 31:in+ord 24:in+our -27:in+percent -32:in+simple 45:in+spr
37:in+that 52:in+the -28:in+their -24:in+them -24:in+there -49:in+thi -36:in+total -32:in+what 64:in+which 36:includ+$ 45:incom+_
-29:index+_ -30:init+code -37:inside+_ 37:integrate+$ 29:interest+$ 62:interest+of 34:into+_ -23:into+our 38:into+the 48:it+$
85:it+, 37:it+_ 30:it+all -25:it+at 29:it+balance 37:it+be -36:it+burn -24:it+cost 28:it+dangerou 27:it+ever -52:it+floor
-26:it+from -45:it+go 32:it+ha 49:it+have 30:it+now 53:it+on 62:it+or -54:it+own 53:it+pay 76:it+peg 29:it+point -26:it+price
28:it+still 28:it+take 44:it+trad 31:it+trade -46:it+wa -29:it+worth -39:just+the 22:keccak+_ 59:keep+on -54:key+$ 36:kind+tell
76:know+$ 23:know+how -29:know+it 29:know+the 24:l2+we -45:land+$ 35:land+? 33:last+_ 29:last+trad 35:late+husband 61:late+on
22:ledg+$ -25:ledg+, -35:ledg+or 49:left+in -30:left+on 41:lend+app 29:lend+protocol -26:level+$ -29:level+a -38:lightn+channel
-24:lightn+network 39:like+_ -38:like+i -40:link+, 20:liq+price 23:liquidat+? -44:liquidation+_ -64:liquidation+pric
66:liquidation+price 45:liquidity+and 26:liquidity+for -41:liquidity+pool 59:list+every -27:list+for 54:list+it -55:logo+for
-47:lol+$ 22:long+_ -33:long+and -54:long+i -24:long+v -27:look+for 33:look+it -22:look+like 68:look+wheth 50:lose+it 49:low+$
29:lp+$ 25:lp+lock -39:m+_ 30:m+in 28:made+, 28:made+_ 51:made+a 38:made+on -22:made+the 27:make+_ -40:make+a -62:make+me
56:make+the -40:many+_ 67:many+confirmation 80:many+of 22:many+owner -41:many+people 55:many+percent -39:many+sat -36:many+token
-50:many+validator 22:many+wallet 49:market+cap 34:market+i 36:market+we 27:me+$ -57:me+, 77:me+. 31:me+? 28:me+_ 22:me+about
26:me+all -66:me+back 25:me+every 42:me+how -24:me+it 49:me+my 24:me+on -38:me+please -51:me+some 46:me+that -54:me+what
-44:me+which -30:me+with -22:mean+$ 31:mean+the 30:member+of 56:mempool+$ 61:metamask+show 34:min+$ -45:min+pool 47:mine+$ 31:mint+,
89:mint+on -27:mint+or 24:moment+$ -34:moment+, -51:moment+? 59:moment+of 35:money+i -27:money+on -22:more+$ 43:morn+$ 28:morn+,
-31:most+_ -32:most+at 47:most+fee -30:most+in -58:most+money -21:most+on -37:most+recent -37:most+stablecoin -21:most+today
-65:most+volume 33:much+did 65:much+ga 29:much+have -51:much+in 42:much+of 50:much+on 21:much+went 43:much+would -30:my+_ 36:my+aunt
26:my+bag 55:my+balance -47:my+bet 22:my+bos 68:my+broth 24:my+buddy 57:my+client 86:my+coin 51:my+cold 41:my+colleague
-22:my+collection 23:my+company -23:my+contract 29:my+daught 77:my+employ 71:my+exchange 75:my+friend 27:my+grandson -34:my+landlord
56:my+last 29:my+late 50:my+liquidation 42:my+metamask -46:my+moth 54:my+nephew 41:my+not 65:my+old 30:my+open -40:my+own
22:my+payment 37:my+pension 33:my+pool -45:my+position 39:my+saving 23:my+spreadsheet 31:my+swap -34:my+tax 21:my+thesi 39:my+trad
34:my+transaction 28:my+transf -60:my+tx -64:my+wife 37:my+withdrawal -55:nam+$ 37:name+, -45:name+and 33:name+on 22:name+the
30:namehash+for -67:native+coin -27:need+_ -30:need+a 57:need+it 53:need+the 46:network+$ 35:network+i 37:new+_ -23:new+coin
55:new+token -36:newest+_ -29:newest+pool -47:next+_ -44:next+block 31:next+contract -37:nft+_ 28:nft+do -26:nft+doe -42:nft+of
55:nft+on -30:nft+project -31:nonce+_ 30:not+, 46:not+. 41:not+_ -30:not+the 26:noth+arriv -27:notional+volume -23:now+$ -33:now+,
37:now+? 27:now+_ 67:now+on 20:numb+$ 36:numb+_ 22:numb+and 46:numb+for -79:odd+for -24:odd+of -26:odd+on 29:of+$ -24:of+, -53:of+_
84:of+a -65:of+all 54:of+an 68:of+both -23:of+coin -51:of+crypto 24:of+em 36:of+it 49:of+mine 58:of+one 57:of+our -26:of+owner
35:of+that 83:of+the 23:of+these 65:of+those -24:of+token 21:of+trad -43:of+what 35:off+i 49:office+want 26:on+$ 26:on+at
53:on+average -65:on+chain 23:on+coingecko 55:on+each 26:on+every 47:on+hi 39:on+no 33:on+one 31:on+our -23:on+right 24:on+some
73:on+that 41:on+the 33:on+thi -27:on+twitt 48:on+which 47:one+$ -60:one+_ 35:one+chain 25:one+go 28:one+i -78:one+of 40:one+or
25:one+protocol 23:one+with -56:only+_ 39:only+have 35:open+$ -35:open+_ 43:open+at 26:open+bet 26:open+interest -45:open+order
-21:option+protocol 33:or+_ 54:or+a -49:or+blacklist 29:or+down -36:or+greedy -52:or+i 24:or+los 32:or+not 44:or+wa 63:or+what
39:order+$ 65:order+of -26:orderbook+_ 66:oth+one 59:our+auditor 40:our+chain 50:our+company -57:our+contract 47:our+fund 28:our+l2
49:our+own 43:our+treasury 42:out+$ -30:out+, 56:out+of -32:out+there -25:outcome+token 55:over+_ -64:over+all 20:over+it
52:over+time 42:own+$ -24:own+, -26:own+and 30:own+by -26:own+it 22:own+on 26:own+the -99:own+token -23:owner+and 29:owner+doe
61:paid+$ 46:paid+_ -28:paid+dexscreen 21:paid+in -27:paid+out -52:pair+for 34:pap+with -23:past+_ 23:pay+$ 62:pay+_ 47:pay+for
67:pay+on -39:pay+to 32:peg+_ 42:pend+_ -37:people+say 51:per+vbyte 21:percent+$ 64:permit2+_ 28:perp+, -29:perp+_ -46:perp+at
35:perp+on -21:phantom+$ -32:pick+up 37:piec+of 21:pl+$ 26:plain+create 30:plain+word 44:please+$ 38:please+, 44:please+.
-34:please+? 31:please+check 37:please+give 36:please+look 37:please+show -28:please+tell 56:please+the -27:pnl+of 44:point+$
25:point+to -44:pool+, -26:pool+are 31:pool+by 44:pool+for -44:pool+found 30:pool+i 64:pool+in -26:pool+of -60:pool+on -20:pool+with
21:position+$ 39:position+, -22:position+of 36:possible+. 57:post+$ -24:prediction+market -33:present+, 59:pric+for -43:pric+in
-63:pric+of -49:price+$ 28:price+? -42:price+_ 22:price+chart -27:price+do 45:price+impact 23:price+in -59:price+of -46:print+on
-50:priority+fee 24:profit+or 30:project+$ -72:protocol+by 38:protocol+in -22:protocol+on 48:protocol+we 60:provide+liquidity
64:pull+_ 21:pull+the 41:pump+$ 47:put+_ -23:put+my 43:pyth+_ 37:pyth+have 23:quote+for -32:rank+$ 57:rank+by 34:rank+the 80:rate+of
-26:read+_ 42:read+the -50:real+name 63:real+one -24:realis+pnl 38:realis+profit -27:require+the -66:revenue+$ -40:revenue+,
48:revenue+_ -57:revoke+every -28:revoke+that -54:rn+$ -33:rows+$ -22:rows+. 31:rpc+url -26:rugcheck+$ 46:run+_ 44:run+and 21:run+on
38:safe+? 29:safe+to -36:sat+vb -29:saving+account -32:saving+in -28:say+$ -90:say+_ 31:say+he -20:say+it 40:say+that -43:score+$
57:search+_ -24:search+for 50:search+on 60:search+the 40:second+i 54:see+the 69:sell+$ -84:sell+? 34:sell+tax 46:sell+thi 43:sent+?
-68:sent+_ 28:sent+it 58:sent+me 50:sent+u 36:sery+$ -42:sery+_ 30:shar+of 65:share+of -38:she+hold 31:sheet+$ 51:sheet+,
37:short+in -72:show+_ 35:show+all -31:show+my -22:show+the -60:side+$ 42:sign+$ -38:sign+_ 85:sign+it 83:signature+_
-38:simple+word 93:since+i -38:since+when -34:sise+and -45:sise+of 28:sit+in 22:sitt+in 50:sitt+on 47:so+i -51:so+it -57:sold+$
33:sold+_ 32:some+_ -57:source+of -29:spend+_ 44:spend+on 44:spendable+output 22:spot+_ 39:spr+$ -28:stabl+on -30:stablecoin+$
-52:stablecoin+float 20:stablecoin+in -43:stablecoin+on 30:stand+behind -24:start+with 28:stat+for -33:state+the 91:still+have
-31:still+mint -26:still+move 59:still+pend 61:still+pull 56:stood+at -29:storage+$ 59:storage+, 53:str+_ 30:str+of
-22:straight+from -30:stuck+$ -35:stuck+? 33:supp+, -30:supp+of 28:swap+of 54:swap+on 54:take+from -27:talk+about 21:tax+?
40:tax+office -50:telegram+group 36:tell+how -36:text+_ 41:th+i 45:that+$ 58:that+_ -71:that+be 52:that+block 32:that+came
29:that+chain 34:that+collection -22:that+contract 61:that+he -46:that+hold -43:that+i 32:that+list 54:that+market -33:that+my
22:that+one 30:that+pair 21:that+protocol 22:that+the 55:that+thi 25:that+token -58:that+transaction 54:that+wa 35:that+wallet
48:that+we 64:the+airdrop -45:the+amount 33:the+app 33:the+auditor -81:the+balance -36:the+beacon 45:the+best 24:the+bet
-73:the+biggest 142:the+block 27:the+book 84:the+bridge 64:the+call 50:the+chain 27:the+chance 43:the+client 55:the+coingecko
40:the+cold 32:the+company 27:the+contract 23:the+counterparty 44:the+court -26:the+custom 67:the+dao 35:the+dapp 30:the+day
23:the+deploy 49:the+deposit 59:the+derivativ 49:the+dev -28:the+dex 28:the+en 48:the+end 59:the+event 105:the+exploit 80:the+explor
56:the+fee 33:the+floor 32:the+fund -61:the+ga 25:the+guy -47:the+hash -60:the+highest 38:the+hot -25:the+id 33:the+insid 50:the+l2
-22:the+largest 23:the+latest 36:the+lend -25:the+lightn 21:the+log 39:the+lp 50:the+market 34:the+mint 41:the+money -57:the+most
37:the+multisig 101:the+name 71:the+network -26:the+newest 54:the+news -64:the+next 46:the+nft 42:the+numb 34:the+odd 27:the+old
66:the+one -36:the+open 52:the+ord 89:the+oth 48:the+pair 76:the+pap -29:the+pend 38:the+perp 57:the+pool 56:the+probability
24:the+protocol 68:the+real 58:the+receipt 50:the+rent 33:the+right 30:the+rollup 28:the+rout 27:the+same 22:the+selector
46:the+sell -63:the+source -25:the+spot 90:the+stablecoin -48:the+supp 22:the+swap 53:the+tax -33:the+text 42:the+tick 60:the+time
-32:the+total 87:the+treasury 32:the+tvl 42:the+two 37:the+tx 30:the+user 74:the+vault 46:the+venue 31:the+verify 61:the+week
36:the+whale -52:the+whole -24:the+year 56:the+yield 47:their+_ -53:them+? 79:there+$ 97:there+, -43:there+? -38:there+a
-27:there+any 45:there+are 24:there+i -46:there+in -69:there+on 44:these+_ -69:these+day -34:they+are 59:they+cost 80:thi+$ 63:thi+?
-41:thi+_ -36:thi+addres 72:thi+artist 32:thi+coin 48:thi+hash 23:thi+input -43:thi+moment 53:thi+morn 27:thi+network 30:thi+one
37:thi+protocol -44:thi+second 31:thi+stablecoin -55:thi+token 39:think+, 31:think+i -44:through+$ 64:through+_ -49:tick+$
22:tier+of 87:time+$ -28:time+_ 36:time+high -78:time+i 49:time+of -21:time+to 58:to+$ 22:to+add 21:to+ape 31:to+be 25:to+buy
-24:to+connect -30:to+do -62:to+get 80:to+have 23:to+it 47:to+know -20:to+move -51:to+my -48:to+pay -41:to+print 43:to+read
24:to+see -31:to+sell -53:to+send 27:to+take 51:to+the 43:to+use -25:today+$ -36:today+in -43:togeth+? -60:token+$ 57:token+,
-62:token+? -27:token+account 26:token+approval 47:token+by -34:token+call 63:token+doe -29:token+holder -53:token+i 51:token+in
-43:token+my 32:token+of 59:token+sit 33:token+that 41:token+we 55:token+with -75:tonight+$ -21:too+$ 30:top+$ 21:top+holder
-26:top+pool -50:top+trader -73:topic+_ -30:topic+hash -40:total+$ -23:total+value 76:trad+$ -41:trad+_ 66:trad+above 30:trad+at
25:trad+on -36:trad+the 27:trad+there -41:trade+_ 44:trade+at -62:trader+on 43:transaction+$ 25:transaction+, -47:transaction+of
-59:transaction+on 22:transf+_ 56:transf+cost 38:transf+of -70:transfer+of 39:transfer+on 25:treasury+of 60:trustworthy+$
-63:turn+over -20:tvl+$ -35:tvl+_ 61:tvl+of 72:two+dat 69:tx+$ -35:tx+in 27:u+_ -47:und+_ -26:unlock+it 20:up+a 60:up+for 32:up+in
65:up+on -51:up+the -27:up+to -48:upcom+token 50:use+$ 36:use+, 32:used+, 44:used+_ 21:user+paid -24:v+short 79:value+$ 22:value+in
-26:value+lock 22:value+of 23:vault+$ 29:vault+, 26:verify+$ -24:verify+on 50:verify+one -22:very+first 40:volume+, -34:volume+_
28:volume+and 55:volume+in -47:volume+on 24:wa+it 42:wa+my 33:wa+the 34:wa+thi 25:wa+worth -51:wait+in 84:wallet+$ 21:wallet+.
75:wallet+? -83:wallet+_ 45:wallet+for 26:wallet+hold -39:wallet+i 43:wallet+on 32:wallet+or 25:wallet+worth 50:want+_ -31:want+a
27:want+me 51:we+are 37:we+deploy 22:we+use -21:week+$ 50:went+out -37:went+to 63:what+$ -81:what+_ -26:what+a -57:what+back
-66:what+block 42:what+came -52:what+can 35:what+category -37:what+coin -30:what+cost 71:what+did 31:what+do 59:what+doe
25:what+exact -34:what+fund -57:what+ga 22:what+ha -41:what+happen 68:what+he 24:what+it -49:what+now -86:what+on -51:what+one
23:what+position 34:what+share 54:what+they -98:what+time -27:what+to -41:what+wa 31:what+went -31:when+did 40:when+doe 59:when+i
53:when+the 42:when+we 28:where+are -35:where+did 20:where+do -37:where+doe 65:where+my 56:where+our -28:where+the 38:where+we
-28:wheth+_ 59:wheth+it -27:wheth+the 40:which+_ 65:which+approval -27:which+bridg -28:which+coin -56:which+collection
-23:which+contract -32:which+dex -62:which+event 30:which+exchang -39:which+hardware 69:which+i -28:which+id 39:which+marketplace
-44:which+min 36:which+network 21:which+of -50:which+one 60:which+our -21:which+pool -23:which+program 26:who+are 45:who+built
20:who+deploy -48:who+ha 38:who+hold -22:who+made -40:who+may 24:who+own -21:who+paint 48:who+sent -35:who+wa -29:whole+crypto
36:whole+token 38:why+$ 35:why+i -34:will+do 79:with+$ -47:with+_ 44:with+fee -39:with+how -23:with+it 42:with+most -30:with+my
-40:with+nonce 22:with+price 38:with+profit -56:with+the -43:with+their -29:within+the 47:without+mov 83:worth+$ -37:worth+,
22:worth+_ -47:worth+in 58:worth+right 20:worth+togeth 80:would+_ -60:would+be -25:would+it 39:would+like -74:would+that -37:writ+to
21:ye+? -23:ye+for -25:ye+in -51:year+end 74:yet+$ 68:yield+_ -35:yield+of -47:you+can 23:you+find 61:you+have 32:you+know
37:you+look 60:your+? @+lacks:address -3:* 26:,+can 23:,+could 21:,+exact 72:,+for -21:,+ha 33:,+it -20:,+long 35:,+mine -28:,+my
25:,+nonce -37:,+not -26:,+on 51:,+please 26:,+so -38:,+spend 57:,+the -28:,+they 22:,+with 66:.+_ 59:.+before 22:.+how -28:.+please
-23:.+what -21:?+$ 53:?+? 29:?+i 24:?+it 25:?+the 41:^+all 59:^+allowance 26:^+am -44:^+any -66:^+balance -24:^+biggest 27:^+buy
81:^+call -28:^+capital -46:^+contract -25:^+convert -38:^+could -36:^+decimal -23:^+draft -25:^+event 26:^+every -20:^+fund
-32:^+ga -25:^+ha 58:^+hold 49:^+honeypot -27:^+how -23:^+i 27:^+kind 23:^+liquidation 22:^+list 28:^+look 53:^+nft -30:^+on
37:^+our -24:^+please 54:^+pull -28:^+realis -28:^+recent -47:^+revoke -20:^+run -25:^+somebody 41:^+someone 29:^+text 44:^+the
55:^+trad 30:^+verify 79:^+wa -29:^+want -24:^+whose 25:_+$ -44:_+? -27:_+a -77:_+account 26:_+against 69:_+all -26:_+been
35:_+before 91:_+bet 20:_+by -29:_+collection -40:_+contract -52:_+doe 21:_+each 24:_+explor 63:_+for 39:_+from 68:_+fund -23:_+ga
-28:_+gone -32:_+ha -28:_+have -40:_+hold -30:_+i -23:_+it 70:_+long -40:_+may -53:_+mov -38:_+name -21:_+node 23:_+or 68:_+over
-25:_+perp -40:_+pl -43:_+please -20:_+right 33:_+since -25:_+sit 37:_+so 36:_+still -45:_+the 63:_+to -48:_+today -44:_+trad
-25:_+trade 24:_+transaction -27:_+transf -86:_+wallet -36:_+with -22:a+a 34:a+friend 29:a+new 65:a+transf -22:a+wallet
-23:a+website 36:about+_ -61:account+$ 52:account+, -46:account+? -43:account+at -35:account+balance -68:account+i 47:account+on
26:addres+$ 21:addres+. 57:addres+for -51:addres+of -49:addres+on -56:addres+that 50:aft+the -36:all+my 36:allow+to -33:am+_ 53:am+i
31:an+en 26:and+ha -33:and+i 54:and+my 44:and+sell -22:and+tell -23:and+the 23:and+want -30:and+which 23:any+_ -29:anywhere+$
-20:app+on 30:approval+of -38:approval+on -21:approve+a 37:are+all -31:are+in 64:are+my -34:are+open 29:are+still -26:are+the
-26:are+there -27:balance+and -56:balance+in -27:balance+of 55:belong+to 25:bet+$ 68:bet+do -32:bet+i 58:block+_ 32:book+on
-30:burn+$ 43:burnt+one 34:buy+$ -33:by+_ -25:by+a -35:by+how 94:by+the 80:call+_ 33:can+the 25:can+whoev -33:capital+of -28:chain+,
-21:chain+? -33:chain+id 34:clean+up -27:client+_ 29:close+to -43:coin+on 30:cold+storage 33:cold+wallet -36:collection+_
-25:connect+my -32:contract+addres -32:contract+for 29:contract+i -43:contract+of 31:contract+or -20:copy+$ -20:could+you
69:counterparty+addres 26:d+like -34:decimal+of 32:did+he 86:did+i -21:did+my 37:did+that 68:did+the -32:did+they 45:do+, 23:do+i
-24:do+the -47:doe+_ -28:doe+it 51:doe+my 24:doe+the -23:draft+a 31:drain+$ -35:eligible+for 25:en+$ 55:end+of -47:every+approval
-30:explor+for 57:explor+of -42:far+i 57:fee+i 34:fill+of 55:first+$ 29:floor+, 34:floor+and 55:for+_ 31:for+a -38:for+my 51:for+one
35:for+the 21:from+my 34:from+our 28:fund+$ 35:fund+_ -35:ga+on 27:get+liquidat -22:gett+liquidat -23:go+to -37:ha+_ 65:ha+been
35:ha+it -28:ha+my -43:ha+on -32:ha+that -28:hash+_ 53:have+$ 46:have+? 21:have+a 60:have+i -47:have+in 21:have+it 40:have+open
42:he+got -40:hi+account -29:hold+$ -20:hold+? 46:hold+any 86:hold+count 27:hold+it -39:hold+on 23:hold+the 43:honeypot+?
50:honeypot+or 41:hot+wallet 65:how+are 29:how+did 21:how+far -36:how+many -68:how+old -31:i+_ 43:i+allow -39:i+am 26:i+approv
-27:i+approve 30:i+can 29:i+close 21:i+deploy -35:i+eligible 32:i+enough -66:i+he 64:i+hi 54:i+hold -37:i+in 38:i+just -41:i+m
24:i+my -20:i+not 48:i+own 53:i+paid 78:i+pay 28:i+sent -28:i+should -32:i+sold 65:i+still -26:i+swapp 40:i+that -25:i+trade 60:i+up
35:i+won 98:i+worth -57:i+would -71:if+you -50:in+$ -34:in+, -26:in+fee -32:in+it -34:in+my -21:in+our 30:in+spr -26:in+thi
33:in+total 22:in+which 25:incl+. -22:init+code -26:it+? -29:it+_ 32:it+contract 23:it+for 34:it+on -32:it+the 36:it+up -26:it+wa
-42:know+what 25:late+? 25:latest+block -27:left+on -34:like+i -22:link+, 20:liq+price -20:liquidat+$ 24:liquidat+? 22:liquidat+on
-21:liquidation+_ 63:liquidation+price 22:long+_ -28:long+and -21:long+v -39:look+for 20:lp+lock -34:m+_ -27:made+_ 56:made+on
-63:many+_ -22:many+decimal -36:many+token -21:many+transaction -31:market+_ -52:market+on 26:me+$ -49:me+, 43:me+? 43:me+_ 27:me+a
28:me+all -30:me+it 23:me+on -22:me+some -51:me+the -50:me+what -24:me+with 24:mine+$ -22:moment+? -27:morn+, 25:most+of -51:much+_
-29:much+did 54:much+ga 40:much+have -49:much+i 50:much+of -29:much+wa 59:my+broth 48:my+cold 27:my+contract -23:my+grandson
-36:my+ledg 45:my+liquidation 57:my+metamask 63:my+open -21:my+position -22:my+sist -57:my+son 38:my+token 41:my+trad -27:my+wallet
-30:name+and -39:name+point -57:native+coin -41:need+for -23:next+_ -27:nft+in -32:nft+of 68:nft+on -20:no+shar -60:nonce+_
-29:now+$ 27:numb+of -35:numb+on -37:of+_ 43:of+a 81:of+mine -37:of+my 39:of+that 40:of+the -47:of+them -43:on+a -68:on+it 21:on+my
-21:on+the -39:one+$ -24:one+_ 45:one+i -79:one+of -38:only+_ 34:open+_ 50:open+at 37:open+bet -68:open+in -29:open+order 40:or+_
49:or+down 36:or+what 71:order+of 31:our+auditor -34:our+contract 28:out+of 61:over+_ 49:own+$ -21:own+_ 36:own+on -20:page+?
25:paid+_ 29:paid+in 26:part+of 76:pay+_ 47:pay+in -62:pay+on -21:permit2+_ 66:perp+$ -24:perp+_ 41:perp+on -23:pl+, -33:please+,
58:please+. -31:please+? -27:pnl+of -48:point+to 28:price+$ 28:price+and 29:price+on -27:protocol+on 66:pull+_ 21:put+_ -21:put+it
-21:put+my -39:rank+by 26:read+_ -27:realis+pnl -47:revoke+every -23:right+now -32:rn+$ 55:run+_ -45:say+_ 21:say+he 39:say+that
-30:search+_ 31:search+the 34:second+i 31:sell+tax 46:sell+thi 38:sent+me 53:sent+u 30:should+be -21:show+the -50:sign+the
23:since+the 37:sit+in 35:so+far 48:so+i -27:source+of -29:spend+_ 29:spot+_ 76:still+have -25:still+move 63:still+pull -24:swap+on
35:tax+office -55:tell+me -41:text+_ -21:than+_ 45:that+he -45:that+hold -42:that+i -27:that+market 23:that+my -43:that+our
-36:that+the 45:that+thi 22:that+token 29:that+trad 41:the+_ 29:the+abi 24:the+app -52:the+balance 60:the+best -29:the+bet
27:the+client 28:the+contract 37:the+current 21:the+custom 59:the+dao -23:the+deploy 39:the+end 33:the+exchange -25:the+exploit
61:the+explor 30:the+fee 67:the+fund 43:the+insid -26:the+market 69:the+multisig 35:the+name -75:the+new 26:the+nft 38:the+one
-29:the+open 26:the+pap -31:the+perp 20:the+price 34:the+real 49:the+rout 64:the+same -34:the+source 36:the+stablecoin -29:the+swap
33:the+tax -39:the+text -33:the+th 39:the+trad 61:the+vault 21:the+wallet -25:the+whole -38:the+year -55:there+$ -27:there+?
-27:there+on 58:thi+? 49:thi+artist -40:thi+en -26:thi+token 23:thi+wallet 49:think+i -22:to+$ -32:to+? 28:to+_ 22:to+be 21:to+clean
-22:to+connect -28:to+do 42:to+me -36:to+my 36:to+see -37:to+send 34:to+take 117:to+the -27:to+which -30:today+$ -38:today+,
-35:token+$ 89:token+, -23:token+? -72:token+_ 26:token+approval 59:token+doe 51:token+sit 28:told+me -36:tonight+$ -36:too+$
22:top+holder 25:total+$ 21:trad+$ -39:trad+_ -31:trad+above -25:trad+at 35:trad+of 26:transaction+, 50:transaction+_
-54:transaction+on -69:transfer+of -28:tx+count 20:tx+on 51:up+on 47:up+or -21:v+short 35:value+of 22:verify+$ 21:verify+one
-37:wa+_ -36:wa+it -27:wa+that 40:wallet+$ -69:wallet+_ 24:wallet+hold 40:wallet+on 43:want+the 30:what+$ -39:what+_ -20:what+coin
57:what+did -53:what+do -44:what+doe -48:what+fee 68:what+ha 71:what+he -26:what+it -20:what+on 23:what+position -21:what+the
52:what+wa -48:what+would 52:when+doe -30:when+wa -24:wheth+_ -26:which+_ -22:which+account -37:which+block -21:which+chain
-25:which+hardware 34:which+i 28:which+of 34:which+token -26:who+are 28:who+deploy -20:who+made -22:who+may -52:with+_ -35:with+a
29:with+my -69:with+nonce 44:with+profit -21:word+what -25:worth+on 29:worth+togeth -68:would+be -26:would+i -38:would+it
-43:year+end 54:yet+$ -23:you+look -35:you+tell @+lacks:amount 34:* 62:,+how -35:?+$ -22:^+convert 62:^+i 34:^+what -31:^+which
29:_+$ -40:_+? 30:_+for -21:_+into 48:_+to -26:convert+thi 59:for+my 46:from+_ 38:how+many 29:how+much 24:i+get 69:i+it 22:in+_
40:into+_ -21:many+_ -38:many+decimal 48:much+i 20:my+_ 38:of+the -23:on+_ -24:please+$ 48:that+$ -24:the+_ 29:to+_
@+lacks:anyAddress 5:* 36:,+how 36:,+token -26:24h+volume -25:?+$ 26:?+? -28:?+_ -25:^+_ 29:^+chart -32:^+compare 33:^+dex
68:^+floor 39:^+give 33:^+liquidity 49:^+need -31:^+newest -24:^+pool 52:^+price -20:^+top 39:^+trad 41:^+what -24:^+which 24:^+who
-26:_+? -20:_+at -25:_+by 28:_+candl -23:_+chart -23:_+dex -28:_+from -28:_+gone -32:_+in 46:_+pair 21:_+please 24:_+pool
-23:_+price -21:_+with 58:a+contract -31:a+list 66:a+token 23:above+_ 43:am+i 28:and+_ -26:by+volume 36:candl+for -32:compare+_
46:contract+on -25:could+you -28:dex+on 22:did+_ -23:do+i 82:doe+_ 60:floor+of 72:for+_ -48:for+a -36:from+_ 61:have+a -29:how+did
42:how+much -25:i+m -38:i+need 34:i+on 37:i+would 30:in+that -33:in+the 31:it+in -48:like+to 46:liquidity+and 26:liquidity+for
-30:liquidity+pool -53:market+cap -22:me+the -47:most+trad 49:need+the -24:new+_ -29:newest+pool 36:now+, -44:of+_ 66:of+a 51:of+my
35:of+the 22:on+my -32:on+the -35:one+_ 35:pair+on -43:pool+with 26:price+of -26:rank+by -26:since+_ -30:the+day -23:the+dex
-31:the+exchange 62:the+mint -35:the+most -30:the+one 33:the+pair 32:token+, 38:token+on 43:trad+$ 33:trad+above 33:trad+in
-26:two+dat -25:volume+$ 38:volume+of -27:volume+on -22:want+to -24:what+do 84:what+doe 55:where+my -26:which+_ 24:which+i
-21:which+pool -37:with+the @+lacks:anything 17:* -38:,+how 30:,+in 27:,+market 38:,+on -41:,+price -42:,+the 25:,+which 48:.+can
34:.+i 43:.+which 26:?+? 28:?+i -75:^+balance -43:^+can 55:^+check -44:^+coin 41:^+compare 25:^+contract 74:^+convert 62:^+everyth
-33:^+find 54:^+i -40:^+market 36:^+our 32:^+please 32:^+put 82:^+search -36:^+the 50:^+there -41:^+token 51:^+where -54:_+account
-71:_+addres 49:_+against -37:_+are 28:_+balance 63:_+coin -68:_+do -29:_+doe 89:_+for -55:_+i -34:_+market 22:_+mov -22:_+on
50:_+or -33:_+thi 32:_+to 64:_+token -23:_+transfer -28:_+value -54:_+wallet 27:_+worth -22:a+beginn 30:a+coin 57:a+fake 33:a+hash
83:a+list 25:a+long 21:a+scam 29:a+str 23:a+table 58:about+$ -37:about+_ 32:account+on -22:addres+on 53:against+the 43:all+worth
41:an+old -41:and+_ 34:and+by -22:and+i -40:and+it 40:and+my -20:and+what 43:are+_ 48:are+they -36:ask+me 33:at+$ 23:at+all
31:at+thi -33:ath+$ 23:balance+$ 27:be+$ 28:be+? 28:behind+it -21:belong+to -41:bought+_ 60:by+it 75:by+market 21:can+i -35:can+you
33:cap+$ 32:cap+, -31:cap+of -64:chain+$ 64:check+my 30:circulat+supp 25:coin+$ 44:coin+are -43:coin+by -44:coin+i 49:coin+on
-45:coin+that -23:coin+worth 45:coingecko+id 90:compare+_ 37:compare+it 57:copy+$ -57:cost+$ -39:d+like 41:dao+hold -54:dex+pair
27:did+it 26:did+the -63:do+$ -34:doe+_ -42:doe+a -45:doe+it -22:doe+my 36:doe+our -53:each+chain -22:explain+to 39:find+out
20:for+$ 52:for+a 22:for+it 71:for+me 48:for+the 63:found+a 53:from+_ 46:from+my -22:go+to -23:hardware+wallet 25:have+a -24:have+an
-30:have+in -26:have+to 44:he+i 58:hold+$ -55:hold+on 39:how+far -29:how+many 21:i+, -60:i+_ -35:i+d 33:i+found 65:i+got 27:i+hold
42:i+in 65:i+it 36:i+left -23:i+must 63:i+my 59:i+need 22:i+only 44:i+our 55:i+own -25:i+put -31:i+should 22:i+that 42:i+thi
27:i+worth 50:i+would 48:id+for -50:in+, -23:in+_ -30:in+it 33:in+my 63:in+our -36:in+that 34:in+the -25:in+thi 67:into+_ 39:it+$
27:it+, -49:it+? -21:it+_ 42:it+be 21:it+for 27:it+ha -48:it+hold 27:it+i 84:it+the 45:it+trad 29:it+with 45:know+what 53:left+in
41:like+_ 38:list+my 78:list+of 27:look+for 25:made+on -41:many+_ -20:many+holder 54:market+cap 22:me+$ 50:me+. -30:me+and 52:me+how
21:me+it 35:me+the -20:metamask+show 96:mint+on -52:much+_ -49:much+doe 62:much+i 52:much+money -41:much+of 31:my+account 55:my+bag
56:my+balance 33:my+bos 28:my+cold -51:my+employ -21:my+favourite 40:my+grandson 48:my+last 57:name+, 32:need+it 21:new+token
-39:now+$ 36:now+? -20:of+a -45:of+all -35:of+each -35:of+our -26:of+thi 20:on+a -52:on+each -41:on+it 40:on+which 47:one+$ 41:one+?
-39:one+_ 91:or+a -29:or+i 21:oth+one 71:our+treasury 38:pair+$ -53:pair+for -35:pair+on 31:pap+with 49:pl+$ 49:please+$ 37:please+,
40:please+look -43:pool+, -72:pool+on 26:price+, 59:price+in -77:price+of 33:put+_ -38:real+name 63:real+one 22:right+now 29:safe+to
31:scam+$ 26:show+me 33:sitt+in 32:stand+behind 39:start+with 31:str+of -30:talk+about -52:that+my -37:the+balance 38:the+block
-46:the+coin -25:the+day -55:the+exchange -31:the+fee 48:the+market -37:the+mint -32:the+moment 71:the+name 39:the+oth 35:the+pap
79:the+real -40:the+th 47:the+token -38:the+treasury -30:the+two 54:there+any 55:there+are 67:these+_ -25:thi+addres 64:thi+artist
-21:thi+token 24:to+$ 37:to+_ 27:to+buy -22:to+do 30:to+know -58:to+my -27:to+sign -66:today+$ 63:today+, 31:today+? -36:token+$
43:token+by -39:token+i 47:token+in 66:token+with -22:total+$ 47:trad+at -29:trad+in 42:up+on -21:up+the 27:volume+, -59:wa+_
61:wallet+$ -65:wallet+_ -32:wallet+i 21:wallet+worth 21:what+$ -49:what+_ -63:what+coin 23:what+doe -22:what+i -46:what+in
75:what+it -47:what+one -22:what+to -45:what+would 45:where+can -34:wheth+the 21:which+_ 49:which+coin 39:which+dex
-26:which+hardware 43:which+i 35:which+one 100:with+$ 38:with+0x 33:with+_ 33:with+a -26:with+my 21:with+price 31:with+the
60:worth+$ -56:worth+in -24:worth+on 58:worth+right 39:you+find -35:you+know 29:you+tell @+lacks:bitcoinAddress 9:* -21:,+and
67:,+can -42:,+how 27:,+i 55:,+the -22:,+what 55:,+with 35:.+$ 21:.+_ 37:^+_ 59:^+a -57:^+balance -30:^+could 34:^+ha -30:^+ledg
23:^+list -29:^+my 36:^+please -52:^+what -34:^+which 26:_+$ 56:_+, -47:_+are 53:_+balance -22:_+doe 56:_+i 45:_+on 21:_+or
65:_+wallet 54:a+new 75:addres+$ 23:addres+, -23:and+what 57:any+_ -26:are+in 71:can+you -29:coin+$ 37:cold+storage -33:could+you
24:do+i -31:doe+my -46:doe+the 34:fee+$ -76:for+a 44:for+me 30:from+_ 22:gave+me 45:ha+the -39:history+of -40:how+many 36:i+_
54:i+have 61:i+in -32:i+it 32:i+my -26:i+own -53:i+still 35:i+the 49:in+a -60:in+it -48:in+the -64:it+? -29:ledg+or
-32:lightn+channel -41:many+_ -42:mempool+$ 37:much+_ -60:my+_ 21:my+ledg -22:now+$ 58:of+a -20:of+it -41:of+my -43:of+our 26:of+the
36:on+_ -47:on+my 50:on+the 46:one+$ 52:oth+one 35:pl+$ -27:right+now 70:sitt+on 38:some+_ 46:spendable+output -20:storage+$
50:storage+, 30:the+_ -46:the+balance 24:the+fee -60:the+mempool -32:the+min 22:the+most 52:the+oth 75:the+pap -25:thi+addres
64:to+the 43:wallet+. 33:want+to -32:what+the -21:which+coin @+lacks:bitcoinHash 22:* 29:,+_ 22:,+i 24:?+$ 29:^+how 57:^+i -39:^+my
30:^+sat 46:^+what -28:^+when 78:_+transaction -48:_+tx -39:block+$ 61:by+now 38:confirm+$ 68:confirmation+doe 51:did+i -23:do+i
46:doe+it 60:doe+my -45:fee+$ -25:for+_ 44:gave+me 29:ha+it -60:hour+$ -44:i+have 71:i+it 52:i+my -22:i+paid -35:i+stuck -28:in+_
51:in+the -22:into+the 30:it+confirm 78:many+confirmation -52:many+sat 60:mempool+$ -26:min+$ -25:my+payment -40:next+block 45:now+$
29:now+? -25:of+_ -25:of+my 29:of+the 55:on+my -45:paid+for -23:payment+min -25:sat+vb -33:stuck+$ 32:the+mempool -20:the+next
-32:to+the 27:wa+it 52:what+fee -38:what+i -44:what+the -25:when+wa 48:with+_ 26:yet+$ @+lacks:block -12:* 63:,+_ -23:.+$ 42:?+_
-24:^+block -50:^+what -32:^+which 33:_+$ -21:_+? -35:_+_ -30:_+have 22:block+made -33:block+on -26:block+wa 24:burnt+in -29:doe+_
-29:how+many -36:i+_ -23:i+it 21:it+? -24:it+in -20:much+_ -23:now+$ 76:of+the -20:on+_ 24:that+_ 76:the+block 47:the+slot
-26:time+i 90:time+of -22:wa+it -27:what+the -21:what+time -26:when+i -29:which+block @+lacks:chain -17:* -40:,+all -23:,+and
-27:,+any -40:,+by 22:,+can 25:,+how -33:,+i -37:,+in -32:,+it 27:,+my -25:,+on -28:,+only 21:,+our -24:,+please -36:,+since
-30:,+the -21:,+what -27:.+$ 25:.+. -28:.+before -39:.+which 57:?+it 35:?+my -21:?+show 27:?+the -47:^+_ -30:^+a 36:^+abi 37:^+any
30:^+are -23:^+balance -26:^+biggest 38:^+chain -53:^+circulat 29:^+compare -40:^+current -29:^+decode -37:^+did -21:^+draft
-28:^+explain -24:^+floor -24:^+for -39:^+ga 54:^+ha -35:^+if 27:^+in -68:^+it -25:^+kind -26:^+ledg -60:^+make -22:^+market
39:^+metamask -30:^+my 47:^+need -23:^+nft 35:^+option -22:^+our 25:^+rank -25:^+revenue 20:^+search -34:^+someone 69:^+stablecoin
-55:^+that -41:^+the 53:^+token -29:^+topic0 -71:^+verify -32:^+volume 35:^+wa -41:^+where -21:_+$ -24:_+, -35:_+. -46:_+_
-28:_+addres -23:_+all -42:_+and 22:_+bar -64:_+block -38:_+by -21:_+byt -46:_+coin -31:_+collection 26:_+do -25:_+dominance
20:_+fee -24:_+floor 29:_+for 41:_+holder -24:_+i 48:_+now -39:_+of -26:_+payment -26:_+point 39:_+pool -34:_+rows -40:_+sery
23:_+since -25:_+the -44:_+token 34:_+with -26:_+word 28:_+yield -28:a+_ 53:a+chain -24:a+client 51:a+coin 34:a+fake 21:a+hash
-24:a+list -49:a+logo 35:a+of -25:a+phish 21:a+single -27:a+transaction -29:about+$ -33:about+_ 26:about+the 29:about+to
-32:addres+of -98:all+chain -36:all+of 26:all+the -32:allow+to 35:am+i -21:an+event -43:and+i -22:and+in -23:and+it 39:and+my
30:and+the -35:and+volume -47:and+what -65:and+which -41:any+chain -37:are+_ -22:are+people 21:ask+to -45:ath+$ 21:base+fee -37:be+?
-32:between+_ 33:biggest+holder -44:block+height 51:block+numb -20:broadcast+it -25:by+_ -90:by+chain -29:by+whom -21:can+i
-24:cap+and -46:chain+? -20:chain+_ -20:chain+doe -22:chain+ha 61:chain+id -21:chain+it -26:chain+option 58:chain+that 44:chain+we
39:check+if 27:check+the 47:coin+$ -28:coin+i -25:cold+storage -23:collection+? 23:collection+a 23:contract+$ -43:contract+i
-27:copy+$ -34:cost+$ 62:cost+on -21:custom+error 55:dao+$ -22:data+$ -29:decentralis+exchang 48:deep+i -23:defi+tvl 47:deploy+to
-57:develop+since -62:dex+$ -28:dex+, -42:dex+_ -29:did+_ 97:did+i -70:did+it 29:did+that -25:do+, 29:do+_ 33:do+i 21:do+the
62:doe+a -45:doe+it 22:doe+the -22:draft+a -28:each+of -30:earn+_ 23:earn+the -26:eip+_ -41:event+$ -25:every+chain -26:explain+to
40:explor+of 41:fee+did 70:fee+on 32:fee+tier 30:first+$ -22:floor+of -23:floor+price -32:for+_ 28:for+it -43:for+me -36:from+my
30:from+the -20:function+i -53:ga+price -50:go+through -31:go+to 31:ha+been 41:ha+it 61:ha+the 22:hack+$ -21:hardware+wallet
-24:hash+of 49:have+in -40:have+it -42:have+the 46:have+to 22:hold+$ 40:hold+_ 36:holder+$ 48:how+deep -22:how+did -27:how+do
-22:how+doe 55:how+full -21:how+i 25:how+many 20:how+much -56:how+old -32:how+the 44:i+$ -36:i+_ 25:i+am 26:i+buy -40:i+call 64:i+do
51:i+earn 36:i+got -50:i+he 38:i+in -37:i+it 23:i+just 43:i+lock 32:i+made -22:i+my -35:i+need -49:i+on 39:i+only 75:i+own 57:i+pay
49:i+should -22:i+sign -23:i+sold 31:i+still -30:i+the -28:i+there 26:i+thi -24:i+trade -20:i+use -33:id+for 24:id+of 33:if+i
29:if+you 25:in+$ 54:in+and -28:in+crypto -20:in+defi -27:in+fee 42:in+it 25:in+that -42:in+total -26:in+what 61:in+which -22:into+_
27:into+the 38:it+$ 45:it+? 44:it+_ -42:it+contract -26:it+floor -60:it+go -39:it+in 42:it+safe -30:key+$ -27:know+it 31:know+the
27:l2+we -33:late+$ -26:ledg+or -24:lightn+network 43:like+_ -32:link+, -22:list+$ -32:list+of -28:lock+in -49:logo+for -29:lol+$
-21:look+for -25:look+like -33:make+a -45:make+me 76:many+of -35:many+people 28:many+percent 73:many+transaction -38:market+$
-28:market+, -47:me+$ -26:me+_ -35:me+a 24:me+about -25:me+the 22:me+to -21:me+what -23:mean+$ 29:metamask+show 44:min+$ 26:moment+$
-29:money+lock 60:most+fee -41:most+money 22:most+of -29:most+volume -34:much+_ -37:much+did 54:much+doe 46:much+ha 30:much+i
-21:much+money -43:much+of -34:much+volume -22:my+account -34:my+bag 27:my+bank 28:my+broth -40:my+colleague -32:my+collection
37:my+daught 38:my+grandson -33:my+landlord 53:my+ledg 38:my+payment -21:my+phone 34:my+saving -41:my+token 58:my+transaction
50:my+transf 39:my+tx -21:name+$ 40:need+for -22:need+it 42:network+$ 29:network+, 42:new+token -29:no+shar 46:nonce+_
-24:notional+option 26:now+$ -44:now+, -32:of+_ 30:of+all 27:of+both -21:of+each 31:of+mine -40:of+my 35:of+our -37:of+that
45:of+these 73:of+those 26:on+_ -60:on+all -33:on+chain 67:on+our 74:on+the 65:on+thi -31:on+twitt -31:one+? 48:one+chain -34:one+i
-20:one+protocol 59:only+$ 29:or+_ 26:or+not 57:our+chain 88:our+company -29:our+contract 47:our+l2 -24:our+protocol 20:our+rollup
21:out+$ 21:out+, 41:out+of -43:over+all 54:over+time 67:own+$ 47:own+the -23:owner+of 23:paid+_ 44:pay+for 21:pay+in 25:payment+min
28:pend+_ -23:per+chain -29:perp+dex 23:pl+$ 42:pl+, -47:please+$ 25:please+, 42:please+give 31:pool+$ 26:pool+_ 47:pool+for
27:pool+i 22:pool+that -52:price+$ -38:price+of 28:price+on -34:project+$ -41:protocol+$ -24:rank+$ 21:rate+of 24:real+one
-21:recipient+, -58:revenue+$ -31:revenue+of -34:rn+$ -34:rows+$ 32:rpc+url 43:safe+$ 21:safe+? -21:score+$ -22:see+how -36:sery+_
53:should+i 37:show+me -27:sign+_ 21:sign+the 25:since+_ 27:since+summ -70:since+the -46:source+of 41:stablecoin+supp -27:storage+$
-30:stuck+$ 27:summ+$ -28:summ+? 27:supp+, -48:supp+of 29:talk+about 72:that+chain -37:that+i -25:that+protocol 59:that+the
45:that+we -27:the+_ 29:the+account 64:the+airdrop -34:the+amount -20:the+app 125:the+block 129:the+chain -27:the+coin 25:the+cold
42:the+contract 24:the+counterparty 30:the+dao 45:the+deploy 38:the+deposit -47:the+dex -59:the+event -42:the+exploit 31:the+explor
36:the+fail 41:the+fee -22:the+first 25:the+guy 75:the+l2 -41:the+last -23:the+lightn -33:the+log 33:the+lp 53:the+moment
-31:the+most 81:the+network 79:the+new -35:the+next 26:the+nft -50:the+option 56:the+pair -36:the+perp 77:the+pool -42:the+project
-40:the+protocol 26:the+real 59:the+receipt 44:the+rollup -45:the+source 37:the+tick -34:the+token -42:the+total -24:the+tvl
28:the+two 56:the+tx 78:the+vault -55:the+yield 35:them+$ 78:there+, -24:there+a -29:thi+_ 28:thi+morn 53:thi+network -26:thi+one
31:thi+pool -30:thi+token -45:through+$ 33:tier+of 65:time+$ -25:time+i 43:to+$ 29:to+? 46:to+add 25:to+be 20:to+my -30:to+see
29:to+sign -47:to+the 24:today+$ -24:today+? -43:token+$ -22:token+, -56:token+? -27:token+holder -37:token+i -45:token+my
-37:tonight+$ -42:total+$ -21:total+value -26:trad+volume -37:trade+on -25:trader+on 24:tvl+of 43:use+$ 31:use+, -43:user+paid
22:user+pay -22:value+lock 40:vault+$ -45:volume+_ -30:volume+of 45:volume+on 41:wa+it 56:wa+my 32:wa+the -36:wallet+, 72:wallet+?
27:wallet+for 50:we+are 80:we+deploy 24:we+use -29:what+are -34:what+chain -35:what+coin 59:what+did 44:what+do 32:what+doe
31:what+ha 24:what+i 40:what+in -25:what+time -32:what+would 51:when+i 54:when+wa -29:where+doe 35:where+i 22:where+my
47:which+block -33:which+coin 43:which+marketplace -34:which+network -33:which+of -65:which+one 43:which+protocol 28:which+token
48:who+built 34:who+hold 62:who+own -38:whole+token -63:with+$ -43:with+_ 50:with+nonce -33:with+the -23:work+$ 47:yet+$ 32:yet+?
25:yield+of 23:you+look 45:you+please @+lacks:coinId 3:* 26:,+_ 20:,+it -41:,+on 67:,+the -22:.+$ -23:.+i -21:?+_ 20:^+_ 37:^+chart
23:^+convert 35:^+did 41:^+for 39:^+i -20:^+list 88:^+market -31:^+my -70:^+price -21:^+total 42:^+we -23:^+what -28:_+? 57:_+a
65:_+account 40:_+and -82:_+at 56:_+coin -25:_+from -31:_+i -85:_+in 63:_+of -26:_+on -25:_+open -23:_+or 36:_+pl 22:_+please
-23:_+to 65:a+coin 70:all+time 29:and+_ 37:by+how -25:by+market -27:by+volume 43:cap+of 81:category+i 52:chart+of 46:coin+$
-29:coin+are -37:coin+by 78:coin+for 47:coin+in 63:coingecko+id 39:did+it -39:do+_ -26:doe+the -21:find+me -30:for+_ 33:for+a
-38:for+me 91:for+my 20:for+the -21:from+_ 44:from+the 39:hold+it 40:i+have 21:i+hold 52:i+my 50:i+need -22:i+the -65:i+worth
-30:i+would 64:id+of -64:in+_ 79:in+that 55:it+$ 51:it+, 46:it+all -32:it+balance 41:it+ever -22:it+i -24:like+to -29:list+the
46:many+_ 48:market+cap -34:meme+coin -21:most+recent -23:much+doe 26:much+of 38:my+coin -29:my+grandson 52:my+nephew -28:my+tax
47:need+the -34:new+coin -78:of+_ 37:of+a -25:of+all -21:of+coin 24:of+it 36:of+my 81:of+the 33:of+them 33:on+it 25:on+the
-31:on+which 48:one+$ -40:pair+$ 33:pl+$ 25:please+, 23:price+? -26:price+in -83:price+of 20:price+on 25:sheet+$ 58:sheet+,
-31:supp+of -20:talk+about 61:that+_ -22:that+coin 116:the+coin 67:the+coingecko 25:the+contract -20:the+most 48:the+oth 67:the+same
30:the+tax 43:time+high -23:to+_ -40:today+$ -27:token+$ -23:trad+_ -27:trad+on -20:treasury+$ -26:und+_ 24:wa+it -36:what+are
44:what+coin -36:what+did -21:what+doe -39:what+it 44:what+the -43:what+time -55:what+wa -64:which+coin 51:which+exchang 50:which+of
29:with+the -30:worth+today -22:you+kind @+lacks:coinSymbol -33:^+how 36:^+what 24:for+my -22:how+much -32:i+it 26:on+_ -24:on+my
@+lacks:collection -10:* -45:,+the -25:.+$ 38:24h+volume 34:^+floor -27:^+list -21:^+my -28:^+show 43:^+what -41:^+which -29:_+$
-29:_+for 28:_+of 36:_+or 34:an+nft -49:and+volume 32:collection+$ -31:collection+by -39:collection+my -31:collection+on 53:did+the
32:do+i -33:doe+the -26:floor+? 36:floor+and 52:floor+of -22:floor+price -48:for+my -32:have+$ -38:have+the -26:how+many 36:how+much
28:it+$ -22:market+cap 28:mint+$ -21:my+nft -36:nft+of -21:nft+project -20:numb+of -49:of+_ 38:of+an 44:of+them -26:on+_ -61:one+of
-39:price+of -29:show+me -22:since+the 52:the+floor 23:the+nft -28:the+project -63:today+$ 67:today+? -40:volume+of 34:wa+the
64:what+the 37:what+wa @+lacks:count @content=1|first @lacks:count @lacks|whole=4|taken -28:* @+lacks:day 39:* -22:,+_ -26:,+in
-50:.+$ 60:^+_ -36:^+i -30:_+$ 32:_+, -38:_+. 46:_+at -26:_+in -39:_+of 51:_+on 28:_+price 29:_+worth 32:did+_ 23:end+of 55:for+the
60:in+_ -33:in+the -45:it+$ 41:on+_ 46:on+the 54:price+on 39:the+day 39:wa+one -36:what+_ 32:what+did -50:what+wa 62:when+i
22:worth+on @+lacks:days 96:* 87:since+i @+lacks:ens -8:* 73:.+_ -31:?+i 24:^+_ -31:^+convert -31:^+did -20:^+en -48:^+ha -24:^+how
30:^+namehash -28:^+what 31:^+when -23:^+which -35:_+$ 55:_+name 30:_+node -21:addres+$ 29:addres+doe -32:an+en 20:and+i
-47:behind+_ 37:behind+the -31:belong+to -22:can+you -33:convert+_ 35:doe+my 21:doe+thi -22:en+$ 35:for+our 26:for+the -32:ha+it
-24:i+he 41:i+the 31:i+wa 25:i+would 26:my+en 43:name+point 32:namehash+for -23:of+a -25:own+_ 36:own+the 68:point+to 21:tell+me
34:the+en 37:the+name -28:the+wallet 45:thi+en 27:to+$ 21:what+i -43:what+the 32:when+doe 30:which+addres 21:who+own -29:with+my
@+lacks:exchange -39:* 21:,+at 27:,+how -37:^+_ -29:^+best -49:^+bid 51:^+depth 22:^+doe 21:^+fund 28:^+give -34:^+i 43:^+ord
-42:^+the 22:^+which 42:^+who -58:_+$ -21:_+, -66:_+at 62:_+bid -22:_+candl 31:_+from -34:_+fund 41:_+of -44:_+ord -34:_+perp
27:_+please -42:_+print -40:_+right 31:_+spot 67:_+today -20:_+trad -42:_+with 56:ask+$ -58:ask+for -55:at+_ 22:at+the 39:book+$
41:book+, -55:book+for 27:can+i 41:coin+, 22:doe+the 52:each+side -32:exchange+$ 82:exchange+clock 61:exchange+where -34:for+_
-51:from+_ 20:from+the -38:fund+on 26:give+me -27:how+much -54:i+my -36:i+the -40:i+there 36:i+trade 61:in+it 23:it+$ 22:it+on
-26:level+$ 51:level+each -35:market+$ 26:me+the 22:my+exchange 32:on+it -47:or+i -26:ord+book -22:pair+on 61:pay+on -21:payment+$
-53:perp+$ 53:please+$ 21:price+at 71:rate+of -25:side+$ -32:the+_ 29:the+last -34:the+market 50:the+perp 22:the+venue 102:there+$
-25:to+_ 57:today+$ 55:trad+above 21:trad+at -41:trad+of 36:trad+on 21:we+are 58:what+do 32:which+_ 20:which+pair 43:with+_
-40:with+the 67:your+? @+lacks:exchangeId -6:* 20:,+and 76:,+in -39:^+i 33:^+open 42:^+volume -22:_+, 69:_+of 47:coingecko+id
30:doe+the -40:how+much 42:i+it -67:i+the 77:i+thi 41:in+_ 30:interest+$ 30:it+$ 54:my+exchange 56:of+the -53:on+_ -27:please+$
64:the+derivativ -63:the+exchange 75:volume+, 23:volume+of 28:what+doe -20:with+the @+lacks:hash -22:* 22:,+can -26:,+for -37:,+it
-25:,+need 35:,+on -44:,+please -25:,+the -47:,+what -24:^+_ -21:^+a 22:^+biggest -44:^+can -37:^+decode -23:^+i -25:^+my -40:^+need
60:^+search -29:^+topic0 -20:^+when -21:_+$ 35:_+. -28:_+_ -28:_+a -37:_+bet -22:_+by 39:_+cent -22:_+do 51:_+fail 44:_+for 24:_+go
-37:_+ha -24:_+level 39:_+mov -37:_+odd 36:_+on 47:_+or -21:_+print -30:_+question -42:_+right -45:_+today 32:_+trad
-57:_+transaction -28:_+tx -33:_+wallet -21:_+what -24:_+with 22:and+at -21:and+how -37:and+what -21:are+my -23:ask+on -25:bet+$
-34:bet+_ -23:bet+do -21:between+_ -34:bid+ask 25:bid+on -30:biggest+holder -30:book+of -28:buy+$ -23:by+_ -35:can+you -23:d+like
-23:decode+thi -41:did+thi -25:do+, 67:explor+of -34:for+_ -31:for+a 36:for+me -35:for+my 33:from+the -39:go+through -31:ha+the
-23:have+i 35:hold+the -40:holder+$ 28:holder+on -23:how+are -29:how+many 57:i+_ -23:i+d -22:i+my -25:i+paid -57:i+pay 25:i+think
-44:i+wa -22:in+_ -25:in+it 43:in+ord 64:in+the -37:it+$ -44:it+i 35:it+wa -26:look+like -22:lowest+ask -29:many+transaction
28:market+$ 54:market+on 51:me+$ -30:me+, 31:morn+, 42:much+_ -44:my+_ -30:my+tx 22:no+shar -24:no+side -31:nonce+_ -37:now+$
-32:odd+for 24:of+_ 30:of+a -25:of+it -42:of+mine -35:of+my 26:of+that -30:of+the 20:of+thi -23:on+_ 47:on+the 44:or+_ -22:or+down
-39:out+of -24:outcome+token -40:paid+for -33:pl+, -35:right+now 62:search+the 20:sent+on -52:side+$ -35:since+_ -28:that+_
40:that+market -34:the+_ -37:the+best -29:the+biggest -22:the+company 29:the+exchange 48:the+exploit 38:the+most -22:the+no
29:the+odd 24:the+outcome -28:the+trad 21:the+transaction 33:there+$ 55:thi+morn 76:through+_ -42:to+_ 28:to+my -24:to+sell
-37:today+$ -32:token+_ 39:trad+of -40:trad+on 36:transaction+$ -40:transaction+_ -42:transaction+of -23:transaction+on -21:tx+on
-22:up+or 44:wa+it -38:what+did -47:what+ha -42:what+the 77:what+would -44:when+i -21:which+_ -25:with+_ -23:ye+$ @+lacks:hex -38:*
27:,+_ -48:,+please -21:,+with 37:^+4byte 39:^+_ -21:^+how -26:^+i 36:^+please -61:^+selector -39:^+what -26:_+$ -26:_+, 51:_+byte
34:a+_ 29:a+transaction -62:an+event -28:before+i 22:broadcast+it 44:byte+selector -35:calldata+for 29:custom+error -26:decode+the
-29:doe+_ -53:doe+it -28:doe+the -30:doe+thi -34:event+that -75:for+_ 45:from+my -45:function+$ 26:function+i 59:function+selector
-20:how+many 51:i+behind 44:i+sign 35:i+the -51:in+our 25:it+. 26:it+do 39:me+a -47:mean+$ 26:message+_ 34:my+wallet -54:of+an
39:of+hex -41:of+my -28:of+the -21:pl+, -33:please+$ 63:selector+$ -79:selector+of 32:show+me -23:that+i 33:the+_ -42:the+event
25:the+message -41:the+selector 63:thi+function 46:thi+input 25:to+sign 23:transaction+that 45:wallet+$ -41:what+doe
56:what+function 27:which+function -23:with+the 26:would+it @+lacks:holder 5:* 23:,+and 26:,+for -37:.+$ 31:.+what -44:^+chart
27:^+how -28:^+list 22:^+what -40:^+which -21:_+$ 29:_+? -23:_+by 95:_+doe 25:_+ha -22:_+i 33:_+of 23:_+own -35:_+pl 37:and+i
-33:any+_ 39:balance+sheet 31:bought+_ 30:buy+, 26:by+the -37:chart+_ -28:coin+are -32:coin+i -24:company+have -22:company+hold
39:did+it 43:did+the -43:do+i 30:doe+our 28:doe+the 35:every+purchase -30:first+$ 26:first+, -23:for+a 59:ha+the 26:hold+$
-20:hold+_ 29:how+many -28:i+bought 20:i+own 29:i+the 34:it+_ 60:it+balance -20:list+firm 56:many+_ 80:much+_ -30:much+i -30:much+of
28:of+_ 36:of+it -25:of+our 30:of+the 57:on+average 44:on+it -63:our+company -37:our+dao -32:our+treasury -34:pl+$ -35:since+_
-23:sitt+on -40:the+coin 51:the+company 27:the+firm 25:the+treasury 36:treasury+$ 51:treasury+of 52:what+did 39:what+i
-40:which+coin 46:worth+$ @+lacks:llamaCoin -32:* 21:,+please 23:^+convert -67:^+ha -33:^+how -79:^+what 72:_+and 56:_+coin 94:and+_
25:by+how 58:coin+i -20:did+i 25:did+it -45:do+$ 23:down+_ 32:each+of 21:for+the -34:ha+the -27:how+ha 35:how+many -33:how+the
47:i+hold -41:i+my -78:i+worth 24:it+ever -32:it+in -27:mov+_ 36:my+coin 35:of+my 35:of+the 22:of+them -23:price+of 21:price+on
46:the+_ 27:the+coin -31:the+floor -30:the+probability 36:the+token -33:time+i -27:up+_ 40:wa+it -33:what+time -57:what+wa
@+lacks:market 11:* 55:?+i -47:^+chance 58:^+ha -42:^+how 27:^+odd -39:^+open 48:^+price -56:^+what 40:^+which -21:^+who 31:_+$
34:_+. -43:_+and -23:_+bet -39:_+by 33:_+contract -37:_+cut -25:_+have -30:_+market 33:_+on -25:_+question 35:_+th -30:already+been
-32:and+_ 36:and+what -31:are+people -22:are+they 34:at+what 31:best+bid 54:book+on -23:cut+in 21:deep+i -31:do+i 41:do+they
-29:doe+_ -34:each+$ 31:event+$ 85:from+_ 44:ha+it -26:i+_ -26:i+get 21:i+there 28:i+want -30:in+_ -36:in+decemb 50:in+the
-20:in+total -24:my+_ 36:now+? -29:odd+$ -29:odd+for -21:of+a -27:on+_ -20:on+at 59:on+that 61:on+ye 43:one+$ -33:open+_
-24:prediction+market 48:price+of 40:put+_ -24:show+me 22:that+_ 30:that+market 26:the+book 56:the+event -21:the+next
21:the+probability 43:to+put 23:to+see -31:top+trader -38:trader+on -32:und+_ 36:want+to 25:what+do -27:what+ha -25:which+_
-23:who+are 56:ye+$ -21:ye+in @+lacks:moveType -11:* -33:^+who @+lacks:other 30:* -41:,+_ -42:,+how 24:,+in 52:,+it 44:,+since
74:,+the 25:?+$ 35:^+biggest 23:^+busiest 70:^+did 51:^+doe 31:^+hash -26:^+keccak 47:^+on 30:^+price -50:^+stablecoin -34:^+top
-54:_+by 25:_+digest 21:_+from 49:_+hash 39:_+i -43:_+pl -26:_+that 53:a+feed 22:and+how -24:and+what 21:at+the -65:bridge+$
58:bridge+i -26:can+you -46:chain+$ -21:chain+, -20:chain+doe 29:chain+i 24:circulat+supp -21:cost+basi 40:dex+, -27:dex+on
70:did+the -23:do+i -54:doe+it 35:doe+pyth 58:doe+the -40:each+chain 29:each+of 53:feed+for 28:for+my -49:for+our 28:for+the
-26:hash+of 52:have+a -38:how+ha -27:how+many 22:how+much -32:how+the -39:i+_ 44:i+am 53:i+for 52:i+my -35:i+thi 25:in+my 36:it+_
58:it+i 78:it+peg 26:many+of -31:many+transaction -20:much+money 30:much+of -21:my+ledg 53:new+_ 29:now+$ -37:of+all 28:of+each
73:of+our 57:of+that 27:of+the 31:of+thi -40:on+_ -25:on+our 36:on+the 47:on+which -57:over+time -44:pl+$ -33:pool+on 36:pyth+feed
37:pyth+have 25:right+now -21:run+and 70:share+of 50:since+_ 72:since+the -30:sit+on 21:stablecoin+i -44:stablecoin+supp 39:supp+of
86:the+bridge -38:the+chain 22:the+exchange -57:the+most 67:the+stablecoin 43:thi+stablecoin -56:time+$ -22:to+my 34:today+$
50:trad+on -51:volume+$ -37:volume+on -49:what+back 25:what+doe -22:with+_ @+lacks:pair -20:* -24:^+fund -24:^+my 24:^+ord 30:_+$
-34:_+, 38:_+? 24:_+candl 42:_+level 27:_+of 51:_+ord -41:_+perp -31:at+_ 40:book+, 30:book+on 21:for+the -62:from+_ -24:fund+on
-44:i+_ 22:i+the -59:my+_ -54:of+_ -31:of+my 73:on+_ 90:ord+book 32:pair+on -47:the+_ 39:what+i @+lacks:protocol 31:* -29:,+all
24:,+for -28:,+i -27:,+not 50:,+on 30:,+the -31:,+which 21:?+$ 29:?+i -62:^+dex 43:^+did 30:^+fee 27:^+holder 51:^+i 26:^+my 25:^+on
-56:^+option 57:^+revenue -25:^+show -52:^+the 60:^+tvl 25:^+we 30:^+when -46:^+which 50:^+who 28:_+. 54:_+_ 21:_+by 26:_+i -64:_+on
-35:_+since -28:_+tvl 36:_+volume 30:a+protocol 25:all+chain 35:and+for 53:and+i 54:and+what 33:and+who -21:app+on 65:are+the
-27:at+the -55:by+protocol -26:by+tvl 64:chain+$ -22:chain+, 46:chain+? 38:chain+doe 28:chain+it -26:chain+we -32:defi+protocol
-21:deploy+to -49:deposit+$ 36:develop+since 77:dex+$ 44:dex+, 53:dex+_ -63:dex+volume -25:did+_ -39:did+i 21:did+the -22:do+i
62:doe+it -21:doe+the -44:earn+_ -23:fee+$ 52:fee+_ -32:fee+did -42:fee+on -21:fee+paid 38:for+the 20:from+_ 27:ha+the 32:holder+$
21:holder+revenue -23:how+did -46:how+many -33:i+_ -25:i+am -46:i+have -30:i+in -40:i+lock -27:i+my 34:i+need 95:i+the 38:i+use
28:in+fee -25:in+my -21:in+that -38:in+the -23:it+$ 48:it+in 37:lend+protocol 36:lock+in 32:money+lock -68:much+i -51:much+money
31:much+of 39:much+volume -23:my+saving -44:notional+volume -44:of+_ -20:of+a -30:of+all 43:of+my 52:of+one -26:of+that 46:of+the
25:on+, -44:on+_ -45:on+chain 77:on+each -39:on+our 21:on+that -50:on+the 44:on+which 43:one+protocol -21:open+interest -54:our+dao
24:our+protocol -24:out+of 20:please+. -32:protocol+, -72:protocol+by 50:protocol+in 57:protocol+we 58:revenue+_ 42:revenue+of
63:run+and -21:show+me -50:since+_ 64:since+the 29:sit+on -54:that+chain 31:that+lend 37:that+one 51:that+protocol -31:the+_
44:the+app -93:the+chain 30:the+dapp 42:the+dex -36:the+l2 38:the+lend 58:the+money -36:the+most 76:the+option 26:the+project
73:the+protocol 48:the+tvl 42:thi+protocol 24:to+token -26:today+? -46:tvl+_ 52:tvl+of -29:user+pay -34:volume+on -45:wa+it
-63:we+deploy 40:what+chain -20:what+did -43:what+do -31:what+doe 21:what+i -29:what+it 41:what+the 30:which+chain
-58:which+protocol 66:who+are -75:with+the @+lacks:query 13:* -38:^+_ 67:^+find 27:_+$ -47:_+, -51:_+on 40:a+coin -30:are+the
68:find+me -25:id+for 37:it+$ -66:of+_ 52:of+a -23:on+_ -61:share+of @+lacks:signature -18:* -23:,+_ -32:,+no 41:,+please -23:.+$
-22:?+$ -23:?+_ -30:?+i -24:^+abi -21:^+in -35:^+my -60:^+our -30:^+read 59:^+selector 42:^+topic0 29:^+what -53:_+$ 33:_+byt
-27:_+byte -37:_+for -29:_+of -35:_+to -22:_+with -34:a+_ -25:a+contract 67:an+event -37:and+_ 38:at+_ -32:at+the 43:back+$
-37:byte+selector -45:call+$ -43:can+you -29:contract+_ 40:decode+the -24:decode+thi -33:did+the 21:doe+it 44:event+$ -22:for+_
59:function+$ -63:function+selector 39:give+me 45:ha+thi -21:hash+of 34:have+to -47:i+behind 27:i+should 22:i+that -23:i+thi
50:in+our -21:it+and 39:log+$ 31:me+the 28:me+what 53:mean+$ -28:of+a 61:of+an 24:of+my 27:of+the 24:of+thi 70:please+$ -31:read+_
40:read+the -79:selector+$ 82:selector+of -21:sent+it -25:sign+_ 25:tell+me 48:that+i -36:that+the 72:the+event -38:the+fail
29:the+first 27:the+log -63:thi+function -63:topic+_ 31:topic0+for 29:what+doe -52:what+function 42:what+i 22:what+it 39:what+the
-38:with+_ -55:with+my @+lacks:solanaAddress 14:* 46:,+it -26:,+the 39:,+where -42:,+which -31:.+_ 42:.+what -27:.+which 21:?+?
81:?+_ -22:^+a 43:^+best -33:^+doe -46:^+everyth 32:^+if 29:^+list -30:^+make 24:^+my -58:^+nft -30:^+price -24:^+quote
38:^+rugcheck 57:^+token 41:^+which -27:_+. -21:_+addres 45:_+balance -56:_+by 51:_+coin 82:_+doe 39:_+give 35:_+i 78:_+nft 38:_+of
41:_+on -36:_+or -34:_+own 54:_+please -47:_+price 37:_+quote -23:_+wallet -21:account+, -37:account+balance -33:addres+of
-21:and+what -24:and+who -30:are+in 21:are+the -22:balance+$ 58:been+burn 53:best+_ 22:burn+$ -54:by+the -35:can+still
24:circulat+supp 38:collection+$ 21:collection+on 23:com+out -21:could+you 34:did+it 26:doe+_ 55:for+_ 23:for+me -23:from+a
60:from+the -23:get+a 24:give+me -38:have+in 39:have+left 23:hi+_ -25:hi+account 24:hi+wallet -41:hold+the 49:holder+$ -31:holder+of
-24:how+do 23:how+many -33:i+_ 47:i+am -25:i+can 25:i+in -27:i+it 39:i+m -31:i+need -42:i+on -26:i+the 62:i+thi -32:i+wa 30:if+i
26:in+hi 23:in+the -25:in+thi -59:into+_ 53:into+the -22:it+? 54:it+ha 50:it+on -27:list+of 34:lp+$ -29:made+it 38:made+the
-23:make+a 54:market+_ 45:me+_ 24:member+of -21:mint+addres -26:mint+or 21:morn+$ -27:most+of 25:much+_ -41:much+i 46:much+of
-23:my+account 32:my+balance 21:my+friend 24:my+sist -21:nft+_ -33:nft+doe -43:nft+on -20:now+, -33:of+_ 26:of+a 22:of+an 69:of+it
43:of+our 29:of+that 34:of+these 38:of+thi -39:of+those -30:one+_ -27:only+, 21:out+$ -22:out+of -29:own+$ -34:own+the -20:phantom+$
41:pl+$ -27:pool+$ 22:price+for 31:price+impact -51:price+on 31:pump+$ 38:quote+for 22:rn+$ -26:rugcheck+$ -25:say+_ 28:share+of
-34:still+mint 23:supp+$ 22:supp+, 22:the+_ -27:the+balance 37:the+collection 33:the+lp 52:the+market -27:the+most 35:the+new
37:the+one -57:the+same -34:the+th -37:the+token 54:the+top 99:thi+$ -34:thi+artist 22:to+_ -22:to+the 21:token+_ -27:token+account
51:token+of 25:too+$ -32:up+or -22:verify+one -40:wallet+_ 42:what+doe 21:what+i 64:which+_ -37:which+collection -26:which+nft
-47:which+program 36:who+are -41:who+own 34:with+the @+lacks:solanaSignature -11:* 21:,+i -25:^+in 42:^+show -26:^+what 64:^+which
22:_+and -33:_+for 22:_+tx -26:a+client -30:do+i -27:explain+to 22:fee+did -46:i+need 27:i+think -29:impermanent+los -36:my+tx
-32:of+_ -33:of+the 23:of+them 36:plain+word 41:swap+on 24:the+_ -30:thi+_ 49:which+program 29:word+what @+lacks:text
@joint=askings|1 75:* @+lacks:ticker 40:* 42:_+$ 30:_+sery 82:of+the 44:on+_ 43:please+$ 40:the+_ @+lacks:time 42:* 38:,+_ -34:,+and
-21:,+i 27:,+with -47:?+$ 80:^+_ 37:^+for 51:^+how -23:^+my 57:^+price 47:^+pyth -37:^+the -23:^+what -32:^+when -42:^+which -50:_+,
-30:_+. -21:_+? -44:_+_ -27:_+at 61:_+block 32:_+for 28:_+from 27:_+in -54:_+on 45:_+price 46:_+when 85:_+worth -22:and+how
-36:and+what -52:at+_ 24:at+that 30:at+the -49:at+thi 70:block+height -115:block+i 76:block+wa 23:closest+to 49:day+i 106:did+_
-41:doe+_ -48:for+_ 37:for+the 38:from+_ 46:how+much -112:i+_ 41:i+got -54:i+it 36:i+need -27:i+the 30:in+_ 53:in+the 51:it+$
-34:it+on -25:moment+$ -33:moment+, -20:moment+? 61:moment+of 30:need+the 92:of+_ 43:of+my -65:of+the -38:on+_ 39:on+the
-29:please+, 24:price+in 75:price+of -38:since+when -54:the+block 67:the+day 52:the+time -29:thi+moment 51:time+$ -62:time+of
28:to+the 78:two+dat -24:very+first 96:wa+_ -58:what+block 57:what+did 29:what+price -56:what+the 30:what+wa 48:when+i 84:when+the
43:when+we -52:which+block 22:worth+in 29:worth+on @+lacks:types 29:,+what -28:^+abi 21:^+decode 21:^+i 33:^+my 29:decode+thi
29:for+me -31:gave+me 31:me+$ 45:my+contract 24:what+i @+lacks:unit -88:* -24:?+$ -28:^+how -27:_+mil -58:how+many @+lacks:url -26:*
-29:,+and 56:,+i -30:,+what 25:?+$ 25:^+check 39:^+the -23:_+. -21:_+to -44:a+fake -25:a+phish -25:an+airdrop -30:audit+,
-27:before+i -29:by+whom -38:check+if -29:for+our 28:from+the -27:i+click -41:i+got 42:i+the 41:in+the -20:it+$ -30:it+a
61:it+dangerou -37:or+a 20:phish+? -27:scam+$ -28:that+i -20:the+airdrop 23:wallet+, 24:wallet+? @+lacks:uuid 26:,+_ -32:^+_ 25:^+my
21:^+show 40:_+in 35:apy+history -25:did+it 37:history+of 28:how+the -21:i+farm 36:i+have 24:i+put 34:my+pool 20:please+$ 24:put+my
31:show+me 29:that+pool 21:the+apy 22:the+vault 31:to+see -41:yield+of 25:yield+pool @+lacks:values -47:* -71:_+$ 72:_+, -78:_+for
-80:_+on -72:call+_ 54:calldata+for -34:for+_ @+lacks:venue -21:,+_ -24:.+how -26:?+i -30:^+i 38:^+open -32:^+ord 22:^+price
26:^+which -26:^+who 31:_+$ -29:_+, -20:_+. -21:_+? -27:_+bid -25:_+book -29:_+level -84:_+on -32:a+_ -22:about+the 21:and+how
41:and+what 21:are+the -33:book+, 88:book+on 25:cost+$ -38:deep+i 20:doe+it -23:doe+the -31:each+side -57:for+the -21:ha+_ -34:ha+it
56:ha+the -39:how+deep -28:how+old 58:how+the 42:i+get -61:i+it -20:i+the -21:i+want 39:if+i -29:in+_ 74:in+the 25:it+$ -29:it+?
-31:level+each 24:market+$ 25:mov+_ -25:much+_ -26:my+bet 57:now+$ -35:odd+on 34:of+my 21:of+the 55:on+_ -21:ord+book -30:please+$
-22:say+$ -43:say+_ -27:side+$ -87:the+_ 67:the+bet 56:the+chance 71:the+market 29:the+odd -41:the+price 72:the+probability
23:today+$ -25:trad+$ 26:wa+the -45:want+to 25:what+are 43:what+do -30:what+time 30:what+wa @+outside 11:* -42:,+all 31:,+and
-61:,+any -28:,+but -48:,+can -48:,+chain -20:,+contract -49:,+could -65:,+did -40:,+every -21:,+exact 40:,+fee -31:,+find -63:,+for
42:,+ha -56:,+he -45:,+if -70:,+in 33:,+it -21:,+just 57:,+long 46:,+market -51:,+my -27:,+need -21:,+nonce 57:,+not -21:,+one
21:,+or -27:,+our -21:,+price -22:,+rank -42:,+so -25:,+still -47:,+the -110:,+to 33:,+wallet -43:,+want -37:,+whatev -43:,+where
-31:,+which -26:,+why -40:.+. -100:.+_ -47:.+before -29:.+can -40:.+could -75:.+how -82:.+i -101:.+what -24:.+which -22:.+who
-32:.+would -71:?+? -54:?+_ -34:?+and -30:?+he -78:?+i -21:?+in -57:?+it -82:?+my -38:?+on -27:?+show -32:?+the -67:^+a -46:^+addres
-23:^+all 34:^+am -58:^+any 39:^+apple 103:^+balance -34:^+before 21:^+best 61:^+bid -41:^+biggest -77:^+block -63:^+buy -35:^+by
-22:^+call 25:^+can 65:^+cancel 29:^+capital -56:^+chart -58:^+check -46:^+contract -23:^+convert 40:^+could 50:^+crypto
-37:^+current -47:^+depth -22:^+did 21:^+do 49:^+draft -21:^+event 32:^+explain 25:^+farcast -26:^+fear 28:^+fill 25:^+find
44:^+floor -70:^+for 50:^+from -22:^+fund -25:^+give -31:^+ha 30:^+hash -31:^+have -40:^+hey -32:^+hold -38:^+hows -20:^+in
-38:^+keccak256 -26:^+kind -30:^+last 21:^+latest 36:^+ledg 40:^+long -40:^+look 35:^+make 54:^+market -38:^+metamask -21:^+mint
-26:^+namehash -66:^+need -30:^+newest 24:^+next -28:^+nonce -22:^+numb -59:^+on -25:^+one -78:^+ord -65:^+our -30:^+pl 32:^+plan
34:^+please -42:^+price 67:^+put -34:^+pyth 26:^+rarity 36:^+realis -30:^+recent -45:^+revenue 43:^+review 94:^+revoke -31:^+sat
-38:^+somebody -42:^+someone 24:^+stak -23:^+supp -36:^+swap 36:^+text -33:^+that -28:^+they -21:^+token -38:^+turn -27:^+tvl
31:^+twitt 60:^+verify -108:^+wa -54:^+we 30:^+when 31:^+where -32:^+why 25:_+, -37:_+. -30:_+? 38:_+_ -32:_+a 84:_+account
48:_+addres 45:_+aft -49:_+against 38:_+airdrop -73:_+all -53:_+and 65:_+approval 29:_+are 35:_+at -29:_+bag -46:_+balance
33:_+before -42:_+bet 38:_+block -39:_+book -22:_+buy -28:_+byte -45:_+can -31:_+clos -30:_+coin -36:_+collection 31:_+contract
58:_+cost 31:_+crypto 23:_+dao -51:_+deposit -27:_+depth -55:_+difficulty -67:_+do -24:_+dominance -39:_+ever -37:_+fail -41:_+fee
-24:_+floor 22:_+futur -33:_+get 95:_+ha -53:_+hash -22:_+held 43:_+hold 51:_+holder -34:_+how -21:_+if 34:_+into 47:_+ledg
62:_+level 43:_+market 116:_+mempool 49:_+message 31:_+mil -32:_+mint 37:_+mov -26:_+move -33:_+name 71:_+network -94:_+nft
-40:_+node -24:_+notional 31:_+now -40:_+odd -47:_+old 24:_+on 41:_+only 51:_+open -67:_+or 84:_+ord 53:_+over -28:_+own -25:_+pair
-20:_+pay 91:_+per -37:_+perpetual 32:_+pl -25:_+pool -33:_+position -29:_+pric -73:_+price -34:_+print 42:_+proposal -23:_+protocol
-25:_+recent 90:_+revenue 32:_+right -29:_+rn -49:_+rows -36:_+safe -94:_+say -21:_+sign -37:_+since -23:_+so -43:_+stack 34:_+stake
-22:_+stand -84:_+still 39:_+that 37:_+the -37:_+these -24:_+thi -24:_+to -45:_+today -52:_+token 35:_+trad -27:_+trade
35:_+transaction -32:_+turnov -25:_+tx -53:_+up -22:_+v 23:_+validator -33:_+volume 80:_+wallet -23:_+whale -52:_+what -20:_+when
-29:_+where 36:_+with 46:_+withdrawal 67:_+word -34:_+worth 59:_+ye 38:a+_ 20:a+beginn -43:a+certain -22:a+client -51:a+coin
62:a+contract -33:a+fake 49:a+good -30:a+hash 55:a+list 56:a+logo -49:a+long -21:a+mail -78:a+new -39:a+of 31:a+phish -20:a+token
-22:a+transaction -53:a+transf -50:a+tx -58:about+$ -46:about+, 43:about+_ -42:about+a -24:about+the 23:account+$ 23:account+,
37:account+? -58:account+_ 40:account+at 59:account+balance 62:account+i -32:account+of -43:account+on 23:acros+all 31:acros+exchang
-57:addres+$ -36:addres+, -24:addres+. -58:addres+for -33:addres+i 69:addres+of 57:addres+on -48:addres+that 69:address+$
-68:aft+the -48:against+_ 30:airdrop+$ 33:airdrop+, 23:airdrop+with 49:all+_ -20:all+chain 22:all+exchang 34:all+my -28:all+the
-44:all+time -27:already+$ -59:am+_ -21:am+afraid -20:an+_ 56:an+airdrop -29:an+article -62:an+old -36:and+_ -50:and+a -33:and+at
-34:and+by 38:and+for -32:and+he 28:and+how -57:and+in 24:and+it -40:and+my -51:and+now -42:and+of -56:and+on -25:and+sell
24:and+short 22:and+since -26:and+the 63:and+volume -42:and+want 48:and+what -25:and+when 46:and+which 48:and+why -57:any+_
-21:any+chain -48:any+of 68:approval+for -29:approval+i 61:approval+of 30:approve+a -37:are+_ 70:are+in -33:are+my -21:are+open
49:are+people -38:are+there -77:ask+$ 52:ask+for -30:ask+to -86:at+$ 31:at+_ -96:at+a -51:at+all -27:at+least 86:at+my -35:at+on
-33:at+present -21:at+the -38:at+thi -42:at+which -24:ath+$ -60:atm+$ -53:back+$ -40:balance+_ 79:balance+and 49:balance+in
-26:balance+sheet -49:be+$ -29:be+? -45:been+burn -23:been+pend -42:before+i 56:behind+_ -42:behind+it -40:behind+the -39:belong+to
30:below+_ 25:best+_ -35:best+bid -23:bet+$ 77:bet+_ -36:bet+do -24:bet+i -30:bet+on 27:between+_ -38:between+the -29:bid+for
-60:bid+on -49:block+? 24:block+_ 48:block+height -50:block+numb -34:block+on -34:block+wa -50:book+$ -71:book+, -28:book+depth
37:book+for -20:book+of -129:book+on -44:bought+$ -20:bought+_ 47:bridge+$ -40:bridge+i -32:burn+$ -22:buy+, 60:buy+_ -42:buy+and
-20:buy+it 21:by+_ 48:by+hand -52:by+how -81:by+now 22:by+one -23:by+side -49:by+the -30:call+_ -47:call+data -36:calldata+for
-36:came+in -25:can+i 35:can+you -33:cap+$ -29:cap+of 41:capital+of -35:category+i -40:chain+$ 48:chain+, 25:chain+_ -46:chain+i
-49:chain+id -51:chain+it -37:change+_ -21:chart+for -43:chart+of -43:chart+the -34:check+if -51:check+my -36:clean+up -29:close+to
-21:closest+to -25:coin+? -46:coin+are -30:coin+for 22:coin+i -63:coin+my -68:coin+of -23:coin+that -31:coingecko+id
-23:cold+storage 42:collection+$ -22:collection+a -27:collection+by 64:collection+on 28:com+out 28:commit+did -28:compar+to
-21:compar+with -43:compare+it -60:confirmation+doe -20:contract+, -24:contract+_ -20:contract+addres 25:contract+for
-23:contract+have 77:contract+on -32:contract+or 24:convert+_ 59:convert+thi 65:cost+$ 38:cost+in -35:cost+on -23:could+i
-34:could+the -26:count+and -65:counterparty+addres 37:crypto+gain 82:crypto+news -41:current+_ -48:cut+in 36:cut+on -45:d+like
-47:dao+$ -37:data+$ 32:date+$ -52:day+$ -23:decode+the -34:deep+i -21:deposit+$ -27:deposit+, -21:develop+since -24:dex+, -26:dex+_
-77:did+_ -37:did+i -30:did+it -32:did+that 36:did+they -53:do+$ 26:do+, -32:do+_ 32:do+a -50:do+the 21:do+they -21:doe+_ 74:doe+a
23:doe+an -35:doe+he 25:doe+it -57:doe+my -46:doe+one -44:doe+our 28:doe+she 31:don+t 50:draft+a -42:drain+$ -24:e+mail -37:each+$
-26:each+of -33:each+side 60:earn+_ 69:eligible+for -48:end+of -23:event+$ -32:event+of -47:event+that 90:every+approval
-25:everyth+that -22:exchang+$ 59:exchang+_ -37:exchange+$ -20:exchange+_ -74:exchange+clock -52:exchange+where 53:explain+to
-35:far+$ 43:far+i 52:fee+$ -24:fee+_ 29:fee+and -66:fee+i 49:fill+in -39:fill+of -23:fill+on -33:find+_ -23:find+it -68:find+me
-45:find+out 33:find+the -34:first+$ -24:floor+in -62:floor+of -36:floor+on 77:floor+price 32:flow+into -59:for+$ 29:for+_ 29:for+a
37:for+me -24:for+no -39:for+one 21:for+our 35:for+reentrancy -47:for+the -36:for+ye 52:form+_ -49:found+a 25:found+the -31:from+_
-36:from+a 48:from+me 49:from+our -60:from+the -21:from+thi -35:fund+_ 44:ga+$ -97:ga+price 37:ga+station -42:gave+me 22:get+a
-23:get+if 54:get+into -26:get+liquidat -36:get+the 47:github+commit -39:give+me -42:give+the 59:go+to -31:gone+up -22:got+a 23:ha+_
-43:ha+been -58:ha+it 39:ha+on -74:ha+the -30:happen+in 27:hardware+wallet 51:hash+of 39:hash+rate 39:hashrate+$ 61:have+$
-30:have+, -40:have+? -58:have+_ -26:have+a -73:have+by -44:have+i 71:have+in -45:have+it -23:have+on -37:have+open 25:have+the
-32:he+i -24:here+$ 43:here+. -29:here+a -25:hi+_ 31:hi+account -30:hi+wallet 70:history+$ -38:history+_ -46:hold+$ -81:hold+_
-30:hold+any -41:hold+count -26:hold+in -25:hold+it 43:hold+on -29:hold+the -37:holder+$ 47:holder+of -32:hot+wallet -41:how+_
-30:how+are -50:how+big -25:how+can -62:how+deep -93:how+did 69:how+do 40:how+doe 42:how+long 58:how+often 89:how+old -51:how+the
23:i+, -76:i+_ -28:i+a -65:i+am 32:i+an -23:i+approv -31:i+bought -51:i+buy 25:i+call -59:i+can -29:i+click -28:i+close -24:i+copy
-60:i+d -27:i+do -58:i+earn 66:i+eligible -31:i+fine -37:i+for 25:i+forgot -50:i+found -73:i+got -68:i+had 37:i+have 76:i+he
-37:i+hold -22:i+just -49:i+m -26:i+made -57:i+mean -53:i+must -20:i+need 51:i+not 61:i+on -47:i+only -38:i+open 34:i+our -76:i+own
-53:i+paid -30:i+pay -36:i+provide -31:i+read -28:i+receive -28:i+sell -72:i+should -48:i+sign -41:i+still -38:i+that 64:i+the
41:i+there -49:i+thi -85:i+think -23:i+up -32:i+use -61:i+wa 25:i+want -28:id+, -22:id+_ -37:id+do -36:id+of -50:idea+what -22:if+it
-38:if+possible -30:if+the 31:if+you 30:impermanent+los -50:in+$ -57:in+, -21:in+a -50:in+and -21:in+coin -32:in+crypto
-50:in+decemb -46:in+fee 52:in+germany 26:in+hi 20:in+it -30:in+ord -31:in+our 47:in+simple -43:in+spr -84:in+that 41:in+thi
-80:in+total 34:in+what -48:in+which -39:incl+. 47:interest+of -66:into+_ -25:it+, -65:it+. -51:it+a -56:it+and -53:it+at
-21:it+balance -40:it+be -38:it+contract -26:it+cost -51:it+do 28:it+go -61:it+ha -47:it+have -33:it+i 23:it+in -34:it+now 28:it+on
-59:it+or 58:it+own -24:it+safe -38:it+trad 30:it+up 39:it+wa -70:keccak+_ -37:keccak256+of -61:keep+on 52:key+$ -25:kind+of
-47:kind+tell -49:know+what -47:last+_ -24:last+trad -37:late+$ -40:late+on 46:latest+crypto 55:launch+$ 27:least+_ 38:ledg+account
35:ledg+or -24:left+in 29:level+$ -34:level+each -39:lie+in 35:lightn+channel 30:lightn+network -57:like+_ 38:like+i -40:like+the
-49:like+to -22:liquidat+? 48:liquidation+_ 29:liquidation+acros -71:liquidation+price -54:list+$ 30:list+_ 37:list+for 50:list+my
54:list+of -48:list+the -30:list+with -39:log+, -35:log+of 56:logo+for 48:lol+$ 47:long+and 48:long+i 52:long+short 33:long+v
-34:look+for -34:look+it 28:look+like 26:lost+my 26:lost+the -27:lp+$ -21:lp+lock 39:m+_ -29:m+in -52:made+a -26:made+on
-34:made+the -23:make+_ 31:make+a 59:make+me -32:many+_ 27:many+calory -64:many+confirmation -80:many+of 48:many+people
-29:many+percent -33:many+sat 38:many+token -71:many+transaction 63:many+validator -20:market+, -53:market+_ -45:market+cap
-32:market+i 49:market+on 38:me+$ 63:me+, -63:me+. -69:me+_ -28:me+about -26:me+all 21:me+and -28:me+how 27:me+it -46:me+my 67:me+on
-25:me+that -37:me+to -38:me+what 32:me+which 64:mempool+$ -25:message+_ -61:metamask+show -40:min+in 89:min+pool 31:mint+$
-26:mint+_ -32:mint+on -38:moment+$ -29:moment+of -68:money+i -42:morn+, -32:most+of 22:mov+_ -29:mov+the 42:much+_ -48:much+did
71:much+doe -41:much+ga -72:much+ha -22:much+have -85:much+i -63:much+money -41:much+of 81:my+_ -28:my+bag 64:my+bet -29:my+bos
-25:my+bot -26:my+broth -44:my+coin -40:my+cold -22:my+colleague 33:my+contract -84:my+cousin -35:my+daught -50:my+employ -20:my+en
-23:my+exchange -33:my+favourite -30:my+friend -66:my+grandson 37:my+landlord -31:my+last -35:my+ledg -48:my+liquidation -21:my+log
-24:my+metamask -21:my+money -47:my+nephew 21:my+nft -61:my+old 51:my+own -70:my+pension -28:my+pool 46:my+position -49:my+saving
-54:my+sist -30:my+spreadsheet -45:my+thesi -40:my+trad -28:my+transf -36:my+tx -69:my+withdrawal 75:nam+of 45:name+$ 46:name+and
-29:namehash+for 35:native+coin 57:near+me -37:need+_ 21:need+for -41:need+it -53:need+the 38:net+inflow -53:network+i 38:new+coin
-60:new+token -20:next+block -23:next+to -20:nft+do 54:nft+of -32:nft+on -23:no+in -23:no+on 57:nonce+_ -28:nonce+of -26:not+$
-21:not+? -41:not+_ 46:not+the -69:now+? -27:now+_ 57:now+and -28:now+on -35:numb+$ -28:numb+_ -23:numb+at -35:numb+for 34:numb+of
51:odd+on 59:of+_ 27:of+a -36:of+an -26:of+both -30:of+each 56:of+holder -69:of+it 53:of+my -27:of+the -52:of+them -37:of+these
-63:of+those 39:of+what 60:of+ye -20:off+_ -100:on+$ -47:on+, 24:on+a -20:on+any -38:on+average 46:on+crypto -38:on+hi -30:on+it
64:on+twitt -36:on+what -64:on+which 23:on+x 74:on+ye -53:one+$ 20:one+? -93:one+_ 45:one+of -25:one+or 44:only+$ 52:only+,
-26:only+the -29:open+$ -38:open+_ -50:open+at 24:open+in 46:open+order -28:open+position -65:or+_ -33:or+a -30:or+down -29:or+los
-32:or+lose -37:or+no -37:or+not -27:or+on 51:ord+book -23:order+of 45:order+on -38:orderbook+_ -36:oth+one 63:our+_ -48:our+auditor
-46:our+company 48:our+contract 40:our+dao 29:our+treasury -21:out+$ -28:out+, -31:out+. -55:out+of -21:over+the -31:over+time
-61:own+$ 42:own+, -30:own+_ -27:own+the -54:paid+_ -23:paid+for -31:paid+in -27:pair+on 44:part+of -29:pay+_ -40:pay+for -55:pay+in
-62:pay+on -33:pay+to 23:payment+$ -23:pend+_ 77:people+say -50:perp+$ -64:perp+_ -36:perp+on 49:person+behind 22:phantom+$ -42:pl+$
-49:pl+, -39:plain+word -36:please+$ -40:please+, -20:please+. 32:please+? -40:please+check -44:please+give -48:please+show
-30:please+tell 41:pnl+of -25:point+to -26:pool+, -47:pool+for 63:pool+found -40:pool+i -21:position+$ -28:possible+. -33:pric+$
-51:pric+for 54:pric+of -22:price+$ -24:price+, -50:price+? -44:price+_ -35:price+and -38:price+at 43:price+of -52:price+on
25:print+on 40:profit+$ -29:profit+or 22:proposal+$ 39:protocol+$ -28:protocol+in -21:protocol+on -37:provide+liquidity -39:pull+the
-22:pump+$ 22:put+_ 31:put+my -35:pyth+_ 44:rank+of 52:rarity+rank 30:rate+of -38:read+the -26:real+one 36:realis+pnl
-23:realis+profit -27:rest+order 34:revenue+_ 33:revenue+of 90:revoke+every 84:revoke+that -25:right+now -28:rn+$ -25:rn+? 24:rows+$
39:run+_ -37:safe+to 57:sandwich+bot -78:sat+vb 37:saving+account -35:say+about -39:say+he 42:score+$ -22:score+and 21:score+of
-29:search+_ -35:see+how -38:see+the 46:sell+_ -25:sell+tax -27:sell+thi -25:sent+it -33:sent+me -49:sent+u -51:sery+_ -23:shar+of
-80:share+of 39:she+hold -23:sheet+, -32:short+in 49:short+ratio -61:should+be -30:should+i 51:show+_ -35:show+a -34:show+me
36:show+my -22:show+the -44:show+what 25:side+$ -23:side+by -23:side+of -41:sign+$ -39:sign+_ 51:simple+word -20:since+_ -24:since+i
55:since+launch -72:since+the 53:sise+of 31:sit+in -57:sit+on -53:sitt+on 22:snapshot+proposal -37:so+far -56:so+i -29:solidity+fil
-25:some+_ 24:sort+by -21:source+code 35:source+of 69:spend+_ -25:spend+my -44:spend+on -23:spot+market -37:spr+$ 29:stake+pool
-51:stand+behind -27:start+_ -24:start+with -81:still+have -22:still+open 35:stood+at 29:storage+$ -45:storage+, -21:str+of
42:stuck+$ -55:stuck+? 29:summ+? -56:supp+of -28:swap+of -30:swap+on -75:talk+about -43:tax+office 51:telegram+group -50:tell+me
38:text+_ 47:text+me -54:that+$ -28:that+? 20:that+_ 24:that+a -37:that+be -36:that+block -30:that+came -36:that+contract
-42:that+he 32:that+hold -21:that+list -26:that+market -55:that+my -23:that+one -31:that+pair -24:that+the 41:that+transaction
-40:that+wa 21:the+_ -41:the+account -62:the+airdrop -24:the+audit 82:the+balance -22:the+bank 37:the+beacon -61:the+biggest
-36:the+block -45:the+book -62:the+bridge -48:the+call -34:the+calldata 25:the+capital -21:the+chain -36:the+cheapest -69:the+coin
-24:the+cold -40:the+collection -57:the+company -51:the+contract -23:the+counterparty -43:the+current -73:the+dao -36:the+dapp
-40:the+day -23:the+deploy -36:the+deposit -71:the+dev -33:the+en -46:the+end -49:the+event -21:the+exact -81:the+exploit
-67:the+fee -23:the+firm -43:the+floor -28:the+function -37:the+ga -22:the+guy -29:the+highest 35:the+history -22:the+hot -23:the+l2
-35:the+largest 25:the+last 30:the+lightn -40:the+list -20:the+log -38:the+lp -46:the+market -39:the+mempool -68:the+min
-59:the+mint -51:the+money -29:the+multisig -96:the+name -36:the+network 73:the+new 22:the+newest -35:the+news 57:the+next
-36:the+nft 26:the+open -32:the+option -51:the+ord 30:the+oth -21:the+pair -48:the+pap 31:the+pend -36:the+perp 48:the+person
-46:the+pool -54:the+probability -55:the+receipt -49:the+rent -29:the+rollup 55:the+same -56:the+sell 34:the+source 35:the+spot
-53:the+stak 64:the+supp -59:the+tax 39:the+text -85:the+th -40:the+tick -42:the+total -31:the+transaction -71:the+treasury
-30:the+tvl -46:the+two -32:the+tx 38:the+u -27:the+user -73:the+vault -32:the+venue -28:the+very 30:the+wallet -35:the+whale
68:the+whole -62:the+yield 44:them+. -63:there+$ -65:there+, 42:there+? 46:there+a 32:there+any -24:there+i -53:there+in
-26:there+on -34:these+_ -35:these+day -46:thi+? 53:thi+addres -39:thi+moment -32:thi+stablecoin 44:thi+token -39:think+,
-52:think+i -21:tier+of -49:time+$ -22:time+high 73:time+i -53:time+of -31:to+$ -42:to+? 50:to+_ -21:to+be -31:to+buy -21:to+clean
29:to+do 58:to+get -55:to+know -30:to+liquidation 21:to+me 42:to+my -22:to+put -61:to+see -22:to+send -24:to+sign -20:to+take
-42:to+the -32:today+$ -28:today+, -41:today+. -47:today+? 61:token+? -43:token+_ -42:token+approval -50:token+at -20:token+holder
21:token+i -46:token+in -23:token+my -24:token+on -34:token+with 85:tonight+$ 28:too+$ 62:top+trader -49:topic+_ -73:total+$
-42:total+supp -67:trad+$ 28:trad+_ -67:trad+at 42:trad+of -32:trad+volume 36:trade+_ -38:trade+on 113:trader+on -62:transaction+$
-28:transaction+, -26:transaction+? 97:transaction+_ -22:transaction+did 31:transaction+in 43:transaction+on 30:transfer+of
-33:transfer+on -23:trust+score -32:tvl+of -39:two+dat 58:tx+_ -23:tx+count 62:tx+in -45:tx+on 51:und+_ 73:unlimit+_ 27:unlock+it
-40:up+$ -36:up+_ -48:up+for -23:up+on -62:up+or 37:up+the 33:v+short -25:value+and -30:vault+, -33:verify+$ 20:verify+on
-22:volume+$ -24:volume+for -30:volume+in 41:volume+of -26:volume+on 64:wa+_ -42:wa+it -43:wa+my -38:wa+the -102:wallet+$
-46:wallet+? 60:wallet+_ -54:wallet+for -33:wallet+hold 44:wallet+i -46:wallet+on -25:wallet+or -25:wallet+worth -23:want+a
-37:want+the -21:want+to -32:we+re 26:weath+in -47:went+out 60:whale+trad -113:what+_ 49:what+a 36:what+are -33:what+block
-29:what+category -21:what+chain -20:what+coin 45:what+did -24:what+do -106:what+doe -24:what+exact -25:what+fund -22:what+he
-65:what+it -62:what+one -31:what+share -21:what+thi 63:what+time 25:what+to -50:what+token 35:what+wa -29:what+went -53:what+would
42:when+_ 32:when+did -45:when+doe -22:when+the 26:when+wa 29:where+did -21:where+do 34:where+doe -28:where+i -78:where+my
-25:where+our -42:where+the -64:wheth+it -43:which+addres -29:which+app -65:which+approval -62:which+block -60:which+chain
23:which+coin -22:which+exchang 44:which+hardware -20:which+i -26:which+marketplace 63:which+min -37:which+network 38:which+one
-24:which+pair -61:which+protocol -81:which+token -22:who+can -22:who+deploy -43:who+hold -31:who+made -74:who+own 37:who+paint
-51:who+sent -30:whole+token -39:why+$ 33:why+did -23:with+_ 29:with+at -49:with+fee -22:with+it 52:with+my 41:with+nonce
-37:with+profit 38:with+the 29:withdraw+_ 68:withdrawal+fee 37:withdrawal+of 29:word+$ 37:word+of 33:work+$ -29:worth+$ -22:worth+on
-29:worth+right -28:worth+today -38:would+_ 52:would+be -26:would+i -25:would+it -53:would+like -27:ye+, 33:ye+for 71:ye+in 23:ye+on
43:yield+of -22:yield+on -30:you+can -32:you+find -38:you+give -46:you+have -22:you+know -49:you+look -27:you+please -25:you+tell
31:z+score 44:zero+knowledge @=1 @=lay -21:* -33:^coin -20:by -30:coin -20:crypto -30:in -32:list -36:pric -22:quot -26:rank @=1155
-55: -3:* -22:? -27:^list -22:^nft -27:^on -22:^show -48:^what -23:^which -75:by 30:collection -27:each -28:every -24:for 41:ha
-24:he -21:how -45:in -63:jpeg -31:list -26:many -28:me -87:nft 38:of 24:on -98:one 31:only 39:own 75:please -38:rows -42:show
-25:sitt 50:someth -23:there -41:token 29:transfer 45:what -39:which -30:with @=20 9:* 24:for 27:only 21:token 49:transfer @=24h
23:* 41:^hottest 31:are -20:by -21:cap -22:coin 37:crypto -23:derivativ 41:hottest -24:lay 33:like 35:me 26:pump 53:sector 36:show
46:today @=404 -33: -72:* -22:^what -40:by -31:collection -27:doe -30:in -36:jpeg -46:nft -33:of -31:on -56:one -87:only -20:own
-37:please -24:show -24:someth -26:the -21:token -36:what -21:which @=721 -70: -9:* 56:^list -27:^nft -36:^on -38:^show 44:^what
-26:^which -25:are 65:by -67:collection 22:doe 53:every -25:for -40:ha -21:he 31:jpeg 46:list -44:me 42:nft 99:one 61:only -48:own
-78:please -52:rows -23:say -52:show 57:sitt -55:someth 42:the -24:them -32:there -39:token 28:transfer -21:wallet -37:which
-28:with @=all -49:* 30:^all -38:at -34:by -28:crypto -49:for -31:market -27:on -44:only 36:piec -33:profit -30:rank -61:volume
@=apy 26:* -61:^stablecoin 68:^yield 38:above 38:at 80:best 37:can -34:did -52:farm 70:first 38:for 45:have 61:in -21:it -33:keep
59:least 48:more 29:or 33:pay 34:pool 48:put 42:rate -48:stablecoin 23:stak 25:to 48:where 60:with 46:yield @=asc -50: -62:*
-70:^buy -58:^coin -25:^collection -63:^hottest -25:^i -36:^nft -36:^stack -27:^the -25:^what 53:^when -37:^which -23:acros
-70:amount -29:are -29:at -34:ath 55:been 32:below -50:biggest 35:both -32:bought -87:by -40:cap -36:capitalisation -26:chain
-50:coin -39:collection -59:company -46:cost -60:crypto 35:depth -35:derivativ -32:ever -27:every 25:first 46:government -40:hi
21:high 27:hold -63:hottest -37:in -23:interest -38:jpeg -24:kind -71:largest -35:late -24:lay -40:like -32:list -30:m -43:market
-48:mcap -44:me -87:most -41:news -41:nft 21:numb -25:order -28:over -38:pl -40:pric -44:pump -72:purchas -35:purchase -44:quot
-44:rank 24:ratio -52:rows -52:sal -81:sector -33:show 48:side -24:sit 29:stack -22:that -51:today -34:top -76:trad -68:value -30:w
-21:what 49:when -31:which -22:writ @=average @=cost -28: -81:* -24:^what -24:and -30:at -32:buy -22:company -26:cost -34:ha -41:it
-32:purchas -30:stack -22:what @=base @=erc20 @=target @lacks|left @lacks|open=thing|left @lacks|whole=0|taken @leaves:ticker
@outside|asked-fit=12 @outside|strange=3 @uses:protocol -12:* @=bridge @=dex @=yield -34:* -22:^biggest -23:biggest -27:by -33:defi
-41:lend -37:on -34:protocol -33:there -20:top @=btc -36:* -37:derivativ -24:interest -20:open @=cap @=market -12:* -39:^coin
39:^hottest 21:are -43:by -33:cap -21:capitalisation -33:coin -21:collection 29:crypto 39:hottest -69:largest -33:lay 26:like
-35:market -23:mcap -23:most -25:nft 20:pump -23:quot -25:rank 48:sector 30:show 27:side 33:today -30:trad @=change -28: 6:*
41:^hottest 24:^which 33:are -46:buy -24:by -21:cap -20:coin 37:crypto -28:ha 41:hottest -22:it -24:lay 33:like 34:me 26:pump
-25:purchas 53:sector 36:show -25:stack 47:today @=clos -38: -49:* -21:? -22:^biggest -24:^event -28:^hottest -25:^how -22:^market
24:^odd -41:^open -30:^show -22:^trad -40:^which -25:bet -34:bett -22:biggest -45:by -46:can -23:crypto 30:cut -28:did -33:do
-100:event -27:give -35:hottest -20:how -42:market -46:me -33:most -71:open 39:outcome 42:over -34:people -50:politic -34:resolve
23:right -41:sery -28:show 40:them -62:today -22:togeth -31:venu -26:will 22:with @=coin @=internal @content=2|first @joint=3|2
@outside|points=theirs|unnamed -14:* @=commodity @=equity @=metal @=rat -48:* -25:feed -30:publish -25:pyth -25:the @=company -24:*
-30:^list -24:a -21:coin -23:coingecko -29:holder -25:id -33:includ -22:list -27:that -33:track @=compressednft @=fungible
@=regularnft -17:* -20:^who -23:own @=conversion @=merge @=reward @=split -55:* -34:^what -35:ha -27:on -30:what @=crypto -20: -35:*
-24:? 26:^event -30:^which -25:account -30:by -23:feed -29:one 23:out -26:profitable -28:publish -23:pyth -22:today -24:trad
-28:which @=culture @=economic @=finance @=mention @=tech @=weath -27: -27:* -26:account -27:profitable @=dai @slot:interval -30:*
37:^compare -24:^ha 36:chart 33:compare -21:do 21:down -21:floor -33:gone -27:of 27:or 31:since 31:thi 31:time -20:volume -20:we
@=date -41: 7:* -40:^what 57:^when -22:and -27:at -33:bought 42:buy -38:company -22:cost 45:ha 39:it -21:purchas 50:stack -36:what
57:when @=desc 12:* -48:^and 83:^biggest 79:^buy -76:^coin 43:^collection -36:^give 52:^hottest -23:^i -53:^list -24:^mcap 29:^nft
-20:^price -27:^the -36:^when 52:^which -23:a -46:acros 47:are -28:at -42:ath -38:been 49:below 63:biggest 33:both -24:bought
-69:cap -45:capitalisation -24:category -51:chain -65:coin -40:company -48:cost 34:crypto 34:depth -48:derivativ -21:down -34:each
37:ever -34:every 62:first -21:from -31:give 22:government -40:ha -52:hi 31:high -32:hold 51:hottest -27:id -28:interest -53:jpeg
-30:kind 33:largest -29:late 28:like -54:list -22:m -77:market -74:mcap -33:meme 60:most -20:mov -54:news -24:not 30:numb 21:of
-24:open 41:order 43:over 33:owner -49:piece 36:pl 31:please -52:pric -29:price 29:pump 40:purchas 47:purchase -60:quot -22:quote
-47:rank 33:ratio -53:recent 27:right 25:rows 60:sector 35:show 67:side 30:sise -57:stack -20:still -31:tell 20:that 40:ticket
27:time 34:today 63:top 84:trad -45:treasury -46:w -49:were -34:when 39:which -61:writ @=erc -99: -30:* -47:? -28:^for -27:^how
-35:^i 52:^list -42:^nft -55:^on -53:^show -47:^which -29:all -44:and -42:are -31:at 36:by 24:did 28:doe -47:each -26:en 41:erc20
46:every -21:for -32:from -28:got 20:ha -51:he -24:held -32:hold -45:how -37:i -52:in 41:incom 24:late 31:list -50:many -63:me
-29:most -23:mov -26:much -34:need -22:nft 37:of 66:one 94:only 48:please 25:price -22:rows -40:say -30:sent -77:show 53:sitt
29:someth -42:that -41:them -45:there -32:to -61:token -36:transaction 80:transfer -33:wallet 48:what -75:which -47:who -52:with
@=erc1155 -24: -10:* -28:? 52:^can 63:^list -21:^on 21:^what -72:^which -51:^who -24:allow 49:approval -42:contract -33:for -23:from
-34:got 55:ha 37:how -35:i 57:list -36:may 45:much -23:my -20:one -23:over 34:permit2 -23:please -25:pull -36:revoke 32:rout
-36:take 45:that 41:the -33:to -93:token -62:which -72:who @=erc721 -53:* -21:? 35:^can -24:^list -61:^which -39:^who -20:allow
-29:approval -34:contract -20:for -27:got -21:ha 25:how -26:i -28:list -29:may 32:much 27:permit2 -25:revoke -24:take -27:that
-24:to -74:token -53:which -56:who @=false 68:* 49:code 23:i 44:of 41:on 43:the @=first @=oldest -90:* -21:and -36:for -26:in
-27:list -21:need -38:of -47:on -23:one -24:or -28:out -23:that -34:the -21:to -40:transaction @=floor @=price
@lacks|points=none|taken @leaves|first @leaves|more|other @outside|first=0 -20:* @=from -22:* -38:^show 45:are 44:be -29:for 37:from
-41:into 42:kind 25:last 26:list -34:mix -36:nft 46:out 38:please -48:recent 29:rows -37:show 43:so -43:that -23:to -40:token -30:tx
-33:value 27:what 32:which @=futur 7:* -31:^fund 45:^how -21:^rate 38:^what -29:for 41:how 32:i 39:interest 44:much 42:on 36:open
-21:rate 31:what @=fx -32: 41:* -31:^what 48:feed -28:id 63:publish 48:pyth 47:the -30:what @=government -52:* -28:? -50:^which
-28:by -59:company -26:firm -20:first -37:have -24:hold -29:largest -36:list -57:most -22:much -27:on -28:own -28:public -31:sit
-32:stack -21:their -33:they -51:which -29:with @=h24 -24: 14:* 39:^collection -24:^i 23:^nft 32:^what 33:^which 33:and 48:biggest
24:by -59:cap -54:chain -42:each -49:every -30:for -30:id -61:jpeg -93:market -50:mcap 60:most 37:now 33:numb 42:over 29:owner
-24:pl 36:please -38:price 32:right -50:rows 34:that 89:trad 71:v -55:value 24:what 26:which -27:with @=hold @=net -25: -83:*
-22:^what -46:buy -20:company -29:ha -30:it -25:purchas -25:stack -20:what @=holder 31: -27:* -42:? -30:^fee 58:^holder -29:^what
-25:^who -38:acros -45:all -26:and -78:app 28:by -21:chain -21:crypto -38:dao -83:did -40:doe -62:earn -63:fee -89:for 45:from
67:got -25:have 105:holder -29:i -28:in -136:itself -125:keep -26:make -31:money -58:most -65:not -26:now -21:on -42:out -69:paid
-44:pay -40:people -21:per -23:please -51:rank 31:revenue -23:right -38:since -24:tak -54:the -27:they -42:thi -40:to 64:token
-75:user -30:want -34:which -22:who @=holding @=total -5:* -21:^which -23:and -22:by -42:company 49:first 38:government -26:have
34:hold -30:list -45:most -23:sit -37:which @=id -20:* -53:^coin -30:^the -29:^v 30:^what 27:^which 44:are -37:ath 42:below
-20:biggest -57:by -26:cap -22:capitalisation -53:coin -29:crypto -21:from -29:give 28:high -48:in 27:it -25:kind 39:largest
-38:list -27:market -37:mcap -41:me -24:meme 21:now 43:of -42:pric -60:quot -34:rank 27:time -33:v 26:what 37:which @=in 20:*
66:erc20 42:for -25:from -24:one 66:only -27:pull @=inactive -34: -21:^which -43:address -26:coin -25:coingecko -37:contract
-51:dump -24:each 41:exchang -31:exchange 54:have -26:i -32:id -21:list -30:name 32:of -55:page -56:per 57:rows -22:show 52:that
-31:their -34:which -37:with @=interest @=open @lacks|points=own|left @slot-said @uses:collection -19:* @=lend -29: 35:* 41:?
-33:^biggest 72:^i -35:^protocol -35:biggest 34:by -47:defi 51:i 24:in 75:lend -25:lock 75:numb 74:one -53:protocol 78:still 22:the
42:there 49:to -30:top 46:tvl 54:want -32:what @=liquid @=stak -26:* -25:defi -36:lend -28:on -27:protocol -24:there @=mak @=rebate
-42:* -24:^what -25:ha -21:what @=meme @=token -21:* -33:^coin -20:by -30:coin -20:crypto -30:in -31:list -36:pric -22:quot -26:rank
@=month -84:* -35:at -31:by -25:crypto -52:for -28:market -27:on -39:only -29:profit -55:volume @=name -49:* -29:^hottest -27:^which
-50:are -23:by -24:crypto -47:derivativ -24:exchang -29:hottest -28:interest -21:like -21:me -24:open -22:pump -53:sector -21:the
-34:today -29:which @=native -48:* -26:^collection -36:^nft -58:by -39:cap -24:chain -40:collection -23:id -20:in -26:jpeg
-52:market -30:most -38:nft 20:numb -34:over -25:please -37:sal -22:that -40:trad 37:v -21:value -22:which -24:with @=nft
@slot:filter -32: -40:* -31:^i -23:and -26:coin -34:friend -21:id -35:know -36:native -28:need -38:platform -31:to -33:you @=no 47:
34:? -21:^odd -20:and -29:at -85:chance -54:did -32:for -45:from -57:how 54:i 53:in -69:me 48:midpoint 90:no -67:odd -75:of 21:on
25:outcome -56:pric -39:price -50:show 23:side -48:the 46:token -37:who -43:ye @=nonfungible -15:* -21:^who -23:own @=notional -59:*
-20:^on -61:^option -30:by -32:chain -21:crypto -20:much -28:of -43:on -27:only -74:option -42:paid -95:premium -32:protocol
-24:volume -20:whole @=out -73:* -28:^how -31:^i -46:^if -38:allow -25:and -30:at -25:erc20 -30:for -34:get -33:give -57:how -44:i
-45:if -21:into -36:many -25:me -34:moment -44:much -28:now -31:on -74:out -38:slippage -55:to -44:what -40:with -36:would
@=perpetual -26:* -26:? -26:^fund 28:^how 22:^what -26:^which -20:a -29:at -31:can -33:coin 23:how 28:interest -21:list 28:much
-33:one 24:open -25:pair -44:spot -26:the -31:trade -40:which -21:with @=politic @=sport -21: -26:* -25:? 27:^event -34:^which
-26:account 24:out -26:profitable 20:that -22:today -25:trad -32:which @=quote -4:* 38:? 42:^candl 48:^i -64:^pool -54:a -56:and
-26:candl 61:i 70:in -55:it -34:liquidity 48:lp -21:me -34:on 47:or 108:pric -47:price 89:than 34:the 22:them 64:token @=redeem 39:*
59:? 47:^what -33:and -40:been 48:ha 60:in 44:on -40:to -40:up 44:what @=revenue -11:* -69:^fee 41:^holder -27:^how 31:^top 56:^what
-34:^which -61:^who 32:acros -66:app -45:chain 39:crypto 33:dao 38:did -30:do 31:earn -36:fee 59:for 50:got -57:have 81:holder
-25:how -80:in 137:itself 87:keep -32:lie 49:make 45:money -31:more -55:most -28:much -27:my 86:not -62:now 52:of -55:on -38:one
-29:or 41:out -30:over -109:paid -42:pay -74:people -41:per -32:please 23:project -77:rank 25:revenue -50:right -37:show 24:since
-54:tak -34:take -52:that 31:the -30:their 51:they 24:thi -79:to -29:today 45:token 27:top -30:total -27:trader -59:user -30:v
-38:wa -41:want 63:what -57:who @=score @=trust -9:* 23:depth @=sell @slot:side -45: 18:* 57:^price 67:^what 33:a -36:and 48:ask
77:at -86:bid -49:chance -31:condition 45:do -69:for 71:i -35:it 40:no -29:outcome 45:price -46:the 63:thi 54:to -37:token 57:what
@=settl 34: -29:* 21:? -24:^biggest -26:^event -36:^hottest 46:^how -30:^market 28:^odd -48:^open -33:^show -24:^trad -45:^which
20:a -28:bet -39:bett -25:biggest -54:by -51:can -20:category -26:crypto 33:cut 52:did -37:do -110:event -33:give -42:hottest 40:how
-52:me -37:most -79:open 45:outcome 49:over -38:people -54:politic -21:question 57:resolve 25:right 42:sery -31:show 47:them
-73:today -24:togeth -33:venu -29:will 27:with @=to -42:* -34:^show -28:any -24:did -28:for 25:last -29:late -23:on -31:out -33:show
22:transfer -27:tx @=top 7:* 43:? 60:^which -37:^who -32:a -67:any 62:at -60:bought -67:chain -63:most 41:on 42:paid -63:recent
52:the 24:token 43:which -35:who @=trade -41:* -31:^what -23:derivativ -21:from -34:ha -26:what @=transaction 33: 64:* -26:?
-52:^what -44:^when 59:^where 74:^which -47:a -54:and -33:at -25:bought 89:by 46:can -42:company -49:cost 20:doe 57:first 24:for
-59:ha 34:have -36:hold 29:i 39:in -32:it 43:lp -46:me 22:money -21:much 38:of 81:pool -24:price 30:purchas -67:stack -33:their
-22:to -41:token 61:top 76:trad 25:trade -70:what -43:when 57:where 56:which @=true 50: 30:* -24:24h 39:^a -28:^by -31:^can
-32:^everyth 56:^ha 40:^i 48:^in -28:^nft 29:^on -31:^pair -56:^price 62:^token -44:^v -23:^volume -25:^what 47:^where -40:^who
-21:an 34:and -20:any -22:belong -61:big 60:biggest 25:book 29:bought -60:burnt 68:by 36:category 25:circulat -42:coin 24:coingecko
-44:collection 28:cost -25:date 68:day 40:did 46:do 61:down -22:dump 30:each 37:exchang 26:exchange 43:first 32:from 75:go 47:gone
40:ha -37:have 48:held 30:highest 21:how 43:it 34:largest 32:last 33:like -25:list 46:look 48:lose 42:m -30:market -63:mcap -24:me
-41:member 42:money 27:morn 23:most 46:move -21:nft 27:now 20:of -54:one -44:only 35:or 30:over 55:pair 27:people -66:percent
-67:piec 45:pl 20:please 30:pric 44:quot -24:real 59:right -42:say -28:sell 65:since -44:sit 38:spread 36:stand -56:still
34:telegram -39:tell -21:that 20:their 45:them -24:there 30:they -28:thi 73:today 68:token 46:too 40:trade -25:twitt 24:up -39:v
52:volume 28:wa 58:want 37:website 23:where 20:which -31:who 28:with -40:worth 43:would -22:you @=unexpir @drops|open|new|other
@first=3|other @lacks|open=other|ours @outside|asked-fit=-1 @outside|here|ours @whole|points=own|taken @whole|points=theirs|left
-9:* @=usd 18:* 97:^biggest 43:^collection -31:^i -41:^list 29:^nft -37:^stack -44:^when 30:^which -35:a -50:acros -24:all -28:at
101:biggest -23:bought 47:by -57:cap -52:chain 20:collection -59:company -52:cost -38:each 29:ever -38:every 73:first 45:government
-52:ha -24:have -53:hi 20:hold -30:id 27:in -50:it -59:jpeg 26:largest -27:late -60:list -40:m -89:market -48:mcap -31:me 46:most
-24:much 21:nft 32:numb 45:over 34:owner -47:piece 33:pl 46:please -33:price 29:purchas 40:purchase -51:recent 24:right 22:rows
-30:say 75:side -23:sit -21:some -70:stack -40:tell 31:that 40:ticket 60:top 115:trad -38:treasury 59:v -48:w -25:what -44:when
-27:with -64:writ @=value 9:* -44:? -43:^what -45:^when -51:a -58:and -26:at -25:bought 47:by -42:company -49:cost 29:for -60:ha
-37:hold -24:how 38:in -66:it -32:me 30:purchas -67:stack 42:the -69:what -45:when @=volume -44: -39:* 49:^a -51:^best -38:^busiest
-49:^coin 39:^collection -25:^give -25:^i 23:^nft -24:^on -46:^pool -28:^the -59:^trad 36:^v -68:^who -62:account -50:acros -27:at
-32:ath 36:below -59:best 40:both -38:busiest -58:by -49:cap -42:capitalisation -51:chain -49:coin 48:could -67:count -84:crypto
42:depth -23:derivativ -39:each -40:earn -39:every -20:first -21:from 36:give -41:go 22:high 46:highest -26:id -22:in -61:jpeg
-21:kind -29:largest -42:leaderboard 43:like -38:liquidity 45:look -26:m -63:made -82:market -67:mcap -21:mean -23:meme -64:money
-36:not 33:now -46:only 22:over 29:owner 40:people -55:pl -36:pnl -60:politic -35:pool -42:pric -26:price -78:profit -41:profitable
-43:quot -33:rank 27:ratio 41:right -23:rn -83:rows -23:say -55:see 70:side -43:sort -20:still -24:swap -26:them 21:time -55:trader
51:turnov 27:v -57:value -50:w -56:week 21:where -75:who -29:win -37:winner -25:with -36:writ 39:you @=week 60:* -25:^trad 51:at
-22:best 32:by 41:crypto 85:for 36:market -21:of 36:on 43:only 53:profit -22:the -23:trad 59:volume @=ye -66: -47:* -23:? -21:at
-29:chance -32:in 44:midpoint -86:no -30:odd 26:outcome 29:side 30:the 44:token -22:trad -34:who -27:ye @asked
@lacks|open=thing|taken @outside|points=it|taken 31:* @asked-fit @takes:count 58:* @asked=0 @first=4|other @uses:count 12:* @asked=1
@content=3|first @joint=2|2 @lacks|open=other|person @outside|words=1 @whole|points=it|unnamed -4:* @asked=2 @lacks|points=none|left
@outside|asked-fit=13 @outside|open=person|unnamed @outside|points=own|taken @outside|whole=3|unnamed -10:* @asked=3
@drops|named|new|other @leaves:chain @whole|open=person!|unnamed @wide=3|other -5:* @asked=4 @lacks|first=4 @lacks|whole=2|left
@lacks|whole=2|unnamed @name @whole|points=none|taken 5:* @asked=far @share=3|other @slot:points @whole|open=person|left -11:*
@calls=0 @calls=0|0|other @outside|points=own|unnamed @outside|points=theirs|taken 15:* @calls=1 @calls=1|0|other @outside|named=1
6:* @calls=2 @calls=2|0|other -43:* @calls=3 @calls=3|0|other -145:* @category=defi_protocol -27:* 40:^ -39:^all 35:^and -52:^are
-31:^chain -20:^chart -22:^coin 30:^could 35:^current 58:^defi -50:^defillama 25:^dex 42:^did 22:^doe -51:^fee 34:^ha -24:^if
-50:^in 42:^it -28:^largest -27:^latest -30:^lend -52:^market 40:^next -48:^of -43:^open -28:^pool -69:^price 25:^protocol -53:^put
78:^rank 56:^revenue 39:^stablecoin -36:^stak 34:^top -41:^tvl 25:^we -32:^what 36:^when 30:^where -26:^which 36:^who -26:about
-36:above -22:aft 30:against -45:already -27:also -35:altogeth -46:am -45:any 26:anyth 55:anywhere 51:apy -23:at -34:balance
43:before -20:beginn -38:bet -42:big 35:biggest 77:blockchain 27:bos -29:bot 31:build 28:call 30:can 25:category 36:chain 28:change
26:com -35:commit 40:compare 40:competitor 22:could 25:crypto 31:current -61:dao 23:dapp 24:date 39:day -25:defillama 32:deploy
30:desk 40:dex -25:do 41:down 67:each 51:else 35:end -39:ever 85:fattest -21:figur -38:follow -51:follower 26:forum -33:friend
-20:fund -30:ga 25:gave -37:github -32:give -28:goe -55:google -22:grandson 27:grow 45:hack -51:have 26:he 28:hi -65:into 30:invest
22:it -25:itself -57:job -55:keep 34:know 82:large -54:late -52:latest 55:lead 30:least 32:leave -20:led 43:lend 40:lie 31:like
37:line -22:liquidation -28:liquidity -49:lol -22:long -20:lose 60:lost 38:make -43:many -29:moment -21:month 27:more 26:most
-29:mov -29:my -70:nam 33:need -25:number 28:oi -32:old 27:only -72:oth -40:park 24:past -45:peg 71:people 32:per 69:perp 29:pl
43:platform -43:plu -29:pool 38:post 64:present -69:price -25:print -32:profit 27:project -29:provide 22:recent 24:rent -20:report
-26:revenue -36:reward -50:risk -22:rout 66:rows 42:run -50:same -30:sandwich -37:season 54:service 51:share -59:should 44:show
22:sise 63:sit 39:slide 33:some 40:sort 38:split 24:start -68:statu 47:still 24:summ -59:t 48:their -31:them 31:these 45:think
32:those -31:time 35:today -66:too 22:top -33:total -46:trade -64:trader 24:trend -20:turnov -28:twitt -33:two 58:use -45:v 66:value
36:venu -25:very -39:wallet -25:what 42:where 40:who 39:whole -30:worth 20:year -22:yield @category=market_data -28: -4:* -24:0x
24:^ 24:^a 36:^all 24:^am 34:^and -62:^any -38:^apple -20:^bid 24:^book -35:^by 36:^chain 24:^chart 47:^circulat -40:^coingecko
59:^convert 41:^current -21:^defi 22:^depth -48:^dex 59:^did 28:^dominance 24:^everyth -35:^explain -26:^fill -57:^find -46:^floor
-27:^from 36:^fund 25:^how -41:^if 43:^in -22:^it 32:^kind -56:^long -42:^look -29:^make 63:^margin -26:^mempool -44:^most -44:^my
-25:^next 26:^no -30:^of 42:^on 60:^one -39:^or -32:^payment 65:^perp 25:^plot 49:^pric 25:^price -28:^print 21:^pull 54:^rate
46:^recent 22:^rest -29:^search -38:^side -48:^since 43:^tell -51:^text 20:^that -33:^the 80:^token 34:^top 35:^total 41:^tvl
-20:^twitt -23:^und 24:^wa -28:^when -31:^where -26:^who -48:^with -50:^withdrawal -22:about 52:above -45:account -20:acros
27:actual -31:add -57:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp
-56:addres -99:address -26:advis 21:aft 26:also -26:amount -43:an 51:answ -38:any -61:anyth -61:anywhere -48:apart 52:api -51:apple
35:are 50:around -32:arriv 24:article -37:artist 55:attach 21:away 32:back -38:balance -34:bank -25:be 24:beginn -53:belong
37:beside 24:best -31:bet 44:bett 30:big -31:bigg 34:biggest -22:block 26:blockchain -68:book 64:both 31:brok 44:broth -30:build
-22:burn -25:burnt 21:but -67:buy -21:by 43:cap 28:capitalisation -20:card -28:category 47:cent 37:certain -32:chance 58:chang
22:check 45:circulation -22:claim 28:coin -38:cold -57:colleague -42:collection -20:committee 25:compar -22:complete 42:confidence
59:convert -36:copy 28:cost -27:could 91:country 54:cousin -60:cov -26:credit 35:cros 36:current 36:d -54:data -28:date 21:day
-35:decentralis 27:decimal -70:deep -68:defi 38:defillama -24:deposit 52:depth -25:derivativ -31:dev -45:dex 58:document
43:dominance -22:don 39:done 20:due -30:dump 33:e 33:each 33:eith -70:else -59:entry -34:erc20 -23:etf 46:even 21:ever 25:everyth
-48:exact -43:exist -36:expire -32:explain -33:fall 24:far -28:farm -55:fear 31:fee 29:fetch 31:figur 30:figure -21:fil -57:file
-22:fill -57:find -41:firm -61:floor 23:follow -22:follower -30:forgot -34:form -41:friday 29:friend 30:frog -36:from -43:full
-26:ga 32:gain -27:gainer -23:germany -33:go -34:goe -44:gone -57:gonna 50:google 25:got -56:gre 70:greedy 50:green -28:hack -78:had
-36:half -35:happen 48:hard -51:hash -21:headlin 26:hedge -21:held 54:hi 70:high 76:him -37:holding -26:hour -28:id -47:if 37:incl
34:incom -40:inside 34:job -61:just 75:keep -100:l2 -33:land -65:large 47:largest 22:law 70:lay 33:least -30:ledg -23:left -25:legal
28:lett -58:level -71:leverage -23:lie -32:like -51:listing -36:live -47:login -24:logo -25:long -23:los 22:lose -40:low -43:lowest
-28:lp -46:made -31:many 56:may -20:mcap 39:mean -55:mem -31:meme 26:memo 79:mempool -20:message -38:metamask 50:midpoint -35:mine
-23:mint 53:minute 23:mix -29:moment 27:money -25:month -56:mood -20:more -28:morn -36:mortgage -28:most -75:mov -22:move 21:n
-64:nearest 41:need 42:nephew -21:newest -57:news -21:next -25:numb 51:number 42:offer -53:often 35:ohlc -39:oi -78:old -37:once
-66:onchain 79:one -46:ord -32:order 39:orderbook 25:oth 55:out -21:page 29:paid -34:pair -41:part -56:pas 27:payout -21:peg
34:pension -26:people -54:per -47:percent -22:period 66:perpetual -20:picture -65:piec -35:pippin 26:platform 22:please 24:plot
-51:plu 26:point -49:portfolio -28:position -41:possible -21:post -31:ppl 21:pric -36:probability -20:public 60:quarter -23:question
25:quick 54:rank 33:rat 57:rate 34:ratio 38:reach -63:reason -21:receiv -25:recommend 28:recover -50:regist 26:rest -25:revenue
27:risk 32:round 25:rows 62:same 49:sat -20:satoshi 45:saving 59:scar 27:school 49:script -74:search -39:sector -53:see 77:sell
-23:send -47:sent -54:serv 34:set -25:several -25:shar -47:she 67:sheet -48:shop 21:should -31:show -21:simple 70:sise 36:sist
-43:sitt 49:slide -30:slip -22:slot -53:snapshot 34:so -44:some -31:somebody -31:someone 31:son -29:sort 48:source 59:spell
33:spread -22:spreadsheet 69:stabl 60:stable 30:stablecoin 41:startup 21:stat -57:statement -26:statu 33:still -53:stop -31:storage
25:swap -59:t -32:tak 50:taken -24:talk -40:telegram 20:tell 66:term -52:text 49:th 50:that 31:then 68:there 30:thesi 41:thick
-25:think -44:tick -45:tier -38:tim 35:time -20:timestamp -48:to 33:togeth 46:token -34:tonight -29:tool 22:trade -76:trader
-23:transaction -43:transf 25:transfer -38:trend 28:trust 89:trustworthy 55:turn 53:turnov 49:tvl -57:twitt 43:two -65:until 23:used
32:utc 58:venue 26:very 37:volume -26:wallet -28:weath 24:website -32:week -48:went -25:were 39:whatev 36:wheth -42:who -26:why
-63:wire -28:with -82:withdrawal -31:won 27:wont 25:work -31:would -24:x -67:year 45:yet -38:yield -35:your -22:z -60:zero
@category=network_infrastructure -6:* -21:^all -44:^attestation -44:^best -26:^block -20:^call -21:^can -49:^cancel -28:^capital
-29:^cheapest 27:^coingecko -39:^compare -27:^convert 29:^current -55:^custom 22:^event -45:^every -21:^find 34:^for 59:^ga -68:^ha
47:^hashrate 44:^height 48:^i 31:^if -27:^it -21:^list -20:^look -22:^make -56:^mempool -25:^min 27:^namehash -39:^need -24:^next
44:^on -26:^or -27:^our -61:^price -27:^run 22:^sat 40:^say 60:^search -30:^show 27:^statu 30:^that -31:^the -21:^time -21:^to
-29:^topic0 30:^total -23:^turn -28:^wallet -56:^who 35:^why -25:above -53:account -26:add -64:address 26:adjustment -38:aft
32:again -54:also 45:among -25:amount -40:answer -31:any -37:anyth -35:anywhere 45:apart -46:api 23:app -47:around 33:ask 47:atm
-57:attestation 33:audit -20:back 34:base 25:be -30:beacon 58:before -34:behind -43:best -26:between -53:bid -50:biggest -60:blob
28:block -21:blockchain -29:broadcast -62:build -24:built -53:burn -27:burnt 23:busy -21:by -75:cancel -27:capital -41:category
25:chain -56:change -30:cheap -28:cheapest 42:check -34:circle 57:claim 51:click 80:clock 43:closest 43:collection 21:com 37:come
21:compar -27:compare 36:complete 30:config 27:confirm -22:confirmation 43:connect 72:control -25:convert 22:copy 35:count
43:counterparty 29:cov -22:credit 30:current -50:custom 51:d -21:dashboard -23:date -24:decentralis 34:decod 53:deployment
53:deposit -30:did -24:difficulty 48:digest -32:do 28:doe -37:don 25:down 25:dur 40:e 70:eip 55:emit -25:empty 26:end 31:entry
-21:epoch 32:estimate -22:even -49:event -39:every -22:exchang -28:exchange 32:exploit 67:explor 38:fail 46:fake 34:farm 22:fast
22:file -31:first -22:flagg -22:floor 29:follow 31:for 39:friend -36:front 62:full 38:gave 29:geckoterminal -26:geth 33:go -67:ha
35:hang 57:happen 24:hardware -50:hashrate 46:he -32:height 30:hello -25:history 55:hit 58:hour -29:impermanent 47:includ -34:incom
26:input -48:inscription 26:insist -41:internal 41:just 81:keccak -54:key 35:know -30:l2 -42:lamport -39:land -35:last 34:lat
-29:left -26:lightn 41:like 31:line -36:liquidation -29:los -25:low 36:m -37:market -50:mempool 24:mention -36:metamask -26:mint
22:money -25:month 41:morn -43:most 21:mov -28:move -22:multisig -20:must 24:n 52:nam 32:namehash -47:near 37:nearest 23:need
-25:nev -27:new -21:news -22:newspap -34:next 33:nft -56:nod 62:node 37:nonce 47:normal 58:noth 46:now 53:numb 23:number 46:off
-29:office -30:often 31:ok -26:only 49:or 25:oracle 32:order -55:oth 39:out -29:output -36:pair 29:pap 35:past -35:pay 50:payment
44:payout -23:pend -21:percent 26:permit -27:phantom 29:pl 25:platform -23:please -31:pool -36:position -27:post -21:present
-38:pric -45:price -24:priority 22:produc 57:program -33:project 20:prop -61:propos -21:python 41:queu -53:queue -25:rate -26:reach
70:real 59:receipt 63:receiv 23:recipient 30:recommend -25:regist 28:reject 25:relay 32:request -28:return -36:revert 33:right
58:role 36:rpc -44:rul -51:safe 69:same -50:satoshi -20:saving 56:say 55:search 21:second 50:see 24:seem 48:send 44:sent 39:serv
-62:service -37:set 55:settlement -44:share -39:she -39:should -35:show -60:side 32:sig 21:sign -43:signatur 41:signature -31:sit
48:site -42:skip 21:slot -38:small -25:smallest 26:snapshot -26:solidity 54:some -26:someone -50:somewhere -58:sort 60:spell
-21:split -22:spr -49:spreadsheet -55:stack -26:state -54:station 83:str 37:subdomain 29:succe 21:succes -28:sum 31:swapp 27:take
27:teach 47:test -46:text -36:th 31:that 21:these 41:think 32:thru -22:ticket 38:time 52:timestamp -23:tool -33:top -41:topic
21:total -37:tp -62:trace 25:track -27:transaction 57:transf -23:transfer -22:trend -52:trezor -23:turn -25:tvl 63:txid 70:type
24:unconfirm -22:unit -21:until 30:up 28:url -28:user 26:utc 37:utilisation -30:validator 58:value -22:vault 58:version 38:wait
22:we -29:were 25:what -49:whole -25:wire -34:without -67:won 33:word 53:work 23:wrote 27:year -54:yet @category=nft_analytics 63:
27:* 30:? 21:^and 27:^are 54:^chart -44:^coingecko 47:^collection -32:^compress -45:^contract 33:^doe -32:^everyth 28:^find -23:^how
-44:^list -41:^make -64:^nft -40:^on 61:^only -22:^our -27:^rarity -58:^rows 23:^the 38:^v 48:^volume 97:^wa 34:^what -29:^when 30:a
51:about 55:all 26:also 26:am 38:and 33:anyth -29:approval 53:are -26:art 43:artist 42:asset 53:ath -24:back -77:be -32:been 41:both
55:bought 50:buy 24:by -33:can 29:cap 47:chart 50:cheap 31:cheapest -22:check -39:coingecko -45:compress 47:cost 52:could 30:count
-47:creator 21:current 37:d 33:data 38:daught -24:develop 35:digital -50:document -21:doe -42:down 25:drop 31:each -45:erc20 33:ever
-22:everyth -36:explor -20:fall -21:far 83:fee 36:find 52:floor -35:friend -28:from 30:fund 27:gallery -60:he -23:high 28:history
-21:hold -22:holder -27:id -31:if 69:in 45:insurance 40:inventory 63:item 59:jpeg 96:keep 71:kind 31:know -31:last -40:list -29:logo
66:lol 31:long -24:look 42:lost 74:lowest 46:m 38:made -39:make 28:many 34:market 41:marketplace -50:may 33:mcap 32:member
31:metadata 21:mine -37:mint 54:moment -21:morn 24:most 74:nam -48:name 48:need -58:new -35:next -42:now 70:numb -46:offer -40:on
54:one -26:open 89:oth -46:our -23:over 51:owner 26:paid -39:pay 55:percent 20:pfp -23:phantom 37:pictur 36:picture 28:piec
-22:point -21:pric 23:project -78:rank -52:rarity 21:real -61:right -40:rows -38:royalty -71:run -57:sale -43:same -34:say -36:she
-45:should 54:side -21:so -41:some 49:spr -36:th 46:that 20:their 27:them 56:there -24:these -21:those -21:ticket -20:time -67:today
-51:token -42:too 54:trait 46:und 20:up -24:user 111:v 36:vault -37:volume 93:wa 30:what 29:whatev -37:when -27:which -23:with
37:worth -74:would 59:writ @category=onchain_dex 33:24h 46:^a -21:^am 40:^any -38:^are 23:^bridge 22:^candl 25:^chart 39:^dex
41:^dexscreen -26:^find 47:^for 57:^give -20:^i 63:^if 27:^in 29:^liquidity -42:^look -22:^most -32:^my -34:^need -20:^plan
44:^quote 28:^rank -25:^search -22:^show 34:^tell 29:^the -20:^token 27:^total -39:^where -24:address -25:all -41:also 39:amount
-27:and -21:aped 29:art -45:auditor 22:beginn -43:bett 27:between -26:block -24:boost -21:both 51:bridg -23:call -20:cap -24:cent
24:chart -25:cheapest -22:check -48:clos 25:com 20:come -21:cousin -26:cros -22:current -32:d 38:dao 41:data 60:decentralis 48:deep
68:degen 67:deposit -23:description -41:desk 25:develop 59:dex 32:did -21:do 26:doe -43:down 41:earn -29:even -23:exchange
69:exploit -29:feed -20:file -24:find -20:follower -21:found -32:fund -49:geckoterminal 44:give -30:gone -65:green -20:ha -20:hack
63:had -26:happen 32:highest 41:if 31:impact -23:inside -23:into -49:keep 69:known 31:land -20:least 33:led -21:ledg -26:lend
-21:link 57:liq -27:live -40:long 39:made -20:marketplace -39:min 32:mine 41:mint 25:money 27:month 22:mov 53:move 38:much -28:nam
-28:net 37:nev -39:no 22:number -62:once -73:onchain -27:or -29:oth -31:own 43:pair 28:park 60:people 37:percent -62:pippin -24:plan
-23:plu 34:pool 26:profil 28:profile 46:pump -21:put 26:quote 21:rate -37:reach 28:recommend 48:reserve -42:safe 32:same 69:say
-31:search 23:second -40:sent -23:shar -29:she -31:show 72:since 53:somebody -40:someone -20:spot 52:statu -28:str -23:swapp 36:t
-36:talk 28:tell 28:than -29:then -60:these 32:thing 42:through 21:thru 32:tier 52:today 26:too -79:trader -25:transaction 22:transf
33:transfer 21:treasury -29:trend -60:turn 22:turnov -27:twitt -37:two -33:up 29:use 23:used 21:v 31:vault -28:venue -53:view 36:vol
-30:watch -29:we -34:were -22:whole 70:withdraw 27:worth 58:yield @category=portfolio_wallet 8:* -22:? 42:^a -29:^account 29:^addres
43:^all -39:^allowance -39:^am -23:^and -45:^any -70:^are 35:^burnt 76:^call -32:^cancel 58:^check 37:^coin -22:^compare
-56:^compress -30:^convert 49:^custom 21:^did 61:^doe 60:^every -21:^explain -24:^fee -50:^find -48:^for -21:^fund -46:^ga 27:^good
79:^held 30:^hey 36:^hold -26:^how -30:^if 62:^in 37:^last -29:^ledg 30:^list 68:^make 35:^need 38:^newest 77:^nft 24:^nonce
-35:^numb -61:^only 44:^our -46:^pend 35:^pl 24:^pnl -39:^price -28:^rank -29:^realis 26:^reverse -29:^run 28:^someone 46:^swap
-34:^tell 52:^token -46:^top 24:^trad -20:^transaction -45:^turn 26:^tx -35:^unclaim 30:^wa -31:^wallet 22:^when 43:^which -25:^with
23:^would 22:account 26:active 20:activity -25:actual -20:addres -114:address 36:aft 67:all -35:allowance -53:also 56:altogeth 37:am
-26:amount -35:answ 31:any 21:anyth 41:apart 53:app -26:approval 46:arriv 66:arrive 72:artist 23:ask -31:attach -49:attack
-26:attestation -48:back 43:bag 58:bal -20:beacon -22:before -24:bet -25:big 20:bigg 37:biggest -41:block 44:bookkeep 26:broth
31:burnt -31:by 59:call 28:came -44:cancel -33:car 22:card -33:cash -22:chain -42:chang -23:change -31:channel 70:check -50:circle
50:claim -30:close -35:coin 27:cold -53:collection -32:com 22:company -51:compare -38:control -28:convert -22:cost 46:court
-40:creat 55:create 54:creator 39:crypto -33:current 47:custom -50:d 105:dao 41:data -26:decimal 24:defi 33:deploy 65:dev 63:did
48:do 24:down 40:draw 46:dump 35:earn -22:eip -59:eligible 35:else -72:employ 63:empty 47:en -21:epoch 49:erc20 -22:error
-22:etherscan -45:even 64:every 28:everyone 31:everyth -27:exact 32:exchange 67:expire -20:explain -26:exploit 29:explor 58:factory
27:farm -58:fattest -43:feed 27:fetch -22:file -52:find -28:firm 35:first -74:flow 44:found -52:freeze 31:friend -36:from -22:front
-29:full 30:fund 65:gave -26:get -21:gett -28:give -36:given -46:gone -22:gonna 61:governance 55:grandson 43:green 58:ha -22:hack
66:had -45:hand -20:hang -20:happen -28:hardware -31:hash 49:have 74:he 37:held 60:her -25:hex 30:hey -33:high -21:him -38:history
-33:hit -38:holder -42:home 68:hot -50:hour 26:husband -20:idea 64:if 23:im 33:incl 77:incom -53:inscription 34:inside 51:internal
-32:it -33:item -22:jpeg 37:just 26:keep -46:key 25:kind 38:know 36:l2 -46:lamport 42:land 41:last 93:left -36:legal -20:lend
33:lent -20:letter -47:level -31:lightn 30:lin 44:line 37:liquidity 23:list -34:live 36:lol -31:lookup 22:low 40:made 29:make 38:max
-78:mempool -36:message -53:min 40:mine -24:month -44:move 47:movement 73:multisig 29:must 40:nam 31:name -76:native 31:net -40:nev
60:new 31:news -23:no -38:node -43:not -21:numb 28:office 30:old -38:operator 23:ord -44:order -64:ordinal 49:our 44:outgo 24:output
39:p 50:pap -43:passport 33:pay 25:peg -44:pend -48:people -25:per -23:permit2 -49:person 43:phantom 44:piec -25:pippin 36:pl
-45:place 22:please 31:point -26:pool -22:post 21:present 49:pric -33:price -50:print 35:profile -25:profit -53:program -22:project
54:provide -50:pull -23:put 41:queue -41:rank -45:rate 50:reach -52:reason -20:reb8tk3gbgk5auzkwc6shnwrgvjh8dualh -32:receiv
26:recent 35:record -104:regist 34:relay 41:rent -28:resolve -29:return 26:reverse 29:rich 23:right -41:rout 23:rows -26:rpc -30:run
31:said 28:same -28:sandwich -55:satoshi -27:screen -23:second 62:see -33:seen -29:sell -20:send 53:set -31:shar -47:sheet 30:show
-23:side -44:sign -43:sit 60:sitt 52:small -38:smallest 36:so 45:sold -43:solidity 43:some 53:someone -20:someth 24:somewhere
-36:son -21:source 47:spendable 34:spl -33:split 22:spr -52:stabl 34:stablecoin -27:stake 42:stand 59:statement -33:statu 27:still
48:storage 22:straight -20:strang -47:subdomain -33:supp 40:support 31:swap 23:swapp 20:tag -33:take -26:taken -59:talk -44:team
-45:term -84:th -29:their -35:them -26:these -51:they -50:thi -45:tim 48:told 36:tonight -30:too -39:top -22:total 29:touch
-46:trade -29:trader -34:transaction 43:transf -21:trc20 57:treasury -29:trezor -59:turn 26:twitt -56:type 44:u -40:und -22:unlock
-21:use 23:utxo -29:valuation -47:value 58:vault 34:very -26:view 39:vitalik 46:volume -45:wait 25:were 38:whale 39:where 31:wheth
45:which 29:while -38:who -32:whoev -36:whole -28:whose 29:why 27:will -62:win -27:word 24:worth -47:write -31:wrong 58:yet 52:yield
67:you 82:zero @category=prediction_markets -7:* -23:^ -33:^account 31:^all 64:^and -31:^are 21:^at -29:^best -60:^bet -53:^bid
21:^biggest -37:^by 49:^cheapest 32:^clos -23:^depth -35:^did -44:^do 31:^give 43:^ha 21:^hottest -30:^i 31:^imp -42:^in 32:^it
-23:^keccak256 55:^last -67:^level 24:^mid -37:^no 35:^odd -26:^on 35:^open -34:^ord 62:^price 49:^print -60:^put 36:^show 28:^trad
35:^volume 21:^what 49:^ye 20:about -25:aft 51:also -26:and 22:any 49:anyone 24:anyth -27:apple -36:are -30:balance -35:been
-34:best -26:bet -59:betfair 23:bett 50:bettor 36:between 75:book 21:bought 26:budget 33:by 42:chance 60:cheapest -40:close -33:com
41:company -24:condition 38:contract 23:cost 65:could -22:dao 37:decemb -21:deep -32:each 29:eith -27:enough -21:ever 30:every
34:everyone -34:everyth 49:exact -22:exchange -42:fee 31:find -32:for 56:from -50:good 26:guy 21:had 38:held 24:highest -24:history
-61:holder 21:hottest -29:hour 27:if 25:insid 32:interest -23:keccak256 -30:keep 83:l2 -39:largest 25:lead -37:left -74:legal
-31:lend 32:link 42:look 32:made -85:manifold -30:market 37:meet 23:midpoint 47:minute 28:money 51:morn 45:most 36:mov 28:move
-75:nam 83:no 43:now -31:odd 22:office -95:old 20:only -23:out 50:outcome -38:own 27:paid 70:pay -22:payment -62:people 29:piece
-59:plu 32:politic 30:poly 36:post 40:print 32:profile -45:proposal -51:put 28:resolv 55:resolve 28:return 24:right 51:rn 34:rul
24:same -48:say -51:search 52:see 26:sent -31:set -24:settl 45:shar 21:show 32:sid -43:sise 23:sit 25:sold -32:someone -72:someth
42:sport 36:stak -27:still 28:sub -24:t -41:team 21:tell -23:term 26:th -23:them 31:through 88:tick -40:time 33:told -49:tonight
-37:top -32:trader -39:u -65:und 59:up -28:use -21:v 50:very 48:volume -24:wallet 41:week -32:whale 28:whoev 28:whole 31:whose
57:will 33:win 27:won 74:would -48:ye @category=search_discovery 34:0x 22:^a -58:^addres 28:^all 43:^any 29:^before -56:^can
35:^coin 56:^coingecko 70:^compress 79:^contract -25:^dex -35:^dexscreen -30:^doe -20:^everyth 81:^find 25:^for 55:^id 21:^kind
-39:^market 48:^mint 43:^most -27:^my -49:^need -59:^nft 20:^on 34:^our 32:^pair 33:^pyth 27:^resolve 23:^search -27:^show -56:^that
34:^token 42:^trend 24:^und 33:^we 50:^where -39:^which -63:^who -25:a 27:about -30:account 26:add 40:against -22:airdrop 50:an
56:any 49:anyth 29:around -44:artist 39:ask 26:at 36:audit 45:auditor 23:be -49:behind -42:bett -23:biggest 41:block 38:blockscout
-27:bos 31:by 24:call 22:carry 72:category -28:chang 28:chat -30:client 62:code 24:coin 36:coingecko -27:cold 31:colleague
27:collect -32:come -25:company 58:compress 30:config 39:contract 44:copy -39:count -49:d -28:dat -59:data -29:decentralis
25:deepest 40:derivativ -22:dexscreen 22:doe 40:down -29:drop 39:each -28:else 21:entry 30:error 21:everybody -22:explain -59:explor
44:file 82:find 48:found 24:futur -53:gave 48:geckoterminal -52:google -45:hand -53:hash -32:her 39:here -41:hi -21:highest -45:hold
-44:hot -25:how 51:id 53:identify -29:if -37:includ 29:it -26:item 42:just -29:keccak 33:kind -46:know -47:largest -43:lay 28:ledg
-21:left 39:log 25:long 23:look 49:m -48:made 24:mail -22:make 23:match -22:mcap -38:member 39:meme -21:mention 22:mint 27:morn
22:most 45:must -40:my -41:nam -47:name -64:need -22:newest -37:not -29:noth -32:now 47:numb -20:off 62:old 25:on -60:one -54:only
-63:oth -33:own 24:paid 33:pair 21:pap 50:pas 32:past 40:payment 25:piec 62:pippin 67:pl -56:plu -25:pric -26:profile 31:publish
-30:pump -37:rank -42:real 24:recent 28:right -47:role -64:same -35:satoshi -47:script 45:second 57:sector -28:see 49:send -49:sheet
-53:should 23:show 23:sit 25:so 23:someone 71:someth 29:sort -27:spot 31:spreadsheet 30:start 32:statu -83:stock -24:str 22:strang
25:symbol -55:tell 28:text 44:th -28:that -24:their 44:them -47:there 29:thi -62:tick -33:tim 29:time 31:token -43:tonight -21:too
39:tool 39:trade 23:transaction 51:trend -26:turnov 31:two -39:u 32:und -60:value -40:verification 29:verify -35:wa -48:want 23:we
-25:website 21:what 25:whatev -61:who 37:whom -35:whose -51:work -21:worth 33:write -41:you @category=security_risk -21: 11:*
61:^and 47:^any 31:^anyth 82:^are 40:^buy 26:^check 34:^coin 22:^could -25:^decode 23:^dev -58:^did -42:^doe -47:^draft 35:^everyth
27:^for 20:^honeypot 21:^if -25:^latest 25:^list -29:^make 37:^metamask -44:^mint 62:^newest -31:^next -25:^on -25:^please
-94:^revoke 29:^safe 48:^show 40:^the -36:^there 26:^token 26:^top 52:^wa -20:^we -49:^when -31:^where 29:addres 42:aft -27:airdrop
43:already -74:also -21:am 50:any 36:anyone 22:anyth -44:anywhere -39:app 31:approv -31:approval 32:are -23:art 67:artist 37:at
-31:audit 34:back 76:been -29:before 29:big 35:biggest -31:bond 89:burn 25:but 38:button 27:came 59:can 22:cap 23:clean -27:click
45:code -23:commit -31:community 33:company -33:connect -23:cost 70:counterparty -30:cousin -34:creat 41:credit 45:dangerou -23:data
-22:date -27:decode -32:deploy -21:deposit -67:dex -31:did -41:doe -47:draft 42:drain 24:dust -27:email -51:end 30:erc20 -71:every
37:everybody 31:everyth 24:exchange 47:far 34:fear 28:file -35:find -41:flagg -39:floor -22:for -21:form -41:free 45:from -39:front
-21:full -30:gave -26:get -23:github 44:go -47:goe -35:grant 59:hex 40:hidden 75:hit -20:input -38:inside 22:into 59:investment
-22:keep -25:know 21:land 53:latest 25:launch 36:lead -31:left 60:legit 21:lett 24:letter 30:list -23:lol 38:look 33:lp 37:m 52:made
31:mail -32:make 30:maliciou 30:many 46:memecoin 28:metamask -23:min 39:mine -29:minute 32:money 35:more -24:most -23:my -48:network
37:newest 25:newslett -33:next 46:no -34:not -46:old -31:open -34:or -40:oth 33:own 32:page 32:park 53:paus -41:pension
30:permission -30:please 33:plu -22:post -22:project -31:protocol -24:public -22:rais 28:real 64:reason -20:reentrancy -24:return
-92:revoke -23:right 41:risk 20:rout 22:rows 46:rug 36:rugcheck -26:run 72:safe -30:same 46:say -33:screen 62:security -28:see
-24:several 43:she 31:short 94:should 44:show -39:simulate -28:since 52:so -22:solidity 33:someone -35:spl 25:stable 24:statu
23:stolen 23:stop 29:strang -33:supp 57:swap -47:switch 87:t -20:talk -45:that -21:theft 32:them 80:these 30:thi 41:think 64:those
-48:tick 33:token -49:tonight 27:top 25:trad 29:transfer 40:trap -39:trezor -32:trustworthy 50:turn -36:unlimit 27:until -35:upgrade
30:us 41:valu 21:verification -44:vitalik 39:want -29:we 57:were 29:who 48:whoev 37:why 40:with -24:withdraw -23:would 46:writ
-21:yet -29:yield -32:you @category=token_contract -17:* 39:^ 21:^abi -21:^all 53:^allowance 28:^and 29:^biggest -70:^call -40:^can
-26:^chart 22:^check -29:^convert -21:^could 48:^do -63:^event -27:^every -32:^everyth -62:^find 26:^for -21:^ga 41:^get 22:^ha
-25:^hash -20:^have -33:^held -21:^honeypot -21:^if -21:^in 26:^largest 27:^latest -27:^ledg 40:^look -55:^make -25:^market
-47:^mint 61:^need 36:^next -40:^numb 23:^of -26:^open 57:^our -23:^please -34:^read -35:^review -20:^search -25:^should 28:^so
-20:^someone 48:^stack -22:^the 22:^to -74:^token 33:^top 42:^topic0 32:^total 27:^transfer 69:^turn -25:^twitt -26:^two -65:^verify
33:^wallet 22:^we 26:^website -21:a 34:abi 30:account 53:address 26:aft -21:against -23:all 54:allowance 34:already -71:also
-25:among 69:amount -37:approval 37:argument -22:arrive -48:artist -47:attach 65:auditor 48:average 51:be -24:been 34:bet 83:big
-25:biggest 51:blob 33:board 64:book 29:bool -74:burn -26:burnt 22:buy -26:by 29:byte -76:call 38:calldata -29:can -22:cap 65:change
-25:chart 49:client -21:cold 30:com 32:competitor 31:compil 26:confirm 30:constructor -25:contract 33:control -22:convert
-41:country 23:cov -50:create 21:current 45:d -25:dangerou -26:dao -45:dat -21:data 53:decimal -26:decod 26:developer 58:dex
26:different -33:do 59:down 45:draw -32:each -23:eip 51:email -38:emit 90:employ 25:end 24:entry -41:etherscan 38:even 48:event
31:everybody 28:evm 37:exact 53:exist -29:explain 32:explor -58:factory -25:fail -38:far 45:fattest 21:fetch -21:fil -60:find
55:firm 69:flow 23:follow -27:follower -29:forgot -31:free 30:from -37:front 39:full 32:function -36:ga -68:gave 27:geckoterminal
38:gett 24:go -55:governance 31:government 36:grandson 43:grant -51:group 25:grow 37:hack 27:hand -25:happen -28:here 58:hex 26:hi
22:hidden -25:him 39:hold 51:holding 28:idea 39:income -36:input 20:into 45:itself -48:json -26:kilometr 60:know 64:lamport
-30:landlord 23:largest 31:latest -56:launch -28:least -33:legal 24:lend 29:like -22:lin 21:liquidity 28:live 39:log -37:logo
-24:made 28:main -45:make -42:match 42:mean 28:meme 28:memo 39:mention -28:mil 62:min 40:mint 26:minute -48:month 24:more -60:morn
43:mov -40:multisig 26:must 25:myself 20:n 25:name -36:native 43:need 20:network 21:new 32:news -43:no 62:nobody -55:nod -24:not
-23:numb -65:off 53:official 31:old 46:oldest -21:once -28:one 37:open -52:oth 33:page 36:pap -43:part -25:people 30:percent
-30:phantom 31:piece 39:pile -35:pippin -44:pl -78:post -26:price 22:proof -28:protocol 32:proxy 34:publish 66:pull 44:purchas
22:read -34:real -32:reason -68:receiv 39:recent -28:reentrancy -36:regex 39:relay 34:report -42:result 50:return 41:revert
23:review -28:round -39:rows -27:rug -45:safe -51:sal 57:sale -61:same 56:satoshi -48:say 22:school 21:script 39:search -44:sell
-25:send 42:shar -30:share -25:she 29:sheet 35:should 20:show -66:since 22:single -36:sise -23:smallest -31:so -70:spell -21:spend
45:split 32:spreadsheet -44:square -31:stabl 53:stack 37:stat 25:still 51:stop 23:sunday 43:supp 51:table -24:take 31:team
-34:telegram 44:tell 32:text 74:th -24:theft -29:their -48:there -40:those 53:tick -30:ticket 31:tim -50:time -31:token 44:too
21:took 57:top 60:topic 49:topic0 20:trace -30:trad 38:trade -55:transf -26:trezor 58:turn -44:twitt -33:tx 55:und 53:unit
45:unknown 59:unlock 27:up -48:upcom -35:use 22:used -20:v 37:value 31:vault 64:verification -21:version 24:view 27:volume 30:w
36:wallet -34:way 26:website -41:were 30:where 57:who 21:whoev -34:whom -52:whose -20:will -31:wire -30:without 28:work -20:worth
20:would -43:wrong -26:yet -28:you @chosen-count -29: 154:* -44:? -52:^i 57:^newest -47:^put -25:^quote -69:^the 47:^what 84:^which
24:^who -24:about -58:account -29:addres -27:and 62:are 39:ask 27:back -46:bet 73:biggest 37:bridge -73:buy 78:by 58:cap 33:category
-49:cent 25:chain 89:coin 72:coingecko 75:collection 29:contract -34:could 55:crypto -37:defillama 62:dex -50:did -32:do 30:each
40:em 64:enough 100:event -51:exchange 88:first -56:for -24:get -69:have -39:he -47:how -28:i 25:id 20:if -35:into -74:it 33:just
40:list -30:market 23:mint 55:money 68:most -25:much -62:my -26:name 34:new 67:newest 33:nft -23:nonce -41:now -50:numb -26:of
43:off 35:on 20:one 78:only 88:open -27:over -34:pay 22:people 62:per 33:pl 76:pool -62:price -47:put -25:quote 75:rank -52:rate
-46:right 106:rugcheck -29:say 81:show -34:sit 21:so -28:str 22:that 25:the 63:their -32:there -33:thi 70:to 44:today 104:token
44:top 50:transaction 37:up 39:volume 29:want -22:what 73:which 23:who 60:with -28:word -40:worth -26:would -106:ye -35:you
@chosen-said @leaves:venue @outside|asked=2 84:* @chosen|other @lacks|open=thing!|left @outside|strange=0 @slot:include_abi -17:*
@content=0|first @lacks|taken @outside|asked-fit=-3 @whole|open=none|left @whole|points=this|left @wide=0|other 3:* @content=4|first
@outside|whole=1|taken 8:* @content=5|first @outside|taken @wide=4|other 14:* @content=6|first @lacks|points=this|left
@outside|asked-fit=2 @ruled=many @uses:chain @uses:step 13:* @described @uses:coin 16:* @fault -102:* @first=1|other
@lacks|open=none|taken -21:* @first=2|other @joint=askings|2 @outside|points=it|unnamed -24:* @first=5|other @outside|first=3
@outside|named=0 @whole|points=theirs|unnamed @wide|other 24:* @first|other @lacks|first=2 @lacks|open=thing|unnamed @missing
@outside|own=2 @outside|words=2 27:* @group=first @src=none -8:* 21:24h 70:^ 66:^a 30:^accord -30:^account 42:^addres 21:^all
81:^also -34:^am 60:^an 72:^and 23:^any 36:^anyth -39:^apple 50:^ath -44:^attestation -25:^balance 32:^before -42:^best -60:^bet
-52:^bid 57:^biggest -32:^block 38:^book 24:^buy 32:^call -32:^can -64:^cancel 28:^candl -29:^capital 39:^chart 24:^cheapest
45:^check 42:^clos 66:^coin 24:^coingecko 31:^collection 27:^compress 103:^contract 20:^convert -29:^cost -28:^crypto 21:^current
-38:^custom 34:^defi -25:^defillama 34:^did 24:^doe 25:^dominance -51:^draft -50:^each -51:^event 24:^every -28:^everyth
-44:^explain -25:^farcast 40:^fee -57:^fetch -25:^fill -24:^find -25:^floor 33:^for -49:^freeze -87:^from 28:^fund -50:^futur 21:^ga
41:^get 53:^give 21:^ha -25:^hash 39:^hashrate 33:^have 41:^height 38:^held 41:^hey -25:^highest -26:^hold 21:^hottest -31:^id
47:^in 23:^just -27:^keccak256 24:^kind 44:^last -24:^latest -42:^ledg -31:^lend -65:^level -23:^liquidation 24:^liquidity -22:^list
39:^lock -56:^long -40:^look 30:^lowest -35:^make 63:^margin 36:^mark -45:^market -35:^may -60:^mempool -47:^message 41:^metamask
-33:^min -36:^most -73:^nam -25:^name 22:^namehash 26:^need -39:^network 86:^newest 36:^not -57:^numb 31:^odd -32:^of 82:^one
-26:^or 63:^our -35:^payment -54:^pend 66:^perp 30:^pl -33:^plan -25:^please 27:^plot 21:^pnl -72:^point -31:^position 21:^protocol
22:^pull -70:^put 31:^pyth 31:^quote 36:^rank -30:^rarity 51:^rate -41:^read -43:^realis 26:^resolve 44:^revenue 23:^reverse
-44:^review -95:^revoke -144:^rows -20:^rpc 30:^safe 22:^sat 48:^say -75:^should -39:^side -48:^sign -57:^since 30:^so 72:^some
44:^somebody 32:^stablecoin 47:^stack -50:^stak 34:^swap 38:^tell -39:^text 25:^they 35:^time 75:^token 48:^top 61:^total 26:^trad
32:^trend 39:^turn -25:^tvl -40:^twitt -35:^unclaim 27:^value -52:^verify 68:^volume 121:^wa -30:^wallet -23:^want 28:^we 42:^whale
-22:^where 32:^why -20:^will -59:^with -51:^withdrawal -24:^worth 46:^ye 22:abi 20:about -35:account -26:acros
-80:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -72:address
24:adjustment -39:airdrop 29:alert 22:all 32:already -77:also -24:altcoin 26:altogeth 34:am 47:amount 28:annual 27:answ -46:answer
43:any 32:anyone 35:anyth 33:apart -60:api 50:app -62:apple 25:approv -64:approval 40:apy 31:argument 26:arriv 36:arrive -33:art
21:article 34:artist 34:ask 30:asset -58:association -40:attach -52:attack -70:attestation 36:auditor 34:aunt 38:average 30:away
43:bag 48:bal -29:balance -44:bank -30:bar 33:base 36:basi -36:beacon 32:before -28:behind 33:beside -29:best -45:bet -60:betfair
43:bettor -26:bid 80:big 34:bigg 47:biggest -49:bill -22:blob 69:blockchain 25:board -51:bond 28:bonu 37:bookkeep 32:bool -40:boost
30:born 28:bos 49:both 34:bought 30:bridg -52:broadcast 22:brok 53:broth 24:budget -36:build -59:builder -41:built 26:but -27:buy
23:byte -30:bytecode 22:call 29:calldata -26:calory 34:came -82:cancel 22:cannot 50:cap -23:capacity -37:capital 49:capitalisation
-42:car 53:carry -42:cash -26:cast 33:cent 51:certain 21:chain 61:chang 24:change -37:channel -31:charge 23:chart 27:chat
31:cheapest 73:check -60:circle -25:circulat 79:claim 32:clean 64:clock -42:close 37:closest 52:code 22:coin 34:coingecko 51:collect
-32:column 45:come -58:commit 39:committee -25:community 26:company 44:compar 33:compare 51:competitor 24:compil 47:compress
-35:condition 26:conference 31:confidence 27:config -23:confirmation 29:consolidate 35:constructor 72:control 24:convert 24:cost
54:could 75:counterparty 40:court 82:cousin 28:cover -71:creat -32:create2 46:crypto 38:csv 25:currency 53:current -21:custom 58:d
29:dangerou 24:dapp -41:dat -21:date 23:daught 30:day 78:dear 33:decemb -30:decide 44:decimal -31:declare -43:deep 44:deploy
64:deployment 64:deposit 68:depositor 47:depth -22:description 55:dev 46:dex 28:did -27:difficulty 43:digest 37:digital 33:diligence
-41:discord 30:discuss -40:disposal -60:dispute -47:dividend 36:document 51:dominance -51:don 41:done 76:down -49:draft 39:drain
50:draw 21:dur 34:e 64:each 36:editor -21:egg 29:eip 51:eith -69:eligible 26:em 33:email 22:emit 33:empty 29:en 41:end -51:english
-37:epoch 27:erc20 29:estimate -30:etf -39:etherscan 47:everybody 43:everyone 31:evm 26:exercise 21:exist 45:expire -60:explain
73:exploit 34:explor 27:fail -49:fall -30:farcast 39:farm 100:fattest 21:favourite -43:fear 47:fee 57:fetch -21:fil -27:find 27:fine
23:first 29:flagg 34:flow 41:follow -68:follower -42:forgot -31:form 34:found -61:free -40:freeze -49:friday 23:friend 20:front
22:fund -22:ga -28:gainer 29:gallery 32:geckoterminal -52:germany -27:geth 25:gett -42:github 61:go -60:gonna -51:good -59:google
61:grandson -61:gre 55:greedy -28:group 42:grow 75:had -29:hand 23:hang 48:hard -23:hardware -54:hash -65:hashrate 30:he -23:headlin
33:hedge -35:height 29:held 28:hello -44:help 35:her 56:hex 41:hey 48:hi 47:hidden 45:high 28:highest 57:him -44:history 54:hit
21:hold -48:holder 27:holding -53:home 47:homework 44:hot 20:hottest -24:ibuprofen 28:id 41:identify 25:if -23:imp -32:impermanent
41:incl 39:includ 80:incom -21:income -30:inflow -27:input -61:inscription 23:insid 43:inside 33:inventory 36:invest 29:investment
57:invoice 31:item -44:job 45:jpeg -47:json 52:just 73:keccak -27:keccak256 77:keep -79:key -27:kilometr 85:kind -21:knee 42:know
-45:knowledge 65:known -35:kyc -24:l2 87:lamport -38:landlord -26:large 36:lat -34:launch 26:law -45:lawyer 46:lead 83:least
-23:leav 30:leave 35:left -100:legal 28:lent -58:level -72:leverage 52:lie -47:lightn 22:like -27:limit 55:line 71:liq
-37:liquidation -62:listing -44:liv -45:live 42:log -32:login -30:logo 26:lol -29:long 44:look -27:lookup -34:los 20:lose 68:lost
-28:low 69:m 36:made 42:mail 57:main -26:make 29:maliciou -86:manifold 25:mark 44:marketplace -21:match 51:may 37:mean 34:meet
-50:mem -36:member 39:meme 41:memecoin 44:memo 62:mention -33:message 25:metadata 35:method -24:mev -50:mid 44:midpoint -32:mil
-28:min 31:mine 24:mint -39:minut 92:minute 24:mix 57:money -66:month -56:mood 33:more 23:morn -39:mortgage -46:moth 41:movement
29:multisig 58:must 35:n 28:namehash -36:native -27:near -25:nearest 56:need 46:nephew -22:nev -23:news -41:next 25:nft 52:no
72:nobody -66:nod 43:node 53:normal -51:not 22:now 38:numb 53:number -32:odd -31:off 22:official -62:often 35:ohlc -21:oi -25:old
34:oldest -27:once 31:onchain 49:one 25:oracle -45:ord -41:order 43:orderbook -103:ordinal -51:oth 38:out 46:outcome 24:outgo
-20:owe 36:owner 38:p 35:page 49:paid 30:pair 73:pap -40:park -36:part -53:passport 55:past 37:paus 32:pay 32:payment 54:payout
-48:peg -59:pend -34:people -28:per 31:percent -30:period 26:permission -23:permit 25:permit2 21:perp 65:perpetual -58:person 22:pfp
-31:phone 37:pick 24:pictur 40:piec 33:piece 22:pile -40:pippin 68:pl -48:plan 60:platform 27:plot -82:plu 47:podcast 26:point
28:politic 46:poly -34:portfolio 59:possible -68:post -25:pow 86:ppl -31:premium -32:prepare -29:pres 40:present -24:price
-50:primary -39:print -30:priority 46:profile -37:profit 36:prop -73:propos -30:proposal 40:provide -47:public 33:publish 40:pull
46:pump 32:purchas -24:put 23:pyth -40:python 56:quarter -56:query 36:queu -32:range -53:rarity 28:rat 39:rath 31:ratio -38:re
43:reach 25:read 21:real -24:realis -43:reb8tk3gbgk5auzkwc6shnwrgvjh8dualh 53:receipt -57:receiv 52:recent 22:recipient 22:recommend
34:record 21:recov -40:reentrancy -38:regex -98:regist 72:relay 42:rent -26:repo 27:report 35:resolve -49:result -32:revenue
23:reverse -92:revoke 47:rn 46:role 21:rough 68:rows -44:royalty 25:rpc 21:rug 26:rugcheck -52:run -22:runn -39:sal -30:salary
-34:sale -62:sandwich 38:sat -40:satoshi 53:saving 47:say 43:scar -42:schedule 23:school -40:screen -55:season 47:second 27:sector
40:security 45:see -27:seen 30:sell -53:separate -52:serv -34:service 50:set -26:settl -62:settle 76:settlement 34:shar 25:share
-76:she 20:shill -52:shop 24:should 33:show 46:sid 30:sig -34:signatur 30:signature -53:simple 23:since 50:sist 41:site 47:sitt
-39:skip 64:slide -45:smallest -42:snapshot 66:so 43:sold -50:solidity 56:some 48:somebody 33:someone -32:soon -61:spell
25:spendable 50:split 38:sport 36:spr 30:spread 40:spreadsheet -47:square 74:stable 35:stablecoin -39:stake 47:stand 43:start
34:startup 30:stat -39:state 29:statement -61:station -23:step 71:still -38:stock -39:stood 59:str 35:straight 24:strang -24:stuck
68:student 28:sub 24:succe -33:sum 28:supp 36:support 63:swap 39:switch 28:symbol 21:table -44:tak -22:take 44:taken -37:talk
23:teach -42:telegram 45:tell 36:term 45:test -37:text 53:th -34:theft 59:themselv 39:there 72:these 20:thesi 41:thick 51:think
57:those 26:through 34:thru 31:tick -56:ticket -37:till -59:tim 34:timestamp 33:today 27:togeth 68:told -60:tonight -58:too 30:took
20:tool 28:topic 36:topic0 -29:tornado 25:touch -45:tp -56:trace 27:trade -99:trader 47:trait -59:transaction 31:transf 34:trap
-41:trc20 26:treasur 58:treasury -21:trend -80:trezor 26:trust 60:trustworthy 89:turn 84:turnov 44:tvl -31:tweet -81:twitt 58:txid
26:type 53:understand 27:unit 52:unknown -43:unlimit 20:unlock -21:unspent -38:until 45:up -61:upcom -33:update -46:upgrade 43:us
25:use 57:used -38:user 47:utc 36:utilisation 72:v -54:validator 61:value 44:vault 38:venue -25:verification 48:version 74:very
-20:via -40:view 28:vol -21:volatility -31:vot -45:vote 27:w 28:wa -56:walk 35:wanna -42:watch -21:way 25:we -23:weath 31:website
20:what 51:where 56:wheth 31:while -29:white 38:whoev -57:whose 27:why -22:wife 51:will -27:win -52:wire 62:withdraw -23:withdrawal
-27:won 54:wont -30:word 20:work 61:world 50:worldwide 39:writ -78:wrong 22:wrote -38:x -58:ye -21:you -41:your -35:z 38:zero @joint
35: -27:* 60:0x 31:24h 21:^ 23:^a -26:^about 52:^all -124:^and -32:^any -63:^are 26:^before 73:^buy 48:^candl 40:^coin
-32:^collection -51:^could -28:^do 61:^event -31:^every 28:^everyth 29:^explain -48:^floor 129:^for -37:^from -22:^give 31:^got
24:^ha 110:^holder -59:^if -50:^in -35:^last 67:^latest 53:^liquidation 33:^look -27:^market 86:^need -85:^net -48:^next 80:^oi
119:^on -25:^open 26:^or -34:^our -71:^perp 33:^please 30:^pool -83:^price 64:^put 79:^read 38:^since -70:^somebody 66:^spot
-30:^stablecoin -32:^tell -33:^that 31:^the 27:^there -38:^thi -35:^token 36:^top -82:^total 43:^trend 141:^tvl 30:^two -75:^v
46:^wallet -51:^what 27:^who -26:^whose 29:^will -59:^would 36:a 43:abi 67:about 24:above -61:accord -23:acros -104:active
38:address 40:afraid 35:again -52:against -102:alchemy 47:all -36:allow 59:already 71:also -33:among -44:amount 30:an -63:answ
-52:answer 40:any 23:anywhere 38:ape 43:api -43:app 57:approval -111:apy -36:are 60:around 38:arriv 29:artist -24:asset 26:atm
-50:auditor 49:average 60:bank -72:be 38:belong -41:below -38:best -97:between -49:big 24:biggest 49:blacklist -36:block
-36:blockchain 40:boost 24:bot -58:both -32:bought -28:bridge 56:broth -50:build 54:built 52:busiest 69:but 40:byt -73:call -47:can
81:candl -69:cap 22:capacity -21:carry 41:category -21:chain 39:change -32:charge 38:chart 22:chat -50:cheap -90:cheapest
40:circulat 35:client 43:clos 61:close 38:code 34:coin 42:cold -50:collect -36:collection -37:com -46:come 49:committee 27:company
59:compare -60:compress 39:condition -85:confidence 66:confirmation -23:connect 53:contract -30:control -70:copy -76:cost -48:could
59:count 32:cover -39:create -36:create2 -102:crypto 35:current 46:custom 55:d 30:dapp 78:dat 39:data 41:date 65:daught -48:day
26:decemb -51:decimal 37:decod -46:decode 32:deep -62:defi -96:defillama -25:deploy -43:deposit 41:depth 53:description 27:desk
61:dev -72:dex -44:dexscreen 109:difficulty -51:digest 26:discord 47:do 24:doe -38:dominance -34:don 22:due 62:dump -38:dur -47:e
-31:each -46:earn -30:eip 33:else 28:en -58:end -38:enough -71:entry 51:epoch 70:erc20 -23:erc721 -29:etherscan -25:event 32:ever
43:everybody -46:everyone -22:exact 33:exchang -39:exchange 30:explain 23:fail 51:fake 42:far -82:farm 30:fath 50:fear 49:fee
35:feed -43:fetch -27:figure -30:fil 28:file 35:fill -21:first -44:follow 43:forgot 27:form 40:friday 28:front -22:frozen -74:full
-35:futur 29:ga -43:gave 39:give 33:given -49:go 90:gone 33:good 43:got 25:governance 40:grant 62:gre -53:greedy -29:grow -65:guy
24:ha 67:hack 29:had 59:hand 25:happen 81:hash 135:hashrate 109:have 39:he -47:here -42:hex 24:hi -66:high -46:highest -36:him
72:history 43:hit 94:holder -53:holding 46:honest 32:honeypot 57:hot 53:husband 52:imp 22:impact -60:in -27:incl -24:includ
-46:incom -66:index -36:init -39:input 57:insist 27:interest -29:into 67:inventory 25:invoice 22:issu 60:itself -37:keep 53:kept
-34:kind 30:know 22:known 47:l2 81:land 48:largest -38:last -34:late 45:latest 60:launch -50:lead -90:least -32:ledg 56:left
-52:lend 33:lent 34:let 49:lett 42:leverage -26:licence -21:lightn 77:like 29:limit 73:link -39:liq 41:liquidation 32:liquidity
-68:log 29:logo -34:long 25:los -48:low 88:lowest 36:lp 33:made -70:make 33:many -25:margin 37:mark -115:market -29:marketplace
64:max -88:may -37:mean 66:member 28:memecoin -49:mempool 40:mine -46:mint -101:minute -30:moment 20:money -32:more 81:morn 48:mov
-58:move 23:movement -55:much -52:must 59:n -82:nam 35:name 62:native -48:nearest 40:need -72:net -21:network 23:new -32:newest
-34:next 22:no -49:nobody -44:node 29:normal 32:not 31:noth -46:numb 22:number 38:odd -49:off 25:offer 50:often 64:oi -61:oldest
-54:once -26:one -62:only 26:open 65:option -51:oracle 43:order -33:oth 62:out -83:over -32:owner 32:page 43:paid -29:pair -20:pap
88:park 77:part 50:pas -76:past -25:pay 26:payment 69:payout 22:people -46:per -41:percent 25:period -34:permit2 -32:perp
-32:perpetual 31:person 55:phantom 38:phish 20:picture -46:piece 109:pippin 54:pl -23:place -56:plain -37:platform -64:plenty 43:plu
-44:politic 59:pool 32:possible -119:prediction 51:premium -63:present -45:pric -24:price -33:print 94:priority 33:produc
-55:profile 28:profit 72:program -37:project 24:proposal 47:protocol 29:proxy 85:public -34:pull -46:pump 43:put 93:question
29:rabby 30:rais -21:rank 64:re 35:reach 41:read 49:realis 81:receiv -31:receive -50:recent 89:recommend 40:record -49:relay
-22:report 105:rest 35:result 26:revert 21:revoke -42:reward 26:right -73:rn -40:round -49:rout -22:route -120:rows -31:rpc 33:rug
-33:rugcheck 21:run 44:safe 85:said 86:sal 81:same 30:sanction 37:sat -28:say 30:scam -41:school 49:search -26:second 24:see 40:seem
-38:sell 26:sent 73:separate -34:serv 47:sery 24:set -22:settl 72:shar 51:share 42:she 93:sheet 62:should -30:side -65:sig 21:sign
60:signature 51:since -55:sise 31:sist 26:sit 30:site 63:sitt -91:slippage 20:slot 42:small 77:so 31:solidity -40:somebody 40:someth
69:somewhere -37:source 26:sourcify -24:spam 51:spl 23:split 53:spread -55:stabl -41:stablecoin -30:stack -32:start 71:still
21:stock -41:stolen 76:storage -40:str -73:straight 65:strik -22:stuck 26:stuff 30:succes 48:supp 32:support 39:swapp -52:table
50:tak -30:take 70:talk 47:tax 29:team 56:telegram -29:tell -43:test 27:the 56:their 102:then 39:there -65:these 74:they -44:thi
52:thing 95:think 33:those -92:through 59:tick 76:ticket -59:time 26:timestamp 22:to -31:togeth 24:token -28:told 88:too -48:topic
-62:topic0 37:total -27:touch 73:tp -70:trace 44:trade 57:transaction -44:transfer -36:treasury 86:trend -81:turn -66:turnov 27:tvl
126:two 84:u -41:unclaim -33:und -61:unit -32:unlock -35:unspent 42:until -36:up 36:url -35:use -71:used 110:user -89:v -23:valu
52:vault 28:vb 35:venue 33:verify -36:version -31:very 76:view 24:vol 75:vot -36:w -34:wa 38:wait 84:wallet 22:want 24:watch 33:way
-66:week -73:well 59:went 62:were -46:whatev 25:when -24:wheth 46:while -33:whoev -46:whom -24:whose -71:with 44:withdrawal
55:without -27:won -39:word -44:worth -62:would -68:year 54:yet 28:yield -38:you 72:your @joint=1|1 -60:* @joint=2|1 -25:*
@joint=3|1 @leaves:bitcoinAddress -65:* @joint=3|3 @outside|open=ours|left -42:* @joint=4|1 @lacks=2 @outside|here|else @uses:number
32:* @joint=4|2 @lacks|points=own|taken @outside|asked-fit=7 @outside|points=this|left @outside|whole=3|left @ruled=outside 34:*
@joint=4|3 @lacks|points=theirs|taken @uses:pair -59:* @joint=4|4 @keeps|open|new|other @outside|open=ours!|left 26:*
@joint=all|lacks -144:* @joint=all|whole 110:* @joint=askings|3 -119:* @joint=askings|4 @lacks|points=none|unnamed
@slot:include_24hr_vol -7:* @joint=left|lacks @lacks|open=other|thing! -74:* @joint=left|whole @leaves:maybeChain -48:*
@joint=repeat|2 -108:* @joint=rules|1 -73:* @joint=rules|2 @lacks|open=ours!|unnamed @lacks|points=it|taken @ruled=one 44:*
@joint=rules|3 @lacks=3 @lacks|points=this|taken @lacks|whole=3|taken @outside|open=none|taken 29:* @joint=rules|4 42:*
@keeps|named|new|other @lacks|points=own|unnamed @outside|asked-fit=-2 @outside|own=3 @outside|whole=3|taken @unavailable 4:* @lacks
-21: 5:* 23:10x -33:^ -21:^addres 59:^allowance -39:^apple -35:^balance -43:^block -26:^book -23:^bridge 35:^burnt 33:^buy 46:^by
69:^call -50:^can 22:^candl -29:^capital 25:^chain -51:^chance 51:^check 39:^circulat 27:^clos -40:^coin 51:^coingecko 67:^compare
26:^convert -42:^could -44:^current -55:^decimal -33:^decode -38:^defi 60:^depth -26:^dex -29:^dominance -43:^draft 38:^event
23:^every 32:^everyth -62:^explain -37:^fee 22:^floor -38:^from 45:^fund -62:^ga 47:^get 22:^give 32:^ha 21:^hash -37:^hashrate
47:^height 23:^held 33:^hey 60:^hold 45:^holder 50:^honeypot -27:^hottest -43:^id -33:^if -48:^it 47:^kind -37:^latest -35:^ledg
33:^liquidity 23:^list 29:^look 99:^mcap -29:^mempool -26:^message 40:^metamask 31:^mint -22:^most -38:^my -21:^name 27:^namehash
23:^need -21:^new -44:^newest -32:^next -28:^no -27:^numb 29:^of 79:^oi -20:^on 41:^open -52:^or -33:^ord 50:^pair -20:^payment
36:^pl 49:^plot 23:^pnl -26:^pool -31:^position -62:^protocol 48:^pull 31:^pyth 22:^quote -30:^rate -34:^read -27:^realis
39:^revenue -43:^review -62:^revoke 37:^rugcheck 69:^run 29:^safe 28:^sat 33:^say 96:^search 23:^sell -21:^settl -60:^should
-25:^side 46:^so -33:^somebody 34:^stablecoin -32:^stak 32:^swap 28:^tape 30:^tell 27:^text -38:^that -49:^the 45:^there -29:^thi
-32:^to 41:^token -45:^top -24:^topic0 -24:^tp 79:^trad -48:^transaction 46:^turn 61:^tvl -24:^twitt -26:^two 40:^und -21:^utxo
-20:^v -53:^verify 129:^wa -31:^wallet 21:^we -21:^where -25:^will -41:^with -24:^yield 55:above -23:accord -21:account -35:acros
-58:actual 34:ad 40:add -40:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp
-27:addres -58:address 35:advis 65:aft 25:again -27:against 53:airdropp 22:all 36:allowance 53:already -26:also 44:am -28:among
-23:amount 31:annual -61:answ -26:answer -34:anyone -30:anyth 32:anywhere 48:apart 26:ape 41:aped 32:api 49:app -54:apple -24:approv
35:argument 62:around 53:arriv 45:arrive 34:article 66:artist -32:ask -58:association 70:ath -76:atm -34:attach -47:attestation
38:auditor 39:aunt 39:average 26:away -54:back 33:bag 50:bal -27:balance -36:bank -24:be -36:beacon 28:been 41:began -53:beginn
-27:behind 28:belong 22:best 47:bettor -55:bid -29:big -26:biggest -22:blacklist -41:blob -27:block 80:blockchain 29:board 30:bonu
36:book 42:bookkeep 34:bos 53:both -38:bridg 51:bridge 39:brok 69:broth 25:buddy -21:build 28:burnt -37:busiest 36:but -22:by
-26:byt 28:byte 64:bytecode -32:can -50:cancel 27:cannot 65:cap -26:capacity -36:capital -42:capitalisation -35:car -23:carry
-44:cash 43:category 33:cent 70:certain 32:chang 31:change -36:channel -30:charge 37:chat 47:check -61:circle 45:circulat
-41:circulation 41:claim 33:clean -35:click 32:clos 23:closest 34:code 24:coin 39:colleague -23:collection -31:com -29:commit
-31:community 28:company 71:compare 62:competitor -30:complete 23:compress 28:conference 87:confirmation -57:connect 36:consolidate
30:constructor 29:convert -43:copy -48:correct 42:count 65:counterparty -27:country 42:court 27:cover -41:creat -50:create2
-49:crypto 47:csv -36:currency -74:cut 30:dangerou 41:dao 27:dapp 36:dat 30:data 29:daught 55:dear -44:decemb -70:decentralis
-23:declare -22:decode 68:deep -36:defi -48:defillama 56:deploy 64:deployment 58:deposit 70:depositor 53:depth 27:detail 47:dev
-28:develop 25:developer -36:dex 43:did -33:diff 29:digit 51:discuss -30:disposal -45:dispute -50:dividend 33:doe 28:dog
-26:dominance -32:don 49:down -31:draft 48:drain 45:draw 53:dump -32:e 25:earn 35:eat 75:editor -21:egg -30:eith -50:eligible
33:else 22:em 27:email 59:employ 20:empty 35:enough -56:entry -39:epoch 27:estimate -22:etf -69:etherscan 35:even 71:event 28:ever
33:every 45:everybody 22:everyth -31:evm -61:exchang 49:exercise 50:expire -75:explain 91:exploit 75:explor -21:export -26:factory
28:fail 36:fake -49:fall -21:farcast -22:fattest -25:fear 34:fee -38:fil -31:file -31:fine 21:flagg -54:float 29:flow -66:follower
-33:forgot -46:form 35:found 23:foundation -43:free -35:freeze -31:fresh -28:freshest 55:friend 54:from -49:full 58:fund -88:ga
45:gain 57:gallery 38:gave -32:geckoterminal -40:germany -27:geth 26:gett 60:giv -23:given -48:go -48:goe -55:gonna -31:goplu 24:got
56:governance 27:grandson -37:greedy -69:green 26:grew 24:grow 54:hack 63:had -51:hand 22:hang -22:hardware -44:hashrate 41:have
75:he -27:help 36:her -61:here 41:hex 33:hey 41:high -63:highest 41:him -50:history 61:hit -30:home 49:homework 66:honeypot 37:hot
-27:hottest -66:hour 43:husband 25:id -60:idea 37:identify 25:im 45:impact -32:impermanent 66:incom -25:income -105:index
41:inheritance -34:init -65:input -25:inscription 34:insid 30:integrate 27:interest -33:investment 63:invoice 45:issu 52:issue 22:it
29:item -31:job 75:jpeg -48:json 61:just 32:keep -62:key -27:kilometr 34:kind -20:knee 46:know 53:known -28:kyc 97:l2 65:lamport
-23:land -34:landlord -27:largest -21:late 50:launch -41:lawyer -49:lay 25:least -27:leav 33:leave -50:led 42:left -71:legal 57:lend
43:lent -49:let 42:lett 23:letter -27:level -38:leverage -25:licence -23:lie -45:lightn -46:line 27:link 42:liq 46:liquidity 29:list
-43:little -30:liv -25:lock -38:log -30:login -37:logo 32:long 35:look -30:los 46:lose 40:lost 24:lp -21:m 28:made 75:mail 39:main
-22:mak -25:make 30:maliciou -70:manifold -31:many 76:margin 28:marketplace -40:match -21:max 60:mcap 49:member 45:meme 49:memecoin
-43:mempool 78:mention -24:message 40:metamask -21:midpoint -25:might -32:mil 66:mine 20:mint -24:moment 69:morn -52:most -47:moth
64:mov -42:move 30:movement 35:multisig -35:n -24:nam 25:namehash -82:native -22:near -59:nearest 55:nephew 39:network -21:nev
-67:newest 29:news -26:newslett -40:next 28:nobody -37:nod -25:nonce -21:normal 52:noth -22:notional 33:numb -22:number -47:odd
23:of -34:often 73:oi -24:ok -23:old 31:oldest -51:once 23:onchain 26:one 30:only -24:operator -24:option -71:ordinal 47:oth 27:our
28:outgo 32:overall 39:p 50:paid 28:pair 88:pap 39:paper 40:park -31:paste 53:paus 63:pay 38:payout 54:peg -88:people 37:percent
-28:period 28:permission 20:perpetual 27:pfp -21:phish 33:picture 51:piec -133:pippin 29:pl -37:place 89:platform 51:please 36:plot
23:plu 61:podcast 32:point -24:pool -43:pow -32:ppl -40:prediction -33:premium -30:prepare -30:pres -66:present -37:pric -26:price
-61:primary -59:print -52:priority -63:propos 56:provide -43:public 76:pull 30:pump 35:purchase 54:pyth -37:python -23:quarter
-29:query -24:queu -36:queue -43:quick -37:quot 32:random -53:range 44:rank -25:rate -63:rath -20:ratio -32:re 70:real
-21:reb8tk3gbgk5auzkwc6shnwrgvjh8dualh 52:receipt -22:receiv -30:recent 35:recommend -22:record 22:recov -36:reentrancy -38:regex
-34:regist -20:register 58:relay 55:rent 34:request -41:require 27:reserve 60:rest -44:result -31:revoke -70:rn -43:role 46:rough
52:route -58:rows -24:royalty 55:rpc 30:rul 44:run -25:runn 38:safe 95:said -22:sal -29:salary -37:sale 52:same 47:sat -34:satoshi
20:saw 23:say -46:schedule -30:score -52:screen 45:script 113:search -33:second 51:security -29:seen 61:sent -25:sentiment -47:serv
-47:service 32:sery 53:settl -77:settle 78:settlement 32:several 45:shar 47:share -34:she 88:sheet 70:shill -25:shop 45:short
57:should 56:sid -39:side -22:sig -34:signatur 61:signature 55:since -68:sise 58:sitt -35:skip 39:slide 27:slip -44:smallest
-52:snapshot -31:so 47:sold -57:solidity 28:some 71:someth 25:somewhere -33:soon -47:source 53:spell 45:spendable -44:spender
-56:split 46:spr 27:spread -46:square -107:stabl 93:stable -21:stack -27:stak -33:stake 35:start 38:startup -50:state 21:statement
108:still 58:stood 27:stop 35:storage 52:str -47:straight 32:strik -32:stuck -20:student 44:sub 32:subdomain -22:succe 20:succes
-35:sum 27:summ -31:suspect 42:swap 29:swapp -52:switch 58:t -47:table -30:tak 33:take -56:taken -62:talk 27:tape 55:teach
-31:telegram -50:term -21:test 31:text 37:that 36:the -40:theft -60:their 43:there -25:these -22:thick 57:think 25:those 48:thru
108:tick -35:ticket 21:tier 24:till -55:tim -25:today -44:togeth 58:told -45:tonight -61:too 34:took 37:tool -23:top -67:topic
-64:topic0 -29:tornado -66:total -27:tp -41:trace -73:trader 59:trait -34:transaction 88:transf 53:treasur 59:treasury -75:trezor
81:trustworthy -32:turn -69:turnov 106:tvl -48:twitt 25:two 51:txid -21:type -79:uncle 46:unconfirm 37:und -53:unit 52:unknown
-30:unlock -25:unspent -52:upcom -32:update -41:upgrade 21:us 42:use 50:used -31:utc 20:utxo -41:validator -28:valu 51:valuation
48:vault -35:vb 52:vbyte 30:venue -53:versu -33:via -36:vitalik 29:volum -23:vote 42:wa -69:wait -32:wanna -49:way 53:we -42:well
41:went -23:what -35:whatev 44:when 25:where 40:while -29:white -29:whom -65:wife -70:win -45:wire -28:with 37:withdraw -25:within
58:wont 20:word 38:work -36:world -47:worldwide -26:would -27:writ -55:write -88:wrong 25:wrote -26:x 30:ye -40:year 61:yet 43:yield
-49:you -51:your 74:zero @lacks:address 7:* 31:10x -23:? -32:^ 34:^abi -56:^addres 42:^all 79:^allowance 25:^any -36:^balance
-24:^best -33:^biggest 35:^burnt 34:^buy 85:^call -28:^capital -24:^convert -39:^decimal -33:^draft -31:^event 29:^every 62:^fund
-41:^ga 21:^have 32:^hey 56:^hold 47:^holder 52:^honeypot 22:^hows -26:^if -60:^it 26:^kind -24:^ledg 24:^liquidation 35:^look
31:^make -22:^my 44:^need 33:^nft 26:^nonce -33:^on -41:^or 41:^our 23:^pl -26:^please 24:^pnl 54:^pull -45:^rank -27:^realis
-31:^recent -42:^review -64:^revoke -23:^reward -26:^run 34:^say -26:^somebody 34:^someone 21:^statu 39:^swap 25:^tell 29:^text
-20:^that 54:^the -24:^to 21:^token 38:^trad -30:^transaction -55:^verify 97:^wa -58:^wallet -38:^want 32:^what -26:^where 33:^which
-25:^whose 42:abi 45:about -29:above -37:address 74:aft 31:again 61:airdropp 100:all -21:allow 43:allowance 61:already 29:am 69:any
-42:anyone -44:anyth -38:anywhere 52:ape 47:aped 55:app -23:approve 24:arriv 62:arrive 36:art 37:artist -60:attach -34:attestation
42:auditor 21:away -23:bag -37:balance -46:be -22:beacon 75:been 53:belong 26:best 50:bet 52:bettor -40:big -23:biggest 24:blacklist
-26:block -22:blockchain 49:bookkeep 29:both 71:broth -24:build 37:burn 28:burnt 29:button 22:buy -31:byt 66:bytecode 88:call
-24:cancel 20:cannot -33:capital -34:car -22:cash -26:chain -38:chance -21:chang 26:chat -54:circle 26:claim 42:clean -25:click
-42:code -45:coin 42:cold -49:column 40:company -33:compare -40:connect -22:convert -38:copy 60:count 69:counterparty -31:cousin
39:cover -22:create 52:creator 41:credit 41:current -26:d -43:dangerou 54:dao 34:data 40:daught 26:dear 21:delegat 23:dev
26:developer 53:dex 63:did 35:do -30:dominance 56:down -33:draft 25:drain -21:dump 35:earn 51:eat -23:eip -49:eligible -52:else
-32:email -66:employ 22:empty -46:end 39:enough -58:entry -38:epoch 30:erc20 -35:error -79:etherscan -26:even 27:event 44:everybody
21:everyone 36:everyth 51:exchange -39:explain -40:exploit 42:explor -32:export 26:far 28:farm -26:fear -37:fil -37:find -41:firm
23:first -49:flagg -31:follow 27:for -67:free -47:front -32:full 89:fund -25:gain 57:gallery -29:gett -43:gone -28:goplu
65:governance 42:grandson 28:grant 26:guy 23:hack 51:had -23:hand -24:happen -50:hash 32:have 25:he 24:her -48:here -59:hex 32:hey
-33:history 56:hit 38:hold 33:holder -21:home 70:honeypot 51:hot 21:hotel 21:hows 21:husband -31:idea 39:im 26:incl -32:includ
49:incom -25:init -35:input 39:insid -30:insist 45:internal -23:into 21:inventory -40:investment 30:item 39:itself 55:jpeg -48:json
62:just -51:key -22:kyc 35:l2 41:land -42:landlord 22:launch 40:left -26:legal -23:lend 49:lent 47:liq 25:list -59:little -49:login
-40:logo 46:lol 48:long -27:lookup -41:m 21:made -39:mail 77:margin -35:market 43:marketplace -36:match -24:may -30:mcap 42:member
-37:mempool 40:mention -39:message 38:metamask -46:min 84:mine -54:mint -24:month 41:more -48:moth -50:move -22:movement 47:multisig
-22:nam -69:native 32:news -23:next -32:no -26:node -24:nonce -29:not 22:offer 29:office -42:official -46:once 81:onchain
-21:operator 35:order 34:outgo 22:over 40:overall 21:owner -65:page 53:paid 24:part 51:paus 59:pay 31:peg -53:pension -55:people
20:percent -25:period 33:permission -82:permit2 31:perp 33:pfp -20:phantom -25:phish 50:picture -22:pippin -44:point -29:politic
22:portfolio 57:possible -39:post -29:present -46:pric -24:primary -48:print 47:provide 20:proxy -30:public 25:publish 65:pull
20:quarter -47:rank -41:rate 34:reach 39:real 21:receipt -34:receiv 40:receive -30:recent 25:record -30:reentrancy 36:relay 51:rent
75:rest -37:result -35:return -34:revoke -32:reward -40:right -33:rn 21:rollup -23:rows 30:run 57:safe 37:said -25:salary -28:sale
67:same -31:satoshi 32:saving 20:say -20:scam -37:screen 47:search 24:see -31:seen -38:serv -26:sery 33:set -24:settl 68:settlement
38:share 36:she -31:sheet 27:shill -35:short 66:should -36:sign -39:sise 23:sit -36:site 38:small -40:smallest 41:so 26:sold
-56:solidity -20:someth 28:somewhere -58:son -32:soon -43:source -26:spend -49:spender 38:spr -66:stabl 42:stablecoin -23:stak
-22:stake -33:stand -31:state 21:statement 103:still -28:stop 22:sub -32:sum -27:suspect 24:swap 28:swapp -30:switch 62:t 29:tak
44:take -34:talk 20:tax -35:team -26:term 25:the -33:theft 58:then -21:there 28:these -32:they -24:thi 55:those -32:through 39:tick
-30:time 21:to -30:today 22:togeth 21:told -60:too -25:tool -31:topic -25:tp -46:trader 25:trait -49:transaction 61:transf
-30:transfer 35:treasury -28:trezor -46:turn -34:two 29:u 39:und 34:unlimit -21:upgrade -36:url -43:use -31:v 91:vault
51:verification -22:versu 37:very -27:vitalik 31:wa -27:wallet -31:wanna -35:way -31:website -24:week 56:went 29:whatev 33:when
31:while -50:whole -27:whom -59:whose 46:why -68:win -33:wire -21:with 40:won -37:word 24:work 39:worth -75:would -41:writ -53:write
-46:wrong 64:yet -30:you 57:zero @lacks:amount -8:* -22:? -24:^convert -22:^ga 58:^i 37:^if -30:^on -26:^price -30:^which 34:all
45:are -22:be -22:can -25:compare -41:decimal -39:doe 25:for 28:from -30:got -34:ha 26:if 35:many -21:mint 38:my -21:need -28:now
54:numb -28:one -23:only 42:please -23:pool 46:that -51:thi 53:to 59:turn -33:unit -39:when -33:which 31:whole @lacks:anyAddress
21:24h -32:^a -29:^busiest 37:^compare 31:^dex 21:^floor 57:^give 33:^liquidity -23:^list 46:^need -31:^newest -31:^our -25:^pool
30:^price -20:^top 23:^trad -38:^which -46:address 28:aft 34:am 40:amount -35:any -29:ask -44:ath 48:been -35:between 25:both
-29:busiest -38:by -26:call -21:can -34:cap -26:chain 38:claim 50:client -40:colleague 23:compar 52:compare 28:contract -22:could
27:d 32:dao -32:dat -44:day 31:decimal 70:deep 23:deepest 23:deposit -23:develop -65:do 45:doe 25:each 46:earn 51:email 33:every
-29:exchange 58:fee -30:follower 22:for -38:friend -22:from -26:geckoterminal -45:gone -23:grandson -63:green -52:group 32:ha 65:had
-20:he -35:highest -28:him -30:if 37:jpeg 31:leave 24:lend 40:link 36:liquidity -49:list -28:live 45:ll -37:logo -30:many -25:market
21:mean 45:meme -25:min 41:mine 38:mint 47:moment -53:most 41:much 23:my 31:need -36:new -31:newest 20:news -24:no -30:numb -41:old
-26:once -21:one 22:only -26:or 22:our -40:own 62:pair -25:past 32:pay -52:people -22:perp -39:pippin -25:point -24:position
-27:possible -25:post -37:project 27:provide -26:rank 23:rate 49:reserve -43:rows -43:run 62:say -28:second -31:see -34:she 45:sheet
-28:should -20:show 48:somebody -27:someth 31:start 46:stop 35:t -40:telegram 30:there -61:these -24:those 33:tier -33:top 24:trad
-22:trade 30:treasury -34:turnov -43:twitt 43:und -47:use 49:v 33:vault 21:we -28:were -30:whole 52:wont 26:yield @lacks:anything
18:* 36:0x -43:^and -22:^balance -43:^can 55:^check -46:^coin 40:^compare 32:^contract 74:^convert 65:^everyth -34:^find 57:^i
-72:^market 35:^our 33:^please 33:^put 76:^search -41:^the 53:^there -37:^token 36:^wallet 52:^where 23:a -24:add -30:addres
28:address 46:against -23:airdrop -21:also 39:an -34:answ 20:any 50:apart 22:app 21:article 68:artist -35:association -27:ath
40:audit 48:auditor -35:back 51:bag 63:bal 26:be -24:beginn -20:belong 23:beside 28:best -27:big -33:bigg 30:block 35:blockscout
-26:book 34:bos -21:both 29:but 21:buy 59:by 43:came 53:cap 42:category -40:chain 58:check 28:circulat 56:code 42:coingecko 21:cold
42:colleague 24:compare 31:compress 74:convert 42:copy -45:correct -34:cost 20:could 22:crypto 45:current -37:d 33:dao -47:do
-29:doe 20:dog 24:draft -24:e -65:each -51:employ 29:error -32:even 21:ever 63:everyth -31:exchang -37:exchange -22:explain 56:fake
40:far -21:favourite -21:feed -28:firm 58:for 54:found 54:friend 86:from 22:good 55:got 41:grandson 35:group -48:had -50:hand
-24:hardware 44:hash 54:he -28:hex -45:hi 45:him -26:history -34:hold -22:holder 39:id 45:identify 46:if 66:into 54:invoice 37:it
34:just -23:keccak -64:keep 32:kind 52:last 30:ledg 41:left -33:lend 33:like 53:list 32:look 54:made -41:many 28:market 20:mcap
27:me 39:memecoin -46:metamask 102:mint 29:money 31:morn -24:most 21:multisig -21:must 42:name 67:need -22:network 94:old 25:or
38:oth 47:our -30:own 28:page -36:pair 59:pap -47:pay 36:payment -60:people 28:piec -134:pippin 50:pl 43:please -63:pool 44:possible
-41:post 56:pric -42:protocol 70:rank 40:receiv 21:resolve 40:right 21:rn -42:role -25:rpc 48:safe 20:same 62:sat -41:satoshi
-68:saving 28:scam -26:screen 61:search 26:sell 50:set -50:she -22:sheet -20:sise 21:sitt 80:someth -40:stabl -32:stak 48:stand
43:start 67:str 22:strang 35:supp -36:t -62:talk 42:text -25:th -36:their -24:them 36:these 26:think -30:those 75:tick -28:today
-38:togeth 25:token 24:told 30:too 50:tool 38:track 43:treasury -26:two -36:unspent -27:until 20:up -34:value 45:verify 21:volume
21:we -40:well -24:went 36:whale -42:whatev -49:when -21:wheth -27:will 43:with 34:worth 22:would 25:yet -30:you
@lacks:bitcoinAddress -24: 9:* 61:^a -32:^could 35:^ha -29:^ledg 25:^list -30:^my 39:^please 67:^wallet -53:^what -34:^which
-42:address 32:all 68:any 47:apart -56:are 32:arriv 23:at 22:balance 32:be 62:can -32:channel 26:check 44:coin 37:consolidate
-34:could -28:count -48:doe 42:fee 46:found 22:from 26:gave 74:ha 57:have -43:history 35:i 25:input 22:know -31:lightn 32:list
23:look -40:many 40:me -61:mempool -34:min 24:mine 24:most -20:move 34:must -24:my 53:new -40:not 56:old 54:on 52:one 43:ord 52:oth
22:output -30:over -64:own 25:paid 72:pap -40:pend 58:pl 22:please 71:real -32:receive -29:right -48:satoshi -27:shar 41:should
44:show 70:sitt 31:small 39:some 47:spendable 40:storage 25:tell 38:the 42:them -21:through 49:to -27:total -25:treasury -27:trezor
24:unconfirm 24:up 33:utxo -26:wa 60:wallet 29:want -34:what 38:where 53:wheth -33:which 46:with 49:you @lacks:bitcoinHash 22:* 24:?
-44:^fee 28:^how 57:^i -40:^my 40:^payment 31:^sat 46:^what -28:^when 20:a -28:all -28:block 45:by 41:client 105:confirmation 34:did
-21:do 66:doe 43:gave -29:get 42:have -68:hour 33:i -23:into 70:it -46:look -22:min -22:my -26:need -34:next 57:now -34:ordinal
-48:oth 28:paid 26:pay -22:payment 65:pend 52:per -23:please 26:real -34:right 21:sat -23:say 74:sent -41:so 80:still -53:stuck
47:they -42:through -27:to 54:transaction -33:tx 53:txid 41:unconfirm -24:vb -55:wait 39:what -26:when -32:who 37:with @lacks:block
54: 20:* -21:? -32:^block 22:^how -36:^on 31:^what -31:^which -24:all -20:back -60:been 85:block 45:built -65:burn -39:by -22:cold
-21:current -36:doe -20:far 44:full 33:ha 40:hack -30:have -22:i 50:in -22:latest -23:much -25:newest -37:now -24:on -25:or -21:over
61:please 31:produc 21:reward 42:slot 63:that 42:the -25:them -25:those 64:time 62:transaction -23:validator 21:were 24:what
22:where 21:who 32:with @lacks:chain -18:* -33:^a 36:^abi -50:^and 37:^any 28:^are -44:^balance -26:^biggest -41:^block 34:^chain
-55:^circulat 29:^compare -40:^current -29:^decode -38:^did -22:^draft -28:^explain -29:^floor -26:^for -39:^ga 54:^ha 57:^holder
-36:^if 31:^in -71:^it -27:^kind -25:^ledg -59:^make -28:^market 40:^metamask -27:^my 47:^need -23:^nft 21:^of 29:^option -24:^our
27:^rank -26:^revenue 22:^search 39:^since -28:^someone 73:^stablecoin -70:^that -41:^the 50:^token -30:^topic0 -72:^verify
-39:^volume 36:^wa -41:^where 21:^which 36:abi -29:acros 24:active 56:add 28:addres 22:aft 26:again -30:against 35:airdrop -41:all
-32:allow 60:already 41:am -34:amount -24:an -37:answ 24:any -30:anyone -46:anyth -46:anywhere 54:ape 35:app 57:approval 42:arrive
-41:ath -61:attach 40:auditor -27:bad -25:bag -29:balance 21:bar 20:base -31:beacon 33:been 30:bet -28:between -62:bid -33:blob
99:blockchain -24:bos 22:both -29:bought -23:broadcast 29:broth 43:built 33:burn 59:burnt -29:busiest 61:buy -48:by -25:byt 29:came
-25:capacity -33:car -23:category -33:chance -22:chang -34:cheap 25:check -56:circulat 29:claim -28:click -47:code -21:coin
-39:colleague 76:company 53:compar 30:compare -49:competitor 25:conference -39:contract -24:copy 23:cost -34:count 24:counterparty
58:create 30:credit -41:current -20:custom -50:dangerou 38:dao 38:daught -22:day -37:decentralis 78:decimal -28:decode 41:deep
74:deploy -64:develop -55:dex 31:do -29:dominance -22:draft -46:each 53:earn -27:eip -74:end -21:entry -46:error -55:etherscan
-71:event 55:everybody 29:everyone -29:evm -39:exchang -22:explain -53:exploit 29:explor 63:factory 39:fail 30:fake 27:farm 26:fee
-22:feed 39:figure -39:fil -28:file 22:find -56:flagg -33:floor -34:follower -26:found -52:front 52:full -92:ga -21:gave -28:get
29:give -62:go 31:gone -27:google -26:goplu 38:grandson -36:group 41:ha 76:had 29:hang -22:hardware -45:height 36:her -38:here
23:hex 26:history 85:hold 27:holder 35:hot 36:hour 22:if 22:im -35:index -37:inside -22:into -47:json -33:key -31:kind 105:l2
-34:landlord -29:large -36:last -59:lead 37:ledg -21:left -28:lend -27:let -25:lightn -36:like -35:link -24:list -30:live -36:log
-58:logo 37:lol -25:los -51:make 24:many -36:market 31:marketplace 43:may -35:mcap -36:mean 46:mention 25:metamask -28:method
33:mine -37:mint 58:moment -29:month 26:morn 24:much 22:multisig -21:nam -20:nearest 20:need 68:network 54:new -35:newest 28:news
38:next -46:no -29:nod 43:nonce 72:noth -29:notional -22:office -31:old -23:one 43:only -24:open -22:oracle -34:ord -25:order
-51:oth 35:out 32:own -31:owner -52:page -24:paid 25:pair 31:park 37:payout -45:pension -52:people 21:percent -36:perp 24:pfp
-21:phish -20:phone -39:pippin 46:pl 23:place -21:plain -25:please 51:pnl -22:point 35:pool -47:post -29:present -64:price -43:print
-29:profit -53:project -64:propos 24:proxy 26:realis 60:receipt 46:receive -21:reentrancy 21:rent 46:reserve -44:result -34:return
-59:revenue -26:revert -33:review -41:rn 39:rollup -26:rout -56:rows 76:rpc -41:rul 31:safe -21:salary 34:saving 30:say -28:score
-21:see 50:sell 76:send -24:sent -38:serv -26:service -36:sery -30:shar 20:she -22:sheet 40:should -26:side -37:sign -30:sise
-38:site 24:slide -37:smallest 69:sold 42:somebody -26:someone -37:source 47:spend -52:stabl -41:stable 22:stablecoin -29:start
-26:state 76:statu 21:still -22:stop -24:storage 75:stuck -20:supp 50:swap 21:symbol 27:t 28:tak 22:take -42:telegram -48:text
-37:than -21:theft -22:their 44:then 75:there -24:these 76:those -38:through -33:ticket 32:tier -23:tim -44:token -35:tonight
-32:too -24:top -35:topic -33:topic0 -69:total 26:track -24:trade -31:trader 25:trait 37:transaction 76:transf -52:trezor -61:turn
65:tvl -50:twitt 93:tx -25:und -24:upcom 22:url -22:user 26:v -32:value 76:vault -51:venue -57:verify -40:volume 33:wa 29:wallet
35:we 58:went -22:whatev 67:when 23:where -41:whole -39:whom 29:why 53:will -48:win -33:wire 34:withdrawal -22:won -38:word -23:work
-23:worth -30:would 55:yet -31:your 28:zero @lacks:coinId 31: 23:^at 23:^convert -24:^could 40:^did 51:^for 42:^i -23:^list
88:^market -33:^my -71:^price -23:^total 42:^we -26:^what 34:a 52:account -22:add -32:are -34:at 64:ath -23:audit -30:bank 37:be
48:cap 40:category -30:change 24:cheapest 73:coin 29:coingecko 26:contract 23:convert -27:could -32:crypto -27:day -37:dex 21:each
-32:end 40:ever 47:exchange -32:fee -20:feed -20:firm 22:first 29:for 21:frog 20:from 55:google -34:grandson 25:have 43:high
33:holding 55:id -24:if -25:in -61:index -33:just 38:kind -22:know -30:last 41:like 32:link -30:liquidity 34:lose -32:made 45:market
42:mcap -31:me -29:meme -34:money -28:month -21:morn -31:most 48:need 51:nephew -35:new 76:not -32:now 47:one -29:open -27:option
-27:or 48:oth -35:our -28:over -45:pair 41:pap -28:people 25:per -24:pool -57:possible -35:premium -76:price 39:project 68:rank
58:rate -36:recent -28:regist 72:same -21:see 60:sheet -23:show -34:start 37:still 36:tell 64:that 32:the 30:them -33:these -24:thi
28:think 52:tick 33:time -21:to -26:today -22:token 29:told -22:total -37:treasury 37:und -39:until -22:up -44:wa 43:want 29:we
-29:went -30:were -21:what 54:work -77:worth -49:year @lacks:coinSymbol -33:^how 37:^what -21:am 21:coin -20:did 46:do -22:fund
-29:how -23:i -28:it -22:much 36:pay -26:position 51:short -21:that 29:what @lacks:collection -9:* 38:24h 35:^floor -27:^list
-22:^my -28:^show 36:^volume 41:^what -41:^which 30:an -39:be 21:blur 22:bought -36:by -22:cap 43:cheap -21:coingecko -21:collection
33:compare -23:develop 43:did 47:do -55:doe 55:ever 38:every -21:far 42:fee -21:ha -37:have -51:highest -42:if 21:in 30:jpeg 42:like
-25:list -26:many 31:marketplace -45:me 37:much -60:my -21:numb -23:one 35:only 46:or 42:out -24:own 42:pl -24:project -23:say
-25:show -20:since -27:still 23:that 43:them 42:they -23:vault 68:wa 31:we 40:what -38:which -43:with -40:would -24:ye 26:you
@lacks:day 21:* -37:^i -24:^in -28:^the -29:a -34:an -20:and 29:at -38:back 56:cap 21:chart 45:clos -36:coin -30:coingecko -26:dat
47:date 28:day -24:do 42:end -32:first 37:for 38:from -24:history -22:how -33:i 34:in -34:m -37:market -30:me -34:new -22:now 45:on
24:one 63:our -35:please -27:present 34:price -30:sold 53:start -37:tax 29:the 24:time 59:token 49:volume -35:want -25:what 49:when
-31:with 39:year @lacks:days 93:* 32:^how 68:how 84:i 82:since @lacks:ens -8:* -30:^convert -31:^did -20:^en -50:^ha -24:^how
29:^namehash 22:^to -28:^what 33:^when -24:^which 22:^who 24:account -35:already -34:an 23:be -27:behind -31:belong 21:client
-20:cold -30:convert -32:did -24:do 30:doe 22:for -32:got -40:guy -31:ha 28:hi -26:how 25:name 29:namehash 30:node -21:old -21:only
-23:or 23:our 25:out 71:point 36:profile -26:resolv -26:resolve 24:run 20:someth 44:still 31:wa -23:wallet -35:what 31:when -23:with
@lacks:exchange -34: -39:* -28:^best 65:^depth 21:^doe 29:^give -34:^i -28:^ord -40:^print -53:^rate -46:^the 21:^trad 23:^which
42:^who 52:above -27:at -25:best -32:bet 47:brok 49:compare 58:depth 36:do 41:each 22:error -22:exchang -32:for 26:get 26:give -22:i
27:it 58:keep 23:last -33:made -28:much 39:off -40:or -29:ord 44:our 48:pay -21:payment 50:please -40:print -38:rate 21:reject
36:request -38:rn 21:run 34:sell 67:short -55:show 56:spot 93:there -56:tick 55:today 26:trade 29:venue 26:volume 37:we 28:where
38:who 66:your @lacks:exchangeId 31: -6:* -34:^i 33:^open 32:^volume 23:a 39:buy -21:by 28:coingecko 26:derivativ 26:doe -21:etf
-21:exchang -45:exchange 62:friend 23:fund -30:i 64:in 22:it 23:know -42:much 44:my 50:of -23:on -24:please 26:report -23:spot
-43:there -22:they 66:thi 91:trustworthy 37:venue 57:volume @lacks:hash 35:* -22:^a -23:^all 20:^biggest -23:^book -47:^can -30:^did
50:^event -23:^explain 38:^ha -24:^hash 44:^in -41:^need -28:^nonce -27:^on 60:^search -45:^show -23:^someone -33:^topic0 56:^trad
28:^transaction -25:^tx 32:^wa 43:^what 39:^which -26:^who -38:account -21:aft -34:all -32:amount 47:an -31:any -52:argument -34:ask
-24:back -28:bag -30:been 24:before -27:best -42:bet -31:bettor -23:between 108:block 38:bought -60:buy -22:by 28:came -23:can
-49:cancel 40:cent -31:cheap 64:check 26:claim -28:company 29:cost -24:d 53:data -20:decode -27:deploy -24:did -27:do 33:doe
-32:down 25:drop 98:event -26:every -32:everyth -23:explain 36:exploit 62:explor 42:fail -72:fee 58:find 25:friend 38:from -27:get
-50:go 27:gone 24:guy 35:ha 23:happen 28:hash 56:here 36:hour 21:if -47:inside -53:internal -44:land -26:largest -27:late 28:latest
-43:level -45:like -39:low -24:lowest 83:mail 37:many 22:me 79:mean 54:min -54:mine 24:money 66:morn 36:most 35:mov -34:need
39:network 64:no -21:nonce 24:not 66:noth 57:numb -25:office 27:one 41:open -23:out -22:over -24:overall -36:own -21:paid 55:pay
65:payment 55:payout 26:please -50:post 34:price -23:print -30:proposal 58:receipt 33:receiv -43:relay 22:revert -36:right -21:rul
77:run 22:saw 95:search 22:seem -60:sell 38:sent -45:set 54:settl 35:shar -35:she -52:should -34:show -29:side 31:sise 32:sit -60:so
-20:some 35:somebody -34:someone -42:stack 43:stak 65:statu 36:stuck 42:th 23:the 40:thi 26:think 26:thru -44:today -33:told
98:topic 42:topic0 -39:trace 30:transaction 96:transf 26:tx -25:up 24:use 35:used 35:wa -35:wallet -29:want -27:whale 24:what
42:which -33:whom -28:with 25:withdrawal 64:word 67:would -42:writ 29:ye 35:yet -26:you -52:your @lacks:hex -33: -38:* 43:4byte
37:^4byte -27:^abi -41:^doe 51:^get 23:^hash -23:^keccak 36:^metamask 21:^my 34:^please 36:^say -63:^selector -52:^what -22:^which
-26:abi -30:amount 50:argument 38:behind 25:broadcast -35:build 53:byte -29:call -20:chain 26:code -30:connect 25:constructor
23:custom 23:dapp -28:data -22:do -61:doe 23:down 29:error -81:event -37:find 42:get -42:guy -26:ha 31:hardware 43:he -34:here
32:hex -45:input 29:inside 39:into 33:keccak -20:know 32:letter -21:link -23:log -28:look 41:lookup -20:many -57:mean 32:metamask
-40:method 27:nonce -27:noth -21:of 36:only -26:our 34:out 29:over 24:own -32:page -23:pap 25:permit -22:pl -20:rate 22:recipient
38:return 33:rout -50:safe 28:say -20:scam -37:selector 27:sent 40:sentence -23:should 31:show 21:signature -31:site -32:some
37:swap 28:t -24:there -33:thi 28:token -105:topic -66:topic0 24:trace -23:transf -59:trezor -36:tx 39:unknown -39:unlimit 30:user
-37:where -34:with 33:would 27:write -29:wrote -23:you @lacks:holder 5:* -42:^chart 29:^how -29:^list 40:^of 21:^what -41:^which
-35:account -29:against 67:average 26:balance -39:chart -22:coin -30:crypto -24:dao 35:did -42:do 41:doe 40:firm -34:got 24:grow
30:ha -25:have 44:holding 21:how 24:into 30:many -20:me 72:min 37:my 40:of -27:or 22:own 27:paid 35:pay -37:pl -41:please 30:price
24:profit 35:purchase -40:safe -32:sell 56:shar 37:sheet -36:since -24:sitt 21:sold -22:some 24:stack 24:the -25:their -28:to
-47:token 27:we -29:which 54:work 31:worth @lacks:llamaCoin -32:* 23:^convert -68:^ha -33:^how -83:^what 21:above -32:against 34:and
27:at -33:been 44:chang 21:change 42:coin 23:convert -40:do 23:each 23:ever -33:floor -64:ha 46:hold -24:how -30:i -24:index 21:into
-28:lose 37:many -21:new 23:one 29:or 38:percent 29:pric -32:probability 21:should 26:sold -21:to 23:two -32:up 24:value -52:wa
-33:week -55:what -72:worth -26:year -37:your @lacks:market 37:* 40:^at -28:^bid -47:^chance 28:^chart 87:^ha -21:^how -34:^ord
56:^price 24:^print -21:^settl 37:^volume -22:^what 44:^which -33:^who -23:aft -26:anyth 32:are 23:bet -29:bett 60:book 31:both
-37:can 34:cent 46:chance -30:close -27:com 62:contract 37:cost -66:cut -28:d -37:decemb -21:do -38:down -50:each 29:event -22:ever
29:exact -29:far 75:from 26:give 47:ha 57:had -28:have 34:if -23:keep 86:l2 34:lead -33:left -33:lend -36:level 31:made -70:manifold
55:mean 34:money 46:morn 52:mov 25:move -34:need -25:next 32:no 44:now 25:office -47:old 32:one 21:open -24:ord -27:order -30:out
36:outcom 25:outcome -34:people -38:prediction 23:probability 34:put 71:resolv 27:run -35:say 24:see -47:sell 47:sent 35:sery
23:spread -35:stablecoin 64:stand 54:strik 44:sub 33:tape 39:th 33:the -28:their -21:them 21:there -28:thick 86:tick -47:time 21:to
-32:top -20:total -25:trade -39:trader -38:u -41:und -28:use 25:venu 30:want 42:which -27:who 30:word 34:would 70:ye @lacks:moveType
-11:* -36:^who 33:hold 21:list @lacks:other 27:* -33:24h 22:? 30:^biggest 31:^busiest 20:^compute 64:^did 50:^doe 37:^hash
-37:^keccak 46:^on -62:^stablecoin -33:^top -28:^what -37:addres 28:aft -40:all 37:am 47:amount -41:apple -21:are -24:ask 52:attach
-33:back -23:basi -36:been -28:before 26:biggest -29:bridg 50:bridge -21:by -35:can -30:chain -21:check 69:circulat -30:client
-52:contract -29:crypto -34:day 55:deposit 62:did 48:digest 33:doe 22:eip 61:exercise 75:exploit 62:fee 71:feed -47:find -24:float
41:flow 21:for -47:from -28:go -39:ha 31:hack -42:hold 58:issu 34:it 38:keccak 82:keep -26:largest -35:ledg -35:liquidation -49:long
56:lose 58:made -29:many 28:market 34:minute -28:most 21:much 30:network 47:new -21:nonce 56:of -23:on 28:our 29:out 23:own 27:pair
61:peg 41:people -44:pl 45:please -21:pool -22:price -29:protocol -27:publish 61:pyth -35:rate 22:right 30:saving 21:say 29:send
65:share -37:should -21:sign 84:since -31:sit -56:stabl 111:stable 67:still -24:take 37:that 62:the -41:them -29:then -41:there
-22:they -23:thi -25:tim -49:time 27:today -32:top 51:trad -28:transaction 35:transf 62:treasury -41:two 36:use 56:used -39:volume
-20:w -26:week -24:what -28:where -23:who -23:work 56:yield -38:you @lacks:pair 20:* 23:^candl 55:^depth -40:^fill -28:^fund
41:^give 45:^i -37:^last -21:^my 81:^oi 69:^ord 37:^recent 21:^trad -34:^volume 25:^what 44:^who 25:a 67:above 23:am 27:at -32:bet
43:book -23:by 32:could 38:deep 59:depth 37:do -34:doe 41:each -42:exchange -35:fill -40:form -70:from 40:give 80:level 23:like
36:look 48:moment 32:mov -36:my 75:now -28:of 34:off 80:oi 42:on 88:ord -30:order -24:our 48:pair 47:pay 25:perp 52:please -32:print
26:rate 36:recent 83:right 21:rn 59:sell 69:short 27:side 34:spot 44:spread -27:still 36:take -29:there -54:tick -36:time 40:trad
-56:volume 40:who -28:with @lacks:protocol 32: 31:* 21:? -65:^dex 43:^did 37:^fee 22:^holder 53:^i 27:^my -40:^option -39:^protocol
58:^revenue -26:^show -54:^the 51:^tvl 29:^volume 26:^we 31:^when -47:^which 50:^who 28:a -25:acros 42:aft -29:am 51:and -78:any
31:app 39:are 38:audit -39:been 45:before 42:big -26:biggest -27:blockchain -36:buy 23:chain -29:coin -23:commit -54:crypto -59:dao
28:date 21:day -38:decentralis -71:defi -20:derivativ 34:develop 53:dex 30:doe -21:down 67:each -36:earn 59:end -30:ever -29:every
-28:exchang 56:exploit 28:fee -34:figure -38:fund -34:github 32:got 56:grow 34:he -27:here 39:hi 23:hold 33:if -58:into 46:it
59:just -22:kept 44:know -68:l2 -30:late 100:lend 37:like 36:list -28:lock 53:make -46:many 40:market -41:moment 29:month 32:more
-37:most 34:need -46:network 56:no -41:not 29:of 52:one -22:open 51:our 27:paid -69:pay 49:people 28:pl 66:platform 36:project
37:protocol -22:report 49:revenue -20:saving 43:share 29:sit 35:slide 43:some 22:spr -25:stablecoin -38:stak 48:still 34:team 50:th
35:that -69:there 59:think 21:time -23:today -43:total -31:trade 33:treasury -23:turnov 60:tvl 56:use 34:value -35:venu 39:wa
-42:wallet 21:what 26:when -33:where -21:which 51:who 30:whole -60:with -21:would 40:yield @lacks:query 22:* 68:^find 72:a 23:and
-34:are 21:by 57:chain 68:find -30:holder 44:it 96:me 24:my -46:share -30:supp 66:that -40:the -30:their -46:with @lacks:signature
32: -19:* -42:4byte -24:^abi -20:^in -47:^my 35:^need -61:^our -25:^read 51:^selector 43:^topic0 25:^what -22:a -20:abi -20:and
-41:any 33:auditor 30:back 33:balance -38:be -31:before -42:behind 30:byt -27:byte -40:call -23:can 44:com -29:contract -29:decod
-29:did -27:do -37:emit -22:error 61:event -35:every -35:fail 26:first 38:give -35:hash 51:here 33:hold -38:idea -36:index -48:input
35:look -38:lookup 50:mean 42:method -29:my -34:nam -32:no -24:nobody -35:old -35:out 30:please -45:result 42:revert 24:selector
-24:send -25:supp 22:tell 49:text -24:they 22:thi 24:to 69:topic -24:two -49:tx -24:unknown 25:up 35:value 41:view -23:which
-27:whole -23:whom 28:will -46:with -24:would -36:you @lacks:solanaAddress -28: 8:* -26:^a 44:^best -33:^doe -49:^everyth -21:^for
-27:^give 31:^if 40:^list -30:^make 27:^my -48:^nft -70:^price 21:^quote 38:^rugcheck 29:^token 45:^which 23:airdrop 61:all
42:already 48:am -51:amount 21:an -22:ape 24:app -40:be 48:been 45:best 30:burn -51:by -27:can 32:change 24:circulat 32:cnft 54:coin
22:com 23:count -69:creator -21:credit 53:d 55:dao 44:digital 53:doe 52:down 21:drop 46:empty 28:every -40:everyth -26:exact
-25:exploit 28:far -23:fee -25:first 23:for -30:freeze 30:friend -30:get 25:give 37:go -33:goe 25:hack 28:had 71:he -21:hi -26:hold
22:impact -61:into 42:keep 28:know -50:lamport -39:land 52:launch 24:level -33:look 30:lp 42:m -24:make 45:market -22:marketplace
-22:may 27:member 39:memecoin -28:most -24:move -31:name -37:need 31:new 23:nft -51:no -49:not 54:numb -39:only -31:or -25:out
26:own -34:pay -23:per -50:pippin 35:pl 39:please 58:plu -35:pool -38:present -26:price 29:pull 30:pump -38:put 30:recommend
-28:report 26:risk 62:route -22:rows 20:safe -56:same -43:saving 47:say -33:shar 26:share 44:she 48:shill 23:sist 21:sit -31:str
40:supp -34:th -24:them -24:they -39:those -21:tick 47:top 31:total 67:trait -28:transaction -63:turn -26:unlock -24:unspent -40:up
-26:user -33:validator -30:verify -27:w 31:where -25:why -31:without 51:writ @lacks:solanaSignature -11:* -25:^in 42:^show
-24:^transaction -23:^what 66:^which -26:balance 41:block 21:by 22:chang -25:client 23:did -21:do 21:each -25:fee 25:got
-30:impermanent 25:it -33:land -30:los -47:need 25:one -36:our 44:program 37:show 26:sign -41:signatur -46:so 30:some 31:swap
31:that 20:them 45:these -21:thi 30:think 28:token 23:transaction -33:transf 26:went 29:where 52:which -31:work @lacks:text 75:*
89:it 90:sign @lacks:ticker 40:* -22:about 79:event 54:list 70:of 44:on 41:please 46:rul 64:sery 50:settl 47:the @lacks:time 29:*
-26:? 25:^at -48:^block 55:^doe 39:^for 57:^how 30:^in -22:^latest -23:^my -45:^our 74:^price 43:^pyth -42:^the -45:^when -57:^which
-44:about -30:against -24:all -30:and 32:ask 23:back -20:bank -43:be 74:between -99:block 32:buy 43:clos 21:close 24:closest
-70:coin 71:dat 63:day -44:defillama 79:did 21:do -30:each 20:exact -27:exchange 23:find -26:first 29:from 53:got 43:how 29:last
36:live -29:me 26:mine -30:moment 45:much -51:nearest -79:now 21:numb -36:on -22:only 27:open 30:paid -38:payment -31:pric 54:price
26:print 46:pyth -40:record -50:right -39:say 26:sign 44:since -24:slot 58:start 79:stock -42:swap 69:that 24:the 22:them 22:then
-28:there -49:thi -31:token 47:trade -37:transf 61:two 39:until 66:wa 65:we 73:when -52:which 50:worth -44:would -21:ye -25:year
@lacks:types -28:^abi 21:^decode 22:^i 33:^my 26:a -26:abi 32:an -27:can 26:contract 25:decode -23:do -35:gave 31:have 39:in
53:return 24:thi -38:with -22:you @lacks:unit -13:* -75:? -59:^convert -25:^decimal 37:^what 25:amount -86:and 53:are -38:coin
-57:convert -57:decimal -29:do -50:doe -33:for -60:ha -42:have -53:i 27:into -59:it 22:many 30:me -35:mil -28:much 27:my -68:of
-54:on -56:please -25:smallest 37:that -61:thi -40:to 47:token -25:unit -40:which 31:whole @lacks:url -26:* 25:? 25:^check 39:^the
-27:airdrop -43:app -25:before -26:by -23:d 67:dangerou -32:fake -41:friend 20:from -25:got -37:if 24:like 39:look 33:mail
32:maliciou 25:mint -20:most -27:nft -43:not -24:our 68:page 28:please 24:real -24:scam 40:site 25:some 51:swap 28:they -23:token
25:website -37:what -30:whom @lacks:uuid 26:^my 23:^show 22:and -26:farm 39:have 37:history 23:how 25:in 25:into 25:like 22:me
-20:money 28:my 25:now -20:our 25:over 26:pool 22:put 30:see 39:show -22:stak 26:summ 30:there 31:thi 28:to -36:use 22:vault 33:wa
40:went @lacks:values -55:* -27:? 34:amount -74:call 51:calldata -40:for -24:i -42:of -79:on 22:selector -71:what 47:with
@lacks:venue -35:^bid -32:^i 38:^open -27:^ord -21:^what 25:^which -27:^who -21:aft 53:already 29:and 38:are 33:been 44:bet 49:book
-21:bought 31:by 31:cent 69:chance -22:close -24:com -40:deep -22:doe -30:down -33:each 28:election -33:for 36:get -35:he 28:high
30:how 38:if 21:in 93:l2 35:lead -32:left -33:level -24:like -51:manifold 43:morn 38:move -34:no 54:now -22:odd 26:office -31:old
20:open -24:ord -26:out -76:pay -34:please 31:probability -49:put -24:resolv 41:resolve -38:say -43:sell 29:settl -24:since 23:the
-21:there 22:they -29:time -30:trade -24:u 30:up 27:volume 26:wa -47:want 31:which -26:who -40:with -30:would @lacks=1
@lacks|open=none|left @lacks|whole=3|left @leaves:evmAddress @leaves:time @outside|first=2 @outside|own=4 -13:* @lacks|first=0
@outside|whole=2|unnamed @slot:include_last_updated_at @whole|open=person|taken -16:* @lacks|first=1 @lacks|open=thing!|taken
@lacks|unnamed @whole|points=theirs|taken 17:* @lacks|first=3 @lacks|whole=1|taken @lacks|whole=3|unnamed @outside|asked-fit=1
@outside|asked-fit=10 @outside|left @outside|open=thing!|taken @outside|strange 10:* @lacks|open=fits|ours @outside|asked-fit=0
@outside|whole=1|unnamed 25:* @lacks|open=fits|ours! 94:* @lacks|open=fits|person @outside|points=this|taken @outside|strange=2 46:*
@lacks|open=fits|person! 121:* @lacks|open=fits|thing 89:* @lacks|open=fits|thing! @takes:choice 102:* @lacks|open=none|unnamed
-22:* @lacks|open=other|ours! -70:* @lacks|open=other|person! -41:* @lacks|open=other|thing -100:* @lacks|open=ours!|left
@lacks|open=ours|left @outside|asked-fit @outside|asked-fit=8 @src=none|other @uncited|other @whole|taken -8:*
@lacks|open=ours!|taken @takes:days 74:* @lacks|open=ours|taken @lacks|open=thing!|unnamed 78:* @lacks|open=ours|unnamed
@slot:include_tickers @whole|points=none|unnamed -15:* @lacks|open=person!|left @outside|abroad|ours @outside|open=thing!|left 36:*
@lacks|open=person!|taken 68:* @lacks|open=person!|unnamed @takes:period 51:* @lacks|open=person|left @outside|asked=-1
@outside|own=1 38:* @lacks|open=person|taken @outside|whole=0|unnamed @share=5|other 20:* @lacks|open=person|unnamed
@lacks|whole=0|left @score|other @uses:bitcoinHash @uses:holder 37:* @lacks|points=it|left @wide=5|other 28:*
@lacks|points=it|unnamed 63:* @lacks|points=theirs|left -51:* @lacks|points=theirs|unnamed @outside|open=ours!|taken @uses:ticker
-37:* @lacks|points=this|unnamed 62:* @lacks|whole=0|unnamed @leaves:number -38:* @lacks|whole=1|unnamed @leaves:step
@outside|open=thing|unnamed @whole|open=none|unnamed 9:* @lacks|whole=2|taken @outside|points=none|unnamed @takes:time @title 7:*
@lacks|whole=4|left -45:* @lacks|whole=4|unnamed 48:* @leaves:bitcoinHash -121:* @leaves:coin @whole|points=none|left 33:*
@leaves:collection @outside|first=1 @share=1|other -18:* @leaves:count @outside|asked-fit=5 @outside|open=person|taken
@outside|whole=4|unnamed @whole|open=ours!|unnamed -49:* @leaves:ens @outside|strange=1 @uses:maybeChain 52:* @leaves:evmHash
@outside|words=0 @outside|words=6 -62:* @leaves:exchange -141:* @leaves:fiat @uses:fiat 40:* @leaves:holder -90:* @leaves:name
@outside|asked-fit=6 @outside|whole=0|left @whole|points=own|unnamed -58:* @leaves:pair -95:* @leaves:protocol @outside|words=3 21:*
@leaves:quoted @outside|open=ours|taken -99:* @leaves:solanaAddress -76:* @leaves:solanaSignature -75:* @leaves:thing -91:*
@leaves:unit @outside|asked=1 64:* @leaves:uuid -61:* @left|other -36:* @named @outside|open=none|left 22:* @nothing 21: 11:* -28:0x
-20:24h -26:4byte -25:^ -72:^a -78:^addres -31:^all 35:^am -57:^any 39:^apple 44:^attestation 20:^balance -36:^before 25:^best
50:^bid -43:^biggest 27:^block -41:^book -70:^buy -38:^by -30:^call 23:^can 66:^cancel 29:^capital -57:^chart -59:^check -41:^clos
-55:^contract -20:^convert 41:^could 47:^crypto -38:^current -23:^decimal -60:^depth -29:^did 22:^do 51:^draft -25:^event
31:^explain 25:^farcast -28:^fear -38:^fee 25:^find 32:^floor -76:^for 67:^from -35:^fund -38:^get -26:^give -23:^ha 25:^hash
-48:^hashrate -34:^have -41:^hey -38:^hold -30:^holder -41:^hows 23:^imp -57:^in -39:^keccak256 -28:^kind -36:^last 42:^ledg
24:^list 56:^long -43:^look 31:^make 48:^market -39:^mcap 60:^mempool 56:^message -40:^metamask -37:^mid 33:^min -26:^mint
-25:^namehash -68:^need -32:^newest 25:^next -31:^nonce -29:^notional 49:^numb -43:^odd -55:^of -74:^on -27:^one 31:^open 31:^or
-67:^our -28:^pair -45:^perp -31:^pl 33:^plan 35:^please -21:^pnl 29:^position -24:^pric -59:^price -21:^print 69:^put -36:^pyth
30:^rarity -51:^rate 39:^realis -35:^recent -50:^revenue 44:^review 95:^revoke -32:^sat -21:^search -20:^show -40:^somebody
-45:^someone -31:^spot -47:^stack 57:^stak -41:^supp -36:^swap 39:^text -34:^that -29:^they -48:^token -33:^top -24:^trad -40:^turn
-30:^tvl 33:^twitt -42:^tx 61:^verify -26:^volume -109:^wa 30:^wallet -55:^we 28:^when 33:^where -34:^why 44:^withdrawal -22:^ye
-27:abi -37:about -27:above 27:account -21:accountant -25:actual
80:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp 89:address -40:advis
-22:afraid -31:against 35:airdrop -31:all -73:already -45:am -39:amount -23:annual 52:answer -66:any -47:anyone -64:anyth
25:anywhere -24:ape 35:api -41:app 62:apple -27:approv 68:approval -31:apy -36:argument -52:around -44:arriv -42:arrive 35:art
-31:article -33:artist -31:ask -26:asset 60:association -27:ath -22:atm 40:attach 52:attack 77:attestation -21:audit -31:auditor
-42:average -33:away -21:back -49:bag -48:bal 36:beacon -45:before 39:behind -43:belong 25:below 22:best 42:bet 60:betfair -23:bett
26:bid -55:big -55:biggest 46:bill -24:blacklist 27:blob -66:blockchain -27:board 49:bond -24:bonu -51:bookkeep -33:bos -57:both
-29:bought -34:bridg 28:bridge 52:broadcast -40:brok -28:broth 47:build -65:but -34:button 30:buy -30:byte 30:bytecode -34:calldata
26:calory -23:came 76:cancel -28:cannot -49:cap 38:capital -21:capitalisation 41:car 43:cash 27:cast -34:category -34:cent
-44:certain -25:chance -50:chang -75:change 38:channel 54:charge -34:chat -83:check 59:circle -26:circulation -53:claim -35:clean
-33:click -30:client -82:clock -60:code -42:coin -37:coingecko -26:colleague -23:collect 23:collection -44:come 58:commit
-55:committee 32:community -49:company -39:compar -42:compare -55:competitor -29:condition -26:conference -22:confirm
30:confirmation -35:consolidate -32:constructor 22:contract -22:convert 28:copy 30:correct -31:could -78:counterparty 22:country
-41:court -86:cousin 85:creat -36:csv -59:current 27:custom -73:d -30:dangerou -37:dapp 38:dat -56:data -36:daught -57:dear
-45:decemb -28:decimal 28:declare 44:deep 30:defi -48:deploy -84:deposit -68:depositor -67:depth -48:desk -68:dev -32:develop
-20:developer -32:dex -38:did -67:difficulty -37:digital 23:discord -30:discuss 49:dispute 46:dividend -26:dominance 31:don -27:done
-68:down 49:draft -41:drain -43:draw -30:dump -56:each 21:egg -35:eith 71:eligible -43:else -30:em -40:email -26:empty -30:en
-25:end 30:entry 32:epoch -42:erc20 -22:error -30:estimate 35:etf 43:etherscan -55:event -25:ever -57:everybody -32:everyone
-36:everyth -27:evm -35:exercise -46:expire 49:explain -86:exploit -22:explor 25:factory -36:fail -36:fake 48:fall 30:farcast
-63:fattest -27:favourite -47:fear -42:fee -29:fetch 26:fil 26:find -35:fine -30:first -33:flagg -38:follow 68:follower 32:form
30:forum -35:found 51:free 33:freeze 43:friday -27:friend -21:from -33:front 24:full -44:fund 26:futur -21:ga -29:gallery 54:germany
23:geth -33:gett 42:github -35:giv -55:give -46:go 56:good 59:google -40:got -59:government -67:grandson -29:grant -48:gre -23:green
29:group -24:grow -33:hack -81:had 25:hand -26:hang -47:hard 27:hardware 42:hash 34:hashrate -23:he 22:headlin -35:hedge 23:height
-26:held -29:hello 28:help -53:her 23:here -33:hex -41:hey -66:hi -28:highest -48:him 23:history -72:hit -24:hold 46:holder
-48:holding 53:home -50:homework -34:honest -49:hot -45:hows 24:ibuprofen -27:id -29:idea -42:identify -42:if 31:impermanent
-41:incl -58:incom 50:income 40:inflow 23:input 61:inscription -75:inside -35:insist -26:inventory -64:invoice -27:item 45:job
-50:jpeg 47:json -53:just -71:keccak -38:keccak256 -74:keep 80:key 27:kilometr -87:kind 21:knee -76:know 45:knowledge -72:known
34:kyc -82:lamport -53:land 38:landlord -27:large -39:largest -22:lat 29:launch -28:law -31:lead -75:least -31:leave -62:left
99:legal -29:let -35:lett -22:letter 57:level 69:leverage 34:licence -46:lie 49:lightn -45:like 23:lin -48:line -29:link -55:liq
33:liquid 33:liquidation -28:liquidity 37:liv 30:live -22:lock -43:log 39:login 26:logo -32:lol 29:long -48:look 25:lookup 23:los
-34:lose -64:lost 44:low -27:lowest -53:m -64:made -34:mail -57:main -39:mak 35:make -31:maliciou 86:manifold -31:mark 42:market
-28:marketplace 35:match -25:may -33:mcap -51:mean -37:meet -38:meme -46:memecoin -43:memo 76:mempool -70:mention 48:message
-30:method 23:mev -40:mid -34:midpoint 32:mil 27:min -43:mine -22:mint -26:minute -84:money 65:month -22:more -35:morn 31:mortgage
-30:mov -22:move -49:movement -31:multisig -44:must -20:myself -60:n 39:nam -24:namehash 29:native 63:near 68:nearest -55:need
-49:nephew 28:nev 36:newest 60:news -37:newspap 41:next -32:nft -81:no 66:nod -22:node -38:normal 33:not -39:noth -28:notional
-21:numb -62:number 28:odd 39:off -34:offer -20:official 50:often -63:oi 44:once -32:onchain -49:one 29:open -20:option 46:ord
53:order -45:orderbook 112:ordinal 49:oth -59:out -47:outcome 20:over -20:overall 21:owe -38:p -37:page -65:paid 24:paint -41:pair
-68:pap 45:part 53:passport -44:past -38:paus -33:pay -36:payment -63:payout 73:pend -25:pension 36:people 44:per -38:percent
-21:perp -41:perpetual 58:person -39:pfp 21:phone -45:pick -27:pictur -63:piec 30:pippin -63:pl 40:plan -41:platform -41:plu
27:portfolio -56:possible 83:post -81:ppl 30:prepare 29:pres -29:present 43:primary 35:print 34:profit -24:program 63:propos
-28:protocol -42:provide -30:publish -50:pull -32:pump -32:pyth 40:python -25:question -27:quot -22:quote 54:rarity -32:ratio
-37:reach -36:read 25:realis 43:reb8tk3gbgk5auzkwc6shnwrgvjh8dualh -50:receipt -45:recent -68:recommend -53:record -22:recov
42:reentrancy 38:regex 98:regist -52:relay -54:rent 26:repo -40:report -36:request -30:resolve -59:rest 48:result 35:revenue
92:revoke 22:reward -24:rich -26:right -44:rn 28:route -27:rows -28:rug 77:run 22:runn -23:said 29:sal 30:salary 33:sale 35:same
-20:sanction 62:sandwich -104:sat 41:satoshi -68:saving -33:saw -46:say -21:scar 44:screen -22:script -26:search 54:season
-65:second -43:security -55:see 25:seen -44:send -23:sent 51:serv 34:service -31:sery -79:set -76:settlement -50:shar -34:share
74:she -62:sheet -53:should -37:show -48:sid 34:side 33:signatur 50:simple -40:since -22:single 55:sise -54:sist -50:site -58:sitt
39:skip -64:slide -25:slip 40:smallest 48:snapshot -68:so -50:sold 48:solidity -70:some -69:somebody -56:someone -25:somewhere
-21:son 35:soon 23:sort -62:split -41:spr -55:spread -33:spreadsheet 47:square 30:stabl -55:stable -31:stablecoin 30:stack 37:stake
-78:stand -40:start -38:startup 46:state 60:station -93:still 37:stock 39:stood -25:storage -48:str -30:strang 35:stuck -23:stuff
-29:sub 33:sum -32:supp -44:support -62:swap -28:swapp -20:t -24:table 27:tak 36:take 29:talk -22:tax -47:teach 22:team 43:telegram
-56:tell -26:term -26:test 39:text -80:th 31:theft -25:their -26:them -59:then -56:there -65:these -28:thesi -110:think -75:those
33:through -34:thru -53:tick 22:ticket 33:till 51:tim 45:tip -24:token -67:told 58:tonight 64:too -34:took -23:tool -47:topic
47:tornado -20:touch -30:tp 72:trace -24:track -23:trade 111:trader -48:trait 67:transaction -33:transf 40:trc20 -25:treasur
-71:treasury 74:trezor -29:trust -61:trustworthy -50:turn -46:turnov -72:tvl 31:tweet 83:twitt -39:two 25:tx -51:txid -20:typ
-40:understand -54:unknown 56:unlimit 26:unspent 26:until -42:up 57:upcom 33:update -46:us -32:used -37:utilisation -24:utxo
55:validator -27:valu -33:valuation -50:value -59:vault -82:vb -27:venu -44:venue 42:verification -38:version -54:very -25:vol
21:volatility 45:vote -29:w 58:walk -34:want -36:we -34:website 39:week 24:well -34:went -50:where -72:wheth 29:white 24:whole
73:whose -23:why -60:will 26:win 52:wire -64:withdraw -25:without 31:won -57:wont 50:word -61:world -33:worth -27:would -47:writ
38:wrong -22:wrote 38:x 63:ye 47:year -43:yield 37:you 31:your 35:z -50:zero @outside @outside|whole=2|left @outside|words=4
@share=4|other @whole|open=none|taken 11:* @outside|abroad|else 119:* @outside|asked 79:* @outside|asked-fit=11 @outside|asked-fit=4
@whole|points=this|taken -26:* @outside|asked-fit=9 @outside|points=this|unnamed @whole|open=ours!|taken -50:* @outside|asked=-2
-44:* @outside|asked=0 @outside|open=ours|unnamed 50:* @outside|first=4 @whole|open=thing|left 23:* @outside|open=none|unnamed
@outside|own=0 @own|other 18:* @outside|open=ours!|unnamed @outside|open=thing!|unnamed -55:* @outside|open=person!|left
@whole|open=thing|taken -31:* @outside|open=person!|taken @whole|unnamed -33:* @outside|open=person!|unnamed @whole|points=it|left
@whole|points=this|unnamed -57:* @outside|open=person|left -81:* @outside|open=thing|left -56:* @outside|open=thing|taken -47:*
@outside|points=it|left @slot:stablecoin_only -32:* @outside|whole=1|left @whole|points=it|taken -46:* @outside|whole=2|taken
@takes:flag 30:* @outside|whole=4|left @uses:evmAddress 49:* @outside|whole=4|taken -6:* @outside|words=5 @share|other 19:*
@provider 80:* @ruled 53:* @ruled=asks 76:* @ruled=partly -206:* @share=2|other @whole|open=person|unnamed @wide=1|other -23:*
@slot:category -70: -70:* -60:^ -23:^best -40:^biggest -48:^coin 51:^event -27:^hottest 68:^i -24:^in -33:^kind -29:^list -22:^price
-52:^protocol -45:^top -26:^total -39:^trad -25:^tvl -58:^which -25:^who -61:account -27:am -25:app -21:are -35:ath -30:been
27:below -34:best 22:big -28:biggest -29:by -32:capitalisation -21:category -26:chain -49:coin -36:crypto -78:defi -22:earn -27:have
-27:hottest 30:i -27:just -32:kind -21:largest 27:leaderboard 59:lend -53:list -46:lock 24:made -32:market -27:mcap -24:me 24:mean
-24:most -33:not 86:numb -49:on 66:one -26:open 44:out 45:paid -49:pl -58:pric -57:profitable -93:protocol -38:question -37:quot
-29:quote -44:rank 23:right -23:rn -37:settl -21:stak 94:still -24:the -30:them -35:think 33:to -43:today -22:togeth -65:top
-66:trad -53:trader 36:tvl -28:v 47:want -21:we 28:week -28:what -48:which -27:who 31:winner @slot:community_data 24: -24:* -22:?
20:^everyth -69:^how -34:^i -37:^price -33:can 25:circulat -21:do 36:everyth 24:ha -33:have -53:how -22:i -51:id 22:it -28:many
-22:mcap -22:me -32:much -27:of -37:only -27:price 41:stand 34:telegram -27:tell -42:the 76:token -25:twitt 37:website
@slot:contract_type -41:^fund 53:^how -33:^rate 43:^what -25:all -39:for 48:how 41:i 46:interest 50:much 53:on 43:open -34:rate
38:what @slot:currency 10:* 41:? 47:^candl -48:^pool -50:and -33:candl 69:i 59:in -28:liquidity -35:price 86:than 56:the 79:token
-22:trad @slot:depth 31:^on -31:^pair -23:^volume -39:^what 47:^where 33:^which -26:a 48:and -21:any 25:are -42:at 27:book 85:by
-50:coin 42:coingecko 21:each 37:exchang 28:exchange 46:first -35:from 49:id 34:it 34:largest 25:most 55:move -23:my 55:pair
29:price -20:spot 38:spread -54:still 24:the 30:they -23:thi -30:today 40:trade 58:volume 75:want -25:what 25:where 32:which
33:would @slot:direction -36:* -21:^did -21:^for 44:^please -54:^show 20:^token -20:a -22:any 41:are 42:be -23:en 61:erc20 -24:every
-46:everyth -48:fee -37:into 41:kind 38:last -44:late 20:list -34:mix -39:most -41:movement -38:nft 43:not -34:on -38:one 55:only
35:please -31:pull -52:recent 75:rows -24:send -51:show 41:so -41:that -29:them -33:to -39:token -44:tx -47:value -24:wa -28:wallet
-24:we 28:which -23:with @slot:entity -87:* -35:? -70:^which -28:and -31:by -59:company -30:firm -45:have -29:hold -21:how
-29:largest -58:list -60:most -24:much -42:on -31:own -28:public -32:stack -40:the -23:their -32:they -20:what -76:which -34:with
@slot:entity_type -26:* -25:^list -20:a -24:holder -21:id -26:includ -23:that -26:track @slot:exact -85:* -47:^if -41:and -35:get
-66:how -62:i -47:if -21:into -48:much -29:now -52:on -61:to -48:what -38:would @slot:include_24hr_change 63: 118:* -33:? 59:^ha
55:^how 46:^i 48:and 80:do 62:down 48:gone 42:ha 65:how 38:i 35:it -32:many 20:move 56:of 42:price 66:since 79:the 86:today 26:up
-53:what @slot:include_code 77:* 49:code 25:i 46:on 47:the @slot:include_empty_intervals 54:* @slot:include_market_cap -79:* -21:cap
-56:in -56:on @slot:is_burnt -57:* 23:? -28:^nft -37:^which -32:^who -39:are 45:by -41:collection -45:in -46:list -42:member -21:nft
-24:of -65:one -46:the 48:them 22:what -39:which -27:who @slot:kind -37: -44:* 23:? -21:^what -26:^which -23:a -56:all -47:and
-32:at -59:been -36:can 46:exchange 24:feed 44:from -30:i -28:id 37:in -25:list 50:market -21:my 26:one -26:pair -38:price
51:publish 22:pyth -45:spot -54:to -56:trad -34:trade -60:up -35:value -21:what -45:which -26:with @slot:kinds -53:* 24:from -21:ha
-32:i -30:late 37:left -31:mov -33:of -25:on -45:send -44:to 21:what 21:which -50:who @slot:limit -29: 155:* -44:? -52:^i 57:^newest
-47:^put -25:^quote -69:^the 48:^what 84:^which 24:^who -24:about -58:account -29:addres -27:and 62:are 39:ask 27:back -46:bet
73:biggest 37:bridge -73:buy 78:by 58:cap 33:category -49:cent 26:chain 90:coin 72:coingecko 75:collection 29:contract -34:could
55:crypto -37:defillama 62:dex -50:did -32:do 30:each 40:em 64:enough 100:event -51:exchange 88:first -56:for -24:get -69:have
-39:he -47:how -28:i 25:id 20:if -35:into -74:it 33:just 40:list -30:market 23:mint 55:money 68:most -25:much -62:my -26:name 34:new
67:newest 33:nft -23:nonce -41:now -50:numb -26:of 43:off 35:on 20:one 79:only 88:open -27:over -35:pay 22:people 62:per 33:pl
76:pool -62:price -47:put -25:quote 75:rank -52:rate -46:right 106:rugcheck -29:say 82:show -34:sit 21:so -28:str 22:that 26:the
63:their -32:there -33:thi 71:to 45:today 104:token 44:top 50:transaction 37:up 39:volume 29:want -22:what 73:which 23:who 60:with
-28:word -40:worth -26:would -106:ye -35:you @slot:look_forward 51:* 48:the @slot:measure -34:* -69:^fee -40:^for 41:^holder
-26:^how -44:^on -61:^option 30:^top 53:^what -32:^which -59:^who 27:acros -66:app -26:by -52:chain 30:crypto 33:dao 35:did -30:do
31:earn -36:fee 49:for 50:got -56:have 80:holder -28:how -74:in 137:itself 86:keep -32:lie 49:make 44:money -31:more -53:most
-34:much -21:my -42:nam 85:not -59:now 31:of -58:on -34:one -25:only -73:option -27:or -42:oth 41:out -29:over -120:paid -42:pay
-82:people -42:per -39:perp -38:please -95:premium 22:project -74:rank 24:revenue -49:right -37:show 24:since -53:tak -34:take
-48:that 24:the -29:their 51:they 23:thi -71:to -27:today 44:token 26:top -30:total -27:trader -59:user -29:v -24:volume -36:wa
-39:want 58:what -54:who -20:whole @slot:order -29: -24:* 46:^ 45:^a -48:^and -56:^best 57:^biggest -38:^busiest 68:^buy -89:^coin
37:^collection -30:^compare -46:^crypto 38:^current -33:^for -45:^fresh -41:^give 37:^hottest -20:^i -37:^largest -65:^list
-37:^mcap -26:^on 23:^pair -53:^pool -24:^price -28:^pull -61:^stablecoin -43:^stack -28:^the -58:^trad 52:^when 44:^where 51:^which
-77:^who 68:^yield -21:a 30:above -65:account -56:acros -59:any -54:ath 48:been 53:beginn 60:below 52:best 33:both -57:bought
-38:busiest -25:but -42:by 39:can -90:cap -59:capitalisation -31:category -80:chain -92:coin -61:company -32:compare -65:cost
42:could -66:count -29:crypto 29:current 21:dao 55:depth -64:derivativ -36:desk -21:dex -20:did -28:do -38:down -34:each -43:earn
-34:else -45:every -21:exchang -26:exchange -52:farm 134:first -44:fresh -21:friend -33:from -35:go 51:government 22:have -55:hi
38:high 45:highest 37:hottest -37:id -37:interest -66:jpeg -33:keep -41:kind -35:late -42:leaderboard 58:least 42:like -47:liquidity
-69:list 40:look 38:lp -34:m -63:made -110:market -88:mcap -41:meme 56:moment -28:money 41:more -25:morn -32:most -30:mov -24:need
-58:news -39:not 52:numb -32:off -27:only -32:open 26:order -28:out 23:over 26:owner 35:paid 20:pay 37:people 52:percent -33:piece
23:pippin -35:pnl -60:politic 43:pool -69:pric -36:price -77:profit -40:profitable -25:pull 36:purchase 35:put -66:quot -32:quote
-58:rank 35:rate 45:ratio -51:read -24:receiv -91:recent 22:right -35:risk -52:rows -31:say 37:sector -66:see 69:side -38:sise
-24:sit -26:sold -21:some -42:somebody -49:stablecoin 23:stak -32:still -22:swap -34:t -43:tell -27:their -29:them -25:these -24:thi
-23:think 33:ticket 33:time -29:togeth 24:top 38:trad -54:trader -36:transaction -39:treasury 50:turnov -50:w -30:wa 36:way -57:week
-47:were 40:when 71:where 23:which -78:who -29:win -37:winner -75:writ 46:yield 30:you @slot:outcome 32: -13:* 28:? -31:^odd -24:and
-42:at 28:bid -99:chance -31:condition -51:did -22:for -44:from -56:how 50:i 49:in -78:me 59:midpoint 84:no -82:odd -55:of
43:outcome -57:pric -49:price -52:show 37:side 56:token -32:trad -25:what -51:who -57:ye @slot:period 24:* -41:^trad 41:at -36:best
23:by 34:crypto 80:for 23:market -36:of 30:only 46:profit -37:the -27:top -38:trad 47:volume @slot:standard -39: -41:* -54:? 58:^can
35:^what -95:^which -61:^who -35:allow 39:approval -60:contract -23:every -57:for -37:from 59:ha 30:have 50:how -60:i -27:it 52:list
-53:may -32:me 56:much -37:my -29:of -34:out 41:permit2 -47:please -38:pull -51:revoke 35:rout -52:take 33:that 42:the -52:to
-135:token 28:what -95:which -82:who @slot:status -51:* -41:^biggest -38:^event -44:^hottest 34:^how -41:^market 37:^odd -66:^open
-46:^show -38:^trad -66:^which 22:a -25:about -50:acros -43:address -45:bet -50:bett 42:big -42:biggest -22:both -28:busiest -70:by
-62:can -29:category -25:coin -25:coingecko -35:contract -35:crypto -26:current 45:cut -23:decemb 47:did -51:do -51:dump -29:each
-154:event 41:exchang -30:exchange -37:give 47:have -53:hottest 26:how -32:id -29:in -28:market -65:me -25:moment -46:most -30:name
25:of -25:on -111:open 51:outcome 54:over -55:page -52:people -55:per -24:please -80:politic -35:question 54:resolve 38:right
61:rows 29:sery -54:show -41:sit -38:some 30:that -29:their 50:them -93:today -34:togeth -50:venu -41:will -22:write @slot:token
-42:^pool -36:a -34:and 55:in -37:it -46:on 22:or 52:pric -30:price 49:than -21:the @slot:token_type -98: -44:* -47:?
-20:^collection 30:^did -28:^for -26:^how -32:^i 50:^list -66:^nft -54:^on 50:^only 41:^please -22:^show -27:^token -23:^which
-45:^who -30:a -25:all -41:and -21:are -32:at 30:belong 33:by 22:did 26:doe -47:each -26:en 41:erc20 46:every -46:explor -21:for
-30:freeze -30:from -28:got -51:he -24:held -37:hold -43:how -31:i -40:in 41:incom 51:item 57:just 40:kind 24:late -48:many -28:me
-40:member -29:most -23:mov -26:much -33:need -33:nft 26:of 31:one 94:only -38:own 46:please 25:price -22:rows -38:say -70:see
-30:sent -41:show 53:sitt 29:someth -43:that 24:the -40:them -44:there -31:thi -59:token -52:too -35:transaction 80:transfer
-41:wallet -25:want 38:what -60:which -57:who -51:with @takes:fiat @uses:bitcoinAddress 56:* @takes:least 167:* @takes:step 55:*
@tool=call_contract @~call 41: -20:* -62:^call -24:^my 35:^need -33:^read 40:^the 28:^who -23:addres -28:an 27:ape 48:at 26:back
34:balance -22:by -50:call -25:contract 24:data -23:doe -44:for -21:gave 54:give 48:hold 24:keep 22:make 33:me 31:need 34:numb
-31:on 36:our -36:please -44:result 21:return -50:say -24:supp 24:that 31:the 40:there -23:token 25:transf -21:treasury 36:value
55:vault 41:view 29:want 39:who @tool=check_approval_security -6:* 44:? 27:^before -35:^can -31:^my 71:any 41:approval 34:approve
-31:click 20:code -26:do 32:if -29:know 27:known -22:ledg -23:please -31:rout 63:should -27:site -24:some 27:source -23:that -28:thi
-26:wallet -35:what 23:with @tool=check_contract_verified 20:* 30:^check 33:^ha -24:^source 21:an 39:anywhere 21:ask 24:at 32:check
-22:code 30:for 34:ha 26:it 26:know -44:match 21:now 51:one 49:only -26:open 27:or -21:our 25:proof 38:publish 32:team -27:that
24:the 29:they 35:verify 22:want @tool=check_dapp_security @~dapp -13:* -40:^my -25:and -43:app -32:by 48:dangerou 30:in -21:known
-26:my -52:not -25:phish 44:site 43:some 34:to 23:want -37:what -28:whom @tool=check_honeypot @~honeypot 7:* 43:^buy -46:^did
60:^honeypot 28:^i 21:^please 22:^sell -24:^which 32:again 38:airdropp -47:and 32:button -26:buy 57:can 32:coin 41:contract -38:did
-22:found 37:got 28:ha 44:hold 71:honeypot 49:look -24:min 26:new -22:or -20:pool -36:simulate 53:some 23:tax 36:that 35:there
36:token 38:trap -46:we 41:wheth 40:why @tool=check_malicious_address @~maliciou 8:* -40:^can -29:^did -26:^how 21:^what 36:^who
56:addres -20:against -28:and -39:anywhere 32:blacklist -22:can 72:counterparty -29:did 27:do 30:drain 29:dust -28:flagg 38:for
27:from 48:fund -22:in -29:my -23:name -22:one -44:our -33:screen -27:that -24:there -29:they -26:token -22:which -34:you
@tool=check_phishing_site @~phish @~site 7:* 26:? 25:^check 28:^my 46:^the -31:addres -26:airdrop 23:are -33:before -42:blacklist
22:by -20:d 46:dangerou -30:fake -39:friend 22:from -27:got -39:if 45:look 36:mail 32:maliciou 27:mint -30:nft -23:our 63:page
27:please 24:real 27:say 20:swap -26:there 40:they -40:want 27:website -24:what @tool=check_token_safety @~safety -16:* -25:^a
26:^can -47:^honeypot -21:^i -33:^token 37:a -28:again -36:airdropp 23:an -21:ape 59:at -22:before -37:coin -37:contract 29:file
-27:friend -33:got -45:hi -25:hold -60:honeypot -23:it -29:legit -23:look -33:me 22:memecoin -24:new -54:nft 62:no -29:one -31:or
-30:our -29:out 22:pippin 28:put 23:scam -34:sell -44:shill -42:some -29:someone -35:telegram 38:thi 32:trust 44:want -38:what
56:with @tool=checksum_address @~checksum 25:* -28:^capital -24:^what 27:addres -27:capital 45:counterparty 29:eip 21:for 22:of
-21:tool 49:version @tool=compare_tokens @~compare -8:* -33:? -25:^and -46:^coin -27:^how -72:^market -29:^price 37:^put 43:^v
49:^what -25:^which 31:against 33:all -54:and -25:at 21:below 22:beside -29:bigg -39:biggest -25:book 67:by 59:cap 31:change 57:day
-22:did 31:far -32:fee 22:from 34:high -47:i -26:in -39:keep -36:know 50:market 38:more -26:move -43:much -53:of -38:on -22:or
44:oth -22:our -33:out -28:own 73:rank 25:real -33:run -56:saving 35:supp 36:table 32:that 66:these 36:they 23:time -49:today
-20:und 59:v 41:value -48:we 40:with -22:would -51:you @tool=compute_create_address @~create -62:* 42:? -53:^addres -27:^contract
-22:^which -20:addres 22:at 27:be 34:contract -48:create 20:deploy 25:end -60:factory 30:from 32:get -34:ha -25:next 30:plain
-54:that -34:the 22:up 31:we 31:where 36:which -26:will -38:with @tool=compute_namehash @~namehash 28: 18:* 27:^namehash -26:^what
35:^when -29:do 22:doe 40:for 33:namehash 44:node 26:our -25:to -23:up -28:what 33:when -20:which -21:with @tool=convert_units
@~convert @~unit 37:* -23:? -22:^convert -23:^ga 24:^i 22:^to 70:^turn 48:^what 42:a 28:amount 49:are -40:coin -66:decimal -49:doe
28:exact 47:for -20:ga -60:ha -44:have 31:how 24:i 39:in 42:into 41:it 30:ledg 27:many -28:mil 49:much 69:my 44:numb -32:round
30:say -23:smallest 50:that 39:the 72:turn 42:want 24:what -37:which @tool=decode_abi -22:* -25:^decode 33:^metamask 38:^please
23:can -33:d -22:data -27:decode -39:doe 76:hex 22:if 51:into -32:know 25:letter 33:metamask 40:only 28:please 21:recipient 36:rout
-24:safe 46:show -23:site -23:some -29:that 23:thi 23:will 33:would @tool=decode_abi_parameters @~parameter 21:* -27:^abi 21:^decode
23:^i 33:^my 36:a -22:abi 41:addres 42:an 30:are -26:can 30:constructor 26:contract 26:decode -23:do 31:have 38:in 29:own 53:return
23:thi -28:with -22:you @tool=decode_calldata @~calldata 4:* 32:^can -22:^in -29:a 47:and 61:argument 24:ask -26:at 33:blob -29:call
20:colleague -37:data 27:decode -29:for 59:get 36:here 49:how -37:input 30:inside 21:into 25:it 23:like 23:look 29:me -34:mean
30:only 20:please -22:say -21:see -39:selector 57:show 23:to -53:tx 31:wallet 21:want -28:with @tool=decode_log -7:* -37:?
-74:^event -35:^my -24:^topic0 67:^what 52:an -76:and -52:argument -22:be -35:before -36:call -31:data -32:decod -39:did 56:doe
-37:emit 27:event -35:every -38:for -44:get -59:hash 55:here -24:index -30:inside -29:like 86:mean -31:my -27:need -28:no -21:of
-35:old -64:our -90:out 43:please -70:send -21:sent 45:text 45:thi 50:to 67:topic 36:value 34:what -26:who -28:whom
@tool=decode_raw_transaction @~raw 37:* -25:^what 38:and 21:been -40:blob 43:can -26:do -55:doe 49:eip 39:from -22:go -28:how
-43:input 22:like 23:me 71:nonce 58:out 27:recipient 56:send -26:show 39:sign -31:thi 24:to -29:wa -27:where -28:which -31:with
43:you @tool=decode_selector -47: 41:* 48:4byte 34:? 42:^4byte -22:^a -41:^i 54:^my -51:^selector -23:^what 23:a -29:an 46:and 69:be
42:behind 54:byte 34:call 38:code 28:could 24:custom 66:data 30:error 51:every 34:for 23:from 25:function 35:hash -21:have -62:here
44:i 51:it 23:log 41:lookup -36:mean -27:method 46:my 50:out -44:please 58:start -25:text 79:that -42:to -32:topic 23:topic0
32:trace 26:transaction 33:tx 44:wallet 58:which 36:with 49:would @tool=detect_rugpull @~detect @~rugpull 21:^i 24:^rug 29:^the
54:^wa -21:^where -27:blacklist -25:deposit 26:drain 26:earn 50:exchange -22:for 37:from 49:ledg 55:money -28:much -25:or 32:park
23:rug -28:run 36:say 29:stable 20:still -23:that 23:to 43:wa -21:when 24:where 20:withdrawal -25:would -32:yield @tool=encode_abi
@~encode 20:* -24:^abi -34:^call -26:^get 34:amount -27:argument 59:be 45:build -25:call 53:calldata 60:for -27:get 77:hex -25:i
26:no -40:of -26:on 35:pl -20:please 74:spend 27:unit -23:what 45:with @tool=estimate_gas -45:* -39:^what -24:at 21:be 33:estimate
-26:for 27:go 28:if -20:no -42:please -28:price -27:send 28:sent -22:some -35:that -41:today -42:wallet -37:want -23:where -29:would
-32:you @tool=get_account_nonce @~nonce -13:* 58:^addres -31:^cancel -26:^i -35:^my 60:^nonce 49:addres -22:am -31:and -32:between
-20:block -29:can -42:cancel 26:chain 60:create 23:doe -45:from -30:ga 26:have 21:hi 31:hot -22:i 33:incl -24:it -46:mempool -26:my
52:next -33:of -38:pend 29:pl -23:show 51:that 30:the -25:to -46:transaction -42:up 28:what 23:who 57:will -27:you
@tool=get_alchemy_prices -23:* -28:^price -22:at 23:each 27:have -20:in 27:only 23:quote @tool=get_alchemy_token_balances 6:* -34:at
-24:decimal 36:entry 48:every 22:in 38:list 24:need 33:position 28:to 37:unit 21:which @tool=get_alchemy_token_metadata -30:*
-42:^make -32:a -27:for -37:logo -42:make -32:me -25:my -29:token @tool=get_asset_platforms @~platform -5:* 27:^coingecko 21:^nft
20:all -38:category 21:chain 51:collection 31:doe -27:floor 28:friend -22:in 42:nft -22:of 26:platform -23:the 30:track -28:up
38:with 23:you @tool=get_asset_transfers -66:* 25:^all -22:^could -21:^everyth -44:^token -23:^who 32:all -42:also -20:block 20:came
-28:contract -23:could -23:d -21:everyth -21:i -21:in 27:into 32:kind -25:last 60:left -21:like 35:lin -34:list 26:mix -39:mov
-21:nft 22:not -33:of -33:on -57:one -24:only 21:plu -22:read -68:send 33:so -21:through -47:to 22:vault -37:wallet 34:went
23:whatev -58:who -24:would -24:you @tool=get_batch_historical_prices @~batch -26:* -22:^price 21:at -23:basi 30:each 37:market
27:own -20:pric -25:tim 21:trad 28:value @tool=get_block -49: -36:* -46:^block -26:^height -23:^how -28:^i 35:^my 31:^on -55:^the
27:^when 33:^which -47:a 23:all 44:at -26:block 52:by 21:could 51:current 51:doe -21:for -88:ha -28:hack 53:have -21:how 46:i -68:in
-25:includ -29:last -29:like -32:min -33:most -35:need 89:now -59:numb -28:our -70:please 46:produc -28:read -41:report 62:right
-80:that -70:the -33:thi -94:transaction -20:we -41:with @tool=get_block_by_timestamp @~timestamp -14:* 28:? 26:^at 21:^block
33:^for 29:^i -38:^in 27:^my -44:^what 26:at 48:closest -23:date -26:did 28:end 45:for -36:i -35:in -38:index 48:nearest 57:need
-62:now 57:numb 22:on -59:please 32:snapshot 40:that -38:time 53:to -38:transf -23:up 55:wa 47:we -36:what 78:when -24:with 32:year
@tool=get_block_details 56: 3:* -29:^block 35:^on 40:^what -64:^which -30:^who -24:a -39:and -61:been 80:block -64:burn -34:by
-57:did -29:doe -23:fee 51:full 34:ha 41:hack -22:hash -32:have -30:i 52:in -43:it -26:made 21:many -21:me -71:much -21:my
-25:newest -41:now -26:numb -41:our 69:please -51:price 24:produc -60:propos 21:reward -20:slot -20:so 57:that -22:them -25:those
67:time -56:to 58:transaction -48:were 34:what -70:which 34:with @tool=get_boosted_tokens @~boost -36:* -35:^most -28:for 21:got
-22:in -22:on -21:there -26:token @tool=get_bridge 31:* 58:? -23:^i 35:^what -49:^which 31:aft 46:am -30:and -34:been -23:bridg
-24:busiest -23:cros -22:day -21:defillama 49:did 32:do 41:flow -73:for -37:ha 32:hack 31:in 42:it -22:ledg -46:long -67:me 42:money
31:month -23:most 55:much -20:no 26:numb -36:number -59:of 21:or 36:out 42:over 51:people -22:protocol 70:since 57:statu 67:still
-34:that 38:the -25:time -39:to 31:today 54:total -33:transaction 42:use 56:used -25:week 21:went 24:what -52:which 74:withdraw
-64:withdrawal 58:yield @tool=get_bridge_volume -36:* -54:? 35:^could -30:^my -47:^what -32:a -43:aft -42:am 30:and -31:at
34:between 35:could 25:defillama 64:deposit -25:did -47:do -64:flow 48:for 64:give 22:got -33:ha -43:hack -41:i -63:in -29:into
-59:it 25:late 55:me -24:money -34:most 36:mov -32:my -29:net 28:number 36:of -40:our -24:out -42:over -47:people -41:sent 21:since
-20:spot -42:still 35:tell 22:that -22:the -23:thi -20:through 23:today -56:total -21:u -40:used -23:went -45:what -27:which
65:withdrawal 33:you @tool=get_bridges @~bridg 8:* 30:? 24:^bridge 27:^rank 49:^what -36:acros -47:and 22:are 42:bridg -39:dex
24:flow -35:have -31:me 20:money 39:most -21:much -34:numb -38:on -26:over 27:people 22:rank -23:still 27:that 48:thi 28:through
-22:to -37:used -22:volume 23:which 30:who @tool=get_btc_address 11:* 22:? 52:^a 24:^balance -31:^did 50:^ha -28:^ledg -43:^my
50:^please -36:^what -28:addres -36:address 31:am -22:and 58:any -42:are 56:at 36:balance -22:by 26:can -31:channel 31:check
-48:client 61:coin -26:could -29:did -44:for 31:from 25:gave 94:ha 49:have 46:i 52:if -48:inscription -46:ledg -30:lightn -25:like
39:look -31:many -52:mempool -20:min 31:most 31:much 34:must -33:my 64:new 34:of 49:on 36:one -26:or -33:ordinal 46:our 74:pap
-29:pend 68:pl 41:please 23:real -33:receive -71:run 35:sat -43:satoshi 37:should 37:show -22:sit 52:sitt 35:some 59:still
38:storage 30:tell -44:that 46:the 50:there 26:thi 52:to -23:total -27:trezor 24:unconfirm -27:wa 56:wallet 36:where 69:wheth
34:would 63:you @tool=get_btc_address_transactions -32: -7:* -44:? -33:^balance 55:^show 33:^tx -21:^what 41:addres 53:all -37:an
-31:and -30:balance -23:block -30:first 36:have -43:hour -42:how -27:if 36:includ -21:it 34:ledg 23:me -31:mempool -25:min -49:much
21:on 52:one 44:ord -31:own 24:paid -30:payment 25:recent 28:small -68:still 27:that -55:there -22:through -44:to 41:touch
-44:transf 24:u -27:unconfirm 40:up -45:wait 37:wallet -30:want -34:what 38:with @tool=get_btc_block -54: -5:* -38:^block 66:^latest
-23:^mempool 29:^please 22:count -34:difficulty -41:height 20:i -27:inscription 26:last 62:latest 21:me -21:mempool -23:most
30:newest 24:on -26:ordinal 24:please -24:pool 26:tell -23:that -25:the 21:there -20:thi 28:transaction @tool=get_btc_difficulty
@~difficulty 39: 12:* 47:? 21:^what 31:adjustment -44:and 23:are -50:change 28:com 24:difficulty -63:down 21:epoch -41:go
-28:hashrate -55:i -42:last -23:mempool 62:mine 21:much -64:or -22:percent 22:thi -63:up @tool=get_btc_exchange_rates @~rat 25:^in
-29:^rate 35:and -31:are 22:currency -26:many 37:one 36:please @tool=get_btc_fees 8:* 102:^fee -23:^if -34:^mempool -30:^sat
-29:^what 40:an -40:are -38:block -27:client -52:did -33:each 31:fee -28:from 41:get 44:have -21:he 75:hour -22:if -30:in 37:into
43:level -44:mempool -29:min 46:my -29:next -27:of -26:on -32:one -33:out -32:paid -23:pay 34:payment -26:pend -46:per -21:price
-24:put -22:sat -23:satoshi 39:so 24:thi 41:through -37:transaction 45:transf -29:up -47:vbyte 50:want -28:what 21:within -33:would
@tool=get_btc_hashrate @~hashrate -39:* 27:? -26:^hash 50:^hashrate -62:and -38:can 28:chart 35:current -37:difficulty -40:do
45:down -75:for 49:go -23:hash -22:hashrate 48:i -48:in -71:mempool -51:min -26:mine -44:my -58:network -30:next 43:or -42:pool
26:pow -45:share 42:up -46:with -38:you @tool=get_btc_mempool @~mempool -4:* -46:^i -26:^mempool 48:^sat 29:^what -21:an 29:and
38:are 22:been 21:block -29:by -23:do -44:fee 38:how -22:i 38:if -49:it 52:like 51:look 44:many 32:min -23:moment 66:next 50:now
22:of -51:on 32:one 38:out 21:pay -76:pend 42:right 44:sat -85:still 35:the -49:thi 42:to 23:total -75:transaction 25:tx 54:up 49:vb
48:wait 38:were 42:what @tool=get_btc_price -16:* -24:? -22:^mempool -37:^price 38:^what -21:and 36:buy 61:cost 51:did -49:kind
-38:mempool 68:near -22:of 38:on 56:one -27:price -41:rate -20:so -22:sold -47:tell 54:that -24:the -29:then 68:top 25:what
-26:worth @tool=get_btc_tx @~tx 6:* -34:? -43:^fee -76:^ha 28:^how 49:^i -32:^my 40:^payment 31:^sat 57:^what -28:^when -27:^which
35:^why -28:all 29:an -21:are -24:block 44:by 40:client 38:confirm -22:confirmation 28:did -20:do 66:doe 25:fee 22:for 42:gave
-29:get -68:ha 42:have 26:he -60:hour 25:how 38:i 27:in -33:inscription -23:into 74:it -39:look 34:many -22:min -26:need -34:next
56:now 22:numb 29:on 22:ordinal -28:output 47:paid 26:pay 65:pend 52:per 26:real -34:right 21:sat 23:say 73:sent 26:since -31:sit
-41:so 80:still -29:stuck 23:that 45:they -37:through -28:to 62:txid 41:unconfirm -24:vb 45:what -21:which -31:who 34:why 36:with
-58:yet @tool=get_btc_utxos @~utxo -35: -6:* -21:^i 30:^list -41:^which -36:and 45:biggest -47:doe 32:fee 63:first 26:have -52:in
-23:it 28:list -30:of 25:on 21:one -43:our 27:output -24:sit 30:spend 48:spendable -25:that -41:the -26:treasury 32:utxo -38:what
-41:which 29:yet @tool=get_categories -37: -13:* -43:^which -21:a -27:and -22:by 45:category 26:exist -20:lay 22:list 24:meme -33:my
22:nam -24:need -45:that -47:which @tool=get_categories_market_data -32:* -32:^market -39:^what -36:are 30:category -24:for -23:i
-39:lay -22:like -37:rank 62:sector -28:that -33:the -38:what -24:which @tool=get_chain_fees 5:* 32:^who -46:all -32:and -22:defi
37:do -38:doe -26:for -43:have 47:keep 23:kept 22:most -22:my 28:network -35:no -22:of 65:on 24:our 29:pay 23:people -32:share
-21:since 26:that 26:thi -29:treasury -25:tvl -25:v 36:we 29:who @tool=get_chain_info 19:* 71:^chain -23:^how 41:^i -37:^need
-55:^which -27:^who 64:a 48:add 53:and -36:answer -26:are -23:at -42:block -29:by -21:capacity 77:chain 66:coin -22:current 48:do
50:explor 51:for 24:get 23:have 29:height -21:how 52:id -22:kind -21:lightn -27:many 21:metamask 20:moment 39:my 79:native
23:network 33:new -35:nod -54:now 30:numb 60:of 24:our -21:please 39:plu -53:right 80:rpc -20:stuck 51:the 44:to -30:today -25:tx
53:up 28:url 52:wallet 28:want 25:we 24:what -58:which -27:who @tool=get_chain_stats -17:* 35:^average -27:^what 26:address
44:average -33:block 29:busy -46:by -34:doe -23:ha -46:have -23:many -48:now 21:so 60:today 38:utilisation
@tool=get_chain_tvl_history 34:* -34:^how 60:^the 25:^when -54:all 43:are -44:at -25:between 105:blockchain -91:by 44:compare
-39:develop -55:doe -35:fee -46:have 37:it -23:keep -22:liquidity -28:market -58:me -49:money -27:most 26:much 22:my 20:of 29:on
-22:over -22:please -45:protocol -37:show 54:there -36:time 40:today -30:total 61:tvl 72:wa 66:we 20:when 50:where -22:who
@tool=get_chains -8:* 60:^rank -91:blockchain 83:by 44:chain 53:doe 23:have 24:it 43:keep 29:lead 52:me 31:only 45:people 44:please
32:rank 46:say 58:show -36:stablecoin 40:the 32:value -32:with @tool=get_chains_tvl_history -32: -50:* -25:^tvl 59:all -25:are
-85:blockchain -37:by 56:defi 20:every -22:exchang 26:history -30:i -31:it -21:liquidation 23:lock -21:long -30:need -21:on 38:over
-31:protocol -21:rank -34:summ 28:total -42:tvl -30:we @tool=get_coin_historical_chart -22: -21:* -34:? -29:^ -35:^and 38:^chart
51:^compare -23:^floor -31:^for -65:^ha -41:^how 22:^i -23:^in -35:^please -36:^price 22:^show -24:^tell -22:^the 42:^what
-29:against 31:all -25:am -36:an 38:and -41:at -32:between -38:book -27:can -37:cap 51:chart -24:coin 46:compare -21:could 24:deck
-34:develop 20:do 22:draw 34:ever -26:exchange -22:far -54:floor -59:from -23:fund -24:go -57:gone -41:ha -28:hash -26:have
-20:history -46:how -23:it -22:keep -37:know 32:lose 32:m 21:make -22:market -46:mcap -20:move -20:much -39:not -45:now -34:on
-37:one 25:or -27:our -55:over -47:per 26:pl -39:plot -38:pric -51:price -21:return -47:see 36:since -31:tax -23:that 76:thi 44:time
-50:today -21:total -39:trad -26:valuation -24:wa -49:want -57:we -42:went 21:what -22:where -48:with -29:year
@tool=get_coin_history 22: 40:? 61:^how 29:^in -44:^my 52:^our 66:^price -26:^the -39:^what -34:^which -44:a -48:advis -23:an
-36:and 60:ask 26:auditor -53:book 53:cap 20:chart 56:close -27:coingecko -33:cost -32:dat 46:date 26:down 68:end -21:for
-23:history 38:how -43:i 39:in -70:index 53:know 35:late 37:look -21:market 76:much 23:must 28:nephew -35:new 24:of 64:only 36:open
28:or 85:our 31:paid -32:please 43:present 26:price 21:return 27:sold 20:the 41:then -33:thi 58:token 41:trad 48:up -93:utc 34:v
53:valuation -40:value 51:volume 21:wa -56:want -32:we -44:what 47:when -47:with @tool=get_coin_market_chart_range 13:* 37:24h -49:?
23:^ -42:^clos -31:^did -27:^ha 46:^my 32:^our 35:^please -34:^what 51:a -21:about 50:advis -30:at 30:auditor 24:back 66:book
-34:bought -23:chart -37:client -29:cost -21:data 36:day 35:develop -21:did -43:do -27:down -37:end 45:from -20:fund 36:i 34:kind
-27:know 32:look 34:mcap -30:me -21:mine -39:month 49:much 27:my -25:now -22:old 44:one -23:or -48:our 28:over -23:past -22:per
36:pl 28:please 25:plot -39:pric 37:rate 42:see 34:sery 45:since 61:start -57:statement 36:supp 43:tax 22:thi 38:time -25:today
23:trad 44:turnov -27:two -24:valuation 55:value 31:volume 35:wa 66:want 23:we 29:went 23:where -26:worth -50:year
@tool=get_coin_ohlc @~ohlc -51:* 24:^candl -25:^chart -44:^in -22:^price 52:^v -33:^what 37:a 22:are -35:at 21:candl -24:chart
-23:close 44:coingecko -25:did 44:down 32:exchange 42:for -36:in 24:last 57:now -85:of 49:ohlc -35:on -46:open 44:or 37:up 35:use
46:v -31:what @tool=get_coin_tickers -7:* -21:? 26:^i -23:^list -21:^volume 22:^which -32:a -38:an 50:and -63:at 60:biggest -38:buy
52:by 39:cheapest 25:coingecko 44:depth -28:dex 44:do -36:each 28:every 49:exchang 68:exchange -55:from -38:ha 22:have 75:id -22:in
33:it -40:kind 25:list -24:market 26:move 27:need 56:not -57:now -34:on 41:one -42:or 49:oth -23:please -21:price 21:sort -35:spot
30:spread -57:still 20:the -30:there -28:thi -24:trad 45:und 31:volume -24:wa 66:want -23:we 42:you @tool=get_coins_index @~index
8:* -60:? 48:^a -20:^and -57:^can 31:^could 21:^everyth -28:^i 46:^market 41:^need -66:^price 69:^tell -30:^v -33:^who 22:about
-29:addres -21:advis -25:all 33:are 58:ath -39:below -61:big -21:bought -61:can 32:category 27:chain 55:circulat 24:coin
36:coingecko 23:could -23:crypto -29:do 50:everyth -23:exist 25:explain -21:figur -25:find -24:go 23:ha -51:have -22:in -27:index
-30:keep 36:kind -23:know 58:like -20:link 33:many 33:market -43:mcap -37:meme -54:much 33:my 71:need 23:network 61:not -35:now
-43:on -59:one -61:only 28:out -27:pay -61:price 22:project 38:quot 23:read -41:right -36:say -25:set 40:stand -22:still 37:supp
-32:talk -22:tax -33:telegram 30:that 62:there -30:thi -49:time 45:token 55:total -65:twitt -32:und -23:v 25:valu 39:want 38:we
-31:who -41:you @tool=get_coins_list -39:* 41:^coin -43:^which 30:address 33:any -21:coin 25:contract -29:i -27:id 32:list -32:name
-28:one 22:want -54:which @tool=get_coins_market_data 5:* 61:? 46:^coin -55:^compare -64:^i 35:^in 75:^market -23:^put -30:^the
28:^top -53:^total -32:^v -21:^what 26:^which -22:^who -47:a 61:account 38:all -24:among 45:and 65:are -34:at -82:ath 63:below
-40:by -82:category -33:collection -54:compare -23:could 38:crypto -53:down -23:exist -42:for -76:from -21:have 42:high -47:i -53:id
46:it -25:just 39:largest 60:lay -49:like -24:list -23:look -26:mcap -47:mem 24:move -20:much -45:my -42:need -32:next 39:now 51:of
-40:oth -30:our -46:portfolio -30:pric -27:price -22:put -49:quot -102:rank -49:rate 56:right -23:sector -46:stablecoin -22:supp
-42:that -33:them -25:there -20:they 28:time -36:today -26:top -42:total -26:up -55:v -21:what 44:which -32:who -23:would -22:you
@tool=get_companies_treasury @~company -51: -47:* 36:^do 41:^for -41:^how -56:^the 42:^which -52:and 30:buy -30:crypto -21:did
-37:doe 29:each 23:first 25:holding -26:i -36:in 35:largest -31:legal 23:m -26:many -46:now -42:our -23:own -45:paid -24:pay
-44:right -21:they -45:treasury -43:v -55:what 37:with -22:work -55:worth -27:you @tool=get_contract_abi 13:* 41:^abi -40:^i
23:^need -33:a 60:abi -23:at -20:be 30:doe 33:have 34:need 22:not 40:please -25:proxy 24:rout -23:would @tool=get_contract_bytecode
@~bytecode -30:* 37:? 41:^contract -28:a 20:behind 24:delegat -25:do -22:eip -54:find -33:from -29:hash -32:i 21:just 38:normal
-38:of -24:one 61:or -28:sise -42:so -42:the 22:there -30:wallet -26:what @tool=get_contract_code @~code -10:* 54:^look -25:an
-24:contract 43:explor 30:it 52:look 28:proxy -21:solidity 56:up @tool=get_contract_coin -29:^coingecko -28:^contract 70:^everyth
34:^i 30:^someone -31:^tell -48:^the -69:^token -29:^which -21:all -23:and 31:at 46:both -30:bought -37:by 54:coingecko 47:compare
-20:contract 51:d 35:description -24:did -21:doe 61:everyth 45:fee 33:have 61:in 43:know 38:like 38:link -50:m 48:market -29:my
54:need 23:no 37:on 35:one 48:only 48:out 61:say 25:shill 30:someone 47:talk -32:tell 21:the 21:to -69:token 50:two 21:want 49:we
26:website 23:whatev -34:which -22:writ 40:you @tool=get_contract_market_chart 29:^chart 34:^how -36:^my -24:^price -26:a -39:and
-38:between -51:cap 32:chart -29:coingecko -41:contract 31:did 53:do 23:floor -45:from 27:how 28:i -29:like -33:market -39:me -28:my
-28:of -26:price 25:pull -28:to 55:two -58:volume @tool=get_contract_market_chart_range -17:* 44:^contract 30:contract -26:dat
39:develop -56:do -21:for 33:from -23:in -23:me -41:move 43:much 37:over -21:see 39:since 29:start -27:thi -24:to -48:two 21:volume
-31:where @tool=get_contract_source -15:* -21:^please -26:^review 24:^show 56:^source -21:^the 22:am 25:an 25:be 25:call 24:code
-21:coin 24:fil -39:may 27:of 25:out -32:own 33:proxy 27:rout -39:say 20:show -33:so -22:some -32:that -33:we -31:what 30:where
24:would -27:you @tool=get_current_prices @~current 16:* 25:^pric -45:acros -25:addres 45:also 39:and 47:answ -45:any 28:are 50:both
63:defillama 57:each 23:for 41:go -28:many 28:much 31:of 56:one 37:open 40:please 57:pric -26:that 43:thi 40:those -23:token 42:trad
27:value @tool=get_defi_protocol 69: 28:* -46:? 37:^could -21:^fee -23:^for 55:^ha 28:^on -46:^the 52:^tvl -45:^which 62:^who 20:a
-29:about -43:all -27:am 33:amount -49:any 21:app 48:are 31:audit -28:balance 26:before -30:build 44:by 35:chain 57:chart -26:coin
-27:commit 21:compare 38:could -47:crypto 26:dapp -63:defi -38:defillama 36:deposit 30:develop -40:did 62:each 58:end -21:farm
-68:fee -48:get -31:github -29:give 30:ha -61:have -22:history 27:hold 34:if -59:into -21:itself 28:know -34:l2 87:lend 20:lie
-23:lock -46:many 40:market 34:money -20:most 28:need -25:network 21:now -74:numb -28:only 46:our 44:people -25:price 51:protocol
62:run -25:saving -24:say 58:sit -26:stablecoin 31:stak -30:still -21:them -69:there 25:they 57:think -26:to -29:today -30:total
43:tvl 29:use 50:value -22:vault -21:wa -25:wallet -51:we 66:who 44:whole 24:you @tool=get_defi_protocols -46: -58:* -20:?
26:^biggest 33:^i -62:^tvl -23:^what -29:^which -85:a -47:am -32:and -49:app -22:audit -69:chain -85:deposit -24:do -21:each -35:in
-52:it -40:just -22:keep -67:lend -20:market 41:most -39:now 86:numb -49:of 21:on 30:one -24:per -31:platform -62:protocol
-21:single 94:still -25:the 26:there 31:top -30:tvl -45:use -29:wa 36:want -35:we -57:what -49:which -28:who 38:with
@tool=get_derivatives_exchange -22: 9:* -36:^i 28:^open -31:^perp 40:^what -39:^which -25:all 36:and -29:close -33:coingecko 56:did
23:doe -42:exchange -28:friday -22:fund 60:futur -23:ha 34:hedge 41:how -43:id 59:in 44:much 22:my -33:now -25:on 38:open -32:or
23:our 62:over -24:perp -48:please -36:right 27:that 38:there 66:turn -23:venu 55:venue 31:what -30:which
@tool=get_derivatives_exchanges -14:* -21:^i -41:^open 32:^which -28:and 38:at 38:biggest 24:exchange 41:ha -35:id -42:my 34:now
42:only -40:perpetual 36:right 29:which @tool=get_derivatives_exchanges_list -10:* 29:^i -24:all -67:and 66:derivativ 29:exchange
-43:from 29:futur 42:just -42:know -45:list -57:me 24:nam -43:name -44:of 25:them 24:use 33:venu 33:venue -33:you
@tool=get_derivatives_tickers -26: -34:* -21:? 37:^all 45:^how -23:^open -51:^rate 36:^what -28:and -38:at -33:derivativ -23:exchang
-50:for -49:futur 33:how 41:i -32:in 36:much -58:of 37:on -30:one -24:our 23:perpetual -33:please 43:rn -27:that -23:there -30:to
-35:total -40:venue -20:volume -21:wa 31:what @tool=get_dex_pair 6:* 24:? 44:^dexscreen 24:^price 34:at 42:by -30:dex 31:dexscreen
33:did 34:how 21:liq 48:many 39:move 28:on 40:pair 25:the -40:to -36:what @tool=get_dex_volume 21: -43:* -81:^dex -40:^price
76:^volume 44:a 21:all -22:an -38:at -54:by 57:day 26:did 29:from 41:got -39:ha 52:history -25:in 25:it -29:keep 26:list 31:make
-44:of -31:on 30:our -38:price 21:since -22:swapp 27:the -20:them -60:there -42:to 33:today -31:trad 21:trade -45:turn 28:use -59:v
45:volume 27:wa -42:want 34:week -23:which -33:with 26:would @tool=get_dex_volumes -27: 3:* 42:? 49:^dex -31:^on -32:^volume
36:^what 21:^which -28:a -23:about 38:acros 30:and -37:are -33:at -25:before 26:busiest 47:decentralis 29:every 38:exchang -22:fee
-30:first 51:have -21:how -42:it 34:lead 49:led 20:most -28:much -22:my 27:now -38:on -30:only 51:over -21:run -42:that 40:them
-30:there -42:to -26:trad -29:trade -30:turnov -22:use -36:wa -23:want -35:we -35:week 30:what 37:which 23:who
@tool=get_dex_volumes_by_chain 21: 22:* -23:? 49:^dex 23:^how -31:^i -33:^pool 22:^top 33:^total -33:^volume -58:^what 24:^who -45:a
-41:all -30:and -33:busiest 82:by 57:dex 45:do 39:each -23:every 28:exchange 27:for -36:got -51:have 28:i -51:it -39:most 41:now
33:on -35:one 27:our -41:over -23:perp -61:pool 54:see 33:than 25:that -51:them 31:there 51:to -29:token 21:top 27:trad 46:trade
-36:turn 44:turnov 53:v -28:venue 53:want -41:which 31:who @tool=get_dexes 27:^list 41:^which 24:all 27:at -41:by 38:can -53:do
-44:exchange 29:exist 31:from 45:geckoterminal 32:list 21:network 40:one -35:only -44:our 29:pool 33:run 75:then 24:there -34:they
-43:trade -25:what 24:where 22:which @tool=get_emissions @~emission -3:* -24:? -53:^i 31:^upcom -26:^what 27:^which -39:a -26:and
42:big 30:com 28:have -35:i -46:list -32:market 27:next -26:of 29:on 29:that 75:unlock 30:up -29:upcom 22:which -46:with
@tool=get_entities_list -31:* 40:^list -20:^which -20:are -22:by 26:crypto -25:first 26:got 22:id 30:includ -20:keep -40:rank
22:that -31:their 30:track 30:you @tool=get_erc20_allowance @~allowance 50: -5:* 29:? 56:^allowance -48:^can -21:^doe 72:^i
-39:^please 35:a 26:about 62:account 50:all 54:allowance 41:already -35:approval -27:be -31:can 26:contract 40:did -40:do 56:for
26:from -71:gave 51:i -28:into 56:it 43:left 50:may 57:my -24:need -30:one 65:open 52:or 21:our 39:out 40:over 22:own -48:permit2
98:pull 22:right -57:show -46:spend 49:still -25:take -58:that 22:think -46:to -31:token 47:treasury 27:u -26:unlimit 32:wallet
@tool=get_erc20_metadata -26: 21:* -49:? -23:^decimal 32:^how -23:^i -34:^read 60:^supp -42:^total -23:^what 21:all 36:and 42:are
-29:burn -24:chain 31:doe 27:exist -29:far 23:ha 67:holder 31:how 31:i -31:it 59:name -55:numb -23:of 24:on -39:read -56:same -22:so
75:supp -49:symbol 31:the -46:there -22:these -23:thi 38:total -27:what 67:who @tool=get_erc20_transfers -52:* 42:^for -25:^list
-21:^the -35:^token -25:^who -40:a -22:airdrop -29:are -32:be -45:call 26:chain -22:coin 35:could -49:data 46:erc20 -23:first
-25:flow 37:go 37:incom -21:it 35:last -24:left -28:may -47:movement -23:native 41:need -43:of -23:on -54:one 56:only -20:our
-38:out -24:own 36:payment -41:please -54:pull 45:read 54:rows -36:start -40:them 45:through -44:token -37:transf -61:transfer
-42:wallet -38:who -40:with 29:you @tool=get_etherscan_balance -12:* -22:^i 22:do 29:own @tool=get_etherscan_contract_source -39:*
-71:^verify 22:and -47:at 29:compil -64:contract -38:etherscan -32:fil 24:from -47:have -30:i 30:licence -42:my -24:of -27:on
-42:our -40:the -38:verify -32:with @tool=get_etherscan_gas_oracle @~oracle -12:* -23:^what 26:fast -24:like 22:normal 20:slow
@tool=get_etherscan_token_transfers 68:* -44:^for 46:^newest 62:account -20:all 70:and 43:first 25:for 40:from 21:i 73:in -37:incom
22:it 72:movement -45:need 66:of 54:on 62:one -63:only 71:out 59:pull -45:send 48:start -48:that 34:them -37:token 46:very 56:wallet
48:we 47:with @tool=get_etherscan_transactions 29:* -32:? 32:^show 35:^the 28:^transaction -25:been 43:ever 57:fee -31:ha -36:have
23:internal 25:like 30:list -29:me 27:need 27:of -36:one 23:please 27:sent 42:that 29:the 23:their 73:transaction -34:up -23:wallet
24:with @tool=get_event_topic @~topic -17:* 25:^event 72:^topic0 -37:^what -34:an -33:argument 25:custom -23:data -20:doe 24:filt
22:first 41:for -26:from -33:get 34:hash -44:here -25:i 28:in -66:mean 45:our -36:out 28:that -24:thi -24:topic -21:value -46:what
@tool=get_exchange 35: 15:* 58:^how 51:^trust 48:^volume 35:biggest 59:bought -54:by -31:coingecko 31:country -24:did -46:doe
-38:exchange -20:found -43:from 54:how 33:i -40:id -21:if -32:kind 22:know -30:list -23:many 50:much 38:my -42:need -21:numb 38:on
-54:pair -46:people 32:score -21:see 60:still 85:today 43:trad 43:trust 91:trustworthy 32:volume 35:where 20:which -34:year
@tool=get_exchange_markets -29: -42:* -31:? 29:^doe -35:^how -63:^i -42:^market -36:^my 45:^perp -34:^what 36:^which -32:are -79:at
-40:buy 34:can 32:doe -23:exchange -24:fee -35:how -22:i -39:in 22:just -21:like -22:look -35:much -44:now -34:of -20:oi -31:open
-34:or -50:over 33:pair -27:perpetual -25:right -37:still -50:the 53:there -25:today -86:trad 27:trade -29:v -31:what 43:which
20:with -49:withdrawal @tool=get_exchange_tickers -21: -81:* -33:? -27:^depth -25:^how -64:^i 24:^pair -22:^trad -21:^volume
-22:^what -24:^where 23:^which -48:and -27:any -46:ask -40:at -55:bid -69:biggest -27:coingecko 36:depth 26:each -63:exchange
-25:from -33:how -55:i -36:id -35:it -25:level 24:most -26:mov -26:much -27:of -29:on -21:please 23:price 21:quot -46:still -23:that
-22:the -54:today -40:trad 24:two -33:volume 34:way -35:what -29:with @tool=get_exchange_time 62: -44:* 43:? 41:^doe -41:^i
-21:^show -26:^what -47:answer -44:api 80:clock 47:connect -36:did 42:doe 36:down -38:exchange 40:get -59:i 32:it -46:key -23:not
39:now 42:off 25:or 47:order -21:our 26:reject 27:say 41:serv -55:service -41:the 27:there 28:time 36:to 45:we 58:with 35:work
69:your @tool=get_exchange_volume_chart -38: 26:* 31:? 58:^how -46:^i 29:^my 33:^volume -52:^what 30:an -44:and 20:at 26:been
38:chart 23:d 65:did 72:do 46:exchange -48:for -38:futur 57:ha 42:how 40:if 47:in 82:it 38:like 34:my -65:need -43:on 20:that 57:thi
-58:to -87:today 24:trade -23:trader -20:turn 24:turnov 29:up 53:venue 29:we -41:with @tool=get_exchange_volume_chart_range 53: 7:*
63:^i -33:^my -39:^volume -29:chart -25:coingecko -45:exchange 36:for -21:from -52:ha 34:i -28:my 59:need 64:quarter 21:real 26:that
36:the 47:to 41:trad 33:volume -25:what 45:whole @tool=get_exchanges -23:* 24:^best -25:^i -50:^trust 21:and -33:at 24:best
-37:biggest -22:by 38:country -71:first 23:for 53:found 41:from -27:have -35:i 34:in 45:kind 33:list 37:min -39:my 43:need 43:rank
-31:score 43:should 32:spot -24:that 38:their 26:they -74:thi 21:venu 50:with 61:year @tool=get_exchanges_list -35: 16:* -30:?
-39:^how -28:^i -45:^which 26:all 48:and 22:clos -22:coin 22:exchang 30:exchange 48:for 36:from 37:have -43:how 24:i 37:id -42:in
-38:it 28:list 56:me -38:my -42:nam 46:name -32:no 76:of 41:that 59:the 36:which 30:you @tool=get_fear_greed @~fear @~gre -11:*
-49:? 21:^how 22:and -31:at -52:crypto -34:fear -37:gre 26:index -40:it -26:news -21:now -26:people 60:scar -53:sentiment 34:to
32:today @tool=get_fee_history 41: -16:* -41:^fee -27:^how 43:^i 53:a 38:and 33:base -31:by -37:doe 38:dur -24:ga -28:have -22:how
-29:many 55:newest -32:now 48:numb 28:our 33:paid 32:please 36:relay 33:the -24:time 37:tip -23:trend -27:tvl
@tool=get_fees_overview -24:* -45:? -35:^holder 76:^protocol 33:^rank -38:^revenue 25:^top -30:^who -21:a 27:acros 30:all -39:and
48:by 57:crypto 29:dividend -28:do -26:doe -24:fee -22:from -41:have -60:it 31:not -79:on -33:paid 27:pay -28:please 28:their 21:top
-31:user -36:we -29:who @tool=get_first_prices @~first -18:* -30:^price 35:^since 21:been -21:for -23:old -42:open 45:record
@tool=get_function_selector @~function 47: 9:* -29:4byte -27:^4byte 61:^selector -27:^the -29:a -28:an -25:and -45:be -44:behind
35:byt -25:byte -23:calldata -26:can 36:data -24:do -35:doe 40:in 28:look -28:mean 41:method 30:not 55:of 58:our 51:please 38:revert
36:selector 37:text 39:the -26:thi 33:to -35:topic0 26:up -43:with -29:you @tool=get_funding_rate -26:* -21:? 27:^fund -41:^long
31:^next -49:^rate 34:at 30:current -30:did 44:do 42:for -34:from -46:have -58:long 34:margin -22:much 58:next 42:of -58:oi -35:open
-30:or -35:perp -28:rate -43:ratio -30:rn 37:short 96:there 64:v @tool=get_funding_rate_history 18:* 21:? -25:^i -21:are 23:at
47:book 24:did 22:exchange 28:for 48:ha 57:have 23:history 40:i 41:it 47:late 48:long 66:m 32:one 40:paid 62:pay 26:payment 25:perp
60:rat -22:rate 64:swap 44:there @tool=get_gainers_losers @~gainer @~loser 7:* 40:^best -28:^i 25:^what 34:among 39:best -40:did
-36:fall 30:for 34:gainer -33:how -41:i 27:market 25:pump -25:the 34:today -33:top 23:what @tool=get_gas_overview 18:* -27:^cheapest
81:^ga -26:^how 39:^the -40:^where 21:an -28:and -22:are -28:chain -23:cheapest 24:coin 33:compar -54:did -34:doe -23:each 101:ga
-24:get -23:have -43:l2 61:like -33:much -30:my -48:near -20:network -42:nod -47:one 31:or -24:our -41:pay 21:pl 29:plain 43:please
34:present -40:pric 56:price 50:rn -49:sat -25:simple -34:so 35:some -54:station -27:them -59:there -27:they -24:transaction 26:tx
-48:vb -37:where -28:why 38:would @tool=get_gas_price -28: -43:* 41:^how -53:^price -39:^what 46:a -25:and 33:at -20:by 20:chain
-34:contract -35:current -27:did 26:doe -72:ga 22:high 38:how 25:l2 -50:like 34:moment 41:much 20:my -42:of 27:on -54:pay -42:please
-77:price -27:rn 60:send -25:the 81:there -28:tvl 42:tx 23:use -28:what -31:would @tool=get_global_defi -21:^coin 39:^defi -39:^i
-52:^market 63:a -27:all -55:big 22:coin 20:coingecko 71:defi 22:doe 32:for 31:it 57:large -61:now 67:of 33:one 22:per 65:share
26:the 22:whole @tool=get_global_market_cap_chart @~cap 28: -30:* 23:? -27:^chart 24:^how -21:^market -40:all -52:and 39:beginn
-40:coin 37:develop -50:for 33:ha -61:in -68:of 29:our 26:over 37:since 28:token 36:value -60:volume 32:want 32:whole
@tool=get_global_stats 23:* 38:^dominance -56:^market 70:^total -58:a 35:and 51:big -25:cap 25:crypto -63:defi -26:doe 75:dominance
54:for -38:ha 69:in 49:it -53:large -21:many 59:mcap -55:most 33:no 64:now 28:of -26:one -36:price -57:share 27:these -29:top
46:volume @tool=get_goplus_supported_chains @~goplu 36: 19:* 31:before 28:chain 23:check 35:collection 37:for 48:goplu 41:it 29:know
30:my 26:network 22:on 24:token @tool=get_hacks @~hack -13:* -22:? -29:^did 37:^latest -36:^when -21:^who 25:a 22:back -29:before
-37:did -21:do 26:exploit -36:get 44:got -34:how 31:last 29:late 37:latest 21:lost -34:much -20:project -32:protocol -22:rais
41:recent 31:report 27:stolen -35:thi -29:vault -25:wa 31:what -35:when 30:which @tool=get_historical_prices 62:* 23:? 50:^and
55:^at 52:^for -35:^i -22:^in -23:^please 108:^price -40:^the -29:^what -36:^when -47:about -24:advis -28:all -29:am 39:and 39:ask
84:at -32:between -27:block 24:check -60:coin -41:date 40:day -45:defillama 24:did -23:do -34:doe 54:down -31:end -20:first -41:from
24:fund 34:got -44:have -29:hold -47:i 43:inheritance 26:mine -44:nearest 29:new 52:now 67:of 35:on -28:only 49:open 27:or 75:price
-40:record 32:should -33:since 27:so 29:sold 106:that 25:them 20:then -30:there -25:thi 62:time -21:to -27:token 23:two 50:up 52:v
24:value -28:want 35:were 38:when -22:which @tool=get_internal_transactions @~internal -19:* -31:^did 23:^how 50:^in -35:^my
63:^search -50:^show -34:^which -36:a -28:and 28:are -28:by -28:do 64:exploit 61:explor 46:for -22:ha 23:how 54:in 22:inside
-29:internal -33:like 33:make -25:many 48:me 47:mov 43:much -49:my 31:ord -55:our 61:search 21:see -52:show 27:the -59:trace
-28:transf 48:tx 42:value -20:want 22:what 20:who @tool=get_jup_price -14:* 42:? 25:^what 42:and 31:doe 24:e -21:in 31:liquidity
-41:on 40:pool 27:to -21:token @tool=get_jup_quote @~quote -18:* 65:^if -25:^price 50:^quote 35:all -20:and -20:can 43:coin 28:com
25:do -45:every 24:get 31:give 53:if -27:into -31:my 21:need -40:no -25:pay -28:pippin 52:please -27:pool 47:quote 32:route 25:them
-24:thi 41:to 23:with @tool=get_kalshi_event -21: 45:* -26:^how 32:^imp 52:^odd 23:^show -34:^what 46:^which 26:and 29:are 36:do
25:every 24:for -48:from -22:how 31:imp 24:in 61:odd 24:on 40:open 44:sery -26:settl 22:show 58:strik 57:strike 28:the -42:tick
44:which @tool=get_kalshi_exchange_status @~statu 29:* 21:? -21:^how 57:^i 51:at 21:down -30:exchange 30:for -37:hour 42:i 50:moment
30:morn 23:my 24:now -39:of 35:one 37:order 23:right 35:thi 32:trad 41:trade -30:what @tool=get_kalshi_market 67:* 72:? 61:^ha
35:^how 36:^last -42:^odd 78:^price 22:^the 36:and 40:at -30:bid 26:both 21:budget 41:chance 42:did -25:do 22:doe -30:for 82:from
34:give 55:ha 23:how -33:in 35:it 32:last 34:like 24:look -41:manifold -22:market 25:moment -25:no -53:odd 87:price 22:probability
58:resolv 39:resolve -21:settl -22:since 23:that -21:thi 90:tick 42:volume 43:wa -31:want -25:with 35:ye @tool=get_kalshi_orderbook
24: 26:* 61:? 36:^best -30:^bid 39:^cheapest 28:^i -36:^price -34:^what 23:^who 60:a -36:and 69:at 23:best 43:book 56:can
38:cheapest 41:contract -43:each 38:for 26:how 100:i -61:last 51:market 82:no 30:now -60:of 64:on 27:one 69:please -34:print
41:right 71:thi 24:thick 70:to 69:want 46:what 23:who -46:ye @tool=get_kalshi_price -54:* -45:? 21:^best 69:^price -24:^what -61:a
-35:and -23:are 24:ask -44:at 23:best -35:can -30:cent -23:contract -25:each -69:for -20:how -49:i -34:lowest -61:no -32:on
-52:please 55:price -33:right -70:sell -25:the -46:thi 22:to -44:what -30:who -22:ye @tool=get_kalshi_price_history -35: -70:* -65:?
46:^chart -36:^how -40:^last -49:^price -32:^what -52:and -44:at 21:chance 30:chart 43:contract -41:did -33:doe 20:for -28:give
-23:ha -42:how -30:it -38:last 26:market -28:moment -43:mov -32:on 46:one -69:price -20:see -29:to -44:volume -30:want -54:what
-42:who -47:ye @tool=get_kalshi_series @~sery -20: -22:? -30:^how -21:^i -86:^settl -30:^what -62:already 22:and -50:at -49:did
27:event -21:in 53:list -25:market 52:of 41:on -24:open 33:or 41:please -51:resolve 43:rul -20:term -24:that 44:the
@tool=get_kalshi_trades -23:* -28:? -36:^i 36:^last -22:^price 38:^tape -37:at 26:contract -20:did -32:i 21:in 32:last -37:moment
-34:of -27:price 63:print 38:tape -28:what -54:ye @tool=get_logs -45:* -46:^event -22:^topic0 26:contract 21:do -31:event -47:log
-28:of -29:on -36:pl -37:show -25:the -25:time @tool=get_multi_pools 16:* 60:24h 37:? 35:^compare 33:^liquidity -32:^on 72:^pool
29:^price 50:and -24:both -33:chain -24:coin 46:compare 27:day 24:do 42:each 36:give 59:i -39:in -21:it -30:know -35:like
76:liquidity 48:me -23:my 21:now 36:of 40:on -21:one -22:please 20:pool 64:price 48:tell 40:that -28:the -41:these -26:to 66:today
-49:token 28:up 64:volume -29:we 53:what 25:with 21:would @tool=get_multi_token_pairs -12:* -37:^all 20:^liquidity 38:a -21:all
-26:and -49:are -24:both -28:chain -20:coin 28:go 22:liquidity 26:list -42:me 26:my -33:of -25:on 46:pool -25:price 47:single
59:their 23:these 29:token 36:top -24:trad 21:with @tool=get_multi_tokens 7:* -43:^decimal 38:^i 29:address 49:and 23:be 48:both
62:decimal 31:for 29:from 29:geckoterminal 26:ha 22:in 33:liquidity 40:me 28:name 25:network -32:our 40:tell 32:these 46:token
@tool=get_native_balance @~native -26: 20:* 22:? 54:^balance -37:^ga -51:^i 53:^my -32:^who -71:a 46:addres -28:and 32:at 31:balance
42:can -58:chain -58:coin 28:cold -38:day 36:do 41:doe 23:empty -28:end -39:for -41:ga 63:ha 29:have 50:held -55:hi -43:hold 47:many
34:me 30:moment -25:must 48:my 46:name -65:native -46:need -26:now -25:numb 43:on 43:or -35:please 24:sitt 45:tell -38:that
-68:there 35:thi 40:today -47:token -25:wallet 42:which -31:who 41:you @tool=get_networks -8:* 21:check -25:decentralis 36:e
-23:exchang 30:geckoterminal 22:give 32:id 26:it 38:need -24:thi 22:wheth @tool=get_new_coins -21:* -30:^coin -27:^what 45:add
22:coingecko 34:did 20:fresh -32:of 44:recent -30:that -23:what 24:which @tool=get_new_pools -6:* 23:^new -32:^show -23:at -32:chain
39:if -21:it 31:just -23:list 39:now 28:on 35:pool -27:show -26:trad @tool=get_nft 44: 21:* 30:24h 30:? 46:^compare -60:^doe
59:^floor 61:^i -28:^list 21:^my -27:^rarity 48:^the 88:^what -36:^which -82:^who 21:a 38:all 26:an -24:ape 88:are -27:at 73:ath
-40:be -75:by 20:call 73:cap 21:cheapest -52:coin -46:coingecko 21:compare 48:cost 42:did 22:different -39:do -44:doe -45:down
66:each 67:ever 40:floor -21:friend -21:go -25:got -63:have 30:high -29:highest 38:how -40:id -43:if 35:in 33:jpeg -28:keep -27:last
-44:list 20:many 74:market -53:marketplace 26:mcap -24:me 25:member -34:mine -39:mint 49:much -21:need -28:next -59:not -37:now
-67:numb -35:of -64:only -32:own -43:owner -88:penguin 75:piec 40:pl -38:price -28:project -71:rank -53:rarity -63:right -26:sal
-67:sale -28:say -49:side -36:since 24:still 41:that 33:them 59:there 37:they 39:time 40:trad -54:up 45:v -36:volume 57:wa
-27:wallet 24:want 56:what -26:when -29:which -86:who -34:with -52:would -24:ye -36:you @tool=get_nft_by_contract 6:* 47:^collection
-27:^contract -35:^which 25:a -22:all 47:am 48:at -38:ath -26:by 32:cap -26:chain 27:cheapest -29:coin -28:coingecko 26:for 38:go
21:how 40:jpeg 26:market 22:my -22:only -27:own 41:owner -21:penguin -21:price 56:sal -25:still -21:up -31:which -25:with
@tool=get_nft_holdings @~holding 30: -9:* -34:^i -39:^show -20:^what 28:all -31:collection 21:could -22:count -48:each -22:if 33:in
51:inventory -25:item 66:jpeg 22:keep 51:me -34:mint -28:one -22:only -28:out -24:rows -32:say 33:see -38:show -42:so 20:spam
-27:that 26:them 32:to 23:wa 30:wallet -41:we -42:what 41:without @tool=get_nft_market_chart -9:* -47:? 54:^chart -40:^did 27:^for
-24:^show -47:^what 26:a 45:an -22:and 61:bought 26:by -26:cap 54:chart -24:develop -25:did 40:do -36:drop -21:ever -20:fall -29:far
25:for 28:go 30:have -26:highest 44:history 33:i 42:in 36:lost 50:many -21:market -20:me 67:mint -44:much 43:need 22:not -49:now
36:or 42:price 55:project -20:show 39:since 24:the -25:them -26:time -45:today -36:trad 45:up -32:v -44:volume -68:wa 56:we -48:what
33:you @tool=get_nft_markets -14:* -31:24h -35:^floor -23:^list -30:^nft -24:a -39:an 23:and 61:are -41:at 74:biggest 39:by -82:cap
-40:coin -48:coingecko -31:contract -26:have -22:i -65:id -49:jpeg -26:list -32:market -27:me -29:mint -31:most -32:need 71:now
67:numb -28:own 36:owner -62:price -24:project -26:rank -25:sal -41:still -24:the 48:there -40:thi -31:today 66:v -22:value
-27:volume 27:w -20:we -33:with @tool=get_nft_security -31: 24:* 22:^a 43:^could -22:^doe 52:^how 31:^i 24:^nft -33:^what -27:^which
44:^who 47:any 28:ape 34:are 29:back 70:been 71:burn -32:chain 34:could -32:did -26:doe 25:fake -39:floor -45:for -27:given -32:ha
46:have 47:how 29:i -44:if -35:in 55:legit 30:look 37:made 61:many 31:may -38:mint -22:my -44:new 22:nft 25:of 52:own -37:page
35:real 23:sell 29:should 25:so 21:team 36:them -39:there 63:these 24:thi 48:those 48:token 38:transfer 32:verify -36:what -49:which
61:who 42:whoev -46:would -41:you @tool=get_nft_tickers -26: 30:* -25:^compare -59:^floor 62:^i -62:^list 55:^volume 50:^what 37:and
-34:are 56:buy -25:by 52:cheap -27:coingecko -20:doe -33:floor 21:for -31:high -23:how 61:i -28:id 57:in 58:it 81:keep 50:like
-59:list 52:lowest -27:market 75:marketplace -21:me 60:moment 21:my -23:on 110:one 23:or 35:please 35:price -21:sale 42:so -45:still
74:that 40:them 39:to -40:today 29:v 46:volume 71:wa 57:what 24:where -56:with 45:you @tool=get_nfts 30: -4:* -40:^floor 39:^list
-23:^on -23:^show -49:^what 26:^which -21:a 23:address -44:all -52:are -63:biggest 53:by 65:cap 56:coin 23:coingecko 27:contract
24:count -27:doe 23:floor 57:highest -23:hold 66:id 21:list 59:market -25:member 68:most 44:native 36:need -63:now -22:on -24:one
49:price 34:project -63:right 25:rows -22:show 28:the 27:their -56:today 43:top 37:up -44:what 59:with @tool=get_nfts_for_owner
@~for -7:* 74:^doe -66:^i 26:^list -29:^nft 37:^show -23:and 23:any -29:anyth -27:are -33:be -35:from -41:he -30:i 47:in 37:jpeg
23:just 62:keep -29:mint -21:name -31:on -35:one -25:only 23:pictur 23:say 27:she 33:show 42:sit 22:them -25:which -33:would
@tool=get_ohlcv -63:* 25:^need -33:^on -29:^volume 26:bar -54:chart 33:from -50:high -37:i -41:it -33:last -49:low 23:need -22:of
-40:on -51:open 43:perp 23:them -26:tick -54:to -29:volume -56:want @tool=get_onchain_token_price @~onchain -23: 18:* -49:? 50:^dex
57:^on -29:^pool 44:^what 28:a 46:are 32:at 55:chain -26:day 44:dex -66:did -40:do 85:doe 68:for -27:geckoterminal -52:i -26:it
-27:liquidity -26:my 22:now 32:on -25:or -35:please -29:pric 105:say -27:to 36:token 28:trade -36:volume 32:what -22:which -30:with
46:worth @tool=get_open_interest -48:* -30:^how 23:^oi 25:^open -44:^perp 23:am 24:and -32:bet 21:big 26:by 40:contract 28:for
-36:from -33:fund -23:how -57:i 27:in -42:it -38:leverage 43:many -72:margin -51:much -29:my -34:now -33:of 29:oi -31:on -66:perp
65:perpetual 47:please -38:right -77:there -63:to 23:v -46:want @tool=get_open_interest_overview 21:* 62:? -38:^open -23:a 38:and
31:at 29:chain 35:change 21:derivativ 50:dex -22:doe 45:ha -21:interest 35:it 39:lead 40:most 28:oi 25:onchain 41:or 47:perp
-42:please 24:position 31:togeth 29:value 40:venu -21:venue 30:which 45:who @tool=get_options_by_chain -4:* -29:? -27:^how
24:^notional 30:^option -46:all 28:biggest -32:by -42:dex -32:for -29:how -34:much 38:one 40:only 24:our 35:to -23:trad 40:turnov
-37:venue -23:wa @tool=get_options_overview -22:^how 35:^on 58:all 65:by 56:chain -40:l2 -36:one -23:only -32:over 20:paid -33:there
-33:to 25:venue -21:wa @tool=get_options_protocol 28:? 31:^ -32:^for 20:^how 40:^i -31:^option -22:^what 37:a -57:all -61:and -68:by
-85:chain 35:dex -22:did 37:from 24:i -29:into 41:it -25:l2 59:lend 26:much -39:next -24:on -24:one -28:only -35:our 29:over -53:per
46:platform -26:premium -49:protocol 24:that -40:them 28:there 22:to -39:turnov -34:venu -24:volume 62:wa 28:we -21:what
@tool=get_orderbook 23: -59:* -34:? -32:^bid 26:^book 33:^depth -25:^on 25:^show -22:^the -84:^what 49:^which -41:a 39:are -30:ask
-35:at -30:book -45:both -64:buy 37:could -65:deep -93:did 50:each -67:exact 27:exchange -38:for 23:how 42:if 40:in -44:it -48:level
-81:like -80:look 31:mov 25:much -58:now 50:offer -24:on -44:ord 51:over 40:perpetual 29:pl -42:print 45:rest 64:sell -45:show
36:side 28:spot 31:that -39:the 79:there -76:what 46:which -39:with @tool=get_perp_account -46: 46:* 25:10x 24:^am 75:^fund
22:^liquidation -40:^my -37:^the -70:account -57:addres 46:am 77:been -45:entry 52:far 38:from 69:fund 29:get 73:ha 22:have -21:he
-21:i 60:liq 37:liquidat -20:liquidity 54:long -22:los 22:m 78:margin 40:my -24:not -28:of 28:on -34:open -47:order 65:pay 53:perp
42:price -23:put -32:short -43:stop -67:there -44:today -23:v -39:what 24:with @tool=get_perp_candles @~candl 29: -36:* -28:^fund
22:^open 24:a 20:and -39:bar -37:fund -35:mid -23:need -23:pay 32:perpetual 26:pric -23:the @tool=get_perp_fills @~fill -48: -6:*
-25:^how 73:^the 68:fill -22:how -23:much -33:not -20:of -36:order 29:paid -33:pay -37:perp 37:sub 21:that 20:today -34:with
@tool=get_perp_funding_history -54:* 25:? -64:^fund -38:^how 35:^what -24:by -31:did 47:do -41:fee 40:from -57:fund -71:ha -37:how
-41:in -65:long -41:much -81:my 22:on -47:pay -25:position -33:rn 44:short 32:since -37:there -39:to 29:what @tool=get_perp_markets
-13:* -37:^my 29:all -30:do 23:leverage 28:list -20:market 20:max -30:my -34:pay -32:short -31:today @tool=get_perp_mids @~mid -38:*
-41:^what 40:against -32:and 41:around -48:ask -41:between -45:bid 42:check 21:current -38:i -42:if -21:last -21:look -45:market
47:mid -31:on 39:our 29:pric -55:spot -24:the -21:v 41:wa -37:what @tool=get_perp_open_orders -58: -20:* -29:? -33:^account -32:^any
-33:^i -21:^show 30:^what -24:^which -22:account -32:and -23:are 34:can -27:coin 41:do -61:fill -45:got -64:ha 34:have 26:i -49:in
-25:left 49:look -29:mine -37:of -40:our -22:perp 20:please -35:position -21:show -27:spot -23:sub -45:the -22:there -44:with
@tool=get_perp_orderbook -48:* -25:? -31:^bid -40:ask -21:bid -55:book -35:if -81:l2 -21:last 22:look -58:on 53:orderbook 51:perp
21:short 23:that 25:the 40:thick @tool=get_polymarket_activity -49: 31:* -37:^i 43:^trad 24:^what 28:^which -49:a -30:account
41:been 75:buy 35:cash 21:copy 40:did -23:guy 47:ha 33:he -26:i -20:late -27:made 51:on -27:one -26:politic 35:recent -31:that
22:the -23:to 30:trad 37:trade -20:up 42:what 22:which -48:with 28:you @tool=get_polymarket_closed_positions @~clos 29: 5:* 31:^am
41:^clos -35:^did 39:^how 54:^my -22:^show 27:am -30:and 22:bet -24:biggest -31:cash 35:clos 26:did 22:do -24:doe 34:down 37:far
-22:from -25:ha 21:how -26:in 31:list 31:los -40:market 24:much -34:now 22:office -32:open 52:or 49:out 28:paid -44:please 26:profit
34:realis -21:shar -20:show 33:so -28:them 27:up -26:win 31:with 34:won -21:would @tool=get_polymarket_event 28:* -38:? 56:^all
34:^which 33:a 56:all 26:are -30:at -25:bet -26:chance -24:decemb 22:in 22:market 35:me 22:my 40:one 39:open 43:please 26:pric
43:the 36:their 44:there -25:what 33:which 53:with @tool=get_polymarket_holders 9:* 25:? 29:^biggest 25:^which 21:^who 27:account
23:are -27:bag -24:bet 21:biggest -25:condition -47:for -20:i 46:in -36:it -20:largest 56:most 45:no 40:one -35:own -31:pl 43:shar
29:side 30:the -32:trad 24:which 22:who @tool=get_polymarket_leaderboard @~leaderboard 24: -71:* -20:^did -29:^i -24:^my -63:^trad
27:^which -29:^who -27:a 36:account 24:all -52:are -57:best 52:biggest 27:crypto -21:did 33:for 23:ha 35:have 35:in 55:made 32:money
67:most -33:my -43:of -65:on 51:only 42:politic -23:realis 35:since 70:sport -31:the 27:time -39:top -29:trad -42:trader 79:volume
25:which -27:win @tool=get_polymarket_market 53: -21:* 28:^odd -49:all -22:are -24:can 38:chance -28:cut -26:decemb 20:doe 30:give
-23:in 37:it -23:market -25:no -24:on -25:people -34:please -28:there 27:volume @tool=get_polymarket_midpoint @~midpoint -51:^best
-39:^bid 51:^mid 65:^midpoint 41:^price -32:at 44:between -50:bid 25:could 46:exact 28:in -49:it 37:market 43:me 65:mid 57:of
37:price -36:right 45:tell -39:thi -55:token 24:what 68:ye 40:you @tool=get_polymarket_orderbook -20: 20:* 44:^best 40:^bid
-22:^book -48:^midpoint 45:and 51:bid 58:buy 66:cheapest -39:clos 46:condition 63:for 39:i 39:it -34:market 35:midpoint 56:now
-54:of -43:off 35:offer 34:on -26:ord 34:outcome 57:right 29:thi 57:token @tool=get_polymarket_positions 18:* -34:^i 80:^my 22:^open
23:^position 40:^show 26:^the -57:^which -25:all 24:am 73:bet -22:clos -32:copy 41:cost -22:did 32:do -21:doe 46:down -21:event
33:guy 59:he -20:in -46:it 22:list -21:me 56:my 42:of -53:old 34:open 27:or -45:out 57:please 38:position -23:run -27:search
-24:settl 39:show 24:that -25:there -37:togeth -38:tonight 33:trad 53:up -31:what 30:with @tool=get_polymarket_price -24: -22:^bid
34:^price 41:^what -44:and -26:any -27:ask 34:bought -41:buy 41:cent -26:cheapest -48:condition -53:could -33:for 24:highest -22:it
-27:lowest -43:midpoint 48:no -30:now -27:off 33:on 33:outcome 79:pay 24:price -41:right 26:second -51:sell 34:somebody 45:th
-22:the 33:what 74:would -32:you @tool=get_polymarket_price_history -32:* 33:^what -35:and 34:are -30:condition -31:history -21:i
-27:price 53:th 27:that -49:trad 56:wa -29:want 26:what @tool=get_polymarket_trades -26:^how -27:^i -33:^my 63:^trad -42:^what 48:a
-30:about -36:are -49:been -25:best 30:bought -46:buy 26:by 27:company 25:condition -29:do 78:event -25:for 25:guy -52:ha -28:i
26:latest 30:look 20:market 56:me -28:most -22:much 26:my 27:one 57:open 23:politic 59:settl -23:shar 22:sid 21:that 32:the
-29:there -32:today 39:trader 21:wallet -36:what -23:who 38:with -30:you @tool=get_polymarket_value @~value 51:all -42:and 21:are
-20:bag -29:bet -25:clos -23:did 51:togeth 25:total 26:worth @tool=get_pool_info 43:* 31:^pool 25:a 36:about 44:description 34:for
-34:how 75:in 70:it 22:kind 33:me 24:my 24:of 20:our 46:pool 52:pric 68:somebody -20:tell 50:the 44:to 62:token @tool=get_pool_ohlcv
-15:* -21:? 29:^candl 50:^chart -62:^pool -57:a -55:and 25:are 28:bar 42:chart -21:in -40:it -36:liquidity 50:my -34:need 34:our
30:pair 44:please -23:pool 22:pric -50:price 20:quote -44:the -36:them -45:token -39:trad @tool=get_pool_trades -4:* -28:? 41:^give
-22:^ha 31:^how -66:^pool 34:^the 25:^trad -29:^where 38:^who 45:amount -32:and 51:been -22:by -27:doe 40:every 33:from
-20:geckoterminal 33:give 29:ha -27:live 29:much -22:or -36:pric 26:sell -29:somebody 49:there -34:token 32:trad 51:v 26:went
-29:where 33:who @tool=get_pools -44:* 64:24h -55:? -21:^any -43:^busiest 36:^top 53:a -26:all -31:and -20:any -28:at 36:beginn
-43:busiest 20:by 62:day -29:dex -50:each -34:for -38:from -45:ha -22:into -39:it 34:like 29:look 52:most -37:my -21:new -25:numb
-24:of -39:one 22:people 36:pl 44:rank 29:rows 40:see 23:to 28:top 29:trade 34:turnov -37:venu 36:you @tool=get_pools_by_address 36:
33:* -32:24h 41:? 35:^by 45:^how 24:^pool 33:^price 26:^volume 48:^what -45:^which -27:about 22:aft -39:can 45:dao -23:day 68:deep
61:did 27:fee -40:for -29:geckoterminal 43:how 23:in 46:it 24:many 62:move 31:much 21:my 59:our 60:pair 30:percent 49:price
29:reserve -38:see 31:since 22:tell 27:that 46:the 31:treasury -44:volume 34:what -38:which 29:yield @tool=get_pools_by_dex -51:*
-66:24h 64:^busiest -30:^dex 24:^on -35:^pool -28:^the -21:^top -29:^volume 60:busiest -41:by -27:can 36:exchange -50:i -31:id
-20:liquidity 53:new 44:numb 78:one -44:pl -25:pool -33:rank 22:since -31:to -20:top 37:trad -23:v -54:volume 28:we
@tool=get_prediction_market -14:* 20:? -27:^all 36:^at -33:^chance 57:^how -38:^odd 21:^what 29:^when -31:^will -25:all 43:already
49:and 45:at 42:been 32:bet 23:clos -52:cut -32:decemb 49:did -22:each -35:for 29:he 55:how -28:imp -23:left 40:made -42:manifold
-20:market 33:mean 40:much -22:need 44:now -64:odd 28:open -39:per -31:please -23:resolv 53:resolve 26:right -36:say -26:their
-29:time 31:to 34:today 59:volume 34:wa 48:what 26:when 36:which -26:will -48:with -30:ye @tool=get_prediction_orderbook 38:* 27:?
31:^book 66:^cheapest -20:^how 23:^on -21:^ord 27:a 23:at 66:book 68:can 65:cheapest 43:could -29:deep 21:each -24:holder -21:how
25:i -26:it 41:last 26:market -22:me -25:mov 45:no 35:now 72:on -21:outcome -60:please -61:put 40:right 24:see 43:sell -24:show
21:side 47:thi -22:to -34:token -22:wa -32:want 26:way 23:what 24:ye @tool=get_prediction_price -26: -41:* -24:? -31:^best
-22:^cheapest -28:^did -27:^i -25:^odd 47:^price -21:^put -44:^the 45:^which -21:^who 44:^ye -34:best -34:buy 34:by -31:can 26:cent
27:chance -50:cheapest -52:could -26:did -21:doe -30:for 41:get 20:how 42:if -44:it 43:lowest 37:many 26:my -51:no -22:on 26:outcome
-70:pay -29:please -20:prediction -26:put -57:right -48:sell 40:shar 55:th -31:we 38:which -20:who -39:would 23:ye
@tool=get_prediction_price_history 8:* -21:^chance 35:^for -21:^price 27:between 27:chance -24:doe -31:down 32:election 32:first
22:from 34:ha 23:how -26:it -30:manifold -29:many 24:me 35:morn 67:mov 39:move -29:much -23:please 39:probability 40:see 32:show
37:the 22:to -29:today 31:up 40:wa 35:want 38:who 23:ye @tool=get_prediction_trades 8:* 23:^fill 70:^print -27:^show 49:^the
-21:^what -29:^which -26:did 23:fill -36:he -22:it 22:last 33:late 45:latest -33:old 80:print -22:show -25:tape 24:the -27:which
@tool=get_price -22: 56:* -37:^and -21:^coin -27:^coingecko -25:^compare 23:^convert 35:^could -39:^for 48:^ha 77:^i 36:^in
57:^market -24:^my -29:^our -71:^v 24:a -51:all -60:am -30:and -58:are -59:at -23:ath 43:be -25:bought -51:buy -32:by
-25:capitalisation 47:cent -37:change -37:coin -46:coingecko -24:compare 23:convert 35:cost -47:could -44:crypto -37:currency -61:do
33:doe -37:dominance 22:down 74:from 45:go 39:gone 33:ha -37:have -26:hold 45:i -30:id -38:if 36:kind -28:know -40:last 40:like
-99:mcap 45:me -24:moment -40:money -44:move 25:must -40:my 83:now -20:of -40:on 49:one -31:only -73:or -28:our -29:over 53:pay
-64:percent 30:pl -44:price -55:quot -31:quote 78:rate 101:right -22:run -43:set -39:show 62:since 81:still 79:tell -27:that 36:them
-23:there 36:these -23:thi -26:time 31:und -70:up -72:v -25:vol -26:where -36:which -38:with 56:worth 33:would @tool=get_price_chart
-30:* 45:? -34:^and 21:^clos 31:^give -50:^ha -24:^how -23:^in 21:^please 67:^pric -52:^price -61:^the -56:^what 42:a -44:against
-58:and 55:at -56:bought -59:do 32:down 27:end 29:fine 59:for 60:from -29:gone -29:ha 58:history 42:hold -29:id -37:in 27:it -29:mov
43:my 42:now -38:on 61:only -23:open 52:or 50:our 31:point 52:pric -54:price -29:since -67:that -31:the -37:today 34:up 60:v
-53:what @tool=get_price_percentage_change @~change @~percentage 26: -6:* -39:? 21:^and -28:^by 33:^did -46:^ha 73:^i -62:^price
47:^the 40:^what 32:^which -32:addres -37:all -60:and -33:any -21:before 75:bett 46:between -37:bought -32:by 27:cent 27:coin
26:compare -21:deposit -27:did -58:down 30:dump -22:each -27:exploit 42:far -32:floor -60:from -65:go -27:gone 23:have 29:holder
-21:if -73:it 44:know -27:many 24:me 23:most -55:mov -23:much -25:my -55:now 29:of 33:over -22:percent -49:price -29:probability
32:return -30:see -110:since 35:tell -37:time 38:token -27:transaction 59:two -38:up -39:v -67:wa -38:week 60:what 36:wheth
-29:worth -35:your @tool=get_protocol_fees -72: -23:* -46:^fee -25:^for 23:^holder 23:^how -51:^protocol 73:^revenue 22:^the
-28:^what -23:^who -43:aft 38:against 50:all 28:app -28:bot -39:by 23:chain -46:do 22:goe -25:got 48:have 23:in 51:it 42:itself
-60:keep -29:kept -38:lie 34:list 38:made 41:make 28:month 22:more -37:most -33:my 35:need 58:no -42:now -53:one 39:only 23:our
20:out 27:paid -37:pay -57:pool -28:profit -23:revenue -30:sandwich 39:share -60:that 38:to -62:v -62:wa -26:want 20:when -22:who
@tool=get_protocol_tvl 58: -19:* 37:? 39:^did -23:^fee -22:^how 37:^the -23:^tvl -43:^what 47:a -26:big 28:compare -44:dao
54:deposit 29:did -54:fee 37:get -32:have -29:i 41:it 51:just 73:lend 60:lie 24:market -24:moment -59:numb 45:present 35:project
73:protocol 42:saving 24:single -40:still 29:today 44:total 29:value -31:wallet 40:we @tool=get_pyth_price -51:* -31:? -21:^doe
49:^price -40:^pyth -38:and -41:apple 23:are -43:at -25:doe -28:for -30:have -28:id -22:in 41:now 23:one 27:oracle 22:please
-22:price -27:pyth 21:right -45:second -24:stock -33:thi @tool=get_pyth_price_at -33: 56:^doe -35:^price 42:^pyth 48:a -30:against
-32:at 31:confidence 53:for 39:have 30:i -29:of -22:one 42:print 45:pyth -38:say 80:stock 52:that 22:the -39:thi -21:time 26:very
-22:which 36:with @tool=get_raises @~rais -25:* -26:^latest -27:^who 28:a -38:are 28:for 41:got -57:hack 32:invest 63:investor
-58:latest 42:lead -36:of -36:project 33:that -29:them 38:where -26:who 32:with @tool=get_recent_trades -40: -23:* -40:^fill -39:^on
-31:^the 22:^trad 56:^who 40:are -33:buy -25:by -41:form -36:from 30:give 25:it 38:list 30:look -52:market -25:my -37:of 39:or
27:pair 53:perp 24:please 46:recent 54:right 24:sal 41:sell -28:side -35:tak 21:time -28:v 54:who -43:with
@tool=get_recently_updated_tokens @~updat -4:* 23:fresh @tool=get_rugcheck_new -4:* -28:^rugcheck 28:^which -62:^who 23:and -37:are
30:at 23:by 39:can -21:for 36:ha 25:just 29:last -29:launch 25:list 28:made 37:mint 23:more -33:most -28:now -29:of -27:one 28:our
24:recent -41:report 27:rugcheck 60:seen 42:still 45:them -36:there 26:they -26:thi -28:today 28:token 25:up -33:verify -35:vot
24:who @tool=get_rugcheck_recent -21: -21:* -23:^which 24:are -23:for -29:last -25:me 23:most 26:read -34:recent 34:view
@tool=get_rugcheck_report @~report 38:* 32:^how 28:^top 26:^what -20:authority 76:been 71:burn 21:can 52:ha 22:how 30:lp 41:much
21:new 31:of 23:pair 27:share 38:someone 22:supp 37:thi 37:top -29:wa 33:wallet 26:with @tool=get_rugcheck_summary @~summary 20:*
34:^rugcheck 20:a 34:bought 35:coin 39:for 50:launch 29:me 36:memecoin 34:now 45:risk 22:safe 34:short 34:someone 47:thi
@tool=get_rugcheck_trending -20:* -45:and -32:at -29:last -20:look -22:rugcheck 31:today -23:token 23:vot
@tool=get_rugcheck_verified 46:and -34:are -21:for -20:ha -23:i 27:last -21:most -33:seen -36:there 22:verification 27:verify
-25:which @tool=get_sol_account -24:* -35:^a -24:^my 40:^what -26:a -46:account 33:data -34:did 40:doe 49:for -25:have -44:hi
-25:lamport -34:left -34:my -33:on -32:phantom -37:please 20:program 42:say -35:show -53:that -32:there -30:to -22:token
-35:transaction -35:user -25:wallet @tool=get_sol_balance 7:* 40:? -22:^i 54:^in -24:^token -23:account 59:am -30:and 23:balance
22:did 30:do 37:empty -41:into -50:lamport 38:left -37:list 33:me 45:now -23:of -35:on -29:or 30:show 23:tell -33:to -89:token
-26:up -22:validator -34:wallet 33:where -45:which @tool=get_sol_block_time -24: 6:* -24:^how 20:^i -26:first 20:have -22:how -23:it
33:log 51:made 27:my -24:produc 61:slot 24:that 22:time 36:timestamp 37:where @tool=get_sol_largest_accounts @~largest 6:* -31:?
29:^biggest 35:^how -25:^i -27:^on 21:^token 54:account -31:and 22:chain 21:coin -39:everyth 52:fattest 69:from -25:ha 30:how -32:i
-27:it 33:many -24:my 44:of -28:phantom 45:straight -31:supp 33:the -24:thi 53:top @tool=get_sol_network -21: 30:* 27:? -60:^block
-40:^how 96:^i -22:^tp 33:again -53:block 24:current -32:far -43:for -40:height -38:how 65:i -26:many 21:network -33:next 24:node
20:ok 54:or -32:our 27:per 29:second -40:the 31:today 22:transaction 40:up 43:version 34:which @tool=get_sol_priority_fees -53:^i
-27:and 28:get 43:min 27:need 33:on -45:program 53:rn -20:slot 25:so -38:swap 25:these -32:to -31:tp -22:transaction 32:tx 20:what
-25:writ @tool=get_sol_signatures @~signatur -20:* -26:^i -24:it -21:still @tool=get_sol_token_accounts -6:* -21:? 30:^i -64:^in
-33:^the 80:^token 31:^what 33:^which 50:^who 30:a -23:addres -82:and -20:are -21:balance 51:coin 24:doe 49:empty -23:exact -36:ha
46:have 29:he 28:hi 31:i -45:in -56:it 40:list 30:many -33:mint 31:my 61:on 42:our 41:own 42:phantom -40:program 27:say 35:sit
-64:spl 41:that 40:there -25:transaction 49:wallet -21:want -22:what -38:which 38:who 22:with @tool=get_sol_token_supply @~supp -48:
-5:* -33:? -30:^i 73:^total -34:^what -40:account -31:all -53:are -48:artist -29:burn 25:chain -31:did -27:everyth 31:exact 79:exist
26:from -26:have -30:in 30:it 38:mint -20:of -36:on 22:right 45:supp 27:that -51:there 27:these -29:thi -33:those 43:today 36:total
-62:what @tool=get_sol_transaction 33:* 39:^did 29:^my 45:^show -38:^what 39:^which 61:and 25:by 22:chang 24:check 61:did -23:do
30:fee 52:go 45:happen 42:it -25:land 63:pay 43:program 40:show 30:sign -47:so 38:that 54:thi 51:through 22:token 31:transaction
40:what 35:which -30:work @tool=get_solana_asset 31: 45:* 73:? -31:^compress -31:^make -43:^nft -46:^show 44:^what 63:^who -23:all
55:and 42:asset -41:by -23:can -43:compress -45:creator -62:do -27:everyth -25:ha 22:it 28:made -30:make -40:me 30:metadata -34:name
56:numb -32:on -21:one 47:own -23:phantom -55:piec -43:show -25:that -50:the 56:thi -27:token 67:trait -22:wa 41:wallet 42:what
40:which 59:who @tool=get_solana_assets_by_owner -38: 45:* -56:^compress 28:^my 76:^nft 45:^which -24:^who 21:addres -21:are -24:by
-66:collection -25:compress 22:creator 27:do 73:doe 84:he -21:how -64:in -26:much 29:nft -42:of 74:on 35:one 26:only 21:our 27:own
34:phantom -20:picture -31:price 30:show -29:sit 22:that -46:them -21:there -25:thi -40:to -31:token -24:wallet 31:which -51:who
@tool=get_solana_parsed_transactions @~pars -8:* -25:^in 46:^which 42:block -28:check -26:client 21:each -26:for 28:got
-30:impermanent -30:los 22:my 27:on 25:one -40:our -24:pay 28:sentence -43:signatur 36:swap -23:the 21:them 46:these -35:transf
34:which @tool=get_solana_priority_fee_estimate -4:* -22:it 36:program -25:set 35:swap -20:tx 23:writ
@tool=get_solana_token_security 35:* -39:^doe 78:^i -33:^mint -29:^token -45:^what -29:^which 31:a 61:all 39:are 62:artist
50:biggest 23:coin 48:did -42:doe 30:everyth -27:hold 44:i 20:it 23:know 21:more -20:or -39:out 22:rug 81:safe -28:spl -60:supp
-41:them 48:thi -31:to 20:token 27:wa -28:which @tool=get_spot_balances -46: -27:* -22:^i -45:^which 23:at 44:bag -37:can -24:doe
-27:look -38:or -23:our -25:perp 32:spot -28:the 29:there -23:trad 39:up -39:which -45:with -26:you @tool=get_spot_markets 3:* 22:?
-31:^i 38:^what 29:and 47:between -36:circulat 21:i 47:if 50:market -31:perp -36:price 38:spot -35:supp 27:the -28:trad 34:what
@tool=get_stablecoin 17:* 37:^circulat 60:^did -21:^for -24:^of 54:^on -32:^since -62:^stablecoin 47:^supp -24:^what 39:^which
57:amount -22:and -25:any -47:are -21:ask -31:back 33:by 26:circulat 43:circulation -29:client -43:coin -20:company -30:crypto
-25:day 23:defillama -32:deploy 27:did -30:do 32:doe 67:fee -26:float -28:from -22:ha -72:hold 47:i -25:into 79:keep 53:lose
-27:many -28:money -38:most 40:my 46:network 24:now 29:numb 61:of -56:one -41:only 53:out -32:over 65:share 27:since -63:stabl
108:stable 29:that -41:them -42:these -41:time -84:to 46:treasury -21:two -48:wa -41:want -65:we -25:what 47:which -33:with
@tool=get_stablecoin_chains 6:* 44:? 46:^how -48:^on -32:^stablecoin -28:^the 20:^which -24:all -24:and -26:are 49:blockchain -38:by
-51:circulation -21:defillama -29:do -49:each 29:ha 26:how -35:i 84:money 44:most 29:much -36:my -31:network -28:of 34:per 32:please
57:sit -36:stabl -43:stable 40:stablecoin 80:with @tool=get_stablecoin_charts_by_chain -36:* -38:? -44:^circulat -26:^how 22:^i
25:^in 74:^stablecoin -75:^supp -36:^the -34:all -45:amount 25:app -45:by -58:circulat -36:client 22:company 37:defillama -34:float
32:grow 29:liquidity -53:money -44:of -30:one 52:over -22:rank -54:sit 22:stabl -54:stable -35:supp -26:that 60:there 56:time 23:to
-56:with @tool=get_stablecoin_charts_global -21:* -55:^stablecoin 28:^supp 31:all -60:circulation 21:defillama 47:float -28:for
-38:how -35:in -40:much 26:numb -42:over -26:since 33:stabl -25:stable 23:supp -30:that -48:there -43:time
@tool=get_stablecoin_dominance @~dominance -5:* 28:^on 25:^share -29:^supp -39:^which -28:and 36:client -21:holder 37:in -31:it
25:market 35:our 22:rank 27:shar 38:stabl -22:supp 27:their @tool=get_stablecoin_prices -38:* -26:^can -34:^did -23:^price 20:any
-25:can -26:ever 22:hold -21:keep -21:like -49:lose -27:many -37:my 26:off -27:one -40:pric -28:show -40:stable -46:stablecoin
-27:you @tool=get_stablecoins 20:* 46:^biggest -33:^i -28:^on 46:^stablecoin 24:^the -27:^what 39:^which 23:all 36:are 53:back
57:biggest 39:by -30:chain 46:circulation -22:coin -36:hold 23:i -25:in -29:it 46:largest -24:many -30:market -84:money -35:most
28:on -21:only 70:out -29:peg -22:please 53:rank -34:sise -69:sit 70:stabl 50:supp -32:their 40:them 63:there -60:with
@tool=get_storage_at @~storage -15:* 23:^i -39:^on 25:^read -24:a -28:and 41:can -22:cold 27:contract 27:read -21:thi -21:wa
@tool=get_sui_token_security @~sui -25: 35:* 26:? 34:^coin -41:^who -20:and 40:anyone 30:doe 26:freeze 55:hold 29:it 21:list 24:of
29:or 45:out 31:the 21:to @tool=get_supported_currencies @~currency 43:* 20:^quote 26:^what 37:all 36:are 62:can 30:coin 43:currency
37:give 42:in 38:or 59:price 32:quote 37:set 41:show 36:v 45:what 44:you @tool=get_ticker @~tick -23:? -29:^all 57:^bid 56:^i
26:^last 85:^on 60:^the -35:^volume 29:^what -34:^which -26:all 37:and -41:are 78:ask 71:at -21:be 54:bid 22:coin -31:depth -21:doe
38:each -35:fee -122:from 60:high 24:i 32:in 26:it 54:last -26:list 29:look 46:moment -24:most -47:my -45:now 31:one 23:or 25:our
-64:over -31:pair -24:perp 25:please -40:right 45:same 28:spot 35:the -22:there -85:tick -65:to -56:today 60:top 52:trad 52:v
23:venue -58:volume 57:we 22:what 43:where -48:which -25:withdrawal -21:would @tool=get_token_balance 11:* -29:? -23:^allowance
-39:^balance 48:^can -61:^contract 50:^did 50:^doe 60:^held -76:^how 49:^i 22:^my 64:^our -22:^please -33:^token -21:^what 33:about
-56:account -79:addres 27:all -21:allowance -39:and 26:any 56:are 49:ask -21:attestation -47:balance -22:be 77:call -23:circle
25:confirm 60:custom -29:d 32:dao 40:did 23:do -21:doe 29:each 63:en 40:for -35:from -26:given -35:have 31:her -56:hi -53:how 22:i
52:in 33:keep 39:know 31:left -34:like -28:many -24:me -49:much -31:not 20:or 34:our -43:out -33:over -45:please -23:pool
-20:protocol -45:pull 43:queue -25:rout 40:say 76:show 30:since 52:sit 55:so 48:stablecoin 22:still 42:symbol -31:take 67:that
55:the -36:there -42:they -53:thi 93:to -25:wallet -58:we -26:with 60:you @tool=get_token_counters -27: -27:* 34:^i -36:^numb 34:a
31:about 40:address -39:been -63:burn -56:by -28:far 24:have -22:holder -24:it 62:know -25:look 23:many -40:numb -21:of -28:so
30:talk 28:th -26:the -56:these 26:total -49:transf -30:what -23:which 28:who @tool=get_token_holders -18:* -36:? -26:^held
22:^holder -43:^how 27:^i -41:^on -50:^supp 40:^top 20:address -40:all -43:and -43:are -23:bag 36:bet 24:contract 35:d 34:for -20:ha
-26:held 47:hold -45:how -54:in 20:it 27:largest 27:list -23:many -31:my 29:name -37:no 27:now -33:numb 28:of 34:pl -57:supp -20:thi
-27:token 59:top -68:total 80:wallet -30:who 22:with @tool=get_token_info -44:* -31:^how -25:^twitt 26:^website -24:^which
-23:follower -46:group -28:how -29:many -25:people -27:pippin -32:project -32:telegram -22:the -23:thi -32:today -39:token -39:twitt
24:website -20:which @tool=get_token_lock_info @~lock -13:* -29:end -32:in 21:lock 26:lp 35:many -30:much -25:on -26:out -23:still
24:until -22:will @tool=get_token_metadata -3:* 24:? -37:^look -31:^my 42:^supp -39:^total 37:^what -22:a 39:an -35:contract
23:erc20 32:explor -26:from 48:i -41:look -23:much -26:name 32:nft 31:numb 30:or -36:please -31:return 53:search 40:symbol 64:th
50:that 54:there 25:these 36:to 35:today -58:total -32:up 47:wa 28:what -38:which -29:whole @tool=get_token_orders 14:* 57:^how
-34:^what -20:^which 33:did 46:fee 34:for 55:how 46:i 45:it -23:me 65:much -33:one 28:or 34:pay 24:the -23:what -23:which 24:would
@tool=get_token_pairs -39:* -23:^dexscreen 21:^pair -34:^what -24:a -23:and -22:at 24:coin 21:dex -31:do -29:liquidity -28:list
40:my -29:of -33:on -56:once -35:pippin -24:price -47:top -29:trade -37:what -20:with @tool=get_token_pools -22: 5:* -27:24h
-21:^how 40:^my -26:^on -40:^what 31:^which -56:^who -39:a -42:and -33:are -48:at 35:can -24:could -62:day -38:dex -40:do -26:down
-33:from -33:geckoterminal 39:ha 22:highest -27:liquidity -33:look 37:lp 20:many -51:me -49:most -20:much 21:my -24:not -24:of
-22:one -26:or 20:over 26:pool -32:pric -42:price -23:provide -25:rank -26:see -41:that -71:to -27:token -35:trad -24:trade -27:up
-28:what -57:who 29:with -24:you @tool=get_token_price 54:* 66:? 28:^and -37:^any 74:^convert 59:^did -38:^doe -53:^find 57:^ha
-20:^if 24:^market 40:^on 68:^price -27:^show -32:^tell 61:^the -35:^token -26:^who -24:a 21:above -26:account 46:acros -22:addres
-56:address -27:against -37:all -41:also 27:am -33:an 35:and 40:any -38:anyth -20:ask 46:at -49:ath 38:back -50:both 68:bought
28:broth 30:but -24:by -25:can -38:cap 39:coin -22:colleague 74:convert 27:crypto 75:current -20:dev 54:did 30:do 22:each
-41:exploit -25:far 66:fee 34:fetch -49:find 72:from -36:give 29:go 66:got -52:grandson 21:ha -28:had 60:hi 69:hold -31:husband
-60:id -29:if -60:in -36:inside 55:into 54:it 75:keep -33:know -37:last -41:late -24:lie 30:look -34:made -32:many 62:may 59:mean
-23:mint -31:more -21:most -23:must 21:my 20:name -45:no -25:not -59:now -26:numb -39:old 60:one -51:only -26:open -29:oth -41:our
28:over -30:paid -22:pair 21:pap -29:pay -29:pippin 35:pric 61:price 51:put -111:right 37:rn 54:same 63:sat 56:saving 73:say 69:sell
44:set 41:show -29:sitt 58:so -53:some 45:source -23:still -22:t 59:th -22:their -30:they 69:thi 28:tick -28:time -23:to 58:today
51:token 21:told 22:trad -36:trade -53:treasury 59:tvl 30:up -30:v -66:value -54:wa -43:wallet -32:want 54:we -25:weath -40:week
-22:were 36:what -27:when -24:where 49:wheth -25:who -31:will 65:yet -25:you 47:your @tool=get_token_price_by_contract -47:* 29:?
54:^and -28:^i 39:and -34:both 42:by -34:cap 23:change -46:coingecko -54:for -31:from 46:hold -62:market 45:move -29:only 36:quot
-63:the -32:thi -33:volume @tool=get_token_profiles @~profil -6:* -28:^did -24:and 23:chain -22:coin -26:did 27:give -22:it 22:me
45:paid 47:profil 23:profile 30:there -21:they @tool=get_token_security -27: -10:* 28:^a 40:^can -28:^how 40:^token -23:and 27:are
-24:audit 41:be 36:by 48:fee 26:hold -24:how -33:much 30:new -27:nft -31:or 34:our 51:paus -27:please -20:pull 44:safe -24:team
34:telegram 23:that 36:them 48:there 27:trad -25:we 42:when -22:which @tool=get_token_transfers 20:* -31:^for 35:^latest 28:^show
-71:^token 28:^transfer 21:^which 30:^who -51:a -27:all -51:call 23:feed -57:for -21:i -52:it 35:late 33:latest -28:list -27:me
56:mov -38:my -23:of 56:on -35:please 65:send 27:show -39:that -30:thi 52:to -24:token -36:transf -25:wallet -29:we 79:who
@tool=get_tokens_by_address 11:* 27:? 59:^how -28:^i 24:^price -23:^supp 22:a 58:about -37:addres 30:ask 32:at 32:call 75:client
-35:contract 21:decimal 60:doe -27:for 55:how 46:i -32:list 27:many 28:mint 52:much 39:my -21:name 40:need -33:of 23:on 31:read
28:symbol 88:thi 45:token 33:v 35:volume 24:what 31:with @tool=get_transaction 28:* -49:^cancel -25:^did 34:^ha 49:^how 48:^i 54:^my
-22:^someone 26:^statu 21:^transaction 41:^what 26:^which -24:^why -48:attestation 24:been 21:before 106:block -38:broadcast
-46:burn -38:by -71:cancel 26:chain 58:check 28:claim -49:contract 42:cost 27:data -25:did 40:doe -29:fee 55:find -37:for 28:from
-44:go 23:gone -26:have 35:hour 45:how 32:includ 33:input -27:it 40:land -22:last 43:made 52:many -22:me 48:min -45:mine 49:morn
42:my 39:network 35:not 57:noth 28:of -43:on 22:one 71:our 20:out -47:pay 58:payment 29:pl 24:receiv 21:say -22:someone 30:stuck
-29:text -30:that -34:through 34:thru -25:today 21:transaction 103:transf -43:tx 65:value -24:we -24:when 22:where 35:which -24:why
@tool=get_transaction_details -23: 5:* -27:^what -21:broadcast 46:call 35:data 25:fail 43:if 54:input 43:or -36:please 23:thi -26:to
21:tx 24:who -21:with @tool=get_transaction_logs -19:* 37:^decod 63:^event 34:^show -50:^what -27:^which -21:an 51:decod -28:doe
49:emit 27:fail -22:for -37:ha -26:i 24:log 41:nam 23:need 32:no 34:of 29:only 33:pl 29:revert -40:that -23:thi -34:topic -30:what
-24:which @tool=get_transaction_receipt @~receipt 41: -8:* 31:? 20:^did 34:^i -26:^what 25:^when -26:^which -34:all 28:already
-24:are 24:check -22:contract 24:fail -45:fee -27:for 21:happen -24:log 35:min -30:mine -29:more 43:morn -40:need 24:not 24:noth
-23:paid -40:pay 40:payment -27:please 46:price 55:receipt 21:sent 32:succes 22:they 21:thi 28:transf -50:up 24:use 34:used 37:wa
-32:with 23:withdrawal 31:yet @tool=get_treasuries -15:* -33:? 27:^i -20:among 32:and -37:coin -31:dao -24:doe 38:each -34:fee
31:how 42:i -41:in 29:into -21:it -35:keep -21:largest 33:much 32:need -69:or -56:our -68:pay 39:protocol 31:report -68:should
29:show 40:sit 52:their 25:v 22:with @tool=get_treasury_by_entity -8:* -25:^i -27:^list 56:^stack -33:^when -22:^which -102:a 40:and
-23:are 21:at 63:average 29:balance -20:bought 25:buy 59:change -37:crypto -21:dao -36:do -30:each 39:firm -49:government -22:ha
24:holding 40:it -21:late 24:los 46:many 34:market -50:me 42:min -47:much 32:my -25:of 40:on -39:our 30:pay 26:present -53:price
41:profit 25:shar 37:sheet 34:sitt 45:stack -49:tell -37:that -65:thi -41:token 40:treasury 41:v 35:value -31:when 41:work 41:worth
@tool=get_treasury_holding_chart @~hold 21: -15:* -24:^chart 51:^for 25:^of -23:^which -24:all -34:any -34:buy -23:chart -33:country
21:each 56:firm 31:grow -23:ha -25:have 24:holding 21:of -28:or 31:our 27:own 20:paid 45:pile -31:pl -33:sell 21:shar 25:that 26:wa
22:we @tool=get_treasury_transaction_history -8:* -35:^how -33:^list -24:^please -50:^stack 29:^when -27:account -36:all 32:and
25:at 35:been -36:biggest 25:bought 24:buy -25:could -63:doe 38:government 52:ha -38:have 37:hold 23:in 33:late 25:list 38:me 52:min
32:most 30:much 43:now 27:of 25:own -34:please 21:price 55:purchas 24:purchase 54:recent 26:sale -33:sell 40:shar -23:sitt 22:sold
-29:stack 50:tell -40:thi -33:to -30:top -27:wa -25:what 25:when -20:you @tool=get_trending 21:* 23:^i -27:^search 49:^trend
-22:^which -25:a -35:and 24:at -36:can 57:coin 29:everybody -36:everyone 33:for -25:hot -26:how -22:id 26:know 33:list 37:look
52:most 23:new -22:one -21:or 33:people 25:please 53:search -27:talk 26:these 23:to 59:trend -22:wallet 26:want
@tool=get_trending_pools 17:* 76:? 51:^any 59:^pool 23:^what 48:any 30:are -31:at 31:big -65:degen 26:dex -22:for -25:geckoterminal
26:into -28:newest -42:now -33:one 40:only 25:pool 58:pump -29:the 23:today -32:volume 20:what @tool=get_wallet_active_chains
@~active -22:* -23:^i -31:all -24:an -24:are 24:first -28:he -24:last 23:up @tool=get_wallet_activity -25: -35:* 32:^list 22:^recent
-37:^wallet -24:^who -41:activity -30:and -26:balance 32:be 30:came -26:client 34:did -34:do -22:doe -30:follow -29:for -26:history
43:into 31:last 42:late -23:ledg 42:list -20:only -23:out 26:receipt 21:rows -22:say -31:touch 22:up -25:wallet 35:we 33:whale
-22:which -24:who @tool=get_wallet_approvals -31: -16:* -28:? 35:^can -64:^i 43:^list 25:^my -50:^please -92:^revoke 54:^token
58:^what 60:^which 38:^who -30:account -26:addres -60:all 24:allow 39:approv -44:approval -22:approve -32:be 74:can 24:clean 35:did
-32:doe 32:erc20 -80:every -66:for 31:from -22:gave 44:give 21:given 24:hi 44:how -23:i -24:if -82:it 77:list -68:me 52:much -49:my
36:nft -35:now -39:old -26:on 47:one -41:open 36:our 28:out -40:own 32:permission -69:please -21:pull -89:revoke -23:right 88:should
58:show 50:so -23:some -23:someth -69:that 28:there -24:thi 54:think 34:token -28:unlimit 24:up 47:what 52:which 25:who 36:whom
@tool=get_wallet_balance_history 89: 48:* -41:^balance -27:^ha 37:^i 26:^in 48:^the 45:^what -47:^when -38:^which 52:a 22:at 42:by
28:can -33:chang -20:change 46:day 60:did 64:do 49:down 31:get 55:ha 59:he 38:held 46:history 35:how 61:i 45:many -26:or 40:over
40:please 25:recent -21:since 38:time -23:to 56:treasury -21:up 21:validator 66:wallet 46:want 35:what -45:when -37:which
@tool=get_wallet_counters 27:* -20:^ga 60:^hold -25:^tx 37:^what 23:^who 33:account 43:active 50:activity 38:already 23:an 31:and
25:are -58:block 57:burnt 39:count 82:did 36:for 23:ga -41:he 57:hold -22:last 35:left -44:like 45:made 32:more 24:numb 26:one 26:or
35:out 75:pay 23:rollup 51:send 39:them -42:today 54:token 30:transaction 58:transf 23:wa 55:we 20:who
@tool=get_wallet_defi_positions 11:* -32:^am -23:^biggest 31:^how -35:^unclaim 70:^what 59:^which -35:a -52:addres -32:airdrop 21:am
46:app -25:are 21:bank -23:biggest 23:chain -22:claim 47:dao 24:defi 41:deposit 36:did 46:do 62:earn -31:eligible 29:farm -36:for
37:fund -42:get -22:got 47:have 46:hold 43:i 24:in 21:interest -33:into -24:keep -25:key 31:lent 22:lp -26:many 21:me -20:need
30:out 33:pay -34:price 28:protocol 55:provide 26:stak -21:still -21:that -33:them -26:there 47:vault -35:wallet 47:went 42:what
31:when 71:which 34:with -21:work 28:year 57:yield @tool=get_wallet_history -9:* -37:? 21:^everyth -27:^i 37:^in 41:^swap 50:^what
40:account -22:an -22:can 59:did 51:do 57:entry 42:everyth 35:fee 23:for -28:get -25:got 36:happen -27:have -36:history 53:list
-27:metamask 39:mint -22:nft -23:of 39:one -25:out 32:pay 23:plain 21:please 21:recent 21:run -33:see 30:swap -46:swapp -40:them
-25:these -61:transaction -63:wallet 29:what -45:will @tool=get_wallet_net_worth @~net @~worth -34: 21:* 36:? -22:^i -22:a 38:acros
-30:by -65:coin -33:each -22:for -54:ha -37:he 43:i -22:in -52:it -29:my -22:of -49:on 59:or 63:rich 44:spam -23:the -51:thi
-30:token -22:treasury -40:value 79:wa -49:with 39:worth @tool=get_wallet_nft_collections @~collection -22:* -28:? 60:^collection
-65:^i 38:^nft -31:^what -28:^which 22:all -37:be 43:collection -43:could 47:count -22:do 24:ha -27:he -25:i 31:in 29:item -30:like
-35:mint 29:most -26:one -45:piec -39:them -27:wallet 30:with -35:would -54:you @tool=get_wallet_nfts 24:* 34:? 36:^all
-73:^collection -58:^i -37:^on 62:^only -41:^rows 78:^show 39:about 102:all -21:any 52:ape -25:approval -54:be 21:belong 33:by
-22:chain -20:check -49:collection -34:contract 34:could -41:count 31:daught 32:do 34:erc721 -24:every -21:explor 25:floor -43:for
47:have -57:he -25:hold -32:how -24:in 47:item -27:jpeg 23:list 33:made -43:mint -43:most 20:my -34:name -25:new 24:nft 27:of 29:one
47:only -56:or -44:our -24:own -47:pay 53:piec -23:rows 73:show 28:the -31:there -35:they -20:today -56:token 31:trait 74:wa
-43:wallet -55:would @tool=get_wallet_overview 14:* -27:? 71:^contract 56:^doe -30:^for 22:^ha -24:^my -27:^what 39:^which 58:a
46:an 36:and -29:balance 20:behind 52:belong 70:by 41:can 20:check -20:code 26:cold 56:contract 64:creator 24:deploy 32:doe -22:end
28:explor -41:find -25:for -33:from 21:go 33:got -25:guy 60:ha 36:have 25:her -34:home 43:hot 93:how 21:i 34:it 30:left 52:many
21:most 76:much 60:nft -27:nonce -26:of 55:only -50:oth -22:our -42:own -44:person -39:real 53:sent -55:so -40:solidity 32:some
45:somebody 44:stand 22:tag 41:tell 21:to -35:token 22:transaction 42:u -22:verify 25:wallet 23:which -43:write 45:you
@tool=get_wallet_portfolio @~portfolio 35:* -20:? 46:^all 47:^balance 45:^biggest 64:^check 21:^everyth 64:^in -25:^on 34:^our
-33:^the -23:^token 60:^wallet 38:^which -40:acros -66:addres -37:address 34:all 31:am 46:and 67:artist 45:bag 63:bal 57:balance
32:best 43:biggest 25:bought -40:chain 56:check 44:client -21:coin 20:cold 25:compress -39:contract -25:cost 20:could 27:crypto
35:dao -29:doe 31:everyth -25:firm 31:for 54:friend 26:good 63:grandson 37:ha -26:hardware -41:have 23:he 65:hi -25:hold -23:holder
39:if 53:in 49:just 27:kind 47:know 51:last -27:late 49:ledg 36:left 21:like 85:made -62:many -21:metamask 52:mint 50:money 43:my
-28:name -25:network -27:next -21:no 28:now -21:numb 83:old -45:one 65:our -31:people 23:piec 25:pl 37:please -38:price 29:put
42:rich 61:right -51:run -63:say 49:set -28:she -38:sit 24:sitt -43:spam 80:spl -29:stak -26:tell -25:that 70:there -33:these
-35:thi 27:today 84:token 57:treasury 48:up -29:v 31:wa -33:wheth 66:which 29:with 32:would 43:you @tool=get_wallet_profitability
@~profitability -17:* -29:^did -22:^on 24:^pnl -31:^realis 29:^trad -20:^what -21:a 46:been 40:ha 25:how 21:make 32:many -20:of
42:or 38:over -23:profit -44:rate -47:team -25:top -27:trader 23:wallet 32:whale -61:win @tool=get_wallet_swaps @~swap -22: -4:*
-32:^did 37:^ha 35:^on 20:^recent 29:^when -35:^where -23:account 42:are -27:at -27:be 52:by -23:copy 25:dex -41:doe -48:entry
27:first 22:got 42:ha 47:have -25:he 25:made 46:many 43:most -31:my -56:old -41:or -22:our -23:pric 47:see -30:sell 57:sold 49:some
31:swap 55:swapp -23:that 56:them -28:to -42:trade -51:we 48:when 29:will -22:with @tool=get_wallet_token_balances -3:* -30:^doe
-20:^list -48:^only -26:^price 33:^token -20:^what -22:a -31:all -21:an 37:and -20:approval -36:at -46:by -23:contract 40:doe
24:every 49:explor -25:for -23:go -51:ha 46:have -37:held 34:holding -43:i 57:inside -26:many -41:most 28:much -21:no -44:one
-82:only 53:pric -62:rows 33:search -33:smallest -21:somebody -25:that -59:thi -25:want -27:what 22:which 28:would 23:you
@tool=get_wallet_token_transfers -21:* -32:? 72:^did -45:^for -24:^how -25:^i 33:^my -34:^on -23:^only -32:^please -41:^show 31:^the
94:^token 30:^we -25:^who 24:a 26:account 38:airdrop 56:all -49:and -30:are 29:arriv 66:arrive -48:at -21:attach -35:be -28:been
-43:block -43:by 70:call -22:chain 29:check 23:company -37:contract -46:could -53:custom 77:did -30:doe 23:erc -21:every 46:exchange
-35:first 31:for -38:go 30:got -45:hold -26:how -38:i 39:if -24:in 34:incom 45:inflow 44:into 45:late 45:left 34:link -50:list
-21:made 34:me 37:money 23:most -36:mov -60:movement -24:much 27:my -25:newest -25:nft -25:on -38:out 43:over -26:own 23:please
21:pull 21:receipt -40:receiv 22:receive -27:recent 29:say -26:send 29:she -31:show 28:since -23:th -34:that -29:them -36:to
26:token -44:transaction 58:transf 52:transfer -39:wa 22:what -23:which -63:who -51:with -35:would 42:yet -58:you
@tool=get_wallet_transactions -38:* -20:^call 26:^could -26:^for -21:^ha 50:^show -39:^the -36:^transaction 30:^tx -34:^what
-48:^who -24:a 26:account 36:all -22:an -41:and -22:been -48:by -41:call 21:check 31:company 22:could -49:ever 29:every -25:file
-25:give -35:got -38:ha -40:history -38:i -38:in 40:internal -24:know 44:last -21:made 31:mine 32:need -27:nonce 24:only -45:or
47:our -35:receiv 26:rows -21:see 24:send -45:sent 22:since -29:so -41:th -67:that -21:the -42:wa -39:wallet -33:what -44:who
@tool=get_yield_pool_chart -11:* -21:^ha 25:^my 22:^show -22:^the 28:^yield 64:and 34:apy -43:deposit -22:ever 25:how -22:i 22:into
50:like -20:money 37:most 21:newest 23:now 23:over -47:park 24:pay 27:point 25:pool 21:put -34:report 29:see 37:show -24:stak
26:summ 21:that 29:there 30:thi 61:to 39:today 22:top 31:wa 31:went 24:would @tool=get_yield_pools -47:* -24:^apy -46:^i -29:^pool
-51:^price 33:^stablecoin -33:^tvl 24:^what 22:^where -21:above -48:and 29:apy -20:bank 47:can -48:did 36:doe 27:farm 24:first
-24:ha -21:hold -21:i 25:in -42:into -41:it -51:keep 32:least -34:lend -35:me 24:more -40:most -24:mov -31:my -22:no -22:our 30:pay
31:per -50:pool 20:present -50:price 41:rate -36:reward -22:show 23:stable 32:stablecoin -33:the -47:to -44:top -57:tvl -27:wa
-44:want -22:went 23:what -23:when -24:with -31:would 32:year -32:yield @tool=hash_keccak256 @~keccak256 -18:* -52:^i 37:^keccak
34:a -33:can 37:contract -30:do 40:doe 32:e 39:for -38:i 37:in -27:it 38:keccak -29:our -45:please 59:role -34:str -52:text 48:that
-61:the 32:what -25:with -31:you @tool=hash_typed_data @~typ -4:* 29:^hash -26:^keccak -45:^what -20:a 26:digest 31:for -47:from
32:it 37:keccak 26:of -26:on 52:our 27:permit 45:please -20:rate 38:the -34:thi -33:what -31:you @tool=list_evm_chains @~evm -10:*
31:each 43:evm 36:read 20:with @tool=list_kalshi_events -33:* -57:? -32:^event 78:^settl 23:^what 43:already -58:and -29:are 21:at
-33:can 41:each -55:every -34:how 37:in -53:list -34:of -33:on -40:one -44:open -41:please -20:right 24:settl -52:still -49:the
26:them -27:they -23:trade @tool=list_kalshi_markets -12:* -25:^list 57:^odd 29:^open -27:^price 30:^settl -27:^show 48:^what -40:a
-22:already -60:and -27:at -23:bet -63:both -23:can -30:contract -25:decemb 41:did -52:do -46:event -21:every -26:for 43:how -21:i
-33:in -31:list -28:manifold -34:me -39:now 27:odd -49:of -38:one -30:please -30:prediction 67:resolve -27:right -38:show -45:strik
-35:the 28:they -33:trad -23:trade -31:want -32:ye @tool=list_polymarket_events -58:* 29:^event -22:^list -37:^settl 22:^what
-21:^which -50:a -64:and 36:are 27:bett -34:clos 48:crypto -31:do -33:ha -45:have -21:he -35:in -22:it -26:list -65:market -22:me
-23:my 29:now 42:on -49:one -41:open 43:out -36:please 22:politic -25:question 28:right -71:settl -33:sport 29:that -46:the -25:trad
-49:volume -20:which -49:with @tool=list_polymarket_markets -9:* -28:? -35:^i 30:^top 74:^what -26:^which 31:a -29:about -23:and
-57:at -36:bet 50:by -30:chance 30:clos -43:crypto 66:cut -27:did 21:do -30:doe -45:event 51:everyone -33:first 43:for 21:give
-56:he -46:i -42:in -31:it 26:largest -20:list -69:me 24:most -31:my 52:odd -20:one -39:people -28:price -27:question 38:rn -64:say
-36:search -39:show -27:sport -68:that 22:the 41:them -24:thi 61:today 29:top -47:trad -34:up 44:volume 58:what -25:which -29:who
-24:you @tool=list_prediction_events -13:* -34:^biggest 26:^event 29:^open 21:^please 28:^show -26:a 22:all -39:already 46:and
30:bet -55:bett -23:biggest 29:both 53:can 21:do 31:event -40:ha -58:market 38:now -20:of 28:open -21:out -21:paid -24:people
42:please 37:prediction -35:settl 22:show -34:them -26:today 33:togeth @tool=list_prediction_markets 4:* -26:^i 24:^list 55:^open
21:^which 25:a -22:all 75:already 20:are -23:at 28:been -27:betfair 31:bett 28:can -24:election 24:enough -49:event -33:for 40:ha
28:have 40:list 35:market 55:me -26:next -21:now -40:odd 21:one 21:over 57:prediction -37:price 30:question -23:say 50:settl 44:show
-29:the 28:them 20:today -26:togeth 37:trad -26:venu 34:where 23:which 41:would 39:you @tool=list_pyth_feeds @~feed 22: -9:*
-40:^doe -59:^price 33:^pyth 31:^which -43:a 30:and 46:at 26:doe -26:have -40:i -41:in -49:my -33:now -36:on -45:price 31:publish
45:second -83:stock -69:that 39:which @tool=look_up_chain -4:* 24:? -64:^chain -27:a -61:add -55:and -41:are 60:ask 56:before
-39:chain 54:click 55:d -26:do 29:for 33:from -41:have 26:i -39:id 35:know -24:look -31:me -48:metamask -31:native -51:new -44:numb
-37:on -31:our -64:rpc 22:say 55:site 55:str 20:tell 47:that -63:the -24:them 29:thi -30:today -27:up -20:url -39:use -31:want
-23:we 41:what -40:when @tool=look_up_token 31: -30:^contract 62:^decimal -32:^did -34:^find 25:^on -28:^token 48:addres 61:address
-32:bytecode 49:copy 63:decimal -25:did 20:doe -39:each -22:explor -34:find -40:i -75:in 28:known 51:list -41:look 29:main -39:me
-32:my 61:need -42:not 47:numb 54:of 27:on -37:one -68:pl 32:please 27:same -66:send -43:supp -67:there -38:thi -40:to -37:token
31:und -50:want 21:which -42:wrong 20:you @tool=lookup_ens @~lookup 8:* -21:? 37:^en 33:^my 27:^reverse 34:^which 21:^who 30:a
-35:account 23:an 35:belong 23:call -33:doe 37:got 43:ha 30:he -34:how 31:in -26:me -31:nam -22:on -34:one 39:only -21:please
-58:point 20:primary 27:reverse 31:say -22:should 22:still -27:that 53:verify -34:where 30:which 35:who @tool=recover_signer @~recov
@~sign 9:* 20:? 30:^a 27:^which 23:a 36:account 32:by 26:data 27:digest -33:guy 31:hi -29:in 29:key 29:made 26:message 21:on 35:over
24:please 44:signature 36:text 22:that 20:thi 35:wa 25:wallet 29:which 28:who 27:with @tool=resolve_ens -24: -7:* 23:0x 48:^addres
-30:^convert -42:^ha 48:^the 21:^to -24:^what 38:^where -30:a 57:account 34:addres -27:an 27:be -27:behind -30:belong -39:can
-29:convert 27:could -25:did 47:do -36:got -35:guy -51:ha 34:hi -42:how 38:i 48:if -34:it -39:many 40:nam 26:of -45:only -67:or
90:point 24:run 43:send 36:someone 28:still 38:to 37:u 33:wa -23:wallet -31:what 50:where 22:would @tool=resolve_ens_domain @~domain
-24:^how 35:^where 21:behind 37:do -25:how 39:if -23:old 26:payout 23:say 48:send 46:someone 21:u 30:where @tool=resolve_entity 13:*
35:0x 30:^a -25:^can 45:^coingecko 39:^find 33:^i -29:^look -31:^my 26:^on 45:^our 27:^resolve 20:^someone 37:^we 23:^what
-29:^which 20:a 39:about 38:an 32:anyth 44:ask 21:before -49:behind 23:by 39:category 30:chat -29:client 62:code -23:coin
29:coingecko -26:contract 31:copy -30:do -21:en 31:error -50:exchange -21:explain 55:find 49:found 32:from -54:gave -39:ha -46:hand
-53:hash 27:here -44:hi -31:hot -31:how 35:i 37:id 53:identify -35:if 49:it -27:keccak 36:ledg 43:like 42:long 31:look 24:mail
-43:many -24:nam -60:name 23:numb -22:of 66:old -74:only -24:oth 24:our 36:out 53:paid 27:pap 32:past 40:payment -44:real 38:right
-28:run -32:satoshi -36:say -24:show 25:someone 20:someth -24:str -54:tell 31:text 48:th 37:they 35:thi 94:token 25:transaction
-23:u -30:wa 35:we 30:what -22:who 44:whom 41:with @tool=search_all 5:* 73:? 50:^coingecko 49:^find -35:^i 28:^look -38:^need
22:^search 26:^und 32:an -20:and 28:coin 30:collection -34:derivativ 35:doe -30:everyone 52:find -37:for -37:have -25:how -40:i
29:id 22:it 20:list -66:my -28:name -52:need -69:not -34:one 34:or -33:oth 31:run -29:tell 21:that -58:tick 37:und -80:want 29:what
-24:which -39:you @tool=search_chain 50: -23:* -49:? 79:^contract 25:^please -24:^search 20:and 21:anyth 51:block 50:blockscout
41:call 78:contract 28:copy -50:explor 23:hit -22:i -52:it -25:me -46:my 22:not -38:of -28:one 74:pl 42:please -42:search 54:send
-38:that -42:the -60:there 38:time -34:up @tool=search_dex_pairs 73:* -23:? 24:^all 30:^any -25:^dex -35:^dexscreen 39:^find 54:^i
-40:^on 34:^pair -35:^price 65:^search 63:^where -31:^who 32:about 31:addres 38:any -27:at 30:can 25:deepest -20:dexscreen
34:everyone -30:exchang -41:explor 37:find 51:for 27:ha 75:it 51:me 44:mint 65:name -22:now 48:on 36:pair 32:pl 39:please -28:pool
-44:price 46:search 41:show 36:talk 28:that 41:tick 24:token 20:trad 47:trade 28:where -33:who 30:with @tool=search_polymarket -8:*
35:? -25:^event 45:^i 20:^odd -53:^what 71:^who 38:^will 73:about -62:and -93:are -28:at -52:bet -35:betfair 36:bett 22:by 46:chance
27:company 120:decemb 36:doe -69:for -25:he 21:hold 25:i 50:it 46:look -38:market -41:me -72:my 22:next -21:now -52:on -62:open
22:outcome -30:people -25:right -74:search -57:settl -66:someth -49:th -35:that 36:to -23:today 44:up -34:volume -37:wa -50:what
69:who 82:will 52:win -69:word -67:ye @tool=search_pools 33: 5:* 22:? 33:^find 24:^i 31:^look -24:^on 35:^search 23:all 51:at
22:chain -23:could 29:find 50:geckoterminal -21:give 49:just 38:or 36:pippin 39:price 23:show 26:the -22:their 22:thi -23:to 45:up
28:we 36:what 23:whatev 21:which -21:you @tool=search_solana_assets -29:* 70:^compress -21:^everyth -59:^nft 24:^which -52:^who
-46:a -36:all -27:and -42:artist 42:by 58:compress -29:drop -29:hold 71:in -24:it -25:item -30:left -62:list -43:made -38:member
38:of -50:on -51:one -32:out -34:own 26:piec -41:that 46:them -64:thi -37:wallet -27:want -27:which -54:who
@tool=search_solana_tokens 61: 34:^how -34:^i 32:^mint 42:^on 35:^price 56:^token 23:^which -73:a -21:account 64:addres -36:and
-55:by -41:count -55:for -57:know -39:list 40:many -39:my -56:name -34:need -27:no 28:not 46:numb -24:of 53:on -29:one 42:pippin
-47:pl -43:please 35:price 28:search -54:should -45:show 42:so -29:talk -41:that -48:tick -22:token 22:verify -70:with
@tool=validate_address @~validate 34:* 29:? 78:^i -33:^my -28:^what 77:a 34:addres 54:be 52:can 28:copy -25:doe -26:ha 21:have 45:i
55:it -36:my 50:one -28:please 23:prop 73:real 32:right 68:str -23:t 34:the -27:to 22:typ -22:wallet -31:well -41:you
@tool=verify_message @~message -7:* 36:^say 25:^verify -20:by 31:claim 22:have 44:he -26:hi 32:in -20:made -20:my -23:only -21:out
28:own 28:say -24:thi -28:wa -22:wallet -21:which 37:work @uses:ens 66:* @uses:evmHash -3:* @uses:exchange -53:* @uses:name -89:*
@uses:quoted 73:* @uses:solanaAddress 123:* @uses:solanaSignature 140:* @uses:thing 95:* @uses:time 45:* @uses:unit 87:* @uses:uuid
91:* @uses:venue -72:* @uses|first @uses|more|other 43:* @whole|open=ours!|left -30:* @whole|open=ours|left 59:*
@whole|open=ours|unnamed -98:* @whole|open=person!|taken -66:* @whole|open=thing!|left -126:* @whole|open=thing!|taken -88:*
@whole|open=thing!|unnamed -94:* @whole|open=thing|unnamed -84:* @whole|points=own|left -69:* @wide=2|other -34:* @~abi 13:*
-37:^call 32:^metamask 35:^my 38:^please -35:^the 49:abi 26:addres 36:amount 22:an -31:argument 37:be 40:blob 49:bool 44:build
-28:call 49:calldata -21:code 24:constructor -29:d 21:dapp -26:doe 25:down 42:for 35:have 114:hex 39:inside 48:into 25:just -35:know
24:letter -22:make 31:metamask 29:need -38:numb 33:only -24:out 74:permit2 42:pl 42:please -26:proxy 51:return 47:rout -28:safe
44:show -27:site -31:some -22:source 66:spend -27:that 24:they 23:thi 32:token -26:transf 22:unit 26:unlimit 48:valu 45:whole
-22:why @~account -31: 5:* 25:10x -52:^account 58:^addres 28:^biggest -23:^can -31:^cancel 75:^fund 20:^how -63:^in 22:^liquidation
-21:^mint -47:^my 60:^nonce -33:^on -33:^the 87:^token 34:^what 38:^who -25:account 25:again 24:am -65:and -22:are -34:balance 20:be
74:been -31:between -24:can -42:cancel 35:chain 34:coin 59:create 53:dao -25:did 43:doe 54:down 40:empty -44:entry 32:every
-36:everyth 47:far 28:fattest 20:for 35:forgot 21:from 68:fund -29:ga -31:got 32:ha 29:have 31:hot 25:im -38:in 31:incl -55:it
52:keep -30:lamport 60:liq 37:liquidat 20:list 56:long -22:los 34:many 78:margin -45:mempool -28:moment -29:move 27:network 48:next
-41:not -33:old -34:open -62:order 28:our 22:own 65:pay -38:pend 53:perp 30:pl -31:please 39:price -31:put 27:queue -22:rent -32:rug
-29:safe -22:saving 51:say -32:short 20:should -36:show -34:sit -62:spl -26:state -35:stop 34:straight -30:supp 30:that -47:there
-28:these -24:to -38:today 46:top -55:transaction -20:turn -25:unlock -41:up 23:used -23:v -32:value -23:verify 42:wallet 26:well
-39:which 54:will 20:with -22:you @~activity -49: -14:* 30:^all -21:^i 32:^list 42:^trad -37:^wallet -31:^who -27:a 27:about
-43:activity -25:balance 29:be 35:been 74:buy 25:came 35:cash -25:client 45:did -36:do -23:doe -27:follow -31:for 26:ha 24:he
-26:history 43:into 30:last 31:late -26:latest -23:ledg 42:list -26:made -21:money -32:out -26:politic 26:receipt 31:recent 20:rows
-25:say 40:she -31:touch 29:trad 36:trade -25:wallet 35:we 47:were 23:whale -28:who -42:with @~addres 14:* -41:24h 23:? 77:^a
-54:^addres 50:^all -50:^any 35:^by -39:^can -28:^capital -29:^compare -39:^contract -26:^could -22:^find 21:^how 29:^i -22:^if
-28:^ledg -48:^my 54:^need -29:^newest 24:^pool 47:^price 46:^show -23:^supp 20:^tell 32:^tx 24:^volume 58:^wallet 28:^we 25:^where
-40:^which 32:about 28:addres -46:address 23:aft 31:all -23:also 21:am -21:an 45:any -44:anywhere 42:apart -44:are 32:arriv 35:at
25:balance 47:be -33:biggest 31:blacklist -23:block -27:capital -21:chain -31:channel 29:client 42:coin -32:compare 24:copy
-24:could 69:counterparty 47:court -49:create 22:custom 48:dao -23:day 21:decimal 68:deep 78:dev -36:don 38:drain 44:draw 40:dump
49:earn 29:eip 54:email -21:end 22:everyth -35:explain -24:exploit -26:explor -61:factory 50:fake -36:find -30:flagg 41:found
31:from -44:front 31:fund 23:gave -28:gone 37:ha 40:have 30:her 70:hit 30:hot -48:hour 23:i 31:includ -49:inscription -27:inside
21:land 25:leave -30:lightn -30:like 57:liq 34:liquidity 25:look 27:lost -23:mail -31:market 82:meme -60:mempool -21:metamask
-34:min 20:mine 27:mint 56:mov 54:move 38:much 22:must -44:name 30:need 45:new -27:newest -27:next 20:old 44:one 40:ord -32:ordinal
49:oth 26:our -27:over -25:own -30:page 28:paid 59:pair 90:pap -29:payment -21:people 29:percent 39:pl 29:plain 25:present 43:price
21:prop -24:pull 27:read 72:real -34:receive 29:reserve -66:run 27:sat -42:satoshi -33:screen -38:see -26:shar -31:she 23:should
46:sitt -49:sold 42:some -21:stake 22:still 37:storage 67:str 27:symbol 46:t -35:talk 29:tell -42:that 30:the -21:their 36:them
26:then -36:these -35:they 37:thi -21:through 54:told -30:too -21:tool -23:total 39:touch 34:trade -45:transf 27:treasury -27:trezor
-25:two 27:used 50:vault 47:version 25:vol -34:wait 45:wallet -27:want 20:we -35:well -66:went 43:where 60:wheth -24:which -29:will
36:withdrawal -22:yet 30:yield @~alchemy -17:* 27:^for -42:^make -27:^price 32:alchemy -40:at 35:entry 46:every -28:go 31:list
-38:logo -41:make -26:me 25:only 33:position -23:price 23:quote 37:unit -23:want 34:we @~approval -30: -14:* 27:^before 21:^can
-55:^i 35:^list -51:^please -92:^revoke 54:^token 46:^what 59:^which 30:^who -32:account -26:addres -54:all 22:allow -25:am 62:any
38:approv -29:approval 25:approve -25:be 66:can 24:clean -37:click -28:confirm 30:did -22:do -35:doe 32:erc20 -80:every -63:for
21:from -25:gave 42:give 24:hi 40:how 23:if -34:it -31:know -22:ledg 70:list -60:me 48:much -52:my -28:network 33:nft -34:now
-38:old 46:one -33:open 29:our 25:out -37:own 32:permission 23:permit2 -75:please -24:pull -90:revoke -26:right 105:should 44:show
-23:site 50:so -40:some -20:someth 23:source 42:th -70:that -39:thi 53:think 24:token -27:unlimit 21:up -28:wheth 49:which 35:whom
22:with @~asset -11:* 33:? 27:^coingecko 28:^compress -43:^everyth -30:^in -31:^make 29:^my -26:^need 27:^please -30:^price
-20:^show -39:^token 27:^what 37:^which -40:also -29:artist 33:asset 31:belong -20:block -36:by 20:came -38:category 22:cnft
-22:coin 22:collect 21:collection 30:compress -27:contract -21:could 29:cov -53:creator -23:d 24:digital -37:do 62:doe -41:everyth
-20:find -23:floor 24:friend -29:ha 30:had 75:he -21:her -22:hold 25:into -27:item 30:kind -25:last 26:left -23:like 35:lin -56:list
-28:make -39:member 25:metadata 26:mix -39:mov -31:name 40:nft 50:numb 30:number -38:offer -64:one -33:only 41:own 20:phantom
-48:piec 26:platform -29:price -20:read -55:same -68:send 30:she 31:so -24:spl -21:the -22:there -21:through -23:to -39:token
-29:too -42:top 35:track 67:trait -25:up -21:wa -22:wallet -26:want 34:went 33:what 23:whatev 33:which -38:who 21:with -22:would
24:writ @~at -30: -5:* 56:^doe -39:^on -35:^price 42:^pyth 25:^read -24:^which -30:against -21:all -25:at -21:by 39:can -22:cold
30:confidence 27:contract 29:for 34:have -20:how 23:i -21:much -22:one -25:or -22:over 42:print 45:pyth 27:read -38:say 80:stock
39:that -46:thi -23:time 26:very -31:where -26:which 33:with @~balanc -33: -10:* -29:^can -24:^decimal -33:^doe 24:^for -21:^list
-49:^only -26:^price 32:^token -33:^which -22:an 22:and -24:at 41:bag -43:by -28:can -23:contract -33:decimal 25:doe 52:every
49:explor -40:go -48:got -44:ha 42:have -35:held 32:holding -28:i -38:inflow 56:inside 23:lie -28:many -40:most 24:much 22:need
-37:no -22:not -43:one -81:only -31:or -25:perp 21:position 45:pric -62:rows 33:search -31:smallest -23:somebody 32:spot -21:the
26:there -57:thi -23:trad -22:trade 34:unit 43:up -40:want -21:what 27:would @~balance 25: 25:* -27:^account -62:^addres -29:^all
-23:^allowance 29:^any -29:^balance 45:^can -61:^contract 47:^did 48:^doe -36:^ga 86:^held -48:^how 30:^i 56:^in 47:^my -35:^need
61:^our -21:^please -20:^show 46:^the -48:^token -44:^turn 28:^wallet 48:^when -24:^who 28:about -53:account -38:addres -68:address
-21:allowance 34:am -49:and 21:any 31:app 33:are 44:ask 43:at -22:back -24:balance 46:behind 28:by 76:call -21:came 38:can -27:chain
-32:chang -22:change -22:circle 59:claim -28:client -21:close -53:coin 51:cold -31:compare 21:confirm 70:crypto 60:custom -29:d
70:dao 22:deposit 69:did 77:do 38:down 45:empty 58:en 32:exchange -30:explor 23:fee 21:for 21:friend -33:from -39:ga 48:gave
-26:given 33:go 26:got 69:ha 79:had 42:he 72:held 30:her -28:here -58:hi 42:history -20:how 25:i 24:in -40:into 27:keep 42:know
-48:lamport 49:left 29:lie 40:like -43:list -23:live 31:many 39:market 54:metamask 32:moment 35:more -34:mov -45:much 57:multisig
38:name -67:native -22:need -42:nonce -26:not -27:numb 38:office 21:our -43:out 25:own 26:pl -33:please -22:protocol -45:pull
-29:put 41:queue 22:report -25:rout 46:run 59:see -58:send 35:should 56:show -24:sign 42:sit 28:sitt 54:so -22:some 41:somebody
40:someone 45:stablecoin -45:stak 22:still 31:storage 42:symbol -31:take 22:tax 41:tell -40:th 42:that 41:the -24:their -28:them
-47:there 42:these -40:they 63:to 31:today -46:token 48:treasury -46:turn 39:two -31:up 56:vitalik 31:want -53:we 44:when 27:where
-23:who -23:whose 55:why -22:with 21:work -21:would 67:you 84:zero @~block -17:* -25:^block 52:^height -37:^in 55:^latest
-23:^mempool 53:^my -28:^next 43:^on -48:^our 22:^please -56:^the 40:^time -39:^transaction 25:^what -34:^who -33:a -22:already
58:at 22:audit -26:auditor 26:balance -58:been 32:block -24:built -64:burn 33:by 21:close 47:closest 27:count 22:current -56:did
-34:difficulty 31:doe -22:dur 25:end -22:epoch -32:exploit -25:explor -23:fee -21:first 41:full -63:ha 39:hack -20:hashrate 35:have
-25:how 21:i -22:if -25:in -42:includ -27:inscription 23:inside -42:it -50:land 35:latest -27:like 29:log -22:mempool -32:mint
-37:morn -60:most -64:much 47:nearest 32:need -27:next 59:now 30:on -27:ordinal -47:our -41:payment -35:pool -48:price 30:produc
-60:propos -28:read 52:right -27:run -29:second 33:slot 29:snapshot -22:stuck 45:that -22:them -32:those 46:time 44:timestamp
-23:today 45:trade -47:transaction -42:transf -21:up 28:utc 31:wa 33:we 28:went -39:were 25:when 34:where -28:who 29:year @~bridge
5:* -30:^and 34:^could -26:^i -28:^my -23:^what -53:^which 24:acros -33:been 28:between -39:busiest 33:could -29:cros -23:day
61:deposit 39:did -41:exchange -28:for -46:ha 34:kind 20:late -25:leave -23:ledg -40:list -45:long -44:most 35:mov 57:much -24:my
-29:net -20:no -21:number -22:one 21:or -40:our -20:plan -20:protocol -41:sent -20:show 70:since 48:statu 49:still 32:tell -28:thi
-25:time 31:today -34:total -34:transaction 32:transf -20:u 42:use 48:used -46:week -22:what -59:which 74:withdraw 57:yield 29:you
@~btc -43: 57:^a 47:^addres 44:^and -54:^any -49:^best -40:^block -37:^can -27:^could -59:^did 77:^fee -45:^ha -26:^hash
49:^hashrate -33:^kind 55:^latest -29:^ledg 25:^list -59:^mempool -37:^min -52:^my 41:^one 48:^please -47:^price -31:^rate
-23:^recent 24:^sat 45:^show 32:^transaction 30:^tx 67:^wallet 42:^what -29:^when 27:^where -36:^which 44:^why -76:address
26:adjustment 34:again -30:and 41:any 47:apart -25:are 37:arriv 22:balance -21:bank -21:be -45:best 27:biggest 30:buy -58:change
-29:channel 25:check -32:client 33:coin 37:confirm -23:confirmation 29:consolidate 47:cost -24:could 20:currency 27:current
60:deposit -23:difficulty -28:do 26:each 28:every 21:fee 37:first -24:for 30:found 32:full 51:gave 23:go -21:gone 24:guy -25:hack
-23:hash -32:hashrate 91:have -56:height 22:i -37:id 36:if 37:includ -59:inscription 27:inside -23:keep -29:kind -33:last -34:late
47:latest -29:lightn 61:like 35:line 28:list 72:look 33:lost 33:low -28:made -31:make 26:me -78:mempool -60:min 44:mine -25:mint
-28:moment 21:morn 53:mov 29:must 31:n -32:name 68:near -48:network 61:new -23:no -29:not 48:now 55:old 47:on 94:one 40:ord
-36:ordinal 57:oth -35:over -62:own 43:paid 64:pap -27:payout -22:percent 34:pl 34:please -59:pool 23:present -55:price -26:public
43:queu -39:queue -32:rate 30:real -34:receive 31:recommend -23:rn -81:run 45:sat -50:satoshi 23:say 47:see 33:sell 49:sent -25:shar
-45:share -37:sit 47:sitt -42:slot 30:small -40:sold 35:some 42:spendable -21:stake 40:still 38:storage -32:stuck 21:supp -26:take
21:that 43:them -28:then 36:they -34:tip 69:top 39:touch -64:transaction -29:treasury -32:trezor 61:txid 35:unconfirm 43:up 28:utxo
52:vb 36:volume 56:wallet 42:want -46:went 37:were 29:what 68:wheth -32:which -41:who 36:why 22:with 26:withdrawal -31:won -27:worth
29:would -66:yet 39:you @~category -46: -29:* 26:^coin -32:^market -39:^which -20:a -26:and -35:are 66:category 26:exist -29:for
-28:i -43:lay -20:like 21:list 21:meme -33:my 21:nam -25:need -25:one -37:rank 58:sector -56:that -31:the -28:what -48:which @~chain
4:* -52:^all 34:^average -31:^block 47:^chain -44:^circulat 20:^compare 78:^contract 48:^dex 30:^doe 28:^for -21:^if 24:^in -32:^it
-30:^kind -29:^look 23:^notional -46:^on 30:^option 36:^our -35:^pool -20:^protocol 60:^rank -24:^search 21:^since 62:^stablecoin
-76:^supp 31:^total -32:^volume 28:^we -26:^what -23:acros 48:actual -29:add -73:all -44:already -24:also -28:am 55:among -63:amount
-36:answer -30:are 53:ask -44:at -37:atm 43:average 68:before -21:between -40:block 118:blockchain 49:blockscout -33:busiest 25:busy
31:call -58:circulat -38:circulation 40:claim 52:click -28:client 31:collection 27:company 81:compar 65:contract 26:copy -27:current
55:d 24:defi 75:deploy -22:develop 45:dex -27:doe -31:e -22:even 21:evm 23:exchange -25:exploit -28:explor 40:figure 35:file
25:first -30:float -23:follow 25:for 39:gone 48:goplu -21:got 20:grant 36:grew 30:grow -70:have -25:he 23:height -39:history 21:hit
30:id -66:issu -43:itself 55:keep 23:kept -27:kind 71:know 53:l2 -29:late -44:lett -22:lightn -24:liquidation -39:lol -23:look
-21:made -46:make -27:many 37:money 33:more 29:much 35:network -32:new -34:nod -40:now 25:on -57:oth -23:out 26:over -34:own
-27:paid 25:pay 35:people 27:per -22:perp 64:pl 21:please -42:pool -22:pull 24:rent -54:right -24:rn 34:rollup -64:rows 44:rpc
21:same -30:satoshi 34:say -42:search 37:see -31:seen 50:send -47:sery -29:share -24:she 20:show 45:sit 49:site 23:slide -28:small
-28:sold 45:some 25:someth -42:stabl -72:stable 38:stablecoin 23:stand 28:start -22:state 53:str -26:stuck -36:supp -27:th 33:than
-26:them -50:then 35:there 32:they 63:those -27:through 40:to 43:today -25:too 45:trade -22:transf 30:trend -29:turn 60:turnov
40:tvl -25:twitt 49:type -34:und 21:url 38:utilisation 42:v -58:venue 20:versu 48:wallet 46:want 35:we -24:were 44:where 25:who
-48:whole 41:with -29:yield @~chart -25:* -22:? -33:^a -54:^and -47:^at 43:^by 51:^chart -41:^circulat -26:^clos 43:^compare
29:^contract -33:^defillama -46:^did -26:^ha -33:^in 52:^kind -67:^market 37:^my 28:^of 28:^our 25:^please 59:^pric -67:^price
25:^pull -42:^since 50:^stablecoin -23:^stak -50:^supp -23:^tell -83:^the -48:^token 46:^v -21:^what 28:^yield 33:a 48:advis
59:against -54:amount 28:an -43:any 33:apy -20:are -45:around 36:auditor 34:back -26:balance -23:bank 49:beginn -46:below -23:beside
28:bett -41:biggest 28:board 48:book -24:bos -36:buy -45:cap -45:capitalisation 39:chang 72:chart -59:circulat -56:circulation
-48:client -31:coin -31:coingecko 21:company -62:compar 38:compare -47:cost 23:could -43:country 22:cov -21:crypto -34:current 53:d
-32:dao -38:dat 48:decimal 40:defillama -43:deposit 27:develop 39:did -36:dividend 58:do 43:done 34:down 33:draw -38:drop -34:due
-22:dump 41:employ -22:erc20 -52:exploit -35:far -20:figur 59:figure -21:find 71:fine 48:firm 46:float -22:found 44:from -35:fund
-38:futur 54:gain 26:gave 25:giv -27:give -29:goe -31:gone -41:grandson 65:grew 21:grow -28:had -31:hash 25:held -26:highest
49:history 26:id -39:index 38:it -28:keep -39:know -23:large -34:late 42:least -32:lett 45:like 26:liquidity -30:los 37:lose 29:lost
31:low 27:m -24:made -39:market -32:me 37:memo -25:min 47:mint -62:money -30:month -39:mov -49:move -22:much -33:must 24:my -25:n
31:need 31:next 22:no 60:number -49:often -24:old 27:only -21:open 37:or 35:over 33:pap -46:park 43:past 21:pay -28:people -66:per
36:percent 42:pile 51:point 21:pool 28:position -41:price -25:profit 46:project 22:pull -40:quarter -32:quot -23:rank -56:reach
-20:record -24:regist -60:report -24:return -67:risk -22:rows 62:same 23:saving 23:second -25:see -30:sell -22:sent -24:sentiment
70:sery -33:should -22:side 37:since -50:sit 33:spread 44:stabl -61:stable -21:stak 62:start -57:statement -30:still 24:summ 26:tax
-41:term -23:that -29:them 36:there 32:thesi 82:thi -29:tim 56:time -82:today 22:too 22:trade -76:trader -24:transaction -24:turn
44:up -28:use 27:v 69:value 43:venue 33:very 28:vol 40:we -62:week -35:whatev -25:when -25:where -27:wheth -38:with -32:worth
-74:year -51:yet -26:your @~check 29:^and 72:^any 38:^are 30:^before 33:^buy -32:^can 38:^check -48:^did -29:^draft 29:^ha 35:^if
-36:^my 31:^safe -28:^source 37:^the 41:addres 28:aft -27:airdrop 26:already -56:also -38:and 49:any -20:anywhere -26:ape -44:app
40:approval 22:approve 55:at 31:but 38:button -33:buy -30:click 22:code -28:company -28:connect -22:cost 71:counterparty -38:d
55:dangerou -29:deploy -38:did -29:draft 30:drain 27:dust -41:end -21:exact -32:fake 21:farm 29:file -30:find 25:first -32:flagg
-21:found -32:friday -42:friend -39:front 43:fund 52:go -23:got -29:grant -24:guy -30:hi 44:hidden 26:hold -35:just -25:know
29:known -23:ledg -40:left -22:legit 24:like 54:look 31:mail 30:maliciou -30:many -44:match 31:memecoin -25:min 26:mine -21:much
-23:my 24:nephew -55:network -30:next -61:nft 55:no -31:not -50:our 53:page 22:pippin -41:pl -31:pool 24:proof 36:publish 40:put
-25:rout 23:say -34:screen 25:search -42:see -29:shill 65:should -38:simulate 22:site -21:solidity 26:some 29:strang 37:swap 88:t
28:team -20:telegram -22:that 21:the 20:thi 30:tick 39:trap 26:trust 36:verify 27:want -23:we -48:what -25:where -27:whom 40:why
52:with -38:yet -24:you @~coin -5:* 23:24h 37:^all -64:^and -44:^at -54:^can 25:^chart 42:^circulat 23:^clos 49:^coin -40:^coingecko
-22:^contract 76:^everyth -34:^explain -24:^find -38:^floor -31:^for -85:^ha -22:^if 28:^in 35:^it 53:^kind 78:^market 50:^mcap
26:^need -28:^next -27:^open 33:^our -29:^put 53:^tell -66:^the 87:^token 25:^top -47:^total 33:^we -47:^who 48:account -41:ad
28:add -27:addres -52:against 24:also -28:among -46:an 27:and -43:apart 48:are 59:around -30:artist 29:ask -39:at 21:auditor
42:below -23:beside -58:big 39:biggest 52:both -45:bought 33:bridge -36:buy -22:by -29:can 26:cap -30:category 31:chart 33:cheapest
-24:check 37:circulat -23:client 30:close 78:coingecko -24:cold -44:colleague -53:collection -22:copy -48:cost -38:current 65:d
-41:dat -40:data 21:date 44:day -22:decimal 44:depth 36:description -23:develop -25:dex 48:done 20:drain -28:drop -45:dump -32:each
21:end 22:even 32:ever 81:everyth 35:exchang 62:exchange -38:exist -32:explain 51:exploit -22:fall 66:figur 50:figure -53:fill
-34:find -57:floor -32:from -49:full -24:fund 51:gain -41:go -64:gone 54:google 46:got 21:grandson -34:ha -33:hash 38:high 32:him
-34:history -22:hold -23:how -24:if 24:in -88:index -28:into -39:just -34:keep 21:kind 41:largest 20:late 58:lay 48:lend -23:lett
46:like 20:look 25:lose -42:m -47:mem -34:meme -30:mine -41:mint -22:moment -28:morn -23:most -39:n -37:name -71:near 55:need
48:nephew -34:new -22:news -42:next -21:now 36:ohlc -35:old 33:only 27:order 35:out -32:over -30:own 25:paid -22:pay -61:people
-36:per -21:pile 35:pl -29:plz -46:portfolio -20:possible -27:post 42:present -58:pric -33:price -22:project -29:put -68:rank
52:ratio -50:reach 28:read -49:real -21:regist 22:right -45:rn 26:rows 41:same 28:say 31:school -56:second -26:sector -51:sell
-22:send -29:sentiment -33:set -27:she 55:sheet 42:since 32:sold -28:spot 31:spread -35:stable -41:stablecoin 61:start 48:startup
-65:statement -24:step -61:still -29:t -21:table 25:tax -40:telegram 38:then 38:there -27:these -21:they -53:think -21:those 32:tick
-38:tim 50:time -54:today 50:togeth 30:token -45:top 20:total -23:trad -24:treasury -62:turnov -45:twitt 27:und -30:until 27:use
45:utc -36:v -36:valu -34:venue 24:vol 63:volume 32:wa -21:wallet 58:want 31:website 46:week -36:went -29:were 52:whatev 20:when
-28:wheth -48:who 31:whole 21:will -23:with 51:work -52:year @~compute 27: -31:* 23:? -52:^addres -27:^contract -35:^ha 27:^namehash
37:^the 34:^when -20:addres 31:be 35:contract -48:create 20:deploy -33:do 20:doe 25:end -60:factory 36:for 30:from 29:get -35:ha
-29:look 33:namehash -25:next 43:node 30:plain 38:subdomain -47:that 30:we 31:when 30:where -26:will -41:with @~contract -26:*
39:^abi 52:^and -62:^call 28:^chart 25:^check -29:^coingecko 47:^collection 33:^contract 25:^everyth -58:^find 23:^ha 21:^how
-33:^in 60:^it -21:^list 69:^look 22:^make -36:^my 36:^need -31:^of 26:^our -34:^read -32:^review 27:^someone 26:^source -70:^token
-66:^verify 59:abi -21:addres -22:all 41:am -54:answ 25:anywhere 28:ape -25:artist -39:ath -44:attach 53:auditor 24:balance -43:base
-24:between -24:bought -45:call -21:cap 20:change 25:chart 23:chat 25:cheapest 35:check -44:colleague 42:com 39:compare 31:compil
-38:contract -20:convert 38:current 45:d -27:dangerou -30:dat 38:decimal 23:delegat 35:description 29:developer 27:did -25:diff
-39:each -23:eip 67:enough -42:erc20 -30:error -43:etherscan -53:exploit 36:explor 21:farm 30:fee -27:fil -54:find -22:follow
-26:for -23:ga -29:hash -47:here 23:hidden -27:him 62:hold -20:holder -31:holding 22:how 23:it 40:jpeg -48:json 20:just 43:know
47:lend 37:link 56:look -51:m -23:make -45:match -40:may -35:meme 21:memo 23:move -20:must -29:my 40:need 20:not 34:numb -20:open
21:or -45:oth 37:out -39:own 39:owner 46:paid -21:penguin -30:pool 23:proof 44:proxy 34:publish 30:quot -36:regex -44:result
23:review -21:risk 35:rout -23:rows -46:run 56:sal -53:same -48:say 29:script 33:second -26:send 21:set -29:she 24:shill -26:should
-28:sise -33:sit -28:site -60:so -26:sold -24:some 33:someone 27:start 21:stat -23:supp -27:swap 41:talk 29:team 35:them 25:there
-29:thi 38:tick -23:time -43:token -37:top 44:two 57:und 24:user 40:vault -21:version 37:view -20:volume -26:wallet -26:way 26:we
28:website -50:week -30:were 30:whatev -38:whole -59:whose -33:without -20:writ -51:write @~counter -27: -8:* -20:^ga 44:^hold
-34:^numb 31:^please -45:^token 21:^total -25:^tx 29:^what 31:about 30:account 43:active 50:activity 30:address 38:already -33:been
-58:block 27:both -47:burn 57:burnt -55:by 45:count 70:did -25:do 29:for 23:ga -24:go 26:have -43:he 57:hold -23:holder -25:it
-42:keep 60:know -22:last 32:left -42:like -25:look 43:made 44:more -29:numb 22:or 33:out 69:pay 23:rollup -40:say 49:send -61:since
30:talk 25:tell 28:th 36:them -55:these -21:time -35:today 25:token 28:transaction -32:vitalik 22:wa 53:we 35:who @~decode -37: 31:*
43:4byte 37:^4byte -27:^abi -47:^doe -76:^event 46:^get -24:^how 38:^metamask 56:^my 35:^our 35:^please -58:^selector -27:^topic
-31:^topic0 -24:abi 23:all 34:an 39:any 41:argument 22:ask 54:be 41:behind 39:blob -35:build 53:byte -21:call 25:can 39:chain
31:code 30:constructor 21:custom 22:dapp -29:data -23:decod 25:decode -30:did 24:down 47:eip -33:emit 29:error 45:event 45:every
46:from 22:function 44:get -21:give 36:go 28:ha 22:hardware 51:here 41:hex 21:i 55:id -39:input 45:inside 53:into 27:it 33:letter
22:log 41:lookup 20:many 35:me 89:mean 35:metamask -28:method -37:nam -31:need -43:no 62:nonce -38:old -22:one 34:only -35:our
-20:pl 22:raw 23:read -22:real -69:receiv 42:recipient 37:return 23:revert 33:rout -50:safe 35:see -33:selector -49:send 55:show
31:sign -26:site 37:swap 30:t 51:take 24:text 30:that 41:thi 22:to 29:token 70:topic 34:topic0 32:trace -24:transf -26:two -31:tx
34:unit 39:unknown 35:value 28:wallet 43:what 27:where 39:which 52:would 27:write 22:you @~defi 33: 12:* -35:? -31:^am -31:^chain
-21:^coin 35:^could 44:^defi -21:^fee -30:^for -25:^give 53:^ha 28:^how 24:^i 27:^in -26:^lend -52:^market -22:^stak -41:^the
-35:^unclaim 23:^what -26:^where 55:^who -37:about -48:addres 42:aft -35:against -32:airdrop -48:all -50:also 32:amount -44:any
59:anywhere 27:app -24:apy 26:are -66:balance 22:bank 25:between -39:big -30:build 26:by 26:category 57:chart -23:claim -27:commit
-26:contract 34:could -31:current 33:dao 24:dapp 26:defi -38:defillama 27:develop 30:do 33:down 54:each 57:earn -31:eligible 58:end
36:everyone 32:exploit -60:fee 42:fund -60:get -31:github -32:give -23:got 23:ha 49:hack 20:he 26:hi -22:history 56:hold 22:i 30:id
44:if -64:into -21:itself -48:job -27:just -30:keep -25:key 45:large -23:largest -62:late -34:lead 42:leave -21:lend 31:lent 20:lp
-90:made -50:many 40:mine -26:network 33:new -38:now 63:numb -28:old 46:one -28:only 43:our 23:out 33:over 37:people 43:pl -23:plu
-23:point 37:post -45:price -33:print 55:provide -28:recent 55:run -39:saving -24:say -32:season 29:see 55:service 65:share
-30:single 54:sit 41:some -29:stable -23:stablecoin 35:stak 86:still -26:swap -24:their -41:them -64:there 54:think -23:to -32:today
-38:togeth -56:too -41:trade -35:use 41:value 26:vault -28:wa -40:wallet 57:want -59:we 41:went 35:when 25:which 55:who 48:whole
37:with -20:work -20:writ 40:yield @~derivativ -33: -7:* 23:^all -47:^futur 43:^how -34:^perp -51:^rate -58:^show 39:^the 53:^what
-46:all 37:biggest -40:close -27:coingecko -27:could 71:derivativ 53:did -38:else 41:first -34:for -38:friday 41:friend -44:from
38:futur 29:hedge 61:how 35:i -30:id 41:in 20:just -43:know -30:liquidat -37:list -21:long -56:me 72:much -48:name -41:of -23:oi
-33:one 41:only 40:open -25:or 47:over -28:perpetual -56:please 24:report 41:rn -28:short -58:show -43:spot -29:still 26:them
-25:today -37:total 64:turn 39:turnov 46:venue -31:wa 40:what -39:you @~detail 50: 13:* -29:^block -26:^need 45:^on 27:^what
-56:^which -28:^who -27:all -20:already -26:and -55:been 79:block -21:broadcast -62:burn -30:by 46:call 29:data -29:did -28:doe
25:fail -20:fee 51:full -22:get 27:ha 41:hack -26:have 38:if 35:in 54:input -29:it -22:latest -24:made 22:many -20:mint -68:much
-26:newest -35:now 38:or -36:our 45:please -51:price 23:produc -60:propos 21:reward -20:slot -30:so 51:that -29:them 28:thi
-25:those 65:time -57:to 38:transaction 22:tx -47:were 27:what -50:which @~dex 3:* -59:24h -30:^a 23:^all -21:^am 28:^and 28:^any
-21:^biggest 47:^busiest 43:^by -26:^fee 37:^find 23:^list -46:^on 32:^pair 49:^please -40:^pool -24:^price 65:^search 28:^total
53:^where 21:acros 29:addres -29:an -42:been 49:busiest -44:buy 26:by 30:can -21:chain -21:coingecko 30:come 44:data 65:decentralis
22:deepest -39:desk 29:develop 61:dex 33:did 33:everyone 26:exchang 25:exist -41:explor -30:fee 34:find 23:for 28:from -32:fund
40:geckoterminal -33:give 39:group -22:ha 22:have -21:history -27:keep 25:known -25:launch 36:led 20:liq -26:marketplace 41:mint
29:month 36:move -28:nam 65:name 26:network 23:new 32:numb 52:one -35:only -38:oth 23:our 22:over -35:own 52:pair 48:percent -23:pl
26:please -31:pool -30:price -38:rank -40:result 38:same -29:say 45:search -51:sell 29:show 54:since -27:so -31:swapp 29:talk 22:the
42:then -24:there 40:tick -33:to 21:today 43:trade 27:use -39:venue 40:vol 25:week -26:were 28:where 27:your @~en -23:? 26:^addres
22:^before -31:^convert -31:^did -27:^how 26:^my 23:^on -21:^please 26:^reverse 33:^the -31:^what 37:^where 34:^which 21:account
27:addres -35:already -23:behind 32:both 51:by 22:call -38:can 22:client -20:cold 38:colleague -30:convert 20:could -31:did 46:do
-23:doe -35:give 29:go -23:have 31:he 34:hi -68:how 33:i 50:if -26:it -21:know -44:many -27:me -40:much 32:name 21:of -22:old
-22:one -67:or -29:paid 33:payout -57:pl -27:please 53:point -28:resolve 26:reverse 30:say 28:see 49:send 24:sent -24:should 33:some
-43:somebody 44:someone 47:still 29:text 38:u 53:verify 24:wa -28:wallet -34:what 36:where 32:which 21:who -20:ye @~entity 35:0x
29:^a 28:^before -25:^can 43:^coingecko 39:^find -25:^for 28:^list -29:^look -28:^my 25:^on 42:^our 27:^resolve 20:^someone
56:^stack -44:^tell 37:^we -29:^when -37:^which -26:a 36:about 35:an 30:anyth 34:ask 42:audit 46:auditor 61:average -30:been
21:before -49:behind 34:book -25:bought 37:category 59:change 30:chat -29:client 62:code 28:coingecko 30:colleague 21:com
-25:contract 27:copy 21:country 22:crypto -23:dao -37:do -34:each -21:en 31:error -49:exchange -22:explain -21:fee 55:find 26:firm
-22:first 48:found 25:from -54:gave -21:government -42:ha -45:hand -53:hash 27:here -43:hi 23:holding -31:hot -22:how 23:i 41:id
53:identify -34:if 29:includ 56:invoice 44:it -27:keccak -25:late 31:ledg 37:like 37:long 28:look 23:los 24:mail 34:market 36:min
21:mine -24:money -63:morn -51:much 26:n -24:nam -60:name -23:now 23:numb -21:of 60:old -68:only -24:oth 33:out 47:paid 32:past
26:pay 40:payment 26:present -52:price 40:profit -51:rank -44:real 35:right -25:run -57:same -32:satoshi -35:say 24:shar 30:sheet
-21:show 32:sitt 25:someone 20:someth 45:stack 32:start -24:str -74:tell 31:text 48:th -34:their 26:they 61:token 41:tool 29:track
23:transaction 27:treasury 36:two -25:u 36:v 35:value -27:wa 28:we 25:were -24:when 44:whom 26:with 33:work 25:worth @~erc20 22:
-22:* 56:^allowance -48:^can 36:^could -24:^decimal -24:^doe 41:^for 24:^how 47:^i -20:^in -32:^list -33:^may -34:^please -32:^read
-59:^show 60:^supp -24:^the -34:^token -42:^total -28:^what -23:^who 48:account -21:address 36:aft -23:airdrop 31:all 54:allowance
42:already -20:an 25:and -35:approval 28:are -39:ask -23:at -46:be -29:burn -33:call -30:can -24:claim 33:confirm 22:contract
28:could -49:data -41:do 44:erc20 27:exist -29:far -22:first -25:flow 31:for -70:gave 30:go 50:hack 66:holder 38:i 37:incom 35:last
27:link -47:make 36:may 39:more -47:movement -23:much 31:my 55:name -23:native 25:need -35:nft -29:no -46:numb -29:of -70:off 66:old
-59:one 56:only 63:open 25:over 36:payment -48:permit2 -40:please 34:pool 23:report 54:rows -20:safe -55:same -59:show -20:sit
-46:spend -36:start 47:still 75:supp -50:symbol -25:take -27:th -35:that -33:them -47:there -22:these 33:they 21:think 45:through
-35:to -36:token 20:tonight 37:total -37:transf -61:transfer 41:treasury -26:unlimit -25:want -23:were -24:what 42:who -27:whole
-37:with 23:you @~estimate -35:* 25:^if 32:estimate 26:go 26:if -21:like -23:no -21:paid -39:please -28:price 36:program -23:rn
-28:send 28:sent -25:set -22:some 32:swap -24:that -42:today -41:wallet -36:want -23:where -32:would 22:writ -31:you @~etherscan
10:* -22:^all -31:^for 45:^need 45:^newest 23:^show 27:^the 21:^transaction -72:^verify 53:^we -23:^what 50:account 51:and -35:at
-24:been 28:compil -62:contract 38:crypto -39:etherscan 38:ever 25:fast 36:fee -33:fil -25:find 50:first 22:from 21:fund -26:hash
-51:have 48:in -37:incom 29:internal 29:licence -45:lin 23:list -27:money -21:most 72:movement -24:noth 30:of -42:old 22:oldest
21:on 24:one -60:only 23:open -22:our 72:out 20:own 42:paid 55:pull 43:receiv -44:send 28:sent 20:slow 47:start 21:their 22:them
-36:token 23:top 58:transaction -32:up -40:verify 62:very 35:we -27:who @~event -15:* -31:? 55:^all -22:^chance -33:^how -22:^i
32:^imp -59:^list -37:^my 36:^odd 38:^settl 48:^show 72:^topic0 -22:^what -21:a -30:about 50:all -37:an 33:are -33:argument -33:been
-23:bett 25:both -25:chance -38:clos -32:could 38:crypto -60:current 25:custom -24:data -22:decemb 42:each -20:enough 23:event
24:filt -53:find 33:first 21:for -42:from -32:get -39:give -52:ha 34:hash -37:have -44:here -35:how 34:id 30:imp 34:in -24:it
-51:list -44:market -64:mean 36:need 37:now 41:odd -23:of -29:old -27:only 37:our 26:paid -47:per 20:pric -25:question -39:resolve
25:right -23:say -25:settl 37:show -34:sport -48:still 55:strik 57:strike 37:that 25:their -24:them 38:there -22:thi -51:tick
-29:today -25:topic -34:trad -22:trade -36:u -22:value -51:volume -25:what 39:whose -40:will -37:you @~exchang -37: -8:* 22:^best
23:^for -34:^how -22:^i -41:^open 23:^the -50:^trust 22:at 22:best -23:coin 38:country 54:derivativ 25:exchang 42:exchange 44:for
53:found 22:from 22:futur 37:ha -36:how 29:id -26:it 45:kind -31:know 33:largest 23:list 34:me 27:mean 23:memo 37:min -60:my -28:nam
33:name 36:need -26:no 31:now 33:only -40:perpetual 48:rank 32:right -31:score 43:should 53:show -27:still 28:their 25:them 26:they
-76:thi 62:turnov 33:which 39:with 60:year -20:you @~exchange 21: -17:* -21:^any -59:^are -47:^bid -23:^compare -27:^depth 52:^doe
41:^ha 41:^how -24:^i -27:^list -43:^market -21:^my -22:^on 37:^perp -38:^rate -22:^show -27:^trad 51:^trust 70:^volume -34:^where
-61:above -25:acros 90:against 20:also -49:answer 30:anyth -26:apart -41:api 26:app -43:are -25:around -47:ask -36:at -52:balance
-21:be -46:bid -25:big -32:biggest 47:both 50:bought 28:brok -47:by -21:chain 25:chart -21:client 72:clock -27:close -49:coingecko
47:connect 24:country -28:credit 22:currency 21:d 33:depth 64:did 43:do 33:down -25:dump 26:e 30:even -25:exchang -55:exchange
-21:fee -50:file 46:first -24:found -27:friday 58:friend -25:from 54:futur 30:get -32:gone 34:hedge -26:history -37:hour 40:how
-59:id 28:in 34:it -45:key -39:kind 31:know -45:largest -36:level -21:look -44:many 22:margin -33:min 24:moment 28:morn -27:mov
37:much 24:my -27:not -24:numb 27:off -23:often -26:oi -21:old 31:open 57:order -21:oth 48:over 44:pension -20:people -33:perpetual
61:place -51:present 23:quarter 32:quot -38:rank -22:rat -37:recent 26:reject 25:report 34:request -31:right -21:risk 30:score
-26:see 44:send 39:serv -55:service -48:should -25:show -31:spot -22:spread 23:stand -31:take 54:term -30:their -24:them 68:there
37:thi -33:tick 29:today -22:token 32:trade -23:trader 42:trust 84:trustworthy 71:turn 23:two -60:und 22:up -46:use -23:v -28:venu
78:venue 37:volume 39:way 57:we -39:whatev -22:will -45:withdraw -57:withdrawal -37:year 49:your @~fee -48: -19:* -23:^if
-24:^latest -35:^mempool -28:^price 22:^protocol 30:^rank 61:^revenue -30:^sat 30:^top -31:^tvl 23:^we 23:^where 28:a -45:aft
38:against 47:all 37:am 29:an 25:anyth 31:app -25:are 29:base -29:block -27:bot 24:build 34:can 23:chain -28:client 57:com -38:cost
52:crypto 38:dex 26:dividend -31:doe 24:dur -36:farm 37:fee -25:from -23:ga 42:get -21:he 75:hour 22:into 31:itself -31:keep 24:late
-21:latest 38:level -37:lie 26:list 26:made 43:mak -49:mempool 26:most 42:need 54:newest -29:next 34:no 38:not -30:now 41:numb
-20:of -52:one 22:only -74:oth 35:our 33:payment -30:pend 43:people -47:per -56:pool -23:price -30:profit -22:put 35:relay
-22:revenue 48:rn -30:sandwich -24:sat -23:satoshi -25:second -24:set 47:so -21:still 39:supp 20:team -28:that 24:they 24:those
38:through 30:tip 29:to 22:top -66:total -30:tp -63:trader -44:transaction 36:transf -23:trend -35:tvl -29:two -25:up -21:used -68:v
-47:vbyte 26:very -61:wa 31:want -33:were -26:with 21:within -37:would @~fund -23: -40:* -24:^fund -32:^how -41:^long 30:^next
-26:^on -51:^rate 20:^what -22:are 47:at -71:been 36:book -25:by 40:carry 24:current -31:did 47:do 24:exchange -40:fee 39:for
-31:fund -50:ha 33:have 22:history -36:how -29:in 28:it 46:late -41:leverage -64:long 63:m 47:margin -47:me -48:moment -46:much
-75:my 48:next 25:of -63:oi -44:open -30:or 44:paid -21:pay -26:perp -26:position 50:rat -32:rate -43:ratio -36:rn 45:short 30:since
61:swap -22:that 92:there -39:to 62:today 24:trad 54:v 21:volume 24:we 24:what @~ga -22: -33:* -28:^cheapest -22:^convert -21:^fee
83:^ga 25:^if 21:^on -50:^price -24:^what -50:^where -21:^which -28:aft -26:and 47:atm 21:big -33:blob -24:cheapest 29:compar
-21:contract -21:convert -48:did -23:each 32:estimate -44:even -27:for 33:ga -23:get 23:go -26:have 21:high 22:if -20:know -22:l2
36:like 22:moment -48:near -30:no -42:nod -44:one -30:pair -62:pay 35:pl 28:plain 33:present -40:pric -49:sat -22:say 23:sent -21:so
23:some -20:someone -55:station -26:that -23:them 34:there -26:they -35:tvl 35:tx 22:v -48:vb -34:wallet -37:want -48:where -28:you
@~global 22: -3:* 61:^ 25:^and -34:^chart -26:^coin 38:^defi 36:^dominance -29:^i -76:^in -77:^market -55:^stablecoin 28:^supp
20:^the 74:^total -24:are 27:beginn 33:biggest -24:cap 54:capitalisation -61:circulation 43:crypto 21:defillama 24:develop
83:dominance 47:float 24:for -41:get 58:index -40:into 54:it -42:late 32:lay -33:many 65:mcap -50:most -40:much -23:news 27:no 34:of
-25:old -57:over -34:price 49:sery 33:stabl -34:stable 20:supp -25:that -50:there 20:these -46:time -31:togeth 24:token -30:top
22:value 32:volume 27:want 36:whole @~hash -13:* 43:^hash -56:^i 22:^keccak -28:^the 40:are 20:at -43:can 28:contract -45:data
26:digest -39:do 38:doe 31:e 56:for -46:from -30:i 27:in 87:keccak -29:on 27:our 27:permit -27:rate 59:role -34:str -51:text 37:that
-39:thi 21:we -22:with -51:you @~historical 21:* 22:^and 53:^at 38:^chart 47:^compare -26:^floor 30:^for -67:^ha -35:^how -37:^in
-44:^next -28:^our -42:^please -38:^pric 66:^price 22:^show -23:^tell -43:^the -22:^total 55:^tvl 48:^v -34:^when -35:about
-29:advis -31:against -44:am -26:an 48:and 27:ask 67:at -23:auditor -32:been -49:between -26:block -29:book 21:came -36:cap 51:chart
-55:coin 41:compare -42:date 31:day 24:deck -45:defillama -35:develop 22:did -27:doe 49:done 33:down 22:draw 48:dump -35:end 43:ever
-26:exchange 50:exploit -22:far -27:file 21:find -54:floor -21:for -64:from -37:go -53:gone 33:got -40:ha -28:hash -50:have
-20:history -28:hold -39:how -35:i -33:index 43:inheritance -56:keep -34:know -23:last 30:lose -40:mcap 20:mine -21:much -31:must
-44:nearest 26:new -43:next -41:not 39:now 34:of -36:one -27:only 39:open 34:or -55:over -34:people -47:per -40:plot -37:pric
29:price -41:project 21:receiv -39:record -23:return -53:see 37:should 20:since 24:sold -39:supp -36:talk -38:tax 87:that -31:there
-34:these 48:thi -24:those -24:tim 78:time -38:today -23:token -22:total -31:trad 50:tvl 36:v -38:valuation 33:value -51:want -47:we
-49:went 32:were 32:when -42:where 58:will -38:with -24:year -36:yield -20:you @~history 26: -4:* -37:^and -33:^at -41:^balance
66:^biggest -62:^book -22:^by -21:^chain 39:^chart 50:^clos -24:^could -65:^doe -40:^explain -40:^fee -56:^fund 51:^ha -22:^how
-21:^if 52:^in -51:^it -29:^last -26:^list -37:^my -30:^need -35:^odd 24:^of 26:^on 63:^one 34:^our 27:^show -50:^stack 40:^swap
42:^the 57:^token -58:^wallet -31:^who 27:^ye 23:account 25:accountant 47:actual -48:advis 25:aft -41:already 61:around 38:ask
-23:atm 32:base 29:basi -30:been -34:biggest 98:blockchain -41:book 22:bridge 39:build 21:buy -69:by 51:cap 38:chang -42:change
35:close -31:coingecko 30:cold -21:com 27:compare -31:condition 27:contract -31:cost 24:dao -30:dat 45:date 28:day 45:defi 42:deploy
-29:develop 49:do -76:doe 30:down 39:dur 33:election 48:end 75:entry 34:even 36:everyth -23:exchang -28:explain 55:exploit
-49:figure -49:fund 22:gave -25:give -57:goe 49:gone 37:government 22:ha -21:hack 22:happen 49:he 33:held 22:hi -23:history 27:hold
-39:id -23:if -72:index -24:into -33:just 26:know -20:largest 56:late -48:latest 34:ledg -20:left -40:lett 38:like 61:line
-22:liquidity 44:list 32:live 25:lock -38:long 30:look 44:m -36:manifold -22:me -31:metamask 44:min 34:mint -25:minute -56:moment
-38:more 24:move 22:much 42:must 28:n 29:nephew -31:new 49:newest 22:news -20:next -21:nft 44:numb -25:odd 35:office 45:oldest
34:one 44:only 35:our -34:out 42:over 28:own 45:paid 69:past 21:payment -37:people -25:percent 47:piece 22:plain 21:plot -41:plu
-46:position 27:probability -55:protocol 55:purchas 32:purchase -28:rank 57:rat -35:receiv 73:recent 36:relay 50:report -47:resolve
-39:rn 27:rollup -38:rows 36:run -23:sal 29:sale 32:same -34:sell 38:shar 36:short -25:show -27:sise -25:sit -29:sitt 31:sold
-23:split -29:stack -37:stand -29:still 29:storage -21:summ 57:swap -49:swapp 36:tell -52:text 64:th -33:them 44:then 32:there
-66:these 26:thing 20:through 31:tim -24:time 37:tip -24:to 27:today 28:token -76:top -27:trader -50:transaction 54:treasury
22:trend -22:turn 33:tvl -38:two 24:und -28:until 25:up -93:utc -39:valu 53:valuation -29:value -21:very 60:vitalik 36:wa -23:wallet
-31:want 27:we 52:week -26:were -24:whale 35:where -25:with 50:writ -31:ye -23:yield @~holder -7:* -26:^held 20:^holder -40:^how
25:^i -55:^on -50:^supp 35:^top 35:^which -22:a 23:account 20:address -39:all -33:and -21:are 26:ask -30:bag 20:before -29:condition
23:contract 34:d -28:ha 42:hold -44:how 25:list -26:many 60:most -26:my 33:name 22:no -33:numb 23:of 45:one -35:price 39:shar
-21:share 23:side 43:sit 47:stak -58:supp 27:that 25:the 34:there -28:token 57:top -67:total -31:trad 71:wallet 23:which @~info 10:*
36:^a 70:^chain 27:^for 24:^ha -32:^how 25:^i -33:^kind 32:^pool 47:^somebody -26:^token -26:^twitt -65:^which -20:^who 37:a 48:add
-43:address 29:and -36:answer -25:at 22:been -43:block 43:burnt -30:by -21:capacity 71:chain 38:claim 49:coin -22:current -25:day
46:description 30:did -31:end 50:explor -23:follower 39:for -48:group 29:height -30:how 49:id 28:in 27:it 22:know 31:ledg -21:lightn
21:lock 24:lp 21:me 30:mention -29:much 28:my 79:native 22:need 23:network -35:nod -29:now 26:numb 30:of -29:only 21:our -26:out
-28:people -28:pippin 38:plu 44:pool -23:present 54:pric -23:project 25:rate -53:right 80:rpc 33:second 20:should 67:somebody
-20:stuck 41:team -32:telegram 30:the -29:thi 52:to -42:today -44:twitt -25:tx 24:until 38:up 28:url 21:use 45:wallet 34:want 24:we
50:were 38:whatev -61:which -25:will @~interest -26:* 40:? -27:^how 24:^oi -30:^perp 22:am 45:and 21:at -32:bet 21:big 32:by
28:chain 34:change 39:contract 21:derivativ 50:dex -21:doe -21:fee -36:from -34:fund 40:ha -45:i 33:in 39:lead -36:leverage 42:many
-72:margin 36:most -48:much -35:my -33:now -25:of 44:oi 25:onchain 39:or -44:over -31:perp 64:perpetual 34:please 32:position
-38:right -76:there -59:to 31:togeth 23:v 29:value 39:venu -21:venue -44:want 44:who @~jup -22:* 30:? 63:^if -21:^price 47:^quote
35:all 38:coin 28:com 30:doe 20:e -45:every 21:get 29:give 49:if -20:in -25:into 30:liquidity -25:my 22:need -39:no -21:on -25:pay
-28:pippin 45:please 43:quote 32:route -21:still 25:them -23:thi 47:to -21:token 22:with @~kalshi -37:^bid 33:^cheapest -22:^could
-21:^did 52:^ha -31:^how 23:^i 31:^imp -24:^in 20:^last 57:^odd -53:^open 56:^price -52:^put 53:^settl 37:^tape -23:^what 38:^which
-25:^who -24:about -22:account -20:all -47:already -71:and -27:are -28:be -24:bet 37:book 29:budget -32:by -21:can -36:cent
32:cheapest 45:contract 37:could 40:d -30:decemb -32:did -38:do -24:each 22:every -28:exchange -31:first 71:from -29:get -39:good
24:ha 51:had 34:held -39:hour 30:imp 64:l2 -23:last 24:like -25:live -38:lowest -63:manifold -26:me 27:morn 37:no -38:of -50:old
-26:open 32:please 21:prediction 39:price 48:resolv 48:rul -33:set -21:since 33:strik 37:tape -20:term -36:them -25:there 24:thick
89:tick -31:time 22:to -48:top -59:trader 24:und -35:v -45:volume 21:wa 33:which -31:who -61:ye @~log -29:* -32:? 27:^decod
-20:^decode -57:^event -33:^my -32:^on -46:^topic0 42:^what 45:an -58:and -41:any -22:are -52:argument -23:be -35:data 45:doe
21:entry -32:every -43:for -40:get -65:hash 54:here -20:how -29:index -28:inside -25:like -20:log -24:look 84:mean -26:my -37:old
-54:our -87:out 34:please -41:post 25:raw -42:relay 55:revert -69:send 45:text -38:that -25:they 34:thi -26:time 36:to 49:topic
27:value -25:which -24:who -27:whom -28:would @~market -43:^a -21:^all 32:^and -65:^are 64:^biggest 56:^book 46:^by -20:^can
20:^chart -30:^cheapest -44:^circulat -39:^clos 78:^coin -32:^compare 33:^contract -37:^current -38:^did -27:^do 20:^doe -48:^event
-23:^find -32:^floor -28:^for 24:^how -50:^i -22:^if 36:^kind 22:^last 26:^market -53:^most -35:^need -32:^nft 38:^of -26:^on
51:^open 35:^past 47:^perp -52:^pric -25:^put 24:^rank -46:^rate -34:^search 24:^settl -22:^show -20:^someone -32:^the -40:^token
39:^top -28:^total 22:^v 25:^what 28:^which -36:^who -36:^will -30:^ye 24:a -21:about -64:above 31:account 50:advis -21:against
49:already -21:also -24:among -24:amount -31:answ -40:answer -20:apart 32:are -41:at -83:ath 21:back -24:bag -41:balance 24:been
49:beginn 50:below -34:betfair 24:between 22:bid 41:big 43:biggest 39:book -32:bos 21:bot 21:budget -38:buy -56:cap
-20:capitalisation -22:carry -44:category 27:chart -26:cheapest -43:circulat -32:client -20:close -45:coingecko 21:colleague -27:com
-37:compare -24:correct -60:cost -81:current 31:d -24:dat -33:date 30:day -74:decemb 51:decimal 49:develop 25:did -63:down -21:draw
-46:drop -21:election -37:end 32:enough -21:erc20 20:even -87:event -26:ever 44:everyone -26:exchange -20:exist -51:exploit -21:fall
-38:far -36:fee 60:figure -36:find 58:fine -37:first -25:for 53:from 53:gain -23:get 31:give 35:gone -31:good -34:grandson 26:ha
-33:he 22:help 36:hi 32:high -55:highest -37:him 26:history -43:holder -21:holding 25:how -78:id 31:if -22:in 29:interest 25:it
-47:jpeg -25:just -30:keep -26:know 64:lay -25:least -27:left -27:lett -20:level 22:leverage -37:like 25:lose 28:lost 28:m
-81:manifold -35:mark -26:market 22:max 50:may -29:me -39:mem 43:midpoint 44:mint 25:money -39:month -29:most -29:move -53:nam
-68:near -24:need -47:next -28:no -33:not 43:now 58:numb -28:odd -48:old -22:only -26:oth -41:our -28:out 27:outcom 29:over -31:own
36:owner 34:pair 22:past -54:pay -20:payment 70:penguin -49:people -46:per 42:percent -22:piec -24:please -45:portfolio -59:present
-57:pric -33:print 32:project -25:proposal 21:pull -29:pump -26:put -58:quarter -55:quot -90:rank 47:ratio -26:recent -20:record
-63:report 103:resolve 63:right -57:risk 24:rn 43:rows -60:say -24:search -69:second 40:sector 25:sent -40:set 27:settl -23:she
-28:short -30:should 50:side 64:since -51:sise -23:somebody -37:someone 23:son -30:sport -35:stable -41:stablecoin 21:stand 65:start
-51:statement -45:strik -33:t 39:tax -23:th -42:that -26:thi -56:think 88:tick 45:togeth 25:told -23:total -67:trad -26:trader
-27:turnov -50:tvl -46:und 96:utc -21:v -26:valuation 51:value -24:venu 36:very 34:vol 25:wa 41:want 39:we -49:week 27:well 30:what
25:which -40:who -25:with -49:withdrawal -32:worth -21:would 45:writ -22:ye -52:year -35:yet @~metadata -26: -29:^a 23:^how
-42:^make -29:^my 25:^on -34:^read 63:^supp -42:^total -36:a -23:about 30:an 28:and 35:are -25:artist -33:ask -32:at 68:big -31:burn
-32:chain 26:exist 29:explor -29:far -22:for -33:from -27:go 56:holder 51:i -31:logo -41:make -28:me -33:much 26:name -29:no 50:paid
-37:please -50:read -30:return -58:same 53:search -21:she 55:supp 49:th 40:that 29:the -21:thi 34:today -30:up 42:wa -23:want
-29:were -31:which 60:who -30:whole -23:with @~multi 17:* 58:24h 36:^a -37:^all 27:^compare -45:^decimal 22:^i 42:^liquidity -39:^on
72:^pool 28:^price 42:a -28:about 50:and -56:are -23:burn -45:chain -30:coin 38:compare 26:day 57:decimal 28:do 37:each 33:from
30:geckoterminal 33:give 38:go 46:i -30:lend 88:liquidity 23:list -27:many 48:me -21:more 24:name 22:network 53:off -38:our
-25:please 48:pool -21:pric 41:price 57:single 60:tell 20:that -26:the 50:their 63:today 30:token 29:top -28:trad -23:two 28:up
58:volume -22:we -24:were 43:what 27:with @~network 19:* -60:^block -26:^how 91:^i -24:^list -22:^tp 33:again -53:block 20:check
24:current -25:decentralis 36:e -23:exchang -32:far -33:for 30:geckoterminal 22:give -40:height -25:how 46:i 32:id -26:many 32:need
22:network -32:next 23:node -35:only 52:or 26:per 29:second -23:the 31:today 21:transaction 40:up 43:version 22:wheth 23:which @~new
-11:* 45:^new -28:^rugcheck -27:^show -25:^what -58:^who 44:add -24:any 28:anyth -33:are -35:be 26:can -32:chain 21:coingecko 29:did
-22:for 28:fresh 24:ha 38:if 54:just 26:last -38:latest -29:launch 25:made -26:me 25:mean 37:mint 28:moment -29:most -29:news -31:of
-21:people 34:pool 55:recent -41:report 26:rugcheck 58:seen 40:still -32:that -22:the 42:them -39:there 25:they -28:thi -21:those
-40:today -24:trad 22:up -33:verify -35:vot -25:what 21:which 21:who @~nft 43: 24:* 33:^and 38:^are 54:^chart -44:^coingecko
46:^collection -27:^contract 34:^could -43:^list 28:^need -40:^on 61:^only -29:^rarity -58:^rows 30:^show 21:^tell 23:^the 38:^v
48:^volume 97:^wa -29:^when -49:^who 20:a 46:about -27:aft 65:all -31:also 25:am 41:any -37:anyone 31:anyth 47:ape -27:approval
68:are -27:art 56:artist 53:ath -56:be 54:been -22:best 41:both 55:bought 69:burn 41:buy 51:by -29:can 28:cap 47:chart 48:cheap
25:cheapest -39:coingecko -29:company 47:cost 60:could 30:count 33:creator 37:d 34:data 41:daught -24:develop -48:discord
-50:document -25:doe -42:down 27:drop 29:each -42:erc20 33:ever -36:explor 24:fake -20:fall 21:far 72:fee 41:floor -23:friend
-24:from 32:fund 27:gallery -31:given 31:gone 23:have -59:he -24:high 25:history -22:hold 31:how -35:id -37:if 60:in 44:insurance
41:inventory 64:item 60:jpeg 95:keep 71:kind -32:last 44:legit -40:list 66:lol 31:long 40:lost 75:lowest 29:m 43:made -43:make
61:many 34:market 36:marketplace 33:mcap 31:member 22:mine -55:mint 54:moment 27:most 74:nam -37:name 45:need -61:new -36:next
-31:now 47:numb -21:offer -29:on 60:one -22:or 71:oth -49:our -23:over 45:owner -36:page 25:paid -29:pay 21:penguin 55:percent
20:pfp -20:phish 38:pictur 22:picture 77:piec -21:point -21:pric 21:project -78:rank -52:rarity 43:real -61:right -40:rows
-24:royalty -66:run -58:sale 50:same -35:say -45:she -24:should 24:show 51:side -22:some 47:spr -32:th 40:that -29:theft 25:their
40:them 27:there 51:these 37:those -69:today -27:too 28:transfer 46:und 113:v 35:vault 28:verify -38:volume 94:wa -31:wallet 41:were
28:whatev -37:when -53:which -40:who 33:whoev -68:whole -25:with 22:without 37:worth -78:would 28:yet @~ohlcv -52:* -25:? 38:^candl
48:^chart -32:^last -32:^on -54:^open -62:^pool -26:^volume -51:a -57:and 23:are 48:bar -23:chart -40:each 25:from -50:high -24:in
-62:it -33:last -37:liquidity -49:low 26:many 29:my -28:of 35:off -35:on -51:open 39:our 41:perp 52:please -24:pool 21:pric
-49:price -44:the 26:there -25:tick -53:to -45:token -39:trad -22:volume -47:want @~open -32: -30:* -33:^account -32:^any -26:^how
-28:^i 24:^oi -30:^perp -26:^show 30:^the -21:account 40:against 21:before -31:bet 21:big 29:by 32:can 28:chain 34:change -26:coin
38:contract -25:could 21:derivativ 50:dex 33:do -21:doe -60:fill -29:forgot -31:from -32:fund -45:got 29:have -34:if 51:lead
-25:left -40:leverage 47:look 40:many -72:margin -28:mine 36:most -47:much -33:now -38:of 43:oi 25:onchain 37:or -37:our -43:over
-34:perp 63:perpetual 43:please -24:report -38:right -25:show 31:sise -27:spot -23:sub -20:the -82:there -50:to 31:togeth 22:v
29:value 21:vault 39:venu -21:venue 29:wait -43:want 43:who -29:with @~option 5:* 30:^ 22:^and -32:^for 37:^i 22:^on 35:^who 37:a
-49:and 24:biggest -21:derivativ -20:for 29:from 25:i -30:into 29:it 54:lend -39:lock -22:me -30:month -40:next -25:our 44:platform
-23:protocol -39:same -40:them 25:to -45:total 53:use 41:wa 32:who @~order -56: -10:* -29:? -33:^account -32:^any 38:^can 47:^how
-24:^i -21:^show -32:^which -22:account -23:and -22:are 33:can -26:coin 41:contract 36:did 36:do 42:fee -61:fill 27:for -46:got
-51:ha 30:have 41:how 40:i -46:in 37:it -25:left 49:look -29:mine 62:much -32:of -25:one 24:or -40:our 32:pay -22:perp 28:please
-35:position -24:show -28:spot -23:sub -24:the -44:with @~orderbook 23: -28:* 58:^best -37:^bid 54:^book 69:^cheapest 21:^depth
-31:^fill 47:^for 36:^last -56:^level -73:^market -48:^midpoint -36:^on 32:^orderbook -40:^price -43:^put -33:^the -86:^what
46:^which 20:a 31:are -49:ask -64:both 73:can -25:cent -54:chance 100:cheapest -40:clos 46:condition 30:contract 107:could -75:deep
-88:did 60:eith 24:enough -68:exact -31:fill 28:for -38:good -73:holder 74:i -24:imp 65:l2 -56:last -51:level -80:like -76:look
27:many 33:midpoint 49:mov -23:need 97:no 35:not 23:now -47:of -25:off 62:offer 26:on 22:one -22:open -49:ord -29:order 63:orderbook
48:over -20:pair -23:percent 49:perp 38:perpetual 30:pl 38:please -84:print -29:put 40:rest 79:right -39:same 38:second 99:sell
-47:show 36:side 24:spot 36:take -35:th 32:that 74:there 79:thi 46:thick -21:time 23:to 44:token 23:up -23:wa 36:want -41:way
-35:what -33:when 41:which -34:with 58:without -29:ye @~overview 10:* -31:^any -27:^cheapest 70:^contract 32:^dex 54:^doe -21:^fee
-25:^for 81:^ga 26:^got -35:^holder -21:^how -37:^open 73:^protocol 30:^rank -39:^revenue 49:^the 24:^top -21:^we -39:^where
-22:^who -31:actual -30:aft 39:against 52:all 44:an -22:anyth -27:balance 20:behind 52:belong 61:by -27:call 21:can 34:carry
33:chain 34:change -23:cheapest -20:code 26:cold -27:colleague 31:com 47:compar 49:contract 64:creator 61:crypto 38:current
48:decentralis 28:dex -31:did 29:dividend -36:each -22:end 26:explor -36:farm -23:fee -41:find -23:friend -28:from 100:ga 46:gave
-29:get 28:got -24:guy 56:ha 25:her -34:home 43:hot 24:how -25:inside -21:interest -37:itself 22:just -62:l2 28:lead 28:left 57:like
-21:make 33:many 34:most 20:mov -22:my -47:near 56:nft -21:no -42:nod -26:nonce -23:numb 28:oi 24:onchain -33:one 35:only 43:or
-42:oth -27:our -26:over -38:own -22:paid -30:pair 47:perp -44:person 24:plain -21:platform 24:position 46:present -39:pric 55:price
-42:real 29:receiv -23:report 48:rn 53:rows -28:run 42:same -48:sat 46:sent -25:simple -70:so -44:solidity 47:some 45:somebody
34:someone 42:stand -54:station 22:tag 41:tell -22:that 31:their -26:them -51:there 25:togeth 21:top 25:tx 32:u -30:use -29:user
49:value -47:vb 64:venu -22:verify 22:wallet -37:we 32:whale -28:where -32:whose -29:why 25:would -43:write 29:you @~own 27:*
-56:^compress 74:^doe -51:^i -25:^in 32:^list 27:^my 55:^nft 46:^show 51:^which -24:^who -25:and 23:any -28:anyth -36:are -30:be
-25:by -42:collection -25:compress 29:creator 93:doe -34:from -22:give 92:he -24:how -24:i 36:jpeg 23:just 62:keep -25:left -23:mint
-36:much -21:name -38:of 22:open 34:phantom 23:pictur -32:price 31:same 25:say 28:she 49:show 22:sit -35:them -29:thi -21:to
-33:token 20:user -47:who -30:would @~pair 9:* 36:^a 29:^any -40:^are -41:^dex 34:^find 35:^i -38:^on 51:^pair 57:^please 64:^search
-58:^token -40:^what 27:^when 23:^where -25:^which -20:^who 28:addres -26:and 28:any -44:are -21:boost -27:both 26:by -42:compare
-31:decentralis 22:deepest 21:did -25:do 34:everyone -34:exchang -22:exchange -40:explor 32:find 27:for 39:group 30:it 47:mint
43:moment -24:most 35:move 32:my 61:name -23:new -20:no -27:now -55:once 62:pair 48:percent -42:pippin 30:pl 25:please 21:pool
-26:price -22:put -38:safe 45:search -25:see 31:show 37:since -30:so 21:still 29:talk 53:their 39:tick -44:to 27:token -30:top
-44:what 31:where -21:who @~perp -66: -40:* 25:10x -88:^account 22:^am -35:^any -37:^bid 37:^can -48:^could 32:^current -21:^how
-30:^if -47:^my -23:^need 27:^open 41:^our -21:^price 28:^rest 66:^the -33:^which -62:account -57:addres 36:against 43:am -32:and
-22:are 36:around -55:ask -42:bar 24:been -36:between -53:bid -59:book 43:both -21:by 31:can 40:check 24:client -34:coin -22:copy
-25:data -20:dex -22:did 35:do -28:else -45:entry 49:far -30:forgot -59:got -33:ha 36:have -59:if -35:in -81:l2 -32:last 39:lead
54:liq 25:liquidat -21:liquidity 49:look -22:los 76:margin -40:market -47:may -28:mine -29:move -34:much 23:n -36:of -40:old -21:on
-29:open -28:order 40:orderbook 30:paid 25:per 32:price -22:put -29:rn 42:run 26:since -77:spot -42:stop -46:tell -85:there 37:thick
-21:time -22:to 31:today -21:trader -31:v 35:vault 28:wait -32:what -21:who -29:with @~polymarket -7:* -34:^account 48:^all 22:^am
-30:^are -52:^bet 34:^biggest -25:^book 53:^chance -21:^cheapest 35:^clos -38:^did -40:^do -26:^event -29:^for 24:^hottest -32:^i
-25:^in 25:^mid 21:^my -37:^no -41:^on -21:^open 34:^price -39:^settl 23:^trad 42:^what 35:^who 29:^will 51:about 28:all -35:already
22:am -31:and 33:any 43:anyone 25:anyth -44:are -23:ask -25:at -63:been -42:bet -38:betfair 50:bett 41:bettor 44:big 20:biggest
20:bot -45:both 33:bought 28:buy 42:by -41:can 35:chance 35:cheapest 45:company 49:compare -22:condition 25:cost 45:could 41:current
29:cut 93:decemb 36:down -24:each -22:election -36:end -50:enough -22:entry 42:every 42:everyone -32:everyth 38:exact -38:fee
42:find -21:for 30:guy -24:ha 23:had 26:he -33:history 24:hottest -24:id 28:insid 32:l2 -35:largest -49:latest 44:look 21:los
-31:lowest -45:manifold -33:market -43:mean 38:meet 25:midpoint 46:most 47:no 46:odd 20:off -59:old 27:only -25:ord -27:outcom
58:outcome 30:over -33:own 44:paid 74:pay -57:people 40:per -59:plu 37:politic 73:poly 20:position -45:prediction -51:print
33:profile -43:proposal -42:question 28:return 33:right 30:run -49:search 35:see -27:sery -55:settl 21:shar -21:sise -24:some
-35:someone -66:someth 45:sport 41:stak -59:stand -35:strik -43:team 26:tell -36:th 23:their 24:there -24:they 44:through
-44:tonight -30:top -32:trad 30:trade -23:trader -31:u -72:und 50:up 21:v 56:volume -35:wa -26:way 47:week -28:whale 21:what
-31:when -33:where 35:who 29:whoev 28:whole 44:whose 70:will 33:win 43:with 21:won 29:word 51:would @~pool -11:* 38:24h 31:^a
37:^any 22:^candl 20:^chart 24:^compare 39:^current -38:^dex 38:^for 50:^give 22:^how -33:^i -35:^need -22:^newest -25:^on
-22:^price 23:^rank 32:^search 32:^stablecoin -27:^stak 30:^tell -24:^tvl 37:^wa 21:^what -25:^where -22:^which -35:^who 23:^yield
31:also 38:amount 26:any 57:apy -20:at -28:bank 44:been 21:big -28:block 44:claim -24:come 32:compar 37:current -22:data
-27:decentralis 46:deep 22:degen -28:deposit 22:depth -22:description -30:dex 23:down -22:due 25:every -25:exchang -22:exist 31:farm
-25:found -29:ga -44:geckoterminal 29:giv -29:gone 66:had 27:highest -42:id -22:income -24:inside 31:interest 24:just -58:keep
21:largest 23:least -48:lend 23:like 57:liq -33:list -26:live -20:lose 31:low 27:m -41:min 37:mine 21:morn 60:move 49:next -58:off
34:only -27:or 23:our 26:pair -23:park 26:past 56:pay -23:peg 33:per 34:percent -25:plu 28:point 27:pool 23:possible 39:pric 55:pump
-26:quote 44:rate -37:report 49:reserve -21:result -35:reward 26:rows -23:say -28:see 45:sise 22:sold 62:somebody 48:someth 25:sort
31:stable 27:stablecoin 25:summ -53:t -27:talk 25:tell -57:their -59:then 54:there -54:these -23:think 39:through 33:tier 62:today
-22:token -21:trade -30:trend -40:tvl -21:twitt -43:two 22:v 21:vault -37:volume 35:w -45:want -25:watch 29:went 30:what -33:who
-27:worth 26:year -30:your @~position 17:* -32:^biggest 35:^clos -43:^did 35:^how 44:^in 78:^my 31:^open 24:^show 23:^the -23:^top
-35:^unclaim 24:^what -21:^who -56:addres -32:airdrop 31:am 46:app 47:bag -55:balance 21:bank -27:been 76:bet -46:big -22:biggest
-39:both 25:broth -23:by -33:cash 22:chain -22:claim 20:clos -34:copy 36:cost 37:current 33:dao -25:date 24:defi 41:deposit 32:did
55:do -22:doe 53:down 59:earn -31:eligible -22:event 28:everyone 37:far 29:farm -26:for -27:from 36:fund -36:get -22:got 38:guy
47:have 34:he 33:hold 25:i 26:im 39:insid 21:interest -33:into -24:keep -25:key -40:late 31:lent 42:list -39:lol 32:los 22:lp
-24:many -43:market 38:mine 22:much 39:my -21:no 22:office -59:old 44:or 34:out 48:over 22:paid 28:pay 21:please 22:position
-38:price 22:profit 28:protocol 55:provide 39:realis -22:run -34:search 48:see 21:show -35:sitt 33:so -21:sold 25:stak -20:still
-24:supp -26:swap -32:team -48:them -37:there -22:today -44:togeth -38:tonight -25:top 23:trad 56:up -25:use 46:vault -30:wallet
57:want 46:went -31:were 25:when 48:which -22:win 52:with 35:won -26:word -21:work 33:year 57:yield @~prediction -4:* -32:^all
26:^at -27:^best -22:^biggest 30:^book -58:^chance 45:^cheapest -22:^compare 34:^for 32:^give -34:^i 44:^last -51:^odd 72:^open
-21:^ord 60:^print -31:^put 26:^show 39:^volume -32:^will 61:^ye -22:aft -27:all 79:already 53:also 40:and 24:are 50:been -31:best
-31:betfair -36:bett 24:between -23:biggest 65:book 25:both -24:buy 46:can 27:cent 21:chance -28:com -24:compare -42:current -60:cut
-40:decemb -30:deep -29:down 22:eith 29:end -25:every -27:far 23:first -23:for 32:get -22:good -43:had -35:he -26:holder 26:how
-28:id 40:if -30:imp 37:interest -28:it 35:just 93:l2 39:last 31:late 44:latest 34:lead -33:left -33:lend 32:list 23:live -21:look
37:lowest 34:made -57:manifold 27:me 33:mean -24:moment 34:money 46:morn 40:mov 38:move -31:next 39:now -83:odd -50:old 28:open
-36:out 23:outcom -22:paid -69:pay -37:per -44:please -22:post 66:print 23:probability -67:put 47:question -26:resolv 49:resolve
52:rn -26:rul -24:run 45:same -48:say 45:see -22:sell 33:shar 35:show -44:sid 26:side -42:sise 33:sit 42:sold 28:some 60:stand
-23:sub -22:t -26:tape 59:th -30:their 22:thi -20:thick -28:time -46:token 29:trad -29:trade -28:u -25:und 23:up -28:use 39:very
43:volume -24:wallet 29:way -21:whose -24:will -38:with -33:without -21:worth @~pric 8:* 59:^and 51:^at 23:^convert -35:^did
-24:^floor 44:^for -21:^from -24:^in -21:^please 68:^price -43:^the 55:^tvl 41:^v -28:^what -23:^when -46:about -45:acros -27:addres
-26:advis 32:against -23:all 44:also -27:am 35:and 46:answ -34:any -28:app 37:ask 53:at 48:ath 65:attach -23:been -25:block 44:both
-44:coin -20:contract 23:convert -41:date -30:dex -21:doe 51:down 40:dump 47:each -31:end 40:exploit -27:file -20:floor -28:from
20:go 26:got -31:had -23:i 39:incom 29:inheritance -48:keep 37:late -49:lose -21:m -34:many 28:market -25:metamask -21:money
-44:nearest 24:new -38:next 44:now -23:numb 42:of 58:open 28:own -36:pair -21:pl 21:pric 44:price -22:rn -21:sal -21:saving -26:see
40:sheet 26:should -29:show 24:sold 48:son -43:stable -46:stablecoin 21:still -40:talk -22:tax 81:that -34:there -37:these 20:thi
32:those -25:tim 52:time -27:token 26:trad 50:trade 41:transfer 52:tvl 20:two -30:until 41:up 35:v 46:value 26:were 23:when -24:why
43:will -28:yield -21:you -52:your @~price -26: 3:* -38:^ 24:^a -27:^all 21:^and -38:^any -38:^apple -40:^are -26:^at -22:^balance
-46:^bid -39:^by 21:^clos -22:^coin -32:^coingecko -22:^compare -28:^contract 66:^convert -29:^current 46:^dex 51:^did -65:^everyth
-49:^find -36:^for 42:^ha 44:^i -43:^if 33:^in -28:^kind -43:^last -32:^liquidation 27:^lowest 58:^market -21:^mempool -47:^odd
76:^on -39:^one 23:^or -39:^our -32:^pool 70:^pric -43:^put 80:^rate -29:^search -21:^so 50:^there -29:^to -49:^token -57:^v
38:^what -26:^where -58:^who 65:^ye -22:^year 40:above 44:acros -34:addres -55:address -105:against -62:all -27:and 24:anyone
-45:anyth -54:apple -49:around -21:arriv -64:ath 35:atm -29:auditor 30:back -23:balance -28:bank -39:been -25:before -25:behind
-25:belong -21:best 50:bett 28:between -21:block -21:both 28:bought -27:bridge 33:broth 22:but -68:buy -34:by -39:can -30:cap
-39:capitalisation 68:cent 23:chain 33:chance 59:chang -40:cheapest 29:coin -46:coingecko -25:cold -37:colleague -24:com -24:compare
-66:condition 38:confidence 65:convert 54:cost -99:could 63:cousin -47:currency 34:current -30:d 34:dat -26:day -23:deposit
-22:depth -23:dev -34:develop 34:dex -32:do 60:document 36:doe 59:dominance -40:down 32:election -21:entry 46:even -26:every
-64:everyth -36:exact -25:exchange -63:exploit -20:fear 40:fee 33:fetch -68:figur -48:find -27:floor 30:follow 50:from -51:full
-68:ga -22:gain -28:geckoterminal -24:give -20:go 42:gone -29:good 63:got 26:group 32:ha -29:had -22:he -48:here 56:hi 85:him
36:history 92:hold -27:holder -31:holding -38:husband -71:id -43:in -22:inheritance -34:inside 37:into 72:keep 21:l2 -64:last
-36:late -37:latest 35:law 41:least -29:legal -44:lie -37:like -60:liq -20:liquidity 23:look -58:lowest -31:made -38:manifold
-26:many -42:market 58:may -96:mcap 60:mean 79:mempool -35:mid -48:midpoint -69:minute -22:money -22:month -22:more -60:mov 23:move
-51:nam 60:near -32:nearest 37:not -24:noth -34:numb 58:number -35:odd -24:off -41:old -68:onchain 89:one -25:open -24:or -33:oth
-28:out 41:outcome -25:overall -24:paid -37:pair -68:part 60:pay 26:people -65:per -48:percent -31:pippin -39:please -30:plu 24:plz
32:point -71:possible 20:post -56:prediction 27:pric -41:price -21:protocol -26:public 24:put 21:quick -27:quot -32:quote 69:rate
61:ratio -21:recommend -24:report 21:return -27:right 26:rn -21:run 68:same 54:sat 56:saving 52:say -32:search 43:second 50:send
-31:sent 34:shar -27:she -23:shill 31:sid -49:since 83:sise 37:sist -35:sitt 50:slide -22:slot 30:so -57:some 24:somebody
-21:somewhere 35:son 45:source -22:spr 69:stable -31:stand -58:start 24:step 45:still -21:storage -23:str -20:tax 35:tell 28:term
116:th -20:their -36:then 26:these 64:think 29:those 31:tick -60:time 27:today -21:togeth 57:token 22:told -32:tonight -28:tool
57:top -21:total -88:trader -20:transaction -70:treasury -32:turnov 33:tvl 30:two 37:tx 27:und -42:up -74:v 32:valu -28:value
-31:vault -46:very -23:vol -51:volume -42:wa -33:wallet -30:want 38:watch 28:we -26:weath -67:week -28:were -26:whale 40:what
-33:whatev -24:when -44:where 53:wheth -53:who -22:will -33:won 33:wont 23:worth 57:would -23:ye -26:year 63:yet -25:you -40:zero
@~priority -49:^i 28:^what -25:and 24:do 23:get -28:it 41:min 37:need -20:now 50:rn -24:set -24:should 27:so -31:tp -22:transaction
26:tx @~protocol -16:* 50:^ 55:^and -32:^chain 33:^could 44:^did -55:^fee -57:^for 26:^give 55:^ha 20:^holder 37:^i 47:^it -27:^lend
-48:^of -32:^option -44:^price -40:^protocol 69:^revenue -32:^the -21:^wa -47:^what 29:^when -50:^which 45:^who -25:about -49:also
-51:am 31:amount -27:and -51:any -26:apy 27:are -34:balance 26:bank 45:before 23:between -31:blockchain -28:bot 21:call 29:category
-22:coin -32:commit -20:company 29:compare 32:could -51:crypto -34:current -27:d -41:dao 26:date -65:defi -39:defillama 29:develop
57:dex -43:do 31:down 61:each 36:end -25:ever 39:exploit -34:figure -35:github -40:give -26:got 26:ha 72:hack -22:have 37:he 36:hi
29:hold 32:if -65:into 42:it 27:itself 24:just -66:keep -31:kept 23:know -55:l2 -22:largest -30:late 76:lend 43:lie 40:make -46:many
34:market -29:moment 24:money -24:my -73:nam 44:need -47:network -45:next 45:no -28:number -26:of -21:option -73:oth 38:our -42:pay
52:people -36:per 52:perp 40:pl 58:platform -25:point -54:pool -27:premium 33:present -51:price -28:profit 38:project 20:protocol
-26:revenue -21:rout 54:run -55:same -30:sandwich -26:say 39:share 23:should 53:sit 26:slide 41:some -25:stablecoin 72:still 32:team
31:th -29:their -45:them -43:there 56:think -52:too 29:top -60:total -44:trade 30:treasury -43:turnov -28:two 49:use -60:v 39:value
-36:venu -24:volume -37:wa -40:wallet -25:we -29:what 23:when -33:which 44:who 23:whole -28:worth -21:yield @~pyth -53:* -25:^doe
-21:^how -37:^price 32:^pyth 30:against -41:apple 29:confidence 38:feed 23:for -30:have -23:how -37:in -24:much -26:my 23:now -38:of
-20:on 21:oracle -50:price 39:print 24:pyth 23:right 31:say 42:second -40:stock -21:that -21:time -28:what 27:with @~range 47: 6:*
34:24h -40:? -45:^a -43:^clos 44:^contract -31:^did -42:^ha 58:^i 32:^my 31:^our 33:^please -40:^volume -34:^what 39:a 50:advis
22:am -25:at 30:auditor 23:back 66:book -34:bought -45:chart -37:client -32:coingecko 26:contract -29:cost -26:dat 29:day 62:develop
-52:do -27:down -44:end -51:exchange 54:from 61:gain 30:hi 43:i -30:if 25:kind -27:know -29:lett 32:look 32:mcap -42:me -23:mine
-39:month -46:move 48:much 60:need -27:now -21:old 42:one -37:only -23:or -48:our 44:over -21:per 30:pl 24:please 26:plot -41:pric
63:quarter 36:rate 31:sal 41:same 30:sery 46:since 64:start -57:statement 36:supp 41:tax 21:the -21:tim 30:time 29:to -35:today
46:trad 34:turnov -41:two -30:use -24:valuation 52:value 38:vol 46:volume 38:wa 58:want 24:we 25:went 45:whole -26:worth -54:year
@~rate -23: -13:* 33:^fund -20:^i -41:^long 30:^next -51:^rate -20:are 48:at 41:book 28:carry 41:do 28:exchange 44:for -36:from
55:ha 37:have 23:history 27:i 35:it 46:late 63:m 48:margin -48:me -48:moment -24:much 48:next 31:of -59:oi -46:open -29:or 35:paid
57:pay 51:rat -31:rate -44:ratio -31:rn 38:short 61:swap 89:there 65:today 56:v 23:we @~recent -45: -21:* 47:^are -40:^fill
-54:^look -37:^on 36:^recent -30:^the 22:^trad 49:^who 42:are 28:be -31:buy -36:by -41:form 22:fresh -34:from 26:give 31:list
34:look -51:market -24:moment 21:most -20:my -28:of 37:or 25:pair 53:perp 25:read 25:recent 53:right 24:sal 39:sell -28:side -35:tak
-28:v 34:view 43:who -31:with @~resolve -21: 6:* 48:0x 25:^a 44:^addres 36:^before -24:^can 45:^coingecko -33:^convert -23:^en
39:^find -34:^ha 27:^i -29:^look -23:^my 45:^on 45:^our 39:^resolve 20:^someone 26:^the 20:^to 35:^we 40:^where 39:about 33:account
-27:already 39:anyth 39:ask 30:be -39:behind -43:belong -22:broadcast 23:by 39:category 30:chat 62:code -22:coin 29:coingecko
-26:cold 24:colleague 21:com -21:come -26:contract -32:convert 31:copy 30:could 40:crypto 30:error -48:exchange -21:explain 55:find
49:found 30:from -33:gave -24:give -33:got -43:guy -62:ha -45:hand -58:hash 27:here -45:hot -51:how 41:i 37:id 48:identify
55:invoice 26:it -27:keccak 35:ledg 39:like 36:long 31:look 24:mail -53:many -21:much -30:name 54:old -91:only -58:or -24:oth 21:our
38:out 51:paid 26:pap 32:past 50:payment 27:payout -24:person -53:pl 85:point -44:real 38:right -45:role -32:satoshi 47:send
-24:show 49:someone 33:someth 29:start 41:still -24:str -51:tell 31:text 43:th -22:their 33:they 32:thi -22:today 88:token 42:tool
25:transaction 38:two 41:we 39:where 44:whom 31:with -21:write @~rugcheck 20:* 23:^are 63:^newest -30:^on 28:^top -21:^who 32:and
25:anyth -30:authority 76:been -33:before -29:bond 27:bought 70:burn 43:can -21:check -20:full -27:got 41:ha 21:just 46:latest
25:launch 29:lp 27:made 26:may 35:memecoin 24:morn -22:most 21:much 58:newest -24:noth 21:pair 21:per 45:risk 21:rug 37:rugcheck
24:safe 26:share 34:short 26:so 55:someone 36:still 36:them -50:there 26:these 26:they 39:thi 37:top -21:wa 25:wallet 23:who
@~search 55: -4:* 27:? 25:^all 28:^any -21:^coin 50:^coingecko 70:^compress 80:^contract -25:^dex -35:^dexscreen -40:^do -25:^event
-21:^everyth 78:^find 28:^for 23:^ha 48:^mint -40:^need -59:^nft 20:^odd 32:^pair 27:^please 24:^price -57:^that 35:^token 26:^und
-39:^what 49:^where 38:^will -44:a 66:about -28:account 48:addres -43:address 24:an -45:and 71:any 49:anyone 72:anyth -84:are
-44:artist -24:atm -52:bet -35:betfair 36:bett 48:block 38:blockscout 29:by 36:call 46:chance 26:coin -30:colleague 27:company
58:compress 74:contract 25:copy -33:could -39:count 50:current -22:d 120:decemb 25:deepest -34:derivativ -21:dexscreen 40:doe
34:down -28:drop 26:each -24:exchang -59:explor 49:file 94:find -40:for -22:from 49:geckoterminal -53:google 25:got -29:had -22:have
-22:highest -35:hold 24:id 36:it -25:item 33:just 43:kind -52:know 23:launch -27:left -38:list 30:look 40:m -40:made -24:make
24:many -39:market 24:match -23:mean 42:meet -38:member 23:meme 23:mint -24:moment 22:morn -23:most -62:must -76:my -64:need
-29:newest 21:next -31:no -40:not -29:now 39:numb -21:off -52:one -62:open 37:or -66:oth -27:out 22:outcome -33:own 33:pair
-39:people 52:per 26:piec 61:pippin 76:pl -49:plu 31:price -31:right -48:run -23:same -52:search 36:see 25:sell 50:send -35:sent
21:set -57:settl -54:should 26:so -23:somebody 45:someth 30:spreadsheet -21:stand 31:statu -27:tell -47:th -30:that 50:them
-45:there -25:these -27:they -61:tick 37:time 22:to -21:today -20:too -20:top 38:trade -23:u 32:up 23:v 29:verify -36:volume -48:wa
-29:wallet -76:want 25:whatev -22:whose 79:will 52:win -21:with -69:word -57:write -65:ye 28:yet -45:you @~security -40: 23:* 23:?
37:^a 56:^any 94:^are 32:^before 34:^coin 46:^could -36:^draft 31:^everyth 25:^how 30:^i 38:^if -39:^mint -44:^my 20:^show -43:^what
-36:^which 43:all 39:already -52:also -28:and 70:any 36:anyone 25:ape -44:app 26:approval 29:approve 52:are 65:artist -29:audit
27:back 42:be 57:been 40:biggest 71:burn -32:chain -32:click 57:code 25:coin -21:connect 33:could 24:dangerou 23:dev -23:do -21:doe
-36:draft -21:email 28:everyth -26:exchange 22:fake 35:far -39:floor -27:for -31:given -34:ha 23:have 28:hi 39:hold 21:i -24:keep
-33:know -20:ledg 53:legit 21:look 43:made -30:make 42:many 31:more -27:much -21:my -46:network -48:not 44:own -38:page 53:paus
-32:phish -21:pippin -30:please -23:pull 27:real 25:risk -39:rout 21:rug 95:safe 58:security 42:she 66:should 23:so 29:some -28:spl
-57:supp 38:swap 84:these 51:those 34:token -53:tonight -26:too 30:trad 31:transfer -20:trustworthy -23:upgrade 25:want 36:were
-46:what 40:when -26:wheth -49:which 22:who 47:whoev -28:whom -36:would 37:writ 23:yet -32:you @~selector 49:* 46:4byte 29:?
40:^4byte -26:^a -33:^i 53:^my 27:all -65:an 33:and 31:be 33:byt 35:byte 33:call 36:code 86:data -22:do -28:doe 24:error 50:every
30:for 23:from 28:function 29:hash -60:here 28:i 21:in 29:input 40:it 34:log 21:look -44:mean 54:my 27:not 47:of 68:our 46:out
26:over -26:pl 42:revert 29:selector 58:start 67:that 29:the -31:topic 24:trace 25:transaction 32:tx 28:up 40:wallet 45:which
52:would -22:you @~sol -34: 12:* -25:^a 27:^biggest -57:^block 38:^did -38:^everyth 24:^for 48:^i -44:^in -26:^mint 30:^my -21:^on
44:^show 43:^someone -35:^supp 78:^token 73:^total 23:^which 28:^who -28:addres -34:all 32:already -33:also 35:am -33:and 23:app
-40:are -50:artist -25:back -31:biggest -41:block 25:chain 21:chang 27:check 40:claim -22:close 37:coin 51:dao 32:did 20:doe 46:down
59:empty -22:epoch 34:every -34:everyth 21:exact 70:exist -24:exploit -31:far 24:fattest 39:fee -25:first 54:from 60:go -54:ha
22:had 45:happen -41:height -35:hi -44:in -40:into -27:it 42:keep 27:know -59:lamport 31:log -20:lowest -36:m 43:made 45:market
29:min -26:move -23:newest -25:next -26:nft 41:normal -33:not -24:often -20:only 37:or 21:own 49:pay 25:per -28:pippin 30:pl
-25:please -27:produc -37:put -22:rent 47:rn -32:rug -29:safe 47:say 23:second -29:she 23:show 22:sign 27:sit 44:slot -33:so
42:someone -64:spl -25:still 32:straight 36:supp -34:swap -29:th 23:that -23:them -26:there -40:those 51:through 36:timestamp -34:to
47:today -61:token 40:top 35:total -28:tp 25:tx -25:unlock 33:up -25:user -37:validator -33:verify 43:version 28:well 28:went
65:where -26:which 21:work -48:writ -26:write 37:zero @~solana 33: 29:* 36:? -26:^all 48:^are 28:^compress -34:^doe -56:^in
-30:^make 27:^my -23:^nft 41:^on -45:^please 26:^price 34:^token 69:^which 21:^who -46:a 57:addres -51:address 21:aft -21:all
32:asset 37:belong 36:biggest 34:block -61:by -34:check -26:client 22:collect 30:compress -40:count -51:creator -31:custom 33:d
54:digital 42:doe -35:for 25:got -39:group -41:ha 78:he -48:hold -30:impermanent 43:includ -25:item -54:know -43:left -61:list
-30:los 52:m -27:make 24:many -22:may -39:member 24:metadata -33:much -69:name 38:nft -28:no 22:not 75:numb -38:offer 38:on -35:one
-27:our -48:out 45:own -47:piec 33:pippin -39:pl -36:please 34:plu 24:price -22:rn -20:royalty 81:safe -71:same 26:search
27:sentence -24:set 52:she -49:should -21:show -40:signatur 36:so 27:some -47:spl -41:supp 28:swap 30:swapp -29:talk -31:that
-22:the -26:there 66:these 26:thi 34:think -61:tick -25:token -30:too 34:trad 67:trait -34:transf -28:two -27:we 31:which -44:with
62:writ 28:zero @~source -34:* -21:^please -26:^review 27:^show 57:^source -20:^the -71:^verify 21:am 22:an -45:at 26:be 26:call
22:code -22:coin 37:compil -56:contract -39:etherscan -22:fil -45:have -27:i 29:licence -40:may -46:my -22:on -41:our 25:out -33:own
38:proxy 33:rout -39:say 30:show -33:so -23:some -25:swap -30:that -23:the -29:verify -31:we -29:what 35:where -24:with 24:would
-26:you @~spot -41: -15:* -37:^i -50:^price 24:^spot 31:^what -39:^which 43:bag 47:between 46:bid -41:can -36:circulat 45:if
-28:look 50:market -38:or -22:our -42:perp -34:price 57:spot -35:supp 23:there -36:trad -26:trade 34:up 22:what -33:which -34:with
-26:you @~stablecoin -10:* 43:^and 32:^biggest -25:^can 26:^did 30:^of 27:^on -24:^price -34:^since 30:^supp -24:^the -46:^we
-31:^what 50:^which -21:above 34:against -29:and -37:are -25:ask -30:before 46:big 39:biggest 28:blockchain -25:cent -40:circulat
-43:coin -22:could -31:crypto 20:current -43:day 36:defillama -42:do 20:doe -23:each -23:ever -24:farm 61:fee 20:float -27:from
23:grow -24:have -62:hold 36:id -27:in -33:into 37:issu -34:it 69:keep -43:know 23:largest -47:many -28:me -27:metamask 35:money
29:network 30:numb 22:on -55:one -45:only -22:or -41:our 60:out -22:pl -40:pric 46:rank -26:run -28:see -25:sent 67:share -28:show
-36:sise 26:sit -27:slip -28:sold 75:stabl 22:stable 47:stablecoin -21:their 53:there -57:these -38:to -24:token 42:treasury -21:two
-25:und -58:until -53:value -53:wa -49:want -47:we -22:what 35:which -27:why -35:you @~stat 4:* 35:^average 38:^dominance -23:^how
-56:^market 80:^total -23:^what -52:a -36:address 23:and 44:average 49:big -33:block 29:busy -27:by -25:cap 25:crypto 39:day
-63:defi -42:doe 75:dominance 41:for -39:ha 23:had -43:have -21:how 57:in 60:index 37:it -53:large -26:many 59:mcap -54:most
-32:news 32:no -26:one -71:over -30:price 66:report -56:search -57:share -28:since 25:these 45:today -29:top 38:utilisation
46:volume @~support 33: 43:* 21:^in 20:^quote 23:^what 36:all 33:are 30:before 61:can 25:chain 22:check 30:coin 34:collection
43:currency 21:for 37:give 48:goplu 44:in 34:it 28:know 38:money 24:my 26:network 36:or 59:price 32:quote 37:set 38:show 21:token
36:v 42:what 37:you @~ticker -29: -12:* -32:24h 32:^all -30:^any -59:^bid -29:^compare -27:^depth -59:^floor 23:^how 32:^i -64:^list
-23:^open -51:^rate -23:^trad -69:^v 27:^volume 29:^what 30:^which -25:^who -30:a -27:acros 23:am -25:an -30:any -33:are -49:ask
-58:at -41:bid 29:biggest 54:both 27:by -32:cap -29:chain 52:cheap 21:cheapest -21:client -23:company 37:cost 44:could -20:country
41:d -23:day 44:depth -36:derivativ -26:dex -26:did 30:do 22:every 20:exchang 35:exchange 82:fee -33:floor -49:from -51:futur -36:ha
-22:had 24:have -29:high 56:id 32:it 74:keep -47:kind 22:know -31:level 35:like -22:liquidat -24:list 51:lowest -35:market
72:marketplace -26:me -54:mean 52:moment -21:money -27:mov 32:move 49:not -51:now 106:one 97:oth -40:our 33:out -50:over 20:people
22:perpetual -23:please 32:price 32:quot -34:real -30:recent -22:sale -38:should -26:side 41:so -42:spot -102:still 42:that 25:them
-32:there 29:they -26:thi -72:today 43:told -35:too -23:top -35:total -49:trad 22:two 33:und 26:v -47:venue 25:volume 30:wa 65:want
39:way -22:we 29:what -25:who -52:with 43:you @~time 30: -30:* 26:? 40:^doe -29:^i -21:^show -27:^what -47:answer -44:api 82:clock
47:connect -25:did 29:doe 36:down 21:error -38:exchange -26:first 26:from 46:get 20:have -53:i -45:key 30:log 50:made -23:not 38:now
42:off 25:or -25:ord 47:order -24:produc 26:reject 24:run 25:say 41:serv -55:service 61:slot -50:still 28:that -26:the 34:time
45:timestamp 43:to 44:we 32:where 53:with 35:work 69:your @~token 8:* -30:24h 57:^ 45:^a -30:^account 56:^addres -39:^all
-38:^allowance -26:^am 48:^and -49:^balance -37:^biggest 79:^call 28:^can -27:^chart -59:^contract 73:^convert 39:^dex 83:^did
34:^doe -26:^draft 62:^every -46:^everyth -36:^find -43:^for -47:^freeze -20:^from 34:^ha -35:^have 44:^held 38:^hey -33:^hold
-46:^honeypot -35:^how 24:^i -25:^if -60:^in 21:^latest -20:^list -46:^look 28:^make -77:^market -24:^most 68:^need 36:^newest
-28:^next -33:^nft -41:^numb -53:^of -60:^only 26:^our -41:^please -27:^pool 76:^price 30:^pull 34:^put -22:^rug -21:^show 23:^so
-44:^somebody -56:^supp -26:^tell 32:^that 38:^the 24:^there 62:^token 61:^total -25:^twitt 41:^v 25:^website -21:^who 43:acros
-21:address 40:aft -27:again 22:airdrop -34:allowance -72:also -34:amount -52:answ 44:anyone -32:anyth -22:anywhere 38:apart -42:ape
-25:approval -29:are -50:around 24:arriv 59:arrive -35:art 21:artist 41:ask 29:at -40:ath -42:attach -29:attestation -36:audit
20:back -22:bag -58:balance -54:been -23:beginn -33:belong 23:below 24:bet -35:bett -65:big -22:bigg -37:block -23:boost 31:bos
-35:both 54:bought -27:bridge 25:broth 25:buddy -70:burn -39:bytecode 86:call -23:chart -21:chat -47:circle 56:claim 32:client
-24:code 35:coin -30:coingecko -22:colleague -26:com 34:company -23:compare -29:contract 73:convert 41:copy -40:could -35:count
75:cousin -67:creat 46:current 50:custom 50:dao 47:data -34:day 86:decimal -36:depth -25:description 22:dex 46:did -21:diligence
28:doe 57:dominance -37:drain -21:due -21:e -31:eligible 45:email 49:empty 56:en -31:end 35:even 43:every 42:everybody -38:everyone
-34:everyth 21:exchange 23:exist -50:exploit 29:explor -21:fear 59:fee -28:feed 69:fetch -63:figur -21:fil -36:find 63:flow
22:follow -31:follower 27:forgot 26:foundation -34:freeze -24:friend -28:given 55:go -26:goe 48:got -55:governance -51:grandson
-63:group 22:hand -44:happen -22:hash 25:her -22:here 38:hey 30:high 20:highest 65:him -36:hit 51:hold -28:holder 21:holding
-59:honeypot -25:how -31:husband -65:id -37:in 32:income 28:inside 23:into -30:item -22:just -25:kind -32:know -33:last 32:late
21:latest -41:launch -27:lay -22:ledg 29:left -35:legit -41:lend 24:lent -20:let -36:lie -25:line -59:liq -29:liquidity -43:logo
-47:look -21:lowest 42:lp -29:made 27:main 52:mark -54:max 38:may 23:mcap 64:mean 49:meme 25:memecoin -25:memo 88:mempool
-32:message 46:metamask 54:mint -24:minute -62:month 22:more -37:most 49:movement -34:much 47:multisig -22:must -34:native 20:need
-49:nev -32:newest -28:next -27:nft -44:not -39:now 54:off 51:official -20:often -51:old -69:once -67:onchain -95:only -30:out
25:page 34:paid -53:pas 48:paus 27:peg -89:per 22:percent 32:phantom -21:picture -47:pl -29:place -22:please 23:plu -21:point
25:pool -62:post 25:pric 65:price 27:profil 27:profile -37:program -29:project -35:protocol -22:provide -30:public 20:pump 49:put
39:queue 23:quick 22:quot -26:quote -38:random 56:rank 73:reach -23:read -25:reb8tk3gbgk5auzkwc6shnwrgvjh8dualh -41:receiv 20:record
41:rent -31:report 33:result -44:return -25:review -104:right 34:rn -33:rout -80:rows -26:run 64:safe 30:same 57:sat -26:satoshi
62:saving 47:say 22:scam 49:search 34:security 37:see 25:sell -50:serv 50:set -31:share 25:she 40:show -28:sign -30:since 32:single
88:sise 50:sist 40:sit 26:small -34:smallest 77:so -45:sold -69:some -38:somebody 37:source -69:spl 29:stablecoin -34:stak 27:start
-35:statement 29:statu 46:stop -23:str -50:straight 34:support 70:symbol 26:table -29:take -21:talk -36:telegram 30:tell 81:th
27:their -39:there 64:these -26:they -38:through -26:tick 33:tim -35:time -26:togeth 57:too -26:tool -43:total -44:track
-34:transaction 28:transfer -34:trc20 -31:treasury 29:trust -33:turnov 50:tvl -47:twitt -46:unlock -48:upcom -34:upgrade -55:use
58:v 33:valu -21:valuation -35:value 47:very 27:via -47:view -29:wa 27:wallet -25:weath -52:week -43:whatev 35:wheth -48:whole
-39:whose 53:why -40:will 29:with 63:wont -52:wrong 96:yet 46:your 41:zero @~trad -28: -11:* -27:? 45:^are 48:^for 52:^give -32:^i
-60:^market -22:^my -66:^pool -23:^price 77:^print 44:^recent -21:^show 23:^tape 66:^trad -31:^v -31:^what -28:^where -26:^which
40:^who 21:a -34:about 41:amount -25:best -21:buy -22:can -20:coin 23:company 25:condition -32:do -27:doe -30:down -31:enough
67:event 37:every -41:form -20:geckoterminal 43:give 22:guy -33:he -55:holder -20:i 34:last 26:late 63:latest 25:list -26:live
43:look 33:me 44:mine -31:moment -29:most -42:old 36:open 22:pair 46:perp -21:price 90:print 38:pull 34:recent 30:right 83:run
22:sal 36:sell 54:settl -29:shar 24:sid -21:side 43:sise -45:sit -28:somebody -34:tak 24:tape 22:that 22:there 94:through -32:today
-32:token -23:too 34:trad -27:trade 35:trader -23:up 28:v -21:volume 54:w -30:wa 29:went -25:what -31:where -24:which 24:who -41:ye
-29:you @~transaction 30:^all -51:^and -39:^balance 48:^biggest 58:^block -23:^call -41:^can -50:^cancel 27:^decod 24:^did 57:^event
-26:^fee -25:^for -51:^from 43:^ha -25:^if 32:^in -59:^it -27:^list 32:^my 28:^need -30:^on -21:^please 61:^search 73:^show
-22:^someone -50:^stack 30:^statu 24:^tx 40:^wa -46:^wallet -40:^what 24:^when 25:^which -39:^who 32:add -33:aft -22:airdrop 26:all
23:already -24:an 31:any -21:are -49:attestation 47:audit -24:back -25:balance 35:before -58:biggest -49:blob 92:block -31:book
23:bought -41:broadcast -20:burn 20:but 23:buy -48:by 26:came -75:cancel 47:chain -23:change -40:cheap 63:check 59:claim -30:client
33:complete -40:contract 20:cost -25:day 40:decod -41:deploy 22:did -32:do -43:doe 47:eip 55:emit 28:enough 24:entry 49:etherscan
-30:event 24:exchange 46:exploit 61:explor 43:fail -27:far 38:farm 50:find -21:flagg 24:friend 27:from -22:geth 38:government
63:happen -22:have 34:here 43:hi -26:history 40:hit 35:hold 26:id -30:impermanent 67:includ 37:input 26:invoice -21:kind 34:last
21:late 39:ledg -43:level 32:list -32:los 29:me -32:mean -36:mempool 55:min -35:mine 37:money -54:more 43:morn 34:mov -21:move
52:movement 20:much 70:nam 32:network -50:newest 41:news -21:next 25:no 27:nonce -23:normal 47:noth 21:now 47:numb 24:number 25:of
-24:office 38:old 52:oldest 31:one 28:only 43:ord -33:order -31:oth 39:out 59:outgo 42:payment -33:present 39:price 36:program
55:purchas 24:purchase -23:real 57:receipt 81:receiv 41:recent -28:return -21:revert -22:right -41:rn -27:rollup -49:safe 22:sale
59:search -23:second -41:sell 54:send 38:shar -32:should -84:side 36:sign -42:signatur -27:sitt 42:small -61:so -25:someone -35:sort
-55:stack -23:stand -75:still 29:stuck 34:succe 21:succes 30:swap 34:swapp -20:t 52:take 33:tell -53:text -49:th 22:them -55:there
39:these 28:think 36:thru -45:ticket -34:to -37:today -28:too -35:topic 39:touch -62:trace 49:transaction 59:transf -22:transfer
45:treasury -48:trezor -25:turn -21:two 22:u -46:unconfirm 22:und -30:unit 21:unspent 22:use 32:used 50:value 35:w -40:wait -28:want
-30:went -34:were 22:withdrawal -24:work -25:would 51:writ @~transfer -39:* -24:^am 49:^did -23:^doe 28:^every -27:^everyth -61:^for
-36:^i -50:^it 28:^latest -30:^list 24:^my 40:^need 43:^newest -35:^on -24:^only -25:^our 29:^transfer 54:^we 47:account 40:aft
25:airdrop 41:all 20:already -44:also -20:am -23:ape -32:are 27:arriv 60:arrive -40:at -25:attach -32:base -23:be -30:been -21:big
-28:both 25:buy -42:by 46:call 26:came 25:chang -20:claim -34:coin 20:company -39:contract -54:custom -28:d 60:data 28:did -24:do
-26:doe -34:each -28:eligible -50:en -22:entry 22:erc 39:erc20 -21:etherscan -31:every -27:everyth 38:exchange 51:flow -50:freeze
23:guy 28:hand -47:hold -26:i 27:if 61:incom 34:inflow 20:into -37:it 75:late 36:latest 45:left 27:lin 39:link -51:list -28:made
59:make -25:may 22:mix 24:mov -23:native -31:newest -26:next -32:nft -55:one 22:out -25:outgo 32:over -43:own 26:payment
-33:position -23:price 31:read -41:receiv 26:receive 23:rows 25:safe 28:send -23:sent 30:she 27:so -25:supp -31:th -39:that
-22:there -24:these -28:thi -38:those 21:through -28:time -31:token 39:tonight -50:transaction -34:trc20 -26:tx -20:value -27:wa
-28:wallet -22:want 20:we 58:went 20:whatev -22:where 37:who -26:why -26:with -45:would 36:yet @~treasury -28: -41:* 67:^biggest
-26:^chart 31:^do 56:^for 46:^ha -46:^how -30:^list 36:^of -27:^please 48:^stack -30:^the -22:^what -23:^who -63:a -34:account
-40:all -51:among 47:amount 22:and 33:at 54:average 33:board 20:bought 31:buy 50:change -25:chart -35:country -44:crypto -47:dao
-24:did -26:do -41:doe 51:each -23:every -40:fee 60:firm -28:got 25:grow 21:ha 32:held 41:hi 21:hold 56:holding -27:id -26:in
39:into 20:last -34:legal 30:list 32:live 22:lol 30:m -27:made 28:market 68:min -64:morn 23:my -54:nod 28:on -71:or -64:our -30:paid
50:pap -23:pay 41:pile -39:pl -36:price 35:protocol 44:purchas 56:rank 49:recent 64:report -47:right -42:rows -40:safe 25:sale
23:saving -43:sell 49:shar -47:share 32:sheet -73:should 37:show -34:since 45:sit 31:sitt 21:sold -30:some 58:stack -20:still
28:tell 21:their -59:thi -34:to -20:token -30:top 23:und 23:we -42:what -23:who 30:whose 40:with 44:work -21:worth -30:you @~trend
17:* 63:? 68:^any -40:^can 59:^pool -26:^search 47:^trend -28:a -49:and 66:any 27:are 31:big -27:by -30:can 50:coin -26:compare
27:could -65:degen 25:dex -22:did -36:everyone -25:geckoterminal 61:go -37:ha -25:hot -21:how -22:id 23:into -42:just 25:know
-28:last 26:list 25:look 26:m 30:moment 40:most -29:newest -32:now -34:one 38:only -24:or 39:people 21:please 24:pool 53:pump
-23:rugcheck 44:search -29:talk 32:today -23:token 45:trend -31:volume 23:vot -23:wallet 27:want @~tvl 28: 22:? -21:^chain 42:^did
-23:^fee -28:^how 82:^the -46:^what 31:^when -25:^who 36:a 25:all -35:at -28:between -26:big 98:blockchain -87:by -57:chart
53:compare -44:dao 23:day 30:defi 42:deposit -23:develop 31:did -50:doe -22:exchang -72:fee 32:get -57:have 23:history -30:i 35:it
-45:itself 35:just 66:lend 60:lie -21:liquidation -23:liquidity 36:lock -21:long -44:me -24:moment -23:money -33:most -35:need
-59:numb -36:paid -26:people -27:please 43:present -21:price 34:project 28:protocol -27:rank 41:saving -37:show 22:single -46:still
43:there -36:time 51:today 36:total 31:trend 23:tvl 48:value 72:wa -34:wallet 69:we 23:when 52:where @~verify 12:* 31:^check 32:^ha
36:^say -24:^source 41:^verify 45:and 38:anywhere -22:are -20:by 28:check 31:claim -22:code 24:exchange 21:have 42:he -25:hi -23:how
33:in 27:last 26:look -44:match -21:most 54:newest 51:one 32:only -25:open 20:or -20:out 36:own 29:proof 38:publish 26:say -33:seen
35:team -29:there 21:they 39:verification 53:verify -26:wa -23:wallet -25:where -30:whose 36:work @~volum 20:* 80:^dex -35:^i
-36:^on -33:^pool -40:^the 28:^total -53:^volume -54:a -25:about 30:acros -45:all -22:am -41:are -31:at 73:by -23:day 60:decentralis
63:dex 32:do -23:doe 23:down 35:each 40:exchang 27:exchange -33:fee -43:got 32:have -65:it 45:led -24:list -37:make -27:marketplace
28:more 53:now -44:one -39:only 24:our 32:over -38:perp -61:pool 29:right 53:see 29:than 44:they 31:to -29:token 25:trade 47:turn
-21:up 49:v -29:venue -23:wa 44:want -43:we 22:what 42:who @~volume 30: -26:* -39:^and 44:^could -81:^dex 65:^give 43:^ha 21:^how
23:^i -65:^of -38:^price 70:^volume 22:^we -61:^what -41:aft 82:against -41:am -21:balance -24:been 31:between -42:buy -49:by
32:chart -25:company -53:compar 42:could 20:d 48:day 24:defillama 62:deposit 38:develop -20:dex 62:did 51:do -26:down -37:each
-20:every -26:exchang -67:flow 24:for -38:futur 59:give -33:gone 52:got -43:hack 39:history 22:how -22:in -28:into 42:it 21:itself
-30:keep 27:kind 21:know -28:l2 22:late 21:leave 29:like 30:make -21:many 48:me -36:moment -23:money -34:most 31:mov 25:need -30:net
28:number -28:on -30:oth -23:out -33:over 52:own 46:perp -37:price -34:rank -36:reach -23:report 38:same -51:see -42:sell -41:send
-41:sent 30:since -33:spot -66:still -25:swapp -30:take 37:tell 31:than 35:that -23:them -51:there 28:thi -37:today -56:total
45:trade -78:trader -40:turn 21:two -22:u 23:up -40:used -52:v 47:venue 38:vol 55:volume 21:wa -41:want 32:we -24:went -36:what
-28:which -25:will -42:with 59:withdrawal 23:would 29:you @~wallet 9:* -23:^a -41:^addres 42:^all -21:^allowance -33:^am -29:^and
-20:^any -27:^are 31:^biggest -36:^call 30:^can 65:^check 47:^contract 22:^did 28:^doe 36:^every 22:^everyth -45:^for -21:^ga
28:^good 28:^hey 40:^hold -45:^i -30:^if 87:^in 25:^kind 42:^last 35:^list 64:^make -20:^metamask 23:^need 48:^nft -29:^nonce
-41:^numb 60:^one 46:^only -56:^please 24:^pnl -38:^price 32:^pull -27:^realis 21:^recent -92:^revoke -61:^rows 24:^search 58:^show
47:^swap 25:^the 91:^token -38:^top 23:^trad -39:^transaction -35:^unclaim 81:^wa -45:^wallet 25:^whale -21:^when -32:^where
48:^which -37:^with 23:account 28:active 28:activity -32:add -54:addres -63:address 55:aft -24:again -34:airdropp 81:all 22:allow
-22:allowance 49:already 25:am 25:and -26:any 52:ape 40:app 34:approv -51:approval -22:approve 23:arriv 60:arrive 27:art 87:artist
-23:ask -25:attach -48:attack 21:audit 23:away 46:bag 63:bal -35:base -65:be -20:beacon -30:before 57:belong 22:biggest -80:block
-26:book 59:bookkeep -34:bot -26:both 25:broth 52:burnt 26:came 51:can -32:car -36:cash -29:chain -46:chang -28:change 60:check
-34:circle 31:clean -30:click 34:client -22:close -22:code -39:coin 61:cold -31:colleague 45:company -34:compare 33:compress
-32:confirm -37:control 42:count 67:creator 21:crypto -28:current -43:custom -39:d 43:dao 63:data 32:daught 24:defi 38:deploy
-54:dex 84:did -26:diligence 23:do 21:done 33:down -26:due -25:each 38:earn -51:eligible -57:employ -26:enough -30:entry -22:epoch
39:erc721 -23:error -40:even -65:every 31:everyone 41:everyth -23:exact 30:exchange 28:explor 28:farm -26:figure -25:firm -56:flow
-36:forgot -67:free -47:freeze 36:friend 67:fund 24:ga -27:get -26:go -47:gone 26:good 61:governance 59:grandson 36:ha -54:hand
49:have 34:her -35:hex 28:hey 58:hi -24:him -33:history -29:hit -24:hold -34:holder 31:holding -34:home 43:hot 25:how 24:if
-36:includ 40:incom 24:inflow -28:input 23:inside 21:interest 42:internal -21:inventory 59:item -31:itself -36:jpeg 32:just -43:key
21:know 38:l2 31:last 23:late 52:ledg 58:left -33:legal -32:lett -23:letter -25:lie 34:like 28:lin 65:line 25:link 41:list -28:live
47:lol -38:m 53:made 34:make -38:market 48:marketplace 47:member -29:metamask -22:min 59:mine -38:minute -30:more 21:mov -21:move
-58:movement 51:much 41:multisig 38:must -25:nam 36:net -23:nev -50:next -57:nonce 31:office -26:old -52:once -40:open 41:operator
-55:ordinal 43:our 60:outgo 52:over -58:own 39:p -39:people -25:per 31:permission -45:person -22:phantom 30:picture 42:piec 34:pl
-33:plu -29:point -32:present 43:pric -24:price -36:print -24:profit -21:program -23:project 23:protocol 54:provide -44:rate
48:reach -25:read -26:real -36:reason 25:receipt -49:receiv 43:receive 53:rent 31:report -26:return -90:revoke 54:rich 26:right
45:safe 32:said 42:same -25:sandwich -31:satoshi -25:saving -59:say -25:screen 24:search -31:seen -29:sell 29:send -20:sent 48:set
-31:sheet 27:should 37:show -38:sign -50:sit -35:smallest 57:sold -44:solidity 33:some -23:someth -57:son 80:spl 24:spr 33:stand
-27:start 60:statement 33:storage -32:supp 35:swap 22:swapp -54:symbol 21:tag -24:talk -43:team -57:term -53:th -78:that -29:them
42:there -67:these -37:they -51:thi 26:think -41:through -24:to -27:today 63:token 22:tonight -37:top -45:trade -28:trader 29:trait
-29:transaction 76:transf 48:transfer 72:treasury -44:two -33:und -32:unit -30:unlimit -43:unspent 34:up -22:use -30:user 78:vault
-25:verify -21:very 40:vitalik 32:wa -24:way -35:well 22:went 36:were 45:whale -49:wheth 62:which 24:whom -41:will -61:win
-47:without -22:word -21:work 26:worth -22:writ -42:write 29:yet 56:yield @~yield -38:* -21:^ha -47:^i 24:^my -27:^pool -51:^price
33:^stablecoin -21:^stak -23:^tvl 22:^where 23:^yield -22:above 58:apy -28:bank 46:can 42:current -32:dao -42:deposit -39:did 28:doe
26:down -22:ever 32:farm 23:first -21:ha -21:hold -29:i 23:in 33:interest -23:it -22:just -52:keep 32:least -37:lend 39:like 22:m
24:more -24:mov 20:newest -22:no 26:now 22:only -24:or -20:our 27:paid -35:park 52:pay -23:peg 28:per -49:price 21:rate -33:report
-35:reward 27:show 29:stablecoin 26:summ -21:the 43:there 25:thi 27:those 38:today -21:top -38:tvl 25:use -40:want -27:when -23:with
27:year
`;
