// First weights: how much each sign of a candidate tells for it, by itself (*) and beside each word of the question; written by test/learn-first.ts, in hundredths.
export const FIRST_WEIGHTS = `
@+lacks 6:* -34:,+, 79:,+24h -28:,+a -32:,+and -46:,+any 20:,+burnt 31:,+but -68:,+by 75:,+can 30:,+contract 55:,+could -35:,+did
30:,+every 31:,+find 46:,+for -55:,+give -34:,+ha 43:,+he -52:,+id 30:,+if 42:,+in -25:,+just 32:,+list -31:,+long -32:,+market
29:,+newest -65:,+not 47:,+only 67:,+open -24:,+or 48:,+our -28:,+pric 22:,+price -39:,+rank -36:,+show 40:,+spend 24:,+still
41:,+that 54:,+the 46:,+there 106:,+to -27:,+what -44:,+whatev -46:,+which -36:,+who 25:,+why 73:.+_ 43:.+before 30:.+can 48:.+for
52:.+ha 39:.+i -49:.+show 47:.+the -31:.+which 60:?+? 20:?+_ -25:?+and -22:?+check 37:?+he -48:?+how 34:?+i -38:?+in 47:?+it
-22:?+just -35:?+look -25:?+show 49:?+the -22:?+we -50:?+what -24:^+_ -41:^+addres 40:^+all 59:^+allowance -22:^+and -42:^+any
-40:^+apple -129:^+balance -45:^+bid 49:^+block 30:^+buy 47:^+by 52:^+call -39:^+can -25:^+cancel -32:^+capital 41:^+chain
-39:^+chance 54:^+check 32:^+circulat 50:^+coingecko 24:^+collection 56:^+compare 35:^+contract 33:^+convert -30:^+could
-42:^+current -33:^+decimal -21:^+decode -21:^+defi 44:^+depth -28:^+dex -43:^+draft 67:^+event 26:^+every 33:^+everyth
-57:^+explain -23:^+fill 29:^+floor -34:^+from -68:^+ga 27:^+give 36:^+ha 25:^+hash 30:^+hey 57:^+hold 34:^+holder 44:^+honeypot
-24:^+hottest -43:^+id -27:^+if -40:^+it -25:^+just 48:^+kind 21:^+last -34:^+latest -36:^+ledg 30:^+liquidity 28:^+list 26:^+look
39:^+market 34:^+metamask 26:^+mint -36:^+my 29:^+namehash 32:^+need -54:^+newest -31:^+next 20:^+odd 82:^+oi 39:^+on 43:^+open
26:^+ord 41:^+pl 33:^+plot 24:^+pnl 42:^+pull 31:^+pyth -21:^+quote -32:^+read -34:^+realis 20:^+recent 43:^+revenue -39:^+review
-61:^+revoke 38:^+rugcheck 65:^+run 28:^+safe 27:^+sat 39:^+say 96:^+search -61:^+should 54:^+so -34:^+somebody 34:^+stablecoin
-20:^+stak 40:^+swap 24:^+tape 36:^+tell 24:^+text -45:^+that -57:^+the 42:^+there -25:^+thi 65:^+token -48:^+top -21:^+topic0
69:^+trad 45:^+turn 51:^+tvl -33:^+twitt -20:^+two 41:^+und -23:^+utxo -58:^+verify 49:^+volume 124:^+wa -22:^+where -24:^+will
-44:^+with -44:_+? -24:_+_ -58:_+account -62:_+addres 25:_+against -22:_+airdrop 40:_+all 41:_+already -54:_+any -69:_+are -79:_+at
-72:_+atm 27:_+balance -43:_+been 55:_+bet 34:_+bid -49:_+block -36:_+book -84:_+by 29:_+byte -22:_+call -28:_+can 24:_+cent
-25:_+chain 51:_+clos 66:_+coin -48:_+collection -22:_+contract -39:_+cost -28:_+crypto -58:_+cut 29:_+deposit -31:_+develop
40:_+dex 22:_+digest 72:_+doe -23:_+dominance -26:_+down 32:_+each -25:_+earn -27:_+entry -24:_+event 37:_+fail -31:_+fee 85:_+for
57:_+fund -33:_+ga 42:_+get 26:_+give -24:_+got -49:_+ha 48:_+hash -26:_+hashrate -44:_+have -53:_+hold 23:_+if -37:_+in -20:_+left
-24:_+level -24:_+list 79:_+long -33:_+market -38:_+may -50:_+mempool -24:_+message -29:_+mil 40:_+mov -23:_+movement -28:_+network
-35:_+next 65:_+nft 28:_+notional 24:_+now -48:_+odd 34:_+of -30:_+open 45:_+or -32:_+ord -31:_+outcome 37:_+over 49:_+pair
-30:_+pay -56:_+perp -26:_+pl 21:_+please 20:_+pool -35:_+proposal -32:_+protocol -49:_+question 27:_+quote -39:_+recent
-27:_+revenue -51:_+right -52:_+rn 26:_+rout -37:_+rows 58:_+safe 28:_+say -33:_+show -24:_+side 24:_+since -20:_+sit -26:_+stak
-38:_+stake 51:_+th 72:_+that 57:_+there -60:_+these -33:_+thi 22:_+tick 46:_+to -22:_+tp -55:_+trad -40:_+transf -22:_+transfer
30:_+treasury 30:_+tvl -29:_+tx 25:_+und 28:_+until -39:_+up -54:_+value -77:_+wallet -32:_+what 52:_+when -20:_+which -24:_+with
-50:_+word 54:_+worth -21:_+ye -62:a+a -40:a+beginn 77:a+certain 48:a+chain -44:a+client 92:a+coin 38:a+fake 42:a+feed -29:a+good
28:a+hash -28:a+it 29:a+list -56:a+logo 53:a+long 62:a+new -32:a+phish -25:a+piece -21:a+side 27:a+str -23:a+the 56:a+token
86:a+transf 66:about+$ -21:about+, -37:about+_ 60:about+in 27:above+_ -21:accord+to -25:account+$ 36:account+, -38:account+?
47:account+_ -39:account+at -75:account+balance -71:account+i 69:account+on 52:addres+$ 23:addres+. -38:addres+_ 54:addres+for
-82:addres+of -35:addres+on 45:addres+that -41:address+$ 81:aft+the -39:against+_ 32:against+the -30:all+_ -83:all+chain 31:all+nft
-56:all+of -48:all+stablecoin 36:all+the 50:all+time 27:all+worth 31:already+$ -33:already+been -43:am+_ 60:am+i 24:amount+$
29:amount+in -23:an+_ -55:an+airdrop 28:an+exchange 42:an+nft 22:and+ask 22:and+by 38:and+give 25:and+ha 33:and+he -30:and+how
34:and+if -26:and+it 21:and+low 68:and+my 41:and+now -50:and+of -20:and+on -45:and+open 38:and+out -25:and+since -24:and+tell
-47:and+volume 37:and+want -47:and+what -32:and+wheth -90:and+which -24:and+who -34:and+why 21:any+_ 24:any+blacklist -40:any+chain
42:any+of 37:anywhere+$ 23:app+$ 23:app+, -27:app+on -26:approval+i -33:approval+on -22:approve+a 35:apy+history 22:are+all
47:are+my 34:are+open -69:are+people 24:are+still 24:are+the -35:are+there 27:arriv+$ 59:ask+$ -28:ask+. -55:ask+for -27:ask+me
27:ask+to 52:ask+what -22:at+$ -32:at+_ 63:at+a 33:at+least -65:at+my 22:at+that -68:at+thi 33:at+which 53:ath+$ -55:atm+$
24:audit+, 41:average+$ 33:back+$ -30:back+_ -56:balance+and -50:balance+in 31:balance+sheet 20:bar+$ 21:base+fee -26:be+$ -26:be+?
47:been+burn 26:been+pend 40:before+friday -39:before+i -61:behind+_ 39:behind+it 25:behind+the 41:best+_ 23:best+bid 42:bet+$
44:bet+do -26:bett+on -50:between+_ 47:between+the -23:bid+ask 31:bid+on 22:blacklist+$ -30:block+? -20:block+explor
-32:block+height -62:block+i 31:block+numb 49:book+$ -62:book+_ 34:book+depth -53:book+for -30:book+of 101:book+on 57:both+sid
28:bought+$ -38:bought+_ -67:bridge+$ 57:bridge+i 20:burnt+in 43:burnt+one 28:buy+? 34:buy+and 33:buy+it 20:buy+tax -51:by+24h
-71:by+_ -31:by+a 29:by+chain -63:by+hand 54:by+how 36:by+it 51:by+market 35:by+now -21:by+one -36:by+protocol 66:by+the -33:by+tvl
-27:by+volume -46:by+what 30:call+_ 60:call+data 32:came+in -38:can+still 26:can+t 38:can+the -22:can+you 31:candl+for 54:cap+$
36:cap+? -32:cap+and -40:capital+of -22:carry+the 92:category+i -29:chain+$ -40:chain+, 21:chain+and -41:chain+ha 39:chain+id
28:chain+it -52:chain+option 48:chain+that -22:change+$ -50:chart+_ 25:chart+for 50:chart+of 40:check+if 44:check+my
42:circulat+supp 37:clean+up -29:click+on -23:client+_ -29:clos+_ -43:close+$ 25:close+to 38:coin+$ -31:coin+_ -22:coin+a
-36:coin+by -35:coin+doe 82:coin+for 43:coin+from -41:coin+i 45:coin+in 22:coin+on -45:coin+that 26:coingecko+_ 70:coingecko+id
31:cold+storage 52:cold+wallet 38:collection+$ -41:collection+_ 28:collection+a -39:collection+my 24:company+hold 48:company+i
33:compare+_ 54:compare+it 21:confirm+$ -23:confirm+the 62:confirmation+doe -22:contract+_ -41:contract+addres -26:contract+address
-43:contract+for 24:contract+have -22:contract+on 38:contract+or 32:contract+that -22:convert+_ -55:convert+thi -69:cost+$ 46:cost+?
-28:cost+in 54:cost+on 29:could+the -31:could+you 70:count+and 67:counterparty+addres -33:crypto+gain -42:crypto+market
-28:current+_ -30:cut+in 42:dao+$ 26:dao+hold 55:dao+treasury 22:dat+$ 24:data+$ -27:data+_ -51:day+? 30:day+i -25:decemb+$
-59:decentralis+exchang -31:decimal+of 20:decode+the 34:deep+i -24:defi+tvl 37:deploy+to 37:deposit+, 37:dex+$ 38:dex+, -34:dex+i
-54:dex+on -50:dex+pair -47:dex+volume 46:did+$ 39:did+_ 84:did+i -26:did+it 32:did+that 72:did+the -31:did+they -55:did+thi
-79:do+$ 29:do+_ -24:do+not 41:do+you -41:doe+_ 22:doe+a -43:doe+coingecko -22:doe+each 85:doe+he -31:doe+it 72:doe+my 28:doe+not
65:doe+our 27:doe+pyth 45:doe+that 50:doe+the -27:doesn+t -32:don+t -44:draft+a 36:drain+$ 23:each+$ 29:each+chain 28:each+side
-54:earn+_ -32:eith+side -43:eligible+for 58:end+of 25:enough+. -40:error+_ 59:event+$ 70:event+i 101:event+of -37:event+that
-61:every+approval -27:every+chain 28:every+purchase 29:everyth+that -24:exchang+$ -48:exchange+$ 83:exchange+clock
64:exchange+where -31:explain+in -69:explain+to -48:explor+$ 84:explor+of 40:far+$ -59:far+i 37:far+off -27:fee+$ 37:fee+_
75:fee+doe 38:fee+i 20:fee+of 41:fee+on 36:fee+that 26:fee+tier -50:feed+_ 41:feed+for 23:feed+id -54:fill+in 20:fill+of 20:fill+on
65:find+it 40:find+me 34:find+out -25:find+the 34:first+$ -33:first+? -56:floor+$ -27:floor+, 59:floor+and 51:floor+of
-34:floor+price -49:for+each 25:for+how 28:for+it 46:for+me -24:for+our -37:for+reentrancy 82:for+that 59:for+the -51:form+_
64:found+a 21:from+$ 41:from+_ -27:from+me 56:from+my 76:from+the -22:from+which 22:function+$ 46:fund+_ -41:fund+on
-32:fund+payment -21:fund+rate -45:ga+$ -28:ga+on -46:ga+price -30:ga+rn 22:gave+u 38:get+? -40:get+a 28:get+if -47:get+into
20:get+liquidat 33:get+the -21:gett+liquidat -26:github+commit 41:give+the -49:go+through -52:go+to 28:gone+up -28:got+an
58:governance+token 20:grow+_ 68:ha+been 27:ha+it -45:ha+on -48:ha+that 73:ha+the 22:hack+$ 66:had+_ -29:hardware+wallet -48:hash+_
-66:hash+of -25:hash+rate -25:hashrate+$ 23:have+, 38:have+? 73:have+a 45:have+i -61:have+in 23:have+it 65:have+my 40:have+on
41:have+open -51:have+the 23:he+got 35:he+ha 21:he+hold 30:he+i -23:he+paid 27:he+say 36:height+of -39:here+$ -62:here+. 27:here+a
38:hi+_ -38:hi+account 24:high+i -47:highest+floor -67:history+$ 45:hold+$ -50:hold+, 47:hold+_ 48:hold+any 79:hold+count 59:hold+in
35:hold+it -43:hold+on 59:holder+$ -25:holder+, -30:holder+? -34:holder+of 24:holder+on 21:holder+revenue -25:home+addres
44:honeypot+? 45:honeypot+or 39:hot+wallet -48:hour+$ -40:hour+? 29:how+are 26:how+big 27:how+can 61:how+deep 39:how+did -66:how+do
-64:how+doe -46:how+ha -43:how+it -32:how+large -56:how+long -22:how+many 23:how+much -78:how+old 32:i+$ -34:i+, -27:i+. -73:i+_
-22:i+a 37:i+allow -52:i+an 23:i+approv -28:i+approve -44:i+at -36:i+bett 55:i+buy -32:i+click 25:i+close 24:i+do 56:i+earn
-42:i+eligible -23:i+farm -26:i+fine 26:i+for -52:i+forgot 49:i+found 21:i+get 63:i+got 65:i+had -77:i+he 64:i+hi 80:i+hold 86:i+in
35:i+just 31:i+know 25:i+lost 37:i+made 33:i+mint 50:i+my -22:i+not -45:i+on 56:i+only 23:i+our 98:i+own 50:i+paid 27:i+park
59:i+pay -33:i+pend 56:i+provide 22:i+read 28:i+receive -27:i+see 28:i+sent -44:i+set 58:i+sign -20:i+stak 61:i+still 22:i+swapp
-62:i+there 54:i+thi 68:i+think 51:i+up 46:i+use 52:i+used 52:i+wa -28:i+want 28:i+won -37:i+worth -43:id+, -27:id+_ 62:id+do
29:id+of 45:if+thi -35:if+you -28:impermanent+los 31:in+$ -32:in+, -25:in+? -27:in+_ -28:in+an 59:in+and -27:in+circulation
20:in+coin -33:in+crypto -47:in+decemb -22:in+defi -42:in+germany 30:in+one 30:in+our -32:in+percent -32:in+simple 40:in+spr
56:in+that 47:in+the -34:in+their -27:in+them -26:in+there -63:in+thi -34:in+total -37:in+what 74:in+which 29:includ+$ 38:incom+_
-28:index+_ -31:init+code -43:inside+_ 39:integrate+$ 35:interest+$ 63:interest+of 38:into+_ -31:into+our 32:into+the 47:it+$
88:it+, 47:it+_ 22:it+a 20:it+all -29:it+at 33:it+balance 39:it+be -35:it+burn -31:it+cost 30:it+dangerou 32:it+ever -49:it+floor
-29:it+from -49:it+go 38:it+ha 42:it+have 49:it+now 49:it+on 63:it+or -58:it+own 50:it+pay 66:it+peg 32:it+point -28:it+price
25:it+still 27:it+take 37:it+trad 37:it+trade -48:it+wa 24:it+with -44:it+worth -35:just+the 57:keep+on -46:key+$ 48:kind+tell
79:know+$ 23:know+how -30:know+it 27:l2+we -44:land+$ 36:land+? 32:last+_ 24:last+buy 32:last+trad 36:late+husband 58:late+on
30:ledg+$ -25:ledg+, -35:ledg+or 57:left+in 35:lend+protocol -22:level+a 23:level+each -39:lightn+channel -23:lightn+network
45:like+_ -36:like+i 20:like+to -48:link+, 22:liq+price -53:liquidation+_ -69:liquidation+pric 63:liquidation+price 46:liquidity+and
31:liquidity+for -42:liquidity+pool -35:list+, 55:list+every 57:list+it -56:logo+for -43:lol+$ -31:long+and -63:long+i -25:long+v
-27:look+for 65:look+wheth 51:lose+it 53:low+$ 31:lp+$ 23:lp+lock -37:m+_ 27:m+in 23:made+, 38:made+_ 43:made+a 44:made+on
-25:made+the 25:make+_ -49:make+a -54:make+me 52:make+the -64:many+_ 79:many+confirmation 69:many+of 24:many+owner -26:many+people
52:many+percent -44:many+sat -34:many+token -45:many+validator 61:market+cap 29:market+i 43:market+we 47:me+$ -49:me+, 64:me+.
27:me+? 30:me+_ 25:me+about 38:me+all 21:me+every 39:me+how -30:me+it 51:me+my -32:me+please -48:me+some 47:me+that -44:me+what
-56:me+which -34:me+with -31:mean+$ 38:mean+the 35:member+of 56:mempool+$ 55:metamask+show 33:min+$ -38:min+pool 45:mine+$ 29:mint+,
88:mint+on -24:mint+or 25:moment+$ -32:moment+, -41:moment+? 45:moment+of 41:money+i -24:money+on -27:more+$ 21:more+of 36:morn+$
42:morn+, -26:most+at 48:most+fee -29:most+in -40:most+money -38:most+recent -89:most+volume 24:mov+_ 27:much+did 65:much+ga
22:much+have -48:much+in 34:much+of 54:much+on 21:much+went 41:much+would -22:must+i -45:my+_ 40:my+aunt 30:my+bag 74:my+balance
-43:my+bet 39:my+bos 68:my+broth 21:my+buddy 55:my+client 77:my+coin 52:my+cold 52:my+colleague 20:my+company -21:my+contract
25:my+daught 74:my+employ 23:my+en 76:my+exchange 28:my+favourite 74:my+friend 25:my+grandson -31:my+landlord 50:my+last 35:my+late
50:my+liquidation 48:my+metamask -44:my+moth 48:my+nephew 33:my+not 64:my+old 31:my+open -40:my+own 28:my+payment 24:my+pension
29:my+pool -31:my+position 38:my+saving 22:my+spreadsheet 24:my+swap -27:my+tax 22:my+thesi 37:my+trad 31:my+transaction
26:my+transf -50:my+tx -68:my+wife 45:my+withdrawal -66:nam+$ 39:name+, -54:name+and -22:name+of 29:name+on 22:name+the
31:namehash+for -60:native+coin -30:need+_ -39:need+a -21:need+for 60:need+it 43:need+the 44:network+$ 46:network+i 33:new+_
55:new+token -31:newest+_ -36:newest+pool -47:next+_ -41:next+block 26:next+contract -36:nft+_ 22:nft+do -37:nft+of 46:nft+on
-35:nft+project -27:nonce+_ 29:not+, 37:not+. 36:not+_ -29:not+the 26:noth+arriv -26:notional+volume -27:now+, 32:now+? 22:now+_
74:now+on 41:numb+_ 20:numb+and 52:numb+for -60:odd+for -22:odd+of -21:odd+on -22:of+, -49:of+_ 69:of+a -51:of+all 58:of+an
72:of+both -26:of+coin -52:of+crypto 21:of+em 29:of+it 47:of+mine 57:of+one 43:of+our -31:of+owner 37:of+that 76:of+the 25:of+these
58:of+those 25:of+trad -44:of+what -20:of+ye 37:off+i 49:office+want 52:on+$ 20:on+any 50:on+average -57:on+chain 58:on+each
24:on+every 46:on+hi 51:on+no 33:on+one 28:on+our -22:on+right 25:on+some 64:on+that 36:on+the 42:on+thi -22:on+twitt 49:on+which
55:one+$ -59:one+_ 35:one+chain 29:one+go -76:one+of 39:one+or 26:one+with -60:only+_ 44:only+have 33:open+$ -38:open+_ 39:open+at
23:open+bet 36:open+interest -66:open+order 41:or+_ 45:or+a -46:or+blacklist 22:or+did 26:or+down -32:or+greedy -43:or+i 26:or+los
28:or+not 42:or+wa 59:or+what 38:order+$ 64:order+of -32:order+on -22:orderbook+_ 78:oth+one -28:our+_ 66:our+auditor 49:our+company
-60:our+contract 36:our+fund 31:our+l2 59:our+own 23:our+rollup 38:our+treasury 47:out+$ -21:out+, -22:out+. 55:out+of
-22:outcome+token 54:over+_ -69:over+all 45:over+time 27:own+$ -28:own+, -29:own+and 29:own+by -30:own+it 28:own+on 21:own+the
-98:own+token -25:owner+and 30:owner+doe 66:paid+$ 49:paid+_ -30:paid+dexscreen 21:paid+in -33:paid+out -57:pair+for 30:pap+with
27:pay+$ 66:pay+_ 64:pay+for 47:pay+on -46:pay+to 29:peg+_ 43:pend+_ -40:people+say 50:per+vbyte 57:permit2+_ 21:perp+, -29:perp+_
-45:perp+at 35:perp+on -32:pick+up 32:piec+of 31:pl+$ 23:plain+create 28:plain+word 53:please+$ 38:please+, 42:please+. -28:please+?
30:please+check 37:please+give 39:please+look 40:please+show -23:please+tell 52:please+the -38:pnl+of 49:point+$ -36:pool+,
-36:pool+are 36:pool+by 40:pool+for -38:pool+found 30:pool+i 68:pool+in -27:pool+of -63:pool+on 24:position+$ 41:position+,
37:possible+. 52:post+$ -22:prediction+market -26:present+, 70:pric+for -46:pric+in -67:pric+of -52:price+$ 28:price+? -46:price+_
24:price+chart -31:price+do -21:price+for 46:price+impact 31:price+in -58:price+of -41:print+on -46:priority+fee 26:profit+or
21:program+, 37:project+$ -72:protocol+by 32:protocol+in 43:protocol+we 52:provide+liquidity 64:pull+_ 22:pull+the 39:pump+$
47:put+_ 46:pyth+_ 31:pyth+have 21:quote+for -44:rank+$ 45:rank+by 32:rank+the 89:rate+of 48:read+the -59:real+name 60:real+one
-30:realis+pnl 38:realis+profit -23:recent+_ -31:require+the -37:revenue+, 44:revenue+_ -61:revoke+every -22:revoke+that -47:rn+$
-28:rows+$ -23:rows+. 25:rpc+url 20:rug+? -28:rugcheck+$ 21:rugcheck+report 51:run+_ 39:run+and 25:run+on 37:safe+? 31:safe+to
-29:sat+vb -26:saving+account -38:saving+in -84:say+_ 29:say+he 42:say+that -42:score+$ 61:search+_ -24:search+for 51:search+on
59:search+the 35:second+i 49:see+the 25:selector+$ 62:sell+$ -85:sell+? 32:sell+tax 43:sent+? -70:sent+_ 27:sent+it 62:sent+me
26:sent+on 46:sent+u 33:sery+$ -42:sery+_ 28:shar+of 53:share+of -35:she+hold 33:sheet+$ 50:sheet+, 31:short+in 25:should+be
-73:show+_ 47:show+all -43:show+my 26:show+what -61:side+$ 34:sign+$ -39:sign+_ 90:sign+it -21:sign+the 85:signature+_
-37:simple+word 85:since+i 28:since+the -42:since+when -26:sise+and -38:sise+of 22:sit+on 42:sitt+on 23:slot+produc 32:so+far
51:so+i -41:so+it -61:sold+$ 32:sold+_ 36:some+_ -51:source+of -47:spend+_ 44:spend+on 46:spendable+output 21:spot+_ 32:spr+$
-28:stabl+on -30:stablecoin+$ -51:stablecoin+float 27:stablecoin+in -49:stablecoin+on 35:stand+behind -27:start+with 31:stat+for
-28:state+the 93:still+have -31:still+mint -23:still+move 56:still+pend 52:still+pull 24:still+take 52:stood+at -27:storage+$
58:storage+, 48:str+_ 35:str+of -23:straight+from -28:stuck+$ -24:stuck+? 27:supp+, -47:supp+of 26:swap+of 45:swap+on 54:take+from
-26:talk+about 40:tax+office -46:telegram+group 35:tell+how -38:text+_ 29:th+i 36:that+$ 65:that+_ -74:that+be 56:that+block
27:that+came 27:that+chain 36:that+collection -23:that+contract 33:that+day 59:that+he -50:that+hold -35:that+i 34:that+list
57:that+market -40:that+my 20:that+one 32:that+pair 21:that+pool 21:that+the 48:that+thi 28:that+token -51:that+transaction
25:that+up 47:that+wa 30:that+wallet 50:that+we 67:the+airdrop -38:the+amount 36:the+app 34:the+auditor -79:the+balance
-36:the+beacon 32:the+best 25:the+bet -62:the+biggest 130:the+block 26:the+book 86:the+bridge 64:the+call 46:the+chain 20:the+chance
46:the+client 55:the+coingecko 40:the+cold 28:the+company 27:the+contract 20:the+counterparty 42:the+court -24:the+custom 75:the+dao
33:the+dapp 24:the+day 20:the+deepest 22:the+deploy 61:the+deposit 56:the+derivativ 54:the+dev -25:the+dex 48:the+end 75:the+event
101:the+exploit 86:the+explor 59:the+fee 29:the+floor 40:the+fund -64:the+ga 25:the+guy 24:the+hack -47:the+hash -61:the+highest
36:the+hot -21:the+id 36:the+insid 51:the+l2 -30:the+last 31:the+lend -27:the+lightn 39:the+lp 51:the+market 46:the+mint
34:the+money -72:the+most 44:the+multisig 90:the+name 78:the+network 46:the+news -59:the+next 45:the+nft 40:the+numb 39:the+odd
26:the+old 65:the+one -49:the+open 50:the+ord 108:the+oth 46:the+pair 66:the+pap -33:the+pend 32:the+perp 55:the+pool
51:the+probability 22:the+protocol -24:the+proxy 74:the+real 56:the+receipt 51:the+rent 31:the+right 28:the+rollup 37:the+rout
28:the+same 23:the+selector 48:the+sell 26:the+slot -53:the+source -25:the+spot 75:the+stablecoin -51:the+supp 50:the+tax
-35:the+text -20:the+th 48:the+tick 59:the+time 30:the+top -33:the+total 79:the+treasury 43:the+tvl 37:the+two 37:the+tx 26:the+user
81:the+vault 54:the+venue 41:the+verify -24:the+very -27:the+wallet 68:the+week 34:the+whale -53:the+whole 57:the+yield 55:their+_
-60:them+? -21:them+_ 71:there+$ 87:there+, -40:there+a -24:there+any 37:there+are 22:there+i -46:there+in -86:there+on 40:these+_
-60:these+day -48:they+are 64:they+cost 80:thi+$ 66:thi+? -51:thi+_ -43:thi+addres 64:thi+artist 38:thi+coin 49:thi+hash
-48:thi+moment 53:thi+morn 30:thi+network 27:thi+one 38:thi+protocol -44:thi+second 36:thi+stablecoin -65:thi+token 38:think+,
38:think+i -42:through+$ 60:through+_ -51:tick+$ 27:tier+of 86:time+$ 22:time+high -61:time+i 59:time+of -22:time+to 35:to+$
21:to+ape 26:to+be -30:to+do -67:to+get 79:to+have 22:to+it 47:to+know -21:to+move -42:to+my -57:to+pay -36:to+print 41:to+read
24:to+see -33:to+sell -54:to+send 25:to+take 36:to+the 51:to+use -21:today+, -35:today+in -23:togeth+$ -43:togeth+? -64:token+$
59:token+, -68:token+? -29:token+account 29:token+approval 36:token+by -50:token+call 37:token+doe -24:token+holder -57:token+i
51:token+in -45:token+my 32:token+of 65:token+sit 36:token+that 51:token+we 48:token+with -66:tonight+$ -32:too+$ 25:top+$
-24:top+pool -55:top+trader -67:topic+_ -27:topic+hash -33:total+$ -23:total+supp -23:total+value 72:trad+$ -26:trad+_ 65:trad+above
31:trad+at -22:trad+in 26:trad+on 44:trad+there -23:trad+volume -38:trade+_ 39:trade+at 23:trade+it -21:trade+on -66:trader+on
48:transaction+$ 24:transaction+, -51:transaction+of -48:transaction+on 25:transf+_ 58:transf+cost 25:transf+of -65:transfer+of
28:transfer+on 26:treasury+$ 25:treasury+of 61:trustworthy+$ -64:turn+over -24:tvl+$ -36:tvl+_ 62:tvl+of 71:two+dat 75:tx+$
-25:tx+in 29:u+_ -56:und+_ -34:unlock+it -29:up+$ 23:up+a 57:up+for 32:up+in 48:up+on 26:up+or -56:up+the -24:up+to -48:upcom+token
60:use+$ 31:use+, 27:used+, 51:used+_ 25:user+paid -25:v+short 79:value+$ -32:value+lock 25:verify+$ -22:verify+on 60:verify+one
36:volume+, -44:volume+_ 27:volume+and 36:volume+in -41:volume+today 36:wa+it 42:wa+my 25:wa+one 36:wa+the 33:wa+thi 22:wa+worth
-23:wait+? -50:wait+in 87:wallet+$ 80:wallet+? -87:wallet+_ 62:wallet+for 26:wallet+hold -42:wallet+i 50:wallet+on 26:wallet+or
27:wallet+worth 42:want+_ -34:want+a 30:want+me 51:we+are 36:we+deploy -28:we+need 24:we+use -22:week+$ 40:went+out -35:went+to
62:what+$ -90:what+_ -31:what+a -51:what+back -45:what+block 42:what+came -55:what+can 23:what+category -23:what+cost 75:what+did
45:what+do 40:what+doe 32:what+exact -30:what+fund -43:what+ga 31:what+ha -28:what+happen -27:what+have 49:what+he 21:what+it
-34:what+nft -63:what+now -84:what+on -46:what+one 21:what+position 33:what+share 63:what+they -81:what+time -23:what+to -29:what+wa
34:what+went 28:what+would -29:when+did 43:when+doe 50:when+i 46:when+the 38:when+we 36:where+are -26:where+did -39:where+doe
62:where+my 43:where+our -25:where+the 39:where+we -22:wheth+_ 58:wheth+it -24:wheth+the 44:which+_ 71:which+approval
-22:which+bridg -35:which+coin -51:which+collection -40:which+dex -76:which+event 33:which+exchang -41:which+hardware 67:which+i
-33:which+id 37:which+marketplace -38:which+min 34:which+network 27:which+of -55:which+one 69:which+our 24:which+pair -22:which+pool
47:who+built -35:who+ha 45:who+hold -21:who+made -32:who+may 29:who+own -23:who+paint 46:who+sent -37:who+wa -37:whole+crypto
31:whole+token 38:why+$ -21:why+did 28:why+i -41:will+do 60:with+$ -44:with+_ 42:with+fee -43:with+how -25:with+it 41:with+most
-24:with+my -34:with+nonce 38:with+profit -44:with+the -32:with+their -33:within+the 57:without+mov -22:word+of 22:work+$
102:worth+$ -43:worth+, -56:worth+in 39:worth+right -21:worth+today 81:would+_ -56:would+be 21:would+i -27:would+it 37:would+like
-75:would+that -35:writ+to 21:ye+, -23:ye+for -21:ye+in -51:year+end 64:yet+$ 66:yield+_ -47:you+can 21:you+find 62:you+have
28:you+know 37:you+look 68:your+? @+lacks:address -3:* 30:,+can 30:,+contract 27:,+could 23:,+exact 68:,+for -27:,+ha 38:,+it
39:,+list -21:,+long 40:,+mine -26:,+my 25:,+nonce -41:,+not -24:,+on 59:,+please 27:,+so -27:,+spend 61:,+the -36:,+they 52:.+_
58:.+before -29:.+please -34:.+what -20:?+$ 53:?+? 34:?+he 29:?+i 28:?+it 27:?+the -22:^+_ 39:^+all 62:^+allowance 21:^+am -30:^+any
-90:^+balance 26:^+buy 82:^+call -32:^+capital 24:^+check -44:^+contract -30:^+convert -30:^+could -37:^+decimal 22:^+did
-24:^+draft 28:^+every -28:^+ga -24:^+ha 56:^+hold 46:^+honeypot -27:^+how -23:^+it 30:^+kind 54:^+nft -27:^+on 29:^+our 52:^+pull
-38:^+realis -33:^+recent -48:^+revoke -21:^+run 51:^+search -30:^+somebody 37:^+someone 26:^+text 42:^+the 60:^+trad 39:^+verify
76:^+wa -24:^+want -21:^+whose 27:_+$ -40:_+? -21:_+a -69:_+account 74:_+all 22:_+at 22:_+balance -24:_+been 38:_+before 94:_+bet
23:_+by -23:_+can -22:_+close -34:_+collection -36:_+contract -62:_+doe 85:_+for 37:_+from 71:_+fund -32:_+ga -30:_+gone -35:_+ha
-24:_+have -49:_+hold -33:_+i -26:_+it 80:_+long -38:_+may -53:_+mov -38:_+name -20:_+next -27:_+node 26:_+or 64:_+over -22:_+perp
-41:_+pl -43:_+please 32:_+since -21:_+sit 38:_+so 26:_+still -48:_+the 67:_+to -38:_+today -44:_+trad -30:_+trade 28:_+transaction
-26:_+transf -96:_+wallet -32:_+with -21:_+withdrawal -29:_+worth 21:a+_ -23:a+a -21:a+client 33:a+friend 29:a+new 63:a+transf
35:about+_ -72:account+$ 52:account+, -25:account+? -35:account+at -48:account+balance -71:account+i 48:account+on 26:addres+$
22:addres+. 57:addres+for -42:addres+of -39:addres+on -56:addres+that 49:aft+the -33:all+my 27:allow+to -30:am+_ 53:am+i 28:an+en
-21:an+nft 29:and+ha -35:and+i 55:and+my -29:and+on 40:and+sell -20:and+tell -26:and+the 21:and+want -32:and+which 35:any+_
-27:anywhere+$ 30:approval+of -32:approval+on 34:are+all -29:are+in 66:are+my -34:are+open -31:are+people 27:are+still -23:are+the
-37:are+there 21:balance+_ -29:balance+and -53:balance+in -32:balance+of 43:belong+to 25:bet+$ 69:bet+do -31:bet+i 62:block+_
34:book+on -20:burn+$ 47:burnt+one -40:by+_ -25:by+a -25:by+how 88:by+the 79:call+_ 20:can+_ -34:can+i 36:can+the 21:can+whoev
-37:capital+of -27:chain+, -39:chain+? -29:chain+id 37:clean+up -28:client+_ 27:close+to -44:coin+on 29:cold+storage 35:cold+wallet
-38:collection+_ -22:connect+my -25:contract+addres -33:contract+for 41:contract+i -45:contract+of 26:contract+or
71:counterparty+addres 25:d+like 21:dao+hold -34:decimal+of -21:did+_ 33:did+he 81:did+i -21:did+it -20:did+my 28:did+that
73:did+the -33:did+they 52:do+, -23:do+the -49:doe+_ -33:doe+it 53:doe+my 31:doe+the -24:draft+a 26:drain+$ -26:e+mail
-32:eligible+for 24:en+$ 51:end+of -48:every+approval -35:explor+for 74:explor+of -35:far+i 52:fee+i 25:fill+of 48:first+$
29:floor+, 36:floor+and 59:for+_ 32:for+a -21:for+it 37:for+me -31:for+my 51:for+one 46:for+the 20:found+a 26:from+my 36:from+our
36:fund+$ 36:fund+_ -35:ga+on 24:get+liquidat -21:gett+liquidat -23:give+me -27:got+an -42:ha+_ 58:ha+been 37:ha+it -22:ha+my
-45:ha+on -30:ha+that -28:hash+_ -20:hash+of 52:have+$ 31:have+? 64:have+i -48:have+in 39:have+on 42:have+open 21:have+the 43:he+got
-31:hi+account -23:hold+? 58:hold+any 88:hold+count 26:hold+it -44:hold+on 26:hold+the 43:honeypot+? 47:honeypot+or 34:hot+wallet
65:how+are 29:how+did -37:how+many -59:how+old -25:i+_ 38:i+allow -36:i+am 26:i+approv -25:i+approve 33:i+can 27:i+close 21:i+deploy
-31:i+eligible 31:i+enough -21:i+have -65:i+he 68:i+hi 58:i+hold -35:i+in 33:i+just -42:i+m -23:i+not 46:i+own 47:i+paid 73:i+pay
26:i+sent -26:i+should -34:i+sold 63:i+still -27:i+swapp 31:i+that -47:i+trade 63:i+up -26:i+want 33:i+won 93:i+worth -52:i+would
-23:if+i -73:if+you -48:in+$ -32:in+, -28:in+an -26:in+fee -45:in+it -25:in+my -20:in+ord -27:in+our 27:in+spr -26:in+thi
29:in+total 24:in+which 24:incl+. -21:init+code -23:it+$ -34:it+. -23:it+? -21:it+_ 32:it+contract 26:it+for -37:it+hold 38:it+on
-27:it+the 27:it+up -31:it+wa -52:know+what 27:late+? 24:latest+block 32:left+in -32:like+i -28:link+, 22:liq+price -20:liquidat+$
21:liquidat+? 20:liquidat+on -24:liquidation+_ 64:liquidation+price 23:list+? -26:long+and -23:long+v -38:look+for 22:lp+lock
-32:m+_ -30:made+_ 60:made+on -79:many+_ -24:many+decimal -38:many+token -32:market+_ -54:market+on 61:me+$ -41:me+, 44:me+? 40:me+_
25:me+a 33:me+all -30:me+it 45:me+my 20:me+on -52:me+the -36:me+what -23:me+which -26:me+with 26:mine+$ -22:money+i -34:morn+,
28:most+of -46:much+_ -32:much+did 65:much+ga 41:much+have -49:much+i 43:much+of -26:much+wa 71:my+broth 43:my+cold 29:my+contract
-22:my+grandson -40:my+ledg 50:my+liquidation 54:my+metamask 69:my+open -46:my+son 43:my+token 41:my+trad -30:my+wallet -33:name+and
-37:name+point -59:native+coin -41:need+for -20:next+_ -22:nft+collection -26:nft+in -28:nft+of 74:nft+on -22:no+shar -58:nonce+_
22:numb+of -35:numb+on -21:of+_ 38:of+a 83:of+mine -49:of+my 46:of+that 36:of+the -48:of+them -30:of+thi -43:on+a 25:on+any
-57:on+it -20:on+the -24:on+which -36:one+$ -23:one+_ 48:one+i -82:one+of -42:only+_ 31:open+_ 44:open+at 34:open+bet -51:open+in
-40:open+order 44:or+_ 54:or+down 31:or+what 69:order+of -21:our+_ 30:our+auditor -32:our+contract 29:our+dao 21:out+$ -22:out+,
34:out+of 60:over+_ 22:over+the 52:own+$ -24:own+_ 38:own+on 21:paid+_ 30:paid+in 26:part+of 87:pay+_ 33:pay+for 42:pay+in
-59:pay+on -29:permit2+_ 64:perp+$ -25:perp+_ 42:perp+on -24:pl+, -33:please+, 53:please+. -31:please+? -38:pnl+of -47:point+to
33:price+$ 21:price+and -21:price+do 28:price+on 21:profit+on -27:protocol+on 67:pull+_ -21:put+it -25:put+my -29:rank+by 24:read+_
-36:realis+pnl 20:rest+on -48:revoke+every -30:rn+$ 57:run+_ -43:say+_ 24:say+he 40:say+that -39:search+_ 62:search+the 32:second+i
30:sell+tax 40:sent+me 50:sent+u -21:short+$ 33:should+be -49:sign+the 24:since+the 33:sit+in 34:so+far 47:so+i -22:source+of
-47:spend+_ 30:spot+_ 70:still+have -22:still+move 53:still+pull 23:still+take -23:talk+about 36:tax+office -47:tell+me -40:text+_
-24:than+_ -22:that+? 21:that+addres 43:that+he -41:that+hold -38:that+i -28:that+market -45:that+our -28:that+the 47:that+thi
25:that+token 24:that+trad 41:the+_ 24:the+abi 22:the+app -50:the+balance 60:the+best -33:the+bet 32:the+client -23:the+coin
25:the+contract 34:the+current 62:the+dao -20:the+day 37:the+end 36:the+exchange -32:the+exploit 80:the+explor 33:the+fee
75:the+fund 44:the+insid -22:the+market 59:the+multisig 40:the+name -72:the+new 29:the+nft 44:the+one -39:the+open 29:the+pap
-30:the+perp 37:the+real 59:the+rout 63:the+same -23:the+source 43:the+stablecoin -29:the+swap 34:the+tax -39:the+text -33:the+th
29:the+token 38:the+trad 49:the+vault -28:the+whole -37:the+year -53:there+$ -58:there+on 60:thi+? 55:thi+artist -40:thi+en
-26:thi+morn -28:thi+token 50:think+i -23:to+$ -32:to+? 27:to+_ 22:to+clean -21:to+connect -26:to+do 43:to+me -36:to+my 31:to+see
-38:to+send 35:to+take 117:to+the -28:to+which -20:today+$ -44:today+, -36:token+$ 89:token+, -31:token+? -70:token+_
29:token+approval 33:token+doe 59:token+sit 30:told+me -33:tonight+$ -36:too+$ 21:top+holder 21:total+$ -37:trad+_ -32:trad+above
-37:trad+at 36:trad+of 26:transaction+, 44:transaction+_ -41:transaction+on -71:transfer+of -29:tx+count 20:tx+on 40:up+on 54:up+or
-23:v+short 31:value+of 23:verify+$ -46:wa+_ -37:wa+it -26:wa+that 50:wallet+$ -21:wallet+. -73:wallet+_ 28:wallet+hold 40:wallet+on
38:want+the 25:what+$ -40:what+_ -37:what+can -22:what+coin 55:what+did -52:what+do -21:what+doe -47:what+fee 61:what+ha 52:what+he
-37:what+it -34:what+nft -29:what+on 21:what+position -27:what+the 49:what+wa -22:what+will -53:what+would 55:when+doe -35:when+wa
-32:which+_ -37:which+block -33:which+chain -28:which+hardware 25:which+i 32:which+of 25:which+token -22:who+are 27:who+deploy
25:who+i -49:with+_ -32:with+a 30:with+my -66:with+nonce 43:with+profit -24:word+what -25:worth+on 27:worth+togeth -69:would+be
-27:would+i -40:would+it -43:year+end 56:yet+$ -25:you+look -29:you+tell @+lacks:amount 30:* 50:,+how -39:?+$ -25:^+convert 49:^+i
26:^+what -26:^+which 34:_+$ -40:_+? 36:_+for -22:_+into -23:_+on 51:_+to -27:convert+thi 52:for+my 41:from+_ 40:how+many
24:how+much 21:i+get 55:i+it 48:into+_ -23:many+_ -41:many+decimal 42:much+i 33:of+the -28:on+_ -25:please+$ 48:that+$ 32:to+_
@+lacks:anyAddress 7:* 35:,+how 31:,+token -26:24h+volume -25:?+$ -28:?+_ -24:^+a 23:^+can -32:^+compare 29:^+dex 64:^+floor
39:^+give 32:^+liquidity 49:^+need -39:^+newest -24:^+pool 54:^+price 35:^+trad 38:^+what 30:^+who 27:_+$ -21:_+, -24:_+? -28:_+by
30:_+candl -25:_+dex -29:_+from -25:_+gone 26:_+i -36:_+in 29:_+over 44:_+pair 24:_+pool -23:_+price 28:_+volume -24:_+what
-21:_+with 59:a+contract -38:a+list 73:a+token 21:above+_ 42:am+i 23:and+_ -21:and+what -25:by+volume 40:candl+for -32:compare+_
49:contract+on -26:could+you -29:dex+on 74:doe+_ 49:floor+of 70:for+_ -56:for+a -35:from+_ 62:have+a 27:how+much -43:i+need
23:i+would 22:in+, -26:in+_ 30:in+that -40:in+the 26:it+in -47:like+to 48:liquidity+and 30:liquidity+for -29:liquidity+pool
-31:market+cap 21:me+_ -45:most+trad 51:need+the -24:new+_ -37:newest+pool 31:now+, -21:numb+of 75:of+a 50:of+my 22:of+the 22:on+my
-29:on+the 39:pair+on -36:pool+are -45:pool+with 40:price+of -27:rank+by -21:right+now -23:since+_ -30:the+day -27:the+dex
-29:the+exchange 59:the+mint -35:the+most -32:the+one 31:the+pair 39:token+, 40:token+on 42:trad+$ 32:trad+above 30:trad+in
-21:trad+on -24:volume+$ 39:volume+of -27:volume+on 74:what+doe 52:where+my -26:which+_ 31:which+i -40:with+the @+lacks:anything
20:* -42:,+how 25:,+in 21:,+market 38:,+on -45:,+price -38:,+the 25:,+which 53:.+can 30:.+i 47:.+which 23:?+? -29:?+_ 26:?+i
-25:^+all -47:^+balance -42:^+can 64:^+check 41:^+compare 74:^+convert 54:^+everyth -38:^+find 52:^+i 20:^+list -46:^+market
48:^+our 29:^+please -25:^+price 83:^+search -49:^+the 51:^+there -43:^+token 31:^+we -24:^+when 48:^+where -59:_+account
-70:_+addres 59:_+against -44:_+are 52:_+coin -73:_+do -36:_+doe 94:_+for -24:_+hold -58:_+i 47:_+or -29:_+thi 32:_+to 59:_+token
-33:_+value -69:_+wallet 23:_+worth -22:a+a -22:a+beginn 27:a+coin 57:a+fake 34:a+hash 85:a+list 26:a+long 28:a+scam 35:a+str
22:a+table 51:about+$ -37:about+_ 30:account+on 62:against+the -24:all+chain 42:all+worth 47:an+old -43:and+_ 31:and+by -21:and+i
-25:and+what 44:are+_ 55:are+they -35:ask+me 47:at+$ 30:at+all 34:at+thi -21:ath+$ 24:balance+$ 24:be+$ 33:be+? 33:behind+it
-44:bought+_ 48:by+it 69:by+market 22:can+i -23:can+you 64:cap+$ 21:cap+, -46:cap+of -58:chain+$ 71:check+my 21:circulat+supp
20:coin+$ 41:coin+are -22:coin+by -52:coin+i 52:coin+on -46:coin+that 44:coingecko+id 74:compare+_ 45:compare+it 53:copy+$
-37:d+like 30:dao+hold -51:dex+pair -20:did+i 21:did+it 23:did+the -65:do+$ -23:do+i -41:doe+_ -41:doe+a -43:doe+it -22:doe+my
23:doe+our -46:each+chain -24:explain+to 43:find+out 44:for+a 21:for+it 73:for+me 48:for+the 65:found+a 56:from+_ 62:from+my
-21:go+to -21:hardware+wallet 28:have+a -26:have+an -26:have+in -28:have+to 43:he+i 46:hold+$ -49:hold+on 50:how+far -26:how+many
22:i+, -72:i+_ -23:i+bought -25:i+d 33:i+found 63:i+got 31:i+hold 55:i+in 57:i+it 39:i+left -29:i+must 71:i+my 64:i+need 34:i+our
36:i+own -23:i+put 29:i+that -22:i+there 59:i+thi 27:i+worth 49:i+would 45:id+for -51:in+, -31:in+_ 46:in+my 60:in+our -37:in+that
29:in+the -34:in+thi 60:into+_ 34:it+$ 37:it+, 23:it+. -51:it+? -27:it+_ 47:it+be 29:it+ha -41:it+hold 23:it+i 81:it+the 57:it+trad
-27:it+up 36:it+with 41:know+what 49:left+in 39:like+_ 42:list+my 83:list+of 24:look+for -28:look+it 23:made+on -40:many+_
-20:many+holder 61:market+cap 38:me+$ 21:me+. 23:me+a -30:me+and 25:me+how 42:me+the -21:me+which 86:mint+on -49:much+_ -44:much+doe
52:much+i 51:much+money -49:much+of -25:my+_ 27:my+account 61:my+bag 64:my+balance 43:my+bos -48:my+employ 50:my+grandson 50:my+last
59:name+, 30:need+it -41:now+$ 26:now+? -48:of+all -39:of+each -33:of+our -28:of+thi -44:on+each -41:on+it -20:on+the 42:on+which
53:one+$ 39:one+? -36:one+_ 81:or+a 28:oth+one 26:our+_ 62:our+treasury -22:out+of 39:pair+$ -50:pair+for -35:pair+on 29:pap+with
41:pl+$ 38:please+$ 71:please+, 44:please+look -39:pool+, -79:pool+on 22:price+, 26:price+? 62:price+in -70:price+of 29:put+_
-47:real+name 57:real+one 26:right+now 29:safe+to 39:scam+$ 26:show+me 27:sitt+in 37:stand+behind 36:start+with 37:str+of
-21:supp+of -42:talk+about -30:that+coin 22:that+i -48:that+my -37:the+balance 70:the+block -43:the+coin -26:the+day
-59:the+exchange -32:the+fee 32:the+market -33:the+mint -29:the+moment 62:the+name 45:the+oth 31:the+pap 80:the+real -25:the+same
-42:the+th 33:the+token -37:the+treasury -33:the+two -22:there+$ 45:there+any 55:there+are 57:these+_ -30:thi+addres 54:thi+artist
-27:thi+token 23:to+$ 49:to+_ 28:to+buy -22:to+do 30:to+know -64:to+my -27:to+sign -53:today+$ -28:token+$ 36:token+by -48:token+i
56:token+in 61:token+with 58:trad+at -27:trad+in -42:up+$ 27:up+on -22:up+the 25:volume+, -59:wa+_ 63:wallet+$ -61:wallet+_
-30:wallet+i 28:wallet+worth 23:what+$ -51:what+_ -50:what+coin -62:what+in 71:what+it -41:what+one -21:what+to -38:what+would
-31:when+doe 47:where+can -30:wheth+the 21:which+_ 41:which+coin -24:which+hardware 44:which+i 42:which+one 89:with+$ 37:with+0x
30:with+_ 33:with+a -27:with+my 21:with+price 33:with+the 67:worth+$ -62:worth+in -24:worth+on 42:worth+right 43:you+find
-36:you+know 27:you+tell @+lacks:bitcoinAddress 12:* -23:,+and 64:,+can -40:,+how 53:,+the -24:,+what 52:,+with 31:.+$ 47:.+_ 27:^+_
57:^+a -59:^+balance -31:^+could 30:^+ha -31:^+ledg -23:^+my 35:^+please -26:^+the -50:^+what -28:^+which 50:_+, 29:_+. 23:_+_
-25:_+addres -43:_+are 32:_+balance -23:_+doe 65:_+i 45:_+on 74:_+wallet 54:a+new 74:addres+$ 26:addres+, -26:and+what 60:any+_
-21:are+in 65:can+you -25:coin+$ 33:cold+storage -28:could+you 23:do+i -31:doe+my -43:doe+the 31:fee+$ -69:for+a 37:for+me
45:found+the 23:from+_ 51:ha+the -39:history+of -21:hold+$ -38:how+many 50:i+_ 54:i+have 54:i+in -39:i+it 29:i+my -24:i+own
-47:i+still 42:i+the 46:in+a -55:in+it -49:in+the -52:it+? -29:ledg+or -35:lightn+channel -38:many+_ -38:mempool+$ 35:much+_
-53:my+_ 24:my+ledg -27:now+$ 55:of+a -21:of+it -46:of+our -20:of+thi 39:on+_ -46:on+my 49:on+the 56:one+$ 70:oth+one 29:pl+$
-28:right+now 77:sitt+on 36:some+_ 48:spendable+output -20:storage+$ 48:storage+, 45:that+i -47:the+balance 26:the+fee
-58:the+mempool -31:the+min 70:the+oth 70:the+pap -24:there+$ -22:thi+_ -22:thi+addres 39:to+the 40:wallet+. 33:want+to -33:what+the
-20:which+coin @+lacks:bitcoinHash 24:* 30:,+_ 21:,+i 29:?+$ -23:^+_ 28:^+how 56:^+i -42:^+my 29:^+sat 28:^+what -26:^+when
-25:_+mempool 21:_+payment 83:_+transaction -35:_+tx -38:block+$ 56:by+now 37:confirm+$ 64:confirmation+doe 55:did+i -27:do+i
43:doe+it 52:doe+my -55:fee+$ -21:for+_ 43:gave+me 32:ha+it -61:hour+$ -54:i+have 70:i+it 57:i+my -42:i+stuck -27:in+_ 39:in+the
-25:into+the 32:it+confirm 74:many+confirmation -52:many+sat 59:mempool+$ -27:min+$ -23:my+payment -39:next+block 40:now+$ 35:now+?
-24:of+_ -21:of+my 30:of+the 47:on+my -43:paid+for -31:payment+min -36:stuck+$ 30:the+mempool -32:to+the 28:wa+it 55:what+fee
-40:what+i -30:what+the -26:when+wa 50:with+_ @+lacks:block -20:* 21:,+_ 42:?+_ -27:^+what -22:_+? 24:block+made -23:block+numb
25:burnt+in 22:it+? -22:much+_ 44:of+the 24:produc+$ 23:slot+produc 32:the+block 58:the+slot 64:time+of -23:when+i @+lacks:chain
-17:* -40:,+all -26:,+and -22:,+any -39:,+by 25:,+how -31:,+i -38:,+in -31:,+it 27:,+my -40:,+on -24:,+only -22:,+please -38:,+since
-30:,+the -29:.+$ 25:.+. -26:.+before -36:.+which 52:?+it 32:?+my -27:?+show 33:?+the -40:^+_ -29:^+a 39:^+abi 35:^+are
-25:^+balance -25:^+biggest 50:^+chain 23:^+check -49:^+circulat 29:^+compare -36:^+current -31:^+decode -24:^+dex -35:^+did
24:^+doe -24:^+explain -25:^+floor -20:^+for -51:^+ga 59:^+ha -30:^+if 25:^+in -74:^+it -27:^+kind -26:^+ledg -47:^+make
36:^+metamask -26:^+my 30:^+need -24:^+nft 21:^+on 41:^+option -28:^+our 22:^+rank -21:^+revenue 41:^+since -31:^+someone
66:^+stablecoin -50:^+the 59:^+token -28:^+topic0 -74:^+verify -25:^+volume 39:^+wa 23:^+when -44:^+where -23:_+, -39:_+. -47:_+_
-32:_+addres -21:_+all -38:_+and 20:_+bar -62:_+block -37:_+by -45:_+coin -28:_+collection 34:_+do -22:_+dominance 30:_+fee
-25:_+floor 33:_+for -21:_+have 41:_+holder -27:_+i 58:_+now -37:_+of -30:_+payment -20:_+point 60:_+pool -30:_+rows -39:_+sery
21:_+since -23:_+the -22:_+today -45:_+token 43:_+with -33:_+word 40:_+yield -27:a+_ 76:a+chain 54:a+coin 34:a+fake -22:a+list
-42:a+logo 36:a+of -21:a+phish 24:a+single -28:a+transaction -21:about+$ -29:about+_ 23:about+the 31:about+to -32:addres+of
-103:all+chain -34:all+of 36:all+the -29:allow+to 31:am+i -20:and+how -41:and+i -26:and+it 40:and+my -39:and+volume -20:and+wa
-47:and+what -66:and+which -41:any+chain -36:are+_ -21:are+people 21:are+there -24:at+a -46:ath+$ 23:back+$ 22:base+fee -36:be+?
-27:between+_ 30:biggest+holder 26:block+$ -41:block+height 47:block+numb -21:broadcast+it 40:burn+$ -29:by+_ -82:by+chain
-22:by+market -31:by+whom 23:call+$ -26:can+i -23:cap+$ -25:chain+$ -49:chain+? -20:chain+doe -21:chain+ha 62:chain+id -30:chain+it
-20:chain+option 49:chain+that 43:chain+we 35:check+if 29:check+the 41:coin+$ -24:coin+for -22:coin+i -24:cold+storage
-23:collection+? 25:collection+a -38:contract+i 28:contract+or -26:copy+$ -50:cost+$ 61:cost+on 20:could+you 46:dao+$ -24:data+$
-34:decentralis+exchang 34:deep+i 56:deploy+to -62:develop+since -57:dex+$ -29:dex+, -44:dex+_ -22:dex+volume 90:did+i -62:did+it
25:did+that -20:do+$ -24:do+, 31:do+_ 50:do+i 21:do+the 61:doe+a -42:doe+it -33:each+of -25:earn+_ -31:eip+_ -39:event+$
-20:every+chain -22:explain+to 53:explor+of -40:fee+_ 40:fee+did 85:fee+on 46:fee+tier 29:first+$ -22:floor+, -27:floor+price
-31:for+_ 27:for+it -43:for+me -46:from+my 33:from+the -20:function+i -40:ga+price -46:go+through -33:go+to 20:ha+_ 49:ha+been
42:ha+it 67:ha+the 24:hack+$ -20:hardware+wallet 48:have+in -42:have+it -45:have+the 39:have+to 45:hold+_ 31:holder+$ 34:how+deep
-20:how+did -24:how+do 52:how+full -25:how+i -25:how+long 32:how+much -63:how+old -25:how+the 52:i+$ -36:i+_ 25:i+am 22:i+buy
-45:i+call 24:i+can 53:i+do 35:i+got -53:i+he 33:i+in -34:i+it 20:i+just 39:i+lock 57:i+made -33:i+need 21:i+not -52:i+on 43:i+only
94:i+own 53:i+pay -30:i+sign 34:i+still -32:i+the -23:i+there 30:i+thi -39:i+trade -24:i+use 32:i+worth -21:id+for 27:id+of 27:if+i
39:if+you 31:in+$ 42:in+and -27:in+crypto -33:in+fee 43:in+it 28:in+that -34:in+total -30:in+what 76:in+which 20:into+the 39:it+$
20:it+, 57:it+? 58:it+_ -35:it+contract -26:it+floor -62:it+go -40:it+in 43:it+safe -26:key+$ -27:know+it 29:know+the 32:l2+we
-31:late+$ -26:ledg+or -23:lightn+network 36:like+_ -30:like+to -38:link+, -22:list+$ -31:list+, -35:list+of -23:lock+in
-42:logo+for -35:lol+$ -23:look+for -33:look+like -40:make+a -35:make+me 61:many+of -24:many+people 32:many+percent
69:many+transaction -33:market+$ -32:market+, -44:me+$ -21:me+_ -34:me+a 26:me+about 24:me+to 30:metamask+show 38:min+$ -22:mint+$
26:moment+$ 61:most+fee -41:most+money -38:most+volume 22:mov+_ -39:much+_ -40:much+did 46:much+doe 50:much+ha 32:much+i -32:much+of
-43:much+volume -31:my+bag 28:my+bank 31:my+broth -38:my+colleague 32:my+daught 25:my+friend 37:my+grandson -30:my+landlord
55:my+ledg 21:my+metamask 25:my+nephew 38:my+payment 30:my+saving -42:my+token 57:my+transaction 47:my+transf 37:my+tx -32:name+of
38:need+for -34:need+it 47:network+$ 25:network+, 45:new+token -29:no+shar 53:nonce+_ -24:notional+option -39:now+, 21:of+all
27:of+both -23:of+each 25:of+it 25:of+mine -41:of+my 23:of+our -27:of+that 40:of+these 57:of+those 22:on+_ -63:on+all -27:on+chain
-24:on+each 77:on+our 75:on+the 76:on+thi -28:on+twitt -34:one+? -21:one+_ 48:one+chain -32:one+i -21:one+protocol 54:only+$ 31:or+_
26:or+not 46:our+chain 91:our+company -35:our+contract 47:our+l2 24:our+rollup 21:out+$ 20:out+, 27:out+of 49:over+time 85:own+$
-26:owner+of 34:paid+_ 47:pay+for 24:pay+in 34:payment+min 29:pend+_ -22:per+chain -23:perp+dex 22:pl+$ 42:pl+, -41:please+$
30:please+, 43:please+give 35:pool+$ 21:pool+_ 44:pool+for 23:pool+i 23:pool+that -54:price+$ -36:price+of 22:price+on -36:project+$
-38:protocol+$ 25:pull+the -21:rank+$ 25:rate+of -25:recipient+, -27:revenue+of 20:reward+of -30:rn+$ -33:rows+$ 26:rpc+url
44:safe+$ 21:safe+? -28:score+$ -21:see+how -38:sery+_ 59:should+i 27:show+me -32:sign+_ 33:since+_ 28:since+summ -77:since+the
-44:source+of 58:stablecoin+supp -26:storage+$ -27:stuck+$ 28:summ+$ -27:summ+? -48:supp+of 57:that+chain 23:that+coin -29:that+i
-22:that+lend -26:that+protocol 59:that+the 48:that+we -27:the+_ 31:the+account 62:the+airdrop -33:the+amount -21:the+balance
133:the+block 125:the+chain 28:the+cold 44:the+contract 22:the+counterparty 42:the+dao 39:the+deploy 67:the+deposit -40:the+dex
-54:the+event -39:the+exploit 27:the+explor 36:the+fail 21:the+fee -24:the+first 25:the+guy 75:the+l2 -57:the+last -26:the+lightn
-34:the+log 46:the+lp -20:the+mint 53:the+moment -46:the+most 90:the+network 73:the+new -31:the+next 24:the+nft -48:the+option
56:the+pair -30:the+perp 80:the+pool -21:the+price -47:the+project -44:the+protocol 26:the+real 50:the+receipt 40:the+rollup
-42:the+source 23:the+stablecoin 43:the+tick -39:the+token -44:the+total -23:the+tvl 58:the+tx 72:the+vault -52:the+yield 37:them+$
68:there+, -23:there+a -26:thi+_ 24:thi+morn 57:thi+network -24:thi+one 31:thi+pool -44:thi+token -43:through+$ 48:tier+of 58:time+$
-23:time+i 45:to+$ 31:to+? 42:to+add 21:to+be -29:to+see 27:to+sign -52:to+the 28:today+$ -48:token+$ -32:token+, -52:token+?
-24:token+holder -33:token+i -44:token+my -37:tonight+$ -24:too+$ -21:top+trader -33:total+$ -20:total+value -25:trad+volume
-45:trade+on -25:trader+on 36:tvl+of 44:use+$ 30:use+, -45:user+paid 25:user+pay -22:value+lock 34:vault+$ -43:volume+_
-34:volume+of 39:volume+on 49:wa+it 55:wa+my 36:wa+the -34:wallet+, -22:wallet+. 77:wallet+? 34:wallet+for 21:want+the 47:we+are
76:we+deploy 29:we+use -33:what+are -40:what+chain -39:what+coin 56:what+did 60:what+do 35:what+doe 39:what+ha 27:what+i 45:what+in
-22:what+price -21:what+share -25:what+time -36:what+would 52:when+i 49:when+wa -28:where+doe 32:where+i 35:where+my 67:which+block
-29:which+coin 44:which+marketplace -35:which+network -28:which+of -62:which+one 43:which+protocol 25:which+token 50:who+built
37:who+hold 47:who+own -38:whole+token -58:with+$ -35:with+_ 56:with+nonce -31:with+the -23:word+of -22:work+$ 50:yet+$ 31:yet+?
26:yield+of 21:you+look 52:you+please @+lacks:coinId 5:* 27:,+_ -38:,+on 71:,+the 22:,+with -26:.+$ -21:.+i -20:?+_ 21:^+at
33:^+chart 25:^+convert 33:^+did 38:^+for 30:^+i -28:^+list -30:^+my -59:^+price 44:^+we -28:^+what 20:^+which -34:_+? 74:_+account
34:_+and -83:_+at 49:_+coin -30:_+from -29:_+i -81:_+in 53:_+of -29:_+on -24:_+open -21:_+or 30:_+pl -29:_+to 62:a+coin 67:all+time
24:and+_ 35:by+how -20:by+market -21:cap+, 81:category+i -25:change+_ 54:chart+of 46:coin+$ -26:coin+are -25:coin+by 81:coin+for
49:coin+in 66:coingecko+id 47:did+it -29:doe+the -21:find+me -30:for+_ 26:for+a -33:for+me 93:for+my -27:from+_ 54:from+the
40:hold+it 29:i+have 54:i+my 45:i+need -23:i+the -59:i+worth -27:i+would 67:id+of 24:in+$ -67:in+_ 85:in+that 54:it+$ 45:it+,
34:it+all -26:it+balance 24:it+cost 42:it+ever -22:it+in -33:list+the 37:many+_ 45:market+cap -38:meme+coin -24:most+recent
-24:much+doe 24:much+of 41:my+coin -27:my+grandson 52:my+nephew 50:need+the -28:new+coin -80:of+_ 40:of+a -24:of+coin 36:of+my
70:of+the 35:of+them 24:on+the -30:on+which 51:one+$ -21:own+token -38:pair+$ 31:pl+$ 24:please+, -21:price+in -80:price+of
27:sheet+$ 60:sheet+, -28:supp+of -21:talk+about 70:that+_ -21:that+coin -25:the+biggest 99:the+coin 71:the+coingecko
21:the+contract -21:the+most 51:the+oth 68:the+same 25:the+tax -24:the+token 32:time+high -27:to+_ -35:today+$ -27:token+$
-30:trad+_ -31:trad+on -34:treasury+$ -21:und+_ -30:what+are 36:what+coin -23:what+doe -41:what+it 26:what+the -34:what+time
-56:what+wa -61:which+coin 52:which+exchang 43:which+of -27:worth+today -25:you+kind @+lacks:coinSymbol 22:* -34:^+how 39:^+i
57:^+what -24:how+deep -20:how+much -37:i+it 46:i+the -23:it+$ 41:on+_ -23:on+my 33:the+perp @+lacks:collection -8:* 22:,+owner
-44:,+the -29:.+$ 44:24h+volume 20:^+collection 36:^+floor -33:^+list -21:^+my -22:^+show 54:^+what -40:^+which -25:_+$ 20:_+floor
-30:_+for 26:_+of 44:_+or 34:an+nft -47:and+volume 32:collection+$ -33:collection+by -39:collection+my -34:collection+on 41:did+the
39:do+i -34:doe+the -28:floor+$ -30:floor+, -26:floor+? 39:floor+and 53:floor+of -54:for+my -34:have+$ -38:have+the 33:how+did
39:how+much 26:in+_ 30:it+$ -24:market+cap 25:mint+$ -38:nft+of -20:nft+project -21:numb+of -48:of+_ 40:of+an 20:of+my -21:of+owner
50:of+them -32:on+_ -59:one+of -32:price+of -25:show+me -28:since+the 50:the+floor 26:the+nft -23:the+project -59:today+$ 64:today+?
-35:volume+of 31:wa+the 70:what+the 37:what+wa @+lacks:count @joint=3|3 @lacks:count -27:* @+lacks:day 46:* -57:.+$ 47:^+_ -39:^+i
-31:_+$ 42:_+, -44:_+. 35:_+at -31:_+in -40:_+of 54:_+on 27:_+price 37:_+worth 36:did+_ 23:end+of 53:for+the 52:in+_ -28:in+the
-38:it+$ -21:of+_ 36:on+_ 36:on+the 57:price+on 36:the+day 31:wa+one -40:what+_ 37:what+did -39:what+wa 53:when+i 20:worth+on
@+lacks:days 76:* 75:since+i @+lacks:ens -14:* 70:.+_ -27:?+i -31:^+convert -29:^+did -43:^+ha -22:^+how 34:^+namehash -31:^+what
36:^+when -20:^+where -21:^+which 21:^+who -35:_+$ 47:_+name 27:addres+doe -27:an+en 26:and+i -52:behind+_ 33:behind+the
-27:belong+to -34:convert+_ 39:doe+my 23:doe+thi -21:en+$ 36:for+our 32:for+the -27:ha+it -20:i+he 28:i+the 29:i+wa 31:i+would
27:me+the 31:my+en 38:name+point 33:namehash+for -20:of+a 32:own+the 62:point+to 27:tell+me 32:the+en 30:the+name -29:the+wallet
45:thi+en 27:to+$ -46:what+the 36:when+doe 30:which+addres -24:with+my @+lacks:exchange -41:* 26:,+how -39:^+_ -27:^+best -46:^+bid
47:^+depth 20:^+doe 21:^+fund 32:^+give -45:^+i 41:^+ord -42:^+the 42:^+who -68:_+$ -28:_+, -66:_+at 56:_+bid -22:_+candl 30:_+from
-30:_+fund 39:_+of -48:_+ord -33:_+perp 34:_+please -43:_+print -43:_+right 25:_+spot 26:_+today -24:_+trad -42:_+with 56:ask+$
-47:ask+for -63:at+_ 23:at+the 37:book+$ 40:book+, -55:book+for 39:can+i 33:coin+, 38:deep+i 24:doe+the 44:each+side -20:exchang+$
-35:exchange+$ 89:exchange+clock 50:exchange+where -21:for+_ -47:from+_ -29:fund+on 28:give+me 37:how+deep 22:how+far -25:how+much
20:i+it -54:i+my -40:i+the 45:i+trade 58:in+it 56:it+$ -22:level+$ 43:level+each -31:market+$ 27:me+the 62:on+it -46:or+i
-24:ord+book -22:pair+on 21:pay+on -52:perp+$ 53:please+$ 26:price+at 64:rate+of -40:the+_ 34:the+last -29:the+market 26:the+venue
97:there+$ -21:to+_ 20:to+pay 26:trad+at -42:trad+of 49:trad+on 40:trade+on 26:we+are 20:what+do 26:which+_ 24:which+pair 40:with+_
-37:with+the 75:your+? @+lacks:exchangeId -8:* 64:,+in 21:,+the -27:^+i 33:^+open 43:^+volume -20:_+, 58:_+of 42:coingecko+id
31:doe+the -34:how+much 38:i+it -66:i+the -50:i+there 65:i+thi 31:in+_ 36:interest+$ 27:it+$ 53:my+exchange 58:of+the -51:on+_
21:out+of -28:please+$ 56:the+derivativ -60:the+exchange 24:volume+of 32:what+doe @+lacks:hash -31:* 26:,+can -29:,+for -41:,+it
-21:,+need 33:,+on -41:,+please -23:,+the -42:,+what -21:^+_ 25:^+biggest -48:^+can -31:^+decode -21:^+did -25:^+i -25:^+my
-36:^+need -26:^+topic0 21:^+what -21:^+when -22:_+$ 46:_+. -26:_+_ -26:_+a -38:_+bet -20:_+by -28:_+do 50:_+fail 21:_+go -40:_+ha
-23:_+level 45:_+mov -34:_+odd 32:_+on 45:_+or -28:_+question -39:_+today 29:_+trad -50:_+transaction -24:_+tx -32:_+wallet
-21:_+what -24:_+with 25:and+at -44:and+what -25:are+my -22:ask+on -24:bet+$ -32:bet+_ -26:bet+do -33:bid+ask 24:bid+on
-25:biggest+holder -32:book+of 20:book+on -31:buy+$ -23:by+_ -34:can+you -25:d+like -47:did+thi -28:do+, -28:for+_ -24:for+a
-37:for+me -33:for+my 44:from+the -45:go+through -20:ha+been -27:ha+the -20:have+i 34:hold+the -33:holder+$ 27:holder+on -26:how+are
-27:how+many 52:i+_ -26:i+d -23:i+my -28:i+paid -62:i+pay 25:i+think -35:i+wa -22:in+_ -24:in+it 29:in+ord 68:in+the -31:it+$
-45:it+i 48:it+wa -26:look+like -22:lowest+ask -25:many+transaction 28:market+$ 55:market+on -27:me+, 47:morn+, 45:much+_ -46:my+_
-25:my+tx 24:no+shar -23:no+side -26:nonce+_ -35:odd+for 28:of+a -42:of+mine -28:of+my 23:of+that -24:of+the 20:of+thi -20:on+_
47:on+the 44:or+_ -24:or+down -40:out+of -21:outcome+token -37:paid+for -31:pl+, -38:say+_ 37:sent+on -53:side+$ -37:since+_
-30:that+_ 38:that+market -32:the+_ -35:the+best -25:the+biggest -22:the+company 44:the+exchange 49:the+exploit 43:the+most
30:the+odd 22:the+outcome 24:the+probability -28:the+trad 20:the+transaction 34:there+$ 58:thi+morn 70:through+_ -41:to+_ 44:to+my
-23:to+sell -35:today+$ -32:token+_ 41:trad+of -43:trad+on 42:transaction+$ -37:transaction+_ -41:transaction+of 21:tx+i -24:up+or
36:wa+it -39:what+did -46:what+ha -46:what+the 76:what+would -37:when+i -21:with+_ -23:ye+$ @+lacks:hex -34:* 25:,+_ -50:,+please
34:^+4byte 40:^+_ -20:^+a -39:^+doe -21:^+how -22:^+i 33:^+please -57:^+selector -40:^+what -26:_+$ -35:_+, 52:_+byte 32:a+_
27:a+transaction -65:an+event -20:at+the -30:before+i 22:broadcast+it 41:byte+selector -34:calldata+for 36:custom+error
-23:decode+the -23:doe+_ -51:doe+it -25:doe+the -25:doe+thi -36:event+that -72:for+_ 36:from+my -40:function+$ 28:function+i
35:function+selector 21:hardware+wallet -23:how+many 47:i+behind 51:i+sign 24:i+the -51:in+our 25:it+. 27:it+do 36:me+a -46:mean+$
22:my+wallet -56:of+an 40:of+hex -35:of+my -28:of+the -38:please+$ 64:selector+$ -86:selector+of 32:show+me 35:the+_ 21:the+calldata
-44:the+event -47:the+selector 66:thi+function 44:thi+input 25:to+sign 23:transaction+that 36:wallet+$ -36:what+doe 56:what+function
27:which+function 26:would+it @+lacks:holder 6:* 31:,+for 20:,+in -36:.+$ 28:.+what -38:^+chart 25:^+how -31:^+list -21:^+the
21:^+what -41:^+which -31:_+$ 32:_+? -22:_+by 79:_+doe 35:_+ha -22:_+i 35:_+of 28:_+own -30:_+pl 36:and+i -35:any+_ 37:balance+sheet
20:bought+_ 28:buy+, 31:by+the -28:chart+_ -27:coin+doe -29:coin+i -28:company+have -21:dao+hold 30:did+it 45:did+the -44:do+i
31:doe+our 23:doe+the 33:every+purchase -27:first+$ 25:first+, 62:ha+the 23:hold+$ -29:hold+_ 32:how+many -24:i+bought -20:i+hold
24:i+the 33:it+_ 57:it+balance -21:it+worth -25:list+firm 52:many+_ 68:much+_ -30:much+i -29:much+of -24:now+$ 30:of+_ 35:of+it
22:of+the 50:on+average 55:on+it -55:our+company -32:our+dao -27:our+treasury -30:pl+$ -32:since+_ -22:sitt+on -28:the+coin
49:the+company 26:the+firm 29:the+treasury 21:to+know 29:treasury+$ 48:treasury+of 37:what+did -22:what+do 31:what+i -40:which+coin
-20:which+list 44:worth+$ @+lacks:llamaCoin -30:* 28:,+please 30:^+convert -71:^+ha -38:^+how -76:^+what 70:_+and 56:_+coin 89:and+_
25:are+my 25:at+the 24:by+how 56:coin+i -31:did+i 29:did+it -52:do+$ 40:each+of 23:for+the -48:ha+the -39:how+ha 24:how+many
-40:how+the 47:i+hold -49:i+my -72:i+worth 25:in+$ 28:it+ever -31:it+in -28:mov+_ 39:my+coin -21:of+_ 40:of+my 38:of+the 28:of+them
-24:price+of 28:price+on 39:the+_ 29:the+coin -29:the+floor -25:the+lp -25:the+probability 38:the+token -32:time+i -29:up+_ 41:wa+it
-27:what+did 20:what+i -32:what+time -55:what+wa @+lacks:market 10:* 54:?+i -37:^+chance 58:^+ha -41:^+how -42:^+open 46:^+price
-62:^+what 40:^+which -22:^+who 36:_+$ 30:_+. -42:_+and -24:_+bet -37:_+by 30:_+contract -43:_+cut -24:_+have -32:_+market 35:_+on
-24:_+question 38:_+th -28:already+been -29:and+_ 42:and+what -41:are+people -24:are+they 33:at+what 32:best+bid -20:bet+i
58:book+on -25:cut+in -21:decemb+$ -28:do+i 45:do+they -28:doe+_ -36:each+$ 31:event+$ 20:event+on 21:for+ye 81:from+_ 44:ha+it
-28:i+_ -21:i+it 20:i+there -31:in+_ -38:in+decemb 58:in+the -23:in+total -26:my+_ -21:my+bet 36:now+? -34:odd+$ -33:odd+for
-26:of+a -27:on+_ 53:on+that 62:on+ye 40:one+$ -36:open+_ -22:prediction+market 45:price+of 37:put+_ -27:show+me 32:that+market
26:the+book 74:the+event 26:the+probability 40:to+put 25:to+see -31:top+trader -39:trader+on -43:und+_ 40:want+to -24:what+are
29:what+do -33:what+ha -22:which+_ 55:ye+$ @+lacks:moveType -11:* -29:^+who @+lacks:other 33:* -43:,+_ -37:,+how 26:,+in 50:,+it
44:,+since 86:,+the 24:?+$ 38:^+biggest 24:^+busiest 66:^+did 44:^+doe 34:^+hash -25:^+keccak 51:^+on 30:^+price -59:^+stablecoin
-29:^+top -47:_+by 24:_+digest 24:_+from 52:_+hash 37:_+i -23:_+on -41:_+pl -25:_+that 45:a+feed -25:and+what -25:are+there
-67:bridge+$ 65:bridge+i -27:can+you -52:chain+$ -22:chain+doe 26:circulat+supp -21:cost+basi 42:dex+, -29:dex+on 67:did+the
-57:doe+it 30:doe+pyth 57:doe+the -45:each+chain 28:each+of 45:feed+for -20:for+me 32:for+my -42:for+our 23:for+the 44:have+a
-43:how+ha -21:how+many 30:how+much -34:how+the -37:i+_ 45:i+am 51:i+for 53:i+my -34:i+thi 27:in+my 41:it+_ 56:it+i 81:it+peg
29:many+of 31:much+of 51:new+_ 30:now+$ -45:of+all 67:of+our 55:of+that 21:of+the 35:of+thi -42:on+_ -36:on+our 37:on+the
50:on+which -56:over+time -44:pl+$ -33:pool+on 32:pyth+feed 33:pyth+have 27:right+now -22:run+and 71:share+of 51:since+_
70:since+the -33:sit+on -22:stablecoin+on -57:stablecoin+supp 31:supp+of 88:the+bridge -42:the+chain -52:the+most 63:the+stablecoin
48:thi+stablecoin -55:time+$ 35:today+$ 49:trad+on -46:volume+$ -35:volume+on -44:what+back 26:what+doe -23:with+_ @+lacks:pair
23:,+_ 32:?+$ -25:^+fund -20:^+my 29:^+what -31:_+, 37:_+? 22:_+for 33:_+level 40:_+ord -38:_+perp -38:_+volume -38:at+_ 32:book+,
25:book+depth 26:book+on -62:from+_ -29:fund+on -28:i+_ 30:i+it -54:my+_ -55:of+_ -34:of+my 84:on+_ 69:ord+book 29:pair+on -46:the+_
31:what+i 37:what+the @+lacks:protocol 31:* -34:,+all 23:,+for -26:,+i -28:,+not 49:,+on 36:,+the -28:,+which 21:?+$ 30:?+i -21:^+_
-51:^+dex 32:^+did 30:^+fee 29:^+holder -22:^+how 54:^+i 25:^+my 28:^+on -48:^+option 55:^+revenue -29:^+show 38:^+tell -51:^+the
61:^+tvl 23:^+we 29:^+when -51:^+which 42:^+who 27:_+. 43:_+_ 23:_+by 23:_+i -68:_+on -33:_+since -43:_+tvl 31:_+volume 33:and+for
51:and+i 57:and+what 31:and+who 64:are+the -29:at+the -50:by+protocol -27:by+tvl 63:chain+$ -21:chain+, 47:chain+? 35:chain+doe
32:chain+it -29:chain+we -24:defi+protocol -25:deploy+to 42:develop+since 71:dex+$ 40:dex+, 64:dex+_ -51:dex+volume -21:did+_
-34:did+i -21:do+i 65:doe+it -40:earn+_ -20:earn+the -21:exchange+$ -21:fee+$ 60:fee+_ -29:fee+did -46:fee+on 36:for+the 27:ha+the
30:holder+$ 28:holder+revenue -26:how+did -56:how+many -31:i+_ -24:i+am -41:i+have -23:i+in -41:i+lock -30:i+my 40:i+need 87:i+the
31:i+use -24:in+_ 31:in+fee -37:in+the -34:it+$ -20:it+? 27:it+a 49:it+in 41:lend+protocol 30:lock+in 36:me+how 26:money+lock
-53:much+i -59:much+money 27:much+of 35:much+volume -39:notional+volume -25:now+$ -44:of+_ -32:of+all 37:of+my 59:of+one -31:of+that
41:of+the 27:on+, -44:on+_ -38:on+chain 80:on+each -38:on+our 24:on+that -52:on+the 39:on+which 37:one+protocol -23:open+interest
-50:our+dao 22:please+$ -33:protocol+, -67:protocol+by 53:protocol+in 50:protocol+we 54:revenue+_ 44:revenue+of -22:right+now
58:run+and -24:show+me -46:since+_ 62:since+the 30:sit+on 29:tell+me -51:that+chain 34:that+lend 32:that+one 47:that+protocol
-29:the+_ 41:the+app -96:the+chain 25:the+dapp -22:the+derivativ 40:the+dex 23:the+exchange -35:the+l2 31:the+lend 61:the+money
-34:the+most 75:the+option 34:the+project 74:the+protocol 59:the+tvl 41:thi+protocol 21:to+token -24:today+? 45:tvl+of -35:user+pay
-32:volume+on -46:wa+it -63:we+deploy -46:what+do -33:what+doe 21:what+i -30:what+it 30:what+the 28:which+chain -65:which+protocol
65:who+are -77:with+the @+lacks:query 21:* -43:^+_ 57:^+find 23:_+$ -35:_+, -35:_+on 35:a+coin -25:are+the 53:find+me -21:id+for
48:it+$ -49:of+_ 48:of+a -47:share+of @+lacks:signature -16:* -23:,+_ -31:,+no 40:,+please -22:.+$ -23:.+which -24:?+$ -29:?+i
-23:^+abi -36:^+my -60:^+our -32:^+read 58:^+selector 42:^+topic0 30:^+what -56:_+$ 31:_+byt -25:_+byte -38:_+for -29:_+of -22:_+on
-39:_+to -25:_+with -32:a+_ -27:a+contract 74:an+event -31:and+_ 44:at+_ 43:back+$ -34:byte+selector -45:call+$ -41:can+you
-35:contract+_ 34:decode+the -26:decode+thi -32:did+the 49:event+$ -23:for+_ 53:function+$ -23:function+i -65:function+selector
40:give+me 52:ha+thi -31:hash+of 34:have+to -44:i+behind 30:i+should 50:in+our -23:it+. -20:it+and 35:log+$ 31:me+the 21:me+what
50:mean+$ -31:of+a 61:of+an 35:of+the 68:please+$ -32:read+_ 48:read+the -72:selector+$ 82:selector+of -24:sent+it -25:sign+_
45:that+i -36:that+the 72:the+event -38:the+fail 32:the+first 35:the+log -65:thi+function -66:topic+_ 27:topic0+for 20:what+doe
-53:what+function 44:what+i 35:what+the -44:with+_ -53:with+my @+lacks:solanaAddress 13:* 45:,+it -20:,+slippage -29:,+the
43:,+where -37:,+which -22:.+$ -27:.+_ 43:.+what -29:.+which 26:?+? 90:?+_ -24:^+balance 43:^+best 23:^+check -33:^+doe
-43:^+everyth 39:^+if 21:^+list -23:^+make 25:^+my -61:^+nft -30:^+price -23:^+quote 39:^+rugcheck 20:^+someone 49:^+token
40:^+which -25:_+. 25:_+balance -57:_+by 50:_+coin 83:_+doe 45:_+give 31:_+i 87:_+nft 42:_+of 43:_+on -33:_+or -30:_+own 59:_+please
-37:_+price 42:_+quote -25:_+wallet -26:account+, -40:account+balance -31:addres+of -25:and+who -26:are+in -27:balance+$
41:been+burn 62:best+_ -53:by+the -43:can+still 21:circulat+supp 32:collection+$ 21:collection+on 22:com+out 37:did+it -29:doe+_
29:for+_ -26:from+a 62:from+the -25:get+a 29:give+me 21:have+$ -34:have+in 36:have+left 25:hi+wallet -42:hold+the 50:holder+$
-34:holder+of -24:how+do 28:i+am -24:i+it -38:i+need -37:i+on -29:i+own 29:i+thi -35:i+wa 32:if+i 26:in+hi -25:in+thi -63:into+_
54:into+the 41:it+ha -23:it+i 51:it+on 28:it+or -23:list+of 36:lp+$ -28:made+it 34:made+the 59:market+_ 46:me+_ 25:member+of
-24:mint+addres -22:mint+or 22:morn+$ 23:much+_ -38:much+i 36:much+of -31:my+account 33:my+balance -21:nft+_ -28:nft+doe -45:nft+on
-23:now+, -33:of+_ 57:of+it 43:of+our 23:of+that 29:of+these 43:of+thi -34:of+those -22:one+of -27:only+, -22:out+of -38:own+$
-21:own+the 42:pl+$ -27:pool+$ 26:price+impact -44:price+on 32:pump+$ 40:quote+for 24:rn+$ -28:rugcheck+$ 21:rugcheck+report
29:share+of -32:still+mint 21:supp+, 22:the+_ 34:the+collection 30:the+dev 33:the+lp 56:the+market 45:the+new 38:the+one
-59:the+same -37:the+th -27:the+token 57:the+top 74:thi+$ -36:thi+artist 26:token+_ -29:token+account 32:token+of 33:too+$
-37:wallet+_ 60:which+_ -43:which+collection -24:which+nft -40:which+program 34:who+are -38:who+own 40:with+the
@+lacks:solanaSignature -10:* 21:,+i -23:^+_ -26:^+i -25:^+in 38:^+show -23:^+what 65:^+which 23:_+and -32:_+for -30:do+i
-25:explain+to 27:fee+did -33:i+_ -43:i+need 28:i+think -27:impermanent+los -22:in+the -34:my+tx -31:of+_ -30:of+the 23:of+them
32:plain+word 42:swap+on 25:the+_ -39:thi+_ 43:which+program 28:word+what @+lacks:text @outside|asked 77:* @+lacks:ticker 40:*
43:_+$ 34:_+sery 83:of+the 45:on+_ 40:please+$ 40:the+_ @+lacks:time 56:* 65:,+_ -35:,+and 31:,+with -52:?+$ 82:^+_ 29:^+for
54:^+how -23:^+my 60:^+price 49:^+pyth -32:^+the -38:^+when -31:^+which -44:_+, -34:_+. -24:_+? -50:_+_ -23:_+at 47:_+block 41:_+for
27:_+from 30:_+in -42:_+on 50:_+price 55:_+when 83:_+worth -22:and+how -45:and+what -56:at+_ 24:at+that 30:at+the -55:at+thi
66:block+height 59:block+wa 44:day+i 103:did+_ -43:doe+_ -56:for+_ 34:for+the 37:from+_ 46:how+much -63:i+_ 45:i+got -59:i+it
30:i+need -40:i+the 21:in+_ 47:in+the 46:it+$ -36:it+on -23:moment+$ -30:moment+, 47:moment+of 21:need+the 82:of+_ 35:of+my
-37:of+the -49:on+_ 39:on+the -32:please+, 22:price+in 75:price+of 34:price+on -42:since+when -47:the+block 62:the+day 46:the+time
-32:thi+moment 56:time+$ -62:time+of 22:to+the 77:two+dat 87:wa+_ 36:wa+one -20:want+the -40:what+block 57:what+did -36:what+i
30:what+price -72:what+the 34:what+wa 64:when+i 80:when+the 38:when+we -46:which+block 29:worth+on @+lacks:types 30:,+what -28:^+abi
21:^+i 33:^+my -20:_+and 28:decode+thi 27:for+me -28:gave+me 29:me+$ 44:my+contract 22:what+i @+lacks:unit -75:* -24:?+$ -24:^+how
-25:_+mil -61:how+many @+lacks:url -15:* -29:,+and 53:,+i -30:,+what 21:?+$ 25:^+check -25:^+my 47:^+the -26:_+. -38:a+fake
-22:a+phish -27:a+scam -23:an+airdrop -30:audit+, -28:before+i -30:by+whom -32:check+if 22:connect+my -24:for+our 23:from+the
31:got+a -29:i+click -20:i+it 34:i+the 38:in+the -39:it+a 54:it+dangerou 21:my+wallet -30:or+a 23:phish+? -36:scam+$ -29:that+i
23:wallet+, 31:wallet+on @+lacks:uuid 25:,+_ 23:.+$ -29:^+_ 22:^+my 21:^+show 26:_+. 41:_+in 20:_+point 37:apy+history -24:did+it
37:history+of -21:i+farm 38:i+have 23:in+, 22:me+the 26:my+pool 23:over+_ 21:point+$ 32:show+me 30:that+pool 25:the+vault 39:to+see
-39:yield+of 21:yield+pool @+lacks:values -43:* -72:_+$ 72:_+, -81:_+for 53:calldata+for -31:for+_ @+lacks:venue -3:* -24:,+_
-20:.+how -27:?+i 21:^+for 23:^+ha -36:^+i 36:^+open -32:^+ord 23:^+price 24:^+which -25:^+who 33:_+$ -26:_+, -21:_+? -22:_+at
-32:_+bid -24:_+book -29:_+level -90:_+on -34:a+_ -25:about+the 41:and+what 23:are+the -32:book+, 90:book+on 29:cost+$ -30:deep+i
21:did+it -21:do+i -27:doe+the -31:each+side -46:for+the -25:ha+_ -38:ha+it 58:ha+the -31:how+deep -25:how+old 57:how+the -43:i+it
37:if+i -27:in+_ 77:in+the 20:last+trad -31:level+each 30:mov+_ -33:much+_ 42:now+$ -35:odd+on 24:of+my 24:of+the 61:on+_ -22:on+the
-23:ord+book -27:please+$ -27:say+$ -39:say+_ -28:side+$ -69:the+_ 62:the+bet 56:the+chance 71:the+market 31:the+odd -39:the+price
75:the+probability 24:today+$ -28:trad+$ 24:wa+the -62:want+to 23:what+are 43:what+do -35:what+time 30:what+wa @+outside -25:!+!
10:* -43:,+all 27:,+and -65:,+any 22:,+at -27:,+but -55:,+can -44:,+chain -57:,+could -62:,+did -44:,+every -22:,+exact 44:,+fee
-36:,+find -57:,+for 40:,+ha -58:,+he -52:,+if -66:,+in 36:,+it 50:,+long 40:,+market -49:,+my -27:,+need -21:,+nonce 48:,+not
-20:,+one -36:,+our -21:,+pric 20:,+slippage -39:,+so -30:,+still -47:,+the -107:,+to 32:,+wallet -34:,+want -26:,+whatev
-48:,+where -36:,+which -24:,+why -37:.+. -100:.+_ -49:.+before -29:.+can -34:.+could -85:.+how -80:.+i -94:.+what -24:.+which
-32:.+would -74:?+? -55:?+_ -42:?+and -32:?+he -81:?+i -36:?+in -53:?+it -86:?+my -46:?+on -24:?+show -29:?+the -22:^+4byte -67:^+a
-48:^+addres -26:^+all 39:^+am 40:^+apple 120:^+balance -37:^+before 64:^+bid -42:^+biggest -61:^+block -66:^+buy -34:^+by
69:^+cancel 33:^+capital -61:^+chart -49:^+check -21:^+coingecko -48:^+contract -25:^+convert 36:^+could 55:^+crypto -39:^+current
-44:^+depth 23:^+do -24:^+doe 50:^+draft 31:^+explain 28:^+farcast -23:^+fear 25:^+fill 22:^+find 25:^+floor -68:^+for 54:^+from
-23:^+fund -21:^+give -37:^+ha 32:^+hash -25:^+have -37:^+hey -30:^+hold -39:^+hows -47:^+keccak256 -30:^+kind -53:^+last
25:^+latest 39:^+ledg 33:^+long -39:^+look 36:^+make 60:^+market -35:^+metamask -26:^+mint -25:^+namehash -74:^+need -29:^+newest
24:^+next -24:^+nonce -62:^+on -24:^+one -65:^+ord -64:^+our -37:^+pl 32:^+plan 33:^+please -22:^+pnl -31:^+price 62:^+put
-38:^+pyth 24:^+rarity 33:^+realis -36:^+recent -41:^+revenue 40:^+review 92:^+revoke -28:^+sat -27:^+show -23:^+so -39:^+somebody
-41:^+someone -24:^+supp -40:^+swap 31:^+text -33:^+that -34:^+they -28:^+token -37:^+turn -23:^+tvl 43:^+twitt 62:^+verify
-104:^+wa -46:^+we 33:^+when 37:^+where -31:^+why 28:_+, -36:_+. -33:_+? 34:_+_ -21:_+a 84:_+account 58:_+addres 52:_+aft
-56:_+against 35:_+airdrop -78:_+all -55:_+and 63:_+approval 26:_+are -23:_+bag -54:_+balance 40:_+before -46:_+bet 40:_+block
-43:_+book -38:_+buy -30:_+byte -44:_+can -32:_+chart -24:_+clos -25:_+coin -56:_+collection 36:_+contract 52:_+cost 32:_+crypto
24:_+dao -37:_+deposit -31:_+depth -49:_+difficulty -54:_+do -26:_+each -35:_+ever -30:_+fail -50:_+fee -28:_+floor 29:_+futur
-35:_+get 93:_+ha -54:_+hash -22:_+held 52:_+hold 50:_+holder -32:_+how -20:_+if 22:_+into 37:_+ledg 56:_+level 62:_+market
126:_+mempool 36:_+message 29:_+mil -33:_+mint 33:_+mov -28:_+move -31:_+name 81:_+network -89:_+nft -46:_+node -22:_+notional
23:_+now -40:_+odd -39:_+old 21:_+on 29:_+only 49:_+open -63:_+or 72:_+ord 46:_+over -30:_+own -30:_+pair 95:_+per -36:_+perpetual
26:_+pl -36:_+position -35:_+pric -73:_+price -40:_+print 44:_+proposal -25:_+protocol -24:_+recent 86:_+revenue 34:_+right -33:_+rn
-50:_+rows -35:_+safe -91:_+say 28:_+send -24:_+sign -40:_+since -25:_+so 22:_+spot -43:_+stack 41:_+stake -88:_+still 32:_+that
36:_+the -26:_+there -35:_+these -44:_+thi -22:_+tick -22:_+to -44:_+today -52:_+token 45:_+trad -30:_+trade 33:_+transaction
26:_+transf -32:_+turnov -43:_+v -37:_+volume -23:_+wa 92:_+wallet -20:_+whale -20:_+what -30:_+when -29:_+where 38:_+with
44:_+withdrawal 56:_+word -34:_+worth 56:_+ye 44:a+_ 20:a+beginn -43:a+certain -21:a+client -47:a+coin 64:a+contract -33:a+fake
54:a+good -28:a+hash 58:a+list 57:a+logo -59:a+long -25:a+mail -70:a+new -39:a+of 30:a+phish -26:a+token -22:a+transaction
-52:a+transf -50:a+tx -60:about+$ -52:about+, 36:about+_ -44:about+a -26:about+to 25:account+$ 33:account+, 35:account+?
-57:account+_ 35:account+at 81:account+balance 71:account+i -28:account+of -45:account+on 33:acros+exchang -60:addres+$ -33:addres+,
-23:addres+. -60:addres+for -38:addres+i 62:addres+of 44:addres+on -45:addres+that 73:address+$ -69:aft+the -51:against+_
27:airdrop+$ 30:airdrop+, 22:airdrop+with 46:all+_ -21:all+chain 26:all+exchang 33:all+my -34:all+the -49:all+time -29:already+$
-53:am+_ -27:am+about -21:am+afraid 57:an+airdrop -32:an+article -20:an+nft -57:an+old -39:and+_ -56:and+a -33:and+at -36:and+by
30:and+for -33:and+he -49:and+in 24:and+it -23:and+low -40:and+my -51:and+now -46:and+of -60:and+on -27:and+sell 22:and+short
23:and+since -26:and+the 60:and+volume -32:and+want 48:and+what -22:and+when 40:and+which -23:and+who 48:and+why -60:any+_
-32:any+chain -55:any+of 66:approval+for 26:approval+i 55:approval+of 24:approval+on -24:approval+to 27:approve+a -36:are+_
54:are+in -37:are+my -20:are+open 52:are+people -45:are+there 22:are+they -81:ask+$ 44:ask+for -24:ask+to -53:at+$ 26:at+_ -88:at+a
-53:at+all -24:at+least 86:at+my -34:at+on -34:at+present -38:at+thi -40:at+which -40:ath+$ -54:atm+$ -31:back+$ -40:balance+_
67:balance+and 50:balance+in -24:balance+sheet -45:be+$ -38:be+? -54:been+burn -26:been+pend -21:before+friday -54:before+i
65:behind+_ -44:behind+it -34:behind+the -28:belong+to 29:below+_ 23:best+_ -34:best+bid -21:bet+$ 83:bet+_ -36:bet+do -27:bet+i
-23:bet+on 25:between+_ -31:between+the -30:bid+for -63:bid+on -20:blacklist+$ -47:block+? 22:block+_ 49:block+height -49:block+numb
-30:block+on -33:block+wa -52:book+$ -73:book+, -28:book+depth 34:book+for -22:book+of -130:book+on -38:bought+$ 51:bridge+$
-45:bridge+i -42:burn+$ -24:buy+, 60:buy+_ -42:buy+and -27:buy+it 48:by+hand -54:by+how -20:by+market -54:by+now -23:by+side
-52:by+the -30:call+_ -45:call+data -30:calldata+for -33:came+in -24:can+i 23:can+you -22:cap+$ 44:capital+of -37:category+i
20:cent+a -35:chain+$ 44:chain+, 23:chain+_ -47:chain+i -44:chain+id -53:chain+it -35:change+_ -33:chart+for -50:chart+of
-34:chart+the -41:check+if -49:check+my -40:clean+up -27:close+to -34:coin+are -25:coin+for 29:coin+i -68:coin+my -57:coin+of
-33:coingecko+id 36:collection+$ -24:collection+a -35:collection+by -27:collection+i 61:collection+on 28:com+out 23:commit+did
-24:compar+to -21:compare+_ -51:compare+it -59:confirmation+doe -27:contract+_ 23:contract+for -21:contract+have 73:contract+on
-30:contract+or 26:convert+_ 73:convert+thi 61:cost+$ 30:cost+in -44:cost+on -23:could+i -41:could+the -25:count+and
-66:counterparty+addres 40:crypto+gain 93:crypto+news -44:current+_ -43:cut+in -48:d+like -36:dao+$ -34:data+$ 36:date+$ -51:day+$
-24:day+i -20:decode+the -32:deep+i -30:deposit+, -26:dex+_ -69:did+_ -37:did+i -30:did+it -35:did+that 38:did+they -50:do+$ 36:do+,
-34:do+_ 36:do+a -20:do+people -47:do+the 22:do+they -26:doe+_ 71:doe+a -33:doe+he 26:doe+it -62:doe+my -40:doe+our -21:doe+thi
24:doesn+t 26:don+t -26:down+$ 50:draft+a -39:drain+$ -23:e+mail -47:each+$ -26:each+of -40:each+side 62:earn+_ 66:eligible+for
-50:end+of 23:etf+inflow -27:event+$ -22:event+log -39:event+of -44:event+that 92:every+approval -27:everyth+that -24:exchang+$
53:exchang+_ -28:exchange+$ -82:exchange+clock -52:exchange+where 55:explain+to -34:far+$ 55:far+i 51:fee+$ -22:fee+_ 27:fee+and
-51:fee+i -21:feed+_ 55:fill+in -32:fill+of -32:find+_ -26:find+it -73:find+me -45:find+out 35:find+the -30:first+$ -30:floor+in
-55:floor+of -48:floor+on 66:floor+price 26:flow+into -68:for+$ 32:for+_ 20:for+a -22:for+each 24:for+how 29:for+me -26:for+no
-44:for+one 38:for+reentrancy -45:for+the -39:for+ye 52:form+_ -58:found+a 24:found+the -26:from+_ -41:from+a 41:from+me 41:from+our
-58:from+the -38:fund+_ 45:ga+$ -98:ga+price 33:ga+station -45:gave+me 27:get+a -25:get+if 57:get+into -23:get+liquidat -35:get+the
47:github+commit -33:give+me -41:give+the 55:go+to -37:gone+up -24:got+a -46:ha+been -70:ha+it 39:ha+on -74:ha+the -29:happen+in
34:hardware+wallet 46:hash+of 40:hash+rate 29:hashrate+$ 56:have+$ -29:have+, -43:have+? -61:have+_ -27:have+a -41:have+i 78:have+in
-40:have+it -45:have+on -39:have+open 31:have+the -30:he+i -31:height+of 43:here+. -27:here+a -44:hi+_ 30:hi+account -31:hi+wallet
69:history+$ -40:history+_ -42:hold+$ -67:hold+_ -31:hold+any -36:hold+count -21:hold+in -22:hold+it 47:hold+on -26:hold+the
-36:holder+$ 49:holder+of -33:hot+wallet -20:hour+$ -46:how+_ -29:how+are -52:how+big -28:how+can -49:how+deep -80:how+did 64:how+do
47:how+doe 35:how+ha 45:how+long 73:how+often 90:how+old -65:how+the 23:i+, -71:i+_ -32:i+a -61:i+am 33:i+an -22:i+approv
-26:i+bought -51:i+buy 27:i+call -55:i+can -24:i+click -26:i+close -21:i+copy -62:i+d -22:i+do -71:i+earn 65:i+eligible -39:i+fine
-34:i+for 34:i+forgot -49:i+found -73:i+got -75:i+had 39:i+have 77:i+he -35:i+hold -20:i+just -48:i+m -29:i+made -23:i+mean
-51:i+must 54:i+not 56:i+on -56:i+only -33:i+open 32:i+our -74:i+own -42:i+paid -25:i+pay -27:i+provide -27:i+read -23:i+receive
-23:i+sell -34:i+should -48:i+sign -55:i+still -41:i+that 60:i+the 37:i+there -48:i+thi -81:i+think -21:i+trade -26:i+up -38:i+use
-55:i+wa 35:i+want -27:id+, -25:id+_ -35:id+do -41:id+of -49:idea+what -21:if+it -36:if+possible -33:if+the 38:if+you
26:impermanent+los -49:in+$ -57:in+, -44:in+a -43:in+and -28:in+crypto -44:in+decemb -42:in+fee 55:in+germany 21:in+hi 36:in+it
-32:in+our 52:in+simple -34:in+spr -93:in+that 47:in+thi -57:in+total 40:in+what -58:in+which -39:incl+. 42:interest+of -58:into+_
-30:it+$ -29:it+, -77:it+. -47:it+a -55:it+and -23:it+balance -48:it+be -21:it+been -37:it+contract -32:it+cost -52:it+do 29:it+go
-63:it+ha -43:it+have -31:it+i 28:it+in -51:it+now 32:it+on -62:it+or 56:it+own -23:it+safe 45:it+to -37:it+trad 22:it+up 47:it+wa
-71:keccak+_ -43:keccak256+of -59:keep+on 47:key+$ -23:kind+of -45:kind+tell -47:know+what -52:last+_ -22:last+buy -29:last+trad
-37:late+$ -35:late+on 53:latest+crypto 53:launch+$ 27:least+_ 32:ledg+account 35:ledg+or -29:left+in 30:level+$ -41:level+each
-33:lie+in 38:lightn+channel 28:lightn+network -50:like+_ 34:like+i -51:like+the -48:like+to 61:liquidation+_ 31:liquidation+acros
-68:liquidation+price -48:list+$ 24:list+_ 24:list+for 59:list+my 56:list+of -42:list+the -27:list+with -38:log+, -35:log+of
57:logo+for 49:lol+$ 41:long+and 51:long+i 49:long+short 32:long+v -31:look+for -28:look+it 24:look+like 24:lost+my -29:lp+$
-21:lp+lock 35:m+_ -26:m+in -24:made+_ -46:made+a -23:made+on -29:made+the -21:make+_ 38:make+a 54:make+me 28:many+calory
-79:many+confirmation -70:many+of 37:many+people -30:many+percent -28:many+sat 35:many+token -62:many+transaction 62:many+validator
-51:market+_ -36:market+cap -33:market+i 53:market+on 35:me+$ 66:me+, -65:me+. -76:me+_ -31:me+about -31:me+all 21:me+and -28:me+how
27:me+it -47:me+my 64:me+on -31:me+that -38:me+to -37:me+what 31:me+which 56:mempool+$ -55:metamask+show -34:min+in 79:min+pool
38:mint+$ -25:mint+_ -34:mint+on -28:moment+$ -23:moment+of -73:money+i -21:more+_ -49:morn+, -33:most+of 31:mov+_ -33:mov+the
45:much+_ -62:much+did -20:much+do 69:much+doe -37:much+ga -86:much+ha -75:much+i -48:much+money -43:much+of 82:my+_ -36:my+bag
-22:my+bank 62:my+bet -36:my+bos -32:my+broth -35:my+coin -48:my+cold -32:my+colleague 35:my+contract -90:my+cousin -30:my+daught
-45:my+employ -24:my+en -33:my+favourite -33:my+friend -63:my+grandson 35:my+landlord -31:my+last -31:my+ledg -49:my+liquidation
-23:my+log -39:my+metamask -26:my+money -49:my+nephew 25:my+nft -67:my+old 51:my+own -67:my+pension -22:my+pool 32:my+position
-45:my+saving -52:my+sist -28:my+spreadsheet -44:my+thesi -37:my+trad -25:my+transf -36:my+tx -20:my+wallet -68:my+withdrawal
74:nam+of 43:name+$ 54:name+and -28:namehash+for 42:native+coin -36:need+_ 27:need+for -24:need+it -59:need+the 36:net+inflow
-59:network+i 41:new+coin -62:new+token 59:nft+of -33:nft+on -20:no+on 55:nonce+_ -26:nonce+of -25:not+$ -32:not+_ 43:not+the
-82:now+? -25:now+_ 49:now+and -29:now+on -36:numb+$ -42:numb+_ -21:numb+at -45:numb+for 25:numb+of -22:numb+on 46:odd+on 69:of+_
40:of+a -31:of+an -26:of+both -27:of+each 59:of+holder -68:of+it 45:of+my -21:of+the -48:of+them -46:of+these -56:of+those
45:of+what 63:of+ye -94:on+$ -41:on+, 40:on+a -25:on+any -31:on+average -23:on+coingecko 44:on+crypto -39:on+hi -37:on+it -21:on+thi
70:on+twitt -35:on+what -66:on+which 24:on+x 76:on+ye -44:one+$ 21:one+? -95:one+_ 46:one+of -21:one+or 35:only+$ 42:only+,
-26:only+_ -23:only+the -36:open+$ -38:open+_ -50:open+at 23:open+interest 68:open+order -30:open+position -67:or+_ -30:or+a
-29:or+down -31:or+los -29:or+lose -35:or+no -35:or+not -31:or+on 45:ord+book -23:order+of -41:orderbook+_ -40:oth+one 75:our+_
-57:our+auditor -21:our+client -44:our+company 55:our+contract 35:our+dao -26:our+own -21:our+rollup 21:our+treasury -24:out+$
-26:out+, -36:out+. -56:out+of -32:over+time -55:own+$ 43:own+, -27:own+_ -27:own+the -47:paid+_ -28:paid+in -27:pair+on 42:part+of
-27:pay+for -54:pay+in -60:pay+on -26:pay+to -26:pend+_ 73:people+say -43:perp+$ -56:perp+_ -34:perp+on 45:person+behind -44:pl+$
-35:pl+, -35:plain+word -45:please+$ -35:please+, 23:please+? -38:please+check -41:please+give -46:please+show -32:please+tell
-21:pnl+_ 39:pnl+of -26:point+to -46:pool+for 55:pool+found -35:pool+i -23:pool+on -23:position+$ -28:possible+. -40:pric+$
-61:pric+for 57:pric+of -23:price+$ -29:price+, -49:price+? -43:price+_ -36:price+and -36:price+at 45:price+of -55:price+on
29:print+on 34:profit+$ -31:profit+or -29:project+$ 23:proposal+$ 39:protocol+$ -26:protocol+in -27:provide+liquidity -39:pull+the
30:put+_ -40:pyth+_ -21:rank+by 48:rank+of 58:rarity+rank 29:rate+of -36:read+the -25:real+one 31:realis+pnl -23:realis+profit
-27:rest+order 41:revenue+_ 37:revenue+of 92:revoke+every 74:revoke+that -31:rn+$ -25:rn+? 27:rows+$ 41:run+_ -38:safe+to
51:sandwich+bot -58:sat+vb 33:saving+account 30:say+_ -22:say+about -40:say+he 42:score+$ -30:search+_ -37:see+how -29:see+the
49:sell+_ -27:sell+tax 21:send+_ -24:sent+it -41:sent+me -46:sent+u -50:sery+_ -21:shar+of -71:share+of 37:she+hold -28:short+in
50:short+ratio -65:should+be -49:should+i 57:show+_ -32:show+a -48:show+me 54:show+my -28:show+the -41:show+what 23:side+$
-23:side+by -26:side+of -34:sign+$ -41:sign+_ 55:simple+word -24:since+_ 53:since+launch -62:since+the 42:sise+of 33:sit+in
-61:sit+on -53:sitt+on 22:snapshot+proposal -34:so+far -56:so+i -27:solidity+fil 26:sort+by -22:source+code 36:source+of 67:spend+_
-26:spend+my -44:spend+on -29:spr+$ 25:stake+pool -53:stand+behind -25:start+_ -22:start+with -88:still+have -22:still+open
21:stood+at 27:storage+$ -45:storage+, -21:str+of 32:stuck+$ -54:stuck+? 44:summ+? -60:supp+of -26:swap+of -33:swap+on
-69:talk+about -44:tax+office 47:telegram+group -51:tell+me 39:text+_ 41:text+me -65:that+$ -25:that+? 22:that+a -42:that+be
-39:that+block -26:that+came -37:that+contract -23:that+day -41:that+he 36:that+hold -22:that+list -30:that+market -59:that+my
-20:that+one -32:that+pair -23:that+the 43:that+transaction -40:that+wa -36:the+account -66:the+airdrop 82:the+balance -21:the+bank
36:the+beacon 26:the+best -24:the+bet -57:the+biggest -40:the+block -49:the+book -67:the+bridge -47:the+call -30:the+calldata
25:the+capital -22:the+chain -42:the+cheapest -69:the+coin -22:the+cold -43:the+collection -58:the+company -52:the+contract
-20:the+counterparty -50:the+current -80:the+dao -32:the+dapp -45:the+day -22:the+deploy -44:the+deposit -69:the+dev -23:the+en
-45:the+end -51:the+event -62:the+exploit -64:the+fee -23:the+firm -42:the+floor -29:the+function -34:the+ga -23:the+guy
-30:the+highest 39:the+history -23:the+l2 -33:the+largest 40:the+last 31:the+lightn -33:the+list -40:the+lp -50:the+market
-35:the+mempool -69:the+min -65:the+mint -44:the+money -31:the+multisig -89:the+name -34:the+network 76:the+new -28:the+news
58:the+next -35:the+nft -24:the+odd 32:the+open -32:the+option -49:the+ord 27:the+oth -47:the+pap 34:the+pend -30:the+perp
53:the+person -40:the+pool -50:the+probability -54:the+receipt -50:the+rent -28:the+rollup 54:the+same -62:the+sell 34:the+source
38:the+spot -50:the+stak 48:the+supp -56:the+tax 40:the+text -84:the+th -41:the+tick 21:the+top -43:the+total 21:the+trad
-26:the+transaction -63:the+treasury -33:the+tvl -41:the+two -33:the+tx 34:the+u -24:the+user -77:the+vault -30:the+venue
-28:the+very 37:the+wallet -34:the+whale 58:the+whole -48:the+yield 49:them+. -60:there+$ -69:there+, 45:there+? 50:there+a
23:there+any -20:there+i -41:there+in -27:there+on -30:these+_ -35:these+day -54:thi+? 65:thi+addres -20:thi+artist -39:thi+moment
-34:thi+stablecoin 50:thi+token -40:think+, -49:think+i -27:tier+of -51:time+$ -20:time+high 75:time+i -59:time+of -28:to+$ -44:to+?
50:to+_ -28:to+buy -22:to+clean 28:to+do 66:to+get -23:to+have -57:to+know -30:to+liquidation 46:to+my -25:to+put -45:to+see
-23:to+sign -26:to+the -28:today+$ -31:today+, -39:today+. -68:today+? 29:token+$ -20:token+. 55:token+? -41:token+_
-46:token+approval -50:token+at 21:token+i -44:token+in -31:token+my -25:token+of -28:token+on -35:token+with 76:tonight+$ 33:too+$
58:top+trader -48:topic+_ -54:total+$ -47:total+supp -70:trad+$ 27:trad+_ -74:trad+at 50:trad+of -31:trad+volume 33:trade+_
-37:trade+on 108:trader+on -70:transaction+$ -31:transaction+, -28:transaction+? 89:transaction+_ -24:transaction+did
55:transaction+in 39:transaction+on 27:transfer+of -41:transfer+on -23:trust+score -32:tvl+of -31:two+dat 67:tx+_ -26:tx+count
41:tx+in -46:tx+on 65:und+_ 68:unlimit+_ 43:unlock+it -57:up+$ -53:up+_ -50:up+for -24:up+on -29:up+or 37:up+the 32:v+short
-27:value+and -30:verify+$ 23:verify+on -22:volume+$ 26:volume+? -20:volume+_ -24:volume+for -32:volume+in 42:volume+of
-20:volume+on -25:volume+today 66:wa+_ -51:wa+it -42:wa+my -35:wa+the -102:wallet+$ -52:wallet+? 62:wallet+_ -67:wallet+for
-34:wallet+hold 46:wallet+i -43:wallet+on -25:wallet+or -27:wallet+worth -29:want+a -35:want+the -41:we+re 35:weath+in -40:went+out
53:whale+trad -107:what+_ 56:what+a -44:what+block -31:what+category 32:what+did -32:what+do -95:what+doe -30:what+exact
-27:what+fund -23:what+he 22:what+in -59:what+it -67:what+one -32:what+share -20:what+thi 67:what+time 21:what+to -48:what+token
32:what+wa -31:what+went -35:what+would 48:when+_ 30:when+did -48:when+doe 23:when+wa -26:when+we -29:where+are 20:where+did
-20:where+do 32:where+doe -70:where+my -33:where+our -40:where+the -63:wheth+it -43:which+addres -24:which+app -71:which+approval
-81:which+block -59:which+chain -22:which+exchang 45:which+hardware -27:which+marketplace 55:which+min -44:which+network 21:which+of
32:which+one -20:which+pair -31:which+pool -58:which+protocol -79:which+token -25:who+can -21:who+deploy -22:who+ha -48:who+hold
-28:who+made -60:who+own 41:who+paint -47:who+sent -27:whole+token -39:why+$ 37:why+did 29:with+at -48:with+fee 47:with+my
35:with+nonce -37:with+profit 40:with+the 27:withdraw+_ 50:withdrawal+fee 36:withdrawal+of 29:word+$ 26:word+of 48:work+$
-34:worth+$ 23:worth+of -24:worth+on -27:worth+right -30:worth+today -42:would+_ 50:would+be -27:would+i -22:would+it -47:would+like
25:would+you -26:ye+, 33:ye+for 81:ye+in 28:ye+on 48:yield+of -42:yield+on -30:you+can -32:you+find -24:you+give -49:you+have
-42:you+look -31:you+please -22:you+tell 33:z+score 41:zero+knowledge @=1 @=lay -37:* -34:all -26:coin -33:in -23:list -25:of
-30:pric @=1155 -54: -21:? -28:^list -25:^on -38:^what -73:by -23:each -32:every -22:for 44:ha -24:he -44:in -59:jpeg 55:kind
-33:list -21:many -23:me -79:nft 36:of -92:one 31:only 59:please -36:rows -43:show -26:sitt 21:someth -21:there -42:token
41:transfer 33:what -34:which -32:with @=20 3:* 21:for 24:token 47:transfer @=24h 23:* 26:^what 21:are -22:by -23:cap -20:category
48:crypto 52:hottest 31:like -20:market 38:me -21:one 32:pump 39:show 35:today 24:what -24:which @=404 -35: -69:* -39:by
-25:collection -21:doe -31:in -36:jpeg -44:nft -31:of -30:on -52:one -85:only -31:please -24:show -22:the -22:token -32:what
-21:which @=721 -71: -4:* 57:^list -21:^nft -34:^on -34:^show 42:^what -26:^which -24:are 67:by -53:collection 22:doe 51:every
-23:for -41:ha -22:he 30:jpeg -29:kind 45:list -38:me 36:nft 90:one 68:only -32:own -66:please -51:rows -53:show 57:sitt -39:someth
41:the -29:there -40:token 39:transfer -24:wallet -37:which -29:with @=all -51:* 30:^all -37:at -33:by 21:collection -28:crypto
-47:for -32:market -27:on -43:only 37:piec -33:profit -30:rank -60:volume @=apy 31:* -61:^stablecoin 67:^yield 38:above 36:at
79:best 39:can -34:did -49:farm 74:first 34:for 44:have 62:in -22:it -33:keep 66:least 48:more 28:or 35:pay 36:pool 47:put
-46:stablecoin 25:stak 23:to 48:where 63:with 29:year 46:yield @=asc -52: -65:* -71:^buy -44:^coin -25:^collection -68:^hottest
-36:^nft -39:^stack -31:^the -48:^what 56:^when -22:acros -76:amount -20:and -33:at -24:ath 59:been 32:below -50:biggest 34:both
-30:bought -90:by -53:cap -30:capitalisation -25:chain -37:coin -43:collection -63:company -53:cost -61:crypto 33:depth
-35:derivativ -21:do -34:ever -26:every 31:first 44:government 21:ha -21:have -49:hi 21:high 27:hold -68:hottest -35:in -22:interest
-38:jpeg -22:kind -66:largest -33:late -39:like -31:list -32:m -51:market -34:mcap -41:me -76:most -50:news -39:nft -28:order
-29:over -37:pl -45:pric -42:pump -76:purchas -35:purchase -38:quot -35:rank -51:rows -50:sal -69:sector -36:show 43:side -21:sit
32:stack -24:that -21:the -20:ticket -32:today -35:top -66:trad -66:value -30:w -33:what 53:when -23:writ @=average @=cost -25:
-86:* -22:^what -30:and -36:at -39:buy -28:cost -31:ha -35:it -30:purchas -25:stack -20:what @=base @=target @joint=askings|2
@lacks|open=other|person @share=3|other @uses:collection -10:* @=bridge @=yield -19:* -23:^biggest 41:^i -23:biggest -27:by -36:defi
22:i 42:numb -38:on 43:one -35:protocol -32:there @=btc -36:* -35:derivativ -22:interest @=cap @=market -13:* -34:^coin 49:^hottest
-50:by -43:cap -24:category -27:coin -21:collection 40:crypto 49:hottest -61:largest -23:lay 23:like -21:list -43:market 22:me
-22:nft 28:pump -20:rank 42:sector 33:show 26:today -21:trad -20:which @=change -32: 23:are -22:at -43:buy -25:by -24:cap
-20:category 48:crypto -27:ha 52:hottest 31:like -21:market 37:me -21:one 32:pump -23:purchas 39:show -22:stack 35:today -20:top
-26:which @=clos -42: -51:* -21:? -24:^biggest -24:^event -30:^hottest -27:^how 26:^odd -39:^open -26:^show -39:^which -24:bet
-38:bett -24:biggest -44:by -40:can -27:crypto 29:cut -28:did -29:do -96:event -23:give -38:hottest -21:how -36:market -41:me
-24:most -71:open 39:outcome 42:over -24:people -52:politic -35:resolve -43:sery -25:show 40:them -67:today -20:togeth -34:venu
-21:will 24:with @=coin @=internal @asked=far @lacks|left @slot:include_tickers @whole|points=none|unnamed -15:* @=commodity
@=equity @=metal @=rat -49:* -25:feed -31:publish -25:pyth -27:the @=company -25:* -31:^list -23:a -21:coin -23:coingecko -30:holder
-26:id -33:includ -22:list -27:that -33:track @=compressednft @=fungible @=regularnft -17:* -21:^who -22:own @=conversion @=merge
@=reward @=split -56:* -34:^what -35:ha -27:on -30:what @=crypto -24: -37:* -23:? 26:^event -25:^which -23:account -32:by -23:feed
-28:one 23:out -24:profitable -28:publish -23:pyth -23:today -25:trad -24:which @=culture @=economic @=finance @=mention @=tech
@=weath -25: -30:* -25:account -26:profitable @=dai @slot:interval -21:* 51:^compare -31:^ha -37:^price 46:compare 37:down -34:gone
-26:in -26:of 43:or -23:price 20:show 43:since 43:thi 43:time 27:up -21:volume @=date -37: 11:* -37:^what 60:^when -29:and -35:at
-31:bought 42:buy -35:company -26:cost 47:ha 47:it -21:purchas 55:stack -34:what 60:when @=desc 11:* 64:^biggest 78:^buy -66:^coin
42:^collection 58:^hottest -55:^list -28:^mcap 31:^nft -30:^the 34:^v -36:^when 40:^which -23:a -43:acros 31:are -25:at -28:ath
-39:been 53:below 68:biggest 32:both 32:by -85:cap -39:capitalisation -29:category -47:chain -49:coin -39:company -58:cost 43:crypto
31:depth -45:derivativ -29:each 35:ever -20:every 66:first -32:ha -54:hi 37:high -33:hold 58:hottest -24:id -28:interest -58:jpeg
-29:kind 34:largest -23:late 27:like -56:list -24:m -85:market -55:mcap 20:money 52:most -55:news -34:now 31:numb -23:open 37:order
41:over 40:owner -49:piece 39:pl 31:please -58:pric -22:price 36:pump 48:purchas 50:purchase -53:quot -42:rank -58:recent 28:sal
-21:say 48:sector 38:show 70:side 27:sise -59:stack -21:still -33:tell 39:ticket 33:time 24:today 64:top 81:trad -45:treasury 28:v
26:value -51:w -32:when 27:which -61:writ @=dex -19:* -23:^biggest 41:^i -23:biggest -27:by -36:defi 22:i 43:numb -38:on 43:one
-35:protocol -32:there @=erc -95: -29:* -49:? -22:^for -25:^how -32:^i 54:^list -35:^nft -55:^on -21:^price -50:^show -46:^which
-30:all -42:and -43:are -31:at 39:by -65:collection -22:contract -43:each 36:erc20 44:every -26:for -25:from 26:ha -50:he -23:held
-28:hold -43:how -36:i -52:in 44:incom 42:kind 28:late 30:list -43:many -59:me -28:most -21:mov -26:much -25:name -35:need -23:nft
40:of 55:one 91:only -32:own 27:please -27:position 20:price -42:rows -32:say 22:send -31:sent -79:show 56:sitt -21:so -29:someth
-29:that -36:them -45:there -31:to -63:token -30:transaction 91:transfer -26:unit -37:wallet 25:what -73:which -38:who -54:with
@=erc1155 -22: -9:* -33:? 52:^can 63:^list 22:^what -77:^which -52:^who -32:allow 42:approval -43:contract -32:for -36:got 53:ha
21:have 42:how -36:i 54:list -39:may 49:much -26:my -24:one -22:over 35:permit2 -21:please -27:pull -34:revoke 31:rout -36:take
40:that 41:the -23:them -36:to -98:token -66:which -80:who @=erc20 @lacks|open=ours|left @lacks|open=thing|left @outside|first=0
@slot:include_24hr_vol @whole|points=it|unnamed -13:* @=erc721 -52:* -25:? 37:^can -24:^list -66:^which -40:^who -28:allow
-30:approval -36:contract -29:got -24:ha 31:how -29:i -30:list -30:may 37:much -23:my 29:permit2 -26:revoke 21:rout -24:take
-28:that -27:to -78:token -56:which -64:who @=false 64:* 54:code 33:i 50:of 45:on 46:the @=first @=oldest -92:* -22:and -34:for
-26:in -26:list -21:need -38:of -46:on -23:one -27:or -27:out -25:that -34:the -20:to -41:transaction -20:tx @=floor @=price -18:*
-20:cap -20:market @=from -26:* -38:^show 45:are 44:be -25:for 38:from -39:into 43:kind 25:last 27:list -32:mix -34:nft 46:out
39:please -47:recent 30:rows -36:show 43:so -42:that -24:to -40:token -30:tx -33:value 28:what 33:which @=futur 5:* -27:^fund
45:^how 33:^what -24:for 40:how 31:i 39:interest 42:much 41:on 35:open -23:rate 26:what @=fx -33: 36:* -34:^what 47:feed -30:id
63:publish 47:pyth 44:the -32:what @=government -51:* -29:? -48:^which -27:by -57:company -25:firm -35:have -24:hold -27:largest
-36:list -60:most -25:on -28:own -22:paid -20:public -30:sit -27:stack -22:their -32:they -49:which -29:with @=h24 -27: 5:*
38:^collection -23:^i 27:^nft 22:^which 43:and -25:are 39:by -54:cap -49:chain -36:each -46:every -25:for -65:jpeg -89:market
-51:mcap 52:most 32:numb 43:over 36:owner -25:pl 36:please -31:price -46:rows 34:that -26:the 81:trad 73:v -54:value @=hold @=net
-24: -82:* -22:^what -21:and -23:at -43:buy -28:ha -26:it -23:purchas -22:stack @=holder 31: -23:* -47:? -31:^fee 56:^holder
-29:^what -27:^who -40:acros -47:all -29:and -77:app 26:by -23:chain -24:crypto -40:dao -85:did -42:doe -60:earn -67:fee -88:for
44:from 67:got -26:have 103:holder -30:i -34:in -133:itself -128:keep -28:make -29:money -61:most -23:much -63:not -26:now 22:of
-22:on -42:out -74:paid -52:pay -39:people -20:please -49:rank 38:revenue -23:right -40:since -27:tak -52:the -28:they -42:thi
-36:to 62:token -70:user -30:want -34:which -24:who @=holding @=total -7:* -23:^which -22:by -40:company 46:first 37:government
-29:have 34:hold -31:list -46:most -21:sit -36:which @=id -37:* -42:^coin -31:^the -21:^v 34:^which 21:all 48:are -25:ath 45:below
-53:by -38:cap -37:coin -22:crypto 32:high -45:in 21:it -23:kind 45:largest -31:list -34:market -26:me -42:pric -52:quot -24:rank
28:time -22:v 43:which @=in 20:* 65:erc20 41:for -25:from -25:one 65:only -27:pull -20:wallet @=inactive -33: -5:* -44:address
-24:and -26:coin -24:coingecko -37:contract -50:dump -23:each 43:exchang -33:exchange 55:have -28:i -35:id -27:list -34:name 27:of
-54:page -55:per 57:rows -32:show 54:that 21:the -31:their -36:which -36:with @=interest @=open @lacks|open=none|taken
@slot:include_last_updated_at @slot:points -19:* @=lend -28: 20:* 46:? -29:^biggest 51:^i -33:^protocol -30:biggest 38:by -45:defi
28:i 58:lend -24:lock 53:numb 53:one -48:protocol 45:there 54:to 38:tvl 58:want -30:what @=liquid @=stak 55:^i -22:by -30:defi 35:i
56:numb -30:on 57:one -29:protocol -25:there @=mak @=rebate -43:* -24:^what -25:ha -21:what @=meme @=token -28:* -22:by -22:in
-26:list -36:pric @=month -84:* -35:at -30:by -25:crypto -50:for -29:market -28:on -39:only -29:profit -55:volume @=name -55:*
-42:are -29:by -20:cap -39:crypto -45:derivativ -21:do -23:exchang -45:hottest -28:interest -23:like -21:one -24:open -20:pump
-25:rank -26:the -25:which @=native -50:* -24:^collection -37:^nft -28:^which -50:by -47:cap -20:chain -42:collection -23:id -21:in
-27:jpeg -59:market -48:most -39:nft -33:over -23:please -32:sal -21:that -68:trad 35:v -28:which -24:with @=nft @slot:filter -32:
-37:* -33:^i -23:and -25:coin -35:friend -21:id -35:know -35:native -29:need -40:platform -33:to -33:you @=no 46: 6:* 29:? -24:^odd
-21:and -34:at -66:chance -22:condition -20:decemb -53:did -34:for -47:from -56:how 56:i 52:in -64:me 45:midpoint 78:no -67:odd
-83:of 29:on 25:outcome -55:pric -44:price -52:show 25:side -52:the 50:token -20:trad -22:what -31:who @=nonfungible -15:* -22:^who
-22:own @=notional -58:* -64:^option -29:by -30:chain -22:crypto -28:of -41:on -28:only -74:option -37:paid -94:premium -34:protocol
-26:volume -21:whole @=out -75:* -28:^how -28:^i -37:^if -29:allow -22:and -28:at -23:erc20 -34:for -45:get -31:give -51:how -41:i
-36:if -29:into -26:many -31:moment -46:much -39:now -30:on -70:out -29:slippage -47:to -53:what -37:with -38:would @=perpetual
-26:* -27:? -23:^fund 32:^how -27:^which -21:a -29:at -32:can -32:coin 26:how 30:interest -22:list 31:much -33:one 26:open -26:pair
-43:spot -26:the -31:trade -41:which -21:with @=politic @=sport -26: -29:* -24:? 27:^event -29:^which -24:account 24:out
-25:profitable -24:today -26:trad -27:which @=quote 7:* 41:? 36:^candl 43:^i -68:^pool -56:a -58:and -33:candl -22:for 58:i 62:in
-56:it -38:liquidity 44:lp -35:on 46:or 109:pric -51:price 92:than 23:the 21:them 66:token @=redeem 27:* 60:? 49:^what -31:and
-37:been 50:ha 60:in 45:on -37:to -37:up 46:what @=revenue -8:* -70:^fee 38:^holder -28:^how 30:^top 57:^what -34:^which -59:^who
24:acros -68:app -21:by -47:chain 32:crypto 29:dao 34:did -32:do 25:earn -39:fee 61:for 51:got -58:have 79:holder -25:how -83:in
141:itself 83:keep -30:lie 47:make 46:money -31:more -54:most -31:much -27:my 87:not -63:now 61:of -51:on -38:one -29:or 37:out
-33:over -108:paid -48:pay -76:people -37:per -35:please 21:project -74:rank 30:revenue -51:right -38:show 23:since -48:tak -35:take
-46:that 38:the -34:their 50:they 28:thi -79:to -29:today 43:token 26:top -41:total -38:trader -54:user -25:v -30:wa -42:want
69:what -56:who @=score @=trust -5:* 22:depth @=sell @slot:side -49: 28:* 64:^price 59:^what 30:a -45:and 47:ask 71:at -94:bid
25:chance -40:condition 40:do -76:for 63:i -37:it 20:last 34:no -28:outcome 54:price -44:the 66:thi 48:to -40:token 50:what 27:ye
@=settl 34: -30:* 22:? -26:^biggest -27:^event -38:^hottest 45:^how -30:^market 28:^odd -47:^open -29:^show -44:^which -27:bet
-44:bett -27:biggest -53:by -45:can -21:category -30:crypto 32:cut 51:did -34:do -107:event -28:give -45:hottest 39:how -46:me
-28:most -20:on -79:open 45:outcome 47:over -28:people -55:politic -21:question 57:resolve 43:sery -27:show 46:them -79:today
-23:togeth -37:venu -26:will 29:with @=to -41:* -34:^show -29:any -26:did -25:for 27:last -29:late -22:on -31:out -33:show
22:transfer -29:tx @=top 45:? 59:^which -42:^who -32:a -69:any 62:at -61:bought -69:chain -65:most 43:on 45:paid -64:recent 53:the
24:token 44:which -40:who @=trade -41:* -32:^what -22:from -33:ha -21:market -20:on -27:what @=transaction 25: 64:* -61:^what
-48:^when 63:^where 73:^which -48:a -35:and -30:at 95:by 47:can -40:company -60:cost 62:first 20:for -38:ha 40:have -39:hold 22:i
44:in -25:it 43:lp -42:me 27:money 42:of 86:pool -22:pric -22:price 35:purchas -67:stack -37:their -37:token 63:top 77:trad 21:trade
-56:what -46:when 59:where 57:which @=true 50: 33:* 36:^a -23:^by -32:^can -20:^everyth 66:^ha -24:^how 38:^i 46:^in -29:^nft 29:^on
-28:^pair -61:^price 49:^token -40:^volume -26:^what 50:^where -43:^who -20:an 43:and -22:any 20:are -27:belong -63:big 25:book
30:bought -62:burnt 70:by -30:cap 47:category -41:coin 24:coingecko -45:collection 30:cost 75:day 35:did 40:do 73:down -25:dump
28:each 40:exchang 26:exchange 48:first 33:from 78:go 39:gone 39:ha -37:have 47:held 31:highest -27:hold 31:how 24:id 65:it -23:just
-20:keep -26:know 34:largest 31:last 27:like -24:list 47:look 46:lose 40:m -31:market -61:mcap -31:me -40:member 56:money 27:morn
22:most 48:move -21:nft 36:now 21:of -42:one -47:only 39:or -25:out 25:over 52:pair 24:people -61:percent -67:piec 55:pl 22:please
29:pric 49:quot -24:real 51:right -35:say -25:see -28:sell 68:since -43:sit 33:stand -56:still 49:telegram -57:tell -25:that
22:their 46:them 21:these -32:thi 67:today 76:token 44:too 40:trade -29:twitt -24:und 21:up -21:vol 56:volume 28:wa 50:want -25:we
47:website 22:where -34:who -52:worth 44:would -31:you @=unexpir @asked=2 @lacks|first=0 @outside|open=person|unnamed @whole|taken
-9:* @=usd 18:* 68:^biggest 43:^collection -29:^i -47:^list 32:^nft -37:^stack -38:^what -49:^when 21:^which -34:a -46:acros -22:all
-21:are -26:at 64:biggest 74:by -53:cap -48:chain -59:company -62:cost -31:each 25:ever -22:every 73:first 49:government -37:ha
-20:have -54:hi -20:i -20:id 27:in -39:it -63:jpeg -63:list -42:m -88:market -50:mcap -30:me 36:most -32:now 31:numb 45:over
38:owner -48:piece 34:pl 42:please -26:price 34:purchas 44:purchase -57:recent 23:sal -32:say 76:side -21:sit -74:stack -41:tell
31:that 35:ticket 61:top 103:trad -43:treasury 63:v -52:w -31:what -46:when -65:writ @=value 14:* -58:^what -49:^when -51:a -31:and
-26:at 55:by -40:company -60:cost 21:for -39:ha -41:hold -27:i 41:in -49:it -35:me 35:purchas -67:stack 43:the -55:what -48:when
@=volume -47: -43:* 49:^a -53:^best -31:^biggest -37:^busiest -38:^coin 38:^collection -21:^list 27:^nft -30:^on -47:^pool -30:^the
-58:^trad 47:^v -69:^who -61:account -47:acros 23:and -22:at -21:ath 40:below -58:best -35:biggest 39:both -37:busiest -38:by
-58:cap -40:capitalisation -47:chain -37:coin 48:could -71:count -83:crypto 38:depth -24:dex -22:do -33:each -36:earn -36:every
47:give -43:go 28:high 47:highest -22:in -65:jpeg -22:kind -35:largest -35:leaderboard 43:like -35:liquidity 44:look -27:m -64:made
-86:market -54:mcap -56:money -23:most -28:not -45:only 29:over 36:owner 35:people -55:pl -34:pnl -69:politic -34:pool -42:pric
-20:price -73:profit -40:profitable -38:quot -26:rank -80:rows -24:say -55:see 72:side -39:sort -20:still -29:swap -22:the -24:them
24:time -58:trader 51:turnov 38:v -56:value -55:w -55:week 22:where -78:who -29:win -37:writ 39:you @=week 56:* -26:^trad 51:at
-23:best 32:by 35:crypto 86:for 29:market -22:of 37:on 36:only 53:profit -24:the -24:trad 59:volume @=ye -64: -41:* -29:? -25:at
-21:condition -33:in 40:midpoint -89:no -31:odd 26:outcome -21:price 30:side 31:the 46:token -23:trad -28:who @asked @lacks=2
@lacks|points=own|taken @outside|own=1 @outside|own=2 @outside|whole=2|taken 30:* @asked-fit @lacks|open=person|left
@uses:bitcoinAddress 60:* @asked=0 @lacks|whole=1|unnamed @outside|asked-fit=2 @takes:time @whole|open=none|taken
@whole|open=none|unnamed @whole|open=thing|left 11:* @asked=1 @asked=3 @drops|named|new|other @lacks|whole=0|taken @outside|first=2
@outside|points=own|left @outside|whole=3|taken @whole|points=own|taken -4:* @asked=4 @calls=1 @calls=1|0|other
@lacks|whole=2|unnamed @outside|open=thing|unnamed @ruled=many 8:* @calls=0 @calls=0|0|other @outside @title @wide=4|other 10:*
@calls=2 @calls=2|0|other @leaves:number @whole|points=it|taken -37:* @calls=3 @calls=3|0|other @joint=all|lacks -152:*
@category=defi_protocol -41: -20:* 40:^ -40:^all 32:^and -30:^chain 26:^could 33:^current 55:^defi -45:^defillama 24:^dex 30:^did
21:^doe -47:^fee 28:^give 36:^ha -21:^if -46:^in -26:^largest -29:^latest -59:^market -23:^most 39:^next -43:^of -42:^open -21:^pool
-60:^price 20:^protocol -22:^put 75:^rank 53:^revenue 22:^since 41:^stablecoin -38:^stak 35:^tell 32:^the 34:^top -41:^tvl -25:^what
32:^when 26:^where -29:^which 29:^who -27:about -26:above -24:active 31:against -52:already -28:also -35:altogeth -42:am -47:any
24:anyth 54:anywhere 54:apy -25:at -50:balance -25:been 44:before -43:bet 32:biggest 71:blockchain 27:bos -26:bot 31:build 21:by
27:call 35:can 26:category 40:chain 24:change 22:com -36:commit 36:compare 45:competitor 28:current -56:dao 21:date 32:day
-24:defillama 36:deploy 34:desk 37:dex -26:do 38:down 64:each -24:earn 53:else 41:end -36:ever 25:everyone 25:farm 85:fattest
-24:fee -27:figur -35:follow -60:follower 25:forum -33:friend -22:fund -31:ga 22:gave -36:github -38:give -35:goe -57:google
-22:grandson 33:grow 48:hack -49:have 22:he 25:hi 36:inside -58:into 29:invest -53:job 20:just -50:keep 35:know -22:l2 88:large
-51:late -53:latest 50:lead 33:least 31:leave -24:led 45:lend 31:lie 24:like 37:line -24:liquidation -24:liquidity -54:lol -24:long
-22:lose 57:lost -21:made 38:make -46:many -32:moment -25:month 36:more 31:most -33:mov -24:my -70:nam 32:need 22:not -25:number
27:oi -37:old 20:onchain 25:only -72:oth -20:our -40:park -42:peg 65:people 29:per 68:perp 24:pl 39:platform -49:plu -20:point
-26:pool 38:post 58:present -65:price -27:print -28:profit 28:project 23:recent -31:report -26:revenue -39:reward -45:risk -27:rout
68:rows 39:run -48:same -27:sandwich -36:season -23:sell 52:service 43:share -44:should 44:show 21:sise 53:sit 23:slide 31:some
37:sort 40:split 20:stak 21:start -68:statu 47:still 22:summ -36:t 21:team 21:tell 43:their -35:them 30:these 43:think -29:time
31:today -58:too 22:top -35:total -42:trade -59:trader 24:trend -27:twitt -31:two 57:use -21:user -48:v 65:value 33:venu -22:venue
-24:very -40:wallet -21:what 40:where 39:who 35:whole -21:worth -23:yield -25:your @category=market_data -29: -7:* 25:24h 31:^ 25:^a
41:^all 21:^am 49:^and -59:^any -39:^apple -27:^block 22:^book -26:^by 35:^chain 31:^chart 55:^circulat -32:^coin -49:^coingecko
61:^convert 41:^current -24:^defi 28:^depth -45:^dex 53:^did 24:^dominance -22:^every 24:^everyth -33:^explain -25:^fill -50:^find
-48:^floor 34:^fund 23:^how 22:^i -41:^if 27:^in 33:^kind -37:^last -48:^long -35:^look -23:^make 66:^margin -33:^mempool -55:^most
-48:^my 20:^need -31:^next 22:^no -24:^of 34:^on 57:^one -46:^or -33:^payment 73:^perp -39:^plot 49:^pric 32:^price -27:^print
22:^pull 55:^rate 54:^recent 23:^rest -27:^search -38:^side -83:^since 25:^supp 53:^tell -43:^text -33:^the -30:^to 83:^token
26:^top 34:^total 38:^tvl 30:^wa -21:^website -33:^when -32:^where -23:^who -54:^with -39:^withdrawal -21:^worth -31:about 55:above
-36:account 29:actual -28:add
-48:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -53:addres -99:address
-22:all 25:altogeth -20:amount -37:an 58:answ -36:any -39:anyth -56:anywhere -71:apart 49:api -55:apple 30:are 42:around -31:arriv
-42:artist -74:ath 57:attach -44:balance -35:bank 20:base -20:be -30:been 28:beginn -53:belong 22:below 32:beside 22:best -36:bet
40:bett -31:bigg 47:biggest -21:block 25:blockchain -65:book -26:bookkeep 66:both 50:brok 40:broth -31:build -25:burn -21:burnt
-68:buy -22:by 27:cap 42:capitalisation -25:card 39:cent 22:certain -40:chance 57:chang 21:chat 57:circulation -21:claim 30:coin
-37:cold -45:colleague -36:collection 23:compar 41:confidence 61:convert -30:copy -21:correct 47:cost -22:could 62:country 55:cousin
-63:cov -21:credit 35:cros 36:current 30:d -96:data -28:date -26:decentralis 27:decimal -71:deep -72:defi 38:defillama -23:deposit
54:depth -21:derivativ -25:dev -54:dex 58:document 22:dog 41:dominance -25:don 53:done -28:down -27:dump 38:e 41:each 36:eith
-64:else -61:entry -38:erc20 -24:etf 46:even 24:ever 20:everyth -54:exact -42:exist -39:expire -30:explain 20:exploit -20:fake
-25:fall -29:farm -44:fear 28:fee 29:fetch 46:figur 28:figure -23:fil -32:file -51:find -31:firm 22:first 22:float -62:floor
-21:follower -38:form -47:friday 27:friend 31:frog -30:from -47:full -43:ga 29:gain -23:germany -25:go -29:goe -44:gone -57:gonna
51:google 25:got -47:gre 65:greedy 47:green -29:hack -82:had -36:half -32:happen -43:hash 26:hedge -22:held 43:hi 47:high 74:him
-41:holding -26:hour -31:husband -32:if 33:incl 31:incom -40:inside 33:job -51:just 75:keep -110:l2 -34:land -25:large 47:largest
20:law 68:lay 32:least -28:ledg -27:lend -50:level -58:leverage -21:lie -30:like -21:link 24:liq -50:listing -34:live -39:login
-25:logo -31:look -26:los -29:lost -62:low -49:lowest -29:lp -47:made -29:many 24:max 52:may -31:mcap -20:me 29:mean -56:mem
-41:meme 24:memo 77:mempool -27:message -30:metamask 53:midpoint -30:mine -26:mint 50:minute -31:mix -26:moment 33:money -27:month
-56:mood -41:more -33:mortgage -30:most -75:mov -31:move 22:n -60:nearest 37:need 39:nephew -62:news 42:not 50:number 44:offer
-67:often 37:ohlc -35:oi -56:old -36:once -60:onchain 68:one -48:ord -35:order 35:orderbook 33:out -22:outgo -29:output 24:paid
-26:pair -37:part -54:pas 23:payout 22:pension -54:per -50:percent -20:period 66:perpetual -55:piec -43:pippin -31:plan 30:please
-38:plot -45:plu 24:point -51:portfolio -21:position -37:possible -33:post -47:ppl -22:present -27:probability -21:purchas
58:quarter -29:question 21:quick 35:quot 61:rank 31:rat 57:rate 31:ratio 42:reach -63:reason -21:receive -24:recommend 33:recover
-52:regist 26:report 33:rest -21:revenue 27:risk 21:rn 29:round 56:same 42:sat 45:saving 23:say 58:scar 28:school 53:script
-76:search -30:sector -52:see 81:sell -21:send -48:sent -63:serv -44:set -20:several -22:shar -52:she 71:sheet -49:shop -23:show
-22:simple 71:sise 31:sist -38:sitt 48:slide -30:slip -22:slot -51:snapshot 27:so -62:some -27:somebody -26:someone 23:somewhere
21:son -35:sort 46:source 55:spell 20:spot -22:spreadsheet 72:stabl 72:stable 32:stablecoin 42:startup -34:statement -22:statu
32:still -61:stop -30:storage -22:summ -59:t -40:tak 57:taken -24:talk 59:term -43:text 39:th 52:that 75:there 33:thesi -31:they
44:thick 27:think -42:tick -52:tier -38:tim 29:time -22:timestamp -45:to 40:togeth 34:token -35:tonight -29:tool 25:top 30:trade
-74:trader -25:transaction -48:transf 22:transfer -60:trend 84:trustworthy 43:turn 59:turnov 43:tvl -59:twitt 28:two -68:until
-39:use 30:utc -22:vb 55:venue 21:verify 32:very 31:volume -28:wallet 21:we -34:weath 41:website -34:week -36:went 31:wheth -38:who
-25:why -62:wire -21:with 30:withdraw -67:withdrawal -32:won 26:work -24:writ -27:write 21:wrong -25:x -39:year 44:yet -25:yield
-23:you -35:your -24:z -50:zero @category=network_infrastructure -9:* -52:^attestation -53:^best -30:^block -56:^cancel -32:^capital
-24:^cheapest 31:^coingecko -32:^compare -34:^convert 29:^current -59:^custom -22:^doe 21:^event -46:^every -21:^find 31:^for 65:^ga
-72:^ha 53:^hashrate 44:^height 35:^i 33:^if -20:^it 29:^latest -22:^list -54:^mempool -27:^min 30:^namehash -26:^need 49:^on
-31:^our -62:^price 22:^raw -24:^run 25:^sat 37:^say -22:^show 47:^statu 20:^tell 37:^that -28:^the -60:^time -22:^to -31:^topic0
37:^total -27:^turn -24:^tvl -26:^wallet -53:^who 31:^why 22:^would -26:above -48:account -27:add -71:address 28:adjustment -38:aft
34:again -22:all -58:also 34:among -22:amount -38:answer -31:any -36:anyth -39:anywhere 44:apart -47:api 27:app -51:around 27:ask
41:atm -63:attestation 30:audit -27:auditor 34:base 30:be -29:beacon 61:before -38:behind -52:best -25:between -48:bid -50:biggest
-58:blob 32:block -56:build -27:built -34:burn -21:burnt 21:busy 23:but -79:cancel -31:capital -40:category 34:cent 25:chain
-49:change -24:cheap -28:cheapest 32:check -32:circle 55:claim 47:click 77:clock 38:closest 45:collection 39:come 20:compar
-23:compare 40:complete 27:config 26:confirm -22:confirmation 45:connect 79:control -32:convert 22:copy 37:count 61:counterparty
30:cov -23:credit 36:current -49:custom 51:d -21:dashboard -25:decentralis 31:decod 45:deployment 64:deposit 24:dev -23:did
-28:difficulty 50:digest -23:do -41:don 34:down 24:dur 24:e 61:eip 56:emit -35:empty 28:end -33:enough 31:entry -24:epoch
31:estimate -23:even -48:event -50:every 23:evm -23:exchang 31:exploit 46:explor 35:fail 46:fake 38:farm 25:fast -34:first -24:flagg
29:follow 20:for 39:friend -36:front 60:full 20:ga 39:gave 29:geckoterminal -47:geth 35:go 24:gone -65:ha 36:hang 55:happen
23:hardware -48:hashrate 39:he 31:hello -29:history 78:hit 66:hour 23:if -29:impermanent 50:includ -34:incom -38:inscription
40:insist -37:internal 37:just 72:keccak -51:key 35:know -30:l2 -35:lamport -47:last 29:lat 27:ledg -22:left -26:lightn 34:like
27:line -38:liquidation 26:live 29:look -28:los -21:low -21:lowest 26:m 24:many -37:market -46:mempool 27:mention -31:metamask
-25:mint 21:money -32:month 59:morn -24:most 32:mov -39:move 58:nam 34:namehash 27:native -48:near 31:nearest 24:need -21:nev
42:newspap -32:next 34:nft -64:nod 28:node 37:nonce 50:normal 37:noth 52:now 47:numb 49:off -26:office 35:often 25:ok -33:only 34:or
31:oracle 32:order -59:oth 42:out -29:output -22:page -39:pair 30:pap 35:past -29:pay 46:payment 36:payout -22:people 24:permit
-22:phantom 22:pl 23:platform -32:please -33:pool -25:position -28:post -23:present -42:pric -42:price -26:priority 26:produc
72:program -31:project 20:prop -53:propos 38:queu -38:queue -25:rate 63:real 52:receipt 67:receiv -21:recent 34:recipient
40:recommend -22:regist 24:relay 28:request -29:return -34:revert 24:reward 30:right 43:role 39:rpc -43:rul -36:safe 70:same
-40:satoshi 23:say 55:see 24:seem 20:sell 42:send 48:sent 45:serv -64:service -25:set 70:settlement -43:share -42:she -39:should
-29:show -62:side 33:sig -38:signatur 39:signature 21:since -29:sit 44:site 21:sitt -39:skip -37:small -21:smallest 27:snapshot
-34:solidity 60:some -21:someone -51:somewhere -54:sort 66:spell -21:split -21:spr -47:spreadsheet -38:stack 33:stand -28:state
-57:station 81:str 41:subdomain 30:succe 20:succes -25:sum 29:swap 28:swapp 23:take 42:teach 46:test -43:text -28:th 36:that
23:their 21:these 36:think 25:thru 59:timestamp -27:tool -30:top -41:topic 32:total -42:tp -56:trace 23:track -25:transaction
54:transf -23:transfer -37:trezor -27:turn -40:tvl 65:txid 67:type -24:u -26:unit -21:until 24:url -23:user 27:utc 49:utilisation
-24:validator 54:value 57:version 38:wait 24:what -40:whole -27:wire 30:withdrawal -29:without -63:won 29:word 48:work 37:write
25:wrote 27:year -49:yet @category=nft_analytics 52: 24:* 33:? -39:^a 27:^and 25:^are 53:^chart -42:^coingecko 53:^collection
-32:^compare -37:^compress -38:^contract 35:^doe -26:^everyth 28:^find -27:^held -28:^how -44:^list -47:^make -29:^market -66:^nft
25:^of -49:^on 21:^one 71:^only -21:^our -30:^please -23:^rarity -58:^rows 38:^v 37:^volume 100:^wa -59:^wallet 36:^what -29:^when
63:about 75:all 27:also 33:am 23:and 48:anyth -26:approval 58:are -27:art 52:artist 29:asset 66:ath -23:back -81:be -23:been
-27:beginn 48:both 44:bought 49:buy 36:by -31:can 36:cap 32:chang 48:chart 49:cheap 41:cheapest -33:coingecko -22:company
-42:compress -23:contract 53:cost 50:could 34:count -57:creator -25:crypto 33:d 38:data 35:daught -36:develop 42:digital
-41:document -22:doe -33:down 25:drop 50:each -42:erc20 31:ever 23:every -23:everyone -35:explor 92:fee 35:find 39:floor -27:friend
30:fund 35:gallery 25:gave -62:he 21:her -21:high 32:history -27:id -36:if 69:in 49:insurance 41:inventory 23:it 71:item 62:jpeg
111:keep 31:kind -29:know -41:list -36:logo 57:lol 28:long -30:look 54:lost 68:lowest 33:m 40:made -45:make 34:many 37:market
35:marketplace -22:may 31:mcap 39:member 29:metadata -43:mint 53:moment -21:morn 32:most 73:nam -66:name 46:need -63:new -28:next
-26:not -57:now 68:numb -33:offer -41:on 60:one -20:only -25:open 88:oth -41:our 53:owner -31:pay 59:percent 30:pfp -24:phantom
37:pictur 34:picture 35:piec 22:please -26:point -20:pric -32:price 22:project -73:rank -54:rarity -55:right -24:rows -38:royalty
-69:run 33:sal -56:sale -40:same -23:she -38:should 55:side 28:since -38:some -39:someth 44:spr 33:talk -36:th 52:that 27:their
32:them 59:there 23:they -23:ticket -59:today -45:token -25:too 22:top -20:track 29:trad 69:trait -55:u 41:und 37:up -24:user 117:v
20:value 48:vault -30:volume 103:wa -33:wallet 39:what 30:whatev -38:when -26:which -25:with 23:without 33:worth -78:would 64:writ
@category=onchain_dex -4:* 54:^a -38:^all -20:^am 32:^any -44:^are 23:^bridge -20:^buy 22:^candl 22:^chart -28:^current 44:^dex
41:^dexscreen -22:^find 50:^for 44:^give 65:^if 29:^in 28:^liquidity -48:^look -36:^need -21:^of -23:^please 50:^quote 29:^rank
-27:^search -22:^show 21:^somebody 31:^tell 38:^the -51:^token 30:^total -49:^where -22:above -24:all -41:also 35:amount -26:and
-21:ape 31:art -38:auditor -24:base 22:beginn -47:bett 31:between -29:block -24:boost 42:bridg -22:busiest -20:cent 27:chart
-25:cheapest -21:check -46:clos 31:colleague 29:com -21:cousin -24:cros -21:current -24:d 40:data 57:decentralis -20:decimal 34:deep
64:degen 66:deposit 20:depth -25:description -43:desk 30:develop 65:dex 25:did -29:do 43:doe -39:down 47:earn -28:even -20:everybody
22:exchang -27:exchange 72:exploit -31:feed -22:find 21:flow -24:found -31:fund -29:ga -45:geckoterminal 23:giv 40:give -28:gone
-63:green -25:ha -27:hack 63:had -25:happen -22:have 29:highest 40:if 35:impact -25:inside -27:into -43:keep 28:kind 73:known
-20:least 31:led -23:link 55:liq -24:live -22:lol -42:long 25:made -26:marketplace -41:min 29:mine 34:mint 28:money 34:month 57:move
22:much -25:nam -30:net 36:nev -42:no 29:number -65:once -71:onchain -27:or -31:oth -27:own 36:pair 39:park 54:people 37:percent
-63:pippin -23:place -21:plan -23:plu 41:pool 20:possible 23:profil 47:pump -20:put 31:quote 24:rate -38:reach 29:recommend
52:reserve -22:right 26:rows -45:safe 32:same 71:say -35:search 22:second -40:sent -23:shar -26:she -31:show 80:since 22:somebody
-40:someone 36:statu -21:str 31:t -27:talk 29:tell -27:th -20:then -61:these 34:thing 41:through 27:thru 36:tier -23:time 53:today
23:too -69:trader -22:transaction 36:transfer 31:treasury -34:trend -62:turn -24:twitt -21:two -22:until -32:up 32:use 29:used
-26:venue -20:verify -50:view 35:vol 23:w -26:watch -24:we 25:went -30:were 20:what 73:withdraw 26:worth -20:yet 78:yield -30:your
@category=portfolio_wallet 11:* -24:721 30:^a -32:^account 40:^addres 28:^all -41:^allowance -48:^am -24:^any -62:^are -23:^balance
38:^burnt 78:^call -35:^cancel 66:^check 39:^coin -55:^compress -33:^contract -27:^convert 40:^custom 25:^did 54:^doe 64:^every
-28:^fee -48:^find -35:^for -46:^ga 23:^good 25:^ha 64:^held 24:^hey 38:^hold -22:^how -29:^if 56:^in 46:^last -30:^ledg 22:^list
69:^make 20:^my 38:^need 39:^newest 69:^nft -37:^numb -30:^of -30:^only 48:^our -50:^pend 39:^pl 26:^please 27:^pnl -46:^price
-21:^rank -37:^realis -30:^run 54:^search 25:^someone -20:^stak 50:^swap -29:^tell 51:^token -30:^top 24:^trad -22:^transaction
-50:^turn 25:^tx -34:^unclaim 32:^wa -21:^wallet 33:^when 53:^which 23:^would 25:account 23:accountant 30:active 20:activity
-23:addres -99:address 27:aft 54:all 61:allow -37:allowance -53:also 52:altogeth -28:amount -52:answ 42:any 38:apart 55:app
-25:approval 58:arriv 69:arrive 68:artist -36:attach -56:attack -29:attestation 22:auditor -52:back 45:bag 58:bal -22:balanc
-25:before -21:bet 30:biggest -47:block -22:blockchain -24:blockscout -22:book 46:bookkeep -26:both 50:broth 31:burnt -26:but -30:by
60:call 24:came -50:cancel -33:car 24:card -41:cash -28:chain -40:chang -34:channel 83:check -44:circle 38:claim -35:close -23:code
22:cold -47:collection -29:com 25:company -50:compare -22:compress -34:control -25:convert -25:cost 24:counterparty 44:court
-36:creat 56:create 51:creator 31:crypto -21:current 34:custom -46:d 97:dao 35:data -20:day -25:decimal 26:defi 29:deploy 70:dev
58:did 55:do 32:done 36:draw 39:dump 42:earn -25:eip -60:eligible 35:else -66:employ 67:empty 47:en 46:erc20 -26:error -27:etherscan
-40:even 61:every 36:everyth 34:exchange 64:expire -29:exploit 65:explor 59:factory 23:farm -60:fattest -45:feed 29:fetch -21:file
-51:find -29:firm 41:first -63:flow 41:found -57:freeze 34:friend -38:from -25:front -22:frozen -31:full 30:fund 71:gave -21:get
-20:gett -24:give -35:given -50:gone -24:gonna 61:governance 58:grandson 42:green -21:grow 53:ha -29:hack 70:had -41:hand
-37:hardware -34:hash 48:have 75:he 33:held 56:her -32:hex 24:hey -28:high -45:history -37:holder -50:home 60:hot -54:hour
26:husband -24:idea 64:if 23:im 31:incl 70:incom -29:income -51:inscription 26:inside 48:internal -21:inventory -25:it -33:item
63:itself -20:job -26:jpeg 34:just -43:key 50:kind 50:know 36:l2 -50:lamport 41:land 44:last 22:ledg 88:left -38:legal -23:lend
38:lent -20:let -21:letter -48:level -34:lightn 27:lin 42:line 41:liquidity -44:live 35:lol -42:lookup 25:low 21:m 40:made 30:make
34:max -21:may 22:me -26:mean -86:mempool -37:message 27:metamask -52:min 40:mine 21:mint -21:minute 23:mix -24:month -48:move
41:movement 62:multisig 22:name -68:native 31:net -40:nev 51:new 31:news -34:no -46:node -42:not -26:numb 30:office 32:old 25:once
-46:operator 25:ord -49:order -67:ordinal 55:our 45:outgo 26:output 38:p 39:pap -37:passport 35:pay 24:peg -45:pend -40:people
-27:per -23:permit2 -54:person 33:phantom 41:piec 29:piece -22:pippin 32:pl -44:place -27:pool -25:post 27:present 45:pric -35:price
-56:print 29:profile -27:profit -54:program -24:project 47:provide -49:pull -24:put 42:queue -32:rank -44:rate 55:reach -24:realis
-49:reason -36:receiv 24:record -100:regist 32:relay 45:rent 34:report -27:resolve -26:return 27:rich 22:right -40:rout -25:rpc
-29:run 29:said 24:same -32:sandwich -59:satoshi -31:screen 57:search -25:second 55:see -35:seen 67:set 26:settlement -30:shar
-51:sheet 23:should -47:sign -53:sit 59:sitt 58:small -35:smallest 35:so 49:sold -49:solidity 39:some 48:someone 24:somewhere
-48:son -23:source 58:spend 50:spendable 65:spl -34:split -52:stabl 40:stablecoin -38:stake 47:stand 20:startup 50:statement
-36:statu 23:still 46:storage 22:straight -45:subdomain -21:summ -36:supp 26:support 34:swap -34:take -54:talk -39:team -39:term
-88:th -25:their -30:there -51:they -39:thi 23:those -22:through -47:tim -26:today 51:told 31:tonight -32:too -21:top -23:total
33:touch -36:trade -27:trader -35:transaction 46:transf 64:treasury -29:trezor -58:turn -54:type 66:u -37:und -27:unlock -22:use
-27:valuation -46:value 60:vault 37:very -24:view 39:vitalik 60:volume -44:wait 33:well 24:were 31:whale 36:where 32:wheth 38:which
28:while -28:whoev -41:whole -29:whose 29:why 28:will -56:win -23:word 31:worth -57:write -33:wrong 64:yet 46:yield 62:you 83:zero
@category=prediction_markets -24:^ -32:^account 31:^all 58:^and -29:^best -69:^bet -48:^bid 20:^book -42:^by 50:^cheapest 28:^clos
-28:^did -48:^do 36:^give 52:^ha -23:^i 32:^imp -34:^in 32:^it -22:^keccak256 48:^last -67:^level 21:^mid -25:^need -30:^no 35:^odd
-21:^on 29:^open -32:^ord 54:^price 47:^print -69:^put 32:^show 23:^trad 25:^volume 46:^ye 22:about -20:account -28:aft 46:also
27:any 53:anyone 26:anyth -40:apple -31:are 21:article -32:balance -39:been -42:best -49:betfair 32:bett 47:bettor 30:between 22:big
73:book -21:both 21:bought 23:budget 31:by 34:chance 63:cheapest -42:close -27:coin -31:com 44:company -29:condition 37:contract
22:cost 66:could -24:dao 34:decemb -30:each 29:eith 33:every -32:everyth 45:exact -43:fee -27:for 54:from -41:good 25:guy 34:held
24:highest -20:history -58:holder -33:hour 25:if 26:insid 33:interest -22:keccak256 -34:keep 85:l2 -33:largest 24:lead -46:left
-81:legal -26:lend -23:licence 27:link 45:look 27:los 33:made -96:manifold -26:market 39:meet 47:minute 29:money 49:morn 64:most
39:mov 30:move -73:nam 71:no -25:not 45:now -41:odd -71:old 27:only -21:ord -33:out 54:outcome 24:over -36:own 24:paid 71:pay
-49:people 29:piece -59:plu 40:politic 20:poly 21:position 32:post 39:print 33:profile -43:proposal -52:put -21:redemption 32:resolv
60:resolve 36:right 53:rn 20:rows 29:rul 21:run -52:say -40:search 43:see 27:sent -33:set -24:settl 41:shar 22:share 26:sid -39:sise
23:sold -36:someone -66:someth 45:sport 46:stak -27:still 25:sub -28:t -41:team 35:th -25:they 30:through 93:tick -39:time 29:told
-40:tonight -34:top -43:trader -26:u -65:und 65:up -25:use -25:v 51:very 54:volume -25:wallet 35:week -29:whale 24:whoev 31:whole
25:whose 51:will 36:win 31:won -22:work 68:would -50:ye @category=search_discovery 32:0x -57:^addres 27:^all 41:^any 28:^before
-20:^best -51:^can 54:^coin 64:^coingecko 71:^compress 79:^contract -36:^dex -33:^dexscreen -24:^doe -22:^everyth 74:^find 22:^for
44:^id -25:^market 45:^mint 45:^most -25:^my -44:^need -66:^nft 33:^our 36:^pair 37:^pyth 26:^resolve 34:^search 37:^token 42:^trend
33:^we 49:^where -38:^which -68:^who -27:a 26:about -29:account 35:acros 22:add 45:against -21:airdrop 43:an 44:any 44:anyth
30:around -54:artist 37:ask 27:at 37:audit 43:auditor 23:be -48:behind -21:bet -41:bett -22:biggest 65:block 40:blockscout -29:bos
25:by 25:call 38:category 30:chain -30:chang 20:chat -46:client 71:code 37:coingecko -27:cold 32:colleague 32:collect 23:com
-32:come -25:company 53:compress 34:config 38:contract 38:copy -44:count -46:d -28:dat -57:data -28:decentralis 21:deepest
27:derivativ -21:dexscreen 21:doe 37:down -24:drop -21:e 37:each -29:else -27:en 48:error 23:everybody 38:everyone -22:explain
-60:explor 44:file 79:find 49:found 24:futur -53:gave 42:geckoterminal -53:google -21:ha -46:hand -37:hash -34:her 34:here -40:hi
-35:hold -41:hot 47:id 45:identify -31:if -30:includ 25:it -35:item 27:just -31:keccak 28:keep 35:kind -45:know -31:largest -45:lay
28:ledg -26:left 35:log 25:long 41:m -54:made -25:make 21:match -23:mcap 20:mean -48:member 41:meme -28:mention 24:mint 26:morn
30:must -38:my -51:name -60:need -22:news -39:not -46:now 41:numb -22:off 53:old 22:on -42:one -62:only -47:oth 29:out -30:own
26:paid 34:pair 20:pap 49:pas 41:payment 23:piec 81:pippin 70:pl 31:please -54:plu -27:pool -22:pric -29:profile 28:publish -31:pump
-35:rank -49:real 24:recent -30:role -68:same -45:satoshi -53:script 48:second 62:sector 54:send -50:sheet -57:should 29:show 34:so
25:someone 69:someth 27:sort -31:spot 35:spread 30:spreadsheet 27:start 27:statu -65:stock -25:str 22:strang 22:symbol -53:tell
22:text 40:th -22:that -29:their 41:them -33:there 25:they 24:thi -68:tick -27:tim 63:time 26:token -41:tonight 41:tool -25:top
30:trade 23:transaction -21:transf 49:trend -23:turnov 26:two -34:u 24:und 35:use -29:v -58:value -45:verification 29:verify -38:wa
-22:want 22:we -22:website 38:whatev 26:wheth -65:who 37:whom -40:whose -24:without -52:work -41:you @category=security_risk 7:*
57:^and 31:^anyth 84:^are 40:^buy 27:^check 27:^coin 27:^could -30:^decode -64:^did -46:^draft -20:^find 22:^for 24:^honeypot 23:^if
-31:^latest 27:^list -28:^make 39:^metamask -33:^mint -22:^my 57:^newest -29:^next 20:^nft -25:^please -93:^revoke 31:^safe 51:^show
30:^someone 43:^the -35:^there 39:^token 49:^wa -21:^we -49:^when -28:^where 25:addres 36:aft -24:airdrop -42:allow 33:already
-68:also -20:and 26:any 38:anyone 20:anyth -47:anywhere -47:app 31:approv -36:approval 31:are -24:art 59:artist 34:at -29:audit
31:back 73:been -21:before 29:big 43:biggest -29:bond 90:burn 30:but 41:button -23:buy 54:can 24:clean -27:click 31:close 38:code
23:come -30:community 38:company -22:confirm -35:connect 68:counterparty -30:cousin -27:creat 41:credit 42:dangerou -28:data
-31:decode -39:deploy -70:dex -34:did -40:doe -46:draft 34:drain 20:dust -26:email -52:end 27:erc20 -72:every 33:everybody
27:exchange 47:far 25:fear 24:file -36:find -48:flagg -38:floor -20:for -44:free 22:freeze -23:friday 45:from -41:front -20:full
-28:gave -28:get -20:github 40:go -43:goe -33:grant -30:hack 61:hex 33:hidden 68:hit 21:honeypot -20:if -23:inside 27:into
60:investment -23:keep 51:latest 30:launch 32:lead -29:left 61:legit 24:lett 23:letter 32:list -24:lol 41:look 33:lp 36:m 59:made
44:mail -31:make 28:maliciou 28:many 41:memecoin 43:metamask -21:min 40:mine -31:minute 34:money 35:more -24:most 24:must -21:my
22:nephew -41:network 36:newest -34:next 48:no -48:not -48:old -28:open -31:or -43:oth 38:own 27:page 30:park 42:paus -34:pension
39:permission -36:please 28:plu -27:post -21:print -21:project -32:protocol -23:public -21:rais 26:real 64:reason -22:reentrancy
-82:revoke -23:right 49:risk 21:rout 21:rows 49:rug 33:rugcheck -30:run 66:safe -31:same 47:say -30:screen 62:security -25:see
35:she 30:short 78:should 50:show -37:simulate -31:since 58:so -23:solidity 38:someone -29:somewhere -37:spl 28:stable 36:statu
25:stolen 23:stop 31:strang 53:swap -46:switch 88:t -35:that 84:these 29:thi 34:think 63:those -49:tick 39:token -44:tonight 32:trad
26:transfer 38:trap -49:trezor 26:trust -30:trustworthy 45:turn -21:tx -21:u -29:unlimit 28:until -33:upgrade 30:us 37:valu
-20:vault -48:vitalik 44:want -29:we 56:were -21:wheth 43:whoev 41:why 41:with -21:withdraw 25:withdrawal -29:would 42:writ
-29:yield -29:you @category=token_contract -13:* -22:24h 34:^ 23:^account -22:^all 53:^allowance 84:^and 34:^biggest -70:^call
-28:^can -24:^chart 22:^contract -30:^convert -25:^could 42:^do -63:^event -25:^every -36:^everyth -65:^find 26:^for -23:^ga 40:^get
-21:^hash -21:^have -36:^held -25:^honeypot -23:^if 26:^largest 25:^latest -27:^ledg -20:^list 47:^look -42:^make -26:^may -42:^mint
50:^need 35:^next -46:^numb 26:^of -28:^on -23:^open 52:^our -24:^please -24:^read -24:^review -20:^should 27:^so 21:^somebody
51:^stack -22:^tell 24:^to -82:^token 26:^top 41:^topic0 36:^total 24:^transfer 73:^turn -26:^twitt -65:^verify 29:^wallet
24:^website 26:^with -25:^would -26:a 30:abi 31:account 26:actual 61:address 21:aft -25:against 52:allowance 42:already -73:also
72:amount -33:approval 38:argument -23:arrive -43:artist 22:ask -49:attach 71:auditor 37:average 50:be -22:been 30:bet 87:big
-28:biggest 47:blob 33:board 60:book 33:bool 24:both -74:burn -25:burnt -29:by 31:byte -70:call 33:calldata 61:change -27:chart
-23:circulat 22:click 51:client 31:com 31:competitor 28:compil 26:confirm 32:constructor -27:contract 28:control -23:convert 22:copy
-40:country 28:cov -48:create -21:credit 38:d -23:dangerou -24:dao -49:dat 52:decimal -26:decod 26:developer 61:dex 23:different
-30:do 67:down 53:draw -45:each -27:eip 49:email -37:emit 82:employ 30:enough 27:entry -46:etherscan 32:even 51:event 38:everybody
29:evm 45:exact 50:exist -26:explain 42:explor -56:factory -23:fail -42:far 21:farm 46:fattest 20:feed -22:fil -64:find 61:firm
61:flow 23:follow -33:follower -35:forgot -33:free 22:from -33:front 39:full 29:function -37:ga -61:gave 21:geckoterminal 46:gett
21:go -56:governance 24:government 35:grandson 42:grant -43:group 35:hack 23:hand 48:hex 21:hi 29:hidden -21:him 35:hold 46:holding
-22:honeypot 26:idea 38:income -41:input 22:into 24:issu -49:json 20:just -23:keep -26:kilometr 63:know 67:lamport -29:landlord
23:late 30:latest -56:launch -35:least -35:legal 23:lend 22:like 37:live 34:log -36:logo 29:main -52:make -46:match 41:mean 29:memo
45:mention -27:mil 66:min 38:mint 27:minute -56:month 22:more -56:morn 47:mov -35:multisig 24:must 22:myself 41:name -26:native
34:need 21:new 25:news -45:no 62:nobody -72:nod -32:not -62:off 51:official 24:old 46:oldest -23:once -29:one 20:only 45:open
-41:oth -22:our -21:out 32:page 54:paid 36:pap -38:part -23:people 32:percent -27:phantom 30:piece 37:pile -36:pippin -45:pl
30:point -69:post -31:price 24:proof -30:protocol 33:proxy 46:publish 62:pull 43:purchas 25:read -37:real -33:reason -71:receiv
34:recent -27:reentrancy -38:regex 38:relay -22:request -45:result 44:return 40:revert -27:round -36:rows -28:rug -45:safe -57:sal
50:sale -61:same 54:satoshi -41:say 29:school 38:search 32:second 22:see -47:sell -29:send -20:service 40:shar -36:share 26:sheet
41:should -69:since 23:single -25:sise 25:sist -23:smallest -42:so 23:somebody 26:somewhere -71:spell 44:split 29:spreadsheet
-48:square -26:stabl 60:stack 40:stat 30:still 50:stop 22:sunday 30:supp 49:table 30:team -35:telegram 51:tell 31:text 72:th
-27:theft -38:their 20:them 24:then -23:there 25:they 29:think -38:those 57:tick -31:ticket 35:tim -51:time -25:token 38:too 23:took
55:top 56:topic 47:topic0 -30:trad 35:trade -51:transf -23:treasury -27:trezor 61:turn -37:twitt -36:tx 31:u 52:und 49:unit
46:unknown -22:unlimit 60:unlock -23:until 31:up -51:upcom -25:use 21:used -36:v 28:value 25:vault 69:verification -26:verify
-22:version 21:view 26:volume 34:w 45:wallet -42:way 23:website -24:week -38:well -36:were 26:where 49:who -20:whom -48:whose
-24:wire -23:without 22:work -37:worth 21:writ -25:write -48:wrong -25:yet -23:you -25:your @chosen-count -23: 155:* -53:? -25:^how
-48:^i 56:^newest -50:^put -27:^quote -57:^the 37:^what 66:^which -24:about -59:account -43:addres -21:and 52:are 40:ask 28:back
-43:bet 68:biggest -83:buy 81:by 53:cap 28:category -45:cent 26:chain 95:coin 55:coingecko 88:collection 20:contract -30:could
51:crypto -66:defillama 65:dex -44:did -28:do 28:each 53:em 54:enough 95:event -55:exchange 91:first -55:for -58:have -36:he 27:hold
-51:how -21:i -38:into -81:it 44:just 43:list -38:market 28:mint 51:money 103:most -39:much -64:my 32:new 80:newest 31:nft -27:nonce
-32:now -53:numb -34:of 50:off 43:on 26:one 76:only 99:open -32:over -35:pay 20:people 68:per 36:pl 22:please 74:pool -52:price
-49:put -27:quote 91:rank -53:rate -42:right 105:rugcheck -24:say 61:show -35:sit 21:so -24:str -21:tell 24:the 61:their -31:there
-34:thi 64:to 37:today 109:token 34:top 46:transaction 27:up 45:volume 23:want -22:what 68:which 46:who 58:with -39:worth -21:would
-104:ye -28:you @chosen-said @ruled=asks 82:* @chosen|other @share=1|other @slot-said -16:* @content=0|first @first=4|other
@lacks|taken @name 5:* @content=1|first -32:* @content=2|first @lacks|open=none|unnamed @lacks|points=none|taken @leaves|first
@leaves|more|other @outside|points=theirs|unnamed @outside|strange=3 @whole|points=this|taken -21:* @content=4|first @joint=3|2
@lacks|open=person|taken @leaves:step @outside|open=none|unnamed @outside|whole=2|left @uses:step 14:* @content=5|first
@outside|whole=0|taken 6:* @content=6|first @outside|first=4 @outside|taken 18:* @described @lacks|whole=1|taken @outside|words=5
17:* @drops|open|new|other @joint=2|1 @lacks|open=ours!|left @leaves:evmAddress @outside|here|ours @outside|points=it|left
@outside|points=own|taken -14:* @fault -80:* @first=1|other @lacks|whole=3|left @outside|strange=0 -18:* @first=2|other
@outside|open=person!|taken @outside|whole=1|left @whole|open=person|taken -26:* @first=3|other @lacks|open=ours|unnamed
@outside|asked-fit=13 @outside|asked-fit=8 @whole|open=ours|taken -11:* @first=5|other @outside|named=0 23:* @first|other
@keeps|open|new|other @lacks|points=this|left @outside|asked-fit=1 25:* @group=first @src=none -26: -7:* 21:24h 73:^ 23:^24h 40:^a
22:^about 27:^accord -31:^account 52:^addres 101:^also -37:^am 51:^an 100:^and 38:^anyth -40:^apple 84:^ath -53:^attestation
-32:^balance 33:^before -38:^best -69:^bet -54:^bid 54:^biggest -38:^block 41:^book 25:^call -31:^can -68:^cancel 29:^candl
-33:^capital 50:^chart 24:^cheapest 53:^check 34:^clos 43:^coin 23:^coingecko 34:^collection 32:^compress 97:^contract 23:^convert
-27:^crypto 62:^current -50:^custom 32:^defi -20:^defillama 30:^did 21:^dominance -52:^draft -55:^each -54:^event 27:^every
-27:^everyth -38:^explain -28:^farcast 41:^fee -52:^fetch -28:^fill -22:^find -33:^floor 32:^for -54:^freeze -83:^from 29:^fund
23:^ga 40:^get 59:^give 21:^ha -26:^hash 43:^hashrate 22:^have 43:^height 40:^held 38:^hey 20:^i -33:^id 43:^in -20:^just
-34:^keccak256 -21:^largest 33:^last -26:^latest -42:^ledg -62:^level -23:^liquidation 21:^liquidity -25:^list 41:^lock -48:^long
-45:^look 33:^lowest -35:^make 66:^margin 35:^mark -57:^market -26:^may -59:^mempool -43:^message 36:^metamask -33:^min -42:^most
-69:^nam -27:^name 21:^namehash 39:^need -51:^network 82:^newest -23:^nft 48:^not -61:^numb 32:^odd -25:^of 25:^on 91:^one 42:^only
-28:^or 63:^our -35:^payment -61:^pend 72:^perp 37:^pl -34:^plan -32:^please -38:^plot 24:^pnl -20:^position 26:^pull -69:^put
35:^pyth 30:^quote 35:^rank -29:^rarity 49:^rate 20:^raw -33:^read -40:^realis 25:^resolve 43:^revenue -41:^review -93:^revoke
-147:^rows 31:^safe 25:^sat 46:^say -80:^should -39:^side -46:^sign -64:^since -69:^sise 37:^so 77:^some 46:^somebody 26:^someone
37:^stablecoin 50:^stack -56:^stak 22:^supp 41:^swap 47:^tell -33:^text 37:^their 49:^time 74:^token 36:^top 59:^total 24:^trad
-24:^transfer 35:^trend 39:^turn -28:^tvl -48:^twitt -34:^unclaim 29:^value -49:^verify 56:^volume 113:^wa -35:^wallet 27:^we
32:^whale 54:^whatev -21:^where 28:^why -30:^will -59:^with -41:^withdrawal -29:^worth 42:^ye -33:account 22:accountant -26:add
-64:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -98:address
27:adjustment 23:advis 24:again -38:airdrop 30:allow 23:already -86:also -23:altcoin 31:altogeth 25:am 42:amount 23:annual
-44:answer 27:any 40:anyone 49:anyth 23:apart -59:api 49:app -66:apple 23:approv -70:approval 36:apy 25:are 32:argument 48:arrive
-35:art 22:article 42:artist 34:ask 27:asset -58:association -41:ath -40:attach -55:attack -78:attestation 41:auditor 37:aunt
35:average 26:away 48:bag 47:bal -24:balance -35:bank -26:bar 39:base 34:basi -35:beacon 33:before -26:behind 27:beside -25:best
-42:bet -50:betfair 38:bettor -33:bid 80:big 33:bigg 48:biggest -47:bill -20:blob 72:blockchain 23:board -53:bond 28:bonu
24:bookkeep 31:bool -39:boost 27:born -25:bot 53:both 38:bought 38:bridg -50:broadcast 39:brok 59:broth 21:budget -22:build
-45:built 24:but 21:button -29:buy 27:byte -32:bytecode 21:call 26:calldata -27:calory 27:came -87:cancel 20:cannot 44:cap
-25:capacity -38:capital 62:capitalisation -43:car 32:carry -46:cash -29:cast 25:category 38:cent 50:certain 23:chain 60:chang
21:change -40:channel -32:charge 24:chart 24:chat 37:cheapest 60:check -74:circle -25:circulat 20:circulation 78:claim 29:clean
62:clock -36:close 33:closest 53:code 26:coin 32:coingecko 26:colleague 33:collect -50:column 37:come -63:commit 42:committee
-26:community 31:company 41:compar 30:compare 56:competitor 20:compil 27:complete 37:compress -37:condition 32:confidence 23:config
-21:confirmation 26:consolidate 33:constructor 74:control 25:convert 30:cost 52:could 79:counterparty 38:court 85:cousin 35:cover
-68:creat -28:create2 43:crypto 29:csv 20:currency 43:current 61:d 34:dangerou 23:dapp -21:dashboard -41:dat 22:day 68:dear
31:decemb 46:decimal -32:declare -34:deep 44:deploy 54:deployment 66:deposit 70:depositor 51:depth -24:description 23:desk 50:dev
44:dex 29:did -31:difficulty 47:digest 42:digital 27:diligence -31:discord 32:discuss -37:disposal -62:dispute -43:dividend
42:document -25:doesn 43:dominance -36:don 62:done 68:down -50:draft 34:drain 48:draw -23:due 65:each -22:earning 33:editor 33:eip
54:eith -69:eligible 24:em 23:email 21:emit 33:empty 28:en 51:end -48:english -39:epoch 27:erc20 29:estimate -31:etf -45:etherscan
-27:every 46:everybody 32:everyone 34:evm 50:exercise 53:expire -54:explain 65:exploit 33:explor 23:fail -48:fall -31:farcast
59:farm 86:fattest 22:favourite -41:fear 56:fee 55:fetch 37:figur -22:fil -34:find 30:fine 24:first 26:flagg -33:flow 24:follow
-82:follower -34:forgot -40:form 29:found -62:free -33:freeze -53:friday 30:friend 23:from 22:front 23:fund -20:ga 39:gallery
22:geckoterminal -54:germany -49:geth 26:gett -45:github 59:go -66:gonna -44:good -61:google 22:got 57:grandson -50:gre 57:greedy
28:green -31:group 38:grow 72:had -28:hand 30:hang 23:happen 63:hard -30:hardware -48:hash -65:hashrate 34:he 30:hedge -22:height
24:held 28:hello -51:help 28:her 49:hex 38:hey 42:hi 43:hidden 22:high 31:highest 62:him -40:history 48:hit 21:hold -43:holder
30:holding -63:home 40:homework 36:hot -21:hurt -27:ibuprofen 32:id 44:identify 25:if -25:imp -28:impermanent 41:incl 36:includ
76:incom -29:income -33:inflow -30:input -65:inscription 25:insid 37:inside 25:inventory 32:invest 30:investment 52:invoice 32:item
-42:job 45:jpeg -48:json 57:just 67:keccak -34:keccak256 70:keep -78:key -28:kilometr 87:kind -22:knee 39:know -42:knowledge
68:known -40:kyc -22:l2 97:lamport 38:land -34:landlord 45:large 21:largest 29:lat -41:launch 23:law -49:lawyer 52:lead 76:least
-26:leav 29:leave 40:left -109:legal 29:lent 22:letter -57:level -59:leverage -29:licence 42:lie -50:lightn 26:like 56:line 77:liq
-31:liquidation -48:listing -53:liv -40:live 37:log -29:login -31:logo 28:lol -29:long 43:look -34:lookup -35:los 58:lost -41:low
60:m 38:made 37:mail 61:main 29:mak -25:make 28:maliciou -96:manifold 26:mark 44:marketplace -29:match 55:may 25:mean 35:meet
-52:mem -44:member 40:meme 36:memecoin 39:memo 44:mention -40:message 32:method -24:mev -41:mid 45:midpoint -32:mil -22:min 35:mine
20:mint -44:minut 88:minute 61:money -76:month -56:mood 28:more 41:morn -37:mortgage 21:most -46:moth 36:movement 31:multisig
60:must 42:myself 33:n 24:namehash -44:native -27:near -29:nearest 57:need 39:nephew -22:news 39:newspap -36:next 26:nft 50:no
78:nobody -83:nod 50:normal -50:not 42:numb 54:number -38:odd -27:off 20:offer 21:official -37:often 38:ohlc -30:old 38:oldest
-26:once 28:onchain 49:one 28:oracle -47:ord -43:order 45:orderbook -94:ordinal -41:oth 40:out 49:outcome 27:outgo 21:over 33:owner
31:p 28:page 54:paid -22:paint 33:pair 68:pap -37:park -30:part -46:passport 37:past 39:paus 35:pay 27:payment 43:payout -50:peg
-58:pend -21:pension -35:people -40:per 20:percent -27:period 34:permission -20:permit 28:permit2 31:perp 64:perpetual -62:person
29:pfp -22:phone 40:pick 42:piec 41:piece 33:pile -49:pippin 59:pl 23:plac -21:place -60:plan 62:platform -35:plot -80:plu
51:podcast 37:politic 45:poly -36:portfolio 62:possible -58:post -33:pow 94:ppl -33:premium -24:prepare -30:pres 44:present
-26:price -50:primary -49:print -33:priority 22:produc 36:profile -40:profit 34:prop -56:propos -28:proposal 28:provide -40:public
42:publish 30:pull 51:pump 31:purchas 22:pyth -42:python 54:quarter -57:query -25:question 31:queu 37:quot -25:rabby -25:range
-62:rarity 27:rat 44:rath 28:ratio -30:re 59:reach 23:read 24:real -20:realis -36:reb8tk3gbgk5auzkwc6shnwrgvjh8dualh 58:receipt
-56:receiv 47:recent 23:recipient 32:recommend 26:record 24:recov 21:recover -25:redemption -44:reentrancy -41:regex -98:regist
73:relay 42:rent -25:repo 29:report -21:repository 21:reserve 35:resolve 22:rest -56:result -39:revenue -81:revoke 24:rich 48:rn
33:role 66:rows -46:royalty 22:rpc 23:rug 27:rugcheck -53:run 28:said -24:sal -34:salary -29:sale -57:sandwich 33:sat -46:satoshi
48:saving 60:say -24:scamm 39:scar -56:schedule 31:school -39:screen -48:season 56:second 43:sector 41:security 49:see -29:seen
30:sell -58:separate -49:serv -22:service -28:settl -59:settle 71:settlement 39:shar -61:she 21:shill -53:shop 41:show 46:sid 30:sig
-32:signatur 30:signature -59:simple 21:since 27:sise 49:sist 36:site 47:sitt -36:skip 61:slide -43:smallest -41:snapshot 67:so
46:sold -41:solidity 54:some 44:somebody 40:someone -30:soon -22:spam -60:spell 49:split 43:sport 32:spr 51:spread 40:spreadsheet
-50:square -25:stabl 73:stable 38:stablecoin -46:stake 77:stand 40:start 37:startup 31:stat -21:state 38:statement -63:station
-23:step 76:still -38:stock 23:stolen -26:stood 61:str 31:straight 25:strang -28:stuck 64:student 24:sub 25:succe -32:sum 32:supp
29:support 73:swap 41:switch 23:symbol 22:table -48:tak -27:take 52:taken -41:talk 30:teach -38:telegram 47:tell 38:term 47:test
-43:text 44:th -39:theft 52:themselv 43:there 74:these 24:thesi 46:thick 77:think 39:those 27:through 28:thru 40:tick -53:ticket
-33:till -53:tim 38:timestamp 34:today 56:togeth 60:told -55:tonight -57:too 27:took 24:topic 40:topic0 -28:tornado 29:touch -47:tp
-55:trace 33:trade -107:trader 55:trait -58:transaction 37:transf 35:trap -33:trc20 29:treasur 55:treasury -35:trend -76:trezor
23:trust 58:trustworthy 73:turn 73:turnov 47:tvl -23:tweet -85:twitt 63:txid 22:type 50:understand 27:unit 53:unknown -50:unlimit
-29:until 37:up -60:upcom -38:update -46:upgrade 20:us 52:used -41:user 48:utc 47:utilisation 57:v -42:validator 26:valu 60:value
37:vault 28:ve 28:venue 48:version 74:very -47:view 33:vol -21:volatility 21:volume -31:vot -42:vote 26:w 27:wa -50:walk 31:wanna
24:we -24:weath 46:website -28:week 32:whatev 52:where 55:wheth 36:while -32:white 37:whoev -52:whose 26:why -21:wife 58:will
-56:wire 68:withdraw -22:without -23:won 54:wont 29:work 55:world 55:worldwide 38:writ -25:write -86:wrong 23:wrote -35:x -61:ye
-22:you -57:your -37:z 44:zero @joint 25: -32:* 47:0x 49:24h 43:^all -140:^and -54:^any -65:^are 25:^before 23:^best 80:^buy
46:^candl 104:^chart -43:^collection -66:^could 47:^custom -36:^did 39:^event -26:^every 21:^everyth 133:^for -41:^from -28:^give
107:^holder -55:^if -76:^in 20:^last 48:^latest 47:^liquidation 44:^look 72:^need -69:^net -43:^next 84:^oi 76:^on 28:^or -50:^our
-71:^perp 61:^please 27:^pool -87:^price 28:^put 78:^read -35:^show 53:^since -71:^somebody 66:^spot -45:^stablecoin -38:^swap
-25:^tell -66:^that -28:^thi -27:^token 26:^top -65:^total 21:^trad 39:^trend 138:^tvl 36:^two -70:^v -35:^what -22:^which 28:^who
-25:^whose 34:^will -73:^would 35:a 21:abi 102:about 27:above -61:accord 21:account -55:acros -100:active 33:addres 59:address
33:afraid 58:again -26:against -100:alchemy 54:all -112:allow 79:already 94:also 39:am -39:among 46:an -56:answ -48:answer 29:any
-35:anyth 26:anywhere 60:ape 46:api -45:app 52:approval -108:apy -63:are 36:around 43:arriv 23:artist 68:ath 26:atm 32:audit
-47:auditor 56:average -25:bag 32:bank -75:be 42:belong -45:below -28:best -96:between -51:big 31:biggest 68:blacklist -49:block
-36:blockchain 23:bookkeep 37:boost 20:borrow 44:bos -59:both -63:bought -29:bridge 63:broth -29:build 56:built 53:busiest 63:but
21:button 34:buy 40:byt -61:call 25:came -43:can 97:candl -45:cap 28:capacity -27:chain 38:change -30:charge 30:chat -61:cheap
-93:cheapest -32:check 37:circulat 60:clos 56:close 38:code 22:coin 41:cold -32:collect -25:collection -39:com -40:come 45:committee
52:compar 61:compare -38:complete -41:compress 59:condition -92:confidence 27:confirm 56:confirmation -21:connect 26:contract
-58:copy -71:cost -47:could 61:count -39:create -37:create2 21:creator -85:crypto 103:current 66:custom 55:d -24:dao 24:dapp 77:dat
49:data 66:daught -22:day -45:decimal 41:decod -55:decode 28:deep -65:defi -93:defillama -32:deploy -60:deposit 45:depth
48:description 63:dev -69:dex -42:dexscreen 99:difficulty -59:digest 25:discord 44:do -45:dominance -40:don -44:done 20:due 36:dump
-29:dur -56:each -41:earn -28:eip -72:end -37:enough -71:entry 52:epoch 79:erc20 -30:erc721 -33:etherscan 21:even 37:ever -23:every
28:everybody -26:everyone -25:everyth -55:exact 39:exchang 20:explain 21:fail 51:fake 67:far -75:farm 31:fath 59:fear 61:fee 49:feed
-44:fetch -60:figur -30:figure -27:fil -24:file 30:fill 48:find 27:flagg -49:follow 30:forgot 30:form 41:friday -22:from 29:front
-32:frozen -58:full -32:futur -36:gave 22:geckoterminal 55:give 23:given -57:go -31:goe 89:gone 22:good -22:goplu 36:got
23:governance 32:grandson 45:grant 55:gre -33:grow -59:guy 21:ha 67:hack 51:had 55:hand 69:hash 113:hashrate 111:have 30:he -52:here
-32:hex 42:hi -31:high -39:highest -38:him 74:history 71:hit 86:holder -54:holding 43:honest 35:honeypot 62:hot 71:husband 49:imp
-53:in -24:incl -61:incom -64:index -37:init -37:input 43:inside 40:insist 28:interest 22:internal -31:into 28:invoice 22:issu
31:itself -51:just -34:keep 58:kept 27:know 52:l2 41:land -31:large 25:largest 24:latest 55:launch -48:lead -82:least -23:led
-53:ledg 37:left -62:lend 36:lent 37:let 58:lett -21:licence 71:like 28:limit 73:link -37:liq 43:liquidation 37:liquidity 24:liv
21:lock -68:log -26:long 22:los 24:lot 77:lowest 22:lp 47:made -44:make -34:margin 35:mark -105:market 21:max -93:may -27:mean
81:member 23:memecoin -45:mempool 73:mention -21:message -23:mid -39:min 41:mine -31:mint -94:minute 23:mix -22:moment 22:money
38:morn -30:most 46:mov -55:move 29:movement -24:much -46:must 51:n -94:nam 61:name 59:native -37:nearest 26:need -52:net
-34:network 23:new -36:newest -36:next 28:nft -39:nobody -60:node -23:nonce 29:noth -42:numb 25:odd -58:off 27:offer 21:often 49:oi
34:old -62:oldest -56:once -29:one -43:only 24:open 57:option -51:oracle 49:order 50:out 31:output -72:over 21:own -39:owner 25:page
34:paid -53:pair 60:park 67:part 36:pas -55:past 29:payment 71:payout 33:people -27:percent 21:period -44:permit2 -27:perp
-42:perpetual 26:person 54:phantom 41:phish -59:piece 108:pippin 42:pl -40:plain -43:platform 28:please -53:plenty 44:plu -26:point
-48:politic 39:pool -23:position 34:possible -24:post -103:prediction 42:premium -67:present -32:pric -37:primary -24:print
88:priority 36:produc -51:profile 44:profit 24:program -22:project -24:proof 28:proposal 34:protocol 59:public -44:pull -56:pump
33:put 98:question -78:quot -22:quote 28:rabby 43:rais -33:rank 76:re 31:reach 44:read 52:realis 64:receiv -34:receive -28:recent
92:recommend 30:record -49:relay 28:rent -61:report 99:rest 33:result 37:return 20:revert -37:reward -72:rn -35:round -38:rout
-116:rows -25:rpc 31:rug -35:rugcheck 32:safe 68:said 40:sal 88:same 21:sanction 38:sat -57:say 30:scam -40:school 37:search
-22:second 32:seem -32:sell 20:send 24:sent 78:separate -39:serv 48:sery 35:set -36:settl 75:shar 63:share 29:she 93:sheet 46:should
-31:side -73:sig 30:sign 67:signature 53:since -57:sise 34:sist 49:sit 45:site 54:sitt -83:slippage 28:small 66:so 24:some
-45:somebody 71:someth 76:somewhere -57:source 27:sourcify -30:spend 27:split 32:spot -62:stabl -20:stablecoin -32:start -61:state
42:still -42:stolen 79:storage -23:str -63:straight 58:strik -31:stuck 24:stuff 33:succes 38:supp 25:support -49:swap 29:swapp
-51:table 55:tak -30:take 113:talk 42:tax 28:team -23:telegram -33:tell -48:test 22:th 20:the 89:their -28:them 131:then 24:there
-61:these 39:they -60:thi 54:thing 49:think 25:those -115:through 42:tick 73:ticket -80:time 29:timestamp 22:to -63:togeth -35:told
72:too -28:top -59:topic -51:topic0 40:total -28:touch 75:tp -78:trace 23:trad 68:transaction -26:transf -56:transfer 82:trend
-55:turn -55:turnov 140:two 71:u -38:unclaim -42:und -64:unit -21:unlock -31:unspent 33:until -23:up 38:upcom 27:url -24:use
-69:used 132:user -79:v -34:valu 22:value 31:vault 26:vb 73:venue 21:verify -38:version -28:very 87:view 27:vol 79:vot -45:w -36:wa
36:wait 86:wallet 26:way 26:we -63:website -61:week -74:well 27:went 59:were 24:when -35:where -21:which 50:while -34:whoev -87:whom
-33:whose -74:with 20:withdrawal 70:without -36:word -37:worth -71:would -67:year 54:yet -22:you 67:your @joint=1|1 @outside|words=0
-63:* @joint=2|2 @lacks|open=other|ours @outside|asked-fit @outside|asked-fit=-1 @wide=3|other -8:* @joint=3|1
@lacks|open=other|person! @outside|asked-fit=9 @outside|points=this|unnamed -45:* @joint=4|1 @lacks|open=thing!|taken
@outside|asked-fit=10 @outside|first=3 @outside|own=0 21:* @joint=4|2 -44:* @joint=4|3 -38:* @joint=4|4 45:* @joint=all|whole
@uses:unit 109:* @joint=askings|1 71:* @joint=askings|3 @whole|open=thing!|left -115:* @joint=left|lacks -75:* @joint=left|whole
@leaves:evmHash -61:* @joint=repeat|2 -123:* @joint=rules|1 -76:* @joint=rules|2 59:* @joint=rules|3 @leaves:coin @uses:time 35:*
@joint=rules|4 @keeps|named|new|other @leaves:protocol @outside|points=none|unnamed @own|other 15:* @lacks -25: 6:* 20:0x 23:10x
-21:^ 26:^all 62:^allowance -49:^any -21:^anyth -40:^apple -42:^balance -27:^block -28:^book -25:^bridge 37:^burnt 33:^buy 47:^by
62:^call -39:^can -26:^cancel 21:^candl -32:^capital 30:^chain -42:^chance 54:^check 30:^circulat 49:^clos -31:^coin 50:^coingecko
54:^compare 31:^convert -32:^could -43:^current -58:^decimal -29:^decode -35:^defi 54:^depth -29:^dex -27:^dominance -44:^draft
44:^event 29:^every 36:^everyth -58:^explain -42:^fee -23:^fill 26:^floor 21:^found -39:^from 44:^fund -82:^ga 46:^get 28:^give
35:^ha 22:^hash -36:^hashrate 47:^height 31:^hey 58:^hold 45:^holder 46:^honeypot -25:^hottest -45:^id -29:^if 23:^in -42:^it
-25:^just 52:^kind -38:^latest -35:^ledg 31:^liquidity 27:^list 27:^look -27:^may 106:^mcap -39:^mempool -28:^message 35:^metamask
22:^mint -21:^most -34:^my 28:^namehash 32:^need -21:^new -56:^newest -33:^next -21:^no -33:^numb 33:^of 82:^oi -26:^on 38:^open
-39:^or -30:^ord 49:^pair 43:^pl 37:^plot 26:^pnl -29:^pool -23:^position -26:^print -53:^protocol 42:^pull 31:^pyth 21:^quote
-29:^rate -35:^read -36:^realis 42:^revenue -39:^review -61:^revoke 39:^rugcheck 67:^run 30:^safe 28:^sat 31:^say 96:^search
21:^sell -62:^should -22:^side 24:^since 57:^so -36:^somebody 28:^stablecoin -38:^stak 36:^swap 26:^tape 34:^tell 24:^text -44:^that
-54:^the 43:^there -26:^thi -37:^to 42:^token -49:^top -21:^topic0 -24:^tp 74:^trad -65:^transaction 47:^turn 61:^tvl -33:^twitt
-21:^two 42:^und -23:^utxo -58:^verify 127:^wa -27:^wallet -23:^where -27:^will -44:^with -23:^yield 64:above -23:accord -32:acros
-51:actual 32:ad 31:add -39:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp
-26:addres -50:address 37:advis 62:aft 23:again -40:against 60:airdropp 27:all 39:allowance 48:already -22:also 32:am -27:among
25:annual -46:answ -30:answer -37:anyth 32:anywhere 43:apart 31:aped 33:api 41:app -57:apple -25:approv 36:argument 64:around
56:arriv 61:arrive 31:article 87:artist -24:ask -57:association -22:at 52:ath -66:atm -28:attach -47:attestation 42:auditor 42:aunt
43:average 20:away -40:back 36:bag 48:bal -21:balance -29:bank -36:beacon 34:began -49:beginn -22:behind 26:best 55:bettor -37:bid
24:big -32:biggest -24:blacklist -40:blob 92:blockchain 30:board 30:bonu 28:book 31:bookkeep 50:bos 59:both -23:bridg 53:bridge
55:brok 70:broth 23:buddy 23:built 31:burnt -39:busiest 34:but 28:button -24:by -20:byt 30:byte 63:bytecode 22:came -23:can
-59:cancel 26:cannot 77:cap -25:capacity -40:capital -35:capitalisation -36:car -28:carry -48:cash 35:category 36:cent 77:certain
37:chang 23:change -38:channel -34:charge 42:chat 50:check -67:circle 42:circulat -44:circulation 37:claim 28:clean -29:click
40:clos 20:cnft 27:code 26:coin 51:colleague -21:collect -37:collection -30:com -26:come -28:commit -31:community 29:company
68:compare 70:competitor -27:complete 95:confirmation -55:connect 31:consolidate 21:constructor 32:convert -41:copy -53:correct
44:count 62:counterparty -22:country 39:court 29:cover -42:creat -24:create -48:create2 -44:crypto 38:csv -34:currency -72:cut
35:dangerou 39:dao 26:dapp 28:dat 27:data 25:daught 42:dear -49:decemb -70:decentralis -26:declare -24:decode 62:deep -40:defi
-52:defillama 47:deploy 58:deployment 61:deposit 72:depositor 51:depth 23:detail 49:dev -22:develop 24:developer -32:dex 44:did
-39:diff 28:digit 45:discuss -26:disposal -45:dispute -43:dividend 29:doe -29:doesn 31:dog -25:dominance -32:don 54:down -34:draft
56:drain 42:draw 50:dump -25:e -26:each 20:earn 39:eat 74:editor -32:eith -44:eligible 36:else 59:employ 20:empty 30:enough
-54:entry -40:epoch 27:estimate -23:etf -71:etherscan 21:even 68:event 21:ever 23:every 36:everybody 21:everyth -33:evm -59:exchang
45:exercise 59:expire -71:explain 87:exploit 67:explor -21:export -26:factory 23:fail 39:fake -57:fall 30:far -22:farcast
25:favourite -22:fear 31:fee 20:fetch -42:fil -39:file -35:fine -21:first 27:flagg -55:float -80:follower -45:forgot -46:form
30:found -44:free -33:freeze -32:fresh -30:freshest 59:friend 54:from 21:front -51:full 51:fund -85:ga 41:gain 56:gallery 30:gave
-33:geckoterminal -43:germany -48:geth 71:giv -24:given -50:go -45:goe -60:gonna -22:good -30:goplu 33:got 49:governance 23:grandson
-33:greedy -71:green 28:grew -22:group 25:grow 60:hack 69:had -49:hand 27:hang -29:hardware -45:hashrate 54:have 88:he -20:height
-27:help 39:her -67:here 35:hex 31:hey 21:hi 36:high -64:highest 47:him -51:history 72:hit -31:home 42:homework 63:honeypot 50:hot
-25:hottest -72:hour -20:hurt 43:husband -24:ibuprofen 27:id -57:idea 44:identify 27:im 48:impact -28:impermanent 52:incom
-25:income -97:index 38:inheritance -34:init -57:input -25:inscription 36:insid 34:integrate 34:interest 22:invest -28:investment
59:invoice 57:issu 55:issue 23:it 47:item -30:job 82:jpeg -49:json 46:just 24:keep -50:key -28:kilometr 36:kind -22:knee 52:know
57:known -32:kyc 89:l2 69:lamport -26:land -31:landlord -28:largest -22:late 58:launch -43:lawyer -45:lay 21:least -31:leav 30:leave
-53:led 37:left -74:legal 59:lend 44:lent -48:let 36:lett 27:letter -29:level -40:leverage -35:licence -47:lightn -50:line 21:link
36:liq 48:liquidity 28:list -24:listing -43:little -40:liv -24:lock -51:log -27:login -34:logo 27:long 31:look -25:lookup -31:los
43:lose 38:lost 23:lp 35:made 76:mail 45:main -30:mak 28:maliciou -83:manifold -28:many 77:margin 37:marketplace -48:match -22:max
54:mcap 45:member 44:meme 46:memecoin -27:mempool 88:mention -30:message 40:metamask -26:might -31:mil 63:mine 26:mint -24:minute
-21:moment -28:month 69:morn -62:most -45:moth 76:mov -40:move 25:movement 21:much 39:multisig -34:n -24:nam 26:namehash -70:native
-54:nearest 21:need 48:nephew 37:network -68:newest 29:news -24:newslett -52:next 28:nobody -36:nod -20:node -23:nonce -36:normal
55:noth 41:numb -21:number -43:odd 22:of 22:office -49:often 73:oi -25:old 29:oldest -53:once 30:one 26:only -22:operator -23:option
-69:ordinal 53:oth 26:our 31:outgo 21:output 33:overall 36:p 62:paid 26:pair 86:pap 36:paper 50:park -27:paste 36:paus 84:pay
23:payment 29:payout 43:peg -21:pension -79:people 22:per 37:percent -26:period 34:permission 33:pfp 25:pick 36:picture 47:piec
-23:piece -137:pippin 38:pl -39:place -21:plan 90:platform 52:please 28:plot 33:plu 69:podcast 21:point -21:politic -25:pool
-22:position -28:post -44:pow -33:ppl -40:prediction -34:premium -23:prepare -32:pres -63:present -36:pric -62:primary -52:print
-47:priority -56:propos 49:provide -35:public 62:pull 26:pump 36:purchase 52:pyth -37:python -21:quarter -36:query -27:queu
-26:queue -40:quick -38:quot 37:random -54:range 45:rank -28:rate -63:rath -22:ratio -24:re 23:reach 74:real 53:receipt -26:receiv
-21:recent 40:recommend -23:record 24:recov -20:redemption -40:reentrancy -41:regex -34:regist 60:relay 50:rent 26:request
-49:require 34:reserve 56:rest -50:result -24:revoke -71:rn -25:role 46:rough 62:route -54:rows -28:royalty 57:rpc 28:rul 52:run
48:safe 97:said -26:sal -32:salary -45:sale 49:same 51:sat -42:satoshi -20:saving 20:say -47:schedule -30:score -51:screen 45:script
119:search -22:season -22:second 52:security -35:seen 62:sent -22:sentence -24:sentiment -52:serv -43:service 37:sery 59:settl
-72:settle 74:settlement 28:several 56:shar 51:share -23:she 87:sheet 73:shill -31:shop 41:short 26:should 57:sid -40:side -35:sig
-33:signatur 54:signature 54:since -53:sise 47:sitt -34:skip 24:slide 32:slip -43:smallest -47:snapshot 50:sold -59:solidity 37:some
-22:someone 67:someth 26:somewhere -29:soon -41:source 50:spell 48:spendable -40:spender -56:split 41:spr -49:square -105:stabl
102:stable -22:stack -46:stak -43:stake 20:start 43:startup -35:state 23:statu -22:step 99:still 54:stood 34:storage 48:str
-38:straight 35:strik -28:stuck 37:sub 32:subdomain -24:succe -32:sum 29:summ -39:suspect 41:swap 34:swapp -50:switch 48:t -51:table
-34:tak 34:take -60:taken -44:talk 26:tape 51:teach -34:telegram -46:term -31:test 27:text -25:than 42:that 35:the -51:theft
-58:their 27:then 42:there -22:these -22:thick 48:think 51:thru 99:tick -33:ticket 26:tier 21:till -54:tim 38:time -59:togeth
55:told -42:tonight -58:too 30:took 32:tool -57:topic -61:topic0 -28:tornado -68:total -27:tp -36:trace -73:trader 60:trait
-29:transaction 86:transf 55:treasur 69:treasury -68:trezor 78:trustworthy -32:turn -54:turnov 110:tvl -43:twitt 53:txid -20:type
24:u 42:unconfirm 44:und -34:unit 54:unknown -36:unlock -20:unspent -51:upcom -37:update -41:upgrade 21:us 35:use 48:used -37:utc
-30:validator -36:valu 41:valuation 53:vault -28:vb 51:vbyte 24:venue -53:versu -32:via -42:vitalik 29:volum -20:vote 43:wa -70:wait
-26:wanna -51:way 52:we -35:well 45:went -21:what -38:whatev 44:when 23:where 21:wheth 48:while -32:white -29:whoev -25:whom 22:why
-68:wife -63:win -42:wire -25:with 48:withdraw 27:withdrawal -33:within 58:wont 28:word 35:work -34:world -50:worldwide -23:would
-23:writ -68:write -90:wrong 27:wrote -25:x 29:ye -44:year 53:yet 42:yield -45:you -69:your 74:zero @lacks:address 7:* 29:10x -27:?
-25:^ 37:^abi -49:^addres 41:^all 76:^allowance -37:^any -45:^balance -40:^biggest 37:^burnt 33:^buy 85:^call -22:^cancel
-32:^capital 27:^check -24:^convert -44:^decimal 22:^doe -35:^draft 31:^every 63:^fund -52:^ga 26:^have 31:^hey 56:^hold 41:^holder
47:^honeypot -23:^if 22:^in -64:^it 28:^kind -24:^ledg 28:^look -23:^my 35:^need 25:^nft 26:^nonce -40:^on -43:^or 29:^our 24:^pl
-21:^please 27:^pnl 53:^pull -34:^rank -36:^realis -37:^recent -29:^review -62:^revoke -23:^reward -28:^run 33:^say 51:^search
-28:^show -31:^somebody 34:^someone 28:^statu 44:^swap 22:^tell 26:^text 63:^the -26:^to 20:^token 43:^trad -36:^transaction
-59:^verify 93:^wa -54:^wallet -29:^want 35:^what -27:^where 30:^which -23:^whose 52:abi 41:about -30:above -23:account 23:active
-30:address 59:aft 29:again 71:airdropp 104:all 48:allowance 74:already 36:am -25:an 52:any -46:anyth -27:anywhere -20:apart 52:ape
43:aped 52:app 35:arriv 73:arrive 40:art 40:artist -63:attach -34:attestation 55:auditor -21:bag 27:bal -23:balance -35:be
-20:beacon 75:been 40:belong 44:best 44:bet 57:bettor 27:blacklist -31:block -25:blockchain -34:blockscout 21:book 47:bookkeep
-21:bos 29:both 83:broth 26:burn 23:burnt 30:button 24:buy -28:byt 66:bytecode 76:call -31:cancel -38:capital -34:car -28:cash
-26:chain -37:chance 23:chat -21:cheap 25:check -58:circle 22:claim 34:clean -21:click -46:code -49:coin 38:cold -50:column
41:company -37:compare 22:compress -32:connect -23:convert -42:copy 64:count 66:counterparty -30:cousin 39:cover -24:create
57:creator 41:credit 24:crypto 36:current -27:d -35:dangerou 87:dao 39:data 35:daught 23:dear 22:defi 26:developer 53:dex 67:did
46:do -25:dominance 66:down -35:draft 21:drain -20:dump -25:e 33:earn 48:eat -28:eip -42:eligible -51:else -34:email -61:employ
-44:end 38:enough -59:entry -37:epoch 28:erc20 -40:error -81:etherscan -41:even 40:event 46:everybody 36:everyth 56:exchange
-38:explain -41:exploit 57:explor -29:export 28:farm -27:fear -37:fil -23:file -39:find -29:firm 23:first -47:flagg -33:follow
33:for -64:free -46:front -34:full 89:fund -24:gain 57:gallery -29:gett -43:gone -27:goplu 59:governance 42:grandson 31:grant
-23:grow 55:had -24:hardware -43:hash 32:have 29:he 27:her -47:here -64:hex 31:hey -38:history 61:hit 43:hold 29:holder -23:home
66:honeypot 58:hot 26:husband -21:id -34:idea -32:if 42:im 23:incl -24:includ 38:incom -24:init -24:input 42:insid -35:insist
27:insurance 39:internal -36:investment 48:item 49:itself -22:job 49:jpeg -48:json 65:just -46:key 21:kind -25:kyc 33:l2 42:land
-37:landlord 22:launch 48:left -27:legal -25:lend 47:lent -22:like 42:liq 23:list -58:little -40:login -34:logo 48:lol 53:long
-35:lookup -43:m 28:made -49:mail 78:margin -35:market 43:marketplace -39:match -21:may -27:mcap 38:member -40:mempool 45:mention
-43:message 39:metamask -40:min 85:mine -40:mint -24:month 37:more -46:moth 21:mov -33:move -22:movement 58:multisig -27:must
-24:nam -31:name -65:native 27:nephew 34:news -23:next -32:no -33:node -20:nonce -36:not 25:offer 30:office -39:official -48:once
76:onchain -20:operator -20:ord 33:order 35:outgo 45:overall 22:owner -55:page 48:paid 25:part 42:paus 71:pay 22:payment 31:peg
-47:pension -63:people 25:percent -31:period 40:permission -78:permit2 30:perp 39:pfp -24:phish 53:picture -48:point -28:politic
55:possible -38:post -25:present -50:pric -26:primary -54:print -22:project 36:provide -26:public 29:publish 67:pull -35:rank
-40:rate 39:reach 36:real -39:receiv 34:receive -35:recent 21:record -25:reentrancy 34:relay 52:rent 69:rest -41:result -31:return
-29:revoke -25:reward -34:right -31:rn -23:rows 28:run 56:safe 30:said -29:salary -30:sale 67:same -34:satoshi 25:saving 22:say
-40:screen 68:search 20:see -34:seen 20:sell 21:sent -33:serv -26:sery 48:set -27:settl 69:settlement -20:shar 24:share 49:she
-34:sheet 31:shill -37:short 70:should -39:sign -32:sise 22:sit -33:site 26:small -37:smallest 46:so 31:sold -57:solidity
-21:somebody 28:somewhere -47:son -31:soon -33:source -47:spender 37:spr -61:stabl 49:stablecoin -32:stak -34:stake -30:stand
-23:state 81:still -28:stop 23:sub -27:sum -35:suspect 26:swapp -27:switch 73:t 26:tak 55:take -24:talk -33:team -24:term -23:than
28:the -35:theft -27:their 57:then 23:these -36:they -27:thi 45:those -33:through 45:tick -31:time 22:to -25:today 28:told -51:too
-29:tool -43:trader 33:trait -47:transaction 64:transf -34:transfer 29:treasury -27:trezor -38:turn -29:two -24:type 29:u 40:und
27:unlimit -30:url -40:use 21:valuation 94:vault 53:verification -25:verify -23:versu 32:very -33:vitalik 31:wa -28:wallet -29:wanna
-45:way -26:website 44:went 32:whatev 33:when 39:while -53:whole -56:whose 48:why -61:win -34:wire -21:with -21:without 37:won
-39:word 33:work 35:worth -74:would -43:writ -57:write -45:wrong 21:wrote 69:yet -30:you 58:zero @lacks:amount 3:* -24:?
-28:^convert -21:^ga 45:^i 41:^if -31:^on -30:^price -24:^which 33:all 51:are -23:be -25:can -21:compare -41:decimal -41:doe 27:for
25:from -24:got -33:ha 26:if 36:many -23:mint 38:my -23:no -33:now 41:numb -23:on -24:one 34:please -23:pool 46:that -50:thi 45:to
-40:unit -40:when -28:which 41:whole @lacks:anyAddress -4:* -35:^a -29:^busiest 33:^compare 27:^dex 50:^give -24:^in 32:^liquidity
-20:^market 48:^need -40:^newest -28:^our -23:^pool 31:^price 21:^trad -22:^twitt -32:^where -36:^which 22:^who -48:address 23:aft
33:am 39:amount -24:any -26:ask -46:ath 54:been -27:between -28:busiest -36:by -27:call -23:can -20:cap -20:chain 39:claim 44:client
-38:colleague -23:collection 48:compare 24:contract -23:could -24:dat -43:day 32:decimal 59:deep 30:deepest 29:deposit -67:do 55:doe
26:each 53:earn 52:email 34:every -28:exchange 46:fee 22:figur -43:follower 25:for -37:friend -23:from -24:geckoterminal 26:giv
-43:gone -24:grandson -63:green -43:group 33:ha 64:had -31:highest -27:him 22:hold -32:if 21:it 36:jpeg -27:just 26:leave -33:like
35:link 48:liquidity -48:list -24:live 47:ll -34:logo -21:look -21:los -28:many 24:mean 47:meme -24:min 39:mine 23:mint 48:moment
-61:most 29:much 42:need -34:new -38:newest 22:news -30:numb -41:old -26:one 27:only -25:or -33:own 62:pair -21:past 31:pay
-40:people -34:pippin -27:point -28:position -32:possible -31:post -43:project 44:provide -25:rank 29:rate 54:reserve -22:right
-38:rows -47:run -23:sal 65:say -23:score -34:second -23:she 49:sheet -28:someth 21:start 37:stop 30:t -37:telegram 30:there
-53:these -22:thi 39:tier -29:top 25:trad -30:trade 37:treasury -32:turnov -42:twitt 42:und -33:use 53:v 21:vol 24:w -25:were
-23:whole 52:wont 51:yield -21:you @lacks:anything 20:* 35:0x -26:^all -44:^and -27:^balance -42:^can 64:^check -28:^coin
39:^compare 21:^contract 75:^convert 57:^everyth -39:^find 55:^i 21:^list -79:^market 48:^our 30:^please -26:^price 76:^search
-52:^the 53:^there -39:^token 31:^we -26:^when 49:^where 24:a -27:addres 25:address 59:against 36:an -35:answ 60:apart 27:app
62:artist -36:association 43:audit 48:auditor -30:back 56:bag 71:bal 28:be -24:beginn -29:big -33:bigg 57:block 27:blockscout 45:bos
-20:both 27:but 22:buy 59:by 40:came 57:cap 42:category -50:chain 56:check -23:client -21:close 68:code 36:coingecko 35:colleague
-32:come 22:compare 26:compress -21:confirm 75:convert 37:copy -48:correct -31:cost 50:current -27:d -22:defi -59:do -35:doe
23:draft -64:each -47:employ 47:error -28:even 56:everyth -30:exchang -44:exchange -22:explain 57:fake 50:far -27:firm 59:for
55:found 49:friend 91:from 49:got 50:grandson 38:group -59:had -53:hand -22:hardware 51:hash 50:he -28:hex -50:hi 52:him -45:hold
-23:holder 21:i 30:id 46:identify 44:if -21:inside 62:into 60:invoice 36:it 26:just -24:keccak -77:keep 35:kind 47:last 26:ledg
38:left -35:lend 36:like 52:list 22:look 52:made -36:many 35:market 29:mcap 28:me -27:mean 39:memecoin -49:metamask 103:mint
27:money 27:morn -27:most 29:mov -27:must 44:name 66:need -22:network 30:noth 85:old 26:one 24:or 29:oth 45:our -52:own 25:page
-38:pair 65:pap -35:pay 37:payment -57:people 24:piec -114:pippin 43:pl 58:please -64:pool 43:possible -52:post 65:pric -36:protocol
61:rank 41:receiv 23:resolve 40:right -25:rpc 55:safe 63:sat -50:satoshi -65:saving 34:scam -28:screen 72:search 29:sell 47:set
-53:she -21:sheet 78:someth -40:stabl -20:stak 51:stand 39:start 66:str 22:strang 28:supp -39:t -63:talk 33:text -28:th -37:their
-21:them 44:these 29:thi 31:think -26:those 68:tick 45:time -23:today -47:togeth 25:token 25:too 53:tool 37:track 41:treasury
-28:two -22:und -36:unspent -30:until -40:value 56:verify 26:we -33:well -27:went 34:whale -38:whatev -54:when -29:will 45:with
22:worth 29:would -25:write 21:yet -23:you @lacks:bitcoinAddress -27: 12:* 59:^a -33:^could 31:^ha -29:^ledg -23:^my 37:^please
-26:^the 79:^wallet -51:^what -28:^which -44:address 33:all 73:any 44:apart -49:are 21:at 31:be -26:biggest 54:can -34:channel
24:check 39:coin 32:consolidate -29:could -33:count -46:doe 41:fee -23:for 43:found 25:gave 75:ha -20:hack 61:have -53:history
-21:how 28:i 28:input 47:know -33:lightn 26:list -39:many 30:me -59:mempool -33:min 24:mine 38:must 53:new -36:not -20:now 55:old
55:on 65:one 44:ord 71:oth 25:output -30:over -61:own 41:paid 66:pap -42:pend 56:pl 28:please 67:real -34:receive -30:right
-55:satoshi -25:shar 40:should 30:show 76:sitt 38:small 37:some 49:spendable 36:storage 22:tell 29:the 40:them -22:through 27:to
-29:total -27:treasury -28:trezor 50:u 25:unconfirm 31:utxo -28:wa 75:wallet 28:want -35:what 37:where 56:wheth -29:which 46:with
36:withdrawal 47:you @lacks:bitcoinHash 24:* 28:? -20:^did -48:^fee 27:^how 56:^i -25:^mempool -43:^my 39:^payment 30:^sat 28:^what
-26:^when -20:^which -26:all -43:block 44:by 41:client 22:confirm 96:confirmation 36:did -25:do 61:doe 43:gave -34:get 42:have
-72:hour 36:i -27:into 67:it -34:look -29:min -27:need -34:next 51:now -35:ordinal -50:oth 31:pay 62:pend 56:per 29:real -32:right
24:sat -24:say 70:sent -38:so 76:still -46:stuck -41:through -26:to 55:transaction -27:tx 55:txid 40:unconfirm -61:wait 27:what
-24:when -29:who 38:with @lacks:block 47: 18:* -23:^current -36:^on 38:^what -21:back -51:been 68:block 47:built -54:burn 20:burnt
-21:by -25:contract -22:current 48:full 46:hack 50:in -27:latest -28:me -25:numb -24:or -27:point 34:produc -28:proxy 32:reward
34:slot -28:tell 56:that -20:them 24:thi -24:those 35:time -21:to 26:transaction 29:were 30:what 30:where 25:who 39:with
@lacks:chain -16:* -31:^a 39:^abi -53:^and 33:^are -63:^balance -26:^biggest -36:^block 44:^chain 23:^check -50:^circulat
29:^compare -36:^current -31:^decode -24:^dex -36:^did 33:^doe -25:^explain -32:^floor -22:^for -51:^ga 61:^ha 51:^holder -31:^if
30:^in -78:^it -28:^kind -25:^ledg -47:^make -23:^market 38:^metamask -24:^my 30:^need -24:^nft 20:^of 21:^on 35:^option -30:^our
24:^rank -21:^revenue 20:^search 59:^since -29:^someone 69:^stablecoin -50:^the 54:^token -29:^topic0 -74:^verify -38:^volume 39:^wa
21:^when -44:^where 21:^which 38:abi -24:acros 26:active 66:add 26:addres 25:again -24:against 35:airdrop -34:all -29:allow
58:already 38:am -39:amount -26:an -30:any -27:anyone -47:anyth -37:anywhere 53:ape 24:app 32:approval 21:are 46:arrive -45:ath
-64:attach 40:auditor -23:bad -21:bag 22:bal -23:balance 20:bar 21:base -31:beacon 40:been 30:bet -24:between -55:bid -31:blob
28:block 102:blockchain -21:bos -38:bought -24:broadcast 33:broth 45:built 43:burn 43:burnt -29:busiest 65:buy -57:by 27:came
-24:capacity -33:car -25:category -34:chance -21:charge -36:cheap 35:check -53:circulat 34:claim -26:click -49:code -22:coin
-37:colleague 79:company 41:compar 29:compare -49:competitor -41:contract -26:copy -34:count 23:counterparty 60:create 27:credit
-34:current -43:dangerou 45:dao 33:daught -27:day -45:decentralis 73:decimal -29:decode 26:deep 63:deploy 20:desk -65:develop
-65:dex 43:do -24:dominance -49:each 45:earn -32:eip -58:end -23:entry -58:error -62:etherscan -66:event 56:everybody -29:evm
-39:exchang -57:exploit 30:explor 63:factory 39:fail 31:fake 31:farm 25:fee -25:feed 20:figur 31:figure -39:fil -23:file -50:flagg
-35:floor -45:follower -35:found -27:frog -48:front 50:full -101:ga -35:get 32:give -44:go 30:gone -26:goplu 37:grandson -35:group
46:ha 77:had 32:hang -21:hardware -40:height 31:her -45:here 21:hex 27:history 91:hold 28:holder 36:hot 42:hour 23:im -32:index
28:input -32:inside -21:job -48:json -34:key -33:kind -27:know 92:l2 -30:landlord -31:large -43:last -28:late -54:lead 31:ledg
-22:left -49:lend -27:let -21:licence -26:lightn -40:like -36:link 26:liquidation -36:list -26:live -33:log -49:logo 39:lol -26:los
28:lp 23:made -43:make -38:market 33:marketplace 49:may -26:mcap -30:mean 52:mention 30:metamask -28:method 27:mine -42:mint
58:moment -26:month 23:morn 21:mov 36:much 22:multisig 25:nam -31:name 27:nephew 74:network 50:new -40:newest 31:news 39:next -52:no
-30:nod 51:nonce 72:noth -26:notional 26:numb -30:old 45:only -23:oracle -23:ord -23:order 22:out -23:over 53:own -35:owner -46:page
20:pair -20:pap 43:park 30:payout 40:pend -40:pension -41:people 22:percent -32:perp 33:pfp -36:pippin 45:pl 23:place -23:please
56:pnl 46:pool -60:post -22:present -67:price -53:print -29:profit -64:project -56:propos 21:proxy 35:realis 50:receipt 37:receive
61:reserve -48:result -32:return -67:revenue -23:review 29:revoke -34:rn 33:rollup -53:rows 78:rpc -40:rul 28:safe -22:sal
-25:salary 29:saving 37:say -32:score -22:screen 57:sell 72:send -34:serv -22:service -37:sery -31:shar 28:should -26:side -32:sign
22:single -24:sise -37:site -34:smallest 73:sold -26:someone -29:source 40:spend -44:stabl -59:stable -31:start -28:state 93:statu
23:still -21:stop -23:storage 80:stuck -31:supp 49:swap 25:tak 27:take -40:telegram -42:text -44:than -29:their 55:then 90:there
53:those -34:through -27:ticket 47:tier -22:tim 29:time -48:token -35:tonight -55:too -24:top -32:topic -31:topic0 -68:total
22:track -37:trade -28:trader 32:trait 47:transaction 76:transf -55:trezor -56:turn 56:tvl -44:twitt -35:two 100:tx -23:und -20:unit
-22:upcom -24:user 32:v -28:value 76:vault -21:venu -48:venue -49:verify -45:volume 48:wa 27:wallet 28:we 47:went 68:when 24:where
-42:whole -42:whom 33:why 56:will -43:win -25:wire 26:with 31:withdrawal -24:won -43:word -20:work -33:would 54:yet -36:your 31:zero
@lacks:coinId 29: 24:^at 25:^convert -22:^could 37:^did 49:^for 31:^i -31:^list 90:^market -32:^my -60:^price -21:^total 43:^we
-30:^what 40:a 64:account 21:all -34:are -39:at 45:ath -24:audit -37:bank 36:be -24:book -31:can 45:cap 34:category -27:change
27:cheapest 65:coin 23:coingecko 21:contract 25:convert -28:could -28:crypto -27:day -34:dex 25:dog -36:end 42:ever 26:exchang
48:exchange -37:fee -24:feed -30:firm 25:first 25:for 59:google -31:grandson 36:have 32:high 21:hold 37:holding 53:id -24:if -22:in
-58:index -29:just 42:kind -27:last 36:like 32:link -35:liquidity 40:lose -28:made 43:market 46:mcap -29:me -35:meme -34:money
-34:month -33:most 43:need 51:nephew -29:new 72:not -28:now 47:one -27:open -33:option -29:or 51:oth -39:our -50:pair 37:pap
-27:people 21:per -31:pool -61:possible -21:post -43:premium -20:present -73:price 39:project 69:rank 59:rate -36:recent -25:regist
28:report 71:same 46:sheet 21:should -32:show -33:start 37:still 40:tell 60:that 28:the 36:them -31:these -24:thi 56:tick 26:time
-21:to -22:today -27:token 27:told -41:treasury 42:und -43:until 27:venu -43:wa 42:want 29:we -22:went -30:were -25:what 57:work
-64:worth -42:year -25:you @lacks:coinSymbol 22:* -34:^how 38:^i 58:^what -23:am -24:deep 60:do -21:each -24:fund -30:how -32:it
-21:much 28:on 49:pay 26:perp -24:position 63:short 50:spot -22:that 52:trad 47:what @lacks:collection -24: -8:* 45:24h
21:^collection 38:^floor -33:^list -22:^my -22:^show 38:^volume 51:^what -41:^which 29:an -43:be 25:blur 26:bought -36:by -24:cap
39:cheap -23:collection 43:compare 34:did 65:do -56:doe 49:ever 41:every 49:fee -31:ha -39:have -44:highest -46:if 25:in 33:jpeg
41:keep 48:like -26:list 22:lowest 30:marketplace -39:me 40:much -67:my -23:numb -33:one 44:only 55:or 50:out -24:own 48:pl
-24:project 27:sal -22:say -22:show -24:since -26:still 27:that 50:them 51:they 24:to -26:vault 64:wa 28:we 54:what -40:which
-43:with -43:would -24:ye 31:you @lacks:day 19:* -39:^i -23:^in -34:^the -35:a -20:back 55:cap 52:clos -46:coin -31:coingecko
38:date 28:day 24:did 46:end -35:first 38:for 42:from -29:history -24:how -31:i 29:in -24:m -37:market -31:me -28:new -22:now 43:on
63:our -36:please -32:present 49:price -33:sold 53:start -39:tax 31:the 60:token -22:value 47:volume -39:want -24:what 48:when
47:year @lacks:days 72:* 25:^how 59:how 71:i 69:since @lacks:ens -14:* -31:^convert -30:^did -45:^ha -22:^how 33:^namehash 24:^to
-31:^what 37:^when -20:^where -22:^which 24:^who 28:account -33:already -26:an 28:be -30:behind -27:belong 22:client -20:cold
-31:convert 20:could -30:did 35:doe 28:for -28:got -32:guy 31:hi -24:how -39:nam 28:name 33:namehash 32:node -36:one 27:our 29:out
70:point 31:profile -25:resolve 27:run 22:someth 32:still 26:tell 23:transf -24:up 28:wa -21:wallet -35:what 35:when @lacks:exchange
-34: -41:* -26:^best 62:^depth 34:^give -45:^i -28:^ord -38:^print -57:^rate -53:^the 27:^trad 42:^who -25:at -23:best -34:bet
-21:book 61:brok 29:can 46:compare 35:deep 55:depth 38:each -22:exchang -29:for 22:get 27:give 20:have 37:it 50:keep 22:last
-35:made -26:much 39:off -39:or -28:ord 40:our 21:pay -21:perp 52:please -41:print -49:rate 29:recent 31:request -29:rn 36:sell
33:short -52:show 25:spot 97:there -44:tick 34:trade 36:venue 21:volume 38:we 23:where 38:who 71:your @lacks:exchangeId 30: -8:*
-22:^i 33:^open 29:^volume 33:buy 26:coingecko 30:doe -39:exchange 22:fee 52:friend -21:i 51:in 20:it 29:know 23:lend -36:much 47:my
47:of -26:please 29:report -24:spot 23:talk -42:there -23:they 59:thi 86:trustworthy 20:two 40:venue 56:volume 25:we -21:week
-24:your @lacks:hash 32:* 23:^biggest -24:^book -49:^can -20:^decode -21:^did 53:^event 36:^ha 27:^how 40:^in -38:^need -27:^nonce
-26:^on -40:^show -27:^someone -27:^topic0 58:^trad 23:^transaction -26:^tx 47:^what 40:^which -29:^who -40:account -21:aft -31:all
-35:amount 46:an -53:argument -31:ask -22:back -25:bag -27:been 24:before -26:best -40:bet -26:bettor 27:big 104:block 33:bought
-58:buy -23:by 32:came -28:can -47:cancel 33:cent -32:cheap 54:check 30:claim -28:company 27:cost -20:cut -29:d 56:data -20:decode
-24:deploy 40:deposit -29:do 32:doe -33:down 23:drop 93:event -44:every -31:everyth 32:exchange 39:exploit 42:fail -69:fee 61:find
28:friend 41:from -25:get -37:go 31:gone 21:guy 49:ha 22:happen 30:hash 54:here 22:hi 40:hour 27:if 23:input -42:inside -41:internal
-21:into -39:land -25:late 26:latest 33:ledg -37:level -39:like -40:low -27:lowest 80:mail 44:many 75:mean 50:min -60:mine 26:money
63:morn 41:most 48:mov -32:need 38:network 67:no -40:node 36:not 75:noth 46:numb -23:office 21:one 40:open -28:out -25:overall
-35:own 44:pay 57:payment 45:payout 28:please -57:post 33:price -21:print -28:proposal 52:receipt 37:receiv -43:relay 75:run
78:search -64:sell 43:sent -40:set 59:settl 39:shar -24:share -35:she -44:should -22:show -29:side 32:sise 32:sit -46:so 30:somebody
-41:someone -32:stack 49:stak 82:statu 40:stuck 43:th 25:the 20:they 40:thi 25:think 21:through 23:thru -23:time -39:today -33:told
92:topic 32:topic0 -30:trace 39:transaction 78:transf 27:tx 28:use 27:used 35:wa -36:wallet -26:want -24:we -29:whale 22:what
39:which -39:whom -25:with 41:withdrawal 63:word 64:would -36:writ 23:ye 30:yet -28:you -54:your @lacks:hex -37: -34:* 41:4byte
34:^4byte -28:^abi -38:^doe 54:^get 26:^hash -20:^how -22:^keccak 41:^metamask 25:^my 37:^please 34:^say -58:^selector -55:^what
-29:abi -29:amount 53:argument 39:behind 26:broadcast -38:build 53:byte -38:call -20:chain -26:connect 27:constructor 30:custom
21:dapp -25:data -22:do -62:doe 22:down 28:error -94:event -36:find 45:get -41:guy -23:ha 28:hardware 38:he -30:here 33:hex -21:how
-46:input 27:inside 37:into 25:keccak 34:letter -20:link -23:log -27:look 40:lookup -22:many -55:mean 32:metamask -40:method
24:nonce -28:noth -22:of 40:only -25:our 43:out 22:over 23:own -29:page -26:pap 22:permit -20:pl 23:recipient -22:reentrancy
38:return 30:rout -44:safe 24:say -37:selector 26:sent 41:sentence -24:should 22:show -29:site -33:some 34:swap 22:t -36:thi
24:token -98:topic -60:topic0 24:trace -24:transf -36:tx 43:unknown -43:unlimit 29:user -35:where -31:with 31:would 26:write
-23:wrote -23:you @lacks:holder 6:* -36:^chart 26:^how -31:^list 44:^of -22:^the -42:^which -31:account -31:against 59:average
27:change -39:chart -26:crypto -22:dao 26:did -43:do 44:doe 41:firm -32:got 24:ha -39:have 45:holding 20:how 21:know 33:many -23:me
78:min 25:my 20:not 37:of -26:or 60:paid 27:pay -31:pl -34:please 29:price 26:profit -24:public 33:purchase 23:put -40:safe -35:sell
60:shar 35:sheet -32:since -23:sitt 20:sold -21:some 21:the -24:their 26:they -24:to -44:token -35:transaction 32:we -21:week
-31:which 50:work 26:worth @lacks:llamaCoin -30:* 31:^convert -72:^ha -39:^how -79:^what 23:above -42:against 38:and 31:at -39:been
42:chang 21:change 23:cheap 42:coin 31:convert -47:do 30:each 27:ever -33:floor 28:from 33:got -76:ha 49:hold -28:how -31:i
-24:index 30:into -26:lose -22:lp 25:many -23:new 24:one 27:or 30:percent 24:pric -26:probability 23:should -22:show 23:so 28:sold
22:spr -20:to 28:two -37:up 29:value -57:wa -36:week -51:what -68:worth -33:year -23:yield -43:your @lacks:market 36:* 40:^at
-30:^bid -37:^chance 30:^chart 87:^ha -25:^market -33:^ord 55:^price 24:^print 22:^trad 25:^volume -30:^what 42:^which -32:^who
-27:aft -21:any -26:anyth -23:apple 29:are 21:bet 60:book 31:both -40:can 45:cent 38:chance -32:close -25:coin -24:com 71:contract
38:cost -63:cut -26:d -41:decemb -36:down -47:each 22:event -24:ever 27:exact -29:far 69:from 22:get 25:give 48:ha 55:had -29:have
32:if -30:keep 87:l2 33:lead -44:left -27:lend -34:level 31:made -83:manifold 59:mean 38:money 46:morn 55:mov 25:move -37:need
-23:next 31:no 38:now 31:office -44:old 20:on 30:one 24:open -25:ord -27:order -44:out 37:outcom 23:outcome -49:people
-38:prediction 21:price 28:probability 31:put -23:question 68:resolv 22:run -34:say -53:sell 47:sent 34:sery -20:set 21:shar
-34:stablecoin 50:stand 54:strik 43:sub 32:tape 39:th 33:the -26:their -21:them 22:there -25:thick 90:tick -48:time -33:top
-23:total -27:trade -39:trader -41:u -53:und -26:use 31:venu 39:which -28:who 23:word 31:would 65:ye @lacks:moveType -11:* -31:^who
28:hold -21:out @lacks:other 26:* -37:24h 21:? 36:^biggest 34:^busiest 60:^did 44:^doe -22:^give 45:^hash -23:^i -35:^keccak 49:^on
-20:^pool 21:^price -74:^stablecoin -29:^top -28:^what -21:about -43:addres 30:aft -47:all 38:am 47:amount -38:apple -27:ask
48:attach -28:back -23:basi -43:been -28:before 29:biggest -23:bridg 52:bridge -25:came -36:can -28:chain 62:circulat -30:client
-55:contract -23:crypto -35:day 53:deposit 64:did 44:digest 42:doe 58:exercise 72:exploit 63:fee 56:feed -43:find -24:float 52:flow
22:for -41:from -23:get -20:give -24:go -44:ha 33:hack -38:hold 59:issu 40:it 29:keccak 84:keep -27:largest -32:ledg -33:liquidation
-21:list -54:long 54:lose 44:made -23:many 31:market -27:me 33:minute 31:much 22:my 36:network 46:new -20:no -26:nonce 50:of -25:on
32:our 34:out 21:own 28:pair 58:peg 46:people -44:pl 56:please -21:pool -23:price -27:protocol -23:publish 50:pyth -33:rate 22:right
32:saving 28:say 39:send 67:share -30:should -27:sign 86:since -37:sit -52:stabl 110:stable 68:still -28:take 41:that 61:the
-38:them -31:then -40:there -22:they -21:thi -26:tim -50:time 26:today -27:top 49:trad -23:transaction 24:transf 54:treasury -37:two
34:use 65:used -35:volume -22:w -36:week -26:what -29:where -25:work 63:yield -38:you @lacks:pair 21:* 51:^depth -36:^fill -32:^fund
46:^give 24:^how 31:^i -25:^last 83:^oi 20:^open 59:^ord 27:^trad -36:^volume 44:^who 22:a 55:above 26:at -34:bet 29:book -29:by
32:could 47:deep 56:depth 38:each -38:exchange -32:fill -36:form -64:from 44:give 39:it 67:level 23:like 42:look 21:me 42:moment
36:mov -35:my 76:now -29:of 26:off 82:oi 37:on 68:ord -33:order -25:our 32:pair 54:please -35:print 24:rate 36:recent 86:right
68:sell 33:short 27:side 35:spot 37:spread -25:still 39:take -48:tick 34:trad -35:volume 41:who -25:with @lacks:protocol 26: 31:*
21:? -50:^dex 32:^did 35:^fee 24:^holder -23:^how 55:^i 26:^my -35:^option -35:^protocol 57:^revenue -31:^show 38:^tell -53:^the
52:^tvl 24:^we 29:^when -51:^which 42:^who 34:a -21:acros 40:aft -28:am 50:and -80:any 26:app 27:are 35:audit -38:been 44:before
45:big -24:biggest -29:blockchain -21:bridge -37:buy 24:chain -29:coin -22:commit -48:crypto -56:dao 25:date -35:decentralis
-72:defi -23:derivativ 34:develop 43:dex 32:doe -25:down 68:each -37:earn 58:end -26:ever -27:every -23:exchang 46:exploit 29:fee
-31:figure -38:fund -30:github 36:got 61:grow -21:ha 31:he -29:here 38:hi -28:history 21:hold 32:if -20:interest -64:into 37:it
55:just -22:keep -20:kept 42:know -66:l2 -29:late 99:lend 33:like 34:list -26:lock 59:make -56:many 36:market 24:me -40:moment
30:month 30:more -35:most 35:need -49:network 46:no -42:not 25:of 49:one -24:open 40:our -62:pay 30:people 25:pl 59:platform
-23:pool 37:project 33:protocol 45:revenue -21:right 44:share 31:sit 36:slide 41:some -21:stablecoin -41:stak 62:still 22:summ
37:team 33:tell 54:th 29:that -69:there 55:think -27:today -38:total -26:trad -29:trade 35:treasury -24:turnov 58:tvl 50:use 21:user
32:value -26:vault -35:venu 20:venue 35:wa -41:wallet -20:we 21:week 25:when -45:where 41:who 29:whole -62:with -21:would 42:yield
@lacks:query 25:* 58:^find 67:a -26:are 20:by 52:chain 58:find -28:holder 53:it 77:me -41:share -28:supp 51:that -36:the -28:their
21:thi -33:with @lacks:signature 31: -18:* -40:4byte -22:? -23:^abi -48:^my 40:^need -61:^our -27:^read 56:^selector 44:^topic0
26:^what -22:a -21:and -37:any 40:auditor 28:back 36:balance -42:be -29:before -42:behind 27:byt -25:byte -39:call -23:calldata
-22:can 48:com -35:contract -29:decod -31:did -27:do -37:emit -29:error 64:event -36:every -35:fail 26:first 39:give -39:hash
49:here 23:hold -38:idea -36:index -46:input 37:look -35:lookup 42:mean 43:method -30:my -33:nam -32:no -31:nobody -24:old -37:out
29:please -47:result 41:revert 27:selector -28:send -22:sent -22:supp 47:text 70:topic -52:tx -28:unknown 23:up -21:use 32:value
35:view -25:which -28:whole -26:whom 27:will -49:with -26:would -33:you @lacks:solanaAddress -30: 8:* 20:^all 43:^best 23:^check
-33:^doe -46:^everyth -28:^give 43:^if 21:^in 31:^list -23:^make 28:^my -50:^nft -52:^price 23:^quote 39:^rugcheck 22:^someone
35:^token 45:^which -20:addres 20:airdrop 64:all 39:already 29:am -48:amount 27:an -23:ape 32:app -43:be 36:been 46:best -49:by
-28:can 34:change 21:circulat 32:cnft 54:coin 45:collection 24:com -67:creator 51:d 47:dao 24:data -22:day 30:dev 44:digital 35:doe
52:down 50:empty 26:every -41:everyth -23:exact -29:exploit 29:far -29:fee -22:find -28:first -24:freeze 31:friend -31:get 39:give
41:go -23:goe 32:had 76:he -27:hold -66:into 44:keep 26:know -56:lamport -50:land -24:largest 57:launch 28:level -33:look 29:lp 21:m
49:market 54:member 49:memecoin -25:mention -23:most -28:move -26:name -42:need 33:new 39:nft -53:no -21:node -43:not 60:numb
-42:only -20:or -36:out 30:own -36:pay -21:per -42:pippin 35:pl 42:please 57:plu -33:pool -40:present -25:price -21:priority 29:pull
30:pump -33:put 31:recommend -25:report 32:risk 70:route -22:rows -57:same -35:saving -35:shar 27:share 39:she 48:shill 32:sit
23:sitt -34:sold -24:str 32:supp -37:th -26:them -35:they -35:those -26:tick 24:too 51:top 29:total 70:trait -22:transaction
-64:turn -29:unlock -22:up -27:validator -30:verify -28:w 34:where -26:why -29:without -21:work 49:writ @lacks:solanaSignature -10:*
-28:^i -25:^in 38:^show -31:^transaction -21:^what 66:^which -28:balance 43:block 23:chang 24:did -23:do 24:got -27:impermanent
-27:los -45:need 24:one -35:our 38:program 33:show 25:sign -36:signatur -39:so 30:some -32:still 33:swap 23:that 21:them 34:these
-30:they -26:thi 30:think -35:today 31:token 21:transaction -29:transf 27:went 31:where 52:which -45:work @lacks:text 77:* 95:it
96:sign @lacks:ticker 40:* 80:event 56:list 70:of 41:on 39:please 42:rul 70:sery 56:settl -20:since 50:the @lacks:time 30:* -34:?
21:^at -42:^block 28:^convert 58:^doe 31:^for 57:^how -21:^latest -24:^my -24:^on -42:^our 77:^price 45:^pyth -36:^the -46:^when
-50:^which -35:against -27:am -23:and 29:ask 36:back -45:be 86:between -87:block 37:buy 40:clos -55:coin 27:convert 80:dat 49:day
-43:defillama 77:did -28:each -24:exchange -21:first 32:from 61:got -38:hold 42:how 26:into 36:live -25:me 23:mine -30:moment
44:much -49:nearest -22:new -37:now 38:of -36:on -25:only 24:open -20:or -21:oracle 32:paid -51:payment -32:pric 60:price 32:print
20:proposal 51:pyth -37:record -40:say 42:since -25:slot 62:start 81:stock -55:swap 63:that 34:the 33:them -43:there -56:thi 29:time
-32:token 44:trade -35:transf 73:two 36:until 70:wa 57:we 29:went 64:when -52:which 46:worth -46:would -20:year @lacks:types
-28:^abi 22:^i 33:^my 27:a -30:abi 31:an -29:can 28:contract 25:decode -23:do -32:gave 31:have 37:in 52:return 22:thi -36:with
-23:you @lacks:unit -8:* -71:? -72:^convert -22:^decimal -22:^i 28:^what -84:and 57:are -35:be -57:coin -70:convert -66:decimal
-30:do -73:doe -46:from -60:ha -45:have -54:i 31:into -57:it 31:me -48:mil -28:much 37:my -65:of -53:on -54:please -30:smallest
30:that -56:thi -54:to 42:token -41:which 30:whole @lacks:url -15:* 21:? 25:^check -24:^my 48:^the -24:airdrop -21:and -48:app
-26:before -27:by 21:claim -25:connect -25:d 59:dangerou -28:fake -34:friend 30:from -31:if 27:like 46:look 47:mail 30:maliciou
31:metamask 29:mint -23:nft -43:not -20:our 59:page 28:please -29:scam 43:site 23:some 45:swap 43:they -24:token 34:verify 21:wallet
25:website -38:what -30:whom 36:will @lacks:uuid 22:^my 23:^show 26:and -26:farm 42:have 37:history 30:in 27:liquidity 21:me
-20:money 25:my 21:now 34:over 23:pool 39:see 36:show -21:stable -22:stak 23:summ 28:there 32:thi 33:to -39:use 26:vault 36:wa
25:want 36:went @lacks:values -52:* -25:? 31:amount -75:call 49:calldata -37:for -25:i -45:of -78:on -24:the -42:what 34:with
@lacks:venue -3:* -36:^bid 22:^for 21:^ha -39:^i 36:^open -28:^ord 23:^which -26:^who -24:aft 59:already 28:and -23:apple 29:are
37:been 34:bet -24:bid 48:book -22:bought 34:by 34:cent 73:chance -27:close -22:com -32:deep -20:doe -24:down -31:each 28:election
-29:for 34:get -32:he 35:high 26:how 36:if 24:in -25:it 94:l2 36:lead -43:left -32:level -21:like -59:manifold 44:morn 39:move
-31:no 42:now -28:odd 32:office -29:old 23:open -25:ord -41:out -76:pay -30:please -21:price 35:probability -47:put -30:resolv
46:resolve -31:say -46:sell 26:settl -33:since -28:spread 21:the -33:time -22:to -31:trade -21:u 38:up 25:wa -61:want 29:which
-25:who -41:with -35:would @lacks=1 @whole|open=person!|unnamed -12:* @lacks=3 @lacks|open=thing|taken @leaves:ens
@outside|asked-fit=0 @outside|here|else @whole|points=none|left @whole|points=theirs|taken 31:* @lacks|behind-first
@outside|asked-fit=-3 @wide=0|other 3:* @lacks|first=1 @lacks|first=2 @lacks|open=fits|ours @lacks|open=thing|unnamed
@lacks|whole=3|taken 29:* @lacks|first=3 @lacks|whole=3|unnamed @outside|named=1 @outside|strange @share=4|other 9:* @lacks|first=4
@lacks|whole=2|taken @outside|points=theirs|taken @outside|whole=1|taken 7:* @lacks|open=fits|ours! 98:* @lacks|open=fits|person
@outside|points=this|left @uses:fiat 41:* @lacks|open=fits|person! 105:* @lacks|open=fits|thing @uses:uuid 88:*
@lacks|open=fits|thing! 104:* @lacks|open=none|left @lacks|points=none|unnamed @outside|whole=3|unnamed @src=none|other
@uncited|other -7:* @lacks|open=other|ours! @leaves:uuid -70:* @lacks|open=other|thing -87:* @lacks|open=other|thing! -77:*
@lacks|open=ours!|taken @takes:count 64:* @lacks|open=ours!|unnamed @lacks|points=it|taken @whole|points=theirs|unnamed 37:*
@lacks|open=ours|taken 72:* @lacks|open=person!|left @outside|points=it|taken @score|other @takes:period 38:*
@lacks|open=person!|taken @takes:days 63:* @lacks|open=person!|unnamed @takes:flag 43:* @lacks|open=person|unnamed
@outside|abroad|ours 36:* @lacks|open=thing!|left @leaves:time @outside|own=4 -17:* @lacks|open=thing!|unnamed @leaves:venue
@outside|asked=1 78:* @lacks|points=it|left @lacks|whole=1|left @outside|points=theirs|left 13:* @lacks|points=it|unnamed
@outside|asked=0 @outside|open=ours|unnamed @outside|points=this|taken 49:* @lacks|points=none|left @share=2|other -23:*
@lacks|points=own|left @leaves:chain @outside|asked-fit=12 -6:* @lacks|points=own|unnamed @outside|points=none|left @uses:evmHash
@whole|open=none|left @whole|points=theirs|left -3:* @lacks|points=theirs|left @whole|open=ours!|left -39:*
@lacks|points=theirs|taken @outside|open=thing!|unnamed -53:* @lacks|points=theirs|unnamed @whole|open=thing|taken -35:*
@lacks|points=this|taken 26:* @lacks|points=this|unnamed 55:* @lacks|unnamed @outside|points=own|unnamed @uses:coin
@whole|points=this|left 12:* @lacks|whole=0|left 40:* @lacks|whole=0|unnamed -28:* @lacks|whole=4|left @outside|open=thing|taken
@whole|open=ours!|unnamed -51:* @lacks|whole=4|taken -25:* @lacks|whole=4|unnamed @outside|asked-fit=7 @outside|strange=1
@outside|whole=4|left @uses:ens 50:* @leaves:bitcoinAddress @leaves:solanaSignature @outside|open=person|left -66:*
@leaves:bitcoinHash -104:* @leaves:count @outside|open=person|taken -50:* @leaves:exchange -138:* @leaves:fiat 51:* @leaves:holder
-98:* @leaves:maybeChain @whole|points=own|left -48:* @leaves:name @outside|words=6 @whole|open=ours!|taken -46:* @leaves:pair
@uses:name -88:* @leaves:quoted -84:* @leaves:solanaAddress -69:* @leaves:thing @outside|whole=0|left -83:* @leaves:unit 66:*
@left|other @outside|open=ours!|taken -33:* @missing @outside|words=2 @outside|words=3 @uses:number @wide=5|other 27:* @named
@outside|whole=1|unnamed @whole|open=person|left 22:* @nothing 31: 10:* -31:0x -20:10x -22:24h -26:4byte -36:^ -23:^4byte -72:^a
-77:^addres -34:^all 38:^am 40:^apple 52:^attestation 24:^balance -39:^before 56:^bid -44:^biggest 26:^block -46:^book -73:^buy
-37:^by -27:^call 70:^cancel 33:^capital -65:^chart -49:^check -34:^clos -24:^coingecko -56:^contract -23:^convert 37:^could
53:^crypto -40:^current -22:^decimal -56:^depth -24:^did 24:^do -25:^doe 51:^draft -21:^event -22:^everyth 30:^explain 28:^farcast
-24:^fear -41:^fee 24:^fill 23:^find -73:^for 65:^from -33:^fund -37:^get -22:^give -28:^ha 26:^hash -52:^hashrate -30:^have
-38:^hey -33:^hold -27:^holder -42:^hows 21:^imp -50:^in -21:^it -48:^keccak256 -32:^kind -61:^last 22:^latest 42:^ledg 20:^list
48:^long -42:^look 32:^make 53:^market -31:^mcap 73:^mempool 38:^message -36:^metamask -37:^mid 33:^min -30:^mint -24:^namehash
-77:^need -31:^newest 25:^next -27:^nonce -29:^notional 55:^numb -43:^odd -63:^of -87:^on -26:^one 36:^open 34:^or -64:^our
-30:^pair -35:^perp -38:^pl 34:^plan 34:^please -21:^plot -24:^pnl 21:^position -24:^pric -53:^price -20:^pull 65:^put -40:^pyth
28:^rarity -51:^rate 36:^realis -42:^recent -49:^revenue 41:^review 93:^revoke -29:^sat -30:^show -26:^so -40:^somebody -44:^someone
-51:^stack 53:^stak -47:^supp -39:^swap 33:^text -36:^that -37:^they -53:^token -24:^top -21:^trad 22:^transaction -39:^turn
-28:^tvl 43:^twitt -41:^tx 62:^verify -37:^volume -106:^wa 32:^wallet -48:^we 32:^when 38:^where -33:^why 35:^withdrawal -23:^ye
-22:abi -45:about -27:above 25:account -22:accountant -26:actual
64:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp 107:address -35:advis
-22:afraid -27:again -37:against 32:airdrop -37:all -67:already -48:am -47:amount 55:answer -56:any -50:anyone -55:anyth 36:api
-41:app 66:apple -25:approv 74:approval -26:apy -37:argument -53:around -43:arriv -56:arrive 41:art -33:article -41:artist -36:ask
-27:asset 59:association -41:ath 40:attach 55:attack 78:attestation -33:auditor -36:average -28:away -52:bag -47:bal 35:beacon
-49:before 37:behind -30:belong 24:below 38:bet 50:betfair 37:bid -82:big -58:biggest 45:bill -25:blacklist 29:blob -69:blockchain
-24:board 50:bond -24:bonu -44:bookkeep -40:bos 21:bot -52:both -31:bought -26:bridg 33:bridge 50:broadcast -56:brok -34:broth
31:build -55:but -33:button 27:buy -32:byte 32:bytecode -28:calldata 27:calory -27:came 82:cancel -22:cannot -39:cap 39:capital
-29:capitalisation 42:car 41:cash 29:cast -36:category -27:cent -45:certain -25:chance -49:chang -74:change 39:channel 52:charge
-32:chat -65:check 73:circle -30:circulation -51:claim -31:clean -29:click -37:client -78:clock -61:code -46:coin -40:coingecko
-38:colleague -22:collect 26:collection -35:come 63:commit -54:committee 31:community -51:company -33:compar -44:compare
-60:competitor -25:complete -29:condition -21:confirm 26:confirmation -30:consolidate -28:constructor 24:contract -23:convert
28:correct -28:could -83:counterparty -38:court -93:cousin 88:creat -29:csv -62:current -75:d -35:dangerou -37:dapp 20:dashboard
40:dat -64:data -30:daught -44:dear -40:decemb -29:decimal 30:declare 34:deep 27:defi -46:deploy -75:deposit -70:depositor -68:depth
-41:desk -62:dev -24:develop -33:dex -44:did -62:difficulty -42:digital -32:discuss 52:dispute 43:dividend 25:doesn -21:dominance
26:don -23:done -65:down 49:draft -37:drain -42:draw -26:dump -49:each 21:earning -34:eith 69:eligible -28:else -29:em -34:email
-25:empty -28:en -38:end 26:entry 36:epoch -40:erc20 -23:error -30:estimate 38:etf 51:etherscan -54:event -28:ever 39:every
-52:everybody -30:everyone -39:everyth -30:evm -54:exercise -55:expire 46:explain -65:exploit -22:explor 21:factory -32:fail
-34:fake 49:fall -23:far 31:farcast -24:farm -56:fattest -28:favourite -36:fear -52:fee -28:fetch 27:fil 26:file 31:find -41:fine
-28:first -35:flagg 82:follower 41:form 35:forum -30:found 52:free 33:freeze 45:friday -35:friend -29:from -35:front 26:full
-41:fund 31:futur -39:gallery 22:gave 56:germany 62:geth -35:gett 45:github -39:giv -55:give -43:go 49:good 61:google -37:got
-51:government -63:grandson -33:grant -36:gre -29:green 28:group 23:guy -33:hack -89:had -32:hang 34:hardware 41:hash 33:hashrate
-22:have -39:he -32:hedge -22:held -29:hello 27:help -46:her 21:here -32:hex -38:hey -61:hi -32:highest -50:him 22:history -69:hit
-22:hold 45:holder -47:holding 63:home -42:homework -34:honest -43:hot -46:hows 21:hurt 27:ibuprofen -28:id -44:identify -37:if
27:impermanent -42:incl -24:includ -48:incom 50:income 40:inflow 26:input 65:inscription -73:inside -36:insist 22:interest
-24:inventory -60:invoice -28:item 42:job -47:jpeg 48:json -54:just -73:keccak -47:keccak256 -69:keep 78:key 28:kilometr -92:kind
22:knee -75:know 42:knowledge -71:known 39:kyc -91:lamport -67:land 35:landlord -23:large -37:largest 32:launch -25:law -41:lead
-73:least -32:leave -49:left 107:legal -25:let -30:lett -25:letter 56:level 59:leverage 38:licence -39:lie 50:lightn -49:like
-44:line -25:link -64:liq 34:liquid 24:liquidation -31:liquidity 39:liv 25:live 30:login 34:logo -37:lol 29:long -53:look 30:lookup
26:los -31:lose -61:lost 34:low -28:lowest -52:m -60:made -36:mail -61:main -36:mak 29:make -29:maliciou 96:manifold -33:mark
37:market -33:marketplace 39:match -27:may -29:mcap -31:mean -38:meet -39:meme -41:memecoin -38:memo 75:mempool -69:mention
46:message -21:metadata -21:metamask -27:method 22:mev -40:mid -35:midpoint 32:mil 33:min -43:mine -22:minute -23:mix -81:money
76:month -46:morn 27:mortgage -33:mov -26:move -48:movement -34:multisig -41:must -54:n 36:nam -23:namehash 35:native 45:near
61:nearest -52:need -51:nephew 21:network 23:nev 38:newest 40:news -44:newspap 41:next -32:nft -76:no 83:nod -54:normal 41:not
-44:noth -27:notional -31:now -31:numb -60:number 32:odd 41:off -33:offer 49:often -60:oi 45:once -30:onchain -43:one 26:open
-22:oracle 47:ord 59:order -46:orderbook 102:ordinal 53:oth -56:out -51:outcome -33:p -40:page -68:paid 31:paint -40:pair -58:pap
44:part -23:pas 46:passport -38:past -38:paus -37:pay -42:payment -50:payout 73:pend 39:people 49:per -39:percent -31:perp
-40:perpetual 63:person -34:pfp -49:pick -23:pictur -20:picture -55:piec 37:pippin -58:pl 21:place 46:plan -41:platform -22:plot
-38:plu 24:point 29:portfolio -58:possible 77:post -87:ppl 24:premium 22:prepare 30:pres -29:present 50:primary 39:print 32:profit
-28:program 57:propos -23:protocol -28:provide -35:publish -49:pull -26:pump -23:purchas -36:pyth 42:python -29:question -29:quot
-21:quote 62:rarity -29:ratio -49:reach -32:read -23:real 36:reb8tk3gbgk5auzkwc6shnwrgvjh8dualh -52:receipt -47:recent -73:recommend
-50:record -25:recov 47:reentrancy 42:regex 94:regist -51:relay -49:rent 25:repo -28:report 21:repository -36:request -21:reserve
-31:resolve -59:rest 53:result 38:revenue 82:revoke 31:reward -31:rich -46:rn 33:route -33:rows -29:rug 78:run -24:said 26:sal
34:salary 30:sale 35:same -22:sanction 57:sandwich -95:sat 48:satoshi -68:saving -28:saw -43:say 43:screen -25:search 48:season
-68:second -21:sector -44:security -47:see 31:seen -37:send -27:sent 55:serv 22:service -32:sery -58:set -71:settlement -59:shar
-28:share 58:she -58:sheet -20:short -32:should -47:show -47:sid 36:side 31:signatur 54:simple -42:since -20:single 43:sise -52:sist
-52:site -59:sitt 36:skip -70:slide -24:slip 39:smallest 44:snapshot -69:so -53:sold 46:solidity -83:some -65:somebody -50:someone
-30:somewhere 33:soon 25:sort -62:split -34:spr -54:spread -34:spreadsheet 50:square 36:stabl -59:stable -31:stablecoin 27:stack
45:stake -83:stand -36:start -40:startup 38:state -21:statement 62:station -93:still 39:stock 26:stood -20:storage -52:str
-29:strang 33:stuck -21:stuff -25:sub 41:sum -37:supp -41:support -64:swap -30:swapp -22:t -24:table 31:tak 36:take -25:tax
-38:teach 22:team 44:telegram -57:tell -29:term -25:test 43:text -65:th 39:theft -27:their -22:them -64:then -51:there -68:these
-31:thesi -102:think -61:those 35:through -28:thru -46:tick 27:till 46:tim 43:tip -21:token -64:told 54:tonight 62:too -33:took
-46:topic 42:tornado -24:touch -36:tp 75:trace -23:track -25:trade 106:trader -56:trait 62:transaction -33:transf 32:trc20
-26:treasur -63:treasury 78:trezor -31:trust -59:trustworthy -47:turn -48:turnov -67:tvl 23:tweet 87:twitt -38:two 23:tx -55:txid
-21:typ -38:understand -56:unknown 49:unlimit 22:unspent -35:up 59:upcom 38:update -22:us -27:used -49:utilisation -30:v
42:validator -36:valu -25:valuation -48:value -60:vault -61:vb -25:venu -45:venue 37:verification -41:version -53:very -31:vol
22:volatility 41:vote -25:w 51:walk -29:want -36:we -31:website 52:week 24:well -29:went -35:whatev -22:when -42:where -69:wheth
32:white 27:whole 71:whose -29:why -66:will 57:wire -69:withdraw 29:won -56:wont 47:word -55:world -37:worth -22:would -60:writ
25:write 42:wrong -22:wrote 36:x 67:ye 28:year -37:yield 39:you 52:your 36:z -54:zero @outside|abroad|else 110:*
@outside|asked-fit=11 -31:* @outside|asked-fit=3 @slot:include_tokens 4:* @outside|asked-fit=4 @slot:include_abi @wide=1|other -20:*
@outside|asked-fit=5 @outside|open=ours!|unnamed -49:* @outside|asked-fit=6 -64:* @outside|asked=-1 @outside|strange=2
@ruled=outside 39:* @outside|asked=-2 @slot:stablecoin_only -42:* @outside|asked=2 91:* @outside|first=1 @whole|open=person|unnamed
-22:* @outside|left @outside|open=none|left @outside|words=4 16:* @outside|open=none|taken @outside|open=ours!|left 33:*
@outside|open=ours|left -41:* @outside|open=ours|taken -85:* @outside|open=person!|left @uses:ticker @wide=2|other -36:*
@outside|open=person!|unnamed -52:* @outside|open=thing!|left @uses|first @uses|more|other 42:* @outside|open=thing!|taken
@whole|left -5:* @outside|open=thing|left @whole|points=this|unnamed -56:* @outside|points=it|unnamed @outside|whole=2|unnamed -24:*
@outside|whole=0|unnamed @share=5|other @uses:chain 19:* @outside|whole=3|left @uses:evmAddress @whole|open=ours|left 46:*
@outside|whole=4|unnamed -43:* @provider 80:* @ruled @slot:include_empty_intervals @takes:step 53:* @ruled=one @uses:bitcoinHash
47:* @ruled=partly -213:* @share|other 20:* @slot:category -76: -69:* -60:^ -47:^biggest 49:^event -23:^hottest 64:^i -26:^kind
-24:^list -45:^protocol -48:^top -22:^total -38:^trad -20:^tvl -56:^which -31:^who -63:account -34:all 25:already -24:am -22:app
-21:are -27:ath -25:been 20:below -36:best -21:biggest -28:by -23:cap -24:capitalisation -25:chain -32:coin -27:crypto -86:defi
-21:down 20:first -23:have -23:hottest 34:i -42:in -25:kind -21:largest 52:lend -41:list -41:lock -40:market -23:mcap -27:me
-29:most 70:numb -27:of -49:on 60:one -22:open 42:out 43:paid -50:pl -51:pric -23:profit -59:profitable -89:protocol -36:question
-28:rank -26:rn -33:settl -22:stak 74:still -30:the -28:them 38:to -46:today -58:top -66:trad -42:trader -46:turnov 50:want -40:what
-48:which -32:who @slot:community_data 39: -15:* -22:? -33:^can -62:^how -36:^i -39:^price 22:^what -33:can 23:everyth -33:have
-21:how -33:i -44:id 38:it -22:many -26:me -30:much -25:of -39:only 21:pl -28:price 39:stand 49:telegram -42:tell -22:that -41:the
88:token -29:twitt 47:website -25:which -28:you @slot:contract_type -42:^fund 53:^how 39:^what -28:all -38:for 45:how 40:i
47:interest 47:much 52:on 43:open -37:rate -22:total 33:what @slot:currency 14:* 42:? 42:^candl -52:^pool -54:and -38:candl -23:for
69:i 51:in -31:liquidity -36:price 90:than 48:the 80:token -23:trad @slot:depth 4:* 21:^i 31:^on -28:^pair -40:^volume -38:^what
50:^where 31:^which -29:a 24:all 47:and -23:any -32:at 26:book 90:by -52:coin 40:coingecko 23:each 40:exchang 27:exchange 51:first
-36:from 49:id 43:it 34:largest 24:most -22:my 20:of 52:pair -24:please 34:price -54:still 24:the -23:thi -40:today 41:trade
59:volume 61:want 24:where 34:which 34:would @slot:direction -38:* 44:^please -53:^show -22:any 43:are 42:be 61:erc20 -23:every
-44:everyth -48:fee -33:into 42:kind 39:last -45:late -31:mix -37:most -40:movement -36:nft 45:not -34:on -39:one 55:only 25:out
36:please -31:pull -50:recent 75:rows -24:send -50:show 42:so -41:that -29:them -36:to -40:token -44:tx -47:value -22:wa -33:wallet
-21:we 20:what 29:which -21:who -24:with @slot:entity -91:* -36:? -70:^which -24:and -30:by -57:company -29:firm -43:have -29:hold
-27:largest -59:list -64:most -21:much -40:on -30:own -22:paid -20:public -27:stack -39:the -25:their -31:they -21:treasury -22:what
-75:which -34:with @slot:entity_type -27:* -24:^list -24:holder -21:id -25:includ -23:that -25:track @slot:exact -93:* -38:^if
-36:and -46:get -61:how -62:i -38:if -29:into -52:much -39:now -66:on -54:to -62:what -41:would @slot:include_24hr_change 56: 127:*
-26:? 74:^ha 40:^how 64:^i 48:and 65:do 74:down 40:gone 43:ha 65:how 68:i 56:it -29:many 23:much 62:of 45:price 70:since 101:the
93:today 23:up @slot:include_code 72:* 54:code 36:i 50:on 51:the @slot:include_market_cap -82:* -25:cap -53:in -51:on -24:price
@slot:is_burnt -62:* -29:^nft -36:^which -33:^who -38:are 47:by -40:collection -57:in -45:list -41:member -21:nft -21:of -64:one
-46:the 49:them -39:which -28:who @slot:kind -36: -38:* 22:? -24:^what -27:^which -23:a -54:all -46:and -31:at -57:been -36:can
-20:doe 45:exchange 24:feed 44:from -28:i -30:id 37:in -27:list 50:market -22:my 22:one -27:pair -36:price 50:publish 20:pyth
-44:spot -53:to -53:trad -34:trade -58:up -35:value -23:what -46:which -26:with @slot:kinds -64:* 22:from -21:ha -29:i -29:late
-30:mov -30:of -30:on -24:only -38:send -43:to -49:who @slot:limit -22: 156:* -53:? -24:^how -48:^i 56:^newest -50:^put -27:^quote
-57:^the 38:^what 66:^which -24:about -59:account -43:addres -21:and 52:are 40:ask 28:back -43:bet 68:biggest -83:buy 81:by 53:cap
28:category -45:cent 27:chain 95:coin 55:coingecko 88:collection 20:contract -30:could 51:crypto -65:defillama 65:dex -44:did -28:do
28:each 53:em 54:enough 95:event -55:exchange 91:first -55:for -58:have -36:he 27:hold -51:how -21:i -38:into -81:it 44:just 43:list
-38:market 28:mint 51:money 103:most -39:much -63:my 32:new 80:newest 31:nft -27:nonce -32:now -52:numb -34:of 50:off 43:on 26:one
76:only 99:open -32:over -36:pay 20:people 68:per 36:pl 22:please 74:pool -52:price -49:put -27:quote 91:rank -53:rate -42:right
105:rugcheck -24:say 62:show -35:sit 21:so -24:str -21:tell 24:the 61:their -31:there -34:thi 65:to 37:today 109:token 34:top
46:transaction 27:up 45:volume 23:want -21:what 68:which 46:who 58:with -39:worth -21:would -104:ye -28:you @slot:look_forward 50:*
47:the @slot:measure -30:* -71:^fee -42:^for 38:^holder -27:^how -44:^on -64:^option 29:^top 54:^what -33:^which -57:^who -67:app
-33:by -54:chain 29:dao 30:did -31:do 25:earn -39:fee 48:for 51:got -56:have 78:holder -28:how -76:in 141:itself 83:keep -30:lie
47:make 45:money -31:more -54:most -37:much -21:my -43:nam 87:not -60:now 41:of -54:on -35:one -25:only -74:option -28:or -43:oth
37:out -33:over -117:paid -47:pay -83:people -39:per -40:perp -39:please -94:premium -72:rank 28:revenue -50:right -37:show 23:since
-48:tak -35:take -42:that 28:the -33:their 49:they 26:thi -71:to -27:today 42:token 25:top -40:total -38:trader -53:user -25:v
-27:volume -28:wa -40:want 63:what -53:who -21:whole @slot:order -32: -28:* 46:^ 46:^a -59:^best 42:^biggest -37:^busiest 68:^buy
-76:^coin 37:^collection -31:^compare -45:^crypto 33:^current -36:^for -45:^fresh 44:^hottest -37:^largest -65:^list -39:^mcap
22:^nft -32:^on 23:^pair -53:^pool -22:^price -27:^pull -21:^show -61:^stablecoin -44:^stack -30:^the -57:^trad 29:^v -26:^what
53:^when 46:^where 56:^which -80:^who 67:^yield 29:above -64:account -53:acros -22:against -22:amount -61:any -40:ath 52:been
52:beginn 64:below 50:best 37:both -55:bought -37:busiest -24:but -27:by 41:can -102:cap -46:capitalisation -33:category -78:chain
-68:coin -69:company -35:compare -70:cost 43:could -70:count 52:depth -63:derivativ -36:desk -25:dex -24:did -33:do -32:down
-26:each -37:earn -30:else -41:every -28:exchange -49:farm 144:first -44:fresh -20:friend -28:from 44:give -37:go 51:government
21:have -57:hi 44:high 46:highest 44:hottest -33:id -37:interest -69:jpeg -21:just -32:keep -35:kind -27:late -35:leaderboard
64:least -21:lend 37:like -44:liquidity -66:list 40:look 38:lp -38:m -53:made -111:market -61:mcap 56:moment 41:more -25:morn
-39:most -28:mov -22:need -59:news -22:nod -25:not -21:now 53:numb -31:off -23:only -31:open 26:order -26:out 23:over 31:owner
35:paid 20:pay 32:people 52:percent -42:piece 22:pippin -33:pnl -69:politic 44:pool -74:pric -30:price -73:profit -40:profitable
-25:pull 20:pump 40:purchase 35:put -62:quot -31:quote -47:rank 34:rate -53:read -27:receiv -91:recent -22:right -34:risk -71:rows
-31:say 29:sector -66:see 72:side -31:sise -22:sit -24:sold -38:somebody -46:stablecoin 24:stak -29:still -27:swap -33:t -41:tell
-37:their -26:them -24:these -22:they -24:thi -29:thing 31:ticket 36:time -20:togeth 32:trad -58:trader -38:transaction -42:treasury
49:turnov -54:w -29:wa 40:way -56:week 45:when 68:where 24:which -80:who -29:win -74:writ 29:year 45:yield 30:you @slot:outcome 30:
-7:* -35:^odd -23:and -45:at -61:chance -33:condition -20:decemb -51:did -22:for -47:from -55:how 50:i 47:in -70:me 54:midpoint
71:no -84:odd -68:of 30:on 44:outcome -56:pric -50:price -54:show 41:side -22:the 62:token -34:trad -29:what -47:who -21:with
@slot:period 17:* -41:^trad 42:at -37:best 24:by 29:crypto 82:for -36:of 23:only 48:profit -39:the -26:top -39:trad 47:volume
@slot:standard -39: -36:* -62:? 60:^can 22:^how -100:^which -68:^who -49:allow -21:and 29:approval -62:contract -24:every -44:for
-23:given 58:ha 28:have 59:how -65:i -37:it 47:list -59:may -25:me 62:much -46:my -37:of -33:out 40:permit2 -33:please -40:pull
-40:revoke 36:rout -52:take 27:that 40:the -57:to -141:token -27:wallet 27:what -97:which -100:who @slot:status -53:* -37:^biggest
-39:^event -49:^hottest 32:^how -41:^market 39:^odd -66:^open 23:^please -45:^show -33:^trad -24:^what -65:^which 22:a -25:about
-49:acros -44:address -20:all -44:bet -60:bett -39:biggest -20:both -29:busiest -68:by -56:can -30:category -20:chart -25:coin
-24:coingecko -35:contract -41:crypto -26:current 44:cut -20:decemb 46:did -49:do -50:dump -29:each -150:event -31:everyone
43:exchang -32:exchange -34:give 45:have -61:hottest 25:how -34:id -28:in -65:me -22:moment -36:most -34:name 25:of -31:on -114:open
50:outcome 52:over -53:page -39:people -54:per -22:please -76:politic -36:question 54:resolve 27:right 65:rows -20:see 31:sery
-61:show -36:sit -34:some 33:that -29:their 49:them -105:today -33:togeth -55:venu -22:volume -23:what -39:will -31:write
@slot:token -45:^pool -36:a -36:and 51:in -37:it -47:on 25:or 54:pric -29:price 45:than -27:the @slot:token_type -93: -41:* -47:?
-24:^collection 32:^did -21:^for -24:^how -27:^i 53:^list -61:^nft -54:^on 81:^only -21:^price -25:^show -29:^token -23:^which
-46:^who -33:a -31:all -39:and -23:are -32:at 30:belong -21:burnt 38:by -22:contract -42:each -25:en 36:erc20 44:every -51:explor
-24:for -29:freeze -23:from 22:ha -49:he -23:held -37:hold -41:how -30:i -40:in 43:incom 55:item 54:just 42:kind 28:late -42:many
-29:me -30:member -28:most -21:mov -26:much -25:name -34:need -32:nft 32:of 29:one 90:only -63:own 26:please -27:position 20:price
-42:rows -30:say -56:see 22:send -31:sent -49:show 56:sitt -21:so -29:someth -31:that 20:the -35:them -44:there -30:thi -61:token
-56:too -29:transaction 91:transfer -26:unit -44:wallet -28:want -26:we 21:what -59:which -54:who -53:with @takes:choice 102:*
@takes:fiat 69:* @takes:least 171:* @tool=call_contract @~call 37: -26:* -63:^call -25:^my 41:^need -30:^read 35:^the 21:^who
-21:addres 49:at 32:back 38:balance -20:by -58:call -30:contract 24:data -52:for 60:give 37:hold 21:latest 22:make 26:me 40:need
-25:now 31:numb -35:on 27:our -22:over 21:past -35:please -46:result -30:say 23:that 27:the 42:there -21:token 25:transf 34:value
47:vault 37:view 26:want 30:who @tool=check_approval_security -15:* 35:^before -34:^can -26:^my 39:approve -37:click 22:code -23:do
33:if -31:know 32:known -26:ledg 23:open -24:rout 21:safe -23:site 27:source -28:thi 24:want -33:what 28:with
@tool=check_contract_verified 14:* -25:^for 33:^ha 21:^i -24:^source 23:^verify -24:a 24:an 22:and 41:anywhere 21:are 30:at 35:ha
-46:match 26:on 52:one 45:only -24:open 31:or 27:proof 37:publish 31:team -29:that 21:the 26:they 37:verify 24:want
@tool=check_dapp_security @~dapp -12:* -46:^my -26:and -48:app -29:by -24:connect 43:dangerou 30:in -35:my -58:not -22:phish 40:site
41:some 34:to -35:what -29:whom @tool=check_honeypot @~honeypot 13:* 44:^buy -44:^did 60:^honeypot 28:^i 21:^please 20:^sell
-21:^which 30:again 38:airdropp -50:and 34:button -27:buy 62:can 34:coin 39:contract -36:did 36:got 31:ha 45:hold 69:honeypot
48:look -22:min 26:new -22:or -34:simulate 51:some 22:tax 37:that 37:there 28:token 37:trap -43:we 40:wheth 45:why
@tool=check_malicious_address @~maliciou 4:* 20:^a -38:^can -31:^did 27:^what 27:^who 61:addres -30:and -41:anywhere 36:blacklist
-27:can 70:counterparty -31:did 32:do 25:dust -33:flagg 36:for 27:from 46:fund -25:in -20:my -42:our 20:sanction -31:screen -25:that
-31:they 21:with -32:you @tool=check_phishing_site @~phish @~site 3:* 21:? 25:^check 26:^my 51:^the -38:addres -22:airdrop
-33:before -46:blacklist -24:d 46:dangerou -27:fake -32:friend 31:from -32:if 49:look 48:mail 30:maliciou 33:metamask 30:mint
-24:nft 52:page 28:please 30:say -23:scam 25:their -26:there 55:they -40:want 27:website -24:what 34:will @tool=check_token_safety
@~safety -15:* -23:^a 29:^can 25:^for -43:^honeypot -28:^token 34:a -28:again -36:airdropp -22:ape 58:at -20:before -33:coin
-37:contract 23:file -23:friend -33:got -41:hi -22:hold -58:honeypot -21:into -21:it -38:legit -22:look -33:me 29:memecoin -26:new
-51:nft 62:no -27:one -33:or -36:our -35:out 28:put 29:scam -34:sell -43:shill -40:some -25:someone -34:telegram 22:the 32:thi
34:trust 45:want -34:what 54:with @tool=checksum_address @~checksum 34:* -32:^capital -24:^what 43:addres -30:capital -21:chain
63:counterparty 28:eip 38:for 23:of -25:tool 42:version @tool=compare_tokens @~compare -22: -20:? -27:^coin -75:^market -29:^price
26:^put 37:^v 40:^what -33:^which 39:against 39:all -47:and 25:are -25:at 29:below 30:beside -30:bigg -39:biggest 62:by 64:cap
49:day -22:did 40:far -34:fee 36:high -49:i -28:in -43:keep -37:know 55:market 25:mcap 25:me 47:more -22:move -45:much -45:of -39:on
-27:or 51:oth -35:out -21:pric 62:rank 31:real -33:run -55:saving 28:set 32:supp 34:table 42:that 49:they -45:today -29:top -23:und
52:v 38:value -43:we -25:where 43:with -29:would -50:you @tool=compute_create_address @~create -66:* 38:? -54:^addres -26:^contract
-24:^which 28:at 24:be 38:contract -47:create 20:end -57:factory 31:from 35:get -29:ha 27:plain -58:that -36:the 27:we 27:where
37:which -39:with @tool=compute_namehash @~namehash 30: 25:* 31:^namehash -21:^what 34:^when -24:do 46:for 34:namehash 46:node
31:our -25:to -24:up -25:what 31:when -21:which @tool=convert_units @~convert @~unit 31:* -24:? -22:^ga 21:^i 23:^to 37:^what 47:a
26:amount -28:and 54:are -41:coin -62:decimal -54:doe 37:exact 41:for -56:ha -43:have 33:how 21:i 41:in 41:into 37:it 30:ledg
22:many -27:mil 39:much 74:my 42:numb -30:round 23:say -24:smallest 49:that 38:the 28:thi 76:turn 39:want 24:what -33:which
@tool=decode_abi -16:* -31:^decode 33:^metamask 26:^my 35:^please -22:before 23:can -33:d -28:data -31:decode 77:hex 21:if 48:into
-32:know 24:letter 33:metamask 39:only 27:please 21:recipient 32:rout -33:safe 46:show -21:site -24:some -23:that 24:thi 23:will
26:would @tool=decode_abi_parameters @~parameter 24:* -27:^abi 23:^i 33:^my -20:^what 35:a 41:addres 41:an 27:are 22:back -29:can
32:constructor 28:contract 25:decode -23:do 31:have 37:in 30:own 52:return 21:thi -20:with -23:you @tool=decode_calldata @~calldata
3:* 35:^can -26:a 48:and 62:argument 22:ask -20:at 31:blob -33:call -31:data 29:decode -26:for 61:get 32:here 43:how -37:input
34:inside 25:it 23:like 20:look 24:me -26:mean 27:only 21:please -39:selector 48:show 21:to -55:tx 30:wallet 22:want -30:with
@tool=decode_log -31:? -72:^event -36:^my -23:^topic0 75:^what 44:an -85:and -53:argument -27:be -34:before -35:call -32:decod
-21:decode -41:did 52:doe -36:emit 25:event -36:every -31:for -43:get -60:hash 57:here -27:index -31:inside -30:like 81:mean -34:my
-25:need -28:no -24:old -62:our -99:out 37:please -72:send -24:sent 44:text 48:thi 44:to 68:topic 32:value 39:what -25:would
@tool=decode_raw_transaction @~raw 26:* 25:^decode 20:^my -23:^what 39:and 22:been 23:before -38:blob 45:can 24:decode -23:do
-50:doe 51:eip 22:fee 43:from -24:how 24:i -44:input 22:like 29:me 69:nonce 60:out 32:recipient 59:send -25:show -27:thi 24:to
-24:wa -24:where -22:which -26:with 44:you @tool=decode_selector -47: 33:* 47:4byte 26:? 40:^4byte -21:^a -38:^i 51:^my
-54:^selector 28:a -23:an 41:and 70:be 44:behind 54:byte 35:call 26:code 27:could 31:custom 25:data 29:error 51:every 41:for
24:function 24:ha 37:hash -23:have -56:here 37:i 51:it 26:log 40:lookup -32:mean -25:method 46:my 50:out -44:please 20:stand
54:start -23:text 86:that -37:to -41:topic 34:trace 25:transaction 26:tx 32:wallet 71:which 39:with 49:would @tool=detect_rugpull
@~detect @~rugpull 3:* 22:^rug 34:^the 51:^wa -21:blacklist -26:deposit 27:drain 48:exchange -22:for 38:from 46:ledg 56:money
-25:much -21:or 30:park 21:rug -29:run 33:say 33:stable -24:that 24:to 41:wa -26:when 26:withdrawal -28:would -34:yield
@tool=encode_abi @~encode 25:* -24:^abi -30:^call -29:^get 35:amount -30:argument 54:be 47:build -25:call 50:calldata 61:for -32:get
65:hex 23:no -29:of -25:on 33:pl 68:spend 22:unit -23:what 36:with @tool=estimate_gas -47:* -21:^ga -41:^what -27:at 23:be
32:estimate -27:for 21:go 27:if -21:me -22:no -22:now -21:paid -41:please -35:price -37:send 27:sent -26:some -42:that -42:today
-41:wallet -36:want -21:which -26:would -32:you @tool=get_account_nonce @~nonce -10:* 60:^addres -32:^cancel -43:^i -36:^my
52:^nonce 23:^what 50:addres -30:and -30:between -29:block -28:can -46:cancel 24:chain -20:contract 61:create 21:doe -49:from -24:ga
24:have 34:hot -28:i 31:incl -23:it -50:mempool -27:my 54:next -35:of -40:pend 27:pl 49:that 27:the -26:to -53:transaction -33:up
25:wallet 29:what 57:will -27:you @tool=get_alchemy_prices -16:* -29:^price -23:at 25:each 21:for 30:have -21:in 30:only -21:price
24:quote @tool=get_alchemy_token_balances -21:addres -33:at -25:decimal 40:entry 52:every 25:in 41:list 24:need 36:position 30:to
40:unit @tool=get_alchemy_token_metadata -25:* -33:^make -29:a -26:for -31:logo -32:make -28:me -25:my -28:token
@tool=get_asset_platforms @~platform -4:* 31:^coingecko 23:^on 26:all -38:category 20:chain 20:coingecko 52:collection 31:doe
-25:floor 24:friend -21:in 41:nft -21:of 24:platform -22:the 25:track -26:up 39:with @tool=get_asset_transfers -63:* 24:^all
-24:^could -22:^everyth -38:^token -24:^who 39:all -45:also 30:be -21:block 25:came -21:chain -27:contract -24:could -22:d
-22:everyth -22:go -23:he -21:i 24:into -22:it 32:kind -24:last 48:left -21:like 32:lin -32:list 27:mix -35:mov -27:nft 21:not
-32:of -36:on -53:one -22:only 24:plu -21:read -65:send 33:so -22:through -43:to -20:two 21:vault -38:wallet 34:went 26:whatev
-54:who -25:you @tool=get_batch_historical_prices @~batch -26:* -22:^price 21:at -23:basi 29:each 35:market 25:own -26:tim 27:value
@tool=get_block -37: -66:* 32:? -35:^block -65:^how -23:^i 38:^my 32:^on -56:^the -24:^what 23:^when -50:a -54:block 48:current
-65:ha -33:hack -50:how -23:i -55:in -39:last -27:like -61:many 24:my -26:need -37:numb -24:our -42:please 43:produc -26:read
-28:report 20:rollup -48:that -65:the 32:time 22:to -87:transaction -28:what -28:with @tool=get_block_by_timestamp @~timestamp -17:*
23:^at 29:^for 31:^i -36:^in 37:^my -27:^the -51:^what 25:at -25:auditor 41:closest -23:did 24:end 44:for -20:i -37:in -39:index
41:nearest 54:need 59:numb -51:please 21:proposal 32:snapshot 46:that 27:the -55:time 42:to -36:transf -22:up 42:wa 42:we 39:went
-43:what 66:when 27:which 33:year @tool=get_block_details 49: 39:^on 49:^what 21:^when -48:^which -26:^who -32:and -52:been 58:block
-21:built -53:burn -20:by -21:current -52:did -25:fee 57:full 46:hack -20:have -24:how -21:i 46:in -37:it -22:made -61:much -24:now
-27:numb -44:our -54:price 23:produc -53:propos 32:reward 56:that 27:thi -23:those 34:time -50:to 26:transaction -44:were 43:what
-56:which 41:with @tool=get_boosted_tokens @~boost -37:* -34:^most -24:and -30:for -22:in -23:on -25:there @tool=get_bridge 22:*
63:? 42:^what -42:^which 21:a 33:aft 48:am -26:and -42:been 20:bridge -23:busiest -22:cros -20:day 50:did 35:do 51:flow -73:for
-41:ha 34:hack 44:in 46:it -49:long -67:me 44:money 30:month 58:much -21:no 26:numb -21:number -65:of 27:or 42:out 42:over -21:pay
56:people -21:protocol 74:since 43:statu 70:still 42:the -26:time -37:to 31:today 61:total -25:transaction 43:use 65:used -35:week
23:went 33:what -47:which 76:withdraw -65:withdrawal -21:would 65:yield @tool=get_bridge_volume -40:* -52:? 37:^could -49:^what
-37:a -47:aft -47:am 25:and -32:at 35:between -21:busiest 36:could 20:defillama 65:deposit -28:did -49:do -71:flow 52:for 24:from
64:give -34:ha -48:hack -40:i -67:in -29:into -62:it 36:kind 50:me -24:money -37:most 39:mov -31:net 22:number 35:of -43:our -29:out
-41:over -46:people -42:sent 22:since -46:still 37:tell 21:that -22:the -26:thi -22:through 21:today -60:total -43:used -20:went
-46:what -34:which 65:withdrawal 35:you @tool=get_bridges @~bridg 3:* 20:? 25:^bridge 20:^busiest -24:^i 31:^rank -37:acros -44:and
35:bridg -23:defillama -39:dex 30:flow -36:have -32:me 21:money 33:most -21:much -32:numb -34:on -25:over 25:rank 39:thi 26:through
-24:to -30:used -23:what 30:which 30:who -31:you @tool=get_btc_address 7:* 22:? 54:^a -23:^did 45:^ha -29:^ledg -33:^my 47:^please
-32:^what -34:addres -36:address 24:am -29:and 54:any -48:are 52:at 27:balance -26:by 23:can -34:channel 32:check -46:client 51:coin
-25:could -23:did -46:for 45:found 29:from 24:gave 84:ha 53:have 39:i 53:if -45:inscription -46:ledg -33:lightn -25:like 32:look
-35:many -47:mempool 25:most 31:much 32:must -26:my 56:new 25:of 45:on -32:or -32:ordinal 46:our 69:pap -20:pend 74:pl 48:please
21:real -35:receive -67:run 29:sat -48:satoshi 41:should 35:show 56:sitt 34:some 60:still 33:storage 26:tell -43:that 31:the
56:there 21:thi 24:to -24:total -27:trezor 24:unconfirm -29:wa 56:wallet 37:where 68:wheth 30:would 61:you
@tool=get_btc_address_transactions -31: -5:* -47:? -33:^balance 55:^show 32:^tx -23:^what 45:addres 52:all -37:an -30:and 21:any
-31:balance -25:block -29:can -32:first 34:have -42:hour -44:how -27:if 36:includ 35:ledg -28:mempool -25:min -51:much 22:on 66:one
44:ord -30:own 39:paid -42:payment 22:recent -24:right 29:small -74:still 42:that -57:there -23:through -58:to 42:touch -44:transf
51:u -28:unconfirm 39:up -46:wait 50:wallet -30:want -36:what 37:with @tool=get_btc_block -57: 4:* -41:^block 54:^latest
-31:^mempool 29:^please 22:count 32:date -35:difficulty -39:height 35:i -23:inscription 23:last 51:latest 21:me -26:mempool -27:most
45:must 47:on -23:ordinal 24:please -27:pool 22:sise 26:tell -27:that 25:there -23:thi 33:transaction @tool=get_btc_difficulty
@~difficulty 39: 15:* 46:? 21:^what 35:adjustment -40:and 25:are -46:change 30:com -55:down 24:epoch -38:go -30:hashrate -50:i
-37:last -26:mempool 62:mine -56:or 26:thi -55:up @tool=get_btc_exchange_rates @~rat 4:* -26:^rate 33:and 22:currency 22:of 30:one
33:please @tool=get_btc_fees 7:* 106:^fee 22:^i -23:^if -34:^mempool -24:^sat -34:^what 27:a 45:an -36:are -21:block -25:client
-53:did -35:each 43:fee -25:from 51:get 46:have -20:he 84:hour -22:if -35:in 38:into 44:level -44:mempool -31:min 44:my 24:network
-29:of -30:on -34:one -36:out -31:paid -24:pay 38:payment -24:pend -43:per -21:price -26:put -22:sat -20:satoshi 37:so 23:thi
43:through -43:transaction 47:transf -30:up -45:vbyte 51:want -28:what 22:within -35:would @tool=get_btc_hashrate @~hashrate -32:*
24:? -25:^hash 55:^hashrate -63:and -31:can 24:chart 41:current -36:difficulty -31:do 46:down -80:for 48:go -26:hash -22:hashrate
61:i -49:in -67:mempool -47:min -32:mine -38:my -59:network -31:next -23:of 45:or -20:per -42:pool 22:pow -22:rate -43:share
34:still 43:up -45:with -30:you @tool=get_btc_mempool @~mempool -3:* -48:^i -35:^mempool 48:^sat 26:^what 33:and 37:are -21:at
26:been 20:block -27:by -21:do -44:fee 40:how -31:i 38:if -47:it 55:like 54:look 48:many 32:min -24:moment 65:next 54:now 20:of
-61:on 32:one 38:out 20:pay -70:pend 39:right 45:sat -26:sise -80:still 33:the -49:thi 42:to -78:transaction 27:tx 51:up 49:vb
41:wait 38:were 36:what @tool=get_btc_price -20:* -26:? -25:^mempool -34:^price 27:^what -27:a -25:and 36:buy 43:cost 32:did
-54:kind -39:mempool 67:near -65:now -24:of 35:on 58:one -21:price -46:rate -35:so -29:sold -51:tell 58:that -23:the -41:then 67:top
-57:v -22:worth @tool=get_btc_tx @~tx 8:* -30:? -46:^fee -73:^ha 27:^how 49:^i -25:^mempool -37:^my 39:^payment 30:^sat 28:^what
-26:^when -40:^which 30:^why -25:all 26:an -34:block 43:by 40:client 46:confirm -22:confirmation 29:did -25:do 61:doe 23:fee 26:for
42:gave -34:get -72:ha 42:have 26:he -64:hour 25:how 41:i 32:in -34:inscription -27:into 70:it -26:look 32:many -29:min -26:need
-34:next 51:now 20:ordinal -27:output 26:paid 31:pay 62:pend 56:per 29:real -32:right 24:sat 22:say 70:sent 27:since -31:sit -38:so
76:still -26:stuck 22:that -35:through -26:to 64:txid 40:unconfirm 24:what -28:who 30:why 37:with -71:yet @tool=get_btc_utxos @~utxo
-37: -7:* -31:^which -35:and 36:biggest -44:doe 31:fee 58:first 29:ha 27:have -52:in -26:it 23:my -29:of 30:on 23:one -43:our
28:output -23:sit 37:spend 50:spendable -23:that -39:the -28:treasury 33:utxo -38:what -31:which 30:yet @tool=get_categories -29:
-15:* -46:^which -26:a -27:and -21:by 44:category 26:exist -22:lay -35:my 22:nam -29:need -42:that -49:which
@tool=get_categories_market_data -27: -31:* 38:^coin -25:^market -38:^what -24:^which -22:for -21:i -40:lay -20:like 21:one -23:pump
-36:rank 66:sector -23:that -20:the -36:what @tool=get_chain_fees 34:^who -47:all -40:and 22:by 31:do -40:doe -23:for -45:have
44:keep 23:kept -22:my 30:network -31:no -21:of 68:on 34:pay 20:people -32:share -20:show 26:thi 21:today -31:treasury -21:tvl -23:v
25:we 30:who @tool=get_chain_info -25: 21:* 88:^chain -26:^height 42:^i -38:^need 28:^what -20:^which -23:^who 65:a 63:add 35:and
-35:answer -25:are 37:at -22:capacity 84:chain 64:coin 43:do 52:explor 52:for 24:get 44:have 45:i 59:id -23:kind 22:l2 -22:lightn
32:my 80:native 36:new -37:nod -30:node 36:of -23:on 21:our -38:please 42:plu 86:rpc -24:stuck -37:that 44:the -29:time 43:to
-30:today -22:tx 48:up 24:url 67:wallet 25:want 21:we -24:went 46:what -45:which -29:who @tool=get_chain_stats -12:* -32:^what
31:address 28:average -28:block 25:busy -46:ha 21:late 24:network 21:so 28:there 46:today 28:total 50:utilisation -20:we
@tool=get_chain_tvl_history 43:* -44:^how 31:^since 53:^the 31:^when -61:all 38:are -45:at -29:between 105:blockchain -90:by
40:compare -44:develop -56:doe -33:fee -48:have 32:it -24:keep -29:liquidity -28:market -62:me -48:money -27:most 26:much 24:on
-21:our -21:out -22:please -38:protocol -43:show -24:the 55:there -31:time 46:today -33:total 51:tvl 67:wa 63:we 23:when 46:where
-21:who 22:would -23:yield @tool=get_chains -6:* 61:^rank 20:^which -88:blockchain 84:by 43:chain 54:doe 21:have 23:it 42:keep
31:know 29:lead 44:me 30:only 44:people 43:please 30:rank 45:say 58:show -35:stablecoin 45:the 32:value -26:with
@tool=get_chains_tvl_history -39: -50:* -25:^tvl 64:all -27:are -84:blockchain -43:by -24:chain 55:defi -24:exchang 23:history -29:i
-32:it -24:liquidation -24:long -35:need -22:on 39:over -37:protocol -22:rank -36:summ 29:total -45:tvl -30:we
@tool=get_coin_historical_chart -21: -16:* -24:^ -21:^and 43:^chart 58:^compare -21:^floor -33:^for -68:^ha -31:^how -34:^please
-33:^price 30:^show -22:^tell 27:^v 40:all -21:am -28:an -40:at -29:between -40:book -23:can -45:cap 60:chart -26:coin 48:compare
-24:could 28:deck -29:develop -24:did -28:do 27:down 27:draw 39:ever -27:exchange -22:far -54:floor -56:from -27:fund -26:go
-46:gone -34:ha -25:hash -39:how -26:keep -40:know -21:look 36:lose 40:m 24:make -30:market -41:mcap -25:move -20:not -22:now -35:on
-42:one 38:or -29:our -52:over -43:per 27:pl -41:plot -40:pric -37:price 22:say 26:show 39:since -27:still -33:supp -33:tax -34:that
-33:the 70:thi 51:time -42:today -20:total -50:trad -24:valuation -33:wa -22:want -57:we -21:week -46:went -25:where -47:with
-24:worth -30:year -20:you @tool=get_coin_history 38:? 57:^how 31:^in -49:^my 55:^our 59:^price -29:^the -40:^what -37:^which -35:a
-31:and 65:ask 30:auditor -20:back -40:book 52:cap 58:close -29:coingecko -41:cost 22:could -23:dat 36:date 21:each 75:end -23:from
-28:history 38:how -28:i 38:in -73:index 58:know 49:late 21:like 39:look 72:much 30:must -31:new -53:now 21:numb 26:of 25:on 67:only
39:open 94:our 22:paid -35:please 42:present 24:pric 40:price 21:so 22:some 27:the 25:then -36:thi 58:token 45:trad 32:up -90:utc
57:valuation -43:value 52:volume 26:wa -57:want -32:we -54:what 46:when -39:with @tool=get_coin_market_chart_range 11:* 38:24h -49:?
20:^ -46:^clos -32:^did -20:^for -24:^ha 47:^my 30:^our 32:^please -23:^what 54:a 53:advis -29:at 27:auditor 67:book -31:bought
-24:chart -37:client -38:cost 39:day 35:develop -35:do -21:draw -39:end 21:figur 52:from -26:fund 36:i 38:kind -33:know 28:look
-25:many 35:mcap -29:me -22:mine -41:month 51:much 31:my 22:need -23:old 42:one -20:open -44:our 29:over -23:past 38:pl 22:please
21:plot -34:pric 40:rate 37:sery 20:since 72:start -59:statement 33:supp -21:t 45:tax 22:thi 39:time 33:turnov -25:two 21:until
-24:valuation 55:value 28:volume 39:wa 36:want 22:we 37:went 22:what -24:worth -54:year @tool=get_coin_ohlc @~ohlc -63:* 31:^candl
-23:^chart -37:^in -20:^what 41:a 22:are -29:at 26:candl -21:chart 28:coingecko 46:for -27:in 26:last -83:of 53:ohlc -32:on -41:open
22:please @tool=get_coin_tickers -7:* 28:^i -29:^list 24:^which -39:a -38:an 51:and -47:at 59:biggest -31:buy 53:by 39:cheapest
25:coingecko 50:depth -29:dex 46:do -33:each 53:exchang 66:exchange 22:first -61:from -37:ha 31:have 76:id -26:in 54:it -37:kind
24:list 31:move 31:need 56:not -52:now -38:on 43:one -38:or 51:oth -29:please -28:spot 25:spread -53:still 24:the -26:there -29:thi
-21:trad 48:und 36:volume 63:want -25:we 23:would 45:you @tool=get_coins_index @~index 37: 15:* -56:? 49:^a -22:^and -56:^can
27:^contract -35:^i 20:^max -71:^price 65:^tell -21:^website -25:^which -39:^who 25:about -41:addres -34:all 31:are 72:ath -41:below
-64:big -22:bought -59:can 42:category 57:circulat 38:coin 32:coingecko -22:crypto 32:day 24:doe -22:each 38:everyth -30:exist
30:explain -22:find 28:for -51:have -26:high -27:index -32:keep 26:kind -28:know 48:like -24:link 29:many 25:market -36:mcap
-43:meme -48:much 22:my 69:need 63:not -29:now -39:on -34:one -59:only -20:oth 27:out 30:pl 22:please -23:post -65:price 22:project
32:quot 23:read -34:right -42:say 20:should 40:stand -23:still 38:supp -38:talk -25:tax 28:that 59:there -34:thi -55:time 58:token
56:total -66:twitt -41:und -22:wa 43:want 36:we 27:website -24:when -26:which -36:who -50:you @tool=get_coins_list -39:* 47:^coin
-43:^which 31:address 35:any 25:contract -32:i -29:id 33:list -27:name -21:of -23:one 22:that -21:the 21:want -51:which
@tool=get_coins_market_data -23:* 70:? -54:^compare -21:^how -28:^i 39:^in 89:^market 29:^top -57:^total -30:^v -38:^what 39:^which
-22:^who -46:a -29:about 75:account 41:all -24:among 29:and 65:are -53:ath 64:below -47:by -60:category 35:coin -20:collection
-53:compare -20:could 45:crypto -41:down -37:far -26:for -49:from 45:high -29:how 27:in 22:it -22:just 42:largest 56:lay -52:like
-21:look -22:mcap -47:mem 22:move -48:my -59:need -24:next -24:of -40:oth -23:our -25:pric -21:price -28:quot -74:rank -49:rate
-43:stablecoin -24:supp -34:talk -39:that -27:them -32:there -36:they 31:time -34:today -21:token -58:total -22:up -39:v -37:what
48:which -30:who -20:you @tool=get_companies_treasury @~company -43: -44:* 36:^do 42:^for -47:^how -21:^i -54:^the -22:^what
42:^which -27:about -26:and -22:average 20:bought 29:buy 23:by -29:crypto -23:did -34:doe 38:each 25:first 21:government 28:have
26:holding -29:i -22:in -22:it 37:largest -33:legal 23:m -26:many -50:now -44:our -29:own -41:paid -27:pay -40:right -22:their
32:them -21:token -55:treasury -53:v -44:what 35:with -71:worth -28:you @tool=get_contract_abi 12:* 46:^abi -36:^i -27:a 67:abi
-22:at 29:doe 32:have 27:need 50:please -21:proxy 20:rout @tool=get_contract_bytecode @~bytecode -41:* 46:? 44:^contract -27:a
-21:and 23:delegat -29:do -27:eip -57:find -35:from -30:hash -35:i 25:just 36:normal -37:of -25:one 70:or -23:sise -48:so -21:that
-42:the 20:there -25:wallet -27:what @tool=get_contract_code @~code -6:* 53:^look -30:an -24:code -23:contract 45:explor 27:it
51:look -24:need 32:proxy 52:up -27:want @tool=get_contract_coin -33:^coingecko 64:^everyth 33:^someone -27:^tell -42:^the
-67:^token -26:^which -28:about -27:all -29:bought -29:by 63:coingecko 32:description -29:did 52:everyth 62:figur 34:have 59:in
36:link -54:m 48:market -22:mint -29:my 57:need 40:on 50:only 61:say 24:shill 32:someone -26:tell -65:token 28:website 24:whatev
-33:which -28:writ @tool=get_contract_market_chart -5:* 26:^chart 36:^how -35:^my -26:a -35:and -35:between -50:cap 37:chart
-29:coingecko -39:contract -26:develop 33:did 55:do -49:from -25:ha 32:how 29:i -34:market -36:me -29:my -33:of -21:price 25:pull
-29:to 54:two -54:volume @tool=get_contract_market_chart_range -18:* 42:^contract 27:^i -20:^in -21:chart 29:contract 38:develop
-50:do -20:for 28:from -23:in -38:move 33:much 45:over -29:thi -51:two 26:volume -31:where @tool=get_contract_source -25:*
-20:^please -34:^show 58:^source 21:am 26:an 27:code 31:fil -52:may 21:of 25:out -29:own 37:proxy 21:rout -51:say -46:so -20:some
-49:that -24:thi -45:we -45:what 27:where 25:would -25:you @tool=get_current_prices @~current 16:* 29:^and 24:^pric -46:acros
43:also 47:and 45:answ -47:any 37:are 47:both 66:defillama 57:each 23:for 46:go -22:lp -25:many 33:much -22:my 25:of 56:one 38:open
36:please 62:pric -23:that 39:thi -23:token 37:trad 26:value @tool=get_defi_protocol 54: 27:* -52:? 34:^could -24:^fee -22:^for
50:^ha 27:^how 31:^on -46:^the 46:^tvl -50:^which 61:^who -31:about -49:all -25:am 30:amount -51:any 35:are 27:audit -36:balance
23:before 41:big -30:build 45:by 38:chain 59:chart -26:coin -27:commit 35:could -39:crypto -69:defi -40:defillama 32:deposit
32:develop -36:did 65:each 57:end 31:everyone -25:farm -58:fee -22:for -47:get -29:github -22:give 29:ha -72:have -26:history
26:hold 30:if -65:into 27:know -34:l2 72:lend -52:many 36:market 30:money -24:most 32:need -25:network 25:now -65:numb -28:only
39:our 30:people -26:price 37:protocol 57:run -23:saving -28:say 54:sit -22:stablecoin 37:stak -22:still -24:them -60:there 31:they
52:think -30:to -28:today -28:total 41:tvl 26:use 45:value -21:vault -22:wa -22:wallet -55:we 66:who 43:whole
@tool=get_defi_protocols -49: -48:* -20:^chain -62:^tvl -31:^which -85:a 28:all -43:am -32:and -48:app -21:are -50:chain -81:deposit
-23:do -23:each -72:in -52:it -35:just -22:keep -56:lend -22:market 34:most -33:now 72:numb -49:of 21:on 31:one -24:per -36:platform
-56:protocol 76:still -30:the 30:there -22:token 28:top -53:tvl -46:use -35:wa 40:want -30:we -56:what -48:which 30:with
@tool=get_derivatives_exchange -25: 12:* -40:^i 32:^open -34:^perp 46:^what -40:^which 38:and -34:close -32:coingecko 56:did 22:doe
25:every -40:exchange -32:friday -21:fund 65:futur -28:ha 33:hedge 44:how -40:id 54:in 51:much 26:my -37:now 20:of -22:on 42:open
-35:or 22:our 63:over -24:perp -46:please -40:right 27:that 34:there 66:turn -20:venu 63:venue 35:what -36:which
@tool=get_derivatives_exchanges -17:* -22:^i -44:^open 33:^which -31:and 39:at 39:biggest 27:exchange 44:ha -31:id -42:my 36:now
42:only -43:perpetual 38:right 30:which @tool=get_derivatives_exchanges_list 28:^i -27:all -47:and -26:coingecko 44:derivativ
21:exchange -47:from 29:futur 35:just -45:know -24:me 23:nam 27:need -25:of 21:use 25:venu 31:venue -36:you
@tool=get_derivatives_tickers -31: -23:* -21:? 46:^how -26:^open 33:^what -27:and -44:at -22:by -46:derivativ -35:exchang -51:for
-69:futur 33:how 38:i -32:in 35:much -24:my -61:of 29:on -48:one -27:our 26:perpetual -37:please 39:rn -27:that -21:the -28:to
-38:total -30:trad -42:venue -23:volume -20:wa 28:what @tool=get_dex_pair 12:* 23:? 41:^dexscreen 24:^price 33:at 39:by -26:dex
33:dexscreen 35:did -22:do 34:how 47:many 41:move 27:on 50:pair 27:the -34:to -29:what @tool=get_dex_volume 21: -33:* -78:^dex
-37:^price 69:^volume 40:a -24:an -31:at -59:by 56:day 31:did 30:from 47:got -40:ha 47:history -37:in -27:keep 23:list 34:make
-31:on 35:our -37:price 22:since -23:swapp 27:the -60:there -47:to 26:today -29:trad 24:trade -43:turn 24:use -62:v -21:venue
35:volume 23:wa -38:want 45:week -22:which -31:with -20:you @tool=get_dex_volumes -26: 6:* 38:? -23:^biggest 39:^dex -31:^on
-34:^volume 35:^what 27:^which -27:a -22:about 35:acros 30:and -33:are -35:at -25:before -23:biggest 26:busiest 45:decentralis
29:every 39:exchang -23:fee -30:first 49:have -43:it 30:lead 48:led -25:much -22:my 25:now -34:on -32:only 49:over -21:perp -36:that
40:them -27:there -42:to -27:trad -25:trade -32:turnov -31:wa -24:want -34:we -35:week 29:what 37:which 21:who
@tool=get_dex_volumes_by_chain 21: 17:* -38:? 49:^dex 25:^how -28:^i -30:^pool 24:^top 35:^total -34:^volume -56:^what -44:a -42:all
-22:and -35:busiest 89:by 55:dex 50:do -24:doe 42:each 32:exchange 20:first 24:for -34:got -20:ha -48:have 28:i -49:it -37:most
22:much 43:now 40:on -29:one 30:our -35:over -24:perp -68:pool 54:see 32:than 27:that -51:them 33:there 50:to -29:token 24:top
30:trad 44:trade -31:turn 43:turnov 51:v -24:venue 51:want -36:which 22:who @tool=get_dexes 3:* 32:^list -21:^on 38:^which 24:all
27:at -43:by 37:can -55:do -46:exchange 28:exist 32:from 45:geckoterminal 31:list 21:network 40:one -28:only -46:our 30:pool 31:run
76:then 23:there -38:they -44:trade -25:what 25:where @tool=get_emissions @~emission -3:* -25:? -53:^i 33:^upcom -26:^what 25:^which
-42:a -24:and 23:any 42:big 29:com 22:have -37:i -48:list -32:market 27:next -25:of 28:on 29:that 74:unlock 30:up -30:upcom 20:which
-47:with @tool=get_entities_list -29:* 43:^list -23:by 26:crypto -28:first 27:got 29:includ -25:keep -24:public -43:rank 23:that
-22:their -22:they 28:track 34:you @tool=get_erc20_allowance @~allowance 50: -11:* 29:? 56:^allowance -45:^can 70:^i -26:^may
-37:^please 42:a 23:about 59:account 48:all 54:allowance 52:already -26:approval 29:bad -22:be -22:can 26:click 25:contract 37:did
-37:do -21:doe 54:for 24:from -71:gave 48:i 22:in -25:into 58:it 42:left 24:many 56:may 24:move 49:my -22:need -28:one 70:open 58:or
22:our 44:over 33:own -38:permit2 87:pull 24:right -52:show -56:spend 52:still -59:that -34:there 34:think -41:to 45:treasury 40:u
-28:unlimit 32:wallet 26:we @tool=get_erc20_metadata -31: 18:* -45:? -24:^decimal 41:^how -35:^read 62:^supp -39:^total -24:^what
-33:a 36:and 45:are -21:artist -30:burn -21:chain 35:doe 23:exist -29:far 28:ha 68:holder 39:how 31:i -47:it 23:look 65:name
-55:numb -27:of 30:on -32:read -55:same -21:so 73:supp -40:symbol 23:the -40:there -20:thi 44:total -20:what 68:who
@tool=get_erc20_transfers -38:* 41:^for -28:^list -22:^the -36:^token -26:^who -40:a -22:all -30:are -33:be -42:call 23:chain
-25:coin 34:could -48:data 47:erc20 -28:first 60:flow 36:go 37:incom -21:inflow 24:into -23:it 38:last -27:left 25:link -27:may
-22:most -48:movement -26:native 40:need -40:of -59:one 52:only -20:our -40:out -25:own 36:payment -42:please -59:pull 44:read
43:rows -35:start -40:them 45:through -48:token -40:transf -58:transfer -49:wallet -20:want -39:who -38:with 29:you
@tool=get_etherscan_balance -8:* 34:do 47:own @tool=get_etherscan_contract_source -24:* 37:^show -73:^verify 30:and -47:at 27:compil
-70:contract -42:etherscan -32:fil 23:from -48:have -30:i 28:licence 23:me -33:my -42:our 26:point 27:proxy 23:rout 45:show
22:solidity 23:tell -34:the -44:verify 20:which -33:with @tool=get_etherscan_gas_oracle @~oracle -12:* 32:fast 25:normal
@tool=get_etherscan_token_transfers 58:* -39:^for 47:^newest 61:account -20:all 69:and -21:are 46:first 35:for 40:from 73:in
-36:incom 27:it 78:movement -50:need 55:of 57:on 63:one -68:only 71:out 59:pull -33:send 48:start -44:that 30:them -48:token 46:very
56:wallet 50:we 47:with @tool=get_etherscan_transactions 30:* -28:? 35:^show 34:^the 23:^transaction 38:ever 47:fee -24:ha -34:have
22:internal -20:ledg 29:list 21:made -29:me 25:need 22:of -35:one 23:please 23:sent 20:show 44:that 26:the 21:their 72:transaction
-33:up 22:with @tool=get_event_topic @~topic -15:* 24:^event 58:^topic0 -45:^what -40:an -32:argument 26:custom -21:data 23:filt
33:for -22:from -32:get 32:hash -53:here -29:i 24:in -60:mean 37:our -34:out 26:that -21:thi -30:topic -57:what @tool=get_exchange
43: 8:* 23:? 49:^how 51:^trust 51:^volume 23:biggest 55:bought -54:by -28:coingecko 26:country -46:doe -31:exchange 22:fee -43:from
40:how 21:i -38:id -31:kind 25:know -32:list -20:many 36:my -41:need 21:out -56:pair -31:people 33:score 62:still 23:them 55:today
40:trust 86:trustworthy 22:we -25:what 32:where -34:year @tool=get_exchange_markets -29: -30:* -27:? 31:^doe -66:^i -33:^list
-39:^market -34:^my 51:^perp 27:^which -24:are -21:ask -83:at -37:buy 41:can 32:doe -23:exchange -24:fee -38:in -23:like -22:look
-37:now -39:of -23:oi -30:open -25:or -51:over 25:pair 33:perp -28:perpetual -25:right -47:still -48:the 44:there -21:to -83:trad
33:trade 32:which -50:withdrawal @tool=get_exchange_tickers -23: -76:* -23:24h -32:? -30:^depth -66:^i 37:^pair -24:^trad
-41:^volume 20:^which -48:and -27:any -36:are -43:ask -50:at -55:bid -69:biggest -27:coingecko 30:depth 24:each -65:exchange
-26:from -38:how -51:i -35:id -34:it -28:level 22:most -22:of -21:on -22:please 24:price -23:spread -50:still -21:the -54:today
-37:trad 24:two -39:volume 36:way -32:what -29:with -23:would @tool=get_exchange_time 63: -43:* 51:? 22:^doe -37:^i -27:^my
-24:^show -28:^what 21:all -50:answer -45:api 76:clock 52:connect -33:did 44:doe 36:down -28:exchange 20:far 33:get -60:i 24:it
-47:key 52:now 41:off 24:or -23:ord 43:order 24:reject 27:say 47:serv -59:service -23:show 21:that -41:the 36:there 33:time 40:to
45:we 55:with 42:work 75:your @tool=get_exchange_volume_chart -41: 27:* 68:^how -36:^i 35:^my 34:^volume -59:^what 31:an -41:and
21:at 42:chart 57:did 63:do 32:exchange -56:for -44:futur 53:ha 49:how 36:if 28:in 86:it 35:like 38:my -66:need 38:of 71:thi -62:to
-62:today 30:trad -23:trader -34:turn 24:turnov 27:up -65:v 38:venue 33:we -24:what -46:with @tool=get_exchange_volume_chart_range
51: -8:* 62:^i -34:^my -39:^volume -32:chart -42:exchange 42:for -53:ha 37:i -28:my 61:need 64:quarter 23:that 34:the 27:thi 49:to
-28:today 40:trad 23:volume 23:wa -27:what 57:whole @tool=get_exchanges -26:* 26:^best -25:^i -47:^trust -21:^which -34:at 22:best
-34:biggest 35:country -67:first 50:found 41:from -26:have -36:i 31:in 45:kind 31:list 36:min -35:my 41:need 43:rank -21:rows
-29:score 44:should 22:spot -24:that 27:they -74:thi -21:trust 43:with 58:year @tool=get_exchanges_list -33: 6:* -28:? -35:^how
-20:^i -36:^which 34:all 45:and 25:clos 29:exchang 42:for 40:from 40:have -40:how 31:id -38:in -40:it 49:me -34:my -40:nam 40:name
-24:no 77:of 42:that 57:the 25:which 35:you @tool=get_fear_greed @~fear @~gre -8:* -50:? -25:^what -24:a 20:and -38:at -51:crypto
-31:fear -34:gre 20:how 21:index -46:it -31:news -22:now -28:people 59:scar -53:sentiment -29:the -20:thi 46:to 28:today
@tool=get_fee_history 44: -8:* -45:^fee 44:^i 54:a 39:and 34:base 37:dur -24:ga 21:i 56:newest 43:numb 28:our 31:paid 36:relay
31:the -37:time 38:tip -20:trend -26:tvl @tool=get_fees_overview -30:* -48:? -39:^holder 74:^protocol 33:^rank -42:^revenue 30:^top
-21:^which -30:^who -22:a 23:acros -40:and 47:by 53:crypto -30:doe -34:fee -39:have -76:it 26:most 32:not -87:on -31:paid 25:pay
-27:please 23:their 25:top -31:user -40:we -29:who @tool=get_first_prices @~first -16:* -28:^price 36:^since 22:been -24:old
-45:open 47:record @tool=get_function_selector @~function 44: 12:* 58:^selector -30:^the -31:a -33:an -23:and -49:be -43:behind
38:byt -24:byte -24:calldata -23:can -25:custom 36:data -23:do -40:doe -24:error 40:in 27:look -33:mean 40:method 28:not 56:of
56:our 48:please 40:revert 41:selector 31:text 37:the -28:thi 31:to -32:topic0 25:up -41:with -29:you @tool=get_funding_rate -32:*
-23:? 33:^fund -40:^long 26:a 32:at 29:current -28:did 39:for -33:from 33:fund -39:have -52:long 39:margin 63:next 39:of -56:oi
-39:on -32:open -33:or -32:pay -37:perp 23:perpetual -39:rate -41:ratio 91:there 67:v @tool=get_funding_rate_history 15:* -33:^i
28:did 44:ha 54:have 24:history 34:i 37:it 43:late 45:long 59:m -41:me 39:one 31:paid 61:pay 29:payment 30:perp 55:rat -24:rate
57:swap 35:there @tool=get_gainers_losers @~gainer @~loser 56: 8:* 39:^best 28:^biggest -29:^i -21:^top 26:among 38:best -20:biggest
-35:did 23:for 33:gainer -33:how -43:i 22:market 29:pump -28:top @tool=get_gas_overview 16:* -23:^cheapest 83:^ga -22:^how 32:^the
-38:^where -30:and -25:are -24:chain -23:cheapest 32:coin 30:compar -54:did -38:doe -26:each 96:ga -26:get -25:have -44:l2 52:like
-30:much -25:my -49:near -20:network -51:nod 21:now 20:of -48:one 44:or -22:our -45:pay 24:pl 29:plain 43:please 33:present -46:pric
59:price 41:rn -50:sat -23:simple -33:so 37:some -58:station -29:them -58:there -29:they -25:transaction 26:tx -22:use -48:vb
-36:where -32:why 45:would @tool=get_gas_price -34: -43:* 47:^how -40:^price -34:^what 45:a -25:and 39:at -36:contract -35:current
-29:did 32:doe -20:for -72:ga 22:high 44:how 30:l2 -39:like 32:moment 37:much -40:of 35:on -57:pay -43:please -75:price -24:rn
55:send -25:the 73:there -25:tvl 43:tx 28:use 21:we -26:what -34:would @tool=get_global_defi 41:^defi -41:^i -58:^market 60:a
-40:all -53:big 33:coin 22:coingecko 72:defi 22:doe 32:for 32:it 56:large -56:now 59:of -22:old 33:one 23:per 64:share 21:the
@tool=get_global_market_cap_chart @~cap 30: -28:* 24:? -25:^chart 26:^how -24:^market -46:all -53:and 42:beginn -44:coin 39:develop
-50:for 35:ha 22:how -64:in -76:of 27:our 24:over 39:since 20:to 26:token 37:value -58:volume 29:want 36:whole
@tool=get_global_stats 28:* 38:^dominance -61:^market 64:^total -46:a 32:and 48:big 20:by -29:cap 22:crypto 26:day -64:defi -31:doe
72:dominance 51:for -38:ha 58:in 50:it -40:large -23:many 50:mcap -57:most 29:no 60:now -31:one -31:price -64:share 26:these -33:top
49:volume @tool=get_goplus_supported_chains @~goplu 33: 15:* 27:before 24:chain 22:check 31:collection 36:for 44:goplu 38:it 26:know
28:my 25:network 23:token @tool=get_hacks @~hack -10:* -27:^did 35:^latest 31:^what -35:^when 27:a -27:before -33:did -32:get 33:got
-34:how 29:last 27:late 35:latest -31:much 34:one -30:protocol -21:rais 28:recent 33:report -20:still 28:stolen -33:thi -27:vault
22:what -34:when 33:which @tool=get_historical_prices 63:* 49:^and 58:^at -27:^block 56:^for -38:^i -21:^in 98:^price -34:^the
-25:^what -40:^when -26:advis -31:am 40:and 40:ask 83:at -29:between -26:block -47:coin -21:contract -40:date 32:day -44:defillama
24:did -36:doe -30:end -30:from 22:fund 41:got -44:have -42:hold -44:i 39:inheritance 27:into -21:list 23:mine 22:my -44:nearest
-25:now -21:numb 67:of 28:on -32:only 38:open 69:price -37:record -28:since 33:so 31:sold -20:tax 104:that 34:them 36:then -25:there
-28:thi 56:time -20:timestamp -20:to -29:token 22:two -25:valuation 24:value 24:wa -31:want 48:were 36:when -22:which
@tool=get_internal_transactions @~internal -41:* 24:? -29:^did 26:^how 53:^in 21:^internal -36:^my -43:^show -37:^which -31:a -31:by
-31:do 67:exploit 23:how 62:in 24:inside -22:like 33:make 45:much -43:my -34:of -51:our 27:see -48:show 23:that -51:trace 54:tx
47:value 23:who @tool=get_jup_price -10:* 42:? 27:^what 45:and 33:doe 27:e 34:liquidity -36:on 39:pool 29:to @tool=get_jup_quote
@~quote -17:* 73:^if -29:^price 58:^quote 35:all -22:can 49:coin 32:com 24:do -47:every 21:for 25:get 40:give 58:if -35:into -34:my
-40:no -23:pay -30:pippin 45:please -27:pool 53:quote 30:route 29:them -26:thi 21:through 35:to @tool=get_kalshi_event 52:* 25:?
-29:^how 33:^imp 50:^odd 28:^show -35:^what 48:^which 31:and 25:are 38:do 31:every 23:for -52:from -25:how 32:imp 24:in 65:odd
40:open 21:price 44:sery -25:settl 26:show 60:strik 57:strike 28:the -43:tick 45:which @tool=get_kalshi_exchange_status @~statu 23:*
26:? -24:^how 52:^i 59:at -26:exchange 30:for -35:hour -20:how 40:i 51:moment 32:morn -40:of 34:one 40:order 22:right 35:thi 28:trad
37:trade -20:work @tool=get_kalshi_market 69:* 75:? 59:^ha 44:^how 40:^last -46:^odd 74:^price 22:^the 32:and 38:at -33:bid
38:chance 44:did -30:for 81:from 30:give 54:ha 28:how -33:in 36:it 34:last 30:like 21:look -45:manifold -23:market -24:no -51:odd
82:price 21:probability 56:resolv 42:resolve -24:since 22:that 95:tick 45:volume 41:wa -32:want 31:ye @tool=get_kalshi_orderbook 21:
17:* 55:? 35:^best -25:^bid 38:^cheapest 27:^i -39:^price -29:^what 28:^who 53:a -31:and 69:at 25:best 46:book 51:can 38:cheapest
40:contract -49:each 38:for 28:how 89:i -62:last 45:market 73:no 27:now -58:of 56:on 25:one 67:please -31:print 37:right 66:thi
24:thick 63:to 62:want 37:what 27:who -49:ye @tool=get_kalshi_price 24: -53:* -48:? 25:^best 26:^last 67:^price -30:^what -62:a
-41:and -26:are 27:ask -53:at 25:best -40:can -25:cent -25:contract -28:each -59:for -23:how -48:i 22:last -36:lowest -58:no -23:of
-39:on -49:please 56:price -36:right -72:sell -53:thi 33:to 30:want -46:what -33:who @tool=get_kalshi_price_history -38: -73:* -72:?
47:^chart -30:^how -39:^last -45:^price -27:^what -54:and -47:at 21:budget 21:chance 35:chart 39:contract -34:did -28:doe 20:for
-24:give -22:ha -38:how -26:it -36:last 25:market -25:moment -43:mov -31:on 45:one -68:price -28:see -32:to -47:volume -33:want
-58:what -45:who -41:ye @tool=get_kalshi_series @~sery -7:* -26:^how -80:^settl -29:^what -53:already 25:and -48:at -48:did 24:event
55:list -21:market 49:of 39:on -23:open 31:or 39:please -50:resolve 39:rul 22:run -20:since 45:the -22:they @tool=get_kalshi_trades
-23:* -28:? -37:^i 30:^last -21:^price 37:^tape -35:at 26:contract -21:did -32:i 27:last -38:moment -34:of -29:price 60:print
37:tape -28:what -54:ye @tool=get_logs -44:* -48:^event 22:^raw -25:^topic0 32:contract -32:event -44:log -27:of -29:on 20:our
-38:pl 21:raw -37:show -23:the @tool=get_multi_pools 25:* 55:24h 31:? 37:^compare 28:^liquidity 68:^pool 30:^price 45:and -35:chain
-24:coin 47:compare 24:day 44:each 36:give 60:i -33:in -22:know -26:like 72:liquidity 36:me -21:my 26:now 36:of 41:on -21:please
54:price 28:provide 46:tell 41:that -40:these 65:today -52:token 25:up 59:volume 53:what 29:with @tool=get_multi_token_pairs -10:*
-40:^all 41:a -24:all -30:and -46:are -27:both -21:chain -27:coin -23:for 25:go 23:liquidity 28:list -43:me 20:mint 23:my -32:of
-22:on 46:pool -27:price 49:single 62:their 26:token 39:top -28:trad 23:with @tool=get_multi_tokens 9:* -49:^decimal -22:^how 35:^i
26:address 51:and 48:both 62:decimal 20:for 26:from 22:geckoterminal 28:ha 27:in 20:includ 26:liquidity 43:me 23:network -32:our
44:tell 33:these 48:token @tool=get_native_balance @~native -28: 10:* 26:? 55:^balance -42:^ga 23:^how -49:^i 46:^my 26:^which
-23:^who -65:a 40:addres -30:and 33:at 23:balance 38:can -53:chain -60:coin 24:cold -38:day 23:do 41:doe -26:end -36:for -36:ga
63:ha 30:have 56:held -61:hi -49:hold 43:many 28:me 30:moment -25:must 40:my 43:name -65:native -39:need -24:numb 41:on 45:or
-39:please 26:sitt 26:some 41:tell -35:that -83:there 37:thi 43:today -37:token -34:wallet 49:which -24:who 35:you
@tool=get_networks -8:* -26:decentralis 36:e -24:exchang 30:geckoterminal 21:give 21:have 30:id 25:it 38:need -25:thi
@tool=get_new_coins -19:* -31:^coin -23:^what 47:add 21:coingecko 37:did 22:fresh -37:of 48:recent -33:that -21:what 23:which
@tool=get_new_pools -9:* -31:^show -24:at -32:chain 39:if -24:it 51:just -25:list 20:newest 39:now 31:on 32:pool -22:show -22:trad
@tool=get_nft 24: 16:* 41:? 45:^compare -59:^doe 49:^floor 61:^i -31:^list -21:^rarity -21:^show 41:^the 63:^what -37:^which
-90:^who 51:all 21:an -50:and -28:ape 79:are 77:ath -44:be -72:by 21:call 66:cap -38:coin -39:coingecko 52:cost 22:different -46:do
-40:doe -28:down 65:each 52:ever 23:every 27:far 21:floor -26:go -29:got -64:have -36:he 27:high -35:highest 24:how -31:id -46:if
48:in 20:it 40:jpeg -41:list 21:many 72:market -52:marketplace 22:mcap -24:me 30:member -34:mine -42:mint 36:much -23:next -50:not
-36:now -63:numb -41:of -20:on -55:only -43:own -45:owner -88:penguin 70:piec 49:pl 23:please -86:price -31:project -71:rank
-52:rarity -55:right -38:sal -43:sale -27:say -21:show -45:side -26:since 31:still 43:that 38:them 52:there 54:they 37:time 48:trad
-39:up 48:v -62:volume 63:wa 30:want 62:what -40:when -21:which -87:who -38:with -53:would -25:ye -39:you @tool=get_nft_by_contract
21: -37:^a -20:^all 53:^collection -25:^contract -31:^which -21:all 49:am 24:and -24:are 26:at -42:ath -29:by 37:cap 25:cheapest
-31:check -24:coingecko -27:erc721 28:for 36:go 21:have 26:how 40:jpeg 31:market 21:my 20:numb -28:only -24:own 44:owner -21:penguin
-22:price 71:sal -25:still 21:tell 32:volume -28:which -30:with @tool=get_nft_holdings @~holding 32: -12:* 21:? -22:^i -22:^show
-22:^what 37:all -30:collection 22:could -21:count -36:each -25:i 31:in 54:inventory -28:item 65:jpeg -50:know 45:me -36:mint -29:of
-27:one -25:only 20:pictur -23:rows 28:see -25:show -25:so 20:spam 22:thi 36:to 34:wa -24:we -32:what 37:without
@tool=get_nft_market_chart -47:? 55:^chart 22:^for -32:^how -20:^i -44:^what 31:a 47:an -35:are -22:at 57:bought 28:by -31:cap
56:chart 26:cheapest -24:coin -36:develop 37:do -36:far 21:ha 23:have 34:he 46:history 27:how 36:i 36:in 47:many -36:market
-23:marketplace 66:mint -34:much 37:need -42:now 34:or 32:price 54:project 34:see 48:since 21:the -29:them -25:time -39:trad 42:up
-38:v -55:volume -65:wa 52:we -53:what 33:you @tool=get_nft_markets -35:* -35:^floor -23:^for -20:a -38:an 36:and 38:are -30:at
49:by -62:cap -37:coin -41:coingecko -25:collection -24:contract -20:have -20:i -59:id -22:in -46:jpeg -41:largest -28:market -21:me
-23:mint -36:most -27:need -28:nft 68:numb -21:over -36:own 52:owner -59:price -21:project 20:rows -39:still -32:the 63:there
-33:thi -28:today 38:too -23:trad 66:v -25:value 39:w -25:with @tool=get_nft_security 34:* 46:^could -23:^doe 61:^how 33:^i 37:^show
-33:^what -29:^which 44:^who 45:any 27:ape 25:are 23:back 85:been 79:burn 36:could -33:did -28:doe 26:fake -38:floor -37:for
-28:given -35:ha 47:have 52:how 30:i -48:if -30:in 55:legit 34:look 34:made 78:many 28:may -33:mint -49:new 27:nft 55:own -34:page
34:real 21:sell 29:show 27:so 22:team 37:them -54:there 69:these 26:thi 66:those 51:token 35:transfer 31:verify -37:what -53:which
59:who 36:whoev -51:would -44:you @tool=get_nft_tickers -26: 28:* -44:^compare -55:^floor 66:^i -74:^list 52:^volume 44:^what 38:and
-28:are 22:blur 56:buy -26:by 51:cheap -28:coingecko -23:doe -30:floor 40:for -29:high 60:i -30:id 50:in 60:it 97:keep 56:like
-71:list 54:lowest -28:market 75:marketplace 58:moment 30:my -30:on 112:one 25:or 30:please 41:price -27:sale 36:so -41:still
76:that 22:the 49:them 46:to -34:today 24:v 43:volume 65:wa 55:what 29:where -23:which -54:with 54:you @tool=get_nfts 29: 8:*
-25:^collection -46:^floor 33:^list -24:^nft -29:^on -29:^show 33:^which -25:a -57:all 50:by 47:cap 48:coin 22:contract 31:count
-26:doe -20:every 25:have 53:highest -28:hold 55:id -21:item 37:market -29:member 65:most 38:native 34:need -25:on -27:one 23:over
22:own -24:please 39:price 27:project -28:show 32:the 35:their -53:today 39:top -21:track 23:trad 34:up -28:w -23:want 49:with
@tool=get_nfts_for_owner @~for 25: 4:* 70:^doe -22:^how -65:^i -32:^nft 56:^show 22:^what 32:all -30:and -28:anyth -31:are -43:be
20:daught -21:erc721 -21:for -34:from -44:he -22:how -25:i 41:in 59:jpeg 44:just 66:keep 48:me -37:mint -30:name -20:on -31:only
-25:own 39:say 27:see 24:she 51:show 37:sit 34:them -33:which 26:without -43:would @tool=get_ohlcv -58:* 27:^need -34:^on
-29:^volume -25:and 30:bar -57:chart -22:for 35:from -42:high -43:i -48:it -35:last -41:low 26:need -22:of -44:on -58:open 41:perp
27:them -26:tick -58:to -32:volume -58:want @tool=get_onchain_token_price @~onchain -25: 24:* -46:? -23:^current 50:^dex 62:^on
-28:^pool 49:^what 21:a 46:are 34:at 55:chain -31:day 40:dex -63:did -38:do 78:doe 63:for -29:geckoterminal -56:i -33:liquidity
-26:my 31:on -30:or -35:please -21:pool -37:pric 93:say 29:their -28:to 32:token 31:trade -21:up -28:volume 36:what -26:which
44:worth @tool=get_open_interest -42:* -32:^how 22:^oi -48:^perp 37:and 23:are -34:bet 32:by 42:contract -42:from -33:fund -26:how
-57:i 22:in -31:it -44:leverage 37:many -69:margin -53:much -29:my -35:now -35:of 28:oi -42:on -71:perp 61:perpetual 43:please
-39:right -73:there -57:to 20:v -36:want @tool=get_open_interest_overview 16:* 61:? -38:^open -25:a 38:and 30:at 31:chain 33:change
49:dex -25:doe 38:ha -22:interest 35:it 38:lead 33:most 28:oi 26:onchain 41:or 45:perp -34:please 24:position 34:togeth 27:value
39:venu -20:venue 25:which 41:who @tool=get_options_by_chain -5:* -25:? -29:^how 23:^notional 36:^option -49:all 24:biggest -32:by
-43:dex -31:for -30:how -36:much 34:one 37:only 23:our 32:to -22:trad 42:turnov -36:venue -24:wa @tool=get_options_overview 5:*
34:^on -20:^put 58:all 55:by 52:chain -20:dex -33:l2 -31:one -24:only -33:over -32:there -30:to 25:venue -20:wa -22:ye
@tool=get_options_protocol 30:? 34:^ -33:^for 39:^i -22:^open -29:^option -23:^what 38:a -59:all -63:and -61:by -73:chain
-22:derivativ 37:dex -21:did 39:from 23:i -36:into 42:it -26:l2 60:lend 25:much -39:next -22:on -24:one -28:only -21:open -44:our
28:over -56:per 44:platform -26:premium -50:protocol 23:that -41:them 28:there 29:to -41:turnov -34:venu -24:volume 58:wa -23:what
@tool=get_orderbook 21: -63:* -38:? 27:^book 39:^depth -30:^on 23:^show -26:^the -88:^what 50:^which -52:a 36:are -44:at -28:book
-46:both -65:buy 35:could -61:deep -97:did 33:each -66:exact 24:exchange -51:for 34:how 41:if 40:in -27:it -39:level -87:like
-85:look 31:mov 25:much -48:now 51:offer -26:on -40:ord 52:over -29:pair 41:perpetual 28:pl -40:print 46:rest 62:sell -48:show
29:side 33:spot 30:that -42:the 72:there -82:what 48:which -33:with @tool=get_perp_account -48: 33:* 22:^am 77:^fund 22:^liquidation
-40:^my -33:^the 20:^where -60:account -29:addres 45:am 79:been 20:close -46:entry 46:far 34:from 72:fund 28:get 75:ha 72:liq
38:liquidat 63:long -27:los 80:margin 34:my -26:of 29:on -34:open -43:order 67:pay 61:perp 47:price -27:put -34:short -20:still
-44:stop -72:there -45:today -25:v -23:wa 20:whale -40:what 29:with @tool=get_perp_candles @~candl 29: -35:* -29:^fund 23:^open 24:a
20:and -38:bar -21:from -36:fund -33:mid -25:need -24:pay -21:perp 33:perpetual 26:pric -20:the -21:them @tool=get_perp_fills @~fill
-44: -8:* -24:^how 74:^the -22:^what -32:can 66:fill -20:how -23:much -26:not -37:order 33:paid -30:pay -33:perp 40:sub 24:that
-20:to -22:trad -21:what -32:with @tool=get_perp_funding_history -43:* -74:^fund -39:^how 40:^what -28:by -37:did 62:do -43:fee
26:from -59:fund -73:ha -37:how -43:in -62:long -44:much -84:my 32:on -49:pay -23:position -38:rn 61:short 28:since -41:to 36:what
@tool=get_perp_markets -9:* -38:^my 20:all 32:and 40:can -24:do 21:i -21:it 34:leverage 23:list -24:market 30:max -31:my -27:pay
-23:pric -24:short -22:spot -24:today @tool=get_perp_mids @~mid -40:* -42:^what 42:against -33:and -50:ask -42:between -47:bid
44:check -41:i -42:if -20:look -45:market 41:mid -31:on 40:our 30:pric -56:spot -23:the 43:wa -37:what @tool=get_perp_open_orders
-50: -19:* -21:? -36:^account -32:^any 39:^open -43:^show 31:^what -24:^which -30:and 22:did 38:do -61:fill -47:got -33:ha 27:have
26:i -54:in 26:look -24:mine -32:of -24:our -24:perp -42:position -40:show -21:sub -52:the -44:with -21:you @tool=get_perp_orderbook
-34:* -30:? -30:^bid 46:^i -20:and -45:ask -25:bid -68:book -23:contract -41:if -83:l2 -24:last 27:look -62:on 45:orderbook 62:perp
24:short 36:spot 28:that 30:the 38:thick 52:trad @tool=get_polymarket_activity -46: 31:* -24:^ha -38:^i 44:^trad 32:^what 27:^which
-52:a -36:account 37:been 71:buy 36:cash 23:copy 41:did -23:guy 52:ha -26:have 36:he -27:i -25:late -29:made 57:on -25:one -22:out
-26:politic 33:recent -22:settl -27:that 25:the -24:to 32:trad 41:trade -23:up -23:volume 43:what 21:which -51:with 29:you
@tool=get_polymarket_closed_positions @~clos 30: 3:* 29:^am 37:^clos -36:^did 41:^how 52:^my -23:^show 26:am -28:and 20:bet
-26:biggest -32:cash 34:clos 27:did 21:do -21:doe 29:down 23:earn 34:far -21:from -32:ha 22:how -26:in 28:list 35:los 23:made
-38:market 24:much -34:now -33:open 50:or 52:out 23:paid -40:please 28:profit 32:realis -23:shar -21:show 31:so -27:them 23:up
-28:win 31:with 31:won -23:would @tool=get_polymarket_event 35:* -41:? 61:^all -26:^odd -27:^what 32:^which 29:a 61:all 23:are
-34:at -29:chance -25:decemb 30:market 30:me 27:my -20:of 37:one 30:open 46:please 24:pric 38:the 39:their 38:there -35:what
31:which 61:with @tool=get_polymarket_holders 16:* 28:? 27:^biggest 21:^which 25:^who 22:account 23:are -24:bag -21:bet 22:biggest
-53:for 46:in -32:it 66:most 41:no 36:one -33:own -31:pl 47:shar 24:side 31:the -31:trad 20:which 25:who
@tool=get_polymarket_leaderboard @~leaderboard 21: -55:* 24:? -21:^did -26:^my -63:^trad 27:^which -31:^who -33:a 35:account 25:all
-49:are -61:best 33:biggest 32:crypto -23:did 32:for 35:have 30:in 54:made 21:market 24:money 61:most -37:my -55:of -61:on 56:only
38:politic -24:profit -24:realis 35:since 66:sport -25:the 30:time -21:today -36:top -37:trader 68:volume -24:what 24:which -31:win
@tool=get_polymarket_market 55: -17:* -28:^my 26:^odd 21:^what -45:all -22:are -21:bet 49:chance -22:condition -30:cut -27:decemb
33:give -21:in 37:it -21:no -27:people -34:please -30:there 26:volume @tool=get_polymarket_midpoint @~midpoint 7:* -51:^best
-44:^bid 52:^mid 63:^midpoint 38:^price -32:at -21:best 43:between -46:bid 25:could 45:exact 31:in -50:it 37:market 41:me 64:mid
57:of 34:price -31:right 45:tell -38:thi -53:token 25:what 69:ye 37:you @tool=get_polymarket_orderbook -21: 17:* 41:^best 41:^bid
-21:^book -51:^midpoint 42:and 53:bid 58:buy 58:cheapest -40:clos 50:condition 65:for 39:i 42:it -38:market 37:midpoint 58:now
-54:of -42:off 41:offer 34:on -28:ord 33:outcome 59:right 32:thi 63:token @tool=get_polymarket_positions 18:* 76:^my 24:^open
24:^position 39:^show 29:^the -59:^which -27:all 30:am 62:bet -25:clos -32:copy 41:cost 33:do -22:doe 52:down -21:event 39:guy 37:he
-21:in -42:it 22:list -28:most 55:my 31:now 43:of -41:old 27:open 30:or -23:our -51:out -32:people 55:please 34:position -23:run
-30:search -24:settl 37:show -25:there 23:thi -38:togeth -34:tonight 29:trad 61:up -26:what 28:with @tool=get_polymarket_price -24:
6:* -25:^bid -21:^i 23:^price 48:^what -50:and -25:any -30:ask -46:buy 34:cent -34:cheapest -48:condition -60:could -41:for
22:highest -22:in -29:it -31:lowest -21:me -47:midpoint 58:no -29:off 39:on 34:outcome 77:pay -24:right 25:second -55:sell
30:somebody 35:th -22:that -27:the 37:what 72:would -33:you @tool=get_polymarket_price_history -26:* 20:? 35:^what -31:and 32:are
-31:condition -33:history -22:i -25:price 49:th 28:that -48:trad 54:wa -26:want 29:what @tool=get_polymarket_trades 5:* -31:^how
-28:^i -36:^my 67:^trad -40:^what 50:a -29:about 26:and -22:are -46:been -21:best 28:bought -47:buy 22:by 24:clos 24:company
22:condition -30:do 75:event -22:for 22:guy -51:ha -26:i 25:latest 30:look 55:me -29:most -22:much 24:my 23:one 54:open 63:settl
-25:shar 23:sid 21:that 31:the -33:there -31:today 41:trader -35:what -24:who 37:with -29:you @tool=get_polymarket_value @~value 3:*
22:^what 51:all -37:and 24:are -27:bet -34:clos -23:money 50:togeth 25:total 28:worth @tool=get_pool_info 52:* -21:? 33:^pool 28:a
34:about 45:description 34:for 24:ha -37:how -21:i 71:in 73:it 22:kind 32:me 24:my 29:of 21:our 42:pool 53:pric 73:somebody -22:tell
53:the 43:to 70:token -20:which @tool=get_pool_ohlcv -10:* 29:^candl 48:^chart -69:^pool -54:a -51:and 28:are 26:bar 40:chart 21:i
-24:in -35:it -35:liquidity 53:my -34:need 32:our 27:pair 24:pl 44:please -23:pool 26:pric -58:price 23:quote -44:the -34:them
-45:token -35:trad @tool=get_pool_trades -5:* -30:? 38:^give 34:^how -64:^pool 31:^the 24:^trad -28:^where 32:^who 43:amount -31:and
53:been -23:by -24:doe 40:every 33:from 32:give 28:ha -24:live 21:more 35:much -22:or -35:pric 27:sell -33:somebody 22:that 53:there
-32:token 32:trad 56:v 32:went -26:where 28:who @tool=get_pools -32:* 54:24h -48:? -46:^busiest 34:^on 32:^top 49:a -34:and -32:at
35:beginn -46:busiest 59:day -21:decentralis -52:each -22:every -21:exchang -38:for -41:from -48:ha -21:into -42:it 33:like 28:look
62:most -40:my -22:new -27:numb -23:of -21:once -41:one 34:people 31:pl 40:rank 41:rows 38:see 29:thi 22:to 24:top 26:trade
33:turnov -38:venu 21:volume 34:you @tool=get_pools_by_address 48: 29:* -24:24h 41:? 39:^by 26:^pool 32:^price 27:^volume 48:^what
-44:^which -26:about 21:aft -25:are -38:can 62:deep 66:did 33:fee -40:for 28:how -20:inside 36:it -25:lp 36:many 23:money -32:most
71:move 22:my 49:our 54:pair 33:percent 60:price 31:reserve -35:see 35:since 27:that 52:the -29:trade 41:treasury -55:volume 25:what
-23:which -35:with 41:yield @tool=get_pools_by_dex -45:* -61:24h 69:^busiest -38:^dex 25:^on -45:^pool -36:^volume -21:^which
64:busiest -37:by -26:can 34:exchange -45:i -29:id -20:liquidity -23:list 51:new 46:numb 76:one -42:pl -26:pool -25:rank 22:since
-37:to 31:trad -32:v -52:volume 26:we @tool=get_prediction_market 22:? -29:^all 33:^at -26:^chance -24:^ha 60:^how -37:^odd 30:^when
22:^which -34:^will -27:all 46:already 50:and 46:at 39:been 27:bet 29:clos -52:cut -33:decemb 50:did -28:each -35:for 26:he 60:how
-32:imp -27:left 38:made -47:manifold 31:mean 46:much -28:need 37:now -57:odd 30:open 22:outcom 22:per -34:please -28:resolv
54:resolve 23:right -32:say -30:their -34:time 32:to 28:today 46:volume 30:wa 48:what 28:when 38:which -29:will -45:with -34:ye
@tool=get_prediction_orderbook 33:* 46:? 34:^book 63:^cheapest -23:^how 24:^on -24:^ord 39:a 35:at 65:book 62:can 63:cheapest
56:could -26:deep 28:for -29:holder -33:how 32:i -23:it 40:last 25:market -22:me -23:mov 59:no 39:now 81:on -23:outcome -47:please
-62:put 45:right 56:sell -21:show -24:spread 59:thi -20:thick -32:to -35:token -46:want 27:way 39:what -21:with 32:ye
@tool=get_prediction_price -44: -49:* -30:? -35:^best -22:^chance -26:^cheapest -21:^did -25:^i -23:^odd 56:^price -26:^put -45:^the
47:^which -22:^who 38:^ye -38:best -30:buy 33:by -36:can 31:cent -52:cheapest -54:could -23:did -23:doe -33:for 39:get 41:if -40:it
51:lowest 35:many 25:my -56:no -21:odd -23:on 30:outcome -67:pay -31:please -26:prediction 22:price -31:put -57:right -57:sell
38:shar 56:th -33:we 39:which -21:who -35:would 29:ye @tool=get_prediction_price_history -22:^chance 34:^for -23:^odd -23:^price
20:an 21:between 29:chance -20:do -26:doe -26:down 26:election 36:first 23:from 46:ha 22:how -25:it -28:manifold -31:many 23:me
26:morn 70:mov 41:move -27:much 37:probability 46:see 36:show 22:since 32:the 28:to -24:today 38:up 34:wa 38:want 41:who 20:ye
@tool=get_prediction_trades 7:* -21:? 72:^print -25:^show 47:^the -23:^what -29:^which -26:did -22:for -35:he -20:it 22:last 32:late
41:latest -30:old 84:print -28:tape 24:the 22:trad -28:which @tool=get_price -53: 55:* -32:^coingecko -27:^compare 25:^convert
40:^could -40:^for -21:^give 62:^ha 61:^i 28:^in 50:^market -23:^my -34:^our -62:^v 32:a -21:against -53:all -56:am -33:and -53:are
-58:at 39:be -43:by 49:cent -27:change -27:coin -45:coingecko -27:compare 25:convert 31:cost -40:could -51:crypto -31:currency
-72:do 37:doe -32:dominance 36:down 78:from 37:give 54:go 30:gone 38:ha -41:have -29:hold 36:i -26:id -38:if 30:it 48:kind -27:know
-40:last 41:like 21:many -97:mcap 47:me -22:moment -43:money -22:mov -61:move 26:much -39:my 85:now -33:of -40:on 25:one -21:only
-66:or -32:our -28:over -61:percent 23:pl -42:price -31:quot -23:quote 80:rate 98:right -58:set 46:should -46:show 65:since 85:still
80:tell -34:that 34:them -21:there 34:these -22:they -28:thi -26:time 35:und -68:up -77:v -28:vol -21:want -21:where -34:which
-45:with 57:worth 31:would @tool=get_price_chart -12:* -46:^and 22:^clos -22:^for 29:^give -51:^ha -30:^how -27:^in 24:^please
71:^pric -52:^price -65:^the 44:^what 36:a -49:against -41:and -20:any 44:at -58:bought -20:contract 56:cost 55:did -20:do -34:down
27:fine 54:for 51:from -22:gone -26:ha 51:history 40:hold -29:id -21:in 28:it -32:mov -24:move 34:my 54:now -42:on 58:only -34:open
46:our 28:point 39:pric -57:price -25:since -67:that -20:the -38:today 63:v 35:what -27:year @tool=get_price_percentage_change
@~change @~percentage 31: 3:* -28:? 29:^did -43:^ha 66:^i -66:^price 28:^the 60:^what 33:^which -30:addres -32:all -51:and -29:any
-30:been -22:before 61:bett 37:between -35:bought -33:by 24:cent 27:coin 34:compare -23:develop -27:dex -25:did 35:do -43:down
-30:exploit 44:far -33:floor -55:from -72:go -24:gone 26:holder -27:i -27:if -95:it 42:know 25:look -27:many 26:me -46:mov -29:much
-28:my 33:of -20:only 34:over -31:percent -23:pric -55:price -24:probability 34:return -33:see -28:show -114:since 32:tell 21:they
-31:thi -44:time 45:token -29:transaction 55:two -26:up 35:v -67:wa -43:week 82:what 37:wheth -41:worth -41:your
@tool=get_protocol_fees -71: -24:* -39:^fee -26:^for 23:^holder -44:^protocol 78:^revenue -50:aft 43:against 51:all 28:app -26:bot
-41:by 26:chain 24:did -47:do -25:got 47:have 30:in 44:it 52:itself -60:keep -28:kept -36:lie 30:list 49:made 45:make 29:month
23:more -34:most -33:my 30:need 48:no -43:now -51:one 35:only 24:our -36:pay -27:profit -22:revenue -27:sandwich 40:share -58:that
44:to -64:v -66:wa -27:want @tool=get_protocol_tvl 54: -8:* 40:? 42:^did -31:^fee 31:^the -31:^tvl -27:^what 24:^when -22:^who 55:a
29:big 24:compare -44:dao 65:deposit 29:did -59:fee 40:get -33:have -23:i 30:it 49:just 93:lend 48:lie 31:market 29:me -28:moment
20:now -60:numb 24:of -24:one 38:present -21:price 38:project 80:protocol 38:saving -21:stak 40:tell 28:today 37:total 23:wa
-33:wallet 38:we 27:what @tool=get_pyth_price -51:* -25:? 44:^price -48:^pyth -40:and -38:apple -48:at -27:doe -21:for -21:have
-24:in 20:it 34:now -20:of 24:one 25:oracle 24:please -27:price -27:pyth -45:second 22:that -35:thi -23:which
@tool=get_pyth_price_at -34: -3:* 59:^doe -37:^price 46:^pyth 53:a -35:against -32:at 34:confidence 60:for 45:have 29:i -32:of
48:print 51:pyth -38:say 83:stock 60:that 22:the -45:thi -21:time 26:very -20:which 36:with @tool=get_raises @~rais -26:*
-28:^latest -33:^who 27:a -45:are 29:for 44:got -55:hack 33:invest 63:investor -58:latest 40:lead -23:led -41:of -41:project 31:that
-32:them 37:where -31:who 30:with @tool=get_recent_trades -43: -20:* -36:^fill -43:^on -32:^the 28:^trad 55:^who 41:are -31:buy
-31:by -36:form -28:from 34:give 30:it 35:last 38:list 33:look -48:market -27:my -39:of 44:or 52:perp 30:please 39:recent 51:right
28:sal 41:sell -34:side 22:still -38:tak 29:time -26:v 54:who -47:with @tool=get_recently_updated_tokens @~updat -5:* 23:fresh
@tool=get_rugcheck_new -30:^rugcheck 30:^which -58:^who -38:are 32:at 23:by 41:can -20:for 27:ha 22:just 31:last -30:launch 20:list
27:made -21:me 35:mint -32:most -27:now -28:of -27:one 22:our -43:report 27:rugcheck 48:seen 45:still 48:them -37:there 25:they
-25:thi -32:today 27:token 28:up -31:verify -35:vot 21:who @tool=get_rugcheck_recent -22: -25:* -22:^which 27:are -25:for -21:got
-30:last -27:me 22:most 28:read -34:recent 36:view -21:vot @tool=get_rugcheck_report @~report 37:* 21:^how 25:^what -23:authority
53:been 48:burn 20:can 35:ha 32:lp 24:me 35:much 22:new 21:now 27:of 26:pair 23:report 28:share 45:someone 25:supp 33:thi -27:wa
24:what 28:with @tool=get_rugcheck_summary @~summary 22:* 37:^rugcheck 20:a 34:bought 33:coin 39:for 54:launch 30:me 41:memecoin
33:now 51:risk 23:safe 20:score 33:short 33:someone 54:thi -27:which @tool=get_rugcheck_trending -16:* -44:and -32:at -27:last
-21:look -24:rugcheck 33:today -26:token 25:vot @tool=get_rugcheck_verified 8:* 45:and -34:are -21:i 22:only -29:seen -35:there
21:verification 29:verify -22:which @tool=get_sol_account -47:* -29:^a -27:^my -21:a -40:account 40:data 24:dev -28:did -39:hi
-30:left -35:my -21:on -28:phantom -31:please -30:show 20:still -49:that -34:there -26:to -29:transaction -30:user
@tool=get_sol_balance 40:? 22:^could -23:^how 56:^in -28:account -20:all 49:am -29:and 22:balance 22:could 26:did 36:do 39:empty
-20:ha 26:have -48:into 23:it -58:lamport 37:left -38:list 41:me 35:now -29:on 31:show 28:tell -35:to -75:token -29:wallet 38:where
-53:which @tool=get_sol_block_time -29: 10:* -25:^how 21:^i -22:^when -29:first 24:have -23:how -29:it 41:log 57:made 32:my
-21:produc 69:slot 30:time 36:timestamp 44:where @tool=get_sol_largest_accounts @~largest 4:* -34:? 23:^account 28:^biggest 35:^how
-28:^i -29:^on 24:^token -25:^which 53:account -32:and 25:chain 29:coin -33:everyth 48:fattest 71:from 30:how -29:i -27:it 35:many
42:of -26:phantom 49:straight -29:supp 30:the -22:thi -21:to 53:top @tool=get_sol_network 27:* 32:? -68:^block -35:^how 74:^i
41:again 23:at -52:block 29:current -40:far -45:for -41:height -32:how 48:i 32:in 47:it -20:last -39:next 42:node -38:our 36:per
40:second 46:still 44:that 48:today 27:transaction 45:version 38:which @tool=get_sol_priority_fees -71:^i -27:and 27:get -23:i
-36:it 42:min 27:need 39:on -42:program 53:rn -41:still -44:swap 25:these -31:they -29:to -33:tp 33:tx -22:writ -40:write
@tool=get_sol_signatures @~signatur -22:* -26:^i -20:balance -23:in -31:it -20:kind -21:still @tool=get_sol_token_accounts -8:*
-22:? 35:^i -61:^in -36:^the 67:^token 27:^what 22:^which 49:^who 26:a -21:addres -81:and -34:are 51:coin 49:empty -22:exact -35:ha
39:have 25:hi 29:i -51:in -48:it 32:list 29:many -32:mint -24:much 41:my 53:on 41:our 33:own 33:phantom -40:program 25:say 42:sit
-66:spl 38:that 44:there 25:too -24:transaction 50:wallet -23:want -27:what -56:which 38:who 32:with @tool=get_sol_token_supply
@~supp -46: -9:* -37:? -31:^i 73:^total -37:^what -39:account -34:all -41:are -49:artist -26:burn -23:circulat -33:did -23:everyth
25:exact 82:exist 21:from -26:have -29:in 31:it 43:mint -29:on 29:right 48:supp 20:that -47:there 23:these -22:thi -30:those
40:today 42:total -66:what @tool=get_sol_transaction 39:* 39:^did -27:^i 28:^my 42:^show -21:^transaction -32:^what 37:^which 61:and
24:by 23:chang 27:check 60:did -25:do 38:fee 51:go 48:happen 32:it 64:pay 38:program 36:show 29:sign -38:so -34:still 26:that 53:thi
50:through 27:token 29:transaction 46:what 31:which -44:work @tool=get_solana_asset 35: 35:* 69:? -35:^compress -24:^make -50:^nft
-49:^show 43:^what 63:^who -22:all 56:and 29:asset -43:by -42:compress -54:creator -56:do -20:for -23:in 27:made -23:make -42:me
29:metadata -29:name 63:numb -30:on -24:our 43:own -24:phantom -56:piec -45:show -29:that -48:the 43:thi -20:token 70:trait
44:wallet 40:what 39:which 65:who @tool=get_solana_assets_by_owner -40: 44:* -55:^compress 35:^my 66:^nft 61:^which -25:^who -29:and
-31:are -21:by -64:collection -37:compress 25:creator 72:doe 83:he -26:how -20:i -51:in -32:much -39:of 80:on 28:one 25:only 23:our
38:phantom -29:price 34:show -27:sit -24:spl -21:the -46:them -29:thi -48:to -21:wallet 45:which -53:who
@tool=get_solana_parsed_transactions @~pars -8:* -24:^in 49:^which 43:block -30:check -21:client -25:for 28:got -27:impermanent
-27:los 23:my 21:nft 27:on 23:one -35:our 25:sentence -37:signatur 38:swap -26:the 21:them 41:these -31:transf 35:which
@tool=get_solana_priority_fee_estimate 5:* -22:? 34:^what 23:do -23:it 23:my 25:need -24:on 50:program -25:set 42:swap -27:tx
@tool=get_solana_token_security 30:* -37:^doe 76:^i -26:^mint -29:^token -35:^what -25:^which 31:a 54:all 38:are 53:artist
54:biggest 20:coin 21:could 47:did -39:doe -27:hold 47:i 23:it 23:more 22:my -20:or -37:out 22:rug 83:safe -29:spl -63:supp -41:them
40:thi -28:to 25:token -29:which @tool=get_spot_balances -45: -30:* -46:^which 26:at 43:bag -21:doe -38:or -29:perp 22:spot -29:the
-25:trad -21:trade 39:up -39:which -45:with @tool=get_spot_markets 25:? -30:^i 42:^what 35:and 49:between -36:circulat 26:i 50:if
53:market 21:of -29:perp -30:price 45:spot -36:supp 28:the -27:trad 39:what @tool=get_stablecoin 18:* 36:^circulat 63:^did -24:^of
55:^on -33:^since -74:^stablecoin 49:^supp -24:^the 40:^which 52:amount -24:any -38:are -23:ask -25:back 36:by 22:circulat
45:circulation -28:client -43:coin -23:company -24:crypto -25:day 34:defillama -33:deploy 37:did -30:do 42:doe 68:fee -26:float
-22:ha -64:hold 20:i -22:into 82:keep 52:lose -36:money -35:most 40:my 50:network -56:now 44:numb 63:of -53:one -41:only 42:out
-28:over 65:share 36:since -58:stabl 107:stable 30:that 22:the -38:them -37:these 22:thi -40:time -87:to 47:treasury -51:wa -41:want
-73:we -23:what 50:which -32:with @tool=get_stablecoin_chains 3:* 42:? 44:^how -49:^on -28:^stablecoin -27:^the 22:^which -30:all
-26:and -30:are 47:blockchain -36:by -49:circulation 68:compar -20:defillama -38:do -49:each 31:ha -29:i 85:money 49:most 22:much
-37:my -33:network -24:of 35:per 30:please 53:sit -33:stabl -42:stable 43:stablecoin 82:with @tool=get_stablecoin_charts_by_chain
-43:* -39:? -39:^circulat -31:^how 27:^in 78:^stablecoin -81:^supp -34:^the -34:all -46:amount 26:app -44:by -21:chain -47:circulat
-36:client 26:company 30:defillama -24:float 33:grow 24:liquidity -51:money -43:of -36:one -28:our 49:over -21:rank -53:sit 26:stabl
-54:stable -45:supp -32:that 61:there 56:time -21:wa 26:we -58:with @tool=get_stablecoin_charts_global -26:* -52:^stablecoin
26:^supp 32:all -64:circulation 43:float -25:for -37:how -36:in -39:much 21:numb -42:over 31:stabl -24:stable 22:supp -30:that
-49:there -44:time @tool=get_stablecoin_dominance @~dominance -3:* 20:^on 27:^share -34:^supp -31:^which 23:all -28:and 36:client
34:in -30:it 20:market -21:most 46:our 21:shar 32:stabl 21:their @tool=get_stablecoin_prices -36:* -26:^can -32:^did -20:^price
31:any -29:are -22:at 20:between -26:can -29:defillama -32:ever -21:in -28:keep -51:lose -29:many -20:much -39:my 24:off -30:one
-34:pric -24:price -28:show -46:stable -41:stablecoin 21:still -22:to -27:you @tool=get_stablecoins 31:* 43:^biggest -47:^on
48:^stablecoin 22:^the -25:^what 32:^which 51:back 51:biggest 39:by -29:cent -35:chain 48:circulation -22:coin -35:hold 34:i -30:it
32:largest -25:many -29:market -79:money -32:most 22:much 37:on 70:out -22:peg 54:rank -28:sise -69:sit 66:stabl 44:supp -28:their
41:them 81:there -60:with @tool=get_storage_at @~storage -21:* -36:^on 31:^read -31:a -26:and 35:can 24:contract -27:me 23:of
-21:point -20:proxy 33:read -26:tell -29:which @tool=get_sui_token_security @~sui -26: 36:* 30:? 28:^coin -35:^who -21:and 40:anyone
30:doe 41:freeze 52:hold 30:it 29:of 30:or 50:out 31:the 24:to @tool=get_supported_currencies @~currency 42:* 23:all 40:are 57:can
32:currency 32:give 39:in 43:or 52:price 27:quote 32:set 49:show 31:v 40:what 52:you @tool=get_ticker @~tick -4:* -34:? 57:^bid
37:^i 79:^on 61:^the -32:^volume 45:^what -35:^which -26:all 46:and -50:are 87:ask 72:at 64:bid -31:depth 38:each -24:exchange
-32:fee -107:from 53:high 30:in 20:it 59:last -37:list 35:look 43:moment -22:most -45:now 39:one -68:over -38:pair -42:right 47:same
40:the -24:there -80:tick -49:to -29:today 56:top 55:trad 36:v 28:venue -47:volume 50:we 36:what 39:where -49:which -20:would
@tool=get_token_balance 14:* -43:? -29:^allowance -43:^balance 44:^can -62:^contract 54:^did 38:^doe 39:^held -79:^how 20:^my
55:^our -23:^please -45:^token -22:^which 22:a 27:about -58:account -72:addres 30:all -27:allowance -53:and 39:any 56:are 41:ask
-23:attestation -47:balance 77:call 20:check -23:circle 21:confirm 54:custom 44:dao 41:did -32:doe 64:en 26:exact 36:for -36:from
-26:given -62:have 31:her -51:hi -48:how 44:know 29:left -28:like -24:look -21:many -30:me -45:much -22:my -32:not -36:on 33:our
-38:out -38:over -41:please -25:pool 31:present -22:price -49:pull 38:queue 43:report -25:rout 38:say 21:she 73:show -22:sign
30:since 42:sit 50:so 54:stablecoin 32:still 41:symbol -33:take 46:that 53:the -99:there -31:they -65:thi 92:to -25:verify
-38:wallet -50:we -25:which -26:with 56:you @tool=get_token_counters -33: -40:* -21:^hold 32:^i -42:^numb 36:a 31:about 41:address
-21:and -23:any -34:been -48:burn -58:by -25:far -26:holder -29:it 60:know -22:look -36:numb -27:of 22:own -25:so 30:talk 26:th
-23:the -44:these -21:time 26:total -47:transf -38:what -23:which 30:who @tool=get_token_holders -14:* -36:? -27:^held 22:^holder
-45:^how -40:^on -51:^supp 38:^top 25:address -36:all -44:and -48:are -22:bag 34:bet 30:contract 30:d 34:for -21:ha -27:held 48:hold
-21:holder -40:how -52:in 22:largest 25:list -32:my 45:name -39:no 42:now -33:numb 25:of 32:pl -21:share -57:supp 21:that -29:thi
-31:token 57:top -71:total 98:wallet -36:who @tool=get_token_info -41:* -26:^how -24:^twitt 24:^website -30:^which 38:did
-30:follower -40:group -24:how -21:list 37:m -26:many 23:mint -21:people -24:pippin -35:project -33:telegram -24:the -29:thi
-31:today -41:token -34:twitt 22:website -25:which 38:writ @tool=get_token_lock_info @~lock -6:* -23:end -20:in 25:it 26:lp 23:many
-30:on -27:out -27:still -21:will @tool=get_token_metadata -22: -3:* -37:^look -31:^my 38:^supp -39:^total 30:^what -29:a 43:an
-21:at -35:contract -25:doe 27:erc20 28:explor -29:from 38:i -42:look -21:my -33:name 33:nft 31:numb 33:or -36:please -31:return
46:search 37:symbol 59:th 46:that 47:there 26:these 33:to 33:today -54:total -32:up 43:wa -35:which -29:whole @tool=get_token_orders
17:* 48:^how -20:^which 36:did 21:do 48:fee 38:for 46:how 52:i 47:it -25:me 57:much 31:or 39:pay -23:which @tool=get_token_pairs
-41:* -24:^dexscreen 26:^on -33:^what -28:^where -26:a -25:and -21:at 39:coin 22:dex -37:do -34:liquidity -34:list 36:my -28:of
-36:on -59:once -39:pippin -22:price -44:top -31:trade -31:what -26:with @tool=get_token_pools 8:* -23:24h 40:^my -25:^on -31:^what
31:^which -57:^who -39:a -36:and -30:are -44:at 45:can -26:could -59:day 23:deepest -32:dex -29:do -24:down -32:from
-36:geckoterminal 41:ha -25:liquidity -34:look 36:lp -41:me -46:most -23:not -24:of -23:one -27:or 30:pool -29:pric -41:price
-23:provide -22:rank -25:see -37:that -75:to -26:token -37:trad -26:up -24:what -58:who 36:with -25:you @tool=get_token_price 47:*
66:? -36:^any 75:^convert 56:^did -33:^doe -48:^find 50:^ha 35:^i 38:^on 79:^price -24:^show -25:^tell 58:^the -22:^v -24:^what
-21:a -21:about 26:above 46:acros -23:addres -56:address -45:against -46:all -34:also 35:am -29:an 39:and 46:any -32:anyth 39:at
-42:ath 24:below -45:both 77:bought 20:broth 28:but -33:by -20:can -57:cap 26:cent 27:coin 75:convert -20:could 35:crypto 81:current
-30:day 46:did 32:each -36:exploit -45:far 65:fee 33:fetch -46:find 66:from -39:ga -34:give 33:go 64:got -45:grandson 23:ha -34:had
61:hi 82:hold -37:husband 20:i -72:id -21:if -43:in -33:inside 53:into 40:it 69:keep -25:know -26:last -44:late 23:look -31:made
-35:many -24:market 63:may -21:me 32:mean -20:mint -50:more -24:must 33:my -20:no -25:not -65:now -36:old -33:on 47:one -41:only
-24:open 28:or -53:oth -34:our -32:out 28:over -25:paid -23:pippin 39:pric 74:price 48:put -104:right 47:rn 54:same 66:sat 56:saving
66:say 75:sell -24:set 41:show -24:sitt 61:so -55:some 43:source -24:talk 58:th -21:their -55:they 36:thi 27:think 38:tick -25:time
-21:to 57:today 42:token 35:trad -44:trade -42:treasury 60:tvl 26:und 43:up -70:v -56:value 20:verify -37:wa -47:wallet -28:want
56:we -30:weath -34:week -27:were 22:what -25:when -25:where 46:wheth -27:will 64:yet 47:your @tool=get_token_price_by_contract
-36:* 25:? 38:^and -27:^i 33:and -22:both 31:by -46:cap 24:change -45:coingecko -23:for -37:from 46:hold -28:in -68:market 46:move
-34:only 30:quot -59:the -28:thi -44:volume @tool=get_token_profiles @~profil -8:* -32:^did -25:and 25:chain -26:coin -29:did
-27:from 27:give -24:it 21:late 23:me -23:or 46:paid -26:pay 47:profil 20:profile 31:there -29:they @tool=get_token_security -25:
-9:* 29:^a 43:^can -21:^how 42:^token -24:and -35:any 29:are -26:audit 40:be 37:by 46:fee -30:goplu 30:hold -20:list -26:much 30:new
-23:nft -30:or 32:our 44:paus -25:please 43:safe -26:team 36:telegram 36:them 44:there 29:trad -22:we 40:when
@tool=get_token_transfers 7:* 35:^latest 26:^show -69:^token 25:^transfer 31:^who -47:a -26:all -45:call 27:feed -40:for -22:i
-51:it 37:late 31:latest -28:list -26:me 59:mov -31:my 44:on -36:please 74:send 25:show -36:that -27:thi 55:to -33:transf -28:wallet
-22:we 75:who @tool=get_tokens_by_address 48:* -23:24h 26:? 75:^how -33:^i 28:^price -25:^supp 58:about -50:addres 26:ask 30:at
32:call 77:client -35:contract 53:doe -27:for 71:how 61:i 26:it -38:list 20:many 73:much 36:my 34:need -22:no 28:on 24:read 90:thi
60:token 27:v 35:volume 27:what 37:with @tool=get_transaction 34:* -57:^cancel 31:^ha 61:^how 52:^i 52:^my -26:^someone 48:^statu
40:^what 27:^which -25:^why -56:attestation 23:been 22:before 109:block -37:broadcast -54:burn -44:by -25:can -77:cancel 51:check
32:claim -51:contract 45:cost 23:could 38:data 37:doe 28:exchange 31:exploit -37:fee 53:find -37:for 27:from -30:go 27:gone 22:ha
-41:have 21:hi 38:hour 55:how 34:includ 41:input -29:it 36:land -26:last 65:made 58:many 49:min -43:mine 50:morn 29:mov 21:much
40:my 38:network 45:not 67:noth 36:of -51:on 25:one 57:our 21:paid -57:pay 58:payment 28:pl 27:receiv 27:say -26:someone 22:stuck
-28:text -32:that 30:the 23:they -31:through 26:thru -22:today 36:transaction 78:transf -44:tx 56:value -29:we -26:when 29:where
33:which -25:why 23:withdrawal @tool=get_transaction_details 10:* -27:^what 21:^why 46:call -26:contract 41:data 25:fail 44:if
54:input 43:or -29:please 24:thi -20:to 22:tx 21:who -22:with @tool=get_transaction_logs -19:* 37:^decod 63:^event 32:^show
-47:^what -26:^which 48:decod -24:doe 48:emit 26:fail -23:for -38:ha -30:i -23:internal 37:log 39:nam 23:need 32:no 32:of 28:only
38:pl 29:revert 24:show -38:that -32:topic -30:what -23:which @tool=get_transaction_receipt @~receipt 38: -9:* 21:^did 36:^i
-23:^what 25:^when -23:^which -31:all 25:already -22:are -23:contract -21:deploy -38:every 23:fail -40:fee -28:for 24:from -23:hash
-35:log -30:made 34:min -31:mine -31:more 49:morn -35:need 36:not -25:paid -41:pay 35:payment -27:please 45:price 50:receipt 32:sent
29:since 32:succes 23:they 24:thi 35:transf -43:up 29:use 28:used 32:wa -30:with 33:withdrawal 28:yet @tool=get_treasuries -15:*
-24:? 26:^i -21:^what 35:and -41:coin -22:dao -29:doe 43:each -40:fee 34:how 41:i -37:in 28:into -42:keep -21:largest 34:much
30:need -50:or -57:our -49:pay 35:protocol 30:report -49:should 26:show 37:sit 50:their 27:v @tool=get_treasury_by_entity 3:*
-29:^list 58:^stack 23:^the -37:^when -22:^which -98:a 34:and -21:are 47:at 56:average 21:balance -21:bought 42:change 34:country
-34:crypto -29:each 36:firm -47:government -29:ha 21:have 21:holding 31:it 23:los 57:many 26:market -52:me 45:min -47:much 29:my
-27:of 40:on -41:our 51:paid 22:pay 35:present -51:price 42:profit 27:shar 34:sheet 38:sitt 37:stack -50:tell -38:that 40:they
-49:thi -42:token 28:treasury 28:v 32:value -21:week -35:when 38:work 30:worth @tool=get_treasury_holding_chart @~hold 26: -18:*
-22:^chart 49:^for 28:^of -22:^which -32:any -36:buy 22:by -26:chart 25:company -26:cost -30:country 24:each 57:firm 25:grow
-28:have 28:holding 22:list -20:much 25:of -27:or 36:our 32:own 42:pile -26:pl -32:sell 27:that 21:up 25:wa 27:we
@tool=get_treasury_transaction_history -32: -7:* -32:^how -35:^list -22:^please -50:^stack -43:^what 31:^when -26:account -33:all
22:and 39:been -33:biggest 22:bought 25:buy -25:could -32:current -22:do -56:doe 36:government 52:ha -33:have 38:hold 23:last
33:late 24:list 42:me 55:min 34:most 33:much 44:now 29:of 24:own -31:please 24:price 54:purchas 23:purchase 50:recent 25:sale
-33:sell 39:shar -42:sitt 23:sold 51:tell -42:thi -27:to -30:top -24:wa -33:what 27:when @tool=get_trending 21:* 21:^i -25:^search
45:^trend -24:^which -22:a -35:and 23:at -24:can 51:coin 20:coingecko 29:everybody 29:for -23:hot -25:how -23:id 24:know 33:list
35:look 29:most 21:new -26:now -24:one -23:or 23:please -33:right 58:search -20:there 23:these 21:to 32:today 55:trend -24:wallet
24:want @tool=get_trending_pools 13:* 73:? 39:^any 63:^pool 37:any 26:are -35:at 23:chain -67:degen 27:dex -21:for -21:geckoterminal
31:into -24:most -25:newest -30:now -27:one 42:only 25:pool 55:pump -21:that -26:the -35:volume 21:which
@tool=get_wallet_active_chains @~active -22:* -24:^i -27:all -24:an -24:are 20:did 36:first -29:he -25:last 20:touch 24:up -21:wa
23:who @tool=get_wallet_activity -29: -36:* 33:^list 26:^recent -30:^wallet -21:^which -30:^who -38:activity -34:and 21:artist
-20:balance 27:came -23:client 31:did -36:do -26:doe -33:follow -27:for 31:into 36:last 44:late 29:list -22:money -24:now -29:out
23:receipt -27:today -32:touch 23:up -30:wallet 33:we 31:whale -24:which -30:who @tool=get_wallet_approvals -29: -19:* -51:? 31:^can
-66:^i 43:^list -56:^please -92:^revoke 56:^token 43:^what 44:^which 32:^who -28:account -20:addres -56:all -39:allow 39:approv
-32:approval -28:be 67:can 30:clean 44:did -39:doe 29:erc20 -80:every -64:for 28:from 50:give 24:given 54:how -30:i -24:if -85:it
66:list -62:me 61:much -62:my 40:nft -30:now -39:old 48:one -37:open 26:our 32:out -34:own 40:permission -72:please -25:pull
-80:revoke -22:right 88:should 58:show 48:so -20:someth -62:that -42:them 28:there -25:thi 47:think -32:to 21:token -23:unlimit
31:up 41:what 47:which 37:whom @tool=get_wallet_balance_history 95: 51:* -44:^balance -29:^ha 40:^i 26:^in 39:^the 60:^what
-36:^when -42:^which 49:a 46:by 29:can -35:chang 44:day 63:did 63:do 47:down 33:get 46:ha 57:he 38:held 48:history 30:how 64:i
48:many 28:my -33:or 37:over 45:please 25:recent 38:time -22:to 66:treasury -26:up 58:wallet 49:want 49:what -38:when -39:which
22:worth @tool=get_wallet_counters 31:* 59:^hold -25:^tx 34:^what 21:^who 32:account 43:active 49:activity 34:already 24:an 31:and
24:are -59:block 24:burn 57:burnt 37:count 77:did -25:do 41:for 22:ga -29:ha -44:he 57:hold -22:last 39:left -43:like 43:made
33:more 30:one 26:or 24:our 39:out 74:pay 50:send 33:them -30:today 52:token 58:transf 21:wa 50:we @tool=get_wallet_defi_positions
28:* -32:^am -22:^biggest 40:^how -34:^unclaim 61:^what 61:^which -36:a -50:addres -29:airdrop -23:any 45:app -26:are 21:bank
-22:biggest 24:chain 55:dao 27:defi 45:deposit 35:did 37:do 70:earn -31:eligible 24:farm -37:for 37:fund -53:get -23:got 35:have
-26:he 48:hold 22:how 58:i 33:in 20:interest -20:keep -25:key 35:lent 26:lp -29:many -22:market 31:much -24:need 29:our 30:out
35:pay -33:price 27:protocol 47:provide -22:saving -21:still -25:supp -29:that -33:them -31:there 56:vault -27:wallet 47:went
33:what 31:when 74:which 38:with 28:year 50:yield @tool=get_wallet_history 5:* -33:? 28:^everyth 29:^in 44:^swap 46:^what 47:account
-23:an 21:artist -30:can 52:did 60:do 54:entry 48:everyth 40:fee 20:for -22:got 30:happen -41:history -21:late 56:list 52:mint
-20:of 32:one -31:out 28:pay 25:recent 21:run -32:see -27:statement 38:swap -45:swapp -43:them -27:these -51:transaction -21:up
-52:wallet 24:what -43:will @tool=get_wallet_net_worth @~net @~worth 16:* 39:? 22:^what 45:acros -21:ask -26:by -46:coin -32:each
-52:ha -35:he -26:hold 32:i -42:it -22:many -37:my -21:no -23:of -44:on -31:only 55:or 68:rich 51:spam -26:that -28:the -24:thi
-30:token -29:treasury -37:value 78:wa -48:with 32:worth @tool=get_wallet_nft_collections @~collection -21:* -27:? 52:^collection
-62:^i 38:^nft 48:^of -33:^what -34:^which 27:all -34:be -21:before -28:chain 47:collection -44:could 47:count -20:for 33:ha -27:he
-25:i 24:in 35:item -27:like -32:mint 28:most -27:my -21:nam -25:one -42:piec 25:please -23:the -42:them -20:there -28:wallet
28:with -32:would -58:you @tool=get_wallet_nfts 7:* 44:? 31:^all -69:^collection -24:^held -68:^i -41:^of -38:^on 21:^one 71:^only
-42:^rows 47:^show 34:about 108:all -40:anyth 25:ape -51:be 27:belong 38:by -74:collection 28:could -38:count 23:daught 42:do
39:erc721 -36:for 49:have -50:he -22:how -27:id -22:in 48:item -27:jpeg -42:just 31:made -36:mint -40:most -58:name -27:new 27:nft
25:one 44:only -48:or -37:our -23:own -41:pay 51:piec -30:see 41:show -25:someth -36:there -35:they -51:token 39:trait 81:wa
-49:wallet -51:would @tool=get_wallet_overview 18:* -27:? 39:^contract 50:^doe 22:^ha 51:^i -30:^what 29:^which 60:a 45:an 35:and
-21:anywhere -28:balance 21:behind 35:belong 62:by 44:can 46:check -24:code -27:coin 23:cold 70:contract 60:creator 21:deploy 28:doe
-25:end 27:explor -38:find -26:from 35:got -38:guy 55:ha 37:have 23:her -37:home 37:hot 90:how 33:i 29:it 23:left 53:many 75:much
53:nft -24:nonce -30:of 33:on 47:only 32:or -41:oth -26:our -45:own -47:person -31:real 41:sent -43:solidity 31:some 45:somebody
46:stand 22:tag 44:tell 33:there -29:token 21:transaction 37:u 33:wallet -28:want -23:with -48:write 48:you
@tool=get_wallet_portfolio @~portfolio 23: 38:* 34:^all 42:^balance 50:^biggest 70:^check 26:^everyth -35:^i 55:^in 40:^my 28:^net
-32:^on 44:^our -25:^the -31:^token 41:^wallet 48:^which -48:acros -61:addres -36:address 27:all -20:an 49:and -25:any 22:are
58:artist -24:ask 51:bag 71:bal 42:balance 48:biggest -29:both 20:bought -46:chain 59:check 44:client -41:contract -31:cost 22:could
28:everyth -26:firm 48:friend 22:good 68:grandson 34:ha -24:hardware -27:have 61:hi -21:holder 37:if 45:in 46:just 30:kind 43:know
44:last -28:late 50:ledg 28:left 21:like 77:made -70:many -24:metamask 42:mint 47:money 39:my -31:name -23:network -26:next -25:no
69:old -22:on -48:one 53:our 23:out -44:own -28:people 33:please -33:price 21:put 37:rich 42:right -51:run -53:say 44:set -25:she
-47:sit -47:spam 61:spend 84:spl -40:tell -34:that 54:them 74:there -26:these 44:to 94:token 59:treasury 40:up -30:v 26:wa -29:wheth
69:which 55:who 29:with 21:worth 24:would 40:you @tool=get_wallet_profitability @~profitability -10:* -27:^did -21:^on 27:^pnl
-36:^realis 30:^trad -22:a 46:been -21:fee 37:ha 24:how 31:many -22:of 21:only 44:or 39:over -25:profit -43:rate -22:realis -42:team
-25:top -26:trader 21:wallet 30:whale -54:win @tool=get_wallet_swaps @~swap -6:* -29:^did 33:^ha 34:^on 28:^swap -26:^what 27:^when
-32:^where -20:^who -23:account 43:are -29:at -22:be 25:been 62:by 23:dex -37:doe -65:entry 25:first 23:got 44:ha 47:have -20:he
24:how -22:like 24:made 46:many -23:mint 42:most -40:my 23:need -59:old -57:or -27:our -21:pric 49:see 59:sold 50:some 32:swap
55:swapp -25:that 59:them 28:there -30:to -32:trade -48:we 50:when 26:will -21:you @tool=get_wallet_token_balances 6:* 20:^how
-22:^list -35:^price 26:^token -23:a -27:addres -31:all -26:an 39:and -39:at -23:blockscout -53:by -24:call -27:contract 40:doe
-21:erc 22:every 69:explor -22:go -52:ha 49:have -42:held -23:hold 38:holding -41:i 57:inside 48:kind -24:many 49:me -38:most
29:much 21:multisig -20:no 32:of -45:one -65:only -28:please 47:pric -59:rows 63:search -31:smallest -28:somebody -31:that -60:thi
-25:to -21:wallet -23:want -23:we -32:what 26:would 21:you @tool=get_wallet_token_transfers -26:* -29:? -24:^a -24:^all 72:^did
-44:^for -24:^how 39:^my -34:^on -21:^only -32:^please -40:^show 38:^the 88:^token 29:^we -22:^who 39:airdrop 47:all -45:and -24:are
34:arriv 72:arrive -42:at -21:attach -36:be -25:been -43:block -47:by 72:call 28:check 21:company -47:contract -45:could -50:custom
68:did -25:doe 28:erc 47:exchange -30:first 27:for -38:go 50:got 21:ha -49:hold -24:how -34:i 38:if -26:in 37:incom 47:inflow
38:into -26:kind 48:late 20:latest 55:left 28:link -33:list 38:me 34:money -36:mov -68:movement -25:much 30:my -24:name -26:nft
-22:on 22:one -27:out 48:over -25:own 33:please 25:pull -55:receiv 20:receive -26:recent 27:say 28:she -30:show 27:since -24:th
-26:that -31:them -42:to 30:token -40:transaction 69:transf 70:transfer -51:wa 28:what -21:which -54:who -55:with -38:would 42:yet
-58:you @tool=get_wallet_transactions -42:* 21:^could -28:^for -20:^give -21:^ha 52:^show -41:^the -35:^transaction 31:^tx -32:^what
-46:^who -23:a 22:account 30:all -26:an -37:and -23:been -46:by -38:call 26:company -46:ever 25:every -28:file -22:give -33:got
-35:ha -39:history -37:i -36:in 36:internal -24:know 46:last -22:made 33:mine 28:need -24:nonce -20:on 21:only -41:or 43:our
69:outgo -34:receiv 34:rows -43:sent -26:so -40:th -59:that -25:the -43:wa -34:wallet -30:what -20:when -45:who
@tool=get_yield_pool_chart -11:* -26:^ha 21:^my 21:^show -23:^the 28:^yield 73:and 38:apy -55:deposit -22:ever -25:ha -24:i 43:like
26:liquidity -20:money 32:most -23:mov 21:newest 32:over -47:park 25:pay 30:point 29:pool -24:rate -38:report 37:see 35:show
-27:stak 23:summ 27:there 31:thi 64:to 36:today 23:top -24:treasury 34:wa 31:went -22:year @tool=get_yield_pools -41:* -28:^apy
-33:^i -22:^pool -49:^price 30:^stablecoin -31:^tvl 20:^where -53:and 41:apy 71:can -50:did 35:doe -20:earn 59:farm 25:first
-30:hold 32:in -41:it -46:keep 35:least -45:lend -27:liquidity -36:me 35:more -20:my -28:no 27:now -21:our -25:over 59:pay 28:per
-41:pool 21:present -48:price 43:rate -39:reward -31:see -26:show 34:stablecoin 26:th 21:there -53:to -36:top -54:tvl 26:use -31:wa
-36:want -32:would 43:year @tool=hash_keccak256 @~keccak256 -22:* -45:^i 35:^keccak 36:a -21:can 38:contract 43:doe 41:for -60:i
40:in -34:it 50:keccak -36:our -39:please 44:role -42:str -50:text 52:that -60:the 25:what @tool=hash_typed_data @~typ 32:^hash
-25:^keccak -40:^what -21:a -23:can 24:digest 28:for -49:from 27:it 31:keccak -24:me 25:of -28:on 49:our 25:permit 46:please 39:the
-31:thi -33:what -33:you @tool=list_evm_chains @~evm -9:* 33:each 47:evm 23:explor 40:read 23:with @tool=list_kalshi_events -31:*
-57:? -26:^event 74:^settl 32:^what -21:all 39:already -57:and -33:are 23:at -33:can 43:each -58:every -33:how 38:in -55:list -33:of
-41:one -47:open -39:please -20:right 31:settl -51:the 27:them -24:they -24:trade 22:what @tool=list_kalshi_markets -9:* -29:^list
57:^odd 33:^open -20:^price 32:^settl -26:^show 51:^what -38:a -55:and -29:at -21:bet -49:both -23:can -32:contract -32:decemb
41:did -52:do -46:event -25:every -26:for 41:how -21:i -33:in -33:list -28:manifold -35:me -31:now 21:odd -48:of -35:one -25:please
-25:prediction 69:resolve -21:right -43:show -46:strik -36:the 22:they -31:trad -22:trade -28:want 22:what -32:ye
@tool=list_polymarket_events -28: -64:* 35:^event -21:^list -23:^which -51:a -59:and 47:are 41:bett -34:clos -40:do -38:ha -51:have
-37:in -23:it -26:list -74:market -23:me -26:my -23:of -46:one -39:open 42:out 31:people -38:please 26:politic -25:question
-58:settl -26:sport 27:that -37:the -28:trad -46:volume -23:which -46:with @tool=list_polymarket_markets -14:* -28:? 21:^biggest
29:^hottest -36:^i -20:^my 27:^top 53:^what -33:^which 32:a -26:about -23:already -21:and -37:at -23:bet -33:bett 54:by -20:chance
32:clos 67:cut -25:doe -42:event -43:first 43:for -26:he 29:hottest -38:i -35:in -31:it 21:largest -66:me 29:most -26:my 57:odd
-27:people -37:question 38:rn -51:say -33:search -37:show -34:sport -57:that 30:the 41:them 33:today 26:top -47:trad -36:up
39:volume 42:what -30:which -27:who -27:you @tool=list_prediction_events -10:* -37:^biggest 21:^event 26:^open 25:^please -37:^settl
51:^show 32:^what 21:all -43:already 52:and 38:bet -30:biggest 37:both 55:can 34:do -42:ha -23:it -63:market 21:me 24:most 45:now
-23:of 25:open -27:out -28:paid 21:people 38:please 29:prediction 39:right -48:settl 42:show -35:them 30:togeth 21:what
@tool=list_prediction_markets -5:* -22:^how 24:^list 55:^open -35:^price 27:a 73:already 29:are 29:been -28:betfair 21:bett
22:enough -40:event -32:for 43:ha 26:have 35:list 37:market 46:me -21:moment 39:most -27:next -38:odd 27:over 47:prediction
-33:price 30:question 23:right -23:say 46:settl 31:show -23:the 41:them -25:togeth 37:trad -22:venu 33:where 26:which 42:would
40:you @tool=list_pyth_feeds @~feed 23: -14:* -31:^doe -58:^price 37:^pyth 27:^which -41:a 29:and 49:at 25:doe -21:have -45:i -39:in
-35:my -29:now -32:on -35:price 29:publish 48:second -65:stock -66:that -27:what 33:which @tool=look_up_chain 4:* 21:? -72:^chain
-26:a -70:add -64:and -36:are 64:ask 55:before -38:chain 51:click 54:d -21:do 32:for 27:from -33:have 31:i -38:id 49:know -27:me
-47:metamask -50:new -47:numb -32:on -32:our -67:rpc 51:site 54:str 23:tell 47:that -68:the -23:them 24:thi -26:today -23:up -38:use
26:wallet -30:want -33:we 38:what -35:when 25:which @tool=look_up_token 26: 60:^decimal -32:^did -36:^find 35:^i 24:^on -26:^token
56:addres 62:address -37:bytecode -21:contract 46:copy 61:decimal -27:did 35:doe -46:each -20:explor -36:find 34:have -24:i -23:in
25:known 45:list -39:look 30:main -32:me -34:my 65:need -45:not 46:numb 55:of 39:on -40:one -66:pl 27:please -67:send -39:supp
-46:thi -49:to -35:token -26:verify -52:want 21:which -47:wrong @tool=lookup_ens @~lookup 22:* -38:? 35:^en 43:^i 33:^my 20:^reverse
-23:^what 39:^which 32:a -42:account 24:an 30:any -21:behind 46:belong 27:call -21:do -37:doe 39:got 44:ha 44:he -20:home -38:how
29:i 46:in -36:me 21:my -27:nam 20:of -24:on -25:one 42:only -61:point 20:primary 20:reverse -22:run 44:say 33:set -25:should
-25:stand 35:still -26:that 40:the 28:u 60:verify -21:what -35:where 34:which 39:who @tool=recover_signer @~recov @~sign 7:* 21:?
26:^a 21:^somebody 28:^which 23:a 34:account 33:by 20:data 31:digest -33:guy 31:hi -23:in 25:key 25:made 25:message 21:on 42:over
27:sig 46:signature 32:text 30:wa 26:wallet 32:which 22:who 30:with @tool=resolve_ens 22:0x 47:^addres -31:^convert -38:^ha 50:^the
23:^to -27:^what 20:^when 32:^where -30:a 67:account 34:addres -24:an -23:and 26:at 33:be -26:behind -26:belong -33:can -30:convert
32:could -26:did 55:do 20:en -22:give -36:got -30:guy -38:ha 30:he 36:hi -37:how 41:i 52:if -39:it -32:many 20:most 23:name 24:of
-36:one -33:only -68:or 72:point 26:run 41:send 39:someone 23:still 32:to 39:u 31:wa -23:wallet -32:what 43:where 22:which 28:would
@tool=resolve_ens_domain @~domain -3:* -23:^how 39:^where 38:do -24:how 38:if -21:old 25:say 48:send 47:someone 32:where
@tool=resolve_entity 12:* 33:0x -33:^can 43:^coingecko 41:^find 35:^i -31:^look -29:^my 27:^on 45:^our 26:^resolve 21:^someone
-28:^the 36:^we 34:^what -21:^which 42:about 35:an 33:anyth 43:ask 21:before -48:behind 27:by 40:category 23:chat -48:client 71:code
-29:coin 25:coingecko -24:contract 27:copy -29:do -26:en 49:error -53:exchange -21:explain 61:find 50:found 47:from -55:gave -45:ha
-46:hand -36:hash 29:here -45:hi -27:hot -33:how 38:i 31:id 45:identify -35:if 47:it -29:keccak 36:ledg 43:like 42:long 29:look
-42:many -25:nam -62:name -20:need 22:no -22:of 57:old -71:only -24:oth 25:our 40:out 53:paid 27:pap 41:payment -45:real 40:right
-22:run -41:satoshi -35:say -27:show 27:someone 21:someth -25:str -57:tell 25:text 46:th 31:they 25:thi 98:token 25:transaction
-25:u -35:wa 33:we 35:what -21:who 45:whom -22:whose 38:with -25:without -20:write @tool=search_all 7:* 69:? 58:^coingecko 52:^find
-40:^i 24:^look -40:^need 25:^search 32:an -25:and -22:are -31:category 22:coin 30:collection -35:derivativ 24:doe -49:everyone
56:find -37:for -41:have -29:how -38:i 26:id 27:it -75:my -42:name -55:need -73:not -38:one 34:or -38:oth 28:run -24:tell -59:tick
29:und 33:use -82:want 25:what 32:whatev -42:you @tool=search_chain 63: -41:? 80:^contract -22:^look 32:are 72:block 51:blockscout
40:call 77:contract 24:copy -54:explor -42:it -33:me 38:nam 31:not -21:of 37:one 78:pl 73:please -42:search 61:send -29:the
-35:there 72:time 24:to -37:up 22:want @tool=search_dex_pairs 68:* -21:? 28:^all -27:^any -36:^dex -33:^dexscreen 32:^find 56:^i
-44:^on 42:^pair -32:^price 66:^search 59:^where -29:^who 36:about 30:addres -25:at 32:can -23:coin 21:deepest 37:everyone
-31:exchang -34:explor 30:find 57:for 30:ha 70:it 25:look 48:me 48:mint 70:name -20:now 53:on 21:our 28:pair 24:pl 35:please
-30:pool -40:price 54:search 41:show 25:that 36:tick 28:token 47:trade -21:want 26:where -32:who 28:with @tool=search_polymarket
-13:* 40:? -32:^event 45:^i 23:^odd -67:^what 72:^who 40:^will 75:about -51:and -100:are -31:at -43:bet -30:betfair 35:bett 31:by
42:chance 39:company 107:decemb 41:doe -21:event -68:for -26:he 23:hold 22:i 61:it 22:like 49:look -66:market -48:me -22:mean -70:my
-25:now -30:odd -56:on -53:open 27:outcome -27:people -30:right -80:search -58:settl -66:someth -41:th -25:that 41:to -23:today
47:up -32:volume -31:wa -53:what 69:who 72:will 53:win -67:word -69:ye @tool=search_pools 24: 4:* 31:^any 22:^find 29:^i 35:^look
-24:^on 36:^search 22:all 39:any 27:are 42:at 38:chain -22:could 31:down 24:for 44:geckoterminal -20:give 32:how 27:or 39:out
21:pair 38:pippin 26:price 32:see 26:show 39:spread -24:their 36:they 22:thi 34:up 36:want 28:we 23:what -21:you
@tool=search_solana_assets -39:* 71:^compress -22:^everyth -66:^nft 21:^which -55:^who -59:a -38:all -24:and -49:artist 23:belong
45:by 53:compress -24:drop -21:everyth -37:hold 65:in -22:it -35:item -37:left -63:list -48:made 20:me -49:member 37:of -55:on
-45:one -39:out -28:own 24:piec -33:that 26:the 46:them -56:thi 22:to -36:wallet -34:want -31:which -56:who
@tool=search_solana_tokens 49: 6:* 31:^find 35:^how -35:^i 30:^mint 43:^on 29:^price 58:^token 30:^which -72:a -20:account 61:addres
-42:and -23:are -41:by 20:call -46:count 30:find -62:for -21:ha 20:holder -25:in -26:keep -66:know -35:list 44:many -39:my -57:name
-26:need -31:no 30:not 44:numb -29:of 50:on -34:one -27:only 46:pippin -49:pl -32:please 32:price -55:should -32:show 46:so -32:talk
-40:that -45:tick -27:token 31:up 21:verify -80:with @tool=validate_address @~validate 30:* 30:? 73:^i -35:^my -22:^what 72:a
38:addres 47:be 44:can 27:copy -23:doe -25:ha 25:have 44:i 57:it -39:my 49:one 33:or -28:please 24:prop 66:real 27:right 63:str
-23:t 25:that 29:the -20:they -20:thi -28:to 21:typ -21:verify -25:wallet -25:well -35:you @tool=verify_message @~message 34:^say
24:^verify -21:by 33:claim -23:eip 21:have 43:he -27:hi 29:in -22:only 27:own 24:say -22:thi -29:wa -23:wallet -22:which 30:work
@uses:exchange @whole|points=own|unnamed -58:* @uses:holder 28:* @uses:maybeChain 57:* @uses:pair -59:* @uses:quoted 89:*
@uses:solanaAddress 119:* @uses:solanaSignature 125:* @uses:thing 96:* @uses:venue -71:* @whole|open=ours|unnamed -68:*
@whole|open=person!|taken -74:* @whole|open=thing!|taken -95:* @whole|open=thing!|unnamed -102:* @whole|open=thing|unnamed -86:*
@whole|points=it|left -55:* @whole|unnamed -34:* @wide|other 24:* @~abi 13:* -33:^call -21:^get 31:^metamask 40:^my 36:^please
41:abi 25:addres 36:amount 20:an -33:argument 34:be -22:before 37:blob 50:bool 45:build -27:call 43:calldata -22:code 26:constructor
-29:d -23:data 24:down 25:flag 44:for -20:get 33:have 105:hex 31:inside 44:into 23:just -38:know 23:letter -24:make 30:metamask
23:need 32:only -28:out 67:permit2 36:pl 44:please -22:proxy 50:return 38:rout -37:safe 41:show -26:site -28:some -24:source
61:spend -23:that 25:they 23:thi 32:token -28:transf 26:unlimit 49:valu 44:whole @~account -34: -31:^account 59:^addres 27:^biggest
-21:^can -32:^cancel 77:^fund -60:^in 22:^liquidation -25:^mint -51:^my 20:^need 52:^nonce -36:^on -23:^the 75:^token 42:^who
-22:account 25:again 26:am -66:and -30:are -29:balance 22:be 77:been -29:between -27:block -25:can -46:cancel 37:chain 47:coin
60:create 24:dev 56:down 42:empty -46:entry 32:every -33:everyth 38:far 24:fattest 39:forgot 28:from -21:frozen 72:fund -26:ga
-26:got 24:ha 26:have 34:hot 25:im -38:in 28:incl -48:it 58:keep -20:lamport -25:largest 72:liq 38:liquidat 63:long -27:los 34:many
80:margin 26:market -49:mempool -21:mint -24:moment -27:move 26:network 49:next -30:not -34:old -33:open -70:order 34:our 22:own
67:pay -40:pend 61:perp 24:pl -27:please 43:price -37:program -36:put 26:queue -23:rent -30:safe -34:short -29:show -33:sit -65:spl
-26:stop 36:straight -28:supp 34:that -22:them -50:there -28:these -25:to -40:today 27:too 49:top -61:transaction -29:unlock -31:up
-25:v -28:value -22:verify -21:wa 45:wallet 24:well -32:what 22:where -49:which 54:will 26:with -24:you @~activity -49: -12:*
30:^all -23:^i 32:^list 44:^trad -29:^wallet -33:^who -29:a 28:about -41:activity -22:and 21:artist -20:balance 36:been 70:buy
20:came 36:cash -22:client 21:copy 42:did -37:do -27:doe -24:fee -29:follow -32:for 35:ha 27:he 31:into 35:last 31:late -25:latest
31:list -27:made -23:money -24:now 24:on -38:out -26:politic 23:receipt 35:recent -23:say -22:settl 30:she -32:touch 30:trad
40:trade -23:volume -29:wallet 33:we 42:were 25:whale -31:who -37:with @~addres 18:* -37:24h 22:? 75:^a -57:^addres 47:^all -42:^any
39:^by -36:^can -32:^capital -26:^compare -40:^contract -27:^could -25:^find 25:^how 29:^i -24:^if -28:^ledg -40:^my 55:^need
-35:^newest 25:^pool 44:^price 48:^show -25:^supp 31:^tx 26:^volume 75:^wallet 24:^we 29:^where -40:^which 26:about 28:addres
-46:address 29:all 49:any -46:anywhere 37:apart -51:are 31:at -21:bank 50:be -35:biggest 34:blacklist -24:block 20:call -31:capital
-25:chain -34:channel 34:client -22:close 39:coin -28:compare 22:copy -24:could 76:counterparty 44:court -47:create 22:custom
62:deep 79:dev -38:don 27:drain 41:draw 37:dump 53:earn 27:eip 55:email 21:everyth -32:explain -21:exploit -26:explor -59:factory
51:fake -39:find -35:flagg 38:found 28:from -47:front 28:fund 22:gave -28:gone 35:ha 43:have 26:her -24:history 76:hit 24:hot
-48:hour 26:i 30:includ -46:inscription -33:inside -20:keep 38:know 22:land 25:leave -33:lightn -29:like 55:liq 23:liquidity 20:look
29:lost -25:lp -22:mail 79:meme -58:mempool -33:metamask -34:min 21:mine 21:mint 58:mov 58:move 38:much -32:name 25:need 44:new
-32:newest 21:news -28:no 30:old 20:on 55:one 40:ord -32:ordinal 62:oth -28:over -28:page 48:paid 54:pair 95:pap -41:payment
32:percent 40:pl 26:plain 49:price 21:prop -27:pull 21:read 74:real -36:receive 30:reserve -58:run 22:sat -47:satoshi -30:screen
-36:see -24:shar -33:she 32:should 25:since 54:sitt -40:sold 35:some -23:stake 56:stop 32:storage 62:str 51:t -36:talk 24:tell
-21:th -31:that 26:the -23:their 34:them 29:then -30:these -39:they 54:thi -22:through -24:to 38:token 55:told -33:too -25:tool
-28:total 40:touch 24:trade -46:transf 36:treasury -27:trezor -21:two 45:u -21:until 26:used -22:verify 41:version 25:vol -20:volume
-20:wa -32:wait 50:wallet -31:want 20:we -30:well -72:went 44:where 59:wheth -22:will 39:withdrawal -21:yet 42:yield @~alchemy -17:*
30:^for -33:^make -27:^price -23:a -20:addres 30:alchemy -40:at 22:each 38:entry 49:every -28:go 21:have 33:list -32:logo -32:make
-23:me -25:my 23:need 28:only 36:position -24:price 24:quote -22:token 40:unit -24:want 38:we @~approval -28: -23:* -30:? 29:^before
-55:^i 36:^list -21:^my -56:^please -92:^revoke 55:^token 38:^what 43:^which 24:^who -30:account -20:addres -52:all -40:allow
39:approv -30:approval 32:approve 62:can 30:clean -41:click -34:confirm 39:did -20:do -40:doe 29:erc20 -80:every -60:for -22:gave
49:give 21:given 50:how -27:i 25:if -42:it -33:know 25:known -26:ledg 21:link 63:list -52:me 58:much -59:my -24:network 38:nft
-30:now -38:old 46:one -29:open 20:our 29:out -31:own 41:permission -73:please -27:pull -81:revoke -25:right 21:safe 88:should
45:show 48:so -27:some 23:source 42:th -63:that -42:them 26:there -38:thi 46:think -32:to 29:up -23:wallet 34:want -30:wheth
44:which 36:whom 27:with @~asset -9:* 25:? 31:^coingecko 35:^compress -41:^everyth -27:^in -24:^make 34:^my -24:^need 27:^please
-28:^price -22:^show -33:^token 51:^which -22:a -44:also -31:artist 30:asset 26:be 35:belong -21:block -35:by 25:came -38:category
22:cnft -25:coin 20:compress -26:contract -21:could 30:cov -64:creator -22:d 29:digital -37:do 67:doe -39:everyth -21:find -22:floor
-22:go -25:ha 36:had 68:he -27:hold -24:includ 22:into -35:item 30:kind -25:last -24:lend -22:like 32:lin -60:list -21:make
-51:member 22:metadata 27:mix -35:mov -22:much -26:name 36:nft 56:numb 26:number -33:offer -22:on -61:one -29:only 45:own 24:phantom
-44:piec 24:platform -29:price -28:program -56:same -65:send 35:she 31:so -36:spl -22:the -21:there -22:through -23:to -24:too
-33:top 26:track 70:trait -23:up 23:url -20:wallet -31:want 34:went 26:whatev 41:which -30:who 29:writ @~at -29: -14:* 59:^doe
-36:^on -37:^price 46:^pyth 31:^read -35:against -20:at 32:can 33:confidence 24:contract 31:for 39:have -26:me -25:or -21:point
48:print -20:proxy 51:pyth 33:read -38:say 83:stock 45:that -43:thi 26:very -30:where -38:which 34:with @~balanc -32: -5:*
-26:^decimal 26:^for -22:^list -34:^price 24:^token -34:^which -33:addres -26:an 30:and -24:at 39:bag -23:blockscout -50:by -24:call
-27:contract -34:decimal 31:doe 21:entry -21:erc 53:every 69:explor -39:go -51:got -45:ha 46:have -40:held -21:hold 37:holding -26:i
-40:inflow 55:inside -21:it 47:kind -25:many 42:me -38:most 26:much 23:need -36:no -26:not 26:of -44:one -65:only -26:or -23:paid
-29:perp 21:position 40:pric -59:rows 63:search -20:sit -30:smallest -30:somebody 20:spot -26:talk -58:thi -24:trad -23:trade
34:unit 39:up -39:want -28:what 28:would 22:you @~balance 27: 33:* -32:^account -24:^all -29:^allowance -25:^balance 41:^can
41:^check -61:^contract 52:^did 35:^doe -39:^ga -21:^ha 68:^held -45:^how -20:^i 51:^in 34:^my -34:^need 22:^on 52:^our -22:^please
34:^the -56:^token 27:^wallet 23:^what 52:^when 28:a 24:about -59:account -36:addres -58:address -27:allowance 20:am -56:and 34:any
36:app 38:are 37:ask 39:at -22:attestation 43:behind 26:by 75:call -22:came 35:can -27:chain -34:chang 32:check -22:circle 54:claim
-24:close -54:coin 45:cold -30:compare 69:crypto 54:custom 72:dao 24:deposit 75:did 67:do 30:down 46:empty 61:en -21:etherscan
23:exact 32:exchange -36:explor 21:for 27:friend -33:from -33:ga 42:gave -26:given 31:go 66:ha 77:had -27:have 34:he 64:held 31:her
-21:here -62:hi 43:history -45:into 30:keep 23:kind 48:know -56:lamport 47:left 30:lie 46:like -41:list -23:live 34:many 36:market
53:metamask 32:moment 36:more -37:mov -40:much 48:multisig -22:must 35:name -63:native -22:need 30:nephew -23:nev -24:node -43:nonce
-24:not -27:numb 40:office 31:or 22:our -38:out -24:over 37:own 22:pl -21:plu -21:pool 34:present -20:price -49:pull -24:put
37:queue 51:report -25:rout 40:run 58:see -60:send 43:should 46:show -25:sign 48:sit 25:sitt 51:so 33:somebody 38:someone
51:stablecoin -41:stak 33:still 31:storage 41:symbol -32:take 22:tax 41:tell -34:th 25:that 37:the -29:their -39:them -115:there
38:these -29:they -22:thi 63:to 31:today -49:token 58:treasury -50:turn 41:two -26:verify 56:vitalik 22:want -48:we 45:when 25:where
-23:which -21:who 55:why -23:with -21:year 63:you 79:zero @~block -25:* -33:^block 41:^current 52:^height -34:^how -36:^in
52:^latest -31:^mempool 53:^my -28:^next 61:^on -47:^our 25:^please -66:^the -34:^which -29:^who -32:a -36:auditor 27:balance
-49:been -26:built -53:burn 41:closest 30:count 26:current -52:did -35:difficulty -24:dur 22:end -24:epoch -35:exploit -23:fee
-23:first 45:full -64:ha 43:hack -39:how -49:includ 24:index -23:inscription -40:it -31:land -23:last 37:latest -24:like 35:log
-41:many -26:mempool -30:mint -33:most -56:much 42:must 40:nearest 36:need -25:next -30:now 38:on -23:ordinal -49:our -60:payment
-36:please -34:pool -50:price 30:produc -53:propos -26:read 30:reward 21:rollup -23:run 20:sise 25:slot 30:snapshot -21:stuck
55:that -31:those 41:time 53:timestamp 48:trade -58:transaction -38:transf 29:utc 40:wa 35:we 35:went -27:were 31:when 39:where
-21:which -22:who 30:year @~bridge -34:^and 36:^could -23:^i -50:^which 23:acros -22:aft -40:been 30:between -41:busiest 36:could
-29:cros -21:day 33:defillama 60:deposit 38:did -46:exchange -26:for -53:ha -23:hack 35:kind -25:leave -34:list -49:long -49:most
38:mov 59:much -31:net -22:no -21:of -21:one 26:or -39:our -21:pay 29:people -20:protocol -42:sent -20:show 76:since 35:statu
54:still 35:tell 20:the -28:thi -26:time 32:today -26:transaction 45:use 49:used -54:week -61:which 75:withdraw -20:would 63:yield
33:you @~btc -45: 54:^a 45:^addres 38:^and -50:^any -54:^best -43:^block -36:^can -31:^could -56:^did 75:^fee -51:^ha -25:^hash
54:^hashrate -43:^kind 53:^latest -29:^ledg -58:^mempool -40:^min -42:^my 32:^on 57:^please -47:^price -28:^rate -26:^recent 27:^sat
42:^show 35:^transaction 28:^tx 79:^wallet 26:^what -30:^when 28:^where -37:^which 45:^why -80:address 28:adjustment 28:again 21:all
-26:and 44:any 43:apart -22:are 26:arriv -23:bank -39:best -21:block 30:buy -51:change -32:channel 24:check -32:client 30:coin
40:confirm -21:confirmation 26:consolidate 39:cost -25:could 20:currency 30:current 23:date 56:deposit -27:difficulty -21:do 28:each
21:every 22:fee 36:first -24:for 25:found 32:full 53:gave 23:go -23:gone 23:guy -28:hack -25:hash -33:hashrate 83:have -58:height
-26:history 24:i -39:id 37:if 37:includ -62:inscription -38:kind 46:know -29:last -31:late 44:latest -31:lightn 63:like 29:line
22:list 76:look 30:lost 32:low -31:made 24:many -85:mempool -23:metamask -58:min 43:mine -23:mint -29:moment 21:morn 55:mov 59:must
23:n -26:name 67:near -48:network 52:new -23:no -30:not 39:now 53:old 46:on 92:one 41:ord -31:ordinal 77:oth -36:over -59:own
33:paid 57:pap -22:payment -28:payout 34:pl 40:please -57:pool -53:price -26:public 42:queu -28:queue -34:rate 23:real -36:receive
40:recommend -24:rn -60:run 34:sat -55:satoshi 25:say 49:see 32:sell 52:sent -24:shar -43:share -40:sit 50:sitt -39:slot 37:small
-46:sold 32:some 28:spend 44:spendable -23:stake 38:still 34:storage -25:stuck 26:supp -26:take 28:that 39:them -38:then -35:tip
66:top 40:touch -68:transaction -30:treasury -31:trezor 64:txid 34:u 34:unconfirm 39:up 28:utxo -60:v 48:vb 40:volume 69:wallet
42:want -52:went 41:were 20:what 66:wheth -30:which -38:who 37:why 25:with 30:withdrawal -32:won -24:worth 24:would -78:yet 33:you
@~category -44: -31:* 41:^coin -25:^market -52:^which -26:a -26:and 38:category 26:exist -27:for -26:i -45:lay -38:my 21:nam
-31:need -21:or -23:pump -36:rank 63:sector -44:that -24:the -25:what -44:which @~chain 7:* -65:^all -39:^block 49:^chain
-39:^circulat 79:^contract -24:^could 47:^dex 31:^doe -26:^height -29:^it -31:^kind -27:^look -20:^my 21:^network 23:^notional
-48:^on 35:^option 38:^our -32:^pool 60:^rank 33:^since 61:^stablecoin -82:^supp 35:^total -32:^volume 23:^who -25:acros 45:actual
-29:add -70:all -48:already -23:also -28:am 56:among -56:amount -35:answer -26:are 58:ask 26:average 64:before -22:between
101:blockchain 51:blockscout 21:build -35:busiest 23:busy 33:call -49:circulat -39:circulation 41:claim 49:click -29:client 21:coin
28:collection 28:company 80:compar 62:contract 23:copy 52:d 35:defi 69:deploy -26:develop 41:dex -32:e -23:even 25:evm 26:exchange
-29:exploit -31:explor 32:figure 31:file 25:first -22:float -23:follow 22:for 39:gone 44:goplu 40:grew 33:grow -23:hack -51:have
-27:he -32:history 28:id -50:investor -63:issu -47:itself 72:keep 22:kept -28:kind 70:know 42:l2 -21:late -46:lett -20:lightn
-25:liquidation 22:liv -21:live -33:lol -22:look -24:made -48:make -20:market -23:me -23:metamask 37:money 30:more 27:much 36:nam
29:native 31:network -22:new -36:nod -30:node -22:often 23:on -20:oth -26:out -32:own -27:paid 27:pay 32:people 21:per -23:perp
38:pile 66:pl 40:please -46:pool -23:pull -25:rn 37:rollup -52:rows 47:rpc -33:satoshi 31:say -42:search 35:see -33:seen 27:send
-46:sery -30:share -20:should 36:sit 47:site -24:small -28:sold 44:some 26:someth -32:stabl -74:stable 30:stablecoin 24:start
-24:state 52:str -31:stuck -46:supp -29:th 31:than -26:them -47:then 39:there 31:they 56:those -28:through 33:time 37:to 38:today
-22:togeth 20:touch 42:trade -28:transf -23:treasury 33:trend -22:turn 63:turnov 34:tvl -25:twitt 47:type -30:und 49:utilisation
38:v -54:venue 21:versu 54:wallet 40:want 26:we -23:went -24:were 47:where 24:who -42:whole -21:whose 37:with -35:yield @~chart
-16:* -26:? -26:^a -59:^and -48:^at 48:^by 42:^chart -39:^circulat -25:^clos 48:^compare 28:^contract -40:^defillama -20:^did
-26:^ha -60:^in 54:^kind -70:^market 41:^my 22:^of 28:^our 23:^please -23:^plot 66:^pric -56:^price 27:^pull 21:^show -50:^since
52:^stablecoin -22:^stak -70:^supp -22:^tell -88:^the -50:^token 23:^wa -23:^which 28:^yield 32:a 50:advis 59:against 25:am
-49:amount 33:an -49:any 37:apy -24:are -23:ask 35:auditor 28:back -28:balance 46:beginn -44:below -23:beside -44:biggest 29:board
42:book -28:bos -37:buy -51:cap -52:capitalisation 23:cash 31:chang 70:chart 21:cheapest -46:circulat -57:circulation -50:client
-34:coin -30:coingecko 28:company -59:compar 39:compare 31:cost 23:could -39:country 27:cov -36:current 61:d -34:dao -38:dat
-54:data 46:decimal 36:defillama -54:deposit -21:dev 29:develop 54:did -35:dividend 39:do 51:done 35:draw -39:due 34:employ
-22:erc20 -52:exploit -39:far 60:figure -22:find 64:fine 53:firm 48:float -20:found 44:from -26:fund -44:futur 55:gain 23:giv
-25:give -27:go -30:goe -31:gone -37:grandson 65:grew -26:hand -28:hash -22:have 26:he 26:held 47:history -22:holder -38:index 47:it
23:kind -45:know -35:large -47:late 36:least -24:lett 44:like 42:liquidity -29:los 38:lose 34:lost 33:low 23:m -23:made -50:market
-23:marketplace 49:may -26:me 42:memo -22:min 43:mint -60:money -38:month -44:mov -49:move -39:must 24:my -25:n 33:need 34:next
27:no 30:now 57:number -58:often -22:old -24:open 24:or 31:over 24:paid 31:pap -45:park 47:past 21:pay -30:people -73:per 45:percent
39:pile 22:please 47:point 25:pool 26:position -20:present -35:price -25:profit 41:project 23:pull -42:quarter -37:quot -20:rank
-58:reach -24:record -31:regist -58:report -23:return -65:risk -22:rows 62:same 22:second 21:see -27:sell -25:sent -23:sentiment
69:sery -39:should 29:show -28:side 40:since -48:sit -31:sold -27:some 23:spread 46:stabl -62:stable -23:stak 68:start -60:statement
-42:still 25:summ -24:supp 30:tax -37:term -32:that -29:them 26:there 32:thesi 86:thi -30:tim 56:time -45:today 35:trad -75:trader
-20:transaction -37:turn 31:up -27:use 69:value 29:venue 33:very 31:vol 33:want 41:we -76:week 33:went -26:where -30:wheth -43:with
-37:worth -75:year -55:yet -39:your @~check -5:* 23:^and 36:^are 38:^before 34:^buy -28:^can 23:^check -54:^did -25:^draft 26:^ha
37:^if -42:^my -32:^our 33:^safe -28:^source 44:^the 23:^verify 39:addres -23:airdrop -49:also -36:and -22:ape -48:app 30:approve
58:at 35:but 41:button -31:buy -28:call 20:came -28:click 25:code -33:connect 69:counterparty -41:d 49:dangerou -29:deploy -42:did
-25:draft 24:dust -29:each -45:end -20:exact -28:fake 25:file -31:find -36:flagg -23:found -35:friday -33:friend 23:from -43:front
40:fund 50:go -26:grant -23:guy -27:hi 48:hidden 25:hold -29:just -27:know 35:known -29:ledg -40:left -28:legit 24:like 56:look
45:mail 29:maliciou -28:many -46:match 32:memecoin 35:metamask -23:min 25:mine 26:nephew -51:network -30:next -54:nft 50:no -40:not
-49:our 44:page -39:pl -30:pool 27:proof 34:publish 39:put 21:saving 28:say -31:screen -39:see -25:shill -37:simulate 23:site
-24:solidity 34:some -24:someone 31:strang 35:swap 90:t 28:team 31:their 22:thi 28:tick 37:trap 34:trust 32:until 45:verify 32:want
-30:well -46:what -21:where -28:whom 44:why 55:with -34:yet -22:you @~coin -10:* 33:24h 24:^ 21:^all -45:^and -47:^at -55:^can
26:^candl 31:^chart 49:^circulat -48:^coingecko 24:^contract 74:^everyth -30:^explain -25:^find -40:^floor -41:^for -85:^ha -22:^if
44:^in 56:^kind 86:^market 20:^max 54:^mcap 27:^need -21:^next -27:^open 39:^our -23:^put 29:^show 22:^someone 41:^tell -61:^the
87:^token 27:^top -49:^total -26:^v -41:^volume 34:^we -21:^website -32:^what -50:^who 54:account -23:ad 25:add -34:addres 21:advis
-58:against 21:all 24:also -24:among -42:an -64:apart 57:are 59:around -35:artist 32:ask -36:at 22:auditor 43:below -21:beside
-64:big 52:biggest 23:book 41:both -41:bought 27:bridge -29:buy -38:can 20:candl 26:cap 26:capitalisation 44:chart 24:chat
33:cheapest -22:check 40:circulat 35:close 24:coin 74:coingecko -23:cold -33:colleague -44:collection -23:copy -53:cost -42:current
40:d -30:dat -35:data 46:day -21:decimal 50:depth 32:description -24:dex -34:did 25:dog 54:done -51:dump -27:each 24:end 33:ever
75:everyth 44:exchang 48:exchange -37:exist -29:explain 52:exploit -34:far 85:figur 48:figure 36:file -32:find -58:floor -48:full
-32:fund 53:gain -39:go -53:gone 55:google 38:got -30:ha -29:hash 37:high 20:him -34:history -21:hold 30:id -23:if 21:in -83:index
-23:into 24:it -34:just -64:keep 45:largest 55:lay 31:like 21:list 31:lose -38:m 22:mean -48:mem -44:meme -30:mine -41:mint -27:more
-29:morn -34:n -37:name -67:near 51:need 48:nephew -31:new -23:news -35:next 21:no 64:not -69:now -24:of 39:ohlc -34:old 32:only
21:oth 22:out -26:over -36:own -60:people -34:per 42:pl -28:plot -31:plz -30:post 40:present -46:pric -23:price -25:put -38:rank
28:read -53:real -48:rn 30:rows 20:sal 41:same 45:say 32:school -51:second -53:sell -26:sentiment -33:she 56:sheet 21:show 38:since
23:sold 21:someone -23:spot 30:spread -38:stablecoin 66:start -34:statement -24:step -67:still -23:summ -29:t -20:table -39:talk
31:tax 20:then 31:there -25:they 22:thi 35:tick -31:tim 50:time -54:today 59:togeth 34:token -33:top 23:total -20:trad -50:turnov
-45:twitt -21:two 28:und -28:until 44:utc -51:v -32:valu -33:venue 27:vol 62:volume 36:wa 58:want -22:we 47:website 50:week -29:went
-32:were -30:what 30:whatev -27:wheth -47:who 27:whole 30:will 51:work -24:worth -20:writ -39:year @~compute 28: -33:* 23:?
-54:^addres -26:^contract -29:^ha 31:^namehash 43:^the 32:^when -21:^which -21:account 21:at 27:be 38:contract -47:create -28:do
20:end -57:factory 43:for 30:from 33:get -30:ha -26:look 34:namehash 46:node 27:plain 23:send 41:subdomain -54:that 28:we 29:when
26:where -40:with @~contract -26:* -31:^a 44:^abi 44:^and -64:^call 23:^chart -33:^coingecko 52:^collection 48:^contract 23:^everyth
-63:^find 23:^ha -41:^in 62:^it 65:^look 22:^make -22:^market -37:^my 23:^need 23:^our -36:^read -23:^review 30:^someone 26:^source
-73:^token -65:^verify 66:abi -29:about -20:addres -32:all 42:am -39:answ 23:anywhere 26:ape -31:artist -41:ath -45:attach
55:auditor 23:back 29:balance -45:base -24:bought -60:call -20:cap 30:chart 21:chat 22:cheapest 20:coingecko -38:colleague 44:com
28:compil -33:contract -25:convert 24:current -24:dangerou -21:dat 37:decimal 21:delegat 32:description 29:developer 22:did -29:diff
-60:each -28:eip 72:enough -45:erc20 -27:erc721 -30:error -48:etherscan -53:exploit 39:explor 23:farm -25:fil -61:find -24:for
-27:ga -29:hash -48:here 30:hidden -26:him 50:hold -22:holder -34:holding -24:honeypot 20:it -47:itself 39:jpeg -48:json 23:just
21:know 34:link 54:look -55:m -21:make -47:match -50:may -36:meme 22:memo -27:mint -21:more 24:move -22:must -29:my 34:need 33:numb
22:or -47:oth -20:our -29:own 42:owner 44:paid 25:past -21:penguin 27:point -28:pool 26:proof 42:proxy 46:publish 25:quot -38:regex
-46:result -21:risk 35:rout -48:run 71:sal -53:same -42:say 24:script 31:second -23:send -34:she 23:shill -25:should -23:sise
-30:sit -26:site -70:so -30:sold -24:some 33:someone 22:stat -20:still -24:swap 29:team -27:that 27:there -34:thi 43:tick -22:time
-38:token -33:top 34:two 59:und 22:user -22:valu 37:vault -23:version 34:view -21:wallet -30:way 29:website -32:well -32:were
33:whatev -33:whole -61:whose 25:why -29:without -26:writ -47:write @~counter -30: 38:^hold -41:^numb 45:^please -46:^token -25:^tx
26:^what 31:about 30:account 43:active 49:activity 29:address 34:already -23:any -24:been -58:block 34:both -27:burn 57:burnt -57:by
-20:chain 23:contract 40:count 66:did -30:do 31:for 22:ga 25:give -35:go 20:have -45:he 54:hold -28:holder -29:it -42:keep 58:know
-22:last 37:left -42:like -22:look 41:made 20:mint 42:more -21:most -28:numb 20:or 37:out 21:own 69:pay 22:please -41:say 48:send
-62:since 30:talk 28:tell 26:th 30:them -37:these -23:time -28:today 21:token -34:vitalik 48:we 34:who @~decode -38: 28:* 41:4byte
34:^4byte -28:^abi -39:^doe -75:^event 50:^get -25:^how 41:^metamask 61:^my 34:^our 36:^please -56:^selector -21:^topic -28:^topic0
-21:^who -22:abi 21:all 39:an 48:any 46:argument 21:ask 53:be 42:behind 44:blob -39:build 54:byte -29:call 29:can 44:chain
32:constructor 28:custom 21:dapp -22:decod 27:decode -30:did 24:down 49:eip -31:emit 28:error 42:event 42:every -24:fail 39:from
49:get -23:give 42:go 33:ha 22:hardware 65:here 41:hex 57:id -43:input 33:inside 51:into 22:it 34:letter 27:log 40:lookup 26:many
35:me 81:mean 37:metamask -28:method -36:nam -28:need -43:no 61:nonce -31:old 36:only -36:our 21:own 21:raw 23:read -20:real
-72:receiv 42:recipient -22:reentrancy 37:return 31:revert 30:rout -44:safe 32:see -35:selector -40:send 59:show 20:sign -23:site
34:swap 28:t 51:take 23:text 32:that 44:thi 28:token 67:topic 27:topic0 34:trace -26:transf -30:tx 42:unit 43:unknown -27:unlimit
29:value 25:wallet 44:what 31:where 43:which 53:would 26:write 25:you @~defi 14:* -41:? -32:^am -33:^chain 32:^could 44:^defi
-24:^fee -29:^for 47:^ha 39:^how 29:^i 32:^in -58:^market 22:^on -31:^stak -41:^the -34:^unclaim 25:^what -31:^where 54:^who
-34:about -48:addres 40:aft -41:against -29:airdrop -29:all -55:also 29:amount -50:any 59:anywhere -26:apy -73:balance 25:between
-27:big -30:build 31:by 26:category 22:chain 59:chart -27:commit -21:contract 31:could -37:current 42:dao 24:defi -39:defillama
29:develop 26:do 32:down 56:each 63:earn -31:eligible 57:end 49:everyone -44:fee 44:fund -68:get -29:github -29:give -25:got 23:ha
38:hack -23:have 28:hi -25:history 50:hold 29:i 23:id 40:if -75:into -45:job -30:just -32:keep -25:key 31:large -22:largest -66:late
-33:lead 40:leave 35:lent 24:lp -84:made -58:many 31:mine 24:mov 22:much -25:network 30:new -37:now 55:numb -31:old 41:one -31:only
44:our 26:over 22:people 39:pl -25:plu -29:point 37:post -46:price -34:print 47:provide 50:run -33:saving -28:say -33:season 28:see
53:service 64:share -26:single 52:sit 38:some -31:stable -21:stablecoin 32:stak 73:still -23:supp -29:swap -27:their -41:them
-51:there 49:think -21:to -34:today -57:too -37:trade -45:use 37:value 38:vault -34:wa -34:wallet 51:want -63:we 41:went 32:when
24:which 54:who 43:whole 31:with 30:yield @~derivativ -38: 36:^all 40:^how -25:^i -37:^perp -54:^rate 37:^the 51:^what -48:all
38:biggest -46:close -37:coingecko -24:could 52:derivativ 53:did -36:else 20:every -27:exchang 41:first -32:for -45:friday 38:friend
-50:from 33:futur 29:hedge 62:how 34:i 34:in -32:know -25:liquidat -28:me 76:much -29:of -22:oi -37:one 41:only 41:open -21:or
45:over -32:perpetual -57:please 28:report 37:rn -25:short -25:show -46:spot -30:still 23:them 20:there -41:total 65:turn 40:turnov
50:venue -23:volume -30:wa 38:what -42:you @~detail 48: 47:^on 35:^what -43:^which -25:^who 21:^why -21:and -47:been 58:block
-21:built -51:burn 45:call -25:contract -21:current 38:data -27:did 25:fail -23:fee 57:full -21:get 46:hack -22:happen -22:how 40:if
34:in 54:input -23:it -21:made -24:mint -58:much -23:numb 38:or -38:our -54:price 23:produc -53:propos 32:reward 51:that -24:them
35:thi -23:those 33:time -48:to 25:tx -44:were 31:what -43:which 23:with @~dex -60:24h -23:^a -21:^am 31:^and -27:^any -27:^biggest
46:^busiest 40:^by 21:^dexscreen -21:^fee 30:^find -51:^on 40:^pair 46:^please -49:^pool -21:^price 66:^search 30:^total 47:^where
26:acros 27:addres -32:an -43:been -23:biggest 49:busiest -44:buy 21:by 31:can -20:coin -21:coingecko 30:come 45:data 62:decentralis
-41:desk 35:develop 59:dex 35:did 36:everyone 30:exchang 24:exist -35:explor -28:fee 26:find 29:for 28:from -31:fund
39:geckoterminal -33:give 42:group -32:hold -23:keep 31:known -27:launch 33:led -28:marketplace 44:mint 34:month 36:move -24:nam
69:name 26:network 25:new 33:numb 56:one -44:only -20:or -25:oth 25:our 23:over -31:own 48:pair 46:percent -25:pl 26:please -34:pool
-26:price -27:rank -39:result 37:same -31:say 53:search -49:sell 28:show 54:since -26:so -31:swapp 33:talk 24:the 49:then -25:there
20:they 35:tick -32:to -33:togeth 45:trade 21:use -28:v -39:venue 39:vol 26:week -24:were 26:where -24:you 29:your @~en -26:?
26:^addres 23:^before -32:^convert -30:^did -25:^how 24:^my 36:^the -36:^what 36:^where 38:^which 27:account 23:addres -32:already
-24:and 29:any 21:anyth 22:be -26:behind 21:belong 35:both 45:by 26:call -35:can 22:client -20:cold 35:colleague -32:convert
21:could -29:did 49:do -35:give 30:go -25:have 43:he 43:hi -23:home -64:how 40:i 50:if -29:it -37:keep -39:many -25:me -43:much
-27:nam 32:name -22:node 23:of -52:one -67:or 22:out 28:payout -51:pl 26:point -27:resolve 40:say 26:see 47:send 42:sent 30:set
33:some -38:somebody 46:someone 48:still 25:text -28:that 25:the 59:u 60:verify -25:wallet -35:what 34:where 37:which 27:who
21:would @~entity 33:0x 28:^before -33:^can 42:^coingecko 40:^find -21:^for 28:^list -31:^look -27:^my 26:^on 42:^our 26:^resolve
21:^someone 58:^stack -48:^tell 36:^we -33:^when -31:^which -29:a 39:about 32:an 31:anyth 43:ask 43:audit 45:auditor 54:average
-37:been 21:before -48:behind 32:book -25:bought 38:category 41:change 23:chat -48:client 71:code 24:coingecko 34:colleague 27:com
-24:contract 24:copy 33:country 20:crypto 20:current -21:dao -27:do -34:each -26:en 49:error -52:exchange -21:explain -23:fee
61:find 26:firm -25:first 49:found 39:from -55:gave -23:government -53:ha -46:hand -36:hash 29:here -44:hi -27:hot -22:how 23:i
33:id 45:identify -35:if 28:includ 61:invoice 39:it -29:keccak -21:late 31:ledg 38:like 36:long 26:look 22:los 23:many 27:market
40:min -23:money -50:morn -47:much 23:n -25:nam -62:name -26:now -23:of 40:old -65:only -24:oth 36:out 74:paid 41:payment 34:present
-50:price 41:profit -22:public -52:rank -45:real 37:right -21:run -41:safe -55:same -41:satoshi -34:say 26:shar 29:sheet -22:show
37:sitt -24:some 27:someone 21:someth 36:stack 29:start 26:stock -25:str -75:tell 25:text 46:th -32:their 45:they 59:token 42:tool
28:track 24:transaction 33:two -25:u 23:v 31:value -35:wa 26:we -21:week 26:what -28:when 45:whom 25:with -25:without 30:work
20:worth -22:write @~erc20 20: -23:* -31:^a 56:^allowance -45:^can 36:^could -25:^decimal 40:^for 30:^how 51:^i -26:^in -36:^list
-43:^may -33:^please -33:^read -55:^show 62:^supp -26:^the -34:^token -39:^total -30:^what -25:^who 42:account -25:address 36:aft
24:all 54:allowance 53:already -21:an 27:and -28:approval 20:are -21:artist -35:ask 29:bad -40:be -32:burn -28:call -21:can
-28:claim 26:click 33:confirm 27:could -48:data -37:do 50:erc20 23:exist -29:far -28:first 60:flow 35:for -70:gave 28:go 49:hack
66:holder 39:i 37:incom -21:inflow 38:last 50:link -45:make 38:may 38:more -22:most 23:move -48:movement 27:my 58:name -26:native
29:need -40:nft -24:no -45:numb -30:of -68:off 66:old -60:one 60:only 67:open 31:over 36:payment -38:permit2 -40:please 31:pool
26:read 43:rows -22:safe -54:same -22:send -54:show -56:spend -35:start 51:still 72:supp -42:symbol -25:th -38:that -26:them
-57:there 32:they 33:think 45:through -32:to -35:token 43:total -39:transf -58:transfer 38:treasury 30:u -28:unlimit -24:wallet
-24:want -23:what 35:who -29:whole -35:with 22:you @~estimate -33:* -22:^ga -21:^how 24:^if -21:at 28:estimate 21:go 25:if -21:like
-21:me 21:need -25:no -22:now -26:paid -38:please -36:price 50:program -30:rn -37:send 27:sent -25:set -25:some 41:swap -29:that
-44:today -40:wallet -35:want -30:would -31:you @~etherscan 12:* -28:^for 41:^need 45:^newest 48:^show 28:^the -74:^verify 54:^we
-22:^what 50:account 51:and -36:at 26:compil -74:contract 56:crypto 21:do -45:etherscan 34:ever 32:fast 30:fee -34:fil 22:file
-25:find 55:first 22:for 21:from 30:fund -27:hash -52:have -47:here 48:in -36:incom 26:internal -21:ledg 27:licence -48:lin 22:list
-21:money -21:most 77:movement -25:noth 32:of -43:old 21:oldest 25:on 24:one -65:only 21:open -26:our 70:out 32:own 38:paid 26:point
25:proxy 55:pull 47:receiv 22:rout -35:send 24:sent 40:show 21:solidity 46:start 20:tell -46:token 57:transaction -30:up -46:verify
69:very 22:wallet 37:we -22:who @~event -38: -14:* -33:? 61:^all -21:^biggest -24:^chance 23:^event -34:^how -23:^i 33:^imp
-66:^list -23:^my 35:^odd 26:^settl 65:^show 58:^topic0 -26:^what -35:about 53:all -40:an 40:are -32:argument -34:been 22:bet
31:bett 37:both 21:can -27:chance -38:clos -29:could -47:current 25:custom -22:data -25:decemb 44:each -40:every 24:filt -32:find
41:first 22:for -39:from -32:get -41:give -58:ha 31:hash -42:have 24:he -54:here -35:how 38:id 31:imp 34:in -23:it -57:list
-59:market -59:mean 43:need 30:now 56:odd -27:of -31:old -25:only 31:our 24:paid 24:people -31:per 23:politic -27:question
-38:resolve 24:right -27:say -30:settl 51:show -28:sport -49:still 57:strik 57:strike 33:that 30:their 31:there -53:tick -31:topic
-33:trad -25:trade -33:u -21:value -48:volume -28:what 37:whose -52:will 20:with -36:you @~exchang -35: -4:* 24:^best 23:^for
-31:^how -23:^i -44:^open -47:^trust 24:at 20:best 26:biggest -22:coin -21:coingecko 35:country 40:derivativ 23:exchang 27:exchange
30:for 50:found 20:from 22:futur 37:ha -34:how 23:id -29:it 45:kind -32:know 35:largest 25:list 38:me 29:mean 23:memo 36:min -55:my
-28:nam 39:name 42:need -22:no 33:now 33:only 20:or -43:perpetual 46:rank 35:right -22:rows -21:same -29:score 43:should 54:show
-24:still 21:them 26:they -76:thi -23:trust 63:turnov 20:which 34:with 57:year -20:you @~exchange -13:* 22:^all -24:^any -47:^are
-45:^bid -25:^compare -31:^depth 35:^doe 51:^ha 43:^how -31:^list -39:^market -27:^on 32:^pair 41:^perp -31:^rate -30:^show 20:^that
-28:^trad 51:^trust 84:^volume -29:^where -53:above -25:acros 87:against 22:all -52:answer 32:anyth -22:apart -40:api 29:app -38:are
-25:around -48:ask -32:at -56:balance -47:bid -44:biggest 49:both 46:bought 32:brok -42:by -21:chain 27:chart -22:client 69:clock
-32:close -42:coingecko 50:connect 28:cost -21:credit 21:currency 24:d -51:data 28:depth 62:did 34:do 37:down 28:e 31:even
-58:exchange -50:file 36:first -32:friday 50:friend -32:from 57:futur 26:get -42:gone 33:hedge -30:history -34:hour 39:how -48:id
21:in 43:it 25:keep -45:key -43:kind 42:know -53:largest -38:level -23:leverage -22:look -21:low -29:many 20:margin -42:min
20:moment -20:month 42:morn 31:much 28:my -26:not 30:off -27:often -29:oi 32:open 54:order 35:over 31:pension -35:perpetual 58:place
-52:present 22:quarter 35:quot -39:rank -20:rat -25:recent 24:reject 27:report 30:request -36:right -23:risk 31:score -36:see
44:send 41:serv -59:service 25:sheet -49:should -35:show -39:somebody -24:spot -32:spread 21:stand -25:take 21:talk 58:term -20:the
58:there 55:thi 21:those -32:tick -24:token 30:trade -22:trader 39:trust 81:trustworthy 60:turn 24:two -69:und 23:up -46:use -70:v
-27:venu 75:venue 26:volume 38:way 60:we -32:week -45:whatev -29:will -46:withdraw -59:withdrawal -21:would -38:year 45:your @~fee
-45: -17:* -23:^if -35:^mempool -26:^price 21:^protocol 30:^rank 61:^revenue -24:^sat 31:^top 20:^tp -28:^tvl 28:^where 27:a -54:aft
42:against 43:all 38:am 32:an 21:anyth 22:app -24:are 32:base -22:block -25:bot 26:build 23:can -27:client 53:com -26:cost 49:crypto
-26:current 31:dex -27:doe 22:dur -21:each 40:fee -30:from -23:ga 43:get -22:got 27:have -21:he 84:hour 22:into 42:itself -21:keep
24:land 21:late 39:level -35:lie 21:list -20:lowest 36:made -49:mempool 21:most 55:need 55:newest 30:no 43:not 37:numb -57:one
-74:oth 28:our -32:pay 37:payment -28:pend 43:people -43:per -60:pool -23:price -27:profit 40:program -23:put 34:relay -21:revenue
45:rn -27:sandwich -24:sat -20:satoshi -21:second -20:should 54:so -31:stand -37:still 40:supp 35:swap 23:team -39:that 40:through
-30:time 31:tip 25:to 22:top -61:total -33:tp -59:trader -44:transaction 35:transf -20:trend -32:tvl -28:two -26:up -23:used -70:v
-45:vbyte 31:very -61:wa -35:were 20:where -26:with 22:within -37:would -38:write @~fund -23: -42:* -30:^how -40:^long -22:^on
27:^what 34:at -74:been 23:book -29:by 26:carry 23:current -34:did 50:do -42:fee 37:for -21:fund -49:ha 36:have 22:history -32:how
23:i -29:in 23:it 42:late -41:leverage -70:long 52:m 49:margin -39:me -39:moment -44:much -84:my 54:next 21:of -63:oi 26:one
-41:open -33:or 29:paid -36:pay -28:perp -24:position 48:rat -44:rate -41:ratio -32:rn 45:short 27:since 52:swap -25:that 95:there
-43:to 62:today 55:v 23:what @~ga -32:* -24:^cheapest -28:^convert 83:^ga 25:^if -58:^price -29:^what -45:^where -30:aft -26:and
23:be 21:big -35:blob -25:cheapest 22:coin 28:compar -27:convert -50:did -25:each 30:estimate -28:for 42:ga -25:get -21:have 22:high
21:if -20:l2 29:like -49:near -31:no -50:nod -46:one 31:or -21:paid -32:pair -65:pay 37:pl 28:plain 31:present -45:pric -20:receipt
-50:sat 22:sent -58:station -28:that -24:them 29:there -27:they -25:today -34:tvl 36:tx 21:v -48:vb -33:wallet -42:want -21:way
-43:where -28:you @~global 26: 61:^ 26:^and -32:^chart 41:^defi 36:^dominance -31:^i -73:^in -83:^market -51:^stablecoin 26:^supp
22:^the 78:^total -25:are 33:beginn 34:biggest -24:cap 52:capitalisation -65:circulation -24:cost 34:crypto 29:develop 78:dominance
43:float -41:get 58:index -41:into 52:it -42:late 29:lay -34:many 58:mcap -51:most -41:much -23:news 24:no 21:of -32:old -50:over
-29:price 46:sery 31:stabl -36:stable -26:that -50:there 21:these -46:time -20:today -43:togeth 23:token -34:top 24:value 38:volume
25:want 41:whole @~hash -12:* 42:^hash -52:^i 20:^keccak -44:^what 42:are 25:at -38:can 21:contract -42:data 24:digest -29:do 41:doe
62:for -49:from -38:i 27:in 79:keccak -30:on 34:our 25:permit -25:rate 44:role -42:str -48:text 41:that -32:thi 26:we -41:you
@~historical 21:* 29:^and 56:^at -27:^block 42:^chart 50:^compare -24:^floor 32:^for -69:^ha -28:^how -21:^i -32:^in -28:^our
-37:^please -38:^pric 65:^price 30:^show -22:^tell -36:^the -21:^total 49:^tvl 27:^v -22:^what -37:^when -24:^where -21:about
-31:advis -41:am -29:an 32:and 25:ask 69:at -24:auditor 24:back -36:been -47:between -25:block -34:book 21:bridge -44:cap 60:chart
-50:coin 40:compare -21:contract 36:d -43:date 23:day 28:deck -45:defillama -30:develop -30:do -30:doe 54:done 27:down 27:draw
-34:end 48:ever -27:exchange 48:exploit -22:far -31:file -53:floor -57:from -38:go -36:gone 40:got -31:ha -26:hash -45:have -38:hold
-32:how -34:i -33:index 39:inheritance 20:into -26:keep -33:know -22:last 34:lose 30:m 22:make -40:mcap -24:move -38:must
-44:nearest -38:next -24:not -31:now -22:numb 34:of -39:one -30:only 31:open 28:or -53:over -34:people -42:per -42:plot -45:pric
34:price -34:project 21:receiv -36:record 46:should 25:since 26:so 26:sold -32:some -40:supp -40:tax 85:that 27:them 36:then
-26:there -38:these 51:thi -25:tim 81:time -32:today -25:token -22:total -39:trad 45:tvl -45:valuation 32:value -32:want -42:we
-22:week -44:went 47:were 31:when -44:where 62:will -38:with -31:year -37:yield @~history -5:* -31:^at -44:^balance 60:^biggest
-62:^book -20:^by 42:^chart 52:^clos -23:^could -60:^doe -21:^every 26:^everyth -41:^explain -44:^fee -65:^fund -21:^ga 44:^ha
58:^in -53:^it -27:^last -26:^list -41:^my -25:^need -32:^odd 22:^on 66:^one 41:^our 30:^show 26:^since 20:^stablecoin -50:^stack
43:^swap 44:^the 58:^token -24:^v -59:^wallet 21:^when 21:^where -20:^which -32:^who 29:^ye 24:account 26:accountant 43:actual
-43:already 20:am 61:around 45:ask -22:atm 23:auditor -24:back 33:base 31:basi -21:been -31:biggest 98:blockchain -34:book 38:build
22:buy -66:by 50:cap 36:chang -35:change 34:close -32:coingecko 31:cold 23:compare -32:condition 23:contract -36:cost -34:current
26:dao -22:dat 35:date 22:day 47:defi 42:deploy -30:develop 53:do -66:doe 37:dur 33:election 46:end 76:entry 27:even 43:everyth
-24:exchang -27:explain 50:exploit -52:figure -49:fund 23:gave -23:give -45:goe 43:gone 35:government 24:ha -25:hack 21:happen 46:he
34:held -29:history 25:hold -24:hows -41:id -20:if -74:index -28:just 33:know -20:largest 52:late -47:latest 39:ledg -22:left
-48:lett 41:like 61:line -21:liquidation -29:liquidity 43:list 26:live 24:lock -34:long 31:look 43:m -36:manifold 34:mcap -24:me
45:min 45:mint -27:minute -48:moment -20:money -38:more 25:move 23:much 22:must 31:n 31:nephew -26:new 47:newest 44:numb -22:odd
38:office 46:oldest 31:one 48:only -22:or 35:our -41:out 28:over 25:own 36:paid 65:past -40:people 48:piece -24:pl -43:plu
-44:position 31:probability -50:protocol 54:purchas 30:purchase -29:rank 51:rat -35:receiv 66:recent 36:relay 49:report -48:resolve
23:rest -39:rn 27:rollup -35:rows 36:run 27:sale -26:see -33:sell 36:shar 54:short -27:show -21:sise -25:sit -45:sitt 31:sold
-25:split -32:stand -31:still 29:storage -23:summ 61:swap -49:swapp 32:tell -41:text 43:th -39:them 29:then 26:there -69:these
-20:thi 23:thing -20:think 22:through 31:tim -27:time 38:tip -22:to 48:today 29:token 22:too -77:top -28:trader -48:transaction
57:treasury 22:trend -23:turn 28:tvl -23:twitt -38:two -32:until -27:used -89:utc -48:v -40:valu 57:valuation -30:value -21:very
61:vitalik 45:wa -31:want 28:we 53:week -20:were 35:where -24:will -21:with 52:writ -29:ye -23:yield @~holder -27:^held 20:^holder
-42:^how -52:^on -51:^supp 34:^top 32:^which 25:address -36:all -31:and -23:are 21:ask -31:bag 29:contract 30:d -21:doe -29:ha
45:hold -40:how 23:list -20:many 66:most -22:mov -26:my 48:name 25:now -32:numb 22:of 44:one -23:own -35:price 42:shar -27:share
46:sit 54:stak -57:supp 28:that 32:the 38:there -30:token 57:top -70:total -30:trad 89:wallet 21:which @~info -23: 11:* 37:^a
-23:^can 86:^chain 30:^for 28:^ha -26:^height 32:^i -33:^kind 33:^pool 47:^somebody -25:^token -27:^twitt -35:^which 43:a 63:add
-44:address 33:all -35:answer 29:at 30:been 30:burnt -22:by -22:capacity 77:chain 40:claim 44:coin -29:day 46:description 46:did
-28:end 52:explor -32:follower 38:for -41:group -23:how 56:id 24:in 32:it 25:know 22:l2 34:ledg -22:lightn -22:live 24:lp 34:m 21:me
29:mention 80:native 21:new -37:nod -30:node 25:now -31:only -27:out -22:people -25:pippin -31:please 41:plu 40:pool -24:present
58:pric 29:rate 86:rpc 20:should 71:somebody -22:still -24:stuck 41:team -34:telegram -24:that 25:the -34:thi -30:time 50:to
-45:today -40:twitt -22:tx 30:up 23:url 52:wallet 35:want -23:went 35:were 27:what 37:whatev -50:which -23:will 36:writ @~interest
-23:* 52:? -26:^how 24:^oi -34:^perp 55:and 21:are 36:at -30:bet 37:by 29:chain 32:change 40:contract 49:dex -23:doe -23:fee
-42:from -33:fund 33:ha -20:how -40:i 28:in 38:lead -43:leverage 36:many -69:margin 30:most -50:much -37:my -34:now -29:of 49:oi
-25:on 25:onchain 23:one 39:or -25:over -26:perp 59:perpetual 38:please 30:position -39:right -71:there -54:to 34:togeth 27:value
39:venu -34:want 41:who @~jup -18:* 31:? 70:^if 53:^quote 35:all 44:coin 32:com 32:doe 20:e -47:every 21:get 38:give 54:if -20:in
-36:into 33:liquidity -28:my -39:no -21:on -23:pay -29:pippin 39:please 48:quote 30:route -23:still 29:them -23:thi 21:through 44:to
@~kalshi 3:* -31:^bid 28:^cheapest -21:^could -22:^did 60:^ha -28:^how 20:^i 33:^imp 55:^odd -46:^open 50:^price -45:^put 52:^settl
36:^tape -20:^what 41:^which -23:^who -21:a -21:about -23:account -45:already -63:and -27:are -20:at -25:be 41:book 26:budget -28:by
-26:can -29:cent 27:cheapest 40:contract 35:d -35:decemb -29:did -38:do -30:each 23:every -25:exchange -35:first 67:from -22:get
-33:good 23:ha 54:had 33:held -39:hour 33:imp 67:l2 -26:last 21:like -23:live -40:lowest -70:manifold -25:me 27:morn 21:need 25:no
-23:not -21:now 23:odd -46:of -51:old -25:open -23:people 25:please 32:price 51:resolv -22:right 44:rul -22:say -22:see -28:sell
-30:set -23:since -21:still 36:strik 36:tape -30:them -25:there 24:thick 94:tick -31:time -48:top -58:trader 26:und -38:v -43:volume
21:wa 38:which -34:who -23:work -67:ye @~log -28:* -31:? 26:^decod -20:^decode -57:^event -34:^my -32:^on -40:^topic0 42:^what 39:an
-64:and -53:argument -28:be -25:call -20:decode 45:doe 20:entry -34:every -36:for -40:get -65:hash 56:here -24:i -31:index
-29:inside -23:internal -25:like -21:look 78:mean -31:my -25:old -49:our -93:out 31:please -45:post 26:raw -42:relay 59:revert
-71:send 44:text -44:that 38:thi 34:to 54:topic 23:value -30:which -32:would @~market -10:* 24:24h -36:^a -33:^all 31:^and -50:^are
24:^biggest 57:^book 51:^by -27:^cheapest -34:^circulat -42:^clos 43:^coin -29:^compare 32:^contract 22:^current -29:^do -47:^event
-25:^floor -30:^for 20:^give 32:^hottest 22:^how -31:^i -21:^if 41:^it 40:^kind 30:^last 28:^market 22:^mcap -48:^most -42:^need
38:^of -26:^on 47:^open 33:^past 57:^perp -46:^pric -22:^put 23:^rank -48:^rate -31:^search 27:^settl -28:^show -30:^the -47:^token
38:^top -29:^total 26:^v 25:^which -37:^who -35:^will -28:^ye 27:a -21:about -58:above 34:account 53:advis -31:against 55:already
-23:among -21:amount 22:and -39:answer -25:any -36:apart 44:are -37:at -54:ath -23:bag -40:balance 27:been 46:beginn 50:below
-35:betfair -20:bett 28:between 23:bid -20:biggest 43:book -49:bos -25:both 28:bought -36:buy 28:by -47:cap -27:carry -31:category
32:chart -40:circulat 28:clos -24:close -43:coingecko 21:colleague -24:collection -25:com -35:compare -23:condition -28:correct
-67:cost 39:crypto -59:current 30:d 33:day -73:decemb 49:develop 35:did -55:down -24:draw -33:end 41:enough -21:erc20 -83:event
-28:exchange -51:exploit -21:fall -61:far -35:fee 62:figure -32:find -42:first 22:floor -22:for 56:from -48:full 53:gain 35:give
37:gone -27:good -31:grandson 36:ha 27:help 35:hi 34:high -40:highest -32:him 26:history -42:holder -21:holding 31:hottest 29:how
-65:id 34:if 30:interest 23:it -39:jpeg -37:keep 20:kind -37:know 48:lay -27:least -28:left -20:lett -20:level 24:leverage -36:like
-22:look 25:lose 37:lost -91:manifold -37:mark -22:marketplace 27:max 71:may -28:me -41:mem 45:midpoint 39:mint 33:money -41:month
-29:more 21:morn 21:much -44:nam -70:near -29:need -44:next -26:nft -25:no -26:now 61:numb -22:odd -54:old -24:only -22:oth -34:our
-23:out 23:outcom 35:over -39:own 51:owner 29:pair 27:past -47:pay 70:penguin -44:people 49:percent -21:perpetual -25:please
-46:portfolio -60:present -49:pric -31:print 25:project -23:proposal 24:pull -25:pump -23:put -55:quarter -23:question -40:quot
-62:rank -23:recent -24:record -55:report 27:resolv 107:resolve -57:risk 29:rn 53:rows -55:say -23:search -59:second 54:sector
23:sent -41:set 27:settl -30:she -21:short -30:should 49:side 50:since -46:sise -26:sold -39:someone 24:son 21:sort -36:sport
-25:stable -38:stablecoin 28:stand 72:start -20:step -45:strik -22:supp -36:t 42:tax -34:that -27:their 27:there -31:thi 90:tick
50:togeth 32:too -30:total -67:trad 34:trade -20:trader -28:turnov -46:tvl -46:und 96:utc 55:value -20:venu 36:very 37:vol 34:w
27:wa 28:want 33:we -49:week 32:well 44:went 22:what 28:which -39:who -51:withdrawal -29:worth 42:writ -23:ye -59:year -36:yet
@~metadata -34: -3:* -61:^a 25:^how -33:^make -29:^my 23:^on -35:^read 67:^supp -42:^total -47:a 33:an 36:and 38:are -32:artist
-30:ask -32:at 69:big -35:burn -31:chain -30:contract -26:did 22:exist 26:explor -29:far -23:for -31:from -27:go 60:holder 51:i
-21:it -29:logo -32:make -25:me -27:much -24:my 30:name -29:no 52:paid -37:please -46:read -29:return -56:same 46:search -31:she
49:supp -21:tell 49:th 37:that 24:the 20:there 22:tick 32:today -30:up 38:wa -22:want -27:were -27:which 60:who -29:whole @~multi
23:* 54:24h 38:^a -40:^all 27:^compare -50:^decimal 35:^i 35:^liquidity -40:^on 68:^pool 29:^price -23:^what 49:a -21:about
24:address 49:and -52:are -21:burn -40:chain -32:coin 36:compare 21:day 57:decimal 28:do 40:each 30:from 20:geckoterminal 32:give
38:go 23:ha 47:i 20:includ -20:lend -20:like 86:liquidity 24:list -28:many 36:me -23:more 20:network 21:now 42:off 22:only -39:our
-24:please 41:pool 30:price 26:provide 62:single 59:tell 21:that 40:their 63:today 28:token 31:top -28:trad 27:up 53:volume -25:were
44:what 31:with @~network 15:* -68:^block -22:^how 69:^i -26:^list 41:again 20:at -52:block 29:current -26:decentralis 36:e
-24:exchang -40:far -37:for 30:geckoterminal 21:give -41:height -20:how 29:i 30:id 32:in 52:it 32:need -38:next 42:node -42:only
36:per 40:second 45:still 39:that 50:they -21:thi 48:today 26:transaction 45:version 26:which @~new -9:* 42:^new -30:^rugcheck
-28:^show -23:^what 20:^which -54:^who 46:add 27:anyth -35:are -37:be 25:can -32:chain -21:crypto 32:did -26:for 30:fresh 38:if
68:just 28:last -35:latest -28:launch 24:made -28:me 25:mean 35:mint 30:moment -27:most 20:newest -26:news -31:of -25:people 32:pool
53:recent -43:report 27:rugcheck 47:seen 43:still -33:that -22:the 44:them -42:there 23:they -27:thi -24:those -41:today -21:trad
23:up -31:verify -35:vot -23:what @~nft 38: 23:* -23:^a 36:^and 36:^are 53:^chart -42:^coingecko 51:^collection -32:^compare
41:^could 21:^doe -27:^held -43:^list -29:^market 26:^need 25:^of -49:^on 21:^one 70:^only -34:^please -27:^rarity -58:^rows
53:^show 22:^tell 23:^they 38:^v 37:^volume 100:^wa -59:^wallet -29:^when -27:^which -42:^who 53:about -26:aft 86:all -26:also 32:am
35:any -32:anyone 45:anyth 33:ape -29:approval 68:are -28:art 56:artist 22:at 66:ath -52:be 65:been -27:beginn -20:best 28:bos
48:both 44:bought 78:burn 42:buy 63:by -28:can 35:cap 31:chang 48:chart 47:cheap 33:cheapest -33:coingecko -31:company 53:cost
60:could 34:count 37:creator -25:crypto 33:d 42:data 36:daught -36:develop -36:discord -41:document -26:doe -33:down 31:drop 49:each
-41:erc20 32:ever -22:everyone -35:explor 25:fake 21:far 76:fee 29:floor 33:fund 35:gallery -32:given 34:gone 27:have -59:he 20:her
-23:high 29:history 30:how -38:id -44:if 63:in 47:insurance 41:inventory 74:item 61:jpeg 109:keep 32:kind -28:know 47:legit -40:list
57:lol 28:long 51:lost 69:lowest 30:m 43:made -49:make 64:many 36:market 36:marketplace 32:mcap 39:member -53:mint 53:moment 29:most
73:nam -55:name 44:need -67:new -29:next -27:not -56:now 44:numb -27:on 64:one 73:oth -36:our 47:owner -33:page 28:penguin
59:percent 30:pfp 37:pictur 23:picture 75:piec -26:point -20:pric -32:price -78:rank -59:rarity 39:real -57:right -25:rows
-25:royalty -65:run 33:sal -57:sale 54:same -35:she -34:should 38:show 52:side 28:since 24:so -22:some -38:someth 43:spr 34:talk
-29:th 47:that -30:theft 34:their 49:them 26:there 58:these 21:they 47:those -60:today 22:top -20:track 28:trad 28:trait 27:transfer
-52:u 41:und 35:up 118:v 20:value 47:vault 27:verify -32:volume 102:wa -47:wallet 49:were 30:whatev -38:when -49:which -27:who
30:whoev -53:whole -27:with 23:without 33:worth -84:would 31:yet @~ohlcv -48:* -22:? 37:^candl 46:^chart -35:^last -34:^on -69:^pool
-26:^volume -49:a -56:and 26:are 48:bar 22:can -28:chart 27:from -41:high -21:i -29:in -64:it -35:last -37:liquidity -40:low 26:many
33:my -29:of 27:off -35:on -58:open 38:our 40:perp 23:pl 50:please -23:pool 25:pric -58:price 22:quote -41:the 28:there -25:tick
-53:to -45:token -37:trad -23:volume -55:want @~open -23: -29:* 30:? -36:^account -32:^any -26:^how 24:^oi -34:^perp -47:^show
27:^the 20:and 30:at 26:before -29:bet 35:by 29:chain 32:change 40:contract -22:could 49:dex 29:do -22:doe -61:fill -36:from
-32:fund -47:got 24:have -20:how 46:lead -48:leverage 25:look 34:many -68:margin -23:mine 30:most -48:much -22:my -34:now -37:of
49:oi 25:onchain 26:one 36:or -23:our -24:over -30:perp 59:perpetual 45:please -27:report -39:right -45:show 32:sise -22:sub
-36:tell -22:the -68:there -47:to 34:togeth 27:value 39:venu 25:wait -34:want 39:who -32:with -21:you @~option 5:* 33:^ -33:^for
35:^i 25:^on -22:^open -22:^put 31:^who 36:a -52:and -23:derivativ 24:desk -22:for 31:from -20:in -38:into 28:it 54:lend -36:lock
-22:me -20:my -40:next -21:open -30:our 43:platform -23:protocol -39:same -41:them 29:to -42:total 53:use 41:wa 28:who -22:ye
@~order -48: -9:* -22:? -36:^account -32:^any 37:^how 38:^open -43:^show -32:^which -31:and 21:contract 39:did 42:do 42:fee -61:fill
29:for -47:got -26:ha 24:have 31:how 41:i -49:in 35:it 26:look -24:mine 53:much -31:of 26:or -23:our 35:pay -24:perp -42:position
-46:show -21:sub -31:the -21:which -44:with -22:you @~orderbook -22:* 52:^best -45:^bid 54:^book 66:^cheapest 30:^depth -27:^fill
39:^for 40:^i 35:^last -52:^level -74:^market -51:^midpoint -34:^on 31:^orderbook -42:^price -40:^put -41:^the -88:^what 48:^which
23:are -46:ask -65:both 66:can -51:chance 97:cheapest -42:clos 48:condition 24:contract 100:could -72:deep -93:did 62:eith 23:enough
-66:exact -28:fill 23:for 20:give -34:good -66:holder 79:i -20:imp -27:just 70:l2 -57:last -44:level -85:like -80:look 27:many
32:midpoint 51:mov -20:need 96:no 29:not 38:now -45:of 74:offer 29:on 22:one -25:open -50:ord -27:order 54:orderbook -30:out 47:over
-31:pair 21:pay 61:perp 38:perpetual 30:pl 38:please -81:print -22:put 37:rest 73:right -35:same 40:second 93:sell 22:short -48:show
31:side 50:spot 34:take -30:th 34:that -24:their 72:there -26:they 80:thi 42:thick -25:time 50:token 24:trad 20:up -40:way 26:we
-38:what -36:when 42:which -33:with 59:without 20:would -23:ye @~overview 12:* -21:^any -23:^cheapest 38:^contract 31:^dex 49:^doe
83:^ga 30:^got -39:^holder 32:^i -37:^open 70:^protocol -20:^put 30:^rank -42:^revenue 44:^the 29:^top -20:^we -37:^where -31:^who
-23:actual -32:aft 38:against 48:all 42:an -24:anyth -23:anywhere -27:balance 21:behind 35:belong 59:by 25:can 31:carry 30:chain
32:change -23:cheapest 44:check -24:code 23:cold -20:colleague 25:com 47:compar 60:contract 60:creator 58:crypto 35:current
37:decentralis 24:dex -33:did -23:each -25:end 25:explor -41:farm -34:fee -38:find -26:friend -25:from 96:ga 48:gave -33:get 29:got
-36:guy 50:ha 23:her -21:hi -36:home 37:hot 23:how -37:inside -22:interest -53:l2 27:lead 21:left 49:like -23:make 34:many 38:most
-48:near 49:nft -22:no -51:nod -24:nonce -22:numb 28:oi 28:onchain -34:one 54:or -37:oth -27:our -26:over -41:own -25:paid -33:pair
44:perp -47:person 21:pl 24:plain -24:platform 23:position 44:present -44:pric 57:price -34:real -24:report 40:rn 50:rows -29:run
37:same -50:sat 35:sent -23:simple -34:so -50:solidity 47:some 44:somebody 31:someone 44:stand -58:station 22:tag 41:tell 24:their
-29:them -22:there 26:togeth 25:top 25:tx 27:u -32:use -30:user 41:value -47:vb 51:venu 29:wallet -29:want -49:we 24:whale -33:where
-47:whose -33:why 29:would -48:write 31:you @~own 28:* -55:^compress 70:^doe -25:^how -61:^i -23:^in 22:^list 33:^my 47:^nft
63:^show 68:^which -25:^who 30:all -38:and -28:anyth -46:are -40:be -39:collection -38:compress 33:creator 20:daught 90:doe
-21:erc721 -32:from 93:he -30:how -29:i 57:jpeg 44:just 66:keep -26:left 36:me -32:mint -39:much -29:name -39:of 24:on 24:open
38:phantom -30:price 38:same 39:say 28:see 24:she 64:show -24:spl -35:them -31:thi -24:to 21:user 32:value -21:wallet -54:who
26:without -40:would @~pair 10:* 42:^a -27:^any -45:^are -50:^dex 23:^find 35:^i -32:^on 49:^pair 53:^please 66:^search -55:^token
-40:^what 29:^when 26:^where -22:^which 22:about 27:addres -27:and -32:are -30:both -45:compare -31:decentralis 21:did -30:do
37:everyone -34:exchang -25:exchange -34:explor 22:find 31:for -21:from 42:group 21:ha 39:it -20:link 52:mint -25:most 34:move 31:my
65:name -26:now -57:once 53:pair 46:percent -39:pippin 22:pl 25:please -27:price -23:put -42:safe 53:search -24:see 31:show 41:since
-28:so 32:talk 54:their 35:tick -41:to 33:token -27:top 22:two -27:v -23:want -37:what 37:where @~perp -63: -34:* -50:^account
-36:^any -34:^bid -35:^could 27:^current -21:^how 28:^i -36:^if -51:^my -25:^need 41:^open 42:^our 26:^rest -20:^show 68:^the
-25:^which -57:account -29:addres 38:against 39:am -26:and 40:around -60:ask -46:bag -41:bar 21:been -38:between -54:bid -70:book
41:both -22:by 41:check 23:client -27:data -22:dex -26:did 47:do -29:else -47:entry 40:far -56:got 29:have -44:if -33:in -83:l2
-33:last 30:lead 63:liq 23:liquidat 34:look -26:los 78:margin -36:market 22:max -49:may -24:mine -27:move -31:much -26:my -36:of
-39:old -29:open -31:order 33:orderbook 21:our 34:paid 23:per 25:perp 37:price -25:put -35:rn 41:run 28:short 20:since -37:spot
-43:stop 21:sub -34:tell -84:there 35:thick -23:time -23:to 53:today -32:v 28:vault 24:wait -27:what -21:who -29:with @~polymarket
-8:* -33:^account 54:^all 23:^am -26:^best -45:^bet -23:^bid 34:^biggest -25:^book 51:^chance -22:^cheapest 31:^clos 22:^could
-33:^did -46:^do -28:^event -30:^for 21:^hottest -23:^i -21:^in 24:^mid -30:^no 21:^odd -35:^on -27:^open 24:^price -23:^put
31:^what -21:^which 22:^who 32:^will 50:about 27:all -40:already 24:am -24:and 39:any 46:anyone 29:anyth -41:are -26:ask -21:at
-61:been -33:best -36:bet -32:betfair 31:bett 41:bettor 29:biggest 23:bot -45:both 38:bought 39:buy 39:by -39:can 20:cent 44:chance
33:cheapest -21:clos 48:company 46:compare -26:condition 22:cost 52:could -25:current 31:cut 89:decemb 42:down -24:each -37:end
-21:enough -25:entry 26:event 43:every -32:everyth 33:exact -44:fee 30:guy -24:ha 21:he -34:history 22:hottest -25:id 29:insid 34:l2
-27:largest -46:latest 48:look 29:los -35:lowest -44:manifold -43:market -33:mean 41:meet 20:midpoint -21:money 51:most 54:no 29:odd
-49:old 30:only 21:or -28:ord -29:outcom 63:outcome 32:over -32:own 45:paid 81:pay -57:people 21:please -59:plu 43:politic 73:poly
21:position 52:post -42:prediction -49:print 33:profile -41:proposal -45:question -21:redemption 27:right 29:run -20:say -38:search
32:see -26:sery 27:shar -21:sise -24:some -38:someone -64:someth 48:sport 51:stak -52:stand -34:strik -43:team 24:tell 28:their
42:through 22:token -37:tonight -25:top -32:trad 33:trade -32:trader -24:u -69:und 60:up 22:v 56:volume -26:wa -26:way 43:week
-24:whale -33:when -34:where 28:who 24:whoev 31:whole 38:whose 58:will 36:win 42:with 20:won 28:word 55:would @~pool -14:* 36:24h
33:^a 50:^any 21:^candl 20:^chart 27:^compare 37:^current -47:^dex 42:^for 47:^give -21:^i -35:^need 25:^pool -28:^price 21:^rank
32:^search 25:^somebody 29:^stablecoin -27:^stak 29:^tell -25:^token -21:^tvl 31:^wa -23:^where -23:^which -43:^who 24:^yield
-20:above 39:acros 30:also 37:amount 39:any 58:apy 29:are 38:around -27:at -25:bank 44:been -29:block -23:by 25:can 44:claim
-26:come 26:compar 22:compare 39:current -20:dao -24:data -29:decentralis 34:deep 27:degen -31:deposit 23:depth -25:description
-25:due 25:every -26:exchang -25:exist 59:farm -27:found -34:ga -43:geckoterminal 34:giv -26:gone 65:had 27:highest -41:id
-25:inside 25:interest 29:into 31:just -47:keep 21:largest 25:least -57:lend 25:like 56:liq -38:list -24:live 21:look -22:lose
28:low -41:min 35:mine 20:morn 22:most -28:mov 72:move -21:need 51:next 30:now -60:off 36:only -25:or 26:out 32:pair 21:past 72:pay
-30:peg 24:people 25:per 33:percent -25:plu 29:point 31:pool 24:possible 37:pric 52:pump 21:put -21:quote 44:rate -37:report
54:reserve -39:reward 40:rows -21:say 48:sise 25:sold 27:somebody 46:someth 22:sort 38:spread 20:stable 29:stablecoin 22:summ -32:t
26:tell -59:their -63:then 51:there -71:these 29:they 44:through 37:tier 59:today 35:togeth -29:token -37:trade -34:trend -38:tvl
-34:two -42:volume 33:w -25:watch 41:went 32:what 41:whatev -42:who -26:worth 25:year -34:your @~position 24:* -32:^biggest 31:^clos
-42:^did 32:^how 44:^in 71:^my 29:^open 24:^show 32:^the -21:^top -34:^unclaim 27:^what -20:a -54:addres -29:airdrop -21:all 38:am
-22:any 45:app 46:bag -53:balance 21:bank -26:been 66:bet -22:biggest -37:both 22:broth -38:cash 23:chain -34:copy 35:cost
33:current 44:dao -26:date 27:defi 44:deposit 29:did 52:do -23:doe 60:down 68:earn -31:eligible -22:event 34:far 24:farm -25:for
-33:from 29:fund -43:get -23:got 40:guy -25:ha 34:have 36:hold 30:i 40:insid 20:interest -27:it -20:keep -25:key -47:late 35:lent
33:list -48:lol 36:los 26:lp -26:many -45:market 28:mine -25:most 23:much 39:my -22:no -46:old 45:or 34:out 41:over 25:pay
-31:people 22:please -37:price 27:profit 27:protocol 47:provide 38:realis -23:run -22:saving -38:search 40:see 20:show 30:so
-24:sold -20:still -32:supp -29:swap -33:team -24:th -50:them -42:there -21:to -46:togeth -34:tonight -22:top 21:trad 65:up -29:use
55:vault -25:wallet 53:want 47:went -28:were 25:when 49:which -24:win 55:with 30:won -26:word 32:year 50:yield @~prediction -36:^all
23:^at -30:^best -26:^biggest 33:^book -49:^chance 47:^cheapest -25:^compare 31:^for 39:^give -30:^i 40:^last -49:^odd 62:^open
-24:^ord 60:^print -40:^put -37:^settl 29:^show 26:^volume -34:^will 54:^ye -24:aft -26:all 78:already 49:also 41:and -23:apple
30:are 24:at 47:been -37:best -31:betfair -29:biggest 64:book -24:buy 53:can 33:cent 22:clos -21:close -26:coin -25:com -25:compare
-60:cut -21:d -40:decemb -27:deep -27:down 23:eith 32:end -23:every -26:far 25:first 31:get -21:good 22:ha -50:had -27:he -29:holder
22:how -35:id 39:if -34:imp 35:interest -31:it 94:l2 37:last 29:late 40:latest 34:lead -43:left -28:lend 29:list -25:look 47:lowest
33:made -66:manifold 29:me 33:mean -21:moment 39:money 45:morn 31:most 43:mov 39:move -30:next 53:now -79:odd -53:old 25:open
-50:out 24:outcom -25:paid -65:pay -36:please -21:post 27:prediction 68:print 25:probability -77:put 44:question -31:resolv
50:resolve 52:rn -26:rul -22:run 38:same -44:say 34:see 28:shar 34:share -20:she 37:show -33:sid -35:sise 29:sit 39:sold 26:some
-22:spread 49:stand -21:sub -29:tape 58:th -34:their -28:they 35:thi -21:thick -32:time -44:token -23:total 35:trad -28:trade -26:u
-31:und 24:up -24:use 37:volume -22:wallet 30:way -21:whose -21:will -36:with -30:without -22:worth 27:ye @~pric 10:* 66:^and 54:^at
-26:^block 31:^convert -33:^did 48:^for -21:^from -24:^in 67:^price -21:^since -39:^the 49:^tvl -27:^what -28:^when -46:acros
-22:addres -28:advis 35:against 42:also -28:am 36:and 45:answ -36:any -35:app 38:ask 53:at -41:ath 68:attach -27:been -24:block
43:both 22:came 21:cheap -37:coin -23:contract 31:convert -42:date -24:dex -25:doe 41:dump 51:each -29:end 40:exploit -32:file 26:go
37:got -30:had -24:i 37:incom 25:inheritance -28:keep 45:late -51:lose -30:many 29:market -25:metamask -26:money -44:nearest
-35:next -26:numb 41:of 23:one 56:open 26:own -42:pair -20:pl 27:please -27:post 42:price 24:quot -20:rn -23:sal -24:saving -25:see
-25:serv 38:sheet 31:should -29:show 25:sold 52:son -50:stable -41:stablecoin -22:tax 84:that 36:then -31:there -42:these 23:those
-26:tim 48:time -29:token 20:trad 53:trade 39:transfer 48:tvl -32:until -36:v 49:value -22:want 38:were 25:when -24:why 44:will
-31:yield @~price -40: 5:* -43:^ 22:^a -22:^all -34:^any -37:^apple -40:^are -32:^at -40:^bid -26:^by -24:^chance 22:^chart 21:^clos
-36:^coingecko -40:^contract 67:^convert -31:^current 41:^dex 53:^did -64:^everyth -47:^find -34:^for 42:^ha 44:^i -41:^if -37:^last
-34:^liquidation 29:^lowest 33:^market -28:^mempool -40:^odd 74:^on -40:^one -41:^our -32:^pool 68:^pric -52:^put 79:^rate
-28:^search -35:^so 53:^there -36:^to -40:^token -24:^v 47:^what -24:^where -54:^who -48:^with 59:^ye -30:^year -25:about 39:above
44:acros -33:addres -56:address -131:against -64:all -21:and 39:anyone -43:anyth -55:apple -52:around -22:arriv -53:ath 41:atm
-34:auditor -20:balance -32:bank -38:been -26:before -29:behind -25:beside -27:best 44:bett 33:bought -31:bridge 22:broth 21:but
-61:buy -35:by -34:can -57:cap -37:capitalisation 66:cent 25:chain 25:chance 62:chang -50:cheapest -35:client -45:coingecko -27:cold
-38:colleague -22:com -67:condition 35:confidence 66:convert 66:cost -95:could 64:cousin -41:currency -20:cut -25:d 23:dat -40:day
-22:decimal -21:deposit -25:depth -38:develop 24:dex -26:do 62:document 36:doe 60:dominance -24:down 20:each 32:election 45:even
-27:every -64:everyth -36:exact -23:exchange -65:exploit 37:fee 32:fetch -71:figur -46:find -30:floor 25:follow 43:from -47:full
-79:ga -21:gain -29:geckoterminal -23:go 35:gone -24:good 64:got 20:group 32:ha -36:had -23:he -56:here 54:hi 30:highest 92:him
35:history 101:hold -25:holder -35:holding -44:husband -71:id -32:in -21:inheritance -32:inside 34:into 63:keep 24:l2 -55:last
-41:late -37:latest 34:law 41:least -21:left -31:legal -41:lie -31:like -61:liq -23:liquidity -55:lowest -31:made -39:manifold
-28:many 38:mark -54:market 56:may -95:mcap 33:mean 78:mempool -38:mid -52:midpoint -70:minute -21:money -29:month -38:more -56:mov
-54:nam 59:near -26:nearest -21:new -25:noth 30:now -34:numb 55:number -34:odd -23:of -20:offer -38:old -67:onchain 67:one -30:open
-56:oth -36:out 54:outcome -27:overall -23:paid -42:pair -57:part 44:pay 23:people -71:per -56:percent -26:pippin -22:place
-33:please -22:plu 32:plz 28:point -74:possible -56:prediction 31:pric -37:price -25:public 26:put -26:quote 72:rate 64:ratio
-20:receive -22:recommend -25:report 23:return 25:rn 70:same 54:sat 59:saving 58:say -29:search 43:second 49:send -37:sent -66:set
30:shar -33:she -20:shill 28:sid -61:since 81:sise 38:sist -27:sitt 51:slide -23:slot 30:so -60:some 22:somebody -21:somewhere
34:son 43:source 62:stable -33:stand -62:start 45:still -24:storage -21:str -26:talk 35:tell 29:term 107:th -41:then 28:these
-22:they -41:thi 32:think 35:those 40:tick -60:time 43:today -28:togeth 38:token -31:tonight -29:tool 64:top -89:trader
-23:transaction -59:treasury -42:turnov 49:tvl 23:two 39:tx 30:und -22:up 29:valu -23:value -27:vault -44:very -26:vol -57:volume
-36:wa -36:wallet -21:want 28:watch 36:we -30:weath -74:week -32:were -28:whale 46:what -24:when -44:where 54:wheth -48:who -29:won
21:wont 52:would -22:ye -37:year 61:yet -28:you -41:zero @~priority 3:* -67:^i 40:^what -24:and 41:do 22:fee 22:get -42:it 25:land
39:min 23:my 54:need 21:on 40:program 47:rn -25:set -23:should 33:so -43:still 31:swap -31:they -33:tp 22:tx -38:write @~protocol
-33: -11:* 50:^ 55:^and -34:^chain 30:^could 32:^did -52:^fee -56:^for 49:^ha 21:^holder 42:^i 26:^it -43:^of -30:^option -40:^price
-38:^protocol 71:^revenue 36:^tell -38:^the -23:^tvl -33:^what 27:^when -55:^which 40:^who -28:about -22:active -54:also -49:am
28:amount -25:and -51:any -25:apy -47:balance 47:before 22:between 58:big -33:blockchain -26:bot 23:call 31:category -21:coin
-32:commit 27:compare 29:could -46:crypto -42:current -31:d -41:dao 23:date -63:defi -40:defillama -22:derivativ 33:develop 55:dex
-40:do 28:down 58:each 42:end -22:ever 31:everyone -20:farm -30:figure -23:friend -23:ga -33:github -42:give -22:goe -29:got 24:ha
75:hack -30:have 34:he 34:hi -24:history 24:hold 29:if -21:interest -74:into 34:it 40:itself 22:just -71:keep -30:kept 22:know
-56:l2 -29:late 92:lend 33:lie 44:make -51:many 34:market -32:moment -25:my -73:nam 42:need -50:network -47:next 37:no -28:number
-26:one -20:option -73:oth 26:our -40:pay 35:people -30:per 52:perp 34:pl 51:platform -31:point -61:pool -26:premium -48:price
-27:profit 39:project -26:revenue -26:rout 48:run -53:same -27:sandwich -31:say -23:sell 39:share 21:should 50:sit 26:slide 40:some
-22:stablecoin 20:stak 88:still 22:summ 35:team 28:tell 23:th -32:their -49:them -33:there 51:think 27:to 21:togeth -41:too 27:top
-57:total -41:trade 29:treasury -45:turnov -28:two 46:use -62:v 31:value -37:venu -25:volume -32:wa -39:wallet -28:we -28:what
22:when -27:which 40:who 24:whole -22:year @~pyth -45:* -31:^doe -20:^how -45:^price 36:^pyth 33:against -38:apple 20:are
28:confidence 36:feed -34:have -22:how -37:in -23:much -34:my 23:now -39:of -20:on 23:one 23:oracle 24:our -50:price 45:print
21:pyth 24:right 41:say 48:second -45:stock -25:that -21:time -30:what 26:with @~range 46: 36:24h -41:? -39:^a -47:^clos
41:^contract -32:^did -39:^ha 66:^i 36:^my 29:^our 29:^please -38:^volume -25:^what 39:a 53:advis 30:am -26:at 27:auditor 67:book
-30:bought -49:chart -37:client -30:coingecko 25:contract -38:cost -20:dat 33:day 65:develop -45:do -21:draw -46:end -50:exchange
58:from 65:gain 30:hi 44:i -29:if 31:kind -32:know 28:look -25:many 34:mcap -37:me -23:mine -41:month -37:move 47:much 66:need
-22:old 40:one -39:only -20:open -45:our 50:over 27:pl 20:please 20:plot -37:pric 63:quarter 39:rate 30:sal 45:same 28:sery 23:since
72:start -59:statement -20:step -21:still 32:supp -20:t 44:tax 25:the 23:thi 33:time 34:to -47:today 47:trad 26:turnov -43:two
-24:use -23:valuation 52:value 39:vol 42:volume 44:wa 36:want 22:we 32:went -24:which 56:whole -25:worth -57:year @~rate -23: -19:*
34:^fund -24:^i -40:^long 38:at 28:book 25:exchange 37:for -36:from 23:fund 47:ha 40:have 24:history 34:i 30:it 42:late 52:m
51:margin -40:me -39:moment -21:my 54:next 28:of -57:oi -27:on 27:one -42:open -32:or 25:paid 39:pay 50:rat -42:rate -42:ratio
-20:rn 52:swap 82:there 22:today 57:v @~recent -47: -19:* 47:^are -36:^fill -54:^look -42:^on 29:^recent -29:^the 28:^trad 48:^who
45:are 29:be -29:buy -38:by -37:form 22:fresh -27:from 28:give -21:got 32:list 37:look -47:market -22:moment -23:my -27:of 43:or
52:perp 27:read 21:recent 50:right 28:sal 39:sell -34:side -38:tak 28:time -26:v 36:view -21:vot 43:who -34:with @~resolve -21: 4:*
45:0x 45:^addres 37:^before -32:^can 43:^coingecko -33:^convert -21:^en 41:^find -38:^ha 24:^i -31:^look -23:^my 52:^on 45:^our
36:^resolve 21:^someone 23:^to 33:^we 20:^when 35:^where 42:about 38:account -25:already 41:anyth 38:ask 33:be 24:before -46:behind
-34:belong 26:by -22:can 40:category 23:chat -35:client 71:code -28:coin 25:coingecko -23:cold 33:colleague 27:com -23:come
-25:contract -33:convert 27:copy 32:could 41:crypto 29:do 48:error -49:exchange -21:explain 61:find 50:found 44:from -31:gave
-25:give -28:got -35:guy -63:ha -45:hand -44:hash 29:here -42:hot -49:how 42:i 31:id 45:identify 60:invoice 24:it -28:keccak
-59:keep 35:ledg 39:like 36:long 27:look -49:many -28:nam -24:name -21:need 47:old -34:one -83:only -51:or -71:oth 22:our 44:out
52:paid 25:pap 49:payment 25:payout -47:pl 67:point -46:real 40:right -28:role -41:satoshi 44:send -26:show 54:someone 37:someth
27:start 35:still -25:str -51:tell 24:text 41:th -23:their 31:these 28:they 24:thi -23:today 93:token 44:tool 25:transaction
22:transf 34:two 37:we 37:where 45:whom 30:with -25:without 20:would -23:write @~rugcheck 16:* 27:^are 58:^newest -27:^on -25:^who
26:and 25:anyth -32:authority 53:been -31:before -28:bond 25:bought 47:burn 42:can -27:got 30:ha 45:latest 23:launch 29:lp 22:made
22:may 33:memecoin 28:morn -27:most 54:newest -21:noth 25:pair 49:risk 24:rug 33:rugcheck 23:safe 27:share 33:short 27:so 58:someone
37:still 23:supp 38:them -51:there 27:these 27:they 39:thi -20:which @~search 52: -3:* 20:? 24:^all 30:^any -22:^coin 58:^coingecko
71:^compress 80:^contract -36:^dex -33:^dexscreen -32:^event -23:^everyth 70:^find 25:^for 22:^ha 46:^mint -40:^need -65:^nft
23:^odd 36:^pair 22:^price 38:^token -50:^what 50:^where 40:^will -43:a 62:about -25:account 38:acros 43:addres -40:address 22:an
-48:and 70:any 56:anyone 66:anyth -63:are -54:artist -27:atm 22:belong -43:bet -30:betfair 34:bett 71:block 40:blockscout 26:by
39:call -32:category 32:chain 42:chance -31:colleague 38:company 53:compress 72:contract 21:copy -31:could -44:count 106:decemb
21:deepest -35:derivativ 40:doe 21:down -24:drop 24:each -21:event -22:everyone -24:exchang -60:explor 49:file 69:find -39:for
-25:from 43:geckoterminal -54:google 25:got 23:group -21:had -25:have -21:he -21:into 37:it -35:item 23:just 31:keep 42:kind
-51:know -32:left -39:list 28:look 37:m -44:made -27:make 23:many -62:market 22:match -22:me -26:mean 45:meet -49:member 31:meme
26:mint -20:moment -23:more 22:morn -25:most -54:must -72:my 30:nam -25:name -61:need -25:newest -28:no -41:not -31:now 36:numb
-30:odd -23:off -39:one -22:only -52:open 28:or -44:oth 27:outcome -27:own 35:pair -42:people 24:piec 81:pippin 77:pl 38:please
-46:plu -26:pool 26:price -37:right -55:run -30:same -56:search 51:see 37:sell 54:send -31:sent -57:settl -55:should 36:so
-20:somebody 41:someth 36:spread 29:spreadsheet 27:statu -23:tell -41:th 47:them -28:there -24:these -67:tick 71:time 34:to
-22:today -24:top 30:trade 25:up 30:use 28:verify -35:volume -43:wa -29:wallet -43:want 39:whatev -29:whose 69:will 51:win -24:with
-67:word -49:write -68:ye 28:yet -46:you @~security -29: 19:* 36:^a 86:^are 37:^before 28:^coin 43:^could -38:^draft -20:^find
27:^how 22:^i 37:^if -30:^mint -48:^my 39:^show -41:^what -38:^which 39:all 31:already -53:also -29:and 28:any 42:anyone 26:ape
-48:app 34:approve 49:are 60:artist -27:audit 22:back 41:be 66:been 49:biggest 79:burn -37:click 51:code 25:coin -28:connect
33:could 29:dangerou -22:do -27:doe -38:draft -23:exchange 24:fake 35:far -38:floor -21:for 23:freeze 22:friend -31:given -28:goplu
-34:ha 23:have 28:hi 40:hold 25:it -23:keep -25:ledg 53:legit 22:look 42:made -28:make 51:many 33:more -44:network 25:nft 23:no
-58:not 46:own -27:page 44:paus -29:phish -22:pippin -27:please -21:pull 32:real -33:rout 22:rug 96:safe 56:security 35:she 26:so
35:some -29:spl -61:supp 38:swap 22:telegram 92:these 62:those 40:token -50:tonight -26:too 34:trad 28:transfer 28:want 37:were
-47:what 38:when -27:wheth -51:which 25:who 40:whoev -29:whom -21:whose -37:would 38:writ 23:yet -31:you @~selector 42:* 37:4byte
21:? 34:^4byte -24:^a -30:^i 50:^my 26:all -63:an 26:and 35:be 31:byt 36:byte 33:call 27:code 21:custom 41:data -21:do -28:doe
49:every 27:for 26:function 30:hash -54:here 23:i 20:in 28:input 43:it 28:log 20:look 20:lookup -40:mean 20:method 51:my 26:not
47:of 70:our 44:out 22:over -26:pl 36:revert 32:selector 20:stand 54:start 69:that 24:the -20:thi -41:topic 22:trace 25:transaction
26:tx 32:up 30:wallet 55:which 53:would @~sol -43: 5:* 27:^biggest -65:^block 41:^did -37:^everyth 27:^for -46:^in -30:^mint 22:^my
-21:^nft -24:^on 39:^show 45:^someone -37:^supp 68:^token 73:^total -21:^when 32:^who -27:addres 22:again -34:all 38:already
-36:also 31:am -33:and 31:app -50:are -50:artist 21:at -31:biggest -43:block 24:chain 21:chang 32:check -24:circulat 38:claim
-24:close 45:coin 45:dao 25:data 23:dev 39:did 54:down 61:empty -26:epoch 34:every -34:everyth 22:exact 70:exist -28:exploit -39:far
22:fattest 35:fee -29:first 22:friend 52:from -21:frozen -21:full 61:go -51:ha 47:happen -41:height -27:hi -35:in -47:into 49:keep
27:know -60:lamport -30:largest 23:left 37:log -23:lowest -36:m 46:made 50:market 28:min -30:move 20:name -26:newest -30:next
-24:nft 34:node 42:normal -24:not 46:often -24:only 21:own 52:pay 37:per -23:pippin 30:pl -24:produc -24:program -32:put -24:rent
54:rn -33:rug -30:safe 31:second -34:she 26:show 23:sign 34:sit 26:sitt 46:slot -35:so 44:someone -66:spl 45:stand 28:still
34:straight 37:supp -39:swap -30:th 44:that -25:them 38:they -32:those 50:through 36:timestamp -33:to 51:today -53:token 51:top
40:total -32:tp 27:tx -29:unlock -36:validator -30:verify 44:version -21:want 27:well 28:went 78:where -30:which -45:writ 38:write
38:zero @~solana 30: 32:* 27:? -29:^all 50:^are 35:^compress -33:^doe -25:^everyth 23:^find -51:^in -23:^make 31:^my 39:^on
-32:^please 23:^price -22:^show -24:^there 44:^token 83:^which 23:^who -48:a -20:about 54:addres -42:address -28:all 30:asset
43:belong 51:biggest 36:block -55:by -37:check -22:client -22:collection -45:count -61:creator 33:d 57:digital 42:doe -24:everyth
-38:for 26:got -39:group -38:ha 78:he -41:hold -27:impermanent 39:includ -33:item -24:keep -62:know 24:land -50:left -63:list
-27:los 36:m -21:make 26:many -50:member 22:metadata 20:more -39:much 21:nam -67:name -21:newest 36:nft -31:no 25:not 81:numb
-33:offer 37:on -36:one -27:only -30:our -52:out 50:own -45:piec 31:pippin -42:pl -33:please 35:plu 23:price 37:program -27:rn
-23:royalty 82:safe -76:same 24:sentence -24:set 52:she -54:should -35:signatur 41:so 27:some -54:spl -45:supp 40:swap 29:swapp
-32:talk -30:that -23:the -29:there 58:these -26:they 32:think -58:tick -26:too 36:trad 70:trait -33:transf -25:two 20:up -23:we
39:which -52:with 57:writ 35:zero @~source -36:* 22:^can -20:^please -20:^review 59:^source -73:^verify 21:am 23:an 30:and -46:at
23:be 22:call 22:code -22:coin 36:compil -56:contract -43:etherscan -47:have -27:i 27:licence -52:may -38:my -45:our 25:out -29:own
33:point 45:proxy 31:rout -51:say 29:see -46:so -21:some -23:swap 26:tell -47:that -24:the -25:thi -26:verify -43:we -43:what
28:where 21:which -24:with 30:would @~spot -40: -16:* -34:^i -45:^price 30:^spot 25:^what -35:^which 28:and 43:bag 49:between 48:bid
-23:can -36:circulat 50:if 52:market -38:or -44:perp -29:price 52:spot -36:supp -38:trad -27:trade 34:up 22:what -29:which -38:with
@~stablecoin -9:* 45:^and 31:^biggest -25:^can -22:^compare 24:^of -21:^price -36:^since 35:^supp -55:^we -31:^what 40:^which
-22:above 34:against -28:and -49:are -26:ask -24:at -31:before 35:biggest 27:blockchain -22:can -46:cent -36:circulat -43:coin
36:compar -21:compare -25:crypto 21:current -43:day -49:do 28:doe -23:each -34:ever 28:exploit 58:fee 28:float 25:grow -23:have
-60:hold 35:id -32:into 43:issu -31:it 71:keep -46:know -42:many -25:me -25:metamask 26:money 35:network -21:not -48:now 34:numb
23:on -65:one -42:only -41:our 66:out -22:peg -22:plan -34:pric 48:rank -29:run -28:see -25:sent 54:share -28:show -29:sise -22:slip
-26:sold 79:stabl 40:stablecoin 63:there -51:these -50:to -24:token 42:treasury -26:und -62:until -56:value -59:wa -54:want -50:we
-23:what 34:which -26:why -20:would -31:you @~stat 9:* 38:^dominance -61:^market 78:^total -28:^what -50:a -50:address 27:and
28:average 48:big -28:block 25:busy -29:cap 22:crypto 33:day -64:defi 72:dominance 39:for -59:ha 20:had 46:in 58:index 34:it
-40:large 21:late 50:mcap -57:most 24:network -31:news 28:no 46:now -31:one -76:over -27:price 65:report -58:search -64:share
-30:since 20:so 25:these 34:today -32:top 50:utilisation 49:volume @~support 30: 43:* 22:^in 20:all 36:are 27:before 61:can 22:chain
21:check 31:collection 32:currency 21:for 32:give 44:goplu 44:in 32:it 25:know 41:money 23:my 25:network 41:or 52:price 27:quote
32:set 45:show 20:token 31:v 37:what 45:you @~ticker -32: -14:* -38:24h 53:^all -29:^any -51:^bid -44:^compare -31:^depth -55:^floor
29:^how 34:^i -21:^last -78:^list -21:^my -26:^open -24:^trad -70:^v 31:^what 27:^which -23:^who -32:a 25:about -29:acros 27:am
-24:an -30:any -32:are -44:ask -47:at -20:average -33:bid 35:biggest 22:blur 62:both 35:by -33:cap -28:chain 51:cheap 22:cheapest
-28:company 43:cost 46:could 49:d 40:depth -49:derivativ -28:dex 32:do -26:doe 34:exchange 87:fee -30:floor -55:from -70:futur
-32:ha 34:have -27:high 27:i 58:id 49:it -30:just 90:keep -43:kind 33:know -33:level 42:like -21:liquidat -22:list 54:lowest
-24:market 72:marketplace -25:me 49:moment -21:money 40:move 21:much 49:not -44:now 104:one 100:oth -42:our -50:over -21:own
25:perpetual -34:please 37:price 30:quot -24:recent -27:sale -43:should -26:side 36:so -35:spot -21:stand -96:still 44:that 36:them
-23:there -27:thi -38:those -66:today -36:too -23:top -38:total -47:trad 23:two 40:und -49:venue 25:volume 29:wa 48:want 40:way
-24:we 39:what -24:who -34:whole -52:with 47:you @~time 30: -25:* 31:? 21:^doe -30:^i -24:^show -26:^what -21:^when -50:answer
-45:api 78:clock 52:connect -25:did 33:doe 36:down -28:exchange 20:far -29:first 26:from 39:get 27:have -54:i -47:key 24:log 56:made
50:now 41:off 24:or -30:ord 43:order -21:produc 24:reject 22:run 25:say 47:serv -59:service 69:slot -50:still 30:that -27:the
26:there 46:time 45:timestamp 44:to 45:we 38:where 50:with 42:work 75:your @~token -31: 13:* -33:24h 53:^ 30:^a -35:^account
56:^addres -34:^all -40:^allowance -25:^am 43:^and -53:^balance -48:^biggest 80:^call 33:^can -28:^chart -53:^contract 74:^convert
-22:^defi 35:^dex 86:^did 31:^doe -27:^draft 65:^every -74:^everyth -44:^find -29:^for -54:^freeze -23:^from 37:^ha -31:^have
24:^held 38:^hey -35:^hold -47:^honeypot -25:^how -22:^if -57:^in -21:^list -56:^look -79:^market 27:^mcap 57:^need -21:^net
37:^newest -32:^next -35:^nft -47:^numb -25:^only 23:^our -42:^please -26:^pool -21:^pric 76:^price 31:^pull 22:^put -20:^quote
38:^search 23:^so -28:^somebody -51:^supp 43:^that 39:^the 29:^there 68:^token 61:^total -24:^transfer -25:^twitt 35:^v 27:^we
22:^website -21:^whale -27:^where -22:^who 41:acros
-25:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -25:address 40:aft
-32:again 22:airdrop -37:allowance -73:also -28:amount -54:answ 46:anyone -31:anyth -25:anywhere 31:apart -35:ape -26:approval
-53:around 29:arriv 65:arrive -34:art 34:ask 29:at -29:ath -40:attach -28:attestation -37:audit -23:bag -56:balance 25:base -48:been
-26:beginn -32:belong 39:below 28:beside 23:bet -31:bett -71:big -30:bigg -36:block -24:boost 31:bos -33:both 63:bought -26:bridge
23:buddy -64:burn -45:bytecode 94:call 27:cap -24:chart -30:chat -39:circle 49:claim 35:client -23:code 29:coin -30:coingecko
-21:colleague -25:com 34:company -26:compare -33:contract 74:convert 39:copy -20:cost -37:could -36:count 74:cousin -67:creat
46:current 40:custom 51:dao -22:dat 46:data -50:day 74:decimal 21:deepest -21:defi -34:depth -21:description 21:dex 30:did -35:do
30:doe 58:dominance -38:drain -20:e -27:eligible 38:email 48:empty 56:en -25:end 38:even 46:every 37:everybody -41:everyone
-58:everyth 26:exist -52:exploit 63:explor -28:far -23:fear 65:fee -34:feed 64:fetch -63:figur -25:fil -42:find 31:flow 21:follow
-38:follower 27:for 29:forgot 34:foundation -33:freeze -20:friend -35:ga -29:given 52:go -30:goe -30:goplu 46:got -59:governance
-44:grandson -52:group -43:happen -22:held -22:help 29:her 38:hey 32:high 63:him -33:hit 58:hold -25:holder -58:honeypot -20:how
-38:husband -82:id -39:in 24:income 35:inside -24:inventory -32:item 37:itself -21:key -29:know -29:last 28:late 20:latest
-33:launch -27:lay 36:left -41:legit -42:lend 22:lent -30:lie -27:line -60:liq -26:liquidity -39:logo -50:look -23:lowest 43:lp
-24:made 27:main 52:mark -60:max 30:may 35:mcap 36:mean 50:meme 24:memecoin -25:memo 87:mempool -25:mention -29:message 45:metamask
47:mint -25:minute -62:month -21:mortgage -38:most 22:mov 48:movement -22:much 38:multisig -24:must -26:native -20:net -47:nev
-29:newest -31:next -29:nft -53:not -37:now 55:off 49:official -26:often -49:old -74:once -64:onchain -85:only -25:out 25:page
39:paid -51:pas 41:paus 26:peg -84:per 23:percent -20:permit2 -24:pippin -52:pl -31:place -28:please 30:plu -22:point -70:post
25:pric 60:price 24:profil -39:program -27:project -34:protocol 43:put 35:queue 23:quick 20:quot -27:quote -37:random 39:rank
-31:ratio 83:reach -30:read -21:reb8tk3gbgk5auzkwc6shnwrgvjh8dualh -57:receiv 48:rent 33:result -42:return -26:review -100:right
42:rn -33:rout -76:rows -28:run 56:safe -25:sal 29:same 61:sat -20:satoshi 61:saving 71:say 28:scam 63:search 34:security 31:see
30:sell -30:send -54:serv -34:share 35:she -21:should 42:show -28:sign -22:since 35:single 86:sise 52:sist 33:sit 23:small
-32:smallest 73:so -43:sold -68:some -29:somebody 37:source -23:spam -71:spl 30:stablecoin -35:stak -21:stake 30:start 35:state
-30:statement 23:statu 46:stop -31:str -50:straight -26:supp 21:support 66:symbol 27:table -29:take -31:talk -41:telegram 25:tell
74:th 28:their -53:there 48:these -36:they -39:through -22:tick 33:tim -34:time 27:today -31:togeth 62:too -27:tool -49:total
-47:track -32:transaction 34:transfer -29:trc20 -28:treasury 27:trust -36:turnov 52:tvl -39:twitt -46:unlock -48:upcom -31:upgrade
-37:use 36:v 28:valu -20:valuation -38:value 30:venu -27:verify 47:very 28:via -53:view -20:volume -24:wa 26:wallet 22:we -30:weath
-54:week -57:whatev 28:wheth -22:which -42:whole -45:whose 52:why -36:will 39:with 61:wont 23:writ -52:wrong 88:yet 42:your 37:zero
@~trad -33: -7:* -28:? -25:^fill 46:^for 58:^give -38:^i 51:^last -64:^market -25:^my -26:^on -64:^pool -22:^price 83:^print
37:^recent -20:^show 21:^the 70:^trad -31:^what -27:^where -26:^which 36:^who -35:about 41:amount -24:best -24:bet -27:buy -24:can
23:clos -23:coin 22:condition 21:contract -26:did -34:do -27:doe -28:down 63:event 36:every -37:form 47:give -24:ha -32:he
-52:holder 50:last 21:late 56:latest 28:list -24:live 48:look 50:me 43:mine -30:moment -31:most -43:old 35:open 25:or 42:perp
-21:price 92:print 40:pull 29:recent 26:right 81:run 26:sal 33:sell 57:settl -30:shar 23:sid -28:side 48:sise -46:sit -34:somebody
-37:tak 23:that 97:through 26:time -28:today -31:token -24:too -21:total 38:trad -32:trade 36:trader -23:up 21:v -21:volume 48:w
-28:wa 36:went -25:what -32:where -26:which -21:with -42:ye -27:you @~transaction 4:* 35:^all -40:^balance 43:^biggest 47:^block
-40:^can -55:^cancel 27:^decod 24:^did -40:^doe 56:^event -29:^fee -28:^for -50:^from 36:^ha 21:^how -26:^if 33:^in -57:^it
-28:^list 39:^my -34:^on 78:^show -25:^someone -50:^stack 44:^statu 32:^tx 23:^wa -53:^what 31:^when 30:^which -35:^who 32:add
22:addres -30:aft -23:airdrop 30:all -23:an 35:any -24:are -61:attestation 40:audit -29:balance 29:been 37:before -56:biggest
-46:blob 104:block -28:book 20:bought -36:broadcast 25:but 25:buy -46:by 29:came -78:cancel 42:chain -21:change -40:cheap 54:check
52:claim -23:client 36:complete -43:contract 23:cost -34:current 20:data -28:day 38:decod -39:deploy 37:deposit -36:do -43:doe
49:eip 56:emit 29:entry 46:etherscan -29:event 38:exchange 46:exploit 40:fail -28:far 38:farm 46:find -23:flagg 28:friend 29:from
-47:geth 36:government -20:hack 58:happen -30:have 30:here 43:hi -30:history 37:hit 36:hold 29:id -29:impermanent 70:includ -21:keep
26:know -24:lamport 33:last 40:ledg -33:level 30:list -30:los -26:mean -31:mempool 50:min -35:mine 21:money -50:more 37:morn 47:mov
49:movement 68:nam -24:need 33:network -21:next 24:no -39:node 32:nonce -40:normal 29:not 49:noth 20:now 39:numb 24:number
-20:office 33:old 51:oldest 43:one 24:only 42:ord -26:order -25:oth 37:out 63:outgo 25:payment -27:plu -30:present -34:pric 37:price
32:program 54:purchas 23:purchase -24:real 50:receipt 90:receiv 35:recent 23:recipient -28:return -25:right -42:rn -29:rollup
-21:run -33:safe 23:sale -32:second -38:sell 56:send 36:shar -31:should -91:side -38:signatur -44:sitt 39:small -58:so -28:someone
-32:sort -43:stack -39:stand -82:still 30:stuck 34:succe 34:swap 35:swapp 53:take 41:tell -48:text -49:th -59:there 29:these
29:think 26:thru -41:ticket -34:to -41:today -33:too -33:topic 40:touch -56:trace 64:transaction 53:transf 41:treasury -35:trezor
-30:turn 43:u -51:unconfirm -27:unit 22:unspent 26:use 26:used 53:value 24:very 40:w -39:wait -28:want -40:went 36:withdrawal
-43:work -26:would 51:writ -27:write 21:yet @~transfer -34:* -24:^a -23:^all -23:^am 52:^did 30:^every -27:^everyth -41:^for -30:^i
-22:^in -58:^it 24:^latest -34:^list 29:^my 29:^need 44:^newest -36:^on -24:^only -24:^our 37:^that 24:^wa 47:^we 42:account 41:aft
27:airdrop 35:all 20:already -47:also -20:am -33:are 32:arriv 63:arrive -35:at -28:attach -32:base -28:been -30:both 23:buy -44:by
45:call 24:came 26:chang -26:claim -22:client -36:coin -47:contract -51:custom -28:d 60:data 24:did -23:do -23:doe -35:each
-25:eligible -49:en 24:erc 39:erc20 -29:every -27:everyth 40:exchange -28:flow -56:freeze 32:got 23:guy 27:hand -48:hold -24:i 28:if
59:incom 35:inflow 21:into -41:it 69:late 34:latest 54:left 30:lin 39:link -44:list -28:made 60:make -27:may 21:mix 35:mov -33:name
-26:native -25:newest -24:next -40:nft -57:one -21:our 30:out 36:over -44:own 33:payment 21:plu -32:position -24:price 33:read
-54:receiv 25:receive 30:rows 26:safe -21:sent 28:she -23:supp -36:th -36:that -25:these -28:thi -38:those 21:through -28:time
-26:token 34:tonight -47:transaction 21:transf -28:trc20 -22:two -28:tx -22:value -29:wa -37:wallet -21:want 26:we 40:went 24:whatev
-21:where -25:why -26:with -37:would 37:yet @~treasury -30: -37:* 60:^biggest -24:^chart 32:^do 58:^for 42:^ha -52:^how -23:^i
-42:^list 37:^of 25:^our -25:^please 51:^stack -26:^the -28:^what -62:a -30:about -30:account -38:all -32:among 38:amount 21:an
28:and 31:at 45:average 33:board 21:by -24:chang 43:change -28:chart -20:coingecko -43:country -42:crypto -33:dao -27:doe 61:each
-46:fee 67:firm -25:got 27:ha 35:held 34:hi 56:holding -28:id -25:in 32:into 23:last -35:legal 32:list 28:m -23:made 23:many
24:market 75:min 24:month -62:morn 21:most -70:nod -36:old 23:on -52:or -62:our 51:pap -24:pay 38:pile -32:pl -39:price 31:protocol
44:purchas 47:rank 44:recent 64:report -39:right -38:rows -40:safe 24:sale -48:sell 50:shar -51:share 30:sheet -51:should 28:show
-28:since 42:sit 22:sold -23:some 65:stack 28:tell -51:thi -32:to -29:token -30:top 26:we -21:week -23:what 32:whose 37:with 37:work
-40:worth -32:you @~trend -22: 18:* 65:? 53:^any -24:^can 63:^pool -24:^search 48:^trend -26:a -48:and 50:any -24:by 23:chain
43:coin -28:compare 24:could -68:degen 27:dex -22:did -21:geckoterminal 63:go -34:ha -22:id 30:into -35:just 22:know -27:last
25:list 24:look 23:m 27:moment 26:most -25:newest -41:now -29:one 41:only -25:or 33:people 24:pool 54:pump -30:right -25:rugcheck
48:search 43:today -24:token 29:trend -35:volume 25:vot -25:wallet 29:want @~tvl 23: 5:* 25:? 48:^did -31:^fee -31:^how 31:^since
75:^the -34:^tvl -34:^what 38:^when -40:^who 34:a -37:at -32:between 25:big 98:blockchain -93:by -58:chart 46:compare -43:dao
28:defi 52:deposit -23:develop 36:did -53:doe -24:exchang -75:fee -21:ga 37:get -59:have 23:history -31:i 29:it -49:itself 37:just
-21:keep 85:lend 48:lie -24:liquidation -29:liquidity 25:lock -23:long -21:many -31:me -28:moment -29:money -33:most -36:need
-61:numb -20:one -33:paid -24:people -31:please 35:present -22:price 36:project 26:protocol -29:rank 38:saving -43:show -24:stak
-45:still 35:tell -29:that 42:there -31:time 56:today 27:total 35:trend 37:value 70:wa -37:wallet 67:we 28:when 47:where -31:who
-26:yield @~verify 7:* -37:^for 32:^ha 34:^say -24:^source 50:^verify -23:a 41:and 40:anywhere -20:are 33:claim -24:eip 26:exchange
23:have 41:he -26:hi -22:how 28:in 22:look -46:match 55:newest 46:one 32:only -23:open 24:or -23:our 33:own 37:publish 21:say
-29:seen 35:team -28:there 41:verification 53:verify -27:wa -24:wallet 22:want -22:where -22:which -29:whose 29:work @~volum 21:*
-25:^all -24:^biggest 84:^dex -21:^fee -33:^i -42:^on -30:^pool -34:^the 21:^top 31:^total -57:^volume -53:a -24:about 27:acros
-48:all -21:am -42:are -33:at -24:biggest 80:by -22:day 56:decentralis 64:dex 33:do -24:doe 25:down 39:each 46:exchang 30:exchange
-33:fee -44:got -21:ha 27:have -66:it 43:led -23:list -29:marketplace 26:more 51:now -39:one -39:only 27:our 31:over -38:perp
-68:pool 28:right 51:see 26:than 46:they 22:to -29:togeth -29:token 26:trade 45:turn 44:v -25:venue -24:wa 40:want -43:we -31:week
34:who @~volume 23: -16:* -31:24h -21:? -44:^and 49:^could -79:^dex 65:^give 50:^ha 30:^how 26:^i 20:^my -66:^of -36:^price
69:^volume 21:^we -68:^what -47:aft 80:against -47:am -22:been 37:between -21:bridge -22:busiest -42:buy -51:by 40:chart -20:company
-60:compar 48:could 47:day 59:deposit 37:develop 57:did 37:do -23:down -38:each -74:flow 28:for 21:from -43:futur 58:give -41:gone
46:got -50:hack -25:have 34:history -22:hold 28:how -36:in -22:inflow -29:into 41:it 20:itself 21:just 29:kind -24:l2 26:like
32:make 43:me -29:moment -23:money -36:most 35:mov 27:need -32:net 22:number 29:of -26:oth -28:out -45:over 52:own 44:perp -35:price
-33:rank -37:reach -24:report 38:same -50:see -42:sell -47:send -42:sent -26:should 27:since -25:spot -73:still -25:swapp -31:take
41:tell -22:th 34:that -20:them -40:there 41:thi -21:through -22:to -60:total 29:trad 34:trade -71:trader -54:turn 21:up -43:used
-95:v 27:venue 38:vol 40:volume 20:wa -36:want 35:we -22:went -46:what -33:which -32:will -43:with 61:withdrawal 24:you -27:your
@~wallet 4:* 20:721 -31:^a -53:^addres 27:^all -39:^am -21:^and -22:^balance 35:^biggest -26:^call 21:^can 65:^check 21:^contract
47:^doe 40:^every 31:^everyth -32:^for 23:^good -21:^held 22:^hey 42:^hold -38:^i -28:^if 82:^in 48:^last 41:^list 70:^make
-21:^metamask 23:^need 52:^nft -32:^nonce -37:^numb -21:^on 66:^one 87:^only -58:^please 27:^pnl -43:^price 37:^pull -36:^realis
21:^recent -92:^revoke -66:^rows -22:^run 59:^search 42:^show 51:^swap 20:^that 88:^token -30:^top 23:^trad -40:^transaction
-34:^unclaim 80:^wa -56:^wallet 24:^whale 27:^what -33:^where 52:^which 23:account 24:accountant 31:active 29:activity -31:add
-53:addres -63:address 64:aft -44:airdropp 70:all 55:allow 46:already 29:and 38:ape 40:app 32:approv -39:approval 22:are 28:arriv
64:arrive 87:artist -34:ask -25:attach -55:attack 24:away 54:bag 70:bal -21:balanc -36:base -63:be -48:before 43:belong 30:biggest
-86:block -27:blockscout -34:book 55:bookkeep -36:bot -44:both 25:broth 55:burnt 22:came 50:can -32:car -44:cash -40:chain -42:chang
76:check -30:circle 30:clean -28:click 30:client -24:close -25:code 54:cold -24:colleague -20:column 43:company -33:compare
30:compress -47:confirm -34:control 44:count 67:creator -22:current -39:custom -39:d 53:dao 63:data 24:daught 26:defi 33:deploy
-62:dex 79:did -29:diligence 35:do 33:done 32:down -29:due 44:earn -50:eligible -51:employ -21:enough 25:erc 45:erc721 -28:error
-36:even -64:every 41:everyth -26:exact 30:exchange 62:explor 24:farm -23:feed -28:figure -25:firm -51:flow -46:forgot -69:free
-53:freeze 32:friend 62:fund 22:ga 34:gave -20:get -28:go -47:gone 21:good 24:got 61:governance 63:grandson -23:guy 43:ha -21:hack
-47:hand -29:hardware 68:have 35:her -37:hex 22:hey 42:hi -36:history -28:hit -30:hold -31:holder 45:holding -37:home 41:hot 29:how
21:if -36:includ 42:incom 27:inflow -33:input 20:interest 39:internal -28:inventory 52:item -20:job -41:jpeg -39:key 38:l2 36:last
22:late 53:ledg 54:left -35:legal -27:let -37:lett -21:letter -26:lie 36:like 26:lin 63:line 35:list -38:live 49:lol -41:m 51:made
39:make -42:market 48:marketplace -31:mean 43:member -27:metamask -25:min 58:mine 30:mint -40:minute -25:more 26:mov -22:move
-69:movement 62:much 44:multisig -33:nam -35:name 37:net -23:nev -53:next -20:no -55:nonce 33:office -27:old -47:once -41:open
39:operator -55:ordinal 37:our 62:outgo 51:over -62:own 38:p 32:pay -35:people -23:per 39:permission -48:person -21:phantom
30:picture 41:piec 25:pl -21:place -34:plu -34:point -34:present 43:pric -21:price -41:print -26:profit -21:program -26:project
21:protocol 47:provide -43:rate 51:reach -23:read -23:real -22:realis -32:reason 23:receipt -65:receiv 39:receive 58:rent 30:report
-22:return -81:revoke 55:rich 25:right -27:rows 46:safe 32:said 34:same -31:sandwich -33:satoshi -25:saving -58:say -27:screen
64:search -33:seen 35:send -22:sent 45:set -32:sheet 47:should 21:show -36:sign -59:sit -33:smallest 59:sold -48:solidity 28:some
-36:someth -56:son -21:source 84:spl 41:stand -30:start 51:statement 34:storage -33:supp 38:swap -54:symbol -24:t 22:tag -23:talk
-35:team -54:term -37:th -68:that -23:them 66:there -37:these -42:they -27:thi -43:through 22:time -22:to -35:today 70:token
26:tonight -29:too -29:top -35:trade -27:trader 39:trait -27:transaction 83:transf 53:transfer 73:treasury -45:two -29:und -34:unit
-28:unlimit -44:unspent 26:up -24:use -27:user -24:value 80:vault -30:very 41:vitalik 27:wa -34:way 33:were 39:whale -22:whatev
-45:wheth 66:which -21:whole 21:whom -47:will -54:win -46:without 33:worth -20:writ -47:write 31:yet 49:yield @~yield -38:* -26:^ha
-31:^i 21:^my -49:^price 30:^stablecoin -23:^stak -21:^tvl 24:^yield 21:and 60:apy -24:bank 70:can 44:current -35:dao -52:deposit
-41:did 35:doe 24:down 60:farm 24:first 22:for -29:ha -30:hold -27:i 25:in 27:interest -22:it -44:keep 35:least -50:lend 35:like
35:more 27:most -30:mov 21:newest -28:no 37:now 22:only -21:our 27:paid -37:park 72:pay -30:peg 21:per 21:present -47:price 23:put
29:rate -38:report -39:reward 22:show 32:stablecoin -26:still 23:summ 20:th 38:there 22:thi 22:those 34:today -24:treasury -36:tvl
21:use -28:want 24:went -23:when 26:year
`;
