// First weights: how much each sign of a candidate tells for it, by itself (*) and beside each word of the question; written by test/learn-first.ts, in hundredths.
export const FIRST_WEIGHTS = `
@+lacks 6:* -33:,+, 35:,+24h -24:,+and -47:,+any 34:,+but -62:,+by 49:,+can 30:,+contract 57:,+could -34:,+did 26:,+every 30:,+for
-53:,+give -26:,+ha 22:,+he -31:,+id 21:,+if 32:,+in -20:,+just -40:,+like 24:,+list -32:,+long -29:,+market 29:,+newest -65:,+not
-22:,+numb 50:,+only 71:,+open -20:,+or 58:,+our -26:,+pric -36:,+rank -33:,+show -20:,+slippage 21:,+still 46:,+that 76:,+the
44:,+there 109:,+to 26:,+token 33:,+we -29:,+what -43:,+whatev 24:,+where -50:,+which -50:,+who 31:,+why 24:,+with 24:.+. 85:.+_
36:.+before 37:.+can 50:.+for 50:.+ha 41:.+i -51:.+show 44:.+the 20:.+where 63:?+? -25:?+check 36:?+he 39:?+i 57:?+it -22:?+just
-34:?+look -25:?+my 53:?+the -41:?+what -23:^+_ -31:^+a -47:^+addres 41:^+all 53:^+allowance 29:^+any -39:^+apple -120:^+balance
-50:^+bid 24:^+block 34:^+buy 41:^+by 63:^+call -25:^+can -24:^+cancel -29:^+capital 28:^+chain -48:^+chance 67:^+check
37:^+circulat -48:^+coin 47:^+coingecko 66:^+compare 25:^+contract 29:^+convert -31:^+could -41:^+current -30:^+decimal -33:^+defi
35:^+depth -30:^+dex -44:^+draft 58:^+event 28:^+every 25:^+everyth -62:^+explain -25:^+fee -27:^+fill 27:^+floor 21:^+found
-50:^+ga 26:^+give 39:^+got 30:^+ha 23:^+hash 26:^+hey 53:^+hold 33:^+holder 48:^+honeypot -21:^+hottest -43:^+id -38:^+it
-23:^+keccak 41:^+kind 22:^+last -36:^+latest -35:^+ledg -32:^+liquidation 35:^+liquidity 27:^+list 27:^+look 41:^+market
41:^+metamask 31:^+mint -28:^+my -23:^+name 26:^+namehash 30:^+need -49:^+newest -34:^+next -20:^+no 78:^+oi 44:^+on 43:^+open
23:^+ord -25:^+our 40:^+pl 29:^+plot 22:^+pnl 48:^+pull 30:^+pyth -35:^+read -33:^+realis 41:^+revenue -48:^+review -67:^+revoke
36:^+rugcheck 67:^+run 29:^+safe 31:^+sat 38:^+say 102:^+search 22:^+sell -24:^+settl -66:^+should 35:^+so -35:^+somebody
20:^+stablecoin -21:^+stak 39:^+swap 26:^+text -51:^+the 40:^+there -26:^+thi 59:^+token -50:^+top -23:^+topic0 73:^+trad 34:^+turn
54:^+tvl -30:^+twitt -27:^+two 41:^+und -25:^+utxo -60:^+verify 34:^+volume 120:^+wa -27:^+want -29:^+where -24:^+will -41:^+with
20:_+. -47:_+? -25:_+_ -54:_+account -54:_+addres 22:_+against -34:_+airdrop 48:_+all -21:_+allow 42:_+already -73:_+are -73:_+at
-65:_+atm -20:_+back 37:_+balance -39:_+been 49:_+bet 29:_+bid -44:_+block -23:_+book -80:_+by 27:_+byte -26:_+call 27:_+cent
39:_+clos 74:_+coin -59:_+collection -23:_+compar -29:_+contract -32:_+crypto -53:_+cut -21:_+decimal 28:_+deposit -30:_+develop
42:_+dex 24:_+digest 66:_+doe -23:_+dominance -37:_+down 34:_+each -27:_+earn -29:_+entry -21:_+event 29:_+explor 45:_+fail
-22:_+fee 70:_+for 32:_+from 57:_+fund -34:_+ga 40:_+get 28:_+give 20:_+gone -30:_+got -53:_+ha 52:_+hash -20:_+hashrate -57:_+have
-63:_+hold 38:_+i 24:_+if -31:_+in -22:_+into -30:_+it -32:_+late -28:_+left -30:_+level 69:_+long -38:_+market -44:_+may
-45:_+mempool -23:_+message -31:_+mil 39:_+mov -22:_+movement -28:_+network -42:_+next 50:_+nft 27:_+notional 22:_+now -34:_+odd
21:_+of 38:_+old -23:_+only -32:_+open 51:_+or -33:_+ord -30:_+outcome 28:_+over -32:_+own 44:_+pair -23:_+pay -49:_+perp 28:_+pool
-42:_+proposal -25:_+protocol -49:_+question 30:_+quote -37:_+recent -36:_+revenue -61:_+right -61:_+rn -40:_+rows 70:_+safe
62:_+say -31:_+show -24:_+side 29:_+since -23:_+sit -22:_+stak -36:_+stake -28:_+swap 56:_+th 68:_+that 63:_+there -62:_+these
-47:_+thi 52:_+to -21:_+today 22:_+token -21:_+tp -63:_+trad -40:_+transf -30:_+transfer 36:_+treasury 25:_+tvl -30:_+tx 32:_+until
-61:_+up -21:_+v -46:_+value 23:_+w -62:_+wallet -38:_+what 43:_+when -35:_+with -49:_+word 54:_+worth -46:a+a -38:a+beginn
70:a+certain 49:a+chain -42:a+client 105:a+coin 23:a+custom 37:a+fake 44:a+feed -25:a+good 43:a+hash -26:a+it 32:a+list -67:a+logo
64:a+long 34:a+new -37:a+phish 21:a+rug -24:a+scam -22:a+side 20:a+sign 25:a+spend 30:a+str -25:a+the 60:a+token 84:a+transf
71:about+$ -30:about+, -48:about+_ 50:about+in -20:about+the 32:above+_ -21:accord+to -33:account+$ 40:account+, -31:account+?
47:account+_ -46:account+at -51:account+balance -60:account+i 70:account+on 44:addres+$ 30:addres+. 58:addres+for -89:addres+of
-26:addres+on 48:addres+that -45:address+$ 75:aft+the -25:against+_ 31:against+the -25:airdrop+and -23:all+_ -71:all+chain
-21:all+my 33:all+nft -25:all+of -31:all+stablecoin 23:all+the 50:all+time 27:all+worth 27:already+$ 23:already+? -28:already+been
-31:am+_ 61:am+i 20:am+writ 26:amount+$ 28:amount+in -22:an+_ -49:an+airdrop 32:an+en 28:an+exchange 40:an+nft 25:and+by 23:and+for
29:and+give 23:and+ha 36:and+he -24:and+how -61:and+it 71:and+my 41:and+now -32:and+open 40:and+out -22:and+since -27:and+tell
-47:and+volume 32:and+want -37:and+what -48:and+wheth -73:and+which -27:and+who -28:and+why 21:any+blacklist -43:any+chain 28:any+of
33:anywhere+$ -23:app+on 38:approval+i -46:approval+on -24:approve+a 36:apy+history -24:apy+of 27:are+all 43:are+my 36:are+open
-63:are+people 26:are+still 32:are+the 26:arriv+$ 62:ask+$ -32:ask+. -57:ask+for -25:ask+me 21:ask+to 39:ask+what -34:at+$ -22:at+_
46:at+a 36:at+least -68:at+my 24:at+that -43:at+thi 40:at+which 56:ath+$ -53:atm+$ 39:average+$ -27:back+, -29:back+_
-63:balance+and -50:balance+in 25:balance+sheet 23:bar+$ 20:base+fee -30:be+$ -28:be+_ 30:been+burn 25:been+pend 33:before+friday
-30:before+i -58:behind+_ 30:behind+it 31:behind+the 21:belong+to 37:best+_ 25:best+bid 24:best+yield 34:bet+$ 39:bet+do -22:bet+i
-53:between+_ 51:between+the -22:bid+ask 37:bid+on 28:big+i 22:blacklist+$ -25:block+? 30:block+_ -21:block+explor -97:block+i
38:block+numb -30:block+on 36:block+wa 49:book+$ -54:book+_ 31:book+depth -57:book+for -27:book+of 90:book+on -21:both+_ 66:both+sid
47:bought+$ -35:bought+_ -72:bridge+$ 53:bridge+i 33:burnt+one -22:busy+i 24:buy+$ 30:buy+? 26:buy+and 28:buy+tax -46:by+24h
-70:by+_ 35:by+chain -62:by+hand 60:by+how 39:by+it 53:by+market -26:by+one -35:by+protocol 56:by+the -33:by+tvl -32:by+volume
-55:by+what 37:call+_ 68:call+data 28:calldata+for 39:came+in -37:can+still 33:can+t 39:can+the -34:can+you 25:candl+for -26:cap+and
32:cap+of -36:capital+of 91:category+i -31:chain+$ -34:chain+, -35:chain+ha 28:chain+i 31:chain+id -49:chain+option 46:chain+that
-48:chart+_ 24:chart+for 43:chart+of 22:chart+the 31:check+if 39:check+it 26:check+my 45:circulat+supp 34:clean+up -29:click+on
-27:client+_ -43:close+$ 25:close+to 22:closest+to 46:coin+$ 28:coin+? -30:coin+_ -25:coin+a -63:coin+by -33:coin+doe 87:coin+for
35:coin+from -31:coin+i 54:coin+in 33:coin+my -57:coin+that -38:coin+worth 29:coingecko+_ 74:coingecko+id 23:cold+storage
50:cold+wallet 39:collection+$ -45:collection+_ 27:collection+a -37:collection+my -25:com+out 32:company+hold 43:company+i
49:compare+_ 51:compare+it 50:confirmation+doe 22:contract+$ -43:contract+addres -28:contract+address -40:contract+for
27:contract+have 27:contract+or 36:contract+that -52:convert+thi -61:cost+$ 44:cost+? 51:cost+on 33:could+the -25:could+you
70:count+and 65:counterparty+addres -26:crypto+gain -36:crypto+market -32:cut+in -34:cut+on 53:dao+$ 29:dao+hold 46:dao+treasury
24:dat+$ -35:data+_ -47:day+? 40:day+i -24:decemb+$ -40:decentralis+exchang -30:decimal+of -26:decode+thi 31:deep+i -31:defi+tvl
31:deploy+to 21:deploy+with 33:deposit+, 21:depth+_ 32:dex+$ 34:dex+, -33:dex+i -55:dex+on -47:dex+pair -63:dex+volume 52:did+$
48:did+_ -26:did+he 83:did+i 37:did+that 73:did+the -36:did+they -55:did+thi -75:do+$ 47:do+you -35:doe+_ 27:doe+a -42:doe+coingecko
-21:doe+each 81:doe+he 61:doe+my -27:doe+one 63:doe+our 24:doe+pyth 42:doe+that 47:doe+the -21:doesn+t -29:don+t -34:down+?
-44:draft+a 39:drain+$ 27:each+$ -32:each+_ 32:each+chain 25:each+side -47:earn+_ -20:eip+_ -28:eith+side -43:eligible+for 20:em+$
22:en+name 42:end+of 30:enough+. -22:epoch+$ -37:error+_ 56:event+$ -21:event+_ 73:event+i 97:event+of -36:event+that
-64:every+approval -29:every+chain 27:every+purchase 24:everyth+that -27:exchang+$ -21:exchang+_ -47:exchange+$ 23:exchange+?
79:exchange+clock 74:exchange+where -38:explain+in -67:explain+to -51:explor+$ 101:explor+of 23:far+$ -42:far+i 39:far+off -39:fee+$
-21:fee+? 25:fee+did 86:fee+doe 36:fee+i 36:fee+on 29:fee+that 24:fee+tier -35:feed+_ 44:feed+for 26:feed+id -54:fill+in 24:fill+of
20:fill+on 62:find+it 22:find+me -26:find+the 32:first+$ 21:first+, -40:first+? -44:floor+$ 53:floor+and 55:floor+of -37:floor+price
-48:for+each 33:for+how -23:for+itself 54:for+me -29:for+our -41:for+reentrancy 81:for+that 62:for+the -57:form+_ 52:found+a
24:from+$ 45:from+_ -27:from+me 44:from+my 77:from+the 43:fund+_ -46:fund+on -36:fund+payment -21:fund+rate -36:ga+$ -26:ga+on
-60:ga+price -40:ga+rn 30:gave+u 24:get+? -31:get+a 30:get+if -42:get+into 28:get+liquidat 23:get+the -28:gett+liquidat
-30:github+commit 36:give+the -51:go+through -53:go+to 36:gone+up 22:got+a -35:got+an 70:governance+token 69:ha+been 22:ha+it
-50:ha+on -51:ha+that 69:ha+the 20:hack+$ 68:had+_ -24:hardware+wallet -46:hash+_ 48:hash+from -69:hash+of -25:hash+rate
-24:hashrate+$ -38:have+$ 37:have+? 71:have+a 39:have+an 20:have+bought 36:have+by 37:have+i -60:have+in 77:have+my 48:have+on
38:have+open -40:have+the -23:have+they 21:he+got 28:he+ha 33:he+i -22:he+paid 35:he+say 35:height+of -28:here+$ -59:here+. 43:hi+_
-41:hi+account 20:hi+wallet 22:high+, -44:highest+floor -68:history+$ 54:hold+$ -43:hold+, 57:hold+_ -23:hold+a 37:hold+any
79:hold+count 55:hold+in 45:hold+it -46:hold+on 31:holder+$ -23:holder+, -42:holder+? -43:holder+of 25:holder+on 22:holder+revenue
-21:home+addres 46:honeypot+? 50:honeypot+or 38:hot+wallet -56:hour+$ -37:hour+? 27:how+are 32:how+big -20:how+busy 59:how+deep
50:how+did -65:how+do -76:how+doe -34:how+ha -42:how+it -20:how+large -56:how+long -71:how+old 38:i+$ -38:i+, -81:i+_ 42:i+allow
-25:i+an 22:i+approv -31:i+approve -50:i+at -40:i+bett 63:i+buy -47:i+click 24:i+close 31:i+do 48:i+earn -42:i+eligible 23:i+enough
-27:i+farm -27:i+fine -49:i+forgot 53:i+found 62:i+got 67:i+had -70:i+he 65:i+hi 64:i+hold 93:i+in 44:i+just 43:i+know 33:i+left
35:i+lost 31:i+made 31:i+mint 52:i+my -49:i+on 54:i+only 23:i+open 36:i+our 94:i+own 46:i+paid 27:i+park 52:i+pay -31:i+pend
59:i+provide 28:i+read 29:i+receive 26:i+sent -39:i+set 53:i+should 50:i+sign -25:i+stak 53:i+still 20:i+swapp 31:i+that -75:i+there
27:i+thi 45:i+think 24:i+trade 31:i+up 60:i+use 44:i+used 54:i+wa -21:i+want 30:i+won -41:i+worth -42:id+, -40:id+_ 72:id+do
40:id+of 25:if+i 43:if+thi -33:if+you -37:impermanent+los 31:in+$ -28:in+, -26:in+? -22:in+_ 74:in+and -30:in+circulation
-39:in+crypto -48:in+decemb 60:in+ga -32:in+germany -22:in+it 25:in+one 36:in+our -23:in+percent -33:in+simple 43:in+spr 53:in+that
51:in+the -34:in+their -23:in+them -24:in+there -61:in+thi -37:in+total -39:in+what 70:in+which 32:includ+$ 49:incom+_ -27:init+code
-39:inside+_ 45:integrate+$ 39:interest+$ 58:interest+of 28:into+_ 27:into+the 67:it+$ 84:it+, 34:it+_ -22:it+at 25:it+balance
28:it+be 24:it+dangerou 41:it+end 32:it+ever -49:it+floor -24:it+for -29:it+from -45:it+go 26:it+ha 67:it+have 38:it+now 55:it+on
67:it+or -52:it+own 43:it+pay 60:it+peg 27:it+point -20:it+price 20:it+take 37:it+trad 27:it+trade -42:it+verify -44:it+wa
-32:it+worth -34:just+the 56:keep+on -58:key+$ 34:kind+tell 69:know+$ 33:know+the 25:l2+we -50:land+$ 43:land+? 31:last+_
28:last+trad 33:late+husband 49:late+on 21:latest+block 30:ledg+$ -34:ledg+or 55:left+in -30:left+on 32:lend+protocol -27:level+$
-22:level+a -32:lightn+channel -23:lightn+network 30:like+_ -33:like+i -53:link+, 21:liq+price 27:liquidat+? -46:liquidation+_
-67:liquidation+pric 71:liquidation+price 43:liquidity+and 40:liquidity+for -33:liquidity+pool 22:list+company 54:list+every
-30:list+for 52:list+it -67:logo+for -43:lol+$ 23:long+_ -39:long+and -61:long+i -23:long+v 23:look+at 30:look+it 64:look+wheth
43:lose+it 47:low+$ 34:lp+$ 26:lp+lock -34:m+_ 26:m+in 20:made+$ 25:made+, 27:made+_ 46:made+a 34:made+on -21:made+the 23:make+_
-38:make+a -71:make+me 59:make+the 63:many+confirmation 68:many+of -38:many+people 49:many+percent -43:many+sat -37:many+token
-53:many+validator 50:market+cap 38:market+i 31:market+we 46:me+$ -56:me+, 82:me+. 31:me+? 30:me+_ 23:me+all -68:me+back 34:me+how
48:me+my 43:me+on -32:me+please -58:me+some 50:me+that -52:me+what -45:me+which -41:me+with -24:mean+$ 27:mean+the 24:member+of
-45:meme+coin 48:mempool+$ 58:metamask+show 34:min+$ -44:min+pool 42:mine+$ 25:mint+, 79:mint+on -33:mint+or 29:moment+$
-36:moment+, -43:moment+? 60:moment+of 39:money+i -26:money+on -25:more+$ 51:morn+$ 33:morn+, -31:most+at 42:most+fee -30:most+in
-59:most+money 21:most+of -29:most+recent -38:most+stablecoin -84:most+volume 26:mov+_ 55:much+ga -49:much+in 45:much+of 49:much+on
29:much+went 44:much+would -29:my+_ 48:my+aunt 25:my+bag 63:my+balance -44:my+bet 27:my+bos 66:my+broth 22:my+buddy 61:my+client
97:my+coin 50:my+cold 34:my+colleague -21:my+contract 25:my+daught 82:my+employ 20:my+en 74:my+exchange 34:my+favourite 62:my+friend
29:my+grandson -40:my+landlord 49:my+last 29:my+late 49:my+liquidation 44:my+metamask -51:my+moth 52:my+nephew 41:my+not 55:my+old
-35:my+own 29:my+payment 35:my+pension -24:my+phone 28:my+pool -42:my+position 33:my+saving 30:my+swap -45:my+tax 33:my+trad
37:my+transaction 27:my+transf -53:my+tx -64:my+wife 40:my+withdrawal -48:nam+$ 43:name+, 47:name+? -53:name+and 34:name+on
32:namehash+for -53:native+coin -20:need+_ -34:need+a 72:need+it 52:need+the 38:network+$ 45:network+i 36:new+_ 50:new+token
-32:newest+_ -35:newest+pool -58:next+_ -39:next+block 32:next+contract -34:nft+_ 24:nft+do -36:nft+doe -33:nft+of 52:nft+on
-48:nft+project -31:nonce+_ 29:not+, 44:not+. 56:not+_ -32:not+the 24:noth+arriv -27:notional+volume -21:now+$ -33:now+, 34:now+?
24:now+_ 75:now+on 32:numb+_ 29:numb+and 41:numb+for -21:odd+$ -79:odd+for -23:odd+of 25:of+$ -23:of+, -56:of+_ 68:of+a -64:of+all
61:of+an 70:of+both -22:of+coin 26:of+em 36:of+it 50:of+mine 60:of+one 36:of+our -30:of+owner 37:of+that 78:of+the 21:of+these
48:of+those 27:of+trad -47:of+what -28:of+ye 30:office+want 21:oldest+first 32:on+$ 22:on+at 43:on+average -55:on+chain
25:on+coingecko 51:on+each 31:on+every 48:on+hi 50:on+no 26:on+one 36:on+our -22:on+right 27:on+some 64:on+that 42:on+the 41:on+thi
56:on+which 64:one+$ 48:one+, -24:one+. -79:one+_ 25:one+chain 30:one+go -69:one+of 34:one+or 20:one+protocol 24:one+with -31:only+.
-49:only+_ 37:only+have 36:open+$ -30:open+_ 42:open+at 26:open+bet -36:open+order -21:option+protocol 30:or+_ 44:or+a
-45:or+blacklist 29:or+did 21:or+down -22:or+freeze -40:or+greedy -45:or+i 21:or+los 30:or+not 56:or+wa 52:or+what 35:order+$
60:order+of -26:orderbook+_ 96:oth+one 56:our+auditor 28:our+chain -22:our+client 54:our+company -69:our+contract 33:our+fund
31:our+l2 51:our+own 39:our+treasury 51:out+$ -39:out+, 54:out+of -29:out+there -24:outcome+token 60:over+_ -68:over+all
47:over+time 27:own+$ -26:own+and 27:own+by -29:own+it 25:own+the -95:own+token -22:owner+and 30:owner+doe -23:page+? 55:paid+$
60:paid+_ -24:paid+dexscreen -32:paid+out -48:pair+for 26:pair+on 36:pap+with 31:pay+$ 70:pay+_ 53:pay+for 50:pay+on -41:pay+to
41:peg+_ 42:pend+_ -32:people+say 22:per+chain 49:per+vbyte 26:perp+, -28:perp+_ -42:perp+at 32:perp+on -27:phantom+$ -32:pick+up
32:piec+of 30:pl+$ 27:plain+create 32:plain+word 43:please+$ 45:please+, 48:please+. -41:please+? 27:please+check 34:please+give
35:please+look 42:please+show -20:please+tell 59:please+the -37:pnl+of 45:point+$ -39:pool+, -39:pool+are 37:pool+by 44:pool+for
-44:pool+found 25:pool+i 60:pool+in -28:pool+of -47:pool+on 24:position+$ 45:position+, -22:position+of 35:possible+. 39:post+$
-21:prediction+market -31:present+, 58:pric+for -40:pric+in -65:pric+of -67:price+$ 22:price+, 24:price+? -43:price+_ 27:price+at
29:price+chart -30:price+do 48:price+impact 27:price+in -45:price+of -45:print+on -42:priority+fee 21:profit+or 58:project+$
-21:proposal+$ -22:protocol+$ -83:protocol+by 44:protocol+in 22:protocol+keep -20:protocol+on 38:protocol+we 55:provide+liquidity
73:pull+_ 24:pull+the 47:pump+$ 53:put+_ -24:put+my 47:pyth+_ 29:pyth+have 25:quote+for -31:rank+$ 58:rank+by 38:rank+the 91:rate+of
-25:read+_ 52:read+the -55:real+name 63:real+one -31:realis+pnl 36:realis+profit -27:recent+_ -24:require+the -79:revenue+$
-31:revenue+, 41:revenue+_ 23:revenue+of -64:revoke+every -55:rn+$ 23:rout+still -35:rows+$ -22:rows+. 32:rpc+url 21:rug+?
-27:rugcheck+$ 22:rugcheck+report 30:run+$ 47:run+_ 41:safe+? 36:safe+to -38:sat+vb -35:saving+account -33:saving+in -82:say+_
-26:say+about 23:say+he 37:say+that -40:score+$ 66:search+_ -26:search+for 53:search+on 60:search+the 43:second+i 46:see+the
23:selector+$ 62:sell+$ -82:sell+? 41:sell+tax 37:sent+? -61:sent+_ 31:sent+it 54:sent+me 28:sent+on 48:sent+u 24:sery+$ -38:sery+_
-26:settl+_ 30:shar+of 60:share+of -35:she+hold 26:sheet+$ 52:sheet+, 23:short+in -62:show+_ 50:show+all -22:show+my 22:show+what
-59:side+$ 39:sign+$ -38:sign+_ 87:sign+it -25:sign+the 71:signature+_ -37:simple+word 87:since+i 29:since+the -37:since+when
-30:sise+and -34:sise+of 32:sit+in 21:sit+on 52:sitt+on 48:so+i -39:so+it -59:sold+$ 37:sold+_ 22:solidity+fil 26:some+_
26:some+list 24:source+code -59:source+of -46:spend+_ 49:spend+on 35:spendable+output 21:spot+_ 39:spr+$ -26:stabl+on
-20:stablecoin+$ -50:stablecoin+float 21:stablecoin+i 27:stablecoin+in -43:stablecoin+on -26:stake+pool 23:stand+behind 26:stat+for
-26:state+the -22:step+$ 87:still+have -29:still+mint -21:still+move 48:still+pend 37:still+pull 29:still+take 54:stood+at
-31:storage+$ 65:storage+, 44:str+_ 38:str+of -22:straight+from -36:stuck+$ 29:stuck+? 35:supp+, -27:supp+of 25:swap+of 54:swap+on
67:take+from 26:tax+? -30:tax+advis 22:tax+office -46:telegram+group 39:tell+how -33:text+_ 35:th+i 37:that+$ 62:that+_ -75:that+be
57:that+block 33:that+came 28:that+chain 33:that+collection -29:that+contract 27:that+day 49:that+he -54:that+hold 38:that+list
55:that+market -34:that+my 35:that+pair 21:that+pool 22:that+protocol 52:that+thi 27:that+token -46:that+transaction 58:that+wa
28:that+wallet 37:that+we 61:the+airdrop -45:the+amount 28:the+app 31:the+auditor -83:the+balance -39:the+beacon 47:the+best
24:the+bet -62:the+biggest 139:the+block 30:the+book 91:the+bridge 69:the+call 44:the+chain 26:the+chance -22:the+cheapest
47:the+client 59:the+coingecko 34:the+cold 26:the+company 30:the+contract 21:the+counterparty 44:the+court -27:the+custom 70:the+dao
40:the+dapp 22:the+day 61:the+deposit 54:the+derivativ 46:the+dev 26:the+end 63:the+event 108:the+exploit 93:the+explor 56:the+fee
43:the+floor 35:the+fund -61:the+ga 31:the+guy -51:the+hash -56:the+highest -22:the+history 32:the+hot 29:the+insid 38:the+l2
-31:the+largest 22:the+latest 39:the+lend -28:the+lightn 21:the+log 40:the+lp 42:the+market 46:the+mint 36:the+money -62:the+most
39:the+multisig 100:the+name 77:the+network -21:the+newest 43:the+news -57:the+next 43:the+nft 43:the+numb 39:the+odd 25:the+old
75:the+one -59:the+open 54:the+ord 114:the+oth 49:the+pair 71:the+pap -38:the+pend 34:the+perp 52:the+pool 56:the+probability
22:the+project 20:the+protocol -27:the+proxy 69:the+real 59:the+receipt 50:the+rent 27:the+right 27:the+rollup 54:the+rout
23:the+selector 41:the+sell -60:the+source -24:the+spot 68:the+stablecoin -55:the+supp 21:the+swap 42:the+tax -29:the+text
50:the+tick 57:the+time 27:the+top -30:the+total 77:the+treasury 34:the+tvl 56:the+two 40:the+tx 32:the+user 89:the+vault
64:the+venue 42:the+verify -28:the+very -33:the+volume -28:the+wallet 60:the+week 37:the+whale -54:the+whole 67:the+yield 44:their+_
-20:them+. -56:them+? -24:them+in 72:there+$ 97:there+, -36:there+? -40:there+a -23:there+any 33:there+are 24:there+i -32:there+in
-62:there+on 39:these+_ -66:these+day -37:they+are 57:they+cost -33:they+have 80:thi+$ 22:thi+? -41:thi+_ -43:thi+addres
67:thi+artist 25:thi+coin 49:thi+hash 22:thi+input -39:thi+moment 51:thi+morn 29:thi+network 32:thi+one 40:thi+protocol
-22:thi+second 32:thi+stablecoin -54:thi+token -40:through+$ 65:through+_ -55:tick+$ 25:tier+of 90:time+$ -22:time+_ 29:time+high
-48:time+i 48:time+of -24:time+to 31:to+$ 21:to+_ 27:to+ape 23:to+be 31:to+buy -25:to+connect -28:to+do -63:to+get 80:to+have
38:to+know -22:to+me -34:to+move -44:to+my -51:to+pay -44:to+print 26:to+put 40:to+read 26:to+see -26:to+sell -51:to+send 23:to+take
29:to+the 43:to+use -27:today+$ -36:today+in -65:token+$ 58:token+, -59:token+? -25:token+account 24:token+approval 42:token+by
-54:token+call 59:token+doe -50:token+holder -33:token+i 55:token+in -46:token+my 34:token+of 73:token+sit 30:token+that 37:token+we
37:token+with 23:told+me -98:tonight+$ -21:too+$ 25:top+$ 22:top+holder -52:top+trader -77:topic+_ -26:topic+hash -20:topic0+for
-39:total+$ -25:total+value 74:trad+$ -39:trad+_ 68:trad+above 29:trad+at -21:trad+in 30:trad+of 29:trad+on -29:trad+the
31:trad+there -24:trad+volume -44:trade+_ 44:trade+at 21:trade+it -62:trader+on 42:transaction+$ 24:transaction+, -39:transaction+of
-47:transaction+on 25:transf+_ 63:transf+cost 31:transf+of -68:transfer+of 23:transfer+on 32:treasury+$ 28:treasury+of
57:trustworthy+$ -51:turn+over -25:tvl+$ -46:tvl+_ 67:tvl+of 82:two+dat 64:tx+$ -30:tx+in 30:u+_ -54:und+_ -29:unlock+it -38:up+$
22:up+a 61:up+for 26:up+in 55:up+on -50:up+the -25:up+to -48:upcom+token 53:use+$ 40:use+, 32:used+, 44:used+_ -23:v+short
71:value+$ 23:value+in -32:value+lock 26:value+of 22:vault+$ 34:vault+, -29:verify+? 56:verify+one -44:volume+$ -34:volume+_
23:volume+and 39:volume+in -41:volume+on 37:wa+my 38:wa+the 34:wa+thi 20:wa+worth -24:wait+? 83:wallet+$ 81:wallet+? -91:wallet+_
62:wallet+for -40:wallet+i 47:wallet+on 25:wallet+or 56:want+_ -28:want+a 33:want+me 46:we+are 21:we+deploy 25:we+use -25:week+$
62:went+out -30:went+to 55:what+$ -96:what+_ -34:what+a -36:what+back -69:what+block 38:what+came -39:what+can 26:what+category
-31:what+coin -35:what+cost 70:what+did 30:what+do 49:what+doe 29:what+exact 30:what+fee -41:what+fund -55:what+ga 22:what+ha
-26:what+happen 65:what+he 23:what+it -21:what+nft -54:what+now -80:what+on -53:what+one 21:what+position 29:what+share 52:what+they
-69:what+time -27:what+to -40:what+wa 43:what+went -42:when+did -20:when+do 44:when+doe 55:when+i 51:when+the 43:when+we
36:where+are -36:where+did -24:where+doe 67:where+my 42:where+our -25:where+the 41:where+we -25:wheth+_ 54:wheth+it -31:wheth+the
34:which+_ 57:which+approval -24:which+coin -54:which+collection -22:which+contract -29:which+dex -71:which+event 26:which+exchang
-39:which+hardware 65:which+i -27:which+id 46:which+marketplace -44:which+min 29:which+network 54:which+of -43:which+one
60:which+our -23:which+pool -23:which+program 32:who+are 43:who+built -39:who+ha 32:who+hold -36:who+may 26:who+own 46:who+sent
-34:who+wa -31:whole+crypto 22:whole+token 38:why+$ -20:why+did 23:why+i -37:will+do 65:with+$ -47:with+_ 44:with+fee -28:with+it
42:with+most -28:with+my -39:with+nonce 22:with+price 30:with+profit -41:with+the -37:with+their -30:within+the 62:without+mov
83:worth+$ -39:worth+, 26:worth+_ -52:worth+in 52:worth+right 82:would+_ -46:would+be 22:would+i -28:would+it 33:would+like
-77:would+that -31:writ+to -22:ye+$ -24:ye+for -21:ye+in -56:year+end 65:yet+$ 58:yield+_ -21:yield+of -43:you+can 70:you+have
22:you+know 38:you+look 61:your+? @+lacks:address 27:,+can 25:,+contract 24:,+could 24:,+exact 62:,+for 41:,+it 38:,+mine 24:,+nonce
-40:,+not -27:,+on 54:,+please 27:,+so 58:,+the -33:,+they -22:,+who 24:,+with 67:.+_ 56:.+before -31:.+please -20:.+what -21:?+$
56:?+? 20:?+deploy 31:?+i 29:?+it 29:?+the 38:^+all 55:^+allowance 26:^+am -35:^+any -96:^+balance -23:^+biggest 29:^+buy 83:^+call
-28:^+capital 25:^+check -41:^+contract -30:^+convert -23:^+could -34:^+decimal 21:^+en 29:^+every -24:^+fund -28:^+ga -27:^+ha
63:^+hold 52:^+honeypot -30:^+how -28:^+i -23:^+it 23:^+kind 31:^+look 52:^+nft -31:^+on -23:^+please 58:^+pull -38:^+realis
-29:^+recent -52:^+revoke -25:^+run 32:^+search -30:^+somebody 46:^+someone 29:^+text 38:^+the 56:^+trad 37:^+verify 76:^+wa
-22:^+whose 21:_+$ -51:_+? -32:_+a -69:_+account -23:_+airdrop 74:_+all -21:_+allow -21:_+are 25:_+at 25:_+balance -26:_+been
29:_+before 84:_+bet 27:_+by -36:_+collection -39:_+contract -68:_+doe 30:_+explor 73:_+for 44:_+from 67:_+fund -31:_+ga -22:_+gone
-41:_+ha -26:_+have -54:_+hold -25:_+i -37:_+it 71:_+long -44:_+may -50:_+mov -27:_+name -25:_+next -30:_+only 47:_+or 65:_+over
-21:_+perp -37:_+pl -45:_+please -27:_+rout 35:_+since -22:_+sit 34:_+so -51:_+the 64:_+to -31:_+today -45:_+trad -25:_+trade
25:_+transaction -26:_+transf -25:_+transfer -88:_+wallet -39:_+with -22:a+a 38:a+friend -21:a+link 28:a+new -20:a+scam 66:a+transf
-25:a+wallet -21:a+website 36:about+_ -70:account+$ 54:account+, -21:account+? -40:account+at -35:account+balance -64:account+i
52:account+on 21:addres+$ 26:addres+. 58:addres+for -57:addres+of -28:addres+on -55:addres+that 52:aft+the -41:all+my 25:allow+to
-28:am+_ 46:am+i 53:an+en 25:and+ha -32:and+i 53:and+my 41:and+sell -25:and+tell -24:and+the 29:and+want -31:and+which 21:any+_
-24:anywhere+$ 25:approval+of -45:approval+on 40:are+all -29:are+in 64:are+my -34:are+open 30:are+still -25:are+the -22:are+there
-26:are+they 23:at+which -24:balance+and -54:balance+in 46:belong+to 34:bet+$ 63:bet+do -39:bet+i 64:block+_ 30:book+on 38:burnt+one
-22:busy+i 38:buy+$ -39:by+_ -22:by+a 82:by+the 86:call+_ 35:can+the 22:can+whoev -34:capital+of -27:chain+, -26:chain+id
35:clean+up -31:client+_ 26:close+to -39:coin+on 30:cold+storage 29:cold+wallet -41:collection+_ -24:connect+my -20:contract+?
-32:contract+addres -36:contract+for 35:contract+i -44:contract+of 25:contract+or 71:counterparty+addres 25:d+like 26:dao+hold
-32:decimal+of 35:did+he 94:did+i 40:did+that 65:did+the -33:did+they 48:do+, 28:do+i -23:do+the -44:do+they -64:doe+_ -26:doe+it
47:doe+my 32:doe+the -32:eligible+for 30:en+$ 40:end+of -52:every+approval -29:explor+for 66:explor+of 23:far+$ -45:far+i 51:fee+i
30:fill+of 48:first+$ 30:floor+, 31:floor+and 52:for+_ 32:for+a -22:for+it 22:for+me -38:for+my 57:for+one 43:for+the 22:found+a
28:from+a 26:from+my 25:from+our 25:fund+$ 36:fund+_ -20:ga+$ -28:ga+on 31:get+liquidat -28:gett+liquidat -20:give+me -28:go+to
-35:ha+_ 65:ha+been 36:ha+it -30:ha+my -50:ha+on -30:ha+that -27:hash+_ 38:have+$ 34:have+? 58:have+i -45:have+in 22:have+it
51:have+on 39:have+open 41:he+got -30:hi+account 27:hold+a 46:hold+any 85:hold+count 24:hold+it -51:hold+on 20:holder+on
48:honeypot+? 53:honeypot+or 39:hot+wallet 60:how+are -20:how+busy 21:how+deep 27:how+did -42:how+many -64:how+old -28:i+_
42:i+allow -38:i+am 24:i+approv -28:i+approve 29:i+can 25:i+close 21:i+deploy -31:i+eligible 36:i+enough -67:i+he 69:i+hi 45:i+hold
-39:i+in -23:i+it 37:i+just 33:i+lost -34:i+m -20:i+not 44:i+own 51:i+paid 80:i+pay 24:i+sent -30:i+should -30:i+sold 64:i+still
23:i+stuck -24:i+swapp 31:i+that -24:i+trade 39:i+up 35:i+won -52:i+would -21:if+i -71:if+you -40:in+$ -33:in+, -23:in+fee -45:in+it
-22:in+my -22:in+ord 27:in+spr -25:in+thi 26:in+total 30:incl+. -20:init+code -25:it+? 31:it+contract 29:it+for 39:it+on -23:it+the
32:it+up -32:it+wa -51:know+what 32:late+? 23:latest+block 24:left+in -30:like+i -22:link+, -20:link+to 21:liq+price -29:liquidat+$
29:liquidat+? 23:liquidat+on 73:liquidation+price 23:list+? 23:long+_ -33:long+and -20:long+v -35:look+for 31:lost+the -30:m+_
-36:made+_ 46:made+on -89:many+_ -39:many+token -23:many+transaction -31:market+_ -53:market+on 48:me+$ -46:me+, 47:me+? 49:me+_
25:me+a 26:me+all -21:me+it -23:me+some -52:me+the -36:me+what -31:me+with 27:mine+$ -32:morn+, 21:most+of -40:much+_ -32:much+did
-30:much+do 60:much+ga 39:much+have -53:much+i 54:much+of -25:much+wa -21:my+bos 61:my+broth 43:my+cold 30:my+contract -40:my+ledg
46:my+liquidation 60:my+metamask 38:my+not 20:my+old 35:my+open -25:my+own -39:my+son 38:my+token 36:my+trad -33:my+wallet
-31:name+and -35:name+point -47:native+coin -34:need+for 23:need+it -26:next+_ -24:nft+in -26:nft+of 67:nft+on -22:no+shar
-58:nonce+_ -31:now+$ 26:numb+of -34:numb+on -31:of+_ 40:of+a 78:of+mine -42:of+my 44:of+that 43:of+the -50:of+them -21:on+,
-48:on+a 22:on+any -47:on+it 29:on+my -34:one+$ -23:one+. -20:one+_ 53:one+i -78:one+of -37:only+. -37:only+_ 32:open+_ 49:open+at
36:open+bet -50:open+in -22:open+order 39:or+_ 20:or+did 41:or+down 30:or+what 68:order+of 35:our+auditor 23:our+company
-43:our+contract 28:our+dao 26:out+of 61:over+_ 22:over+the 55:own+$ 25:own+on -24:page+? 30:paid+_ 27:paid+in 33:pap+with
21:part+of 83:pay+_ 28:pay+for 42:pay+in -55:pay+on 61:perp+$ -23:perp+_ 40:perp+on -36:please+, 59:please+. -33:please+? -37:pnl+of
-45:point+to 27:price+$ 24:price+and 27:price+on 20:profit+on -30:protocol+on 77:pull+_ 20:put+_ -23:put+it 23:read+_ -37:realis+pnl
-52:revoke+every -26:right+now -29:rn+$ 23:rout+still 57:run+_ 23:safe+to -42:say+_ 38:say+that -36:search+_ 48:search+the
36:second+i 36:sell+tax 44:sent+me 51:sent+u 24:should+be -53:sign+the 43:sit+in 38:so+far 45:so+i 20:source+code -28:source+of
-46:spend+_ 29:spot+_ 76:still+have -21:still+move 37:still+pull 29:still+take 21:tax+office 21:tax+on -38:tell+me -34:text+_
40:that+he -47:that+hold -36:that+i -30:that+market 28:that+my -41:that+our -29:that+the 48:that+thi 25:that+token 24:that+trad
39:the+_ 29:the+abi 21:the+app -52:the+balance 58:the+best -36:the+bet 26:the+client 23:the+contract 37:the+current 50:the+dao
-31:the+deploy 21:the+end 41:the+exchange -30:the+exploit 75:the+explor 28:the+fee 30:the+floor 62:the+fund 38:the+insid
-22:the+market 54:the+multisig 27:the+name -72:the+new 23:the+nft 48:the+one -48:the+open 41:the+pap -26:the+pend -28:the+perp
24:the+price 33:the+real 66:the+rout 61:the+same -31:the+source 37:the+stablecoin -29:the+swap -33:the+text -37:the+th 31:the+trad
52:the+vault -24:the+whole -34:the+year -56:there+$ -36:there+? -24:there+on 52:thi+artist -44:thi+en -26:thi+morn -21:thi+token
29:think+i -23:through+_ -29:to+$ -30:to+? 35:to+_ 21:to+be 22:to+clean -28:to+connect -26:to+do 45:to+me -49:to+my 28:to+see
-34:to+send 28:to+take 105:to+the -29:to+which -24:today+$ -33:today+, -35:token+$ 92:token+, -27:token+? -64:token+_
24:token+approval 57:token+doe 65:token+sit 28:told+me -37:tonight+$ -34:too+$ 24:top+holder -38:trad+_ -32:trad+above -25:trad+at
42:trad+of 27:transaction+, 45:transaction+_ -51:transaction+on -69:transfer+of -30:tx+count 20:tx+on 45:up+on 40:up+or -20:v+short
38:value+of -28:verify+? 22:verify+one -22:wa+_ -39:wa+it -31:wa+that 48:wallet+$ -25:wallet+. -74:wallet+_ 37:wallet+on 41:want+the
22:want+to 26:what+$ -38:what+_ -20:what+coin 52:what+did -52:what+do -29:what+doe -32:what+fee 60:what+ha 60:what+he -26:what+it
21:what+position -24:what+the -22:what+will -38:what+would 56:when+doe -40:when+wa -22:wheth+_ -25:which+_ -22:which+account
-35:which+block -26:which+hardware 35:which+i 29:which+of 30:which+token -23:who+are 28:who+deploy 32:who+i -49:with+_ -42:with+a
-26:with+it 46:with+my -66:with+nonce 36:with+profit -21:word+what 27:worth+togeth -66:would+be -26:would+i -40:would+it
-44:year+end 50:yet+$ -25:you+look @+lacks:amount 43:* 60:,+how -35:?+$ -23:^+_ -25:^+convert -23:^+ga 39:^+how 54:^+i 36:^+what
35:_+$ -41:_+? 41:_+for 48:_+i -20:_+on 58:_+to -20:convert+thi 46:for+my 35:from+_ 46:how+many 90:i+it -22:i+that 28:in+_ 31:into+_
51:it+$ 46:many+_ -52:many+decimal 38:much+i 31:of+the -28:on+_ 47:that+$ 30:to+_ @+lacks:anyAddress -9:* 32:,+how 35:,+token
-22:24h+volume -27:?+$ 26:?+? -23:?+_ 33:^+chart -26:^+compare 32:^+dex 65:^+floor 39:^+give 37:^+liquidity 42:^+my 51:^+need
-37:^+newest -23:^+on 53:^+price 35:^+trad -21:^+which 28:^+who -22:_+? -27:_+by 28:_+candl -24:_+dex -28:_+for -30:_+from
-25:_+gone 20:_+i -32:_+in 23:_+over 33:_+pair 22:_+please 26:_+pool 27:_+volume -23:_+what 55:a+contract -21:a+list 72:a+token
29:above+_ 37:am+i 26:and+_ 22:and+i -26:by+volume 37:candl+for 24:chart+the -34:compare+_ 45:contract+on -24:could+you -26:dex+on
57:floor+of -39:for+a 21:for+the -36:from+_ 58:have+a -22:how+did 32:how+much -28:i+m -29:i+need 23:i+on 28:i+would 28:in+that
-37:in+the 33:it+in -27:like+to 45:liquidity+and 39:liquidity+for -26:liquidity+pool -48:market+cap -20:me+the -40:most+trad
53:need+the -23:new+_ -34:newest+pool 35:now+, -37:of+_ 57:of+a 36:of+my 31:of+the 27:on+my -30:on+the -24:one+_ 39:pair+on
-35:pool+are -43:pool+with 43:price+of -24:rank+by -24:since+_ -29:the+day -24:the+dex -28:the+exchange 69:the+mint -34:the+most
-29:the+one 35:the+pair 44:token+, 47:token+on 37:trad+$ 38:trad+above 27:trad+in -21:two+dat -24:volume+$ 41:volume+of
-25:volume+on 54:where+my -23:which+_ 22:which+i -39:with+the @+lacks:anything 22:* -21:,+_ 21:,+ath -33:,+how 30:,+in 29:,+market
43:,+on -42:,+price -36:,+the 36:,+what 24:,+which 48:.+can 28:.+i 49:.+which 24:?+? 31:?+i -65:^+balance -30:^+can 63:^+check
-38:^+coin 47:^+compare 70:^+convert 68:^+everyth -32:^+find 42:^+got 55:^+i -46:^+market -21:^+metamask 39:^+our 25:^+please
28:^+put 83:^+search 51:^+there -38:^+token 30:^+we -26:^+when 56:^+where -55:_+account -53:_+addres 42:_+against -37:_+are
61:_+coin -73:_+do -33:_+doe 91:_+for -22:_+hold -61:_+i -24:_+market 26:_+mov -21:_+on 44:_+or -39:_+thi 30:_+to 61:_+token
-26:_+transfer -26:_+value -70:_+wallet -20:a+beginn 23:a+coin 60:a+fake 80:a+hash 86:a+list 48:a+long 35:a+str 57:about+$
-34:about+_ 32:account+on 43:against+the 41:all+worth 40:an+old -33:and+_ 40:and+by -31:and+i -45:and+it 23:and+my 24:and+tell
-22:and+what 45:are+_ 38:are+they -42:ask+me 27:at+$ 32:at+thi -23:ath+$ 53:balance+$ 25:be+$ 33:be+? -41:bought+_ 53:by+it
67:by+market -29:can+you 30:cap+$ -31:cap+of -59:chain+$ 20:chain+i 69:check+my 25:circulat+supp 22:coin+$ 42:coin+are -45:coin+by
-33:coin+i 50:coin+on -57:coin+that -33:coin+worth 41:coingecko+id 79:compare+_ 43:compare+it 53:copy+$ -36:d+like 21:dao+hold
-48:dex+pair 24:did+it 31:did+the -66:do+$ -25:do+i -42:doe+_ -39:doe+a -24:doe+it -23:doe+my 21:doe+thi -47:each+chain
-26:explain+to 29:find+out 46:for+a 71:for+me 37:for+the 54:found+a 48:from+_ 66:from+my -21:go+to 22:ha+it -22:hardware+wallet
67:hash+from 53:have+a -29:have+an -26:have+in -22:have+to 43:he+i 25:hold+$ 24:hold+_ -50:hold+on 30:how+far -22:how+many -67:i+_
-25:i+bought -26:i+d 38:i+found 55:i+got 29:i+have 37:i+hold 49:i+in 83:i+it 40:i+left -27:i+must 63:i+my 64:i+need 42:i+our
33:i+own -26:i+put -38:i+should 39:i+that -22:i+there 46:i+thi 60:i+worth 48:i+would 44:id+for 23:in+$ -45:in+, -31:in+_ -29:in+it
23:in+my 69:in+our -39:in+that 31:in+the -28:in+thi 66:into+_ 83:it+$ 39:it+, -45:it+? -22:it+_ 44:it+be -23:it+do 33:it+ha
-39:it+hold 83:it+the 42:it+trad -33:it+up 32:it+with 41:know+what 58:left+in 40:like+_ 32:list+my 83:list+of 31:look+for
-22:look+it -31:many+_ 44:market+cap 42:me+. 26:me+a -38:me+and 44:me+how 27:me+it 34:me+on 39:me+the -24:me+what -25:me+which
-21:metamask+show 105:mint+on -54:much+_ -45:much+doe 58:much+i 50:much+money -64:much+of -32:my+_ 30:my+account 37:my+bag
56:my+balance 25:my+bos 21:my+cold -58:my+employ 25:my+grandson 44:my+last 21:my+old 29:my+wallet 58:name+, 31:need+it -50:now+$
34:now+? -21:of+a -49:of+each -31:of+our -21:of+thi 25:on+a -47:on+each -44:on+it -22:on+the 62:on+which 71:one+$ 47:one+? -42:one+_
84:or+a 34:oth+one 25:our+_ 73:our+treasury 42:pair+$ -47:pair+for -31:pair+on 31:pap+with 49:pl+$ 53:please+$ 33:please+,
42:please+look -42:pool+, -73:pool+on 29:price+, 22:price+? 58:price+in -71:price+of 34:put+_ -48:real+name 61:real+one 25:right+now
31:safe+to 27:scam+$ 29:show+me 27:sitt+in 24:stand+behind 34:start+with 39:str+of -32:talk+about -56:that+my -40:the+balance
36:the+block -42:the+coin -24:the+day -65:the+exchange -27:the+fee 40:the+market -38:the+mint -38:the+moment 80:the+name 52:the+oth
39:the+pap 85:the+real -22:the+same -36:the+th 42:the+token -45:the+treasury -29:the+two 51:there+any 56:there+are 67:these+_
-27:thi+addres 70:thi+artist 45:thi+hash -20:thi+wallet 20:time+high 41:to+$ 39:to+_ 29:to+buy -24:to+do 31:to+know -61:to+my
-29:to+sign -69:today+$ 56:today+, 24:today+? -33:token+$ 38:token+by -37:token+i 31:token+in 22:token+on 47:token+with 43:trad+at
-25:trad+in 45:up+on -72:wa+_ 71:wallet+$ -62:wallet+_ -32:wallet+i 21:wallet+or 26:wallet+worth 31:what+$ -60:what+_ -65:what+coin
20:what+did -23:what+do -58:what+in 64:what+it -50:what+one -23:what+to 26:what+wa -44:what+would -32:when+doe 49:where+can
28:where+doe -38:wheth+the 22:which+_ 49:which+coin 44:which+dex -26:which+hardware 46:which+i 36:which+network 40:which+one
82:with+$ 32:with+0x 35:with+_ 31:with+a -29:with+my 22:with+price 33:with+the 54:worth+$ -68:worth+in -35:worth+on 55:worth+right
29:you+find -31:you+know 51:you+tell @+lacks:bitcoinAddress 12:* -23:,+and -26:,+how 37:,+i 68:,+the -22:,+what 53:,+with 37:.+$
21:^+_ 22:^+a -37:^+balance -31:^+could 28:^+ha 27:^+list -26:^+my 38:^+please -30:^+the -48:^+what -22:^+which 24:_+$ 34:_+,
-30:_+? 29:_+_ -26:_+addres 38:_+balance -24:_+doe 37:_+i -21:_+mempool 33:_+on 64:_+wallet 70:addres+$ -27:and+what -27:are+in
61:can+you -24:coin+$ 27:cold+storage -31:could+you 22:do+i -33:doe+my -47:doe+the -71:for+a 45:for+me 30:from+_ 57:ha+the
-32:history+of -38:how+many 31:i+_ 57:i+have 68:i+in -46:i+it -23:i+own -29:i+still 52:i+the 50:in+a -54:in+it 23:in+my -48:in+the
-63:it+? -33:ledg+or -25:lightn+channel -51:many+_ -42:mempool+$ 31:much+_ -47:my+_ 31:my+ledg 21:my+wallet -21:of+it -29:of+my
-43:of+our -21:on+_ -33:on+my 49:on+the 32:one+$ 40:pl+$ -35:right+now 71:sitt+on 37:spendable+output -27:storage+$ 55:storage+,
-47:the+balance 38:the+fee -62:the+mempool -28:the+min 29:the+most 62:the+pap -27:thi+addres 42:to+the 33:want+to -38:what+the
@+lacks:bitcoinHash 34:* 30:,+_ 21:,+i 28:?+$ -29:^+_ -23:^+did 22:^+how 61:^+i -34:^+my 33:^+sat 32:^+what -26:^+when -24:_+mempool
82:_+transaction -48:_+tx -36:block+$ 50:by+now 38:confirm+$ 63:confirmation+doe 48:did+i -26:do+i 35:doe+it 51:doe+my -53:fee+$
48:gave+me 37:ha+it -48:hour+$ 34:how+many -43:i+have 79:i+it 52:i+my -47:i+stuck -20:i+the -25:in+_ 54:in+the 37:it+confirm
78:many+confirmation -48:many+sat 61:mempool+$ -30:min+$ 21:my+_ -25:my+payment -37:next+block 44:now+$ 38:now+? -25:of+_ -21:of+my
32:of+the 49:on+my -37:payment+min -28:sat+vb 25:the+mempool -23:the+next 22:thi+morn 29:wa+it 47:what+fee -41:what+i -48:what+the
-27:when+wa 42:with+_ 23:yet+$ @+lacks:block -15:* 58:,+_ -23:.+$ 42:?+_ -30:^+block -54:^+what -30:^+which 34:_+$ -26:_+? -41:_+_
-30:_+have 24:block+made -37:block+on 21:burnt+in -28:doe+_ -29:how+many -32:i+_ -27:i+it -28:it+in -23:much+_ -21:now+$ 76:of+the
-21:on+_ 21:that+_ 43:the+slot -30:time+i 93:time+of -21:wa+it -32:what+the -22:what+time -23:which+block @+lacks:chain -16:*
-46:,+all -22:,+any -37:,+by -32:,+i -35:,+in -37:,+it -26:,+on -21:,+only 23:,+our -23:,+please -32:,+since -31:,+the -20:,+what
-27:,+who -28:.+$ 34:.+. -27:.+before -33:.+which 34:24h+volume 29:?+? 21:?+i 61:?+it 33:?+my -29:?+show 24:?+the -53:^+_ -29:^+a
40:^+abi 48:^+any 42:^+are -30:^+balance -28:^+biggest 36:^+chain 21:^+check -46:^+circulat 22:^+compare -37:^+current -35:^+decode
-22:^+dex -31:^+did 25:^+doe -26:^+explain -22:^+floor -24:^+for -43:^+ga 68:^+ha -70:^+it -25:^+kind -25:^+ledg -55:^+make
-22:^+market 40:^+metamask -28:^+my 42:^+need -23:^+nft 41:^+option -31:^+our 24:^+rank -22:^+revenue 27:^+since -36:^+someone
75:^+stablecoin -33:^+the 43:^+token -30:^+topic0 -75:^+verify -29:^+volume 34:^+wa 21:^+when -40:^+where -22:_+, -41:_+. -47:_+_
-29:_+addres -39:_+and 20:_+balance 23:_+bar -63:_+block -28:_+by -24:_+byt -44:_+coin -30:_+collection 21:_+cost 31:_+do
-20:_+dominance 22:_+fee -22:_+floor 26:_+for 40:_+holder -32:_+i 55:_+now -38:_+of -30:_+payment -29:_+point 51:_+pool -35:_+rows
-38:_+sery 24:_+since -27:_+the -36:_+token 26:_+with -30:_+word 27:_+yield -28:a+_ 66:a+chain -23:a+client 61:a+coin 36:a+fake
-25:a+list -49:a+logo 28:a+of -22:a+phish -20:a+protocol -29:a+raw 23:a+single -25:a+transaction -27:about+$ -41:about+_
22:about+the 21:about+to -26:addres+of -101:all+chain -33:all+of 33:all+the -34:allow+to 30:am+i -26:an+event -30:and+i -23:and+it
45:and+my -34:and+volume -52:and+what -46:and+which -45:any+chain -33:are+_ -25:are+people 28:are+there -30:at+a -44:ath+$ 21:back+$
23:base+fee -30:be+? -26:between+_ 27:biggest+holder -33:block+height 52:block+numb -21:broadcast+it 21:buy+$ -31:by+_ -83:by+chain
-30:by+whom -24:can+i -22:cap+and -25:chain+$ -48:chain+? -20:chain+doe -21:chain+ha -22:chain+i 59:chain+id -25:chain+option
45:chain+that 44:chain+we 36:check+if 27:check+the 50:coin+$ -29:coin+i -25:cold+storage -20:collection+? 25:collection+a
-26:contract+address -40:contract+i -26:copy+$ -47:cost+$ 68:cost+on -23:custom+error 52:dao+$ -26:data+$ 49:deep+i -21:defi+tvl
42:deploy+to -63:develop+since -55:dex+$ -24:dex+, -39:dex+_ -26:did+_ 95:did+i -74:did+it 26:did+my 27:did+that -31:do+, 36:do+_
34:do+i 20:do+the 68:doe+a -20:doe+coingecko -35:doe+it 23:doe+the -34:each+of -34:eip+_ -23:epoch+$ -22:error+_ -42:event+$
-21:every+chain -23:explain+to 46:explor+of -40:fee+_ 39:fee+did 78:fee+on 33:fee+tier 29:first+$ -20:floor+, -22:floor+of
-23:floor+price -37:for+_ 26:for+it -37:for+me -54:from+my 31:from+the -54:ga+price -49:go+through -35:go+to 21:ha+been 47:ha+it
52:ha+the 20:hash+from -24:hash+of 48:have+in -45:have+it -39:have+the 48:have+to 35:hold+$ 47:hold+_ 49:how+deep -29:how+did
46:how+full -30:how+i -26:how+long 26:how+many 23:how+much -58:how+old -29:how+the 55:i+$ -31:i+_ 28:i+am 25:i+buy -39:i+call
65:i+do 52:i+earn 33:i+got -56:i+he 35:i+in -35:i+it 22:i+just 42:i+lock 60:i+made -21:i+mean -33:i+need 23:i+not -50:i+on 40:i+only
63:i+own 45:i+pay 45:i+should -34:i+sign -23:i+sold 36:i+still -34:i+the -35:i+there -29:i+trade -22:i+use 32:i+worth -30:id+for
28:id+of 33:if+i 35:if+you 45:in+$ 58:in+and -25:in+crypto -39:in+fee 23:in+it -24:in+spr 24:in+that -24:in+the -32:in+what
60:in+which -22:into+_ 45:it+$ 52:it+? 32:it+_ -35:it+contract -27:it+floor -59:it+go -48:it+in 40:it+safe -39:key+$ -26:know+it
33:know+the 28:l2+we -31:late+$ -25:ledg+or -21:lightn+network 31:like+_ -40:link+, -29:list+of -31:lock+in -49:logo+for -30:lol+$
-20:look+for -38:look+like -31:make+a -41:make+me 24:many+_ 74:many+of -34:many+people 27:many+percent 77:many+transaction
-33:market+$ -31:market+, -21:market+cap -41:me+$ -22:me+_ -35:me+a -22:me+the 25:me+to -21:me+what -26:mean+$ 38:metamask+show
54:min+$ 23:moment+$ 24:money+i 24:money+in -33:money+lock 57:most+fee -44:most+money 25:most+of -24:most+volume 22:mov+_ -32:much+_
-44:much+did 49:much+doe 44:much+ha 43:much+i -48:much+of -36:much+volume -34:my+bag 29:my+bank 36:my+broth 22:my+coin
-36:my+colleague -29:my+collection 32:my+daught 26:my+friend 41:my+grandson -38:my+landlord 48:my+ledg 22:my+metamask 37:my+payment
-22:my+phone -22:my+pool 29:my+saving -43:my+token 62:my+transaction 47:my+transf 44:my+tx 25:my+wallet 41:need+for -22:need+it
21:need+the 34:network+$ 32:network+, 21:network+my 41:new+token 20:nft+i -30:no+shar 46:nonce+_ -24:notional+option 31:now+$
-42:now+, -26:of+_ 27:of+all 28:of+both 28:of+mine -43:of+my -20:of+one -25:of+that 33:of+these 72:of+those -63:on+all -28:on+chain
-21:on+each 80:on+our 77:on+the 69:on+thi -25:on+twitt -37:one+? 37:one+chain -36:one+i -20:one+protocol 58:only+$ 28:or+_
48:our+chain 82:our+company -36:our+contract 50:our+l2 -25:our+protocol 20:our+rollup 29:out+$ 49:out+of -39:over+all 46:over+time
56:own+$ 49:own+the -23:owner+of 30:paid+_ 41:pay+for 39:payment+min 32:pend+_ -21:per+chain -23:perp+dex 25:pl+$ 42:pl+,
-65:please+$ 26:please+, 41:please+give 29:pool+$ 46:pool+for 22:pool+i 21:pool+on -55:price+$ -39:price+of 29:price+on
-36:project+$ -41:protocol+$ -23:rank+$ 25:rate+of -22:recipient+, -67:revenue+$ -30:revenue+of -35:rn+$ -35:rows+$ 34:rpc+url
40:safe+$ 21:safe+? -27:see+how -34:sery+_ 45:should+i 20:show+a 37:show+me -36:sign+_ 27:since+_ -72:since+the -46:source+of
-24:spr+$ 62:stablecoin+supp -26:stake+pool -26:storage+$ -26:summ+? 25:supp+, -44:supp+of 36:talk+about 60:that+chain -37:that+i
-23:that+protocol 59:that+the 35:that+we -30:the+_ 30:the+account 68:the+airdrop -33:the+amount -21:the+apy 125:the+block
115:the+chain -21:the+coin 25:the+contract 23:the+counterparty 38:the+dao 48:the+deploy 65:the+deposit -46:the+dex -59:the+event
-44:the+exploit 24:the+explor 37:the+fail 44:the+fee -22:the+first 29:the+guy -26:the+internal 59:the+l2 -40:the+last -20:the+lend
-24:the+lightn -31:the+log 33:the+lp 50:the+moment -44:the+most 92:the+network 83:the+new -34:the+next 25:the+nft -42:the+option
56:the+pair -33:the+perp 80:the+pool -51:the+project -43:the+protocol 26:the+real 62:the+receipt 38:the+rollup -44:the+source
25:the+stablecoin 34:the+tick -31:the+token -38:the+total -22:the+treasury -26:the+tvl 34:the+two 56:the+tx 71:the+vault
-58:the+yield -27:them+. 76:there+, -27:there+a -28:thi+_ 26:thi+morn 53:thi+network -22:thi+one 27:thi+pool -32:thi+token
-41:through+$ 34:tier+of 54:time+$ -31:time+i 37:to+$ 29:to+? 44:to+add 20:to+buy -32:to+see 28:to+sign -52:to+the 31:today+$
-21:today+? -47:token+$ -20:token+, -52:token+? -52:token+holder -33:token+i -42:token+my -31:tonight+$ -21:top+trader
-24:total+value -28:trad+volume -42:trade+on -27:trader+on 25:tvl+of 39:use+$ 35:use+, -47:user+paid 23:user+pay -24:value+lock
40:vault+$ -42:volume+_ -28:volume+of 43:volume+on 45:wa+it 53:wa+my 38:wa+the 27:wallet+$ -30:wallet+, 78:wallet+? 39:wallet+for
47:we+are 74:we+deploy 25:we+use -29:what+are -36:what+chain -39:what+coin 74:what+did 39:what+do 35:what+doe 26:what+ha 42:what+in
-20:what+price -30:what+time -43:what+would 51:when+i 57:when+wa 34:where+i 25:where+my 66:which+block -37:which+coin
49:which+marketplace -30:which+network -44:which+one 47:which+protocol 30:which+token 46:who+built 24:who+hold 46:who+own
-37:whole+token -66:with+$ -39:with+_ 50:with+nonce -27:with+the -26:work+$ 47:yet+$ 28:yet+? 26:yield+of 28:you+know 22:you+look
46:you+please @+lacks:coinId 4:* 27:,+_ 21:,+it -36:,+on 79:,+the 20:,+with -25:.+$ -21:.+i 20:^+at 46:^+chart 32:^+did 41:^+for
44:^+i -20:^+list 92:^+market -31:^+my -29:^+our -71:^+price 46:^+we -30:^+what 22:^+which -25:_+? 55:_+a 65:_+account 41:_+and
-81:_+at 53:_+coin -24:_+from -30:_+i -77:_+in 63:_+of -22:_+open 38:_+pl -24:_+to 23:a+_ 64:a+coin 60:all+time 34:and+_ 34:by+how
-24:by+market -23:by+volume 24:can+i 51:cap+of 77:category+i 53:chart+of 47:coin+$ -32:coin+are -38:coin+by 84:coin+for 56:coin+in
-23:coin+on 67:coingecko+id 36:did+it -42:do+_ -29:doe+the -28:for+_ 21:for+a -35:for+me 92:for+my -20:from+_ 49:from+the 37:hold+it
25:how+much 35:i+have -22:i+it 68:i+my 50:i+need 25:i+trade -72:i+worth -26:i+would 71:id+of 26:in+$ -54:in+_ 80:in+that 40:it+$
49:it+, 26:it+all -35:it+balance 21:it+cost 35:it+ever -21:it+in -22:like+to -25:list+the 44:many+_ 50:market+cap -38:meme+coin
-24:much+doe 34:much+of 43:my+coin -25:my+grandson 53:my+nephew -26:my+tax 53:need+the -31:new+coin -72:of+_ 38:of+a -23:of+all
44:of+my 81:of+the 38:of+them 34:on+it 27:on+the -29:on+which 58:one+$ -21:our+token -35:pair+$ 35:pl+$ 23:please+, 23:price+?
-28:price+in -76:price+of 20:price+on 60:sheet+, -24:supp+of 63:that+_ 113:the+coin 73:the+coingecko 25:the+contract -22:the+most
54:the+oth 66:the+same 31:the+tax 25:time+high -25:to+_ -31:today+$ -25:trad+_ -25:trad+on -36:treasury+$ -28:und+_ 24:wa+it
-25:want+to -29:what+are 54:what+coin -30:what+did -39:what+it 20:what+the -41:what+time -64:what+wa -70:which+coin 46:which+exchang
41:which+of 27:with+the -28:worth+today -23:you+kind @+lacks:coinSymbol 24:^+best -29:^+how 26:^+what 33:for+my -25:i+it 20:i+the
@+lacks:collection -11:* -43:,+the -23:.+$ 42:24h+volume 31:^+floor -42:^+list -30:^+show -26:^+the 55:^+what -42:^+which -21:_+$
-23:_+for 28:_+of 42:_+or 37:an+nft -49:and+volume 36:collection+$ -24:collection+by -38:collection+my -26:collection+on 45:did+the
35:do+i -33:doe+the -25:floor+$ -28:floor+? 34:floor+and 51:floor+of -21:floor+price -52:for+my -31:have+$ -36:have+the -21:how+many
44:how+much 22:in+_ 33:it+$ 28:mint+$ -21:my+nft -30:nft+of -25:nft+project -40:now+$ -21:numb+of -48:of+_ 42:of+an -21:of+owner
-28:on+_ -58:one+of -35:price+of -31:right+now -31:show+me -21:since+the 53:the+floor 20:the+nft -28:the+project -65:today+$
67:today+? -41:volume+of 31:wa+the 71:what+the 34:what+wa -25:with+the @+lacks:count @lacks:count @leaves:number -31:* @+lacks:day
42:* -24:,+_ -51:.+$ 62:^+_ -31:^+i -25:_+$ 34:_+, -42:_+. 23:_+and 45:_+at 51:_+on 32:_+price 33:_+worth 21:and+_ 25:at+the
32:did+_ 53:for+the -24:i+bought 62:in+_ -31:in+the -42:it+$ 37:on+_ 44:on+the 61:price+on 39:the+day 31:wa+one -39:what+_
33:what+did -52:what+wa 51:when+i @+lacks:days 89:* 79:since+i @+lacks:ens -8:* -26:,+the 92:.+_ -32:?+i 61:^+_ -28:^+convert
-34:^+did -26:^+doe -25:^+en -53:^+ha -29:^+how 29:^+namehash -36:^+what 33:^+when -24:^+where -26:^+which -30:_+$ 46:_+. -28:_+_
51:_+i 43:_+name 29:_+node 26:addres+doe 21:and+i -53:behind+_ 38:behind+the -34:belong+to -21:can+you -32:convert+_ -21:doe+_
42:doe+it 45:doe+my -27:en+$ 35:for+our 27:for+the -30:ha+it 35:have+an 49:i+_ -34:i+have -27:i+he 41:i+the 29:i+wa 25:i+would
32:my+en -24:name+$ 46:name+? 40:name+point 35:namehash+for -28:of+a -29:own+_ 30:own+the 59:point+to 52:that+i 26:the+en
-23:the+most 34:the+name -31:the+wallet 49:thi+en -48:what+the 34:when+doe 30:which+addres -26:which+of -28:with+my @+lacks:exchange
-39:* 24:,+at 22:,+how -42:^+_ -27:^+best -49:^+bid 37:^+depth 22:^+doe 22:^+fund 31:^+give -25:^+how -38:^+i 40:^+ord -41:^+the
42:^+who -61:_+$ -28:_+, -65:_+at 33:_+bid -24:_+candl 28:_+from -35:_+fund 34:_+of -43:_+ord -34:_+perp 35:_+please -42:_+print
-37:_+right 26:_+spot 72:_+today -25:_+trad -41:_+with 22:account+$ 23:and+_ 62:ask+$ -50:ask+for -62:at+_ 25:at+the 29:book+$
44:book+, -57:book+for 31:can+i 29:coin+, 21:doe+the 52:each+side -22:exchang+$ -31:exchange+$ 85:exchange+clock 55:exchange+where
-32:for+_ -52:from+_ -42:fund+on 28:give+me -32:how+much -55:i+my -32:i+the -48:i+there 35:i+trade 60:in+it 24:it+$ -33:level+$
50:level+each -31:market+$ 28:me+the 34:on+it -45:or+i -23:ord+book -20:pair+on 68:pay+on -21:payment+$ -52:perp+$ 61:please+$
24:price+at 65:rate+of -41:the+_ 33:the+last -30:the+market 50:the+perp 24:the+venue 99:there+$ 63:today+$ 57:trad+above 23:trad+at
-40:trad+of 38:trad+on 24:we+are 62:what+do 27:which+_ 39:with+_ -40:with+the 69:your+? @+lacks:exchangeId -10:* 28:,+and -47:^+i
37:^+open 42:^+volume 44:coingecko+id 41:doe+the 46:i+it -61:i+the -22:in+_ 41:interest+$ 34:it+$ 50:my+exchange 54:of+the -33:on+_
32:open+interest -24:please+$ 56:the+derivativ -55:the+exchange 27:volume+of 39:what+doe @+lacks:hash -26:* 26:,+can -26:,+for
-33:,+it -24:,+need 32:,+on -44:,+please -25:,+the -42:,+what -24:^+_ 26:^+biggest -40:^+can -32:^+decode -27:^+my -40:^+need
62:^+search -29:^+topic0 44:_+. -26:_+_ -24:_+a -36:_+bet 35:_+cent -22:_+do 52:_+fail 53:_+for 23:_+go -44:_+ha 41:_+mov -27:_+odd
24:_+on 51:_+or -20:_+print -28:_+question -42:_+right -31:_+today 30:_+trad -52:_+transaction -28:_+tx -30:_+wallet -20:_+with
-37:and+what -26:are+my -25:ask+on -21:bet+$ -31:bet+_ -28:bet+do -23:between+_ -32:bid+ask 26:bid+on -28:biggest+holder -29:book+of
-28:buy+$ -23:can+you -42:did+thi -21:do+$ -25:do+, 79:explor+of -34:for+_ -28:for+a 24:for+me -36:for+my 44:from+the -40:go+through
-44:ha+been -24:ha+the 29:hold+the -31:holder+$ 26:holder+on -28:how+are -21:how+many 52:i+_ -25:i+paid -58:i+pay 30:i+think
-36:i+wa -20:in+_ -29:in+it 29:in+ord 65:in+the -33:it+$ -39:it+i 49:it+wa -22:look+like -25:lowest+ask -23:many+transaction
31:market+$ 56:market+on 45:me+$ -30:me+, 45:morn+, 42:much+_ -41:my+_ -39:my+tx 21:no+shar -24:no+side -25:nonce+_ -34:now+$
-29:odd+for 29:of+_ 27:of+a -35:of+mine -35:of+my -20:of+our 27:of+that -24:of+the -21:on+_ 50:on+the 41:or+_ -21:or+down -35:out+of
-22:outcome+token -40:paid+for -29:pl+, -36:right+now -25:say+_ 65:search+the 38:sent+on -49:side+$ -34:since+_ -30:that+_
37:that+market -37:the+_ -31:the+best -26:the+biggest 45:the+exchange 47:the+exploit 42:the+most -20:the+no 32:the+odd
23:the+outcome -24:the+trad 32:there+$ 65:thi+morn 77:through+_ -40:to+_ 41:to+my -27:today+$ -31:token+_ 44:trad+of -40:trad+on
39:transaction+$ -41:transaction+_ -35:transaction+of -21:up+or 22:wa+it 23:what+are -44:what+did -49:what+ha -39:what+the
75:what+would -38:when+i -22:with+_ -29:ye+$ @+lacks:hex -32:* 28:,+_ -51:,+please 21:,+the -23:,+with 33:^+4byte 40:^+_ -45:^+doe
35:^+please -60:^+selector -54:^+what -29:_+, 43:_+byte 34:a+_ 26:a+transaction -61:an+event -28:before+i 23:broadcast+it
38:byte+selector -42:calldata+for -23:can+you 29:custom+error -24:decode+the -30:doe+_ -59:doe+it -25:doe+the -29:doe+thi
-38:event+that -48:for+_ -46:function+$ 55:function+selector 22:hardware+wallet 42:i+behind 57:i+sign -54:in+our 26:it+. 28:it+do
37:me+a -46:mean+$ 24:metamask+show -52:of+an 38:of+hex -38:of+my -36:of+the -25:pl+, -42:please+$ 49:selector+$ -79:selector+of
34:show+me 37:the+_ -41:the+event -22:the+function -54:the+selector 60:thi+function 45:thi+input 21:to+sign 24:transaction+that
-35:what+doe 47:what+function 20:what+the 27:which+function -25:with+_ -26:with+the 27:would+it @+lacks:holder 7:* 24:,+and 24:,+for
-27:.+$ 29:.+what -42:^+chart 24:^+how -26:^+list -25:^+the -41:^+which -32:_+$ 28:_+? -20:_+by 90:_+doe 35:_+ha 38:_+of 29:_+own
-37:_+pl 32:and+i -30:any+_ 40:balance+sheet 33:bought+_ 35:buy+, 32:by+the -34:chart+_ -23:coin+are -26:coin+doe -31:coin+i
-23:company+have 28:did+it 44:did+the 21:did+they -40:do+i 39:doe+our 24:doe+the 35:every+purchase -30:first+$ 29:first+, 52:ha+the
26:hold+$ 28:how+many -22:i+_ -27:i+bought -26:i+hold 32:i+own 23:i+the 31:it+_ 62:it+balance 27:like+to -22:list+firm 49:many+_
77:much+_ -28:much+i -26:much+of 32:of+_ 32:of+it -20:of+our 26:of+the 45:on+average 60:on+it -49:our+company -32:our+dao
-33:our+treasury -36:pl+$ -30:since+_ -21:sitt+on -36:the+coin 40:the+company 25:the+firm 29:the+treasury 32:treasury+$
51:treasury+of 44:what+did 35:what+i -42:which+coin 45:worth+$ 28:would+like @+lacks:llamaCoin -28:* 22:,+please 22:^+convert
-72:^+ha -35:^+how -93:^+what 74:_+and 60:_+coin 89:and+_ 20:at+the 21:by+how 53:coin+i -22:did+i 27:did+it -52:do+$ 21:down+_
33:each+of 24:for+the -39:ha+the -37:how+ha 33:how+many -35:how+the 47:i+hold -36:i+my -76:i+worth 23:it+ever -32:it+in 21:most+_
-27:mov+_ 38:my+coin 34:of+my 38:of+the 24:of+them -24:price+of 24:price+on 46:the+_ 24:the+coin -32:the+floor -32:the+probability
30:the+token -32:time+i 51:wa+it -32:what+time -63:what+wa @+lacks:market 18:* 59:?+i -47:^+chance 59:^+ha -45:^+how 20:^+odd
-42:^+open 50:^+price -24:^+settl -55:^+what 39:^+which -22:^+who 31:_+$ 46:_+. -43:_+and -22:_+bet -39:_+by 29:_+contract -43:_+cut
26:_+for -24:_+have -27:_+market 36:_+on -31:_+question -22:_+right 35:_+th -23:about+the -27:already+been -31:and+_ 46:and+what
-34:are+people -27:are+they 29:at+what 37:best+bid 36:book+on -25:cut+in -27:cut+on -21:decemb+$ 26:deep+i -25:do+i 53:do+they
-24:doe+_ -20:each+$ 32:event+$ -22:for+me 84:from+_ 45:ha+it 24:how+deep -30:i+_ 32:i+want -32:in+_ -38:in+decemb 54:in+the
-21:in+total -26:my+_ 28:now+? -31:odd+$ 20:odd+doe -36:odd+for -25:of+a -39:on+_ 51:on+that 21:on+the 68:on+ye 41:one+$ -31:open+_
-21:prediction+market 49:price+of 40:put+_ -25:settl+_ -22:show+me 29:that+market 28:the+book 21:the+chance 60:the+event
-23:the+next 27:the+probability 42:to+put -32:top+trader -37:trader+on -36:und+_ 38:want+to 38:what+do -29:what+ha 20:what+odd
-23:which+_ -20:who+are 59:ye+$ @+lacks:moveType -11:* -32:^+who -22:doe+the @+lacks:other 32:* -42:,+_ -37:,+how 22:,+in 55:,+it
39:,+since 83:,+the -25:,+what 20:?+$ 34:^+biggest 25:^+busiest 66:^+did 44:^+doe 29:^+hash -23:^+i -27:^+keccak 38:^+on 29:^+price
-60:^+stablecoin -25:^+top -54:_+by 25:_+digest 24:_+from 58:_+hash 24:_+i 28:_+of -25:_+on -43:_+pl -20:_+pool -23:_+that 45:a+feed
-29:a+hash -23:and+what 22:at+the -71:bridge+$ 59:bridge+i -23:can+you -49:chain+$ -22:chain+, -22:chain+doe 35:chain+i
22:circulat+supp 46:dex+, -25:dex+on 68:did+the -21:do+i -58:doe+it 24:doe+pyth 53:doe+the -33:each+? -41:each+chain 29:each+of
45:feed+for 34:for+my -45:for+our 23:for+the -29:hash+from -21:hash+of 25:have+a -31:how+ha -30:how+many -36:how+the -42:i+_ 40:i+am
55:i+for -24:i+have 47:i+my -21:i+thi 31:in+my -22:it+$ 45:it+_ 61:it+i 72:it+peg -23:many+transaction 22:market+cap 44:much+of
25:much+went 55:new+_ 29:now+$ -37:of+all 28:of+each 70:of+our 52:of+that 29:of+thi -40:on+_ -31:on+our 33:on+the 40:on+which
-55:over+time -46:pl+$ -39:pool+on 22:pyth+feed 29:pyth+have 27:right+now -22:run+and 71:share+of 45:since+_ 72:since+the -30:sit+on
-23:stablecoin+float 22:stablecoin+i -63:stablecoin+supp 35:supp+of 23:the+_ 98:the+bridge -39:the+chain 29:the+exchange
-56:the+most -21:the+protocol 55:the+stablecoin -31:thi+hash 40:thi+stablecoin -54:time+$ 31:today+$ 53:trad+on -54:volume+$
-37:volume+on -36:what+back -26:what+i -21:what+would -22:with+_ @+lacks:pair -13:* 31:,+_ 41:?+$ -25:^+my 23:^+ord -25:_+, 44:_+?
23:_+candl 22:_+for 42:_+level 26:_+of 50:_+ord -27:_+perp -26:at+_ 40:book+, 23:book+depth 29:book+on -62:from+_ -26:fund+on
-48:i+_ 35:i+it 20:i+the -54:my+_ -52:of+_ -23:of+my 73:on+_ 89:ord+book 36:pair+on -44:the+_ 32:what+i @+lacks:protocol 34:*
-25:,+all -29:,+and 21:,+for -20:,+i -25:,+not 52:,+on 30:,+the -31:,+which 22:?+$ 29:?+i -24:^+_ -58:^+dex 41:^+did 29:^+fee
31:^+holder 68:^+i 22:^+on -53:^+option 57:^+revenue -21:^+show -54:^+the 59:^+tvl 21:^+we 20:^+what 31:^+when -39:^+which 36:^+who
34:_+. 43:_+_ 26:_+by -69:_+on -31:_+since -38:_+tvl 38:_+volume 29:a+protocol 27:all+chain 36:and+for 36:and+i 58:and+what
23:and+who 65:are+the -31:at+the -49:by+protocol -25:by+tvl 61:chain+$ 48:chain+? 33:chain+doe -29:chain+we -30:defi+protocol
-22:deploy+to -42:deposit+$ 36:develop+since 67:dex+$ 38:dex+, 40:dex+_ -59:dex+volume -28:did+_ -44:did+i -23:do+i 67:doe+it
-31:earn+_ 57:fee+_ -34:fee+did -45:fee+on 39:for+the 23:ha+the 31:holder+$ 29:holder+revenue -62:how+many 24:how+the -38:i+_
-21:i+am -42:i+have -25:i+in -40:i+lock -58:i+made -22:i+my 36:i+need 101:i+the 45:i+use 39:in+fee 26:in+it 26:in+our -37:in+the
-64:it+$ -22:it+? 50:it+in 40:lend+protocol 22:lie+in 41:lock+in 21:made+_ 36:money+lock -68:much+i -47:much+money 27:much+of
42:much+volume -28:my+saving -39:notional+volume -41:of+_ -34:of+all 42:of+my 69:of+one -28:of+that 48:of+the 26:on+, -44:on+_
-43:on+chain 88:on+each -39:on+our 22:on+that -36:on+the 28:on+which 38:one+protocol -21:open+interest -51:our+dao 26:our+protocol
21:please+$ 23:please+. -31:protocol+, -75:protocol+by 52:protocol+in 44:protocol+we 54:revenue+_ 50:revenue+of 34:run+and
-44:since+_ 63:since+the 28:sit+on -44:that+chain 31:that+lend 32:that+one 42:that+protocol -27:the+_ 43:the+app -91:the+chain
33:the+dapp 37:the+dex -36:the+l2 52:the+lend 66:the+money -35:the+most 66:the+option 30:the+project 63:the+protocol 55:the+tvl
44:thi+protocol 23:to+token -20:tvl+$ -49:tvl+_ 56:tvl+of -32:user+pay -35:volume+on -43:wa+it -23:we+are -61:we+deploy
30:what+chain -42:what+do -35:what+doe 22:what+i -21:what+it 27:what+the 22:which+chain -49:which+protocol 66:who+are -21:who+made
-71:with+the @+lacks:query 11:* -40:^+_ 68:^+find -46:^+i 28:_+$ -39:_+, -40:_+on 36:a+coin -29:are+the 68:find+me -28:id+for
-52:of+_ 53:of+a -21:on+_ -50:share+of @+lacks:signature -16:* -32:,+no 39:,+please -22:.+$ -23:?+$ -24:?+_ -29:?+i -22:^+abi
-36:^+my -60:^+our -30:^+read 61:^+selector 47:^+topic0 30:^+what -50:_+$ 26:_+byt -28:_+byte -39:_+for -31:_+of -20:_+on -29:_+to
-34:a+_ -23:a+contract 70:an+event -35:and+_ 45:at+_ -32:at+the 33:back+$ -36:byte+selector -45:call+$ -43:can+you -33:contract+_
36:decode+the -26:decode+thi -32:did+the 25:doe+it 49:event+$ 58:function+$ -59:function+selector 30:give+me 49:ha+thi -24:hash+of
32:have+to -42:i+behind 28:i+should 21:i+that 58:in+our 45:log+$ 21:me+the 27:me+what 54:mean+$ -26:of+a 58:of+an 39:of+the
24:of+thi 65:please+$ -31:read+_ 50:read+the -62:selector+$ 82:selector+of -29:sign+_ 21:stak+contract 22:tell+me 49:that+i
-38:that+the 70:the+event -39:the+fail 31:the+first 32:the+log -59:thi+function -69:topic+_ 30:topic0+for 27:what+doe
-50:what+function 31:what+i 37:what+the -31:with+_ -55:with+my @+lacks:solanaAddress 24:* -22:,+how 45:,+it -21:,+slippage -31:,+the
42:,+where -41:,+which -40:.+$ -27:.+_ 42:.+what -29:.+which 21:?+? 86:?+_ -25:^+_ -24:^+a -26:^+balance 44:^+best 37:^+biggest
-36:^+doe -54:^+everyth 28:^+if 22:^+list -28:^+make -58:^+nft -28:^+price 37:^+rugcheck 61:^+token 28:^+what 34:^+which -26:_+.
-22:_+addres 42:_+balance -53:_+by 47:_+coin 80:_+doe -22:_+for 41:_+give 36:_+i -21:_+left 81:_+nft 42:_+of 38:_+on -36:_+or
-44:_+own 65:_+please -42:_+price 36:_+quote 34:_+still -25:_+swap 22:a+swap -25:account+, -36:account+balance -36:addres+of
-27:and+who -30:are+in 36:been+burn 68:best+_ 26:burn+$ -48:by+the 20:circulat+supp 32:collection+$ -22:collection+i
20:collection+on -20:could+you -39:did+he 38:did+it 57:doe+_ -39:doe+it -23:doe+my 74:for+_ -26:for+a 60:from+the 25:give+me
36:have+left -26:hi+account 27:hi+wallet -45:hold+the 52:holder+$ -25:holder+of -24:how+do -42:i+_ 46:i+am -21:i+can 23:i+in
-40:i+it 42:i+m -45:i+need -41:i+on 28:i+own -23:i+the 41:i+thi -25:i+wa 22:if+i -40:in+fee 28:in+hi 30:in+it 30:in+my -23:in+thi
-63:into+_ 48:into+the -32:it+i 47:it+on -36:list+of 40:lp+$ 32:made+the 54:market+_ 47:me+_ -21:me+the -27:mint+addres -33:mint+or
-27:most+of 35:much+_ -49:much+i 46:much+of -37:my+account 34:my+balance 24:my+friend 21:my+sist -20:nft+_ -42:nft+doe -44:nft+on
-23:now+, -38:of+_ 48:of+a 70:of+it 50:of+our 28:of+that 36:of+these 32:of+thi -38:of+those -37:one+_ -22:one+of -23:only+,
-25:or+freeze 28:own+_ -29:own+the -40:pay+in -26:phantom+$ 37:pl+$ 22:please+$ -24:pool+$ -48:price+on 33:pump+$ 37:quote+for
25:rn+$ -27:rugcheck+$ 22:rugcheck+report 22:safe+? -26:say+_ 24:share+of -35:still+mint 25:supp+$ 21:supp+of 30:the+_
-23:the+balance 31:the+collection -29:the+largest 38:the+lp 49:the+market 22:the+mint -27:the+most 34:the+new 34:the+one -28:the+th
-41:the+token 55:the+top 83:thi+$ -21:thi+_ -50:thi+artist -28:to+the 22:today+$ 34:token+, 24:token+_ -25:token+account 38:token+in
44:token+of 29:too+$ 23:total+supp -34:up+or -22:verify+one 25:wallet+for -37:what+did 66:what+doe -24:what+would 62:which+_
-40:which+collection -29:which+nft -44:which+program 36:who+are 21:who+made 33:with+the -22:would+i @+lacks:solanaSignature -9:*
21:,+i 21:.+$ -22:^+_ -24:^+in 46:^+show -23:^+what 64:^+which 23:_+and -24:_+for -25:a+client -23:do+i -24:explain+to -42:i+need
-32:impermanent+los -38:my+tx -25:of+_ -24:of+the 22:of+them 34:plain+word 38:swap+on 22:the+_ -31:thi+_ 49:which+program
@+lacks:text 79:* @+lacks:ticker 46:* 41:_+$ 34:_+sery 89:of+the 43:on+_ 44:please+$ 41:the+_ @+lacks:time 48:* 33:,+_ -37:,+and
-34:,+i 20:,+in 31:,+with -37:?+$ 88:^+_ 31:^+for 60:^+how -26:^+my 53:^+price 53:^+pyth -30:^+the -34:^+when -35:^+which -43:_+,
-27:_+. -35:_+_ -37:_+at 57:_+block 30:_+for 32:_+from 30:_+in -54:_+on 44:_+price 60:_+when 82:_+worth -24:and+how -33:and+what
-46:at+_ 25:at+that 29:at+the -39:at+thi 69:block+height -112:block+i 75:block+wa 24:closest+to 52:day+i 109:did+_ -20:doe+_
-34:for+_ 42:for+the 41:from+_ 52:how+much -108:i+_ -23:i+am 57:i+got -56:i+it 31:i+need -27:i+the 30:in+_ 48:in+the 54:it+$
-34:it+on -27:moment+$ -35:moment+, -20:moment+? 63:moment+of 23:need+the 73:of+_ 41:of+my -66:of+the -34:on+_ 33:on+the
-23:please+, 65:price+of -36:since+when -60:the+block 52:the+day 54:the+time -35:thi+moment 54:time+$ -72:time+of 30:to+the
90:two+dat 92:wa+_ -61:what+block 60:what+did -26:what+i 31:what+price -48:what+the 29:what+wa 64:when+i 83:when+the 44:when+we
-46:which+block 26:worth+on @+lacks:types 32:,+what -22:.+$ -33:^+abi 25:^+i 33:^+my 27:decode+thi 27:for+me -27:gave+me 28:me+$
44:my+contract 22:what+i @+lacks:unit -90:* -27:?+$ -37:^+how -27:_+mil -68:how+many @+lacks:url -9:* -31:,+and 54:,+i -31:,+what
21:?+$ 23:^+check 21:^+my 44:^+the 25:^+who -29:_+. -43:a+fake -23:a+phish -25:an+airdrop -31:audit+, -30:before+i -31:by+whom
-34:check+if 21:connect+my -26:for+our 25:from+the 26:got+a -30:i+click -29:i+got -21:i+it 37:i+the 37:in+the -25:it+a
58:it+dangerou -33:or+a -24:scam+$ -33:that+i -24:the+airdrop 21:wallet+, 25:wallet+on @+lacks:uuid 4:* 29:,+_ -30:^+_ -20:^+chart
24:^+my 25:^+show 45:_+in 22:_+point 38:apy+history -22:did+it 40:history+of 26:how+the -24:i+farm 40:i+have 22:i+put 28:in+,
23:me+the 30:my+pool 24:point+$ 22:put+my 34:show+me 31:that+pool 20:the+apy 23:the+vault 30:to+see -37:yield+of 25:yield+pool
@+lacks:values -52:* -92:_+$ 48:_+, -82:_+for -85:_+on -71:call+_ 64:calldata+for -35:for+_ @+lacks:venue -26:,+_ -25:.+how -27:?+i
-23:^+bid 23:^+ha -39:^+i 39:^+open -31:^+ord 21:^+price 26:^+which -26:^+who 40:_+$ -31:_+, -23:_+. -24:_+? -31:_+at -29:_+level
-99:_+on -34:a+_ -24:about+the 22:and+how 36:and+what 21:are+the -23:ask+for -22:at+_ -32:book+, 87:book+on 26:cost+$ -40:deep+i
-21:do+i -26:doe+the -31:each+side -23:for+_ -56:for+the -22:ha+_ -36:ha+it 51:ha+the -42:how+deep -27:how+old 55:how+the 40:i+get
-54:i+it -21:i+want 37:if+i -25:in+_ 78:in+the 22:it+$ -20:it+? -31:level+each 27:mov+_ -27:much+_ -22:my+bet 52:now+$ -36:odd+on
-21:of+it 25:of+my 24:of+the 58:on+_ -25:ord+book -35:please+$ -32:say+$ -40:say+_ -28:side+$ -87:the+_ 71:the+bet 65:the+chance
60:the+market 29:the+odd -46:the+price 72:the+probability -24:trad+$ 31:wa+the -40:want+to 42:what+do -37:what+time 34:what+wa
@+outside -25:!+! 9:* -38:,+all 28:,+and -61:,+any 27:,+at -28:,+but -52:,+can -52:,+chain -58:,+could -52:,+did -38:,+every
44:,+fee -28:,+find -49:,+for -38:,+he -52:,+if -69:,+in 36:,+it -23:,+just 55:,+long 40:,+market -57:,+my -24:,+need -24:,+nonce
60:,+not -29:,+our -20:,+price 22:,+slippage -42:,+so -28:,+still -37:,+the -109:,+to 40:,+wallet -28:,+want -34:,+whatev
-39:,+where -30:,+which -28:,+why -41:.+. -99:.+_ -49:.+before -33:.+can -42:.+could -45:.+ha -70:.+how -74:.+i -94:.+what
-22:.+which -24:.+who -32:.+would -70:?+? -57:?+_ -39:?+and -32:?+he -72:?+i -20:?+in -63:?+it -74:?+my -41:?+on -29:?+show
-43:?+the -60:^+a -51:^+addres -22:^+all 31:^+am -57:^+any 40:^+apple 108:^+balance -32:^+before 62:^+bid -44:^+biggest -80:^+block
-43:^+buy -31:^+by -27:^+call 34:^+can 79:^+cancel 30:^+capital -52:^+chart -57:^+check -23:^+coin -41:^+contract -21:^+convert
38:^+could 39:^+crypto -31:^+current -34:^+depth -31:^+doe 51:^+draft 32:^+explain 25:^+farcast 29:^+fill 21:^+find 42:^+floor
-60:^+for 50:^+from -21:^+fund -23:^+give -33:^+ha 38:^+hash -21:^+have -32:^+hey -35:^+hold -34:^+hows -24:^+in -49:^+keccak256
-23:^+kind -45:^+last 25:^+latest 36:^+ledg 41:^+long -39:^+look 33:^+make 45:^+market -39:^+metamask -36:^+mint -22:^+namehash
-74:^+need -36:^+newest 26:^+next -29:^+nonce -29:^+numb -21:^+odd -58:^+on -23:^+one -66:^+ord -65:^+our -31:^+pl 32:^+plan
40:^+please -20:^+pnl -28:^+price 63:^+put -33:^+pyth 25:^+rarity 30:^+realis -29:^+recent -39:^+revenue 50:^+review 95:^+revoke
-42:^+someone -21:^+source 24:^+stak -26:^+supp -40:^+swap 36:^+text -37:^+that -31:^+they -25:^+token -28:^+turn -27:^+tvl
38:^+twitt 64:^+verify -25:^+volume -107:^+wa -48:^+we 33:^+when 24:^+where 20:_+, -37:_+. -35:_+? 33:_+_ -34:_+a 77:_+account
48:_+addres 42:_+aft -49:_+against 46:_+airdrop -75:_+all -50:_+and 64:_+approval 34:_+are 45:_+at -28:_+bag -54:_+balance -43:_+bet
53:_+block -36:_+book -46:_+buy -28:_+byte -52:_+can -25:_+clos -29:_+coin -37:_+collection -24:_+condition 40:_+contract 60:_+cost
37:_+crypto -41:_+deposit -24:_+depth -53:_+difficulty -63:_+do -36:_+dominance -23:_+each -20:_+entry -26:_+ever -39:_+fail
-45:_+fee -25:_+get -22:_+go 86:_+ha -55:_+hash -23:_+held 46:_+hold 55:_+holder -45:_+how -24:_+if 49:_+into 39:_+ledg 61:_+level
-23:_+list 52:_+market 118:_+mempool 48:_+message 32:_+mil -25:_+mint 33:_+mov -28:_+move -39:_+name 77:_+network -94:_+nft
-40:_+node -22:_+notional 29:_+now -45:_+odd -42:_+old 23:_+on 39:_+only 50:_+open -75:_+or 73:_+ord 46:_+over -35:_+own -22:_+pair
-24:_+pay 96:_+per -25:_+perpetual 33:_+pl -25:_+pool -30:_+position -28:_+pric -68:_+price -40:_+print 46:_+proposal -24:_+protocol
-26:_+recent 20:_+repository 84:_+revenue 27:_+right -34:_+rn -42:_+rows -39:_+safe -95:_+say 24:_+send 24:_+show -26:_+sign
-39:_+since -21:_+so 21:_+spot -38:_+stack 40:_+stake -25:_+stand -90:_+still 29:_+the -39:_+these -25:_+to -49:_+today -51:_+token
41:_+trad -30:_+trade 32:_+transaction 22:_+transfer -22:_+turnov -33:_+tx -57:_+up -36:_+v -36:_+volume -24:_+wa 81:_+wallet
-28:_+whale -47:_+what -22:_+where 22:_+which 38:_+with 36:_+withdrawal 72:_+word -28:_+worth 57:_+ye 31:a+_ -45:a+certain
-28:a+client -52:a+coin 65:a+contract -29:a+custom -35:a+fake 38:a+good -28:a+hash 50:a+list 69:a+logo -65:a+long -25:a+mail
-39:a+new -42:a+of 33:a+phish -22:a+small -27:a+token -53:a+transf -46:a+tx -64:about+$ -33:about+, 31:about+_ -33:about+a
-21:about+to 33:account+$ 30:account+, -57:account+_ 43:account+at 56:account+balance 61:account+i -22:account+of -49:account+on
21:acros+all 30:acros+exchang -56:addres+$ -36:addres+, -30:addres+. -58:addres+for -38:addres+i 57:addres+of 43:addres+on
-48:addres+that 62:address+$ -68:aft+the -53:against+_ 34:airdrop+$ 38:airdrop+, 25:airdrop+with 49:all+_ -21:all+chain
26:all+exchang 44:all+my -32:all+the -45:all+time -24:already+$ -49:am+_ -23:am+about -21:an+addres 51:an+airdrop -27:an+article
-22:an+nft -44:an+old -38:and+_ -56:and+a -29:and+at -34:and+by 33:and+for -35:and+he 29:and+how -58:and+in 26:and+it -24:and+low
-33:and+my -39:and+now -40:and+of -65:and+on -28:and+sell 23:and+short -29:and+the 64:and+volume -45:and+want 63:and+what
-22:and+when 48:and+which 44:and+why -60:any+_ -30:any+chain -32:any+of 68:approval+for -38:approval+i 49:approval+of 50:approval+on
28:approve+a -39:are+_ 67:are+in -33:are+my 45:are+people -38:are+there -80:ask+$ 54:ask+for -20:ask+to -74:at+$ 42:at+_ -70:at+a
-51:at+all -30:at+least 85:at+my -41:at+on -28:at+present -20:at+the -40:at+thi -45:at+which -29:ath+$ -55:atm+$ -54:back+$
22:balance+$ -40:balance+_ 58:balance+and 49:balance+in -21:balance+sheet -43:be+$ -26:be+? -31:been+burn -24:been+pend -45:before+i
65:behind+_ -34:behind+it -35:behind+the -25:belong+to 29:best+_ -36:best+bid 87:bet+_ -34:bet+do -27:bet+i -25:bet+on 30:between+_
-33:between+the -26:bid+for -58:bid+on -43:block+? 29:block+_ 44:block+height -32:block+i -50:block+numb -36:block+on -32:block+wa
-41:book+$ -78:book+, -27:book+depth 32:book+for -115:book+on -45:bought+$ -20:bought+_ 52:bridge+$ -47:bridge+i -24:buy+, 69:buy+_
-39:buy+and -27:buy+it 44:by+hand -53:by+how -65:by+now 23:by+one -23:by+side -44:by+the -35:call+_ -49:call+data -39:calldata+for
-39:came+in -30:can+i -21:can+spend 47:can+you -35:cap+$ -27:cap+and -25:cap+of 41:capital+of -37:category+i -37:chain+$ 46:chain+,
23:chain+_ -48:chain+i -56:chain+id -26:chain+it -41:change+_ -21:chart+_ -43:chart+of -38:chart+the -33:check+if -48:check+my
-35:clean+up -26:close+to -20:closest+to -29:coin+? -36:coin+are -27:coin+for -65:coin+my -61:coin+of 24:coin+on -20:coin+that
-27:coingecko+id 37:collection+$ -24:collection+a -32:collection+by -21:collection+i 62:collection+on 37:com+out 20:commit+did
-22:compar+to -41:compare+it -24:condition+_ -58:confirmation+doe -32:contract+_ 22:contract+for -24:contract+have 66:contract+on
-28:contract+or 69:convert+thi 51:cost+$ 24:cost+in -38:cost+on -20:could+i -39:could+the -30:count+and -64:counterparty+addres
35:crypto+gain -32:crypto+market 88:crypto+news -41:current+_ -46:cut+in 34:cut+on -45:d+like -39:dao+$ -35:data+$ 36:date+$
-55:day+$ -24:day+i -32:deep+i -20:deploy+to -24:deposit+$ -27:deposit+, -28:develop+since -22:dex+, -20:dex+_ -77:did+_ -21:did+i
-27:did+it -33:did+that 35:did+they -46:do+$ 38:do+, -37:do+_ 40:do+a -38:do+the 28:do+they -27:doe+_ 73:doe+a 27:doe+an -48:doe+he
26:doe+it -58:doe+my -41:doe+one -39:doe+our 25:doe+she -27:doe+thi 21:doesn+t 28:don+t -24:down+$ 52:draft+a -41:drain+$ -23:e+mail
-39:each+$ -28:each+of -40:each+side 56:earn+_ 69:eligible+for -29:end+of 21:error+_ 21:etf+inflow -30:event+$ -22:event+log
-31:event+of -43:event+that 88:every+approval -22:everyth+that -27:exchang+$ 60:exchang+_ -34:exchange+$ -76:exchange+clock
-64:exchange+where 54:explain+to -27:far+$ 47:far+i 50:fee+$ -22:fee+_ 30:fee+and -55:fee+i 55:fill+in -35:fill+of -26:find+_
-26:find+it -67:find+me -32:find+out 35:find+the -29:first+$ -20:floor+in -62:floor+of -44:floor+on 79:floor+price 23:flow+into
-63:for+$ 36:for+_ 22:for+a -21:for+each 28:for+how 21:for+me -23:for+no -38:for+one 26:for+our 43:for+reentrancy -46:for+the
-39:for+ye 58:form+_ -46:found+a 21:found+the -36:from+_ -29:from+a -36:from+an 48:from+me 51:from+our -49:from+the -25:from+thi
21:from+your -35:fund+_ 22:fund+on -22:fund+paid 47:ga+$ -21:ga+did -103:ga+price 36:ga+station -34:gave+me -26:get+if 45:get+into
-31:get+liquidat 46:github+commit -38:give+me -34:give+the -21:go+thru 54:go+to -33:gone+up -36:got+a 27:ha+_ -33:ha+been -83:ha+it
40:ha+on -83:ha+the -27:happen+in 31:hardware+wallet -34:hash+from 56:hash+of 48:hash+rate 39:hashrate+$ 50:have+$ -21:have+,
-37:have+? -53:have+_ -29:have+a -60:have+by -35:have+i 77:have+in -36:have+it -59:have+on -35:have+open 21:have+the -33:he+i
26:headlin+about -23:here+$ 43:here+. -41:hi+_ 30:hi+account -33:hi+wallet 70:history+$ -44:history+_ -42:hold+$ -89:hold+_
-23:hold+any -44:hold+count -24:hold+in -25:hold+it 48:hold+on -21:hold+the -27:holder+$ 45:holder+of -30:hot+wallet -23:hour+$
-38:how+_ -27:how+are -65:how+big -60:how+deep -92:how+did 72:how+do 46:how+doe 20:how+full 44:how+long 69:how+often 82:how+old
-59:how+the 24:i+, -74:i+_ -37:i+a -56:i+am -22:i+approv -34:i+bought -56:i+buy 28:i+call -55:i+can -26:i+click -25:i+close
-21:i+copy -59:i+d -29:i+do -71:i+earn 68:i+eligible -34:i+fine -35:i+for 35:i+forgot -52:i+found -70:i+got -63:i+had 34:i+have
70:i+he -33:i+hold -50:i+m -21:i+made -56:i+mean -49:i+must 47:i+not 53:i+on -50:i+only -39:i+open -70:i+own -54:i+paid -26:i+pay
-38:i+provide -33:i+read -24:i+receive -28:i+sell -72:i+should -42:i+sign -47:i+still -58:i+that 52:i+the 34:i+there -40:i+thi
-71:i+think -20:i+trade -37:i+use -46:i+wa 28:i+want -33:id+, -21:id+_ -50:id+do -33:id+of -47:idea+what -28:if+i -27:if+it
-42:if+possible -36:if+the 35:if+you 35:impermanent+los -46:in+$ -57:in+, -57:in+and -27:in+crypto -50:in+decemb -46:in+fee
41:in+germany 21:in+hi 37:in+it -22:in+my -34:in+our 49:in+simple -39:in+spr -84:in+that 46:in+thi -55:in+total 44:in+what
-58:in+which -39:incl+. 51:interest+of -55:into+_ -25:it+, -88:it+. -49:it+a -52:it+and -50:it+at -31:it+be -40:it+contract
-33:it+cost -49:it+do 27:it+go -21:it+ha -41:it+have -34:it+i 28:it+in -40:it+now 34:it+on -69:it+or 50:it+own -22:it+safe
-39:it+trad 28:it+up 42:it+wa -70:keccak+_ -46:keccak256+of -58:keep+on 42:key+$ -42:kind+tell -46:know+what -57:last+_
-24:last+trad -36:late+$ -31:late+on 56:latest+crypto 57:launch+$ -28:ledg+$ 32:ledg+account 34:ledg+or -24:left+in 31:level+$
-41:level+each -27:lie+in 38:lightn+channel 30:lightn+network -52:like+_ 33:like+i -47:like+the -36:like+to -27:liquidat+?
54:liquidation+_ 29:liquidation+acros -79:liquidation+price -44:list+$ 27:list+_ 32:list+for 56:list+my 52:list+of -34:list+the
-30:list+with -29:log+, -34:log+of 69:logo+for 37:lol+$ 52:long+and 53:long+i 52:long+short 29:long+v -35:look+for -38:look+it
23:lost+my 26:lost+the -33:lp+$ -23:lp+lock 33:m+_ -25:m+in -46:made+a -21:made+on -30:made+the -24:make+_ 35:make+a 77:make+me
-42:many+_ 25:many+calory -78:many+confirmation -67:many+of 43:many+people -32:many+percent -27:many+sat 43:many+token
-77:many+transaction 65:many+validator -23:market+, -53:market+_ -49:market+cap -35:market+i 44:market+on 40:me+$ 67:me+, -63:me+.
-51:me+? -80:me+_ -25:me+about -29:me+all -29:me+how -45:me+my 60:me+on -26:me+that -42:me+to -22:me+what 21:me+which 33:meme+coin
71:mempool+$ -54:metamask+show -33:min+in 76:min+pool 42:mint+$ -26:mint+_ -32:mint+on -41:moment+$ -20:moment+, -29:moment+of
-55:money+i -38:morn+, -35:most+of 24:mov+_ -38:mov+the -31:move+_ -22:much+$ 52:much+_ -52:much+did -21:much+do 75:much+doe
-40:much+ga -62:much+ha -25:much+have -89:much+i -63:much+money -31:much+of 84:my+_ -30:my+bag 63:my+bet -24:my+bos -27:my+bot
-31:my+broth -54:my+coin -47:my+cold -21:my+colleague 32:my+contract -77:my+cousin -29:my+daught -47:my+employ -21:my+en
-21:my+exchange -27:my+favourite -28:my+friend -64:my+grandson 44:my+landlord -28:my+last -28:my+ledg -48:my+liquidation
-30:my+metamask -22:my+money -46:my+nephew 28:my+nft -66:my+old 40:my+own -66:my+pension -25:my+perp -22:my+pool 43:my+position
-44:my+saving -58:my+sist -35:my+spreadsheet -46:my+thesi -21:my+token -33:my+trad -20:my+transf -45:my+tx 21:my+wife
-56:my+withdrawal 77:nam+of 41:name+$ 41:name+and -28:namehash+for 32:native+coin 54:near+me -35:need+_ -39:need+it -60:need+the
29:net+inflow -51:network+i 30:new+coin -44:new+token -25:newest+pool -20:next+to 50:nft+of -33:nft+on -24:no+in -21:no+on
57:nonce+_ -27:nonce+of -23:not+, -29:not+_ 50:not+the -75:now+? -24:now+_ 48:now+and -27:now+on -27:numb+$ -36:numb+_ -35:numb+for
28:numb+of 46:odd+on 65:of+_ 50:of+a -32:of+an -27:of+both -27:of+each 58:of+holder -73:of+it 50:of+my -51:of+them -32:of+these
-46:of+those 47:of+what 61:of+ye -98:on+$ -47:on+, 37:on+a 24:on+all -23:on+any -32:on+average 32:on+crypto -35:on+hi -38:on+it
-26:on+thi 60:on+twitt -38:on+what -60:on+which 20:on+x 72:on+ye -53:one+$ 24:one+? -94:one+_ 24:one+i 28:one+of -23:one+or
36:only+$ 50:only+, -21:only+_ -23:only+the -29:open+$ -37:open+_ -52:open+at 31:open+in 21:open+interest 30:open+order
-26:open+position -67:or+_ -28:or+a -29:or+down -26:or+los -28:or+lose -31:or+no -30:or+not -30:or+on 45:ord+book -28:order+of
37:order+on -38:orderbook+_ -33:oth+one 67:our+_ -42:our+auditor -47:our+company 54:our+contract 34:our+dao -23:our+own
37:our+treasury -21:out+$ -27:out+, -31:out+. -55:out+of -30:over+_ -23:over+the -33:over+time -54:own+$ 31:own+, -25:own+the
-63:paid+_ -20:paid+for -29:paid+in -31:pair+on 37:part+of -33:pay+_ -37:pay+for -56:pay+in -63:pay+on -27:pay+to -24:pend+_
75:people+say -44:perp+$ -56:perp+_ -35:perp+on 53:person+behind 27:phantom+$ 22:phone+numb -37:pl+$ -37:pl+, -38:plain+word
-42:please+$ -42:please+, 27:please+? -34:please+check -39:please+give -48:please+show -30:please+tell -21:pnl+_ 38:pnl+of
-23:point+to -23:pool+, -48:pool+for 61:pool+found -34:pool+i -24:pool+on -23:position+$ -24:position+of -28:possible+. -41:pric+$
-69:pric+for 58:pric+of -28:price+$ -22:price+, -44:price+? -47:price+_ -39:price+and -36:price+at -21:price+in 38:price+of
-53:price+on 22:print+on 35:profit+$ -26:profit+or -47:project+$ 23:proposal+$ 35:protocol+$ -33:protocol+in -39:provide+liquidity
-50:pull+the 32:put+_ 29:put+my -32:pyth+_ 49:rank+of 60:rarity+rank 29:rate+of -44:read+the -29:real+one 32:realis+pnl
-25:realis+profit -28:rest+order 38:revenue+_ 28:revenue+of 89:revoke+every 82:revoke+that -25:right+now -31:rn+$ -27:rn+? 34:rows+$
31:run+_ 41:run+and -38:safe+to 45:sandwich+bot -55:sat+vb 41:saving+account -46:say+$ -22:say+about -40:say+he 41:score+$
-28:score+and 22:score+of -32:search+_ -41:see+how -38:see+the 43:sell+_ -37:sell+tax -27:sent+it -51:sent+me -47:sent+u -49:sery+_
-26:shar+of -72:share+of 39:she+hold -21:sheet+, -22:short+in 51:short+ratio -54:should+be -27:should+i 52:show+_ -32:show+a
-41:show+me 26:show+my -23:show+the -46:show+what 29:side+$ -23:side+by -27:side+of -36:sign+$ -47:sign+_ 52:simple+word -22:since+_
-20:since+i 55:since+launch -68:since+the 38:sise+of 33:sit+in -59:sit+on -58:sitt+on 22:snapshot+proposal -26:so+far -51:so+i
-33:solidity+fil -26:source+code 37:source+of 66:spend+_ -27:spend+my -49:spend+on -22:spot+market -36:spr+$ 32:stake+pool
-41:stand+behind -25:start+_ -21:start+with -75:still+have -23:still+open 24:stood+at 31:storage+$ -55:storage+, 35:stuck+$
-39:stuck+? 38:summ+? -51:supp+of 22:swap+_ -26:swap+of -36:swap+on -56:talk+about -23:tax+office 47:telegram+group -43:tell+me
41:text+_ 49:text+me -64:that+$ -26:that+? 23:that+_ -36:that+be -33:that+block -28:that+came -35:that+contract -32:that+he
38:that+hold -27:that+list -28:that+market -47:that+my -21:that+one -37:that+pair -25:that+the 36:that+transaction -46:that+wa
25:the+_ -39:the+account -60:the+airdrop -21:the+audit 86:the+balance 41:the+beacon -20:the+bet -55:the+biggest -37:the+block
-49:the+book -73:the+bridge -47:the+call -35:the+calldata 28:the+capital -25:the+chain -47:the+cheapest -65:the+coin -21:the+cold
-43:the+collection -54:the+company -53:the+contract -21:the+counterparty -36:the+current -73:the+dao -40:the+dapp -45:the+day
-46:the+deposit -69:the+dev -29:the+en -54:the+event -25:the+exact 20:the+exchange -56:the+exploit -60:the+fee -23:the+firm
-42:the+floor -26:the+function -26:the+ga -23:the+guy -31:the+highest 30:the+history -20:the+l2 -38:the+largest 23:the+last
-22:the+lend 33:the+lightn -35:the+list -20:the+log -40:the+lp -47:the+market -58:the+mempool -62:the+min -76:the+mint -40:the+money
-30:the+multisig -94:the+name -36:the+network 62:the+new 24:the+newest -26:the+news 57:the+next -31:the+nft 44:the+open
-31:the+option -53:the+ord 45:the+oth -23:the+pair -45:the+pap 39:the+pend -33:the+perp 42:the+person -43:the+pool
-55:the+probability -54:the+receipt -27:the+rollup 52:the+same -38:the+sell 36:the+source 31:the+spot -51:the+stak 57:the+supp
-44:the+tax 41:the+text -86:the+th -37:the+tick 35:the+top -32:the+total -24:the+transaction -76:the+treasury -31:the+tvl
-43:the+two -36:the+tx 31:the+u -30:the+user -84:the+vault -33:the+venue -29:the+very 29:the+wallet -36:the+whale 53:the+whole
-66:the+yield 53:them+. -67:there+$ -70:there+, 41:there+? 48:there+a -25:there+i -35:there+in -30:there+on -39:these+_
-44:these+day 58:thi+addres -41:thi+moment -23:thi+stablecoin 47:thi+token -47:think+i -25:tier+of -48:time+$ -22:time+high
55:time+i -56:time+of -30:to+$ -39:to+? 42:to+_ -39:to+buy 27:to+do 63:to+get -44:to+know -33:to+liquidation 23:to+me 36:to+my
-23:to+put -20:to+read -60:to+see -23:to+send -25:to+sign -28:today+$ -28:today+, -35:today+. -59:today+? 22:token+$ 59:token+?
-37:token+_ -31:token+approval -30:token+at 22:token+i -46:token+in -30:token+on -33:token+with -21:told+me 102:tonight+$ 29:too+$
62:top+trader -46:topic+_ -47:total+$ -37:total+supp -57:trad+$ 30:trad+_ -76:trad+at 41:trad+of -30:trad+volume 40:trade+_
-40:trade+on 108:trader+on -79:transaction+$ -27:transaction+, 90:transaction+_ -26:transaction+did 30:transaction+in
39:transaction+on 31:transfer+of -34:transfer+on -20:treasury+of -26:trust+score -31:tvl+of -35:two+dat 65:tx+_ -20:tx+i 42:tx+in
-45:tx+on 53:und+_ 69:unlimit+_ 41:unlock+it -43:up+$ -45:up+_ -48:up+for -21:up+on -62:up+or 37:up+the 29:v+short -24:value+and
-32:vault+, -33:verify+$ -22:volume+$ 22:volume+? -24:volume+for -28:volume+in 37:volume+of -29:volume+on 65:wa+_ -51:wa+it
-38:wa+my -42:wa+the -94:wallet+$ -44:wallet+? 59:wallet+_ -68:wallet+for -24:wallet+hold 44:wallet+i -43:wallet+on -20:wallet+or
-24:wallet+worth -37:want+the -34:we+re 36:weath+in -59:went+out 41:whale+trad -113:what+_ 59:what+a 46:what+are -24:what+block
-33:what+category -26:what+coin 27:what+did -27:what+do -106:what+doe -26:what+exact -22:what+function -20:what+fund 37:what+in
-64:what+it -66:what+one -28:what+share -22:what+thi 55:what+time 25:what+to -48:what+token 40:what+wa -39:what+went -58:what+would
39:when+_ 44:when+did 24:when+do -53:when+doe -21:when+the 27:when+wa -31:where+are 26:where+did -33:where+do 26:where+doe
-76:where+my -34:where+our -44:where+the -22:where+we -34:wheth+it -41:which+addres -29:which+app -57:which+approval -61:which+block
-52:which+chain 43:which+hardware -24:which+i -26:which+marketplace 61:which+min -47:which+network 39:which+one -28:which+pair
-27:which+pool -51:which+protocol -56:which+token -27:who+can -20:who+deploy -45:who+hold -30:who+made -65:who+own 37:who+paint
-49:who+sent -41:whole+token -38:why+$ 34:why+did 21:with+at -50:with+fee -20:with+it 52:with+my 39:with+nonce -29:with+profit
29:with+the 29:withdraw+_ 62:withdrawal+fee 41:withdrawal+of 29:word+$ 36:word+of 38:work+$ -30:worth+$ -23:worth+on -22:worth+right
-28:worth+today -44:would+_ 43:would+be -32:would+i -39:would+like -29:ye+, 26:ye+for 73:ye+in 23:ye+on -21:ye+side 49:yield+of
-28:yield+on -26:you+can -22:you+find -33:you+give -43:you+have -21:you+please -27:you+tell 31:z+score 51:zero+knowledge @=1 @=lay
-13:* -34:^coin 28:^market -22:by -30:coin -27:in -36:list 24:of -44:pric -24:rank -22:v @=1155 -56: -6:* -20:? -23:^list -21:^nft
-26:^on -45:^what -22:^which -72:by 24:collection -30:each -22:every 41:ha -26:he -21:how -44:in -59:jpeg -28:list -26:many -25:me
-82:nft 38:of 22:on -96:one 25:only 35:own 72:please -32:rows -41:show -21:sitt 47:someth -24:the -23:there -38:token 33:transfer
42:what -36:which -33:with @=20 15:* 25:token 64:transfer @=24h 19:* -22:^coin 42:^hottest 28:are -23:by -24:cap -22:category
-28:coin 38:crypto -23:derivativ 42:hottest -24:lay 37:like -22:market 38:me -27:one 25:pump 51:sector 40:show 44:today @=404 -36:
-70:* -22:^what -40:by -31:collection -26:doe -31:in -36:jpeg -47:nft -32:of -31:on -56:one -84:only -34:please -24:show -22:someth
-25:the -21:token -35:what -21:which @=721 -75: 57:^list -26:^nft -37:^on -36:^show 43:^what -28:^which -27:are 63:by -66:collection
22:doe -25:each 55:every -20:for -40:ha -26:he 27:jpeg 46:list -21:many -43:me 41:nft 97:one 59:only -44:own -75:please -53:rows
-21:say -54:show 57:sitt -53:someth 42:the -24:them -33:there -39:token 43:transfer -21:wallet -38:which -33:with @=all -49:*
25:^all -38:at -35:by -28:crypto -49:for -32:market -26:on -44:only 33:piec -34:profit -31:rank -61:volume @=apy 25:*
-58:^stablecoin 69:^yield 41:above 42:at 83:best 40:can -34:did 21:doe -22:earn -50:farm 68:first 39:for 46:have 61:in -25:it
-36:keep 63:least 48:more 21:on 31:or 41:pay 35:pool 39:put 39:rate -43:stablecoin 23:stak 28:to 40:where 66:with 24:year 46:yield
@=asc -52: -59:* -72:^buy -61:^coin -25:^collection -28:^every -64:^hottest -23:^list -34:^nft -41:^stack -30:^the -29:^what
56:^when -36:^which -21:acros -65:amount -33:are -29:at -28:ath 58:been -55:biggest -35:bought -91:by -34:cap -35:capitalisation
-22:chain -50:coin -37:collection -64:company -40:cost -55:crypto -35:derivativ -25:ever -37:every 30:first 44:government 21:ha
-33:hi 26:hold -64:hottest -34:in -39:jpeg -23:kind -76:largest -39:late -30:lay -37:like -36:list -32:m -38:market -46:mcap -40:me
-21:meme -84:most -33:news -41:nft -29:order -26:over -36:pl -44:pric -41:pump -69:purchas -34:purchase -37:quot -38:rank -52:rows
-51:sal -86:sector -28:sell -32:show 46:side -21:sit 32:stack -22:that -20:the -30:ticket -46:today -45:top -73:trad -67:value -31:w
-23:what 53:when -35:which @=average @=cost -27: -82:* -23:^what -23:and -27:at -28:buy -21:company -34:ha -35:it -25:purchas
-26:stack -21:what @=base @=erc20 @=target @joint=2|1 @outside|first=0 @outside|first=2 @outside|points=own|taken @share=1|other
@slot:include_tickers -14:* @=bridge @=dex @=yield -36:* -23:^biggest -24:biggest -30:by -35:defi -37:lend -38:on -36:protocol
-34:there -22:top @=btc -33:* -38:derivativ -20:interest @=cap @=market -12:* -41:^coin 39:^hottest -22:^list -53:by -34:cap
-21:capitalisation -24:category -37:coin -20:collection 31:crypto 39:hottest -73:largest -35:lay 31:like -25:list -36:market
-21:mcap 23:me -22:most -26:nft -22:rank 45:sector 34:show 33:today -29:trad @=change -29: 5:* -22:^coin 42:^hottest 21:^which
30:are -38:buy -29:by -24:cap -21:category -25:coin 38:crypto -27:ha 42:hottest -20:it -24:lay 37:like -23:market 39:me -27:one
25:pump 51:sector 40:show -23:stack 44:today @=clos -39: -46:* -22:? -24:^biggest -24:^event -29:^hottest -26:^how -22:^market
29:^odd -38:^open -22:^show -22:^trad -42:^which -33:bett -23:biggest -47:by -37:can -22:crypto 28:cut -29:did -26:do -103:event
-24:give -36:hottest -21:how -40:market -39:me -31:most -69:open 38:outcome 42:over -33:people -52:politic -21:question -34:resolve
26:right -43:sery -21:show 40:them -64:today -21:togeth -29:venu -21:will 23:with @=coin @=internal @content=2|first @lacks|first=0
-15:* @=commodity @=equity @=metal @=rat -48:* -26:feed -30:publish -26:pyth -25:the @=company -24:* -30:^list -24:a -22:coin
-23:coingecko -29:holder -25:id -33:includ -22:list -28:that -33:track @=compressednft @=regularnft -12:* -22:own @=conversion
@=merge @=reward @=split -57:* -36:^what -36:ha -27:on -31:what @=crypto -36:* -25:? 27:^event -29:^which -26:account -29:by
-23:feed -28:one 24:out -27:profitable -27:publish -23:pyth -22:today -27:trad -28:which @=culture @=economic @=finance @=mention
@=tech @=weath -27: -30:* -27:account -28:profitable @=dai @slot:interval -19:* 63:^compare -27:^ha 22:and 32:chart 59:compare
-21:did -21:do 24:down -38:gone -29:of 34:or 34:since 35:thi 34:time -22:volume @=date -38: 11:* -36:^what 60:^when -23:at
-32:bought 49:buy -35:company 49:ha 45:it 53:stack -33:what 60:when @=desc 20:* 64:^biggest 70:^buy -79:^coin 41:^collection
-21:^compare -35:^give 51:^hottest -40:^list -25:^mcap 29:^nft -31:^the 28:^v -36:^when 56:^which -43:acros 24:and 39:are -39:ath
-37:been 21:below 53:biggest -25:bought -68:cap -47:capitalisation -30:category -47:chain -70:coin -41:company -20:compare -49:cost
36:crypto -22:current -47:derivativ -20:down -30:each 29:ever -22:every 57:first -21:from -29:give 28:government -31:ha -44:hi
51:hottest -23:id -24:interest -23:it -59:jpeg -33:kind -28:late 30:like -34:list -26:m -76:market -74:mcap -39:meme 24:money
77:most -23:mov -45:news 24:now 41:numb 26:of -21:open 33:order 45:over 39:owner 34:pl 30:please -61:pric -31:price 30:pump
72:purchas 46:purchase -50:quot -24:quote -45:rank 28:ratio 31:right -21:rn -24:say 56:sector 38:show 72:side 23:sise -58:stack
-20:still 40:ticket 35:today 58:top 88:trad 23:v -50:w -33:when 33:which -28:writ @=erc -103: -27:* -48:? -28:^how -34:^i 52:^list
-42:^nft -53:^on -53:^show -49:^which -29:all -48:and -44:are -29:at 35:by -32:collection -24:contract 28:did 22:doe -51:each -23:en
36:erc20 53:every -29:for -31:from -54:he -23:held -30:hold -48:how -40:i -60:in 43:incom 28:late -20:like 31:list -50:many -64:me
-27:most -22:mov -28:much -32:need -22:nft 41:of 62:one 69:only 47:please -23:position 24:price -55:rows -36:say 30:send -30:sent
-80:show 53:sitt -26:that -41:them -46:there -27:to -56:token -32:transaction 96:transfer -22:unit -31:wallet -24:we 45:what
-75:which -41:who -59:with @=erc1155 -22: -14:* -26:? 48:^can 63:^list -72:^which -51:^who -24:allow 48:approval -38:contract
-34:for -31:from -30:got 54:ha 29:how -32:i 56:list -34:may 37:much -24:my -24:one 21:permit2 -23:please -26:pull -37:revoke 30:rout
-21:spend -32:take 49:that 42:the -20:them -28:to -87:token -62:which -70:who @=erc721 -56:* 31:^can -24:^list -60:^which -37:^who
-21:allow -33:approval -30:contract -25:from -23:got -22:ha -24:i -30:list -27:may 24:much -23:revoke -21:spend -21:take -27:that
-21:to -68:token -52:which -54:who @=false 58:* 45:code 44:of 40:on 42:the @=first @=oldest -91:* -22:and -33:for -26:in -26:list
-21:need -36:of -48:on -21:one -29:or -28:out -25:that -36:the -20:to -43:transaction @=floor @=price @lacks|open=none|taken
@lacks|points=none|taken @leaves:evmAddress @outside|asked-fit=4 @slot-said @uses:protocol -20:* @=from -27:* -40:^show 44:are 43:be
-27:for 36:from -39:into 42:kind 30:last -26:late 24:list -34:mix -36:nft 43:out 38:please -47:recent 29:rows -38:show 42:so
-42:that -25:to -42:token -32:tx -35:value 26:what 32:which @=fungible -13:* -22:own @=futur 9:* -30:^fund 46:^how 36:^what -28:for
43:how 34:i 43:interest 46:much 43:on 38:open 29:what @=fx 55:* 57:feed 62:publish 56:pyth 56:the @=government -49:* -29:?
-51:^which -26:by -59:company -24:firm -43:have -27:largest -35:list -52:most -25:on -25:own -21:paid -33:public -31:sit -36:stack
-22:their -35:they -49:which -24:with @=h24 -28: 11:* 37:^collection -25:^i -21:^list 26:^nft 28:^what 32:^which 42:and 53:biggest
22:by -55:cap -49:chain -36:each -46:every -26:for -25:id -67:jpeg -20:list -86:market -53:mcap 58:most 42:now 41:numb 45:over
36:owner -24:pl 34:please -44:price 36:right -49:rows 31:that 90:trad 74:v -56:value 20:what 27:which -27:with @=hold @=net -25:
-81:* -21:^what -38:buy -29:ha -28:it -23:stack @=holder 29: -29:* -51:? -25:^fee 57:^holder -32:^what -28:^who -35:acros -43:all
-32:and -75:app 28:by -21:crypto -40:dao -81:did -38:doe -61:earn -72:fee -88:for 45:from 70:got -24:have 98:holder -21:how -32:i
-34:in -136:itself -125:keep -25:make -31:money -59:most -28:much -64:not -24:now -22:on -39:out -72:paid -57:pay -39:people
-26:please -55:rank 39:revenue -39:since -25:tak -56:the -25:they -41:thi -35:to 67:token -76:user -29:want -35:which -25:who
@=holding @=total -9:* -23:^which -23:by -40:company 44:first 38:government -29:have 32:hold -36:list -45:most -21:sit -36:which
@=id -12:* -59:^coin -31:^the -47:^v 31:^what 36:^which 46:are -33:ath -21:biggest -65:by -23:capitalisation -58:coin -23:from
-29:give -46:in -27:kind 43:largest -43:list -21:market -35:mcap -43:me -27:meme 52:of -45:pric -51:quot -20:quote -28:rank -48:v
26:what 27:which @=in 18:* 63:erc20 42:for -26:from -26:one 61:only -28:pull -20:wallet @=inactive -34: -47:address -27:coin
-26:coingecko -40:contract -50:dump -23:each 41:exchang -29:exchange 54:have -28:i -30:id -22:list -27:name 32:of -54:page -55:per
56:rows -21:show 52:that 23:the -32:their -31:which -39:with @=interest @=open @lacks|open=thing!|left @leaves:count -18:* @=lend
-33: 40:* 42:? -36:^biggest 87:^i -39:^protocol -37:biggest 34:by -52:defi 56:i 27:in 72:lend -27:lock 92:numb 89:one -54:protocol
97:still 44:there 44:to -34:top 47:tvl 49:want -34:what @=liquid @=stak -28:* -22:by -26:defi -33:lend -28:on -27:protocol -24:there
@=mak @=rebate -43:* -25:^what -25:ha -22:what @=meme @=token -10:* -34:^coin 29:^market -22:by -31:coin -27:in 24:it -35:list
24:mov 28:of -45:pric -25:rank -23:v @=month -85:* -36:at -31:by -25:crypto -52:for -29:market -27:on -40:only -30:profit -56:volume
@=name -51:* -31:^hottest -20:^how -27:^which -57:are -24:by -25:crypto -45:derivativ -21:do -25:exchang -31:hottest -24:interest
-20:like -20:one -21:open -21:pump -21:rank -64:sector -22:the -35:today -33:which @=native -49:* -25:^collection -23:^list -34:^nft
-31:^which -53:by -42:cap -21:chain -40:collection -31:jpeg -21:list -53:market -53:most -40:nft -29:over -23:please -34:sal
-21:that -68:trad 40:v -21:value -28:which @=nft @slot:filter -33: -40:* -31:^i -24:and -21:chain -25:coin -37:friend -22:id
-35:know -35:native -29:need -38:platform -33:to -32:you @=no 38: 9:* 30:? -23:^odd -35:and -29:at -63:chance -21:condition
-23:decemb -55:did -44:for -49:from -57:how 51:i 51:in -58:me 25:midpoint 89:no -63:odd -83:of 22:outcome -56:pric -45:price
-50:show 22:side -63:the 28:token -20:what -26:who @=nonfungible -11:* -22:own @=notional -61:* -62:^option -29:by -30:chain -28:of
-43:on -29:only -74:option -41:paid -97:premium -33:protocol -24:volume @=out -80:* -24:^how -25:^i -42:^if -32:allow -22:and -26:at
-25:erc20 -33:for -39:get -27:give -51:how -40:i -40:if -28:into -30:many -23:me -29:moment -41:much -35:now -27:on -68:out
-33:slippage -47:to -48:what -36:with -38:would @=perpetual -26:* -27:? -24:^fund 28:^how 21:^what -27:^which -21:a -31:at -32:can
-33:coin 25:how 31:interest -22:list 29:much -21:my -34:one 26:open -26:pair -46:spot -26:the -32:trade -42:which -22:with @=politic
@=sport -20: -28:* -26:? 28:^event -33:^which -27:account 25:out -28:profitable 21:that -23:today -28:trad -31:which @=quote 38:?
33:^candl 47:^i -68:^pool -52:a -56:and -30:candl 58:i 59:in -55:it -37:liquidity 48:lp -40:on 52:or 102:pric -50:price 90:than
20:that 23:the 24:them 62:token @=redeem 38:* 59:? 46:^what -35:and -41:been 48:ha 59:in 43:on -41:to -41:up 43:what @=revenue -10:*
-69:^fee 38:^holder -34:^how 31:^top 55:^what -36:^which -66:^who 32:acros -63:app -26:by -44:chain 38:crypto 27:dao 41:did -39:do
24:earn -38:fee 56:for 52:got -57:have 75:holder -28:how -88:in 140:itself 107:keep -35:lie 47:make 45:money -31:more -57:most
-32:much 81:not -62:now 50:of -50:on -29:one -30:or 40:out -30:over -98:paid -38:pay -77:people -37:per -31:please -85:rank
23:revenue -48:right -36:show -48:tak -34:take -46:that 27:the -31:their 48:they 24:thi -78:to -31:today 47:token 27:top -50:total
-41:trader -71:user -23:v -40:wa -42:want 62:what -62:who @=score @=trust @share=3|other @whole|open=person!|unnamed
@whole|points=none|unnamed -12:* @=sell @slot:side -49: 27:* 67:^price 64:^what 26:a -46:and 50:ask 66:at -90:bid -29:condition
43:do -77:for 64:i -41:it -21:midpoint 36:no -30:outcome 52:price -47:the 62:thi 51:to -45:token 52:what 23:ye @=settl 35: -27:*
22:? -27:^biggest -26:^event -35:^hottest 45:^how -31:^market 32:^odd -47:^open -24:^show -24:^trad -48:^which -22:bet -38:bett
-27:biggest -57:by -41:can -26:crypto 31:cut 52:did -31:do -113:event -30:give -42:hottest 38:how -45:me -35:most -78:open
45:outcome 49:over -38:people -56:politic -23:question 57:resolve 30:right 41:sery -24:show 47:them -75:today -23:togeth -32:venu
-25:will 27:with @=to -38:* -36:^show -21:any -28:for 32:last -22:late -21:on -24:out -36:show -30:tx @=top -4:* 44:? 59:^which
-35:^who -33:a -71:any 61:at -60:bought -71:chain -64:most 40:on 43:paid -63:recent 51:the 27:token 43:which -33:who @=trade -40:*
-33:^what -23:derivativ -24:from -32:ha -22:market -28:what @=transaction 70:* -27:^how -63:^what -47:^when 58:^where 77:^which
-22:all -23:and -33:at -26:bought 82:by 46:can -43:company -53:cost -23:dex 49:first 24:for -48:ha 36:have 26:i 39:in -26:it 41:lp
30:money 51:most 39:of 23:on 80:pool -21:pric -28:price 58:purchas -70:stack -46:their -35:to -27:token 61:top 67:trad -50:what
-46:when 55:where 50:which @=true 33: 33:* 34:^a -38:^can -30:^everyth 68:^ha 24:^i 46:^in -29:^nft 36:^on -55:^price 65:^token
-40:^v 50:^where -44:^who 42:are 31:biggest 29:book 36:bought -59:burnt 45:by -23:cap -27:category -38:coin -43:collection
24:compress 22:cost -25:date 75:day 30:did 47:do 53:down -24:dump 28:each -23:everyth 37:exchang 53:first 48:go 55:gone 45:ha
-30:have 47:held 30:highest 40:how -48:id 41:incl -20:keep 37:largest 33:last 29:like -23:list 48:look 47:lose 43:m 29:many
-27:market -61:mcap -26:me -38:member 61:money 34:morn 21:mov 56:move -26:much 35:now -53:one -39:only 32:or 32:over 39:pair
-57:percent 51:pl 23:please 29:pric 58:quot -21:real 65:right -38:say -34:sell 73:since -46:sit 32:spread 33:stand -38:still 59:supp
28:telegram -51:tell -22:that 29:their 55:them 29:there 25:they -29:thi 48:today 50:token 45:too 63:total 49:trade -27:twitt -33:v
28:volume 31:wa -27:website 28:where -36:who 32:with -46:worth 45:would -30:you @=unexpir @lacks|open=ours!|left
@lacks|open=ours|unnamed @lacks|points=none|unnamed @lacks|whole=3|left @slot:include_24hr_vol -8:* @=usd 18:* 78:^biggest
42:^collection -30:^i -21:^list 31:^nft -43:^stack -24:^what -47:^when 29:^which -47:acros -27:all 27:and -21:at 74:biggest
-24:bought 47:by -56:cap -49:chain -57:company -55:cost -31:each -28:every 64:first 51:government -44:ha -24:have -46:hi 24:hold
-24:id -48:it -64:jpeg -26:late -38:list -43:m -90:market -50:mcap 61:most -24:mov 25:now 39:numb 47:over 36:owner 28:pl 40:please
-38:price 56:purchas 38:purchase 28:right -33:say 76:side -21:sit -22:some -75:stack 29:that -22:their -20:there 36:ticket 59:top
104:trad 65:v -51:w -22:what -46:when -25:with -33:writ @=value 26:* -53:^what -47:^when -23:at -26:bought 44:by -43:company
-53:cost 27:for -49:ha 35:in -58:it 58:purchas -70:stack 46:the -51:what -48:when @=volume -47: -39:* 48:^a -54:^best -39:^busiest
-56:^coin 37:^collection -26:^give -22:^i -27:^list 26:^nft -24:^on -46:^pool -28:^the -60:^trad 44:^v -75:^who -59:account
-48:acros 25:and -28:at -26:ath -63:best -39:busiest -45:by -47:cap -43:capitalisation -47:chain -49:coin 48:could -67:count
-81:crypto -23:derivativ -20:dex -20:do -34:each -39:earn -39:every 34:give -40:go 47:highest -22:id -22:in -67:jpeg -22:kind
-34:largest -39:leaderboard 43:like -38:liquidity 43:look -29:m -70:made -78:market -68:mcap -26:meme -62:money -22:most -23:not
34:now -47:only 27:over 36:owner 40:people -57:pl -34:pnl -67:politic -38:pool -41:pric -28:price -75:profit -39:profitable -35:quot
-27:rank 21:ratio 41:right -28:rn -81:rows -28:say -54:see 73:side -41:sort -24:swap -25:them -22:top -58:trader 51:turnov 37:v
-58:value -54:w -57:week 25:where -80:who -27:win -37:winner -24:with -35:writ 39:you @=week 46:* -24:^trad -21:account 52:at
-21:best 38:by 21:crypto 86:for 31:market -20:of 40:on 30:only -23:please 54:profit -21:the -22:trad 69:volume @=ye -62: -48:* -30:?
-24:and -21:at -25:i -32:in -87:no -24:odd 20:outcome 25:side 23:the 24:token -23:who @asked @joint=4|1 @outside|whole=2|taken
@outside|words=2 31:* @asked-fit @lacks|points=this|unnamed 57:* @asked=0 @content=0|first @outside|points=own|unnamed @uses:step
12:* @asked=2 @lacks=1 @outside|own=4 @slot:include_last_updated_at @slot:points @whole|points=own|taken -13:* @asked=3
@outside|named=2 @uses:holder -4:* @asked=far @drops|open|new|other @outside|whole=0|taken @wide=3|other -9:* @calls=0
@calls=0|0|other @outside @outside|points=theirs|left 9:* @calls=1 @calls=1|0|other @content=4|first @first=4|other @lacks|first=3
@lacks|whole=2|unnamed @outside|points=none|unnamed 7:* @calls=2 @calls=2|0|other -41:* @calls=3 @calls=3|0|other -162:*
@category=defi_protocol -22: -23:* 48:^ -29:^all 30:^and -42:^are -31:^chain 44:^could 30:^current 40:^defi -52:^defillama 37:^did
-70:^fee 26:^give 38:^ha -45:^in 36:^it -27:^latest -32:^lend -34:^market 43:^next 21:^notional -39:^of 29:^on -38:^open -28:^pool
-73:^price -42:^protocol -51:^put 66:^rank 48:^revenue -26:^since 30:^stablecoin -38:^stak 35:^top -45:^tvl 21:^wa 33:^when 49:^who
-21:about -37:above 48:actual 36:against -49:already -32:altogeth -42:am -40:any 27:anyth 51:anywhere 43:apy -34:article -32:at
-29:balance 49:before -21:beginn -44:bet 21:between -45:big 74:blockchain 25:bos -27:bot 36:build 33:by 28:call 30:can 26:category
36:chain 30:change -39:coin 23:com -33:commit 46:compare 42:competitor 38:could 26:current -65:dao 22:dapp 25:date 26:day
-28:defillama 27:deploy 34:desk -27:do 51:down 75:each 26:else 32:end 45:enough -36:ever -20:every 94:fattest -29:fee -25:figur
-34:follow -68:follower -28:forum -31:friend -27:ga 24:gave -26:get -35:github -45:give -27:goe -52:google 30:grow 49:hack -58:have
-64:into 30:invest 51:investment 21:it -48:job -36:keep -24:l2 83:large -50:late -54:latest 56:lead 37:least 32:leave 23:led 33:lie
-23:line -24:liquidation -30:liquidity -41:lol -24:long 60:lost 22:m 26:make -46:many 41:more 25:most -66:nam 29:need 25:not 28:numb
-23:number -26:old 22:onchain 26:one 64:only -27:or -69:oth -38:park 23:past -42:peg 60:people 36:per 52:perp 30:pl 50:platform
-52:plu 21:point -26:pool 21:position -24:post 44:present -74:price -28:profit 27:project -30:provide 21:rank 20:read 25:recent
-26:report -26:revenue -39:reward -59:risk 64:rows 21:run -28:sandwich 21:say -36:season 53:service 49:share -56:should 44:show
22:sise 55:sit 24:slide -31:small 33:sort 42:split 20:spr -23:stabl 23:start -65:statu 42:still 22:summ -70:t 25:team 49:their
27:these -28:time 40:today -69:too 29:top -27:total -39:trade -60:trader 26:trend -30:twitt -50:two 58:use -34:v 65:value 38:venu
-24:venue -23:very -34:wallet -29:want 20:went -22:what 26:where 45:who 31:whole -30:worth -24:write -30:yield @category=market_data
-21: -3:* -20:0x 53:24h 30:^ 26:^a 34:^all -62:^any -38:^apple -52:^at -24:^bid 23:^busiest -35:^by 38:^chain 34:^chart 38:^circulat
-41:^coingecko 57:^convert 35:^current -20:^defi 62:^depth -38:^dex 62:^did 45:^dominance 22:^everyth -30:^explain -65:^fee
-28:^fill -58:^find -47:^floor -28:^from 36:^fund 26:^how -21:^hows 37:^in 24:^it 30:^kind -25:^last -27:^liquidation -63:^long
-39:^look -30:^make 62:^margin -29:^mcap -30:^mempool -53:^most -36:^my 23:^need -28:^next 25:^no 22:^of 47:^on -24:^onchain 63:^one
-55:^pair -29:^payment 72:^perp -38:^plot 43:^pric 27:^price -24:^print 55:^rate 49:^recent 28:^rest -30:^search 40:^should
-24:^show -45:^side -69:^since 53:^tell -52:^text -70:^that -28:^to 82:^token 36:^top 42:^total 22:^trust 35:^tvl -23:^twitt 37:^wa
-50:^want -29:^when -34:^where 25:^which -26:^who -50:^with -47:^withdrawal -30:^worth 55:above -37:account 28:actual -32:add
-63:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -58:addres -86:address
-23:all -24:already 23:also 24:altogeth 22:am -23:amount -39:an 50:answ -42:any -22:anyone -62:anyth -48:anywhere -52:apart 50:api
-48:apple 22:are 53:around -30:arriv -36:artist 23:ask -93:ath 47:attach 24:away 33:back -37:balance -32:bank -28:basi -20:be
22:beginn -44:belong 21:best -37:bet 45:bett 58:big -26:bigg 47:biggest -22:block 24:blockchain -54:book 66:both 27:brok 51:broth
-20:burn -21:burnt 20:busiest -57:buy -21:can 34:cap -29:capitalisation -28:card 48:cent 31:certain -36:chance 48:chang 26:cheap
40:circulation 41:coin -41:cold -50:colleague -40:collection -23:committee 22:compar 35:confidence 57:convert -32:copy 22:cost
-31:could 26:counterparty 75:country 52:cousin -52:cov 34:cros 33:current 51:d -106:data -22:date -27:decentralis 22:decimal
-83:deep -65:defi 35:defillama -28:deposit 41:depth -28:dev -28:dex 61:document 40:dominance -22:don 40:done -29:dump 31:e 44:each
33:eith -58:else -21:empty -69:entry -37:erc20 -22:etf 47:even -55:exact -28:exchange -46:exist -38:expire -26:explain -40:fall
37:far -26:farm -57:fear 27:fee 36:fetch 50:figur 31:figure -21:fil -76:file -57:find -26:firm -57:floor 23:follow -23:follower
-30:forgot -40:form -50:friday 27:friend 33:frog -32:from -44:full -44:ga 32:gain -23:gainer 24:give -38:go -51:goe -45:gone
-56:gonna -21:good 49:google 23:got -57:gre 47:greedy 55:green -30:hack -81:had -43:half -32:happen 51:hard -44:hash -28:headlin
28:hedge 47:hi 21:high 79:him 20:hold -45:holding 21:hotel -28:hour -22:hows -41:id -44:if -21:impact 30:incom -26:index -38:inside
30:job -55:just 42:keep -112:l2 -33:land -39:large 53:largest 26:law 71:lay 35:least -27:ledg -31:legal -60:level -63:leverage
-33:limit 53:liq 21:list -38:listing -23:live -45:login -23:long -22:look -22:los -22:lost -55:low -52:lowest -25:lp -44:made
-42:many 54:may -28:mcap 46:mean -56:mem -43:meme 32:memo 81:mempool -41:metamask -35:mine -23:mint 41:minute -31:mix -21:moment
33:money -28:month -47:mood -21:morn -32:mortgage -28:most -64:mov -24:move 22:n -84:nam 20:near -63:nearest 38:need 39:nephew
-50:news -22:next 48:not -21:noth -21:numb 49:number 41:offer -61:often 32:ohlc -37:oi -72:old -35:once -71:onchain 57:one -45:ord
39:orderbook -47:oth 54:out -22:outgo -24:page 24:paid -48:pair -36:part -53:pas 21:payout 36:pension -23:people -45:per -42:percent
-24:period 81:perpetual -63:piec -22:pile -46:pippin 22:place 24:please -37:plot -49:plu -51:portfolio -22:position -35:possible
-23:post -38:ppl -38:probability -26:public 24:pull 25:pump -24:question 23:quick 27:quot 65:rank 28:rat 60:rate 36:ratio 52:reach
-66:reason -22:recommend 21:recover -52:regist -20:reserve 33:rest -57:risk 27:round 55:same 51:sat 44:saving 37:say 32:scar
27:school 65:script -71:search 22:second -28:sector -45:see 81:sell -41:sent -60:serv 30:set -22:shar -44:she 69:sheet -41:shop
45:should -20:show -23:simple 83:sise 40:sist -44:sitt 49:slide -28:slip -52:small -51:snapshot 31:so -34:some -35:somebody
28:somewhere 22:son -47:sort 56:source 58:spell 35:spread -22:spreadsheet 69:stabl 62:stable 32:stablecoin 22:stand 39:startup
-50:statement 27:still -60:stop -31:storage -54:t -35:tak -43:telegram 47:term -53:text 47:th 46:that 21:then 67:there 31:thesi
-20:they 46:thick -29:thing 28:think -27:tick -46:tier -35:tim 26:time -21:timestamp -43:to 36:token -40:tonight -28:tool 23:trade
-74:trader -21:transaction -36:transf 23:transfer -53:trend 25:trust 89:trustworthy 50:turn 65:turnov 38:tvl -48:twitt 47:two
-47:until -38:use 23:used 36:utc 74:venue 36:verify 29:very 26:volume -26:wallet -33:want 37:we -33:weath -38:week -46:went 29:wheth
-36:who -28:why -65:wire -23:with -75:withdrawal -26:won 23:wont 26:work -32:would -36:write -21:x -42:year 44:yet -33:yield
-45:your -22:z -73:zero @category=network_infrastructure -4:* -22:^all 22:^and -43:^attestation -52:^best -25:^block -22:^can
-54:^cancel -29:^capital -29:^cheapest 27:^coingecko -36:^compare -29:^convert 22:^current -21:^custom -31:^doe 36:^fee 22:^for
58:^ga -63:^ha 53:^hashrate 44:^height 46:^i -39:^it 22:^keccak -46:^last 21:^latest -23:^make -56:^mempool -30:^min 25:^namehash
44:^on -24:^our -63:^price 25:^raw -23:^rpc -28:^run 36:^sat 39:^say 62:^search 26:^statu 33:^that -30:^to -33:^topic0 32:^total
-23:^turn -27:^we -55:^who 22:^why -27:above -41:account -87:address 23:adjustment -37:aft 33:again -50:also 33:among -27:amount
-44:answer -31:any -41:anyth -40:anywhere 45:apart -41:api -31:app -21:are -52:around 31:ask 53:atm -55:attestation 35:audit
-25:back 32:base 29:be -27:beacon 67:before -25:behind -51:best -29:between -53:bid -48:biggest -48:blob 27:block -21:blockchain
-25:broadcast -58:build -30:built -76:burn -31:burnt 27:busy -70:cancel -26:capital -36:category 27:chain -43:change 28:chart
-29:cheap -24:cheapest 41:check -32:circle 41:claim 50:click 87:clock 46:closest 44:collection 41:come -24:compare 38:complete
25:config 27:confirm -25:confirmation -22:connect 75:control -28:convert 25:copy 23:cost 22:could 36:count 48:counterparty
-20:cousin 30:cov 23:current -33:custom 44:d -21:dashboard 21:data -21:date -22:decentralis 29:decod 49:deployment 54:deposit
20:develop -36:did -23:difficulty 49:digest -28:do 41:doe -34:don 28:dur 59:eip 50:emit -26:empty -20:enough 33:entry 33:estimate
-53:event 21:evm -25:exchang 33:exploit 70:explor 35:fail 52:fake 25:fast 23:file -29:first -24:flagg -23:floor 32:follow 42:for
33:friend -37:front 67:full 34:gave 24:geckoterminal -31:geth 21:give 47:go 26:gone -29:grandson -73:ha 33:hang 53:happen 21:hard
26:hardware -46:hashrate 52:he -37:height 33:hello -31:here -22:history 57:hit -22:hold 45:hour -35:impermanent 49:includ -37:incom
-50:inscription 41:insist -42:internal 83:keccak -53:key 47:know -21:l2 -43:lamport -47:land -38:last 37:lat 26:ledg -30:left
-24:lightn 33:like -38:liquidation 29:look -34:los -24:low -21:lowest 36:m -27:market -20:mean -34:mempool 27:mention -39:metamask
-29:mint 23:money -25:month 47:morn -37:most 21:mov -22:move -22:much -23:multisig -25:must 22:n 57:nam 35:namehash 26:native
-46:near 39:nearest 22:need -21:nev -28:new -21:news -20:newspap -34:next 33:nft -64:nod 50:node 43:nonce 37:normal 39:noth 46:now
49:numb 51:off -30:office -27:often 33:ok -32:only 65:or 21:oracle -53:oth 34:out -29:output -21:page 31:pap 31:past -27:pay
46:payment 49:payout -34:percent 27:permit -28:phantom 22:platform -36:pool -30:position -21:post 24:pow -21:present -35:pric
-44:price 23:produc 49:program -32:project -59:propos -22:python -43:queue -24:rate 20:raw 67:real 56:receipt 63:receiv 29:recipient
39:recommend -28:regist 22:reject 23:relay 21:request -26:return -34:revert 31:right 23:rn 45:role 33:rpc -47:rul -43:safe 70:same
-39:satoshi -27:saving 80:say 54:search 22:second 54:see 22:seem 34:send 56:sent -61:service -32:set 56:settlement -40:share -33:she
-49:should -30:show -74:side 35:sig -29:signatur 39:signature -21:simple 26:since -33:sit 47:site -44:skip -41:small -22:smallest
26:snapshot -29:solidity 57:some -21:someone -56:somewhere -45:sort 63:spell -21:split -29:spr -44:spreadsheet -51:stack -27:state
-53:station -21:still 86:str -21:stuck 41:subdomain 31:succe -24:sum 26:swapp 27:take 30:teach 48:test -41:text -34:th 33:that
21:there 36:think -25:those 33:thru 24:ticket 41:time 54:timestamp -21:tool -32:top -44:topic 28:total -40:tp -63:trace 25:track
-32:transaction 35:transf -21:transfer -44:trezor -22:turn -40:tvl 66:txid 56:type -40:unit -22:until -29:user 26:utc 44:utilisation
-29:validator 54:value -21:vault 20:vb 43:version -39:were 27:what -43:whole -23:wire 30:withdrawal -34:without -63:won 27:word
42:work 39:wrong 22:wrote 20:year -45:yet @category=nft_analytics 63: 31:* -37:24h 31:? 44:^and 50:^chart -40:^coingecko
52:^collection 37:^compare -43:^contract 43:^doe -39:^everyth 28:^find -24:^held -22:^how 27:^it -42:^list -62:^make -34:^market
-68:^nft -40:^on 55:^only -26:^rarity -36:^the 20:^token 36:^v 35:^volume 97:^wa 34:^what -25:^when 26:a 54:about 64:all 27:also
37:am 33:and 36:anyth -30:approval 56:are -28:art 53:artist 28:asset 68:ath -74:be -33:been -23:before -22:beginn -21:best 55:bought
-26:but 38:buy -24:can 39:cap 41:chart 50:cheap -48:coingecko -23:collection 42:compare -35:compress 43:cost 41:could 25:count
-73:creator -29:dao 46:data 33:daught -28:develop 40:digital -29:do -27:document -28:doe -33:down 27:drop 61:each -46:erc20 34:ever
23:every -24:far 93:fee 34:find 48:floor -20:friend 31:fund 23:gave -25:give -68:he 28:history -24:hold -23:holder -25:id -37:if
65:in 41:insurance 42:inventory 57:item 68:jpeg 22:just 110:keep 41:kind -23:know -45:list -44:logo 60:lol 27:long 54:lost 70:lowest
47:m 53:made -57:make 29:many 34:market 38:marketplace -23:may 31:mcap 34:member 27:metadata 21:metamask -41:mint 56:moment 21:my
89:nam -46:name 50:need -61:new -31:next -28:not -65:now 69:numb -36:offer -41:on 86:one -28:only -24:open 102:oth -48:our 49:owner
28:paid -43:pay 55:percent 31:pictur 41:picture 43:piec 22:please -21:point 22:project -85:rank -59:rarity -62:right -44:royalty
-73:run -67:sale -51:same -33:she -48:should 52:side 28:since -23:sold -43:some -33:someth 24:spam 51:spr 22:talk -40:th 71:that
25:their 53:there 22:they -27:those -65:today -52:token -40:too 26:top -25:track 24:trad 53:trait 49:und 24:up 123:v 30:value
48:vault -47:volume 79:wa -20:wallet 32:we 35:what 32:whatev -41:when 23:with 33:worth -60:would 65:writ @category=onchain_dex -5:*
45:^a -35:^all 42:^any -36:^are 36:^biggest 21:^candl 26:^chart 24:^compare -21:^current 37:^dex 45:^dexscreen -25:^find 54:^give
79:^if -20:^liquidity -46:^look -28:^my -35:^need 21:^our 46:^quote 34:^rank -20:^search -23:^show 26:^tell 35:^the 26:^total
-43:^where -21:account -20:address -23:all -42:also 36:amount -30:and -21:ape -22:aped -42:auditor -41:bett 27:between 21:big
-24:block -26:boost -26:both 54:bridg 24:cap -23:cent 40:change 28:chart -28:cheapest -20:check -48:clos 26:com -21:cost -24:cousin
-35:cros -32:d 40:data 40:decentralis -23:decimal 46:deep 64:degen 60:deposit -43:desk 29:develop 64:dex 37:did -42:down -20:e
-26:each 49:earn -28:even 65:exploit -24:feed -23:find 25:flow -30:fund -47:geckoterminal 40:give -29:gone -62:green -32:hack 61:had
-22:happen -23:have -28:hi 29:highest 55:if 30:impact -26:into -42:keep 27:kind 69:known 28:land -23:least -32:led -28:lend -25:live
-42:long -23:marketplace -35:min 28:mine 58:mint 21:money 35:month 51:move 40:much -20:name -24:net 34:nev -33:no 29:number -58:once
-69:onchain -25:or -26:oth -28:own 30:pair 27:park 63:people 37:percent -35:piece -58:pippin -21:plan 24:please -24:plu 41:pool
29:profil 43:pump 23:quote 24:rate -31:reach 45:receive 26:recommend 47:reserve 38:risk 27:rows -38:safe 34:same -26:search
28:second -38:sent -24:shar -26:she -34:show 71:since 33:small 49:somebody -43:someone 30:sort 21:stable -22:swapp 32:t -36:talk
27:tell 20:than -24:then -52:these 31:thing 47:through 31:tier -22:time 55:today 27:too -75:trader -20:transaction 32:transf
32:transfer -30:trend -75:turn 43:turnov -29:twitt -34:two -21:until -33:up 30:use 22:used 23:v -24:venue -20:verify -53:view 37:vol
-23:watch -30:we 23:went -34:were -25:whatev 70:withdraw 31:worth 65:yield @category=portfolio_wallet 10:* -20:? -25:^account
32:^addres 36:^all -46:^allowance -30:^am -39:^any -74:^are 29:^burnt 78:^call 22:^can -33:^cancel 65:^check 45:^coin -22:^compare
-49:^compress -27:^convert 43:^custom 27:^did 55:^every -21:^fee -55:^find -23:^fund -48:^ga 22:^good 54:^held 29:^hold -21:^how
-22:^if 65:^in 39:^last -32:^ledg 29:^list 72:^make -27:^may 38:^need 39:^newest 71:^nft 21:^nonce -55:^numb 32:^one -58:^only
48:^our 33:^pl 35:^please 25:^pnl -49:^price -36:^realis 28:^reverse -30:^run 36:^search 38:^someone 52:^swap -31:^tell 38:^that
28:^token -51:^top 27:^trad -21:^transaction -41:^turn 30:^tx -37:^unclaim 21:^wa -27:^wallet 22:^when 23:^which -28:^with 25:^would
21:accountant 30:active 24:activity -24:actual -21:addres -122:address 39:aft 68:all -39:allowance -61:also 48:altogeth 37:am
-28:amount -37:answ 33:any 23:anyth 32:apart 51:app -23:approval 47:arriv 58:arrive 61:artist -27:attach -61:attack -26:attestation
-52:back 28:bag 63:bal -33:balanc -21:be -25:before -22:bet 20:bigg -40:block -28:blockscout -23:book 50:bookkeep -24:bridg 41:broth
27:burnt -22:busy -22:but -23:by 52:call 25:came -41:cancel -31:car 22:card -23:chain -44:chang -27:channel 72:check -45:circle
61:claim -26:close -47:coin 31:cold 23:colleague 37:collect -57:collection -31:com 27:company -52:compare 21:consolidate -43:control
-26:convert -20:copy -21:cost 24:counterparty 46:court -41:creat 53:create 60:creator 57:crypto -21:current 42:custom -44:d 108:dao
34:data -24:decimal 31:defi 33:deploy 66:dev 64:did 49:do 30:done 39:draw 34:dump -25:eip -65:eligible 25:else -70:employ 63:empty
50:en 46:erc20 -21:error -25:etherscan -50:even 72:every 32:everyone 34:everyth 43:exchange 66:expire -27:exploit 42:explor
57:factory 34:farm -52:fattest -22:fear 24:fee -44:feed 49:fetch -21:figure -20:file -56:find -28:firm 31:first -58:flow 21:for
-26:forgot 46:found -59:freeze 34:friend -30:from -23:front -21:frozen -32:full 32:fund -21:gain 50:gave -33:get -22:gett -22:give
-30:given -50:gone 67:governance 59:grandson 38:green 55:ha -24:hack 69:had -47:hand -32:hardware -44:hash 41:have 76:he 27:held
51:her -26:hex 22:hi -35:high -44:history -35:holder -38:home 55:hot -35:hour 24:husband -24:idea 72:if 27:im 34:incl 79:incom
-29:income -56:inscription 32:inside 56:internal -37:it -28:item 60:itself -20:job 24:just -51:key 26:kind 56:know 41:l2 -42:lamport
44:land 46:last -36:launder 82:left -33:legal 42:lent -23:letter -32:level -27:lightn 32:lin 48:line 41:liquidity 22:list -40:live
40:lol -27:lookup 21:low 36:made 32:make 39:max -91:mempool -37:message -54:min 41:mine 23:mint -42:move 44:movement 55:multisig
26:must 40:nam 24:name -58:native 31:net -36:nev 28:news -31:no -36:node -49:not -46:numb 33:old 32:once -27:only -26:operator
25:ord -50:order -44:ordinal 45:oth 59:our 47:outgo 26:output 33:p 24:paid 50:pap -46:passport 35:pay 22:peg -32:pend -47:people
-24:per -21:permit2 -42:person 42:phantom 39:piec -27:pippin 32:pl -45:place 20:please 25:point -23:pool -20:post 30:present 60:pric
-38:price -50:print 37:profile -27:profit -50:program 52:provide -53:pull -26:put 46:queue -22:rank -45:rate -22:raw 59:reach
-23:realis -51:reason -21:reb8tk3gbgk5auzkwc6shnwrgvjh8dualh -34:receiv 21:recent 33:record -98:regist 37:relay 46:rent 46:report
-34:resolve -26:return 28:reverse 42:rich 26:right -35:rout -25:rpc -34:run 24:safe 30:said -29:sandwich -60:satoshi 23:say
-25:screen 34:search -23:second 56:see -42:seen -28:sell 52:set -27:shar -46:sheet 23:show -21:side -43:sign -48:sit 59:sitt
65:small -37:smallest 24:so 42:sold -37:solidity 48:some 60:someone 26:somewhere -57:son -23:source 38:spendable 81:spl -42:split
-56:stabl 32:stablecoin -24:stak -32:stake 37:stand 44:statement -39:statu 30:still 44:storage -30:story -22:str 23:straight
-47:subdomain -33:supp 35:support 39:swap 22:symbol 23:tag -36:take 21:taken -62:talk -38:team -40:term -89:th -35:their -54:them
-24:these -41:they -48:thi 29:those -53:tim 24:togeth 38:tonight -32:too -42:top 34:touch -50:trade -29:trader -40:transaction
47:transf 66:treasury -32:trezor -66:turn 25:twitt -50:type 69:u -37:und -25:unlock -20:use 23:utxo -23:v -36:valuation -44:value
62:vault 39:very -25:view 45:vitalik 22:volume -34:wait 21:we 27:were 29:whale 37:where 31:wheth 38:which 26:while -25:who -30:whoev
-36:whole 26:why 25:will -58:win -24:word 23:worth -35:write -36:wrong 48:yet 50:yield 58:you 83:zero @category=prediction_markets
-4:* -31:^ -29:^account 32:^all 54:^and -30:^best -72:^bet -48:^bid 20:^book -43:^by 46:^cheapest 33:^clos -23:^crypto -21:^depth
-41:^did -45:^do 33:^give 33:^ha 20:^hottest -26:^i 33:^imp -46:^in 34:^it -22:^keccak256 46:^last -66:^level 26:^mid -36:^no
36:^odd 38:^open -30:^ord 59:^price 40:^print -55:^put 21:^the 22:^trad 25:^volume 24:^what 44:^ye 21:about -21:account -28:aft
44:also -22:and 26:any 56:anyone 32:anyth -35:apple -26:are -33:balance -33:been -33:best -26:bet -60:betfair 29:bett 49:bettor
32:between 69:book 23:bought 24:budget 25:buy 22:by 38:chance 59:cheapest -39:close -21:coin -41:com 44:company -24:condition
40:contract 26:cost 70:could -21:dao 36:decemb 20:down -36:each -22:earn 26:eith -21:end 26:every 32:everyone -31:everyth 49:exact
-22:exchange -45:fee -30:for 49:from -47:good 22:guy 24:had 39:held 29:highest -21:history -67:holder -31:hour -38:id 30:if 23:insid
27:interest -22:keccak256 -35:keep 82:l2 -36:largest 22:lead -48:left -72:legal -33:lend -21:licence 32:link 48:look 20:los 42:made
-86:manifold -27:market 40:meet 46:minute 29:money 57:morn 52:most 45:mov 32:move -76:nam 79:no 45:now -32:odd -24:offer 24:office
-76:old -22:ord 52:outcome -34:own 30:paid 68:pay -76:people 33:piece -61:plu 61:politic 39:poly 21:position 35:post 37:print
38:profile -47:proposal -46:put 22:resolv 64:resolve 30:right 51:rn 20:rows 36:rul 29:run -50:say -44:search 61:see 21:sell 26:sent
-37:set -24:settl 45:shar 28:sid -39:sise 26:sit 23:sold -31:someone -65:someth 44:sport 41:stak -25:still -22:strike 30:sub -30:t
-36:team 26:tell -28:term 36:th 36:through 97:tick -37:time 31:told -46:tonight -36:top -39:trader -25:u -58:und 65:up -30:use
51:very 50:volume -28:wallet 41:week -21:went -28:whale 28:whoev 31:whose 51:will 36:win 33:won 60:would -49:ye
@category=search_discovery 28:0x -56:^addres 28:^all 44:^any 25:^before 32:^coin 55:^coingecko 46:^compress 73:^contract -22:^could
-28:^dex -36:^dexscreen -26:^doe -22:^explain 82:^find 25:^for 22:^give 54:^id 29:^identify -29:^look -39:^market 55:^mint 45:^most
-30:^my -58:^need -59:^nft 36:^only 34:^our 30:^pair 42:^pyth 35:^resolve -77:^rows 30:^search -25:^show 34:^token 28:^trend 20:^und
33:^we 58:^where -32:^which -73:^who 23:about -26:account 29:add 21:against -21:airdrop 25:already 32:an 38:any 40:anyth 24:around
-36:artist 31:ask 37:audit 36:auditor 23:be -47:behind -40:bett -28:biggest 40:block 51:blockscout -43:bos -33:burnt 28:by
47:category -28:chang 30:chat -21:client 66:code 41:coingecko -29:cold 36:colleague -35:come -21:company 26:compress 28:config
44:copy -38:count 24:crypto -50:d -29:dat -60:data -23:decentralis 21:deepest -22:dexscreen 25:down -26:drop 36:each -28:else -29:en
23:entry 52:error 20:everybody -26:exchang -25:explain -64:explor 43:file 84:find 39:found 26:from -46:gave 42:geckoterminal
-52:google 22:group -25:ha -46:hand -32:her 60:here -47:hi -33:hold -41:hot -21:how 59:id 55:identify -34:if -33:includ 31:it
-37:item 38:just -39:keccak 32:keep 51:kind -55:know -20:largest -46:lay 23:ledg -26:listing 34:log 43:long 44:m -27:made -29:make
24:match -27:mcap -48:member -25:mention 32:mint 25:morn 23:most 48:must -36:my -41:name -68:need -21:newest -46:not -31:now 49:numb
54:old 22:on -37:one -32:only -48:oth -23:own 31:pair 24:pap 49:pas 29:past 39:payment 23:piec 77:pippin 58:pl -55:plu -22:pric
-30:profile 34:publish -27:pump -39:rank -60:real 24:recent 22:resolv 25:right -34:role -25:rows -61:same -44:satoshi -62:script
33:search 58:sector -29:see 43:send 21:set -48:sheet -61:should 37:show 23:sit 31:so -32:some 20:someone 66:someth 35:sort -29:spot
29:spreadsheet 30:start 36:statu -65:stock -28:str 41:support 24:symbol -31:tell 41:th -23:that -23:their 51:them -38:there 21:thi
-64:tick -30:tim 24:time 22:token -22:told -34:tonight 43:tool 46:trade 21:transaction -28:transf 42:trend -22:turnov 21:two -44:u
28:und 28:use -23:v -52:value -38:verification 44:verify -20:volume -29:wa -23:wallet -21:want 24:we -23:website 23:what 50:whatev
-69:who 38:whom -43:whose -51:work 34:write -49:you @category=security_risk 10:* 54:^and 45:^any 33:^anyth 77:^are 48:^biggest
25:^buy 26:^check 30:^coin 27:^could -33:^decode 27:^dev -66:^did -49:^draft 21:^everyth 40:^for 33:^hold -23:^in -42:^it
-31:^latest -29:^make 39:^metamask -66:^mint 58:^newest -36:^next -21:^on -41:^our -24:^please -95:^revoke 32:^safe 40:^show
27:^someone -38:^there 24:^token 25:^top 45:^wa -40:^when -27:^where 21:addres 36:aft -31:airdrop 44:already -80:also 41:any
39:anyone -40:anywhere 32:approv -32:approval 28:are -22:art 62:artist 30:at -35:audit 34:back 47:bag 22:balanc 28:be 65:been 28:big
55:biggest -31:bond 99:burn 28:but 41:button -26:buy 29:came 58:can 21:cap 24:clean -35:click 24:close 41:code 22:come -32:commit
-33:community 27:company 26:count 74:counterparty -33:cousin -31:creat 31:credit 44:dangerou -25:data -22:day -36:decode -26:deploy
-67:dex -40:doe -49:draft 31:drain 23:dust 49:earn -25:email -26:en -37:end 31:erc20 -70:every 35:everybody 24:exchange 44:far
24:fear 26:file -34:find -39:flagg -38:floor -23:for -43:free -23:friday 45:from -35:front -31:gave -30:get -31:github 37:go -52:goe
22:gone -37:grant -25:he 55:hex 38:hidden 88:hit -23:if -34:inside 45:investment 20:just -24:key -21:landlord 47:latest 29:launch
33:launder 32:lead -36:left 58:legit 24:lett 25:letter 35:list -23:lol 31:look 36:lp 35:m 72:made 42:mail -30:make 27:maliciou
31:many 39:memecoin 38:metamask -24:min 37:mine -32:minute 25:money 35:more -21:most 23:nephew -45:network 31:newest 20:newslett
-40:next 47:no -21:not -50:old 22:one -28:open -33:or -42:oth 29:own 23:page 21:pair 27:park 34:paus -21:pay -41:pension
33:permission -41:permit 32:permit2 -20:pippin -31:please 55:plu -21:post -24:print -22:project -31:protocol 29:rais 63:reason
-23:reentrancy -88:revoke -26:right 74:risk 27:rows 47:rug 34:rugcheck -27:run 71:safe -31:same 23:sanction 45:say -29:screen
21:search 67:security -23:see -22:several 36:she -21:shill 30:short 96:should 23:show -36:since 56:so -24:solidity 34:someone
-29:somewhere -44:spl 25:stable 35:statu 31:stolen 22:stop 54:swap -44:switch 87:t -46:that 32:them 76:these 22:think 66:those
-51:tick 41:token -51:tonight 27:top 22:trad 27:transfer 46:trap -53:trezor 23:trust -35:trustworthy 71:turn -22:tx -47:unlimit
-21:unlock 33:until 25:up -41:upgrade 21:us 40:valu 39:verification -32:vitalik 41:want -29:we 74:were -22:wheth 50:whoev 39:why
46:with -28:withdraw 23:withdrawal 53:worth -31:would 41:writ -21:yet -40:yield -34:you @category=token_contract -18:* 42:^ -22:^a
43:^allowance 80:^and -71:^call -30:^can -24:^chart 22:^check -42:^circulat -29:^convert 28:^do -64:^event -48:^every -45:^everyth
-76:^find -24:^ga 43:^get 29:^ha -22:^hash -32:^held 24:^holder -21:^honeypot 29:^largest 30:^latest -26:^ledg 52:^look -25:^market
-37:^may 34:^mcap -53:^mint 61:^need 36:^next -56:^numb -23:^open 59:^our -25:^please -27:^read -32:^review -28:^should -26:^show
27:^so 21:^source 47:^stack 52:^tell 35:^to -74:^token 39:^top 46:^topic0 38:^total 71:^turn -25:^twitt -28:^two -68:^verify
49:^wallet 24:^website -31:a 33:abi 23:about 23:accord -28:actual 21:addres 66:address -20:against -26:all 43:allowance 45:already
-64:also -27:among 70:amount -36:approval 42:argument -25:arrive -71:artist 22:ask -49:attach 74:auditor 44:average 26:be 29:bet
27:big -37:biggest 49:blob 35:board 65:book 26:bool 30:both -79:burn -21:burnt -34:by 31:byte -54:call 44:calldata -26:can -23:cap
59:change -23:chart -21:circulat 41:client 22:com 36:competitor 30:compil 29:confirm 24:constructor 40:control 24:copy -32:country
30:cov -48:create -23:crypto 42:d -25:dangerou -23:dao -44:dat 21:day 21:decimal -25:decod 24:developer 59:dex 24:different -29:do
62:down 40:draw -52:each -30:eip 54:email -37:emit 83:employ 28:entry -41:etherscan 29:even 53:event 31:everybody 25:evm 39:exact
49:exist -25:explain 45:explor -54:factory -25:fail -40:far 22:farm 43:fattest 20:fetch -74:find 64:firm 45:flow 25:follow
-30:follower -29:free -27:front 38:full 32:function -33:ga -62:gave 28:geckoterminal 51:gett 33:giv -28:got -58:governance
29:government 37:grandson 44:grant -47:group 24:grow 25:hack 28:hand -20:here 25:hex 24:hidden -32:him -41:hit 30:hold 63:holding
40:income 38:index -37:input 22:into -48:json -23:keep -27:kilometr 67:know 63:lamport -23:landlord 28:late 32:latest -56:launch
-37:least 20:left -30:legal 23:lend 28:like -23:lin 21:liquidity 36:live 44:log -36:logo 21:look -29:m -21:made 26:main -32:make
24:many -33:match 38:mcap 42:mean 30:meme 26:memo 44:mention 45:method -29:mil 54:min 47:mint 30:minute -50:month 29:more -58:morn
41:mov -39:multisig 25:must 27:myself 23:n 27:name -32:native 44:need -49:no 62:nobody -69:nod -29:not -75:off 45:official 29:old
53:oldest -28:one 40:open -60:oth -23:out 33:page 41:pap -43:part -21:people 27:percent -28:permit2 -30:phantom -33:piece 40:pile
-36:pippin -39:pl 34:point -77:post -28:price -26:protocol 48:proxy 35:publish 67:pull 21:purchase -23:rank -38:raw -32:real
-35:reason -70:receiv -29:reentrancy -34:regex 41:relay -21:request -43:result 34:return 36:revert 27:review -25:round -25:rug
-39:safe -53:sal 57:sale -35:same 49:satoshi -51:say 28:school 39:search 28:see -36:sell -47:send -24:service 38:shar -36:share
-36:she 23:sheet 37:should 28:show -70:since 22:single -26:sise -40:so 25:somewhere -71:spell -40:spend 50:split 25:spreadsheet
-43:square -34:stabl 62:stack 33:still 56:stop 21:sunday 51:table -28:take 28:team -34:telegram 46:tell 32:text 81:th -24:theft
-24:their 25:them -38:there -39:those 60:tick -30:ticket 31:tim -49:time -30:token 47:too 64:top 56:topic 50:topic0 -26:total
-27:trad 45:trade -35:transf -26:trezor 60:turn -42:twitt -34:tx 20:u 43:und 52:unit 39:unknown -28:unlimit 63:unlock -20:until
26:up -49:upcom -27:use 21:used 20:user -29:v -20:validator 35:value 26:vault 67:verification -29:verify 39:volume 34:w 43:wallet
-39:way 22:website -50:were 26:where 35:who 31:whole -37:whom -58:whose -30:wire -25:with -30:without 30:work -24:worth 20:would
-37:writ -43:wrong -22:yet -27:you -24:your @chosen-count -34: 155:* -67:? -24:^how -43:^i 54:^newest -47:^put -24:^quote -55:^the
34:^what 88:^which 29:^who -22:about -50:account -28:addres 22:all -36:and 63:are 26:back -45:bet 72:biggest 23:bridge -66:buy 78:by
48:cap 31:category -50:cent 24:chain 101:coin 74:coingecko 86:collection 34:contract -30:could 58:crypto -56:defillama 67:dex
-52:did -23:do 23:each -20:eip 53:em 66:enough 98:event -46:exchange 94:first -51:for -24:get -66:have -31:he -36:how -30:i -35:if
-36:into -79:it 32:just 46:list -30:market 27:me 24:mint 48:money 87:most -66:my -20:name 44:new 76:newest 35:nft -26:nonce -39:now
-51:numb -39:of 37:off 39:on 21:one 66:only 82:open -23:over -37:pay 22:people 70:per 32:pl 76:pool -52:price -47:put -23:quote
68:rank -52:rate -37:right 112:rugcheck -26:say 61:show -33:sit 21:so -26:str 23:that 51:their -32:there -34:thi 63:to 36:today
94:token 36:top 51:transaction 41:up 49:volume 27:want -31:what 25:where 80:which 26:who 66:with -29:word -34:worth -25:would
-101:ye -28:you @chosen-said @lacks|open=fits|thing 89:* @chosen|other @leaves:time @outside|strange=0 @slot:include_abi -16:*
@content=1|first @lacks|open=none|unnamed -28:* @content=3|first @drops|named|new|other @lacks|open=none|left @outside|asked-fit
@whole|points=theirs|left -6:* @content=5|first @outside|named=1 @title 6:* @content=6|first @outside|whole=2|left @takes:time
@whole|open=none|taken 14:* @described @lacks|points=it|left @outside|own=0 17:* @fault -83:* @first=1|other @lacks|whole=4|taken
@wide=1|other -22:* @first=2|other @lacks|open=thing|left @leaves:collection -24:* @first=3|other @lacks|left @outside|asked-fit=12
@outside|asked-fit=13 @outside|here|ours @outside|whole=2|unnamed -11:* @first=5|other @outside|open=ours!|left 23:* @first|other
@lacks|open=person|taken @ruled=outside 29:* @group=first @src=none -7:* 31:24h 73:^ 33:^24h 24:^a 32:^accord -23:^account
52:^addres 98:^also -32:^am 25:^an 99:^and 32:^any 38:^anyth -40:^apple -26:^ask -29:^at 92:^ath -43:^attestation 44:^before
-38:^best -73:^bet -42:^bid 77:^biggest -35:^block 37:^book 70:^burnt 35:^busiest 37:^call -75:^cancel 25:^candl -30:^capital
42:^chart 22:^cheapest 58:^check 38:^clos 55:^coin 21:^coingecko 38:^collection 45:^compare -30:^compress 96:^contract 66:^cost
-30:^crypto 53:^current -31:^defillama 45:^depth 29:^did -23:^do -30:^doe 41:^dominance -54:^draft -45:^each -55:^event 28:^every
-39:^everyth -36:^explain 39:^explor -25:^farcast -55:^fetch -29:^fill -24:^find -23:^floor 25:^for -60:^freeze -70:^from 27:^fund
-63:^futur 42:^get 62:^give 20:^ha -30:^hash 44:^hashrate 41:^height 35:^held 33:^hey -34:^highest -20:^hold 22:^hottest -30:^id
23:^identify 66:^if 40:^in 26:^it 37:^just 20:^keccak -26:^keccak256 -23:^largest -25:^latest -39:^ledg -34:^lend -69:^level
-34:^liquidation -24:^liquidity -21:^list 33:^lock -64:^long -44:^look 34:^lowest -32:^make 62:^margin -59:^market -48:^may
-62:^mempool -45:^message 45:^metamask -35:^min -39:^mint -33:^most -74:^nam -29:^name 55:^need -50:^network 85:^newest -21:^nft
20:^not -80:^numb 34:^odd 36:^on 89:^one 42:^only 48:^our -26:^pair -39:^payment -60:^pend 74:^perp 32:^pl -34:^plan -34:^please
-37:^plot 23:^pnl -81:^point -28:^pool -23:^position -46:^protocol 21:^pull -63:^put 31:^pyth 36:^quote 43:^rank -30:^rarity
51:^rate 23:^raw -31:^read -38:^realis 33:^resolve 22:^rest 37:^revenue 25:^reverse -52:^review -96:^revoke -140:^rows -23:^rpc
32:^safe 35:^sat 55:^say -46:^should -46:^side -44:^sign -81:^since -77:^sise 37:^so 70:^some 25:^someone 29:^stablecoin 45:^stack
-49:^stak 22:^supp 40:^swap 62:^tell -39:^text -49:^that 35:^their 23:^they 40:^time 53:^token 35:^top 65:^total 27:^trad
-36:^transfer 22:^trend 30:^turn -32:^tvl -44:^twitt -37:^unclaim 25:^value -60:^verify 44:^volume 108:^wa -33:^want 40:^whale
23:^why -56:^with -52:^withdrawal -36:^worth 40:^ye 22:abi 28:about 20:accord -39:account -24:acros 33:actual
-85:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -81:address
21:adjustment 28:advis -39:airdrop 24:alert 23:all -67:also -21:altcoin 42:am 36:amount 24:annual 53:answ -45:answer 39:any
37:anyone 26:anyth 20:apart -55:api -67:apple 26:approv -62:approval 26:apy 36:argument 21:arriv 43:arrive -35:art 38:artist 45:ask
27:asset -60:association -55:ath -32:attach -62:attack -69:attestation 40:auditor 31:aunt 37:average 28:away 44:bag 43:bal
-29:balance -31:bank -28:bar 34:base 42:basi -38:beacon 38:before -33:behind -32:below -32:best -46:bet -61:betfair 39:bettor
-34:bid 58:big 32:bigg 27:biggest -51:bill 72:blockchain 25:board -56:bond 36:bookkeep 24:bool -39:boost 24:born 33:bos 43:both
30:bought 29:bridg -48:broadcast 20:brok 64:broth 22:budget -52:builder -42:built -45:buy 23:byte -33:bytecode 35:calldata
-24:calory 38:came -88:cancel 22:cannot 68:cap -26:capacity -36:capital -41:car -26:cast 40:cent 50:certain 55:chang 32:change
-33:channel -30:charge 21:chart 29:chat 23:cheapest 65:check -64:circle 77:claim 30:clean 26:client 73:clock -41:close 39:closest
44:code 30:coingecko 24:colleague 48:collect -48:column 47:come -55:commit 59:committee -30:community 29:company 44:compar
59:compare 58:competitor 23:compil 29:complete -32:condition 28:confidence 23:config -31:confirmation 22:consolidate 23:constructor
76:control 26:convert 23:cost 53:could 82:counterparty 37:court 68:cousin 36:cover -71:creat -25:create2 34:crypto 41:csv
24:currency 38:current 53:d 27:dangerou 23:dapp -21:dashboard -36:dat 27:day 83:dear 31:decemb -27:decide -28:declare -44:deep
43:deploy 41:deployment 51:deposit 69:depositor 29:depth 33:derivativ -21:description 55:dev 45:dex 26:did -30:difficulty 45:digest
38:digital -40:discord 40:discuss -38:disposal -66:dispute -49:dividend 43:document -22:doesn 31:dominance -48:don 46:done 56:down
-51:draft 32:drain 55:draw 23:dur 69:each 40:editor -21:egg 33:eip 64:eith -77:eligible -31:else 30:em 35:email 35:empty 23:en
29:end -42:english 44:enough -39:epoch 32:erc20 29:estimate -30:etf -44:etherscan 43:everybody 55:everyone 26:evm 32:exercise
48:expire -55:explain 70:exploit 30:explor 33:fail -57:fall -30:farcast 95:fattest -48:fear 45:fee 71:fetch 34:figur -43:file
-34:find 25:fine 21:firm 23:first 29:flagg -39:flow 40:follow -72:follower -53:forgot -33:form -34:forum 37:found -66:free
-40:freeze -55:friday 32:friend 26:from -24:frozen 25:fund -25:ga -24:gainer 27:gallery -42:germany -27:get -32:geth 38:gett
-41:github -23:given 58:go -64:gonna -46:good -60:google 22:got 58:grandson -61:gre 23:greedy -27:group 48:grow 66:had 28:hang
57:hard -25:hardware -43:hash -59:hashrate 34:he -31:headlin 34:hedge -38:height 27:held 31:hello -47:help 28:her 23:hex 33:hey
27:hi 44:hidden 34:highest 63:him -42:history 53:hit 26:hold -52:holder 34:holding -47:home 36:homework 39:hot 22:hottest -21:hurt
-26:ibuprofen 36:identify 23:if -22:imp -38:impermanent 25:incl 43:includ 86:incom -22:income -28:inflow -22:input -78:inscription
21:insid 45:inside 35:inventory 32:invest 61:investment 46:invoice 32:item -41:job 20:journalist 52:jpeg -48:json 46:just 66:keccak
-25:keccak256 104:keep -68:key -29:kilometr 89:kind -22:knee 48:know -52:knowledge 68:known -35:kyc -28:l2 78:lamport -42:landlord
40:lat -34:launch 26:law -47:lawyer 45:lead 77:least -46:leav 34:leave 25:ledg 30:left -91:legal 36:lent 21:lett -68:level
-64:leverage -22:licence 37:lie -44:lightn 31:like -47:limit 49:liq -32:liquidation -61:listing -38:liv -35:live 47:log -36:login
-76:logo 36:lol -25:long 46:look -29:lookup -36:los 68:lost -33:low 64:m 47:made 52:mail 56:main 39:mak -23:make 27:maliciou
-87:manifold 43:mark 50:marketplace -25:match 49:may 39:mean 37:meet -53:mem -44:member 34:memecoin 45:memo 42:mention -40:message
31:method -25:mev -39:mid -34:mil -29:min 33:mine 28:mint -39:minut 89:minute 56:money -75:month -47:mood 46:more 25:morn
-33:mortgage -47:moth 37:movement 28:multisig 57:must 35:n 27:namehash -35:native -24:near 53:need 42:nephew -34:news -39:next
24:nft 50:no 56:nobody -88:nod 31:node 53:normal -56:not 42:numb 53:number -30:odd -42:off 22:offer 21:official -70:often 33:ohlc
-28:oi -31:old 42:oldest -30:once 36:onchain 62:one 28:oracle -48:ord -44:order 42:orderbook -91:ordinal 35:out 48:outcome 27:outgo
-20:owe 37:owner 32:p 27:page 48:paid 76:pap -45:park -32:part -58:passport 56:past 27:paus 52:pay 33:payment 60:payout -42:peg
-49:pend -32:people -37:per 30:percent -26:period 25:permission 46:permit 28:perp 79:perpetual -43:person -40:phone 38:pick 51:piec
33:pile -52:pippin 60:pl -50:plan 62:platform 20:please 30:plenty -35:plot -67:plu 56:podcast 33:point 57:politic 47:poly
-43:portfolio 44:possible -83:post 88:ppl -36:premium -31:prepare -28:pres 35:present -21:price -50:primary -37:print -24:priority
39:profile -33:profit 36:prop -63:propos -30:proposal 37:provide 22:proxy -34:public 35:publish 40:pull 52:pump -26:put -41:python
-53:query -26:question -27:queu 60:quot -22:rabby 22:rais -26:range -63:rarity 24:rat 39:rath 33:ratio -36:raw -42:re 68:reach
24:read -35:reb8tk3gbgk5auzkwc6shnwrgvjh8dualh 52:receipt -44:receiv 34:recent 24:recipient 33:recommend 32:record 23:recov
-50:reentrancy -37:regex -91:regist 77:relay 41:rent -22:repository 21:reserve 22:resolv 36:resolve 23:rest -52:result -34:revenue
25:reverse -88:revoke 33:rich 52:rn 29:role 22:rough 67:rows -50:royalty 22:rpc 23:rug 30:rugcheck -61:run -22:runn 31:safe 28:said
-43:sal -30:salary -38:sale 27:same -53:sandwich 45:sat -50:satoshi 48:saving 52:say -58:schedule 31:school -36:screen -50:season
32:second 24:sector 34:security 51:see -34:seen 23:sell -54:separate -69:serv 58:set -28:settl -41:settle 75:settlement 41:shar
25:share -70:she 21:shill -46:shop 22:short 26:should 37:show 43:sid -22:side 29:sig -26:signatur 30:signature -54:simple 29:since
52:sist 31:site 49:sitt -40:skip 62:slide 30:slip -48:smallest -44:snapshot 63:so 46:sold -39:solidity 34:some 22:somebody
29:someone -30:soon 27:source -63:spell -29:spend 37:spl 45:split 42:sport 36:spr 35:spread 42:spreadsheet -46:square 76:stable
40:stablecoin -49:stake 37:stand 36:start 33:startup -21:state 28:statement -58:station -28:step 71:still -44:stock 31:stolen
-30:stood 30:story 52:str -24:strike -23:stuck 74:student 29:sub 25:succe -31:sum -22:sunday 42:support 63:swap 22:swapp 43:switch
44:symbol 20:table -41:tak -28:talk 22:teach -51:telegram 43:tell 23:term 48:test -40:text 57:th 23:that -28:theft 21:them
57:themselv 30:there 70:these 26:thesi 54:thick -30:thing 48:think 51:those 29:through 37:thru 30:tick -39:till -51:tim 33:timestamp
30:today 22:togeth -59:tonight -57:too 41:topic0 -30:tornado 33:touch -46:tp -55:trace 30:trade -98:trader 49:trait -61:transaction
22:transf 40:trap -43:trc20 29:treasur 42:treasury -21:trend -71:trezor 26:trust 58:trustworthy 79:turn 80:turnov 46:tvl -30:tweet
-81:twitt 59:txid 25:type 52:understand 46:unknown -50:unlimit -21:unspent -23:until 40:up -63:upcom -32:update -51:upgrade 31:us
55:used -33:user 51:utc 41:utilisation 61:v -43:validator 20:valu 70:value 35:vault 22:ve 24:venu 42:venue -23:verification
33:version 82:very -53:view 33:vol -21:volatility -29:vot -43:vote 27:w 32:wa -49:walk 39:wanna -36:watch -37:way 26:we -23:weath
29:website 24:what 51:where 42:wheth 21:while -28:white 40:whoev -31:whole -56:whose 30:why -22:wife 53:will -24:win -58:wire
64:withdraw 55:wont 62:world 50:worldwide -28:write -59:wrong 20:wrote -36:x -61:ye 23:yet -24:you -46:your -34:z 46:zero @joint 20:
-30:* 56:0x 26:24h 48:^a -26:^about 55:^all -131:^and -36:^any -49:^are 39:^best -22:^bid -21:^biggest 63:^buy 50:^candl 99:^chart
-46:^collection -79:^compare -94:^could -31:^custom 36:^dex -28:^did 34:^doe 50:^event 28:^everyth -44:^fee -57:^floor 83:^for
-40:^from 29:^ga -33:^give 89:^holder -42:^if -85:^in 60:^last 61:^latest 48:^liquidation 23:^look 72:^market 79:^need -68:^net
-49:^next 81:^oi 104:^on -37:^open 29:^or -60:^our -77:^perp 51:^please 117:^pool -90:^price 53:^put 77:^read 62:^since 65:^spot
-29:^stablecoin -36:^swap -32:^tell -65:^that 20:^the -35:^thi -38:^token 24:^top -81:^total 42:^trend 143:^tvl 46:^two -35:^v
-59:^wallet -25:^when 25:^where -25:^whose -29:^why -67:^would 30:a 35:abi 50:about 33:above -65:accord 33:account -39:acros
-104:active -36:actual -21:add 44:addres 36:address 20:adjustment -21:advis 31:afraid 42:again -51:against 30:airdrop -93:alchemy
59:all -28:allow 72:already 103:also -30:among 22:amount -90:answ 49:any 25:anywhere 28:ape 44:api 45:app 52:approval -108:apy
-60:are 66:around 41:arriv 43:arrive 42:article 31:artist 21:ask 78:ath 31:atm 20:audit -66:auditor 54:average -25:bag 25:bank
-59:be 101:behind 38:below -35:best -81:between 46:big 69:biggest 67:blacklist -34:blockchain 35:boost -33:bos 24:bot -53:both
50:broth -41:build 58:built 46:burn 98:burnt 74:but 89:buy -28:by 35:byt -56:call 102:candl -72:cap 30:category -33:chain
-26:channel -40:charge 35:chart -55:cheap -69:cheapest -26:circulat 22:claim 27:click 58:clos 43:close 36:code 44:coin 22:coingecko
47:cold -53:collect -21:collection -29:com -50:come 32:company -22:compare -40:complete 21:compliance 45:condition -83:confidence
64:confirmation 36:connect 33:contract -37:control -56:copy -24:cost -82:could 56:count -40:create -31:create2 21:creator -68:crypto
95:current 23:d 32:dapp 78:dat 53:data 29:date 70:daught -65:day 54:decentralis 36:decod -57:decode 26:deep -38:defi -93:defillama
-22:deploy 72:depth 47:description 22:desk 58:dev -71:dex -43:dexscreen 31:did 102:difficulty -57:digest 24:discord 54:do -35:don
-28:done 33:due 74:dump -29:dur -33:each -67:earn -32:eip 92:else -69:end -27:enough -74:entry 50:epoch 46:erc20 -27:erc721 47:error
-34:etherscan -39:every 38:everybody -28:everyone -31:everyth -45:exact 48:exchang 45:fake 28:far -53:farm 36:fath 48:fear 49:fee
59:feed -99:fetch -40:figure -30:fil 22:file 21:fill 41:find -40:first 21:flagg -71:floor -44:follow -25:for 65:forgot 29:form
-20:from 30:front -74:full -20:function 26:futur 32:geckoterminal 24:giv 51:give 29:given -57:go 34:goe 79:gone 38:good -20:goplu
32:got 23:governance 45:government 44:grant 65:gre -56:greedy -39:grow -63:guy 26:ha 28:hack 33:had 52:hand 61:hash 98:hashrate
95:have 22:he 28:height -48:here 32:hex 41:hi 26:high -49:highest -35:him 73:history 40:hit 103:holder -62:holding 45:honest
29:honeypot 53:hot 51:husband 58:if 48:imp -54:in 39:incl -29:includ -53:incom 21:index -31:init -49:input 33:inside 41:insist
-45:into 20:investor 29:invoice 27:issu 36:itself -77:keep 22:kept 74:l2 113:land 22:largest -43:late 20:latest 54:launch -51:lead
-113:least 39:led -59:ledg 59:left 33:lent 42:let 60:lett -22:licence -35:lightn 28:like -32:limit 74:link 54:liq 45:liquidation
20:list 23:lock -66:log 53:logo -37:long 25:los -44:lost 85:lowest 49:made -32:mail -33:make 56:many -46:margin -60:market 47:max
-63:may -46:mean 79:member 32:memecoin -32:memo -55:mempool 67:mention -20:message 24:mine -32:mint -22:minut -107:minute -58:moment
-34:month -43:more 46:morn -58:move 27:movement -55:much -47:must 51:n -117:nam 39:name -49:nearest 46:need -61:net 64:new
-30:newest -27:next 32:nft -46:nobody 32:not 22:noth 55:now 27:number -56:off 28:offer 48:often 84:oi -68:oldest -54:once -46:one
-39:only 39:open 54:option -52:oracle -117:oth 59:out -24:outcome -38:over 30:own -30:owner 48:page 27:paid 45:pair -31:pap 61:park
75:part 54:pas -69:past -42:pay 31:payment 67:payout -20:peg 37:people -38:percent 45:period 20:permission -34:perp -66:perpetual
58:phantom 46:phish 109:pippin 48:pl -41:plain -44:platform -26:please -66:plenty 34:plu -51:point -50:politic -21:position 42:post
-113:prediction 40:premium -57:present -27:pric -43:price -32:print 84:priority -59:profile 25:profit 74:program -38:project
55:public -59:pull -49:pump 54:purchas 22:put 35:pyth 87:question 26:queue -87:quot 31:rabby -24:rais -40:rank 41:raw 71:re 25:reach
40:read 92:real 51:realis 50:receiv -47:receive 94:recommend 38:record -48:relay 23:rent 114:rest 33:result 24:revert 36:revoke
-40:reward 47:right -82:rn -37:round -44:rout -30:route -135:rows -37:rpc 28:rug -39:rugcheck -31:safe 63:said 59:sal 43:same 95:sat
-31:say 39:scam -42:school 20:script 33:search 36:seem -56:sell 50:send 20:sent 71:separate 43:serv 25:sery 24:set -24:settl 68:shar
57:share 28:she 84:sheet 62:should -25:show -51:side -75:sig 52:signature 30:since -64:sise 32:sist 75:sit 48:site 47:sitt
-94:slippage 74:slot 62:so -39:sold -21:solidity 39:some 51:somebody 56:someth 77:somewhere -39:sort -58:source 27:sourcify -32:spam
42:spend -45:spl 29:split 46:spot 60:spread -70:stabl -60:stablecoin -59:stack 43:stand -23:start -64:state 36:still -51:stolen
77:storage -38:story -58:straight 57:strik -48:stuck 30:stuff 30:succes 98:supp 26:swapp -34:symbol -52:table 48:tak -30:take
29:talk 30:tax 30:team 46:telegram -43:test 28:th -24:that 31:the 60:their 115:then 40:there -78:these 30:they -42:thi 50:thing
90:think -101:through 33:tick -36:time 28:timestamp 32:to -32:today 48:told 84:too -50:topic -65:topic0 46:total -47:touch 65:tp
-65:trace 40:trade 66:transaction -21:transf -68:transfer 87:trend -23:trust -38:turn -73:turnov 135:two 25:tx 22:u -41:unclaim
-65:und -42:unit -32:unlock -48:unspent 32:until -39:up 32:url -74:used 90:user -69:v -36:valu 34:vault 91:vb -27:venu 21:venue
-40:very 86:view 22:vol 23:volume 73:vot -36:w -41:wa 22:wait 48:wallet 25:want 72:way -31:website -67:week -86:well 36:went 96:were
-24:what -31:whatev -28:where 50:wheth 58:while 40:who -36:whoev -73:whom -78:with 36:withdrawal 40:without -29:won -38:word 66:work
-49:worth -81:would 62:writ -94:year 72:yet 21:yield -45:you 55:your @joint=1|1 @joint=3|1 @joint=4|3 @outside|asked-fit=5 -46:*
@joint=2|2 @lacks|open=other|person @lacks|points=own|unnamed @lacks|whole=1|left @unavailable 3:* @joint=3|2 @lacks|open=ours|left
@leaves:chain @outside|asked-fit=8 @uses:evmHash @whole|taken -5:* @joint=3|3 @outside|open=ours!|taken @outside|open=ours|left
@outside|points=it|left @whole|open=ours!|unnamed @whole|open=person|unnamed -33:* @joint=4|2 @lacks|open=person|left
@outside|open=ours|unnamed @outside|whole=4|left @slot:include_empty_intervals 53:* @joint=4|4 @outside|open=none|taken @uses:fiat
@whole|points=none|left 37:* @joint=all|lacks -154:* @joint=all|whole @lacks|open=fits|person! @takes:choice 107:* @joint=askings|1
54:* @joint=askings|2 @whole|points=it|unnamed -19:* @joint=askings|3 -85:* @joint=left|lacks -65:* @joint=left|whole
@lacks|whole=4|left @outside|open=person|taken @whole|points=it|taken -45:* @joint=repeat|2 -112:* @joint=rules|1
@outside|open=person|left @outside|open=thing!|unnamed -56:* @joint=rules|2 @takes:period 49:* @joint=rules|3 @lacks|whole=1|unnamed
@whole|open=none|unnamed @whole|open=person|taken 4:* @joint=rules|4 @whole|open=thing|left 33:* @keeps|named|new|other
@outside|first=1 @uses:collection @whole|open=none|left @whole|open=person!|left -3:* @keeps|open|new|other @lacks=3
@lacks|open=thing|unnamed @outside|asked-fit=0 @outside|asked=-1 @score|other 34:* @lacks -21: 6:* 25:10x -39:^ -34:^a 28:^all
55:^allowance 41:^and -23:^anyth -39:^apple -26:^balance -41:^block 29:^burnt 37:^buy 41:^by 71:^call -24:^can -25:^cancel 22:^candl
-29:^capital -52:^chance 24:^chart 67:^check 36:^circulat 44:^clos -45:^coin 47:^coingecko 66:^compare 26:^convert -33:^could
-41:^current -54:^decimal -28:^decode -44:^defi 46:^depth -30:^dex -25:^dominance -45:^draft 45:^event 25:^everyth -63:^explain
-53:^fee -25:^fill 28:^floor 23:^found 42:^fund -61:^ga 53:^get 26:^give 30:^got 28:^ha 21:^hash -41:^hashrate 47:^height 26:^hey
53:^hold 44:^holder 52:^honeypot -22:^hottest -46:^id -38:^it -23:^keccak 45:^kind -40:^latest -35:^ledg -30:^liquidation
36:^liquidity 26:^list 28:^look -36:^may 106:^mcap -33:^mempool -27:^message 45:^metamask 28:^mint -26:^my -23:^name 25:^namehash
27:^need -52:^newest -36:^next -23:^no -29:^numb 39:^of 78:^oi -25:^on 36:^open -31:^ord -25:^our 48:^pair -24:^payment 41:^pl
32:^plot 24:^pnl -30:^position -52:^protocol 50:^pull 32:^pyth -24:^rate -37:^read -35:^realis 40:^revenue -50:^review -68:^revoke
36:^rugcheck 67:^run 31:^safe 32:^sat 30:^say 102:^search 25:^sell -28:^settl -67:^should -27:^side 40:^so -36:^somebody -33:^stak
-22:^supp 35:^swap 23:^tape 26:^text -51:^the 42:^there -27:^thi -35:^to 26:^token -51:^top -24:^topic0 -23:^tp 76:^trad
-48:^transaction 35:^turn 70:^tvl -29:^twitt -29:^two 42:^und -26:^utxo -60:^verify 24:^volume 120:^wa -28:^want -29:^where
-26:^will -40:^with -25:^yield 66:above -24:accord -23:account -32:acros -68:actual 37:ad 33:add
-38:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -61:address 27:advis
57:aft 28:again -36:against 60:airdropp 30:all 42:allowance 61:already -30:also 44:am -29:among 27:annual -41:answ -30:answer
-27:anyth 27:anywhere 25:apart 25:ape 42:aped 38:api 29:app -60:apple -27:approv 50:argument 63:around 53:arriv 55:arrive 54:artist
-59:association 59:ath -62:atm -20:attach -45:attestation 34:auditor 52:aunt 34:average 23:away -54:back 30:bag 47:bal -28:balance
-27:bank -33:be -39:beacon 29:been 37:began -49:beginn 23:belong 30:best 53:bettor -45:bid -22:big -25:biggest -27:blacklist
-28:blob -22:block 82:blockchain 32:board 40:bookkeep 39:bos 57:both -47:bridg 57:bridge 31:brok 68:broth 24:buddy 26:built 30:burnt
-37:busiest -22:busy 23:but -23:by 28:byte 64:bytecode -29:can -53:cancel 27:cannot 64:cap -25:capacity -37:capital
-27:capitalisation -35:car -22:carry -23:cash 46:category 31:cent 70:certain -20:chain 24:chang 25:change -31:channel -29:charge
36:chat 50:check -59:circle 46:circulat -48:circulation 47:claim 31:clean -45:click 47:clos 23:closest 25:code 26:coingecko 21:cold
33:colleague -32:collection -47:com -31:commit -28:committee -35:community 29:company 72:compare 71:competitor -31:complete
82:confirmation -39:connect 27:consolidate 22:constructor 34:convert -34:copy -50:correct 36:count 62:counterparty 38:court 31:cover
-39:creat -40:create2 -33:cros -34:crypto 55:csv -33:currency -76:cut 27:dangerou 40:dao 26:dapp 31:dat 28:data 25:date 24:daught
56:dear -49:decemb -57:decentralis -35:decimal -21:declare -27:decode 64:deep -50:defi -50:defillama 42:deploy 47:deployment
63:deposit 71:depositor 45:depth 31:detail 45:dev -21:develop 26:developer -22:dex 46:did -42:diff 24:digit 56:discuss -31:disposal
-56:dispute -47:dividend 34:doe -23:doesn 24:dog -37:dominance -29:don 44:down -27:draft 60:drain 45:draw 43:dump 40:earn 38:eat
80:editor -20:egg -21:eip -27:eith -44:eligible 44:else 25:em 30:email 59:employ 24:empty 29:en 35:enough -60:entry -38:epoch
25:estimate -22:etf -71:etherscan 24:even 68:event 21:ever 32:everybody -31:evm -42:exchang 23:exchange 46:exercise 53:expire
-77:explain 94:exploit 83:explor -21:export -26:factory 22:fail 37:fake -50:fall -21:farcast -23:fattest 32:favourite -24:fear
30:fee 24:fetch -45:fil -35:file -25:fill -36:fine 29:flagg -53:float 31:flow -75:follower 20:for -39:forgot -41:form -24:forum
41:found -46:free -47:freeze -32:fresh -26:freshest 65:friend 57:from -54:full 61:fund -82:ga 45:gain 65:gallery 23:gave
-22:geckoterminal -33:germany -32:geth 26:gett 64:giv -54:go -36:goe 22:gone -58:gonna 25:google -26:goplu 35:got 63:governance
28:grandson -41:greedy -65:green 27:grew 31:grow -27:guy 61:hack 64:had -55:hand 27:hang -24:hardware 23:hash -54:hashrate 53:have
64:he -21:hello -29:help 45:her -61:here 26:hey 35:high -56:highest 38:him -49:history 58:hit -27:home 38:homework 68:honeypot
35:hot 21:hotel -22:hottest -77:hour -20:hurt 39:husband -22:ibuprofen 32:id -62:idea 30:identify 29:im 48:impact -38:impermanent
66:incom -20:income -82:index 41:inheritance -29:init -58:input -27:inscription 29:insid 20:insist 38:integrate 21:invest
-44:investment 56:invoice 52:issu 59:issue 28:it 35:item -25:job 83:jpeg -48:json 66:just 29:keep -65:key -29:kilometr 35:kind
-21:knee 69:know 60:known -28:kyc 94:l2 49:lamport -20:land -38:landlord -36:largest 53:launch -44:lawyer -38:lay 23:least -49:leav
38:leave -35:led 36:left -75:legal 49:lend 57:lent -53:let 50:lett 23:letter -35:level -29:leverage -32:licence -41:lightn -20:lin
-31:line 22:link 37:liq 45:liquidity 38:list -25:listing -47:little -28:liv -25:lock -48:log -35:login -77:logo 25:long 28:look
-23:lookup -32:los 41:lose 34:lost 24:lp -20:m 33:made 66:mail 45:main -38:mak 28:maliciou -72:manifold 80:margin 43:marketplace
-38:match 68:mcap -21:meet 41:member 29:meme 39:memecoin -47:mempool 93:mention -30:message 37:metamask -27:method -24:might -34:mil
61:mine 30:mint -20:moment 68:morn -56:most -53:moth 71:mov -37:move 29:movement 35:multisig -39:n 38:name 26:namehash -62:native
-21:near -57:nearest 21:need 53:nephew 43:network -23:nev -73:newest 27:news -23:newslett -45:next -34:nod -23:node -25:nonce
41:noth -24:notional 38:numb -25:number -42:odd 21:of -32:often 71:oi -25:ok -25:old 34:oldest -45:once 27:onchain 24:one -22:option
-82:ordinal 103:oth 31:outgo 21:output 26:overall 33:p 48:paid 25:pair 94:pap 38:paper 40:park -31:paste 38:paus 61:pay 25:payment
40:payout 53:peg -25:penguin -89:people 33:percent 32:permission -57:permit2 30:picture 43:piec -29:piece -137:pippin 39:pl
-23:place 84:platform 50:please 21:plot 28:plu 80:podcast -25:position -41:pow -34:ppl -39:prediction -32:premium -30:prepare
-29:pres -60:present -30:pric -23:price -62:primary -65:print -43:priority 22:project -61:propos 51:provide -41:public 59:pull
35:pump 32:purchase 44:pyth -39:python -29:query -22:queu -36:queue -38:quick -25:quot 44:random -55:range 52:rank -33:rate -62:rath
-27:re 24:reach 54:real -21:reb8tk3gbgk5auzkwc6shnwrgvjh8dualh 53:receipt -33:receiv -31:recent 34:recommend -24:record 24:recov
-43:reentrancy -36:regex -35:regist 72:relay 49:rent 23:request -43:require 31:reserve -22:resolve 59:rest -45:result -30:revoke
-37:risk -77:rn -29:role 46:rough 66:route -60:rows -29:royalty 60:rpc 24:rul 55:run -25:runn 46:safe 89:said -26:sal -29:salary
-39:sale 42:same 31:sat -47:satoshi -22:scam -44:schedule -30:score -60:screen 59:script 116:search -26:sector 53:security -39:seen
61:sent -23:sentence -63:serv -48:service 43:sery 46:settl -79:settle 76:settlement 22:several 52:shar 52:share -29:she 85:sheet
75:shill -24:shop 39:short 31:should 66:sid -39:side -34:sig -26:signatur 60:signature 51:since -58:sise 53:sitt -35:skip 37:slip
-47:smallest -46:snapshot -25:so 47:sold -56:solidity 26:some 50:someth 35:somewhere -30:soon -42:source 53:spell -26:spend
36:spendable -46:spender -59:split 46:spr 32:spread -45:square -107:stabl 100:stable -22:stack -35:stak -42:stake 21:start
38:startup -48:state 21:statement 21:statu -26:step 103:still 56:stood 30:stop 29:storage 47:str -29:straight 36:strik -22:strike
38:sub 33:subdomain -30:sum 28:summ 24:support -39:suspect 45:swap 30:swapp -52:switch 54:t -32:table -33:tak 33:take -30:taken
-55:talk 23:tape 52:teach -31:telegram -60:term 31:text -26:than 37:that 37:the -48:theft -58:their 21:then 41:there -27:these
-33:thing 39:think 22:those 52:thru 104:tick -38:ticket 24:tier 22:till -49:tim 37:time -26:timestamp -23:today -27:togeth 20:told
-44:tonight -57:too 20:took 30:tool -23:top -72:topic -61:topic0 -30:tornado -61:total -26:tp -35:trace -68:trader 58:trait
-32:transaction 77:transf 63:treasur 72:treasury -67:trezor 80:trustworthy -59:turnov 120:tvl -50:twitt 20:two 50:txid 26:u
-84:uncle 31:unconfirm 29:und -41:unit 46:unknown -32:unlock -25:unspent -52:upcom -31:update -50:upgrade 40:use 45:used -21:user
-33:utc -34:validator -28:valu 52:valuation 49:vault -38:vb 49:vbyte 27:venue -52:versu -25:via -35:vitalik 34:volum -27:volume
-23:vote 51:wa -50:wait -28:wanna -55:way 57:we -39:well 47:went -23:what -24:whatev 47:when 30:while -28:white -22:whoev -38:whole
-38:whom 36:why -65:wife -63:win -45:wire -34:with 35:withdraw 30:withdrawal -21:within 58:wont 28:word 26:work -37:world
-42:worldwide -30:would -44:write -87:wrong 25:wrote -26:x 24:ye -36:year 56:yet 56:yield -47:you -63:your 71:zero @lacks:address
8:* 32:10x -25:? -38:^ 38:^abi -58:^addres 39:^all 49:^allowance 26:^any -44:^biggest 29:^burnt 38:^buy 85:^call -22:^cancel
-28:^capital 35:^check -28:^convert -36:^decimal 37:^doe -29:^draft 20:^en -25:^event 32:^every 56:^fund -56:^ga 70:^hold 41:^holder
54:^honeypot 25:^hows -23:^if -63:^it 21:^kind -23:^ledg 39:^look 42:^make 23:^metamask 42:^need 31:^nft 22:^nonce -51:^on 28:^pl
-30:^please 25:^pnl 55:^pull -36:^realis -32:^recent -41:^review -68:^revoke -26:^reward -31:^run 32:^say 32:^search -21:^show
-33:^somebody 38:^someone 47:^statu 41:^swap 21:^tell 29:^text -23:^that 60:^the -27:^to 25:^token 41:^trad -35:^transaction
-63:^verify 95:^wa -55:^wallet 25:^what -32:^where 26:^which -24:^whose 52:abi 43:about -29:above -25:account 21:active -42:actual
-35:address 64:aft 32:again 74:airdropp 99:all 39:allowance 80:already 39:am 49:any -39:anyth -38:anywhere 51:ape 46:aped 59:app
-22:approve 23:arriv 64:arrive 46:art 36:artist -63:attach -35:attestation 49:auditor -25:bag 28:bal -31:balance 22:bank -34:be
72:been 45:belong 36:best 51:bet 27:bett 55:bettor -28:big -28:biggest 25:blacklist -24:blockchain -42:blockscout 47:bookkeep
-22:bos 27:both 77:broth -20:build 48:burn 34:burnt -23:busy 33:button -25:byt 67:bytecode 85:call -28:cancel 22:cannot -35:capital
-32:car -24:cash -21:chain -47:chance -33:chang 24:chat -53:circle 28:claim 32:clean -38:click -45:code -45:coin 25:cold -51:column
-29:committee 36:company -37:compare -40:connect -26:convert -37:copy -21:cost 55:count 68:counterparty -20:country -29:cousin
39:cover -27:create 46:creator 38:credit 40:current -24:d -46:dangerou 74:dao 40:data 34:daught 27:dear 21:deep 22:defi 22:dev
24:developer 53:dex 62:did 32:do -24:dominance 64:down -29:draft 24:drain -23:dump -23:each 38:earn 49:eat -31:eip -45:eligible
-25:else -39:email -46:employ 36:empty -32:end 41:enough -61:entry -36:epoch 24:erc20 -41:error -80:etherscan -25:even 35:event
37:everybody 22:everyone 29:everyth 62:exchange -34:explain -43:exploit 50:explor -28:export -21:factory 24:far 33:farm -26:fear
-38:fil -20:file -33:find -26:firm 28:first -45:flagg -33:follow 29:for -67:free 22:friend -45:front -33:full 86:fund -25:gain
67:gallery -34:gett -36:gone -24:goplu 74:governance 46:grandson 22:grant -21:grow 32:guy 53:had -20:hand -25:hardware -48:hash
35:have 21:he 26:her -51:here -39:hex -39:history 59:hit 53:hold 72:honeypot 37:hot 22:hotel 24:hows -32:idea 50:im 31:incl
-29:includ 42:incom -22:init -33:input 35:insid -35:insist 20:insurance 45:internal -20:into -52:investment 34:item 43:itself
-23:job 50:jpeg -48:json 63:just -63:key -22:kyc 41:l2 48:land -58:landlord 22:launch 41:left -27:legal 62:lent -22:like 41:liq
-23:liquidation 21:list -46:login -40:logo 50:lol 46:long -23:lookup -33:m 26:made -35:mail 81:margin -36:market 47:marketplace
-34:match -24:may -26:mcap 36:member -38:mempool 44:mention -44:message 43:metamask -20:method -47:min 75:mine -52:mint 30:more
-57:moth -40:move -26:movement 49:multisig -23:nam -52:native -22:nev 30:news -34:no -27:node -29:nonce -33:not 26:offer
-36:official -43:once 79:onchain -23:only -21:ord 23:out 37:outgo 32:over 40:overall 22:owner -68:page 46:paid 22:pap 21:part
39:paus 58:pay 28:peg -52:pension -56:people 32:permission -77:permit2 29:perp 23:pfp -20:phish 48:picture -39:point -29:politic
-32:post -21:present -50:pric -28:primary -52:print 42:provide 25:proxy -32:public 28:publish 42:pull -26:rank -40:rate -30:raw
39:reach 41:real -38:receiv 42:receive -32:recent 24:record -30:reentrancy 39:relay 53:rent 78:rest -38:result -35:return -38:revoke
-33:reward -41:right -31:risk -33:rn -34:rout -24:rows 37:run 62:safe 32:said -26:salary -24:sale 69:same -36:satoshi 30:saving
-28:scam -36:screen 50:search -39:seen 25:sent -31:serv -23:sery 40:set 68:settlement -22:shar 35:share 32:she -31:sheet 38:shill
-31:short 73:should -43:sign -34:sise 26:sit -48:site 22:small -38:smallest 32:so 24:sold -56:solidity 23:some -20:somebody
35:someone -23:someth 37:somewhere -39:son -30:soon -36:source -52:spender 36:spr -69:stabl 40:stablecoin -25:stak -28:stake
-36:stand -35:state 89:still -28:stop -27:sum -35:suspect 20:swapp -33:switch 73:t 26:tak 41:take -29:talk -31:team -31:term 28:the
-35:theft 57:then -24:there -37:they -24:thi 60:those -31:through 44:tick -34:time 27:to -23:today 22:told -48:too -23:tool
-25:topic 20:touch -23:tp -44:trader 23:trait -55:transaction 62:transf -30:transfer 36:treasury -27:trezor -41:turn -31:two
-21:type 26:u 34:und 46:unlimit 22:up -22:upgrade -26:url -43:use -26:v 94:vault 43:verification -30:verify -27:versu 36:very
-24:vitalik -36:wallet -29:wanna -44:way -29:website 61:went 25:whatev 39:when -46:whole -33:whom -51:whose 52:why -61:win -36:wire
-21:with 38:won -37:word 23:work -66:would -29:writ -50:write -43:wrong 55:yet 59:zero @lacks:amount -7:* -26:? -28:^convert -27:^ga
51:^i 37:^if -27:^on -27:^price 23:^to 30:all -27:an -20:and 30:are -21:be -21:can -21:coin -24:compare -56:decimal -24:do -40:doe
26:for -38:got -49:ha -22:hold 21:how 23:i 23:if 46:it 42:many -22:mint 34:my -22:need -25:no -33:now 62:numb -25:on -26:one
-26:only 48:please -21:pool 44:that -48:thi 52:to 21:token 57:turn -31:unit -39:when -27:which 30:whole @lacks:anyAddress -4:*
26:24h -32:^a -27:^busiest 40:^compare 29:^dex 53:^give -21:^in 37:^liquidity 26:^my 42:^need -38:^newest -26:^our 35:^price
23:^trad -22:^twitt -24:^what -39:^which 21:^who -45:address 23:aft -22:also 29:am 35:amount -32:any -42:ath 21:bar 46:been
-32:between 36:both -27:busiest -34:by -26:call -22:can -44:cap -23:chain 41:claim 49:client -37:colleague 21:compar 62:compare
-26:cost -22:could 37:d -30:dat -40:day 28:decimal 69:deep 21:deepest 30:deposit -47:do 56:earn 55:email 32:every -25:exchange
65:fee -37:follower -35:friend -21:from -41:gone -60:green -44:group 38:ha 63:had -31:highest 23:hold -28:if 30:inside 30:jpeg
23:keep 24:leave 30:lend 34:link 40:liquidity -39:list -24:live 39:ll -31:logo 22:lol -23:many -29:market 21:mean 48:meme -21:min
36:mine 32:mint 45:moment -53:most -21:move 39:much 22:my 40:need -34:new -35:newest -23:no -30:numb -48:old 22:only -26:or 28:out
-31:own 59:pair -23:past 32:pay -46:people -22:perp -29:pippin -26:point -24:position -30:possible -27:post -33:project 40:provide
-24:rank 28:rate 48:reserve -39:rows -40:run -23:sal -29:second -33:she 47:sheet 23:sold 49:somebody -25:someth 25:start 40:stop
34:t 26:talk -39:telegram 36:there -56:these -22:they -23:those 33:tier -32:top 28:trad -25:trade 22:transf 28:treasury -31:turnov
-44:twitt 28:two 38:und -37:use 43:v 21:vol 24:we -20:were -22:whole 54:wont 34:yield @lacks:anything 23:* 31:0x -35:^balance
-30:^can 63:^check -45:^coin 47:^compare 23:^contract 71:^convert 72:^everyth -33:^find 43:^got 58:^i -75:^market -21:^metamask
39:^our 26:^please 29:^put 78:^search 53:^there -37:^token 31:^we -28:^when 57:^where 27:a 21:about -22:add -27:addres 38:address
41:against 29:all 31:an -41:answ 21:any 28:apart 30:app 23:article 76:artist -39:association 41:audit 39:auditor -30:back 29:bag
69:bal 29:be -24:beginn -23:behind 24:beside 21:best -30:big -26:bigg 23:block 35:blockscout 26:bos -23:bought 29:but 20:buy 57:by
41:came 43:cap 40:category -36:chain 55:check 23:circulat -21:close 61:code 38:coingecko 38:colleague -21:come 27:compare
29:compress -21:confirm 71:convert 35:copy -41:correct -36:cost 33:crypto 47:current -28:d -33:defi -62:do -30:doe 25:draft -67:each
-57:employ 50:error -39:even 64:everyth -26:exchang -47:exchange -25:explain 60:fake 32:far -25:firm 56:for 50:found 45:friend
84:from 62:got 25:grandson 40:group -41:had -51:hand -23:hardware 97:hash 20:have 54:he 32:here -28:hex -47:hi 30:him -23:history
-64:hold 33:i 43:id 44:identify 43:if -24:inside 74:into 47:invoice 40:it 29:just -32:keccak -63:keep 36:kind 47:last 26:ledg
47:left -32:lend 27:like -24:line 50:list 34:long 34:look 67:made -33:many 21:market 32:mcap 25:me 34:memecoin -43:metamask 110:mint
30:money 24:morn -23:most 26:mov 21:multisig -25:must -24:nam 45:name 62:need -22:no 31:noth 93:old 23:or 47:oth 49:our -57:own
-26:pair 63:pap -45:pay 39:payment -63:people 26:piec -121:pippin 51:pl 35:please -66:pool -53:post 63:pric -30:protocol 67:rank
22:rate 38:receiv 30:resolve 38:right -21:rpc 38:safe 61:sat -49:satoshi -58:saving 26:say 25:scam -24:screen 58:search 28:sell
52:set -47:she -39:should 22:small 65:someth -42:stabl -21:stable -21:stak 40:stand 36:start 61:str -22:strike 31:supp 41:support
-28:t -58:talk 29:text -21:th -44:their 22:there 43:these 25:thi 27:think -22:those 72:tick -23:today 27:told 28:too 49:tool
41:track 44:treasury -24:two -39:unspent -30:until -33:value 51:verify 40:wa 30:we -39:well 40:whale -40:whatev -65:when 21:where
-30:wheth -29:will 40:with 55:worth -21:write 28:yet -22:you -23:your @lacks:bitcoinAddress -32: 12:* 25:^a -32:^could 30:^ha
-33:^ledg 29:^list -26:^my 40:^please -27:^the -49:^what -21:^which 21:all 67:any 37:apart -53:are 36:arriv -22:block 24:can
-29:channel 21:check 29:consolidate -32:could -31:count -46:doe 33:fee -25:for 47:found 81:ha 50:have -31:history 27:i 37:input
-21:inscription 27:ledg -28:lightn 43:list -39:many 25:me -65:mempool -34:min 31:most 25:must -21:my -50:not -20:now 31:on 51:one
20:or 44:ord 44:oth 24:output -35:over -55:own 55:pap -44:pend 59:pl 21:please 48:real -36:receive -37:right -52:satoshi -23:shar
50:show -20:sit 70:sitt 50:small 38:spendable 30:storage 35:the -29:there 40:to -27:total -21:transf -27:treasury -31:trezor
23:unconfirm 24:up 28:utxo -28:wa 76:wallet 30:want -35:what 28:where 59:wheth -27:which 37:with 43:you @lacks:bitcoinHash -21: 34:*
27:? -25:^did -47:^fee 21:^how 61:^i -29:^mempool -34:^my 39:^payment 34:^sat 32:^what -28:^when 23:a -42:block 38:by 35:client
20:confirm 104:confirmation 38:did -22:do 56:doe 20:for 20:from 47:gave -34:get 40:have -52:hour 30:i 24:in 70:it -22:like 20:long
-50:look 34:many -35:min 24:morn -32:next 54:now 26:on -34:ordinal -21:our 35:paid 25:pay 73:pend 50:per 25:real -36:right 78:sent
-37:so 78:still -35:stuck 43:they -41:through -32:to 59:transaction 62:txid 36:unconfirm -21:up -27:vb -27:wa -24:wait 30:what
-26:when -24:which -34:who 30:with @lacks:block 52: 23:* -26:? -39:^block 24:^how -36:^on 30:^what -32:^which 20:^who -23:back
-56:been 90:block 42:built -59:burn -43:by -22:current -35:doe 41:full 34:ha 37:hack -32:have -23:i 48:in -31:latest 31:many -36:me
-28:much -21:newest -42:now -26:numb -24:on -21:one -25:or 54:please 31:produc -32:proxy 36:slot -35:tell 60:that 44:the -31:them
-29:those 66:time -24:to 71:transaction -25:validator 23:were 23:what 20:where -22:which 24:who 29:with @lacks:chain -14:* 30:24h
-31:^a 40:^abi -56:^and 48:^any 40:^are -57:^balance -29:^biggest -38:^block 31:^chain 21:^check -47:^circulat 23:^compare
-37:^current -36:^decode -21:^dex -32:^did 31:^doe -27:^explain -27:^floor -26:^for -43:^ga 70:^ha 48:^holder 21:^in -74:^it
-27:^kind -24:^ledg -54:^make -26:^market 32:^mcap 42:^metamask -26:^my 41:^need -23:^nft -21:^numb 21:^of 35:^option -33:^our
26:^rank -22:^revenue 45:^since -23:^someone 77:^stablecoin -35:^the 30:^token -31:^topic0 -75:^verify -40:^volume 34:^wa -41:^where
39:abi -26:acros 26:active -47:actual 68:add 26:addres -26:address 28:again -27:against 47:airdrop -53:all -34:allow 48:already
-22:also 52:am -40:amount -23:an -26:anyone -47:anyth -42:anywhere 51:ape 27:app 50:approval 42:arrive -40:ath -62:attach 31:auditor
26:aunt -23:bad -26:bag 21:bal -38:balance 23:bar 22:base -35:beacon 24:been 25:bet -23:between -63:bid -20:biggest -46:blob
23:block 100:blockchain -25:bos 31:both -22:bought -23:broadcast 38:broth 41:built 22:burn 51:burnt -27:busiest 54:buy -47:by
-25:byt 37:came -23:cap -21:capacity -32:car -27:category -43:chance -36:chang -24:chart -38:cheap 33:check -54:circulat 31:claim
-24:click -54:code -35:colleague -24:committee 71:company 42:compar 36:compare -46:competitor -51:contract -27:copy 20:cost
-31:count 21:counterparty 59:create 30:credit -38:current -22:custom -52:dangerou 46:dao 33:daught -33:day 74:decimal -33:decode
44:deep 23:defi 65:deploy 21:desk -67:develop -52:dex 39:do -23:dominance 22:drain -50:each 67:earn -36:eip -69:end -21:entry
-23:epoch -51:error -69:etherscan -77:event 51:everybody 36:everyone -28:evm -22:explain -57:exploit 34:explor 62:factory 42:fail
32:fake 31:farm 28:fee -21:feed 38:figure -39:fil -21:file -46:flagg -33:floor -50:follower -40:found -22:frog -49:front 43:full
-92:ga -30:get 26:give -55:go 25:gone -24:goplu 41:grandson -38:group 34:ha 81:had 30:hang -34:height 23:her -41:here 24:history
84:hold 36:hour -20:hows 28:if 25:im -22:index 23:input -27:internal -26:into -22:job -48:json -45:key -28:kind 101:l2 -37:landlord
-29:large -39:last -23:late -63:lead -29:left -20:lend -28:let -22:lightn -34:like -41:link 26:liquidation -25:list -26:live -36:log
-54:logo 41:lol -26:los -38:make 26:many -41:market 31:marketplace 43:may -40:mean 44:mention 31:metamask -47:method 33:min 31:mine
-48:mint 55:moment -26:month 25:morn 27:much -25:must 22:nam 64:network 58:new -46:newest 28:news 32:next -45:no -31:nod 42:nonce
59:noth -29:notional 22:numb -24:office -36:old 48:only -28:open -25:ord -28:order 38:out 26:own -30:owner -50:page 24:pair 37:park
41:payout -45:pension -55:people -33:perp -21:phone -31:pippin 49:pl 21:place -43:please 37:pnl 41:pool -52:post -27:present
-63:price -50:print -27:profit -69:project -62:propos 32:proxy -32:raw 33:realis 60:receipt -22:receiv 46:receive -20:reentrancy
47:reserve -44:result -37:return -59:revenue -25:revert -31:review -34:risk -44:rn 37:rollup -59:rows 87:rpc -42:rul 28:safe
-23:salary -22:sale 31:saving 30:say -25:score 55:sell 73:send -26:sent -32:serv -29:service -32:sery -31:shar 43:should -22:side
-35:sign 22:single -23:sise -43:site -37:smallest 74:sold 39:somebody -21:someone -33:source 53:spend -22:spr -53:stabl -48:stable
30:stablecoin -21:stake -30:start -27:state 91:statu 24:still -22:stop -24:storage 69:stuck -21:sunday -28:supp 60:swap 22:symbol
23:t 25:tak -42:telegram -48:text -40:than -21:theft -24:their 35:then 96:there -20:these -33:they 70:those -28:through -36:ticket
33:tier -26:tim -43:token -29:tonight -32:too -28:top -38:topic -34:topic0 -53:total 21:track -29:trade -30:trader 23:trait
31:transaction 74:transf -50:trezor -41:turn 62:tvl -49:twitt 94:tx -24:und -27:upcom 23:url -30:user 22:v -40:value 74:vault
-21:venu -49:venue -55:verify -38:volume 43:wa -22:wait 21:wallet 36:we 61:went 22:whale -25:whatev 67:when 25:where -42:whole
-39:whom 35:why 52:will -40:win -31:wire 27:withdrawal -23:won -40:word -23:work -29:would 51:yet -27:yield -35:your 37:zero
@lacks:coinId 34: 23:^at -21:^could 35:^did 49:^for 48:^i -23:^list 93:^market -34:^my -30:^our -71:^price -21:^total 46:^we
-33:^what 34:a 52:account -22:add 23:all -22:any -29:are -44:at 44:ath -26:audit -32:bank 37:be 35:cap 46:category -31:change
32:cheapest 73:coin 31:coingecko 23:contract -27:could -29:crypto -31:day -33:dex 28:each -25:end 35:ever 23:exchang 55:exchange
-33:fee -26:firm 23:first 26:for 25:frog 57:google -31:grandson 46:have 25:high 21:hold 30:holding 66:id -25:if -24:in -56:index
-31:just -21:keep 37:kind -28:last -28:lay 44:like 34:link -29:liquidity 35:lose -29:made 45:market 41:mcap -30:me -36:meme
-35:money -27:month -32:most 27:much 45:need 51:nephew -36:new 86:not -32:now 41:one -30:open -27:option 54:oth -49:our -32:over
-43:pair 36:pap -30:people 25:per -21:pool -61:possible -37:premium -72:price 35:project 70:rank 59:rate -32:recent -29:regist
38:report 71:same 58:sheet -24:show -34:small -37:start 49:still 32:tell 59:that 33:the 27:their 38:them -25:these -20:thi 28:think
55:tick 27:time -32:to -24:today -22:token 23:told -47:treasury 44:und -45:until 26:venu -46:wa 28:want 30:we -27:went -23:were
-23:what 56:work -82:worth 25:would -39:year -21:you @lacks:coinSymbol 23:^best -30:^how -21:^the 26:^what -21:am 22:best 32:coin
33:do -27:how -22:it 33:short 23:spot 25:trad @lacks:collection -11:* 42:24h 33:^floor -43:^list -30:^show -26:^the 38:^volume
54:^what -42:^which 31:an -34:be 25:blur 24:bought -27:buy -30:by 44:cheap -21:collection -27:could -24:develop 39:did 66:do -52:doe
48:ever 48:every -22:far -34:ha -42:have -46:highest -38:if 26:in 37:jpeg -30:list 26:lowest -24:many 34:marketplace -38:me 46:much
-63:my -23:numb -26:one 42:only 53:or -23:own 38:pl -26:project -31:right 28:sal -28:show -25:still 30:that 51:they 20:trad
-27:vault 68:wa 36:we 41:what -39:which -45:with -34:would -22:ye @lacks:day 23: 23:* -26:^i -25:^in -42:^the -29:a -31:an 32:at
-35:back 43:cap 25:chart 51:clos -45:coin -28:coingecko -27:dat 53:date 35:day 20:did -27:do 43:end -36:first 37:for 35:from
-24:history -23:how -32:i 38:in -24:it -29:m -34:market -27:me -34:new -32:now 44:on 40:our -36:please -31:present 42:price -30:sold
50:start -39:tax 35:the 37:time 60:token 53:volume -39:want -27:what 42:when -26:with 44:year @lacks:days 85:* 29:^how 66:how 76:i
74:since @lacks:ens -8:* -28:^convert -35:^did -27:^doe -25:^en -54:^ha -29:^how 28:^namehash 25:^to -37:^what 36:^when -24:^where
-27:^which 24:account -42:already 22:be -30:behind -34:belong 29:client -28:cold -28:convert -36:did -31:do 49:doe 21:en -36:fee
20:for 26:gave -36:got -34:guy -38:ha -23:hash 32:hi -33:how -42:keep 49:know 33:name 31:namehash 32:node -25:old 35:one -27:or
24:out 54:paid 65:point 39:profile -26:resolv -33:resolve 24:run -23:say 23:someth 46:still 22:the 22:transf 62:u -20:up 27:wa
-41:what 33:when -25:where -22:with @lacks:exchange -23: -39:* -27:^best 52:^depth 21:^doe 32:^give -26:^how -38:^i -26:^ord
-32:^print -51:^rate -50:^the 25:^trad 42:^who 54:above -33:at -25:best -35:bet -24:book 37:brok 22:can 32:clock 38:compare 46:depth
44:do 44:each -23:exchang -31:for 27:give -25:i 23:it 54:keep 25:last 20:low -36:made -33:much 43:off -36:or -26:ord 39:our 57:pay
-22:payment 53:please -41:print -40:rate 24:request -42:rn 21:run 38:sell 69:short -59:show 52:spot 90:there -51:tick 61:today
25:trade 33:venue 20:volume 47:we 26:where 38:who 69:your @lacks:exchangeId 29: -10:* -46:^i 38:^open 35:^volume 21:a -21:all 49:buy
-22:by 25:coingecko 31:derivativ 34:doe -21:etf -40:exchange 55:friend 27:fund -31:i 31:in 30:interest 26:it 24:know 46:my 27:of
29:open -23:please 35:report -25:spot -24:they 93:trustworthy 46:venue 24:where @lacks:hash 31:* 25:^biggest -21:^book -40:^can
-36:^did 52:^event -21:^explain 39:^ha -25:^hash 57:^in -42:^need -26:^nonce -20:^odd -24:^on 62:^search -44:^show -25:^someone
-27:^to -30:^topic0 58:^trad 38:^transaction -28:^tx 39:^what 24:^where 38:^which -28:^who -41:account -22:aft -37:all -35:amount
42:an -41:argument -34:ask -27:back -25:bag -38:been 27:before -26:best -39:bet -25:bettor -24:between 94:block 37:bought -56:buy
33:came -40:cancel 36:cent -35:cheap 61:check 35:claim -22:company 44:cost 51:data -27:deploy -25:do 37:doe -30:down 25:drop
88:event -32:every -29:everyth 36:exchange -23:explain 35:exploit 71:explor 32:fail -67:fee 36:find 28:friend 44:from -46:go 32:gone
22:got 25:guy 21:happen 26:hash 55:here 23:if -37:inside -51:internal -23:into -39:land -21:largest -28:late 29:latest 36:ledg
-36:level -37:like -46:low -28:lowest 86:mail 69:mean 51:min -48:mine 26:money 61:morn 41:most 41:mov 21:much -37:need 39:network
67:no -21:node 39:not 63:noth 62:numb 23:of -28:office 24:one 38:open 23:or -21:order -28:out -22:overall -30:own -23:paid 46:pay
58:payment 57:payout 32:please 21:politic -41:post 33:price -23:print -31:proposal 63:receipt 34:receiv -36:relay -36:right 82:run
23:saw 109:search 22:seem -64:sell 49:sent -39:set 34:settl 36:shar -23:share -44:she -45:should -30:show -33:side 22:since 25:sise
30:sit -47:so 33:somebody -42:someone -21:spr -38:stack 47:stak 69:statu 37:th 25:there 42:thi 30:think 28:thru -24:time -32:today
-26:told 88:topic 31:topic0 -34:trace 21:transaction 98:transf -21:up 21:use 34:used 25:wa -33:wallet -28:want -28:whale 23:where
42:which -34:whom -27:with 42:withdrawal 63:word 57:would -36:writ 23:ye 35:yet -22:you -56:your @lacks:hex -31: -41:* 44:4byte
33:^4byte -31:^abi -24:^can -44:^doe 52:^get 23:^hash -22:^how -24:^keccak 34:^metamask 22:^my 38:^please 34:^say -61:^selector
-59:^what -27:abi -31:amount 52:argument 38:behind 24:broadcast -42:build 44:byte -38:call -22:calldata -23:can -31:connect
23:constructor 23:custom 22:dapp -33:data -23:do -65:doe 21:down 37:error -91:event 21:exact 44:get -41:guy -24:ha 30:hardware 38:he
-41:here 65:hex -49:input 32:inside 40:into 37:keccak -21:know 34:letter -25:link -27:log -26:look 37:lookup -60:mean 30:metamask
-36:method -21:my -40:network 25:nonce -24:of 33:only -22:our 45:out 22:over -34:page -25:pap -26:pl 21:please 20:recipient
32:return 33:rout -52:safe -25:scam -28:selector 24:sent 39:sentence -25:should 23:show 24:signature -32:site -33:some 36:swap 24:t
-23:there -37:thi 27:token -111:topic -60:topic0 26:trace -28:transf -63:trezor -34:tx 43:unknown -42:unlimit 28:user -33:where
-43:with 35:would 22:write -23:wrote -27:you @lacks:holder 7:* 22:? -40:^chart 26:^how -27:^list 55:^of -27:^the -42:^which
-29:account -28:against 56:average 26:balance -38:chart -32:crypto -21:dao 30:did -44:do 43:doe 41:firm -30:got 24:grow 28:ha
-24:have 46:holding 22:how -21:id 28:like 29:many 65:min 32:my 36:of -26:or 24:pay -38:pl -34:please 36:price 24:profit 35:purchase
-36:safe -28:sell 57:shar 38:sheet -31:since -21:sitt 20:sold -23:their -39:token 33:we -23:which 52:work 27:worth @lacks:llamaCoin
-28:* 23:^convert -73:^ha -36:^how -96:^what 22:above -43:against 42:and 30:at -35:been 33:chang 32:cheap 44:coin 23:convert -39:do
24:each 22:ever -32:floor 21:got -72:ha 47:hold -24:how -34:i -21:index 22:into -20:lost 35:many -26:new 25:one 31:or 35:percent
27:pric -35:probability 22:should -22:show 22:so 29:sold 31:spr -24:they -24:up 26:value -49:wa -42:week -63:what -71:worth -23:year
-22:yield -41:your @lacks:market 43:* 36:^at 21:^best -47:^chance 23:^chart 90:^ha -25:^how -34:^ord 56:^price 21:^print -28:^settl
27:^volume -27:^what 45:^which -33:^who -26:aft -22:any -31:anyth -24:apple 36:are 21:bet -31:bett 51:book 34:both -41:can 36:cent
49:chance -32:close -32:com 71:contract 42:cost -69:cut -33:d -41:decemb -40:down -39:each -20:end 39:event -20:ever 27:exact
-33:far 63:from 24:get 24:give 41:ha 62:had -24:have 35:if -29:keep 84:l2 30:lead -41:left -34:lend -33:level 34:made -69:manifold
40:mean -21:meet 45:money 46:morn 58:mov 26:move -22:need -25:next 29:no -21:not 37:now 22:office -46:old 24:one 22:open -27:ord
-29:order -34:out 32:outcom -42:people -36:prediction 33:probability -24:proposal 34:put -22:question 72:resolv 40:run -30:say
-51:sell 43:sent 27:sery -21:set 29:spread -36:stablecoin 60:stand 53:strik 39:sub 31:tape 47:th 35:the -29:their -23:them -20:thick
90:tick -49:time -33:top -20:total -27:trade -38:trader -30:u -46:und -30:use 21:venu 26:wa 33:want 41:which -28:who 42:word
27:would 67:ye -21:yield @lacks:moveType -11:* -35:^who -22:doe 28:hold -21:out @lacks:other 29:* -35:24h 33:^biggest 32:^busiest
63:^did 43:^doe 36:^hash -32:^i -42:^keccak 36:^on 22:^price -79:^stablecoin -27:^top -23:^we -25:^what -22:^where -34:addres
-40:all 34:am 43:amount -38:apple -26:are -24:ask 49:attach -29:back -21:basi -31:been 26:biggest -25:bridg 63:bridge -22:by -29:can
23:cap -28:chain 62:circulat -34:client -50:contract -40:day 51:deposit 65:did 46:digest 28:doe 20:eip 23:every 67:exercise
75:exploit 60:fee 46:feed -27:find -28:float 44:flow 21:friend -25:from -25:get -26:go -21:got -34:ha 22:hack -31:here -23:hold
26:integrate 59:issu 32:it 46:keccak 87:keep -30:largest -30:ledg -34:liquidation -58:long 50:lose 21:made -32:many 32:market
32:minute -23:most 20:much 32:network 41:new -21:no 53:of -20:on 27:our 37:out 23:own 26:pair 68:peg 46:people -47:pl 55:please
-25:pool -22:pric -30:protocol -27:publish 40:pyth -28:rate 24:right 36:saving 39:send 67:share -29:should 84:since -30:sit
-52:stabl 90:stable 70:still -20:take 38:that 67:the -23:their -38:them -26:then -30:there -27:tim -41:time 22:today -27:top 59:trad
-22:transaction 35:transf 53:treasury -40:two 46:use 52:used -43:volume -23:week -33:what -35:where -25:work 63:yield -34:you
@lacks:pair 27:* -20:^best -37:^bid 22:^candl 35:^depth -35:^fill -25:^fund 40:^give 49:^i -28:^last -21:^my 79:^oi 21:^open 63:^ord
43:^recent 24:^trad -32:^volume 36:^what 44:^who 23:a 67:above 26:at -35:bet -28:bid 27:book 37:could 30:deep 42:depth 49:do 37:each
-39:exchange -33:fill -35:form -64:from 39:give 33:it 71:level 39:look 45:moment 40:mov -35:my 75:now -26:of 33:off 78:oi 42:on
76:ord -35:order -23:our 50:pair 50:pay 26:perp 58:please -34:print 20:rate 41:recent 85:right 22:rn 70:sell 67:short 30:side
41:spot 43:spread -23:still 45:take -44:tick 51:trad 23:v -54:volume 28:what 41:who -28:with @lacks:protocol 28: 34:* 22:? 21:^a
-59:^dex 41:^did 33:^fee 24:^holder 63:^i -39:^option -34:^protocol 59:^revenue -22:^show -56:^the 50:^tvl 30:^volume 22:^we
22:^what 31:^when -39:^which 35:^who 36:a -26:acros 40:aft -23:am 49:and -72:any 40:are 20:ask -34:at 31:audit -31:been 39:before
52:big -25:biggest -32:blockchain -31:buy -25:coin -26:commit -28:connect -46:crypto -57:dao 30:date -29:decentralis -69:defi
-21:derivativ 33:develop 44:dex 38:doe -39:down 78:each -40:earn 54:end -30:ever -30:every 53:exploit 36:fee -35:figure -38:fund
-34:github 34:got 58:grow -23:here -54:into 52:it 51:just -23:kept 21:know -70:l2 101:lend 23:like 36:list -24:lock 38:make -63:many
49:market -32:moment 34:month 34:more -36:most -25:my 41:need -44:network 44:no -63:not 31:of 51:one -21:open -26:or 48:our -85:pay
38:people 31:pl 66:platform -29:pool 38:project 31:protocol 46:revenue -23:saving 39:share 21:since 29:sit 32:slide 21:spr
-23:stablecoin -40:stak 57:still 24:summ 38:team 49:th 24:that -69:there 34:think -52:total -36:trade 31:treasury -23:turnov 56:tvl
-21:up 56:use 32:value -31:vault -35:venu 44:wa -32:wallet 21:what 27:when -50:where -22:which 32:who -58:with -47:would 43:yield
@lacks:query 22:* 70:^find -46:^i 63:a 22:and -30:are 22:by 43:chain 70:find 22:hash -28:i 24:it 88:me 23:my -34:share 24:text
62:that -45:the 20:thi -36:with @lacks:signature 29: -15:* -41:4byte -20:? -22:^abi 22:^balance -22:^for -48:^my 33:^need -61:^our
-25:^read 59:^selector 49:^topic0 26:^what -25:a -20:and -39:any 32:auditor 39:balance -35:be -30:before -39:behind 24:byt -28:byte
-30:call -22:can 36:com -31:contract -29:decod -28:did -25:do -37:emit -26:error 67:event -37:every -37:fail 27:first 29:give
-39:hash 40:here 29:hold -40:idea -36:index -47:input 33:look -35:lookup 33:make 55:mean 40:method -32:my -33:nam -29:no -23:nobody
-32:old 22:our -35:out 34:please -44:result 34:revert 20:selector -24:send -27:supp 43:text -25:they 25:to 68:topic -20:treasury
-25:two -49:tx -20:unknown 21:up 31:value 39:view -27:whole -26:whom 24:will -41:with -35:you @lacks:solanaAddress -35: 19:* -26:^a
43:^best 36:^biggest -37:^doe -57:^everyth -29:^give 33:^if 30:^list -28:^make 20:^my -52:^nft -59:^price 37:^rugcheck 33:^token
29:^what 38:^which 24:about -24:addres 34:aft 72:all 55:already 47:am -52:amount 28:an -24:ape 42:bag -38:be 32:been 49:best
25:biggest 20:burn -52:by -26:can 30:change 20:circulat 30:client 26:cnft 47:coin 21:com 38:count -64:creator -24:credit 34:crypto
52:d 53:dao -21:day 46:digital 66:doe 54:down -26:each 40:email 45:empty 25:every -36:everyth -25:exact 21:exist 24:far -40:fee
-28:first 39:for -39:freeze 38:friend -37:get 31:give 38:go -33:goe 42:hack 57:he -22:hi 21:inside -70:into 44:keep -21:kind 45:know
-59:lamport -50:land -25:largest 52:launch 30:level -34:look 36:lp 44:m 20:made -23:make 42:market 60:member 44:memecoin -24:mention
-22:min 24:more -29:most -28:move -26:name -23:network 29:new 31:nft -47:no -43:not -22:now 54:numb 22:of -23:one -37:only -27:or
-37:out 39:own -46:pay -57:pippin 37:pl 46:please 57:plu -28:pool -39:present -33:price -24:program 32:pull 31:pump -41:put
27:recommend -45:report 36:risk 73:route 23:safe -53:same 67:say -36:shar 23:share 44:she 48:shill 29:should 20:sist 27:sit
-20:slippage -27:str 37:supp -23:swap -31:th -38:them -26:they -38:those -26:tick 45:top 33:total 66:trait -26:transaction -63:turn
-29:unlock -21:unspent -40:up -25:user -35:validator -31:verify -32:w 32:where -32:why -31:without 51:writ @lacks:solanaSignature
-9:* -24:^in 45:^show -27:^transaction -20:^what 65:^which 20:an -26:balance 40:block 23:chang -24:client -22:custom 30:did -31:fee
24:got -33:impermanent 33:it -24:land -33:los -43:need 25:one -27:our 46:program 41:show 23:sign -27:signatur -43:so 25:some 32:swap
32:that 36:these -24:thi 26:token 32:transaction -23:transf 28:where 52:which -26:work @lacks:text 79:* 96:it 97:sign @lacks:ticker
46:* -22:about 87:event 54:list 76:of 37:on 44:please 44:rul 73:sery 53:settl 53:the @lacks:time 27:* -22:? 20:^at -45:^block
52:^doe 33:^for 63:^how 27:^in -26:^latest -24:^my -42:^our 87:^price 47:^pyth -27:^the -44:^when -67:^which -45:about -22:against
-25:all -25:and 26:ask 23:back -42:be 98:between -98:block 28:buy 48:clos 25:closest -69:coin 91:dat 48:day -40:defillama 81:did
-23:each 20:exact -28:exchange 23:feed 21:find -24:first 28:from 60:got 21:ha 51:how -23:latest 36:live -27:me 22:mine -33:moment
48:much -20:must -25:my -52:nearest -24:new -68:now 23:numb -35:on 23:open -23:over 34:paid -40:payment -28:pric 58:price 25:print
21:proposal 45:pyth -35:record -46:right 24:sign 34:since -20:slot 25:spr 55:start 65:stock -47:swap 68:that 27:the 24:them
-30:there -36:thi -28:token 50:trade -38:transf 65:two 40:until 69:wa 68:we 70:when -53:which 47:worth -49:would -24:ye -27:year
@lacks:types -33:^abi 26:^i 33:^my 27:a -28:abi 34:an -27:can 28:contract 20:decode -22:do -31:gave 34:have 38:in 48:return -23:sign
23:thi -34:with -22:you @lacks:unit -81:? -68:^convert -22:^decimal 27:^how -22:^i -23:^my 31:^what 26:amount -65:and 39:are
-51:coin -65:convert -75:decimal -42:do -57:doe -20:exact -37:for -60:ha -58:have 24:how 23:it 34:many -47:mil -36:much 27:my -66:of
-62:on -48:please 30:that -59:thi -53:to 37:token -22:unit -33:which @lacks:url -9:* 22:? 24:^check 22:^my 45:^the 25:^who
-30:airdrop -27:and -32:before -27:by 21:connect -25:d 68:dangerou -33:fake -41:friend 25:from -33:if 27:like 43:look 45:mail
29:maliciou 24:metamask 27:mint -24:nft -21:our 66:page 25:please -21:scam 38:site 47:swap 34:they -20:token 27:verify 21:website
-44:what -32:whom 29:will @lacks:uuid 4:* -22:^chart 24:^my 27:^show 22:and 22:apy -29:farm 42:have 40:history 22:how 32:in 24:into
24:like 24:me 31:my 23:now -22:our 23:over 22:point 23:pool 21:put 23:saving 30:see 37:show 24:summ 33:there 35:thi 28:to -37:use
24:vault 40:wa 36:went @lacks:values -68:* -21:? 41:amount -20:and -84:call 60:calldata -42:for -23:i 20:it 28:me -37:of -87:on
32:selector -53:what 51:with @lacks:venue -41:^i 39:^open -31:^ord 26:^which -27:^who -23:aft 50:already 23:and -24:apple 31:are
35:been 30:bet -23:bett 40:book 30:by 31:cent 75:chance -25:close -27:com -43:deep -23:doe -28:down -31:each -31:for 35:get -37:he
24:high 23:how 36:if -25:it 91:l2 33:lead -40:left -33:level -21:like -56:manifold 48:morn 34:move -28:no 49:now -28:odd -22:offer
22:office -31:old -27:ord -27:out -76:pay -40:please -25:price 39:probability -42:put -29:resolv 45:resolve -35:say -49:sell
28:settl -33:since -35:time -34:trade -21:u 29:up 22:wa -41:want 31:which -26:who -43:with -37:would @lacks=2 @lacks|open=fits|ours
@outside|own=2 30:* @lacks|first=1 @lacks|whole=0|left @missing @outside|whole=1|unnamed @whole|points=theirs|taken 27:*
@lacks|first=2 @outside|open=none|unnamed @own|other 19:* @lacks|open=fits|ours! 95:* @lacks|open=fits|person
@outside|points=this|left @outside|strange=2 @ruled=one 44:* @lacks|open=fits|thing! 109:* @lacks|open=other|ours
@lacks|whole=0|taken -26:* @lacks|open=other|ours! -81:* @lacks|open=other|person! -60:* @lacks|open=other|thing -113:*
@lacks|open=other|thing! -70:* @lacks|open=ours!|taken @lacks|open=ours!|unnamed @outside|points=this|taken 47:*
@lacks|open=ours|taken 58:* @lacks|open=person!|left @outside|first=3 @outside|words=3 @wide|other 25:* @lacks|open=person!|taken
62:* @lacks|open=person!|unnamed 63:* @lacks|open=person|unnamed @outside|open=none|left @uses:coin @whole|points=this|left 18:*
@lacks|open=thing!|unnamed 81:* @lacks|open=thing|taken @outside|own=1 28:* @lacks|points=it|taken @leaves:ens @uses:evmAddress
@uses:time 40:* @lacks|points=it|unnamed @leaves:unit @outside|strange=1 55:* @lacks|points=none|left @leaves|first
@leaves|more|other -21:* @lacks|points=own|left @leaves:ticker @outside|open=person|unnamed @outside|strange=3 @src=none|other
@uncited|other @whole|left -7:* @lacks|points=own|taken @outside|asked-fit=7 @takes:flag 39:* @lacks|points=theirs|left -43:*
@lacks|points=theirs|taken @outside|open=thing|taken @outside|words=6 -50:* @lacks|points=theirs|unnamed -30:*
@lacks|points=this|left @whole|points=theirs|unnamed @wide=5|other 26:* @lacks|points=this|taken @leaves:protocol
@outside|asked-fit=10 @outside|words=4 @wide=4|other 15:* @lacks|unnamed @lacks|whole=2|taken @uses:chain 13:*
@lacks|whole=0|unnamed @outside|whole=1|left @wide=2|other -35:* @lacks|whole=1|taken @lacks|whole=2|left
@outside|points=theirs|taken @outside|taken 16:* @lacks|whole=3|taken @outside|here|else @uses:number 32:* @lacks|whole=3|unnamed
@outside|open=thing|unnamed @outside|whole=1|taken @uses:count 11:* @lacks|whole=4|unnamed @outside|open=thing!|left 48:*
@leaves:bitcoinAddress -67:* @leaves:bitcoinHash @leaves:pair @whole|open=thing!|left -93:* @leaves:coin @outside|whole=0|unnamed
@share=5|other 24:* @leaves:evmHash @leaves:maybeChain @outside|open=thing|left -58:* @leaves:exchange -137:* @leaves:fiat @ruled
52:* @leaves:holder -116:* @leaves:name -68:* @leaves:quoted -76:* @leaves:solanaAddress -63:* @leaves:solanaSignature
@whole|points=own|left -66:* @leaves:step @outside|left @outside|points=own|left @share=4|other 8:* @leaves:thing -102:*
@leaves:uuid -62:* @leaves:venue @provider @uses:maybeChain 78:* @left|other -34:* @name @outside|own=3 5:* @named @outside|first=4
@outside|words=5 22:* @nothing 31: 9:* -28:0x -21:24h -21:4byte -28:^ -65:^a -82:^addres -30:^all 33:^am -55:^any 40:^apple
43:^attestation -35:^before 45:^bid -44:^biggest 26:^block -34:^book -50:^buy -33:^by -36:^call 32:^can 81:^cancel 30:^capital
-54:^chart -57:^check -37:^clos -25:^coin -50:^contract 39:^could 37:^crypto -31:^current -28:^decimal -48:^depth 21:^do -33:^doe
53:^draft 30:^explain 25:^farcast -21:^fear -41:^fee 27:^fill 21:^find 31:^floor -64:^for 70:^from -32:^fund -21:^ga -39:^get
-24:^give -20:^got -25:^ha 30:^hash -49:^hashrate -24:^have -33:^hey -39:^hold -23:^holder -38:^hows 23:^imp -66:^in -50:^keccak256
-25:^kind -50:^last 22:^latest 39:^ledg 21:^list 64:^long -42:^look 27:^make 34:^market -33:^mcap 68:^mempool 54:^message
-42:^metamask -39:^mid 35:^min -39:^mint -21:^namehash -77:^need -38:^newest 27:^next -33:^nonce -32:^notional 48:^numb -50:^odd
-64:^of -78:^on -28:^one 41:^open 42:^or -67:^our -27:^pair -36:^perp -33:^pl 34:^plan 43:^please -23:^pnl -45:^price 63:^put
-35:^pyth 29:^rarity -52:^rate 33:^realis -32:^recent -45:^revenue 52:^review 96:^revoke -22:^show -46:^someone -22:^source
-26:^spot -45:^stack 50:^stak -39:^supp -40:^swap 39:^text -40:^that -34:^they -50:^token -21:^trad -20:^trust -30:^turn -30:^tvl
38:^twitt -45:^tx 64:^verify -33:^volume -108:^wa 31:^wallet -50:^we 32:^when 25:^where -20:^why 47:^withdrawal -22:^ye -25:abi
-41:about -25:above 32:account -25:accountant
85:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp 102:address -46:advis
-40:against 33:airdrop -41:all -64:already -49:am -50:amount 48:answer -60:any -47:anyone -56:anyth 21:anywhere 33:api -36:app
67:apple -24:approv 65:approval -22:apy -40:argument -47:around -45:arriv -49:arrive 38:art -28:article -36:artist -35:ask -32:asset
60:association -34:ath -23:atm 32:attach 61:attack 72:attestation -20:auditor -36:average -31:away -21:back -52:bag -43:bal
40:beacon -46:before 28:behind -28:belong 21:best 40:bet 61:betfair 35:bid -83:big -56:biggest 46:bill -24:blacklist -68:blockchain
-27:board 51:bond -45:bookkeep -27:bos -51:both -35:bought -39:bridg 29:bridge 49:broadcast -34:brok -33:broth 37:build -52:but
28:buy -30:byte 33:bytecode -37:calldata 24:calory -26:came 90:cancel -32:cannot -52:cap 38:capital -25:capitalisation 40:car
27:cast -36:category -42:cent -46:certain -30:chance -51:chang -65:change 40:channel 59:charge -35:chat -80:check 63:circle
-63:claim -32:clean -29:click -44:client -61:clock -54:code -40:coin -33:coingecko -26:colleague 28:collection -46:come 55:commit
-52:committee 35:community -52:company -36:compar -32:compare -63:competitor -25:complete -32:condition -25:confirm 38:confirmation
-27:consolidate -22:constructor 26:contract -20:convert 26:correct -27:could -23:count -83:counterparty 29:country -37:court
-81:cousin 82:creat -37:csv -57:current -71:d -27:dangerou -39:dapp 20:dashboard 34:dat -58:data -29:daught -60:dear -49:decemb
-35:decimal 26:declare 44:deep 25:defi -20:defillama -47:deploy -82:deposit -69:depositor -63:depth -43:desk -66:dev -34:develop
-33:dex -38:did -67:difficulty -38:digital 26:discord -40:discuss 53:dispute 48:dividend 22:doesn -41:dominance 28:don -21:done
-58:down 50:draft -40:drain -49:draw -25:dump -54:each -23:eat 21:egg -32:eith 72:eligible -25:else -34:em -40:email -28:empty
-31:en 29:entry 37:epoch -33:erc20 -34:error -29:estimate 36:etf 49:etherscan -61:event 25:every -44:everybody -46:everyone
-37:everyth -25:evm -59:exercise -49:expire 51:explain -59:exploit -21:explor 26:factory -40:fail -35:fake 56:fall 30:farcast
-59:fattest -23:favourite -36:fear -49:fee -29:fetch 29:fil 27:find -38:fine -30:first -36:flagg -35:follow 72:follower 33:form
-33:found 51:free 38:freeze 52:friday -41:friend -34:front 28:full -45:fund 29:futur -27:gallery 20:gave 42:germany 29:get 26:geth
-38:gett 41:github -35:giv -52:give -38:go 49:good 60:google -40:got -50:government -64:grandson -26:grant -35:gre 24:group -25:grow
24:guy -33:hack -76:had 23:hand -29:hang -50:hard 31:hardware 40:hash 40:hashrate -34:he 30:headlin -36:hedge 23:height -25:held
-32:hello 30:help -48:her 28:here -38:hex -33:hey -60:hi -30:highest -43:him -64:hit -28:hold 40:holder -45:holding 47:home
-35:homework -32:honest -44:hot -24:hotel -45:hows 21:hurt 26:ibuprofen -25:id -37:identify -46:if 36:impermanent -43:incl
-21:includ -57:incom 41:income 34:inflow 78:inscription -77:inside -36:insist 21:interest -22:inventory -56:invoice -27:item 41:job
-56:jpeg 48:json -51:just -67:keccak -49:keccak256 -81:keep 69:key 29:kilometr -90:kind 22:knee -65:know 52:knowledge -72:known
32:kyc -73:lamport -54:land 43:landlord -28:large -42:largest 25:launch -28:law 22:lay -35:lead -72:least -37:leave -53:left
89:legal -26:let -43:lett -21:letter 60:level 66:leverage 36:licence -34:lie 51:lightn -50:like 25:lin -36:line -33:link -62:liq
38:liquid 20:liquidation 35:liv 24:live -21:lock -43:log 36:login 59:logo -41:lol 28:long -42:look 26:lookup 27:los -29:lose
-62:lost 31:low -29:lowest -53:m -63:made -34:mail -56:main -38:mak 38:make -29:maliciou 87:manifold -35:mark 31:market
-37:marketplace 34:match -29:may -31:mcap -50:mean -39:meet -28:meme -39:memecoin -36:memo 66:mempool -67:mention 54:message
-21:metadata -23:method 24:mev -41:mid -44:midpoint 34:mil 24:min -38:mine -24:mint 25:minut -26:minute -74:money 76:month -35:morn
30:mortgage -37:mov -35:move -49:movement -30:multisig -38:must 22:my -21:myself -55:n 35:nam -23:namehash 27:native 63:near
66:nearest -58:need -47:nephew 23:nev 27:new 42:newest 31:news -36:newspap 42:next -33:nft -75:no 89:nod -40:normal 49:not -33:noth
-29:notional -31:numb -58:number 27:odd 47:off -37:offer -21:official 61:often -55:oi 22:old 47:once -38:onchain -42:one -22:option
47:ord 46:order -43:orderbook 103:ordinal 73:oth -59:out -48:outcome 21:owe -31:p -37:page -57:paid 29:paint -44:pair -68:pap
38:part -30:pas 58:passport -43:past -28:paus -44:pay -43:payment -58:payout 66:pend 40:people 45:per -34:percent -24:perp
-28:perpetual 50:person -36:pfp 29:phone -48:pick -20:pictur -59:piec 37:pippin -57:pl 42:plan -40:platform -35:plu 37:portfolio
-47:possible 76:post -82:ppl 24:premium 28:prepare 29:pres -22:present 43:primary 32:print 28:profit -25:program 62:propos
-30:protocol -43:provide -33:publish -57:pull -20:pump -22:purchas 22:put -34:pyth 41:python -21:question -23:quot 64:rarity
-35:ratio -24:raw -63:reach -40:read 35:reb8tk3gbgk5auzkwc6shnwrgvjh8dualh -49:receipt -46:recent -70:recommend -52:record -24:recov
53:reentrancy 37:regex 91:regist -58:relay -49:rent -35:report 22:repository -40:request -21:reserve -32:resolve -62:rest 51:result
-20:return 41:revenue 90:revoke 21:reward -37:rich -25:right -49:rn 31:route -30:rug 88:run 22:runn 27:sal 30:salary 38:sale 34:same
-21:sanction 53:sandwich -91:sat 53:satoshi -60:saving -35:saw -57:say -30:scar 47:screen -22:script -21:search 49:season -59:second
-21:sector -38:security -51:see 35:seen -48:send -24:sent 55:serv -28:sery -82:set -75:settlement -58:shar -34:share 69:she
-54:sheet -23:short -53:should -36:show -45:sid 38:side 24:signatur 50:simple -46:since -21:single 47:sise -57:sist -46:site
-60:sitt 41:skip -58:slide -21:slip 43:smallest 46:snapshot -59:so -46:sold 47:solidity -66:some -50:somebody -37:someone
-30:somewhere 33:soon -64:split -40:spr -58:spread -40:spreadsheet 46:square 23:stabl -58:stable -28:stablecoin 40:stack 46:stake
-71:stand -31:start -35:startup 51:state -21:statement 58:station 20:step -88:still 34:stock 30:stood -52:str -28:strang 34:stuck
-21:stuff -28:sub 32:sum 22:sunday -29:supp -45:support -66:swap -31:swapp -25:t -21:table 24:tak 34:take 30:talk -49:teach
41:telegram -51:tell -35:term -34:test 42:text -83:th 43:theft -25:them -65:then -42:there -72:these -34:thesi -97:think -50:those
30:through -37:thru -37:tick 30:ticket 34:till 44:tim 28:tip -22:token -45:told 54:tonight 55:too -21:took -44:topic 43:tornado
-22:touch -33:tp 73:trace -21:track -26:trade 108:trader -50:trait 65:transaction -20:transf -21:transfer 43:trc20 -25:treasur
-67:treasury 79:trezor -31:trust -60:trustworthy -41:turn -41:turnov -76:tvl 30:tweet 85:twitt -37:two -51:txid -21:typ
-38:understand -48:unknown 53:unlimit 27:unspent -44:up 55:upcom 32:update -42:us -32:used -43:utilisation -22:utxo -26:v
42:validator -28:valu -26:valuation -53:value -62:vault -59:vb -44:venue 32:verification -35:version -55:very -20:vitalik -29:vol
21:volatility 43:vote -29:w -25:wa 50:walk -36:we -33:website 43:week 30:well -28:went -21:when -40:where -54:wheth 28:white
32:whole 77:whose -32:why 20:wife -56:will 22:win 58:wire 22:with -65:withdraw -30:without 30:won -57:wont 45:word -62:world
-29:worth -20:would -55:writ 45:wrong -20:wrote 36:x 66:ye 49:year -48:yield 49:you 40:your 34:z -52:zero @outside|abroad|else 118:*
@outside|abroad|ours 38:* @outside|asked @outside|asked=2 82:* @outside|asked-fit=1 @outside|asked-fit=2 21:* @outside|asked-fit=11
-29:* @outside|asked-fit=6 -53:* @outside|asked-fit=9 @outside|words=0 @whole|points=this|unnamed -49:* @outside|asked=-2
@outside|points=this|unnamed -44:* @outside|asked=0 42:* @outside|asked=1 64:* @outside|named=0 @share|other @uses:bitcoinHash 20:*
@outside|open=ours!|unnamed -52:* @outside|open=ours|taken -94:* @outside|open=person!|left @share=2|other -23:*
@outside|open=person!|taken @uses:ticker @whole|unnamed -32:* @outside|open=person!|unnamed @whole|open=ours|unnamed
@whole|open=thing!|unnamed -97:* @outside|points=it|taken @whole|open=ours|left 36:* @outside|points=it|unnamed -25:*
@outside|points=theirs|unnamed @outside|whole=3|unnamed -10:* @outside|strange 10:* @outside|whole=0|left @uses:pair -64:*
@outside|whole=3|left 45:* @outside|whole=4|unnamed -39:* @ruled=asks 74:* @ruled=partly -218:* @slot:category -67: -61:* -61:^
-45:^biggest -44:^coin -24:^compare 50:^event -31:^hottest 72:^i -23:^in -34:^kind -34:^list 40:^market -51:^protocol -50:^top
-25:^total -36:^trad -27:^tvl -30:^v -61:^which -28:^who -61:account -31:am -25:app -35:ath -29:been -32:best 26:big -31:biggest
-29:by -33:capitalisation -24:category -34:chain -49:coin -23:compare -22:could -28:crypto -23:current -74:defi -31:down 20:far
-20:from -27:have -30:hottest 28:i -25:just -33:kind -22:largest 30:leaderboard 64:lend -59:list -45:lock 22:made -25:market
-27:mcap -29:me 28:mean -24:most 29:mov 87:numb -57:on 62:one -21:only -29:open -24:our 44:out 44:paid -42:pl -66:pric
-60:profitable -88:protocol -42:question -33:quote -44:rank 24:right -28:rn -38:settl -25:stak 95:still -28:the -36:them 28:to
-42:today -65:top -21:total -59:trad -49:trader 37:tvl -39:v 47:want 27:week -24:what -58:which -29:who 31:winner -21:you
@slot:community_data -27:? -34:^i -38:^price 23:^what 32:are -38:can -26:do 24:everyth -32:have -49:id 22:it -22:mcap -31:me
-42:much -21:of -24:on -24:one -34:only -28:price 37:stand 60:supp 28:telegram -41:tell -24:that 38:there 53:token 63:total
-27:twitt -27:website -34:you @slot:contract_type 3:* -41:^fund 54:^how -30:^rate 43:^what -25:all -39:for 50:how 43:i 50:interest
53:much 55:on 46:open -30:rate 37:what @slot:currency 11:* 40:? 40:^candl -48:^pool -50:and -36:candl 68:i 52:in -30:liquidity
23:pool -35:price 88:than 48:the 78:token @slot:depth -5:* -36:^i 39:^on -40:^what 50:^where 21:^which 22:all 29:are -38:at 31:book
37:by -43:coin 37:exchang 55:first -30:from 23:how 37:largest 55:move -20:my 40:pair 20:price 32:spread -32:still 25:they -21:thi
27:to -24:today 49:trade 28:volume 30:where 32:which 38:would @slot:direction -34:* -22:^could 43:^please -55:^show 41:are 41:be
-21:chain -21:could 60:erc20 -23:every -46:everyth -49:fee -34:into 41:kind 43:last -46:late -34:mix -37:most -41:movement -37:nft
43:not -35:on -44:one 51:only -24:our 23:out 34:please -34:pull -50:recent 73:rows -22:send -52:show 38:so -41:that -28:them -37:to
-43:token -45:tx -48:value -29:wa -29:wallet -22:we 27:which -21:who -25:with -28:you @slot:entity -87:* -34:? -73:^which -24:and
-29:by -59:company -28:firm -55:have -21:hold -27:largest -57:list -55:most -40:on -27:own -21:paid -33:public -36:stack -36:the
-25:their -35:they -75:which -29:with @slot:entity_type -27:* -24:^list -20:a -24:holder -21:id -26:includ -24:that -26:track
@slot:exact -106:* -43:^if -37:and -25:for -41:get -64:how -68:i -43:if -28:into -47:much -35:now -58:on -55:to -56:what -43:would
@slot:include_24hr_change 58: 93:* -22:? 72:^ha 47:^how 49:^i 43:and 85:do 54:down 57:gone 47:ha 53:how 32:i -27:many 28:move 58:of
50:price 75:since 87:the 63:today -51:what @slot:include_code 65:* 45:code 44:on 46:the @slot:include_market_cap -74:* -51:in -51:on
@slot:is_burnt -35:* 29:? -29:^nft -41:^which -36:^who -43:are 56:by -37:collection 24:compress -44:in -44:list -39:member -60:one
-42:the 57:them 28:what -41:which -31:who @slot:kind -39:* 25:? -29:^which -23:a -55:all -48:and -34:at -57:been -37:can -21:doe
45:exchange 35:feed 42:from -30:i 37:in -26:list 50:market -24:my 21:one -27:pair -40:price 50:publish 32:pyth -47:spot -55:to
-53:trad -36:trade -60:up -36:value -48:which -26:with @slot:kinds -60:* -21:ha -32:i -30:late -32:mov -32:of -29:on -22:only
-31:send -36:to -43:who @slot:limit -34: 156:* -66:? -23:^how -43:^i 54:^newest -47:^put -24:^quote -55:^the 34:^what 88:^which
29:^who -22:about -50:account -28:addres 22:all -36:and 63:are 26:back -45:bet 72:biggest 23:bridge -66:buy 78:by 48:cap 31:category
-50:cent 25:chain 102:coin 74:coingecko 86:collection 34:contract -30:could 58:crypto -55:defillama 67:dex -52:did -23:do 23:each
53:em 66:enough 98:event -46:exchange 94:first -51:for -24:get -65:have -31:he -36:how -30:i -35:if -36:into -79:it 32:just 46:list
-30:market 27:me 24:mint 48:money 87:most -66:my -20:name 44:new 76:newest 35:nft -26:nonce -39:now -50:numb -39:of 37:off 39:on
21:one 66:only 82:open -23:over -37:pay 22:people 70:per 32:pl 76:pool -52:price -47:put -24:quote 68:rank -52:rate -37:right
112:rugcheck -26:say 61:show -33:sit 21:so -26:str 23:that 51:their -31:there -34:thi 64:to 37:today 94:token 36:top 51:transaction
41:up 49:volume 27:want -31:what 25:where 80:which 26:who 66:with -29:word -33:worth -25:would -101:ye -28:you @slot:look_forward
50:* 47:the @slot:measure -31:* -69:^fee -43:^for 38:^holder -33:^how -41:^on -62:^option -21:^protocol 30:^top 52:^what -35:^which
-64:^who 27:acros -63:app -35:by -51:chain 28:crypto 27:dao 34:did -38:do 24:earn -38:fee 46:for 52:got -57:have 74:holder -30:how
-80:in 140:itself 106:keep -35:lie 47:make 44:money -31:more -56:most -37:much -30:nam 81:not -59:now 31:of -54:on -26:one -26:only
-74:option -28:or -30:oth 40:out -29:over -109:paid -38:pay -84:people -37:per -36:perp -35:please -97:premium -82:rank 21:revenue
-47:right -36:show -48:tak -34:take -42:that -30:their 48:they 23:thi -69:to -30:today 46:token 26:top -49:total -41:trader -71:user
-23:v -25:volume -38:wa -40:want 57:what -59:who @slot:order -33: -23:* 41:^ 43:^a -52:^best 43:^biggest -39:^busiest 54:^buy
-90:^coin 36:^collection -33:^compare -44:^crypto 32:^current -32:^for -47:^fresh -41:^give 35:^hottest -33:^largest -57:^list
-35:^mcap -26:^on -54:^pool -23:^pull -58:^stablecoin -48:^stack -32:^the -60:^trad 22:^v 53:^when 38:^where 55:^which -82:^who
69:^yield 29:above -63:account -53:acros -62:any -52:ath 50:been 52:beginn 27:below 49:best -55:bought -39:busiest -28:but 30:buy
-43:by 42:can -78:cap -59:capitalisation -34:category -79:chain -94:coin -65:company -37:compare -62:cost 44:could -66:count
-22:crypto 23:dao 21:depth -65:derivativ -37:desk -31:dex -20:did -30:do -36:down -27:each -46:earn -23:else -44:every -24:exchang
-20:exchange -51:farm 132:first -45:fresh -25:friend -31:from -21:geckoterminal -35:go 54:government 24:have -48:hi 46:highest
35:hottest -31:id -33:interest -71:jpeg -36:keep -43:kind -24:largest -36:late -26:lay -39:leaderboard 61:least -21:lend 47:like
-43:liquidity -55:list 38:look 36:lp -39:m -64:made -98:market -86:mcap -48:meme 55:moment -25:money 41:more -27:most -31:mov
-24:need -50:news 49:numb -35:off -30:only -28:open -27:out 26:over 30:owner 33:paid 24:pay 37:people 52:percent -26:pl -24:platform
-34:pnl -67:politic 36:pool -78:pric -39:price -74:profit -39:profitable -21:pull 38:purchas 33:purchase 27:put -55:quot -35:quote
-55:rank 32:rate 38:ratio -52:read -28:receiv -63:recent 24:right -37:risk -66:rows -36:say 30:sector -71:see 72:side -43:sise
-22:sit -25:sold -21:some -31:somebody -45:stablecoin 23:stak -31:still -22:swap -36:t -38:their -28:them -28:these 24:ticket
35:trad -57:trader -39:transaction 50:turnov -21:up -54:w -29:wa -24:want -57:week 44:when 67:where -79:who -27:win -37:winner
-42:writ 23:year 45:yield 31:you @slot:outcome 21: -5:* -34:^odd -43:and -37:at 20:bid -56:chance -29:condition -22:decemb -52:did
-41:for -47:from -56:how 43:i 46:in -20:market -65:me 32:midpoint 82:no -78:odd -68:of 36:outcome -56:pric -49:price -52:show
32:side -42:the 40:token -30:trad -26:what -41:who -25:with @slot:period 13:* -39:^trad -22:account 41:at -35:best 30:by 82:for
-34:of 22:on -23:please 47:profit -37:the -25:top -36:trad 57:volume @slot:stablecoin_only -27:* @slot:standard -37: -45:* -49:?
55:^can 29:^what -99:^which -66:^who -36:allow 38:approval -58:contract -23:every -56:for -46:from 60:ha 25:have 41:how -57:i -27:it
54:list -49:may -31:me 47:much -41:my -36:of -32:out 25:permit2 -40:please -38:pull -50:revoke 34:rout -35:spend -20:still -48:take
46:that 48:the -47:to -132:token 22:what -98:which -87:who @slot:status -48:* -44:^biggest -41:^event -44:^hottest 33:^how
-42:^market 41:^odd -66:^open 24:^please -20:^price -41:^show -38:^trad -68:^which 21:a -25:about -43:acros -47:address -21:all
-35:bet -54:bett 43:big -44:biggest -29:busiest -74:by -52:can -29:category -26:coin -26:coingecko -39:contract -36:crypto
-28:current 44:cut -21:decemb 47:did -44:do -50:dump -30:each -160:event 41:exchang -29:exchange -39:give 47:have -55:hottest 25:how
-30:id -29:in -23:market -62:me -26:moment -44:most -27:name 28:of -25:on -114:open 50:outcome 53:over -53:page -53:people -54:per
-23:please -83:politic -39:question 53:resolve 44:right 65:rows -21:see 28:sery -53:show -28:sit -26:some 30:that -30:their 49:them
-97:today -33:togeth -47:venu -36:will -20:write @slot:token -3:* -42:^pool -34:a -35:and 53:in -37:it -46:on 26:or 56:pric
-30:price 46:than 21:that -25:the @slot:token_type -101: -35:* -46:? -23:^collection 36:^did -27:^how -30:^i 51:^list -65:^nft
-53:^on 55:^only 39:^please -26:^show -22:^token -49:^who -30:a -31:all -46:and -31:at 27:belong 33:by -24:contract 26:did 21:doe
-50:each -23:en 36:erc20 53:every -49:explor -27:for -30:freeze -26:from -52:he -23:held -37:hold -46:how -32:i -42:in 43:incom
55:item 56:just 26:kind 28:late -20:like -48:many -31:me -31:member -26:most -22:mov -28:much -32:need -27:nft 30:of 35:one 68:only
-43:own 46:please -23:position 24:price -55:rows -34:say -68:see 30:send -30:sent -49:show 31:sit 53:sitt -28:that -40:them
-45:there -31:thi -54:token -53:too -32:transaction 96:transfer -22:unit -37:wallet -26:want -29:we 38:what -52:which -60:who
-57:with @takes:count @takes:fiat 69:* @takes:days 75:* @takes:least 149:* @takes:step 50:* @tool=call_contract @~call 26: -20:*
22:^balance -65:^call -26:^my 33:^need -32:^read 29:^the 28:^who -23:addres -26:an 21:ape 30:are 52:at 40:balance -22:by -35:call
-32:contract 33:data -40:for 47:give 34:hold 20:latest 42:make 26:me 30:need 36:numb 22:of -26:on 34:our -25:over -44:result -39:say
-25:supp 21:tell 38:the 57:there -23:thi 43:transf -21:treasury 36:value 43:vault 39:view 31:want 39:who
@tool=check_approval_security -12:* 44:? 32:^before -34:^can -27:^i -29:^my -41:^our 74:any 42:approval 30:approve -41:click -25:do
31:if -32:know 30:known -26:ledg -47:only 20:open -36:our -34:rout 73:should -31:site -24:some 28:source -28:that -27:thi -27:wallet
23:want -38:what 22:with @tool=check_contract_verified 17:* 32:^check 33:^ha -25:^source 38:anywhere 22:ask 23:at 33:check 28:for
33:ha 26:know -44:match 21:now 20:on 54:one 50:only -23:open 28:or -23:our 21:proof 39:publish 32:team -28:that 25:the 27:they
21:thi 29:verify 21:want @tool=check_dapp_security @~dapp -4:* -23:^i -23:^what -36:and -35:by 45:dangerou 26:in -21:not -24:phish
37:site 42:some 32:to -42:what -31:whom @tool=check_honeypot @~honeypot 15:* 31:^buy -27:^can -44:^did 59:^honeypot 25:^i 23:^sell
-22:^what -23:^which 28:again 38:airdropp -49:and -21:block 38:button -26:buy 52:can 32:coin 34:contract -38:did 22:fee -21:found
22:friend 36:got 28:ha 50:hold 68:honeypot 42:look -24:min 22:nephew 28:new 20:of -29:or -21:pool 54:some 43:there 20:time 42:token
44:trap -22:want -44:we -23:what 22:when 39:wheth 42:why @tool=check_malicious_address @~maliciou 23:^a -41:^can -32:^did -22:^how
30:^who 65:addres -21:against -30:and -36:anywhere 36:blacklist 20:by -26:can 76:counterparty 21:custom -35:did 23:do 29:dust
-28:flagg 41:for 31:from 37:fund -21:he 33:launder -25:name -38:our 26:sanction 21:say -31:screen -24:that -31:they -27:token 38:up
32:wallet -21:which 23:whom -31:you @tool=check_phishing_site @~phish @~site 7:* 21:? 23:^check 24:^i 48:^the -38:addres -28:airdrop
20:are -35:before -45:blacklist -23:d 48:dangerou -31:fake -37:friend 22:from -20:got -34:if 45:look 47:mail 29:maliciou 26:metamask
27:mint -28:nft 57:page 26:please 27:say -27:there 48:they -43:want 23:website -26:what 28:will @tool=check_token_safety @~safety
-10:* -22:? -30:^a 29:^can 26:^for -49:^honeypot -37:^token -25:^what 22:a -23:again -37:airdropp 41:and -23:any -28:ape 57:at
-39:coin -37:contract 21:diligence -27:doe 21:due 24:file -32:friend -33:got -41:hi -36:hold -62:honeypot -26:in -26:into -36:legit
-28:look -33:me 26:memecoin -34:new -58:nft 62:no -27:one -35:or -48:our -43:out 30:put -36:sell -50:shill -42:some -32:someone
-33:telegram 21:the 31:thi 33:trust 45:want 25:what -26:wheth 57:with 60:worth @tool=checksum_address @~checksum 29:* -28:^capital
-23:^what 27:addres -25:capital 50:counterparty 29:eip 26:for 27:of 44:version @tool=compare_tokens @~compare -48:? -23:^and
-46:^coin -29:^how -73:^market -25:^price 33:^put 63:^v 42:^what -22:^which 24:against -51:and -22:at 23:beside -25:bigg 69:by
52:cap 27:change 48:day -33:did 25:far -31:fee 22:high -53:i -27:in -40:keep -33:know 46:market 24:mcap 21:me 30:more -26:move
-38:much -33:of -40:on -27:or 63:oth -31:out 70:rank -38:run -48:saving 25:set 32:supp 34:table 26:that 59:these 31:they -54:today
-27:top -21:und -28:up 78:v 41:value -39:we -52:where 51:with -27:would -52:you @tool=compute_create_address @~create -62:* 37:?
-52:^addres -26:^which 22:at 31:be 33:contract -47:create -56:factory 38:get -38:ha -24:next 32:plain -51:that -35:the 21:where
38:which -25:will -36:with @tool=compute_namehash @~namehash 29: 18:* 25:^namehash -25:^what 37:^when -28:do 22:doe 43:for
36:namehash 51:node 26:our -27:to -29:what 34:when -21:which -21:with @tool=convert_units @~convert @~unit 34:* -28:^ga 29:^how
33:^to 72:^turn 45:^what 34:amount -26:an -31:and 34:are -45:coin -95:decimal -54:doe 31:exact 45:for -63:ha -81:have 29:how 37:i
33:in 34:into 53:it 32:ledg 21:many 23:me -29:mil 36:much 72:my -50:raw -28:round 36:say 43:that 45:the 25:token 73:turn 36:want
-30:which -46:with @tool=decode_abi -21:* -33:^decode 31:^metamask 28:^my 37:^please -37:^the 24:can -30:d -25:data -37:decode
-21:doe 20:here 76:hex 51:into -32:know 27:letter 31:metamask 34:only 27:please 23:recipient 35:rout -36:safe -24:site -23:some
20:thi 23:will 33:would @tool=decode_abi_parameters @~parameter 31:* -31:^abi 27:^i 33:^my 36:a -23:abi 36:addres 48:an 28:are
-27:can 25:constructor 30:contract 21:decode -22:do 34:have 38:in 21:own 49:return -23:sign 23:thi 20:what -29:with -22:you
@tool=decode_calldata @~calldata 6:* 34:^can -29:a 53:and 57:argument 23:ask -26:at 35:blob -28:call -27:calldata 21:colleague
-38:data 24:decode 62:get 38:here 31:hex 46:how 28:if -33:input 29:inside 28:into 26:it 20:like 21:look 34:me -35:mean -21:my
30:only -21:pl -24:say -42:selector 58:show 27:tell 21:thi 21:to -53:tx 34:wallet 21:what -30:with @tool=decode_log -3:* -36:?
-74:^event -37:^my -26:^topic0 73:^what 49:an -86:and -41:argument -21:be -34:before -34:call -36:data -31:decod -37:did 63:doe
-36:emit 28:event -37:every -32:for -37:get -61:hash 53:here -28:index -28:inside -27:like 77:mean -32:my -29:need -28:no -32:old
-62:our -99:out 43:please 21:raw -71:send 43:text 53:thi 49:to 61:topic 34:value 34:what -24:who -24:whom
@tool=decode_raw_transaction @~raw 25:* 21:^my -25:^what 46:and 23:been 21:before -30:blob 43:can -27:do -52:doe 52:eip 28:fee
21:for 42:from -27:how 24:i -47:input 22:like 25:me 66:nonce 60:out 26:recipient 58:send -21:show 28:sign -27:thi 22:to -31:wa
22:what -28:which -27:with 43:you @tool=decode_selector -45: 45:* 49:4byte 51:? 38:^4byte 48:^my -58:^selector -37:^what 29:a -22:an
40:and 21:at 72:be 40:behind 22:block 44:byte 31:call 29:could 23:custom 70:data 39:error 50:every 37:for 29:function 34:hash
-23:have -52:here 41:i 45:index 48:it 30:log 37:lookup -37:mean 34:my 50:out -44:please 49:start 82:that -35:topic 32:trace
24:transaction 31:tx 24:what 57:which 31:with 47:would @tool=detect_rugpull @~detect @~rugpull 11:* 20:^i 20:^rug 27:^the 47:^wa
39:^what -28:^where -28:blacklist 20:did 29:drain 56:earn 42:exchange -20:exploit -26:for 29:from 25:i -22:keep 43:ledg 52:money
-29:much -27:or 27:park -27:run 35:say -22:since 28:stable 24:stak -24:that 24:to 38:wa 26:what 33:with 24:withdrawal -27:would
-42:yield @tool=encode_abi @~encode 15:* -23:^abi -31:^call -22:^get 48:amount -23:argument 55:build -21:call 63:calldata 54:for
-24:get 45:hex -24:i -42:of -25:on 37:pl -20:please 22:selector 28:spend 21:unit 53:with @tool=estimate_gas -44:* -32:^ga -45:^what
-22:at 33:estimate -22:for 32:go -22:just -21:now -34:pl -39:please -30:price -39:send 26:sent -31:that -34:today -34:wallet
-32:want -29:you @tool=get_account_nonce @~nonce -8:* 59:^addres -33:^cancel -43:^i -35:^my 52:^nonce -22:^show 48:addres -33:and
-30:between -25:can -40:cancel 31:chain 60:create -54:from -32:ga 31:hot -20:i 35:incl -27:it -56:mempool -36:my 52:next 21:nonce
-26:numb -35:of -24:on -33:pend 29:pl -28:show 53:that 24:the -32:to -54:transaction -39:up 23:wallet 28:what 57:will -24:you
@tool=get_alchemy_prices -24:* -25:^price -22:at @tool=get_alchemy_token_balances 16:* 45:? -22:^decimal -39:at -27:decimal 36:entry
53:every 21:in 37:list 31:need 35:position 29:to 38:token 38:unit 34:which 53:would @tool=get_alchemy_token_metadata -30:* -37:^make
-32:a -26:for -36:logo -37:make -31:me -25:my -30:token @tool=get_asset_platforms @~platform -6:* 27:^coingecko 22:^nft -34:category
51:collection 30:doe -26:floor 21:friend -23:in 41:nft -21:of 22:platform -23:the 30:track -27:up 38:with @tool=get_asset_transfers
-60:* 21:^all -24:^could -22:^everyth -37:^token -23:^who 23:aft 27:all -45:also 27:be -22:block 26:came -20:chain -23:coin
-27:contract -24:could -24:d -22:everyth -22:go -23:i 29:into 29:kind -23:last 55:left -23:like 33:lin -32:list -49:mov -26:nft
20:not -29:of -29:on -54:one -25:only -21:read -56:send 28:so -22:through -42:to -21:two -39:wallet 30:went 39:whatev -57:who
-20:why -24:you @tool=get_batch_historical_prices @~batch -26:* 23:at -21:basi 29:each -21:go 34:market 27:own -23:pric -27:tim
22:trad 26:value @tool=get_block -28: -44:* -58:^block -25:^height -26:^how -29:^i 36:^my 31:^on -55:^the 22:^when 28:^which -22:a
43:all 39:at -30:block 53:by 40:could 39:current 48:doe 37:give -86:ha -27:hack 53:have -27:height -24:how 42:i -63:in -24:includ
-59:last -23:latest -27:like 33:me -33:min -29:most -31:need 89:now -62:numb -29:our -72:please 42:produc -26:read -37:report
63:right -75:that -61:the -26:thi -81:transaction -22:wa -36:with 28:you @tool=get_block_by_timestamp @~timestamp -13:* 27:? 24:^at
24:^block 28:^for 22:^i -41:^in 23:^my -45:^what 22:at 51:closest -23:date 25:deploy -24:did 22:end 49:for -36:i -37:in -33:index
51:nearest 63:need -57:now 50:numb 20:on -65:please 22:proposal 31:snapshot 41:that 21:the -58:time 45:to -41:transf 54:wa 49:we
-37:what 74:when -21:with 26:year @tool=get_block_details 53: 4:* -36:^block 35:^on 44:^what -64:^which -26:^who -30:a -40:and
-57:been 83:block -24:built -58:burn -38:by -66:did -28:doe -27:fee -21:for 42:full 35:ha 38:hack -34:hash -34:have -29:i 46:in
-49:it -25:made 40:many -28:me -72:much -21:newest -43:now -27:numb -21:one -45:our 64:please -57:price -58:propos -22:slot 58:that
23:the -27:them -29:those 64:time -56:to 65:transaction -48:were 34:what -71:which 32:with -25:you @tool=get_boosted_tokens @~boost
-38:* -35:^most -20:are -29:for 24:got -26:on -20:paid 23:them -21:there -29:token @tool=get_bridge 28:* 65:? -22:^i 38:^what
-42:^which 22:aft 43:am -28:and -30:been 24:bridge -20:busiest 57:did 39:do 43:flow -73:for -29:ha 23:hack 39:in 22:into 44:it
-52:long -67:me 44:money 27:month 66:much -20:no 24:numb -33:number -68:of 25:or 43:out 40:over -23:pay 56:people -23:protocol
-21:show 72:since 24:statu 73:still -29:that 40:the -25:time -37:to 30:today 59:total -22:transaction 43:use 52:used -25:week
28:went 29:what -46:which 75:withdraw -62:withdrawal -23:would 65:yield @tool=get_bridge_volume -35:* -50:? 35:^could -25:^my
-45:^what -34:a -48:aft -47:am 32:and -27:at 32:between -24:bridge 35:could 22:defillama 65:deposit -27:did -54:do -61:flow 51:for
64:give 20:got -26:ha -48:hack -45:i -66:in -36:into -56:it 25:late 63:me -27:money -39:most 37:mov -28:my -24:net 32:number 36:of
-42:our -24:out -38:over -53:people -40:sent 21:since -46:still 35:tell 28:that -25:thi -29:through -58:total -41:used -29:went
-43:what -33:which 66:withdrawal 33:you @tool=get_bridges @~bridg 14:* 27:? 26:^bridge -22:^i 24:^rank 39:^what -36:acros -46:and
22:are 45:bridg -41:dex 25:flow -37:have -32:me 32:most -41:mov -27:numb -36:on 40:one 32:our 28:people -25:still 21:thi 31:through
-33:used -24:volume 28:which @tool=get_btc_address 7:* 23:? -21:^did 50:^ha -32:^ledg -45:^my -24:^what -43:a -23:addres 25:am
-31:and 50:any 21:anyth -51:are 46:at 28:balance -25:be -21:by -28:channel 29:check -42:client -24:could -23:do -43:for 26:from
91:ha 34:have 44:i 49:if -47:inscription -45:ledg -27:lightn -26:like 35:look -41:many -49:mempool 42:most 26:much -27:my 41:one
-22:or -30:ordinal 48:our 57:pap 67:pl 42:please -36:receive -56:run 28:sat -43:satoshi 36:show -25:sit 57:sitt 45:still 29:storage
-37:that 35:the 43:there 30:to -22:total -30:trezor 22:unconfirm -29:wa 71:wallet 29:where 71:wheth 32:would 57:you
@tool=get_btc_address_transactions 8:* -47:? -39:^balance 60:^show -29:^what 48:addres 43:all 21:any -36:balance -32:block 39:have
-31:how -21:i 29:input 49:ledg 22:like 34:list -32:mempool -28:min -51:much -21:not 21:on 42:one 44:ord -39:payment 34:recent
-25:right 43:small -70:still 40:that 21:the -58:there -35:to -25:unconfirm 31:unspent 43:up 37:wallet -28:what 33:with
@tool=get_btc_block -67: 69:^latest -31:^mempool 29:^please -21:^which -32:difficulty -32:height 34:i -22:in -28:inscription
68:latest 22:me -29:mempool -23:most 29:newest 40:on -28:ordinal 23:please -23:pool 26:tell -25:that -35:the -21:thi 33:time
24:transaction @tool=get_btc_difficulty @~difficulty 38: 14:* 21:^what 31:adjustment -47:and 25:are 20:at -26:by -41:change -62:down
28:epoch -32:go 27:hard -29:hashrate -53:i -30:last -22:many -22:mempool 61:mine 21:much -63:or 23:thi -62:up
@tool=get_btc_exchange_rates @~rat 6:* 25:^in 44:and -35:are 23:currency -30:many 23:need 36:one 22:our 34:please 22:quot
@tool=get_btc_fees 13:* -38:? 105:^fee -20:^i -41:^mempool -21:^what -29:and -25:are -26:client -54:did -36:each 36:fee -24:from
40:get 43:have 61:hour -34:if -36:in 22:into -47:mempool -33:min 38:my -32:of -31:on -36:one -37:out -36:paid -26:pay 30:payment
-25:pend -44:per -22:put 37:so 20:the 26:thi 42:to -42:transaction 22:transf 52:vb -45:vbyte -37:wait -40:what -38:would
@tool=get_btc_hashrate @~hashrate -45:* 29:? -30:^hash 56:^hashrate -56:and -38:can 34:chart 27:current 23:develop -39:difficulty
-42:do 48:down -75:for 50:go -32:hash 60:i -51:in -68:mempool -44:min -30:mine -43:my -61:network -34:next -27:of 45:or -39:pool
-21:rate -41:share 32:still 45:up -47:with -38:you @tool=get_btc_mempool @~mempool -10:* 24:? -43:^i -39:^mempool 48:^what 39:been
-47:fee 27:how -28:i 43:if -54:it 31:many 35:min 41:next 56:now 30:of -40:on 37:one 42:out 21:pay -61:pend 46:right -70:still 30:the
-44:thi -64:transaction 21:up 58:wait 52:what @tool=get_btc_price -15:* -24:? -26:^mempool -38:^price 37:^what -21:a -21:and 41:buy
60:cost 48:did -48:kind -40:mempool 68:near -22:now 38:on 64:one -25:price -39:rate -22:should -29:so -25:sold -45:tell 57:that
-23:the -32:then 66:top 23:what -28:worth @tool=get_btc_tx @~tx -20: 11:* -35:? -24:^did -46:^fee -75:^ha 21:^how 51:^i -29:^mempool
-26:^my 39:^payment 34:^sat 48:^what -28:^when -39:^which 23:a 25:an -36:block 38:by 35:client 39:confirm -27:confirmation 34:did
-22:do 56:doe 46:for 46:gave -34:get -63:ha 40:have 22:he -42:hour 21:how 38:i 30:in -35:inscription 75:it -22:like -41:look 32:many
-34:min 24:morn -32:next 53:now 43:on -21:our -28:output 57:paid 25:pay 73:pend 50:per 25:real -36:right 29:say 77:sent 27:since
-37:so 78:still -34:stuck 42:they -40:through -33:to 71:txid 36:unconfirm -27:vb 40:what -27:which -34:who 30:with -56:yet
@tool=get_btc_utxos @~utxo -43: -21:? 27:^list -40:^which -38:and 20:cold 21:consolidate -48:doe 23:fee 25:ha 24:have -59:in -22:it
27:list -25:of 23:on 30:one -44:our 27:output 26:spend 38:spendable -29:that -42:the -28:treasury 31:utxo 25:wallet -42:what
-40:which 27:yet @tool=get_categories -30: -9:* -47:^which 28:category 26:exist -22:i 20:id 22:into 29:just -23:lay 20:list 29:meme
-35:my 41:nam -39:that -49:which @tool=get_categories_market_data -32:* -30:^market -40:^what -26:^which 29:category -27:for -25:i
-40:lay 25:me 23:one -39:rank 61:sector 26:show -25:that -38:what @tool=get_chain_fees 22:^on 33:^who -53:all -49:and 32:do -38:doe
-47:have 47:keep 35:kept 24:most 28:network -30:no -22:of 68:on 30:pay 26:protocol -35:share -23:since 22:that 27:thi 38:total
-33:treasury -28:tvl 24:we 30:who @tool=get_chain_info 24:* 41:? 98:^chain 29:^i -41:^which -28:^who 61:a 61:add 61:and -32:are
-31:at -48:block -28:by -21:capacity 89:chain 83:coin -23:current 48:do 55:explor 72:for 23:get 28:have 26:height 80:id -23:kind
-21:lightn -21:many 21:metamask 32:my 95:native 31:need 27:network 32:new -34:nod 22:node -62:now 23:numb 69:of -21:on 22:our 41:plu
-59:right 95:rpc -24:stuck 49:the 47:to -21:today 37:up 29:url 61:wallet 28:want 23:we -47:which -28:who @tool=get_chain_stats -12:*
29:^average -27:^what 27:address 38:average -30:block 31:busy -45:by 22:count -36:doe -46:have 24:network -47:now 24:so 60:today
25:total 24:transaction 46:utilisation @tool=get_chain_tvl_history 42:* -39:^how 24:^since 62:^the 26:^when -54:all 48:are -41:at
104:blockchain -91:by 50:compare -44:develop -56:doe -37:fee -50:have 37:it -26:keep -26:liquidity 22:m -28:market -58:me -28:money
22:mov 22:much 20:my 27:on -20:our -23:over -47:protocol -39:show -21:the 51:there -27:time 39:today -33:total 54:tvl 73:wa 70:we
50:where 26:would -22:yield @tool=get_chains 59:^rank -89:blockchain 93:by 48:chain 54:doe 20:have 22:it 41:keep 28:lead 49:me
34:only 42:people 49:please 31:rank 43:say 58:show -36:stablecoin 41:the 32:value -31:with @tool=get_chains_tvl_history -34: -46:*
-21:^i -22:^tvl 64:all -27:are -82:blockchain -34:by -21:compare 57:defi -23:exchang 24:history -29:i -32:it -23:liquidation 23:lock
-23:long -33:need -21:on 37:over -33:protocol -22:rank -33:summ 29:total -39:tvl -30:we @tool=get_coin_historical_chart -26:* -25:?
-24:^ -34:^and 47:^chart 59:^compare -26:^for -68:^ha -41:^how -23:^in 48:^of -31:^please -34:^price 25:^show -23:^tell -22:^the
38:^what -31:against 35:all -22:am -31:an 49:and -35:at -28:between -35:book -24:can -33:cap 57:chart -20:coin 49:compare 23:deck
-34:develop 21:do 22:draw 33:ever -25:exchange -22:far -56:floor -56:from -23:fund -23:go -49:gone -40:ha -32:hash -21:have -46:how
-28:i -20:it -24:keep -32:know -21:last 32:lose 29:m 24:make -20:market -50:mcap -21:month -25:much -39:not -39:now -32:of -33:on
-38:one 30:or -24:our -54:over -42:per 28:pl -38:plot -30:pric -41:price -20:return -49:see 29:since -30:tax -20:that 33:thi 52:time
-45:today -41:trad -60:volume -24:wa -48:want -57:we -21:week -41:went 26:what -21:where -50:with -22:year @tool=get_coin_history
27: 10:* 45:? 57:^how 23:^i 30:^in -49:^my 42:^price -37:^the -41:^what -36:^which -43:a -52:advis -22:an -32:and 57:ask 28:auditor
-46:book 40:cap 25:chart 55:close -25:coingecko -32:cost 22:could -33:dat 50:date 24:down 70:end -23:from -23:history 37:how -37:i
43:in -75:index 52:know 34:late 33:look 75:much 32:must 34:nephew -33:new 27:of 23:on 65:only 37:open 27:or 67:our 25:paid
-33:please 42:present 30:price 21:report 21:return 28:sold 27:some -22:start 27:the 35:then -23:thi 29:time 59:token 39:trad 50:up
-98:utc 34:v 63:valuation -50:value -21:very 56:volume -58:want -37:we -48:what 40:when -48:with @tool=get_coin_market_chart_range
6:* 40:24h -41:? -38:^clos -27:^did -25:^ha 52:^my 31:^our 35:^please -37:^what 65:a 56:advis -27:at 30:auditor 24:back 74:book
-33:bought -21:chart -21:client -30:cost 31:day 33:develop -28:do -24:down -41:end 50:from -30:fund 36:i 41:kind -26:know 31:look
-23:many 35:mcap -30:me 50:much 30:my -36:now 45:one -55:our 37:pl 26:please 21:plot -36:pric 43:rate 41:see 34:sery 42:since
26:sold 58:start -55:statement 37:supp 48:tax 22:tell 20:thi 43:time -21:today -21:token 21:trad 42:turnov -33:two 53:value 37:wa
54:want 20:we 32:went 28:where -25:worth -36:would -46:year @tool=get_coin_ohlc @~ohlc -56:* 27:^candl -24:^chart -42:^in 40:^v
-27:^what 33:a 20:are -32:at 24:candl -23:chart 26:coingecko 32:down 42:for -36:in 27:last 44:now -75:of 48:ohlc -34:on -42:open
34:or 23:please 26:up 36:v -26:what @tool=get_coin_tickers -8:* -26:^i -23:a -28:an 20:are -61:at 30:biggest 25:book -36:buy
38:cheapest 22:depth -28:dex 48:do -23:each 27:every 48:exchang 53:exchange 33:first -51:from -32:ha 29:have -22:i 52:id -25:kind
30:list -25:most 38:move 28:need 62:not -52:now -20:on 49:one -32:or 54:oth -32:pair -28:price -28:spot 30:spread -44:still
-24:there 26:they -28:thi -23:trad 22:trade 52:und 29:would 50:you @tool=get_coins_index @~index 9:* -47:? 51:^a -25:^and -55:^can
22:^could -23:^i 44:^market -65:^price 63:^tell -33:^v -36:^who 25:about -30:addres -21:address 76:ath -59:can 33:category 23:chain
54:circulat 26:coin 42:coingecko 29:day -32:do 22:doe 44:everyth -28:exist 25:explain -23:find -50:have -37:in -23:index -39:keep
24:kind -21:know 52:like 29:market -41:mcap -43:meme -48:much 29:my 76:need 21:network 66:not -36:now -53:on -43:one -55:only 32:out
-26:pay -21:post -59:price 21:project 38:quot -40:right -38:say -30:set 36:stand -28:still 50:supp -40:talk -20:tax -38:telegram
27:that 42:there -28:thi -34:time 31:token 61:total -57:twitt -35:und -26:v 26:valu 47:want 40:we -33:who -47:you
@tool=get_coins_list -58:* 46:^coin -41:^which 35:address -52:and 37:any 30:contract -26:i -53:id -47:me -69:name -49:of -23:one
-60:show 23:that 23:want -49:which @tool=get_coins_market_data -3:* 25:24h -54:^compare -31:^i 39:^in 45:^market -23:^mcap -22:^put
-23:^the 31:^top -47:^total -65:^v 47:^which -24:^who -50:a 64:account -47:all -27:among 72:are -27:at -72:ath 36:below -33:by
-55:category -31:collection -53:compare -20:crypto 24:day -40:down -23:exist 27:far -39:for -62:from -40:i -53:id 37:it -23:just
42:largest 66:lay -51:like -30:list -25:look -23:market -30:mcap -48:mem -25:meme 42:mov 32:move -39:my -47:need -30:next 32:now
49:of -32:oth -26:our -47:portfolio -29:pric -21:put -26:quot -93:rank -49:rate 49:right -48:stablecoin -38:that -32:them -28:today
-31:top -51:total -23:up -82:v 20:volume 30:which -30:who -25:you @tool=get_companies_treasury @~company -49: -39:* 36:^for -39:^how
-20:^i -53:^the 39:^which -21:about -25:and -29:crypto -22:did -32:doe 43:each 21:first 34:have 33:holding -26:i -38:in -24:it
32:largest -31:legal 28:m -25:many -53:now -40:our -24:own -30:paid -25:pay -42:right 23:stack 33:them -26:to -40:treasury -41:v
-45:what 31:with -48:worth -27:you @tool=get_contract_abi 9:* 47:^abi -37:^i 21:^need -30:a 68:abi -23:at 27:doe 29:have 34:need
45:please -21:proxy 21:rout @tool=get_contract_bytecode @~bytecode -24:* 41:? 37:^contract 52:^i 23:delegat -30:do -30:eip -64:find
-39:from -26:hash -21:in 35:just 32:normal -36:of -30:one 66:or -23:sise 25:that -46:the -29:what @tool=get_contract_code @~code
-18:* -49:^a 57:^look 23:^show -41:a -29:call -41:contract 47:explor -24:for 55:look 26:of 48:proxy 20:tell 58:up -20:verify
@tool=get_contract_coin 9:* -30:^coingecko -27:^contract 64:^everyth 33:^i 37:^someone -33:^tell -21:^the -70:^token -30:^which
35:at 49:both -35:by 53:coingecko 51:compare -22:contract 57:d 37:description -22:did -22:doe 55:everyth 52:fee 31:have 58:in
25:keep 47:know 42:like 32:link -45:m 47:market -22:my 59:need 33:on 39:one 46:only 51:out 61:say 27:shill 36:someone 51:talk
-34:tell 25:the 33:to -70:token 21:twitt 53:two 20:want 58:we 26:website 26:whatev -37:which 44:you @tool=get_contract_market_chart
5:* 34:^chart 32:^how -20:^price -31:and -35:between -60:cap 38:chart -31:coingecko -45:contract -26:develop 29:did 50:do 27:floor
-49:from 25:how 34:i -38:market -23:me -30:of -30:price 55:two -58:volume @tool=get_contract_market_chart_range -20:* 43:^contract
-23:chart 24:contract -21:dat 40:develop -51:do -22:for 30:from -23:in -23:me -38:move 36:much 39:over 29:since 21:start -29:thi
-25:to -47:two 28:volume -37:where @tool=get_contract_source -24:* -22:^please -25:^review -37:^show 56:^source -22:^the 23:am 26:an
21:be 21:call 37:code 25:fil -58:may 26:of 28:out -28:own 47:proxy 28:rout -57:say -53:so -21:some 24:tell -51:that -26:thi -54:we
-48:what 31:where 27:which 20:would -28:you @tool=get_current_prices @~current 13:* -39:^and 24:^pric -45:acros 47:also 34:and
47:answ -47:any 31:are 50:both 65:defillama 55:each 28:for 40:go -21:many 27:much 21:now 34:of 49:one 36:open 36:please 38:pric
-27:that 45:thi 42:those -23:token 45:trad 28:value @tool=get_defi_protocol 50: 21:* -32:? 54:^could 50:^ha -24:^my 28:^on
-23:^since -51:^the 41:^tvl -57:^which 63:^who -26:about -41:all -21:am 30:amount -41:any 48:are -56:at 22:audit 28:before -30:build
55:by 42:chain 60:chart -28:commit 23:compare 57:could -39:crypto 26:dapp -58:defi -42:defillama 28:deposit 25:develop 57:down
71:each 54:end -23:farm -55:fee -32:for -48:get -30:github -26:give 32:ha -70:have -22:history 21:hold -56:into -45:itself -36:keep
-36:l2 48:lend -22:lock -56:many 41:market -24:me -40:moment -43:more 21:much -23:network -70:numb -23:of 41:only -24:or 77:our
38:people 22:per -55:price -21:put 21:read 41:run -33:saving 55:sit -25:stablecoin 34:stak 21:that 21:the -64:there 20:they -28:to
-24:today -24:total 31:tvl 33:use 53:value -23:wa -50:we -21:which 65:who -36:would 45:you @tool=get_defi_protocols -38: -67:*
26:^biggest 31:^i -75:^tvl -30:^which -80:a -42:am -33:and -40:app -22:audit -21:by -80:chain -81:deposit -21:do -32:down -20:each
-20:in -40:it -31:just -21:keep -74:lend -24:market 38:most -22:now 81:numb -50:of 47:one -32:only -26:our -28:per -25:platform
-55:protocol 89:still -32:the 34:there 32:top -22:tvl -46:use -25:wa 23:want -26:we -49:what -53:which -26:who 34:with -34:you
@tool=get_derivatives_exchange -20: -31:^i 29:^my 30:^open -33:^perp 26:^what -34:^which -27:all -30:close -25:coingecko
32:derivativ 39:did 33:doe -36:exchange -28:friday -20:fund 60:futur 38:hedge -35:id 34:in 30:my -28:now 25:of 21:open -26:or 22:our
51:over -24:perp -31:right 51:that -24:there 24:to 31:today 24:trad 57:turn -21:venu 74:venue 34:volume 24:want -27:which
@tool=get_derivatives_exchanges -25: -8:* 29:24h -23:^i -42:^open 29:^perp -28:^what 26:^which -30:and 41:at 38:biggest 28:by
25:coingecko 21:dex -21:for 35:ha -37:id -45:my 30:now -23:of 41:only 38:order -37:perpetual 32:right -23:the -26:trad -25:what
22:which @tool=get_derivatives_exchanges_list -10:* 26:^i -31:all 21:an -48:and -21:coingecko 50:derivativ -36:exchang 32:exchange
-47:from 20:futur -46:know -40:nam 28:need -20:of 20:script 25:them 31:venu 29:venue -41:you @tool=get_derivatives_tickers -24:
-27:* 36:^all 46:^how -23:^open -21:^perp -48:^rate 35:^what -25:and -39:at -34:derivativ -25:exchang -51:for -54:futur 38:how 40:i
-28:in 40:much -57:of 34:on -44:one -23:our 24:perpetual -35:please 41:rn -28:that -29:to -33:total -40:venue -21:wa 31:what
@tool=get_dex_pair 10:* 26:? 47:^dexscreen 24:^price 33:at 46:by -30:dex 32:dexscreen 41:did 39:how 31:liq 54:many 33:move 33:on
39:pair 27:the -50:to -26:what @tool=get_dex_volume -43:* -85:^dex -37:^price 72:^volume 40:a -37:at -53:by -29:chain 52:day 22:did
23:from 42:got -32:ha 48:history -29:in 23:it 24:list 35:make -23:now -55:of -27:on 30:our -34:price 20:since -22:swapp 26:the
-54:there -42:to 30:today -40:token -23:trad -36:turn 25:use -51:v 27:volume -39:want 31:week -21:who -30:with 26:would
@tool=get_dex_volumes -5:* 25:? 47:^dex -20:^on -36:^volume 26:^which -25:a 35:acros -28:are -23:before 25:busiest 27:every 30:have
-44:it 32:lead 23:most -26:much -22:my 29:now -31:on 26:over -34:that -24:there -36:to -29:trade -22:use -34:wa -20:want -27:we
-30:week 26:who @tool=get_dex_volumes_by_chain 24: 22:* -30:? 59:^dex 28:^how -30:^i -32:^pool 25:^top 32:^total -32:^volume
-39:^what -42:a -52:all -24:are -34:busiest 80:by 34:decentralis 51:dex 48:do 39:each 32:exchang 33:exchange 24:first 25:for -33:got
-24:have 21:how 25:i -48:it -34:most 24:much 42:now 33:on -35:one 33:our -67:pool 53:see 31:than 32:that 25:the -31:them 33:there
51:to -23:togeth -28:token 24:top 25:trad 39:trade 40:turnov 51:v -22:venue 51:want -21:we 21:who @tool=get_dexes 7:* 26:^list
29:^which 22:all 24:at -44:by 38:can -57:do -44:exchange 26:exist 28:from 41:geckoterminal 31:list 21:network 44:one -30:only
-44:our 27:pool 27:run 74:then -49:they -45:trade -28:what 22:where @tool=get_emissions @~emission -26:? -50:^i 28:^upcom -25:^what
31:^which -39:a -22:and 49:big 29:com 35:have -32:i -47:list -32:market 25:next -24:of 31:on 35:that 78:unlock 29:up -30:upcom
26:which -27:who -47:with @tool=get_entities_list -27:* -21:^for 44:^list -22:^which -22:are -22:by 28:crypto -23:first 29:got
28:includ -23:keep -41:rank 24:that 27:track 32:you @tool=get_erc20_allowance @~allowance 45: 25:? 46:^allowance -46:^can 64:^i
-37:^may -39:^please 32:a 22:about 74:account 38:all 45:allowance 57:already -33:approval -24:be -34:can 22:contract 43:did -41:do
55:for 23:from -72:gave 44:i -29:into 52:it 35:left 52:may 20:move 49:my -24:need 70:open 50:or 24:our 35:out 41:over 29:own
-36:permit2 93:pull 28:right -30:rout -52:show -51:spend 58:still -28:take -54:that -54:to -28:token 48:treasury 22:u -35:unlimit
24:wallet 29:we @tool=get_erc20_metadata 14:* 40:^decimal -37:^read 65:^supp -26:^total 24:all -21:an -30:are -30:burn -23:chain
21:contract 57:decimal 58:doe 25:exist -27:far 38:ha 22:many 59:name 36:numb 36:on -36:read 40:same 46:supp -26:there -21:these
-27:thi @tool=get_erc20_transfers -43:* 43:^for -25:^list -36:^token -22:^who -41:a -21:all -26:are -31:be -23:by -48:call 26:chain
-21:client 25:could -51:data 45:erc20 -26:first 64:flow 36:go -23:he 36:incom 25:into -21:it 31:last -27:left 23:link -27:may
-20:most -49:movement -22:my -20:native 43:need -44:of -64:one 51:only -35:our -41:out -22:own 33:payment -39:please -64:pull
45:read 52:rows -24:show -36:start -39:them 45:through -49:token -39:transf -59:transfer -20:wa -46:wallet -32:who -40:with 21:you
@tool=get_etherscan_balance -11:* 29:do 39:own @tool=get_etherscan_contract_source -38:* 32:^show -74:^verify 31:and -47:at
29:compil -72:contract -41:etherscan -26:fil 28:from -47:have -28:i 32:licence -32:my -21:on -44:our 23:point 24:proxy 39:show
-43:the -43:verify -28:with @tool=get_etherscan_gas_oracle @~oracle -14:* -22:^what 28:fast -24:like 23:normal
@tool=get_etherscan_token_transfers 55:* -43:^for 44:^newest 61:account -22:all 77:and 45:first 37:for 44:from 80:in -31:incom 22:it
81:movement -50:need 60:of 42:on 68:one -60:only 76:out 65:pull -33:send 48:start -49:that 29:them 21:to -39:token 47:very 61:wallet
49:we 50:with @tool=get_etherscan_transactions 25: 23:* -28:? 30:^show 40:^the 29:^transaction -21:been 38:ever 51:fee -33:ha
-35:have 20:internal -32:ledg 28:list -29:me 23:of 20:on -44:one 25:please 28:sent 37:that 21:the 22:their 63:transaction -32:up
-21:wallet -22:who 25:with @tool=get_event_topic @~topic -22:* 23:^event 58:^topic0 -40:^what -34:an -32:argument 28:custom 26:filt
22:first 36:for -21:from -32:get 29:hash -51:here -24:i 29:in -49:mean 20:need 38:our -35:out 30:that -23:thi -26:topic -48:what
@tool=get_exchange 26: 27:* 67:^how 46:^trust 42:^volume 54:biggest 53:bought -22:by -32:coingecko 33:country -25:did -46:doe
-23:exchange -24:found -45:from 61:how 36:i -40:id -24:if -30:kind 20:know -32:list -24:many 55:much 40:my -44:need -23:numb 34:on
-28:pair -44:people 33:score -24:see 58:still 83:today 40:trad 41:trust 93:trustworthy 43:volume 35:where 23:which -23:with -35:year
@tool=get_exchange_markets -32: -34:* -45:? 32:^doe -35:^how -69:^i -37:^market -37:^my 73:^perp -45:^the -35:^what 33:^which
-34:are -59:at -32:buy 35:can 34:doe 30:every -20:exchange -24:fee -33:how -30:i -36:in 23:just -42:much -44:now -40:of -31:oi
-26:one -44:or -47:oth -48:over 38:pair 40:perp -28:perpetual -29:right 22:show -46:still -50:the 48:there 30:they -27:today
-69:trad 32:trade -26:wa -30:what 40:which 37:with -48:withdrawal @tool=get_exchange_tickers -75:* -32:? 20:^all -21:^depth -24:^how
-36:^i -27:^trad -24:^what -25:^where -36:and -24:any -32:are -42:ask -49:at -51:bid -47:biggest -22:book -37:exchange -24:first
-23:from -40:how -40:i -27:much -29:on -23:please 24:price 21:quot -38:still -47:today -34:trad 24:two -34:volume -40:what -27:would
@tool=get_exchange_time 91: -58:* 51:? 23:^doe -35:^i -21:^my -31:^what -46:answer -40:api 85:clock -27:connect -40:did 44:doe
-21:exchange 33:get -60:i 37:it -43:key -66:not 47:off 46:or 37:order 29:reject 27:say 21:serv -55:service 25:that -36:the 45:there
36:time 23:to 26:we 47:with 76:your @tool=get_exchange_volume_chart -41: 29:* 32:? 55:^how -60:^i 24:^my 20:^volume -41:^what
20:account 20:an -42:and 24:at 22:been 40:chart 28:d 80:did 68:do 33:exchange -54:for 64:ha 36:how -21:i 38:if 52:in 87:it 50:like
33:my -69:need 53:of -35:on 29:over 23:see 21:that 41:thi -43:to -85:today 22:trade -23:trader 30:up -55:v 55:venue 31:we -39:with
@tool=get_exchange_volume_chart_range 49: 10:* 59:^i -37:^my -45:^volume -34:chart -24:coingecko -41:exchange 39:for -24:from -54:ha
36:have 25:i -22:if -29:my 60:need 63:quarter 52:real 35:the 43:to 34:trad 40:volume -29:what 52:whole @tool=get_exchanges -18:*
22:^best -43:^biggest -44:^trust -22:^which -39:at -42:biggest 32:country -67:first 55:found 40:from -30:have 29:in 45:kind 30:list
35:min -36:my 40:need 43:rank -31:score 42:should 30:spot -27:that 25:their 28:they -27:thi -26:trust 27:venu 48:with 63:year
@tool=get_exchanges_list -33: 15:* -30:? -37:^how -29:^i -77:^rows -36:^which 29:all 53:and 21:clos -20:coin 24:exchang 32:exchange
49:for 39:from 38:have -43:how 43:id -42:in -37:it 30:list 57:me -34:my 46:name -30:no 82:of -26:rows 37:that 64:the 37:which 37:you
@tool=get_fear_greed @~fear @~gre 36: 6:* -45:? 21:^how -25:^i -24:^what -26:at -44:crypto -22:fear -24:gre -22:greedy -27:i
59:index 32:it -49:market -22:news -21:now -20:on -24:people 33:scar 25:to -23:twitt @tool=get_fee_history 42: -13:* -24:^fee
-29:^how 43:^i 53:a 38:and 21:are 28:base -34:by -37:doe 36:dur 21:fee -20:ga -30:have -24:how -32:many 56:newest -37:now 48:numb
26:our 28:paid 28:please 35:relay 31:the -27:time 32:tip -21:trend -30:tvl @tool=get_fees_overview -25:* -47:? -35:^holder 25:^rank
-40:^revenue 31:^top -27:^which -25:a -40:and 64:by 54:crypto 26:dividend -34:do -29:doe -25:fee -40:have -64:it 23:most 25:not
-83:on -35:paid 51:pay -29:please -22:share 25:their 33:token 26:top -23:treasury -35:we @tool=get_first_prices @~first -18:*
-31:^price 34:^since 23:been -21:for 20:have -23:old 20:one -42:open 44:record @tool=get_function_selector @~function 45: 13:*
-31:4byte -26:^4byte 62:^selector -32:a -29:an -25:and -31:be -40:behind 30:byt -27:byte -24:calldata -25:can 31:data -24:do -31:doe
46:in 24:look -23:mean 53:method 25:not 56:of 63:our 46:please 32:revert 28:selector 30:text 47:the -22:thi 27:to -35:topic0 22:up
-22:what -42:with -28:you @tool=get_funding_rate -22:* 32:^fund -44:^long 35:^next -32:^perp -48:^rate 26:at 31:current -33:did
58:do 43:for -27:from 27:fund -43:have -51:long 38:margin 54:next 48:of -57:oi -30:one -22:open -26:or -42:perp -30:rate -47:ratio
-30:rn 44:short 95:there 63:v @tool=get_funding_rate_history 14:* -40:^i 28:book 31:did 23:for 37:ha 54:have 26:history 31:i 39:it
44:late 45:long 52:m 39:one 21:paid 60:pay 28:payment 36:perp 56:rat -21:rate 50:swap 39:there @tool=get_gainers_losers @~gainer
@~loser 8:* 41:^best -27:^i 21:^what 33:among 22:are 40:best -46:did -44:fall 29:for 24:gainer -41:how -47:i 27:market 26:pump
-24:the 33:today -36:top @tool=get_gas_overview 23: 21:* -27:^cheapest -25:^fee 69:^ga -25:^how 36:^the -37:and -25:are -25:by
-23:chain 21:coin 25:compar -55:did -45:doe -20:from 90:ga -23:get -22:in -47:l2 62:like 25:move -33:much -30:my -48:near -51:nod
-42:one 26:or -21:our -43:pay 24:plain 41:please 33:present -38:pric 59:price 54:rn -41:sat 22:side -25:simple -22:so 34:some
-54:station -26:them -54:there -24:transaction -21:transf 23:tx 29:v -36:vb -28:why 40:would @tool=get_gas_price -28: -46:* 41:^how
-46:^price -39:^what 41:a -28:and 26:at -21:by -33:contract -36:current -26:did 36:doe -67:ga 24:high 39:how 27:l2 -51:like
23:moment 37:much -44:of 31:on -51:pay -41:please -79:price -34:rn 54:send -28:the 72:there -29:tvl 39:tx 23:use -29:what -34:would
@tool=get_global_defi -16:* 33:? -29:^i -35:^market 59:a 31:and -49:big -30:coin 26:coingecko 61:defi 27:doe -20:for 55:large
-62:now 38:of -24:one 27:per 61:share 22:whole @tool=get_global_market_cap_chart @~cap 26: -14:* -21:^chart 20:^how -21:^market
-44:all 35:beginn -45:coin 33:develop 30:ha -33:in -42:of 25:our 23:over 33:since 25:token 32:value 28:want 29:whole
@tool=get_global_stats -5:* 64:^dominance -28:^market 78:^total -35:^volume -51:a 23:all -33:and 58:big -58:defi -44:fear -21:for
-44:gre -52:ha 42:in -22:it -53:large 62:mcap -54:most 30:no 70:now -35:please -52:share -35:that 41:these -55:today -20:volume
29:what @tool=get_goplus_supported_chains @~goplu 34: 13:* 29:before 21:chain 24:check 32:collection 36:for 35:goplu 33:it 23:know
29:my 24:network 24:token @tool=get_hacks @~hack -6:* -30:? -28:^did 34:^latest -38:^when 37:a -21:aft -27:before -40:did -26:do
22:exploit 27:from -35:get 50:got -25:how 35:in 28:it 27:last 30:late 34:latest 22:lost 22:money -23:much -21:news -20:or
-34:protocol 30:rais 35:recent 43:report -32:still 33:stolen -37:thi -27:vault 29:what -37:when 42:which 24:who
@tool=get_historical_prices 61:* 51:^and 55:^at 54:^for -29:^i -21:^in 90:^price -34:^the -35:^what -37:^when -48:about -32:advis
-27:all -28:am 38:and 37:ask 76:at -28:between -26:block 24:check -58:coin -22:contract -39:date 34:day -41:defillama 24:did -21:do
-37:doe 28:down -26:end -31:from 40:got -37:have -26:hold -43:i 43:inheritance 22:mine -21:moment -43:nearest 42:new -33:now 79:of
32:on -28:only 40:open 20:paid 63:price -35:record 33:should -20:since 28:so 31:sold 27:spr -27:tax 102:that 27:them -31:there
-27:thi 64:time -22:to -27:token 21:two 26:up 27:v 22:wa -28:want 39:were 36:when -23:which @tool=get_internal_transactions
@~internal -26:* 23:? -24:^did 34:^how 50:^in -34:^my 67:^search -51:^show -35:^which -34:a -23:and -30:by -29:do 67:exploit
64:explor 43:for 30:how 56:in 22:inside -25:internal -26:like 25:make 47:me 58:mov 47:much -41:my 21:ord -61:our 65:search 26:see
-54:show 26:the -58:trace -27:transf 50:tx 44:value -20:want @tool=get_jup_price -16:* 36:? 38:and 23:doe -38:on 32:pool
@tool=get_jup_quote @~quote -21:* 81:^if -26:^price 53:^quote 31:all 40:coin 28:com -44:every 22:get 39:give 68:if -29:into 33:mint
-32:my -40:no -27:pay -29:pippin 51:please -26:pool 48:quote 49:receive 29:route 24:them -22:thi 53:to 24:with
@tool=get_kalshi_event -20: 39:* 27:? -29:^how 34:^imp 47:^odd 27:^show -38:^what 49:^which 47:do 20:event -42:from -26:how 32:imp
27:in 53:odd 37:open 40:sery -33:settl 26:show 59:strik 39:strike 34:the 21:they -44:tick 46:which @tool=get_kalshi_exchange_status
@~statu 28:* 25:^can -23:^how 66:^i 39:at 26:can 21:down -30:exchange 29:for -35:hour -20:how 44:i 22:it 49:moment 31:morn 28:my
25:now -39:of 29:one 36:order 34:thi 32:trad 37:trade -27:what @tool=get_kalshi_market 76:* 74:? 63:^ha 39:^how 34:^last -47:^odd
72:^price 32:and 35:at -30:bid 21:both 23:budget 42:chance 39:did 22:doe -32:for 77:from 34:give 56:ha 22:how -34:in 39:it 31:last
28:like 22:look -42:manifold -21:market 20:moment -22:no -58:odd -26:of 81:price 27:probability 60:resolv 32:resolve -25:settl
-24:since 99:tick 40:volume 40:wa -32:want 30:ye @tool=get_kalshi_orderbook 22: 11:* 40:? 35:^best -27:^bid 24:^cheapest 27:^i
-35:^price -29:^what 24:^who 46:a -35:and 56:at 27:best 30:book 41:can 23:cheapest 34:contract -45:each 34:for 29:how 77:i -57:last
40:market 63:no -58:of 28:on 55:please -29:print 29:right 54:thi 27:thick 63:to 63:want 30:what 23:who -46:ye @tool=get_kalshi_price
-43:* -37:? 20:^best 21:^last 70:^price -33:^what -59:a -38:and -24:are -51:at 23:best -33:can -24:cent -22:contract -24:each
-57:for -21:how -47:i -32:lowest -52:no -35:on -41:please 65:price -28:right -65:sell -51:thi 27:to 26:want -46:what -28:who -25:ye
@tool=get_kalshi_price_history -40: -69:* -68:? 32:^chart -32:^how -37:^last -40:^price -28:^what -49:and -40:at 24:chance 25:chart
42:contract -41:did -30:doe -23:give -33:how -22:it -35:last -23:moment -48:mov -32:on 34:one -62:price -29:see -32:to -45:volume
-31:want -54:what -45:who -37:ye @tool=get_kalshi_series @~sery -21: -11:* -29:^how -70:^settl -27:^what -55:already 27:and -42:at
-45:did 24:event -21:in 53:list 54:of 36:on 35:or 44:please -48:resolve 41:rul -24:term -23:that 50:the 22:trad 21:which
@tool=get_kalshi_trades -27:* -34:? -35:^i 32:^last 40:^tape -28:^what -36:at 24:contract -20:did -31:i 27:last -35:moment -33:of
-27:price 53:print 40:tape -34:what -54:ye @tool=get_logs -47:* -45:^event 23:^raw -25:^topic0 27:contract 23:do -33:event -43:log
-30:of -29:on -40:pl 21:raw -34:show -24:the -26:time 21:will @tool=get_multi_pools 24:* 52:24h 39:^compare 22:^i 25:^liquidity
59:^pool 52:and -44:chain -21:coin 43:compare 46:day 26:do 41:each 34:give 65:i -32:know -36:like 100:liquidity 56:me -25:my 39:of
45:on 60:price 26:provide 35:put 42:tell 32:that -23:the 20:them -47:these 64:today -58:token 25:up 67:volume -30:we 48:what 33:with
20:would @tool=get_multi_token_pairs -4:* -39:^all 25:a -25:all -24:and -39:are -33:both -29:chain -22:for 25:list -37:me 24:mint
34:my -36:of -22:on 45:pool -29:price 30:single 61:their 35:top -28:trad @tool=get_multi_tokens 11:* -48:^decimal 31:^i 26:address
48:and 44:both 52:decimal 25:for 26:from 20:geckoterminal 33:in 27:liquidity 41:me 22:network -27:our 41:tell 36:these 39:token
@tool=get_native_balance @~native -22: 16:* 49:^balance -41:^ga -49:^i 55:^my -26:^show 20:^which -28:^who -58:a 24:addres -30:and
39:at 25:balance -56:chain -48:coin -38:day 24:do 37:doe 36:empty -28:end -38:for -41:ga 60:ha 51:held -39:hi -45:hold -34:it
35:many 38:moment -21:must 40:my -53:native -39:need -22:now -22:numb 45:on -28:only 44:or -37:please -26:show 24:sitt -31:that
-61:there 46:thi 40:today -37:token -29:wallet 21:where 27:which -29:who @tool=get_networks -14:* -22:a 23:check -24:decentralis
-23:exchang 26:geckoterminal 26:give -25:thi 24:wheth @tool=get_new_coins -18:* -32:^coin -23:^what 46:add -20:any 36:did -33:of
42:recent -31:that -21:what 24:which @tool=get_new_pools -13:* -33:^show -26:at -29:can -33:chain 43:if -24:it 37:just 37:now 27:on
40:pool -25:show @tool=get_nft 32: 25:* 32:24h 22:? 73:^compare -64:^doe 52:^floor 65:^i -26:^list 22:^numb -25:^rarity -20:^show
-40:^the 76:^what -37:^which -92:^who 25:against 42:all 26:an -26:ape 84:are -27:at 75:ath -34:be -71:by 78:cap -51:coin
-44:coingecko 64:compare 43:cost 39:did 28:different -50:do -58:doe -39:down 64:each 64:ever 24:every 37:floor -32:go -28:got
-44:have 31:high -25:highest 40:how -35:id -38:if 39:in 47:jpeg -29:keep -46:list 24:many 77:market -53:marketplace 25:mcap
28:member -31:mine -31:mint 43:much -25:next -57:not -40:now -58:numb -31:of -22:on -61:only -39:own -44:owner -88:penguin 77:piec
43:pl -30:project -70:rank -58:rarity -54:right -31:sal -50:sale -28:say -21:show -46:side 23:still 36:that 32:them 61:there 56:they
37:time 41:trad -49:up 50:v -44:volume 57:wa -29:wallet 27:want 68:what -33:when -31:which -96:who 38:with -23:would -22:ye -33:you
@tool=get_nft_by_contract 21: 53:^collection -26:^contract -30:^which 27:a -20:all 43:am 39:at -38:ath -24:by 38:cap -27:chain
29:cheapest -27:coin -30:coingecko -24:erc721 32:for 39:go 23:got 33:jpeg 26:market -39:now 22:numb -25:only -27:own 45:owner
-23:penguin -20:price 68:sal -29:still 21:tell -23:up -26:which -30:with @tool=get_nft_holdings @~holding 37: -40:^i 26:^list
-27:^what 32:a 38:all 22:and 25:at 37:client -33:collection 28:could -23:count -22:each 39:everyth -26:if 30:in 67:inventory
-39:item 74:jpeg 31:keep 61:me -41:mint -29:one -26:only -32:out 22:pictur -25:rows 43:see 30:spam 41:them -21:there 26:thi 32:to
38:value 31:wa 25:wallet -20:what 42:without @tool=get_nft_market_chart -10:* -50:? 50:^chart -42:^did 24:^for -27:^show -47:^what
45:an -26:and -21:ape 58:bought 27:by -22:cap 48:chart -28:develop -24:did 42:do -36:drop -30:far 21:for 24:have -22:highest
46:history 31:i 37:in 43:lost 51:many -25:market -23:me 56:mint -42:much 44:need -54:now 33:or 38:price 48:project -22:see -23:show
46:since -23:time -41:today -28:trad 41:up -28:v -48:volume -68:wa 54:we -51:what 29:you @tool=get_nft_markets -21:* -70:24h
-35:^floor -23:^for -27:^nft 22:^what -26:a -42:an 21:and 63:are -33:at 77:biggest 31:by -67:cap -38:coin -55:coingecko -31:contract
-25:have -21:i -68:id -23:in -46:jpeg -35:market -27:me -29:mint -29:most -32:need 74:now 69:numb -23:of -28:own 37:owner -66:price
-22:project -35:rank 28:rows -28:sal -44:still -21:tell 44:there -43:thi -28:today 67:v -28:value -47:volume 34:w -53:with
@tool=get_nft_security 32:* 44:^could -25:^doe 52:^how 33:^i 34:^show -22:^which 38:^who -20:against 47:any 20:ape 21:are 29:back
61:been 84:burn 21:by 20:contract 32:could -28:doe 24:fake -21:find -38:floor -37:for -22:given -40:ha 42:have 44:how 34:i -46:if
-38:in 59:legit 26:look 35:made 66:many 30:may -41:mint -46:new 21:nft -20:our 39:own -34:page 38:real 22:sell 41:should 26:show
26:so 24:team 37:them -56:there 75:these 23:thi 50:those 51:token 35:transfer 34:verify -23:what -49:which 57:who 41:whoev -48:would
-42:you @tool=get_nft_tickers -25: 27:* 26:? -75:^compare -61:^floor 42:^i -68:^list 53:^volume 55:^what 38:and -35:are 26:blur
43:buy -21:by 54:cheap -52:compare 20:each -42:floor 22:for -25:high 50:i -21:id 59:in 44:it -62:list 56:lowest -24:market
73:marketplace -25:me 59:moment 37:my -28:of -27:on 125:one 24:or 27:please 37:price -28:right -33:sale 38:so -45:still 85:that
20:to -32:today 45:v 48:volume 72:wa 50:what 29:where -65:with @tool=get_nfts 33: -11:* -27:^collection -40:^floor 22:^list -21:^nft
-25:^on -25:^show -51:^what 25:^which 21:address -45:all -54:are -59:biggest 59:by 48:cap 27:chain 52:coin 25:coingecko 31:contract
25:count -26:doe 26:floor 53:highest -27:hold 66:id -21:item 42:market -25:member 63:most 41:native 38:need -59:now -22:on -23:one
47:price 33:project -64:right 22:rows -24:show 31:the 28:their -53:today 41:top 37:up -23:w -47:what 59:with
@tool=get_nfts_for_owner @~for -13:* -27:^are 67:^doe -61:^i 20:^list -27:^nft 24:^show 22:a -26:and 23:any -22:anyth -23:are -33:be
-48:he -21:how -30:i 37:in 35:jpeg 21:just 54:keep -28:mint -34:on -23:one -27:only -20:own 34:sit -20:which -33:would
@tool=get_ohlcv -57:* 26:^need -39:^on -28:^volume 27:bar -59:chart -24:for 31:from -35:high -40:i -44:it -38:last -35:low 24:need
-40:on -54:open 41:perp 22:them -26:tick -60:to -28:volume -61:want @tool=get_onchain_token_price @~onchain -27: 11:* -41:? 51:^dex
55:^on -36:^pool 30:^price -23:^token 42:a 46:are 46:at 52:chain -34:day 51:dex -57:did -25:do 45:doe -25:geckoterminal -49:i
-26:liquidity 27:now 44:on -32:or -26:please -30:pric 23:price 62:say 27:their -29:to 42:token 45:trade -22:up -25:volume -28:which
50:worth @tool=get_open_interest -19:* 23:^oi 22:^open -44:^perp -20:^show 46:and 28:are 38:at -36:bet 47:by 43:contract 21:for
-42:from -37:fund -48:i 61:in -23:it -45:leverage 21:many -73:margin -28:my -37:now 30:oi -47:on -26:one -21:order -64:perp
77:perpetual 49:please -40:right -20:show -39:there -59:to -44:want -21:which @tool=get_open_interest_overview 6:* 43:? -34:^open
-28:a 40:and 34:chain 38:change -28:doe 44:ha 37:it 46:lead 32:onchain 21:one -40:please 27:position 22:rank 34:togeth 31:value
43:venu -25:venue 31:which 23:who @tool=get_options_by_chain -28:? -23:^how 22:^notional 34:^option -50:all 25:biggest -34:by
-37:dex -28:for -25:how -28:much 37:one 39:only 36:to 43:turnov -35:venue -20:wa 21:with @tool=get_options_overview -20: -3:*
-21:^how 34:^on 58:all 59:by 53:chain 21:desk -39:l2 -34:one -28:only -28:over -21:that -28:there -33:to 26:venue -22:wa
@tool=get_options_protocol -5:* 32:? 34:^ -36:^for 20:^how 42:^i -29:^option -25:^what 37:a -56:all -67:and -63:by -88:chain 32:dex
-22:did 37:from 25:i -28:into 41:it -26:l2 -27:like -29:me 23:much -43:next -24:on -26:one -28:only -35:our 24:over -54:per
47:platform -22:premium -47:protocol 24:that -45:them 24:there 26:to -41:turnov -34:venu -23:volume 60:wa 33:we -24:what
@tool=get_orderbook 22: -63:* -39:? -27:^bid 28:^book 68:^depth -28:^on 28:^show -85:^what 47:^which -43:a -24:and 38:are -21:ask
-45:at -23:book -67:buy -45:by 40:could -61:deep 53:depth -94:did 48:each -61:exact 29:exchange -45:for 22:from 22:how 34:if 36:in
-41:it -53:level -86:like -85:look 35:mov 28:much -56:now 48:offer -26:on -38:ord 49:over 44:perpetual 30:pl -37:print 44:rest
61:sell -52:show 21:side 40:spot 33:that -50:the 85:there -80:what 45:which -33:with @tool=get_perp_account -45: 39:* 26:10x 21:^am
74:^fund 21:^i -28:^my -33:^the -69:account -59:addres 47:am 76:been -51:entry 46:far 35:from 70:fund 31:get 72:ha 22:hi 70:liq
37:liquidat 58:long -22:los 22:m 82:margin 35:my -21:not -30:of 26:on -35:open -44:order 65:pay 55:perp -24:pric 50:price -23:put
-27:short -50:stop -70:there -41:today -22:v -20:wa 30:whale -45:what 23:where 32:with @tool=get_perp_candles @~candl 27: -37:*
-33:^fund 21:^open 22:a -35:bar -20:from -43:fund -21:long -28:mid -21:need -30:pay -22:perp 31:perpetual 24:pric -23:the
@tool=get_perp_fills @~fill -45: -6:* -22:^how 22:^show 61:^the -29:^which 69:fill -30:not -21:of -37:order 26:paid -31:pay -34:perp
32:sub 21:today -21:trad -26:which -36:with @tool=get_perp_funding_history -75:* 28:? -63:^fund -36:^how 23:^i 23:^what 22:at -21:by
-31:did 35:do -40:fee 44:from -51:fund -70:ha -35:how -40:in -63:long -40:much -81:my 35:paid -72:pay -28:rn 36:short 37:since
-33:there -38:to 27:trad 21:what 27:you @tool=get_perp_markets -11:* -40:^my 25:all -29:do 25:leverage 24:list -32:my -33:pay
-30:short -30:today @tool=get_perp_mids @~mid -42:* -48:^price -35:^what 40:against -27:and 44:around -44:ask -34:between -40:bid
43:check -35:i -38:if -21:last -21:look -38:market 45:mid -26:on 40:our 29:pric -51:spot 42:wa -31:what @tool=get_perp_open_orders
-47: -22:* -32:^account -30:^any -33:^i 38:^open -23:^show 35:^what -25:^which -32:and 38:can -25:coin 40:do -60:fill -44:got -50:ha
35:have 22:i -59:in -23:left 51:look -31:mine -32:of -20:perp -38:position -22:show -25:spot -22:sub -50:the -44:with
@tool=get_perp_orderbook -35:* -25:^bid -23:^on -26:at -22:bid -66:book -22:contract -27:for 36:if -81:l2 -23:last 20:look -50:on
49:orderbook 49:perp 26:short 22:that 29:thick 22:trad @tool=get_polymarket_activity -43: 30:* -38:^i 41:^trad 29:^what 27:^which
-52:a -30:account 39:been 74:buy 36:cash 36:did -25:guy 46:ha -22:have 33:he -24:i -27:late -29:made 49:on -27:one -23:out
-27:politic 34:recent -25:settl -33:that 23:the -21:thi -27:to 24:trad 37:trade -24:up 37:what 22:which -52:with 34:you
@tool=get_polymarket_closed_positions @~clos 27: 25:^am 42:^clos -30:^did 39:^how 49:^my -21:^show -34:^which 23:am -25:and -35:are
-20:biggest -32:cash 39:clos 27:did 22:do -20:doe 26:down 35:far -26:ha 24:how -43:in -39:it 30:list 28:los -36:market 25:much
-32:now 23:office -27:open 43:or 47:out 29:paid -45:please 28:profit 34:realis 25:settl -22:shar 32:so -27:them 23:up -38:which
-22:win 32:with 33:won -22:would @tool=get_polymarket_event 43:* -35:? 57:^all -27:^what 30:^which 28:a 55:all 24:and 23:are -34:at
-27:chance -26:decemb 27:event 28:market 47:me 50:my 33:one 43:open 42:please 24:pric 21:that 46:the 41:their 39:there -35:what
29:which 55:with @tool=get_polymarket_holders 13:* 25:? 29:^biggest 23:^which 23:^who 26:account 27:are -24:bag -22:bet 24:biggest
-52:for -20:i 49:in -28:it -23:level 64:most 45:no 32:one -31:own -27:pl 45:shar 27:the -26:trad 21:which 25:who
@tool=get_polymarket_leaderboard @~leaderboard -60:* -33:^i -22:^my -56:^trad 23:^which -27:^who -28:a 32:account 20:all -50:are
-52:best 37:biggest 22:crypto -20:did -20:earn 38:for 31:have 51:in 70:made 24:money 80:most -30:my -40:of -63:on 44:only 61:politic
-25:profit -23:realis 31:since 66:sport -33:the 25:time -40:top -27:trad -44:trader 69:volume 21:which -32:win
@tool=get_polymarket_market 55: -17:* -24:^my 28:^odd 21:^what -48:all -21:bet 34:chance -31:cut -28:decemb -23:do 25:doe -20:in
29:it -21:no -24:people -32:please -25:there 26:volume @tool=get_polymarket_midpoint @~midpoint 6:* -57:^best -43:^bid 53:^mid
54:^midpoint 39:^price -32:at 43:between -52:bid 46:exact -22:i 33:in -61:it 40:market 41:me 72:mid -35:now 53:of 35:price -49:right
46:tell -37:thi -49:token 25:what 75:ye 41:you @tool=get_polymarket_orderbook 20:* 44:^best 36:^bid -37:^midpoint 42:and 53:bid
-23:book 57:buy 59:cheapest -36:clos 47:condition 64:for 37:i 38:it -40:market 34:midpoint 55:now -50:of -46:off 38:offer 27:on
-21:ord 44:outcome 56:right 34:thi 65:token @tool=get_polymarket_positions 20:* 72:^my 22:^open 22:^position 35:^show -31:^which
-21:all 22:am 32:are 22:at 80:bet 35:bett -27:clos -34:copy 31:cost -22:did 30:do -24:doe 54:down -25:event 33:guy 44:he -23:it
21:list -23:me 51:my 38:of -49:old 30:open 25:or -20:our -39:out 51:please 35:position -28:run -34:search -29:settl 36:show
-23:there -29:they -36:togeth -39:tonight 27:trad 61:up -33:what 27:with @tool=get_polymarket_price -23: 3:* -24:^bid 28:^price
49:^what -51:and -21:any -31:ask 32:bought -47:buy 37:cent -39:cheapest -45:condition -55:could -44:for -32:it -32:lowest -22:market
-47:midpoint 57:no -37:now -29:off 33:on 29:outcome 78:pay -46:right -44:sell 32:somebody 40:th -28:the -24:token 38:what 72:would
-29:you @tool=get_polymarket_price_history -30:* 29:^what -31:and 34:are -28:condition -29:history -26:price 47:th 27:that -44:trad
45:wa -28:want 24:what @tool=get_polymarket_trades 3:* -29:^how -24:^i -28:^my 63:^trad -42:^what 51:a -25:about 22:and -22:are
-42:been -21:best 29:bought -38:buy 26:by 27:company -33:do 78:event -24:for 27:guy -52:ha -26:i 26:latest 24:look 22:market 41:me
-23:most 25:my 26:one 57:open 25:politic 57:settl -21:shar 24:that 31:the -25:there -25:today 36:trader 24:wallet -36:what 35:with
-24:you @tool=get_polymarket_value @~value 48:all -39:and -26:bet -33:clos -21:money 47:togeth 22:total 20:value 20:worth
@tool=get_pool_info 51:* 35:^pool 28:a 36:about 22:count 46:description 36:for 23:ha 21:hold -35:how 72:in 73:it 29:kind 31:me 28:my
23:need 21:no 28:of 21:our 46:pool 56:pric 24:project 71:somebody 53:the 40:to 73:token @tool=get_pool_ohlcv -12:* 27:^candl
49:^chart -69:^pool -48:a -52:and 26:are 30:bar 42:chart -26:in -38:it -41:liquidity 49:my -37:need 30:our 30:pair 20:pl 42:please
-24:pool -58:price 21:quote -44:the -33:them -49:token -36:trad @tool=get_pool_trades 10:* -29:? 36:^give 40:^how -21:^pool 30:^the
25:^trad -26:^where 39:^who 40:amount -33:and 50:been 25:buy -29:by -23:day -24:doe 36:every 28:from -21:geckoterminal 28:give 33:ha
21:how -24:live 21:more 34:much -33:pric -21:price 34:sell 21:some -27:somebody 21:still 23:that 50:there -37:token 31:trad -21:up
52:v 29:went -25:where 34:who @tool=get_pools -37:* 54:24h -43:? -21:^any -49:^busiest 31:^on 25:^top 48:a -31:and -21:any -32:at
34:beginn -50:busiest 56:day -21:decentralis -50:each -21:exchang -40:from -45:ha -23:into -27:it 32:like 26:look 63:most -32:my
-24:new -28:numb -27:of -20:once -50:one 28:people 21:pl 40:rank 33:rows 35:see 28:thi 24:trade 32:turnov 26:volume -27:we 34:you
@tool=get_pools_by_address 47: 12:* 33:^by 45:^how -28:^liquidity 25:^volume 46:^what -45:^which -21:about -25:and -24:are -38:can
31:dao -36:day 72:deep 59:did 28:fee -34:for 48:how 36:it 25:many 21:money -27:most 63:move 32:much 46:our 43:pair 26:percent
29:reserve -37:see 29:since 24:that 44:the -31:trade 30:treasury -47:volume -29:which -34:with 28:yield @tool=get_pools_by_dex -59:*
-62:24h 76:^busiest -34:^dex 27:^on -40:^pool -31:^the -29:^volume 72:busiest -26:by -24:can 36:exchange -50:i -27:id -24:list
56:new 33:numb 73:one -45:pl -26:rank 21:since 28:sort -37:to 33:trad -26:v -45:volume 35:we @tool=get_prediction_market -9:*
-27:^all 27:^at -32:^chance 59:^how -36:^odd 22:^what 31:^when -31:^will -25:all 38:already 47:and 47:at 41:been 27:bet 28:clos
-47:cut -28:decemb 47:did 20:do -37:for 24:give 59:how -29:imp 22:it -28:left 42:made -40:manifold 25:mean 49:much 45:now -55:odd
24:of 31:open -33:please -26:resolv 44:resolve -34:say 24:the -32:their -36:time 26:to 26:today 47:volume 55:wa 51:what 28:when
30:which -29:will -46:with -39:ye @tool=get_prediction_orderbook 46:* 46:? 34:^book 69:^cheapest -22:^how 20:^on -20:^ord 48:a 39:at
71:book 71:can 69:cheapest 63:could -32:deep 30:for -39:holder -26:how 44:i -26:it 34:last 29:market -28:mov 68:no 41:now 86:on
-25:open -31:outcome -32:please -59:put 46:right 27:see 64:sell -21:show 67:thi -39:token -24:wa -21:want 26:way 46:what -29:with
34:ye @tool=get_prediction_price -45: -35:* -34:? -32:^best -24:^chance -29:^cheapest -24:^did -24:^i -25:^odd 51:^price -25:^put
-20:^what 40:^which -24:^who 40:^ye -35:best 29:by -39:can 26:cent -29:cheapest -26:could -23:did -23:doe 39:get 40:if 46:lowest
30:many 27:my -60:no -23:odd -29:on 25:outcome -68:pay -39:please -31:prediction -29:put -34:right -62:sell 38:shar 52:th -30:we
-22:what 33:which -23:who -20:with -34:would 24:ye @tool=get_prediction_price_history 4:* -22:^chance 24:^for 25:between 32:chance
-20:doe -27:down 22:election 35:first 22:from 23:ha -28:it -30:manifold -27:many 25:me 24:morn 71:mov 36:move -24:much -23:over
35:probability 38:see 39:show 30:the 27:to -23:today 31:up 42:wa 39:want 41:who @tool=get_prediction_trades 3:* -21:^how 65:^print
-25:^show 46:^the -31:^which -30:did 21:fill -41:he -21:how -20:i 25:in 34:late 43:latest -32:old 77:print -23:tape 24:trad
-28:which @tool=get_price -24: 57:* 25:? -24:^coin -25:^compare 39:^could -35:^for 57:^ha 69:^i 33:^in 63:^market -20:^my -33:^our
-27:^price -70:^v 22:^what -53:all -49:am -35:and -58:are -60:at 43:be -50:buy -31:by -22:capitalisation 50:cent -32:change -36:coin
-33:coingecko -24:compare 34:cost -43:could -41:crypto -43:currency -21:day -63:do 40:doe -47:dominance 23:each 52:from 28:go
48:gone 35:ha -21:have -28:hold 33:i -29:id -31:if 37:kind -22:know -34:last 40:like 24:many -90:mcap 62:me -39:money -56:move
22:must -41:my 83:now -28:of -42:on 67:one -21:only -78:or -33:our -21:over 45:pay -56:percent 29:pl 20:please 21:pric -51:price
-44:quot 75:rate 102:right -42:set -41:show 69:since 83:still 80:tell -28:that 36:them -24:there 24:these -20:thi -23:time -33:today
35:und -101:up -81:v -25:vol 27:what -22:where -28:which -42:with 48:worth 34:would @tool=get_price_chart -22:* 47:? -37:^and
31:^give -57:^ha -26:^how -22:^in 71:^pric -49:^price -58:^the -61:^what 36:a -47:against -60:and 41:at -56:bought -62:do 40:down
23:end 30:fine 51:for 48:from -40:gone -36:ha 57:history 37:hold -21:id -39:in 26:it -30:mov -20:move 38:my 22:need 58:now -36:on
59:only -27:open 60:or 49:our 43:pric -55:price -37:since -68:that -35:the -34:today 45:up 69:v -56:what -23:year
@tool=get_price_percentage_change @~change @~percentage 21: -4:* -47:? -31:^by 31:^did -39:^ha 73:^i -63:^price 54:^the 29:^what
28:^which -41:addres -32:all -50:and -41:any 20:been -23:before 71:bett 44:between -36:bought -30:by 25:cent 25:coin 36:compare
-26:did 26:doe -48:down 32:dump -22:each -25:exploit 32:far -33:floor -66:from -61:go -25:gone 24:hold 20:holder -20:if -76:it
53:know 28:look -23:many 24:me 20:most -53:mov -26:much -22:my -61:now 33:of 35:over -60:price -33:probability 33:return -33:see
-24:show -120:since 30:tell -33:thi -39:time 41:token -25:transaction 64:two -41:up -47:v -69:wa -46:week 48:what 33:wheth -27:worth
-41:your @tool=get_protocol_fees -72: -27:* -58:^fee -29:^for 24:^holder -40:^protocol 74:^revenue -26:^what 29:^which -42:^who
-39:aft 39:against 52:all 35:app 26:at -27:bot -44:by 27:chain -43:do 23:each -26:got 49:have 25:in 44:it 63:itself -23:keep
-32:kept -41:lie 31:list 35:made 29:make 37:month 53:more -34:most 32:need 45:no -42:now -39:one 38:only 49:or 26:our -39:pay
-53:pool -27:profit -30:revenue -28:sandwich 37:share -58:that 43:to -33:token -53:v -54:wa -29:want -23:we -32:what 21:when -39:who
@tool=get_protocol_tvl 69: -8:* 30:? 51:^did -27:^fee -33:^i -21:^price 40:^the 25:^when 21:a -29:big 21:compare -43:dao -21:defi
20:deposit 35:did -63:fee 44:for 40:get -34:have 53:it 43:just 67:lend 57:lie 31:lock 36:market 30:now -31:numb 41:present -27:price
35:project 65:protocol 39:saving -50:still 21:summ 32:today 44:total 20:value 24:wa -29:wallet 37:we 20:when -24:worth
@tool=get_pyth_price 25: -36:* 44:^price -49:^pyth 22:^what -38:apple 20:are -25:for -28:have -21:id -25:in 30:now -21:of 21:one
24:oracle 21:please -21:price -24:pyth -20:stock -31:which -20:with @tool=get_pyth_price_at 7:* 54:^doe -40:^price 48:^pyth 50:a
-22:against 26:confidence 23:feed 66:for 36:have -29:of -21:one -22:price 42:print 44:pyth 28:second 66:stock 46:that 22:the -20:thi
30:very -30:which 32:with @tool=get_raises @~rais -21:* -26:^latest -36:^who 26:a -44:are 31:for 39:got -58:hack 31:invest
63:investor -60:latest 39:lead 23:led -20:of -21:please -42:project 29:that 36:where -34:who 29:with @tool=get_recent_trades -40:
-21:* -35:^fill -45:^on -29:^the 26:^trad 55:^who 40:are -28:buy -22:by -35:form -32:from 26:it 34:last 40:list 34:look -48:market
-30:my -34:of 41:or 25:pair 47:perp 30:please 51:recent 52:right 24:sal 42:sell -25:side 20:still -36:tak 21:time -21:v 53:who
-40:with @tool=get_recently_updated_tokens @~updat -4:* 21:fresh @tool=get_rugcheck_new 6:* -32:^rugcheck 30:^which -60:^who 23:and
-37:are 31:at 23:by 39:can -35:for 25:ha 24:just 30:last -27:launch 28:made -20:me 39:mint 24:more -43:most -28:now -23:of -24:one
-44:report 26:rugcheck 44:seen 42:still 49:them -34:there 27:they -27:thi -25:today 24:token 33:up -30:verify -31:vot 20:who
@tool=get_rugcheck_recent -26:* -23:^which 22:are -26:for -30:last -25:me 26:most 24:read -33:recent 37:view
@tool=get_rugcheck_report @~report 40:* 35:^how 28:^top 21:^what 59:been 56:burn 21:can 42:ha 29:how -21:i -33:in 40:lp 22:me
44:much 29:new 42:of 26:pair 23:share 43:someone 20:supp 27:thi 37:top -29:wa 34:wallet 29:with @tool=get_rugcheck_summary @~summary
21:* 37:^rugcheck 21:a 33:bought 33:coin 39:for 56:launch 31:me 44:memecoin 35:now 21:please 55:risk 20:safe 33:short 34:someone
58:thi -21:which @tool=get_rugcheck_trending -19:* -45:and -32:at -26:last -22:rugcheck 29:today -22:token 22:vot
@tool=get_rugcheck_verified 3:* 46:and -35:are -22:i 20:last -37:there 25:verify @tool=get_sol_account 5:* -35:^a 65:^what -29:a
-32:account -21:addres 25:data -35:did 65:doe 76:for -35:have -44:hi -37:it -28:lamport -35:left -36:my -22:on -33:phantom
-38:please 63:say -35:show -30:that -32:to -31:token -35:transaction -36:user -28:wallet 40:what -24:which @tool=get_sol_balance
49:? 54:^in -26:account 61:am -27:and 24:did 45:do -29:doe 34:empty 31:have -38:into -43:lamport 38:left -39:list 31:me -24:my
44:now -25:of -36:on -29:or 25:tell -34:to -93:token -28:up -23:validator 34:where -54:which @tool=get_sol_block_time -28: 14:*
27:^i 23:^my -22:^what -30:first 26:have -25:in -31:it 41:log 61:made 33:my 60:slot 26:time 41:timestamp 26:to 23:wa 31:where
@tool=get_sol_largest_accounts @~largest 9:* -23:? 32:^how -26:^i -28:^which 28:account -34:everyth 47:fattest 68:from -23:ha
-23:have 26:how -24:it 28:many 34:mint 56:of -27:one -28:own -29:phantom 37:straight -20:supp -44:that 56:the -31:thi -20:tim 61:top
-24:what @tool=get_sol_network 36:* -46:^how 99:^i -22:^tp -58:block 26:current -38:far -46:for -49:height -43:how 63:i -23:many
22:network 21:ok 54:or -36:our 34:per 38:second -34:the 27:today 28:transaction 51:up @tool=get_sol_priority_fees 6:* -51:^i -28:and
20:fee 32:get -20:lowest 45:min 29:need 34:on -44:program 59:rn -25:slot 23:so -38:swap 23:these -30:to -29:tp 33:tx 21:what
-24:when -24:writ @tool=get_sol_signatures @~signatur -15:* -25:^i 23:^show 22:^what -22:balance 35:doe 21:fail -23:in -32:it 21:our
31:say @tool=get_sol_token_accounts -14:* 21:^i -63:^in -34:^the 84:^token 25:^what -67:^which 48:^who 32:a -81:and -29:are
-21:balance 50:coin 45:empty -23:ha 42:have 34:hi 24:i -52:in -46:it 25:left 40:list 33:many -33:mint 44:my 54:on 44:our 31:own
47:phantom -33:program 34:say 38:sit -72:spl 40:that -27:token 24:too -22:transaction 48:wallet -40:what -76:which 39:who 23:with
@tool=get_sol_token_supply @~supp -47: -25:? -21:^i 65:^total -21:^what -34:account -34:all -55:are -51:artist -33:burn 21:chain
-34:did -24:everyth 24:exact 79:exist 22:from -21:i -31:in 33:it 24:mint 23:right 54:supp 29:that -40:there 28:these -27:thi
-35:those 49:today 41:total -46:what @tool=get_sol_transaction 40:* 62:^did -34:^what 45:^which 52:and 22:by 23:chang 20:check
72:did 55:go 49:happen 48:it -35:land -34:on 65:pay 46:program 44:show 27:sign 39:that 58:thi 55:through 23:token 41:transaction
38:what 41:which -24:work @tool=get_solana_asset 34: 41:* 76:? -29:^make -43:^nft -51:^show 32:^what 67:^who 52:and 28:asset
23:belong -40:by -21:can -33:compress -56:creator -62:do -23:everyth -23:for -21:ha 34:it 39:made -28:make -48:me 27:metadata
-27:name 57:numb -26:on 56:own 22:picture -53:piec -48:show -25:that -47:the 41:thi -26:token 65:trait -20:wa 42:wallet 33:what
41:which 67:who @tool=get_solana_assets_by_owner -41: 63:* 21:? -49:^compress 34:^my 62:^nft 59:^which -28:^who -26:and -26:are
-29:by 38:collect -71:collection 20:creator 51:do 65:doe 75:he -22:how -21:it -26:much 27:nft -32:of 65:on 30:one 21:only 33:phantom
-26:picture -36:price 30:show -26:sit -51:them -21:there -33:thi -48:to -25:wallet 38:which -53:who
@tool=get_solana_parsed_transactions @~pars -8:* -25:^in 44:^which 40:block -29:check -24:client -22:for 26:got -32:impermanent
-32:los 21:my 23:nft 24:on 25:one -27:our -23:pay 24:sentence -28:signatur 34:swap -21:the 36:these -24:transf 32:which
@tool=get_solana_priority_fee_estimate -15:* -22:? -35:did -33:in 32:program -25:set 24:swap -30:what 22:writ
@tool=get_solana_token_security 38:* 60:^biggest -38:^doe 74:^i -60:^mint -48:^the -35:^token -41:^what -32:^which 42:a 69:all
34:are 55:artist 52:bag 72:biggest 23:buy 24:coin 48:did -42:doe 24:friend -24:have 24:hi -21:how 40:in 25:it 44:know -25:mint
27:more 43:my -38:out 25:rug 71:safe -38:spl -61:supp -38:the -44:them 41:thi -30:to 41:token 44:wa 23:want -32:which
@tool=get_spot_balances -45: -19:* 20:? -21:^i -46:^which 20:at 45:bag -39:can -25:doe -31:look -27:perp 34:spot -29:the 28:there
-23:trad 35:up -39:which -45:with -29:you @tool=get_spot_markets -3:* -29:^i 26:^what 21:and 38:between -30:circulat 45:market
-28:perp 33:spot -30:supp -26:trad 23:what @tool=get_stablecoin 27:* -21:? 31:^circulat 59:^did -24:^for -22:^of 44:^on -32:^since
-79:^stablecoin 46:^supp -21:^what 32:^which -25:all 52:amount -24:and -27:any -44:are -23:ask -30:back 27:by 24:circulat
36:circulation -45:coin -25:company -30:day 20:defillama -33:deploy 27:did -29:do 34:doe 68:fee -30:float -21:ha -79:hold 43:i
-21:into 82:keep 48:lose -38:many -35:money -38:most 37:my 46:network 33:numb 59:of -55:one -44:only -23:our 61:out -34:over
65:share 22:since -58:stabl 87:stable 34:that 23:the -39:them 30:there -39:these -39:time -93:to 35:treasury -22:two -51:wa -45:want
-70:we -24:what 50:which -36:with @tool=get_stablecoin_chains 44:? 49:^how -45:^on -30:^stablecoin -30:^the -24:and -24:are
46:blockchain -36:by -47:circulation -31:do -46:each 30:ha 24:how -33:i 82:money 46:most 26:much -37:my -32:network -25:of 35:per
35:please 57:sit -27:stabl -40:stable 38:stablecoin 80:with @tool=get_stablecoin_charts_by_chain -36:* -48:? -34:^circulat -33:^how
26:^i 25:^in 83:^stablecoin -70:^supp -44:^the -21:a -34:all -43:amount 25:app -43:by -64:circulat -47:client 28:company
41:defillama -30:float 36:grow -24:in 29:liquidity -51:money -49:of -31:one -30:our 45:over -24:rank -52:sit 21:stabl -41:stable
-43:supp -34:that 66:there 51:time 22:to 21:we -54:with @tool=get_stablecoin_charts_global -20:* -51:^stablecoin 24:^supp 34:all
-63:circulation 23:defillama 41:float -34:how -31:in -36:much 29:numb -38:over -22:point 28:stabl -22:stable 22:supp -27:that
-45:there -40:time @tool=get_stablecoin_dominance @~dominance 27:^on 25:^share -29:^supp -39:^which -28:and 21:circulat 23:client
28:in 24:market 23:our 22:rank 25:shar 35:stabl -23:supp 25:their @tool=get_stablecoin_prices -38:* -28:^can -32:^did -23:^price
23:any -28:can -26:ever 22:hold -28:keep -43:lose -32:many -21:much -44:my 25:off -33:one -45:pric -31:show -49:stable
-43:stablecoin -20:the -30:you @tool=get_stablecoins 18:* 45:^biggest -31:^i -29:^on 40:^stablecoin 48:^the -23:^what 29:^which
22:all 26:are 39:back 55:biggest 37:by -26:chain 34:circulat 40:circulation 39:client -33:hold -35:it 33:largest -28:market
-80:money -32:most 31:on 29:our 68:out -26:peg -23:please 52:rank -29:sise -68:sit 72:stabl 50:supp -30:their 29:them 61:there
-59:with @tool=get_storage_at @~storage -15:* 22:^i -38:^on 24:^read -25:a -28:and 49:can 26:contract -33:me 21:of -26:point
-23:proxy 30:read -31:tell -22:wa -34:which @tool=get_sui_token_security @~sui -29: 39:* 28:? 22:^can 30:^coin -36:^who -26:and
44:anyone 31:doe 36:freeze 51:hold 27:it 28:of 28:or 48:out 29:the 29:to @tool=get_supported_currencies @~currency 43:* 22:^quote
31:^what 43:all 35:are 66:can 37:currency 41:give 21:i 44:in 24:of 39:or -24:our 58:price -25:quot 30:quote 41:set 45:show 41:v
45:what 50:you @tool=get_ticker @~tick -29:^all 52:^bid 57:^i 79:^on 52:^the -31:^volume 35:^what -33:^which -27:all 51:and -66:are
74:ask 35:at 55:bid -33:depth 40:each -29:fee -111:from 57:high 32:i 38:in 53:last -20:list 27:look -28:low 48:moment -35:my -40:now
28:or -59:over -38:pair -26:perp -37:right 43:same 31:spot 20:spread 30:the -76:tick -57:to -55:today 54:top 46:trad 38:v 26:venue
-54:volume 52:we 30:what 49:where -45:which -21:withdrawal @tool=get_token_balance 12:* -35:? -28:^allowance -40:^balance 52:^can
-61:^contract 50:^did 62:^doe 42:^held -86:^how 41:^i -30:^on 55:^our -32:^token 27:a 27:about -53:account -85:addres 28:all
-26:allowance -50:and 35:any 51:are 43:ask -23:attestation -44:balance 78:call -23:circle 26:confirm 55:custom -33:d 45:dao 40:did
26:do 62:en 32:exact 20:for -33:from -21:given -44:have 28:her -67:hi 26:hold -55:how 42:in 35:keep 34:know 31:left -45:like
-22:look -30:many -28:me -51:much -29:my -40:not -26:on 52:our -36:out -22:over -52:please 38:present -24:price -49:pull 40:queue
49:report -23:rout 39:say 79:show -22:sign 27:since 38:sit 54:so 46:stablecoin 26:still 45:symbol -36:take 56:that 60:the -21:them
-31:there -23:they -46:thi 97:to -21:verify -37:wallet -50:we -32:with -27:would 63:you @tool=get_token_counters -32: -30:*
-25:^hold 36:^i -52:^numb -21:^token 44:a 31:about 42:address -28:and -34:been -55:burn -62:by -27:far 22:ha 27:have 23:hold -26:it
59:know -29:look 22:many 42:more -27:numb -22:of -27:so 31:talk 27:th 21:that -27:the -47:these -28:token 23:total -47:transf
22:transfer -35:what -22:which 40:who @tool=get_token_holders -10:* -44:? -26:^biggest -24:^held -22:^how 28:^i -41:^on -63:^supp
37:^top 22:address -40:all -24:and -22:bag 30:bet 34:contract 34:d 29:for -22:ha -24:held 45:hold -27:how -50:in 22:largest 24:list
-22:many -30:my 28:name -39:no 42:now -32:numb 23:of 29:pl -21:share -41:supp 34:the -41:token 50:top -56:total 86:wallet
@tool=get_token_info -45:* -29:^how -24:^twitt 24:^website -27:^which -25:follower -43:group -27:how -29:many -23:of -23:people
-23:pippin -36:project -32:telegram -25:the -26:thi -28:today -44:token -37:twitt -23:which @tool=get_token_lock_info @~lock -11:*
-21:i -33:in 22:it 22:lock 24:lp 35:many -34:much -27:on -23:still 23:until @tool=get_token_metadata 23:? -32:^decimal -34:^look
-32:^my 42:^supp -34:^total 49:^what -30:a 40:an -23:chain -39:contract -24:decimal -23:doe 35:erc20 32:explor -28:from 45:i
-40:look 23:market -27:name 35:nft 30:numb 42:or -38:please -32:return 51:search -21:tell 72:th 46:that 53:there 35:to 27:today
-48:total -31:up 45:wa 37:what -42:which -29:whole @tool=get_token_orders 17:* -30:? 48:^how -28:^what 35:did 43:fee 32:for -25:have
46:how 46:i 40:it -29:me 54:much -23:one 25:or -28:paid 34:pay -23:which @tool=get_token_pairs -43:* -43:^what -22:^where -24:a
-23:and -31:at 35:coin 24:dex -32:do -21:doe -32:liquidity -29:list 37:my -25:of -35:on -55:once -33:pippin -39:top -36:trade
-42:what -24:with @tool=get_token_pools -23: 9:* -24:24h -28:^how 40:^my -26:^on -49:^what 28:^which -34:a -24:about -26:above
-45:and -38:are -54:at 40:can -24:could -55:day -49:dex -42:do -30:down -28:from -38:geckoterminal 39:ha -25:how 29:in -30:look
35:lp -44:me -41:most -22:much 26:my -22:not -25:of -30:or 26:pool -27:pric -50:price -30:provide -23:rank -34:see -44:that -50:to
-35:trad -28:trade -31:up -21:v 20:with -23:you @tool=get_token_price 53:* 66:? -40:^any -31:^can -30:^coingecko 71:^convert 57:^did
-67:^doe -54:^find 62:^ha 23:^i -22:^if 37:^on 73:^price -25:^show -30:^tell 54:^the -34:^token -33:^who -22:a 23:above -23:account
46:acros -24:addres -60:address -34:all -40:also 32:am -28:an 55:and 38:any -38:anyth -23:ask 44:at -41:ath 44:back 30:bos -49:both
52:bought 26:broth 29:but -20:by -36:can -42:cap 22:cent -20:chain 45:coin -28:coingecko -21:colleague 71:convert -22:could
32:crypto 78:current 65:did 33:do 26:down 26:each -23:every -40:exploit 66:fee 33:fetch -50:find 91:from -44:ga -25:give 43:go
61:got -50:grandson 33:ha -25:had -21:here 62:hi 67:hold -27:husband -57:id -51:in -33:inside 52:into 59:it -57:know -32:last
-37:late -21:lie 30:look -32:made -40:many 66:may 59:mean 22:memecoin -21:mint -23:more 21:move 20:need -22:new -40:no -22:not
-55:now -36:old -47:only -20:open -89:oth -44:our 28:over -25:paid -23:pair 20:pap -29:pay -25:pippin 36:pric 70:price 55:put
22:rate -94:right 49:rn 58:same 63:sat 60:saving 60:say 67:sell 45:set 45:show 27:since -30:sitt 61:so -50:some 55:source 59:th
20:the -35:they 63:thi 24:think 37:tick -29:time -21:to 70:today 49:token 23:told 28:trad -45:trade -48:treasury 65:tvl 24:und 43:up
-28:v -61:value 35:verify -68:wa -41:wallet -30:want 58:we -31:weath -38:week -23:were 41:what -23:when -23:where 50:wheth -32:who
-26:will 64:yet -30:you 49:your @tool=get_token_price_by_contract -57:* 29:? 48:^and -28:^i -21:address 43:and -40:both 39:by
-25:cap 30:change -48:coingecko 27:current 23:did -63:for -30:from 47:hold -23:i -22:in -59:market 47:move -24:on -28:only 22:price
35:quot -63:the -45:thi -35:volume -23:want @tool=get_token_profiles @~profil -11:* -21:^did -23:and 28:chain 28:give 27:me 50:paid
51:profil 32:there @tool=get_token_security -25: -15:* 29:^a 42:^can -22:^how 38:^token -55:^who -25:and -29:any 26:are -24:audit
23:balanc 44:be 28:by 22:can 42:fee -25:goplu 31:hold -23:how -25:much 28:new -20:nft -21:or 35:our 36:paus -31:please -28:risk
44:safe -20:team 34:telegram 29:them 42:there -28:to 23:trad 37:when -48:who @tool=get_token_transfers 13:* -23:^for 39:^latest
29:^show -69:^token 31:^who -50:a -20:all -50:call 23:feed -51:for -52:it 36:late 36:latest -26:list 55:mov -32:my -22:of 39:on
-36:please 63:send 28:show -31:that -26:thi 47:to -37:transf -20:transfer -24:wallet -23:we 74:who @tool=get_tokens_by_address 16:*
35:? -21:^contract 65:^how -27:^i 23:^price -29:^supp 61:about -37:addres 26:ask 42:at 36:call -26:cap 80:client -32:contract
25:decimal 66:doe 24:geckoterminal 61:how 56:i -26:list -25:market 40:mcap 23:mint 61:much 31:my 37:need -39:of 34:on 25:read
22:symbol 92:thi 61:token 49:volume 31:what 30:with @tool=get_transaction 18:* -54:^cancel -22:^did 45:^ha 21:^how 51:^i 24:^in
33:^my 26:^nonce -24:^someone 27:^statu 23:^transaction 35:^what -21:^when 25:^which 22:^who -22:^why -47:attestation 25:before
99:block -37:broadcast -47:burn -43:by -75:cancel 58:check 36:claim -43:contract 46:cost 21:could 23:data 48:doe 27:exchange -21:fee
32:find -56:for -39:go 31:gone 23:how 35:includ 28:input 39:land 48:made 27:many 41:min -38:mine 41:morn 40:my 37:network 26:nonce
38:not 50:noth 42:of -37:on 39:one 23:or 71:our -35:pay 46:payment 31:pl 24:please 27:receiv 20:say -21:should -24:someone -28:text
-30:that -25:through 33:thru -21:today 93:transf -51:tx 22:up 66:value -29:when 29:where 35:which -23:why 21:withdrawal
@tool=get_transaction_details 14:* -28:^what 21:^why -24:broadcast 49:call 43:custom 36:data 23:fail 28:fee 40:he 43:if 54:input
42:or -37:please 23:thi -25:to 23:tx 28:who -25:with @tool=get_transaction_logs -23:* 37:^decod 57:^event 31:^show -50:^what
-26:^which -24:an 49:decod -32:doe 45:emit 26:fail -25:for -38:ha -32:i 32:log -23:mean 39:nam 23:need 30:no 31:of 28:only 37:pl
24:revert 23:show -39:that -22:thi -37:topic -32:what -28:which @tool=get_transaction_receipt @~receipt 42: -5:* 24:? -28:^did 33:^i
-34:all 23:already -29:are 24:block 22:check -23:contract 22:cost -22:deploy -24:every -33:fee -34:for 34:from 41:he -33:log
-31:made 38:min -28:mine -24:more 61:morn 21:my -39:need -21:nonce 41:not 24:noth -25:paid 46:payment -21:please 44:price 59:receipt
35:sent 22:since 23:statu 29:succes 35:thi 45:transf -50:up 22:use 33:used 34:wa -36:with 36:withdrawal 28:yet @tool=get_treasuries
-16:* -29:? 23:^i 44:and -39:coin -37:dao -30:doe 43:each -40:fee 36:how 44:i -47:in 26:into -27:it -41:keep 37:much 30:need -65:or
-74:our -64:pay 38:protocol 30:report -64:should 26:show 35:sit 56:their 33:v @tool=get_treasury_by_entity 26: -25:^i -25:^list
58:^stack 23:^the -39:^when -23:^which -95:a 39:and -25:are 50:at 52:average 29:balance -20:bought 62:change -39:crypto -26:each
38:firm -45:government -24:ha 41:have 26:hold 27:holding 29:it 67:many 33:market 47:min -34:much 35:my 43:now -29:of 42:on -34:our
22:pay 41:present -50:price 34:profit 27:shar 38:sheet 41:sitt 43:stack 22:tell -33:that 22:they -62:thi -36:token 27:treasury 39:v
38:value -36:when 20:whose 39:work 34:worth @tool=get_treasury_holding_chart @~hold 24: -16:* -22:^chart 49:^for 33:^of -22:^which
-31:any -35:buy -21:chart -22:cost -27:country -22:do 59:firm 29:grow -24:have 24:holding 30:like 22:list 23:of -25:or 33:our 33:own
46:pile -31:pl -31:sell 25:wa 28:we 27:would @tool=get_treasury_transaction_history -25: -6:* -22:^how -23:^please -54:^stack
-32:^what 33:^when -24:account -38:all 42:been -27:biggest 25:bought -23:could -28:current -46:doe 38:government 54:ha -31:have
-29:hold 29:in 21:last 31:late 47:min -21:now 27:of -28:on 25:own -29:please 28:price 26:purchas 26:purchase 30:sale -27:sell
36:shar -41:sitt 21:sold -27:stack -20:tell -31:thi -26:to -23:wa -23:what 32:when 20:work -21:you @tool=get_trending 22:* 24:^i
-23:^search 35:^trend -21:a -32:and 26:at -42:can 57:coin 30:everybody -37:everyone 32:for -22:hot -25:how 26:know 38:list 35:look
56:most 24:new -20:one 32:people 26:please 53:search -27:talk 26:these 24:to 51:trend -20:wallet 27:want @tool=get_trending_pools
14:* 68:? 55:^any 62:^pool 23:^what 53:any 27:are -30:at 35:big 21:chain -67:degen 21:dex -27:geckoterminal 30:into -23:most
-31:newest -35:now -34:one 40:only 26:pool 59:pump -28:the 27:today -35:volume 21:which @tool=get_wallet_active_chains @~active
-17:* -24:^i -31:all -23:an -32:are 34:first -30:he -28:last 27:thi 22:touch -20:wa 28:who 22:with @tool=get_wallet_activity -30:
-32:* 32:^list 22:^recent -40:^wallet -25:^who -38:activity -36:and 21:artist -26:balance 28:came 37:did -33:do -25:doe -24:follow
-28:for -21:got -22:history 44:into 33:last 43:late 28:list -21:money -21:now -27:out 24:receipt -35:rows -22:say -21:today
-37:touch -28:wallet 38:we 35:whale -26:who @tool=get_wallet_approvals -27: -11:* -31:? 35:^can -63:^i 45:^list -60:^please
-93:^revoke 57:^token 60:^what 58:^which 40:^who -30:account -22:addres -60:all 23:allow 42:approv -44:approval 20:are 35:be 79:can
26:clean 21:coin 35:did -40:doe 33:erc20 -77:every -63:for 40:from -23:gave 39:give 25:hi 43:how -71:it 80:list -65:me 54:much
-51:my 40:nft -37:now -44:old -25:on 48:one -34:open -24:or 36:our 28:out -29:own 37:permission 38:permit2 -69:please -25:pull
-85:revoke -24:right 25:rout 79:should 56:show 54:so 22:take -63:that 33:there -32:thi 43:think 29:token -38:unlimit 26:up 48:what
57:which 27:who 37:whom @tool=get_wallet_balance_history 87: 51:* -43:^balance 39:^i 26:^in -20:^show 45:^the 62:^what -47:^when
-39:^which 55:a 46:by -42:chang 47:day 63:did 63:do 46:down 54:ha 58:he 38:held 43:history 28:how 64:i 53:many -30:or 40:over
44:please 22:recent -20:since 36:time 66:treasury 68:wallet 23:want 51:what -44:when -35:which 26:worth @tool=get_wallet_counters
29:* 62:^hold -30:^numb -24:^tx 33:^what 21:^who -38:a 33:account 42:active 48:activity 42:already 24:an 33:and 29:are -54:block
57:burnt -22:busy 43:count 81:did -24:do 42:for 27:ga -36:he 59:hold 29:left -36:like 40:made 26:mint 26:more 22:one 21:or 30:out
69:pay 48:send 25:the 42:them 21:those -44:today 54:token 23:transaction 59:transf -28:transfer 25:wa 52:we
@tool=get_wallet_defi_positions 20:* -38:^am -22:^biggest 34:^how -37:^unclaim 61:^what 57:^which -35:a -44:addres -34:airdrop
-27:any 45:app -28:are 27:bank -22:biggest 22:chain 58:dao 32:defi 43:deposit 51:do 39:earn -35:eligible 36:farm -38:for 29:fund
-44:get 46:have -26:he -20:hi 48:hold 47:i 36:in 22:interest -33:into -24:key 27:lent 27:lp -23:many 23:me 21:much 34:out 27:pay
-31:price 29:protocol 53:provide -20:saving -20:still -26:that -41:them 55:vault -37:wallet 50:went 26:what 33:when 73:which
-23:work 29:year 55:yield @tool=get_wallet_history -11:* -32:? 27:^everyth -27:^i 36:^in 23:^please 43:^swap 38:^what 47:account
-21:an -22:can 45:did 52:do 58:entry 46:everyth 38:fee -26:get -23:got 39:happen -27:have -31:history 58:list -23:metamask 48:mint
24:most 34:one 27:please 23:recent 25:run -31:see -37:statement 35:swap -29:swapp -35:them -23:these 23:through -59:transaction
-41:up -67:wallet 21:what -44:will @tool=get_wallet_net_worth @~net @~worth -10:* 42:? -32:^my -42:^what 46:acros -25:ask -27:coin
-27:each -37:ha -20:he -40:i -62:it -29:on -35:only 57:or 70:rich 52:spam -22:that -32:togeth -33:value -41:what -31:with -38:worth
@tool=get_wallet_nft_collections @~collection -19:* -28:? 52:^collection -59:^i 38:^nft -32:^what -35:be -25:before -29:chain
40:collection -40:could 50:count -22:for 28:ha -26:he -26:i 28:in 37:item -27:like -32:mint 30:most -28:my -30:one -44:piec -36:them
-28:wallet 31:with -33:would -53:you @tool=get_wallet_nfts -22: 27:* 40:? 35:^all -61:^collection 36:^doe -23:^held -22:^how -56:^i
-41:^on 60:^only 72:^show 43:about 108:all -21:any 46:ape -25:approval -22:at -48:be -51:collection -29:contract 27:could -39:count
25:daught 21:doe 35:erc721 -23:every -42:everyth 27:floor -38:for 45:have -52:he -37:hold -33:how -34:in -31:inventory 53:item
-28:jpeg 33:made -41:mint -41:most -20:much -32:name -30:new 23:of 36:one 37:only -58:or -45:our -25:own -50:pay 50:piec 30:she
73:show 27:still 23:the -35:there -38:they -21:today -55:token 22:trait 82:wa -40:wallet 20:we -22:who -49:would 21:you
@tool=get_wallet_overview 22:* -26:? 61:^contract 51:^doe 21:^ha -25:^my -27:^what 31:^which 52:a 42:an 29:and -25:balance 21:behind
45:belong 74:by 45:can 25:check 48:contract 68:creator 29:deploy 29:doe -22:end 25:explor -45:find 26:go 41:got -24:guy 52:ha
32:have -32:home 30:hot 90:how 30:it 28:left 54:many 72:much 64:nft -24:nonce -28:of 33:on 64:only -50:oth -25:our -36:own
-38:person -35:real 46:sent -54:so -32:solidity 46:some 42:somebody 46:stand 25:tag 46:tell -40:token 41:u 26:which -22:with
-35:write 50:you @tool=get_wallet_portfolio @~portfolio 39:* 51:^all 43:^balance 68:^check 29:^did 28:^everyth -26:^i 63:^in 30:^my
27:^net -22:^on 36:^our -24:^token 54:^wallet 27:^which -30:a -43:acros -61:addres -37:address 21:airdrop 51:all 70:and 25:are
71:artist 27:bag 69:bal -26:balanc 55:balance -30:be 23:best -20:call -34:chain 59:check 38:client 22:compress -34:contract -20:cost
39:crypto -31:doe -20:en 36:everyth -23:firm 34:for 56:friend 23:good 63:grandson 21:ha -24:hand -25:hardware -41:have 63:hi
-37:hold 38:if 45:in 47:just 29:kind 45:know 46:last -25:late 45:ledg 30:left 78:made -77:many 55:mint 50:money 20:much 29:my
-27:name -23:network -20:new -25:next 28:now 86:old -51:one 60:our -45:own -36:people 21:piec 21:pl 46:please -40:price 51:rich
54:right -44:run -55:say 46:set -28:she -34:sit 21:sitt -52:spam 91:spl -20:still -37:tell -28:that 65:there -23:these -40:thi
28:today 55:togeth 75:token 64:treasury 45:up -37:v 69:wa -38:wheth 72:which 28:with 43:worth 26:would 43:you
@tool=get_wallet_profitability @~profitability -11:* -27:^did -29:^on 25:^pnl -34:^realis 33:^trad -21:a 42:be 44:been 35:ha 28:how
23:lost 27:many 23:much 38:not 35:or 34:over 33:pap -25:profit -43:rate -21:realis -38:team 43:tell -25:top -28:trader 22:whale
-57:win 29:you @tool=get_wallet_swaps @~swap -7:* 24:? -28:^did 40:^ha 31:^on 22:^recent 25:^swap -26:^what 29:^when -33:^where
47:are -30:at -27:be 63:by -22:can -22:copy 27:dex -42:doe -66:entry 26:first 22:got 42:ha 51:have 21:how 23:made 50:many 44:most
-27:my -60:old -44:or -23:our -22:pric 46:see -29:sell 55:sold 54:some 40:swap 55:swapp 59:them -31:to -43:trade -47:we 54:when
-22:where 24:which 27:will @tool=get_wallet_token_balances -5:* -29:^doe 33:^for -44:^only -31:^price -28:^wallet -30:^which
-23:addres -26:all -28:an 37:and -38:at -23:blockscout -51:by -24:call -24:contract 42:doe 41:every 52:explor -22:go -49:ha 47:have
-44:held 39:holding -44:i 58:inside -21:know 37:me -35:most 23:much 30:need -20:no -41:one -80:only -23:please 52:pric -59:rows
51:search -36:smallest -23:somebody -57:thi -22:wallet -24:want -26:we -26:what 23:with 30:would 28:you
@tool=get_wallet_token_transfers -29:* -36:? -26:^a 73:^did -42:^for -25:^how -20:^i 44:^my -33:^on -22:^only -29:^please -39:^show
43:^the 69:^token 23:^we -27:^who 22:a 44:airdrop 54:all -57:and -20:are 27:arriv 61:arrive -35:at -32:be -27:been -44:block -41:by
78:call 29:check 23:company -41:contract -46:could -52:custom 71:did -26:doe 28:erc 49:exchange -26:first -25:from -37:go 47:got
21:ha -39:hold -24:how -39:i 37:if -34:in 35:incom 40:inflow 26:into -22:kind 43:late 25:latest 61:left 25:link -46:list -24:made
42:me 32:money 32:most -35:mov -58:movement -25:much 28:my -21:nft -20:not 21:off -28:on -35:out 53:over -21:own 32:please 22:pull
-54:receiv 23:receive -37:recent -32:send 30:she -25:show 28:since -32:that -41:them -42:to -40:transaction 71:transf 68:transfer
-47:wa 22:went 23:what -52:who -60:with -52:would 32:yet -72:you @tool=get_wallet_transactions -40:* 22:^could -30:^for -21:^ha
54:^show -39:^the -36:^transaction 30:^tx -32:^what -49:^who -22:a 23:account 35:all -28:an -40:and -22:been -41:by -38:call
25:company -20:contract -48:ever 22:every -30:file -22:give -36:got -35:ha -43:history -35:i -35:in 39:internal -26:know 48:last
-24:made 32:mine 32:need -27:nonce 21:only -42:or 47:our -38:receiv 33:rows -21:see -43:sent -26:so -40:th -64:that -25:the -41:wa
-39:wallet -30:what -44:who @tool=get_yield_pool_chart -12:* -21:^chart -23:^ha -21:^i 23:^my 26:^show 32:^yield 65:and 36:apy
-46:deposit -23:i 49:like 39:most -22:mov 21:now 21:over -44:park 34:pay 30:point 26:pool -22:rate -31:report 21:saving 28:see
36:show -23:stak 24:summ 22:that 32:there 34:thi 61:to 41:today 38:wa 32:went 23:would -23:year @tool=get_yield_pools -46:* -25:^apy
-45:^i -27:^pool -57:^price 28:^stablecoin -27:^tvl -22:above -40:and 25:apy 64:can -50:did 36:doe -23:earn 33:farm 24:first 28:in
-43:into -47:it -61:keep 40:least -29:lend -40:me 22:more -38:most -33:my -27:no 35:per -56:pool 25:present -56:price 39:rate
-39:reward -21:see -27:show 32:stablecoin 23:th -34:the 25:there -39:to -32:top -53:tvl 22:use -32:wa -21:want -28:with -34:would
49:year -25:yield @tool=hash_keccak256 @~keccak256 -25:* 21:^hash -44:^i 40:^keccak -22:^what 36:a -23:can 43:contract -22:do 43:doe
42:for -52:i 42:in -35:it 52:keccak -35:our -37:please 46:role -37:str -44:text 56:that -64:the 22:what -24:you
@tool=hash_typed_data @~typ -5:* 27:^hash -27:^i -28:^keccak -30:^what -26:a 27:digest 29:for -32:from -27:have -27:here 43:keccak
-22:me 30:of 56:our 52:please 43:the -27:thi -37:what -28:you @tool=list_evm_chains @~evm -9:* 29:each 40:evm 29:read
@tool=list_kalshi_events -38:* -48:? -28:^event 87:^settl 28:^what 33:already -50:and -24:are -27:can -61:every -30:how 26:in
-60:list -38:market -49:of -33:one -39:open -37:please 42:settl -48:still -69:the 28:them @tool=list_kalshi_markets -30:^list
54:^odd 31:^open -23:^price 26:^settl -27:^show 52:^what -36:a -55:and -26:at -59:both -33:contract 38:did -47:do -49:event
-32:every -25:for 42:how -21:i -28:in -33:list -29:manifold -31:me -30:now 33:odd -52:of -32:one -26:please -22:prediction
71:resolve -39:show -41:strik -38:the 30:they -31:trad -35:want 20:what -31:ye @tool=list_polymarket_events -48:* 29:^event
-20:^list 20:^what -58:a -26:about -68:and 33:are 25:bett -24:can -37:clos 41:crypto -36:do -37:ha -48:have -38:in -21:it -25:list
-76:market -25:me -27:my 29:now -23:of 36:on -46:one -45:open 44:out -35:please 26:politic -22:question 30:right -57:settl -39:sport
24:that -46:the -21:them -27:trad -47:volume -48:with @tool=list_polymarket_markets -5:* -31:? -35:^i 26:^top 71:^what -37:^which
42:a -25:about -35:already -51:at -34:bet -27:biggest 57:by -25:chance 34:clos -41:crypto 66:cut -25:did -25:doe -43:event
51:everyone -48:first 47:for -23:ha -47:he -41:i -41:in -30:it 24:largest -71:me -30:my 54:odd -33:people -24:price -43:question
26:right 33:rn -60:say -32:search -39:show -22:sport -59:that 25:the 40:them 58:today 25:top -47:trad -33:up 49:volume 62:what
-35:which -25:who -27:you @tool=list_prediction_events -32:* -31:^biggest 29:^open 28:^please -44:^settl 23:^show -23:a -53:already
48:and 23:bet -49:bett -26:biggest 44:can -35:ha -51:market 31:now 35:open -43:out -46:paid -22:people 48:please 36:prediction
-55:settl -31:them -22:today 29:togeth 24:venu @tool=list_prediction_markets 3:* 20:^biggest 52:^open -24:^show 26:a 76:already
22:are 27:been -28:betfair 34:bett 34:both 21:each -20:election -46:event -39:for 46:ha 26:have -22:like 29:list 36:market 35:me
-23:moment -27:next -48:odd 26:over 22:paid 44:prediction -42:price 29:question -23:say 43:settl 22:show -34:the 39:them 23:today
-21:togeth 41:trad -28:venu 35:where 26:which 41:would 39:you @tool=list_pyth_feeds @~feed -21:* -23:? -28:^doe -53:^price 42:^pyth
-20:^what 32:^which -29:a -26:and -22:i -36:in -46:my -25:now -27:on -26:price 34:publish -65:stock -54:that -50:what 41:which
@tool=look_up_chain -3:* -26:^block -89:^chain 32:^which -21:a -64:add -71:and -37:are 64:ask 56:before -52:chain 53:click -20:coin
55:d 24:for 26:from -34:have 31:i -51:id 46:know -37:me -47:metamask -28:native 28:need -46:new -38:numb -27:of -32:on -28:only
-27:our -70:rpc 54:site 54:str 33:that -70:the -23:them 23:thi -28:today -31:use 22:wallet -31:want -24:we 32:what -37:when 23:which
@tool=look_up_token 31: -3:* -20:^contract 61:^decimal -32:^did -29:^find 22:^on 53:addres 79:address -28:bytecode 45:copy
64:decimal -25:did -41:each -29:find -38:i -55:in 24:known 47:list 27:main -37:me -32:my 67:need -41:not 54:of 22:on -40:one -63:pl
41:please -63:send -43:supp -58:there -38:thi -44:to -26:token 29:und -36:want -42:wrong @tool=lookup_ens @~lookup 7:* -42:?
-30:^doe 39:^en 22:^i 38:^my 29:^reverse 31:^which 39:a -29:account 30:belong -42:doe 38:got 57:ha -27:have 37:he -29:how 30:in
-33:it -24:me 22:my -27:nam -33:one 36:only -55:point 21:primary 29:reverse 44:say -26:should -22:that 23:the 56:verify 25:want
-31:where 42:which 35:who -21:with @tool=recover_signer @~recov @~sign 4:* 22:? 25:^a 27:^which 24:a 34:account 32:by 28:digest
-31:guy 35:hi -26:in 24:key 29:made 28:message 22:on 42:over 22:sig 45:signature 30:text 23:that 26:the 22:thi 35:wa 29:wallet
30:which 27:who 35:with @tool=resolve_ens -12:* 21:0x 45:^addres -27:^convert -45:^ha 53:^the 24:^to -28:^what 28:^where -31:a
47:account 32:addres -24:an 25:be -29:behind -31:belong -25:can -27:convert 26:could -27:did 36:do -26:give -41:got -28:guy -42:ha
36:hi -32:how 39:i 45:if -25:it -24:many 33:nam 23:of -42:only -69:or 83:point -21:resolve 21:run 36:send 33:someone 24:still 27:to
48:u 29:wa -32:what 39:where 23:would @tool=resolve_ens_domain @~domain 7:* -29:^how 38:^where 28:an -27:can -21:did 36:do 21:doe
22:en -25:ha 32:have -30:how 24:i 43:if 59:know 26:name -28:old 53:one -28:or 60:paid 25:payout 21:say 50:send 49:someone -28:tell
39:that 63:u 37:wallet 31:where -24:you @tool=resolve_entity -23: 21:* 29:0x 22:^a 59:^can 41:^coingecko -21:^explain 43:^find 34:^i
29:^identify -55:^look -36:^my 23:^on 35:^our -22:^please 35:^resolve -27:^the 35:^we 22:^what 30:^where 25:a 34:about 25:an
24:anyth 35:ask -48:behind 36:category 33:chat 66:code -26:coin 27:coingecko -50:contract 30:copy -33:do -26:en 53:error
-53:exchange -24:explain 64:find 39:found 53:from -48:gave -27:ha -47:hand 54:here -52:hi -28:hot 37:i 39:id 55:identify -38:if
49:it -38:keccak 30:kind 28:ledg 38:like 62:long 32:made -32:many -29:nam -55:name -28:need 27:network 20:no -20:now 25:numb 58:old
-33:only -27:or -35:oth 27:out 38:paid 29:pap 29:past 39:payment -27:please -45:real 22:resolv 42:right -24:run -41:satoshi -27:show
-33:some 26:somebody 23:someone -28:str -28:tell 46:th 33:they 41:thi 81:token 22:transaction -27:u -27:up -23:wa 33:we 37:what
44:whom -27:whose @tool=search_all 8:* 68:? -22:^coin 46:^coingecko 42:^find 25:^look -50:^need 21:^search 21:^und 26:an -24:and
20:coin 30:coingecko 24:collection -35:derivativ 20:doe -26:everyone 48:find -44:for -49:have -25:how -24:i 42:id 23:it -75:my
-21:name -63:need -78:not 29:of -34:one 26:or -31:oth 30:run -27:tell -57:tick 34:und 30:use -44:want 24:what 31:whatev -26:which
-50:you @tool=search_chain 46: -4:* -42:? 74:^contract -20:^search 37:are 48:block 64:blockscout 38:call 69:contract 25:copy
-57:explor 21:give 23:hit -20:i -28:it 34:nam 20:not -35:of 70:pl 31:please -41:search 49:send -54:the -42:there 37:time -20:up
@tool=search_dex_pairs 53:* -33:? 27:^all 24:^any -27:^dex -35:^dexscreen 38:^find 56:^i -40:^on 34:^pair -29:^price 72:^search
62:^where -28:^who 34:about 34:addres -23:at -26:coin 21:deepest 38:everyone -26:exchang -38:explor 36:find 55:for 23:i 70:it 51:me
48:mint 71:name -30:new 46:on 20:one 20:our 38:pair 46:pl 42:please -23:pool -38:price 53:search 47:show 38:talk 30:that 41:tick
32:token 50:trade 27:verify -29:who 33:with @tool=search_polymarket -14:* 42:? -27:^event 44:^i 32:^odd -49:^what 70:^who 42:^will
62:about -63:and -85:are -32:at -48:bet -38:betfair 35:bett 21:by 45:chance 27:company 129:decemb 30:doe -74:for 24:hold 55:it
50:look -56:market -48:me -71:my 23:next -55:on -66:open 28:outcome -28:people -21:right -75:search -59:settl -64:someth -45:th
-29:that 38:to 50:up -33:volume -39:wa -43:what 67:who 83:will 50:win -70:word -63:ye @tool=search_pools 29: 26:^all 34:^find 21:^i
34:^look -24:^on 32:^search 31:all 45:at 26:chain -27:could 29:find 44:geckoterminal 47:just 32:or -21:our 30:pippin 28:price
25:show 23:the 20:thi 40:up 25:we 32:what 20:which -35:you @tool=search_solana_assets -32:* 46:^compress -39:^i -59:^nft 21:^which
-59:^who -60:a -39:all -24:and -34:artist -33:burnt 50:by 28:compress -26:drop -34:hold -30:i 47:in -21:it -37:item -28:left
-51:list -35:made 22:me -48:member -47:on -61:one -25:out -22:own 25:piec 20:show -37:that 51:them -59:thi -32:wallet -32:want
22:what -24:which -62:who @tool=search_solana_tokens 62: 29:^a 28:^find 32:^how -47:^i 35:^mint 38:^on 28:^price 53:^token 39:^which
-70:a 62:addres -38:and -22:are -46:by 22:call -39:count 28:find -60:for -21:ha -22:in -59:know -43:list 42:many -21:meme 21:mint
-51:my -56:name -36:need -32:no 26:not 46:numb -30:of 58:on -31:one 44:pippin -48:pl -37:please 31:price -57:should -36:show 45:so
20:supp -47:that 21:them -53:tick -24:token 32:up 29:verify 25:what -72:with @tool=validate_address @~validate 30:* 33:? 63:^i
-50:^my -27:^what 74:a 31:addres -20:all 22:are -29:ask 59:be 56:can 31:copy -29:doe -35:ha 30:have 41:i 52:it -50:my 53:one 32:or
-22:please 77:real 27:right 58:str 22:that 34:the -21:they -26:to 24:typ -22:verify -22:wallet -31:well 24:what -38:you
@tool=verify_message @~message -7:* 34:^say 28:^verify 38:claim 41:he -21:hi 30:in -21:made -20:only -21:out 30:own 26:real 21:say
23:that -24:thi 21:verify -26:wa -20:wallet -21:which 36:work @uses:bitcoinAddress 60:* @uses:ens 51:* @uses:exchange -61:*
@uses:name -106:* @uses:quoted 80:* @uses:solanaAddress 119:* @uses:solanaSignature 143:* @uses:thing 98:* @uses:unit 108:*
@uses:uuid 77:* @uses:venue -69:* @uses|first @uses|more|other 41:* @whole|open=ours!|left -40:* @whole|open=ours!|taken -75:*
@whole|open=person!|taken -90:* @whole|open=person|left @whole|points=own|unnamed -55:* @whole|open=thing!|taken -129:*
@whole|open=thing|taken -37:* @whole|open=thing|unnamed -95:* @whole|points=it|left -74:* @whole|points=this|taken -42:* @~abi 11:*
-35:^call 29:^metamask 41:^my 40:^please -51:^the 47:abi 23:addres 52:amount 22:an -23:argument 20:blob 41:bool 53:build 21:by
-25:call 57:calldata -27:d 23:flag 34:for 22:goplu 22:hand 35:have 92:hex 35:inside 52:into 22:just -35:know 26:letter -21:make
28:metamask 30:need -45:numb 27:only 23:permit2 42:pl 37:please -21:proxy 22:recipient 46:return 20:revoke 44:rout -38:safe 20:show
-27:site -29:some -23:source 21:thi -22:ticket 32:token -32:transf 36:unlimit 49:valu 44:whole 21:would -21:your @~account -41: 11:*
26:10x -23:? -63:^account 59:^addres 22:^biggest -33:^cancel -29:^doe 74:^fund 20:^how -62:^in -34:^mint -44:^my 43:^need 52:^nonce
88:^token 50:^what -59:^which 38:^who 36:about -32:account -20:also 33:am -61:and -36:are -28:back -30:balance 73:been -29:between
-23:can -40:cancel 42:chain 37:client 38:coin -20:contract 60:create -25:did 60:doe 56:down 37:empty -51:entry 31:every -31:everyth
42:far 27:fattest 44:for -21:frozen 69:fund -29:ga -30:got 28:ha 31:hot 29:im -54:in 33:incl -58:it 53:keep 26:know -31:lamport
-24:largest 70:liq 37:liquidat 58:long -22:los 21:m 28:many 82:margin -54:mempool -24:moment 26:need 32:network 47:next 21:nonce
-38:not -29:numb -35:old -21:one -35:open -71:order 30:our 20:own 65:pay -33:pend 55:perp -26:pippin 34:pl -36:please -24:pric
45:price -37:put 26:queue -21:rate -21:rent -28:rug -25:safe -34:same 70:say 22:see -27:short 34:should -36:show -36:sit -71:spl
-30:state 26:straight -20:supp 29:that -54:there -25:these -27:to -36:today -33:token 23:too 53:top -65:transaction -28:unlock
-38:up 23:used -22:v -33:value -26:verify 43:wallet 23:well 25:whale 26:where -60:which 54:will 21:with -22:you @~activity -47: -8:*
32:^all -25:^ha -22:^i 31:^list 41:^trad -39:^wallet -32:^who -28:a 27:about -40:activity -25:and 21:artist -26:balance 35:been
73:buy 36:cash 47:did -34:do -26:doe -25:fee -23:follow -31:for -21:got -22:guy 24:ha 24:he -22:history 44:into 32:last 32:late
-27:latest 31:list -27:made -22:money -23:now 20:on -37:out -27:politic 24:receipt 29:recent -35:rows -26:say -25:settl 36:she
-20:them -37:touch 23:trad 35:trade -28:wallet 37:we 45:were 26:whale -29:who -38:with @~addres 13:* 62:^a -56:^addres 48:^all
-48:^any 33:^by -29:^capital -21:^compare -33:^contract -25:^could -22:^did 32:^how 22:^i -28:^in -32:^ledg -32:^liquidity -49:^my
48:^need -31:^newest 53:^show -29:^supp 23:^volume 64:^wallet -38:^which 26:addres -53:address -25:also -25:and -25:answ 42:any
-43:anywhere 29:apart -48:are 36:arriv 30:at 43:be 35:blacklist -29:block 24:call -26:cap -26:capital -24:chain -28:channel
24:client -22:close -24:compare 27:copy -24:could 74:counterparty 42:court -48:create 31:custom 34:dao -35:day 25:decimal 72:deep
71:dev -28:don 44:draw 29:dump 53:earn 28:eip 54:email 22:everyth -30:explain -23:exploit -30:explor -59:factory 56:fake -38:find
-31:flagg 43:found 25:from -43:front 29:fund -23:give -32:gone 35:ha 40:have 42:her 75:hit 41:hot 24:how 30:i 35:includ 29:input
-48:inscription 24:keep 21:land 33:launder 24:leave -27:lightn -34:like 27:liquidity 22:look -23:mail -36:market 39:mcap -63:mempool
-24:metamask -35:min 21:mine 22:mint 67:mov 61:move 40:much -34:name 21:need -29:newest -25:next -22:no -27:not 38:old 53:one 41:ord
-30:ordinal 35:oth -30:over -26:page 43:pair 75:pap -37:payment 25:percent 44:pl 31:plain 23:present -21:public -25:pull 24:read
62:real -36:receive 27:recent 29:reserve -53:run 26:sanction 22:sat -44:satoshi -31:screen -34:see -23:shar -26:she 21:show 51:sitt
27:small -54:sold 22:some 27:storage 56:str 22:symbol 46:t -27:talk -33:that 28:the -23:their 39:them -32:these -38:they 44:thi
-27:through 23:tick 31:token -34:too -26:total 36:trade 25:treasury -31:trezor -22:two 30:unspent -21:until 35:up 20:used 26:vault
-21:verify 42:version 21:view 32:vol 56:wallet -34:well -63:went 33:where 64:wheth -22:which 22:whom -31:will 33:withdrawal 30:yield
@~alchemy -14:* 26:? 33:^for -37:^make -24:^price 31:alchemy -45:at 35:entry 51:every -31:go 33:list -39:logo -36:make -24:me
22:need 35:position -22:price 38:unit -26:want 34:we 48:would 51:you @~approval -30: -16:* 29:^before -63:^i 26:^list -32:^our
-61:^please -94:^revoke 57:^token 42:^what 57:^which 34:^who -34:account -22:addres -57:all 21:allow -21:am 66:any 42:approv
-29:approval 24:approve 31:be 68:can 27:clean -40:click 21:coin -32:confirm 30:did -20:do -43:doe 34:erc20 -78:every -60:for 31:from
-26:gave 38:give 25:hi 39:how 23:if -36:it -35:know 23:known -26:ledg 68:list -60:me 51:much -46:my -32:network 37:nft -37:now
-42:old 45:one -47:only -26:open 26:out -27:own 37:permission 39:permit2 -61:please -29:pull -86:revoke -27:right 104:should 38:show
-28:site 54:so -37:some 24:source 22:spend 21:take 24:th -69:that 28:there -40:thi 43:think 23:token -34:unlimit 25:up -20:wallet
28:want -30:wheth 52:which 20:who 36:whom 23:with @~asset 32:? -20:^all 27:^coingecko -27:^compress -39:^everyth -20:^find -37:^in
-29:^make 31:^my -25:^need 22:^please -36:^price -30:^token 27:^what 48:^which 23:aft -43:also -24:artist 25:asset 23:be 35:belong
-22:block -37:burnt -35:by 26:came -34:category 20:cnft -27:coin 22:collect 22:collection -26:contract -22:could 29:cov -61:creator
-24:d 33:digital -21:do 59:doe -37:everyth -22:find -23:floor -21:go -32:ha 36:had 63:he -20:her -24:hold -23:includ 27:into
-34:item 27:kind -24:last 28:left -24:lend -24:like 33:lin -21:link -57:list -26:make -50:member -49:mov -21:much -25:name 32:nft
50:numb 26:number -20:of -30:offer -70:one -33:only 45:own 22:phantom -41:piec 22:platform -34:price -53:same -56:send 37:she 27:so
-30:spl -22:that -28:the -22:there -22:through -23:to -25:too -42:top 37:track 65:trait -20:two -26:up -25:wallet -30:want 30:went
33:what 39:whatev 43:which -27:who 33:writ @~at 54:^doe -23:^latest -38:^on -40:^price 48:^pyth 24:^read -29:^which 21:a -22:against
-21:by 46:can 26:confidence 26:contract 23:feed 31:for 31:have -32:me -21:one -25:or -26:point -22:price 42:print -23:proxy 44:pyth
30:read 28:second 66:stock 33:that 30:very -25:where -48:which 29:with @~balanc -31: -6:* -32:^can -27:^decimal -32:^doe 39:^for
-45:^only -31:^price -28:^wallet -43:^which -22:addres -28:an -28:at 41:bag -23:blockscout -48:by -24:call -29:can -24:contract
-32:decimal 28:doe 59:every 52:explor -40:go -51:got -40:ha 41:have -41:held 37:holding -31:i -37:inflow 58:inside 21:lie -26:look
-20:many 30:me -35:most 39:need -38:no -25:not -41:one -79:only -38:paid -27:perp 21:position 43:pric -59:rows 51:search 20:sitt
-35:smallest -25:somebody 33:spot -29:talk -20:the 25:there -55:thi -22:trad -21:trade -22:u 33:unit 34:up -41:want -21:what
48:would 32:you @~balance 30: 30:* -26:^account -55:^addres -26:^all -28:^allowance 32:^any 47:^can -60:^contract 47:^did 58:^doe
-39:^ga 59:^held -51:^how 26:^i 48:^in 29:^my -32:^need 53:^our -33:^show 43:^the -45:^token -40:^turn 34:^wallet 23:^what 41:^when
37:a -53:account -58:addres -70:address -26:allowance 38:am -56:and 31:any 20:app 38:are 40:ask 42:at -21:attestation -24:back
-23:balance -21:burnt 30:by 72:call -22:came -29:chain -42:chang -23:circle 56:claim -22:client -53:coin 47:cold -30:compare
23:confirm 76:crypto 55:custom -33:d 71:dao 25:deposit 74:did 78:do 31:down 48:empty 59:en -21:etherscan 29:exact 31:exchange
-32:explor 21:fee 24:friend -31:from -38:ga -21:given 35:go 66:ha 87:had 44:he 55:held 28:her -23:here -68:hi 38:history -21:how
22:i 29:in -37:into 33:keep 21:kind 38:know -42:lamport 43:left 33:lie 40:like -42:list -31:live 29:many 37:market 60:metamask
41:moment 34:more -39:mov -45:much 42:multisig -52:native -40:nonce -28:not -31:numb -23:one -27:only 41:our -36:out 32:own 25:pl
-32:please -20:plu 39:present -22:price -49:pull -30:put 39:queue 63:report -23:rout 40:run 63:see -60:send -23:she 28:should
37:show -21:sign 45:sit 28:sitt 53:so -22:some 41:someone 44:stablecoin -35:stak 29:still 32:storage 45:symbol -35:take -45:th
32:that 42:the -23:their -36:them -34:there 35:these -42:they 65:to 30:today -49:token 57:treasury -41:turn 38:two -32:up -21:value
-23:verify 60:vitalik 23:want -47:we -28:whatev 36:when 31:where -21:which -21:who 57:why -24:with 22:work -24:would 50:you 84:zero
@~block -15:* -32:^block 21:^current 54:^height -39:^in 56:^latest -31:^mempool 49:^my -32:^next 45:^on -46:^our 22:^please -50:^the
62:^time -39:^transaction -33:^who -23:a 26:all -27:already 55:at -24:auditor 31:balance -55:been 34:block -29:built -58:burn 30:by
51:closest 40:could 25:count 22:current 23:deploy -64:did -32:difficulty 29:doe -22:epoch -36:exploit -28:explor -27:fee 26:for
38:full 28:give -34:ha 38:hack 33:have -20:height 21:i -31:in -42:includ 24:index -28:inscription -46:it -51:land -31:last 25:latest
-25:like 34:log 30:made -29:mempool -29:mint -35:morn -50:most -61:much 50:nearest 40:need -29:next 59:now 32:on -23:one -28:ordinal
-45:our -20:own -46:payment -31:pool -52:price 32:produc -58:propos -26:read 54:right -28:run 20:slot 29:snapshot -25:stuck 43:that
-27:them -41:those 52:time 48:timestamp -24:today 44:trade -29:transaction -43:transf 28:utc 32:wa 39:we 27:went -43:were 22:when
32:where -27:who 23:year @~bridge -4:* -24:^and 34:^could -24:^i -22:^my -53:^which 25:acros -27:aft -29:been 26:between -38:busiest
33:could -22:cros 24:defillama 55:deposit 41:did -34:exchange -27:for -40:ha -27:hack 33:kind 21:late -26:leave -32:list -50:long
-47:most 36:mov 55:much -24:my -24:net -21:no -21:of 25:or -37:our -23:pay -22:protocol -40:sent -21:show 71:since 48:still 33:tell
-28:thi -26:time 30:today -24:transaction 33:transf 46:use 50:used -20:wa -38:week -62:which 75:withdraw -23:would 63:yield 30:you
@~btc -49: 10:* -24:? 53:^addres 57:^and -55:^best -55:^block 21:^can -22:^could -70:^did 83:^fee -64:^ha -31:^hash 54:^hashrate
-43:^kind 59:^latest -33:^ledg 32:^list -61:^mempool -45:^my 43:^one 21:^our 56:^please -45:^price 36:^sat 52:^show 36:^transaction
55:^what -29:^when -41:^which 39:^why -27:a -79:address 23:adjustment 34:again 28:against 23:all -41:and 39:any 36:apart -51:are
39:arriv -21:bank -29:be 29:been -50:best 40:buy -45:change -27:channel 28:chart 23:check -33:client 38:confirm -29:confirmation
23:consolidate 47:cost -21:could 22:currency 29:current 56:deposit 23:develop 26:did -23:difficulty 31:each 27:found 38:full 42:gave
30:go -25:gone -25:hack 23:hard -32:hash -25:hashrate 80:have -41:height 28:i -46:id 37:if 43:includ 27:input -74:inscription
-32:kind -29:late 52:latest -26:lightn 75:like 21:line 39:list 87:look -56:mempool -73:min 43:mine 23:morn 55:mov 21:must 30:n
-24:name 68:near -54:network -25:no -35:not 64:now 58:old 48:on 100:one 42:ord -34:ordinal 49:oth -34:over -53:own 38:paid 47:pap
-28:payment -28:payout -35:percent 34:pl 34:please -53:pool 22:present -53:price -34:queue 21:quot -27:rate -37:receive 29:recent
40:recommend -22:rn -62:run 33:sat -52:satoshi 30:say 53:see 32:sell 43:sent -22:shar -41:share -24:should -24:sign -44:sit 51:sitt
-45:slot 49:small -38:sold 32:spendable 27:still 29:storage -26:stuck 25:supp -34:take 21:that 50:them -31:then 35:they 36:time
65:top -59:transaction -22:transf -31:treasury -38:trezor 70:txid 33:unconfirm 21:up 27:utxo 55:vb 70:wallet 50:want -52:went
20:were 37:what 70:wheth -38:which -40:who 32:why 26:withdrawal 28:would -62:yet 32:you @~category -38: -26:* 25:^coin -30:^market
-49:^which 42:category 26:exist -25:for -30:i -24:in 21:into 29:just -46:lay -36:my 40:nam -21:need -39:rank 59:sector 26:show
25:sort -50:that -23:the -25:what -40:which @~chain -56:^all 28:^average -35:^block 42:^chain -33:^circulat 27:^compare 72:^contract
-23:^could 58:^dex 28:^doe 23:^in -36:^it -32:^kind 37:^need 22:^notional -39:^on 33:^option 35:^our -35:^pool -20:^protocol
57:^rank -23:^rpc -21:^search 26:^since 71:^stablecoin -70:^supp 33:^total -22:^tvl -31:^volume -21:^what 29:^who -28:acros
47:actual -26:add -21:address -70:all -49:already -29:also -28:am 52:among -55:amount -26:are 56:ask -52:at -36:atm 37:average
68:before -44:block 116:blockchain 63:blockscout -34:busiest 28:busy 31:call -65:circulat -42:circulation 42:claim 52:click
-40:client 29:collection 32:company 82:compar 23:compare 58:contract 24:copy -28:current 52:d 29:decentralis 32:defi 78:deploy
-22:develop 36:dex -30:doe 22:evm 28:exchange -27:exploit -28:explor 39:figure 37:file 26:first -23:float -24:follow 27:for 31:gone
35:goplu 24:grant 41:grew 32:grow -58:have -36:he 21:height -39:history 22:hit 52:id -64:issu -47:itself 75:keep 35:kept -29:kind
67:know 44:l2 -32:late -24:lend -47:lett -24:liquidation -37:lol -27:made -52:make -20:many -30:me 47:money 36:more 22:much 32:nam
27:native 37:network -32:new -34:nod 23:node -40:now -22:often 22:on -21:out 36:over -31:own 21:pay 24:people 28:per 21:period
42:pile 62:pl 22:please -45:pool -24:pull 22:recent -59:right -23:rn 36:rollup -63:rows 42:rpc -38:satoshi 21:say -42:search 33:see
-39:seen 41:send -45:sery -32:share -21:she -23:should 43:sit 50:site -28:small -26:sold 39:some 23:someth -29:stabl -56:stable
32:stablecoin 32:start -23:state 52:str -30:stuck -43:supp -24:th 30:than -49:then 41:there 28:they 51:those -34:through 39:time
42:to 46:today -25:too 20:total 22:touch 37:trade -26:transf -24:treasury 36:trend 58:turnov 32:tvl -27:twitt 37:type -32:und
45:utilisation 39:v -53:venue 23:versu 51:wallet 33:want 30:we -24:were 41:where 27:who -55:whole 41:with -31:yield @~chart -19:*
-57:^and -52:^at 46:^by 47:^chart -34:^circulat -25:^clos 48:^compare 30:^contract -41:^defillama -40:^did -41:^ha -48:^in 53:^kind
-66:^market 46:^my 62:^of 26:^our -20:^plan 23:^please 58:^pric -64:^price 22:^pull -46:^since 53:^stablecoin -22:^stak -47:^supp
-23:^tell -91:^the -47:^token 57:^v 25:^wa 32:^yield 42:a 54:advis 49:against 33:am -48:amount 23:an -40:any -21:apart -21:ape
35:apy -20:are -44:around 34:auditor 32:back -28:balance 43:beginn -45:below 21:bett -32:biggest 29:board 63:book -29:buy -20:can
-48:cap 21:cash 32:chang 64:chart -60:circulat -59:circulation -29:client -30:coin -36:coingecko -55:compar 43:compare -47:cost
-38:country 27:cov -34:current 60:d -29:dao -42:dat -63:data 44:decimal 42:defillama -45:deposit 33:develop 42:did -35:dividend
52:do 40:done 43:down 31:draw -39:drop -32:due -31:dump 29:employ -24:erc20 -52:exploit -29:far -23:figur 63:figure 70:fine 50:firm
40:float -22:found 41:from -25:fund 57:gain 23:gave 29:giv -21:go -22:goe -39:gone 63:grew 20:grow -28:had -21:hand -36:hash 23:held
-22:highest 45:history 35:id -29:index 39:it -35:know -22:large -34:late 37:least -35:lett 59:like 37:liquidity -21:lock -26:los
39:lose 24:lost 34:low 32:m -23:made -26:market -20:marketplace -29:me 40:memo -22:min 41:mint -60:money -42:mov -43:move -26:much
-32:must 26:my -28:n 27:need 31:next 27:no 57:number -57:often -25:open 47:or 46:over 31:pap -44:park 51:past 29:pay -26:people
-70:per 37:percent 37:pile 22:pool 32:position -20:present -37:price -22:profit 38:project -29:quot -24:rank -55:reach 38:real
-21:record -26:regist -24:return -24:risk -25:rows 62:same -23:sent 56:sery -22:side 27:since -48:sit -26:small -23:spot 28:spread
38:stabl -45:stable 57:start -56:statement -25:still 24:summ -20:supp 37:tax -41:term -29:that -21:them 47:there 28:thesi 44:thi
-33:tim 57:time 20:to -83:today 22:too 23:trad 20:trade -74:trader -21:transaction 50:up -23:use 62:value 48:venue 28:very 29:vol
23:wa 27:want 46:we -68:week -33:whatev -21:when -23:wheth -41:with -32:worth -24:write -70:year -54:yet -28:your @~check 7:*
24:^and 73:^any 44:^are 32:^before -40:^can 39:^check -52:^did -26:^draft 30:^for 25:^ha 35:^if -23:^my -58:^our 33:^safe
-28:^source 43:^the -23:^token -20:abi 35:addres -29:airdrop -59:also -23:and 41:any -27:ape 41:approval 22:approve 53:at -21:block
33:but 43:button -32:buy 25:came -35:click 22:code -28:company 75:counterparty -41:d 51:dangerou -23:deploy -44:did 22:diligence
-26:draft 22:due 27:dust -40:end -21:exact -31:fake 22:farm 20:fee 27:file -32:find -31:flagg -25:found -32:friday -42:friend
-37:front 33:fund 44:go -26:grant -21:he -29:hi 50:hidden 33:keep -26:know 35:known 33:launder -27:ledg -47:left -29:legit 26:like
-21:liquidity 50:look 43:mail 28:maliciou -27:many -44:match 30:memecoin 30:metamask -26:min 29:mine -21:much -20:name 26:nephew
-55:network -35:next -63:nft 57:no -23:only -71:our -26:out 45:page -21:pay -21:pool 21:proof 35:publish 46:put -26:rout 23:safe
25:sanction 25:saving 25:say -32:screen 26:search -48:see -33:shill 68:should -25:solidity 22:some -29:someone 35:swap 88:t 28:team
-29:that 25:their 29:tick 44:trap 29:trust -21:trustworthy 24:until 30:up -21:upgrade 34:verify 33:want -21:what -28:where 41:why
53:with 57:worth -35:yet -27:you @~coin -8:* 36:24h -22:? 27:^ 43:^all -51:^and -51:^at 23:^biggest -52:^can 23:^candl 33:^chart
34:^circulat 20:^clos 22:^coin -37:^coingecko 22:^every 68:^everyth -26:^explain -25:^find -37:^floor -46:^for -85:^ha -20:^if
27:^in 48:^it 53:^kind 51:^market 37:^mcap 36:^need -32:^next 23:^on -25:^open -21:^price -27:^put -32:^show -29:^since 28:^someone
37:^tell -69:^the 86:^token 29:^top -46:^total -36:^v 35:^we -53:^who 46:account -36:ad 27:add -28:addres 23:advis -51:against
26:also 31:am -29:among -36:an -43:apart 50:are 60:around -30:artist 29:ask -33:at 25:auditor -20:beside 42:book 40:both -39:bought
36:bridge -34:buy -36:by -30:can 20:cap -24:cent 39:chart 33:cheapest -29:check 30:circulat 31:close 24:coin 58:coingecko -28:cold
-39:colleague -51:collection -24:copy -45:cost -33:crypto -40:current 64:d -37:dat -39:data 47:day -25:decimal 22:depth
36:description -21:develop -23:dex 44:done -29:drop -40:dump -27:each 26:even 28:ever -57:everyone 71:everyth 42:exchang 28:exchange
-39:exist -24:explain 54:exploit 22:fee 70:figur 49:figure -44:file -32:find 26:first -56:floor -26:from -49:full -24:fund 53:gain
23:gave -40:go -53:gone 56:google 40:got -36:ha -35:hash -20:here 21:hi -31:history -22:if -83:index -21:into -31:just -31:keep
53:largest 44:lay 50:lend -21:lett 44:like -21:liquidity 26:lose -31:m -26:me -48:mem -47:meme -26:mine -40:mint -20:moment -25:morn
-23:most 26:move -39:n -69:name -68:near 52:need 49:nephew -36:new -43:next 64:not -27:now 34:ohlc -31:old 32:only 21:or 23:order
-23:our 46:out -47:over -30:own -30:pair -22:past -20:pay -62:people -34:per -23:pile 43:pl -22:plot -26:plz -47:portfolio -24:post
41:present -56:pric -23:price -22:project -28:put -61:rank 46:ratio -51:reach 25:read -56:real -20:regist -37:risk -46:rn 25:sal
42:same 37:say 32:school -52:second -53:sell -30:set -24:she 57:sheet -32:show 37:since -47:small 41:sold 26:someone -24:sort
-22:spot 29:spread -33:stable -40:stablecoin 63:start 48:startup -58:statement -25:step -52:still 26:supp -25:t -22:table 30:tax
-42:telegram 32:then 39:tick -35:tim 49:time -48:today 25:token -43:top 24:total -22:trad 28:trade -58:turnov -37:twitt 29:und 20:up
45:utc -46:v -27:valu -26:venue -21:very 25:vol 34:volume 36:wa -22:wallet 29:want 27:website 49:week -32:went -26:were 31:whatev
-33:wheth -48:who 25:whole 24:will -22:with 51:work -29:worth -27:write -49:year @~compute 28: -32:* 20:? -52:^addres -39:^ha
25:^namehash 36:^the 35:^when -23:^which -21:account 33:be 33:contract -47:create -31:do -56:factory 38:for 35:get -38:ha -26:look
36:namehash -24:next 50:node 32:plain 42:subdomain -42:that -22:to 33:when -25:will -39:with @~contract -26:* -40:^a 45:^abi 48:^and
-65:^call 31:^chart 21:^check -30:^coingecko 52:^collection 24:^contract 21:^everyth -72:^find -30:^for 25:^ha -38:^in 52:^it
-22:^list 70:^look 41:^make -28:^my 32:^need -32:^of 23:^on 30:^our -33:^read -30:^review 28:^someone 29:^source -70:^token
-69:^verify -22:^which 66:abi -21:addres -22:address -28:all 37:am -37:answ -21:anyth 23:anywhere 26:ape -23:artist -38:ath
-43:attach 54:auditor 29:balance -40:base -22:between -40:call 26:change 31:chart 24:chat 26:cheapest 45:check -37:colleague 32:com
44:compare 30:compil -40:contract -27:convert 45:current 50:d -27:dangerou -27:dat 22:data 38:decimal 22:delegat 37:description
26:developer 22:did -31:diff -60:each -30:eip 69:enough -46:erc20 -24:erc721 -31:error -46:etherscan -53:exploit 41:explor 25:farm
37:fee -20:fil -69:find -22:follow -31:for -22:ga -25:hash -49:here 24:hidden 56:hold -33:holding -20:honeypot -73:itself 33:jpeg
-48:json 31:just 21:keep 47:know 50:lend 22:licence 26:like 31:link 59:look -46:m -45:match -55:may -28:meme 23:memo -27:more
29:move -21:must -23:my 21:n 42:need 26:not -26:now 41:numb 21:one 25:or -52:oth -22:our 44:out -29:own 43:owner 36:paid -23:penguin
38:point -29:pool 65:proxy 35:publish 30:quot -34:regex -42:report -43:result 26:review 37:rout -24:rows -48:run 67:sal -54:same
-52:say 38:script 36:second -25:send 21:set -26:she -23:sise -27:sit -26:site -54:so -32:sold -25:some 31:someone 25:stat -22:still
-24:supp -26:swap 49:talk 28:team 39:them 35:there -21:these -35:thi 41:tick -23:time -45:token -35:top 38:transf 21:twitt 49:two
56:und 22:up 23:user 32:vault -21:verify 34:view -32:way 29:website -48:week -32:well -34:were 33:whatev -35:whole -68:whose 26:why
-32:without -23:worth -41:write @~counter -32: 27:^hold -63:^numb 39:^please -47:^token -24:^tx 28:^what 31:about 31:account
42:active 48:activity 31:address 42:already -29:been -54:block 35:both -27:burn 57:burnt -22:busy -56:by 49:count 69:did -27:do
33:for 26:ga 22:give -32:go 26:have -36:he 55:hold -22:holder -25:it -41:keep 57:know 27:left -35:like -29:look 39:made 51:more
-20:most -26:numb 27:or 28:out 63:pay -38:say 46:send -61:since 31:talk 28:tell 27:th 20:that 40:them -46:these -21:time -38:today
21:transaction -22:up -21:use -31:vitalik 23:wa 50:we -20:which 41:who @~decode -34: 35:* 44:4byte 33:^4byte -31:^abi -45:^doe
-76:^event 53:^get -26:^how 34:^metamask 60:^my 33:^our 39:^please -60:^selector -24:^topic -32:^topic0 -26:abi 22:all 55:an 46:any
51:argument 22:ask 44:be 39:behind 41:blob -43:build 44:byte -30:call 30:can 46:chain 25:constructor 22:dapp -24:data -22:decod
23:decode -25:did 50:eip -33:emit 35:error 38:event 40:every 21:exact -25:fail 20:fee 32:from 25:function 51:get -23:give 33:go
31:ha 23:hardware -27:hash 56:here 73:hex 23:i 55:id 22:if 42:index -43:input 44:inside 57:into 24:it 35:letter 25:log 37:lookup
24:many 37:me 65:mean 32:metamask -32:method -35:nam -31:need -41:no 58:nonce -36:old -21:one 29:only -36:our -26:pl 26:raw 23:read
-71:receiv 42:recipient 32:return 26:revert 33:rout -52:safe 32:see -27:selector -43:send 52:show 27:sign -26:site 22:start 36:swap
25:t 52:take 28:text 34:that 46:thi 32:to 30:token 56:topic 27:topic0 31:trace -29:transf -27:two -28:tx 32:unit 43:unknown
-33:unlimit 30:value 44:what 27:where 36:which 51:would 22:write 27:you @~defi 11:* -20:? -37:^am -27:^chain 48:^could 25:^defi
-23:^for -22:^give 48:^ha 33:^how 31:^i 38:^in -26:^lend -34:^market 21:^on -53:^price -23:^since -26:^stak -43:^the -37:^unclaim
26:^what -23:^where -26:^which 57:^who -32:about -41:addres 40:aft -40:against -34:airdrop -39:all -58:also 29:amount -46:any
57:anywhere -21:apy 29:are -37:at -55:balance 23:bank 25:between -34:big -24:biggest -30:build 31:by 26:category 60:chart -33:coin
-28:commit -26:contract 49:could -36:current 44:dao 24:dapp 26:defi -41:defillama 21:develop 34:do 47:down 64:each 32:earn
-35:eligible 54:end 40:everyone 27:exploit -45:fee -40:for 34:fund -62:get -30:github -28:give 26:ha 39:hack -22:have -31:he
-20:history 53:hold 29:id -63:into -45:itself -40:job -26:just -52:keep -23:key 43:large -59:late -31:lead 41:leave -51:lend 27:lent
25:lp -81:made -56:many 30:mine -37:moment -42:more 26:mov 24:much -25:network 34:new -45:now 60:numb -21:old 47:one 33:only -25:or
70:our 30:out 28:over 33:people 42:pl -22:plu -23:post -69:price -26:print 53:provide 21:read -23:recent 33:run -44:saving
-32:season 39:see 54:service 61:share -25:single 54:sit -25:stable -23:stablecoin 82:still -21:swap -24:their -36:them -49:there
26:think -24:to -31:today -23:togeth -56:too -34:trade -31:two -37:use 43:value 37:vault -28:wa -38:wallet 49:want -55:we 44:went
31:when 54:who 42:whole 20:with -22:work -20:would 44:yield 29:you @~derivativ -36: -7:* 28:24h -57:^futur 50:^how -48:^rate 38:^the
37:^what -49:all -39:and 37:biggest -48:close -22:could 85:derivativ 35:did -35:else -21:exchang 40:first -25:for -46:friday
37:friend -48:from 30:futur 29:ha 32:hedge 42:how 24:interest -35:know -31:liquidat -21:long 49:much -45:nam -25:of -27:oi 21:on
-26:one 41:only 25:open -23:or 34:order -23:perpetual -29:please 32:report 39:rn -28:short -46:spot -33:still 26:them -22:thi
-35:total 57:turn 40:turnov 58:venue 21:volume -34:wa 26:what -42:you @~detail 49: 12:* -36:^block -26:^need 46:^on 28:^what
-55:^which -24:^who 21:^why -36:all -26:already -21:and -21:are -51:been 82:block -24:broadcast -25:built -58:burn -33:by 49:call
-24:could 43:custom 25:data -30:did -28:doe 23:fail 42:full -23:get -26:give 29:ha 38:hack -22:happen -28:have 36:he 35:if 37:in
54:input -30:it -26:latest -23:made 39:many -23:me -69:much -21:newest -38:now -23:numb 36:or -38:our 26:pay 45:please -57:price
-58:propos -22:slot -27:so 53:that 26:the -33:them 22:thi -29:those 62:time -56:to 47:transaction 25:tx -48:were 28:what -50:which
@~dex 4:* -66:24h -47:^a 33:^and 23:^any 57:^busiest 44:^by 22:^dexscreen 36:^find -46:^on 32:^pair 50:^please -49:^pool 71:^search
27:^total 44:^where 22:acros 31:addres -24:an -34:been 60:busiest -35:buy 34:by -22:chain -27:coin 31:come -27:cost 43:data
47:decentralis -39:desk 37:develop 57:dex 35:did 37:everyone 21:exchang 24:exist -38:explor -23:fee 33:find 24:first 21:for 26:from
-30:fund 36:geckoterminal -32:give 42:group 31:known -31:led 31:liq -27:marketplace 42:mint 36:month 30:move 70:name 25:network
25:numb 59:one -29:only 25:our -32:own 50:pair 52:percent 30:please -26:pool -31:price -31:rank -32:real -40:result 41:same -24:say
51:search -38:sell 34:show 57:since -28:so 20:sort -29:swapp 30:talk 22:the -24:them 45:then -26:there 40:tick -33:to -32:togeth
38:trade 33:turnov 23:use -37:venue 27:verify 42:vol 22:week -25:were 23:where -31:you 28:your @~en 3:* 29:^addres 23:^before
-27:^can -28:^convert -35:^did -38:^doe -20:^ha -30:^how 28:^my 23:^on 29:^reverse 33:^the -39:^what 32:^where 34:^which 29:addres
-42:already 21:anyth -34:behind 40:both 48:by -37:can 30:client -28:cold 39:colleague -28:convert -35:did 41:do -28:doe -43:give
26:go -34:hash -21:have 25:he 35:hi -59:how 44:i 54:if -31:it 50:know -30:many -26:me -39:much 20:my 32:name -24:old 44:one -25:only
-71:or 49:paid 27:payout -55:pl -22:please 43:point -34:resolve 29:reverse 26:say 25:see 47:send 28:sent -28:should 29:some
-43:somebody 46:someone 49:still 28:text -21:th 30:that 25:the -25:today 80:u 55:verify 22:wa -37:what 29:where 27:which 23:who
-21:ye @~entity 5:* 29:0x 22:^a 25:^before 58:^can 40:^coingecko -21:^explain 43:^find -25:^for 29:^identify 32:^list -55:^look
-33:^my -27:^need 22:^on 34:^our -21:^please 35:^resolve 58:^stack 22:^tell 35:^we -35:^when 30:^where -27:^which -21:a 31:about
23:an 23:anyth 34:ask 24:at 40:audit 36:auditor 51:average -37:been -47:behind 37:book -26:bought 34:category 61:change 33:chat
66:code 25:coingecko 26:colleague -48:contract 27:copy 30:country 25:crypto -20:dao -28:do -31:each -25:en 53:error -52:exchange
-25:explain -23:fee 64:find 25:firm -21:first 39:found 48:from -48:gave -35:ha -46:hand 26:have 54:here -51:hi 26:holding -28:hot
25:i 39:id 55:identify -37:if 27:includ 50:invoice 40:it -38:keccak 29:kind -27:late 26:ledg 33:like 56:long 24:made 39:many
33:market 40:min -22:money -61:morn -37:much 28:n -29:nam -54:name 24:network 22:now 25:numb -21:of 48:old -29:only -26:or -35:oth
25:out 31:paid 28:past 39:payment -24:please 40:present -50:price 34:profit -49:rank -45:real 22:resolv 38:right -22:run -48:same
-41:satoshi 26:shar 32:sheet -24:show 40:sitt -38:some 26:somebody 23:someone 42:stack 31:start 26:stock -28:str 46:th -32:their
32:they 40:token 44:tool 27:track 21:transaction 33:two -28:u -26:up 35:v 37:value -20:wa 28:we 26:what -24:when 44:whom 31:work
@~erc20 28: -18:* 46:^allowance -45:^can 31:^could 40:^decimal 42:^for 41:^i -23:^in -34:^list -50:^may 22:^on -23:^our -36:^please
-35:^read -55:^show 65:^supp -20:^the -35:^token -26:^total -23:^what 51:account 24:aft -24:airdrop 22:all 44:allowance 56:already
-24:an -34:approval -40:are -35:ask -23:at 27:auditor -41:be -31:burn -31:call -33:can -22:claim 36:confirm 23:contract 23:could
-52:data 56:decimal -39:do 27:doe 48:erc20 25:exist -27:far -26:first 64:flow 34:for -71:gave 23:go 37:hack -25:he 36:incom -20:just
31:last 28:link -49:make 35:may 28:more -49:movement 22:my 55:name 31:need -37:nft -30:no 27:numb -26:of -70:off 65:old -60:one
55:only 67:open 30:over 33:payment -36:permit2 -43:please 27:pool 22:pull 26:read 25:report 22:right -30:rout 51:rows -22:safe
39:same -56:show -20:so -51:spend -36:start 55:still 45:supp -28:take -30:th -29:that -40:them -32:there -22:these 35:they -21:thi
45:through -44:to -38:token -39:transf -59:transfer 42:treasury -35:unlimit -23:wallet -24:want -22:were -26:who -22:whole -38:with
@~estimate -38:* -32:^ga 25:^if -34:^what -33:did 33:estimate 31:go -38:he -23:in -21:just -20:now -20:paid -34:pl -36:please
-30:price 32:program -39:send 26:sent -25:set 22:swap -34:today -20:transf -33:wallet -32:want -26:what 22:writ -28:you @~etherscan
16:* -20:^all -29:^for 35:^need 45:^newest 41:^show 33:^the 24:^transaction -75:^verify 51:^we -23:^what 50:account 51:and -36:at
29:compil -73:contract 49:crypto -44:etherscan 34:ever 28:fast 30:fee -28:fil 21:file -22:find 47:first 22:for 26:from 21:fund
-23:hash -50:have 48:in -31:incom 25:internal -33:ledg 31:licence -45:lin 23:list -23:money -21:most 78:movement -23:need -21:noth
25:of -52:old 23:on 22:one -57:only 22:open -29:our 75:out 23:own 35:paid 23:point 23:proxy 60:pull 43:receiv -36:send 26:sent
34:show 47:start 21:their -38:token 31:top 51:transaction -29:up -44:verify 61:very 23:wallet 35:we -24:who @~event -16:* -23:?
55:^all -25:^chance -33:^how 34:^imp -65:^list -21:^my 30:^odd 25:^settl 41:^show 58:^topic0 -37:about 49:all -34:an 31:are
-32:argument -46:been -26:chance -41:clos -32:could 33:crypto -52:current 28:custom -24:decemb 21:event -35:every 26:filt -39:find
44:first -37:from -32:get -39:give -23:got -56:ha 29:hash -49:have 20:he -51:here -33:how 32:imp 25:in -33:it -55:list -62:market
-48:mean 36:now 44:odd -27:of -30:old -24:only 34:our 28:paid -41:per 23:politic 23:pric -22:question -33:resolve 28:right 32:run
-26:say 36:search 22:sery -30:settl 31:show -40:sport -44:still 56:strik 39:strike 38:that 31:their -24:them 34:there -20:thi
-52:tick -24:today -27:topic -31:trad -36:u -49:volume 40:whose -44:will -35:you @~exchang -39: 4:* 28:24h 20:^best -42:^biggest
31:^for -32:^how -42:^open 28:^perp -97:^rows 35:^the -44:^trust 20:by -21:coin 32:country 38:derivativ 40:exchange -29:first 41:for
55:found 21:from 29:ha -38:how 34:id -29:it -25:just 44:kind -34:know 28:largest 40:list 49:me 29:mean 31:memo 35:min -56:my -43:nam
49:name 38:need -26:no 26:now 25:only 37:order -37:perpetual 42:rank 28:right -22:rows -31:score 41:should 63:show -32:still 23:them
27:they -41:thi -20:trad -27:trust 59:turnov 31:which 37:with 62:year -24:you @~exchange 22: -13:* -59:^are -44:^bid -28:^compare
-21:^depth 41:^doe 45:^ha 49:^how -26:^i -26:^list -37:^market -21:^on 25:^our 64:^perp -22:^rate -36:^the -38:^trad 46:^trust
52:^volume -47:^we -26:^what -41:^where -60:above -22:acros 94:against 21:also -48:answer 33:anyth -35:apart -34:api -32:app -46:are
-21:around -41:ask -26:at -45:balance -43:bid -23:big 22:bot 47:bought 25:brok -26:by 26:chart -21:client 80:clock -28:close
-40:coingecko -27:connect 24:country 23:currency 29:d -51:data 24:derivativ 55:did 39:do -34:dump 24:e 32:even 31:every -41:exchange
-20:fee -50:file 37:first -29:found -27:friday 53:friend -29:from 58:futur 25:get -30:gone 27:ha 25:have -26:headlin 38:hedge
-21:history -35:hour 29:how -48:id 52:it 23:keep -45:key -36:kind 37:know -50:largest -28:level -40:many 25:margin -37:min 22:moment
44:morn 21:much 24:my -57:not -25:numb 31:off -30:often -33:oi -25:old 44:order -50:oth 25:over 23:pair 44:pension -28:people
-31:perpetual 62:place -49:present 22:quarter 36:quot -39:rank -24:rat 35:real -36:recent 29:reject 33:report 22:request -33:right
20:say 30:score -23:see 25:send -55:service 30:sheet -26:sit -29:spot 29:stand 27:statu -27:take -46:term 33:that -23:their 30:there
22:thi 24:those -27:tick 27:time 42:today 23:trade -23:trader 40:trust 87:trustworthy 68:turn -23:turnov -52:und 21:up -40:use -52:v
-25:venu 97:venue 56:volume 39:we -24:week -22:what -37:whatev -46:withdraw -54:withdrawal -24:would -39:year 48:your @~fee -52:
-19:* -30:? -35:^if -24:^latest -41:^mempool -31:^price -44:^protocol 20:^rank 52:^revenue 32:^top -31:^tvl 23:^where -41:aft
38:against 37:all 38:am -27:and 24:anyth 29:app 26:base -26:bot 21:by -25:client 57:com -34:cost 49:crypto -20:defi 34:dex -22:did
23:dividend -36:doe 25:dur -34:farm 30:fee -24:from -23:ga 40:get -25:got -50:he 60:hour -29:if 57:itself -21:job -23:latest -41:lie
23:list -21:lowest 24:made 39:mak 28:make -50:mempool 38:moment 24:month 46:more 26:most 40:need 55:newest 31:no 43:not -31:now
40:numb -21:of -52:one 23:only 39:or -72:oth 29:our -24:out 29:payment -29:pend 38:people -42:per -51:pool -25:price -28:profit
37:protocol -21:put 33:relay -22:revenue 55:rn -28:sandwich -21:second -25:set 43:so 39:supp 27:team -29:that 22:thi 39:through
-21:time 27:tip 45:to 25:top -55:total -28:tp -60:trader -41:transaction -21:trend -37:tvl -31:two 28:tx -65:v 49:vb -45:vbyte
-52:wa -37:wait -32:we -36:were -26:what -29:with -36:would @~fund -21: -57:* -29:^how -24:^i -44:^long 33:^next -25:^on -27:^perp
-50:^rate 23:a 32:at -71:been -23:by 27:carry 26:current -30:did 51:do -40:fee 39:for -48:ha 31:have 24:history -28:how -32:in 30:it
42:late -34:leverage -64:long 43:m 50:margin -49:me -49:moment -38:much -81:my 45:next 29:of -59:oi 25:one -31:open -26:or 40:paid
-37:pay -32:perp 48:rat -33:rate -46:ratio -35:rn 48:short 34:since 43:swap 92:there -40:to 62:today 23:trad 55:v 21:what 24:you
@~ga -31:* -28:^cheapest -25:^convert -26:^fee 94:^ga 25:^if -60:^price -29:^what -21:^where -21:^which -27:aft -29:and 52:atm
-30:blob -34:by -21:cheapest 22:compar -24:convert -52:did 31:estimate -38:even 34:ga -23:get 28:go 23:high -23:in -21:just -23:l2
43:like -47:near -27:no -50:nod -41:one -60:pay 23:plain 34:present -37:pric -40:sat -20:say 21:sent 20:side 21:some -54:station
-24:that -22:them 28:there -23:today -26:transf -39:tvl 34:tx 28:v -36:vb -28:wallet -23:want -26:you @~global -16:* 26:? 49:^
47:^and -27:^chart -23:^coin 61:^dominance -21:^i -74:^in -62:^market -51:^stablecoin 24:^supp 79:^total -34:^volume 39:all
29:beginn -23:biggest -63:circulation 22:coingecko 48:crypto 20:day 23:defillama 25:develop -44:fear -65:fee 40:float -29:for
-30:get -44:gre -29:into -31:late 28:lay -24:many 66:mcap -48:most -36:much 23:no 30:of -21:old -31:one -44:over 23:per -23:please
-22:point 45:sery 28:stabl -37:stable 20:supp -40:that -46:there 34:these -44:time -54:today 23:token 23:value -25:volume 25:want
43:whole @~hash -23:* 43:^hash -52:^i 25:^keccak -37:^what 44:are 23:at -34:can 38:contract -45:data 27:digest -34:do 28:doe 55:for
-31:from -30:have -30:here -36:i 32:in 91:keccak 31:our 26:please -23:rate 46:role -37:str -43:text 46:that -24:the -27:thi 25:we
-45:you @~historical 13:* 24:^and 52:^at 47:^chart 45:^compare 33:^for -69:^ha -33:^how -34:^i -36:^in -44:^next 48:^of -28:^our
-34:^please -38:^pric 64:^price 25:^show -22:^tell -42:^the 49:^tvl -35:^when -38:about -38:advis -31:against -41:am -26:an 54:and
29:ask 66:at -22:auditor -31:been -44:between -25:block -30:book 20:came -32:cap 56:chart -51:coin 36:compare -22:contract -40:date
25:day 23:deck -42:defillama -35:develop 26:did -30:doe 44:done 22:draw 48:dump -31:end 41:ever -25:exchange 50:exploit -22:far
-30:file -54:floor -56:from -38:go -39:gone 40:got -35:ha -32:hash -42:have -23:hold -38:how -45:i -26:index 42:inheritance -59:keep
-29:know -24:last 30:lose 21:make -49:mcap -21:moment -21:month -32:must -43:nearest 41:new -43:next -42:not -47:now -21:numb 39:of
-30:one -29:only 34:open 28:or -54:over -34:people -41:per -38:plot -35:pric 32:price -42:project 21:receiv -35:record -55:see
38:should 20:so 27:sold 27:spr -35:supp -38:talk -46:tax 82:that 20:them -32:there -31:these -27:those -27:tim 81:time -31:today
-22:total -34:trad -20:turnov 45:tvl -33:valuation 27:value -61:volume -53:want -44:we -22:week -48:went 37:were 31:when -40:where
58:will -38:with -22:year -39:yield @~history 20: -6:* 25:^and -36:^at -43:^balance 49:^biggest -61:^book -22:^by 40:^chart 43:^clos
26:^compare -22:^could -61:^doe 24:^everyth -36:^explain -24:^fee -47:^fund 43:^ha 59:^in -53:^it -32:^last -37:^my -27:^need
-21:^next -32:^odd 27:^on 71:^one 33:^show -54:^stack 43:^swap 47:^the 58:^token -28:^tvl -72:^wallet -21:^which 28:^ye 28:account
28:accountant 44:actual -52:advis 22:aft -45:already 24:am -26:amount 61:around 40:ask -26:atm 21:auditor 27:base 27:basi
-25:biggest 96:blockchain -44:book 23:bridge 40:build -63:by 39:cap 40:chang -30:change 23:chart -20:check 36:close -30:coingecko
33:cold 31:compare -29:condition 30:contract -32:cost -26:current 28:dao -30:dat 49:date 23:day 48:defi 39:deploy -28:develop 20:did
41:do -70:doe 32:down 37:dur 25:election 43:end 81:entry 36:even 39:everyth -23:exchang -26:explain 57:exploit -21:far -56:figure
-33:fund 25:gave -23:get -52:goe 46:gone 37:government -21:hack 28:happen 48:he 35:held -27:hold -39:id -74:index -23:into -24:just
-40:keep 31:know -21:last 48:late -44:latest 39:ledg -20:left -48:lett 39:like 64:line -22:liquidation -29:liquidity 37:list 26:live
21:lock -32:long 25:look 34:m -38:manifold 24:many -43:me -27:metamask 40:min 41:mint -31:minute -52:moment -37:more 24:mov 27:move
41:must -27:my 33:n 35:nephew -30:new 48:newest -26:now 45:numb -21:often 53:oldest 29:one 48:only 26:our -35:out 22:over 25:own
39:paid 55:past -29:pay 23:payment -38:people -24:percent -42:plu 24:point -40:position 26:probability -55:protocol 26:purchas
32:purchase -28:rank 53:rat -34:receiv 49:recent 35:relay 51:report -47:resolve 22:rest -34:risk -33:rn 27:rollup 37:run 30:sale
-24:see -27:sell 34:shar 27:short -23:show -20:sit -44:sitt -33:small 33:sold -29:split -27:stack -31:stand -29:still 31:storage
-24:summ 57:swap -32:swapp -22:tell -49:text 48:th -35:them 39:then 33:there -57:these 23:thing 23:through 37:tim 32:tip -27:to
31:token -68:top -26:trader -57:transaction 34:treasury 21:trend -44:turn 26:tvl -21:twitt -41:two -29:until -98:utc -35:valu
63:valuation -35:value -22:very 63:vitalik 22:volume 37:wa -43:want 27:we 56:week -25:whale 22:when 36:where -21:with -32:ye
-24:yield @~holder -24:^held 27:^i -51:^on -63:^supp -22:^the 34:^top 32:^which -21:a 22:account 22:address -39:all 24:are 21:ask
-29:bag 34:contract 33:d -27:ha 41:hold -27:how -23:level 23:list -25:many 65:most -25:my 35:name 23:no 26:now -31:numb 21:of 42:one
-24:own -40:pay -33:price 39:shar -26:share 42:sit 53:stak -41:supp 29:that 40:the -23:them 35:there -40:token 49:top -55:total
-26:trad -24:wa 76:wallet 21:which @~info 9:* 37:^a 96:^chain 26:^for 28:^ha 22:^hold -36:^how -37:^kind 35:^pool 45:^somebody
-25:^token -26:^twitt -53:^which -23:^who 36:a 61:add -38:address 36:and -32:at 30:been -48:block 41:burnt -29:by -21:capacity
83:chain 42:claim 66:coin -23:current -31:day 45:description 28:did 27:do 55:explor -27:follower 51:for -44:group 26:height -32:how
76:id 26:in 35:it 27:know 30:ledg -21:lightn 22:lock 22:lp 20:me 26:mention -33:much 24:my 95:native 35:need 26:network 29:new 23:no
-34:nod 22:node -30:now 32:of -34:only -25:people -23:pippin 40:plu 44:pool -25:present 57:pric 29:rate -59:right 95:rpc 32:second
25:should -21:small 70:somebody -24:stuck 35:team -32:telegram 29:the -30:thi 50:to -37:today -42:twitt 23:until 26:up 28:url
48:wallet 31:want 21:we 48:were 35:whatev -54:which @~interest -13:* 32:? 24:^oi -22:^on -44:^perp -21:^show 65:and 26:are 41:at
-35:bet 59:by 32:chain 36:change 41:contract 27:derivativ -26:doe -25:fee -42:from -36:fund 39:ha -37:i 63:in -23:interest 46:lead
-43:leverage 21:many -73:margin -37:my -36:now 38:oi -32:on 31:onchain -21:order -44:perp 76:perpetual 28:please 28:position 21:rank
-40:right -21:show -38:there -56:to 34:togeth 31:value 42:venu -25:venue -43:want 23:who @~jup -22:* 80:^if -20:^price 49:^quote
30:all 30:and 35:coin 28:com 24:doe -44:every 35:give 66:if -28:into 36:mint -27:my 22:need -40:no -23:on -27:pay -28:pippin
42:please 45:quote 48:receive 29:route 23:them -21:thi 55:to -20:token 23:with @~kalshi -3:* -35:^bid 22:^cheapest -25:^could
20:^for 62:^ha -29:^how 33:^i 33:^imp -28:^in 49:^odd -44:^open 56:^price -43:^put 58:^settl 39:^tape -21:^what 36:^which -21:^who
-23:a -25:about -22:account -52:already -66:and -26:are -24:at -22:be -26:been 22:book 29:budget -28:by -25:can -32:cent 21:cheapest
42:contract 42:d -24:decemb -31:did -26:do -56:each -28:exchange -34:first 61:from -22:get -36:good 25:ha 61:had -22:have 36:held
-38:hour 31:imp 47:l2 -24:last 20:like -21:live -33:lowest -65:manifold -20:me 29:morn -50:of -52:old -20:open 23:order 32:price
21:print 57:resolv -20:right 46:rul -26:see -41:sell -37:set -23:since 41:strik 38:tape -24:term -27:them -20:thi 26:thick 99:tick
-27:time 20:to -49:top -57:trader 25:und -33:v -45:volume 24:wa -23:what 33:which -31:who -64:ye @~log -26:* -36:? 25:^decod
-65:^event -33:^my -33:^on -40:^topic0 45:^what -21:^which 43:an -66:and -40:any -41:argument -22:be -21:call -43:data 48:doe
23:entry -36:every -39:for -35:get -67:hash 52:here -32:index -26:inside -22:like 73:mean -31:my -34:old -54:our -96:out 37:please
-36:post 31:raw -36:relay 47:revert -70:send 43:text -37:that -27:they 41:thi -28:time 35:to 47:topic 26:value -29:which -26:who
-25:whom 21:will -25:would @~market -4:* 30:^and -64:^are 63:^biggest 57:^book 43:^by -24:^cheapest -21:^circulat -34:^clos 60:^coin
33:^contract 25:^current -43:^did -25:^do 21:^doe -45:^event -29:^floor -33:^for 26:^hottest 23:^how -34:^i -20:^if 43:^kind
22:^last -53:^most -29:^nft 20:^of -27:^on 55:^open 28:^past 73:^perp -47:^pric -25:^put -48:^rate -30:^search -41:^show
-24:^someone -51:^the -52:^token 37:^top -32:^total 25:^what 20:^when 25:^which -39:^who -32:^will -31:^ye 32:a -62:above 30:account
55:advis -60:all 50:already -27:among -21:amount -39:answer -25:any -21:ape 53:are -33:article -35:at -72:ath 22:back -22:bag
21:balanc -44:balance 26:been 43:beginn -24:bet -37:betfair 39:big 29:biggest 53:book -23:bos 22:bot -21:broth 23:budget -36:buy
27:by -57:cap 34:capitalisation -35:category 24:chance -25:cheapest -22:circulat 25:clos -22:close -54:coingecko 23:colleague
-31:com -26:compare -26:correct -63:cost -52:current 34:d -24:dat 30:day -73:decemb 47:decimal 44:develop -68:down -21:draw -50:drop
-23:eith -42:end 34:enough -23:erc20 -85:event -23:ever 46:everyone -26:exchange -21:exist -51:exploit -33:fee 64:figure -31:find
63:fine -49:first 57:from 53:gain 40:give 33:gone -27:good 31:ha -25:halt -21:hand -32:he 25:help 36:hi -51:highest 23:history
-46:holder -32:holding 26:hottest 27:how -82:id 34:interest -42:jpeg -20:just -38:keep -33:know 23:largest 57:lay -22:least -31:left
-29:lett 24:leverage -29:like 26:lose 27:lost -67:manifold -36:mark -21:market 20:may -30:me -42:mem -32:meme 32:midpoint 39:mint
30:money 28:morn -27:most 25:mov -53:nam -68:near -24:need -49:next -25:no 34:now 58:numb -53:old -30:only -22:or -61:oth -45:our
-26:out 21:outcom 22:over -32:own 37:owner 40:pair 25:past -47:pay 72:penguin -45:people 43:percent 28:perp -46:portfolio
21:position -53:present -54:pric -35:print 26:project -30:proposal -22:pump -26:put -28:question -36:quot -85:rank 42:ratio
-26:recent 21:resolv 107:resolve 60:right 24:rows -41:say -63:second 49:sector 21:see 24:sent -41:set 26:settl -25:she -26:short
50:side 58:since -47:sise 29:sit -21:small -22:somebody -33:someone 23:sort -24:sport -36:stable -41:stablecoin 26:stand 59:start
-46:statement 29:statu -22:step -41:strik -32:t 44:tax -42:that 27:there -34:thi -27:thing 95:tick 20:told -36:total -50:trad
-23:trader -28:turnov -50:und 98:utc -29:valuation 43:value -25:venu 31:very 39:vol 27:w 31:wa 41:want 39:we -49:week 23:well
27:what -36:who -47:withdrawal -32:worth -28:would 36:writ -22:write -23:ye -49:year -33:yet @~metadata -8:* -35:^a -20:^look
-37:^make -29:^my 28:^on -37:^read 65:^supp -37:^total 34:^what -41:a -21:about 31:an -31:ask -31:at 26:big -33:burn -33:chain
31:decimal 25:erc20 25:exist 29:explor -27:far -26:for -31:from -27:go 21:ha 21:i -30:logo -25:look -36:make 23:market -26:me
-21:mint -27:much 27:name -28:no 54:numb 20:on 47:paid -40:please -47:read -30:return 39:same 51:search 28:supp -23:tell 61:th
31:that 30:there 24:today -35:total -27:up 40:wa -20:want -34:were 22:what -35:which -31:whole -23:with @~multi 25:* 50:24h 36:^a
-39:^all 33:^compare -50:^decimal 39:^i -46:^on 59:^pool -21:^what 32:a -33:about 45:and -47:are -22:burn -51:chain -23:coin
37:compare 45:day 48:decimal 32:do 39:each 29:from 31:give 41:go 49:i -31:lend -28:like 94:liquidity 22:list -27:many 57:me -27:more
48:off -32:our 40:pool 40:price 24:provide 32:put 53:single 62:tell -20:than -22:the 45:their -22:thi 60:today 29:top -30:trad 25:up
60:volume -25:we -21:were 35:what 37:with @~network 16:* -30:^how 95:^i -22:^list -22:^tp -58:block 23:check 25:current
-24:decentralis -23:exchang -38:far -38:for 26:geckoterminal 26:give -49:height -28:how 46:i -23:many -37:next 21:ok -38:only 53:or
34:per 38:second -21:thi 27:today 27:transaction 51:up 24:wheth @~new -13:* 42:^new -32:^rugcheck -29:^show -22:^what 20:^which
-56:^who 45:add -31:any 24:anyth -33:are -34:be 21:can -32:chain 32:did -29:for 29:fresh 42:if 55:just 29:last -33:latest -27:launch
-20:look 26:made -25:me 28:mean 39:mint 29:moment -37:most -26:news -31:of 39:pool 45:recent -44:report 26:rugcheck 42:seen 40:still
-34:that 46:them -40:there 25:they -30:thi -20:those -38:today -20:trend 29:up -30:verify -31:vot -23:what @~nft 44: 33:* -40:24h
51:^and 24:^are 50:^chart -40:^coingecko 51:^collection 37:^compare -23:^contract 32:^could 26:^doe -24:^held -39:^list -34:^market
26:^need -22:^nft -38:^on 55:^only -28:^rarity 63:^show -36:^the 23:^they 36:^v 35:^volume 97:^wa -25:^when -24:^which -53:^who
45:about -28:aft 72:all -28:also 36:am 43:any -37:anyone 33:anyth 39:ape 62:are -30:art 59:artist 68:ath -34:be 44:been -23:beginn
-25:best 20:biggest 54:bought 25:build 81:burn -24:but 30:buy 43:by -22:can 40:cap 41:chart 48:cheap -48:coingecko -32:company
42:compare 43:cost 48:could 25:count -28:dao 48:data 35:daught -28:develop -46:discord -27:document -34:doe -33:down 32:drop 59:each
-44:erc20 34:ever 24:fake 21:far 93:fee 37:floor 35:fund -26:give -26:given 36:gone 27:have -67:he -21:held 22:history -25:hold
-20:holder 31:how -31:id -43:if 55:in 40:insurance 42:inventory 60:item 68:jpeg 21:just 108:keep 44:kind -23:know -20:last 50:legit
-44:list 61:lol 27:long 51:lost 71:lowest 22:m 47:made -57:make 59:many 34:market 39:marketplace 32:mcap 34:member -63:mint
56:moment 89:nam -29:name 47:need -64:new -32:next -31:not -42:now 52:numb -29:on 89:one -22:only -25:or 86:oth -50:our -28:out
45:owner -33:page 28:paid -29:pay 23:penguin 55:percent 31:pictur 23:picture 77:piec -21:point 20:project -88:rank -62:rarity
42:real -63:right -37:royalty -67:run -67:sale 40:same -51:she 46:show 50:side 27:since 33:so -23:sold -26:some -34:someth 24:spam
49:spr 23:talk -37:th 62:that -32:theft 25:their 41:them 22:there 61:these 21:they 37:those -67:today -28:too 25:top -24:track
23:trad 26:transfer 49:und 23:up 123:v 30:value 48:vault 30:verify -49:volume 100:wa -34:wallet 36:we 54:were 31:whatev -41:when
-47:which -45:who 32:whoev -60:whole 34:worth -66:would 27:yet -28:you @~ohlcv -45:* -21:? 34:^candl 47:^chart -37:^last -39:^on
-59:^open -69:^pool -26:^volume -44:a -51:and 24:are 49:bar -43:each 25:from -34:high -28:in -57:it -38:last -43:liquidity -34:low
24:many 22:my -25:of 34:off -33:on -56:open 35:our 40:perp 47:please -25:pool -57:price -41:the 26:there -25:tick -53:to -49:token
-38:trad -21:volume -58:want @~open -30: -23:* -32:^account -30:^any -28:^i 24:^oi -22:^on -44:^perp -27:^show 31:^the 27:^what
41:against 34:and 24:are 22:before -35:bet 56:by 36:can 32:chain 36:change -26:coin 40:contract -24:could 27:derivativ 30:do -23:doe
-22:fee -60:fill -34:forgot -36:from -34:fund -44:got 29:have -34:if -24:interest 54:lead -23:left -48:leverage 44:limit 49:look
-72:margin -30:mine -36:now -28:of 37:oi 31:onchain -46:perp 75:perpetual 38:please 21:rank -31:report -40:right -26:show 41:side
54:sise -25:spot -22:sub -20:the -42:there -53:to 34:togeth 31:value 42:venu -25:venue 31:wait -42:want 21:who -31:with @~option 5:*
33:^ -37:^for 39:^i 22:^notional 26:^on 31:^who 36:a -58:and 21:biggest -21:derivativ 25:desk -26:for 29:from -29:into 29:it 50:lend
-25:like -37:lock -32:me -29:month -45:next -29:our 46:platform -26:protocol -44:same -44:them 26:to -43:total 55:use 45:wa 29:who
@~order -45: -11:* -27:? -32:^account -30:^any 40:^can 39:^how -23:^i 37:^open -23:^show -33:^which -29:and 37:can -24:coin
28:contract 38:did 43:do 40:fee -60:fill 26:for -45:got -43:ha 24:have 34:how 39:i -55:in 33:it -23:left 51:look -31:mine 52:much
-30:of 21:or -28:paid 32:pay -20:perp -38:position -21:recent -26:show -25:spot -22:sub -30:the -45:with @~orderbook -20:* 58:^best
-47:^bid 50:^book 62:^cheapest 55:^depth -25:^fill 40:^for 65:^if 31:^last -49:^level -72:^market -37:^midpoint -42:^on
32:^orderbook -38:^price -43:^put 22:^show -36:^the -82:^what 42:^which -22:am 31:are -32:ask -41:both -40:by 68:can -22:cent
-51:chance 87:cheapest -38:clos 46:condition 26:contract 101:could -82:deep 41:depth -90:did 30:each 64:eith 26:enough -62:exact
-26:fill 29:for -36:good -74:holder 74:i 57:if 63:l2 -49:last -54:level -83:like -81:look 28:midpoint 52:mov -21:need 100:no 33:not
36:now -42:of -27:off 61:offer 26:on -25:open -43:ord -30:order 58:orderbook 47:over 23:pay -23:percent 47:perp 42:perpetual 27:pl
38:please -79:print -24:put 41:rest 72:right -36:same 39:second 88:sell 23:short -46:show 29:side 36:spot 39:take -31:th 32:that
-23:the 83:there 75:thi 51:thick -23:time 26:to 48:token -24:wa 41:want -35:what -32:when 37:which -36:with 64:without @~overview
9:* -29:^any -27:^cheapest 60:^contract 49:^doe -29:^fee 69:^ga 36:^got -35:^holder -22:^how -21:^my -32:^open 22:^rank -40:^revenue
45:^the 30:^top -28:aft 40:against 44:all 38:an -26:anyth -24:balance 21:behind 45:belong 87:by 25:can 27:chain 37:change 22:check
-27:colleague 27:com 42:compar 41:contract 68:creator 58:crypto 36:current 44:decentralis 27:deploy 20:desk -34:did 26:dividend
21:down -21:end 23:explor -35:farm -26:fee -45:find -27:friend 90:ga 48:gave -33:get 35:got -23:guy 52:ha -32:home 30:hot 22:how
-38:inside -63:l2 30:lead 26:left 56:like 38:many 25:most 24:move -21:my -47:near 60:nft -51:nod -23:nonce 29:onchain -34:one
38:only -42:oth -27:our -23:over -33:own -27:paid 23:pay -38:person -24:platform 26:position 25:present -36:pric 58:price 23:rank
-41:real 52:receiv -29:report 53:rn 52:rows -26:run 42:same -40:sat 41:sent -22:share -25:simple -60:so -38:solidity 55:some
41:somebody 45:stand -54:station 25:tag 42:tell -21:that 29:their -26:them -51:there 25:they 28:togeth 26:top -21:transf
-22:treasury 22:tx 35:u -30:use 49:value -35:vb 64:venu -36:we 29:whale -41:whose -29:why 24:would -35:write 34:you @~own -23: 35:*
21:? -27:^are -50:^compress 67:^doe -21:^how -35:^i -35:^in 23:^list 31:^my 44:^nft 35:^show 69:^which -27:^who -33:and 23:any
-21:anyth -36:are -31:be -33:by 36:collect -45:collection 27:creator 42:do 83:doe -23:give 82:he -29:how 34:jpeg 21:just 54:keep
-26:left -23:mint -37:much -36:of 33:phantom -22:picture -35:price 29:same 39:show -40:them -34:thi -31:to 22:value -26:wallet
28:which -51:who -30:would @~pair 8:* 24:^any -37:^are -50:^dex 34:^find 31:^i -37:^on 56:^pair 55:^please 71:^search -53:^token
-45:^what 23:^when 26:^where -22:^which 21:about 30:addres -24:and -35:are -34:both 29:by -23:chain -37:compare -24:decentralis
26:did -24:do -21:each 38:everyone -26:exchang -38:explor 32:find 25:for 42:group -26:have 37:it -25:liquidity 54:mint 46:moment
28:move 31:my 67:name -34:new -24:no -22:now -54:once 62:pair 52:percent -33:pippin 43:pl 31:please -33:price -21:put -31:real
-35:safe 52:search -29:see 36:show 47:since -30:so 27:still 31:talk 55:their -29:they 39:tick -49:to 29:token -25:top 29:two
27:verify -35:want -42:what 31:where -31:you @~perp -64: -40:* 26:10x -89:^account -34:^any -29:^bid 39:^can -34:^could 26:^current
40:^if -38:^my -21:^need 40:^open 41:^our -51:^price 33:^rest 52:^the -32:^which -55:account -59:addres 35:against 27:am -24:and
40:around -33:ask -37:bar 25:been -31:between -42:bid -69:book 47:both 33:can 39:check -29:coin -25:data -22:did -53:entry 44:far
-33:forgot 21:get -59:got -29:ha 35:have -42:if -34:in -81:l2 -32:last 36:lead 64:liq 28:liquidat 49:look -21:los 80:margin
-38:market -23:may 20:mid -30:mine -35:move -31:much 25:n -40:of -39:old -22:on -26:open -27:order 39:orderbook 38:paid -33:pay
26:per 21:price 25:pull -21:put -24:rn 46:run 22:see 27:since -65:spot -49:stop -34:tell -86:there 27:thick -22:time -22:to -49:tvl
-29:v 34:vault 30:wait -37:what -28:with @~polymarket -5:* -29:^account 53:^all -22:^best -47:^bet -27:^bid 24:^biggest -21:^book
58:^chance -24:^cheapest 36:^clos 26:^could -21:^crypto -38:^did -42:^do -27:^for 22:^hottest -32:^i -24:^in 28:^mid -37:^no 31:^odd
-34:^on -27:^open 30:^price 44:^what 26:^who 35:^will 44:about 27:all -31:already -31:and 35:any 47:anyone 30:anyth -37:are -28:ask
-56:been -20:best -37:bet -41:betfair 56:bett 39:bettor 47:big 21:biggest 21:bot -49:both 33:bought 36:buy 25:by -41:can 34:chance
-20:clos 47:company 48:compare -22:condition 41:could 28:cut 95:decemb 38:down -27:each -32:election -38:end -26:enough -24:entry
27:event 43:every 42:everyone -30:everyth 40:exact -46:fee -29:for 25:guy -30:ha 28:had 26:he -32:history 22:hottest -28:id 25:insid
-31:largest -48:latest 47:look 22:los -37:lowest -44:manifold -43:market -38:mean 41:meet 22:midpoint 53:most 54:no 39:odd 21:off
-51:old 21:only -20:ord 24:out -27:outcom 68:outcome 31:over -32:own 50:paid 80:pay -68:people -61:plu 64:politic 69:poly
22:position -47:prediction -52:print 38:profile -44:proposal -41:question 26:right 34:run -43:search 46:see 30:sell -24:sery
-21:settl 25:shar 21:she -27:sise -32:someone -64:someth 45:sport 47:stak -52:stand -35:strik -37:team 28:tell -23:th 29:their
21:there -43:they 44:through 26:token -45:tonight -29:top -37:trad 30:trade -29:trader -29:u -73:und 54:up 21:v 57:volume -39:wa
-25:way 47:week -26:whale 20:what -31:when -33:where 29:who 28:whoev 36:whose 67:will 36:win 42:with 25:won 32:word 58:would @~pool
-14:* 41:24h 41:^any 34:^busiest -25:^by 33:^compare 36:^current -49:^dex 42:^for 49:^give 22:^hold 24:^how -30:^i -22:^in
-26:^liquidity -36:^need -58:^price 29:^search 27:^stablecoin -31:^stak 21:^tell 21:^trad -21:^tvl 38:^wa -26:^where -23:^which
25:^yield -23:above 34:amount -23:and 46:apy -32:at -23:bank 46:been 24:big -26:block 27:busiest 44:claim -25:come 32:compar
24:compare 35:current -24:data 27:day -26:decentralis 46:deep -25:dex -31:due 21:every -23:exchang -25:exist 39:farm -24:found
-29:ga -45:geckoterminal 33:giv -26:gone 21:governance 64:had 27:highest -42:id 26:in 30:interest 26:just -67:keep 22:kind 28:least
-48:lend 26:liquidity -33:list -24:live 32:low 21:m -38:min 33:mine 20:morn 62:move 21:much 49:next -60:off 25:only -29:or -26:park
25:past 46:pay -20:peg 22:people 37:per 30:percent -27:plu 27:point 32:pool 23:possible 35:pric -35:price 59:pump -28:quote 46:rate
-23:real -30:report 48:reserve -24:result -39:reward 35:rows -26:say -31:see 24:sell 41:sise 58:somebody 41:someth 53:sort 31:stable
28:stablecoin 22:summ -64:t -25:talk 24:tell -58:their -68:then 58:there -68:these 41:through 32:tier 63:today 35:togeth -22:told
-40:trade 22:transf -31:trend -35:tvl -23:twitt -41:two -27:volume 31:w -40:want 41:went 25:what -26:wheth -30:worth 20:year
-31:your @~position 19:* -32:^biggest 35:^clos -41:^did 35:^how 46:^in 70:^my 32:^open 21:^show 23:^the -23:^top -37:^unclaim
-48:addres -34:airdrop 39:am -26:any 45:app 21:at 47:bag -47:balance 27:bank -21:been 73:bet 37:bett -49:big -38:both 24:broth
-21:can -37:cash 21:chain 22:clos -35:copy 26:cost 39:current 40:dao -21:date 32:defi 43:deposit 53:do -24:doe 48:down 38:earn
-35:eligible -26:event 24:everyone 34:far 36:farm -25:for -29:from 27:fund -34:get 37:guy 47:have 34:hold 27:i 21:im 33:insid
22:interest -33:into -22:it -24:key -38:late 27:lent 35:list -36:lol 29:los 27:lp -20:many -39:market 29:mine 21:much 40:my -22:no
23:office -53:old 38:or 41:out 46:over 22:paid 23:pay 21:position -39:price 25:profit 29:protocol 53:provide 36:realis -27:run
-20:saving -43:search 48:see 20:show -29:sitt 30:so -21:sold -23:still -24:supp -21:swap -27:team -22:th -55:them -28:there -22:they
-23:today -42:togeth -39:tonight -24:top 50:up -25:use 54:vault -31:wallet 59:want 49:went -31:were 28:when 21:where 47:which
37:with 33:won -30:word -23:work 31:year 55:yield @~prediction -23: -37:^all -27:^best 33:^book -62:^chance 50:^cheapest
-30:^compare 25:^for 34:^give -34:^i 38:^last -45:^odd 76:^open -20:^ord 53:^print -39:^put -44:^settl 42:^the 28:^volume -31:^will
56:^ye -24:aft -23:all 70:already 47:also 37:and -24:apple 24:are 29:at 50:been -34:best -31:betfair -38:bett 21:between 70:book
25:both 51:can 27:cent 21:chance 44:cheapest 22:clos -21:coin -33:com -30:compare 53:could -51:cut -28:d -32:decemb -33:deep -20:doe
-27:down 26:end -23:every -31:far 23:first 31:get -21:good 22:ha -56:had -40:he -37:holder 39:if -30:imp 30:interest 36:just
-21:keep 91:l2 32:last 31:late 42:latest 31:lead -40:left -34:lend -25:like 25:list -22:look 44:lowest 37:made -62:manifold 26:mean
-28:moment 47:money 49:morn 43:mov 35:move -31:next 60:now -78:odd -48:old 30:open -49:out 22:outcom -35:paid -66:pay -20:people
-20:pl -32:please 40:prediction 61:print 27:probability -74:put 41:question -30:resolv 40:resolve 25:right 47:rn -21:rul 38:same
-44:say 44:see 32:shar 22:share -46:sid 22:side -35:sise 40:sit 40:sold 60:stand -26:t -24:tape 62:th -35:their 44:thi -34:time
-46:token 40:trad -30:trade -23:u -25:und 24:up -30:use 62:very 41:volume 27:wa -27:wallet 30:way 21:where -23:will -37:with
-34:without 27:ye @~pric 11:* 35:^and 51:^at 23:^convert -32:^did -23:^floor 47:^for -23:^from -23:^in 64:^price -31:^the 51:^tvl
-36:^what -24:^when -47:about -45:acros -34:advis 34:against -21:all 47:also -24:am 40:and 47:answ -36:any -36:app 36:ask 54:at
-73:ath 60:attach -25:been -25:block 43:both -20:broth 31:cheap -41:coin -24:contract 23:convert 20:d -43:date -27:dex -23:doe
25:down 42:dump 44:each -26:end 41:exploit -30:file -20:floor -24:from 33:got -36:had -26:i 35:incom 27:inheritance -56:keep 40:late
-43:lose -28:many 25:market -28:metamask -21:money -43:nearest 39:new -39:next -24:numb 50:of 23:one 56:open 26:own -32:pair -21:pl
22:please 41:price 21:receiv -23:rn -21:sal -26:saving -24:see 36:sheet 27:should -31:show 26:sold 51:son 27:spr -44:stable
-43:stablecoin 27:still -42:talk -30:tax 78:that -34:there -35:these 22:thi 31:those -27:tim 48:time -25:token 23:trad 50:trade
36:transfer 48:tvl 20:two -36:until 47:value 30:were 27:when -26:why 43:will -21:work -30:yield -53:your @~price -45:^ -24:^all
33:^and -41:^any -37:^apple -44:^are -32:^at -42:^bid -39:^by -25:^chance 20:^chart -24:^coin -28:^coingecko -37:^contract
62:^convert -31:^current 46:^dex 49:^did -62:^everyth -51:^find -23:^for 66:^ha 39:^i -43:^if 35:^in -38:^last -33:^liquidation
29:^lowest 55:^market -25:^mempool -53:^no -44:^odd 73:^on -26:^one 22:^or -44:^our -40:^pool 71:^pric -47:^put 82:^rate -28:^search
-33:^so -80:^that 54:^there -31:^to -52:^token -46:^v 34:^what -26:^where -60:^who -42:^with 61:^ye -26:^year 39:above 44:acros
-38:addres -67:address -105:against -59:all -33:already 28:anyone -46:anyth -59:apple -51:around -53:ath 35:atm -32:auditor 36:back
-22:balance -28:bank -27:before -27:behind -24:best 48:bett -20:block 30:bos -30:bridge 32:broth 21:but -57:buy -27:by -41:can
-37:cap -36:capitalisation 71:cent 32:chance 68:chang -40:cheapest 34:coin -40:coingecko -28:cold -34:colleague -23:com
-63:condition 31:confidence 62:convert 48:cost -92:could 64:cousin -53:currency 26:current -26:d 29:dat -33:day -22:decimal
-21:deposit -23:dev -29:develop 40:dex -23:do 64:document 51:dominance -26:down 20:election 41:even -26:every -63:everyth -27:exact
-27:exchange -61:exploit 39:fee 31:fetch -65:figur -49:find -29:floor 26:follow 44:from -60:full -75:ga -25:geckoterminal -24:go
32:gone -26:good 56:got 39:ha -29:had -27:he -49:here 49:hi 22:highest 87:him 37:history 93:hold -32:holder -33:holding -32:husband
-66:id -40:in -31:inside 34:into 23:kid -56:last -35:late -35:latest 38:law 41:least -27:legal -42:lie -40:like -20:liq
-23:liquidity 22:look -61:lowest -27:made -43:manifold -24:many 33:mark -41:market 62:may -86:mcap 60:mean 22:memecoin 81:mempool
-30:mid -49:midpoint -66:minute -22:money -47:month -64:mov -107:nam 62:near -29:nearest -23:new -24:noth -33:numb 56:number -34:odd
-20:of -21:offer -38:old -57:onchain 73:one -26:open -24:or -90:oth -28:out 43:outcome -25:overall -23:paid -42:pair -58:part 56:pay
31:people -60:per -41:percent -26:pippin -43:please -28:plu 22:plz -72:possible -51:prediction 43:pric -29:price -21:protocol
-32:public 35:quick -22:quote 76:rate 61:ratio -23:report 22:return 26:rn 70:same 56:sat 59:saving 20:say -31:search 74:second
47:send -27:sent 32:shar -26:she -35:shill 22:should 23:show 37:sid -64:since 81:sise 41:sist -34:sitt 52:slide 37:so -56:some
25:somebody -31:someone 38:son 55:source -21:spr 86:stable -32:stand -62:start 22:step 40:still -24:storage -20:str 35:tell 24:term
110:th -36:then 23:there 21:these -21:they 38:think 31:those 40:tick -57:time 34:today 51:token -36:tonight -28:tool 53:top
-84:trader -20:transaction -63:treasury -31:turnov 49:tvl 21:two 34:tx 31:und -30:up -57:v 24:valu -25:value -31:vault 32:verify
-53:very -27:vol -48:volume -53:wa -33:wallet -31:want 34:watch 38:we -31:weath -76:week -29:were -29:whale 37:what -37:whatev
-22:when -39:where 55:wheth -51:who -21:will -23:won 33:wont 28:worth 46:would -24:ye -29:year 58:yet -25:you -49:zero @~priority
-47:^i -23:and -34:did 28:get -25:it -21:lowest 44:min 33:need 24:on -29:pay 59:rn -23:set -21:should 21:that -29:tp 29:tx
@~protocol -15:* 58:^ 57:^and -28:^chain 46:^could 41:^did -67:^fee -59:^for 36:^give 49:^ha 22:^holder 32:^i 38:^it -27:^lend
-38:^of -30:^option -71:^price -30:^protocol 71:^revenue -29:^since -42:^the -21:^wa -23:^what 30:^when -33:^which 32:^who -22:about
-50:am 28:amount -34:and -44:any -21:apy 30:are -26:balance 54:before 23:between -35:blockchain -27:bot 31:category -30:commit
47:could -44:crypto -39:current -29:d -41:dao 28:date -66:defi -42:defillama 28:develop 52:dex -40:do 44:down 66:each 32:end
40:enough -24:ever 38:exploit -34:figure -33:github -43:give -27:got 30:ha 81:hack -27:have -62:into 46:it 47:itself 20:just
-48:keep -33:kept -57:l2 40:lend 35:lie 29:make -53:many 39:market -33:me 41:more -71:nam 44:need -44:network -43:next 38:no 42:numb
-26:number -32:of 23:one 44:only 34:or -70:oth 51:our -43:pay 46:people -40:per 51:perp 42:pl 61:platform -50:pool -23:premium
25:present -72:price -27:profit 41:project 21:read -32:revenue 32:run -28:sandwich 36:share 27:should 51:sit 26:slide 22:some
-24:stablecoin 75:still 24:summ 37:team 28:th -30:their -41:them -42:there 29:think -32:token -55:too 30:top -61:total -37:trade
29:treasury -43:turnov -46:two 47:use -52:v 38:value -35:venu -29:volume -32:wallet -34:we -30:what 24:when -30:which 31:who
23:whole -32:worth -41:would 25:you @~pyth -50:* -25:^doe -46:^price 32:^pyth -38:apple -27:at 25:confidence -22:do 41:feed -28:have
-20:how -40:in -31:my 22:now -37:of 22:one 20:oracle -47:price 41:print 21:publish 22:right 21:second -49:stock -25:that -22:what
23:with @~range 40: 3:* 39:24h -35:? -39:^clos 43:^contract -28:^did -40:^ha 57:^i 37:^my 31:^our 32:^please -24:^the -46:^volume
-37:^what 50:a 56:advis 38:am -24:at 30:auditor 23:back 74:book -33:bought -45:chart -21:client -36:coingecko 20:contract -30:cost
-25:dat 24:day 60:develop -39:do -24:down -47:end -50:exchange 21:for 54:from 59:gain 26:have 31:hi 40:i -32:if 34:kind -25:know
-32:lett 31:look -24:many 34:mcap -41:me -41:move 46:much 54:need -38:now 42:one -39:only -55:our 25:over 28:pl 23:please 23:plot
-39:pric 62:quarter 41:rate 49:real 32:sal 48:same 26:see 26:sery 33:should 41:since -22:small 59:start -55:statement -22:step
36:supp 47:tax 24:the -23:tim 36:time 30:to -33:today 39:trad 35:turnov -48:two -30:use 51:value 41:vol 51:volume 40:wa 48:want
24:we 25:went -22:which 52:whole -25:worth -39:would -49:year @~rate -22: -14:* -20:? 35:^fund -41:^i -44:^long 33:^next -24:^perp
-50:^rate 26:at 56:do 20:exchange 42:for -31:from 22:fund 35:ha 35:have 25:history 34:it 42:late 43:m 51:margin -49:me -49:moment
45:next 36:of -57:oi 25:one -32:open -26:or 64:pay -23:perp 48:rat -33:rate -47:ratio -31:rn 44:short 43:swap 87:there 70:today 57:v
@~recent -43: -21:* 47:^are -35:^fill -56:^look -43:^on 30:^recent -27:^the 26:^trad 48:^who 42:are 26:be -26:buy -31:by -36:form
21:fresh -31:from 29:give 34:list 36:look -48:market -24:moment 23:most -25:my -25:of 38:or 24:pair 46:perp 23:read 21:recent
51:right 24:sal 41:sell -25:side -36:tak 20:time -21:v 37:view 43:who -32:with @~resolve -30: 6:* 39:0x 40:^addres 37:^before
30:^can 41:^coingecko -30:^convert -36:^doe -28:^en -20:^explain 43:^find -33:^ha 25:^i 29:^identify -55:^look -31:^my -23:^need
40:^on 35:^our -20:^please 43:^resolve -22:^somebody 24:^to 54:^wallet 33:^we 53:^where 34:about 22:account 28:an 34:anyth 32:ask
26:be 20:before -50:behind -36:belong -28:broadcast 36:category 33:chat 66:code -26:coin 27:coingecko -35:cold 21:colleague -28:come
-49:contract -30:convert 30:copy 25:could 39:crypto 50:error -50:exchange -24:explain 64:find -21:for 39:found 50:from -29:gave
-34:give -37:guy -54:ha -46:hand 30:have 53:here -24:hex -43:hot -40:how 48:i 39:id 49:identify 49:invoice 38:it -37:keccak 29:kind
46:know 27:ledg 36:like 56:long 26:made -39:many -26:need 26:network 20:numb 44:old 48:one -59:only -62:or 45:oth 35:out 71:paid
28:pap 29:past 44:payment 21:payout -24:person -52:pl -30:please 74:point 20:profile -45:real 27:resolv 42:right -32:role
-41:satoshi 44:send -27:show -33:some 49:someone 35:someth 27:start 46:still -28:str 41:support -24:tell 38:th 28:that -23:their
29:they 31:thi -27:today 74:token 47:tool 22:transaction 22:transf 34:two 52:u -29:up 35:we 21:what 49:where 44:whom -21:write
@~rugcheck 19:* 22:^how 59:^newest -32:^on 28:^top -24:^who 27:and 23:anyth -26:authority 59:been -33:before -30:bond 25:bought
55:burn 43:can -22:day -22:goplu -24:got 38:ha -21:i 44:latest 29:launch 37:lp 28:made 31:may 38:memecoin 26:morn 26:much 53:newest
20:now 25:pair -29:report 54:risk 25:rug 35:rugcheck 20:safe 23:share 33:short 23:so 58:someone 34:still 41:them -52:there 22:these
29:they 36:thi 37:top -23:wa 26:wallet 20:who @~search 46: 25:? 25:^all 26:^any -24:^coin 46:^coingecko 46:^compress 74:^contract
-25:^could -28:^dex -36:^dexscreen -45:^do -27:^event 78:^find 28:^for 23:^ha 56:^mint -50:^need -58:^nft 32:^odd 30:^pair
24:^please 22:^price -22:^tell 35:^token 21:^und -39:^what 51:^where 42:^will -43:a 55:about -21:account 48:addres -35:address
-42:and 49:any 53:anyone 64:anyth -70:are -36:artist -23:atm 26:be -48:bet -38:betfair 35:bett -21:biggest 45:block 51:blockscout
-33:burnt 36:by 36:call -20:category 45:chance 27:coingecko 26:company 28:compress 64:contract 21:copy -39:could -38:count
128:decemb 21:deepest -35:derivativ -21:dexscreen 30:doe -26:drop 25:each -20:exchang -20:exchange -65:explor 48:file 81:find
-48:for 43:geckoterminal -53:google 24:got 25:group -27:had -26:have 37:id 41:it -37:item 29:just 35:keep 39:kind -51:know -26:left
-35:list 23:look 38:m -34:made -31:make 23:many -55:market 25:match -20:mean 44:meet -48:member 34:mint -22:moment -21:more 20:morn
-21:most -62:must -73:my 27:nam -70:need -28:new -30:newest 22:next -37:no -51:not -25:now 38:numb -38:one -67:open 27:or -41:oth
-23:out 28:outcome -22:own 32:pair -34:people 25:piec 76:pippin 62:pl -50:plu 27:price -29:right -44:run -30:same -47:search 40:see
25:sell 45:send -35:sent 23:set -58:settl -57:should 33:so 46:someth 29:spreadsheet 35:statu 22:still -20:tell -44:th 55:them
-37:there -23:these -31:they -63:tick 34:time 25:to -22:told 45:trade -20:two -22:u 36:up 28:use 43:verify -37:volume -49:wa
-25:wallet -43:want 50:whatev -24:whose 80:will 49:win -23:with -70:word -59:write -62:ye 25:yet -67:you @~security -33: 23:* 35:^a
51:^any 75:^are 35:^before 52:^biggest 30:^coin 49:^could -31:^draft 33:^hold 23:^how 21:^i 35:^if -63:^mint -31:^our 32:^show
-34:^the -33:^what -32:^which -24:^who 35:aft 52:all 48:already -51:also -23:am -36:and 57:any 36:anyone 27:ape 22:approval
25:approve 43:are 60:artist -33:audit 27:back 50:bag 24:balanc 35:be 49:been 60:biggest 84:burn -42:click 55:code 26:coin 33:could
27:count 24:dangerou 21:dev -24:do -24:doe -31:draft -23:exchange 43:far 23:fee -38:floor -21:for 22:freeze -25:given -24:go
-23:goplu -37:ha 30:hack 27:hi 48:hold 24:it -28:keep -25:ledg 53:legit 44:made -28:make 41:many -33:mint 41:more -27:much
-37:network -28:not -47:only 46:own -33:page 35:paus -30:phish -25:pippin -28:please -21:pull -21:raw 32:real -21:revoke -42:rout
27:rug 84:safe 61:security -20:share 37:she 81:should 22:so 27:some 23:source -38:spl -59:supp 39:swap 87:these 52:those 49:token
-55:tonight -29:too 25:trad 30:transfer -22:trustworthy -22:upgrade 26:wa 31:want 44:were -47:what 36:when -28:wheth -50:which
48:whoev -31:whom -20:worth -40:would 40:writ -29:you @~selector 53:* 37:4byte 43:? 29:^4byte 47:^my -32:^what 26:all -51:an 21:and
20:at 50:be 21:block 27:byt 35:byte 31:call 88:data -22:do -23:doe 27:error 49:every 25:for 26:function 25:hash -51:here 26:i 22:in
45:index 25:input 38:it -22:keccak 41:log -44:mean 39:method 39:my 23:not 42:of 74:our 44:out 25:over -25:pl 35:revert 27:selector
22:some 48:start 67:that 26:the -35:topic 22:trace 24:transaction 31:tx 26:up 45:which 51:would -20:you @~sol -41: 20:* -25:^a
-28:^balance 21:^biggest 61:^did -43:^everyth 57:^i -45:^in 22:^list -36:^mint 38:^need -20:^nft 52:^show 42:^someone 30:^the
81:^token 65:^total 32:^what -30:^which 31:^who -37:addres -36:all 28:already -36:also 36:am -40:and -52:are -58:artist -29:back
-28:balance -26:biggest -53:block -31:burn 25:chain 21:chang 26:check -22:circulat 31:client -20:close 32:coin 22:crypto 52:dao
36:did 20:do 44:doe 43:down 57:empty -23:epoch -29:everyth 21:exact 70:exist -29:exploit 23:fail -37:far 21:fattest 24:fee -29:first
41:for 21:friend 49:from -21:frozen 69:go -52:ha 49:happen -49:height -35:hi 24:i -56:in -41:into -36:it 46:keep 40:know -58:lamport
-29:land -27:largest 39:log -23:lowest -42:m 54:made 43:market 31:min 24:mint -29:move 27:need -22:newest -31:next -26:nft 36:normal
-35:not -25:only 39:or 41:pay 28:per -35:pippin 33:pl -27:please -39:put -22:rent 51:rn -29:rug -26:safe 68:say 27:second -33:she
22:show 23:sign 30:sit 43:slot -31:so 41:someone -72:spl -21:str 25:straight 49:supp -31:swap -22:th -21:their -24:them -43:those
55:through -20:tim 41:timestamp -35:to 49:today -73:token 50:top 40:total -32:tp 21:transaction 25:two 35:tx -28:unlock 47:up
-25:user -41:validator -30:verify 25:well 58:where -67:which -46:writ -22:write 25:zero @~solana 39: 31:* 33:? 26:^a -32:^all
44:^are 54:^biggest -27:^compress -37:^doe 20:^i -66:^in -28:^make 26:^my 34:^on -39:^please 21:^price -51:^the -22:^there 38:^token
84:^which 22:^who -38:a 57:addres -50:address 39:aft 24:already 26:asset 51:bag 46:belong 60:biggest 33:block -40:burnt 23:buy
-61:by -36:check -24:client 22:collect -34:count -60:creator -32:custom 28:d 51:digital 40:doe -34:for 22:got -40:group -44:ha 51:he
-26:hold -32:impermanent 39:includ -33:item -55:know -43:left -57:list -32:los 49:m -26:make 22:many -25:may -50:member -21:meme
24:more -34:much -58:name -25:need -22:newest 25:nft -31:no 76:numb -30:offer 35:on -35:one -26:our -46:out 48:own -26:pay -40:piec
33:pippin -41:pl -33:please 28:plu 22:price -23:royalty 21:rug 70:safe -73:same 24:sentence -24:set 48:she -52:should -27:signatur
32:so 24:some -59:spl -35:supp 26:swapp -36:that -32:the -28:there 55:these 28:think -63:tick -26:too -21:top 33:trad 66:trait
-23:transf -34:two -24:we 44:which -49:with 55:writ 33:zero @~source -39:* -22:^please -26:^review -22:^show 57:^source -21:^the
-74:^verify 22:am 24:an 38:and -45:at 23:be 23:call 35:code 41:compil -54:contract -42:etherscan -46:have -22:i 31:licence -58:may
-32:my -41:our 28:out -27:own 41:point 56:proxy 35:rout -57:say -53:so -22:some -25:swap 33:tell -49:that -21:the -26:thi -31:verify
-53:we -46:what 34:where 34:which -22:with 21:would @~spot -40: -15:* -37:^i 29:^spot -35:^which 44:bag 38:between 37:bid -40:can
-30:circulat -31:look 44:market -44:perp 55:spot -30:supp 23:there -37:trad -24:trade 32:up -29:which -33:with -29:you @~stablecoin
-11:* 44:^and 33:^biggest -27:^can 20:^did -21:^make 21:^of -24:^price -38:^since 24:^supp -49:^we -26:^what 49:^which -21:above
34:against -31:and -41:are -25:ask -21:before 41:big 37:biggest 25:blockchain -20:can -25:cent -21:clos -40:coin -22:could -47:day
41:defillama -42:do 22:doe -25:each -30:ever 61:fee -23:from 29:grow -22:have -53:hold 35:id -23:in -31:into 37:issu -25:it 70:keep
-46:know 20:liquidity -20:make -49:many -32:me -28:metamask 30:money 29:network -20:not 35:numb 24:on -64:one -45:only -23:or
-35:our 64:out -22:peg -44:pric 47:rank -25:run -32:see -23:sent 64:share -30:show -30:sise -25:slip -25:sold 74:stabl 43:stablecoin
-22:their 61:there -53:these -42:to -26:token 31:treasury -23:two -26:und -54:until -53:value -56:wa -56:want -48:we -20:what
33:which -30:why -21:would -38:you @~stat -12:* 20:? 29:^average 64:^dominance -28:^market 88:^total -35:^volume -52:a -43:address
23:all 38:average 56:big -30:block 31:busy -30:by 22:count 51:day -58:defi -37:doe -44:fear -62:fee -44:gre -44:ha 22:had -43:have
34:in -53:large 62:mcap -53:most 24:network -22:news 29:no -59:over -26:please -55:search -52:share -21:since 23:so -24:that
39:these 23:total 24:transaction 46:utilisation -20:volume @~support 30: 42:* 23:^in 22:^quote 28:^what 41:all 33:are 29:before
68:can 23:check 31:collection 37:currency 41:give 35:goplu 46:in 27:it 22:know 34:money 24:my 24:network 36:or 58:price -25:quot
30:quote 41:set 39:show 22:token 41:v 42:what 42:you @~ticker -26: -18:* -27:24h 40:^all -24:^any -57:^bid 25:^busiest -74:^compare
-22:^depth -61:^floor 27:^how -68:^list -23:^open -21:^perp -48:^rate -30:^the -29:^trad -69:^v 36:^volume 40:^what 21:^which
-25:^who -21:a 21:about -21:acros 27:am -26:any -23:are -43:ask -53:at -35:bid 26:blur 24:busiest -27:cap -23:chain 54:cheap
-25:coingecko -54:compare 29:cost 37:could -36:derivativ -27:dex -22:did 31:do -20:doe 33:every 89:fee -42:floor -47:from -55:futur
-31:ha 34:have -23:high 35:id 93:keep -34:kind -24:level -23:liquidat -22:list 56:lowest -24:market 74:marketplace -26:me -46:mean
49:moment -21:money -23:mov 39:move 22:much 22:my 59:not -60:now -45:of 123:one 113:oth -35:our -41:over -28:pair 23:perpetual
-25:please 30:price 33:quot -36:real -24:recent -33:right -32:sale -39:should -22:side 38:so -37:spot 20:spread -91:still 56:that
24:they -26:thi -27:those -61:today 40:told -47:too -21:top -33:total -45:trad 22:two 42:und 48:v -47:venue 35:wa 34:what -23:who
-47:with 45:you @~time 60: -38:* 28:? 23:^doe -25:^i -36:^what -46:answer -40:api 88:clock -27:connect -29:did 33:doe -21:exchange
-30:first 32:from 39:get 26:have -54:i -22:in -42:key 33:log 60:made -66:not 47:off 46:or -22:ord 37:order 29:reject 24:run 25:say
21:serv -55:service 60:slot -50:still 33:that -27:the 36:there 44:time 48:timestamp 35:to 21:wa 26:we 27:where 43:with 76:your
@~token 10:* 58:^ 42:^a -25:^about -27:^account 55:^addres -29:^all -45:^allowance -21:^am 42:^and -48:^balance 30:^biggest 81:^call
-21:^chart -27:^coin -30:^coingecko -49:^contract 70:^convert -20:^could 29:^dex 83:^did 57:^every -62:^everyth -40:^find -33:^for
-58:^freeze -24:^from 44:^ha -39:^have 29:^held -32:^hold 25:^holder -48:^honeypot -32:^how 27:^i -25:^if -62:^in -22:^kind
24:^latest -21:^list -58:^look 22:^make -81:^market 49:^mcap -25:^mint -21:^most 65:^need 34:^newest -37:^next -35:^nft -57:^numb
-43:^of -52:^only 26:^our -44:^please -29:^pool 87:^price 38:^pull 31:^put -52:^somebody -66:^supp -24:^tell -53:^that 26:^the
21:^there 65:^token 50:^total -37:^transfer -24:^twitt 60:^v 27:^we 23:^website -23:^where -24:^which 42:acros -45:actual 56:aft
-26:again 29:airdrop -39:allowance -76:also -34:amount -53:answ 44:anyone -32:anyth -30:anywhere -36:ape -22:approval -51:around
22:arriv 52:arrive -32:art 34:ask 35:at -28:ath -39:attach -29:attestation -22:audit 22:aunt 22:authority 29:back 24:bag -51:balance
-47:been -23:beginn -30:belong 22:beside -36:bett -49:big -24:bigg 38:biggest -35:block -25:boost 26:bos -53:both 40:bought
-31:bridge 24:broth 25:buddy -64:burn -35:bytecode 100:call -22:category 21:change -41:circle 62:claim 28:client -24:code 39:coin
-32:coingecko -27:com 31:company -24:compare 70:convert 39:copy -23:cost -39:could -29:count 85:cousin -67:creat 50:current
43:custom 62:dao 48:data -43:day 56:decimal -25:description 26:dex 53:did 55:dominance -40:drain -22:eligible 41:email 46:empty
55:en 36:even 56:every 39:everybody -36:everyone -53:everyth 21:exchange -52:exploit 41:explor -24:fear 65:fee -32:feed 73:fetch
-61:figur -22:figure -21:fil -38:find -61:flow 23:follow -33:follower 23:forgot 36:foundation -36:freeze -22:friend -22:frozen
-22:fund -33:ga -23:given 57:go -35:goe -24:goplu 50:got -57:governance -49:grandson -56:group 26:hack -22:had -34:happen -23:help
26:her -20:here 60:him -36:hit 70:hold 25:holding -60:honeypot -26:husband -62:id -35:in 25:income 40:inside 25:it -28:item
45:itself -23:just -29:keep 20:kid -34:kind -59:know -31:last 27:late 28:latest -46:launch 40:left -41:legit -42:lend 24:lent
-32:lie -22:line -30:liq -35:liquidity -43:logo -46:look -22:lowest 37:lp -27:made 25:main 52:mark -54:max 39:may 46:mcap 60:mean
40:meme 22:memecoin -23:memo 91:mempool -31:message 49:metamask 27:mint -22:minute -62:month 37:more -29:most 26:mov 22:move
51:movement -24:much 34:multisig -21:must -78:nam -31:native -44:nev -21:newest -25:next -24:nft -58:not -33:now 51:off 43:official
-22:often -47:old -62:once -61:onchain -30:one -96:only -39:oth -28:out 31:over 27:page -51:pas 33:paus 24:peg -75:per 21:percent
36:phantom -31:piece -52:pl -27:place -26:please 24:pool -24:possible -67:post 33:pric 71:price 30:profil -31:program -26:project
-26:protocol -27:provide -30:public 50:put 37:queue 38:quick 25:quot -26:quote -38:random 51:rank -28:ratio -37:raw 95:reach
-24:read -26:reb8tk3gbgk5auzkwc6shnwrgvjh8dualh -55:receiv -23:recent 51:rent 23:report 34:result -50:return -23:review -90:right
45:rn -29:rout -68:rows -29:run 74:safe -21:sal 59:sat -21:satoshi 67:saving 45:search 26:security 22:see -40:send -53:serv 54:set
-37:share 22:she -32:should 41:show -29:sign 23:single 91:sise 48:sist 27:sit -21:sitt -25:slide 26:small -36:smallest 79:so
-42:sold -70:some -44:somebody 50:source -78:spl -21:stabl 28:stablecoin -27:stak 34:start 38:state -37:statement 28:statu 47:stop
-31:str -50:straight 29:support 60:symbol 28:table -30:take -42:telegram 85:th -47:there 68:these -32:they -40:through -30:tick
41:tim -48:time 38:today -20:togeth 60:too -24:tool -32:total -43:track -31:transaction 50:transfer -34:trc20 -34:treasury 28:trust
-30:turnov 53:tvl -45:twitt -44:unlock -45:upcom -39:upgrade -46:use 24:user 63:v 24:valu -24:valuation -42:value 45:very 32:via
-52:view -34:wa 20:wallet -31:weath -52:week 51:well -41:whatev 33:wheth -28:which -51:whole -23:whose 57:why -29:will 30:with
71:wont -49:wrong 92:yet -25:you 35:your 38:zero @~trad -33: -3:* -28:? -20:^fill 47:^for 57:^give -37:^i 51:^last -63:^market
-26:^on -21:^pool -23:^price 71:^print 48:^recent -22:^show 22:^tape 72:^trad -30:^v -30:^what -25:^where -25:^which 41:^who
-29:about 37:amount -25:best -21:both -23:can 22:company -22:day -23:did -25:do -25:doe -35:down 66:event 33:every -36:form
-21:geckoterminal 46:give 24:guy -37:he -54:holder 46:last 24:late 61:latest 30:list -26:live 42:look 34:me 40:mine -29:moment
-27:most -41:old 34:open 25:or 39:perp 23:politic -21:price 82:print 33:pull 30:recent 28:right 85:run 21:sal 47:sell 50:settl
-25:shar 44:sise -44:sit 21:some -26:somebody 26:still -34:tak 22:tape 26:that 29:there 93:through -34:today -35:token -23:too
32:trad -32:trade 32:trader -25:up 30:v 47:w -25:wa 31:went -24:what -29:where -24:which 24:who -42:ye -24:you @~transaction 8:*
34:^all -45:^balance -21:^call -36:^can -55:^cancel 25:^decod -47:^doe 52:^event -22:^fee -33:^for -46:^from 44:^ha 20:^i 47:^in
-66:^it -35:^on 61:^search 75:^show -24:^someone -54:^stack 30:^statu 22:^the -26:^to 26:^tx 21:^wa -66:^wallet -48:^what 22:^when
26:^which -39:^who 36:add 22:addres -32:aft -22:airdrop -27:amount 34:any -29:are -46:attestation 43:audit -26:back -31:balance
37:before -28:biggest -38:blob 80:block -27:book 23:bought -38:broadcast -22:burn -43:by 31:came -71:cancel 45:chain -23:change
-40:cheap 57:check 38:claim -24:client 34:complete -39:contract 30:cost -31:current 34:custom -25:day 36:decod -40:deploy 25:did
-25:do -38:doe 50:eip 51:emit 30:entry 30:etherscan -33:event 42:exchange 46:exploit 63:explor 37:fail -26:far 22:find -23:flagg
22:friend 30:from -29:geth 38:government 49:happen 47:he 30:here 43:hit -28:hold 31:id -35:impermanent 75:includ -21:keep -21:know
38:last 47:ledg 23:list -36:los -35:mean -29:mempool 50:min -30:mine 36:money -43:more 51:morn 40:mov 47:movement 66:nam -22:need
32:network -47:newest 21:no -21:node 37:nonce 35:noth -20:now 51:numb 25:number 26:of -26:office 39:old 57:oldest 29:one 29:only
42:ord -32:order -58:oth 32:out 58:outgo 27:pay 27:payment -20:per -21:plu -30:present -30:pric 38:price 41:program 26:purchas
25:purchase -25:real 60:receipt 87:receiv 23:recent -25:return -22:right -48:rn -22:rollup 24:rows -21:run -39:safe 25:sale
59:search -28:second -35:sell 52:send 34:shar -35:should -88:side 22:sign -29:signatur -45:sitt 46:small -58:so -27:someone -34:sort
-49:stack -24:stand -70:still 30:succe 33:swap 29:swapp -21:t 53:take -51:text -49:th -52:there 31:these 27:think 35:thru -25:time
-26:to -27:today -27:too -37:topic 45:touch -63:trace 47:transaction 58:transf -20:transfer -37:trezor -20:turn -51:unconfirm
-26:unit 32:unspent 30:used 50:value 41:w -32:went -22:were 22:where 36:withdrawal -25:would 24:you @~transfer -37:* -22:? -27:^a
-22:^am -21:^balance 49:^did -23:^doe -27:^everyth -51:^for -30:^i -21:^in -60:^it 30:^latest -30:^list 30:^my 41:^need 42:^newest
-37:^on -22:^only -22:^our 32:^that 47:^we 46:account 48:aft 34:airdrop 38:all 22:already -47:also -20:ape -30:are 23:arriv
52:arrive -34:at -21:attach -21:balance -32:base -29:been -26:both -46:by 37:call 28:came 24:chang -26:client -37:coin 20:company
-40:contract -53:custom -26:d 52:data -23:doe -34:down -29:each -23:eligible -47:en 28:erc 39:erc20 -20:etherscan -28:everyth
43:exchange -41:flow -61:freeze 34:got 24:guy 24:hand -22:he -39:hold -25:i 28:if 64:incom 33:inflow -39:it 69:late 42:latest
56:left 31:lin 39:link -49:list -32:made 52:make -26:may 22:me -23:morn 21:mov -20:native -32:nft -56:one -27:our 32:out 40:over
-37:own 33:payment -31:position -21:price 34:read -53:receiv 27:receive 36:rows 29:safe 31:she 24:so -24:supp -26:th -39:that
-21:there -25:these -21:they -29:thi -53:those 21:through -28:time -38:token 41:tonight -47:transaction -35:trc20 -22:two -27:tx
-31:wa -28:wallet 58:went 37:whatev -24:where 21:who -28:why -27:with -21:withdrawal -48:would 27:yet -38:you @~treasury -28: -36:*
50:^biggest -24:^chart 53:^for 36:^ha -43:^how -21:^list 47:^of -24:^please 47:^stack -24:^the -29:^what -23:^who -62:a -26:about
-29:account -40:all -49:among 30:at -20:audit 48:average 23:been 35:board -25:chang 59:change -23:chart -23:coingecko -36:country
-45:crypto -52:dao -31:doe 66:each -45:fee 70:firm 20:first -28:got 24:grow 33:ha 34:have 28:held 65:holding -27:id -31:in 36:into
21:last -31:legal 26:like 26:live 34:m -23:made 30:many 30:market 60:min -63:morn -68:nod -23:now -27:old 24:on -71:or -63:our
-23:paid 56:pap -22:pay 41:pile -38:pl -20:please 20:present -34:price 34:protocol 22:purchase 27:rank 69:report -44:right -35:safe
29:sale -36:sell 46:shar -52:share 29:sheet -68:should 31:show -29:since 40:sit 24:sitt 20:sold -28:some 68:stack -54:thi -32:to
-23:token 20:u 21:value 27:we -29:what -23:who 35:whose 36:with 48:work -27:worth -29:you @~trend 15:* 59:? 76:^any -45:^can
62:^pool -22:^search 38:^trend -25:a -46:and 73:any 25:are 35:big -25:by -34:can 20:chain 47:coin -24:compare 28:could -69:degen
21:dex -22:did -37:everyone -26:geckoterminal 63:go -33:ha -21:how 28:into -41:just 25:know -26:last 31:list 22:look 26:m 29:moment
40:most -31:newest -30:now -35:one 39:only -22:or 43:people 22:please 25:pool 56:pump -23:rugcheck 46:search -27:talk 21:these
35:today -22:token 32:trend -34:volume 22:vot 27:want @~tvl 52: 3:* 20:? 53:^did -27:^fee -32:^how -29:^i -27:^price 21:^since
86:^the -23:^tvl 37:^when 23:all -28:at -29:big 96:blockchain -85:by -61:chart 51:compare -42:dao 20:day 28:defi -20:develop 36:did
-40:doe -23:exchang -80:fee 32:get -60:have 20:history -20:i -21:in 52:it -49:itself 33:just -20:keep 59:lend 57:lie -23:liquidation
-28:liquidity 46:lock -22:long 21:m -20:many -50:me 21:mov -34:need 28:now -32:numb -38:paid 23:point 38:present -29:price
33:project -29:rank 39:saving -35:show -57:still 39:there -27:time 57:today 33:total 38:trend 25:tvl 35:value 76:wa -32:wallet 74:we
27:when 54:where -22:worth -23:yield @~verify 7:* 33:^check 32:^ha 34:^say -25:^source 47:^verify 45:and 38:anywhere -21:are
29:check 38:claim 23:exchange 39:he -21:hi 31:in 26:look -21:made -44:match 56:newest 49:one 38:only -22:open 26:or 35:own 32:proof
39:publish 21:put 24:real 22:say 35:team -26:there 37:verification 47:verify -25:wa -21:wallet -21:where -27:whose 35:work @~volum
20:* -24:^all -22:^busiest 90:^dex -32:^i -34:^on -33:^pool -38:^the 24:^top 28:^total -56:^volume -23:^what -50:a 29:acros -54:all
-41:are 73:by -22:day 42:decentralis 64:dex 37:do -21:doe 25:down 37:each 33:exchang 32:exchange -27:fee -41:got -67:it 21:lead
-41:make -28:marketplace 27:more 52:now -40:one 31:our -32:perp -64:pool 31:right 52:see 27:than -34:them 44:they 28:to -27:togeth
-28:token 21:top 21:trade 30:turn 36:turnov 46:v 22:venu -23:venue -23:wa 42:want -41:we -25:week 52:who @~volume -15:* -37:24h 20:^
-41:^and 42:^could -85:^dex 65:^give 44:^ha -37:^price 48:^volume -50:^what -23:^where -46:aft 83:against -46:am -23:apart
-23:balance -27:been 25:between -26:bridge -22:busiest -34:buy -44:by -24:chain 35:chart -23:company -44:compar 40:could 26:d 41:day
22:defillama 62:deposit 45:develop 68:did 44:do -29:down -37:each -63:flow 22:for 59:give -31:gone 50:got -50:hack 35:history 20:if
-34:into 42:it 23:itself 21:kind -29:l2 20:late 22:leave 40:like 32:make 54:me -35:moment -27:money -39:most 34:mov -25:net -24:now
32:number -26:on -22:out 59:own 44:perp -33:price -30:rank -31:reach 41:real -21:report 40:same -41:see -33:sell -46:send -40:sent
21:should 28:since -34:spot -66:still -27:swapp -31:take 36:tell 32:than 36:that -50:there -28:through -53:today -39:token -59:total
41:trade -76:trader -20:u 23:up -41:used -86:v 47:venue 40:vol 44:volume -40:want 35:we -30:went -27:what -28:which -20:will
-37:with 62:withdrawal 20:would 26:you -21:your @~wallet -31:^a -50:^addres 44:^all -26:^am 23:^and -31:^are -36:^call 32:^can
67:^check 47:^contract 42:^doe 26:^every 31:^everyth -21:^find -21:^for -20:^ga 22:^good 24:^got -28:^held 24:^hold -48:^i -25:^if
99:^in 42:^last 31:^list 75:^make 28:^need 53:^nft -22:^nonce -57:^numb -22:^on 65:^one 45:^only -57:^please 25:^pnl -39:^price
32:^pull -34:^realis 21:^recent -93:^revoke -61:^rows -21:^run 42:^search 54:^show 53:^swap 21:^that 21:^the 50:^token -38:^top
26:^trad -41:^transaction -37:^unclaim 77:^wa -66:^wallet -23:^when -30:^where 30:^which 25:^who -38:^with 23:account 23:accountant
31:active 29:activity -32:add -46:addres -63:address 57:aft -26:again -42:airdropp 91:all 20:allow 54:already 20:am 32:and -29:any
50:ape 48:app 34:approv -50:approval 24:are 22:arriv 55:arrive 34:art 96:artist -35:ask -24:at -59:attack 23:audit 21:away 29:bag
67:bal -32:balanc 24:bank -37:base -39:be -45:before 50:belong -75:block -32:blockscout -37:book 57:bookkeep -38:bot -28:both
28:broth 54:burnt -22:busy 24:came 59:can -30:car -33:chain -46:chang 64:check -34:circle 32:clean -25:click -20:code -22:coin
47:cold -30:colleague 44:company -35:compare 27:compress -53:confirm -43:control 52:count 66:creator 31:crypto -26:current
-42:custom -36:d 44:dao 69:data 26:daught 31:defi 43:deploy -53:dex 79:did -30:diligence 31:done 33:down -30:due -58:eligible
-56:employ -24:en -23:enough -34:entry 41:erc721 -21:error -46:even -52:every 35:everyone 32:everyth -22:exact 36:exchange 37:explor
35:farm -28:fetch -21:figure -21:file -21:find -23:firm -58:flow -38:forgot 23:found -70:free -57:freeze 48:friend 67:fund 26:ga
24:gave -40:get -24:go -41:gone 24:good 27:got 67:governance 60:grandson 42:ha -53:hand -27:hardware 56:have -30:hex 56:hi -22:him
-30:history -30:hit -30:hold -30:holder 41:holding -32:home 33:hot 28:how 26:if -34:includ 41:incom 25:inflow -21:input 21:interest
45:internal -47:inventory -26:it 64:item -20:job -38:jpeg 24:just -36:keep -40:key 43:l2 36:last 25:late -36:launder 47:ledg 56:left
-30:legal -27:let -26:lett -23:letter -20:lie 36:like 26:lin 66:line 44:list -30:live 51:lol -36:m 54:made 46:make -33:market
50:marketplace -21:mean 39:member 50:mine 33:mint -38:minute 22:money -24:more -25:move -59:movement 59:much 56:multisig 51:must
-25:nam 37:net -21:new -48:next -50:nonce -24:numb -27:old -61:once -36:open 47:operator -49:ordinal -20:oth 45:our 63:outgo 57:over
-66:own 33:p 29:pap -22:part 32:pay 31:penguin -41:people -22:per -21:percent 35:permission 37:permit2 -38:person -21:phantom
24:picture 39:piec 36:pl -33:plu -27:point -27:present 54:pric -20:price -36:print -25:profit -21:program -22:project 24:protocol
52:provide -43:rate 56:reach -23:read -28:real -21:realis -32:reason -63:receiv 42:receive 57:rent 34:report -22:return -86:revoke
62:rich 30:right -29:rows -20:rpc 47:safe 34:said 40:same -27:sandwich -38:satoshi -23:saving -64:say -24:screen 42:search -40:seen
-28:sell 45:set -30:sheet 31:should 33:show -35:sign -45:sit 20:small -36:smallest 56:sold -36:solidity 48:some -29:someth -59:son
-21:source 91:spl 42:stand -21:start 45:statement 33:storage -31:supp 45:swap -47:symbol 24:tag -23:talk -34:team -45:term -61:th
-63:that -33:them 59:there -59:these -43:they -42:thi -34:those -34:through 20:time -21:to -25:today 29:togeth 59:token 30:tonight
-20:too -43:top -47:trade -29:trader 21:trait -30:transaction 86:transf 42:transfer 78:treasury -39:turn -43:two -28:und -34:unit
-42:unlimit -45:unspent -22:use -28:user -24:v 86:vault -25:very 30:vitalik 49:wa -21:wallet -30:way -43:well 22:went 39:were
39:whale -53:wheth 63:which 22:whom -46:will -57:win -45:without -23:work 25:worth -22:would -35:write 28:year 28:yet 54:yield
25:zero @~yield -38:* -21:^chart -23:^ha -50:^i 26:^my -26:^pool -57:^price 24:^show 28:^stablecoin -27:^stak -20:^tvl 25:^yield
-22:above 23:and 48:apy -23:bank 62:can 40:current -27:dao -41:deposit -38:did 26:doe 24:down -21:earn 40:farm 23:first -24:ha -28:i
24:in 32:interest -23:just -58:keep 39:least -31:lend 37:like 22:m 22:more -27:mov -26:no 24:now 21:only -27:or 25:paid -35:park
43:pay -20:peg 32:per 24:present -55:price 27:rate -31:report -38:reward 25:show 30:stablecoin 23:summ -21:the 48:there 26:thi
25:those 39:today -33:tvl 29:use -32:want 25:went -22:when -26:with 21:year -23:yield
`;
