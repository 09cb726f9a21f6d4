// First weights: how much each sign of a candidate tells for it, by itself (*) and beside each word of the question; written by test/learn-first.ts, in hundredths.
export const FIRST_WEIGHTS = `
@+lacks 7:* 27:,+24h -32:,+and -44:,+any 41:,+burnt 41:,+but -61:,+by 58:,+can 27:,+contract 46:,+could -28:,+did -76:,+doe
25:,+every 23:,+find 46:,+for -49:,+give -32:,+ha 21:,+how -49:,+id 31:,+if 27:,+in -34:,+just 39:,+list -44:,+long -34:,+market
-50:,+native -76:,+not 52:,+only 64:,+open 74:,+our -34:,+pric 37:,+price -40:,+rank -25:,+slippage 41:,+spend 51:,+the 43:,+there
108:,+to 23:,+token 60:,+verify 23:,+want -52:,+what -46:,+whatev -23:,+when -97:,+which -44:,+who 30:,+why -21:.+$ 67:.+_
36:.+before 27:.+can -32:.+e 51:.+for 50:.+ha 43:.+i -50:.+show 31:.+the -21:24h+volume 51:?+? -29:?+and 35:?+contract 28:?+he
-35:?+how 35:?+i -23:?+in 54:?+it -25:?+just -70:?+look -50:?+my -23:?+on 28:?+the -37:?+what -28:?+who -30:^+a -35:^+addres
54:^+all 44:^+allowance -40:^+any -43:^+anyth -86:^+balance -49:^+bid 40:^+block 32:^+buy 53:^+by 62:^+call -31:^+can -29:^+capital
32:^+chain -40:^+chance 57:^+check 41:^+coingecko 53:^+compare 39:^+contract 20:^+convert -39:^+could -46:^+current -37:^+decimal
-41:^+decode 39:^+depth -31:^+dex -47:^+draft 68:^+event 26:^+every 31:^+everyth -47:^+explain -25:^+fear -33:^+fill 25:^+floor
25:^+found -60:^+ga 33:^+ha 36:^+hey 68:^+hold 21:^+holder 38:^+honeypot -73:^+it 40:^+kind -29:^+latest -35:^+ledg 29:^+list
31:^+look 49:^+market 34:^+metamask -24:^+my -33:^+name 28:^+namehash -41:^+newest -34:^+next -24:^+no 73:^+oi 51:^+on 59:^+open
20:^+ord 29:^+pl 21:^+pnl 26:^+pool 47:^+pull -42:^+read -32:^+realis 30:^+recent 48:^+revenue -42:^+review -60:^+revoke
42:^+rugcheck 65:^+run 28:^+safe 24:^+sat 45:^+say 78:^+search -57:^+should 55:^+so -31:^+somebody 38:^+stablecoin 46:^+swap
24:^+tape 22:^+tell -66:^+the 46:^+there 24:^+they -33:^+thi 22:^+to 71:^+token -52:^+top -24:^+topic0 -32:^+total 52:^+trad
24:^+turn 37:^+tvl -32:^+twitt -20:^+two -29:^+utxo -43:^+verify 52:^+volume 123:^+wa -41:^+where -22:^+whose -30:^+will -46:^+with
-21:_+, -56:_+? -29:_+_ -59:_+account -60:_+addres -21:_+airdrop 49:_+already -28:_+among -70:_+are -65:_+at -68:_+atm -36:_+back
47:_+balance -31:_+been -30:_+before 57:_+bet 44:_+bid -25:_+book -77:_+by 25:_+byte -34:_+can 22:_+cent -46:_+chain 46:_+clos
53:_+coin -88:_+collection -22:_+contract -29:_+cost -63:_+cut 27:_+decimal 36:_+deposit -27:_+develop 29:_+dex 21:_+digest 48:_+doe
23:_+each -26:_+earn -20:_+entry 24:_+explor 34:_+fail -43:_+fee 69:_+for 55:_+from 55:_+fund -43:_+ga 45:_+get 31:_+give 27:_+gone
-20:_+got -29:_+ha 41:_+hash -32:_+hashrate -35:_+have -70:_+hold 26:_+if -27:_+keep -23:_+late -27:_+left -32:_+level -22:_+list
68:_+long -36:_+market -31:_+may -29:_+mempool -32:_+message -23:_+mil 34:_+mov -20:_+movement 34:_+name -35:_+network -51:_+next
50:_+nft 24:_+now -37:_+odd 38:_+old -30:_+one -33:_+open 54:_+or -31:_+ord -33:_+outcome 37:_+over 48:_+pair -53:_+perp -28:_+point
-37:_+proposal -35:_+protocol -57:_+question 25:_+quote -44:_+recent -32:_+revenue -34:_+right -47:_+rn -37:_+rows 63:_+safe
47:_+say -27:_+side 22:_+sign 23:_+since -24:_+sit 30:_+so -20:_+stak -30:_+stake 47:_+th 71:_+that 55:_+there -30:_+these 34:_+thi
43:_+to 65:_+token -61:_+trad -29:_+transfer 22:_+treasury -46:_+tx 23:_+und 33:_+until 25:_+utc -47:_+value -71:_+wallet -37:_+what
63:_+when -31:_+which -32:_+with -39:_+word 77:_+worth -23:_+ye -61:a+a -36:a+beginn 69:a+certain 51:a+chain 72:a+coin 37:a+fake
57:a+feed 36:a+friend -29:a+good 26:a+hash 24:a+list -49:a+logo 48:a+long 44:a+new 28:a+pap -34:a+phish -27:a+profile 24:a+rug
-22:a+side 20:a+sign 32:a+str -28:a+the 57:a+token 80:a+transf 21:a+wallet -31:a+week 64:about+$ -26:about+, -71:about+_ 71:about+in
27:about+to -30:account+$ 27:account+, -42:account+? 37:account+_ -46:account+at -59:account+balance -66:account+i 70:account+on
43:addres+$ 25:addres+doe 53:addres+for -45:addres+of -40:addres+on 51:addres+that -43:address+$ 89:aft+the -40:against+_
-21:against+it 46:against+the 23:all+? -22:all+_ -72:all+chain -20:all+exchang 38:all+member 45:all+nft -51:all+of
-37:all+stablecoin 33:all+the 49:all+time 28:all+worth 30:already+$ -32:already+been 52:am+i 22:amount+$ 27:amount+in -47:an+airdrop
21:an+exchange 31:an+nft 39:and+give 36:and+he -30:and+how 81:and+my 38:and+now -44:and+of -29:and+open 39:and+out 60:and+rpc
-21:and+since -44:and+volume 53:and+want -59:and+what -37:and+which -39:and+who -31:and+why -38:answer+, -35:any+chain 41:any+of
-20:approval+for -29:approve+a 32:apy+history -29:apy+of 23:are+all 55:are+my 24:are+open -66:are+people 23:are+still -24:are+there
-26:are+they 68:ask+$ -32:ask+. -53:ask+for -27:ask+me -24:ask+on 21:ask+to 39:ask+what -39:at+$ -46:at+_ 39:at+a 39:at+it
25:at+least -36:at+my -23:at+present 26:at+that 35:at+the -38:at+thi 31:at+which -24:atm+$ 35:average+$ 29:back+$ -43:back+,
-34:back+_ -42:balance+$ -50:balance+and -53:balance+in 24:balance+sheet 28:base+fee -41:be+$ 31:be+_ 42:been+burn 26:been+pend
33:before+friday -39:before+i -56:behind+_ 34:behind+it 26:behind+the 36:belong+to 38:best+_ 35:bet+$ 33:bet+, -55:bett+on
-54:between+_ 40:between+the -28:bid+ask 30:bid+on -59:block+, -40:block+? 34:block+height -70:block+i 51:block+numb 31:book+$
-70:book+_ -53:book+for -34:book+of 98:book+on -27:both+_ 47:both+sid 32:bought+$ -37:bridge+$ 58:bridge+i 26:burn+$ 34:burnt+in
34:burnt+one -21:busy+i 26:buy+, 25:buy+? 36:buy+it 28:buy+tax -35:by+24h -66:by+_ 30:by+chain -68:by+hand 66:by+how 40:by+it
51:by+market 32:by+now -21:by+one -33:by+protocol -35:by+side 78:by+the -37:by+tvl -35:by+volume -57:by+what 28:by+whom 40:call+data
23:call+inside 38:came+in -40:can+still 44:can+t 25:can+the 21:can+u -39:can+you 28:candl+for 53:cap+$ -30:cap+? -32:capital+of
92:category+i -41:chain+$ -42:chain+, -25:chain+by -38:chain+ha 26:chain+id 44:chain+that 24:chart+for 45:chart+of 26:check+if
51:check+my 52:circulat+supp 22:claim+he 48:clean+up -39:click+on -45:close+$ 24:close+to 39:coin+$ -22:coin+, 26:coin+? -35:coin+a
38:coin+are -21:coin+doe 21:coin+from 52:coin+in -53:coin+my 24:coin+of -51:coin+that 66:coingecko+id 25:cold+storage 27:cold+wallet
33:collection+$ -48:collection+_ -31:collection+my -43:collection+with 43:compare+_ 40:compare+it 31:compliance+ask
49:confirmation+doe 20:contract+$ -30:contract+addres -38:contract+address -46:contract+for 26:contract+have -32:contract+on
53:contract+or 28:contract+that -30:convert+_ -49:convert+thi -33:copy+$ -58:cost+$ 24:cost+? -22:cost+basi -36:cost+in 51:cost+on
27:could+the -27:could+you 61:count+and 61:counterparty+addres -56:crypto+market -23:current+_ -31:cut+in 55:dao+$ 32:dao+hold
25:dat+$ 22:data+$ -51:data+_ -49:day+? 21:day+i -27:decemb+$ -39:decemb+? -57:decentralis+exchang -26:decimal+, -38:decimal+of
22:decode+the -28:decode+thi 30:deep+i -24:defi+protocol -38:defi+tvl 22:deploy+to 31:deposit+, 22:depth+_ 33:dex+$ 34:dex+,
-47:dex+on -50:dex+pair -51:dex+volume 47:did+$ 38:did+_ 79:did+i 33:did+that 70:did+the -53:did+they -55:did+thi -32:do+$
-21:do+not 37:do+you -56:doe+_ 37:doe+a -23:doe+coingecko 77:doe+he -32:doe+it 77:doe+my -55:doe+one 59:doe+our 29:doe+pyth
93:doe+that 58:doe+the -29:don+t -33:down+? -47:draft+a 41:drain+$ -20:due+diligence 23:each+$ 28:each+chain -30:each+oth
27:each+side -53:earn+_ -28:eip+_ -36:eith+side -43:eligible+for 61:end+of 29:enough+. 25:error+$ -33:error+_ 33:event+$ 87:event+of
-36:event+that -59:every+approval -27:every+chain 27:every+purchase 27:everyth+that -22:exchang+_ -42:exchange+$ -28:exchange+,
52:exchange+clock 48:exchange+where -39:explain+to -46:explor+$ 87:explor+of 28:far+$ -67:far+i 40:far+off -24:fear+gre -55:fee+$
29:fee+. 20:fee+_ 30:fee+did 75:fee+doe 59:fee+i 32:fee+of 61:fee+on 20:fee+rate 33:fee+that 26:fee+tier -41:feed+_ 39:feed+for
48:feed+id -51:fill+in 27:fill+of 25:fill+on 78:find+it 34:find+out -21:find+the 31:first+$ 23:first+, -35:first+? -62:floor+$
-24:floor+, 65:floor+and 46:floor+of -37:floor+price -23:for+_ -39:for+each 36:for+how 38:for+me -31:for+our -34:for+reentrancy
82:for+that 54:for+the -23:for+trad -58:form+_ 56:found+a 28:from+_ 30:from+a 46:from+my 75:from+the -68:function+i 43:fund+_
-38:fund+payment -33:fund+rate -48:ga+$ -32:ga+on -61:ga+price -30:ga+rn 21:ga+used 27:gave+u -29:get+a 29:get+if -52:get+into
26:get+liquidat 38:get+the 40:give+the -45:go+through -47:go+to 66:governance+token 67:ha+been 33:ha+it -44:ha+on -48:ha+that
81:ha+the 67:had+_ -24:hardware+wallet -28:hash+_ -59:hash+of -37:hash+rate -31:have+$ 23:have+, 29:have+? 27:have+_ 77:have+a
36:have+an 33:have+i -65:have+in 57:have+my 40:have+on 50:have+open -68:have+the 21:he+got 34:he+ha 20:he+hold 33:he+i 24:he+say
32:height+of 26:her+wallet -59:here+. 24:here+a 45:hi+_ -52:hi+account 29:high+i -43:highest+floor -71:history+$ -21:history+_
55:hold+$ -45:hold+, 28:hold+_ 34:hold+a 59:hold+any 80:hold+count 27:hold+in 57:hold+it -60:hold+on 22:holder+$ -23:holder+,
-47:holder+? -33:holder+of 25:holder+on 50:honeypot+? 39:honeypot+or 36:hot+wallet -56:hour+$ 39:how+are 25:how+big 31:how+can
57:how+deep 24:how+did -64:how+do -70:how+doe 26:how+far -21:how+ha 28:how+i -42:how+it -23:how+large -22:how+long 23:how+much
-22:how+often -82:how+old -21:how+tall 20:how+the 41:i+$ -30:i+, -39:i+. -75:i+_ -31:i+a 37:i+allow -48:i+an 28:i+approv
-31:i+approve -40:i+at -45:i+bett 43:i+bought 54:i+buy -42:i+click 23:i+close 54:i+earn -43:i+eligible 21:i+enough -32:i+farm
-30:i+fine 20:i+for -65:i+forgot 50:i+found 52:i+got 75:i+had -68:i+he 74:i+hi 53:i+hold 74:i+in 36:i+just 24:i+know 37:i+left
28:i+lost 39:i+made -41:i+mean 26:i+mint 36:i+my -21:i+not -67:i+on 47:i+only 23:i+open 96:i+own 54:i+paid 34:i+park 60:i+pay
-36:i+pend 61:i+provide 22:i+read 24:i+receive -23:i+see -35:i+set 39:i+sign 49:i+still -33:i+stuck 28:i+swapp 35:i+thi 72:i+think
32:i+trade 34:i+up 61:i+use 53:i+used 52:i+wa -29:i+want 24:i+won -43:id+, -37:id+_ 58:id+do 31:id+for -26:if+you
-31:impermanent+los -22:in+, -35:in+a 62:in+and -43:in+crypto -64:in+decemb 23:in+fee -39:in+germany 23:in+one 31:in+ord 28:in+our
-26:in+percent -39:in+simple 34:in+spr 52:in+that 56:in+the -37:in+their -41:in+them -21:in+there -71:in+thi -30:in+what 64:in+which
22:incl+. 25:includ+$ 41:incom+_ -36:init+code 26:integrate+$ 28:interest+$ 62:interest+of 26:into+_ 28:into+the 36:it+$ 102:it+,
30:it+_ 36:it+a 26:it+all -37:it+and -26:it+at 30:it+balance 35:it+be 23:it+belong 26:it+dangerou 45:it+end 30:it+ever -52:it+floor
-40:it+for -29:it+from -23:it+go 56:it+have 21:it+i 52:it+id -24:it+in 55:it+now 66:it+on 52:it+or -51:it+own 28:it+pay 65:it+peg
30:it+point -21:it+price -26:it+run -51:it+say 36:it+still 26:it+take 49:it+trad -33:it+wa -58:it+worth -34:just+the 50:keep+on
35:kind+tell 88:know+$ 22:know+the 36:l2+we 21:largest+first 36:last+_ 37:last+buy 29:last+trad 57:late+on 22:launch+, 26:ledg+$
-34:ledg+or 61:left+in -25:left+on 25:lend+protocol -25:level+$ -22:level+a 23:level+each -36:lightn+channel -22:lightn+network
59:like+_ -38:like+i -48:link+, -70:liquidation+_ 69:liquidation+price 44:liquidity+and 31:liquidity+for -32:liquidity+pool
29:list+$ 23:list+company 64:list+every -21:list+for 45:list+it -49:logo+for -44:lol+$ -45:long+and -34:long+v -29:look+for
22:look+wheth 53:lose+it 67:low+$ -22:lowest+ask 30:lp+$ -39:m+_ 28:m+in 22:made+, 28:made+_ 50:made+a -25:made+it 43:made+on
31:make+_ -34:make+a -57:make+me 46:make+the -79:many+_ 63:many+confirmation -23:many+decimal 61:many+of 35:many+owner
-24:many+people 59:many+percent -30:many+sat -34:many+token 24:many+transaction -30:many+validator 58:market+cap 42:market+i
-21:market+on 50:market+we 42:me+$ -49:me+, 78:me+. 43:me+? 25:me+_ 25:me+a 28:me+about 42:me+all 34:me+and 52:me+how -32:me+please
-55:me+some 25:me+that -44:me+what -29:me+which -38:me+with -56:mean+$ 53:mean+the 38:member+of 62:metamask+show 38:min+$
-48:min+pool 31:mine+$ -33:mine+, -23:mint+$ 33:mint+, -22:mint+more 98:mint+on -32:mint+or -37:moment+, -42:moment+? 63:moment+of
58:money+i -37:more+, 22:more+of 30:morn+$ 38:morn+, -24:most+_ -30:most+at 57:most+fee -32:most+in -43:most+money -36:most+recent
-55:most+volume 25:mov+_ 20:much+do 68:much+ga 30:much+ha -47:much+in 27:much+money 59:much+on 24:much+volume 37:much+would
-22:must+i -44:my+_ 42:my+aunt 25:my+bag -35:my+bet 35:my+bos 56:my+client 92:my+coin 43:my+cold 33:my+colleague -46:my+collection
21:my+company -27:my+cousin 31:my+daught 75:my+employ 26:my+en 69:my+exchange 74:my+friend 26:my+grandson -30:my+knee
-38:my+landlord 46:my+last 60:my+liquidation 54:my+metamask 25:my+money -47:my+moth 58:my+nephew 34:my+not 62:my+old -41:my+own
35:my+payment 23:my+pension -27:my+phone 24:my+pool -47:my+position 44:my+saving 28:my+spreadsheet 36:my+swap 43:my+thesi 38:my+trad
39:my+transaction 26:my+transf -52:my+tx -55:my+uncle -65:my+wife 55:my+withdrawal -36:nam+$ 68:name+, 31:name+? -53:name+and
-36:name+of 25:name+on 23:name+the 31:namehash+for -44:native+coin -29:need+_ -57:need+a -24:need+for 51:need+it 57:need+the
39:network+$ 53:network+i 28:new+_ 45:new+token -35:newest+_ -29:newest+pool -49:next+_ -40:next+block 27:next+contract -20:nft+_
30:nft+do 26:nft+i -41:nft+of 42:nft+on 37:no+$ -27:no+in -24:no+side -32:nonce+_ 40:not+. 32:not+_ -36:not+the -34:notional+volume
-41:now+, 26:now+? 25:now+_ -46:now+and 85:now+on 29:numb+$ 28:numb+_ 21:numb+and 39:numb+for -83:odd+for -27:odd+of -30:odd+on
30:of+$ -27:of+, -39:of+_ 38:of+a -82:of+all 54:of+an 64:of+both -42:of+crypto -46:of+each -60:of+ga 44:of+it 57:of+mine 50:of+one
48:of+our -45:of+owner 40:of+that 69:of+the 30:of+these 53:of+those 27:of+trad -36:of+what -34:of+ye 34:off+i 45:office+want 78:on+$
-22:on+all 38:on+average -70:on+chain 25:on+coingecko 57:on+each 29:on+hi 42:on+no 21:on+one 48:on+our 30:on+some 60:on+that
52:on+the 46:on+thi -28:on+twitt 38:on+which -27:on+x 63:one+$ -21:one+, -49:one+_ 30:one+chain 25:one+go -71:one+of 72:one+or
-51:only+_ 27:only+have 32:open+$ 50:open+at 41:open+interest -59:open+order 73:or+_ 58:or+a -41:or+blacklist -20:or+block -44:or+i
25:or+los 33:or+no 20:or+not 30:or+wa 52:or+what 23:ord+$ 36:order+$ 71:order+of 86:oth+one 50:our+auditor 32:our+chain
-21:our+client 54:our+company -42:our+contract 39:our+l2 -29:our+token 43:our+treasury 30:out+$ 54:out+of -25:outcome+token
55:over+_ -67:over+all 48:over+time 32:own+$ -42:own+, -31:own+_ 29:own+by -27:own+it 26:own+on 23:own+the -112:own+token 65:paid+$
54:paid+_ -23:paid+dexscreen 22:paid+for 21:paid+in -24:paid+out -50:pair+for 21:pair+on 27:pap+with 45:pay+$ -24:pay+? 59:pay+_
47:pay+for 46:pay+on -26:payment+$ 39:peg+_ 45:pend+_ -38:people+say 22:per+chain 59:permit2+_ 40:perp+on -25:phantom+$ -24:phish+$
-26:pick+up 38:piec+of 53:pl+$ 20:plain+create 40:plain+word 31:please+$ 48:please+, 25:please+. -30:please+? 22:please+check
32:please+give 23:please+look 39:please+show 39:please+the 21:pnl+_ -35:pnl+of 20:point+$ 29:pool+$ -36:pool+, -32:pool+are
42:pool+for -45:pool+found 65:pool+in -22:pool+of -72:pool+on 35:pool+with 34:position+, 31:possible+. 33:post+$
-21:prediction+market -22:present+, -22:present+? 60:pric+for -45:pric+in -72:pric+of -86:price+$ -27:price+_ 20:price+chart
-31:price+do -36:price+for 37:price+impact 45:price+in -45:price+of 52:price+on -52:print+on -32:priority+fee 25:profit+or
52:project+$ -74:protocol+by 40:protocol+in -30:protocol+on -60:protocol+treasury 38:protocol+we 52:provide+liquidity
-23:public+company 53:pull+_ 31:pull+from 30:pull+the 56:put+_ 33:pyth+_ 30:pyth+have 24:quote+for -38:rank+$ 43:rank+by 41:rank+the
61:rate+of -31:read+_ 48:read+the 57:real+one 20:real+sign -29:realis+pnl 36:realis+profit -31:require+the -38:revenue+,
-59:revoke+every -41:revoke+that 21:right+now -27:rows+$ -24:rows+. 36:rpc+url 24:rug+? 22:rugcheck+report 31:run+$ 53:run+_
40:safe+? 25:sanction+or -25:sat+vb -33:saving+account -55:saving+in -33:say+$ -82:say+_ 43:say+he -27:say+it 44:say+that
-26:score+$ -23:score+of 64:search+_ 39:search+on 60:search+the 32:second+i 60:see+the 32:selector+$ -87:sell+? 31:sell+tax
23:send+_ 34:sent+? -54:sent+_ 30:sent+it 51:sent+me 64:sent+u 34:sery+$ -37:sery+_ 22:set+of 29:shar+of 59:share+of 56:sheet+,
-20:short+$ 26:short+in 58:should+be -63:show+_ 34:show+a 43:show+all -26:show+it -32:show+my 23:show+what -78:side+$ -35:side+by
23:side+with 37:sign+$ -25:sign+_ 91:sign+it -24:sign+the 88:signature+_ -44:simple+word 30:since+_ 74:since+i 25:since+the
-37:since+when -21:sise+$ -41:sise+of 23:sit+on 22:sitt+in 54:sitt+on 25:slot+produc 26:so+far 52:so+i -40:so+it -21:so+what
-43:sold+$ 26:solidity+fil 36:some+_ -40:source+of -51:spend+_ 47:spend+on 31:spendable+output -30:stabl+on -49:stablecoin+float
29:stablecoin+i 31:stablecoin+in -36:stablecoin+on -21:stake+pool 29:stand+behind -26:start+with -22:state+the 88:still+have
-43:still+mint -23:still+move 50:still+pend 59:still+pull 58:stood+at -29:storage+$ 58:storage+, 51:str+_ 39:str+of
-24:straight+from -39:stuck+$ 21:summ+$ 31:supp+, 21:swap+of 44:swap+on 20:take+from 38:tax+office -51:telegram+group 36:tell+how
-32:text+_ 31:th+i 88:that+_ -68:that+be 69:that+block 31:that+came 31:that+chain 47:that+collection -26:that+contract 54:that+he
-57:that+hold -41:that+i 37:that+list 43:that+market -37:that+my 20:that+one 24:that+protocol 39:that+thi 28:that+trad
-54:that+transaction 53:that+wa 30:that+wallet 47:that+we 24:the+account 21:the+addres 73:the+airdrop -35:the+amount 32:the+auditor
-82:the+balance -46:the+beacon 33:the+best 31:the+bet -56:the+biggest 123:the+block 84:the+bridge 43:the+call 28:the+chain
24:the+chance 42:the+client 39:the+coingecko 36:the+cold 40:the+court 46:the+current -29:the+custom 84:the+dao 33:the+dapp
29:the+day 24:the+deploy 41:the+deposit 53:the+derivativ 54:the+dev -38:the+dex 24:the+en 47:the+end 56:the+event 34:the+exact
-22:the+exchange 96:the+exploit 85:the+explor 64:the+fee -24:the+feed 27:the+firm 54:the+fund -74:the+ga 22:the+guy 39:the+hack
-56:the+highest -21:the+history 35:the+hot -23:the+id 30:the+insid 49:the+l2 -31:the+largest -39:the+last 26:the+latest 51:the+lend
-25:the+lightn 38:the+lp 35:the+market 37:the+mint 39:the+money -57:the+most 55:the+multisig 89:the+name 76:the+network
-23:the+newest 34:the+news -54:the+next 40:the+nft -26:the+no 27:the+numb 29:the+old 47:the+one -40:the+open 21:the+option
24:the+ord 101:the+oth 42:the+pair 59:the+pap -25:the+pend 30:the+perp 45:the+pool 24:the+price 52:the+probability 46:the+pyth
-26:the+raw 73:the+real 63:the+receipt 55:the+rent 31:the+rollup 40:the+rout 23:the+selector 53:the+sell 26:the+slot -42:the+source
-29:the+spot 76:the+stablecoin -57:the+supp 53:the+tax -30:the+text 41:the+tick 53:the+time 34:the+top 86:the+treasury 25:the+tvl
27:the+two 34:the+tx 29:the+user 81:the+vault 48:the+venue 31:the+verify -21:the+very -28:the+wallet 78:the+week 40:the+whale
-51:the+whole 69:the+yield 50:their+_ -55:them+? -27:them+_ 50:there+$ 74:there+, -38:there+? -23:there+any 42:there+are 26:there+i
-59:there+on 27:these+_ -31:these+day 39:they+cost 65:thi+$ 40:thi+? -58:thi+_ -54:thi+addres 53:thi+artist -38:thi+moment
45:thi+morn 35:thi+network 72:thi+one 40:thi+protocol 26:thi+stablecoin -53:thi+token 47:think+$ -33:through+$ 61:through+_
-46:tick+$ 27:tier+of 85:time+$ 30:time+high -78:time+i 57:time+of -29:time+to 36:to+$ 30:to+add 28:to+and 28:to+be 30:to+clean
-40:to+do -30:to+each -56:to+get 69:to+have 24:to+it 38:to+know 22:to+liquidation -29:to+move -28:to+my -57:to+pay -46:to+print
37:to+put 45:to+read 40:to+see -27:to+sell -37:to+send 29:to+the 45:to+use 23:to+which -46:today+and -46:today+in -23:togeth+,
-36:togeth+? 53:token+, -43:token+? -23:token+account 44:token+by -67:token+call 47:token+doe -48:token+holder -55:token+i
56:token+in -53:token+my 39:token+of 64:token+sit 25:token+that 55:token+we 37:token+with -80:tonight+$ -37:too+$ 40:top+$
25:top+holder -34:top+pool -50:top+trader -78:topic+_ -47:total+crypto 86:trad+$ -41:trad+_ 35:trad+above 43:trad+at -25:trad+in
35:trad+there -42:trade+_ 50:trade+at -62:trader+on 43:transaction+$ -42:transaction+of -41:transaction+on 23:transf+_
58:transf+cost 28:transf+of -66:transfer+of 22:transfer+on 28:treasury+of 64:trustworthy+$ -66:turn+over -36:turnov+of -23:tvl+?
-37:tvl+_ 53:tvl+of 62:two+dat 81:tx+$ 44:u+_ -52:und+_ -21:up+$ 57:up+for 26:up+in 65:up+on -38:up+the -21:up+to 53:use+$ 50:use+,
45:used+, 53:used+_ 26:user+paid -34:v+short 63:value+$ -23:value+lock 28:vault+$ 34:vault+, -28:verify+on 49:verify+one
-31:volume+$ -51:volume+, -28:volume+_ 41:volume+in 47:volume+on 39:wa+my 29:wa+one 42:wa+the 33:wa+thi -27:wa+trad -29:wait+in
87:wallet+$ 26:wallet+. 81:wallet+? -77:wallet+_ 61:wallet+for 33:wallet+hold -34:wallet+i 46:wallet+on 37:want+me 56:we+are
-25:we+need -32:we+talk -34:weath+in 55:went+out -34:went+to 34:what+$ 37:what+, -66:what+_ -36:what+are -53:what+back
-35:what+block 36:what+came -37:what+can 33:what+category -28:what+coin 67:what+did 36:what+do 20:what+doe 26:what+exact 40:what+fee
28:what+ha -27:what+happen 50:what+he 27:what+it -39:what+my -40:what+nft -74:what+now -60:what+on -36:what+one 23:what+position
29:what+share 47:what+they -98:what+time 38:what+went 38:what+would 32:when+doe 48:when+i 50:when+the 41:when+we 21:where+are
-36:where+did 20:where+do -30:where+doe 27:where+i 66:where+my 27:where+our 47:where+we 33:which+_ 77:which+approval 65:which+are
-22:which+blockchain -26:which+bridg -55:which+collection -35:which+contract -21:which+dex -70:which+event 38:which+exchang
-55:which+function -20:which+government -41:which+hardware 59:which+i -35:which+id 41:which+marketplace -45:which+min 43:which+of
61:which+our -24:which+pool -20:which+program 49:who+built -39:who+ha 46:who+hold -33:who+made -47:who+may 26:who+own 59:who+sent
38:why+$ -25:will+do 52:with+$ -44:with+_ -52:with+confidence 40:with+fee -55:with+how -43:with+it 31:with+most -40:with+nonce
-32:with+our 34:with+profit -43:with+the -27:with+their 47:without+mov -20:word+what 23:work+$ 72:worth+$ -46:worth+, -26:worth+in
58:worth+right -28:worth+today 20:worth+togeth 73:would+_ -41:would+be 28:would+i -64:would+that 26:writ+a -27:writ+to -22:x+_
-25:ye+$ 26:ye+, -21:ye+for -31:ye+in -56:year+end 25:yet+$ 34:yet+? 77:yield+_ -45:you+can 23:you+find 53:you+have 26:you+know
25:you+please 21:you+see 64:your+? @+lacks:address 23:,+biggest 35:,+burnt 30:,+can 34:,+contract 25:,+could 72:,+for -23:,+ha
39:,+it -29:,+long 65:,+mine -37:,+native 23:,+nonce -45:,+not -24:,+on 38:,+our 52:,+please -33:,+show 38:,+so -38:,+spend 53:,+the
-25:,+they 72:.+_ 56:.+before 44:.+ha -21:.+please -20:.+what -22:?+$ 45:?+? 31:?+i 23:?+it -49:?+look 27:?+please 23:?+the 49:^+all
45:^+allowance 21:^+am -28:^+any -86:^+balance 29:^+before -22:^+biggest 27:^+buy 88:^+call -28:^+capital -23:^+contract -31:^+could
-40:^+decimal -21:^+draft 28:^+every 60:^+find -31:^+fund -58:^+ga 69:^+hold 39:^+honeypot -32:^+how -21:^+i 26:^+in -21:^+it
31:^+kind 32:^+list 32:^+look 50:^+nft -35:^+on 29:^+our -29:^+please 50:^+pull -36:^+realis -49:^+revoke -32:^+somebody
37:^+someone 21:^+text 38:^+the -21:^+thi -21:^+to -31:^+total 58:^+trad 35:^+verify 81:^+wa -27:^+whose 33:_+$ -55:_+? -23:_+a
-70:_+account 80:_+all -34:_+are -39:_+back 43:_+balance 26:_+before 89:_+bet 25:_+by -25:_+can -22:_+close -36:_+coin
-34:_+collection -40:_+contract 20:_+do -75:_+doe 24:_+explor 64:_+for 44:_+from 64:_+fund -38:_+ga -27:_+ha -53:_+hold -27:_+i
-20:_+it 69:_+long -31:_+may -21:_+message -46:_+mov -30:_+name -22:_+next 28:_+or 67:_+over -26:_+perp -54:_+pl -47:_+please
-22:_+rout 32:_+since -24:_+sit 47:_+so -36:_+the 59:_+to -22:_+today 74:_+token -51:_+trad -27:_+trade 23:_+transaction
-21:_+transfer 47:_+utc -36:_+wa -90:_+wallet -24:_+what -22:_+when -26:_+which -45:_+with -23:a+a -22:a+fake 45:a+friend
21:a+honeypot 33:a+new 29:a+token 61:a+transf 20:abi+of -57:account+$ 54:account+, -24:account+? -42:account+at -51:account+balance
-69:account+i 52:account+on 44:addres+$ 59:addres+for -51:addres+of -38:addres+on -49:addres+that 52:aft+the 39:all+member
26:allow+to -37:am+_ 49:am+i 26:an+_ 37:an+en -43:and+i 59:and+my -28:and+on 40:and+sell -23:and+tell 42:and+want -25:and+which
38:any+_ 28:approval+of -24:approve+a 32:are+all -36:are+in 70:are+my 27:are+still -29:are+the -43:are+there -21:are+they
-20:balance+and -55:balance+in 23:before+i 72:belong+to -32:bet+i 24:biggest+first 58:block+_ 26:book+on 39:burnt+one -22:busy+i
40:buy+and -23:by+_ -26:by+how -21:by+it 84:by+the 71:call+_ -35:can+_ 24:can+whoev -28:capital+of -33:chain+, -31:chain+?
-27:chain+id -27:chain+it 48:clean+up -30:client+_ 26:close+to -21:coin+$ -52:coin+on 28:cold+storage 25:cold+wallet
-41:collection+_ -22:contract+? -31:contract+for 44:contract+i -39:contract+of 52:contract+or -39:copy+$ -24:cost+?
64:counterparty+addres 26:d+like -21:dao+hold -39:decimal+of 32:did+he 73:did+i 30:did+that 50:did+the -33:did+they 51:do+,
-31:do+they -74:doe+_ 35:doe+my -24:doe+our 24:doe+that 24:doe+the -21:draft+a 39:drain+$ -31:e+mail -33:eligible+for 31:en+$
40:en+name 51:end+of -49:every+approval -30:explor+for 59:explor+of 20:far+$ 57:fee+i 31:fill+of -26:find+me 65:first+$ -22:first+?
43:floor+and 51:for+_ 26:for+a -22:for+it -38:for+my 40:for+one 40:for+the 25:found+a 26:from+my 29:from+our 34:fund+_ -36:ga+on
-20:gave+me 29:get+liquidat -35:go+to -33:ha+_ 66:ha+been 44:ha+it -44:ha+on -29:ha+that -28:hash+_ 51:have+$ 38:have+? 23:have+a
27:have+an 48:have+i -53:have+in 44:have+on 51:have+open 38:he+got 24:he+hold -32:hi+account -57:hold+$ 63:hold+any 91:hold+count
35:hold+it -50:hold+on 34:hold+the 21:holder+on 51:honeypot+? 39:honeypot+or 35:hot+wallet 68:how+are 33:how+can 28:how+did
-47:how+many -54:how+old -27:i+_ 37:i+allow -35:i+am 28:i+approv -29:i+approve 37:i+can 24:i+close -33:i+eligible 30:i+enough
-22:i+have -62:i+he 74:i+hi 60:i+hold -40:i+in 32:i+just -40:i+left -48:i+m 31:i+my -22:i+on 50:i+own 50:i+paid 75:i+pay
-42:i+should -38:i+sold 64:i+still 22:i+stuck -26:i+swapp 47:i+that 24:i+think -23:i+trade 42:i+up -27:i+want 29:i+won 52:i+worth
-42:i+would -22:if+i -66:if+you -40:in+$ -29:in+, -30:in+an -26:in+fee -54:in+it -32:in+my -24:in+our 24:in+spr -24:in+thi
29:in+total 26:incl+. -27:init+code -34:it+$ -49:it+? 30:it+a 38:it+ha 40:it+have -22:it+in -23:it+name 37:it+on -30:it+the
-24:it+wa -38:know+what 26:late+? 24:latest+block -33:like+i -31:link+, -21:liquidat+$ 27:liquidat+on -45:liquidation+_
71:liquidation+price 27:list+$ 22:list+? -38:long+and -30:long+v 21:look+at -48:look+for -33:m+_ 26:made+it 53:made+on -89:many+_
-36:many+decimal -36:many+token -28:market+_ -35:market+on 30:me+$ -36:me+, 41:me+? 42:me+_ 35:me+all -49:me+the -39:me+what
-22:me+which -30:me+with 32:member+of 34:mine+$ -36:moment+? -29:money+i -26:morn+, 30:most+of -24:much+$ -46:much+_ -35:much+did
71:much+ga 35:much+have -46:much+i -25:much+money 20:much+of -23:much+wa -30:my+bos 65:my+broth 45:my+cold 42:my+contract
-55:my+ledg 59:my+liquidation 58:my+metamask 50:my+open -23:my+position -43:my+son -38:my+swap 24:my+token 40:my+trad -35:my+wallet
28:name+, 29:name+? -30:name+and -32:name+point -36:native+coin -39:need+for -24:nft+in -32:nft+of 70:nft+on 41:no+$ -23:no+shar
-62:nonce+_ -21:now+? -30:of+_ 46:of+a 86:of+mine -62:of+my 52:of+one 26:of+our 30:of+that 48:of+the -42:of+them -21:on+, -42:on+a
-62:on+it 30:on+my -21:on+one -26:on+which -44:one+$ -21:one+. -24:one+_ 59:one+i -71:one+of -39:only+_ 32:open+_ 53:open+at
-52:open+in -44:open+order 22:or+_ 29:or+a 39:or+down 42:or+no 23:or+what 74:order+of -28:our+token 66:over+_ -51:own+_ 39:own+on
57:paid+for 29:paid+in 24:part+of 74:pay+_ 33:pay+for 42:pay+in -44:pay+on -39:permit2+_ 64:perp+$ 44:perp+on -20:pl+, -40:please+,
57:please+. -27:please+? 27:please+look -35:pnl+of -40:point+to 37:price+$ -20:price+for 33:price+on -35:protocol+on 55:pull+_
20:put+_ -22:put+it -30:put+my 23:read+_ -35:realis+pnl 20:rest+on -49:revoke+every -23:rn+$ 62:run+_ 26:sanction+or -40:say+_
23:say+he -22:say+it 42:say+that -32:search+_ 34:search+the 32:second+i 25:sell+tax 45:sent+me 67:sent+u -29:short+$ 36:should+be
-28:show+_ -20:show+the -47:sign+the 36:so+far 52:so+i -50:spend+_ -22:spend+my 27:spot+_ 72:still+have -22:still+move 59:still+pull
-33:still+take 29:storage+, -21:swap+on 27:tax+office -51:tell+me -32:text+_ -23:than+_ -20:that+? 70:that+_ 25:that+addres
50:that+he -53:that+hold -31:that+i -36:that+market 28:that+my -44:that+our -24:that+the 41:that+thi 41:that+trad 33:the+_
29:the+abi -51:the+balance 56:the+best -47:the+bet -21:the+block -27:the+chain 27:the+contract 35:the+current 62:the+dao
-28:the+deploy 37:the+end 45:the+exchange -26:the+exploit 61:the+explor 31:the+fee 72:the+fund 42:the+insid -22:the+market
56:the+multisig -61:the+new 25:the+nft 43:the+one -33:the+open 27:the+pap -32:the+perp 47:the+real 50:the+rout 54:the+same
39:the+stablecoin -28:the+swap 30:the+tax -31:the+text -33:the+th -23:the+time 25:the+token 35:the+trad 42:the+vault -31:the+whole
-39:the+year -51:there+$ -33:there+? -20:these+_ 28:thi+? 41:thi+artist 21:thi+one 44:think+i -21:time+of -24:to+$ -30:to+?
35:to+clean -34:to+do 23:to+liquidation 46:to+me -20:to+move -22:to+my -28:to+pay 38:to+see -22:to+send 101:to+the -28:to+which
21:today+$ -34:today+, 56:token+$ 90:token+, -68:token+_ -61:token+call 47:token+doe 20:token+of 47:token+sit 54:token+with
31:told+me -45:tonight+$ -35:too+$ 26:top+holder -32:trad+_ -31:trad+above -42:trad+at -28:trad+in 36:trad+of 25:transaction+,
50:transaction+_ -32:transaction+on -69:transfer+of -28:tx+count 21:tx+on 54:up+on 39:up+or -30:v+short 30:value+of 34:verify+one
-32:wa+_ -47:wa+it -21:wa+that 46:wallet+$ -20:wallet+. -58:wallet+_ 32:wallet+hold 31:wallet+on 23:want+the 21:what+$ -24:what+coin
50:what+did -56:what+do -46:what+doe -21:what+fee 62:what+ha 57:what+he -37:what+it -40:what+nft -24:what+on -26:what+one
26:what+position -24:what+the -21:what+will -32:what+would 51:when+doe -30:when+i -36:when+wa -36:which+_ -34:which+block
-37:which+chain -26:which+hardware 35:which+i 38:which+of 22:which+token -28:who+are 27:who+deploy -51:with+_ -39:with+a -31:with+it
23:with+my -69:with+nonce 41:with+profit -20:worth+on 28:worth+togeth -60:would+be -26:would+i -21:would+it -45:year+end
-35:you+tell @+lacks:amount 28:* -25:,+_ 47:,+how -35:?+$ -29:^+ga 48:^+i 27:^+what -21:_+. -48:_+? 42:_+for -30:_+i 53:_+to
55:for+my 39:from+_ 39:how+many 21:how+much 25:i+get 53:i+it 27:in+_ -25:into+_ -32:many+_ -35:many+decimal 43:much+i 25:my+_
32:of+the 54:that+$ 33:to+_ @+lacks:anyAddress 9:* 43:,+how 36:,+token -20:24h+volume -28:?+_ -50:^+compare 33:^+dex 65:^+floor
-30:^+ha 33:^+my 53:^+need -30:^+newest -31:^+on 28:^+price 36:^+what 23:^+which -23:_+at -24:_+by 32:_+candl -21:_+dex -35:_+for
-29:_+in 42:_+pair 25:_+pl 28:_+pool 22:_+volume 38:a+contract -32:a+list 34:a+token -25:about+_ 40:am+i 31:and+_ 24:and+i
-23:are+there 29:belong+to -32:by+volume 40:candl+for -27:compare+it 29:contract+on -24:could+you -41:day+? 74:doe+_ 50:floor+of
67:for+_ -46:for+a -32:for+me -25:how+many -21:i+_ -25:i+bought 30:i+mean -40:i+need 32:it+, 26:it+in -28:it+with -27:like+to
46:liquidity+and 24:liquidity+for -25:liquidity+pool -33:market+cap -41:most+trad 52:need+the 32:now+, -22:numb+of 43:of+a 47:of+my
32:of+the -30:on+the -25:one+_ 20:pair+on 24:pool+$ -29:pool+are -21:pool+on -21:pool+with -30:rank+by -22:right+now 47:since+_
30:tell+me 24:the+_ -32:the+day -21:the+dex -33:the+exchange 57:the+mint -23:the+most -30:the+one 27:the+pair 31:token+, 39:trad+$
-24:two+dat -25:volume+$ 41:volume+of 75:what+doe -24:which+_ 60:which+one -26:with+_ @+lacks:anything 25:* -23:,+_ -26:,+how
23:,+in 24:,+market 38:,+on -23:,+with 52:.+can 32:.+i 37:.+which 21:?+? -43:?+_ -28:?+and 26:?+i -22:^+any -46:^+balance
52:^+biggest -30:^+can 71:^+check 58:^+compare 26:^+contract 68:^+convert 55:^+everyth -58:^+find -20:^+how 55:^+i 22:^+list
-36:^+market -23:^+metamask 44:^+our 22:^+please -28:^+price 22:^+put 72:^+search 24:^+show -21:^+the 53:^+there -46:^+token 45:^+we
34:^+what -25:^+when 39:^+where 22:^+who -27:_+? -48:_+account -54:_+addres 45:_+against -47:_+at 50:_+coin -45:_+do -57:_+doe
90:_+for -49:_+hold -66:_+i -32:_+next 20:_+of -22:_+on 21:_+or -25:_+right 23:_+to 67:_+token -21:_+transfer -32:_+value
-84:_+wallet 20:_+with 22:a+_ 26:a+coin 33:a+hash 37:a+str 21:a+table 21:a+token 56:about+$ -55:about+_ 21:account+$ -28:account+?
31:account+on -50:addres+of 47:against+the 23:all+time 38:all+worth 47:an+old -47:and+_ 45:and+by -30:and+i 25:and+tell -41:and+what
70:and+which 44:are+_ 25:are+sitt 36:are+they -38:ask+me -34:at+_ 40:at+all 22:ath+$ 28:be+$ 35:be+? 57:by+it 72:by+market
-34:can+you 63:cap+$ -39:cap+of -64:chain+$ 76:check+my 36:circulat+supp 29:coin+$ -22:coin+, 54:coin+are 27:coin+from -23:coin+i
22:coin+my -59:coin+that 42:coingecko+id -23:company+hold 74:compare+_ 57:compare+it 44:copy+$ -44:cost+$ 39:cost+? -31:d+like
45:dao+hold -50:dex+pair 24:did+the -45:do+$ 31:do+they -69:doe+_ -37:doe+a -56:doe+it -22:doe+my 40:doe+our 70:doe+that
-50:each+chain -21:each+of -30:each+oth 55:find+out 51:for+a 24:for+it 40:for+me 31:for+the 52:found+a 42:from+_ 63:from+my
-26:gave+me -25:ha+_ 28:have+a -25:have+an -44:have+in -24:have+to 41:he+i 60:hold+$ -51:hold+, 27:hold+_ -31:hold+in -64:hold+on
42:how+far -33:how+many -34:how+much -29:i+_ -24:i+a 28:i+copy -21:i+d 35:i+found 57:i+got 26:i+hold 23:i+in 39:i+it 44:i+left
-50:i+mean -25:i+must 82:i+my 55:i+need -42:i+on 23:i+only 52:i+our 83:i+own -20:i+put -31:i+should 64:i+thi 86:i+worth 45:i+would
43:id+for -43:in+, 37:in+my 42:in+our -23:in+that 30:in+the -55:in+thi 56:into+_ 53:it+$ 54:it+, -38:it+? -26:it+_ 48:it+be
-25:it+do 31:it+ha -45:it+hold 34:it+i 22:it+name -23:it+safe 42:it+the 57:it+trad -28:it+up 52:it+with -45:it+worth 39:know+what
64:left+in 41:like+_ 90:list+of 20:long+str 34:look+for -21:look+it 27:made+on -35:many+_ 58:market+cap -37:me+and 30:me+the
87:mint+on 42:money+i -75:much+_ -44:much+doe 61:much+i 47:much+money -64:much+of -33:my+_ 26:my+account 63:my+bag 31:my+bos
35:my+colleague -43:my+employ 20:my+favourite 48:my+last 22:my+old 27:name+$ 58:name+, 26:need+it 20:new+token 38:now+? -33:of+all
-65:of+each 28:of+it 23:of+my -31:of+our -41:of+the 21:on+coingecko -47:on+each -52:on+it 43:on+which 28:one+$ 33:one+. 40:one+?
-40:one+_ 21:or+_ 49:or+a 29:our+_ 73:our+treasury -25:out+$ 41:out+what -41:own+, 42:pair+$ -47:pair+for 25:pap+with -21:part+of
46:pl+$ 89:please+$ 34:please+, 31:please+look -41:pool+, -71:pool+on 30:price+? 58:price+in -77:price+of 35:put+_ 60:real+one
34:right+now 52:rn+$ -20:safe+$ 24:safe+to 28:show+the 26:side+with 23:sit+in 30:sitt+in 32:start+with 41:str+of -56:talk+about
-45:that+coin -52:that+my -39:the+balance 37:the+block -25:the+day -59:the+exchange -26:the+fee 22:the+market -28:the+mint
83:the+name 31:the+oth 30:the+pap 36:the+price 54:the+real -31:the+th -26:the+two 44:them+$ 62:there+any 60:there+are -53:thi+addres
58:thi+artist -24:thi+token -22:thi+wallet 24:time+high 33:to+_ -30:to+do -30:to+each 28:to+know -51:to+my -26:to+sign -45:today+$
60:today+, -28:togeth+? -61:token+$ 42:token+by -48:token+i 57:token+in 22:token+on 25:token+with 28:trad+$ 71:trad+at
23:transaction+of 46:up+on -83:wa+_ 56:wallet+$ -72:wallet+_ -22:wallet+i 27:wallet+on 20:we+are -24:what+are -22:what+can
-59:what+coin 41:what+do 33:what+doe -64:what+in 85:what+it -51:what+my -23:what+one -25:what+to 22:what+token 32:what+wa
-31:what+would -44:when+doe 43:where+can 49:which+coin -21:which+hardware 46:which+i -21:which+pool 78:with+$ 64:with+_ 37:with+a
-33:with+my 41:with+the 51:worth+$ -45:worth+, -30:worth+on 60:worth+right 36:you+find -30:you+know 27:you+tell
@+lacks:bitcoinAddress 3:* 31:,+can -38:,+how 24:,+i 59:,+the -24:,+what 44:,+with 28:.+$ 29:.+_ 21:^+a -21:^+balance 38:^+ha
-22:^+if -25:^+ledg -25:^+my 33:^+please -20:^+the -29:^+what -23:^+which 35:_+, -21:_+? 23:_+_ -27:_+addres -38:_+doe 67:_+i
43:_+on 28:_+or 66:_+wallet 64:addres+$ 62:any+_ 31:can+spend 33:can+you 28:cold+storage -23:could+you 23:do+i -46:doe+my
-36:doe+the -79:for+a 41:for+me 38:found+the 64:ha+the -28:history+of -37:hold+$ -43:how+many 29:how+much 53:i+_ 45:i+have 50:i+in
-47:i+it 24:i+my -38:i+still 56:i+the 38:in+a -53:in+it 20:in+my -68:in+the -55:it+? 28:it+_ -25:ledg+or -29:lightn+channel
42:like+_ -21:look+up -27:many+_ 38:much+_ -48:my+_ -26:now+$ -47:of+our -37:on+my 47:on+the 43:one+$ 57:oth+one -25:own+, 36:pl+$
-28:right+now 72:sitt+on 33:some+_ 30:spend+my 52:spendable+output 46:storage+, 27:that+i -34:the+balance 34:the+fee -52:the+mempool
23:the+most 57:the+oth 61:the+pap -24:thi+addres 42:wallet+. 40:want+to 31:with+my @+lacks:bitcoinHash 16:* 30:,+_ 30:,+i 25:?+$
-48:^+_ 50:^+i -37:^+my 25:^+sat 40:^+what -23:^+when -27:^+why -21:_+mempool 69:_+transaction -48:_+tx -29:and+how -38:block+$
63:by+now 22:confirm+$ 52:confirmation+doe 52:did+i 31:doe+it 57:doe+my -57:fee+$ 21:fee+rate 21:from+_ 53:gave+me -31:ha+been
35:ha+it -75:hour+$ -41:i+_ -33:i+have 69:i+it -53:i+stuck -42:i+the 61:in+the -27:into+the -33:it+$ 36:it+confirm 43:it+have
-29:like+_ 67:many+confirmation -38:many+sat -30:min+$ -26:my+payment -33:my+tx -37:next+block -28:noth+arriv 36:now+$ 38:now+?
26:of+the 48:on+my -32:payment+min 27:pend+_ -22:sat+vb 21:since+_ -24:spendable+output -37:stuck+$ 39:the+mempool -22:the+next
31:wa+it 52:what+fee -46:what+i -23:when+wa 40:with+_ @+lacks:block -6:* 56:,+_ -24:,+please -27:.+$ 37:?+_ -41:^+what -26:^+which
40:_+$ -23:_+? -21:_+_ 23:block+made 38:burnt+in -27:i+it 30:in+it 33:it+? -28:it+in 70:of+the 25:produc+$ 25:slot+produc
63:the+block 49:the+slot 85:time+of -23:wa+it -20:what+the -23:what+time -28:when+i @+lacks:chain -13:* -42:,+all -31:,+and -36:,+by
21:,+for 35:,+how -34:,+i -44:,+in -35:,+it -31:,+on -22:,+only -24:,+please -27:,+since -37:,+the -28:,+what -55:,+which -27:,+who
-29:,+with -29:.+$ 24:.+. -26:.+before 21:24h+volume 44:?+it 28:?+my -20:?+show 33:?+the -31:^+_ 46:^+abi 34:^+are -28:^+balance
30:^+can 39:^+chain 28:^+check 31:^+compare -38:^+current -32:^+decode -39:^+did 25:^+doe -21:^+draft -20:^+floor -44:^+ga 51:^+ha
22:^+how 22:^+in -58:^+it -25:^+kind -27:^+ledg -50:^+make 37:^+metamask -22:^+my 28:^+need 22:^+on 42:^+option -30:^+our 35:^+rank
-21:^+revenue 21:^+search 39:^+since -34:^+someone 76:^+stablecoin -42:^+the 69:^+token -26:^+topic0 -73:^+verify -22:^+volume
36:^+wa 29:^+when -51:^+where -23:_+$ -29:_+, -37:_+. -54:_+_ -30:_+addres -55:_+all -37:_+and -30:_+by -58:_+collection -25:_+do
28:_+fee -33:_+floor 30:_+for 32:_+holder -46:_+i 58:_+now -24:_+of 24:_+on 48:_+or -32:_+payment -24:_+point 50:_+pool -34:_+rows
-35:_+sery 26:_+still -20:_+that -64:_+transaction -42:_+tvl 36:_+with -25:_+word 36:_+yield -38:a+_ 66:a+chain 37:a+coin 57:a+fake
-43:a+logo 33:a+of -23:a+phish -21:a+raw 25:a+single -23:a+transaction -31:about+$ 22:about+the 45:about+to -21:addres+of
-106:all+chain -40:all+of 37:all+the -30:allow+to 34:am+i -23:an+event -42:and+i -21:and+it 40:and+my 58:and+rpc -27:and+volume
-46:and+what -90:and+which -32:any+chain -38:are+_ 43:are+there -47:at+a -20:at+present -35:at+what 21:back+$ 21:base+fee -26:be+$
-39:before+i -22:between+_ 26:biggest+holder 29:block+$ 25:block+height 54:block+numb -22:broadcast+it 35:burn+$ -26:by+_ 21:call+_
-20:cap+of -38:chain+$ -52:chain+? -25:chain+_ 46:chain+id 46:chain+that 46:chain+we 24:check+the 41:coin+$ -24:cold+storage
-23:collection+? 25:collection+by 23:contract+$ -28:contract+address -23:contract+i -25:copy+$ -48:cost+$ 61:cost+on -21:d+like
63:dao+$ -28:decentralis+exchang 24:deep+i -26:defi+tvl 40:deploy+to -57:develop+since -50:dex+$ -30:dex+, -47:dex+_ 75:did+i
-65:did+it 23:did+that -39:do+, 42:do+i 23:do+the 22:doe+_ 61:doe+a -36:doe+it -29:doe+that 30:doe+the -21:draft+a -30:each+of
-35:eip+_ -47:event+$ -22:every+chain 44:explor+of -45:fee+_ 37:fee+did 88:fee+on 44:fee+tier 35:first+$ -20:floor+? -24:floor+of
-24:floor+price -26:for+_ 31:for+it -27:for+me -38:for+my -35:from+my 38:from+the -65:function+i -48:ga+price -40:go+through
-33:go+to 24:ha+_ 43:ha+been 37:ha+it 73:ha+the 42:have+? -22:have+a 49:have+in -45:have+it -47:have+the 44:have+to 47:hold+_
24:how+deep -22:how+did 57:how+full -31:how+i 35:how+many 23:how+much -35:how+old -39:how+the 47:i+$ -53:i+_ 25:i+am -24:i+an
-20:i+bett -36:i+call 37:i+got -49:i+he 42:i+left 48:i+lock -31:i+mean -26:i+my -33:i+need 20:i+not -30:i+on 39:i+only 66:i+own
43:i+pay 29:i+still -20:i+stuck -43:i+that -30:i+the -27:i+trade -30:i+use 20:i+wa -27:id+$ -43:id+for 23:if+i 37:if+you 41:in+$
45:in+and -20:in+crypto -28:in+fee 54:in+it 33:in+that -22:in+the -24:in+what 62:in+which 22:into+the 23:invest+in 32:it+$ 67:it+?
62:it+_ -24:it+contract -54:it+for -58:it+go -54:it+in 45:it+safe 27:it+the 34:know+the 39:l2+we -31:late+$ -26:ledg+or
-21:lightn+network 47:like+_ -23:like+the -28:like+to -32:link+, -24:list+$ -25:list+, -38:list+of -26:lock+in -43:logo+for
-30:lol+$ -23:look+like 25:lp+$ -32:make+a -32:make+me 35:many+_ 61:many+of -21:many+people 27:many+percent 75:many+transaction
-21:market+$ -36:market+, -27:market+cap -30:me+a 28:me+about -29:me+how 21:me+to -21:me+what -22:mean+$ 26:metamask+show 51:min+$
-21:mint+$ 28:moment+$ 40:money+i 30:money+in 65:most+fee -33:most+money 27:most+of -21:most+volume 24:mov+_ -22:mov+the -25:much+$
-61:much+_ -49:much+did 45:much+doe 47:much+i -39:much+of -46:much+volume -36:my+bag 28:my+bank 28:my+broth -43:my+colleague
38:my+daught 50:my+grandson -37:my+landlord 49:my+ledg 47:my+payment -25:my+phone 26:my+saving 33:my+tax -43:my+token
74:my+transaction 47:my+transf 40:my+tx 29:my+wallet -37:name+$ 23:name+, -38:name+of 40:need+for -32:need+it 41:network+$
24:network+, 28:new+token -30:no+$ -31:no+shar 54:nonce+_ -27:notional+option 31:now+$ -41:now+, 23:numb+$ 30:of+both 27:of+it
29:of+mine -23:of+my -26:of+one 20:of+our -29:of+that 26:of+these 65:of+those 29:on+, 22:on+_ -75:on+all -34:on+chain -34:on+no
74:on+our 88:on+the 78:on+thi -30:on+twitt 61:one+$ -36:one+? 38:one+chain -50:one+i -23:one+protocol 63:only+$ 30:or+_ 36:or+a
35:or+wa 45:our+chain -36:our+contract 54:our+l2 -23:our+protocol 37:out+, 46:out+of 54:over+time 50:own+$ -30:owner+of 28:paid+_
43:pay+for -30:pay+on 37:payment+min 30:pend+_ -27:per+chain -23:perp+dex 26:pl+$ 32:pl+, -38:please+$ 31:please+, 47:please+give
38:pool+$ 22:pool+_ 44:pool+for 26:pool+i 28:pool+on 36:pool+that -50:price+$ -44:price+of 44:price+on -39:project+$ -40:protocol+$
21:protocol+, 39:pull+the -31:rank+$ 23:real+one -25:recipient+, -29:revenue+of -26:rn+$ -29:rows+$ 37:rpc+url 22:run+on 47:safe+$
-27:see+how -35:sery+_ 63:should+i 33:show+a 25:show+me -36:sign+_ 36:since+summ -64:since+the -46:source+of 53:stablecoin+supp
-21:stake+pool -28:storage+$ 35:summ+$ -27:summ+? 22:supp+, -39:supp+of -45:that+$ -30:that+be 80:that+chain -25:that+i
-20:that+lend -25:that+protocol 62:that+the 41:that+we -25:the+_ 30:the+account 69:the+airdrop -25:the+amount -21:the+apy
111:the+block 137:the+chain 31:the+cold 23:the+contract 41:the+dao 43:the+deploy 22:the+deposit -58:the+dex -59:the+event
-38:the+exploit 24:the+explor 38:the+fail -28:the+internal 73:the+l2 25:the+largest -45:the+last -24:the+lend -23:the+lightn
-29:the+log 50:the+lp -22:the+mint 45:the+moment -49:the+most 84:the+network 63:the+new -23:the+next 22:the+nft 25:the+numb
-38:the+option 59:the+pair -28:the+perp 81:the+pool -34:the+price -55:the+project -51:the+protocol 53:the+real 55:the+receipt
48:the+rollup -43:the+source 32:the+tick -34:the+token 55:the+tx 71:the+vault -46:the+yield 60:there+, -30:thi+_ 22:thi+morn
58:thi+network -22:thi+one 32:thi+pool -37:thi+token -35:through+$ 46:tier+of 55:time+$ -35:time+i 42:to+$ 32:to+? 49:to+add
24:to+be 21:to+my -35:to+see 25:to+sign -55:to+the -34:token+$ -22:token+, -53:token+? -47:token+holder -38:token+i -44:token+my
-34:tonight+$ -33:too+$ -21:top+trader 22:trad+$ -22:trad+on -27:trad+volume -30:trade+on -25:trader+on 52:tvl+of 21:up+$ -32:up+_
43:use+$ 31:use+, -52:user+paid 22:user+pay 42:vault+$ 20:volume+$ -30:volume+, -33:volume+_ -29:volume+of 51:volume+on -22:wa+_
39:wa+it 54:wa+my 25:wa+that 46:wa+the 25:wallet+$ 71:wallet+? 44:wallet+for 22:want+me 55:we+are 77:we+deploy 37:we+use
-36:what+are -42:what+chain -28:what+coin 44:what+did 38:what+do 21:what+doe 32:what+ha 49:what+in -28:what+price -23:what+share
-34:what+time -40:what+would 43:when+i 65:when+wa -27:where+doe 41:where+i 33:where+my 63:which+block 26:which+dex
-62:which+function 49:which+marketplace -62:which+network -30:which+of -55:which+one -21:which+pair 54:which+protocol 24:which+token
53:who+built 27:who+can 32:who+hold 27:who+own -51:whole+token -22:why+did -72:with+$ -26:with+_ 58:with+nonce -31:with+the 46:yet+$
26:yet+? 26:yield+of 34:you+please @+lacks:coinId 6:* -41:,+on 66:,+the -25:,+what 20:,+with 24:.+which -21:?+_ 20:^+_ 24:^+at
-41:^+biggest 37:^+chart 33:^+for -33:^+ha 31:^+i -26:^+list -29:^+my -26:^+need -47:^+price -32:^+what -21:^+where 27:^+which
-21:_+? 49:_+a 63:_+account 36:_+and -72:_+at 44:_+coin 26:_+for -33:_+i -63:_+in 42:_+of 42:_+pl 27:a+coin 61:all+time 39:and+_
-33:and+how -21:and+what 37:by+how -21:by+market 79:category+i 20:chart+_ -36:coin+are -23:coin+by 53:coin+in 47:coingecko+id
47:did+it -23:did+they -40:doe+the 20:first+, -30:for+_ 24:for+a 84:for+my -29:ha+the 38:hold+it 22:how+far 33:i+my 59:i+need
-65:i+worth 32:id+for 51:id+of -24:in+_ -22:in+our 81:in+that 49:it+$ 21:it+, 22:it+? 35:it+all -28:it+balance 33:it+ever 30:it+up
22:it+worth 26:like+the -31:list+the 49:market+cap 49:my+coin 54:my+nephew 56:need+the -31:new+coin -66:of+_ -43:of+each 33:of+my
69:of+the 36:of+them 21:on+the -26:on+which 47:one+$ -42:own+token -36:pair+$ 37:pl+$ 27:please+, -65:price+of 21:price+on
-42:protocol+treasury 65:sheet+, 27:since+_ -22:talk+about 21:tax+return 61:that+_ -30:the+biggest 80:the+coin 51:the+coingecko
-21:the+most 47:the+oth 61:the+same 32:the+tax -24:they+cost 34:time+high -42:token+$ 23:trade+it -45:treasury+$ -28:what+are
30:what+coin -25:what+doe -25:what+it -65:what+wa -49:which+coin 46:which+exchang 44:which+of @+lacks:coinSymbol 24:^+best -35:^+how
31:for+my -23:how+deep -28:i+it @+lacks:collection -10:* -52:,+the -21:,+what -28:.+$ 32:24h+volume -33:^+_ 26:^+floor 21:^+i
-24:^+list -20:^+show -43:^+which -22:_+$ 31:_+? -32:_+for 25:_+of 39:_+or 29:an+nft -46:and+volume 24:collection+$
-28:collection+by -36:collection+my -31:collection+on 22:did+the 30:do+i -31:doe+the -26:floor+$ -34:floor+, -24:floor+?
38:floor+and 59:floor+of 48:ha+the -41:have+$ -22:how+many 34:how+much 27:it+$ -21:market+cap 22:mint+$ -38:nft+of -23:numb+of
-48:of+_ 28:of+an -33:of+owner 51:of+them -28:on+_ -67:one+of -26:show+me 38:the+_ 41:the+floor -28:the+project -59:today+$
62:today+? -37:volume+of 28:wa+the 36:what+wa -39:which+collection @+lacks:count @lacks:count -34:* @+lacks:day 26:* -32:,+_
-31:,+which -61:.+$ -27:?+$ 33:^+_ -50:^+i -25:^+price -64:^+the -58:_+$ -51:_+. -65:_+? -33:_+_ 38:_+at -21:_+of 48:_+on 37:_+price
41:_+worth -34:a+_ -43:at+_ 37:at+the 48:did+_ 23:end+of 54:for+the -40:i+_ 48:in+_ -27:it+$ 33:on+_ 48:on+the 32:one+_ -21:price+of
81:price+on 47:the+day 47:wa+one -54:what+_ 43:what+did -22:what+wa 63:when+i 23:worth+on @+lacks:days @outside|asked-fit=7
@outside|asked=1 @takes:step 69:* @+lacks:ens -8:* 24:,+i -22:,+the 47:.+_ -24:?+i 30:^+_ -34:^+did -47:^+ha -23:^+how 30:^+namehash
-26:^+what 30:^+when -29:^+which 22:^+who -34:_+$ -22:_+_ 65:_+name -33:addres+$ 57:addres+doe 30:addres+of -33:an+en 20:and+i
-44:behind+_ 34:behind+the -38:belong+to 40:doe+my -26:en+$ -28:en+name 43:for+our 30:for+the 24:go+to -21:ha+it 26:hi+_ -21:i+he
34:i+the 22:i+would 38:my+en 26:my+friend 21:name+of 35:name+point 33:namehash+for 21:now+? -28:of+a 34:of+my 56:point+to 51:the+_
22:the+name -26:the+wallet 26:to+$ 42:to+which 21:wallet+. -36:what+the 32:when+doe 56:which+addres -23:which+of 21:who+own
-22:with+my @+lacks:exchange -32:* 21:,+at -21:^+_ -46:^+bid 42:^+depth 31:^+give -40:^+i 41:^+ord -48:^+the 29:^+what 38:^+who
-48:_+$ -25:_+, -68:_+at 48:_+bid -24:_+candl 26:_+from -37:_+fund -48:_+ord -39:_+perp 32:_+please -44:_+print -31:_+trad
-48:_+with 21:account+$ 21:and+_ 68:ask+$ -50:ask+for -71:at+_ 26:at+the 42:book+, -49:book+for 46:can+i 44:deep+i 21:doe+the
48:each+side -39:exchange+$ 56:exchange+clock 36:exchange+where -36:for+_ -46:from+_ 26:give+me 22:ha+been 42:how+deep -50:i+my
-41:i+the 49:i+trade 52:in+it 40:it+$ 21:it+clock -35:it+in 24:it+on -28:level+$ 47:level+each -35:market+$ 33:now+$ -21:of+the
68:on+it -21:one+$ -45:or+i -27:ord+book -24:pair+on 59:pay+on -27:payment+$ -47:perp+$ 45:please+$ 25:price+at -24:print+on
46:rate+of 31:right+now -20:show+me -30:side+$ -49:the+_ -28:the+fund 34:the+last -33:the+market -25:the+pair 46:the+perp
31:the+venue 87:there+$ -21:time+i 58:today+$ 50:trad+above 25:trad+at -48:trad+of 35:trad+on 45:trade+on 25:we+are 57:what+do
-21:what+i 20:which+_ 26:which+pair 33:with+_ -51:with+the -21:would+_ 70:your+? @+lacks:exchangeId -7:* -22:,+with -29:^+i
34:^+open 36:^+volume -22:_+, -21:_+volume 47:coingecko+id -22:did+the 29:doe+the 39:i+it -46:i+the -24:in+_ 22:it+$ -20:much+did
54:my+exchange 61:of+the 41:open+interest -30:please+$ 57:the+derivativ -38:the+exchange 26:what+doe 24:where+i -37:with+the
@+lacks:hash -29:* 53:,+can -27:,+for -40:,+it -21:,+need 36:,+on -52:,+please -24:,+the -39:,+what 23:.+how -25:?+? -24:?+_ -24:^+_
-23:^+a 23:^+biggest -47:^+can -22:^+could -47:^+decode -22:^+did -21:^+explain -20:^+how -29:^+i -40:^+need 65:^+search 35:^+show
-21:_+$ 30:_+. -21:_+? -30:_+_ -36:_+a -25:_+at -38:_+bet -28:_+by -32:_+do 43:_+fail 36:_+for -32:_+from -40:_+ha -22:_+level
-24:_+odd 42:_+or -35:_+question -40:_+today 31:_+trad -51:_+transaction -31:_+tx -30:_+wallet -25:_+what -27:_+with 20:account+on
27:and+at -47:and+what -27:are+my -30:ask+on -21:at+the -23:at+what -28:bett+on -35:bid+ask 21:bid+on -25:biggest+holder -38:book+of
54:book+on -34:buy+$ -31:by+_ -22:call+data -23:could+you -45:did+thi -34:do+, 73:explor+of -23:fail+? -33:for+_ -34:for+a 36:for+me
-35:for+my -23:for+the -23:from+my 32:from+the 22:ga+used -42:go+through -47:ha+been -33:ha+the -24:have+? 34:hold+the 26:holder+on
50:i+_ -25:i+hold 27:i+in -27:i+paid 20:i+see 31:i+think -36:i+wa 22:in+, -24:in+_ -23:in+it -25:in+my 38:in+ord 66:in+the -23:it+$
-47:it+i 39:it+wa -20:look+at -22:look+like -30:lowest+ask 34:market+$ 27:market+on 72:me+$ -27:me+, 39:morn+, 40:much+_ -45:my+_
-20:my+tx 28:no+$ 23:no+shar -30:no+side -32:nonce+_ 24:of+_ -28:of+it -43:of+mine -35:of+my 34:of+no 28:of+that -24:of+the
24:of+thi -32:of+ye 42:on+the 44:or+_ -25:or+down 23:ord+$ -34:out+of -25:outcome+token -32:pl+, -26:please+. -38:please+look
-55:side+$ -41:since+_ 27:tell+me -32:that+_ 35:that+market -40:the+_ -28:the+best -35:the+biggest -29:the+company 31:the+exchange
55:the+exploit 47:the+most -26:the+no 27:the+odd -29:the+trad 32:there+$ -25:thi+_ 53:thi+morn 71:through+_ -42:to+_ 40:to+my
-34:today+$ -33:token+_ -21:topic0+of -41:trad+on 30:transaction+$ -20:transaction+, -40:transaction+_ -43:transaction+of 26:tx+i
-25:up+or 41:wa+it -44:what+did -45:what+fee -55:what+ha -32:what+i -45:what+the 79:what+would -37:when+i -23:with+_ -33:with+nonce
-33:ye+$ 53:you+look @+lacks:hex -37:* 29:,+_ -48:,+please 36:^+4byte 40:^+_ -45:^+doe -21:^+how -21:^+i 21:^+my 36:^+please
-62:^+selector -50:^+what -28:_+, 54:_+byte 34:a+_ 31:a+transaction -68:an+event 23:and+the -27:before+i 25:broadcast+it
48:byte+selector -37:calldata+for 41:custom+error -29:decode+thi -28:doe+_ -53:doe+it -21:doe+the -26:doe+thi -35:event+that
-77:for+_ -26:for+me -41:function+$ 36:function+i 23:hardware+wallet -21:how+many 55:i+behind 62:i+sign 20:in+it -46:in+our 27:it+.
-24:me+$ 37:me+a -43:mean+$ 21:message+_ -62:of+an 40:of+hex -35:of+my -29:of+the -27:please+$ 27:selector+$ -69:selector+of
35:show+me 24:sign+_ -22:that+i 33:the+_ 21:the+calldata -28:the+event -48:the+selector 46:thi+input 30:to+sign 25:transaction+that
-36:what+doe 50:what+function 21:would+it @+lacks:holder 6:* 29:,+and -21:.+$ 23:.+what -25:^+chart 32:^+how -33:^+list -23:^+the
-35:^+which -32:_+$ 28:_+? 88:_+doe 41:_+ha -23:_+i 27:_+of 29:_+own 28:and+at 55:and+i -38:any+_ 55:at+what 34:balance+sheet
23:bought+_ 43:buy+, 35:by+the -24:coin+are -27:company+have -25:company+hold -21:dao+hold 50:did+the -54:do+i 28:doe+our 45:doe+the
39:every+purchase 34:first+, -30:for+it 48:ha+the 33:hold+$ -30:hold+_ 34:how+many 25:i+own 26:it+_ 54:it+balance 69:many+_
84:much+_ -25:much+of 36:of+_ 27:of+it 24:of+my -24:of+our 41:on+average 49:on+it -43:our+company -36:our+dao -35:our+treasury
-32:public+company 40:the+company 33:the+firm 35:treasury+of 31:what+did -28:what+do -21:what+doe 24:what+it -23:which+coin
28:worth+$ @+lacks:llamaCoin -19:* -31:,+and 34:,+in 33:,+please 24:^+convert -44:^+ha -86:^+what -24:^+when 56:_+and 38:_+coin
22:a+token 79:and+_ -25:and+how 29:at+the 34:coin+i -49:do+, 36:each+of 28:for+the 65:from+the -34:ha+it -29:have+the 46:how+many
-41:how+old -43:how+the 30:i+hold -28:i+my -79:i+worth 30:in+$ -31:in+a 32:in+an -36:it+in -34:mov+_ 24:much+did 40:my+coin 34:of+my
29:of+the 31:of+them -30:price+of -24:the+lp 47:the+token -36:time+i 22:token+$ 30:wa+it -27:wa+the -36:what+time -78:what+wa
-21:when+wa @+lacks:market 14:* -26:,+i 52:?+i -38:^+chance 63:^+ha -44:^+how 23:^+odd 51:^+price 31:^+which -24:^+who 59:_+$ 42:_+.
-40:_+and -29:_+bet -29:_+by 30:_+contract -49:_+cut -28:_+have -33:_+market 35:_+on -27:_+question 36:_+th -25:already+been
-31:and+_ -43:are+people -25:are+they 22:best+bid -26:bet+on 97:book+on -25:cut+in -23:decemb+$ 26:deep+i -36:do+i -38:each+$
21:event+$ -25:for+a -21:for+me -22:for+trad 81:from+_ 23:how+deep -20:how+much -27:i+_ -26:i+get -20:i+it 23:i+there -22:in+_
-54:in+decemb 47:in+the 34:it+? 21:market+$ -27:market+on -30:my+_ -25:my+bet -24:now+, -30:odd+$ -24:of+a 21:of+it -26:on+at
49:on+that 53:on+ye 33:one+$ -22:open+for -20:prediction+market 48:price+of 41:put+_ -25:show+me 22:side+of 27:that+market
31:the+book 24:the+chance 63:the+event 20:the+price 35:the+probability 51:to+put 22:to+see -34:top+trader -43:trader+on -42:und+_
42:want+to -28:what+are 27:what+wa -21:which+_ -21:who+are 58:ye+$ -29:ye+in @+lacks:moveType -5:* -30:^+who -21:doe+the
@+lacks:other 34:* -40:,+_ -20:,+all -40:,+how 21:,+in 50:,+it 39:,+since 79:,+the 23:?+$ 32:^+biggest 25:^+busiest 62:^+did
52:^+doe 28:^+hash 41:^+on 42:^+pool 38:^+price -60:^+stablecoin -35:^+top -49:_+by 22:_+digest 23:_+from 47:_+hash 36:_+i -29:_+on
-27:_+or -21:_+pool -24:_+that 39:a+_ 53:a+feed -20:a+list -22:all+chain -22:and+what -28:are+there -37:bridge+$ 67:bridge+i
-23:can+you -45:chain+$ -25:chain+, -21:chain+doe 21:circulat+supp 34:dex+, 61:did+the -25:do+i -46:doe+it 27:doe+pyth 46:doe+the
-36:each+chain 25:each+of -27:fear+gre 53:feed+for 49:feed+id 50:for+my -41:for+our 22:for+the 28:from+the -24:hash+rate 51:have+a
-33:hold+the -45:how+ha -30:how+many 26:how+much -23:how+the -42:i+_ 41:i+am 53:i+for 73:i+my 41:i+the -30:i+thi 29:in+my -21:in+one
40:it+_ 58:it+i 73:it+peg 42:market+cap -23:me+$ 36:much+of 30:now+$ 21:numb+of -44:of+all 22:of+each -20:of+it 71:of+our 58:of+that
21:of+the 26:of+thi -29:on+_ -32:on+our 30:on+the 41:on+which -55:over+time -38:pool+on 26:pyth+feed 28:pyth+have 30:right+now
-21:run+and 68:share+of 52:since+_ 67:since+the -24:sit+on -26:stablecoin+float 31:stablecoin+i -22:stablecoin+on
-53:stablecoin+supp 33:supp+of 94:the+bridge -45:the+chain 23:the+exchange -30:the+most 48:the+stablecoin -23:them+$ -43:there+,
36:thi+stablecoin -55:time+$ 32:today+$ 41:trad+on -48:volume+$ -30:wa+it -47:what+back 28:what+doe 21:which+pool 27:with+the
@+lacks:pair -5:* -22:^+my -36:_+, 32:_+? 38:_+level 53:_+ord 37:book+, 32:book+on -31:doe+it -65:from+_ 20:i+the -63:my+_ -55:of+_
-37:of+my 62:on+_ 72:ord+book 23:pair+on 27:what+i @+lacks:protocol 28:* -34:,+all -31:,+and -22:,+i -22:,+newest -21:,+since
59:,+the -23:,+which 34:?+i -56:^+dex 37:^+did 22:^+fee -20:^+give 21:^+holder -21:^+how 61:^+i 35:^+on -56:^+option 59:^+revenue
-23:^+show -50:^+the 49:^+tvl 23:^+we 29:^+when -57:^+which 33:^+who 33:_+. -24:_+? 63:_+_ 23:_+by -60:_+on -28:_+since -24:_+tvl
42:_+volume 23:a+day 29:a+protocol 20:all+chain 35:and+for 35:and+i 55:and+what 65:are+the -33:at+the -26:at+thi -48:by+protocol
67:chain+$ -21:chain+, 50:chain+? 30:chain+doe -26:chain+we -27:defi+protocol -23:deploy+to -56:deposit+$ 40:develop+since 68:dex+$
43:dex+, 58:dex+_ -57:dex+volume -28:did+_ -39:did+i -29:do+i 68:doe+it -43:earn+_ -29:fee+$ 64:fee+_ -28:fee+did -42:fee+on
-25:fee+paid -24:first+$ 32:for+the 26:ha+the 33:holder+$ -34:how+did -61:how+many -31:i+_ -36:i+have -44:i+lock 42:i+need 91:i+the
53:i+use 20:in+, 31:in+fee 22:in+our -23:in+the -59:it+$ 29:it+a -23:it+and -32:it+ever 50:it+in 29:lend+protocol 33:lock+in
-47:money+i 28:money+lock -23:much+did -70:much+i -45:much+money 33:much+of -40:notional+volume -24:now+$ -53:of+_ 47:of+my
48:of+one -31:of+that 43:of+the -41:on+_ -37:on+chain 89:on+each -28:on+our 21:on+that -60:on+the 32:on+which 33:one+protocol
-56:our+dao 24:our+protocol 21:please+. -30:protocol+, -70:protocol+by 49:protocol+in 45:protocol+we 43:revenue+of 32:run+and
-57:since+_ 40:since+the 22:sit+on -61:that+chain 34:that+lend 34:that+one 44:that+protocol -24:the+_ 38:the+app -95:the+chain
29:the+dapp 43:the+dex 23:the+exchange -45:the+l2 55:the+lend 61:the+money -38:the+most 68:the+option 31:the+project 73:the+protocol
-22:the+token 39:the+tvl 46:thi+protocol -20:today+? 21:trad+volume -38:tvl+_ 37:tvl+of -34:user+pay 26:volume+_ -33:volume+on
-43:wa+it 21:wa+trad -64:we+deploy -42:what+do -39:what+doe -35:what+it -65:which+protocol 65:who+are -26:who+made -76:with+the
@+lacks:query 26:* 67:^+find -28:_+, -30:_+on -25:are+the -21:coingecko+id 65:find+me -26:id+for 29:it+$ -43:of+_ 41:of+a
-39:share+of @+lacks:signature -29:* -22:,+_ -29:,+no 25:,+please -26:.+$ -23:.+how -32:?+$ -21:?+_ -28:?+i -34:^+abi -36:^+my
-61:^+our -32:^+read 64:^+selector 38:^+topic0 24:^+what -63:_+$ 33:_+byt -30:_+byte -39:_+for -30:_+of -28:_+on -40:_+to -24:_+with
-31:a+_ -21:a+contract 78:an+event -35:and+_ 36:at+_ 41:back+$ -41:byte+selector -48:call+$ 23:call+, -22:calldata+for -41:can+you
-30:contract+_ 22:decode+the -29:did+the 23:doe+it 49:event+$ -24:for+_ -31:for+a 51:function+$ -33:function+i 37:give+me 53:ha+thi
-21:hash+of 33:have+to -51:i+behind 26:i+should 28:i+that 51:in+our -20:it+. 20:it+do 44:log+$ 29:me+the 48:mean+$ -23:much+ga
-20:need+the -23:of+_ -24:of+a 67:of+an 39:of+the 53:please+$ -34:please+. -33:read+_ 39:read+the -49:selector+$ 74:selector+of
-23:send+_ -22:sign+_ 43:that+i -37:that+the -31:the+call 64:the+event -34:the+fail 27:the+first 30:the+log -23:to+my -77:topic+_
28:topic0+for -56:what+function 33:what+i 35:what+the -37:with+_ -51:with+my @+lacks:solanaAddress 19:* 39:,+it -26:,+slippage
-43:,+the 39:,+where -42:,+which 36:.+what -27:.+which 23:?+? 78:?+_ -24:^+a -23:^+balance 43:^+best 23:^+check -32:^+doe
-38:^+everyth 23:^+i -28:^+make 21:^+my -57:^+nft -31:^+price 42:^+rugcheck -24:^+the 42:^+token 48:^+which 25:^+who -20:_+.
-22:_+addres 26:_+balance -55:_+by 79:_+coin 75:_+doe 35:_+give -22:_+left 21:_+memecoin 80:_+nft 34:_+of 36:_+on -34:_+or
58:_+please -38:_+price 31:_+quote -27:_+wallet -23:account+$ -33:account+, -35:account+balance 20:addres+of -36:and+who
40:been+burn 65:best+_ -56:by+the -44:can+still 28:collection+$ 25:com+out 33:did+it -22:do+i 48:for+me -23:for+my -24:from+a
-22:get+a 26:give+me -34:have+in 41:have+left 27:hi+_ -26:hi+account -40:hold+the 47:holder+$ -33:holder+of -28:how+do 62:i+am
-25:i+can -24:i+it 35:i+m -32:i+need -38:i+on -24:i+own 20:i+thi 48:in+our -29:in+thi 29:into+the 37:it+ha 46:it+on 26:it+or
-32:list+of 26:lp+$ -36:made+it 27:made+the -23:make+a 62:market+_ 47:me+_ 53:me+how -24:me+the 20:member+of -30:mint+or 22:more+of
33:much+of -35:my+account 25:my+friend 51:my+grandson 27:need+the -21:nft+$ -45:nft+on -28:now+, -33:of+_ 35:of+a 62:of+it 33:of+our
24:of+that 37:of+these 42:of+thi -40:of+those -29:one+_ -22:only+, 22:out+$ -21:out+of -35:own+$ 36:own+_ -25:phantom+$ 43:pl+$
24:please+$ -28:pool+$ -39:price+on 31:quote+for 22:rugcheck+report 25:safe+? -25:say+_ -24:score+of 30:share+of -39:still+mint
45:talk+about 39:tell+me 33:the+_ -26:the+balance 28:the+collection -21:the+largest 25:the+lp 59:the+market 28:the+new 28:the+one
-27:the+real -56:the+same -34:the+th -25:the+token -54:them+? 58:thi+$ -31:thi+artist -28:to+the 22:token+, -23:token+account
-35:token+are 36:token+of -22:token+on 35:too+$ -25:verify+one -34:wallet+_ 58:wallet+for -28:what+are 21:what+doe 61:which+_
-36:which+collection -30:which+one -21:which+token 30:who+are 40:with+the @+lacks:solanaSignature -10:* -24:^+_ -21:^+decode
46:^+did -26:^+in -30:^+what 42:^+which -24:_+for 59:_+from 20:a+client -22:decode+thi 21:did+i 54:did+the -29:do+i 21:fee+did
-23:for+my 56:from+a -30:i+_ -41:i+need 26:i+think -28:impermanent+los 21:my+_ 51:my+swap -40:my+tx -29:of+_ -29:of+the 21:of+them
26:on+_ 33:plain+word 45:swap+on 57:the+_ -22:the+call -31:thi+_ -20:what+i 25:word+what 54:yet+? @+lacks:text @uses:uuid 83:*
@+lacks:ticker 33:* -21:^+how -22:^+what 41:_+$ 76:of+the 47:on+_ 23:the+_ @+lacks:time 30:* 43:,+_ -21:,+and 25:,+with -22:.+_
-51:?+$ 62:^+_ 48:^+for 47:^+how -32:^+my -36:^+our 37:^+price -39:^+the -23:^+when -28:^+which -25:_+, -33:_+. -36:_+? -33:_+_
-26:_+against 26:_+block 26:_+from 35:_+in -26:_+on 62:_+when 67:_+worth 35:and+_ -23:and+the -54:at+_ 29:at+that 53:at+the
29:block+height 32:block+numb 55:block+wa 42:day+i 98:did+_ -41:feed+_ -40:for+_ 41:for+my 40:from+_ -23:from+the 32:ha+_ 52:how+did
39:how+much -57:i+_ 32:i+bought 45:i+got -55:i+it -23:i+the 46:in+the 44:it+$ -20:moment+$ -30:moment+, 65:moment+of 82:of+_
46:of+my -65:of+the -30:on+_ 38:on+the 26:one+_ -51:please+$ -30:price+for 23:price+in 53:price+of 44:price+on 33:pyth+_
-31:pyth+feed 29:the+_ -44:the+block -79:the+coin 65:the+day 60:the+time 25:the+very -22:thi+moment 52:time+$ -58:time+of 31:to+the
78:two+dat 95:wa+_ 40:wa+it 25:wa+one -21:what+_ 62:what+did 26:what+price -53:what+the 39:what+wa 52:when+i 80:when+the 42:when+we
-21:where+i -37:which+block 27:worth+on @+lacks:types -5:* 43:,+what -30:^+abi 28:^+decode 31:^+i 31:^+my 35:decode+thi 33:for+me
-33:gave+me 34:me+$ 41:my+contract 28:what+i @+lacks:unit -50:* -30:.+$ -24:?+$ -43:^+convert -22:^+how -53:_+$ -39:convert+_
-58:how+many @+lacks:url -12:* -28:,+and 51:,+i -37:,+what 26:.+please 22:?+$ 40:^+the 28:^+who -48:a+fake -24:a+phish -29:audit+,
-22:before+i -32:by+whom -27:for+our -22:from+_ 21:from+the 24:got+a -22:i+click -37:i+got 40:i+the 29:in+the 22:it+. 53:it+dangerou
26:it+on 22:on+any -44:or+a -21:scam+$ -24:that+i -26:the+airdrop 21:wallet+, 21:wallet+on @+lacks:uuid -6:* 23:,+_ -30:^+_ 26:^+my
-20:_+. 40:_+in 35:apy+history 39:history+of 30:how+the -24:i+farm 34:i+have 25:i+put -22:i+the 27:in+, 26:my+pool 26:put+my
22:that+pool -23:the+_ 25:the+apy -20:the+pool 26:the+vault 28:to+see -35:yield+of 29:yield+pool @+lacks:values -50:* -66:_+$ 72:_+,
-84:_+for -87:_+on -79:call+_ 51:calldata+for -34:for+_ -26:the+_ @+lacks:venue -13:* -21:,+what 28:^+ha -39:^+i 40:^+open -27:^+ord
34:^+price 39:^+which -22:^+who -30:_+, -22:_+? -35:_+i -22:_+level -86:_+on -22:a+_ -26:about+the 20:and+how 44:and+what -26:book+,
37:book+on -40:deep+i -22:do+i -24:doe+the -26:each+side -54:for+the -39:ha+it 41:ha+the -40:how+deep 28:how+many 24:how+much
-23:how+old 66:how+the -27:i+_ -25:i+the 38:if+i -22:in+_ 95:in+the -22:it+? -26:level+each 32:mov+_ -20:no+side 49:now+$ -41:odd+on
-43:of+it 32:of+my 26:of+the 22:on+_ -32:on+the -22:ord+book -33:please+$ -36:say+$ -37:say+_ -27:side+$ -79:the+_ 68:the+bet
-28:the+book 64:the+chance 70:the+market -40:the+price 56:the+probability 33:today+$ -31:want+to 45:what+do -43:what+time 23:what+wa
-35:with+_ @+outside -26:!+! 10:* -33:,+all 33:,+and -69:,+any 21:,+at -27:,+but -60:,+can -55:,+chain -22:,+contract -45:,+could
-61:,+did -38:,+every 40:,+fee -24:,+find -61:,+for 42:,+ha -44:,+he -48:,+if -55:,+in -23:,+just 61:,+long 44:,+market -21:,+mine
-44:,+my -23:,+need -28:,+nonce 50:,+not -23:,+of -20:,+one -56:,+our -22:,+pric -24:,+price 26:,+slippage -46:,+so -20:,+still
-49:,+the 33:,+wallet -38:,+want -30:,+whatev -46:,+where -22:,+who -27:,+why -39:.+. -90:.+_ -56:.+before -23:.+can -44:.+could
-44:.+ha -64:.+how -92:.+i -20:.+please -99:.+what -24:.+which -27:.+who -33:.+would -28:24h+volume -69:?+? -70:?+_ -58:?+and
-92:?+i -36:?+in -49:?+it -87:?+my -56:?+on -36:?+show -26:?+the -25:^+4byte -55:^+a -50:^+addres -36:^+all 36:^+am 78:^+balance
-40:^+before 36:^+best 70:^+bid -47:^+biggest -33:^+block -66:^+buy -30:^+by -29:^+call 34:^+can 64:^+cancel 30:^+capital
-46:^+chart -57:^+check -59:^+contract 35:^+could -34:^+current -35:^+depth -21:^+did 37:^+do -28:^+doe 54:^+draft 25:^+explain
36:^+fill 35:^+floor -63:^+for 58:^+from -29:^+fund -38:^+ga -34:^+give -38:^+ha 57:^+hash -39:^+hey -29:^+hold -25:^+hows -27:^+it
-55:^+keccak256 -24:^+kind 27:^+latest 36:^+ledg 27:^+long -38:^+look 25:^+make 60:^+market -34:^+metamask -27:^+namehash -67:^+need
-29:^+newest 25:^+next -33:^+nonce -21:^+numb -54:^+on -25:^+one -92:^+ord -56:^+our -26:^+pl 30:^+plan 37:^+please -20:^+pnl
-22:^+pull 54:^+put -33:^+pyth 21:^+rarity 29:^+realis -29:^+recent -45:^+revenue 44:^+review 84:^+revoke -34:^+sat -21:^+so
-34:^+someone 30:^+stak -25:^+supp -46:^+swap 36:^+text -26:^+that -25:^+the -34:^+they -24:^+token -23:^+turn -26:^+tvl 50:^+twitt
64:^+verify -104:^+wa -47:^+we 31:^+when 23:^+where -44:^+why -33:_+. -40:_+? 33:_+_ -22:_+a 86:_+account 51:_+addres 46:_+aft
-58:_+against 34:_+airdrop -80:_+all -38:_+already -55:_+and 62:_+approval 48:_+are 22:_+at -25:_+back -63:_+balance 48:_+before
-48:_+bet -34:_+book -33:_+buy -29:_+byte -55:_+can -33:_+cent -23:_+clos 40:_+contract 57:_+cost -48:_+deposit -31:_+depth
-33:_+develop -50:_+difficulty -26:_+dominance -45:_+event -36:_+ever -25:_+fail -54:_+fee -31:_+floor -43:_+get -21:_+give
-26:_+gone 86:_+ha -68:_+hash 23:_+have 63:_+hold 53:_+holder -42:_+how -21:_+i -24:_+if 40:_+ledg 50:_+level 51:_+market
85:_+mempool 53:_+message 23:_+mil -29:_+mint -21:_+move -25:_+name 36:_+network -105:_+nft -34:_+node -24:_+odd -45:_+old 29:_+on
33:_+only 48:_+open -65:_+or 94:_+ord 44:_+over -27:_+pair -22:_+pay 96:_+per -36:_+perpetual 28:_+pl -32:_+position -29:_+pric
-58:_+price -33:_+print 45:_+proposal -22:_+protocol -24:_+recent 25:_+repo 89:_+revenue -39:_+rows -86:_+say -26:_+sign -35:_+since
-32:_+so -29:_+stack -34:_+stak 46:_+stake -73:_+still 37:_+that 59:_+the -30:_+there -26:_+these -65:_+thi -54:_+today -63:_+token
40:_+trad -45:_+trade 33:_+transaction 23:_+transf -30:_+turnov -34:_+tx -54:_+utc -32:_+volume -30:_+wa 87:_+wallet -24:_+what
-25:_+when -27:_+where 24:_+with 37:_+withdrawal 56:_+word -25:_+worth 68:_+ye 50:a+_ -42:a+certain -47:a+coin 69:a+contract
-27:a+fake 46:a+good -26:a+hash 26:a+list 51:a+logo -55:a+long -27:a+mail -44:a+new -46:a+of 32:a+phish -23:a+small -29:a+token
-27:a+transaction -67:a+transf -58:a+tx -60:about+$ -41:about+, 24:about+_ -63:about+a -30:about+to 28:account+$ 42:account+,
-56:account+_ 42:account+at 65:account+balance 67:account+i -28:account+of -55:account+on 20:acros+all -53:addres+$ -34:addres+,
-54:addres+for -47:addres+i 62:addres+of 38:addres+on -51:addres+that 68:address+$ -80:aft+the -60:against+_ 24:airdrop+$
30:airdrop+, 21:airdrop+with 55:all+_ -22:all+chain 36:all+exchang -34:all+the -46:all+time -29:already+$ -52:am+_ -31:am+about
-22:am+afraid -21:am+i 49:an+airdrop -29:an+article -58:an+old -37:and+_ -38:and+a -56:and+at -41:and+by 23:and+for -36:and+he
-66:and+in -34:and+my -36:and+now -26:and+of -47:and+on -29:and+sell 24:and+short -33:and+the 60:and+volume -44:and+want 54:and+what
43:and+why -55:any+_ -40:any+chain -49:any+of 66:approval+for 45:approval+of 34:approve+a -20:are+_ 38:are+in -47:are+my
-23:are+open 34:are+people 27:are+they -73:ask+$ 47:ask+for -21:ask+to -63:at+$ 37:at+_ -76:at+a -50:at+all 62:at+my -31:at+on
-24:at+present -28:at+the -28:at+thi -34:at+which -56:atm+$ -30:back+$ 56:balance+$ -38:balance+_ 49:balance+and 54:balance+in
-50:be+$ -38:be+? -45:been+burn -26:been+pend -26:before+friday -65:before+i 65:behind+_ -38:behind+it -30:behind+the -35:belong+to
31:below+_ 27:best+_ -29:best+bid -34:bet+i -30:bet+on 37:between+_ -25:between+the -28:bid+for -66:bid+on -34:block+? 35:block+_
27:block+i -56:block+numb -23:block+wa -46:book+$ -65:book+, 39:book+for -106:book+on -54:bought+$ -35:bridge+i -25:burn+$ -43:buy+,
61:buy+_ -30:buy+and 21:by+_ 48:by+hand -61:by+how -63:by+now -27:by+side -61:by+the -38:call+_ -49:call+data -25:call+inside
-38:calldata+for -41:came+in -28:can+spend 35:can+you 36:capital+of -30:category+i 23:cent+a -38:chain+$ 47:chain+, -48:chain+i
-58:chain+id -28:chain+it -37:change+_ -32:chart+of -22:chart+the -26:check+if -57:check+my -50:clean+up -26:close+to -24:coin+?
-30:coin+i -57:coin+my -53:coin+of 24:coin+on -29:coingecko+id 39:collection+$ -33:collection+by -26:collection+i 61:collection+on
31:com+out 37:commit+did -22:compar+with -31:compare+_ -43:compare+it -20:compliance+ask -46:confirmation+doe -23:contract+,
-25:contract+? -35:contract+_ -29:contract+addres 21:contract+for -24:contract+have 71:contract+on -39:contract+or 30:convert+_
65:convert+thi 46:cost+$ 39:cost+in -48:cost+on -33:could+the -22:count+$ -26:count+and -61:counterparty+addres -25:crypto+market
86:crypto+news -44:current+_ -47:cut+in -49:d+like -42:dao+$ 21:dat+$ -29:data+$ 29:date+$ -32:day+$ -21:decode+the -37:deep+i
-22:deposit+$ -29:deposit+, -29:depth+_ -32:develop+_ -23:develop+since -21:dex+, -30:dex+_ -71:did+_ -47:did+i -48:did+it
-25:did+that 40:did+they 24:difference+between -32:do+people -69:do+the 20:do+they 61:doe+a 43:doe+an -47:doe+he -69:doe+my
24:doe+not -38:doe+our -68:doe+that -30:doe+the -24:doe+thi 26:don+t -21:down+? 55:draft+a -45:drain+$ -25:e+mail -31:each+$
-34:each+chain -24:each+of -46:each+side 56:earn+_ 69:eligible+for -50:end+of 25:error+_ -28:event+$ -31:event+of -46:event+that
84:every+approval -27:everyth+that 55:exchang+_ -51:exchange+clock -43:exchange+where 28:explain+to -30:far+$ 51:fee+$ -28:fee+_
23:fee+and 55:fee+for -66:fee+i -22:fee+on -20:feed+_ 52:fill+in -37:fill+of -23:fill+on -28:find+_ -49:find+me -34:find+out
37:find+the -40:first+$ -20:floor+, -22:floor+and -51:floor+of -59:floor+on 72:floor+price 21:flow+into -74:for+$ 34:for+_
-21:for+each 40:for+me 28:for+my -23:for+no -45:for+one 28:for+our 36:for+reentrancy -54:for+the -41:for+ye 60:form+_ -46:found+a
27:found+the -32:from+_ 42:from+me 44:from+our -67:from+the -33:fund+_ 22:fund+on 43:ga+$ -102:ga+price 46:ga+station -40:gave+me
24:get+_ 31:get+a -26:get+if 59:get+into -28:get+liquidat -44:get+the 23:github+commit -39:give+me -39:give+the 49:go+to -54:go+up
-29:got+a 55:ha+_ -32:ha+been -69:ha+it 41:ha+on -75:ha+the -26:happen+in 30:hardware+wallet 53:hash+of 47:have+$ -38:have+?
-44:have+_ -23:have+a -32:have+i 73:have+in -45:have+it -39:have+on -54:have+open 26:have+the -35:he+i 38:here+. -23:here+a -35:hi+_
35:hi+account -26:hi+wallet 69:history+$ -31:history+_ -48:hold+$ -47:hold+_ -43:hold+any -37:hold+count -57:hold+it 62:hold+on
-23:hold+the -36:holder+$ 50:holder+of -28:hot+wallet -26:hour+$ -29:how+are -48:how+big -29:how+can -53:how+deep -88:how+did
62:how+do 33:how+doe 23:how+ha 57:how+often 91:how+old 23:how+tall -32:how+the -33:i+$ 25:i+, -63:i+_ -28:i+a -57:i+am 30:i+an
-28:i+approv -35:i+bought -43:i+buy 21:i+call -45:i+can -28:i+click -23:i+close -21:i+copy -65:i+d 67:i+eligible -52:i+fine
-33:i+for 50:i+forgot -49:i+found -76:i+got -71:i+had 33:i+have 68:i+he -21:i+hi -38:i+in -22:i+just -45:i+m -27:i+made -29:i+mean
-59:i+must -21:i+need 46:i+not 38:i+on -53:i+only -42:i+open 39:i+our -70:i+own -43:i+paid -27:i+pay 44:i+pend -35:i+provide
-22:i+receive -31:i+should -39:i+sign -22:i+sold -60:i+still -20:i+swapp -51:i+that 54:i+the -43:i+thi -72:i+think -23:i+up
-28:i+use -70:i+wa 36:i+want -42:id+, -32:id+do -31:id+of -53:idea+what -41:if+it -41:if+possible -25:if+the 30:if+you
23:imp+volatility 30:impermanent+los -47:in+$ -57:in+, -45:in+a -53:in+and -32:in+crypto -50:in+decemb -56:in+fee 60:in+germany
26:in+it -30:in+ord 58:in+simple -31:in+spr -80:in+that 48:in+thi -40:in+total 32:in+what -68:in+which -44:incl+. 41:interest+of
-48:into+_ -23:it+$ -21:it+, -78:it+. -41:it+a -23:it+all -51:it+and -52:it+be -21:it+clock -21:it+contract -66:it+do -24:it+ha
-38:it+have -44:it+i 21:it+in -47:it+now 23:it+on -48:it+or 52:it+own -47:it+peg 33:it+run -28:it+the 44:it+to -54:it+trad 33:it+up
21:it+wa -22:it+with -61:keccak+_ -54:keccak256+of -63:keep+on -21:kind+of -45:kind+tell -53:know+what -29:last+_ -29:last+trad
-26:late+$ -33:late+? -33:late+on 51:launch+$ 47:least+_ 39:ledg+account 35:ledg+or -28:left+in 29:level+$ -45:level+each
40:lightn+channel 32:lightn+network -70:like+_ 37:like+i -51:like+the -44:like+to 72:liquidation+_ -71:liquidation+price -43:list+$
-23:list+, 28:list+_ 34:list+for 62:list+my 33:list+of -40:list+the -28:log+, -28:log+of 51:logo+for 31:lol+$ 55:long+and
37:long+short 39:long+v -45:look+for -40:look+it 52:look+like -30:lp+$ 38:m+_ -25:m+in -25:made+_ -51:made+a -22:made+on
-27:made+the -23:make+_ 28:make+a 56:make+me 36:many+calory -59:many+confirmation -64:many+of -22:many+owner 39:many+people
-44:many+percent -46:many+sat -53:many+transaction 38:many+validator -58:market+_ -57:market+cap -33:market+i 45:market+on 36:me+$
66:me+, -60:me+. -45:me+? -84:me+_ -28:me+a -24:me+about -30:me+all -49:me+how 21:me+in 65:me+on -28:me+to -28:me+what 22:me+which
-23:message+_ -54:metamask+show -30:min+in 81:min+pool 33:mint+$ -35:mint+on -33:moment+of -59:money+i -31:more+than -62:morn+,
21:most+_ -20:most+money -38:most+of 23:most+recent -26:mov+the -44:much+did -27:much+do 71:much+doe -33:much+ga -100:much+i
-51:much+money -52:much+of 98:my+_ -34:my+bag 64:my+bet -29:my+bos -37:my+broth -49:my+coin -29:my+cold -31:my+colleague
30:my+contract -75:my+cousin -36:my+daught -54:my+employ -27:my+en -45:my+favourite -33:my+friend -65:my+grandson 31:my+knee
43:my+landlord -29:my+last -29:my+ledg -58:my+liquidation -21:my+log -33:my+metamask -25:my+money -47:my+nephew -59:my+old
20:my+open 57:my+own -57:my+pension -23:my+pool 47:my+position -49:my+saving -57:my+sist -36:my+spreadsheet -54:my+thesi -39:my+trad
23:my+transaction -26:my+transf -41:my+tx -23:my+wallet -62:my+withdrawal 72:nam+of 62:name+and -29:namehash+for 51:native+coin
-42:need+_ 23:need+a 29:need+for -26:need+it -54:need+the 38:net+inflow 28:network+$ -44:network+i 38:new+coin -50:new+token
27:next+_ -21:nft+do 48:nft+of -37:nft+on -24:no+in -23:no+on 54:nonce+_ -32:nonce+of -22:not+? -34:not+_ 46:not+the 24:now+$
-65:now+? -26:now+_ 62:now+and -27:now+on -30:numb+$ -31:numb+_ -31:numb+at -43:numb+for 31:numb+of 48:odd+on 68:of+_ 51:of+a
-27:of+an -29:of+both -25:of+each 62:of+holder -70:of+it 52:of+my -26:of+the -49:of+them -49:of+these -53:of+those 36:of+what
63:of+ye -90:on+$ -29:on+, 41:on+a 28:on+all -29:on+average -27:on+each -39:on+it -38:on+no -26:on+our -20:on+some 52:on+twitt
-33:on+what -46:on+which 33:on+x 83:on+ye -47:one+$ 21:one+? -91:one+_ 36:one+of 35:only+$ 44:only+, -29:only+the -35:open+$
-35:open+_ -68:open+at 22:open+interest 55:open+order -83:or+_ -27:or+a -30:or+down -27:or+los -31:or+lose -41:or+no -33:or+not
-27:or+on 59:ord+book -29:order+of -24:oth+one 28:our+_ -42:our+auditor -48:our+company 49:our+contract 30:our+dao 28:our+treasury
-26:out+$ -31:out+, -21:out+. -64:out+of -36:over+_ -28:over+the -41:over+time -66:own+$ 46:own+, -47:paid+_ -27:paid+for
-29:paid+in -20:pair+on 36:part+of -22:pay+_ -35:pay+for -69:pay+in -66:pay+on -26:pay+to -25:pend+_ 74:people+say -39:perp+$
-42:perp+on 44:person+behind 26:phantom+$ -77:pl+$ -34:pl+, -44:plain+word -53:please+$ -33:please+, 29:please+? -33:please+check
-43:please+give -44:please+show -28:please+tell -25:pnl+_ 36:pnl+of -24:point+to -44:pool+for 67:pool+found -36:pool+i -26:pool+on
-22:position+of -30:possible+. -29:pric+$ 62:pric+of -33:price+, -45:price+? -41:price+_ -25:price+and -33:price+at 30:price+do
70:price+of -46:price+on 28:print+on 27:profit+$ -27:profit+or -40:project+$ 43:protocol+$ -21:protocol+in -36:provide+liquidity
-48:pull+the 33:put+_ -27:pyth+_ -20:quot+in 54:rank+of 65:rarity+rank 25:rate+of -38:read+the 30:realis+pnl -22:realis+profit
-35:rest+order 59:revenue+_ 37:revenue+of 84:revoke+every 73:revoke+that -34:rn+$ -30:rn+? 21:rows+$ -40:rows+. 50:run+_ 20:run+and
-37:safe+to -20:sanction+or 51:sandwich+bot -79:sat+vb 42:saving+account -47:say+he 27:score+$ -24:score+and -26:score+for
31:score+of -41:search+_ -51:see+how -35:see+the 27:sell+_ -35:sell+tax 22:send+_ -51:sent+me -62:sent+u -59:sery+_ -23:shar+of
-71:share+of 31:she+hold -28:sheet+, 27:short+$ 38:short+ratio -50:should+be -25:should+i 51:show+_ -32:show+a -26:show+me
41:show+my -21:show+the -42:show+what 28:side+$ -27:side+by -29:side+of -36:sign+$ -50:sign+_ 62:simple+word -40:since+_ -32:since+i
51:since+launch -84:since+the 45:sise+of 33:sit+in -60:sit+on -48:sitt+on -32:so+far -56:so+i -32:solidity+fil -25:source+code
36:source+of 67:spend+_ -33:spend+my -49:spend+on -25:spot+market 26:stak+reward 39:stake+pool -44:stand+behind -20:start+with
-89:still+have -23:still+open 24:stood+at 29:storage+$ -46:storage+, -22:str+of -36:stuck+? 40:summ+? -27:supp+of -22:swap+of
-27:swap+on -20:swapp+_ -69:talk+about 23:tax+in -41:tax+office 52:telegram+group -47:tell+me 40:text+_ 43:text+me -60:that+$
-32:that+? 21:that+a -37:that+be -38:that+block -32:that+came -20:that+collection -33:that+contract -42:that+he 48:that+hold
-24:that+list -22:that+market -54:that+my -23:that+one 42:that+transaction -41:that+wa -39:the+account -73:the+airdrop
-22:the+amount 88:the+balance 47:the+beacon 27:the+best -25:the+bet -53:the+biggest -28:the+block -37:the+book -60:the+bridge
-55:the+call -36:the+calldata -27:the+chain -65:the+cheapest -74:the+coin -25:the+cold -33:the+collection -78:the+company
-55:the+contract -32:the+current -77:the+dao -33:the+dapp -66:the+day -24:the+deploy -25:the+deposit -67:the+dev -33:the+en
-46:the+end -40:the+event -23:the+exact -76:the+exploit -66:the+fee -22:the+firm -37:the+floor -26:the+function -29:the+highest
32:the+history -24:the+hot 31:the+last -23:the+lend 29:the+lightn -31:the+list -37:the+lp -51:the+market -22:the+message -52:the+min
-65:the+mint 28:the+moment -50:the+money -20:the+most -41:the+multisig -77:the+name -33:the+network 62:the+new -56:the+news
76:the+next -33:the+nft -23:the+numb 24:the+open -29:the+option -25:the+ord -41:the+pap 25:the+pend -27:the+perp 62:the+person
-44:the+pool -50:the+probability -58:the+receipt -56:the+rent -31:the+rollup 59:the+same -51:the+sell 35:the+source 29:the+spot
-38:the+stak 48:the+supp -57:the+tax 41:the+text -81:the+th -37:the+tick -31:the+transaction -79:the+treasury -21:the+tvl
-36:the+two -32:the+tx 35:the+u -23:the+user -79:the+vault -46:the+venue -36:the+very 38:the+wallet -39:the+whale 45:the+whole
-21:the+ye -53:the+yield -23:them+$ 43:them+. -65:there+$ -82:there+, 43:there+? -27:there+a 20:there+any -25:there+i -23:these+day
-37:thi+? -20:thi+a 61:thi+addres -27:thi+moment -23:thi+morn -52:thi+one -22:thi+stablecoin 51:thi+token -48:think+i -27:tier+of
-61:time+$ -21:time+, -27:time+high 65:time+i -40:time+of -40:to+? 47:to+_ -33:to+clean 37:to+do 61:to+get -39:to+know
-35:to+liquidation 30:to+my -25:to+read -52:to+see -21:to+sell -24:to+sign -28:to+the -36:today+, -52:today+. -57:today+?
26:togeth+$ 53:token+? -38:token+_ -36:token+at 44:token+i -46:token+in -23:token+of -25:token+on -36:token+with -22:told+me
99:tonight+$ 41:too+$ 66:top+trader -52:topic+_ -29:total+$ -74:trad+$ 26:trad+_ -88:trad+at 52:trad+of -31:trad+volume 95:trader+on
-56:transaction+$ -26:transaction+, -26:transaction+? 86:transaction+_ -24:transaction+did -27:transaction+i 50:transaction+in
34:transaction+of 43:transaction+on 38:transfer+of 29:treasury+$ -30:trust+score -25:tvl+of -27:two+dat 65:tx+_ -31:tx+count
-23:tx+i 30:tx+in -53:tx+on 69:unlimit+_ -21:unspent+output -40:up+$ -40:up+_ -41:up+for -33:up+or 29:up+the -43:used+, 39:v+short
-23:value+and 23:verify+on -26:volume+, -28:volume+for -24:volume+in 40:volume+of 77:wa+_ -46:wa+it -38:wa+my -37:wa+the
-105:wallet+$ -51:wallet+? 53:wallet+_ -76:wallet+for -38:wallet+hold 39:wallet+i -48:wallet+on -27:want+a -34:want+the -22:want+to
-20:we+are -37:we+re -54:went+out -59:what+_ 44:what+a -21:what+block 32:what+can -26:what+category -24:what+coin -33:what+do
-96:what+doe -24:what+exact -21:what+function -24:what+ha -26:what+he 36:what+in -57:what+it 45:what+my -66:what+one -29:what+share
-24:what+thi 63:what+time -36:what+token -32:what+went -22:what+would 49:when+_ -41:when+doe 21:when+wa 33:where+did -31:where+do
25:where+doe -63:where+my -26:where+our -34:where+the -31:wheth+it -46:which+addres -37:which+app -77:which+approval
-102:which+block -39:which+chain -68:which+coin 46:which+hardware -32:which+marketplace 67:which+min -36:which+network -23:which+nft
20:which+of -26:which+pair -41:which+pool -48:which+protocol -63:which+token -28:who+can -43:who+hold -22:who+i -28:who+made
-69:who+own 31:who+paint -24:whole+token -39:why+$ 36:why+did -47:will+do -34:with+$ -48:with+fee -21:with+it 45:with+my
41:with+nonce -33:with+profit 24:with+the 21:withdraw+_ 65:withdrawal+fee 33:word+$ 35:word+of 27:work+$ -25:worth+$ 25:worth+of
-30:worth+on -34:worth+today -49:would+_ 37:would+be -29:would+i -45:would+like 30:would+you 23:x+_ -29:ye+, 32:ye+for 73:ye+in
23:ye+on 50:yield+of -27:you+can -23:you+check -28:you+find -38:you+have -37:you+look -34:you+please -25:you+tell 24:z+score
27:zero+knowledge @=1 @=lay 35: 13:* -48:^coin -41:^i 53:^the 30:^top 21:^what -21:among 35:are 33:biggest -43:capitalisation
50:coin -40:crypto 44:day -29:i -43:kind -47:list -27:mcap -42:me 50:move 36:pl -88:pric 53:quot -38:quote -27:rank -39:them 53:top
38:trad 26:volume 25:with @=1155 -51: -24:? -29:^nft -27:^on -22:^show -44:^what -29:^which -21:are -74:by 24:collection -27:each
-35:every -23:for 39:ha -28:he -25:how -52:in -61:jpeg -36:list -30:many -29:me -91:nft 35:of 24:on -94:one 23:only 29:own 75:please
-36:rows -42:show -26:sitt 47:someth -23:the -25:there -22:to -42:token 37:transfer 48:what -38:which -32:with @=14d @=30d @=60d
-80:* -58:and -24:biggest -21:in -22:of -38:the -26:who @=1h -26:* -32:^top 43:^what -23:^who -61:and -31:biggest -51:chain -25:coin
47:dex -23:dump 53:hot -24:of 25:on -23:only -32:pool -23:pump -30:the 56:thi -32:top -53:trend 43:what -34:who @=1w @=2y @=3d @=3m
@=3y @=6m @outside|points=this|unnamed -42:* @=1y -11:* 52:? -34:^who -42:biggest -30:coin -34:dump 37:in 58:most 37:of 55:on
-33:only -34:pump 50:who 60:year @=20 33:transfer @=24h 24:* -24:^coin 25:^what -29:by -27:cap -22:category -28:coin 51:crypto
-21:derivativ 34:like -24:market 36:me -23:one 35:pump 36:show 33:today 23:what -20:which @=404 -32: -76:* -40:by -32:collection
-28:doe -20:ha -34:in -35:jpeg -50:nft -32:of -31:on -53:one -78:only -22:own -33:please -23:show -21:someth -26:the -22:token
-34:what -23:which @=5m 5:* -21:^trend -50:^what 50:chain -39:dex -56:hot -27:on 29:pool -46:thi 54:trend -49:what @=6h -60:*
-38:^what -42:chain -30:dex -45:hot -25:pool -38:thi -46:trend -37:what @=721 -67: -5:* -22:? -33:^nft -36:^on -36:^show 52:^what
-33:^which -26:are 64:by -63:collection -21:each 50:every -23:for -38:ha -27:he -21:how 30:jpeg 44:list -24:many -43:me 41:nft
89:one 57:only -45:own -67:please -47:rows -52:show 59:sitt -49:someth 42:the -21:them -34:there -25:to -40:token 27:transfer
-21:wallet -40:which -28:with @=7d 95:* -47:? 73:^biggest 52:^who 109:and 71:biggest 34:coin 47:dump 22:in -51:most 28:of -45:on
50:pump 75:the 28:who @=all -31:* 27:^all -25:^open -40:^volume 21:collection -39:contract -26:crypto -27:every -37:expir
-25:interest -25:list -27:market -38:only -23:out -21:own 34:piec -29:rank -26:that -49:volume -29:with -27:yet @=apy 28:*
-57:^stablecoin 58:^yield 31:above 46:at 71:best 21:can -20:did 28:doe -51:farm 61:first 31:for 41:have 61:in -30:keep 66:least
44:more 30:or 26:pay 42:pool 42:put 30:rate -30:stablecoin 34:stak 22:to 52:where 53:with 53:year 47:yield @=asc -36: -65:* -70:^buy
-35:^coin -27:^collection -21:^every -23:^i -21:^mcap -40:^nft 22:^pair -27:^the 48:^v -41:^what 55:^when -30:^which -74:amount
-23:and -28:are -35:at 57:been -52:biggest 35:both -40:bought -88:by -46:cap -41:capitalisation -20:chain -39:coin -39:collection
-59:company -54:cost -59:crypto 29:day 33:depth -39:derivativ -33:ever -24:every 26:first 41:government -24:have -49:hi 26:hold
-38:in -20:interest -38:jpeg -23:kind -93:largest -43:late -39:lay -40:like -33:list -35:m -47:market -38:mcap -43:me -69:most
36:move -42:nft -26:order -31:over -47:pric -39:pump -74:purchas -38:purchase -45:quot -26:rank -49:rows -51:sal -23:say -66:sector
-23:sell -34:show 39:side 47:stack -20:the -23:ticket -30:today -29:top -67:trad 25:v -63:value -31:w -30:what 52:when -30:which
-27:writ @=average @=cost -28: -72:* -26:^what -43:and -46:at -21:bought -31:buy -22:company -40:cost -39:ha -44:it -36:purchas
-25:what @=base @=target @asked=far @lacks|open=person|taken @outside|asked-fit @outside|strange=3 -11:* @=bridge @=yield -21: -36:*
-23:^protocol -29:by -22:defi -31:on -24:pl -26:protocol -37:there -20:what @=btc -33:* -38:derivativ -22:do -20:exchang @=cap
@=market -8:* -34:^coin -52:by -43:cap -27:capitalisation -27:category -34:coin 44:crypto -54:largest 28:like -45:market 22:me
-22:nft 32:pump -24:quot 44:sector 30:show 25:today -21:trad -24:which @=change 6:* -24:^coin -23:at -48:buy -31:by -28:cap
-22:category -26:coin 51:crypto -29:ha 34:like -25:market 35:me -23:one 35:pump 36:show 33:today -28:top -23:which @=clos -44: -55:*
-21:? -21:^biggest -22:^event -31:^hottest -25:^how -22:^market -41:^open -45:^which -23:bet -35:bett -22:biggest -39:by -43:can
-28:crypto 26:cut -26:did -23:do -89:event -27:give -38:hottest -35:market -39:me -69:open 37:outcome 41:over -29:people -51:politic
-27:question -31:resolve -37:sery 40:them -68:today -22:togeth -30:venu 25:with @=coin @=internal @lacks|open=other|ours @slot-said
@whole|open=ours|taken -18:* @=commodity @=equity @=metal @=rat -38:* -31:publish -25:the @=company -27:* -33:^list -26:a -25:coin
-26:coingecko -31:holder -27:id -34:includ -25:list -29:that -34:track @=compressednft @=regularnft -12:* -24:own @=conversion
@=merge @=reward @=split -62:* -40:^what -22:been -39:ha -31:on -34:what @=crypto -26: -50:* -29:? 26:^event -32:^which -25:account
-29:by -28:most -27:one 22:out 23:paid -27:profitable -24:publish -21:settl -30:today -29:trad -30:which @=culture @=economic
@=finance @=mention @=tech @=weath -29: -33:* -28:account -30:profitable @=dai @slot:interval -21:* -25:^price 29:^what 30:chart
43:down -23:one 29:or 31:since 29:thi 36:time 39:up @=date -35: 12:* -37:^what 60:^when -36:and -39:at -32:bought 41:buy -34:company
-30:cost 47:ha 42:it -20:purchas 59:stack -33:what 59:when @=desc 15:* 72:^biggest 73:^buy -57:^coin 39:^collection -22:^how -21:^i
-40:^list -27:^mcap 78:^v -38:^when 24:^which -25:a -41:acros -23:at -41:been 75:biggest 33:both -22:bought 32:by -73:cap
-47:capitalisation -34:category -45:chain -50:coin 25:collection -40:company -61:cost 44:crypto 56:day 32:depth -46:derivativ
-28:each 35:ever -21:exchang 60:first 22:floor -36:ha -57:hi -29:hold -23:how -24:id -23:interest -59:jpeg -29:kind 28:largest
-33:late -51:lay 30:like -53:list -25:m -77:market -60:mcap -20:morn 57:most 54:move -28:much -32:now 36:numb -20:open 40:order
42:over 41:owner -52:piece 59:pl 34:please -62:pric 40:pump 38:purchas -58:quot -22:quote -28:rank -57:recent 22:sal -24:say
46:sector 34:show 69:side 32:sise -42:stack -26:tell -23:think 42:ticket 27:today 27:too 76:top 77:trad -51:treasury 64:v 21:value
-53:w -35:when -67:writ @=dex -21: -36:* -23:^protocol -28:by -22:defi -31:on -24:pl -26:protocol -37:there -20:what @=erc -88:
-28:* -57:? -28:^for -31:^how -46:^nft -50:^on -51:^show 25:^what -44:^which -20:all -40:and -42:are -34:at 34:by -21:contract
31:did -42:each 28:erc20 35:every -33:for -31:from -37:he -21:held -29:hold -52:how -30:i -62:in 23:list -51:many -65:me -27:most
-27:much -24:name -33:need -21:nft 40:of 58:one 89:only 55:please -35:position 27:price -46:rows -34:say 23:send -34:sent -71:show
57:sitt 28:someth -32:that -39:them -46:there -51:to -73:token -33:transaction 75:transfer -34:unit -30:wallet -28:we 54:what
-61:which -42:who -55:with @=erc1155 -21: -17:* -27:? 29:^how -74:^which -49:^who -24:allow 45:approval -40:contract -29:for -32:got
53:ha 24:how -30:i 55:list -30:may 32:much -23:my -39:of 43:permit2 -25:please -21:pull -35:revoke -23:spend -38:still -22:take
49:that 34:the -23:them -40:to -88:token -64:which -72:who @=erc20 -16:* -20:who @=erc721 -64:* -20:? 22:^how -61:^which -36:^who
-20:allow -46:approval -31:contract -23:got -30:ha -24:i -33:list -25:may 25:much -21:my -25:of -30:on 34:permit2 -21:revoke
-27:still -29:that -22:the -28:to -68:token -53:which -56:who @=false 32: 15:* 42:^i 38:and 50:at 72:code -51:contract 29:how 40:of
38:on 31:or 37:proxy 23:source -21:the @=first @=oldest -95:* -37:for -23:in -20:it -27:list -37:of -48:on -27:or -25:out -25:that
-39:the -40:transaction @=floor @=price @joint=askings|2 @lacks|open=ours|left @lacks|points=own|left -15:* @=from -33:* -38:^show
43:are 43:be -27:for 36:from -36:into 41:kind 25:list -37:mix -40:nft 43:out 38:please -47:recent 27:rows -36:show 42:so -45:that
-23:to -45:token -32:tx -34:value 27:what 31:which @=fungible -13:* -24:own @=futur @first=3|other @lacks|left
@lacks|open=ours|unnamed @lacks|open=thing|left @leaves:evmAddress @outside|here|ours -14:* @=fx 26: 68:* 21:^pyth 24:^what 71:feed
49:for 30:id 60:publish 69:pyth 62:the 22:what @=government -54:* -31:? -45:^which -28:by -60:company -23:firm -41:have -27:hold
-27:largest -39:list -58:most -22:much -28:on -21:paid -23:public -32:sit -35:stack -27:they -50:which -33:with @=h24 -27: 11:*
35:^collection -26:^i 24:^which 47:and 46:by -33:cap -48:chain -35:each -40:every -25:for -22:id -67:jpeg -71:market -58:mcap
63:most 33:numb 42:over 36:owner 32:please -43:rows 30:that -26:the 81:trad 74:v -49:value @=hold @=net -23: -80:* -22:^what -24:and
-23:at -48:buy -32:ha -24:it -21:what @=holder 34: -29:* -46:? -29:^fee 58:^holder -36:^what -23:^who -47:all -27:and -73:app 28:by
-23:chain -25:crypto -40:dao -80:did -37:doe -52:earn -69:fee -83:for 41:from 60:got -25:have 102:holder -29:i -28:in -133:itself
-119:keep -29:make -28:money -53:most -62:not 20:of -22:on -39:out -70:paid -53:pay -50:rank 36:revenue -41:since -28:tak -51:the
-28:they -39:thi -39:to 59:token -75:user -25:want -36:which -20:who @=holding @=total -10:* -27:^which -24:by -41:company 47:first
39:government -32:have 36:hold -34:list -45:most -20:stack -36:which -22:with @=id 45: -33:* -29:^coin -29:^the 20:are -45:by
-30:cap -22:capitalisation -29:coin -23:crypto 48:day -60:in -23:kind -27:list -29:market -28:me 54:move 39:pl -46:pric -56:quot
29:top 25:with @=in 18:* 65:erc20 40:for -21:from -22:one 64:only -24:pull @=inactive -38: -32:address -27:and -24:coin
-27:coingecko -29:contract -54:dump -28:each -35:everyone 42:exchang -40:exchange -23:for 23:ha 54:have -30:i -37:id -22:list
-38:name 31:of -57:page -58:per 57:rows 51:that 21:the -33:their -38:which -30:with @=interest @=open -20:* -21:derivativ @=lend
-35: 10:* 43:? -40:^protocol 37:by -29:defi 55:lend -32:lock 24:on -35:pl -42:protocol 43:there 51:to 38:tvl 55:want -34:what
@=liquid @=stak -29:* -21:by -23:on -20:protocol -27:there @=mak @=rebate -47:* -28:^what -28:ha -22:on -24:what @=month -62:*
-34:at -24:crypto -25:for -27:market -26:on -38:only -53:volume @=name -57:* -21:^how -36:are -35:by -25:cap -21:coin -41:crypto
-47:derivativ -25:do -26:exchang -24:interest -21:like -22:market -22:one -21:open -20:rank -22:the @=native -46:* -26:^collection
-42:^nft -32:^which -45:by -30:cap -22:chain -39:collection -21:in -30:jpeg -44:market -24:mcap -44:most -40:nft -35:over -25:please
-34:sal -73:trad 39:v -31:which @=nft @slot:filter -30: -43:* -31:^i -24:and -27:chain -27:coin -21:coingecko -33:friend -22:id
-32:know -34:native -28:need -35:platform -31:to -31:you @=no 34: 7:* 29:? -24:at -74:chance -55:did -31:for -48:from -61:how 58:i
49:in -71:me 45:midpoint 91:no -69:odd -78:of 21:on 22:outcome -54:pric -37:price -54:show 22:side -52:the 46:token -21:what -37:who
-35:ye @=nonfungible -11:* -24:own @=notional -66:* -21:? -59:^option -29:by -32:chain -20:crypto -31:of -45:on -28:only -77:option
-41:paid -98:premium -37:protocol -21:trad -28:volume @=out -87:* -26:^how -28:^i -39:^if -40:allow -25:and -27:at -24:erc20 -38:for
-35:get -30:give -57:how -46:i -38:if -27:into -36:many -28:me -31:moment -41:much -44:now -31:on -71:out -40:slippage -43:to
-48:what -38:with -48:would @=perpetual -39:* -29:? -28:^which -20:a -31:at -36:can -34:coin -25:list -21:my -36:one -25:pair
-42:spot -27:the -33:trade -48:which -23:with @=politic @=sport -27: -48:* -30:? 27:^event -36:^which -26:account -28:most 22:out
23:paid -27:profitable -21:settl -30:today -29:trad -34:which @=quote 61: 39:? 71:^candl 44:^i -79:^pool -48:and -33:candl -22:for
52:i 74:in -38:it -43:liquidity 44:lp -35:on 43:or 99:pric -55:price 89:than 29:the 83:token -29:trad -22:which @=redeem 39:* 58:?
42:^what -46:and -52:been 43:ha 59:in 38:on 40:what @=revenue 26: -8:* -69:^fee 38:^holder -25:^how 40:^top 54:^what -42:^which
-54:^who -57:app -31:by -50:chain 25:crypto 30:dao 30:did -42:do 23:doe 43:earn -44:fee 70:for -22:from 47:got -61:have 77:holder
-26:how -75:in -21:it 136:itself 103:keep -26:lie 45:make 47:money -30:more -39:most -31:much 89:not -43:now 66:of -56:on -29:one
-29:or 36:out -32:over -111:paid -42:pay -42:per -33:please -84:rank 28:revenue -33:right -38:show 23:since -51:tak -36:take
-39:that 33:the -32:their 47:they 29:thi -78:to -30:today 45:token 35:top -41:total -40:trader -64:user -24:v -30:wa -37:want
65:what -51:who @=score @=trust -3:* 22:depth @=sell @slot:side -47: 29:* 66:^what 28:a -43:and 44:ask 77:at -87:bid -41:condition
42:do -70:for 69:i -24:it 32:no 22:now 24:price -27:put -37:the 73:thi 53:to -26:token 59:what @=settl 31: -32:* 23:? -24:^biggest
-25:^event -39:^hottest 47:^how -31:^market -49:^open -23:^show -23:^trad -52:^which -27:bet -41:bett -26:biggest -49:by -49:can
-20:category -32:crypto 30:cut 53:did -26:do -101:event -34:give -46:hottest 41:how 23:list -45:me -23:most -21:on -80:open
44:outcome 49:over -34:people -56:politic -31:question 58:resolve 40:sery -22:show 47:them -81:today -24:togeth -34:venu 31:with
@=to -47:* -34:^show -25:any -22:did -27:for -24:late -27:out -34:show -29:tx @=top -4:* 47:? 60:^which -40:^who -28:a -70:any 62:at
-57:bought -69:chain -61:most 44:on 46:paid -60:recent 54:the 20:token 46:which -38:who @=trade -46:* -38:^what -22:been
-21:derivativ -23:from -35:ha -22:market -23:on -32:what @=transaction 28: 59:* -60:^what -48:^when 66:^where 63:^which -51:a
-46:and -33:at 81:by 55:can -41:company -62:cost -23:dex -21:did 21:doe 67:first -53:ha 34:have -33:hold 26:i 55:in -22:it -56:list
47:lp 22:many -34:me -34:much 42:of 31:over 56:pool -21:price 30:purchas -50:stack 26:the -25:their -29:to -25:token 80:trad
-55:what -48:when 63:where 55:which @=true 22:* 33:^ -20:^a 31:^all 40:^and 66:^by 52:^can 48:^compare 37:^contract -50:^everyth
-50:^for -45:^how 24:^i 39:^in 22:^need 20:^nft 36:^on -28:^our -28:^pair 32:^please 40:^quote -37:^tvl -25:^what 49:^where -27:^who
25:^yield 36:above 44:account 44:acros -20:addres -26:against 24:also -38:am -21:auditor 51:balanc 37:balance -39:base 20:be
30:between 24:biggest 27:book -27:bought -60:burnt -40:buy 50:by 35:can 26:chart 21:cheapest 33:client -30:coin -42:coingecko
-34:collection 46:compare -22:contract 46:cost -40:could -37:crypto 43:current 28:defillama -37:develop -27:do -35:done 42:each
-35:earn 53:empty -41:exploit -35:far 36:file 24:first -62:from 41:full 40:gain -24:go -31:gone 78:hash 27:held -21:high 31:highest
42:hold 21:holding -25:id 25:in 107:includ 23:index 36:inside 53:inventory 49:item -38:itself -40:keep 37:largest -30:latest -23:los
47:lose -68:mcap -34:member 33:money 31:morn 32:most 21:mov 32:move -26:much 23:must 22:n -40:nearest 21:need -47:newest 38:not
-42:numb 37:number 27:or -33:oth -21:our -27:own 26:park 57:pay 26:people 25:per 26:percent 32:piec 42:pl -23:please 69:point
47:pric -29:price -23:profit 27:proxy 70:purchas 80:quot 63:quote 30:rate 22:recent -43:report 30:right -55:say 25:see 50:sell
45:send 25:set 34:should -32:side -55:since -36:sit -45:so 36:spl 46:spread 21:stack 41:stak -28:t -21:talk 33:telegram 39:tell
23:their -20:thi 20:to -28:togeth 44:trade -28:transaction -42:turnov -29:tvl 26:tx -31:und -47:up -21:v -21:vol 27:volume 29:want
37:website -56:well 27:what -29:which -25:who 76:with 47:without 57:would 33:year 23:yield @=unexpir 27:* 25:^how 39:^open 32:and
25:client -21:coingecko 56:contract 22:did 49:every 58:expir 24:fund 44:futur 22:hedge 21:in 23:interest 24:open 23:out 29:over
22:price 59:that 28:trad 35:venue 54:with 46:yet @=usd -25: 19:* 40:^collection -32:^i -35:^list 22:^nft -31:^what -48:^when
21:^which -38:a -45:acros -25:at -49:been 72:biggest -20:bought 59:by -34:cap -47:chain 26:collection -57:company -64:cost -30:each
30:ever -24:every 75:first 48:government -47:ha -29:have -57:hi 21:hold -26:i -23:id 25:in -34:it -63:jpeg 35:largest -31:late
-61:list -44:m -73:market -55:mcap -26:me 47:most -31:much -23:now 32:numb 45:over 38:owner -52:piece 32:pl 45:please 29:purchas
44:purchase -58:recent -35:say 76:side -60:stack -35:tell 27:that 41:ticket 25:too 65:top 97:trad -48:treasury 67:v -54:w -26:what
-46:when @=value 17:* -56:^what -48:^when -54:a -50:and -26:at 55:by -41:company -62:cost -22:did -54:ha -35:hold -35:how -41:i
40:in -43:it -29:me -33:much 30:purchas -50:stack 54:the -53:what -50:when @=volume -36: -40:* 48:^a -56:^best -29:^biggest
-39:^busiest -29:^coin 35:^collection -22:^i -28:^on 20:^pair -45:^pool -29:^the -54:^trad 79:^v -66:^who -59:account -41:acros
28:and -20:at -64:best -28:biggest 39:both -39:busiest -23:by -43:cap -43:capitalisation -44:chain -37:coin 47:could -70:count
-89:crypto 32:day 38:depth -21:derivativ -23:dex -20:do -32:each -36:earn -28:every -29:first 48:give -44:go 44:highest -21:id
-28:in -67:jpeg -21:kind -61:largest 43:like -33:liquidity 46:look -28:m -61:made -78:market -61:mcap -48:money 33:move -37:not
-40:only 29:over 36:owner 37:people -23:pippin -33:pl -32:pnl -39:politic -44:pool -45:pric -66:profit -44:profitable -45:quot
-74:rows -26:say -53:see 71:side -49:sort -27:swap -23:the -28:them -65:trader 51:turnov 57:v -49:value -57:w -55:week -77:who
-29:win -39:writ 38:you @=week 63:* 55:at -21:best -29:by 45:crypto 58:for 41:market 43:on 46:only -21:trad 85:volume @=ye -71:
-39:* -31:? -34:in 41:midpoint -90:no -30:odd 23:outcome 28:side 36:the 44:token -35:who @asked @lacks|open=person!|left 31:*
@asked-fit @keeps|named|new|other @lacks|whole=4|unnamed @leaves:venue 60:* @asked=0 @content=4|first @outside|points=none|taken
@outside|words=4 @whole|open=none|unnamed 6:* @asked=2 @outside|asked-fit=-2 @src=none|other @uncited|other -7:* @asked=3
@outside|points=theirs|taken @whole|points=own|taken -5:* @calls=0 @calls=0|0|other @lacks=3 @outside|words=1 @uses:bitcoinHash 20:*
@calls=1 @calls=1|0|other @lacks|first=4 @outside|whole=4|taken @whole|open=none|left 5:* @calls=2 @calls=2|0|other @slot:points
@whole|points=this|unnamed -50:* @calls=3 @calls=3|0|other -193:* @category=defi_protocol -59: -19:* 26:^ -36:^all 39:^and
-30:^chain 23:^could 35:^current 22:^defi -39:^defillama 42:^did -75:^fee 24:^give -21:^imp -39:^in -28:^latest -34:^lend
-53:^market -34:^newest 40:^next -38:^of 31:^on -45:^open 73:^rank 54:^revenue -46:^since 24:^stablecoin 24:^the 46:^top -35:^tvl
26:^we -22:^what 27:^when 30:^where -23:^which 44:^who -27:above 46:actual 25:against -52:already -47:also -32:altogeth -38:am
-47:any 37:anyth 57:anywhere -23:app 48:apy -26:article -46:at -27:balance -28:been 42:before -22:beginn -39:bet 47:big
76:blockchain 22:bos -24:bot 30:build 24:by 30:chain 39:change -25:coin -25:commit 24:compar 31:compare 44:competitor 37:crypto
31:current -75:dao 22:dapp -29:defillama 26:deploy -26:deposit 39:desk 32:dex -27:dividend -33:do 36:down 78:each -44:earn 31:else
43:end -30:ever -38:every 27:everyone 46:farm 86:fattest -37:fee -22:figur -45:follow -75:follower -29:forum -33:friend -24:fund
25:gave -37:get -54:give -20:grandson 34:grow 44:hack -59:have -21:imp -45:into 26:invest -36:itself -54:job -52:keep -26:kept
-31:l2 77:large -59:late -57:latest 56:lead 41:least 34:leave -21:led 35:lend 22:lie -23:liquidation -34:liquidity -50:lol 43:lost
21:m -27:made 40:make -49:many 22:market -24:moment 27:most -24:mov -32:my -61:nam 35:need -22:notional -32:numb -23:number
-21:often -41:old 38:onchain 37:only -40:or -64:oth -26:park 25:past 22:pay -31:peg 64:people 28:per 71:perp 36:pl 47:platform
-41:plu -21:pool 44:present -25:print -29:profit 32:project 29:protocol -25:report -25:return -29:revenue -37:reward -50:risk
-22:rout 65:rows -49:same -27:sandwich -41:season -23:sell 38:service 37:share -45:should 42:show 32:sit 30:slide -37:small 33:sort
40:split -24:stabl 20:stak -61:statu 24:summ -20:supp -52:t 21:team 24:their -48:them 25:these 26:they 20:think 24:those -39:time
40:today -47:too 35:top -40:total -35:trade -63:trader 31:trend -25:turnov 34:tvl -44:two 53:use -65:v 65:value 22:venu -21:venue
-33:very -22:volatility -24:volume -32:wallet -21:want 22:went -25:what 41:who 52:whole -23:word -26:your @category=market_data -26:
-16:* 51:24h 33:^all 29:^and -44:^any 34:^book 41:^buy 32:^chain -30:^coingecko 36:^contract 55:^convert -25:^crypto 38:^current
-41:^dex 65:^did 20:^doe -33:^every 22:^everyth -23:^explain 32:^fear -36:^fill -58:^find -41:^floor -36:^from 51:^fund 27:^give
-32:^if 20:^in 33:^kind -42:^level 21:^list -36:^long -47:^look -30:^make 58:^margin -24:^market 52:^mint -48:^most -30:^my
61:^newest -30:^next -23:^numb 34:^on 64:^one -37:^payment 53:^perp 28:^plot -22:^pool 57:^pric 48:^price -33:^print -29:^quote
44:^recent 22:^rest -28:^search -39:^show -33:^side -47:^since -46:^text -68:^that -22:^the -27:^to 21:^top 44:^total -21:^trad
23:^trust 41:^tvl -32:^und -26:^we -33:^when -22:^where -21:^who -47:^withdrawal 25:^year 45:above -34:account 32:actual -29:add
-33:addres -86:address 24:aft 28:against 47:also -22:altcoin 24:altogeth -21:amount -29:an 36:answ -25:any -56:anyth 57:api
-62:apple 29:around -43:artist -20:atm 49:attach -20:bag -38:balance -23:bank 22:base -41:be 25:beginn 48:beside -35:bet -34:bigg
39:biggest 24:blockchain -58:book -21:bookkeep 51:both 37:bought 34:brok 57:broth -21:buddy -25:burn -46:buy 35:cap
40:capitalisation -29:card 52:cent 22:certain -46:chance 47:chang 24:check -27:circulat 25:circulation -21:claim 46:coin -28:cold
-31:colleague -22:collection 29:compar -39:complete 35:confidence 55:convert -30:copy -20:correct 35:cost 74:country 52:cousin
-52:cov 35:cros 23:currency 25:current 21:d -76:data -23:date 35:day -24:decentralis 31:decimal 21:deck -62:deep -48:defi
31:defillama 68:depth -31:dev -51:dex 26:did 60:document -25:dominance -23:don -37:done 39:down 45:each 40:eith -34:else -64:entry
-27:erc20 -25:etf 24:everybody 37:everyone 24:everyth -46:exact -32:exist -30:expire 43:exploit -21:fake 21:far -36:farm -32:fear
25:fetch 39:figur 38:figure -44:fil -57:file -21:fill -56:find -24:firm 40:first -50:floor 21:follow -37:follower 20:forgot -40:form
-44:friday 30:friend 31:frog -30:full -25:futur -28:ga 50:gain -29:germany -31:goe 55:google -26:grandson -32:gre 47:group 33:grow
-36:hack -82:had -40:half -38:happen -36:hash 35:hedge 33:her 56:hi 52:high 60:him 24:hold -20:holder -27:holding -33:hows
-24:husband -28:id -27:if 38:incl 24:incom -42:index -28:inside 29:invoice 24:job -30:just 40:keep 21:kid -33:know 26:known -112:l2
-29:land -53:large 24:largest 20:last 43:lay -42:ledg -25:left -28:legal -30:lend -49:level -63:leverage -37:like 25:liq -47:listing
-46:live -35:login -24:logo 59:lol -21:long -36:look -31:los 26:lose -20:lost -25:lot -40:low -50:lowest -42:lp -42:made 36:margin
-22:marketplace 47:may -25:me 49:mean -38:mem -45:metamask 27:mid 49:midpoint -22:mine 33:minute 23:mix -30:moment -25:month
-31:mood -23:morn -21:mortgage -22:most 25:n -88:nam 21:near -66:nearest 30:need 39:nephew -24:new 34:newest 26:noon 32:not -47:now
47:number 47:offer -46:often 38:ohlc -21:oi -66:old -39:once 51:one 26:only -29:open 31:oracle -54:ord -46:order -30:oth -27:out
43:paid -33:pair -28:park -49:pas 23:payout -36:people -60:per 30:percentage 56:perpetual -57:pippin 43:pl 29:platform 42:please
26:plot -47:plu -36:portfolio -21:position -45:possible -28:post -44:ppl -36:project -36:pump 61:quarter -27:question 76:rank 30:rat
-44:ratio 55:reach -66:reason -23:receiv -22:receive 31:record -49:regist 26:rest 27:risk 30:rn 35:round 31:sal 81:same 45:sat
70:saving 58:say 35:scar 27:school 25:script -78:search 26:second -20:sector 75:sell -43:sent 25:sentiment -52:serv 34:sery -46:she
69:sheet -34:shill -54:shop 26:should -28:simple -24:sise 37:sist -51:sitt -35:small -55:snapshot 35:so -48:some -22:somebody
40:somewhere 37:son -32:sort 61:source 60:spell 42:spread -24:spreadsheet 58:stabl 57:stable 51:stablecoin 30:start 35:startup
-25:step -56:stood -37:stop -26:storage 21:swap -40:t -37:tak -25:take 47:taken 22:talk -35:telegram 29:test -47:text 37:th 39:that
36:them -22:these 36:thesi 41:thick -27:thing -23:think -32:tick -54:tier -39:tim 50:time -34:to -42:today 41:togeth -47:tonight
-29:tool 81:top -22:total 33:trade -55:trader -45:transf 38:trust 87:trustworthy 66:turnov 21:tvl -45:twitt 34:two -23:u -52:until
39:up 44:used -35:utc 22:venu 56:venue 25:very -22:vitalik 32:volume -22:wallet 22:we -36:weath 22:website -49:week 41:whatev
-21:wheth -36:who -37:why -62:wire 43:withdraw -55:withdrawal -34:won 28:wont 33:work -29:worth -48:would -23:writ -48:write
54:wrong -25:x -37:year 48:yet -40:yield -31:your -56:zero @category=network_infrastructure 29: -8:* 28:^at -53:^attestation
-42:^best 26:^block -24:^call -29:^can -51:^cancel -28:^capital 27:^chain -40:^cheapest 30:^coingecko -36:^compare -28:^convert
-49:^custom 21:^decod 33:^did -47:^every 32:^fee 28:^for 72:^ga -66:^ha -29:^hash 32:^hashrate 39:^i 22:^if 22:^keccak -30:^make
-30:^min 29:^namehash -27:^need 50:^on -25:^our 26:^raw 36:^sat 40:^say 65:^search -34:^show 37:^that -31:^the -27:^to -26:^topic0
31:^total 29:^tp -24:^wallet -22:^what -51:^who 47:^why -30:above -54:account -28:add -53:address 20:adjustment -21:advis -36:aft
35:again -53:also 34:among -22:amount -39:answer -21:any -37:anyth 43:apart -45:api -30:app -47:around -25:arrive 38:atm
-60:attestation 25:audit -25:auditor 30:base 50:be -30:beacon 57:before -30:behind -39:best -35:bett -27:between -51:bid -63:blob
62:block -34:broadcast -60:build -21:built -68:burn -27:burnt 23:busy 35:but -21:by -74:cancel -23:capacity -23:capital -31:category
26:chain -35:change -21:cheap -24:cheapest 32:check -29:circle 33:claim 48:click 69:clock 41:closest 45:collection 38:come
-33:compare 32:complete 30:config 26:confirm 76:control -26:convert 31:correct 23:cost 36:count 34:counterparty -35:custom 46:d
20:dao -24:dashboard 26:data -27:decentralis 33:decod -23:deliver 42:deployment 58:deposit 33:develop -23:did 48:digest -23:do
-28:don -25:drop 25:dur 52:e 66:eip 51:emit -26:empty 26:end -37:enough 21:entry -22:epoch 21:estimate -22:etherscan -46:event
-43:every -36:everyone 23:evm -27:exchang 56:exploit 84:explor 38:fail -25:far -22:flagg -23:floor 24:follow 23:for 24:form
-27:found 33:friend 21:from -30:front 48:full 27:ga 48:gave 28:geckoterminal -24:geth 24:give 21:go 29:gone -20:grandson -24:group
-36:guy -69:ha 40:hang 56:happen 23:hardware -36:hashrate 39:he 54:height 56:hit -33:hold 36:hour 21:if -32:impermanent 47:includ
-31:inscription 27:insist -54:internal 37:just 75:keccak -52:key 44:know -34:l2 -22:lamport 44:land -22:large -32:last 35:lat
-23:latest -26:left -30:lightn 41:line -35:liquidation -22:look -32:los -25:low -25:lowest 30:m 22:many -30:market -66:mempool
-40:metamask -22:mine -25:mint 40:minut 21:money 67:morn -30:most 29:mov -22:much -22:multisig 47:nam 31:namehash 20:need 35:network
22:newest -20:next 39:nft -60:nod 45:node 37:nonce 50:normal -21:not 31:noth 43:now 43:numb 23:number 34:off -24:office -27:often
33:ok -31:only 25:oracle 28:order -43:oth -23:our 36:out -37:output -23:page -22:paid -33:pair 32:pap -48:param 31:past -26:pay
41:payment 37:payout 26:per 24:permit -29:phantom 29:pl 29:platform -26:please -32:pool -22:position -30:post -22:pow -31:price
37:produc 56:program -35:project -58:propos 38:queu -49:queue -28:rate -24:reach 47:real 52:receipt 66:receiv -26:recent
27:recipient 29:reject 30:request -20:resolv -34:return -32:revert 28:right 64:role 33:rpc -44:safe 23:said 84:same -28:satoshi
29:say 60:search 46:see 27:sell 49:send 37:sent 25:sentence 26:serv -54:service -33:set 42:settlement -39:share -23:she -29:show
-52:side 34:sig 23:sign -36:signatur 38:signature -25:sit 47:site 28:slot -32:small -21:smallest -21:sold -29:solidity 57:some
-23:someone -47:somewhere 21:son -46:sort 68:spell -26:spendable -20:spr -47:spreadsheet -68:stack -25:state -40:station 24:statu
28:still 77:str 27:succes -21:sum 25:supp 35:swapp -26:talk 35:teach 21:tell 45:test -46:text 28:their 24:there 23:these 36:think
28:thru 38:time 52:timestamp 30:today -24:tool -36:top -47:topic 32:total -61:trace 24:track 27:trade -35:transaction 42:transf
-42:trezor 22:tx 63:txid 63:type 27:unconfirm 24:url -29:user 47:utilisation 25:valid -28:validator 55:value -20:vault 30:wait
-22:were -40:whole 41:withdrawal -32:without -63:won 22:word 50:work -25:wrong 30:wrote @category=nft_analytics 58: 28:* 37:?
32:^are 29:^before 52:^chart -47:^coingecko 58:^collection 48:^compare -52:^compress -50:^contract 29:^did 40:^doe -29:^everyth
25:^find 33:^ha -39:^list -31:^make -59:^nft -46:^on 56:^only -21:^rarity -21:^someone -49:^the 39:^volume 112:^wa -36:^wallet
24:^what -34:^when -29:^which 25:a 58:about 85:all 26:also 42:am 34:anyth -29:approval 31:are -20:art 47:artist 27:asset 21:at
-25:back -74:be -35:been -20:beginn 50:both -29:but 35:buy -44:can 29:cap -26:chain 24:chang 44:chart 46:cheap 39:cheapest
-36:coingecko -36:company 75:compare -49:compress 47:cost 44:could 31:count -68:creator 46:d 41:data 33:daught 21:did 44:digital
-23:document -23:doe -34:down 23:drop 54:each -46:erc20 27:erc721 41:ever -29:everyone -34:explor -20:fall 111:fee 30:find 41:floor
-23:friend 32:fund 40:gallery 30:gave 22:hand -60:he 27:history -28:id -33:if 69:in 41:insurance 37:inventory 28:it 75:item 55:jpeg
21:just 115:keep 43:kind -27:last -38:list 70:lol 20:long 35:lost 69:lowest 43:made -28:make 23:market 38:marketplace 21:mcap
45:member 30:metadata -44:mint 53:moment -24:morn 26:must 85:nam -63:name 51:need -62:new -38:next -41:now 69:numb -54:offer -46:on
60:one -29:open 110:oth -40:our 51:owner -27:pay -26:phantom 30:pictur 24:please -24:plu -24:point -27:price 40:project -77:rank
-63:rarity 28:real -61:right -38:rows -45:royalty -65:run -26:safe -65:sale -44:same -30:say -22:she -52:should 53:side 22:sit
-24:some -21:someone -26:someth 22:sort 42:spr -42:th 74:that 26:their 33:them -32:those -25:ticket -27:time -51:today -36:token
-56:too 23:top -23:track 35:trad 40:trait -34:u 36:und -26:user 125:v 47:vault -31:volume 125:wa -21:wallet 41:what -34:when
-24:which -48:whole 45:with 26:won 31:worth -65:would 38:writ @category=onchain_dex 36:^a 42:^any -43:^are 24:^bridge 22:^candl
23:^compare -20:^current 28:^dex 43:^dexscreen -46:^find 46:^for 33:^give -27:^i 57:^if 33:^in 56:^it -25:^liquidation
-22:^liquidity -29:^look -33:^need -23:^on 20:^pair 35:^quote -21:^search -21:^show 23:^somebody 23:^tell 45:^the -33:^token
27:^total -26:^trend 21:^what -46:^where -23:^who -21:address -23:all -38:also 28:amount -24:and -37:anyone -33:ape -25:aped 35:art
-39:auditor -23:base -23:been 23:beginn 26:bett 24:between -47:block -22:boost -27:bought 40:bridg -27:call -22:cap -25:cheapest
27:claim -52:clos 31:com -20:credit -26:current -30:d 40:data 54:decentralis 20:defillama 72:deposit -38:desk 29:develop 64:dex
34:did 29:doe 61:done -47:down -27:e 45:earn -20:entry 35:every -29:everybody 73:exploit -22:feed -43:find -22:follower -36:found
-32:fund -46:geckoterminal 43:give -41:gone -54:green -26:hack 58:had -27:happen 28:highest -20:hold 36:if 25:impact -37:keep
29:kind 79:known 47:lamport -22:largest 33:led -22:lend 57:liq -20:liquidation -21:liquidity -23:live -23:los 39:made
-24:marketplace -22:may -58:min 23:mine 32:money 30:month 46:move -22:nam -32:net 31:nev -33:no 29:number -65:once 22:one -28:oth
-28:own -25:page 27:pair 34:park 38:people 26:percent -68:pippin -26:place -21:plan 35:pool 24:profil 26:profile 63:pump 35:quote
20:rate -27:reach -27:right -25:rout 26:rows -47:safe 31:same 73:say -33:search 22:second -20:sell -26:sent -22:shar -22:share
-27:she 85:since -26:site 25:sold -47:someone 47:statu -23:stop -21:str -31:swapp 30:t -29:take -26:talk -28:th -37:these 29:thing
45:through 34:tier -23:time -23:to 50:today -20:token -52:trader 35:transfer 29:treasury -28:twitt -41:two -21:until -46:up 29:use
-21:venue 38:vol -22:watch -23:we -37:were 22:what 78:withdraw 26:worth -36:year -26:yet 69:yield -32:your
@category=portfolio_wallet 6:* -39:0x -24:? -24:^account 58:^addres 55:^all -29:^allowance -40:^am -33:^any -79:^are 24:^biggest
84:^call -36:^cancel 71:^check 40:^coin -21:^compare -47:^compress -37:^contract 44:^custom 56:^doe 64:^every -21:^explain -24:^fee
59:^find -35:^for -23:^from -34:^fund -47:^ga 30:^good 67:^held 45:^hold -23:^i -27:^if 52:^in -25:^ledg 22:^list -22:^message
35:^need -26:^newest 62:^nft 28:^nonce -34:^numb -43:^only 45:^our -41:^pend 28:^pl 31:^please 25:^pnl -49:^price -36:^realis
26:^reverse -27:^run 37:^someone 44:^swap 43:^that 32:^to 68:^token -42:^top 23:^tx -27:^unclaim 28:^wa -26:^wallet 21:^we 28:^when
45:^which -25:^with 23:^would -21:a 22:account 24:active -23:actual
-35:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -95:address 35:aft
63:all -25:allowance 23:already -47:also 52:altogeth 36:am -32:amount -39:answ -25:apart 58:app 44:arriv 74:arrive 70:artist
-25:attach -54:attack -29:attestation -21:audit 24:auditor -39:back 47:bag 81:bal -21:before 26:best -23:bet 20:bigg -43:block
56:bookkeep -20:broadcast 32:broth -21:busy -22:but -26:by 36:call 21:came -49:cancel -27:cap -30:car 21:card -24:chain -56:chang
-27:channel 75:check -36:circle 60:claim -29:close -20:coingecko 30:cold 21:colleague -54:collection -30:com -63:compare
34:consolidate -33:control -30:correct -21:cost 21:counterparty 44:court 55:create 60:creator 68:crypto 28:custom -45:d 96:dao
-35:data -22:day -28:decimal 24:defi 30:deploy 68:dev 39:did 39:do 31:down 37:draw -29:each 54:earn -37:eip -60:eligible -60:employ
67:empty 72:en 23:enough 39:erc20 -27:etherscan -24:even 34:ever 47:every 29:everyth 32:exchange 58:expire -20:explain 58:factory
-50:fattest 26:favourite -20:fear 24:fee -42:feed 23:fetch 54:find -25:firm -64:flow 33:found -58:freeze 32:friend -45:from
-22:front -27:frozen -20:full 27:fund -28:gain 66:gave -27:get -33:given -43:gone 56:governance 47:grandson -27:grow 41:ha 70:had
-52:hand -34:hardware -29:hash 31:have 66:he 30:held 42:her -25:hex -35:high -40:history -34:hit -21:hold -29:holder 20:holding
-44:home 58:hot 27:husband -27:idea 68:if 36:incl 54:incom -48:inscription 40:inside 56:internal -21:invoice -40:it -29:item
42:itself -21:jpeg 22:just 24:keep -49:key 34:know 32:l2 33:last 34:late -22:leave 86:left -41:legal -20:lend 38:lent 22:lett
-26:lightn 34:like 28:lin 42:line 42:link -42:live -47:lol -49:lookup 24:low 24:lp 32:made -30:many 36:max -55:mean -80:mempool
-44:message 25:metamask -47:min 31:mine -33:move 58:movement 29:much 81:multisig 29:must 53:nam 39:name -50:native 28:net -36:nev
-46:newest -23:no -23:node -42:not -35:numb 30:office 38:old 24:once -43:operator -39:order -63:ordinal 55:our 57:out 43:outgo
20:output 39:p 42:pap -39:passport -20:past 26:pay 24:payment -49:pend -26:per -56:person 48:phantom 30:piec -23:pippin 27:pl
-45:place 25:portfolio 45:possible -31:post 46:present 47:pric -38:print 27:profile -29:profit -52:program -25:project 40:provide
-20:proxy -52:pull -22:purchase -23:put 40:queue -38:rank -48:rate -22:raw 58:reach -54:real -22:realis -51:reason -40:receiv
-106:regist 41:relay 52:rent 35:report 26:reverse 32:rich -29:rout -35:run 31:safe -22:sale -38:sandwich 28:sat -64:satoshi
-39:saving -24:screen 27:see -36:seen -27:sell -28:send 53:set -25:she -37:sheet 23:show -21:side -42:sign -34:sit 69:sitt 64:small
-46:smallest 34:so 43:sold -31:solidity 57:someone 22:somewhere -64:son -21:source 53:spendable 41:spl -21:split -37:stabl
22:stablecoin 54:stand 54:statement -36:statu 39:storage -21:succes -25:summ -21:supp 32:support 35:swap -47:take -31:talk -30:team
48:tell -34:test -82:th -44:their -23:them -48:they -38:tim 21:togeth 39:token -28:too -23:top 33:touch -36:trade -25:trader
-51:transaction 46:treasury -25:trezor -23:turn 23:twitt -44:type 64:u -20:unconfirm -31:unlock -25:until -25:use 20:used 48:utc
23:utxo -21:valid -34:valuation -52:value 60:vault 44:very -21:view 38:vitalik 27:we 28:well 28:went 23:whale 23:where 44:which
39:while -33:who -37:whole -54:whose 24:why 25:will -55:win -21:word 27:worth 22:would -37:write -36:wrong 27:yet 45:yield 44:you
76:zero @category=prediction_markets -6:* 27:^all 58:^and -23:^best -47:^bid 21:^biggest 40:^cheapest 31:^clos -27:^did -48:^do
35:^for 38:^ha 23:^hottest -26:^i 35:^imp -37:^in 43:^it 53:^last -32:^level 43:^market 22:^mid -25:^need -29:^no 29:^odd -40:^on
-32:^ord 60:^price 49:^print -63:^put 38:^show 21:^trad 37:^volume 27:a -23:account -32:aft -37:also 27:any 54:anyone 31:anyth
-40:apple -21:are -26:balance -27:best -34:betfair 48:bettor 26:between 22:big 70:book 28:bought 25:buy 35:by 30:chance 53:cheapest
-40:close -25:coin -35:com 44:company 31:contract 61:could 34:decemb 37:down -29:each -23:earn 20:eith 28:every -28:everyth 46:exact
-23:exchange -38:fee -23:for 44:from -20:ga -52:good 23:had 42:held 22:highest -61:holder 23:hottest -31:hour 35:hows 26:if 30:insid
36:interest 26:just -26:keep 82:l2 -37:largest 21:late -52:left -62:legal -26:lend 24:link 50:look 24:los 40:made -95:manifold
-27:market 53:minute 34:money 50:morn 38:most 37:mov -71:nam -38:next 80:no -21:not 50:now -36:odd 22:office -83:old 23:on 21:or
-21:ord 55:outcome -32:own 26:paid 72:pay -58:people 28:piece -63:plu 29:politic 53:poly 27:post 25:prediction 44:print -46:proposal
-46:put -26:redemption 22:resolv 71:resolve 28:right 21:rul 31:run -54:say -49:search 69:see -37:set -21:settl 46:shar 33:share
26:show 32:sid -42:sise 24:sit 22:sold 22:some -28:someone -75:someth 52:stak -30:still -24:t -25:take -32:team -30:they 24:thi
32:through 98:tick -34:time 22:to 35:told -57:tonight -47:top 32:total -60:trader -28:u -27:und 63:up -22:use -25:v 52:very
52:volume -23:wallet 26:want -21:where 25:which 27:whoev 28:whole 22:whose 28:will -34:win 25:won 76:would -57:ye
@category=search_discovery 57:0x 26:^all 27:^before -38:^can 75:^coin 61:^coingecko 69:^compress 62:^contract -34:^dexscreen
-42:^doe -22:^everyth 46:^find 24:^for -21:^list -21:^look -31:^market 36:^mint 48:^most -26:^my -33:^need -64:^nft 27:^only 30:^our
24:^pair 48:^pyth 38:^search -23:^the -25:^there -30:^to 36:^token 28:^trend 37:^we 53:^where -44:^who -31:account 21:add 41:against
40:an 36:any 37:anyth 20:app 24:are 26:around -52:artist 31:ask 38:audit 37:auditor 35:be -64:behind -25:bet -24:bett 43:block
36:blockscout 31:by 34:call 44:category 26:chat 60:code 55:coingecko 32:colleague 21:collect -39:come 44:compress 22:config 41:copy
-39:count -35:d -25:dat -54:data -23:decentralis 24:deepest 23:derivativ -20:dexscreen 41:down -24:drop -26:else -30:en 50:error
-20:explain -54:explor 37:file 54:find 38:found 33:from -54:gave 42:geckoterminal -37:go -59:google 47:got -42:group -55:hand
-21:her 43:here -37:hi -34:hold -31:hot -26:how 46:id 46:identify -31:includ 32:it -36:item -41:keccak 35:keep 62:kind -55:know
26:largest 22:launch 20:ledg 29:log 36:m -45:made 26:mail 23:match -33:mcap 24:me -41:member -23:mention 26:mint 27:morn 29:most
31:must -32:my -44:name -53:need -21:news -29:not -21:now 46:numb -22:off 49:old -30:one -45:only -45:oth -25:own 26:page 22:paid
34:pair 34:pap 43:pas 45:past 40:payment -21:person 83:pippin 44:pl -40:plu -30:pric -24:profile 22:publish -44:rank -25:real
23:recent 35:right -59:role -79:same -29:say 28:search 51:sector -23:see 58:send -53:sheet -64:should 23:show 36:so -26:some
22:someone 75:someth 35:sort -27:spot -27:stand 30:statu 30:still -77:stock -20:str 20:symbol 69:take -35:talk 23:telegram -35:tell
33:th -36:their 38:them -33:there -42:think -66:tick -28:tim -47:tonight -23:too 41:tool -45:top 23:trad 35:trade 32:trend
-27:turnov 21:two -27:u 24:und -52:value -39:verification 35:verify -29:wa -28:wallet 27:we -26:website 25:what 22:whatev -45:who
39:whom -25:whose -55:work 21:write 21:yet -46:you @category=security_risk 14:* 53:^and 79:^are 28:^biggest 28:^buy 27:^check
24:^coin 23:^contract 30:^could -35:^decode -69:^did -51:^draft -27:^find 30:^for 22:^honeypot 39:^how -24:^latest 29:^list
-28:^make 38:^metamask -34:^mint 59:^newest -29:^next 38:^nft -28:^on -21:^our -29:^please 24:^recent -83:^revoke 22:^rug 32:^safe
22:^say 33:^someone 32:^the -40:^there 63:^token 49:^wa -23:^we -49:^when -31:^where 21:^which 20:^who 21:advis 35:aft -24:against
-31:airdrop 28:already -68:also 33:any 42:anyone -44:anywhere 37:approv -59:approval 26:are -32:art 54:artist 33:at -21:audit
25:back 26:bag 74:been -24:before 30:big 22:biggest -29:bond 20:bought 94:burn 44:burnt 23:but 41:button -39:buy 48:can 36:clean
-25:click 20:close 38:code -33:community 22:company 39:complete 67:counterparty -33:cousin -32:creat 35:credit 39:dangerou -29:data
-22:date -29:decode -42:deposit -55:dex -35:did -54:doe -51:draft 35:drain 27:dust -23:email -50:end 31:erc20 -66:every 36:everybody
22:exchange 40:fake 48:far 34:fear 27:file -48:find -44:flagg -57:floor -25:form -38:free -24:friday -22:friend 45:from -42:front
25:fund -23:gave -34:get 36:go -50:goe -20:grant -26:he 54:hex 21:hidden 71:hit -21:if 22:into 59:investment -27:keep -20:key
-27:know -22:landlord 56:latest 22:launch 32:lead -37:left 23:lett 45:liquidity 39:list 44:lol 49:look 32:lp 34:m 36:made 33:mail
-28:make 29:maliciou 41:many 33:may 27:memecoin 38:metamask -24:min 25:money -23:most 22:nephew -42:network 26:newest -37:next 44:no
-20:nonce -28:old 33:one -30:open 62:operator -28:or -34:oth 24:over 29:own 31:pair 34:park 40:paus -38:pension -23:people
33:permission -21:pippin -28:please -32:post -21:price -27:print -30:protocol -21:public -21:rais 70:real 63:reason -21:reentrancy
-29:return 24:review -76:revoke 56:risk 28:rows 43:rug 33:rugcheck -29:run 73:safe -29:salary -36:same 32:say -34:screen 56:security
-23:several -25:shar 43:she -22:shill 35:short 74:should 24:simp -31:simulate -32:since 57:so 26:some 47:someone -30:somewhere
-26:spl 26:stable 25:stop -30:suspect 58:swap -41:switch 82:t -39:that -28:theft 22:them 83:these 26:thi 24:think 65:those -51:tick
39:token -55:tonight 22:too 42:trad 28:transfer 38:trap -48:trezor -38:trustworthy -34:upgrade 30:us 40:valu 24:verification
-22:view -44:vitalik 56:want -27:we 53:were 28:who 43:whoev 39:why 43:with -30:withdraw 57:worth -24:would 42:writ -22:yet -22:you
@category=token_contract -11:* 25:4byte 44:^ 22:^4byte 41:^allowance 75:^and 22:^biggest -79:^call -20:^chart -41:^convert
24:^decimal 43:^do -69:^event -28:^every -30:^everyth -49:^find -32:^ga 50:^get -25:^hash -21:^honeypot -25:^how 28:^i -21:^in
-20:^keccak 25:^latest -25:^ledg -27:^list 54:^look 29:^make -27:^may 21:^metamask -45:^mint 67:^need 32:^next -38:^numb -29:^on
50:^our 28:^price -31:^read -26:^review -24:^search -23:^should 22:^so 26:^somebody 37:^stack 27:^to -38:^token 33:^top 41:^topic0
34:^total 29:^transfer -32:^twitt -51:^verify 33:^wallet 25:^website -27:^which 39:abi 24:accord 34:account 69:address 20:aft
-33:against -29:all 50:allowance 37:already -69:also 67:amount 48:argument -44:artist -51:attach 65:auditor 35:average 66:be
-25:been 26:bet 21:big 53:blob 31:board 62:book -29:bookkeep 32:bool -85:burn -26:burnt -34:by 31:byte -20:bytecode -46:call
35:calldata -21:cap 56:change -30:chart 21:click 64:client -20:cold 28:com 31:competitor 21:compil 26:constructor -27:contract
25:control -29:convert -60:country 31:cov -46:create -27:crypto 28:custom 44:d -22:dangerou 21:data 44:decimal -24:decod
23:deployment 21:description 28:developer 51:dex 22:different -28:do -46:each -25:eip 58:email -35:emit 72:employ 22:enough 21:entry
-25:error -41:etherscan 33:even 43:event 29:every 21:everybody -21:everyone 22:exact 39:exist -30:explain -24:exploit 34:explor
-64:factory -27:fail -27:fake -38:far 47:fattest 21:feed -51:find 51:firm 70:flow 21:follow -38:follower -31:forgot -43:free
-26:front 40:full 28:function -26:ga -59:gave 25:geckoterminal 22:get 34:gett 27:giv 28:go -57:governance 31:grandson 35:grant
-53:group 38:hack 39:hand -27:happen -25:held -26:here 56:hex 24:hidden -26:hit 40:hold -25:holder 37:holding 27:idea 44:income
-42:input -49:json 21:just -21:keccak -20:kilometr 60:know -25:landlord 31:latest -60:launch -30:least -38:legal 22:lend -22:lin
-25:link 23:list 32:live 45:log -34:logo 25:look 27:los -25:m 23:main -49:match 41:mean 28:memo 38:mention 34:method -21:mil 52:min
34:mint -62:month 25:more -49:morn 25:mov -23:movement -40:multisig 29:myself 38:name -34:native 36:need 20:news -40:no 65:nobody
-66:nod -28:not -22:noth -22:numb 21:of -54:off 50:official -27:often 24:old 45:oldest -28:once -21:one 34:open -40:oth -21:our
37:page 63:paid 34:pancake 33:pap -31:param -38:part -21:people 26:percent -34:phantom 24:piece 31:pile -31:pippin -48:pl 30:please
25:point -62:post 29:profit -31:protocol 38:proxy 31:publish 66:pull 45:purchas 21:purchase 21:read -46:real -34:reason -74:receiv
32:recent -23:reentrancy -42:regex 47:relay -24:request 45:return 31:revert 24:review -34:round 52:rout -39:rows -27:rug -47:safe
58:sale -64:same 60:satoshi -47:say 22:school 25:script 34:search 32:second -51:sell -28:send 20:shar -39:share -25:she 21:shill
52:should 36:show -62:since 26:single -51:so 24:somebody -75:spell 49:split 30:spreadsheet -21:square -29:stabl 43:stack 34:stat
55:still 59:stop -22:t 48:table -26:take -42:telegram 39:text 65:th -40:theft 39:there -32:these 27:they -20:thi 25:think -49:those
53:tick -31:ticket 30:tim -54:time 30:too 62:topic 51:topic0 -30:trad 39:trade -27:trezor -45:twitt -40:tx 23:u 48:und 53:unit
43:unknown -48:unlimit 44:unlock 25:up -24:use 26:value 26:vault 55:verification 23:view 34:volume 23:w 35:wallet -31:way 25:website
-30:week -37:were 29:where 38:who -32:whom -67:whose -25:wire 20:withdraw -34:without 21:work 29:writ -26:write -46:wrong -22:yield
-26:your @chosen-count -26: 134:* -49:? -27:^biggest -22:^did -28:^how -35:^i 65:^newest -46:^put -23:^quote -41:^the 44:^what
75:^which 50:^who -44:about -54:account -22:addres -28:am -28:and 61:are 36:ask 27:back -38:bet -21:big 77:biggest 68:book 26:bought
47:bridge -74:buy 91:by 43:candl 55:cap 29:category -71:cent 27:chain 61:coin 75:coingecko 64:collection 32:contract -36:could
62:crypto -22:defillama -20:deploy 60:dex -49:did -28:do 21:dump 22:each -22:eip 48:em 60:enough 82:event -47:exchange 80:first
34:floor -59:for -35:good 27:got -65:have 23:hold -53:how -24:i -28:into -77:it 51:just 21:keep 84:late 34:lay -27:least 47:list
-21:look -65:lost 27:mint 53:money 59:most -33:much -71:my 39:new 74:newest 28:nft -33:nonce -40:now -37:numb -20:of 49:off 31:on
64:only 90:open -22:out -56:over 23:pair -40:pay 72:per 28:pl 38:please 80:pool -51:price -46:put -23:quote 70:rank -30:rate
-23:right 95:rugcheck -35:say 43:sector 67:show -25:sit -26:str 39:that 49:their -43:there -31:thi 44:to 42:today 85:token
49:transaction -53:transf -25:u -44:und 42:up 47:volume -22:wa 32:want 68:which 53:with -26:word -45:worth -111:ye -59:year -47:you
@chosen-said @outside|abroad|else 106:* @chosen|other @uses:collection -19:* @content=0|first @content=2|first @lacks|whole=4|left
@slot:include_platform -17:* @content=1|first @outside|open=person!|taken @outside|whole=1|left @whole|open=ours!|unnamed
@wide=2|other -30:* @content=5|first @lacks|whole=1|unnamed @outside|taken @outside|whole=2|left @outside|words=5 @own|other 14:*
@content=6|first @missing @named @outside|asked-fit=10 @share|other @takes:period @uses:holder 21:* @described @lacks|open=fits|ours
@lacks|open=person|unnamed @lacks|whole=1|taken @outside|named=0 @outside|open=ours!|left 19:* @drops|named|new|other
@lacks|points=none|unnamed @lacks|whole=1|left @outside|points=own|left -4:* @drops|open|new|other @first=1|other
@outside|asked-fit=3 @outside|open=person|unnamed @outside|points=none|left @outside|whole=3|unnamed @whole|points=this|left
@whole|taken -12:* @fault @lacks|open=other|thing! @leaves:bitcoinHash -65:* @first=0|other @outside|asked-fit=11 @unavailable
@uses:evmHash -3:* @first=2|other @leaves:collection @whole|open=person|unnamed -26:* @first=5|other @first|other
@lacks|whole=3|taken @leaves:step 27:* @group=first @src=none -7:* 46:0x 29:24h 22:4byte 77:^ 29:^24h 21:^4byte 24:^about 30:^accord
-30:^account 56:^addres 32:^all 106:^also -34:^am 55:^an 96:^and 31:^anyth -55:^attestation -23:^balance 48:^before -41:^best
-61:^bid 52:^biggest 20:^block 43:^book -30:^burnt 54:^buy 36:^call -21:^can -65:^cancel 27:^candl -30:^capital 22:^chain 34:^chart
53:^check 35:^clos 75:^coin 43:^coingecko 43:^collection 45:^compare 34:^compress 74:^contract -34:^crypto 54:^current -34:^custom
47:^decimal 31:^did -25:^do 24:^doe -56:^draft -46:^each -53:^event -25:^every -31:^everyth -28:^explain 31:^fear 51:^fee -48:^fetch
-39:^fill -21:^floor 39:^for -54:^freeze -89:^from 41:^fund -54:^futur 48:^get 54:^give -38:^hash 45:^held 38:^hey -33:^highest
24:^hottest -30:^id 25:^in -20:^just -26:^keccak256 -26:^largest 40:^last -27:^latest -36:^ledg -35:^lend -59:^level -23:^list
-36:^long -33:^look 32:^lowest -24:^lp -28:^make 58:^margin 35:^mark -54:^market -29:^may 33:^mcap -56:^message 35:^metamask 20:^mid
-38:^min 28:^mint -35:^most -70:^nam -29:^name 23:^namehash 34:^need 24:^new 76:^newest -31:^nft 50:^not -42:^numb 26:^odd -22:^of
80:^one 50:^only 24:^orderbook 59:^our 25:^pair -39:^payment -51:^pend 54:^perp 26:^pl -32:^plan -22:^please 29:^plot 24:^pnl
-23:^pool 51:^price 31:^pull -54:^put 33:^pyth -25:^rarity 24:^raw -42:^read -38:^realis 38:^recent 21:^rest 45:^revenue 23:^reverse
-46:^review -85:^revoke -148:^rows 31:^safe 35:^sat 59:^say 26:^search -76:^should -34:^side -46:^sign -68:^since -24:^snapshot
48:^so 71:^some 29:^somebody 25:^stablecoin 36:^stack -22:^stak 34:^swap -38:^text -35:^that 24:^their 25:^they 45:^time 72:^token
64:^total 29:^tp -33:^transfer 30:^turn -20:^tvl -61:^twitt -27:^unclaim -42:^und -48:^verify 44:^volume 109:^wa -32:^wallet 45:^why
-25:^will -41:^withdrawal 36:^would 24:^year 26:abi 22:about -36:account 51:actual -24:add
-44:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -87:address 44:advis
26:again 27:against -40:airdrop 38:all -112:also -28:altcoin 45:altogeth 25:am 35:amount 21:annual 21:answ -38:answer 26:any
27:anyone 23:anyth 43:anywhere 24:apart -58:api -71:apple 32:approv -77:approval 32:apy 23:are 46:argument 24:arriv 53:arrive
-29:art 38:artist 28:ask 24:asset -62:association 21:ath -39:attach -56:attack -68:attestation 54:aunt 29:average 30:away 42:bag
59:bal -28:balance 29:base 33:basi -47:beacon 30:before -38:behind 29:belong -32:below 46:beside -24:best -42:bet -36:betfair
42:bettor 51:big 30:bigg 34:biggest -50:bill -22:blob 82:blockchain 28:board -62:bond 29:bookkeep 22:bool -40:boost 25:born 26:bos
49:both 29:bought 30:bridg -55:broadcast 23:brok 65:broth -23:builder -39:built 21:but 22:button -27:buy 24:byte -35:bytecode
22:call 36:calldata -36:calory -84:cancel 51:cap -28:capacity -30:capital 55:capitalisation -39:car -28:cast 21:category 60:cent
43:certain 47:chang 51:change -36:channel -31:charge 26:chat 62:cheapest 75:check -59:circle -29:circulat 23:circulation 75:claim
42:clean 22:click 40:client 56:clock -40:close 36:closest 44:code 28:coin 41:coingecko 37:colleague 25:collect 30:come -49:commit
39:committee -29:community 30:company 45:compar 53:compare 55:competitor 28:complete 40:compress 27:confidence 24:config
31:consolidate 26:constructor -21:contract 74:control 20:convert 61:could 84:counterparty -22:country 31:court 66:cousin -66:creat
-28:create2 50:crypto 38:csv 28:currency 34:current 67:d 28:dangerou 23:dapp -24:dashboard -23:date 27:daught 34:day 86:dear
29:decemb -34:decide 41:decimal 21:deck -32:declare -35:deep -32:deliver 50:deploy 55:deployment 51:deposit 70:depositor 56:depth
32:derivativ 27:desk 58:dev 42:dex 31:did 44:digest 33:digital 30:diligence -38:discord 36:discuss -42:disposal -58:dispute
-50:dividend 44:document -27:dominance -42:don 64:done 71:down -53:draft 37:drain 35:draw 21:dur 21:e 62:each -22:earning 38:editor
-21:egg 50:eith -75:eligible -37:else 39:email 36:empty 50:en 48:end -44:english -39:epoch 30:erc20 33:erc721 -35:etf -43:etherscan
41:everybody 50:everyone 28:evm 44:exercise 43:expire -52:explain 83:exploit 29:explor 31:fail -29:fall -38:farcast 34:farm
95:fattest 38:favourite 28:fee 50:fetch 28:figur -26:file 36:fine 27:first 27:flagg 27:follow -81:follower -35:form -35:forum
21:found -69:free -48:freeze -46:friday 40:friend 23:from 20:front -24:frozen 28:fund 40:gallery -25:game -27:gave 32:geckoterminal
-61:germany -27:get -24:geth 29:gett -25:github 20:giv 22:give -27:given 59:go 30:gone -61:good -58:google 32:got 31:grandson
-36:gre -29:green -36:group 44:grow -28:guy 68:had -30:hand 36:hang 26:happen -26:hardware -40:hash -47:hashrate 21:he 38:hedge
56:height 43:hello -51:help 48:her -20:here 48:hex 38:hey 35:hi 29:hidden 31:high 25:highest 47:him -32:history 57:hit 23:hold
-51:holder 24:holding -65:home 43:homework 35:hot 23:hottest -32:hurt -29:ibuprofen 20:id 53:identify 34:if -35:imp -32:impermanent
47:incl 36:includ 73:incom -42:index -34:inflow -35:input -58:inscription 26:insid 42:inside 36:inventory 29:invest 32:investment
49:invoice 30:item -38:job 46:jpeg -48:json 40:just 63:keccak -25:keccak256 84:keep -26:kept -84:key -23:kilometr 78:kind -32:knee
23:know -28:knowledge 63:known -30:kyc 34:l2 62:lamport 23:land -42:landlord 40:lat -39:launch -45:lawyer 49:lead 68:least -50:leav
27:leave 24:left -95:legal 31:lent 23:letter -53:level -64:leverage -22:licence 34:lie -49:lightn 32:line 72:liq -21:liquidation
-54:listing -39:liv -41:live 44:log -65:logo 37:lol 24:look -33:lookup 51:lost -26:low 47:m 41:made 53:mail 58:main -21:make
28:maliciou -97:manifold 35:margin 30:mark 47:marketplace -28:match 62:may 29:mean -36:mem 27:memecoin 46:memo -106:mempool
31:mention -38:message 30:method -36:mev -34:mid 40:midpoint -25:mil -33:min 24:mine 26:mint 89:minute 27:mix 50:money -69:month
-32:mood 25:more 30:morn -26:mortgage -44:moth 36:mov 21:move 39:movement 40:multisig 51:must 31:n 24:namehash -50:native
-43:nearest 43:need 44:nephew 27:network -38:new -27:next 23:nft 53:no 60:nobody -82:nod 29:node 67:normal -48:not -26:notional
36:numb 56:number -34:odd -36:off -60:often 39:ohlc 33:oldest -32:once 22:onchain 53:one -27:open 32:oracle -53:ord -38:order
23:orderbook -95:ordinal -22:oth 33:out 50:outcome -21:owe 38:owner 44:p 36:page 51:paid 25:pair 75:pap 60:param -31:park
-48:passport 58:past 28:paus 44:pay 48:payment 44:payout -46:pend -25:pension -35:people -41:per 25:percent -32:period 32:permission
35:permit2 34:perp 55:perpetual -70:person -34:phone 40:pick 33:piec 46:piece 32:pile -53:pippin 70:pl 22:plac -23:place -52:plan
64:platform 21:please 29:plot -72:plu 53:podcast 25:politic 53:poly 25:possible -83:post -38:pow 94:ppl 24:prediction -37:premium
-32:prepare -26:pres 32:present -53:primary -35:print 33:produc 37:profile -22:profit 25:project -26:prop -63:propos -40:proposal
45:provide -23:public 30:publish 38:pull 35:pump 37:purchas 29:pyth -34:python 54:quarter 31:queu -44:range -69:rarity 31:rat
-23:rate 40:rath -47:ratio -42:re 83:reach 23:read 34:real -22:realis -44:reb8tk3gbgk5auzkwc6shnwrgvjh8dualh 53:receipt -42:receiv
42:recent 49:record -28:redemption -44:reentrancy -45:regex -105:regist 69:relay 45:rent -38:repo 38:report 31:reserve 52:resolve
-24:result -41:revenue 23:reverse 26:review -80:revoke -24:reward 30:rich 32:rn 53:role 23:rough 67:rows -50:royalty 22:rpc
30:rugcheck -45:run 31:safe 22:sal -45:salary -25:sale -61:sandwich 34:sat 67:saving 39:say 32:scar -51:schedule 29:school
-43:screen -54:season 40:second 23:sector 38:security 88:see -28:seen 21:sell 37:send 23:sentiment -38:separate -66:serv -45:service
32:set -23:settl -53:settle 66:settlement 40:shar 23:share -62:she -53:shop 27:short 43:show 39:sid -30:side 32:sig -26:signatur
30:signature -64:simple 39:since -46:sise 52:sist 35:site 41:sitt -34:skip 28:slip -51:smallest -51:snapshot 62:so 60:sold
-47:solidity 53:some 32:somebody 23:someone -28:somewhere -37:soon -67:spell -21:spend 22:spendable 45:split 36:spr 33:spread
45:spreadsheet -25:square 68:stable 50:stablecoin -24:stack -53:stake 44:stand 48:start 22:startup 32:stat 51:statement -48:station
-29:step 78:still -58:stock -30:stood 72:str 28:straight -23:strike -20:stuck 75:student -30:sum 27:support 60:swap 24:swapp
41:switch 20:symbol -50:tak 43:taken -41:talk -23:tall 29:teach -44:telegram 49:tell -32:term 49:test -40:text 31:th 22:that
-48:theft 58:themselv 32:there 46:these 31:thesi 25:thick -24:thing 32:think 41:those 30:thru 23:tick -54:ticket -43:till -60:tim
34:timestamp 32:togeth 20:token 25:told -64:tonight -50:too 26:took 25:topic 44:topic0 -32:tornado -26:total 29:touch -57:trace
20:track 45:trade -99:trader 29:trait -65:transaction 30:transf 35:trap -56:trc20 32:treasur 66:treasury -77:trezor 30:trust
53:trustworthy 24:turn 84:turnov 38:tvl -23:tweet -90:twitt 56:txid 22:type 44:und 52:understand 40:unit 46:unknown -55:unlimit
-23:unspent -36:until 44:up -75:upcom -30:update -40:upgrade 26:us 22:use 56:used -41:user 71:utc 45:utilisation 99:v -40:validator
35:valu 50:value 29:vault 30:venue -34:verification 75:very -28:view 35:vol -26:volatility -28:vot -44:vote 31:wa -57:walk 60:wanna
26:we -23:weath 25:website -46:week 25:went 39:whatev 45:where 29:while -27:white 39:whoev -22:whole -69:whose 32:why 39:will
-62:win -61:wire 75:withdraw 39:within -27:without -25:won 52:wont -27:word 32:work 36:worldwide 45:worth 35:writ -55:write
-27:wrong 25:wrote -41:x -67:ye 21:yield -25:you -45:your -27:z 45:zero @joint 23: -35:* -48:0x 96:24h 20:? 62:^a -28:^about 32:^all
-110:^and -40:^any -70:^are 25:^before -31:^bid 33:^can -31:^check -75:^compare -30:^could 51:^dex -85:^did -42:^do 60:^event
40:^everyth -22:^fee -48:^floor 109:^for -35:^from 75:^holder -74:^if -77:^in -34:^last 47:^liquidation 22:^look 65:^need -77:^net
-49:^next 99:^on -26:^open 23:^or -59:^our 23:^please 41:^pool -58:^price 21:^quote 79:^read -45:^show 41:^since -63:^somebody
48:^spot -65:^that 43:^the 34:^there -25:^thi -69:^total 144:^tvl 38:^two -43:^v 36:^wallet -21:^when -42:^why 32:a 27:abi 41:about
-59:accord 27:account -41:acros -93:active -43:actual -24:add 32:addres 53:address 28:adjustment 42:afraid 35:again -80:against
-79:alchemy 21:all -30:allow 24:allowance 56:already 108:also -37:among 33:an -62:answ 59:any 41:ape 48:api 39:app 53:approval
-99:apy -26:are 72:around 26:arriv 35:article 27:artist 25:ask 63:atm 39:audit -47:auditor 40:average -28:bag 32:balanc 26:bank
23:base -86:be 21:before -46:best -24:bet 26:bett -98:between -22:bid 38:biggest 63:blacklist -76:block -33:blockchain 36:boost
-22:both -21:bridg -29:bridge 64:broth -39:build 52:built 51:burn 53:but 21:buy 31:by 46:byt -25:call -36:can 65:candl -37:cap
70:carry 58:category -20:chain 30:chance -29:charge 42:chart -44:cheap -80:cheapest 46:circulat -50:client 48:close 38:code 50:coin
26:coingecko -31:collect -27:collection -38:com -47:come 43:committee 50:compar -45:compress -92:confidence 41:confirm
38:confirmation 35:connect 20:contract -50:copy 23:correct -67:cost -42:could 53:count -46:create -43:create2 -81:crypto 106:current
43:custom 37:d 25:dapp 30:dat 34:data 30:date 61:daught -44:day -26:decimal 38:decod -38:decode -24:defi -95:defillama 23:deliver
-44:deploy 52:depth 51:dev 21:develop -42:dex -47:dexscreen 23:did 97:difficulty -61:digest 39:do 58:dominance 35:down 22:due
56:dump -34:dur -27:e -31:each -46:earn -70:end -50:enough -59:entry 44:epoch 59:erc20 -30:erc721 -32:etherscan 28:even 51:ever
56:everybody -61:everyone -65:exact 22:explain 45:fake 29:far -73:farm 29:fear 56:fee 59:feed -38:fetch -41:figure -35:fil 46:file
31:fill 25:find 47:firm -45:first -29:floor -35:follow -32:for 46:forgot 34:form 34:friday -26:from 26:front -37:frozen -45:full
69:futur -23:gave 54:give 38:given -66:go -39:goe 48:gone 21:government 71:grandson 39:grant 44:gre -39:grow -47:guy 81:hack 51:hand
53:hash 85:hashrate 89:have 66:he -31:height 29:held -32:hex 52:hi -56:high 45:history 53:hit 91:holder -47:holding 45:honest
26:honeypot 62:hot 39:hour 40:husband 53:imp -33:in -26:incl -47:incom -81:index -43:init -46:input 79:inside 59:insist 40:interest
60:internal -39:into 57:inventory 26:investor 24:invoice 21:issu 31:itself -25:just -50:keep 49:kept 23:kind 41:know 57:l2 45:land
-23:last 62:launch -63:lead -110:least -22:led -35:ledg 55:left 37:lent 44:let 61:lett 34:leverage -23:licence 78:like 26:limit
-23:line -38:liq 37:liquidation 21:list -29:live 35:lock -67:log 58:logo -30:long -24:los -55:low 88:lowest 41:lp 36:m 34:made
-28:mail -39:make 34:many -34:margin 21:mark -111:market -25:marketplace 38:max -93:may -21:mcap -26:me -31:mean 21:memecoin
64:mempool 32:mention 34:mine -26:mint -103:minute 84:money -25:month 59:morn -22:most 24:mov -57:move -44:must 60:n -128:nam
47:native -23:nearest 35:need -54:net 40:new -41:newest -58:next 29:nft -54:nobody 22:normal 24:not 53:noth -39:numb 49:odd -65:off
38:offer 44:often 85:oi -55:oldest -29:on -54:once -50:one -67:only 59:open 40:option -53:oracle 58:order -104:oth 60:out
-27:outcome 27:own 21:page 49:paid -27:pap 39:park 78:part 61:pas -79:past -31:pay 57:payout -38:peg 35:people -52:permit2
-39:perpetual 36:person 59:phantom 41:phish 23:phone 28:picture 48:piec -63:piece 106:pippin -50:plain -50:platform 30:plu -36:point
-37:politic 37:possible 42:post -114:prediction -60:present -28:primary -34:print 79:priority -53:profile 87:program 24:proposal
51:protocol 68:public -50:pull -48:pump 29:pyth 67:question 46:rais -60:rank 85:re 30:read 73:real 53:realis 40:receiv -37:recent
41:recommend -46:relay 27:rent -64:report 111:rest 26:result 23:revert -30:reward -44:rn -36:round -24:rout -28:route -108:rows
-35:rpc 31:rug -37:rugcheck -62:safe 76:said 73:sal 131:same 38:sanction 49:sat 30:scam -38:school 45:see -39:sell -22:send 27:sent
60:separate 43:serv 24:sery 25:set 56:shar 43:share 79:sheet 22:should -21:side 30:sign 70:signature 61:since 24:sise 24:sist 56:sit
38:site 60:sitt -93:slippage 61:slot 61:small 103:so -22:sold -38:somebody 42:someth 68:somewhere -33:source 25:sourcify -38:spam
50:split 33:spread -65:stabl 24:stand -40:start -48:stat -59:state 70:still -22:stolen 70:storage -54:str -59:straight 57:strik
-54:stuck 32:stuff 31:succes 92:supp 35:support -23:suspect -53:table 59:tak 63:talk 40:tax 22:team 37:telegram -47:tell -50:test
75:th 21:than 21:the 65:their 123:then 49:there -30:these 39:they -56:thi 72:thing 89:think 45:those -116:through 53:tick 61:ticket
-76:time 33:told 73:too -29:top -63:topic -65:topic0 55:total -43:touch 66:tp 26:trad -25:trade 47:transaction -35:transf
-57:transfer -42:treasury -28:trust -54:turnov 55:tvl 22:twitt 90:two 24:typ 61:u -30:unclaim -49:und -49:unit -34:unlock
-46:unspent 42:until -57:up 27:url -21:use -55:used 113:user -82:utc -106:v -42:valu -27:value 25:vault 31:vb 93:venue 21:version
-30:very 45:view 31:vol 28:volume 48:vot -49:w 66:wallet 33:want -78:well 78:were -29:what -29:whatev -40:where 37:wheth 58:while
-40:whoev -37:why 63:will -70:with 38:withdrawal 55:without -29:word 78:work -100:worth -37:would 40:write -58:wrong 20:wrote 49:ye
-79:year 48:yet -20:yield 53:your @joint=1|1 -63:* @joint=2|1 @lacks|open=none|left @leaves|first @leaves|more|other
@outside|first=0 @wide=1|other -20:* @joint=2|2 @outside|asked-fit=-3 @outside|left 15:* @joint=3|1 -57:* @joint=3|2
@lacks|whole=2|taken @outside|open=thing|unnamed @outside|points=none|unnamed @outside|whole=3|taken @share=4|other
@whole|open=none|taken 8:* @joint=3|3 @joint=left|whole @leaves:count @outside|asked=-2 @outside|open=thing|taken
@outside|whole=4|unnamed -41:* @joint=4|1 17:* @joint=4|2 @left|other -37:* @joint=4|3 -31:* @joint=4|4 @outside|words=6
@whole|points=own|left -45:* @joint=all|lacks -175:* @joint=all|whole 105:* @joint=askings|1 81:* @joint=askings|3 -115:*
@joint=left|lacks @outside|whole=0|left -70:* @joint=repeat|2 -88:* @joint=rules|1 -80:* @joint=rules|2 @leaves:unit 57:*
@joint=rules|3 @lacks|first=2 @outside|points=it|taken @uses:time @wide|other 30:* @joint=rules|4 -73:* @keeps|open|new|other
@lacks|open=thing!|taken @outside|abroad|ours @outside|asked-fit=1 @outside|words=2 @uses:maybeChain 26:* @lacks 7:* 29:0x -20:24h
-32:^a 25:^all 48:^allowance 29:^and -44:^any -44:^anyth -30:^balance 44:^block -22:^book 35:^buy 53:^by 72:^call -31:^can
-21:^cancel 25:^candl -29:^capital -49:^chance 57:^check 48:^clos 41:^coingecko 49:^compare -41:^could -47:^current -45:^decimal
-44:^decode -32:^defi 50:^depth -33:^dex -48:^draft 63:^event 22:^every 34:^everyth -48:^explain -25:^fear -45:^fee -32:^fill
24:^floor 28:^found 41:^fund -71:^ga 49:^get 31:^ha -33:^hashrate 41:^height 38:^hey 69:^hold 41:^holder 40:^honeypot -73:^it
42:^kind -32:^latest -34:^ledg 28:^list 32:^look 25:^market -28:^may 95:^mcap -35:^message 35:^metamask 33:^mint -21:^my -33:^name
27:^namehash -43:^newest -43:^next -24:^nft -26:^no -27:^numb 51:^of 73:^oi 42:^open -33:^ord 50:^pair 29:^pl 25:^pnl -21:^print
-43:^protocol 47:^pull 26:^rate -47:^read -34:^realis 46:^revenue -44:^review -60:^revoke 41:^rugcheck 66:^run 32:^safe 24:^sat
34:^say 79:^search -22:^settl -58:^should -27:^side 60:^so -32:^somebody 31:^stablecoin -23:^stak 43:^swap 27:^tape -60:^the
47:^there 25:^they -35:^thi 58:^token -52:^top -25:^topic0 -35:^total 56:^trad -58:^transaction 24:^turn 44:^tvl -32:^twitt -22:^two
-29:^utxo -26:^v -44:^verify 30:^volume 123:^wa -33:^wallet -42:^where -23:^whose -33:^will -46:^with -27:^yield 39:above -21:accord
-22:account -36:acros -59:actual 37:ad 32:add
-38:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -25:addres -65:address
49:advis 62:aft -48:against 56:airdropp 26:all 28:allowance 51:already -44:also -25:altcoin 42:am -48:among 25:annual -59:answ
-54:answer -66:anyone -60:anyth 33:anywhere 34:aped 47:api 50:app -65:apple -24:approv -20:arg 43:argument 77:around 29:arriv
59:arrive 74:artist -23:ask -61:association 42:ath -59:atm -29:attach -40:attestation 22:auditor 45:aunt 39:average 29:away -63:back
34:bag 56:bal -23:balance 21:base -22:basi -46:beacon 27:been 21:began -47:beginn -28:behind 34:belong 38:best 55:bettor -39:bid
27:big -31:bigg -38:biggest -24:blacklist -43:blob 91:blockchain -32:blockscout 31:board 29:bookkeep -29:born 43:bos 55:both
68:bridge 41:brok 20:buddy 27:built 29:burn 25:burnt -21:busy 35:but 29:button -28:by 27:byte 86:bytecode -35:can -58:cancel 74:cap
-23:capacity -33:capital -29:capitalisation -35:car -21:carry -22:cash 61:category 28:cent 69:certain -33:chain -32:channel
-33:charge 24:chat 46:check -54:circle 42:circulat -33:circulation 61:claim 42:clean -39:click 24:client 27:clos 29:code 20:coin
28:coingecko 31:colleague -36:collect -39:collection -36:com -41:come -35:community 46:compare 70:competitor -20:complete
-51:confidence 79:confirmation -30:connect 32:consolidate 21:constructor 26:convert -47:copy -41:correct 36:count 62:counterparty
-35:country 34:court -27:cousin 26:cover -45:creat -23:create -47:create2 -30:cros -45:crypto 53:csv -36:currency -81:cut
29:dangerou 29:dao 21:dapp 50:dat 21:date 31:daught 62:dear -66:decemb -62:decentralis -27:decimal -25:declare -28:decode 62:deep
-46:defi -72:defillama 38:deploy 57:deployment 53:deposit 70:depositor 51:depth 56:dev -23:develop 30:developer -45:dex 44:did
-31:diff 27:digit 34:digital -22:diligence 52:discuss -32:disposal -42:dispute -42:dividend -20:doesn -23:dominance -29:don 65:done
56:down -28:draft 60:drain 40:draw 32:dump -32:e -40:each 43:eat 71:editor -20:egg -28:eip -36:eith -44:eligible 37:else 38:email
53:employ 20:empty 33:enough -62:entry -35:epoch -26:etf -67:etherscan 67:event 44:everybody 25:everyone -32:evm -53:exchang
47:exercise 47:expire -68:explain 83:exploit 66:explor -21:factory 27:fail 37:fake -34:fall 32:far -30:farcast -37:fear 46:fee
-35:figure -54:fil -41:file -21:fill -34:fine -31:first 28:flagg -51:float 45:flow -79:follower -57:form -21:forum 32:found
25:foundation -50:free -36:freeze -32:fresh 79:friend 48:from -27:frozen -53:full -61:function 63:fund -24:futur -81:ga 26:gain
71:gallery -32:geckoterminal -41:germany -24:geth 75:giv -42:given -49:go -45:goe 34:gone -29:good 30:google -69:goplu 23:got
59:governance 25:grandson -23:gre -54:green 29:grew -21:guy 68:hack 63:had -60:hand 34:hang -24:hardware -36:hashrate 38:have 64:he
-31:help 38:her -41:here 49:hex 38:hey 43:high -56:highest 50:him -48:history 57:hit -27:home 47:homework 64:honeypot 49:hot
-69:hour 33:hows -32:hurt 21:husband -27:ibuprofen 21:id -72:idea 46:identify 20:im 37:impact -32:impermanent 20:incl 52:incom
-23:income -104:index 48:inheritance -39:init -67:input -27:inscription 31:insid 20:integrate 46:interest -22:investment 49:invoice
57:issu 51:issue 43:item -27:job 78:jpeg -48:json 31:just 27:keep -62:key -23:kilometr 28:kind -32:knee 56:known -28:kyc 96:l2
-27:land -36:landlord -43:largest -26:late 67:launch -40:lawyer -51:lay -52:leav 29:leave 43:left -61:legal 37:lend 48:lent -41:let
35:lett 27:letter -42:level -35:leverage -24:licence -41:lightn 34:like -52:line 35:liq 20:liquidity 40:list -25:liv 23:ll -21:lock
-46:log -54:logo 35:long -26:lookup -34:los 49:lose 47:lost 22:lp 26:made 68:mail 51:main -45:mak 29:maliciou -85:manifold -26:many
76:margin 33:marketplace 27:marry -46:match -28:max 24:mcap -44:mean 59:member 31:memecoin 25:memo -20:mempool 52:mention
-35:message 45:metamask -22:method -24:mil 52:mine 23:mint 31:minut -48:minute 50:morn -54:most -48:moth 42:mov -54:move 23:movement
21:much 40:multisig -43:n 39:name 26:namehash -59:native -37:nearest 59:nephew 24:network -22:nev -61:newest -28:newslett -46:next
-29:nod -31:nonce 36:noth 22:now 28:numb -53:odd 36:office -44:often 64:oi -29:old 36:oldest -52:once -27:onchain 23:one 31:only
24:or -60:ordinal 71:oth 27:our 22:outcom 31:outgo -24:over 26:overall 38:p 21:page 51:paid -23:pancake 78:pap 46:paper 65:param
49:park -31:paste 41:paus 61:pay 24:payment 39:peg -21:penguin -25:pension -71:people 45:percent -43:period 30:permission -25:phish
-20:phone 28:pick 33:picture 37:piec -28:piece -143:pippin 50:pl -41:place -26:plan 80:platform 40:please 21:plu 56:podcast -28:pool
35:portfolio -23:position -26:possible -27:post -42:pow -36:ppl -38:prediction -46:premium -30:prepare -26:pres -67:present -53:pric
-23:price -71:primary -55:print -33:priority -36:prop -61:propos -28:proposal 50:provide 71:pull 45:pump 41:purchase 44:pyth
-29:python -24:quarter -21:question -23:queu -27:queue -32:quick -32:quot 32:random -54:range 22:rank -59:rath -24:ratio -20:re
29:reach 70:real 58:receipt -31:receiv -43:recent 26:recommend -27:redemption -39:reentrancy -44:regex -36:regist 56:relay 56:rent
27:request -49:require 34:reserve 69:rest -34:revenue -26:revoke -44:rn -52:role 21:rollup 52:rough 58:route -53:rows -29:royalty
55:rpc 23:rul 44:run 33:safe 98:said -43:salary -35:sale 41:same 48:sat 25:saw -44:schedule -33:score -68:screen 27:script
108:search -23:sector 48:security -33:seen 70:sent -31:sentence -25:sentiment -58:serv -41:service 26:sery 57:settl -70:settle
69:settlement 40:several 57:shar 62:share -29:she 89:sheet 62:shill 31:short 41:should 47:sid -61:side -31:sig -31:signatur
71:signature -28:simple 70:since -47:sise 62:sitt -30:skip 29:slide 37:slip -23:slippage -21:slow -54:smallest -61:snapshot 50:sold
-59:solidity 23:some 64:someth 21:somewhere -37:soon -27:source 58:spell 32:spendable -45:spender -64:split 45:spr 20:spread
22:spreadsheet -24:square -87:stabl 98:stable -32:stack -29:stak -37:stake 35:startup 33:stat -38:state 20:statement -21:step
84:still -29:stolen 60:stood 24:stop 30:storage 46:str -46:straight 28:strik -31:stuck 36:sub -36:sum 28:summ -52:suspect 34:swap
45:swapp -49:switch -21:symbol 46:t -45:table -38:tak 39:take -56:taken -37:talk -21:tall 27:tape 54:teach -34:telegram 40:tell
-36:term -31:test 30:text 21:th 47:that 34:the -43:theft -71:their 44:there 23:thesi -30:they -21:thick -34:thing 63:think 56:thru
106:tick -34:ticket 26:tier -53:tim 34:time -39:timestamp -51:togeth 26:told -38:tonight -69:too 27:took 20:tool -27:top -63:topic
-65:topic0 -32:tornado -54:total -21:tp -51:trace -67:trader 46:trait -34:transaction 80:transf 63:treasur 46:treasury -72:trezor
72:trustworthy -35:turn -48:turnov 91:tvl -54:twitt 21:two -33:tx 57:txid 27:u -67:uncle 26:und 47:unknown 28:unlimit -36:unlock
-26:unspent 24:up -55:upcom -28:update -49:upgrade 27:us 72:used -31:validator -25:valu 51:valuation 49:vault -25:vb -44:versu
-23:via -46:vitalik 24:volum -31:volume -20:vote 42:wa -49:wait -48:wanna -39:way 42:we -38:weath -34:well 35:went -40:whatev
45:when 40:while -27:white -40:whole -31:whom -28:whose -66:wife -55:win -56:wire -37:with 53:withdraw 33:withdrawal 33:within
56:wont 25:word 26:work -51:worldwide -27:would -76:write -76:wrong 35:wrote -37:x 20:ye -32:year 45:yet 60:yield -44:you -61:your
62:zero @lacks:address 5:* 26:10x -28:? -34:^ 42:^abi -41:^addres 60:^all 70:^allowance -33:^any 25:^before -27:^biggest 38:^buy
91:^call -28:^capital 29:^check -23:^compare -26:^could -33:^decimal 29:^doe -33:^draft 31:^every 53:^find 54:^fund -82:^ga 26:^ha
21:^have 73:^hold 32:^holder 41:^honeypot -22:^how -23:^if -54:^it 50:^kind -21:^latest -24:^ledg 22:^liquidation 38:^look 36:^make
-25:^message -22:^my 44:^need 28:^nft 34:^nonce -52:^on 27:^our -32:^please 25:^pnl 50:^pull -31:^rank -34:^realis -32:^review
-62:^revoke -21:^reward -23:^run 33:^say -34:^somebody 31:^someone 49:^swap 28:^tell 21:^text 51:^the -22:^thi -21:^to -30:^top
-35:^total 39:^trad -34:^transaction -44:^verify 101:^wa -60:^wallet -29:^want -36:^where 28:^which -29:^whose 54:abi 31:about
-29:above -32:actual -24:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp
-36:address 26:advis 64:aft 21:airdrop 66:airdropp 96:all 71:allowance 82:already 35:am -21:among 47:any -50:anyone -44:anyth
-44:anywhere -28:apart 55:ape 42:aped 44:app -23:approve 34:arriv 82:arrive 32:art 29:artist -27:ask -65:attach -32:attestation
-32:audit 57:auditor -36:back -20:bag 35:bal -24:balance 27:bank -26:be -20:beacon 79:been -23:before 70:belong 42:best 53:bet
52:bettor -62:block -21:blockchain -50:blockscout 51:bookkeep -22:bool -30:bos 41:both 73:broth 44:burn 21:burnt -21:busy 32:button
-22:byt 87:bytecode 83:call -29:cancel -29:capital -33:car -24:cash -51:chain -38:chance -28:chang -25:cheap -52:circle 44:claim
36:clean -39:code -38:coin 45:cold -36:column 29:company -44:compare -27:connect -52:copy -22:cost 51:count 65:counterparty
-26:cousin -27:cov 37:cover -25:create -32:create2 48:creator 39:credit 46:current -21:custom -28:d -35:dangerou 62:dao 36:data
36:daught 30:dear -28:decimal 20:defi 20:deploy 29:developer 49:dex 47:did 31:digit 77:down -33:draft 24:drain -20:dump -29:e
-25:each 43:earn 51:eat -31:eip -45:eligible -22:else -31:email -45:employ 39:en -32:end 35:enough -60:entry -35:epoch 24:erc20
-28:error -78:etherscan -53:even 32:event 47:everybody 26:everyth 52:exchange -35:explain -36:exploit 29:explor -25:export
-23:factory 46:fake 26:far -29:fear 26:fee -21:figure -33:fil 34:find -24:firm 29:first -48:flagg -34:follow -23:form -66:free
-48:front -25:full -41:function 79:fund -31:gain 75:gallery -29:gave -31:gett -29:given -32:goe -22:gone -68:goplu 67:governance
63:grandson 29:grant -31:grow 34:guy 32:hack 46:had -25:hardware -43:hash 34:have 21:he -37:here -59:hex -29:history 56:hit 37:hold
-22:holding 66:honeypot 52:hot -35:idea 40:im 27:incl -23:includ 34:incom -30:init -30:input 39:insid -28:insist 45:internal
-29:into -29:investment -21:invoice 45:item 51:itself 50:jpeg -48:json 58:just -52:key 35:kind 31:l2 -48:landlord 70:left -27:legal
-28:lend 52:lent -22:line 38:liq 23:list -36:login -28:logo 35:lol 42:long -43:lookup 25:lp -49:m -47:mail -26:mak -24:many
78:margin -33:market 48:marketplace -42:match -42:mcap 61:member -23:mempool 38:mention -43:message 49:metamask -48:min 101:mine
-52:mint -24:moment 30:more -55:moth -35:move 40:multisig -22:must -44:native -36:network -22:nev -36:node -31:nonce -42:not -20:odd
27:offer 24:office -39:official -20:often -48:once 36:or 28:order 27:out -30:over 44:overall 31:owner -60:page 49:paid 26:park
24:part 33:paus 63:pay -43:pension -53:people -40:period 37:permission -82:permit2 32:perp 28:pfp -20:phish 44:picture -22:piece
-22:pippin 36:podcast -47:point -29:politic 28:portfolio 45:possible -37:post -63:pric -33:primary -57:print 45:provide 23:proxy
23:publish 73:pull -32:rank -37:rate -40:raw 46:reach 67:real -33:receiv 33:receive -22:recent 22:red -24:reentrancy 42:relay
59:rent 80:rest -24:return -35:revoke -21:reward -26:right -27:rn -30:rout 22:rug 37:run 57:safe 24:said -28:sale 59:same
-33:satoshi 22:say -48:screen 27:search 21:see -33:seen 41:sent -34:serv 29:set -22:settl 61:settlement -25:shar 30:share 40:she
-25:sheet 23:shill -35:short 71:should -36:sign -35:sise -25:site 21:small -47:smallest 39:so 24:sold -57:solidity -27:somebody
24:someone -26:someth 36:somewhere -45:son -37:soon -23:source -42:spend -50:spender 35:spr -65:stabl 21:stable 33:stablecoin
-28:stak -32:stand -26:state -24:statu 78:still -32:stop -26:sum -47:suspect -31:switch 66:t 27:tak 44:take -33:team -41:test
-24:than 28:the -28:theft 48:then -26:they -42:thi 27:think 54:those -29:through 40:tick -33:time 26:to 22:token 30:told -70:too
-35:tool -26:total -37:trader -55:transaction 64:transf -34:transfer 21:trap 36:treasury -29:trezor -46:turn -29:tvl -28:two
-26:type 53:u 36:und 32:unlimit -20:url -39:use 34:used 48:utc -28:v -40:valu 96:vault 59:verification -24:versu 31:very -23:volume
22:wa -33:way -28:website -23:week 54:went 32:whatev 29:when 35:while -62:whole -21:whom -65:whose 43:why -54:win 21:winning
-43:wire -24:with -30:without 36:won -21:word 32:work -57:would -37:writ -54:write -48:wrong 22:wrote 41:yet -25:you 55:zero
@lacks:amount -3:* -30:? -33:^ga 40:^i 23:^if -30:^in -33:^price 30:^to -20:and 48:are -24:be -33:decimal -31:doe -22:down -35:exact
38:for 32:from -21:ga -39:ha -23:into -21:last 32:many 37:me -25:need -27:now 51:numb -21:one -25:only 36:please -24:pool -32:say
-33:so 64:that -52:thi 43:to 33:token -39:unit -24:up -24:when 42:whole -32:will @lacks:anyAddress 6:* 26:24h -21:^a -31:^busiest
-28:^by 43:^compare 31:^dex 22:^floor 22:^give -21:^make -28:^market 43:^need -30:^newest 22:^price 35:^token -21:^top -25:^twitt
-24:^we 23:^what -22:^where -55:address 29:aft -27:already -24:also 33:am 35:amount 29:around 43:been 33:belong 62:bett -34:between
-24:block -29:bought -31:busiest -35:by -27:call -25:can 22:candl -38:cap 36:claim 51:client 30:coin -38:colleague 22:compar
60:compare -22:could -26:dat -42:day 37:decimal 58:deep 25:deposit -20:develop 25:did 30:doe 28:each 49:earn 55:email -22:entry
30:every -28:exchange 40:fee -45:follower 21:for -24:found -28:friend -32:geckoterminal -23:go -60:gone -55:green -47:group 49:ha
61:had -39:happen -20:have -28:highest -28:if 33:jpeg -32:just 26:launch 31:leave -21:lett -27:like 38:liquidity -46:list -23:live
48:ll -31:logo -24:los -29:many -24:market 29:mean -34:min 36:mine 33:mint 40:moment -45:most 34:much 42:need -22:new -29:newest
27:news -21:nft -21:no -35:numb -34:old -23:once 23:or -20:out -27:own 50:pair -25:past 32:pay -38:people -28:percent -32:pippin
-21:point 21:pool -31:position -30:possible -30:post -25:pric -49:project 20:provide -29:rank 21:rate -22:right -37:rows -40:run
64:say -21:score -29:second -21:she 49:sheet 51:since 47:stop -22:symbol 34:t -42:telegram -37:these -21:those 38:tier -23:togeth
-30:top -34:trade 38:treasury -29:turnov -20:tvl -47:twitt 42:und -27:up -36:use 41:v -27:valu -27:were 23:what 54:wont -20:write
40:yield -23:you @lacks:anything 26:* -22:^any -37:^balance 52:^biggest -30:^can 71:^check 59:^compare 24:^contract 69:^convert
57:^everyth -58:^find -23:^how 59:^i 23:^list -50:^market -24:^metamask -22:^next 45:^our 23:^please -35:^price 24:^put 68:^search
26:^show -22:^the 56:^there -33:^token -22:^v 46:^we 31:^what -28:^when 39:^where 22:^who -41:addres 43:against -20:airdrop 31:all
27:an -35:answ 26:any -35:anyone 33:apart 35:app 43:are 64:artist -36:association 41:ath 42:audit 41:auditor -36:back 57:bag 75:bal
22:be -22:beginn -38:behind 23:best -53:bett -46:bigg 26:biggest 21:block 32:blockscout -31:book 32:bos -20:both 46:by 31:came
55:cap 41:category -45:chain 64:check 35:circulat 56:code 42:coingecko 35:colleague -40:come 37:compare 38:compress 69:convert
53:copy -21:correct 29:crypto 51:current -23:d -22:defi -29:do 21:draft -31:e -103:each -42:employ 46:error 22:ever -31:everyone
50:everyth -25:exchang -50:exchange 43:far 24:favourite -22:feed -28:find -20:firm -20:follow 50:for 46:found 49:friend 80:from
-26:ga -20:gave -28:gone 42:got -36:had -56:hand 60:hash 41:he -33:hex -45:hi 43:him -27:hold -25:how 24:i 35:id -24:idea
48:identify 35:if -46:inside 53:into 59:invoice 30:it 31:just -29:keccak -59:keep 24:kind -21:largest 48:last 23:late 26:launch
25:ledg 52:left -29:lend 29:like -23:line 52:list -22:lol 29:made -40:many 29:market 21:mcap -49:mean 27:memecoin -42:metamask
79:mint 32:money 23:morn -37:much 30:multisig -24:must -26:nam 60:name 59:need -22:next 25:noth 63:old 20:or 42:our -24:over -52:own
29:page 69:pap -22:part -25:pay 33:payment -46:people 29:piec -123:pippin 42:pl 48:please -69:pool 23:portfolio 38:possible -58:post
47:pric -35:protocol 38:rank 32:rate 41:receiv 22:resolve 46:right 53:rn -52:role -22:run 32:safe 59:sat -56:saving 23:scam
-24:screen 64:search 31:sell 54:set -39:she -39:should -21:simple -26:sise 21:small 75:someth -27:stak 35:stand 34:start 39:still
63:str 36:supp -34:t 68:take -78:talk 24:text -21:th -83:their 37:there 24:they 30:thi 39:think -21:those 75:tick -26:to -31:togeth
31:too 53:tool -24:top 27:track 44:trad -42:und -36:unspent -27:until -48:value 50:verify 28:wa -22:wallet 39:we -32:well -21:went
-23:were 26:whale 26:what -41:whatev -67:when 46:whom -25:whose -29:will 30:with 38:worth 26:would -33:write 26:yet -29:you -23:your
@lacks:bitcoinAddress -23: 3:* 23:^a -25:^fee 40:^ha -24:^if -25:^ledg -26:^my 35:^please -21:^the 72:^wallet -29:^what -23:^which
-41:address 63:any -46:are 33:arriv 23:at 31:be -27:channel 34:consolidate -22:could -35:count -49:doe 29:fee 37:found 26:gave 58:ha
39:have -34:history -21:hold 36:i -26:in 34:input -20:inscription -29:it 32:know 23:ledg -26:lightn 40:like 28:list 31:lost -44:many
37:me -61:mempool -21:min 25:most 57:mov 30:much 42:must -27:not -23:now 53:old 45:on 47:one 26:ord 58:oth -29:over -52:own 26:paid
60:pap -60:pend 47:pl -29:receive -30:right 21:sat -55:satoshi 36:show 71:sitt 47:small 34:some 26:spend 53:spendable 24:still
30:storage 26:tell 28:the 44:them -34:thi -25:total -33:treasury -24:trezor 36:up 26:utxo 68:wallet 35:want -21:which 37:with
24:withdrawal @lacks:bitcoinHash 16:* 26:? 49:^i -38:^my 42:^payment 25:^sat 39:^what -23:^when -28:^why 27:a -21:addres -23:are
-35:arriv -25:been -57:block 47:by 41:client 31:confirm 92:confirmation 34:did 63:doe -22:first 34:from 53:gave -26:ha 47:have
-60:hour -28:into 54:it 22:mempool -34:min -23:my -21:need -35:next -26:noth 41:now -30:oth -24:output 42:pay -23:payment 66:pend
53:per 21:rate 59:sent 21:since -36:so -26:spendable 65:still -62:stuck -47:through -24:to 48:transaction -51:tx 62:txid -22:vb
-36:wait 32:what -21:when -32:which -20:who -27:why 27:with @lacks:block 42: 5:* 23:^how -45:^on 25:^what -22:^which 22:^who -55:all
-23:back -51:been 70:block 49:built -52:burn 24:burnt -35:by -21:cold 46:full -22:got 45:hack -51:i 48:in -26:me -28:newest -20:now
-22:numb -26:or -53:over -20:paid 42:please 33:produc -21:proxy 24:reward 36:slot -25:tell 27:that 30:the -26:them -24:thi -23:those
62:time -27:validator 23:wa 28:were 22:where -48:which 31:who 39:with @lacks:chain -17:* 46:^abi -59:^and 32:^are -54:^balance
46:^block 30:^can 32:^chain 28:^check 32:^compare -38:^current -33:^decode -39:^did 36:^doe -21:^draft -34:^floor -43:^ga 51:^ha
39:^holder 22:^how -60:^it -27:^kind -24:^ledg -51:^make -24:^market 38:^metamask -25:^my 28:^need -30:^nft 46:^of 35:^option
-32:^our -20:^price 38:^rank -21:^revenue 22:^search 43:^since -34:^someone 83:^stablecoin -30:^that -44:^the 67:^token -27:^topic0
-33:^total -34:^tvl -20:^utxo -73:^verify -37:^volume 36:^wa 27:^when -52:^where 42:abi -22:about -25:acros 26:active 57:add
27:addres -28:address 21:again -27:against 44:airdrop -58:all -30:allow 45:already -24:also 38:am -36:amount -21:an -30:answ
-26:answer -46:anyone -49:anyth -45:anywhere -23:apart 63:ape 34:app 37:approval 22:are 48:arrive -65:attach 34:auditor -25:back
-25:bad -21:bag 28:bal -38:balance 21:base -35:beacon 37:been 20:bet 30:bett -20:between -56:bid -32:blob 42:block 102:blockchain
-22:bos -23:bought -25:broadcast 30:broth -30:build 47:built 41:burn 55:burnt 49:buy -58:by 35:came -29:cap -22:capacity -33:car
-32:category -37:chance -28:chang -34:cheap 43:check -52:circulat 35:claim -42:code -23:coingecko -44:colleague -31:collection
77:company 60:compar 28:compare -50:competitor -47:contract -35:copy -25:count 61:create -25:d -41:dangerou 36:dao 39:daught -21:day
-41:decentralis 83:decimal -23:decode 22:deep 70:deploy 21:desk -58:develop -54:dex 29:do -21:draft -54:each 48:earn -36:eip -64:end
-27:entry -47:error -69:etherscan -75:event 38:everybody -30:evm -22:exact -43:exchang -37:exploit 28:explor 67:factory 46:fail
55:fake 32:fee 41:figure -35:fil -27:file 21:first -50:flagg -34:floor -47:follower -37:found -23:frog -49:front 55:full
-56:function -86:ga -27:get 24:give -61:go 21:gone -59:goplu 49:grandson -43:group -22:grow -20:guy 33:ha 73:had 38:hang 24:height
-37:held -39:here 22:hex 33:history 84:hold 41:hot 44:hour 30:if 21:im -31:index 22:input -29:internal 24:invest -47:json -35:key
-30:kind -40:know 116:l2 -36:landlord -29:large -52:last -23:late -56:lead 28:ledg -60:lend -23:lightn -21:like -27:link -51:list
-27:live 22:ll -29:log -51:logo 35:lol -33:los 27:lp -23:made -46:make 35:many -39:market 39:marketplace 54:may -39:mcap -45:mean
29:mention 28:metamask -29:method 37:min 28:mine -46:mint 49:moment -24:month 21:morn -26:most -24:move 25:much -22:must -32:name
44:network 52:new -26:newest 39:next -52:no -27:nod 39:nonce 79:noth -27:notional 25:numb 47:only -23:open 26:or -22:ord -23:order
41:out -39:over 30:own -30:owner -49:page -22:paid 41:park 20:payout 47:pend -39:pension -34:people 22:percent -26:perp -22:phish
-24:phone -32:pippin 40:pl 25:place -25:plain -25:please 50:pnl -22:point 55:pool -48:post -28:present -23:pric -80:price -54:print
-32:profit -67:project -61:propos 25:proxy -37:raw 51:real 25:realis 55:receipt 34:receive 51:reserve -27:return -76:revenue
-26:review 41:revoke -30:rn 45:rollup -50:rows 72:rpc 24:safe -33:salary 35:say -26:score -56:see 54:sell 65:send -34:serv
-21:service -33:sery -32:shar 23:she 24:should -22:side -36:sign 23:single -33:site -47:smallest 67:sold -31:someone -37:source
45:spend -49:stable 24:stablecoin -27:start -24:state 61:statu 27:still -25:stop -23:storage 86:stuck 58:swap 31:t 25:tak
-44:telegram -43:text -45:than -27:theft 50:then 91:there -20:they -35:thi 59:those -24:through -31:ticket 45:tier -24:togeth
-53:token -32:tonight -57:too -37:topic -30:topic0 -41:total -25:trace 26:track -28:trade -27:trader 35:transaction 84:transf
-25:transfer -62:trezor -57:turn 53:tvl -57:twitt -30:two 110:tx 28:u 26:url -23:user -31:value 75:vault -28:venu -43:venue
-54:verify -41:volume 44:wa 44:wallet 48:went 68:when 22:where -60:whole -33:whom 56:will -28:win -25:wire 41:withdrawal -26:won
-34:word -29:worth -24:would 45:yet -31:your 20:zero @lacks:coinId 26: 27:^at -40:^biggest 21:^did 41:^for -34:^ha 30:^i -28:^list
87:^market -33:^my -28:^need -48:^price -22:^total -34:^what -22:^where 25:^which 21:a 61:account 25:all -28:are -36:at -40:back
32:be 22:best -52:biggest 20:bought 22:by -21:can 48:cap 62:category -28:change 22:cheapest 56:coin 33:coingecko -42:crypto -34:day
-34:dex 23:do -21:end 34:ever 29:exchang 43:exchange 22:far -34:firm 25:for 21:go 64:google -20:grandson -21:ha 27:have 33:high
20:holding 55:id -60:index 41:kind 20:largest -24:lay 64:like 26:link -28:liquidity 34:lose 45:market 43:mcap -32:money -21:month
22:more -20:morn -32:most 43:need 50:nephew -31:new 70:not 42:one -32:open -21:option -23:or 47:oth -31:our -34:over -48:own
-47:pair 38:pap -25:pay -27:people 27:pl -50:possible -35:premium -21:pric -55:price 31:project -44:protocol 73:rank 48:rate
-42:recent -29:regist 31:report 21:return 63:same 40:sheet 29:should 26:some -45:start 31:tell 26:than 62:that 38:them 59:tick
36:time -34:token 34:told -21:total -64:treasury -26:twitt 40:und -48:until 33:venu -52:wa 44:want -22:went -24:were -25:what
62:work -55:worth 36:would -40:year @lacks:coinSymbol 22:^best -36:^how 20:^what 20:best 30:coin -23:deep 26:do -31:how -28:it
22:short 23:spot 29:today @lacks:collection -10:* 32:24h 27:^floor 21:^i -24:^list -21:^my -20:^show 30:^volume -44:^which 26:an
-42:be -34:by -22:cap 37:cheap 24:cheapest -21:coin -22:coingecko -28:collection 26:did 53:do -43:doe 59:ever 43:every 49:fee
-49:have -42:highest -45:if 36:it 34:jpeg 21:keep 51:like 21:lowest -22:many 27:marketplace -34:me 36:much -59:my -25:numb -23:one
38:only 47:or 49:out -23:own -21:say -22:see -23:show -29:still 38:that 50:them 54:they 30:to 22:trad -23:vault 63:wa 36:we -22:went
-50:which -38:with -42:would -21:ye 29:you @lacks:day 29: 11:* -29:? -44:^i -48:^in -73:^the -31:a 22:ask -25:back 21:between
62:book 51:cap 25:clos -61:coin -23:coingecko -24:crypto 52:date 52:day 33:did -40:doe 54:end -43:first 36:for 45:from 33:in
-40:market 52:mcap -30:new 56:on 56:our 40:paid -38:present 53:price -33:sold 65:start -28:tax 26:the 32:time 28:to 66:token 21:two
47:volume -42:want -25:what 71:when -32:which -30:with 52:year @lacks:days 66:* 61:how 61:i 60:since -30:the @lacks:ens -8:* 20:0x
-35:^did -48:^ha -23:^how 30:^namehash 55:^to -26:^what 31:^when -30:^which 22:^who -42:already -33:an 22:be -21:behind -38:belong
24:client -26:cold -34:did 33:doe -30:fee 31:for 24:gave 41:go -32:got -43:guy -23:ha -23:have 31:hi 25:him -21:how 23:name
30:namehash 47:node 22:now -23:or 32:our 36:out 72:point 27:profile -21:resolv 33:run 20:send 24:should 35:someth 33:still 33:transf
-23:wallet 21:we -30:what 27:when @lacks:exchange -36: -32:* 57:^depth 32:^give -40:^i -31:^ord -45:^print -55:^the 25:^trad
29:^what 38:^who 47:above 20:account -23:around -43:at -35:bet -25:book 44:brok 26:can -20:candl 40:deep 49:depth 34:do 40:each
-36:for -21:fund 24:get 24:give 26:keep -22:live -35:made -24:market 22:now 25:off -37:or -30:ord 22:our 43:pay -25:payment
31:please -44:print -34:rate 33:request 30:right 40:sell 61:short -52:show -20:side 42:spot -25:the -21:their 126:there -62:tick
56:today 29:trade 37:venue 26:we 33:who -24:with -22:would 64:your @lacks:exchangeId 33: -7:* -28:^i 34:^open 24:^volume 24:account
-27:are -23:been 31:buy 37:coingecko 22:derivativ 24:doe -31:exchang -27:exchange 52:friend 28:in 39:interest 22:it 28:know 46:my
27:of 41:open -27:please 22:report -25:spot -37:they 91:trustworthy 23:two 39:venue -28:week -20:with -30:your @lacks:hash 35:*
-24:^a 22:^biggest -26:^book -48:^can -34:^did 69:^event -28:^explain 32:^ha -24:^hash 46:^in -42:^need -33:^nonce -22:^odd -26:^on
66:^search -21:^show -25:^someone -30:^to -33:^topic0 41:^trad 28:^wa 43:^what 36:^which -23:^who -36:account -25:aft -35:all
-24:amount 50:an -23:any -33:anyone -22:are -47:argument 21:arriv -42:arrive -38:ask -22:bag -44:been 27:before -41:bet -33:bett
-22:between -22:bid 26:big 97:block 32:bought -64:buy 29:came -47:cancel -33:cheap 46:check 26:claim -27:client -34:company
21:confirmation 36:cost -22:cut 45:data -22:deploy -29:do 39:doe -35:down 29:drop -22:each 28:end 31:even 104:event -33:every
-30:everyth 21:exchange -29:explain 57:exploit 68:explor 30:fail -66:fee 39:find 22:friday 22:friend 30:from -29:function -50:go
26:gone 22:got 35:ha 27:hash 51:here 21:hour 30:if -28:inside -51:internal 44:l2 -32:land -26:largest -21:last -27:late 28:latest
22:ledg -42:level -39:like -27:los -43:low -33:lowest 80:mail 50:many 31:me 74:mean 48:min -59:mine 25:money 66:morn 43:most 38:mov
-40:need 41:network 71:no -25:nonce 28:not 64:noth 53:numb -20:office 38:open -22:order -27:overall -32:own -23:paid 43:pay
61:payment 51:payout -21:plain 22:politic -51:post 34:price -21:print -26:proposal 56:receipt 33:receiv -46:relay 72:run -24:sale
26:saw 102:search 32:seem -74:sell 51:sent -33:set 58:settl 34:shar -24:share -38:she -46:should -34:side 34:sise 33:sit -46:so
-27:some 31:somebody -40:someone -42:stack 55:stak 57:statu 31:stuck 23:tell 33:th 21:the 42:thi 29:think 27:through 24:thru
-41:today -25:token -34:told 21:too 110:topic 36:topic0 -48:trace 35:transaction 94:transf 33:tx -36:up 32:use 35:used -24:v 32:wa
-38:wallet -28:want -23:we -28:whale 23:what 35:which -30:whom -27:with 46:withdrawal 60:word 65:would -28:writ 29:yet -20:you
-49:your @lacks:hex -28: -36:* 38:4byte 35:^4byte -32:^abi -44:^doe 20:^hash -20:^how 44:^metamask 32:^my 33:^please 35:^say
-64:^selector -21:^somebody -67:^what -21:^which -26:abi -25:amount 53:argument 44:behind 27:broadcast -36:build 20:but 56:byte
-40:call -20:connect 35:custom 23:dapp -22:do -64:doe -92:event -34:find -23:for 49:get -35:guy -27:ha -20:happen 29:hardware 53:he
-34:here 38:hex -51:input 42:inside 39:into 40:keccak 24:letter 41:lookup -22:many -48:mean 37:metamask -35:method 26:nonce -22:noth
41:only 39:out 26:over 25:own -23:page 23:paus 24:permit 34:please -27:rate 24:recipient 27:return 30:revert 33:rout -49:safe 32:say
20:see -38:selector 26:sent 38:sentence 21:show -28:site -27:some 36:swap 23:t -32:take -34:thi 25:token -100:topic -43:topic0
-30:transf -58:trezor -35:tx 47:unknown -35:unlimit 25:user -29:where -31:with 25:would 21:write @lacks:holder 29: 6:* -25:^chart
34:^how -34:^list 34:^of -24:^the -36:^which -32:against -22:all 21:audit 43:average 25:balance -22:chart -30:crypto -27:dao 21:did
-42:do 49:doe 38:every -22:fee 44:firm -34:got -25:have 33:holding 20:how -21:id 27:keep 34:last 32:list 36:many -20:me 61:min 27:my
28:of -23:or 24:own 60:paid -23:please 30:price 30:profit -33:public 40:purchase -33:rank 35:report -42:safe -33:sell 55:shar
32:sheet 24:show -20:since -26:some -22:that 20:there -35:to -44:token 29:treasury 47:v 32:we -31:which 57:work 43:worth
@lacks:llamaCoin -19:* 24:^convert -45:^ha -89:^what -24:^when -37:against 25:an -24:before 53:bett -33:chain 20:chang 28:coin
24:convert 55:down 26:each 54:from 26:got -39:ha -26:have -22:he 28:hold -44:i 24:into -21:lp 46:many 22:more -23:mov -38:old 22:one
-40:open 22:please -23:position 35:pric 21:should -34:show 20:so 24:sold 26:them -23:thi 30:token 41:two -71:wa -44:week -59:what
-77:worth -21:x @lacks:market 35:* -46:^chance 23:^chart -21:^could -21:^do 81:^ha -24:^how -26:^i 30:^open -33:^ord 59:^price
-21:^settl 34:^volume 52:^which -31:^who -28:aft 20:all -24:any -28:anyth 31:are 25:bet 62:book 37:both -30:by -41:can 37:cent
35:chance -33:close -21:coin -27:com 51:contract 30:cost -73:cut -42:d -57:decemb -23:did -36:do -25:doe -24:down -49:each 25:event
28:exact -39:far 62:from 20:get 24:give 44:ha 58:had -31:have 29:high -29:hold 28:if -23:keep -32:know 90:l2 32:lead -41:left
-26:lend -28:level 20:liquidity 35:made -83:manifold 31:many 58:mean 44:money 37:morn 58:mov -35:need 34:no -27:not 36:now -23:odd
45:office -41:old 25:on 24:open -31:ord -26:order -29:out 39:outcom -41:people -35:prediction 20:price 23:probability -21:proposal
48:put -28:question 64:resolv 22:rul 30:run -29:say 24:see -51:sell 43:sent 24:sery 25:shar 21:share 52:stand 42:strik 36:sub
34:tape 44:th 24:the 27:there -21:they -22:thick 95:tick -53:time -25:token -36:top -24:trade -45:trader -36:u -51:und -23:use
45:venu 20:wa 36:want 49:which -26:who 31:word 34:would 64:ye @lacks:moveType -5:* -32:^who -21:doe 30:hold -20:out @lacks:other
30:* -26:24h 21:? 30:^biggest 35:^busiest 57:^did 52:^doe 34:^hash 40:^on 30:^price -78:^stablecoin -24:^the -34:^top -29:^what
-23:about -41:addres 27:aft -44:all 36:am 46:amount -55:apple -31:are -24:ask 26:at 40:attach -38:back -22:basi -46:been -34:before
28:biggest 68:bridge 20:busiest -21:by -22:came -35:can 41:cap -33:chain -24:check 61:circulat -30:client -54:contract -22:crypto
-34:day 63:deposit 61:did 38:digest 39:doe 62:exercise 69:exploit -27:fear 62:fee 54:feed -46:find -30:float 57:flow 22:for
26:friend -28:from -22:get -29:go -27:gre -50:ha 31:hack 22:hash -27:hold -33:if 59:issu 24:it 47:keccak 86:keep -23:largest
-32:ledg -40:liquidation -23:list 55:lose 58:made -31:many 47:market -29:me 26:minute 21:much 30:my 34:network 41:new -21:nonce
49:of -20:on 29:our 31:out 21:own 21:pair 52:peg 43:people 49:please -23:pric -34:price -26:protocol 55:pyth -44:rate -24:return
28:right 32:saving 28:say 33:send 64:share -30:should -21:sign 84:since -24:sit -69:stabl 115:stable 88:still -32:take -25:tell
22:text 33:that 65:the -34:them -27:then -47:there -21:they -30:thi -25:tim -45:time -34:top 32:trad -25:transaction 63:treasury
-38:two 64:used -21:vault -25:volume -35:wa -36:week -27:what -25:where -23:who -33:work 63:yield -32:you @lacks:pair 21:* -36:^bid
42:^depth -43:^fill 45:^give 47:^i -40:^last 75:^oi 69:^ord 36:^recent 24:^trad 28:^what 40:^who 60:above 33:at -35:bet -33:bid
41:book -25:by 22:could 58:deep 48:depth 32:do -32:doe 38:each -32:exchange -37:fill -43:form -71:from 43:give 69:level -34:leverage
-20:long -23:low 37:moment 26:mov -38:my -21:no 61:now -36:of 21:off 74:oi 43:on 78:ord -36:order -24:our 33:pair 36:pay 38:perp
49:please -37:print 34:recent 72:right 63:sell 62:short -20:show 36:spot 20:spread 27:take -59:tick -31:time -24:to 60:today 48:trad
-20:trade 30:v 36:who -39:with @lacks:protocol 21: 28:* -57:^dex 37:^did 25:^fee -23:^give 20:^holder -22:^how 58:^i 24:^notional
-42:^option -32:^protocol 61:^revenue -24:^show -52:^the 46:^tvl 30:^volume 24:^we 29:^when -58:^which 32:^who 34:a 42:aft -22:am
41:and -76:any 29:are -28:at 24:audit -39:been 51:before 48:big -37:blockchain -39:buy -27:can -28:coin -22:connect -34:crypto
-57:dao 23:day -29:decentralis -76:defi -24:derivativ 34:develop 44:dex -26:do 34:doe -34:down 79:each -40:earn 60:end -25:ever
-22:every -25:exchang 23:farm 40:fee -33:figure -31:first -26:fund 35:got 64:grow -21:ha -22:here 21:hold -59:into 39:it 26:just
-24:keep 28:know -71:l2 -36:late 90:lend 24:like 26:list -22:lock 64:make -62:many 60:market -25:moment 30:month -36:most -20:my
48:need -38:network -24:newest 59:no -56:not 23:of 48:one -22:open 35:our 24:paid -81:pay 24:people 21:pl 62:platform -26:pool
36:project 30:protocol -22:report 45:revenue 41:share 23:sit 35:slide -31:stak 26:summ -21:take 33:team 36:th 30:that -78:there
31:think -27:today -32:total -26:trad -34:trade 32:treasury 51:tvl -32:u 46:use 24:value -24:vault -32:venu 38:wa -30:wallet 23:week
25:when -50:where -28:which -63:with -37:would 50:yield @lacks:query 40:* -21:? 68:^find 57:a 22:and -26:are 27:coin -22:coingecko
68:find 46:it 90:me 28:my -21:share 64:that -32:the -26:with @lacks:signature 25: -9:* -34:4byte -29:? -34:^abi 34:^find -22:^for
-52:^my 37:^need -21:^on -62:^our -29:^read 64:^selector 38:^topic0 21:^what -26:abi 22:an -20:and -37:any 22:back 35:balance -32:be
-27:before -44:behind 30:byt -31:byte -34:calldata -21:can 42:com -35:contract 31:data -29:decod -30:did -26:do -35:emit -23:error
57:event -36:every -33:fail 27:find 23:first -24:ga 35:give -34:hash 31:here -38:idea -32:index -45:input 40:look -34:lookup 63:make
33:mean 35:method -31:my -31:nam -26:no -24:old -37:out 56:please -22:price -22:return 32:revert 35:selector -37:send 50:text 27:thi
-21:time 55:topic 22:topic0 54:transf -21:two -58:tx -24:unknown 25:up -25:use -26:which -35:whole -27:whom 27:will -44:with
-22:would -35:you @lacks:solanaAddress -56: 14:* -27:^a 43:^best 23:^check -33:^doe -40:^everyth -30:^give -22:^how 23:^i 24:^if
-28:^make 36:^mint 24:^my -57:^nft -55:^price 41:^rugcheck -26:^the 23:^token 32:^wallet 53:^which 27:^who 50:about 48:all
36:already 60:am -51:amount 28:an -37:anyth -33:ape 20:bag -42:be 35:been 52:best 27:burn -49:by -45:can 73:coin 37:collection
30:com 32:count -67:creator -22:credit 53:crypto 47:d 41:dao 39:digital -29:do 35:doe 25:email 48:empty -38:everyth -24:exact
-45:exploit 30:far -26:fee -45:first -30:freeze 52:friend -26:frozen -34:get 28:give 36:go -26:goe 53:grandson 45:group 29:had 70:he
-21:hi 53:inside -28:into 38:keep 33:know -68:land 58:launch 28:level -26:look 24:lp 37:m -22:make 53:market -27:may 35:me 64:member
48:memecoin -25:min -29:most -46:move -42:need 29:new 25:nft -51:no -40:not 56:numb 22:of 44:old -20:one -33:only -25:or 27:our
-34:out 46:own -40:pay -37:per -65:pippin 31:pl 47:please 55:plu -31:pool -40:present -29:price 23:pull 37:pump -31:put -25:real
33:risk -21:rn 72:route -21:rows 27:safe -55:same -35:saving -27:score -32:shar 29:share 36:she 44:shill 32:sit -25:slippage
-27:sold -33:still -26:str 40:supp -21:swap 46:talk 36:tell -34:th -23:them -41:they -46:those 27:too 24:total 22:trad 69:trait
-34:transaction -21:tx -37:unlock -24:unspent -28:up -26:user -31:verify -30:w 31:where -25:why -32:without 45:writ
@lacks:solanaSignature -10:* -22:^decode 48:^did -27:^in -24:^transaction -27:^what 43:^which -24:balance 60:be 44:block 24:check
22:client -21:decode 38:did -23:do -23:fee 47:from -23:function 22:got -24:i -29:impermanent -29:los -42:need 23:on -32:our -20:per
57:should -35:signatur -43:so 26:some 38:swap 39:swapp 38:these -37:thi 26:think 25:token -28:transf -22:tx -22:what 33:which
-36:work 55:yet @lacks:text 83:* 95:it @lacks:ticker 33:* -21:^how -22:^what -28:are 74:event 57:list 64:of 42:on 25:please 36:rul
60:sery 50:settl 39:the @lacks:time 23:* -36:? 40:^and 51:^for 49:^how 23:^in -29:^my -41:^our 57:^price -39:^the -35:^when
-46:^which -27:against 30:ask 26:at 48:back -44:be 73:between -62:block -44:bought 30:buy 20:by -26:check 37:clos -72:coin
-21:coingecko -58:confidence 75:dat 61:day -47:defillama 72:did 21:do -34:each 26:exact -42:feed -21:first 28:from 50:got 23:ha
21:height 41:how -51:includ 26:mail 21:mine -44:minute -27:money 38:much -34:my -33:nearest -32:newest -41:now 20:numb 33:of
27:office 29:open -36:oracle -51:payment -33:pl -25:pric 47:price 26:print -27:record 24:second 31:since -21:snapshot 24:sold
29:start 35:stock -52:swap 70:that 39:them -44:there -20:they -28:thi 40:time -24:token 43:trade -42:transf 69:two 42:until -40:use
74:wa 45:we 29:went 89:when -43:where -54:which 60:will 28:worth -44:would @lacks:types -5:* -30:^abi 27:^decode 34:^i 31:^my
-20:^what 20:a -26:abi 42:an -26:and -23:can 24:contract 34:decode 24:for -34:gave 44:have 33:in 52:return 30:thi 38:token -21:which
-34:with @lacks:unit -26:* -80:? -50:^convert 28:^what 24:amount -79:and 52:are -32:be -43:coin -47:convert -53:decimal -24:did
-22:do -62:doe -34:exact -21:from -60:ha -36:have -44:i -61:it 38:me -31:mil -37:much -58:my -63:of -44:on -47:please -37:say
47:that -51:thi -40:to 55:token -28:want -35:which 38:whole @lacks:url -12:* 22:? 41:^the -20:^which 28:^who -31:airdrop -21:and
-20:before -28:by 21:claim 58:dangerou -41:fake -41:friend -26:got -36:if -28:know 20:like 41:look 37:mail 30:maliciou 22:metamask
27:mint -25:nft 65:page 27:please -21:scam 41:site 23:some 43:swap 32:they -28:think -29:token 25:verify -41:what -27:which -33:whom
26:will @lacks:uuid -6:* 26:^my 25:and 29:apy -38:defillama -32:deposit -21:farm 35:have 38:history 24:how 28:in 26:into -36:it
25:like 30:my 25:now 21:one -23:or -22:our 23:over 22:please 23:put 27:saving 28:see 31:show -22:stable 25:summ 38:there 41:thi
23:to -34:use 26:vault 38:wa 39:went 26:would @lacks:values -69:* 36:amount -83:call 48:calldata -42:for -32:i -37:of -86:on
-51:what 29:with @lacks:venue -13:* 27:^ha -41:^i 40:^open -25:^ord 29:^price 39:^which -23:^who 22:about -25:aft 46:already 24:and
39:are 31:been 38:bet 36:both 28:cent 89:chance -23:close -21:com 21:cost -39:deep -22:did -25:doe -27:each -27:for 37:get -29:he
49:high 30:how 37:if 23:in -21:it 32:lead -38:left -25:lend -26:level -65:manifold 28:many 24:mov 22:move 23:much -32:no 51:now
-27:odd 46:office -27:old -48:on 27:open -24:ord -23:out -71:pay -36:please 27:probability -31:put -22:resolv 46:resolve -36:say
-42:sell 28:settl 22:share -39:side -29:since 20:the 25:they -41:time 22:today -25:token -32:trade -20:u 39:up 22:volume 21:wa
-31:want 43:which -22:who -51:with -23:would @lacks=1 @lacks|points=own|unnamed @leaves:time @outside|asked-fit=8
@outside|open=thing!|taken -8:* @lacks=2 @uses:fiat @wide=5|other 29:* @lacks|first=0 @outside|own=4 -13:* @lacks|first=1 50:*
@lacks|first=3 @lacks|taken @name @outside|asked-fit=0 @outside|asked-fit=2 @whole|open=thing|left 4:* @lacks|open=fits|ours! 93:*
@lacks|open=fits|person @lacks|open=ours!|taken 35:* @lacks|open=fits|person! 121:* @lacks|open=fits|thing 80:*
@lacks|open=fits|thing! 99:* @lacks|open=none|taken @leaves:number @outside|first=1 @outside|open=ours|left @outside|strange=0
@whole|points=none|unnamed -22:* @lacks|open=none|unnamed @lacks|whole=0|unnamed @outside|whole=0|taken -25:*
@lacks|open=other|ours! @leaves:bitcoinAddress @uses:name -71:* @lacks|open=other|person! @lacks|points=theirs|left
@outside|open=ours!|unnamed -52:* @lacks|open=other|thing -79:* @lacks|open=ours!|left @lacks|whole=0|left @outside|strange 12:*
@lacks|open=ours!|unnamed @lacks|open=person!|unnamed @outside|own=1 @uses|first @uses|more|other 41:* @lacks|open=ours|taken
@lacks|open=person|left 73:* @lacks|open=person!|taken 53:* @lacks|open=thing!|left @lacks|whole=4|taken @wide=3|other -16:*
@lacks|open=thing!|unnamed 64:* @lacks|open=thing|taken @outside|points=this|left @whole|points=theirs|unnamed 44:*
@lacks|open=thing|unnamed @lacks|points=it|left @outside|open=none|unnamed @uses:number 23:* @lacks|points=it|taken @lacks|unnamed
@outside|points=theirs|left @wide=4|other 11:* @lacks|points=it|unnamed @takes:days 59:* @lacks|points=none|taken
@outside|asked-fit=4 @outside|points=theirs|unnamed @share=1|other -24:* @lacks|points=own|taken @leaves:coin
@outside|open=none|taken @whole|open=ours|left 33:* @lacks|points=theirs|taken @outside|asked-fit=9 -60:*
@lacks|points=theirs|unnamed -32:* @lacks|points=this|left @uses:protocol 3:* @lacks|points=this|taken @outside|whole=3|left
@score|other 39:* @lacks|points=this|unnamed @takes:flag 58:* @lacks|whole=0|taken @leaves:evmHash -47:* @lacks|whole=2|left
@outside|asked-fit=-1 9:* @lacks|whole=3|left @share=2|other @slot:blocks -23:* @leaves:chain -10:* @leaves:ens @leaves:fiat
@uses:evmAddress @whole|points=none|left 45:* @leaves:exchange @leaves:holder -121:* @leaves:maybeChain -40:* @leaves:name -59:*
@leaves:pair -112:* @leaves:protocol @outside|first=4 22:* @leaves:quoted -74:* @leaves:solanaAddress -68:* @leaves:solanaSignature
-75:* @leaves:thing -98:* @leaves:ticker @outside|first=2 @share=3|other -6:* @leaves:uuid @uses:pair -87:* @nothing 23: 10:* -28:0x
-33:24h -27:4byte -45:^ -26:^4byte -60:^a -65:^addres -46:^all 38:^am 53:^attestation -42:^before 38:^best 64:^bid -49:^biggest
-35:^block -41:^book -72:^buy -31:^by -40:^call 31:^can 64:^cancel 30:^capital -48:^chart -57:^check -30:^clos -78:^contract
36:^could -34:^current 20:^deposit -47:^depth -28:^did 37:^do -28:^doe 56:^draft -20:^everyth 25:^explain -22:^fear -52:^fee
34:^fill 24:^floor -68:^for 79:^from -38:^fund -41:^ga -47:^get -35:^give -25:^ha 38:^hash -23:^have -41:^hey -32:^hold -22:^holder
-29:^hows 32:^imp -28:^in -32:^it -56:^keccak256 -26:^kind -21:^last 25:^latest 36:^ledg 26:^list 37:^long -42:^look 21:^make
40:^market 59:^message -35:^metamask -28:^mid 38:^min -27:^namehash -69:^need -31:^newest 25:^next -35:^nonce -31:^notional 42:^numb
-29:^odd -57:^of -62:^on -29:^one -21:^only 41:^open 31:^or -24:^orderbook -58:^our -34:^pair -34:^perp -27:^pl 32:^plan 39:^please
-23:^pnl -34:^price -22:^print -25:^pull 58:^put -35:^pyth 25:^rarity 31:^realis -32:^recent -54:^revenue 46:^review 85:^revoke
-36:^sat -22:^search -20:^show -25:^so -37:^someone -37:^stack 27:^stak -25:^supp -45:^swap 38:^text -28:^that -24:^the -36:^they
-29:^token -24:^trad -23:^turn -28:^tvl 53:^twitt -35:^tx 65:^verify -27:^volume -105:^wa 29:^wallet -49:^we 28:^when 24:^where
-46:^why 32:^withdrawal -29:^ye -30:abi -38:about -30:above 30:account -20:accountant -20:actual 33:add
44:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp 95:address -54:advis
-24:afraid -28:against 32:airdrop -49:all -60:already -47:am -35:amount 41:answer -53:any -50:anyone -56:anyth -44:anywhere 22:api
-44:app 71:apple -29:approv 84:approval -28:apy -26:are -49:argument -55:around -31:arriv -59:arrive 35:art -31:article -38:artist
-35:ask -30:asset 62:association -21:ath 39:attach 56:attack 66:attestation -29:average -34:away -45:bag -59:bal 21:balance -23:be
46:beacon -49:before 47:behind -38:belong 25:below 29:best 41:bet 36:betfair -43:bett -77:big -21:bigg -60:biggest 46:bill
-22:blacklist 28:blob -20:block -80:blockchain -29:board 60:bond -46:bookkeep -32:bos -54:both -42:bought -21:bridg 55:broadcast
-40:brok -40:broth 26:build -52:but -21:button 27:buy -31:byte 35:bytecode -40:calldata 36:calory 80:cancel -58:cap 31:capital
-34:capitalisation 38:car 28:cast -33:category -51:cent -42:certain -20:chain -31:chance -49:chang -76:change 39:channel 51:charge
-30:chat -21:cheapest -85:check 58:circle -66:claim -44:clean -31:click -36:client -74:clock -66:code -39:coin -40:coingecko
-34:colleague 24:collection -33:come 49:commit -53:committee 35:community -51:company -34:compar -23:compare -58:competitor
-23:complete -21:compliance -31:condition -33:confirm -31:consolidate -24:constructor 24:contract 20:copy 27:correct -31:could
-88:counterparty 23:country -31:court -77:cousin 79:creat -21:crypto -41:csv -52:current 25:custom -80:d -29:dangerou -39:dapp
24:dashboard -46:data -35:daught -28:day -64:dear -46:decemb -30:decimal 30:declare -21:decode 31:deep 31:defi 25:deliver -51:deploy
-59:deposit -70:depositor -77:depth -24:derivativ -40:desk -66:dev -45:develop -21:developer -40:dex -51:did -54:difficulty
-22:digit -33:digital 33:discord -36:discuss 40:disposal 48:dispute 49:dividend -31:dominance 26:don -59:done -21:dont -80:down
53:draft -42:drain -40:draw -30:dump -52:each 22:earn 21:earning 21:egg -28:eith 72:eligible -40:else -22:em -42:email -22:empty
-49:en -36:end 37:entry 35:epoch -38:erc20 39:etf 47:etherscan -61:event -24:ever 22:every -51:everybody -31:everyone -42:everyth
-24:evm 23:exchang -48:exercise -23:exist -43:expire 47:explain -81:exploit -22:explor -31:fail -28:fake 41:fall -21:far 38:farcast
-65:fattest -42:favourite -34:fear -45:fee -23:feed -27:fetch 26:fil -52:fine -35:first -31:flagg -20:follow 81:follower 35:form
24:forum -21:found 57:free 37:freeze 39:friday -45:friend -27:from -33:front 27:frozen -43:fund -24:ga -21:gain -40:gallery 23:game
27:gave 62:germany 25:get -35:gett 25:github -39:giv -57:give -42:go -33:gone 70:good 58:google -36:got -46:government -65:grandson
-29:grant -37:gre -23:grew 34:group 25:guy -39:hack -74:had -34:hang -22:happen 31:hardware 40:hash 37:hashrate -22:have -24:he
-40:hedge -45:height 31:help -63:her 20:here -33:hex -41:hey -59:hi -31:highest -41:him 21:history -71:hit 44:holder -46:holding
65:home -48:homework -36:honest -43:hot -37:hows 32:hurt 29:ibuprofen -30:id -46:identify -46:if 30:impermanent -49:incl -31:includ
-52:incom 48:income 42:index 38:inflow 31:input 58:inscription -90:inside -41:insist -25:inventory -37:invoice -21:issu -22:it
-28:item 38:job -51:jpeg 48:json -54:just -59:keccak -55:keccak256 -70:keep 86:key 23:kilometr -89:kind 33:knee -61:know
28:knowledge -68:known 28:kyc -38:l2 -58:lamport -48:land 42:landlord -32:large -22:largest 35:launch 31:lay -37:lead -49:least
-29:leave -56:left 93:legal -29:lett -26:letter 53:level 58:leverage 41:licence -24:lie 50:lightn -29:like 20:limit -44:line -57:liq
35:liquid 32:liv 30:live -37:log 23:login 44:logo -39:lol 21:long -26:look 33:lookup 31:los -36:lose -57:lost 43:low -33:lowest
-48:m -71:made -40:mail -58:main -43:mak 22:make -29:maliciou 97:manifold -35:margin -31:mark 33:market -35:marketplace 42:match
-31:mcap -35:mean -29:memecoin -46:memo 101:mempool -45:mention 47:message -20:metadata -24:method 33:mev -32:mid -31:midpoint
25:mil 24:min -31:mine -27:mint -23:minute -25:mix -84:money 72:month -46:morn 27:mortgage -25:most -44:mov -39:move -22:much
-43:multisig -37:must 23:my -21:myself -54:n 29:nam -21:name -27:namehash 46:native 49:near 61:nearest -53:need -48:nephew
-21:network 23:nev 27:new 35:newest 26:news -49:newspap 45:next -36:nft -76:no 86:nod -22:node -56:normal 46:not -45:noth
-30:notional -63:number 49:off 42:often -74:oi 46:once -41:one 25:open -21:option -20:oracle 55:ord 47:order -24:orderbook
95:ordinal 47:oth -52:out -21:outcom -48:outcome 21:owe -38:p -37:page -58:paid 23:paint -39:pair -70:pap -62:param 39:part -22:pas
48:passport -38:past -32:paus -45:pay -51:payment -46:payout -25:peg 65:pend 37:people 43:per -41:percent -36:perp -39:perpetual
65:person -26:pfp 20:phone -50:pick -66:piec -25:pile 39:pippin -83:pl 32:place 44:plan -50:platform -41:plu -48:possible 76:post
-87:ppl 35:premium 31:prepare 26:pres 49:primary 33:print -26:produc 34:profit -22:program 59:propos 28:proposal -28:protocol
-39:provide -32:publish -49:pull -21:purchas -35:pyth 34:python -30:quot -24:quote 69:rarity 23:rate 38:ratio -75:reach -35:read
-34:real 20:realis 44:reb8tk3gbgk5auzkwc6shnwrgvjh8dualh -56:receipt -26:recent -43:recommend -62:record 24:redemption 45:reentrancy
45:regex 101:regist -50:relay -55:rent 38:repo -31:report -41:request -31:reserve -34:resolve -73:rest 23:result 42:revenue
80:revoke 33:reward -41:rich -52:rn 32:route -22:rows 78:run -29:sal 45:salary 24:sale 32:same 60:sandwich -108:sat -71:saving
-35:saw -42:say -39:scar 53:screen -22:script -23:search 53:season -53:second -94:see -23:seem 29:seen -30:send -41:sent 49:serv
45:service -38:sery -71:set -66:settlement -50:shar -37:share 62:she -54:sheet -29:short -38:show -39:sid 40:side 25:signatur
60:simple -60:since -20:single 41:sise -55:sist -49:site -51:sitt -41:slide -22:slip 23:slippage -25:small 45:smallest 56:snapshot
-66:so -64:sold 52:solidity -82:some -43:somebody -36:someone -26:somewhere 41:soon 20:spend -64:split -38:spr -46:spread
-40:spreadsheet 25:square 20:stabl -58:stable -35:stablecoin 35:stack 53:stake -84:stand -43:start 34:state 48:station -116:still
53:stock 30:stood -23:storage -52:str 26:stuck -22:sub 31:sum -23:supp -37:support -65:swap -38:swapp -20:table 24:tak 23:tall
-21:tax -39:teach 43:telegram -57:tell -42:test 42:text -61:th -22:that 46:theft -23:their -22:them -51:then -61:there -61:these
-34:thesi -99:think -57:those 36:through -30:thru -45:tick 28:ticket 40:till 55:tim -27:timestamp 30:tip 25:today -26:token -43:told
63:tonight 65:too -30:took -48:topic 44:tornado -21:touch -24:tp 72:trace -25:track -36:trade 92:trader -26:trait 70:transaction
-28:transf 56:trc20 -29:treasur -64:treasury 81:trezor -32:trust -55:trustworthy -28:turn -42:turnov -69:tvl 23:tweet 92:twitt
-26:two -25:typ -30:u -44:und -41:understand -29:unit -49:unknown 54:unlimit 28:unspent 29:until -36:up 30:update -28:us -47:used
-61:utc -47:utilisation 39:validator -38:valu -28:valuation -46:value -47:vault -86:vb -26:venu -57:venue 41:verification -58:very
-33:vol 27:volatility 41:vote -31:wa 59:walk -30:want -32:we -28:website 44:week 27:well -27:whatev -36:where -42:wheth 27:white
28:whole 82:whose -29:why -60:will 61:win 59:wire -76:withdraw -47:within 21:won -53:wont 42:word -38:worth -56:writ 45:wrong
-25:wrote 43:x 66:ye -29:yield 37:you 32:your 26:z -49:zero @outside @outside|first=3 @outside|points=own|unnamed @ruled=many @title
10:* @outside|asked @uses:quoted 74:* @outside|asked-fit=5 -51:* @outside|asked-fit=6 -72:* @outside|asked=-1 @uses:chain
@uses:count 13:* @outside|asked=0 56:* @outside|asked=2 65:* @outside|here|else 38:* @outside|open=none|left @uses:coin 16:*
@outside|open=ours!|taken @outside|open=thing!|unnamed @whole|open=person!|taken -55:* @outside|open=ours|taken -90:*
@outside|open=ours|unnamed @outside|strange=1 @ruled 47:* @outside|open=person!|left @whole|unnamed -28:*
@outside|open=person!|unnamed @whole|open=ours|unnamed -78:* @outside|open=person|left -100:* @outside|open=person|taken
@outside|points=it|unnamed -36:* @outside|open=thing!|left 40:* @outside|open=thing|left -48:* @outside|own=0 @outside|whole=1|taken
7:* @outside|own=2 @takes:fiat @whole|points=theirs|taken 24:* @outside|points=it|left @whole|points=it|taken -33:*
@outside|points=this|taken @whole|open=person|taken 25:* @outside|strange=2 @outside|whole=4|left 51:* @outside|whole=0|unnamed
@outside|whole=2|taken 28:* @outside|whole=1|unnamed @outside|words=3 @share=5|other @takes:time 18:* @outside|whole=2|unnamed
@slot:contract_type @whole|points=it|left -27:* @outside|words=0 @whole|points=this|taken -39:* @provider 75:* @ruled=asks 86:*
@ruled=one 37:* @ruled=outside 43:* @ruled=partly -323:* @slot:category -66: -60:* -60:^ -22:^best -48:^coin 52:^event -22:^for
-38:^i -21:^in -43:^kind -54:^protocol 52:^the -39:^top -42:^trad -51:^which -31:^who -61:account -25:am -23:among -22:app -37:been
-30:best -34:bet 20:biggest -43:capitalisation -23:category -22:chain 49:coin -39:crypto 43:day -56:defi -24:do -20:down -21:earn
-33:have -42:kind 29:leaderboard 50:lend -50:list -50:lock -33:market -27:mcap -41:me 28:mean -41:most 49:move -45:not -47:on
-34:open 42:out 40:paid -33:people -24:pl -86:pric -61:profitable -81:protocol -52:question 53:quot -38:quote -34:rank -40:rn
-44:settl -27:stak -42:them -46:think 35:to -48:today -40:top -48:trader 48:want -38:what -47:which -33:who @slot:community_data 24:
-29:? 56:^contract 24:^everyth -30:^i -20:^price 36:are -44:can 26:category -28:coin 43:contract 27:everyth 34:ha -22:id -29:me
51:not 54:pl 49:send 32:stand 34:telegram -41:tell -21:time 32:to 36:token 46:want -24:what -39:you @slot:currency 9:* 38:?
68:^candl -65:^pool -43:and -42:candl -27:for 61:i 60:in -37:liquidity -41:price 87:than 53:the 94:token -31:trad @slot:depth 11:*
-22:^i 46:^on -29:^pair -22:^what 64:^where -26:a 21:all 22:and 25:are -23:at 29:book 58:by -30:coin -22:coingecko 24:each 47:first
22:have 23:how 26:it 38:largest 27:most 55:move -25:my 37:pair 36:price 49:spread 31:they 22:to 49:trade 51:volume 20:want 33:where
37:which 35:would @slot:direction -37:* 42:^please -54:^show -24:any 40:are 41:be 61:erc20 -48:fee -29:into 40:kind -41:late -37:mix
-40:most -40:movement -41:nft 43:not -33:on -37:one 56:only 23:out 27:please -28:pull -52:recent 75:rows -24:send -52:show 40:so
-42:that -26:them -36:to -46:token -34:transaction -45:tx -47:value -23:wa -20:wallet 21:what 26:which -22:with @slot:duration 24:*
58:^biggest -20:^how -34:^trend -25:^which 39:^who 83:and -21:at 53:biggest 26:chain -28:coingecko 26:dex 27:dump -28:for 33:hot
-23:how -42:i 30:in -21:now 30:of -24:one 35:only 42:out 22:pump 46:thi 34:trend -32:which 62:who 29:year @slot:entity -92:* -36:?
-61:^which -25:and -30:by -60:company -26:firm -47:have -32:hold -27:largest -59:list -22:me -61:most -25:much -38:on -21:paid
-23:public -20:sheet -35:stack -37:the -21:their -28:they -70:which -39:with @slot:entity_type -28:* -27:^list -21:a -22:coin
-22:coingecko -25:holder -23:id -27:includ -21:list -24:that -27:track @slot:exact -105:* -39:^if -37:and -37:get -69:how -68:i
-39:if -27:into -46:much -44:now -60:on -45:to -53:what -53:would @slot:include_24hr_change 26: 12:* 31:? 36:^and 34:can
-33:coingecko -29:contract -24:mcap 27:me 33:mov 29:move 35:much -21:please 27:pric -21:price 61:quot 41:tell -36:that 35:their
29:today 26:with 36:would 24:you @slot:include_24hr_vol 3:* 33:? 22:^in 34:can 30:client -31:coingecko 21:for -22:mcap 28:me 39:tell
36:you @slot:include_abi -5:* 20:^i -38:contract 38:proxy 25:source -27:the @slot:include_code 22:* 37:^i 23:account 40:and 52:at
62:code -31:contract 36:how 31:need 45:of 48:on 38:or @slot:include_empty 31:* -28:? 25:^i 57:account -55:and 41:i -52:in -38:much
52:my 57:of 23:on 37:spl 36:wallet 21:what -49:which @slot:include_empty_intervals 72: 23:* -44:^how 23:a -41:and -28:buy 32:chart
-43:doe -24:how -31:in -34:it -50:much 71:purchas 26:stack 22:the @slot:include_input -65:* -32:? -35:a -24:by -27:contract -27:hash
-22:i -27:it -31:of -31:on -25:the -29:transaction -25:tx @slot:include_last_updated_at 12:* 32:? 48:^and 23:^in -25:both 33:can
34:client -34:coingecko 34:each -23:from 28:in -25:mcap 32:me 43:moment -38:mov -21:on 62:quot 48:quote 39:tell -36:that 39:time
-20:where 40:with 23:you @slot:include_market_cap 4:* 37:? 46:^quote 31:can -35:coingecko 25:current 31:hold 36:it -22:mcap 27:me
23:move -23:of 45:quote 37:tell -29:thi 33:you @slot:include_source -8:* 28:^i -37:contract 26:i 28:proxy -29:the
@slot:include_tickers 7:* 32:^how 31:^open -29:coingecko 45:contract 22:did 44:every -25:exchange 48:expir -24:friday 34:futur
29:hedge 24:how 23:in 23:much -22:need -25:now -29:or 30:over -23:please 53:that 21:trad 31:venue -26:which 44:with 41:yet
@slot:include_tokens 36:* 42:^nft 39:and -42:collection 20:nft -45:own -24:thi -33:to -29:wallet -36:which -31:who
@slot:include_transactions -24: 35:* 39:^i 22:^my 23:^what -47:a 88:hash 27:i 39:in 44:it -33:latest 37:need -42:newest -42:numb
47:of 46:tx 74:with @slot:is_burnt -43:* 29:^all -36:^nft -38:^which -24:^who -39:are 22:belong 46:by -65:in -44:list -35:member
-25:nft -63:one 33:piec -24:the 48:them -38:which @slot:kind -32:* 25:^pyth -29:^which -22:a -60:all -55:and -35:at -60:been -40:can
-22:doe 44:exchange 51:feed 36:for 44:from -27:i 26:id 37:in -28:list 53:market -22:my -25:pair -41:price 45:publish 44:pyth
-42:spot -58:to -59:trad -36:trade -47:which -25:with @slot:kinds -59:* -23:ha -30:i 32:left -27:mov -24:of -32:on -20:only -46:send
-46:to 27:transfer -47:who @slot:limit -26: 157:* -35:? -23:^how -34:^i 65:^newest -46:^put -23:^quote -41:^the 53:^what 78:^which
51:^who -45:about -55:account -22:addres -28:am -21:and 67:are 36:ask 27:back -38:bet 72:biggest 48:bridge -74:buy 100:by 58:cap
32:category -70:cent 27:chain 88:coin 79:coingecko 64:collection 32:contract -36:could 65:crypto -21:defillama -20:deploy 61:dex
-48:did -29:do 23:each -22:eip 48:em 61:enough 82:event -47:exchange 81:first 34:floor -63:for -35:good -67:have 24:hold -53:how
-22:i -28:into -81:it 51:just -28:least 49:list -28:lost 27:mint 53:money 84:most -34:much -75:my 39:new 74:newest 28:nft -33:nonce
-40:now -37:numb 42:on 66:only 90:open -52:over 23:pair -37:pay 72:per 28:pl 39:please 81:pool -55:price -46:put -23:quote 70:rank
-30:rate -23:right 95:rugcheck -35:say 69:show -25:sit -26:str 40:that 38:the 51:their -43:there -31:thi 49:to 47:today 86:token
41:top 50:transaction -54:transf -44:und 38:up 47:volume -22:wa 31:want 71:which 52:who 56:with -26:word -44:worth -111:ye -47:you
@slot:look_forward -26: 3:* -33:^and 66:^by -39:^how -30:^what -30:all -30:and -24:bought 51:by -22:change 35:defillama -44:do
-42:from 40:gain -46:go 47:hold -39:how 25:in -38:it 48:lose 25:mov -28:move -32:much 60:or 23:percent -30:price -66:since 45:that
35:the -55:today -59:up 54:what @slot:measure 22: -30:* -68:^fee -37:^for 38:^holder -24:^how -44:^on -59:^option 39:^top 52:^what
-40:^which -52:^who -56:app -38:by -59:chain 30:dao 26:did -39:do 22:doe 43:earn -44:fee 56:for -27:from 47:got -60:have 77:holder
-29:how -70:in 136:itself 102:keep -26:lie 45:make 46:money -30:more -38:most -37:much -31:nam 89:not -42:now 46:of -61:on -27:one
-26:only -76:option -27:or -30:oth 36:out -31:over -122:paid -42:pay -84:people -43:per -38:please -98:premium -82:rank 26:revenue
-33:right -37:show 22:since -51:tak -36:take -36:that 24:the -32:their 47:they 27:thi -72:to -28:today 44:token 34:top -41:total
-21:trad -40:trader -64:user -23:v -28:volume -28:wa -35:want 61:what -48:who @slot:order -27:* 37:^ 44:^a -52:^best 46:^biggest
-39:^busiest 63:^buy -66:^coin 33:^collection -26:^compare -45:^crypto -36:^for -46:^fresh 48:^hottest -24:^how -37:^kind -49:^list
-41:^mcap -30:^on 27:^pair -45:^pool -21:^show -57:^stablecoin -21:^the -56:^trad 80:^v 50:^when 52:^where 43:^which -76:^who
58:^yield 29:above -64:account -48:acros -31:amount -57:any 52:been 22:below 32:best 37:biggest 31:both -60:bought -39:busiest
-26:but -21:by 44:can -97:cap -59:capitalisation -42:category -77:chain -21:change -68:coin -59:company -25:compare -71:cost
41:could -69:count 52:day 53:depth -64:derivativ -32:desk -33:dex -21:did -33:do -33:down -27:each -33:earn -32:every -33:exchang
-51:farm 131:first -45:fresh -28:from 45:give -40:go 49:government -58:hi 41:highest 48:hottest -33:id -28:interest -70:jpeg
-30:keep -36:kind -41:late -62:lay 65:least 44:like -36:liquidity -67:list 45:look 44:lp -36:m -56:made -112:market -72:mcap
56:moment -40:money 39:more -28:morn -23:most -27:mov 56:move -26:much -21:need -36:not 48:numb -21:off -31:only -28:open 25:order
-20:out 33:over 31:owner 36:paid 35:people 22:per 49:percent -35:piece 27:pippin -21:platform -31:pnl -39:politic 20:pool -79:pric
-67:profit -44:profitable 27:pump 37:purchase 28:put -67:quot -31:quote -37:rank 26:rate -53:read -27:receiv -90:recent -29:right
-30:risk -68:rows -33:say 32:sector -73:see 67:side -28:sise -34:somebody -30:stablecoin 42:stack 34:stak -25:swap -30:t -35:tell
-30:their -29:them -32:thi -24:think 36:ticket 22:too 38:top 36:trad -65:trader -37:transaction -47:treasury 51:turnov 39:v -58:w
-28:want 34:way -55:week 42:when 73:where -80:who -29:win 24:with -78:writ 52:year 47:yield 29:you @slot:outcome -4:* -23:^odd
-34:at -80:chance -53:did -49:from -62:how 58:i 43:in -79:me 52:midpoint 80:no -82:odd -63:of 36:outcome -55:pric -41:price -56:show
37:side -22:the 56:token -20:trad -28:what -50:who -24:with -45:ye @slot:period -49:* -40:? -48:^hash 49:at -39:best -31:by
40:crypto -48:hash -48:in 33:market -42:min -39:mine -65:of 28:on 37:only -31:pool -48:rate -26:the -32:trad 79:volume
@slot:stablecoin_only -21:^i -38:^tvl 36:^where 25:^yield 29:a -27:and -26:did 31:doe -35:earn 27:in -31:keep 37:least 21:more
25:now 26:park 52:pay 40:rate 41:stak -30:tvl 23:what 36:where 43:year 23:yield @slot:standard -35: -50:* -47:? 37:^how -98:^which
-65:^who -21:against -32:allow 33:approval -61:contract -44:for 58:ha 35:how -52:i -25:it 55:list -44:may -27:me 41:much -40:my
-76:of -31:on -29:out 47:permit2 -40:please -32:pull -44:revoke -27:spend -56:still -32:take 42:that 34:the -54:to -129:token
-97:which -82:who @slot:status -55:* -39:^biggest -39:^event -47:^hottest 32:^how -43:^market -61:^open 25:^please -36:^show
-35:^trad -29:^what -71:^which -25:about -39:acros -32:address -43:bet -62:bett -43:biggest -29:busiest -62:by -62:can -33:category
-24:coin -27:coingecko -28:contract -45:crypto 43:cut 48:did -39:do -54:dump -31:each -141:event -35:everyone 42:exchang
-39:exchange 20:from -30:give 46:have -56:hottest 27:how -36:id -26:in -56:me -30:most -38:name -26:odd 28:of -32:on -109:open
49:outcome 52:over -57:page -51:people -57:per -75:politic -48:question 55:resolve 64:rows -22:see 27:sery -58:show -40:sit -38:some
33:that -30:their 49:them -101:today -33:togeth -50:venu -24:what -26:which -35:write @slot:token -7:* 28:^candl -53:^pool -28:and
21:candl 48:in -24:it -23:liquidity -51:on 22:or -22:pool -31:price 41:than 21:that -33:the -20:them @slot:token_type -88: -37:*
-56:? 32:^did -27:^for -29:^how 56:^list -68:^nft -50:^on 60:^only 40:^please -29:^show -61:^token -29:^which -34:^who -32:a -23:all
-39:and -24:are -34:at 31:belong 32:by -21:contract 28:did -41:each 28:erc20 35:every -43:explor -30:for -32:freeze -27:from -36:he
-21:held -32:hold -50:how -23:i -48:in 32:incom 54:item 57:just 30:kind 42:late -50:many -33:me -26:most -27:much -24:name -31:need
-28:nft 36:of 38:one 88:only -34:own 53:please -35:position 27:price -46:rows -31:say -56:see 23:send -34:sent -45:show 20:sit
57:sitt 27:someth -22:th -34:that 22:the -38:them -45:there -32:thi -24:to -70:token -50:too -32:transaction 75:transfer -34:unit
-35:wallet -36:we 46:what -51:which -44:who -55:with @slot:top_coins -64:* -47:? 25:biggest -50:in -33:most -46:of -48:on -52:the
-31:top -53:who @takes:choice 104:* @takes:count 55:* @takes:least 125:* @tool=call_contract @~call 23: -22:* -72:^call 38:^find
-21:^for -32:^my 38:^need 36:^our -43:^read 39:a -25:addres -26:an 31:ape 37:at 23:back 37:balance -35:call -32:contract 64:data
-23:decimal 35:find -33:for 58:give 40:hold -24:in 22:keep 71:make -20:my 32:need 30:numb 30:of -34:on 39:our 39:please -34:say
-28:tell 29:that 39:the 41:there -21:time -33:trad 73:transf 33:value 45:vault 25:want 31:who @tool=check_approval_security -12:*
29:^before -36:^my 39:approve -38:click -28:do 21:grant 33:if -32:know 29:known -34:ledg 21:safe -26:site -21:some 27:source
-22:wallet 28:want -32:what @tool=check_contract_verified 11:* 20:^ha -21:^how 20:^i -24:^source 21:^verify 22:^which 25:anywhere
-28:code 32:for 25:ha -22:how 24:in 28:know -47:match 43:one 41:only 26:public 26:publish -29:that 27:the 26:they 28:verify 25:which
@tool=check_dapp_security @~dapp -7:* -23:^i -30:and -36:by 45:dangerou 22:in -22:phish 39:site 39:some 27:to -40:what -32:whom
@tool=check_honeypot @~honeypot 25:* -20:? 32:^buy -47:^did 21:^for 50:^honeypot 47:^how 31:^i 21:^the -22:^what -24:^which 27:a
24:advis 22:again 39:airdropp -47:and -24:ask 37:button -36:buy 44:can 34:coin 31:contract -41:did 28:do 26:every 22:fee -21:found
25:friend 39:got 29:ha 48:have 36:hold 67:honeypot 37:how 31:list 32:look 52:many -26:min 25:new -23:or -22:pay -30:pool
-29:simulate 23:sold 83:some 39:t 50:there 41:token 38:trap -21:wa -49:we -21:what 58:when 33:wheth 43:why
@tool=check_malicious_address @~maliciou 5:* -39:^can -29:^did 28:^what 33:^who 23:account 53:addres -28:against -30:and
-39:anywhere 37:blacklist -32:can 69:counterparty -45:deploy -32:did 31:do 25:drain 32:dust -32:flagg 36:for 50:fund -21:in -44:our
-39:screen -24:that -29:they -27:which 23:with -40:you @tool=check_phishing_site @~phish @~site 3:* 23:? 26:^somebody 45:^the
-36:addres -28:airdrop -23:before -46:blacklist 44:dangerou -40:fake -40:friend 22:from -36:if 44:look 36:mail 30:maliciou 27:mint
-27:nft -22:our 60:page 24:please 28:say 23:somebody -27:there 41:they -36:want 21:website 25:will @tool=check_token_safety @~safety
-22:? -37:^honeypot 28:^i -22:^my -20:^token -37:^what 22:a -38:airdropp 48:and -22:any 58:at -22:buy -30:coin -30:contract -38:doe
24:file -39:friend -34:got -38:hi -45:hold -58:honeypot -34:in 23:it -38:me 25:memecoin -26:new -24:nft 60:no -29:or -50:our -39:out
24:put 35:safe -30:sell -50:some -31:telegram -23:there 36:want 32:what 56:with 67:worth @tool=checksum_address @~checksum 13:*
-27:^capital 28:addres -23:capital 33:counterparty 40:eip 28:ok 23:pap -23:tool @tool=compare_tokens @~compare -20:* -30:? -22:^how
-40:^market -22:^next 33:^put 23:^v 47:^what 33:against 43:all -32:and -23:at 47:ath 38:below -31:bigg -29:book 61:by 63:cap
30:circulat 27:far -30:fee 47:high -54:i -24:in -30:keep -30:know 55:market 27:mcap -21:move -40:much 21:name -27:on 39:oth -20:our
-29:out -31:own 27:please -26:run -49:saving 34:so 45:supp 32:table 36:that 53:they 33:time -30:today -44:und -25:up 30:v 36:value
-48:we -33:where 51:with -41:you @tool=compute_create_address @~create -67:* 46:? -52:^addres -28:^which 22:at 31:be 38:contract
-44:create -69:factory 43:get -36:ha -21:next 24:plain 21:should -51:that -30:the 21:where 42:which -29:will -39:with
@tool=compute_namehash @~namehash 29: 21:* 30:^i 29:^namehash -22:do 46:for 31:namehash 61:node 35:our -20:resolv 21:still -29:to
-22:what -21:which @tool=convert_units @~convert @~unit 36:* -32:^convert -33:^ga 30:^to 35:^what 37:a 26:amount -22:and 48:are
-32:coin -20:convert -63:decimal -22:did -36:doe 52:for -24:ga -60:ha -37:have 41:how 45:in 22:ledg 40:many 36:me -21:mil 27:much
34:my 54:numb -37:round 25:say 60:that 52:the 38:token -22:which 24:whole @tool=decode_abi -21:* -36:^decode 33:^metamask 22:^my
39:^please 25:can -29:d -28:data -29:decode 76:hex 47:into -31:know 33:metamask 36:only 27:please 37:rout -33:safe 42:show -23:site
41:swap 24:thi 24:will 31:would @tool=decode_abi_parameters @~parameter 35:* -27:^abi 28:^decode 34:^i 31:^my -21:^what 35:a
39:addres 52:an 26:back 50:bool -23:can 24:constructor 25:contract 34:decode 22:for 44:have 40:in 22:me 33:own 27:paus 54:return
21:should 30:thi 38:token -26:with @tool=decode_calldata @~calldata 6:* 22:^can 25:^decode 21:^metamask -32:a 35:and 60:argument
26:ask -24:at 33:blob -40:call -44:data 32:decode -27:for 59:get 30:here -21:hex 38:how -31:input 37:inside 28:into 24:it 32:like
33:look 22:me -31:mean 21:metamask 25:only 55:out 47:show -25:that 25:thi 21:to -65:tx 27:wallet 21:want 20:what -35:with
@tool=decode_log -7:* -35:? -66:^event 21:^i -36:^my -29:^topic0 63:^what 50:an -84:and -47:argument -22:be -31:before -32:call
-31:decod -34:did 50:doe -34:emit 20:event -36:every -34:for -38:get -47:hash 46:here -35:index -27:inside -26:like -24:log 81:mean
-36:my -36:need -24:no -21:of -24:old -20:one -31:only -65:our -102:out 39:please -79:send 47:text 50:thi 39:to 63:topic 33:what
-20:who -21:whom -21:would @tool=decode_raw_transaction @~raw 23:* 22:^my 46:and 24:been 23:before -46:blob 44:can -53:doe 49:eip
29:fee 40:from 24:i -48:input 24:like 23:me 63:nonce 65:out 33:recipient 64:send 20:sent -24:show 23:sign -31:thi 28:to -24:wa
23:what -21:which 44:you @tool=decode_selector -38: 31:* 44:4byte 44:? 41:^4byte -42:^i 52:^my -62:^selector -30:^what 30:a -38:an
41:and 21:at 63:be 48:behind 57:byte 35:call 21:could 34:custom 35:data 50:every 43:for 29:ha 36:hash -37:here 25:i 23:input 57:it
-21:keccak 42:log 41:lookup -20:mean 28:my 50:out -41:please -21:selector 59:start 72:that -23:thi -38:to 28:trace 22:transaction
30:tx 51:which 41:with 48:would @tool=detect_rugpull @~detect @~rugpull 3:* 25:^i 24:^rug 29:^the 51:^wa -24:^where -21:approval
-21:blacklist -41:deposit 23:drain 42:exchange -25:for 33:from 40:ledg 50:money -21:much 22:off -21:or 34:park 23:rug -24:run 31:say
23:see 30:stable 23:still -26:that 27:to 41:wa 21:went 23:where 21:withdrawal -23:would @tool=encode_abi @~encode 25:* -33:^abi
-39:^call -23:abi 37:amount -27:argument 57:be 45:build -36:call 51:calldata 62:for -30:get 67:hex -23:make -30:of -36:on 24:pl
-39:please 69:spend -21:what 31:with @tool=estimate_gas -46:* -39:^ga -26:^what -31:at 24:estimate -27:for -26:ga 21:go -24:now
-25:paid -39:please -37:price -26:send 21:sent -34:that -32:today -33:wallet -30:want -23:where -30:you @tool=get_account_nonce
@~nonce -15:* 63:^addres -35:^cancel -42:^i -27:^my 61:^nonce 50:addres -27:am -36:and -22:are -37:between -23:block -26:can
-47:cancel 61:create 23:doe -51:from -30:ga 32:hot -33:i 36:incl -23:it -26:me -43:mempool -27:my 59:next -26:of -21:on -31:pend
30:pl -21:show 48:that 26:the -28:to -56:transaction -44:up 25:wallet 24:what 58:will -26:you @tool=get_alchemy_prices -11:*
23:alchemy -23:at 23:have 24:only @tool=get_alchemy_token_balances 12:* 20:^balance -35:at -30:decimal 34:entry 45:every 22:in
40:list 35:position 40:to 39:unit 23:which @tool=get_alchemy_token_metadata -30:* -32:^make -26:a -21:for -26:logo -32:make -24:me
-25:token @tool=get_asset_platforms @~platform -4:* 30:^coingecko 23:^on 25:all -23:are -30:category 21:coingecko 51:collection
23:doe -27:floor 27:friend -25:in -22:lend 43:nft 29:platform -26:the 27:track -28:up 38:with 23:you @tool=get_asset_transfers -59:*
-21:^could 32:all -46:also -31:and 23:be 21:came -28:coin -24:contract -21:could -21:go -23:got -21:ha -25:i -23:in 28:kind 52:left
-33:list -29:mov -31:nft -25:of -37:on -57:one 26:plu -58:send 30:so -43:to -38:wallet 30:went 25:whatev -46:who -22:you
@tool=get_batch_historical_prices @~batch -24:* -22:basi 24:each 30:market -20:one 24:own -23:pric -25:tim 21:trad 26:value
@tool=get_block -24: -64:* 25:? -43:^block -26:^height -75:^how 33:^my 37:^on -56:^the 50:^when -23:a 33:all -69:block 31:could
-20:full 28:give -65:ha -62:how -41:in -21:includ -23:it -25:like -69:many 24:me -48:numb -28:our -56:please 54:produc -25:read
-22:report 38:seem -47:that -56:the -73:transaction -22:we 24:when 28:you @tool=get_block_by_timestamp @~timestamp -26: -11:*
30:^block 27:^for 45:^height 23:^i -43:^in 34:^my -47:^what 46:closest -23:date 23:deploy -26:did 44:for 31:height -39:in 21:know
-20:last 29:nearest 59:need -32:newest 26:numb -20:our -51:please 20:snapshot 32:that -33:time 44:to -44:transf -27:up 38:wa 54:we
40:went -40:what 65:when 25:year @tool=get_block_details 46: 3:* 52:^on 44:^what -62:^which -27:^who -35:and -51:been 75:block
-51:burn -34:by -57:did 53:full 45:hack -21:have -26:how -23:i 38:in -41:it -80:much -28:newest -25:now -22:numb 25:on -47:our
50:please -58:propos 24:reward -27:slot 57:that -24:them 22:thi -23:those 64:time -56:to -39:were 34:what -64:which 38:with
@tool=get_boosted_tokens @~boost -30:* -32:^most -24:and -27:for 20:got -21:on -21:paid -25:there @tool=get_bridge 23:* 51:? -31:^i
-42:^which 31:aft 46:am -36:and -27:are -44:been -20:busiest -33:defillama 49:did 30:do 57:flow -74:for -50:ha 31:hack 26:i 26:in
44:it -20:ledg -69:me 45:money 35:month 58:much -45:number -56:of 43:out 47:over 54:people 81:since 57:statu 68:still -46:that
39:the -30:time -40:to 23:today 38:total -27:transaction 41:use -33:week 29:went -46:which 79:withdraw -60:withdrawal 68:yield
@tool=get_bridge_volume -41:* -46:? 31:^could -51:^what -35:a -46:aft -45:am 28:and -43:at 31:between -20:bridge -23:by 31:could
24:defillama 64:deposit -23:did -52:do -64:flow 47:for -21:ha -45:hack -53:i -58:in -35:into -57:it 61:me -23:money -29:most 21:mov
-34:net -32:numb 33:number 42:of -42:our -31:out -34:over -45:people -39:sent -46:still 31:tell 28:that -22:the -22:thi 24:today
-50:total -28:went -46:what -28:which 64:withdrawal 29:you @tool=get_bridges @~bridg 13:* 33:? 21:^bridge 36:^what -33:and 31:bridg
23:bridge 26:busiest 52:defillama -35:dex 30:flow -35:have 21:in -29:me 20:most -22:over 34:that 42:thi 30:through -22:to -20:volume
29:what 23:which 21:who -26:you @tool=get_btc_address 49:^ha -25:^ledg -45:^my 45:^please -38:a -36:address 32:am -29:and -48:are
33:arriv 44:at -24:by -26:channel -41:client -23:doe -46:for 39:found 23:gave 61:ha 27:have 42:i 46:if -51:inscription -43:ledg
-25:lightn 25:look -36:many -43:mempool 29:most 38:much 34:must -21:my 42:on -30:or -34:ordinal 43:our 61:pap -45:pend 55:pl
30:please -28:receive -72:run 39:sat -47:satoshi 35:show -23:sit 58:sitt 31:some 56:still 27:storage 30:tell -31:that 32:the
46:there -23:thi -24:total -23:trezor 23:utxo 60:wallet 26:what 43:wheth 22:with 35:would 39:you @tool=get_btc_address_transactions
-25:? -33:^balance -22:^fee 34:^show 28:^tx 21:addres 46:all -20:and 26:any -30:balance -23:block 35:have -34:how -28:if -26:in
37:includ 22:input -25:it 38:ledg 20:me -47:mempool -40:much -23:not 49:old 52:one 27:ord 22:paid 27:recent -27:right 36:small
-64:still 29:that -48:there 42:touch 32:u 23:unspent 42:up 43:wallet -23:what -21:would @tool=get_btc_block -29: 32:^latest
21:^please -20:^which 32:count -22:difficulty 31:latest -22:mempool -25:min -26:most 56:newest -28:pool -32:that 25:there
23:timestamp 26:transaction @tool=get_btc_difficulty @~difficulty 22: 27:* 47:? -20:^i 25:adjustment -47:and -21:by -23:change
22:com 42:difficulty -27:down -30:far -46:hashrate -46:i -37:mempool 61:mine -21:now -26:or -25:up @tool=get_btc_exchange_rates
@~rat 7:* -26:^what 43:and -34:can -28:coin 26:currency 25:every 22:know 21:list 21:money 36:of 47:one 47:please -33:price -27:quot
@tool=get_btc_fees -9:* -32:? 66:^fee -26:^if -37:^sat -38:and -48:are -28:block -28:client -57:did -26:each 25:fee -32:for -27:from
31:get 41:have 52:hour -25:if -28:in 46:into -30:mempool -24:min 32:my 22:network -27:next 37:now -21:of -21:on -26:one -28:out
-26:paid -28:pay 38:payment -26:pend -40:per -33:please 37:right -28:sat -27:set 35:so 29:thi 48:through -44:transaction -45:up
-22:wa -30:wait -29:what -27:would @tool=get_btc_hashrate @~hashrate -82:* -29:? -38:^hash 35:^hashrate 30:back 37:develop 37:down
-76:for 36:go 23:ha -22:hash -65:in -51:min -43:mine -25:my -50:of 35:or -37:pool -23:rate -38:share 35:up -28:with
@tool=get_btc_mempool @~mempool -7:* -40:^i -30:^my 50:^sat -22:^what 23:again 33:and 40:are 35:been 30:block 32:each -40:fee 44:how
33:if -46:it 47:many -55:mempool 26:min 39:my 70:next 28:now 23:of -34:on 23:one 34:out -22:payment -64:pend 38:right 49:sat 22:so
-57:still -52:thi 44:to 23:total -65:transaction 28:tx 39:unconfirm 54:vb 51:wait @tool=get_btc_price 22:* -29:? 56:^what -41:and
-25:back 34:buy 63:cost 25:date 50:did -22:it -39:kind 67:near -29:now 47:on 62:one -30:rate -26:sat -37:so -33:sold -37:tell
60:that -22:the -54:then 67:top 37:what -29:worth @tool=get_btc_tx @~tx 10:* -24:? -66:^ha 29:^how 48:^i -24:^my 42:^payment 25:^sat
-25:^transaction 39:^what -23:^when -34:^which 26:a -21:addres 30:an -31:are -34:arriv -35:block 46:by 40:client 47:confirm 30:did
63:doe -22:first 28:for 32:from 53:gave -65:ha 46:have -37:hour 30:how 25:i 24:in -28:into 63:it 35:many 33:mempool -33:min -20:need
-35:next -26:noth 52:now 27:numb -37:output 42:pay 66:pend 53:per 21:rate 59:sent 21:since -29:sit -36:so -26:spendable 65:still
-29:stuck 21:that -43:through -24:to 61:txid -22:vb 29:what -21:when -27:which -20:who 26:with -49:yet @tool=get_btc_utxos @~utxo
-36: -28:^which -23:and 34:consolidate -50:doe 49:fee 32:first 33:ha 23:have -49:in -22:it 32:my -32:of 28:on 29:one -47:our
21:output -24:sit 43:spend 53:spendable -32:that -36:the 27:to 24:utxo -32:what -24:which @tool=get_categories -22: -8:* 23:^coin
-38:^which -25:a 35:category 21:coin 20:exist -20:for -20:i 23:id 23:into 26:just 25:list -32:my 35:nam -25:need 24:sort -38:that
-43:which @tool=get_categories_market_data -20:* 59:^coin -31:^market -42:^what -25:for -25:i -21:like -25:my 21:one -45:rank
55:sector -27:that -40:what @tool=get_chain_fees 3:* 21:? 25:^which 41:^who -55:all -53:and -30:defi 35:do -40:doe 26:fee -20:for
-51:have 44:keep 31:network -35:no 88:on 25:pay 21:protocol -36:share 29:thi 24:to 25:today -32:treasury -20:tvl 25:we -22:what
36:who @tool=get_chain_info 29:* 52:? 75:^chain 23:^what 62:a 58:add 40:and -40:are 47:at 79:chain 42:coin 41:do -36:doe 50:explor
57:for 23:get 33:have 33:i 66:id 32:my 57:native 36:need 20:network 36:new -26:nod 28:numb -26:please 44:plu 89:rpc -21:stuck
-42:that 36:the -31:time 38:to 23:up 31:url 60:wallet 31:want 23:we 40:what -29:which @tool=get_chain_stats -13:* 25:address
-22:block 26:busy 26:do -34:ha 22:so 34:there 38:today 24:total 49:utilisation @tool=get_chain_tvl_history 28:* -46:^how 58:^the
23:^when -51:all 37:are -48:at -26:between 104:blockchain -103:by 39:compare 54:deploy -36:develop -54:doe 26:each -31:fee 26:first
-51:have 45:it -28:liquidity -34:market -63:me -24:money 21:my 32:of 34:on -26:please -45:protocol -40:show -25:stablecoin 45:there
-34:time 45:today -34:total 52:tvl 34:u 73:wa 65:we 48:where @tool=get_chains -11:* 57:^rank -21:all -89:blockchain 78:by 46:chain
52:doe 25:have 22:it 41:keep 29:know 52:me -23:money -20:most 20:need 21:of 29:only 43:people 41:please 33:rank 44:say 56:show
-31:stablecoin 37:the 37:value -26:with @tool=get_chains_tvl_history -34: -65:* -23:^i -34:^tvl 53:all -28:are -84:blockchain -37:by
-26:chain 45:defi -21:exchang 21:history -36:i -30:it -20:long -31:need -27:on 32:over -33:protocol -22:rank -34:summ 26:total
-48:tvl -31:we -22:with @tool=get_coin_historical_chart -33:* -21:? -22:^ 53:^chart -34:^for -35:^ha -24:^how -35:^price -28:^which
-21:about 35:all -22:an -22:and -27:at -20:between -29:book 25:bought 21:by -45:cap 56:chart -28:coin 30:deck 40:down 32:draw
-49:floor -54:from -28:ha -21:how -26:know 33:m 29:make 30:many -23:market -49:mcap 25:more -28:on -59:one 33:or -25:our -55:over
-35:per 30:percent 21:please -29:plot -24:pric -40:price 21:say -27:see 40:since -25:tax -33:that -33:the 49:time -50:today -27:trad
43:up -38:volume -34:wa -41:want -50:we -47:went -25:which -46:with -27:worth 20:ye @tool=get_coin_history 33: 10:* 32:^did 44:^how
-23:^in -54:^my 38:^our 40:^price -60:^the -28:^which -41:a -31:advis 59:ask 41:at -32:book -21:bought 48:cap 63:close -20:coingecko
-40:cost 48:date 36:day 32:did -25:doe 77:end 35:ever 22:first -23:for 30:how 27:in -78:index 52:know 36:late -26:market 43:mcap
49:much 34:must 28:need -29:new 24:of 38:on 71:only 75:open 69:our 39:paid 44:present 36:pric 31:price 26:return 39:sold 24:some
27:the 37:then -42:thi 25:time 68:token 28:trad 20:two -109:utc 62:valuation -40:value -24:very 50:volume 27:wa -46:want -25:we
-35:what 69:when -33:with @tool=get_coin_market_chart_range 13:* -42:? -46:^clos -30:^did -38:^ha 46:^my 32:^our 27:^please 20:^the
61:a -21:about 51:advis 30:auditor 56:book 24:bought 22:by -25:chart -23:clos 35:coin -32:cost -25:data -35:did -34:do -20:draw
-44:end -23:exchange 36:from 26:ha 44:i 46:kind -21:know 20:like 29:mcap -25:me -44:month -34:move 38:much 22:my 30:need 48:one
-48:our -25:past 26:percent 33:pl -30:pric 48:rate 44:see 35:sery 56:since 48:start -44:statement -21:step 29:supp 45:tax 30:tell
27:the 36:time -23:today 23:trad 40:turnov -25:two 22:up 95:utc -37:valuation 59:value 28:volume 34:wa 56:want 44:went 23:what
-27:which 25:will -29:worth -53:year @tool=get_coin_ohlc @~ohlc -34:* -41:? -33:^chart -39:^what 45:a 20:are -43:at -32:chart
-38:close 56:coingecko -37:did 38:exchange 53:for -21:in -55:of 50:ohlc -33:on -58:open 27:please 42:use -39:what
@tool=get_coin_tickers 7:* -30:^list 37:^on -33:a -37:an -29:buy 47:cheapest 49:depth -32:dex 48:do -26:each 26:every 40:exchang
34:exchange -31:from -31:ha 37:have 45:id -24:in 36:it -35:kind -26:most 22:move 36:need 51:not -46:now -26:of -24:on 35:one -34:or
47:oth -20:please -24:spot 35:spread 26:volume -21:wa 31:what 43:you @tool=get_coins_index @~index -8:* -37:? 39:^a -23:^and
-53:^can 57:^contract 24:^explain -44:^price -32:^v -36:^what -29:below -50:can 31:cap 37:category 31:coingecko 50:contract 25:doe
35:everyth 23:explain 22:far -27:figur 26:for 33:ha 24:i -26:index -24:keep 46:like 32:market -32:me 21:my 44:need 87:not -20:on
-29:only 54:pl -32:price 39:quot -40:say 47:send 36:stand -25:still -28:talk -29:telegram -41:tell 39:that -35:time 31:to -24:token
-52:twitt -33:und 23:up -30:v 76:want -37:what 64:work -43:you @tool=get_coins_list -37:* 24:^coin -24:add 31:address 29:any
-22:category 25:contract -21:i -39:name -33:one -36:which @tool=get_coins_market_data 46: -13:* 79:? -37:^compare -65:^how -51:^i
57:^market 31:^the 30:^top -27:^total -26:^who -37:a 60:account -43:among 24:and 40:are -23:at -29:ath 29:below 41:biggest -44:by
-75:category -27:coingecko -36:compare 48:crypto 57:day -21:exact -63:for -69:from -43:how -44:i -22:id -31:in 27:lay -55:like
-53:many -29:market 22:me -24:mem 31:mov 66:move -23:much -22:my -54:need -26:one -24:oth 38:pl -63:quot -87:rank -21:supp -43:that
21:the -21:them -28:total -21:v -27:who 21:with @tool=get_companies_treasury @~company -35: -38:* 38:^for -49:^how -23:^i -29:^the
27:^which -31:about 27:buy -27:crypto -42:doe 41:each 31:have 30:holding -31:i -27:in -25:it 34:largest -39:legal 28:m -28:many
23:me -27:now -40:our -28:paid 45:rank -28:shar 24:sise 35:them -24:they -23:to -52:treasury -46:v -28:what 31:with -25:work
-47:worth -28:you @tool=get_contract_abi 19:* 54:^abi 27:^need 73:abi -22:at -28:coin 31:doe 30:have 34:need 26:not 45:please
-20:solidity @tool=get_contract_bytecode @~bytecode -34:* 39:? 42:^i -37:a 20:an -26:and 23:behind -23:do -25:eip -66:find -29:from
-30:hash -26:i 25:just 36:normal -40:of -22:one 79:or 23:that -46:the 25:there -23:what @tool=get_contract_code @~code -11:* -40:^a
52:^look 26:^source -25:a -28:an -26:compil -38:contract 46:explor -26:fil -53:itself 51:look -27:need 33:of -20:or 35:proxy 20:tell
54:up -28:want @tool=get_contract_coin 8:* 65:^everyth 26:^someone -26:about -28:all 49:coingecko -29:did 49:everyth -21:i 59:in
-45:m 47:market 52:need 32:on 25:only -22:pl 60:say 26:someone -24:token 23:twitt 20:website 28:whatev -29:writ
@tool=get_contract_market_chart 13:* -22:^chart 39:^how -31:between -43:cap 22:chart -24:coingecko -22:develop 37:did -27:from
37:how 44:i -31:market -31:of 36:pull 57:two -47:volume @tool=get_contract_market_chart_range -24:* 26:^i -22:can -29:chart -22:dat
42:develop -58:do -26:for 21:from 31:much 43:over 30:past 26:since -54:two 22:volume @tool=get_contract_source -26:* -36:^show
37:^source 20:be 20:call 20:code -24:coin 25:compil 51:fil -24:for 21:function -55:may -25:me 26:of 29:out -32:own 33:proxy -54:say
-50:so -20:swap -49:that -48:we -50:what 29:where 21:which @tool=get_current_prices @~current 11:* 38:^pric 25:^price -44:acros
44:also 23:and 45:answ -45:any 52:both 53:defillama 22:each 38:go -29:lp 27:moment -22:my 28:now 28:of 55:one 40:open 45:please
26:pric 24:price -24:that 51:thi 44:those -23:time -25:token 47:trad 26:value 20:where @tool=get_defi_protocol 45: 26:* -36:?
33:^could 22:^did -24:^fee -21:^for 37:^ha 30:^how 20:^i 39:^on -47:^the -53:^which 63:^who -22:about -41:all -20:am 29:amount
-48:any 42:are -36:at 20:before 46:big -26:build 51:by 34:chain -21:coin 33:could -23:crypto 23:dapp -73:defi -38:defillama -32:did
35:down 75:each 59:end -56:fee -31:first -58:get -25:give -78:have 33:hold -63:into -21:keep -47:l2 57:lend -21:list -21:lock
-60:many 45:market -21:most 24:much -31:my 28:need -36:numb 34:one 36:our 24:people 30:platform 23:project 37:protocol 39:run
-20:saving 37:sit 30:stak 23:summ -52:there 42:they 25:think -34:to -28:today -28:total 35:use 51:value -26:vault -25:wa -48:we
-27:where 59:who -33:would @tool=get_defi_protocols -27: -64:* -23:^chain -32:^i -26:^lend -25:^on -45:^tvl -33:^what -34:a -36:am
-20:and -36:app -72:chain -24:do -34:each -25:how -39:i -36:in -40:it -32:just -25:keep -22:lend -33:market 36:most -24:much -41:of
30:on -38:one -35:per 36:pl -32:platform -30:the -20:their 26:there -21:they -24:token -34:tvl -61:use -32:wa 41:want -26:we
-44:what -33:which 29:with @tool=get_derivatives_exchange -32: -8:* 30:^how -24:^i 23:^open -26:^perp -39:^which -39:coingecko
29:doe -43:exchange -33:friday 21:futur -33:ha 39:hedge 22:how -52:id -33:list 22:much 20:my -26:need -34:now -38:or 29:over
-23:perp -54:please -24:rat -36:right 34:turn 54:venue -38:which @tool=get_derivatives_exchanges -47:^open 36:^which -22:and 41:at
41:biggest -45:friend 41:ha -44:id 29:list -41:my 33:now -21:of 42:only -33:perpetual 20:rank 35:right 21:venu 33:which
@tool=get_derivatives_exchanges_list -13:* 32:^i -31:all -48:and 35:derivativ 30:exchange -43:from 27:futur -42:know -34:list
-31:nam 20:need -20:of -20:the 27:them -33:you @tool=get_derivatives_tickers -35:* -22:at -21:derivativ -30:for -34:futur
-30:interest -32:of -23:one -25:open 25:perp 21:perpetual 34:rate -66:there -26:total -24:venue @tool=get_dex_pair 16:* 27:?
20:^check 40:^dexscreen 29:at 47:by -25:dex 29:dexscreen 43:did -22:do 44:how 48:move 25:on 42:pair 29:the -37:to -34:what 27:when
@tool=get_dex_volume -37:* -35:24h -79:^dex -29:^how -23:^i 64:^volume 35:a -47:at -55:by -25:chain 55:day 35:doe -39:each
-22:exchang 23:from 41:got -41:ha 50:history -23:in -22:keep 22:list 39:make -27:of 30:our -54:there -31:thi -37:to -40:token
-26:trad -42:turn -23:up -48:v -25:venue 26:volume 28:wa -24:want 49:week -24:which -36:with -24:you @tool=get_dex_volumes -26: -3:*
55:? -27:^biggest 37:^dex -23:^how -34:^on -30:^volume 38:^what 24:^which -28:a -25:about 34:acros -24:all 25:and -39:are -32:at
-27:biggest -29:by 48:decentralis -22:do -26:doe 33:every 33:exchang -23:fee -31:first 52:have -24:how -29:i -42:it 34:lead 51:led
25:most -33:much -24:my 28:now -35:on -31:only 49:over -20:rank -33:see -47:that 42:them -27:there -56:to -33:trad -31:turnov -22:u
-37:v 22:volume -36:wa -41:want -33:we -40:week 33:what 40:which 23:who @tool=get_dex_volumes_by_chain 27: 31:* -38:? 61:^dex
21:^how -33:^i -32:^pool 31:^total -33:^volume -53:^what -42:a -36:all 96:by 63:dex 44:do 23:down 39:each 26:exchange 22:for -36:got
-25:ha -48:have 34:i -53:it 28:more -31:most 38:now 38:on -28:one -21:only 25:our -45:over 21:pay -23:perp -54:pool 51:see 28:than
24:that 24:the -54:them 29:there 41:they 53:to -34:token 22:trad 37:trade -37:turn 38:turnov 52:v 48:want -31:which 24:who
@tool=get_dexes 15:* 32:^list -21:^on 34:^which 25:a 32:all 30:are 31:at -43:by 38:can 22:dex -22:did -58:do 34:doe -44:exchange
30:exist 24:follow 33:from 41:geckoterminal 32:list -44:now 40:one -30:only -44:our 25:pool 26:run 67:then 39:there -35:they
23:track -45:trade 25:where 21:which @tool=get_emissions @~emission 15:* -25:^i -21:^what 21:any 39:big 24:com -29:free 21:have
-25:market 21:next 21:on 25:that 21:token 59:unlock 25:up @tool=get_entities_list -32:* -20:^for 37:^list -21:^which -23:are
-22:company 25:crypto 22:got 20:holder 24:id 27:includ -21:keep -21:largest -41:rank -28:their -21:them 27:track -23:which 35:you
@tool=get_erc20_allowance @~allowance 37: 10:* 21:? 41:^allowance -21:^doe 57:^i -28:^may -42:^please -23:^which 29:a 48:account
46:all 48:allowance 56:already -27:be 24:click 23:contract 42:did -28:do 32:for -67:gave 37:grant 33:i -25:into 51:it 41:left 46:may
66:my -26:need 32:of 21:on -22:one 59:open 50:or 30:out 20:own -55:permit2 -41:please 87:pull -21:revoke -35:spend 84:still 20:swapp
-21:take -59:that 23:think -49:to 34:treasury 24:u -49:unlimit 38:wallet 21:we @tool=get_erc20_metadata -6:* -30:? -35:^read 28:all
-26:and -24:burn -24:chain 30:contract 34:exist -23:far 33:ha -29:have 33:in -23:it 42:name -42:numb -38:or -25:read 36:report
-42:same 37:supp 40:total @tool=get_erc20_transfers -46:* 38:^for -31:^list -28:^the -27:a -28:all -21:at -32:be 33:chain -26:claim
30:could -21:data 43:erc20 -26:every -32:first 38:go -21:ha 39:incom -29:inflow -24:it 36:last -24:left -26:may -26:me -29:most
-48:movement -23:my 39:need -39:of -26:on -52:one 57:only -35:out -27:outgo -21:over -25:own 35:payment -21:please -49:pull 45:read
52:rows -21:show -40:start -41:them 45:through -44:token -28:transf -57:transfer -43:wallet -31:want -20:who -41:with 26:you
@tool=get_etherscan_balance -12:* -21:^i 27:do 36:own @tool=get_etherscan_contract_source -33:* 37:^show -72:^verify 24:and -46:at
27:compil -66:contract -38:etherscan -30:fil 22:from -47:have -32:i 30:licence 29:me -41:my -23:on -45:our 33:rout 41:show
28:solidity -36:the -43:verify -31:with @tool=get_etherscan_gas_oracle @~oracle -15:* 23:fast 22:normal
@tool=get_etherscan_token_transfers 66:* 30:^all -38:^for 57:account 30:all 83:and -26:are -20:etherscan 31:for 31:from 22:i 88:in
-27:incom 26:it 76:movement -40:need -55:newest 61:of 58:on 61:one -58:only 84:out 53:pull -51:send -27:that 22:the 38:them
-41:token 49:very 53:wallet 32:we -20:who 55:with @tool=get_etherscan_transactions 24: 14:* 53:^show 22:^transaction 24:account
30:ever 63:fee 20:first 23:for -27:ha -30:have -39:how 35:internal -25:ledg 27:list -25:me 30:need -49:one 26:our 22:please -37:see
41:show 41:that 34:the 23:their 83:transaction -29:up 24:with @tool=get_event_topic @~topic -25:* 68:^topic0 -45:^what -36:an
-24:argument 25:custom 24:filt 29:for -24:get -23:ha -56:here -23:i 23:in -55:mean 24:need 23:one 40:our -26:out 23:that -22:thi
-39:topic -51:what @tool=get_exchange 48: -14:* 25:? 44:^how -29:^i -21:^numb 58:^trust 24:and 57:bought 35:country -44:doe
-36:exchange -27:from 34:how -23:id 22:in -28:kind 27:know -26:list 40:my -34:need 22:of -21:people 41:score -22:the -20:they
53:trust 91:trustworthy -53:und -31:what 42:where -27:year @tool=get_exchange_markets -23: -42:* -31:? 29:^doe -52:^i -32:^my
21:^what 23:^which -23:ask -55:at -33:buy 46:can 27:doe 28:even -24:fee 22:just -23:level -25:like 37:list -24:look -23:now -29:of
-23:on -24:or -25:over 29:pair -21:people -21:perp 23:show -27:still -41:the 53:there 24:they -67:trad 33:trade -27:wa -21:where
42:which 37:with -28:withdrawal @tool=get_exchange_tickers -23: -54:* -21:24h -38:? -30:^depth -21:^i -27:^trad -22:^where -21:a
-43:and -24:any -23:are -40:ask -48:at -54:bid -27:biggest -21:book 26:depth 25:each -32:exchange -26:from -32:how -28:i -20:id
-28:it -30:level 24:most -26:on -22:one 22:pair -24:please -23:spread -32:that -21:their -38:trad -26:what -43:with -21:you
@tool=get_exchange_time 45: -36:* 50:? 31:^doe -47:^i -24:^what -41:answer -44:api 68:clock -20:connect -34:did 46:doe 38:get -58:i
25:it -46:key -23:my -53:not 29:now 27:off 42:order 24:reject 28:say 30:serv -50:service 32:there 23:time 39:to 44:we 52:with
71:your @tool=get_exchange_volume_chart -33: 50:* 76:^how -65:^i 24:^my 73:^volume -25:^what 24:account 22:an -41:and 26:at 52:by
32:chart 70:did 44:do 54:exchange -55:for 65:ha 52:how 31:if 51:in 70:it 43:many 24:much 30:my -72:need 38:of 24:over 47:since
37:thi -68:to 33:trade 80:up 29:venue 37:volume 38:we -27:with -28:would @tool=get_exchange_volume_chart_range 50: 5:* 64:^i -33:^my
-42:^volume -30:chart -32:coingecko -30:exchange 32:for 27:fund -49:ha 38:i -26:my 59:need 25:our 24:please 62:quarter 28:real
20:that 40:the 46:to 37:trad 32:volume 22:wa 31:we -26:what 46:whole @tool=get_exchanges -26:* -52:^trust -31:at -37:biggest -23:by
44:country -74:first 22:for 49:found 41:from -26:have 24:in 44:kind 33:list 38:min -39:my 40:need 42:rank -30:rows -34:score 30:spot
-21:that 33:their 29:they -24:thi 46:with 57:year @tool=get_exchanges_list -39: 10:* -32:? -40:^how -24:^i -31:^which 25:all 38:and
41:for 36:from 34:have -43:how 24:id -43:in -36:it 48:me -39:my 49:name 71:of 32:that 53:the 27:you @tool=get_fear_greed @~fear
@~gre -26:* -21:? 33:^fear 21:^how -27:^i 39:and 32:are -21:fear -22:gre -21:i -37:it -34:market -31:news 36:scar -45:sentiment
-20:the 49:to 41:today @tool=get_fee_history 33: -5:* -28:^fee -22:^ga 39:^i 49:a 25:and 22:are 22:base -20:cost 37:dur -29:ga
-24:in 52:newest 44:numb 25:our 33:paid 34:relay 23:the -37:time 34:tip -28:tx @tool=get_fees_overview -24:* -55:? -23:^holder
20:^protocol -51:^revenue 23:^top -30:^which 27:acros -27:and 63:by 54:crypto -28:doe -41:fee -33:have 31:holder -78:it -26:keep
25:most 36:not -104:on -28:paid 58:pay -25:please 23:protocol -25:share 41:they 46:token -24:treasury -29:user -25:we
@tool=get_first_prices @~first 20:* -35:^how -34:^price 24:^since -28:are -24:at -24:did -25:each 35:first -27:for 25:how 51:newest
-49:old 26:on -54:open -25:please -20:price 57:record -22:trad -26:trade 34:wa @tool=get_function_selector @~function 40: 11:*
66:^selector -22:a -33:an -46:behind 39:byt -28:byte -23:calldata -21:can 27:data -40:doe 45:in 28:look -30:mean 49:method 30:not
51:of 55:our 46:please 37:revert 31:selector 30:text 41:the 29:to -22:topic0 26:up -37:with -24:you @tool=get_funding_rate -23:*
-20:? -32:^long 26:^next -20:^oi 44:^perp 22:^the 24:^what 22:at 31:current -34:did 48:do 26:for -36:from -48:have -49:long 64:next
23:of -20:oi -26:one -30:or -20:payment -25:perp -21:rate -33:ratio 46:short 64:there -20:to 48:v 32:what
@tool=get_funding_rate_history -22: 20:* 41:^fund -38:^i 28:did 25:for 42:ha 56:have 32:i -27:in 36:it 47:late 48:long 56:m
25:margin -44:me -21:next -23:of 32:one 21:paid 61:pay 36:payment 30:perp 51:rat -30:rate 54:swap 40:there @tool=get_gainers_losers
@~gainer @~loser -28:* -36:^what 44:among 28:and -25:at -30:did 37:for -41:how -36:i 24:in 37:market -38:top -34:what
@tool=get_gas_overview 22:* -37:^cheapest 67:^ga 29:^the -33:^what -27:and -23:are 24:at -24:chain 43:coin -47:did -26:doe -25:each
33:fee 91:ga -28:get -23:have 25:high -33:in -50:l2 21:like -24:much -31:my -56:nod 31:now 22:of -25:on -37:one 27:or -40:pay 27:pl
24:plain 43:please 47:present 67:price 21:right 40:rn -50:sat -24:send -24:so 22:some -39:station -29:them -43:there -28:they
25:today -30:transf 26:tx -34:use 25:v -45:vb -32:we -23:what -33:why 27:would @tool=get_gas_price -53:* 49:^how -46:^price
-26:^what 45:a -23:and 27:at 24:chain -34:contract -35:current -31:did 27:doe -61:ga 46:how 30:l2 28:moment 33:much 21:my -49:of
39:on -54:pay -44:please -74:price -35:rn 49:send -25:the 71:there 46:tx 29:use 26:we -34:would @tool=get_global_defi -5:* 34:^how
-44:^i -52:^market 44:a -41:all 27:crypto 41:defi 31:how 31:i 44:large 20:market 24:of -28:old -21:one 56:share 24:the -24:to
51:whole @tool=get_global_market_cap_chart @~cap 27: -33:* 20:? 23:^how -24:^market -40:all -54:and 30:back 40:beginn -36:coin
36:develop -50:for 31:ha -55:in 38:lay -67:of 34:our 32:over 35:since 24:to 34:token 35:value -57:volume 37:want 33:whole
@tool=get_global_stats 13:* -22:? 26:^dominance -29:^how -71:^market 69:^total -45:a 39:and 22:by -32:cap 34:coin 37:day -49:defi
61:dominance 57:for -38:ha -28:how 73:in 54:it -41:large 62:mcap -58:most 21:no 29:of -44:share 35:these 54:volume -54:whole
@tool=get_goplus_supported_chains @~goplu 30: 13:* 21:before 28:collection 33:for 37:goplu 26:it 24:network 24:token @tool=get_hacks
@~hack -14:* -29:? -26:^did 43:^latest 26:^recent -37:^when -26:before -39:did -24:do -34:get 44:got -35:how 25:late 44:latest
-33:much 24:one -33:protocol -21:rais 42:recent 24:report -23:since -22:still 23:stolen -36:thi -26:vault -21:wa 32:what -37:when
23:which @tool=get_historical_prices 45:* 23:^a 44:^and 49:^at 59:^for -22:^i 41:^price -44:^the -28:^what -33:advis 31:and 36:ask
82:at 27:back -24:bought 25:check -68:coin -21:coingecko -38:date 34:day -48:defillama 33:did -23:doe -23:end -24:every -31:have
-22:hold -54:i 50:inheritance 31:invoice -24:list 20:mine 39:minute -32:nearest 52:of 28:office 24:on -24:one -21:only 32:open
28:paid -35:pl -22:pric 45:price 24:receiv -27:record 27:should -34:since 28:so 36:sold 119:that 41:them 41:then -33:thi 72:time
-25:transf 20:wa -32:want 51:were 57:when -32:where 60:will -21:year @tool=get_internal_transactions @~internal -13:* -28:^did
24:^how 52:^in -31:^my 69:^search -63:^show -31:^which -38:^who -38:a -43:and -27:do 60:exploit 67:explor 48:for -20:ga -23:ha 54:in
-39:internal -31:like 21:make -22:many 50:me 30:much -50:my 28:ord -56:our 68:search 28:see -21:sent -68:show 31:the -48:trace
-25:transaction -31:transf 47:tx 47:value -25:want -29:whom @tool=get_jup_price 14:* 37:? 53:^mint -22:^price 25:^what 54:about
46:and 51:coin 34:doe 21:e 20:in 35:liquidity 36:mint 30:of 52:our 42:pool 23:to @tool=get_jup_quote @~quote -12:* 61:^if -31:^price
40:^quote 28:coin 33:com -41:every 35:give 46:if 47:lamport -37:no -23:now -26:pay -35:pippin 41:please -26:pool 37:quote 30:route
-30:thi 33:to @tool=get_kalshi_event 29:* 29:^all -22:^how 36:^imp 25:^show 37:^which 24:all 24:are 20:for -45:from 35:imp 20:in
37:odd 36:on 34:open 24:outcom 35:sery -20:settl 23:show 50:strik 45:strike 24:the -40:tick 35:which
@tool=get_kalshi_exchange_status @~statu 26:* 24:? -26:^how 61:^i -20:are 47:at -31:exchange 36:for -32:hour -22:how 44:i 24:it
57:moment 28:morn 22:my 23:now -39:of 33:one 37:order -21:they 31:thi 43:trad 35:trade @tool=get_kalshi_market -26: 95:* 65:?
-21:^all 61:^ha 31:^how 47:^last 24:^odd 77:^price -21:^ye 25:and 30:at -31:bid 33:both 20:budget 32:chance -23:close 38:did -45:for
72:from 26:give 55:ha -38:in 35:it 42:last 28:like 22:look -46:manifold -34:market 35:morn 84:price 24:probability 59:resolv
35:resolve -23:settl -28:since -27:thi 96:tick 39:volume 44:wa -30:want 23:what -21:with 34:ye @tool=get_kalshi_orderbook 29: 26:*
48:? 29:^best -31:^bid 33:^cheapest 21:^i -33:^price 26:^who 52:a -28:and 54:at 76:book 54:can 33:cheapest 27:contract 21:deep
-44:each 44:for 84:i -63:last -22:level 48:market 75:no 32:now -47:of 78:on 64:please -33:print 40:right 49:thi 67:to 69:want
44:what 25:who -48:ye @tool=get_kalshi_price -50:* -45:? -32:^bid 33:^price -21:^what -35:^who -60:a -35:and -24:are 27:ask -57:at
-42:can -29:cent -24:contract -63:could -26:each -66:for -20:how -51:i -33:lowest -58:no -29:of -39:on -47:please 21:price -33:right
-75:sell -48:thi 23:to -39:what -34:who -28:ye @tool=get_kalshi_price_history -37: -69:* -58:? 33:^chart -38:^how -38:^last
-40:^price -24:^what -47:and -50:at 23:chart 37:contract -51:did -26:doe -23:give -43:how -24:it -35:last -24:moment -41:mov -22:on
32:one -57:price -24:see -28:to -44:volume -28:want -51:what -44:who -35:ye @tool=get_kalshi_series @~sery -3:* -34:^how -22:^i
-79:^settl -44:^what -52:already 30:and -33:at -49:did 24:event 56:list -29:market 45:of 37:on -31:open 35:or 23:outcome 25:please
-49:resolve 33:rul 22:run 41:the 30:trad 28:which @tool=get_kalshi_trades -23:* -38:? -42:^i 44:^last 39:^tape -42:at 26:contract
-31:i 26:in 41:last -41:moment -33:of -23:price 54:print 39:tape -21:the -41:what -26:where -54:ye @tool=get_logs -40:* -47:^event
23:^raw -22:^topic0 21:contract -24:event -30:log -25:of -26:on -32:pl -29:time @tool=get_multi_pools -21: 35:* 45:24h 39:^compare
26:^i 42:^liquidity -41:^on 67:^pool -33:about 52:and -26:at -24:both -42:chain 47:compare 48:day 42:each 31:give 23:ha 55:i -42:it
-29:like 90:liquidity 33:me 43:of 35:on -29:once -20:our 25:please 53:price 38:put 43:that 20:them -50:these 63:today -52:token
64:volume 54:what 27:with @tool=get_multi_token_pairs -39:^all 32:a -20:all -25:and -49:are -35:both -21:chain 21:coin -21:for
25:list 24:my -39:of -30:on 43:pool -26:price 40:single 60:their 37:these 28:token 35:top -23:trad 29:where 21:with
@tool=get_multi_tokens 22:* 48:^decimal 36:^i 28:^token 25:address 23:be 36:both 74:decimal 26:from 36:ha 24:includ 33:network
-29:one -28:these 33:token @tool=get_native_balance @~native 16:* 46:^balance -39:^ga 25:^how -47:^i 20:^which -76:a 33:addres
-29:and 35:can -57:chain -35:coin 24:cold -41:day 34:do 31:doe -32:end -47:for -42:ga -35:got 37:ha 50:held -58:hi -58:hold -31:it
24:lie 43:many 27:me -29:must 31:my 40:name -46:native -42:need -21:numb 23:of 37:on 42:or -41:please 32:sitt 41:tell -35:that
-78:there 23:thi 48:today -24:token -29:wallet 60:when 40:which -27:who 31:you @tool=get_networks -8:* -28:decentralis -27:exchang
28:geckoterminal 23:give 21:need -29:thi @tool=get_new_coins -19:* -29:^coin -22:^what 46:add -21:any 26:coingecko 40:did -31:of
46:recent -26:that 27:which @tool=get_new_pools 25:^pool -30:^show -24:at -26:chain 37:if 39:just 35:now 29:on 42:pool -23:show
@tool=get_nft 22: 16:* 26:24h 39:? -57:^doe 58:^floor 58:^i -33:^list -38:^the 33:^what -38:^which -91:^who 21:a 37:against 27:all
-38:and -35:ape 61:are -42:be 21:below -63:by 50:cap 22:change -46:coingecko 27:different -28:do -42:doe -43:down 72:each 59:ever
28:every 30:floor 42:for -33:got -56:have -41:he 35:high -34:highest -33:id -46:if 33:in 38:jpeg -41:keep -49:list 46:market
-52:marketplace -27:mine -32:mint 44:much -24:my -25:need -32:next -54:not -56:numb -31:of -28:on -58:only -24:or -41:own -38:owner
-83:penguin 24:piec 48:pl -75:price -20:project -75:rank -61:rarity -60:right -52:sale -26:say -38:side -20:since -24:so 25:still
27:that 42:them 43:they 51:time -24:today 52:trad -52:up 62:v -30:volume 70:wa -40:wallet 49:what -34:when -29:which -93:who 53:with
-48:would -22:ye -39:you @tool=get_nft_by_contract 5:* 21:^a -25:^all 45:^collection -36:^contract 28:^numb -33:^which 23:a -29:all
45:am 24:ape 45:at -25:by 27:cap 33:cheapest 25:for 43:go 28:got 22:in 35:jpeg 21:market 28:numb -26:own 47:owner -24:penguin
-21:price 52:sal -20:someone -25:still -34:that -28:which -30:with @tool=get_nft_holdings @~holding 56: 17:* 33:? 32:^list -26:^only
-30:^which 81:all 27:at -22:can 22:client -36:collection 28:could 20:doe -31:erc721 38:in 43:inventory -41:item 47:jpeg 29:just
36:keep 23:list 21:made 35:me -44:mint -31:of -32:one -33:only -32:out -21:rows 46:see -24:there 25:thi 24:to 24:value 68:wa
20:wallet -23:which 31:without -39:would @tool=get_nft_market_chart 7:* -39:? 52:^chart 28:^for -21:^i -23:^volume -44:^what 42:an
-21:are -26:by -33:cap 21:change 51:chart 36:cheapest 42:do -20:fall 36:go 20:ha 41:he 40:history 22:i 40:lost -33:market
-26:marketplace 45:mint -28:much 48:need -22:now 24:of 22:or 30:price 52:project 25:since 32:slide 32:that 28:the -31:them -42:thi
-45:time -38:trad -40:v 24:value -48:volume -64:wa 53:we -47:what -24:who 27:you @tool=get_nft_markets -34:* -38:24h -26:^floor
-31:^nft -21:a -30:an 29:and 25:are -31:at 76:by -57:cap -31:chain -29:coin -32:coingecko -29:collection -26:contract -24:every
-22:first -23:have -22:highest -28:i -65:id -25:in -44:jpeg -41:market -24:me -24:mint -24:need -36:nft 70:numb -33:own 47:owner
-34:price -32:sal -33:still -47:the 55:there -29:thi -25:today -28:trad 66:v -56:value 41:w -38:with @tool=get_nft_security -24:
26:* 21:^a 47:^could 51:^how 35:^nft -20:^on -25:^which 27:^who -23:against 43:any 27:ape -25:approval 27:are 26:back 73:been
81:burn 36:could -25:doe 50:fake -23:find -57:floor -31:for -24:given -29:ha 47:have 45:how -39:if -33:in 30:look 26:made 60:many
31:may -24:mint 33:more -39:new 21:of 38:one 59:own -35:page 57:real 22:sell 23:so -26:theft 28:them -44:there 64:these 56:those
45:token 36:transfer 32:verify -20:wa -25:what -49:which 50:who 34:whoev -40:would -34:you @tool=get_nft_tickers -31: 23:*
-53:^floor 65:^i -65:^list 40:^volume 48:^what 45:and 24:bid 23:blur 45:buy -27:by 47:cheap -27:coingecko -34:compare -22:do -24:doe
27:each -39:floor 42:for -30:high 74:i -28:id 48:in 54:it 101:keep 60:like -64:list 54:lowest -31:market 71:marketplace -49:me
56:moment 39:my -30:on 136:one 22:or 33:please 53:price -36:still 87:that 49:them -20:time 70:to 20:v 44:volume 66:wa 58:what
-30:which -66:with 51:you @tool=get_nfts 26: 3:* -48:^floor 29:^list -28:^on -34:^show 39:^which -25:a -25:about -53:all -25:am
23:by 55:cap 50:coin 21:coingecko 29:contract 23:count -29:doe 36:first -22:for 54:highest -21:hold -20:i 64:id 54:market 28:most
-22:my 30:native 41:need -30:on -29:please 33:project -33:show 40:the -31:to -54:today -21:trait 36:up -29:w 57:with
@tool=get_nfts_for_owner @~for 23: 73:^doe -38:^i -34:^nft 64:^show 25:^someone 27:a 32:all -29:are -36:be 28:gallery -44:he 39:in
63:jpeg 55:keep 49:me -30:mint -22:name -28:on -30:only 27:she 59:show 40:sit 25:someone -21:which -35:would @tool=get_ohlcv -42:*
39:^need 37:bar -50:chart -27:for 42:from -48:high -40:i -51:it -42:last -48:low 38:need -27:on -48:open -25:pair 41:perp -22:show
21:them -51:to -51:want @tool=get_onchain_token_price @~onchain -29: 39:* -52:? -24:^current 50:^dex 55:^on -21:^pool -30:^token
80:^what -37:^who 35:are 32:at 56:chain 42:coingecko -28:day 35:dex 31:do 66:doe 70:for -34:geckoterminal -21:it -36:liquidity
28:now 23:on -28:or -35:pric 96:say 28:their 25:these -30:to 21:token -24:up -31:volume 61:what -23:which -37:who 41:worth
@tool=get_open_interest -20:* -24:^perp -35:bet 24:by 48:contract -23:from -26:fund -22:i 26:in -29:it -25:leverage 28:many
-76:margin -20:my -30:now -53:of -25:on 23:open -24:over -56:perp 21:perpetual 42:please -35:right -54:to -48:want -20:which
@tool=get_open_interest_overview 6:* 42:? -41:^open 25:^which 43:and 33:chain 51:change 36:dex -25:doe 32:ha -29:interest 36:it
36:lead 26:most 37:perp -36:please 22:position 28:togeth 21:value 26:venu 29:week 23:which 37:who @tool=get_options_by_chain -4:*
-31:? -26:^how 33:^option -50:all 26:biggest -36:by -33:dex -25:for -29:how -33:much 38:one 47:only 28:our 36:to -20:trad 30:turnov
-38:venue -22:wa @tool=get_options_overview -3:* -22:^how 43:^on 56:all 51:by 39:chain 24:desk 24:did -34:every -38:one -32:only
-20:that -33:there -37:to 26:venue -22:wa -21:we @tool=get_options_protocol -3:* 30:? -38:^for 20:^how 45:^i -34:^option -24:^what
32:a -50:all -64:and -57:by -77:chain -22:derivativ 34:dex -21:did 38:from 28:i -29:into 36:it -24:l2 54:lend -30:me 27:much
-43:next -23:on -33:only -33:our 29:over -50:per 47:platform -27:premium -40:protocol 25:that -46:them 28:there 21:to -36:turnov
48:use -30:venu -33:volume 58:wa 34:we -22:what @tool=get_orderbook 27: -60:* -28:^bid 28:^book 30:^depth 28:^how 42:^if -42:^level
25:^show -24:^the -96:^what 49:^which -36:a 36:are -35:at -35:book -42:both -43:buy 26:could -48:deep -93:did 48:do 46:each
-56:exact 23:exchange -20:fee -40:for 40:how 39:if 52:in -33:it -39:level -73:like -72:look 31:much -34:now 50:offer -26:on -51:ord
-23:pair 44:perpetual 35:pl -43:print 44:rest 24:right 52:sell -42:show 32:side 30:spot 21:that -36:the 85:there -74:what 45:which
-45:with @tool=get_perp_account -54: 40:* 21:^am 73:^fund 23:^liquidation -37:^my -29:^the -64:account -61:addres 46:am 75:been
-57:entry 47:far 34:from 67:fund 31:get 71:ha 68:liq 41:liquidat -21:liquidity 53:long -31:los 80:margin 27:my -35:of 36:on -38:open
-44:order 42:our 67:pay 59:perp 34:price -31:put -32:short -54:stop -75:there -30:today -32:v -25:wa -42:what @tool=get_perp_candles
@~candl 27: -36:* -34:^fund 25:^open 24:a 20:and -42:bar 30:clos -26:from -43:fund -37:need -27:on -24:pay -32:perp 29:perpetual
25:pric -28:the @tool=get_perp_fills @~fill -40: -25:^how 23:^show 69:^the -29:^which 23:fee 66:fill -38:got -22:how -24:much
-28:not -33:order 30:paid -31:pay -33:perp 37:sub 24:that 28:today -22:trad -26:which -28:with @tool=get_perp_funding_history -56:*
25:? -65:^fund -31:^how 31:^what -28:by -25:did 27:do -34:fee 39:from -47:fund -69:ha -30:how -36:in -63:long -36:much -77:my
21:paid -67:pay 21:short 32:since -35:to 21:trad 23:what 22:you @tool=get_perp_markets -11:* -37:^my 24:all 23:list -32:my
@tool=get_perp_mids @~mid -20:* -40:^what 40:against -30:and -48:ask -42:between -43:bid 43:check -37:i -40:if -27:last -29:look
-43:market 55:mid -30:on 37:our -21:perp 26:pric 22:price -55:spot -25:the -27:v 39:wa -35:what @tool=get_perp_open_orders -51:
-25:* -29:^account -28:^any -35:^i 36:^open -47:^show 29:^the 39:^what -24:^which -33:and 39:can -26:coin 22:did 44:do -58:fill
-50:got -58:ha 40:have 25:i -48:in -26:left 53:look -32:mine -32:of -26:our 20:please -33:position -46:show -25:spot -33:sub -45:the
-21:there -47:with @tool=get_perp_orderbook -39:* -25:? -37:ask -39:book -40:if -82:l2 -31:on 51:perp 20:pric 23:short 37:thick
23:trad @tool=get_polymarket_activity -60: 28:* -30:^ha -42:^i 46:^trad 37:^what 21:^which -31:a -45:account 44:been 74:buy 37:cash
24:copy 37:did -32:for -25:guy 49:ha -21:have 29:he -24:i -25:made 23:market 25:of 52:on -27:one -26:our 32:recent -23:redemption
-20:settl -28:that 21:the 35:trad 34:trade -21:wa 45:what -52:with 25:you @tool=get_polymarket_closed_positions @~clos 30: 3:*
25:^am 35:^clos -30:^did 42:^how 49:^my 23:am -30:and 29:bet -32:cash 27:clos 29:did 29:do -21:doe 26:down 33:far -24:from -34:ha
29:how -22:in 25:list 35:los 24:made -37:market -36:now -31:open 48:or 49:out 26:paid -42:please 29:profit 31:realis -24:shar 28:so
-24:them 24:up 31:with 25:won @tool=get_polymarket_event 35:* -38:? 54:^all -23:^odd 26:a 51:all 21:are -33:at -28:decemb 42:market
35:me 31:my 33:one 27:open 39:please 23:pric 30:the 34:their 39:there -30:what 31:which 48:with @tool=get_polymarket_holders 10:*
26:^biggest 21:^which 21:^who 29:account -22:bag 23:before -24:bet -51:for -26:ha 43:in -25:it -21:largest 63:most 46:no 25:one
-31:own -27:pl 41:shar 31:side 24:the 36:there -34:trad 21:who @tool=get_polymarket_leaderboard @~leaderboard 33: -60:* -34:^i
-26:^my -27:^top -55:^trad 25:^which -24:^who -36:a 40:account 21:all -41:are -53:best 36:biggest 33:crypto -23:earn 29:for 34:have
39:in 47:made 31:market 32:money 58:most -34:my -43:of -59:on 50:only 31:politic -25:realis 34:since -24:the 23:time -22:today
-50:top -59:trader 61:volume 24:which @tool=get_polymarket_market 59: -29:* 26:^odd 27:^what -21:a 20:about -47:all -31:are
-27:condition -43:cut -32:decemb 28:doe -22:for 23:give -25:in 30:it -23:market -21:no -34:on -26:people -31:please -44:th -24:there
23:volume 22:what @tool=get_polymarket_midpoint @~midpoint 7:* -59:^best -41:^bid 49:^mid 69:^midpoint 43:^price -30:at 44:between
-44:bid 27:could 47:exact 28:in -47:it 37:market 40:me 66:mid 59:of 38:price -28:right 45:tell -34:thi -55:token 20:value 24:what
74:ye 40:you @tool=get_polymarket_orderbook -31: 30:* 46:^best 39:^bid -25:^book -57:^midpoint 38:and -21:ask 52:bid 56:buy
58:cheapest -40:clos 49:condition 61:for 31:i 44:it -38:market 29:midpoint 56:now -62:of -43:off 39:offer 47:on -37:ord 44:outcome
56:right -23:see 37:thi 71:token @tool=get_polymarket_positions 21: 5:* -44:^i 69:^my 28:^open 32:^position 39:^show 25:^the
-58:^which -29:all 27:am 46:bag 68:bet 20:buy -21:clos -31:copy -33:doe 62:down 34:guy 26:he -25:i -69:it 35:list -48:look 48:my
44:now 33:of -52:old 29:open 24:or -43:out 51:please 37:position 29:right -21:run -24:search -21:settl 39:show 27:that -45:they
-22:to -39:togeth -43:tonight 29:trad 21:up -24:what 25:with 22:you @tool=get_polymarket_price -24: 11:* -23:^bid -24:^i 26:^price
50:^what -44:and -32:any -32:ask -38:buy -25:by -28:cheapest -55:condition -53:could -41:for -22:in -27:it -35:lowest -21:market
-21:me -40:midpoint 55:no 40:on 27:outcome 78:pay 22:price -56:sell 31:somebody 35:th -23:that -27:the -20:up 37:what 75:would
-34:you @tool=get_polymarket_price_history -24:* -21:^odd 34:^what 29:are 34:at -22:there -25:trad 51:wa 27:what
@tool=get_polymarket_trades 4:* -35:^how -31:^i -29:^my 46:^trad -43:^what 41:a -30:about 24:and -22:are -54:been 29:bought -49:buy
25:by 24:clos 26:company 24:condition -32:do 76:event -22:for 30:guy -58:ha -30:i 20:look 55:me -22:most -21:much 24:my 27:one
53:open 28:politic 83:run 62:settl 27:that 34:the -25:there -33:today 40:trader -22:up 23:wallet -33:what 43:with -31:you
@tool=get_polymarket_value @~value 3:* -28:^open 22:^what 46:all -43:and 23:are -31:bet -36:clos -20:did -25:money 26:shar 47:togeth
25:total 28:value 26:worth @tool=get_pool_info 39:* -25:? 32:^pool 39:about 25:both 40:for -23:how 61:in 60:it 26:kind 38:me 24:my
20:need 51:pool 55:pric 67:somebody 43:the 42:to 65:token -20:which @tool=get_pool_ohlcv -19:* -24:? 26:^candl -87:^pool -29:a
-50:and 27:are -21:how -50:liquidity 26:me -31:need 36:our 26:pair -37:pool -67:price 26:show -53:them -34:token -48:trad
@tool=get_pool_trades -9:* -36:? 36:^give -26:^ha 33:^how -59:^pool 42:^the -27:^where 39:amount -39:and 51:been -22:by -21:day
-24:doe 35:every 26:from 30:give -23:live 40:more 32:much -30:or -33:pric 28:sell -25:somebody 39:than 52:there -21:to -35:token
31:trad 54:v 32:went -24:where @tool=get_pools -37:* 48:24h -53:? -42:^busiest 30:^on -21:^pool 40:^top 48:a -25:all -27:and -26:at
-41:busiest 25:by 58:day -25:dex 20:do -44:each -42:from -39:ha 27:highest 33:like 32:look 29:most -27:my -34:numb -23:of -42:one
34:people 45:rank 41:rows 37:see 20:to 33:top 29:trade 32:turnov 34:you @tool=get_pools_by_address 43: 20:* 60:? -38:^liquidity
41:^pool -22:^price 30:^volume 38:^what -28:about -49:can -37:day 59:deep 50:did 32:fee -36:for -21:geckoterminal 48:ha -21:i 24:it
57:liq -23:liquidity -40:lp -26:me 24:money -21:more 51:move 56:one 45:or 50:our 36:pair 31:price -33:see 66:since 21:that 46:the
60:thi -33:trade -20:two -22:up -52:volume 32:what -32:with 38:yield @tool=get_pools_by_dex -46:* -57:24h 75:^busiest -45:^dex
-32:^pool -30:^the -25:^top -28:^volume -24:and 75:busiest -46:by -24:can 39:exchange -50:i -29:id -28:list 50:most 43:new 49:numb
72:one -21:pool -30:rank 25:since -45:to -25:top 28:trad -41:v -39:volume 36:with @tool=get_prediction_market 16:* 21:? -31:^all
-32:^chance 55:^how -20:^my 33:^odd 39:^open 29:^when 23:^which -35:^will -26:all 35:already 48:and 29:at 31:been 22:bet 26:clos
-55:cut -38:decemb 48:did -27:each -37:for 22:give 53:how -33:imp -24:left 42:made -48:manifold 42:much -28:need 29:now -21:odd
25:of 33:open 21:outcom -31:please 22:probability -22:resolv 55:resolve -26:say 75:th -24:their -29:time 27:to 36:today 58:volume
35:wa 42:what 31:when 34:which -33:will -42:with -39:ye @tool=get_prediction_orderbook 27:* 39:? 40:^book 53:^cheapest -27:^how
22:^on 49:a 39:at 33:book 55:can 52:cheapest 57:could -32:deep 30:for -32:holder -24:how 35:i -27:it 23:like 24:market -23:mov 34:no
31:now 46:on -36:outcome -42:please -47:put 33:right 31:see 59:sell 59:thi -46:token 26:way 42:what -23:with -24:without 26:ye
@tool=get_prediction_price -46: -44:* -23:? -30:^best -23:^cheapest -25:^i 39:^price -44:^the 38:^which -21:^who -31:best -35:buy
-33:can 21:cent -52:cheapest -53:could -35:for 41:get 41:if -39:it 56:lowest 22:many 25:my -44:no -41:on -33:please -27:prediction
20:price -53:right -58:sell 38:shar 23:share -22:th 21:trad -30:we 28:which -21:who -22:with -28:would 24:ye
@tool=get_prediction_price_history 10:* 35:^ye 44:chance -24:do -27:doe 37:first 24:from 31:ha 25:how -24:manifold 29:me 20:morn
72:mov 27:move -23:much -21:please 20:probability 43:see 39:show 30:the 28:to -25:token 40:up 30:wa 38:want 40:who 25:ye
@tool=get_prediction_trades 10:* 22:^fill -20:^i 72:^print 25:^the -27:^which -28:did 24:fill -23:for -36:he -20:i 23:in 23:last
35:late -27:old 84:print -29:tape -25:which @tool=get_price -23: -9:* 65:? 48:^could -54:^for 31:^how 60:^in -54:^price -30:^v -28:a
-61:all -50:am -57:and -43:are -69:at 35:be -67:by 41:cap 44:client -40:coin -36:coingecko 33:cost -29:could -42:crypto -49:currency
-21:date -24:day -49:down -39:each -55:ha -22:i -30:id -23:in 22:just 45:kind -32:look 39:many 31:market -67:mcap 55:me -30:moment
-39:money -64:mov 26:must -70:my 33:now -70:of -49:on 33:one -66:or -35:our 52:pl -31:please -39:pric -83:price 20:quot -30:quote
54:right -42:show 83:tell -32:that -37:the 30:them -24:they -44:time 26:token -27:und -58:up -53:v -24:vol 37:what -47:which
-32:with 33:worth 34:would 23:you @tool=get_price_chart -23:* -35:^and 33:^give -46:^ha -38:^how -27:^in -50:^price 46:a -68:against
-37:and 34:at 23:defillama 28:end 67:for 54:from 21:gone -22:ha 51:history -35:id -24:in 27:json 26:like -33:mov -52:move 37:my
35:now -20:of -24:on 58:only -33:open -21:or 51:our 26:point 57:pric -41:price 25:see -67:that -42:today -21:two -30:year
@tool=get_price_percentage_change @~change @~percentage -49: -6:* -49:? -48:^by -39:^ha 29:^i -42:^what -33:addres -45:all 37:an
33:and -31:any -30:before 57:bett 42:between -52:bought -23:by 27:change 27:coin -34:day -31:defillama -40:did -50:done 49:down
23:each -68:go -32:ha 37:hold 20:hour -24:how -62:it 23:lose 24:more 21:mov -34:much -33:on 37:or 25:over -53:percent -49:price
-33:show -83:since -47:thi -36:time -30:today 43:token 64:two -64:up 35:v -50:wa -37:week -32:with -26:worth @tool=get_protocol_fees
-78: -19:* -49:^fee -22:^for 20:^holder -31:^protocol 78:^revenue -25:^what -29:^who -45:aft 42:against 52:all 35:app -23:bot -49:by
23:did -53:do 24:each -22:got 50:have 24:in 55:it 30:itself -53:keep -30:kept -27:lie 31:list 44:made 54:make 27:month 30:more
-33:most 44:need 62:no -33:now -32:one 41:only 25:or 27:paid -36:pay -61:pool -24:profit -27:sandwich -48:that -26:thi 41:to -30:v
-61:wa -24:want -22:what -28:who @tool=get_protocol_tvl 20:* 31:? 34:^did -36:^fee -20:^how 25:^i 34:^the 41:^tvl -24:^who
-23:blockchain -44:dao -20:defi 21:did -65:fee 35:get -29:have 45:just 39:lend 40:lie 28:lock 52:market -21:moment 33:one 30:present
31:project 37:protocol 28:saving -20:stak 28:today 37:total 27:tvl 24:use -24:wallet 32:we -20:who @tool=get_pyth_price -9:* 49:^doe
29:^price -33:^pyth 21:^what 57:a -24:and -55:apple -47:at 23:doe 36:feed 25:for 32:i -28:in 30:it 24:my 50:now -32:of -21:on
42:oracle 40:please 37:right 54:that 32:the 35:we -52:which @tool=get_pyth_price_at -19:* 21:^doe -61:^price -27:against 39:and
-38:feed -27:in -21:my -29:now -28:one -39:price 47:print 34:second 36:stock 22:that -27:they 34:very -24:we 20:with
@tool=get_raises @~rais -29:* -27:^latest -37:^who 26:a -50:are 35:for -20:fund 42:got -59:hack 31:invest 66:investor -61:latest
38:lead -21:led -48:of -28:please -48:project 31:that -31:them 36:where -34:who 32:with @tool=get_recent_trades -47: -10:* -43:^fill
-31:^the 26:^trad 52:^who 35:are 23:been -26:by -44:form -34:from 33:give 25:it 34:list 34:look -55:market -29:my -44:of 43:or
60:perp 29:please 40:recent 52:right 26:sal 45:sell -39:side 27:still -40:tak 25:time 30:v 49:who -44:with
@tool=get_recently_updated_tokens @~updat -4:* 23:fresh @tool=get_rugcheck_new 4:* -34:^rugcheck 31:^which -62:^who 36:and -36:are
34:at 20:by 42:can -21:for 29:ha 31:just 34:last -43:launch 30:list 31:made -32:me 37:mint -21:most -36:now -28:of 32:our -21:people
28:recent -35:report 55:seen 45:still -35:there 31:they -35:thi 23:token 28:up -33:verify -24:vot 25:which 30:who
@tool=get_rugcheck_recent -29: -17:* 26:are -27:for -23:in -30:last 23:look -33:me 22:most 22:read -27:recent
@tool=get_rugcheck_report @~report 23: 23:* 24:^how 22:^i 27:^what 53:been 52:burn 24:doe 39:ha 24:how -27:just 27:lp 28:me -24:more
43:much 23:now 26:of 30:share -29:still 31:supp 32:thi 36:to 21:transf -25:wa 28:what 36:with @tool=get_rugcheck_summary @~summary
36:* 39:^rugcheck 29:a 41:bought 41:coin 51:for 23:in 53:launch 40:me 43:memecoin -23:most -20:much 21:my 40:now 59:risk 32:safe
40:short 61:thi -31:which @tool=get_rugcheck_trending -20:* -49:and -36:at -29:last -22:look -24:rugcheck 26:today -29:token
@tool=get_rugcheck_verified -3:* -24:? 45:and -37:are -21:ha -27:i -22:most 28:rugcheck -32:seen -40:there 22:verify -29:which
-21:with @tool=get_sol_account -37:* -35:^a -24:^my 43:^which -25:a -24:about -46:account -25:addres -21:coin 26:data -33:did -38:hi
-35:left -23:mint -24:my -44:on -29:our -21:own -32:phantom -25:please 83:program -33:show -50:that -30:there -21:to -34:transaction
-35:user @tool=get_sol_balance 19:* 57:? -34:^how 40:^i 63:^in 35:^what 22:a -23:account -33:all 70:am 29:balance 35:empty 26:for
23:i 37:left -37:list 64:me 24:now -23:of -32:on 21:show 64:tell -37:to -90:token 26:what 31:where -59:which
@tool=get_sol_block_time 4:* -25:^how -27:^when 22:first -23:how 33:log 55:made 27:my -29:produc 57:slot 22:that 22:time
30:timestamp 34:where @tool=get_sol_largest_accounts @~largest 6:* -22:? -30:^on 22:^token -23:^which 64:account 25:chain 33:coin
-31:everyth 50:fattest 43:from -23:have -29:i -36:my 43:of -33:phantom 44:straight -27:supp 22:the -26:thi @tool=get_sol_network
21:* -21:^how 63:^i 37:again -32:block -25:far -35:for -22:how 44:i -37:last -31:next -30:our 34:per 35:second -35:the 44:today
21:tp @tool=get_sol_priority_fees 4:* -61:^i 28:^what -27:and 25:fee 32:get -21:it 23:land -24:lowest 44:min 24:need 38:on
-48:program 63:rn -21:slot 28:so -27:still -46:swap -22:to -32:tp -21:transaction 42:tx 31:what -22:when -24:writ
@tool=get_sol_signatures @~signatur -20:* -22:^i -24:balance -25:in -28:it -23:kind 23:last @tool=get_sol_token_accounts -27: -10:*
-30:? -26:^balance -26:^how 25:^i -33:^in -38:^the 55:^token 44:^who 32:a -30:addres -68:and -36:are -33:balance 47:coin 58:empty
-30:from -25:frozen 46:ha 33:have 23:he 27:hi -27:how -40:in -24:it 34:list 25:many -31:mint -43:much 31:my 50:on 30:our 41:own
48:phantom -46:program 27:say 49:sit -44:spl 38:that -37:transaction 32:wallet -56:which 32:who 31:with @tool=get_sol_token_supply
@~supp -11:* -38:? -40:^i 30:^supp 20:^total -30:account -40:all -53:artist -35:burn 20:circulat -39:did -25:everyth 26:exact
71:exist -26:have 35:mint -28:on 24:pl 21:right -24:so 25:supp 22:that 24:the 28:these -24:thi -34:those 44:today -22:token -51:what
@tool=get_sol_transaction 42:* 96:^did -23:^what 35:a 39:already 45:and 61:be 55:check 58:client 32:custom 71:did -25:do 53:from
46:go 52:happen 71:pay -42:so 37:the 49:thi 44:through 28:transaction -21:work 55:yet @tool=get_solana_asset 33: 46:* 71:?
-51:^compress -29:^make -24:^nft -50:^show 34:^what 67:^who 50:and 21:are 28:asset -44:by -23:can -31:collect -55:compress
-55:creator -54:do -23:everyth -33:for 37:it 35:made -28:make -49:me 30:metadata 60:numb -34:on -21:one -27:our 61:own -26:phantom
-52:piec 30:she -47:show -32:that -37:the 34:thi 69:trait 40:wallet 35:what 34:which 74:who @tool=get_solana_assets_by_owner -41:
45:* -47:^compress 34:^my 60:^nft -22:^what 66:^which -25:^who -20:are -35:by -71:collection -22:compress 22:do 78:doe 87:he -21:how
-50:in -27:much -41:of 74:on 31:one 25:only 25:our 21:own 39:phantom -23:price 34:show -30:the -47:them -29:thi -48:to -24:token
-27:wallet 45:which -49:who @tool=get_solana_parsed_transactions @~pars -8:* -25:^in 50:^which 45:block -36:check -23:client -25:for
25:got -28:impermanent -28:los 29:my 22:nft 32:on 25:one -33:our -33:pay 20:sentence -35:signatur 40:swap 26:swapp -24:the 36:these
-32:transf 36:which @tool=get_solana_priority_fee_estimate -7:* 30:swap -23:tx 25:writ @tool=get_solana_token_security 27:* 22:^can
-39:^doe 55:^i -25:^mint 23:^my -40:^what -30:^which 29:a -27:account 51:all 37:are 52:artist 29:bag 29:biggest 25:buy 25:coin
23:could 50:did -35:doe 26:friend 26:hi -22:hold 25:i 24:in 22:know -24:may 24:more 35:my -22:or -39:out 59:safe 25:somebody
-47:them 46:thi -30:to 34:token 21:wallet 24:want -34:which @tool=get_spot_balances -42: -22:* -21:^i -45:^which 39:bag -45:can
-31:look -26:perp 34:spot -26:the 28:there -23:trad -23:trade 37:up -39:which -45:with -29:you @tool=get_spot_markets 14:* 25:?
-28:^i 40:^what 32:and 48:between 47:bid -24:circulat 20:i 48:if 47:market 20:of -28:perp 34:spot -24:supp 23:the -26:trad 35:what
@tool=get_stablecoin 23:* 40:^circulat 57:^did -26:^ha 30:^my -41:^of 48:^on -78:^stablecoin 52:^supp -30:^the -28:^what 35:^which
26:about 59:amount -29:any -41:are -22:ask 24:at -35:back -20:biggest 30:by 36:cap -32:cent 23:circulat 58:circulation -30:client
-44:coin -24:company -30:day 34:defillama 36:did -34:do 34:doe 28:each 67:fee -21:first -32:float -43:hold 20:i -21:into 98:keep
50:lose -23:many 28:market -33:money -45:most 62:my 51:network -54:now 51:numb 62:of -46:one -43:only -24:our 27:out -34:over 26:peg
-21:run 63:share 41:show 65:since -73:stabl 111:stable 21:still 37:that 25:the -34:them -44:there -41:these -42:time -44:to
37:treasury -33:two -49:wa -65:we 43:which -37:with @tool=get_stablecoin_chains -4:* 41:? 42:^how -47:^on -25:^stablecoin -30:all
-29:and -22:are 47:blockchain -36:by -48:circulation -37:do -51:each 34:ha 20:how -33:i 27:it 76:money 52:most 23:much -40:my
-37:network -25:of 46:per 29:please 50:sit -37:stabl -49:stable 36:stablecoin 21:where 75:with @tool=get_stablecoin_charts_by_chain
-37:* -49:? -35:^circulat -38:^how 28:^i 73:^stablecoin -51:^supp -30:^the -30:a 26:about -33:all -49:amount 49:app -25:at -46:by
-43:circulat -34:client 28:company 37:defillama -33:float 47:grow 30:liquidity -54:money -24:my -38:of -43:one 50:over -55:sit
38:stabl -47:stable -26:supp -39:that 59:there 55:time 23:total -28:wa -59:with @tool=get_stablecoin_charts_global -22:*
-55:^stablecoin 25:^supp 30:all -71:circulation 42:float -25:for -42:how -38:in -42:much -43:over -27:since 25:stabl -24:stable
26:supp -48:there -46:time @tool=get_stablecoin_dominance @~dominance 3:* 30:^on 20:^what -46:^which 22:all -28:and 40:client 46:in
-34:it -25:most 43:our 33:percentage 25:rank -24:sit 43:stabl 20:whole -22:with @tool=get_stablecoin_prices -49:* -33:^can -41:^did
-31:^i -22:^price 33:any -35:can -24:in -31:keep -50:lose -21:many -41:my 26:off -22:one -26:pric -36:show -33:stable -47:stablecoin
-29:still -37:you @tool=get_stablecoins 5:* 28:^biggest -49:^how -21:^on 58:^stablecoin 28:^which 21:and 39:are 49:back 27:biggest
45:by -20:chain 53:circulation -24:hold -38:how 34:largest -22:make -22:market -72:money -34:most -44:much -27:over 48:rank 28:rn
-28:sise -61:sit 76:stabl 39:them 27:what -50:with @tool=get_storage_at @~storage -13:* 27:^i -45:^on 31:^read -28:and 42:can
-21:cold 31:contract -22:me 25:of 31:read -23:which @tool=get_sui_token_security @~sui -29: 31:* 22:? 24:^coin -38:^who -24:and
39:anyone 26:doe 29:freeze 53:hold 29:it 26:of 26:or 46:out 23:the 21:to -21:who @tool=get_supported_currencies @~currency 43:*
26:^what 41:all 24:are 64:can 36:coin 50:currency 40:give 25:i 45:in 25:of 39:or 61:price 40:set 43:show 40:v 41:what 42:you
@tool=get_ticker @~tick -26:? 66:^bid 58:^i 37:^last 48:^perp 67:^the -26:^which -20:all -27:are 66:ask 50:at -45:be 57:bid
-25:depth 42:each -39:exchange -24:fee -113:from 53:high 29:i 22:it 61:last -23:list 32:moment -25:my -22:now 23:on 23:one -69:over
-28:pair 45:same 21:spot 39:the -38:there -97:tick -51:to 59:top 57:trad 27:venue -49:volume 40:we 40:where -49:which -45:would
@tool=get_token_balance 18:* -42:? -24:^balance 53:^can -65:^contract 24:^decimal 26:^doe -57:^how -24:^i -43:^on 55:^our
-23:^please -24:^price -32:^the -24:^token -35:^what -54:account -74:addres 34:all -62:and 31:any 48:are 40:ask -25:attestation
-32:balance -21:be 84:call -25:circle 21:confirm -24:d 38:deposit 24:do -46:doe 47:exact 45:for -49:from -28:go -22:ha -67:have
-23:he -60:hi -42:how 21:i -27:in 29:keep 32:know 26:left -34:like -55:many -43:me -24:mov -41:my -26:nev -46:not -25:on 26:our
31:out -25:over 24:own -22:pay 32:present -36:price -54:pull 39:queue 35:say -50:send 59:show -23:sign 35:sit 58:so 36:stablecoin
39:symbol -42:take 82:that 44:the -66:there -34:they -41:thi 97:to 34:token -25:verify -56:wallet -20:want -36:we -22:what -22:when
-29:with -25:would 56:you @tool=get_token_counters -35:* 31:^i -36:^numb 39:a 27:about 43:address -33:been -48:burn -60:by -27:far
25:hold -29:holder -39:keep 61:know -25:look 22:many 22:more -21:most -32:numb -21:of 25:own -26:so 29:talk 35:tell 29:th 22:that
-27:the -40:these 25:total -50:transf -23:which 31:who @tool=get_token_holders -38:? -22:^how -46:^on 20:^which 24:address -43:all
-22:and 29:bet 41:contract 30:d -23:doe 24:for -27:held 43:hold -32:how -58:in 26:largest 30:like -29:many -32:my 43:name -45:no
51:now -34:numb 28:pl -20:share -27:supp 22:that 42:the -24:thi -43:token 56:top -56:total 97:wallet @tool=get_token_info -32:*
-21:^how 25:^i -32:^twitt 26:^website -29:^which 23:description 36:did -48:group 36:m -20:many 32:mint 28:no -22:pippin 28:price
-43:project -41:telegram -22:the -25:thi -28:today -41:token -39:twitt 26:want 23:website -27:which 36:writ
@tool=get_token_lock_info @~lock 10:* 21:? 33:^can 32:any 37:can 20:chain -30:end -29:in 38:it 46:liquidity 29:lp -28:on -34:out
-38:still 24:want 23:who 30:you @tool=get_token_metadata 3:* 24:? 24:^how -37:^look -26:^my 20:^what -32:a 38:an -22:at -28:chain
-44:contract 23:erc20 24:explor -21:for -41:from 34:i -38:look -37:name 34:nft 30:or -33:please 44:search -27:tell 56:th 31:that
50:there 27:to -33:up 45:wa -32:which -35:whole @tool=get_token_orders 5:* -28:? 36:^how -35:^what 33:did 44:fee 29:for -27:have
35:how 39:i 44:it -27:me 47:much 25:or -27:paid 34:pay -23:what -25:which @tool=get_token_pairs -45:* -22:^dexscreen -22:^find
24:^pair -26:^what -21:^where -30:a -24:and 33:coin 26:dex -34:do -21:find -29:liquidity -31:list 32:my -23:of -41:on -62:once
-22:page -35:pippin -24:that -39:top -37:trade -24:what -25:with @tool=get_token_pools -18:* -30:^dex -25:^on -29:^what 35:^which
-35:a -24:and -31:are -45:at 33:by 51:can -22:could -59:day -40:dex 27:doe -25:down -25:from -34:geckoterminal 26:i 31:in -25:look
42:lp 35:many -32:me -39:most -24:not -25:or 32:over -25:pric -39:price -43:see -23:since 25:sort -32:that -74:to 44:transaction
-27:up -30:v -21:want -22:what 21:which 21:with -21:you @tool=get_token_price 64:* 59:? -30:^can -22:^coingecko 69:^convert 61:^did
-52:^find 46:^ha 65:^i 25:^on 73:^price -52:^token 40:^we -22:^who -23:a 36:about 34:above -25:account 47:acros -26:addres
-44:address -23:against -26:all -23:am -42:an 52:any -30:anyth -23:bag 38:below -30:both 49:bought 55:broth 28:but -44:can -42:cap
57:cent -22:change 37:coin -27:coingecko -25:colleague 69:convert 60:cousin -27:crypto 76:current -25:dev 80:did -31:do -33:doe
46:each -23:every -51:exploit 29:fetch -50:find 101:from -24:ga 67:go 38:gone 57:got -30:grandson 31:ha 57:hi 47:hold 37:i -55:id
-26:in -24:inside 53:into 59:it -20:just -23:know -23:last -20:lie -23:made 62:may -27:me 60:mean -21:mint -26:moment -28:more
-25:must 34:my 23:need -43:no -24:not -32:now -26:old -22:on -50:only -92:oth -45:our 49:over -26:pay -32:pippin 20:please 33:pric
47:price 47:put 40:rate -37:right 53:rn 54:same 63:sat 59:saving 62:say 58:sell 39:show 42:sist -39:sitt 60:so -38:some 56:source
55:still 50:th -39:that 27:the 35:them 29:there 28:think 33:tick -25:time -21:to 31:token -29:tool -58:trade -52:treasury 58:und
62:up -58:value 25:verify -68:wa -39:wallet -34:want 78:we -31:were 29:what -28:when -25:will 65:yet -34:you 48:your
@tool=get_token_price_by_contract -73:* 35:^and -31:^contract -32:^i -46:^market -35:^token -47:both 31:by -38:cap 26:change
-44:coingecko 21:did -21:for -40:from -30:i -37:in -65:market -23:of -37:on -35:only -22:please -36:that -66:the -59:thi -32:token
-47:volume @tool=get_token_profiles @~profil -21:and 20:chain 24:give 42:paid 48:profil 29:there @tool=get_token_security -9:*
45:^token -40:any -25:ape 38:be 21:blacklist 32:by 32:fee -25:flag -31:goplu 43:hold 26:new -29:nft -27:or 35:our -38:own 38:paus
-25:risk 42:safe -22:team 27:telegram 34:them 31:there 23:token 27:trad -23:we 31:when @tool=get_token_transfers 26:* -37:^for
35:^latest 29:^show 30:^transfer 31:^which -39:a -32:all -21:ape -30:call 27:feed -46:for -25:ha -21:i -51:it 31:latest -35:list
43:mov -22:movement -39:my 58:on -28:please 67:send 27:show -40:that -24:thi 58:to -25:transf -43:wallet -29:we 21:which 64:who
@tool=get_tokens_by_address 34:* 34:? 53:^a 32:^price 26:a 56:about -38:addres 23:and 24:ask 42:at 35:call 83:client -28:contract
21:decimal 57:doe 21:i 30:it -26:list 24:many 32:my 38:need 32:see 42:thi 20:token 46:volume 30:what 45:with @tool=get_transaction
21:* -51:^cancel -29:^did 29:^ha 52:^how 62:^i 24:^in 58:^my 20:^nonce -24:^someone 40:^what 21:^which 27:^who 22:a -20:arrive
-53:attestation 28:audit 21:before 106:block -44:broadcast -49:burn -46:by -69:cancel 44:check 27:claim 23:confirmation -57:contract
62:cost 35:data 54:doe -33:fee 38:find -36:for -42:go 24:gone -24:hash -24:have 23:hour 53:how 29:includ 33:input -28:it 36:land
-35:last 31:made 62:many 38:min -41:mine 27:money 58:morn 46:my 39:network 20:nonce 38:not 49:noth -46:on 25:one 62:our -48:pay
50:payment 24:receiv -25:revert 29:show 21:since -24:someone 21:stuck -22:text -31:that -25:through -21:today 103:transf -36:tx
63:value -27:we -27:when 29:where 30:which 25:whom -21:why 38:withdrawal @tool=get_transaction_details 16:* -23:^what -24:are
-23:broadcast 50:call -29:contract 30:data 40:if 54:input 22:me 47:or -48:please 43:show 42:tell 37:that 23:thi -22:to
23:transaction 22:tx 21:who -22:with @tool=get_transaction_logs -16:* 45:^decod 56:^event -34:^what -24:an 55:decod -23:doe 46:emit
25:fail -44:ha 22:log 35:nam 26:need 30:no 24:of 26:only 35:pl 29:revert -41:that -23:thi -37:topic -24:what
@tool=get_transaction_receipt @~receipt 42: -7:* 30:? 31:^i 35:^wa 23:^when -23:^which -33:all -22:are 23:fail -42:fee -39:for
25:from -24:ha -24:hash -27:log 34:min -35:mine -29:more 48:morn -36:need -21:nonce 28:not 31:noth -21:paid -39:pay 37:payment 28:pl
-32:please 47:price 53:receipt 21:send 32:statu 36:succes 24:they 25:thi 47:transf -48:up 33:use 33:used 31:wa -37:with
30:withdrawal 24:yet @tool=get_treasuries -18:* -33:? 23:^i 24:biggest -25:coin -35:dao -27:doe 39:each -36:fee 21:for 20:how 29:i
-33:in 26:into -47:it -38:keep -29:largest 28:need -58:or -54:our -58:pay 37:protocol 28:report -57:should 26:show 20:sit 26:their
20:treasury @tool=get_treasury_by_entity 44: -10:* -25:^list -34:^when -29:^which -88:a 29:and -20:are 34:at 42:average 26:balance
-21:by 51:change 40:country -39:crypto -20:dao -31:do -25:each 23:firm -34:government 32:have 32:it 40:los 56:many 24:market -53:me
44:min -41:much 27:my -23:now 34:on 25:or -45:our 47:paid 40:present -41:price 50:profit -30:rank 34:shar 30:sheet 41:sitt -36:stack
-53:tell -43:that 38:their 35:they -46:thi -42:token 40:treasury 67:v 36:value -32:when 44:work 48:worth
@tool=get_treasury_holding_chart @~hold -20:* 47:^for 20:^of 44:^stack -30:all -37:any -27:bought -36:buy 26:by -29:chart 24:company
-21:cost -38:country 51:firm 22:for -38:have -30:it 27:list -32:many -36:or 26:our 35:own 37:pile -36:please 37:report -35:sell
21:show 44:stack -30:wa 28:we -31:which @tool=get_treasury_transaction_history -31: 10:* -27:^how -34:^list -53:^what 23:^when
-37:all 21:and 35:been -35:biggest 24:bought -32:current -21:do -51:doe -23:got 25:government 37:ha -38:have 41:hold 35:last 45:list
39:me 45:min 28:most 31:much 46:now 25:own 31:price 43:purchas 29:purchase 49:recent 29:sale -34:sell 36:shar -45:sitt 31:stack
52:tell -22:them 26:there -42:thi -35:to -40:top 35:treasury -36:what @tool=get_trending -24: 36:* 28:^i 30:^trend -21:and 33:at
-30:can 56:coin 28:coingecko 21:do 32:everybody 25:for -28:id 26:know 33:look 76:most 27:new 29:now 38:people 29:please 64:search
-24:there 24:these 23:to 37:trend 26:want 24:you @tool=get_trending_pools 19:* 62:? 44:^any -23:^newest 58:^pool -23:^trend 30:^what
-26:^which -26:and 38:any 32:are -30:by 28:chain -25:coin 21:dex -37:for -22:ha 35:into -40:most -23:newest -45:now -29:of -36:one
38:only 45:pool -22:search -33:that -43:the -21:there -30:volume -21:wallet 28:what @tool=get_wallet_active_chains @~active -17:*
-28:are 20:did 21:first -34:he -26:last -20:most 29:that -27:wa 22:wallet @tool=get_wallet_activity -30:* 40:^list 24:^recent
25:^show -39:^wallet -31:^which -32:activity -30:and -25:balance 26:came -23:client 23:coin -34:doe -40:follow 28:into 37:last
50:late -21:ledg 35:list -24:money -25:now -22:only 23:our -22:out -25:say -32:touch 30:up -26:wallet 23:we 22:whale -31:which
@tool=get_wallet_approvals -14:* -21:? -35:^can 37:^how -45:^i 51:^list 26:^my 29:^nft -54:^please -82:^revoke 68:^token 26:^what
61:^which 54:^who -23:addres -48:all 22:allow 43:approv -47:approval 21:are -43:be 60:can 43:clean 25:did -64:doe 34:erc20 21:erc721
-76:every -56:for 46:from 34:give 27:hi 32:how -23:if -67:it 81:list -64:me 38:much -55:my 61:nft -29:now -24:old -45:on 48:one
-42:open 46:our 36:out -32:own 32:permission 24:permit2 -69:please -74:revoke -37:rout 88:should 56:so -33:some -21:someth -21:spend
25:spender -38:still 29:take -46:that 34:there -28:thi 48:think 43:up 31:what 56:which 35:who 36:whom
@tool=get_wallet_balance_history 90: 39:* -44:^balance 37:^i 29:^in -21:^show 53:^the -33:^when -37:^which 55:a 42:by 30:can
27:chain -37:chang 34:cold 46:day 25:did -21:do 42:down 29:end 31:get 58:ha 60:he 42:held 41:history 33:how 32:i 49:many 23:my
-39:or 22:pl 54:please -20:sit 22:the 55:treasury -25:up 62:wallet 49:want -30:when -32:which @tool=get_wallet_counters 34:* -24:^ga
61:^hold 21:^numb 40:^what 24:^who 37:account 43:active 43:activity -46:addres 37:already 23:an 31:and 25:are -55:block 41:burnt
-21:busy -21:by 34:company 26:contract 32:count 74:did -22:do 45:for 25:ga 31:give -29:ha -34:he 57:hold -24:late -33:like 40:made
36:mint 25:more 20:or 30:our 81:pay 55:send 25:sent 20:the 38:them -29:today 58:token 38:transaction 61:transf 22:wa 56:we 22:what
21:who 27:would @tool=get_wallet_defi_positions 34:* -34:^am 44:^how -27:^unclaim 63:^what 72:^which -31:a -50:addres -33:airdrop
25:am -21:any 42:app -23:are 30:bank 31:chain 59:dao 25:defi 43:deposit 58:did 50:do -33:eligible -36:for 30:fund -41:get -39:got
48:have 53:hold 20:how 61:i 39:in -31:into -21:keep -24:key 33:lent 43:lp -23:many -30:market 31:much 21:my 28:our 30:out 24:pay
-34:price 41:provide -26:that -29:them -27:there -24:token 52:vault -31:wallet -26:we 51:went 37:what 32:when 21:where 81:which
45:with -21:work 25:year 49:yield @tool=get_wallet_history -6:* -38:? -27:^i 42:^in 21:^please 46:^swap 30:^what 55:account -26:can
40:did 44:do 41:fee 35:for -27:get -24:have -27:history -23:i 52:list -26:metamask 25:most -23:nft -30:of 34:one -20:out 21:pay
22:pl 22:please 26:run -34:see 31:swap -47:swapp -37:them -24:these -23:think 21:through -68:transaction -33:up -51:wallet
@tool=get_wallet_net_worth @~net @~worth 11:* 39:? 24:^how -21:^i -22:a 44:acros -26:and -23:by -42:coin -33:each -22:for -34:ha
-21:how -36:it -40:on 57:or 66:rich 45:spam -31:token -41:value 40:wa -47:with @tool=get_wallet_nft_collections @~collection -16:*
-26:? 54:^collection -44:^i 36:^nft 39:^show -41:^what -24:^which 53:all -21:are -34:be -21:chain 48:collection -39:could 46:count
-23:for 28:ha -23:he 29:in 43:item -27:like 24:member -32:mint 29:most -28:my -22:one -22:own 35:pay -40:piec 24:please 33:real
38:show -24:sitt -35:them -28:there -26:wallet 22:with -30:would -37:you @tool=get_wallet_nfts 8:* 35:? -74:^collection -30:^i
-27:^nft -37:^on 76:^only 21:^show 108:all -48:be 29:belong 32:by -71:collection -20:contract 21:could -40:count 42:erc721 -25:every
-34:for 33:have -46:he -43:id -23:in 55:item -44:jpeg 25:made -24:me 38:member -31:mint -41:most -65:name -26:new 31:nft 50:only
-51:or -41:our -34:own -44:pay 56:piec -23:see -21:them -26:there -37:they -49:token -39:wallet -25:with -47:would
@tool=get_wallet_overview 23: 22:* -44:? 41:^contract 49:^doe -33:^for 30:^ha 40:^somebody -23:^what 56:^which 31:a 38:an 29:and
-20:anywhere -21:balance 26:behind 59:belong 87:by -46:call 47:can 29:check 31:cold 29:contract 66:creator 29:deploy 30:doe -24:end
-41:find 53:gave 43:got -30:guy 56:ha 37:have 32:her -35:home 40:hot 63:how 27:in 31:it 23:look 53:many 26:me 29:most 47:much 63:nft
-26:of 46:on 58:only -46:oth -25:our -42:own -53:person -33:real -21:say 67:sent -50:so 30:some 35:somebody 48:stand 24:str 21:tag
48:tell -36:that 25:to 56:u -27:verify 45:wallet 25:which -34:whose -29:with -21:write 51:you @tool=get_wallet_portfolio @~portfolio
34:* -28:^addres 39:^balance 43:^biggest 22:^everyth -21:^i 20:^my 46:^our -31:^the 51:^wallet 32:^who 27:about -42:acros -65:addres
-40:address 21:all 49:and -21:any 20:app 34:are 62:artist -29:ask -28:back 55:bag 76:bal 45:balance -25:be 42:biggest 24:bought
-37:chain 68:check 44:client 21:coin 28:compress -39:contract -24:cost 39:crypto 41:dao -27:day 31:everyth 53:friend 32:grandson
-22:ha 23:had -22:hardware -30:have 62:hi -24:hold 31:if 40:in -33:inside -48:it 42:just 41:know 42:last 47:ledg 33:left 58:made
-77:many -31:market 22:me -28:mine 45:mint 47:money 36:much -22:name -32:next 37:now -37:one 62:our 44:out -22:over 26:piec
28:please 29:portfolio 34:rich 46:right -51:run -30:say 40:set -22:she -37:should 29:sitt -31:so 23:some -42:spam 56:spl -36:that
-38:their 94:there 32:thi 75:token 27:too 24:trad 48:treasury 40:up 45:wa 59:which 24:who 29:with 31:worth 30:would 33:you
@tool=get_wallet_profitability @~profitability -7:* -21:^did 25:^pnl -30:^realis 21:^trad 43:been 35:ha 20:how 40:or 23:over
-28:profit -42:rate -28:team -23:top -25:trader 33:wallet 33:whale -51:win @tool=get_wallet_swaps @~swap -12:* -28:^did 36:^ha
51:^on 22:^recent 27:^when -27:^where 49:are -21:at 56:by -20:copy -29:do -35:doe -41:entry 24:first 25:got 43:ha 22:have 23:made
47:most -26:my -50:old -40:or -20:our -23:pric 33:price 38:see -27:sell 44:sold 21:some 40:swap 53:swapp -21:that 63:them -24:to
-30:trade -20:wa -34:we 26:when 41:will @tool=get_wallet_token_balances 3:* 40:^how -22:^list -37:^only -30:^price 34:^search
56:^token -30:^which -24:a -39:all 20:am 42:and -40:at -47:by -26:contract 47:doe -21:erc 42:explor -31:for -23:go -43:ha 55:have
-37:held -23:hold 37:holding 31:how -25:i 58:inside -23:list -27:many -39:most 48:much -22:no -29:not -44:one -76:only -33:piec
-26:please 56:pric -66:rows 35:search -22:sit -45:smallest -34:somebody -21:the 24:those -27:to 30:token -23:want
@tool=get_wallet_token_transfers -31:* -25:? 67:^did -36:^for -26:^how 45:^my -33:^on -25:^only -27:^please -29:^show 42:^the
84:^token 23:^we 44:airdrop 67:all -63:and 23:any -22:are 37:arriv 69:arrive -32:be -44:block -36:by -20:chain 46:check 21:company
-35:contract -42:could -52:custom 73:did -28:doe 50:exchange -30:first -36:go 53:got 31:ha -33:hold -26:how -26:i 35:if -32:in
30:incom 47:into -25:kind 64:late 28:latest 45:left 48:link 43:me 45:money -28:mov -54:movement -26:much 37:my -20:name -22:need
-31:newest -30:nft 22:one -60:out 52:over -24:own -23:please 29:pull 21:receipt -48:receiv -49:send 21:she -23:show 32:since -28:th
-38:that -32:them -32:to 24:token -41:transaction 24:transf 54:transfer 37:u -34:wa 37:wallet 30:what -29:who -52:with -27:would
38:yet -50:you @tool=get_wallet_transactions -50:* -34:^for 57:^show -29:^the -31:^transaction 35:^tx -29:^what -57:^who -21:a
20:account 36:all -29:an -45:and -24:been -50:by -31:call -42:ever -38:got -31:ha -37:history -34:i -32:in 38:internal -43:made
36:mine 31:need -31:nonce -21:on 37:only -49:or 36:our 30:rows -21:see -38:sent -22:so -39:th -57:that -21:the -20:value -37:wa
-36:wallet -25:what -42:who @tool=get_yield_pool_chart -14:* 31:^apy -23:^i 25:^my -27:^newest 25:^yield 67:and 47:apy -39:deposit
26:down 23:for -32:ha -24:i 21:into 25:like 34:most 23:now -21:or 22:over -44:park 39:pay 21:please 23:put -42:report 24:saving
26:see 29:show -27:stable 25:summ 35:there 38:thi 62:to 36:today -25:treasury 37:wa 28:went -21:what 25:would @tool=get_yield_pools
-45:* -29:^apy -47:^i 25:^stablecoin -44:^tvl 28:^where -45:and 22:can -44:did 37:doe -48:earn 55:farm -32:i 23:in -34:it -51:keep
42:least -33:lend -21:liquidity -39:my 24:now 38:only -27:our 28:park 32:pay 30:per -25:pool 40:rate -37:reward 28:stable
29:stablecoin 31:stak 25:th -28:thi -65:to -37:tvl 24:use -26:wa -45:want -29:would 48:year @tool=hash_keccak256 @~keccak256 -16:*
-44:^i 24:^keccak 25:a -29:can 38:contract -25:do 37:doe 38:e 43:for -24:hash -34:i 36:in -33:it 44:keccak -36:our -53:please
64:role -34:str -54:text 46:that -55:the 37:what -21:with @tool=hash_typed_data @~typ 7:* 25:^hash -42:^what -22:can 24:digest
30:for -47:from 25:hash 31:it 45:keccak -22:me 33:of -25:on 52:our 25:permit 45:please -27:rate 35:the -30:thi -34:what -30:you
@tool=list_evm_chains @~evm -6:* 32:each 44:evm 37:read 21:with @tool=list_kalshi_events -47:* -51:? -29:^event 76:^settl 20:already
-53:and -57:are -30:can -58:every 27:have -30:how 29:in -52:list -25:of -35:on -32:one -35:open -24:please 30:settl -51:still
-52:the 26:them -27:they -25:trade @tool=list_kalshi_markets 21: -36:* 26:? -31:^list 40:^settl -32:a -50:and -28:bet -52:both
-21:can -21:contract 46:did -46:do -45:event -22:every 45:how -35:in -33:list -21:manifold -27:me -22:now -24:odd -47:of -22:one
26:outcom 69:resolve -33:show -41:strik -27:the 26:they -26:trad -36:want -35:ye @tool=list_polymarket_events -34: -45:* 31:^event
-31:^list -58:^what -73:a -38:about -64:and 52:are 40:at 58:bett -28:by -39:clos -86:do -34:ha -62:have -43:in -25:it -41:list
-93:market -26:me -25:my -26:of 41:on 22:one -24:only 39:out 41:people -34:please 22:politic -28:prediction -65:settl 21:that
-53:the -21:them -38:trad -61:volume -54:what -41:with @tool=list_polymarket_markets -20:* 27:^top 56:^what -37:^which -26:^who 29:a
-42:at -34:bet -40:bett 60:by 37:clos 67:cut 29:do -24:doe -45:event -28:first 47:for -25:i -31:in 25:largest -23:list 21:market
-69:me 32:most 56:odd -21:on -35:one -40:people -21:price -43:question 43:rn -29:say -36:search -44:show -55:that 30:the 38:them
49:today 27:top -49:trad 57:volume 51:what -37:which -35:who -31:you @tool=list_prediction_events -10:* -37:^biggest 28:^event
42:^open 29:^please -48:^settl 51:^show 24:^what -33:already 70:and 47:bet -27:bett -24:biggest 44:both 65:can 33:do -40:ha 22:i
-57:market 20:need 30:now -20:of 31:open -22:out -23:paid 39:please 45:prediction 22:right -55:settl 42:show -37:them 44:togeth
@tool=list_prediction_markets -5:* 36:^biggest 20:^list 51:^market -32:^open -37:^price 28:a 80:already 25:are 36:been 27:biggest
47:do 26:enough -42:event -39:for 55:ha 31:have 37:list -21:manifold 60:market 50:me 34:most -42:odd -41:one -27:open 24:over
20:paid 58:prediction -34:price 25:question -35:say 54:settl 35:show -26:the 42:them 29:today 41:trad -26:venu 37:where 58:will
45:would 44:you @tool=list_pyth_feeds @~feed -20:* -28:? -49:^doe -49:^price 48:^pyth -50:^what 43:^which -46:a -20:doe -23:have
-48:i -51:my -34:now -29:on -72:price 22:publish -77:stock -57:that -52:what 49:which @tool=look_up_chain -4:* -59:^chain -82:add
-52:and -34:are 56:ask 53:before -29:chain 51:click -63:coin 52:d -28:do 36:for 26:from -34:have 21:i -36:id 43:know -48:me
-56:metamask -90:native -49:new -49:numb -28:of -25:on -27:only -32:our -73:rpc 52:site 57:str 34:that -67:the -23:them 22:thi
-21:up -22:url -36:want -29:we 34:what -33:when @tool=look_up_token 38: 30:? -38:^contract -30:^did -48:^find 32:^i 20:^on
-23:^token 24:^what 46:addres 63:address -22:be -42:bytecode 43:copy 21:decimal -22:did 24:doe -45:each -25:explor -27:fake -48:find
-31:for 24:have -21:in 21:known 48:list -30:look 26:main -37:me -31:my 60:need 22:network -42:not 35:numb 53:of 52:official 49:on
-51:one -79:pl 41:please -32:real -72:send 28:symbol -41:thi -49:to -26:token 25:und -41:want -45:wrong @tool=lookup_ens @~lookup
30: 6:* -24:? 38:^my 27:^reverse -21:^to 34:^which -33:^who 53:a -30:account 29:an 47:belong 37:both 25:counterparty -27:doe 49:got
61:ha 23:he -21:him -33:how -24:i 22:in -31:much -25:on -32:one -60:point 27:primary 27:reverse 43:say -35:should 27:some 24:text
32:thi 61:verify -31:where 35:which -22:who @tool=recover_signer @~recov @~sign 20:* 24:^a 24:^which 31:account 27:by 30:data
30:digest -36:guy 30:hi -29:in 22:key 24:made 25:message 38:over 29:please 24:sig 40:signature 35:text 22:thi 25:wa 24:wallet
28:which 21:who 27:with @tool=resolve_ens -24: -15:* -33:0x 43:^addres -42:^ha 49:^the 51:^to -25:^what -44:a 52:account 33:addres
-30:an -38:and 24:at 25:be -23:behind -39:belong -34:can 21:client 29:could -25:did 47:do -26:give 41:go -50:got -41:guy -49:ha
37:hi 27:him -38:how 27:i 37:if -40:it -33:many 31:my 42:nam 23:now 29:of -27:only -55:or 73:point 30:run 38:send -38:somebody 30:to
35:transf 34:u -24:wallet -28:what 51:where @tool=resolve_ens_domain @~domain -23:^how 40:^where 42:do -24:how 42:if -20:old
22:payout 29:say 49:send 49:someone 33:where @tool=resolve_entity -36: 22:* 58:0x -23:? 44:^coingecko 33:^find -54:^look -31:^my
35:^our 20:^someone -29:^to 40:^we 41:^what 35:a 38:about -24:addres 31:an 57:and 31:anyth 51:are 34:ask 32:be -66:behind -22:belong
34:category 29:chain 28:chat 60:code 41:coingecko -42:contract 29:copy -30:do 26:doe 51:error -57:exchange 52:find 38:found 53:from
-57:gave -25:go 52:got -56:hand 26:here -42:hi -25:hot -41:how 28:i 43:id 46:identify 49:it -39:keccak 41:kind 25:ledg 35:like
31:long 26:mail -48:many -33:nam -70:name 25:numb 55:old -50:only -32:or -26:oth 33:out 39:paid 41:pap 45:past 40:payment -20:person
-23:please -28:real 38:right -31:run -27:say -21:should -41:show -29:some 25:someone 21:someth -26:stand 20:still -37:tell 40:th
31:that 27:they 36:thi -28:to 43:token 43:tool -27:wa -23:wallet 37:we 40:what -22:who 26:would -21:write -28:you @tool=search_all
-7:* 66:? 46:^coingecko 28:^find 25:^look 22:^what 38:a 36:an -36:and -24:are 20:call 43:coingecko 28:collection -22:derivativ
-45:everyone 35:find -37:have -34:how 24:id 33:it -57:my -24:name -43:need -74:not -41:one 39:or -40:oth 29:run -58:tick -30:token
32:und -46:want 33:what -39:you @tool=search_chain 56: -19:* -41:? 62:^contract 32:are 55:block 47:blockscout 42:call 56:contract
23:copy -46:explor 20:hit -34:it 37:not -31:of 41:one 58:pl 36:please -33:search 62:send -53:the -32:there 31:time 29:to -30:up
30:want @tool=search_dex_pairs 66:* 24:^all 25:^any -34:^dexscreen 63:^i -33:^on 25:^pair -30:^price 60:^search 56:^where 30:any
-23:at 28:by 24:can -48:coin 24:deepest -27:exchang -32:explor 43:for 26:ha 26:i 70:it 50:me 24:mint 43:name 44:on 39:pair 28:pl
43:please -26:pool -39:price 47:search 41:show 37:tick -26:top 36:trad 47:trade 29:verify 32:where @tool=search_polymarket -18:*
51:? 50:^i -68:^what 54:^who 47:^will 31:a 56:about -56:and -75:are -37:at -51:bet 33:by 41:chance 40:company 129:decemb 46:doe
-59:for 33:hold 25:i 63:it 55:look -87:market -57:me -48:most -73:my -37:on -56:open 26:outcome 22:rat -72:search 40:sell -58:settl
-67:someth -29:th -31:that -29:the 43:to -51:today 54:up -26:volume -34:wa -56:what 50:who 29:will -64:word -80:ye
@tool=search_pools 31: 15:* -20:^a -21:^any 28:^i 23:^look 39:^search -21:a 21:all 48:at -22:could 41:down 44:geckoterminal -22:into
30:launch -22:liquidity -22:most 34:or 29:pippin 38:price -24:their 24:thi -23:to 42:up 31:we 34:what -24:you
@tool=search_solana_assets -39:* 69:^compress -23:^everyth -64:^nft -43:^who -45:a -35:all -26:and -46:artist 25:belong 46:by
44:compress -24:drop -21:everyth -22:ha 57:in -36:item -27:left -61:list -41:made 23:me -41:member 43:of -57:on -37:one -20:out
-26:own -31:that 36:the 48:them -54:thi 24:to -33:wallet -26:which -46:who @tool=search_solana_tokens 52: 8:* -38:^i 39:^mint 36:^on
35:^price 28:^search 48:^token 27:^what 26:^which -77:a -22:about 41:addres -45:and -27:are -41:by 35:call -27:coin -43:for 29:i
-32:in -57:know 22:liquidity -29:list 47:many 28:mint -25:my -29:need 26:not 46:numb -22:of 49:on -31:one -22:only 24:or -34:our
42:pippin -55:pl -44:please 35:price 30:real 33:search -55:should -42:show 47:so -33:talk -20:that -23:there -50:tick 26:verify
30:what -39:with @tool=validate_address @~validate 22:* 41:? 62:^i -26:^my 49:a 30:addres -21:at 50:be 46:can 23:correct 21:from
27:have 42:i 26:it -25:my 43:pap -22:please 41:real 32:right 61:str 24:that 21:the 23:typ 26:valid -28:well -33:you
@tool=verify_message @~message 3:* 35:^say 23:^verify -20:by 29:claim 28:have 53:he -20:hi 39:in 26:own 28:say 23:that -23:thi
-21:wa 39:work @uses:bitcoinAddress 85:* @uses:ens 68:* @uses:exchange -67:* @uses:solanaAddress 131:* @uses:solanaSignature 148:*
@uses:step 34:* @uses:thing 92:* @uses:ticker -21:* @uses:unit 138:* @uses:venue -62:* @whole|open=ours!|left -43:*
@whole|open=ours!|taken -53:* @whole|open=person|left 36:* @whole|open=thing!|left -116:* @whole|open=thing!|taken -83:*
@whole|open=thing!|unnamed -69:* @whole|open=thing|taken -46:* @whole|open=thing|unnamed -89:* @whole|points=it|unnamed -9:*
@whole|points=own|unnamed -56:* @~abi 17:* -43:^call 32:^metamask 42:^my 20:^need 39:^please 43:abi 40:amount -30:argument 46:be
43:blob 47:bool 44:build -34:call 46:calldata -23:d 23:dapp -32:data 32:flag 50:for 32:goplu 40:have 113:hex 46:inside 42:into
-33:know 25:long -37:make 20:me 30:metamask 26:need 29:only -21:our -25:out -24:param 24:paus 67:permit2 30:pl 36:please 51:return
22:review 43:rout -35:safe 38:show -25:site -27:some -23:source 63:spend 40:swap -20:that 31:thi 27:token 33:unlimit 60:valu
41:whole @~account -53: 7:* -26:? -68:^account 60:^addres -27:^balance -23:^can -35:^cancel 73:^fund -32:^in 23:^liquidation
-44:^mint -40:^my 61:^nonce -47:^on -32:^the 60:^token 21:^which 31:^who -22:about 22:am -42:and -40:are -44:balance 72:been
-36:between -22:block -24:can -47:cancel 37:coin 58:create 42:dao -22:data -24:did 48:empty -57:entry 35:every -26:everyth
61:factory 45:far 35:fattest 29:forgot -27:frozen 67:fund -28:ga -33:got 67:ha 32:hot -21:i 24:im -31:in 33:incl 52:keep 26:know
-20:largest 68:liq 41:liquidat -20:liquidity 52:long -31:los 80:margin 28:market -42:mempool -32:mint -36:moment -38:move -35:much
28:network 51:next -34:not -28:old -39:open -61:order 31:our 67:pay -31:pend 59:perp 29:pl 33:price 46:program -33:put -21:rate
-23:real -21:rent -32:safe -31:short 33:should -30:show -21:somebody -42:spl -24:state -54:stop 33:straight -27:supp -23:take
-35:talk 23:that 22:their -20:them -59:there -32:these -23:to -27:today 23:too -68:transaction -39:up 44:used -32:v -33:value
-25:verify -22:wa 34:wallet 28:well -39:which 54:will -23:you @~activity -48: -10:* -32:^ha -24:^i 39:^list 24:^show 46:^trad
-39:^wallet 23:^what -36:activity -24:balance 45:been 75:buy 37:cash -23:client 23:coin 22:copy 28:did -35:doe -22:fee -31:follow
-26:for -25:guy 29:ha 28:into 35:last 42:late -28:latest -21:ledg 34:list 23:market -25:money -26:now 22:on -20:only -29:out
23:recent -23:redemption -26:say -20:settl -26:think 28:today -32:touch 33:trad 31:trade 25:up -26:wallet 27:we 41:were -37:with
@~addres 11:* 25:? 54:^a -42:^addres -46:^any -33:^can -28:^capital -28:^compare -35:^contract -31:^find 27:^i -24:^ledg
-43:^liquidity -36:^my 56:^need 40:^pool 26:^show 27:^tx 29:^volume 64:^wallet 25:addres -41:address -26:against 28:any -41:anywhere
-45:are 33:arriv 28:at 52:be 53:bett 35:blacklist -22:block -27:bought -31:can -24:capital -23:chain -26:channel -38:compare
28:correct 66:counterparty 33:court -46:create 23:dao -36:day 21:decimal 59:deep 71:dev -29:don 32:drain 40:draw 53:earn 39:eip
56:email -26:end 20:everyth -34:explain -22:exploit -22:explor -70:factory -23:fath -48:find 24:first -34:flagg 31:found -46:front
43:fund 23:gave 22:get -35:gone 38:ha 30:have 26:her 66:hit -23:hold 27:hot 30:includ 22:input -51:inscription -26:inside -20:into
25:know 30:land 23:leave -25:lightn 58:liq 29:lost -40:lp -60:mempool -21:metamask -25:min 50:mov 45:move 34:must -22:name 25:need
-28:newest -24:next 27:ok 58:one 24:ord -33:ordinal 55:oth -26:over -29:page 35:paid 36:pair 83:pap -27:pend 39:pl 24:plain
20:present 28:price -22:pull -30:receive 23:recent 34:reserve -63:run 31:sat -46:satoshi -39:screen -29:see -26:she 61:since 56:sitt
27:small -38:sold 37:some 57:stop 26:storage 60:str 47:t -21:talk -34:that 24:the 36:them -27:these -32:they 45:thi -33:too -23:tool
-25:total 40:touch 32:trade 35:treasury -23:trezor -29:two 21:u 21:unspent 22:utxo -22:v 24:vol -24:volume 46:wallet -29:well
-43:went 23:what 33:wheth -30:will 27:withdrawal 39:yield @~alchemy -12:* -32:^make 44:alchemy -36:at -24:decimal 33:entry 41:every
33:list -28:logo -32:make -24:me 35:position 39:unit -28:want 34:we @~approval -17:* 27:^before -33:^can 33:^how -34:^i 35:^list
27:^nft -54:^please -82:^revoke 67:^token 59:^which 49:^who -24:addres -41:all 20:allow 45:approv -50:approval 32:approve -32:be
63:can 43:clean -42:click 23:did -21:do -61:doe 34:erc20 21:erc721 -76:every -53:for 41:from 34:give 20:grant 26:hi 28:how 26:if
-28:it -34:know -35:ledg 25:link 66:list -53:me 34:much -56:my -28:network 60:nft -28:now -23:old -29:on 42:one -32:open 36:our
33:out -30:own 35:permission 29:permit2 -70:please -75:revoke -42:rout 20:safe 86:should -22:site 56:so -45:some 23:source -40:still
27:take 50:th -52:that 30:there 49:think 22:token 41:up 31:want 52:which 26:who 35:whom @~asset -4:* -22:0x 26:? -23:^all
30:^coingecko 35:^compress -40:^everyth -21:^in -29:^make 29:^my -27:^need -22:^nft 22:^please -23:^show 50:^which 48:^who -21:a
-21:address -45:also -30:artist 21:asset 41:belong -36:by 21:came -30:category -30:coin 21:coingecko 29:collection -24:contract
-61:creator 30:digital -35:do 63:doe -21:drop -36:everyth -24:floor 22:friend -20:go -25:ha 35:had 74:he -25:includ -34:item 27:kind
24:left -24:lend -51:list -26:make -41:member -33:mov -21:much -31:newest 39:nft 51:numb 27:number -24:on -54:one -30:only -22:out
54:own 23:page 28:phantom -45:piec 29:platform -24:price -24:royalty -54:same -58:send 36:she 28:so -20:thi -25:to -25:too -31:top
31:track 68:trait -27:up 21:url -24:wallet 30:went 25:whatev 40:which -21:whole 30:writ @~at -20:* 21:^doe 21:^i -45:^on -61:^price
30:^read -27:against -28:are 40:can -21:cold 31:contract -38:feed -22:it -22:me -32:now -28:one -25:or -22:please -39:price 47:print
28:read 34:second 36:stock -27:they 34:very -24:we -20:where -25:which @~balanc -35: -29:^can -27:^decimal 33:^how -21:^list
-37:^only -30:^price 34:^search 52:^token -50:^which -22:a -24:all -20:an 27:and -28:at 35:bag -47:by -34:can -25:contract
-40:decimal 38:doe -21:erc 44:every 42:explor -26:for -43:go -48:got -38:ha 50:have -37:held -21:hold 34:holding 24:how -38:inflow
57:inside -21:it 23:lie -29:look -32:many -38:most 44:much -40:no -24:not -44:one -75:only -20:over -31:paid -26:perp -33:piec
47:pric -67:rows 35:search -23:sit -44:smallest -36:somebody 33:spot -24:the 25:there 27:those 28:token 22:too -23:trad -25:trade
33:unit 36:up -39:want 22:we @~balance 37: 38:* -42:^account 50:^can -64:^contract 24:^decimal 24:^doe 77:^find -38:^ga -43:^ha
72:^held -33:^how 79:^in -34:^need 54:^our -23:^please -24:^price -21:^show 39:^the -23:^token 58:^wallet -37:^we 43:^when -22:^who
-50:account -33:addres -59:address 49:am -58:and 27:any 36:ask 31:at -23:attestation 41:behind 35:best -24:burnt 41:by 81:call
-26:came 24:can -35:chain -37:chang -24:circle 55:claim -35:client -23:close -32:coin 46:cold -23:compare 89:crypto 49:custom -24:d
50:dao 22:deposit 36:do -27:doe 37:down 38:empty -22:etherscan 47:exact 30:exchange -37:explor 75:find 29:for 47:friend -45:from
-37:fund -39:ga 41:gave -25:got 37:grandson 58:ha 76:had -47:have 38:he 70:held -71:hi 35:history 35:inside 27:keep 26:kind 37:know
21:last 50:left 39:like 53:line -38:list 50:made 37:market 56:metamask 36:mine 31:more -35:mov -22:much 40:multisig 31:name
-45:native -25:nev -43:nonce -37:not -31:numb -23:number 40:office 45:old 26:or 30:out -27:over 40:own -31:pay 23:pl -24:plu
32:present -31:price -54:pull -23:put 38:queue 47:report 44:run 57:see -55:send 27:should 33:show 30:sit 32:sitt 59:so -25:some
32:somebody 34:someone 32:stablecoin -41:stak 30:storage 39:symbol -41:take 26:tax 67:tell -37:th 59:that 37:the -21:their -30:them
-84:there 32:these -33:they 69:to 30:today 50:treasury 30:two -26:verify 54:vitalik 21:want -34:we 37:when 21:where -21:who
-25:whole 56:why -23:with 64:you 82:zero @~block -23:* 36:^height -35:^how -41:^in 35:^latest 52:^my -29:^next 54:^on -41:^our
-45:^the -39:^which -29:^who -27:a 20:all -23:already -25:and -27:auditor 36:balance -48:been -51:burn -30:by 45:closest 30:could
36:count 21:deploy -63:did -23:difficulty -32:explor -21:fee 22:first 25:for -21:found 40:full 20:give -62:ha 40:hack 34:height
-48:how -58:includ -34:it 23:land -29:last 28:log 27:made -41:many -22:mempool -36:most -70:much 28:nearest 42:need -27:next -29:now
-27:numb 29:on -55:our -54:payment -32:pool -47:price 41:produc -58:propos -26:read 23:reward -26:second 24:seem 41:slot 45:that
-24:them -31:those 71:time 44:timestamp -23:today -53:transaction -42:transf -24:up 30:wa 33:we 23:went -25:were 33:when 33:where
-31:which -24:will 24:with 21:year 22:you @~bridge -6:* -38:^and 30:^could -33:^i -46:^what -48:^which -25:are -23:at -43:been
26:between -37:busiest -24:by 29:could -20:cros -22:defillama 67:deposit 35:did -34:exchange -32:for 26:give -53:ha -23:in -21:into
-23:leave -21:ledg -25:list -41:most 47:much -21:my -34:net -27:number -33:our 22:people -26:sent 75:since 48:statu 43:still 30:tell
-28:that -24:thi -30:time -25:to 31:today -42:total -29:transaction 41:use -23:wa -49:week -40:what -56:which 79:withdraw 66:yield
25:you @~btc -24: -30:? 46:^addres 22:^and -42:^best -29:^can -64:^did 42:^fee -56:^ha -38:^hash 32:^hashrate -27:^kind 30:^latest
-25:^ledg -37:^min -45:^my 25:^please 36:^sat 33:^transaction 23:^tx 72:^wallet 31:^what -32:^when -38:^which 41:^why -51:address
20:adjustment 35:again -27:are 22:at -21:bank 25:been -34:best 28:buy -24:can -37:change -26:channel -26:client -22:coin 20:com
39:confirm 31:consolidate 58:cost 24:currency 67:deposit 37:develop 40:draw 28:every -20:far -22:fath -29:for 64:gave -21:hack
-22:hash -36:hashrate 74:have 23:how -40:id 30:if 39:includ 22:input -50:inscription -26:kind 34:know -30:last -44:late -29:lightn
42:line 24:list 31:lost -23:made -26:make 27:many 22:me -100:mempool -80:min 40:mine 45:mov 21:much 34:must 21:n 67:near 35:newest
-25:noth 42:now 20:numb 55:old 40:on 100:one 23:ord -51:ordinal 74:oth -34:over -54:own 54:pap 21:pay -22:payout 34:pl 36:please
-50:pool -22:pow 21:present -49:price 40:queu -33:queue -26:quot -37:rate -31:receive 22:recent -81:run 43:sat -52:satoshi 38:see
42:sell 43:sent -39:share -28:should -23:sign -36:sit 53:sitt 44:small -38:sold 31:some 35:spend 31:spendable 29:still 28:storage
31:supp 41:them -40:then 23:timestamp 66:top 40:touch -59:transaction -22:transf -32:treasury -28:trezor 61:txid 56:up 27:utxo
-21:valid 58:vb -20:wa 27:wait 60:wallet 30:want -24:went 36:were -25:when -22:where 44:wheth -30:which -42:who 37:why 32:withdrawal
-41:won -23:worth 21:would -57:yet @~category -21: -23:* 54:^coin -31:^market -22:^what -35:^which -25:a -23:bet 33:category
20:exist -33:for -30:i 23:id -22:in 22:into -25:like 25:list -40:my 34:nam -29:need -21:or -45:rank 53:sector 24:sort -50:that
-31:what -24:which @~chain -30:^all -26:^block 60:^chain -35:^circulat 60:^contract -24:^could 59:^dex 27:^doe -20:^height -21:^it
-31:^kind 29:^need 41:^of -52:^on 32:^option 36:^our -36:^pool 57:^rank 53:^stablecoin -51:^supp 30:^total -32:^volume 25:^we
25:^who -27:acros 50:actual -29:add -25:address -70:all -51:already -34:also 60:among -57:amount -32:anyone -27:are 48:ask -22:at
59:before -26:between 110:blockchain 46:blockscout 25:busy 34:call -46:circulat -47:circulation 37:claim 49:click -26:client
24:collection 36:company 77:compar 43:contract 22:copy 49:d 70:deploy -29:develop 48:dex 22:do 25:evm 24:exchange -23:favourite
42:figure 36:file 31:first -30:float -32:follow 22:gone 37:goplu -21:got 24:grant 28:grew 46:grow -58:have -31:he -34:history
-23:hold 37:id -52:investor -63:issu -49:itself 77:keep -28:kind 60:know 59:l2 -24:lend -51:lett -26:liquidation 51:liv -23:lol
-24:made -49:make -21:many -25:market -24:me -28:metamask 34:money 30:more 39:network -25:new -28:nod -20:of -30:often 31:on -20:out
26:over -26:own -27:paid 25:pay -22:payout 31:people 31:per -22:perp 41:pile 45:pl -33:pool 22:real -20:right 40:rollup -64:rows
40:rpc 28:say -33:search 31:see -34:seen 52:send -46:sery -32:share -21:should -25:since 23:single 36:sit 48:site -31:small -23:sold
40:some 26:someth -24:stabl -70:stable 28:stablecoin 22:start -21:state -23:still 56:str -21:stuck -27:supp -31:take -20:th 27:than
-21:them -48:then 43:there 27:they 54:those -38:through 33:to 44:today -21:too 36:trade -23:treasury 38:trend -32:turn 47:turnov
26:tvl 42:type 41:u 24:use 48:utilisation 32:v -48:venue 22:versu 50:wallet 46:want 27:we -21:went -29:were 44:where 31:who
-41:whole 33:with 27:write -36:yield @~chart -16:* -27:? -29:^a -46:^and 30:^apy -32:^at 57:^by 37:^chart -36:^circulat -32:^clos
-21:^did 21:^give -31:^ha -40:^in 50:^kind -68:^market 44:^my -27:^newest 72:^of 28:^our 23:^please 46:^plot 58:^pric -57:^price
33:^pull -50:^since 42:^stablecoin 44:^stack -39:^supp -55:^token -28:^v 27:^volume 29:^wa -26:^which 25:^yield 34:a 49:advis
25:against 34:am -52:amount 30:an -46:any 34:app 46:apy -23:article -28:ath 35:auditor 28:back -24:bank -35:been 44:beginn -44:below
-33:beside -21:bett -24:between 26:board 65:book 37:bought -32:buy -59:cap -32:capitalisation 21:change 60:chart 32:cheapest
-44:circulat -69:circulation -25:client -29:coingecko 28:company -67:compar -34:competitor -43:cost 30:could -44:country 29:cov
-21:current 46:d -40:dao -30:dat -23:data -20:day 52:decimal 52:defillama -40:deposit -26:derivativ 34:develop 41:did -28:dividend
49:do 46:down -45:due 42:employ 29:enough -20:erc20 24:exchange -58:exploit -26:figur 58:figure 60:fine 46:firm 41:float 22:from
-24:fund 45:gain -43:goe 59:grew 27:grow -26:have 30:he 59:history -26:hurt 23:i 29:id -45:index 36:it 23:kind -26:knee -31:know
-41:late 32:lay -38:lett 50:like 26:liquidity 25:look -37:los 33:lost 44:low -44:market -26:marketplace 48:may -28:me 39:memo
-23:min 32:mint -54:money -49:month 30:more -46:mov -69:move -32:must 22:my -39:n 32:need 38:next 29:no -33:noth 75:number -40:often
-30:open 47:over 39:own 27:pap -48:park 71:past 30:pay -29:people -69:per 50:percent 41:pile 25:please 47:plot 22:point 21:position
24:pric -37:price -33:profit 40:project 30:pull 20:put -35:quarter -50:reach -35:record -35:regist -50:report -65:risk -24:rn
55:same 25:saving -27:sell -32:sentiment 68:sery -29:side 44:since -49:sit 29:slide -24:small -22:sold -31:some -22:spot 21:spread
39:stabl -61:stable 42:stack 43:start -43:statement 28:summ 33:tax 24:tell -26:term 33:than -38:that -30:them 35:there 40:thesi
37:thi -23:tim 56:time 20:to -23:today -34:too 35:trad 32:trade -55:trader -21:transf 59:up -35:use 93:utc -21:v 79:value 25:venue
32:very 26:vol 29:want 56:we -81:week 31:went -21:when -31:which -37:with -42:worth -21:write -73:year -53:yet -30:yield -42:your
@~check 9:* 23:^and 42:^are 34:^before 22:^buy -34:^can 23:^check -58:^did -28:^draft 28:^for 23:^ha 25:^i 33:^if -26:^my -20:^nft
-41:^our -23:^show -24:^source 38:^the 21:^verify 25:^who 29:addres 20:advis -21:against -30:airdrop -44:also -26:anywhere -21:ape
27:approve 43:at 29:but 41:button -49:buy -25:by -32:click -39:company 68:counterparty -39:d 45:dangerou -43:did -24:doe -28:draft
27:drain 31:dust -42:end -26:exact -25:exchange -41:fake 21:fee 29:file -40:find 25:first -34:flagg -24:form -30:found -24:friday
-50:friend -42:front 44:fund 45:go -25:grant -25:he -29:hi 49:hidden -23:know 31:known -34:ledg -50:left 21:like 55:look 33:mail
29:maliciou 24:many -47:match 25:memecoin 25:metamask -26:min 21:nephew -51:network -31:next -36:nft 48:no -26:old -23:or -59:our
-30:out 50:page -29:pay -38:pl -44:pool 23:publish 38:put 41:safe -40:screen -44:see -25:shar -23:show -31:simulate -20:solidity
48:some 32:still 33:swap 82:t -27:that 22:their 23:they 35:tick 38:trap -26:trustworthy 22:until 32:verify 28:want -27:we 43:when
-27:where -31:whom 42:why 56:with 60:worth -37:yet -32:you @~coin 26: -10:* 33:24h 39:^ -21:^a -43:^at -52:^can 39:^chart 23:^clos
-28:^coingecko -31:^compare 49:^contract 76:^everyth -28:^find -35:^floor -57:^for -53:^ha -21:^i 43:^it 50:^kind 25:^list
52:^market -21:^next 30:^on -31:^open 33:^our 21:^someone -29:^tell -29:^the 60:^token 28:^top -39:^total -26:^v -25:^volume
-24:^what -42:^who -36:about 48:account -23:ad 23:add -21:addres 24:address 51:advis -40:against 24:also 27:am -43:among -31:an
21:are 63:around -34:artist 35:ask -28:ath 24:auditor -39:below -28:bett 55:biggest 35:book 40:both 25:bridge -26:buy -29:can 22:cap
24:capitalisation -25:cent 35:chart 40:cheapest -20:clos 47:close 63:coingecko -23:colleague -38:compare 44:contract -46:cost
-20:country -42:current 34:d -52:data 24:date 85:day -24:decimal 49:depth -29:dex -44:drop 24:end 21:even 25:ever -24:everyone
85:everyth 30:exchang 38:exchange -23:exist 67:exploit 25:far -29:fee 74:figur 62:figure -29:find -52:floor -25:from -38:full
39:gain 61:google 53:got -27:group -22:ha 28:hi -24:history 24:id -20:if -87:index -22:just -60:keep 23:kind 24:lose -33:m 28:mcap
-27:me -24:mem -38:mint -24:morn -22:most 50:move 34:much -48:n -47:name -68:near 54:need 46:nephew -34:new -27:news -25:next 68:not
-40:now 40:ohlc 50:only 27:oth -27:our -39:over -35:own 32:paid -48:people -34:per 36:percent 68:pl 38:present -23:pric -29:project
-22:quot -33:rank 29:rate 25:read -39:real 22:recent 21:return 31:rows 42:same 50:say 33:school -55:second -44:sell 30:send
-29:sentiment -37:she 61:sheet 32:should 57:since -22:sitt 31:sold 41:spread 49:start 42:startup -38:statement -25:step -24:still
-26:talk 52:tax -33:telegram -28:tell 30:then -46:think 42:tick -37:tim 55:time 21:to -46:today 62:togeth -39:total -55:turnov
-29:twitt 22:und -23:until 45:up 31:use -34:v 22:valuation -23:venue -24:very 24:vol 40:volume 21:w 38:wa 54:want -41:we 24:website
48:week 25:well -36:were -26:what 57:whatev 32:when -36:who 36:whole 39:will 57:work -26:write 57:wrong -25:year @~compute 28: -33:*
24:? -51:^addres -36:^ha 23:^i 29:^namehash 34:^the -25:^which -23:account 32:be 38:contract -44:create -25:do -69:factory 39:for
41:get -36:ha -27:look 31:namehash -21:next 61:node 24:plain -20:resolv 21:still -46:that -25:to 20:where -29:will -44:with
@~contract -24:* -34:^a 53:^abi -23:^all 33:^and -72:^call 45:^collection 26:^everyth -34:^find 24:^how -21:^in 27:^it -21:^list
69:^look 71:^make -45:^market -31:^my 36:^need 27:^numb -40:^of 22:^our 25:^price 25:^pull -44:^read -25:^review 24:^source
-69:^token -52:^verify 70:abi -29:about -25:addres -35:all 29:am -37:answ 40:ape -31:artist -45:attach 55:auditor -42:base 20:belong
-24:between -31:both -22:burn -36:call -30:cap -37:capitalisation 28:change 21:chat 31:cheapest -38:colleague 40:com 21:compil
-54:contract 27:current -23:dangerou -24:dat 56:data 33:decimal 30:developer 29:did -24:diff -49:each -26:eip 70:enough -32:erc20
-24:error -47:etherscan -59:exploit 40:explor 21:figur -20:fil -35:find 25:give 22:go -31:hash -21:he -42:here 25:hidden 55:hold
-26:holding -21:honeypot 23:how -23:idea -51:itself 39:jpeg -49:json 22:just 57:look -43:m 31:make -49:match -53:may -27:mint
23:move -23:my 35:n 37:need 39:numb 23:or -59:oth -21:our -40:own 46:owner 39:paid 37:pancake -24:penguin 37:please -32:pool
51:proxy 23:public 31:publish -21:real -40:regex -34:report 21:review -34:risk 41:rout -43:run 52:sal -62:same -50:say 30:second
-29:send -34:she -25:sit -22:site -72:so -20:stand 31:there -40:thi 51:tick -29:time -20:too -29:top 68:transf 23:twitt 39:two
56:und 22:up 20:user 35:vault -30:volume -24:way 23:website -24:were -23:what 35:whatev -49:whole -70:whose -23:with -37:without
-22:worth -27:writ -51:write @~counter -6:* -24:^ga 40:^hold -30:^numb 45:^please 21:^total 31:^what -23:^which 27:about 34:account
42:active 43:activity -45:addres 35:address 37:already -27:been -55:block -42:burn 41:burnt -21:busy -62:by 32:company 23:contract
36:count 64:did -25:do 37:for 25:ga 28:give -36:he 59:hold -30:holder -37:keep 59:know -24:late -33:like -25:look 38:made 27:mint
41:more -22:most -22:numb 24:our 23:own 75:pay 23:please -37:say 52:send 22:sent -65:since 29:talk 30:tell 29:th 36:them -37:these
-23:today 22:token 36:transaction -34:vitalik 21:wa 54:we -21:which 38:who 25:would @~decode -30: 26:* 37:4byte 35:^4byte -32:^abi
-45:^doe -69:^event -24:^how -21:^keccak 45:^metamask 63:^my 39:^our 33:^please -62:^selector -23:^topic -38:^topic0 -24:abi 40:an
52:any 49:argument 21:ask 44:be 47:behind 44:blob 47:bool -36:build 56:byte -32:call 32:can 42:chain 23:constructor 31:custom
23:dapp -28:data -21:decod 25:decode -26:did 47:eip -29:emit 39:event 43:every -26:fail 27:from 50:get -24:give 44:go 36:ha 52:here
44:hex 54:id -43:input 54:inside 51:into 21:it -24:keccak 25:letter 23:like 24:log 23:long 41:lookup 23:many 30:me 84:mean
41:metamask -33:method -33:nam -35:need -36:no 51:nonce -27:old -24:one 32:only -33:our 21:own -24:param 24:paus -75:receiv
37:recipient 28:return 31:revert 24:review 33:rout -48:safe 24:see -36:selector -45:send 59:show -24:site 36:swap 30:t 38:take
32:text 25:that 44:thi 23:to 29:token 78:topic 37:topic0 28:trace -32:transf -30:tx 43:unit 47:unknown -35:unlimit 52:valu 21:value
41:what 35:where 27:which 49:would 21:write 32:you @~defi 25: 13:* -30:? -35:^am -35:^chain 31:^could -27:^fee -21:^for 34:^ha
48:^how 33:^in -32:^lend -53:^market 27:^on -22:^stak -48:^the -22:^tvl -27:^unclaim 30:^what -26:^where 20:^which 57:^who -26:about
-47:addres 42:aft -33:airdrop -59:all 28:amount -49:any 61:anywhere -21:apy 26:are -27:at -55:balance 29:bank 29:between 50:big
-29:biggest -26:build 41:by 24:chain -24:coin -21:contract 28:could -26:current 44:dao 21:dapp 23:defi -37:defillama 30:deposit
34:do 29:down 63:each 62:earn -33:eligible 59:end 58:everyone -44:fee -31:first -26:for 40:fund -65:get -29:give -37:got 45:hack
55:hold 33:id -65:into -48:job -30:just -45:keep -24:key 25:large 33:lent 41:lp -78:made -61:many 32:mine 24:mov 26:much 35:new
-21:not -35:numb -35:old 39:our 43:pl -26:plu -37:price -35:print 23:project 23:protocol 41:provide 30:run -29:saving -37:season
28:see 40:service 55:share 34:sit 21:some 22:summ -30:their -31:them -48:there -21:to -33:today -51:togeth -27:token -26:two -36:u
-52:use 41:value 28:vault -34:wa -35:wallet 51:want -63:we 45:went 36:when 33:which 45:who 71:whole 36:with -21:work -21:would
46:yield @~derivativ -37: -14:* 26:^all 29:^fund -52:^futur 23:^how -29:^perp 39:^the -42:all -43:and 40:biggest -39:coingecko
-23:could 78:derivativ 41:first -41:friday 40:friend -43:from 38:hedge -21:id -42:know -23:liquidat -32:list -33:nam -29:one 41:only
-20:or -24:perpetual -61:please -24:rat 31:rate 26:report -44:spot 27:them -57:there -29:total 33:turn 38:turnov -24:use 42:venue
-26:wa -36:you @~detail 45: 16:* -21:^need 53:^on 25:^what -54:^which -25:^who -21:all -23:already -25:and -45:been 75:block
-23:broadcast -49:burn -31:by 49:call -28:contract 26:data -22:did 53:full 45:hack -24:how 34:if 24:in 54:input -28:it -20:last
-77:much -28:newest -20:nonce 40:or -42:our -49:price -58:propos 24:reward 40:show -27:slot -26:so 36:tell 68:that -32:them 32:thi
-23:those 62:time -58:to 26:transaction 28:tx -39:were 38:what -51:which 21:with @~dex 8:* -62:24h -23:^a 22:^all 24:^any -23:^at
-29:^biggest 55:^busiest 21:^for -21:^how -48:^on 23:^pair 49:^please -37:^pool 59:^search -27:^top 27:^total 43:^where -20:about
-30:an -42:been -26:biggest -21:block 53:busiest -45:buy 22:by 23:can -28:change -48:coin 63:decentralis -31:desk 34:develop 62:dex
29:exist -32:explor 23:follow 23:for 27:from -32:fund 35:geckoterminal -31:give -21:ha -28:hold -27:launch 37:led -21:like
-27:marketplace 24:mint 33:month 45:move -22:much 43:name 20:network 35:numb 52:one -43:only -30:oth 58:pair -34:people 52:percent
29:please -24:pool -34:rank -32:result 39:same 46:search -45:sell 24:show 43:since -23:single -21:so -35:swapp -24:th 21:the 48:then
36:tick -24:to -24:token -34:top 21:track 37:trade 32:two 29:use -30:venue 29:verify 40:vol 30:week -27:were 29:where -20:wheth
21:which 26:who -41:year -20:yield -31:you @~en -13:* -34:0x 44:^addres -35:^did -24:^how 30:^my 23:^on 26:^reverse 45:^the 38:^to
-29:^what 40:^where 25:^which -35:^who 27:account 37:addres -42:already 23:anyth 21:be 36:both 32:call -38:can 23:client -26:cold
39:colleague 23:could 26:counterparty -33:did 47:do -28:en -21:give 46:go 28:hi -64:how 49:if -29:it -24:know -40:many -40:much
22:my 37:nam 31:name 20:of -56:or 25:out -29:paid 30:payout -46:pl 28:point 26:reverse 20:run 35:say 23:see 47:send 23:some
-39:somebody 45:someone 22:still 22:text 23:to 28:u 61:verify -24:wallet -30:what 40:where 38:which -24:who @~entity 58:0x
27:^before 42:^coingecko 32:^find -20:^for 20:^list -54:^look -28:^my 34:^our 20:^someone -48:^tell -29:^to 39:^we 30:^what
-30:^when -33:^which 35:about -23:addres -27:against 26:an 47:and 30:anyth 27:are 34:ask 44:audit 35:auditor 41:average 29:be
-38:been -65:behind -22:belong 36:book 33:category 27:chain 51:change 28:chat 60:code 39:coingecko 35:colleague -41:contract 27:copy
30:country 21:crypto -23:dao -32:do 25:doe -40:each 51:error -57:exchange -27:fee 52:find 38:found 47:from -57:gave -23:go 54:got
-56:hand 21:have 26:here -41:hi -25:hot -25:how 21:i 46:id 46:identify 25:includ 57:invoice 43:it -39:keccak 39:kind -21:largest
23:ledg 29:like 27:long 39:los 26:mail 20:many 26:market 37:min -42:morn -43:much -33:nam -69:name 37:noth -28:now 24:numb 36:old
-47:only -26:oth 30:out 64:paid 45:past 40:payment -20:person -20:please 39:present -40:price 50:profit -54:rank -28:real 37:right
-28:run -41:safe -47:same -27:say 32:shar -23:share 29:sheet -28:should -34:show 39:sitt -36:some 25:someone 21:someth -35:stack
-26:stand 69:take -63:tell 40:th -25:theft -21:them 44:they -21:to 42:tool 26:track 27:treasury 29:two 63:v 36:value -25:wa
-23:wallet 29:we 32:what -26:when 46:whom 37:work 47:worth -22:write @~erc20 -20:* 41:^allowance 38:^could -22:^doe 38:^for 39:^i
-23:^in -41:^list -45:^may 23:^on -39:^please -33:^read -22:^show -29:^the -25:^token -22:^which 28:account 32:aft 27:all
48:allowance 57:already 22:amount -24:are -36:ask -25:at -43:be -28:burn 27:chain -32:claim 24:click 24:confirm 29:contract 26:could
-21:data -27:do 53:erc20 34:exist -22:far -32:first 23:for -66:gave 31:go 35:grant 21:here -43:hex 39:incom -29:inflow 78:itself
35:last 25:link -20:make 31:may 36:more -28:most -48:movement 33:my 34:name 27:need -36:nft -24:no -25:not -34:numb -64:off 58:old
-53:one 64:only 57:open -27:outgo 35:payment -55:permit2 -44:please 30:pool 30:read 34:report -21:revoke 52:rows -41:same -22:show
-35:spend -40:start 81:still 37:supp 20:swapp -20:symbol -21:take -39:that -38:them 38:then 42:they 22:think 45:through -42:to
37:total -28:transf -57:transfer 27:treasury -49:unlimit -31:want -40:with 22:you @~estimate -37:* -40:^ga 21:^if -23:at -29:ga
20:just -21:no -23:now -32:paid -36:please -37:price -36:rn -26:send 20:sent 26:swap -23:that -30:today -32:wallet -29:want
-23:where 25:writ -27:you @~etherscan 14:* 30:^all 51:^need 61:^show -73:^verify 46:^we 48:account 53:all 26:an 57:and 20:ask -35:at
-48:attach 26:compil -63:contract 45:crypto -41:etherscan 28:ever 23:fast 44:fee -31:fil 30:file -22:find 25:first 23:for 27:fund
-23:hash -50:have -46:here 56:in -27:incom 40:internal -25:ledg 29:licence 20:list -33:money 75:movement 23:multisig -54:newest
-20:noth -25:numb 29:of -51:old 23:on -56:only 26:open -28:our 82:out 27:own 41:paid 49:pull 43:receiv 32:rout -33:see -53:send
22:sent 48:show 26:solidity 50:start 23:their 28:them -39:token 64:transaction 20:treasury -27:up -44:verify 61:very 25:we -25:who
@~event -36: -19:* -28:? 58:^all -29:^how 36:^imp -67:^list -25:^odd 34:^open 38:^settl 60:^show 68:^topic0 -44:^what 33:^which
-29:a -43:about -20:account 51:all -26:already -39:an 41:are -24:argument -36:been 40:bet 49:bett 40:both -27:by 30:can -44:clos
-33:could 24:custom -29:decemb -43:do 41:each 32:event -46:every 24:filt -29:find 25:first -36:from -23:get -42:give -54:ha -37:have
-56:here -33:how 39:id 35:imp 30:in -26:it -58:list -65:market 21:me -54:mean 54:need 27:odd -22:of -27:old 21:on 40:one -31:only
38:open 36:our 24:outcom 29:people -28:per 31:pric -36:resolve -38:say -27:settl 48:show -46:still 47:strik 45:strike 24:that
38:their -29:them 35:there -24:they -21:thi -50:tick 29:togeth -41:topic -43:trad -25:trade -34:u -61:volume -45:what 28:which
36:whose -84:will -31:you @~exchang -36: -34:^how -47:^open 22:^the -52:^trust 28:at 27:biggest -20:coingecko 44:country
43:derivativ 20:else 30:exchange 37:for 49:found -44:friend 22:from 21:futur 35:ha -34:how 22:id -29:it 43:kind -33:know 33:largest
28:list 40:me 38:min 21:most -59:my -38:nam 48:name 31:need 30:now 34:only 21:or -33:perpetual -49:platform 45:rank 33:right
-34:score 45:should 24:their 24:them 29:they -31:thi -22:trust 55:turnov 24:venu 21:which 36:with 56:year -22:you @~exchange 28:
-16:* -22:^ -24:^are -39:^bid -34:^compare -30:^depth 43:^doe 46:^ha 56:^how -29:^i -33:^market -20:^my -24:^numb 39:^pair -23:^perp
-20:^show 22:^tell -34:^trad 58:^trust 41:^volume -27:^where -50:above -26:acros 77:against 24:also -42:answer 31:anyth -28:api
-31:app -23:around -49:ask -29:at -54:balance -45:bid -28:biggest 23:bot 46:both 83:bought 22:brok -21:chain -25:client 62:clock
-32:close -32:coingecko -22:connect 27:country 26:currency -24:day 24:depth 47:did 36:even 34:every -28:exchang -31:exchange
-46:file 44:first -23:found -32:friday 50:friend -22:from 36:get 27:gone 39:hedge -24:high -30:history -29:hour 30:how -51:id 27:in
30:it 30:keep -41:key -45:kind 40:know -43:level -21:live -24:look 36:margin -42:min 32:moment -21:month 24:morn -27:need -53:not
21:off -33:often -26:old 24:one -22:or 56:order -21:oth 29:own 38:pair 26:pension 71:percent -33:perp -23:perpetual 58:place
-28:present -21:price -42:rank -30:rat -29:recent 24:reject 22:report 31:request -29:right -20:risk 38:score -37:see 43:send 27:serv
-50:service -24:should 39:since -35:somebody -30:spread 33:stand 27:statu -35:take -28:term -25:their -22:them 39:there 23:thi
-25:tick -25:token -31:top 42:trade 53:trust 86:trustworthy -21:turnov -66:und 64:up -58:use -24:venu 60:venue 53:volume 60:we
-39:week -52:whatev 26:where -34:will -44:withdraw -34:withdrawal -38:would -27:write -33:year 29:your @~fee -67: -23:* -24:?
-21:^ga -27:^if -31:^please -24:^price 26:^rank 64:^revenue -37:^sat 25:^top -30:^tvl 22:^where 25:^who -48:aft 41:against 44:all
36:am -30:and 36:anyth -35:are -24:block -22:bot 34:by 23:chain -32:client 59:com -25:cost 49:crypto -25:defi 41:dex -31:doe 26:dur
37:fee -27:for -25:from -28:ga 39:get -25:got 29:have -20:he 51:hour 30:into 25:itself -24:keep -25:kept -27:last 22:late -27:lie
23:list -26:lowest 33:made -39:mempool 39:need 51:newest -28:next 35:no 46:not 39:numb -43:one 23:only -65:oth 28:our 36:payment
-33:pend 48:people -41:per -23:please -58:pool -22:present -24:price -27:profit -35:program 29:protocol 32:relay -22:revenue
27:right 56:rn -27:sandwich -29:sat -31:set 45:so -22:still 45:supp 23:team -26:that 22:thi 46:through -30:time 28:tip 26:to
25:token -51:total -33:tp -62:trader -47:transaction -33:tvl -26:two -36:up -29:used -54:v 31:very -62:wa -29:wait -27:were
-29:whole -27:with 40:within -29:would @~fund -24: -50:* -40:^fund -25:^how -26:^i -32:^long 23:^next -21:^oi 36:^perp 32:^what
-25:are 32:at -28:by 30:carry 25:current -26:did 40:do -34:fee 25:for -26:fund -50:ha 28:have -22:how -41:in 45:late -41:leverage
-58:long 49:m 37:margin -42:me -42:moment -33:much -82:my 51:next -28:oi -27:open -30:or 33:paid -37:pay -23:position 53:rat
-29:rate -31:ratio 42:short 30:since 50:swap -22:that 64:there -42:to 53:today 24:trad 35:v 34:what @~ga -29:* -38:^cheapest
-21:^convert 83:^ga 22:^if -50:^what -27:^where -29:aft -26:and -36:blob 36:coin -48:did -25:each 22:estimate -25:for 49:ga -25:get
28:high -24:in -26:l2 34:m 22:moment -29:no -57:nod 26:now -36:one -25:paid -29:pair -60:pay 30:pl 24:plain 43:present -22:receipt
-49:sat -40:station -23:that -26:them 37:there -28:they 23:think -32:transf 38:tx 26:v -45:vb -27:wallet -34:want -25:way -21:what
-26:where -23:you @~global 27: -12:* 65:^ -24:^chart 24:^dominance -37:^i -73:^in -75:^market -55:^stablecoin 25:^supp 77:^total
26:all -21:are 24:back 31:beginn -21:biggest -25:cap 54:capitalisation -71:circulation 36:crypto 24:develop 59:dominance 42:float
-44:get 21:in 51:index -45:into 43:it -45:late 37:lay -30:many 67:mcap -53:most -40:much -29:news -34:old -29:one -55:over -21:rn
45:sery 25:stabl -36:stable 22:supp -22:that -49:there 33:these -20:they -46:time -55:togeth 30:token 22:value 34:volume 31:want
50:whole @~hash -8:* 34:^hash -51:^i 23:^keccak -34:^the 41:are -44:can 29:contract -44:data 24:digest -34:do 36:doe 37:e 58:for
-46:from -24:i 25:in 80:keccak -27:on 28:our 25:permit -34:rate 64:role -35:str -51:text 37:that -33:thi -21:with -41:you
@~historical 4:* 33:^and 46:^at 53:^chart 41:^for -38:^ha -21:^how -27:^i -23:^please 21:^price -43:^the -27:^what -21:^when
-32:^which -29:about -37:advis -32:again -24:am 30:ask 70:at -27:been -32:bett -29:between -21:book -29:both 29:bridge -43:cap
56:chart 26:client -70:coin 32:d -39:date 25:day 30:deck -48:defillama -21:doe 40:down 32:draw -26:end 53:exploit -29:file -45:floor
-41:from -28:go -31:ha -32:have -31:hold -31:husband -42:i -21:index 49:inheritance 30:invoice -26:keep -22:know -34:late 23:m
27:make -48:mcap 53:minute 23:more -29:must -32:nearest -29:next 42:of 25:office -60:one -21:only 26:open 23:or -56:over 25:paid
-26:pair -26:people -34:per 28:percent -35:pl -30:plot -45:pric 21:price -26:record -29:see 31:sheet 38:should 22:since 21:so
32:sold -35:some -25:supp -36:tax 21:tell 98:that 33:them 41:then -25:tim 91:time -49:today -23:trad -25:transf 50:tvl 40:up
-35:valuation 24:value -38:volume -46:want -30:we -46:went 50:were 49:when -41:where -24:which 66:will -25:with -29:year -30:yield
@~history 22: -3:* -21:^a 25:^and -41:^at -44:^balance 65:^biggest -60:^book 34:^chart 54:^clos -58:^doe -27:^explain -27:^fee
-45:^fund -23:^ga 47:^ha 20:^in -45:^it -38:^last -23:^latest -26:^list -39:^my -22:^need -31:^odd 37:^of 28:^on 70:^one 26:^our
38:^show 45:^swap 36:^the 60:^token -26:^tvl -58:^wallet -24:^which -22:^who -43:^will 36:^ye 42:account 28:accountant 47:actual
-31:advis 27:aft -46:already 65:around 41:ask 22:base -32:been -33:biggest 98:blockchain -34:book 34:build -67:by 47:cap 29:chance
44:chang -37:change -21:client 48:close -27:coingecko 28:cold 22:contract -46:cost -21:crypto -22:current 26:dao 47:date 49:day
38:defi 29:deploy -30:develop -70:doe 21:dump 37:dur 24:election 63:end 67:entry 26:even 66:exploit -30:far -39:figure -23:follow
-33:fund -23:gain 33:gave -45:goe 51:gone 24:government -24:hack 40:happen 46:he 39:held 25:hold 40:husband -22:id -76:index
-23:just 22:know 55:late 27:ledg -38:lett 43:like 62:line -28:liquidity 56:list 26:live 23:lock -38:long 28:lose 51:m -33:manifold
31:many 24:margin -21:market 43:mcap -29:metamask 37:min -28:minute -51:moment -38:more -20:morn 50:must 22:n 22:nephew -23:new
58:newest -21:next -22:nft -20:nonce 38:numb 40:office -25:often 47:oldest 20:one 54:only 45:open -22:or 26:our -39:out 23:own
45:paid 55:past -21:pay 23:payment -25:people 54:piece -46:plu -39:position -58:protocol 43:purchas 40:purchase -28:rank 49:rat
-37:receiv 55:recent 34:relay 51:report 22:return 29:rollup -42:rows 39:run 32:sale -28:see -35:sell 33:shar -22:sit -49:sitt
28:sold -26:stablecoin 31:stack -28:stand 21:statement -28:still 26:storage -22:summ 52:swap -47:swapp 43:tell -44:text 40:th
-33:them 40:then 34:there -45:these -25:thi 28:through 29:tim -31:time 34:tip -21:to 34:token 48:too -76:top -32:trader
-59:transaction 67:treasury 30:trend 24:tvl -29:tx -30:until -31:used -109:utc -24:v -34:valu 62:valuation -31:value -26:very
61:vitalik 41:wa 24:we 58:week -33:were -20:whale -22:what 27:when 21:where 53:writ -22:ye -22:yield @~holder 11:* -22:^how -55:^on
37:^top 33:^which 26:^who -23:a 26:account 24:address -43:all 24:ask -36:bag 24:before 41:contract 30:d -27:doe -31:ha 47:hold
-33:how 27:like -30:many 72:most -28:my 49:name 23:no 37:now -33:numb 47:one -36:own -38:pay -32:price 39:shar -28:share 24:side
42:sit -28:supp 25:that 50:the 32:there -45:token 55:top -55:total -33:trad 87:wallet 24:which @~info 12:* 25:? 31:^can 74:^chain
27:^for 23:^ha -29:^how -32:^kind 20:^need 32:^pool 44:^somebody -34:^twitt -21:^which 26:a 58:add -36:address 31:all 21:and 24:any
-21:are 36:at 24:been -22:behind 20:both 31:burnt -22:by 22:can -20:category 77:chain 39:claim 29:coin -34:day 41:description 43:did
27:do -31:end 50:explor 41:for -48:group 37:ha -20:how 60:id 32:it 26:know 31:ledg 38:liquidity -21:logo 27:lp 34:m 29:me 30:mint
57:native 40:need 28:new 38:no -26:nod 25:numb -22:only -33:out 21:over -23:pippin -23:please 42:plu 48:pool -20:present 56:pric
-27:project 22:pull 22:rate 29:real 89:rpc 25:see 66:somebody -32:still -21:stuck 33:team -40:telegram -34:that -23:thi -31:time
49:to -30:today -45:twitt 30:url 47:wallet 58:want 27:we 22:website 38:were 30:whatev 33:wheth -36:which 34:writ @~interest -13:*
27:? 21:^which 38:and 22:at -33:bet 29:by 31:chain 49:change 46:contract 35:dex -25:doe -21:fee -23:from -27:fund 26:ha 33:in
35:lead -25:leverage 28:many -77:margin 22:most -27:my -31:now -45:of 23:oi -23:over -26:perp 21:perpetual 40:please 23:position
-36:right -52:to 27:togeth 21:value 26:venu -46:want 28:week 36:who @~jup 21:? 54:^if 53:^mint -30:^price 37:^quote 53:about
48:addres 59:coin 32:com 32:doe 23:end -41:every 32:give 39:if 45:lamport 34:liquidity 34:mint -36:no -27:now 21:of 49:our -26:pay
-35:pippin 34:please 33:quote 30:route -21:so -30:thi 40:to -22:want @~kalshi 42:^and -39:^bid 36:^cheapest -26:^did 59:^ha -38:^how
23:^i 36:^imp 49:^last -33:^on -43:^open 53:^price 22:^print -40:^put 47:^settl 39:^tape -28:^what 38:^which -24:^who -21:about
-20:account -42:already -57:and -34:are -24:at -27:be -25:bet 71:book 25:budget -25:by -32:cent 36:cheapest -24:close 31:contract
41:d -36:did -53:do -28:exchange -32:first 58:from -28:get -43:good 35:ha 57:had 39:held -72:holder -37:hour 34:imp 97:l2 -21:level
26:like -34:lowest -62:manifold 37:morn 42:no -36:of -53:old 37:on -32:open 24:order -20:people 26:please 53:resolv 36:rul -23:say
-35:sell -38:set -22:since 24:strik 38:tape -26:them -21:there 98:tick -34:time 22:to -45:top 42:und -30:v -42:volume 27:wa -23:what
43:which -28:who -58:ye @~log -27:* -33:? 33:^decod -58:^event -33:^my -47:^topic0 46:^what -22:a 40:an -66:and -47:argument -23:be
-28:call -22:data 21:decod 42:doe -33:every -36:for -35:get -53:hash 46:here -38:index -25:inside -22:like -27:log 78:mean -27:my
-27:old -58:our -96:out 27:please -38:post 24:raw -36:relay 56:revert -39:sale -78:send 47:text -37:that 42:thi -31:time 27:to
46:topic -21:would @~market 32: -7:* -39:^a -36:^all 39:^and -26:^are 21:^biggest 55:^book -40:^chance -32:^cheapest -34:^clos
66:^coin 24:^current -26:^do 21:^doe -48:^event -23:^floor -38:^for 24:^how -31:^i 35:^it 50:^kind 31:^last -32:^need -34:^nft
51:^odd 47:^of 21:^our 36:^price 31:^pull -24:^rate -32:^search 34:^settl -26:^show -52:^token 33:^top 63:^v 37:^what -39:^who
-41:^will -32:^ye 31:a -49:above 24:account -22:acros -28:ad 50:advis -21:against 53:already -43:among -21:amount 26:and -40:answer
24:are 27:ask -29:at -48:ath 24:auditor 20:back -41:balance 30:been -22:before 44:beginn -21:beside -23:bet -29:betfair -37:bett
23:between 24:bid 21:biggest 42:book 20:bot -24:both -33:buy 44:by -67:cap -21:capitalisation -24:carry -42:category -24:chain
-28:circulat -21:client -25:close -39:coingecko 30:colleague -26:collection -27:com -22:compare -28:condition -24:contract
-21:correct -52:cost 37:crypto -51:current 35:d -28:date 48:day -75:decemb 54:decimal 41:develop 32:did 28:do -54:down -23:draw
-40:drop -37:end 58:enough 20:even -89:event -23:every -55:exploit -22:fall -39:fee 59:figure -26:find -42:first 24:floor -33:for
38:from 43:gain -21:get 53:give 21:go -33:goe -26:good 37:ha -28:halt 21:he 23:help 40:hi -61:highest 29:history -40:holder 31:how
-22:hurt -75:id 33:if -26:imp -25:in -26:index 30:interest -36:jpeg -35:keep 27:kind -21:knee -29:know -48:largest 33:lay -30:least
-29:left -33:lett -22:level -34:like 34:lost -83:manifold -34:many 22:margin -34:mark -25:marketplace 68:may 45:midpoint 33:mint
35:money -45:month 24:morn 46:move -47:nam -68:near -23:need -30:next -35:nft -23:not 64:numb -42:old -29:only -41:our 22:outcom
24:over -39:own 46:owner 34:pair 34:past -41:pay -20:payment 69:penguin -66:people 25:percent -25:perp 36:pl -23:please
-25:portfolio 22:prediction -34:present -39:pric 20:price -32:print 27:project -28:proposal 38:pull -54:quarter -41:question
-56:quot -64:rank 29:rate -38:reach -34:record -52:report 20:resolv 105:resolve -25:right -56:risk 26:rn 30:rows 62:same -34:say
-23:search -66:second 48:sector 38:see 24:sent -39:set 35:settl -23:she 43:side 49:since -47:sise -21:sit 31:slide -34:someone
30:spot -25:stable 39:stand 45:start -44:statement 30:statu -22:step -41:strik -26:t 41:tax 38:th -32:that -35:their 38:there
23:they -37:thi -52:think 91:tick -28:time 49:togeth -59:trad -33:turnov -22:tvl -44:und 93:utc 27:v 55:value 33:very 34:vol 34:w
24:wa 42:want 32:we -56:week 25:well 32:went 35:what -40:who 37:will -31:withdrawal -25:worth 22:writ -27:ye -58:year -38:yet
@~metadata -8:* -25:^a -33:^make -25:^my 32:^on -35:^read -36:a -24:about 32:an -22:artist -32:at 27:big -28:burn -40:chain -22:did
34:exist 21:explor -23:far -25:for -35:from -25:go 21:in -21:logo -32:make -24:me -26:no 24:off 47:paid -34:please -21:protocol
-43:read -23:return -42:same 43:search -21:she 46:supp -28:tell 47:th 26:that 50:there -24:token 34:total -26:up 40:wa -22:want
-26:were -25:which -36:whole @~multi 36:* 42:24h 37:^a -39:^all 38:^compare 46:^decimal -20:^how 40:^i 30:^liquidity 27:^my -44:^on
65:^pool 26:^price 23:^token -20:^which 40:a -28:about 29:and -54:are -21:been -27:burn -43:chain 21:coin 46:compare 47:day
70:decimal 37:each 27:from 20:geckoterminal 26:give 27:go 42:ha 38:i 24:includ -32:it -25:lend -25:like 37:liq 86:liquidity 21:list
-25:many 20:me -42:more 21:my 29:network 31:off -41:once 21:only -22:out 41:pool -27:pric 39:price 36:put -22:real -38:sell
61:single -37:than 22:that 26:their -27:these -20:thi 60:today 29:top -23:trad 21:up 57:volume 38:what 30:with @~network 10:* 61:^i
37:again -32:block -28:decentralis -27:exchang -25:far -31:for 28:geckoterminal 23:give 31:i -36:last -30:next -33:only 34:per
35:second -20:the -24:thi 44:today 21:tp @~new 25:^pool -34:^rugcheck -28:^show -21:^what -60:^who 45:add 24:also -34:any -33:are
-35:be 30:can -26:chain 25:coingecko -26:crypto 33:did -27:for 24:fresh 36:if 57:just 29:last -37:latest -42:launch 29:made -35:me
33:mean 36:mint 31:moment -21:new -29:news -30:of -27:people 42:pool 61:recent -35:report 54:seen 43:still -29:that 53:them
-31:there 29:they -37:thi -30:those 24:up -33:verify -24:vot 26:which 27:who @~nft 36: 26:* 24:^a 26:^all 38:^are 52:^chart
-47:^coingecko 57:^collection 48:^compare -36:^contract 39:^could 25:^did 25:^doe 32:^ha -39:^list 29:^need -54:^on 56:^only
-24:^please -23:^rarity 53:^show -48:^the 29:^they 39:^volume 112:^wa -36:^wallet -34:^when -35:^which -60:^who 20:a 49:about
-34:aft 100:all 21:already -25:also 41:am 43:any -26:anyone 32:anyth 36:ape -40:approval 35:are 47:artist 25:at -45:be 53:been
-20:beginn -22:best 49:both 80:burn 21:burnt -26:but 30:buy 35:by -30:can 29:cap -27:chain 24:chang 44:chart 45:cheap 32:cheapest
-36:coingecko -43:company 75:compare 47:cost 58:could 31:count 31:creator 45:d 44:data 38:daught -39:discord -23:document -26:doe
-35:down 24:drop 52:each -44:erc20 25:erc721 41:ever -28:everyone -34:explor 50:fake -20:fall 31:far 111:fee 26:floor -69:free
36:fund 40:gallery 22:gave -30:given 23:hand 27:have -57:he -36:id -39:if 57:in 40:insurance 37:inventory 24:it 77:item 59:jpeg
112:keep 43:kind -29:last -39:list 70:lol 20:long 34:lost 70:lowest 34:made -26:make 33:many 23:market 40:marketplace 30:may 22:mcap
47:member -52:mint 53:moment 29:more 24:must 86:nam -64:name 48:need -63:new -38:next -21:not -47:now 39:numb -48:offer -33:on
76:one 91:oth -37:our -26:own 45:owner -34:page -23:phish 32:pictur 52:piec 21:please -23:plu -23:point -28:price 34:project
-80:rank -66:rarity 64:real -60:right -38:rows -33:royalty -61:run -65:sale 48:same -31:say -42:she -46:should 30:show 51:side
23:sit -21:site -26:someth 21:sort -21:source 40:spr -41:th 67:that -42:theft 27:their 47:them -20:there 53:these -27:thi 31:those
-26:time -52:today -47:too 23:top -22:track 36:trad 27:transfer -30:u 36:und 125:v 44:vault 29:verify -32:volume 113:wa -36:wallet
37:were 21:what -34:when -48:which -40:who 26:whoev -48:whole 38:with 21:without 28:won 31:worth -66:would 29:yet @~ohlcv -44:*
-26:? 38:^candl -40:^last 23:^need -87:^pool -23:a -42:and 25:are 39:bar -44:chart -45:each -23:for 34:from -48:high -24:how -27:i
-29:it -42:last -51:liquidity -48:low 26:many 20:need -30:now -23:of 22:off -34:on -47:open 38:our 40:perp -38:pool -66:price
-27:same -33:them 25:there -47:to -34:token -47:trad -41:want @~open -25: -21:* -29:^account -28:^any -30:^i -50:^show 21:^the
21:^what 22:before -33:bet 27:by 35:can 31:chain 49:change -21:coin 44:contract 35:dex 29:do -22:doe -57:fill -33:forgot -26:fund
-50:got -27:ha 34:have -35:if 46:lead -27:left -32:leverage 21:limit 51:look 25:many -75:margin -32:mine 22:most -31:now -49:of
23:oi -25:our -22:over -33:perp 20:perpetual 49:please -23:report -36:right -49:show -24:spot -35:sub -38:tell -25:the -47:to
27:togeth 21:value 26:venu 22:wait -45:want 28:week 34:who -35:with @~option 24:^and -38:^for 40:^i -21:^imp 32:^on 32:^who 32:a
-54:and 23:biggest -24:derivativ 30:desk -37:every -21:for 26:from 25:i -21:imp -23:in -31:into 27:it 49:lend -41:lock -33:me
-27:month -20:my -44:next -22:of -20:our 46:platform -27:protocol -44:same -46:them 24:to -50:total 53:use -22:volatility 44:wa
30:who -22:whole @~order -48: -16:* -24:? -29:^account -28:^any 40:^can 29:^how -26:^i 35:^open -47:^show 29:^the -34:^which -27:and
37:can 37:did 47:do 41:fee -58:fill 25:for -50:got -45:ha 26:have 24:how 40:i -46:in 37:it -26:left 53:look -32:mine 45:much -27:of
22:or -26:our -26:paid 32:pay -33:position -49:show -25:spot -33:sub -29:the -24:which -48:with @~orderbook 23: -13:* 59:^best
-30:^bid 55:^book 50:^cheapest 43:^for -52:^level -58:^midpoint -20:^on 27:^orderbook -33:^price -42:^put -37:^the -93:^what
44:^which 28:are -28:ask 25:bid -57:both 61:can -28:cent -48:chance 82:cheapest -43:clos 49:condition 36:contract 89:could -60:deep
20:depth -90:did 21:do 57:eith -21:every -57:exact -20:fee -30:fill 25:for -45:good -66:holder 68:i 78:l2 -50:last -38:level
-71:like -71:look 21:many 23:midpoint 43:mov 75:no 27:not 38:now -42:of -28:off 68:offer 43:on -23:open -60:ord -27:order
27:orderbook 48:over -25:pair 49:perp 42:perpetual 34:pl 42:please -84:print -25:put 40:rest 79:right 41:second 92:sell -41:show
23:side 27:sit 31:spot -25:their 78:there 69:thi 30:thick 30:to 54:token 53:want -38:way -35:what -34:when 37:which -47:with
46:without -30:ye @~overview 11:* -26:? -37:^cheapest 40:^contract 48:^doe -28:^for 67:^ga 45:^got 25:^ha -23:^holder 27:^on
-40:^open 27:^rank -51:^revenue 40:^somebody 47:^the 22:^top -23:^what -32:aft 33:against 43:all 30:an 26:behind 59:belong 80:by
-38:call 31:can 22:chain 50:change 27:check 21:coin 31:cold -30:colleague 34:compar 22:contract 66:creator 62:crypto 38:current
33:decentralis 22:deploy 23:desk -24:did 20:down -41:each -23:end -30:every -24:farm -41:find -21:friend 91:ga 49:gave -30:get
36:got -28:guy 48:ha 32:her 25:high 29:holder -34:home 40:hot -38:inside -29:interest -32:itself -25:keep -70:l2 21:lead 20:look
35:many -23:more 37:most -24:my 58:nft -56:nod 22:not 26:now -25:numb 48:onchain -33:one 31:only -39:oth -30:our -27:over -39:own
-33:paid -30:pair 29:pay 36:perp -53:person 23:pl 21:plain -22:platform 21:position 49:present 65:price 21:protocol -35:real
-22:report 39:rn 52:rows -33:run 44:same -49:sat -21:say -24:send 59:sent -25:share -57:so -25:solidity 36:some 33:somebody 42:stand
-39:station 24:str 21:tag 21:telegram 45:tell -32:that -27:them -33:there 45:think 23:togeth 34:token -30:transf -22:treasury 26:tx
46:u -46:use -29:user 36:value -44:vb 41:venu -27:verify 40:wallet -38:we 27:week -50:whose -32:why -21:with -21:write 36:you @~own
29:* -47:^compress 70:^doe -33:^i 21:^list 32:^my 35:^nft 67:^show 34:^someone 65:^which -25:^who 23:a 34:all -37:are -33:be
-56:belong -35:by -40:collection -22:compress 25:creator 87:doe -21:from 29:gallery 90:he -27:how 61:jpeg 54:keep 39:me -24:mint
-36:much 23:my -22:name -33:of 27:open 39:phantom -21:price 27:same 21:say 26:she 63:show 25:sit 34:someone -42:them -30:thi -28:to
-24:token 25:user 32:value -26:wallet 27:which -46:who -33:would @~pair 17:* 34:^a 25:^any -41:^are -23:^at -33:^dex 29:^i -43:^on
53:^pair 60:^please 59:^search -32:^what 29:^where -26:^which -24:and 21:any -44:are -38:both 38:by -27:decentralis 21:deepest
25:did -31:do -31:exchang -31:explor 25:for 21:ha 31:it 22:me 39:moment -23:most 42:move 30:my 40:name -58:once -22:page 57:pair
52:percent -36:pippin 25:pl 29:please -27:pric -28:price -39:safe 47:search 32:show 47:since -22:so 32:still -25:that 54:their
33:these 34:tick -35:to 21:token -31:top 23:trad 29:verify -34:what 22:when 46:where -21:you @~perp -69: -30:* -93:^account -31:^any
-32:^bid 40:^can -25:^clos -37:^could 22:^current -32:^if 21:^liquidation -45:^my -37:^need 32:^open 41:^our 27:^rest -27:^show
65:^the -30:^which -49:account -60:addres 33:against 30:am 35:around -51:ask -43:bag -44:bar -38:between -46:bid -48:book 45:both
-23:by 32:can 40:check -22:coin -22:copy -38:data -58:entry 44:far -34:forgot -62:got -31:ha 34:have 24:hi -59:if -29:in -83:l2
-26:last 34:lead -20:left 59:liq 29:liquidat -23:liquidity 43:look -30:los 77:margin -44:market -48:may 30:mid -32:mine -37:move
-35:much -21:my 22:n -30:need -43:of -36:old -37:open -37:order 38:our 33:paid -25:pay -24:payment 21:per 33:price -29:put 45:run
-21:show 22:since -59:spot -53:stop -35:tell -92:there 34:thick -23:to 27:today -26:trader -42:v 32:vault 20:wait -41:what -27:with
20:you @~polymarket -7:* 41:^all 22:^am 29:^biggest -27:^book 32:^chance -24:^cheapest 33:^clos -23:^did -42:^do -26:^ha 26:^hottest
-33:^i -34:^in 24:^mid 26:^my -29:^no -43:^on -22:^open 33:^price -20:^put 32:^what 41:^will 25:a 45:about 24:all -57:already 22:am
35:any 45:anyone 28:anyth -29:are -29:ask -22:at -50:been -39:bet 41:bettor 22:big 24:book 21:bot -47:both 41:bought 41:buy 39:by
-35:can 23:cent 30:chance 36:cheapest -25:clos 48:company 51:compare 39:could 43:cut 97:decemb -22:do 37:down -24:each -21:earn
-42:end -22:enough -27:entry 30:event 43:every -28:everyth 37:exact -38:fee -20:from -31:ha 25:had 23:he 26:hottest 28:hows 33:insid
60:l2 -35:largest 48:look 27:los -40:lowest -37:manifold -55:market 22:midpoint 30:most 65:no 22:now 35:odd -57:old 26:one 23:only
-36:ord -24:outcom 72:outcome 25:over -30:own 39:paid 74:pay -36:people -63:plu 34:politic 72:poly 20:position 40:post
-52:prediction -47:print -43:proposal -36:question -25:redemption 35:right 32:run -54:same -27:say -47:search 48:see 23:sell
-25:settl 28:shar 20:she -23:sise -25:sold -33:someone -68:someth 57:stak -30:stand -26:strik -33:team -37:th 22:there -38:they
45:through -30:today 21:token 22:told -51:tonight -40:top -23:trad 27:trade -53:trader -22:u -73:und 57:up 39:volume -37:wa -25:way
-30:when -35:where 23:who 27:whoev 29:whole 30:whose -34:win 35:with 31:word 44:would -24:you @~pool -11:* 40:24h 21:^and 36:^any
27:^busiest -34:^by 21:^candl 26:^compare 43:^current -59:^dex 37:^for 30:^give -20:^ha -29:^i 20:^in -20:^liquidity 20:^most
-31:^need -20:^newest -26:^on -25:^price 35:^search -20:^show 29:^somebody 25:^stablecoin 23:^tell -27:^trend -36:^tvl 27:^wa
-22:above 41:against 32:amount 22:any -20:aped 48:apy 29:around -25:bank 34:been 61:bett -43:block -26:bought 26:busiest -30:by
39:claim -26:coingecko -26:come 24:compar 39:current -22:dao -26:data 34:day -32:decentralis -26:deposit -37:dex 43:every
-23:everybody -25:exchang -26:exist 62:farm -40:found -28:geckoterminal -40:gone 64:had -38:id 22:in -22:income 30:interest 37:into
-22:just -52:keep 39:least -44:lend 59:liq -35:list -23:live 22:low 26:m -59:min 31:mine 24:morn -21:mov 49:move 52:next 22:numb
-58:off 42:one 42:only 56:pay 33:people 36:per 38:pool 32:pric 23:price 73:pump 38:put 42:rate -39:report 23:return -38:reward
-23:rout 30:rows -43:see -25:share 35:since 38:sise 36:sold 22:somebody 46:someth 33:sort 26:stablecoin 28:stak 23:summ -21:supp
-50:t -21:talk -55:their -31:them -68:then 45:there -69:these 43:thi 43:through 35:tier -28:to 63:today -25:token 25:transaction
-27:tvl -23:twitt -32:two -32:volume 28:w -58:want -23:watch 38:went 25:what 47:whatev 26:year -35:your @~position 33: 25:*
-28:^biggest 30:^clos -35:^did 42:^how -24:^i 43:^in 70:^my 37:^open 28:^show -27:^unclaim 35:^what -25:a -54:addres -33:airdrop
-23:all -21:already 38:am 42:app 44:bag -49:balance 30:bank 76:bet -28:both 28:broth -36:cash 30:chain -33:copy 47:dao 25:defi
43:deposit 46:did 54:do -28:doe 58:down 64:earn -33:eligible -21:event 33:far 23:first -24:for -29:from 29:fund -39:get -39:got
33:guy -23:ha 48:have 32:hold 23:how 34:i 37:insid -31:into -32:it -21:keep -24:key -40:late 33:lent 34:list -42:lol -35:look 36:los
43:lp -23:many -42:market 25:mine 32:mov 27:much 41:my -22:no -56:old 41:or 32:out 35:over 20:please 26:position -40:price 23:profit
41:provide 36:realis 24:right -21:run -32:search 34:see -25:sery 26:show 26:so -29:sold -26:team -24:th -46:them -31:there -38:they
-45:togeth -21:token -44:tonight -33:top 22:trad 30:up -30:use -25:value 52:vault -26:wallet 45:want -39:we 50:went -28:were 24:when
23:where 49:which 58:with 25:won -23:word -21:work 28:year 49:yield @~prediction -36:^all -24:^best 40:^book -37:^chance
38:^cheapest -32:^compare 30:^for 20:^give 25:^ha -26:^i 48:^market -32:^my 22:^on 44:^open 25:^please 61:^print -27:^put -49:^settl
29:^show -24:^the 36:^volume -37:^will 30:^ye 21:a -25:aft -20:all 68:already -43:also 43:and 27:are 29:at 50:been -28:best 24:bet
-24:betfair -20:bett 32:book 29:both -29:buy 58:can 23:cent -22:coin -30:com -35:compare -65:cut -47:decemb -34:deep 41:do 21:eith
36:end -25:every -37:far 29:first 34:get 20:give 23:ha -51:had -36:he -34:holder 23:how -32:id 38:if -35:imp 38:interest -25:it
41:just 33:late 28:lead -39:left -26:lend 28:list 53:lowest 38:made -75:manifold 21:many 35:me 21:mean 54:minute 45:money 35:morn
23:most 50:mov 26:move -24:next 40:now -56:odd -43:old -26:one -33:out -65:pay -30:people -39:please 40:prediction 71:print
20:probability -61:put 39:question -24:resolv 51:resolve -21:rul 55:same -42:say 50:see 23:sent 32:shar 41:share 45:show -32:sid
-38:sise 31:sit 40:sold 38:stand -29:tape 74:th -27:their 45:thi -21:time 32:today 28:togeth -59:token 26:trad -28:trade -29:u
-28:und 33:up -22:use 52:volume -23:wallet 30:way 23:will -34:with -28:without 28:you @~pric 8:* 20:^a 54:^and 43:^at -29:^can
25:^convert -41:^did -26:^every 52:^for 41:^price -28:^the 55:^tvl -32:^what -24:^when -24:about -44:acros -35:advis 36:against
22:alchemy 41:also 23:and 41:answ -32:any -36:app 34:ask 47:at 61:attach -26:been -22:below 47:both -26:bought 28:came -23:can
30:check -54:coin -22:coingecko 25:convert -55:date -25:dex 29:dump -23:end 23:exact 31:exploit -32:file 29:first -32:had -28:i
30:incom 42:inheritance 30:invoice -33:keep 36:late 56:lol -50:lose -27:lp -24:many 23:market -32:metamask 53:minute -22:money
-27:my -32:nearest 50:newest -28:next -21:numb 47:of 27:office -33:old 44:open 22:own 24:paid -28:pair -32:pl 24:please -24:pric
42:price 33:record -29:saving 30:see 30:sheet 21:should -35:show -20:since 31:sold -27:stable -47:stablecoin -24:still -24:tax
87:that 30:them 40:then -23:there 25:thi 32:those -25:tim 45:time -25:today -22:token 25:trad 57:trade -23:transf 32:transfer 54:tvl
-25:until 29:value 23:wa -32:weath 43:were 30:when -30:why 44:will -21:year -28:yield -35:zero @~price -36: -3:* -55:^ -29:^all
-21:^and -22:^at -44:^bid -52:^by 25:^chart -22:^coingecko 51:^compare 61:^convert 26:^could -30:^current 46:^dex 44:^did 33:^doe
-70:^everyth -50:^find -35:^for 42:^ha 32:^i -24:^if 40:^in -34:^kind -43:^last -42:^liquidation 31:^lowest 42:^market 52:^mint
-60:^no -32:^odd -37:^of 57:^on -40:^our 26:^please -28:^pool 70:^pric -24:^pull -35:^put -28:^quote 39:^rate -27:^search -38:^so
-83:^that -46:^the 52:^there -82:^token 38:^we 48:^what -41:^where -62:^who 38:^ye -33:^year 41:about 40:above 46:acros -46:address
-103:against -60:all -67:also -42:am -35:answ -38:anyth -63:apple -59:around 29:atm -31:attach -26:auditor -24:back -26:been
-34:before -27:behind -22:best 23:bett 26:big -21:book -35:both 28:bought -30:bridge 57:broth 23:but -59:buy -40:by -38:can
-31:capitalisation 78:cent 25:certain 24:chance 45:chang -47:cheapest 43:coin -44:coingecko -23:cold -28:colleague -22:com
-26:company 49:compare -55:condition 39:confidence 60:convert 54:cost -82:could 59:cousin -55:crypto -57:currency -21:cut 23:dat
-48:day -26:decimal -29:dev -28:develop 23:dex 25:did -29:do 61:document 27:doe -54:done 24:each 23:election -34:every 41:everyone
-68:everyth -26:exact -67:exploit -29:far 28:fetch -71:figur -48:find 22:fine 26:follow 50:forgot 60:from -46:full -67:ga
-34:geckoterminal -33:give 32:gone -32:good 50:got 55:group -43:here 46:hi 68:him 38:history 69:hold -27:holder -25:holding 24:hour
-36:hows -21:husband -61:id -28:in -37:inheritance -23:inside 24:into 43:issue 26:json 27:just 30:kid -27:know -40:last -24:late
-20:ledg -28:legal 41:lett -43:lie -71:liq -22:liquidity -21:look 21:lose -47:lowest -22:made -36:manifold 22:many 26:mark
-38:market 58:may -69:mcap 58:mean -36:mid -46:midpoint -70:minute -30:moment -20:money -22:month -107:nam 64:near -49:nearest
-30:not 51:number -24:odd -24:of -30:old 42:one -33:open -21:or 28:oracle -99:oth 23:our -22:out 37:outcome 31:over -30:overall
-34:pair -58:part 47:pay -85:per -57:percent -34:pippin -23:place -49:please -20:plu 36:point -53:possible -56:prediction 31:pric
-57:price 23:print -21:public -23:pull -32:quote -22:receive -28:report -54:right -27:sal 49:sat 57:saving 61:say -27:search
76:second 39:send -36:sent 29:shar -25:she -22:shill -21:should -69:since 42:sist -41:sitt 29:so -44:some 21:somebody 58:source
51:stable -42:stand -36:start 24:statement 21:step 47:still -23:storage 29:talk -22:tax 25:tell 30:test 65:th 36:them -55:then
34:there -49:thi 39:tick -68:time -42:today -32:togeth 24:token -40:tonight -30:tool 83:top -21:trade -71:trader -61:treasury
-45:turnov 31:two 42:tx -21:u 47:und -27:until -36:up -33:v -26:value -51:very -21:vol -51:volume -49:wa -29:wallet -34:want
27:watch 59:we -83:week -42:were -27:whale 42:what -43:whatev -27:when -49:where -22:which -57:who -34:won 47:wont 50:would -24:ye
-30:year 60:yet -21:you 37:your @~priority -58:^i 29:^what -23:and -20:block 22:do 21:fee 28:get -23:it -25:lowest 42:min 30:need
26:on -35:program 58:rn 26:so -28:still -22:swap -32:tp -21:transaction 34:tx -21:we @~protocol -50: -6:* 31:^ 65:^and -36:^chain
-33:^compare 26:^could 37:^did -66:^fee -43:^for 36:^ha 21:^how 47:^i -32:^lend 21:^on -36:^option -27:^protocol 68:^revenue
-20:^since -38:^the -26:^what 27:^when -49:^which 30:^who -23:about -20:account -41:am 26:amount -24:and -50:any 21:are -25:balance
46:before 26:between 47:big -41:blockchain -24:bot 21:category -20:coin -24:commit 25:could -33:crypto -35:current -50:dao -54:defi
-38:defillama -23:derivativ 54:dex -59:do 22:down 67:each 44:end -21:ever 32:everyone -33:figure -34:first -24:get -45:give -23:got
79:hack -21:have -64:into 25:it -71:keep -31:kept -66:l2 -36:late 75:lend 26:lie 52:make -55:many 47:market -24:moment 26:more
-32:my -67:nam 46:need -39:network -33:newest -42:next 44:no -29:numb -24:number -21:option -64:oth 26:our -41:pay 37:people -32:per
55:perp 48:pl 56:platform -23:plu -57:pool -28:premium -24:profit 46:project -24:revenue -21:rout 30:run -54:same -27:sandwich
-24:sell 40:share 22:should -20:sise 31:sit 34:slide 35:still 25:summ 32:team -32:their -48:them -29:there 21:think 21:to -26:token
-42:total -32:trade 29:treasury -41:turnov -43:two -30:u 45:use -32:v 28:value -31:venu -40:volume -22:wa -29:wallet 23:want -24:we
-31:what 21:when -26:where -31:which 22:who -39:would -20:year @~pyth -46:* -55:^price 34:^pyth -20:^what 23:and -55:apple 20:are
33:confidence -22:do 35:feed 32:for -45:in -32:my 24:now -37:of 30:one 27:oracle -70:price 41:print 29:pyth 35:right 26:say
24:second -53:stock 23:very -25:what 32:with @~range 32: 10:* 31:24h -32:? -48:^clos -31:^did -58:^ha 68:^i 32:^my 31:^our
24:^please -23:^trad -35:^volume 46:a -23:about 51:advis 39:am 30:auditor 68:book 24:bought -56:chart 44:coin -35:coingecko -32:cost
-22:crypto -21:data 50:develop -25:did -46:do -20:draw -48:end -39:exchange 35:from 45:gain 51:i -29:if 39:kind -20:know -33:lett
27:mcap -35:me -46:month -23:mov -40:move 35:much 64:need 45:one -39:only -40:our 41:over 26:percent 29:pl 27:please 34:plot
-33:pric 61:quarter 47:rate 24:real 25:see 27:sery 48:since 45:start -44:statement -22:step 28:supp 43:tax 23:tell 33:the 31:time
37:to -26:today 48:trad 30:turnov -40:two 94:utc -36:valuation 56:value 36:vol 54:volume 37:wa 55:want 32:we 37:went 22:where
-24:which 45:whole 22:will -30:worth -59:year @~rate -25: -9:* -21:? 22:^fund -33:^i -32:^long 23:^next -21:^oi 41:^perp 30:^what
-26:are 32:at 46:do 32:for -39:from 46:ha 31:have 24:i -22:in 27:it 45:late 50:m 38:margin -42:me -42:moment -24:my 51:next -21:oi
-28:open -30:or 54:pay 21:payment 53:rat -27:rate -32:ratio 46:short 50:swap 59:there -23:to 62:today 37:v 33:what @~recent -56:
-14:* 43:^are -43:^fill -55:^look -29:^the 26:^trad 47:^who 41:are 26:be 23:been -29:by -21:for -45:form 22:fresh -32:from 30:give
29:list 43:look -54:market -24:moment 20:most -23:my -33:of 40:or 60:perp 22:read 51:right 26:sal 43:sell -39:side 23:still -40:tak
24:there 24:time 29:v 40:who -33:with @~resolve -41: 7:* 66:0x 39:^addres 39:^before 44:^coingecko -20:^did 33:^find -40:^ha
-54:^look -25:^my 35:^our -24:^somebody 20:^someone 31:^the 29:^to 38:^we 24:^what 49:^where -21:^who 38:about 26:account
-25:already 33:and 40:anyth 47:are 35:ask 43:be 20:before -50:behind -53:belong 34:category 26:chain 28:chat 60:code 40:coingecko
-25:cold 33:colleague -31:come -42:contract 28:copy 28:could 43:crypto 32:doe -22:en 50:error -55:exchange 52:find 38:found 49:from
-28:gave -31:give 31:got -47:guy -56:hand -23:hash 25:here -21:hex -42:hot -57:how 32:i 43:id 46:identify 23:if 56:invoice 27:it
-38:keccak 40:kind 24:ledg 30:like 30:log 29:long 26:mail -54:many -31:name 47:noth 21:numb 42:old -58:only -51:or -27:oth 20:our
53:out 37:paid 38:pap 45:past 55:payment 22:payout -28:person -40:pl -24:please 69:point -29:real 22:resolv 38:right -57:role
43:send -39:show 22:since -27:some 46:someone 49:someth 31:still 68:take -29:tell 36:th 29:that -32:their 27:these 24:they 24:thi
39:token 43:tool 33:transf 29:two 27:u -25:wa -33:wallet 47:we 24:what 49:where 22:which -26:who 45:whom -21:word 32:would -23:write
-24:you @~rugcheck 18:* 31:^are 60:^newest -34:^on -22:^the -33:^who 32:and 53:been -33:before -26:bond 33:bought 52:burn 26:can
-31:got 36:ha 43:latest 26:lp 26:made 28:may 24:memecoin 24:morn -25:most 54:newest 22:now 39:pair 55:risk 23:rug 36:rugcheck
34:safe 30:share 38:short 28:so 64:someone 25:still 29:supp 45:them -53:there 31:these 23:they 44:thi 20:transf -20:which @~search
51: -8:* 30:? 20:^all 46:^coingecko 69:^compress 62:^contract -34:^dexscreen -23:^everyth 36:^find 27:^for 32:^i 38:^mint -21:^need
-63:^nft 24:^pair 21:^please 28:^price -22:^there 36:^token -39:^what 48:^where 47:^will 31:about -26:account 24:addres -44:address
22:an -53:and 52:any 58:anyone 48:anyth -74:are 27:around -52:artist -23:at 25:belong -52:bet 52:block 36:blockscout 48:by 62:call
41:chance 41:coingecko -33:colleague 40:company 44:compress 48:contract 20:copy -27:could -39:count -25:d 129:decemb 24:deepest
-22:derivativ 35:doe 33:down -23:drop -66:everyone -20:exchang -53:explor 44:file 38:find -36:for 43:geckoterminal -42:group -24:had
-21:highest -26:into 51:it -36:item 38:keep 42:kind -48:know 28:launch -25:left -36:list 30:look 23:m -40:made -21:make 32:many
-82:market 25:match -41:member 28:mint 25:morn -51:most -52:must -59:my 25:nam -50:need -30:newest -30:not 35:numb -23:off -27:one
-54:open 46:or -44:oth -29:our 26:outcome -25:own 25:page 34:pair -28:people 28:per 84:pippin 51:pl -37:plu -21:pric 39:price 22:rat
-21:rows -41:run -37:same -47:search 52:see 39:sell 59:send -31:sent 21:set -58:settl -55:should 40:so -27:somebody 42:someth
29:statu 29:still -30:talk -31:th -26:that 44:them -34:there -27:these -21:they -21:thi -65:tick 29:time 45:to -49:today -21:too
-30:top 22:trad 36:trade 42:up 29:v 36:verify -30:volume -40:wa -26:wallet -23:want 26:whatev 26:will -21:with -64:word -47:write
-79:ye 30:yet -44:you @~security -27: 20:* 28:^a 67:^are 28:^before 28:^biggest 27:^can 24:^coin 28:^contract 52:^could -36:^draft
-26:^find 32:^how 35:^if -30:^mint 30:^nft -23:^on 24:^token -32:^what -35:^which -26:account 38:all 26:already -53:also 27:any
38:anyone 20:ape -36:approval 34:approve 42:are 56:artist 22:back 29:bag 42:be 58:been 24:biggest 82:burn -40:click 56:code 21:coin
29:company 35:could 29:dangerou 23:dev -26:do -22:doe -36:draft -22:drain -22:exchange 49:fake -26:find -58:floor 22:found 27:friend
-27:given -28:goplu -29:ha 26:have 53:hold 27:it -25:keep -34:ledg 45:m 27:made -27:make 44:many 31:more -40:network 21:no -25:not
31:one 37:own -34:page 42:paus -32:phish -28:pippin -21:pull 54:real 26:rug 85:safe 48:security -21:share 21:so 28:some -20:supp
40:swap -26:theft 85:these 53:those 51:token -56:tonight 46:trad 30:transfer 33:want 34:were -42:what 29:when -23:wheth -48:which
20:who 41:whoev -32:whom -26:would 42:writ 23:yet -23:you @~selector 32:* 43:4byte 39:? 41:^4byte -30:^i 51:^my -29:^what -68:an
32:and 20:at 51:be 37:byt 37:byte 41:call 29:custom 47:data 49:every 29:for 28:ha 30:hash -37:here 24:in 22:input 54:it -27:keccak
42:log 24:look 24:lookup -27:mean 35:method 38:my 28:not 45:of 68:our 46:out -25:pl 37:revert 31:some 59:start 65:that 27:the
-24:thi 25:trace 22:transaction 29:tx 32:up 44:which 52:would @~sol 9:* -25:^a -23:^all -29:^balance 26:^check 95:^did -26:^everyth
-33:^how 36:^i 23:^in 31:^it -47:^mint 41:^someone 57:^token 29:^tp 27:^wallet -26:^when 28:^who 21:account -38:addres -45:all
47:already -31:also 57:am -29:are -42:artist 52:be 27:best -22:block -31:burn 21:but 25:chain 51:check 56:client -21:close 41:coin
27:count 50:crypto 31:custom 39:dao 38:did 65:empty -23:epoch 35:every -26:everyth 29:exact 64:exist -24:explor 25:fail -25:far
30:fattest 23:fee 35:friend 46:from -27:frozen -21:full 59:go 51:happen -35:hi -21:how -29:in 47:inside 46:keep 38:know -23:lamport
49:land -23:largest -21:last 31:like -21:list 30:log -26:lowest -45:m 64:made 53:market 26:me 30:min 22:move -31:much -28:newest
46:normal -34:not -25:often 49:old -21:only 56:pay 34:per -29:pippin 30:pl -30:produc -30:put -21:rate -26:real -21:recent -22:rent
50:rn -36:rug -32:safe -33:saving 33:second -40:she 53:should -21:since 41:sit 44:slot -36:so -21:somebody 41:someone -43:spl
-24:stand -23:still 30:straight -31:swap 22:swapp -31:talk 43:tell -24:their -22:them -41:those 44:through 33:timestamp -26:to
62:today -49:token -20:trad 23:tx -36:unlock -26:user -23:validator -32:verify 31:well 56:where -49:which 36:work -54:writ 55:yet
25:zero @~solana 26: 27:* 34:? -38:^all 35:^compress -22:^did -33:^doe -24:^everyth -45:^in -28:^make 22:^mint 35:^my -30:^nft
30:^on -44:^please 29:^price 27:^search -21:^show -27:^there 33:^token 83:^which 42:^who -50:a -23:about -27:account 36:addres
-44:address -21:all -20:already -23:ask 22:asset 28:bag 36:belong 28:biggest 36:block 22:buy -55:by 30:call -42:check -24:client
-39:count -58:creator 38:d 54:digital 43:doe -21:drop -39:everyone -24:everyth -34:for 22:got -50:group -26:ha 82:he -32:hold
21:holder -28:impermanent 38:includ -34:item -55:know -38:left 21:liquidity -57:list -28:los 52:m -25:make 28:many -23:may
-42:member 21:more -31:much 20:my 29:nam -23:newest 44:nft 21:not 78:numb 34:on -22:one -21:only -41:our -43:out 59:own 24:phantom
-44:piec 33:pippin -49:pl -38:please 40:plu 26:price 27:real -29:rn -24:royalty 58:safe -74:same 32:search 52:she -48:should
-33:signatur 40:so 24:some -31:spl 26:swap 25:swapp -34:talk -24:that -29:there 59:these 26:think -63:tick -24:too 40:trad 68:trait
-31:transf -25:we 42:which -23:with 64:writ 32:zero @~source -44:* 38:^source -72:^verify 30:and 20:are -44:at 22:be 22:call
-25:coin 46:compil -56:contract -39:etherscan 20:function -46:have -28:i 29:licence -56:may -41:my -23:on -43:our 29:out -33:own
26:point 42:proxy 36:rout -54:say -50:so -21:swap -47:that -24:the -33:verify -46:we -47:what 35:where 22:which -23:with @~spot -38:
-4:* 23:? -32:^i 37:^what -32:^which 38:bag 48:between 46:bid -48:can -24:circulat 46:if -31:look 47:market -37:perp 48:spot
-24:supp 23:there -32:trad -28:trade 31:up 25:what -27:which -38:with -30:you @~stablecoin -21: -17:* 40:^and -33:^can -23:^compare
-29:^ha -26:^make 25:^market 25:^my 25:^of 29:^on -24:^price -32:^the -50:^we 46:^which 31:about 35:against -24:ask -23:be
-25:before 26:blockchain -28:can -41:cent -30:circulat 28:circulation -37:coin -22:compare -26:contract -21:cov -28:crypto -42:day
38:defillama -48:do 22:doe -28:ever 37:exploit -20:farm 60:fee -48:gone 39:grow -21:have 46:her -34:hold -20:how 36:id -27:into
35:issu 83:keep -42:know -23:lend 24:liquidity -25:make -31:many -24:me -34:metamask 31:money 28:network -24:not -47:now 39:numb
-54:one -43:only -32:our -26:over -22:park 28:peg -26:pl -29:pric -22:price 48:rank -22:run 57:saving -43:see 60:share 33:since
-31:sise 25:sit -20:sold 23:spread 64:stabl 54:stable 55:stablecoin -22:table 22:them -53:these -20:they -30:to -31:token
33:treasury -34:two -42:und -51:until -55:value -55:wa -48:we 30:which -36:why -25:would -23:yield -40:you @~stat 10:* 66:^
26:^dominance -71:^market 79:^total -34:a -46:address 31:and -21:block 26:busy -32:cap 32:coin 43:day -49:defi 20:do 61:dominance
43:for -50:ha 26:had 60:in 52:index 38:it -41:large 62:mcap -59:most 20:no 20:of -69:over -20:please 65:report -58:search -44:share
-25:since 22:so 28:there 34:these 31:today 49:utilisation 53:volume -54:whole @~support 24: 41:* 26:^what 40:all 20:are 20:before
65:can 35:coin 26:collection 50:currency 40:give 37:goplu 46:in 20:it 31:money 24:network 36:or 61:price 40:set 38:show 22:token
40:v 39:what 36:you @~ticker -22: -11:* 42:^all -27:^any -86:^compare -30:^depth -53:^floor 31:^i -22:^last -71:^list 26:^on
-29:^trad 29:^volume -24:^who -29:a 55:about -23:acros 58:am -28:any -32:are -43:ask -30:at -21:average 23:blur 70:both -33:cap
-26:chain 47:cheap 21:cheapest -29:client -30:coingecko -34:company -39:compare 25:cost 39:could -22:country 48:d 44:depth
-23:derivativ -30:dex 29:do 23:every 108:fee -39:floor -36:from -35:futur -23:ha 43:have -29:high -29:how 24:id 44:incl -30:interest
26:it 90:keep -38:kind 38:know -21:last -38:level 48:like -33:list 53:lowest -32:market 71:marketplace -44:me 43:moment -21:money
-25:mov 26:move -25:much 25:my 45:not -39:now -31:of -35:on 123:one -25:open 111:oth -32:our 39:out -45:over 26:people 23:perp
-21:please 43:price 27:quot 33:rate -24:recent -25:side 39:so -34:spot -34:still 47:that 36:them -58:there 27:they -21:time 30:to
-50:too -26:top -27:total -29:trad 31:und -34:venue 31:volume 21:w 43:wa 27:what -23:who -37:whole -66:with 49:you @~time 49: -23:*
30:? 31:^doe -25:^how -35:^i -30:^what -27:^when -41:answer -44:api 70:clock -20:connect -25:did 35:doe 22:first 31:from 41:get
25:have -53:i -46:key 31:log 54:made -53:not 27:now 27:off -25:ord 42:order -29:produc 24:reject 25:say 30:serv -50:service 57:slot
28:that 33:time 40:timestamp 42:to 44:we 30:where 49:with 71:your @~token 14:* -21:24h 65:^ 39:^a -39:^account 59:^addres
-26:^allowance -21:^am 32:^and -33:^balance 86:^call 43:^circulat -22:^coingecko -25:^collection -69:^contract 68:^convert
55:^decimal 24:^dex 64:^did 25:^doe -24:^draft 67:^every -70:^everyth -41:^for -52:^freeze -23:^from -21:^got 37:^ha -43:^have
-45:^hold -37:^honeypot -22:^how 46:^i -23:^in -46:^it -23:^list -52:^look -41:^make -71:^market 63:^need -23:^newest -38:^next
-37:^nft -39:^numb -53:^of 20:^one -49:^only -53:^please -26:^pool -24:^pric 79:^price 25:^pull 30:^put -22:^quote -20:^realis
-24:^rug 22:^search 20:^so -50:^somebody 21:^supp 32:^tell -46:^that 25:^there 86:^token 29:^total -22:^transfer -33:^twitt 21:^wa
32:^we 23:^website -30:^when -27:^where -21:^who 28:about 28:above 44:acros -23:actual 33:advis 34:aft 27:airdrop -22:allowance
-62:also -23:amount -20:and -45:answ 25:any 48:anyone -32:anyth 21:apart -39:ape -60:around 33:arriv 77:arrive -31:art 29:ask 45:ath
-37:attach -32:attestation -26:bag -43:balance 24:base -44:been -23:before -21:beginn 58:below -32:big -31:bigg -37:block -22:boost
31:bos -49:both 40:bought -26:bridge 54:broth -73:burn -44:bytecode 93:call -22:came 22:cap -24:category 49:cent 24:chang -35:circle
40:circulat 55:claim 47:client 37:coin -30:coingecko -24:colleague -22:com 40:company -29:contract 68:convert 36:copy -32:could
-45:count 71:cousin -76:creat -31:crypto 45:current 32:custom 37:dao -36:data -45:day 73:decimal -21:defillama 20:dex 70:did
-23:dominance -40:drain -21:e -25:eligible 45:email 55:empty 57:en -29:end -28:erc20 -21:etherscan -26:even 41:every 43:everybody
-53:everyone -53:everyth 22:exact -60:exploit 23:explor -33:fake -21:fear 58:fetch -65:figur -44:fil 21:file -26:flag -21:flagg
61:flow 26:follow -42:follower 59:forgot 23:foundation -41:freeze -32:friend 23:frog -23:front -22:give -30:given 70:go -44:goe
39:gone -30:goplu 46:got -59:governance -29:grandson -68:group 31:hand -20:help 43:high 58:him -51:hit 45:hold -59:honeypot -59:id
25:if -35:in -25:includ 39:income 25:inflow 41:inside 32:into -23:invoice 28:it -31:item 28:itself -65:keep 38:kid -31:kind -35:know
-25:last 25:latest -47:launch -26:ledg 31:left -39:lend -30:lie 27:lin -20:line -66:liq -40:logo -21:lol -45:look 44:lp -25:made
23:main -37:make 54:mark -59:max 32:may 31:mcap -33:me 59:mean 22:memecoin -23:mention -35:message 48:metamask -23:min 37:mint
-29:moment -66:month -22:most 56:movement 33:multisig -26:must -73:nam 29:name -33:native -50:nev -51:newest -25:next -21:nft
-51:not 62:off 49:official -31:often -39:old -75:once -38:one -97:only -57:oth 20:out 59:over 21:page -47:pas 37:paus -29:people
-90:per 37:phantom -31:piec -21:pippin -55:pl -34:place 33:plu -22:point -21:position -62:post 25:pric 42:price 25:profil 25:profile
-45:program -36:project -28:protocol 44:put 33:queue -24:quote -39:random 57:rank -36:raw 96:reach -42:read -22:realis
-26:reb8tk3gbgk5auzkwc6shnwrgvjh8dualh -50:receiv 21:record 51:rent 21:request 23:result -37:return -34:right -21:risk 31:rn
-22:rout -79:rows -21:run 64:safe -22:said 56:sat 51:saving 66:say 50:search 39:security 32:see -53:serv -35:share 27:she -32:should
37:show -32:sign -44:since 24:single 45:sist 22:sit -46:sitt -45:smallest 86:so -39:sold -61:some -38:somebody 22:sort 48:source
-48:spl -21:stabl -37:stak 38:start 35:state -25:statement 22:statu 32:still 49:stop -42:str -58:straight 27:support 52:symbol
22:table -37:take -26:talk -51:telegram 70:th -21:than 32:their -29:thi 21:think -39:through -32:tick 30:tim -27:time -33:today
-26:togeth 65:too -29:tool -27:total -39:track -26:transaction -36:transf 21:transfer -49:trc20 -34:treasury -23:trezor
-26:trustworthy -37:turnov -49:twitt 42:und -46:unlock -27:upcom -33:upgrade -42:use 20:user -22:valuation -35:value 41:very 21:via
-47:view -30:wa 21:wallet 36:we -63:week 25:what -49:whatev -25:which -51:whole -38:whose 56:why -33:will -23:win -20:wire 50:with
72:wont 31:worth -55:wrong 65:yet -22:you 37:your 59:zero @~trad -33: -8:* -34:? -24:^fill 43:^for 55:^give -25:^ha -37:^i 23:^last
-60:^market -22:^on -59:^pool -21:^price 77:^print 37:^recent 21:^tape 62:^trad -20:^what -25:^where -26:^which 34:^who -36:about
36:amount -21:bet -23:can 22:clos 22:company 24:condition -39:do -24:doe -27:down 65:event 32:every -44:form 43:give 27:guy -33:he
-53:holder 38:last 30:late 44:latest 24:list -23:live 41:look 47:me 39:mine -34:moment 32:more -23:most 21:much -22:odd -24:of
-40:old 35:open 54:perp 25:politic 95:print 33:pull 23:recent 27:right 81:run 25:sal 42:sell 55:settl -22:shar -29:side 45:sise
-35:sit -25:somebody -21:stand 24:still -36:tak 22:tape 36:than 23:that 32:there 28:think 98:through 22:time -21:to -33:token
-23:too 30:trad -30:trade 35:trader -34:up 55:v -30:volume 43:w -24:wa 38:went -24:what -38:where -26:which -40:ye -30:you
@~transaction 9:* 23:^all -40:^balance 56:^block -23:^call -47:^can -52:^cancel 31:^decod 56:^did -47:^doe 52:^event -24:^fee
-24:^for -54:^from 24:^ha 21:^i -24:^if 43:^in -42:^it -23:^list 21:^need 67:^search 44:^show -24:^someone -29:^to -22:^token 46:^tx
32:^wa -26:^wallet -54:^what 22:^when -48:^who 32:add -24:aft -23:am -32:are 20:arriv -29:arrive -25:ask -60:attestation 34:audit
-21:back -25:balance 32:be 33:before -31:biggest -57:blob 99:block -31:book 20:bought -43:broadcast -41:burn 36:but -50:by 26:came
-74:cancel 41:chain -26:change -39:cheap 56:check 29:claim 31:complete -46:contract 23:cost -37:current 22:data 41:decod -41:deploy
23:did -36:do -37:doe 47:eip 52:emit 24:end 34:etherscan -31:event 27:exchange 48:exploit 63:explor 43:fail -27:far 26:fil 28:find
-21:flagg 23:friend 41:from -23:geth 24:gone 25:government 62:happen -23:hash 36:here 37:hi 23:hold 28:id -32:impermanent 79:includ
-28:internal 22:know -24:l2 32:ledg 37:list -45:lol -35:los 20:many -22:market 47:me -29:mean -42:mempool 55:min -38:mine 25:money
-39:more 33:morn 33:mov 40:movement 57:nam -21:need 38:network 23:no 32:nonce -22:normal 70:noth 22:now 36:numb 26:number 26:old
56:oldest 26:one 35:only 35:ord -33:order -37:oth 43:out 58:outgo 48:payment 51:payout -20:per -39:present -37:pric 52:price
43:purchas 25:purchase -23:real 55:receipt 85:receiv 43:recent -33:return -29:right -52:rn -37:safe 27:sale 67:search -27:second
22:seem -39:sell 57:send 35:shar 24:should -80:side -36:signatur -46:sitt 48:small -63:so -26:someone -35:sort -23:stack -55:still
27:succes 39:swap 37:swapp 50:take 60:tell -50:text -44:th 21:them -36:there 31:these 26:think 31:thru -39:ticket -29:today
-37:topic 39:touch -59:trace 50:transaction 75:transf -21:transfer 41:treasury -35:trezor -22:two 27:u -33:unconfirm 20:und -27:unit
26:unspent 26:use 31:used 53:value 25:very 32:w 33:way 42:withdrawal -22:would 54:writ 57:yet 26:you @~transfer -40:* -26:0x 31:^all
-21:^balance 45:^did -24:^everyth -40:^for -20:^how -25:^i -40:^it 26:^latest -35:^list 31:^my 38:^need -22:^newest -39:^on
-23:^only 38:^that 62:^token 40:^we -21:^who -36:a 37:account 38:aft 34:airdrop 60:all -47:also -29:are 27:arriv 62:arrive
-20:attach -21:balance -29:base -26:both -41:by -29:call 21:came 21:chain 31:check -37:coin -36:contract -53:custom -20:d -36:data
21:did -24:doe -29:each -21:eligible 36:erc20 -23:etherscan -26:every -23:everyth 42:exchange -37:first 50:flow -54:freeze 29:got
34:hand -36:hold 28:if 54:incom 35:inflow -30:it 54:late 42:latest 53:left 24:lin -37:list -24:made -36:make -24:may 25:money 26:mov
27:movement -20:much -32:name -60:newest -47:nft -21:of -56:one 20:out -24:outgo 40:over -41:own 27:payment -41:please 21:plu
-21:price 34:read -46:receiv 23:receive 37:rows 35:safe 26:send 23:she 27:so -40:th -43:that -21:these -26:thi -28:those 22:through
-27:time 38:tonight -51:transaction -35:transf -49:trc20 -20:tx 32:u 50:utc -22:wallet -24:want 50:went 23:whatev -24:where 45:who
-26:would 33:yet @~treasury -36:* 67:^biggest -20:^chart 52:^for 26:^ha -43:^how -34:^list 25:^of 37:^stack -55:a -35:about
-21:addres -45:all 28:amount 24:and 21:at 38:average 29:between 31:board -24:chang 42:change -30:chart -21:coingecko -56:country
-44:crypto -49:dao -23:day -35:doe 59:each 74:employ -47:fee 57:firm -22:got 24:hi 41:holding -31:id -24:in 31:into -20:keep 26:last
-25:late -40:legal 51:list 29:los 23:m 21:market 55:min 26:most -38:mov -22:much -65:nod -45:old -32:or -63:our -21:over 45:paid
49:pap -25:pay 33:pile -21:pl -23:please -27:price 31:profit 33:protocol 45:purchas 21:purchase 32:rank 44:recent 50:report -42:rows
-24:run -42:safe 25:sale -46:sell 38:shar -50:share 23:sheet -57:should 34:show 25:sit -26:some 49:stack -24:talk 28:tell 46:their
-47:thi -41:to -36:token -38:top 34:transaction -27:wa 30:we 21:whose 35:with 40:work @~trend -26: 25:* 56:? 49:^any -30:^can
-23:^newest 58:^pool -21:a -52:and 43:any 30:are -38:by -27:can 28:chain 41:coin -46:compare 21:dex -23:did -34:ha -30:id 34:into
-35:just 25:know -28:last 20:look 29:m 34:moment 46:most -24:newest -22:of -38:one 37:only -23:or 52:people 25:please 44:pool
61:pump -25:rugcheck 47:search -28:that -27:there 22:those 28:today -30:token -31:top 22:trend -30:volume -23:wallet 26:want @~tvl
-34: 22:* 22:? 50:^did -36:^fee 22:^for -36:^how 81:^the 30:^we 30:^when -34:^who -42:against 22:all -48:at 38:before -30:between
97:blockchain -88:by 36:compare -43:dao 54:deploy -25:develop 27:did -23:do -50:doe -21:exchang -76:fee 22:first 31:get 21:grow
-58:have -24:hold -51:itself 35:just 31:lend 39:lie -20:liquidation -28:liquidity 45:lock 20:market -58:me -21:moment -25:most
-38:need 25:of 35:one 29:over -32:paid -38:please 28:present 29:project -29:rank 27:saving -38:show -25:stablecoin -22:stak 29:there
-35:time 53:today 29:total 43:tvl 32:u 34:value 72:wa -29:wallet 65:we 23:when 45:where -31:who -23:yield @~verify 11:* -20:^how
35:^say -24:^source 34:^verify 46:and 25:anywhere -33:are 29:claim -28:code 24:have 46:he -20:hi -23:how 43:in 21:know 31:look
-47:match -21:most 52:newest 40:one 31:only 30:own 26:public 26:publish 28:rugcheck 26:say -32:seen 21:team -30:there 46:verify
-21:where -29:whose 39:work @~volum 26:* -28:^biggest -20:^busiest 90:^dex -34:^i -42:^on -32:^pool -38:^the 28:^total -55:^volume
-52:a -26:about 25:acros -44:all -34:an -43:are -34:at -28:biggest -20:busiest 84:by -25:change -27:day 53:decentralis 69:dex 31:do
-31:doe 20:down 37:each 22:every 27:exchang 24:exchange -28:fee -40:got -22:ha 30:have -70:it 47:led -24:liquidity -22:list
-27:marketplace 22:more 49:now -35:one -41:only 22:our -36:perp -52:pool 30:right 47:see 22:than 24:the 41:they 27:to -31:token
28:trade 31:turn 41:v 25:venu 25:volume -29:wa 32:want -36:we -27:week 35:who @~volume -47:24h -43:^and 40:^could -79:^dex 64:^give
46:^ha 23:^how 20:^of -26:^since 35:^the 96:^volume -49:^what -45:aft 65:against -42:am -30:at -22:balance -44:been 25:between
28:biggest 63:bought -22:bridge -48:buy 27:chart 30:coin -24:company -61:compar 39:could 35:day 23:defillama 61:deposit
-27:derivativ 40:develop 55:did 26:do -22:down -37:each -28:exchang 25:exchange -64:flow 62:give 27:gone 40:got -47:hack -21:have
31:history -25:hold 24:how -21:inflow -33:into 35:it 20:just 20:kind 21:know -28:l2 37:make 33:many 57:me -41:moment -23:money
-36:most -35:net -28:numb 33:number 26:of -21:oth -28:out 71:own -49:people 59:percent 45:perp 25:please -23:reach -29:report
36:same -61:see -44:sell -45:send -38:sent 39:since -36:spot -54:still -29:take 33:tell -26:th 39:that -54:there -21:through -23:to
-35:token -50:total 22:trad 38:trade -59:trader -30:turn -23:u 68:up -52:used -42:v 36:vol 68:volume -25:want 42:we -32:went
-28:what 24:where -29:which -37:will -25:with 57:withdrawal -50:year -36:your @~wallet 3:* -59:^addres 59:^all -35:^am 29:^any
29:^biggest -24:^call -31:^can 70:^check 43:^coin 21:^contract -29:^could 40:^doe 42:^every 21:^everyth -29:^find -43:^for -24:^ga
30:^good 28:^got -26:^held 41:^hold 30:^how -35:^i -26:^if 50:^in -23:^it 44:^list -30:^market -21:^metamask 41:^nft -23:^nonce
-27:^numb 57:^one 58:^only 26:^our -53:^please 25:^pnl -37:^price 35:^pull -23:^rank -31:^realis 32:^recent -82:^revoke -63:^rows
23:^search 28:^show 45:^swap 105:^token -42:^top -33:^transaction -27:^unclaim 82:^wa -49:^wallet -33:^where 33:^which 29:^who
-35:^with 22:account 25:active 23:activity -31:add -55:addres -64:address 67:aft -27:again -34:airdropp 92:all 20:allow 44:already
23:am 29:ape 48:app 37:approv -50:approval 27:are 22:arriv 68:arrive 25:art 78:artist -33:ask -53:attack 26:away 53:bag 74:bal
27:bank -35:base -75:be 68:belong 25:biggest -85:block 64:bookkeep -37:bot -23:both 27:broth 45:burnt -21:busy -44:call 42:can
-29:car -24:chain -61:chang 71:check 42:clean -22:click 38:client -23:close -21:code 52:cold -31:colleague 39:company -48:compare
31:compress -35:confirm -31:control 34:count 69:creator 33:crypto -49:custom -36:d 63:dao 24:defi 38:deploy -47:dex 60:did
-33:diligence 37:down -32:due -39:each 55:earn -53:eligible -40:employ -50:entry 28:erc 50:erc721 -21:error -65:every 28:everyth
31:exchange 25:favourite 31:fear -35:fetch -22:figure -23:file -58:flow -31:for -53:forgot -65:free -52:freeze 37:friend 61:fund
26:ga -25:gain 27:gallery -26:get -32:go 31:goe -37:gone 22:good 34:got 56:governance 34:grandson 31:ha -56:hand -26:hardware
61:have 37:her -32:hex 48:hi -22:hit -25:hold -26:holder 35:holding -35:home 38:hot 26:how 26:husband 25:if -30:includ 27:incom
29:inflow 46:internal -31:it 70:item -33:itself -52:jpeg -44:key 40:l2 46:late -25:leave 44:ledg 48:left -36:legal -31:lett -25:lie
33:like 28:lin 59:line 57:link 45:list -37:live 27:lp -37:m 28:made -47:market 53:marketplace -59:mean 50:member -22:metamask
-23:min 30:mine 26:mint -26:minute 30:money -26:more 25:most -55:movement 70:much 59:multisig 46:must -26:nam -21:name 34:net
-53:next 29:nft -52:nonce -22:numb 32:office -21:old -48:once -36:open 53:operator -54:ordinal -25:oth 48:our 72:outgo 23:over
-53:own 39:p -29:paid 38:park 37:pay -23:per 32:permission 24:permit2 -53:person 25:picture 46:piec -47:plu -32:point 30:portfolio
42:possible -21:post 44:pric -31:print -28:profit -27:project 41:provide -26:rank -44:rate 53:reach -28:read -31:reason -60:receiv
33:receive 59:rent 31:report -74:revoke 42:rich 28:right -46:rout -31:rows 59:safe 33:said 40:same -37:sandwich -33:satoshi -53:say
-20:screen 27:search -34:seen -26:sell 40:set -26:sheet 32:should -33:sign -41:sit -45:smallest 47:sold -25:solidity -28:someth
-64:son -22:source -22:spend 56:spl -60:stabl 43:stand -24:start 55:statement -21:statu -21:still 32:storage -24:summ 38:swap
-41:symbol -23:t -24:team 22:tell -30:th -60:that -39:their -37:them 72:there -40:these -44:they 31:think -39:through -25:to
-29:today 25:togeth 70:token -36:top 48:track -34:trade -25:trader -47:transaction 54:transf 40:transfer 62:treasury -34:two 41:u
-32:unit -43:unspent -24:until 23:up -27:use 22:used -28:user 53:utc -32:value 86:vault -30:verify -26:very 39:vitalik 25:wa
-43:wanna -26:way -38:well 26:were 34:whale -31:when 60:which 22:whom -52:whose -36:will -51:win -40:without 31:worth -30:write
24:year 30:yet 48:yield 24:zero @~yield -38:* -50:^i 28:^my -27:^newest 25:^stablecoin -32:^tvl 28:^where 51:apy -23:at -25:bank
-22:been 20:can -41:dao -41:deposit -32:did 34:doe 25:down -48:earn 63:farm -34:ha -38:i 32:interest -49:keep 42:least -34:lend
29:most -23:mov -22:my 34:now 25:one 38:only -27:or -23:our -22:park 54:pay 32:per 22:rate -42:report -37:reward 26:show
28:stablecoin 29:stak 25:summ -23:supp 20:th 35:there 27:those 33:today -27:treasury -22:tvl 28:use -47:want 24:went -24:when
27:year -24:yield
`;
