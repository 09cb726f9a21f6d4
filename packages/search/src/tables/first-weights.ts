// First weights: how much each sign of a candidate tells for it, by itself (*) and beside each word of the question; written by test/learn-first.ts, in hundredths.
export const FIRST_WEIGHTS = `
@+lacks 7:* -34:,+, 33:,+24h -22:,+a -22:,+and -46:,+any -26:,+biggest 31:,+but -69:,+by 69:,+can 31:,+contract 55:,+could -38:,+did
28:,+every 35:,+for -42:,+give -26:,+ha -31:,+id 26:,+if 27:,+in -25:,+just -30:,+like 22:,+list -33:,+long -41:,+market 25:,+newest
-64:,+not 54:,+only 76:,+open -22:,+or 45:,+our 21:,+please -32:,+pric 21:,+price -36:,+rank -34:,+show -35:,+spend 20:,+tell
38:,+that 61:,+the 46:,+there -29:,+they 105:,+to 25:,+token 24:,+we -36:,+what -47:,+whatev 24:,+where -48:,+which -29:,+who
25:,+why 26:,+with 66:.+_ 37:.+can -35:.+e 43:.+for 51:.+ha 41:.+i -50:.+show 45:.+the 20:.+where -28:.+which 70:?+? 32:?+he 35:?+i
54:?+it -24:?+just -35:?+look 48:?+the -48:?+what -20:^+_ -40:^+addres 52:^+all 63:^+allowance -37:^+apple -91:^+balance -48:^+bid
28:^+biggest 52:^+block 32:^+buy 42:^+by 59:^+call -38:^+can -30:^+capital 24:^+chain -45:^+chance 51:^+check 32:^+circulat
52:^+coingecko 58:^+compare 35:^+contract 31:^+convert -33:^+could -40:^+current -30:^+decimal -32:^+defi 32:^+depth -23:^+dex
-45:^+draft 63:^+event 24:^+every 28:^+everyth -61:^+explain -23:^+fee -28:^+fill 25:^+floor -61:^+ga 25:^+give 31:^+ha 22:^+hey
60:^+hold 33:^+holder 43:^+honeypot -27:^+hottest -41:^+id -62:^+it -22:^+keccak 47:^+kind -27:^+latest -35:^+ledg -25:^+liquidation
32:^+liquidity 31:^+list 22:^+look 40:^+market 37:^+metamask 32:^+mint -35:^+my -23:^+name 29:^+namehash 29:^+need -42:^+newest
-31:^+next -21:^+nft -24:^+no 76:^+oi 57:^+on 49:^+open 22:^+ord -40:^+our 37:^+pl 21:^+plot 21:^+pnl 47:^+pull 27:^+pyth -32:^+read
-34:^+realis 23:^+recent 47:^+revenue -43:^+review -60:^+revoke 38:^+rugcheck 71:^+run 29:^+safe 29:^+sat 42:^+say 102:^+search
22:^+sell -61:^+should 47:^+so -38:^+somebody 31:^+stablecoin -21:^+stak 52:^+swap -60:^+the 42:^+there -26:^+thi 51:^+token
-41:^+top -23:^+topic0 71:^+trad 42:^+turn 58:^+tvl -27:^+twitt -23:^+two 31:^+und -20:^+utxo -58:^+verify 32:^+volume 129:^+wa
-28:^+want 33:^+we -24:^+where -22:^+will -47:^+with -43:_+? -27:_+_ -63:_+account -54:_+addres 25:_+against -20:_+airdrop 27:_+all
60:_+already -74:_+are -74:_+at -68:_+atm 31:_+balance -45:_+been 51:_+bet 36:_+bid -51:_+block -29:_+book -74:_+by -22:_+byt
25:_+byte -21:_+call -22:_+can 24:_+cent 50:_+clos 62:_+coin -64:_+collection -33:_+crypto -50:_+cut 21:_+deploy 29:_+deposit
41:_+dex 56:_+doe -29:_+down 27:_+each -25:_+earn -30:_+entry -22:_+event 47:_+fail -22:_+fee 83:_+for 32:_+from 59:_+fund -33:_+ga
29:_+get 21:_+give -27:_+got -51:_+ha 54:_+hash -25:_+hashrate -43:_+have -51:_+hold 28:_+if -32:_+in -23:_+it -29:_+late -24:_+left
-22:_+level -22:_+list 70:_+long -46:_+market -47:_+may -44:_+mempool -27:_+message -31:_+mil 43:_+mov -28:_+movement -31:_+network
-44:_+next 63:_+nft 27:_+notional 25:_+now -37:_+odd 23:_+of 33:_+old -22:_+only -31:_+open 51:_+or -31:_+ord -34:_+outcome
28:_+over 42:_+pair -25:_+pay -50:_+perp -23:_+pl 21:_+please 22:_+pool -37:_+proposal -25:_+protocol -47:_+question 23:_+quote
-38:_+recent -34:_+revenue -65:_+right -58:_+rn -44:_+rows 54:_+safe 52:_+say -34:_+show -25:_+side 28:_+since -23:_+sit 24:_+stack
-39:_+stake -27:_+swap 54:_+th 64:_+that 58:_+there -65:_+these -40:_+thi 41:_+to -64:_+trad -41:_+transf -27:_+transfer
28:_+treasury 30:_+tvl -25:_+tx 33:_+until -60:_+up -24:_+v -52:_+value 23:_+w -79:_+wallet -27:_+what 67:_+when -32:_+with
-46:_+word 43:_+worth -21:_+ye -59:a+a -38:a+beginn 68:a+certain 49:a+chain -46:a+client 106:a+coin 20:a+custom 37:a+fake 41:a+feed
-26:a+good 26:a+hash -25:a+it 24:a+list -67:a+logo 44:a+long 63:a+new -35:a+phish 20:a+rug -21:a+scam 25:a+spend 33:a+str 51:a+token
87:a+transf 63:about+$ -28:about+, -35:about+_ 60:about+in 29:above+_ -21:accord+to -34:account+$ 34:account+, -35:account+?
47:account+_ -48:account+at -69:account+balance -60:account+i 71:account+on 44:addres+$ 28:addres+. -26:addres+_ 48:addres+for
-78:addres+of -39:addres+on 43:addres+that -45:address+$ 88:aft+the -20:against+_ 33:against+the -26:all+_ -73:all+chain 38:all+nft
-37:all+of -35:all+stablecoin 29:all+the 45:all+time 32:all+worth 28:already+$ -27:already+been -31:am+_ 64:am+i 27:amount+$
27:amount+in -24:an+_ -39:an+airdrop 27:an+article 26:an+exchange 39:an+nft 26:and+by 27:and+for 27:and+give 23:and+ha 44:and+he
-25:and+it 78:and+my 51:and+now -27:and+of -33:and+open 37:and+out 21:and+sell -23:and+since -23:and+tell -44:and+volume 39:and+want
-43:and+what -34:and+wheth -72:and+which -29:and+who -29:and+why 23:any+_ 21:any+blacklist -38:any+chain 41:any+of 34:anywhere+$
23:app+$ 48:approval+i -25:approval+on -29:approve+a 32:apy+history -23:apy+of 26:are+all 45:are+my 35:are+open -67:are+people
26:are+still 25:are+the 25:arriv+$ 57:ask+$ -38:ask+. -58:ask+for -28:ask+me 31:ask+to 56:ask+what -24:at+$ -22:at+_ 56:at+a
34:at+least -52:at+my 21:at+on 33:at+that -40:at+thi 36:at+which 41:ath+$ -56:atm+$ 40:average+$ -25:back+, -32:back+_ 21:balance+_
-44:balance+and -50:balance+in -22:balance+of 23:balance+sheet 21:bar+$ -27:be+$ -26:be+_ 35:been+burn 27:been+pend 38:before+friday
-36:before+i -53:behind+_ 32:behind+it 28:behind+the 25:belong+to 33:best+_ 24:best+bid 40:bet+$ -23:bet+_ 44:bet+do -24:bet+i
-51:between+_ 56:between+the -21:bid+ask 31:bid+on 30:big+i 23:blacklist+$ -25:block+$ -31:block+? -99:block+i 34:block+numb
44:block+wa 47:book+$ -67:book+_ 27:book+depth -48:book+for -28:book+of 104:book+on 58:both+sid 43:bought+$ -40:bought+_
-80:bridge+$ 54:bridge+i 22:burn+$ 22:burnt+in 31:burnt+one -22:busy+i 30:buy+? 27:buy+and 20:buy+it 25:buy+tax -54:by+24h -68:by+_
34:by+chain -66:by+hand 58:by+how 45:by+it 59:by+market 22:by+now -22:by+one -36:by+protocol 79:by+the -27:by+tvl -23:by+volume
-59:by+what 31:call+_ 65:call+data 29:calldata+for 30:came+in 22:can+_ -36:can+still 31:can+t 33:can+the -42:can+you 36:cap+$
-36:capital+of 90:category+i -34:chain+$ -41:chain+, -43:chain+ha 25:chain+i 33:chain+id -58:chain+option 57:chain+that -49:chart+_
32:chart+for 46:chart+of 22:chart+the 33:check+if 37:check+it 36:check+my 45:circulat+supp 27:clean+up -32:click+on -25:client+_
-26:clos+_ -40:close+$ 23:close+to 34:coin+$ 22:coin+? -30:coin+_ -26:coin+a -29:coin+by -33:coin+doe 86:coin+for 44:coin+from
-27:coin+i 55:coin+in -43:coin+that -39:coin+worth 29:coingecko+_ 70:coingecko+id 22:cold+storage 48:cold+wallet 38:collection+$
-45:collection+_ 21:collection+a -37:collection+my -22:com+out 34:company+hold 46:company+i 38:compare+_ 56:compare+it
22:compliance+ask 68:confirmation+doe -43:contract+addres -31:contract+address -48:contract+for 22:contract+have 25:contract+of
-24:contract+on 26:contract+or 39:contract+that -45:convert+thi -55:cost+$ 44:cost+? -29:cost+in 50:cost+on 33:could+the
-25:could+you 56:count+and 66:counterparty+addres -27:crypto+gain -30:crypto+market -27:cut+in -33:cut+on 50:dao+$ 26:dao+hold
42:dao+treasury 28:dat+$ 24:data+$ -32:data+_ -51:day+? 32:day+i -26:decemb+$ -37:decentralis+exchang -29:decimal+of 20:decode+the
-23:decode+thi 33:deep+i -31:defi+protocol -28:defi+tvl 33:deploy+to 22:deploy+with 33:deposit+, 30:dex+$ 38:dex+, -38:dex+i
-49:dex+on -48:dex+pair -51:dex+volume 46:did+$ 49:did+_ -30:did+he 79:did+i 35:did+that 68:did+the -33:did+they -56:did+thi
-85:do+$ -26:do+not 43:do+you -33:doe+_ 34:doe+a -39:doe+coingecko 84:doe+he -49:doe+it 49:doe+my -29:doe+one 59:doe+our 26:doe+pyth
-22:doe+she 47:doe+that 47:doe+the -24:doesn+t -30:don+t -45:draft+a 36:drain+$ -31:each+_ 31:each+chain 23:each+side -45:earn+_
-21:eip+_ -30:eith+side -46:eligible+for 33:end+of 28:enough+. -47:error+_ 55:event+$ -23:event+_ 72:event+i 96:event+of
-35:event+that -57:every+approval -25:every+chain 27:every+purchase 30:everyth+that -28:exchang+$ -22:exchang+_ -47:exchange+$
-36:exchange+, 44:exchange+? 77:exchange+clock 60:exchange+where -42:explain+in -61:explain+to -54:explor+$ -21:explor+for
95:explor+of 22:far+$ -43:far+i 33:far+off -26:fee+$ -22:fee+? 22:fee+_ 29:fee+did 79:fee+doe 38:fee+i 38:fee+on 33:fee+that
24:fee+tier -31:feed+_ 41:feed+for -59:fill+in 26:fill+of 22:fill+on 49:find+it 23:find+me 29:find+out -25:find+the 29:first+$
29:first+, -31:first+? -37:floor+$ -30:floor+, 50:floor+and 49:floor+of -33:floor+price -56:for+each 35:for+how 38:for+me
-27:for+our -39:for+reentrancy 74:for+that 60:for+the -63:form+_ 61:found+a 25:from+$ 42:from+_ -28:from+me 51:from+my 70:from+the
44:fund+_ -42:fund+on -39:fund+payment -47:ga+$ -26:ga+on -54:ga+price -30:ga+rn 23:gave+u 23:get+? -34:get+a 29:get+if -47:get+into
27:get+liquidat 37:get+the -25:gett+liquidat -26:github+commit 38:give+the -47:go+through -50:go+to 34:gone+up -31:got+an
62:governance+token 67:ha+been 27:ha+it -45:ha+on -49:ha+that 66:ha+the 67:had+_ -24:hardware+wallet -44:hash+_ -60:hash+of
-23:hash+rate -26:hashrate+$ -44:have+$ 27:have+, 43:have+? 71:have+a 44:have+by 43:have+i -59:have+in 70:have+my 41:have+on
36:have+open -48:have+the -32:have+they 24:he+got 38:he+ha 38:he+i 27:he+say 42:height+of -35:here+$ -67:here+. 23:here+a 45:hi+_
-44:hi+account 23:high+, -50:highest+floor -65:history+$ 57:hold+$ -41:hold+, 50:hold+_ -30:hold+a 45:hold+any 82:hold+count
61:hold+in 36:hold+it -41:hold+on 32:holder+$ -27:holder+, -41:holder+? -32:holder+of 23:holder+revenue -23:home+addres
45:honeypot+? 44:honeypot+or 31:hot+wallet -53:hour+$ -33:hour+? 30:how+are 34:how+big -20:how+busy 54:how+deep 47:how+did
-49:how+do -74:how+doe -38:how+ha -38:how+it -27:how+large -52:how+long -82:how+old 22:how+the 42:i+$ -28:i+, -40:i+. -86:i+_
-21:i+a 43:i+allow -24:i+an 22:i+approv -37:i+approve -48:i+at -47:i+bett 57:i+buy -48:i+click 24:i+close 25:i+do 53:i+earn
-46:i+eligible 23:i+enough -24:i+farm -30:i+fine -45:i+forgot 50:i+found 74:i+got 76:i+had -75:i+he 61:i+hi 63:i+hold 81:i+in
34:i+just 27:i+know 45:i+left 25:i+lost 35:i+made 34:i+mint 21:i+must 51:i+my -20:i+not -47:i+on 52:i+only 22:i+open 34:i+our
84:i+own 41:i+paid 27:i+park 61:i+pay -37:i+pend 59:i+provide 27:i+receive 29:i+sent -41:i+set 54:i+should 54:i+sign 54:i+still
23:i+swapp 28:i+that -58:i+there 39:i+thi 55:i+think 40:i+up 63:i+use 48:i+used 61:i+wa -23:i+want 31:i+won -37:i+worth -51:id+,
-38:id+_ 23:id+and 73:id+do 30:id+of 25:if+i 40:if+thi -31:if+you -37:impermanent+los 25:in+$ -35:in+, -26:in+? -25:in+_ 56:in+and
-25:in+circulation -39:in+crypto -44:in+decemb -32:in+germany 23:in+one 29:in+our -22:in+percent -35:in+simple 40:in+spr 44:in+that
46:in+the -29:in+their -28:in+them -23:in+there -59:in+thi -25:in+total -41:in+what 67:in+which 32:includ+$ 34:incom+_ -21:index+_
-30:init+code -41:inside+_ 39:integrate+$ 35:interest+$ 50:interest+of 31:into+_ -27:into+our 34:into+the 54:it+$ 90:it+, 32:it+_
-25:it+at 23:it+balance 36:it+be 20:it+confirm 24:it+dangerou 37:it+do 49:it+end 22:it+ever -50:it+floor -26:it+for -26:it+from
-41:it+go 53:it+have 32:it+now 42:it+on 48:it+or -50:it+own 43:it+pay 77:it+peg 32:it+point -24:it+say 29:it+still 30:it+the
38:it+trad 21:it+trade -40:it+verify -56:it+wa -24:it+worth -34:just+the 63:keep+on -44:key+$ 36:kind+tell 79:know+$ -23:know+it
32:know+the -25:know+what 26:l2+we -51:land+$ 41:land+? 22:largest+first 35:last+_ 24:last+buy 33:last+trad 36:late+husband
56:late+on 23:launch+, 27:ledg+$ -34:ledg+or 57:left+in -28:left+on 37:lend+protocol -20:level+$ -37:lightn+channel
-23:lightn+network 33:like+_ -30:like+i -37:link+, 23:liq+price 23:liquidat+? -48:liquidation+_ -65:liquidation+pric
62:liquidation+price 43:liquidity+and 35:liquidity+for -44:liquidity+pool 21:list+company 57:list+every -26:list+for 56:list+it
-20:lock+in -67:logo+for -44:lol+$ 21:long+_ -37:long+and -60:long+i -25:long+v 21:look+at 49:look+wheth 52:lose+it 44:low+$ 31:lp+$
23:lp+lock -30:m+_ 27:m+in 25:made+, 29:made+_ 44:made+a 36:made+on -30:made+the 20:make+_ -42:make+a -63:make+me 54:make+the
-50:many+_ 82:many+confirmation 58:many+of 23:many+owner -41:many+people 47:many+percent -26:many+sat -33:many+token
-34:many+validator 44:market+cap 34:market+i 43:market+we -57:me+, 77:me+. 32:me+? 34:me+_ 31:me+about 33:me+all 24:me+and
-58:me+back 22:me+every 26:me+how -22:me+it 48:me+my 23:me+on -34:me+please -51:me+some 52:me+that -50:me+what -61:me+which
-35:me+with 37:mean+the 32:member+of -28:meme+coin 51:mempool+$ 65:metamask+show 27:min+$ -51:min+pool 47:mine+$ -21:mint+$
31:mint+, 72:mint+on -32:mint+or 33:moment+$ -34:moment+, -43:moment+? 57:moment+of 35:money+i -29:money+on -23:more+$ 40:morn+$
34:morn+, -22:most+_ -31:most+at 47:most+fee -28:most+in -60:most+money -34:most+recent -40:most+stablecoin -70:most+volume 32:mov+_
24:much+doe 61:much+ga -20:much+i -53:much+in 45:much+of 60:much+on 32:much+went 39:much+would -38:my+_ 47:my+aunt 27:my+bag
75:my+balance -41:my+bet 64:my+broth 22:my+buddy 56:my+client 91:my+coin 43:my+cold 41:my+colleague -22:my+collection 21:my+company
-40:my+cousin 24:my+daught 75:my+employ 24:my+en 76:my+exchange 38:my+favourite 69:my+friend 21:my+grandson -45:my+landlord
54:my+last 30:my+late 54:my+liquidation 44:my+metamask -51:my+moth 61:my+nephew 34:my+not 55:my+old -29:my+own 28:my+payment
35:my+pension 32:my+pool -45:my+position 23:my+saving -20:my+son 31:my+swap -27:my+tax 28:my+thesi 34:my+trad 31:my+transaction
30:my+transf -58:my+tx -64:my+wife 30:my+withdrawal -38:nam+$ 40:name+, -52:name+and 30:name+on 33:namehash+for -57:native+coin
-26:need+_ -34:need+a 64:need+it 53:need+the 43:network+$ 45:network+i 37:new+_ -24:new+coin 55:new+token -24:newest+_
-31:newest+pool -47:next+_ -34:next+block 34:next+contract -33:nft+_ 21:nft+do -28:nft+doe -46:nft+of 47:nft+on -35:nft+project
-33:nonce+_ 21:nonce+of 21:not+, 38:not+. 52:not+_ -32:not+the 21:noth+arriv -26:notional+volume -20:now+$ -31:now+, 34:now+?
26:now+_ 75:now+on 26:numb+_ 40:numb+for 20:odd+doe -70:odd+for -22:odd+of 30:of+$ -22:of+, -48:of+_ 75:of+a -53:of+all 57:of+an
71:of+both -21:of+coin -24:of+crypto 24:of+em 47:of+it 51:of+mine 65:of+one 46:of+our -35:of+owner 39:of+that 75:of+the 22:of+these
54:of+those 24:of+trad -34:of+what -20:of+ye 34:off+i 31:office+want 34:on+$ 24:on+at 44:on+average -52:on+chain 59:on+each
26:on+every 41:on+hi 25:on+it 46:on+no 33:on+one 40:on+our -23:on+right 58:on+that 48:on+the 45:on+thi 48:on+which 82:one+$
-32:one+. -61:one+_ 26:one+chain 26:one+go -72:one+of 38:one+or 29:one+with -31:only+. -53:only+_ 34:only+have 29:open+$ -38:open+_
37:open+at 25:open+bet -39:open+order -21:option+protocol 33:or+_ 51:or+a -46:or+blacklist 24:or+down -38:or+greedy -38:or+i
23:or+los 37:or+wa 47:or+what 36:order+$ 63:order+of 82:oth+one 61:our+auditor 33:our+chain 49:our+company -56:our+contract
22:our+fund 29:our+l2 45:our+own 21:our+rollup 38:our+treasury 50:out+$ 57:out+of -41:out+there -28:outcome+token 57:over+_
-69:over+all 44:over+time 27:own+$ -24:own+, -28:own+and 26:own+by -31:own+it 23:own+on 25:own+the -103:own+token -23:owner+and
29:owner+doe -22:page+? 66:paid+$ 51:paid+_ -24:paid+dexscreen -31:paid+out -49:pair+for 25:pair+on 29:pap+with 27:pay+$ 65:pay+_
52:pay+for 61:pay+on -43:pay+to 38:peg+_ 44:pend+_ -39:people+say 20:per+chain 51:per+vbyte 24:perp+, -33:perp+_ -43:perp+at
31:perp+on -23:phantom+$ -30:pick+up 36:piec+of 25:pl+$ 29:plain+create 26:plain+word 39:please+$ 52:please+, 43:please+.
-30:please+? 28:please+check 37:please+give 37:please+look 48:please+show 54:please+the -38:pnl+of 49:point+$ -38:pool+,
-25:pool+are 22:pool+by 38:pool+for -45:pool+found 23:pool+i 60:pool+in -27:pool+of -59:pool+on 23:position+$ 40:position+,
45:possible+. 25:post+$ -27:prediction+market -29:present+, 56:pric+for -45:pric+in -63:pric+of -61:price+$ 21:price+, 30:price+?
-53:price+_ 27:price+chart -23:price+do -22:price+for 47:price+impact 25:price+in -47:price+of -28:print+on -36:priority+fee
23:profit+or 35:project+$ -20:proposal+$ -86:protocol+by 32:protocol+in 31:protocol+we 50:provide+liquidity 61:pull+_ 25:pull+the
45:pump+$ 44:put+_ -21:put+my 35:pyth+_ 27:pyth+have -39:rank+$ 58:rank+by 34:rank+the 92:rate+of -22:read+_ 41:read+the
-47:real+name 59:real+one -32:realis+pnl 32:realis+profit -26:recent+_ -32:require+the -75:revenue+$ -31:revenue+, 48:revenue+_
-57:revoke+every -49:rn+$ -27:rows+$ 37:rpc+url 20:rug+? -25:rugcheck+$ 22:rugcheck+report 28:run+$ 46:run+_ 25:run+on 45:safe+?
36:safe+to -33:sat+vb -29:saving+account -41:saving+in -25:say+$ -79:say+_ -24:say+about 36:say+he -22:say+it 42:say+that
-42:score+$ 51:search+_ -24:search+for 47:search+on 59:search+the 40:second+i 48:see+the 22:selector+$ 46:sell+$ -83:sell+?
36:sell+tax 31:sent+? -66:sent+_ 30:sent+it 53:sent+me 51:sent+u 32:sery+$ -43:sery+_ 24:shar+of 52:share+of -26:she+hold 28:sheet+$
52:sheet+, 26:short+in -64:show+_ 36:show+all -21:show+my 25:show+what -58:side+$ 41:sign+$ -41:sign+_ 95:sign+it -23:sign+the
82:signature+_ -41:simple+word 84:since+i 32:since+the -39:since+when -27:sise+and -39:sise+of 27:sit+in 21:sit+on 50:sitt+on
43:so+i -39:so+it -63:sold+$ 32:sold+_ 26:solidity+fil 29:some+_ 23:some+list 25:source+code -50:source+of -41:spend+_ 53:spend+on
44:spendable+output 21:spot+_ 34:spr+$ -26:stabl+on -20:stablecoin+$ -50:stablecoin+float 22:stablecoin+i 26:stablecoin+in
-48:stablecoin+on -24:stake+pool 27:stand+behind 26:stat+for -24:state+the 82:still+have -27:still+mint -29:still+move 53:still+pend
50:still+pull 50:stood+at -31:storage+$ 49:storage+, 56:str+_ 38:str+of -26:straight+from -41:stuck+$ 29:stuck+? 20:supp+$
-27:supp+of 24:swap+of 37:swap+on 53:take+from -29:talk+about 27:tax+? 22:tax+office -46:telegram+group 34:tell+how -38:text+_
38:th+i -22:than+_ 51:that+$ 58:that+_ -75:that+be 56:that+block 24:that+came 29:that+chain 34:that+collection -23:that+contract
63:that+he -54:that+hold -33:that+i 35:that+list 60:that+market -27:that+my 22:that+one 36:that+pair 25:that+pool 24:that+protocol
39:that+thi 31:that+token -49:that+transaction 54:that+wa 45:that+we 65:the+airdrop -41:the+amount 31:the+app 34:the+auditor
-75:the+balance -34:the+beacon 46:the+best 21:the+bet -52:the+biggest 134:the+block 27:the+book 84:the+bridge 69:the+call
34:the+chain 30:the+chance -24:the+cheapest 42:the+client 52:the+coingecko 38:the+cold 21:the+company 23:the+contract 38:the+court
-31:the+custom 70:the+dao 40:the+dapp 22:the+day 24:the+deploy 56:the+deposit 51:the+derivativ 42:the+dev -22:the+dex 28:the+en
31:the+end 67:the+event 109:the+exploit 89:the+explor 60:the+fee 22:the+floor 33:the+fund -75:the+ga 30:the+guy -44:the+hash
-62:the+highest 37:the+hot -23:the+id 32:the+insid 47:the+l2 -28:the+largest 23:the+latest 45:the+lend -27:the+lightn 35:the+lp
37:the+market 40:the+mint 36:the+money -61:the+most 51:the+multisig 85:the+name 68:the+network 53:the+news -57:the+next 42:the+nft
32:the+numb 49:the+odd 24:the+old 68:the+one -62:the+open 59:the+ord 103:the+oth 48:the+pair 68:the+pap -28:the+pend 34:the+perp
51:the+pool 48:the+probability 24:the+protocol -26:the+proxy 74:the+real 55:the+receipt 25:the+right 27:the+rollup 32:the+rout
27:the+same 47:the+sell 20:the+slot -51:the+source -24:the+spot 87:the+stablecoin -58:the+supp 39:the+tax -35:the+text 58:the+tick
58:the+time -30:the+total 77:the+treasury 34:the+tvl 49:the+two 34:the+tx 30:the+user 87:the+vault 56:the+venue 43:the+verify
-28:the+volume 65:the+week 36:the+whale -47:the+whole 55:the+yield 53:their+_ -57:them+? 53:there+$ 95:there+, -49:there+?
-39:there+a -26:there+any 28:there+are 22:there+i -27:there+in -72:there+on 37:these+_ -71:these+day -27:they+are 58:they+cost
-34:they+have 78:thi+$ 22:thi+? -43:thi+_ -45:thi+addres 50:thi+artist 40:thi+coin 46:thi+hash -38:thi+moment 64:thi+morn
28:thi+network 31:thi+one 39:thi+protocol -21:thi+second 32:thi+stablecoin -52:thi+token 30:think+i -37:through+$ 71:through+_
-46:tick+$ 25:tier+of 91:time+$ -25:time+_ 21:time+high -73:time+i 49:time+of -22:time+to 25:to+$ 29:to+ape 29:to+be 28:to+buy
-24:to+connect -31:to+do -64:to+get 77:to+have 23:to+it 43:to+know -34:to+move -38:to+my -54:to+pay -29:to+print 50:to+read
28:to+see -25:to+sell -48:to+send 25:to+take 39:to+the 46:to+use -26:today+$ -35:today+in -58:token+$ 62:token+, -61:token+?
-21:token+account 25:token+approval 47:token+by -54:token+call 54:token+doe -47:token+holder -44:token+i 47:token+in -42:token+my
36:token+of 63:token+sit 29:token+that 46:token+we 42:token+with -80:tonight+$ -25:too+$ 21:top+holder -21:top+pool -59:top+trader
-77:topic+_ -27:topic+hash -36:total+$ -26:total+value 73:trad+$ -32:trad+_ 69:trad+above 33:trad+at -32:trad+the 34:trad+there
-22:trad+volume -46:trade+_ 42:trade+at -73:trader+on 37:transaction+$ -40:transaction+of -44:transaction+on 23:transf+_
59:transf+cost 36:transf+of -59:transfer+of 31:transfer+on 26:treasury+of 61:trustworthy+$ -43:turn+over -21:tvl+$ -44:tvl+_
63:tvl+of 79:two+dat 62:tx+$ -28:tx+in 33:u+_ -61:und+_ -29:unlock+it 24:up+a 58:up+for 28:up+in 51:up+on -45:up+the -48:upcom+token
50:use+$ 39:use+, 28:used+, 48:used+_ -25:v+short 77:value+$ 24:value+in -32:value+lock 24:value+of 31:vault+, -29:verify+?
63:verify+one -24:very+first -33:volume+_ 28:volume+and 50:volume+in -45:volume+on 32:wa+it 38:wa+my 34:wa+the 35:wa+thi 88:wallet+$
24:wallet+. 63:wallet+? -83:wallet+_ 60:wallet+for 22:wallet+hold -38:wallet+i 57:wallet+on 22:wallet+or 21:wallet+worth 52:want+_
-29:want+a 36:want+me 49:we+are 26:we+use -23:week+$ 47:went+out -32:went+to 49:what+$ -94:what+_ -34:what+a -49:what+back
-64:what+block 41:what+came -47:what+can 22:what+category -33:what+coin -34:what+cost 60:what+did 42:what+do 53:what+doe
30:what+exact 35:what+fee -42:what+fund -64:what+ga 33:what+ha -43:what+happen 64:what+he -21:what+in 28:what+it -24:what+nft
-54:what+now 20:what+odd -93:what+on -55:what+one 24:what+position 26:what+share 67:what+they -90:what+time -22:what+to -36:what+wa
39:what+went 27:what+would -32:when+did 48:when+doe 50:when+i 43:when+the 50:when+we 32:where+are -23:where+did -39:where+doe
65:where+my 30:where+our -34:where+the 34:where+we -23:wheth+_ 47:wheth+it -28:wheth+the 46:which+_ 61:which+approval 23:which+chain
-40:which+coin -50:which+collection -25:which+contract -31:which+dex -66:which+event 26:which+exchang -39:which+hardware 61:which+i
-24:which+id 37:which+marketplace -45:which+min 26:which+network 51:which+of -54:which+one 55:which+our -23:which+pool 46:who+built
-41:who+ha 34:who+hold -39:who+may 51:who+sent -33:who+wa -27:whole+crypto 39:whole+token 28:why+$ 30:why+i -37:will+do 57:with+$
-45:with+_ 38:with+fee -46:with+how -31:with+it 42:with+most -41:with+nonce 25:with+price 29:with+profit -51:with+the -34:with+their
-28:within+the 51:without+mov 87:worth+$ -36:worth+, 33:worth+_ -54:worth+in 55:worth+right 79:would+_ -52:would+be 23:would+i
34:would+like -77:would+that 28:writ+a -29:writ+to -22:ye+$ 21:ye+, -23:ye+for -25:ye+in -56:year+end 66:yet+$ 63:yield+_
-51:you+can 68:you+have 25:you+know 62:your+? @+lacks:address -3:* 33:,+can 39:,+contract 24:,+could 27:,+exact 65:,+for 21:,+it
39:,+list -21:,+long 41:,+mine 25:,+nonce -42:,+not -24:,+on 53:,+please 20:,+so -35:,+spend 56:,+the -25:,+they 23:,+with 55:.+_
22:.+before -28:.+please -24:.+what -22:?+$ 53:?+? 34:?+it 28:?+the 50:^+all 65:^+allowance 24:^+am -37:^+any -82:^+balance
31:^+before -22:^+biggest 25:^+buy 80:^+call -29:^+capital -43:^+contract -27:^+convert -36:^+decimal -21:^+event 25:^+every
-29:^+ga -26:^+ha 71:^+hold 45:^+honeypot -33:^+how -22:^+i -29:^+it 24:^+kind 28:^+look 56:^+nft -30:^+on 24:^+pl -23:^+please
53:^+pull -39:^+realis -28:^+recent -48:^+revoke -26:^+run 48:^+search -33:^+somebody 21:^+text 40:^+the 58:^+trad 30:^+verify
72:^+wa -24:^+whose 26:_+$ -49:_+? -23:_+a -71:_+account 70:_+all -24:_+are 23:_+balance -28:_+been 33:_+before 99:_+bet 35:_+by
-35:_+collection -41:_+contract -49:_+doe 79:_+for 36:_+from 67:_+fund -30:_+ga -25:_+gone -21:_+got -40:_+ha -23:_+have -50:_+hold
-29:_+i -34:_+it 71:_+long -40:_+may -21:_+message -52:_+mov -36:_+name -26:_+next -23:_+node -27:_+only 37:_+or 69:_+over
-23:_+perp -39:_+pl -42:_+please -24:_+right 28:_+since -22:_+sit 27:_+so -48:_+the 55:_+to -35:_+today -44:_+trad -23:_+trade
26:_+transaction -29:_+transf -22:_+transfer -109:_+wallet -39:_+with -23:a+a 30:a+friend 28:a+new 61:a+transf -24:a+website
32:about+_ -81:account+$ 49:account+, -28:account+? -47:account+at -49:account+balance -62:account+i 54:account+on 32:addres+$
24:addres+. 55:addres+for -45:addres+of -40:addres+on -53:addres+that 50:aft+the 29:against+_ -36:all+my 34:allow+to -30:am+_
47:am+i 27:an+en 25:and+ha -25:and+i 55:and+my 41:and+sell -21:and+tell -25:and+the 37:and+want -25:and+which 32:any+_
-21:anywhere+$ -22:app+on 25:approval+of -24:approval+on -24:approve+a 39:are+all -29:are+in 65:are+my -32:are+open 31:are+still
-21:are+the -52:are+there 22:at+_ 23:balance+_ -29:balance+and -22:balance+of 45:belong+to 44:bet+$ 68:bet+do -35:bet+i 56:block+_
31:book+on 36:burnt+one -22:busy+i 37:buy+$ -40:by+_ -21:by+a 89:by+the 77:call+_ 27:can+_ -22:can+i 28:can+the -26:can+u
-34:capital+of -23:chain+, -28:chain+id 24:check+if 27:clean+up -28:client+_ 25:close+to -43:coin+on 25:cold+storage 34:cold+wallet
-41:collection+_ -31:contract+addres -37:contract+for 46:contract+i -44:contract+of 23:contract+or 71:counterparty+addres 26:d+like
-32:decimal+of 35:did+he 77:did+i 42:did+that 65:did+the -32:did+they 51:do+, 23:do+i -21:do+the -34:do+they -49:doe+_ -24:doe+it
39:doe+my 33:doe+the 20:drain+$ -34:eligible+for 24:en+$ 31:end+of -48:every+approval -39:explor+for 81:explor+of -41:far+i 57:fee+i
30:fill+of 40:first+$ 32:floor+and 46:for+_ 23:for+a -24:for+it 31:for+me -41:for+my 48:for+one 46:for+the 21:found+a 24:from+a
24:from+my 29:from+our 31:fund+$ 34:fund+_ -31:ga+on 30:get+liquidat -25:gett+liquidat -35:ha+_ 65:ha+been 33:ha+it -32:ha+my
-45:ha+on -34:ha+that -25:hash+_ 37:have+$ 46:have+? 63:have+i -44:have+in 21:have+it 46:have+on 38:have+open 34:he+got
-33:hi+account 25:hold+a 51:hold+any 90:hold+count 22:hold+it -46:hold+on 25:hold+the 47:honeypot+? 46:honeypot+or 31:hot+wallet
64:how+are 23:how+deep 38:how+did -40:how+many -67:how+old -25:i+_ 43:i+allow -32:i+am 23:i+approv -34:i+approve 32:i+can 25:i+close
-33:i+eligible 33:i+enough -63:i+he 66:i+hi 52:i+hold -40:i+in -23:i+it 31:i+just 27:i+lost -40:i+m -23:i+not 40:i+own 56:i+paid
80:i+pay 28:i+sent -30:i+should -33:i+sold 56:i+still -22:i+swapp 23:i+that -25:i+trade 43:i+up 34:i+won 57:i+worth -45:i+would
-20:if+i 24:if+the -79:if+you -37:in+$ -44:in+, -28:in+fee -24:in+hi -25:in+my -25:in+our 22:in+spr -26:in+thi 27:in+total 23:incl+.
34:it+contract 32:it+for 24:it+on -28:it+the 34:it+up -25:it+wa -53:know+what 35:late+? 21:latest+block -26:left+on -26:like+i
-23:link+, 24:liq+price -24:liquidat+$ 24:liquidat+? 22:liquidat+on 64:liquidation+price 21:list+every 21:long+_ -32:long+and
-22:long+v -37:look+for 27:lost+the -26:m+_ 21:made+, -31:made+_ 46:made+on -68:many+_ -36:many+token -20:many+transaction
-31:market+_ -52:market+on 56:me+$ -47:me+, 46:me+? 39:me+_ 29:me+all -27:me+it 23:me+on -51:me+the -38:me+what -21:me+which
-29:me+with 27:mine+$ -22:moment+? -22:money+i -25:morn+, 24:most+of -46:much+_ -34:much+did -31:much+do 65:much+ga 39:much+have
-71:much+i 51:much+of -29:much+wa 57:my+broth 39:my+cold 29:my+contract -20:my+en -46:my+ledg 53:my+liquidation 55:my+metamask
33:my+not 36:my+open -42:my+son 43:my+token 36:my+trad -25:my+wallet -29:name+and -37:name+point -54:native+coin -38:need+for
-22:next+_ 20:next+contract -21:nft+in -38:nft+of 70:nft+on -21:no+shar -61:nonce+_ -31:now+$ 23:numb+of -34:numb+on 41:of+a
79:of+mine -44:of+my 44:of+that 42:of+the -40:of+them -21:of+thi -21:on+, -43:on+a -39:on+it 23:on+my -35:one+$ -25:one+_ 47:one+i
-82:one+of -33:only+. -37:only+_ 29:open+_ 42:open+at 34:open+bet -53:open+in -22:open+order 29:or+_ 45:or+down 25:or+what
67:order+of 34:our+auditor 31:our+company -33:our+contract 20:our+dao 30:out+of 66:over+_ 24:over+the 46:own+$ -23:own+_ 34:own+on
-23:page+? 25:paid+_ 30:paid+in 28:pap+with 26:part+of 77:pay+_ 41:pay+for 45:pay+in -53:pay+on 64:perp+$ -27:perp+_ 36:perp+on
-23:pl+, -28:please+, 56:please+. -29:please+? -38:pnl+of -45:point+to 33:price+$ 22:price+and 29:price+on -29:protocol+on 64:pull+_
-23:put+it -20:put+my 26:read+_ -38:realis+pnl -48:revoke+every -25:right+now -29:rn+$ 56:run+_ 21:safe+to -47:say+_ 40:say+that
-45:search+_ 61:search+the 35:second+i 31:sell+tax 43:sent+me 55:sent+u -21:short+$ 25:should+be -22:should+i -49:sign+the
20:since+the 33:sit+in 35:so+far 41:so+i 20:source+code -41:spend+_ 29:spot+_ 62:still+have -29:still+move 51:still+pull -29:swap+on
-49:tell+me -36:text+_ -21:than+_ 21:that+addres 47:that+he -46:that+hold -40:that+i -29:that+market 31:that+my -37:that+our
-31:that+the 39:that+thi 29:that+token 23:that+trad -34:that+wallet 42:the+_ 28:the+abi -21:the+account 59:the+best -36:the+bet
27:the+client 24:the+contract 38:the+current 47:the+dao -21:the+day -21:the+deploy 21:the+end 40:the+exchange -31:the+exploit
85:the+explor 31:the+fee 80:the+fund 44:the+insid -28:the+market 65:the+multisig 26:the+name -71:the+new 44:the+one -51:the+open
37:the+pap -31:the+perp 35:the+real 44:the+rout 63:the+same 40:the+stablecoin -30:the+swap -34:the+text -36:the+th 33:the+trad
44:the+vault -22:the+whole -38:the+year -71:there+$ -35:there+? -21:there+are -38:there+on 42:thi+artist -41:thi+en -24:thi+token
46:think+i -22:through+_ -23:to+$ -31:to+? 27:to+_ -24:to+connect -34:to+do 39:to+me -34:to+my 37:to+see -31:to+send 31:to+take
103:to+the -28:to+which -29:today+$ -30:today+, 21:togeth+? -39:token+$ 88:token+, -25:token+? -75:token+_ 25:token+approval
53:token+doe 60:token+sit 26:told+me -46:tonight+$ -37:too+$ 22:top+holder -39:trad+_ -36:trad+above -26:trad+at 39:trad+of
21:trade+on -21:transaction+$ 22:transaction+, 50:transaction+_ -47:transaction+on -76:transfer+of -33:tx+count 21:tx+on 45:up+on
44:up+or -22:v+short 34:value+of -28:verify+? 21:verify+one -32:wa+_ -44:wa+it -26:wa+that 37:wallet+$ -72:wallet+_ 22:wallet+hold
42:wallet+on 41:want+the 31:want+to 21:what+$ -49:what+_ -20:what+coin 49:what+did -48:what+do -24:what+doe -29:what+fee 63:what+ha
63:what+he -26:what+it -28:what+on 25:what+position -24:what+the -23:what+will -41:what+would 54:when+doe -39:when+wa -22:which+_
-37:which+block -24:which+hardware 29:which+i 32:which+of -38:which+one 27:which+token -20:who+are 26:who+deploy 31:who+i -53:with+_
-43:with+a -25:with+it 37:with+my -70:with+nonce 37:with+profit 29:worth+togeth -74:would+be -26:would+i -35:would+it -44:year+end
51:yet+$ -27:you+look 21:you+please @+lacks:amount 33:* 43:,+how -36:?+$ -28:^+_ -26:^+convert 43:^+i 26:^+what 22:_+$ -47:_+?
36:_+for -23:_+on 58:_+to 51:for+my 42:from+_ 36:how+many 24:how+much 21:i+get 48:i+it 34:into+_ -23:many+_ -42:many+decimal
42:much+i 36:of+the -26:on+_ 58:that+$ 29:to+_ @+lacks:anyAddress 9:* -21:,+from 31:,+how 35:,+token 42:.+what -24:24h+volume
-21:?+$ 27:?+? -26:?+_ -22:^+_ 31:^+chart -37:^+compare 33:^+dex 64:^+floor 38:^+give -20:^+ha 34:^+liquidity 39:^+my 50:^+need
-34:^+newest -20:^+pool 44:^+price 38:^+trad 38:^+what -25:^+which 22:^+who 25:_+$ -24:_+by 26:_+candl -23:_+chart -23:_+dex
-29:_+for -30:_+from -27:_+gone -35:_+in 35:_+pair 20:_+please -22:_+price -22:_+with 57:a+contract -37:a+list 65:a+token 25:above+_
36:am+i 29:and+_ 25:and+i -24:by+volume 23:chart+the -34:compare+_ 44:contract+on -28:could+you -23:dex+on 78:doe+_ 50:floor+of
63:for+_ -52:for+a -40:from+_ 60:have+a -27:how+did 22:how+much 31:i+m -44:i+need -20:i+want 33:in+that -44:in+the 34:it+in
-29:like+to 44:liquidity+and 34:liquidity+for -32:liquidity+pool -33:market+cap -21:me+the -46:most+trad 50:need+the -22:new+_
-30:newest+pool 35:now+, 85:of+a 45:of+my 28:of+the 27:on+my -32:on+the -22:one+_ 36:pair+on -42:pool+with 34:price+of -25:rank+by
-23:since+_ -30:the+day -21:the+dex -26:the+exchange 54:the+mint -32:the+most -30:the+one 30:the+pair 34:token+, 45:token+on
42:trad+$ 34:trad+above 29:trad+in -23:two+dat -24:volume+$ 35:volume+of -23:volume+on -24:want+to 75:what+doe 60:where+my
-25:which+_ -21:with+$ -37:with+the @+lacks:anything 21:* 23:,+ath -30:,+how 29:,+in 31:,+market 35:,+on -43:,+price -41:,+the
22:,+with 47:.+can 32:.+i 45:.+which 25:?+? 30:?+i -58:^+balance 51:^+biggest -40:^+can 67:^+check 51:^+compare 74:^+convert
62:^+everyth -36:^+find 53:^+i 24:^+list -39:^+market 50:^+our 29:^+please 34:^+put 87:^+search -36:^+the 49:^+there -47:^+token
32:^+we -23:^+when 39:^+where -42:_+account -59:_+addres 38:_+against -46:_+are 49:_+coin -75:_+do -30:_+doe 104:_+for -64:_+i
-31:_+market 28:_+mov -25:_+on 51:_+or -21:_+please -35:_+thi 29:_+to 65:_+token -24:_+transfer -33:_+value -59:_+wallet
-22:a+beginn 26:a+coin 62:a+fake 35:a+hash 82:a+list 23:a+long 39:a+str 53:about+$ -30:about+_ 31:account+on 40:against+the
44:all+worth 39:an+old -39:and+_ 42:and+by -30:and+i 36:and+my 43:are+_ 24:are+in 37:are+they -45:ask+me 30:at+$ 29:at+all
23:at+present 38:at+thi -29:ath+$ 55:balance+$ 23:be+$ 35:be+? 23:behind+it -28:belong+to -43:bought+_ 60:by+it 77:by+market
-26:can+you 45:cap+$ -39:cap+of -59:chain+$ 23:chain+i 74:check+my 20:circulat+supp 39:coin+are -40:coin+i 44:coin+on -47:coin+that
-28:coin+worth 43:coingecko+id -21:company+hold 80:compare+_ 55:compare+it 52:copy+$ -32:d+like 25:dao+hold -49:dex+pair 31:did+it
45:did+the -63:do+$ -31:do+i -33:doe+_ -32:doe+a -47:doe+it -23:doe+my 21:doe+our -52:each+chain -20:each+of -27:explain+to
38:find+out 46:for+a 64:for+me -21:for+my 40:for+the 59:found+a 53:from+_ 40:from+my -23:go+to -24:hardware+wallet 25:have+a
-24:have+an -35:have+in -25:have+to 46:he+i 26:hold+$ 22:hold+_ -55:hold+on 31:how+far -27:how+many 22:i+, -66:i+_ -26:i+bought
-22:i+d 36:i+found 62:i+got 33:i+hold 49:i+in 64:i+it 41:i+left -21:i+must 54:i+my 54:i+need -22:i+on 41:i+our 25:i+own -26:i+put
-38:i+should 47:i+that 56:i+thi 54:i+worth 53:i+would 45:id+for -44:in+, -28:in+_ -34:in+it 50:in+my 63:in+our -33:in+that 35:in+the
-35:in+thi 21:in+which 69:into+_ 64:it+$ 34:it+, -68:it+? -26:it+_ 46:it+be 26:it+ha -44:it+hold 29:it+i -21:it+safe 83:it+the
42:it+trad -31:it+up 45:it+with 44:know+what 58:left+in 37:like+_ 40:list+my 77:list+of 20:look+at 36:look+for -24:look+it
25:made+on -34:many+_ -21:many+holder 32:market+cap 46:me+. -37:me+and 46:me+how 36:me+the -21:me+which -21:metamask+show 80:mint+on
-60:much+_ -41:much+doe 64:much+i 58:much+money -57:much+of -37:my+_ 28:my+account 61:my+bag 65:my+balance 29:my+bos 21:my+cold
-63:my+employ 27:my+grandson 53:my+last 21:my+old 24:my+wallet 49:name+, 29:need+it 25:next+to -36:now+$ 31:now+? -47:of+each
-28:of+our -28:of+the -28:of+thi 24:on+a -49:on+each -42:on+it -20:on+the 37:on+which 73:one+$ 45:one+? -34:one+_ 21:or+_ 84:or+a
33:oth+one 23:our+_ 73:our+treasury 35:pair+$ -48:pair+for -34:pair+on 28:pap+with 41:pl+$ 43:please+$ 37:please+, 47:please+look
-39:pool+, -83:pool+on 31:price+, 61:price+in -72:price+of 37:put+_ -37:real+name 57:real+one 23:right+now 36:safe+to 25:scam+$
28:show+me 29:sitt+in 26:stand+behind 39:start+with 40:str+of -31:talk+about -52:that+my -64:the+balance 35:the+block -49:the+coin
-27:the+day -65:the+exchange -27:the+fee -35:the+mint -35:the+moment 87:the+name -21:the+next 50:the+oth 37:the+pap 83:the+real
-25:the+same -32:the+th 49:the+token -48:the+treasury -27:the+two -20:there+$ 54:there+any 53:there+are 56:these+_ -35:thi+addres
64:thi+artist 21:time+high 23:to+$ 32:to+_ 29:to+buy -23:to+do 32:to+know -49:to+my -25:to+sign -62:today+$ 62:today+, 26:today+?
-41:token+$ 44:token+by -41:token+i 55:token+in 50:token+with 43:trad+at -25:trad+in 38:up+on -68:wa+_ 67:wallet+$ -63:wallet+_
-32:wallet+i 26:wallet+worth 31:what+$ -54:what+_ -63:what+coin -21:what+i -43:what+in 79:what+it -48:what+one -23:what+the
-22:what+to 24:what+wa -50:what+would -29:when+doe 39:where+can -34:wheth+the 24:which+_ 48:which+coin 36:which+dex
-28:which+hardware 45:which+i 33:which+one 88:with+$ 37:with+0x 46:with+_ 36:with+a -34:with+my 24:with+price 26:with+the 59:worth+$
-60:worth+in -31:worth+on 53:worth+right 22:would+like 37:you+find -31:you+know 29:you+tell @+lacks:bitcoinAddress 11:* -23:,+and
42:,+can -43:,+how 29:,+i 56:,+the -24:,+what 47:,+with 30:.+$ 49:.+_ 26:^+_ 44:^+a -47:^+balance -23:^+could 28:^+ha -31:^+ledg
25:^+list -28:^+my 37:^+please -27:^+the -45:^+what -29:^+which 39:_+, 36:_+. 23:_+_ -26:_+addres -41:_+are -27:_+doe 57:_+i 27:_+on
77:_+wallet 37:a+new 65:addres+$ 24:addres+, -26:and+what 62:any+_ -23:are+in 41:can+you 32:cold+storage -24:could+you 22:do+i
-30:doe+my -44:doe+the 27:fee+$ -77:for+a 39:for+me 44:from+_ 54:ha+the -30:history+of -23:hold+$ -42:how+many 55:i+_ 49:i+have
56:i+in -45:i+it 26:i+my -21:i+own -37:i+still 41:i+the 51:in+a -53:in+it -43:in+the -50:it+? -30:ledg+or -30:lightn+channel
-39:many+_ -44:mempool+$ 31:much+_ -60:my+_ 30:my+ledg 38:of+a -44:of+our -51:on+my 48:on+the 62:one+$ 69:oth+one 39:pl+$
-31:right+now 69:sitt+on 46:spendable+output -24:storage+$ 47:storage+, 47:that+i -41:the+balance 32:the+fee -66:the+mempool
-27:the+min 28:the+most 69:the+oth 65:the+pap -27:there+$ -23:thi+addres 39:wallet+. 33:want+to -34:what+the @+lacks:bitcoinHash
34:* 29:,+_ 21:,+i 29:?+$ -26:^+_ -20:^+did 21:^+how 56:^+i -33:^+my 32:^+sat 42:^+what -29:^+when 27:^+why -21:_+mempool
20:_+payment 79:_+transaction -41:_+tx -32:block+$ 65:by+now 33:confirm+$ 71:confirmation+doe 50:did+i -23:do+i 44:doe+it 61:doe+my
-43:fee+$ 21:fee+rate -25:for+_ 47:gave+me 38:ha+it -47:hour+$ 34:how+many -43:i+have 73:i+it 54:i+my -23:i+paid -40:i+stuck
-21:i+the 40:in+the -23:into+the 34:it+confirm 87:many+confirmation -42:many+sat 61:mempool+$ -29:min+$ 22:my+_ -26:my+payment
-33:next+block 43:now+$ 38:now+? -25:of+_ 30:of+the 51:on+my -27:payment+min -27:sat+vb -53:stuck+$ 23:the+mempool -22:the+next
-36:to+the -26:tx+i 31:wa+it 50:what+fee -41:what+i -40:what+the -30:when+wa 41:with+_ 23:yet+$ @+lacks:block -14:* 56:,+_ -21:.+$
42:?+_ -48:^+what -28:^+which 35:_+$ -22:_+? -21:_+have 24:block+made 25:burnt+in -21:how+many -39:i+_ -23:i+it 22:it+? -24:it+in
-22:much+_ 74:of+the 21:produc+$ 20:slot+produc 22:that+_ 71:the+block 46:the+slot -26:time+i 86:time+of -29:what+the -22:when+i
@+lacks:chain -14:* -43:,+all -39:,+by -32:,+i -36:,+in -27:,+it -28:,+on -24:,+only -21:,+please -37:,+since -42:,+the -27:,+what
-31:.+$ 26:.+. -27:.+before -41:.+which 30:24h+volume 33:?+? 28:?+i 54:?+it 29:?+my -21:?+show 28:?+the -44:^+_ -26:^+a 41:^+abi
46:^+any 33:^+are -26:^+balance -24:^+biggest 31:^+chain 22:^+check -50:^+circulat 22:^+compare -37:^+current -33:^+decode -47:^+did
28:^+doe -25:^+explain -47:^+ga 62:^+ha 26:^+in -73:^+it -28:^+kind -26:^+ledg -65:^+make 36:^+metamask -27:^+my 32:^+need -23:^+nft
44:^+option -33:^+our -32:^+revenue 27:^+since -37:^+someone 73:^+stablecoin -25:^+the 45:^+token -27:^+topic0 -70:^+verify
-31:^+volume 37:^+wa -53:^+where -21:_+, -33:_+. -48:_+_ -21:_+account -28:_+addres -40:_+and 21:_+bar -59:_+block -31:_+by
-20:_+byt -35:_+coin -26:_+collection 28:_+do 21:_+fee -23:_+floor 29:_+for 39:_+holder -24:_+i 43:_+now -41:_+of 21:_+or
-27:_+payment -28:_+point 47:_+pool -34:_+rows -38:_+sery 25:_+since -22:_+that -24:_+the -31:_+token 32:_+with -32:_+word
27:_+yield -31:a+_ 65:a+chain -23:a+client 52:a+coin 42:a+fake -27:a+list -54:a+logo 20:a+new 34:a+of -20:a+phish 24:a+single
-22:a+transaction -22:about+$ -27:about+_ 26:about+the 28:about+to -29:addres+of -105:all+chain -35:all+of 33:all+the -39:allow+to
32:am+i -23:an+event -21:and+_ -37:and+i -24:and+it 44:and+my 29:and+the -30:and+volume -56:and+what -43:and+which -39:any+chain
20:any+of -38:are+_ -23:are+people 35:are+there 23:ask+to -49:ath+$ 23:back+$ -20:balance+of 23:base+fee -37:be+? -28:between+_
28:biggest+holder -29:block+height 46:block+numb -21:broadcast+it -27:by+_ -83:by+chain -29:by+whom -25:can+i -24:chain+$
-55:chain+? -21:chain+_ -21:chain+doe -22:chain+ha 62:chain+id -25:chain+option 56:chain+that 50:chain+we 37:check+if 28:check+the
53:coin+$ -39:coin+for -24:coin+i -23:cold+storage 25:contract+$ -28:contract+address -36:contract+i -22:copy+$ -51:cost+$
62:cost+on -22:custom+error 59:dao+$ -28:data+$ 51:deep+i 50:deploy+to -64:develop+since -55:dex+$ -28:dex+, -44:dex+_ -26:did+_
72:did+i -65:did+it 21:did+that -30:do+, 24:do+_ 54:do+i 62:doe+a -38:doe+it -22:doe+not 23:doe+the -34:each+of -38:eip+_
-36:event+$ -23:explain+to 42:explor+of -29:fee+_ 68:fee+on 32:fee+tier 30:first+$ -33:for+_ -40:for+me -21:for+my -21:for+our
-43:from+my 29:from+the -49:ga+price -47:go+through -34:go+to 28:ha+been 36:ha+it 61:ha+the 23:hack+$ -22:hash+of 45:have+in
-43:have+it -40:have+the 46:have+to 30:hold+$ 37:hold+_ 51:how+deep -27:how+did -21:how+do 54:how+full -24:how+i 31:how+many
20:how+much -68:how+old -29:how+the 52:i+$ -35:i+_ 25:i+am -45:i+call 41:i+do 54:i+earn 35:i+got -60:i+he 44:i+in -38:i+it 42:i+lock
47:i+made -22:i+mean -34:i+need 23:i+not -53:i+on 38:i+only 91:i+own 33:i+pay 55:i+should -31:i+sign -23:i+sold 31:i+still -36:i+the
-33:i+there -39:i+trade -22:i+use 74:i+worth -28:id+for 34:if+i 34:if+you 22:in+$ 48:in+and -28:in+crypto -44:in+fee 33:in+it
-21:in+spr 24:in+that -21:in+the -32:in+what 65:in+which -20:into+_ 21:into+the 34:it+$ 20:it+, 59:it+? 47:it+_ -29:it+contract
-53:it+go -47:it+in 41:it+safe -24:key+$ -22:know+it 32:know+the 31:l2+we -32:late+$ -26:ledg+or -21:lightn+network 43:like+_
-31:link+, -21:list+$ -30:list+of -38:lock+in -54:logo+for -28:lol+$ -40:look+like -36:make+a -45:make+me 30:many+_ 61:many+of
-36:many+people 27:many+percent 72:many+transaction -31:market+$ -32:market+, -44:me+$ -38:me+a 31:me+about 29:me+to -22:me+what
-22:mean+$ 56:metamask+show 38:min+$ -22:mint+$ 25:moment+$ 23:money+i -32:money+lock 61:most+fee -40:most+money 28:most+of
-25:most+volume 25:mov+_ -25:much+$ -29:much+_ -46:much+did 59:much+doe 49:much+ha 41:much+i -51:much+of -39:much+volume -22:my+_
-30:my+bag 27:my+bank 32:my+broth 21:my+coin -35:my+colleague -32:my+collection 38:my+daught 24:my+friend 45:my+grandson
-44:my+landlord 63:my+ledg 30:my+metamask 35:my+payment -20:my+phone -20:my+pool 33:my+saving -43:my+token 73:my+transaction
58:my+transf 44:my+tx 39:need+for -23:need+it 41:network+$ 29:network+, 24:network+my 46:new+token -21:no+$ -28:no+shar 44:nonce+_
-23:notional+option 23:now+$ -38:now+, 20:numb+$ 23:of+all 28:of+both 28:of+mine -47:of+my -31:of+that 42:of+these 59:of+those
23:on+_ -70:on+all -29:on+chain -24:on+each 81:on+our 74:on+the 61:on+thi -23:on+twitt 40:one+$ -40:one+? 36:one+chain -33:one+i
61:only+$ 32:or+_ 52:our+chain 84:our+company -35:our+contract 20:our+dao 50:our+l2 -25:our+protocol 21:our+rollup 24:out+,
34:out+of -41:over+all 48:over+time 82:own+$ 50:own+the -22:owner+of 28:paid+_ 30:payment+min 34:pend+_ -23:per+chain -26:perp+dex
40:pl+, -59:please+$ 27:please+, 42:please+give 30:pool+$ 42:pool+for 23:pool+i -55:price+$ -32:price+of 27:price+on -32:project+$
-42:protocol+$ 23:pull+the -20:put+my -29:rank+$ 24:rate+of 31:real+one -22:recipient+, -67:revenue+$ -37:revenue+of -29:rn+$
-26:rows+$ 41:rpc+url 41:safe+$ 22:safe+? -22:score+$ -21:see+how -35:sery+_ 44:should+i 46:show+me -35:show+the -34:sign+_
22:since+_ 29:since+summ -79:since+the -48:source+of -21:spr+$ 57:stablecoin+supp -24:stake+pool -27:storage+$ -25:stuck+$ 28:summ+$
-27:summ+? 20:supp+, -41:supp+of 68:that+chain -39:that+i -23:that+protocol 66:that+the 41:that+we -27:the+_ 31:the+account
49:the+airdrop -36:the+amount -21:the+app -22:the+apy 127:the+block 119:the+chain -23:the+coin 22:the+cold 28:the+contract
37:the+dao 44:the+deploy 53:the+deposit -45:the+dex -52:the+event -46:the+exploit 23:the+explor 30:the+fail 27:the+fee -21:the+first
28:the+guy -41:the+internal 64:the+l2 -46:the+last -24:the+lend -26:the+lightn -37:the+log 31:the+lp 26:the+market -21:the+mint
50:the+moment -28:the+most 78:the+network 76:the+new -30:the+next 29:the+nft -42:the+option 58:the+pair -36:the+perp 76:the+pool
-47:the+project -42:the+protocol 43:the+real 51:the+receipt 39:the+rollup -45:the+source 43:the+tick -35:the+token -43:the+total
-27:the+tvl 62:the+tx 79:the+vault -55:the+yield 21:them+$ -25:them+. 78:there+, -22:there+a -24:thi+_ -21:thi+addres 26:thi+morn
46:thi+network -20:thi+one 30:thi+pool -27:thi+token -38:through+$ 33:tier+of 57:time+$ -30:time+i 28:to+$ 31:to+? 47:to+add
23:to+be -29:to+see 30:to+sign -61:to+the 21:today+$ -42:token+$ -21:token+, -58:token+? -48:token+holder -32:token+i -41:token+my
-45:tonight+$ -21:top+trader -25:total+value 27:trad+$ -27:trad+volume -38:trade+on -28:trader+on -31:transaction+of 26:tvl+of
21:up+$ 35:use+$ 30:use+, -49:user+paid 25:user+pay -25:value+lock 39:vault+$ -42:volume+_ -25:volume+of 37:volume+on 39:wa+it
49:wa+my 38:wa+the -32:wallet+, 62:wallet+? 40:wallet+for 51:we+are 68:we+deploy 27:we+use -35:what+are -38:what+chain -36:what+coin
58:what+did 51:what+do 32:what+doe 27:what+ha 43:what+in 20:what+the -30:what+time 45:what+wa -39:what+would 46:when+i 45:when+wa
-31:where+doe 35:where+i 24:where+my 46:which+block -30:which+coin 42:which+marketplace -28:which+network -40:which+one
51:which+protocol 30:which+token 49:who+built 34:who+hold 64:who+own -38:whole+token -66:with+$ -35:with+_ 48:with+nonce
-34:with+the -33:work+$ 41:yet+$ 31:yet+? 27:yield+of 21:you+look 47:you+please @+lacks:coinId 9:* 35:,+_ 20:,+it -36:,+on 77:,+the
24:,+with -30:.+$ 21:^+at 42:^+chart 33:^+convert 32:^+did 44:^+for 41:^+i -24:^+list -31:^+my -30:^+our -61:^+price 45:^+we
-40:^+what -21:_+. -30:_+? 61:_+a 70:_+account 48:_+and -83:_+at 56:_+coin -29:_+from -28:_+i -81:_+in 60:_+of -20:_+on -22:_+open
-20:_+or 33:_+pl -25:_+to 66:a+coin 60:all+time 40:and+_ 36:by+how -24:by+market 21:can+i -21:cap+, 74:category+i 51:chart+of
35:coin+$ -27:coin+are -23:coin+by 80:coin+for 55:coin+in -22:coin+on 65:coingecko+id 42:did+it -27:do+_ -28:doe+the -22:find+me
-28:for+_ 32:for+a -32:for+me 90:for+my -24:from+_ 45:from+the 42:hold+it 41:i+have 27:i+hold 61:i+my 44:i+need -25:i+the 22:i+trade
-69:i+worth -26:i+would 63:id+of -62:in+_ 90:in+that 26:it+$ 53:it+, 27:it+all -32:it+balance 37:it+ever 22:like+the -24:like+to
-29:list+the 48:many+_ 48:market+cap -37:meme+coin -21:most+recent -21:much+doe 36:much+of 41:my+coin -26:my+grandson 51:my+nephew
-26:my+tax 59:need+the -33:new+coin -70:of+_ 38:of+a -28:of+all 40:of+my 80:of+the 33:of+them 31:on+it 28:on+the -27:on+which
56:one+$ -27:our+token -36:pair+$ 29:pl+$ 23:please+, 27:price+? -81:price+of 25:sheet+$ 59:sheet+, -29:supp+of 66:that+_
-21:that+coin 21:the+_ 115:the+coin 69:the+coingecko 25:the+contract -20:the+firm -23:the+most 56:the+oth 73:the+same 31:the+tax
25:there+$ 27:time+high -25:to+_ -38:today+$ -26:trad+_ -28:trad+on -28:treasury+$ -36:und+_ 23:wa+it -31:want+to -34:what+are
50:what+coin -27:what+did -21:what+doe -40:what+it -33:what+time -64:what+wa 21:which+chain -70:which+coin 51:which+exchang
40:which+of 30:with+the -26:worth+today -23:you+kind @+lacks:coinSymbol 20:^+best -30:^+how 27:^+i -22:^+the 27:^+what -21:_+at
31:for+my -28:i+it 32:i+the -20:on+my @+lacks:collection -3:* -42:,+the -29:.+$ 40:24h+volume 30:^+floor -46:^+list -20:^+my
-32:^+show -24:^+the 46:^+what -38:^+which -23:_+$ -28:_+for 30:_+of 38:_+or 35:an+nft -47:and+volume 34:collection+$
-30:collection+by -37:collection+my -31:collection+on 49:did+the 33:do+i -35:doe+the -23:floor+$ -29:floor+? 35:floor+and
49:floor+of -21:floor+price -44:for+my -34:have+$ -38:have+the 33:how+did -34:how+many 43:how+much 24:in+_ 33:it+$ 29:mint+$
-36:nft+of -22:nft+project -36:now+$ -28:numb+of -46:of+_ 40:of+an -26:of+owner 52:of+them -35:on+_ -56:one+of -36:price+of
-31:right+now -34:show+me 49:the+floor 25:the+nft -31:the+project -64:today+$ 62:today+? -38:volume+of 28:wa+the 63:what+the
33:what+wa -23:with+the @+lacks:count @lacks:count @leaves:number -34:* @+lacks:day 51:* -26:,+_ -22:,+in -50:.+$ 47:^+_ -32:^+i
-34:_+$ 20:_+, -41:_+. 43:_+at 53:_+on 25:_+price 53:_+worth 26:at+the 21:bought+it 37:did+_ 22:end+of 50:for+the -29:i+bought
58:in+_ -42:it+$ 41:on+_ 45:on+the 51:price+on 40:the+day 22:wa+_ 34:wa+one -37:what+_ 28:what+did -43:what+wa 47:when+i 30:worth+on
@+lacks:days 93:* 83:since+i @+lacks:ens -12:* -23:,+the 62:.+_ -27:?+i 28:^+_ -28:^+convert -37:^+did -40:^+ha -24:^+how
33:^+namehash -26:^+what 40:^+when -21:^+which 22:^+who -29:_+$ -26:_+_ 44:_+name -20:addres+$ 26:addres+doe -28:an+en 24:and+i
-48:behind+_ 35:behind+the -30:belong+to -22:can+you -32:convert+_ 51:doe+my 22:doe+thi -20:en+$ 37:for+our 27:for+the -24:ha+it
-23:i+he 28:i+the 35:i+wa 29:i+would 24:me+the 39:my+en 40:name+point 36:namehash+for -23:of+a 38:own+the 59:point+to 22:tell+me
37:the+en -21:the+most 20:the+name -20:the+wallet 46:thi+en 26:to+$ 21:what+i -45:what+the 40:when+doe 30:which+addres -24:which+of
22:who+own -29:with+my @+lacks:exchange -41:* 23:,+how -44:^+_ -31:^+best -47:^+bid 38:^+depth 21:^+fund 34:^+give -27:^+how -36:^+i
41:^+ord -44:^+the 43:^+who -68:_+$ -64:_+at 39:_+bid -23:_+candl 32:_+from -35:_+fund 31:_+of -46:_+ord -30:_+perp 29:_+please
-36:_+print -39:_+right 26:_+spot 73:_+today -24:_+trad -43:_+with 57:ask+$ -48:ask+for -54:at+_ 23:at+the 23:book+$ 41:book+,
-52:book+for 24:can+i 22:coin+, 48:each+side -22:exchang+$ -30:exchange+$ 83:exchange+clock 43:exchange+where -22:for+_ -53:from+_
-43:fund+on 31:give+me -33:how+much -49:i+my -32:i+the -49:i+there 31:i+trade 60:in+it -25:level+$ 47:level+each -28:market+$
30:me+the 30:on+it -42:or+i -28:ord+book -23:pair+on 70:pay+on -24:payment+$ -51:perp+$ 58:please+$ 22:price+at 73:rate+of
-20:side+$ -35:the+_ 36:the+last -27:the+market 44:the+perp 25:the+venue 99:there+$ 64:today+$ 50:trad+above 22:trad+at -43:trad+of
40:trad+on 23:we+are 60:what+do 26:which+_ 21:which+pair 36:with+_ -40:with+the 70:your+? @+lacks:exchangeId -10:* 26:,+and -49:^+i
35:^+open 45:^+volume 47:coingecko+id 34:doe+the -25:how+much 41:i+it -62:i+the -21:in+_ 37:interest+$ 31:it+$ 56:my+exchange
57:of+the -37:on+_ 30:open+interest -30:please+$ 58:the+derivativ -53:the+exchange 29:volume+of 35:what+doe @+lacks:hash -36:*
28:,+can -30:,+for -36:,+it -23:,+need 33:,+on -36:,+please -37:,+what 29:^+biggest -43:^+can -33:^+decode -21:^+i -30:^+my
-41:^+need -29:^+topic0 -21:_+, -23:_+_ -26:_+a -32:_+bet 37:_+cent -24:_+do 58:_+fail 24:_+go -41:_+ha -23:_+level 43:_+mov
-27:_+odd 31:_+on 42:_+or -30:_+question -38:_+right -36:_+today 30:_+trad -54:_+transaction -22:_+tx -29:_+wallet -24:_+with
26:and+at -36:and+what -25:are+my -22:ask+on -29:bet+_ -27:bet+do -36:bid+ask 27:bid+on -24:biggest+holder -31:book+of -29:buy+$
-29:can+you -21:d+like 21:did+my -41:did+thi -25:do+, -29:for+_ -31:for+me -36:for+my 30:from+the -38:go+through -41:ha+been
-27:ha+the -20:have+i 29:hold+the -30:holder+$ 26:holder+on -27:how+are -29:how+many 60:i+_ -20:i+d -22:i+my -27:i+paid -62:i+pay
22:i+stuck 31:i+think -36:i+wa -20:in+_ -22:in+it 29:in+ord 69:in+the -31:it+$ -43:it+i 28:it+wa -26:look+like -22:lowest+ask
-28:many+transaction 30:market+$ 55:market+on -21:me+, 26:morn+, 43:much+_ -37:my+_ -39:my+tx 20:no+$ -23:no+side -29:nonce+_
-33:now+$ -25:odd+for 29:of+a 20:of+hi -38:of+mine -25:of+my 28:of+that -26:of+the -20:on+_ 51:on+the 43:or+_ -21:or+down -37:out+of
-26:outcome+token -41:paid+for -28:pl+, -28:right+now -24:say+_ -50:side+$ -38:since+_ -27:that+_ 39:that+market -30:the+_
-29:the+best -26:the+biggest 22:the+exchange 46:the+exploit 43:the+most 22:the+odd 21:the+outcome -27:the+trad 23:the+transaction
39:there+$ 54:thi+morn 54:through+_ -37:to+_ -34:today+$ -35:token+_ 47:trad+of -36:trad+on 39:transaction+$ -39:transaction+_
-36:transaction+of 26:tx+i -21:up+or 45:wa+it -45:what+did -54:what+ha -45:what+the 78:what+would -39:when+i -26:ye+$ @+lacks:hex
-30:* 25:,+_ -50:,+please 29:^+4byte 39:^+_ -45:^+doe 33:^+please -62:^+selector -40:^+what -23:^+which -33:_+, 45:_+byte 34:a+_
27:a+transaction -67:an+event -28:before+i 23:broadcast+it 39:byte+selector -44:calldata+for -23:can+you 29:custom+error -31:doe+_
-62:doe+it -29:doe+the -29:doe+thi -39:event+that -57:for+_ 49:from+my -43:function+$ 46:function+selector 21:hardware+wallet
-20:have+a 43:i+behind 60:i+sign 35:i+the -51:in+our 26:it+. 23:it+do 33:me+a -44:mean+$ 28:my+wallet -56:of+an 35:of+hex -41:of+my
-24:of+the -22:pl+, 50:selector+$ -83:selector+of 28:show+me 36:the+_ -32:the+event -25:the+function -53:the+selector
48:thi+function 45:thi+input 24:transaction+that 47:wallet+$ -36:what+doe 46:what+function 28:which+function -22:with+_ -24:with+the
26:would+it @+lacks:holder 6:* 23:,+and 23:,+for -31:.+$ 29:.+what -42:^+chart -27:^+list -26:^+the -41:^+which -29:_+$ 24:_+?
-24:_+by 95:_+doe 29:_+ha -20:_+i 38:_+of 25:_+own -36:_+pl 31:and+i -30:any+_ 38:balance+sheet 31:bought+_ 39:buy+, 26:by+the
-32:chart+_ -27:coin+doe -32:coin+i 26:did+it 50:did+the -35:do+i 38:doe+our 20:doe+the 37:every+purchase -25:first+$ 32:first+,
-23:for+a 49:ha+the 30:hold+$ 26:how+many -24:i+_ -28:i+bought -27:i+hold 24:i+own 21:i+the 32:it+_ 59:it+balance 28:like+to
-23:list+firm 49:many+_ 78:much+_ -33:much+i -28:much+of 32:of+_ 32:of+it -24:of+our 24:of+the 49:on+average 57:on+it
-52:our+company -33:our+dao -30:our+treasury -35:pl+$ -36:since+_ -23:sitt+on -33:the+coin 36:the+company 26:the+firm
30:the+treasury 40:treasury+$ 53:treasury+of 48:what+did 37:what+i -41:which+coin 49:worth+$ 28:would+like @+lacks:llamaCoin -34:*
-72:^+ha -32:^+how -81:^+what 70:_+and 61:_+coin 89:and+_ 22:by+how 58:coin+i 26:did+it -52:do+$ 28:each+of 22:for+the -40:ha+the
-39:how+ha 35:how+many -37:how+the 53:i+hold -54:i+my -91:i+worth -26:it+in -28:mov+_ 39:my+coin 32:of+my 35:of+the 20:of+them
26:price+on 51:the+_ -33:the+floor -24:the+probability 35:the+token -27:time+i 41:wa+it -27:what+time -78:what+wa @+lacks:market
20:* 23:,+_ -22:,+the 32:.+$ 55:?+i -44:^+chance 59:^+ha -46:^+how 23:^+odd -42:^+open 48:^+price -51:^+what 33:^+which -24:^+who
25:_+$ 65:_+. -46:_+and -29:_+bet -39:_+by 22:_+contract -41:_+cut 33:_+for -27:_+have -32:_+market -22:_+of 31:_+on -30:_+question
-22:_+right 34:_+th -25:about+the -31:already+been -35:and+_ 40:and+what -42:are+people -25:are+they 30:at+what 32:best+bid
-20:bet+do -21:bet+on 44:book+on -20:can+i -21:cut+in -27:cut+on -24:decemb+$ 25:deep+i -26:do+i 46:do+they -22:doe+_ -37:each+$
30:event+$ -26:for+me 86:from+_ 56:ha+it -20:how+are 23:how+deep -30:i+_ 31:i+want -32:in+_ -36:in+decemb 49:in+the 23:market+$
-30:my+_ 31:now+? -30:odd+$ 22:odd+doe -33:odd+for -23:of+them -31:on+_ -22:on+at 53:on+that 58:on+ye 37:one+$ -35:open+_
-27:prediction+market 46:price+of 33:put+_ -23:show+me 33:that+market 29:the+book 62:the+event -25:the+next 37:the+odd
22:the+probability 42:to+put -33:top+trader -42:trader+on -42:und+_ 37:want+to 32:what+do 22:what+odd -24:which+_ -24:who+are
56:ye+$ -25:ye+in @+lacks:moveType -16:* -30:^+who @+lacks:other 29:* -44:,+_ -34:,+how 23:,+in 51:,+it 41:,+since 87:,+the
29:^+biggest 64:^+did 41:^+doe 23:^+hash -28:^+keccak 46:^+on -60:^+stablecoin -32:^+top -20:^+what -47:_+by 22:_+digest 25:_+from
57:_+hash 40:_+i 27:_+of -23:_+on -43:_+pl -23:_+pool -21:_+that 43:a+feed 20:and+how -25:and+what -21:are+there -79:bridge+$
63:bridge+i -28:can+you -50:chain+$ -20:chain+, -30:chain+doe 25:chain+i 24:circulat+supp -21:cost+basi 47:dex+, -27:dex+on
68:did+the -57:doe+it 27:doe+pyth 58:doe+the -46:each+chain 32:each+of 43:feed+for 30:for+my -54:for+our 23:for+the 42:have+a
-33:how+ha -25:how+many 22:how+much -27:how+the -36:i+_ 44:i+am 52:i+for 54:i+my -37:i+thi 25:in+my 40:it+_ 57:it+i 79:it+peg
22:many+of -26:many+transaction 41:much+of 25:much+went 54:new+_ 33:now+$ -40:of+all 29:of+each 70:of+our 56:of+that 33:of+thi
-37:on+_ -36:on+our 32:on+the 45:on+which -53:over+time -44:pl+$ -33:pool+on -21:price+of 28:pyth+have 30:right+now -30:run+and
72:share+of 50:since+_ 76:since+the -34:sit+on 23:stablecoin+i -56:stablecoin+supp 36:supp+of 21:that+_ 86:the+bridge -35:the+chain
-48:the+most -21:the+protocol 64:the+stablecoin -21:them+$ 44:thi+stablecoin -52:time+$ 28:today+$ 51:trad+on -48:volume+$
-32:volume+on -42:what+back -21:what+can 25:what+doe -23:what+i @+lacks:pair -13:* -27:^+my 22:^+ord -21:^+show 32:_+$ -39:_+,
47:_+? 23:_+candl 23:_+for 37:_+level 24:_+of 44:_+ord -26:_+perp -28:at+_ 33:book+, 34:book+on -65:from+_ -20:fund+on -47:i+_
22:i+the -65:my+_ -55:of+_ -28:of+my 66:on+_ 90:ord+book 38:pair+on -44:the+_ 40:what+i @+lacks:protocol 30:* -25:,+all -31:,+and
23:,+for -24:,+not 54:,+on 38:,+the -28:,+which 25:?+$ 31:?+i -61:^+dex 45:^+did 27:^+fee 32:^+holder 60:^+i -36:^+my 28:^+on
-53:^+option 58:^+revenue -21:^+show -55:^+the 63:^+tvl 22:^+we 30:^+when -48:^+which 36:^+who 36:_+. 53:_+_ 21:_+by 29:_+i -64:_+on
-34:_+since -35:_+tvl 35:_+volume 27:a+protocol 30:all+chain 36:and+for 34:and+i 62:and+what 25:and+who 66:are+the -24:at+the
-52:by+protocol -21:by+tvl 72:chain+$ 51:chain+? 45:chain+doe -28:chain+we -29:defi+protocol -25:deploy+to -53:deposit+$
37:develop+since 66:dex+$ 41:dex+, 58:dex+_ -61:dex+volume -30:did+_ -45:did+i -20:do+i 68:doe+it -34:earn+_ 67:fee+_ -39:fee+did
-37:fee+on 40:for+the 30:ha+the 34:holder+$ 31:holder+revenue -26:how+did -57:how+many 22:how+the -34:i+_ -22:i+am -40:i+have
-33:i+in -42:i+lock -27:i+my 38:i+need 96:i+the 43:i+use 40:in+fee 22:in+our -33:in+the -62:it+$ 52:it+in 42:lend+protocol
35:lock+in 32:money+lock -65:much+i -59:much+money 28:much+of 42:much+volume -23:my+saving -39:notional+volume -47:of+_ -32:of+all
43:of+my 62:of+one -30:of+that 38:of+the 27:on+, -42:on+_ -40:on+chain 84:on+each -36:on+our 22:on+that -52:on+the 33:on+which
35:one+protocol -62:our+dao 26:our+protocol 23:please+$ 22:please+. -32:protocol+, -80:protocol+by 56:protocol+in 36:protocol+we
55:revenue+_ 44:revenue+of 46:run+and -48:since+_ 72:since+the 33:sit+on -54:that+chain 26:that+lend 33:that+one 48:that+protocol
-32:the+_ 48:the+app -84:the+chain 33:the+dapp 42:the+dex -31:the+l2 54:the+lend 63:the+money -34:the+most 65:the+option
35:the+project 72:the+protocol 56:the+tvl 42:thi+protocol 25:to+token -45:tvl+_ 51:tvl+of -32:user+pay -33:volume+on -46:wa+it
-56:we+deploy 30:what+chain -22:what+did -36:what+do -24:what+doe 23:what+i -22:what+it 28:which+chain -67:which+protocol 67:who+are
-23:who+made -75:with+the @+lacks:query 11:* -45:^+_ 53:^+find 30:_+$ -37:_+, -37:_+on 36:a+coin -22:are+the 54:find+me -24:id+for
34:it+$ -49:of+_ 52:of+a -46:share+of @+lacks:signature -14:* -21:,+_ -27:,+no 40:,+please -20:.+how -25:?+$ -21:?+_ -26:?+i
-36:^+my -59:^+our -31:^+read 62:^+selector 38:^+topic0 29:^+what -45:_+$ 29:_+byt -26:_+byte -37:_+for -30:_+of -21:_+on -32:_+to
-36:a+_ -24:a+contract 71:an+event -31:and+_ 36:at+_ -30:at+the 29:back+$ -36:byte+selector -46:call+$ -46:can+you -30:contract+_
27:decode+the -25:decode+thi -28:did+the 25:doe+it 20:doe+thi 39:event+$ 59:function+$ -20:function+i -48:function+selector
27:give+me 54:ha+thi -22:hash+of 24:have+a 31:have+to -43:i+behind 29:i+should 26:i+that 21:i+the -21:i+thi 50:in+our 42:log+$
22:me+the 28:me+what 48:mean+$ -21:much+ga -26:of+a 60:of+an 23:of+my 31:of+the 22:of+thi 66:please+$ -32:read+_ 38:read+the
-64:selector+$ 86:selector+of -22:send+_ -25:sign+_ 25:tell+me 52:that+i -36:that+the 52:the+event -35:the+fail 31:the+first
37:the+log -48:thi+function -70:topic+_ 26:topic0+for 20:what+doe -51:what+function 46:what+i 41:what+the -43:with+_ -60:with+my
@+lacks:solanaAddress 15:* 25:,+it -28:,+the 42:,+where -38:,+which -33:.+$ -32:.+_ -28:.+which 24:?+? 84:?+_ -20:^+a -22:^+balance
43:^+best -33:^+doe -47:^+everyth 29:^+if 21:^+list -23:^+make -59:^+nft -28:^+price -21:^+quote 39:^+rugcheck 38:^+show 49:^+token
37:^+which -23:_+. 42:_+balance -57:_+by 21:_+coin 82:_+doe -23:_+for 39:_+give 38:_+i 87:_+nft -20:_+node 37:_+of 50:_+on -35:_+or
-32:_+own 61:_+please -43:_+price 39:_+quote -23:_+swap -26:_+wallet 21:a+swap -24:account+, -29:account+balance -32:addres+of
-25:and+who -24:are+in 45:been+burn 57:best+_ -56:by+the -38:can+still 24:circulat+supp 31:collection+$ 23:collection+on 23:com+out
-37:did+he 39:did+it 39:for+_ -28:for+a -23:from+a 52:from+the -21:get+a 28:give+me -36:have+in 36:have+left 24:hi+_ -23:hi+account
27:hi+wallet -40:hold+the 58:holder+$ -32:holder+of -20:how+do -31:i+_ 41:i+am 22:i+in -27:i+it -34:i+need -40:i+on 57:i+thi
-35:i+wa 22:if+i -39:in+fee 28:in+hi -24:in+thi -64:into+_ 51:into+the 45:it+ha -31:it+i 35:it+on -27:list+of 38:lp+$ 31:made+the
60:market+_ 52:me+_ 21:member+of -23:mint+addres -29:mint+on -31:mint+or 25:morn+$ -27:most+of 25:much+_ -44:much+i 42:much+of
-30:my+account 35:my+balance 23:my+friend 22:my+nephew 23:need+the -33:nft+doe -50:nft+on -36:of+_ 68:of+it 62:of+our 31:of+that
28:of+these 33:of+thi -43:of+those -25:one+_ -25:only+, 21:out+$ -25:own+$ -35:own+the -38:pay+in -23:phantom+$ 37:pl+$ 21:please+$
-25:pool+$ 28:price+impact -50:price+on 32:pump+$ 41:quote+for 24:rn+$ -25:rugcheck+$ 22:rugcheck+report 22:safe+? -23:say+_
25:share+of 39:show+the -29:still+mint 24:supp+$ 24:supp+, 21:that+_ 33:the+collection 21:the+dev 45:the+internal -26:the+largest
37:the+lp 54:the+market -26:the+most 37:the+new 39:the+one -60:the+same -34:the+th -33:the+token 49:the+top 99:thi+$ -44:thi+artist
24:to+_ -24:to+the 28:token+_ -21:token+account 43:token+of 34:too+$ 20:total+supp 45:transaction+of -30:up+or -22:verify+one
-38:wallet+_ -34:what+did 22:what+i 69:which+_ -36:which+collection -30:which+nft -41:which+program 26:who+made -43:who+own
42:with+the @+lacks:solanaSignature -23:^+_ 23:^+how -28:^+in 39:^+show -27:^+what 57:^+which -31:_+for -27:a+client -28:do+i
-26:explain+to 48:fee+did 33:how+much -41:i+need 23:i+think -29:impermanent+los 37:it+$ -37:my+tx -30:of+_ -30:of+the 31:plain+word
41:swap+on 21:the+_ -38:thi+_ 45:which+program 23:word+what @+lacks:text 67:* @+lacks:ticker 43:* 41:_+$ 28:_+sery 86:of+the 44:on+_
37:please+$ 38:the+_ @+lacks:time 53:* 60:,+_ -32:,+and -34:,+i 31:,+with -39:?+$ 80:^+_ 31:^+for 65:^+how -29:^+my 48:^+price
40:^+pyth -42:^+the -38:^+when -36:^+which -56:_+, -30:_+. -22:_+? -41:_+_ -28:_+at 54:_+block 31:_+for 32:_+from 27:_+in -57:_+on
45:_+price 56:_+when 44:_+worth -23:and+how -32:and+what -58:at+_ 34:at+that 21:at+the -35:at+thi 67:block+height -110:block+i
24:block+numb 75:block+wa 53:day+i 105:did+_ -43:for+_ 29:for+the 41:from+_ 50:how+much -105:i+_ -24:i+am 40:i+got -59:i+it
25:i+need -28:i+the 53:in+the 57:it+$ -29:it+on -22:moment+$ -32:moment+, -21:moment+? 60:moment+of 71:of+_ 42:of+my -45:of+the
-44:on+_ 38:on+the -26:please+, 24:price+in 54:price+of -38:since+when -45:the+block 52:the+day -22:the+moment 45:the+time
-32:thi+moment 54:time+$ -63:time+of 21:to+the 89:two+dat -25:very+first 94:wa+_ 21:wa+it -57:what+block 55:what+did -24:what+i
34:what+price -55:what+the 62:when+i 77:when+the 51:when+we -47:which+block 30:worth+on @+lacks:types 5:* 26:,+what -21:.+$
-31:^+abi 22:^+decode 20:^+i 32:^+my 30:decode+thi 30:for+me -30:gave+me 32:me+$ 44:my+contract 21:what+i @+lacks:unit -80:*
-26:^+how -27:_+mil -56:how+many @+lacks:url -14:* -34:,+and 48:,+i -34:,+what 24:^+check 21:^+my 45:^+the 30:^+who -27:_+.
-46:a+fake -25:a+phish -35:audit+, -29:before+i -34:by+whom -36:check+if -28:for+our 26:from+the 29:got+a -30:i+click -21:i+got
36:i+the 35:in+the -23:it+a 52:it+dangerou -33:or+a -22:scam+$ -30:that+i -22:the+airdrop 23:wallet+? 28:wallet+on @+lacks:uuid
25:,+_ -25:^+_ 26:^+my 24:^+show 20:_+. 43:_+in 20:_+point 34:apy+history 36:history+of 27:how+the 34:i+have 24:i+put 23:in+,
21:me+the 36:my+pool 21:point+$ 24:put+my 31:show+me 29:that+pool 21:the+apy 25:the+vault 21:the+yield 31:to+see -33:yield+of
25:yield+pool @+lacks:values -51:* -80:_+$ 48:_+, -79:_+for -76:_+on -71:call+_ 64:calldata+for -43:for+_ @+lacks:venue -6:* -21:,+_
-24:.+how -25:?+i 21:^+for 29:^+ha -41:^+i 39:^+open -32:^+ord 26:^+price 25:^+which -24:^+who 38:_+$ -28:_+, -24:_+? -27:_+at
-22:_+book -27:_+level -91:_+on 21:_+print -32:a+_ -24:about+the 32:and+what -33:book+, 88:book+on 23:cost+$ -41:deep+i -21:do+i
-27:doe+the -32:each+side -53:for+the -21:ha+_ -39:ha+it 50:ha+the -41:how+deep 20:how+much -28:how+old 61:how+the 37:i+get -59:i+it
-23:i+the -22:i+want 35:if+i -25:in+_ 92:in+the 22:it+$ -22:it+? -31:level+each 26:mov+_ -30:much+_ 42:now+$ -35:odd+on -20:of+it
25:of+the 59:on+_ -20:on+the -21:ord+book -32:please+$ -22:price+of -26:say+$ -38:say+_ -21:show+me -26:side+$ -81:the+_ 67:the+bet
63:the+chance 73:the+market 25:the+odd -44:the+price 69:the+probability -25:trad+$ 27:wa+the -41:want+to 35:what+do -35:what+time
31:what+wa @+outside -23:!+! 8:* -21:,+a -43:,+all 25:,+and -63:,+any 23:,+at -25:,+but -54:,+can -45:,+chain -21:,+contract
-55:,+could -59:,+did -38:,+every 42:,+fee -25:,+find -50:,+for -41:,+he -55:,+if -74:,+in 34:,+it -23:,+just 59:,+long 39:,+market
-44:,+my -25:,+need -24:,+nonce 51:,+not -21:,+oldest -24:,+one -29:,+our -23:,+pric -20:,+price -33:,+so -26:,+still -39:,+the
35:,+wallet -42:,+want -34:,+whatev -50:,+where -35:,+which -24:,+why -40:.+. -101:.+_ -42:.+before -27:.+can -39:.+could -44:.+ha
-74:.+how -96:.+i -103:.+what -25:.+which -21:.+who -33:.+would -71:?+? -54:?+_ -43:?+and -27:?+he -71:?+i -26:?+in -63:?+it
-80:?+my -41:?+on -29:?+show -38:?+the -51:^+a -50:^+addres 33:^+am -55:^+any 38:^+apple 84:^+balance -34:^+before 59:^+bid
-37:^+biggest -65:^+block -50:^+buy -36:^+by -28:^+call 33:^+can 67:^+cancel 30:^+capital -62:^+chart -44:^+check -55:^+contract
-23:^+convert 38:^+could 42:^+crypto -33:^+current -32:^+depth 23:^+do 52:^+draft 36:^+explain 24:^+farcast -23:^+fear 29:^+fill
24:^+find 32:^+floor -64:^+for 55:^+from -25:^+fund -22:^+give -44:^+ha 35:^+hash -28:^+have -26:^+hey -37:^+hold -33:^+hows
-27:^+in -48:^+keccak256 -25:^+kind -36:^+last 23:^+latest 36:^+ledg 36:^+long -44:^+look 36:^+make 47:^+market -36:^+metamask
-26:^+mint -26:^+namehash -65:^+need -27:^+newest 23:^+next -27:^+nonce -56:^+on -24:^+one -62:^+ord -70:^+our -32:^+pl 32:^+plan
32:^+please -20:^+pnl -26:^+price 63:^+put -33:^+pyth 25:^+rarity 34:^+realis -34:^+recent -40:^+revenue 44:^+review 96:^+revoke
-20:^+show -34:^+someone -22:^+source 21:^+stak -22:^+supp -52:^+swap 24:^+text -40:^+that -29:^+they -26:^+token -36:^+turn
-25:^+tvl 37:^+twitt 62:^+verify -24:^+volume -105:^+wa -55:^+we 25:^+when 27:^+where 25:_+, -36:_+. -32:_+? 39:_+_ -23:_+a
82:_+account 49:_+addres 50:_+aft -49:_+against 34:_+airdrop -68:_+all -49:_+and 63:_+approval 25:_+are 38:_+at -26:_+bag
-42:_+balance 45:_+before -44:_+bet 53:_+block -34:_+book -44:_+buy -28:_+byte -47:_+can -28:_+clos -38:_+coin -46:_+collection
32:_+contract 60:_+cost 36:_+crypto 23:_+dao -46:_+deposit -26:_+depth -55:_+difficulty -80:_+do -39:_+dominance -30:_+each
-29:_+ever -45:_+fail -36:_+fee -20:_+get -24:_+go 100:_+ha -52:_+hash -26:_+held 42:_+hold 49:_+holder -43:_+how -25:_+if 48:_+into
49:_+ledg 55:_+level 45:_+market 119:_+mempool 47:_+message 31:_+mil -28:_+mint 35:_+mov -21:_+move -39:_+name 87:_+network
22:_+next -96:_+nft -43:_+node -22:_+notional 21:_+now -39:_+odd -39:_+old 23:_+on 32:_+only 53:_+open -72:_+or 78:_+ord 46:_+over
-34:_+own -23:_+pair -29:_+pay 97:_+per -25:_+perpetual 34:_+pl -27:_+pool -34:_+position -29:_+pric -67:_+price -36:_+print
42:_+proposal -25:_+protocol -28:_+recent 89:_+revenue 27:_+right -31:_+rn -50:_+rows -28:_+safe -96:_+say 24:_+send 20:_+show
-22:_+sign -38:_+since -22:_+so 23:_+spot -46:_+stack 43:_+stake -25:_+stand -83:_+still 37:_+that 33:_+the -39:_+these -50:_+thi
-26:_+to -54:_+today -50:_+token 33:_+trad -25:_+trade 31:_+transaction -33:_+turnov -32:_+tx -60:_+up -27:_+v -33:_+volume -28:_+wa
94:_+wallet -24:_+whale -50:_+what -32:_+when -33:_+where 40:_+with 29:_+withdrawal 60:_+word -34:_+worth 59:_+ye 39:a+_
-45:a+certain -22:a+client -50:a+coin 66:a+contract -25:a+custom -37:a+fake 47:a+good -26:a+hash 57:a+list 68:a+logo -53:a+long
-23:a+mail -47:a+new -41:a+of 31:a+phish -21:a+str -24:a+token -21:a+transaction -54:a+transf -51:a+tx -56:about+$ -35:about+,
31:about+_ -36:about+a 27:account+$ 31:account+, -53:account+_ 44:account+at 74:account+balance 61:account+i -21:account+of
-48:account+on 23:acros+all 35:acros+exchang -54:addres+$ -37:addres+, -28:addres+. -54:addres+for -39:addres+i 59:addres+of
46:addres+on -43:addres+that 68:address+$ -73:aft+the -57:against+_ 26:airdrop+$ 33:airdrop+, 24:airdrop+with 47:all+_
29:all+exchang 40:all+my -33:all+the -45:all+time -29:already+$ -53:am+_ -20:an+addres 40:an+airdrop -36:an+article -46:an+old
-28:and+_ -47:and+a -36:and+at -34:and+by 23:and+for -42:and+he 33:and+how -63:and+in 22:and+it -37:and+my -48:and+now -38:and+of
-64:and+on -31:and+sell 25:and+short -30:and+the 60:and+volume -43:and+want 55:and+what 48:and+which 43:and+why -46:any+_
-26:any+chain -44:any+of 66:approval+for -48:approval+i 51:approval+of 34:approve+a -39:are+_ 70:are+in -35:are+my 38:are+people
-38:are+there 28:are+they -70:ask+$ 53:ask+for -29:ask+to -69:at+$ 33:at+_ -81:at+a -55:at+all -32:at+least 78:at+my -48:at+on
-30:at+present -36:at+thi -44:at+which -29:ath+$ -58:atm+$ -48:back+$ -44:balance+_ 41:balance+and 49:balance+in -22:balance+sheet
-41:be+$ -40:be+? -36:been+burn -26:been+pend -22:before+friday -44:before+i 64:behind+_ -39:behind+it -39:behind+the -30:belong+to
26:best+_ -40:best+bid 81:bet+_ -37:bet+do -24:bet+i -25:bet+on 28:between+_ -38:between+the -28:bid+for -52:bid+on
-21:biggest+holder -20:blacklist+$ -42:block+? 27:block+_ 51:block+height -40:block+i -46:block+numb -34:block+wa -49:book+$
-68:book+, -24:book+depth 30:book+for -117:book+on -45:bought+$ 53:bridge+$ -45:bridge+i -23:burn+$ -43:buy+, 62:buy+_ -36:buy+and
-31:buy+it 23:by+_ 37:by+hand -53:by+how -74:by+now -21:by+side -63:by+the -38:call+_ -47:call+data -40:calldata+for -31:came+in
-25:can+i 46:can+you -43:cap+$ -26:cap+of 41:capital+of -31:category+i -43:chain+$ 45:chain+, 23:chain+_ -45:chain+i -48:chain+id
-34:chain+it -36:change+_ -23:chart+for -43:chart+of -43:chart+the -21:check+_ -34:check+if -46:check+my -28:clean+up -25:close+to
-27:coin+? -46:coin+are -24:coin+for -59:coin+my -64:coin+of 28:coin+on -24:coin+that -28:coingecko+id 38:collection+$
-33:collection+by 56:collection+on 38:com+out 21:commit+did -23:compar+to -20:compar+with -43:compare+it -57:confirmation+doe
-22:contract+, -30:contract+_ 30:contract+for 77:contract+on -30:contract+or 21:convert+_ 60:convert+thi 57:cost+$ 35:cost+in
-33:cost+on -42:could+the -26:count+and -65:counterparty+addres 33:crypto+gain -28:crypto+market 77:crypto+news -39:current+_
-41:cut+in 34:cut+on -45:d+like -48:dao+$ -32:data+$ 32:date+$ -46:day+$ -26:day+i -21:decode+the -32:deep+i -28:deposit+$
-28:deposit+, -24:develop+since -20:dex+, -24:dex+_ -72:did+_ -32:did+i -34:did+that 37:did+they -54:do+$ 40:do+, -36:do+_ 38:do+a
-50:do+the 22:do+they -22:doe+_ 70:doe+a 27:doe+an -41:doe+he 24:doe+it -45:doe+my -42:doe+one -39:doe+our 30:doe+she 29:don+t
52:draft+a -38:drain+$ -25:e+mail -43:each+$ -33:each+of -33:each+side 55:earn+_ 67:eligible+for -28:end+of 23:error+_ -26:event+$
-35:event+of -43:event+that 95:every+approval -27:everyth+that -23:exchang+$ 63:exchang+_ -33:exchange+$ -75:exchange+clock
-51:exchange+where 49:explain+to -26:far+$ 46:far+i 48:fee+$ 27:fee+and -51:fee+i -24:feed+_ 59:fill+in -38:fill+of -29:find+_
-72:find+me -36:find+out 34:find+the -37:first+$ -22:first+, -29:floor+in -66:floor+of -37:floor+on 61:floor+price 25:flow+into
-69:for+$ 34:for+_ 20:for+a 41:for+me -24:for+no -40:for+one 24:for+our 40:for+reentrancy -43:for+the -32:for+ye 64:form+_
-55:found+a 25:found+the -28:from+_ -36:from+a 46:from+me 57:from+our -65:from+the 23:from+your -38:fund+_ 45:ga+$ -86:ga+price
-21:ga+rn 37:ga+station -49:gave+me -26:get+if 53:get+into -30:get+liquidat -40:get+the 50:github+commit -45:give+me -36:give+the
53:go+to -31:gone+up -23:got+a 23:ha+_ -29:ha+been -70:ha+it 37:ha+on -83:ha+the -31:happen+in 31:hardware+wallet 47:hash+of
47:hash+rate 24:hashrate+$ 57:have+$ -29:have+, -42:have+? -50:have+_ -32:have+a -67:have+by -41:have+i 78:have+in -40:have+it
-49:have+on -35:have+open 27:have+the -38:he+i -26:height+of -20:here+$ 44:here+. -23:here+a -41:hi+_ 32:hi+account -33:hi+wallet
21:high+$ 66:history+$ -37:history+_ -41:hold+$ -61:hold+_ -32:hold+any -47:hold+count -27:hold+in -25:hold+it 40:hold+on
-26:hold+the -40:holder+$ 48:holder+of -34:hot+wallet -23:hour+$ -45:how+_ -31:how+are -65:how+big -51:how+deep -89:how+did
60:how+do 33:how+doe 40:how+long 64:how+often 91:how+old -62:how+the -81:i+_ -36:i+a -59:i+am -21:i+approv 21:i+approve -32:i+bought
-52:i+buy 26:i+call -52:i+can -24:i+click -24:i+close -59:i+d -24:i+do -67:i+earn 66:i+eligible -32:i+fine -39:i+for 29:i+forgot
-48:i+found -86:i+got -77:i+had 32:i+have 74:i+he -35:i+hold 25:i+lost -47:i+m -24:i+made -54:i+mean -57:i+must -23:i+need 47:i+not
63:i+on -51:i+only -42:i+open -65:i+own -41:i+paid -23:i+pay -39:i+provide -22:i+receive -20:i+sell -69:i+should -47:i+sign
-47:i+still -58:i+that 63:i+the 35:i+there -45:i+thi -73:i+think -20:i+up -35:i+use -21:i+used -66:i+wa 39:i+want -25:id+, -24:id+_
-44:id+do -37:id+of -47:idea+what -32:if+i -29:if+it -47:if+possible -35:if+the 28:if+you 35:impermanent+los -48:in+$ -57:in+,
-24:in+a -44:in+and -27:in+crypto -44:in+decemb -50:in+fee 41:in+germany 21:in+hi 37:in+it -32:in+our 53:in+simple -37:in+spr
-92:in+that 44:in+thi -60:in+total 46:in+what -64:in+which -36:incl+. 53:interest+of -58:into+_ -27:it+, -81:it+. -51:it+a
-56:it+and -49:it+at -50:it+be -42:it+contract -30:it+cost -58:it+do 24:it+go -20:it+ha -48:it+have -35:it+i 23:it+in -35:it+now
28:it+on -48:it+or 56:it+own -21:it+safe -37:it+trad 29:it+up 40:it+wa -69:keccak+_ -48:keccak256+of -63:keep+on 45:key+$
-25:kind+of -49:kind+tell -59:know+what -60:last+_ -23:last+buy -28:last+trad -34:late+$ -36:late+on 49:latest+crypto 50:launch+$
22:least+_ -23:ledg+$ 40:ledg+account 34:ledg+or -24:left+in 32:level+$ -30:level+each -41:lie+in 42:lightn+channel
29:lightn+network -55:like+_ 30:like+i -48:like+the -42:like+to -21:liquidat+? 60:liquidation+_ 33:liquidation+acros
-67:liquidation+price -55:list+$ 24:list+_ 33:list+for 54:list+my 60:list+of -40:list+the -26:list+with -36:log+, -31:log+of
68:logo+for 39:lol+$ 50:long+and 51:long+i 58:long+short 34:long+v -36:look+for -39:look+it 23:lost+my 30:lost+the -29:lp+$
-21:lp+lock 30:m+_ -26:m+in -20:made+_ -45:made+a -21:made+on -25:made+the 36:make+a 70:make+me -27:many+_ 24:many+calory
-73:many+confirmation -56:many+of 52:many+people -30:many+percent -29:many+sat 35:many+token -81:many+transaction 42:many+validator
-56:market+_ -54:market+cap -35:market+i 48:market+on 35:me+$ 67:me+, -64:me+. -43:me+? -86:me+_ -35:me+about -31:me+all -44:me+my
64:me+on -30:me+that -44:me+to -20:me+what 33:me+which 37:meme+coin 56:mempool+$ -65:metamask+show -36:min+in 65:min+pool 38:mint+$
-24:mint+_ -41:mint+on -44:moment+$ -26:moment+of -52:money+i -61:morn+, -28:most+of 25:mov+_ -34:mov+the -34:move+_ 35:much+_
-43:much+did 69:much+doe -38:much+ga -79:much+ha -91:much+i -60:much+money -29:much+of 92:my+_ -33:my+bag 64:my+bet -26:my+bos
-31:my+broth -53:my+coin -43:my+cold -24:my+colleague 29:my+contract -72:my+cousin -37:my+daught -49:my+employ -26:my+en
-30:my+favourite -26:my+friend -76:my+grandson 51:my+landlord -33:my+last -45:my+ledg -53:my+liquidation -31:my+metamask
-22:my+money -51:my+nephew 21:my+nft -56:my+old 35:my+own -64:my+pension -21:my+perp -24:my+pool 45:my+position -35:my+saving
-48:my+sist -30:my+spreadsheet -52:my+thesi -25:my+token -33:my+trad -30:my+transf -40:my+tx 20:my+wife -65:my+withdrawal 77:nam+of
25:name+$ 56:name+and -29:namehash+for 36:native+coin 57:near+me -34:need+_ -42:need+it -55:need+the 33:net+inflow 20:network+$
-44:network+i 34:new+coin -50:new+token -22:next+contract -23:next+to 63:nft+of -33:nft+on 58:nonce+_ -30:nonce+of -28:not+_
44:not+the -74:now+? -26:now+_ 47:now+and -22:now+on -33:numb+$ -31:numb+_ -22:numb+at -36:numb+for 22:numb+of 57:odd+on 68:of+_
55:of+a -32:of+an -31:of+both -31:of+each 58:of+holder -74:of+it 57:of+my -22:of+the -53:of+them -37:of+these -52:of+those
33:of+what 66:of+ye -32:oldest+first -103:on+$ -37:on+, 27:on+a 25:on+all -20:on+any -34:on+average 40:on+crypto -38:on+hi -32:on+it
-23:on+thi 65:on+twitt -35:on+what -53:on+which 26:on+x 74:on+ye -54:one+$ 22:one+? -83:one+_ 40:one+of -20:one+or 32:only+$
46:only+, -29:open+$ -40:open+_ -52:open+at 30:open+in 21:open+interest 35:open+order -23:open+position -65:or+_ -32:or+a
-23:or+down -26:or+los -34:or+lose -28:or+no -22:or+not -26:or+on 46:ord+book -29:order+of 37:order+on -40:orderbook+_ -32:oth+one
66:our+_ -58:our+auditor -45:our+company 55:our+contract 33:our+dao -25:out+$ -23:out+, -27:out+. -58:out+of -30:over+_ -22:over+the
-36:over+time -61:own+$ 42:own+, -27:own+the -52:paid+_ -32:paid+in -32:pair+on 37:part+of -31:pay+_ -39:pay+for -58:pay+in
-73:pay+on -26:pay+to -26:pend+_ 74:people+say -47:perp+$ -60:perp+_ -21:perp+dex -32:perp+on 42:person+behind 24:phantom+$ -34:pl+$
-48:pl+, -33:plain+word -44:please+$ -43:please+, -22:please+. 31:please+? -38:please+check -41:please+give -50:please+show
-30:please+tell -20:plz+$ 40:pnl+of -29:point+to -27:pool+, -42:pool+for 59:pool+found -36:pool+i -22:position+$ -34:possible+.
-35:pric+$ -62:pric+for 53:pric+of -27:price+, -47:price+? -31:price+_ -35:price+and -38:price+at 45:price+of -51:price+on
25:print+on 32:profit+$ -26:profit+or -27:project+$ 23:proposal+$ 36:protocol+$ -25:protocol+in -40:provide+liquidity -44:pull+the
30:put+_ 28:put+my -32:pyth+_ 41:rank+of 52:rarity+rank 28:rate+of -41:read+the -22:real+one 34:realis+pnl -31:rest+order
45:revenue+_ 32:revenue+of 95:revoke+every 77:revoke+that -32:right+now -26:rn+$ -33:rn+? 39:run+_ 37:run+and -38:safe+to
39:sandwich+bot -58:sat+vb 34:saving+account -25:say+about -36:say+he 43:score+$ -23:score+and -29:search+_ -43:see+how -39:see+the
45:sell+_ -40:sell+tax -24:sent+it -48:sent+me -49:sent+u -44:sery+_ -22:shar+of -73:share+of 26:she+hold -21:sheet+, -23:short+in
60:short+ratio -57:should+be 52:show+_ -36:show+a -45:show+me 27:show+my -38:show+the -49:show+what 27:side+$ -21:side+by
-25:side+of -39:sign+$ -38:sign+_ 58:simple+word 49:since+launch -67:since+the 42:sise+of 33:sit+in -64:sit+on -66:sitt+on
22:snapshot+proposal -28:so+far -48:so+i -33:solidity+fil -24:some+_ -26:source+code 38:source+of 66:spend+_ -27:spend+my
-55:spend+on -23:spot+market -32:spr+$ 29:stake+pool -48:stand+behind -24:start+_ -26:start+with -77:still+have -24:still+open
24:stood+at 31:storage+$ -46:storage+, -22:str+of 37:stuck+$ -35:stuck+? 39:summ+? -47:supp+of -24:swap+of -22:swap+on
-58:talk+about -24:tax+of -25:tax+office 46:telegram+group -46:tell+me 44:text+_ 44:text+me -65:that+$ -30:that+? -46:that+be
-36:that+block -23:that+came -29:that+contract -46:that+he 37:that+hold -22:that+list -33:that+market -47:that+my -24:that+one
-37:that+pair 41:that+transaction -48:that+wa 23:the+_ -39:the+account -63:the+airdrop 78:the+balance -21:the+bank 34:the+beacon
20:the+best -58:the+biggest -35:the+block -51:the+book -49:the+bridge -52:the+call -33:the+calldata 26:the+capital -46:the+cheapest
-72:the+coin -42:the+collection -54:the+company -54:the+contract -44:the+current -72:the+dao -40:the+dapp -46:the+day -25:the+deploy
-40:the+deposit -73:the+dev -33:the+en -52:the+event -63:the+exploit -60:the+fee -24:the+firm -33:the+floor -25:the+function
-37:the+ga -22:the+guy -31:the+highest 26:the+history -41:the+largest 29:the+last -21:the+lend 31:the+lightn -37:the+list -35:the+lp
-50:the+market -49:the+mempool -53:the+min -58:the+mint -46:the+money -32:the+multisig -79:the+name -25:the+network 66:the+new
-37:the+news 65:the+next -33:the+nft -22:the+numb 40:the+open -30:the+option -58:the+ord 46:the+oth -24:the+pair -43:the+pap
29:the+pend -40:the+perp 53:the+person -42:the+pool -47:the+probability -52:the+receipt -27:the+rollup 56:the+same -43:the+sell
35:the+source 29:the+spot -52:the+stak 67:the+supp -45:the+tax 44:the+text -92:the+th -47:the+tick 30:the+top -34:the+total
-32:the+transaction -74:the+treasury -27:the+tvl -52:the+two -30:the+tx 34:the+u -30:the+user -73:the+vault -35:the+venue
-30:the+very 34:the+wallet -36:the+whale 50:the+whole -60:the+yield -20:them+, 48:them+. -75:there+$ -83:there+, 32:there+?
49:there+a 23:there+any -23:there+i -40:there+in -27:there+on -34:these+_ -41:these+day 57:thi+addres -37:thi+moment
-27:thi+stablecoin 42:thi+token -53:think+i -25:tier+of -52:time+$ 63:time+i -48:time+of -20:to+$ -40:to+? 52:to+_ -42:to+buy
29:to+do 55:to+get -20:to+have -50:to+know -35:to+liquidation 20:to+me 39:to+my -22:to+put -23:to+read -67:to+see -22:to+send
-25:to+sign -29:to+the -30:today+$ -36:today+, -32:today+. -63:today+? 55:token+? -43:token+_ -35:token+approval -31:token+at
36:token+i -42:token+in -22:token+my -22:token+of -26:token+on -35:token+with -20:told+me 85:tonight+$ 32:too+$ 60:top+trader
-46:topic+_ -53:total+$ -37:total+supp -63:trad+$ 31:trad+_ -74:trad+at 44:trad+of -31:trad+volume 38:trade+_ -39:trade+on
112:trader+on -69:transaction+$ -25:transaction+, -22:transaction+? 91:transaction+_ -24:transaction+did 55:transaction+in
33:transaction+on 31:transfer+of -26:transfer+on -25:trust+score -26:tvl+of -38:two+dat 68:tx+_ -26:tx+count 43:tx+in -48:tx+on
59:und+_ 69:unlimit+_ 35:unlock+it -35:up+$ -44:up+_ -50:up+for -20:up+on -61:up+or 33:up+the -20:used+_ 34:v+short -23:value+and
-32:vault+, -38:verify+$ 21:verify+on -26:volume+$ 24:volume+? -22:volume+_ -27:volume+for -28:volume+in 39:volume+of -22:volume+on
63:wa+_ -51:wa+it -38:wa+my -38:wa+the -102:wallet+$ -46:wallet+? 58:wallet+_ -66:wallet+for -30:wallet+hold 41:wallet+i
-47:wallet+on -21:wallet+or -24:wallet+worth -27:want+a -42:want+the -20:we+are -39:we+re 36:weath+in -45:went+out 49:whale+trad
-111:what+_ 58:what+a 35:what+are -33:what+block 21:what+can -26:what+category -24:what+coin 42:what+did -96:what+doe -28:what+exact
-22:what+fund -20:what+he 27:what+in -83:what+it -64:what+one -24:what+share -23:what+thi 60:what+time -41:what+token 35:what+wa
-36:what+went -39:what+would 37:when+_ 32:when+did 24:when+do -54:when+doe 20:when+wa -26:when+we -25:where+are 21:where+did
-28:where+do 34:where+doe -75:where+my -25:where+our -41:where+the -38:wheth+it -45:which+addres -30:which+app -61:which+approval
-80:which+block -55:which+chain -24:which+exchang 43:which+hardware -23:which+i -24:which+marketplace 59:which+min -31:which+network
21:which+of 37:which+one -25:which+pair -24:which+pool -52:which+protocol -60:which+token -24:who+can -37:who+hold -24:who+made
-65:who+own 35:who+paint -53:who+sent -40:whole+token -29:why+$ 34:why+did -20:with+0x 24:with+at -45:with+fee -22:with+it
48:with+my 42:with+nonce -29:with+profit 35:with+the 32:withdraw+_ 78:withdrawal+fee 36:withdrawal+of 30:word+$ 39:word+of 44:work+$
-32:worth+$ -22:worth+on -22:worth+right -34:worth+today -42:would+_ 42:would+be -28:would+i -25:would+it -46:would+like -25:ye+,
34:ye+for 73:ye+in 24:ye+on 24:yet+? 46:yield+of -20:yield+on -22:you+can -25:you+find -43:you+give -43:you+have -32:you+please
34:z+score 47:zero+knowledge @=1 @=lay -31:* -34:^coin 26:^market -24:by -30:coin -26:in -28:list -34:pric -22:quot @=1155 -55: -6:*
-28:^list -28:^on -22:^show -40:^what -20:^which -74:by -23:each -28:every -21:for 42:ha -27:he -45:in -62:jpeg -34:list -23:many
-27:me -82:nft 35:of -96:one 34:only 20:own 65:please -39:rows -45:show -26:sitt 36:someth -23:there -41:token 30:transfer 34:what
-33:which -32:with @=20 15:* 24:for 24:only 26:token 60:transfer @=24h 20:* -26:^coin 43:^hottest 32:are -26:by -27:cap -25:category
-28:coin 39:crypto -22:derivativ 43:hottest -25:lay 37:like -24:market 39:me -24:one 29:pump 52:sector 39:show 48:today @=404 -37:
-70:* -21:^what -41:by -29:collection -24:doe -30:in -39:jpeg -46:nft -31:of -30:on -57:one -87:only -34:please -20:rows -26:show
-24:the -22:token -33:what -21:which @=721 -71: -6:* 55:^list -24:^nft -37:^on -37:^show 44:^what -26:^which -23:are 65:by
-60:collection 26:doe -21:each 51:every -23:for -41:ha -26:he 21:jpeg 44:list -20:many -42:me 41:nft 90:one 61:only -38:own
-72:please -56:rows -54:show 55:sitt -45:someth 43:the -22:them -31:there -40:token 38:transfer -36:which -30:with @=all -50:*
27:^all -38:at -34:by -28:crypto -48:for -32:market -28:on -43:only 35:piec -33:profit -31:rank -61:volume @=apy 27:*
-59:^stablecoin 66:^yield 37:above 42:at 83:best 33:can -35:did 25:doe -51:farm 67:first 39:for 45:have 63:in -23:it -33:keep
62:least 46:more 27:or 42:pay 35:pool 48:put 44:rate -45:stablecoin 28:stak 25:to 48:where 62:with 26:year 46:yield @=asc -48: -72:*
-58:^buy -60:^coin -25:^collection -25:^every -20:^give -62:^hottest -26:^i -36:^nft -31:^stack -24:^the -34:^what 31:^when
-36:^which -57:amount -25:are -23:at -27:ath 42:been -44:biggest -26:bought -72:buy -88:by -40:cap -34:capitalisation -22:chain
-46:coin -36:collection -59:company -33:cost -56:crypto -35:derivativ -28:ever -34:every 45:government -25:hi 28:hold -62:hottest
-32:in -26:it -35:jpeg -77:largest -29:late -23:lay -35:like -31:list -34:m -43:market -43:mcap -42:me -76:most -25:news -39:nft
22:numb -27:order -29:over -31:pl -39:pric -40:pump -68:purchas -27:purchase -36:quot -40:rank -49:rows -50:sal -82:sector -26:sell
-32:show 43:side -20:sit -23:that -23:the -29:ticket -48:today -31:top -71:trad -60:value -27:w -28:what 28:when -35:which @=average
@=cost -28: -72:* -22:^what -24:at -23:buy -27:ha -29:it -23:purchas -22:what @=base @=target @lacks|left @lacks|open=thing!|left
@outside|here|ours @wide=3|other -12:* @=bridge @=dex @=yield -35:* -24:^biggest -25:biggest -27:by -33:defi -37:lend -37:on
-35:protocol -31:there -20:top @=btc -31:* -37:derivativ -20:do @=cap @=market -16:* -47:^coin 41:^hottest 22:are -51:by -38:cap
-21:capitalisation -27:category -36:coin -21:collection 33:crypto 41:hottest -75:largest -34:lay 32:like -39:market 23:me -23:most
-25:nft 25:pump -23:quot -24:rank 46:sector 34:show 21:side 36:today -33:trad @=change -27: 4:* -26:^coin 43:^hottest 24:^which
34:are -30:buy -30:by -28:cap -25:category -25:coin 39:crypto -22:ha 43:hottest -25:lay 37:like -25:market 39:me -24:one 29:pump
52:sector 39:show 48:today @=clos -40: -47:* -22:? -27:^event -30:^hottest -26:^how -21:^market 28:^odd -41:^open -24:^trad
-41:^which 21:a -33:bett -44:by -33:can -23:crypto 32:cut -30:did -29:do -100:event -23:give -37:hottest -21:how -41:market -37:me
-33:most -73:open 39:outcome 42:over -34:people -50:politic -35:resolve 26:right -45:sery 40:them -63:today -23:togeth -31:venu
-26:will 27:with @=coin @=interest @=internal @=open @lacks|open=thing|left @slot:include_abi @slot:include_last_updated_at -16:*
@=commodity @=equity @=metal @=rat -46:* -22:feed -31:publish -24:pyth -26:the @=company -25:* -29:^list -24:a -21:coin
-22:coingecko -29:holder -25:id -32:includ -22:list -28:that -33:track @=compressednft @=regularnft -14:* -22:^who -23:own
@=conversion @=merge @=reward @=split -56:* -21:? -37:^what -38:ha -21:in -28:on -32:what @=crypto -21: -36:* -23:? 27:^event
-27:^which -24:account -30:by -20:feed -28:one 24:out -25:profitable -28:publish -22:pyth -22:today -24:trad -26:which @=culture
@=economic @=finance @=mention @=tech @=weath -26: -28:* -26:account -26:profitable @=dai @slot:interval -18:* 65:^compare -28:^ha
-24:^price 25:and 38:chart 61:compare -21:did -23:do -22:floor -38:gone -22:now -27:of 31:or 31:since 34:thi 34:time -21:volume
@=date -27: -13:* 42:? -25:^what 41:^when -23:company 31:ha 38:stack -23:what 41:when @=desc 14:* 53:^biggest 58:^buy -83:^coin
42:^collection -35:^give 52:^hottest -22:^i -33:^list -20:^mcap 27:^nft -20:^please -27:^the 28:^v -33:^when 59:^which -42:acros
21:and 46:are -33:ath -32:been 26:below 54:biggest -33:bought 37:buy -73:cap -47:capitalisation -32:category -48:chain -65:coin
-42:company -47:cost 35:crypto -23:current -20:day -47:derivativ -32:each 30:ever -21:every 78:first -30:give 28:government -30:ha
-45:hi 52:hottest -22:id -22:interest -54:jpeg -29:kind -27:late 34:like -26:list -25:m -82:market -69:mcap -36:meme 24:money
73:most -22:mov -47:news -24:not -24:noth 41:numb 35:order 43:over 38:owner 27:pl 24:please -56:pric -30:price 34:pump 66:purchas
41:purchase -54:quot -42:rank -23:say 57:sector 37:show 72:side 31:sise -55:stack 34:ticket 37:today 60:top 90:trad 23:v -45:w
-31:when 33:which -28:writ @=erc -87: -28:* -45:? -28:^how -35:^i 51:^list -38:^nft -56:^on -22:^price -53:^show -49:^which -27:all
-39:and -41:are -29:at 38:by -61:collection -21:contract 24:did -42:each -22:en 38:erc20 47:every -22:for -24:from 21:ha -53:he
-27:hold -44:how -39:i -55:in 44:incom 30:late 26:list -46:many -64:me -30:most -24:mov -26:much -32:need 41:of 58:one 89:only
-28:own 28:please -29:position -36:rows -36:say 38:send -36:sent -82:show 50:sitt -31:that -40:them -45:there -30:to -60:token
-34:transaction 94:transfer -29:unit -29:wallet -25:we 32:what -75:which -34:who -58:with @=erc1155 -20: -14:* -29:? 47:^can
63:^list -71:^which -53:^who -23:allow 45:approval -38:contract -33:for -25:from -31:got 55:ha 33:how -33:i 58:list -37:may 41:much
-22:my -24:one 26:permit2 -25:pull -34:revoke 31:rout -32:take 44:that 44:the -33:to -92:token -61:which -74:who @=erc20
@outside|asked-fit=13 @outside|own=4 @outside|points=own|taken @outside|whole=3|unnamed @slot:include_tickers -14:* @=erc721 -57:*
-22:? 30:^can -22:^list -59:^which -38:^who -20:allow -36:approval -30:contract -20:for -24:got -22:ha 22:how -25:i -28:list -29:may
28:much -20:my 21:permit2 -24:revoke -20:take -25:that -23:to -72:token -51:which -56:who @=false 60:* 44:code 43:of 39:on 40:the
@=first @=oldest -83:* -31:for -27:in -25:list -23:need -39:of -46:on -24:one -27:or -29:out -25:that -33:the -22:to -38:transaction
-23:tx @=floor @=price @lacks|open=none|taken @lacks|whole=4|taken @outside|open=person!|taken @whole|points=it|unnamed -23:* @=from
-26:* -39:^show 44:are 44:be -28:for 37:from -41:into 43:kind 21:last 23:list -36:mix -37:nft 45:out 38:please -47:recent 27:rows
-38:show 41:so -45:that -26:to -41:token -32:tx -34:value 26:what 32:which @=fungible -15:* -22:^who -23:own @=futur 10:* -30:^fund
48:^how 36:^what -28:for 45:how 37:i 44:interest 47:much 43:on 39:open 29:what @=fx 55:* 60:feed 62:publish 58:pyth 55:the
@=government -51:* -28:? -50:^which -25:by -59:company -23:firm -40:have -20:hold -26:largest -35:list -56:most -21:much -26:on
-23:own -33:public -28:sit -37:stack -35:they -49:which -26:with @=h24 -28: 16:* 38:^collection -26:^i -20:^list 25:^what 33:^which
35:and 42:biggest 31:by -53:cap -52:chain -37:each -45:every -29:for -61:jpeg -87:market -50:mcap 59:most 33:now 42:numb 44:over
33:owner -24:pl 35:please -39:price 27:right -47:rows 31:that 98:trad 71:v -51:value 26:which @=hold @=net -26: -70:* -20:^what
-30:buy -24:ha -22:it -20:what @=holder 25: -31:* -48:? -27:^fee 58:^holder -31:^what -25:^who -37:acros -44:all -31:and -76:app
29:by -20:chain -20:crypto -38:dao -81:did -39:doe -59:earn -75:fee -84:for 43:from 68:got -22:have 106:holder -20:how -30:i -33:in
-136:itself -124:keep -26:make -30:money -59:most -27:much -65:not -24:now 21:of -21:on -40:out -72:paid -58:pay -38:people
-23:please -51:rank 30:revenue -21:right -37:since -22:tak -48:the -27:they -40:thi -36:to 65:token -73:user -29:want -33:which
-23:who @=holding @=total -9:* -24:^which -26:by -41:company 47:first 40:government -25:have 33:hold -37:list -46:most -20:sit
-35:which @=id -43:* -59:^coin -27:^the -41:^v 40:^which 56:are -27:ath 26:below -62:by -23:cap -51:coin -28:give -43:in -22:kind
45:largest -32:list -23:market -32:mcap -42:me -25:meme -37:pric -51:quot -26:rank -41:v 33:which @=in 21:* 66:erc20 39:for -27:from
-27:one 64:only -30:pull -20:to -22:wallet @=inactive -33: -5:* -21:^which -46:address -25:coin -24:coingecko -39:contract -51:dump
-24:each 41:exchang -29:exchange 55:have -27:i -30:id -21:list -26:name 30:of -54:page -55:per 57:rows 52:that 21:the -30:their
-31:which -37:with @=lend -29: 39:* 45:? -36:^biggest 76:^i -35:^protocol -38:biggest 36:by -48:defi 52:i 25:in 71:lend -24:lock
79:numb 77:one -51:protocol 82:still 20:the 46:there 47:to -31:top 48:tvl 52:want -31:what @=liquid @=stak -27:* -21:biggest
-24:defi -32:lend -27:on -26:protocol -22:there @=mak @=rebate -43:* -26:^what -27:ha -22:what @=meme @=token -31:* -33:^coin
26:^market -24:by -30:coin -26:in -28:list -33:pric -22:quot @=month -85:* -35:at -31:by -26:crypto -52:for -30:market -29:on
-39:only -30:profit -56:volume @=name -53:* -30:^hottest -21:^how -26:^which -55:are -28:by -26:crypto -45:derivativ -22:do
-24:exchang -30:hottest -22:interest -61:sector -22:the -35:today -31:which @=native -48:* -24:^collection -35:^nft -32:^which
-48:by -37:cap -22:chain -42:collection -24:jpeg -48:market -52:most -40:nft 22:numb -31:over -21:please -33:sal -67:trad 36:v
-31:which @=nft @slot:filter -31: -43:* -32:^i -24:and -21:chain -25:coin -34:friend -22:id -34:know -34:native -28:need
-37:platform -32:to -32:you @=no 44: -4:* 38:? -22:^odd -31:and -22:at -62:chance -53:did -44:for -45:from -56:how 44:i 53:in -59:me
93:no -59:odd -68:of 21:outcome -55:pric -39:price -48:show 26:side -54:the -42:who @=nonfungible -13:* -22:^who -23:own @=notional
-62:* -65:^option -31:by -33:chain -21:crypto -21:much -28:of -45:on -28:only -76:option -42:paid -97:premium -33:protocol
-26:volume -21:whole @=out -79:* -23:^how -27:^i -40:^if -33:allow -26:at -22:erc20 -32:for -41:get -29:give -55:how -41:i -39:if
-26:into -32:many -29:moment -42:much -37:now -26:on -66:out -33:slippage -44:to -45:what -36:with -43:would @=perpetual -28:* -28:?
-24:^fund 28:^how 20:^what -28:^which -22:a -32:at -32:can -34:coin -20:doe 24:how 29:interest -24:list 28:much -21:my -34:one
24:open -27:pair -45:spot -28:the -32:trade -43:which -23:with @=politic @=sport -22: -28:* -24:? 28:^event -30:^which -25:account
24:out -26:profitable 21:that -22:today -25:trad -29:which @=quote -5:* 41:? 40:^candl 46:^i -60:^pool -52:a -54:and -24:candl 56:i
66:in -58:it -36:liquidity 46:lp -37:on 47:or 107:pric -48:price 88:than 21:that 34:the 26:them 67:token -22:which @=redeem 43:*
58:? 45:^what -37:and -43:been 47:ha 59:in 42:on -44:to -44:up 43:what @=revenue -5:* -63:^fee 41:^holder -33:^how -32:^on 32:^top
60:^what -33:^which -66:^who 30:acros -70:app -21:by -45:chain 37:crypto 27:dao 37:did -38:do 27:earn -43:fee 56:for 49:got -58:have
78:holder -23:how -88:in 134:itself 100:keep -33:lie 46:make 44:money -33:more -56:most -27:much 83:not -60:now 63:of -50:on -30:one
-32:or 41:out -31:over -96:paid -46:pay -72:people -39:per -31:please -79:rank -48:right -37:show 22:since -53:tak -33:take -46:that
31:the -32:their 48:they 23:thi -77:to -29:today 44:token 28:top -47:total -41:trader -66:user -23:v -38:wa -42:want 62:what -62:who
@=score @=trust @=unexpir @joint=askings|2 @lacks|open=ours!|left @leaves:collection @slot:points -9:* @=sell @slot:side -46: 25:*
64:^price 64:^what 22:a -42:and -21:are 44:ask 59:at -92:bid 23:chance -31:condition 43:do -75:for 59:i -45:it -21:midpoint 25:no
-34:outcome 53:price -52:the 60:thi 49:to -48:token 51:what 22:ye @=settl 31: -26:* 20:? -22:^biggest -30:^event -37:^hottest
45:^how -29:^market 31:^odd -48:^open -22:^show -26:^trad -47:^which 22:a -21:all -20:bet -38:bett -23:biggest -20:busiest -53:by
-37:can -22:category -27:crypto 34:cut 52:did -32:do -112:event -28:give -44:hottest 39:how -21:in -42:me -37:most -82:open
44:outcome 47:over -39:people -55:politic -23:question 58:resolve 29:right 39:sery -22:show 45:them -74:today -25:togeth -34:venu
-29:will 31:with @=to -41:* -35:^show -25:any -22:did -28:for 24:last -25:late -23:on -27:out -34:show 21:transfer -30:tx @=top 6:*
42:? 58:^which -37:^who -34:a -72:any 61:at -63:bought -72:chain -66:most 40:on 41:paid -65:recent 51:the 25:token 41:which -35:who
@=trade -39:* -34:^what -22:derivativ -25:from -34:ha -24:market -20:on -29:what @=transaction 21: 72:* -25:^how -61:^what -38:^when
59:^where 76:^which -27:at -35:bought 35:buy 74:by 50:can -44:company -51:cost -20:dex 82:first 24:for -40:ha 39:have 25:i 38:in
40:lp 31:money 46:most 43:of -21:please 85:pool -22:pric -24:price 53:purchas -60:stack -34:their -32:to -34:token 58:top 65:trad
-59:what -38:when 53:where 43:which @=true 37: 42:* 32:^a -39:^can -30:^everyth 60:^ha 25:^i 48:^in -31:^nft 36:^on -61:^price
66:^token -42:^v 46:^where -46:^who -21:addres 42:are 26:biggest 28:book 33:bought -61:burnt 40:by -23:cap 37:category 35:circulat
-33:coin -27:coingecko -46:collection 26:compress 21:cost 75:day 27:did 42:do 46:down -22:dump 29:each 38:exchang 21:far 49:first
33:go 48:gone 43:ha -34:have 47:held 26:highest 45:how -54:id 39:incl 23:it 36:largest 32:last 35:like -23:list 49:look 49:lose 43:m
-30:market -58:mcap -29:me -43:member 47:money 30:morn 35:mov 45:move -31:much 52:now -50:one -41:only 27:or 28:over 42:pair
-58:percent 46:pl 33:pric 54:quot 50:ratio -23:real 81:right -42:say -35:sell 70:since -46:sit 29:spread 30:stand -41:still 67:supp
41:telegram -50:tell -22:that 26:their 53:them 28:there 25:these -33:thi -22:time 42:today 62:token 44:too 73:total 48:trade
-28:twitt -20:up -37:v 36:volume 28:wa 25:what 28:where -37:who 26:with -43:worth 50:would -28:you @=usd 33:* 68:^biggest
42:^collection -31:^i 26:^nft -21:^please -37:^stack -23:^what -38:^when 28:^which -47:acros -24:all 22:and -22:at 82:biggest
-33:bought 31:buy 49:by -52:cap -51:chain -62:company -55:cost -22:current -25:day -31:each 20:ever -26:every 88:first 50:government
-37:ha -23:have -47:hi 26:hold -59:jpeg -26:late -37:list -44:m -86:market -47:mcap 58:most -21:mov 22:now 40:numb 47:over 36:owner
22:pl 33:please -34:price 51:purchas 34:purchase -33:say 75:side -20:sit -66:stack 27:that 33:ticket 56:top 108:trad 65:v -47:w
-24:wa -24:what -38:when -22:with -34:writ @=value 28:* -57:^what -38:^when -35:bought 35:buy 40:by -44:company -51:cost 26:for
-41:ha 32:in 53:purchas -60:stack 33:the -57:what -39:when @=volume -48: -44:* 50:^a -49:^best -33:^busiest -56:^coin 38:^collection
-29:^give -26:^i -25:^list -24:^on -45:^pool -26:^the -58:^trad 44:^v -74:^who -60:account -45:acros 22:and -24:at -26:ath -59:best
-33:busiest -43:by -50:cap -44:capitalisation -48:chain -49:coin 49:could -66:count -81:crypto -22:derivativ -35:each -37:earn
-39:every 35:give -40:go 46:highest -23:in -61:jpeg -35:largest -40:leaderboard 45:like -40:liquidity 45:look -29:m -69:made
-85:market -67:mcap -28:meme -59:money -35:not 22:now -45:only 28:over 33:owner 40:people -57:pl -32:pnl -67:politic -35:pool
-39:pric -28:price -74:profit -40:profitable -41:quot -29:rank 23:right -21:rn -80:rows -27:say -54:see 72:side -44:sort -24:swap
-25:them 21:to -54:trader 52:turnov 36:v -52:value -49:w -54:week 26:where -79:who -27:win -35:winner -22:with -34:writ 40:you
@=week 58:* -28:^trad 52:at -25:best 30:by 32:crypto 84:for 27:market -23:of 36:on 33:only 52:profit -25:the -26:trad 60:volume @=ye
-58: -54:* -29:? -23:i -31:in 25:midpoint -88:no -26:odd 21:outcome 28:side 22:the 28:token -21:who @asked @outside|open=ours!|left
32:* @asked-fit @lacks|points=it|unnamed @takes:period 55:* @asked=0 @uses:step @whole|open=none|taken 11:* @asked=2 @first=3|other
@outside|asked-fit=12 @outside|first=1 @outside|whole=2|unnamed @share=3|other @slot:include_24hr_vol -13:* @asked=3
@keeps|named|new|other @uses:collection -5:* @asked=far @drops|open|new|other -11:* @calls=0 @calls=0|0|other @lacks|open=fits|ours
@outside|words=4 14:* @calls=1 @calls=1|0|other @outside|asked-fit=3 @outside|asked-fit=8 @share=4|other 5:* @calls=2
@calls=2|0|other -40:* @calls=3 @calls=3|0|other -145:* @category=defi_protocol -27: -17:* 40:^ -34:^all 32:^and -42:^are -21:^best
-35:^chain 40:^could 33:^current 33:^defi -48:^defillama 41:^did 21:^doe -67:^fee 24:^give 33:^ha -47:^in 45:^it -26:^latest
-31:^lend -44:^market 45:^next -42:^of 30:^on -40:^open -32:^pool -75:^price -22:^protocol -50:^put 72:^rank 45:^revenue -27:^since
31:^stablecoin -40:^stak 28:^top -38:^tvl 29:^we 34:^when 27:^where 42:^who -24:about -36:above 43:actual 33:against -49:already
-31:altogeth -44:am 20:among -41:any 34:anyth 50:anywhere -23:app 48:apy -34:article -30:at -40:balance 47:before -21:beginn -42:bet
24:between -56:big 73:blockchain 34:bos -34:bot 29:build 33:by 29:call 32:can 22:category 33:chain 29:change -35:coin 23:com
-34:commit 45:compare 36:competitor -41:connect 34:could 30:current -74:dao 23:dapp 25:date 22:day -25:defillama 26:deploy
-29:deposit 35:desk -24:do 51:down 68:each -22:earn 27:else 38:end 46:enough -33:ever 97:fattest -40:fee -25:figur -40:follow
-66:follower -33:forum -29:friend -23:fund -27:ga 26:gave -37:github -33:give -34:goe -52:google 28:grow 48:hack -55:have -55:into
27:invest 50:investment -51:job -43:keep -24:l2 85:large -51:late -53:latest 58:lead 35:least 34:leave 36:lie -26:line
-27:liquidation -32:liquidity -45:lol -26:long 64:lost 23:m 32:make -47:many -25:money -22:month 47:more 24:most -25:mov -32:my
-59:nam 31:need 31:numb -26:number -21:often -28:old 21:onchain 21:one 58:only -24:or -61:oth -21:paint -35:park 23:past -44:peg
65:people 27:per 54:perp 30:pl 48:platform -51:plu 25:point -27:pool 21:position -26:post 49:present -77:price -35:profit 32:project
-33:provide -21:rais 21:rank 22:rate 27:recent 25:rent -24:report -30:revenue -42:reward -53:risk -21:rout 54:rows 30:run
-35:sandwich -35:season 54:service 42:share -58:should 42:show 22:sise 61:sit 40:slide -32:small 33:sort 39:split 22:stand 21:start
-61:statu 42:still 26:summ -58:t 46:their 25:these 29:those -33:time 35:today -63:too 24:top -23:total -42:trade -61:trader 26:trend
-21:turnov 21:tvl -38:twitt -49:two 62:use -44:v 65:value 41:venu -25:venue -23:very -22:vol -21:volume -35:wallet 25:where 39:who
23:whole -25:whose -23:word -39:worth -21:would -24:write -25:yield 21:you @category=market_data -12:* 60:24h 30:^ 30:^a 35:^all
22:^am -63:^any -37:^apple -45:^at 21:^best 21:^biggest -22:^block 22:^book 25:^busiest -31:^by 38:^chain 33:^chart 43:^circulat
-36:^coingecko 62:^convert 40:^current 54:^depth -39:^dex 55:^did 48:^dominance 24:^everyth -29:^explain -64:^fee -31:^fill
-50:^find -49:^floor -23:^from 32:^fund 24:^in 32:^it 37:^kind -45:^long -28:^look -31:^make 58:^margin -25:^mempool -53:^most
-37:^my 44:^on -23:^onchain 72:^one -49:^pair -32:^payment 71:^perp 48:^pric 34:^price 20:^pull 57:^rate 51:^recent 30:^rest
-29:^search -26:^show -48:^side -63:^since 55:^tell -49:^text -54:^that 85:^token 42:^top 50:^total 21:^trust 39:^tvl -21:^twitt
22:^wa -46:^want 36:^website -27:^when -34:^where 30:^which -57:^with -59:^withdrawal -21:^worth -21:about 54:above -33:account
27:actual -30:add -63:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp
-60:addres -104:address -21:airdrop -28:all 24:also 21:altogeth 25:am -23:amount -40:an 55:answ -42:any -25:anyone -59:anyth
-47:anywhere -50:apart 49:api -52:apple 35:are 64:around -22:arriv -49:artist 22:ask -25:ath 53:attach 21:away 28:back -46:balance
-33:bank -23:be 24:beginn -50:belong 23:best -34:bet 38:bett 57:big -24:bigg 55:biggest -25:block 23:blockchain -56:book 32:bos
54:both 26:brok 43:broth -21:burn 22:busiest -56:buy 23:cap -26:capitalisation -28:card 50:cent 31:certain -40:chance 54:chang
41:circulation 38:coin -40:cold -50:colleague -32:collection 23:compar 37:confidence 62:convert -34:copy 33:cost -24:could
29:counterparty 83:country 59:cousin -61:cov -67:creat -21:credit 34:cros 33:current 24:d -64:data 23:day -29:decentralis 37:decimal
-83:deep -63:defi 43:defillama -22:deposit 45:depth -27:dev -29:dex 22:did 21:do 62:document 21:dog 36:dominance 43:done -30:dump
33:e 54:each 32:eith -55:else -64:entry -40:erc20 -22:etf 47:even 28:everyth -46:exact 22:exchang -40:exist -40:expire -26:explain
-37:fall 37:far -26:farm -61:fear 29:fee 38:fetch 27:figur 34:figure -43:fil -74:file -51:find -26:firm -62:floor 26:follow
-24:follower -34:forgot -41:form -46:friday 27:friend 31:frog -41:from -39:full -43:ga 45:gain 27:give -34:go -48:goe -44:gone
-61:gonna 52:google 30:got -62:gre 48:greedy 47:green 22:grow -29:hack -76:had -38:half -34:happen 40:hard -39:hash -22:headlin
33:hedge 59:hi 47:high 78:him -40:holding -26:hour -32:id -48:if -22:impact 35:incom -33:index -39:inside 34:job -47:just 44:keep
-21:key -23:know -108:l2 -27:land -40:large 55:largest -25:launch 22:law 73:lay 37:least -29:ledg -24:left -23:legal -23:lend
22:lett -48:level -66:leverage -36:like 57:liq 20:list -34:listing -39:live -42:login -20:logo -24:long -21:look -23:los 24:lose
-21:lost -21:lot -33:low -52:lowest -23:lp -49:made -38:many 51:may 41:mean -58:mem -40:meme 36:memo 81:mempool 25:mention
-39:metamask -35:mine -26:mint 52:minute -31:mix -22:moment 24:money -27:month -48:mood -30:mortgage -27:most -67:mov -85:nam
-62:nearest 41:need 44:nephew -52:news 30:not 51:number 44:offer -61:often 36:ohlc -47:oi -68:old -38:once -46:onchain 58:one
21:only -42:ord 40:orderbook -27:oth 37:out -20:page 35:paid -45:pair -30:part -54:pas 26:payout 35:pension -28:people -61:per
-50:percent -26:period 77:perpetual -64:piec -46:pippin 22:platform 26:please -50:plu -53:portfolio -23:position -34:possible
-33:ppl -28:probability 27:pump 20:quick 63:rank 34:rat 57:rate 34:ratio 56:reach -26:real -64:reason -20:receiv -21:recommend
28:recover -51:regist 23:rest -21:revenue -49:risk 36:round 52:same 45:sat 42:saving 47:say 36:scar 29:school 62:script -69:search
25:second -28:sector -51:see 82:sell -33:send -31:sent -57:serv 24:set -22:shar -53:she 76:sheet -22:shill -47:shop 23:short
21:should -21:simple 75:sise 23:sist -41:sitt 51:slide -29:slip -44:small -52:snapshot 27:so -36:some -35:somebody 33:somewhere
22:son -42:sort 56:source 61:spell 22:spot 39:spread -23:spreadsheet 62:stabl 60:stable 35:stablecoin 21:stand 41:startup
-62:statement 35:still -64:stop -31:storage 25:supp -50:t -28:tak -37:telegram 42:term -49:text 47:th 45:that 23:then 71:there
26:these 35:thesi 47:thick -28:thing 32:those -35:tick -46:tier -36:tim 31:time -20:timestamp -48:to 41:token -44:tonight -32:tool
23:top 26:trade -72:trader -24:transaction -40:transf 27:transfer -57:trend 25:trust 89:trustworthy 32:turn 59:turnov 48:tvl
-48:twitt 32:two -57:until -33:use 34:utc 65:venue 31:verify 34:very -20:via 32:volume -26:wa -23:wallet -47:want 25:we -34:weath
20:website -31:week -45:went -22:were 29:wheth -29:who -31:why -69:wire -23:with -74:withdrawal 22:without -27:won 24:work -32:would
-23:writ -34:write -24:x -40:year 47:yet -33:yield -50:your -24:z -67:zero @category=network_infrastructure -7:* 26:^and
-47:^attestation -48:^best -28:^block -20:^can -49:^cancel -29:^capital -28:^cheapest 30:^coingecko -33:^compare -29:^convert
21:^current -35:^custom -29:^doe 33:^fee 25:^for 61:^ga -65:^ha 56:^hashrate 38:^height 50:^i 33:^if -36:^it -49:^last -21:^list
-46:^mempool -28:^min 28:^namehash -37:^need -23:^next 45:^on -26:^our -45:^price -25:^run 43:^sat 38:^say 31:^statu 21:^tell
20:^that -23:^the -23:^to -27:^topic0 35:^total -24:^turn 33:^wa -27:^wallet -27:^we -54:^who 27:^why -25:above -32:account
-81:address 24:adjustment -20:advis -35:aft 28:again -50:also 32:among -25:amount -45:answer -30:any -40:anyth -36:anywhere 46:apart
-45:api 22:app -46:around 33:ask 50:atm -59:attestation 30:audit -26:auditor -20:back 31:base 29:be -27:beacon 64:before -23:behind
-47:best -24:between -54:bid -46:biggest -59:blob 36:block -24:blockchain -29:broadcast -58:build -28:built -77:burn -28:burnt
25:busy 21:but -23:by -69:cancel -20:capacity -29:capital -39:category 28:chain -50:change 21:chart -29:cheap -28:cheapest 48:check
-30:circle 38:claim 50:click 99:clock 37:closest 47:collection 36:come -23:compare 38:complete 22:confirm 38:connect 84:control
-27:convert 21:copy 24:could 40:count 52:counterparty 29:cov 29:current -32:custom 51:d -20:dashboard 39:data -22:date
-22:decentralis 27:decod 41:deployment 66:deposit 21:dev -29:did -29:difficulty 44:digest -34:do -45:don -21:drop 29:dur 44:e 66:eip
44:emit -28:empty 27:entry -22:epoch 30:estimate -30:etherscan -49:event -23:exchang 36:exploit 37:explor 36:fail 50:fake 21:fast
-26:first -23:floor 27:follow 25:for -26:found 41:friend -33:front 67:full 38:gave 28:geckoterminal -29:geth 26:give 37:go 22:gone
-35:grandson -31:guy -77:ha 40:hang 63:happen 24:hardware -47:hashrate 43:he -25:height 36:hello -22:history 62:hit 53:hour
-34:impermanent 52:includ -26:incom -48:inscription -31:internal 75:keccak -53:key 41:know -23:l2 -43:lamport -31:land -39:last
32:lat -27:left -26:lightn 29:like -38:liquidation 23:live 21:look -33:los -26:low 36:m 21:make -36:market -58:mempool 26:mention
-36:metamask -21:mint 24:money -25:month 71:morn -26:most 20:mov -20:move -24:must 22:n 47:nam 34:namehash 25:native -49:near
35:nearest -21:nev -24:new -21:news -22:newspap -33:next 36:nft -64:nod 53:node 42:nonce 40:normal 50:now 46:numb 22:number 45:off
-23:office -34:often 32:ok -27:only 58:or 21:oracle -33:ordinal -66:oth 42:out -27:output 27:pap 31:past 45:payment 41:payout
-26:pend -20:people 23:permit -24:phantom 26:platform -33:pool -22:position -24:post -22:present -38:pric -38:price -21:priority
22:produc 50:program -30:project -60:propos -22:python -34:queue -23:rate -23:reach 68:real 52:receipt 63:receiv 26:recipient
34:recommend -24:regist 22:relay 23:request -29:return 27:right 61:role 27:rpc -40:rul -42:safe 70:same -46:satoshi -22:saving
33:say 23:second 56:see 29:send 45:sent 32:serv -62:service -32:set 62:settlement -36:share -44:she -43:should -29:show -77:side
28:sig -41:signatur 38:signature -32:sit 46:site -42:skip -39:small -23:smallest 23:snapshot -28:solidity 57:some -20:someone
-49:somewhere -46:sort 62:spell -24:split -24:spr -54:spreadsheet -34:stack -22:stand -27:state -56:station 79:str 40:subdomain
28:succe -28:sum 24:swapp 24:take 35:teach 47:test -38:text -30:th 31:that 22:their 22:there 35:think 32:thru 29:ticket 37:time
53:timestamp -23:tool -34:top -38:topic 31:total -39:tp -55:trace 26:track -25:transaction 56:transf -20:transfer -41:trezor
-22:turn -33:tvl 62:txid 36:type 36:unconfirm -41:unit 25:url -26:user 22:utc 46:utilisation -25:validator 59:value -21:vault
44:version 23:wa 24:wait 24:where -41:whole -28:wire -29:without -58:won 30:word 40:work 35:wrong 22:wrote -43:yet
@category=nft_analytics 52: 30:* -32:24h 31:? 44:^and 21:^are 36:^before 55:^chart -39:^coingecko 53:^collection 40:^compare
-39:^contract 49:^doe 21:^find -27:^held -22:^how -44:^list -39:^make -42:^market -68:^nft -36:^on 63:^only -21:^our -26:^rarity
22:^show -42:^the 34:^v 35:^volume 101:^wa 31:^what -26:^when 23:a 59:about 61:all 27:also 31:am 23:and 27:anyth -32:approval 58:are
-35:art 46:artist 27:asset 62:ath -80:be -34:been -38:before 23:belong 51:both 53:bought -22:but 40:buy -21:can 26:cap -22:chain
21:chang 47:chart 49:cheap 24:cheapest -49:coingecko -24:collection -27:company 65:compare -32:compress 49:cost 39:could 23:count
-60:creator 40:d -26:dao 36:data 37:daught -23:develop 38:digital -21:document -38:doe -54:down 26:drop 60:each -45:erc20 27:erc721
34:ever -21:explor -25:far 103:fee 24:find 45:floor 29:fund 27:gallery 22:gave -24:give 23:ha 23:had -70:he 21:her 31:history
-21:hold -21:holder -23:id -33:if 66:in 44:insurance 43:inventory 66:item 64:jpeg 116:keep 31:kind -24:last -42:list -30:logo 56:lol
26:long -30:look 55:lost 67:lowest 40:m 47:made -37:make 21:market 41:marketplace -20:may 27:mcap 25:metadata 40:metamask -49:mint
52:moment 85:nam -47:name 46:need -62:new -35:next -30:not -60:now 73:numb -21:of -68:offer -47:on 72:one -24:open 103:oth -48:our
-22:over 38:owner 26:paid -54:pay 52:percent 33:pictur 49:piec -24:point -21:pric -77:rank -49:rarity -70:right -39:royalty -72:run
-82:sale -47:same -41:she -50:should 23:show 50:side 25:since -33:some -34:someth 51:spr 22:talk -31:th 69:that 28:their 35:them
61:there -24:these 24:they -21:those -58:today -47:token -36:too -27:track 22:trad 64:trait 32:und 21:up 131:v 45:vault -48:volume
100:wa 28:we 31:what 30:whatev -39:when -62:whole 28:with 26:worth -55:would 60:writ @category=onchain_dex -5:* 42:^a -22:^am
40:^any -39:^are 27:^biggest 20:^bridge 28:^chart -22:^current 40:^dex 43:^dexscreen -27:^find 52:^give -23:^i 63:^if 26:^in
-24:^liquidity -46:^look -35:^need 21:^pair 48:^quote 26:^rank -25:^search -23:^show 48:^the -54:^token 28:^total -46:^where
-20:account 21:active -20:address -38:also 34:amount -34:and 23:apart -20:ape -22:aped -49:auditor -21:base 23:beginn -59:bett
29:between -26:block -26:boost 55:bridg 22:by -22:call 24:cap 22:carry -23:cent 23:chart -24:cheapest -22:check 34:claim -52:clos
30:colleague 29:com 21:come -21:cousin 21:creat -27:cros -26:d 41:data 43:decentralis -23:decimal 47:deep 66:degen 71:deposit
-45:desk 26:develop 58:dex 35:did 31:doe -38:down 26:dump -24:e -24:each 40:earn 21:em -30:even 70:exploit -28:feed -25:find
-32:fund -31:ga -44:geckoterminal 45:give -30:gone -56:green -23:hack 66:had -29:happen -24:have -30:hi 30:highest 38:if 33:impact
-27:into -21:itself -38:keep 24:kind 73:known -22:largest -20:least -25:led -29:live -41:long -21:marketplace -37:min 28:mine
32:mint 30:money 29:month 58:move 31:much -26:net 34:nev -30:no 28:number -47:once -70:onchain -23:or -25:oth -29:own 29:pair
27:park 55:people 36:percent -33:piece -52:pippin -26:place -24:plan 25:please -25:plu 38:pool 31:profil 42:pump 26:quote 22:rate
-39:reach 28:recommend 49:reserve 35:risk 26:rows -45:safe 35:same 70:say -30:search 24:second -43:sent -21:shar -33:she -35:show
76:since 33:small 47:somebody -44:someone 34:sort 33:t -30:talk -21:th -22:then -65:these -26:they 29:thing 45:through 23:thru
35:tier -21:time 56:today -21:token 33:too -75:trader 23:transf 26:transfer 21:treasury -32:trend -78:turn 37:turnov -27:twitt
-26:two -21:until -35:up 33:use 24:used -25:venue -20:verify -50:view 43:vol 21:w -26:watch -23:we 24:went -36:were 72:withdraw
26:worth -30:year 71:yield @category=portfolio_wallet 8:* -21:? 23:^a -39:^account 45:^addres 33:^all -47:^allowance -40:^am
-21:^any -61:^are 27:^biggest 28:^burnt 77:^call -31:^cancel 76:^check 43:^coin -25:^compare -53:^compress -26:^convert 44:^custom
27:^did 57:^doe 61:^every 31:^everyth -21:^fee -52:^find -20:^for -46:^ga 24:^good 69:^held 26:^hold -25:^i -27:^if 60:^in 38:^last
-30:^ledg 26:^list 66:^make -26:^may -23:^message 39:^need 26:^newest 74:^nft 24:^nonce -58:^numb 42:^one -33:^only 48:^our
-59:^pend 31:^pl 29:^please 23:^pnl -48:^price -37:^realis 22:^reverse -28:^run 50:^search 40:^someone -20:^stak 44:^swap -35:^tell
42:^that 34:^token -48:^top 24:^trad -46:^turn 25:^tx -31:^unclaim 22:^wa -45:^wallet 29:^we 21:^when 22:^where -29:^with 24:^would
-20:acros 22:activity -27:actual -22:addres -100:address 35:aft 64:all -41:allowance -59:also 54:altogeth 35:am -35:answ 33:any
30:anyth 45:apart 58:app -23:approval -21:are 44:arriv 68:arrive 65:artist -34:attach -54:attack -25:attestation 21:auditor -51:back
38:bag 70:bal -30:balanc -21:bet -40:block -22:blockscout 48:bookkeep -20:bridg 32:broth 27:burnt -22:busy -21:but -23:by 52:call
29:came -42:cancel -38:car 25:card -28:chain -37:chang -31:channel 67:check -49:circle 49:claim -36:close -47:coin 28:cold
21:colleague -47:collection -33:com -51:compare 21:consolidate -41:control -25:convert -21:cost 20:counterparty 41:court -38:creat
56:create 55:creator 44:crypto 38:custom -41:d 93:dao 35:data -22:day -27:decimal 34:defi 35:deploy 63:dev 64:did 47:do 20:done
42:draw 44:dump 25:earn -59:eligible 41:else -68:employ 62:empty 51:en -22:epoch 55:erc20 -23:error -31:etherscan -43:even 70:every
20:everyone 39:everyth 31:exact 34:exchange 64:expire -29:exploit 57:explor 59:factory 23:farm -57:fattest 24:fee -46:feed 53:fetch
34:figure -26:file -55:find -26:firm 22:first -54:flow -24:forgot 48:found -53:freeze 37:friend -33:from -20:front -29:full 34:fund
-23:gain 44:gave -32:get -20:gett -26:give -32:given 20:goe -53:gone 62:governance 50:grandson 39:green 46:ha -21:hack 57:had
-43:hand -33:hardware -35:hash 38:have 73:he 29:held 51:her -26:hex 27:hi -31:high -39:history -39:holder 22:holding -50:home 51:hot
-39:hour 26:husband -25:idea 70:if 22:im 31:incl 70:incom -61:inscription 31:inside 42:internal -39:it -24:item 57:itself -21:job
-22:jpeg 33:just -40:key 45:kind 39:know 31:l2 -40:lamport 48:land 46:last -38:launder 23:ledg 77:left -43:legal 37:lent -21:letter
-35:level -31:lightn 21:like 28:lin 45:line 20:liquidity 44:lol -42:lookup 33:made 35:make 40:max -95:mempool -42:message -53:min
41:mine 22:mint -32:move 35:movement 69:multisig 31:must 42:nam 28:name -71:native 29:net -37:nev 40:new 28:news -30:no -42:node
-41:not -32:numb 34:old 33:once -30:operator -49:order -59:ordinal 35:oth 49:our 52:outgo 33:output 34:p 50:pap -27:park
-37:passport 39:pay -44:pend -44:people -26:per -51:person 37:phantom 42:piec -24:pippin 32:pl -43:place 20:please 32:point -26:pool
34:present 48:pric -31:price -50:print 30:profile -28:profit -47:program 44:provide -53:pull -23:put 40:queue -48:rate 59:reach
-27:real -23:realis -54:reason -28:receiv 21:receive 26:record -75:regist 34:relay 49:rent 41:report -35:resolve -29:return
22:reverse 41:rich 26:right -39:rout -28:run 28:same -25:sandwich -63:satoshi -27:screen 48:search -20:second 55:see -39:seen
-24:send 21:separate 52:set -28:shar -46:sheet 23:show -23:side -43:sign -51:sit 64:sitt 58:small -39:smallest 23:so 48:sold
-38:solidity 30:some 61:someone 26:somewhere -56:son -24:source 46:spendable 76:spl -26:split -50:stabl 33:stablecoin -32:stake
35:stand 55:statement -40:statu 24:still 39:storage -37:story 24:straight -48:subdomain -35:supp 37:support 26:swap 20:symbol 21:tag
-39:take -59:talk -42:team -37:term -74:th -35:their -44:them -27:there -44:they -50:thi 30:those -44:tim -21:today 27:told
27:tonight -34:too -38:top 26:touch -41:trade -31:trader -37:transaction 43:transf -22:trc20 57:treasury -29:trezor -76:turn
25:twitt -34:type 34:u -35:und -24:unlock 20:utxo -36:valuation -54:value 52:vault 36:very -25:view 38:vitalik 42:volume 22:wa
-33:wait 29:we 21:were 28:whale 40:where 35:which 28:while -23:who -28:whoev -35:whole 29:will -58:win -28:word 20:worth 32:would
-45:write -32:wrong 55:yet 37:yield 50:you 59:zero @category=prediction_markets -5:* -21:^ -35:^account 30:^all 54:^and -31:^best
-67:^bet -42:^bid -42:^by 49:^cheapest 28:^clos -46:^did -47:^do 28:^give 41:^ha 20:^hottest -30:^i 31:^imp -44:^in 24:^it
-21:^keccak256 52:^last -62:^level 21:^mid -24:^need -38:^no 33:^odd -22:^on 28:^open -35:^ord 55:^price 33:^print -59:^put 24:^the
26:^trad 21:^volume -20:^we 20:^what 43:^ye 24:about -29:aft 43:also -21:and 25:any 51:anyone 26:anyth -40:apple -28:are -28:balance
-36:been -39:best -30:bet -60:betfair 42:bettor 21:between 66:book 20:bot 31:bought 24:budget 22:buy 38:by 43:chance 58:cheapest
-38:close -24:coin -43:com 42:company -28:condition 32:contract -21:copy 27:cost 72:could 22:d 33:decemb -31:each -29:earn 28:eith
37:every 29:everyone -31:everyth 50:exact -22:exchange -47:fee -31:for 61:from -21:ga -48:good 21:guy 25:had 32:held -21:high
27:highest -67:holder -34:hour 26:if 24:insid 34:interest 23:just -21:keccak256 -36:keep 82:l2 -37:largest 24:lead -47:left
-62:legal -33:lend -24:licence 29:link 21:list 42:look 21:los 45:made -99:manifold -29:market 36:meet 23:midpoint 50:minute 33:money
47:morn 54:most 40:mov 26:move -77:nam 83:no -22:not 40:now -39:odd -20:of -21:offer 27:office -79:old 22:only -21:ord 50:outcome
22:over -33:own 29:paid 70:pay -67:people 34:piece -62:plu 59:politic 20:poly 20:position 36:post 33:print 38:profile -43:proposal
-49:put -24:redemption 28:resolv 57:resolve 24:right 57:rn 23:rows 38:rul 27:run -52:say -44:search 60:see -32:set -22:settl 39:shar
31:sid -38:sise 36:sit 21:sold -21:some -27:someone -68:someth 43:sport 44:stak -26:still 26:sub -31:t -39:team 24:tell -26:term
34:th 34:through 84:tick -41:time 34:told -53:tonight -35:top 26:total -41:trader -28:u -46:und 55:up -31:use 52:very 48:volume
-24:wallet 40:week -34:whale 24:which 23:who 34:whoev 28:whose 55:will 36:win 35:won 72:would -40:ye @category=search_discovery -4:*
31:0x -58:^addres 31:^all 46:^any 29:^before -35:^can 50:^coin 50:^coingecko 47:^compress 71:^contract -27:^could -25:^dex
-35:^dexscreen -22:^doe -22:^everyth 77:^find 24:^for -21:^got 25:^i 57:^id -20:^list -23:^look -38:^market 57:^mint 44:^most
-27:^my -38:^need -64:^nft 36:^our 34:^pair 29:^pyth 27:^resolve 32:^search -32:^show 21:^someone 34:^token 30:^trend 34:^we
43:^where -33:^which -62:^who -25:a 26:about -26:account 27:add -25:airdrop 29:already 46:an 45:any 33:anyth 25:around -47:artist
39:ask 40:audit 44:auditor 23:be -34:behind -37:bett -27:biggest 38:block 37:blockscout -42:bos -26:burnt 31:by 48:category
-25:chang 21:chat -25:client 53:code 40:coingecko -30:cold 42:colleague 25:collect 23:com -32:come -25:company 33:compress 25:config
20:contract 37:copy -35:count 23:crypto -52:d -28:dat -60:data -27:decentralis 22:deepest -25:drop 38:each -31:else -25:en 23:entry
27:error -25:exchang -23:explain -55:explor 46:file 86:find 45:found 21:futur -35:gave 38:geckoterminal -54:google 23:group -48:hand
-26:hash -28:her 34:here -36:hi -24:hold -36:hot -24:how 51:id 40:identify -26:if -33:includ 28:it -25:item 32:just -29:keccak
37:keep 28:kind -52:know -22:largest -47:lay 27:ledg -22:listing 40:log 27:long 42:m -47:made -25:make 24:match -22:mcap 22:mean
-27:member -28:mention 30:mint 26:morn 22:most 46:must -39:my -32:name -61:need -21:newest -53:not -31:now 44:numb 60:old 23:on
-43:one -44:only -40:oth -24:own 23:pair 22:pap 49:pas 38:past 37:payment 26:piec 69:pippin 68:pl -58:plu -22:pric -29:profile
30:publish -26:pump -44:rank -51:real 26:recent 24:resolve 25:right -44:role -20:rows -63:same -34:satoshi -29:say -57:script
26:search 62:sector -30:see 40:send 24:set -50:sheet -60:should 25:show 22:sit 31:so -21:some 25:someone 74:someth 33:sort -30:spot
29:spreadsheet 31:start 34:statu 27:still -67:stock -33:str -40:tell 28:text 38:th -20:that -24:their 49:them -39:there 22:thi
-74:tick -30:tim 23:time 23:token -37:tonight 42:tool 33:trade 23:transaction -21:transf 46:trend -23:turnov 28:two -36:u 24:und
29:use -21:v -55:value -36:verification 35:verify -36:wa -27:wallet -23:want 25:we -21:website 21:what 51:whatev -59:who 40:whom
-40:whose -54:work 35:write -44:you @category=security_risk 12:* 51:^and 47:^any 36:^anyth 75:^are 29:^buy 25:^check 26:^coin
30:^could -32:^decode 21:^dev -56:^did -48:^draft 39:^for 20:^honeypot 20:^if -22:^in -41:^it -29:^latest 26:^list -30:^make
36:^metamask -36:^mint 63:^newest -25:^next -20:^on -48:^our -21:^please -96:^revoke 32:^safe 51:^show 23:^someone -33:^there
27:^token 27:^top 48:^wa -42:^when -23:^where 20:^which 30:addres 34:aft -23:against -30:airdrop -25:all 20:allow 29:already
-69:also 44:any 43:anyone -41:anywhere 35:approv -30:approval 25:are -23:art 34:artist 39:at -26:audit 33:back 38:be 68:been
-22:before 26:big 40:biggest -32:bond 104:burn 29:but 38:button -30:buy 27:came 55:can 23:chain -37:click 28:close 35:code 23:come
-27:commit -33:community 35:company -40:cost 74:counterparty -47:cousin -33:creat 33:credit 37:dangerou 29:dao -28:data -30:day
-32:decode -31:deploy -22:deposit -67:dex -30:did -37:doe -48:draft 29:drain 23:dust 29:earn -21:email -43:end 26:erc20 -81:every
34:everybody 33:everyone 45:far 28:fear 27:file -35:find -40:flagg -36:floor -24:for -20:found -45:free 24:freeze -25:friday
-22:friend 39:from -39:front -24:full -37:gave -28:get -27:github 42:go -51:goe -37:grant -28:hack -24:he 53:hex -28:hi 33:hidden
87:hit 20:id -37:inside 22:into 41:investment 25:it 33:l2 43:latest 31:launch 38:launder 28:lead -40:left 58:legit -22:lend 26:lett
23:letter 37:list -23:lol 35:look 34:lp 63:made 45:mail -31:make 30:maliciou 32:many 42:memecoin 39:metamask -24:min 34:mine
-31:minute 26:money 26:more -22:most 22:must 26:nephew -43:network 37:newest -22:news 24:newslett -31:next 46:no -21:not -47:old
25:one -34:open -35:or -43:oth 34:own 25:pair 38:park 48:paus -41:pension 35:permission -40:permit 31:permit2 -35:please 60:plu
-22:post -27:print -24:project -29:protocol -24:public 29:rais 27:real 62:reason -22:reentrancy -100:revoke -24:right 75:risk
24:rout 27:rows 44:rug 31:rugcheck -31:run 68:safe 29:said -29:same 23:sanction 45:say -29:screen 62:security -21:several 30:short
93:should 35:show 21:simp -38:since 55:so -28:solidity 26:someone -31:somewhere -35:spl 21:stable 41:statu 28:stolen 51:swap
-43:switch 79:t -46:that 31:them 76:these 28:think 62:those -49:tick 35:token -50:tonight 29:top 27:trad 27:transfer 42:trap
-52:trezor 23:trust -33:trustworthy 66:turn -42:unlimit -21:unlock 29:until -27:upgrade 33:us 38:valu -43:vitalik 41:want -28:we
34:went 54:were -22:wheth 30:who 42:whoev 38:why 43:with -30:withdraw 25:withdrawal 57:worth -31:would 29:year -26:yet -32:you
@category=token_contract -14:* 35:^ -26:^a 51:^allowance 81:^and -71:^call -40:^can -30:^chart -32:^circulat -25:^convert -23:^could
28:^do -63:^event -49:^every -37:^everyth -78:^find -24:^ga 39:^get 26:^ha -24:^hash -25:^have -29:^held -21:^hold 24:^holder
-20:^honeypot 24:^i -22:^in 49:^it 24:^largest 30:^latest -27:^ledg 40:^look -55:^make -29:^may -53:^mint 56:^need 36:^next
-47:^numb 23:^of -26:^open 50:^our -26:^please -27:^read -28:^review -23:^should 28:^so -21:^someone 23:^source 55:^stack 53:^tell
27:^to -73:^token 35:^top 39:^topic0 23:^total 70:^turn -29:^twitt -24:^two -67:^verify 42:^wallet 23:^website -27:^when 25:^with
-26:a 35:abi 21:accord 63:address 22:aft -28:against 50:allowance 44:already -59:also -25:among 58:amount -21:app -37:approval
39:argument -28:arrive -29:artist -47:attach 73:auditor 46:average -41:been 29:bet 28:big -29:biggest 47:blob 34:board 61:book
31:bool 23:both -20:broadcast -73:burn -26:burnt -32:by 30:byte -65:call 46:calldata -27:can 54:change -26:chart 47:client
33:competitor 35:compil 28:confirm 28:constructor 34:control -37:country 48:cousin 27:cov -52:create 44:d -23:dangerou -25:dao
-47:dat -30:data 53:decimal -23:decod 21:desk 29:developer 57:dex 24:different -30:do 58:down 40:draw -47:each -31:eip 49:email
-31:emit 87:employ 26:entry 34:error -39:etherscan 33:even 45:event 36:everybody -22:everyone 26:evm 45:exist -22:explain 40:explor
-53:factory -23:fail -35:far 22:farm 44:fattest 27:feed 20:fetch -24:figure -20:fil -77:find 58:firm 40:flow 27:follow -39:follower
-27:forgot -30:free 23:from -29:front 39:full 33:function -38:ga -60:gave 21:geckoterminal 24:get 38:gett -24:got -57:governance
42:grandson 41:grant -45:group 26:grow 36:hack 29:hand -26:happen 27:hex 20:hidden -31:him -41:hit 25:hold 50:holding 37:income
36:index -40:input -50:json -27:kilometr 53:know 62:lamport -31:landlord 30:late 35:latest -55:launch -35:least -40:legal 31:like
-24:lin 37:log -39:logo 28:look 29:main -62:make 25:many 22:market -43:match 42:mean 30:meme 28:memo 46:mention 39:method -29:mil
55:min 51:mint 27:minute -52:month 32:more -61:morn 46:mov -41:multisig 26:must 31:myself 31:name -33:native 33:need -43:no
61:nobody -67:nod -23:not -60:off 46:official 31:old -24:once -28:one 37:open -58:oth 25:over 33:page 24:paid 38:pap -43:part
26:percent -23:permit2 -32:phantom -37:piece 33:pile -34:pippin -45:pl 33:point -74:post -23:price -30:protocol 48:proxy 40:publish
62:pull 22:purchas 22:purchase -25:rank -36:real -36:reason -67:receiv -29:reentrancy -31:regex 38:relay -46:result 43:return
25:revert 20:review -34:round -29:rug -38:safe -51:sal 60:sale -68:same 56:satoshi -53:say 21:school 36:search 24:see -33:sell
-37:send -20:service 21:set 40:shar -35:share 23:sheet 45:shill 26:should -66:since 22:single -23:sise 28:sist -37:so 28:somewhere
-70:spell -45:spend 42:split 25:spreadsheet -45:square -32:stabl 37:stack 37:still 50:stop 20:sunday 47:table -20:take 31:team
-34:telegram 37:tell 26:text 65:th -29:theft -28:their 23:them -44:those 52:tick -23:ticket 33:tim -44:time -27:token 41:too 57:top
45:topic 47:topic0 -32:total -22:track -29:trad 36:trade -55:transf -27:trezor 50:turn -44:twitt -35:tx 55:und 44:unit 37:unknown
-31:unlimit 61:unlock -22:until 28:up -49:upcom -35:use 20:used -23:v -20:valu 31:value 54:verification -29:verify 27:view 29:volume
34:w 46:wallet -41:way -46:were 21:where 29:who 25:whole -34:whom -54:whose -31:wire -24:with 21:withdraw -31:without 25:work
-32:worth -24:write -42:wrong -26:yet -29:you -23:your @chosen-count -35: 158:* -73:? -21:^how -39:^i 50:^newest -46:^put -24:^quote
-60:^the 34:^what 87:^which 29:^who -20:about -56:account -29:addres -48:and 56:are 23:back -46:bet 69:biggest -84:buy 97:by 55:cap
30:category -51:cent 25:chain 101:coin 78:coingecko 70:collection 33:contract -28:could 67:crypto -59:defillama 74:dex -52:did
-29:do 24:each 50:em 56:enough 94:event -57:exchange 89:first -51:for -65:have -29:he -55:how -28:i -34:if -33:into -67:it 33:just
47:list -31:market 22:me 22:mint 58:money 76:most -31:much -67:my 39:new 68:newest 34:nft -25:nonce -49:now -48:numb -30:of 35:off
32:on 28:one 70:only 84:open 24:out -30:over -38:pay 25:people 71:per 27:pl 80:pool -52:price -45:put -24:quote 75:rank -52:rate
-34:right 81:rugcheck -23:say 63:show -25:sit 21:so -23:str 56:their -24:there -32:thi 62:to 35:today 104:token 39:top
48:transaction 36:up 49:volume 29:want -35:what 26:where 74:which 31:who 62:with -33:word -35:worth -22:would -104:ye -29:you
@chosen-said 90:* @chosen|other @content=2|first @outside|first=0 @slot-said -17:* @content=0|first @lacks|points=none|unnamed
@lacks|points=own|left @leaves:time @outside|first=2 @outside|whole=0|taken @whole|taken -8:* @content=1|first @share=2|other
@wide=1|other -26:* @content=3|first @whole|open=person!|left @whole|open=person!|unnamed -3:* @content=4|first
@lacks|points=own|unnamed @outside|unnamed @unavailable @whole|open=person|taken @wide=0|other 4:* @content=5|first @first=4|other
@lacks|first=3 @outside|named=1 @outside|whole=1|taken 9:* @content=6|first @lacks|points=this|taken @outside|first=4 @uses:holder
20:* @described @lacks|whole=1|taken @leaves:step @outside|asked-fit=1 @outside|left @outside|points=own|unnamed 15:*
@drops|named|new|other @outside|asked-fit=-1 @outside|asked-fit=-2 @outside|points=theirs|unnamed @outside|strange=3 @src=none|other
@uncited|other -6:* @fault @whole|open=person!|taken -87:* @first=1|other @lacks|points=none|left @outside|asked-fit=4 -24:*
@first=2|other @lacks|points=theirs|unnamed -25:* @first=5|other @outside|words=3 @whole|points=theirs|taken 25:* @first|other
@joint=rules|3 @lacks|first=2 @lacks|open=person|taken @leaves:coin @outside|first=3 @outside|words=2 @ruled=outside @uses:number
29:* @group=first @src=none -6:* 37:24h 74:^ 35:^24h 42:^a 22:^about 31:^accord -35:^account 51:^addres 27:^all 96:^also -33:^am
20:^an 108:^and 33:^any 38:^anyth -38:^apple -27:^ask -25:^at 50:^ath -47:^attestation -25:^balance 59:^before -46:^best -67:^bet
-42:^bid 69:^biggest -38:^block 35:^book 56:^burnt 33:^busiest -23:^by 39:^call -31:^can -65:^cancel 27:^candl -30:^capital
49:^chart 25:^cheapest 46:^check 39:^clos 66:^coin 30:^coingecko 40:^collection 37:^compare -26:^compress -21:^compute 103:^contract
66:^cost -28:^crypto 47:^current -24:^custom -22:^decimal -21:^deposit 35:^depth 23:^did -25:^do 44:^dominance -54:^draft -54:^event
42:^every -42:^explain 31:^explor -24:^farcast -56:^fetch -33:^fill -22:^find -29:^floor 23:^for -54:^freeze -74:^from 24:^fund
-55:^futur 39:^get 55:^give -22:^got -31:^hash 45:^hashrate 27:^have 33:^height 53:^held 27:^hey -29:^highest -21:^hold 22:^hottest
-27:^id 64:^if 45:^in 41:^it 27:^just -32:^keccak256 -23:^largest -25:^latest -40:^ledg -31:^lend -63:^level -29:^liquidation
-27:^liquidity -24:^list 34:^lock -45:^long -41:^look 30:^lowest -23:^lp -35:^make 58:^margin -49:^market -42:^may -50:^mempool
-49:^message 39:^metamask -32:^min -30:^most -21:^my -72:^nam -35:^name 21:^namehash 34:^need -56:^network 78:^newest -31:^nft
-69:^numb 30:^odd 29:^on 82:^one 32:^only 44:^our -34:^payment -67:^pend 72:^perp 33:^pl -34:^plan -33:^please 22:^pnl -90:^point
-21:^pool -25:^protocol 23:^pull -64:^put 32:^pyth 30:^quote 51:^rank -29:^rarity 53:^rate -34:^read -40:^realis 26:^resolve
30:^rest 38:^revenue -45:^review -98:^revoke -138:^rows -20:^rpc 33:^safe 40:^sat 56:^say -23:^sell -73:^should -49:^side -47:^sign
-81:^since -78:^sise 36:^so 73:^some 28:^stablecoin 54:^stack -59:^stak 23:^supp 39:^swap 67:^tell -27:^text -34:^that 37:^their
22:^they 21:^thi 34:^time 59:^token 40:^top 62:^total 26:^trad -27:^transfer 22:^trend 38:^turn -28:^tvl -49:^twitt -31:^unclaim
23:^value -56:^verify 43:^volume 118:^wa -29:^wallet -24:^want 40:^website 39:^whale 26:^whatev -23:^when -21:^wheth 21:^why
-61:^with -65:^withdrawal -28:^worth 20:^would 40:^ye 23:abi 21:accord -34:account 43:actual
-86:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -97:address
22:adjustment 34:advis 21:aft 22:against -33:airdrop 21:alert 20:all 21:already -62:also -21:altcoin 43:am 35:amount -21:and
27:annual 56:answ -52:answer 41:any 39:anyone 25:anyth 38:apart -60:api 32:app -65:apple 24:approv -60:approval 27:apy 35:argument
23:arriv 48:arrive -43:art 43:artist 40:ask 24:asset -58:association -27:attach -56:attack -74:attestation 45:auditor 28:aunt
40:average 26:away 51:bag 43:bal -23:balance -32:bank -25:bar 30:base 42:basi -34:beacon 34:before -37:behind -20:below -31:best
-49:bet -61:betfair 36:bettor -32:bid 61:big 30:bigg 32:biggest -60:bill 72:blockchain 24:board -53:bond 32:bookkeep 38:bool
-41:boost 25:born 42:bos -22:bot 55:both 34:bought 43:bridg -54:broadcast 60:broth 22:budget -42:built -47:buy 24:byte -34:bytecode
20:call 37:calldata -23:calory 44:came -79:cancel 24:cannot 62:cap -26:capacity -39:capital -46:car 26:carry -21:cash -25:cast
27:category 37:cent 51:certain 22:chain 54:chang 21:change -38:channel -29:charge 21:chart 24:chat 25:cheapest 60:check -79:circle
-25:circulat 68:claim 25:clean 20:click 82:clock -21:clos -38:close 31:closest 48:code 20:coin 30:coingecko 39:colleague 48:collect
-45:column 42:come -61:commit 57:committee -28:community 23:company 47:compar 61:compare 53:competitor 28:compil 22:complete
-38:condition 34:conference 29:confidence 25:consolidate 36:constructor 78:control 21:convert 56:could 86:counterparty 32:court
65:cousin 34:cover -67:creat -27:create2 31:crypto 36:csv 32:currency 35:current 61:d 27:dangerou 21:dapp -31:dat 23:day 80:dear
30:decemb 48:decimal -28:declare -39:deep 41:deploy 53:deployment 45:deposit 68:depositor 31:depth 32:derivativ 21:desk 52:dev
44:dex 30:did -32:difficulty 37:digest 46:digital -32:discord 41:discuss -35:disposal -60:dispute -46:dividend 47:document -21:doesn
28:dominance -42:don 47:done 64:down -51:draft 29:drain 51:draw -22:due 23:dur 26:e 73:each 39:editor 42:eip 64:eith -70:eligible
-36:else 28:em 30:email 36:empty 30:en 34:end -44:english 37:enough -40:epoch 23:erc20 29:erc721 24:error 28:estimate -29:etf
-39:etherscan 44:everybody 54:everyone 32:evm 21:ex 42:exercise 47:expire -56:explain 74:exploit 29:explor 32:fail 20:fake -53:fall
-30:farcast 28:farm 95:fattest 21:favourite -49:fear 45:fee 80:fetch 47:figure -21:fil -37:file -34:find 22:fine 26:flagg -35:flow
47:follow -73:follower -52:forgot -39:form -39:forum 37:found -67:free -37:freeze -52:friday 33:friend 21:from -23:frozen 20:fund
22:gain -20:gainer 35:gallery -21:gave -43:germany -26:get -30:geth 33:gett -44:github 20:give 54:go -73:gonna -53:good -56:google
65:grandson -65:gre 30:greedy -32:group 47:grow 62:had 33:hang 40:hard -26:hardware -42:hash -58:hashrate 27:he -25:headlin 38:hedge
-29:height 24:held 33:hello -46:help 27:her 28:hex 27:hey 28:hi 34:hidden 21:high 33:highest 65:him -40:history 50:hit 22:hold
-57:holder 35:holding -61:home 43:homework 43:hot 21:hottest -26:ibuprofen 22:id 39:identify 20:if -25:imp -39:impermanent 22:incl
36:includ 79:incom -30:inflow -22:input -83:inscription 22:insid 48:inside 37:inventory 31:invest 63:investment 50:invoice 29:item
-46:job 22:journalist 46:jpeg -49:json 48:just 71:keccak -32:keccak256 107:keep -75:key -29:kilometr 86:kind -20:knee 25:know
-48:knowledge 67:known -38:kyc -24:l2 84:lamport -49:landlord 40:large 26:largest 37:lat -36:launch 26:law -42:lawyer 27:lay 46:lead
75:least -49:leav 34:leave 36:left -98:legal -32:lend 32:lent -56:level -67:leverage -27:licence 54:lie -49:lightn 23:like 48:liq
-34:liquidation -57:listing -36:liv -27:live 43:log -34:login -77:logo 26:lol -33:long 40:look -39:lookup -31:los 75:lost 63:m
42:made 58:mail 57:main -26:make 29:maliciou -101:manifold 41:mark 38:marketplace 49:may 40:mean 32:meet -55:mem -50:member
33:memecoin 53:memo -22:mempool 51:mention -38:message 20:metadata 30:method -22:mev -48:mid -33:mil -23:min 29:mine 23:mint
-35:minut 94:minute 21:mix 53:money -70:month -49:mood 42:more -31:mortgage -47:moth 31:movement 29:multisig 59:must 33:n
27:namehash -40:native -25:near -29:nearest 50:need 49:nephew -21:nev -37:news -37:next 21:nft 53:no 54:nobody -82:nod 29:node
52:normal -51:not 47:numb 52:number -34:odd -30:off 20:official -70:often 36:ohlc -38:oi -24:old 31:onchain 57:one 26:oracle -41:ord
-35:order 41:orderbook -114:ordinal -35:oth 45:out 46:outcome 35:outgo -20:owe 21:owner 31:p 27:page 42:paid -21:paint 76:pap
-44:park -27:part -45:passport 58:past 39:paus 42:pay 29:payment 56:payout -43:peg -60:pend -37:people -49:per 30:percent -35:period
31:permission 37:permit 29:perp 75:perpetual -55:person -33:phone 34:pick 22:pictur 52:piec 27:pile -47:pippin 61:pl 21:plac
-51:plan 64:platform 32:plenty 20:plot -62:plu 67:podcast 33:point 54:politic 41:poly -42:portfolio 47:possible -88:post -34:pow
82:ppl -34:premium -27:prepare -28:pres 33:present -21:price -56:primary -34:print -25:priority 40:profile -29:profit 31:prop
-65:propos -27:proposal 42:provide 26:proxy 39:publish 39:pull 53:pump -28:put -40:python -61:query -26:queu 39:quot -27:range
-53:rarity 29:rat 45:rath 31:ratio -39:re 79:reach -24:realis -46:reb8tk3gbgk5auzkwc6shnwrgvjh8dualh 50:receipt -31:receiv 34:recent
25:recipient 28:recommend 30:record 21:recov -28:redemption -46:reentrancy -35:regex -76:regist 63:relay 54:rent -24:repo 21:resolv
37:resolve -53:result -37:revenue -93:revoke 33:rich 52:rn 42:role 56:rows -47:royalty 21:rpc 28:rugcheck -56:run -21:runn 27:safe
26:said -34:sal -25:salary -40:sale 20:sanction -44:sandwich 46:sat -44:satoshi 44:saving 53:say -54:schedule 28:school -35:screen
-50:season 26:second 22:sector 38:security 49:see -31:seen 28:sell -25:send -46:separate -50:serv -30:service 46:set -24:settl
-64:settle 76:settlement 38:shar -74:she 27:shill -49:shop 25:short 31:show 46:sid -22:side 23:sig -34:signatur 29:signature
-60:simple 45:sist 30:site 50:sitt -38:skip 81:slide 24:slip -49:smallest -44:snapshot 69:so 44:sold -33:solidity 45:some
24:somebody -24:somewhere -39:soon 30:source -62:spell -32:spend 21:spendable 38:spl 47:split 41:sport 33:spr 34:spread
40:spreadsheet -46:square 80:stable 39:stablecoin -48:stake 41:stand 40:start 35:startup 20:statement -63:station 67:still -41:stock
28:stolen -29:stood 63:str 26:straight -24:stuck 67:student 24:sub 22:succe -32:sum 34:support 61:swap 42:switch 31:symbol 22:table
-39:tak -21:take -34:talk 31:teach -47:telegram 34:tell 50:test -33:text 44:th 20:that -27:theft 55:themselv -21:then 32:there
73:these 29:thesi 53:thick -29:thing 21:think 68:those 30:through 37:thru 43:tick -36:till -54:tim 32:timestamp 28:today -50:tonight
-50:too 32:took 37:topic0 -33:tornado 25:touch -46:tp -52:trace 21:trade -107:trader 57:trait -63:transaction 32:transf 36:trap
-56:trc20 27:treasur 47:treasury -21:trend -73:trezor 24:trust 52:trustworthy 59:turn 71:turnov 49:tvl -31:tweet -79:twitt 57:txid
22:type 54:understand 44:unknown -49:unlimit 24:unlock -21:unspent -25:until 39:up -64:upcom -32:update -43:upgrade 44:us 25:use
50:used -38:user 47:utc 44:utilisation 84:v -39:validator 62:value 35:vault 30:venu 31:venue -33:verification 36:version 77:very
-21:via -41:view 34:vol -21:volatility -31:vot -44:vote 24:w 23:wa -57:walk 39:wanna -32:watch -32:way 25:we -24:weath 30:website
24:what 59:where 32:wheth 29:while -27:white 47:whoev -29:whole -59:whose 25:why -22:wife 52:will -22:win -71:wire 69:withdraw
47:wont -24:word 35:work 54:world 51:worldwide 29:worth -42:write -46:wrong 22:wrote -38:x -55:ye -23:year -23:you -44:your -38:z
44:zero @joint 29: -29:* 40:0x 24:24h 25:? 44:^a -42:^about 52:^all -131:^and -41:^any -68:^are 48:^best -23:^bid -22:^biggest
64:^buy 46:^candl 93:^chart -44:^collection -81:^compare -91:^could 44:^dex -35:^did 50:^do -24:^doe 49:^event -39:^every
29:^everyth -26:^fee -31:^floor 91:^for -39:^from 21:^fund 33:^ga 38:^got 89:^holder -49:^if -53:^in -34:^last 62:^latest
47:^liquidation 30:^look 64:^market 21:^my 105:^need -67:^net -54:^next 79:^oi 109:^on -34:^open 26:^or -53:^our -61:^perp
51:^please 104:^pool -89:^price 57:^put 76:^read 61:^since 20:^somebody 48:^spot -32:^stablecoin -34:^tell -59:^that 21:^there
-30:^thi 27:^top -79:^total 40:^trend 139:^tvl 42:^two -35:^v -25:^we 23:^when -21:^which 32:^who -26:^whose -34:^why -61:^would
28:a 25:abi 54:about 23:above -58:accord 23:account -39:acros -114:active -39:actual -23:add 44:addres 38:address 35:afraid 32:again
-40:against -101:alchemy 64:all -45:allow 57:already 90:also -22:among -77:answ 34:any 24:anywhere -27:apart 62:ape 46:api
50:approval -103:apy -57:are 61:around 31:arriv 45:arrive 40:article 25:artist 22:ask 21:atm -60:auditor 54:average -34:bag -84:be
23:been 41:before 106:behind 32:belong 37:below -69:between 35:big 62:biggest 64:blacklist -26:block -30:blockchain 40:boost -46:bos
26:bot -40:both -22:bought -21:bridg -27:bridge 55:broth -34:build 51:built 42:burn 85:burnt 76:but 123:buy -30:by 37:byt -51:call
104:candl -43:cap 28:capacity 27:category -39:chain 23:change -36:charge 39:chart 27:chat -55:cheap -53:cheapest 38:circulat
22:client 58:clos 32:close 39:code 50:coin 45:cold -58:collect -30:com -45:come 42:company -47:complete -21:compress 54:condition
-85:confidence 50:confirm 73:confirmation 36:contract -33:control -46:copy -28:cost -52:could 57:count -27:creat -39:create
-35:create2 -63:crypto 76:current 38:d 27:dapp 73:dat 23:date 66:daught -70:day 38:decentralis -56:decimal 39:decod -44:decode
-31:defi -99:defillama -22:deploy 77:depth 44:description 56:dev -67:dex -53:dexscreen 21:did 99:difficulty -56:digest 51:do -41:don
-41:down 37:due 60:dump -28:dur -43:e -48:each -55:earn -34:eip 87:else 26:en -74:end -26:enough -63:entry 48:epoch 69:erc20
-28:erc721 47:error -33:etherscan -52:every 41:everybody -52:everyone -28:everyth -86:exact 34:exchang 45:fake -64:farm 30:fath
60:fear 41:fee 78:feed -94:fetch -90:figure -41:fil 48:file 25:fill 42:find -54:floor -49:follow 59:forgot 22:form 32:front -61:full
-26:function 24:ga 34:geckoterminal 42:give 26:given -45:go 29:goe 73:gone 33:good -30:goplu 23:got 23:governance 69:government
44:grant 76:gre -58:greedy -36:grow -54:guy 30:ha 25:hack 37:had 58:hand 25:happen 60:hash 108:hashrate 78:have 38:he 27:height
-43:here 34:hex 60:hi -50:high -41:highest -25:him 70:history 44:hit 93:holder -57:holding 45:honest 31:honeypot 51:hot 53:husband
63:if 50:imp 22:impact -46:in 40:incl -20:includ -60:incom -35:init -34:input 57:insist -44:into 24:invoice 21:issu 33:itself
-20:just -28:keccak -76:keep 23:kept 40:know 21:known 55:l2 95:land 20:largest -49:last -29:late 36:latest 57:launch -47:lead
-105:least 31:led 41:left 37:lent 48:let 56:lett 43:leverage -23:licence 40:like -54:limit 65:link 53:liq 45:liquidation -49:live
26:lock -58:log 52:logo -34:long 22:los -44:lost -62:low 84:lowest 23:lp 24:made -39:mail 36:many -31:margin -71:market 57:max
-76:may -38:mean 65:member 30:memecoin -36:memo -45:mempool 65:mention -24:message -30:mint -105:minute -41:moment -43:month
-42:more 40:morn -73:move 24:movement -31:much -60:must 46:n -120:nam 49:name -51:nearest 24:need -57:net 48:new -29:newest
-22:newslett -29:next 34:nft -41:nobody 27:normal 31:not 25:noth -61:numb 21:odd -66:off 53:offer 51:often 81:oi 25:oldest -56:once
-39:one -47:only 41:open 57:option -53:oracle -102:oth 89:out -22:outcome -33:over 35:page 47:paid 26:pair -27:pap 59:park 71:part
51:pas -77:past -41:pay 33:payment 68:payout 26:people -37:percent 46:period -38:perp -84:perpetual 52:phantom 34:phish 27:phone
22:pictur 53:picture -26:piece 98:pippin 63:pl -48:plain -51:platform -72:plenty 23:plu -52:point -49:politic 31:pool -23:position
22:possible 42:post -117:prediction 40:premium -65:present -38:pric -48:price -41:print 85:priority -66:profile 25:profit 73:program
-47:project 21:proposal 42:public -77:pull -54:pump 61:purchas 25:put 41:pyth 90:question 23:queue -33:quot -30:quote 27:rabby 73:re
51:read 73:real 56:realis 44:receiv -23:receive 93:recommend 27:record -49:relay -26:report 102:rest 35:result 27:revert 21:revoke
-31:reward 41:right -75:rn -32:round -47:rout -140:rows -41:rpc 33:rug -43:rugcheck -31:safe 68:said 64:sal 54:same 105:sat -21:say
35:scam -42:school 29:search 34:see 39:seem -62:sell 56:send 29:sent 68:separate -32:serv 28:sery 37:set -23:settl 68:shar 56:share
21:she 81:sheet 50:should -23:show -42:side -68:sig 51:signature 50:since -22:single -79:sise 33:sist 66:sit 45:site 44:sitt
-87:slippage 70:slot 74:so -21:sold -21:solidity 24:some 53:somebody 30:someone 62:someth 70:somewhere -40:sort -61:source
22:sourcify -29:spam 54:spend -43:spl 25:split 42:spot 53:spread -66:stabl -50:stablecoin 35:stand -32:start -66:state 29:still
-50:stolen 78:storage -27:story -38:str -49:straight 64:strik -55:stuck 26:stuff 32:succes 91:supp 34:support 38:swapp -65:table
55:tak -44:take 60:talk 37:tax 30:team 46:telegram -50:test 31:th 26:the -23:theft 46:their 112:then 69:there -84:these 50:they
-32:thi 66:thing 91:think -31:those -108:through 44:tick -40:time 24:timestamp 36:to -48:today -23:token 35:told 74:too -45:topic
-65:topic0 34:total -25:touch 70:tp -78:trace 23:trad 44:trade 59:transaction -30:transf -67:transfer 74:trend -62:turnov 25:tvl
128:two 23:tx 76:u -32:unclaim -47:und -23:unit -31:unlimit -32:unlock -33:unspent 25:until -23:up 45:upcom 22:url -23:use -74:used
95:user -92:v -34:valu 33:vault 95:vb -27:venu 83:venue -40:very 92:view 26:vol 78:vot -27:w -37:wa 21:wait 60:wallet 42:want 73:way
24:we -37:website -62:week -83:well 29:went 76:were 41:when -35:where 29:wheth 45:while 31:who -35:whoev -80:whom -21:whose -22:why
-84:with 59:withdrawal 51:without -27:won -41:word -72:worth -95:would 63:writ -105:year 73:yet -37:you 49:your @joint=1|1
@lacks|open=other|person! -46:* @joint=2|1 @lacks|first=0 @lacks|open=none|unnamed @lacks|open=ours|left @leaves|first
@leaves|more|other -21:* @joint=2|2 @lacks|whole=1|left @outside @outside|open=thing|unnamed @takes:time @title 8:* @joint=3|1
@outside|open=thing!|unnamed -57:* @joint=3|3 @lacks|whole=0|taken @left|other -32:* @joint=4|1 @lacks=2 @outside|own=2
@outside|whole=1|unnamed @outside|whole=3|left 30:* @joint=4|2 57:* @joint=4|3 @leaves:solanaAddress -66:* @joint=4|4
@outside|abroad|ours 39:* @joint=all|lacks -154:* @joint=all|whole 107:* @joint=askings|1 70:* @joint=askings|3 @leaves:thing -100:*
@joint=left|lacks -69:* @joint=left|whole @outside|asked-fit=9 @outside|asked=-2 @outside|points=this|unnamed
@outside|whole=4|unnamed -44:* @joint=repeat|2 @whole|open=thing!|taken @whole|open=thing!|unnamed -101:* @joint=rules|1
@leaves:bitcoinAddress @leaves:evmHash @outside|open=ours!|unnamed @outside|words=0 -58:* @joint=rules|2 @outside|asked=0
@outside|strange=1 @ruled 52:* @joint=rules|4 @lacks|open=ours|taken @lacks|whole=4|unnamed 45:* @keeps|open|new|other @missing
@outside|asked-fit=0 @wide=5|other 27:* @lacks -23: 7:* 26:10x -29:^ 38:^all 66:^allowance 35:^and -21:^anyth -37:^apple
-37:^balance 25:^biggest -32:^block -23:^book -22:^bridge 28:^burnt 34:^buy 42:^by 68:^call -38:^can -30:^capital -49:^chance
22:^chart 51:^check 30:^circulat 51:^clos -27:^coin 52:^coingecko 58:^compare 28:^convert -35:^could -41:^current -56:^decimal
-31:^decode -44:^defi 36:^depth -23:^dex -24:^dominance -46:^draft 46:^event 27:^every 29:^everyth -63:^explain -49:^fee -28:^fill
25:^floor 21:^found 54:^fund -68:^ga 45:^get 25:^give 27:^ha -45:^hashrate 48:^height 26:^held 23:^hey 61:^hold 45:^holder
45:^honeypot -28:^hottest -21:^how -45:^id 28:^in -64:^it -22:^keccak 52:^kind -28:^latest -35:^ledg -22:^liquidation 33:^liquidity
30:^list 23:^look -30:^may 105:^mcap -33:^mempool -31:^message 39:^metamask 30:^mint -31:^my -23:^name 28:^namehash 28:^need
-44:^newest -32:^next -22:^nft -25:^no -36:^numb 30:^of 76:^oi 37:^open -32:^ord -41:^our 55:^pair -21:^payment 38:^pl 23:^plot
23:^pnl -65:^protocol 48:^pull 28:^pyth -22:^rate -34:^read -36:^realis 45:^revenue -44:^review -60:^revoke 38:^rugcheck 72:^run
31:^safe 29:^sat 32:^say 103:^search 23:^sell -22:^settl -62:^should 52:^so -40:^somebody 23:^stablecoin -36:^stak 44:^swap 21:^tape
-55:^the 43:^there -27:^thi -44:^to 36:^token -41:^top -25:^topic0 -21:^tp 76:^trad -61:^transaction 44:^turn 67:^tvl -27:^twitt
-25:^two 34:^und -20:^utxo -22:^v -59:^verify 130:^wa -26:^wallet -28:^want 32:^we -24:^where -25:^will -47:^with -21:^yield
65:above -23:accord -22:account -32:acros -64:actual 25:ad 23:add
-45:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -24:addres -54:address
39:advis 72:aft -24:against 64:airdropp 29:all 42:allowance 56:already -23:also 37:am -24:among -22:amount 31:annual -64:answ
-29:answer -29:anyth 23:anywhere 41:apart 25:ape 35:aped 38:api 31:app -58:apple -28:approv -20:approve 43:argument 62:around
55:arriv 60:arrive 22:article 67:artist -28:ask -57:association 43:ath -66:atm -42:attestation 39:auditor 51:aunt 41:average 20:away
-42:back 28:bag 45:bal -22:balance -30:bank -45:be -35:beacon 34:been 34:began -42:beginn 26:belong 34:best 52:bettor -42:bid
-37:big -25:blacklist -34:blob -28:block 92:blockchain 31:board 23:book 37:bookkeep 24:bos 63:both 55:bridge 29:brok 65:broth
25:buddy 22:built 21:burn 31:burnt -38:busiest -22:busy 29:but 24:button -22:by -28:byt 27:byte 73:bytecode 22:came -47:cancel
29:cannot 58:cap -27:capacity -37:capital -34:capitalisation -41:car -24:cash 36:category 24:cent 68:certain 32:chang 32:change
-37:channel -31:charge 39:chat 45:check -71:circle 44:circulat -36:circulation 45:claim 26:clean -45:click 23:client 40:clos 31:code
22:coin 22:coingecko 40:colleague -32:collection -47:com -28:commit -29:committee -35:community 22:company 72:compare 64:competitor
-29:complete 36:conference 104:confirmation -47:connect 34:consolidate 30:constructor 30:convert -44:copy -51:correct 37:count
63:counterparty -20:country 33:court -38:cousin 20:cover -48:creat -39:create2 -31:crypto 41:csv -32:currency -74:cut 27:dangerou
44:dao 33:dat 31:data 22:daught 55:dear -45:decemb -56:decentralis -22:declare -26:decode 61:deep -49:defi -54:defillama 40:deploy
58:deployment 59:deposit 71:depositor 36:depth 21:detail 39:dev 27:developer -37:dex 49:did -46:diff 30:digit 30:digital 52:discuss
-27:disposal -47:dispute -45:dividend 25:doe -25:doesn 32:dog -35:dominance -30:don 49:down -34:draft 55:drain 43:draw 58:dump -31:e
27:earn 40:eat 85:editor -22:eip -30:eith -47:eligible 69:else 25:em 27:email 55:employ 26:empty 31:enough -52:entry -41:epoch
23:estimate -22:etf -66:etherscan 27:even 73:event 20:ever 41:everybody 21:everyone -30:evm -42:exchang 50:exercise 51:expire
-73:explain 98:exploit 71:explor -24:export -27:factory 24:fail 37:fake -39:fall -21:farcast -24:fattest 36:favourite 37:fee
22:fetch -54:fil -27:file -24:fill -36:fine 27:flagg -53:float 37:flow -71:follower -34:forgot -53:form -27:forum 39:found
20:foundation -47:free -41:freeze -28:fresh -25:freshest 62:friend 58:from -46:full 50:fund -85:ga 47:gain 76:gallery 24:gave
-24:geckoterminal -34:germany -29:geth 21:gett 63:giv -54:go -38:goe -65:gonna -29:goplu 33:got 56:governance 21:grandson -38:greedy
-65:green 30:grew -27:group 30:grow -29:guy 57:hack 65:had -53:hand 32:hang -24:hardware -60:hashrate 50:have 65:he -21:hello
-29:help 52:her -68:here 23:hey 30:high -63:highest 51:him -51:history 59:hit 21:hold -27:home 44:homework 63:honeypot 28:hot
-28:hottest -66:hour 44:husband -24:ibuprofen 30:id -59:idea 39:identify 23:im 46:impact -39:impermanent 53:incom -22:income
-80:index 42:inheritance -33:init -48:input -26:inscription 32:insid 33:integrate 21:interest -44:investment 48:invoice 55:issu
57:issue 23:it 31:item -29:job 73:jpeg -50:json 50:just 33:keep -55:key -29:kilometr 32:kind 43:know 60:known -31:kyc 88:l2
57:lamport -34:land -43:landlord -29:largest -20:late 60:launch -40:lawyer -42:lay 25:least -46:leav 35:leave -27:led 40:left
-60:legal 45:lend 49:lent -51:let 42:lett 21:letter -32:level -36:leverage -34:licence -24:lie -47:lightn -21:lin -29:line 39:liq
40:liquidity 31:list -21:listing -48:little -29:liv -30:lock -44:log -33:login -72:logo 25:long -27:lookup -26:los 41:lose 35:lost
23:lp 29:made 76:mail 38:main 30:maliciou -90:manifold -23:many 76:margin 36:marketplace -44:match 53:mcap -23:meet 44:member
38:meme 43:memecoin -40:mempool 91:mention -29:message 45:metamask -28:method -20:midpoint -33:mil 60:mine 25:mint 65:morn -52:most
-53:moth 75:mov -41:move 41:multisig -33:n 26:name 26:namehash -71:native -24:near -56:nearest 62:nephew 34:network -23:nev
-69:newest 32:news -24:newslett -44:next -40:nod -24:node -26:nonce 54:noth 35:numb -29:number -48:odd 23:of -30:offer -34:often
67:oi -25:ok 28:oldest -39:once 24:onchain 20:one -22:option 21:or -67:ordinal 88:oth 25:our 28:outgo 27:output 29:overall 34:p
49:paid 80:pap 39:paper 41:park -29:paste 48:paus 61:pay 24:payment 32:payout 64:peg -26:penguin -95:people 35:percent 32:permission
-21:permit -42:permit2 22:pfp 39:piec -33:piece -136:pippin 43:pl -36:place -21:plan 82:platform 49:please 36:plu 79:podcast
-25:pool -26:position -27:post -44:pow -23:ppl -42:prediction -39:premium -27:prepare -29:pres -67:present -37:pric -26:price
-62:primary -56:print -37:priority -63:propos 45:provide -28:public 67:pull 30:pump 36:purchase 47:pyth -38:python -32:query
-21:queu -26:queue -36:quick -30:quot 35:random -53:range 44:rank -41:rate -59:rath -24:ratio -29:re 30:reach 57:real
-20:reb8tk3gbgk5auzkwc6shnwrgvjh8dualh 54:receipt -30:receiv -30:recent 43:recommend 21:recov -21:redemption -41:reentrancy
-34:regex -34:regist 56:relay 65:rent -46:require 28:reserve 57:rest -47:result -22:revoke -28:risk -66:rn -40:role 43:rough
52:route -51:rows -24:royalty 48:rpc 23:rul 46:run 40:safe 98:said -24:sal -24:salary -39:sale 52:same 41:sat -41:satoshi -29:saving
21:saw 27:say -55:schedule -25:score -49:screen 53:script 128:search -28:sector 30:security -36:seen 65:sent -22:sentence -45:serv
-49:service 39:sery 66:settl -78:settle 79:settlement 30:several 47:shar 40:share -29:she 89:sheet 47:shill -28:shop 33:short
40:should 58:sid -38:side -32:sig -33:signatur 63:signature 50:since -52:sise -20:site 52:sitt -35:skip 23:slide 34:slip
-46:smallest -46:snapshot 50:sold -51:solidity 25:some 41:someth 34:somewhere -39:soon -38:source 57:spell -27:spend 45:spendable
-44:spender -59:split 43:spr 21:spread -46:square -99:stabl 81:stable 20:stablecoin -34:stak -45:stake 33:start 42:startup 21:stat
-37:state 101:still 51:stood 20:stop 24:storage 54:str -41:straight 36:strik 37:sub 34:subdomain -34:sum 37:summ -40:suspect 39:swap
34:swapp -48:switch 51:t -51:table -27:tak 26:take -39:taken -65:talk 20:tape 53:teach -35:telegram -61:term -21:test 34:text 20:th
-29:than 39:that 35:the -46:theft -62:their 34:there -33:thing 45:think 29:those 52:thru 102:tick -31:ticket 24:tier 22:till -57:tim
31:time -24:today -39:togeth 29:told -41:tonight -55:too 33:took 27:tool -27:top -71:topic -64:topic0 -33:tornado -56:total -26:tp
-32:trace -81:trader 63:trait -29:transaction 90:transf -20:trc20 57:treasur 67:treasury -68:trezor 81:trustworthy -56:turnov
108:tvl -44:twitt -24:tx 58:txid 33:u 21:unclaim -82:uncle 40:unconfirm -38:unit 45:unknown -33:unlock -23:unspent -56:upcom
-32:update -41:upgrade 23:us 38:use 53:used -33:utc -31:validator -31:valu 39:valuation 46:vault -35:vb 51:vbyte 32:venue -50:versu
-31:via -41:vitalik 31:volum -22:volume -22:vote 44:wa -45:wait -30:wanna -62:way 56:we 33:week -33:well 54:went -23:what -34:whatev
57:when 25:where 40:while -27:white -28:whole -31:whom 35:why -64:wife -63:win -59:wire -28:with 49:withdraw 23:withdrawal 51:wont
42:word 27:work -32:world -47:worldwide -38:would -62:write -83:wrong 26:wrote -27:x 25:ye -46:year 50:yet 39:yield -48:you -63:your
66:zero @lacks:address 10:* 31:10x -24:? -26:^ 39:^abi -52:^addres 52:^all 61:^allowance 31:^any -31:^balance 26:^before -20:^best
-36:^biggest 28:^burnt 35:^buy 83:^call -29:^capital 24:^check -23:^convert -42:^decimal -28:^draft -26:^event 28:^every 60:^fund
-53:^ga 79:^hold 42:^holder 46:^honeypot 27:^hows -24:^if 23:^in -74:^it 23:^kind -25:^ledg 36:^look 39:^make -25:^message -25:^my
47:^need 26:^nft 26:^nonce -42:^on 31:^pl -20:^please 24:^pnl 54:^pull -37:^realis -32:^recent -36:^review -62:^revoke -22:^reward
-32:^run 32:^say 48:^search -21:^show -36:^somebody -21:^stak 35:^statu 53:^swap 23:^tell 21:^text 58:^the -27:^to 42:^trad
-33:^transaction -61:^verify 94:^wa -65:^wallet 32:^what -27:^where 25:^which -26:^whose 54:abi 40:about -33:above -23:account
-36:actual -28:address 65:aft 72:airdropp 90:all -24:allow 39:allowance 76:already 35:am 66:any -43:anyth -35:anywhere 54:ape
43:aped 44:app -22:approv -24:approve 36:arriv 65:arrive 43:art 31:artist -21:ask -64:attach -32:attestation 56:auditor 23:bal
-27:balance 25:bank -34:be -23:beacon 72:been 40:belong 38:best 50:bet 22:bett 55:bettor -39:big -22:biggest 26:blacklist -22:block
-23:blockchain -30:blockscout 47:bookkeep 35:both 70:broth -24:build 45:burn 28:burnt -23:busy 28:button -31:byt 76:bytecode 80:call
-24:cancel -35:capital -40:car -23:cash -22:chain -43:chance 24:chat 24:check -65:circle 31:claim 39:clean -32:click -40:code
-43:coin 28:cold -52:column -32:committee 37:company -35:compare -20:complete -31:connect 21:constructor -22:convert -33:copy
68:count 67:counterparty -42:cousin 29:cover -26:create 49:creator 32:credit 20:crypto 42:current -21:d -39:dangerou 68:dao 24:data
38:daught 27:dear 23:deep 25:defi 28:developer 43:dex 65:did 41:do -23:dominance 69:down -28:draft -21:dump 33:earn 48:eat -33:eip
-47:eligible -23:else -35:email -53:employ -44:end 37:enough -60:entry -37:epoch 25:erc20 -40:error -86:etherscan -28:even 32:event
46:everybody 26:everyone 32:everyth 52:exchange -31:explain -45:exploit 62:explor -31:export -24:factory 24:fake 28:far 29:farm
21:fee -35:fil -39:find -27:firm 23:first -43:flagg -31:follow 32:for -70:free -42:front -32:full 83:fund -28:gain 79:gallery
-35:gett -38:gone -26:goplu 61:governance 56:grandson 22:grant -27:grow 60:had -23:hardware -49:hash 33:have 26:he 28:her -55:here
-47:hex -35:history 60:hit 48:hold -26:holding -20:home 66:honeypot 46:hot 26:hows -32:idea 43:im 24:incl -22:includ 32:incom
-20:init -35:input 42:insid -29:insist 23:insurance -21:into -51:investment 35:item 46:itself -22:job 53:jpeg -49:json 59:just
-47:key -22:kyc 42:l2 52:land -64:landlord 38:left -25:legal 54:lent 42:liq 20:list -44:login -39:logo 54:lol 47:long -35:lookup
-40:m 25:made -41:mail 78:margin -34:market 44:marketplace -32:match -23:may -26:mcap 24:member -40:mempool 46:mention -47:message
43:metamask -21:method -46:min 79:mine -49:mint 31:more -54:moth -39:move -29:movement 55:multisig -20:nam -63:native -23:nev
29:news -24:next -34:no -33:node -31:nonce -31:not -36:official -46:once 75:onchain -22:one -24:only -21:ord 24:order 23:out
34:outgo 32:over 45:overall -60:page 56:paid 21:pap 25:part 47:paus 61:pay 27:peg -51:pension -58:people -23:period 37:permission
-63:permit2 22:perp 33:pfp -22:phish 22:picture -30:piece -41:point -30:politic 24:possible -33:post -20:present -48:pric
-27:primary -41:print 40:provide 22:proxy -21:public 29:publish 66:pull -25:put 22:quarter -25:rank -47:rate -21:raw 48:reach
47:real -32:receiv 29:receive -32:recent -21:recipient -30:reentrancy 36:relay 56:rent 71:rest -42:result -34:return -27:revoke
-26:reward -39:right -29:risk -31:rn -41:rout 28:run 58:safe 33:said -21:salary -27:sale 62:same -38:satoshi -23:scam -36:screen
64:search -40:seen 23:sell 28:sent -32:serv -23:sery 37:set 69:settlement -20:shar 30:share 39:she -33:sheet 24:shill -33:short
85:should -37:sign -33:sise 21:sit -40:site 28:small -40:smallest 32:so 28:sold -52:solidity -20:somebody 45:somewhere -43:son
-41:soon -32:source -51:spender 35:spr -68:stabl 24:stable 42:stablecoin -24:stak -27:stake -26:stand -27:state 89:still -24:stop
-29:sum -35:suspect -28:switch 68:t 27:tak 36:take -21:talk -32:team -26:term -21:than 28:the -39:theft -23:their 43:then -24:there
-34:they -24:thi 50:those -32:through 41:tick -31:time 28:to -26:today 21:togeth -47:too -24:tool -26:topic -21:tp -23:track
-49:trader 33:trait -55:transaction 61:transf -33:transfer -20:trc20 41:treasury -28:trezor -44:turn -20:tvl -30:two 22:unclaim
23:und 31:unlimit 27:up -21:upcom -29:url -37:use -20:v 89:vault 56:verification -32:verify -26:versu 35:very -26:vitalik 30:wa
-28:wallet -32:wanna -52:way -30:website 54:went 24:were 31:whatev 42:when 29:while -51:whole -29:whom -48:whose 43:why -61:win
-44:wire 47:won -41:word 35:work 36:worth -63:would -47:writ -47:write -41:wrong 52:yet -22:you 62:zero @lacks:amount -22:?
-27:^convert -21:^ga 41:^i 37:^if -33:^on -25:^price 30:all 49:are -28:be -23:compare -21:convert -43:decimal -38:doe 28:for -34:got
-36:ha 33:many -23:mint 26:my -23:need -21:no -24:now 35:numb 44:please -22:pool 57:that -45:thi 47:to 61:turn -27:unit -20:up
-34:when -22:which 36:whole @lacks:anyAddress 22:24h -21:^ -27:^a -27:^busiest 31:^compare 31:^dex 24:^floor 49:^give 34:^liquidity
25:^my 34:^need -35:^newest -22:^our 35:^price 20:^trad -23:^twitt -30:^where -36:^which -63:address 28:aft 21:all -21:also 28:am
37:amount -28:any -46:ath 50:been -30:between -22:bought -26:busiest -33:by -27:call -26:can -26:chain 38:claim 47:client
-36:colleague 47:compare -31:cost -24:could -28:dat -41:day 28:decimal 71:deep 26:deposit -55:do 47:doe 45:earn 52:email 32:every
-25:exchange 37:fee -39:follower -27:friend -22:from -36:gone -54:green -46:group 35:ha 70:had -28:highest -28:if 30:jpeg -32:just
29:leave 36:liquidity -45:list -29:live 37:ll -23:logo -22:look 34:m -25:many 22:mean 43:meme -25:min 37:mine 36:mint 48:moment
-47:most 20:much -20:name 34:need -28:new -34:newest 20:news -20:no -26:numb -47:old -31:one -25:or -25:own 57:pair -24:past
-47:people -22:perp -27:pippin -25:point -26:position -28:possible -25:post -33:project 30:provide -23:rank 25:rate 50:reserve
-45:rows -38:run -21:sal 71:say -21:score -29:second -28:see 44:sheet 42:somebody -20:someth 29:stop 36:t -39:telegram 30:there
-63:these -26:they -21:those 37:tier -35:top 24:trad -37:trade 27:treasury -33:turnov -43:twitt 36:und -39:use 60:v -25:were 52:wont
50:writ 27:yield -24:you @lacks:anything 21:* 35:0x -38:^balance 50:^biggest -40:^can 67:^check -26:^coin 51:^compare 23:^contract
75:^convert 63:^everyth -37:^find 56:^i 24:^list -84:^market 51:^our 31:^please 37:^put 85:^search -40:^the 51:^there -35:^token
42:^wallet 33:^we -25:^when 39:^where -27:addres 37:address 36:against 31:all 25:already 34:an -41:answ 23:any 37:apart 28:app
26:article 67:artist -29:association -22:ath 45:audit 49:auditor -35:back 51:bag 73:bal 28:be -25:beginn -28:belong 30:beside
28:best -29:big -24:bigg 21:biggest 23:block 34:blockscout 30:bos -21:bought 28:but 22:buy 67:by 42:came 31:cap 45:category
-37:chain 54:check 47:code 39:coingecko 39:colleague 37:compare 26:compress 75:convert 30:copy -46:correct -24:cost 28:crypto
47:current -25:d -32:defi -64:do -35:doe 27:draft -28:e -60:each -62:employ 26:error -34:even 24:ever 59:everyth -28:exchang
-49:exchange -25:explain 62:fake 32:far -21:firm 54:for 53:found 50:friend 92:from -20:ga 23:good 48:got 29:grandson 39:group
-52:had -51:hand -25:hardware 58:hash 55:he -25:hex -38:hi 40:him -22:history -46:hold -27:holder 25:i 34:id 41:identify 43:if
73:into 51:invoice 38:it 34:just -22:keccak -57:keep 32:kind 50:last 27:ledg 46:left -30:lend 30:like -26:line 51:list 28:look
49:made -36:many 22:mcap 21:me 36:memecoin -44:metamask 99:mint 35:money 30:morn -22:most 28:mov -20:nam 45:name 62:need -25:network
43:noth 89:old 27:or 47:oth 49:our -59:own 25:page -21:pair 70:pap -46:pay 34:payment -60:people 24:piec -121:pippin 47:pl 39:please
-62:pool -51:post 53:pric -44:protocol 65:rank 22:rate 37:receiv 32:resolve 36:right 21:rn -38:role -21:rpc 44:safe 65:sat
-39:satoshi -62:saving 22:scam -22:screen 69:search 30:sell 54:set -55:she -33:should 21:sitt 21:small 79:someth -39:stabl -26:stak
45:stand 41:start 27:still 72:str 28:supp -38:t -66:talk 40:text -44:their -22:them 41:these 24:thi -26:those 77:tick -26:today
-21:togeth 27:token 26:told 25:too 45:tool 39:track 53:treasury -22:two -43:und -29:unspent -27:until -43:value 55:verify 26:wa
32:we -32:well -24:went 38:whale -38:whatev -54:when -25:will 46:with 47:worth 20:would 25:yet -21:you -27:your
@lacks:bitcoinAddress -26: 11:* 47:^a -22:^balance -24:^could 29:^ha -30:^ledg 26:^list -30:^my 40:^please -26:^the 78:^wallet
-45:^what -29:^which -42:address 29:all 66:any 49:apart -51:are 32:arriv 22:at -22:block 50:can -29:channel 34:coin 36:consolidate
-25:could -24:count -46:doe 33:fee -24:for 50:found 30:from 67:ha 58:have -42:history 36:i 34:input -20:inscription -25:it 52:know
28:ledg -28:lightn 34:list -43:many 27:me -66:mempool -34:min 21:mine 31:most -26:my 35:new -52:not 56:old 37:on 64:one 41:ord
72:oth 32:output -29:over -54:own 47:paid 63:pap -44:pend 57:pl 24:please 58:real -27:receive -34:right -57:satoshi -22:shar
42:should 42:show 68:sitt 43:small 47:spendable 35:storage 31:the 40:them -27:through 20:to -25:total -23:transaction -20:transf
-22:treasury -27:trezor 48:u 20:unconfirm 30:up 23:utxo -22:wa 80:wallet 29:want -30:what 43:where 40:wheth -28:which 36:with 24:you
@lacks:bitcoinHash 34:* 29:? -23:^did -41:^fee 20:^how 56:^i -20:^mempool -34:^my 42:^payment 32:^sat 42:^what -29:^when 27:^why
21:a -29:all 21:been -28:block 42:by 36:client 21:confirm 111:confirmation 33:did -21:do 63:doe 23:for 46:gave -33:get 44:have
-52:hour 26:i 25:in -25:into 74:it -45:look 34:many -28:min -32:need -30:next 57:now 47:paid 24:pay 63:pend 51:per 32:real -39:right
59:sent -31:so 80:still -31:stuck 50:they -43:through -33:to 52:transaction 64:txid 40:unconfirm -28:vb -22:wa -30:wait 36:what
-27:when -28:who 26:why 29:with @lacks:block 55: 18:* -22:? -36:^on 36:^what -29:^which 20:^who -22:back -55:been 80:block 44:built
-57:burn -41:by -20:current -26:doe 48:full 45:hack -22:have -22:i 56:in -25:latest -31:me -21:much -34:now -21:numb -20:one -25:or
56:please 29:produc -30:proxy 24:reward 38:slot -31:tell 60:that 32:the -24:them -23:those 58:time -23:to 35:transaction
-25:validator 27:were 28:what 21:where 28:who 39:with @lacks:chain -14:* 25:24h -28:^a 40:^abi -59:^and 46:^any 32:^are -50:^balance
-24:^biggest -39:^block 28:^chain 21:^check -51:^circulat 22:^compare -37:^current -34:^decode -48:^did 35:^doe -26:^explain
-25:^floor -20:^for -47:^ga 62:^ha 51:^holder 33:^in -77:^it -29:^kind -25:^ledg -65:^make 38:^metamask -24:^my 32:^need -23:^nft
22:^of 37:^option -34:^our 22:^rank -32:^revenue 44:^since -34:^someone 78:^stablecoin -39:^that -26:^the 33:^token -28:^topic0
-20:^trad -72:^verify -40:^volume 38:^wa -54:^where 39:abi -25:acros 28:active -38:actual 52:add 29:addres -28:address 23:aft
24:again -28:against 23:airdrop -43:all -39:allow 59:already -21:also 47:am -33:amount -25:an -40:answ -28:anyone -49:anyth
-40:anywhere 54:ape 25:app 52:approval 22:arrive -45:ath -63:attach 38:auditor 24:aunt -26:bad 22:bal -34:balance 21:bar 22:base
-34:beacon 29:been 27:bet -25:between -60:bid -36:blob 107:blockchain -27:bos -30:bought -25:broadcast 33:broth -25:build 43:built
30:burn 44:burnt -31:busiest 55:buy -54:by -24:byt 28:came -24:capacity -39:car -21:category -35:chance -20:chang -21:chart
-38:cheap 35:check -61:circulat 28:claim -28:click -47:code -35:colleague -23:committee 73:company 45:compar 27:compare
-48:competitor 26:conference -45:contract -24:copy -25:count 62:create 21:credit -36:current -25:custom -47:dangerou 42:dao
39:daught -29:day 73:decimal -28:decode 48:deep 25:defi 59:deploy -71:develop -64:dex 48:do -21:dominance -48:each 51:earn -41:eip
-69:end -49:error -72:etherscan -71:event 50:everybody 35:everyone -27:evm -23:exchange -20:explain -60:exploit 23:explor 67:factory
33:fail 39:fake 24:farm -22:feed 34:figure -37:fil -23:file -46:flagg -31:floor -45:follower -39:found -22:frog -44:front 51:full
-95:ga -20:gave -30:get 27:give -56:go 21:gone -25:goplu 45:grandson -39:group -29:grow 35:ha 77:had 36:hang -21:hash -31:height
25:her -50:here 24:hex 20:history 90:hold 29:hot 44:hour 37:if 21:im -24:index 26:input -35:inside -42:internal -20:into -21:job
-50:json -27:key -33:kind 100:l2 -43:landlord -37:large -39:last -53:lead 25:ledg -23:left -40:lend -24:let -26:lightn -33:like
-33:link 24:liquidation -26:list -35:live -33:log -51:logo 45:lol -23:los 20:lp -54:make 27:many -23:market 31:marketplace 39:may
-26:mcap -37:mean 46:mention 35:metamask -43:method 21:min 24:mine -47:mint 51:moment -27:month 24:morn 24:much -21:nearest 20:need
20:nephew 66:network 56:new -46:newest 30:news 31:next -44:no -31:nod -20:node 43:nonce 50:noth -28:notional 28:numb -38:old 43:only
-23:open -21:oracle -26:ord -22:order 27:out 49:own -32:owner -50:page -25:paid 28:pair -22:pap 35:park -29:pay 35:payout
-45:pension -57:people -35:perp 25:pfp -28:pippin 40:pl -37:please 48:pnl -20:point 37:pool -46:post -21:present -59:price -39:print
-29:profit -64:project -63:propos 27:proxy 29:real 31:realis 54:receipt -22:receiv 32:receive -20:reentrancy 23:rent 44:reserve
-47:result -34:return -62:revenue -26:revert -28:review -20:reward -34:risk -34:rn 40:rollup -21:rout -45:rows 69:rpc -37:rul
26:safe 35:saving 32:say -29:score -22:screen 54:sell 81:send -25:sent -33:serv -23:service -34:sery -29:shar 23:she -23:sheet
38:should -24:side -35:sign 23:single -23:sise -42:site -38:smallest 72:sold 37:somebody -31:someone -36:source 57:spend -48:stabl
-37:stable 29:stablecoin 25:stak -25:start -26:state 79:statu -22:storage 83:stuck -29:supp 51:swap 23:symbol 26:t 26:tak
-42:telegram -49:text -43:than -22:theft -26:their 39:then 91:there -20:they 67:those -32:through -32:ticket 32:tier -24:tim
-44:token -43:tonight -32:too -27:top -33:topic -30:topic0 -49:total 24:track -35:trade -34:trader 33:trait 28:transaction 84:transf
-51:trezor -36:turn 57:tvl -51:twitt -33:two 99:tx -21:und -26:upcom 32:url -33:user 37:v -37:value 79:vault -22:venu -50:venue
-54:verify -38:volume 47:wa 22:wallet 22:want 32:we 55:went -22:whatev 65:when 28:where -42:whole -39:whom 27:why 49:will -45:win
-30:wire 23:withdrawal -33:won -43:word -28:work 22:worth -28:would 52:yet -20:yield -28:your 48:zero @lacks:coinId 28: 5:* 24:^at
33:^convert -23:^could 36:^did 53:^for 46:^i -28:^list 89:^market -33:^my -31:^our -62:^price -21:^total 45:^we -42:^what -20:^where
40:a 61:account -24:add 20:and -34:are -35:at 35:ath -27:audit -31:bank 31:be 30:cap 32:category -31:change 21:cheapest 72:coin
28:coingecko 26:contract 33:convert -29:could -30:crypto -32:day -33:dex 21:dog 30:each -31:end 38:ever 22:exchang 56:exchange
-25:fee -28:firm 23:first 26:for 25:frog 27:from 21:github 57:google -30:grandson 39:have 28:high 24:hold 37:holding 64:id -22:if
-29:in -46:index -28:just 38:kind -26:last -21:launch -31:lay 42:like 25:link -33:liquidity 34:lose 21:m -23:made 44:market 43:mcap
-30:me -22:mean -34:meme -34:money -33:month -36:most 51:need 52:nephew 20:network -36:new 75:not -30:now 41:one -26:open -31:option
57:oth -61:our -40:over -42:pair 39:pap -28:people 25:per -23:pool -60:possible -44:premium -23:present -69:price 25:project 77:rank
63:rate -37:recent -29:regist 39:report 78:same 51:sheet -27:show -33:small -39:start 43:still 38:tell 62:that 34:the 33:them
-29:these -21:thi 32:think 49:tick 22:time -35:to -28:today -28:token 22:told -43:treasury 44:und -45:until -21:up 25:venu -55:wa
28:want 29:we -30:went -26:were -28:what 55:work -76:worth -34:year @lacks:coinSymbol -30:^how 26:^i -23:^the 28:^what -22:am
29:coin 36:do -28:how -28:it 25:pay -21:position 26:short 34:spot 36:trad @lacks:collection -21: -3:* 40:24h 31:^floor -47:^list
-22:^my -33:^show -24:^the 41:^volume 45:^what -38:^which 29:an -31:ape -40:be 21:blur 24:bought -22:buy -35:by -21:chain 41:cheap
-24:coingecko -27:collection 39:compare -23:could -21:develop 38:did 59:do -60:doe 51:ever 44:every -24:far 49:fee -27:ha -38:have
-50:highest -44:if 25:in 33:jpeg 39:keep 47:like -32:list 22:lowest -34:many 35:marketplace -44:me 45:much -67:my -29:numb -30:one
37:only 44:or 50:out -25:own 46:pl -31:project -31:right 23:sal -24:say -30:show -27:still 25:that 52:them 52:they 28:to -23:today
-24:up -27:vault 67:wa 35:we 47:what -35:which -42:with -40:would -26:ye 35:you @lacks:day 19:* -25:^i -27:^in -46:^the -28:a 23:at
-29:back 45:cap 53:clos -51:coin -28:coingecko 47:date 36:day 21:did 54:end -38:first 32:for 41:from -26:history -27:i 36:in -25:it
-26:m -32:market -27:me -34:new -36:now 47:on 41:our -31:please -31:present 44:price -32:sold 58:start -42:tax 39:the 34:time
62:token 54:volume -41:want -23:what 45:when -22:with 53:year @lacks:days 88:* 26:^how 63:how 79:i 77:since @lacks:ens -12:*
-28:^convert -37:^did -42:^ha -24:^how 32:^namehash 25:^to -25:^what 41:^when -22:^which 25:^who 26:account -41:already -29:an 25:be
-30:belong 23:client -25:cold -28:convert -37:did -23:do 35:doe -31:fee 23:for 21:gave -26:got -39:guy -20:ha 25:hi -24:how -35:keep
28:name 31:namehash 32:node -21:old 22:on -23:or 24:our 35:out 65:point 32:profile -22:resolv -30:resolve 35:run 22:someth 29:still
21:tell 21:transf -21:up 35:wa -35:what 38:when -24:with @lacks:exchange -31: -41:* -30:^best 47:^depth 34:^give -27:^how -37:^i
-32:^ord -28:^print -41:^rate -49:^the 24:^trad 43:^who 47:above -26:at -27:best -33:bet -22:book 33:brok 25:clock 31:compare
44:depth 45:do 38:each -24:exchang -24:for 21:get 30:give -26:i 21:it 40:keep 27:last -34:made -21:market -34:much 37:off -28:or
-31:ord 32:our 56:pay -27:payment 44:please -35:print -40:rate 27:request -43:rn 37:sell 72:short -48:show 45:spot 90:there -49:tick
62:today 22:trade 35:venue 20:verify 39:we 39:who 68:your @lacks:exchangeId 33: -10:* -48:^i 35:^open 37:^volume 20:a 42:buy
27:coingecko 33:derivativ 29:doe -36:exchange 56:friend 22:fund -39:i 32:in 29:interest 24:it 22:know -26:much 49:my 30:of 30:open
-27:please 33:report -21:spot -28:there -24:they 94:trustworthy 43:venue 25:volume @lacks:hash 34:* -21:^a 28:^biggest -23:^book
-44:^can -29:^did 52:^event 39:^ha 34:^how 40:^in -46:^need -25:^nonce -25:^on -33:^show -24:^someone -34:^topic0 53:^trad
27:^transaction -27:^tx 39:^wa 42:^what 37:^which -24:^who -28:account -22:aft -32:all -32:amount 39:an -47:argument -34:ask
-20:back -24:bag -37:been 28:before -22:best -34:bet -21:bettor 107:block 39:bought -64:buy -22:by 32:came -42:cancel 39:cent
-35:cheap 67:check 32:claim -27:company 30:cost -22:d 52:data -23:deploy 25:deposit -21:did -25:do 35:doe -26:down 28:drop 24:end
91:event -30:every -28:everyth -21:explain 37:exploit 41:fail -67:fee 40:find -22:for 31:friend 33:from -24:get -40:go 29:gone
27:guy 43:ha 22:happen 53:here 24:hi 22:how 23:if -37:inside -36:internal -24:into -35:land -22:largest -26:late 31:latest -38:level
-39:like -41:low -25:lowest 65:mail 51:many 79:mean 53:min -50:mine 28:money 68:morn 42:most 48:mov -29:need 42:network 87:no
-21:node 25:not 72:noth 49:numb -21:odd -22:office 29:one -27:out -22:overall -29:own -24:paid 49:pay 60:payment 48:payout 24:please
22:politic -48:post 30:price 55:receipt 39:receiv -40:relay -31:right -26:rul 60:run 24:saw 61:search 24:seem -69:sell 32:sent
-38:set 23:settl 37:shar -25:share -43:she -45:should -20:show -30:side 30:sise 37:sit -44:so 37:somebody -40:someone -29:stack
50:stak 74:statu 25:stuck 31:th 22:the 23:there 38:thi 31:think 29:thru -23:time -36:today -31:told 98:topic 36:topic0 -27:trace
44:transaction 87:transf 26:tx 28:use 33:used 37:wa -31:wallet -30:want -21:we -30:whale 22:what 23:where 42:which -37:whom -26:with
29:withdrawal 40:word 65:would -35:writ 23:ye 37:yet -23:you -48:your @lacks:hex -31: -44:* 34:4byte 28:^4byte -31:^abi -44:^doe
52:^get -23:^how -25:^keccak 38:^metamask 29:^my 33:^please 34:^say -63:^selector -53:^what -25:^which -29:abi -28:amount
51:argument 37:behind 25:broadcast -45:build 46:byte -37:call -22:calldata 23:code -26:connect 24:constructor 23:custom 21:dapp
-31:do -65:doe 23:down 50:error -95:event -39:find 45:get -44:guy -30:ha 30:hardware 39:he -33:here 71:hex -21:how -48:input
26:inside 37:into 30:keccak -21:know 29:letter -24:link -30:log -28:look 33:lookup -57:mean 33:metamask -37:method 26:nonce -33:noth
-20:of 37:only 35:out 21:over -29:page -24:pap -23:pl 34:please 22:recipient 30:return 48:revert 30:rout -55:safe 22:say -24:scam
-35:selector 27:sent 35:sentence -26:should 27:show -30:site -33:some 35:swap 28:t 29:text -34:thi 29:token -104:topic -60:topic0
22:trace -26:transf -60:trezor -35:tx 38:unknown -45:unlimit 27:user -22:want -36:where -44:with 30:would 25:write -27:wrote -27:you
@lacks:holder 6:* 21:? -40:^chart 21:^how -28:^list 51:^of -29:^the -42:^which -36:account -34:against 58:average 24:balance
-37:chart -25:crypto -23:dao 37:did -41:do 39:doe 41:firm -29:got 26:grow 30:ha -23:have 43:holding 20:how -21:id 22:it 22:last
29:like 27:many 65:min 33:my 38:of -26:or 21:paid 32:pay -36:pl -36:please 38:price 24:profit 38:purchase -37:safe -27:sell 52:shar
36:sheet -37:since -24:sitt 23:sold 25:stack 21:the -24:their -45:token -40:transaction 30:we -26:which 45:work 28:worth
@lacks:llamaCoin -34:* -72:^ha -32:^how -83:^what -42:against 38:and 30:at -37:been 48:chang 41:coin -33:do 21:each -34:floor -69:ha
53:hold -22:how -35:i -21:index -30:lose 37:many -23:new 37:or 33:percent 24:pric -25:probability -25:show 21:so 26:sold -25:they
21:two -23:up 24:value -68:wa -38:week -61:what -83:worth -20:year -43:your @lacks:market -22: 44:* 36:^at -44:^chance 30:^chart
81:^ha -25:^how -24:^market -35:^ord 56:^price 22:^print -21:^settl 21:^show 22:^trad 21:^volume -24:^what 37:^which -34:^who
-26:aft 30:and -22:any -34:anyth -28:apple 33:are 21:bet -31:bett 57:book 35:both -40:can 37:cent 49:chance -30:close -23:coin
-31:com 44:contract 35:cost -70:cut -32:d -39:decemb -38:down -50:each 54:event -22:ever 28:exact -33:far 71:from 22:get 27:give
41:ha 56:had -30:have 32:if -28:keep 84:l2 35:lead -42:left -34:lend -31:level 28:made -85:manifold 31:me 55:mean -22:meet 46:money
37:morn 60:mov 24:move 33:my -38:need -28:next 29:no -22:not 33:now 31:office -44:old 21:on 25:one 46:open -24:ord -30:order -36:out
28:outcom 21:outcome -47:people -41:prediction 36:probability -28:proposal 27:put -24:question 69:resolv 69:run -35:say 26:see
-49:sell 40:sent 30:sery 37:settl 21:spread -32:stablecoin 43:stand 52:strik 39:sub 28:tape 55:th 40:the -28:their -24:them
-25:thick 84:tick -47:time -21:token -35:top -32:trade -43:trader -39:u -52:und -32:use 31:venu 31:wa 31:want 34:which -29:who
72:word 31:would 65:ye @lacks:moveType -16:* -32:^who 24:hold -20:out @lacks:other 24:* -36:24h 28:^biggest 31:^busiest 60:^did
41:^doe 28:^hash -22:^i -33:^keccak 45:^on -77:^stablecoin -31:^top -27:^we -30:^what -35:addres 26:aft -43:all 36:am 46:amount
-39:apple -21:are -33:ask 48:attach -25:back -23:basi -32:been 25:biggest -24:bridg 54:bridge -32:can -26:chain 68:circulat
-29:client -58:contract -36:day 54:deposit 61:did 39:digest 35:doe 59:exercise 79:exploit 64:fee 45:feed -49:find -24:float 47:flow
-54:from -21:get -26:go -36:ha 29:hack -47:hold 58:issu 36:it 36:keccak 80:keep -26:largest -35:ledg -29:liquidation -23:list
-55:long 53:lose 22:made -27:many 28:market 35:minute 24:much 33:network 40:new -24:no -23:nonce 54:of 31:our 32:out 26:own 30:pair
74:peg 42:people -44:pl 56:please -21:pool -21:pric -21:price -28:protocol -23:publish 39:pyth -27:rate 26:right 29:saving 24:say
38:send 67:share -30:should -24:sign 85:since -34:sit -55:stabl 102:stable 26:stablecoin 67:still 21:supp -24:take 40:that 65:the
-37:them -24:then -32:there -24:thi -26:tim -41:time 23:today -30:top 51:trad -23:transaction 26:transf 58:treasury -47:two -22:up
37:use 60:used -37:volume -22:week -25:what -28:where 24:which -22:work 64:yield -36:you @lacks:pair 25:* -35:^bid 22:^candl
39:^depth -41:^fill -21:^fund 50:^give 49:^i -33:^last -24:^my 77:^oi 22:^open 61:^ord 36:^recent 23:^trad -37:^volume 25:^what
45:^who 27:a 74:above 35:at -33:bet -26:bid 31:book 39:could 28:deep 42:depth 48:do -37:doe 38:each -50:exchange -36:fill -41:form
-68:from 50:give 66:level -22:long 48:look 22:me 49:moment 42:mov -35:my 74:now -30:of 32:off 76:oi 46:on 80:ord -38:order -27:our
42:pair 54:pay 33:perp 57:please -29:print 21:rate 34:recent 82:right 21:rn 73:sell 68:short 32:side 54:spot 46:spread -25:still
46:take -29:there -45:tick -39:time 56:trad 24:v -51:volume 41:who -20:with @lacks:protocol 25: 30:* 24:? -61:^dex 46:^did 32:^fee
28:^holder 61:^i -37:^my -41:^option -39:^protocol 59:^revenue -23:^show -57:^the 56:^tvl 26:^volume 23:^we 31:^when -48:^which
35:^who 38:a 43:aft -25:am 46:and -73:any 42:are 24:ask -30:at 30:audit -32:been 46:before 51:big -21:biggest -27:blockchain -32:buy
-22:coin -23:commit -41:connect -45:crypto -65:dao 30:date -30:decentralis -69:defi 30:develop 49:dex 30:doe -23:down 72:each
-32:earn 53:end -27:ever -22:every 58:exploit 21:farm 30:fee -32:figure -30:fund -32:github 34:got 63:grow -24:here -52:into 39:it
42:just -22:kept 25:know -59:l2 -26:late 103:lend 23:like 35:list -23:lock 56:make -58:many 49:market -38:moment 26:month 34:more
-35:most -32:my 43:need -42:network -23:next 53:no -71:not 25:of 52:one 36:our -84:pay 40:people 30:pl 69:platform 25:please
-21:pool 39:project 38:protocol 48:revenue 42:share 29:since 34:sit 33:slide 21:spr -20:stablecoin -38:stak 57:still 30:team 43:th
29:that -21:their -68:there 33:think 23:time -43:total -22:trad -36:trade 28:treasury -22:turnov 58:tvl 56:use 30:value -32:vault
-32:venu 39:wa -37:wallet 26:when -45:where -23:which 35:who -60:with -49:would 49:yield @lacks:query 17:* 54:^find 70:a -26:are
51:chain 54:find -25:holder -26:i 43:it 77:me 23:my -37:share -25:supp 52:that -40:the -25:their -34:with @lacks:signature 32: -18:*
-38:4byte -21:? -33:^for -46:^my 42:^need -59:^our -27:^read 61:^selector 39:^topic0 25:^what -29:a -22:and -35:any 40:auditor
37:balance -38:be -26:before -40:behind 26:byt -26:byte -39:call -23:can 33:com -32:contract -25:decod -30:did -32:do -30:emit
-24:error 59:event -35:every -36:fail 20:first -22:ga 26:give -31:hash 49:here 35:hold -37:idea -36:index -48:input 37:look
-34:lookup 51:mean 47:method -29:my -28:nam -25:no -27:nobody -28:old 24:our -37:out 22:please -49:result 26:revert 22:selector
-29:send -24:supp 21:tell 41:text -22:they 59:topic 24:topic0 -22:two -48:tx -21:unknown 22:up -23:use 29:value 43:view -23:which
-26:whole -23:whom 25:will -52:with -37:you @lacks:solanaAddress -33: 10:* -23:^a 24:^all 43:^best -34:^doe -48:^everyth -23:^give
34:^if 21:^in 31:^list -24:^make 20:^my -51:^nft -61:^price 39:^rugcheck 38:^show 39:^token 42:^which -22:a 22:airdrop 46:all
32:already 41:am -50:amount -23:ape 23:app -23:are -37:artist -40:be 40:been 42:best 33:burn -43:by 33:change 24:circulat 30:cnft
29:coin 22:collection 26:com 23:count -62:creator 56:d 45:dao 21:dev -24:did 30:doe 46:down 22:email 51:empty 30:every -42:everyth
-27:exact -28:exploit 25:far -36:fee -31:first -31:freeze 28:friend -26:get 32:give 38:go -24:goe 27:had 65:he -27:in 42:internal
-60:into 28:know -54:lamport -50:land -23:largest 62:launch 31:level -30:look 34:lp 47:market -23:may 25:member 53:memecoin
-22:mention -29:most -26:move -32:name -29:need 23:nephew 31:new 21:nft -40:no -21:node -43:not 56:numb -39:only -31:or 32:our
-31:out 35:own -53:pay -21:per -47:pippin 29:pl 48:please 60:plu -28:pool -41:present -26:price 30:pull 30:pump -36:put 31:recommend
-36:report 37:risk 64:route -21:rows 25:safe -58:same -42:saving -24:shar 25:share 25:shill 28:show 30:sit -23:str 34:supp -26:swap
-34:th -21:them -27:they -43:those -24:tick 24:too 42:top 34:total 73:trait -63:turn -28:unlock -38:up -21:user -29:validator
-31:verify -24:w 33:where -31:without @lacks:solanaSignature 22:^how -28:^in 39:^show -31:^transaction -23:^what 58:^which
-27:balance 41:block 21:by 22:chang -25:client 38:did -21:do -30:impermanent 37:it -23:land -30:los 32:much -42:need 21:one -35:our
38:pay -21:per 42:program 34:show 26:sign -38:signatur -40:so 23:some 35:swap 26:that 34:these -24:thi 24:think 24:token
21:transaction -30:transf 27:went 31:where 44:which -29:work @lacks:text 67:* 90:it 91:sign @lacks:ticker 43:* -20:? -20:^how
86:event 61:list 72:of 38:on 36:please 48:rul 67:sery 55:settl 51:the @lacks:time 23:* -26:? 22:^at -42:^block 50:^doe 33:^for
59:^how -23:^latest -25:^my -36:^our 77:^price 37:^pyth -46:^the -49:^when -59:^which -47:about -22:against -23:all -28:and 29:ask
25:back -44:be 90:between -94:block 35:buy 40:clos -74:coin 85:dat 33:day -42:defillama 74:did -29:each 22:exact -24:exchange
22:feed -28:first 24:from 46:got -28:hold 46:how 24:last -21:latest 43:live -27:me 22:mine -32:moment 47:much -23:my -50:nearest
-22:new -83:now 23:numb 32:of -38:on -25:only 28:open -21:oracle -22:over 27:paid -49:payment -29:pric 51:price 23:print 21:proposal
44:pyth -40:record -51:right -22:say 22:sign 36:since 57:start 65:stock -40:swap 55:that 29:the 21:them 25:then -24:there -35:thi
37:time -33:token 49:trade -29:transf 68:two 43:until 58:wa 74:we 26:went 76:when -52:which 28:worth -54:would -31:year @lacks:types
5:* -32:^abi 22:^decode 22:^i 32:^my 29:a -29:abi 29:an -29:can 27:contract 28:decode -26:do -31:gave 29:have 39:in 43:return 25:thi
-35:with -24:you @lacks:unit -3:* -87:? -61:^convert -25:^decimal -21:^my 26:^what -72:and 55:are -55:coin -58:convert -66:decimal
-32:do -69:doe -30:for -62:ha -30:have -28:i -37:it 24:me -47:mil -26:much 24:my -59:of -56:on -50:please 38:that -55:thi -44:to
35:token -37:which 28:whole @lacks:url -14:* 21:? 24:^check 22:^my 45:^the 30:^who -31:airdrop -27:and -28:before -30:by 21:connect
-26:d 57:dangerou -37:fake -41:friend 29:from -37:if 29:like 47:look 47:mail 32:maliciou 28:metamask 29:mint -26:nft -25:our 68:page
28:please 38:site 43:swap 41:they -21:token 30:verify 22:website -46:what 21:who -34:whom 36:will @lacks:uuid 26:^my 26:^show 22:and
-25:farm 37:have 36:history 25:how 32:in 25:into 24:like 22:me 34:my 25:now -20:or 25:over 21:pool 22:put 24:saving 31:see 46:show
26:summ 33:there 34:thi 27:to -34:use 25:vault 37:wa 40:went @lacks:values -59:* -28:? 43:amount -74:call 62:calldata -48:for -26:i
-42:of -76:on 22:selector -57:what 41:with @lacks:venue -6:* 22:^for 26:^ha -44:^i 38:^open -28:^ord 22:^price 25:^which -24:^who
-22:aft 50:already 24:and -28:apple 34:are 34:been 41:bet 49:book 33:by 32:cent 77:chance -25:close -24:com -41:deep -21:doe
-25:down -32:each 28:election -33:for 32:get -36:he 35:high 29:how 34:if 23:in -31:it 92:l2 37:lead -39:left -30:level -66:manifold
42:morn 37:move -25:no 41:now -33:odd 32:office -30:old 23:open -23:ord -27:out -75:pay -36:please -25:price 46:probability -44:put
-27:resolv 41:resolve -31:say -43:sell 25:settl -32:since 20:the -34:time -22:token -39:trade -24:u 34:up 24:wa -42:want 31:which
-24:who -37:with -29:would @lacks=1 @lacks|open=none|left @outside|asked-fit @share=1|other @whole|points=none|unnamed -10:*
@lacks=3 @lacks|whole=0|left @whole|points=theirs|unnamed 33:* @lacks|first=1 @lacks|open=thing|taken 34:* @lacks|first=4 @name
@outside|whole=3|taken 6:* @lacks|open=fits|ours! 97:* @lacks|open=fits|person @lacks|open=ours!|taken @lacks|open=thing|unnamed
@outside|open=ours|unnamed 41:* @lacks|open=fits|person! 111:* @lacks|open=fits|thing @uses:bitcoinAddress 81:*
@lacks|open=fits|thing! 101:* @lacks|open=other|ours @lacks|whole=3|left @uses:ticker -19:* @lacks|open=other|ours!
@leaves:solanaSignature -67:* @lacks|open=other|thing -92:* @lacks|open=other|thing! -72:* @lacks|open=ours!|unnamed 38:*
@lacks|open=ours|unnamed @leaves:chain @outside|whole=4|taken @ruled=many @uses:count @uses:evmHash @whole|open=ours|taken -4:*
@lacks|open=person!|left @lacks|whole=3|taken @outside|asked-fit=7 @outside|asked=-1 @takes:flag 31:* @lacks|open=person!|taken
@slot:include_empty_intervals @takes:step 53:* @lacks|open=person!|unnamed @lacks|points=it|taken @outside|points=it|taken @uses:ens
@whole|open=ours|left 42:* @lacks|open=person|left 83:* @lacks|open=person|unnamed @outside|whole=0|unnamed 26:*
@lacks|open=thing!|taken @share|other @whole|open=thing|left 19:* @lacks|open=thing!|unnamed 86:* @lacks|points=it|left
@outside|points=own|left @outside|strange 10:* @lacks|points=none|taken -20:* @lacks|points=own|taken @outside|open=thing!|left
@outside|points=this|taken @outside|strange=2 @ruled=one @uses:evmAddress @uses|first @uses|more|other 43:*
@lacks|points=theirs|left -36:* @lacks|points=theirs|taken -56:* @lacks|points=this|left @leaves:ens @outside|asked-fit=2
@outside|own=0 @uses:chain @uses:coin 17:* @lacks|points=this|unnamed 56:* @lacks|unnamed @outside|whole=2|left @own|other
@wide=4|other 16:* @lacks|whole=0|unnamed @outside|open=person!|left @whole|open=ours!|left @whole|open=person|unnamed -30:*
@lacks|whole=1|unnamed @outside|open=thing!|taken @whole|points=this|left 7:* @lacks|whole=2|left @outside|open=none|unnamed
@outside|points=theirs|left 18:* @lacks|whole=2|taken @outside|asked-fit=10 @outside|open=none|left 13:* @lacks|whole=2|unnamed
@outside|own=3 @outside|words=1 @slot:include_tokens 3:* @lacks|whole=4|left @leaves:maybeChain @whole|open=thing|taken -43:*
@leaves:bitcoinHash -94:* @leaves:count -28:* @leaves:evmAddress @outside|asked-fit=11 @wide=2|other -33:* @leaves:exchange -138:*
@leaves:fiat 48:* @leaves:holder -128:* @leaves:name -59:* @leaves:pair -88:* @leaves:protocol @named @outside|words=5 @wide|other
24:* @leaves:quoted -84:* @leaves:unit 84:* @leaves:uuid @outside|open=person!|unnamed -70:* @leaves:venue @provider 82:* @nothing
31: 8:* -29:0x -20:4byte -30:^ -55:^a -83:^addres -24:^all 34:^am -54:^any 38:^apple 46:^attestation 24:^balance -35:^before
22:^best 44:^bid -39:^biggest 33:^block -38:^book -58:^buy -39:^by -37:^call 32:^can 68:^cancel -21:^candl 30:^capital -63:^chart
-20:^cheapest -44:^check -39:^clos -68:^contract -20:^convert 39:^could 41:^crypto -34:^current -22:^decimal 20:^deposit -36:^depth
-22:^did 24:^do -20:^doe 53:^draft -21:^everyth 35:^explain 24:^farcast -26:^fear -40:^fee 28:^fill 24:^find 22:^floor -67:^for
72:^from -36:^fund -37:^get -22:^give -30:^ha 31:^hash -49:^hashrate -31:^have -27:^hey -42:^hold -23:^holder -36:^hows 22:^imp
-72:^in -49:^keccak256 -28:^kind -44:^last 21:^latest 40:^ledg 21:^list 45:^long -46:^look 31:^make 37:^market -38:^mcap 68:^mempool
50:^message -38:^metamask -35:^mid 32:^min -30:^mint -25:^namehash -68:^need -29:^newest 24:^next -30:^nonce -28:^notional 45:^numb
-45:^odd -62:^of -73:^on -29:^one 45:^open 41:^or -71:^our -27:^pair -37:^perp -33:^pl 34:^plan 34:^please -22:^pnl -23:^pric
-45:^price -20:^pull 64:^put -35:^pyth 29:^rarity -54:^rate 37:^realis -38:^recent -49:^revenue 45:^review 98:^revoke -23:^show
-37:^someone -22:^source -22:^spot -55:^stack 58:^stak -39:^supp -50:^swap 27:^text -43:^that -31:^they -52:^token -25:^top
-25:^trad -38:^turn -27:^tvl 39:^twitt -39:^tx 63:^verify -33:^volume -106:^wa 34:^wallet -57:^we 22:^when 27:^where 57:^withdrawal
-21:^ye -25:abi -41:about -27:above 27:account -20:accountant -20:actual
86:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp 107:address -37:advis
-22:aft -39:against 28:airdrop -38:all -69:already -43:am -48:amount -21:annual 55:answer -63:any -47:anyone -59:anyth 38:api
-36:app 65:apple -22:approv 62:approval -37:argument -44:around -44:arriv -54:arrive 47:art -39:article -42:artist -35:ask -26:asset
60:association -32:ath 27:attach 56:attack 73:attestation -34:auditor -40:average -29:away -22:back -50:bag -43:bal 34:beacon
-51:before 33:behind -32:belong 23:best 37:bet 61:betfair 28:bid -88:big -54:biggest 58:bill -25:blacklist 23:blob -72:blockchain
-26:board 50:bond -45:bookkeep -29:bos -55:both -33:bought -36:bridg 28:bridge 54:broadcast -31:brok -33:broth 42:build -63:but
27:buy -30:byte 34:bytecode -38:calldata 23:calory -26:came 82:cancel -20:candl -27:cannot -55:cap 40:capital -27:capitalisation
45:car 21:cash 25:cast -32:category -36:cent -46:certain -25:chance -46:chang -66:change 41:channel 56:charge -33:chat -70:check
77:circle -22:circulation -60:claim -27:clean -28:click -34:client -73:clock 22:close -54:code -42:coin -34:coingecko -29:colleague
22:collection -44:come 62:commit -51:committee 35:community -48:company -39:compar -32:compare -56:competitor -28:condition
-33:conference -30:confirm 26:confirmation -34:consolidate -33:constructor 26:contract -21:convert 25:copy 31:correct -32:could
-86:counterparty 26:country -32:court -73:cousin 22:cov 82:creat -34:csv -50:current 25:custom -73:d -27:dangerou -38:dapp 30:dat
-50:data -37:daught -56:dear -40:decemb -30:decimal 25:declare 35:deep 27:defi -44:deploy -90:deposit -68:depositor -50:depth
-45:desk -67:dev -30:develop -22:developer -32:dex -42:did -66:difficulty -46:digital 23:discord -41:discuss 49:dispute 46:dividend
21:doesn -42:dominance 29:don -25:done -66:down 50:draft -37:drain -46:draw -37:dump -56:each -35:eith 69:eligible -43:else -26:em
-35:email -31:empty -34:en -21:end 29:entry 38:epoch -35:erc20 -41:error -29:estimate 34:etf 45:etherscan -60:event 24:every
-51:everybody -39:everyone -41:everyth -29:evm 28:exact -57:exercise -47:expire 50:explain -71:exploit 23:factory -41:fail -37:fake
51:fall 30:farcast -59:fattest -25:favourite -40:fear -48:fee -22:feed -28:fetch 26:fil 29:find -36:fine -27:first -30:flagg
-41:follow 73:follower 42:form 22:forum -32:found 47:free 38:freeze 50:friday -40:friend -28:front 20:full -44:fund 21:futur
-23:gain -35:gallery 23:gave 42:germany 26:get 23:geth -35:gett 44:github -37:giv -56:give -42:go 57:good 56:google -43:got
-55:government -79:grandson -23:grant -40:gre -21:green 31:group -23:grow 26:guy -25:hack -71:had -35:hang -39:hard 31:hardware
39:hash 37:hashrate -33:he 24:headlin -40:hedge -34:hello 28:help -48:her 26:here -39:hex -27:hey -61:hi -31:highest -56:him
21:history -67:hit -29:hold 44:holder -46:holding 61:home -45:homework -35:honest -47:hot -40:hows 26:ibuprofen -27:id -39:identify
-52:if 37:impermanent -40:incl -48:incom 48:income 36:inflow 83:inscription -85:inside -37:insist -22:inventory -55:invoice -23:item
46:job -48:jpeg 49:json -49:just -72:keccak -49:keccak256 -80:keep 76:key 29:kilometr -95:kind 20:knee -69:know 48:knowledge
-73:known 36:kyc -79:lamport -71:land 49:landlord -27:large -44:largest 31:launch -29:law -36:lead -72:least -35:leave -23:ledg
-58:left 95:legal -24:let -30:lett 59:level 64:leverage 40:licence -47:lie 54:lightn -41:like 23:limit 27:lin -33:line -21:link
-62:liq 40:liquid 22:liquidation -21:liquidity 30:liv 26:live -20:lock -45:log 40:login 58:logo -35:lol 34:long -40:look 34:lookup
24:los -36:lose -57:lost 40:low -23:lowest -21:lp -49:m -58:made -38:mail -57:main -38:mak 41:make -31:maliciou 101:manifold
-34:mark 31:market -28:marketplace 32:match -29:may -33:mcap -50:mean -35:meet -20:meme -38:memecoin -38:memo 81:mempool -74:mention
49:message -23:metadata -23:metamask -23:method 21:mev -38:mid -42:midpoint 33:mil -35:mine -23:mint 23:minut -30:minute -77:money
73:month -38:morn 29:mortgage -32:mov -32:move -44:movement -33:multisig -45:must 23:my -22:myself -56:n 36:nam -24:namehash
30:native 67:near 68:nearest -54:need -53:nephew 27:nev 29:new 39:newest 39:news -41:newspap 42:next -32:nft -76:no 82:nod
-43:normal 36:not -47:noth -26:notional -21:numb -60:number 32:odd 45:off -28:offer 50:often -58:oi -33:oldest 36:once -31:onchain
-44:one 25:open 42:ord 47:order -42:orderbook 114:ordinal 74:oth -63:out -47:outcome 21:owe -32:p -39:page -61:paid 29:paint
-43:pair -63:pap 39:part -22:pas 45:passport -45:past -40:paus -32:pay -38:payment -59:payout 72:pend -21:pension 43:people 57:per
-41:percent -23:permit2 -23:perp -29:perpetual 60:person -35:pfp -45:pick -26:pictur -57:piec 29:pippin -58:pl 44:plan -46:platform
-41:plu -24:plz 37:portfolio -52:possible 79:post -77:ppl 25:premium 25:prepare 28:pres -28:present 45:primary 31:print 26:profit
-23:program 63:propos -26:protocol -46:provide -36:publish -50:pull -25:pump -22:purchas -33:pyth 40:python -25:question -26:quot
-22:quote 53:rarity -34:ratio -71:reach -23:read 23:realis 46:reb8tk3gbgk5auzkwc6shnwrgvjh8dualh -53:receipt -50:recent
-72:recommend -41:record -21:recov 48:reentrancy 35:regex 76:regist -47:relay -63:rent 24:repo -38:report -27:request -32:resolve
-74:rest 50:result 44:revenue 93:revoke 31:reward -40:rich -33:right -48:rn 35:route -25:rug 92:run 21:runn 29:sal 25:salary 40:sale
32:same 44:sandwich -93:sat 45:satoshi -57:saving -35:saw -50:say -33:scar 40:screen -22:script 49:season -61:second -43:security
-57:see 33:seen -46:send -32:sent 49:serv 30:service -21:sery -73:set -76:settlement -51:shar 69:she -55:sheet -21:short -36:should
-35:show -47:sid 41:side 31:signatur 56:simple -44:since -21:single 44:sise -48:sist -24:sit -47:site -71:sitt 38:skip -71:slide
-25:slip -24:small 41:smallest 46:snapshot -68:so -51:sold 44:solidity -72:some -49:somebody -36:someone -30:somewhere 41:soon
-60:split -37:spr -58:spread -35:spreadsheet 46:square 27:stabl -65:stable -28:stablecoin 24:stack 47:stake -78:stand -36:start
-39:startup 41:state 62:station -94:still 37:stock 29:stood -50:str -24:strang 38:stuck -25:sub 32:sum -27:supp -41:support -67:swap
-30:swapp -22:t -20:table 25:tak 37:take 23:talk -21:tax -47:teach 38:telegram -55:tell -31:term -26:test 39:text -75:th 38:theft
-27:their -49:then -43:there -68:these -35:thesi -102:think -64:those 35:through -37:thru -58:tick 27:ticket 34:till 48:tim 36:tip
-41:told 48:tonight 62:too -37:took -46:topic 46:tornado -32:tp 72:trace -25:trade 109:trader -58:trait 71:transaction -31:transf
56:trc20 -25:treasur -62:treasury 80:trezor -28:trust -53:trustworthy -45:turn -43:turnov -67:tvl 31:tweet 85:twitt -41:two -60:txid
-21:u -38:understand -46:unknown 52:unlimit 25:unspent -43:up 62:upcom 33:update -48:us -30:used -46:utilisation 38:validator
-34:valuation -46:value -53:vault -62:vb -22:venu -50:venue 36:verification -38:version -57:very -31:vol 21:volatility 43:vote -29:w
58:walk -41:we -33:website 46:week 23:well -34:went -23:when -49:where -56:wheth 27:white 31:whole 78:whose -25:why -55:will 21:win
71:wire 22:with -70:withdraw -33:without 35:won -49:wont 49:word -54:world -34:worth -63:writ 40:wrong -21:wrote 38:x 62:ye 49:year
-43:yield 47:you 35:your 37:z -49:zero @outside|abroad|else 123:* @outside|asked 80:* @outside|asked-fit=5 @outside|words=6 -47:*
@outside|asked-fit=6 @outside|open=person|left -54:* @outside|asked=1 69:* @outside|asked=2 91:* @outside|here|else @uses:fiat 35:*
@outside|named=0 23:* @outside|open=none|taken @outside|whole=2|taken 37:* @outside|open=ours!|taken @slot:stablecoin_only -31:*
@outside|open=ours|left @whole|open=ours!|unnamed @whole|points=this|taken -37:* @outside|open=ours|taken -104:*
@outside|open=person|taken @uses:venue -61:* @outside|open=thing|left @uses:exchange @whole|points=own|unnamed -53:*
@outside|open=thing|taken -52:* @outside|own=1 @score|other @whole|points=none|left 36:* @outside|points=it|left -27:*
@outside|points=it|unnamed @uses:protocol @whole|points=it|taken @whole|unnamed -29:* @outside|points=none|unnamed
@outside|points=theirs|taken @outside|taken @whole|open=none|unnamed 12:* @outside|points=this|left 40:* @outside|strange=0 -18:*
@outside|whole=0|left -65:* @outside|whole=1|left -38:* @outside|whole=4|left 46:* @ruled=asks 74:* @ruled=partly -231:*
@share=5|other @uses:bitcoinHash 22:* @slot:category -75: -72:* -60:^ -24:^best -40:^biggest -50:^coin -21:^could 52:^event
-32:^hottest 67:^i -25:^in -28:^kind -31:^list 39:^market -20:^price -52:^protocol -42:^top -38:^trad -24:^tvl -25:^v -59:^which
-32:^who -60:account -28:am -26:app -29:ath -30:been -32:best -35:biggest -28:by -27:capitalisation -30:chain -48:coin -22:could
-25:crypto -70:defi -31:down -24:earn -27:have -32:hottest 31:i -28:kind 29:leaderboard 60:lend -48:list -44:lock 24:made -30:market
-27:me 26:mean -24:most -31:not 87:numb -57:on 67:one -21:only -28:open -23:our 44:out 44:paid -50:pl -54:pric -59:profitable
-84:protocol -40:question -32:quot -31:rank -26:rn -41:settl -25:stak 94:still 22:that -28:the -33:them -32:think 32:to -40:today
-63:top -67:trad -47:trader 36:tvl -25:v 47:want 26:week -38:what -57:which -35:who 29:winner -21:you @slot:community_data 14:*
-31:? 23:^everyth -39:^i -41:^price 30:^what -21:addres 32:are -40:can 25:day -31:do 28:everyth -31:have -53:id 28:it -31:me
-38:much 26:now -25:on -37:only -31:price 30:right 33:stand 68:supp 42:telegram -38:tell -23:that -22:the 38:there -23:thi 55:token
73:total -28:twitt -23:which -31:you @slot:contract_type 3:* -44:^fund 55:^how -30:^rate 42:^what -25:all -41:for 51:how 45:i
50:interest 53:much 53:on 45:open -30:rate 36:what @slot:currency 9:* 42:? 44:^candl -45:^pool -47:and -34:candl 67:i 56:in
-30:liquidity 22:pool -36:price 86:than 55:the 80:token -20:trad @slot:depth -8:* -40:^i 38:^on -43:^what 46:^where 24:^which 27:are
-40:at 29:book 36:by -42:coin 38:exchang 51:first -29:from 22:how 36:largest 51:move 42:pair 29:spread -35:still 25:they -22:thi
26:to -24:today 49:trade 23:volume 30:where 35:which 37:would @slot:direction -30:* -20:? -21:^could -21:^for 44:^please -45:^show
-20:a -23:any 42:are 42:be 20:between -20:chain -21:could 62:erc20 -29:every -46:everyth -41:fee -37:into 41:kind 35:last -46:late
-36:mix -39:most -39:movement -38:nft 44:not 22:oldest -37:on -39:one 54:only -21:our 24:out 35:please -32:pull -49:recent 73:rows
-22:send -43:show 37:so -44:that -28:them -38:to -38:token -38:tx -40:value -27:wa -29:wallet -25:we 28:which -22:who -26:with
-29:you @slot:entity -91:* -34:? -71:^which -29:and -28:by -59:company -27:firm -48:have -25:hold -26:largest -56:list -58:most
-23:much -40:on -25:own -33:public -37:stack -37:the -20:their -35:they -74:which -30:with @slot:entity_type -28:* -24:^list -21:a
-20:coin -25:holder -22:id -26:includ -25:that -27:track @slot:exact -110:* -41:^if -32:and -27:for -42:get -69:how -66:i -41:if
-26:into -48:much -37:now -60:on -48:to -52:what -48:would @slot:include_24hr_change 61: 101:* -25:? 65:^ha 39:^how 56:^i 49:and
81:do 47:down 50:gone 44:ha 54:how 29:i -30:many 33:mov 75:of 63:price 71:since 82:the 59:today -50:what @slot:include_code 67:*
44:code 43:on 44:the @slot:include_market_cap -73:* -56:in -56:on @slot:is_burnt -48:* 35:? -31:^nft -41:^which -36:^who -42:are
53:by -41:collection 26:compress -31:in -50:list -44:member -23:of -61:one -45:the 55:them 34:what -44:which -31:who @slot:kind
-27:* -29:^which -22:a -54:all -47:and -35:at -56:been -38:can -22:doe 42:exchange 37:feed 45:from -32:i 36:in -28:list 54:market
-23:my -28:pair -41:price 48:publish 30:pyth -45:spot -52:to -52:trad -36:trade -57:up -39:value -48:which -27:with @slot:kinds
-66:* 23:from -21:ha -30:i -30:late 28:left -37:mov -33:of -29:on -20:only -38:send -39:to -47:who @slot:limit -35: 159:* -73:?
-21:^how -40:^i 50:^newest -46:^put -24:^quote -60:^the 34:^what 87:^which 29:^who -20:about -56:account -29:addres -48:and 56:are
23:back -46:bet 69:biggest -84:buy 98:by 55:cap 30:category -51:cent 25:chain 101:coin 78:coingecko 70:collection 33:contract
-28:could 67:crypto -58:defillama 74:dex -52:did -29:do 24:each 50:em 56:enough 94:event -57:exchange 89:first -51:for -65:have
-29:he -55:how -28:i -34:if -33:into -67:it 33:just 47:list -31:market 23:me 22:mint 58:money 76:most -31:much -67:my 39:new
68:newest 34:nft -25:nonce -49:now -47:numb -30:of 35:off 32:on 28:one 70:only 84:open 24:out -30:over -39:pay 25:people 71:per
27:pl 80:pool -52:price -45:put -24:quote 75:rank -52:rate -34:right 81:rugcheck -23:say 64:show -25:sit 21:so -23:str 56:their
-23:there -32:thi 63:to 36:today 104:token 39:top 48:transaction 36:up 49:volume 29:want -35:what 26:where 74:which 31:who 62:with
-33:word -34:worth -22:would -104:ye -29:you @slot:look_forward 52:* 49:the @slot:measure -24:* -64:^fee -41:^for 41:^holder
-32:^how -44:^on -65:^option 31:^top 57:^what -31:^which -63:^who 24:acros -70:app -31:by -53:chain 28:crypto 27:dao 33:did -38:do
27:earn -43:fee 45:for 49:got -57:have 77:holder -27:how -79:in 134:itself 99:keep -33:lie 46:make 42:money -32:more -55:most
-34:much -32:nam 83:not -57:now 43:of -54:on -27:one -30:only -75:option -30:or -32:oth 40:out -30:over -106:paid -45:pay -80:people
-39:per -41:perp -37:please -97:premium -76:rank -47:right -36:show 21:since -52:tak -33:take -43:that 23:the -31:their 47:they
22:thi -69:to -28:today 43:token 27:top -46:total -42:trader -65:user -23:v -26:volume -36:wa -40:want 57:what -58:who -21:whole
@slot:order -29: -28:* 45:^ 47:^a -48:^best 30:^biggest -33:^busiest 47:^buy -90:^coin 37:^collection -28:^compare -43:^crypto
42:^current -27:^for -45:^fresh -40:^give 38:^hottest -33:^largest -48:^list -30:^mcap -25:^on -53:^pool -22:^price -24:^pull
-22:^show -59:^stablecoin -44:^stack -25:^the -58:^trad 23:^v -21:^what 45:^where 57:^which -79:^who 66:^yield 29:above -64:account
-47:acros -21:against -60:any -42:ath 22:been 53:beginn 28:below 52:best -58:bought -33:busiest -25:but -38:by 43:can -88:cap
-61:capitalisation -39:category -79:chain -78:coin -67:company -31:compare -57:cost 45:could -63:count -20:crypto 26:depth
-66:derivativ -39:desk -27:dex -22:did -28:do -31:down -28:each -43:earn -22:else -38:every -51:farm 112:first -44:fresh -21:friend
-28:from 21:give -35:go 53:government -22:ha 22:have -46:hi 45:highest 38:hottest -29:id -31:interest -22:it -66:jpeg -33:keep
-38:kind -28:late -40:leaderboard 61:least 52:like -49:liquidity -44:list 40:look 36:lp -40:m -63:made -108:market -80:mcap -42:meme
55:moment -21:money 40:more -24:morn -24:most -30:mov -23:need -49:news -20:nod -36:not -22:noth 58:numb -25:off -28:only -27:open
21:order -24:out 24:over 29:owner 34:paid 24:pay 37:people 58:percent 21:pippin -28:pl -22:platform -32:pnl -67:politic 41:pool
-69:pric -34:price -73:profit -40:profitable -22:pull 42:purchas 29:purchase 37:put -48:quot -30:quote -51:rank 39:rate -50:read
-26:receiv -65:recent -33:risk -60:rows -34:say 33:sector -70:see 70:side -34:sise -20:sit -22:sold -27:somebody -47:stablecoin
-29:stack 27:stak -30:still -21:swap -33:t -26:their -28:them -22:these -23:thi -27:think 40:trad -54:trader -35:transaction
51:turnov 20:two -22:tx -50:w -38:wa -23:want -54:week 68:where -78:who -27:win -35:winner -42:writ 26:year 45:yield 32:you
@slot:outcome 32: -18:* 30:? -32:^odd -40:and -31:at 23:bid -57:chance -25:condition -51:did -40:for -44:from -55:how 36:i 49:in
-63:me 86:no -73:odd -51:of 37:outcome -55:pric -46:price -49:show 38:side -34:the 20:token -28:trad -23:what -48:who -24:with
@slot:period 25:* -42:^trad 42:at -38:best 22:by 26:crypto 80:for -37:of 20:only 45:profit -39:the -27:top -40:trad 48:volume
@slot:standard -36: -49:* -56:? 52:^can 27:^what -99:^which -68:^who -21:against -37:allow 33:approval -58:contract -24:every
-56:for -34:from -22:given 60:ha 22:have 49:how -59:i -25:it -21:known 55:list -55:may -28:me 55:much -40:my -38:of -28:out
32:permit2 -39:please -37:pull -48:revoke 35:rout -25:spend -21:still -48:take 34:that 46:the -50:to -141:token 21:what -97:which
-91:who @slot:status -46:* -35:^biggest -45:^event -45:^hottest 35:^how -41:^market 40:^odd -53:^open 23:^please -24:^price
-34:^show -42:^trad -68:^which 25:a -24:about -48:acros -46:address -23:all -33:bet -47:bett 41:big -37:biggest -33:busiest -66:by
-48:can -32:category -25:coin -24:coingecko -21:compare -37:contract -37:crypto -31:current 45:cut -27:decemb 47:did -44:do -51:dump
-30:each -141:event 41:exchang -28:exchange -32:give 47:have -54:hottest 26:how -30:id -31:in -30:market -54:me -46:most -26:name
25:of -26:on -106:open 50:outcome 50:over -53:page -51:people -54:per -27:please -64:politic -38:question 54:resolve 43:right
64:rows 25:sery -45:show -24:sit -23:some -24:sport 26:that -28:their 48:them -90:today -31:togeth -44:venu -41:will @slot:token
-41:^pool -36:a -34:and 55:in -37:it -21:liquidity -46:on 26:or 57:pric -32:price 47:than 22:that @slot:token_type -86: -40:* -44:?
-24:^collection 36:^did -27:^how -28:^i 50:^list -65:^nft -55:^on 79:^only -22:^price -23:^show -31:^token -20:^which -44:^who -29:a
-33:all -37:and -30:at 31:belong 36:by -21:contract 22:did -42:each -22:en 38:erc20 46:every -51:explor -22:for -35:freeze -21:from
-52:he -34:hold -42:how -31:i -43:in 44:incom 47:item 58:just 42:kind 30:late -45:many -31:me -34:member -30:most -24:mov -26:much
-30:need -27:nft 31:of 39:one 88:only -53:own 27:please -29:position -36:rows -34:say -54:see 38:send -36:sent -45:show 27:sit
50:sitt -33:that 23:the -39:them -44:there -26:thi -58:token -56:too -33:transaction 94:transfer -29:unit -37:wallet -27:want -30:we
26:what -58:which -49:who -57:with @takes:choice 110:* @takes:count @uses:maybeChain 64:* @takes:days 71:* @takes:fiat 66:*
@takes:least 176:* @tool=call_contract @~call 28: -25:* -65:^call -30:^for -23:^my 41:^need -29:^read 24:^the 29:^who -25:an 44:at
38:balance -64:call -29:contract -47:for 45:give 44:hold 21:latest 22:me 38:need 35:numb -21:on 34:our -20:over -38:please
-49:result 25:return -39:say -21:supp 33:the 42:there -23:thi 36:value 31:vault 44:view 30:want 36:who @tool=check_approval_security
-12:* 42:? 27:^before -33:^can -34:^my -38:^our 64:any 38:approval 35:approve -39:click 23:code -29:do 29:if -30:know 27:known
-35:ledg -42:only 22:open -32:our -25:rout 68:should -26:site 29:source -20:that -27:thi -22:wallet 22:want -37:what 24:with
@tool=check_contract_verified 11:* 35:^ha -26:^source 37:anywhere 22:at -21:code 29:for 37:ha 22:know -43:match 39:one 41:only
-25:open 29:or 30:public 42:publish 33:team -21:that 27:the 25:they 27:verify @tool=check_dapp_security @~dapp -27:^i -24:^what
-26:and -34:by 21:connect 43:dangerou 30:in -21:known -23:not -22:phish 37:site 45:some 30:to -44:what -34:whom @tool=check_honeypot
@~honeypot 13:* 29:^buy -25:^can -40:^did 58:^honeypot 25:^i 22:^sell -25:^which 30:again 37:airdropp -46:and -20:block 35:button
-30:buy 44:can 36:coin 43:contract -34:did -24:found 22:friend -20:ga 35:got 46:hold 71:honeypot 45:look -25:min 25:nephew 32:new
20:of -25:or -22:pool 55:some 29:there 35:token 40:trap -24:want -42:we -21:what 40:wheth 41:why @tool=check_malicious_address
@~maliciou 20:^a -36:^can -27:^did -26:^how 22:^what 37:^who 61:addres -22:against -25:and -35:anywhere -20:are 35:blacklist -24:can
75:counterparty -29:did 30:do 27:dust -29:flagg 44:for 27:from 54:fund -21:how 39:launder -37:our 26:sanction -29:screen -23:that
-29:they -29:token 40:up 39:wallet -21:which 22:whom -30:you @tool=check_phishing_site @~phish @~site 5:* 24:^check 50:^the
-34:addres -29:airdrop 23:are -31:before -41:blacklist -23:d 41:dangerou -35:fake -39:friend 27:from -38:if 21:known 49:look 49:mail
32:maliciou 30:metamask 29:mint -29:nft -23:our 55:page 29:please 30:say 26:their -21:there 52:they -41:want 25:website -24:what
32:will @tool=check_token_safety @~safety -9:* -23:? -26:^a 29:^can 32:^for -43:^honeypot -23:^my -38:^token -23:^what 24:a
-25:again -35:airdropp 25:an 39:and -26:ape 56:at -41:coin -36:contract 26:diligence -24:doe 26:due 29:file -33:friend -33:got
-47:hi -34:hold -58:honeypot -25:in -26:into -40:legit -25:look -34:me 24:memecoin -31:new -55:nft 62:no -38:now -26:one -34:or
-47:our -42:out 31:put -34:sell -55:shill -39:some -35:someone -33:telegram 21:the 32:thi 34:trust 42:want 22:what -28:wheth 59:with
64:worth @tool=checksum_address @~checksum 33:* -29:^capital -23:^what 30:addres -28:capital 54:counterparty 29:eip 30:for 24:of
-22:tool 43:version @tool=compare_tokens @~compare -6:* -49:? -23:^coin -27:^how -78:^market -26:^price 45:^put 65:^v 42:^what
-21:^which 23:against -43:and -21:at 27:beside -23:bigg 76:by 60:cap 22:change 31:coin 46:day -30:did -29:fee 31:high -58:i -22:in
-39:keep -32:know 21:last 49:market 32:more -25:move -36:much -26:of -30:on -25:or 57:oth -29:out 67:rank -34:run -48:saving 20:set
39:supp 41:table 26:that 52:these 31:they -48:today -32:top -44:und -26:up 67:v 34:value -38:we -37:where -31:which 37:with
-32:would -50:you -20:your @tool=compute_create_address @~create -68:* 39:? -53:^addres -20:^contract -23:^which 22:at 30:be
34:contract -51:create -56:factory 38:get -34:ha -20:next 34:plain -58:that -37:the 25:where 41:which -22:will -39:with
@tool=compute_namehash @~namehash 31: 20:* 28:^namehash -26:^what 35:^when -29:do 23:doe 44:for 35:namehash 51:node 28:our -25:to
-22:up -29:what 33:when -21:which @tool=convert_units @~convert @~unit 29:* -21:^ga 27:^to 71:^turn 32:^what 34:a 24:amount -32:and
52:are -44:coin -63:decimal -51:doe 28:exact 48:for -53:ha -33:have 24:how 31:in 40:into 27:it 29:ledg 20:many -29:mil 45:much 73:my
35:numb -20:of -37:round 31:say 43:that 37:the 31:thi 72:turn 33:want -26:which @tool=decode_abi -18:* -32:^decode 32:^metamask
23:^my 35:^please -37:^the -21:before 21:can -30:d -27:data -32:decode -20:doe 74:hex 49:into -30:know 24:letter 32:metamask 42:only
25:please 22:recipient 32:rout -41:safe 26:show -23:site -21:some 20:will 32:would @tool=decode_abi_parameters @~parameter 22:*
-29:^abi 22:^decode 22:^i 32:^my 39:a 42:addres 39:an 31:are -29:can 29:constructor 28:contract 28:decode -26:do 29:have 39:in
27:own 44:return 26:thi -27:with -24:you @tool=decode_calldata @~calldata 6:* 34:^can -27:a 47:and 56:argument 22:ask -24:at 31:blob
-30:call -26:calldata -37:data 21:decode 59:get 34:here 31:hex 39:how 26:if -35:input 34:inside 23:into 22:it 30:like 28:look 28:me
-35:mean 30:only -26:say -37:selector 46:show 23:tell 20:to -53:tx 31:wallet 21:want 21:what -38:with @tool=decode_log -9:* -43:?
-73:^event -35:^my -26:^topic0 71:^what 52:an -85:and -47:argument -29:before -29:call -33:data -28:decod -33:did 55:doe -30:emit
27:event -35:every -31:for 21:from -41:get -55:hash 62:here -23:index -31:inside -30:like 85:mean -30:my -24:need -23:no -28:old
-62:our -92:out 36:please -70:send 37:text 51:thi 43:to 61:topic 29:value 37:what -23:who -24:whom @tool=decode_raw_transaction
@~raw 27:* 24:^decode 21:^my -26:^what 40:and 22:been -39:blob 43:can 24:decode -27:do -57:doe 51:eip 21:fee 42:from -24:how 23:i
-45:input 22:like 28:me 71:nonce 59:out 28:recipient 58:send -25:show 27:sign -30:thi 23:to -29:wa -23:where -28:which -27:with
42:you @tool=decode_selector -45: 41:* 41:4byte 50:? 35:^4byte 51:^my -59:^selector -29:^what 27:a 38:and 79:be 40:behind 47:byte
39:call 42:code 27:could 25:custom 72:data -22:doe 52:error 50:every 36:for 30:function 33:hash -28:have -55:here 52:i -22:in
43:index 48:it 25:log 34:lookup -40:mean -28:method 42:my 49:out -43:please 61:start -25:text 76:that -22:to -28:topic 34:trace
24:transaction 31:tx 45:wallet 54:which 39:with 50:would @tool=detect_rugpull @~detect @~rugpull 14:* 27:^i 22:^the 50:^wa
-22:^where 28:^which 23:at -26:blacklist 26:chain 20:check -26:deposit 21:do 24:drain 34:earn 40:exchange -24:exploit -29:for
23:from 22:have 30:i -32:keep 41:ledg 44:money 32:mov 28:of -31:or 26:our 29:over 38:park -32:run 31:say -24:since 27:stable
-27:that 31:to 23:vault 39:wa 31:want 38:went 22:with 26:withdrawal -27:would 31:year @tool=encode_abi @~encode 9:* -27:^call
-24:^get 45:amount -25:argument 60:build 64:calldata 52:for -26:get 40:hex -23:i 21:no -34:of -22:on 28:pl 30:spend 21:unit 43:with
@tool=estimate_gas -46:* -34:^ga -36:^what -27:at 29:estimate -22:for 30:go -22:just -21:now -23:paid -31:pl -39:please -35:price
-46:send 26:sent -37:that -36:today -34:wallet -34:want -29:you @tool=get_account_nonce @~nonce -17:* 63:^addres -30:^cancel -38:^i
-45:^my 56:^nonce -20:^show 51:addres -31:and -30:between -26:can -40:cancel 24:chain 63:create 21:doe -52:from -30:ga 24:have
28:hot -20:i 31:incl -27:it -55:mempool -29:my 54:next -33:of -41:pend 27:pl -24:show 54:that 23:the -26:to -58:transaction -42:up
24:wallet 23:what 60:will -23:you @tool=get_alchemy_prices -20:* -25:^price -24:at 26:each 30:have -22:in 29:only 25:quote
@tool=get_alchemy_token_balances 37:? -33:at -24:decimal 36:entry 35:every 22:in 40:list 33:position 28:to 32:token 39:unit 25:which
48:would @tool=get_alchemy_token_metadata -25:* -40:^make -33:a -26:for -36:logo -40:make -31:me -23:my -29:token
@tool=get_asset_platforms @~platform -13:* 30:^coingecko 23:^nft -39:category 54:collection 28:doe -27:floor 27:friend -24:in
-22:lend 45:nft -21:of 26:platform -22:the 28:track -29:up 39:with 23:you @tool=get_asset_transfers -55:* 23:^all -24:^could
-36:^token -26:^who 29:all -46:also 28:be -21:block 26:came -29:coin -30:contract -24:could -20:d 30:into 32:kind -24:last -28:late
50:left 28:lin -26:list -38:mov -27:nft -31:of -28:on -55:one -24:only -21:read -56:send 32:so -20:through -41:to 20:vault
-39:wallet 34:went 38:whatev -52:who -24:you @tool=get_batch_historical_prices @~batch -26:* 22:at -23:basi 31:each -21:go 37:market
29:own -22:pric -26:tim 28:value @tool=get_block -43: -39:* -48:^block -44:^height -22:^how -27:^i 35:^my 32:^on -55:^the 25:^when
38:^which 43:all 47:at -31:block 55:by 41:could 51:current 50:doe -21:full 36:give -78:ha -38:hack 26:hash 56:have -33:height
-25:how 45:i -55:in -25:includ -21:it -62:last -30:like -23:many 38:me -30:min -30:need 89:now -53:numb 24:on -24:our -63:please
46:produc -29:read -34:report 63:right 20:rollup -67:that -67:the -79:transaction -31:we 21:which -31:with 32:you
@tool=get_block_by_timestamp @~timestamp -11:* 26:? 24:^at 25:^for -30:^in 24:^my -40:^what -25:block 33:closest -22:date 23:deploy
-27:did 47:for -37:i -34:in -39:index 48:nearest 59:need 21:new -67:now 55:numb -25:our -52:please 20:proposal 29:snapshot 53:that
27:the -40:time 40:to -30:transf -24:up 59:wa 60:we -33:what 77:when 20:year @tool=get_block_details 56: 34:^on 45:^what -63:^which
-31:^who -22:a -23:all -37:and -55:been 74:block -23:built -56:burn -35:by -58:did -23:doe -27:fee 55:full 46:hack -28:hash -25:have
-27:how -30:i 49:in -46:it -20:me -67:much -35:now -25:numb -20:one -41:our 63:please -51:price -60:propos 25:reward -25:slot
60:that -20:them 21:thi -23:those 65:time -56:to 26:transaction -46:were 39:what -72:which 42:with @tool=get_boosted_tokens @~boost
-38:* -38:^most -20:and -29:for 22:got -25:on -20:paid 21:them -21:there -29:token @tool=get_bridge 30:* 60:? -29:^i 40:^what
-50:^which 29:aft 47:am -28:and 21:at -31:been 30:bridge -23:cros -20:day 52:did 36:do 46:flow -71:for -32:ha 30:hack 41:in 21:into
46:it -20:ledg -51:long -68:me 46:money 30:month 66:much -70:of 23:or 40:out 43:over -21:pay 51:people -24:protocol -21:show
75:since 22:statu 70:still 45:the -25:time -43:to 29:today 58:total -24:transaction 50:use 60:used 29:went 30:what -50:which
79:withdraw -61:withdrawal -22:would 66:yield @tool=get_bridge_volume -39:* -55:? -21:^bridge 36:^could -34:^what -36:a 26:acros
-46:aft -45:am 25:and -32:at 35:between -23:busiest 35:could 29:defillama 64:deposit -28:did -50:do -64:flow 48:for 64:give -30:ha
-46:hack -43:i -68:in -40:into -63:it 23:late 62:me -29:money -35:most 44:mov -27:net 31:of 22:on -42:our -26:out -46:over
-50:people -46:sent -46:still 35:tell -23:thi -23:through -57:total -44:used -29:went -33:what -30:which 65:withdrawal 34:you
@tool=get_bridges @~bridg 11:* 21:? 24:^bridge 24:^rank 31:^what -38:acros -49:and 53:bridg -26:defillama -41:dex 25:flow -38:have
-31:me 25:money 43:most -35:numb -37:on 38:one 29:our -22:over 25:people -22:still 50:thi 29:through -35:used -24:volume 29:which
30:who @tool=get_btc_address 21:? 39:^a 47:^ha -29:^ledg -46:^my 49:^please -29:a -24:addres -33:address 26:am 44:any 29:anyth
-49:are 52:at 33:balance -24:be -28:channel 25:check -39:client 46:coin -47:for 34:from 77:ha 48:have 39:i 49:if -39:inscription
-40:ledg -27:lightn -21:like 26:look -42:many -42:mempool 34:most 35:much -35:my 39:new 31:on 28:one -25:or -32:ordinal 45:our
62:pap 68:pl 46:please -29:receive 20:right -59:run 31:sat -48:satoshi 34:should 35:show -23:sit 59:sitt 62:still 36:storage
-42:that 29:the 50:there 24:thi -26:trezor 20:unconfirm -23:wa 64:wallet 39:where 60:wheth 33:would 47:you
@tool=get_btc_address_transactions 8:* -41:? -35:^balance 54:^show 30:^tx -24:^what 42:addres 45:all 27:any -32:balance -28:block
37:have -42:how -23:in 36:includ 23:input -21:it 44:ledg 21:me -36:mempool -28:min -49:much -20:not 64:one 41:ord 45:paid
-42:payment 26:recent -24:right 33:small -72:still 56:that 29:the -54:there -27:through -41:to 41:touch 52:u -29:unconfirm
24:unspent 39:up -21:wait 51:wallet -28:what 34:with @tool=get_btc_block -55: 8:* -51:^block 64:^latest -30:^mempool 27:^please
-22:^which 21:count -29:difficulty -33:height 23:i -24:inscription 45:last 60:latest 20:me -26:mempool -29:most 35:newest 28:on
-24:ordinal 22:please -30:pool 24:tell -28:the 25:there 28:transaction @tool=get_btc_difficulty @~difficulty 37: 20:* 28:?
30:adjustment -38:and -48:change 22:com -54:down -31:hashrate -42:i -32:last -27:mempool 62:mine 22:much -54:or -20:percent -54:up
@tool=get_btc_exchange_rates @~rat 7:* 35:^in -37:^rate 27:against 35:and -31:are 35:currency 25:each -26:many 23:need 30:one 29:our
32:please 29:quot @tool=get_btc_fees 12:* -34:? 94:^fee -36:^if -36:^mempool -24:and -27:are -27:client -52:did -38:each 33:fee
-26:from 40:get 43:have 60:hour -35:if -33:in 31:into -41:mempool -33:min 36:my 24:next -32:of -27:on -36:one -38:out -36:paid
-22:pay 32:payment -25:pend -45:per -23:put -22:satoshi 33:so 22:the 26:thi 43:through 48:to -42:transaction 23:transf 56:vb
-47:vbyte -37:wait -31:what -39:would @tool=get_btc_hashrate @~hashrate -45:* 26:? -30:^hash 61:^hashrate -56:and -34:can 27:chart
35:current -38:difficulty -35:do 44:down -62:for 48:go -25:hash -20:hashrate 59:i -42:in -65:mempool -41:min -29:mine -40:my
-66:network -32:next 41:or -36:pool -37:share 32:still 42:up -46:with -34:you @tool=get_btc_mempool @~mempool -15:* -42:^i
-32:^mempool 36:^what -21:an 33:been -25:by -30:fee 23:how 41:if -21:in -42:it 52:like 51:look 33:many 37:min 42:next 59:now 24:of
-45:on 35:one 42:out 24:pay -68:pend 46:right -73:still 26:the -49:thi -64:transaction 21:up 42:wait 42:were 46:what
@tool=get_btc_price -11:* -24:? -23:^mempool -39:^price 37:^what -24:a 42:buy 60:cost 47:did -52:kind -35:mempool 68:near -22:now
-22:of 37:on 64:one -24:price -43:rate -21:should -27:so -24:sold -49:tell 53:that -24:the -33:then 67:top 25:what -30:worth
@tool=get_btc_tx @~tx 11:* -34:? -40:^fee -73:^ha 20:^how 55:^i -20:^mempool -27:^my 42:^payment 32:^sat 53:^what -29:^when
-24:^which 25:^why 21:a -28:all 24:an -20:are -24:block 42:by 35:client 33:confirm 27:did -21:do 63:doe 29:for 46:gave -33:get
-60:ha 44:have -41:hour 20:how 28:i 21:in -31:inscription -25:into 71:it -39:look 32:many -28:min -32:need -30:next 56:now 26:on
-26:output 44:paid 24:pay 63:pend 51:per 32:real -39:right 59:sent -30:sit -31:so 80:still -31:stuck 49:they -39:through -33:to
62:txid 40:unconfirm -28:vb 42:what -27:when -28:who 24:why 29:with -53:yet @tool=get_btc_utxos @~utxo -35: -24:? 31:^list
-40:^which -37:and 23:consolidate -47:doe 24:fee -22:for 24:ha 25:have -52:in -25:it 30:list -25:of 21:on 28:one -45:our 35:output
-30:sit 29:spend 47:spendable -32:that -40:the -23:treasury 25:utxo -43:what -39:which 27:yet @tool=get_categories -28: -13:*
-44:^which -25:a -24:are -21:by 30:category 22:exist 21:id 22:into 29:just -30:lay -29:my 40:nam -23:need -35:that -47:which
@tool=get_categories_market_data -45:* 39:^coin -38:^market -42:^what -30:^which -30:for -26:i -21:in -44:lay 28:me 22:one -47:rank
68:sector 28:show -33:that -40:what @tool=get_chain_fees 22:^on 35:^who -55:all -42:and -21:crypto 29:do -41:doe -49:have 48:keep
38:kept 31:most -22:my -31:no 71:on 33:pay 20:protocol -30:share 34:that 27:thi 39:total -30:treasury -22:tvl -21:v 39:we 32:who
@tool=get_chain_info 25:* 37:? 89:^chain -21:^height -22:^how 35:^i -40:^which -28:^who 55:a 53:add 60:and -27:are -25:at -45:block
-30:by -21:capacity 97:chain 82:coin -22:current 40:do 59:explor 69:for 23:get 20:have 87:id -22:kind 22:l2 -21:lightn -24:many
23:metamask 20:moment 32:my 89:native 31:need 25:network 29:new -37:nod 29:node -47:now 29:numb 67:of -24:please 53:plu -58:right
86:rpc -22:stuck 53:the 43:to -21:today 46:up 35:url 56:wallet 28:want -47:which -31:who @tool=get_chain_stats -10:* 35:^average
-26:^what 33:address 46:average -39:block 31:busy -47:by 22:count -36:doe -26:ha -47:have 26:network -47:now 24:so 54:today 28:total
47:utilisation @tool=get_chain_tvl_history 43:* -44:^how 22:^since 61:^the 29:^when -53:all 45:are -43:at -24:between 105:blockchain
-94:by 48:compare -44:develop -57:doe -34:fee -50:have 40:it -23:keep -28:liquidity 25:m -32:market -62:me -38:money -28:most
24:much 23:on -26:our -23:over 22:point -45:protocol -52:show -26:that -28:the 53:there -38:time 38:today -31:total 55:tvl 70:wa
69:we 23:when 50:where -22:who 24:would -22:yield @tool=get_chains -9:* 61:^rank -96:blockchain 90:by 43:chain 55:doe 21:have 22:it
41:keep 26:lead 53:me 32:only 43:people 44:please 32:rank 44:say 59:show -31:stablecoin 46:the 32:value -29:with
@tool=get_chains_tvl_history -33: -50:* -23:^i -23:^tvl 63:all -27:are -83:blockchain -33:by -22:compare 54:defi -26:exchang
25:history -29:i -32:it -26:liquidation 24:lock -26:long -32:need -22:on 40:over 20:point -30:protocol -34:summ 27:total -38:tvl
-29:we -21:with @tool=get_coin_historical_chart -16:* -28:? -24:^ -36:^and 41:^chart 58:^compare -25:^floor -28:^for -55:^ha
-44:^how -23:^i -24:^in 52:^of -36:^please -28:^price 23:^show -25:^tell -29:^the 48:^what -31:against 45:all -23:am -36:an 43:and
-28:at -31:between -39:book -24:can -37:cap 52:chart 49:compare -21:could -22:data 27:deck -39:develop 20:do 23:draw 33:ever
-27:exchange -24:far -55:floor -54:from -25:fund -25:go -60:gone -43:ha -23:hash -22:have -50:how -21:i -21:it -25:keep -38:know
-25:last 30:lose 37:m 26:make -22:market -47:mcap -22:month -24:much -24:not -55:now -22:of -35:on -37:one 44:or -25:our -57:over
-46:per 22:pl -40:plot -35:pric -39:price -21:return 21:say -46:see 32:since -33:tax -23:that 27:thi 57:time -47:today -41:trad
-29:valuation -58:volume -25:wa -46:want -53:we -21:week -43:went 34:what -23:where -48:with -30:year @tool=get_coin_history 9:*
46:? 59:^how 21:^i 34:^in -42:^my 59:^price -41:^the -46:^what -36:^which -41:a -53:advis -32:and 48:ask -49:book 42:cap 59:close
-26:coingecko -33:cost 45:date 21:down 76:end -20:floor -26:for -21:from -26:history 45:how -35:i 42:in -70:index -21:it 56:know
37:late 23:like 31:look 70:much 33:must 22:need 25:nephew -33:new 25:of 21:on 67:only 35:open 25:or 62:our 27:paid -29:please
41:present 39:price 22:so -21:start -22:tax 27:the 38:then -21:thi 25:time 62:token 30:trad 44:up -96:utc 32:v 49:valuation
-55:value -22:very 55:volume -51:want -28:we -47:what 43:when -40:with @tool=get_coin_market_chart_range 14:* 40:24h -42:? 22:^
-43:^clos -30:^did -24:^ha 49:^my 33:^our 33:^please -30:^what 65:a -22:about 54:advis -27:at 31:auditor 23:back 74:book -32:bought
-24:chart -34:cost 21:could -23:data 33:day -21:deck 23:develop -28:do -25:down -22:draw -30:end 60:from -30:fund 36:i 21:kind
-28:know 34:look -22:many 33:mcap -29:me 50:much 27:my -28:now 43:one -20:only -42:our 42:pl 21:please -34:pric 26:rate 41:see
38:sery 42:since 72:start -54:statement 34:supp 46:tax 24:thi 41:time -24:today -24:token 24:trad 46:turnov -31:two -28:valuation
44:value 36:wa 51:want 29:went 21:will -28:worth -35:would -54:year @tool=get_coin_ohlc @~ohlc -47:* 21:? 27:^candl -25:^chart
-50:^in 49:^v -30:^what 36:a -35:at 23:candl -24:chart -25:close 21:coingecko -23:did 43:down 41:for -28:in 30:last 54:now -83:of
50:ohlc -36:on -43:open 43:or 23:please 36:up 44:v -28:what @tool=get_coin_tickers -7:* -27:^i -20:^list 25:^on 22:^which -25:a
-28:an -60:at 28:biggest 25:book -32:buy 30:cheapest 24:depth -28:dex 52:do -25:each 25:every 47:exchang 57:exchange 32:first
-51:from -33:ha 37:have -21:i 48:id -28:kind 26:list -23:most 35:move 27:need 59:not -53:now 51:one -34:or 57:oth -24:pair -23:price
-28:spot 30:spread -42:still -24:there -29:thi -21:trad 54:und 24:what 28:would 53:you @tool=get_coins_index @~index 13:* -48:?
51:^a -21:^and -53:^can 27:^could 20:^everyth -22:^i 21:^max -71:^price 71:^tell -37:^v 36:^website -35:^who 26:about -33:addres
-28:address 32:ath -54:can 34:category 42:circulat 25:coin 39:coingecko -20:colleague 27:day -30:do 26:doe -21:each 46:everyth
-27:exist -32:figur -25:find 20:for -47:have -44:in -25:index -33:keep 29:kind -25:know 53:like 30:market -27:mcap -41:meme -55:much
34:my 74:need 20:network 57:not -44:on -44:one -59:only 26:out -59:price 38:quot 23:read -32:say -24:set 27:should 33:stand
-25:still 54:supp -34:talk -21:tax -34:telegram 29:that 49:there -33:thi -45:time 37:token 67:total -59:twitt -30:und -33:v 43:want
39:we -32:who -44:you @tool=get_coins_list -57:* 49:^coin -41:^which 38:address -53:and 38:any 34:contract -28:i -49:id -47:me
-69:name -49:of -26:one -59:show 25:that 24:want -49:which @tool=get_coins_market_data -33:* 31:24h 23:^biggest 38:^coin
-49:^compare -44:^i 40:^in 68:^market 34:^top -39:^total -64:^v -38:^what 43:^which -33:a 70:account -52:all 80:are -52:ath 29:below
-50:by -55:category 24:coin -49:compare -38:down -30:for -49:from -46:i -31:id 26:in 42:largest 66:lay -47:like -47:mem -38:my
-39:need -25:next -45:of -29:oth -46:portfolio -34:quot -83:rank -47:rate 23:right -45:stablecoin -22:supp -32:that -22:them
-20:today -42:total -70:v -35:what 32:which -23:who @tool=get_companies_treasury @~company -55: -41:* 39:^for -39:^how -23:^i
-53:^the 43:^which -25:and 21:bought -32:crypto -24:did -29:doe 43:each 25:first 38:have 26:holding -25:i -38:in -24:it 36:largest
-39:legal 25:m -26:many -22:most -54:now -40:our -20:own -29:paid -28:pay 20:public -45:right 22:stack 27:them -22:to -48:treasury
-53:v -48:what 20:with -67:worth -27:you @tool=get_contract_abi 9:* 47:^abi -40:^i 21:^the -31:a 69:abi 30:doe 29:have 30:need
48:please -21:proxy 21:rout @tool=get_contract_bytecode @~bytecode -27:* 44:? 41:^contract 44:^i -21:a -20:code -32:do -32:eip
-60:find 21:for -42:from -29:hash -23:i -21:in 23:just 31:normal -36:of -30:one 60:or -25:sise -47:the 21:there -28:what
@tool=get_contract_code @~code -12:* -43:^a 55:^look 26:^show -33:a -26:call -41:contract 46:explor 54:look 29:of 47:proxy 25:tell
55:up -20:were 21:which @tool=get_contract_coin 4:* -25:^coingecko -22:^contract 64:^everyth 37:^someone -24:^tell -25:^the
-67:^token -25:^which -24:about -30:all -38:by 57:coingecko -21:contract 22:d 33:description -34:did 53:everyth 64:figur 27:have
59:in 32:link -54:m 47:market -23:mint -26:my 50:need 36:on 45:only 62:say 26:shill 36:someone -23:tell -66:token 29:website
21:whatev -30:which -32:writ @tool=get_contract_market_chart 14:* 27:^chart 35:^how -26:^price -30:and -40:between -55:cap 33:chart
-33:coingecko -44:contract -30:develop 31:did 52:do 26:floor -43:from 28:how 36:i -35:market -31:of -32:price 22:pull 54:two
-62:volume @tool=get_contract_market_chart_range -21:* 46:^contract -21:chart 23:contract -23:dat 44:develop -46:do -23:for 33:from
-21:in -20:me -38:move 30:much 40:over 22:since -27:thi -26:to 23:token -42:two 27:volume -24:want -30:where
@tool=get_contract_source -29:* -21:^please -25:^review -39:^show 57:^source 23:am 28:an 24:be 24:call 31:code 30:fil 20:function
-58:may 28:of 27:out -30:own 37:proxy 31:rout -57:say -23:show -53:so -20:source 21:tell -54:that -52:we -51:what 25:where 23:would
-27:you @tool=get_current_prices @~current 11:* -43:^and 22:^pric -46:acros 46:also 35:and 46:answ -47:any 28:are 48:both
61:defillama 55:each 29:for 37:go -26:many 21:moment 28:much 23:now 34:of 45:one 37:open 39:please 49:pric -26:that 46:thi 40:those
-23:token 42:trad 27:value @tool=get_defi_protocol 46: 31:* -32:? 54:^could 22:^did -20:^for 58:^ha -48:^my 28:^on -23:^since
-50:^the 43:^tvl -68:^which 63:^who -24:about -42:all -22:am 28:amount -42:any -22:app 50:are -51:at 21:audit -23:balance 28:before
-29:build 54:by 38:chain 62:chart -26:commit 22:compare 56:could -39:crypto 27:dapp -60:defi -41:defillama 36:deposit 34:develop
68:each 53:end -21:farm -52:fee -30:for -43:get -30:github -27:give 39:ha -71:have -23:history 26:hold -54:into -44:itself -32:keep
-31:l2 51:lend -54:many 42:market -25:me -41:moment -41:more -30:my 25:need -25:network -43:not -72:numb 50:only 77:our 40:people
23:per 26:please -54:price 24:project 32:protocol 24:read 54:run -28:saving 56:sit -23:stablecoin 33:stak -20:still 23:the -66:there
21:they -33:to -24:today -20:total 27:tvl 34:use 53:value -22:wa -50:we -21:which 64:who -40:would 43:you @tool=get_defi_protocols
-26: -55:* 29:^biggest 33:^i -67:^tvl -28:^which -74:a -43:am -33:and -42:app -24:audit -21:category -75:chain -70:deposit -24:do
-36:down -20:in -37:it -26:just -23:keep -72:lend -24:market 38:most 78:numb -50:of 36:one -36:only -30:our -27:per -32:platform
-54:protocol 84:still -25:the -21:their 39:there -21:token 32:top -21:tvl -53:use -32:wa 30:want -23:we -40:what -50:which -29:who
25:with -38:you @tool=get_derivatives_exchange -21: 3:* -33:^i 27:^my 30:^open -35:^perp 25:^what -34:^which -24:all -31:close
-26:coingecko 30:derivativ 36:did 29:doe -40:exchange -30:friday 54:futur 42:hedge -37:id 35:in 21:it 30:my -30:now 23:of 23:open
-28:or 22:our 47:over -24:perp -33:right 54:that -25:there 27:to 36:today 53:turn 74:venue 38:volume 26:want -28:which
@tool=get_derivatives_exchanges -25: 28:24h -24:^i -44:^open 29:^perp -29:^what 25:^which -30:and 36:at 34:biggest 29:by
23:coingecko 22:dex -21:for 37:ha -40:id -46:my 32:now -23:of 37:only 39:order -37:perpetual 34:right -23:the -27:trad -27:what
22:which @tool=get_derivatives_exchanges_list -7:* 26:^i -29:all 21:an -51:and -20:coingecko 35:derivativ -34:exchang 31:exchange
-48:from 28:futur -47:know -37:nam 21:name 33:need -21:of 21:pl 21:script 25:them 35:venu 28:venue -37:you
@tool=get_derivatives_tickers -24: -19:* -21:? 35:^all 46:^how -23:^open -48:^rate 35:^what -26:and -39:at -35:derivativ -24:exchang
-54:for -52:futur 37:how 45:i -32:in 40:much -60:of 35:on -39:one -24:our 23:perpetual -37:please 41:rn -29:that -21:the -21:there
-32:to -34:total -42:venue -20:volume -23:wa 30:what @tool=get_dex_pair 15:* 33:? 42:^dexscreen 28:^price 22:at 49:by 20:deep
-27:dex 30:dexscreen 43:did 47:how 23:liq 55:many 40:move 31:on 45:pair 27:the -49:to -24:what @tool=get_dex_volume -40:* 21:?
-84:^dex -37:^price 67:^volume 31:a -35:at -51:by -20:chain 21:coin 50:day 34:did 30:from 42:got -32:ha 49:history -33:in 23:it
21:list 33:make -20:many -32:of -35:on -20:or 29:our -35:price 36:since -22:swapp 25:the -53:there -42:to 27:today -40:token
-33:trad -39:turn -57:v -21:venue 25:volume 23:wa -36:want 32:week -32:with @tool=get_dex_volumes -21: -3:* 25:? 44:^dex -25:^on
-33:^volume 28:^which -26:a -22:about 35:acros -31:are -24:before 27:busiest 20:dex 30:every -20:fee 25:have -42:it 27:lead 25:most
-25:much -23:my 30:now -31:on 23:over -20:run -39:that -29:there -39:to -20:trad -26:trade 20:volume -31:wa -21:want -32:we -32:week
21:who @tool=get_dex_volumes_by_chain 24: 29:* -23:? 58:^dex 25:^how -33:^i -35:^pool 33:^total -32:^volume -32:^what -47:a -34:all
-37:busiest 87:by 28:decentralis 51:dex 46:do 40:each 27:exchang 34:exchange 21:first 25:for -35:got -23:have 28:i -48:it -37:most
20:much 42:now 28:on -38:one 30:our -20:perp -64:pool 54:see 28:than 31:that 26:the -27:them 34:there 53:to -30:token 24:trad
43:trade 42:turnov 53:v -24:venue 48:want -20:we -24:which 21:who @tool=get_dexes 6:* 34:^list 37:^which 25:all 26:at -42:by 38:can
-56:do -44:exchange 28:exist 30:from 43:geckoterminal 35:list 24:network 45:one -29:only -43:our 28:pool 32:run 77:then 25:there
-47:they -43:trade -22:what 23:where 22:which @tool=get_emissions @~emission -8:* -25:? -50:^i 36:^upcom -27:^what 28:^which -39:a
-20:and 22:any 43:big 32:com 33:have -33:i -46:list -33:market 27:next -20:of 31:on 33:that 76:unlock 33:up -27:upcom 24:which
-28:who -46:with @tool=get_entities_list -27:* -23:^for 44:^list -22:^which -22:are -25:by -20:company 28:crypto -20:each -24:first
29:got 20:id 28:includ -25:keep -20:much -22:public -48:rank 21:that -20:their -20:they 28:track -21:which 32:you
@tool=get_erc20_allowance @~allowance 58: -4:* 26:? 53:^allowance -38:^can -23:^doe 69:^i -29:^may -39:^please 31:a 69:account
42:all 50:allowance 51:already -34:approval -24:can 29:contract 42:did -42:do 56:for 23:from -67:gave 49:i 22:in -30:into 55:it
38:left 28:many 63:may 21:me 22:move 56:my -22:need -33:one 64:open 43:or 28:our 28:out 45:over 43:own -30:permit2 89:pull 26:right
-58:show -53:spend 63:still -21:take -43:that -23:there -42:to -22:token 45:treasury 25:u -38:unlimit 43:wallet 26:we
@tool=get_erc20_metadata 8:* -42:? 28:^decimal -36:^read 71:^supp -30:^total -28:and -22:are -21:artist -24:burn 24:contract
23:decimal 38:doe 28:exist -22:far 27:ha 21:in 21:look 65:name -49:numb 36:on -34:read -49:same 48:supp @tool=get_erc20_transfers
-36:* 43:^for -29:^list -36:^token -21:^who -41:a -21:all -21:are -31:be -22:by -47:call 26:could -52:data 48:erc20 -31:first
64:flow 35:go 38:incom -20:inflow 28:into -21:it 38:last -25:left 29:link -26:may -21:most -42:movement -22:my -20:native 42:need
-41:of -53:one 48:only -32:our -36:out -24:own 34:payment -44:please -53:pull 39:read 57:rows -35:start -39:them 45:through
-49:token -41:transf -52:transfer -44:wallet -31:who -40:with 21:you @tool=get_etherscan_balance -9:* 36:do -23:etherscan 45:own
@tool=get_etherscan_contract_source -46:* 36:^show -71:^verify 36:and -49:at 31:compil -65:contract -40:etherscan -31:fil 24:from
-50:have -38:i 31:licence 28:me -47:my -41:our 32:point 32:proxy 40:show 25:solidity 21:tell -37:the -41:verify -32:with
@tool=get_etherscan_gas_oracle @~oracle -14:* -22:^what 27:fast -23:like 21:normal @tool=get_etherscan_token_transfers 72:* -42:^for
44:^newest 63:account 72:and -23:are -23:etherscan 41:first 34:for 43:from 21:i 76:in -30:incom 74:movement -47:need 54:of 56:on
68:one -64:only 74:out 64:pull -37:send 47:start -45:that 26:them 20:to -46:token 45:very 59:wallet 49:we 49:with
@tool=get_etherscan_transactions 23: 23:* -28:? 45:^the 27:^transaction -22:been 36:ever 57:fee -26:ha -25:have -22:ledg 21:like
27:list -22:me 22:need 21:of -38:one 21:please 26:sent 39:that 22:the 62:transaction -25:up 23:with @tool=get_event_topic @~topic
-29:* 21:^event 70:^topic0 -44:^what -36:an -34:argument 24:custom 22:filt 22:first 41:for -21:from -33:get -21:ha 34:hash -54:here
-20:i 29:in -66:mean 45:our -36:out 31:that -24:thi -28:topic -60:what @tool=get_exchange 34: 23:* 60:^how 51:^trust 54:^volume
52:biggest 56:bought -20:by -34:coingecko 35:country -25:did -52:doe -25:exchange -22:found -40:from 53:how 32:i -38:id -23:if
-33:kind -25:like -32:list -24:many 50:much 37:my -42:need 39:on -24:pair -46:people 30:score -24:see 59:still 83:today 42:trad
43:trust 94:trustworthy 47:volume 37:where 20:which -33:year @tool=get_exchange_markets -30: -39:* -42:? 30:^doe -35:^how -75:^i
-39:^market -36:^my 81:^perp -54:^the -41:^what 33:^which -29:are -60:at -30:buy 30:can 31:doe 29:every -22:exchange -23:fee -31:how
-30:i -35:in -40:much -45:now -36:of -36:oi -23:one -46:or -43:oth -43:over 34:pair 48:perp -27:perpetual -28:right 20:show
-46:still -49:the 47:there 29:they -25:today -70:trad 29:trade -25:wa -31:what 38:which 35:with -42:withdrawal
@tool=get_exchange_tickers -78:* -33:? -25:^how -47:^i -24:^trad -26:^what -25:^where -30:and -22:any -29:are -37:ask -42:at -47:bid
-47:biggest -22:book -39:exchange -22:first -20:for -39:how -41:i -22:it -27:much -32:on -21:please 28:price 25:quot -40:still
-48:today -41:trad 29:two -34:volume -39:what -21:where -24:with -27:would @tool=get_exchange_time 84: -62:* 46:? 39:^doe -23:^i
-28:^what -48:answer -44:api 97:clock 44:connect -34:did 41:doe 27:down -27:exchange 32:get -63:i 34:it -47:key -28:not 35:now
40:off 48:or 27:order -20:our 23:reject 25:say 35:serv -58:service -37:the 33:there 29:time 25:we 52:with 30:work 72:your
@tool=get_exchange_volume_chart -44: 25:* 58:^how -67:^i 31:^my 29:^volume -34:^what 21:an -35:and 22:at 22:been 43:chart 23:d
80:did 74:do 48:exchange -55:for 64:ha 40:how -23:i 40:if 60:in 93:it 44:like 35:my -69:need 51:of -36:on 39:thi -58:to -93:today
25:trade -22:trader 29:up 36:venue 32:we -38:with @tool=get_exchange_volume_chart_range 51: 6:* 58:^i -34:^my -43:^volume -30:chart
-20:coingecko -39:exchange 39:for -22:from -55:ha 31:i -28:my 59:need 63:quarter 23:that 36:the 49:to 37:trad 23:volume 24:wa
-27:what 54:whole @tool=get_exchanges -21:* -37:^biggest 22:^i -53:^trust -23:^which 21:a -37:at -38:biggest 36:country -71:first
55:found 40:from -27:have 32:in 43:kind 32:list 33:min -41:my 40:need 42:rank -29:score 38:should 33:spot -24:that 26:their 25:they
-25:thi -21:trust 32:venu -20:which 52:with 63:year @tool=get_exchanges_list -37: 17:* -34:? -41:^how -30:^i -35:^which 29:all
51:and 23:clos -22:coin 22:exchang 31:exchange 49:for 40:from 39:have -44:how 42:id -43:in -38:it 26:list 56:me -38:my 48:name
-31:no 84:of -25:rows 41:that 64:the 32:which 35:you @tool=get_fear_greed @~fear @~gre 37: 8:* -49:? 24:^how -23:^i -23:^what -30:at
-49:crypto -21:fear -23:gre -22:greedy -24:i 61:index 31:it -45:market -23:news -29:people -23:price 37:scar 27:to -22:twitt
@tool=get_fee_history 41: -15:* -21:^fee -32:^how 44:^i 53:a 37:and 32:base -34:by -39:doe 35:dur 23:fee -23:ga -31:have -26:how
-32:many 56:newest -37:now 48:numb 27:our 29:paid 34:relay 29:the -34:time 35:tip -20:trend -26:tvl @tool=get_fees_overview -25:*
-48:? -37:^holder 30:^rank -42:^revenue 30:^top -23:^which -27:a 21:acros 27:all -45:and 65:by 55:crypto 26:dividend -28:do -32:doe
-20:earn -25:fee -22:from -43:have -64:it -24:keep 24:not -79:on -36:paid 49:pay -28:please 25:their 32:token 25:top -20:treasury
-31:user -36:we @tool=get_first_prices @~first -18:* -28:^price 33:^since -20:at 20:been -22:for -23:old -44:open 44:record
@tool=get_function_selector @~function 46: 6:* 67:^selector -32:a -28:an -23:and -31:be -41:behind 38:byt -24:byte -26:can 29:data
-24:do -35:doe 39:in 25:look -29:mean 53:method 27:not 57:of 59:our 45:please 31:revert 26:selector 21:text 43:the -26:thi 29:to
-31:topic0 24:up -37:with -29:you @tool=get_funding_rate -26:* 33:^fund -49:^long 35:^next -23:^perp -39:^rate 20:^the 27:at
33:current -32:did 56:do 42:for -30:from 20:fund -46:have -54:long 42:margin 56:next 50:of -56:oi -20:on -30:one -25:or -36:perp
-29:rate -51:ratio -31:rn 45:short 100:there 50:v 21:what @tool=get_funding_rate_history 18:* -29:^i 33:book 30:did 45:ha 55:have
26:history 38:i 38:it 45:late 47:long 62:m -52:me 35:one 32:paid 64:pay 25:payment 24:perp 58:rat 59:swap 33:there
@tool=get_gainers_losers @~gainer @~loser 6:* 39:^best -23:^i 23:^what 30:among 38:best -44:did -39:fall 25:for 20:gainer -36:how
-40:i 22:market 27:pump -28:the 34:today -43:top 21:what @tool=get_gas_overview 25: 19:* -27:^cheapest -28:^fee 72:^ga -28:^how
37:^the 23:^what -34:and -25:are -22:by -26:chain -24:cheapest 21:coin 27:compar -56:did -46:doe 96:ga -24:get -21:i -22:in -46:l2
64:like 20:move -32:much -27:my -50:near -24:network -48:nod 22:of -48:one 23:or -25:our -49:pay 21:pl 25:plain 42:please 33:present
-40:pric 61:price 38:rn -43:sat 25:side -22:simple -31:so 35:some -56:station -26:them -64:there -26:transaction 21:tx -22:use 21:v
-39:vb -22:we -28:why 42:would @tool=get_gas_price -30: -46:* 41:^how -57:^price -46:^what 42:a -32:and 24:at -21:by 20:chain
-34:contract -36:current -28:did 35:doe -69:ga 23:high 39:how 29:l2 -60:like 30:moment 38:much -45:of 25:on -52:pay -41:please
-83:price -22:rn 59:send -27:the 77:there -26:tvl 39:tx 26:use 21:we -34:what -34:would @tool=get_global_defi -6:* 25:? -33:^i
-44:^market 61:a 26:and -49:big -22:coin 24:coingecko 58:defi 24:doe -22:for 57:large -55:now 40:of -26:one 25:per 62:share
@tool=get_global_market_cap_chart @~cap 26: -10:* 21:? -23:^chart 21:^how -21:^market -45:all 34:beginn -44:coin 20:crypto
32:develop 29:ha -35:in -41:of 30:our 27:over 32:since 21:to 29:token 31:value 32:want 28:whole @tool=get_global_stats -4:* 22:?
64:^dominance -32:^market 71:^total -38:^volume -51:a 32:all -30:and 51:big -60:defi -49:fear -24:for -49:gre -50:ha 36:in -27:it
-52:large 63:mcap -54:most 29:no 57:now -39:please -56:share -38:that 40:these -62:today 26:what @tool=get_goplus_supported_chains
@~goplu 36: 16:* 31:before 22:chain 28:check 34:collection 40:for 42:goplu 35:it 22:know 27:my 26:network 24:token @tool=get_hacks
@~hack -25:? -28:^did 30:^latest -37:^when 36:a -27:before -38:did -22:do 20:exploit 25:from -36:get 56:got -25:how 37:in 28:it
27:last 27:late 28:latest -23:much -26:news -34:protocol 29:rais 37:recent 42:report -27:still 31:stolen -36:thi -27:vault 28:what
-36:when 40:which 26:who @tool=get_historical_prices 60:* 23:? 47:^and 58:^at -22:^block 54:^for -34:^i -21:^in 103:^price -42:^the
-26:^what -41:^when -50:about -26:advis -27:all -29:am 45:and 34:ask 84:at -28:between -32:block 23:check -64:coin -36:date 29:day
-43:defillama 25:did -23:do -35:doe 60:down -29:end -46:from 20:fund 32:got -42:have -31:hold -53:i 44:inheritance 22:mine
-21:moment -39:nearest 36:new 52:now -20:numb 67:of 40:on -31:only 44:open 36:or 77:price -40:record 32:should -32:since 26:so
33:sold -23:tax 90:that 26:them 24:then -25:there -26:thi 66:time -21:to -30:token 57:up 57:v -24:valuation 20:value -29:want
39:were 41:when -20:which @tool=get_internal_transactions @~internal -39:* 22:? -21:^did 27:^how 53:^in -35:^my -36:^show -37:^which
-31:a -33:by -32:do 64:exploit 24:how 60:in 24:inside -21:like 30:make -22:many 58:mov 44:much -41:my -27:of -43:our 25:see -39:show
22:that -52:trace 56:tx 42:value -20:want @tool=get_jup_price -9:* 40:? 28:^what 44:and 34:doe 22:e 31:liquidity -39:on 41:pool
31:to @tool=get_jup_quote @~quote -17:* 64:^if -24:^price 56:^quote 35:all -21:and 42:coin 32:com 22:do -44:every 32:give -22:have
43:if -26:into -33:my 21:need -32:no -21:pay -29:pippin 54:please -27:pool 51:quote 20:receive 33:route 21:them -23:thi 41:to
22:with @tool=get_kalshi_event -22: 39:* 24:? -30:^how 32:^imp 46:^odd 25:^show -33:^what 44:^which 29:and 23:are 40:do 25:every
-45:from -26:how 30:imp 24:in 53:odd 38:open 39:sery -28:settl 23:show 58:strik 53:strike 26:the -37:tick 41:which
@tool=get_kalshi_exchange_status @~statu 32:* 27:? -25:^how 55:^i 58:at 23:can 21:down -30:exchange 29:for -41:hour -21:how 44:i
22:it 54:moment 30:morn 23:my 24:now -42:of 34:one 41:order 37:thi 28:trad 43:trade -21:what @tool=get_kalshi_market 67:* 74:?
59:^ha 39:^how 39:^last -40:^odd 72:^price 21:^the 30:and 36:at -31:bid 25:both 43:chance 39:did 23:doe -31:for 73:from 36:give
53:ha 22:how -33:in 36:it 35:last 32:like 24:look -36:manifold 27:moment -47:odd -22:of 73:price 23:probability 56:resolv 35:resolve
-22:settl -21:since 24:that 93:tick 39:volume 40:wa -32:want 27:ye @tool=get_kalshi_orderbook 4:* 41:? 29:^best -26:^bid
30:^cheapest 28:^i -29:^price -24:^what 23:^who 42:a -28:and 56:at 23:best 34:book 40:can 30:cheapest 31:contract -44:each 31:for
29:how 73:i -59:last 35:market 59:no -61:of 38:on 52:please -28:print 29:right 52:thi 24:thick 58:to 59:want 26:what 23:who -60:ye
@tool=get_kalshi_price 24: -51:* -26:? 26:^best 23:^last 61:^price -34:^what -60:a -37:and -26:are 21:ask -51:at 26:best -40:can
-28:cent -21:contract -24:each -59:for -21:how -44:i -36:lowest -52:no -29:of -33:on -39:please 55:price -29:right -70:sell -52:thi
34:to 32:want -44:what -29:who -35:ye @tool=get_kalshi_price_history -69:* -68:? 43:^chart -36:^how -41:^last -53:^price -30:^what
-56:and -48:at 30:chart 34:contract -44:did -32:doe -26:give -42:how -24:it -39:last 22:market -27:moment -26:mov -30:on 43:one
-69:price -45:volume -59:what -45:ye @tool=get_kalshi_series @~sery -21: -31:^how -20:^i -67:^settl -33:^what -47:already 33:and
-40:at -47:did 26:event 25:ha 60:list -22:market 53:of 36:on -21:open 27:or 36:please -49:resolve 46:rul 20:run -22:settl -23:term
45:the -21:they 35:trad 36:which @tool=get_kalshi_trades -23:* -28:? -39:^i 29:^last -21:^price 34:^tape -38:at -21:did -34:i
26:last -40:moment -38:of -29:price 55:print 34:tape -27:what -48:ye @tool=get_logs -45:* -43:^event 30:contract 24:do -31:event
-46:log -30:of -26:on -36:pl -36:show -25:the -27:time 21:will @tool=get_multi_pools 26:* 50:24h 41:^compare 31:^liquidity -39:^on
54:^pool 51:and -39:chain -23:coin 50:compare 49:day 27:do 41:each 32:give 63:i -24:it -28:know -34:like 95:liquidity 53:me -27:my
43:of 46:on 64:price 32:put 47:tell 26:that 24:them -46:these -23:to 64:today -46:token 25:up 66:volume -23:we 50:what 42:with
@tool=get_multi_token_pairs -41:^all 25:a -28:all -23:and -48:are -33:both -31:chain -25:for 26:list -41:me 24:mint 32:my -36:of
-21:on 43:pool -28:price 31:single 57:their 24:these 29:token 35:top 30:where 20:with @tool=get_multi_tokens 10:* -49:^decimal 34:^i
26:address 52:and 21:be 44:both 52:decimal 22:for 26:from 22:geckoterminal 21:ha 34:in 25:liquidity 43:me 26:network -27:our 43:tell
33:these 48:token @tool=get_native_balance @~native -25: 12:* 46:^balance -42:^ga -44:^i 49:^my -27:^show 26:^which -22:^who -54:a
-41:and 32:at 27:balance -55:chain -58:coin 30:cold -38:day 39:doe -25:end -35:for -36:ga 51:ha 48:held -54:hi -51:hold -37:it
38:many 30:moment -21:must 51:my -70:native -35:need -20:now -24:numb 36:on -35:only 47:or -22:our -36:please -27:show 28:sitt
22:some -33:that -64:there 41:thi 36:today -38:token -20:wallet 30:which -23:who @tool=get_networks -9:* 24:check -23:decentralis
-22:exchang 29:geckoterminal 28:give 21:id -24:thi 25:wheth @tool=get_new_coins -22:* -37:^coin -25:^what 44:add 22:coingecko 36:did
22:fresh -33:of 44:recent -34:that -23:what 25:which @tool=get_new_pools -4:* 21:^new -28:at -27:can 24:got 43:if -25:it 45:just
33:now 29:on 36:pool -22:token -23:trad @tool=get_nft 44: 28:* 36:24h 28:? 71:^compare -65:^doe 50:^floor 54:^i -26:^list
-25:^rarity -23:^show -45:^the 74:^what -36:^which -97:^who 27:against 42:all 25:an -38:ape 89:are -30:at 67:ath -41:be -69:by
76:cap 23:cheapest -52:coin -48:coingecko 62:compare 52:cost 39:did 24:different -47:do -53:doe -33:down 70:each 63:ever 21:every
45:floor 25:for -26:go -26:got -38:have 27:high -35:highest 41:how -35:id -44:if 41:in 43:jpeg -35:keep -26:last -49:list 22:many
75:market -51:marketplace 27:member -36:mine -39:mint 66:much -28:next -52:not -37:now -70:numb -35:of -22:on -55:only -24:over
-41:own -41:owner -90:penguin 77:piec 44:pl -49:price -34:project -60:rank -49:rarity -58:right -22:sal -56:sale -32:say -24:show
-52:side 24:still 41:that 40:them 63:there 56:they 38:time -20:top 53:trad -50:up 48:v -36:volume 73:wa -34:wallet 26:want 74:what
-34:when -32:which -101:who 44:with -26:ye -40:you @tool=get_nft_by_contract 20:^a 53:^collection -24:^contract 21:^numb -32:^which
44:am -21:are 53:at -40:ath -46:before -23:by 34:cap -28:chain 25:cheapest 20:check -28:coin -29:coingecko 21:for 36:go 36:jpeg
23:market -37:now 30:numb -23:own 30:owner -23:penguin -49:real 61:sal -24:someone -26:still 22:tell -47:that -25:up -27:what
-27:which -26:with @tool=get_nft_holdings @~holding 55: 9:* -48:^i 27:^list -21:^which 34:a 43:all 24:and 23:at 38:client
-38:collection 24:could -21:count -21:erc721 42:everyth -31:if 28:in 66:inventory -38:item 69:jpeg 36:keep -24:look 56:me -46:mint
-24:one -29:only -31:out 25:pictur -23:rows 44:see 24:spam 20:that 37:them 24:thi 31:to 32:value 34:wa 22:wallet 40:without
@tool=get_nft_market_chart -8:* -47:? 53:^chart -40:^did -23:^how -26:^show -51:^what 44:an -21:are 58:bought 28:by -23:cap 51:chart
-22:develop -21:did 42:do -30:down -35:drop -28:far 22:for 25:have -21:highest 44:history 30:i 40:in 38:lost 44:many -21:marketplace
-20:me 60:mint 20:mov -39:much 35:need -46:now 28:or 39:price 46:project -21:see -21:show 38:since -21:them -22:time -41:today
-32:trad 36:up -30:v -45:volume -69:wa 50:we -50:what -36:whole 27:you @tool=get_nft_markets -15:* -58:24h -34:^floor -30:^nft -28:a
-41:an 24:and 64:are -35:at 76:biggest 26:by -65:cap -38:coin -55:coingecko -29:contract -26:have -21:i -67:id -21:in -41:jpeg
-40:market -30:me -27:mint -45:most -29:need 73:now 70:numb -31:own 40:owner -62:price -21:project -41:rank 28:rows -23:sal
-46:still -21:tell 51:there -43:thi -26:today -22:trad 67:v -28:value -49:volume 31:w -49:with @tool=get_nft_security 31:* 48:^could
-25:^doe 50:^how 30:^i 32:^show -25:^which 43:^who -22:against 48:any 26:ape 23:are 21:back 72:been 90:burn 37:could -30:doe 32:fake
-36:floor -37:for -27:given -40:ha 46:have 45:how 33:i -48:if -36:in 54:legit 26:look 28:made 69:many 29:may -39:mint -48:new 23:nft
41:own -35:page 43:real 32:should 24:show 25:so 21:team -21:theft 44:them -55:there 64:these 22:thi 55:those 52:token 36:transfer
32:verify -22:what -54:which 59:who 34:whoev -51:would -44:you @tool=get_nft_tickers -27: 28:* 25:? -74:^compare -65:^floor 65:^i
-66:^list 54:^volume 55:^what 32:and -23:are 44:buy 52:cheap -28:compare -41:floor 36:for -29:high 61:i 58:in 44:it 104:keep 55:like
-60:list 54:lowest -22:market 74:marketplace -34:me 57:moment 33:my -32:on 126:one 21:or 35:please 40:price -25:right -36:sale 42:so
-42:still 89:that 50:them 45:to -34:today 25:v 46:volume 65:wa 60:what 27:where -71:with 50:you @tool=get_nfts 37: -10:*
-23:^collection -40:^floor -26:^show -57:^what 30:^which -22:a 22:address -37:all -56:are -64:biggest 47:by 42:cap 57:coin
29:contract 27:count -24:doe 28:floor 29:have 55:highest -25:hold 64:id -23:item 37:market -21:member 69:most 43:native 38:need
-63:now -21:on -21:please 48:price 34:project -64:right 28:rows -25:show 29:the 29:their -52:today 43:top -23:track 40:up 21:volume
-53:what 66:with @tool=get_nfts_for_owner @~for -14:* 86:^doe -64:^i -31:^nft 28:^show -24:and 27:any -28:anyth -27:are -35:be
-53:he -21:how -28:i 36:in 25:jpeg 44:keep -31:mint -41:on -25:only 31:she 24:show 38:sit -20:which -35:would @tool=get_ohlcv -62:*
26:^need -34:^on -25:^volume 27:bar -54:chart 37:from -50:high -38:i -39:it -32:last -49:low 24:need -41:on -50:open 38:perp 24:spot
25:them -23:tick -53:to -24:volume -53:want @tool=get_onchain_token_price @~onchain -29: 25:* -48:? -20:^current 49:^dex 61:^on
-36:^pool 27:^price -20:^token 42:^what 39:a 48:are 42:at 58:chain -33:day 42:dex -70:did -45:do 87:doe 68:for -30:geckoterminal
-52:i -32:liquidity -27:my 26:now 33:on -31:or -35:please -25:pool -41:pric 96:say -28:to 36:token 36:trade -23:up -28:volume
28:what -28:which 47:worth @tool=get_open_interest -21:* 26:^open -39:^perp -23:^show 50:and 49:are 23:at -33:bet 48:by 38:contract
21:for -37:from -36:fund -49:i 62:in -40:leverage 22:many -73:margin -21:much -29:my -39:now -25:of 31:oi -36:on -29:one -23:order
-58:perp 73:perpetual 51:please -43:right -22:show -49:there -67:to 29:v -51:want -22:which @tool=get_open_interest_overview 5:*
37:? -37:^open -28:a 40:and 32:chain 36:change -27:doe 43:ha 35:it 46:lead 24:most 33:onchain 22:perp -46:please 26:position
33:togeth 32:value 45:venu -26:venue 20:week 33:which 31:who @tool=get_options_by_chain -3:* -27:? -24:^how 22:^notional 39:^option
-50:all 27:biggest -34:by -37:dex -28:for -26:how -30:much 36:one 42:only 35:to -25:trad 40:turnov -40:venue -22:wa 20:with
@tool=get_options_overview -23:^how 37:^on 60:all 55:by 57:chain -39:l2 -32:one -28:only -31:over -23:that -31:there -32:to 29:venue
-24:wa @tool=get_options_protocol 33:? 28:^ -37:^for 23:^how 42:^i -31:^option -26:^what 38:a -46:all -66:and -57:by -76:chain
32:dex -21:did 35:from 28:i -32:into 42:it -26:l2 -22:like -31:me 28:much -44:next -23:on -27:one -27:only -20:option -41:our
27:over -54:per 50:platform -26:premium -48:protocol 26:that -46:them 27:there 27:to -40:turnov -31:venu -27:volume 62:wa 30:we
-24:what @tool=get_orderbook 23: -57:* -41:? -37:^bid 29:^book 60:^depth -27:^on 20:^orderbook -23:^the -85:^what 49:^which -47:a
-29:and 39:are -31:ask -43:at -25:book -64:buy -46:by 43:could -63:deep 50:depth -94:did 44:each -64:exact 21:exchange -37:for
22:from 23:how 34:if 34:in -44:it -46:level -85:like -82:look -25:market 37:mov 26:much -51:now 50:offer -39:ord 51:over
38:perpetual 29:pl -40:print 45:rest 64:sell -41:show 23:side 35:spot 35:that -42:the 88:there -82:what 47:which -35:with
@tool=get_perp_account -40: 45:* 25:10x -68:^account 20:^am 75:^fund -32:^my -34:^the -68:account -56:addres 44:am 77:been -50:entry
44:far 34:from 68:fund 25:get 73:ha 23:hi 76:liq 39:liquidat -20:liquidity 58:long -22:los 20:m 79:margin 30:my -22:not -28:of 25:on
-34:open -45:order 64:pay 55:perp -28:pric 49:price -23:put -30:short -20:still -48:stop -67:there -44:today -24:v -21:wa 29:whale
-40:what 22:where 25:with @tool=get_perp_candles @~candl 27: -36:* -33:^fund 21:^open 22:a -38:bar -24:from -44:fund -20:long
-28:mid -23:need -27:pay 30:perpetual 25:pric -22:the @tool=get_perp_fills @~fill -45: -4:* -27:^how 68:^the 66:fill -23:how
-25:much -29:not -20:of -38:order 29:paid -35:pay -37:perp 36:sub 25:that -20:to 22:today -23:trad -35:with
@tool=get_perp_funding_history -65:* 26:? -66:^fund -35:^how 24:^what -22:by -31:did 38:do -46:fee 37:from -47:fund -71:ha -34:how
-43:in -66:long -41:much -77:my 23:paid -58:pay -20:position -26:rn 39:short 42:since -25:there -43:to 21:trad 22:what 22:you
@tool=get_perp_markets -11:* -38:^my 31:all 21:and -26:do 26:leverage 21:list -31:my -29:pay -27:short -27:today @tool=get_perp_mids
@~mid -42:* -47:^price -34:^what 40:against -25:and 43:around -43:ask -35:between -39:bid 41:check -35:i -37:if -23:last -23:look
-38:market 43:mid -26:on 39:our 30:pric -52:spot -22:v 42:wa -31:what @tool=get_perp_open_orders -46: -23:* -22:? -31:^account
-34:^any -36:^i 37:^open -23:^show 34:^what -29:^which -29:and 36:can -24:coin 36:do -55:fill -42:got -53:ha 27:have 21:i -65:in
-30:left 49:look -31:mine -33:of -23:our -21:perp 21:please -35:position -22:show -23:spot -25:sub -50:the -41:with
@tool=get_perp_orderbook -34:* -25:^bid -22:bid -71:book -22:contract -25:for 22:i 36:if -80:l2 -23:last -57:on 51:orderbook 53:perp
22:short 35:thick 36:trad @tool=get_polymarket_activity -33: 29:* -24:^ha -41:^i 39:^trad 22:^what 29:^which -51:a -26:account
39:been 75:buy 39:cash 42:did -25:guy 50:ha -21:have 37:he -27:i -28:late 24:list -22:made 49:on -27:one -22:out 22:please
-27:politic 34:recent -22:redemption -21:settl -32:that 26:the -27:to 30:trad 43:trade -26:up 37:what 21:which -48:with 38:you
@tool=get_polymarket_closed_positions @~clos 29: -4:* 29:^am 40:^clos -33:^did 45:^how 45:^my -34:^which 26:am -24:and -36:are
-20:biggest -32:cash 38:clos 23:did 23:do -25:doe 29:down 37:far -26:ha 26:how -42:in -36:it 29:list 31:los -40:market 26:much
-36:now 23:office -30:open 49:or 49:out 22:paid -47:please 27:profit 31:realis 28:settl -22:shar 34:so -25:them 25:up -38:which
-22:win 34:with 32:won -22:would @tool=get_polymarket_event 65:* -42:? 56:^all -26:^odd -30:^what 28:^which 24:a 54:all 57:and
-39:at -32:chance -25:decemb 54:event 30:market 77:me 76:my -22:of 27:one 75:open 39:please 67:the 36:their 34:there -38:what
27:which 52:with @tool=get_polymarket_holders 13:* 30:? 32:^biggest 23:^which 21:^who 26:account 24:are -23:bag 24:biggest -50:for
50:in -32:it 66:most 46:no 34:one -29:own -27:pl 46:shar 26:side 27:the -26:trad 21:which 23:who @tool=get_polymarket_leaderboard
@~leaderboard 24: -70:* -32:^i -24:^my -58:^trad 24:^which -33:^who -24:a 35:account 20:all -55:are 28:at -55:best 40:biggest
22:crypto -22:earn 37:for 33:have 47:in 65:made 21:market 29:money 71:most -30:my -45:of -62:on 53:only 59:politic -23:realis
34:since 68:sport -28:the 24:time -41:top -27:trad -38:trader 65:volume 22:which -30:win @tool=get_polymarket_market 59: -15:*
28:^odd 22:^what -40:all -22:are 35:chance -22:condition -29:cut -25:decemb -28:do 28:doe -21:in 28:it -22:market 25:me -20:no
-28:people -29:please 25:run -23:there 27:volume @tool=get_polymarket_midpoint @~midpoint 10:* -50:^best -42:^bid 56:^mid
56:^midpoint 39:^price -37:at 45:between -48:bid 47:exact -24:i 34:in -59:it 38:market 43:me 71:mid -37:now 52:of 35:price -50:right
47:tell -36:thi -48:token 26:what 72:ye 42:you @tool=get_polymarket_orderbook -21: 23:* 39:^best 33:^bid -22:^book -44:^midpoint
41:and 46:bid 56:buy 57:cheapest -36:clos 47:condition 66:for 40:i 46:it -41:market 37:midpoint 55:now -44:of -46:off 38:offer 29:on
36:outcome 56:right 28:thi 67:token @tool=get_polymarket_positions 22:* 77:^my 23:^open 40:^show -25:^which -21:all 22:am 33:are
20:at 73:bet 34:bett -27:clos -36:copy 32:cost -24:did 32:do 52:down -25:event 31:guy 47:he -21:it -24:me 50:my 39:of -56:old
31:open 23:or -42:out 52:please 36:position -28:run -34:search -29:settl 39:show -23:there -35:togeth -46:tonight -21:total 23:trad
60:up -36:what 26:with -20:ye @tool=get_polymarket_price -25: -3:* 20:^best -23:^bid 24:^price 45:^what -53:and -25:any -29:ask
36:bought -52:buy 40:cent -43:cheapest -44:condition -59:could -37:for 25:highest -21:in -28:it -31:lowest -24:market -49:midpoint
65:no -34:now -29:off 27:on 34:outcome 78:pay -43:right 26:second -49:sell -25:share 37:somebody 41:th -23:that -25:the 37:what
75:would -31:you @tool=get_polymarket_price_history -35:* -30:and 22:are -27:condition -27:history -21:i -24:price 32:th -44:trad
34:wa -28:want @tool=get_polymarket_trades -5:* -27:^how -21:^i -25:^my 57:^trad -45:^what 60:a -28:about -20:are -49:been 34:bought
-45:buy 31:by 21:clos 32:company -31:do 56:event 28:guy -56:ha -23:i 31:latest 29:look 27:market 29:me -22:most 28:one 34:open
26:politic 40:settl 21:show 21:sid 35:that 24:the -25:there -28:today 45:trader 20:wallet -37:what 43:with -28:you
@tool=get_polymarket_value @~value 47:all -37:and -21:bag -26:bet -33:clos -21:did 48:togeth 20:total 21:worth @tool=get_pool_info
50:* -20:? 36:^pool 24:a 33:about 47:description 36:for 22:ha -33:how 74:in 78:it 26:kind 29:me 29:my 27:of 20:our 46:pool 56:pric
75:somebody 51:the 40:to 71:token @tool=get_pool_ohlcv -12:* 24:^candl 52:^chart -61:^pool -50:a -53:and 27:are 29:bar 44:chart
-21:in -43:it -43:liquidity 48:my -36:need 35:our 31:pair 43:please -24:pool 24:pric -55:price 22:quote -43:the -36:them -52:token
-43:trad @tool=get_pool_trades 4:* -27:? 38:^give -21:^ha 37:^how 33:^the 24:^trad -31:^where 35:^who 43:amount -32:and 53:been
24:buy -25:by -22:day -26:doe 38:every 29:from -21:geckoterminal 31:give 27:ha -29:live 35:much -30:pric 35:sell -34:somebody
23:that 55:there -34:token 29:trad 57:v 29:went -29:where 31:who @tool=get_pools -38:* 51:24h -65:? -20:^any -42:^busiest 28:^top
53:a -23:all -31:and -21:are -26:at 35:beginn -43:busiest 62:day -32:dex -50:each -21:every -35:from -46:ha 25:highest -21:in
-24:into -25:it -22:just 34:like 27:look 50:most -36:my -23:new -26:numb -26:of -48:one 28:people 34:pl 42:rank 37:rows 41:see 22:to
21:top 29:trade 33:turnov 25:volume -22:we 22:with 35:you @tool=get_pools_by_address 53: 13:* 26:^by 48:^how -36:^liquidity
-21:^price 27:^volume 42:^what -46:^which -23:about 22:aft -25:and -41:can 31:dao -41:day 75:deep 61:did 33:fee -37:for 43:how 23:in
43:it -31:me 23:money 66:move 34:much 21:my 50:our 42:pair 20:percent 30:reserve -34:see 23:since 24:that 44:the -28:trade
29:treasury -48:volume 28:what -29:which -30:with 29:yield @tool=get_pools_by_dex -51:* -59:24h 70:^busiest -31:^dex 20:^on
-40:^pool -30:^the -28:^volume -22:^which 67:busiest -22:by -23:can 29:exchange -47:i -26:id -28:list 55:new 38:numb 70:one -43:pl
-24:pool -34:rank 35:sort -35:to 37:trad -29:v -41:volume 31:we @tool=get_prediction_market -5:* 27:? -28:^all 28:^at -33:^chance
-20:^ha 56:^how -38:^odd 21:^what 28:^when -31:^will -25:all 37:already 50:and 39:at 39:been 24:bet 25:clos -53:cut -31:decemb
44:did 21:do -27:each -34:for 26:give 26:he 55:how -29:imp -24:left 39:made -46:manifold 26:mean 47:much -27:need 46:now -53:odd
23:of 30:open 21:outcom -21:people 25:per -31:please 26:probability -24:resolv 49:resolve -33:say 23:th -26:their -34:time 25:to
21:today -21:u 45:volume 53:wa 49:what 26:when 35:which -29:will -44:with -37:ye @tool=get_prediction_orderbook 54:* 51:? 32:^book
68:^cheapest -22:^how -23:^i 22:^on -22:^ord 54:a 51:at 63:book 70:can 68:cheapest 64:could -31:deep 30:for -40:holder -26:how 49:i
-32:it 32:last 33:market -23:me -32:mov 72:no 40:now 88:on -24:open -33:outcome -21:please -20:price -64:put 45:right 24:see 64:sell
-23:show 70:thi -20:to -40:token -26:wa -22:want 25:way 49:what -28:with 32:ye @tool=get_prediction_price -44: -36:* -33:? -34:^best
-23:^chance -36:^cheapest -21:^did -24:^i -29:^odd 55:^price -28:^put -23:^what 44:^which -22:^who 39:^ye -38:best 31:by -47:can
25:cent -34:cheapest -27:could -21:did -23:doe 36:get 39:if -22:it 45:lowest 35:many 24:my -56:no -25:odd -32:on 29:outcome -66:pay
-42:please -37:prediction 25:price -33:put -31:right -56:sell 34:shar 51:th -27:we -24:what 36:which -22:who -22:with -29:would
22:ye @tool=get_prediction_price_history 3:* 32:^for -27:^price 20:an 32:chance -24:doe -25:down 27:election 32:ha -24:it
-26:manifold -27:many 23:me 27:morn 65:mov 37:move -26:much 40:probability 28:see 39:show 33:the -26:today -21:token 34:up 48:wa
@tool=get_prediction_trades 6:* 66:^print -27:^show 45:^the -34:^which -33:did -41:he -20:how 25:in 22:last 31:late 39:latest
-31:old 77:print -22:show 22:the -32:which @tool=get_price -35: 64:* 28:24h 28:? -26:^compare 33:^convert 37:^could -40:^for 49:^ha
89:^i 25:^in 50:^market -22:^my -32:^our -23:^price -68:^v 22:a -54:all -58:am -33:and -59:are -67:at -27:ath 36:be -20:bought
-33:by -25:capitalisation 48:cent -36:change -28:coin -27:coingecko -25:compare 33:convert 32:cost -43:could -42:crypto -40:currency
-24:day -26:did -63:do 32:doe -44:dominance 45:from 40:gone 33:ha 44:i -23:id -33:if 52:kind -24:know -35:last 36:like -97:mcap
48:me -26:moment -41:money -62:move -41:my 73:now -33:on 46:one -27:only -75:or -32:our -25:over 46:pay -58:percent 26:pl 26:pric
-41:price -60:quot -28:quote 83:rate 96:right -21:run -40:set -40:show 65:since 77:still 82:tell -21:that 29:them -25:there 20:these
-24:thi -30:time -39:today 29:token 31:und -114:up -78:v -27:vol 21:what -30:where -37:which -45:with 56:worth 29:would
@tool=get_price_chart -35:* 43:? -35:^and 31:^give -51:^ha -23:^how -21:^in 22:^please 68:^pric -53:^price -59:^the -56:^what 43:a
-40:against -60:and 55:at -51:bought -55:do 26:down 20:end 31:fine 60:for 62:from -35:gone -31:ha 54:history 34:hold -24:id -35:in
29:it -32:mov 39:my 45:now -33:on 61:only -22:open 49:or 48:our 49:pric -48:price -38:since -60:that -33:the -28:today 31:up 57:v
-51:what @tool=get_price_percentage_change @~change @~percentage 23: -10:* -42:? -27:^by 30:^did -40:^ha 69:^i -57:^price 54:^the
28:^what 30:^which -40:addres -32:all -48:and -40:any 27:at 27:been 71:bett 51:between -36:bought -29:by 31:cent 23:chang 33:coin
31:compare -24:did -46:down 33:dump -22:each -32:exploit 31:far -35:floor -70:from -64:go -30:gone 34:hold 27:holder -21:if -79:it
44:know 25:look -24:many 29:me 22:most -59:mov -22:much -21:my -54:now 35:of 31:over -21:percent -63:price -25:probability 36:return
-33:see -27:show -113:since 37:tell -22:thi -39:time 42:token -32:transaction 66:two -37:up -45:v -61:wa -42:week 45:what 38:wheth
-25:worth -41:your @tool=get_protocol_fees -79: -22:* -54:^fee -27:^for 28:^holder -46:^protocol 71:^revenue 30:^which -40:^who
-49:aft 41:against 54:all 31:app 27:at -33:bot -45:by 33:chain -39:do -27:got 51:have -23:i 39:it 62:itself -26:keep -37:kept
-40:lie 30:list 37:made 38:make 28:month 60:more -36:most 39:need 52:no -42:now -48:one 36:only 53:or 22:our -38:pay -56:pool
-33:profit -31:revenue -35:sandwich 39:share -59:that 51:to -35:token -52:v -51:wa -27:want -23:we 21:went -30:what 22:when -38:who
@tool=get_protocol_tvl 63: 32:? 42:^did -24:^how -41:^i 41:^the 58:^what -36:big 25:compare -53:dao -20:defi 28:did -60:fee 39:for
39:get -36:have -27:i 46:it 36:just 54:lend 59:lie 26:lock 33:market 38:now -36:numb 29:of 42:present -27:price 35:project
57:protocol 43:saving -55:still 23:the 29:today 42:total 22:wa -32:wallet 30:we 49:what -31:worth @tool=get_pyth_price 27: -41:*
-22:^doe 53:^price -42:^pyth 25:^what -39:apple 23:are -23:for -32:have -22:in 23:it 22:my 34:now 25:one 27:oracle 25:please
-26:price -30:pyth -28:which @tool=get_pyth_price_at 6:* 51:^doe -36:^price 37:^pyth 45:a -21:against 29:confidence 23:feed 60:for
34:have 21:i -29:of 40:print 44:pyth -20:say 22:second 66:stock 47:that 25:very -24:which 34:with @tool=get_raises @~rais -21:*
-25:^latest -36:^who 25:a -44:are 31:for 38:got -59:hack 30:invest 63:investor -58:latest 40:lead -41:project -21:rais 29:that
35:where -35:who 29:with @tool=get_recent_trades -42: -18:* -41:^fill -42:^on -33:^the 25:^trad 56:^who 43:are -28:buy -42:form
-36:from 27:it 41:list 35:look -43:market 23:me -25:my -35:of 45:or 22:pair 52:perp 27:please 40:recent 53:right 22:sal 42:sell
-24:side -33:tak 22:time 53:who -35:with @tool=get_recently_updated_tokens @~updat -6:* 21:fresh @tool=get_rugcheck_new
-32:^rugcheck 28:^which -61:^who 24:and -33:are 30:at 24:by 35:can -37:for 23:ha 23:just 29:last -32:launch 28:made -21:me 33:mint
-47:most -26:now -28:of -30:one -23:people -42:report 23:rugcheck 49:seen 40:still 50:them -32:there 25:they -26:thi -33:today
24:token 28:up -31:verify -36:vot @tool=get_rugcheck_recent -23:* -22:^which 22:are -25:for -28:last -26:me 24:most 22:read
-35:recent -21:up 37:view @tool=get_rugcheck_report @~report 37:* 29:^how 29:^top 25:^what -21:a 57:been 53:burn 41:ha 21:how -22:i
-31:in 37:lp 38:much 28:new 21:now 34:of 28:pair 25:share 39:someone 23:supp 28:thi 21:to 36:top -30:wa 30:wallet 21:what 27:with
@tool=get_rugcheck_summary @~summary 24:* 38:^rugcheck 33:bought 34:coin 39:for 58:launch 32:me 47:memecoin 35:now 60:risk 25:safe
33:short 34:someone 62:thi @tool=get_rugcheck_trending -17:* -44:and -32:at -26:last -23:rugcheck 30:today -24:token 24:vot
@tool=get_rugcheck_verified 4:* 45:and -31:are -24:i 21:last 21:only -32:there 27:verify @tool=get_sol_account -32:* -31:^a -24:a
-21:account 29:data -30:did -40:hi -22:lamport -31:left -28:my -27:phantom -34:please -30:show -28:to -31:transaction -32:user
-23:wallet @tool=get_sol_balance 3:* 40:? -21:^i 51:^in -24:^token -20:account 52:am -30:and 22:balance 23:did 31:do 42:empty
-41:into -42:lamport 34:left -43:list 35:me -36:my 43:now -32:of -36:on -23:or 25:show -34:to -106:token -23:up -36:wallet 35:where
-47:which @tool=get_sol_block_time -26: 6:* -25:^how 22:^i -23:^when -25:first -23:how -30:it 39:log 55:made 32:my -21:produc
62:slot 22:that 37:timestamp 21:to 31:where @tool=get_sol_largest_accounts @~largest 15:* -23:? 29:^how -26:^i -30:^which 33:^who
35:account -26:biggest 51:coin -34:everyth 49:fattest 58:from -21:ha -21:have 24:how 27:many 22:mint 38:of -20:one -36:own
-31:phantom 42:straight -22:supp -38:that 52:the -29:thi 50:top -25:what @tool=get_sol_network 28:* -47:^block -44:^how 90:^i
34:again -49:block 24:current -40:far -42:for -36:height -42:how 59:i -25:many 21:network -37:next 21:ok 55:or -36:our 36:per
39:second -34:the 30:today 23:transaction 47:up @tool=get_sol_priority_fees -50:^i 22:^what -25:and 29:get 43:min 29:need 32:on
-45:program 56:rn -22:should -24:slot 25:so -38:swap 22:these -33:to -32:tp 32:tx 23:what -23:when -30:writ @tool=get_sol_signatures
@~signatur -12:* -21:^i 48:^show -27:balance -24:in 45:internal -32:it -24:kind 41:our 40:show @tool=get_sol_token_accounts -13:*
21:^how -61:^in -35:^the 71:^token 33:^what -35:^which 27:^who 26:a -20:addres -85:and -59:are 27:coin 42:empty -27:exact -23:ha
32:have 29:hi 27:i -51:in -60:it 20:left 37:list 30:many -31:mint 34:my 50:on 39:our 34:own 45:phantom -31:program -21:rent 29:say
41:sit -74:spl 38:that 35:there -21:to -22:token 22:too 51:wallet -22:want -24:what -63:which 30:with @tool=get_sol_token_supply
@~supp -38: -4:* -24:? 55:^total -26:^what -35:account -37:all -48:are -50:artist -35:burn 20:chain -37:did 25:exact 78:exist
21:from -22:i -28:in 25:it 36:mint -29:on 21:right 34:supp 29:that -37:there 25:these -37:those 48:today 33:total -48:what
@tool=get_sol_transaction 39:* 63:^did 28:^how 42:^show -32:^what 34:^which 46:and 25:by 22:chang 33:check 22:custom 65:did -23:do
28:fee 36:for 49:go 48:happen 46:it -28:land 30:much -27:on 77:pay 42:program 36:show 30:sign -40:so 32:that 53:thi 48:through
22:token 32:transaction 31:what 29:which -28:work @tool=get_solana_asset 30: 44:* 80:? -24:^make -38:^nft -51:^show 42:^what 63:^who
-23:all 51:and 28:asset -42:by -32:compress -51:creator -58:do -20:for 31:it 41:made -23:make -45:me 25:metadata -33:name 60:numb
-30:on 53:own 20:picture -50:piec -47:show -24:that -43:the 51:thi -24:token 73:trait -26:wa 39:wallet 41:what 35:which 66:who
@tool=get_solana_assets_by_owner -37: 57:* -52:^compress 29:^my 74:^nft 39:^which -23:^who 21:addres -22:by 20:collect
-60:collection 25:creator 26:do 75:doe 23:have 83:he -20:how -47:in -25:much 28:nft -33:of 78:on 27:one 22:own 32:phantom
-22:picture -30:price 29:show -26:sit -50:them -20:there -31:thi -49:to -25:token -30:wallet 26:which -48:who
@tool=get_solana_parsed_transactions @~pars -13:* -27:^in 46:^which 41:block -30:check -26:client -26:for 22:got -30:impermanent
-30:los 22:my 27:on 21:one -38:our -28:pay 25:sentence -41:signatur 35:swap -23:the 35:these -36:transf 33:which
@tool=get_solana_priority_fee_estimate -10:* -21:? -36:did -33:in 29:program -21:set 24:swap -29:what 27:writ
@tool=get_solana_token_security 25:* -36:^doe 71:^i -30:^mint -48:^the -20:^token -37:^what -26:^which 27:account 25:all 36:are
23:artist 54:biggest 23:buy 23:coin 21:did -39:doe 23:friend 23:hi 26:i 31:it 24:know 22:my -24:or -36:out 30:rug 85:safe -28:spl
-53:supp -36:the -45:them 40:thi -27:to 27:token 23:want -29:what -28:which @tool=get_spot_balances -46: -19:* -23:^i -47:^which
21:at 43:bag -41:can -22:doe -33:look -29:perp 28:spot -29:the 27:there -27:trad 36:up -40:which -46:with -31:you
@tool=get_spot_markets -3:* -27:^i 28:^what 38:between -30:circulat 46:market -26:perp 35:spot -30:supp -26:trad 24:what
@tool=get_stablecoin 20:* 36:^circulat 61:^did -21:^for -21:^of 51:^on -29:^since -77:^stablecoin 52:^supp -27:^the 47:^which
57:amount -26:and -24:any -48:are -31:ask -25:back 31:by 28:circulat 36:circulation -29:client -46:coin -24:company -25:day
25:defillama -29:deploy 27:did -26:do 37:doe 70:fee -25:float -34:from -20:ha -73:hold 27:i 77:keep 51:lose -26:many -31:money
-40:most 38:my 50:network 32:numb 63:of -56:one -43:only -28:our -28:over -21:run 67:share 22:since -59:stabl 99:stable 34:that
22:the -38:them -33:there -36:these -36:time -94:to 43:treasury -20:two -43:wa -44:want -70:we -23:what 61:which -26:with
@tool=get_stablecoin_chains 4:* 45:? 48:^how -38:^on -27:^stablecoin -31:^the -21:all -27:and -25:are 44:blockchain -35:by
-48:circulation -32:do -52:each 36:ha 25:how -31:i 89:money 54:most 26:much -40:my -34:network -25:of 32:per 29:please 56:sit
-36:stabl -43:stable 42:stablecoin 80:with @tool=get_stablecoin_charts_by_chain -34:* -37:? -40:^circulat -27:^how 29:^i 22:^in
77:^stablecoin -68:^supp -30:^the -35:all -48:amount 24:app -44:by -52:circulat -32:client 27:company 30:defillama -35:float 38:grow
29:liquidity -54:money -42:of -31:one -22:our 49:over -24:rank -55:sit 23:stabl -53:stable -40:supp -35:that 59:there 53:time
-63:with @tool=get_stablecoin_charts_global -19:* -52:^stablecoin 26:^supp 39:all -66:circulation 23:defillama 44:float -38:how
-32:in -41:much 26:numb -39:over -22:point -22:since 28:stabl -25:stable 25:supp -29:that -47:there -41:time
@tool=get_stablecoin_dominance @~dominance 28:^on 27:^share -30:^supp -42:^which -26:and 35:client 37:in 23:market -20:most 35:our
23:rank 21:shar 36:stabl -23:supp 21:their @tool=get_stablecoin_prices -42:* -31:^can -47:^did -22:^price 21:any -31:can -20:ever
24:hold -25:keep -48:lose -26:many -38:my 25:off -31:one -44:pric -33:show -41:stable -49:stablecoin 21:still -22:want -32:you
@tool=get_stablecoins 26:* 46:^biggest -26:^on 45:^stablecoin 34:^the -25:^what 53:^which 28:all 25:and 52:are 50:back 55:biggest
38:by -21:chain 37:circulation -22:coin 20:each -33:hold 21:i -42:it 31:largest -24:many -26:market -82:money -31:most 24:much 33:on
29:one 60:out -30:peg -20:please 49:rank -25:sise -70:sit 67:stabl 63:supp -28:their 43:them 74:there 22:up 20:which -61:with
@tool=get_storage_at @~storage -14:* 24:^i -38:^on 26:^read -25:a -27:and 44:can 28:contract -21:for -32:me 21:of -25:point
-22:proxy 24:read -30:tell -21:wa -32:which @tool=get_sui_token_security @~sui -26: 39:* 25:? 21:^can 27:^coin -36:^who -20:and
40:anyone 29:doe 36:freeze 48:hold 31:it 27:of 31:or 47:out 30:the 24:to @tool=get_supported_currencies @~currency 41:* 20:^quote
28:^what 39:all 38:are 66:can 22:coin 30:currency 40:give 46:in 23:of 40:or -25:our 62:price -22:quot 33:quote 39:set 41:show 39:v
49:what 44:you @tool=get_ticker @~tick -21:? -28:^all 52:^bid 62:^i 31:^last 79:^on -31:^perp 55:^the -35:^volume 27:^what
-33:^which -26:all 49:and -63:are 81:ask 40:at 59:bid -31:depth 38:each -29:fee -116:from 56:high 30:i 36:in 61:last -21:list
34:look 48:moment -34:my -44:now 28:or -58:over -35:pair -33:perp -38:right 28:same 26:spot 20:spread 25:the -77:tick -58:to
-45:today 61:top 42:trad 43:v 24:venue -52:volume 42:we 26:what 36:where -44:which -22:withdrawal @tool=get_token_balance 19:* -41:?
-33:^allowance -35:^balance 48:^can -67:^contract 58:^did 41:^doe 49:^held -77:^how -22:^i 52:^our -43:^token 36:a 29:about
-59:account -71:addres 27:all -30:allowance 40:an -46:and 49:any 50:are 44:ask -21:attestation -32:balance 76:call 22:check
-21:circle 23:confirm 24:count 55:custom -21:d 40:dao 45:did 21:do -34:doe 22:each 62:en -21:erc20 61:exact 30:for -41:from
-25:given -59:have 27:her -62:hi 21:hold -50:how 28:it 30:keep 51:know 31:left -30:like -21:look -26:many -35:me -38:much -32:my
-45:not -37:on 46:our -33:out -25:over -42:please -23:pool 34:present -29:price -45:pull 40:queue 43:report -24:rout 32:say 21:she
74:show -20:sign 26:since 31:sit 53:so 49:stablecoin 27:still 44:symbol -39:take 50:that 61:the -95:there -23:they -52:thi 91:to
-31:wallet -28:we -28:with 57:you @tool=get_token_counters -28: -31:* -28:^hold 35:^i -44:^numb 54:a 33:about 48:address -25:and
-25:any -32:been -48:burn -56:by -30:far 27:ha -23:holder -22:it 54:know -27:look 22:many 42:more -31:numb -23:of 21:please -30:so
32:talk 29:th 24:that -25:the -44:these -27:token 25:total -47:transf 21:transfer -33:what -21:which 33:who -20:yet
@tool=get_token_holders -16:* -38:? -23:^held -23:^how 22:^i -40:^on -61:^supp 34:^top 21:address -39:all -25:and 31:bet 20:contract
33:d -21:doe 33:for -21:ha -23:held 48:hold -29:how -43:in 24:largest 26:list -25:many -26:my 31:name -39:no 37:now -34:numb 25:of
30:pl -21:share -36:supp 35:the -57:to -35:token 50:top -59:total 91:wallet -27:who 20:with @tool=get_token_info -33:* -32:^how
35:^i -29:^twitt 23:^website -25:^which 26:a 59:did -31:follower -41:group -29:how -22:list 59:m -30:many 41:mint -21:people
-23:pippin -37:project -32:telegram -29:the -24:thi -27:today -42:token -38:twitt 22:what -22:which 59:writ
@tool=get_token_lock_info @~lock -10:* -23:i -39:in 24:it 20:lock 24:lp 28:many -31:much -27:on @tool=get_token_metadata
-33:^decimal -36:^look -33:^my 48:^supp -38:^total 34:^what -26:a 37:an -22:chain -35:contract -23:decimal -23:doe 26:explor
-29:from 44:i -40:look -21:my -28:name 29:nft 32:numb 30:or -36:please -33:return 47:search 54:th 45:that 47:there 25:these 35:to
34:today -48:total -33:up 43:wa 29:what -38:which -31:whole @tool=get_token_orders -7:* -34:? 21:^how -40:^what 21:did 24:fee
-32:have 20:how 24:i 30:it -24:me 27:much 31:or -27:paid -25:what @tool=get_token_pairs -40:* -22:^dexscreen 21:^pair -33:^what
-28:^where -23:a -21:and -22:at 25:coin 21:dex -28:do -28:liquidity -26:list 26:my -22:of -35:on -52:once -29:pippin -24:price
-40:top -39:trade -36:what -22:with @tool=get_token_pools 7:* -24:24h -23:^how 40:^my -22:^on -35:^what 33:^which -37:a -21:above
-34:and -28:are -42:at 44:can -22:could -62:day -41:dex -32:do -25:down -29:from -33:geckoterminal 38:ha 25:in -28:liquidity
-29:look 37:lp -45:me -40:most -21:not -21:of -24:or 24:pool -24:pric -45:price -24:provide -22:rank -39:see 21:sort -35:that
-23:the -39:to -22:token -32:trad -21:trade -27:up -25:what 24:with -21:you @tool=get_token_price 59:* 69:? -40:^any -33:^coingecko
75:^convert 54:^did -36:^doe -48:^find 63:^ha -24:^if 35:^on 86:^price -28:^show -36:^tell 36:^the -34:^token -20:^who -22:a
27:above -26:account 47:acros -25:addres -57:address -21:against -35:all -40:also 29:am -33:an 55:and 37:any -33:anyth -20:ask 44:at
-46:ath 39:back 30:bos -47:both 58:bought 25:broth 28:but -24:by -27:can -46:cap 35:coin -30:coingecko -25:colleague 75:convert
30:crypto 69:current -22:day 68:did 36:do 23:down 33:each -48:exploit 65:fee 33:fetch -46:find 81:from -43:ga -22:give 41:go 59:got
-51:grandson 26:ha -26:had 61:hi 68:hold -30:husband -65:id -53:in -34:inside 54:into 69:it -26:know -33:last -42:late -22:like
30:look -23:m -32:made -44:many 65:may 58:mean -24:mint -24:more -24:new -32:no -28:not -58:now -36:old 24:one -49:only -25:open
-89:oth -44:our 29:over -29:paid -27:pay -23:pippin 33:pric 76:price 53:put -103:right 48:rn 51:same 64:sat 61:saving 70:say 72:sell
43:set -22:sheet 48:show 24:since -24:sitt 61:so -52:some 53:source 59:th -23:their -38:they 53:thi 36:tick -27:time -24:to 71:today
47:token 22:told 27:trad -43:trade -55:treasury 64:tvl 37:up -32:v -59:value 24:verify -70:wa -37:wallet -28:want 56:we -31:weath
-46:week -33:were 37:what -23:when 48:wheth -20:who -31:will -23:worth 64:yet -24:you 43:your @tool=get_token_price_by_contract
-55:* 31:? 53:^and -27:^i 27:^token -20:address 44:and -36:both 42:by -45:cap 27:change -51:coingecko 24:contract 24:current 21:did
-60:for -34:from 44:hold -22:i -28:in -63:market 44:move -24:one -23:only 22:price 37:quot -61:the -47:thi -47:volume -22:want
22:with @tool=get_token_profiles @~profil -14:* -25:^did -22:coin -23:did -24:for 30:give -24:it 25:newest 49:paid -21:pay 51:profil
-20:show 33:there -24:they @tool=get_token_security -28: -7:* 28:^a 39:^can -22:^how 35:^token -27:and -37:any 24:are -22:audit
48:be 32:by 36:fee -28:goplu 30:hold -21:how -25:much 29:new -23:nft -22:or 32:our 47:paus -27:please -33:risk 41:safe 34:telegram
33:them 36:there 25:trad 32:when @tool=get_token_transfers 38:^latest 30:^show -66:^token 37:^who -44:a -22:all -47:an -44:call
-49:exact 33:feed -32:for -52:it 40:late 35:latest -27:list 60:mov -23:my 39:on -36:please 69:send 29:show -34:that -27:thi 53:to
-32:transf -26:wallet -29:we 79:who -49:would @tool=get_tokens_by_address 49:* 68:^how -30:^i 31:^price -26:^supp -20:^token
53:about -48:addres 29:at 28:call 33:cap 77:client -36:contract 21:decimal 49:doe -25:for 62:how 47:i -33:list 20:many 30:market
62:much 32:my 35:need -23:no 25:on -25:our 87:thi 55:token 40:v 40:volume 32:what 26:with @tool=get_transaction 29:* -49:^cancel
-24:^did 36:^ha 63:^how 43:^i 35:^my 24:^nonce -23:^someone 32:^statu 32:^what 28:^which -22:^why -49:attestation 26:before
108:block -38:broadcast -46:burn -39:by -67:cancel 63:check 33:claim -41:contract 38:cost 26:could 21:custom 26:data 37:doe
24:exploit -20:fee 33:find -53:for -36:go 27:gone -23:hash -29:have 58:how 34:includ 27:input -30:it 35:land -22:last 52:made
64:many 40:min -38:mine 51:morn 23:mov 34:my 39:network 27:nonce 37:not 54:noth 32:of -44:on 27:one 61:our -41:pay 45:payment 29:pl
29:receiv 20:say -23:someone -30:text -27:that 29:the -28:through 32:thru -22:today 32:transaction 85:transf -48:tx 22:up 69:value
-30:we -23:when 33:where 35:which -21:why @tool=get_transaction_details -23: 13:* -30:^what -23:broadcast 47:call 45:custom 32:data
28:fail 30:fee 39:he 40:if 56:input 40:or -39:please 22:thi -28:to 22:tx 24:who -25:with @tool=get_transaction_logs -21:* 42:^decod
58:^event 35:^show -53:^what -28:^which -21:an -22:are -24:data 47:decod -24:doe 40:emit 23:fail -22:for -37:ha -31:i 34:log 34:nam
20:need 27:no 30:of 24:only 35:pl 25:revert 27:show -42:that -22:thi -34:topic -33:what -27:which @tool=get_transaction_receipt
@~receipt 38: -6:* 37:? -26:^did 41:^i -26:^what 24:^when -33:all 26:already -24:are 24:check -23:contract 22:custom -21:event
-23:every 22:fail -29:fee -29:for -23:ha -22:hash 38:he -32:log -28:made 37:min -32:mine -24:more 47:morn -38:need 23:not 30:noth
-20:on -26:paid 43:payment -26:please 41:price 53:receipt 28:succes 25:thi 38:transf -45:up 28:use 32:used 40:wa -34:with
20:withdrawal -20:would 29:yet @tool=get_treasuries -19:* -28:? 25:^i -21:among 35:and -38:coin -36:dao -26:doe 39:each -37:fee
21:for 35:how 43:i -42:in 27:into -28:it -38:keep -21:largest 35:much 30:need -65:or -62:our -64:pay 37:protocol 30:report
-64:should 30:show 29:sit 53:their 23:v 20:with @tool=get_treasury_by_entity 23: -21:^i -27:^list 54:^stack 22:^the -20:^which -96:a
34:and -22:are 48:at 55:average 27:balance -21:bought 63:change -30:crypto -28:each 37:firm -45:government 38:have 21:holding 32:it
-21:late 63:many 31:market 46:min -30:much 34:my 36:now -27:of 45:on -36:our 27:pay 43:present -41:price 35:profit 28:shar 36:sheet
44:sitt 52:stack 24:tell -34:that -63:thi -41:token 31:treasury 42:v 39:value 32:work 33:worth @tool=get_treasury_holding_chart
@~hold -17:* -28:^chart 47:^for 31:^of -22:^which -23:all -33:any -29:buy -26:chart -24:cost -29:country -24:do 59:firm 35:grow
-23:ha -24:have 29:holding 30:like 23:list -25:or 31:our 31:own 39:pile -31:pl -33:sell 21:shar 20:that 22:wa 24:we 25:would
@tool=get_treasury_transaction_history -22: -9:* 29:? -25:^how -52:^stack -30:^what -26:account -37:all -25:been 29:bought -25:could
-26:current -47:doe 42:government 28:ha -30:have -30:hold 27:last 34:late 49:min -22:now 31:of -25:on 26:own -28:please 30:price
36:purchas 27:purchase 33:sale -24:sell 36:shar -33:sitt 24:sold -62:stack -21:tell -40:thi -29:to -22:top -21:wa -23:what -22:you
@tool=get_trending 23:* 26:^i -22:^search 36:^trend -25:^which -22:a -38:and 28:at -33:can 52:coin 27:everybody -32:everyone 32:for
-25:hot -27:how -26:id 27:know 38:list 38:look 58:most 23:new -23:one -21:or 33:people 25:please 56:search -26:talk -23:there
25:these 24:to 54:trend -23:wallet 27:want @tool=get_trending_pools 15:* 73:? 59:^any 61:^pool 20:^what 57:any 29:are -31:at 27:big
21:chain -65:degen 23:dex -25:geckoterminal 25:into -29:newest -33:now -33:one 40:only 27:pool 55:pump -28:the -29:volume
@tool=get_wallet_active_chains @~active -23:* -22:^how -24:^i -31:all -25:an -28:are 25:first -26:he -25:last 20:thi -22:wa 22:who
@tool=get_wallet_activity -23: -37:* 42:^list 26:^recent -30:^wallet -26:^who -39:activity -35:and -24:balance 30:came 37:did -29:do
-25:doe -29:follow -32:for -23:history 46:into 35:last 45:late 33:list -23:money -24:out -34:rows -29:touch -23:wallet 35:we
36:whale -25:who @tool=get_wallet_approvals -36: -16:* -26:? 27:^can -58:^i 42:^list 20:^my -49:^please -95:^revoke 55:^token
62:^what 57:^which 41:^who -30:account -23:addres -49:all 24:allow 20:any 40:approv -46:approval 26:are 37:be 72:can 26:did -50:doe
29:erc20 -88:every -66:for 31:from -26:gave 39:give 25:hi 49:how -74:it 75:list -64:me 58:much -53:my 42:nft -31:now -37:old -22:on
47:one -42:open 38:our 37:out -37:own 38:permission 37:permit2 -69:please -98:revoke -22:right 92:should 60:show 44:so -20:some
20:spend 21:spender -67:that 33:there -26:thi 53:think 35:token -30:unlimit 42:what 56:which 23:who 34:whom
@tool=get_wallet_balance_history 85: 45:* -37:^balance 21:^for -24:^ha 40:^i 21:^in 46:^the 80:^what -44:^when -43:^which 52:a
-22:balance 44:by -37:chang 45:day 67:did 75:do 37:down 21:fee 48:ha 60:he 44:held 50:history 36:how 71:i 51:many -33:or 34:over
42:please 21:recent -20:show -21:since 36:time -21:to 62:treasury -24:up 23:validator 51:wa 57:wallet 30:want 65:what -46:when
-39:which 62:worth @tool=get_wallet_counters 17:* 60:^hold -26:^numb -25:^tx 37:^what -47:^which 25:^who -50:a 34:account 36:active
49:activity 40:already 26:an 32:and -54:block 51:burnt -22:busy 29:contract 41:count 81:did 46:for 29:ga -22:ha -53:he 58:hold
-21:it 28:left -53:like 40:made 39:mint 29:more 25:or 29:out 88:pay 21:rollup 51:send 20:sent 21:so 24:the 41:them -45:there
-37:today 58:token 20:transaction 59:transf -31:transfer 26:wa 55:we 20:what -36:which 23:who 29:would
@tool=get_wallet_defi_positions 11:* -32:^am -24:^biggest 22:^how -31:^unclaim 67:^what 66:^which -31:a -39:addres -33:airdrop
-22:any 45:app -23:are -24:biggest 48:dao 35:defi 51:deposit 36:did 43:do 56:earn -30:eligible 25:farm -33:for 33:fund -41:get
40:have -27:he 57:hold 45:i 23:in -32:into -21:keep 37:lent 26:lp -22:many -21:market 36:out 32:pay -33:price 31:protocol 45:provide
-20:that -31:them 39:vault -34:wallet 39:went 39:what 79:which 29:with 41:yield @tool=get_wallet_history -39:? 40:^in 44:^swap
40:^what 50:account -31:and -26:can 49:did 42:do 53:entry 32:fee 25:for -31:get 34:happen -30:have -28:history 55:list -30:metamask
31:mint 23:most -24:of 35:one -21:out 32:pay 22:run -33:see 26:swap -43:swapp -36:them -21:these -53:transaction -37:up -65:wallet
23:what -42:will @tool=get_wallet_net_worth @~net @~worth -4:* 33:? -22:^i -39:^my 42:acros -21:and -32:ask -38:coin -30:each -25:he
-28:i -67:it -28:my -37:on -35:only 57:or 70:rich 51:spam -25:that -26:thi -34:togeth -23:treasury -40:value 45:wa -22:wallet
-22:what -37:with -24:worth @tool=get_wallet_nft_collections @~collection -17:* -27:? 49:^collection -66:^i 41:^nft 20:^show
-33:^what -23:^which 28:all -40:be -29:chain 37:collection -43:could 49:count -26:for 33:ha -32:he -21:i 28:in -21:it 38:item
-32:like -37:mint 30:most -28:my -33:one -25:own 37:pay -42:piec 23:please 37:real -20:sitt -36:them -28:wallet 30:with -36:would
-55:you @tool=get_wallet_nfts 25:* 35:? 41:^all -68:^collection -23:^held -63:^i -21:^nft -40:^on 73:^only 76:^show 41:about 111:all
-21:any 48:ape -24:approval -50:be 24:belong 30:by 31:can -20:chain -58:collection -29:contract 28:could -38:count 22:daught 22:do
34:erc721 -35:everyth -20:explor 26:floor -41:for 45:have -54:he -35:hold -27:how -27:in -29:inventory 63:item -27:jpeg 21:list
25:made -42:mint -41:most 22:my -34:name -26:new 20:numb 26:of 25:one 44:only -59:or -47:our -27:own 54:piec 82:show -28:someth
-28:there -33:they -24:to -52:token 32:trait 80:wa -35:wallet 24:we -51:would 36:you @tool=get_wallet_overview 20: 22:* -25:?
61:^contract 53:^doe 22:^ha 21:^i -21:^my -22:^what 39:^which -22:^who 53:a 44:an 34:and -28:balance 20:behind 47:belong 67:by
42:can -21:code 38:contract 66:creator 32:deploy 30:doe -20:end 28:explor -45:find 25:got -28:guy 55:ha 35:have -40:home 29:hot
86:how 22:i 31:it 23:left 52:many 69:much 61:nft -21:nonce -29:of 38:on 51:only -47:oth -24:our -38:own -47:person -26:real 51:sent
-55:so -36:solidity 31:some 43:somebody 45:stand 23:tag 42:tell 26:there 20:to -41:token 46:u 22:wallet 23:which -25:with -38:write
47:you @tool=get_wallet_portfolio @~portfolio 42:* -24:? 40:^all 39:^balance 49:^biggest 75:^check 47:^did 36:^everyth -23:^i 63:^in
26:^my 22:^net -22:^on 45:^our -21:^tell -30:^token 57:^wallet -30:a -43:acros -58:addres -41:address 40:airdrop 45:all 21:am 65:and
-23:any 42:are 65:artist 48:bag 73:bal -23:balanc 44:balance -34:be 32:best 47:biggest 21:bought -37:chain 66:check 36:client
-25:coin 22:compress -34:contract -21:cost 30:crypto 35:did -30:doe 40:everyth 28:for 54:friend 27:good 57:grandson 22:ha -21:hand
-27:hardware -44:have 61:hi -30:hold -25:holder 37:if 52:in -33:it 49:just 23:kind 46:know 49:last -24:late 39:ledg 35:left 22:look
73:made -67:many -22:metamask 55:mint 58:money 23:much 41:my -28:name -24:network -30:next -22:no 24:now 83:old -21:on -44:one
67:our -45:own -34:people 21:piec 22:pl 46:please -26:price 25:put 42:rich 49:right -48:run -46:say 48:set -29:she -39:sit 24:sitt
-50:spam 91:spl -24:stak -20:still -30:tell -24:them 74:there -30:these -36:thi 21:today 46:togeth 81:token 66:treasury 51:up -32:v
59:wa 35:wallet -33:wheth 71:which 35:worth 26:would 42:you @tool=get_wallet_profitability @~profitability -11:* -31:^did -24:^on
23:^pnl -35:^realis 29:^trad -22:a 35:be 44:been -23:fee 38:ha 30:how 31:many 23:much 32:not -22:of 40:or 36:over 28:pap -26:profit
-43:rate -21:realis -44:team 33:tell -24:top -30:trader 29:whale -56:win 24:you @tool=get_wallet_swaps @~swap -8:* 21:? -29:^did
36:^ha 35:^on 21:^recent 25:^when -39:^where -24:account 44:are -28:at -27:be 57:by -21:copy 31:dex -34:doe -61:entry 24:first
21:got 47:ha 49:have -21:he 27:how -21:like 25:made 51:many 43:most -34:my -64:old -46:or -27:our -20:pric 47:see 56:sold 53:some
35:swap 51:swapp -26:that 57:them -31:to -35:trade -53:we 55:when 23:which 29:will -22:you @tool=get_wallet_token_balances 8:*
47:^for -22:^list -38:^price -55:^wallet -21:^what -33:^which -25:about -26:addres -30:all 41:and -42:at -20:blockscout -50:by
-21:call -22:contract 45:doe 60:every 67:explor -28:go -54:ha 55:have -41:held 45:holding -50:i 57:inside -61:know -24:many 39:me
-42:most 22:much 46:need -25:no 33:of -50:one -61:only -33:please 51:pric -60:rows 62:search -37:smallest -27:somebody -58:thi
-43:wallet -28:want -33:what 53:would 41:you @tool=get_wallet_token_transfers -24:* -39:? 58:^did -48:^for -28:^how 45:^my -38:^on
-24:^only -31:^please -38:^show 41:^the 64:^token 35:^we -29:^who 31:a 26:account 32:airdrop 58:all -52:and -22:are 25:arriv
48:arrive -37:at -21:attach -25:balance -35:be -27:been -45:block -38:by 69:call -27:can -21:chain 37:check -41:contract -47:could
-51:custom 53:did -21:doe 21:erc 21:erc20 53:exchange -27:first 32:for -37:go 55:got 23:ha -45:hold -26:how -33:i 41:if -30:in
32:incom 47:inflow 26:into -26:kind 44:late 24:latest 48:left 25:link -42:list -23:made 38:me 40:money 31:most -42:mov -67:movement
-29:much 22:my -22:on 22:one -33:out 49:over -24:own 30:please -46:receiv -35:recent -44:send 29:she -28:show 26:since -27:still
-30:that -38:them -31:to -43:transaction 63:transf 66:transfer -41:wa -50:who -54:with -57:would 34:yet -74:you
@tool=get_wallet_transactions -50:* -25:^for 35:^show -41:^the -34:^transaction 33:^tx -31:^what -50:^who -22:a 36:all -23:an
-40:and -39:by -38:call -42:ever -23:file -35:got -33:ha -35:history -30:i -34:in 44:last -31:made 36:mine 33:need -26:nonce 39:only
-39:or 23:please -32:receiv 31:rows -21:see -40:sent -28:so -39:th -60:that -31:the -40:wa -36:wallet -30:what -45:who
@tool=get_yield_pool_chart -15:* -23:^ha -20:^i 25:^my 24:^show 29:^yield 70:and 43:apy -44:deposit -23:i 20:into 48:like 38:most
-21:mov 23:now 23:over -47:park 30:pay 30:point 26:pool 21:put -23:rate -33:report 22:saving 29:see 44:show 26:summ 32:there 33:thi
55:to 41:today 35:wa 34:went 23:would -23:year @tool=get_yield_pools -43:* -25:^apy -42:^i -31:^pool -50:^price 27:^stablecoin
-32:^tvl 21:^what -22:above -53:and 22:apy 59:can -53:did 38:doe -22:earn 30:farm 25:first -22:hold -23:i 27:in -43:into -43:it
-55:keep 37:least -23:lend -21:liquidity -43:me 22:more -39:most -22:mov -42:my -25:no 31:per -49:pool -50:price -21:put 40:rate
-42:reward -22:see -25:show 31:stablecoin 20:th -29:the 20:there -40:to -29:top -54:tvl -31:wa -20:went -22:when -30:with -32:would
38:year -31:yield @tool=hash_keccak256 @~keccak256 -19:* 20:^hash -56:^i 38:^keccak 37:a -32:can 36:contract -30:do 39:doe 38:e
38:for -41:i 36:in -32:it 46:keccak -35:our -48:please 62:role -41:str -55:text 46:that -68:the 35:what -25:with -30:you
@tool=hash_typed_data @~typ 4:* 21:^hash -28:^keccak -48:^what -21:can 24:digest 29:for -48:from 32:it 34:keccak 25:of -25:on 50:our
49:please 41:the -35:thi -35:what -33:you @tool=list_evm_chains @~evm -10:* 31:each 35:evm 22:ha 26:read @tool=list_kalshi_events
-24:* -55:? -24:^event 68:^settl 32:^what -20:all 31:already -56:and -27:are -32:can 45:each -61:every -32:how 42:in -65:list -35:of
-39:one -41:open -33:please 33:settl -54:still -47:the 24:them -22:they -24:trade 21:what @tool=list_kalshi_markets 6:* -29:^list
54:^odd 29:^open -20:^price 32:^settl -23:^show 46:^what -32:a -55:and -24:at -56:both -26:contract -27:decemb 42:did -47:do
-48:event -25:every -26:for 45:how -31:in -33:list -25:manifold -28:me -35:now 28:odd -47:of -37:one -29:please -22:prediction
73:resolve -22:right -36:show -43:strik -35:the 21:they -28:trad -21:trade -35:want -33:ye @tool=list_polymarket_events -47:*
30:^event -20:^which -53:a -20:about -71:and 38:are 29:bett -35:clos 37:crypto -32:do -40:ha -50:have -38:in -20:it -26:list
-78:market -30:me -32:my 22:now -25:of 34:on -53:one -53:open 45:out -34:please 21:politic -25:prediction -27:question 23:right
-61:settl -39:sport 27:that -48:the -23:them -27:trad -46:volume -20:which -49:with @tool=list_polymarket_markets -29:? 20:^hottest
-34:^i 32:^top 78:^what -38:^which 36:a -26:about -25:already -65:at -33:bet -33:biggest 42:by -26:chance 33:clos -37:crypto 66:cut
-29:did -24:doe -46:event 50:everyone -48:first 45:for -48:he 20:hottest -40:i -41:in -29:it 25:largest -73:me -29:my 24:now 50:odd
-39:people -30:price -39:question 32:right 37:rn -62:say -37:search -39:show -21:sport -64:that 40:them 50:today 31:top -53:trad
-33:up 33:volume 66:what -35:which -23:who -29:you @tool=list_prediction_events -34:* -31:^biggest 32:^open 29:^please -46:^settl
22:^show 23:all -55:already 52:and 28:bet -54:bett -22:biggest 42:can -35:ha -52:market 31:now 22:one 31:open -44:out -46:paid
-22:people 45:please 43:prediction -55:settl -32:them -23:today 24:togeth @tool=list_prediction_markets 32:^biggest 55:^open
-34:^show 23:a 79:already 22:are 28:been -30:betfair 28:bett 26:biggest 25:both -23:election 21:enough -43:event -39:for 47:ha
28:have -24:like 32:list 38:market 30:me -29:next -39:odd 23:one 28:over 47:prediction -46:price 27:question -21:say 48:settl
-33:the 40:them 21:today -22:togeth 41:trad -24:venu 24:volume 31:where 27:which 42:would 40:you @tool=list_pyth_feeds @~feed -25:*
-23:? -26:^doe -53:^price 29:^pyth -28:^what 30:^which -27:a -35:and -25:i -42:in -34:my -27:now -30:on -23:price 30:publish
-67:stock -67:that -50:what 32:which @tool=look_up_chain -4:* -86:^chain -34:a -45:add -72:and -34:are 62:ask 55:before -43:chain
53:click -21:coin 54:d -22:do 21:for 26:from -38:have 23:i -47:id 49:know -31:me -51:metamask -44:native -34:new -33:numb -40:of
-34:on -26:our -57:rpc 22:say 53:site 54:str 22:tell 44:that -76:the -24:them 22:thi -30:today -31:use 23:wallet -32:want -23:we
37:what -27:when @tool=look_up_token 27: 7:* 22:? -21:^contract 58:^decimal -36:^did -35:^find 39:^i 26:^on 50:addres 79:address
-20:at -33:bytecode 46:copy 58:decimal -28:did 30:doe -37:each -35:find 29:have -22:hold 25:known 46:list -23:look 30:main -37:me
-33:my 60:need -38:not 41:numb 48:of 41:on -39:one -66:pl 21:please -22:real -65:send -46:supp -36:thi -41:to -31:token 31:und
-33:want -42:wrong 20:you @tool=lookup_ens @~lookup 13:* -26:? 33:^en 35:^my 23:^reverse 35:^which 35:a -35:account 30:an 42:belong
25:call -32:doe 24:go 29:got 48:ha 24:he 21:hi -34:how 20:in -46:me -30:nam -25:on -26:one 26:only -56:point 23:reverse 34:say
-27:should 21:still -24:that 56:verify 21:want -35:where 35:which 27:who @tool=recover_signer @~recov @~sign 22:* 23:^a 21:^somebody
25:^which 31:account 27:by 52:data 24:digest -34:guy 34:hi -29:in 24:key 25:made 31:message 42:over 50:please 25:sig 39:signature
21:somebody 51:text 38:to 26:wa 24:wallet 26:which 32:with @tool=resolve_ens -8:* 45:^addres -28:^convert -36:^ha 47:^the 23:^to
41:^where -29:a 55:account 34:addres -25:an 30:be -28:belong -38:can -27:convert 29:could -32:did 48:do -24:give -35:got -34:guy
-34:ha 21:he 29:hi -30:how 41:i 52:if -34:it -26:many 44:nam 26:of 22:on -22:only -74:or 82:point -22:resolve 30:run 42:send
37:someone 21:that 41:to 36:u 37:wa -27:what 51:where 25:would @tool=resolve_ens_domain @~domain -24:^how 38:^where -20:did 39:do
-25:how 41:if -23:old 22:payout 27:say 49:send 48:someone 32:where @tool=resolve_entity -25: 12:* 32:0x 25:^a 43:^coingecko 21:^did
45:^find -23:^got 28:^i -47:^look -33:^my 23:^on 45:^our 27:^resolve 22:^someone -29:^the 35:^we 38:about -23:airdrop 42:an 20:and
32:anyth 45:ask 23:before -34:behind -23:belong 27:by 42:category 24:chain 23:chat -24:client 53:code -27:coin 27:coingecko
-41:contract 23:copy -35:do -27:en 28:error -47:exchange -22:explain 79:find 46:found 46:from -37:gave -33:ha -49:hand -26:hash
24:here -38:hi -24:hot -24:how 32:i 35:id 40:identify -34:if 42:it -27:keccak 35:ledg 41:like 40:long -31:many -23:nam -41:name
21:no -22:of 64:old -54:only -24:oth 34:out 39:paid 26:pap 38:past 37:payment -41:real 24:resolve 40:right -24:run -32:satoshi
-35:say -23:show 21:somebody 27:someone -33:str -36:tell 30:text 44:th -21:there 36:they 47:thi 80:token 25:transaction -26:u -23:up
-34:wa 33:we 33:what 47:whom -22:whose 26:with @tool=search_all 8:* 67:? -22:^coin 46:^coingecko 36:^find 28:^look -46:^need
20:^search 28:an -31:and -20:are 24:coin 31:coingecko 23:collection -31:derivativ 32:doe -27:everyone -21:exchange 39:find -47:for
-50:have -28:how -35:i 31:id 23:list -78:my -28:name -69:need -83:not 32:of -33:one 33:or -30:oth 29:run -28:tell -64:tick 27:und
29:use -43:want 35:whatev -29:which -50:you @tool=search_chain 60: -4:* -46:? 71:^contract 29:are 45:block 51:blockscout 44:call
71:contract 25:copy -49:explor -32:it 31:nam 20:not -30:of 22:one 70:pl 37:please -46:search 49:send -46:the -36:there 30:time
@tool=search_dex_pairs 63:* -26:? 26:^all 25:^any -25:^dex -35:^dexscreen 43:^find 67:^i -37:^on 39:^pair -28:^price 70:^search
52:^where -30:^who 31:about 23:addres -24:at -26:coin 22:deepest 36:everyone -32:exchang -36:explor 41:find 56:for 28:i 57:it 52:me
39:mint 80:name -27:new 45:on 31:pair 37:pl 46:please -26:pool -38:price 44:search 44:show 35:talk 31:that 21:the 42:tick 31:token
21:trad 40:trade 26:where -31:who 25:with @tool=search_polymarket -8:* 36:? -31:^event 40:^i -63:^what 71:^who 39:^will 77:about
-58:and -91:are -33:at -50:bet -31:betfair 33:bett 28:by 44:chance 34:company 133:decemb 37:doe -27:event -69:for 26:hold 54:it
47:look -57:market -48:me -79:my -58:on -61:open 24:outcome -26:people -21:right -85:search -58:settl -64:someth -43:th -27:that
38:to 45:up -32:volume -32:wa -56:what 68:who 77:will 52:win -67:word -75:ye @tool=search_pools 24: -7:* 22:^all 38:^find 25:^i
35:^look 37:^search 32:all 44:at 23:chain -33:could 33:find 22:for 40:geckoterminal 37:just 27:or -23:our 40:pippin 26:price 25:show
21:the 23:thi -20:to 34:up 27:we 27:what -39:you @tool=search_solana_assets -34:* 25:? 47:^compress -22:^everyth -64:^nft 20:^which
-53:^who -44:a -41:all -22:and -44:artist 21:belong -26:burnt 48:by 34:compress -25:drop -21:everyth -35:hold 41:in -21:it -25:item
-26:left -68:list -42:made -27:member -42:on -60:one -23:out -24:own 26:piec -31:that 51:them -46:thi 21:to -37:wallet -32:want
30:what -28:which -53:who @tool=search_solana_tokens 67: 28:^a 29:^find 28:^how -47:^i 38:^mint 37:^on 31:^price 53:^token 30:^which
-67:a 62:addres -35:and -56:by -36:count 28:find -58:for -21:ha -24:in -56:know -36:list 40:many -51:my -53:name -30:no 27:not
46:numb 60:on -33:one 44:pippin -39:pl -43:please 36:price 21:search -53:should -43:show 45:so -43:that -58:tick -25:token 37:up
30:verify 28:what -66:with @tool=validate_address @~validate 28:* 38:? 59:^i -42:^my -24:^what 67:a 32:addres 21:are -31:ask 54:be
50:can 27:copy -22:doe -41:ha 27:have 40:i 56:it -44:my 57:one 33:or -26:please 69:real 21:right 67:str -24:t 34:the -25:to 22:typ
-21:use -23:well -32:you @tool=verify_message @~message -4:* 34:^say 26:^verify 36:claim -20:eip 44:he -20:hi 36:in -24:only -21:out
28:own 22:real 26:say -21:thi -22:wa -20:wallet 36:work @uses:name -111:* @uses:pair -68:* @uses:quoted 77:* @uses:solanaAddress
133:* @uses:solanaSignature 150:* @uses:thing 100:* @uses:time 47:* @uses:unit 137:* @uses:uuid 76:* @whole|left
@whole|points=own|taken -7:* @whole|open=ours!|taken -73:* @whole|open=ours|unnamed -98:* @whole|open=person|left -51:*
@whole|open=thing!|left -114:* @whole|open=thing|unnamed -106:* @whole|points=it|left -64:* @whole|points=own|left -60:*
@whole|points=this|unnamed -50:* @~abi 8:* -30:^call 31:^metamask 34:^my 35:^please -42:^the 43:abi 24:addres 51:amount 21:are
-28:argument -21:before 28:blob 47:bool 58:build -24:call 59:calldata 22:constructor -27:d 20:dapp 25:flag 32:for 24:goplu 31:have
85:hex 29:inside 47:into -33:know 24:letter -22:make 29:metamask 25:need -35:numb 34:only -22:out 24:permit2 32:pl 43:please
-22:proxy 21:recipient 41:return 39:rout -43:safe 25:show -25:site -29:some -22:source 21:spend 21:they 34:token -28:transf
38:unlimit 44:valu 45:whole @~account -30: 8:* 25:10x -62:^account 60:^addres 23:^biggest -20:^can -30:^cancel 75:^fund 23:^how
-61:^in -30:^mint -35:^my 25:^need 56:^nonce 74:^token -30:^which 38:^who -25:account 25:again 28:am -60:and -38:are -31:balance
74:been -29:between -22:biggest -22:can -40:cancel 34:chain 41:coin 60:create 44:dao 48:down 41:empty -49:entry 32:every -34:everyth
41:far 27:fattest 29:from 67:fund -33:ga -26:got 31:ha 21:have 28:hot 25:im -41:in 29:incl -52:it 50:keep -28:lamport -24:largest
76:liq 39:liquidat 23:list 57:long -22:los 28:many 79:margin 22:market -54:mempool -25:moment -33:move 24:network 47:next -37:not
-38:old -34:open -72:order 32:our 64:pay -41:pend 55:perp -21:pippin 26:pl -28:please -28:pric 45:price -35:put 27:queue -20:rent
-32:rug -25:safe -24:saving 22:see -30:short -28:show -33:sit -74:spl -26:state 30:straight -22:supp 29:that 21:their -52:there
-24:these -24:to -40:today -25:token 21:too 45:top -68:transaction -27:unlock -42:up -24:v -31:value -28:verify 47:wallet 26:well
24:whale -34:what 26:where -52:which 20:who 56:will 20:with @~activity -38: -15:* 37:^all 22:^could -30:^ha -23:^i 42:^list 39:^trad
-30:^wallet -31:^who -27:a 27:about -42:activity -23:and 20:audit -23:balance 34:been 74:buy 22:came 39:cash 47:did -31:do -27:doe
21:every -29:fee -24:follow -32:for -24:guy 24:ha 26:he -23:history 46:into 34:last 31:late -27:latest 41:list -22:made -26:money
21:on -33:out -27:politic 26:recent -22:redemption -34:rows -20:say -21:settl 29:she -29:touch 29:trad 42:trade -24:wallet 36:we
41:were 24:whale -28:who -33:with @~addres 14:* 69:^a -56:^addres 44:^all -44:^any 26:^by -29:^can -30:^capital -27:^compare
-35:^contract -23:^find 34:^how -28:^ledg -40:^liquidity -48:^my 52:^need -29:^newest 47:^show -26:^supp 29:^tx 25:^volume
91:^wallet 25:^where -41:^which 36:addres -52:address 23:all -25:answ 42:any -39:anywhere 43:apart -43:are 32:arriv 27:at 21:balance
-20:bank 45:be 34:blacklist -26:block 33:cap -29:capital -25:chain -28:channel 24:client 23:coin -26:compare 24:copy 80:counterparty
39:court -51:create 28:custom 36:dao -40:day 21:decimal 75:deep 71:dev -36:don 45:draw -27:due 41:dump 46:earn 28:eip 54:email
-20:end -26:explain -21:exploit -28:explor -59:factory 55:fake -37:find 21:first -30:flagg 47:found 27:from -39:front 35:fund
-24:give -30:gone 24:ha 21:had 41:have 33:her 76:hit 33:hot 28:i 28:includ 23:input -42:inscription -26:inside 24:keep 44:know
21:land 38:launder 25:leave -28:lightn -31:like -27:many 67:meme -64:mempool -21:metamask -36:min 60:mov 66:move 48:much -31:name
24:need -26:newest -23:next -25:no -25:not 32:old 59:one 38:ord -31:ordinal 61:oth -25:over -24:page 48:paid 41:pair 99:pap
-41:payment 43:pl 33:plain -25:pull 67:real -28:receive 21:recent 29:reserve -54:run 26:sanction 23:sat -47:satoshi -29:screen
-34:see -22:shar -30:she 53:sitt -45:sold 55:stop 34:storage 66:str 54:t -35:talk 28:the 33:them -35:these -34:they 54:thi
-26:through 20:tick -20:to 30:token 38:told -31:too -22:tool -26:total 39:touch 22:trade 26:treasury -27:trezor -22:two 44:u
23:unspent 35:up 23:used 35:vault 42:version 21:view 30:vol 65:wallet -27:well -69:went 40:where 52:wheth 21:whom -28:will
31:withdrawal 31:yield @~alchemy -18:* -40:^make -24:^price -27:a 33:alchemy -42:at 34:entry 33:every -30:go 33:list -38:logo
-39:make -25:me 26:only 33:position -21:price 25:quote 39:unit -25:want 36:we 42:would 45:you @~approval -33: -22:* 26:^before
-52:^i 35:^list -34:^our -49:^please -95:^revoke 55:^token 47:^what 57:^which 34:^who -32:account -23:addres -46:all 23:allow -22:am
62:any 42:approv -31:approval 28:approve 25:are 33:be 66:can -37:click -30:confirm 23:did -24:do -49:doe 29:erc20 -88:every -63:for
23:from -28:gave 38:give 25:hi 46:how 22:if -30:it -32:know 20:known -35:ledg 24:link 70:list -56:me 55:much -57:my -28:network
40:nft -30:now -36:old 46:one -42:only -33:open 35:out -34:own 38:permission 38:permit2 -71:please -98:revoke -25:right 112:should
42:show -22:site 44:so -33:some 26:source 24:spend 44:th -67:that 30:there -39:thi 52:think 22:token -27:unlimit 29:want -30:wheth
53:which 33:whom 21:with @~asset 36:? 30:^coingecko -23:^compress -31:^everyth -28:^in -24:^make 26:^my -26:^need 26:^please
-30:^price -30:^token 29:^what 39:^which -20:a -44:also -32:artist 25:asset 24:be 37:belong -21:block -29:burnt -34:by 26:came
-39:category 22:cnft -28:coin 27:collect 27:collection -29:contract -22:could 29:cov -59:creator 25:digital -31:do 64:doe -21:drop
-29:everyth -25:floor 23:friend -27:ha 30:had 72:he -25:hold -25:includ 28:into -28:item 29:kind -25:last -26:late -27:lend -23:like
28:lin -21:link -58:list -22:make -28:member -38:mov -30:name 33:nft 52:numb 27:number -21:of -71:one -31:only 46:own 24:phantom
-40:piec 26:platform -30:price -57:same -56:send 33:she 31:so -24:spl -26:the -21:there -20:through -22:to -33:token -23:too -44:top
31:track 72:trait -27:up -23:wa -25:wallet -28:want 34:went 33:what 37:whatev 39:which -34:who 21:with 25:writ @~at -5:* 51:^doe
-38:^on -36:^price 37:^pyth 26:^read -26:^which -21:against 42:can 28:confidence 28:contract 23:feed 29:for 30:have -31:me -26:or
-25:point 40:print -22:proxy 44:pyth 24:read -20:say 22:second 66:stock -24:tell 31:that 25:very -22:where -42:which 31:with
@~balanc -32: -5:* 26:? -33:^can -28:^decimal 44:^for -22:^list -37:^price -55:^wallet -48:^which -25:about -30:addres -21:all
23:and -28:at 41:bag -20:blockscout -47:by -21:call -31:can -22:contract -33:decimal 34:doe 65:every 67:explor -43:go -51:got -48:ha
50:have -39:held 43:holding -39:i -40:inflow 56:inside 45:kind -57:know 22:lie -25:many 30:me -42:most 43:need -40:no -27:not 26:of
-49:one -60:only -61:paid -29:perp -27:please 23:position 43:pric -60:rows 62:search -35:smallest -29:somebody 27:spot -35:talk
25:there -56:thi -26:trad -21:trade -55:u 37:unit 42:up -40:wallet -43:want -27:what 56:would 28:you @~balance 27: 35:* -33:^account
-33:^allowance 45:^can 28:^check -20:^compare -66:^contract 53:^did 38:^doe -40:^ga 75:^held -42:^how -26:^i 43:^in 28:^my -36:^need
25:^on 50:^our -33:^show 47:^the -57:^token -44:^turn 43:^what 48:^when 36:a 24:about -56:account -50:addres -60:address 31:against
-30:allowance 30:am 35:an -55:and 43:any 26:app 34:are 40:ask 34:at -22:back 33:by 74:call -21:came -26:chain -34:chang 23:check
-20:circle 55:claim -58:coin 39:cold -31:compare 63:crypto 56:custom -21:d 67:dao 73:did 79:do 26:down 48:empty 58:en -22:erc20
-23:etherscan 58:exact 22:exchange -20:exploit -38:explor 28:fee 42:figure -39:from -34:ga -25:given 28:go 59:ha 82:had -36:have
44:he 69:held 27:her -22:here -68:hi 46:history -39:into 26:keep 22:kind 55:know -38:lamport 37:left 32:lie 38:like -48:list 27:many
37:market 52:metamask 31:moment 37:more -47:mov -38:much 57:multisig -70:native -40:nonce -35:not 23:now -26:numb -21:on -20:one
-32:only 30:our -32:out 33:own -32:please -21:plu 36:present -24:price -44:pull -28:put 39:queue 53:report -24:rout 37:run 58:see
-56:send 47:should 34:show -22:sign 44:sit 36:sitt 52:so 40:someone 46:stablecoin -48:stak 32:still 25:storage 44:symbol -38:take
-41:th 27:that 41:the -26:their -34:them -98:there 37:these -44:they -21:thi 69:to 28:today -52:token 52:treasury -46:turn 38:two
-36:up -21:verify 58:vitalik 29:wa 21:want -30:we 28:what -30:whatev 43:when 25:where -23:which 49:why -21:with 45:worth 53:you
82:zero @~block -16:* -49:^block 23:^current 42:^height -27:^how -30:^in 48:^latest -30:^mempool 55:^my -30:^next 50:^on -42:^our
22:^please -55:^the 77:^time -44:^transaction 23:^what -36:^who 32:all 54:at -33:auditor 27:balance -53:been -28:built -56:burn
34:by 37:closest 37:could 31:count 22:current 22:deploy -57:did -29:difficulty 28:doe -34:exploit -28:fee 31:for -23:found 38:full
28:give -81:ha 41:hack -22:hashrate 35:have -36:how -41:includ 24:index -24:inscription -48:it -29:land -32:last 30:latest -27:like
33:log -21:look 29:made 24:me -26:mempool -24:mint -37:most -60:much 47:nearest 40:need -28:next 64:now -21:numb 35:on -24:ordinal
-49:our -53:payment -39:pool -48:price 26:produc -60:propos -28:read 23:reward 55:right -25:run -27:second 20:slot 26:snapshot
-26:stuck 50:that -20:the -20:them 20:there -32:those 59:time 46:timestamp -24:today 48:trade -60:transaction -32:transf 24:utc
35:wa 48:we 31:went -30:were 25:when 34:where -24:who 22:you @~bridge 4:* -28:^and 35:^could -30:^i -57:^which 29:acros -30:been
28:between -39:busiest 34:could -28:cros -21:day 33:defillama 61:deposit 37:did -44:exchange -27:for -44:ha -20:i -21:into 34:kind
20:late -26:leave -21:ledg -32:list -50:long -44:most 39:mov 56:much -27:net -22:of 23:or -44:our -21:pay -22:protocol -46:sent
-22:show 73:since 49:still 34:tell 22:the -27:thi -26:time 26:today -26:transaction 23:transf 50:use 47:used -39:week -61:which
78:withdraw -22:would 65:yield 31:you @~btc -47: -21:? 39:^a 54:^addres 59:^and -50:^any -50:^best -53:^block -27:^can -21:^could
-56:^did 77:^fee -51:^ha -30:^hash 58:^hashrate 23:^in -44:^kind 54:^latest -30:^ledg 26:^list -50:^mempool -34:^min -40:^my 36:^one
28:^our 52:^please -43:^price -40:^rate 41:^sat 45:^show 28:^transaction 26:^tx 78:^wallet 49:^what -24:^when 27:^where -41:^which
34:^why -20:a -80:address 24:adjustment 26:again 26:against -30:and 36:any 22:anyth 49:apart -50:are 31:arriv -22:bank -27:be
30:been -43:best 37:buy -52:change -28:channel 21:chart 22:check -27:client 21:coin 22:complete 31:confirm 25:consolidate 52:cost
-21:could 34:currency 29:current 64:deposit -29:difficulty -29:do 35:each 20:every 21:fee -25:for 28:full 43:gave 26:go -26:gone
-24:hack -24:hash -29:hashrate 89:have -42:height -22:history 21:hour 24:i -39:id 43:if 36:includ 24:input -80:inscription 23:inside
-39:kind 49:know -33:late 43:latest -28:lightn 56:like 30:list 59:look 31:low -23:made -77:mempool -51:min 42:mine -23:mint
-25:moment 55:mov 30:n -24:name 68:near -51:network 33:new 21:newest -22:no -29:not 63:now 55:old 39:on 95:one 38:ord -57:ordinal
68:oth -35:over -53:own 50:paid 52:pap -25:payout -20:percent 34:pl 30:please -45:pool -51:price -22:public -25:queue 28:quot
-33:rate -35:receive 20:recent 35:recommend 33:right -22:rn -73:run 26:sat -57:satoshi 48:see 37:sell 42:sent -22:shar -37:share
-21:sign -49:sit 54:sitt -45:slot 41:small -40:sold 22:spend 40:spendable 45:still 33:storage 27:supp -31:take 20:that 45:them
-30:then 37:they -30:tip -23:today 66:top 38:touch -58:transaction -26:treasury -35:trezor 61:txid 39:u 40:unconfirm 22:up 23:utxo
58:vb 33:volume 74:wallet 38:want -50:went 43:were 30:what 57:wheth -34:which -30:who 27:why 22:withdrawal -24:won -30:worth
28:would -59:yet @~category -33: -29:* 42:^coin -38:^market -52:^which -24:a -20:are 40:category 22:exist -30:for -28:i 20:id -23:in
20:into 29:just -47:lay 22:me -31:my 40:nam -25:need -48:rank 64:sector 28:show 24:sort -51:that -24:the -25:what -41:which @~chain
-43:^all 33:^average 39:^chain -40:^circulat 21:^compare 70:^contract -35:^could 57:^dex 32:^doe -23:^height 22:^in -31:^it
-31:^kind 21:^notional -34:^on 38:^option 37:^our -38:^pool 52:^rank 24:^since 60:^stablecoin -69:^supp 34:^total -32:^volume 28:^we
-20:^what 26:^who -32:acros 50:actual -25:add -67:all -49:already -24:also -31:am 54:among -60:amount -21:are 56:ask -44:at -39:atm
44:average 64:before -22:between -51:block 110:blockchain 50:blockscout -37:busiest 28:busy 36:call 21:check -52:circulat
-38:circulation 43:claim 51:click -26:client 31:collection 30:company 84:compar 59:contract 23:copy -21:could -27:current 53:d
30:defi 71:deploy -28:develop 39:dex -34:doe 29:exchange -25:exploit -25:explor 34:figure 20:first -28:float -30:follow 25:for
33:gone 42:goplu -21:got 33:grew 31:grow -71:have -33:he -38:history 43:id -20:into -58:issu -48:itself 72:keep 38:kept -27:kind
60:know 49:l2 -29:late -24:lend -48:lett -28:liquidation 25:liv -41:lol -22:made -49:make -22:many -20:market 42:money -21:month
28:more 30:much 30:nam 28:native 32:network -36:new -37:nod 29:node -44:now -25:often 24:on -21:out 32:over -30:own 24:pay 28:people
25:per 34:pile 61:pl 23:please 33:plu -44:pool -22:pull 22:recent 26:rent -57:right -27:rn 38:rollup -64:rows 35:rpc -37:satoshi
30:say -46:search 39:see -36:seen -35:sell 30:send -45:sery -27:share -23:should 21:single 41:sit 49:site 23:slide -27:small
-26:sold 41:some -37:stabl -72:stable 27:stablecoin 25:stand 25:start -23:state 51:str -29:stuck -41:supp -24:th 28:than -49:then
44:there 26:they 21:thi 61:those -37:through 35:to 42:today 20:total 41:trade -22:transf -22:treasury 33:trend 60:turnov 36:tvl
-31:twitt 24:type -32:und 47:utilisation 41:v -58:venue 24:versu 40:wallet 40:want 37:we -26:were 43:where 26:who -51:whole 39:with
-33:yield @~chart -23:* -23:? -60:^and -49:^at 43:^by 45:^chart -38:^circulat -22:^clos 48:^compare 30:^contract -26:^defillama
-48:^did -39:^ha -47:^in 42:^kind -74:^market 45:^my 73:^of 30:^our -21:^plan 23:^please 31:^plot 59:^pric -51:^price 23:^pull
-50:^since 52:^stablecoin -50:^supp -24:^tell -83:^the -52:^token 38:^v 26:^wa 29:^yield 44:a 52:advis 45:against 37:am -53:amount
23:an -44:any 42:apy -23:are -50:around -21:article 37:auditor 31:back -31:balance 43:beginn -44:below 25:bett -36:biggest 26:board
64:book -21:bos -29:buy -51:cap 22:cash 35:chang 63:chart -50:circulat -56:circulation -23:client -28:coin -33:coingecko -61:compar
43:compare -50:cost 24:could -40:country 24:cov -38:current 59:d -33:dao -25:dat 56:decimal 35:defillama -44:deposit 23:develop
40:did -30:dividend 47:do 39:done 28:draw -37:drop -33:due -29:dump 38:employ -24:erc20 -57:exploit -33:far -26:figur 63:figure
65:fine 52:firm 40:float 20:for -22:found 42:from -22:fund 55:gain 25:gave 26:giv -25:go -23:goe -39:gone 56:grew 25:grow -26:had
-26:hash 22:held 26:hi -21:highest 55:history 37:id -33:index 45:it -33:know -23:large -23:last -38:late 36:least -28:lett 53:like
26:liquidity -21:lock -26:los 39:lose 29:lost 34:low 26:m -22:made -30:market -21:marketplace -24:me 36:memo -24:min 40:mint
29:minut -64:money -39:mov -42:move -35:must 27:my -29:n 28:need 32:next 28:no 58:number -58:often -22:old 24:only 39:or 39:over
30:pap -47:park 55:past 26:pay -34:people -70:per 34:percent 35:pile 23:pl -20:plan 33:plot 22:pool 24:position -23:present
-33:price -22:profit 32:project 20:pull -34:quot -24:rank -55:reach -27:regist -24:return -22:risk -27:rows 24:sal 50:same 21:second
-27:sell 67:sery 21:show -22:side 34:since -50:sit -26:small -22:sold -21:spot 27:spread 41:stabl -70:stable 68:start -55:statement
-26:still 25:summ 31:tax -33:term -31:that -21:them 39:there 33:thesi 56:thi -25:tim 64:time -86:today 20:trad 23:trade -72:trader
-26:transaction 35:up -24:use 56:value 29:venue 26:very 29:vol 23:wa 20:want 44:we -70:week -31:whatev -20:when -27:where -22:wheth
-36:with -35:worth -22:write -75:year -53:yet -28:your @~check 65:^any 39:^are 33:^before 21:^buy -33:^can -47:^did -27:^draft
36:^for 32:^if -24:^it -22:^my -59:^our 34:^safe -28:^source 43:^the -25:^token -21:^what 25:^who 36:addres -30:airdrop -46:also
39:any -26:ape 36:approval 27:approve 55:at 34:but 40:button -35:buy 23:came -35:click -39:company -41:cost 74:counterparty -43:d
45:dangerou -29:deploy -40:did 28:diligence -27:draft 28:due 25:dust -39:end -37:fake 27:farm 28:file -31:find -30:flagg -29:found
-36:friday -47:friend -37:front 45:fund 51:go -25:grant -35:hi 40:hidden 42:keep -31:know 35:known 39:launder -34:ledg -49:left
-29:legit 28:like 51:look 46:mail 31:maliciou -29:many -43:match 29:memecoin 32:metamask -26:min 26:mine 30:nephew -52:network
-34:next -62:nft 56:no -21:now -21:only -63:our -26:out 47:page -22:pool 37:publish 42:put 20:safe 26:sanction 22:saving 27:say
-29:screen -41:see 64:should -25:solidity 34:some -33:someone 32:swap 80:t 28:team -25:that 28:their 22:tick 40:trap 29:trust
29:until 31:up 33:verify 23:want -26:what -31:where -25:whom 40:why 55:with 61:worth -36:yet -23:you @~coin -19:* 45:24h 26:^
23:^all -54:^and -48:^at 25:^biggest -48:^can 24:^candl 33:^chart 40:^circulat 27:^clos 42:^coin -31:^coingecko -22:^contract
22:^every 68:^everyth -27:^explain -24:^find -36:^floor -34:^for -73:^ha -29:^i -21:^if 28:^in 89:^it 45:^kind 67:^market 21:^max
55:^mcap 35:^need -22:^next 25:^on -24:^open -31:^put -35:^show -30:^since 27:^someone 53:^tell -66:^the 91:^token 32:^top -38:^v
34:^we 36:^website -21:^what 20:^which -42:^who 57:account 29:add -26:addres 21:advis -49:against -28:all 26:also 35:am -23:among
-25:an -43:apart 54:are 62:around -43:artist 34:ask -37:at -34:ath 21:auditor -21:beside 21:biggest 39:book -29:bought 37:bridge
-31:buy -41:by -27:can 20:candl 24:cap -21:cent 25:chang 38:chart 25:cheapest -20:check 33:circulat 26:close 24:coin 59:coingecko
-25:cold -36:colleague -41:collection -21:copy -45:cost -27:crypto -35:current 43:d -22:dat -48:data 43:day -24:decimal 24:depth
35:description -25:dex 21:dog 43:done -22:drop -42:dump -25:each 23:end 25:even 29:ever -54:everyone 75:everyth 40:exchang
34:exchange -36:exist -26:explain 59:exploit 61:figur 54:figure -34:file -33:find 25:first -56:floor -45:full -26:fund 53:gain
23:gave -38:go -62:gone 56:google 40:got -30:ha -26:hash 24:hi 27:him -32:history -22:i -23:if 32:in -75:index -23:into -27:just
-61:keep 55:largest 24:late 49:lay 36:like 22:look 23:lose -40:m -25:me -47:mem -42:meme -28:mine -44:mint -24:morn -21:most 23:move
-39:n -68:name -68:near 57:need 49:nephew -32:new -37:next 23:no -26:now -49:of 38:ohlc -33:old 36:only -20:open 24:or 24:order
28:oth -51:over -34:own 21:paid -23:pair -63:people -39:per 43:pl -24:plot -29:plz -46:portfolio -23:post 38:present -45:pric
-20:price -24:project -29:put -53:rank 56:ratio 33:read -55:real -21:regist -35:risk -47:rn 30:sal 33:same 40:say 33:school
-52:second -50:sell -28:set -36:she 57:sheet -32:show 42:since -46:small 26:sold 25:someone -23:sort -22:spot 22:spread
-40:stablecoin 59:start 48:startup -62:statement -27:step -50:still 25:supp -26:t -22:talk 29:tax -37:telegram 32:then 25:there
-44:think -22:those 39:tick -33:tim 49:time -48:today 28:token -29:top 30:total 21:trade -60:turnov -36:twitt 41:und -28:until
47:utc -41:v -29:valu -24:venue -22:very 26:vol 36:volume 26:wa 30:want 28:website 52:week -38:went -28:were 26:whatev 20:when
-26:wheth -40:who 22:whole 25:will 52:work -21:writ -28:write -42:year @~compute 29: -26:* 21:? -52:^addres -20:^contract -35:^ha
28:^namehash 36:^the 33:^when -20:^which -20:account 31:be 34:contract -51:create -33:do 21:doe -56:factory 40:for 34:get -37:ha
-27:look 35:namehash -20:next 50:node 34:plain 40:subdomain -50:that 31:when 23:where -22:will -38:with @~contract -31:* -34:^a
46:^abi 54:^and -65:^call 25:^chart -25:^coingecko 53:^collection 34:^contract -70:^find -30:^for 26:^ha -38:^in 44:^it -22:^list
66:^look -22:^my 29:^need 21:^numb -32:^of 23:^on -31:^read -27:^review 31:^source -62:^token -67:^verify -20:a 70:abi -27:about
-22:address -31:all 40:am -36:answ 25:anywhere 20:ape -34:artist -40:ath -43:attach 57:auditor 29:balance -40:base -38:before
-63:call -26:cap 23:change 27:chart 25:chat 23:cheapest 27:check -36:colleague 26:com 35:compil -40:contract -22:convert 40:current
-25:dangerou -26:dat 40:decimal 33:description 31:developer -34:diff -61:each -33:eip 71:enough -48:erc20 -29:error -45:etherscan
-56:exploit 41:explor 25:farm -23:fil -69:find -37:for -24:ga -29:hash -51:here 21:hidden 54:hold -36:holding -62:itself 35:jpeg
-49:json 20:licence 30:link 55:look -54:m -44:match -54:may -32:meme 22:memo -26:more 23:move -22:must -26:my 21:n 40:need 24:not
43:numb -24:offer -20:open -51:oth -34:own 28:owner 39:paid -45:pay -23:penguin 34:point -29:pool 55:proxy 28:public 40:publish
32:quot -45:real -30:regex -36:report -48:result 20:return 42:rout -26:rows -43:run 61:sal -60:same -56:say 24:script 33:second
-24:see 26:set -37:she -25:sise -31:sit -25:site -56:so -30:sold -21:some 21:stat -21:supp -25:swap 30:team 21:tell -29:that
29:there -36:thi 33:tick -21:time -38:token -37:top 31:two 51:und 24:user 27:vault 42:view -31:volume -34:way 31:website -52:week
-30:well -41:were -22:what 30:whatev -33:whole -63:whose -33:without -30:writ -47:write @~counter -27: -6:* 29:^hold -50:^numb
40:^please -40:^token 21:^total -25:^tx 28:^what -48:^which 33:about 31:account 36:active 49:activity 38:address 39:already 20:an
-24:any -28:been -54:block 34:both -41:burn 51:burnt -22:busy -53:by 34:contract 50:count 69:did -27:do 38:for 29:ga -26:go 29:have
-55:he 59:hold -25:holder -27:it -40:keep 52:know 27:left -53:like -27:look 39:made 32:mint 51:more 20:new -28:numb 28:or 28:out
81:pay 21:rollup -39:say 49:send -61:since 32:talk 28:tell 29:th 39:them -44:there -43:these -35:today -20:up -47:vitalik 24:wa
53:we -41:which 41:who 27:would @~decode -34: 33:* 34:4byte 28:^4byte -31:^abi -45:^doe -76:^event 47:^get -26:^how 39:^metamask
53:^my 32:^our 34:^please -62:^selector -26:^the -23:^topic -32:^topic0 -26:abi 49:an 47:any 45:argument 48:be 38:behind 41:blob
-45:build 47:byte -28:call 30:can 45:chain 33:code 29:constructor 22:custom 21:dapp -28:data -20:decod 25:decode -27:did -22:do
49:eip -28:emit 49:error 43:event 41:every 47:from 28:function 46:get -24:give 27:go 33:ha 22:hardware 67:here 81:hex 23:i 60:id
42:index -41:input 42:inside 52:into 30:letter 28:like 21:log 33:lookup 37:me 86:mean 36:metamask -36:method -30:nam -28:need -38:no
63:nonce -34:old -24:one 27:only -36:our -21:pl -70:receiv 42:recipient 30:return 20:revert 30:rout -55:safe 28:see -34:selector
-45:send 57:show 30:sign -25:site 35:swap 29:t 52:take 33:that 47:thi 24:to 33:token 56:topic 35:topic0 33:trace -27:transf -24:two
-30:tx 28:unit 38:unknown -37:unlimit 24:value 29:wallet 44:what 22:where 36:which -21:whom 49:would 25:write 25:you @~defi 8:*
-21:? -31:^am -24:^chain 48:^could -25:^for -24:^give 55:^ha 27:^how 31:^i 32:^in -27:^lend -44:^market -28:^my 22:^on -51:^price
-23:^since -28:^stak -39:^the -31:^unclaim 31:^what -30:^which 58:^who -27:about -37:addres 43:aft -43:against -33:airdrop -42:all
-57:also 27:amount -45:any 55:anywhere 34:are -44:at -49:balance 25:between -46:big -30:biggest -29:build 38:by 23:category 62:chart
-25:coin -26:commit -21:contract 47:could -36:current 33:dao 25:dapp 30:defi -40:defillama 31:develop 28:do 21:doe 47:down 62:each
50:earn -30:eligible 53:end 29:everyone 26:exploit -40:fee -37:for 41:fund -58:get -30:github -29:give 27:ha 47:hack -21:have -31:he
-21:history 53:hold 22:id -62:into -44:itself -40:job -25:just -51:keep 42:large -59:late -32:lead 43:leave -42:lend 37:lent 24:lp
-80:made -55:many -25:me 35:mine -39:moment -41:more 22:most -26:network 24:new -42:not -44:now 55:numb -24:old 37:one 41:only
-24:or 70:our 31:out 24:over 32:people 46:pl -25:plu -26:post -71:price -25:print 22:project 45:provide 23:read -23:recent 45:run
-37:saving -31:season 27:see 55:service 62:share -25:single 55:sit -26:stable -21:stablecoin 24:stak 77:still -30:their -29:them
-52:there 25:think -27:to -28:today -30:togeth -50:too -37:trade -28:two -34:use 44:value -30:wa -37:wallet 48:want -50:we 32:went
53:who 33:whole 27:with -27:would 30:yield 29:you @~derivativ -36: -4:* 28:24h 21:^all -55:^futur 54:^how -48:^rate 41:^the 38:^what
-47:all -41:and 34:biggest -47:close -25:could 79:derivativ 31:did -39:else -22:exchang 37:first -24:for -45:friday 36:friend
-49:from 29:futur 31:ha 37:hedge 45:how 27:interest -35:know -31:liquidat -22:long -21:me 52:much -41:nam -26:of -28:oi 21:on
-25:one 37:only 27:open -23:or 33:order -25:perpetual -34:please 30:report 38:rn -29:short -48:spot -37:still 29:them -36:there
-23:thi 23:today -35:total 53:turn 35:turnov 58:venue 24:volume -35:wa 26:what -39:you @~detail 51: 8:* 46:^on 32:^what -54:^which
-30:^who -30:all -49:been 72:block -23:broadcast -23:built -54:burn -31:by 47:call 45:custom 23:data -26:did -24:doe 28:fail 55:full
-21:get -20:give 46:hack -21:happen -20:have 36:he -27:how 34:if 41:in 56:input -26:it -24:latest -64:much -31:now -21:numb 35:or
-34:our 27:pay 41:please -51:price -60:propos 25:reward -25:slot -28:so 54:that -28:them 29:thi -23:those 63:time -55:to 25:tx
-45:were 32:what -53:which 21:with @~dex -74:24h -39:^a 26:^all -22:^am 31:^and 24:^any 55:^busiest 47:^by 42:^find -36:^on 37:^pair
51:^please -50:^pool 70:^search 28:^total 48:^where 22:addres -26:an -35:been 56:busiest -37:buy 36:by 26:can -23:chain 29:come
-25:cost 42:data 45:decentralis -41:desk 32:develop 60:dex 43:did 35:everyone 22:exist -36:explor -21:fee 39:find 24:for 29:from
-31:fund 38:geckoterminal -30:give 42:group -25:hold 46:known -24:launch -25:led 24:liq -25:marketplace 22:me 38:mint 32:month
36:move 80:name 21:network 29:numb 59:one -33:only 22:our -32:own 49:pair 54:percent 29:please -32:pool -27:price -39:rank
-33:result 40:same -24:say 43:search -50:sell 22:should 31:show 69:since -25:so 25:sort 25:still -32:swapp 30:talk 23:the -21:them
50:then -23:there 41:tick -31:to 36:trade 30:turnov 22:use -37:venue 40:vol -27:were 31:where 21:who -33:year -37:you 26:your @~en
-3:* 26:^addres 27:^before -24:^can -29:^convert -37:^did -26:^how 28:^my 26:^on 23:^reverse 37:^the -23:^what 40:^where 38:^which
23:^who 29:account 28:addres -41:already 24:anyth 22:be 20:before 36:both 52:by 25:call -37:can 23:client -25:cold 38:colleague
-28:convert 21:could -36:did 47:do -23:doe -37:give 33:go -21:have 32:he 46:hi -59:how 37:i 55:if -30:it -32:many -26:me -39:much
28:nam 36:name 20:of -21:old -73:or 22:out 31:payout -57:pl -22:please 53:point -34:resolve 23:reverse 35:say 27:see 49:send 32:sent
35:some -44:somebody 46:someone 36:still 21:text 24:to -22:today 51:u 56:verify 29:wa -30:what 42:where 32:which 30:who 21:would
@~entity 3:* 32:0x 25:^a 42:^coingecko 45:^find -22:^got 28:^list -47:^look -29:^my 22:^on 42:^our 27:^resolve 22:^someone 54:^stack
24:^tell 35:^we -28:^which -25:a 35:about -23:airdrop 39:an 22:and 30:anyth 44:ask 25:at 44:audit 45:auditor 53:average 22:before
-34:behind -23:belong 36:book -26:bought 40:category 22:chain 62:change 23:chat -24:client 53:code 25:coingecko 34:colleague 27:com
-39:contract 20:copy 29:country 26:crypto -24:do -34:each -27:en 28:error -46:exchange -22:explain -24:fee 78:find 26:firm -22:first
45:found 39:from -37:gave -24:government -29:ha -48:hand -26:hash 24:here -37:hi 20:holding -24:hot 21:i 36:id 40:identify -34:if
27:includ 51:invoice 37:it -27:keccak -25:late 31:ledg 36:like 35:long 36:many 36:market 39:min -24:money -63:morn -36:much 22:n
-24:nam -41:name -22:of 50:old -50:only -24:oth -21:our 32:out 31:paid 38:past 24:pay 37:payment 41:present -41:price 34:profit
-52:rank -41:real 24:resolve 35:right -22:run -53:same -32:satoshi -34:say 27:shar 29:sheet -22:should 43:sitt -26:some 21:somebody
27:someone 51:stack 33:start 24:stock -33:str -27:tell 30:text 44:th -28:their -21:there 29:they 42:token 44:tool 27:track
22:transaction 37:two -27:u -21:up 36:v 38:value -30:wa 29:we 21:what 47:whom 26:work @~erc20 32: -23:* 53:^allowance -38:^can
31:^could 28:^decimal -24:^doe 42:^for 46:^i -25:^in -35:^list -47:^may 23:^on -35:^please -33:^read -61:^show 71:^supp -35:^token
-30:^total 50:account 32:aft 26:all 50:allowance 51:already -34:approval -33:are -21:artist -33:ask 25:auditor -36:be -26:burn
-22:call -24:can 35:confirm 31:contract 24:could -52:data 23:decimal -39:do 47:erc20 21:exact 28:exist -22:far -30:first 64:flow
30:for -66:gave 28:go 47:hack 38:incom -20:inflow 38:last 39:link -50:make 44:may 35:more -20:most 22:move -42:movement -20:much
28:my 60:name -20:native 30:need -34:nft -27:no -20:not -39:numb -24:of -68:off 64:old -57:one 53:only 62:open 34:over 21:own
34:payment -31:permit2 -41:please 29:pool 31:report 22:right 57:rows -48:same -58:show -53:spend -35:start 60:still 47:supp -21:take
-24:th -23:that -38:them -32:there 39:they 45:through -34:to -36:token -41:transf -52:transfer 40:treasury -38:unlimit -27:want
-22:who -22:whole -38:with @~estimate -39:* -34:^ga 26:^if -28:^what -22:at -32:did 29:estimate 29:go -37:he -21:in -22:just -21:now
-28:paid -31:pl -36:please -35:price 29:program -47:send 26:sent -21:set 22:swap -24:that -36:today -34:wallet -33:want -21:what
27:writ -29:you @~etherscan 11:* -21:^all -39:^for 43:^need 43:^newest 33:^show 37:^the 24:^transaction -72:^verify 55:^we -22:^what
47:account 53:and -39:at -20:been 30:compil -69:contract 55:crypto 24:do -50:etherscan 32:ever 27:fast 37:fee -33:fil -28:find
47:first 22:for 26:fund -29:hash -53:have 46:in -30:incom -23:ledg 30:licence -46:lin -27:money -21:most 73:movement -20:need
-27:noth 30:of -47:old 26:on 23:one -61:only 21:open -34:our 72:out 37:own 39:paid 32:point 30:proxy 60:pull 43:receiv -38:send
26:sent 25:show 23:solidity 47:start 20:their -44:token 24:top 49:transaction -23:up -43:verify 58:very 27:wallet 36:we -21:who
@~event -23: -14:* -32:? 57:^all -30:^chance -33:^how 32:^imp -72:^list -22:^my 26:^odd 23:^on 22:^settl 37:^show 70:^topic0
-25:^what -33:about 50:all -38:an 25:are -34:argument -39:been -20:by -30:chance -38:clos -32:could 31:crypto -46:current 24:custom
-20:data -24:decemb 42:each 36:event -33:every 23:filt -35:find 38:first -40:from -33:get -37:give -54:ha 34:hash -43:have 20:he
-54:here -34:how 40:id 30:imp 32:in -22:it -60:list -49:market 51:me -64:mean 46:need 31:now 37:odd -28:of -28:old -23:only 23:open
38:our 25:paid -35:per 20:pric -27:question -38:resolve 68:run -25:say 72:search 26:show -41:sport -49:still 55:strik 53:strike
36:that 26:their -23:them 30:there -22:thi -45:tick -27:today -30:topic -31:trad -23:trade -37:u -50:volume -26:what 37:whose
-39:will -33:you @~exchang -43: 27:24h -35:^biggest 35:^for -35:^how -44:^open 29:^perp -90:^rows 40:^the -53:^trust 25:by -24:coin
36:country 44:derivativ 20:dex 41:exchange -24:first 42:for 55:found 31:ha -41:how 37:id -30:it -21:just 42:kind -36:know 30:largest
35:list 50:me 32:mean 35:memo 33:min -65:my -41:nam 52:name 44:need -21:no 28:now 24:only 38:order -36:perpetual 42:rank 30:right
-34:rows -21:same -29:score 37:should 63:show -35:still 28:them 24:they -40:thi -22:trad -24:trust 54:turnov 25:venu 26:which
41:with 62:year @~exchange 25: -14:* -56:^are -38:^bid -29:^compare 50:^doe 45:^ha 48:^how -29:^i 26:^in -26:^list -40:^market
-24:^on 32:^our 69:^perp -44:^rate -21:^show -43:^the -30:^trad 51:^trust 60:^volume -43:^we -36:^where -65:above -22:acros
104:against -50:answer 29:anyth -29:apart -44:api 27:app -44:are -36:ask -21:at -59:balance -39:bid -22:big 48:bought 30:brok -24:by
27:chart 90:clock -29:close -48:coingecko 42:connect 27:country -21:credit 35:currency 20:derivativ 53:did 44:do 27:down -27:dump
24:e 29:even 43:every -43:exchange -26:fee -52:file 36:first -26:found -29:friday 53:friend -28:from 53:futur 25:get -34:gone 23:ha
42:hedge -27:history -40:hour 27:how -57:id 51:it 21:keep -49:key -40:kind 45:know -53:largest -23:level -38:many -35:min 20:moment
-21:month 43:morn -23:mov 30:my -29:not -21:numb 23:off -31:often -38:oi -21:old 45:order -46:oth 43:pension -35:people 22:perp
-30:perpetual 66:place -43:present 22:quarter 44:quot -36:rank -23:rat -28:recent 23:reject 31:report 25:request -34:right 28:score
-22:see 22:send 32:serv -59:service 26:sheet -50:should -24:sit -23:spot 25:stand 25:statu -27:take -38:term 30:that -26:their
-22:them 28:there 23:thi 29:those -31:tick 41:today 26:trade -22:trader 42:trust 85:trustworthy 49:turn 21:two -62:und 23:up -39:use
-24:venu 83:venue 60:volume 42:we -23:week -20:what -36:whatev -21:will -45:withdraw -49:withdrawal -24:would -36:year 49:your @~fee
-61: -15:* -30:? -35:^if -21:^latest -36:^mempool -23:^price -24:^protocol 27:^rank 50:^revenue 22:^top -30:^tvl 24:^we 21:^where
21:a -51:aft 41:against 39:all 36:am -23:and -20:any 28:anyth 33:app 29:base -31:bot 24:build -26:client 54:com -35:cost 48:crypto
-21:defi 31:dex -30:did 22:dividend -38:doe -23:down 21:dur -22:each -36:farm 22:fee -31:from -22:ga 43:get -21:got -48:he -21:hold
60:hour -21:i -29:if 52:itself -23:job 22:late -20:latest -40:lie 21:list 26:made 34:mak 40:make -46:mempool 37:moment 49:more
33:most 39:need 55:newest 28:no 49:not -31:now 40:numb -46:one 39:or -63:oth 28:our -27:out 31:payment -30:pend 42:people -43:per
-53:pool -21:price -34:profit 34:protocol -22:put 33:relay -25:revenue 52:rn -35:sandwich -22:satoshi -22:set 41:so 40:supp 21:team
-23:that 25:thi 26:those 40:through -27:time 29:tip 52:to -49:total -32:tp -60:trader -43:transaction -20:trend -33:tvl -30:two
29:tx -21:used -59:v 53:vb -47:vbyte 23:very -49:wa -36:wait -37:were -25:what -28:with -39:would @~fund -55:* -28:^how -50:^long
34:^next -22:^on -40:^rate 25:^what 34:at -70:been 21:book -23:by 36:carry 30:current -29:did 48:do -45:fee 42:for -22:fund -52:ha
33:have 25:history -28:how -33:in 29:it 44:late -36:leverage -65:long 56:m 53:margin -50:me -51:moment -39:much -77:my 47:next 29:of
-60:oi -28:open -25:or 40:paid -25:pay -25:perp -22:position 48:rat -31:rate -50:ratio -34:rn 46:short 40:since 55:swap 110:there
-47:to 61:today 37:v 26:what @~ga -32:* -27:^cheapest -26:^convert -29:^fee 83:^ga 26:^if 27:^on -49:^price -24:^what -21:^where
-26:aft -29:and 43:atm -29:blob -31:by -24:cheapest 24:compar -24:convert -54:did 27:estimate -39:even 39:ga -22:get 26:go 22:high
-21:in -21:just -23:l2 33:like -50:near -25:no -47:nod -46:one -22:paid -66:pay 25:plain 32:present -40:pric -42:sat 22:sent 23:side
21:some -57:station -26:that -23:them 28:there 25:think -24:today -36:tvl 34:tx 22:v -39:vb -28:wallet -27:want -22:way -26:you
@~global -18:* 24:? 48:^ 51:^and -29:^chart 62:^dominance -22:^i -60:^in -58:^market -52:^stablecoin 26:^supp 73:^total -37:^volume
42:all 27:beginn -25:biggest -67:circulation 21:coingecko 45:crypto 23:day 23:defillama 25:develop -49:fear -64:fee 44:float -30:for
-22:from -34:get -49:gre -33:into -35:late 32:lay -23:many 66:mcap -48:most -39:much 22:no 20:now 24:of -24:old -31:one -49:over
22:per -30:please -22:point 46:sery 28:stabl -34:stable 23:supp -43:that -48:there 34:these -43:time -61:today 26:token 22:value
-25:volume 29:want 36:whole @~hash -14:* 36:^hash -58:^i 23:^keccak -32:^the -20:^what 39:are 21:at -42:can 26:contract -48:data
24:digest -39:do 37:doe 36:e 60:for -47:from -26:i 26:in 81:keccak -28:on 30:our -24:rate 62:role -41:str -54:text 37:that -38:thi
20:we -23:with -52:you @~historical 23:* 55:^at -22:^block 41:^chart 54:^compare -27:^floor 37:^for -57:^ha -37:^how -37:^i -38:^in
-42:^next 52:^of -27:^our -37:^please -35:^pric 58:^price 23:^show -24:^tell -47:^the -20:^total 51:^tvl 57:^v -37:^when -42:about
-32:advis -32:against -41:am -23:an 57:and 24:ask 71:at -22:auditor -31:been -48:between -30:block -32:book -36:cap 52:chart
-45:coin 45:compare -22:data -37:date 22:day 27:deck -44:defillama -40:develop 25:did -29:doe 43:done 29:down 23:draw 45:dump
-35:end 35:ever -26:exchange 46:exploit -23:far -29:file -54:floor -20:for -69:from -40:go -55:gone 30:got -42:ha -23:hash -47:have
-40:how -45:i -29:index 44:inheritance -62:keep -35:know -28:last 28:lose 27:m 24:make -47:mcap -21:moment -22:month -20:much
-32:must -39:nearest 33:new -39:next -27:not 34:now -21:numb 31:of -39:one -28:only 37:open 53:or -57:over -40:people -45:per
-41:plot -36:pric 29:price -36:project -39:record -54:see 40:should 28:sold -41:supp -40:talk -43:tax 75:that 23:then -23:there
-27:these -25:those -25:tim 90:time -32:today -23:token -21:total -37:trad 46:tvl 45:v -48:valuation 29:value -58:volume -50:want
-42:we -21:week -47:went 37:were 35:when -40:where 57:will -39:with -24:year -31:yield @~history -5:* 21:^and -24:^at -37:^balance
47:^biggest -61:^book -27:^by 38:^chart 52:^clos 24:^compare -22:^could -64:^doe -35:^explain -21:^fee -62:^fund 48:^ha 51:^in
30:^it -29:^last -38:^my -30:^need -34:^odd 24:^on 70:^one 29:^show -52:^stack 42:^swap 44:^the 60:^token -65:^wallet -21:^which
-29:^who 25:^ye 26:account 25:accountant -21:acros 45:actual -53:advis 27:aft 25:against -45:already 22:am -29:amount -20:and
-21:anyth 64:around 35:ask -23:atm -22:balance 31:base 36:basi -44:been 97:blockchain -38:book 23:bridge 36:build -65:by 41:cap
33:chang -36:change 41:close -32:coingecko 25:cold 26:compare -28:condition 21:contract -32:cost -22:current 24:dao 43:date 35:day
44:defi 42:deploy -25:develop 27:did 42:do -77:doe 24:down 37:dur 27:election 45:end 69:entry 35:even -26:exchang -22:explain
59:exploit -21:far -54:figure -43:fund 26:gave -27:get -22:give -55:goe 45:gone 41:government 20:ha -23:hack 23:happen 52:he 41:held
-23:history -28:hold -38:id -70:index -24:into -43:keep 36:know 47:late -44:latest 33:ledg -20:left -33:lett 43:like 64:line
-24:liquidation -30:liquidity 36:list 27:live -21:lol -42:long 27:look 31:m -34:manifold 21:many -46:me -33:metamask 42:min 26:mint
-27:minute -57:moment -40:more 20:move 50:must -23:my 30:n 27:nephew -30:new 46:newest -28:now 46:numb -23:odd -22:often 34:one
48:only 21:our -34:out 24:over 24:own 38:paid 64:past 24:payment -37:people -24:percent -41:plu 36:point -41:position 33:probability
-54:protocol 35:purchas 35:purchase -24:rank 55:rat -34:receiv 42:recent 34:relay 48:report -48:resolve -33:risk -30:rn 32:rollup
34:run 36:sale -24:see -25:sell 35:shar 31:short -32:show -21:sit -36:sitt -32:small 35:sold -63:stack -29:stand -30:still
24:storage -21:summ 55:swap -43:swapp -23:tell -51:text 49:th -25:them 40:then 25:there -59:these -23:thi 36:tim 35:tip -27:to
32:token 22:too -71:top -28:trader -53:transaction 35:treasury 23:trend -52:turn 26:tvl -27:twitt -22:two -29:until -96:utc -38:valu
49:valuation -42:value -23:very 61:vitalik 21:volume 38:wa -49:want 31:we 58:week 26:where -20:will -22:with -30:ye -23:yield
@~holder -5:* -23:^held -20:^how 21:^i -48:^on -61:^supp -20:^the 30:^top 30:^which -21:a 22:account 21:address -38:all 26:are
20:ask -26:bag 20:before 20:contract 32:d -21:doe -27:ha 41:hold -28:how 24:list -27:many 68:most -21:my 39:name 23:no 23:now
-34:numb 22:of 43:one -22:own -37:pay -36:price 41:shar -26:share 47:sit 56:stak -36:supp 26:that 42:the -22:them 39:there -57:to
-35:token 49:top -58:total -26:trad -23:wa 74:wallet @~info 10:* 22:? 36:^a -21:^can 88:^chain 23:^for 25:^ha -21:^height -26:^how
35:^i -36:^kind 36:^pool 45:^somebody -24:^token -31:^twitt -55:^which -21:^who 50:a 53:add -49:address 56:all 34:and -26:at 28:been
-46:block 30:burnt -32:by -21:can -21:capacity 91:chain 42:claim 60:coin -22:current -27:day 47:description 62:did 21:do 59:explor
-33:follower 50:for -43:group -24:how 83:id 21:in 38:it 22:l2 25:ledg -21:lightn 20:lock 22:lp 56:m 21:me 23:mention 21:metamask
37:mint -31:much 22:my 89:native 30:need 24:network 26:new 20:no -37:nod 29:node -21:now 25:numb 33:of -36:only -24:people
-23:pippin 52:plu 44:pool -23:present 57:pric -22:project 26:rate -57:right 86:rpc 27:second 20:should 74:somebody -22:stuck 32:team
-33:telegram 25:the -26:thi 48:to -35:today -44:twitt 38:up 34:url 45:wallet 33:want 21:we 34:were 30:whatev -56:which -20:who
57:writ @~interest -15:* 22:? -24:^on -47:^perp -23:^show -22:a 65:and 47:are 31:at -34:bet 58:by 30:chain 35:change 36:contract
-26:doe -25:fee -37:from -36:fund 38:ha -36:i 66:in -29:interest 30:it 46:lead -38:leverage 22:many -73:margin -20:much -37:my
-38:now -24:of 38:oi -21:on 31:onchain -22:order -30:over -39:perp 72:perpetual 32:please 28:position -43:right -22:show -48:there
-63:to 33:togeth -21:trad 28:v 31:value 45:venu -22:venue -49:want 20:week 30:who @~jup -19:* 31:? 62:^if -28:^price 51:^quote
34:all 38:coin 31:com 33:doe -44:every 30:give -21:have 41:if -27:into 30:liquidity -27:my 22:need -32:no -20:on -21:pay -28:pippin
48:please 46:quote 33:route 21:them -22:thi 51:to -21:token 21:with @~kalshi -32:^bid 25:^cheapest -22:^did 62:^ha -35:^how 23:^i
31:^imp -27:^in 50:^odd -52:^open 37:^price 22:^print -47:^put 58:^settl 33:^tape -21:^what 41:^which -26:^who -28:a -21:about
-21:account -50:already -60:and -33:are -28:at -26:be -20:bet 27:book 27:budget -22:by -26:can -25:cent 24:cheapest 26:contract
-27:could 40:d -30:decemb -37:did -35:do -21:each -28:exchange 62:from -21:get -35:good 40:ha 56:had 30:held -42:hour 30:imp 55:l2
-21:last 23:like -20:live -40:lowest -55:manifold -23:me 24:morn 25:need -52:of -47:old -22:open 21:order -20:people 25:price
23:print 51:resolv -24:right 47:rul -21:say -52:sell -36:set -22:still 35:strik 32:tape -23:term -32:them -28:thi 24:thick 86:tick
-30:time 28:to -51:top -62:trader 40:und -36:v -49:volume 20:wa -21:what -24:where 47:which -25:who -86:ye @~log -32:* -38:?
31:^decod -60:^event -33:^my -32:^on -44:^topic0 46:^what 45:an -64:and -42:any -24:are -47:argument -20:be -23:call -38:data 47:doe
22:entry -32:every -39:for -37:get -62:hash 60:here -26:i -29:index -29:inside -20:internal -26:like -25:look 83:mean -28:my -29:old
-54:our -89:out 27:please -39:post 20:raw -39:relay 49:revert -69:send 37:text -39:that -23:they 41:thi -28:time 32:to 43:topic
-25:which -24:who -24:whom 21:will -22:would @~market -7:* -27:^all 34:^and -60:^are 66:^biggest 56:^book 47:^by -24:^cheapest
-28:^circulat -40:^clos 69:^coin 34:^contract 25:^current -48:^did -26:^do 20:^doe -48:^event -30:^floor 23:^hottest 26:^how -46:^i
-20:^if 39:^it 27:^kind 24:^last -53:^most -34:^need -32:^nft -26:^on 52:^open 21:^our 30:^past 78:^perp -48:^pric -22:^put 23:^rank
-47:^rate -35:^search 25:^settl -46:^show -22:^someone -52:^the -50:^token 44:^top -26:^total 25:^what 32:^which -34:^who -34:^will
-27:^ye 37:a -67:above 34:account 54:advis -64:all 44:already -21:also 20:am -24:amount -37:answer -22:any 57:are -33:article -31:at
-52:ath 25:auditor 24:back -43:balance 21:been 43:beginn -22:bet -38:betfair 45:big 41:biggest 55:book -26:bos -32:buy 21:by -54:cap
41:capitalisation -30:category -22:cent 27:chance 22:chart -22:cheapest -36:circulat -20:client 28:clos -24:close -52:coingecko
22:colleague -27:com -29:compare -22:condition -23:correct -53:cost -53:current 38:d 30:day -81:decemb -22:deck 43:develop 21:did
-59:down -24:draw -42:drop 22:editor -23:eith -35:end 36:enough -23:erc20 -82:event -22:ever 43:everyone -28:exchange -54:exploit
-20:fall -32:far -32:fee 63:figure -31:find 51:fine -56:first 58:from 53:gain 41:give 34:gone -31:good 31:ha -25:halt -34:he 27:help
40:hi -51:highest 26:history -44:holder -23:holding 22:hottest 28:how -75:id 32:interest -39:jpeg -24:just -39:keep -31:know
21:largest 60:lay -20:least -28:left -25:lett 25:leverage -24:like 27:lose 26:lost 24:m 23:mail -78:manifold -36:mark -24:market
-27:me -40:mem 30:midpoint 41:mint 32:money 24:morn -36:most -24:move -50:nam -68:near -50:next -24:no -36:not 36:now 63:numb -26:of
-52:old -22:only -24:or -53:oth -37:our 25:outcom -36:own 39:owner 37:pair -48:pay 72:penguin -48:people 40:percent 33:perp
-22:please -46:portfolio 26:prediction -51:present -43:pric -36:print 26:project -33:proposal -23:put -24:question -45:quot -81:rank
-20:real -27:recent 25:resolv 107:resolve 56:right 21:rows -53:say -63:second 56:sector 23:sent -38:set 33:settl -22:she -23:short
51:side 57:since -44:sise 26:sit -22:small -24:somebody -38:someone 22:son -23:sport -22:stable -39:stablecoin 24:stand 70:start
-53:statement 27:statu -23:step -43:strik -30:t 42:tax -38:that 35:there -24:thi -21:thing -50:think 84:tick 22:told -30:total
-50:trad -24:trader -30:turnov -53:und 98:utc 44:value -22:venu 30:very 37:vol 24:w 27:wa 35:want 35:we -54:week 25:well 27:what
25:which -35:who -41:withdrawal -34:worth -22:would 44:writ -22:write -27:ye -60:year -33:yet @~metadata -23: -4:* -21:^a -22:^call
-40:^make -31:^my -36:^read 74:^supp -41:^total 28:^what -38:a 30:an -32:artist -30:ask -30:at 26:big -27:burn -29:chain -30:did
28:exist 24:explor -22:far -23:for -22:from -27:go 25:i -30:logo -20:look -39:make -25:me -22:mint -23:much 32:name 21:new -28:no
45:paid -37:please -46:read -31:return -50:same 46:search -34:she 21:supp 43:th 38:that 34:there -23:thi 32:today -33:total -30:up
39:wa -21:want -26:were -32:which -32:whole -24:with @~multi 24:* 47:24h 33:^a -41:^all 31:^compare -51:^decimal 41:^i 23:^liquidity
-45:^on 54:^pool -22:^what 31:a -26:about 49:and -53:are -22:burn -51:chain 40:compare 48:day 47:decimal 34:do 38:each 30:from
26:geckoterminal 29:give 34:go 20:have 46:i -24:lend -27:like 94:liquidity 21:list -28:many 27:market 56:me -23:more 22:network
45:off -34:our -23:out 40:pool 46:price 29:put 52:single 62:tell -20:the 42:their 21:them -20:thi 61:today 27:token 29:top 28:up
58:volume -24:were 40:what 22:where 43:with @~network 19:* -47:^block -32:^how 86:^i -26:^list 34:again -49:block 23:check
24:current -23:decentralis -22:exchang -40:far -33:for 29:geckoterminal 28:give -36:height -30:how 44:i 21:id -25:many -36:next
21:ok -39:only 54:or 36:per 39:second -20:the -20:thi 30:today 22:transaction 47:up 25:wheth @~new -7:* 44:^new -32:^rugcheck
-24:^what -56:^who 43:add 31:again -31:any 27:anyth -31:are -32:be 22:coingecko 32:did -32:for 28:fresh 25:got 41:if 63:just 26:last
-36:latest -33:launch 25:made 29:mean 33:mint 28:moment -38:most -26:news -32:of -28:people 36:pool 49:recent -42:report 22:rugcheck
47:seen 37:still -27:that 46:them -21:there 24:they -33:thi -24:those -43:today -22:trad -20:trend 24:up -31:verify -36:vot -25:what
@~nft 38: 34:* -34:24h 21:^a 25:^all 53:^and 33:^are 26:^before 55:^chart -39:^coingecko 52:^collection 40:^compare -23:^contract
35:^could 30:^doe -27:^held -42:^list -42:^market 29:^need -35:^on 63:^only -21:^please -28:^rarity 60:^show -43:^the 33:^v
35:^volume 101:^wa -26:^when -25:^which -53:^who 52:about -29:aft 69:all 22:already -26:also 30:am 50:any -38:anyone 23:anyth 26:ape
62:are -38:art 46:artist 62:ath -45:be 50:been -22:before -21:best 51:both 53:bought 22:build 89:burn -21:but 33:buy 37:by -22:can
25:cap -24:chain 20:chang 47:chart 48:cheap -49:coingecko -21:collection -36:company 65:compare 49:cost 50:could 23:count 25:creator
40:d -25:dao 38:data 43:daught -23:develop -48:discord -21:document -43:doe -55:down 31:drop 57:each -42:erc20 26:erc721 34:ever
-21:explor 31:fake 103:fee 34:floor 33:fund 27:gallery -24:give -35:given 33:gone 23:had 28:have -69:he 24:history 27:how -32:id
-40:if 56:in 21:includ 43:insurance 43:inventory 67:item 64:jpeg 115:keep 32:kind -25:last 46:legit -41:list 56:lol 26:long 53:lost
68:lowest 22:m 36:made -41:make 52:many 20:market 42:marketplace 27:mcap 34:metamask -71:mint 52:moment 23:most 85:nam -33:name
43:need -66:new -36:next -32:not -54:now 51:numb -42:offer -32:on 81:one 76:oth -47:our -24:over -32:own 33:owner -34:page 25:paid
-38:pay 52:percent -21:phish 33:pictur 83:piec -23:point -21:pric -80:rank -52:rarity 38:real -71:right -30:royalty -66:run -82:sale
45:same -54:she 52:show 47:side 25:since -23:site 30:so -21:some -35:someth 49:spr 22:talk -28:th 59:that -33:theft 28:their 56:them
23:there 51:these 22:they 42:those -59:today -29:too -26:track 27:trait 28:transfer 32:und 130:v 43:vault 28:verify -50:volume 99:wa
-34:wallet 27:we 41:were 30:whatev -39:when -51:which -41:who 27:whoev -61:whole 23:with 21:without 26:worth -61:would 32:yet
@~ohlcv -46:* -22:? 29:^candl 50:^chart -29:^last -34:^on -53:^open -61:^pool -23:^volume -46:a -52:and 24:are 48:bar -42:each
29:from -49:high -21:i -21:in -61:it -32:last -43:liquidity -49:low 24:many 29:my -22:of 33:off -34:on -53:open 42:our 37:perp
49:please -24:pool 23:pric -55:price 21:quote 24:spot -40:the 26:there -22:tick -47:to -52:token -44:trad -43:want @~open -30: -22:*
-31:^account -34:^any -30:^i -24:^on -47:^perp -27:^show 31:^the 24:^what 41:against 27:and 44:are 23:before -33:bet 55:by 33:can
30:chain 35:change -26:coin 35:contract -27:could 27:do -25:doe -22:fee -55:fill -35:forgot -32:from -34:fund -42:got 27:have -36:if
-29:interest 28:it 57:lead -30:left -44:leverage 66:limit 48:look 20:many -72:margin -30:mine -20:my -38:now -36:of 38:oi 31:onchain
-22:our -30:over -42:perp 71:perpetual 42:please -29:report -43:right -27:show 42:side 52:sise -23:spot -26:sub -25:the -53:there
-58:to 33:togeth 28:v 31:value 21:vault 45:venu -22:venue 31:wait -48:want 20:week 28:who -24:with @~option 27:^ -37:^for 40:^i
26:^on 35:^who 37:a -55:and 24:biggest 25:desk -24:for 28:from 24:i -34:into 31:it 50:lend -20:like -37:lock -32:me -36:month
-46:next -21:of -32:our 49:platform -24:protocol -45:same -45:them 26:to -41:total 55:use 45:wa 33:who @~order -44: -21:* -32:?
-31:^account -34:^any 40:^can -23:^i 36:^open -23:^show -34:^which -24:and 35:can -23:coin 25:did 35:do 21:fee -55:fill -41:got
-41:ha 25:i -59:in 22:it -30:left 49:look -31:mine 25:much -30:of 27:or -23:our -26:paid -21:perp 24:please -35:position -25:show
-23:spot -25:sub -32:the -41:with @~orderbook -23:* 53:^best -45:^bid 51:^book 66:^cheapest 41:^depth -23:^fill 37:^for 66:^if
29:^last -53:^level -66:^market -44:^midpoint -39:^on 31:^orderbook -34:^price -48:^put -38:^the -85:^what 44:^which 32:are -28:ask
-37:both -41:by 63:can -27:cent -51:chance 95:cheapest -38:clos 47:condition 22:contract 100:could -84:deep 36:depth -90:did -20:do
59:eith 22:enough -65:exact -23:fill 24:give -39:good -75:holder 78:i 58:if -20:it 62:l2 -53:last -41:level -83:like -80:look
31:midpoint 43:mov 88:no 30:not 26:now -44:of -21:off 67:offer 25:on -26:open -43:ord -32:order 64:orderbook 47:over -22:percent
52:perp 36:perpetual 29:pl 37:please -79:print 43:rest 76:right -34:same 36:second 92:sell -34:show 24:side 40:spot 39:take -26:th
29:that -21:the -25:their 84:there 77:thi 49:thick -23:time 50:token -27:wa 34:want -42:what -32:when 39:which -42:with 52:without
-26:ye @~overview 10:* -25:^any -27:^cheapest 60:^contract 51:^doe -29:^fee 72:^ga -37:^holder -24:^how -35:^open 28:^rank
-42:^revenue 53:^the 29:^top -27:aft 39:against 49:all 43:an -24:anyth -26:balance 20:behind 47:belong 85:by 25:can 31:chain
35:change -24:cheapest -21:code -24:colleague 28:com 45:compar 32:contract 66:creator 60:crypto 37:current 44:decentralis 30:deploy
-33:did 26:dividend -23:doe 21:down 26:explor -37:farm -27:fee -45:find -23:friend 95:ga 47:gave -30:get 22:got -26:guy 53:ha
-40:home 29:hot 20:how -37:inside -24:keep -64:l2 30:lead 21:left 58:like 36:many 27:most -22:my -49:near -23:network 57:nft -48:nod
-20:nonce -21:numb 26:onchain -32:one 33:only -41:oth -28:our -24:over -34:own -31:paid 22:perp -46:person -21:platform 25:position
31:present -38:pric 59:price -31:real 54:receiv -28:report 37:rn 49:rows -32:run 38:same -42:sat 45:sent -22:simple -65:so
-41:solidity 45:some 42:somebody 44:stand -56:station 23:tag 39:tell -22:that 30:their -27:them -27:there 30:they 28:togeth 25:top
21:tx 37:u -31:use -30:user 50:value -38:vb 61:venu -38:we 25:whale -36:whose -30:why -21:will 23:would -38:write 32:you @~own -25:
29:* -53:^compress 85:^doe -44:^i -23:^in 21:^list 28:^my 50:^nft 37:^show 49:^which -22:^who -27:and 26:any -27:anyth -35:are
-33:be -26:by -41:collection 28:creator 97:doe -24:give 92:he -26:how -24:i 24:jpeg 45:keep -25:left -27:mint -33:much -36:of
32:phantom -30:price 30:same 31:she 37:show -54:them -33:thi -33:to -27:token -28:wallet -51:who -32:would @~pair 15:* 25:^any
-42:^are -39:^dex 39:^find 43:^i -39:^on 58:^pair 59:^please 70:^search -54:^token -39:^what 28:^when 21:^where -23:^which -25:^who
21:addres -25:and -43:are -35:both 30:by -26:chain -41:compare -29:decentralis 29:did -23:do 36:everyone -32:exchang -22:exchange
-35:explor 38:find 25:for 42:group -25:have 31:it -22:liquidity 45:mint 47:moment -20:most 35:move 27:my 76:name -32:new -26:now
-50:once 56:pair 54:percent -36:pippin 36:pl 31:please -21:position -29:price -27:real -41:safe 44:search -26:see 32:show 48:since
-26:so 44:still 27:talk 50:their 21:these -29:they 40:tick -51:to 28:token -27:top 21:two -33:want -39:what 34:where -24:who -32:you
@~perp -56: -35:* 25:10x -85:^account -36:^any -31:^bid 39:^can -36:^could 29:^current -26:^how 40:^if -40:^my -23:^need 36:^open
39:^our -49:^price 35:^rest 65:^the -30:^which -56:account -56:addres 35:against 26:am -23:and 39:around -39:ask -40:bar 22:been
-29:between -45:bid -73:book 45:both -20:by 32:can 39:check -28:coin -20:copy -26:data -22:did 21:do -25:else -51:entry 41:far
-35:forgot -54:got -31:ha 28:have -42:if -34:in -80:l2 -35:last 40:lead -20:left 68:liq 28:liquidat -21:liquidity 43:look -22:los
77:margin -30:market -22:may -30:mine -33:move -36:much -20:my 21:n -39:of -40:old -21:on -26:open -26:order 38:orderbook 25:our
32:paid 27:per 25:perp 22:price -21:put -24:rn 44:run 20:see 31:since -45:spot -47:stop -37:tell -75:there 32:thick -22:time -22:to
22:today -48:tvl -32:v 37:vault 29:wait -31:what -30:with @~polymarket -4:* -35:^account 57:^all 24:^am -23:^best -46:^bet -26:^bid
-25:^book 56:^chance -27:^cheapest 30:^clos 34:^could -35:^did -44:^do -25:^for 22:^hottest -31:^i -25:^in 23:^mid 26:^my -37:^no
-37:^on -28:^open 31:^price -23:^put -21:^we 39:^what -21:^which 23:^who 33:^will 53:about 21:all -26:already 22:am -27:and 32:any
43:anyone 26:anyth -43:are -24:ask -22:at 24:audit -53:been -23:best -30:bet -34:betfair 48:bett 35:bettor 45:big 23:bot -41:both
42:bought 30:buy 41:by -41:can 29:chance 45:company 55:compare -27:condition 21:cost 43:could -27:current 39:cut 101:decemb 43:down
-23:each -23:earn -27:election -39:end -25:entry 25:event 51:every 38:everyone -30:everyth 39:exact -46:fee -28:for 25:guy -29:ha
27:had 27:he -29:history 22:hottest 28:insid 25:l2 -30:largest -41:latest 44:look 24:los -35:lowest 23:made -42:manifold -48:market
-36:mean 38:meet 26:midpoint 55:most 66:no 22:odd 22:off -62:old 25:only 30:out -26:outcom 67:outcome 32:over -29:own 54:paid 72:pay
-58:people -22:per -62:plu 63:politic 79:poly 21:position -49:prediction -43:print 38:profile -38:proposal -48:question
-24:redemption 22:right 33:run -28:say -42:search 42:see 27:sell -25:sery 23:shar 24:she 21:sid -23:sise -28:someone -65:someth
45:sport 49:stak -42:stand -34:strik -40:team 28:tell -49:th 23:their -34:they 45:through 29:token -49:tonight -28:top -35:trad
35:trade -29:trader 22:treasury -27:u -72:und 47:up 25:v 47:volume -47:wa -25:way 48:week -31:whale -30:when -34:where 39:who
34:whoev 37:whose 63:will 36:win 40:with 25:won 33:word 55:would @~pool -14:* 46:24h 37:^any 33:^busiest -33:^by 25:^chart
31:^compare 39:^current -46:^dex 20:^find 44:^for 47:^give 22:^how -25:^i -27:^liquidity -28:^list -36:^need -22:^newest -26:^on
-55:^price 33:^search 26:^stablecoin -32:^stak -24:^token -21:^tvl 36:^wa 22:^what -27:^where -25:^which 24:^yield 22:active 20:aft
36:amount -23:and 22:any 51:apy -27:at -27:bank 48:been -28:block 27:busiest 49:claim -23:come 30:compar 26:compare 38:current
-22:data 24:day -23:decentralis 43:deep 24:degen -24:deposit -29:dex -31:due 24:every -21:exchang -22:exist 37:farm -20:found -30:ga
-40:geckoterminal 29:giv -27:gone 71:had 27:highest -38:id 24:in 31:interest 22:just -58:keep 21:kind 27:least -38:lend 22:like
30:liquidity -33:list -28:live 31:low 24:m -41:min 35:mine 21:morn 66:move 45:next -54:off 26:only -24:or -22:park 25:past 37:pay
-21:peg 20:people 35:per 24:percent 25:pippin -27:plu 30:point 31:pool 40:pric -34:price 54:pump -24:quote 40:rate -32:report
50:reserve -41:reward 29:rows -39:see 23:sell 43:sise 55:somebody 51:someth 56:sort 27:stable 28:stablecoin 29:summ -53:t -21:talk
-52:their -60:then 64:there -59:these 40:through 35:tier 63:today -22:token -31:trade -32:trend -38:tvl -40:two -27:volume 33:w
-41:want -21:watch 38:went 23:what -22:wheth -25:worth -27:your @~position 15:* -33:^biggest 32:^clos -42:^did 26:^how 44:^in 79:^my
36:^open 28:^show 32:^the -23:^top -31:^unclaim -41:addres -33:airdrop 36:am -21:any 44:app 46:bag -40:balance -21:been 71:bet
33:bett -48:big -25:biggest -30:both 26:broth -35:cash -37:copy 28:cost 36:current 33:dao -23:date 35:defi 51:deposit 30:did 54:do
52:down 56:earn -30:eligible -25:event 36:far 25:farm -25:for -26:from 31:fund -35:get 24:guy -28:ha 42:have 22:he 37:hold 27:i
39:insid -32:into -29:it -21:keep -38:late 37:lent 39:list -36:lol 30:los 26:lp -39:market 31:mine 37:my -22:no 23:office -61:old
39:or 45:out 38:over 25:pay 26:position -39:price 23:profit 31:protocol 45:provide 35:realis -27:run -42:search 39:see 25:show
-35:sitt 32:so -20:sold -21:supp -29:team -46:them -28:there -23:today -40:togeth -46:tonight -24:top 56:up -23:use 39:vault
-29:wallet 53:want 39:went -35:were 50:which -20:win 49:with 32:won -29:word -21:ye 41:yield @~prediction -32: -38:^all -27:^best
31:^book -61:^chance 52:^cheapest -31:^compare 36:^for 30:^give 23:^ha -34:^i 40:^last -25:^my -38:^odd 70:^open -22:^ord 22:^please
53:^print -41:^put -46:^settl 43:^the 22:^volume -31:^will 48:^ye 25:a -23:aft -26:all 57:already 44:also 39:and -28:apple 28:are
36:at 45:been -35:best -33:betfair -32:bett 62:book 29:both 50:can 26:cent 23:chance 47:cheapest -24:coin -32:com -34:compare
57:could -61:cut -27:d -37:decemb -31:deep -20:doe -26:down 25:end -23:every -30:far 29:get -26:good 23:ha -49:had -34:he -39:holder
24:how -32:id 38:if -31:imp 37:interest -24:it 36:just 92:l2 33:last 29:late 38:latest 35:lead -40:left -33:lend -25:like 29:list
42:lowest 34:made -76:manifold 32:mean 48:money 42:morn 36:move -34:next 55:now -68:odd -49:old 28:open -57:out 21:outcom -41:paid
-63:pay -24:people 20:per -25:please 48:prediction 59:print 37:probability -23:proposal -57:put 38:question -30:resolv 46:resolve
24:right 40:rn -24:rul 36:same -42:say 39:see 29:shar 32:share -32:sid -34:sise 35:sit 37:sold 46:stand -22:t 67:th -32:their 50:thi
-32:time -53:token 30:trad -34:trade -27:u -34:und 25:up -31:use 65:very 44:volume 33:wa -22:wallet 29:way -32:with -35:without
-20:worth 27:ye 22:you @~pric 12:* 33:^and 53:^at -22:^block -22:^can -46:^did -27:^floor 46:^for -24:^in 79:^price -41:^the 52:^tvl
44:^v -27:^what -24:^when -47:about -47:acros -23:addres -28:advis 35:against -22:all 45:also -25:am 37:and 46:answ -40:any -32:app
33:ask 55:at 49:ath 60:attach -24:been -29:block 42:both -20:broth -47:coin -21:contract -40:date -28:dex -21:doe 57:down 38:dump
50:each -29:end 20:exact 37:exploit -28:file -23:floor -30:from 26:got -35:had -27:i 39:incom 31:inheritance -53:keep 43:late
-48:lose -33:many 27:market -29:metamask -39:nearest 32:new -37:next 52:now -25:numb 45:of 20:off 21:on 58:open 21:or 28:own
-39:pair 23:please 56:price -20:rn -20:sal -24:saving -32:see 40:sheet 22:should -32:show 28:sold 51:son -42:stable -49:stablecoin
-44:talk -26:tax 72:that 23:then -34:there -32:these 26:thi 31:those -26:tim 54:time -29:token 23:trad 51:trade 40:transfer 49:tvl
-31:until 48:up 38:v 39:value -25:want 33:were 29:when -30:why 44:will -24:yield -21:you -53:your @~price 3:* 23:24h -43:^ -25:^all
34:^and -41:^any -37:^apple -40:^are -30:^at -40:^bid -37:^by -26:^chance -24:^cheapest -20:^coin -31:^coingecko -34:^contract
61:^convert -29:^current 44:^dex 50:^did -65:^everyth -47:^find -26:^for 68:^ha 22:^have 46:^i -46:^if -43:^last -28:^liquidation
25:^lowest 44:^market -22:^mempool -57:^no -46:^odd 79:^on -32:^one 23:^or -38:^our -39:^pool 70:^pric -45:^put 80:^rate -28:^search
-27:^so -80:^that 49:^there -30:^to -46:^token -68:^v 37:^what -25:^where -54:^who 53:^ye -22:^year 42:above 44:acros -38:addres
-64:address -95:against -22:airdrop -62:all -20:an 40:anyone -44:anyth -58:apple -53:around -64:ath 32:atm -29:auditor 32:back
-22:balance -28:bank -24:before -26:behind -22:belong -24:best 49:bett 22:between -20:block 26:bos -32:bridge 30:broth -55:buy
-31:by -37:can -35:cap -28:capitalisation 69:cent 23:chain 27:chance 67:chang -50:cheapest 28:coin -43:coingecko -24:cold
-43:colleague -21:com -61:condition 34:confidence 60:convert 55:cost -89:could 66:cousin -46:currency 24:current -22:d 40:dat
-36:day -21:decimal -22:deposit -21:dev -29:develop 31:dex -23:do 64:document 45:doe 54:dominance -34:down 26:election 43:even
-25:every -64:everyth -36:exact -22:exchange -73:exploit 32:far 34:fee 32:fetch -68:figur -46:find -30:floor 31:follow 51:from
-56:full -76:ga -23:gain -30:geckoterminal -24:go 51:gone -29:good 60:got 21:group 40:ha -30:had -23:he -51:here 56:hi 34:highest
80:him 39:history 87:hold -29:holder -31:holding -36:husband -66:id -42:in -21:inheritance -32:inside 38:into 22:kid 21:l2 -58:last
-39:late -35:latest 45:least -26:legal -40:lie -41:like -25:liquidity -26:lost -60:lowest -28:made -38:manifold -28:many 28:mark
-41:market 61:may -96:mcap 56:mean 76:mempool -32:mid -51:midpoint -71:minute -49:month -61:mov -106:nam 60:near -36:nearest -24:new
34:not -22:noth -29:numb 58:number -40:odd -23:off -21:offer -39:old -76:onchain 66:one -25:open -36:or -91:oth -26:out 51:outcome
-25:overall -23:paid -38:pair -62:part 53:pay 32:people -76:per -45:percent -28:pippin -41:please -26:plu 25:plz -72:possible
-58:prediction 47:pric -31:price -24:public 23:put 26:quick -26:quot -32:quote 70:rate 58:ratio -21:recommend -26:report -20:rest
22:return -21:run 69:same 52:sat 59:saving 73:say -30:search 74:second 47:send -26:sent 29:shar -22:share -32:she -20:sheet
-36:shill 35:sid -61:since 82:sise 34:sist -29:sitt 55:slide 29:so -61:some 26:somebody -30:someone 37:son 53:source -21:spr
59:stable -31:stand -58:start 20:statement 26:step 43:still -21:storage -22:tax 34:tell 106:th -38:then 65:think 29:those 39:tick
-67:time 25:today 54:token -43:tonight -32:tool 54:top -83:trader -23:transaction -64:treasury -34:turnov 47:tvl 29:two 36:tx 28:und
-46:up -57:v 25:valu -23:value -32:vault 21:verify -38:very -26:vol -42:volume -53:wa -28:wallet -30:want 37:watch 43:we -32:weath
-75:week -37:were -31:whale 39:what -36:whatev -22:when -39:where 61:wheth -48:who -22:will -22:won 31:wont 47:would -29:ye -24:year
60:yet -23:you -44:zero @~priority -3:* -46:^i -22:and -35:did 21:do 26:get -25:it 41:min 33:need 25:on -28:pay 55:rn -20:set -32:tp
28:tx @~protocol -8:* 49:^ 59:^and 20:^biggest -25:^chain 45:^could 46:^did -61:^fee -60:^for 32:^give 57:^ha 26:^holder 29:^i
49:^it -27:^lend -39:^my -41:^of -33:^option -73:^price -37:^protocol 68:^revenue -30:^since -40:^the -21:^wa 29:^when -37:^which
32:^who -21:about -52:am 26:amount -32:and -44:any -29:app -21:apy 33:are -36:balance 21:bank 51:before 24:between -24:big
-32:blockchain -33:bot 21:call 27:category -31:commit 26:compare -41:connect 46:could -43:crypto -40:current -24:d -53:dao 28:date
-65:defi -41:defillama 32:develop 50:dex -40:do 45:down 62:each 39:end 44:enough -23:ever 37:exploit -32:figure -35:github -44:give
-29:got 33:ha 77:hack -29:have 27:hold -63:into 35:it 45:itself -46:keep -38:kept -54:l2 -26:late 37:lend 38:lie -21:like 38:make
-51:many 38:market -33:me 46:more -27:my -63:nam 44:need -42:network -53:next 39:no -33:not 43:numb -27:number 42:only -23:option
38:or -62:oth 48:our -45:pay 46:people -35:per 52:perp 40:pl 65:platform -23:plu -53:pool -27:premium 31:present -78:price
-33:profit 42:project 23:read -35:revenue 45:run -35:sandwich -22:say 39:share 26:should 52:sit 24:slide 22:some -22:stablecoin
78:still 29:team 24:th -36:their -41:them -43:there 27:think -37:token -50:too 31:top -55:total -39:trade 26:treasury -44:turnov
-46:two 48:use -50:v 32:value -32:venu -22:vol -34:volume -21:wa -35:wallet -34:we 23:when -31:which 28:who -38:worth -49:would
24:you @~pyth -44:* -31:^doe 22:^i -31:^price 32:^pyth -40:apple 23:are -24:at 28:confidence 45:feed -37:have -21:how -45:in
-23:much -30:my 26:now -35:of -21:on 29:one 20:oracle 22:please -38:price 38:print 21:publish 24:right -48:stock -27:that -24:what
28:with @~range 41: 9:* 38:24h -36:? -44:^clos 45:^contract -30:^did -40:^ha 55:^i 36:^my 32:^our 30:^please -21:^the -40:^volume
-31:^what 50:a -21:about 54:advis 42:am -25:at 31:auditor 22:back 78:book -32:bought -48:chart -33:coingecko -34:cost 22:d -20:data
28:day -21:deck 59:develop -38:do -25:down -22:draw -39:end -49:exchange 24:for 63:from 59:gain 35:hi 41:i -31:if -26:know -26:lett
34:look -22:many 31:mcap -41:me -21:mine -39:move 46:much 55:need -28:now 41:one -43:only -42:our 22:over 39:pl 24:please 27:plot
-36:pric 63:quarter 25:rate 37:sal 29:same 29:sery 40:since -23:small 70:start -54:statement -23:step 33:supp 44:tax 24:the 38:time
28:to -37:today 45:trad 39:turnov -43:two -28:use -28:valuation 40:value 40:vol 39:volume 43:wa 43:want 26:we 25:went 53:whole
-28:worth -35:would -61:year @~rate -16:* 33:^fund -30:^i -50:^long 34:^next -40:^rate 21:^what 31:at 24:book 20:carry 54:do 40:for
-31:from 49:ha 37:have 26:history 24:i 34:it 44:late 56:m 55:margin -51:me -51:moment 47:next 37:of -57:oi -29:open -25:or 28:paid
66:pay -21:perp 50:rat -31:rate -51:ratio -33:rn 45:short 55:swap 88:there 73:today 39:v 26:what @~recent -46: -22:* 49:^are
-41:^fill -55:^look -40:^on 27:^recent -31:^the 25:^trad 49:^who 46:are 25:be -27:buy -28:by -42:form -34:from 29:give 33:list
37:look -42:market -23:moment 22:most -25:of 44:or 22:pair 52:perp 22:read 25:recent 52:right 22:sal 41:sell -24:side -33:tak
21:time 37:view 43:who -31:with @~resolve -29: 6:* 42:0x 21:^a 43:^addres 37:^before 43:^coingecko -31:^convert 45:^find -22:^got
-31:^ha -47:^look -27:^my 43:^on 45:^our 39:^resolve 22:^someone 23:^to 33:^we 44:^where 38:about 32:account -23:airdrop 22:an
41:anyth 40:ask 30:be 25:before -48:behind -40:belong -25:broadcast 26:by 42:category 21:chain 23:chat 52:code -26:coin 27:coingecko
-30:cold 31:colleague 26:com -22:come -41:contract -30:convert 23:copy 30:could 37:crypto 26:error -45:exchange -22:explain 79:find
46:found 42:from -28:give -42:got -43:guy -52:ha -47:hand -29:hash 24:here -37:hot -42:how 40:i 35:id 40:identify 51:invoice 22:it
-27:keccak 34:ledg 38:like 34:long -40:many 53:old -73:only -58:or -23:oth 53:out 37:paid 26:pap 38:past 43:payment 24:payout -53:pl
-21:please 77:point -41:real 40:right -42:role -32:satoshi 43:send -22:show 54:someone 36:someth 30:start 34:still -33:str -31:tell
30:text 37:th -24:there 32:they 45:thi -25:today 75:token 45:tool 24:transaction 20:transf 39:two -23:up -23:wallet 36:we 47:where
47:whom @~rugcheck 16:* 24:^are 63:^newest -32:^on 29:^top -28:^who 29:and 25:anyth -26:authority 56:been -34:before -30:bond
22:bought 52:burn 36:can -23:day -26:got 36:ha -21:i 44:latest 23:launch 35:lp 25:made 32:may 35:memecoin 26:morn -21:most 21:much
58:newest 22:now 27:pair -22:recent -27:report 59:risk 32:rugcheck 25:safe 24:share 33:short 24:so 59:someone 32:still 21:supp
40:them -46:there 22:these 28:they 39:thi 36:top -23:wa 22:wallet @~search 50: 6:* 26:? 25:^all 26:^any -21:^can -25:^coin
46:^coingecko 47:^compress 71:^contract -28:^could -25:^dex -35:^dexscreen -43:^do -31:^event -22:^everyth 77:^find 27:^for 22:^ha
58:^mint -46:^need -64:^nft 34:^pair 27:^please 25:^price 35:^token -53:^what 43:^where 39:^will -44:a 66:about -21:account
41:addres -41:address -44:and 50:any 53:anyone 58:anyth -69:are -47:artist -21:at -23:atm 23:be 21:belong -50:bet -31:betfair
33:bett -21:biggest 43:block 37:blockscout -26:burnt 26:by 43:call 44:chance 29:coingecko 34:company 34:compress 66:contract 20:copy
-41:could -35:count 133:decemb 22:deepest -31:derivativ 42:doe -25:drop 25:each -27:event -24:exchang -23:exchange -56:explor
52:file 77:find -46:for -23:from 39:geckoterminal -56:google 26:got 25:group -32:had -32:have 24:id 38:it -25:item 40:keep 40:kind
-48:know 22:launch -24:left -35:list 28:look 34:m -39:made -27:make 22:many -54:market 25:match -21:mean 42:meet -27:member 31:mint
-20:more 22:morn -22:most -61:must -71:my 27:nam -66:need -20:new -28:newest -20:no -54:not -26:now 36:numb -42:one -23:only
-61:open 25:or -39:oth -21:out 24:outcome -23:own 23:pair -36:people 26:piec 69:pippin 71:pl -53:plu 27:price -29:right -49:run
-26:same -55:search 37:see 33:sell 45:send -27:sent 26:set -58:settl -55:should 32:so 40:someth 29:spreadsheet 34:statu 32:still
-24:tell -43:th 50:them -31:there -34:they -73:tick 28:time 22:to 32:trade -22:u 33:up 27:use 22:v 35:verify -34:volume -41:wa
-29:wallet -43:want 50:whatev -27:whose 74:will 49:win -23:with -67:word -57:write -73:ye 27:yet -62:you @~security -26: 19:* 30:^a
48:^any 70:^are 29:^before 27:^coin 52:^could -30:^draft 23:^how 32:^if -33:^mint -31:^our 23:^show -35:^the -31:^what -33:^which
27:already -52:also -21:am -28:and 54:any 43:anyone 27:ape 22:approval 29:approve 38:are 32:artist -23:audit 22:balanc 43:be 58:been
43:biggest 92:burn -41:click 53:code 26:coin 35:could 25:dangerou 22:dev -25:do -27:doe -30:draft -24:exchange 29:fake 35:far 25:fee
-37:floor -21:for 29:freeze 23:friend -31:given -25:goplu -34:ha 21:have 31:hi 39:hold 28:it -35:ledg 52:legit 36:made -29:make
46:many -25:mint 28:more -23:much -40:network -29:not -42:only 46:own -33:page 47:paus -30:phish -21:pippin -30:please 37:real
-33:rout 34:rug 86:safe 60:security 23:shill 65:should 27:so 35:some 21:source -28:spl -51:supp 34:swap 22:telegram -21:theft
83:these 51:those 37:token -52:tonight -27:too 31:trad 29:transfer -22:trustworthy 28:want 35:were -50:what 32:when -28:wheth
-51:which 26:who 40:whoev -34:whom -37:would 25:yet -34:you @~selector 44:* 38:4byte 45:? 35:^4byte -24:^a 50:^my -23:^what 21:all
-56:an 24:and 53:be 29:byt 34:byte 37:call 42:code 81:data -23:do -32:doe 55:error 48:every 26:for 32:function 28:hash -53:here 36:i
43:index 30:input 41:it 28:log -47:mean 37:method 53:my 25:not 38:of 67:our 44:out 21:over -21:pl 28:revert 28:selector 21:some
61:start 63:that 27:the -28:topic 22:trace 24:transaction 31:tx 27:up 42:wallet 43:which 54:would -21:you @~sol -31: 15:* -22:^a
-21:^balance 23:^biggest -44:^block 62:^did -42:^everyth 23:^for 51:^i -40:^in -33:^mint -23:^nft 62:^show 48:^someone -29:^supp
27:^the 67:^token 55:^total -23:^when 31:^who -26:addres -34:all 43:already -35:also 30:am -21:amount -39:and 21:app -60:are
-57:artist -29:biggest -32:block -32:burn 21:chain 30:check -22:close 28:coin 23:custom 43:dao 44:did 38:down 63:empty -23:epoch
34:every -37:everyth 69:exist -22:exploit -39:far 21:fattest 33:fee -28:first 47:from -20:frozen -20:full 60:go -54:ha 48:happen
-37:height -29:hi 26:i -48:in 40:internal -39:into 44:keep 31:know -60:lamport -32:land -26:largest 36:log -42:m 42:made 47:market
30:min 28:mint -27:move -26:newest -24:next -27:nft 39:normal -28:not -25:often -25:only 37:or 24:our 63:pay 29:per -31:pippin 22:pl
-26:please -24:produc -35:put -21:rent 47:rn -33:rug -25:safe 26:second -36:she 38:show 23:sign 32:sit 21:sitt 39:slot -32:so
47:someone -75:spl 29:straight 29:supp -35:swap -29:th 24:that -25:their -22:them -43:those 48:through 37:timestamp -34:to 44:today
-59:token 43:top 32:total -30:tp 26:transaction 21:two 22:tx -27:unlock 39:up -23:user -30:validator -34:verify -21:want 28:well
29:went 65:where -59:which -54:writ -26:write 27:zero @~solana 38: 27:* 30:? 25:^a -39:^all 46:^are -23:^compress -34:^doe
-26:^everyth -55:^in -24:^make 28:^my -22:^nft 34:^on -44:^please 22:^price -49:^the 41:^token 80:^which 21:^who -46:a 57:addres
-47:address -38:all -25:artist -21:ask 25:asset 43:belong 42:biggest 30:block -34:burnt 21:buy -58:by -32:check -26:client
27:collect -36:count -58:creator -32:custom 33:d 34:digital 46:doe -21:drop -25:everyth -36:for 21:got -33:group -37:ha 66:he
-29:hold -30:impermanent 35:includ -26:item -56:know -37:left -69:list -30:los 31:m -22:make 22:many -27:may -28:member -22:much
-64:name -22:newest 29:nft -29:no 22:not 78:numb 37:on -42:one -22:only -29:our -44:out 50:own -31:pay 21:phantom -41:piec 33:pippin
-37:pl -37:please 34:plu 25:price 25:rug 85:safe -72:same 20:search 25:sentence -20:set 29:she -53:should -38:signatur 37:so 21:some
-47:spl -33:supp 21:swap 23:swapp -32:that -30:the -27:there 51:these -22:they 24:think -65:tick -22:token -24:too -21:top 37:trad
72:trait -35:transf -33:two 20:up 23:verify -24:we 40:which -45:with 46:writ 29:zero @~source -48:* -21:^please -25:^review
58:^source -71:^verify 22:am 25:an 37:and -47:at 26:be 26:call 29:code 43:compil -57:contract -40:etherscan 20:function -48:have
-30:i 30:licence -58:may -54:my -40:our 27:out -31:own 36:point 49:proxy 39:rout -57:say -53:so -21:some -23:swap 30:tell -52:that
-21:the -28:verify -51:we -48:what 36:where 24:which -24:with 25:would -30:you @~spot -40: -15:* -35:^i 30:^spot 24:^what -35:^which
43:bag 37:between 36:bid -42:can -30:circulat -32:look 45:market -41:perp 49:spot -30:supp 22:there -38:trad -24:trade 34:up
-29:which -34:with -31:you @~stablecoin -10:* 45:^and 35:^biggest -30:^can -26:^compare -20:^make 22:^on -22:^price -32:^since
20:^supp -49:^we -24:^what 57:^which 34:against -26:and -33:ask 46:big 38:biggest 25:blockchain -24:can -21:cent -38:circulat
-44:coin -26:compare -20:could -41:day 40:defillama -41:do 25:doe -25:ever 64:fee -34:from 31:grow -23:have -55:hold 36:id -28:into
40:issu -32:it 66:keep -47:know 20:liquidity -46:many -27:me -30:metamask 32:money 31:network 37:numb 21:on -45:one -43:only -21:or
-41:our 56:out -43:pric 49:rank -35:run -34:see 62:share -31:show -27:sise -25:slip -26:sold 68:stabl 53:stablecoin 69:there
-51:these -52:to -27:token 39:treasury -21:two -22:und -58:until -56:value -52:wa -55:want -49:we 42:which -32:why -23:would -39:you
@~stat -8:* 23:? 35:^average 64:^dominance -32:^market 82:^total -38:^volume -49:a -42:address 32:all 46:average 49:big -39:block
31:busy -32:by 22:count 48:day -60:defi -38:doe -49:fear -61:fee -49:gre -49:ha 28:had -44:have 29:in -52:large 63:mcap -53:most
26:network -22:news 29:no -65:over -28:please -54:search -56:share 23:so -27:that 38:these 26:total 47:utilisation @~support 33:
44:* 22:^in 20:^quote 25:^what 38:all 35:are 30:before 65:can 27:check 22:coin 33:collection 30:currency 24:for 40:give 42:goplu
46:in 30:it 21:know 34:money 22:my 26:network 37:or 62:price -22:quot 33:quote 39:set 34:show 22:token 39:v 45:what 38:you @~ticker
-28: -17:* -32:24h 54:^all -24:^any -54:^bid 27:^busiest -72:^compare -65:^floor 22:^how -68:^list -23:^open -48:^rate -29:^the
-25:^trad -66:^v 37:^volume 40:^what 21:^which -24:^who -23:a -21:acros 25:am -26:any -20:are -36:ask -45:at -34:bid 47:both
25:busiest -26:cap -24:chain 52:cheap -28:coingecko -23:company -31:compare 28:cost 38:could 49:d 28:depth -37:derivativ -27:dex
-22:did 40:do 28:every 23:exchang 31:exchange 99:fee -41:floor -44:from -52:futur -32:ha -28:had 40:have -27:high 32:id 98:keep
-39:kind 35:know -21:level 46:like -25:liquidat 54:lowest -24:market 76:marketplace -31:me -47:mean 45:moment -20:money -23:mov
37:move 22:my 55:not -56:now -35:of 125:one 115:oth -37:our 47:out -47:over -20:pair 22:perpetual -22:please 34:price 34:quot
-24:recent -30:right 20:rn -35:sale -38:should -21:side 41:so -34:spot 21:spread -89:still 57:that 39:them -29:there 27:they -27:thi
-22:those -63:today 43:told -47:too -21:top -34:total -44:trad 27:two 48:und 24:v -47:venue 33:wa 49:what -23:who -59:with 62:you
@~time 57: -33:* 25:? 38:^doe -27:^what -23:^when -49:answer -44:api 100:clock 44:connect -24:did 27:doe 27:down -27:exchange
-25:first 35:from 39:get 22:have -57:i -46:key 35:log 53:made 23:my -28:not 33:now 39:off 48:or -24:ord 27:order -21:produc
23:reject 23:say 35:serv -58:service 62:slot -51:still 26:that -22:the 26:there 35:time 45:timestamp 26:to 27:we 26:where 47:with
30:work 72:your @~token 11:* 49:^ 45:^a -21:^about -36:^account 56:^addres -28:^all -44:^allowance -23:^am -30:^an 46:^and
-48:^balance -21:^biggest 79:^call -28:^chart -33:^coingecko -57:^contract 74:^convert -20:^decimal 31:^dex 76:^did 30:^doe
62:^every -69:^everyth -38:^find -52:^freeze -24:^from 40:^ha -44:^have 34:^held 21:^hey 24:^holder -45:^honeypot -36:^how -27:^if
-65:^in 22:^latest -22:^list -51:^look 38:^make -61:^market 22:^mcap 59:^need 42:^newest -23:^next -38:^nft -21:^no -48:^numb
-42:^of 20:^one -22:^only -53:^please -31:^pool 95:^price 34:^pull 37:^put 33:^search 21:^so -49:^somebody -59:^supp -32:^tell
-41:^that 28:^the 25:^there 64:^token 41:^total -32:^transfer -29:^twitt 62:^v -47:^wallet 31:^we 21:^website -22:^whale -21:^where
42:acros -35:actual -26:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp
-26:address 40:aft -28:again -40:allowance -74:also -31:amount -50:answ 22:any 43:anyone -29:anyth -28:anywhere 27:apart -37:ape
-23:approval -55:around 21:arriv 38:arrive -34:art 20:article 34:ask 30:at -38:ath -39:attach -29:attestation -25:audit 25:aunt
21:authority 23:back -21:bag -44:balance -44:been -22:beginn -36:belong -40:bett -49:big -23:bigg -37:block -26:boost 33:bos
-51:both 46:bought -32:bridge 24:broth 24:buddy -63:burn -38:bytecode 95:call -24:chart -28:chat -47:circle 53:claim 33:client
-25:code 30:coin -42:coingecko -26:com 29:company -27:contract 73:convert 41:copy -28:cost -41:could -26:count 71:cousin -69:creat
43:current 43:custom 55:dao -20:dat 49:data -49:day 62:decimal -21:defillama -25:description 46:did 23:diligence 26:doe 57:dominance
-41:drain 22:due -26:eligible 40:email 43:empty 55:en -21:end -24:etherscan 35:even 58:every 43:everybody -40:everyone -54:everyth
31:exact 22:exchange -55:exploit 58:explor -22:far 60:fee -36:feed 81:fetch -64:figur -44:fil -38:find -63:flow 26:follow
-41:follower 28:forgot 37:foundation -29:freeze -22:fund -45:ga -26:given 53:go -34:goe -26:goplu 52:got -61:governance -50:grandson
-20:green -52:group -23:had 21:hand -43:happen -21:held -28:help 23:her 21:hey 24:high 65:him -31:hit 64:hold -59:honeypot -21:how
-30:husband -70:id -23:idea -42:in -20:includ 35:income 35:inside -23:inventory 29:it -25:item 40:itself -33:keep -24:key 20:kid
-59:know -32:last 27:late 28:latest -40:launch 35:left -42:legit -40:lend 22:lent -31:lie -30:liq -40:liquidity -46:logo -46:look
-20:lowest 38:lp -28:made 28:main 29:make 51:mark -52:max 40:may 23:mcap 61:mean 46:meme 21:memecoin -24:memo 89:mempool -20:mention
-32:message 45:metamask 39:mint -22:minute -61:month 26:more -30:most 21:mov 24:move 40:movement -24:much 41:multisig -77:nam
-37:native -46:nev -24:next -29:nft -53:not -37:now 51:off 45:official -25:often -51:old -62:once -74:onchain -22:one -90:only
-38:oth 34:over 30:page -52:pas -21:past 44:paus -26:pay 23:peg -85:per 36:phantom -20:picture -28:piece -52:pl -36:place -36:please
25:plu 23:pool -21:position -60:post 23:pric 73:price 32:profil -29:program -27:project -29:protocol -21:provide -28:public 51:put
37:queue 28:quick 26:quot -26:quote -36:random 45:rank -21:ratio 94:reach -36:read -26:reb8tk3gbgk5auzkwc6shnwrgvjh8dualh -47:receiv
-24:recent -21:recipient 28:record 46:rent 27:result -46:return -24:review -99:right -28:risk 43:rn -31:rout -77:rows -25:run
69:safe -24:sal 23:same 58:sat 66:saving 70:say 60:search 35:security 24:see 24:sell -38:send -46:serv 45:set -37:share 43:she
-43:shill -20:should 41:show -31:sign 28:single 89:sise 54:sist -24:slide 28:small -37:smallest 79:so -42:sold -69:some -40:somebody
-25:someone 47:source -79:spl -20:stabl 26:stablecoin -36:stak 31:start 38:state -39:statement 29:statu 48:stop -23:str -50:straight
33:support 46:symbol 29:table -34:take -22:talk -38:telegram 22:tell 85:th 25:their -46:there 49:these -35:they 20:those -37:through
-23:tick 36:tim -49:time 34:today -23:togeth 64:too -30:tool -37:total -43:track -20:trade -31:transaction 45:transfer -42:trc20
-20:treasury -22:trezor 27:trust -31:turnov 48:tvl -47:twitt -48:u -45:unlock -47:upcom -26:upgrade -53:use 20:user 60:v 25:valu
-25:valuation -42:value 46:very 31:via -49:view -24:volume -34:wa 30:we -31:weath -57:week 49:well -21:whale -34:whatev 35:wheth
-30:which -47:whole -26:whose 49:why -31:will -20:wire 29:with 68:wont 32:writ -48:wrong 97:yet -23:you 28:your 40:zero @~trad -33:
-9:* -25:? -21:^fill 48:^for 60:^give -36:^i -64:^market -25:^on -22:^price 71:^print 37:^recent -21:^show 21:^tape 74:^trad -27:^v
-26:^what -30:^where -25:^which 38:^who 25:a -33:about 40:amount 20:are -21:best -22:can -23:coin 27:company -21:day -21:did -28:do
-25:doe -29:down 41:event 34:every -41:form -21:geckoterminal 48:give 25:guy -35:he -56:holder -20:i 28:last 29:late 57:latest
31:list -28:live 48:look 27:me 43:mine -33:moment -26:most -45:old 29:or 43:perp 24:politic -21:price 85:print 35:pull 27:recent
27:right 65:run 48:sell 32:settl -22:shar 23:sid 39:sise -40:sit -33:somebody -32:tak 21:tape 34:that 31:there 75:through -37:today
-33:token -22:too 35:trad -32:trade 39:trader -25:up 36:v -20:volume 49:w -24:wa 33:went -21:what -35:where -25:which 24:who -39:ye
-26:you @~transaction 8:* 29:^all -43:^balance 48:^block -40:^can -50:^cancel 27:^decod -51:^doe 50:^event -21:^fee -34:^for
-51:^from 35:^ha 29:^how 32:^in 20:^it 22:^need -31:^on 59:^show -21:^someone -52:^stack 34:^statu 23:^the 30:^tx 41:^wa -53:^what
24:^which -34:^who -29:account 34:add 20:addres -32:aft -23:airdrop 25:all 22:already -27:amount 30:any -27:are -25:ask
-52:attestation 38:audit -21:back -28:balance -23:been 34:before -20:biggest -50:blob 97:block -27:book 27:bought -40:broadcast
-43:burn 21:but -42:by 30:came -69:cancel 41:chain -43:cheap 63:check 36:claim -25:client 35:complete -39:contract -26:current
43:custom -23:day 34:decod -38:deploy 23:deposit 27:did -36:do -47:doe 47:eip 44:emit 24:entry 29:etherscan -30:event 46:exploit
40:fail -30:far 28:fee 24:find 26:friend -26:geth 42:government 63:happen -26:hash -21:have 47:he 22:here -29:history 40:hit
-28:hold 26:id -34:impermanent 68:includ -27:internal -20:into 42:know -25:lamport -22:land 36:last 20:late -20:latest 37:ledg
-36:los 23:many -29:mean -30:mempool 56:min -30:mine 39:money -48:more 51:morn 36:mov 46:movement 59:nam 30:network -42:newest 22:no
-20:node 37:nonce -22:normal 43:noth -25:now 40:numb 23:number -21:office 36:old 24:oldest -24:on 41:one 37:only 32:ord -25:order
-23:oth 34:out 59:outgo 44:pay 34:payment -20:pend -22:per -25:plu -28:present -27:pric 39:price 36:program 36:purchas 27:purchase
-27:real 53:receipt 87:receiv -28:return -24:right -49:rn -22:rollup 26:rows -36:safe 28:sale -33:second 22:seem -31:sell 54:send
22:sentence 29:shar -27:should -90:side -40:signatur -35:sitt 42:small -62:so -25:someone -31:sort -74:stack -23:stand -71:still
33:succe 33:swap 28:swapp -22:t 53:take -52:text -46:th -50:there 30:these 25:think 35:thru -22:time -33:to -30:today -28:too
-33:topic 41:touch -55:trace 55:transaction 65:transf -36:trezor -22:turn 50:u -48:unconfirm -28:unit 26:unspent 26:use 29:used
57:value 38:w 22:way -34:went -23:were 20:withdrawal -21:work -26:would @~transfer -40:* -25:? -22:^allowance -22:^am -26:^balance
37:^did -40:^for -21:^how -29:^i -59:^it 25:^latest -33:^list 28:^my 34:^need 40:^newest -40:^on -23:^only -20:^someone 35:^that
53:^we 50:account 41:aft 21:airdrop 40:all 21:already -47:also -46:an -27:are 23:arriv 39:arrive -32:at -26:attach -25:balance
-34:base -44:be -29:been -27:both -40:by 42:call 26:came -23:can 26:chang 26:check -41:coin -48:contract -52:custom -25:d 57:data
-31:down -31:each -24:eligible -48:en 22:erc 41:erc20 -25:etherscan -31:every -53:exact 47:exchange -39:flow -54:freeze 38:got
24:guy 27:hand -46:hold -22:i 32:if 59:incom 36:inflow -32:it 63:late 37:latest 48:left 28:lin 38:link -47:list -31:made 57:make
-24:may 24:me 23:money 20:most 34:mov -20:native -34:nft -55:one -22:our 26:out 40:over -45:own -22:pool -33:position -26:price
28:read -44:receiv 26:receive -23:recent 35:rows 24:safe 32:she -20:someone -25:still -28:supp -28:th -32:that -24:these -25:thi
-56:those 22:through -26:time -34:token 28:tonight -50:transaction -43:trc20 -21:two -29:tx -28:wa -36:wallet -21:want 23:we 47:went
36:whatev -26:where 21:who -22:why -27:with -76:would 29:yet -49:you @~treasury -30: -36:* 47:^biggest -30:^chart 51:^for 38:^ha
-42:^how -21:^list 46:^of 56:^stack -28:^the -45:^what -67:a -23:about -34:account -42:all -48:among 27:at 51:average -32:been
33:board 22:bought -25:chang 49:change -27:chart -24:coingecko -48:country -38:crypto -50:dao -22:did -27:doe 61:each -42:fee
63:firm -26:got 26:grow 33:have 26:held 57:holding -31:id -31:in 34:into 24:last -42:legal 26:like 21:list 33:live 28:m -27:made
27:many 24:market -25:me 60:min -64:morn -21:most 20:my -66:nod -27:now -32:old 21:on -66:or -64:our 53:pap -21:pay 35:pile -39:pl
-25:price 33:protocol 23:purchas 23:purchase 30:rank 61:report -46:right -37:safe 32:sale -33:sell 45:shar -46:share 29:sheet
-64:should 35:show -33:since 32:sit 23:sold -21:some 42:stack -21:still -37:tell -59:thi -29:to -25:token -21:top 25:we -40:what
41:whose 31:with 39:work -35:worth -29:you @~trend 18:* 64:? 78:^any -37:^can 61:^pool -21:^search 38:^trend -24:a -49:and 76:any
26:are 27:big -24:by -28:can 20:chain 45:coin -24:compare 27:could -65:degen 23:dex -21:did -32:everyone -25:geckoterminal 63:go
-35:ha -22:how -25:id 22:into -37:just 26:know -25:last 31:list 26:look 25:m 34:moment 46:most -30:newest -28:now -34:one 39:only
-25:or 44:people 21:please 26:pool 49:pump -24:rugcheck 48:search -27:talk 29:today -22:token -21:top 33:trend -29:volume 24:vot
-23:wallet 27:want @~tvl 44: 10:* 20:? 45:^did -39:^how -41:^i -25:^price 86:^the -27:^tvl 45:^what 38:^when -27:^who -22:acros
24:all -31:at -27:between -36:big 98:blockchain -85:by -67:chart 50:compare -52:dao 23:defi -28:develop 27:did -44:doe -26:exchang
-74:fee 31:get -62:have 20:history -30:i -24:in 46:it -49:itself 28:just 47:lend 59:lie -26:liquidation -30:liquidity 39:lock
-25:long 24:m -21:many -50:me -22:money -35:most -40:need 35:now -37:numb 30:of -26:our -35:paid -25:people 34:point 40:present
-29:price 33:project -25:rank 43:saving -48:show -62:still -28:that 41:there -38:time 53:today 29:total 35:trend 32:value 72:wa
-35:wallet 68:we 38:what 28:when 54:where -29:worth -23:yield @~verify 8:* 33:^ha 34:^say -26:^source 44:^verify 42:and 37:anywhere
36:claim -21:code -21:eip 41:he -20:hi 35:in 20:last 22:look -43:match 55:newest 43:one 29:only -24:open 22:or 33:own 30:public
42:publish 20:real 23:say 34:team -26:there 21:verification 45:verify -21:wa -21:wallet -25:where -24:whose 35:work @~volum 24:*
-20:^busiest 88:^dex -35:^i -29:^on -35:^pool -41:^the 29:^total -54:^volume -22:^what -54:a -23:about 26:acros -40:all -22:am
-36:are 80:by -25:day 42:decentralis 65:dex 34:do -24:doe 24:down 38:each 32:exchang 33:exchange -28:fee -41:got -65:it -38:make
-25:marketplace 23:more 56:now -42:one -21:only 28:our -36:perp -61:pool 32:right 52:see 23:than -29:them 45:they 30:to -30:token
24:trade 24:turn 39:turnov -22:up 50:v 24:venu -25:venue -22:wa 41:want -42:we -24:week 50:who @~volume -13:* -51:24h -38:^and
-21:^bridge 48:^could -84:^dex 65:^give 46:^ha -37:^price 29:^the 61:^volume -40:^what -46:aft 85:against -45:am -21:balance
-26:been 29:between 27:book -23:busiest -35:buy -42:by 35:chart 32:coin -22:company -52:compar 45:could 21:d 41:day 29:defillama
60:deposit -20:derivativ 40:develop 78:did 39:do -27:down -39:each -65:flow 23:for 59:give -35:gone 49:got -48:hack 34:history 22:if
-26:in -20:inflow -37:into 50:it 30:itself 23:kind -25:l2 21:late 21:leave 34:like 31:make -23:many 54:me -35:moment -29:money
-35:most 40:mov -28:net -21:now 25:of -25:on -23:out -24:over 63:own 51:perp -34:price 21:quarter -30:rank -37:reach 30:real
-24:report 39:same -46:see -34:sell -45:send -46:sent 36:since -33:spot -69:still -25:swapp -31:take 40:tell 29:that -45:there
-22:through -36:today -36:token -57:total 36:trade -76:trader -29:turn -21:u 22:up -44:used -52:v 25:venue 39:vol 46:volume 22:wa
-36:want 40:we -30:went -28:what -22:which -25:will -35:with 60:withdrawal -44:year 23:you @~wallet 8:* 21:721 -49:^addres 38:^all
-20:^allowance -34:^am 21:^and -22:^balance 27:^before 34:^biggest -34:^call 23:^can 66:^check 44:^contract 26:^did 46:^doe
30:^every 36:^everyth 25:^good -27:^held -39:^i -28:^if 89:^in -26:^it 44:^last 37:^list 68:^make 25:^need 27:^nft -23:^nonce
-56:^numb -23:^on 61:^one 76:^only 23:^our -54:^please 23:^pnl -45:^price 32:^pull -35:^realis 23:^recent -95:^revoke -60:^rows
-22:^run 58:^search 50:^show 44:^swap 20:^that 21:^the 53:^token -41:^top 23:^trad -36:^transaction -31:^unclaim 77:^wa -74:^wallet
28:^we -21:^when -33:^where 26:^which -38:^with 28:activity -20:add -48:addres -66:address 62:aft -38:again -34:airdropp 80:all
23:allow -21:allowance 44:already 22:am 29:and 58:ape 48:app 35:approv -52:approval 27:are 21:arriv 64:arrive 27:art 77:artist
-31:ask -23:at -24:attach -53:attack 25:audit 46:bag 67:bal -30:balanc -34:base -35:be -29:before 43:belong 24:biggest -81:block
-26:blockscout 56:bookkeep -35:bot -30:both 28:broth 51:burnt -22:busy 22:came 55:can -38:car -38:chain -42:chang -22:change
63:check -36:circle 22:clean 27:client -22:code -33:coin 38:cold -27:colleague 38:company -33:compare 23:compress -53:confirm
-41:control 47:count 64:creator 22:crypto -46:custom -36:d 34:dao 62:data 23:daught -21:decimal 34:defi 39:deploy -48:dex 80:did
-25:diligence 25:do 21:done 32:down -25:due -29:each 27:earn -51:eligible -60:employ -25:enough -20:entry -22:epoch 38:erc721
-23:error -40:even -54:every 25:everyone 27:everyth 37:exchange 51:explor 24:farm -20:firm -62:flow -40:forgot 21:found -73:free
-51:freeze 46:friend 61:fund 28:ga -21:gain -38:get -32:go -43:gone 26:good 33:got 62:governance 54:grandson -21:grant -23:guy 37:ha
29:had -51:hand -30:hardware 60:have 27:her -37:hex 56:hi -23:history -26:hit -27:hold -32:holder 46:holding -40:home 29:hot 30:how
25:if -36:includ 34:incom 27:inflow -28:input 21:inside -47:inventory -30:it 76:item -20:job -39:jpeg 23:just -31:keep -40:key
-25:know 33:l2 33:last 28:late -38:launder 43:ledg 60:left -40:legal 21:lent -34:lett -23:letter -24:lie 37:like 37:lin 55:line
37:list -27:live 56:lol -38:m 46:made 44:make -40:market 48:marketplace 27:member 55:mine 25:mint -37:minute 26:money -25:more
-21:move -60:movement 61:much 47:multisig 53:must -26:nam 35:net -23:new -51:next -51:nonce -55:once -44:open 41:operator
-50:ordinal -20:oth 33:our 70:outgo 48:over -68:own 34:p -48:paid 23:pap 38:pay -41:people -23:per -20:percent 37:permission
35:permit2 -47:person 24:picture 43:piec 32:pl -35:plu -30:point -22:present 45:pric -35:print -27:profit 25:protocol 45:provide
-44:rate 51:reach -28:read -21:realis -38:reason -54:receiv 33:receive 62:rent 35:report -27:return -99:revoke 61:rich 23:right
-37:rows 38:safe 38:same -26:sandwich -37:satoshi -55:say -23:screen 57:search 22:see -38:seen 47:set -27:sheet 36:should 32:show
-37:sign -53:sit -37:smallest 57:sold -41:solidity 33:some -36:someth -56:son 91:spl 42:stand -32:start 56:statement 26:storage
-32:supp 33:swap -46:symbol 22:tag -25:talk -43:team -44:term -34:th -65:that -21:their -34:them 70:there -39:these -34:they -41:thi
-28:those -34:through -23:to -29:today 21:togeth 63:token -25:too -38:top -39:trade -31:trader 29:trait -35:transaction 79:transf
35:transfer 80:treasury -46:turn -47:two -28:u -29:und -30:unit -34:unlimit -37:unspent -27:user -25:value 76:vault -23:very
33:vitalik 47:wa -21:wallet -34:way 32:we -42:well 36:were 36:whale -49:wheth 59:which 22:whom 23:why -45:will -56:win -44:without
-26:word 22:worth -20:writ -38:write 29:yet 40:yield 43:zero @~yield -39:* -23:^ha -46:^i 23:^my -30:^pool -50:^price 23:^show
27:^stablecoin -28:^stak 23:^what 25:^yield -21:above 54:apy -27:bank 57:can 41:current -28:dao -41:deposit -38:did 33:doe 26:down
38:farm 24:first -23:ha -22:hold -31:i 22:in 33:interest -22:into -52:keep 37:least -27:lend 37:like 22:m -20:me 22:more -26:mov
-25:no 27:now 22:only -24:or 24:paid -32:park 35:pay -21:peg 27:per -49:price 31:rate -33:report -41:reward 31:show 30:stablecoin
26:summ 44:there 26:thi 26:those 39:today -34:tvl 23:use -29:want 21:went -26:when -27:with
`;
