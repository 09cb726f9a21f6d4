// First weights: how much each sign of a candidate tells for it, by itself (*) and beside each word of the question; written by test/learn-first.ts, in hundredths.
export const FIRST_WEIGHTS = `
@+lacks 5:* 27:,+24h -38:,+and -42:,+any 22:,+at -26:,+biggest -49:,+both 47:,+burnt 41:,+but -79:,+by 61:,+can 24:,+contract
46:,+could -22:,+did 26:,+every 39:,+find 31:,+for -41:,+give -22:,+ha 32:,+he -49:,+id 33:,+in -38:,+it -21:,+just 25:,+list
-44:,+long -29:,+market -42:,+native -62:,+not 47:,+only 77:,+open -21:,+or -30:,+pric 47:,+price -34:,+rank -24:,+show
-21:,+slippage 31:,+so 28:,+spend 23:,+tell 36:,+the 45:,+there -25:,+they 29:,+token 61:,+verify 27:,+volume -41:,+what
-43:,+whatev -21:,+when -96:,+which 66:.+_ 61:.+before 30:.+can -31:.+e 44:.+for 45:.+ha -33:.+how 54:.+i -46:.+show 22:.+where
-26:24h+volume 38:?+? -21:?+and 23:?+deploy 26:?+he -36:?+how 53:?+i 58:?+it -25:?+just -70:?+look -62:?+my -25:?+show 39:?+the
-20:?+we -37:?+what -29:^+a -40:^+addres 52:^+all -31:^+an -42:^+any -23:^+apy -125:^+balance 24:^+before -31:^+bid 37:^+block
29:^+buy 59:^+by 50:^+call -25:^+can 38:^+chain -39:^+chance -30:^+cheapest 38:^+check 44:^+coingecko 34:^+compare 24:^+compliance
44:^+contract -38:^+could -53:^+current -35:^+decimal -31:^+decode 33:^+depth -20:^+dex -40:^+draft 79:^+event 34:^+everyth
-44:^+explain -29:^+fear -21:^+fill 25:^+find 28:^+floor 26:^+found -59:^+ga 45:^+ha 25:^+hash 26:^+hey 23:^+holder 48:^+honeypot
-28:^+if -82:^+it 33:^+kind 22:^+last -31:^+latest -33:^+liquidation 24:^+list 39:^+look 50:^+market 31:^+metamask -38:^+my
23:^+need -44:^+newest -40:^+next -27:^+nft 23:^+odd 60:^+on 51:^+open 23:^+ord 31:^+pl 25:^+pnl 58:^+pull -39:^+read -29:^+realis
32:^+recent 43:^+revenue -60:^+revoke 53:^+rugcheck 73:^+run 31:^+safe 35:^+sat 45:^+say 56:^+search -21:^+settl 26:^+show
-24:^+snapshot 48:^+so -32:^+somebody 28:^+stablecoin 36:^+swap 41:^+tell 21:^+text -54:^+the 39:^+there -41:^+thi 64:^+token
-43:^+top -40:^+topic0 -34:^+total 53:^+trad 43:^+tvl -22:^+two -45:^+verify 49:^+volume 125:^+wa 34:^+we -31:^+where -24:^+whose
-22:^+will -42:^+with -50:_+? -31:_+_ -61:_+account -53:_+addres 50:_+already -26:_+among 21:_+approval -48:_+are -60:_+at -73:_+atm
-23:_+back 30:_+balance -33:_+been -49:_+before 60:_+bet -65:_+by -54:_+can -45:_+chain 48:_+clos 67:_+coin -75:_+collection
-26:_+contract -49:_+cost -47:_+cut 24:_+decimal 44:_+deposit -30:_+develop 89:_+doe 29:_+each -36:_+earn -27:_+entry -23:_+event
-46:_+explor -40:_+fee 56:_+for 48:_+from 61:_+fund -37:_+ga 27:_+get 63:_+give 27:_+goe -58:_+ha -36:_+hashrate -62:_+have
-34:_+held -42:_+hold 26:_+if -37:_+in -28:_+into -32:_+ledg -24:_+left -31:_+level -20:_+lock 67:_+long -23:_+market -24:_+may
-46:_+mempool 21:_+mov 48:_+name -28:_+network -22:_+next 41:_+nft -46:_+one -34:_+open 76:_+or -25:_+ord 30:_+over 49:_+pair
-44:_+perp -26:_+please -28:_+point 26:_+pool -35:_+proposal -30:_+protocol -53:_+question -41:_+recent -26:_+revenue -42:_+right
-43:_+rn 24:_+rout -35:_+rows 87:_+safe 40:_+say -32:_+sery 30:_+since 33:_+so -25:_+stake 30:_+still 62:_+th 66:_+that 42:_+there
-30:_+these 42:_+to 24:_+today 61:_+token -51:_+trad -41:_+transfer -50:_+tx 43:_+utc -21:_+validator -36:_+value -39:_+wallet
-46:_+what 78:_+when -37:_+which -47:_+with -62:_+word 75:_+worth -31:_+ye -63:a+a 84:a+certain 36:a+chain -21:a+chart 81:a+coin
41:a+fake 60:a+feed 43:a+friend 27:a+hash 37:a+list 40:a+long 39:a+new 25:a+pap -39:a+phish -24:a+piece -25:a+profile 26:a+proxy
25:a+rug -22:a+side 23:a+sign 30:a+str 27:a+token 80:a+transf 66:about+$ -38:about+_ 74:about+in 23:about+it -26:about+the
-26:accord+to -37:account+$ 45:account+, -32:account+? 34:account+_ -42:account+at -61:account+i 83:account+on -21:acros+all
26:addres+$ -44:addres+, -30:addres+_ 26:addres+doe 52:addres+for 57:addres+that -38:address+$ 87:aft+the -35:against+_
-21:against+it 42:against+the -31:all+_ -67:all+chain 40:all+member 39:all+nft -54:all+of -38:all+stablecoin 23:all+the 57:all+time
28:all+worth 27:already+$ 21:already+? -34:already+been -63:am+_ 55:am+i 24:am+writ 34:amount+in 24:an+_ -59:an+airdrop
20:an+exchange 26:an+nft 25:and+_ -27:and+a 34:and+for 31:and+give 37:and+he -23:and+how -33:and+it 69:and+my 45:and+now -51:and+of
-52:and+open 41:and+out 63:and+rpc -24:and+since 27:and+tell -45:and+volume 51:and+want -44:and+what -41:and+wheth -62:and+which
-38:and+who -36:and+why 24:any+blacklist -36:any+chain 44:any+of 42:app+, -24:app+on -20:approval+for -32:approve+a -25:apy+of
34:are+_ -32:are+in 59:are+my -56:are+people -26:are+there -31:ask+. -39:ask+for -22:ask+me 32:ask+to 43:ask+what -45:at+$ -54:at+_
63:at+a 38:at+it 26:at+least -39:at+my -24:at+present 30:at+that 25:at+the -48:at+thi 38:at+which 21:ath+$ -25:atm+$ 24:audit+,
25:back+$ -54:back+, -75:balance+and -40:balance+of 26:base+fee -39:be+$ 48:been+burn -20:before+i -49:behind+_ 38:behind+it
25:behind+the -34:best+_ 31:bet+$ 33:bet+, -20:bet+i -26:bet+on -29:between+_ -21:bid+and -29:bid+ask 20:bid+for 31:block+$
-60:block+, -46:block+? 22:block+_ 26:block+height -79:block+i 41:block+numb 22:block+wa 34:book+$ -59:book+_ -54:book+for
-28:book+of 91:book+on 51:both+sid 38:bought+$ 57:bridge+i 38:burnt+in 34:burnt+one -24:busy+i 26:buy+$ 22:buy+, 28:buy+? 34:buy+it
26:buy+tax -36:by+24h -64:by+_ -61:by+hand 70:by+how 43:by+it 62:by+market 23:by+now -45:by+one -41:by+protocol -33:by+side
71:by+the -34:by+tvl -47:by+volume -53:by+what 31:by+whom 29:call+data 22:calldata+for 47:came+in -45:can+still 43:can+t 26:can+the
22:can+u -32:can+you 25:candl+for 47:cap+$ 21:cap+of -38:capital+of 89:category+i -37:cent+a -56:chain+$ -35:chain+, 25:chain+and
-41:chain+ha 29:chain+i 24:chain+id 31:chain+that 20:chain+we 46:chart+of 61:check+my 54:circulat+supp -27:click+on 25:close+to
41:coin+$ 30:coin+? -42:coin+a 44:coin+are -24:coin+doe 25:coin+from 42:coin+in -45:coin+my 30:coin+of -54:coin+that -24:coingecko+,
22:coingecko+_ 61:coingecko+id 29:cold+storage 32:collection+$ 21:collection+, -41:collection+_ 83:collection+on -40:collection+with
-24:company+_ 21:company+hold 72:compare+it 26:compliance+ask -30:confirm+the 63:confirmation+doe -35:contract+addres
-42:contract+address -56:contract+for 26:contract+have 28:contract+i -38:contract+on 50:contract+or 45:contract+that -52:convert+_
-31:copy+$ -63:cost+$ -33:cost+in 61:cost+on 37:could+the -22:could+you 39:count+and 62:counterparty+addres -58:crypto+market
-31:current+_ -32:cut+in 45:dao+$ 24:dao+hold 38:dao+treasury 33:data+$ -57:data+_ -49:day+? -55:decentralis+exchang -24:decimal+,
21:decode+the -26:decode+thi -23:defi+protocol -39:defi+tvl 24:deploy+to 29:deploy+with 47:deposit+, 43:dex+$ 29:dex+, -49:dex+on
-53:dex+pair -49:dex+volume 43:did+_ 53:did+i 84:did+the -62:did+they -56:did+thi -27:difference+between -22:do+$ -44:do+, -22:do+my
23:do+people 34:do+you 34:doe+a -30:doe+coingecko 64:doe+he -37:doe+it 55:doe+my 24:doe+not 54:doe+our 32:doe+pyth 59:doe+that
57:doe+the -30:don+t -69:down+? -41:draft+a 49:drain+$ 21:each+$ 27:each+chain -46:earn+_ -36:eip+_ -43:eligible+for 47:end+of
27:enough+. -23:epoch+$ -37:error+_ 38:event+$ -23:event+_ 88:event+of -41:event+that -59:every+approval -24:every+chain
-25:exchang+_ -34:exchange+$ -30:exchange+, 53:exchange+clock 52:exchange+where -38:explor+$ -23:explor+, 89:explor+of 44:far+$
-57:far+i 47:far+off -28:fear+gre -55:fee+$ 21:fee+and 59:fee+doe 23:fee+i 36:fee+of 58:fee+on 29:fee+that 25:fee+tier -42:feed+_
24:feed+for 49:feed+id -54:fill+in 23:fill+of 31:fill+on 70:find+it 33:find+out -33:find+the 27:first+$ -48:first+? -27:floor+$
-37:floor+, 67:floor+and -22:floor+in 53:floor+of -36:floor+price -36:for+each 47:for+how 33:for+me -39:for+our 80:for+that
49:for+the -20:for+trad -56:form+_ 62:found+a -37:found+the 26:from+_ 50:from+a -25:from+me 41:from+my 72:from+the -68:function+i
50:fund+_ -33:fund+payment -31:fund+rate -47:ga+$ -58:ga+price -24:ga+rn 25:ga+used 25:gave+me 22:gave+u -29:get+a 35:get+for
22:get+if -46:get+into 25:get+liquidat 36:get+the 42:give+the -45:go+through -51:go+to -30:got+$ 65:ha+been 26:ha+it -48:ha+on
-56:ha+that 60:ha+the 24:hack+$ 66:had+_ -24:hardware+wallet -24:hash+_ -53:hash+of -35:have+$ 35:have+? 71:have+a 34:have+an
22:have+i -65:have+in 31:have+on 31:have+open -52:have+the 42:he+i 22:he+say 38:height+of -34:held+by -59:here+. 39:hi+_
-47:highest+floor -27:history+of 32:hold+$ -33:hold+, 36:hold+any 60:hold+count 26:hold+in 45:hold+it 25:hold+the 52:holder+$
-25:holder+, -25:holder+? 27:holder+on -22:home+addres 22:honeypot+? 48:honeypot+or 33:hot+wallet -46:hour+$ 36:how+are -22:how+busy
23:how+can 47:how+deep 24:how+did -51:how+do 33:how+far -22:how+i -38:how+long 21:how+much -21:how+often -67:how+old -24:how+tall
25:how+the -20:how+thick 45:i+$ -21:i+, -34:i+. -70:i+_ -26:i+a 37:i+allow -45:i+an -36:i+approve -35:i+at -58:i+bett 46:i+bought
55:i+buy 20:i+can -50:i+click 22:i+close -20:i+deploy -43:i+eligible 21:i+enough -31:i+fine -43:i+forgot 27:i+get 64:i+got 75:i+had
-78:i+he 73:i+hi 47:i+hold 31:i+in 23:i+know 33:i+left -24:i+m 41:i+made -44:i+mean 23:i+mint -25:i+must 42:i+my -32:i+not -57:i+on
57:i+only 23:i+open 108:i+own 47:i+paid 34:i+park 52:i+pay -41:i+pend 48:i+provide 23:i+read 21:i+sent 31:i+should 47:i+sign
-29:i+stak 46:i+still -44:i+stuck 42:i+thi 68:i+think 22:i+trade 24:i+up 53:i+use 58:i+used 54:i+wa 28:i+won -35:i+worth 57:i+would
-40:id+, -33:id+_ 57:id+do 33:id+for 25:if+it 37:if+you -32:impermanent+los 23:in+$ -37:in+, -24:in+a 71:in+and -51:in+crypto
-63:in+decemb 25:in+fee -41:in+germany 25:in+hi 25:in+it 24:in+law 32:in+our -29:in+percent -28:in+simple 26:in+spr 59:in+that
87:in+the -40:in+them -23:in+there -69:in+thi -38:in+what 67:in+which 49:incom+_ -31:init+code 27:interest+$ 54:interest+of
47:into+_ 24:into+the 51:it+$ 105:it+, -24:it+. 33:it+? 33:it+_ 33:it+a 29:it+all -38:it+and -36:it+at 33:it+balance 32:it+be
26:it+confirm 30:it+dangerou 21:it+do 38:it+end 29:it+ever -61:it+floor -53:it+for -27:it+from -31:it+go 67:it+have 37:it+now
67:it+on 50:it+or -45:it+own 81:it+peg -30:it+price -22:it+run 36:it+still 33:it+take 31:it+the 22:it+to 53:it+trad -60:it+wa
46:it+with -56:it+worth -35:just+the 41:kind+tell 73:know+$ -23:know+what -48:land+$ 24:largest+first 39:last+_ 32:last+buy
22:last+trad 24:launch+, 64:left+in -30:left+on 20:lend+protocol -21:level+$ -23:level+a -30:lightn+network 21:like+the -42:link+,
22:liquidat+? -54:liquidation+_ 68:liquidation+price 48:liquidity+and 39:liquidity+for -24:liquidity+pool 21:list+company
55:list+every 40:list+it -23:list+the -44:lol+$ -45:long+and -21:long+i -34:long+v 20:look+like -23:look+up 60:low+$ -23:lowest+ask
27:m+in 30:made+_ 39:made+a 36:made+on -24:made+the -57:make+me 29:make+the -33:many+_ 75:many+confirmation -34:many+decimal
62:many+of 30:many+owner -33:many+people 64:many+percent -51:many+token -37:many+validator 21:market+, 54:market+cap 29:market+i
-25:market+on 38:may+the 44:me+$ -51:me+, 47:me+. 60:me+? 26:me+about 40:me+and 31:me+every 43:me+how -30:me+on -28:me+some
21:me+that -29:me+what -22:me+which -39:me+with -35:mean+$ 41:member+of 62:metamask+show 51:min+$ -51:min+pool -41:mine+, 26:mint+$
24:mint+, -28:mint+more 85:mint+on -22:mint+or -33:moment+, -51:moment+? 58:moment+of 64:money+i 21:money+in -42:more+, 54:morn+$
34:morn+, -30:most+at 57:most+fee -42:most+in -37:most+money 25:most+of -34:most+recent 20:most+trad -46:most+volume 26:much+?
-32:much+_ 49:much+did -38:much+doe 65:much+ga 25:much+ha -54:much+in 42:much+money 63:much+on 23:much+volume 35:much+would
-24:must+i -39:my+_ 21:my+bag -52:my+bet 24:my+bos 26:my+broth 21:my+buddy 52:my+client 76:my+coin 29:my+cold 38:my+colleague
-36:my+collection 26:my+company 25:my+daught 79:my+employ 65:my+exchange 84:my+friend 25:my+grandson -33:my+knee -32:my+landlord
43:my+last -26:my+ledg 64:my+liquidation 22:my+metamask 47:my+nephew 51:my+old 57:my+open -31:my+own 40:my+payment 31:my+pool
50:my+saving 25:my+son -26:my+tax 35:my+thesi -21:my+token 30:my+trad 46:my+transf -71:my+tx -56:my+uncle -63:my+wife
41:my+withdrawal -27:nam+$ 20:name+$ 69:name+, 34:name+? -22:name+and -42:name+of 28:name+on -32:native+coin -25:need+_ -52:need+a
25:need+for 74:need+it 48:need+the 41:network+$ 53:network+i 35:new+_ -43:new+coin 27:new+token -28:newest+_ -33:newest+pool
-60:next+_ -28:next+block 33:next+contract -26:nft+_ 22:nft+i 34:nft+on -29:nft+project 34:no+$ -26:no+in 23:not+_ -31:not+the
-31:notional+volume -52:now+, 22:now+? 31:now+_ -31:now+and 48:now+on 34:numb+$ 30:numb+for 25:of+$ -35:of+_ 43:of+a -69:of+all
50:of+an 70:of+both -48:of+crypto -37:of+each 26:of+it 34:of+mine 52:of+one 63:of+our 62:of+that 73:of+the 37:of+these 23:of+thi
39:of+those 31:of+trad -37:of+ye 43:off+i 40:office+want 69:on+$ 41:on+average -79:on+chain 35:on+coingecko 51:on+each 20:on+every
32:on+hi 33:on+no 26:on+some 51:on+that 50:on+the 45:on+thi -24:on+twitt 57:on+which -21:on+ye 61:one+$ -45:one+_ 24:one+i
-36:one+of 76:one+or -52:only+_ 22:only+have 23:open+$ -22:open+_ 31:open+at 31:open+in 39:open+interest -30:open+order 72:or+_
59:or+a -46:or+blacklist -43:or+block 24:or+did -38:or+i 34:or+no 24:or+not -25:or+on 23:or+wa 53:or+what 32:order+$ 71:order+of
84:oth+one -24:our+_ 56:our+auditor 37:our+chain 52:our+company -33:our+contract 21:our+dao 39:our+l2 -26:our+token 34:our+treasury
30:out+$ -25:out+. 56:out+of -28:outcome+token 38:over+_ -60:over+all 49:over+time 77:own+$ -34:own+_ 23:own+by -28:own+it 21:own+on
21:own+the -97:own+token 65:paid+$ 55:paid+_ -22:paid+dexscreen 20:paid+in -27:paid+on -30:paid+out -59:pair+for 23:pair+on
25:pap+with 47:pay+_ 37:pay+for 49:pay+on 31:pend+_ -29:people+say 20:per+chain 66:permit2+_ -49:perp+$ 44:perp+on 28:pl+$
38:plain+word 47:please+$ 40:please+, -25:please+? 36:please+give 21:please+look 34:please+what 27:pnl+_ -32:pnl+of 24:point+$
24:pool+$ -32:pool+, -30:pool+are 36:pool+for -50:pool+found -65:pool+on 34:pool+with 36:position+, 31:possible+.
-25:prediction+market 56:pric+for -46:pric+in -66:pric+of -65:price+$ 24:price+and 22:price+at -36:price+do -42:price+for
37:price+in -48:price+of 32:price+on -41:print+on -33:priority+fee 33:project+$ -36:protocol+$ -54:protocol+by 42:protocol+in
-35:protocol+on -57:protocol+treasury 42:provide+liquidity 57:pull+_ 60:put+_ 47:pyth+_ 33:pyth+have 49:rank+by 37:rank+the
83:rate+of 37:read+the 49:real+one -25:realis+pnl 29:realis+profit -36:require+the -27:revenue+, -59:revoke+every -27:rows+$
43:rpc+url 26:rug+? 59:run+_ 39:run+and 23:run+on 53:safe+? 29:safe+to -30:saving+in -108:say+_ 52:say+he -49:score+$ 36:search+on
59:search+the 31:second+i 51:see+the 32:selector+$ -88:sell+? 32:sell+tax 40:sent+? 26:sent+it 45:sent+me 52:sent+u 37:sery+$
-41:sery+_ 23:set+of -21:settl+_ 46:share+of -27:she+hold 56:sheet+, -20:short+$ 25:short+in 62:should+be -75:show+_ 38:show+a
39:show+all -75:side+$ -33:side+by -27:sign+_ 94:sign+it -34:sign+the 89:signature+_ -36:simple+word 84:since+i 52:since+the
-47:since+when -30:sise+of 37:sit+in 21:sitt+in 50:sitt+on 22:slot+produc 39:so+far 51:so+i -39:so+it -32:sold+$ 21:solidity+fil
51:some+_ 25:source+code -33:source+of -36:spend+_ 32:spendable+output 20:spot+_ -50:stablecoin+float 33:stablecoin+in
-38:stablecoin+on -22:stak+reward 33:stand+behind -25:start+with -32:state+the 83:still+have -50:still+mint -28:still+move
62:still+pull 47:stood+at 34:storage+, 34:str+of -52:stuck+$ 24:sub+account 34:supp+, -21:swap+_ 23:swap+of 58:swap+on 26:take+from
38:tax+office -51:telegram+group 25:tell+me -31:text+_ 39:th+i 99:that+_ -77:that+be 66:that+block 43:that+came 28:that+chain
46:that+collection -27:that+contract 52:that+he -54:that+hold -39:that+i 33:that+list 37:that+market -32:that+my 22:that+protocol
25:that+trad -58:that+transaction 50:that+we 22:the+account 31:the+addres 56:the+airdrop -46:the+amount 30:the+auditor
-63:the+balance -42:the+beacon 33:the+best 28:the+bet -49:the+biggest 108:the+block 97:the+bridge 43:the+call -21:the+capital
31:the+chain 25:the+chance 38:the+client 40:the+coingecko 46:the+cold 27:the+contract 44:the+court 41:the+current -21:the+custom
48:the+dao 33:the+dapp 25:the+day 24:the+deploy 29:the+deposit 56:the+derivativ 51:the+dev -48:the+dex 35:the+end 62:the+event
51:the+exact 102:the+exploit 90:the+explor 27:the+fee 29:the+firm -26:the+first 39:the+floor 20:the+fund -56:the+ga 26:the+guy
23:the+hack -61:the+highest 38:the+l2 -22:the+largest 28:the+latest 51:the+lend -33:the+lightn 23:the+log 25:the+lp 27:the+min
26:the+mint 32:the+money -50:the+most 46:the+multisig 79:the+name 83:the+network 49:the+new 48:the+news -70:the+next 44:the+nft
22:the+old 23:the+option 32:the+ord 81:the+oth 38:the+pair 48:the+pap -48:the+pend 41:the+perp 37:the+pool 52:the+probability
40:the+pyth -25:the+raw 60:the+real 57:the+receipt 51:the+rent 27:the+rollup 25:the+rout 28:the+selector 55:the+sell -30:the+source
-33:the+spot 77:the+stablecoin -48:the+supp 20:the+swap 50:the+tax -29:the+text -36:the+th 56:the+tick 53:the+time -31:the+token
21:the+transaction 66:the+treasury 28:the+tvl 39:the+two 35:the+tx -24:the+u 37:the+user 82:the+vault 59:the+venue 42:the+verify
-34:the+wallet 68:the+week -65:the+whole 22:the+ye 28:the+year 75:the+yield 45:their+_ -52:them+? -35:them+_ -21:them+in 49:there+$
89:there+, 26:there+. -85:there+? -29:there+any 43:there+are 20:there+i -33:there+on 34:these+_ -31:these+day 27:they+cost 64:thi+$
29:thi+? -57:thi+_ 27:thi+a -56:thi+addres 36:thi+artist -39:thi+contract 24:thi+input -50:thi+moment 40:thi+morn 36:thi+network
75:thi+one 43:thi+protocol 31:thi+stablecoin -57:thi+token 41:think+$ 24:think+, -31:through+$ 72:through+_ -56:tick+$ 25:tier+of
87:time+$ 34:time+high -49:time+i 52:time+of 39:to+$ 30:to+_ 24:to+add 27:to+and 29:to+be -39:to+do -53:to+get 90:to+have 29:to+know
-23:to+move -53:to+my -54:to+pay 29:to+put 42:to+see -24:to+sell -40:to+send 22:to+sign -43:today+and -37:today+in -22:togeth+,
-54:togeth+? -21:token+$ 25:token+, -34:token+? 44:token+by -64:token+call 41:token+doe -34:token+holder -40:token+i 49:token+in
-55:token+my 40:token+of 73:token+sit 37:token+that 57:token+we 58:token+with -85:tonight+$ -23:too+$ 21:top+$ 25:top+holder
-29:top+pool -41:top+trader -62:topic+_ -28:topic0+of -59:total+crypto -21:total+value 88:trad+$ -42:trad+_ 37:trad+above 49:trad+at
-36:trad+in 35:trad+there -24:trade+_ 36:trade+at -43:trader+on 38:transaction+$ -38:transaction+. -32:transaction+_
49:transaction+in -49:transaction+of -31:transaction+on 70:transf+cost -67:transfer+of 27:transfer+on 49:treasury+$ -57:turn+over
-23:tvl+$ -26:tvl+? -42:tvl+_ -24:tvl+history 48:tvl+of 69:two+dat 65:tx+$ -39:und+_ 21:up+_ 60:up+for 68:up+on -45:up+the -21:up+to
44:use+$ 51:use+, 57:used+_ 23:user+paid -34:v+short 54:value+$ -37:value+lock 23:value+of 21:value+on 25:vault+$ 67:verify+one
-37:volume+$ -35:volume+, -20:volume+_ 40:volume+in 46:volume+on 24:wa+it 41:wa+my 39:wa+one 50:wa+the 34:wa+thi -37:wa+trad
-32:wait+in 89:wallet+$ 29:wallet+. 74:wallet+? -89:wallet+_ 46:wallet+for 25:wallet+hold -31:wallet+i 42:wallet+on 22:wallet+worth
-31:want+a 34:want+me 35:want+to 50:we+are 26:we+deploy 57:went+out -34:went+to 29:what+$ 44:what+, -67:what+_ -31:what+are
-57:what+back -38:what+block 46:what+came -40:what+can 37:what+category -27:what+coin 39:what+did 45:what+do -20:what+happen
46:what+he 41:what+it -58:what+now -40:what+one 27:what+position 51:what+they -69:what+time 38:what+would 40:when+doe 51:when+i
46:when+the 33:where+are 24:where+do -34:where+doe 59:where+my 23:where+our -37:where+the 58:where+we -23:wheth+the 43:which+_
55:which+approval -32:which+bridg -58:which+collection -34:which+contract -60:which+event 35:which+exchang -57:which+function
-28:which+ha -37:which+hardware 59:which+i -39:which+id 47:which+marketplace -50:which+min 44:which+of 51:which+our -21:which+pool
-22:which+program 20:who+are 43:who+built -62:who+ha 28:who+hold -31:who+made 26:who+own 52:who+sent 35:whole+token -22:will+do
-22:will+it -40:with+_ 35:with+a 43:with+fee 31:with+most -34:with+my -21:with+nonce 33:with+profit -46:with+the -30:with+their
49:without+mov -33:won+t -22:word+$ -26:word+of 72:worth+$ -48:worth+, -27:worth+in 45:worth+right -29:worth+today 76:would+_
35:would+like -73:would+that -23:would+you 26:writ+a -27:writ+to -27:ye+$ 26:ye+, -20:ye+in -25:year+end 28:yet+$ 30:yet+?
-22:yield+of -39:you+can 21:you+find 48:you+have 41:you+tell 44:your+? @+lacks:address -23:,+and 21:,+biggest 39:,+burnt 42:,+can
26:,+contract 48:,+for -31:,+ha 39:,+it 34:,+list -28:,+long 67:,+mine -35:,+native -34:,+not -35:,+on 59:,+so -40:,+spend
-31:,+they -26:,+which 43:,+with 74:.+_ 68:.+before 40:.+ha -23:.+please -24:.+what -21:?+$ 26:?+deploy 28:?+i 23:?+it -47:?+look
-21:?+my 21:?+please 31:?+the 38:^+all -26:^+any -114:^+balance 22:^+before 27:^+buy 82:^+call -22:^+compare -37:^+decimal 30:^+doe
-22:^+explain 58:^+find -41:^+fund -47:^+ga -27:^+ha 52:^+honeypot -23:^+how -22:^+it 28:^+kind 32:^+list 27:^+look 27:^+need
-21:^+next 43:^+nft -41:^+on 33:^+our 22:^+pl -29:^+please -22:^+price 54:^+pull -33:^+realis -49:^+revoke 47:^+search
-33:^+somebody 38:^+someone 24:^+swap -24:^+tell 25:^+text 40:^+the -29:^+thi -38:^+total 60:^+trad 49:^+verify 78:^+wa -24:^+want
22:^+what -30:^+whose 31:_+$ -21:_+. -32:_+? -23:_+a -77:_+account -28:_+addres 20:_+already 22:_+approval -28:_+are -50:_+back
25:_+balance 94:_+bet 37:_+by -36:_+can -21:_+close -39:_+coin -35:_+collection -43:_+contract -32:_+doe -53:_+explor 93:_+for
40:_+from 69:_+fund -34:_+ga -52:_+ha -22:_+have 68:_+long -23:_+may -55:_+mov 36:_+or 51:_+over -21:_+perp -49:_+pl -40:_+please
38:_+since 53:_+so 23:_+still -21:_+that -28:_+the 64:_+to -33:_+today 71:_+token -52:_+trad -29:_+trade -36:_+transfer 43:_+utc
-23:_+volume -40:_+wa -49:_+wallet -32:_+what -26:_+when -28:_+which -34:_+with -22:_+withdrawal 46:a+_ -25:a+a -20:a+client
58:a+friend 21:a+honeypot 20:a+list 39:a+new 30:a+token 38:a+transf 22:abi+of 37:about+_ -54:account+$ 65:account+, -33:account+?
-31:account+at -63:account+i 55:account+on 51:addres+$ -27:addres+_ -22:addres+doe 62:addres+for -52:addres+of -43:addres+that
40:all+member -28:all+my 27:allow+to 20:already+? 51:am+i 30:an+_ 33:an+en -25:and+at 26:and+ha -51:and+i 68:and+my -28:and+on
40:and+sell 55:and+want -24:and+which 33:any+_ 27:approval+of -28:approve+a 29:are+all -63:are+in 67:are+my 25:are+still -26:are+the
-33:are+there -23:at+thi -53:balance+and -22:balance+sheet 63:belong+to 61:block+_ 31:book+on 41:burnt+one -22:by+a -26:by+how
79:by+the 71:call+_ -25:can+i 26:can+the 35:can+whoev -34:capital+of -21:chain+$ -33:chain+, -29:chain+? 20:chain+i -25:chain+id
-29:chain+it 26:close+to -27:coin+$ -50:coin+on 31:cold+storage -39:collection+_ 84:collection+on -29:contract+addres 45:contract+i
-31:contract+of 42:contract+or -41:copy+$ -28:cost+? 66:counterparty+addres 29:d+like 33:dao+hold -24:did+_ 31:did+he 79:did+i
-22:did+my 56:did+the -36:did+they 58:do+, -39:do+they -45:doe+_ 26:doe+my 51:doe+that 29:doe+the 32:drain+$ -22:eip+_
-29:eligible+for 33:en+$ 27:en+name 34:end+of -49:every+approval -27:explor+for 86:explor+of -33:far+i 30:fee+$ 48:fee+i 26:fill+of
24:fill+on 54:first+$ 44:floor+and 51:for+_ -25:for+it 32:for+me 48:for+the 26:found+a 21:from+my 36:fund+_ -30:ga+on
28:get+liquidat -46:go+to -44:ha+_ 68:ha+been 34:ha+it -48:ha+on -40:ha+that -43:ha+the -24:hash+_ 43:have+$ 45:have+? 42:have+i
-47:have+in 46:have+on 24:have+the 55:he+got 47:hold+any 41:hold+it 22:holder+on 22:honeypot+? 51:honeypot+or 34:hot+wallet
65:how+are -22:how+busy 28:how+deep 24:how+did -32:how+many -61:how+old -28:i+_ 37:i+allow -23:i+am -33:i+approve 38:i+can
24:i+close -29:i+eligible 34:i+enough -69:i+he 75:i+hi 43:i+hold -38:i+in -30:i+it 29:i+lost -46:i+m 22:i+made 21:i+my -27:i+not
-20:i+on 44:i+own 34:i+paid 91:i+pay -41:i+sold 61:i+still -29:i+swapp 33:i+that 22:i+thi 36:i+up 33:i+won 82:i+worth 20:if+the
-36:in+$ -35:in+, -23:in+fee -31:in+it -41:in+thi 23:in+total -23:init+code -37:it+$ -38:it+? 24:it+a 31:it+ha 42:it+have
-30:it+hold -43:it+in 43:it+on -28:it+the -25:it+wa -20:it+with -33:know+what 37:late+? -34:left+on -34:link+, 22:liquidat+?
23:liquidat+on -23:liquidation+_ 69:liquidation+price -38:long+and -29:long+v 29:lost+the 37:made+it 43:made+on -48:many+_
-43:many+decimal -53:many+token -26:many+transaction -31:market+_ -34:market+on 43:may+the 59:me+$ -41:me+, 39:me+? 38:me+_ 20:me+a
37:me+all -26:me+on -44:me+the -22:me+which -31:me+with 32:member+of 28:mine+$ -29:morn+, -25:most+_ 22:most+of -50:much+_
-38:much+did -26:much+doe 52:much+ga 41:much+have -38:much+i -23:much+in 35:much+of -29:much+wa 68:my+broth 31:my+cold
47:my+contract -37:my+employ -73:my+ledg 62:my+liquidation 44:my+metamask 73:my+open -37:my+sist 27:my+token -34:my+wallet
-22:name+$ 30:name+, 24:name+? -29:native+coin -33:need+a -28:next+_ 61:nft+on 41:no+$ -46:nonce+_ -34:now+? -25:of+_ 80:of+a
77:of+mine -41:of+my 41:of+that 66:of+the -39:of+them -28:of+thi 71:on+$ -41:on+a 21:on+any -37:on+it -24:on+one -22:on+our
-26:on+which -41:one+$ -30:one+_ 46:one+i -37:one+of -36:only+_ 32:open+_ -28:open+in 22:or+_ 27:or+a 32:or+down 42:or+no -23:our+_
-30:our+token -20:out+? 21:out+of 57:over+_ -54:own+_ 34:own+on 24:paid+_ 50:paid+for 25:paid+in 28:pap+with 79:pay+_ 29:pay+for
-43:pay+on -31:permit2+_ 48:perp+on -20:pl+, -41:please+, 34:please+. 32:please+look -32:pnl+of -43:point+to 35:price+$ -27:price+?
-23:price+do 35:price+on -40:protocol+on 61:pull+_ 24:put+_ -24:put+it 24:read+_ -33:realis+pnl -49:revoke+every -23:rn+$ -58:say+_
37:say+he 65:search+the 51:see+the 31:sell+tax 39:sent+me 58:sent+u -29:short+$ 26:should+be -23:should+i -21:show+_ -22:side+$
-58:sign+the 23:since+the 62:sit+in 65:sitt+on 23:so+far 53:so+i 21:source+code -34:spend+_ 25:spot+_ 70:still+have -27:still+move
62:still+pull 29:sub+account 26:tax+office -38:tell+me -32:text+_ -24:than+_ 66:that+_ 48:that+he -52:that+hold -29:that+i
-34:that+market 23:that+my -46:that+our -22:that+the 39:that+trad 21:the+_ 21:the+abi -24:the+balance -32:the+bet -23:the+chain
23:the+client 36:the+current 44:the+dao -24:the+day -33:the+deploy 70:the+dev 21:the+end 37:the+exchange -32:the+exploit
88:the+explor 23:the+fee 30:the+floor 66:the+fund -34:the+market 54:the+multisig -26:the+next -21:the+numb 46:the+pap -21:the+pend
48:the+real 59:the+rout 56:the+same 23:the+stablecoin -27:the+swap 27:the+tax -30:the+text -32:the+th 40:the+trad 43:the+vault
-34:the+whole -77:there+$ -76:there+? -22:these+_ 29:thi+a -35:thi+addres 29:thi+artist -23:thi+moment -20:thi+morn 46:think+i
-22:to+$ 56:to+_ -41:to+do 21:to+me -45:to+my 43:to+see 35:to+sell -25:to+send 26:to+take 92:to+the -31:today+, 22:togeth+?
49:token+$ 61:token+, -79:token+_ -58:token+call 48:token+doe 69:token+sit 41:token+with -32:too+$ 25:top+holder -35:trad+_
-50:trad+at -34:trad+in 44:trad+of 24:trade+on -23:transaction+$ 45:transaction+_ -74:transfer+of 26:up+$ 47:up+on 32:up+or
-29:v+short 39:value+of 25:verify+one -23:volume+, -37:wa+_ -48:wa+it -24:wa+one -30:wa+that 36:wallet+$ -21:wallet+. -71:wallet+_
28:wallet+hold 30:wallet+on 37:want+the 21:want+to -33:what+_ 55:what+did -60:what+do -23:what+fee 61:what+ha 59:what+he -36:what+it
21:what+my -24:what+one 31:what+position -22:what+price -39:what+the 33:what+token 52:what+wa -32:what+would 56:when+doe -41:when+i
-37:when+wa -36:which+block -38:which+chain 25:which+i 20:which+network 22:which+of -24:which+price -31:who+are 20:who+i -20:who+own
-47:with+_ -26:with+a -28:with+it 45:with+my -51:with+nonce 43:with+profit -22:worth+on -26:would+i 26:you+tell @+lacks:amount 24:*
-22:,+_ -23:,+and 27:,+how -51:?+$ -27:^+ga 32:^+i 31:^+what -46:_+? 29:_+do 36:_+for -33:_+i 36:_+to 29:do+i 50:for+my 31:how+many
45:i+get 38:in+_ 22:it+in -35:many+_ -28:many+decimal 47:my+_ 26:what+doe @+lacks:anyAddress 13:* 44:,+how 35:,+token -21:24h+volume
-26:?+_ -22:^+a -50:^+compare 33:^+dex 65:^+floor -27:^+ha 44:^+my 52:^+need -33:^+newest -27:^+on 38:^+what 21:^+which -24:_+.
23:_+? -22:_+at -21:_+by 37:_+candl -23:_+dex -35:_+for -30:_+in 38:_+pair 32:_+pl 23:_+pool 29:_+volume 25:a+contract 39:am+i
25:and+_ 25:belong+to -22:between+_ -30:by+volume 37:candl+for 20:candl+of -25:compare+it 32:contract+on -28:could+you -40:day+?
71:doe+_ 64:for+_ -45:for+a -44:for+me -23:from+_ -21:how+many -22:i+bought 33:i+mean -38:i+need 22:i+put 29:it+, 23:it+in
-26:it+with -28:like+to 50:liquidity+and 31:liquidity+for -21:liquidity+pool -30:market+cap -38:most+trad 51:need+the 34:now+,
45:of+my 32:of+the -21:on+_ -29:on+the -26:one+_ 28:pair+on 20:pl+$ -25:pool+are -28:pool+on 25:price+and -25:right+now 42:since+_
-37:the+day -22:the+dex -29:the+exchange 57:the+mint 46:the+pair 21:token+, 32:trad+$ -25:volume+$ 43:volume+of 70:what+doe
-20:which+_ 59:which+one -25:with+_ @+lacks:anything 21:* -33:,+how 25:,+in 20:,+market 37:,+on -22:,+price -20:,+the 23:,+what
47:.+can 43:.+which 23:?+? -34:?+_ 38:?+he 27:?+i -43:^+balance 37:^+before 53:^+biggest -22:^+can 53:^+check 34:^+compare
69:^+convert 59:^+everyth -67:^+find -20:^+how 40:^+i 24:^+list -20:^+market -22:^+metamask 64:^+our -26:^+price 33:^+put
22:^+search 54:^+there -25:^+token 35:^+we 26:^+where 30:^+which -42:_+? -48:_+account -60:_+addres 46:_+against -50:_+at 48:_+coin
-42:_+do 42:_+for -68:_+i -22:_+on 59:_+or -20:_+pool -27:_+right -33:_+thi 30:_+to 59:_+token -32:_+transfer -70:_+wallet
-60:_+with 49:_+worth 25:a+_ 25:a+coin 58:a+fake 37:a+hash 25:a+scam 43:a+str 59:about+$ -46:about+_ 39:account+on 42:an+old
-45:and+_ 47:and+by -29:and+i -31:and+what 26:are+sitt 35:are+they -30:ask+me -42:at+_ 26:at+all 23:at+present 24:ath+$
-38:balance+and 38:be+? 23:before+i -27:belong+to 44:by+it 78:by+market 60:cap+$ 21:cap+, -24:cap+of -65:chain+$ 25:chain+it
79:check+my 35:circulat+supp 47:coin+are 24:coin+from -28:coin+i 31:coin+my -62:coin+that 44:coingecko+id 84:compare+it 43:copy+$
42:cost+? -28:d+like -53:dex+pair -36:do+$ 35:do+they -33:doe+_ -41:doe+a -61:doe+it -21:doe+my 59:doe+the -22:each+of 48:find+out
21:for+$ 44:for+a 21:for+it 38:for+me 39:for+the 56:found+a 51:from+_ 40:from+a -25:ha+_ 38:have+a -26:have+an -46:have+in
-27:have+to 44:he+i -40:hold+, -27:hold+a -50:hold+on 39:how+far -24:how+many -22:how+much -28:i+_ -24:i+am 24:i+found 62:i+got
25:i+have 23:i+in 50:i+it 41:i+left 22:i+made -43:i+mean -23:i+must 75:i+my 34:i+need -31:i+on 26:i+only 89:i+own -41:i+the 54:i+thi
-28:i+wa 60:i+worth 60:i+would 44:id+for 41:if+it -47:in+, -20:in+_ -28:in+it 47:in+my 38:in+our -30:in+that 38:in+the -60:in+thi
59:into+_ 56:it+$ 47:it+, -38:it+? 49:it+be 38:it+ha -55:it+hold 37:it+i -26:it+price 75:it+the 60:it+trad -24:it+up 74:it+with
-35:it+worth 37:know+what 63:left+in 39:like+_ 88:list+of 28:made+on 57:market+cap 37:me+a -29:me+and 54:me+the -20:metamask+show
69:mint+on -24:moment+? 49:money+i 27:morn+$ -85:much+_ -54:much+doe 38:much+i 55:much+money -38:much+of -31:my+_ 36:my+account
62:my+bag 35:my+bos 24:my+broth 38:my+colleague -37:my+employ 24:my+favourite 40:my+grandson 49:my+last 30:my+saving 56:name+,
30:need+it -38:now+$ 33:now+? -26:of+a -45:of+all -43:of+each 37:of+my -23:of+the 25:on+a 33:on+coingecko -53:on+each -47:on+it
-25:on+my -31:on+the 42:on+which 57:one+$ 43:one+. 35:one+? -37:one+_ -38:one+i 32:or+_ 74:or+a 36:our+_ 64:our+treasury -22:out+$
31:out+what -49:pair+for 29:pap+with 66:please+$ 67:please+, -41:pool+, -67:pool+on 26:present+? 21:price+, 28:price+? 65:price+in
-75:price+of 42:put+_ 25:put+my 60:real+one 27:right+now 50:rn+$ 27:safe+to 25:show+me 29:sitt+in 41:start+with 44:str+of
-55:talk+about -36:that+coin 21:that+i -51:that+my -22:the+_ 68:the+block -22:the+coin -27:the+day -53:the+exchange -26:the+exploit
-37:the+moment 63:the+name 32:the+oth 29:the+pap 40:the+price 74:the+real -28:the+same 38:the+sell -29:the+th 24:the+token 26:them+$
21:there+$ 63:there+any 59:there+are 22:these+_ -58:thi+addres 59:thi+artist 21:thi+th -24:thi+token 21:time+high 27:to+$ 34:to+_
28:to+buy -29:to+do 32:to+know -47:to+my -29:to+sign -41:to+the -46:today+$ 58:today+, -21:today+? -39:togeth+? 43:token+by
-40:token+i 60:token+in 50:token+with 38:trad+$ 73:trad+at -23:transfer+of 51:up+on -84:wa+_ -68:wallet+_ -21:wallet+i
22:wallet+worth 25:we+are -53:what+coin 53:what+do -24:what+doe -39:what+in 93:what+it -40:what+my -43:what+one 44:what+the
37:what+wa -40:what+would -33:when+doe -23:where+i -30:wheth+the 38:which+coin 44:which+i 37:with+0x 71:with+_ 32:with+a -33:with+my
44:with+the 60:worth+$ -46:worth+, -37:worth+in 49:worth+right 36:would+like 35:you+find @+lacks:bitcoinAddress -5:* -30:,+how
53:,+the -24:,+what 49:,+with 26:.+$ 31:.+_ 21:.+can 25:^+a -20:^+balance 38:^+ha -37:^+how -27:^+my 31:_+, 25:_+. 28:_+_ 30:_+on
55:_+wallet 35:addres+$ -24:addres+, 23:addres+on -22:and+the 57:any+_ 26:can+you -29:could+you 21:do+i -56:for+a 42:for+me
59:ha+the -34:how+many -23:how+much 56:i+_ 49:i+have -35:i+it 27:i+my -40:in+it -44:in+the -37:it+? -27:look+up 22:many+sat
-22:now+$ -22:of+_ 24:of+a -23:of+my 44:on+the -25:right+now 24:spend+my 50:spendable+output 30:that+i 31:the+pap 23:wallet+$
44:wallet+. 34:want+to @+lacks:bitcoinHash 12:* 35:?+$ -41:^+_ 25:^+how 55:^+i -43:^+my 38:^+sat 40:^+what -25:^+when -23:^+which
-28:^+why -27:_+mempool 23:_+payment 89:_+transaction -42:_+tx -25:and+how -26:block+$ 61:by+now 56:confirmation+doe 58:did+i
25:doe+it 58:doe+my 20:gave+me -28:ha+been 26:ha+it -66:hour+$ 28:how+many -39:i+_ -41:i+have 54:i+it -54:i+stuck -34:i+the
67:in+the 44:it+confirm 36:it+have 66:many+confirmation -24:min+$ -23:my+payment -37:my+tx -25:next+block 48:now+$ 33:now+? 43:on+my
-29:payment+min -20:spendable+output -23:the+next 38:wa+it 58:what+fee -42:what+i -23:when+wa 36:with+_ @+lacks:block -20:* 31:,+_
-22:.+$ 42:?+_ -30:^+what -40:^+which -20:_+? -23:_+_ -24:at+_ 28:block+made -27:block+wa -20:i+got 34:in+it 36:it+? 38:of+the
23:produc+$ 23:slot+produc 33:the+block 41:the+slot 47:time+of 21:wa+the -40:when+i -23:which+block @+lacks:chain -23:* -43:,+all
-27:,+and -24:,+at -33:,+by -33:,+i -40:,+in -49:,+it 21:,+newest -41:,+on -28:,+only 32:,+our -24:,+the -23:,+what -58:,+which
-32:,+with -42:.+$ -25:.+before 40:?+? 28:?+i 47:?+it 27:?+my -25:?+show 37:?+the -35:^+_ 47:^+are -40:^+balance -23:^+biggest
32:^+can 43:^+chain 34:^+check 51:^+compare -22:^+could -29:^+decode -28:^+did 26:^+doe -25:^+explain -29:^+find -26:^+floor
-33:^+for -43:^+ga 48:^+ha -35:^+if 25:^+in -37:^+it -35:^+kind 37:^+metamask -28:^+my 22:^+need -29:^+nft 43:^+option -32:^+our
23:^+pull 33:^+rank -34:^+revenue 23:^+since -39:^+someone 69:^+stablecoin -41:^+the 64:^+token -67:^+verify 37:^+wa 28:^+when
-40:^+where -24:_+$ -29:_+, -37:_+. -57:_+_ -24:_+account -42:_+addres -52:_+all -30:_+at -22:_+by -51:_+collection -22:_+do
25:_+fee -30:_+floor 37:_+for -31:_+have 22:_+holder -27:_+i -26:_+in 52:_+now -28:_+of -41:_+payment -32:_+point 56:_+pool
-33:_+rows -36:_+sery -26:_+that -23:_+to -28:_+token -51:_+tvl -26:_+v 48:_+with -43:_+word 23:_+yield -36:a+_ 40:a+chain
-22:a+client 48:a+coin 28:a+contract 20:a+fake 36:a+of -21:a+phish 24:a+single -29:a+transaction -25:about+$ 22:about+the
22:about+to -103:all+chain -42:all+of 25:all+the -28:allow+to 32:am+i -20:an+airdrop -27:an+event -57:and+i -32:and+it 28:and+my
66:and+rpc -24:and+wa -41:and+what 28:and+where -42:and+which -21:and+who -32:any+chain 26:any+of 34:are+there 21:ask+to -28:at+a
24:at+the -32:at+what 37:back+$ -31:balance+of -25:be+$ -25:be+? -48:before+i 31:biggest+holder 71:block+$ 33:block+height
52:block+numb -23:broadcast+it 25:burn+$ 22:buy+$ -34:by+_ 25:call+_ 20:candl+for -21:cap+of -31:cent+a -37:chain+$ -53:chain+?
-48:chain+_ 57:chain+id 34:chain+that 29:chain+we 40:check+my 20:check+the 55:coin+$ -21:collection+? 47:contract+$
-32:contract+address -23:contract+i -52:cost+$ -21:cost+? 70:cost+on 61:dao+$ -30:defi+tvl 26:deploy+to -47:develop+since -21:dex+,
-44:dex+_ 61:did+i -20:did+my -49:do+, -24:do+_ 37:do+i 27:doe+_ 69:doe+a -32:doe+it 29:doe+that 27:doe+the -33:each+of -20:earn+_
-49:eip+_ -21:en+name -42:event+$ -24:every+chain 28:explor+of -56:fee+_ 38:fee+did 84:fee+on 44:fee+tier 39:first+$ -21:floor+$
-25:floor+of -22:floor+price -25:for+_ 38:for+it -41:for+me -63:for+my -58:from+my 28:from+the -65:function+i -53:ga+price
-36:go+through -41:go+to 20:ha+_ 39:ha+been 29:ha+it 56:ha+the -25:ha+thi -23:hardware+wallet 35:have+$ 43:have+? 40:have+in
-47:have+it -42:have+the 54:have+to -23:history+of -32:hold+, 30:hold+_ -22:hold+the 28:holder+$ -24:holder+on -23:how+did
51:how+full -47:how+i -25:how+long 34:how+much -34:how+old -22:how+the 48:i+$ -49:i+_ 21:i+am -33:i+bett -34:i+call 32:i+can
21:i+copy 37:i+got -54:i+he -34:i+it 46:i+lock 24:i+made -38:i+mean -51:i+my -49:i+need -37:i+on 47:i+only 56:i+own 43:i+pay
36:i+should 29:i+still -28:i+that -25:i+the -26:i+trade -22:i+use 22:i+wa -25:id+$ -42:id+for 24:if+i 24:if+you 31:in+$ 52:in+and
-26:in+crypto -51:in+fee 42:in+it 25:in+that -31:in+what 68:in+which 21:invest+in 27:it+$ 23:it+, 83:it+? 57:it+_ -55:it+for
-58:it+go -63:it+in 42:it+safe -36:late+$ -30:lightn+network 22:like+_ -33:like+to -31:link+, -22:list+$ -32:list+, -48:list+of
-37:lock+in -28:lol+$ -23:look+like -25:look+up -38:make+me 24:many+_ 65:many+of -28:many+people 71:many+transaction -21:market+$
-26:market+, -29:me+$ -23:me+_ -43:me+a 27:me+about -30:me+how -21:mean+$ -29:metamask+$ 60:metamask+show 43:min+$ 29:moment+$
23:money+in 65:most+fee -24:most+volume 23:mov+_ -40:much+$ -41:much+_ 44:much+doe 35:much+i -30:much+of -47:much+volume -37:my+_
-44:my+bag -21:my+bos 34:my+broth -46:my+colleague 30:my+daught -30:my+landlord 41:my+ledg 37:my+payment -22:my+phone 32:my+saving
-47:my+token 69:my+transaction 59:my+transf 28:my+tx -32:name+$ -38:name+of -28:need+a -24:need+it 36:network+$ 33:network+,
24:new+token -36:no+$ 30:nonce+_ -23:notional+option 23:now+$ -40:now+, 43:of+both -38:of+each 31:of+it -52:of+my 64:of+our
-23:of+that 49:of+these 54:of+those 29:on+$ 43:on+, -21:on+a -41:on+chain -26:on+each -35:on+no 73:on+our 84:on+the 74:on+thi
-27:on+twitt 41:one+$ -52:one+? -36:one+i 59:only+$ 31:or+_ 27:or+wa 58:our+chain -35:our+contract 32:our+dao 54:our+l2 35:out+$
29:out+of 48:over+time 44:own+$ -35:owner+of 21:paid+_ 22:pair+on -24:pap+with 43:pay+for -22:pay+on 34:payment+min -24:per+chain
-23:perp+dex 41:pl+, -35:please+$ 44:please+give 31:pool+$ 42:pool+for 37:pool+i 31:pool+on 40:pool+that -48:price+$ -29:price+of
-34:project+$ -44:protocol+$ 34:pull+the 24:rate+of -28:recipient+, -41:revenue+of -23:rn+$ -37:rows+$ 45:rpc+url 27:safe+?
-39:sery+_ -33:share+of 48:should+i 40:show+a -27:sign+_ 25:since+summ -57:since+the -41:source+of 35:stablecoin+supp 25:summ+$
-28:summ+? 29:supp+, -44:supp+of -46:that+$ -21:that+_ 71:that+chain -25:that+protocol 56:that+the 43:that+we -26:the+_
34:the+account 68:the+airdrop -35:the+amount -25:the+apy -40:the+balance 97:the+block 113:the+chain 41:the+cold 36:the+contract
38:the+deposit 38:the+dev -60:the+dex -42:the+event -50:the+exploit 20:the+explor 34:the+fail 64:the+l2 -32:the+lightn 37:the+lp
-25:the+mint 43:the+moment -33:the+most 102:the+network 83:the+new -27:the+next 37:the+nft -41:the+option 55:the+pair -24:the+pap
-24:the+perp 87:the+pool -39:the+price -44:the+project -60:the+protocol 51:the+receipt 32:the+rollup -24:the+same -38:the+source
26:the+th 48:the+tick -39:the+token -23:the+top -29:the+total -28:the+treasury 50:the+tx 75:the+vault -53:the+yield 37:them+$
21:there+$ 71:there+, 29:thi+morn 59:thi+network -27:thi+one 23:thi+pool -40:thi+token -32:through+$ 44:tier+of 49:time+$ 41:to+add
32:to+sign -28:to+the -58:token+$ -29:token+, -50:token+? -26:token+holder -30:token+i -21:token+in -47:token+my 25:token+that
-30:total+value 30:trad+$ -30:trad+on -30:trad+volume 48:tvl+of -33:up+the 34:use+$ 36:use+, -49:user+paid -31:value+lock 40:vault+$
35:volume+$ -36:volume+, -36:volume+_ 53:volume+on 45:wa+it 49:wa+my 25:wa+that 49:wa+the -24:wa+trad 35:wallet+$ -30:wallet+,
-31:wallet+. 70:wallet+? 27:wallet+or 50:we+are 66:we+deploy -34:what+are -50:what+chain -29:what+coin 26:what+did 35:what+do
22:what+function 40:what+in -28:what+price -27:what+share -46:what+would 54:when+i 51:when+wa -29:where+doe 32:where+i
67:which+block 29:which+dex -63:which+function 54:which+marketplace -65:which+network -22:which+of -39:which+one 56:which+protocol
47:who+built -22:who+ha 21:who+own -44:whole+token -43:with+_ 33:with+nonce -39:with+the -25:word+of -35:would+_ 42:yet+$ 25:yet+?
25:yield+of 23:you+please @+lacks:coinId 5:* 31:,+_ -43:,+on 68:,+the -25:,+what 23:?+my -41:^+biggest 44:^+chart 29:^+did 45:^+for
-34:^+ha 33:^+i -37:^+list -21:^+my -23:^+need -43:^+price -23:^+total -44:^+what -22:^+where 39:^+which 32:_+$ -22:_+? 56:_+a
64:_+and -72:_+at -25:_+by 41:_+coin 21:_+for -29:_+i -71:_+in 43:_+of 39:_+pl 37:a+coin 66:all+time 47:and+_ -38:and+how
-29:and+what 23:are+they 40:by+how 73:category+i -33:coin+are -22:coin+by 44:coin+in -20:coin+on 51:coingecko+id 39:did+it
-25:did+they -20:do+i -41:doe+the 23:first+, -25:for+_ 41:for+a 97:for+my 27:from+the -35:ha+the 49:hold+it 27:how+far 22:i+my
66:i+need -64:i+worth 39:id+for 55:id+of -24:in+_ 76:in+that -20:in+the 56:it+$ 39:it+all -36:it+balance 27:it+cost 37:it+ever
37:it+up -31:list+the 47:market+cap 39:my+coin 54:my+nephew 52:need+the -62:of+_ -44:of+each 40:of+my 83:of+the 37:of+them 21:on+a
-25:on+which 47:one+$ -44:own+token -37:pair+$ -21:pay+for 32:pl+$ 28:please+, -64:price+of -42:protocol+treasury 66:sheet+,
49:since+_ 54:that+_ -30:the+biggest 105:the+coin 59:the+coingecko -22:the+firm -28:the+most 44:the+oth 66:the+same 26:the+tax
40:the+token -28:they+cost 38:time+high 21:today+? -43:token+$ -40:treasury+$ -20:volume+$ -25:what+doe -26:what+it -70:what+wa
-46:which+coin 45:which+exchang 58:which+of 21:worth+in @+lacks:coinSymbol 21:?+$ 32:^+best -22:^+how 25:^+what 41:for+my -22:i+it
@+lacks:collection -4:* -35:,+the 27:24h+volume -22:^+cheapest 25:^+did 24:^+floor 27:^+i -27:^+show -44:^+which -21:_+$ -22:_+.
33:_+? 21:_+of 44:_+or -45:and+volume 22:collection+$ -29:collection+by 36:do+i -31:doe+the -41:floor+, -23:floor+? 36:floor+and
64:floor+of -24:floor+price 39:ha+the -42:have+$ 24:how+much 26:it+$ -21:market+cap -51:of+_ 26:of+an 21:of+my 36:of+them -61:one+of
-32:show+me 36:the+_ 42:the+floor 29:the+nft -57:today+$ 60:today+? -49:volume+of 33:what+wa -40:which+collection @+lacks:count
-42:* @+lacks:day 28:* -35:,+_ -31:.+$ -27:?+$ 20:^+_ -44:^+i -37:^+the 25:^+what -56:_+$ -55:_+. -50:_+? 33:_+at 43:_+on 21:_+price
44:_+worth 28:at+the 40:did+_ 50:for+the -34:i+_ 42:in+_ -24:market+cap 32:on+_ 36:on+the 21:one+_ 30:the+day 55:wa+one -43:what+_
35:what+did 65:when+i 21:worth+on @+lacks:days 78:* @+lacks:ens -16:* 44:.+_ 23:.+which -22:?+i -30:^+did -48:^+ha -33:^+what
32:^+when -21:^+which 38:^+who -36:_+$ 57:_+name -38:addres+$ 61:addres+doe 30:addres+of -38:an+en 22:and+i -44:behind+_
40:behind+the -45:belong+to -23:can+you -28:did+it 55:doe+my -31:en+$ 22:i+behind 35:i+the 24:i+would 38:my+friend 46:name+$
-26:of+a 27:of+our 57:point+to 39:the+_ 29:the+name -37:the+wallet 26:to+$ 23:to+the 22:to+which -36:what+the 34:when+doe
48:which+addres 46:who+own -27:with+my @+lacks:exchange -30:* 34:,+at -30:^+_ -23:^+best -29:^+bid 33:^+depth 26:^+give -48:^+i
21:^+open -43:^+the 36:^+what 33:^+who -48:_+$ -21:_+, -39:_+_ -51:_+at -31:_+candl 23:_+from -32:_+fund -25:_+level -37:_+ord
-36:_+perp 31:_+please 24:_+price -36:_+print 23:_+spot -27:_+trad -42:_+with 36:account+$ 37:and+_ -24:and+ask -31:ask+for -54:at+_
27:at+the -55:book+for 59:can+i -24:candl+for 39:deep+i 23:each+side -22:exchange+$ 56:exchange+clock 48:exchange+where -56:from+_
-24:ha+the 37:how+deep -51:i+my -43:i+the 61:i+trade 49:in+it 49:it+$ -22:level+$ 21:level+each -30:market+$ 24:my+exchange 33:now+$
-20:of+thi 62:on+it -36:ord+book -36:pair+on 66:pay+on 48:please+$ 32:price+at -20:print+on 50:rate+of 34:right+now -20:show+me
-44:side+$ -44:the+_ -21:the+fund 27:the+last -28:the+market -20:the+moment -39:the+pair 47:the+perp 40:the+venue 77:there+$
-22:to+_ 61:today+$ -20:trad+$ 50:trad+above 26:trad+at -43:trad+of 35:trad+on 51:trade+on 67:what+do 21:which+pair 33:with+_
-41:with+the -21:would+_ @+lacks:exchangeId -7:* -20:,+with -36:^+i 44:^+open 30:^+volume -21:_+, 46:coingecko+id -23:did+the
33:doe+the 36:i+it -48:i+the -28:in+_ 44:my+exchange 52:of+the 41:open+interest -23:please+$ 59:the+derivativ -35:the+exchange
30:what+doe -32:with+the @+lacks:hash -32:* 28:,+_ 45:,+can -29:,+for -21:,+i -42:,+it -25:,+need 40:,+on -50:,+please -28:,+the
-43:,+what -23:?+my -26:^+_ -22:^+a -49:^+can -23:^+could -36:^+decode -24:^+explain -40:^+my -34:^+need -29:_+$ 39:_+. -28:_+?
-32:_+_ -27:_+a -24:_+at -43:_+bet -30:_+do -22:_+from 22:_+go -45:_+ha -22:_+level 23:_+on 43:_+or -22:_+print -28:_+question
-24:_+to -36:_+today 27:_+trad -43:_+transaction -39:_+tx -20:_+what -24:a+_ 22:account+on 21:and+at -43:and+what -25:are+my
-25:ask+on 23:before+_ -40:bid+ask 25:bid+on -25:biggest+holder -31:book+of 21:book+on -21:by+_ -20:could+you 22:did+my -36:do+,
28:explor+of -26:for+_ -21:for+me -32:for+my -38:for+the 21:from+the 25:ga+used -42:go+through -22:ha+_ -44:ha+been -33:ha+the
-22:have+? 41:hold+the 31:holder+on -21:how+i 64:i+_ 29:i+in -25:i+paid 29:i+think 27:in+, -26:in+_ -27:in+my 55:in+the -23:it+$
-49:it+i -27:look+like -24:lowest+ask 27:market+$ 23:market+on 48:me+$ -28:me+, 25:morn+, 23:most+of 41:much+_ -45:my+_
-27:my+transaction 34:no+$ -20:no+side -45:of+mine -32:of+my 44:of+no 29:of+that -21:of+the 26:of+thi -32:of+ye -22:on+_ 41:on+the
45:or+_ -34:out+of -27:outcome+token -34:pl+, -25:say+_ 21:show+me -53:side+$ -43:since+_ 30:tell+me -27:that+_ 33:that+market
-25:the+_ -30:the+best -37:the+biggest 44:the+exploit 45:the+most 21:the+outcome -30:the+trad 25:there+$ -23:thi+_ 27:thi+morn
82:through+_ -42:to+_ -21:to+sell -34:today+$ -38:token+_ -31:topic0+of -42:transaction+_ -45:transaction+of -27:transaction+on
32:tx+i -21:tx+on 46:wa+it -38:what+did -52:what+ha -28:what+i -48:what+the 81:what+would -43:when+i 22:who+hold @+lacks:hex -36:*
28:,+_ -49:,+please 23:,+the -21:,+with 21:.+$ 46:^+_ -23:^+i 22:^+metamask 34:^+please -64:^+selector -31:^+what 27:_+byte
-68:an+event 25:and+the -22:before+i 24:broadcast+it 28:byte+selector -23:decode+the -28:doe+_ -46:doe+it -28:doe+the -29:doe+thi
-65:for+_ 49:from+my 31:i+behind 44:i+sign 44:i+the 20:in+it -49:in+our 23:it+. 44:me+a -61:mean+$ 27:metamask+show 21:my+_
31:my+wallet 30:of+hex -41:of+my -24:of+the -22:pl+, -32:please+$ -89:selector+of 38:show+me 21:sign+it 41:the+_ -23:the+function
-56:the+selector 42:thi+input 32:to+sign 25:transaction+that 48:wallet+$ -38:what+doe 25:what+function 22:which+function
-23:with+the @+lacks:holder 5:* 34:,+and -27:.+$ 33:.+what -32:^+chart 20:^+for 29:^+how -35:^+list -31:^+the 25:^+what -34:^+which
-38:_+$ 31:_+? 76:_+doe 41:_+ha 47:_+of -24:_+on 27:_+own 55:and+i -36:any+_ -30:are+they 37:balance+sheet 42:buy+, -38:by+how
-21:coin+are -22:company+have -20:company+hold 49:did+the -43:do+i 35:doe+our 42:doe+the -31:first+$ 31:first+, -22:for+it 54:ha+the
37:hold+$ -33:hold+_ 23:how+did 21:how+many -29:i+_ -28:i+hold 39:i+own 23:i+would 28:it+_ 69:it+balance -29:list+firm 40:many+_
85:much+_ -31:much+of 33:of+_ 30:of+it 23:of+my -25:of+our 44:on+average 63:on+it -23:on+the -48:our+company -28:our+dao
-29:our+treasury -20:pl+$ -29:the+coin 35:the+company 50:the+firm -25:what+do 23:what+it -21:which+coin -21:with+_ 25:worth+$
@+lacks:llamaCoin -34:* -33:,+and 38:,+in 30:,+please -40:^+ha -22:^+how -84:^+what -23:^+when 71:_+and 39:_+coin 85:and+_
-26:and+how 26:at+the 21:by+how -48:do+, 33:each+of 29:for+the -21:give+me -27:have+the -27:how+old -31:how+the 31:i+hold -32:i+my
27:in+$ -30:in+a -32:it+in -23:mov+_ 32:my+coin 29:of+my 28:of+the 29:of+them -28:price+of -22:the+lp 33:the+token 30:wa+it
-28:wa+the -34:what+time -66:what+wa -24:when+wa @+lacks:market 13:* -36:,+i 54:?+i 57:^+ha -26:^+how 31:^+odd 44:^+price
-21:^+settl -24:^+what 32:^+which -30:^+who 59:_+$ 38:_+. -20:_+account -40:_+and -28:_+bet 32:_+contract -39:_+cut -25:_+have
-21:_+market 36:_+on -30:_+question 41:_+th -29:already+been -34:and+_ -27:are+the -22:are+they -22:at+_ 22:at+what -22:bet+i
-35:bet+on 75:book+on -27:cut+in 29:deep+i -28:doe+_ -35:each+$ 22:event+$ 83:from+_ 24:how+deep 21:i+there -57:in+decemb 52:in+the
35:it+? -31:market+on -29:my+_ -30:my+bet 21:no+side -27:now+, -30:odd+$ 24:odd+on -36:of+a -22:on+at 54:on+that 24:on+the 54:on+ye
38:one+$ -25:prediction+market 41:price+of 34:put+_ 25:sery+and -21:settl+_ -26:show+me 24:side+of 27:that+_ 21:that+market
33:the+book 27:the+chance 61:the+event 23:the+no 41:the+probability 51:to+put -31:und+_ 20:wa+the 41:want+to -21:what+are
-30:what+ha 28:what+wa -31:who+are @+lacks:moveType 9:* -23:.+$ 27:^+_ 32:_+. 32:_+coin 35:the+coin @+lacks:other 33:* -37:,+_
-39:,+how 21:,+in 78:,+the 35:?+$ 28:^+biggest 68:^+did 49:^+doe 30:^+hash 59:^+on 42:^+pool 48:^+price -44:^+stablecoin -38:^+top
-25:^+what -81:^+which -49:_+by 21:_+digest 43:_+i -21:_+on -24:_+or -31:_+pool -26:_+that 34:a+_ 50:a+feed -32:a+list 62:bridge+i
-22:by+volume -25:can+you -44:chain+$ 39:chain+i 22:circulat+supp 34:dex+, 64:did+the -22:do+i -45:doe+it 22:doe+pyth 26:each+of
50:feed+for 46:feed+id 42:for+my -50:for+our 24:from+the -21:ha+the 52:have+a -22:how+do -35:how+many 40:how+much -42:i+_ 49:i+am
73:i+my 45:i+the 31:in+my 39:it+_ -23:it+a 25:it+i 77:it+peg 23:many+of 37:market+cap 27:much+of -20:my+ledg 29:now+$ 20:numb+of
-42:of+all 27:of+each 58:of+that 43:of+the 36:of+thi -29:on+_ -21:on+our 31:on+the 65:on+which -21:one+_ -56:over+time -38:pool+on
23:pyth+have 29:right+now 66:since+the -27:sit+on -28:stablecoin+supp 36:supp+of 25:the+_ 94:the+bridge 24:the+exchange
-24:the+protocol 72:the+stablecoin -27:them+$ -56:time+$ -23:to+my 25:today+$ 39:trad+on -29:wa+it -54:what+back 27:what+doe
24:which+chain 21:which+pool 24:with+the @+lacks:pair -6:* 21:^+what -48:_+, 49:_+? 30:_+level 51:_+ord -67:from+_ -50:my+_ -58:of+_
-22:of+my 57:on+_ 77:ord+book 31:pair+on 32:what+i @+lacks:protocol 26:* -32:,+all -23:,+and 21:,+for -24:,+i 44:,+the -28:,+which
22:?+$ 37:?+i -34:^+_ -60:^+dex 34:^+did 30:^+fee 25:^+holder 58:^+i 36:^+on -51:^+option 63:^+revenue 44:^+tell -44:^+the 46:^+tvl
26:^+we 29:^+when 45:^+who 34:_+. -27:_+? 52:_+_ 22:_+by -37:_+i -66:_+on 42:_+volume 23:a+day 47:and+i 52:and+what 70:are+the
-32:at+the -22:at+thi -49:by+protocol 60:chain+$ 42:chain+? 36:chain+_ 36:chain+doe 25:chain+it -21:defi+protocol 35:develop+since
57:dex+_ -61:dex+volume -38:did+i -23:do+i 68:doe+it 34:doe+the -32:earn+_ -25:earn+the -27:fee+$ 60:fee+_ -32:fee+did -51:fee+on
45:for+the 30:ha+the 22:holder+$ 47:how+big -25:how+did 23:how+ha -64:how+many -35:i+_ -24:i+am -28:i+have -42:i+lock 40:i+need
89:i+the 47:i+use 48:in+fee -22:in+the -41:it+$ -23:it+? 37:it+a -25:it+and -26:it+ever 45:it+in 25:lend+protocol 28:lock+in
34:me+how -22:most+fee -60:much+i -35:much+money 23:much+of -20:much+wa -20:my+saving -41:notional+volume -32:now+$ -81:of+_
55:of+my 36:of+one -23:of+that 45:of+the -48:on+_ -41:on+chain 85:on+each -36:on+our 22:on+that -60:on+the 40:on+which
24:one+protocol -24:open+interest -47:our+dao -24:protocol+$ -38:protocol+, -48:protocol+by 47:protocol+in 33:revenue+of 54:run+and
72:share+of -24:show+me -50:since+_ 32:since+the 23:sit+on 28:tell+me -50:that+chain 27:that+lend 35:that+one 50:that+protocol
-24:the+_ 37:the+app -93:the+chain 30:the+dapp -23:the+derivativ 43:the+dex 23:the+exchange -25:the+fee -40:the+l2 50:the+lend
54:the+money -57:the+most 66:the+option 29:the+project 48:the+protocol -24:the+token 41:the+tvl 47:thi+protocol 25:trad+on
23:trad+volume -21:tvl+$ -42:tvl+_ 32:tvl+of 31:volume+_ -36:volume+on -47:wa+it 22:want+to -21:we+are -55:we+deploy -30:what+did
-48:what+do -55:what+doe 26:what+i -30:what+it -71:which+protocol 71:who+are -28:who+made -70:with+the @+lacks:query 48:* 22:^+doe
60:^+find -38:_+, -36:_+on 22:a+feed -30:are+the 22:doe+pyth 22:feed+for 56:find+me -29:for+the 22:have+a -27:id+for 26:it+$
-53:of+_ 38:of+a 22:pyth+have -50:share+of @+lacks:signature -19:* -27:,+no 42:,+please -29:.+which -44:?+$ -22:?+_ -25:?+i
-41:^+abi -36:^+my -41:^+our -28:^+read -41:^+which -58:_+$ -38:_+for -26:_+of -22:_+to -21:_+with -36:and+_ 38:at+_
-21:byte+selector -41:call+$ -48:can+you -27:contract+_ 28:decode+the -26:did+the 22:doe+it -59:doe+the 40:event+$ -22:for+_
22:from+my 37:give+me 51:ha+thi -20:hash+of 34:have+to 53:in+our -28:it+. 39:log+$ 26:me+the 61:mean+$ -21:my+_ -29:of+a 31:of+the
65:please+$ 42:read+the -29:selector+$ 95:selector+of -20:sign+_ 34:that+i -38:that+the 45:the+event -35:the+fail -61:topic+_
-44:what+function 46:what+i 47:what+the -45:with+_ -54:with+my @+lacks:solanaAddress 15:* 30:,+it -21:,+slippage 33:,+where
-42:,+which -36:.+$ 28:.+what -27:.+which 27:?+? 72:?+_ -21:^+_ -25:^+a -31:^+balance -47:^+everyth 23:^+find -25:^+give 25:^+my
-60:^+nft -23:^+price 53:^+rugcheck 21:^+someone -25:^+the 59:^+token 22:^+total 36:^+which -25:_+. -35:_+addres 34:_+balance
-54:_+by 93:_+coin 64:_+doe 57:_+give -24:_+into 66:_+nft 25:_+of 33:_+on -38:_+price -22:account+$ -33:account+, -39:and+who
-24:balance+of 42:been+burn -55:by+the 21:coin+$ 29:collection+$ 32:did+it -24:did+they -28:do+i -24:doe+my 53:for+me -24:for+my
-30:from+a 53:from+the -25:get+a 43:give+me 50:holder+$ -29:how+do -27:i+_ 34:i+am -24:i+it -48:i+need -52:i+on -30:i+own 38:i+thi
56:in+it 53:in+our -23:in+thi 23:it+ha 42:it+on 26:it+or -29:list+of -35:made+it 27:made+the 35:market+_ 41:me+? 45:me+_ 22:me+how
-28:me+the 21:member+of 30:mint+on -27:much+i -25:my+_ -34:my+account 31:my+friend -52:nft+on -22:now+, -23:of+_ 23:of+a 56:of+it
-23:of+mine 39:of+our 30:of+that 38:of+these 51:of+thi -36:of+those -36:one+_ -34:own+$ 30:own+_ 61:pl+$ -24:pool+$ -23:price+impact
-40:price+on 31:safe+? 38:share+of -43:still+mint 26:supp+, 28:supp+of -23:swap+of 50:talk+about 21:that+_ 37:the+_
29:the+collection 23:the+dev -21:the+exploit -23:the+real -55:the+same -34:the+th -38:the+token 57:the+top 71:thi+$ -28:thi+_
-44:thi+artist -21:to+the 35:today+$ -28:token+$ 21:token+, -32:token+are 42:token+that 38:too+$ -25:verify+one -23:wallet+_
-29:what+do 57:which+_ -38:which+collection -45:which+program 22:who+are -29:who+can 44:with+the 44:would+_ @+lacks:solanaSignature
-6:* 24:,+i -40:^+_ 37:^+did -26:^+in 43:^+show -23:^+what 57:^+which -20:_+? -30:_+for 23:did+i 44:did+the -31:do+i 23:fee+did
-22:for+my -45:i+need 23:i+pay 32:i+think -32:impermanent+los -24:in+which -23:my+transf -38:my+tx -30:of+_ -27:of+the 28:of+them
27:on+_ 30:plain+word -24:simple+word 41:swap+on 52:the+_ -21:the+call -36:thi+_ 28:transaction+$ -28:transaction+_ 23:what+happen
-31:what+i 39:which+block 21:word+what 48:yet+? @+lacks:text 84:* @+lacks:ticker 38:* 42:_+$ 80:of+the 45:on+_ 35:the+_ @+lacks:time
33:* 30:,+_ -33:,+and -20:,+i -54:?+$ 58:^+_ 35:^+for 55:^+how -37:^+my -40:^+our 36:^+price -35:^+the 23:^+what -38:^+which -25:_+,
-35:_+. -37:_+? -35:_+_ 27:_+in 64:_+when 68:_+worth 29:and+_ -27:and+the -22:and+what -41:at+_ 53:at+the 62:block+wa 46:day+i
95:did+_ -42:feed+_ -42:for+_ 41:for+my -26:for+the 27:from+_ 43:ha+_ 32:how+many 42:how+much -66:i+_ -22:i+am 36:i+bought 39:i+got
-45:i+it -27:i+the 56:in+the 41:it+$ -23:moment+, 59:moment+of -24:now+$ 87:of+_ 44:of+my -65:of+the -25:on+_ 44:on+the 28:one+_
-55:please+$ -34:price+for 57:price+of 47:pyth+_ -35:pyth+feed 21:the+_ -36:the+block 72:the+day 42:the+time -26:thi+moment
49:time+$ -54:time+of 78:two+dat 98:wa+_ 37:wa+one -21:what+_ 59:what+did -24:what+i 28:what+price -49:what+the 67:what+wa 61:when+i
72:when+the -30:where+i -48:which+block 21:worth+in 35:worth+on @+lacks:types -11:* 43:,+what -30:^+abi 31:^+i -28:^+which
42:my+contract 35:what+i @+lacks:unit -89:* -26:?+$ 28:^+_ -51:^+convert -24:^+how -43:_+$ -51:convert+_ -57:how+many @+lacks:url
-17:* -29:,+and 53:,+i -35:,+what -23:^+i 37:^+the -20:^+which 26:^+who -23:_+. -39:a+fake -23:a+phish -27:a+scam -22:an+airdrop
-31:audit+, -26:before+i -34:by+whom 21:connect+my -27:for+our -21:from+_ 20:from+the 26:got+a -25:i+click -28:i+d -32:i+got
24:i+the -21:in+_ 38:in+the -21:it+$ 23:it+. -35:it+a 57:it+dangerou -32:or+a -30:scam+$ -27:that+i -25:the+airdrop -22:the+next
24:wallet+on @+lacks:uuid -7:* -29:^+_ 34:^+my 34:_+in -24:apy+of 37:how+the 29:i+put -21:i+the 34:my+pool -25:of+the -32:pool+i
30:put+my -26:since+_ -36:the+pool 36:to+see @+lacks:values -46:* -53:_+$ 57:_+, -82:_+on -76:call+_ 40:calldata+for -39:for+_
-29:the+_ @+lacks:venue -7:* -37:^+i 24:^+where 22:^+which -25:^+who 30:_+$ -35:_+, -24:_+book -34:_+i -100:_+on 22:_+print -28:a+_
36:and+what 64:book+on -50:deep+i -23:do+i 23:doe+it -25:doe+the -23:for+_ -53:for+the -40:ha+it 40:ha+the -49:how+deep 31:how+many
-26:how+old 48:how+the -26:i+it -25:i+the 35:if+i -23:in+_ 84:in+the 23:it+$ -25:it+? 23:mov+_ -23:no+side 48:now+$ -39:odd+on
-42:of+it 32:of+my 25:of+the 45:on+_ -39:on+the -36:please+$ -35:say+_ -78:the+_ 65:the+bet -32:the+book 48:the+chance 72:the+market
-37:the+price 52:the+probability 31:today+$ 28:wa+the -39:want+to 53:what+do -20:what+the 28:what+wa -35:with+_ @+outside -24:!+!
9:* -39:,+all 20:,+and -55:,+any -26:,+but -69:,+can -38:,+could -57:,+did -38:,+every -26:,+exact 56:,+fee -44:,+find -58:,+for
-21:,+from 28:,+ha -44:,+he -27:,+if -67:,+in 64:,+it -24:,+just 60:,+long 48:,+market -22:,+mine -26:,+my -28:,+need 41:,+not
-20:,+of -42:,+price 22:,+slippage -51:,+so -40:,+tell -38:,+the 29:,+wallet -36:,+want -31:,+whatev -53:,+where -24:,+which
-25:,+who -37:.+. -100:.+_ -60:.+before -22:.+can -45:.+could -70:.+how -79:.+i -22:.+please -90:.+what -30:.+would -24:24h+volume
-79:?+? -66:?+_ -53:?+and -23:?+deploy -94:?+i -53:?+it -72:?+my -49:?+on -24:?+show -35:?+the -77:^+a -42:^+addres -39:^+all
48:^+am 118:^+balance -26:^+before 41:^+bid -42:^+biggest -28:^+block -44:^+buy -37:^+by -25:^+call 42:^+can -56:^+chart -41:^+check
-21:^+compliance -50:^+contract 31:^+could -36:^+current -30:^+depth 35:^+do 54:^+draft 30:^+explain 24:^+fill 33:^+floor -59:^+for
54:^+from -29:^+fund -42:^+ga -30:^+give -23:^+ha 45:^+hash -25:^+hey -32:^+hows 22:^+imp -25:^+it -58:^+keccak256 -27:^+last
28:^+latest 39:^+liquidation 30:^+long -42:^+look 23:^+make 66:^+market -32:^+metamask 30:^+my -58:^+need -28:^+newest 33:^+next
-63:^+on -24:^+one -52:^+open -79:^+ord -73:^+our -30:^+pl 45:^+please -25:^+plot -23:^+pnl -28:^+pull 58:^+put -41:^+pyth
23:^+rarity 32:^+realis -36:^+recent -37:^+revenue 81:^+revoke -20:^+rugcheck -22:^+search -34:^+show -36:^+someone -32:^+supp
-32:^+swap 30:^+tell 41:^+text -31:^+that -29:^+the -33:^+token -26:^+top -26:^+tvl 55:^+verify -101:^+wa -27:^+we 28:^+when
62:^+where -42:^+why 26:^+will -22:_+. -40:_+? 42:_+_ -24:_+a 93:_+account 42:_+addres -53:_+against 24:_+airdrop -76:_+all
-39:_+already -95:_+and 52:_+approval 39:_+are 27:_+atm -41:_+balance -50:_+bet 37:_+bid -45:_+book -34:_+by -47:_+can -28:_+cent
-33:_+clos 36:_+close -45:_+coin 50:_+contract 65:_+cost 28:_+cut 31:_+dao -49:_+deposit -56:_+doe -23:_+dominance -21:_+entry
-61:_+event -25:_+ever -54:_+fee -35:_+floor -35:_+for -25:_+give 119:_+ha 43:_+have 47:_+holder -44:_+how -23:_+if 31:_+in
35:_+into -22:_+late 32:_+ledg 50:_+level -21:_+list 21:_+long 23:_+market 127:_+mempool -28:_+move -24:_+name 34:_+network
-81:_+nft 26:_+now -29:_+odd 28:_+on 29:_+only 53:_+open -69:_+or 88:_+ord 48:_+over -35:_+own -34:_+pair 96:_+per -31:_+perpetual
39:_+pl -32:_+pool -26:_+pric -74:_+price -64:_+print 36:_+proposal -28:_+protocol -28:_+recent 33:_+right -38:_+rows -82:_+say
-23:_+sign -41:_+since 22:_+slot -34:_+so -37:_+spot -37:_+stack -36:_+stak 27:_+stake -75:_+still 20:_+that -66:_+thi -43:_+today
-65:_+token 33:_+trad -32:_+trade 32:_+transaction 36:_+transfer -56:_+tx -44:_+utc 22:_+validator -33:_+volume -43:_+wa 53:_+wallet
-20:_+whale -25:_+what -30:_+when 50:_+withdrawal 66:_+word 71:_+ye 77:a+_ -47:a+certain -54:a+coin 71:a+contract 25:a+good
-26:a+hash 32:a+list -45:a+long -71:a+new -43:a+of 33:a+phish -28:a+proxy -25:a+single -21:a+slide -25:a+str -52:a+transf -41:a+tx
-60:about+$ -56:about+, 23:about+_ -67:about+a 34:account+$ 24:account+, 25:account+? -59:account+_ 26:account+at 60:account+i
-20:account+of -65:account+on -28:addres+$ 20:addres+_ -52:addres+for -31:addres+i -55:addres+that 68:address+$ -73:aft+the
-66:against+_ 27:airdrop+, 55:all+_ -24:all+chain 35:all+exchang -56:all+time -28:already+$ -28:am+afraid -27:amount+in
60:an+airdrop -24:an+article -50:an+old -63:and+_ -27:and+a -41:and+at -27:and+by -38:and+he 26:and+i -40:and+in 36:and+it
-49:and+my -41:and+now -20:and+numb -27:and+of -37:and+on -23:and+out -25:and+sell 59:and+volume -34:and+want -21:and+what
-21:and+when -32:and+where -32:and+who 50:and+why -43:any+_ -38:any+chain -47:any+of 47:approval+of 36:approve+a 52:are+in
-53:are+my 28:are+people 24:are+they 39:ask+for -29:ask+to -59:at+$ 32:at+_ -72:at+a -35:at+all 65:at+my -32:at+on -31:at+present
-30:at+the -24:at+thi -45:at+which -63:atm+$ -29:back+$ -28:balance+_ 79:balance+and 31:balance+of -23:balance+sheet -31:be+$
-35:be+? -44:been+burn -66:before+i 60:behind+_ -41:behind+it -32:behind+the -21:belong+to 31:best+_ -24:best+bid -21:bet+$
-28:bet+i -23:bet+on -38:bid+for -53:bid+on -60:block+$ -27:block+? 25:block+_ 30:block+i -51:block+numb -21:block+wa -54:book+$
-60:book+, 29:book+for -24:book+of -98:book+on -51:bought+$ -39:bridge+i -43:buy+, 59:buy+_ -35:buy+and -56:by+how -61:by+now
-31:by+side -56:by+the -30:call+_ -36:call+data -35:calldata+for -49:came+in 34:can+you 42:capital+of -39:category+i 42:cent+a
-37:chain+$ 43:chain+, -23:chain+? 23:chain+_ -50:chain+i -68:chain+id -29:chain+it -39:change+_ -40:chart+of -21:chart+the
-27:check+_ -73:check+my -22:circulat+supp -29:close+to -24:code+of -27:coin+$ -23:coin+? -51:coin+my -53:coin+of -31:coingecko+id
39:collection+$ 31:com+out -21:compar+with -52:compare+it -62:confirmation+doe -22:contract+, -32:contract+_ 46:contract+for
-25:contract+have 68:contract+on -37:contract+or -23:contract+that 51:convert+_ 50:cost+$ -45:cost+on -33:could+the
-61:counterparty+addres -22:crypto+market -49:current+_ -57:cut+in -22:d+like -45:dao+$ -36:data+$ 55:date+$ -20:day+$ -22:day+i
-22:decode+the -28:deep+i -42:deposit+, -23:develop+_ -27:develop+since -21:dex+$ -21:dex+, -27:dex+_ -59:did+_ -37:did+i
-103:did+it 27:did+my -27:did+that -27:did+the 39:did+they 30:difference+between 32:do+, 22:do+i -33:do+the 30:do+they 61:doe+a
-35:doe+he 28:doe+it -48:doe+my 39:doe+not -30:doe+our 29:doe+she -44:doe+the -25:doe+thi 20:doesn+t 55:draft+a -51:drain+$
-40:each+$ -30:each+of -44:each+side 48:earn+_ 74:eligible+for -32:end+of -20:end+up 25:error+_ -37:event+of -43:event+that
81:every+approval 54:exchang+_ -56:exchange+where -42:far+$ 60:fee+$ 25:fee+and 78:fee+for -37:fee+i -24:fee+on -24:fee+tier
-32:feed+_ 56:fill+in -32:fill+of -30:fill+on -40:find+_ -34:find+it -55:find+me -38:find+out 40:find+the -29:first+$ -64:floor+of
-33:floor+on 71:floor+price 35:flow+into -61:for+$ 33:for+_ 26:for+a -20:for+an -25:for+each -34:for+how 45:for+me -29:for+no
-32:for+one 25:for+our -44:for+the -31:for+ye 58:form+_ -55:found+a 57:found+the -44:from+_ -35:from+a 56:from+me 55:from+our
-71:from+the 21:function+$ -33:fund+_ 31:fund+on -93:ga+price -72:gave+me 32:get+a -27:get+for 51:get+into -33:get+liquidat
23:github+commit -31:give+me -21:go+thru 53:go+to -37:go+up 73:ha+_ -32:ha+been -54:ha+it 45:ha+on -73:ha+the 30:hardware+wallet
44:hash+of 45:have+$ -49:have+? -44:have+_ -27:have+a 74:have+in -35:have+on -44:he+i 39:here+. -36:hi+_ 29:history+of -40:hold+$
-33:hold+_ -27:hold+any -26:hold+count -21:hold+on -39:holder+$ 54:holder+of -27:hot+wallet -25:hour+$ -23:how+are -45:how+big
-47:how+deep -92:how+did 41:how+do -42:how+ha 45:how+i 27:how+long -25:how+much 62:how+often 78:how+old 25:how+tall -27:how+the
-31:i+$ -55:i+_ -28:i+a -67:i+am -39:i+bought -52:i+buy -77:i+can -23:i+close -28:i+copy -35:i+d 73:i+eligible 34:i+forgot -84:i+got
-72:i+had 78:i+he -27:i+in 20:i+it -27:i+made -24:i+mean -28:i+must 51:i+not 70:i+on -60:i+only -82:i+own -38:i+paid -36:i+pay
48:i+pend -30:i+provide -29:i+sell -48:i+should -39:i+sign -21:i+sold 25:i+stak -62:i+still 32:i+stuck -45:i+that 49:i+the -51:i+thi
-57:i+think -31:i+use -22:i+used -67:i+wa 27:i+want -58:i+would -46:id+, -34:id+of -36:if+it -41:if+possible -24:if+the -29:if+you
26:imp+volatility 32:impermanent+los -55:in+$ -66:in+, -48:in+a -64:in+and -35:in+decemb -58:in+fee 56:in+germany -42:in+our
40:in+simple -21:in+spr -83:in+that -39:in+the 55:in+thi -34:in+total -45:in+which -42:incl+. 46:interest+of -63:into+_ -29:it+$
-21:it+, -56:it+. -48:it+_ -47:it+a -27:it+all -54:it+and -43:it+be -25:it+confirm -23:it+contract -23:it+cost -57:it+do -21:it+ever
-57:it+ha -46:it+have -29:it+i -34:it+now 39:it+on -48:it+or 49:it+own -50:it+trad 39:it+up 54:it+wa -58:keccak256+of -60:kind+tell
-45:know+what -30:last+_ -23:last+trad -40:late+$ -34:late+? 60:launch+$ -34:left+in 34:level+$ -37:level+each -38:lie+in
23:lightn+channel 40:lightn+network -27:like+_ -37:like+the -35:like+to -21:liquidat+? 66:liquidation+_ -74:liquidation+price
-35:list+$ -21:list+, -22:list+every 46:list+of -37:list+the -34:log+, -23:log+of 24:lol+$ 55:long+and 36:long+short 40:long+v
-30:look+for -41:look+it 37:look+like 21:look+up 34:lost+my -23:m+in -26:made+on -21:made+the 62:make+me -36:many+_
-72:many+confirmation -67:many+of 42:many+people -40:many+percent -56:many+sat -39:many+transaction 47:many+validator 28:market+$
-35:market+, -54:market+_ -51:market+cap -31:market+i 54:market+on 48:me+$ 42:me+, -61:me+. -25:me+? -74:me+_ -22:me+about
-40:me+how 67:me+on -24:me+please -22:me+that -24:me+to 22:me+which -56:metamask+show -26:min+$ -28:min+in 90:min+pool -32:mint+on
-37:moment+of -58:money+i -27:more+than -51:morn+, -50:most+of -20:mov+the -100:much+did 66:much+doe 21:much+have -71:much+i
-45:much+money -33:much+of 93:my+_ -44:my+bag 78:my+bet -36:my+bos -46:my+broth -50:my+coin -24:my+colleague 24:my+contract
-63:my+cousin -29:my+daught -45:my+employ -31:my+exchange -50:my+favourite -37:my+friend -75:my+grandson 33:my+knee 35:my+landlord
-63:my+liquidation -22:my+log -43:my+nephew -46:my+old -32:my+open -23:my+payment -55:my+pension -31:my+perp -29:my+pool
-37:my+saving -61:my+sist -28:my+son -28:my+spreadsheet -22:my+tax -63:my+thesi -32:my+trad -45:my+transf -44:my+tx
-57:my+withdrawal 72:nam+of -29:name+$ 49:native+coin -47:need+_ 46:need+a 25:need+for -42:need+it -56:need+the 41:net+inflow
35:network+$ -59:network+i -46:new+_ -50:new+token 27:next+_ -30:nft+on -27:no+in -27:no+on -34:not+_ 46:not+the 30:now+$ -65:now+?
-31:now+_ -28:now+on -33:numb+$ -30:numb+_ -27:numb+at -34:numb+for 50:numb+of 54:odd+on 62:of+_ 35:of+a -24:of+an -35:of+both
-22:of+contract -20:of+crypto 23:of+each -46:of+it 40:of+my -36:of+our -23:of+the -57:of+them -51:of+these -24:of+thi -35:of+those
-24:of+transaction 65:of+ye -77:on+$ 50:on+a 25:on+all -21:on+any -29:on+average -25:on+coingecko -43:on+it -26:on+no 22:on+the
-27:on+thi 55:on+twitt -57:on+which 24:on+x 59:on+ye -45:one+$ -26:one+, 33:one+? -47:one+_ -34:one+i -30:one+of 36:only+$ 44:only+,
-20:only+_ -28:only+the -56:open+at -21:open+for 21:open+order -85:or+_ -23:or+a -35:or+down -28:or+los -29:or+lose -27:or+no
-30:or+not -38:or+what 55:ord+book 61:our+_ -42:our+auditor -23:our+client -45:our+company 42:our+contract 31:our+dao -21:our+fund
23:our+treasury -31:out+$ -39:out+, -61:out+of -23:over+_ -25:over+the -23:over+time -67:own+$ -38:own+, 35:own+_ 27:owner+of
-52:paid+_ -25:paid+in -28:pair+on -21:pap+with 41:part+of -32:pay+_ -28:pay+for -70:pay+in -62:pay+on -30:pay+to -30:pend+_
69:people+say -41:perp+$ -40:perp+on 46:person+behind -24:phish+? -52:pl+$ -37:pl+, -42:plain+word -38:please+$ -35:please+check
-42:please+give -24:please+show -26:please+tell -25:pnl+_ 36:pnl+of -21:pool+, -22:pool+_ -37:pool+for 71:pool+found -38:pool+i
-22:pool+of -28:pool+on -30:possible+. 52:pric+of -33:price+, -38:price+? -47:price+_ -48:price+and -37:price+at 29:price+do
-25:price+in 61:price+of -58:price+on 29:print+on 31:profit+on -28:profit+or -24:project+$ 49:protocol+$ -27:protocol+in
-39:pull+the 30:put+_ 28:put+it -38:pyth+_ 61:rank+of 69:rarity+rank 27:rate+of -26:read+the 30:realis+pnl 56:revenue+_ -20:revert+$
81:revoke+every 74:revoke+that -22:rn+$ -24:rn+? 24:rows+$ -41:rows+. -33:safe+to -63:sat+vb 73:say+_ -54:say+he 48:score+$
-22:score+and 24:score+of -47:see+how -33:see+the -34:sell+tax -25:sent+it -43:sent+me -51:sent+u -49:sery+_ -70:share+of
33:she+hold -29:sheet+, 26:short+$ 38:short+ratio -55:should+be 60:show+_ -38:show+a -46:show+me -23:show+the 48:side+$ -31:side+by
-33:side+of -54:sign+_ -21:sign+someth 31:sign+the 47:simple+word -29:since+_ -32:since+i 58:since+launch -84:since+the 59:sit+in
-58:sit+on -39:sitt+on -40:so+far -51:so+i -29:solidity+fil -45:some+_ -27:source+code 28:source+of 67:spend+_ -29:spend+my
31:spot+_ -21:stak+contract 29:stak+reward -20:start+of -29:start+with -85:still+have -26:still+open 30:stood+at -26:str+of
-45:stuck+? -22:sub+account -21:supp+$ -44:supp+of 27:swap+_ -23:swap+of -31:swap+on -65:talk+about 30:tax+in -43:tax+office
52:telegram+group -39:tell+me 50:text+_ 55:text+me -78:that+$ 22:that+a -29:that+block -40:that+came -43:that+he 49:that+hold
-28:that+list -50:that+my -69:that+the 50:that+transaction -21:that+we -35:the+account -22:the+addres -56:the+airdrop 25:the+apy
63:the+balance 43:the+beacon 54:the+best -22:the+bet -45:the+biggest -26:the+block -45:the+book -63:the+bridge -43:the+call
-32:the+calldata 26:the+capital -20:the+chain -70:the+coin -34:the+cold -44:the+collection -53:the+company -56:the+contract
-33:the+current -36:the+dao -33:the+dapp -64:the+day -25:the+deploy -61:the+dev -21:the+en -32:the+end -24:the+event -20:the+exact
-57:the+exploit -35:the+fee -24:the+firm -41:the+floor -36:the+fund -21:the+guy -28:the+highest -26:the+l2 -24:the+lend
41:the+lightn -31:the+list -21:the+log -22:the+lp -41:the+market -62:the+min -54:the+mint -39:the+money -24:the+most
-28:the+multisig -60:the+name -35:the+network 32:the+new 78:the+next -44:the+nft -29:the+numb -31:the+option -32:the+ord 47:the+oth
-43:the+pap 49:the+pend -29:the+perp -41:the+pool -52:the+probability 20:the+protocol -53:the+receipt -26:the+rollup 63:the+same
-52:the+sell 24:the+source 51:the+spot -29:the+stak 45:the+supp -59:the+tax 50:the+text -70:the+th -34:the+tick -29:the+transaction
-45:the+treasury -41:the+two -32:the+tx 50:the+u -28:the+user -69:the+vault -39:the+venue -33:the+very 37:the+wallet 53:the+whole
-28:the+ye -80:the+yield 48:them+. -54:there+$ -67:there+, 35:there+? -25:there+a 35:there+any -21:there+i -27:these+_ -23:thi+?
22:thi+_ -26:thi+a 62:thi+addres 41:thi+contract -25:thi+moment -48:thi+one -28:thi+stablecoin -22:thi+th 55:thi+token -44:think+i
-24:tier+of -51:time+$ -31:time+high -47:time+of -28:to+$ -56:to+? 23:to+_ 20:to+a -34:to+buy 40:to+do 61:to+get -30:to+know
-43:to+liquidation 54:to+my -52:to+see -20:to+sell -27:to+sign -28:to+the -37:today+, -51:today+. -56:today+? 54:token+? -40:token+_
-21:token+holder 38:token+i -35:token+in -34:token+my -31:token+of -30:token+on -40:token+with 89:tonight+$ -49:topic+_ -66:trad+$
29:trad+_ -70:trad+at 51:trad+of -31:trad+on -32:trad+volume 86:trader+on -36:transaction+$ -22:transaction+, 42:transaction+.
-24:transaction+? 73:transaction+_ -32:transaction+i 44:transaction+of 35:transaction+on 32:transfer+of -29:treasury+$
-29:trust+score -22:tvl+of -35:two+dat 44:tx+_ -30:tx+count -26:tx+i 38:tx+in -51:tx+on -39:up+$ -21:up+_ -49:up+for -21:up+on
-38:up+or 39:up+the -21:used+_ 40:v+short -34:value+and -21:volume+, -23:volume+? -27:volume+_ -27:volume+for -28:volume+in
35:volume+of 68:wa+_ -36:wa+it -41:wa+my -22:wa+one -55:wa+the 21:wait+for -101:wallet+$ -49:wallet+? 65:wallet+_ -26:wallet+hold
36:wallet+i -38:wallet+on -23:wallet+or -22:wallet+worth -32:want+the -32:we+re -54:went+out -38:what+, -65:what+_ 31:what+a
45:what+can -33:what+category -21:what+chain 47:what+did -39:what+do -115:what+doe -24:what+ha -35:what+i 33:what+in -64:what+it
24:what+my -26:what+one -35:what+share 25:what+the 52:what+time -26:what+token 63:when+_ -62:when+doe -40:when+the 20:when+wa
-31:where+are 22:where+doe -59:where+my -40:where+our -31:where+we -58:wheth+it -29:which+_ -34:which+addres -33:which+app
-55:which+approval -81:which+block -51:which+chain -59:which+coin 40:which+hardware -38:which+marketplace 71:which+min
-48:which+network -52:which+one -24:which+pair -37:which+pool -58:which+protocol -52:which+token -21:who+can 34:who+ha -35:who+hold
-21:who+made -56:who+own 24:who+paint -39:whole+token 39:why+did -48:will+do -40:with+a -54:with+fee 44:with+my -31:with+profit
30:withdrawal+of 35:word+$ 29:word+of -29:worth+$ -24:worth+right -37:worth+today -32:would+_ -41:would+like 21:would+you -37:ye+,
54:ye+in 37:ye+on -26:yet+$ 25:yet+? -28:you+can -28:you+find -29:you+have -32:you+please -34:you+tell 22:z+score @=1 43: 14:*
-30:^coin -37:^i 59:^the 23:^top 24:^what 35:are -33:cap -35:capitalisation 39:coin -29:crypto 51:day -25:i -35:kind -41:list
-51:market -25:mcap -39:me 55:move 43:pl -78:pric 31:quot -30:quote -20:rank 26:the -28:them 50:top 42:trad 31:volume 21:what
43:with @=1155 -56: -9:* -26:? -25:^nft -25:^on -21:^show -46:^what -28:^which -78:by 34:collection -29:each -36:every -25:for 41:ha
-28:he -27:how -57:in -63:jpeg -38:list -30:many -23:me -95:nft 39:of 25:on -99:one 37:only 39:own 76:please -40:rows -42:show
-29:sitt -23:there -46:token 30:transfer 53:what -42:which -27:who -35:with @=14d -86:* -62:and -23:in -24:of -43:the -27:who @=1h
-27:* -32:^top 44:^what -23:^who -65:and -34:biggest -55:chain -27:coin 45:dex -24:dump 53:hot -21:in -25:of 26:on -24:only -36:pool
-23:pump -34:the 55:thi -32:top -56:trend 44:what -35:who @=1w -40:* @=1y -7:* 53:? -24:^hash -35:^who -36:coin -35:dump -23:hash
38:in 63:lost 59:most 30:of 56:on -35:only -35:pump 48:who @=20 6:* 21:for -20:need 21:only 35:transfer @=24h 31:* -22:^coin
24:^what -29:by -27:cap -21:category -24:coin 51:crypto -21:derivativ 33:like -24:market 34:me -23:one 34:pump 35:show 31:today
22:what @=2y -40:* @=30d -86:* -62:and -23:in -24:of -43:the -27:who @=3d -40:* @=3m -40:* @=3y -40:* @=404 -33: -85:* -20:^what
-41:by -34:collection -31:doe -31:in -35:jpeg -52:nft -38:of -36:on -52:one -85:only -23:own -34:please -23:show -27:the -23:token
-35:what -23:which @=5m -4:* -51:^what 49:chain -40:dex -57:hot -28:on 28:pool -45:thi 53:trend -51:what @=60d -86:* -62:and -23:in
-24:of -43:the -27:who @=6h -66:* -40:^what -46:chain -31:dex -46:hot -27:pool -38:thi -48:trend -39:what @=6m -40:* @=721 -70:
-13:* -25:? -31:^nft -35:^on -36:^show 51:^what -33:^which -25:are 62:by -73:collection -23:each 51:every -27:for -39:ha -25:he
-22:how 31:jpeg 45:list -24:many -38:me 40:nft 88:one 64:only -56:own -77:please -52:rows -51:show 57:sitt 47:the -32:there -22:to
-44:token 24:transfer -43:which -23:who -32:with @=7d 91:* -49:? 52:^who 105:and 80:biggest 39:coin 48:dump 26:in -51:most 31:of
-48:on 50:pump 78:the 30:who @=all -37:* 31:^all -25:^open -22:at 22:collection -40:contract -27:crypto -24:every -39:expir -20:for
-25:interest -27:list -29:market -42:only -25:out -21:own 37:piec -29:rank -26:that -20:trad -54:volume -29:with -26:yet @=apy 25:*
-54:^stablecoin 57:^yield 37:above 42:at 71:best -21:did -20:earn -53:farm 55:first 35:for 41:have 57:in -20:it -32:keep 61:least
44:more 27:or 40:pool 42:put -36:stablecoin 26:stak 48:where 52:with 32:year 46:yield @=asc -43: -68:* -51:^buy -33:^coin
-27:^collection -27:^i -20:^mcap -26:^the 51:^v -53:^what 58:^when -30:^which -71:amount -26:and -35:are -42:at 58:been -68:biggest
-40:bought -66:by -42:cap -36:capitalisation -20:chain -40:coin -41:collection -67:company -54:cost -64:crypto 23:day -36:derivativ
-20:do -36:ever -37:every 37:first 41:government 22:ha -24:have -48:hi 25:hold -21:holding -36:in -21:interest -37:jpeg -27:kind
-92:largest -46:late -31:lay -40:like -40:list -37:m -45:market -38:mcap -36:me -79:most 29:move -39:nft -36:order -45:pric -38:pump
-77:purchas -41:quot -30:rank -48:rows -54:sal -66:sector -36:sell -34:show 49:side -26:sit 51:stack -24:that -25:the -37:ticket
-30:today -58:trad -21:u 33:v -65:value -33:w -37:what 55:when -32:which @=average -29: -90:* -26:^what -44:and -35:buy -33:cost
-41:ha -40:it -27:purchas -23:what @=base -10:* @=bridge -20: -42:* -22:^protocol -29:by -21:defi -34:on -27:protocol -37:there
@=btc -30:* -21:^how -22:by -37:derivativ -20:exchang @=cap -8:* -35:^coin 22:^v -43:by -44:cap -25:capitalisation -25:category
-35:coin -22:collection 43:crypto -22:in -55:largest 27:like -22:list -47:market 20:me -26:nft -24:pric 32:pump -21:quot -20:rank
42:sector 29:show 23:side 25:today -25:which @=change -24: 8:* -22:^coin -22:and 20:are -29:at -49:buy -31:by -28:cap -21:category
-22:coin 51:crypto -34:ha 33:like -26:market 35:me -23:one 34:pump 35:show 32:today -22:which @=clos -48: -64:* -23:? -23:^biggest
-22:^event -25:^how -43:^open -32:^what -32:^which -26:bet -25:biggest -43:by -50:can -28:crypto -26:did -86:event -24:give
-42:hottest -41:market -36:me -34:odd -23:on -67:open 37:outcome 39:over -49:politic -30:resolve -37:sery 37:them -58:today
-22:togeth -29:venu -24:what 23:with @=coin -14:* @=commodity -45:* -21:feed -29:publish -22:pyth -24:the @=company -30:* -33:^list
-29:a -25:coin -27:coingecko -33:holder -28:id -26:list -29:that -35:track @=compressednft -17:* -22:^nft -24:own @=conversion -65:*
-42:^what -40:ha -32:on -37:what @=cost -29: -90:* -26:^what -44:and -35:buy -33:cost -41:ha -40:it -27:purchas -23:what @=crypto
-27: -48:* -26:? 24:^event -28:^which -27:account -32:by -24:most -26:one -28:profitable -24:publish -27:today -31:trad -26:which
@=culture -29: -39:* -30:account -31:profitable @=dai -25:* -28:^price 32:^what -23:^which 32:chart 42:down -24:one 22:or 23:since
21:thi 35:time 35:up 21:what @=date -38: 10:* -38:^what -36:and 43:buy -33:company -26:cost 50:ha 48:it 62:stack -35:what @=desc
19:* 39:^biggest 54:^buy -56:^coin 41:^collection -20:^how -24:^i -21:^list -28:^mcap -27:^nft -32:^the 75:^v -45:^when 29:^which
-39:acros 25:and -44:been 88:biggest -41:bought 26:by -68:cap -46:capitalisation -31:category -44:chain -22:change -47:coin
-43:company -62:cost 38:crypto -26:current 50:day -45:derivativ -22:each 37:ever 34:every -22:exchang 60:first 23:floor -61:hi
-24:id -30:in -22:interest -56:jpeg -34:kind 21:largest -47:late -41:lay 32:like -30:list -24:m -74:market -57:mcap 21:mean 88:most
57:move 37:numb -20:one 48:order 48:owner 37:pl 31:please -67:pric 40:pump 76:purchas -53:quot -26:quote -31:rank 26:rows 28:sal
-21:say 43:sector 42:sell 34:show 78:side -45:stack -24:their -21:there -24:think 50:ticket 29:today 56:top 67:trad 67:v 22:value
-52:w -43:when -23:writ @=dex -20: -41:* -22:^protocol -29:by -21:defi -33:on -27:protocol -37:there @=economic -29: -39:*
-30:account -31:profitable @=equity -45:* -21:feed -29:publish -22:pyth -24:the @=erc -101: -36:* -63:? -34:^for -28:^how -48:^nft
-51:^on -50:^show 25:^what -54:^which -23:all -41:and -42:are -36:at 30:by -23:contract 27:doe -50:each 32:erc20 41:every -32:for
-36:from 24:ha -50:he -26:held -27:hold -56:how -42:i -53:in 26:list -56:many -56:me -28:most -22:move -25:much -25:name -26:need
-21:nft 37:of 51:one 86:only 54:please -30:position 23:price -43:rows -76:show 53:sitt -32:that 27:the -31:them -46:there -46:to
-81:token -28:transaction 74:transfer -30:unit -21:wallet -27:we 53:what -80:which -59:who -60:with @=erc1155 -22: -5:* -35:?
32:^how -22:^on -74:^which -37:^who -23:any 40:approval -39:contract -34:for -27:got 52:ha 28:how -34:i 55:list -34:may 36:much
-29:my -37:of -24:one 41:permit2 -26:please -26:pull -38:revoke -22:spend -28:still -27:take 47:that 38:the -23:them -50:to
-94:token -65:which -64:who @=erc20 -11:* @=erc721 -60:* -24:? 26:^how -58:^which -26:^who -50:approval -29:contract -31:ha 22:how
-25:i -34:list -25:may 29:much -23:my -23:of -30:on 34:permit2 -23:revoke -21:still -32:that -20:the -33:to -72:token -52:which
-49:who @=false 32: 29:* 74:^i 29:a 35:and 42:at 61:code 24:how 26:i 21:need 32:of 44:on 66:or 22:proxy 33:wallet @=finance -29:
-39:* -30:account -31:profitable @=first -86:* -21:and -41:for -26:in -20:it -29:list -25:need -38:of -50:on -28:or -27:out -26:that
-41:the -25:to -41:transaction -24:tx @=floor -18:* @=from -32:* -38:^show 45:are 44:be -27:for 39:from 43:kind 28:list -31:mix
-38:nft 46:out 41:please -43:recent -36:show 42:so -46:that -27:to -45:token -32:tx -33:value 30:what 34:which @=fungible -17:*
-22:^nft -24:own @=futur -17:* @=fx 33: 70:* 21:^pyth 30:^what 73:feed 57:for 37:id -24:price 59:publish 69:pyth 67:the 28:what
@=government -55:* -26:? -48:^which -31:by -60:company -21:firm -36:have -29:hold -26:largest -34:list -49:most -23:on -38:stack
-21:they -57:which -34:with @=h24 -27: 37:^collection -28:^i -30:^nft 34:^which 51:and -33:are 45:by -33:cap -48:chain -31:each
-37:every -25:for -24:id -64:jpeg -71:market -54:mcap 66:most 37:numb 45:owner 33:please -42:rows 31:that -28:the -25:there 63:trad
75:v -45:value 29:which -29:with @=hold -28: -86:* -25:^what -28:and -49:buy -36:ha -24:it -23:what @=holder -47:* -50:? -31:^fee
-37:^what -24:^who -44:all -34:and -67:app 29:by -22:chain -24:crypto -34:dao -81:did -36:doe -51:earn -92:fee -84:for -26:from
67:got -22:have 69:holder -32:i -36:in -124:itself -113:keep -27:make -30:money -49:most -25:much -60:not -21:now -36:of -24:on
-36:out -66:paid -59:pay -43:rank -34:since 21:that -44:the -26:they -36:thi -37:to 64:token -26:trader -71:user -31:want -33:which
-21:who @=holding -3:* -21:^i -32:^which -21:against -46:company -22:cost 45:first 41:government -28:have 28:hold -22:holding
-39:list -47:most -42:which @=id 51: -30:* -34:^coin -26:^the -43:by -29:cap -24:capitalisation -30:coin -28:crypto 54:day -65:in
-27:kind -33:list -29:market -21:me 58:move 47:pl -48:pric -53:quot -21:quote 47:with @=in 23:* 65:erc20 45:for -24:from -23:one
65:only -25:pull -23:to -20:transfer -23:wallet @=inactive -36: -36:address -29:and -25:coin -30:coingecko -33:contract -53:dump
-27:each 40:exchang -42:exchange -26:for 56:have -35:i -37:id -23:list -38:name 29:of 58:rows 53:that 20:the -34:their -41:which
-33:with @=interest -20:* -20:derivativ @=internal -14:* @=lay 43: 14:* -30:^coin -37:^i 59:^the 23:^top 24:^what 35:are -33:cap
-35:capitalisation 39:coin -29:crypto 51:day -25:i -35:kind -41:list -51:market -25:mcap -39:me 55:move 43:pl -78:pric 31:quot
-30:quote -20:rank 26:the -28:them 50:top 42:trad 31:volume 21:what 43:with @=lend -34: 6:* 49:? -38:^protocol 42:by -28:defi
54:lend -30:lock -41:protocol 46:there 51:to 43:tvl 54:want -32:what @=liquid -34:* -21:by -26:on -21:protocol -25:there @=mak -50:*
-30:^what -29:ha -23:on -26:what @=market -8:* -35:^coin 22:^v -43:by -44:cap -25:capitalisation -25:category -35:coin
-22:collection 43:crypto -22:in -55:largest 27:like -22:list -47:market 20:me -26:nft -24:pric 32:pump -21:quot -20:rank 42:sector
29:show 23:side 25:today -25:which @=mention -29: -39:* -30:account -31:profitable @=merge -65:* -42:^what -40:ha -32:on -37:what
@=metal -45:* -21:feed -29:publish -22:pyth -24:the @=month -68:* -36:at -26:crypto -26:for -29:market -29:on -39:only -56:volume
@=name -58:* -23:^how -20:^what -38:are -33:by -21:cap -43:crypto -44:derivativ -24:do -25:exchang -24:interest -22:like -22:one
-21:open -20:rank -21:the @=native -48:* -27:^collection -31:^which -33:cap -43:collection -21:id -22:in -28:jpeg -43:market
-21:mcap -44:most -39:nft 23:numb -25:please -32:sal -20:that -53:trad 44:v -31:which -23:with @=net -28: -86:* -25:^what -28:and
-49:buy -36:ha -24:it -23:what @=nft -30: -47:* -30:^i -24:and -25:chain -26:coin -21:coingecko -33:friend -21:i -21:id -33:know
-33:native -29:need -35:platform -31:to -31:you @=no 44: 32:? -23:at -90:chance -56:did -27:for -47:from -57:how 62:i 50:in -64:me
40:midpoint 88:no -60:odd -87:of 21:on 22:outcome -55:pric -37:price -52:show -48:the 44:token -26:who -44:ye @=nonfungible -15:*
-23:^nft -25:own @=notional -69:* -21:? -62:^option -27:by -32:chain -30:of -44:on -28:only -81:option -41:paid -101:premium
-35:protocol -28:volume @=oldest -86:* -21:and -41:for -26:in -20:it -29:list -25:need -38:of -50:on -28:or -27:out -26:that -41:the
-25:to -41:transaction -24:tx @=open -20:* -20:derivativ @=out -84:* -28:^how -47:^if -29:and -21:erc20 -47:for -41:get -54:how
-42:i -46:if -47:into -29:many -25:me -47:much -45:now -32:on -60:out -22:swap -44:to -47:what -44:with -38:would @=perpetual -47:*
-33:? -28:^which -22:a -32:at -38:can -36:coin -23:doe -21:i -25:list -21:my -37:one -26:pair -40:spot -29:the -36:trade -49:which
-26:with @=politic -29: -43:* -27:? 24:^event -31:^which -28:account -24:most -29:profitable -27:today -32:trad -29:which @=price
-18:* @=quote 24:? 63:^candl 45:^i -74:^pool -50:and -27:candl 62:i 81:in -31:it -33:liquidity 45:lp -37:on 39:or 98:pric -62:price
86:than 73:token -31:trad @=rat -45:* -21:feed -29:publish -22:pyth -24:the @=rebate -50:* -30:^what -29:ha -23:on -26:what @=redeem
28:* 60:? 43:^what -44:and 43:ha 60:in 38:on 41:what @=regularnft -17:* -22:^nft -24:own @=revenue -12:* -79:^fee -31:^how 37:^top
58:^what -42:^which -57:^who -54:app -50:chain 29:crypto 32:dao 39:did -40:do 26:doe 47:earn -45:fee 62:for -66:from 50:got -58:have
51:holder -28:how -86:in -24:it 130:itself 93:keep 47:make 51:money -36:more -33:most -31:much -23:my 86:not -54:now 55:of -56:on
-35:one -34:or 40:out -28:over -100:paid -46:pay -42:per -29:please -70:rank -37:right -36:show 29:since -35:take -34:that 46:the
-29:their 52:they 28:thi -86:to -31:today 47:token 30:top -44:total -50:trader -64:user -26:v -29:wa -45:want 63:what -55:who
@=reward -65:* -42:^what -40:ha -32:on -37:what @=score -9:* @=sell -39: 16:* 68:^what 23:a -39:and 46:ask 73:at -77:bid -58:chance
-37:condition 46:do -61:for 73:i -25:it 35:no 32:now 24:price -32:the 64:thi 62:to -27:token 65:what @=settl 35: -39:* 29:?
-26:^biggest -25:^event 48:^how -52:^open -36:^what -38:^which -29:bet -29:biggest -55:by -55:can -32:crypto 55:did -23:do -97:event
-30:give -50:hottest 43:how -22:in -43:me -20:most -42:odd -26:on -77:open 45:outcome 47:over -54:politic 58:resolve 44:sery 44:them
-71:today -24:togeth -33:venu -28:what 29:with @=split -65:* -42:^what -40:ha -32:on -37:what @=sport -29: -43:* -27:? 24:^event
-31:^which -28:account -24:most -29:profitable -27:today -32:trad -29:which @=stak -34:* -21:by -26:on -21:protocol -25:there
@=target -10:* @=tech -29: -39:* -30:account -31:profitable @=to -54:* -32:^show -29:any -28:did -27:for -23:on -32:show -29:tx
@=top -8:* 48:? 59:^which -44:^who -27:a -70:any 61:at -56:bought -69:chain -62:most 44:on 47:paid -61:recent 52:the 25:token
47:which -43:who @=total -3:* -21:^i -32:^which -21:against -46:company -22:cost 45:first 41:government -28:have 28:hold -22:holding
-39:list -47:most -42:which @=trade -47:* -41:^what -21:derivativ -24:from -31:ha -21:market -27:on -21:to -21:trad -35:what
@=transaction 25: 49:* -65:^what 56:^where -22:at 73:by 50:can -44:company -63:cost 26:doe 50:first 34:have 39:i 31:in -32:it 62:lp
46:of 56:pool -28:pric 67:purchas -56:stack 26:the -32:their -23:to -26:token 60:trad -56:what -56:when 55:where 37:which @=true
30:* -22:24h 31:^ 49:^and 34:^best 56:^by -20:^coingecko 53:^compare -38:^compress 42:^contract 26:^could -43:^everyth -25:^for
-35:^how 44:^i 31:^in -21:^latest 33:^need 28:^on -31:^our 45:^quote -26:^the -29:^tvl -33:^what 27:^when 23:^where -21:^who
31:^yield -23:about 44:above 45:account -32:against -39:all 21:also -48:am -30:an 29:apy -22:auditor 47:balanc 41:balance -39:base
-28:belong 26:below 31:best 24:between -20:bid 38:biggest 23:book 34:both -58:burnt -42:buy 60:by 40:chart -40:coin -24:coingecko
-56:collection 50:compare 39:cost -21:could -47:crypto 39:current -24:date 39:defillama -23:develop -20:did -32:do -45:done 44:each
-34:earn -42:exploit 36:file 42:first -66:from 35:full 42:gain -28:go -33:gone 73:hash 42:held 32:highest 33:him 34:holding 53:incl
119:includ 34:inside 49:inventory 45:item -42:keep -23:know 32:largest 36:last -37:latest 22:least -21:lend -24:live -33:los 54:lose
28:m -33:market -66:mcap -32:member 34:money 36:morn 40:most 29:mov 30:move -24:much 27:must 21:n 28:need -38:newest 35:not 35:noth
-33:numb 47:number -41:oth -23:our -35:own 35:pair 55:pay 22:people 29:per 27:percent 45:pl 63:point 42:pric -38:price 39:produc
21:proxy 64:purchas 59:quot 66:quote 28:rate 20:recent 36:right -52:say 45:send 27:should -38:side -57:since -33:sit -46:so -20:some
30:spl 21:spread 25:stack 25:stak -33:t 31:telegram 24:their 24:to 25:too 57:trade -37:turnov -28:tvl -24:twitt 21:tx -48:und -48:up
-22:v -23:vol 33:volume 69:want -23:we 37:website -49:well -22:wheth -29:which -25:who 83:with 48:without 51:would @=trust -9:*
@=unexpir 25:* 23:^how -21:^i 41:^open 23:a 37:and 21:did 49:every 63:expir 27:fund 32:futur 26:in 23:interest -24:need 24:open
-36:or 25:out 28:over 26:price 63:that 32:trad 24:venue 59:with 48:yet @=usd 21:* 42:^collection -37:^i -27:^nft -51:^what 23:^which
28:and -28:are -56:been 77:biggest -39:bought 62:by -34:cap -47:chain -66:company -69:cost -23:current -23:each 32:ever 29:every
66:first -21:for 41:government -26:have -62:hi 25:hold -21:holding -20:i -25:id -44:it -61:jpeg 25:largest -46:late -34:list -45:m
-72:market -52:mcap 76:most 34:numb 45:owner 42:please 66:purchas 21:sal -30:say 43:sell -26:sit -21:some -64:stack 25:that
-22:their -28:there 45:top 76:trad 65:v -55:w -40:what -55:when -27:with @=value 26:* -62:^what 38:by -44:company -63:cost -53:it
-31:on 67:purchas -56:stack 43:the -58:what @=volume -42: -48:* 46:^a -57:^best -34:^busiest -31:^coin 37:^collection -24:^i
-30:^nft -33:^on -43:^pool -25:^the -25:^top -54:^trad 80:^v -66:^who -61:account -40:acros 31:and -21:are -59:best -34:busiest
-32:by -39:cap -43:capitalisation -44:chain -38:coin 49:could -71:count -94:crypto 30:day -21:derivativ -26:dex -27:do -29:each
-26:earn -27:every 48:give -40:go 48:highest -21:id -26:in -64:jpeg -25:kind -63:largest 44:like -34:liquidity 45:look -27:m
-69:made -77:market -58:mcap -48:money 24:move -42:not -41:only -23:over 45:owner 36:people -38:pl -33:pnl -46:politic -44:pool
-45:pric -59:profit -41:profitable -37:quot -74:rows -24:say -50:see 77:side -43:sort -31:swap -22:the -29:them -22:there 23:to
-56:trader 51:turnov 64:v -46:value -56:w 25:where -77:who -25:win -37:writ 40:you @=weath -29: -39:* -30:account -31:profitable
@=week 56:* 55:at -22:best -35:by 47:crypto 56:for 43:market 40:on 49:only -21:trad 79:volume @=ye -61: -54:* -27:? -26:chance
-34:in 35:midpoint -86:no -22:odd -22:on 22:outcome 24:side 39:the 40:token -24:who @=yield -20: -42:* -22:^protocol -29:by -21:defi
-34:on -27:protocol -37:there @asked 29:* @asked-fit 61:* @asked=0 6:* @asked=2 -5:* @asked=3 -11:* @asked=far -10:* @calls=0 28:*
@calls=0|0|other 28:* @calls=1 10:* @calls=1|0|other 10:* @calls=2 -42:* @calls=2|0|other -42:* @calls=3 -187:* @calls=3|0|other
-187:* @category=defi_protocol -39: -22:* 20:^ -35:^all 48:^and 22:^apy -27:^chain 26:^defi -34:^defillama 39:^did -79:^fee 27:^give
-24:^if -27:^imp -41:^in -31:^latest -36:^lend -44:^market -37:^newest 38:^next -37:^of 23:^on -37:^open 44:^protocol -23:^put
68:^rank 44:^revenue -33:^since 23:^stablecoin 44:^tell 47:^top -32:^tvl 21:^wa -33:^what 27:^when 25:^where 39:^who -28:above
33:aft 26:against -55:already -41:also -34:altogeth -45:am -53:any 24:anyth 61:anywhere -23:app 57:apy -49:at -28:auditor
-25:balance -23:bank 43:before -22:beginn -32:bet 23:between 47:big 74:blockchain 20:bos 22:build 24:by 22:call 22:category 23:chain
40:change -27:coin 24:com -26:commit 34:committee 21:compar 23:compare 25:crypto 34:current -53:dao 23:dapp 33:day 28:deploy
-39:deposit 37:desk -24:dev 33:dex 28:doe 32:down 61:each -44:earn 20:else 42:end -30:ever -33:every 21:everyone -23:exploit 46:farm
-25:figur -36:friend -22:fund -21:gain -22:github -41:give -25:grandson 33:grow 30:hack -63:have -27:i -26:id -26:imp 21:inside
-48:into 34:invest -37:itself -22:keep -27:kept 26:know -35:l2 76:large -61:late -64:latest 53:lead 34:least 30:leave -27:led
52:lend 34:lie 22:like -22:liquidation -39:liquidity -48:lol -20:long 34:lost -24:made -57:many -26:max -26:money 23:most -45:my
-74:nam 28:need -20:not -40:numb -24:number -36:old 37:onchain 35:only -44:or -77:oth -31:our -30:park 29:past 22:pay -40:peg
58:people 29:per 70:perp 42:pl -20:plan 50:platform -36:plu -21:post 37:present 33:project -27:question 24:rate 29:recent -25:return
-22:revenue -44:reward -40:risk 64:rows 30:run -55:same 25:say -25:sell 34:service 77:share -55:should 64:show 32:sise 32:sit
48:slide 26:some 26:sort 38:split 24:spr -23:stablecoin 21:stak 20:start 37:summ -61:t 23:their -55:them -27:there 23:these 32:they
43:think 28:those -33:time 22:today -24:token -45:too 35:top -23:total -37:trade -54:trader 44:treasury 27:trend 34:tvl -35:two
64:use -53:v 60:value 23:venu -27:very -26:volatility -24:volume -33:wallet -30:want 27:week 34:went -34:what 34:who 59:whole -20:ye
-24:yield @category=market_data -35: -17:* 37:24h -34:^account 28:^all 26:^and -41:^any 31:^are -38:^bid 40:^book 24:^busiest
-43:^can 30:^chain -42:^check -23:^coin -37:^coingecko 47:^contract 58:^convert 41:^current 43:^depth -32:^dex 53:^did 31:^everyth
34:^fear -26:^fill -63:^find -43:^floor 59:^fund 20:^give -25:^ha -28:^if 39:^in -60:^it 46:^kind -29:^liquidation 22:^list
-36:^long -29:^look -22:^make -26:^market 32:^mcap 55:^mint -52:^most -37:^my -34:^next 24:^of 39:^oi 39:^on 58:^one -22:^or 22:^our
-30:^pair 52:^perp -28:^please -51:^plot -23:^pool 64:^pric 40:^price -26:^print 24:^pull 44:^recent -26:^since 21:^someone
-20:^swap -25:^tell -60:^text -58:^that -32:^the -32:^to 27:^top 44:^total 24:^trust 39:^tvl 56:^v -40:^we -38:^when -37:^where
36:above -41:account -30:acros 37:actual -26:add -34:addres -89:address 27:aft 36:against -23:airdrop 43:also -27:altcoin
31:altogeth -36:amount -35:an 51:answ -26:any -21:anyth 69:api -60:apple 22:are 39:around -41:artist 21:ath -25:atm 29:attach
-21:balance 26:beginn 28:below 32:beside -30:bet 21:between -29:bigg 49:biggest -21:block 36:blockchain -63:book 26:bos 35:both
35:bought 35:brok 50:broth -27:buddy -26:burn 23:busiest 21:but -58:buy -24:can 32:cap 31:capitalisation 51:cent 31:certain
-37:chance 51:chang 23:cheapest -25:circulat 20:clos 45:coin -36:cold -43:colleague -21:collection -24:committee 27:compar
34:confidence 58:convert -26:copy -27:correct 43:cost 56:country 48:cousin -41:cov 23:currency 36:current 20:dao -89:data -36:date
39:day -26:decentralis 24:decimal -49:deep -49:defi 22:defillama 43:depth 24:desk -20:dev -46:dex 23:did -20:doe -24:dominance
-31:don -45:done 34:each -65:entry -36:erc20 -30:etf 44:even 20:everybody 41:everyone 27:everyth -39:exact -30:exist 25:exploit
-20:fake -33:farm -29:fear -55:fee 30:fetch 44:figur -21:fil -46:file -23:fill -68:find -30:firm -49:floor -23:flow 40:forgot
-50:form 27:friend -31:from -26:futur -22:ga 50:gain -26:germany -26:given -41:goe -21:good 52:google 22:got -30:gre 51:greedy
48:group 30:grow -34:hack -74:had -42:half -30:happen -33:hash 34:hedge -24:here 62:hi 27:high 69:him -36:holding -26:hows 38:incl
29:incom -50:index -41:inside 41:issu -72:issue -31:just 23:kid -54:know -108:l2 -30:land -50:large 29:largest 47:lay 31:least
-24:ledg -33:lend -23:let 20:lett -49:level -49:leverage -26:like 58:liq 24:liv -27:live -31:logo 52:lol -29:long -38:look -34:los
20:lose -27:lot -50:low -39:lowest -31:lp -49:made 65:margin -20:marketplace 65:may 24:mcap -35:me 28:mean 25:memo 24:mention
-28:message -43:metamask 29:mid 46:midpoint -49:min 43:minute -33:mix 28:month -23:morn -20:mov -91:nam 21:near -58:nearest 26:need
33:nephew -52:new -56:news 35:not -49:now 44:number 41:offer -58:often 39:oi -77:old -31:once 55:one 27:only 42:oracle -60:ord
-30:out 36:paid -28:pair -27:peg -57:per 26:percentage -30:period 53:perpetual -49:pippin 72:pl 29:platform 43:please -50:plot
-42:plu -41:position -44:possible -34:post -28:present -39:project -22:protocol 24:pull -23:pump 56:quarter 20:quick 26:quot 78:rank
25:rat -43:ratio 50:reach -58:reason -34:receiv -20:receive 35:record -41:reentrancy -48:regist 34:report 43:rest -28:right 29:risk
31:rn 26:round 26:rows -39:run 28:sal 58:same 47:sat 42:saving 57:say 33:script -76:search 31:second 49:sell -49:sent 43:sentiment
-51:serv 25:sery -22:shar -41:share -49:she 75:sheet 28:should -26:simple 23:single 40:sist 20:sit -34:sitt -59:snapshot 45:so
-52:some -24:somebody -26:sort 47:source 26:spot -21:spr 48:spread -30:spreadsheet 84:stabl 68:stable 48:stablecoin 64:still
-54:stood -48:stop -31:storage 27:sub -28:supp -47:t -35:tak 45:taken 35:talk -39:telegram -62:text 42:th 39:that 26:them 35:there
-32:these 43:thesi 44:thick -20:think 26:those -34:tick -23:ticket -36:tim 58:time -35:to -29:today 41:togeth -41:tonight -32:tool
43:top -27:total 32:trade -60:trader -34:trait -22:transaction -24:transf 27:transfer -70:treasury -21:trend 40:trust 85:trustworthy
72:turnov 28:tvl -57:twitt 44:two -22:typ 39:und -48:until 44:up -58:use 29:v 40:venue 40:verify 23:very 49:volume -22:w -26:wallet
21:we -22:went -34:were 21:when -36:why -21:with -100:withdrawal -28:won 32:wont 38:work -30:worth -25:would -21:writ -21:write
50:wrong -22:x -26:year 38:yet -30:yield -30:you -29:your -53:zero @category=network_infrastructure 32: -11:* 24:^and 32:^at
26:^before 36:^block -51:^call -50:^can 30:^chain -42:^cheapest 30:^coingecko -33:^compare -47:^custom 25:^decod 27:^decode 44:^did
-21:^doe 30:^fee 38:^for 76:^ga -57:^ha -24:^hash 29:^hashrate 26:^i -64:^it 20:^keccak -26:^kind 50:^make -33:^need 57:^on -25:^our
24:^pull 26:^raw 40:^sat 40:^say -21:^show -26:^someone -35:^to -22:^topic0 29:^total 30:^transaction 33:^wa -32:^wallet -27:^we
-56:^who 45:^why -23:above -42:account -22:actual -28:add -60:address 25:adjustment -45:aft -59:also 30:among -31:amount -47:answer
-23:any -26:anyth 44:app -21:are -48:around -21:arriv -52:arrive 23:ask -27:attestation -24:auditor 22:base 25:be -32:beacon
67:before -41:behind -28:below -40:bett -54:blob 58:block -29:built -37:burn -28:burnt 29:busy 21:but 28:call -32:capacity
-24:capital -38:category 32:chain -64:change -26:cheap -29:cheapest 33:check 30:claim 48:click 78:clock 51:collection 42:come
-25:compare 25:confirm -26:confirmation 47:connect 72:control 30:correct 27:cost 42:count 23:counterparty 26:current -38:custom 46:d
41:data -29:date -29:decentralis 31:decod 22:decode -26:deliver 38:deployment 50:deposit 32:develop 42:digest -23:do -30:don 27:down
-32:drop 39:dur 47:e 70:eip 45:emit -36:empty 20:en -22:enough -28:epoch -23:error -45:event -46:every -33:everyone 29:evm
-30:exchang -22:exchange 31:exploit 41:explor 27:fail 55:fake 22:fast -21:first -27:floor 27:for 28:form -23:found 36:friend 21:from
-30:front 43:full 42:gave 31:geckoterminal 27:got -32:guy -69:ha 37:hang 61:happen 28:hardware -23:hash -46:hashrate 25:have 41:he
50:height 40:hit -25:hold 30:honest 34:hour 38:if -33:impermanent 38:includ 22:inside -49:internal 67:keccak -28:key -21:kind
41:know -30:l2 -29:lamport 45:land -43:large 25:late -23:latest -38:lend -34:lightn 43:line -41:liquidation -32:los -36:low
-23:lowest 21:m 69:make 24:many -21:market -50:mempool -37:metamask -21:min -24:mine 30:money 50:morn -26:most 26:mov -23:multisig
-26:must 37:n 51:nam 27:namehash 29:network -23:nev -32:new 28:newest 45:nft -41:nod 54:nonce 42:noth 38:now 41:numb 22:number
-24:of 38:off 37:ok -22:old -45:only 36:or -33:oth -26:our 34:out -45:output -38:page -23:paid 20:pap 36:past -42:pay 56:payment
40:payout -23:people 22:permit -27:please -46:pool -28:post -29:present -24:price -23:priority 29:produc 52:program -37:project
23:pull 27:put -24:queu -32:queue 21:raw 66:real 53:receipt 68:receiv -30:recent 30:recipient -24:regist 42:reject 35:request
-26:resolv -35:revert 39:rpc -41:safe 74:same -40:satoshi 21:second 39:see 31:seem 29:sell 41:send 41:sent 22:sentence 42:serv
-51:service -43:share -24:show -94:side 30:sig 20:sign -37:signatur 30:signature -33:simple -35:sit 47:site 27:slot -30:small
23:snapshot 61:some -25:someone -50:somewhere -33:sort 64:spell -24:spendable -21:split -44:spreadsheet -57:stack -32:start
-37:state 57:statu 31:still 65:str 23:supp 36:swap 30:swapp -34:t 26:take -34:talk 48:test -63:text -27:th 21:that 25:their 21:there
20:these 24:thi 42:think 30:thru 52:timestamp -24:too -24:tool -37:top -50:topic 23:total -51:trace 25:track 45:trade
-21:transaction 60:transf 59:txid 32:typ 30:unconfirm -47:unit -28:until -38:up 30:url 44:utilisation 29:valid -34:validator
63:value 24:wait 44:well -46:were -38:whole 40:withdrawal -31:won 43:work 31:wrote -26:yet @category=nft_analytics 51: 30:* 33:?
-26:^all 23:^before 36:^chart -29:^cheapest 34:^check -50:^coingecko 44:^collection 49:^compare -45:^compress -45:^contract 36:^did
43:^doe -33:^everyth 22:^find 33:^i -37:^list -50:^nft 26:^of -49:^on 56:^only -22:^rarity -55:^the 102:^wa -26:^we 22:^what
-34:^which 34:^who 51:about 27:above -26:add -23:addres 80:all 29:also 26:am 22:anyth -31:approval 33:artist 29:asset 39:at -37:be
-33:been -22:beginn -27:best -21:blur 32:both 28:burnt -28:but 39:buy -33:can 35:cap -22:chain 32:chart 26:cheap 28:cheapest
-45:coingecko -28:company 59:compare -67:compress -33:contract 48:cost 48:could 37:count -68:creator 24:d -35:dao 27:daught 22:did
52:digital 53:each -28:en 42:ever -27:everyone -27:everyth -35:explor 100:fee 26:find 36:floor 28:gallery 26:go 59:goe 27:ha -63:he
24:her -28:hi -25:high 32:history -29:id 24:if 56:in 33:inventory 25:it 69:item 52:jpeg 107:keep 68:kind 34:lend -23:list -21:logo
58:lol 29:lost 68:lowest 40:m 41:made 30:marketplace 25:mcap 37:member 32:metadata 44:moment 24:most -31:move 35:my 87:nam -70:name
50:need 73:numb -30:offer -21:old -46:on 89:one -38:open 101:oth -48:our -39:over 49:owner 32:paid -34:phantom 28:pictur -26:plu
-23:present -22:pric -24:price 38:project -79:rank -69:rarity -47:rows -64:run -32:safe -49:same 39:she -47:should 46:side 21:slide
-23:so 32:spr -23:still 23:talk -43:th 62:that 28:their 36:them -20:these -44:those -28:time -65:today -47:token -27:too 32:top
-29:track 30:trad 39:trait 20:two -23:u 37:und -31:user 121:v 35:vault -40:volume 113:wa 40:what -23:which 20:who -55:whole 41:with
-40:would 69:writ 24:you @category=onchain_dex -34: 40:^a 38:^any -39:^are -21:^at 30:^biggest 21:^bridge 30:^candl 28:^compare
34:^dex 36:^dexscreen -49:^find 35:^for 30:^give -43:^i 60:^if -35:^look -31:^need -21:^on 31:^quote 30:^rank -24:^search -24:^show
20:^somebody 21:^tell 53:^the -26:^trend 28:^what -40:^where -23:account -23:address -21:all -53:also 32:amount -35:and -43:anyone
-28:ape 22:beginn -22:big 20:biggest -41:block -25:boost -32:bought 30:bridg -21:busiest -22:buy -22:call -29:cent -23:cheapest
-22:check 24:claim -64:clos 25:come 24:compare -25:cousin 38:data 52:decentralis -21:deepest 79:deposit 70:dex 27:did 41:doe 59:done
-45:down -24:e 58:earn 21:end -22:entry 38:every -36:everybody 21:exact 21:exchang -32:exchange 72:exploit -21:feed -47:find
20:follow -24:follower -33:found -29:fund -43:geckoterminal 59:give -44:gone -49:green -25:hack 51:had -24:happen -25:have
32:highest -25:history -21:id 33:if 23:impact -21:inflow -34:keep 73:known 49:lamport 34:led -22:ledg -22:lend -24:link -23:list
-27:live -24:los 36:made -21:marketplace -23:may -55:min 22:mine 36:move -35:nephew -34:net 44:nev -23:new 28:news -31:no 31:not
25:number -68:once 42:one -33:own -22:page 22:park 40:people 26:percent -67:pippin -35:plan 34:pool 23:possible 22:profil 33:profile
-28:project 58:pump 35:quote 23:rate -22:reach 31:risk -23:rout 25:rows -44:safe 35:same 67:say -40:search -25:send -36:sent
-22:shar -32:she -24:should -21:show 101:since -22:site 29:small 22:somebody -23:spot 57:statu -24:stop -20:str -30:swapp 34:t
-22:take -28:talk -30:th -40:these 50:through -26:time 36:today -58:trader -28:transaction 27:transfer 27:turnov -20:tvl -26:twitt
-44:two -27:until -32:up 23:use 29:used -23:valu -26:vault 24:venu -30:venue 43:vol 23:w -21:wa 22:want -30:we -36:week -47:were
22:what -22:whole 29:worth -35:year -30:yet 69:yield @category=portfolio_wallet 9:* 26:^addres 44:^all -40:^am 23:^an -20:^and
-68:^any -66:^are -24:^balance 26:^biggest -22:^by 78:^call 21:^can 74:^check 44:^coin -50:^compress -54:^contract 47:^custom
-20:^deposit 51:^doe 49:^every 36:^everyth -26:^explain 50:^find -40:^for -40:^fund -71:^ga 25:^got 47:^ha 23:^hey -22:^hold -30:^i
-22:^if 49:^in 56:^it 48:^newest 49:^nft -39:^numb -43:^of -51:^only 54:^our 27:^pl 24:^pnl -46:^price -36:^realis 22:^recent
56:^search 36:^someone 39:^swap -25:^tell 38:^that 24:^to 70:^token -38:^top -31:^transaction 25:^tx 24:^utxo 26:^wa 39:^wallet
23:^whale 29:^when -40:^where 43:^which 26:^would -23:acros -26:actual 20:add
-54:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -99:address 30:aft
57:all -29:allowance 21:already -47:also 54:altogeth 35:am -26:amount -50:answ 51:app 52:arriv 63:arrive 68:artist -29:attach
-39:attestation -25:audit -52:back 43:bag 88:bal -29:balanc -33:before -27:below -47:bet 23:biggest -44:block -23:blockchain
-29:blockscout 52:bookkeep -46:bot -22:broadcast 27:broth 21:burn -24:busy -22:but -38:by 49:call -32:chain -47:chang 90:check
-43:circle 50:claim -28:close -22:code -54:collection -28:com -51:compare 27:consolidate 51:create 58:creator 41:crypto 30:custom
-41:d 81:dao -31:data -28:day -36:decimal 25:defi 60:dev 41:did 30:do 32:doe 28:down -29:due 20:dump 34:earn -50:eip -57:eligible
-56:employ 72:empty 74:en -24:epoch 49:erc20 -23:error -38:even 27:ever 40:every 31:everyth 22:exact 27:exchange -24:explain
-34:exploit 59:explor 54:factory -60:fattest 34:favourite -22:fear 24:fee -35:feed -30:file 53:find -27:fine -28:firm 22:first
-71:flow -26:forgot 42:friend -41:from -25:front -22:full 20:fund -28:gain 57:gave -27:get -47:given 35:goe -37:gone 26:good
-21:government 49:grandson -24:grow 47:ha 68:had -46:hand -35:hardware 23:have 64:he 23:height 34:held 44:her -30:hex 23:hey
-21:hold -23:holder -65:home 65:hot 24:husband 44:if 29:incl -24:includ 49:incom -26:input 29:inside 49:internal 26:into -28:it
63:itself -23:jpeg 24:just -61:key 21:know 35:l2 30:late 52:left -42:legal -30:lend 29:lent -25:let 29:lett 50:line 41:link -31:live
-25:lol -23:los 36:made 43:max -48:mean -53:mempool -42:message -53:min 34:mine 25:mix 26:money -35:move 57:movement 70:multisig
24:must 66:nam 27:name -46:native 26:net -57:nev 39:new -25:newest -42:no -31:numb 27:office 32:old -24:one -42:operator 28:ord
60:our 51:out 35:p 22:pap -39:passport 26:pay 21:payment -49:pend -37:people -24:per -22:percent -21:permit2 -55:person 30:phantom
27:piece -21:pippin -54:place -23:pool 28:portfolio 49:possible -24:post 53:present 39:pric -21:price 30:primary -64:print
26:profile -31:profit -49:program -25:project 26:provide -38:pull -23:purchase 31:queue -24:rank -58:rate -22:raw 48:reach -44:real
-25:realis -58:reason -49:receiv 25:recent -89:regist 50:rent 40:report 23:reserve -21:resolve 33:rich -35:rout -30:run 48:safe
-29:sale 37:sat -58:satoshi -24:screen 52:search 30:see -20:sell -42:send 24:sent 22:separate 48:set -36:sheet -24:should -32:side
-58:sign -47:sit 62:sitt 52:small 49:so 39:sold -27:solidity 20:some 32:someone 20:somewhere -70:son -32:source 53:spendable 38:spl
-24:split -60:stabl 23:stablecoin -23:stake 55:stand 39:state 28:statement -35:statu 26:still 36:storage 20:straight -25:summ
-31:supp 24:support -50:take -54:talk -34:team 22:tell -26:test -91:th -55:their -31:them -30:they -35:thi -20:through 31:ticket
-21:time 29:token 44:tonight -20:too -31:top 38:touch -23:trace -38:trade -25:transaction -25:transf 26:treasur 66:treasury -32:turn
48:u -30:unlock 28:unspent -21:until -25:use -39:user 43:utc 27:utxo -24:valid -23:valu -39:valuation -43:value 51:vault 42:very
-36:view 23:vitalik -29:wait -25:way -36:week 47:well 37:went 38:whale 44:which -44:who -38:whole -28:whom -37:whose 28:will -62:win
-45:without -28:word 25:worth -29:write -31:wrong 28:year 31:yet 34:yield 39:you -25:your 71:zero @category=prediction_markets -20:
-21:^ 26:^all 53:^and -20:^at -22:^best -42:^bid 20:^chart 43:^cheapest 23:^clos -26:^did -57:^do 32:^for 39:^ha -26:^in 44:^it
60:^last -27:^level 29:^market -26:^need -33:^no 33:^odd -29:^on 42:^open 62:^price 42:^print -73:^put -21:^settl 33:^show -22:^the
34:^volume 21:^which 49:^ye 25:about -31:account -30:aft 47:also 27:any 54:anyone 24:anyth -38:are 20:bag 21:balanc -39:balance
-24:be -54:best 54:bettor 29:between 28:big 70:book 34:bought 21:budget 30:buy 42:by 52:chance 58:cheapest -45:close -28:coin
-37:com 37:company 42:contract -21:copy 62:could 44:decemb -23:deep -24:do -35:doe 21:down 33:event 25:every -28:everyth 35:exact
-37:exchange -22:far -41:fee 23:find 59:from -37:good 34:held 23:highest -55:holder 35:hows 23:if 32:insid 33:interest 36:just 80:l2
-32:largest 29:late 23:lead -47:left -27:lend 47:look 24:los -26:lowest 31:made -83:manifold 22:midpoint 52:minute 21:money 47:morn
24:most 38:mov -51:next 79:no -25:not 46:now -45:odd -22:of -27:offer 26:office -78:old 31:on -25:our -29:out 50:outcome -36:own
78:pay -66:people 38:piece -60:plu 29:politic 38:print 22:profit -43:proposal -50:put -28:redemption 30:resolv 57:resolve 29:right
43:rn 48:rul 36:run 29:same -54:say 59:search 26:see -33:set 39:shar 25:share -45:sise 24:somebody 32:stak 28:stand -33:still -32:t
-24:take -32:team -25:they -26:thick 39:through 88:tick -39:time 25:to 23:told -60:tonight -47:top -37:trader -69:und 69:up -25:use
48:very 41:volume -25:wallet 30:want -25:were 24:which 28:whoev 27:will -33:win 22:winning 27:won -21:work 69:would -39:ye
@category=search_discovery 21: 36:0x 37:^all -58:^can 66:^coin 67:^coingecko 68:^compress 58:^contract -32:^dex -27:^dexscreen
-35:^doe -28:^everyth 35:^find 29:^for 21:^give -20:^how -24:^look -32:^market 37:^mint 49:^most -61:^nft -27:^only 39:^our 27:^pair
38:^pyth -23:^search 23:^someone 39:^token 29:^trend 38:^we 45:^where -45:^who -25:a 24:about -22:account 21:add 34:against
-37:airdrop 70:an 44:any 30:anyth -37:artist 28:ask 41:audit 45:auditor 29:be -43:behind -23:bett 63:block 44:blockscout 37:by
33:call 55:category 35:chain -30:chang 31:chat 31:code 57:coingecko 51:colleague 29:com -32:come 62:compress 39:config 33:copy
-47:count 21:crypto -34:d -48:data -22:decentralis 27:deepest 36:derivativ -28:do 35:down -24:e 31:each -29:en 21:entry 25:even
23:everybody -20:everyth -21:exploit -43:explor 21:fear 30:file 46:find -32:for 52:found 20:futur -37:gave 41:geckoterminal -35:go
-60:google -44:group -49:hand -25:hash 40:here -37:hi -27:him -43:hold 23:holder -24:hot -24:how 22:id 22:idea 49:identify 23:it
-36:item -34:keccak 46:keep 32:kind -55:know 22:largest 21:launch 25:ledg -23:left 41:log 21:long 45:m -36:made 26:mail 22:match
-32:mcap 21:me -32:member 33:morn 24:most 33:must -29:my -36:name -43:need -34:news -43:not -42:noth -20:now 46:numb -25:off 56:old
24:on -28:one -59:only -32:oth -33:own 28:page 35:paid 43:pair 36:pap 49:past 40:payment 22:piec 79:pippin 23:pl 23:please -41:plu
-25:pric -24:profile 27:publish -40:rank 24:recent 33:right -71:same -27:script 48:sector -30:see 61:send -55:sheet -72:should
29:show 44:so 21:someone 31:sort -27:spot 27:start -71:stock 26:symbol -31:talk -23:tell 51:th -37:that -30:their 40:them -27:these
-36:think -68:tick 61:time -27:too 40:tool -50:top -24:trace 41:trade 23:transaction 40:trend -24:turnov 23:two -31:u 21:und 45:use
-30:v -59:value 27:venue 43:verify -24:wa -50:wallet -62:want 34:we -22:website 48:whatev 26:wheth -42:who 41:whom -24:whose
-55:work 22:yet -33:you @category=security_risk 14:* 44:^a 58:^and 87:^are 37:^buy 23:^check 40:^coin 24:^contract -29:^decode
-69:^did -47:^draft -28:^find 26:^honeypot 26:^how 45:^list 41:^metamask -42:^mint 58:^newest -34:^next 25:^nft -37:^our -31:^please
-80:^revoke 34:^safe 32:^someone 23:^the -32:^there 57:^token 49:^wa 30:^we -59:^when -30:^where 30:^which 40:^who 46:addres 34:aft
-25:against -31:airdrop 36:already -59:also 48:any 35:anyone -54:anywhere 24:approv -48:approval 27:are 40:artist 35:at -26:attach
-29:audit 22:away 23:back 85:been -29:before 33:big 109:burn 36:burnt 29:but 37:button -26:buy 57:can 25:chain -20:cheapest 41:clean
-41:click 23:close 34:code 62:coin -34:community 43:company 74:counterparty -31:cousin -23:crypto 43:dangerou -31:data -29:date
-29:day -22:decode -45:deposit -54:dex -27:did -46:doe -47:draft 49:drain 34:earn -55:end -60:every 35:everybody -22:fake 55:far
33:fear 29:file -53:find 20:first -47:flagg -42:floor 52:from -50:front -31:gave -33:get 41:go -60:goe -24:grant -37:he 54:hex
70:hit 24:hold -23:inside 30:into -21:keep -21:key -26:kind -26:know 21:l2 65:latest 21:launch 32:lead -35:left 23:let 26:lett
61:liquidity 40:list 61:look 21:lp 28:m 21:made 34:mail 28:many 34:may -23:me 46:memecoin 42:metamask -29:min 23:money 26:more
-24:most 35:move -29:my -48:network 66:new 25:newest -49:next 43:no -22:not -20:numb -21:off -38:old -25:open 57:operator -40:or
-39:oth 28:over 35:own -28:owner 35:page 27:pair 34:park 50:paus -25:pay -22:people -27:pippin -38:please -29:post -24:print
-24:project -37:protocol -39:rais 34:real 61:reason 26:request -30:return -87:revoke 39:rows 45:rug 35:rugcheck -27:run 80:safe
-28:same 34:say -39:screen -25:several -22:shar 29:share 32:she 34:short 72:should -32:since -26:small 61:so 50:someone -24:spend
-26:spl 28:stable 21:supp 50:swap 89:t -41:that -33:theft 24:them 78:these 28:thi 68:those -52:tick 34:token 55:told -57:tonight
27:too 40:trad 23:transfer 35:trap -40:trustworthy -29:unlimit -35:upgrade 38:valu 56:want 45:were 34:wheth 35:who 24:whoev 44:why
50:with -23:withdraw 58:worth 35:writ @category=token_contract -9:* 32:^ 21:^abi 26:^account 75:^and 21:^buy -68:^call -26:^chart
-26:^check -29:^coin -22:^compare -47:^convert 52:^do -68:^event -34:^everyth -59:^find -31:^ga 46:^get -22:^hash -22:^have 52:^hold
-26:^honeypot -23:^how 26:^i 55:^look -52:^make -48:^mint 67:^need 37:^next -40:^numb 43:^of -40:^on 43:^our -22:^please -33:^read
28:^somebody -21:^someone 37:^to -33:^token 29:^top 40:^topic0 43:^total -54:^verify 51:^wallet -22:a 35:abi 24:accord 36:account
32:actual 72:address -39:against -35:all 39:allowance 46:already -81:also 73:amount -33:approval 65:argument -41:artist 24:ask
-61:attach 20:audit 55:auditor 37:average 23:back -21:bag -30:bal 62:be -29:been 31:bet 40:blob 34:board 71:book -29:bookkeep
-80:burn -28:burnt 24:buy -32:bytecode -57:call 34:calldata -27:cap 31:change -30:chart 21:click 54:client -20:close 22:code 25:com
23:come 31:compil 29:constructor -26:contract -38:convert -23:cost 47:count 29:cov -48:create -22:create2 36:d -23:dangerou -32:dao
41:decimal -27:decod 26:deployment 47:dex 21:different -29:do 50:down -59:each -40:eip 53:email -32:emit 76:employ -34:etherscan
36:event 37:every 23:everybody -27:everyone 27:exact 24:exist -30:explain -23:exploit -49:factory -23:fail -36:fake -46:far
46:fattest -72:find 57:firm 69:flow 29:follow -43:follower -29:front 31:full -60:gave 20:geckoterminal 27:get 30:giv 27:go -20:got
34:government 21:grandson 21:grant -51:group 37:hack 37:hand -24:happen -20:held -27:here 41:hex 25:hi -41:hit 52:hold -29:holder
32:holding -24:honeypot -21:hour 38:income -33:input -46:json 21:just -32:keep 72:know -24:land -28:landlord 30:latest -61:launch
-24:lead 27:left -53:legal 23:lend 40:live 43:log -43:logo 41:look 27:los -24:m -66:make 27:many -39:match 42:mean 29:method 58:min
30:mint -62:month -44:morn 32:mov -23:movement -20:much -25:multisig 29:myself 30:name -30:native 42:need 28:news -40:no 32:nobody
-21:nonce 22:normal -36:not -34:numb -56:off 48:official -25:often 28:old 36:oldest -28:once -28:one 20:only 40:open 22:or -64:oth
-29:our 35:page 58:paid 30:pap -40:part 22:paus -25:people -37:phantom 34:pile -36:pippin -25:pl 21:plain -20:possible -49:post
-25:pric -29:price 26:profit -27:project -32:protocol 31:proxy 40:publish 47:pull 27:purchase -29:rate 23:read -32:real -35:reason
-71:receiv -31:record -33:reentrancy 43:relay -42:request 38:return 46:revert 22:review -26:round 53:rout -36:rows -22:rug -48:safe
-70:same 61:satoshi -49:say 36:school -31:score 20:script -33:sell -26:send 35:shar -42:share -26:she 58:should 36:show -67:since
27:single 22:sise -25:sitt -54:so -26:some 21:somebody -29:source -30:stabl 38:stack 38:stat -22:statu 38:still 55:stop -20:swap
-31:t 32:table -47:telegram 22:tell 44:text 74:th -36:theft 21:there 42:think -39:those 60:tick 24:ticket 34:tim -51:time 35:too
38:tool 76:top 62:topic 51:topic0 23:trace -21:trad 32:trade -22:transf -54:twitt -30:tx 25:u 29:und 47:unit -50:unlimit 52:unlock
-31:use -20:v -20:validator 27:value 36:vault 61:verification -26:verify 23:view 28:volume 66:wallet -40:way 25:website -36:well
-24:went -26:were -30:whale 27:where 44:who -25:whom -61:whose -23:will -32:without 23:work -44:write -40:wrong -23:ye -44:yet
-22:yield @chosen-count 133:* -66:? -24:^did -23:^how -32:^i 63:^newest -54:^put -72:^the 36:^what 81:^which 59:^who -38:about
-52:account -30:addres 22:all -30:am -31:and 33:are 48:ask 27:back -34:bet -23:big 67:biggest 24:bought 22:bridge -77:buy 89:by
44:candl 46:cap 23:category -75:cent 21:chain 62:coin 51:coingecko 71:collection 34:contract -28:could 60:crypto -45:defillama
64:dex -45:did -23:do 22:dump 22:each -28:eip 61:em 76:enough 81:event -43:exchange 33:fee 92:first 36:floor -60:for -56:have
-54:how -22:i -64:it 50:just 24:keep 74:late 23:list -68:lost 37:mint 57:money 55:most -37:much -104:my 67:newest 27:nft 21:no
-36:nonce -26:now -41:numb 39:on 65:only 103:open 64:ord -33:out -52:over 25:pair -31:pay 71:per 44:pl 32:please 87:pool -49:price
-55:put 76:rank 21:read -29:right 84:rugcheck -55:say 47:sector 53:show -45:sit -25:still -26:str -22:tell 56:their -22:there
-38:thi 59:to 40:today 78:token 40:transaction -39:transf 35:up 60:volume -22:wa 23:want -28:we 27:where 69:which 20:will 52:with
-54:worth -93:ye -50:you @chosen-said 97:* @chosen|other -11:* @content=0|first -18:* @content=1|first -21:* @content=2|first -23:*
@content=4|first 6:* @content=6|first 19:* @described 19:* @drops|named|new|other -7:* @drops|open|new|other -11:* @fault -60:*
@first=1|other -22:* @first=2|other -31:* @first=3|other -9:* @first=5|other 30:* @first|other 29:* @group=first -7:* 47:^
-24:^account 43:^addres 31:^all 109:^also -35:^am 42:^an 101:^and 32:^anyth -31:^balance 44:^before -31:^best -58:^bid 39:^biggest
26:^block 52:^book -35:^burnt 50:^buy -44:^by 28:^call -52:^can 27:^candl 22:^chain 46:^chart 35:^check 39:^clos 74:^coin
45:^coingecko 33:^collection 44:^compare 29:^compress 54:^contract 61:^current -35:^custom 27:^depth 31:^did -27:^do -57:^draft
-62:^event -26:^explain 34:^fear 60:^fee -41:^fetch -32:^fill -27:^floor 26:^for -68:^from 44:^fund 45:^get 51:^give -30:^hash
27:^hey -34:^highest -29:^hold 21:^hottest -25:^id -33:^imp 34:^in -26:^largest 31:^last -22:^latest -22:^ledg -37:^lend -32:^level
-46:^liquidation -36:^long -24:^look 27:^lowest -22:^make -34:^market 24:^mcap 32:^metamask 24:^mint -23:^most -22:^my -69:^nam
33:^need 80:^newest -30:^nft 36:^not -57:^numb 25:^odd 46:^oi 76:^one -29:^or -22:^ord 21:^orderbook 57:^our 51:^perp 30:^pl
-35:^please -47:^plot 26:^pnl -83:^point -34:^pool 26:^pric 45:^price 38:^protocol 32:^pull -67:^put 40:^pyth 47:^rank -25:^rarity
22:^raw -43:^read -39:^realis 32:^recent 35:^revenue -82:^revoke -151:^rows 45:^run 34:^safe 36:^sat 57:^say 24:^search -21:^settl
-78:^should -56:^since -40:^snapshot 37:^so 47:^somebody 28:^stablecoin -21:^stak 24:^swap -44:^text -44:^that 40:^their 92:^token
56:^top 69:^total -34:^transfer 61:^v -50:^verify 32:^volume 112:^wa 32:^wallet 31:^whale -29:^where 41:^why -26:^will -30:^with
22:^would 47:^ye 21:abi 30:about -38:account -39:acros 34:actual
-58:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -83:address
23:adjustment 49:advis 37:aft -32:airdrop 25:alert 32:all 20:allow -74:also -36:altcoin 28:altogeth 40:amount 21:annual 42:answ
-49:answer 28:any 24:anyone 30:anyth 55:anywhere -23:api 49:app -71:apple -72:approval -23:approve 34:apy 59:argument 31:arriv
25:arrive 35:artist 31:ask 26:asset 21:ath -23:atm -63:attach -48:attestation 22:auditor 41:aunt 29:average 25:away 56:bag 76:bal
-23:bank 21:base 34:basi 48:be -42:beacon 36:been 31:before -38:behind 29:beside -48:best -29:bet 38:bettor 36:between 46:big
27:bigg 50:biggest -55:bill -22:blob 28:block 95:blockchain -22:blur 29:board -57:bond 34:bookkeep -34:boost 35:bos -30:bot 27:both
33:bought -43:broadcast 22:brok 63:broth 23:build -31:built 21:burn -22:burnt -38:buy -47:bytecode 28:call 32:calldata 23:came
21:can -71:cancel 64:cap -36:capacity -29:capital 51:capitalisation -42:cash 32:category 32:cent 57:certain 24:chain 22:chance
41:chang -24:channel -24:charge 26:chat 53:cheapest 68:check -64:circle -29:circulat 63:claim 44:clean 31:client 67:clock -35:clos
-47:close 48:code 38:coin 46:coingecko 23:colleague -56:column 43:come -50:commit 31:committee -32:community 28:company 45:compar
42:compare 24:compil 49:complete 37:compress 25:confidence -29:confirmation 23:connect 24:consolidate 33:constructor -22:contract
73:control 51:could 38:count 65:counterparty 49:country 41:court 70:cousin 26:cover -33:create2 53:crypto 44:csv 30:currency
42:current 33:d 36:dangerou 22:dapp -28:dat -26:data -28:date 41:day 87:dear 34:decemb 33:decimal -26:declare -28:deep -27:delegat
-41:deliver 42:deploy 52:deployment 38:deposit 31:depth 37:derivativ 47:desk 56:dev 49:dex 38:did -34:difference 28:different
38:digest 37:digital 22:diligence -24:discord -47:disposal -56:dispute -22:doesn -24:dominance -45:don 67:done 75:down -53:draft
44:drain -22:drop 24:dump 28:dur 52:each -27:egg 53:eith -66:eligible -22:else 43:email 45:employ 27:empty 58:en 50:end -48:epoch
-40:etf -37:etherscan 34:everybody 48:everyone 34:evm -47:explain 63:exploit 27:explor 24:fail 40:farm 98:fattest 48:favourite
46:fetch 41:figur -30:fil 32:fine 40:flagg 47:follow -82:follower -43:form -42:free -22:freshest 41:friend 24:from 23:front
38:gallery -22:gave 33:geckoterminal -56:germany 30:gett -23:github 32:giv 40:give 41:go -41:good -58:google 24:got 48:grandson
-33:gre 32:greedy -45:green 21:grew -25:group 40:grow -27:guy 77:had -37:hand 36:hang -25:hardware -43:hash -54:hashrate 23:he
35:hedge 59:height 32:held -32:help 37:her -21:here 47:hex 27:hey 45:hi 27:highest 50:him 52:hit -65:holder -75:home 40:hot
20:hottest 23:hour -35:hurt 48:identify 55:if -28:imp -32:impermanent 45:incl 75:incom 22:income -49:index -36:inflow -41:input
26:insid 36:inside -31:insist -56:insurance -27:interest 33:inventory 32:invest 41:invoice 25:issu 29:item -72:job 39:jpeg -46:json
34:just 63:keccak 67:keep -27:kept -57:key 25:kid 58:kind -38:knee 67:known -32:kyc 59:lamport 32:land -40:landlord -39:launch
36:lead 83:least -45:leav 28:leave 37:left -82:legal 20:lent -50:level -49:leverage 50:lie -47:lightn 48:line 66:liq -29:liquidation
22:list -40:live 48:log -42:logo 32:lol -26:long -34:los 33:lost -26:lot -46:low 48:m 34:made 51:mail -22:make -92:manifold
61:margin 33:mark 44:marketplace -35:match 71:may 23:mcap 32:mean 39:memecoin 22:memo -82:mempool 29:mention -50:message 21:metamask
20:method -39:mid 44:midpoint -58:min 27:mine 49:mint -23:minut 108:minute 23:mix 55:money -64:month 36:morn 38:mov 24:move
36:movement 29:multisig 40:must -20:my 38:n 22:namehash -42:native -43:nearest 46:need -37:nev -27:next 34:nft 48:no -42:nod
20:nonce 37:normal -38:not 22:numb 44:number -46:odd -27:off -51:often 43:oi -20:old 31:oldest 22:onchain 69:one 28:oracle -45:ord
-21:order 21:orderbook -99:ordinal -32:oth 25:out 46:outcome 24:owner 39:p 37:page 40:paid 30:pair 72:pap -41:park -45:part
-44:passport 58:past 38:paus 45:pay 51:payment 30:payout -48:peg -52:pend -43:people -48:per 23:percent -59:period 34:permit2
48:perp 52:perpetual -57:person -29:phone 39:piece 24:pile -56:pippin 59:pl 22:plac -33:place -71:plan 66:platform -45:plot -67:plu
60:podcast 20:politic -48:portfolio 22:possible -75:post -26:pow 94:ppl -39:premium -32:prepare -23:price -28:primary -25:print
-25:priority 26:produc 53:profile -55:proposal 47:provide 40:publish 28:pull 60:pump 32:pyth 42:quarter -41:query -25:question
-45:queu 23:quot 23:quote -29:rais -72:rarity 25:rat -42:rate -49:ratio -55:re 53:reach 24:read 61:real -27:realis 49:receipt
-71:receiv 28:recipient 46:record -33:redemption -50:reentrancy -83:regist 27:register 33:reject 55:relay 34:rent 43:report
35:reserve 35:resolve 35:rest -32:revenue 44:review -81:revoke -39:reward 23:rich 23:right 42:rn 48:rows 32:rpc 24:rug 31:rugcheck
-56:run 31:safe 21:sal -27:salary 40:sale 49:sat 65:saving 39:say -22:scamm -28:score -38:screen -39:season 41:second 21:sector
58:see 36:seem -40:seen 24:sent 41:sentiment -36:separate -50:serv -45:service 29:set 73:settlement 40:shar -34:she 29:sheet
24:shill 22:short 51:show 40:sid -37:side 26:sig -26:signatur 27:signature -49:simple 40:since 56:sist 42:site 22:sitt -37:skip
28:slide 28:slip -59:snapshot 88:so 44:sold -30:solidity 53:some 47:somebody 28:someone 22:son -67:spell -26:spend 60:split 21:spr
35:spread 33:spreadsheet 79:stable 52:stablecoin -28:stack 42:stak -39:stake 68:stand 30:start 24:startup 38:stat 26:statement
27:statu 82:still -53:stock -34:stood 62:str -22:strike 29:sub -32:sum 28:support 67:swap 23:symbol -45:tak -32:take -25:tall
-47:telegram 49:tell -42:term 34:test -43:text 27:th -53:theft 39:themselv 33:there 58:these 52:thesi 24:thick 46:think 36:those
20:through 40:thru 42:tick 24:tier -41:till -48:tim 41:timestamp 28:togeth 21:token 56:told -67:tonight -44:too 25:took 58:tool
40:top 42:topic0 -25:total 36:touch -56:trace 47:trade -98:trader 23:trait -40:transaction 27:transf 32:trap 40:treasur 59:treasury
21:trend -69:trezor 27:trust 48:trustworthy 69:turnov 45:tvl -71:twitt 53:txid 26:typ 22:type 37:und -61:unlimit 27:unspent
-43:until 25:up -62:upcom -31:update -51:upgrade 21:url 40:used -38:user 31:utc 43:utilisation 22:utxo 100:v -42:validator 30:valu
65:value 21:vault -46:verification 77:very -23:via -40:view 38:vol -30:volatility 24:volume -24:vot -34:vote 23:wa -56:walk 63:wanna
-54:way 22:we 32:website -43:week 72:well 47:went -55:were 26:whatev 24:where 58:wheth 24:while 41:whoev -31:whole -62:whose 26:why
-31:wife 37:will -70:win 21:winning 68:withdraw -24:withdrawal -33:without 45:wont -30:word 48:worldwide 35:worth 34:would 32:writ
-43:write -25:wrong 32:wrote -44:x -58:ye 20:yield -23:your -24:z 54:zero @joint 29: -38:* 29:0x 125:24h 39:? 30:^a 36:^all -23:^am
-109:^and -67:^are 35:^balance 25:^biggest -34:^check -82:^compare -39:^could 58:^dex -80:^did -43:^do 70:^event -75:^every -37:^fee
-26:^floor 130:^for -55:^from 26:^ga 33:^got -30:^ha 80:^holder -59:^if -44:^it 43:^last 27:^look 89:^need -74:^net -59:^next 94:^on
32:^or -36:^our 98:^pool -32:^price -32:^show 35:^since -66:^somebody 71:^spot -48:^that 35:^the -28:^thi -103:^total 143:^tvl
28:^two -48:^v 54:^volume 47:^wallet -26:^when 31:^where 36:^which 40:^who -34:^why 20:a 23:abi 79:about -60:accord 44:account
-24:acros -79:active 61:addres 61:address 29:adjustment 41:afraid 35:again -28:against -76:alchemy 27:all -43:allow 57:already
96:also 56:am 56:an -67:answ 24:answer 42:any 28:anyone -38:anyth 23:anywhere 47:ape 51:api -48:app 56:approval -85:apy 70:around
21:artist 25:at 81:atm 39:audit -54:auditor 46:average -23:bag 45:balance 26:base -99:be -27:been 30:behind -37:best -40:bet 49:bett
-104:between 22:bid 56:blacklist -37:block -29:blockchain 36:blur 49:boost 21:borrow -61:both -30:bought -22:bridg -57:bridge
53:built 39:burn 70:but 36:byt 25:came -52:can 43:candl -61:cap 45:category -38:change -35:charge -31:cheap -85:cheapest -50:check
48:circulat -42:client 20:clock 68:clos 31:close 59:code 40:coin 25:coingecko -34:collection -36:com -41:come 55:committee
-59:complete -49:compress -86:confidence 46:confirm 40:confirmation -44:connect -65:cost -35:could -39:create -37:create2 -68:crypto
74:current 36:custom 24:d 26:dapp 28:dat 54:data 46:date 62:daught -80:day 21:decemb -36:decimal 43:decod -39:decode -35:defi
-89:defillama -32:deploy 94:depth 28:dev -53:dex -41:dexscreen 31:did -57:digest 47:dominance -31:done 28:due 54:dump -21:e -49:each
-42:earn -25:eip -27:eligible -39:en -60:end -50:enough -57:entry 48:epoch 68:erc20 -26:erc721 -29:etherscan 48:ever -46:every
50:everybody -30:everyone -66:exact 23:exchang 28:exchange 23:exploit 21:fail 67:far -52:farm 41:fear 27:fee 54:feed -32:fetch
60:file 44:fill -35:first -30:for 54:forgot 34:form 29:front -31:frozen 75:futur 37:gain 52:give -56:go -45:goe 42:gone 29:got
72:grandson 38:grant 52:gre -34:guy 71:hack 47:hand 57:hash 81:hashrate 93:have 52:he -49:height -22:here -34:hex 113:hi 93:history
60:hit 105:holder 49:honest 34:honeypot 33:hour 29:husband 23:imp -38:in 37:incl -35:incom -67:index -37:init -53:input 89:inside
63:insist 43:interest 69:internal -32:into 26:investor 28:invoice 45:itself -75:keep 61:kept 22:known 72:l2 33:large 22:largest
-46:late 66:launch -59:lead -79:least -24:led -30:ledg 27:let 68:lett 22:level -28:lightn 52:like 27:limit -25:line 39:liq
44:liquidation 45:list -43:log -32:long -27:los 27:lost 23:lot 67:lowest 51:lp -35:m 39:made -46:mail -21:make 33:many -84:market
-95:may -27:mcap -32:me -44:mempool 29:mention 69:min 24:mine -20:mint -23:minut -116:minute -33:moment -22:month 58:morn 37:mov
-66:move -20:much -36:must 40:n -104:nam 47:native 44:nephew -57:net -26:nev 25:new -31:newest -36:next 32:nft -30:nobody 60:not
32:noth 22:now 28:number 50:odd -53:off 49:offer -37:often 33:old -59:oldest -36:on -67:one -53:only 59:open 39:option -53:oracle
68:order -88:oth 50:out -27:over 23:own 78:paid 49:park 69:part -78:past -21:pay 28:payment -33:peg -40:pend -44:permit2 -41:perp
-52:perpetual 60:phantom 39:phish 27:phone 23:picture 50:piec -41:piece 107:pippin -44:plain -39:platform -39:please -38:point
-27:politic 34:pool 29:possible 38:post -115:prediction -82:present 41:price -27:primary -43:print 91:priority 50:produc -70:profile
25:program 34:project 66:protocol 44:proxy 68:public -46:pull -50:pump 51:purchas 28:pyth 56:question -25:quot -42:quote -32:rank
-28:rate 80:re 35:read 32:realis 88:receiv -26:receive 46:recommend 25:rent -71:report 110:rest 29:result -23:review -25:reward
-28:right -27:risk -78:rn -35:round -32:rout -69:route -108:rows -35:rpc 24:rug -30:rugcheck -38:run -56:safe 69:said 87:sal 82:same
37:sanction 102:sat 25:scam -21:score 23:see -50:sell 55:separate -32:serv 46:sery -44:settl 49:shar 52:share 59:sheet 38:should
-48:side 28:sign 67:signature 31:since -32:single -62:sise 31:sist 25:site 48:sitt 43:slide -75:slippage 61:slot -24:small
-24:snapshot 39:so -28:sold 28:solidity -24:somebody 64:somewhere 34:sort -29:source 27:sourcify -28:spam 53:spot 41:spread
-76:stabl -38:stablecoin -42:start -47:stat -65:state 57:still -33:stock 70:storage -38:str -42:straight 64:strik -34:stuck 98:supp
27:support -63:swap -36:table 54:tak -28:take 39:talk 47:tax 59:telegram -28:tell -31:test 40:th 20:than 23:the 65:their 120:then
92:there -69:these -49:thi 58:think 38:those -119:through -74:time -29:told 55:too -38:top -41:topic -35:topic0 55:total -37:touch
59:tp 57:trad -54:transf -62:transfer 22:trend -23:trust -46:turnov 60:tvl 75:two 42:tx 60:u -28:unclaim -32:und -29:unit -37:unlock
36:until -29:up 34:url -58:used 116:user -116:v -48:valu -44:value 28:vault 98:vb 83:venue -30:very 45:view 31:vol 34:volume 48:vot
-52:w 55:wallet 80:way -77:well 123:were -26:what 25:when -28:wheth 30:which -42:whoev -35:whom -45:whose -30:why 48:will -78:with
29:withdrawal 64:without 39:won -63:word -109:worth -35:would 44:writ 31:write -50:year 56:yet 41:your @joint=1|1 -65:* @joint=2|1
-22:* @joint=2|2 16:* @joint=3|1 -36:* @joint=3|2 23:* @joint=3|3 -80:* @joint=4|1 28:* @joint=4|2 -29:* @joint=4|3 -25:* @joint=4|4
-38:* @joint=all|lacks -190:* @joint=all|whole 93:* @joint=askings|1 104:* @joint=askings|2 -5:* @joint=askings|3 -119:*
@joint=left|lacks -51:* @joint=repeat|2 -82:* @joint=rules|1 -89:* @joint=rules|2 51:* @joint=rules|4 -46:* @keeps|named|new|other
69:* @keeps|open|new|other 33:* @lacks -22: 5:* 26:0x -23:24h -36:^ -32:^a -21:^addres 33:^all -34:^an -44:^any -25:^apy
-42:^balance 24:^before -20:^best -31:^bid 41:^block -22:^bridge 30:^buy 59:^by 59:^call -27:^can 22:^candl 24:^chain -45:^chance
-31:^cheapest 36:^check 48:^clos 43:^coingecko 30:^compare 26:^compliance -40:^could -53:^current -37:^decimal -33:^decode -41:^defi
37:^depth -26:^dex -41:^draft 70:^event 37:^everyth -45:^explain -29:^fear -52:^fee -22:^fill 26:^find 25:^floor 28:^found 52:^fund
-70:^ga 48:^get 45:^ha 23:^hash -38:^hashrate 27:^hey 43:^holder 53:^honeypot -21:^how -28:^if -80:^it 36:^kind 24:^last -33:^latest
-33:^liquidation 22:^list 40:^look 22:^market 89:^mcap 33:^metamask 30:^mint -35:^my 23:^need -45:^newest -42:^next -39:^nft 50:^of
36:^open -22:^ord 47:^pair 32:^pl 28:^pnl -21:^print -42:^protocol 59:^pull -42:^read -31:^realis 44:^revenue -60:^revoke
52:^rugcheck 74:^run 34:^safe 36:^sat 35:^say 57:^search -25:^settl 25:^show -25:^snapshot 54:^so -33:^somebody -22:^stak 33:^swap
22:^tape 39:^tell 20:^text -53:^the 41:^there -44:^thi 50:^token -42:^top -41:^topic0 -37:^total 60:^trad -54:^transaction 53:^tvl
-24:^two -46:^verify 35:^volume 123:^wa 46:^wallet 32:^we -32:^where -24:^whose -25:^will -43:^with -26:^yield 40:above -27:accord
-41:acros -51:actual 31:ad 30:add
-56:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -66:address 30:advis
62:aft -46:against 53:airdropp 23:all 22:allowance 57:already -46:also -32:altcoin 25:am -46:among 26:annual -55:answ -30:answer
-46:anyone -40:anyth 50:anywhere 69:api 36:app -67:apple -42:approv -26:approve 61:argument 85:around 38:arriv 27:arrive 30:article
56:artist -31:ask 43:ath -62:atm -50:attach -45:attestation 27:auditor 58:aunt 32:average 24:away -45:back 32:bag 70:bal -20:balanc
-21:balance 22:base -42:beacon 52:been -54:beginn -28:behind 56:bettor -35:bid 22:big -26:bigg -35:biggest -28:blacklist -48:blob
99:blockchain -37:blockscout 31:board 37:bookkeep 21:bookmark 34:bos 41:both 82:bridge 42:brok 25:broth 23:buddy 41:build 43:built
31:burn 22:burnt -24:busy 25:but 22:button -25:by -31:can -71:cancel 23:cannot 65:cap -30:capacity -40:capital -32:capitalisation
-24:carry -42:cash 63:category 85:certain -34:chain -20:channel 22:chat -29:cheap 28:check -63:circle 46:circulat -26:circulation
58:claim 45:clean -46:click 30:clos -25:close 47:code 36:colleague -39:collect -31:collection -44:com -30:come -37:community
31:compare -43:complete 25:compliance -44:confidence 85:confirmation -53:connect 25:consolidate 30:constructor -42:copy -32:correct
-25:cost 23:count 61:counterparty -33:country 48:court 27:cover -28:create -43:create2 -75:crypto 55:csv -29:currency 23:current
-71:cut 37:dangerou 25:dao 28:dapp 36:dat 22:date 25:daught 64:dear -68:decemb -76:decentralis -35:decimal -23:decode 46:deep
-60:defi -73:defillama -25:deliver 37:deploy 60:deployment 44:deposit 40:depth 29:desk 50:dev -24:develop -36:dex 43:did -40:diff
-30:difference 21:digit 28:digital -20:diligence -34:disposal -41:dispute 29:doe -30:dominance -30:don 65:done 32:down -25:draft
55:drain 22:dump -37:e -40:each -26:egg -37:eip -44:eligible 29:else 44:email 80:employ 27:end 23:enough -64:entry -44:epoch -32:etf
-64:etherscan 65:event 31:ever 39:everybody 27:everyone 22:everyth -35:evm 28:exact -49:exchang -63:explain 94:exploit 54:explor
42:fake 41:far -37:fattest -41:fear 22:fee 25:fetch -23:figure -46:fil -35:fine -21:firm 26:flagg -52:float 48:flow -81:follower
-56:form 21:foundation 20:free -27:fresh -25:freshest 81:friend 52:from 24:front -26:full -67:function 60:fund -23:futur -77:ga
64:gallery -36:geckoterminal -42:germany 77:giv 20:give -41:given -52:go -40:goe 21:gone -74:goplu 25:got 29:governance 23:grandson
-27:gre -65:green 33:grew 22:grow -29:guy 67:hack 67:had -57:hand 34:hang -24:hardware -42:hashrate 38:have 55:he 21:height -25:held
-22:help 57:her -53:here 38:hex 27:hey 33:hi 40:high -57:highest 54:him 59:hit -29:home 22:honest 59:honeypot 49:hot -57:hour
40:hows -35:hurt -54:idea 48:identify 27:if 20:im -32:impermanent 70:incom -96:index -34:init -68:input 37:insid 41:interest
40:invoice 79:issu 53:issue 23:it 36:item 21:itself -47:job 64:jpeg -46:json 26:just -45:key -37:knee 59:known -29:kyc 81:l2
29:lamport -38:land -36:landlord 35:large -31:largest -31:late 72:launch -57:lay 23:least 23:leave 36:left -32:legal 62:lend 40:lent
-54:let 40:lett 21:letter -34:level -40:lightn 38:like -49:line 43:liq 31:liquidity 43:list -37:little -34:lock -29:log -36:logo
39:long -45:los 62:lose 36:lost -29:lowest 21:lp -26:m 80:mail -37:mak -30:make -83:manifold 29:margin 35:marketplace -55:match
-25:max 20:mcap 30:me -45:mean 57:member 41:memecoin 54:mention -47:message 36:metamask -32:method 42:mine 40:mint -43:minute
68:morn -54:most 68:mov -48:move 29:movement 39:multisig -29:n 50:name -44:native -25:nearest 48:nephew -37:nev 27:new -82:newest
34:news -55:next -38:nod -47:node -30:nonce 21:normal 49:noth 29:numb -51:odd 24:of 47:office -33:often -22:old 28:oldest -52:once
-21:onchain 27:one 32:only 37:open 31:or 21:order -61:ordinal 63:oth 28:our 22:out 22:outcom -20:over 23:own 33:p 27:page 56:paid
28:pair 71:pap 42:park 54:paus 59:pay 38:payment 40:peg -23:pend 21:pension -82:people 47:percent -47:period -25:perp -30:phish
39:pick 39:picture 30:piec -23:piece -143:pippin 41:pl -37:place -39:plan 83:platform 29:please 29:plu 65:podcast -26:politic
-25:pool 30:portfolio -35:position -27:possible -36:post -35:ppl -35:prediction -33:premium -29:prepare -72:present -36:pric
-34:price -56:primary -56:print -35:priority -36:proposal -21:protocol 41:provide 74:pull 53:pump 36:purchase 35:pyth -30:query
-36:queu -23:queue -33:quick -27:quot -47:range 35:rank -33:rate -24:ratio -26:re 26:reach 65:real 53:receipt -26:receiv -40:recent
29:recommend -36:redemption -46:reentrancy -49:regist -23:register 24:reject 46:relay 44:rent 28:request -45:require 45:reserve
62:rest -57:revenue -22:revoke -20:reward -26:risk -49:rn 23:rollup -49:rows 65:rpc 21:rug 35:rul 48:run 49:safe 87:said -24:salary
-21:sale 32:same 68:sat -24:school -56:score -54:screen 76:search -24:sector 23:seem -45:seen 48:sent -36:sentence -21:sentiment
-77:serv 35:sery 48:settl 75:settlement 35:several 56:shar 47:share 78:sheet 55:shill 32:short 42:should 50:sid -71:side -33:sig
-27:signatur 71:signature 70:since -40:sise 25:sit 51:sitt -30:skip 20:slide 32:slip -22:slippage -66:snapshot 31:sold -45:solidity
22:somewhere 28:son -22:sort -39:source 63:spell 34:spendable -48:spender -47:split 36:spr -90:stabl 100:stable -29:stack -36:stake
42:stand 41:stat -34:state 95:still -29:stolen 49:stood 25:stop 31:storage 20:str -35:straight 27:strik -29:stuck 40:sub -51:sum
34:summ -50:suspect 33:swap 45:swapp -26:symbol 58:t -31:table -27:tak 26:take -74:taken -33:talk -24:tall 21:tape -38:telegram
46:tell -38:term -22:test 36:text 42:that 33:the -50:theft -69:their 52:there 24:thesi -32:they -27:thi -22:thick 61:think 63:thru
97:tick 25:tier -42:tim 36:time -23:tip -67:togeth -57:tonight -62:too 35:took 65:tool -34:top -48:topic -53:topic0 -57:total
-52:trace -48:trader 42:trait 64:transf -21:transfer 66:treasur 72:treasury -67:trezor 67:trustworthy -50:turn -57:turnov 104:tvl
-58:twitt -44:tx 54:txid 23:typ 43:u -63:uncle 39:und -51:unit -40:unlock 25:unspent -35:until 26:up -49:upcom -30:update
-47:upgrade 24:use 57:used 27:utc 33:utxo -35:validator 44:valuation 50:vault 42:venue -53:versu -25:via -20:view -36:vitalik
-26:volume 43:wa -81:wait -22:walk 35:want -57:way 53:we 22:website 23:week 63:went 21:were -37:whatev 41:when 42:while -41:whole
-40:whose -63:wife 27:will -62:win -36:with 50:withdraw 50:wont 20:word -45:worldwide -51:write -72:wrong 40:wrote -34:x 23:ye
50:yet 61:yield -27:you -29:your 63:zero @lacks:address 5:* 23:10x -23:? -39:^ 48:^abi -42:^addres 48:^all -32:^any 32:^are -21:^at
-34:^balance 32:^buy 89:^call -24:^compare -22:^could -33:^decimal 40:^doe -24:^event -25:^explain 53:^find 57:^fund -66:^ga 21:^ha
27:^have 28:^hey 31:^holder 55:^honeypot -20:^it 30:^kind 42:^look -26:^my 54:^need -59:^on -25:^open 29:^our 26:^pl -25:^please
28:^pnl -22:^price 56:^pull -21:^rank -31:^realis -63:^revoke -30:^reward 35:^say 48:^search 30:^show -34:^somebody 32:^someone
42:^swap 25:^text -25:^that 56:^the -31:^thi -43:^total 41:^trad -47:^transaction -46:^verify 100:^wa 35:^wallet -36:^want 33:^what
-32:^where -32:^whose -21:^why 54:abi 37:about -26:account -29:actual
-45:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -26:addres -39:address
66:aft 27:airdrop 59:airdropp 86:all 93:already 26:am 52:any -38:anyone -26:anyth -48:anywhere -34:apart 41:ape 51:app -43:approv
-26:approve -25:apy 32:arriv 72:arrive 22:artist -24:ask -73:attach -42:attestation -44:audit 53:auditor 25:away 47:bal -24:balance
21:bank -22:be -21:beacon 85:been -31:before 57:belong -29:below 42:best 40:bet -22:bill 26:blacklist -64:block -31:blockchain
-59:blockscout 21:book 45:bookkeep 48:both -21:broadcast 80:broth 33:burn -25:busy -24:but 21:button 22:buy -21:byt 78:call
-46:cancel -36:capital -27:card -23:cash -48:chain -40:chance -32:chang 21:chat -29:cheap -61:circle 31:claim 56:clean -28:click
-24:client -27:close -32:code -52:coin 62:cold -25:com 29:company -23:compare -50:copy -25:cost 37:count 64:counterparty -29:cousin
-31:cov 34:cover -31:create2 49:creator -23:crypto 53:current -25:custom -23:d -39:dangerou 68:dao 23:daught 42:dear -22:decimal
30:deep -23:deposit 78:dev 26:dex 44:did 31:digit 76:down 25:drain -31:drop -31:e -29:each 34:earn -60:eip -49:eligible -42:employ
27:en 32:enough -55:entry -40:epoch -36:error -71:etherscan -56:even 36:event -22:every 43:everybody 41:everyth 53:exchange
-44:explain -50:exploit 55:explor -26:export -28:fear -31:fil 24:find -41:firm 23:first -51:flagg 26:floor -36:follow 27:for
-26:form 26:friend -22:from -51:front -23:full -44:function 76:fund -30:gain 68:gallery -27:gave -28:gett -30:given -29:goe -31:gone
-74:goplu 26:governance -25:government 30:grandson 29:guy 22:ha 29:hack 44:had -33:hardware -43:hash 22:have -23:held 49:her
-43:here -64:hex 28:hey 21:hi 26:him 56:hit 48:hold 63:honeypot 59:hot -36:id -32:idea 38:im 21:incl -43:includ 34:incom -25:init
-40:input 47:insid -20:inside -32:insist 42:internal -21:into -21:invoice 39:item 47:itself 47:jpeg -46:json 48:just -49:key 21:kind
45:l2 -35:landlord -23:last -37:ledg 48:left 44:lent -22:lett -24:like 47:liq -40:logo 34:lol 43:long -50:m -49:mail 36:margin
-37:market 35:marketplace -51:match -59:mcap -22:mean 55:member -29:mempool 45:mention -52:message 24:metamask -55:min 100:mine
21:more -38:move 41:multisig -38:native -39:network -37:nev 64:new 31:news -22:next -30:no -35:node -34:nonce -21:not 21:of 25:offer
24:office -30:official -21:often 29:old -39:once 22:or 50:order -33:over 27:owner -44:page 31:paid 22:pap 21:park 44:paus 73:pay
-38:pend -65:people -75:permit2 21:pfp -22:phantom 49:picture -26:pippin -27:place 43:podcast -23:point -32:politic 40:possible
-33:post -46:pric -24:primary -52:print -35:project 49:provide 28:proxy 33:publish 74:pull -37:rank -59:rate -34:raw 36:reach
41:real -23:reason 32:receipt -44:receiv -23:recent 20:record 21:red -29:reentrancy 20:relay 53:rent -21:request 21:reserve 76:rest
-31:revoke -30:reward -31:right -21:risk -30:rn -40:rout -26:rows 23:rug 39:run 73:safe -30:sale 53:same -37:satoshi 22:saving
-47:screen 43:search 24:sell 34:sent -22:sery 31:set -25:settl 63:settlement -35:shar 30:she -35:sheet 24:shill -33:short 73:should
31:show -32:side -42:sign -32:sist 45:sit -25:site 60:sitt 48:so -50:solidity 27:someone 32:somewhere -22:son -29:source -54:spend
-56:spender 31:spr -66:stabl 30:stablecoin -28:stake -26:stand 81:still -31:stop 33:storage 30:sub -43:sum -46:suspect 69:t 29:tak
48:take -31:talk -31:team -28:test -25:than 26:the -33:theft -37:their 52:then 23:these -35:they -54:thi 27:think 30:those
-42:through 44:tick -40:time 28:told -64:too -45:tool -33:total -25:trace -29:trader -29:transaction -40:transfer 23:treasury
-21:trustworthy -46:turn -28:tvl -24:twitt -51:two 48:u 24:und 24:up -23:upgrade -32:url -60:use -25:user 42:utc -23:v -38:valu
93:vault -28:versu 37:very -31:vitalik -27:volume 50:wa -24:wait -57:way -39:week 57:went 62:were 20:whoev -63:whole -65:whose
39:why 39:will -60:win -22:with -37:without 40:won -38:word 27:work 41:worth -45:would -39:writ -52:write -47:wrong 32:wrote -23:ye
32:yet -25:your 56:zero @lacks:amount 9:* -30:^ga -23:^give 29:^i 23:^if -22:^price 29:^what -30:^when 24:all 54:are -21:be
-29:decimal -22:did -32:doe -24:every -33:exact 43:for -23:ga 51:give -27:ha -23:last 26:many 58:me -24:need -26:now 54:numb
-29:only -23:per 39:please -20:pool 20:sell -31:so 57:that -50:thi 35:to 31:token -33:unit -24:up -29:when 33:whole -35:will
29:would @lacks:anyAddress 23:24h -28:^a -21:^at -34:^busiest -23:^by 23:^can 24:^candl 32:^compare 28:^dex 26:^floor 22:^give
-22:^market 31:^my 27:^need -33:^newest -21:^our -20:^pool 50:^token -21:^top -62:address 31:aft -24:already -27:also 29:am
34:amount -23:any -22:are 25:around 44:been 29:belong 61:bett -39:between -22:big -24:block -38:bought -34:busiest -32:by -30:call
29:candl -27:cap -24:chain 21:change 29:claim 49:client 23:coin -40:colleague 42:compare -23:could -40:count 23:dao -20:dat -39:day
38:decimal 38:deep 29:deposit 23:dev 31:did -25:do 45:doe 25:each 62:earn 53:email -23:entry 31:every -28:exchange 45:fee 21:figur
-39:follower 26:for -28:friend -35:geckoterminal -26:go -56:gone -56:green -43:group 69:ha 53:had -33:happen -20:have -31:highest
-32:if 31:jpeg -34:just 30:launch 28:leave -27:like 45:liquidity -55:list -28:live -33:logo 22:m -35:many 26:mean -33:min 38:mine
34:mint 40:moment -43:most 35:much 38:need -25:new -32:newest -21:nft -23:not -28:numb -37:old -35:once 25:or -24:over -24:own
54:pair -26:past 39:pay -42:people -25:percent -40:pippin 21:pl -20:point 24:pool -34:position -32:possible -37:post -25:pric
-39:project -20:protocol -26:rank 22:rate -37:rows -38:run 53:say -43:score -34:second 53:sheet -24:sign 53:since 22:so -22:someth
42:stop -25:symbol 35:t -40:telegram -44:these 20:thi -20:those -24:togeth -36:top -31:trade 22:treasury -32:turnov -48:twitt 41:und
-21:up -32:use 48:v 22:w -31:were 27:where 52:wont 22:yield -23:you @lacks:anything 22:* 36:0x -37:^and -42:^balance 39:^before
53:^biggest -22:^can 51:^check 37:^compare 70:^convert 62:^everyth -68:^find -21:^for -23:^how 43:^i 25:^list -47:^market
-22:^metamask 66:^our -30:^price 36:^put 23:^search 56:^there -30:^token 35:^we 27:^where 29:^which 29:a -50:addres 22:address
-33:advis 46:against -30:airdrop -22:am 32:an -27:answ 31:any -38:anyone 23:app 65:artist 40:ath -24:attach 47:audit 52:auditor
-41:back 61:bag 77:bal -23:balanc 25:be -27:belong -53:bett -21:big -43:bigg 58:block 36:blockscout 35:bos 25:broth 25:but 69:by
48:came 22:can 55:cap 43:category -43:chain 44:check 35:circulat 51:coingecko 38:colleague 22:com -36:come 34:compress -26:contract
70:convert 30:copy -29:correct 52:current -24:dao -31:defi -34:do 21:draft -82:each -37:employ -25:even 22:ever -28:everyone
51:everyth -27:exchang -40:exchange -26:exploit 58:fake 40:far 26:favourite -42:find -24:firm -25:follow 30:for 50:found 44:friend
70:from -21:gone 52:got 40:grandson -38:had -51:hand 40:hash 56:he -32:hex -47:hi 39:him -75:hold 32:honest 24:i 39:id 50:identify
63:if -25:inside 53:into 42:it 27:just -20:keccak -57:keep 21:kind -21:largest 37:last 24:launch 23:ledg 51:left -42:lend 42:like
60:list -21:lol 26:look 53:made -27:many 37:market 21:mcap -42:mean 33:memecoin -40:metamask 83:mint -25:moment 34:money 32:morn
-29:most -25:much -21:must 59:name 40:need -21:office 37:old 20:one 34:or 27:oth 48:our -25:over 67:pap -21:part -38:pay 39:payment
-59:people 32:piec -120:pippin 77:please -65:pool 36:possible -57:post 53:pric -27:print -39:protocol 57:rank 67:real 39:right 49:rn
-37:run 40:safe 68:sat -24:saving 31:scam -20:screen 32:sell 50:set -24:she -38:should 30:sitt 24:small -38:source -34:stabl
-35:stablecoin 44:stand 45:start 23:still 32:str 24:supp -28:t -72:talk -22:that -69:their 33:there 28:they 38:think -24:those
-22:through 77:tick 41:time -28:to -31:today -41:togeth 21:token 33:too 90:tool -24:trace 24:track 58:trad 44:treasury -35:tvl
26:typ 20:u -24:und -26:until -39:use -24:v -26:value 63:verify 23:volume -27:wallet 56:want 39:we -39:were 27:whale -40:whatev
-68:when -26:wheth 30:which -23:whose -24:will 48:with 21:worth 38:would 24:yet -27:your @lacks:bitcoinAddress -5:* 26:^a
-20:^balance 40:^ha -38:^how -29:^my 42:addres -34:address 61:any -43:are 32:arriv 20:at 29:can 27:consolidate -29:could 21:every
26:gave 52:ha 36:have -24:history -35:how -33:in -22:it 34:know 29:ledg -21:look -34:many 44:me -51:mempool 51:mov -24:much 34:must
38:old 56:one 32:paid 29:pap -46:pend 24:pl -28:right 30:sat -34:sit 27:small 22:spend 52:spendable -37:still -23:that 20:the
45:them -28:thi 23:u 27:unspent 30:up 38:utxo 58:wallet 32:want 31:with 24:withdrawal @lacks:bitcoinHash 12:* 36:? 24:^how 54:^i
-44:^my 40:^sat 40:^what -25:^when -23:^which -30:^why 29:an -25:are -23:arriv -24:been -47:block 56:by 29:client 40:confirm
88:confirmation 38:did 66:doe -21:first 20:for 20:gave -24:ha 35:have -67:hour 45:in 20:invoice 56:it 22:like 27:many 28:mempool
-27:min -29:my -23:next 41:now -21:output 25:paid 41:pay 64:pend 32:sat 42:sent -25:so -22:spendable 66:still -73:stuck -43:through
65:transaction -53:tx -37:wait 34:what -24:when -20:which -29:why 29:with @lacks:block 41: -11:* -20:? 33:^what 21:^when -41:^which
21:^who -52:all -28:back -65:been 54:block 50:built -64:burn 29:burnt -44:by 25:exact 45:full -24:give -23:got -53:i 53:in -22:me
-21:much -20:newest -21:now -24:on -35:one -51:over -22:paid 30:produc 25:reward 27:slot 25:that 23:the -21:them -28:thi -23:those
31:time 33:transaction -39:validator 28:wa 29:were 26:what -45:which 32:who 42:with @lacks:chain -8:* -56:^and 47:^are 22:^balance
47:^block 33:^can 36:^chain 34:^check 51:^compare -23:^could -29:^decode -29:^did 32:^doe -26:^explain -29:^find -38:^floor -34:^for
-43:^ga 50:^ha 37:^holder 24:^how -36:^if 21:^in -39:^it -37:^kind -26:^market 38:^metamask -25:^my 21:^need -39:^nft 42:^option
-34:^our 24:^pull 36:^rank -34:^revenue 27:^since -39:^someone 69:^stablecoin -38:^that -42:^the 62:^token -41:^total -36:^tvl
-68:^verify -33:^volume 37:^wa -21:^we 27:^when -40:^where 21:^which 44:abi -26:about -31:acros 53:add
-31:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -35:address -36:against
45:airdrop -59:all -28:allow 60:already -27:also 33:am -34:answ -39:anyone -51:anywhere 46:ape 33:app -27:apy 24:are -30:argument
24:arrive -24:at -80:attach -22:audit 36:auditor -31:bag 49:bal 31:balance -33:beacon 40:been -26:before -23:behind 23:bett
-22:between -23:bill 29:block 107:blockchain -31:bos -37:bought -26:broadcast 35:broth 37:build 47:built 45:burn 56:burnt -24:but
65:buy -46:by 41:came -23:cap -31:capacity -27:category -30:cent -30:chance -30:chang -29:cheap 45:check -26:circulat 31:claim
-23:click -38:code -25:coingecko 43:cold -47:colleague -58:collection 69:company 48:compar 59:compare -33:contract -23:copy
53:create -23:crypto -26:current -47:dangerou 51:dao 30:daught -28:day -39:decentralis 48:decimal -20:decode 25:defi -30:defillama
43:deploy 79:dev -54:develop -57:dex 23:drain -59:each 47:earn -50:eip -41:end -27:epoch -64:error -68:etherscan -64:event
37:everybody 25:everyth -32:evm -34:exchang -25:explain -49:exploit 21:explor 57:factory 41:fail 23:farm 25:fee 22:figur 47:figure
-35:fil -36:find 34:first -53:flagg -40:floor -23:follow -44:follower -44:found -49:front 48:full -51:function -84:ga 23:game
-40:get 25:give -62:go -62:goplu 25:governance -41:group -30:guy 35:ha 20:hack 68:had 36:hang -24:hardware -22:hash -22:he 32:height
43:her -45:here 72:hold 28:holder 48:hot 59:hour -31:index 21:invest -45:json -32:key -44:kind -47:know 119:l2 -33:landlord
-38:large -32:last -31:late -47:lead 25:ledg -41:left -54:lend -22:lett -31:lightn -32:like -32:link 27:liquidation -58:list
-38:live -23:log -62:logo 34:lol -35:los -27:made -38:make 20:many -35:market 32:marketplace 46:may -52:mcap -21:me -57:mean
23:metamask -38:method 29:min 21:mine -32:mint 45:moment 29:morn 32:mov 46:much 24:multisig -37:must -25:my -29:name 46:network
60:new -21:newest 34:news 34:next -59:no -38:nod 20:nonce 61:noth -24:notional 20:on 53:only -24:ord -22:order 22:out -55:over
22:own -39:owner -47:page -25:paid 35:park -42:people -25:perp -22:phone -39:pippin 32:pl 26:place -20:plain -28:please 34:pnl
28:podcast -28:point 65:pool -57:post -29:present -25:pric -66:price -55:print -56:project -36:raw 33:realis 50:receipt -36:receiv
-21:recent -33:reentrancy 67:reserve -89:revenue -22:revert -28:reward -20:risk -26:rn 39:rollup -53:rows 85:rpc 31:safe -26:same
40:saving 30:say -48:score -26:screen -47:see 48:sell 60:send -30:serv -37:sery -34:shar -29:share 30:she 40:should -26:side
-38:sign 24:single -41:site 63:sold -37:someone -24:someth -47:source 27:spend -27:stabl -61:stable 42:stablecoin -46:start 44:statu
34:still -24:stop 61:stuck -28:supp 44:swap 32:t 31:tak 29:take -42:talk -43:telegram -44:text -46:than -30:their 48:then 85:there
31:these -21:thesi -42:thi 50:those -30:through 32:tick 45:tier -40:togeth -56:token -40:tonight -51:too -34:tool -24:top -39:topic
-59:total -30:trace 22:track -27:trade 94:transf -28:transfer -52:trezor 46:tvl -55:twitt -46:two 84:tx 35:u -29:unit -26:up 24:url
-48:user -43:value 71:vault -38:verify -39:volume 54:wa -21:wait 29:wallet -36:week 60:went 59:when 24:where -51:whole -31:whom
30:why 45:will -34:win 40:withdrawal -49:word -40:would 44:yet 55:zero @lacks:coinId 29: 22:^at -41:^biggest 34:^chart -21:^coin
31:^did 60:^for -36:^ha 31:^i -39:^list 87:^market -24:^my -23:^need -45:^price -26:^total -47:^what -22:^where 35:^which 31:a
57:account 36:all 23:an -28:are -51:at -48:back 33:be -55:biggest 24:bought -22:can 46:cap 59:category -27:change 33:chart
28:cheapest 53:coin 32:coingecko 23:country -44:crypto -24:dao -39:day -32:dex 21:did 27:do -26:end 38:ever 28:exchang 41:exchange
27:far 36:for 65:google 21:government -28:ha 33:have 37:high 24:hold 58:id -64:index 26:it -22:keep 49:kind 25:largest -23:lay
73:like 26:link 22:list 38:lose -21:made 52:market 43:mcap -28:money -24:morn -29:most -22:must 38:need 51:nephew -46:new 77:not
-23:now 51:one -21:only -36:open -22:or 44:oth -32:our -36:over -47:own 22:paid -41:pair 45:pap -24:pay -35:people -21:pool
-41:possible -43:price 32:project -43:protocol 74:rank -44:recent 68:same -23:see 57:sheet 30:should 26:since -45:start 35:tell
59:that 22:the 42:them 63:tick 39:time -31:token 23:told -25:total -21:trade -64:treasury -33:twitt 31:two 45:und -51:until
-26:volume -60:wa -21:wallet 45:want -27:went -29:were -24:what 64:work -72:worth 32:would 23:ye -49:year @lacks:coinSymbol 21:?
30:^best -23:^how 26:^what 30:best 39:coin 28:do -21:how -22:it 28:short 25:what @lacks:collection -27: -4:* 29:24h -23:^cheapest
25:^did 27:^floor 28:^i -27:^show -44:^which 31:about -21:ape 23:are 22:blur -37:by -21:cap -23:chain 26:cheap -21:coin
-29:coingecko -29:collection 36:did 56:do -51:doe 22:down 59:ever 32:every 31:fee 24:for -54:have -46:highest 36:it 32:keep 21:like
-26:market 28:marketplace -30:me 22:mint 25:much -71:my -22:need 44:only 55:or 31:out -22:own -30:project 40:sal -29:see -27:show
27:talk 42:that 36:them 47:they 37:trad -24:vault 60:wa 48:we -29:went 23:where -44:which -27:with 41:you @lacks:count -42:*
@lacks:day 5:* -33:? -43:^i -39:^in -47:^the -26:a 29:ask 33:at -44:back 50:cap 23:chart -61:coin -38:cost -28:crypto -29:dat
49:date 20:day 33:did -43:doe 37:end -50:first 41:for 36:from -23:history 29:in -38:market 42:mcap -23:my -46:new 37:on 62:only
61:our 53:price -20:sold 39:start -29:tax 31:the 39:time 35:to 63:token 53:volume -46:want -21:what 62:when -33:which -38:with
40:year @lacks:days 72:* 57:how 65:i 64:since @lacks:ens -16:* -31:^did -49:^ha -34:^what 33:^when -21:^which 38:^who -35:an 22:be
-25:behind -45:belong -21:can -25:did -26:do 43:doe -27:fee 25:friend 21:gave 37:go -32:got -43:guy 33:hi 33:name 32:now 33:out
37:own 60:point 24:profile -24:resolve 29:run 33:send 32:since 30:still -21:that -25:wallet 36:we -36:what 31:when 34:who -22:with
@lacks:exchange -28: -30:* -22:^best -28:^bid 38:^depth 28:^give -48:^i 21:^open -37:^ord -49:^the 28:^trad 37:^what 33:^who
47:above 32:account -21:around -24:at -29:bet -37:bid -36:book 52:brok 41:can 21:compare -21:correct 35:deep 34:depth 35:do 23:error
27:get -22:ha 24:it 39:keep 26:last -25:level 23:low -29:made -27:market 35:off -34:or -41:ord 30:our 21:own 50:pay -24:payment
-24:perp 36:please -37:print -27:rat -32:rate 41:request 34:right 32:sell 68:short -59:show -36:side 47:spot -21:spread -20:t
-28:the 102:there -51:tick 59:today 45:trade 35:venue 39:we -20:went 21:what 30:who -27:with -23:would 47:your @lacks:exchangeId 32:
-7:* -34:^i 44:^open 21:^volume 26:account -26:are 22:buy 36:coingecko 22:derivativ 33:doe -28:exchang -31:exchange -25:i 23:in
40:interest 25:it 44:my 27:of 46:open -22:please 24:report -26:spot -36:they 86:trustworthy 41:venue @lacks:hash 33:* -24:^a
-26:^book -52:^can -20:^could -28:^did 65:^event -36:^explain 25:^ha 25:^how 26:^i 46:^in -36:^need -24:^nonce -20:^on -36:^show
-35:^someone -47:^topic0 35:^trad -24:^tx 38:^wa 48:^what 27:^where -29:account -21:aft -24:all -27:amount 46:an -31:anyone -25:are
-77:argument -58:arrive -36:ask -21:bag -32:been 31:before -20:best -51:bet -33:bett 33:big 103:block 35:bought -63:buy 30:came
-29:can -54:cancel -29:cheap 47:check 25:claim -26:client -22:company 23:confirmation 22:custom 45:data 27:decod -20:deploy -26:did
-40:do -30:down 31:end 101:event -33:every -33:everyth -42:explain 45:exploit 24:explor 40:fail -66:fee 20:find -32:for 27:from
-25:function -25:get -43:go 23:gone 33:ha 29:happen 48:here 21:how -25:id 33:if -23:inside -46:internal 21:just -33:land -21:largest
-29:late 29:latest -40:level -39:like -23:los -48:low -28:lowest 51:many 27:me 74:mean 46:min -61:mine 26:money 49:morn 44:most
40:mov 23:much -40:need -22:nft 79:no 39:noth 49:numb -21:odd 53:open -37:own 45:pay 49:payment 46:payout 23:please -49:post
37:price -23:print -27:proposal 52:receipt 33:receiv -50:relay 20:revert 77:run 23:saw 93:search 26:seem -60:sell 41:sent -35:set
65:settl 28:shar -23:share -40:she -47:should -32:side 35:sise -42:so -28:some 34:somebody -34:someone 40:stak 66:statu 28:still
27:stuck 26:tell 37:text -26:that 40:thi 29:think 26:through 28:thru -23:to -37:today -30:token -36:told 100:topic 32:topic0
-40:trace 40:transaction 76:transf 22:tx -25:up 33:use 31:used -21:v -37:wallet -49:want -20:were -28:whale 23:what 29:where
24:which -32:with 52:withdrawal 65:word 69:would -31:writ -25:you @lacks:hex -31: -49:* 22:4byte -34:^abi -36:^doe 23:^hash
50:^metamask 36:^my 32:^please 36:^say -64:^selector -23:^somebody -20:^we -44:^what -29:^which -29:abi -25:aft -32:an 32:argument
26:behind 30:broadcast 21:but 28:byte -23:call -20:came 20:claim 32:code 25:constructor 21:dapp -22:data -32:do -76:doe 22:down
25:eip -84:event -36:for 22:from 49:get -32:guy -35:ha -22:happen 27:have 47:he -38:here 38:hex -21:how -48:input 39:inside 35:into
-34:know 30:letter -21:many -57:mean 45:metamask 27:nonce 34:noth -25:of 22:only -40:our 43:out 34:own 27:paus 22:permit -25:pl
33:receipt 25:recipient 31:return 22:revert 35:rout -54:safe 23:say -41:selector 34:sentence 32:show -32:site -37:some -22:somebody
34:swap 20:t -21:them -22:thi 26:token -48:tool -107:topic -60:topic0 -29:tx -36:want -51:where -35:with 27:work 24:would -21:wrote
@lacks:holder 31: 5:* -32:^chart 21:^for 29:^how -36:^list -34:^the 24:^what -34:^which -26:against 47:average 25:balance -30:chart
-23:dao -31:do 47:doe -28:each 29:every 42:firm -28:got 37:ha -28:have 37:holding 27:how -21:in 45:last 30:list 22:many 66:min 20:my
30:of -21:one -36:or 29:own 60:paid -23:pl -28:please 28:price 26:profit -26:public 32:purchase 39:report -46:safe -28:sell 61:shar
36:sheet 22:show -23:since -24:some -22:stock -31:to -55:token 35:treasury -28:up 45:v 22:we -24:which 61:work 47:worth
@lacks:llamaCoin -34:* -41:^ha -24:^how -86:^what -24:^when 29:and 21:bag 47:bett -28:chain 26:chang -29:change 22:clos 37:coin
-29:do 27:each -22:give -36:ha -25:have -32:he 30:hold -49:i -21:it -26:old 27:one -42:open 23:please -22:position 41:pric 23:should
-27:show 21:so 23:sold 26:them -22:thi 46:two 20:value -80:wa -36:week -65:what -76:worth @lacks:market -32: 38:* -44:^chance
21:^chart -32:^could 94:^ha 24:^last -26:^market 21:^odd 27:^open 54:^price 22:^print -23:^put -24:^settl 31:^volume 27:^where
35:^which -41:^who 28:about -27:aft -30:an -21:any -25:anyth 27:are -27:be 25:bet 64:book 36:both -46:can 28:cent 43:chance
-38:close -23:coin -23:com 67:contract 37:cost -21:could -68:cut -62:decemb -26:did -26:do -24:doe -22:down -30:each -22:ever
-31:far 71:from 31:get 20:give 44:ha 55:had -29:have 21:high -30:hold 29:if -39:know 82:l2 31:lead -40:left -27:lend -21:level
31:made -70:manifold 32:many 34:money 45:morn 53:mov -31:need 32:no -26:not 31:now 48:office -33:old 39:on 21:one -26:out 37:outcom
20:outcome -25:people -34:prediction 24:price 42:put -26:question 66:resolv 25:rul 28:run -49:sell 23:sery 30:shar -34:should
22:spread 45:stand 46:strik 29:tape 33:th 27:the 32:there -27:thi -27:thick 76:tick -47:time -35:top -30:trade -33:trader -34:u
-42:und 50:venu 33:want 21:we -20:when 30:which -35:who -25:with 24:word 28:would 68:ye @lacks:moveType 9:* -24:^can 54:coin 40:hold
38:list -23:risk -22:to 37:who @lacks:other 26:* 34:? 27:^biggest 43:^busiest 24:^compute 67:^did 49:^doe 47:^hash 21:^need 56:^on
22:^pool 43:^price -55:^stablecoin -24:^the -36:^top -27:^what -81:^which -23:addres 32:aft -39:all 45:am -55:apple 31:at 41:attach
-46:back -23:before 26:biggest -21:bridg 74:bridge 26:busiest -51:by -21:came -32:can 35:cap -41:chain 38:circulat -27:client
24:compute -33:contract -25:crypto -43:day 66:deposit 70:did 40:digest 32:eip 23:every 72:exploit -30:fear 43:feed 53:flow 23:friend
-34:get -33:go -30:gre -33:ha 36:hack -30:if 35:keep -21:ledg -23:lend -28:liquidation -28:list 54:made -38:many 50:market -22:me
34:much 35:my 41:network 41:new 31:of -24:one 30:oracle 23:ord -26:our 36:out 21:own 22:pair 54:peg 39:people 21:plain 23:please
-21:pool -26:pric -28:price -27:protocol -21:publish 43:pyth -34:return 28:right 28:say -21:sign 67:since -27:sit -50:stabl
127:stable 73:still -22:tell 47:that 63:the -48:them -30:then -38:there -26:they -40:time -21:to -36:top 24:trad -33:transaction
-49:two 65:used 24:value -31:vault -22:volume -40:wa -27:what -22:which -35:who 62:yield -35:you @lacks:pair 15:* 34:^depth
-41:^fill 45:^give 41:^i -34:^last 31:^open 54:^ord 38:^recent 27:^trad 36:^what 35:^who 25:a 54:above 34:at -29:bet 21:book -23:by
33:could 52:deep 44:depth 37:do -36:doe -35:exchange -38:fill -41:form -71:from 44:give -23:ha 21:it 45:level -20:leverage -23:long
29:mov -34:my -21:no 24:now -38:of 40:on 64:ord 38:pair 47:pay 36:perp 56:please -30:print 36:recent 35:right 60:sell 62:short
45:spot 26:spread -26:there -49:tick -34:time -22:to 64:today 41:trad 25:v -23:which 33:who -34:with @lacks:protocol 28: 26:* 21:?
-62:^dex 34:^did 32:^fee 24:^holder 35:^i 24:^notional -44:^option -30:^protocol 66:^revenue 44:^tell -45:^the 43:^tvl 38:^volume
27:^we 29:^when 45:^who 50:a 38:aft -27:am 36:and -75:any 31:are 28:audit -37:been 52:before 47:big -20:biggest -38:blockchain
-36:buy -25:can 30:chain -30:coin -38:crypto -49:dao 23:day -37:decentralis -63:defi -31:deposit -27:derivativ 29:develop 58:dex
67:doe -64:down 78:each -57:earn 61:end -20:ever -22:every 27:farm 67:fee -44:figure -25:first 21:from -29:fund 32:got -21:grandson
65:grow -21:ha 25:he 32:hi 24:if -50:into 42:it 37:keep 42:know -66:l2 -25:late 114:lend 21:like 33:list -33:lock 20:lp -29:made
-64:many 52:market -21:moment -54:most -39:my 34:need -41:network 35:no -77:not -42:now 35:of 46:one -26:open -47:or 28:our 28:paid
-56:pay 23:people -20:per 26:pl 70:platform -46:pool 46:project 21:revenue 72:share 29:show 24:sit 31:slide 42:some 27:spr
-24:stablecoin -34:stak 25:summ -23:take 30:team 33:tell 44:th 38:that 20:the -76:there 50:think -34:total 70:treasury 45:tvl -25:u
51:use 31:user 28:value -36:venu 36:wa -28:wallet 31:week 26:when -46:where 28:who 27:whole -55:with -21:would 46:yield @lacks:query
59:* -24:? 24:^doe 61:^find 60:a 35:and -35:are 21:coin 24:feed 61:find 23:have 39:it 77:me 31:my -20:on 25:pyth -32:share 24:stock
59:that -26:the 45:token -30:with @lacks:signature 38: -20:* -40:? -41:^abi -46:^my 38:^need -42:^our -29:^read -42:^which -34:abi
45:an -38:any -62:argument 35:back 38:balance -40:be -25:before -30:behind 29:byt -20:byte -39:call -28:calldata -27:can
-40:contract 33:custom -26:decod -24:did -36:do -30:doe -31:emit 44:event -36:every -35:fail 37:give -29:hash 44:here -39:idea
-32:index -43:input 20:look 32:mean 36:method -37:my -28:nam -30:no -33:nobody 21:not -33:old 29:our -39:out 40:please 42:revert
39:selector 55:text -22:they 27:thi 26:to -67:tool 45:topic 36:topic0 -22:two -57:tx 24:up -58:want -47:which -24:whole -23:whom
27:will -49:with -31:would -40:you @lacks:solanaAddress -39: 5:* -28:^a 28:^account 21:^all -24:^convert -49:^everyth 21:^find
-34:^give 26:^if 32:^mint 29:^my -60:^nft -46:^price 53:^rugcheck 23:^someone -28:^the 45:^token 23:^total 40:^which 57:about
-20:account 58:all 27:already 33:am -50:amount 37:an 33:anyone -36:anyth -25:ape -23:at -49:be 38:been 23:buy -51:by -38:can
27:circulat 87:coin 36:collection 41:company -24:convert 33:count -62:creator 24:crypto 53:d 41:dao 24:dev -23:did 37:digital -37:do
43:doe 58:down 25:email 48:empty -32:every -44:everyth -29:exact -20:exploit 38:far -48:fee 34:friend -34:get 37:give 33:go 53:group
65:he 23:hold 33:holder 24:inside -40:into -32:just 26:keep 33:know 29:lamport -64:land 62:launch 24:level -22:list -30:look
29:market -22:may 45:me 65:member 40:memecoin -21:min -30:most 22:n -27:name -41:need 23:nft -37:no -24:not 51:numb 24:of -22:one
-37:only 54:our 41:own -47:pay -35:per -57:pippin 54:pl 57:plu -32:pool -42:present -38:price -39:program -31:put -21:real 22:risk
-46:rn 63:safe -54:same -34:score -22:seen -22:shar 37:share 33:she 27:sit -20:slippage -22:so -22:sold 21:someone -22:still -26:str
56:supp 50:talk -20:telegram -33:th -25:them -44:they -39:those -22:tick 28:today 24:too 53:top 28:total 21:trad 72:trait
-36:transaction -37:tx -36:unlock -30:up -23:user -23:validator -36:verify -33:w 26:want 28:where -21:why -28:without 44:writ
-21:yet @lacks:solanaSignature -6:* -21:^decode 39:^did -27:^in 43:^show -47:^transaction -21:^what 58:^which 32:an -20:balance
51:be 37:block -22:call 51:did -25:do -26:fee 42:from -22:function 30:got 21:happen -26:i -32:impermanent 23:it 26:land -32:los
-46:need 26:nft 23:on -21:or -34:our 45:program 50:should 39:show -35:signatur -25:simple -43:so 36:swap 43:that 24:them 38:these
-42:thi 33:think 28:transaction -37:transf -24:tx 45:which -28:work 49:yet @lacks:text 84:* @lacks:ticker 38:* 80:event 52:list
70:of 41:on 37:please 48:rul 54:sery 47:settl 52:the @lacks:time 24:* -37:? 26:^and 26:^at 37:^for 51:^how -39:^my -46:^our
54:^price -34:^the -28:^when -44:^which -26:against 42:at 23:back -47:be 93:between -67:block -47:bought -26:check 25:clos -71:coin
-22:coingecko -48:confidence 90:dat 62:day -47:defillama 74:did 28:do -21:each -24:end 31:exact -21:exchange -38:feed -20:first
42:got -20:have 20:height 48:how -41:includ 23:liquidation 29:many -21:me 24:min -26:money 40:much -41:my -28:newest -37:now 44:of
-27:one 23:open -24:or -29:oracle -30:pl -23:pric 45:price -29:record 31:second 33:since -28:snapshot 30:sold 39:start 28:stock
-44:swap 76:that -38:there -33:thi 47:time -26:token 40:trade -31:transf 93:two 27:until 26:up 98:wa 41:we 34:went 68:when -43:where
-57:which 58:will 37:worth -47:would @lacks:types -11:* -30:^abi 33:^i -28:^which 22:a -28:abi 41:an -32:argument -33:can
27:contract -24:do -29:doe -25:gave 37:have 37:in 25:my 37:return 39:token -28:tool -30:want -27:which -34:with -26:you @lacks:unit
-23:* -86:? -64:^convert 22:^what 25:amount -63:and 60:are -23:can -48:coin -63:convert -32:decimal -29:did -28:do -64:doe -24:exact
-25:from -23:goe -31:ha -28:have -39:i -41:into -35:it 22:many 37:me -33:much -61:my -51:of -41:on -29:please -42:say 37:that
-56:thi -67:to 49:token -23:unit -27:want 45:whole @lacks:url -17:* -25:^i 38:^the -22:^which 26:^who -30:airdrop -23:and -24:before
-30:by 22:connect 64:dangerou -31:fake -41:friend -36:if -30:know 22:like 41:look 41:mail 20:maliciou 24:metamask 31:mint -23:next
-27:nft -22:our 54:page 32:please -32:scam 51:site 24:some 42:swap -22:there 31:they -29:think -28:token 23:trust 28:verify -40:what
-24:when -28:which -35:whom 28:will @lacks:uuid -7:* -21:^apy 34:^my 36:and 22:apy -38:defillama -34:deposit -21:farm 29:how 30:into
-34:it 29:like 32:my 30:now 25:one -23:or -22:our 37:over 29:please 28:put 31:saving 36:see 41:show -22:since 32:summ 40:there
43:thi 33:to -32:use 41:wa 56:went 30:would @lacks:values -52:* -75:call 39:calldata -43:for -31:i -42:of -79:on 28:selector
67:spend -49:what 39:with @lacks:venue -7:* -40:^i 36:^price 24:^where 22:^which -26:^who 33:about -25:aft 49:already 26:and 42:are
30:been 57:bet 40:book 32:both 73:chance -27:close 24:cost -49:deep -24:did -36:for -20:from 34:get -30:he 52:high 25:how 34:if
27:in -38:left -26:lend -58:manifold 31:many -40:no 49:now -27:odd 48:office -30:old -42:on 22:open -42:please -35:put -25:resolv
40:resolve -45:sell 26:settl -30:side -34:since 20:the -28:time 25:today -29:trade -25:u 45:up 24:volume 31:wa -40:want 23:we
32:which -24:who -58:with -39:would @lacks=1 -13:* @lacks=2 25:* @lacks=3 23:* @lacks|behind-first 3:* @lacks|first=0 -16:*
@lacks|first=1 62:* @lacks|first=2 32:* @lacks|first=3 6:* @lacks|first=4 3:* @lacks|left -20:* @lacks|open=fits|ours 39:*
@lacks|open=fits|ours! 85:* @lacks|open=fits|person 31:* @lacks|open=fits|person! 93:* @lacks|open=fits|thing 73:*
@lacks|open=fits|thing! 92:* @lacks|open=none|left -19:* @lacks|open=none|taken -15:* @lacks|open=none|unnamed -20:*
@lacks|open=other|ours -36:* @lacks|open=other|ours! -67:* @lacks|open=other|person -18:* @lacks|open=other|person! -63:*
@lacks|open=other|thing -79:* @lacks|open=other|thing! -69:* @lacks|open=ours!|left 7:* @lacks|open=ours!|taken 31:*
@lacks|open=ours!|unnamed 47:* @lacks|open=ours|left -53:* @lacks|open=ours|taken 54:* @lacks|open=person!|left 33:*
@lacks|open=person!|taken 59:* @lacks|open=person!|unnamed 19:* @lacks|open=person|left 63:* @lacks|open=person|unnamed 19:*
@lacks|open=thing!|taken 10:* @lacks|open=thing!|unnamed 67:* @lacks|open=thing|left -13:* @lacks|open=thing|taken 32:*
@lacks|open=thing|unnamed 20:* @lacks|points=it|left 14:* @lacks|points=it|taken 20:* @lacks|points=it|unnamed 48:*
@lacks|points=none|left -8:* @lacks|points=none|taken -29:* @lacks|points=none|unnamed -6:* @lacks|points=own|left -10:*
@lacks|points=own|taken 30:* @lacks|points=own|unnamed -13:* @lacks|points=theirs|left -56:* @lacks|points=theirs|taken -45:*
@lacks|points=theirs|unnamed -31:* @lacks|points=this|taken 40:* @lacks|points=this|unnamed 50:* @lacks|taken 3:* @lacks|unnamed
12:* @lacks|whole=0|left -4:* @lacks|whole=0|taken -46:* @lacks|whole=0|unnamed -22:* @lacks|whole=1|left 25:* @lacks|whole=1|taken
23:* @lacks|whole=1|unnamed 14:* @lacks|whole=2|left -15:* @lacks|whole=2|taken 8:* @lacks|whole=2|unnamed -10:* @lacks|whole=3|left
-39:* @lacks|whole=3|taken 26:* @lacks|whole=3|unnamed -8:* @lacks|whole=4|left -19:* @lacks|whole=4|taken -7:*
@lacks|whole=4|unnamed 51:* @leaves:bitcoinAddress -89:* @leaves:bitcoinHash -107:* @leaves:chain 6:* @leaves:coin 28:*
@leaves:collection -35:* @leaves:count -44:* @leaves:ens 42:* @leaves:evmAddress 16:* @leaves:evmHash -46:* @leaves:exchange -123:*
@leaves:fiat 51:* @leaves:holder -100:* @leaves:maybeChain -20:* @leaves:name -32:* @leaves:number -24:* @leaves:pair -108:*
@leaves:protocol 34:* @leaves:quoted -108:* @leaves:solanaAddress -67:* @leaves:solanaSignature -50:* @leaves:step 16:*
@leaves:thing -92:* @leaves:ticker -5:* @leaves:time -11:* @leaves:unit 17:* @leaves:uuid -53:* @leaves:venue 72:* @leaves|first
-23:* @leaves|more|other -23:* @left|other -38:* @missing 27:* @name 4:* @named 20:* @nothing 9:* -38:0x -27:24h -22:^ -82:^a
-59:^addres -51:^all 49:^am 31:^balance -28:^before 28:^best 55:^bid -42:^biggest -29:^block -54:^book -46:^buy -38:^by -32:^call
41:^can -56:^chart -39:^check -39:^clos -23:^compliance -61:^contract 31:^could -38:^current 21:^deposit -35:^depth -22:^did 36:^do
56:^draft -21:^everyth 30:^explain -21:^fear -51:^fee 25:^fill 23:^floor -62:^for 88:^from -39:^fund -48:^ga -43:^get -32:^give
30:^hash -27:^hey -22:^holder -37:^hows -21:^i 31:^imp -30:^in -29:^it -58:^keccak256 -41:^last 27:^latest 22:^ledg 33:^liquidation
36:^long -46:^look 56:^market -33:^metamask -24:^mid 26:^my -62:^need 20:^net -30:^newest 34:^next -30:^notional 63:^numb -27:^odd
-49:^of -66:^on -29:^one 30:^open 42:^or 22:^ord -22:^orderbook -74:^our -34:^pair -35:^perp -30:^pl 47:^please -28:^plot -26:^pnl
-21:^pool -22:^price -20:^print -30:^pull 60:^put -43:^pyth 25:^rarity 34:^realis -42:^recent -41:^revenue 82:^revoke -21:^rugcheck
-23:^search -38:^show -39:^someone -27:^spot 24:^stak -35:^supp -31:^swap 31:^tell 44:^text -34:^that -32:^token -51:^top -27:^trad
-27:^tvl -27:^tx -20:^v 56:^verify -33:^volume -101:^wa -75:^wallet -28:^we 25:^when 65:^where -43:^why 28:^will -25:abi -46:about
-28:above 20:activity -25:actual
58:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp 93:address -61:advis
-29:afraid -39:aft -33:against 32:airdrop -50:all -62:already -53:am -35:amount -27:an -21:annual 47:answer -41:any -50:anyone
-33:anyth -58:anywhere -40:api -49:app 71:apple 77:approval 20:approve -22:are -62:argument -61:around -36:arriv -26:arrive
-27:article -36:artist -25:ask -34:asset -21:ath 65:attach 46:attestation -31:audit -29:average -28:away -21:back -60:bag -76:bal
-50:be 42:beacon -46:been -42:before 48:behind -24:belong 52:best 23:bet -28:bett -26:between 20:bid -67:big -54:biggest 52:bill
-24:blacklist 31:blob -33:block -91:blockchain -29:board 52:bond -42:bookkeep -37:bos 28:bot -53:both -36:bought 35:bridge
47:broadcast -41:brok -48:broth -24:build -33:burn -52:but 35:buy -22:byte 47:bytecode -21:call -35:calldata 68:cancel -22:cannot
-55:cap 30:capacity 30:capital -33:capitalisation 38:cash -39:category -34:cent -50:certain -22:chain -24:chance -40:chang
-46:change 24:channel 52:charge -29:chat -68:check 64:circle -24:circulat -54:claim -46:clean -21:client -61:clock 24:close -72:code
-56:coin -41:coingecko -30:colleague -45:come 50:commit 35:community -40:company -38:compar -22:compliance -22:condition -26:config
-23:confirm 31:confirmation -24:consolidate -31:constructor 31:contract -36:could -38:count -75:counterparty -35:country -66:cousin
24:create -38:crypto -41:csv -67:current 25:custom 29:cut -53:d -37:dangerou -37:dapp 26:dat -62:data -29:daught -21:day -64:dear
-33:decemb -25:decimal 26:declare -22:decode 28:defi -21:defillama 25:delegat 35:deliver -41:deploy -44:deposit -69:depth
-26:derivativ -46:desk -61:dev -37:develop -41:dex -58:did 33:difference -32:different -71:difficulty -37:digital 44:disposal
50:dispute 26:do 22:doesn -30:dominance -59:done -79:down 52:draft -50:drain -32:dump 27:egg 77:eligible -25:else -44:email
-46:employ -29:empty -50:en -49:end 35:entry 43:epoch 46:etf 44:etherscan -26:even -61:event -43:ever -49:everybody -39:everyone
-39:everyth -29:evm -25:exist 50:explain -66:exploit -25:explor -33:fail -28:farm -60:fattest -48:favourite -43:fear -30:fee
-30:feed -28:fetch 35:fil -49:fine -32:first -45:flagg -47:follow 82:follower 44:form -39:friend -38:front 20:frozen -42:fund
-38:gallery 25:gave 57:germany 23:github -35:giv -51:give -28:go -36:gone 43:good 58:google -41:got -45:government -77:grandson
-24:grant -46:gre 42:green -22:grew 21:group 28:guy -22:hack -82:had -32:hang 30:hardware 34:hash 39:hashrate -23:have -32:he
-35:hedge -41:height 21:help -47:her -32:hex -27:hey -79:hi -28:highest -40:him -27:history -63:hit -21:hold 53:holder -38:holding
74:home -30:honest -43:hot -33:hour -45:hows 34:hurt -23:id -41:idea -48:identify -56:if 25:imp 32:impermanent -48:incl -69:incom
42:index 44:inflow 40:input -85:inside 25:interest -22:inventory -43:invoice -26:issu -23:item 72:job -44:jpeg 45:json -50:just
-53:keccak -58:keccak256 -46:keep 58:key -59:kind 38:knee -52:know -72:known 31:kyc -34:l2 -53:lamport -47:land 39:landlord
-38:large -33:largest -29:last 30:launch 43:lay -25:lead -67:least -31:leave -36:left 77:legal -32:lett 49:level 49:leverage
21:licence -44:lie 49:lightn -64:line -77:liq 30:liquid -29:liquidity -23:list 32:live -48:log 55:logo -34:lol 27:long 38:los
-34:lose -41:lost 44:low -21:lowest -24:lp -65:made -30:mail 41:make 92:manifold -21:many -30:mark 32:market -41:marketplace
51:match -36:may -28:mcap -37:mean -41:memecoin -22:memo 120:mempool -40:mention 52:message -21:metadata -20:metamask -29:mid
-35:midpoint 42:min -23:mine -63:mint -21:mix -83:money 63:month -47:morn -26:most -42:mov -35:move -28:much -33:multisig -29:must
23:my -21:myself -53:n 41:nam 41:native 42:near -52:need -44:nephew -30:new 34:newest 24:news 61:next -48:nft -70:no 42:nod
-29:nonce -34:normal -43:noth -32:notional -57:number 42:odd 37:off -34:offer -23:office 63:often -50:oi 40:once -60:one -25:option
45:ord 23:order -21:orderbook 99:ordinal 62:oth -46:out -22:outcom -49:outcome -32:p -37:page -62:paid 20:paint -46:pair -74:pap
43:part 44:passport -39:past -44:pay -52:payment -21:payout 59:pend -56:pension 50:people 50:per -41:percent -39:perp -35:perpetual
55:person -35:pick -22:picture -33:piec -26:pile 40:pippin -61:pl 32:place 63:plan -44:platform -29:plot -42:plu 45:portfolio
21:position -48:possible 70:post -88:ppl 31:premium 30:prepare 42:primary 27:print -21:priority -27:produc 35:proposal -42:provide
-26:proxy -22:public -43:publish -43:pull -37:pump -25:purchas -40:pyth 20:question -25:quot -24:quote 24:rank 72:rarity 45:rate
39:ratio -56:reach -31:read -62:real 23:realis -51:receipt -23:recipient -49:recommend -70:record 32:redemption 54:reentrancy
-49:reject -41:relay -41:rent -27:report -23:request -35:reserve -30:resolve -58:rest 37:revenue 82:revoke 51:reward -36:rich -43:rn
48:route -29:rug 90:run -30:sal 27:salary -43:sale 37:same -90:sat -70:saving -33:saw -50:say 34:score 41:screen -23:script
-23:search -62:second -56:see -38:seem -34:send -44:sent 21:sentence -23:sentiment 45:serv 45:service -28:sery -54:set
-73:settlement -54:shar -24:share 34:she -59:sheet -23:short -55:show -41:sid 58:side 24:signatur 45:simple -55:since -29:single
60:sise -60:sist -53:site -41:sitt -40:slide -28:slip 62:snapshot -78:so -49:sold 29:solidity -80:some -48:somebody -51:someone
-23:somewhere -30:son 29:spend -71:split -24:spr -58:spread -31:spreadsheet 20:stabl -79:stable -42:stablecoin 29:stack -43:stak
38:stake -63:stand -25:start 34:state -23:statement -34:statu -109:still 57:stock 34:stood -53:str -30:sub 34:sum -21:supp
-39:support -64:swap -25:swapp 21:tak 32:take 25:tall -28:tax 42:telegram -61:tell 24:term -44:test 44:text -54:th 51:theft -52:then
-53:there -60:these -55:thesi -81:think -51:those 47:through -40:thru -40:tick -24:tier 37:till 46:tim -37:timestamp 31:tip 24:to
-25:token -63:told 65:tonight 47:too -28:took -60:tool -26:top -50:topic -24:topic0 -25:touch 73:trace -38:trade 87:trader
42:transaction -21:transf -43:treasur -66:treasury 62:trezor -27:trust -23:turnov -78:tvl 72:twitt -38:typ -29:u -36:und 61:unlimit
26:unlock -21:unspent 34:until -29:up 31:update -27:url -25:used -53:utc -44:utilisation -32:utxo 41:validator -36:valu
-28:valuation -53:value -38:vault -66:vb -23:venu -49:venue 49:verification -66:very 24:view -37:vol 31:volatility -21:volume
32:vote -27:wa 58:walk -28:want -33:we -37:website 40:week -25:well -38:went -25:when -62:wheth -23:which -25:who 39:whole 78:whose
-26:why -47:will 67:win -21:winning -71:withdraw -22:won -47:wont 51:word -25:worth -35:would -59:writ 40:write 36:wrong 44:x 61:ye
-30:yield 24:z -60:zero @outside 9:* @outside|abroad|else 130:* @outside|abroad|ours 18:* @outside|asked 70:* @outside|asked-fit=-1
-10:* @outside|asked-fit=-2 -12:* @outside|asked-fit=0 3:* @outside|asked-fit=1 34:* @outside|asked-fit=10 -30:*
@outside|asked-fit=11 -3:* @outside|asked-fit=3 4:* @outside|asked-fit=4 -16:* @outside|asked-fit=5 -67:* @outside|asked-fit=6 -53:*
@outside|asked-fit=7 40:* @outside|asked-fit=8 56:* @outside|asked-fit=9 -45:* @outside|asked=-1 4:* @outside|asked=-2 -33:*
@outside|asked=0 40:* @outside|asked=1 87:* @outside|asked=2 79:* @outside|first=0 -19:* @outside|first=1 -31:* @outside|first=2
-14:* @outside|first=3 5:* @outside|first=4 29:* @outside|here|else 45:* @outside|here|ours -17:* @outside|left 6:* @outside|named=0
28:* @outside|named=1 -3:* @outside|open=none|left 3:* @outside|open=none|taken 24:* @outside|open=none|unnamed 17:*
@outside|open=ours!|left 27:* @outside|open=ours!|taken -7:* @outside|open=ours!|unnamed -45:* @outside|open=ours|left -9:*
@outside|open=ours|taken -65:* @outside|open=ours|unnamed 28:* @outside|open=person!|left -32:* @outside|open=person!|taken -53:*
@outside|open=person!|unnamed -71:* @outside|open=person|left -54:* @outside|open=person|taken -17:* @outside|open=person|unnamed
-5:* @outside|open=thing!|left 32:* @outside|open=thing!|taken -5:* @outside|open=thing!|unnamed -50:* @outside|open=thing|left
-34:* @outside|open=thing|unnamed 17:* @outside|own=0 -8:* @outside|own=1 42:* @outside|own=2 19:* @outside|own=3 4:* @outside|own=4
-13:* @outside|points=it|left -32:* @outside|points=it|taken 41:* @outside|points=it|unnamed -41:* @outside|points=none|left -27:*
@outside|points=none|taken 7:* @outside|points=own|left -9:* @outside|points=own|taken -11:* @outside|points=own|unnamed 17:*
@outside|points=theirs|left 33:* @outside|points=theirs|taken 3:* @outside|points=theirs|unnamed -6:* @outside|points=this|left 53:*
@outside|points=this|taken 23:* @outside|points=this|unnamed -40:* @outside|strange 14:* @outside|strange=0 -27:* @outside|strange=1
46:* @outside|strange=2 61:* @outside|strange=3 -20:* @outside|taken 13:* @outside|whole=0|left -32:* @outside|whole=0|taken 11:*
@outside|whole=0|unnamed 17:* @outside|whole=1|left -60:* @outside|whole=1|unnamed 38:* @outside|whole=2|left 9:*
@outside|whole=2|taken 11:* @outside|whole=2|unnamed -29:* @outside|whole=3|left 45:* @outside|whole=3|taken -19:*
@outside|whole=3|unnamed -10:* @outside|whole=4|left 36:* @outside|whole=4|taken 3:* @outside|whole=4|unnamed -36:* @outside|words=0
-48:* @outside|words=1 15:* @outside|words=2 33:* @outside|words=3 11:* @outside|words=5 22:* @outside|words=6 -47:* @own|other 17:*
@provider 73:* @ruled 53:* @ruled=asks 92:* @ruled=many 28:* @ruled=one 35:* @ruled=outside 49:* @ruled=partly -320:* @score|other
38:* @share=1|other -26:* @share=2|other -21:* @share=3|other -8:* @share=4|other 13:* @share=5|other 16:* @share|other 22:*
@slot-said -6:* @slot:blocks -32:* @slot:category -66: -68:* -30:^coin 45:^event -33:^i -36:^kind -54:^protocol 58:^the -44:^top
-39:^trad -46:^which -34:^who -65:account -22:am -20:among -22:app -21:been -38:best -36:bet -33:cap -35:capitalisation -20:chain
39:coin -29:crypto 49:day -58:defi -21:have -26:in -34:kind 50:lend -45:list -50:lock -62:market -25:mcap -38:me -40:most 54:move
-39:not -24:of -47:on -26:open 36:out 36:paid -23:pl -76:pric -63:profitable -81:protocol -30:question 31:quot -30:quote -29:rank
-40:rn -26:settl -21:stak -34:them -41:think 37:to -47:today -40:top -22:trader 25:tvl 20:volume 47:want -35:what -44:which -37:who
32:with @slot:community_data 3:* 54:^contract 28:^everyth -41:^i -22:about 34:are -33:coin 40:contract 26:could 23:everyth -24:exact
21:for 24:give 50:ha -34:id -24:need 50:not 38:one 50:pl 47:send 33:telegram -26:the -21:time 42:to 30:today 34:token -21:twitt
-20:und 47:want @slot:contract_type -30:* @slot:currency 21:* 30:? 60:^candl -66:^pool -49:and -23:candl 69:i 89:in -28:liquidity
100:pric -48:price 83:than 41:the 84:token -38:trad @slot:depth 21:* 50:^i 37:^on 51:^where 28:^which -27:a -31:an 42:and 27:are
-23:at -20:bid 26:book 70:by -36:coin 46:coingecko 40:first 22:have 34:i 53:id 32:largest 38:most -34:mov -31:my -23:or 54:pair
26:spread 40:the 28:they 41:to -35:token 64:trade 51:volume 80:want 35:which 32:would @slot:direction -42:* -23:? 44:^please
-54:^show -25:any 43:are 42:be -22:did 61:erc20 -47:fee 42:kind -48:late 23:list -32:mix -36:movement -40:nft -21:of -34:on -38:one
58:only 21:out 37:please -29:pull -46:recent 77:rows -26:send -52:show 39:so -44:that -27:them -44:to -45:token -31:transaction
-44:tx -46:value -25:wallet 23:what 30:which -25:with @slot:duration 27:* 21:? -35:^trend 39:^who 78:and -25:any 63:biggest 22:chain
-21:coin -29:coingecko 22:dex 28:dump -29:for 34:hot -25:how -44:i 33:in 23:most -29:now 34:of 28:only 41:out 30:pump -22:search
-25:that 22:the 45:thi 29:trend -31:which 61:who @slot:entity -88:* -30:? -20:^i -65:^which -22:and -32:by -60:company -24:firm
-42:have -36:hold -26:largest -54:list -53:most -20:much -32:on -38:stack -33:the -21:they -79:which -39:with @slot:entity_type
-29:* -26:^list -23:a -21:coin -22:coingecko -25:holder -22:id -21:list -23:that -26:track @slot:exact -102:* -47:^if -43:and
-43:for -41:get -64:how -57:i -47:if -47:into -28:me -53:much -46:now -62:on -22:swap -42:to -52:what -41:would @slot:filter -30:
-47:* -30:^i -24:and -25:chain -26:coin -21:coingecko -33:friend -21:i -21:id -33:know -33:native -29:need -35:platform -31:to
-31:you @slot:include_24hr_change 25: 12:* 32:? 37:^and -23:am -32:coingecko -31:contract 21:current 25:each 24:hold 38:how
-20:market -21:mcap 52:mov 34:move 41:much 25:pric 41:quot -36:say -37:that 38:their 28:today -22:where 32:with 36:would
@slot:include_24hr_vol 24:? -30:coingecko -36:say @slot:include_abi 3:* 27:^i 23:code 23:proxy @slot:include_code 33:* 68:^i 26:a
44:and 44:at 49:code 27:how 38:of 58:on 69:or 35:wallet 22:what @slot:include_empty 25:* -33:? 59:account -55:and 39:i -55:in
-35:much 60:of 24:on 30:spl 37:wallet -47:which @slot:include_empty_intervals 53:* -44:^how -27:and -44:doe -34:in -33:it -44:much
28:of 64:purchas 37:the @slot:include_input -68:* -44:? -39:a -30:contract -30:hash -29:it -38:of -45:on -34:the -31:tx
@slot:include_last_updated_at 7:* 48:^and 23:a -21:am -31:coingecko 37:each -22:from 38:moment 52:quote -36:say 40:thi 36:time
31:with @slot:include_market_cap 6:* 27:? 24:^and -21:am 43:both -37:coingecko -21:from 37:it -20:mcap -20:please 46:quote -37:say
-29:that -21:where @slot:include_platform -21:* @slot:include_source 32:* 35:^i 28:i 21:it 22:proxy @slot:include_tickers 5:*
28:^how -26:^i 30:^open 26:and 45:every -24:exchange 55:expir -23:for 21:futur 23:how 28:in -22:it -29:need -24:now -44:or 28:over
-25:perp -24:please 58:that 29:trad -24:which 51:with 43:yet @slot:include_tokens 36:* 25:^i 33:^nft -23:^what 39:and -42:collection
21:of -52:own -36:thi -40:to -43:wallet -32:which -33:who @slot:include_transactions 38:* 22:? 33:^i 23:^my 31:^what 34:^when -44:a
85:hash 22:i 35:in 51:it -40:latest 36:need -39:newest -30:numb 39:of -23:please 39:produc 45:tx -20:we 74:with @slot:interval -25:*
-28:^price 32:^what -23:^which 32:chart 42:down -24:one 22:or 23:since 21:thi 35:time 35:up 21:what @slot:is_burnt -67:* -22:^i
-34:^nft -34:^which -21:^who -35:are 42:by -35:collection -68:in -36:list -32:member -29:nft -26:of -61:one -42:the 45:them
-37:which @slot:kind -32:* 23:? 23:^pyth -31:^which -25:a -62:all -56:and -36:at -25:doe 41:exchange 52:feed 45:for 43:from -29:i
34:id 38:in -27:list 53:market -23:my -27:pair -47:price 43:publish 40:pyth -40:spot -59:to -59:trad -37:trade -48:which -25:with
@slot:kinds -56:* 21:from -20:ha -30:i -29:mov -24:of -26:on -21:only -44:send -22:show -47:to 38:transfer 20:what @slot:limit 151:*
-50:? -32:^i 63:^newest -54:^put -72:^the 44:^what 85:^which -39:about -52:account -30:addres 23:all -30:am -24:and 36:are 48:ask
27:back -35:bet 56:biggest 22:bridge -78:buy 95:by 47:cap 25:category -75:cent 22:chain 83:coin 53:coingecko 71:collection
34:contract -28:could 63:crypto -44:defillama 65:dex -48:did -24:do 23:each -28:eip 61:em 76:enough 81:event -43:exchange 34:fee
94:first 36:floor -62:for -57:have -53:how -21:i 20:in -66:it 50:just 24:list -33:lost 37:mint 57:money 78:most -38:much -106:my
67:newest 27:nft 21:no -35:nonce -26:now -40:numb 50:on 67:only 103:open 64:ord -45:over 25:pair -23:pay 71:per 44:pl 33:please
88:pool -54:price -55:put 76:rank -29:right 84:rugcheck -55:say 54:show -45:sit -21:still -26:str -22:tell 21:that 38:the 59:their
-22:there -38:thi 65:to 42:today 79:token 37:top 41:transaction -40:transf 35:up 60:volume -22:wa 23:want -28:we 27:where 73:which
51:who 20:will 55:with -54:worth -93:ye -50:you @slot:look_forward -27: 5:* -29:^and 57:^by -41:^how -46:^what -31:all -38:and
-27:bought 44:by 46:defillama -46:do -37:from 43:gain -39:go 45:hold -35:how 23:in -34:it 23:mov -34:much 65:or 26:percent -30:price
-67:since 45:that 40:the -21:thi -52:today -53:up 55:what -20:worth @slot:measure -30:* -79:^fee -46:^for -30:^how -39:^on
-62:^option 36:^top 56:^what -41:^which -55:^who -54:app -23:by -59:chain 21:crypto 32:dao 36:did -37:do 25:doe 47:earn -20:ever
-46:fee 49:for -67:from 50:got -57:have 50:holder -31:how -81:in 130:itself 93:keep 47:make 49:money -36:more -34:most -37:much
-36:nam 86:not -52:now 34:of -60:on -33:one -25:only -81:option -33:or -36:oth 40:out -28:over -109:paid -45:pay -84:people -44:per
-34:please -101:premium -68:rank -37:right -35:show 28:since -35:take -31:that 35:the -28:their 51:they 25:thi -79:to -29:today
46:token 30:top -43:total -51:trader -64:user -26:v -28:volume -26:wa -43:want 59:what -52:who @slot:order -30:* 37:^ 42:^a
-59:^best 32:^biggest -34:^busiest 46:^buy -53:^coin 35:^collection 48:^every -36:^for 49:^hottest -24:^how -39:^kind -36:^list
-42:^mcap -40:^nft -35:^on -44:^pool -25:^show -54:^stablecoin -30:^the -56:^trad 80:^v -30:^what 51:^when 45:^where 43:^which
-79:^who 57:^yield 35:above -73:account -48:acros -22:against -37:amount -58:any 27:be 48:been 23:below 42:best 60:biggest
-71:bought -34:busiest -35:but -20:by 38:can -76:cap -52:capitalisation -39:category -79:chain -27:change -61:coin -71:company
-68:cost 46:could -71:count -22:cousin -29:crypto 48:day 26:depth -63:derivativ -32:dex -21:did -38:do -26:down -37:earn -22:entry
-33:exchang -53:farm 121:first -48:fresh -25:friend -26:from 46:give -40:go 40:government -61:hi 47:highest 22:hold -22:holding
49:hottest -33:id -31:interest -70:jpeg -33:keep -39:kind -22:largest -52:late -49:lay 60:least 47:like -42:liquidity -52:list
42:look 54:lp -47:m -67:made -96:market -71:mcap 21:mean 57:moment -45:money 38:more -25:morn -22:mov 56:move -22:need -24:nft
-43:not 58:numb -23:off -21:one -37:only -28:open 27:order -27:out -20:over 41:owner 38:paid 35:people 50:percent -22:platform
-33:pnl -46:politic -67:pric -59:profit -41:profitable 28:pump 55:purchas 31:put -60:quot -34:quote -40:rank -53:read -28:receiv
-58:recent -25:right -32:risk -63:rows -31:say 27:sector -59:see 30:sell 82:side -20:sise -24:sit -21:sitt -23:some -31:somebody
-36:stablecoin 44:stack 25:stak -30:swap -31:t -33:their -32:them -21:there -22:these -28:thi -23:think 43:ticket -22:togeth 32:top
25:trad -55:trader -38:transaction 49:turnov -23:tx 51:v -59:w -30:wa -27:want -35:week -20:what 44:when 70:where -82:who -26:win
29:with -45:writ 32:year 45:yield 31:you @slot:outcome 30: -19:* 24:? -25:^odd -31:at -101:chance -52:did -47:from -55:how 65:i
46:in -74:me 51:midpoint 81:no -75:odd -75:of 37:outcome -56:pric -40:price -53:show 33:side 58:token -25:what -41:who -21:with
-59:ye @slot:period -40:* -37:? -43:^hash 48:at -36:best -39:by 41:crypto 40:for -43:hash -28:in 32:market -44:min -40:mine -24:my
-57:of 21:on 40:only -39:pool -20:the -34:trad 71:volume @slot:points -21:* @slot:side -39: 16:* 68:^what 23:a -39:and 46:ask 73:at
-77:bid -58:chance -37:condition 46:do -61:for 73:i -25:it 35:no 32:now 24:price -32:the 64:thi 62:to -27:token 65:what
@slot:stablecoin_only -6:* 35:^best -21:^i -30:^tvl 31:^yield -28:and 29:apy 33:best -26:did 20:doe -34:earn 26:first 26:for -23:it
-35:keep 22:least -21:lend 22:more -23:my 44:pay 23:stak -29:tvl 20:what 23:year @slot:standard -35: -52:* -60:? 42:^how -100:^which
-47:^who 20:approval -61:contract -25:did -53:for 54:ha 40:how -58:i -23:it -25:known 51:list -47:may -27:me 48:much -45:my -70:of
-32:on -31:out 44:permit2 -44:please -38:pull -48:revoke -32:spend -44:still -39:take 35:that 42:the -66:to -140:token -101:which
-76:who @slot:status -62:* -43:^biggest -38:^event 39:^how -69:^open 25:^please -30:^show -50:^what -58:^which -26:about -36:address
-28:are -45:bet -27:bett -47:biggest -24:both -27:busiest -69:by -70:can -31:category -26:coin -30:coingecko -33:contract -46:crypto
50:did -36:do -53:dump -30:each -141:event -36:everyone 40:exchang -42:exchange -21:for -29:give 51:have -61:hottest 32:how -37:id
-29:in -55:me -22:moment -28:most -38:name -61:odd 29:of -37:on -109:open 50:outcome 52:over -61:page -61:per -80:politic 55:resolve
63:rows 34:sery -53:show -35:sit -33:some 35:that -31:their 46:them -90:today -28:togeth 22:trad -49:venu -41:what @slot:token -36:*
24:^candl -45:^pool -26:and -35:for -45:on -24:pool 21:pric -35:price 42:than -28:the 21:token @slot:token_type -99: -38:* -62:?
24:^all 35:^did -21:^everyth -34:^for -26:^how 53:^list -79:^nft -49:^on 52:^only 44:^please -21:^show 20:^what -33:^which -36:^who
-33:a -21:addres -22:all -20:an -39:and -21:are -22:artist -36:at 33:belong 28:by -23:contract 27:doe -50:each 32:erc20 41:every
-21:everyth -47:explor -30:for -31:from 20:ha -48:he -26:held -31:hold -54:how -33:i -41:in 35:incom 50:item 56:just 45:kind 33:late
-55:many -22:me -26:most -22:move -25:much -25:name -25:need -31:nft 34:of 32:one 85:only -38:own 52:please -30:position 23:price
-43:rows -21:say -55:see -37:show 53:sitt -32:that 37:the -30:them -45:there -29:thi -78:token -54:too -27:transaction 74:transfer
-30:unit -31:wallet -21:want -35:we 44:what -65:which -64:who -59:with @slot:top_coins -74:* -49:? -28:and 34:biggest -23:coin
-50:in -53:lost -44:most -46:of -51:on -52:the -33:top -53:who @src=none -7:* 47:^ -24:^account 43:^addres 31:^all 109:^also -35:^am
42:^an 101:^and 32:^anyth -31:^balance 44:^before -31:^best -58:^bid 39:^biggest 26:^block 52:^book -35:^burnt 50:^buy -44:^by
28:^call -52:^can 27:^candl 22:^chain 46:^chart 35:^check 39:^clos 74:^coin 45:^coingecko 33:^collection 44:^compare 29:^compress
54:^contract 61:^current -35:^custom 27:^depth 31:^did -27:^do -57:^draft -62:^event -26:^explain 34:^fear 60:^fee -41:^fetch
-32:^fill -27:^floor 26:^for -68:^from 44:^fund 45:^get 51:^give -30:^hash 27:^hey -34:^highest -29:^hold 21:^hottest -25:^id
-33:^imp 34:^in -26:^largest 31:^last -22:^latest -22:^ledg -37:^lend -32:^level -46:^liquidation -36:^long -24:^look 27:^lowest
-22:^make -34:^market 24:^mcap 32:^metamask 24:^mint -23:^most -22:^my -69:^nam 33:^need 80:^newest -30:^nft 36:^not -57:^numb
25:^odd 46:^oi 76:^one -29:^or -22:^ord 21:^orderbook 57:^our 51:^perp 30:^pl -35:^please -47:^plot 26:^pnl -83:^point -34:^pool
26:^pric 45:^price 38:^protocol 32:^pull -67:^put 40:^pyth 47:^rank -25:^rarity 22:^raw -43:^read -39:^realis 32:^recent 35:^revenue
-82:^revoke -151:^rows 45:^run 34:^safe 36:^sat 57:^say 24:^search -21:^settl -78:^should -56:^since -40:^snapshot 37:^so
47:^somebody 28:^stablecoin -21:^stak 24:^swap -44:^text -44:^that 40:^their 92:^token 56:^top 69:^total -34:^transfer 61:^v
-50:^verify 32:^volume 112:^wa 32:^wallet 31:^whale -29:^where 41:^why -26:^will -30:^with 22:^would 47:^ye 21:abi 30:about
-38:account -39:acros 34:actual
-58:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -83:address
23:adjustment 49:advis 37:aft -32:airdrop 25:alert 32:all 20:allow -74:also -36:altcoin 28:altogeth 40:amount 21:annual 42:answ
-49:answer 28:any 24:anyone 30:anyth 55:anywhere -23:api 49:app -71:apple -72:approval -23:approve 34:apy 59:argument 31:arriv
25:arrive 35:artist 31:ask 26:asset 21:ath -23:atm -63:attach -48:attestation 22:auditor 41:aunt 29:average 25:away 56:bag 76:bal
-23:bank 21:base 34:basi 48:be -42:beacon 36:been 31:before -38:behind 29:beside -48:best -29:bet 38:bettor 36:between 46:big
27:bigg 50:biggest -55:bill -22:blob 28:block 95:blockchain -22:blur 29:board -57:bond 34:bookkeep -34:boost 35:bos -30:bot 27:both
33:bought -43:broadcast 22:brok 63:broth 23:build -31:built 21:burn -22:burnt -38:buy -47:bytecode 28:call 32:calldata 23:came
21:can -71:cancel 64:cap -36:capacity -29:capital 51:capitalisation -42:cash 32:category 32:cent 57:certain 24:chain 22:chance
41:chang -24:channel -24:charge 26:chat 53:cheapest 68:check -64:circle -29:circulat 63:claim 44:clean 31:client 67:clock -35:clos
-47:close 48:code 38:coin 46:coingecko 23:colleague -56:column 43:come -50:commit 31:committee -32:community 28:company 45:compar
42:compare 24:compil 49:complete 37:compress 25:confidence -29:confirmation 23:connect 24:consolidate 33:constructor -22:contract
73:control 51:could 38:count 65:counterparty 49:country 41:court 70:cousin 26:cover -33:create2 53:crypto 44:csv 30:currency
42:current 33:d 36:dangerou 22:dapp -28:dat -26:data -28:date 41:day 87:dear 34:decemb 33:decimal -26:declare -28:deep -27:delegat
-41:deliver 42:deploy 52:deployment 38:deposit 31:depth 37:derivativ 47:desk 56:dev 49:dex 38:did -34:difference 28:different
38:digest 37:digital 22:diligence -24:discord -47:disposal -56:dispute -22:doesn -24:dominance -45:don 67:done 75:down -53:draft
44:drain -22:drop 24:dump 28:dur 52:each -27:egg 53:eith -66:eligible -22:else 43:email 45:employ 27:empty 58:en 50:end -48:epoch
-40:etf -37:etherscan 34:everybody 48:everyone 34:evm -47:explain 63:exploit 27:explor 24:fail 40:farm 98:fattest 48:favourite
46:fetch 41:figur -30:fil 32:fine 40:flagg 47:follow -82:follower -43:form -42:free -22:freshest 41:friend 24:from 23:front
38:gallery -22:gave 33:geckoterminal -56:germany 30:gett -23:github 32:giv 40:give 41:go -41:good -58:google 24:got 48:grandson
-33:gre 32:greedy -45:green 21:grew -25:group 40:grow -27:guy 77:had -37:hand 36:hang -25:hardware -43:hash -54:hashrate 23:he
35:hedge 59:height 32:held -32:help 37:her -21:here 47:hex 27:hey 45:hi 27:highest 50:him 52:hit -65:holder -75:home 40:hot
20:hottest 23:hour -35:hurt 48:identify 55:if -28:imp -32:impermanent 45:incl 75:incom 22:income -49:index -36:inflow -41:input
26:insid 36:inside -31:insist -56:insurance -27:interest 33:inventory 32:invest 41:invoice 25:issu 29:item -72:job 39:jpeg -46:json
34:just 63:keccak 67:keep -27:kept -57:key 25:kid 58:kind -38:knee 67:known -32:kyc 59:lamport 32:land -40:landlord -39:launch
36:lead 83:least -45:leav 28:leave 37:left -82:legal 20:lent -50:level -49:leverage 50:lie -47:lightn 48:line 66:liq -29:liquidation
22:list -40:live 48:log -42:logo 32:lol -26:long -34:los 33:lost -26:lot -46:low 48:m 34:made 51:mail -22:make -92:manifold
61:margin 33:mark 44:marketplace -35:match 71:may 23:mcap 32:mean 39:memecoin 22:memo -82:mempool 29:mention -50:message 21:metamask
20:method -39:mid 44:midpoint -58:min 27:mine 49:mint -23:minut 108:minute 23:mix 55:money -64:month 36:morn 38:mov 24:move
36:movement 29:multisig 40:must -20:my 38:n 22:namehash -42:native -43:nearest 46:need -37:nev -27:next 34:nft 48:no -42:nod
20:nonce 37:normal -38:not 22:numb 44:number -46:odd -27:off -51:often 43:oi -20:old 31:oldest 22:onchain 69:one 28:oracle -45:ord
-21:order 21:orderbook -99:ordinal -32:oth 25:out 46:outcome 24:owner 39:p 37:page 40:paid 30:pair 72:pap -41:park -45:part
-44:passport 58:past 38:paus 45:pay 51:payment 30:payout -48:peg -52:pend -43:people -48:per 23:percent -59:period 34:permit2
48:perp 52:perpetual -57:person -29:phone 39:piece 24:pile -56:pippin 59:pl 22:plac -33:place -71:plan 66:platform -45:plot -67:plu
60:podcast 20:politic -48:portfolio 22:possible -75:post -26:pow 94:ppl -39:premium -32:prepare -23:price -28:primary -25:print
-25:priority 26:produc 53:profile -55:proposal 47:provide 40:publish 28:pull 60:pump 32:pyth 42:quarter -41:query -25:question
-45:queu 23:quot 23:quote -29:rais -72:rarity 25:rat -42:rate -49:ratio -55:re 53:reach 24:read 61:real -27:realis 49:receipt
-71:receiv 28:recipient 46:record -33:redemption -50:reentrancy -83:regist 27:register 33:reject 55:relay 34:rent 43:report
35:reserve 35:resolve 35:rest -32:revenue 44:review -81:revoke -39:reward 23:rich 23:right 42:rn 48:rows 32:rpc 24:rug 31:rugcheck
-56:run 31:safe 21:sal -27:salary 40:sale 49:sat 65:saving 39:say -22:scamm -28:score -38:screen -39:season 41:second 21:sector
58:see 36:seem -40:seen 24:sent 41:sentiment -36:separate -50:serv -45:service 29:set 73:settlement 40:shar -34:she 29:sheet
24:shill 22:short 51:show 40:sid -37:side 26:sig -26:signatur 27:signature -49:simple 40:since 56:sist 42:site 22:sitt -37:skip
28:slide 28:slip -59:snapshot 88:so 44:sold -30:solidity 53:some 47:somebody 28:someone 22:son -67:spell -26:spend 60:split 21:spr
35:spread 33:spreadsheet 79:stable 52:stablecoin -28:stack 42:stak -39:stake 68:stand 30:start 24:startup 38:stat 26:statement
27:statu 82:still -53:stock -34:stood 62:str -22:strike 29:sub -32:sum 28:support 67:swap 23:symbol -45:tak -32:take -25:tall
-47:telegram 49:tell -42:term 34:test -43:text 27:th -53:theft 39:themselv 33:there 58:these 52:thesi 24:thick 46:think 36:those
20:through 40:thru 42:tick 24:tier -41:till -48:tim 41:timestamp 28:togeth 21:token 56:told -67:tonight -44:too 25:took 58:tool
40:top 42:topic0 -25:total 36:touch -56:trace 47:trade -98:trader 23:trait -40:transaction 27:transf 32:trap 40:treasur 59:treasury
21:trend -69:trezor 27:trust 48:trustworthy 69:turnov 45:tvl -71:twitt 53:txid 26:typ 22:type 37:und -61:unlimit 27:unspent
-43:until 25:up -62:upcom -31:update -51:upgrade 21:url 40:used -38:user 31:utc 43:utilisation 22:utxo 100:v -42:validator 30:valu
65:value 21:vault -46:verification 77:very -23:via -40:view 38:vol -30:volatility 24:volume -24:vot -34:vote 23:wa -56:walk 63:wanna
-54:way 22:we 32:website -43:week 72:well 47:went -55:were 26:whatev 24:where 58:wheth 24:while 41:whoev -31:whole -62:whose 26:why
-31:wife 37:will -70:win 21:winning 68:withdraw -24:withdrawal -33:without 45:wont -30:word 48:worldwide 35:worth 34:would 32:writ
-43:write -25:wrong 32:wrote -44:x -58:ye 20:yield -23:your -24:z 54:zero @src=none|other -7:* @takes:choice 110:* @takes:count 61:*
@takes:days 64:* @takes:fiat 28:* @takes:flag 63:* @takes:least 120:* @takes:period 26:* @takes:step 53:* @takes:time 17:* @title
12:* @tool=call_contract 41: -30:* -58:^call -23:^my 35:^need 40:^our -35:^read 32:^the -21:addres -23:an 21:and 24:ape 50:at
28:back 38:balance -52:call -33:contract -44:for 58:give 30:hold 33:need -22:now 35:numb -43:on 27:our 22:permit2 21:return -22:tell
31:the 36:there -31:trad 37:value 59:vault 28:want 27:who @tool=check_approval_security -21:* 35:^before -38:^my 30:approve
-34:click -35:do -26:know 42:known -25:my 20:open 27:safe -30:site -27:some -24:wallet -34:what @tool=check_contract_verified
-20:^check 31:^i 30:^verify 28:anywhere 25:ask -22:code 24:ha 22:in -44:match 24:now 45:one 53:only 27:or 34:public 37:publish
-38:that 24:the 23:they 22:verify @tool=check_dapp_security -7:* -26:^i -21:^what -27:and -33:by 45:dangerou 27:in -22:known -21:not
-28:phish 43:site 39:some 28:to -39:what -33:whom @tool=check_honeypot 17:* -34:? 40:^buy -42:^did 65:^honeypot 36:^how 31:^i
-23:^which -50:and -20:ask -21:block 29:button -23:buy 48:can 21:check 42:contract -37:did -21:found 26:friend 31:ha 22:have 36:hold
67:honeypot 28:how 24:many -26:min 24:much -26:or 52:some 65:still 25:there 40:token 34:trap -48:we 33:when -22:where
@tool=check_malicious_address 3:* -41:^can -31:^did 24:^what 26:^who 67:addres -36:and 25:any -20:approve 39:blacklist -35:can
76:counterparty -32:did 32:do 27:drain -27:flagg 56:for 45:fund -20:he -20:how -22:in -25:my -50:our -41:screen -26:that 20:the
-32:they -42:you @tool=check_phishing_site 6:* 22:? 24:^my 22:^somebody 42:^the -31:addres -28:airdrop -30:before -45:blacklist
25:connect 45:dangerou -29:fake -41:friend 26:from 20:her -36:if 40:mail 20:maliciou 31:mint -22:next -29:nft -27:our 56:page
29:please 28:site -27:there 37:they 22:wallet 21:website -23:what 27:will @tool=check_token_safety -3:* -21:? 22:^for -48:^honeypot
21:^how -26:^my -26:^what 25:a 25:an 42:and -24:any 54:at -24:buy -34:contract -35:doe 30:file -44:friend -40:hi -38:hold
-53:honeypot -25:in -30:me 33:memecoin -22:nft 60:no -21:one -38:or -41:our -32:out 30:put -41:real 40:safe -31:sell -20:telegram
-21:there -21:token 43:want 34:what -22:whoev 54:with 65:worth @tool=checksum_address 8:* 24:^i 22:addres -24:capital 24:correct
23:counterparty 26:eip -24:find 23:form 31:pap -23:right -23:tool @tool=compare_tokens -21:* -23:^compare -30:^how -47:^market
-22:^please 25:^put 40:^what 31:against 42:all -20:at 47:ath 38:below 22:beside -28:bigg 72:by 66:cap 28:circulat -29:compare
-21:did 31:each -23:fee 47:high -32:i -25:in 28:it -27:keep -24:know 59:market 29:mcap -22:move -43:much 21:name 31:next -21:of
51:oth -25:out 28:please 30:price -22:put -51:saving 37:so 33:supp 32:table 36:that 53:they 35:time -22:today -31:up 32:v 36:value
-31:we -42:where 20:which 40:with -36:would -42:you @tool=compute_create_address -73:* 41:? -46:^addres -35:^which -22:addres 25:at
26:be 41:contract -47:create -22:create2 -51:factory 38:get -39:ha 24:my -23:next -21:nonce -56:that -40:the 21:transaction 37:which
-28:will -39:with @tool=compute_namehash 20:* 32:^i -27:^what 24:^when 21:en 20:i 22:make 27:namehash 25:node 38:own -25:resolv
20:still -25:to -29:what 23:when -24:which @tool=convert_units 28:* -46:^convert -30:^ga 33:^to 29:^what 40:a 30:amount 56:are
-38:coin -37:convert -43:decimal -27:did -31:doe 46:for -25:from -25:ga -34:ha -26:have 25:how 24:i 51:in 27:ledg 28:many 55:me
24:my 56:numb -21:of -27:round 24:say 47:that 51:the 32:thi 36:token 30:want -32:when 29:whole @tool=decode_abi -25:* -29:^decode
40:^metamask 37:^please -33:^the 26:any 31:can 21:coin -31:d -30:data -22:decode 79:hex 53:into -33:know 40:metamask 20:on 47:only
35:please 22:recipient 38:rout -39:safe 32:show -25:site 37:swap 23:thi @tool=decode_abi_parameters 31:* -30:^abi 34:^i -28:^which
43:a -23:abi 45:addres 53:an 35:are -24:argument 23:at 30:back -33:can 29:constructor 27:contract -24:do -29:doe 37:have 46:in 24:my
36:own 30:paus 38:return 25:to 39:token -28:tool -30:want 21:what -27:with @tool=decode_calldata 10:* 25:^decode -25:^what
-38:^which -23:a 35:amount 41:and 48:argument 31:ask -39:at 42:blob -27:call -38:data 35:decode 63:get 36:here 46:how -35:input
32:inside 31:it 30:like 29:look 24:me -25:my 58:out -22:pl -20:see -23:selector 20:send 54:show -24:that 23:thi 28:to -43:tool
-58:tx 37:wallet -31:want -37:with @tool=decode_log -50:? -66:^event -37:^my -44:^topic0 64:^what -20:^which -20:a 56:an -87:and
-21:are -77:argument -31:be -28:before -28:call -26:decod -34:did 26:doe -30:emit -36:every -40:for -47:hash 53:here -34:index
-31:inside -29:like 82:mean -36:my -39:need -22:no -31:old -24:one -28:only -49:our -103:out 45:please 57:text -29:that -31:the
58:thi 41:to 55:topic 35:what -33:which -30:would @tool=decode_raw_transaction 23:* 37:^decode 24:^my -27:^what 57:and 23:been
22:before -32:blob 22:broadcast 45:can 31:decode -25:do -40:doe 44:fee 31:for 40:from 20:ha -34:how 23:i -42:input 24:like 45:me
20:money 68:nonce 62:out 34:recipient 59:send -30:show 20:sign -24:thi 27:to -46:wa 23:what -25:which -24:with 44:you
@tool=decode_selector -49: 14:* 25:4byte 38:? -24:^decode -35:^i 43:^my -63:^selector -74:an 32:at 65:be 30:behind 30:byte 35:call
21:calldata 44:code 22:could 43:data -22:decode 48:every 29:for 35:from 37:hash -56:here 21:i 24:input 33:it 26:log -24:method 66:my
47:out -44:please -28:selector 63:start 72:that -32:to -21:topic 34:trace 25:transaction 41:tx 44:wallet 34:what 42:which 37:with
48:would @tool=detect_rugpull 12:* -20:? 37:^i 22:^rug 50:^wa 36:^what -22:^where 22:addres -23:approval 21:check -44:deposit
29:drain 38:earn 40:exchange 28:from -21:how 38:ledg 48:money -32:much -23:or 34:park 21:rug -29:run 31:say 31:see 32:stable
23:still 31:to 43:wa 20:want 20:went 22:what -26:when 24:with -28:yield @tool=encode_abi 8:* -41:^abi -32:^call -35:^which -32:abi
-54:argument 56:be 23:build -21:call 43:calldata -37:doe 65:for -29:get 69:hex -40:of -24:on 31:pl -35:please 23:selector 77:spend
-38:want -23:what -32:which 42:with @tool=estimate_gas -32:* -48:^call -49:^ga 40:a -42:at 27:be 21:call 53:cost 42:data -34:did
41:doe 20:for 24:from -45:ga 26:go -22:just -20:like 51:make -21:me 51:network 23:of -21:one -30:paid -37:pl 28:please -52:price
34:right 24:sent 39:there 52:transf -21:when -28:which @tool=get_account_nonce -7:* 54:^addres -24:^for -39:^i -39:^my 39:^nonce
-23:a 44:addres -28:am -29:and 20:are -31:block -22:by -40:can -30:contract 55:create -23:for -35:from -23:ga -29:ha -55:i 26:incl
-40:it -27:me -49:my -28:need 49:next 28:nonce -27:one -22:pend 21:pl -31:please -30:sent -26:since 46:that 21:the -30:to
-66:transaction 34:tx 52:will -38:you @tool=get_alchemy_prices -8:* -23:at 21:quote @tool=get_alchemy_token_balances 15:*
52:^balance -23:^decimal 28:and -40:at 50:balance -36:decimal 37:every 44:for -25:it 30:list -34:me 59:need 37:of 24:on 24:position
-25:the 30:unit @tool=get_alchemy_token_metadata -34:* -36:a -29:for -35:logo -35:make -35:me -28:my -31:token
@tool=get_asset_platforms -3:* 30:^coingecko 27:^on 29:all 21:at -36:category -20:coin 57:collection 24:doe -32:floor 26:friend
-29:in 46:nft -23:of 30:platform -29:the 27:track -33:up 39:with 23:you @tool=get_asset_transfers -65:* -21:^could 21:aft 24:all
-27:and 28:be -23:block 23:came -22:chain -29:coin -24:contract -21:could -20:everyth -21:go -24:i -24:in 29:into 31:kind -20:last
55:left -39:list 21:mix -33:mov -43:nft 22:not -25:of -35:on -55:one -23:only -22:read -64:send 28:so -22:the -21:through -53:to
22:transfer -46:wallet 33:went 21:what -50:who -22:you @tool=get_batch_historical_prices -27:* -29:^what 26:each 33:market -22:one
24:own -27:pric -21:that 21:trad 27:value -24:what @tool=get_block -23: -66:* 36:? -40:^block -78:^how 31:^my -53:^the 34:^when
-45:a -69:block -24:full -69:ha -69:how -33:in -25:includ -24:it -20:latest -28:like -73:many 20:my -38:numb -31:our -59:please
39:produc -28:read 42:seem -49:that -53:the -80:transaction -21:we -21:what @tool=get_block_by_timestamp -26: -14:* 23:^at 29:^block
22:^i -32:^in 30:^my -51:^what -31:date 23:deploy 32:height -30:in -24:last 26:min 29:need -28:newest 22:numb -47:please 28:snapshot
-44:time 30:to -32:transf -23:up 47:wa 59:we 42:went -42:what 73:when @tool=get_block_details 45: 14:* 24:^how 54:^on 45:^what
-41:^which -35:^who -63:been 62:block -24:built -63:burn -40:by -25:fee 51:full -22:got -22:have -30:i 40:in -22:made -59:much
-20:newest -26:now -37:one -47:our 25:reward -33:slot 55:that 22:thi -23:those 38:time 32:transaction 25:tx -44:were 39:what
-26:when -53:which -24:who 40:with @tool=get_boosted_tokens -42:* -30:^most -21:are -25:for -27:in -27:on -24:paid -21:shill -22:the
-21:there @tool=get_bridge 39:* 60:? 42:^how -42:^i 32:^what -56:^which 37:aft 51:am -40:and -23:chain -28:day -26:defillama 49:did
37:do -20:each 53:flow -85:for -29:ha 36:hack 32:how 20:i 44:in 48:it -21:ledg -25:many -71:me 37:money -24:most 67:much -33:number
-58:of 41:out 37:over 48:people -24:plan -26:protocol -22:show 76:since 65:still -26:that 54:the -35:time -69:to 20:today 54:total
-45:transaction 29:use -30:vault 24:what -65:which -30:who -70:withdrawal 65:yield @tool=get_bridge_volume -43:* -59:? 29:^could
-32:^how -55:^what -38:a -44:aft -43:am 29:and -30:at 25:between -22:by 28:could 25:defillama 57:deposit -25:did -56:do -72:flow
52:for 65:give -43:hack -22:how -59:i -65:in -20:inflow -36:into -56:it 65:me -45:money -35:most -30:my -37:net -22:numb 31:number
40:of -44:our -33:out -41:over -42:people -40:sent -26:spot -43:still 27:tell 27:that -25:the -24:thi -22:through 24:today -54:total
-25:u -27:wa -51:what -33:which 65:withdrawal 27:you @tool=get_bridges 8:* 22:^bridge 22:^which -32:and -21:biggest 25:bridg
27:defillama -27:dex 33:flow -22:from -29:have -29:me 21:most 32:one 26:our -21:over 31:thi 33:through -21:today 40:which -26:you
@tool=get_btc_address 22: -12:* 43:^ha -33:^how -21:^my -24:^which -27:a -24:address 35:am 28:anyth -40:are 44:at 27:check
-33:client -26:cold 26:gave 55:ha 30:have -24:how 50:if -28:in -24:ledg 20:left -25:many 27:me -31:mempool -36:or 31:pap 29:pl
27:right 46:sat -40:satoshi -30:that 39:there -23:valid -20:wa 29:wallet 36:what 46:wheth -24:which 38:would 26:you
@tool=get_btc_address_transactions 6:* -28:? 25:^a 24:^show 24:^tx 33:all -29:and 29:any -35:balance 23:every 32:for 37:have
25:height -34:how -27:if -27:in 30:includ 33:ledg 27:me -42:mempool -39:much 58:one 27:paid 36:recent 27:small -66:still 32:that
23:the -45:there 45:touch 36:u 49:up 56:wallet -31:what 31:with @tool=get_btc_block -31: -4:* -21:^when 27:count -39:difficulty
31:latest -42:mempool -26:min 59:newest -25:pool -25:sise -34:that 24:there -21:thi 21:time 22:timestamp 42:transaction -23:when
@tool=get_btc_difficulty 30: 54:? 30:^next 36:adjustment -73:and 25:are 29:com -36:difficulty -22:doe -22:down 21:epoch -26:far
-45:hashrate -38:i -65:mempool 63:mine -23:now -21:or -43:sise 25:thi -20:up @tool=get_btc_exchange_rates 11:* -36:^what 22:against
39:and -33:can 30:currency 20:know 32:of 43:one 24:our 41:please -31:price 22:quot -22:rat -25:right -20:what @tool=get_btc_fees
-22: -5:* -56:? 67:^fee -35:^if -22:^what -27:and -41:are -52:did -38:each -39:for 39:have 45:hour -22:i -33:if -36:in -53:mempool
-36:min 23:my -35:of -38:one -40:out -41:paid -34:pay 30:payment -46:per -27:satoshi 26:so -26:that 33:thi 35:to -51:transaction
-25:up 42:vb -45:wait -33:what -38:would @tool=get_btc_hashrate -71:* -24:? -32:^hash 38:^hashrate 21:back -24:can 34:develop
-22:difficulty -23:do 28:down -39:for 24:go 26:ha -25:hashrate -40:in -51:min -44:mine -30:my -40:of 24:or -45:pool -20:rate
-44:share 24:up -24:what -32:with -23:you @tool=get_btc_mempool -12:* 29:? -41:^i -35:^my 59:and 29:been 70:difficulty 42:each
-54:fee 41:how -54:it 35:many -40:mempool 36:min 38:my 48:next 29:now 40:of -28:on 37:one 43:out -71:pend 44:right 40:sise 24:so
-62:still 24:stuck -49:thi -72:transaction 36:unconfirm 21:vb 55:wait @tool=get_btc_price 30:* -41:? 65:^what -36:and 29:buy 65:cost
27:date 48:did -36:kind 68:near 24:need -25:now 57:on 75:one 28:only -33:rate 28:report -35:sat -35:so -32:sold -34:tell 62:that
-40:then 67:top 46:what -20:worth @tool=get_btc_tx -4:* -29:? -60:^ha 40:^how 53:^i -32:^my 40:^sat 40:^what -25:^when -52:^which
33:an -38:are -22:arriv -25:block 56:by 28:client 49:confirm -29:confirmation 33:did 66:doe -21:first 41:for 20:gave -55:ha 35:have
-45:hour 30:how 27:i 41:in 20:invoice 64:it 22:like 40:many 43:mempool -27:min -23:next 56:now -43:output 22:paid 41:pay 64:pend
32:sat 42:sent -25:so -22:spendable 66:still -41:stuck -39:through 32:txid 31:what -23:when -28:which 28:with -59:yet
@tool=get_btc_utxos 4:* 25:^utxo 28:addres -29:and 27:consolidate 34:fee 30:first 23:ha -49:in 20:my 24:on 27:one -26:or -54:sit
28:spend 52:spendable -27:that -29:there 22:to 28:unspent 32:utxo 21:wallet -24:what @tool=get_categories -26: -8:* -33:^which -20:a
41:category 22:list -31:my 27:nam -23:need -38:that -36:which @tool=get_categories_market_data -27:* 49:^coin -31:^market -40:^what
-24:for -27:i -22:in -22:like -20:my -42:rank 52:sector -26:that -40:what @tool=get_chain_fees 31:? 37:^who -57:all -41:and -21:app
22:by -31:defi 39:do -48:doe 31:fee -22:for -49:have 39:keep 20:kept -21:my 34:network -30:no -26:of 86:on 24:pay 22:protocol
-45:share 33:thi 24:today -45:treasury 34:who @tool=get_chain_info 27:* 50:? 71:^chain 34:^what 58:a 60:add 38:and 44:at
-30:capacity 70:chain 23:coin 45:do 46:explor 55:for 40:have 35:i 53:id -30:kind 24:l2 -30:lightn 31:my 46:native 32:need 33:new
22:our -34:please 37:plu 22:public 97:rpc -27:stuck -34:that 34:the 23:them -36:time 39:to 25:up 34:url 54:wallet 24:want -23:went
42:what 21:where @tool=get_chain_stats -14:* -26:^transaction 21:address 31:busy 22:count 25:do -30:ha -36:please 28:there 45:today
45:utilisation @tool=get_chain_tvl_history 34:* -44:^how -21:^tvl 22:^when -46:all 45:are -46:at -28:between -84:by -21:chain
37:compare 33:deploy -24:develop -55:doe 36:each -36:fee 24:first -22:for -31:ha -54:have -22:keep -24:liquidity 22:lock 27:m
-25:market -57:me -40:money 30:of 40:on -41:protocol 22:see -36:show -28:stablecoin -23:the 22:there 22:thi -37:time 40:today
-43:total 39:tvl 27:u 71:wa 44:we 20:when 29:where @tool=get_chains -5:* 59:^rank -94:blockchain 79:by 42:chain 50:doe 30:have
-23:hold 41:keep 52:me 21:of 24:only 37:please 29:rank 43:say 56:show -35:stablecoin 42:the 29:value -29:with
@tool=get_chains_tvl_history -35: -67:* -23:^i -35:^tvl 54:all -26:are -82:blockchain -42:by -24:chain 57:defi -21:exchang
28:history -38:i -31:it -21:liquidation -21:long -28:need -27:on 36:over 25:point -37:protocol -21:rank -31:summ 27:total -49:tvl
-30:we -21:with @tool=get_coin_historical_chart -34:* -23:? -24:^ 59:^chart -34:^ha -21:^how -24:^i -20:^in -42:^price -20:about
-30:against 42:all -22:an -29:at -25:between -30:book 29:bought 26:by -45:cap 62:chart -21:coin -22:crypto 45:down 22:draw
-20:exchange -49:floor -55:from -30:go -33:ha -30:how -22:in -20:keep 21:like 27:m 34:make 40:many -44:mcap -23:much -24:on -56:one
34:or -29:our -56:over -24:per 36:percent -34:plot -28:pric -45:price 26:say 22:should 38:since 20:tell -29:that -29:the 56:time
-22:to -59:today -38:trad -23:tvl 49:up -38:volume -30:wa -26:want -50:we -47:went -26:where -46:with -21:worth 24:ye -21:year
@tool=get_coin_history 29:* 35:^did 51:^how -29:^in 53:^price -31:^the -28:^which -22:and 65:ask 53:at 34:auditor -32:back -54:book
47:cap 21:chart -27:client 43:clos 63:close -58:cost -29:dat 46:date 24:did -35:doe 61:end 39:ever -23:history 48:how -22:i
-72:index 43:it 39:know 27:late 22:look 34:mcap 47:much 33:my 29:nephew -45:new 31:of 33:on 68:only 63:open 87:our 28:pric 22:price
23:return 23:so -30:start 68:tax -29:that 53:the -50:thi 27:time 73:token 35:trad -58:utc 54:valuation -46:value -37:very 56:volume
66:wa -22:what 59:when -27:with @tool=get_coin_market_chart_range 6:* -38:? -22:^chart -34:^did -32:^ha 24:^in -31:^my 26:^our
29:^please 30:a -27:about -42:at 26:auditor 65:book 49:bought 34:by 23:can -22:chart -33:client -22:clos 37:coin 27:day -39:did
-59:do -21:down -49:end -46:for 58:from 32:gone 28:ha 54:i -21:if 22:in -34:it 50:kind 27:mcap -41:month -28:move 39:much 55:one
-55:our 21:over -25:past 36:percent 40:pl 28:please 24:plot -36:pric 57:rate 23:see 36:sery 58:since 51:start -38:statement 28:supp
43:tell 26:thi 32:time -21:today 21:trad 37:turnov -40:two 24:up -31:valuation 62:value 32:volume -22:wa 42:went 28:where -29:which
-45:year @tool=get_coin_ohlc -42:* -39:? -34:^chart -39:^what 41:a -38:at -33:chart -36:close -38:did 41:for -25:in 23:last -50:of
-30:on -56:open 31:please -27:today -38:what @tool=get_coin_tickers 10:* -42:24h -20:? 59:^i -22:^last -32:^list 28:^on -27:^volume
-31:a -53:an 47:and 40:biggest -31:buy 55:by 42:cheapest 32:coingecko 29:depth -29:dex -20:did 39:do -34:each 39:exchang 60:exchange
-32:from -35:ha 36:have -42:how 79:id -26:in 29:it -34:kind -20:last -25:most 50:need 56:not -42:now -41:on 35:one -45:or 44:oth
-21:our -54:price -27:spot 25:the -21:there 22:tick -35:token -26:venu 42:volume 63:want -28:we 28:what 42:you @tool=get_coins_index
-4:* -21:? 22:^a -25:^coingecko 52:^contract 37:^could 22:^everyth -22:^i -34:^price -28:^tell -38:^v -47:^what -24:about 28:ask
-26:at -32:below 31:cap 38:category 42:contract 31:could 33:everyth 25:far -29:figur 46:for 24:give 38:grandson 51:ha -21:have
-26:index 38:kind -22:know 60:like -21:m -24:mcap 22:my 31:need 69:not -31:on 31:one -28:only 48:pl -28:price 40:quot -41:say
39:send 36:should -21:talk -24:tax -35:telegram 42:that -29:time 36:to 28:today -29:token -68:twitt -43:und 22:up -37:v 65:want
-28:what -21:when @tool=get_coins_list -44:* 28:^coin -20:a -22:add 35:address 29:contract -20:i -32:name -26:one 23:want -34:which
@tool=get_coins_market_data 41: -19:* 29:24h 58:? -31:^compare -58:^how -60:^i 52:^market 32:^top -32:^total 55:account 22:all
-39:among 36:and 44:are -25:at -29:ath 39:below 34:biggest -43:by -72:category -30:coingecko -31:compare 46:crypto 50:day -39:for
-54:from -42:how -48:i -26:id -23:in 24:lay -57:like -48:many -24:market 31:me 26:mov 59:move -24:much -52:my -45:need -20:on
-22:one -21:oth -21:our 39:pl -22:pric -59:quot -76:rank 24:side -23:supp -44:that -23:them 21:to -34:total 41:with
@tool=get_companies_treasury -36: -41:* 42:^for -50:^how -35:^i -31:^the 25:^which -23:about -25:and 32:buy 46:by -30:crypto -34:doe
41:each 21:first 24:have -21:how -41:i -25:in -26:it 44:largest -23:many -40:now -43:our -38:own -42:paid -21:pay -24:shar 39:them
-37:they -31:to -42:treasury -43:v -36:what 32:with -30:work -56:worth -26:you @tool=get_contract_abi 17:* 60:^abi 69:abi -20:and
-20:at 27:need 38:please -21:put -23:source -21:want @tool=get_contract_bytecode -38:* 55:? 62:^i -21:a -20:bytecode -40:eip
-62:find -35:from -34:hash -21:i -25:in 25:just 25:normal -34:of -28:one 83:or -57:the -31:what @tool=get_contract_code -9:*
62:^look -39:a -29:an -43:contract 48:explor 61:look 24:of 21:only -30:solidity 54:up @tool=get_contract_coin 15:* 28:^someone
-23:about -29:addres -25:all -20:by 51:coingecko -33:did 64:everyth -27:i 60:in -29:keep 63:market -23:mint -23:my 48:need -30:of
40:on 22:only -22:pl 63:say 28:someone -27:token 22:twitt 27:whatev -27:writ @tool=get_contract_market_chart 17:* 39:^how
-38:between -42:cap 24:chart -27:coingecko 39:did -26:from 21:hold 41:how 45:i 30:it -31:market -39:of 58:two -52:volume 26:with
@tool=get_contract_market_chart_range -27:* 22:^i 22:and -21:can 22:cap -25:chart 22:e -23:for 24:much 24:of 37:over -55:two
35:volume @tool=get_contract_source -21:* 23:are 21:code -31:coin 37:fil -58:may 30:of 27:out -41:own 26:rout -57:say -53:so
-33:source -24:swap -53:that -31:want -53:we -53:what 31:where @tool=get_current_prices 17:* -25:^for 37:^pric 35:^price -20:a
-42:acros 44:also 45:answ -44:any -23:at 50:both 58:defillama 26:each 23:go -22:he 26:it -27:lp 22:moment -25:my -23:need 24:now
30:of 52:one 44:open 47:please 28:pric 27:price -24:quot -23:that 54:thi 45:those -32:time -23:today -25:token 46:trad 31:value
-22:wa 24:where -24:with @tool=get_defi_protocol 48: 8:* -42:? 25:^could -20:^for 32:^ha 36:^how 37:^on -45:^the -67:^which 69:^who
-24:about -40:all -23:am -55:any 42:are -30:at 23:audit 24:before -29:build 47:by 38:chain -23:coin 25:could 24:dapp -77:defi
-35:defillama -28:did 28:down 62:each 60:end -23:farm -45:fee -27:first -48:get -74:have 25:hold 24:if -58:into -24:keep 28:know
-41:l2 72:lend -20:list -28:lock -59:many 39:market 29:money -21:most -35:my 32:need -47:not 20:now -42:numb 28:one 35:our 22:people
25:per 24:pl 31:platform 53:run -30:saving -28:see 23:show 34:since 29:sit -26:stablecoin 30:stak -60:there 47:think -22:to 31:use
52:value -25:vault -35:wa -47:we -25:where -24:which 69:who @tool=get_defi_protocols -28: -82:* 24:^biggest -25:^how -32:^i
-28:^lend -21:^my -29:^on -50:^tvl -33:^what -35:a -37:am -46:app -26:are -74:chain -28:do -36:each -33:how -42:i -48:in -38:it
-35:just -29:keep -41:lend -29:market 40:most -29:much -43:of 29:on -46:one -31:per -32:platform -32:the 28:there -25:they -27:token
-35:tvl -56:use -32:wa 29:want -31:we -48:what -31:which 33:with @tool=get_derivatives_exchange -32: -8:* 30:^how -34:^i 22:^open
-27:^perp -42:^which -24:all -43:coingecko 22:derivativ 35:doe -41:exchange -24:for -35:ha 24:how -53:id 22:in -27:list 20:much
25:my -34:need -33:now 21:of 21:open -43:or 23:our 27:over -24:perp -53:please -26:rat 30:turn -40:use 41:venue -40:which
@tool=get_derivatives_exchanges -5:* -43:^open 41:^which -27:and 49:at 43:biggest 27:exchange -43:friend 34:ha -35:id -39:my 32:now
43:only -36:perpetual 24:rank 35:right 30:which @tool=get_derivatives_exchanges_list 32:^i -39:all -41:and 47:derivativ 22:exchange
20:for 23:futur 21:just -48:know -35:nam 38:need -21:of 21:script 26:use 27:venu 27:venue -41:you @tool=get_derivatives_tickers -22:
-38:* -28:at -26:derivativ -21:exchang -27:for -45:futur -35:interest -41:of -21:one -30:open 20:perp 25:perpetual -28:please
29:rate -63:there -25:total -28:venue -21:volume @tool=get_dex_pair 28:* 50:? 42:^dexscreen 21:^how 37:^pool 31:^price 26:at 48:by
-29:dex 30:dexscreen 48:did -24:do -21:entry 52:how 50:liq 48:move 32:on 42:pair 24:pool 28:price 38:the -35:to -33:what 27:when
@tool=get_dex_volume -39:* -29:24h -22:? 23:^ -86:^dex -47:^how -25:^i 68:^volume 41:a 29:all -55:at -56:by 57:day 37:doe -32:each
42:got -38:ha 50:history 22:it 25:list 31:make -25:of 32:our -49:there -31:thi -38:to -20:token -27:trad -39:turn -24:turnov -48:v
-26:venue 27:volume 20:wa -30:want 23:we 30:week -20:which -28:with -24:you @tool=get_dex_volumes -27: 57:? 33:^dex -21:^how -33:^on
-29:^volume 36:^what 25:^which -36:a -25:about 31:acros 35:and -40:are -22:by 44:decentralis -27:do -29:doe 27:every 34:exchang
-20:got 48:have -25:how -24:i -42:it 30:lead 25:most -31:much -30:my 24:now -38:on 46:over -21:perp -34:rank -44:that 39:them
-24:there -44:to -27:wa -38:we -29:week 32:what 36:which 24:who @tool=get_dex_volumes_by_chain 24:* -45:? -26:^busiest 70:^dex
-31:^i -34:^pool -32:^volume -62:^what -43:a -48:all -25:busiest 87:by 60:dex 53:do 34:each -23:every 33:exchange 23:for -38:got
-45:have 29:i -63:it -20:lead -32:most 37:now 32:on -23:one 29:our -37:over -23:perp -41:pool 33:rank 53:see -28:swapp 24:that
-51:them 26:there 44:to -38:token 25:trad 37:trade -30:turn 34:turnov 45:v -23:venue 47:want -29:week -37:which @tool=get_dexes 11:*
30:^list -21:^on 32:^which 23:a 36:all 37:are 32:at -47:by 40:can 21:dex -28:did -59:do 30:doe -47:exchange 32:exist 24:follow
44:geckoterminal 23:id 42:list 41:one -32:only -49:our 25:pool 25:run 71:then 44:there -37:they 20:thi 22:track -46:trade -24:what
27:where @tool=get_emissions 5:* 22:? -35:^i 28:any 28:bag 33:big 29:com 29:dump -21:i -22:market 29:next 21:on -26:please -27:still
29:that -25:the 28:token 65:unlock 30:up 23:upcom @tool=get_entities_list -36:* 38:^list -26:company 26:crypto -25:first 22:got
-23:hold 22:holder 22:id -24:largest 22:that -27:their -23:them 28:track -23:which 32:you @tool=get_erc20_allowance 40: 7:* 22:?
52:^i -44:^please -21:^what -27:^which 27:a 48:account 31:all 35:allowance 61:already 20:amount -31:approval -31:be 25:click
27:contract 32:did -43:do 28:for -68:gave 23:grant 45:i -26:into 51:it 45:left 45:may 73:my 34:of 23:on 63:open 46:or 42:out 20:own
-57:permit2 -41:please 66:pull 25:rout 40:should -45:spend 64:still -56:that 30:there 37:think -53:to 31:token -51:unlimit 43:wallet
28:we @tool=get_erc20_metadata -4:* -27:? -34:^read 27:all -24:and -32:burn 42:contract 33:exist -26:far 31:ha -29:have 31:in
46:name -46:numb -37:or 40:report -47:same -22:so 44:supp 44:total @tool=get_erc20_transfers -46:* 45:^for -32:^list -26:^the -23:a
-28:all -25:at -50:both 35:chain -22:claim 32:could 47:erc20 -34:first 26:go -22:ha 38:incom -32:inflow -27:it 38:last -26:left
-20:may -24:me -50:movement -21:my 21:need -42:of -20:on -56:one 67:only -26:out -23:own 34:payment -23:please -54:pull 43:read
54:rows -41:start -43:them 44:through -49:token -65:transfer -52:wallet -30:who -48:with 28:you @tool=get_etherscan_balance -20:*
-28:^i 20:do -22:etherscan 39:sitt 39:still @tool=get_etherscan_contract_source -42:* 29:^show -67:^verify -45:at 24:compil
-66:contract -32:etherscan -30:fil 23:from -45:have -38:i 31:licence 22:me -43:my -25:on -41:our 31:rout 32:show 24:solidity -40:the
-37:verify -31:with @tool=get_etherscan_gas_oracle -13:* 24:fast 21:normal @tool=get_etherscan_token_transfers 81:* 41:^all -43:^for
52:account 22:all 79:and -20:every 54:first 39:from 22:i 84:in -42:incom 29:it 79:movement -54:need 56:of 53:on 62:one -67:only
82:out 56:pull -50:send -38:that 38:them -42:token -22:transaction 47:very 55:wallet 28:we -25:who 64:with
@tool=get_etherscan_transactions 24: 14:* 41:^show 40:^the 21:^transaction 22:account 25:etherscan 30:ever 39:fee -36:ha -33:have
-32:how 28:internal -26:ledg 23:list -27:me 21:method -39:one 22:or 24:our 24:please -31:see 25:sent 36:show 37:that 30:the 23:their
70:transaction -31:up -21:wallet 28:with @tool=get_event_topic -25:* 76:^topic0 -54:^what -22:^which -33:an -40:argument 29:custom
-31:doe 41:for -30:get 26:hash -50:here 26:in -63:mean 33:need 28:one 43:our -34:out 21:that -20:thi -40:topic 23:topic0 -65:what
@tool=get_exchange 35: -12:* 23:? 40:^how -32:^i 51:^trust 30:and -20:by 37:country -22:do -32:doe -46:exchange -38:file 37:how
-35:id 28:in 34:my 26:of 35:score -29:the -27:they 45:trust 86:trustworthy -27:what 44:where @tool=get_exchange_markets -29: -42:*
-22:? 21:^doe -49:^i 34:^what 22:^which -52:at -23:buy 55:can -21:correct 25:doe 32:even -27:fee 30:list -25:most -27:now -36:of
-23:or -44:over 25:pair -23:perp -26:still -41:the 61:there -74:trad 42:trade 29:what -22:where 44:which -53:withdrawal
@tool=get_exchange_tickers -22: -81:* -38:? -30:^busiest -21:^the -23:^where 32:^which -22:a -35:and -42:ask -46:at -57:bid
-61:biggest -29:busiest -38:by 23:each -61:exchange -28:from -27:how -34:i -62:it -24:level 35:most 26:need -26:please 24:price
-28:that 20:they 20:tick -39:trad 23:two -40:volume -34:what -32:with @tool=get_exchange_time 68: -34:* 36:? 37:^doe -39:^i -25:^my
22:all -48:answer 77:clock 28:doe 27:down -30:exchange 33:from 45:get -51:i -23:in 22:my -27:not 38:now 36:off 45:or 26:order
29:reject 47:serv -51:service -29:the 23:timestamp 37:with 31:work 52:your @tool=get_exchange_volume_chart -35: 51:* 70:^how -54:^i
33:^my 67:^volume -21:^what 23:an -33:and 31:been 40:by 40:chart 37:coin 63:did 52:do -24:doe -24:etf 59:exchange -56:for 29:fund
85:ha 56:how 42:if 75:in 79:it 40:leave 29:many 25:much 42:my -63:need 48:of 38:our 36:please 31:see 40:since -26:the 29:thi -45:to
-31:trader 44:v 42:volume 31:we -32:with @tool=get_exchange_volume_chart_range 54: 16:* 66:^i -38:^volume -26:exchange 46:for -38:ha
40:i -40:if 63:need 46:the 39:to 44:trad 34:volume 57:whole @tool=get_exchanges -34:* -39:^biggest -40:^trust -42:at -46:biggest
-27:by 28:country -69:first 28:for 22:found -31:i -31:my -41:of -24:score 30:spot -26:the 34:their 34:they 26:with 25:year
@tool=get_exchanges_list -27: 29:* -25:? -35:^i -22:^which 25:all 37:and -24:coin 39:for 38:from 39:have -37:how 37:id -36:in -38:it
47:me -24:my 44:name 72:of 39:that 50:the 23:which 30:you @tool=get_fear_greed -32:* -36:? 34:^fear -23:^i -22:a 36:and 22:are
-23:at 41:before -28:crypto 26:doe -30:i -26:in -50:it -51:market 25:say -42:sentiment -38:the 44:to 42:today 23:wa
@tool=get_fee_history 27: -25:* -24:^fee -26:^ga 35:^i 45:a 32:and 24:base -29:ga -28:in 49:newest 42:numb 29:our 34:paid -40:time
33:tip -36:tx @tool=get_fees_overview -33:* -56:? -26:^holder 56:^protocol -50:^revenue -24:^which -27:^who 32:acros 20:all -24:and
48:by 54:crypto -22:did -25:doe -39:fee -28:have 23:holder -73:it 25:most 23:not -95:on -26:paid -28:please -22:share 27:their
42:they 23:token -23:treasury -27:user -28:we -27:who @tool=get_first_prices 11:* -24:^how -34:^price 31:^since -22:are -23:at
-30:each -28:for 34:how 28:i 21:of -38:old 29:on -58:open -25:please 58:record -37:to -27:trade 36:wa @tool=get_function_selector
48: 22:* -22:? 66:^selector -34:be -30:behind 33:byt -25:calldata -28:can 33:data -38:do -47:doe 40:in 26:look -38:mean 48:method
64:of 59:our -34:permit2 55:please 39:revert 35:selector -27:spend 37:text 42:the -28:thi 34:to -21:topic0 24:up -46:with -32:you
@tool=get_funding_rate -21:* -30:? -32:^long 22:^next 20:^the 28:^what -36:did 53:do 23:for -22:from -48:have -53:long 24:margin
64:next 23:now 36:of -33:one -24:or -20:payment -30:perp -25:rate -33:ratio 24:right 44:short 82:there 58:v 32:what
@tool=get_funding_rate_history -26: 23:* 30:^fund -41:^i 21:^perp -20:are 30:did 29:for 40:ha 55:have 32:i -26:in 39:it 46:late
49:long 52:m -51:me -27:next 34:one 61:pay 36:payment 34:perp 41:rat -24:rate -20:that 36:there @tool=get_gainers_losers -29:*
-23:^i -22:^what 46:among 28:and -22:at 38:for -39:how -47:i 30:in 39:market -50:top -22:what @tool=get_gas_overview 30:*
-41:^cheapest 22:^fee 71:^ga 35:^the -28:^what -26:^where -22:a -30:and -26:cheapest 40:coin -42:did -26:doe 35:fee -32:from 100:ga
-33:in -28:l2 21:like -21:me -30:my 21:now 27:of -25:on -40:one 30:or -26:our -40:pay 25:pl 40:please 29:present 71:price 31:rn
-48:sat -24:send 22:some -44:there -38:transf 28:tx 20:v -39:vb -21:what -25:where -29:why 25:would @tool=get_gas_price -60:*
32:^how -34:^price -22:^what 51:a -24:and 46:at 20:chain -34:contract -36:current -43:did -26:for -66:ga 30:how 40:moment -43:of
33:on 25:our -58:pay -42:please -72:price -23:right -28:rn 23:send -23:the 53:there 22:thi 31:transf 39:tx -34:would
@tool=get_global_defi -6:* 27:^how -38:^i -43:^market 42:a -34:all 25:crypto 39:defi 24:how 28:i 42:large 22:of -27:old -21:one
53:share 25:the -22:to 53:whole @tool=get_global_market_cap_chart 30: -36:* 21:? 26:^how -31:^market -43:all -55:and 33:back
38:beginn -34:coin 35:develop -49:for 33:ha 23:how -55:in -73:of 39:our 37:over 35:since 30:to 38:token 36:value -57:volume 41:want
36:whole @tool=get_global_stats 19:* -37:? 22:^dominance -20:^how -68:^market 65:^total -41:a 21:and -41:cap 23:coin -52:defi
53:dominance 56:for -28:ha 73:in 44:it 53:mcap -60:most 34:of -47:share 38:these 52:volume -57:whole
@tool=get_goplus_supported_chains 29: 10:* 25:before 20:chain 28:collection 34:for 33:goplu 30:it 20:token @tool=get_hacks 22: -23:*
-27:? -31:^did -23:^how 49:^latest 31:^recent 32:^the 33:^what 22:^who -23:and -21:crypto -33:did -26:do 28:exploit -29:for -34:get
47:got -43:how -31:i 32:late 52:latest -40:much -23:please -24:project -37:protocol 35:recent -34:thi -27:wa 31:what -35:when
21:with @tool=get_historical_prices 56:* 25:^a 32:^and 62:^at 69:^for -22:^i 39:^price -41:^the -22:^what -22:^which -22:about
-25:all -28:am 31:and 95:at -24:block -31:bought 24:check 22:client -66:coin -23:coingecko -50:date 40:day -48:defillama 27:did
-25:end 30:go 20:got -25:ha -35:have -23:hold -55:i 23:invoice -34:nearest 56:of 27:on -22:one 30:open -20:or 24:paid -32:pl
-21:please 36:price 26:receiv -29:record 25:should -39:since 40:single 31:so 39:sold 129:that 36:them 34:then -35:thi 72:time -23:to
23:very 23:wa 57:when -40:where -24:which 58:will @tool=get_internal_transactions -28:* 20:? -38:^did 30:^how -25:^my 21:^search
-44:^show -33:^which -30:^who -27:a -30:and 22:contract 45:exploit 24:how 52:in -32:internal -30:like 32:make 33:much -47:my -46:of
21:ord -51:our 20:search 28:see -50:show -39:trace 49:tx 42:value -22:want 22:what -24:whom @tool=get_jup_price 34:* 38:? 29:^what
61:about 44:and 54:coin 34:doe 32:in 38:liquidity 46:mint 38:of 55:our 41:pool 28:the 26:to -21:token -22:want 21:what
@tool=get_jup_quote -39: -16:* -34:^i 64:^if -21:^price 35:^quote 26:all -31:and -21:coin 27:do -24:every 23:exact -35:exchange
-23:from 50:give -42:have 36:if -26:in -24:it 49:lamport 28:me -33:no -25:now -30:pay -29:pippin 42:please -22:pool 32:quote
21:receive 30:route 23:sell -24:thi 21:with @tool=get_kalshi_event 41:* 21:? 24:^all 30:^price 40:^which 22:all 37:are 29:for
-38:from 22:in 21:last 26:on 37:open 22:outcom 33:price 35:sery -21:settl 51:strik 57:strike 24:the 23:they -37:tick 38:which
@tool=get_kalshi_exchange_status 36:* 27:? 46:^i -20:^what 24:all 60:at 23:down -45:exchange 40:i 23:like 51:moment 36:one 31:order
27:right 34:thi 36:trad 31:trade 21:up -22:work @tool=get_kalshi_market 81:* 79:? -22:^all 56:^ha 46:^how 28:^odd 72:^price -22:^who
34:and 26:at -30:bid 25:both 34:chance -23:close 40:did -43:for 78:from 23:give 51:ha 30:how -33:in 38:it 22:like 24:look
-50:manifold -35:market 21:moment 39:morn -21:of -22:open 62:price 26:probability 35:resolve -23:settl -34:since -34:thi 93:tick
41:volume -29:want 28:what -21:who @tool=get_kalshi_orderbook 22: 27:* 43:? 50:^best -34:^bid 27:^cheapest 21:^i -30:^price
-22:^what 20:^who 58:a -38:and 59:at 26:best 59:book 27:cheapest 30:contract 21:deep -29:each 30:for 89:i -22:in 21:it -54:last
-27:level 44:market 82:no 24:now -52:of 75:on 62:please 37:right -26:the -21:there 62:thi 77:to 69:want 43:what -43:ye
@tool=get_kalshi_price -58:* -56:? 50:^price -26:^who -60:a -29:and -22:are 24:ask -57:at -21:bid -43:can -25:cent -20:contract
-62:could -21:each -67:for -51:i -37:lowest -60:no -37:on -50:please 26:price -26:right -64:sell -53:thi -39:what -26:who -39:ye
@tool=get_kalshi_price_history -35: -66:* -79:? 35:^chart -30:^how -43:^price -25:^what -27:^who -49:and -27:are -50:at 22:chance
25:chart 44:contract -43:did -23:doe -22:give -41:how -24:i -31:it -23:moment -51:mov -28:on 31:one -49:price -26:to -44:volume
-34:want -55:what -53:who @tool=get_kalshi_series -24: -12:* -24:? -30:^how -67:^settl -35:^what -48:already 22:and -43:at -52:did
-21:how 51:list -22:market 46:of 38:on 24:or 37:please -53:resolve 48:rul 52:the @tool=get_kalshi_trades -29:* -31:? -43:^i 32:^last
35:^tape -45:at -35:i 24:last -40:moment -35:of 56:print 35:tape -24:the -30:what -53:ye @tool=get_logs -53:* -55:^event 25:^raw
35:contract -35:event -39:log -29:of -40:on -43:pl 22:raw 22:to @tool=get_multi_pools -20: 35:* 36:24h 33:? 43:^compare 34:^i
28:^liquidity -45:^on 69:^pool -32:about 27:all 60:and -32:both -46:chain 54:compare 48:day 44:each 33:give 28:ha 53:i -54:it
-22:like 90:liquidity 25:me 50:of 27:on -28:once 23:one 22:please 29:pool 68:price 33:put 47:that 25:them -53:these 53:today
-49:token 61:volume 46:what 37:with @tool=get_multi_token_pairs -10:* -38:^all 33:a -26:all -32:and -46:are -28:both -21:chain
27:list -41:of -32:on 43:pool -27:price 40:single 38:these 32:token 41:top -21:trad 26:where 23:with @tool=get_multi_tokens 31:*
37:^i 33:^token 32:and 27:be 39:both -22:burn 82:decimal 35:ha 37:in 39:me 26:network 43:tell 52:token @tool=get_native_balance -28:
27:* 58:^balance -68:^ga 20:^how -49:^i -28:^show -66:a -58:addres -44:and -47:are 30:balance -62:chain -26:coin -48:day 30:do
35:doe -23:end -27:for -22:got 46:ha 50:held -57:hi -42:hold -24:in 28:lie -21:list 44:money -25:must -43:native -37:need -22:now
-22:numb 24:of 24:on -33:only 41:or -33:our -39:please -31:she -28:show 82:sitt 68:still -39:that 60:the -44:there 86:to 51:today
-45:token 21:u -29:wa 23:which -31:who @tool=get_networks -5:* 26:e -29:exchang 32:geckoterminal 22:give 22:have 20:id 25:need
-29:thi @tool=get_new_coins -24:* -33:^what 39:add 29:coingecko -22:crypto 35:did 37:mean -32:new -22:news -45:of -29:please
42:recent -25:the -31:what 25:which @tool=get_new_pools -28:at 43:if 43:just 37:now 35:on 39:pool -20:that @tool=get_nft 4:* 43:?
-55:^doe 51:^floor 68:^i 34:^numb -25:^show -49:^the 37:^what -40:^which -37:^who 35:against 33:all -34:and -44:ape 20:below
-30:blur -59:by 42:cap -21:coin -46:coingecko 22:different -37:doe 68:each 61:ever 25:floor 56:for -37:got -58:have -42:he 24:high
-37:highest 22:i -29:id 33:in 22:it 26:jpeg -20:keep 34:market -48:marketplace -23:mine 66:much -31:need -55:not -54:numb -27:of
-26:on -61:only -35:over -43:own -51:owner 47:pl 23:please -56:price -29:project -77:rank -67:rarity 25:sal -24:show -22:since
-33:so 21:sold 26:that 45:them 32:they 59:time 62:trad -44:up 61:v -38:volume 72:wa -24:wallet 68:what -25:which -35:who 41:with
@tool=get_nft_by_contract -34:^a 42:^collection -32:^contract 21:^floor -37:^which -23:all 27:ape 49:at 30:cap -27:chain 34:cheapest
-43:check -27:coingecko -27:contract 35:for 43:go 32:got 24:how 33:jpeg 25:list 26:market -25:me 21:numb -24:only -27:own 38:owner
33:sal -33:that -25:up 26:we -33:which -21:with @tool=get_nft_holdings 25: 15:* 35:? 26:^check -32:^which 64:all 27:at
-23:collection 33:could -26:erc721 37:inventory -59:item 78:jpeg 45:me -21:old -23:one -31:only -29:out 43:see -26:there 33:to 57:wa
-21:which 41:without 21:you @tool=get_nft_market_chart 5:* -43:? 42:^chart 20:^did 28:^for -31:^i -31:^volume -38:^what 44:an -36:by
-34:cap 21:change 41:chart 37:cheapest 30:did 56:do -36:each 22:floor 31:go 38:he 50:history 23:in 43:it 45:lost -35:market
-26:marketplace 51:mint 25:more -26:much 48:need 21:now 22:of 25:price 43:project 20:see 35:slide 33:that 28:the -41:thi -46:time
-36:trad -51:v -43:volume -56:wa 51:we 25:went -50:what 30:you @tool=get_nft_markets -33:* -53:24h -31:^floor 21:^i -28:^what -21:an
36:and -27:are -33:at 93:by -63:cap -46:chain -42:coin -45:coingecko -45:collection -27:every -63:id -33:in -39:jpeg -35:market
-21:mint -26:my -37:need -34:nft 71:numb -25:own 57:owner -26:price -28:project -24:sal -45:the 36:there -24:top -28:up 66:v
-53:value -25:volume 39:w -24:what -70:with @tool=get_nft_security 24:* 37:^are 35:^could 49:^how 20:^nft -24:^which 31:^who
-29:against 43:any 29:ape -24:approval 50:are 28:back 33:be 93:been 95:burn 24:could -24:doe -31:find -42:floor -22:for -24:given
-27:ha 53:have 52:how -33:in 22:look 60:many 24:may 34:more -20:mov 21:much 34:of -26:or 60:own -26:page 21:real 23:so -29:theft
35:them -24:there 60:these 61:those 37:token 28:transfer -26:what -49:which 44:who 28:whoev @tool=get_nft_tickers -22: 32:*
-67:^floor 47:^i -48:^list 44:^volume 33:^what 22:^where 59:about -21:against 43:at 32:bid 47:buy -28:by 29:cheap -37:coingecko
-40:compare -31:doe -56:floor 42:for -40:high 51:i -38:id 32:in 28:it 32:like -48:list 44:lowest -31:market 65:marketplace -37:me
47:moment 48:my -21:need 125:one 38:please 24:price 89:that 36:them 43:to -35:today 40:v 28:volume 37:wa 28:we 26:what 35:where
-31:which -29:who -65:with 33:you @tool=get_nfts 39: 10:* 23:24h -53:^floor -24:^i 26:^list -32:^on -26:^show 44:^which -30:a
-52:all -23:and 61:cap 23:chain 65:coin 25:coingecko 28:contract 24:count -31:doe -28:for 50:highest -21:hold -25:i 64:id 32:in
63:market 31:most -33:my 37:native 43:need 20:of -29:on -34:please 46:project 24:rows -25:show -28:still 48:the -37:to -53:today
-26:trait 43:up 21:volume -27:w 68:with @tool=get_nfts_for_owner -23:^can 36:^check 70:^doe -24:^how -29:^i -40:^nft 53:^show 29:a
-21:and 28:check -45:he -29:how 34:in 27:jpeg 40:keep 40:me -25:much 29:my -21:name -31:on -28:only -23:own 48:show 37:sit 22:there
-23:wallet @tool=get_ohlcv -29:* 39:^need -25:^volume 39:bar -58:chart -28:for 39:from -24:high -35:i -59:it -40:last -24:low
38:need -53:open -40:pair 38:perp 23:spot 20:them -58:to -27:volume -58:want @tool=get_onchain_token_price -29: 39:* -58:? 48:^dex
61:^on -38:^pool -32:^token 74:^what 43:are 39:at 63:chain 46:coingecko -29:day 34:dex 32:do 70:doe 65:for -30:geckoterminal
-38:liquidity 29:now -22:of 26:on -28:or -20:pool -30:pric 92:say 25:their -26:to 28:trade -22:up -33:volume 52:what -26:which
44:worth @tool=get_open_interest -14:* 22:^how 20:^open -44:^perp -21:^which -29:bet 20:by 39:contract -25:from -35:fund -25:i
-27:it -25:leverage 24:many -55:of 44:oi -28:perp 49:please -20:there -53:to -41:want -43:which @tool=get_open_interest_overview
38:? -31:^open 28:^which 37:and 31:chain 45:change 28:dex -23:doe 42:ha 30:it -21:my 33:perp -33:please 24:position 23:togeth
24:value 27:venu 28:week 27:which @tool=get_options_by_chain -6:* -33:? -24:^how 37:^option -38:all -36:by -42:dex -35:for -25:how
-28:much 31:one 39:only 27:our -24:paid 27:to -23:wa 29:who @tool=get_options_overview -3:* -21:^how 43:^on -21:^put 21:^what 51:all
66:by 42:chain 27:did -33:every 21:notional -29:one -25:only 21:paid -35:there -28:to 20:trad 21:venue -21:wa -22:ye
@tool=get_options_protocol -10:* 30:? -38:^for 25:^how 47:^i -37:^option -25:^what 36:a -51:all -64:and 23:at -66:by -74:chain
-25:derivativ 43:dex 36:from 25:i -27:into 41:it -21:l2 60:lend -27:me 27:much -44:next -34:of -27:on -33:only -24:open -25:our
-51:per 49:platform -28:premium -40:protocol 25:that -49:them 31:there 22:to 53:use -35:venu -35:volume 67:wa -25:what
@tool=get_orderbook 28: -55:* -24:? -44:^bid 39:^book 54:^depth 28:^how 48:^if 33:^show -21:^the -86:^what 45:^which -43:a -24:and
31:are -33:ask -32:at -24:bid -32:book -24:both -64:buy 36:could -39:deep 42:depth -87:did 22:each -54:exact 31:exchange -32:fee
-44:for 26:give 43:how 22:i 45:if 38:in -31:it -42:level -78:like -77:look -26:market 24:me 36:much -34:now 47:offer -35:on -56:ord
47:over 52:perpetual 49:pl -40:print 41:rest 31:right 66:sell -42:show 26:side 30:that -34:the 69:there -75:what 43:which -27:with
@tool=get_perp_account -42: 37:* 22:^am 76:^fund -33:^my -23:^the -68:account -58:addres 59:am -60:entry 54:far 37:from 72:fund
29:get 76:ha 22:have 27:how 74:liq 44:liquidat -21:liquidity 54:long -34:los 38:margin 41:my -36:of 36:on -34:open -35:order 70:pay
25:per 37:perp 46:price -34:put -29:short -59:stop -24:the -66:there -31:today -31:v -30:wa -35:what @tool=get_perp_candles 32:
-32:* -34:^fund 32:^open 31:a 30:and -43:bar -29:from -41:fund -37:need -29:on 22:open -26:pay -34:perp 32:perpetual 28:pric -32:the
@tool=get_perp_fills -38: -21:^how 27:^my 68:^the -28:^which 65:fill -34:got -34:not -21:of -33:order 27:paid -27:pay -36:perp
32:sub 33:today -25:trad -25:which -27:with @tool=get_perp_funding_history -60:* 31:? -66:^fund -28:^how 31:^what -35:by -27:did
29:do -42:fee 39:from -52:fund -71:ha -27:how -46:in -68:long -36:much -79:my -65:pay 26:short 41:since -43:to 22:trad 26:what
@tool=get_perp_markets -6:* -40:^my 20:^perp 21:all 22:and 23:ha 21:interest 24:leverage 26:list -36:my 22:oi -22:pric
@tool=get_perp_mids -15:* -42:^what 37:against -32:and -46:ask -43:between -44:bid 38:check -23:for -40:i -40:if -24:last -26:look
-44:market 59:mid -34:on 36:our 27:pric 26:price -55:spot -23:the -26:v 41:wa -38:what @tool=get_perp_open_orders -52: -33:*
-38:^account -35:^any 26:^the -37:^which -66:and 32:any -23:are 32:do -62:fill -40:got 34:have 28:hi -21:in 30:me 33:mine -23:our
-24:perp -39:position 25:rest 67:still -52:the -39:with @tool=get_perp_orderbook -39:* -31:? -35:ask -29:at -32:book -42:if -77:l2
20:me -29:on 44:perp 38:thick @tool=get_polymarket_activity -55: 30:* -38:^ha -31:^i 44:^trad 57:^what 24:^which -44:account 21:and
-23:at 44:been 64:buy 35:did -29:for -27:guy 51:ha -20:have 29:he -22:i -23:made 29:market 24:of 61:on -27:one -21:out 23:recent
-26:redemption -22:settl -21:that 24:the 30:trad 31:trade 53:what -51:with 31:you @tool=get_polymarket_closed_positions 34: 4:*
30:^clos -26:^did 48:^how 44:^my -26:and -26:been 39:bet -33:cash 30:clos 38:did 30:do 23:earn -22:from -27:ha 31:how -25:in 28:list
38:los 26:made -35:market 22:much 20:my -32:now -30:open 40:or 45:out 22:paid -42:please 38:profit 28:realis -23:shar -21:them
25:they 35:with 29:won @tool=get_polymarket_event 41:* -34:? 66:^all -21:^what 25:a 61:all -26:at 21:in 39:market 30:me 25:my 36:one
21:open 45:please 22:pric 31:the 48:there -28:what 27:which 41:with @tool=get_polymarket_holders 7:* 20:? 27:^which 31:^who
37:account 33:are -20:bag 27:before -29:bet -54:for -24:ha -24:i 44:in -25:it 72:most 63:no -21:now 28:one -36:own 38:shar 35:side
27:the 30:there 22:thi -34:trad 25:which 30:who @tool=get_polymarket_leaderboard 32: -62:* 37:? -21:^did -25:^my -24:^top 46:account
23:all -49:are -54:best 33:biggest 23:crypto 39:for 29:have 44:made 24:market 50:most -33:my -51:of -54:on 49:only 32:politic
25:profitable -25:realis 30:since -34:the -26:today -57:top -33:trad -38:trader 47:volume @tool=get_polymarket_market 50: -23:*
-21:^how 29:^odd 37:^what -44:all -22:are -21:can -31:condition -26:cut -44:decemb 31:give 28:it -25:market -22:no -31:please
-20:question -29:there -21:up 27:what @tool=get_polymarket_midpoint 3:* -56:^best -39:^bid 51:^mid 65:^midpoint 37:^price -24:at
45:between -43:bid 48:exact 31:in -55:it 38:market 43:me 64:mid -25:now 57:of 34:price -35:right -33:thi -58:token 28:what 72:ye
41:you @tool=get_polymarket_orderbook -22: 30:* 45:^best 38:^bid -23:^book -55:^midpoint 42:and 56:bid -20:book 60:buy 62:cheapest
-38:clos 53:condition 64:for 36:i 44:it -42:market 38:midpoint 60:now -63:of -45:off 37:offer 36:on -34:ord 40:outcome 59:right
33:thi 70:token @tool=get_polymarket_positions 22: 12:* -39:^i 68:^my 30:^open 35:^show -61:^which -32:all 20:am 26:are -22:at
54:bag 59:bet -21:clos -20:copy -32:did 23:do -22:doe 62:down 32:guy 24:he -34:i -69:it 34:list 43:my 42:now 32:of 35:open 24:or
-41:out 48:please 34:position 30:right 35:show 31:that -29:they -22:to -40:togeth 23:trad 26:up -36:what 21:with -23:ye
@tool=get_polymarket_price -24: 25:* -22:^bid -21:^i 23:^price 56:^what -55:and -23:any -28:ask -43:buy -40:cheapest -50:condition
-60:could -47:for -21:in -35:it -30:lowest -26:market -24:me -45:midpoint 59:no 45:on 85:pay 23:price -49:sell 34:somebody 38:th
-28:that -33:the 43:what 76:would -34:you @tool=get_polymarket_price_history -31:* -21:do -21:in 23:we @tool=get_polymarket_trades
15:* -34:^how -35:^my 42:^trad -48:^what 35:a -30:about 25:and -23:are -53:been -21:bet 30:bought -50:buy 26:by 25:company
24:condition -36:do 81:event -57:ha -30:how 67:me -22:most -23:much 36:my 25:one 62:open 24:politic 87:run -24:sell 70:settl 25:that
42:the -23:there -35:today 22:trad 35:trader -24:up 20:wallet -41:what 43:with -31:you @tool=get_polymarket_value 3:* 26:^what
47:all -48:and -31:bet -37:clos -34:did -21:money -29:most 48:togeth 26:total 26:value 24:worth @tool=get_pool_info 40:* -36:?
-24:^how 40:about 21:are 38:both 45:for 23:ha -28:how 58:in 59:it 27:kind 44:me 21:of 51:pool 56:pric -23:price 62:somebody 46:the
48:to 61:token -24:twitt @tool=get_pool_ohlcv -24:* -46:? 35:^candl -83:^pool -21:a -51:and 23:are -35:liquidity 26:me -27:need
28:our 44:pair -36:pool -76:price 23:show -37:them -28:token -40:trad @tool=get_pool_trades -10:* -53:? -25:^did 34:^give -26:^ha
31:^how -51:^pool 36:^the -35:^where 40:amount -51:and 48:been -26:by -30:doe 36:every 22:from 27:give 26:how -28:live 44:more
33:much -39:not -32:or -27:pric -44:price 36:sell -52:somebody 43:than 48:there 22:thi -20:to -30:token 36:trad 31:went -30:where
@tool=get_pools -40:* 49:24h -52:? -52:^busiest -31:^dex 25:^on -30:^pool 47:^top -21:^volume -22:^what 47:a -25:all -30:and -28:at
37:beginn -51:busiest 21:by 48:count 56:day -30:dex 30:do -47:each -39:from -42:ha 25:highest -21:it 35:like 35:look 37:most -33:my
44:not -37:numb -44:one 50:people 27:rank 34:rows 27:see 33:swap 40:top 34:trade 35:turnov @tool=get_pools_by_address 44: 14:* 52:?
32:^how -21:^liquidity -21:^price 29:^volume 48:^what -27:about -48:can -34:day 55:deep 38:did 31:fee -34:for -22:geckoterminal
53:ha -23:i 47:liq -25:liquidity -39:lp -25:me 28:move 55:one 51:or 32:our 23:pair -34:see 57:since 25:that 46:the 64:thi -28:trade
-34:volume 41:what -30:with @tool=get_pools_by_dex -56:* -58:24h 72:^busiest -45:^dex -41:^pool -26:^top -24:^volume 72:busiest
-51:by -27:can 39:exchange -51:i -32:id -29:list 52:most 48:numb 75:one -25:pool -27:rank 23:since -47:to -26:top 29:trad -40:v
-44:volume 36:with @tool=get_prediction_market 8:* -32:^all -29:^chance 41:^how -22:^my 38:^odd 36:^open 29:^what 22:^when -22:a
28:about -27:all 40:already 35:and 25:at 33:been 40:bet 21:clos -34:cut 43:did -26:each -43:for 21:give 40:how 23:it -48:manifold
-20:market 40:much -27:need 29:now 24:open -37:please -25:resolv 46:resolve 25:side 49:stand -26:there -27:time 31:to 33:today -24:u
51:volume 46:what 23:when 27:which -42:with -43:ye @tool=get_prediction_orderbook 38:* 38:? 34:^book 58:^cheapest -36:^how 46:a
34:at 58:book 61:can 58:cheapest 49:could -39:deep 25:for -27:holder -32:how 28:i -33:it 31:market -26:me -22:mov 33:no 36:now 60:on
-26:outcome -47:please -54:put 39:right 22:see 54:sell -35:show 39:there 49:thi -20:to -35:token -26:want 21:way 38:what -27:with
-27:without 25:ye @tool=get_prediction_price -47: -38:* -25:? -32:^best -26:^cheapest -28:^i 50:^price -23:^put -45:^the -25:^what
44:^which -21:^who -39:best -31:buy 27:by -38:can 32:chance -55:cheapest -53:could 23:do -35:for 38:get 20:how 38:if -41:it
46:lowest 29:many 23:my -50:no -28:on 22:outcome -28:please -27:prediction 20:price -24:put -46:right -55:sell 38:shar 54:th 21:trad
-24:we -22:what 38:which -20:who -21:with -39:would 56:ye @tool=get_prediction_price_history 3:* 20:^ye 33:chance -28:do -26:doe
39:first 21:from 31:ha -20:it -27:manifold 38:me 70:mov 23:move -27:much -28:on 44:see 33:show 21:since 23:the 29:to -21:token 44:up
39:want -22:what 42:who @tool=get_prediction_trades 13:* 21:^fill 67:^print -21:^show -26:^which -26:did 21:fill -32:he 29:in
28:last 37:late -30:old 79:print -25:tape -23:which @tool=get_price -29: -21:* 24:24h 61:? -45:^for 47:^how 59:^in -63:^price -29:^v
-30:a -25:against -50:all -65:am -60:and -47:are -45:at 38:be -34:buy -71:by -51:can 31:cap -35:coin -35:coingecko 31:cost -47:could
-55:crypto -36:currency -21:date -41:day -22:did -48:down -23:each 31:far -23:from 23:go -49:ha -21:hold 25:how -26:i -32:id -20:in
23:it -37:look 20:many 25:market -69:mcap -42:me -36:moment -35:money -23:mov 22:much -76:my 40:now -60:of -53:on -23:only -67:or
-36:our -20:percent 61:pl -46:please -21:pric -81:price -22:quote 58:right -22:run -33:show -25:that -42:the 33:them -22:they
-32:time -24:today 28:token -60:up -47:v -27:vol -22:wa -52:which 38:would -44:you @tool=get_price_chart -38:* -34:^and -42:^ha
-22:^how -24:^in -41:^price 30:a -56:against -28:and 32:at -26:chart 21:clos 33:end 53:for 56:from -39:ha 44:history -25:id -27:in
29:json -29:mov -28:move 27:my 21:need 37:now -24:of -36:on 55:only 40:our 55:pric -31:price -31:since 27:step -32:supp -77:that
-42:today -27:year @tool=get_price_percentage_change -40: -13:* -52:? -49:^by -32:^ha 26:^i -28:^what -26:addres -49:all 39:and
-25:any 39:bett -45:bought -23:by 37:coin -29:day -21:defillama -27:did -23:do 36:down -49:from -68:go -28:ha -25:how -20:i 20:in
-72:it 20:most -32:much -31:on 39:or -48:percent -52:price -25:show -87:since -57:thi -37:time -31:today 62:two -56:up 34:v -46:wa
-29:with -30:worth @tool=get_protocol_fees -63: -6:* -70:^fee -33:^for 24:^holder 64:^revenue -32:^what 47:^which -23:^who 42:all
33:app -34:by 30:chain -47:do 49:doe 29:each 26:fee 44:have -23:holder -27:i 42:it 31:itself -39:kept -37:lie 32:list 20:lp 47:made
21:make -21:money -48:most -28:my 23:need 37:no -52:now 43:of -55:one 37:only 22:paid -50:pool -23:revenue 71:share -66:that -20:thi
35:to -20:token 23:user -65:v -60:wa -33:want 25:we -32:what 40:which -22:who @tool=get_protocol_tvl 25:* 49:? 35:^did -35:^fee
-24:^how 27:^i 37:^the 48:^tvl 28:^when -26:^who -21:are -42:dao -20:defi 22:did -63:fee 33:get -25:have 22:into 47:just 36:lend
57:lie 42:market 33:me 45:one 31:present 30:project 44:protocol 29:saving 21:spr 47:tell 21:the -22:there 22:thi 52:total 37:tvl
27:wa -23:wallet 35:we 24:when -23:who @tool=get_pyth_price 33:? 48:^doe -33:^pyth 47:a -55:apple 35:are -46:at 32:doe 40:feed
25:for 30:i 35:it 24:my 50:now -30:of 58:oracle 41:please -28:price 34:right -20:stock 51:that 31:the -48:which
@tool=get_pyth_price_at -20:* -34:^price -26:against 36:and 25:confidence -36:feed -40:in 23:liquidation -27:my -27:now -20:of
-32:one -30:price 48:second 29:stock 23:that 20:the 27:very 30:with @tool=get_raises -32:* -30:^latest -26:^which -43:^who 26:a
-50:are 43:for -22:fund 43:got -64:hack 35:invest 69:investor -67:latest 39:lead -27:led -52:of -30:please -48:project 32:that
-32:them -27:which -44:who 31:with @tool=get_recent_trades -44: -18:* -41:^fill -29:^the 29:^trad 49:^who 36:are -23:buy -23:by
-20:fee -42:form -35:from 27:give 24:it 28:last 38:list 47:look -42:market -37:my -45:of 29:on 41:or 55:perp 28:please 43:recent
52:right 30:sal 36:sell -35:side -37:tak 28:time 48:who -44:with @tool=get_recently_updated_tokens 22:^token 21:fresh
@tool=get_rugcheck_new 6:* -45:^rugcheck 34:^which -27:^who 21:a 34:and -33:are 37:at 45:can -39:for 31:just 37:last -44:launch
32:made -34:me 38:mint -31:most -41:now -26:of -20:on -33:report 48:seen 49:still -33:there 30:they -39:thi 30:token 33:up
-26:verify 24:which 53:who @tool=get_rugcheck_recent -27: -25:* 23:? -26:^which 25:are -22:for -24:in 22:look -27:me -40:recent
-27:up @tool=get_rugcheck_report 21: 30:* 36:^what 58:been 23:doe -24:freeze 35:ha -22:just -22:mint -21:more 25:much 29:of -20:our
38:share -27:still 38:supp 39:thi 30:to 21:top -27:wa 39:what -24:which -27:who 34:with @tool=get_rugcheck_summary 38:* 44:^rugcheck
23:a 36:bought 36:coin 51:for 24:in 58:launch 47:me 37:memecoin 24:on 47:risk 27:safe 36:short 64:thi -22:which
@tool=get_rugcheck_trending -20:* -53:and -34:at -30:last -23:look -22:rugcheck 27:today -25:token @tool=get_rugcheck_verified
45:and -28:are -29:i 28:rugcheck -23:the -30:there @tool=get_sol_account -41:* -22:about -30:account -23:addres -40:did -23:lamport
-28:on -24:please -30:program -57:that -21:the -40:transaction @tool=get_sol_balance 11:* 35:? -31:^how 35:^what -24:account
-35:addres -31:all 47:am 21:at 29:do 38:empty 22:have -21:hi -20:how 24:i 22:left -27:list 48:me -23:much 25:now -26:of -24:on
-30:please 21:sitt 23:still 35:tell -33:to -75:token -20:wallet 24:what 26:where -55:which @tool=get_sol_block_time 6:* -22:^when
22:have 59:made 36:my -22:produc 61:slot 23:time 23:timestamp @tool=get_sol_largest_accounts 17:* -26:? 39:^how -34:^i -31:^on
63:account -25:and 35:coin -27:everyth 66:from -25:have 34:how -23:i 36:many -30:my 33:of -30:one -35:phantom 33:straight -26:supp
40:the -24:thi -21:to 54:top -25:what @tool=get_sol_network -4:* 41:^i -21:epoch -39:for -34:next -34:our 40:per 41:second -36:the
29:tp 35:transaction @tool=get_sol_priority_fees -3:* -49:^i 21:^which -40:and 33:get -22:lowest 46:min 42:on -42:program 61:rn
-52:swap 23:that -22:to -37:tp 43:tx -24:when @tool=get_sol_signatures -22:* 24:^when -24:balance -26:in -25:it -22:kind 26:last
20:when @tool=get_sol_token_accounts -26: -24:* -36:? -25:^balance -26:^how 22:^i -33:^the 52:^token 33:^who -21:addres -63:and
-47:are -24:balance 39:coin 50:empty 41:ha 31:have 32:he -33:how -43:in -21:it 32:list -28:mint -45:much 25:my 42:on -23:or 37:our
32:own -38:program 43:sit -46:spl 44:that 22:too 29:wallet -50:which 23:who 33:with @tool=get_sol_token_supply -3:* -32:? -40:^i
32:^supp 24:^total -35:account -39:all -25:are -54:artist -30:burn 26:chain 29:circulat -40:did -23:everyth 25:exact 57:exist 31:for
-39:i 26:me 29:mint -23:our 55:pl 22:right -27:so 29:supp 23:that 35:these -31:thi -31:those -22:to 24:total -32:what -20:which
@tool=get_sol_transaction 53:* 78:^did 47:^show -25:^transaction -28:^what 38:^which 38:a 40:and 52:be 40:check 30:custom 78:did
-27:do 48:from 47:go 41:happen 34:it 22:land 58:pay 45:program 43:show -42:so 51:that 40:the 41:thi 46:through 37:transaction
35:what 33:which 50:yet @tool=get_solana_asset 32: 44:* 62:? -44:^compress -54:^show 44:^what 61:^who 45:and 29:asset -39:by
-32:collect -62:compress -52:creator -26:everyth -34:for 30:it 38:made -46:me 31:metadata -27:name 57:numb -37:on -25:one -34:our
53:own -34:phantom -51:show -39:that -50:the 37:thi 71:trait 45:wallet 47:what 41:which 58:who @tool=get_solana_assets_by_owner -35:
41:* -50:^compress 35:^my 38:^nft -29:^what 68:^which -24:^who -26:are -39:by 21:collect -68:collection 73:doe 86:he -23:how -36:in
-23:left -28:much 21:my -38:of 63:on 35:one 33:our 49:phantom 36:show 29:that -28:the -47:them -21:there -29:thi -58:to -40:wallet
40:which -46:who @tool=get_solana_parsed_transactions -11:* -21:^did -26:^in 46:^which 32:an 38:block -36:check -29:client -23:for
33:got -32:impermanent -32:los 24:my 27:nft 29:on 34:one -34:our -28:pay -35:signatur -22:simple 35:swap -29:the 25:them 38:these
-41:transf 33:which @tool=get_solana_priority_fee_estimate 3:* -28:? -21:be -27:did 24:do 21:my 25:need -33:on 52:program -29:set
21:so 47:swap -23:they -40:tx 22:writ @tool=get_solana_token_security 45:* 22:? 50:^i -34:^mint 29:^my -38:^the -42:^what -37:^which
-31:account 45:all 25:and 34:anyone 31:are 41:artist 33:coin 30:freeze 31:friend 32:hi 55:hold 43:holder -21:how 26:in 36:it 24:know
22:me -22:mint 24:more 41:our 20:rug 86:safe -23:spl 45:that -39:them 38:thi 37:token 30:want -44:which @tool=get_spot_balances -40:
-22:* -43:^which 22:at -21:liq -21:pric 26:spot -27:the 33:up -35:which -43:with @tool=get_spot_markets 14:* -28:^i 42:^what 32:and
48:between -25:circulat 25:i 48:if 51:market -29:perp 44:spot -25:supp 30:the -26:trad 39:what @tool=get_stablecoin -31: 7:* 69:^did
-21:^for 68:^on -55:^stablecoin 58:^supp -26:^the -43:^what -30:^which -23:any -21:are 31:at -42:back -27:by 32:cap -39:cent
48:circulation -26:client -40:coin -26:day 39:defillama 32:did -27:do 24:each -21:float -29:ha -69:hold 37:i 25:keep 56:lose
26:market -35:money -28:most 61:my 55:network -53:now 52:numb 34:of -45:one -42:only -65:our 22:out 27:sit -56:stabl 124:stable
21:still 36:that -49:them -43:there -33:these -24:they -38:time -70:to -48:treasury -42:wa -41:want -54:we -36:what 39:which
-37:with @tool=get_stablecoin_chains 3:* 47:? 54:^how -55:^on -24:^stablecoin -30:all -33:and -20:are 49:blockchain -38:by
-50:circulation -24:defillama -25:do -50:each 36:ha 27:how -33:i 29:it 89:money 43:most 29:much -44:my -40:network 42:per 26:please
56:sit -36:stabl -53:stable 37:stablecoin 24:where 82:with @tool=get_stablecoin_charts_by_chain 24: -34:* -57:? -49:^how
63:^stablecoin -59:^supp -31:^the -25:a -47:all 35:app -30:at -21:circulat -35:client 22:company -33:float 42:grow 27:liquidity
-57:money -20:most -22:my -23:numb -40:of -44:one -31:out 51:over 25:since -57:sit 23:stabl -57:stable -28:supp -38:that 48:there
55:time 21:total -33:wa -66:with @tool=get_stablecoin_charts_global -17:* -60:^stablecoin 36:^supp 37:all -56:circulation
22:defillama 25:develop 46:float -41:how -32:in -46:much 27:numb 27:out -47:over -28:since 26:stabl -31:stable 27:supp -27:that
-36:there -47:time 31:togeth @tool=get_stablecoin_dominance 13:* 28:^on -39:^which 25:all -31:and 52:in -31:it -23:most 50:our
24:percentage 26:rank -22:sit 48:stabl 22:the 23:whole @tool=get_stablecoin_prices -50:* -27:^can -47:^did -39:^i -23:^price 53:any
-40:are -22:at -33:can 32:hold -22:i -28:in -35:keep -60:lose -28:many -44:my 21:off -25:one -30:pric -41:stable -57:stablecoin
-35:still -21:supp -23:the -22:wa -32:you @tool=get_stablecoins -3:* 26:^biggest -60:^how 61:^stablecoin -22:^what 39:^which 27:and
48:are 53:back 29:biggest 48:by 58:circulation -37:hold -51:how -29:it 39:largest -23:market -72:money -28:most -53:much -22:over
-27:peg 50:rank -26:sise -62:sit 72:stabl 43:them 24:there -53:with @tool=get_storage_at -8:* 29:^i 27:^read -33:and 42:can
30:contract 24:latest 28:read 24:to @tool=get_sui_token_security -23: 31:* 22:^can 41:^coin 67:coin 40:hold 38:list -23:risk 30:the
-26:to 29:who @tool=get_supported_currencies 42:* 35:^what 38:all 30:are 62:can 31:coin 38:currency 37:give 28:i 47:in 27:of 35:or
56:price 38:set 35:show 20:the 39:v 44:what 38:you @tool=get_ticker 4:* -33:? 39:^bid 50:^i 24:^last 62:^perp -23:^spot 43:^the
-32:^which 25:account -24:all 20:and -24:are 88:ask 53:at 48:bid -25:book -32:depth -27:doe 42:each -114:from 37:high 27:i 23:it
56:last -27:list 33:look -26:low 32:moment 28:one 36:our -64:over -35:pair 25:perp -20:pl 23:same 36:spot 50:the -29:there -86:tick
-43:to 64:trad 22:v -27:volume 59:we 58:where -59:which -25:withdrawal @tool=get_token_balance 16:* -89:^balance 36:^can
-54:^contract 29:^doe -46:^how -24:^i -37:^on 56:^our -22:^price -44:^the -46:^token 28:about -45:account
-22:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -51:addres 29:all
-22:allowance -58:and 45:are 42:ask -39:attestation -75:balance -36:be -24:both 22:by 77:call -41:circle -36:client 44:dao -22:doe
52:exact 37:for -44:from -42:given -36:go -72:have -31:he 30:held -35:hi 26:hold -32:how 34:keep 22:left -28:like -39:me -24:much
-22:my -40:need -39:nev -41:not -21:numb 26:or 45:our -29:over -24:pay -23:pool 43:present -28:price -35:pull 40:queue 33:say
-43:send 60:show -38:sign 61:sit 67:so 33:stablecoin 42:symbol -38:take -21:th 72:that -45:there -58:thi 46:token -46:wallet -34:we
-41:with -21:worth -32:would 43:you @tool=get_token_counters -28: -27:* 51:^hold 32:^i -39:^numb -41:^who 39:a 26:about 43:address
32:and -22:been -44:burn -61:by 55:count -27:far 64:hold -46:holder -28:it -36:keep -26:look -38:numb -21:often 26:own -24:so
25:talk 24:th -58:to 46:token 24:total -23:up -23:what -25:which @tool=get_token_holders -5:* -27:? -21:^biggest -21:^how -41:^on
-22:^what -20:a -21:and -34:bag 33:bet -28:burn 49:contract 28:d -26:doe -28:held 46:hold -26:how -59:in 23:largest 28:like 22:me
-36:my 43:name -55:no 45:now -36:numb 30:one -20:only 34:pl -21:shar -30:share -27:so -34:supp 29:that 37:the -21:their -39:thi
-32:token 45:top -54:total 91:wallet -22:ye @tool=get_token_info -47:* -22:^how -24:^what -37:^which 40:did -47:group -22:how -29:in
37:m -22:many 28:mint -21:my -24:of -43:project -31:score -43:telegram -34:the -31:thi -36:today -46:token -46:twitt 23:want
26:website -33:which 37:writ @tool=get_token_lock_info 26:* 56:? -26:^how 52:a 52:any 48:can 40:chain 56:coin -20:end -35:in 73:it
65:liquidity 20:lock -24:next 21:of -41:out -46:still -20:that 21:to 39:wa 33:want 41:we 41:where -25:which @tool=get_token_metadata
32:^how -32:^look -24:^my 21:^total 29:^what -35:a 43:an -34:chain -51:contract 26:decimal 36:erc20 -34:explor -50:from -27:look
-34:name 38:nft 41:or -23:please 64:th 30:that 23:to 33:today -40:token -29:up 45:wa -29:which -29:whole @tool=get_token_orders 14:*
-25:? 35:^how -23:^which 37:did 31:for 34:how 40:i 43:it -29:me 45:much 29:or -24:paid 39:pay -20:token -29:which
@tool=get_token_pairs -47:* -26:^dexscreen -24:^find -22:^what -32:a -29:and 21:coin 25:dex -37:do -23:find -35:liquidity -38:list
27:my -28:of -48:on -68:once -40:pippin -21:price -31:trade -24:what 29:where -21:with @tool=get_token_pools -22:* -22:24h -24:^on
-22:^what 27:^which -36:a -32:and -27:are -33:at 57:can -60:day -40:dex 20:enough -20:from -33:geckoterminal 26:i 28:in -29:look
48:lp -36:me -51:most -27:or -26:pric -39:price -32:see 38:sort -21:that -43:to -35:trad -23:trade 26:transaction -25:up -24:v
26:with -25:you @tool=get_token_price 63:* 80:? -32:^any -46:^can -28:^coingecko 58:^did -55:^find 43:^ha 68:^i -24:^my 23:^on
79:^price -38:^show 26:^the -58:^token 29:about 31:above 40:acros -25:addres -38:address -27:against -36:all -22:also 25:am -26:an
24:any 49:are 38:below 29:bos -35:both 51:bought 62:broth 32:but -52:can -49:cap -30:chain -33:change -35:check 56:coin
-32:coingecko -32:colleague -25:contract 75:current -28:day 77:did -29:do -36:doe -23:every -55:exploit -58:find 101:from 56:go
35:gone 70:got -47:grandson 29:ha 35:he 61:hi 61:hold 39:i -32:id -26:in -36:inside 45:into 43:it -23:just -30:know -35:last
-38:made -27:market 66:may -33:me 43:mean -26:mint -29:more 42:my 20:name -57:now -37:old -46:only 32:or -96:oth -53:our 46:over
-37:paid -39:pair 21:pap -20:pay -31:pippin 22:please 32:pric 50:price -21:protocol 42:put -68:right 50:rn 52:same 69:sat 50:saving
64:say 33:show -23:single 46:sist 62:so -35:some 44:source -23:spr 61:still -20:t 53:th -43:that 35:the 24:them 45:there 22:thi
25:think 36:tick -25:time -40:to 38:token -31:tool -54:trade -48:treasury 61:und 69:up -59:value 41:verify -73:wa -38:wallet
-55:want 54:we -61:were 41:what -39:when -25:where 38:wheth -27:will 62:yet -49:you @tool=get_token_price_by_contract -20: -72:*
35:^and -23:^contract -33:^i -40:^market -30:^token -26:both 29:by -58:cap -24:capitalisation -60:coingecko 23:did -29:for -39:from
-34:i -32:in -74:market -31:on -33:only -23:please -37:that -69:the -46:thi -37:token -43:volume @tool=get_token_profiles -10:*
25:give 46:paid 49:profil 25:profile 26:there @tool=get_token_security -13:* 24:^can 39:^token -42:any -25:ape -22:audit 46:be
20:blacklist 37:by 22:contract 23:fee -31:flag -35:goplu 37:hold 28:new -26:nft -22:or -23:own 46:paus -33:risk 30:safe 28:telegram
39:them 20:there 22:token 33:trad 22:when -20:which @tool=get_token_transfers 24:* 31:^latest 31:^show 28:^which -31:a -37:all
-27:ape -21:came 24:feed -43:for -25:ha -24:i -52:it 29:latest -33:list 45:mov -22:movement -45:my 66:on -23:our -22:please 68:send
30:show -49:that 62:to -47:wallet -25:we 67:who @tool=get_tokens_by_address 38:* 36:? 65:^a 22:^price 31:a 62:about -37:addres
28:ask 32:at 27:call -22:chain 78:client -29:contract 26:decimal 50:doe -20:for 36:it 31:many 33:my 36:need -21:no 34:see 22:symbol
36:thi 24:v 40:volume 28:what 47:with @tool=get_transaction 24:* -23:^did 21:^ha 48:^how 43:^i 63:^my 24:^nonce -34:^someone 29:^who
-28:arrive 108:block -44:broadcast -22:can 40:check 26:claim 25:confirmation -56:contract 27:cost 22:could 36:data -20:did 36:doe
-34:fee -38:go 22:gone -29:hash 23:hour 54:how 24:if 28:includ 38:input 37:land 25:look 32:made 66:many 43:min -46:mine 27:money
45:morn 21:much 54:my 30:nonce 28:not 29:noth -64:on 24:one 21:or 58:our -40:pay 53:payment 50:please 23:receiv 47:sent 34:show
-34:someone 54:statu 27:still 29:stuck 22:tell -40:that -30:through 29:thru 47:transaction 81:transf -40:tx 24:up 59:value -23:we
-26:when 40:where 27:whom 40:withdrawal @tool=get_transaction_details 5:* -21:^what -25:broadcast 38:call -21:contract 24:custom
33:data -21:from 26:hash 48:if 47:input 31:me 49:or -40:please 49:tell 31:thi -22:to @tool=get_transaction_logs -18:* 45:^decod
55:^event -36:^what -26:an -20:are 28:before 49:decod -21:doe 40:emit -21:event 24:fail -47:ha -23:internal 31:log 30:nam 27:need
28:no 21:on 26:only 43:pl 24:revert -30:that 27:them -28:thi -37:topic -24:what @tool=get_transaction_receipt 41: -10:* 28:?
32:^event -21:^my 44:^wa 23:^when -25:^which -24:all 23:already -27:arrive -23:can -23:every 26:fail -40:fee -36:for -39:ha -29:log
-24:made 35:min -42:mine 31:morn -32:need -21:on -24:paid -30:pay 32:payment 24:pl -32:please 48:price 50:receipt 26:statu -24:that
-22:to 27:transf -47:up 33:use 28:used 39:wa -41:with 20:yet -22:you @tool=get_treasuries -28:* -35:? 22:^i 38:and 22:biggest 22:by
-27:coin -23:dao -32:doe -42:fee 29:for 20:how 28:i -41:in 25:into -26:it -43:keep -36:largest 26:need -61:or -55:our 36:protocol
26:report -61:should 28:show 38:sit 23:their 21:whose @tool=get_treasury_by_entity 47: 4:* -33:^list 27:^the -28:^when -34:^which
-87:a 34:and -31:are 35:at 45:average 29:balance -22:by 42:change -27:crypto -31:each -47:government 36:have 23:hold 27:it 43:los
55:many 46:min 23:my 23:now -26:of 38:on 21:or -42:our 46:paid -51:price 54:profit 33:shar 34:sheet 28:sitt -32:stack -50:that
33:their 37:they -46:thi -50:token 35:treasury 49:v 39:value -26:when 48:work 50:worth @tool=get_treasury_holding_chart -14:*
-25:^chart -24:^the -33:all -29:any -35:buy -30:chart -25:cost 59:firm 39:for -41:have 32:list -27:many -43:or 40:our 34:own 24:paid
39:pile -21:please 36:report -27:sell 24:show -24:since 49:stack 21:treasury @tool=get_treasury_transaction_history -5:* 23:^buy
-21:^how -44:^what 34:^when -27:all 32:been 35:buy -34:current -37:doe 35:every 40:government 48:ha -31:have 47:last 20:list 50:min
25:of -32:on 31:own 31:price 32:purchase 37:shar -35:sitt 30:stack 24:there -36:thi -38:to -30:what 26:when -22:which
@tool=get_trending 22:* 26:^i 30:^trend -24:and 27:at -44:can 49:coin 25:coingecko 33:everybody -28:id -25:it 30:moment 60:most
26:new 23:now 33:people 71:search -22:talk 45:trend @tool=get_trending_pools 13:* 61:? -28:^newest 56:^pool -24:^trend 25:^what
-26:^which -29:and 34:any 31:are -31:by 24:chain -31:coin -36:for -20:how 34:into -30:most -28:newest -53:now -30:of -26:one 35:only
33:pool -27:search -38:that -41:the -29:there -29:volume 24:what @tool=get_wallet_active_chains -36:* -27:are -41:check 23:did
33:first -35:he -28:last -21:most -28:need 28:that 29:thi 20:touch 21:up -29:wa 28:who @tool=get_wallet_activity -47:* 35:^list
32:^recent -32:^which -26:activity -34:and -35:balance 24:be 38:came -22:client -44:do -36:follow -27:for -22:ha 39:into 31:last
-26:late -25:ledg 36:list -22:money -23:of -22:only -22:out -23:say -24:the -34:touch -28:wallet -31:which 20:would
@tool=get_wallet_approvals -23:* -47:^can 21:^how -54:^i 27:^my 26:^nft -50:^please -79:^revoke 64:^which 53:^who -25:addres -39:all
21:allow 27:approv -37:approval 25:are -43:be 71:can 45:clean -20:click 28:did -75:doe -69:every -50:for 58:from -25:gave 37:give
-28:have 40:hi -68:it 76:list 25:may -60:me 29:move 43:much -66:my 66:nft -28:now -42:old -43:on 46:one -33:open 46:our 41:out
-29:own -72:please -85:revoke -33:rout 72:should -32:some -22:someth -24:spend 26:spender -38:still -63:that 42:there -24:thi
37:think 27:token 45:up 28:what 59:which 25:who @tool=get_wallet_balance_history 76: 41:* -32:^balance 33:^i 32:^in -23:^show
59:^the -33:^which 57:a -43:addres -28:and 49:can 34:chain -31:chang -31:could 47:day 35:did -23:do 37:down 44:end 23:for 22:get
60:ha 58:he 37:how 44:i 45:many 37:metamask 51:need -35:or -27:our 20:pl 52:please -21:since -23:sit 50:treasury -46:up 54:wallet
39:want -29:which 35:year @tool=get_wallet_counters 18:* 52:^what -42:^which 27:^who -30:a 37:account 28:active 43:activity
-31:addres 40:already 21:an -56:block 41:burnt -23:busy 32:company 77:did 44:for 26:ga -20:ha -34:he -24:it -34:like 44:made 25:more
26:numb -23:one 22:or 29:our 73:pay 57:send 21:sent 40:them -37:there -32:today 32:transaction 31:wa 57:we 34:what -31:which 25:who
@tool=get_wallet_defi_positions 30:* -30:^am 39:^how 49:^what 69:^which -29:a -31:airdrop 24:am -24:any 42:app -31:are 33:bank
30:chain 51:dao 26:defi 44:deposit 39:did 38:do -29:eligible -31:for 26:fund -41:get 38:have 50:hold 54:i 40:in -26:into -24:keep
26:lent 34:lp -23:many -25:market 30:much 35:my 24:of 33:our 28:out 21:pay -32:price 27:provide 21:stak -25:that -27:them -35:there
-23:to -28:token 23:total 52:vault -30:wallet 47:went 31:what 29:when 24:where 75:which 32:with -23:work 37:yield
@tool=get_wallet_history 27:* 52:^everyth -23:^explain 40:^in 26:^swap 27:^what 45:account 24:all 47:also -25:an 22:been -38:can
33:coin 24:do 50:everyth -23:explain 46:fee 26:ha 28:history 23:late 56:list 32:mint 28:most -31:of 36:one -25:out 23:paid 25:pl
-37:statement 30:that -43:them -26:these -28:think 36:token 22:u 34:were 23:what -27:you @tool=get_wallet_net_worth -23: 10:* 45:?
27:^how -29:^my -21:a 43:acros 33:am -31:and -21:ask -31:coin -24:each -23:have -26:hold -62:it -28:my -44:on -27:only 56:or 66:rich
47:spam -23:that -23:the -24:togeth -30:token -31:value 76:wa -25:wallet -39:with @tool=get_wallet_nft_collections -13:* -28:?
46:^collection -29:^i 24:^nft 44:^of 30:^show -33:^what -30:^which 47:all 23:before 50:collection -42:could 50:count -23:for 24:from
35:ha -31:he 28:in 59:item -27:like 23:member 31:most -20:nam 42:pay -52:piec 25:please 27:real -31:rows 27:show -21:sitt -40:them
-21:to -23:trait 22:want 41:with -31:you @tool=get_wallet_nfts 7:* 33:? 29:^doe -28:^i -40:^of -36:^on 77:^only 105:all -22:an
26:ape -32:be 26:belong 28:by -22:check -74:collection -27:contract 28:could -43:count -32:did 38:erc721 -23:every 23:floor -43:for
-20:ha 49:have -43:he -29:hi -39:id 70:item -36:jpeg 24:made -23:me 30:member -44:most -35:move -69:name 31:nft 24:one 58:only
-50:or -38:our -36:own -42:pay 58:piec 25:she 25:someth 21:the -28:there -32:they -51:token -27:wallet -22:we -31:which -23:who
-24:with -31:would 35:you @tool=get_wallet_overview 20: 23:* -29:? 47:^doe 54:^ha 47:^somebody -30:^what 51:^which -26:^who 40:a
22:addres 42:an 30:and -26:anywhere 22:behind 43:belong 65:by 54:can 35:check -24:code 29:cold 67:creator 27:deploy 32:doe -44:find
55:got -33:guy 78:ha 32:have 29:her -52:home 37:hot 77:how 34:in 47:it 28:left 51:many 27:most 55:much 22:name 64:nft -26:of 49:on
53:only 20:or -53:oth -22:our -43:own -54:person -22:real 25:say 54:sent -51:so -27:solidity 23:some 44:somebody 50:stand 28:str
48:tell -39:that -21:thi 36:u 31:wallet 35:which -23:with 57:you @tool=get_wallet_portfolio 29:* 29:^all 23:^balance 31:^everyth
-30:^i 36:^my 28:^net -21:^on 58:^our 39:^wallet 27:about -44:acros -74:addres -34:address 24:all 40:and 27:are 63:artist -25:back
59:bag 78:bal -23:balanc 36:balance 47:biggest -44:both 29:bought -20:call -45:chain 69:check 44:client 28:compress -26:contract
-25:cost 28:crypto -27:day 26:do -31:doe 25:everyth -23:firm 29:good 60:grandson -34:ha -30:have 26:he -22:hex 48:hi -49:hold 23:i
40:if 43:in -26:it 44:just 25:kind 39:know 44:last 48:ledg 21:left 26:look 79:made -69:many -25:mine 48:mint 49:money 40:much 24:my
23:net -24:next -25:no 26:not 24:now -59:one 57:our 53:out -25:over -29:pay -32:people 27:piec 29:please 33:portfolio 23:put 29:rich
34:right -43:run -35:say 42:set -21:she -56:sit 29:sitt -34:so 21:some -45:spam 56:spl 22:still -40:tell -38:that -46:their -20:them
66:there -25:to 23:togeth 76:token 27:too 33:trad 60:treasury 43:up 48:wa -30:wheth 68:which 42:with 35:worth 32:you
@tool=get_wallet_profitability -10:* -25:^did 24:^pnl -31:^realis 20:^trad 34:be 38:been 30:ha 24:how -20:in -22:los 26:lost 22:much
26:not 22:or 27:over 25:pap -30:profit -44:rate 22:still 37:tell -26:today 24:wallet -57:win 23:you @tool=get_wallet_swaps -23:
-22:* 36:^ha 53:^on 22:^recent 21:^swap -37:^where -23:^which -26:account 49:are -25:at 27:been 39:by 23:dex 36:did 34:do -29:doe
-41:entry 26:first 39:ha 38:have -33:he 29:made 33:many 44:most -31:my -45:old -48:or -22:pric 38:sold 38:some 32:swap 62:them
29:there -30:token -31:trade -45:we 32:when -31:with @tool=get_wallet_token_balances 10:* 25:^balance 39:^how -22:^list -40:^only
-40:^price 65:^search 45:^token -34:^which -25:a -20:addres -41:all 47:and -47:at -63:by -24:contract 46:doe 25:every 75:explor
-31:go -32:ha 49:have -57:held 40:holding 30:how -34:i -20:in 57:inside -26:it 35:me -33:most 42:much 38:need -21:nft -28:no 35:of
-80:only -23:over -38:piec -27:please 42:pric -70:rows 64:search -38:sit -32:that -23:to -33:want @tool=get_wallet_token_transfers
-42:* -34:? 68:^did -51:^for -27:^how 43:^my -28:^on -20:^only -30:^please -30:^show 38:^the 22:^which -24:a 48:airdrop 78:all
-60:and -25:are 34:arriv 69:arrive -34:balance -32:be -43:block -42:by -22:can 43:check -41:contract -41:could -54:custom 68:did
-30:do -33:doe 21:erc20 -23:every 41:exchange -37:first -36:go 58:got 28:ha -27:hold -30:how -50:i 35:if 27:incom 39:into -29:kind
48:late 43:left 43:link -29:list 38:me 40:money -29:mov -54:movement 33:my -23:need -25:newest -36:nft -29:of -42:on -47:out
-29:outgo 48:over -22:own -23:please 22:pull -57:receiv 21:say -45:send 46:sent 21:she -28:show 26:since -34:th -29:them -24:to
24:token -41:transaction 51:transfer 43:u -21:wa 21:wallet 23:what -45:who -56:with -20:withdrawal -23:would 46:yet -46:you
@tool=get_wallet_transactions -55:* -20:^call -31:^for -22:^how 36:^show -25:^the -34:^transaction 23:^tx -35:^what -25:^who -22:a
34:all -29:an -28:and -23:been -24:by -36:call -20:d -39:ever -24:got -33:ha -22:how -30:i -43:in 35:internal -21:it -37:made
31:mine 31:need -31:nonce -25:on -21:one 34:only -38:or 34:our -22:pl 29:rows -38:sent 23:show -23:so -37:th -57:that -24:the
-20:transfer -48:wa -27:wallet -36:what -24:when @tool=get_yield_pool_chart -17:* 26:^apy -21:^ha 33:^my -26:^newest 24:^yield
73:and 52:apy 32:defillama -48:deposit 32:down -25:ha -21:i 27:into 28:like 20:my 27:now 23:one -21:or -24:our 35:over -46:park
24:pay 28:please 27:put -26:report 28:saving 36:see 39:show -26:stable 32:summ 38:there 40:thi 73:to 40:wa 46:went 29:would
@tool=get_yield_pools -40:* -20:? -56:^i 24:^stablecoin -33:^tvl -46:and -23:at -39:did 26:doe -42:earn 56:farm -37:i 23:in -44:it
-60:keep 34:least -29:lend -32:liquidity -21:me -51:my 34:only -23:or -23:over 32:pay 24:per -21:pool 46:rate -44:reward -28:see
23:stable 27:stablecoin 25:stak 22:th -23:thi -64:to -27:tvl 20:use -24:wa -29:want -23:would 35:year @tool=hash_keccak256 -3:* 37:?
21:^keccak -44:can 39:contract -36:do 38:doe 62:for 39:in 70:keccak -22:on -31:please -60:text 45:that -27:the 29:what -32:with
-29:you @tool=hash_typed_data -18:* 29:^hash 22:digest -24:do 20:eip -24:from 23:permit 23:the -30:you @tool=list_evm_chains -8:*
33:each 49:evm 22:explor 45:read 26:with @tool=list_kalshi_events -35:* -52:? -45:^event 60:^settl 21:^which -20:all 20:already
-54:and -55:are -34:can -52:every 21:have -30:how 29:in -50:list -27:of -41:on -34:one -35:open -35:please -22:right 21:settl
-51:the 27:them @tool=list_kalshi_markets 24: -34:* 22:? -29:^list -25:^price 30:^settl -21:^show -40:a -23:already -54:and -54:both
-32:can -27:contract 44:did -42:do -49:event 45:how -30:in -32:list -30:manifold -28:me -27:now -49:of -28:one 25:outcom -21:please
-22:prediction 67:resolve -27:right -25:sery -29:show -37:strik -30:the 24:they -23:trad -28:trade -30:want
@tool=list_polymarket_events -35: -73:* -23:? -28:^biggest 35:^event -30:^list -52:^settl -40:^what -22:^which -62:a -23:about
-53:and 23:are -20:at -29:clos -35:do -26:event -29:ha -36:have -41:list -71:market -24:of -44:one -21:only -47:open 38:out
-22:please 33:politic -36:question -73:settl 27:that -28:the -23:them -46:volume -36:what -21:which -34:with
@tool=list_polymarket_markets -33:* 27:^biggest 32:^which -38:a -21:already -61:are 33:been -33:bet 62:by 28:clos -43:event -24:for
-25:ha 34:have -23:in 22:largest -60:me -55:on 31:open 27:question 44:rn -22:say 25:settl -42:show -55:that 36:them 40:today 25:top
-49:trad 55:volume 27:which -31:you @tool=list_prediction_events -36:^biggest 36:^open 27:^please 50:^show 30:^what -38:a 22:all
-41:already 54:and 41:bet -26:biggest 38:both 65:can 29:do 33:event -41:ha 21:i -66:market 21:me 24:now -25:of 34:open -22:out
-23:paid 38:please 31:prediction -34:settl 42:show -40:them 31:togeth 21:what -20:which @tool=list_prediction_markets 31:^biggest
25:^list 22:a 65:already 39:are -23:bet 25:bett 20:biggest 48:do 26:enough -52:event -43:for 54:ha 37:list -28:manifold 66:market
52:me 45:most -37:my -31:next -37:odd 27:people -23:please 49:prediction -31:price -21:probability -38:question -50:say 28:settl
39:show -27:the 40:them 38:today -21:togeth 38:trad -21:venu 36:where 56:will -28:with 45:would 43:you @tool=list_pyth_feeds -19:*
-44:? -49:^doe 38:^pyth -36:^what 37:^which -45:a -21:have -51:i -42:my -28:now -30:on -65:price 27:publish -71:stock -54:that
-37:what 43:which @tool=look_up_chain -15:* 28:? -54:^chain 26:^which -38:a -64:add -68:and -32:are 60:ask 53:before -31:chain
51:click -56:coin 52:d -28:do 37:for 26:from -31:have -26:id 44:know -32:me -49:metamask -86:native -43:new -51:numb -37:of -24:on
-32:only -40:our -74:rpc 52:site 58:str 42:that -76:the -24:them 21:thi -24:url -27:want -35:we 26:what -33:when 20:which
@tool=look_up_token 36: 20:* 21:? -43:^a -37:^contract -32:^did -61:^find 25:^i 24:^what 61:^which -23:a 42:addres 61:address -28:be
-27:contract 44:copy 25:decimal -32:did 77:doe -38:each -24:explor -37:fake -61:find -21:for -28:from 32:have -25:i -21:in 20:known
47:list -40:me -31:my 55:need -42:not 53:of 49:official 41:on -50:one -74:pl 35:please -23:real -68:send -26:should 27:symbol -22:t
33:the -46:thi -50:to 25:und 37:want 71:which -39:wrong @tool=lookup_ens 26: 7:* -32:? -20:^what 22:^which -25:^who 49:a -32:account
56:belong -22:could 42:got -33:how 33:in -20:my 20:name 22:of -37:on -46:one -24:own -38:point 37:primary -20:send 28:the 42:verify
20:which -25:with -21:you @tool=recover_signer 14:* 23:^a 26:^which -22:^who 20:a 27:account 31:by 24:digest -32:guy 26:hi -28:in
22:key 23:made 25:sig 34:signature 30:text 27:wa 21:wallet 31:which 28:with @tool=resolve_ens -15:* 36:0x 20:? 36:^addres -43:^ha
-21:^i 26:^on 46:^the 22:^to -34:a 52:account 44:addres -32:an 25:be -29:behind -44:belong -30:can 24:could -26:did 36:doe 20:friend
37:go -52:got -41:guy -32:ha 40:hi -38:how 21:if -22:it -29:many 31:my 56:nam 33:now 24:of -24:only -53:or 24:our 72:point 28:run
34:send 21:to 34:u -26:wallet 29:we 25:which 23:would @tool=resolve_ens_domain -9:* @tool=resolve_entity -20: 8:* 37:0x
47:^coingecko 33:^find 30:^i -50:^look 24:^someone 41:^we -28:^which -22:^who 24:a 47:about -22:addres 54:an 21:and 43:ask
-44:behind -32:belong 27:by 40:category 51:chain 32:chat 31:code 50:coingecko -48:contract -51:do -21:doe -25:e 25:even -45:exchange
52:find 53:found 38:from -39:gave -38:ha -50:hand -25:hash 29:here -38:hi -27:him -34:how 38:i 50:id 22:idea 49:identify -25:if
47:it -31:keccak 30:ledg 40:like 32:long 22:look 26:mail -40:many -28:nam -48:name 29:no 63:old -63:only -22:or 33:our 33:out
48:paid 44:pap 49:past 40:payment 40:right -22:run -23:say -30:show 24:someone -24:tell 56:th 36:they 39:thi -30:to 40:token 41:tool
26:transaction -42:wallet 38:we 43:what -21:who 32:with @tool=search_all -11:* 61:? 65:^coingecko 36:^find -41:^i 63:a 48:an -22:and
42:coingecko 30:collection -21:do 23:each -43:everyone 44:find -28:for -33:have -41:how -41:i 40:it 32:know 25:match -56:my -26:name
-40:need -71:not -29:one 47:or -29:oth -22:tell -36:the -58:tick -38:token 29:und 37:use -82:want 35:whatev -34:you
@tool=search_chain 45: 59:^contract -40:^search 23:addres 71:block 48:blockscout 41:call 55:contract 24:copy -21:en -39:explor
-43:for 22:hit 20:i -30:it 21:not 21:on 37:one 58:pl 67:please -36:search 68:send 70:time 23:to 31:token -32:up
@tool=search_dex_pairs 42:* 24:^all -31:^dex -27:^dexscreen 41:^i 29:^pair -25:^price 51:^where 32:any -24:at 35:can -42:coin
28:deepest -24:exchang 36:ha 46:it -25:list 45:me 44:on 22:one 48:pair 24:pippin 29:please -36:price 47:show 46:tick -29:top 31:trad
51:trade 40:verify -24:want 34:where 21:which -23:with @tool=search_polymarket -23: -6:* 29:? 48:^i -32:^what 74:a 63:about -64:and
51:anyth -41:are -42:bet 34:by 28:chance 38:company 35:cut 105:decemb -43:do 40:for 29:hold 59:it -76:market -55:me -53:most -92:my
23:odd -26:on -65:open 25:outcome -34:people -20:question -21:right -49:search 39:sell -63:settl -25:th -30:that -40:the 33:them
39:to -54:today 49:up -24:volume -23:what -72:word -56:ye @tool=search_pools 31: 13:* 22:^all 31:^i 24:^look 34:all 51:at
44:geckoterminal -22:id 31:launch 33:or 42:pippin 42:price -25:their 22:there 27:thi 43:up 35:we 32:what @tool=search_solana_assets
-33:* -29:? 68:^compress -29:^everyth -61:^nft 24:^which -43:^who -44:a -30:all -23:and -33:artist -23:at 27:belong 45:by
62:compress -27:everyth -25:ha -25:i 39:in -37:item -25:left -42:list -28:made -32:member -22:mint 43:of -42:on -29:one -22:out
-33:own 22:piec 33:the 48:them -38:thi -22:too -37:wallet -28:which -43:who @tool=search_solana_tokens 64: 3:* -39:^i 39:^mint
30:^on 39:^price 25:^search 50:^token 29:^which -81:a 27:addres -56:and -22:are -37:by 40:call -32:coin -51:for 28:holder 32:i
-42:in 28:liquidity -31:list 60:many 23:mint -34:need 26:not 47:numb -23:of 48:on -42:one -30:only 20:or -38:our 39:pippin -50:pl
-39:please 38:price 28:real -40:show -22:that -62:tick 25:up 22:verify 22:what -41:with @tool=validate_address 40:* 31:^before
32:^did 26:^i -26:^my 46:^the 65:a -31:at 28:before 35:did 41:gave 22:have 33:i 66:it 21:me 53:one 40:or 38:pap 76:real 29:str
31:the 26:typ -42:use 29:valid -32:wa -21:wallet 27:you @tool=verify_message 37:^say 27:^verify -21:by 32:claim 25:got 44:have 60:he
-21:hi 33:in -21:my -40:only -21:out 26:own 24:say -22:thi -23:wa -21:wallet 41:work @unavailable -6:* @uncited|other -7:*
@uses:bitcoinAddress 52:* @uses:bitcoinHash 22:* @uses:chain 26:* @uses:coin 13:* @uses:collection -15:* @uses:count 14:* @uses:ens
47:* @uses:evmAddress 48:* @uses:evmHash 18:* @uses:exchange -55:* @uses:fiat 36:* @uses:holder 13:* @uses:maybeChain 41:*
@uses:name -113:* @uses:number 26:* @uses:pair -86:* @uses:protocol -5:* @uses:quoted 113:* @uses:solanaAddress 123:*
@uses:solanaSignature 102:* @uses:step 31:* @uses:thing 98:* @uses:ticker -19:* @uses:time 29:* @uses:unit 107:* @uses:uuid 77:*
@uses:venue -70:* @uses|first 38:* @uses|more|other 38:* @whole|left -5:* @whole|open=none|left -4:* @whole|open=none|taken 12:*
@whole|open=ours!|left -25:* @whole|open=ours!|taken -50:* @whole|open=ours!|unnamed -49:* @whole|open=ours|left 38:*
@whole|open=ours|unnamed -96:* @whole|open=person!|taken -37:* @whole|open=person!|unnamed -3:* @whole|open=person|left 21:*
@whole|open=person|unnamed -27:* @whole|open=thing!|left -133:* @whole|open=thing!|taken -71:* @whole|open=thing!|unnamed -78:*
@whole|open=thing|left 27:* @whole|open=thing|taken -57:* @whole|open=thing|unnamed -73:* @whole|points=it|left -54:*
@whole|points=it|taken -19:* @whole|points=it|unnamed -15:* @whole|points=none|left 49:* @whole|points=none|taken -3:*
@whole|points=none|unnamed -18:* @whole|points=own|left -35:* @whole|points=own|taken -11:* @whole|points=own|unnamed -43:*
@whole|points=theirs|left -35:* @whole|points=theirs|taken 40:* @whole|points=theirs|unnamed 32:* @whole|points=this|left -27:*
@whole|points=this|taken -21:* @whole|points=this|unnamed -44:* @whole|taken -8:* @whole|unnamed -31:* @wide=1|other -29:*
@wide=2|other -33:* @wide=3|other -15:* @wide=4|other 18:* @wide=5|other 32:* @wide|other 29:* @~abi 15:* -36:^call -23:^decode
38:^metamask 40:^my 22:^need 33:^please -51:^the -40:^which 39:abi 30:addres 27:amount 22:an 25:any 30:are -61:argument 24:back
47:be 22:build -22:burn 38:calldata -20:code 23:constructor -26:d 22:dapp 23:down 44:for 37:goplu 31:have 98:hex 22:in 45:inside
52:into -32:know 23:letter 25:long 37:metamask 25:need -34:numb 38:only -24:out 21:own 28:paus 74:permit2 36:pl 40:please 33:return
39:rout -41:safe 20:selector 28:show -28:site -27:source 71:spend 36:swap 23:they 29:token -52:tool 54:valu -22:wallet -39:want
-24:which 42:whole @~account -42: 5:* -53:^account 53:^addres -26:^balance -29:^can -20:^for 76:^fund -20:^i -46:^in -38:^mint
-52:^my 39:^nonce -28:^on 56:^token 26:^who -24:about -20:also 28:am -47:and -33:are -25:balance 74:been -29:block -31:can 34:coin
-30:contract 55:create 41:dao -24:did 59:down -23:each 39:empty -59:entry 34:every -25:everyth 57:factory 54:far 28:fattest
-21:first 36:from 72:fund -24:ga -23:got 60:ha -25:i 21:im -41:in 24:incl -21:it 45:keep 20:know -24:lamport 74:liq 44:liquidat
-21:liquidity 54:long -34:los 28:many 38:margin 29:market -24:mint -39:move -35:much -23:need 21:network 46:next 29:nonce -26:old
24:on -22:one -34:open -36:order 23:our 28:own 70:pay -22:pend 24:per 37:perp 26:pl -36:please 44:price -62:program -37:put -36:rate
-21:real -28:safe -29:sent -29:short -38:show -24:since 28:sit -44:spl -59:stop -25:supp -24:take 30:that -54:there -27:these
-30:today 27:too 51:top -78:transaction -29:two 32:tx -21:user -31:v -36:value -23:verify -24:wa 29:wallet 27:well 22:where
-30:which -29:why 50:will -20:win 22:with -31:you @~active -36:* -27:are -41:check 23:did 33:first -35:he -28:last -21:most -28:need
28:that 29:thi 20:touch 21:up -29:wa 28:who @~activity -41: -13:* -35:^ha -20:^i 35:^list 24:^recent 44:^trad 33:^what 31:about
-31:activity -34:balance 21:be 24:been 64:buy 31:came -22:client 23:did -43:do -22:fee -36:for -25:guy 25:he 39:into 28:last
-26:late -28:latest -25:ledg 35:list -22:made 29:market -23:money 27:on -20:only -32:out -26:redemption -26:say -22:settl -27:think
24:today -34:touch 29:trad 31:trade -27:wallet 27:we 38:were -36:with 21:would @~addres 6:* 62:^a -42:^addres -46:^any 25:^before
-40:^can -27:^compare -20:^contract -27:^find 22:^i -30:^liquidity -30:^my 52:^need 41:^the 23:^tx 28:^volume 44:^wallet 26:^what
-20:^which 22:a 35:about 29:addres -38:address 28:am -23:and 35:any -42:anywhere -20:approve -40:are 33:arriv 22:at 37:be 46:bett
38:blacklist -23:bought -31:can -24:capital -27:chain 23:client -26:cold -35:compare 32:correct 75:counterparty -47:create
-22:create2 23:dao -35:day 26:decimal 55:deep 30:drain 25:eip 55:email -33:end 20:every 20:everyth -51:factory 57:fake -46:find
-29:flagg 23:form -48:front 37:fund 51:gave 24:get -27:gone 52:ha 34:have 25:height -22:in 24:includ 23:it 30:know 28:leave -34:lend
48:liq -39:lp -25:m -23:mail -50:mempool -21:metamask -22:min 47:mov -28:much -22:name -29:newest -23:next -23:no -22:nonce 30:ok
86:one 34:or 30:ord 60:oth -37:page 40:paid 22:pair 68:pap -30:pend 36:plain 28:put 23:read 70:real 34:recent -58:run 39:sat
-42:satoshi 38:saving -41:screen -27:see 37:sell 52:since -42:sold 28:some -44:still 59:stop 27:str 22:symbol 63:t -34:that 39:them
20:then -27:these -40:they 63:thi 25:told -28:too -23:tool -23:total 44:touch 25:trade 23:treasury -28:two 42:txid 40:typ 26:u
-38:use -30:wa -21:wait 32:wallet -33:went 27:what 43:wheth -31:will 31:withdrawal 39:would 26:yield @~alchemy -8:* 50:^balance
-26:a 38:alchemy -46:at 47:balance 51:both -25:decimal 27:entry 35:every 27:list -37:logo -35:make -47:me -30:my 53:need 31:of
23:position -30:pric 21:quote -29:token 30:unit -29:want 27:we @~allowance 40: 7:* 22:? 52:^i -44:^please -21:^what -27:^which 27:a
48:account 31:all 35:allowance 61:already 20:amount -31:approval -31:be 25:click 27:contract 32:did -43:do 28:for -68:gave 23:grant
45:i -26:into 51:it 45:left 45:may 73:my 34:of 23:on 63:open 46:or 42:out 20:own -57:permit2 -41:please 66:pull 25:rout 40:should
-45:spend 64:still -56:that 30:there 37:think -53:to 31:token -51:unlimit 43:wallet 28:we @~approval -34:* 31:^before -46:^can
20:^how -43:^i 25:^nft -51:^please -79:^revoke 64:^which 49:^who -26:addres -37:all 28:approv -39:approval 23:approve 25:are -31:be
67:can 45:clean -45:click 27:did -22:do -72:doe -69:every -50:for 55:from -26:gave 37:give -28:have 39:hi -39:it -27:know 27:known
69:list 24:may -49:me 29:move 40:much -71:my -30:network 65:nft -28:now -26:off -40:old -32:on 42:one -25:open 41:our 40:out -27:own
-72:please -86:revoke -35:rout 27:safe 73:should -29:site -49:some 21:spender -38:still 45:th -63:that 39:there -25:thi 37:think
28:token 43:up 57:which @~asset -6:* 30:^coingecko 30:^compress -41:^everyth -27:^in -21:^it 40:^my -31:^need 24:^on 27:^please
51:^which 37:^who -22:a 21:aft -52:also -20:artist 23:asset 25:be 33:belong -23:block -39:by 23:came -35:category -32:coin
31:collection 21:compress -23:contract -59:creator 40:digital -39:do 56:doe -28:en -40:everyth -28:floor 22:friend -21:go -27:ha
37:had 70:he 28:into -35:item 28:kind 36:left -55:list -33:member 23:metadata 21:mix -33:mov -21:much -25:name 26:nft 50:numb
25:number -21:on -56:one -30:only 38:own 30:phantom -52:piec 30:platform -20:price -21:program -20:read -53:same -64:send 42:she
27:so -27:the -22:there -21:through -29:to -33:too -34:top 28:track 70:trait 22:transfer -31:up 25:url -32:wallet -25:we 33:went
23:what 43:which -20:who 23:with 41:writ @~at -13:* 21:^i -34:^price 25:^read -26:against -27:are 42:can 25:confidence 30:contract
-29:current -36:feed -24:in -22:it 23:liquidation -25:my -29:now -32:one -30:price 24:read 48:second 29:stock -27:they 25:to 27:very
29:with @~balanc -35: 42:^balance -32:^decimal 33:^how -21:^list -40:^only -40:^price 65:^search 42:^token -52:^which -25:a -28:all
49:and -40:at 42:bag 36:balance -60:by -24:contract -47:decimal 38:doe 43:every 75:explor 26:for -49:go -45:got -33:ha 44:have
-54:held 37:holding 23:how -22:i -40:inflow 56:inside -34:it -21:liq 22:me -33:most 38:much 58:need -22:nft -44:no -26:not 38:of
-80:only -26:over -33:paid -38:piec -22:please 25:pric -71:rows 64:search -38:sit 25:spot -26:that -20:trade 28:unit 38:up -48:want
@~balance 34: 35:* -28:^balance 49:^can -54:^contract -22:^could 26:^doe 71:^find -66:^ga -26:^how -23:^i 75:^in 52:^our -26:^please
-22:^price -34:^show -43:^token 27:^wallet -34:^we 58:^when -22:^who 24:a -48:account
-41:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -89:addres -71:address
-23:allowance 27:am -68:and 34:ask 21:at -37:attestation -24:back -24:balance -30:be -48:bet -26:both 46:by 75:call -38:came
-27:chain -30:chang 47:check -41:circle 58:claim -55:client -22:close -23:coin 34:cold 69:crypto 51:custom -21:d 53:dao -21:decimal
24:deposit 66:dev 23:did 34:do 25:down 41:empty 36:end -25:etherscan 55:exact 29:exchange -22:exploit -20:explor 70:find 35:for
-41:from -48:fund -42:given 74:ha 69:had -54:have 29:he 74:held 30:her -58:hi 48:hot 29:i 50:itself 27:keep 30:kind -34:ledg 23:left
42:like -38:list -32:look 21:made 25:many 51:metamask 43:mine 36:money 36:more -35:mov -28:much 26:multisig -41:native -38:nev
-38:not -34:numb -23:number 26:old -33:only 27:or -29:over -37:pay 35:pl 28:plu -25:pool 44:present -24:price -36:pull -20:put
34:queue -21:rank 63:report 36:run 53:see -39:send -27:she -31:sign 48:sit 70:sitt 73:so -27:some 41:someone 30:stablecoin 58:still
34:storage 42:symbol -39:take 21:tax 22:tell -40:th 62:that 24:the -24:their -41:them -45:there 40:these -37:thi 64:to 40:today
-24:trad 42:treasury 34:two -33:up -24:value -34:verify -25:wa 33:want -33:we -29:whatev 53:when -30:which -28:who -31:whole
-30:with -23:would 23:year 30:you 67:zero @~batch -27:* -29:^what 26:each 33:market -22:one 24:own -27:pric -21:that 21:trad
27:value -24:what @~block -24:* -28:^how -33:^in 34:^latest 49:^my 58:^on -43:^our -40:^the -41:^which -37:^who -37:a -27:auditor
-22:be -59:been -28:built -63:burn -48:by 36:count 22:deploy -39:difficulty -21:epoch 28:exact -26:exploit -32:fee 43:full -73:ha
45:height -31:how -47:includ 23:last -25:like 38:log 27:made -40:many -42:mempool -33:most -49:much -34:next -35:now 26:on -27:one
-27:or -45:our -40:payment -47:please -27:pool -46:price 32:produc -28:read 23:reward -22:second 32:seem -28:sise 37:slot
25:snapshot 46:that -32:those 38:time 40:timestamp 25:to -21:today -39:transaction -33:transf -22:up -23:validator 32:wa 46:we
26:went -31:were 32:when -24:which -22:who -27:will 31:with -21:would @~boost -42:* -30:^most -21:are -25:for -27:in -27:on -24:paid
-21:shill -22:the -21:there @~bridg 8:* 22:^bridge 22:^which -32:and -21:biggest 25:bridg 27:defillama -27:dex 33:flow -22:from
-29:have -29:me 21:most 32:one 26:our -21:over 31:thi 33:through -21:today 40:which -26:you @~bridge 5:* -33:^and 27:^could 23:^how
-43:^i -28:^what -64:^which -22:a -21:busiest 27:could -29:day 76:deposit 38:did -24:do -21:each -32:exchange -43:for -35:ha -20:i
-21:inflow -26:into 28:kind -24:leave -23:ledg -49:list -26:many -47:most 52:much -27:my -36:net -56:our -26:plan -25:protocol
-38:sent -24:show 75:since -25:spot 39:still 27:tell 27:the -27:thi -35:time -52:to 27:today -46:transaction -25:u 30:use -29:vault
-31:wa -24:we -25:what -77:which -29:who 63:yield 25:you @~btc -24:? 21:^a 30:^addres 42:^and -60:^did 40:^fee -46:^ha -32:^hash
29:^hashrate -23:^kind 31:^latest -54:^my 23:^next 27:^our 23:^please -27:^price 37:^sat 52:^transaction 23:^utxo 38:^what -26:^when
-22:^where -48:^which -20:^who 43:^why 26:addres -46:address 25:adjustment 23:anyth -44:are 20:arriv 23:at 22:been -23:behind
-66:change 21:com 41:confirm -32:confirmation 24:consolidate 58:cost 25:count 27:currency 24:dat 50:deposit 34:develop 32:doe
40:each 25:every -23:far -34:fee 34:gave -26:hack -46:hashrate 71:have 21:height -45:id 23:if 31:includ 20:invoice 38:know -29:late
24:latest 43:line 32:many 25:me -83:mempool -69:min 45:mine 39:mov 21:must 68:near 44:newest 30:next 39:now 41:old 36:on 110:one
32:only -28:or 30:ord 83:oth -31:over 20:paid 21:pap 32:please -58:pool -29:price -25:queue 22:quot -23:rat -22:rate 31:recent
27:report -65:run 35:sat -52:satoshi 35:see 22:sent -44:share -34:should -30:sign -62:sit -31:sitt 29:small -37:sold 24:spend
33:spendable -30:still 34:supp -23:take 41:them -38:then 24:time 22:timestamp 68:top 43:touch -64:transaction 32:txid 27:unspent
26:up 26:utxo -24:valid 63:vb 22:wait 52:wallet 40:want -21:went 23:what -24:where 40:wheth -36:which -35:who 40:why 28:withdrawal
-38:won 30:would -70:yet @~bytecode -38:* 55:? 62:^i -21:a -20:bytecode -40:eip -62:find -35:from -34:hash -21:i -25:in 25:just
25:normal -34:of -28:one 83:or -57:the -31:what @~call 41: -30:* -58:^call -23:^my 35:^need 40:^our -35:^read 32:^the -21:addres
-23:an 21:and 24:ape 50:at 28:back 38:balance -52:call -33:contract -44:for 58:give 30:hold 33:need -22:now 35:numb -43:on 27:our
22:permit2 21:return -22:tell 31:the 36:there -31:trad 37:value 59:vault 28:want 27:who @~calldata 10:* 25:^decode -25:^what
-38:^which -23:a 35:amount 41:and 48:argument 31:ask -39:at 42:blob -27:call -38:data 35:decode 63:get 36:here 46:how -35:input
32:inside 31:it 30:like 29:look 24:me -25:my 58:out -22:pl -20:see -23:selector 20:send 54:show -24:that 23:thi 28:to -43:tool
-58:tx 37:wallet -31:want -37:with @~candl 32: -32:* -34:^fund 32:^open 31:a 30:and -43:bar -29:from -41:fund -37:need -29:on
22:open -26:pay -34:perp 32:perpetual 28:pric -32:the @~cap 30: -36:* 21:? 26:^how -31:^market -43:all -55:and 33:back 38:beginn
-34:coin 35:develop -49:for 33:ha 23:how -55:in -73:of 39:our 37:over 35:since 30:to 38:token 36:value -57:volume 41:want 36:whole
@~category -24: -30:* 57:^coin -31:^market -24:^what -30:^which -21:and 36:category -34:for -31:i -21:in -27:like 21:list -37:my
27:nam -24:need -42:rank 49:sector -49:that -20:the -34:what @~chain 6:* -21:^ -30:^all -26:^biggest -25:^busiest 55:^chain
58:^contract 69:^dex 24:^doe -21:^if -38:^it -40:^kind -23:^need 32:^of -60:^on 37:^option 40:^our -38:^pool 62:^rank -40:^search
52:^stablecoin -60:^supp -28:^transaction -27:^tvl -31:^volume 22:^which 43:^who -29:acros -28:add -30:address -79:all -53:already
56:among -28:amount -25:an -33:anyone -24:are 56:ask -27:at 50:before -22:between 24:block 118:blockchain 47:blockscout -25:busiest
30:busy 31:call -27:capacity -28:change -23:circulat -47:circulation 41:claim 50:click -29:client 23:collection 33:company 82:compar
43:contract 23:copy 51:d 38:defi 43:deploy 25:desk -27:develop 49:dex 26:do 21:each -20:en 30:evm 31:exchange -21:exploit
-26:favourite 21:fear 48:figure 34:first -31:float 33:goplu -24:got 29:grant 26:grew 37:grow -20:hand -53:have -32:he -41:history
20:hit -46:hot 47:id -21:if -51:itself 73:keep 20:kept -36:kind 54:know 45:l2 -29:late -23:lend -53:lett -27:lightn -22:liquidation
35:liv -26:lol 20:m -31:made -58:make -20:many -23:market 43:money -22:month 29:more 31:network -44:new -42:nod -20:notional
-24:numb 32:on -31:out 24:over -38:own -30:paid 25:pay -23:payout 25:people 25:per -22:perp 52:pl 36:please -29:pool 30:read 22:real
23:recent 36:rollup -66:rows 44:rpc 27:say -36:search 49:see 59:send -42:share 24:single 40:sit 48:site -32:small 42:some -27:stabl
-78:stable 33:stablecoin 21:start -32:state -20:still 57:str -27:stuck -29:supp -32:swapp -53:then 56:there 24:they 33:thi 56:those
-33:through 31:time 33:to 48:today -22:too 20:touch 36:trade -22:transf -38:treasury 34:trend -22:turn 38:turnov 36:u 22:url 26:use
-21:user 45:utilisation 39:v -39:venue 30:wallet 41:want -43:week -22:went -34:were 36:where 37:who -35:whole 39:with 20:write
-33:yield @~change -40: -13:* -52:? -49:^by -32:^ha 26:^i -28:^what -26:addres -49:all 39:and -25:any 39:bett -45:bought -23:by
37:coin -29:day -21:defillama -27:did -23:do 36:down -49:from -68:go -28:ha -25:how -20:i 20:in -72:it 20:most -32:much -31:on 39:or
-48:percent -52:price -25:show -87:since -57:thi -37:time -31:today 62:two -56:up 34:v -46:wa -29:with -30:worth @~chart 26: -18:*
-37:? -28:^a -44:^and 25:^apy -45:^at 58:^by 39:^chart -21:^clos 30:^for -42:^ha 57:^kind -23:^list -67:^market -26:^newest 82:^of
22:^our 26:^please -40:^plot -52:^price 38:^pull -22:^since 24:^stablecoin -47:^supp -26:^the -59:^token 40:^v 30:^wa -26:^which
24:^yield -28:about 36:an -42:any 21:app 51:apy -25:are -27:at -30:ath 27:auditor 37:back 47:beginn -44:below -29:beside 31:board
57:book 55:bought -29:buy -55:cap -40:capitalisation 29:change 71:chart 35:cheapest -21:circulat -54:circulation -46:client
-27:coingecko 23:colleague 20:company -64:compar -27:contract -34:cost -39:country 24:cov -27:dao -33:dat -67:data 44:decimal
54:defillama -44:deposit -21:derivativ 43:develop 44:did 40:do 45:down -26:due -25:each 37:employ 33:enough -26:etf 29:exchange
-61:exploit -31:figur 56:firm 43:float 39:from 46:gain -54:goe 56:grew -22:have 29:he 58:history -24:hurt 27:i -37:index 32:it
30:kind -24:knee -37:late 31:like 27:liquidity -20:lock -31:lol -40:los 37:lost 46:low 21:make -44:market -27:marketplace 46:may
-24:me 24:mint -53:money -36:month 24:more -40:mov -52:move -21:must -33:n 40:need 42:next 26:no 30:now 68:number -56:often -29:open
46:over 29:own 24:paid 36:pap -47:park 61:past -42:people -54:per 49:percent 37:pile 25:please -37:plot -32:price -37:profit
33:project 34:pull 21:put -47:quarter 36:rate -51:reach -37:record -41:regist -52:report -66:risk -24:rn 20:sal 62:same 26:second
33:see -29:sentiment 47:sery 25:show -38:side -25:sign 49:since -53:sit 34:slide -25:some 41:stabl -71:stable 21:stablecoin 49:stack
49:start -39:statement 31:summ -22:take 36:tell -25:term 24:than -44:that -28:them 36:there 39:thesi 33:thi 52:time 26:to -48:today
33:trad -58:trader -20:transaction 30:turnov 47:up -29:use 61:utc -23:valuation 74:value 26:venue 36:very 28:vol -38:wa 35:we
-49:week 44:went -22:what -28:which -51:with -25:worth -58:year -55:yet -30:yield @~check 29:^and 23:^are 32:^before 35:^buy
-35:^can -56:^did 22:^honeypot -36:^my -33:^our -29:^show 36:^the -25:^token 30:^verify -26:^when 24:^who 51:addres -30:airdrop
-36:also -30:anywhere 50:at 21:been 33:but 39:button -35:buy -24:by -26:call -28:click 21:code -34:company 76:counterparty -36:d
51:dangerou -25:date -39:deploy -47:did -20:doe -29:draft 25:drain -45:each -50:end -25:exact -22:exchange -33:fake 25:farm 30:file
-48:find -34:flagg -36:found -52:friend -49:front 39:fund 50:go -24:grant -24:he -29:hi -21:him -29:if -24:know 38:known -42:ledg
-36:left 21:legit 24:like 46:look 38:mail 21:maliciou -44:match 34:memecoin 27:metamask -28:min 22:must -53:network -42:next -36:nft
52:no -27:old -58:our -23:out 49:page -31:pay -38:pool 34:public 32:publish 45:put -22:rate 41:safe -42:screen -40:see -21:shar
-26:show -21:since 30:site 28:some 26:still 35:swap 92:t -27:that 25:their 34:trap -25:trustworthy 26:until -24:upgrade 30:verify
37:want -23:we -32:where -22:whoev -32:whom 55:with 60:worth -35:yet -28:you @~checksum 8:* 24:^i 22:addres -24:capital 24:correct
23:counterparty 26:eip -24:find 23:form 31:pap -23:right -23:tool @~clos 34: 4:* 30:^clos -26:^did 48:^how 44:^my -26:and -26:been
39:bet -33:cash 30:clos 38:did 30:do 23:earn -22:from -27:ha 31:how -25:in 28:list 38:los 26:made -35:market 22:much 20:my -32:now
-30:open 40:or 45:out 22:paid -42:please 38:profit 28:realis -23:shar -21:them 25:they 35:with 29:won @~code -9:* 62:^look -39:a
-29:an -43:contract 48:explor 61:look 24:of 21:only -30:solidity 54:up @~coin -6:* 28:^ -40:^a -35:^and -47:^at 37:^chart 26:^clos
-35:^coingecko 52:^contract 79:^everyth -25:^find -36:^floor -54:^for -60:^ha 39:^it 59:^kind -23:^last 24:^list 41:^market 28:^on
-31:^open 40:^our 22:^someone -35:^tell -26:^the 29:^top -45:^total -32:^v -26:^volume -41:^what -45:about 41:account -23:ad 21:add
-28:addres 22:address 25:advis -48:against 22:all 23:also -39:among -47:an 23:are -31:artist 56:ask -26:ath 33:auditor -22:average
-26:back -31:below -21:beside 75:biggest 24:bought 36:bridge -30:buy -29:cent 38:chart 38:cheapest -25:client 21:clos 41:close
66:coingecko -25:cold -30:colleague 46:contract -62:cost -37:current 22:d -58:dat -25:data 77:day -24:decimal 29:depth -22:develop
-27:dex 20:even 29:ever -28:everyone 81:everyth 31:exchang 35:exchange -26:exist 62:exploit 70:figur -23:find -55:floor -31:full
-24:fund 38:gain -43:go 62:google 51:got 34:grandson -34:group 30:help 36:him -22:history -28:hold 43:id -24:if -81:index -66:keep
44:kind -26:latest -25:lett 38:like 24:link 27:lose -49:m 21:mcap -47:mint -25:moment 33:month -32:morn -23:most -41:mov 49:move
33:much -46:n -49:name -69:near 33:need 38:nephew -56:new -33:news -36:next 60:not -42:now 48:only -20:out -42:over -32:own 41:paid
-64:people -20:per 37:percent 72:pl 23:please -23:post -39:pric -26:price -27:project -30:rank 30:read -30:real 27:recent 29:rows
52:same 41:say 38:school -53:second 29:send -34:she 64:sheet 54:should 25:sign 65:since 21:someone -22:spot 26:spread 34:start
-28:statement -29:step -25:still -25:talk 32:tax -39:telegram 22:tell -35:there -42:think 39:tick -20:ticket 53:time 30:to -36:today
63:togeth -43:total -41:turnov -47:twitt 22:und 52:up -35:v 26:valuation -26:venu -25:venue -36:very 49:volume 42:wa 69:want -40:we
27:website 61:week 23:well -20:went -36:were -30:what 25:whatev 34:when -23:where -21:wheth 27:whole 27:will 59:work -28:worth
-31:year 23:you @~collection -13:* -28:? 46:^collection -29:^i 24:^nft 44:^of 30:^show -33:^what -30:^which 47:all 23:before
50:collection -42:could 50:count -23:for 24:from 35:ha -31:he 28:in 59:item -27:like 23:member 31:most -20:nam 42:pay -52:piec
25:please 27:real -31:rows 27:show -21:sitt -40:them -21:to -23:trait 22:want 41:with -31:you @~company -36: -41:* 42:^for -50:^how
-35:^i -31:^the 25:^which -23:about -25:and 32:buy 46:by -30:crypto -34:doe 41:each 21:first 24:have -21:how -41:i -25:in -26:it
44:largest -23:many -40:now -43:our -38:own -42:paid -21:pay -24:shar 39:them -37:they -31:to -42:treasury -43:v -36:what 32:with
-30:work -56:worth -26:you @~compare -21:* -23:^compare -30:^how -47:^market -22:^please 25:^put 40:^what 31:against 42:all -20:at
47:ath 38:below 22:beside -28:bigg 72:by 66:cap 28:circulat -29:compare -21:did 31:each -23:fee 47:high -32:i -25:in 28:it -27:keep
-24:know 59:market 29:mcap -22:move -43:much 21:name 31:next -21:of 51:oth -25:out 28:please 30:price -22:put -51:saving 37:so
33:supp 32:table 36:that 53:they 35:time -22:today -31:up 32:v 36:value -31:we -42:where 20:which 40:with -36:would -42:you
@~compute -48:* 22:? -46:^addres -40:^ha 22:^i 27:^the 23:^when -32:^which -29:account -20:addres 22:ask 21:at 31:be 42:contract
-47:create -22:create2 -35:do 21:doe 21:en -51:factory 35:get -38:ha -22:look 21:make 27:namehash -23:next 25:node -21:nonce 34:own
-25:resolv 24:send 20:still -43:that -20:the 20:thi -25:to 21:transaction 23:when -28:will -40:with @~contract -32:* -66:^a 54:^abi
40:^and -58:^call -36:^check 42:^collection -59:^find 21:^floor 36:^how -25:^in 25:^it 72:^look -38:^market -25:^my 24:^our 26:^pull
-39:^read -57:^token -54:^verify -23:^which -21:a 60:abi -27:about -32:addres -32:all 37:am 38:ape -29:artist -52:attach 56:auditor
22:back 33:balance -38:base 21:belong -27:between -24:burn -23:bytecode -57:call -29:capitalisation 29:change 25:chat 32:cheapest
-20:check -39:colleague 31:compil -49:contract 30:current -25:dangerou -20:dat 28:decimal 30:develop 33:did -33:diff -68:each
-41:eip 75:enough -50:erc20 -31:error -42:etherscan 21:everyth -59:exploit 43:explor 22:farm -20:fil -70:find -33:for 28:give 23:go
21:got -39:hash -47:here 50:hold -26:honeypot 33:how -26:idea -73:itself 36:jpeg -47:json 21:just 21:know 68:look -59:m -38:make
-47:match -55:may -28:mint 22:move -30:my 29:n 33:need 38:numb 36:or -56:oth -38:own 37:owner 44:paid 27:past 22:permit2 -31:pool
41:proxy 32:public 41:publish -28:rate -25:reentrancy -42:report -32:risk 34:rout -27:rows -40:run 33:sal -62:same -54:say 36:second
-27:send -31:she 21:shill -21:sign -33:sit -29:site -69:so -22:some -31:source 30:stak 21:stat -24:swap -36:that 33:there 23:they
-31:thi 48:tick -21:time -21:today -25:token -27:tool -32:top 22:twitt 38:two 28:und 51:vault -22:we -27:well -23:what 42:whatev
-39:whole -65:whose -35:without -28:writ @~convert 28:* -46:^convert -30:^ga 33:^to 29:^what 40:a 30:amount 56:are -38:coin
-37:convert -43:decimal -27:did -31:doe 46:for -25:from -25:ga -34:ha -26:have 25:how 24:i 51:in 27:ledg 28:many 55:me 24:my 56:numb
-21:of -27:round 24:say 47:that 51:the 32:thi 36:token 30:want -32:when 29:whole @~counter -10:* 50:^hold -35:^numb 53:^please
24:^total 41:^what -48:^which 20:a 26:about 35:account 27:active 43:activity -31:addres 32:address 40:already 25:and -22:are
-56:block 41:burnt -24:busy -61:by 32:company 46:count 68:did 35:for 26:ga 27:give -29:ha 23:have -39:he 64:hold -47:holder -33:it
-35:keep 73:know -34:like -26:look 42:made 33:more -27:numb -21:often -26:one 24:own 66:pay 27:please -35:say 53:send -65:since
25:talk 24:th 38:them -36:there -37:to -24:today 46:token 30:transaction -25:up 27:wa 56:we -40:which @~create -73:* 41:?
-46:^addres -35:^which -22:addres 25:at 26:be 41:contract -47:create -22:create2 -51:factory 38:get -39:ha 24:my -23:next -21:nonce
-56:that -40:the 21:transaction 37:which -28:will -39:with @~currency 42:* 35:^what 38:all 30:are 62:can 31:coin 38:currency 37:give
28:i 47:in 27:of 35:or 56:price 38:set 35:show 20:the 39:v 44:what 38:you @~current 17:* -25:^for 37:^pric 35:^price -20:a -42:acros
44:also 45:answ -44:any -23:at 50:both 58:defillama 26:each 23:go -22:he 26:it -27:lp 22:moment -25:my -23:need 24:now 30:of 52:one
44:open 47:please 28:pric 27:price -24:quot -23:that 54:thi 45:those -32:time -23:today -25:token 46:trad 31:value -22:wa 24:where
-24:with @~dapp -7:* -26:^i -21:^what -27:and -33:by 45:dangerou 27:in -22:known -21:not -28:phish 43:site 39:some 28:to -39:what
-33:whom @~decode -32: 28:* 21:4byte -34:^abi -37:^doe -68:^event -22:^how -45:^it 51:^metamask 60:^my 33:^our 34:^please
-63:^selector -51:^topic0 27:^what -21:^which -27:abi 25:addres 31:amount 53:any 21:ask 26:back 45:be 29:behind 36:blob 20:but
28:byte 34:can 39:chain 35:code 28:constructor 21:dapp -27:decod 26:decode 23:down 50:eip -21:emit 34:event 39:every 38:fee 55:from
51:get -24:give 51:go 45:ha -21:happen 58:here 46:hex 64:id -44:input 47:inside 49:into -28:know 31:letter 21:log 23:long 25:many
38:me 84:mean 48:metamask -38:method 24:my -30:nam -37:need -40:no 57:nonce -36:old -27:one 33:only -30:our 28:own 28:paus -23:pl
28:please 23:read -71:receiv 48:recipient 31:return 41:revert 35:rout -52:safe 27:see -39:selector -54:send 28:set 68:show 21:sign
-27:site 34:swap 50:take 41:text 30:that -23:them 21:they 55:thi 33:to 31:token -58:tool 72:topic 24:topic0 34:trace -24:tx 40:unit
22:value -28:wa 33:wallet -44:want 53:what 41:where 44:would 33:you @~defi 23: 7:* -31:? -29:^am -27:^chain 24:^could 31:^ha 46:^how
35:^in -33:^lend -44:^market -28:^my 26:^on -22:^stak -48:^the 30:^what -24:^where 64:^who -25:about -31:airdrop -54:all 29:amount
-55:any 21:are -27:at 30:bank 31:between 48:big -25:biggest -29:build 42:by 23:category -27:coin 22:could -32:current 40:dao 21:dapp
-33:defillama 25:do 20:down 51:each 46:earn -29:eligible 60:end 57:everyone -28:fee -27:first -26:for 33:fund -64:get -22:give
57:hold 26:id 29:if -63:into -32:just -48:keep -27:key 25:know 20:large 26:lent 34:lp -72:made -63:many 21:mine 25:money 20:most
21:mov 21:much 22:need 35:new -51:not -42:numb -34:old 43:our 44:pl -25:plu -21:post -34:price 25:protocol 27:provide 46:run
-31:saving 35:service 52:share 30:since 21:sit 32:some -24:stable -24:stablecoin 24:stak -21:t -32:their -23:them -51:there 21:they
42:think -34:to -44:togeth -27:token -51:use -22:v 44:value 37:vault -42:wa -34:wallet 37:want -61:we 43:went 29:when 24:which
60:who 77:whole 37:with -23:work 31:yield @~derivativ -45: -17:* 27:^all 22:^how -27:^perp 39:^the -50:all -44:and 42:biggest
-44:coingecko 75:derivativ 24:doe 42:first -22:for 41:friend -49:from -23:id -45:know -22:liquidat -29:list -20:me -35:nam -20:one
42:only -29:or -23:perpetual -68:please -27:rat 27:rate 26:report -46:spot 28:them -57:there -26:total 29:turn 37:turnov -25:use
38:venue -25:wa -40:you @~detail 45: 12:* 20:^how 54:^on 33:^what -36:^which -34:^who -55:been 62:block -25:broadcast -24:built
-60:burn -37:by 37:call -20:contract 24:custom 31:data -24:fee 51:full 42:if 25:in 47:input -22:made 20:me -54:much -20:newest
-21:now -31:one 41:or -44:our -51:price 25:reward -33:slot 44:tell 51:that -28:them 39:thi -23:those 36:time -21:to 22:transaction
26:tx -44:were 33:what -28:when -39:which 27:with 26:withdrawal @~detect 12:* -20:? 37:^i 22:^rug 50:^wa 36:^what -22:^where
22:addres -23:approval 21:check -44:deposit 29:drain 38:earn 40:exchange 28:from -21:how 38:ledg 48:money -32:much -23:or 34:park
21:rug -29:run 31:say 31:see 32:stable 23:still 31:to 43:wa 20:want 20:went 22:what -26:when 24:with -28:yield @~dex 4:* -64:24h
22:? 21:^all -24:^at 41:^busiest 28:^dexscreen -20:^give -35:^how -30:^on 29:^pair 33:^please -39:^pool -28:^top 42:^where -31:an
22:and -38:been 40:busiest -42:buy 24:by 37:can -31:change -41:coin -22:coingecko 22:day 65:decentralis 23:deepest 70:dex -21:entry
31:exchang 29:exist 23:follow 26:friend 28:from -28:fund 39:geckoterminal -33:give -21:go -25:history -27:hold -35:hour -29:launch
50:liq 36:many 45:move -27:much -22:need 27:new 35:numb 64:one -35:only -29:oth 66:pair -29:people 51:percent 21:pippin 21:please
-22:result 40:same -39:sell 30:show 54:since -21:sort -24:swap -40:swapp -24:th -28:than 28:the 40:then 45:tick -28:to -36:top
21:track 25:trad 30:trade 30:two 25:use -45:venue 40:verify 44:vol -33:were 22:when 33:where 23:which 39:who -21:yield -23:you
@~difficulty 30: 54:? 30:^next 36:adjustment -73:and 25:are 29:com -36:difficulty -22:doe -22:down 21:epoch -26:far -45:hashrate
-38:i -65:mempool 63:mine -23:now -21:or -43:sise 25:thi -20:up @~domain -9:* @~dominance 13:* 28:^on -39:^which 25:all -31:and
52:in -31:it -23:most 50:our 24:percentage 26:rank -22:sit 48:stabl 22:the 23:whole @~emission 5:* 22:? -35:^i 28:any 28:bag 33:big
29:com 29:dump -21:i -22:market 29:next 21:on -26:please -27:still 29:that -25:the 28:token 65:unlock 30:up 23:upcom @~en -17:*
25:0x 38:^addres -30:^did 51:^the 32:^to 38:^which -22:^who 28:account 52:addres -22:an -25:behind 32:call -30:can -24:did 39:each
-26:en 39:go -31:ha 23:hi -59:how -31:know -31:many -22:me -42:much 45:nam 24:name 21:now 30:of -29:one -55:or 22:out -34:paid
30:payout 47:point 33:primary 24:profile -20:resolve 21:see -25:somebody 23:still 24:t -25:tell 27:text 28:to 22:u 41:verify
-31:wallet 40:which -21:with -23:you @~encode 8:* -41:^abi -32:^call -35:^which -32:abi -54:argument 56:be 23:build -21:call
43:calldata -37:doe 65:for -29:get 69:hex -40:of -24:on 31:pl -35:please 23:selector 77:spend -38:want -23:what -32:which 42:with
@~entity 21: 37:0x 46:^coingecko 33:^find 25:^i -50:^look 43:^our 24:^someone 39:^we -25:^when -46:^which -21:a 44:about -21:addres
-26:against 43:an 25:and -24:are 41:ask 21:at 47:audit 42:auditor 42:average 21:balance -27:been -44:behind -32:belong 39:category
48:chain 42:change 32:chat 31:code -21:coin 45:coingecko -47:contract 30:country 35:crypto -34:do -24:e -40:each 25:even
-45:exchange -25:fee 52:find -24:first 53:found 30:from -39:gave -21:government -33:ha -50:hand -25:hash 26:have 29:here -37:hi
-27:him 21:holder 25:i 48:id 22:idea 49:identify -27:if 27:includ 60:invoice 40:it -32:keccak 22:keep -23:largest 26:ledg 36:like
41:log 30:long 42:los 26:mail 28:many 43:min -39:morn -22:much -28:nam -48:name 41:old -59:only -20:our 32:out 67:paid 23:pap
48:past 40:payment 41:present -52:price 54:profit -59:rank 38:right -22:run -58:same -22:say 33:shar 32:sheet -25:should -25:show
27:sitt 24:someone -31:stack 28:start -24:tell 56:th -22:that -25:them 49:they -27:to 40:tool 28:track 25:transaction 23:treasury
42:v 37:value -42:wallet 35:we 33:what -22:when -26:which 48:whom 23:with 41:work 52:worth @~erc20 23: -24:* 40:^could 45:^for 34:^i
-44:^list -27:^may -41:^need 23:^on -40:^please -32:^read -28:^show -26:^the -27:^token -26:^which 31:account 26:aft 35:allowance
64:already 25:amount -31:approval -39:ask -27:at 31:back -37:be -50:both -37:burn 33:chain -27:claim 25:click 39:contract 29:could
-41:do 57:erc20 -22:exchange 33:exist -26:far -34:first 22:for -67:gave 22:grant -48:hex 23:hi 21:hot 24:i 38:incom -32:inflow
37:last 30:left 33:link 21:list 35:may 32:more -50:movement 38:my 42:name -34:nft -25:no -39:numb -67:off 71:old -48:one 74:only
62:open 34:payment -57:permit2 -44:please 30:pool 37:read 39:report 25:rout 54:rows -46:same 40:should -26:show 23:site -46:spend
-41:start 62:still 44:supp 23:swapp -26:th -31:that -37:them 24:there -21:thi 36:think 44:through -46:to 42:total -65:transfer
-51:unlimit -50:with 25:you @~estimate -22:* -48:^call -49:^ga 21:^if 30:a -34:at 21:call 51:cost 42:data -40:did 20:do 38:doe
22:from -48:ga 24:go -22:like 50:make 48:network -23:no -21:one -37:paid -37:pl 27:please -51:price 52:program 29:right -48:rn
23:sent -29:set 41:swap 37:there -23:they 48:transf -32:tx -22:unit -25:which 22:writ @~etherscan 16:* 41:^all -29:^for 21:^need
45:^show 32:^the 20:^transaction -68:^verify 44:^we 45:account 25:addres 34:all 53:and -37:at -45:attach 23:compil -68:contract
30:crypto 42:dev -31:etherscan 27:ever 23:fast 39:fee -31:fil 63:first 30:from -22:ha -55:have 53:in -42:incom 34:internal -29:ledg
30:licence 20:method -29:money 79:movement -25:my -39:need -22:numb 25:of -47:old 22:on 21:one -62:only 25:open 22:ord -29:our
80:out 23:paid 51:pull 38:receiv 29:rout -31:see -47:send 26:sent 37:show 38:sitt 24:solidity 49:start 32:still 22:their -44:token
60:transaction -31:up -40:verify 68:very 21:we -27:who 26:with @~event -41: -23:* -39:? 66:^all -38:^biggest -23:^how -65:^list
30:^open 29:^price -21:^put 23:^settl 56:^show 76:^topic0 -38:^what -33:a -41:about 59:all -35:an -40:argument -26:been 36:bet
-21:bett 38:both 33:can -34:clos -29:could 28:custom -20:decemb 42:each -23:enough -39:every -26:find 24:for -29:from -29:get
-40:give -49:ha 26:hash -25:have -50:here -27:how 36:id 44:in -20:it -58:list -38:market 24:me -58:mean 48:need -33:only 39:our
22:outcom -54:people -26:per 28:please 29:politic 24:pric 24:price -38:question -35:resolve -38:say -27:settl 45:show -46:still
49:strik 57:strike 26:that -27:them 43:there -21:thi -47:tick -40:topic 22:topic0 -34:trad -31:trade -30:u -48:volume -41:what
-21:where 30:whose -32:you @~evm -8:* 33:each 49:evm 22:explor 45:read 26:with @~exchang -30: -5:* -39:^biggest 23:^for -22:^how
-43:^open -40:^trust -20:account 25:at -25:coin 28:country 35:derivativ 25:each 32:exchange -22:first 44:for 22:found -42:friend
-29:from 24:futur 30:ha 24:have -32:how 30:id -31:it -32:know 31:largest 39:me -51:my -41:nam 42:name 26:need 30:now 26:only 23:or
-35:perpetual -47:platform 25:rank 32:right -24:score 26:their 25:them 33:they -25:thi 24:turnov 22:use 25:venu 25:year -30:you
@~exchange 24: -15:* -29:^ 25:^all -42:^are -40:^bid -30:^busiest -45:^compare 29:^could 42:^doe 21:^ha 56:^how -24:^i -40:^market
22:^open 29:^our -25:^perp -34:^trad 50:^trust 32:^volume -44:^we -29:^where -45:above 78:against 21:also 35:an -48:answer 33:api
47:app -37:ask -26:at -48:bid -61:biggest 20:bot 76:bought -30:busiest -31:by 21:can 30:chart 72:clock -35:close -37:coingecko
-21:correct 29:cost 24:could 37:country 29:currency -62:data 50:did 33:down 20:error -24:etf 29:even -22:exchang -61:exchange
-23:fee -39:file 40:first 51:friend 39:get 43:gone 23:ha -22:high 21:hour 36:how -58:id 34:in 20:it 42:keep 25:know -44:largest
-26:level 44:margin -24:min 28:moment 21:much 36:my -30:not 23:of 30:off -44:often 24:one 45:order -21:oth 40:our 68:percent
-33:perp -21:perpetual 52:place -55:present 34:quot -46:rat -26:recent 28:reject 23:report 36:request -21:right -21:risk 30:score
42:serv -51:service 39:sheet 23:sign 30:since 26:stand -23:still -32:take -27:term -31:them 35:there 21:thi 23:timestamp -24:top
-28:trad 53:trade -31:trader 44:trust 81:trustworthy 22:two -59:und 51:up -57:use 52:venue 31:volume 32:we -24:went -48:whatev
32:where 20:which -60:withdrawal 26:work -23:would 44:your @~fear -32:* -36:? 34:^fear -23:^i -22:a 36:and 22:are -23:at 41:before
-28:crypto 26:doe -30:i -26:in -50:it -51:market 25:say -42:sentiment -38:the 44:to 42:today 23:wa @~fee -53: -10:* -36:? -21:^did
-21:^fee -26:^ga -36:^if -32:^price 42:^protocol 27:^rank 50:^revenue -21:^tvl 42:^which 39:all 29:am -31:and 22:anyth -38:are
21:base -24:be 24:by 21:chain 63:com -20:cost 48:crypto -32:defi 41:dex -32:did -21:each 42:fee -37:for -28:ga 30:get -31:got
26:have 45:hour -28:if 27:itself -26:kept 37:land 29:late -37:lie 23:list -23:lowest 33:made -23:many -63:mempool -25:money 21:most
54:need 47:newest 26:no 27:not -21:now 35:numb -66:one 22:only -29:out -24:pay 28:payment 50:people -44:per -23:point -53:pool
-30:price 45:program 21:protocol 39:relay 56:rn -27:satoshi -22:set 63:share -24:should 59:so 42:supp 34:swap -21:take -46:that
22:their 28:thi 41:through -37:time 26:tip 44:to -51:total -38:tp -63:trader -52:transaction 63:treasury -30:tvl -33:two -22:up
-32:used -72:v 37:vb -57:wa -44:wait -25:want -41:were -28:what 26:which -21:with -42:would @~feed -19:* -44:? -49:^doe 38:^pyth
-36:^what 37:^which -45:a -21:have -51:i -42:my -28:now -30:on -65:price 27:publish -71:stock -54:that -37:what 43:which @~fill -38:
-21:^how 27:^my 68:^the -28:^which 65:fill -34:got -34:not -21:of -33:order 27:paid -27:pay -36:perp 32:sub 33:today -25:trad
-25:which -27:with @~first 11:* -24:^how -34:^price 31:^since -22:are -23:at -30:each -28:for 34:how 28:i 21:of -38:old 29:on
-58:open -25:please 58:record -37:to -27:trade 36:wa @~for -23:^can 36:^check 70:^doe -24:^how -29:^i -40:^nft 53:^show 29:a -21:and
28:check -45:he -29:how 34:in 27:jpeg 40:keep 40:me -25:much 29:my -21:name -31:on -28:only -23:own 48:show 37:sit 22:there
-23:wallet @~function 48: 22:* -22:? 66:^selector -34:be -30:behind 33:byt -25:calldata -28:can 33:data -38:do -47:doe 40:in 26:look
-38:mean 48:method 64:of 59:our -34:permit2 55:please 39:revert 35:selector -27:spend 37:text 42:the -28:thi 34:to -21:topic0 24:up
-46:with -32:you @~fund -25: -49:* -40:^fund -26:^how -25:^i -33:^long 36:^what -27:are 31:at -35:by 23:carry -26:did 44:do -44:fee
26:for -30:fund -56:ha 28:have -25:how -51:in 25:it 43:late -28:leverage -68:long 44:m 54:margin -51:me -52:moment -33:much -77:my
46:next -32:open -24:or -35:pay 42:rat -29:rate -32:ratio 21:right 39:short 39:since -24:that 65:there -40:to 20:trad 45:v 32:what
-25:which @~ga -22:* -48:^call -41:^cheapest 21:^fee 24:^for 87:^ga 23:^if -42:^what -26:^where -27:^why 32:a -25:am -26:and 27:be
-24:blob 20:call -27:cheapest 32:coin 25:cost 42:data -59:did -34:fail 21:fee 45:ga -20:get 21:go -29:in -21:just 36:m 48:make
-31:me 22:moment 32:network -31:no -52:one -30:paid -62:pay 30:please 31:present -23:receipt -47:sat 20:sent -23:swap 40:there
26:transf 35:tx 21:v -39:vb -29:way -32:when -27:where -38:why -20:with @~gainer -29:* -23:^i -22:^what 46:among 28:and -22:at
38:for -39:how -47:i 30:in 39:market -50:top -22:what @~global 39: -7:* 67:^ 20:^dominance -33:^i -54:^in -80:^market
-59:^stablecoin 36:^supp 75:^total 23:amount 26:back 28:beginn -27:biggest -37:cap 55:capitalisation -56:circulation 32:crypto
22:defillama 39:develop 53:dominance 46:float -40:get 23:in 50:index -39:into 54:it -41:late 41:lay 61:mcap -56:most -45:much
-22:news 21:numb 26:of -33:old 29:our 26:out -51:over -22:rn 50:sery 26:stabl -37:stable 24:supp -21:that -36:there 34:these
-48:time -33:togeth 34:token 23:value 32:volume 36:want 45:whole @~goplu 29: 10:* 25:before 20:chain 28:collection 34:for 33:goplu
30:it 20:token @~gre -32:* -36:? 34:^fear -23:^i -22:a 36:and 22:are -23:at 41:before -28:crypto 26:doe -30:i -26:in -50:it
-51:market 25:say -42:sentiment -38:the 44:to 42:today 23:wa @~hack 22: -23:* -27:? -31:^did -23:^how 49:^latest 31:^recent 32:^the
33:^what 22:^who -23:and -21:crypto -33:did -26:do 28:exploit -29:for -34:get 47:got -43:how -31:i 32:late 52:latest -40:much
-23:please -24:project -37:protocol 35:recent -34:thi -27:wa 31:what -35:when 21:with @~hash -10:* 27:? 42:^hash 21:^keccak -34:^the
-50:can 33:contract -40:data 22:digest -49:do 38:doe 20:eip 55:for -32:from 29:in -21:it 70:keccak -30:on 23:permit -33:please
-59:text 42:that 22:what -30:with -49:you @~hashrate -71:* -24:? -32:^hash 38:^hashrate 21:back -24:can 34:develop -22:difficulty
-23:do 28:down -39:for 24:go 26:ha -25:hashrate -40:in -51:min -44:mine -30:my -40:of 24:or -45:pool -20:rate -44:share 24:up
-24:what -32:with -23:you @~historical 8:* -24:^ 21:^a 25:^and 61:^at 59:^chart 52:^for -43:^ha -20:^how -35:^i -41:^the -27:^what
-26:^which -32:about -24:again -29:against -35:am -22:any 84:at -30:been -32:between -23:block -35:book -30:both 36:bridge -44:cap
62:chart 23:client -67:coin -20:coingecko -25:crypto 35:d -21:dat -53:date 34:day -48:defillama -21:doe 45:down 22:draw 25:each
-32:end -26:file -44:floor -53:from -43:ha -35:have -29:hold -24:how -25:husband -47:i 22:invoice -33:keep -33:late 33:make -38:mcap
-21:much -24:must -34:nearest -39:next -22:numb 45:of -65:one -22:only 24:open -56:over 22:paid -34:people -23:per 33:percent -40:pl
-34:plot -45:pric -29:record -21:report 21:say 33:sheet 39:should 39:single 24:sold -31:some -23:stand -20:supp -26:tax 109:that
29:them 34:then 93:time -24:to -62:today -20:trad 46:tvl 45:up -33:valuation 21:very -40:volume -31:we -48:went 61:were 49:when
-54:where -26:which 59:will -31:with -27:year -33:yield @~history 21: -27:^a -34:^at -32:^balance 30:^biggest -63:^book 22:^buy
-24:^by 43:^can 40:^chart 42:^clos -28:^could -59:^doe 50:^everyth -24:^explain -24:^fee -43:^fund -26:^ga 55:^ha -20:^hows -22:^if
-40:^it -24:^latest -24:^next -25:^odd 27:^on 66:^one 39:^our 24:^swap 26:^the 58:^token -31:^tvl 35:^when -25:^which -23:^who
22:^ye 33:a 28:account 45:actual -35:addres 21:aft -47:already 35:also 22:amount -24:an 64:around 42:ask 22:audit 28:auditor
-22:back 24:base -25:been 98:blockchain -62:book 37:build 31:buy -60:by 46:cap -22:chain 34:chang -31:change 28:chart -34:client
33:clos 49:close 28:cold 39:contract -57:cost -22:crypto -26:current 31:dao -26:dat 51:date 32:day 55:defi -21:develop -77:doe
22:down 82:end 55:entry 36:even 22:every 45:everyth -21:exchang 57:exploit -27:far 20:figure -37:fund -23:gain -21:give -52:goe
43:gone 39:government -26:hack 28:had 42:happen 47:he -21:high -30:hold 23:hour 28:husband -21:id -71:index -26:just -22:keep
-26:kind 72:late -21:latest -29:left -48:lett 56:like 63:line -25:liquidity 46:list 35:live 29:lock -27:lol -42:long 31:lose 46:m
-35:manifold 27:many 24:margin 34:mcap -38:me 42:min 26:mint -41:minute -66:moment -32:money -37:more -28:morn 32:must 20:n
31:nephew -41:new 54:newest -31:next -23:nonce 41:numb -25:odd 35:office -25:often 22:old 39:oldest 50:only 38:open -26:or 28:our
-42:out 23:own 39:paid 61:past -29:pay 21:payment -34:people -21:per -25:percent 25:perp 21:please -44:plu 28:point -21:position
-33:present -56:protocol 44:purchase -26:rank 40:rat -42:receiv 45:recent 39:report -45:resolve 26:rollup -41:rows 31:run 33:sale
-20:say 34:see 34:shar 21:short 24:sign -22:sit -38:sitt 26:sold -25:some -29:stablecoin 29:stack -23:start -31:still 27:storage
-21:summ 38:swap 63:tax -51:text -43:them 25:then 29:there -46:these -27:thi 22:thing 31:tim -39:time 33:tip 51:token 36:too -55:top
21:trade -28:trader 38:treasury 27:trend -23:two -30:tx 27:und -33:used -58:utc -22:v 54:valuation -37:value -39:very 24:volume
58:wa 44:wallet 29:we 58:week -26:whale 44:when 35:why 24:will 23:year 48:zero @~hold -14:* -25:^chart -24:^the -33:all -29:any
-35:buy -30:chart -25:cost 59:firm 39:for -41:have 32:list -27:many -43:or 40:our 34:own 24:paid 39:pile -21:please 36:report
-27:sell 24:show -24:since 49:stack 21:treasury @~holder 5:* -20:^how -48:^on 33:^top 34:^which 33:^who -24:a 32:account -39:all
-41:bag -26:been 28:before -28:burn 49:contract 28:d -23:doe -31:for -29:ha 51:hold -26:how 26:like -21:many 75:most -29:my 50:name
26:no 32:now -35:numb 52:one -33:own -34:price 24:shar -35:share 25:side 32:sit -27:so -35:supp 33:that 46:the -21:their 23:there
-35:token 44:top -53:total -34:trad 77:wallet 24:which @~holding 25: 15:* 35:? 26:^check -32:^which 64:all 27:at -23:collection
33:could -26:erc721 37:inventory -59:item 78:jpeg 45:me -21:old -23:one -31:only -29:out 43:see -26:there 33:to 57:wa -21:which
41:without 21:you @~honeypot 17:* -34:? 40:^buy -42:^did 65:^honeypot 36:^how 31:^i -23:^which -50:and -20:ask -21:block 29:button
-23:buy 48:can 21:check 42:contract -37:did -21:found 26:friend 31:ha 22:have 36:hold 67:honeypot 28:how 24:many -26:min 24:much
-26:or 52:some 65:still 25:there 40:token 34:trap -48:we 33:when -22:where @~index -4:* -21:? 22:^a -25:^coingecko 52:^contract
37:^could 22:^everyth -22:^i -34:^price -28:^tell -38:^v -47:^what -24:about 28:ask -26:at -32:below 31:cap 38:category 42:contract
31:could 33:everyth 25:far -29:figur 46:for 24:give 38:grandson 51:ha -21:have -26:index 38:kind -22:know 60:like -21:m -24:mcap
22:my 31:need 69:not -31:on 31:one -28:only 48:pl -28:price 40:quot -41:say 39:send 36:should -21:talk -24:tax -35:telegram 42:that
-29:time 36:to 28:today -29:token -68:twitt -43:und 22:up -37:v 65:want -28:what -21:when @~info 17:* 39:? 59:^a 69:^chain 27:^for
23:^ha -44:^how -40:^kind 50:^somebody 34:^the -28:^which 51:a 60:add -33:address 32:all 25:and 45:any 33:at 25:been -24:behind
28:both 26:burnt -20:by 37:can -30:capacity 76:chain 30:claim 48:coin -33:day 33:deploy 36:description 42:did 25:do -22:end
46:explor 45:for -46:group 60:ha -22:how 48:id 45:it -23:kind 24:l2 -30:lightn 57:liquidity -23:live -21:logo 56:look 36:m -27:many
31:me 27:mint 46:native 38:need 74:new 21:no -39:out 33:over -24:pippin -29:please 36:plu 48:pool -33:present 56:pric -28:project
22:public 21:rate 54:real 97:rpc -35:score 29:second 61:somebody -41:still -27:stuck 37:team -41:telegram -27:that 30:there 22:these
-27:thi -35:time 56:to -40:today 62:told -54:twitt 33:url 44:wallet 58:want 40:we 25:website -23:went 33:were 45:whatev 42:where
60:wheth -35:which 36:writ 37:you @~interest -14:* 32:? -34:^perp 40:and -29:bet 26:by 30:chain 44:change 37:contract 27:dex -23:doe
-26:fee -25:from -36:fund 24:ha 27:in -26:leverage 23:many -24:my -49:of 46:oi 38:please 22:position -52:to 23:togeth 24:value
27:venu -40:want 27:week @~internal -28:* 20:? -38:^did 30:^how -25:^my 21:^search -44:^show -33:^which -30:^who -27:a -30:and
22:contract 45:exploit 24:how 52:in -32:internal -30:like 32:make 33:much -47:my -46:of 21:ord -51:our 20:search 28:see -50:show
-39:trace 49:tx 42:value -22:want 22:what -24:whom @~jup -41: 34:? -32:^i 57:^if -32:^price 31:^quote 21:^what 60:about 25:all
31:coin 20:do 37:doe -24:every -35:exchange 48:give -40:have 31:if -24:it 48:lamport 37:liquidity 26:me 40:mint -33:no -27:now
53:our -30:pay -29:pippin 37:please 28:quote 30:route 22:sell -20:so -23:thi 26:to -25:token 21:what @~kalshi 3:* 44:^and -35:^bid
37:^cheapest -23:^did 55:^ha 53:^last 24:^odd 48:^price -54:^put 47:^settl 34:^tape -30:^what 38:^which -28:^who -25:about
-31:account -47:already -68:and -35:are -22:at 23:balanc -26:be 56:book 24:budget -22:by -22:can -37:cent 36:cheapest -26:close
35:contract -26:did -42:do -41:exchange 71:from -37:good 25:ha 54:had -71:holder -26:level 35:like -40:lowest -68:manifold -27:me
31:morn 20:need 38:no -31:not -28:odd -37:of -31:old 32:on -31:open 22:pl 24:please 25:price 49:resolv 52:rul -21:say -29:set
-30:since -20:still 26:strik 33:tape -32:them 90:tick -35:time 27:to 24:told -38:volume 29:wa -29:what -20:where 30:which -41:who
-22:work -68:ye @~keccak256 -3:* 37:? 21:^keccak -44:can 39:contract -36:do 38:doe 62:for 39:in 70:keccak -22:on -31:please -60:text
45:that -27:the 29:what -32:with -29:you @~largest 17:* -26:? 39:^how -34:^i -31:^on 63:account -25:and 35:coin -27:everyth 66:from
-25:have 34:how -23:i 36:many -30:my 33:of -30:one -35:phantom 33:straight -26:supp 40:the -24:thi -21:to 54:top -25:what
@~leaderboard 32: -62:* 37:? -21:^did -25:^my -24:^top 46:account 23:all -49:are -54:best 33:biggest 23:crypto 39:for 29:have
44:made 24:market 50:most -33:my -51:of -54:on 49:only 32:politic 25:profitable -25:realis 30:since -34:the -26:today -57:top
-33:trad -38:trader 47:volume @~lock 26:* 56:? -26:^how 52:a 52:any 48:can 40:chain 56:coin -20:end -35:in 73:it 65:liquidity
20:lock -24:next 21:of -41:out -46:still -20:that 21:to 39:wa 33:want 41:we 41:where -25:which @~log -26:* -47:? 34:^decod
-67:^event -34:^my -57:^topic0 47:^what -23:a 45:an -68:and -32:are -77:argument -34:be -20:call 23:contract 23:decod -34:every
-42:for -36:get -53:hash 52:here -37:index -28:inside -23:internal -24:like -23:look 79:mean -30:my -21:need -21:of -34:old -22:one
-37:our -98:out 37:please -39:post 20:raw -37:relay 56:revert -74:send 57:text -45:that -31:the 23:them 48:thi 37:to 42:topic
-51:want -36:which -21:who -32:would @~lookup 26: 7:* -32:? -20:^what 22:^which -25:^who 49:a -32:account 56:belong -22:could 42:got
-33:how 33:in -20:my 20:name 22:of -37:on -46:one -24:own -38:point 37:primary -20:send 28:the 42:verify 20:which -25:with -21:you
@~loser -29:* -23:^i -22:^what 46:among 28:and -22:at 38:for -39:how -47:i 30:in 39:market -50:top -22:what @~maliciou 3:* -41:^can
-31:^did 24:^what 26:^who 67:addres -36:and 25:any -20:approve 39:blacklist -35:can 76:counterparty -32:did 32:do 27:drain -27:flagg
56:for 45:fund -20:he -20:how -22:in -25:my -50:our -41:screen -26:that 20:the -32:they -42:you @~market 34: -5:* 27:? -40:^a
-43:^all 32:^and -42:^are -35:^at 38:^biggest 59:^book -32:^chance -34:^cheapest -37:^clos 60:^coin -27:^do -48:^event -25:^floor
-26:^for 25:^ha 26:^how -26:^i 31:^in 46:^it 52:^kind 24:^market -45:^my -38:^need 63:^odd 45:^of 28:^open 36:^price 36:^pull
21:^settl -24:^show 41:^top 56:^v 20:^what -24:^who -33:^ye -51:above -29:acros -23:against -20:all 35:already -21:also -38:among
-31:amount 26:and -20:any 32:ask -22:at -50:ath 27:back 22:been -21:before 48:beginn -20:beside 33:between 26:bid 20:biggest 41:book
39:bought -23:buy 47:by -21:call -60:cap -41:category -36:chain 25:chance -29:circulat -27:client -30:close -55:coingecko
37:colleague -41:collection -26:com -31:condition -30:contract -28:correct -40:cost 37:crypto -41:current -53:cut 25:d -22:dat
-22:date 55:day -45:decemb 46:decimal 46:develop 40:did -47:down -25:drop -25:each -33:end 61:enough 28:even -93:event -39:every
-57:exploit -35:fee 26:floor -68:for 62:from -27:full 36:gain 52:give 21:go -45:goe 54:ha 28:hi -49:highest 40:history -38:holder
34:how -77:id 31:if -21:index 35:interest -34:jpeg -26:keep 22:kind -40:largest 30:lay -26:left -38:lett 23:leverage -30:like
-32:lol 37:lost 24:m -75:manifold -24:many 32:margin -32:mark -25:marketplace 74:may 20:mean 44:midpoint -24:min 32:mint 30:money
-40:month 35:morn 21:mov 41:move -31:my -41:nam -25:need -41:next -33:nft -24:no -24:not 65:numb -36:odd -38:old -29:only -39:our
21:outcom 26:over -28:own 56:owner 29:pair 25:past -52:pay 30:percent -24:perp 44:pl -27:please -27:pool -46:present -49:pric
-25:print -23:proposal 41:pull -22:put -59:quarter -56:quot -65:rank -35:record -55:report 26:resolv 103:resolve -32:right -56:risk
24:rn 29:rows -21:saving -68:second 42:sector 43:see 34:sent -39:set -29:she -20:should 57:side -25:sign 49:since -55:sise 34:slide
38:spot -24:stable 44:stand 51:start -21:statement -24:step -37:strik -23:t 27:tell 24:than -36:that -22:their 26:there -27:thi
-56:think -20:those 91:tick -33:time 21:today 54:togeth 24:token -25:total -63:trad -27:turnov -41:und -24:up 61:utc 30:v
-24:valuation 50:value 38:very 34:vol 30:w 32:we -53:week 26:well 37:went -26:who 50:will -57:withdrawal 41:writ -42:ye -45:year
-36:yet @~mempool -12:* 29:? -41:^i -35:^my 59:and 29:been 70:difficulty 42:each -54:fee 41:how -54:it 35:many -40:mempool 36:min
38:my 48:next 29:now 40:of -28:on 37:one 43:out -71:pend 44:right 40:sise 24:so -62:still 24:stuck -49:thi -72:transaction
36:unconfirm 21:vb 55:wait @~message 37:^say 27:^verify -21:by 32:claim 25:got 44:have 60:he -21:hi 33:in -21:my -40:only -21:out
26:own 24:say -22:thi -23:wa -21:wallet 41:work @~metadata -16:* -23:? -24:^my 31:^on -34:^read 21:^total 32:^what -42:a -25:about
34:an -24:artist -29:at 25:big -37:burn -38:chain 24:decimal -24:did 32:erc20 33:exist -35:explor -27:far -31:from -25:go 23:ha
26:in -32:logo -35:make -35:me -22:my -28:no -26:numb 47:paid -25:please -42:read -21:return -49:same -23:she -22:so 52:supp 55:th
24:that 34:today -44:token 35:total -22:up 42:wa -23:want 22:what -23:which -31:whole @~mid -15:* -42:^what 37:against -32:and
-46:ask -43:between -44:bid 38:check -23:for -40:i -40:if -24:last -26:look -44:market 59:mid -34:on 36:our 27:pric 26:price
-55:spot -23:the -26:v 41:wa -38:what @~midpoint 3:* -56:^best -39:^bid 51:^mid 65:^midpoint 37:^price -24:at 45:between -43:bid
48:exact 31:in -55:it 38:market 43:me 64:mid -25:now 57:of 34:price -35:right -33:thi -58:token 28:what 72:ye 41:you @~multi -20:
44:* 34:24h 39:^a -38:^all 42:^compare 44:^i 27:^liquidity 34:^my -47:^on 68:^pool 27:^price 25:^token -23:^which 38:a -28:about
44:and -50:are 23:be -23:been -27:burn -21:can -47:chain 52:compare 47:day 79:decimal 36:each 23:from 30:give 43:ha 38:i 26:in
-40:it 93:liquidity 24:list -29:many 38:me -46:more 22:my 22:network 37:off -37:once 26:only 51:pool -33:pric 52:price 31:put
-41:sell 54:single 40:tell -41:than 26:that 34:their -24:thi 50:today 29:token 33:top -21:trad 26:vol 54:volume 33:what 37:with
@~namehash 20:* 32:^i -27:^what 24:^when 21:en 20:i 22:make 27:namehash 25:node 38:own -25:resolv 20:still -25:to -29:what 23:when
-24:which @~native -28: 27:* 58:^balance -68:^ga 20:^how -49:^i -28:^show -66:a -58:addres -44:and -47:are 30:balance -62:chain
-26:coin -48:day 30:do 35:doe -23:end -27:for -22:got 46:ha 50:held -57:hi -42:hold -24:in 28:lie -21:list 44:money -25:must
-43:native -37:need -22:now -22:numb 24:of 24:on -33:only 41:or -33:our -39:please -31:she -28:show 82:sitt 68:still -39:that 60:the
-44:there 86:to 51:today -45:token 21:u -29:wa 23:which -31:who @~net -23: 10:* 45:? 27:^how -29:^my -21:a 43:acros 33:am -31:and
-21:ask -31:coin -24:each -23:have -26:hold -62:it -28:my -44:on -27:only 56:or 66:rich 47:spam -23:that -23:the -24:togeth
-30:token -31:value 76:wa -25:wallet -39:with @~network -3:* 38:^i 26:e -21:epoch -29:exchang -37:for 32:geckoterminal 22:give 20:id
20:need -33:next -35:only -21:our 40:per 41:second -22:the -25:thi 29:tp 35:transaction @~new -4:* -45:^rugcheck -30:^what 21:^which
-30:^who 38:add 23:also -26:any -28:are -32:be 23:by 32:can 29:coingecko -26:crypto 30:did -40:for 28:fresh 42:if 62:just 31:last
-38:latest -45:launch 29:made -24:me 30:mean 37:mint 33:moment -24:most -36:new -28:news -40:of -29:people -26:please 38:pool
48:recent -33:report 47:seen 47:still -27:that 45:them -28:there 28:they -45:thi 29:up -26:verify -25:what 26:which 48:who @~nft 29:
26:* 28:^are 36:^chart -29:^cheapest 32:^check -50:^coingecko 43:^collection 49:^compare -31:^contract 30:^could 33:^did 32:^doe
29:^ha 22:^i -36:^list 32:^need -32:^nft 26:^of -46:^on 56:^only -24:^rarity 36:^show -55:^the 103:^wa -35:^we -39:^which -23:^who
45:about 27:above -26:add -31:against 96:all -25:also 26:am 59:any 26:ape -40:approval 25:artist 43:at 33:back 61:been -21:beginn
-31:best -22:blur 32:both 94:burn 28:burnt -26:but 35:buy 33:by -23:can 35:cap -23:chain 32:chart 25:cheap 21:cheapest -45:coingecko
20:collect -43:company 59:compare 48:cost 51:could 37:count 24:d -34:dao 30:data 32:daught 31:do -22:doe 52:each 42:ever
-26:everyone -35:explor 33:far 100:fee 24:floor 28:gallery -31:given 59:goe 30:have -58:he 24:her -26:hi -26:high 29:him 26:history
-20:hold 21:how -39:id 23:if 49:in 33:inventory 66:item 50:jpeg 107:keep 69:kind 34:lend -24:list 58:lol 28:lost 68:lowest 26:m
27:made 30:many 30:marketplace 20:may 25:mcap 38:member 44:moment 30:more 23:most 27:much 32:my 87:nam -63:name 47:need 47:numb
-34:offer -32:on 99:one -24:or 80:oth -37:our -37:over 42:owner -26:page 31:paid 30:pictur 47:piec -25:plu -20:present -21:pric
-24:price 33:project -80:rank -71:rarity 30:real -47:rows -59:run 43:same 20:sell -28:should 45:side -24:site 21:slide 29:spr
-27:still 24:talk -36:th 60:that -46:theft 29:their 54:them 49:these -29:thi -27:time -66:today 32:top -29:track 22:trad -35:trait
20:two 37:und -20:use 121:v 34:vault -42:volume 102:wa -41:wallet 38:were -49:which -21:who 40:whoev -55:whole -34:whom 34:with
-40:would 36:yet @~nonce -7:* 54:^addres -24:^for -39:^i -39:^my 39:^nonce -23:a 44:addres -28:am -29:and 20:are -31:block -22:by
-40:can -30:contract 55:create -23:for -35:from -23:ga -29:ha -55:i 26:incl -40:it -27:me -49:my -28:need 49:next 28:nonce -27:one
-22:pend 21:pl -31:please -30:sent -26:since 46:that 21:the -30:to -66:transaction 34:tx 52:will -38:you @~ohlc -42:* -39:?
-34:^chart -39:^what 41:a -38:at -33:chart -36:close -38:did 41:for -25:in 23:last -50:of -30:on -56:open 31:please -27:today
-38:what @~ohlcv -37:* -48:? 37:^candl -36:^last 31:^need -83:^pool -23:^volume -41:and 22:are 41:bar -56:chart -47:each -23:for
34:from -24:high -23:i -37:it -40:last -38:liquidity -24:low 20:many 29:need -25:now -20:of -25:on -53:open 29:our 37:perp -37:pool
-75:price 23:spot -20:them 21:there -56:to -28:token -39:trad -53:want @~onchain -29: 39:* -58:? 48:^dex 61:^on -38:^pool -32:^token
74:^what 43:are 39:at 63:chain 46:coingecko -29:day 34:dex 32:do 70:doe 65:for -30:geckoterminal -38:liquidity 29:now -22:of 26:on
-28:or -20:pool -30:pric 92:say 25:their -26:to 28:trade -22:up -33:volume 52:what -26:which 44:worth @~open -42: -25:* -38:^account
-35:^any -34:^perp 21:^the -26:^which 32:any -29:bet 25:by 30:chain 44:change 35:contract 27:dex -22:doe -25:fee -61:fill -21:from
-34:fund -40:got 21:ha 26:have 28:hi 39:lead -35:leverage -29:margin 32:mine -42:of 46:oi -22:our 44:please -25:report 25:rest
66:still -38:the -48:to 23:togeth 24:value 27:venu 23:wait -39:want 27:week -25:when -27:with @~option 25:^and -39:^for 40:^i
-27:^imp 29:^on -23:^put 27:^who 39:a -54:and -27:derivativ -35:every -24:for 32:from 30:i -26:imp -24:in -21:interest -30:into
31:it 56:lend -37:lock -31:me -20:my -45:next -31:of -24:open 48:platform -32:protocol -23:put -45:same -48:them 25:to -46:total
56:use -26:volatility -24:volume 47:wa 26:who -23:ye @~oracle -13:* 24:fast 21:normal @~order -50: -14:* -38:^account -35:^any
28:^how 26:^the -47:^which -60:and 29:any -24:are 34:did 42:do 43:fee -62:fill 27:for -45:got 27:have 27:hi 21:how 35:i -24:in 39:it
-23:many 33:mine 43:much 27:or -22:our -24:paid 38:pay -24:perp -39:position 25:rest 67:still -32:the -20:token -21:when -29:which
-42:with @~orderbook -13:* 73:^best -44:^bid 62:^book 50:^cheapest 41:^depth 46:^for 22:^give 42:^last -24:^level -55:^midpoint
-21:^ord 24:^orderbook -31:^price -45:^put -35:^the -84:^what 44:^which 25:are -44:ask -24:be -52:both 63:can -32:cent -52:chance
83:cheapest -38:clos 53:condition 35:contract 97:could -52:deep 36:depth -85:did -23:every -54:exact 20:exchange -31:fee -29:fill
27:for -72:holder 77:i 75:l2 -49:last -42:level -73:like -75:look 33:midpoint 48:mov 28:much 84:no 37:not 36:now -48:of -37:off
61:offer 44:on -63:ord 24:orderbook 41:over 41:perp 50:perpetual 51:pl 33:please -84:print -31:put 37:rest 89:right 45:second
91:sell -46:show 24:side 26:sit -32:th 21:that -21:the -21:their 61:there 69:thi 26:thick 33:to 55:token 26:up 45:want -25:what
-38:when 38:which -35:with 45:without -25:ye @~overview 15:* -25:? -41:^cheapest 46:^doe 71:^ga 42:^got 49:^ha -26:^holder 25:^on
-31:^open 54:^protocol -22:^put 27:^rank -51:^revenue 47:^somebody 42:^the -21:^what -24:^where -35:^who 36:against 39:all -25:am
33:an -26:anywhere 22:behind 43:belong 92:by 34:can 22:chain 44:change -26:cheapest 33:check -24:code 28:coin 29:cold 32:compar
67:creator 57:crypto 40:current 48:decentralis 23:deploy 22:down -24:end -29:every -21:fee -43:find -24:flagg -22:friend -30:from
100:ga 51:gave -25:get 47:got -32:guy 68:ha 29:her 22:holder -52:home 36:hot 28:how -39:inside -43:l2 25:left 34:many -20:more
37:most 22:name 60:nft -22:no -27:numb 43:onchain -36:one 30:only 23:or -47:oth -32:our -29:over -41:own -29:paid 33:perp -54:person
21:pl -25:platform 24:position 23:present 70:price -28:real -23:report 30:rn 59:rows -25:run 46:same -48:sat -23:send 47:sent
-22:share -25:simple -56:so -27:solidity 31:some 44:somebody 48:stand 28:str 25:telegram 48:tell -30:that 31:their -43:there 31:they
38:think -38:transf -22:treasury 27:tx 31:u -27:use -27:user 48:value -39:vb 55:venu 28:wallet -30:we 27:week 29:whale 20:which
-24:who -30:whose -28:why 42:you @~own -29: 35:* -23:^can 36:^check -50:^compress 69:^doe -25:^how 33:^my 61:^show -28:^what
74:^which -24:^who 23:a -21:and -21:are -58:belong -39:by 27:check -38:collection 21:creator 85:doe 96:he -35:how 25:jpeg 39:keep
30:me -44:much 35:my -21:name -34:of 34:open 27:our 49:phantom 24:same 63:show 21:sit -41:them -27:thi -40:to 33:user -46:wallet
28:which -50:who @~pair 10:* 20:? 44:^a -52:^dex -28:^on 44:^pair 41:^please 30:^pool -29:^what 34:^where -23:^which 24:any -41:are
-30:both 29:by -26:decentralis 24:deepest 32:did -35:do -22:entry -28:exchang 29:ha 22:how -35:id -24:link 48:liq -22:list 28:many
45:moment -26:most 40:move 24:my -66:once 58:pair 51:percent -26:pippin 26:pool -28:pric -21:project -21:put -36:safe -32:see
38:show 48:since -30:single -24:that 54:their 34:these 44:tick -42:to 27:token -35:top 22:trad -21:v 40:verify -20:want -38:what
23:when 49:where @~parameter 31:* -30:^abi 34:^i -28:^which 43:a -23:abi 45:addres 53:an 35:are -24:argument 23:at 30:back -33:can
29:constructor 27:contract -24:do -29:doe 37:have 46:in 24:my 36:own 30:paus 38:return 25:to 39:token -28:tool -30:want 21:what
-27:with @~pars -11:* -21:^did -26:^in 46:^which 32:an 38:block -36:check -29:client -23:for 33:got -32:impermanent -32:los 24:my
27:nft 29:on 34:one -34:our -28:pay -35:signatur -22:simple 35:swap -29:the 25:them 38:these -41:transf 33:which @~percentage -40:
-13:* -52:? -49:^by -32:^ha 26:^i -28:^what -26:addres -49:all 39:and -25:any 39:bett -45:bought -23:by 37:coin -29:day
-21:defillama -27:did -23:do 36:down -49:from -68:go -28:ha -25:how -20:i 20:in -72:it 20:most -32:much -31:on 39:or -48:percent
-52:price -25:show -87:since -57:thi -37:time -31:today 62:two -56:up 34:v -46:wa -29:with -30:worth @~perp -60: -41:* -90:^account
21:^am -39:^any -34:^if -36:^my -37:^need 38:^our 55:^the -32:^which -61:account -58:addres 34:against 47:am -21:an -32:and -22:are
41:around -51:ask -43:bar -39:between -46:bid -39:book 32:both -31:by 38:check 31:client 21:clos -29:did 21:do -60:entry 48:far
20:get -50:got 32:ha 32:have 40:hi -45:if -20:in -78:l2 -30:last 28:lead 67:liq 33:liquidat -22:liquidity -32:los 34:margin
-49:market -48:may 32:mid 31:mine 24:moment -38:move -32:much 23:n -33:need -20:not -43:of -38:old 25:paid -25:payment 34:per
-37:position 45:price 24:pull -32:put 33:run 30:since -72:spot 48:still -57:stop 32:sub -24:the -81:there 36:thick 28:today
-27:trader -41:v 27:vault 21:wait -29:what -33:with @~phish 6:* 22:? 24:^my 22:^somebody 42:^the -31:addres -28:airdrop -30:before
-45:blacklist 25:connect 45:dangerou -29:fake -41:friend 26:from 20:her -36:if 40:mail 20:maliciou 31:mint -22:next -29:nft -27:our
56:page 29:please 28:site -27:there 37:they 22:wallet 21:website -23:what 27:will @~platform -3:* 30:^coingecko 27:^on 29:all 21:at
-36:category -20:coin 57:collection 24:doe -32:floor 26:friend -29:in 46:nft -23:of 30:platform -29:the 27:track -33:up 39:with
23:you @~polymarket -7:* 48:^all -27:^book 25:^chance -30:^cheapest 25:^clos -22:^did -51:^do -24:^ha -24:^in 22:^mid 25:^my -32:^no
-51:^on 27:^price -27:^put -55:^settl 31:^what 52:about 20:against 27:all -40:already 35:any 27:anyth -44:are -25:at 24:bag -27:been
-29:best -33:bet 30:bettor 23:between 26:big 21:bot -41:both 46:bought 45:buy 50:by -40:can 27:cent 25:chance 35:cheapest -26:clos
-21:colleague 40:company 46:compare 45:could 68:decemb -37:do -23:doe 30:down -40:end -24:entry 34:event 43:every -27:everyth
26:exact -39:fee 31:find -36:ha 26:he 21:hottest 26:hows 35:l2 -27:largest 45:look 28:los -34:lowest -35:manifold -48:market
24:midpoint -21:money 76:no 27:now 22:off -57:old 22:one 22:only -33:ord -23:our 71:outcome 22:over -35:own 25:paid 77:pay
-64:people 24:please -59:plu 36:politic 35:post -41:prediction -45:print 25:profit -23:put -28:redemption 40:right 38:run -28:same
-25:say 65:search 28:sell -22:sery 23:shar -23:sise -23:sold 23:somebody 39:stak -25:stand -29:strik -33:team -35:th -39:they
49:through -45:today -60:tonight -41:top 27:trade -27:trader -22:u -67:und 61:up 43:volume -49:wa -34:where 28:whoev 32:whose
-30:will -33:win 22:winning 32:with 32:word 49:would -26:you @~pool -16:* 43:24h 20:^and 35:^any 21:^apy -47:^by 29:^candl
30:^compare -68:^dex 33:^for 33:^give -25:^i 24:^most -26:^need -25:^newest 22:^rank 29:^somebody 24:^stablecoin 22:^tell -27:^trend
-29:^tvl 33:^wa -26:^where 21:aft 33:amount -23:and 24:any -24:anyone 56:apy 26:around -22:bank 39:been 60:bett -21:big -39:block
-31:bought -41:by -20:cent 20:claim -26:coingecko 21:compar 26:compare 31:count 44:current -25:data 33:day -30:decentralis
25:defillama -26:deposit -30:dex 25:down 40:every -28:everybody -27:exchang 66:farm -37:found -29:geckoterminal -41:gone 54:had
27:highest -54:id 24:in 31:interest 40:into -63:keep 21:kind 33:least -46:lend -37:list -28:live 32:low -60:min 32:mine 26:morn
56:next 20:not -60:off 60:one 40:only -23:park 43:pay 40:people 34:per 38:pool 47:pric 64:pump 40:put 49:rate -25:report 23:return
-45:reward 30:rows 20:saving -36:see -23:share 31:show 26:since 34:sise 29:sold 30:somebody 28:sort 25:stablecoin 22:stak 29:summ
-55:t -21:talk -57:their -28:them -62:then 41:there -68:these 53:thi 20:those 37:through 48:today -28:trade -22:tvl -28:twitt
-33:two -37:volume 28:w -39:want 53:went 23:what 48:whatev -23:where 22:year -25:your @~portfolio 29:* 29:^all 23:^balance
31:^everyth -30:^i 36:^my 28:^net -21:^on 58:^our 39:^wallet 27:about -44:acros -74:addres -34:address 24:all 40:and 27:are
63:artist -25:back 59:bag 78:bal -23:balanc 36:balance 47:biggest -44:both 29:bought -20:call -45:chain 69:check 44:client
28:compress -26:contract -25:cost 28:crypto -27:day 26:do -31:doe 25:everyth -23:firm 29:good 60:grandson -34:ha -30:have 26:he
-22:hex 48:hi -49:hold 23:i 40:if 43:in -26:it 44:just 25:kind 39:know 44:last 48:ledg 21:left 26:look 79:made -69:many -25:mine
48:mint 49:money 40:much 24:my 23:net -24:next -25:no 26:not 24:now -59:one 57:our 53:out -25:over -29:pay -32:people 27:piec
29:please 33:portfolio 23:put 29:rich 34:right -43:run -35:say 42:set -21:she -56:sit 29:sitt -34:so 21:some -45:spam 56:spl
22:still -40:tell -38:that -46:their -20:them 66:there -25:to 23:togeth 76:token 27:too 33:trad 60:treasury 43:up 48:wa -30:wheth
68:which 42:with 35:worth 32:you @~position 38: 20:* -22:^a -22:^account -23:^am -22:^are -39:^biggest 26:^clos -36:^did 39:^how
-21:^i 47:^in 70:^my 28:^open 22:^show 20:^what -21:^where -21:a -24:addres -30:airdrop -29:all -26:already 28:am -21:any 41:app
51:bag 33:bank -38:been 73:bet -26:both 25:broth -34:cash 29:chain 43:dao -24:date 26:defi 44:deposit 34:did 53:do -22:doe 58:down
51:earn -29:eligible -28:event -20:find 23:first -25:for -27:from 26:fund -32:get 33:guy 38:have 42:hold 22:how 21:i -26:into -34:it
-24:keep -39:late 26:lent 30:list -42:lol -33:look 38:los 34:lp -25:many -43:market 23:mine 31:mov 29:much 47:my -23:no -54:old
37:or 22:our 33:out -22:pl 22:position -36:price 35:profit 27:provide 31:realis 26:right 22:see -28:sery 20:show -21:sit -24:sold
-21:still -31:supp -20:th -43:them -37:there -25:to -46:togeth -26:token -40:top 26:trad 26:up -25:use -26:value 52:vault -24:wallet
36:want -30:we 47:went -26:were 25:when 27:where 43:which 50:with 29:won -25:word -23:work -24:worth -24:ye 37:yield @~prediction
-21: 4:* -41:^all -26:^best 34:^book -35:^chance 47:^cheapest -31:^compare 26:^for -29:^i 35:^market -32:^my 27:^on 51:^open
57:^print -39:^put 31:^show -25:^the 57:^ye -26:aft -26:all 66:already 37:and 32:are 31:at 27:been -32:best 33:bet 28:bettor 57:book
-23:buy 64:can 44:chance -22:close -28:coin -37:compare -55:cut -25:decemb -41:deep 43:do -23:doe 36:end -27:every -30:far 28:first
-30:for 32:get -48:had -36:he -28:holder -29:id 36:if 35:interest -26:it 39:just 35:late 30:lead -38:left -27:lend 23:list 43:lowest
35:made -66:manifold 27:many 22:market 40:me 21:mean -20:moment 35:money 40:morn 29:most 51:mov 22:move -35:next 37:now -41:odd
-47:old 30:open -34:out -51:please -23:post 25:prediction 68:print -70:put -26:resolv 43:resolve -23:rul 41:same -38:say 51:see
31:shar 39:share 42:show -45:sid 23:side -32:sise 30:sit 36:sold 42:stand -25:tape 54:th 33:thi -22:time 37:today -46:token 23:trad
-33:trade -31:u -27:und 30:up 35:volume 21:way 21:where 53:will -46:with -29:without 32:ye 20:you @~pric 15:* 22:^a 53:^and 33:^any
41:^at -24:^can -49:^did 61:^for -26:^i -25:^need 39:^price -32:^the 52:^tvl -30:^what -21:^when -29:about -22:above -43:acros
-21:addres 34:against -21:all 42:also -25:am 24:and 42:answ -22:any -40:app 59:at 63:attach -30:been -23:block 46:both -32:bought
24:came -28:can -21:cent 24:check -27:clos -53:coin -24:coingecko -20:dat -71:date -25:dex 31:dump 35:each -26:end 24:exact
34:exploit -25:file -22:fine 32:go -32:had -27:have -26:he 21:how -29:i -25:id 33:incom 22:invoice -41:keep 45:late 57:lol -60:lose
-23:lp -32:many 26:market -29:metamask -25:money -27:my -34:nearest -37:next -24:numb 52:of 21:office -34:old 20:on 42:open 22:own
20:paid -34:pair -29:pl 22:please -23:pric 37:price 34:record -32:saving 36:see 32:sheet 21:should -22:since 31:single 28:sold
-29:stable -57:stablecoin -24:still -28:supp -20:t 101:that 27:them 34:then -22:there 29:thi 39:those 54:time -35:today -21:token
40:trad 49:trade 35:transfer 51:tvl -33:until 27:value 27:wa 55:were 36:when -25:why 42:will -30:yield -26:you -34:zero @~price -45:
-7:* -58:^ -27:^all -32:^any -38:^bid -53:^by -46:^can 30:^chart -37:^check 23:^clos -29:^coingecko 52:^compare 64:^convert
-32:^current 48:^dex 35:^did 28:^doe -66:^everyth -51:^find -34:^for 42:^ha 37:^i -27:^if 43:^in -22:^it -34:^kind -29:^liquidation
24:^lowest 52:^market -58:^no -27:^odd -25:^of 65:^on -43:^our -43:^pool 76:^pric -22:^pull -46:^put -83:^that -32:^the 49:^there
-84:^token 23:^v 22:^wa 57:^what -44:^where -45:^who 64:^ye 47:about 41:above 38:acros -41:address -94:against -67:all -23:answ
-65:apple -54:around -65:attach -26:auditor -27:before -24:behind 37:below -38:best 21:between 28:big -20:book 26:bos 30:bought
-44:bridge 64:broth 26:but -60:buy -39:by -78:can -43:cap -36:capitalisation 71:cent 45:chance 40:chang -46:cheapest 58:coin
-56:coingecko -24:cold -31:colleague -22:company 44:compare -49:condition 36:confidence 64:convert 64:cost -99:could 62:cousin
-42:currency 21:current -24:cut 41:dat -63:day -25:decimal -21:dev -21:develop 21:dex 24:did -34:do 30:doe -67:done -24:down 21:end
-21:entry -32:every 49:everyone -66:everyth -21:exact -24:exchange -71:exploit -20:farm 31:fetch -67:figur -55:find 27:fine -22:flow
26:follow 42:forgot 48:from -36:full -69:ga -30:geckoterminal -31:give 28:gone -25:good 62:got -26:grandson 56:group -42:here 55:hi
-29:high 70:him 31:history 73:hold -28:holder -31:holding -31:hows -34:id -29:in -36:inside 30:into 28:json 29:just 32:kid -40:know
-29:last 34:least 45:lett -32:lie -21:like -47:liq -20:liquidity -58:lowest -33:made -38:manifold -53:market 63:may -71:mcap -37:me
40:mean -35:mid -49:midpoint 26:mint -69:minute -23:more -105:nam 66:near -38:not -20:now 46:number -33:odd -24:of -31:old 43:one
-36:open 38:oracle -101:oth 37:outcome 27:over -24:paid -46:pair 20:pap -52:part 40:pay 30:people -89:per -53:percent -33:pippin
-24:place -54:please -34:possible -59:prediction 36:pric -50:price 32:print -22:protocol -21:pull 25:put -23:question -22:quote
-24:rat -76:right 52:same 51:sat 50:saving 51:say -23:search 84:second -96:sell -38:sent -31:set 31:shar -27:she -24:should 22:show
21:sid -24:sign -75:since -22:single 45:sist 31:so -42:some 26:somebody 45:source -22:spr -22:spreadsheet 34:stable -34:stand
-38:start 37:step 53:still -23:storage -29:str -28:supp 40:talk 95:th 26:them -44:then 34:there -35:thi 22:those 39:tick -63:time
-22:to -41:today -30:togeth 23:token -38:tonight -20:too -31:tool 58:top -71:trader -51:treasury -36:turnov 50:two 36:tx -23:u
55:und -24:up -25:use -22:vault 36:verify -53:very -25:vol -55:volume -70:wa -30:wallet -43:want 34:watch 38:we -59:week -65:were
-28:whale 42:what -38:whatev -36:when -52:where 28:wheth -21:which -40:who -27:why -22:will -31:won 60:wont 52:would -27:year 55:yet
-71:you 47:your -21:zero @~priority 11:* -23:? -46:^i 34:^what 21:^which -35:and -22:block -32:did 41:do 24:fee 28:get -21:it
40:land -23:lowest 43:min 34:my 52:need 45:program 59:rn -28:set 54:so -21:still 31:swap 22:that -38:tp 30:tx -25:we 22:what
@~profil -10:* 25:give 46:paid 49:profil 25:profile 26:there @~profitability -10:* -25:^did 24:^pnl -31:^realis 20:^trad 34:be
38:been 30:ha 24:how -20:in -22:los 26:lost 22:much 26:not 22:or 27:over 25:pap -30:profit -44:rate 22:still 37:tell -26:today
24:wallet -57:win 23:you @~protocol -32: 33:^ 58:^and 20:^biggest -28:^chain 34:^did -81:^fee -63:^for 31:^ha 22:^holder 42:^i
-33:^lend -25:^my -23:^open -39:^option -25:^protocol 59:^revenue 44:^tell -26:^the -43:^what 27:^when 41:^who -22:about -20:acros
38:aft -49:am 23:amount -24:and -55:any 22:are -28:auditor -27:balance 46:before 27:between 46:big -40:blockchain 21:call
27:category -22:coin -24:commit -37:crypto -41:current -46:dao 24:date -55:defi -34:defillama -26:derivativ 66:dex -38:do 41:doe
54:each 42:end -23:ever 28:everyone -43:figure -32:first -23:friend 31:from -22:github -40:give -34:got -21:grandson -30:have 28:he
22:hi -23:holder 23:if -59:into 28:it 21:itself -40:kept -58:l2 -27:late 87:lend 36:lie 20:make -60:many 38:market -25:max -45:my
36:need -41:network -27:newest -44:next 28:no -36:not -20:now -37:numb -28:number -24:open -77:oth 38:people -32:per 59:pl
66:platform -22:point -45:pool -28:premium 48:project -24:question -26:revenue 48:run -56:same -29:see -26:sell 72:share 27:since
22:sit 31:slide 38:some 23:spr -24:stablecoin 38:still 24:summ -23:take 30:team 31:tell -40:their -48:them -39:there 23:they
45:think -24:token -29:trade 68:treasury -21:turnov -24:u 53:use 22:user -65:v 40:value -37:venu -36:volume -22:wa -27:wallet -26:we
-37:what 20:when -30:where 38:who @~pyth -50:* -58:^price 40:^pyth -23:^what 31:against 34:and -55:apple 28:are 29:confidence -24:do
38:feed 34:for -46:in 28:it -34:my 34:now -38:of 36:one 42:oracle 24:our 29:please -60:price 33:pyth 30:right 27:say 37:second
-52:stock 26:the -27:what 27:with @~quote -39: -16:* -34:^i 64:^if -21:^price 35:^quote 26:all -31:and -21:coin 27:do -24:every
23:exact -35:exchange -23:from 50:give -42:have 36:if -26:in -24:it 49:lamport 28:me -33:no -25:now -30:pay -29:pippin 42:please
-22:pool 32:quote 21:receive 30:route 23:sell -24:thi 21:with @~rais -32:* -30:^latest -26:^which -43:^who 26:a -50:are 43:for
-22:fund 43:got -64:hack 35:invest 69:investor -67:latest 39:lead -27:led -52:of -30:please -48:project 32:that -32:them -27:which
-44:who 31:with @~range 44: 7:* 35:24h -31:? -40:^a -26:^chart -40:^clos -35:^did -50:^ha 64:^i 23:^in -43:^my 26:^our 27:^please
27:^the -39:^volume -26:about -32:at 26:auditor 25:between 64:book 49:bought 28:by -46:chart -33:client -23:clos 38:coin
-25:coingecko -24:dat 26:day 53:develop -32:did -69:do -21:down 21:e -49:end -32:exchange 57:from 26:gone 61:i -49:if -27:it 46:kind
-31:like -20:lock 25:mcap -26:me -41:month -33:move 33:much -24:my 64:need 53:one -34:only -52:our 39:over 35:percent 38:pl
26:please 22:plot -38:pric 62:quarter 56:rate 26:sery 52:since 51:start -38:statement 27:supp 38:tell 26:the 25:thi 30:time 31:to
-25:today 52:trad 36:turnov -52:two -30:valuation 53:value 37:vol 61:volume 40:went -23:what 22:where 56:whole -45:year @~rat 11:*
-36:^what 22:against 39:and -33:can 30:currency 20:know 32:of 43:one 24:our 41:please -31:price 22:quot -22:rat -25:right -20:what
@~rate -27: -5:* -32:? -36:^i -33:^long 33:^what -27:are 30:at 49:do 28:for -27:from 40:ha 31:have 22:i -28:in 32:it 43:late 44:m
55:margin -51:me -52:moment 46:next 22:of -34:open -24:or 59:pay 42:rat -28:rate -32:ratio 21:right 45:short -21:that 61:there 47:v
30:what -24:which @~raw 23:* 37:^decode 24:^my -27:^what 57:and 23:been 22:before -32:blob 22:broadcast 45:can 31:decode -25:do
-40:doe 44:fee 31:for 40:from 20:ha -34:how 23:i -42:input 24:like 45:me 20:money 68:nonce 62:out 34:recipient 59:send -30:show
20:sign -24:thi 27:to -46:wa 23:what -25:which -24:with 44:you @~receipt 41: -10:* 28:? 32:^event -21:^my 44:^wa 23:^when -25:^which
-24:all 23:already -27:arrive -23:can -23:every 26:fail -40:fee -36:for -39:ha -29:log -24:made 35:min -42:mine 31:morn -32:need
-21:on -24:paid -30:pay 32:payment 24:pl -32:please 48:price 50:receipt 26:statu -24:that -22:to 27:transf -47:up 33:use 28:used
39:wa -41:with 20:yet -22:you @~recent -55: -18:* -41:^fill -54:^look 27:^recent -26:^the 29:^trad 47:^who 41:are 25:be -22:buy
-29:by -20:fee -42:form 20:fresh -34:from 23:give -20:in 32:list 53:look -41:market -28:moment -31:my -37:of 22:on 40:or 55:perp
29:read 52:right 30:sal 34:sell -35:side 22:still -37:tak 28:time -25:up 42:who -29:with @~recov 14:* 23:^a 26:^which -22:^who 20:a
27:account 31:by 24:digest -32:guy 26:hi -28:in 22:key 23:made 25:sig 34:signature 30:text 27:wa 21:wallet 31:which 28:with @~report
21: 30:* 36:^what 58:been 23:doe -24:freeze 35:ha -22:just -22:mint -21:more 25:much 29:of -20:our 38:share -27:still 38:supp 39:thi
30:to 21:top -27:wa 39:what -24:which -27:who 34:with @~resolve -26: -5:* 63:0x 35:^addres 47:^coingecko -25:^did 33:^find -42:^ha
-50:^look 26:^on 45:^our 25:^someone 40:^the 39:^we -20:^who 47:about 30:account -36:airdrop -28:already 33:an 40:ask 31:be
-41:behind -63:belong 26:by 40:category 45:chain 32:chat 31:code 50:coingecko -22:cold -47:contract 30:could 42:crypto -21:did
-32:do -25:e 25:even -42:exchange 52:find 53:found 34:from -21:gave -49:got -45:guy -51:ha -50:hand -25:hash 29:here -28:him -36:hot
-49:how 36:i 50:id 22:idea 49:identify 59:invoice 32:it -31:keccak 29:ledg 38:like 30:long 21:look 26:mail -47:many 31:nam -34:name
25:no 22:now 54:old -67:only -42:or 41:our 51:out 47:paid 41:pap 49:past 56:payment 25:payout -59:pl 67:point -23:resolve 40:right
-28:say 26:send -28:show 31:since 24:someone 28:start 22:still -23:tell 54:th -23:their 33:they 24:thi -21:through 38:token 41:tool
-27:trace 26:transaction 29:u -46:wallet 51:we 30:what -21:who 47:whom 26:with 20:would -24:write @~rugcheck 19:* 59:^newest
20:^rugcheck 21:^what -20:^who 25:and 57:been -28:before 30:bought 31:can 23:coin 20:doe 21:fee -33:got 37:ha -20:i 28:memecoin
-29:most 55:newest -32:recent 47:risk 23:rug 37:rugcheck 31:safe 38:share 37:short 35:so 68:someone 34:still 36:supp 36:them
-44:there 22:these 21:they 52:thi 21:to 21:top 25:transf -23:wa 21:what 23:who @~rugpull 12:* -20:? 37:^i 22:^rug 50:^wa 36:^what
-22:^where 22:addres -23:approval 21:check -44:deposit 29:drain 38:earn 40:exchange 28:from -21:how 38:ledg 48:money -32:much -23:or
34:park 21:rug -29:run 31:say 31:see 32:stable 23:still 31:to 43:wa 20:want 20:went 22:what -26:when 24:with -28:yield @~safety -3:*
-21:? 22:^for -48:^honeypot 21:^how -26:^my -26:^what 25:a 25:an 42:and -24:any 54:at -24:buy -34:contract -35:doe 30:file
-44:friend -40:hi -38:hold -53:honeypot -25:in -30:me 33:memecoin -22:nft 60:no -21:one -38:or -41:our -32:out 30:put -41:real
40:safe -31:sell -20:telegram -21:there -21:token 43:want 34:what -22:whoev 54:with 65:worth @~search 52: -9:* 29:? 32:^all
65:^coingecko 68:^compress 59:^contract -32:^dex -27:^dexscreen -29:^everyth 33:^find 32:^for -26:^how 39:^mint -21:^need -61:^nft
27:^pair 32:^price -23:^put 40:^token -21:^what 46:^where -39:^who -23:a 33:about 26:addres -48:address 37:an -49:and 50:any
55:anyone 62:anyth -42:are -37:artist 25:be 26:belong -42:bet 70:block 44:blockscout 42:by 64:call 28:chance 40:coingecko 38:company
62:compress 44:contract 23:copy -25:could -47:count 35:cut -35:d 104:decemb 27:deepest -45:do 22:down -21:en 21:every -65:everyone
-42:explor 39:file 39:find -27:for 43:geckoterminal -24:go -27:had 38:hit -21:hold 25:holder -25:into 39:it -37:item 49:keep 44:kind
-42:know 29:launch -28:left -31:list 38:m -30:made 49:many -72:market 24:match -22:me -32:member 26:morn -55:most -47:must -72:my
-49:need -44:not -27:now 39:numb 23:odd 22:on -28:one -21:only -64:open 51:or -33:oth -33:our -23:out 25:outcome -32:own 21:page
45:pair -45:people 28:per 22:piec 80:pippin 30:pl 41:please -38:plu 37:price -24:put 23:real -27:right -50:run -38:same -42:search
-30:see 38:sell 67:send -38:sent -62:settl -63:should 44:so -28:somebody -24:th -25:that 51:them -28:these -38:they -21:thi -67:tick
69:time 31:to -51:today -25:too -34:top 41:trade 33:up 35:use 40:verify -33:volume -23:wa -35:wallet -71:want 51:whatev 23:where
23:wheth -40:who -23:whose -25:with -72:word -55:ye -33:you @~security -21: 13:* 27:^a 81:^are 37:^before 29:^can 41:^coin
27:^contract 37:^could -21:^doe -27:^find 34:^how -39:^mint -31:^our -26:^the 30:^token 38:^we -31:^what -45:^which -27:account
32:all 40:already -50:also 29:any 33:anyone 24:ape -33:approval 23:approve 47:are 40:artist -26:audit 21:back 62:be 74:been 94:burn
-36:click 69:coin 36:company 20:could 30:dangerou -29:do -22:doe -25:exchange -34:find -28:flag -42:floor 24:found 24:freeze
27:friend -29:given -37:goe -30:goplu 29:have 23:hi 62:hold 26:how -23:into -35:ledg 45:many 38:more -37:network 35:new -26:not
-21:or 44:own -22:owner -25:page 49:paus -36:phish -35:pippin -29:risk 28:rug 90:safe 28:should -23:spl -23:supp 34:swap -29:theft
22:them 80:these 55:those 43:token -60:tonight 41:trad 24:transfer -24:trustworthy 25:want 28:we 35:were -48:what 21:when -29:wheth
-56:which 31:who 34:whoev -33:whom 27:writ 23:yet @~selector 31:* 32:4byte 28:? -23:^decode -30:^i 40:^my -73:an 48:any 31:at 46:be
33:byt 28:byte 35:call 43:code 63:data -20:decode -35:do 47:every 23:for 34:from 33:hash -54:here -33:hex 31:in 21:input 27:it
30:log 33:look -26:mean 28:method 62:my 26:not 49:of 54:our 43:out -34:permit2 -29:pl 40:revert -27:spend 62:start 63:that 49:the
-29:thi -20:topic 28:trace 25:transaction 40:tx 32:up 42:wallet 28:what 32:which 50:would -23:you @~sery -24: -12:* -24:? -30:^how
-67:^settl -35:^what -48:already 22:and -43:at -52:did -21:how 51:list -22:market 46:of 38:on 24:or 37:please -53:resolve 48:rul
52:the @~sign 14:* 23:^a 26:^which -22:^who 20:a 27:account 31:by 24:digest -32:guy 26:hi -28:in 22:key 23:made 25:sig 34:signature
30:text 27:wa 21:wallet 31:which 28:with @~signatur -22:* 24:^when -24:balance -26:in -25:it -22:kind 26:last 20:when @~site 6:*
22:? 24:^my 22:^somebody 42:^the -31:addres -28:airdrop -30:before -45:blacklist 25:connect 45:dangerou -29:fake -41:friend 26:from
20:her -36:if 40:mail 20:maliciou 31:mint -22:next -29:nft -27:our 56:page 29:please 28:site -27:there 37:they 22:wallet 21:website
-23:what 27:will @~sol -25: 6:* -22:^a 30:^account -23:^all -20:^balance 79:^did -37:^everyth 27:^find 23:^for -29:^how -39:^mint
41:^show 45:^someone 22:^the 52:^token 23:^total 27:^transaction -20:^when 25:^which 23:^who -51:addres -46:all 48:already -46:also
34:am -21:and -52:are -58:artist 20:at 50:be -28:burn 20:chain 40:check 28:circulat 52:client -21:close 40:coin 20:crypto 29:custom
39:dao 52:did 55:down 58:empty -30:epoch 34:every -33:everyth 28:exact 50:exist 24:fee 25:find 74:from -21:full 54:go 41:happen
-40:hi -22:how -30:in 33:itself 37:keep -37:key -22:lamport 24:land -20:largest 40:log -23:lowest -45:m 46:made 28:market 29:me
34:min -39:much -30:next -20:one -25:only -26:or 26:own 50:pay 38:per -36:pippin 58:pl -25:please -23:produc -44:program -24:put
-23:real -26:recent 52:rn -30:rug -28:safe 33:second -41:she 47:should -21:since 35:sit 20:sitt 48:slot -21:so 44:someone -45:spl
-37:swap -32:talk -25:th 35:that -22:their -20:them -37:those 46:through 26:timestamp -27:to 35:today -56:token 52:top 22:total
-21:trad 20:transaction -23:treasury 35:tx -35:unlock -21:user -32:validator -32:verify 32:well 39:where -43:which -51:writ 48:yet
@~solana 38: 20:* 25:? -32:^all 30:^compress -28:^did -36:^everyth -23:^how -48:^in 22:^mint 44:^my -21:^nft 24:^on -41:^please
33:^price 25:^search -43:^the -26:^there 57:^token -22:^transaction 88:^which 29:^who -67:a -28:account -45:address 25:an 34:anyone
-32:ask 23:asset 34:belong 26:block 28:buy -54:by 33:call -40:check -30:client 21:compress -47:count -55:creator 38:d 54:digital
56:doe -36:everyth -39:for 24:freeze 25:friend 30:got -20:ha 75:he 26:hi 48:holder -32:impermanent 45:includ -23:into 20:it -34:item
-58:know 21:land -39:left 28:liquidity -54:list -32:los 38:m 41:many -33:member 22:metadata 22:more -34:much 24:my 32:nam -28:name
33:nft 75:numb 24:on -28:one -29:only -26:our 42:own 26:phantom -53:piec 26:pippin -49:pl -42:please 38:plu 29:price 43:program
26:real -44:rn 85:safe -76:same -27:set 48:she -55:should -34:signatur 43:so 29:some -33:spl 61:swap 30:swapp -21:talk -29:there
57:these -43:they 35:think -67:tick -35:too 36:trad 70:trait -40:transf -31:tx -32:we 47:which -27:with 65:writ @~source -41:*
-67:^verify 21:and 23:are -44:at -31:coin 29:compil -52:contract -35:etherscan -44:have -34:i 31:licence -58:may -41:my -26:on
-44:our 27:out -40:own 24:proxy 38:rout -57:say -53:so -33:source -24:swap -51:that -22:the -21:verify -30:want -53:we -51:what
35:where -24:with @~spot -37: -6:* 24:? -29:^i 26:^what -29:^which 27:and 48:between 47:bid -21:can -25:circulat 48:if -26:liq
51:market -40:perp 58:spot -25:supp -31:trad -22:trade 28:up 24:what -24:which -35:with @~stablecoin -26:* 39:^and -27:^can 28:^did
-21:^ha 21:^market 35:^on -25:^price 41:^supp -23:^the -49:^we -39:^what -21:above 33:against 25:any -20:ask -20:be 38:blockchain
-27:can -47:cent -37:circulat -24:clos -34:coin -27:compare -22:cov -29:crypto 21:current -45:day 33:defillama 21:did -37:do -27:doe
-32:ever 21:exploit -37:gone 33:grow -33:had -22:have -39:hold 23:id -42:know 23:largest -24:lend -27:many -30:metamask 32:money
-31:much 38:network -47:now 34:numb -60:one -40:only -22:park -24:peg -31:pric 56:rank -38:see -32:sise 35:sit 87:stabl 62:stable
52:stablecoin -46:these -24:they -48:to -49:treasury -26:two -63:until -45:value -56:wa -47:want -45:we -22:what -23:would -36:you
@~stat 11:* -21:? 22:^dominance -68:^market 73:^total -26:^transaction -39:a -50:address 28:and 31:busy -41:cap 21:coin 22:count
49:day -52:defi 53:dominance 41:for -42:ha 23:had 61:in 52:index 33:it -41:large 53:mcap -60:most -66:over -35:please -60:search
-47:share -28:since 25:so 24:there 36:these 34:today 45:utilisation 52:volume -56:whole @~statu 36:* 27:? 46:^i -20:^what 24:all
60:at 23:down -45:exchange 40:i 23:like 51:moment 36:one 31:order 27:right 34:thi 36:trad 31:trade 21:up -22:work @~storage -8:*
29:^i 27:^read -33:and 42:can 30:contract 24:latest 28:read 24:to @~sui -23: 31:* 22:^can 41:^coin 67:coin 40:hold 38:list -23:risk
30:the -26:to 29:who @~summary 38:* 44:^rugcheck 23:a 36:bought 36:coin 51:for 24:in 58:launch 47:me 37:memecoin 24:on 47:risk
27:safe 36:short 64:thi -22:which @~supp -3:* -32:? -40:^i 32:^supp 24:^total -35:account -39:all -25:are -54:artist -30:burn
26:chain 29:circulat -40:did -23:everyth 25:exact 57:exist 31:for -39:i 26:me 29:mint -23:our 55:pl 22:right -27:so 29:supp 23:that
35:these -31:thi -31:those -22:to 24:total -32:what -20:which @~support 25: 42:* 34:^what 38:all 25:are 23:before 65:can 31:coin
27:collection 38:currency 24:for 37:give 33:goplu 24:i 48:in 24:it 28:money 20:of 34:or 56:price 38:set 32:show 39:v 42:what 33:you
@~swap -23: -22:* 36:^ha 53:^on 22:^recent 21:^swap -37:^where -23:^which -26:account 49:are -25:at 27:been 39:by 23:dex 36:did
34:do -29:doe -41:entry 26:first 39:ha 38:have -33:he 29:made 33:many 44:most -31:my -45:old -48:or -22:pric 38:sold 38:some 32:swap
62:them 29:there -30:token -31:trade -45:we 32:when -31:with @~tick 4:* -33:? 39:^bid 50:^i 24:^last 62:^perp -23:^spot 43:^the
-32:^which 25:account -24:all 20:and -24:are 88:ask 53:at 48:bid -25:book -32:depth -27:doe 42:each -114:from 37:high 27:i 23:it
56:last -27:list 33:look -26:low 32:moment 28:one 36:our -64:over -35:pair 25:perp -20:pl 23:same 36:spot 50:the -29:there -86:tick
-43:to 64:trad 22:v -27:volume 59:we 58:where -59:which -25:withdrawal @~ticker -27: -12:* -44:24h -21:? 48:^all 25:^busiest
-83:^compare -67:^floor -20:^how 69:^i -29:^last -58:^list 21:^on -24:^the -32:^trad 31:^volume 25:^which -28:^who -30:a 47:about
-21:against 31:am -52:an -24:any -43:ask -29:average -24:bid 38:both -24:bought 25:busiest -34:cap -24:chain 29:cheap 25:cheapest
-31:company -43:compare 25:cost 38:could 31:d 26:depth -29:derivativ -28:dex -21:did 29:do 22:exchange -42:far 100:fee -56:floor
-40:from -46:futur -27:ha 36:have -39:high -43:how 21:i 62:id -35:interest 99:keep -40:kind -28:last -26:level 25:like -24:list
43:lowest 65:marketplace -35:me 40:moment 24:most -58:mov 30:move -21:much 29:my 34:need 55:not -41:now -34:on 122:one -32:open
-22:or 111:oth -30:our 22:out -53:over -21:own 23:perpetual 33:quot 29:rate -23:recent -23:side 42:so -32:spot 31:talk 58:that
28:them -60:there 35:they -20:those 25:tick -20:time 25:to -34:today -34:token -27:top -25:total -32:trad 47:two 28:und 32:v
-33:venu -41:venue 22:volume 69:want -27:who -66:with 41:you @~time 48: -25:* 22:? 36:^doe -29:^i -23:^when 21:all -48:answer
79:clock 27:down 22:error -30:exchange 49:from 51:get -47:i 57:made 33:my -27:not 37:now 36:off 45:or 26:order -22:produc 29:reject
47:serv -51:service 61:slot 22:that 38:timestamp 27:to 21:we 35:with 31:work 52:your @~timestamp -26: -14:* 23:^at 29:^block 22:^i
-32:^in 30:^my -51:^what -31:date 23:deploy 32:height -30:in -24:last 26:min 29:need -28:newest 22:numb -47:please 28:snapshot
-44:time 30:to -32:transf -23:up 47:wa 59:we 42:went -42:what 73:when @~token -21: 19:* -26:24h 66:^ 36:^a 56:^addres -23:^am
34:^and -30:^any -77:^balance 79:^call -34:^check 25:^coin -28:^coingecko -34:^compare -57:^contract 67:^convert 25:^dex 63:^did
45:^every -66:^everyth -49:^for -24:^got 30:^ha -48:^have -47:^honeypot -30:^how 40:^i -41:^in -41:^it -29:^list -45:^look -34:^make
-63:^market -34:^most 65:^need 54:^newest -33:^next -35:^nft -41:^numb -55:^only -23:^or -56:^please -31:^pool -23:^pric 87:^price
22:^pull 22:^put 25:^rank -22:^realis -21:^rug 58:^search -24:^show -48:^somebody 24:^supp -38:^that 84:^token 37:^total
-29:^transfer 45:^we -39:^when 29:^which 37:about 24:above -26:account 35:acros
-25:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -21:address 42:aft
28:airdrop 52:airdropp -28:allowance -79:also -23:amount -43:answ 39:anyone -23:anyth -45:ape 69:argument -55:around 33:arriv
69:arrive 35:ask 20:at 45:ath -22:atm -60:attach -41:attestation -39:audit -29:back -29:bag -63:balance 23:base -50:been -24:before
-25:beginn 54:below -37:big -27:bigg -37:block -21:blockscout -25:boost 42:bos 41:bought -43:bridge 61:broth -76:burn -31:burnt
82:call -26:came 23:cap -25:category 54:cent 23:chang -39:circle 41:circulat 51:claim 31:client -25:code 64:coin -40:coingecko
-38:colleague -27:com 54:committee 41:company -37:compare -28:contract 66:convert 31:copy -36:could 63:cousin 44:current 31:custom
52:dao -34:data -29:date -57:day 75:decimal -28:deep -21:defillama 21:deploy 72:did -22:do 44:doe -21:don -53:drain -27:e
-27:eligible 54:email -29:employ 47:empty 57:en -23:end -24:erc20 30:every 31:everybody -59:everyone -45:everyth 31:exact
-59:exploit 39:explor -39:fake -31:far -23:fear -20:feed 53:fetch -65:figur 21:file -31:flag -23:flagg 62:flow -43:follower
47:forgot 48:foundation -29:friend -24:front -22:geckoterminal -46:given 50:go -58:goe 34:gone -31:goplu 69:got -45:grandson
-29:green -70:group 29:hand -33:help 33:her -27:here 39:high 55:him -36:hit 97:hold -53:honeypot -48:id 21:if -33:in -20:includ
36:income 30:inflow 22:inside -25:invoice 31:it -21:item 31:itself -25:just -38:keep -26:key 43:kid -36:kind -36:know -39:last
21:latest -45:launch -26:lay -27:ledg -38:lend -22:let -24:line -47:liq -49:logo -24:lol -21:lowest 44:lp -39:made -35:make 56:mark
-57:max 37:may 28:mcap -25:me 46:mean 38:memecoin -30:mention -44:message 36:metamask -29:min 20:mine 26:mint -21:minute -66:month
-27:most 60:movement -32:must -69:nam 27:name 26:need -65:nev 36:new -30:newest 24:news -24:nft -57:not -33:now 59:off 47:official
-26:often -43:old -77:once -27:one -108:only -40:oth -30:outgo 48:over -22:pair -29:past 43:paus -20:payout 23:peg -83:per -35:piec
-34:pippin -41:pl -52:place 30:plu -28:point -64:post 43:price 22:profil 32:profile -37:program -37:project -35:protocol 29:provide
37:put 33:queue 37:rank -28:raw 92:reach -40:read -20:realis -60:receiv -42:reentrancy 54:rent 27:request -38:return -20:rich
-66:right -43:risk 33:rn -26:rout -87:rows -33:run 81:safe -25:said 63:sat 54:saving 50:say -30:score 41:search -35:sell -25:send
47:sent -46:serv -23:shar -43:share -21:shill -37:should 22:show -44:sign -47:since 25:sise 51:sist 44:sit -47:sitt 80:so -39:sold
-49:some -49:somebody 31:sort 37:source -52:spl -27:spr -22:stabl 32:start 41:state -28:statement 26:statu 37:still 43:stop -52:str
-61:straight 24:support -26:swap 46:symbol -41:take -49:telegram 67:th -21:than 32:their 40:these -29:thi 22:those -37:through
-35:tick -29:time -22:today -30:togeth 57:told -20:tonight 58:too 46:tool -24:total -34:track -27:transaction 27:transfer
-32:treasury -25:trustworthy -40:turnov -49:twitt 56:und -51:unlock 29:up -34:upgrade -52:use -23:validator -23:valuation -36:value
28:venu 47:very 20:via -52:view -23:vitalik -22:wa 36:want 45:we -56:week 33:well -39:were -21:whale 36:what -46:whatev -21:when
64:wheth 27:who -20:whoev -52:whole -36:whose 39:why -30:will -24:win 45:with -22:withdrawal -29:without 75:wont 50:worth -32:would
-59:wrong 65:yet 27:yield -23:you 27:your 37:zero @~topic -25:* 76:^topic0 -54:^what -22:^which -33:an -40:argument 29:custom
-31:doe 41:for -30:get 26:hash -50:here 26:in -63:mean 33:need 28:one 43:our -34:out 21:that -20:thi -40:topic 23:topic0 -65:what
@~trad -26: -8:* -42:? -22:^ -22:^did -23:^fill 37:^for 49:^give -20:^ha 50:^last -70:^market -22:^my -51:^pool -21:^price 68:^print
39:^recent 58:^trad -33:^what -31:^where -27:^which 34:^who -33:about 35:amount -28:bet -20:bett -31:buy -20:coin 21:company
24:condition -22:deep -33:did -33:do -26:doe -29:down 71:event 33:every -43:form 35:give 24:guy -28:ha -31:he -54:holder 21:in
46:last 36:late 38:latest 26:list -27:live 39:look 49:me 39:mine -35:moment 36:more -39:not -28:of -42:old 45:open -21:our 48:perp
21:politic -20:pric -37:price 83:print 26:pull 23:right 86:run 29:sal 27:sell 64:settl -22:shar -25:side 48:sise -37:sit
-52:somebody 24:still -36:tak 41:than 24:there 105:through 25:time -24:to -26:today -28:token 31:trad -31:trade 31:trader -34:up
37:v 48:w -26:wa 38:went -24:what -44:where -29:which 21:who -42:ye -25:you @~transaction 5:* 27:^a -51:^balance 22:^buy -23:^call
-49:^can 31:^decod 28:^decode 51:^did -39:^doe 58:^event -40:^for -50:^from 25:^ha 21:^how 22:^i -23:^if 42:^in -73:^it 31:^show
-33:^someone 25:^the -34:^to 24:^tx 39:^wa -60:^what 23:^when -24:^who 27:^why 39:add -35:aft -21:am 21:any -20:are -46:arrive
-26:ask 39:audit -29:balance 25:be 29:before -43:blob 101:block -33:broadcast 32:buy 27:came 45:chain -30:change -42:cheap 49:check
29:claim -26:coingecko -36:contract -33:current 22:custom 25:dat 21:data 36:decod 23:decode -37:deploy 37:did -45:do -35:doe 49:eip
46:emit 21:end 25:etherscan -26:event 23:every 40:exploit 42:fail -29:far 25:fil -27:file 23:friend 26:from -23:get 40:government
65:happen -22:hash 25:height 22:here 41:hi 45:hit -23:hold 21:id -33:impermanent 60:includ -23:internal -22:kind 24:know -32:l2
21:land 27:last -22:like 21:list -44:lol -34:los 23:many 25:max 29:me -28:mean -29:mempool 54:min -44:mine 29:money -51:more 25:morn
40:mov 36:movement 50:nam -22:newest -29:next 25:nft -23:node 39:nonce 37:noth 35:numb 26:number 30:old 47:oldest -29:on 27:one
36:only 39:ord -32:oth 44:out 54:outgo 43:payment -24:pend -27:plu -37:present -35:pric 55:price 41:program 31:purchase 51:receipt
78:receiv 29:recent 21:recipient -28:right -50:rn -21:run -32:safe 29:sale -33:second 48:send 25:set 36:shar 30:should -37:signatur
-24:simple -35:sitt 27:small -63:so -33:someone -24:stack -24:start 43:statu -45:still 41:swap 33:swapp -23:t 53:take 25:tell
-48:text -53:th 29:them -37:there 32:these 34:think 24:through 32:thru 22:ticket -28:to -25:too 34:top -39:topic 44:touch -48:trace
67:transaction 62:transf -22:transfer 26:treasur -31:trezor -32:two 27:u -29:unconfirm 29:und -32:unit 30:use 28:used 54:value
20:very -27:wa -23:were 25:where 45:withdrawal -32:would 50:yet 20:you @~transfer -34:* -28:? 32:^all -45:^balance 22:^could 47:^did
-24:^everyth -57:^for -26:^how -23:^i -20:^in 24:^latest -44:^list 27:^my 53:^newest -35:^on -22:^only 35:^token 31:^we -23:^who
-38:a 32:account 43:aft 38:airdrop 62:all -54:also -32:ape -23:are 28:arriv 62:arrive -24:attach -41:balance -29:base -59:both
-43:by -22:call 22:came -21:can 22:chain 23:check -22:claim -36:coin -40:contract -55:custom -21:d -21:data -33:do -31:doe -29:each
39:erc20 -34:every -25:everyth 32:exchange 43:flow 40:got 32:hand -30:hold -21:how -30:i 27:if 45:incom 36:inflow 24:into -25:it
37:late 44:latest 55:left -49:list -26:made -21:make -21:min 25:most 27:mov 24:movement -27:name -38:need -30:newest -56:nft -58:one
23:out -38:outgo 35:over -39:own -34:please -20:pric 33:read -59:receiv 30:rows 46:safe 34:send 34:sent 22:she 22:so -43:th
-24:these -20:they -24:thi -25:those 20:through -30:time 20:to 48:tonight -57:transaction -36:transf -29:tx 33:u 45:utc -41:wallet
53:went 35:whatev 32:who -21:whom -30:why -29:withdrawal 39:yet @~treasury -35:* 32:^biggest 23:^buy -26:^chart -23:^coin 43:^for
-55:^how -21:^i -24:^list -25:^what 21:^when -59:a -29:about -29:against -43:all 42:amount 22:and 32:at 26:audit 43:average
25:biggest 30:buy 44:by 33:change -31:chart -21:coingecko -20:cost -32:crypto -25:current -40:dao -27:doe -22:down 36:each 76:employ
28:every -51:fee 61:firm 22:for -23:got 35:ha 31:hi 34:holding -28:id -35:in 29:into 45:last -30:late 32:list 30:los 62:min -37:mov
-25:much -22:now -41:old -43:or -66:our 29:paid 41:pap -26:pay 35:pile -20:pl -34:price 28:profit 34:protocol 27:purchase 55:report
-20:right -39:rows -29:run -46:safe -27:sell 46:shar -49:share -71:should 40:show -23:since 35:sise 44:sit -21:sitt -30:some
43:stack -23:talk 43:their -39:thi -47:to -49:token 22:transaction -26:up 23:value -20:wa 21:we -25:what -23:who 37:whose 29:with
39:work -26:you @~trend -27: 24:* 56:? -50:^can -29:^newest 56:^pool -23:a -57:and 46:any 35:are -41:by -41:can 24:chain 34:coin
-54:compare 29:could -27:did -23:ha -30:id -26:if 33:into -23:it -27:just -29:last 27:m 30:moment 43:most -30:newest -32:now -21:of
-28:one 34:only -20:or 46:people 25:please 32:pool 52:pump -23:rugcheck 49:search -27:talk -32:that -28:there 31:today -22:token
-30:top 26:trend -29:volume @~tvl 22:* 34:? 45:^did -35:^fee -41:^how 63:^the 39:^when -31:^which -27:^who -50:against 23:all -39:at
-40:between 98:blockchain -79:by -29:chain 23:compare -41:dao 24:day 21:defi 32:deploy 26:did -54:doe 27:each -21:exchang -75:fee
22:first 30:get -58:have -28:hold -21:i -53:itself 39:just -20:keep 27:lend 57:lie -20:liquidation -25:liquidity 31:lock -20:long
25:m -34:me -28:money -30:need 27:of 38:one -21:our 36:over -36:paid 28:point 30:present 27:project -28:rank 29:saving -31:show
-28:stablecoin 38:tell 36:thi -34:time 49:today 37:total 39:tvl 26:u 24:value 78:wa -29:wallet 47:we 33:when 33:where -24:who
-26:with @~tx -4:* -29:? -60:^ha 40:^how 53:^i -32:^my 40:^sat 40:^what -25:^when -52:^which 33:an -38:are -22:arriv -25:block 56:by
28:client 49:confirm -29:confirmation 33:did 66:doe -21:first 41:for 20:gave -55:ha 35:have -45:hour 30:how 27:i 41:in 20:invoice
64:it 22:like 40:many 43:mempool -27:min -23:next 56:now -43:output 22:paid 41:pay 64:pend 32:sat 42:sent -25:so -22:spendable
66:still -41:stuck -39:through 32:txid 31:what -23:when -28:which 28:with -59:yet @~typ -18:* 29:^hash 22:digest -24:do 20:eip
-24:from 23:permit 23:the -30:you @~unit 28:* -46:^convert -30:^ga 33:^to 29:^what 40:a 30:amount 56:are -38:coin -37:convert
-43:decimal -27:did -31:doe 46:for -25:from -25:ga -34:ha -26:have 25:how 24:i 51:in 27:ledg 28:many 55:me 24:my 56:numb -21:of
-27:round 24:say 47:that 51:the 32:thi 36:token 30:want -32:when 29:whole @~updat 22:^token 21:fresh @~utxo 4:* 25:^utxo 28:addres
-29:and 27:consolidate 34:fee 30:first 23:ha -49:in 20:my 24:on 27:one -26:or -54:sit 28:spend 52:spendable -27:that -29:there 22:to
28:unspent 32:utxo 21:wallet -24:what @~validate 40:* 31:^before 32:^did 26:^i -26:^my 46:^the 65:a -31:at 28:before 35:did 41:gave
22:have 33:i 66:it 21:me 53:one 40:or 38:pap 76:real 29:str 31:the 26:typ -42:use 29:valid -32:wa -21:wallet 27:you @~value 3:*
26:^what 47:all -48:and -31:bet -37:clos -34:did -21:money -29:most 48:togeth 26:total 26:value 24:worth @~verify 26:^i 36:^say
48:^verify -25:a 40:and 28:anywhere -25:are -21:by 32:claim -22:code -23:find 43:have 55:he -21:hi -21:how 35:in 22:know 25:look
-44:match -23:my 54:newest 22:now 26:one 23:or -21:out 32:own 34:public 37:publish 23:put 28:rugcheck 22:say 24:team -23:there
-21:thi 37:verify -23:wa -23:wallet -41:where -27:whose 40:work @~volum 25:* -20:24h 25:? -29:^busiest 90:^dex -35:^i -39:^on
-34:^pool -33:^the -50:^volume -59:a -28:about 22:acros -55:all 20:and -47:are -29:before -28:busiest 78:by -35:change -27:day
57:decentralis 62:dex 33:do -30:doe 32:each 41:exchang 30:exchange -31:fee -42:got 29:have -77:it 23:lead -24:list 51:now -28:one
-24:only 25:our 26:over -36:perp -39:pool 25:right 52:see -28:swapp 21:the 27:to -36:token 28:trade 42:turn 31:turnov 44:v -25:venue
22:volume -35:wa 41:want -40:we -43:week 52:who @~volume -10:* -43:24h -38:? -35:^and 35:^could -86:^dex 65:^give 23:^my 46:^the
-20:^trad 82:^volume 25:^we -53:^what -43:aft 61:against -41:am -54:at 21:between 26:biggest -21:bridge -41:buy -28:by 36:chart
28:coin -25:company 33:could 44:day 24:defillama 56:deposit -21:derivativ 45:did 22:do -23:down -32:each -23:etf -21:exchang
24:exchange -75:flow 28:for 59:give 45:gone 43:got -45:hack 36:history -26:hold -23:inflow -34:into 35:it 23:keep 25:kind 25:know
-30:l2 30:make 30:many 57:me -44:money -21:month -42:most -38:net 31:number 29:of -22:one -30:out -30:over -58:people 49:percent
44:perp 26:please 37:same -48:see -38:sell -40:sent 39:since -36:spot -50:still -35:take 26:tell -25:th 30:that -46:there
-21:through -25:to -53:total 31:trade -63:trader -33:turn 27:two -24:u 39:up -56:used -27:v 39:vol 64:volume -29:want 28:we -23:went
-31:what 34:where -31:which -36:with 63:withdrawal -36:year @~wallet 11:* -49:^addres 59:^all -34:^am -29:^and -29:^are -23:^balance
25:^biggest -29:^call 78:^check 46:^coin -23:^collection -43:^could 23:^did 51:^doe 51:^everyth -26:^explain -33:^for 35:^got 29:^ha
22:^hey 36:^how -35:^i 53:^in 49:^it 52:^list -25:^metamask 38:^need 45:^nft -21:^nonce -35:^numb 54:^one 49:^only 32:^our
-43:^please 24:^pnl -46:^price 31:^pull -31:^realis 40:^recent -79:^revoke -78:^rows 60:^search 39:^swap 124:^token -38:^top
-37:^transaction 77:^wa -24:^we 32:^whale -40:^where 32:^which 29:^who 24:activity -35:add -53:addres -59:address 65:aft 21:airdrop
-57:airdropp 94:all 47:already 24:also 23:am 30:ape 43:app -39:approval 33:arriv 58:arrive 76:artist -21:ask -24:attach 23:away
-21:back 54:bag 79:bal -35:balanc 33:bank -24:base -39:be 21:been 39:belong -29:bett 21:biggest -82:block -29:blockscout 52:bookkeep
-63:bot -21:both 26:broth 47:burnt -24:busy -39:call 35:came 73:can -28:chain -49:chang 56:check 40:clean -28:click 39:client
-24:close -27:code 61:cold 40:company -44:compare 33:compress -38:confirm -36:could 66:creator -50:custom -35:d 38:dao 26:defi
31:deploy -52:dex 62:did 35:down -33:due 21:dump -27:each 34:earn -24:eip -49:eligible -38:employ 27:end -36:entry -25:epoch 24:erc
46:erc721 -25:error -39:even -64:every 40:everyth 26:exchange -25:explain -20:exploit 52:explor 30:fear -35:fetch -22:figure
-26:file -22:firm -32:for -36:forgot 49:friend 54:fund 23:ga -27:gain 20:gave -27:get -39:go 42:goe -38:gone 29:good 33:got
54:grandson -23:guy 37:ha 48:had -51:hand -29:hardware 61:have 48:her -39:hex 22:hey 40:hi -29:hit -65:hold 35:holding -56:home
41:how 44:if -39:includ 27:incom 35:inflow 42:internal 22:into -25:it 94:item -48:jpeg -24:keep -49:key 51:l2 30:late 41:ledg
35:left -44:legal -37:lett -23:lie 29:like 64:line 45:link 52:list -34:live -24:los -51:m 50:made -47:market 54:marketplace 21:may
-45:mean 45:member -26:min 21:mine 51:mint -24:minute 27:money -32:more 24:most -51:movement 77:much 49:multisig 38:must -31:nam
32:net 42:new -24:newest -56:next 40:nft -29:no -57:nonce 28:office -38:open 47:operator -46:oth 49:our 35:outgo 26:over -44:own
35:p -25:paid 32:park 40:pay -37:people -23:percent -59:person -23:phantom 23:picture 43:piec -20:place -60:plu -28:point
34:portfolio 46:possible 47:pric -56:print -30:profit -26:program -34:project 27:provide -51:rate 54:reach -25:read -44:reason
-62:receiv 27:receive -24:record 56:rent -86:revoke 44:rich 24:right -41:rout -39:rows 67:safe 29:said 35:same -41:satoshi -40:say
58:search 24:see 28:sent 43:set 26:she -23:sheet 21:should -40:sign -73:sit 25:small 41:sold -30:solidity 29:some -31:source
-20:spam -26:spend 56:spl -70:stabl 46:stand -26:start 29:statement -21:statu 33:storage 23:stuff -23:summ -28:supp 23:swap
-40:symbol -23:t -22:talk -26:team -53:th -54:that -51:their -43:them 47:there -39:these -42:they -49:through -29:to -32:today
50:token 29:tonight -42:top 39:track -37:trade 25:transfer 68:treasury -39:two -28:unit -23:unlimit -26:use -44:user 47:utc -22:valu
-21:value 81:vault -26:very 35:vitalik 39:wa -46:wanna -23:way -36:week 23:went 25:were 45:whale -23:whatev -26:when -29:wheth
69:which 26:whom -37:whose 31:why -45:will -57:win -27:withdrawal -49:without -24:word 28:worth -32:writ -30:write 40:year 38:yet
37:yield 25:you 51:zero @~worth -23: 10:* 45:? 27:^how -29:^my -21:a 43:acros 33:am -31:and -21:ask -31:coin -24:each -23:have
-26:hold -62:it -28:my -44:on -27:only 56:or 66:rich 47:spam -23:that -23:the -24:togeth -30:token -31:value 76:wa -25:wallet
-39:with @~yield -39:* -22:? 22:^apy -23:^ha -52:^i 34:^my -26:^newest 24:^stablecoin -26:^tvl -24:^which 59:apy -30:at 25:defillama
-42:deposit -35:did 25:doe 29:down -42:earn 66:farm -26:ha -39:i 34:interest 26:into -59:keep 34:least -32:lend -28:liquidity -22:my
28:now 26:one 36:only -33:or -29:park 42:pay 30:per 29:please 35:rate -26:report -43:reward 23:saving 35:show 36:sise 26:stablecoin
23:stak 30:summ 45:there 22:thi 30:those 25:use 22:wa -37:want 38:went -23:when -20:which 22:year
`;
