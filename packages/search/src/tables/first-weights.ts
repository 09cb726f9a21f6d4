// First weights: how much each sign of a candidate tells for it, by itself (*) and beside each word of the question; written by test/learn-first.ts, in hundredths.
export const FIRST_WEIGHTS = `
@+lacks 4:* 34:,+24h -36:,+and -46:,+any 23:,+at -41:,+biggest 48:,+burnt 38:,+but -72:,+by 61:,+can 24:,+contract 47:,+could
-23:,+did 21:,+every 37:,+find 32:,+for -40:,+give -26:,+ha 38:,+he 22:,+how -43:,+id 41:,+in -31:,+it -21:,+just 25:,+list
-33:,+long -44:,+native -68:,+not 45:,+only 54:,+open -21:,+or -28:,+pric 62:,+price -32:,+rank -22:,+show -25:,+slippage 24:,+so
33:,+spend 36:,+tell 24:,+the 45:,+there 59:,+verify 25:,+volume -36:,+what -41:,+whatev -22:,+when -93:,+which -29:,+who 20:,+with
-28:.+$ 58:.+_ 52:.+before 31:.+can 40:.+for 49:.+ha -22:.+how 41:.+i -20:.+please -46:.+show -22:24h+volume 28:?+? 36:?+he
-40:?+how 54:?+i 59:?+it -70:?+look -72:?+my 44:?+the -35:?+what -21:^+_ -26:^+a -43:^+addres 55:^+all -39:^+any -23:^+apy
-122:^+balance 30:^+before -29:^+bid 28:^+buy 55:^+by 63:^+call -28:^+can 39:^+chain -39:^+chance 23:^+chart -25:^+cheapest
39:^+check 41:^+coingecko 38:^+compare 24:^+compliance 42:^+contract -39:^+could -49:^+current -34:^+decimal -36:^+decode
-21:^+deposit 35:^+depth -24:^+dex -38:^+draft 70:^+event 36:^+everyth -43:^+explain -27:^+fear -20:^+fee -22:^+fill 20:^+floor
23:^+for 25:^+found -65:^+ga 40:^+ha 22:^+hash 23:^+hey 28:^+holder 47:^+honeypot -23:^+if -69:^+it 36:^+kind 20:^+last -34:^+latest
-44:^+liquidation 28:^+list 47:^+look 53:^+market 29:^+may 37:^+metamask -36:^+my -46:^+newest -40:^+next 53:^+on 39:^+open 24:^+ord
43:^+pl 27:^+pnl 21:^+pool 23:^+price 49:^+pull -38:^+read -28:^+realis 31:^+recent 46:^+revenue -63:^+revoke 50:^+rugcheck 48:^+run
29:^+safe 30:^+sat 43:^+say 51:^+search 29:^+show -25:^+snapshot 50:^+so -30:^+somebody 24:^+stablecoin 38:^+swap 46:^+tell
-54:^+the 42:^+there -37:^+thi 72:^+token -44:^+top -34:^+topic0 -25:^+total 51:^+trad 39:^+tvl -25:^+two -45:^+verify 54:^+volume
113:^+wa 36:^+we -37:^+where -25:^+whose -23:^+will -32:^+with -23:_+, -50:_+? -33:_+_ -63:_+account -63:_+addres 50:_+already
-26:_+among 28:_+approval -50:_+are -57:_+at -70:_+atm -41:_+back 26:_+balance -30:_+been -44:_+before 62:_+bet -80:_+by -51:_+can
22:_+cent -42:_+chain 58:_+clos 75:_+coin -75:_+collection -24:_+contract -46:_+cost -39:_+cut 26:_+decimal 42:_+deposit
-28:_+develop 21:_+dex 86:_+doe 25:_+each -31:_+earn -27:_+entry -37:_+explor -46:_+fee 59:_+for 50:_+from 55:_+fund -43:_+ga
37:_+get 46:_+give 33:_+goe -57:_+ha -35:_+hashrate -58:_+have -37:_+held -49:_+hold 22:_+if -40:_+in -30:_+into -21:_+late
-25:_+ledg -29:_+level 65:_+long -24:_+market -31:_+may -48:_+mempool 20:_+mov 47:_+name 26:_+nft -20:_+odd -37:_+one -41:_+open
71:_+or -32:_+ord 36:_+over 51:_+pair -23:_+payment -48:_+perp -25:_+please -29:_+point 34:_+pool -22:_+price -21:_+proposal
-36:_+protocol -64:_+question -45:_+recent -32:_+revenue -37:_+right -49:_+rn 21:_+rout -33:_+rows 84:_+safe 32:_+say 28:_+since
38:_+so -26:_+stake 22:_+still 47:_+th 57:_+that 37:_+there -27:_+these 30:_+thi 36:_+to 58:_+token -56:_+trad -40:_+transfer
-42:_+tx 25:_+utc -36:_+value -43:_+wallet 25:_+whale -39:_+what 62:_+when -30:_+which -51:_+with -25:_+withdrawal -57:_+word
77:_+worth -30:_+ye -69:a+a 70:a+certain 31:a+chain -26:a+chart 73:a+coin 33:a+fake 50:a+feed 50:a+friend 32:a+hash 21:a+honeypot
41:a+list 46:a+long 33:a+new 26:a+pap -37:a+phish -23:a+piece -25:a+profile 28:a+proxy 24:a+rug -21:a+side 23:a+sign 41:a+str
27:a+token 82:a+transf 21:a+wallet 71:about+$ -37:about+, 68:about+in -31:about+the 20:about+to -24:accord+to -37:account+$
37:account+, -29:account+? 31:account+_ -32:account+at -58:account+i 80:account+on 29:addres+$ -36:addres+, -39:addres+_
23:addres+doe 60:addres+for 22:addres+on 46:addres+that -32:address+$ 81:aft+the -36:against+_ -22:against+it 39:against+the
-23:all+_ -82:all+chain 44:all+member 36:all+nft -37:all+of -36:all+stablecoin 23:all+the 53:all+time 29:all+worth 21:already+$
21:already+? -56:am+_ 59:am+i 39:amount+in 24:an+_ -58:an+airdrop 26:an+exchange 22:and+_ -24:and+a 37:and+for 28:and+give 37:and+he
-22:and+how -23:and+i -29:and+in -40:and+it 50:and+my 44:and+now -51:and+of -46:and+open 44:and+out 65:and+rpc -41:and+volume
53:and+want -48:and+what -64:and+which -35:and+who -31:and+why 23:any+blacklist -34:any+chain 50:any+of 25:app+, -21:approval+i
-39:approve+a -26:apy+of 32:are+_ 20:are+all -44:are+in 59:are+my 23:are+open -53:are+people 25:are+still 24:are+the -25:are+there
-31:ask+. -37:ask+for 26:ask+to 39:ask+what -46:at+$ -48:at+_ 69:at+a 40:at+it 27:at+least -46:at+my 30:at+the -41:at+thi
33:at+which -23:atm+$ 21:audit+, -48:back+, -67:balance+and -38:balance+of 22:balance+sheet 27:base+fee -34:be+$ 43:been+burn
-25:before+i -53:behind+_ 44:behind+it 22:behind+the 22:belong+to -34:best+_ 32:bet+$ 37:bet+, -28:bet+on -27:between+_ -25:bid+ask
21:bid+for -33:biggest+first 29:block+$ -53:block+, -42:block+? 25:block+height -74:block+i 30:block+numb 33:book+$ -79:book+_
-49:book+for -28:book+of 95:book+on -21:both+_ 55:both+sid 24:bought+$ 62:bridge+i 34:burnt+in 39:burnt+one -21:busy+i 31:buy+$
21:buy+, 26:buy+? 29:buy+it 25:buy+tax -48:by+24h -59:by+_ -42:by+hand 65:by+how 54:by+it 50:by+market 31:by+now -43:by+one
-40:by+protocol -26:by+side 83:by+the -30:by+tvl -39:by+volume -58:by+what 28:by+whom 28:call+data 45:came+in -43:can+still 39:can+t
-39:can+you 26:candl+for 48:cap+$ -38:capital+of 87:category+i -34:cent+a -48:chain+$ -33:chain+, -20:chain+_ -21:chain+by
-30:chain+ha 39:chain+i 30:chain+id 32:chain+that 44:chart+of 50:check+my 55:circulat+supp -24:click+on -21:client+_ 38:close+to
44:coin+$ -35:coin+a 52:coin+are -30:coin+doe 39:coin+in -23:coingecko+, 66:coingecko+id 30:cold+storage 28:collection+$
23:collection+, -39:collection+_ 87:collection+on -41:collection+with -26:company+_ 20:company+hold -22:compar+with 76:compare+it
24:compliance+ask -31:confirm+the 58:confirmation+doe -39:contract+addres -42:contract+address -69:contract+for 25:contract+have
28:contract+i -24:contract+on 53:contract+or 34:contract+that -54:convert+_ -30:copy+$ -61:cost+$ -34:cost+in 59:cost+on
41:could+the 46:count+and 65:counterparty+addres -50:crypto+market -32:current+_ -23:cut+in 41:dao+$ 29:dao+hold 39:dao+treasury
28:data+$ -60:data+_ -48:day+? 26:day+i -47:decentralis+exchang -26:decimal+, -30:decode+thi 22:deep+i -25:defi+protocol
-42:defi+tvl 23:deploy+to 21:deploy+with 45:deposit+, 53:dex+$ 28:dex+, -51:dex+on -50:dex+pair -46:dex+volume 40:did+_ -24:did+he
70:did+i 30:did+that 81:did+the -51:did+they -62:did+thi -26:difference+between -34:do+$ -34:do+, -20:do+my 29:do+people 34:do+you
-27:doe+_ 40:doe+a -27:doe+coingecko -21:doe+each 70:doe+he -40:doe+it 73:doe+my 63:doe+our -23:doe+she 55:doe+that 60:doe+the
-25:doe+thi -23:don+t -68:down+? -39:draft+a 46:drain+$ 24:each+$ 21:each+side -44:earn+_ -43:eip+_ -45:eligible+for 47:end+of
-23:error+_ 36:event+$ -27:event+_ 93:event+of 22:event+on -46:event+that -64:every+approval -24:every+chain -38:exchange+$
-29:exchange+, 56:exchange+clock 48:exchange+where -33:explor+$ -23:explor+, 79:explor+of 28:far+$ -58:far+i 47:far+off -27:fear+gre
-60:fee+$ 21:fee+_ 23:fee+did 64:fee+doe 23:fee+i 38:fee+of 60:fee+on 32:fee+that -49:feed+_ 29:feed+for 42:feed+id -52:fill+in
28:fill+of 28:fill+on 79:find+it 41:find+out -32:find+the -35:first+? -34:floor+$ -42:floor+, 67:floor+and -21:floor+in 50:floor+of
-37:floor+price -41:for+each 48:for+how 38:for+me -42:for+our 77:for+that 44:for+the -21:for+trad 20:for+ye -51:form+_ 55:found+a
-26:found+the 51:from+a -27:from+me 42:from+my -22:from+our 96:from+the -29:from+your -71:function+i 45:fund+_ -37:fund+payment
-32:fund+rate -33:ga+$ -65:ga+price -23:ga+rn 27:ga+used 25:gave+me 29:gave+u -30:get+a 29:get+for -50:get+into 39:get+liquidat
38:get+the 44:give+the -45:go+through -61:go+to -42:got+liquidat -22:ha+$ 64:ha+been 28:ha+it -49:ha+on -44:ha+that 65:ha+the
64:had+_ -31:hash+_ -52:hash+of -40:have+$ 39:have+? 73:have+a 28:have+an 27:have+i -64:have+in -24:have+left 28:have+on
32:have+open -60:have+the 28:he+got 20:he+ha 43:he+i 25:he+say 32:height+of -36:held+by -52:here+. 45:hi+_ -49:highest+floor
-21:history+of 38:hold+$ -45:hold+, 31:hold+a 49:hold+any 59:hold+count 21:hold+in 36:hold+it 28:hold+the 49:holder+$ -27:holder+?
-20:holder+of 28:holder+on -21:home+addres 26:honeypot+? 48:honeypot+or 39:hot+wallet -42:hour+$ 33:how+are 25:how+big -20:how+busy
32:how+can 43:how+deep 26:how+did -52:how+do 28:how+far -43:how+long -22:how+often -87:how+old -26:how+tall -25:how+thick 41:i+$
-31:i+, -75:i+_ -23:i+a 31:i+allow -42:i+an -38:i+approve -34:i+at -48:i+bett 56:i+bought 55:i+buy 34:i+can -47:i+click 37:i+close
-45:i+eligible -31:i+fine -47:i+forgot 22:i+found 26:i+get 59:i+got 71:i+had -78:i+he 66:i+hi 55:i+hold 48:i+in 26:i+know 42:i+left
-34:i+m 40:i+made -47:i+mean 24:i+mint 33:i+my -21:i+not -69:i+on 44:i+only 96:i+own 44:i+paid 33:i+park 64:i+pay -31:i+pend
45:i+provide 21:i+read 21:i+should 46:i+sign -25:i+stak 48:i+still -41:i+stuck 31:i+swapp 49:i+thi 70:i+think 43:i+trade 23:i+up
60:i+use 61:i+used 47:i+wa -24:i+want 26:i+won 53:i+would -42:id+, -40:id+_ 59:id+do 31:id+for 23:if+it 34:if+you
-30:impermanent+los 22:in+$ -40:in+, -48:in+a 70:in+and -44:in+crypto -62:in+decemb 27:in+fee -35:in+germany 27:in+hi 32:in+it
30:in+our -29:in+percent -31:in+simple 48:in+that 82:in+the -37:in+them -73:in+thi -29:in+total -44:in+what 69:in+which 50:incom+_
-37:init+code 24:interest+$ 57:interest+of 56:into+_ -36:into+our 23:into+the 37:it+$ 105:it+, -21:it+. 34:it+? 39:it+_ 21:it+a
29:it+all -36:it+and -32:it+at 28:it+balance 42:it+be 28:it+dangerou 46:it+end 32:it+ever -57:it+floor -44:it+for -28:it+from
-33:it+go 60:it+have 22:it+i -25:it+in 39:it+now 63:it+on 51:it+or -49:it+own 65:it+peg -29:it+price -23:it+run 33:it+still
44:it+take 23:it+to 39:it+trad -52:it+wa 41:it+with -63:it+worth -30:just+the 42:kind+tell 75:know+$ -25:know+what -50:land+$
24:largest+first 38:last+_ 31:last+buy 26:last+trad 23:launch+, 23:ledg+$ 78:left+in -35:left+on -21:level+a -33:lightn+network
24:like+the -45:link+, 29:liquidat+? -29:liquidat+on -45:liquidation+_ 68:liquidation+price 45:liquidity+and 33:liquidity+for
-26:liquidity+pool -21:list+, 28:list+company 61:list+every 52:list+it -20:list+of -22:list+the -40:lol+$ -46:long+and -22:long+i
-26:long+v -22:look+up 57:low+$ -25:lowest+ask 22:lp+$ 25:m+in 30:made+_ 35:made+a 47:made+on -28:made+the -49:make+me 32:make+the
-27:many+_ 71:many+confirmation -27:many+decimal 48:many+of 23:many+owner -40:many+people 63:many+percent -47:many+token
-33:many+validator 54:market+cap 41:market+i -28:market+on 32:may+the 60:me+$ -49:me+, 38:me+. 58:me+? 27:me+about 25:me+all
29:me+and 36:me+every 42:me+how -30:me+on -35:me+some 25:me+that -38:me+with -51:mean+$ 47:member+of 57:metamask+show -36:min+pool
-36:mine+, 21:mint+$ 26:mint+, -23:mint+more 95:mint+on -36:moment+, -27:moment+? 49:moment+of 54:money+i 21:money+in -43:more+,
41:morn+$ 34:morn+, -21:most+_ -31:most+at 58:most+fee -38:most+in -32:most+money 27:most+of -41:most+recent -55:most+volume
20:much+? -51:much+_ 61:much+did -33:much+doe 60:much+ga -46:much+in 37:much+money 67:much+on 36:much+would -23:must+i -37:my+_
27:my+bag -49:my+bet 90:my+broth 55:my+client 88:my+coin 28:my+cold 38:my+colleague -48:my+collection 26:my+company 79:my+employ
64:my+exchange 82:my+friend 24:my+grandson -32:my+knee -35:my+landlord 35:my+last -21:my+ledg 61:my+liquidation 23:my+metamask
45:my+nephew 50:my+old 56:my+open -34:my+own 38:my+payment 30:my+pool 60:my+saving 44:my+sist 25:my+son 26:my+spreadsheet
30:my+thesi 30:my+trad 28:my+transaction 45:my+transf -73:my+tx -65:my+wife 43:my+withdrawal -20:nam+$ 69:name+, 36:name+?
-20:name+and -28:name+of 23:name+on -36:native+coin -26:need+_ -61:need+a 27:need+for 87:need+it 40:need+the 43:network+$
57:network+i 31:new+_ -32:new+coin 30:new+token -37:newest+_ -34:newest+pool -50:next+_ -24:next+block 25:next+contract -24:nft+_
22:nft+do 25:nft+i 33:nft+of 32:nft+on -29:nft+project 30:no+$ -25:no+in -22:nonce+_ 30:not+_ -32:not+the -35:notional+volume
24:now+$ -39:now+, 32:now+? 30:now+_ -31:now+and 43:now+on 37:numb+$ 32:numb+_ 32:numb+for -25:numb+of 25:of+$ -49:of+_ 38:of+a
-69:of+all 52:of+an 72:of+both -25:of+coin -51:of+crypto -38:of+each 28:of+it 33:of+mine 42:of+one 56:of+our 57:of+that 82:of+the
29:of+these 35:of+those -24:of+what -37:of+ye 43:off+i 32:office+want 21:oldest+first 66:on+$ 34:on+average -77:on+chain
26:on+coingecko 60:on+each 25:on+every 34:on+hi 35:on+no 35:on+some 55:on+that 54:on+the 43:on+thi -36:on+twitt 50:on+which 69:one+$
-52:one+_ 30:one+i -44:one+of 67:one+or -57:only+_ 50:open+$ 30:open+at 27:open+in 44:open+interest -28:open+order
-24:option+protocol 71:or+_ 59:or+a -35:or+blacklist -46:or+block -41:or+i 21:or+los 30:or+no 21:or+not 23:or+wa 54:or+what
29:order+$ 63:order+of 79:oth+one -24:our+_ 52:our+auditor 35:our+chain 53:our+company -37:our+contract 40:our+l2 -34:our+token
38:our+treasury 40:out+$ -22:out+. 48:out+of -26:outcome+token 35:over+_ -57:over+all 39:over+time 70:own+$ -42:own+_ 35:own+by
-29:own+it 20:own+on -92:own+token -20:owner+and 61:paid+$ 44:paid+_ -22:paid+dexscreen -31:paid+out -53:pair+for 22:pair+on
26:pap+with -23:past+_ 57:pay+_ 41:pay+for 53:pay+on 35:pend+_ -33:people+say 23:per+chain 54:permit2+_ -49:perp+$ 41:perp+on
34:pl+$ 41:plain+word 38:please+$ 42:please+, 20:please+. 26:please+check 30:please+give 21:please+look -26:please+tell
33:please+what 29:pnl+_ -32:pnl+of 26:point+$ 23:pool+$ -32:pool+, -42:pool+are 37:pool+for -34:pool+found -23:pool+of -71:pool+on
33:pool+with 40:position+, 30:possible+. -24:prediction+market 62:pric+for -46:pric+in -61:pric+of -70:price+$ -28:price+_
20:price+at 21:price+chart -30:price+do -36:price+for 22:price+in -29:price+of 21:price+on -44:print+on -27:priority+fee
21:profit+or 42:project+$ -22:protocol+$ -28:protocol+, -60:protocol+by 45:protocol+in -28:protocol+on -53:protocol+treasury
40:provide+liquidity 48:pull+_ 20:pull+the 56:put+_ 46:pyth+_ -21:quot+in 49:rank+by 35:rank+the 78:rate+of 43:read+the 39:real+one
-24:realis+pnl 32:realis+profit -32:require+the -32:revenue+, -64:revoke+every -23:revoke+that -31:rows+$ -24:rows+. 35:rpc+url
25:rug+? 54:run+_ 46:run+and 50:safe+? 27:safe+to -31:sat+vb -56:saving+in -97:say+_ 53:say+he -24:say+it -25:say+the -45:score+$
-24:score+and 36:search+on 60:search+the 28:second+i 57:see+the 34:selector+$ -86:sell+? 31:sell+tax 43:sent+? 39:sent+me 52:sent+u
35:sery+$ -40:sery+_ 57:share+of -21:she+hold 51:sheet+, 26:short+in 58:should+be -63:show+_ 38:show+a 44:show+all -21:show+what
-80:side+$ -26:side+by -28:sign+_ 90:sign+it -36:sign+the 86:signature+_ -39:simple+word 81:since+i 42:since+the -40:since+when
-37:sise+of 29:sit+in 51:sitt+on 23:slot+produc 27:so+far 52:so+i -37:so+it -54:sold+$ 56:some+_ 21:source+code -33:source+of
-34:spend+_ 35:spendable+output -50:stablecoin+float 34:stablecoin+in -36:stablecoin+on -28:stak+reward 36:stand+behind
-26:start+with -31:state+the 83:still+have -27:still+hold -48:still+mint -24:still+move 58:still+pull 51:stood+at 33:storage+,
46:str+of -46:stuck+$ 28:sub+account 37:supp+, 22:swap+of 59:swap+on 53:talk+about 32:tax+office -47:telegram+group 33:tell+me
-36:text+_ 27:th+i 22:that+? 101:that+_ -84:that+be 55:that+block 38:that+came 27:that+chain 42:that+collection -26:that+contract
52:that+he -58:that+hold -37:that+i 35:that+list 36:that+market 23:that+trad -60:that+transaction 53:that+we 22:the+account
29:the+addres 54:the+airdrop -49:the+amount 34:the+auditor -51:the+balance -42:the+beacon 20:the+best 32:the+bet -44:the+biggest
96:the+block 86:the+bridge 34:the+call 28:the+chain 27:the+chance 45:the+client 44:the+coin 45:the+coingecko 40:the+cold
27:the+contract 38:the+court 40:the+current -24:the+custom 46:the+dao 33:the+dapp 31:the+day 24:the+deploy 33:the+deposit
57:the+derivativ 51:the+dev -46:the+dex 35:the+end 68:the+event 53:the+exact 104:the+exploit 78:the+explor 23:the+fee 27:the+firm
29:the+floor -68:the+ga 21:the+guy 29:the+hack -60:the+highest 33:the+l2 -26:the+largest 27:the+latest 57:the+lend -32:the+lightn
22:the+log 31:the+lp 31:the+market 35:the+money -48:the+most 49:the+multisig 79:the+name 82:the+network 45:the+new -32:the+newest
34:the+news -67:the+next 56:the+nft 28:the+old 32:the+one 26:the+ord 91:the+oth 42:the+pair 53:the+pap -51:the+pend 42:the+perp
33:the+pool 43:the+probability 37:the+pyth -25:the+raw 52:the+real 58:the+receipt 44:the+rent 24:the+rollup 29:the+rout
31:the+selector 51:the+sell -34:the+source -34:the+spot 86:the+stablecoin -62:the+supp 21:the+swap 43:the+tax 20:the+team
-30:the+text -41:the+th 40:the+tick 56:the+time 31:the+transaction 64:the+treasury 29:the+tvl 34:the+two 40:the+tx -26:the+u
40:the+user 79:the+vault 42:the+venue 31:the+verify -39:the+wallet 65:the+week -64:the+whole 27:the+year 80:the+yield 43:their+_
26:them+$ -55:them+? -34:them+_ -20:them+in 49:there+$ 96:there+, 31:there+. -83:there+? -26:there+any 46:there+are 20:there+i
-27:there+on 30:these+_ -27:these+day 29:they+cost 61:thi+$ 30:thi+? -54:thi+_ 23:thi+a -58:thi+addres 59:thi+artist
-47:thi+contract 24:thi+input -43:thi+moment 35:thi+morn 28:thi+network 67:thi+one 43:thi+protocol 32:thi+stablecoin -58:thi+token
-21:thick+i 40:think+$ 32:think+, -32:through+$ 45:through+_ -49:tick+$ 85:time+$ 30:time+high -54:time+i 43:time+of 39:to+$ 36:to+_
22:to+add 29:to+and 48:to+be -43:to+do -58:to+get 91:to+have 30:to+it 35:to+know -27:to+move -47:to+my -52:to+pay 27:to+put
51:to+see -37:to+send 36:to+the 20:to+which -46:today+and -41:today+in -62:togeth+? -26:token+$ 23:token+, -29:token+?
-23:token+account 50:token+by -59:token+call 42:token+doe -31:token+holder -50:token+i 48:token+in -29:token+my 32:token+of
67:token+sit 40:token+that 48:token+we 53:token+with -85:tonight+$ -31:too+$ 22:top+$ 26:top+holder -29:top+pool -46:top+trader
-74:topic+_ -26:topic0+of -26:total+$ -52:total+crypto -22:total+value 86:trad+$ -45:trad+_ 38:trad+above 48:trad+at -30:trad+in
32:trad+there -26:trade+_ 50:trade+at -48:trader+on 40:transaction+$ -37:transaction+. -26:transaction+_ 55:transaction+in
-45:transaction+of -33:transaction+on 72:transf+cost -58:transfer+of 21:transfer+on 56:treasury+$ -26:trust+score -61:turn+over
-21:tvl+$ -21:tvl+? -50:tvl+_ -24:tvl+history 48:tvl+of 54:two+dat 71:tx+$ -39:und+_ 20:up+_ 57:up+for 82:up+on -44:up+the 48:use+$
42:use+, 60:used+_ -26:v+short 55:value+$ 21:value+in -36:value+lock 24:vault+$ 56:verify+one -38:volume+$ -35:volume+, 30:volume+in
47:volume+on 28:wa+one 45:wa+the 37:wa+thi -24:wa+trad -37:wait+in 86:wallet+$ 27:wallet+. 81:wallet+? -85:wallet+_ 54:wallet+for
33:wallet+hold -31:wallet+i 36:wallet+on 25:wallet+or -30:want+a 33:want+me 31:want+to 60:we+are 27:we+deploy 55:went+out
-25:went+to 38:what+$ 42:what+, -68:what+_ -33:what+are -57:what+back -41:what+block 44:what+came -51:what+can 40:what+category
-28:what+coin 46:what+did 40:what+do 28:what+doe 28:what+fee -22:what+happen 42:what+he 37:what+it -60:what+now -22:what+one
25:what+position 22:what+share 44:what+they -78:what+time 23:what+will 32:what+would 48:when+doe 57:when+i 47:when+the 21:when+wa
26:where+are 21:where+do -27:where+doe 56:where+my 27:where+our -38:where+the 55:where+we 50:which+_ 53:which+approval
-30:which+bridg 22:which+chain -60:which+collection -36:which+contract -65:which+event 41:which+exchang -51:which+function
-25:which+ha -39:which+hardware 64:which+i -35:which+id 38:which+marketplace -34:which+min 45:which+of 56:which+our
-22:which+program 28:who+are 39:who+built -58:who+ha 36:who+hold -38:who+made 52:who+sent 40:whole+token -22:will+it -56:with+_
28:with+a 37:with+fee -23:with+it 30:with+most -40:with+my -25:with+nonce 29:with+profit -49:with+the -34:with+their 51:without+mov
-40:won+t -20:word+$ -26:word+of 78:worth+$ -31:worth+in 53:worth+right -31:worth+today 68:would+_ 32:would+like -82:would+that
-21:would+you 23:writ+a -24:writ+to -23:ye+$ 24:ye+, -21:ye+on -25:year+end 32:yet+$ 40:yet+? -22:yield+of -33:you+can 26:you+find
47:you+have 21:you+kind 39:you+tell 45:your+? @+lacks:address 25:,+a -25:,+and 39:,+burnt 42:,+can 29:,+contract 39:,+for -26:,+ha
21:,+how 31:,+it 37:,+list -21:,+long 66:,+mine -37:,+native -35:,+not -30:,+on 53:,+so -43:,+spend -35:,+they 59:,+verify
-31:,+which 32:,+with 67:.+_ 54:.+before 41:.+ha -24:.+please -23:.+what 22:?+deploy 24:?+i 24:?+it -45:?+look -21:?+my 24:?+please
33:?+the -22:^+_ 44:^+all -28:^+any -93:^+balance 28:^+before -25:^+biggest 24:^+buy 89:^+call -25:^+can -22:^+compare -36:^+decimal
28:^+doe 25:^+everyth -25:^+explain 57:^+find -40:^+fund -44:^+ga -27:^+ha 48:^+honeypot -28:^+how -21:^+it 32:^+kind
-25:^+liquidation 34:^+list 36:^+look 27:^+need -22:^+next 55:^+nft -44:^+on 23:^+pl -27:^+please -22:^+price 48:^+pull -33:^+realis
-56:^+revoke 47:^+search 22:^+show -34:^+somebody 24:^+someone 24:^+swap -21:^+tell 26:^+text 38:^+the -26:^+thi -39:^+total
63:^+trad 46:^+verify 86:^+wa 22:^+what -32:^+whose 29:_+$ -24:_+. -31:_+? -27:_+a -84:_+account -40:_+addres 29:_+approval
-23:_+are -48:_+back 28:_+balance 90:_+bet 37:_+by -31:_+can -28:_+close -44:_+coin -35:_+collection -41:_+contract -36:_+doe
-44:_+explor 101:_+for 34:_+from 68:_+fund -40:_+ga -51:_+ha -24:_+have 66:_+long -30:_+may -58:_+mov -26:_+nft 44:_+or 61:_+over
-26:_+perp -47:_+pl -35:_+please 48:_+since 53:_+so -25:_+that -31:_+the 61:_+to -36:_+today 81:_+token -48:_+trad -22:_+trade
-33:_+transfer 44:_+utc -39:_+wa -51:_+wallet -36:_+what -25:_+when -25:_+which -28:_+with -25:_+withdrawal 32:a+_ -20:a+a
59:a+friend 25:a+honeypot 30:a+new 33:a+token 38:a+transf 21:a+wallet 22:about+_ -49:account+$ 63:account+, -32:account+?
-24:account+at -64:account+i 55:account+on 45:addres+$ -35:addres+_ 65:addres+for -57:addres+of -46:addres+that 43:all+member
21:allow+to 41:am+i 30:an+_ 37:an+en -26:and+at -57:and+i 58:and+my 37:and+sell 57:and+want -26:and+what -28:and+which 28:any+_
30:approval+of -34:approve+a 32:are+all -61:are+in 69:are+my 28:are+still -21:are+the -42:are+there -31:balance+and -22:balance+of
22:before+i 64:belong+to 54:block+_ 27:book+on 46:burnt+one -28:by+how 79:by+the 71:call+_ 36:can+whoev -33:capital+of -30:chain+,
-22:chain+? -29:chain+it 40:close+to -22:coin+$ -59:coin+on 30:cold+storage -38:collection+_ 83:collection+on -30:contract+addres
46:contract+i -34:contract+of 47:contract+or -37:copy+$ 22:cost+? 69:counterparty+addres 26:d+like 31:dao+hold -26:did+_ 33:did+he
77:did+i -22:did+my 52:did+the -35:did+they 58:do+, -47:doe+_ 32:doe+my 46:doe+that 27:doe+the 41:drain+$ -35:eligible+for 37:en+$
26:en+name 37:end+of -56:every+approval -23:explor+for 82:explor+of -31:far+i 45:fee+i 31:fill+of 21:fill+on -21:find+me 25:first+$
40:floor+and 61:for+_ -22:for+it 33:for+me 51:for+the 26:found+a 21:from+my 35:fund+_ -27:ga+on 43:get+liquidat -46:go+to
-47:got+liquidat -46:ha+_ 64:ha+been 38:ha+it -49:ha+on -29:ha+that -39:ha+the -31:hash+_ 39:have+$ 44:have+? 45:have+i -56:have+in
42:have+on 30:have+the 56:he+got 24:he+i 46:hold+any 26:hold+it 28:hold+the 23:holder+on 26:honeypot+? 48:honeypot+or 39:hot+wallet
67:how+are 25:how+did -40:how+many -56:how+old -31:i+_ 30:i+allow -29:i+am -34:i+approve 36:i+can 39:i+close -35:i+eligible
29:i+enough 24:i+get -72:i+he 67:i+hi 52:i+hold -41:i+in -28:i+it 28:i+lost -48:i+m -23:i+mean 43:i+my -21:i+not -37:i+on 32:i+own
25:i+paid 91:i+pay -38:i+sold 58:i+still -30:i+swapp 49:i+that 30:i+thi -23:i+trade 35:i+up 31:i+won 88:i+worth -33:in+$ -34:in+,
-29:in+fee 23:in+hi -25:in+it -26:in+my 21:in+spr -44:in+thi 25:in+total -30:init+code -38:it+$ -36:it+? 25:it+a 22:it+contract
23:it+ha 40:it+have -28:it+in 32:it+on -31:it+the -30:it+wa -33:know+what 40:late+? -43:left+on -36:link+, 30:liquidat+?
-21:liquidat+on -24:liquidation+_ 68:liquidation+price 24:list+? -39:long+and -22:long+v 29:lost+the -24:made+_ 34:made+it
61:made+on -52:many+_ -37:many+decimal -50:many+token -24:many+transaction -34:market+_ -34:market+on 36:may+the 62:me+$ -44:me+,
38:me+? 39:me+_ 38:me+all -24:me+on -44:me+the -21:me+which -29:me+with 34:member+of 31:mine+$ -35:morn+, -21:most+_ 30:most+of
-23:much+$ -69:much+_ -43:much+did 50:much+ga 40:much+have 37:much+of -21:much+wa 20:my+account 62:my+broth 30:my+cold
43:my+contract -41:my+employ -61:my+ledg 57:my+liquidation 35:my+metamask 63:my+open -23:my+own -35:my+son 20:my+token -32:my+wallet
-31:name+$ 29:name+, -35:native+coin -33:need+a -25:next+_ 37:nft+of 62:nft+on 39:no+$ -47:nonce+_ -34:now+? 75:of+a 74:of+mine
-43:of+my 43:of+that 59:of+the -39:of+them -27:of+thi 55:on+$ -40:on+a -33:on+it -26:on+one -21:on+our -24:on+which -43:one+$
-42:one+_ 49:one+i -40:one+of -35:only+_ 29:open+_ -35:open+in 30:or+_ 30:or+a 27:or+down 41:or+no 21:our+client -39:our+token
27:out+of 59:over+_ -59:own+_ 31:own+on 47:paid+for 30:paid+in 28:pap+with 76:pay+_ 32:pay+for -42:pay+on -38:permit2+_ 44:perp+on
-41:please+, 34:please+. 35:please+look -33:pnl+of -50:point+to 30:price+$ -28:price+? 22:price+and -21:price+of 36:price+on
-35:protocol+on 52:pull+_ 22:put+_ -23:put+it 21:read+_ -33:realis+pnl -56:revoke+every -22:rn+$ -56:say+_ 44:say+he -21:say+it
-27:say+the 68:search+the 49:see+the 28:sell+tax 38:sent+me 58:sent+u -22:short+$ 32:should+be -26:should+i -23:show+_ -25:side+$
-57:sign+the 59:sit+in 48:sitt+on 22:so+far 49:so+i 21:source+code -32:spend+_ -26:spend+my 23:spot+_ 68:still+have -24:still+move
58:still+pull 34:sub+account -22:swap+on 21:tax+office -42:tell+me -36:text+_ -25:than+_ -20:that+? 61:that+_ 44:that+he
-53:that+hold -33:that+i -36:that+market -40:that+our -24:that+the 44:that+trad 20:the+abi -43:the+bet -30:the+chain 23:the+client
-30:the+coin 31:the+current 45:the+dao -25:the+day -26:the+deploy 56:the+dev 22:the+end 34:the+exchange -30:the+exploit
85:the+explor 27:the+fee 66:the+fund -37:the+market 52:the+multisig -33:the+next 28:the+nft 26:the+one 20:the+own 45:the+pap
-23:the+pend 43:the+real 43:the+rout 59:the+same 33:the+stablecoin -28:the+swap 21:the+tax 23:the+team -33:the+text -31:the+th
38:the+trad 55:the+vault -34:the+whole -82:there+$ -78:there+? -23:these+_ 22:thi+? 25:thi+a -32:thi+addres 51:thi+artist
-28:thi+morn 24:thi+one 41:think+i -27:to+$ 52:to+_ -44:to+do -51:to+my 45:to+see 36:to+sell 98:to+the -29:today+, 50:token+$
63:token+, -79:token+_ -57:token+call 47:token+doe -21:token+i 64:token+sit 45:token+with -33:too+$ 26:top+holder -35:trad+_
-52:trad+at -28:trad+in 32:trad+of 20:trade+on -26:transaction+$ 20:transaction+, 43:transaction+_ -55:transfer+of 20:tx+on 24:up+$
60:up+on 27:up+or -22:v+short 33:value+of 36:verify+one -53:wa+_ -42:wa+it -28:wa+one -29:wa+that 44:wallet+$ -64:wallet+_
30:wallet+hold 28:wallet+on 33:want+the 22:what+$ -36:what+_ 64:what+did -32:what+do -25:what+fee 59:what+ha 58:what+he -28:what+it
-24:what+one 27:what+position -39:what+the 25:what+token 50:what+wa -38:what+would 50:when+doe -38:when+i -39:when+wa
-38:which+block -28:which+chain 36:which+i 20:which+network 24:which+of -24:which+price 24:which+token -27:who+are 21:who+deploy
-22:who+own -58:with+_ -21:with+a -29:with+it 40:with+my -53:with+nonce 40:with+profit -21:word+what 28:worth+$ -30:worth+on
-22:would+_ -25:would+i 20:you+tell @+lacks:amount 28:* -24:,+_ 32:,+how -41:?+$ -28:^+ga 37:^+i 26:^+what -45:_+? 24:_+do 34:_+for
-26:_+i 41:_+to 25:do+i 39:for+my 34:how+many 37:i+get 31:in+_ -37:many+_ -37:many+decimal 37:my+_ @+lacks:anyAddress 9:* 36:,+how
31:,+token -26:?+_ -49:^+compare 28:^+dex 59:^+floor -23:^+ha 41:^+my 52:^+need -35:^+newest -40:^+on 41:^+what 28:^+which -20:_+.
-23:_+at 36:_+candl -22:_+dex -31:_+for -28:_+in 44:_+pair 34:_+pl 29:_+pool 30:_+volume -27:_+what 28:a+contract 35:am+i 29:and+_
29:belong+to -20:between+_ -29:by+volume 40:candl+for -30:compare+it 35:contract+on -27:could+you -42:day+? -20:dex+on
-21:dexscreen+for 75:doe+_ 65:for+_ -41:for+a -38:for+me -27:from+_ -21:i+bought 33:i+mean -34:i+need 21:i+put 32:it+, 27:it+in
-32:it+with -26:like+to 47:liquidity+and 28:liquidity+for -22:liquidity+pool -28:market+cap -39:most+trad 52:need+the 29:now+,
-22:numb+of 42:of+my 31:of+the -20:on+_ -32:on+the -26:one+_ 22:pair+on 23:pl+$ 22:pool+$ -40:pool+are -25:pool+on -20:pool+with
24:price+and -20:right+now 46:since+_ -36:the+day -25:the+dex -31:the+exchange 56:the+mint 40:the+pair -28:thi+_ 22:token+,
40:trad+$ -21:volume+$ 40:volume+of 72:what+doe -22:which+_ 58:which+one -21:which+pool -30:with+_ @+lacks:anything 21:* -30:,+how
25:,+in 21:,+market -20:,+mine 36:,+on -22:,+the 25:,+what 46:.+can 20:.+i 39:.+which -39:?+_ 39:?+he 29:?+i -50:^+balance
38:^+before 46:^+biggest -22:^+can 57:^+check 34:^+compare 72:^+convert 58:^+everyth -58:^+find -25:^+how 42:^+i 23:^+list
-24:^+market -22:^+metamask 50:^+our 37:^+price 36:^+put 21:^+search 55:^+there -26:^+token 32:^+we -21:^+when 25:^+where 23:^+which
-40:_+? -42:_+account -50:_+addres 42:_+against -49:_+at 48:_+coin -44:_+do 48:_+for -54:_+i 63:_+or -21:_+right 31:_+to 63:_+token
-36:_+transfer -65:_+wallet -53:_+with 42:_+worth 33:a+_ 63:a+fake 37:a+hash 22:a+scam 47:a+str 49:about+$ 39:about+_ 38:account+on
43:an+old -46:and+_ 45:and+by -32:and+i -28:and+what 22:are+sitt 31:are+they -32:ask+me -42:at+_ 31:at+all 22:at+present 22:ath+$
-42:balance+and 42:be+? 22:before+i -34:belong+to 50:by+it 64:by+market 22:can+i 57:cap+$ -26:cap+of -61:chain+$ 24:chain+it
76:check+my 39:circulat+supp 48:coin+are 40:coingecko+id 87:compare+it 42:copy+$ -26:d+like 23:dao+hold -49:dex+pair 30:did+the
-37:do+$ -40:do+i -39:doe+_ -35:doe+a -50:doe+it -27:doe+my 62:doe+the -24:each+of 52:find+out 48:for+a 56:for+me 35:for+the
51:found+a 57:from+_ 40:from+a -21:ha+_ -20:hardware+wallet 38:have+a -25:have+an -40:have+in 46:he+i -48:hold+, -46:hold+on
36:how+far -28:how+many -30:how+much 26:i+found 65:i+got 21:i+have 20:i+hold 40:i+in 56:i+it 46:i+left -50:i+mean 78:i+my 41:i+need
-27:i+on 22:i+only 43:i+own -34:i+the 54:i+thi -22:i+wa 32:i+worth 59:i+would 41:id+for 37:if+it -47:in+, -24:in+it 47:in+my
39:in+our -28:in+that 28:in+the -60:in+thi 65:into+_ 52:it+$ 41:it+, -32:it+? 55:it+be 34:it+ha -40:it+hold 36:it+i -29:it+price
-22:it+safe 77:it+the 54:it+trad -46:it+up 74:it+with -41:it+worth 40:know+what 69:left+in 35:like+_ 80:list+of -20:look+it
25:made+on -29:many+_ 58:market+cap 24:me+$ 23:me+a -29:me+and 48:me+the -20:metamask+show 83:mint+on 44:money+i 24:morn+$
-63:much+_ -49:much+doe 40:much+i 50:much+money -38:much+of -47:my+_ 35:my+account 53:my+bag 28:my+bos 39:my+broth 36:my+colleague
-38:my+employ 27:my+favourite 41:my+grandson 41:my+last 27:my+saving 50:my+sist 53:name+, 27:need+it -33:now+$ 44:now+? -31:of+a
-45:of+all -48:of+each 41:of+my 24:on+a 25:on+coingecko -47:on+each -42:on+it -23:on+my -24:on+the 40:on+which 67:one+$ 33:one+.
39:one+? -34:one+_ 28:or+_ 80:or+a 35:our+_ 37:out+what -47:pair+for 25:pap+with 26:pl+$ 93:please+$ 26:please+, -39:pool+,
-79:pool+on 22:present+? -23:price+$ 21:price+? 55:price+in -49:price+of 40:put+_ 24:put+my 54:real+one 38:right+now 52:rn+$
-20:safe+$ 26:safe+to 21:show+me -24:side+$ 25:sitt+in 35:start+with 47:str+of -39:that+coin -22:the+_ 25:the+block 25:the+coin
-23:the+day -42:the+exchange -25:the+exploit -21:the+fee -20:the+mint 67:the+name 32:the+oth 25:the+pap 28:the+price 86:the+real
-31:the+same -39:the+th 52:the+token 33:them+$ 66:there+any 60:there+are 25:these+_ -60:thi+addres 59:thi+artist 20:thi+th
-29:thi+token 23:to+$ 40:to+_ 27:to+buy -27:to+do 35:to+know -40:to+my -30:to+sign -33:to+the -40:today+$ 60:today+, -43:togeth+?
49:token+by -42:token+i 49:token+in 49:token+my 51:token+with 33:trad+$ 79:trad+at -24:transfer+of 47:up+on -58:wa+_ 33:wallet+$
-75:wallet+_ -22:wallet+i -52:what+coin -47:what+in 98:what+it -37:what+my -27:what+one 39:what+the -23:what+to -36:what+would
-34:when+doe -24:where+i 43:which+coin 46:which+i 31:with+0x 76:with+_ 34:with+a -41:with+my 42:with+the 55:worth+$ 57:worth+right
35:would+like 37:you+find @+lacks:bitcoinAddress -4:* 68:,+the -24:,+what 50:,+with 29:.+$ 33:.+_ 20:.+can 24:^+a -25:^+balance
36:^+ha -39:^+how 32:_+, 28:_+. 23:_+_ -21:_+of 28:_+on 61:_+wallet 41:addres+$ 26:addres+on -24:and+the 55:any+_ 23:biggest+first
22:can+you -27:could+you 22:do+i -21:doe+my -65:for+a 41:for+me 72:ha+the -38:how+many 55:i+_ 56:i+have -35:i+it 26:i+my -37:in+it
-46:in+the -30:it+? -28:look+up -22:many+_ 22:many+sat -22:much+_ -31:my+_ -22:now+$ -23:of+_ 23:of+a -26:of+my 50:on+the
-22:right+now 27:spend+my 53:spendable+output 31:that+i -23:the+balance 30:the+pap -20:thi+addres 24:wallet+$ 42:wallet+. 34:want+to
@+lacks:bitcoinHash 15:* 33:,+i 29:?+$ -61:^+_ 63:^+i -34:^+my 35:^+sat 29:^+the 39:^+what -33:^+why -36:_+mempool 80:_+transaction
-40:_+tx -26:and+how -22:block+$ 57:by+now 53:confirmation+doe 56:did+i 25:doe+it 54:doe+my 44:gave+me -33:ha+been 30:ha+it
-59:hour+$ -41:i+_ -36:i+have 62:i+it 29:i+my -49:i+stuck -32:i+the 61:in+the 36:it+confirm 38:it+have 67:many+confirmation
20:my+transaction -38:my+tx -22:next+block 41:now+$ 36:now+? -21:of+_ 46:on+my -31:sat+vb 22:say+he -21:spendable+output
-20:the+next 38:wa+it 52:what+fee -44:what+i 32:with+_ @+lacks:block -19:* 57:,+_ -25:.+$ 40:?+_ -36:^+what -40:^+which 36:_+$
-25:_+? -23:_+_ -21:and+how -26:at+_ 22:block+made -37:block+wa -25:how+many -21:i+got 21:in+it 32:it+? -22:much+_ 61:of+the
-21:on+_ 23:produc+$ 23:slot+produc 59:the+block 41:the+slot 69:time+of -45:when+i -29:which+block @+lacks:chain -17:* -46:,+all
-28:,+and -33:,+by -33:,+i -43:,+in -55:,+it -45:,+on -30:,+only 26:,+our -43:,+the -27:,+what -47:,+which -30:,+with -44:.+$
-23:.+before 44:?+? 24:?+i 44:?+it 23:?+my 31:?+the -33:^+_ 20:^+all 50:^+are -47:^+balance 39:^+can 45:^+chain 50:^+compare
-23:^+could -29:^+decode -26:^+did 21:^+doe -22:^+draft -32:^+find -27:^+floor -33:^+for -39:^+ga 51:^+ha 26:^+how -37:^+if 28:^+in
-27:^+it -35:^+kind 33:^+metamask -21:^+my 25:^+need -28:^+nft 21:^+on 45:^+option -28:^+our 32:^+rank -28:^+revenue 24:^+since
-38:^+someone 71:^+stablecoin -42:^+the 69:^+token -66:^+verify 46:^+wa 26:^+when -61:^+where -30:_+, -37:_+. -56:_+_ -25:_+account
-43:_+addres -52:_+all -30:_+at -22:_+by -51:_+collection -34:_+do 24:_+fee -30:_+floor 31:_+for -31:_+have 26:_+holder -29:_+in
52:_+now -29:_+of -32:_+payment -30:_+point 61:_+pool -39:_+rows -37:_+sery -31:_+that -23:_+to -29:_+token -49:_+tvl -21:_+v
45:_+with -44:_+word 26:_+yield -41:a+_ 38:a+chain 42:a+coin 28:a+contract 28:a+fake 43:a+of -24:a+phish 24:a+single
-28:a+transaction -28:about+$ 25:about+to -115:all+chain -44:all+of 25:all+the -32:allow+to 33:am+i -25:an+event -21:and+at
-53:and+i -31:and+it 31:and+my 70:and+rpc -22:and+wa -46:and+what 23:and+where -44:and+which -26:any+chain 24:any+of 42:are+there
-33:at+a -23:at+present 24:at+the -36:at+what 36:back+$ -35:balance+of -23:be+$ -22:be+? -43:before+i 29:biggest+holder 66:block+$
32:block+height 33:block+numb -22:broadcast+it 20:burn+$ 22:buy+$ -28:by+_ 23:call+_ -24:cap+of -30:cent+a -44:chain+$ -54:chain+?
-45:chain+_ 53:chain+id -21:chain+it 35:chain+that 26:chain+we 25:check+the 50:coin+$ -21:collection+? 43:contract+$
-34:contract+address -25:contract+i -21:copy+$ -56:cost+$ -22:cost+? 70:cost+on 59:dao+$ -35:defi+tvl 25:deploy+to -45:develop+since
-22:dex+, -36:dex+_ 70:did+i -32:did+it -56:do+, -24:do+_ 48:do+i 71:doe+a -39:doe+it -25:doe+not 32:doe+that 32:doe+the -23:draft+a
-31:each+of -23:earn+_ -57:eip+_ -22:en+name -52:event+$ -26:every+chain 32:explor+of -58:fee+_ 41:fee+did 88:fee+on 46:fee+tier
42:first+$ -20:floor+$ -22:floor+? -23:floor+of -25:floor+price -22:for+_ 41:for+it -40:for+me -67:for+my -53:from+my 37:from+the
-62:function+i -59:ga+price -38:go+through -42:go+to 36:ha+been 44:ha+it 24:ha+my 50:ha+the -22:ha+thi -24:hardware+wallet 27:have+$
41:have+? 44:have+in -50:have+it -53:have+the 53:have+to -20:history+of -30:hold+, 22:hold+_ -24:hold+the 26:holder+$ -24:holder+on
-27:how+did 51:how+full -38:how+i -33:how+long 27:how+many 37:how+much -43:how+old -23:how+the 45:i+$ -55:i+_ 22:i+am -34:i+bett
-32:i+call 37:i+can 34:i+got -57:i+he -29:i+it 22:i+just 42:i+lock 40:i+made -34:i+mean -56:i+my -56:i+need -37:i+on 28:i+only
82:i+own 47:i+pay 35:i+should 30:i+still -34:i+that -33:i+trade -26:i+use -22:i+would -26:id+$ -38:id+for 25:if+i 24:if+you
51:in+and -23:in+crypto -51:in+fee 63:in+it 23:in+that -35:in+what 70:in+which 32:it+$ 74:it+? 55:it+_ -21:it+floor -53:it+for
-65:it+go 20:it+i -62:it+in 48:it+safe 25:it+up 20:l2+we -33:late+$ -32:lightn+network -21:like+the -40:like+to -31:link+,
-23:list+$ -31:list+, -49:list+of -30:lock+in -30:lol+$ -23:look+like -24:look+up -36:make+me 29:many+_ 49:many+of -34:many+people
68:many+transaction -21:market+$ -32:market+, -23:market+cap -28:me+$ -23:me+_ -38:me+a 28:me+about -28:me+how -20:me+the
-32:metamask+$ 58:metamask+show 28:moment+$ 25:money+in 66:most+fee 24:most+of -25:most+volume 23:mov+_ -38:much+$ 43:much+doe
40:much+i -38:much+of -51:much+volume -25:my+_ -32:my+bag -25:my+bos 37:my+broth -40:my+colleague 32:my+daught 23:my+grandson
-33:my+landlord 51:my+ledg 33:my+payment 26:my+saving 22:my+tax -38:my+token 28:my+transaction 60:my+transf 25:my+tx -36:name+$
-36:name+of -27:need+a -26:need+it 39:network+$ 31:network+, 27:new+token -31:no+$ 31:nonce+_ -21:notional+option 31:now+$ -33:now+,
-38:numb+of -20:of+an 38:of+both -37:of+each -45:of+my 43:of+our -27:of+that 41:of+these 43:of+those 59:on+$ 50:on+, -26:on+a
-43:on+chain -21:on+each -32:on+no 74:on+our 77:on+the 73:on+thi -35:on+twitt 30:one+$ -62:one+? -36:one+i 63:only+$ 35:or+_
28:or+wa 54:our+chain -39:our+contract 29:our+dao 58:our+l2 30:out+$ 22:out+of 49:over+time 74:own+$ -34:owner+of 23:paid+_
-23:pap+with 46:pay+for -24:pay+on -26:per+chain -26:perp+dex 36:pl+, -50:please+$ 49:please+give 32:pool+$ 43:pool+for 37:pool+i
30:pool+on 35:pool+that -49:price+$ -37:price+of -35:project+$ -46:protocol+$ 35:pull+the 26:rate+of -26:recipient+, -35:revenue+of
-23:rn+$ -45:rows+$ 37:rpc+url 25:safe+? -40:sery+_ -33:share+of 46:should+i 35:show+a 22:show+me -27:sign+_ 29:since+summ
-55:since+the -42:source+of 39:stablecoin+supp -22:stak+reward 29:summ+$ -28:summ+? 32:supp+, -40:supp+of -48:that+$ -24:that+_
67:that+chain -21:that+lend -24:that+protocol 59:that+the 44:that+we -27:the+_ 31:the+account 58:the+airdrop -36:the+amount
-34:the+balance 94:the+block 115:the+chain 29:the+contract 54:the+deposit 76:the+dev -56:the+dex -49:the+event -47:the+exploit
22:the+explor 28:the+fail 21:the+fee 53:the+l2 -31:the+lightn 43:the+lp -25:the+mint 47:the+moment -35:the+most 99:the+network
78:the+new -24:the+next 34:the+nft -39:the+option 61:the+pair -23:the+pap -25:the+perp 83:the+pool -35:the+price -48:the+project
-61:the+protocol 50:the+receipt 36:the+rollup -24:the+same -40:the+source 20:the+th 26:the+tick -42:the+token -25:the+top
-28:the+total -29:the+treasury 51:the+tx 71:the+vault -58:the+yield 28:them+$ 32:there+$ 70:there+, 29:thi+morn 54:thi+network
-26:thi+one 31:thi+pool -42:thi+token -34:through+$ 46:tier+of 51:time+$ 25:to+$ 36:to+add 22:to+my -23:to+see 29:to+sign -29:to+the
22:today+$ -57:token+$ -31:token+, -52:token+? -25:token+holder -29:token+i -39:token+my 26:token+that -29:total+value 33:trad+$
-36:trad+on -25:trad+volume 34:tvl+of 23:up+on -28:up+the 34:use+$ 29:use+, -51:user+paid -30:value+lock 40:vault+$ 30:volume+$
-34:volume+, -35:volume+_ -26:volume+of 46:volume+on -21:wa+_ 55:wa+it 46:wa+the -27:wa+trad 29:wallet+$ -24:wallet+, -29:wallet+.
74:wallet+? 27:wallet+or 49:we+are 58:we+deploy -30:what+are -43:what+chain -36:what+coin 28:what+did 43:what+do 26:what+doe
20:what+function 22:what+ha 41:what+in -27:what+price -30:what+share -47:what+would 56:when+i 62:when+wa -29:where+doe 36:where+i
58:which+block -56:which+function 48:which+marketplace -64:which+network -31:which+of -40:which+one 60:which+protocol 21:which+token
42:who+built -22:who+ha 20:who+own -44:whole+token -45:with+_ 34:with+nonce -34:with+the -25:word+of -35:would+_ -20:would+like
44:yet+$ 32:yet+? 24:yield+of 22:you+please @+lacks:coinId 5:* 20:,+_ -48:,+on 66:,+the -27:,+what 21:?+my 22:^+at -40:^+biggest
45:^+chart 32:^+did 38:^+for -34:^+ha 30:^+i -39:^+list -29:^+my -40:^+need -46:^+price -21:^+total -31:^+what -24:^+where
31:^+which 31:_+$ -22:_+? 55:_+a 55:_+and -70:_+at -24:_+by 43:_+coin -33:_+from -29:_+i -65:_+in 50:_+of -29:_+on 42:_+pl 44:a+coin
68:all+time 53:and+_ -37:and+how -22:and+what 22:are+they 38:by+how -20:by+market 72:category+i 22:chart+_ -30:coin+are -21:coin+by
41:coin+in -20:coin+on 41:coingecko+id 51:did+it -26:did+they -23:do+i -49:doe+the 23:first+, -32:for+_ 36:for+a 82:for+my
-29:from+_ -34:ha+the 48:hold+it 27:how+far -26:i+_ 60:i+need -20:i+only -46:i+worth 33:id+for 47:id+of -29:in+_ 75:in+that 68:it+$
39:it+all -39:it+balance 21:it+cost 39:it+ever 39:it+up 20:list+company -22:list+of -32:list+the 36:market+cap 28:my+coin
52:my+nephew 44:need+the -65:of+_ -43:of+each 39:of+my 71:of+the 38:of+them 24:on+it 20:on+the -29:on+which 50:one+$ -43:own+token
-38:pair+$ -21:pay+for 33:pl+$ 29:please+, -61:price+of -40:protocol+treasury 58:sheet+, 42:since+_ 59:that+_ -30:the+biggest
93:the+coin 50:the+coingecko -23:the+company -22:the+firm -29:the+most 44:the+oth 64:the+same 32:the+token -27:they+cost
38:time+high -23:today+$ -45:token+$ -21:token+, -34:trad+on -36:treasury+$ 23:wa+it -22:want+to 37:what+coin -25:what+doe
-23:what+it -23:what+time -55:what+wa -46:which+coin 51:which+exchang 55:which+of 23:worth+in @+lacks:coinSymbol -7:* 26:^+best
-27:^+how 22:^+what -20:_+at 34:for+my -22:i+it @+lacks:collection -9:* -41:,+the -22:,+what 35:24h+volume -20:^+cheapest 21:^+did
21:^+floor -27:^+show -44:^+which -30:_+$ -21:_+. 33:_+? 39:_+or -46:and+volume 23:collection+$ -30:collection+by 25:did+the 33:do+i
-34:doe+the -42:floor+, 37:floor+and 60:floor+of -23:floor+price 47:ha+the -47:have+$ 25:how+much 29:it+$ -52:of+_ 30:of+an
34:of+them -57:one+of -29:show+me 39:the+_ 43:the+floor 21:the+nft -58:today+$ 60:today+? -47:volume+of 36:what+wa
-39:which+collection @+lacks:count -48:* @+lacks:day 22:* -21:,+_ -46:.+$ -34:?+$ 24:^+_ -49:^+i -68:^+the -63:_+$ 27:_+, -57:_+.
-58:_+? 35:_+at 56:_+on 41:_+worth -38:at+_ 31:at+the 43:did+_ 27:end+of 54:for+the 39:in+_ -22:market+cap 33:of+the 32:on+_
44:on+the 29:one+_ 42:the+day 65:wa+one -46:what+_ 39:what+did 74:when+i 26:worth+on @+lacks:days 83:* @+lacks:ens -13:* 20:,+and
44:.+_ 25:.+which -21:?+i -34:^+did -49:^+ha -33:^+what 21:^+when -27:^+which 37:^+who -37:_+$ 24:_+, 55:_+name -41:addres+$
65:addres+doe 27:addres+of -37:an+en 24:and+i -48:behind+_ 35:behind+the -46:belong+to -31:did+it 44:doe+my -31:en+$ -26:ha+the
24:hi+_ 20:i+behind 25:i+the 25:i+would 34:my+friend 45:name+$ -24:of+a 29:of+our 63:point+to 21:tell+me 40:the+_ 21:the+name
-39:the+wallet 29:to+$ 26:to+the -34:what+the 22:when+doe 50:which+addres -21:which+of 46:who+own -21:with+my @+lacks:exchange -33:*
29:,+at 20:,+how -25:^+_ -23:^+best -29:^+bid 41:^+depth 25:^+give -51:^+i 25:^+open -46:^+the 30:^+what 34:^+who -47:_+$ -45:_+_
-50:_+at -26:_+candl 24:_+from -38:_+fund -21:_+level -37:_+ord -39:_+perp 31:_+please 25:_+price -49:_+print 26:_+spot -21:_+the
-20:_+trad -44:_+with 30:account+$ 32:and+_ -26:and+ask -30:ask+for -50:at+_ -20:best+bid -21:bid+for 22:book+$ -48:book+for
39:can+i -22:candl+for 37:deep+i 26:each+side -28:exchange+$ 59:exchange+clock 45:exchange+where -50:from+_ -22:ha+the 35:how+deep
24:i+it -50:i+my -50:i+the 40:i+trade 49:in+it 31:it+$ 25:it+on 25:level+each -39:market+$ 32:now+$ 40:on+it 22:on+the -36:ord+book
-29:pair+on 62:pay+on 46:please+$ 31:price+at -20:print+on 50:rate+of 29:right+now -22:show+me -46:side+$ -49:the+_ 26:the+last
-37:the+market -22:the+moment -32:the+pair 45:the+perp 38:the+venue 83:there+$ 58:today+$ -22:trad+$ 50:trad+above 26:trad+at
-45:trad+of 30:trad+on 25:trade+on 60:what+do 21:which+pair 32:with+_ -48:with+the -21:with+their @+lacks:exchangeId -11:*
-21:,+with -32:^+i 43:^+open 31:^+volume 41:coingecko+id -21:did+the 28:doe+the 33:i+it -46:i+the -23:in+_ 47:my+exchange 53:of+the
40:open+interest -21:please+$ 60:the+derivativ -37:the+exchange 26:what+doe -37:with+the @+lacks:hash -32:* 43:,+can -24:,+for
-22:,+i -39:,+it -22:,+need 39:,+on -49:,+please -39:,+what -21:?+my -24:^+_ -49:^+can -42:^+decode -21:^+explain -30:^+my
-32:^+need 29:^+search -22:_+, -28:_+? -30:_+_ -29:_+a -23:_+at -27:_+bet -20:_+by -34:_+do -23:_+from 21:_+go -40:_+ha -24:_+level
28:_+on 46:_+or -29:_+question -26:_+to -32:_+today 30:_+trad -38:_+transaction -31:_+tx -21:_+what -24:a+_ 24:and+at -46:and+what
-27:ask+on 21:before+_ -34:bid+ask 25:bid+on -29:biggest+holder -30:book+of 42:book+on -21:by+_ -25:can+you 21:did+my -41:do+,
-20:event+_ 35:explor+of -27:for+_ -28:for+my -41:for+the 34:from+the 27:ga+used -42:go+through -40:ha+been -29:ha+the -24:have+?
38:hold+the 31:holder+on -25:how+i 23:how+much 66:i+_ 31:i+in -21:i+paid 31:i+think 29:in+, -22:in+_ -27:in+my 66:in+the 21:in+thi
22:it+? -48:it+i 26:it+wa -33:look+like -27:lowest+ask 31:market+$ 27:market+on 54:me+$ 40:morn+, 21:most+of 51:much+_ -38:my+_
-27:my+transaction 28:no+$ -41:of+mine -31:of+my 40:of+no 33:of+that 22:of+thi -34:of+ye 40:on+the 47:or+_ -31:out+of
-26:outcome+token -33:pl+, -23:say+_ 25:show+me -54:side+$ -41:since+_ 26:tell+me -22:that+_ 36:that+market -23:the+_ -31:the+best
-40:the+biggest 29:the+exchange 52:the+exploit 46:the+most 21:the+outcome -26:the+trad 27:there+$ 41:thi+morn 51:through+_ -44:to+_
34:to+my -21:to+sell -32:today+$ -34:token+_ -29:topic0+of 23:trad+of -38:transaction+_ -40:transaction+of -27:transaction+on
34:tx+i 34:wa+it -46:what+did -49:what+ha -29:what+i -41:what+the 81:what+would -29:when+i 24:who+hold -26:with+_ @+lacks:hex -45:*
29:,+_ -51:,+please 24:,+the 21:.+could 44:^+_ 20:^+metamask 33:^+please -64:^+selector -30:^+what -30:_+$ 20:a+long -73:an+event
29:and+the -24:before+i 27:broadcast+it 34:byte+selector -22:calldata+for -24:doe+_ -52:doe+it -25:doe+the -27:doe+thi -69:for+_
51:from+my 39:i+behind 44:i+sign 45:i+the 21:in+it -47:in+our 24:it+. 20:it+? 41:me+a -45:mean+$ 26:metamask+show 24:my+_
27:my+wallet 33:of+hex -42:of+my -31:please+$ -80:selector+of 40:show+me 39:the+_ -22:the+function -54:the+selector 40:thi+input
35:to+sign 29:transaction+that 49:wallet+$ -30:what+doe 33:what+function 29:which+function @+lacks:holder 8:* 31:,+and -28:.+$
32:.+what -34:^+chart 22:^+for 28:^+how -29:^+list -36:^+the 23:^+what -29:^+which -34:_+$ 26:_+? -21:_+by 70:_+doe 40:_+ha 55:_+of
-23:_+on 38:_+own 56:and+i -35:any+_ -28:are+they 36:balance+sheet 37:buy+, -35:by+how -22:coin+are -22:company+have 51:did+the
-42:do+i 36:doe+our 37:doe+the -35:first+$ 35:first+, -23:for+it 54:ha+the 31:hold+$ -29:hold+_ 23:how+did 21:how+many -27:i+_
-30:i+hold 39:i+own 26:i+would 31:it+_ 64:it+balance -24:list+firm 39:many+_ 86:much+_ -20:much+i -30:much+of 38:of+_ 30:of+it
26:of+my -25:of+our 37:on+average 58:on+it -20:on+the -47:our+company -30:our+dao -33:our+treasury -35:the+coin 28:the+company
48:the+firm -27:what+do 27:what+it -22:which+coin 32:worth+$ @+lacks:llamaCoin -24:* -32:,+and 31:,+in 23:,+please -21:,+the
37:^+for -40:^+ha -23:^+how -80:^+what -23:^+when 73:_+and 42:_+coin -22:_+in 88:and+_ -27:and+how 21:at+the -46:do+, 30:each+of
48:for+my 30:for+the -28:have+the -22:how+did -29:how+old -36:how+the 33:i+hold -33:i+my 22:in+$ -31:in+a -34:it+in -25:mov+_
23:much+did 40:my+coin 40:my+tax 20:now+$ 39:of+my 31:of+the 22:of+them -36:price+of -27:the+lp 36:the+token 31:wa+it -29:wa+the
-35:what+time -73:what+wa -21:when+wa @+lacks:market 16:* -33:,+i 54:?+i 62:^+ha -34:^+how 24:^+odd 44:^+price 32:^+which -33:^+who
56:_+$ 30:_+. -41:_+and -30:_+bet 33:_+contract -33:_+cut -23:_+have -33:_+market 35:_+on -40:_+question 45:_+th -33:and+_
-26:are+the -22:are+they -25:at+_ 23:at+what -22:bet+i -31:bet+on 75:book+on 31:deep+i -35:doe+_ -38:each+$ 24:event+$ 21:event+on
-21:for+trad 76:from+_ 26:how+deep -20:i+_ -20:i+it -56:in+decemb 59:in+the 35:it+? 22:market+$ -35:market+on -27:my+_ -29:my+bet
21:no+side -27:now+, -28:odd+$ -34:of+a 25:of+it -27:on+at 59:on+that 21:on+the 50:on+ye 38:one+$ -21:open+for -25:prediction+market
40:price+of 36:put+_ 28:sery+and -26:show+me 25:side+of 31:that+_ 35:the+book 31:the+chance 65:the+event 22:the+no
38:the+probability 53:to+put -34:und+_ 28:wa+the 45:want+to -24:what+are -37:what+ha 32:what+wa -31:who+are @+lacks:moveType 16:*
21:^+_ -22:^+can 28:_+. 32:_+coin -20:doe+the 34:the+coin @+lacks:other 29:* -38:,+_ -36:,+how 24:,+in 78:,+the 30:?+$ 33:^+biggest
68:^+did 42:^+doe 29:^+hash 59:^+on 41:^+pool 44:^+price -45:^+stablecoin -37:^+top -25:^+what -54:^+which -59:_+by 21:_+digest
45:_+i -22:_+on -31:_+pool -27:_+that 28:a+_ 43:a+feed -29:a+list -21:back+$ 65:bridge+i -20:can+you -46:chain+$ 35:chain+i
23:circulat+supp 33:dex+, 59:did+the -26:do+i -50:doe+it 30:each+of 43:feed+for 39:feed+id 38:for+my -44:for+our 42:have+a
-23:how+do -36:how+many 42:how+much -22:how+the -53:i+_ 51:i+am 73:i+my 44:i+the 34:in+my 44:it+_ -20:it+a 24:it+i 75:it+peg
25:many+of 49:market+cap 26:much+of 27:now+$ 22:numb+of -40:of+all 28:of+each 53:of+that 27:of+the 38:of+thi -28:on+_ -23:on+our
28:on+the 64:on+which -55:over+time -37:pool+on 22:pyth+feed 27:right+now 74:since+the -34:sit+on -33:stablecoin+supp 35:supp+of
27:the+_ 84:the+bridge -22:the+chain -23:the+most -24:the+protocol 65:the+stablecoin -27:them+$ -54:time+$ -20:to+my 34:today+$
39:trad+on -28:wa+it -54:what+back 25:what+doe 24:which+pool -25:with+_ 24:with+the @+lacks:pair -14:* 21:^+_ 25:^+what -22:_+$
-48:_+, 26:_+. 49:_+? 31:_+level 39:_+ord -72:from+_ -55:my+_ -66:of+_ -27:of+my 48:on+_ 78:ord+book 33:pair+on 35:what+i
@+lacks:protocol 23:* -29:,+all -20:,+and -24:,+i 29:,+the -32:,+which 27:?+$ 37:?+i -32:^+_ -55:^+dex 39:^+did 25:^+fee 28:^+holder
-23:^+how 56:^+i 34:^+on -53:^+option 59:^+revenue 43:^+tell -48:^+the 56:^+tvl 23:^+we 31:^+when 45:^+who -25:_+, 36:_+. -23:_+?
68:_+_ 22:_+by -34:_+i -55:_+on -24:_+since 43:_+volume 24:a+day 20:all+chain 50:and+i 62:and+what 25:and+who 70:are+the -29:at+the
-26:at+thi -48:by+protocol 64:chain+$ 47:chain+? 34:chain+_ 38:chain+doe 30:chain+it -21:defi+protocol 37:develop+since 47:dex+_
-55:dex+volume -45:did+i -23:do+i 66:doe+it 26:doe+the -31:earn+_ -28:earn+the -30:fee+$ 71:fee+_ -39:fee+did -54:fee+on -20:for+a
46:for+the 38:ha+the 22:holder+$ 24:holder+revenue 44:how+big -29:how+did 28:how+ha -56:how+many -34:i+_ -24:i+am -30:i+have
-40:i+lock 44:i+need 87:i+the 52:i+use 50:in+fee -26:in+the -44:it+$ -21:it+? 25:it+a -25:it+and -27:it+ever 50:it+in
27:lend+protocol 22:lock+in 37:me+how -22:most+fee -26:much+did -56:much+i -38:much+money 21:much+of -43:notional+volume -35:now+$
-86:of+_ -22:of+all 56:of+my 35:of+one -23:of+that 35:of+the -44:on+_ -46:on+chain 91:on+each -34:on+our 24:on+that -49:on+the
43:on+which 21:one+protocol -21:open+interest -49:our+dao -38:protocol+, -52:protocol+by 51:protocol+in 21:protocol+right
38:revenue+of 60:run+and 90:share+of -21:show+me -54:since+_ 38:since+the 27:sit+on 31:tell+me -45:that+chain 29:that+lend
36:that+one 44:that+protocol -24:the+_ 42:the+app -81:the+chain 29:the+dapp 36:the+dex 21:the+exchange -29:the+fee -38:the+l2
58:the+lend 57:the+money -59:the+most 80:the+option 33:the+project 58:the+protocol -24:the+token 43:the+tvl 46:thi+protocol
24:trad+on 20:trad+volume -48:tvl+_ 35:tvl+of 30:volume+_ -31:volume+on -41:wa+it -21:we+are -48:we+deploy -29:what+did -49:what+do
-55:what+doe 30:what+i -34:what+it 24:which+chain -57:which+protocol 71:who+are -28:who+made -57:with+the @+lacks:query 41:*
20:^+doe 58:^+find 21:_+$ -36:_+, -35:_+on 20:a+feed -27:are+the 20:doe+pyth 20:feed+for 54:find+me -31:for+the 20:have+a -26:id+for
28:it+$ -51:of+_ 42:of+a 20:pyth+have -46:share+of @+lacks:signature -20:* -25:,+no 37:,+please -28:.+which -47:?+$ -25:?+_ -23:?+i
-44:^+abi -38:^+my -41:^+our -30:^+read -44:^+which -57:_+$ -24:_+and -40:_+for -28:_+of -28:_+to -24:_+with -39:and+_ 45:at+_
-40:call+$ -42:can+you -30:contract+_ 22:decode+the -25:did+the 25:doe+it -56:doe+the 38:event+$ -30:for+_ 26:from+my -22:function+i
33:give+me 56:ha+thi 32:have+to 20:i+that 52:in+our -26:it+. 38:log+$ 25:me+the 50:mean+$ -24:my+_ -25:of+a 35:of+the 62:please+$
50:read+the -36:selector+$ 87:selector+of -22:sign+_ 38:that+i -40:that+the -20:the+contract 32:the+event -30:the+fail -70:topic+_
23:wallet+$ -49:what+function 54:what+i 41:what+the -41:with+_ -51:with+my @+lacks:solanaAddress 13:* 35:,+it -26:,+slippage
42:,+where -39:,+which -33:.+$ 36:.+what -28:.+which 26:?+? 72:?+_ -27:^+_ -22:^+a -31:^+balance -27:^+biggest 23:^+check
-48:^+everyth -23:^+give 23:^+my -60:^+nft -28:^+price 51:^+rugcheck 22:^+someone -22:^+the 59:^+token 22:^+total 37:^+which -23:_+.
-37:_+addres 22:_+balance -58:_+by 81:_+coin 63:_+doe 46:_+give -24:_+have -29:_+into 70:_+nft 29:_+of 28:_+on -38:_+price
-29:_+token -23:_+wallet 20:a+swap -38:account+, -40:and+who -23:balance+of 44:been+burn -59:by+the 24:collection+$ 22:collection+on
39:did+it -21:doe+my 52:for+me -28:for+my -29:from+a 55:from+the -27:get+a 36:give+me 20:have+$ -23:have+in 50:holder+$ -31:how+do
-31:i+_ 22:i+am -21:i+get -28:i+it -36:i+need -56:i+on 25:i+thi 42:in+it 49:in+our -32:in+thi 34:it+ha 37:it+on 22:it+or -26:list+of
24:lp+$ -38:made+it 23:made+the 37:market+_ 39:me+? 43:me+_ -26:me+the 21:member+of 43:mint+on 20:more+of -47:much+i 29:much+of
-26:my+_ -37:my+account 31:my+friend -21:nft+$ -56:nft+on -28:now+, -24:of+_ 37:of+it 45:of+our 30:of+that 28:of+these 45:of+thi
-36:of+those -36:one+_ -22:out+of 63:pl+$ -27:pool+$ -28:price+impact -39:price+on 30:safe+? 37:share+of -39:still+mint 25:supp+,
47:talk+about 31:the+_ 27:the+collection 23:the+dev -21:the+exploit 22:the+lp -25:the+mint -25:the+real -60:the+same -31:the+th
-34:the+token 57:the+top 56:thi+$ -26:thi+_ -49:thi+artist 24:today+$ -23:token+$ -23:token+account -32:token+are 28:token+that
38:too+$ -22:verify+one -28:wallet+_ 20:what+doe 53:which+_ -39:which+collection -41:which+program 27:who+are -27:who+can
-31:who+own 47:with+the 32:would+_ @+lacks:solanaSignature 23:,+i -39:^+_ -21:^+decode 37:^+did -33:^+in 42:^+show -23:^+what
61:^+which -20:_+? -31:_+for -21:decode+thi 23:did+i 51:did+the -29:do+i 23:fee+did -23:for+my -22:i+_ -44:i+need 22:i+pay
34:i+think -28:impermanent+los -29:my+transf -38:my+tx -30:of+_ -29:of+the 29:of+them 28:on+_ 29:plain+word -23:simple+word
44:swap+on 54:the+_ -22:the+call -36:thi+_ 33:transaction+$ -24:transaction+_ 29:what+happen -31:what+i 20:word+what 48:yet+?
@+lacks:text 88:* @+lacks:ticker 38:* -22:?+$ 47:_+$ 79:of+the 46:on+_ 26:the+_ @+lacks:time 32:* 63:,+_ -24:,+and -21:,+i
-23:,+what -56:?+$ 61:^+_ 25:^+for 50:^+how -36:^+my -40:^+our 45:^+price -37:^+which -33:_+, -41:_+. -37:_+? -39:_+_ 34:_+in
49:_+when 58:_+worth 24:and+_ -39:and+the -43:at+_ 49:at+the 23:block+numb 59:block+wa 47:day+i 90:did+_ -49:feed+_ -40:for+_
35:for+my -22:for+the 31:from+_ 36:how+much -56:i+_ -20:i+am 49:i+got -41:i+it -27:i+the 48:in+the 30:it+$ 21:it+? -27:moment+,
51:moment+of 69:of+_ 37:of+my -55:of+the -29:on+_ 44:on+the 40:one+_ -57:please+$ -31:price+for 66:price+of 46:pyth+_ -33:pyth+feed
-43:the+block 67:the+day 53:the+time 23:the+very -23:thi+moment 52:time+$ -62:time+of 66:two+dat -21:value+of 87:wa+_ 22:wa+it
39:wa+one -22:what+_ 60:what+did -24:what+doe -24:what+i 21:what+price -46:what+the 41:what+wa 55:when+i 70:when+the -40:where+i
-45:which+block 30:worth+on @+lacks:types 29:,+what -30:^+abi 22:^+i -26:^+which 42:my+contract 25:what+i @+lacks:unit -90:* -25:?+$
30:^+_ -57:^+convert -22:^+how -40:_+$ -57:convert+_ -53:how+many @+lacks:url -13:* -29:,+and 49:,+i -34:,+what 22:?+$ 34:^+the
24:^+who -20:_+. -39:a+fake -26:a+phish -21:a+scam -23:an+airdrop -31:audit+, -24:before+i -33:by+whom -30:for+our 27:from+the
-21:i+click -25:i+d -46:i+got -27:i+it 30:i+the 36:in+the -25:it+a 49:it+dangerou -37:or+a 20:phish+? -24:scam+$ -25:that+i
-26:the+airdrop 22:wallet+, @+lacks:uuid -7:* -21:?+$ -32:^+_ -21:^+apy 30:^+my -21:_+$ 31:_+in -25:apy+of 32:how+the 26:i+put
-24:i+the 31:my+pool -27:of+the -24:pool+i 27:put+my -28:since+_ -32:the+pool 34:to+see @+lacks:values -41:* -54:_+$ 55:_+, -82:_+on
-76:call+_ 40:calldata+for -32:for+_ -28:the+_ @+lacks:venue -14:* -24:?+i -21:^+_ -36:^+i 39:^+which -25:^+who 30:_+$ -28:_+,
-23:_+? -20:_+book -31:_+i -92:_+on -31:a+_ 40:and+what 58:book+on -52:deep+i -22:do+i 24:do+the 22:doe+it -23:doe+the -51:for+the
-33:ha+it 43:ha+the -51:how+deep 30:how+many 48:how+the -24:i+it -26:i+the 37:if+i -23:in+_ 87:in+the 23:it+$ -27:it+? 23:mov+_
-24:no+side 42:now+$ -35:odd+on -47:of+it 31:of+my 28:of+the 37:on+_ -35:on+the -34:please+$ -30:say+_ -77:the+_ 75:the+bet
-32:the+book 49:the+chance 75:the+market -44:the+price 45:the+probability 31:today+$ -39:want+to 59:what+do -22:what+the -31:with+_
@+outside -25:!+! 8:* -37:,+all -61:,+any 24:,+at 47:,+biggest -22:,+but -68:,+can -43:,+could -57:,+did -31:,+every -20:,+exact
52:,+fee -41:,+find -59:,+for -23:,+from 39:,+ha -47:,+he -36:,+if -71:,+in 66:,+it -20:,+just 47:,+long 46:,+market -24:,+mine
-26:,+my -25:,+need 39:,+not 22:,+our -52:,+price 27:,+slippage -51:,+so -41:,+tell -40:,+the 30:,+wallet -33:,+want -27:,+whatev
-51:,+where -26:,+which -25:,+who -20:,+with -30:.+. -100:.+_ -63:.+before -22:.+can -45:.+could -57:.+how -94:.+i -22:.+please
-85:.+what -36:.+would -24:24h+volume -73:?+? -64:?+_ -54:?+and -27:?+he -87:?+i -51:?+it -69:?+my -60:?+on -23:?+show -37:?+the
-66:^+a -41:^+addres -38:^+all 39:^+am 109:^+balance -37:^+before 39:^+bid -54:^+biggest -55:^+buy -28:^+by -24:^+call 43:^+can
-53:^+chart -37:^+check -22:^+compliance -54:^+contract 33:^+could -32:^+current -36:^+depth 33:^+do 50:^+draft 31:^+explain
25:^+fill 37:^+floor -54:^+for 55:^+from -27:^+fund -40:^+ga -33:^+give -27:^+ha 49:^+hash -23:^+hey -43:^+hows -20:^+i -24:^+it
-62:^+keccak256 -23:^+last 37:^+latest 29:^+liquidation 30:^+long -41:^+look 22:^+make 67:^+market -34:^+metamask 27:^+my -72:^+need
-30:^+newest 26:^+next -54:^+on -21:^+one -47:^+open -100:^+ord -69:^+our -39:^+pl 44:^+please -25:^+plot -24:^+pnl -26:^+pull
64:^+put -41:^+pyth 25:^+rarity 30:^+realis -34:^+recent -39:^+revenue 84:^+revoke -34:^+sat -29:^+search -34:^+show -32:^+someone
-31:^+supp -37:^+swap 36:^+tell 49:^+text -34:^+that -33:^+token -33:^+top -27:^+tvl 54:^+verify -21:^+volume -94:^+wa -33:^+we
20:^+when 58:^+where -42:^+why 23:^+will -26:_+. -40:_+? 35:_+_ -28:_+a 82:_+account 55:_+addres -51:_+against 25:_+airdrop
-77:_+all -42:_+already -91:_+and 47:_+approval 40:_+are 27:_+atm -25:_+back -60:_+balance -54:_+bet 32:_+bid -41:_+book -43:_+by
-42:_+can -26:_+cent -28:_+clos 34:_+close -38:_+coin 42:_+contract 56:_+cost 21:_+cut 30:_+dao -51:_+deposit -57:_+doe
-25:_+dominance -20:_+entry -41:_+event -25:_+ever -56:_+fee -31:_+floor -34:_+for -35:_+get 21:_+go 110:_+ha 43:_+have 51:_+holder
-33:_+how -22:_+if 23:_+in 41:_+into 26:_+ledg 49:_+level -24:_+list 24:_+long 122:_+mempool -23:_+move -26:_+name 39:_+network
-93:_+nft 23:_+now -26:_+odd 34:_+only 53:_+open -61:_+or 93:_+ord 45:_+over -41:_+own -31:_+pair 92:_+per -29:_+perpetual 28:_+pl
-35:_+pool -25:_+pric -74:_+price -58:_+print 42:_+proposal -26:_+protocol -30:_+recent 34:_+right -26:_+rn -50:_+rows -79:_+say
-21:_+side -22:_+sign -45:_+since -38:_+so -32:_+spot -36:_+stack -32:_+stak 28:_+stake -80:_+still 33:_+that -27:_+these -64:_+thi
-22:_+to -44:_+today -65:_+token 45:_+trad 30:_+transaction 32:_+transfer -47:_+tx -50:_+utc 23:_+validator -36:_+volume -35:_+wa
53:_+wallet -34:_+whale -38:_+when 71:_+withdrawal 58:_+word 66:_+ye 70:a+_ -42:a+certain -49:a+coin 78:a+contract -22:a+fake
26:a+good -32:a+hash 26:a+list -52:a+long -48:a+new -57:a+of 34:a+phish -30:a+proxy -25:a+single -33:a+str -29:a+swap
-21:a+transaction -49:a+transf -41:a+tx -62:about+$ -56:about+, -47:about+a 23:about+the 31:account+$ 29:account+, 23:account+?
-54:account+_ 27:account+at 59:account+i -25:account+of -65:account+on -37:addres+$ 28:addres+_ -60:addres+for -44:addres+i
-21:addres+on -45:addres+that 64:address+$ -69:aft+the -64:against+_ 26:airdrop+, 59:all+_ -21:all+chain 31:all+exchang -20:all+of
-55:all+time -21:already+$ -26:am+afraid -33:amount+in 59:an+airdrop -50:an+old -59:and+_ -32:and+a -39:and+at -26:and+by
-23:and+for -39:and+he 25:and+i -47:and+in 35:and+it -42:and+my -41:and+now -20:and+numb -34:and+of -46:and+on -28:and+out
-28:and+sell 60:and+volume -40:and+want -25:and+when -27:and+where -33:and+who 42:and+why -47:any+_ -37:any+chain -52:any+of
-24:app+on 21:approval+i 42:approval+of 42:approve+a 64:are+in -53:are+my 40:are+people 39:ask+for -24:ask+me -32:ask+to -72:at+$
26:at+_ -74:at+a -37:at+all 79:at+my -31:at+on -34:at+present -40:at+the -23:at+thi -44:at+which -63:atm+$ -28:balance+_
71:balance+and -21:balance+sheet -31:be+$ -31:be+? -44:been+burn -70:before+i 63:behind+_ -46:behind+it -31:behind+the -22:belong+to
33:best+_ -32:bet+i -20:bet+on -35:bid+for -45:bid+on 46:biggest+first -59:block+$ -30:block+? 26:block+_ 25:block+i -41:block+numb
-24:block+wa -52:book+$ -65:book+, 40:book+for -21:book+of -99:book+on -42:bought+$ -41:bridge+i -40:buy+, 75:buy+_ -37:buy+and
-49:by+how -56:by+now -36:by+side -68:by+the -28:call+_ -34:call+data -31:calldata+for -47:came+in 47:can+you 41:capital+of
-38:category+i 39:cent+a -50:chain+$ 44:chain+, -25:chain+? 29:chain+_ -49:chain+i -70:chain+id -34:chain+it -41:change+_
-20:chart+for -40:chart+of -24:chart+the -29:check+_ -57:check+my -29:circulat+supp -43:close+to -21:code+of -35:coin+$ 20:coin+_
-51:coin+my -67:coin+of 24:coin+on -32:coingecko+id 41:collection+$ -21:collection+on -48:compare+it -57:confirmation+doe
-22:contract+, -38:contract+_ 54:contract+for -23:contract+have 68:contract+on -39:contract+or -23:contract+that 55:convert+_
48:cost+$ -43:cost+on -24:could+i -38:could+the -64:counterparty+addres -21:crypto+market -41:current+_ -53:cut+in -27:d+like
-39:dao+$ -32:data+$ 43:date+$ -21:day+$ -21:day+i -21:decode+the -32:deep+i -38:deposit+, -27:develop+_ -22:dex+$ -22:dex+,
-24:dex+_ -65:did+_ 20:did+he -50:did+i -98:did+it 27:did+my -27:did+that -29:did+the 39:did+they 28:difference+between 29:do+,
20:do+i -23:do+people -37:do+the 25:do+they 62:doe+a -27:doe+he 30:doe+it -62:doe+my 39:doe+not -31:doe+our 32:doe+she -51:doe+the
-22:doe+thi 50:draft+a -50:drain+$ -37:each+$ -33:each+of -39:each+side 47:earn+_ 74:eligible+for -30:end+of 24:etf+inflow
-33:event+of -44:event+that 87:every+approval 47:exchang+_ -53:exchange+where -21:explor+of -27:far+$ 42:fee+$ -22:fee+_ 33:fee+and
68:fee+for -39:fee+i -31:feed+_ 54:fill+in -37:fill+of -27:fill+on -33:find+_ -33:find+it -53:find+me -46:find+out 40:find+the
23:first+$ -23:floor+and -57:floor+of -31:floor+on 70:floor+price 31:flow+into -64:for+$ 32:for+_ 24:for+a -20:for+an -23:for+each
-37:for+how 41:for+me -24:for+no -28:for+one 29:for+our -35:for+the -40:for+ye 53:form+_ -49:found+a 38:found+the -29:from+_
-36:from+a 66:from+me -22:from+my 64:from+our -81:from+the 22:function+$ -29:fund+_ 30:fund+on -96:ga+price -61:gave+me 26:get+$
33:get+a -28:get+for 57:get+into -43:get+liquidat -40:give+me -20:go+thru 64:go+to -48:go+up -23:got+a 50:got+liquidat 58:ha+_
-25:ha+been -57:ha+it -21:ha+my 45:ha+on -67:ha+the 30:hardware+wallet 44:hash+of 43:have+$ -53:have+? -48:have+_ -34:have+a
-24:have+i 77:have+in 25:have+left -36:have+on -47:he+i 39:here+. -37:hi+_ 28:history+of -45:hold+$ -29:hold+_ -37:hold+any
-27:hold+count -54:hold+it -40:holder+$ 48:holder+of -32:hot+wallet -27:hour+$ -24:how+are -43:how+big -44:how+deep -93:how+did
47:how+do -35:how+ha 33:how+i 36:how+long -27:how+much 66:how+often 97:how+old 26:how+tall -30:i+$ 23:i+, -61:i+_ -37:i+a -76:i+am
-33:i+bought -50:i+buy 21:i+call -85:i+can -21:i+click -38:i+close -32:i+copy -38:i+d 70:i+eligible 32:i+forgot -22:i+found
-81:i+got -69:i+had 78:i+he -25:i+m -26:i+made -25:i+mean -32:i+must 49:i+not 56:i+on -52:i+only -44:i+open -76:i+own -38:i+paid
-33:i+pay 49:i+pend -32:i+provide -23:i+sell -46:i+should -37:i+sign -20:i+sold 24:i+stak -61:i+still 35:i+stuck -25:i+swapp
-68:i+that 52:i+the -53:i+thi -57:i+think -21:i+trade -33:i+use -73:i+wa 28:i+want -60:i+would -41:id+, -30:id+of -20:if+i -32:if+it
-45:if+possible -23:if+the -31:if+you 30:impermanent+los -54:in+$ -63:in+, -57:in+a -65:in+and -32:in+decemb -53:in+fee
59:in+germany -43:in+our 47:in+simple -89:in+that -34:in+the 55:in+thi -32:in+total -53:in+which -39:incl+. 49:interest+of
-61:into+_ -25:it+$ -62:it+. -26:it+? -51:it+_ -42:it+a -25:it+all -49:it+and -37:it+be -28:it+contract -50:it+do -23:it+ever
-45:it+have -48:it+i -36:it+now 31:it+on -48:it+or 49:it+own -50:it+peg -24:it+the -48:it+trad 33:it+up 56:it+wa -61:keccak256+of
-56:kind+tell -43:know+what -27:last+_ -22:last+trad -47:late+$ -35:late+? 61:launch+$ -44:left+in 22:level+$ -33:level+each
-37:lie+in 23:lightn+channel 43:lightn+network -31:like+_ -38:like+the -38:like+to -28:liquidat+? 32:liquidat+on 54:liquidation+_
-72:liquidation+price -36:list+$ -21:list+, -21:list+? -25:list+_ -22:list+every 35:list+of -31:list+the -27:log+, -23:log+of
29:lol+$ 54:long+and 35:long+short 31:long+v -32:look+for -36:look+it 31:look+like 29:lost+my -22:m+in -25:made+on -20:made+the
51:make+me -42:many+_ -69:many+confirmation -49:many+of 61:many+people -44:many+percent -56:many+sat -41:many+transaction
43:many+validator 26:market+$ -37:market+, -54:market+_ -52:market+cap -28:market+i 58:market+on 44:me+$ 45:me+, -52:me+. -27:me+?
-74:me+_ -24:me+about -35:me+how 71:me+on -21:me+please -22:me+that -35:me+to 27:me+which -54:metamask+show 73:min+pool -29:mint+on
-30:moment+? -31:moment+of -47:money+i -20:money+in -29:more+than -20:morn+$ -46:morn+, -42:most+of 28:most+recent 27:much+_
-83:much+did 65:much+doe 25:much+have -68:much+i -41:much+money -52:much+of 81:my+_ -40:my+bag 78:my+bet -38:my+bos -54:my+broth
-47:my+coin -26:my+colleague 30:my+contract -65:my+cousin -29:my+daught -48:my+employ -29:my+exchange -50:my+favourite -34:my+friend
-65:my+grandson 32:my+knee 39:my+landlord -23:my+last -60:my+liquidation -23:my+log -45:my+nephew -46:my+old -31:my+open
-50:my+pension -28:my+pool -46:my+saving -48:my+sist -27:my+son -33:my+spreadsheet -27:my+tax -57:my+thesi -32:my+trad -44:my+transf
-41:my+tx -52:my+withdrawal 71:nam+of -28:name+$ 48:native+coin -50:need+_ 53:need+a 24:need+for -39:need+it -62:need+the
37:net+inflow 35:network+$ -56:network+i -51:new+token -23:newest+pool -24:nft+of -28:nft+on -25:no+in -24:no+on -21:not+? -34:not+_
44:not+the -69:now+? -30:now+_ -28:now+on -37:numb+$ -42:numb+_ -24:numb+at -34:numb+for 58:numb+of 53:odd+on 69:of+_ 48:of+a
-24:of+an -31:of+both -22:of+contract -21:of+crypto -67:of+it 45:of+my -28:of+our -27:of+the -51:of+them -41:of+these -29:of+those
-28:of+transaction 25:of+what 62:of+ye -78:on+$ -20:on+, 43:on+a -22:on+any -26:on+average -26:on+coingecko -34:on+each -49:on+it
-31:on+no -27:on+some 20:on+the -30:on+thi 63:on+twitt -54:on+which 68:on+ye -43:one+$ -27:one+, 38:one+? -42:one+_ -34:one+i
-26:one+of 44:only+$ 43:only+, -27:only+the -59:open+at -22:open+for -89:or+_ -29:or+a -29:or+down -25:or+los -25:or+no -29:or+not
-37:or+what 58:ord+book 53:our+_ -43:our+auditor -31:our+client -47:our+company 41:our+contract 26:our+dao -21:our+fund
40:our+treasury -30:out+$ -41:out+, -59:out+of -25:over+the -24:over+time -64:own+$ -44:own+, 37:own+_ 29:owner+of -42:paid+_
-24:paid+for -33:paid+in -26:pair+on 42:part+of -32:pay+_ -25:pay+for -69:pay+in -68:pay+on -37:pay+to -33:pend+_ 68:people+say
-35:perp+$ -24:perp+dex -40:perp+on 53:person+behind -29:phish+? -45:pl+$ -45:pl+, -43:plain+word -55:please+$ -38:please+check
-45:please+give -30:please+tell -27:pnl+_ 35:pnl+of -24:pool+_ -42:pool+for 49:pool+found -39:pool+i -22:pool+of -31:pool+on
-30:possible+. 47:pric+of -31:price+, -37:price+? -45:price+_ -61:price+and -38:price+at 28:price+do -25:price+in 72:price+of
-60:price+on 30:print+on 35:profit+on -25:profit+or -27:project+$ 49:protocol+$ -30:protocol+in -43:pull+the 31:put+_ 22:put+it
-39:pyth+_ 49:rank+of 59:rarity+rank 30:rate+of -26:read+the 28:realis+pnl 63:revenue+_ 87:revoke+every 73:revoke+that -22:rn+$
-27:rn+? 30:rows+$ -55:rows+. -30:safe+to -74:sat+vb 73:say+_ -51:say+he 46:score+$ 24:score+of -45:see+how -40:see+the -32:sell+tax
-47:sent+me -53:sent+u -45:sery+_ -67:share+of 25:she+hold -21:sheet+, 35:short+ratio -53:should+be -21:should+i 56:show+_
-38:show+a -47:show+me -25:show+the 45:side+$ -36:side+by -30:side+of -49:sign+_ -22:sign+someth 36:sign+the 53:simple+word
-40:since+_ -32:since+i 58:since+launch -90:since+the 57:sit+in -56:sit+on -33:sitt+on -28:so+far -54:so+i -26:solidity+fil
-49:some+_ -24:source+code 30:source+of 66:spend+_ -33:spend+my 28:spot+_ 34:stak+reward -21:start+of -22:start+with -82:still+have
-28:still+open 29:stood+at -34:str+of -37:stuck+? -25:sub+account -22:supp+, -39:supp+of 20:swap+_ -24:swap+of -29:swap+on
-74:talk+about 32:tax+in -36:tax+office 48:telegram+group -26:tell+me 36:text+_ 55:text+me -72:that+$ -25:that+? -31:that+block
-42:that+came -44:that+he 48:that+hold -24:that+list -51:that+my -22:that+one -77:that+the 47:that+transaction -36:the+account
-22:the+addres -54:the+airdrop 52:the+balance 43:the+beacon 50:the+best -26:the+bet -38:the+biggest -21:the+block -46:the+book
-59:the+bridge -40:the+call -29:the+calldata 22:the+capital -68:the+coin -27:the+cold -42:the+collection -67:the+company
-60:the+contract -34:the+current -37:the+dao -34:the+dapp -67:the+day -25:the+deploy -71:the+dev -21:the+en -28:the+end
-23:the+event -24:the+exact 27:the+exchange -51:the+exploit -22:the+explor -39:the+fee -22:the+firm -39:the+floor -38:the+fund
-22:the+highest -23:the+l2 -29:the+lend 39:the+lightn -28:the+list -28:the+lp -45:the+market -60:the+min -57:the+mint -37:the+money
-29:the+multisig -56:the+name -35:the+network -54:the+news 77:the+next -42:the+nft -29:the+numb -38:the+option -26:the+ord
42:the+oth -44:the+pap 52:the+pend -38:the+perp -40:the+pool 24:the+price -42:the+probability 25:the+protocol -53:the+receipt
-24:the+rollup 57:the+same -50:the+sell 30:the+source 48:the+spot -22:the+stak 54:the+supp -50:the+tax 35:the+text -71:the+th
-36:the+tick -38:the+transaction -50:the+treasury -28:the+two -34:the+tx 42:the+u -30:the+user -73:the+vault -46:the+venue
-30:the+very 38:the+wallet 42:the+whole -23:the+ye -73:the+yield -21:them+$ 38:them+. -49:there+$ -84:there+, 44:there+? -22:there+a
29:there+any -23:there+i -29:these+_ -27:these+day -23:thi+? -26:thi+a 65:thi+addres 49:thi+contract -23:thi+moment -20:thi+morn
-47:thi+one -28:thi+stablecoin 55:thi+token -38:think+i -54:time+$ -21:time+, -31:time+high -44:time+of -26:to+$ -52:to+? 38:to+_
22:to+a -21:to+approve -32:to+buy 43:to+do 68:to+get -32:to+know -27:to+liquidation 49:to+my -55:to+see -26:to+sign -33:to+the
-35:today+, -52:today+. -51:today+? 24:token+, 54:token+? -43:token+_ -24:token+at 40:token+i -38:token+in -36:token+my -32:token+of
-31:token+on -38:token+with 84:tonight+$ -53:topic+_ -71:trad+$ 30:trad+_ -62:trad+at 46:trad+of -29:trad+on -40:trad+volume
91:trader+on -45:transaction+$ -21:transaction+, 41:transaction+. -29:transaction+? 75:transaction+_ -40:transaction+i
40:transaction+of 40:transaction+on 28:transfer+of -23:treasury+$ -23:trust+score -22:tvl+of -35:two+dat 52:tx+_ -31:tx+count
-22:tx+i 39:tx+in -53:tx+on 65:unlimit+_ -42:up+$ -21:up+_ -44:up+for -21:up+on -31:up+or 38:up+the 31:v+short -34:value+and
-25:volume+, -25:volume+_ -34:volume+for -40:volume+in 40:volume+of 65:wa+_ -26:wa+it -31:wa+one -51:wa+the -93:wallet+$
-59:wallet+? 59:wallet+_ -36:wallet+hold 39:wallet+i -37:wallet+on -24:wallet+or -29:want+the -34:we+re -56:went+out -39:what+,
-86:what+_ 33:what+a 58:what+can -35:what+category 46:what+did -38:what+do -115:what+doe -29:what+ha 38:what+in -58:what+it
22:what+my -23:what+one -25:what+share 63:what+time -34:what+token 62:when+_ -61:when+doe -45:when+the 24:when+wa -25:where+are
-53:where+my -44:where+our -27:where+we -32:wheth+it -29:which+_ -41:which+addres -33:which+app -53:which+approval -88:which+block
-55:which+chain -57:which+coin 46:which+hardware -22:which+i -34:which+marketplace 49:which+min -46:which+network -53:which+one
-35:which+pool -49:which+protocol -58:which+token -28:who+can 35:who+ha -27:who+hold -21:who+made -61:who+own 27:who+paint
-35:whole+token 33:why+did -33:will+do -42:with+a -45:with+fee -21:with+it 58:with+my 26:with+nonce -28:with+profit 20:with+the
24:withdrawal+of 39:word+$ 29:word+of -25:worth+$ -25:worth+right -35:worth+today -32:would+_ -42:would+like -34:ye+, 44:ye+in
38:ye+on -25:yet+$ 21:yet+? -32:you+can -37:you+find -27:you+give -27:you+have -36:you+please -32:you+tell 23:z+score @=1 46: 14:*
-28:^coin -36:^i 53:^the 27:^top 29:^what 40:are 32:biggest -37:cap -37:capitalisation 48:coin -29:crypto 54:day -25:i -35:kind
-37:list -56:market -23:mcap -42:me 59:move 46:pl -79:pric 33:quot -29:quote -21:rank 26:the -28:them 46:top 44:trad 29:volume
24:what 44:with @=1155 -57: -26:? -26:^nft -28:^on -23:^show -40:^what -24:^which -76:by 30:collection -28:each -36:every 42:ha
-30:he -26:how -58:in -61:jpeg -37:list -29:many -23:me -91:nft 38:of 27:on -95:one 29:only 35:own 74:please -29:rows -47:show
-31:sitt -26:there -50:token 35:transfer 52:what -38:which -22:who -38:with @=14d -84:* -63:and -23:in -24:of -43:the -26:who @=1h
-27:* -32:^top 46:^what -23:^who -65:and -33:biggest -53:chain -26:coin 46:dex -24:dump 53:hot -21:in -26:of 27:on -24:only -36:pool
-23:pump -35:the 55:thi -32:top -56:trend 45:what -35:who @=1w -38:* @=1y -9:* 53:? -24:^hash -34:^who -36:coin -35:dump -23:hash
38:in 63:lost 58:most 30:of 55:on -35:only -34:pump 49:who @=20 -7:* 33:transfer @=24h 28:* 22:^what -27:by -25:cap -24:coin
50:crypto 34:like -23:market 35:me -24:one 35:pump 36:show 32:today 21:what @=2y -38:* @=30d -84:* -63:and -23:in -24:of -43:the
-26:who @=3d -38:* @=3m -38:* @=3y -38:* @=404 -32: -81:* -39:by -32:collection -30:doe -29:in -34:jpeg -49:nft -37:of -34:on
-50:one -81:only -22:own -33:please -24:show -27:the -24:token -34:what -21:which @=5m -3:* -50:^what 52:chain -39:dex -56:hot
-28:on 30:pool -46:thi 52:trend -50:what @=60d -84:* -63:and -23:in -24:of -43:the -26:who @=6h -66:* -40:^what -44:chain -31:dex
-46:hot -27:pool -38:thi -48:trend -39:what @=6m -38:* @=721 -70: -8:* -25:? -31:^nft -36:^on -37:^show 50:^what -28:^which -22:are
66:by -70:collection -23:each 52:every -21:for -40:ha -26:he -21:how 31:jpeg 47:list -23:many -36:me 36:nft 92:one 66:only -50:own
-75:please -41:rows -55:show 58:sitt 45:the -33:there -46:token 29:transfer -38:which -34:with @=7d 90:* -48:? 52:^who 104:and
77:biggest 39:coin 48:dump 26:in -51:most 30:of -47:on 51:pump 78:the 30:who @=all -37:* 30:^all -20:^nft -26:^open -23:at
23:collection -39:contract -28:crypto -26:every -39:expir -20:for -26:interest -22:list -30:market -41:only -23:out -21:own 35:piec
-30:rank -26:that -55:volume -31:with -27:yet @=apy 23:* -51:^stablecoin 60:^yield 38:above 41:at 74:best -22:did -51:farm 57:first
37:for 42:have 58:in -21:it -33:keep 64:least 41:more 23:or 21:please 46:pool 44:put -31:stablecoin 27:stak 45:where 60:with 29:year
47:yield @=asc -42: -64:* -50:^buy -38:^coin -25:^collection -28:^i -27:^the 49:^v -50:^what 57:^when -32:^which -66:amount -27:and
-32:are -41:at 58:been -63:biggest 36:both -41:bought -76:by -46:cap -39:capitalisation -21:chain -40:coin -42:collection
-70:company -50:cost -66:crypto 30:day 33:depth -38:derivativ -21:do -31:ever -42:every -20:firm 36:first 41:government 28:ha
-24:have -44:hi 24:hold -21:holding -36:in -41:jpeg -25:kind -90:largest -46:late -31:lay -41:like -40:list -36:m -48:market
-40:mcap -40:me -75:most 37:move -39:nft -34:order -50:pric -38:pump -74:purchas -39:quot -28:rank -49:rows -52:sal -66:sector
-38:sell -34:show 45:side -25:sit 52:stack -23:that -24:the -37:ticket -30:today -60:trad -21:u 31:v -64:value -36:w -37:what
55:when -34:which @=average -30: -85:* -26:^what -44:and -39:buy -33:cost -44:ha -42:it -30:purchas -24:what @=base -12:* @=bridge
-20: -43:* -22:^protocol -29:by -22:defi -34:on -29:protocol -37:there @=btc -33:* -37:derivativ @=cap -9:* -31:^coin 22:^v -44:by
-42:cap -26:capitalisation -22:category -34:coin -22:collection 42:crypto -22:in -21:jpeg -53:largest 27:like -46:market -26:nft
-20:pric 33:pump 44:sector 30:show 22:side 25:today -27:which @=change -24: 9:* -22:and -29:at -48:buy -31:by -25:cap -22:coin
50:crypto -35:ha -21:it 34:like -23:market 35:me -23:one 35:pump 36:show 32:today -24:top -23:which @=clos -48: -63:* -23:?
-28:^biggest -25:^event -26:^how -44:^open 20:^please -32:^what -36:^which -28:bet -29:biggest -44:by -50:can -32:crypto -27:did
-24:do -84:event -25:give -46:hottest -21:how -37:market -40:me -23:most -34:odd -24:on -66:open 41:outcome 43:over -53:politic
-31:resolve -40:sery 42:them -64:today -20:togeth -33:venu -25:what 26:with @=coin -19:* -22:send -21:to @=commodity -43:*
-30:publish -25:the @=company -30:* -33:^list -28:a -24:coin -27:coingecko -32:holder -28:id -26:list -29:that -35:track
@=compressednft -14:* -23:^nft -25:own @=conversion -63:* -41:^what -41:ha -33:on -36:what @=cost -30: -85:* -26:^what -44:and
-39:buy -33:cost -44:ha -42:it -30:purchas -24:what @=crypto -29: -49:* -25:? -26:^which -28:account -33:by -24:most -26:one
-29:profitable -25:publish -26:today -31:trad -25:which @=culture -30: -41:* -30:account -31:profitable @=dai -25:* -22:^price
34:^what 37:chart -21:did 39:down -22:one 25:or 27:since 24:thi 33:time 32:up 20:what @=date -40: 11:* -39:^what -38:and 38:buy
-35:company -27:cost 52:ha 47:it 62:stack -36:what @=desc 19:* 43:^biggest 49:^buy -55:^coin 42:^collection -23:^i -24:^mcap
-24:^nft -23:^the 79:^v -47:^when 27:^which -38:acros 27:and -46:been 87:biggest 35:both -38:bought 28:by -70:cap -47:capitalisation
-28:category -44:chain -43:coin -42:company -61:cost 38:crypto -23:current 45:day 34:depth -46:derivativ -27:each 36:ever 30:every
-21:exchang 64:first 23:floor -62:hi -24:id -28:in -24:interest -60:jpeg -34:kind -45:late -41:lay 26:like -28:list -22:m -76:market
-60:mcap 90:most 53:move 33:numb 37:order 42:owner 32:pl 29:please -67:pric 41:pump 76:purchas -53:quot -25:quote -31:rank 27:rows
31:sal -20:say 46:sector 42:sell 34:show 74:side -47:stack 21:that -23:their -23:think 52:ticket 29:today 62:top 64:trad 70:v
27:value -56:w -44:when -22:writ @=dex -20: -43:* -22:^protocol -29:by -22:defi -34:on -29:protocol -37:there @=economic -30: -41:*
-30:account -31:profitable @=equity -43:* -30:publish -25:the @=erc -97: -33:* -61:? -32:^for -28:^how -48:^nft -47:^on -51:^show
-51:^which -25:all -41:and -40:are -35:at 40:by -24:contract -46:each 43:every -43:for -28:from 26:ha -53:he -28:held -21:hold
-53:how -39:i -58:in 29:list -54:many -53:me -27:most -26:much -26:name -26:need -27:nft 40:of 56:one 80:only 54:please -27:position
22:price -66:rows -79:show 54:sitt -23:so -26:that -28:them -43:there -36:to -85:token -28:transaction 76:transfer -26:unit -26:we
50:what -76:which -51:who -62:with @=erc1155 -21:* -30:? 29:^how -72:^which -34:^who 42:approval -38:contract -28:for -27:got 50:ha
25:how -31:i 53:list -31:may 34:much -24:my -34:of -22:over 42:permit2 -20:please -23:pull -29:revoke -24:still -22:take 44:that
37:the -21:them -46:to -91:token -63:which -61:who @=erc20 -16:* -23:send -22:to @=erc721 -67:* -22:? 24:^how -59:^which -26:^who
-51:approval -31:contract -20:got -33:ha 21:how -24:i -35:list -25:may 28:much -21:my -23:of -31:on 34:permit2 -32:that -20:the
-33:to -71:token -53:which -48:who @=false 32: 26:* 65:^i 27:a 38:and 45:at 64:code 27:how 21:i 21:need 35:of 44:on 56:or 23:proxy
27:wallet @=finance -30: -41:* -30:account -31:profitable @=first -89:* -22:and -42:for -28:in -22:it -29:list -24:need -38:of
-51:on -28:or -29:out -25:that -41:the -23:to -41:transaction -23:tx @=floor -18:* @=from -38:* -40:^show 45:are 44:be -29:for
39:from 43:kind 28:list -34:mix -39:nft 48:out 41:please -48:recent -38:show 43:so -47:that -24:to -49:token -34:tx -36:value
29:what 33:which @=fungible -14:* -23:^nft -25:own @=futur -17:* @=fx 58:* 25:^pyth 62:feed 32:for 61:publish 60:pyth 56:the
@=government -56:* -27:? -47:^which -29:by -56:company -24:firm -39:have -29:hold -27:largest -37:list -50:most -23:on -21:sheet
-35:stack -24:they -54:which -33:with @=h24 -26: 4:* 38:^collection -27:^i -25:^nft 31:^which 50:and -33:are 41:by -29:cap -49:chain
-35:each -38:every -27:for -22:id -66:jpeg -67:market -58:mcap 66:most 33:numb 38:owner 34:please -43:rows 33:that -27:the -24:there
64:trad 76:v -46:value 26:which -26:with @=hold -27: -84:* -24:^what -28:and -48:buy -37:ha -31:it -22:what @=holder -52:* -50:?
-28:^fee -50:^what -25:^who -41:all -33:and -65:app 37:by -21:chain -33:dao -80:did -34:doe -53:earn -89:fee -83:for -25:from 74:got
-20:have 73:holder -30:i -31:in -121:itself -107:keep -25:make -28:money -50:most -25:much -56:not -22:now -41:of -21:on -33:out
-66:paid -62:pay -46:rank -35:since -45:the -25:they -34:thi -37:to 70:token -25:trader -68:user -25:want -32:which -23:who
@=holding -22:^i -33:^which -21:against -47:company -23:cost -21:firm 45:first 41:government -29:have 28:hold -22:holding -42:list
-49:most -44:which @=id 45: -32:* -33:^coin -28:^the 21:are -47:by -32:cap -26:capitalisation -21:coin -28:crypto 48:day -67:in
-26:kind -31:list -32:market -23:me 54:move 41:pl -47:pric -52:quot -21:quote 22:top 38:with @=in 24:* 58:erc20 43:for -27:from
-25:one 58:only -27:pull -25:to -21:transfer -25:wallet @=inactive -38: -3:* -44:address -30:and -26:coin -30:coingecko -39:contract
-57:dump -27:each 44:exchang -43:exchange -28:for 55:have -34:i -39:id -29:list -38:name 31:of 57:rows 52:that -34:their -41:which
-38:with @=interest -20:* -21:derivativ @=internal -19:* -22:send -21:to @=lay 46: 14:* -28:^coin -36:^i 53:^the 27:^top 29:^what
40:are 32:biggest -37:cap -37:capitalisation 48:coin -29:crypto 54:day -25:i -35:kind -37:list -56:market -23:mcap -42:me 59:move
46:pl -79:pric 33:quot -29:quote -21:rank 26:the -28:them 46:top 44:trad 29:volume 24:what 44:with @=lend -34: 7:* 47:?
-39:^protocol 41:by -32:defi 54:lend -31:lock -45:protocol 45:there 51:to 41:tvl 53:want -34:what @=liquid -34:* -21:by -25:on
-22:protocol -25:there @=mak -49:* -29:^what -29:ha -23:on -25:what @=market -9:* -31:^coin 22:^v -44:by -42:cap -26:capitalisation
-22:category -34:coin -22:collection 42:crypto -22:in -21:jpeg -53:largest 27:like -46:market -26:nft -20:pric 33:pump 44:sector
30:show 22:side 25:today -27:which @=mention -30: -41:* -30:account -31:profitable @=merge -63:* -41:^what -41:ha -33:on -36:what
@=metal -43:* -30:publish -25:the @=month -71:* -36:at -26:crypto -27:for -29:market -29:on -39:only -56:volume @=name -57:*
-21:^how -21:^what -38:are -34:by -22:cap -44:crypto -46:derivativ -26:do -25:exchang -23:interest -20:like -22:one -21:open
-22:rank -21:the @=native -47:* -26:^collection -33:^which -21:by -28:cap -43:collection -23:in -34:jpeg -39:market -30:mcap
-46:most -39:nft -25:please -32:sal -53:trad 44:v -34:which -21:with @=net -27: -84:* -24:^what -28:and -48:buy -37:ha -31:it
-22:what @=nft -29: -47:* -30:^i -24:and -25:chain -26:coin -22:coingecko -32:friend -21:i -22:id -32:know -32:native -29:need
-34:platform -30:to -30:you @=no 46: -4:* 29:? -22:at -84:chance -53:did -34:for -45:from -54:how 66:i 51:in -65:me 37:midpoint
88:no -60:odd -86:of 20:outcome -56:pric -33:price -52:show -49:the 43:token -25:who -46:ye @=nonfungible -12:* -24:^nft -26:own
@=notional -74:* -21:? -57:^option -27:by -31:chain -24:from -25:into -20:much -24:need -30:of -50:on -27:only -81:option -25:our
-38:paid -102:premium -35:protocol -29:trad -27:volume @=oldest -89:* -22:and -42:for -28:in -22:it -29:list -24:need -38:of -51:on
-28:or -29:out -25:that -41:the -23:to -41:transaction -23:tx @=open -20:* -21:derivativ @=out -92:* -28:^how -49:^if -29:and
-25:erc20 -43:for -38:get -52:how -41:i -47:if -51:into -27:many -27:me -43:much -40:now -32:on -57:out -22:swap -41:to -21:token
-43:what -42:with -36:would @=perpetual -48:* -31:? -28:^which -22:a -30:at -37:can -34:coin -21:doe -22:i -25:list -36:one -26:pair
-43:spot -29:the -35:trade -49:which -26:with @=politic -31: -45:* -26:? 20:^event -29:^which -29:account -24:most -29:profitable
-27:today -32:trad -28:which @=price -18:* @=quote 21:? 60:^candl 45:^i -82:^pool -22:a -54:and -24:candl 61:i 87:in -33:it
-39:liquidity 45:lp -45:on 45:or -21:pool 98:pric -59:price 90:than 82:token -30:trad @=rat -43:* -30:publish -25:the @=rebate -49:*
-29:^what -29:ha -23:on -25:what @=redeem 24:* 60:? 46:^what -45:and 46:ha 60:in 41:on 44:what @=regularnft -14:* -23:^nft -25:own
@=revenue -7:* -74:^fee -23:^how 36:^top 59:^what -41:^which -58:^who -47:app -46:chain 33:crypto 33:dao 43:did -40:do 26:doe
43:earn -38:fee 64:for -64:from 54:got -59:have 52:holder -25:how -78:in -24:it 128:itself 97:keep 46:make 47:money -32:more
-37:most -28:much -21:my 76:not -62:now 53:of -55:on -33:one -30:or 38:out -30:over -118:paid -42:pay -39:per -33:please -78:rank
-42:right -35:show 25:since -34:take -40:that 42:the -31:their 50:they 29:thi -90:to -31:today 50:token 32:top -47:total -47:trader
-69:user -25:v -24:wa -41:want 64:what -56:who @=reward -63:* -41:^what -41:ha -33:on -36:what @=score -6:* 22:depth @=sell -38:
11:* 69:^what 25:a -38:and 43:ask 79:at -69:bid -58:chance -33:condition 45:do -57:for 77:i 39:no 30:now -28:the 76:thi 57:to
65:what @=settl 28: -35:* 26:? -32:^biggest -29:^event 48:^how -54:^open 23:^please -23:^show -37:^what -43:^which -22:all -33:bet
-21:bett -34:biggest -56:by -56:can -23:category -37:crypto 55:did -28:do -95:event -31:give -56:hottest 42:how -23:in 22:list
-47:me -28:most -43:odd 21:of -26:on -76:open 50:outcome 52:over -59:politic 58:resolve 37:sery -22:show 51:them -79:today
-23:togeth 22:trad -38:venu -30:what 33:with @=split -63:* -41:^what -41:ha -33:on -36:what @=sport -31: -45:* -26:? 20:^event
-29:^which -29:account -24:most -29:profitable -27:today -32:trad -28:which @=stak -34:* -21:by -25:on -22:protocol -25:there
@=target -12:* @=tech -30: -41:* -30:account -31:profitable @=to -57:* -35:^show -28:any -29:did -30:for -23:on -34:show -32:tx
@=top -4:* 48:? 59:^which -44:^who -30:a -69:any 61:at -57:bought -69:chain -63:most 44:on 47:paid -62:recent 52:the 24:token
47:which -42:who @=total -22:^i -33:^which -21:against -47:company -23:cost -21:firm 45:first 41:government -29:have 28:hold
-22:holding -42:list -49:most -44:which @=trade -49:* -39:^what -22:from -34:ha -20:market -27:on -21:to -21:trad -34:what
@=transaction 31: 49:* -59:^what 62:^where 56:^which 83:by 50:can -43:company -64:cost 26:doe 55:first -20:ha 36:have 43:i 33:in
-27:it 47:lp 39:of 22:over 51:pool -25:pric -21:price 63:purchas -57:stack 32:the -37:their -20:to -27:token 79:trad -54:what
-57:when 61:where 43:which @=true 31:* 25:24h 35:^ 28:^all 51:^and 62:^by -26:^coingecko 38:^compare -36:^compress 39:^contract
25:^could -51:^everyth -37:^for -32:^how 52:^i 34:^in -29:^latest 54:^market 25:^need 33:^on -36:^our -27:^pair 24:^please -21:^pull
24:^quote 21:^show -25:^the -26:^trad -26:^tvl -34:^what 24:^when 22:^where 31:^yield -24:about 50:above 43:account -31:against
-37:am -30:an -28:auditor 51:balanc 38:balance -32:base -28:belong -20:bid 22:biggest 25:book -57:burnt -43:buy 54:by -25:change
39:chart 22:client -36:coin -22:coingecko -42:collection 35:compare 41:cost -22:could -35:crypto 26:current -22:date 41:defillama
-35:develop -40:done 41:each -31:earn -45:exploit 37:far 34:file -21:fill 47:first 37:full 49:go -34:gone 74:hash 43:held -21:high
26:highest 24:holding 107:includ 33:inside 53:inventory 21:it 49:item -36:keep -25:know 37:largest 38:last -43:latest 21:least
-27:live -20:look -26:los 25:lose 25:m -21:market -71:mcap -40:member 34:money 35:morn 38:most 49:mov 24:must 25:n -37:newest
-22:nft 33:not 34:noth 29:now -35:numb 48:number -22:only -41:oth -25:our -33:own 35:pay 33:people 32:piec 50:pl 63:point 56:pric
-21:price 37:produc 22:proxy 64:purchas 70:quot 49:quote 24:rate 21:recent 49:right -52:say 43:send 26:should -37:side -53:since
-34:sit -23:some 35:spl -20:spot 22:spread 24:stack -29:t 23:telegram 22:their 21:to 49:today 27:too 53:trade -40:turnov -26:tvl
-24:twitt -24:two 27:tx -44:und -24:v -27:vol 43:volume 59:want -24:we 35:website -52:well -27:which -23:who 81:with 49:without
54:would @=trust -6:* 22:depth @=unexpir 21:* 43:^open 26:a 39:and 47:every 57:expir 29:fund 38:futur 28:in 26:interest -20:need
27:open -33:or 27:out 27:price 48:that 54:with 47:yet @=usd 17:* 43:^collection -38:^i -23:^nft -48:^what 21:^which 32:and -27:are
-57:been 72:biggest -37:bought 64:by -30:cap -48:chain -67:company -71:cost -26:each 28:ever 26:every 64:first -23:for 41:government
-25:have -64:hi 24:hold -21:holding -21:i -23:id -38:it -63:jpeg 21:largest -43:late -35:list -45:m -69:market -56:mcap 77:most
31:numb 39:owner 41:please 62:purchas 22:rows 25:sal -30:say 44:sell -25:sit -22:some -66:stack 27:that -28:their -27:there 46:top
82:trad 65:v -57:w -40:what -56:when -27:with @=value 18:* -57:^what 50:by -43:company -64:cost -20:ha -41:it -28:on 63:purchas
-57:stack 51:the -55:what @=volume -39: -48:* 47:^a -55:^best -33:^busiest -30:^coin 38:^collection -25:^i -25:^nft -36:^on 20:^pair
-45:^pool -26:^the -24:^top -55:^trad 79:^v -68:^who -61:account -40:acros 30:and -56:best 42:both -33:busiest -37:by -39:cap
-44:capitalisation -45:chain -37:coin 49:could -70:count -94:crypto 34:day 40:depth -26:dex -29:do -32:each -27:earn -32:every
48:give -41:go 48:highest -20:id -28:in -66:jpeg -24:kind -59:largest 42:like -34:liquidity 46:look -25:m -72:made -80:market
-60:mcap -53:money 32:move -44:not -40:only -24:over 38:owner 35:people -29:pl -34:pnl -48:politic -43:pool -46:pric -56:profit
-41:profitable -37:quot -74:rows -23:say -51:see 74:side -37:sort -33:swap -21:the -32:them -22:there 22:to -56:trader 51:turnov
65:v -47:value -57:w -79:who -28:win -34:writ 40:you @=weath -30: -41:* -30:account -31:profitable @=week 49:* 56:at -20:best -30:by
44:crypto 58:for 41:market 44:on 44:only 79:volume @=ye -59: -51:* -32:? -27:chance 21:for -35:in 34:midpoint -94:no -25:odd -26:on
24:outcome 25:side 39:the 44:token -24:who @=yield -20: -43:* -22:^protocol -29:by -22:defi -34:on -29:protocol -37:there @asked
29:* @asked-fit 63:* @asked=0 7:* @asked=3 -12:* @asked=far -13:* @calls=0 41:* @calls=0|0|other 41:* @calls=1 6:* @calls=1|0|other
6:* @calls=2 -48:* @calls=2|0|other -48:* @calls=3 -192:* @calls=3|0|other -192:* @category=defi_protocol -44: -23:* 22:^ -33:^all
53:^and -27:^chain 27:^defi -40:^defillama 39:^did -82:^fee 27:^give -26:^if -21:^imp -42:^in -37:^latest -32:^lend -42:^market
-39:^newest 40:^next -42:^of 30:^on -39:^open 47:^protocol 74:^rank 46:^revenue -45:^since 23:^stablecoin 42:^tell 29:^the 44:^top
-36:^tvl 22:^wa -27:^what 30:^when 26:^where 42:^who -25:above 40:aft 26:against -61:already -48:also -33:altogeth -41:am -53:any
33:anyth 59:anywhere -28:app 43:apy -21:article -52:at -26:auditor -24:balance -25:bank -21:been 42:before -31:bet 22:between 45:big
81:blockchain 23:bos 22:build 23:by 28:call 24:category 33:chain 41:change -28:coin 21:com -22:commit 36:committee 29:compare
31:crypto 31:current -58:dao 24:dapp 21:date 22:day -25:defillama 42:deploy -49:deposit 36:desk 32:dex -22:do 34:down 64:each
-42:earn 27:else 62:end -34:ever -37:every 22:everyone 41:farm -26:figur -22:follow -33:friend -22:fund -25:get -49:give
-29:grandson 31:grow 27:hack -67:have -22:i -24:id -20:imp 36:inside -31:into 27:invest -47:itself -26:keep 22:know -40:l2 72:large
-60:late -67:latest 56:lead 34:least 35:leave -29:led 25:lend 32:lie 20:like -22:liquidation -37:liquidity -56:lol -21:long 35:lost
24:m -24:made 26:make -52:many 20:market -28:max -21:moment -25:money 22:month 39:most -40:my -69:nam 24:need -23:newest 27:next
-35:numb -21:number -41:old 44:onchain 33:only -41:or -73:oth -21:our -34:park 27:past 31:pay -34:peg 61:people 29:per 66:perp 41:pl
-20:plan 51:platform -43:plu 36:present 33:project -21:pull -29:question 23:rate 27:recent -24:report -27:return -34:reward -42:risk
50:rows 35:run -53:same 24:say -30:sell 30:service 87:share -53:should 56:show 33:sise 29:sit 63:slide 27:some 23:sort 37:split
28:spr 25:stak 21:start 31:summ -55:t 25:tell 25:their -43:them 25:these 30:they 43:think 26:those -37:time 41:today -24:token
-44:too 34:top -41:trade -48:trader 51:treasury 26:trend 43:tvl -47:two 59:use -53:v 65:value 24:venu -24:very -27:volume -38:wallet
-31:want 31:week 28:went -33:what 38:who 54:whole -24:write -25:yield @category=market_data -29: -15:* 48:24h -45:^account 27:^all
31:^am -40:^any 33:^are -36:^bid 43:^book 24:^busiest -34:^can 30:^chain -43:^check -25:^coin -38:^coingecko 44:^contract
60:^convert 40:^current -28:^dex 60:^did 24:^every 32:^everyth 34:^fear -27:^fill -65:^find -41:^floor 63:^fund -27:^ha -57:^if
20:^in -56:^it 42:^kind -43:^liquidation 22:^list -34:^long -22:^look -22:^make 29:^mcap 57:^mint -49:^most -21:^my -37:^next 22:^of
39:^oi 39:^on 46:^one 20:^our 44:^perp -21:^please -48:^plot -27:^pool 63:^pric 31:^price -34:^print 21:^pull -24:^pyth -30:^quote
38:^recent -21:^show -35:^since -22:^swap -22:^tell -57:^text -59:^that -24:^the -28:^to 28:^top 41:^total -28:^trad 23:^trust
35:^tvl 60:^v 20:^wa -45:^we -38:^when -36:^where 33:above -39:account 37:actual -33:add -40:addres -85:address 53:advis 25:aft
57:against 36:also -27:altcoin 31:altogeth -33:amount -24:an 52:answ -30:any -21:anyth 63:api -70:apple 20:are 39:around -30:artist
-25:atm 26:attach -22:balance -20:bank 26:beginn 29:below 48:beside -35:bet -30:bigg 34:blockchain -63:book 27:bos 33:both 33:bought
41:brok 32:broth -36:buddy -25:burn -23:burnt 24:busiest -67:buy -22:can 39:cap 37:cent 28:certain -43:chance 48:chang 24:check
-38:circulat 50:coin -33:cold -33:colleague -21:collection -26:committee 22:compar 32:confidence 59:convert -25:copy 42:cost
74:country 53:cousin -56:cov 23:currency 30:current -78:data -48:date 33:day -23:decentralis 25:decimal -46:deep -44:defi
24:defillama 71:depth -24:description 25:desk 22:develop -47:dex 29:did -23:dominance -21:don -38:done 40:each -63:entry -37:erc20
-30:etf 27:everyth -38:exact -30:exist 25:exploit 21:far -28:farm -33:fear -39:fee 33:fetch 46:figur 31:figure -21:fil -44:file
-25:fill -74:find -29:firm -47:floor -23:flow 37:forgot -43:form 23:friend -40:from -21:full -38:futur -25:ga 34:gain -22:germany
25:gett -24:given -43:goe 50:google -33:gre 50:group 29:grow -34:hack -72:had -46:half -31:happen -26:hash 39:hedge 37:her -20:here
65:hi 26:high 75:him -37:holding 23:hour 29:hows -22:husband -25:if 38:incl 35:incom -50:index -30:inside 25:into 26:invoice 38:issu
-72:issue 22:job -34:just 21:kid -58:know -118:l2 -26:land -47:large 26:largest 44:lay 32:least -23:ledg -33:lend -22:let -55:level
-47:leverage -35:like 55:liq 23:list -42:live -31:logo 52:lol -25:long -43:look -36:los -21:lose -26:lot -58:low -39:lowest -33:lp
-48:made 67:margin 65:may -41:me 43:mean 36:memo 26:mention -40:message -38:metamask 24:mid 44:midpoint -45:min 44:minute -33:mix
-33:moment 27:month -20:morn -87:nam 22:near -70:nearest 26:need 33:nephew -50:new 36:noon 34:not -52:now 46:number 38:offer
-59:often 39:oi -63:old -35:once -23:onchain 52:one 48:oracle -59:ord -33:out 42:paid -22:park -44:people -71:per 31:percentage
-40:period 50:perpetual -58:pippin 59:pl 27:platform 35:please -47:plot -40:plu -43:position -37:possible -22:post -32:ppl
-37:project -23:protocol -26:pump 35:quarter 22:quot -25:quote 64:rank 26:rat -42:ratio 54:reach -58:reason -32:receiv -20:receive
31:record -44:reentrancy -45:regist 30:report -21:request -20:reserve 37:rest -35:right 32:risk 24:rn 25:round -41:run 28:sal
79:same 44:sat 63:saving 50:say 31:script -81:search 36:second -21:sector 30:sell -47:sent 45:sentiment -58:serv 26:sery -24:shar
-37:she 79:sheet 24:should -24:simple 25:single 23:sit -32:sitt -24:slip -61:snapshot 50:so -63:some -27:somebody -26:sort 50:source
23:spot 54:spread -24:spreadsheet 70:stabl 70:stable 64:stablecoin -23:statement 69:still -55:stood -58:stop -29:storage -28:str
30:sub -32:supp -35:t -39:tak 46:taken 38:talk 34:tax -48:telegram -58:text 48:th 34:that 23:then 25:there -26:these 39:thesi
55:thick -41:think 32:those -38:tick -24:ticket -55:tim 62:time -32:to -34:today 42:togeth -40:tonight -32:tool 47:top -26:total
-62:trader -32:trait -24:transaction -23:transf 34:transfer -49:treasury -22:trend 38:trust 82:trustworthy 75:turnov -61:twitt
32:two 38:und -58:until 35:up -60:use -25:utc 33:v 20:value 37:venue 32:verify 28:very 49:volume -20:wallet 23:way -35:were
-22:wheth -36:why -92:withdrawal -21:won 29:work -39:worth -27:write 49:wrong -38:year 47:yet -44:yield -29:you -21:your -45:zero
@category=network_infrastructure 29: -16:* 30:^at 24:^before -52:^call -51:^can 27:^chain -42:^cheapest 25:^coingecko -39:^compare
-49:^custom 22:^decod 29:^decode 49:^did -22:^doe 24:^fee -25:^find 41:^for 69:^ga -75:^ha -25:^hash 31:^hashrate 32:^i -41:^it
21:^keccak -26:^kind 45:^make -41:^need 54:^on -30:^our 22:^pull 25:^raw 30:^sat 34:^say 25:^search -20:^snapshot -32:^to
-26:^topic0 30:^total 50:^transaction 29:^wa -28:^wallet -21:^what -64:^who 45:^why -44:account -25:actual -29:add -61:address
26:adjustment -34:advis -41:aft -63:also 31:among -32:amount -46:answer -23:any -36:anyth 45:app -46:around -28:arriv -22:arrive
22:ask 24:atm -28:attestation 22:audit -21:auditor 24:be -36:beacon 65:before -45:behind -25:below -35:bett -21:biggest -48:blob
61:block -22:blockchain -22:broadcast -29:built -49:burn -42:burnt 26:busy 21:but 26:call -20:cap -34:capacity -27:capital
-37:category 29:chain -63:change -25:cheap -29:cheapest 40:check 28:claim 49:click 78:clock 45:collection 44:come -29:compare
20:confirm 48:connect 73:control 33:correct 21:cost 41:count 31:counterparty 26:current -38:custom 49:d 37:data -34:date
-24:decentralis 29:decod 26:decode -22:deliver 36:deployment 47:deposit 32:develop 45:digest -24:do -25:don 21:down -27:drop 37:dur
23:e 70:eip 43:emit -25:empty -28:enough 24:entry -27:epoch -30:error -48:event -38:every -23:everyone 28:evm -24:exchang 36:exploit
45:explor 31:fail 59:fake -23:fee -27:floor 32:for 34:form -27:found 35:friend 25:from -32:front 42:full 40:gave 25:geckoterminal
22:give 31:got -28:guy -81:ha 35:hang 55:happen 31:hardware -23:hash -45:hashrate 21:have 46:he 49:height 51:hit -27:hold 33:honest
38:hour 39:if -30:impermanent 37:includ 23:inside 26:insist -40:internal 25:just 60:keccak -29:key 42:know -24:l2 -31:lamport
29:land -38:large 22:late -24:latest 25:ledg -22:left -33:lend -37:lightn 44:line -38:liquidation -29:los -36:low -22:lowest 50:make
-53:mempool -29:metamask -21:min 21:moment -22:more 54:morn -31:most 22:mov 38:n 50:nam 26:namehash 23:nearest 32:network -22:nev
-20:new 25:newest 36:nft -38:nod 54:nonce 43:noth 36:now 23:numb 24:number -22:of 42:off 37:ok -44:only 34:or -36:oth -28:our 36:out
-51:output -21:owner -32:page -31:paid 33:past -35:pay 48:payment -21:people 22:permit -24:phantom 27:pl -41:pool -25:post
-25:present -22:price -22:print -22:priority 32:produc 56:program -38:project 21:pull 30:put 32:queu -33:queue -23:rate 23:raw
70:real 58:receipt 71:receiv -29:recent 35:recipient -22:regist 43:reject 25:request -27:resolv -32:revert 36:rpc -45:safe 78:same
-21:sat -42:satoshi 24:saving 20:search 43:see 28:sell 52:send 39:sent 27:sentence 47:serv -50:service -27:set -46:share -88:side
34:sig 25:sign -36:signatur 40:signature -30:simple -41:sit 45:site 22:slot -45:small 22:snapshot 63:some -55:somewhere -32:sort
66:spell -25:spendable -38:spreadsheet -64:stack -37:start -35:state 61:statu 24:still 56:str 23:supp 32:swapp -28:t 25:take
-34:talk 44:test -47:text -27:th 24:that 31:their 22:there 27:these 25:thi 43:think -20:those 31:thru 28:time 45:timestamp -26:too
-22:tool -38:top -47:topic -54:trace 27:track 44:trade -30:transaction 62:transf -20:tvl 22:tx 49:txid 26:typ 20:unconfirm -26:unit
-21:until 24:url -24:user 45:utilisation 31:valid -37:validator 62:value 21:wait 44:well -40:were 20:wheth -42:whole -24:whose
52:withdrawal -27:without -35:won 47:work 26:wrong 29:wrote -21:yet @category=nft_analytics 50: 24:* 36:? -20:^all 32:^before
38:^chart -28:^cheapest -50:^coingecko 38:^collection 47:^compare -41:^compress -46:^contract 38:^did 40:^doe -33:^everyth 31:^find
36:^i -32:^list -44:^nft 27:^of -46:^on 67:^only -24:^rarity -21:^someone -47:^the 22:^volume 101:^wa -28:^we -29:^which 30:^who
57:about 27:above -24:add 80:all 27:also 34:am 25:anyth -30:approval 48:artist 31:asset 50:at -35:be -31:been -22:beginn -28:best
22:bid -22:blur 30:both 26:burnt -27:but 31:buy -29:can 33:cap 34:chart 22:cheap 30:cheapest -26:check -51:coingecko -33:company
54:compare -64:compress -34:contract 43:cost 41:could 38:count -58:creator -20:crypto 34:d -28:dao 28:daught 26:did 50:digital
-23:doe 48:each -21:eligible -24:en 44:ever -27:everyone -22:everyth -23:explor 106:fee 38:find 39:floor 35:gallery 60:goe 29:ha
-60:he 26:her -27:hi -24:high 30:history -36:id 26:if 54:in 34:inventory 27:it 67:item 45:jpeg 119:keep 40:kind 31:lend -20:list
58:lol 29:lost 58:lowest 36:m 45:made 21:market 28:marketplace 34:member 35:metadata 38:moment -32:move 26:my 87:nam -57:name
41:need 70:numb -42:offer -47:on 85:one -37:open 106:oth -46:our -44:over 54:owner 28:paid -30:phantom 29:pictur -26:plu -21:present
-26:pric 34:project -69:rank -59:rarity 24:real -42:rows -66:run -28:safe -22:sale -40:same 39:she -40:should 47:side -21:someone
-29:someth 27:spr -22:still -22:take 23:talk -39:th 67:that 32:them -46:those -29:time -62:today -51:token -31:too 35:top -33:track
33:trad 38:trait -23:u 28:und -25:user 122:v 31:vault -36:volume 114:wa 37:what 24:who -53:whole 34:with -38:would 65:writ 27:you
@category=onchain_dex -31: 39:^a -40:^all -39:^are -22:^at 34:^biggest 24:^bridge 29:^candl 28:^compare 32:^dex 40:^dexscreen
-44:^find 42:^give -48:^i 44:^if -36:^look -20:^most -23:^need 28:^quote -24:^search 22:^somebody 22:^tell 48:^the -26:^trend
30:^what -51:^where -23:account -23:address -55:also 31:amount -36:and -28:any -37:anyone -30:ape 22:beginn 21:bett 23:biggest
-39:block -26:boost -25:bought 37:bridg -26:buy -21:call 22:cap -28:cent -22:cheapest -27:check 28:claim -66:clos 22:come 21:compare
-23:cousin -22:current 39:data 49:decentralis -21:deepest 70:deposit 21:dev 64:dex 31:did 33:doe 59:done -47:down -24:e 58:earn
-22:entry 36:every -31:everybody 22:exchang -31:exchange 78:exploit -21:feed -42:find 24:flow -25:follower -32:found -26:fund
-23:geckoterminal 53:give -36:gone -51:green 50:had -22:happen -28:have 26:highest 35:if 21:impact -21:inside -33:keep 80:known
43:lamport 36:led -21:lend -21:link -24:list -25:live -26:los 25:made -24:marketplace -53:min 25:mine 30:move -21:need -33:nephew
-31:net 31:nev 30:news -36:no 28:not 23:number -64:once 42:one -33:own -21:page 25:park 36:people 22:percent -69:pippin -20:place
-36:plan -21:point 39:pool 23:possible 27:profil -25:project 63:pump 30:quote 26:rate -22:reach 35:risk -25:rout -44:safe 34:same
73:say -36:search -38:sent -25:shar -21:share -27:she -21:show 93:since -23:site 41:small 24:sold -21:spot 22:stable 47:statu
-24:stop 29:t -29:talk -28:th -43:these 50:through -23:time -26:to 45:today -61:trader 32:transfer 31:turnov -22:tvl -34:twitt
-52:two -29:until -40:up 24:use 29:used -26:valu -22:vault -29:venue 41:vol 26:w -24:wa 21:want -30:we -27:week 20:went -45:were
27:what -22:whole 27:worth -36:year -24:yet 68:yield @category=portfolio_wallet 11:* -42:0x -21:? 35:^addres 55:^all -46:^am 23:^an
-26:^and -36:^any -58:^are 24:^biggest 81:^call 27:^can 63:^check 38:^coin -57:^compress -46:^contract 42:^custom 52:^doe 50:^every
30:^everyth -26:^explain 46:^find -43:^for -40:^fund -65:^ga 28:^got -32:^i -24:^if 51:^in 56:^it 47:^newest 54:^nft -35:^numb
-38:^of -55:^only 44:^our 32:^pl 21:^please 28:^pnl -53:^price -34:^realis 60:^search 33:^someone 39:^swap -26:^tell 43:^that 25:^to
71:^token -31:^top -31:^transaction 24:^utxo 43:^wa 33:^wallet 41:^when -35:^where 45:^which 26:^would -21:a -22:acros -28:actual
-51:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -101:address 23:aft
56:all -29:allowance -49:also 51:altogeth 34:am -28:amount -49:answ 27:anyth 51:app 66:arriv 62:arrive 76:artist -34:attach
-41:attestation -60:back 48:bag 82:bal -22:balanc -23:before -27:below -45:bet -40:block -22:blockchain -26:blockscout 55:bookkeep
-58:bot -22:broadcast 40:broth -21:busy -23:but -33:by 34:call -22:cent -30:chain -48:chang 81:check -45:circle 54:claim -33:close
-21:code -63:collection -30:com 29:company -55:compare 30:consolidate -21:copy -24:count 54:create 48:creator 43:crypto 29:custom
-40:d 88:dao -38:data -27:day -35:decimal 21:deploy 59:dev 45:did 27:do 34:doe 26:down -27:due -25:each 40:earn -47:eip -65:eligible
-63:employ 62:empty 76:en 20:end -22:epoch 50:erc20 -21:error 28:ever 38:every 32:everyth 21:exact 29:exchange -37:exist -24:explain
-30:exploit 45:explor 57:factory 20:farm -56:fattest 37:favourite 29:fee -35:feed -28:file 50:find -26:fine -24:firm 26:first
-73:flow 22:for -31:forgot 40:friend -38:from -22:front -24:frozen -25:full 27:fund -29:gain 63:gave -27:get -46:given 24:goe
-35:gone 47:grandson -26:grow 37:ha 73:had -44:hand -37:hardware 23:have 76:he 24:height 34:held 34:her -27:hex -22:holder
21:holding -58:home 67:hot 22:husband 49:if 21:im 24:incl 61:incom -21:input 43:internal -32:it -23:item 68:itself -21:jpeg 24:keep
-53:key 20:kind 24:know 42:l2 32:late 78:left -46:legal -23:lend 31:lent -24:let 32:lett 44:line 43:link -31:live -32:lol 33:lp
33:made -26:make 35:max -56:mean -53:mempool -47:message 20:metamask -53:min 33:mine 23:mix 32:money -22:month -34:move 49:movement
74:multisig 28:must 66:nam 31:name -57:native -48:nev 32:new -24:newest -26:nft -42:no -27:numb 24:office 24:old -22:only
-37:operator 25:ord 62:our 47:out 36:p 24:pap -29:park -46:passport -24:past 21:pay 22:payout -46:pend -23:per -20:permit2
-59:person 49:phantom 29:piece -25:pippin -56:place -27:pool 49:possible -29:post 39:present 55:pric -25:price 32:primary -60:print
22:profile -24:profit -62:program -22:project 53:provide -46:pull 25:queue -21:rank -51:rate -22:raw 53:reach -49:real -22:realis
-58:reason 20:receipt -35:receiv 32:recent -85:regist 43:rent 37:report 23:reserve 32:rich 29:right -33:rout -21:run 47:safe
-27:sale 34:sat -70:satoshi -27:saving 56:search -23:second 39:see 25:seem -51:send 26:sent 23:separate 54:set -40:sheet -28:should
-31:side -54:sign 53:sist -49:sit 61:sitt 41:small 37:so 40:sold -23:solidity 27:someone -60:son -27:source 54:spendable 29:spl
-23:split -51:stabl -21:stake 59:stand 39:state 31:statement -34:statu 34:storage 21:straight -23:summ -31:supp 29:support 22:swap
-50:take -51:talk -34:team 23:tell -29:test -74:th -44:their -34:them -24:then -35:they -31:thi 25:ticket -20:time 30:token
40:tonight -32:too -31:top 35:touch -21:trace -36:trade -24:transaction -31:transf 23:treasur 67:treasury -30:turn 55:u -37:unlock
27:unspent -20:use 43:utc 25:utxo -26:valid -24:valu -36:valuation -56:value 55:vault 40:very -35:view 29:vitalik 30:volume -27:wait
-42:week 49:well 29:went 34:whale 21:wheth 43:which -41:who -37:whole -26:whom -39:whose 31:will -57:win -24:word 34:worth -24:write
-27:wrong 29:year 26:yet 47:yield 37:you -30:your 62:zero @category=prediction_markets -25: 24:^all 58:^and -20:^best -43:^bid
48:^cheapest 32:^clos -56:^do -60:^event 24:^for 25:^give 32:^ha -35:^in 45:^it 53:^last -32:^level 21:^market 20:^mid -29:^need
-32:^no 25:^odd -33:^on 48:^open 53:^price 52:^print -81:^put 78:^settl 33:^show 22:^tape -29:^the 22:^trad 32:^volume 50:^ye
35:about -29:account -30:aft 46:also -28:and 22:any 47:anyone 26:anyth 26:bag 24:balanc -30:balance -22:be -51:best 58:bettor
30:between 22:big 74:book 29:bought 25:budget 34:buy 47:by 44:chance 65:cheapest -45:close -26:coin -27:com 35:company 35:contract
32:cost 67:could 47:decemb -22:deep -34:doe 27:down 29:event 23:every -29:everyth 30:exact -32:exchange -24:far -39:fee 53:from
21:get -33:good 35:held -57:holder 40:hows 25:if 28:insid 39:interest 25:just -21:keep 78:l2 -33:largest 32:late 22:lead -45:left
-22:lend 51:look 21:los -28:lowest 46:made -97:manifold 21:midpoint 52:minute -21:moment 23:money 45:morn 44:most 31:mov -21:my
-45:next 81:no -25:not 49:now -44:odd 23:office -75:old 36:on -24:our -22:out 20:outcom 47:outcome -33:own 75:pay -38:people
39:piece -64:plu 51:politic 42:print 22:profit -37:proposal -59:put -26:question -22:redemption 56:resolve 23:right 45:rn 43:rul
-38:run 20:same -52:say -33:search 23:see -22:sery -37:set 47:shar 27:share -48:sise 23:sold 20:somebody 43:stak 21:stand -28:still
-30:t -23:take 21:tape -33:team 21:thi -22:thick -44:through 83:tick -42:time 26:to 25:told -73:tonight -52:top -38:trader -60:und
65:up -21:use 48:very 35:volume -26:wallet 27:want -22:where 21:which 29:whoev 33:will -33:win 23:winning 28:won -22:wont -50:word
-23:work 70:would -44:ye @category=search_discovery 59:0x 29:^all 44:^any 32:^before -62:^can 64:^coin 66:^coingecko 70:^compress
62:^contract -32:^dex -27:^dexscreen -34:^doe -32:^everyth 43:^find 27:^for 24:^give -20:^how -37:^market 33:^mint 48:^most -68:^nft
22:^only 33:^our 28:^pair 49:^pyth -24:^search -26:^somebody -34:^the 39:^token 30:^trend 35:^we 45:^where -52:^who -24:account
25:add -30:airdrop 68:an 60:any -23:anyone 37:anyth -52:artist 31:ask 39:audit 37:auditor 33:be -53:behind -26:bett -21:biggest
33:block 42:blockscout 32:broth 33:by 37:call 56:category 40:chain -27:chang 31:chat -29:client 25:code 55:coingecko 48:colleague
21:collect 27:com -34:come 57:compress 42:config 44:copy -44:count 20:crypto -32:d -46:data 33:deepest 25:derivativ -23:do 34:down
39:each -28:else -32:en 21:entry -26:everyth -20:exploit -42:explor 33:file 49:find -32:for 44:found 21:futur -46:gave
25:geckoterminal -36:go -57:google 47:got -39:group 25:ha -53:hand -27:hash -22:her 46:here -40:hi -25:him -25:hold 31:holder
-28:hot -23:how 23:id 22:idea 43:identify -21:if 34:it -42:item -28:keccak 53:keep 55:kind -54:know 24:largest 25:ledg -22:lisbon
44:log 50:m -46:made 21:mail 22:match 20:mean -27:member 29:morn 25:most 28:must -30:my -27:nam -32:name -37:need -33:news -40:not
-42:noth -24:now 49:numb -21:off 58:old 25:on -29:one -37:only -39:oth -38:own 29:page 27:paid 38:pair 42:pap 48:past 37:payment
75:pippin 28:pl -40:plu -29:pric 24:publish -42:rank 28:recent 33:right -85:same -29:script 48:sector -31:see 59:send 33:set
-51:sheet -68:should 24:show 42:so 22:someth 29:sort -28:spot -25:stand -62:stock 25:symbol -29:talk -35:tell 47:th -33:that
-26:their 39:them -25:these -37:think -63:tick 21:time -29:too 41:tool -36:top -22:trace 23:trad 40:trade 21:transaction 39:trend
-23:turnov 24:two -46:u 42:use -29:v -53:value 27:venue 27:verify -58:wallet -56:want 29:we -24:website 42:whatev -51:who 40:whom
-35:whose 24:wont -53:work -39:you @category=security_risk 14:* 21:^a 49:^and 22:^anyth 79:^are -20:^biggest 39:^buy 23:^check
38:^coin 24:^contract 24:^could -28:^decode -70:^did -46:^draft -31:^find 32:^honeypot 37:^how -20:^in 39:^list 49:^metamask
-33:^mint 56:^newest -34:^next 23:^nft -26:^our -28:^please -86:^revoke 31:^safe 31:^someone -36:^there 49:^token 54:^wa 37:^we
-62:^when -27:^where 21:^which 43:^who 39:addres 44:aft -24:against -32:airdrop 25:allow 38:already -54:also 23:any 33:anyone
-46:anywhere -57:approval 28:are 42:artist 34:at -26:attach -28:audit -20:authority 29:away 76:been -22:before 29:big -20:biggest
23:bought 99:burn 44:burnt 26:but 37:button -23:buy 42:can 26:cap -25:cheapest 38:clean -35:click 35:code 39:coin 23:collection
-35:community 37:company 76:counterparty -30:cousin -25:crypto 38:dangerou -29:data -22:date -31:day -28:decode -27:deploy
-30:deposit -53:dex -33:did -50:doe -46:draft 41:drain -40:end -67:every 43:everybody 22:exchange 53:far 40:fear 30:file -53:find
33:first -45:flagg -42:floor 47:from -42:front -31:full -29:gave -35:get 42:go -65:goe -23:grant -41:he 50:hex 75:hit 23:hold
23:honeypot -26:if -26:inside 26:into -23:keep -21:kyc 62:latest 29:lead -41:left 21:legit 24:let 24:lett 41:list 24:lol 35:look
28:lp 37:m 37:made 25:mail 22:maliciou 32:many 34:may -22:me 46:memecoin 36:metamask -21:min 30:mine 26:money 20:more -26:most
28:move -29:my -49:network 30:new 26:newest -44:next 52:no -25:not -43:old -29:open 62:operator -42:or -35:oth 36:own -28:owner
30:page 28:pair 38:park 39:paus -20:people -31:pippin -37:please -27:pool -40:post -21:price -27:print -23:project -32:protocol
-39:rais 25:real 62:reason 29:request -28:return -74:revoke 40:risk 39:rows 49:rug 38:rugcheck -23:run 93:safe -35:same 34:say
-35:screen -26:several -24:shar 28:share 42:she 31:short 66:should -32:simulate -29:since 59:so 22:some 46:someone -23:spend -23:spl
30:stable 30:statu 49:swap 83:t -42:that -31:theft 25:them 85:these 29:thi 48:those -50:tick 40:token -58:tonight 33:too 38:trad
22:transfer 38:trap -43:trustworthy -39:upgrade 38:valu -22:vault -22:view 53:want 57:were 47:who 30:whoev 42:why 46:with
-26:withdraw 63:worth 44:writ -20:yet -26:yield -26:you @category=token_contract -8:* 34:^ 73:^and 31:^are 22:^buy -67:^call 28:^can
-26:^chart -28:^check -25:^coin -43:^convert 52:^do -70:^event -32:^everyth -69:^find -31:^ga 49:^get 50:^hold -32:^honeypot
-24:^how 27:^i -22:^in 23:^latest -39:^list 32:^look -48:^make 22:^metamask -52:^mint 72:^need 34:^next -40:^numb 51:^of 43:^our
-29:^read 25:^show 44:^somebody -22:^someone 35:^to -36:^token 31:^top 41:^topic0 42:^total -26:^twitt -59:^verify 38:^wallet -23:a
34:abi 25:accord 37:account 38:actual 67:address -34:against -21:all 43:allowance 45:already -54:also 98:amount -30:approval
69:argument -40:artist 27:ask -59:attach 56:auditor 32:average 34:back -28:bal 21:balance 59:be -26:been 23:behind 29:bet 33:blob
36:board 66:book -36:bookkeep -99:burn -28:burnt 26:buy -27:by -33:bytecode -71:call 36:calldata -23:came -26:cap 21:chang 33:change
-35:chart 27:circulat 53:client 22:code -25:coin 24:com 29:compil 31:constructor -35:contract -35:convert -25:cost 47:count
21:country 39:cov -52:create -20:create2 38:d -24:dangerou -33:dao 38:decimal -26:decod 27:deployment 23:description 47:dex
22:different -26:do 54:down 25:draw -63:each -47:eip 51:email -29:emit 84:employ 25:enough -32:etherscan 35:event 41:every
-22:everyone 24:exact 54:exist -32:explain -24:exploit -49:factory -27:fake -48:far 42:fattest -80:find 53:firm 70:flow 34:follow
-33:follower -33:front 33:full -20:ga -68:gave 27:geckoterminal 27:get 28:giv 27:go 32:government 24:grandson -49:group 39:hack
37:hand -23:happen -28:here 48:hex 31:hi -21:hit 47:hold -30:holder 32:holding -30:honeypot 22:includ 31:income -40:input 20:inside
-46:json -47:keep 69:know -22:land -27:landlord -29:late 31:latest -62:launch -24:lead 28:left -44:legal 27:lend -30:link
28:liquidity 34:live 48:log -40:logo 50:look -28:los -27:m -66:make 33:many -50:match 38:mean 57:min 34:mint -62:month -48:morn
32:mov -24:much -23:multisig 21:myself 38:name -32:native 44:need 32:news -22:next -54:no 31:nobody -21:nonce 22:normal -28:not
-53:off 43:official -27:often 37:old 40:oldest -27:once 23:only 34:open -67:oth -23:our 35:page 67:paid 32:pap -39:part 26:paus
-21:people -35:phantom 31:pile -33:pippin -30:pl 27:please -47:post -23:pric -22:price -20:project -29:protocol 32:proxy 36:publish
58:pull 28:purchase -30:rate 21:read -26:real -36:reason -74:receiv -27:receive -29:record -44:reentrancy 46:relay -40:request
33:return 40:revert -25:round 41:rout -39:rows -25:rug -52:safe -58:same 61:satoshi -53:say 37:school -26:score 25:script 29:second
-33:sell -32:send 32:shar -45:share -24:she 57:should 36:show -20:side -64:since 24:single -24:sitt -53:so -24:some 34:somebody
-28:source -29:stabl 36:stack 40:stat 40:still 53:stop -27:t 35:table -23:talk -48:telegram 23:tell 49:text 68:th -34:theft 26:there
-23:thi 41:think -47:those 64:tick 22:ticket 29:tim -47:time 40:too 41:tool 79:top 57:topic 49:topic0 22:trace -32:trad 28:trade
22:transaction -46:twitt -35:tx 36:u 25:und 50:unit -37:unlimit 48:unlock -35:use -32:v -20:validator 28:value 34:vault
58:verification 24:view 27:volume 65:wallet -47:way 24:website -37:well -22:went -30:were -30:whale 31:where 31:wheth 36:who
-28:whom -61:whose -27:will -31:without 20:work -42:write -44:wrong -22:ye -40:yet @chosen-count 133:* -68:? -20:^did -28:^how
-20:^i 69:^newest -56:^put -83:^the 29:^what 79:^which 49:^who -38:about -48:account -33:addres -26:am -25:and 41:are 51:ask 28:back
-30:bet 75:biggest 27:bought 20:bridge -74:buy 79:by 41:candl 46:cap 22:category -69:cent 28:chain 67:coin 63:coingecko
67:collection 36:contract -32:could 74:crypto -44:defillama 66:dex -44:did -27:do 24:dump 21:each -28:eip 63:em 66:enough 88:event
-48:exchange 29:fee 83:first 34:floor -60:for -58:have -21:holder -52:how -28:i -73:it 58:just 24:keep 73:late 26:list -63:lost
32:mint 59:money 52:most -36:much -102:my 73:newest 23:nft 23:no -34:nonce -33:now -37:numb 34:on 28:one 53:only 108:open 53:ord
-43:out -56:over -33:pay 71:per 40:pl 37:please 93:pool -45:price -57:put 76:rank -27:right 91:rugcheck -55:say 36:sector 53:show
-45:sit -21:still 44:their -31:there -26:thi 54:to 47:today 80:token 21:top 42:transaction -34:transf 31:up 62:volume -21:wa 26:want
-26:we 31:where 67:which 51:with -46:worth -99:ye -46:you @chosen-said 95:* @chosen|other -14:* @content=0|first -21:*
@content=1|first -24:* @content=2|first -24:* @content=3|first 5:* @content=4|first 10:* @content=6|first 23:* @described 19:*
@drops|named|new|other -5:* @drops|open|new|other -9:* @fault -72:* @first=1|other -24:* @first=2|other -30:* @first=3|other -9:*
@first=4|other -3:* @first=5|other 26:* @first|other 28:* @group=first -22: -6:* 53:0x 48:^ -29:^account 51:^addres 114:^also
-32:^am 56:^an 93:^and 33:^anyth -25:^balance 51:^before -31:^best -64:^bid 54:^biggest 48:^book 21:^bridge -26:^burnt 56:^buy
-28:^by 28:^call -36:^can 30:^candl 22:^chain 43:^chart 34:^check 41:^clos 65:^coin 44:^coingecko 25:^collection 53:^compare
29:^compress 43:^contract 49:^current -37:^custom -23:^deposit 30:^did -22:^do -52:^draft -94:^event 24:^every -27:^explain 33:^fear
46:^fee -37:^fetch -31:^fill -26:^floor -70:^from 42:^fund 49:^get 65:^give -30:^hash 20:^hashrate 24:^hey -31:^hi -27:^highest
21:^hottest 49:^hows -26:^id -25:^imp 23:^in -26:^keccak256 -28:^largest 35:^last -21:^latest -33:^lend -35:^level -54:^liquidation
-21:^liquidity -34:^long -40:^look 29:^lowest -21:^make -53:^market 27:^mcap 34:^metamask 24:^mint -27:^most -69:^nam 35:^need
81:^newest -30:^nft -56:^numb 20:^odd 45:^oi 24:^on 78:^one 45:^only -22:^or -20:^ord 23:^orderbook 59:^our 21:^pair 42:^perp 39:^pl
-38:^please -45:^plot 28:^pnl -37:^pool 26:^pric 40:^price 42:^protocol 34:^pull -73:^put 40:^pyth 43:^rank -28:^rarity 20:^raw
-37:^read -35:^realis 27:^recent 38:^revenue -85:^revoke -141:^rows -46:^run 31:^safe 28:^sat 55:^say 33:^search 78:^settl
-79:^should -55:^since -33:^snapshot 44:^so 33:^somebody 33:^stablecoin 24:^swap -51:^text -44:^that 41:^their 87:^token 62:^top
68:^total -30:^transfer -25:^tvl -42:^twitt 65:^v -53:^verify 33:^volume 106:^wa 26:^wallet 27:^whale -35:^where 42:^why -23:^will
-24:^with 49:^ye 45:about -42:account 21:accountant -20:acros 26:actual
-58:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -76:address
25:adjustment 61:advis 30:aft 27:against -27:airdrop 21:alert 31:all 21:allow -81:also -32:altcoin 33:altogeth 38:amount 25:annual
41:answ -47:answer 21:anyone 47:anyth 47:anywhere -20:ape -29:api 42:app -86:apple -76:approval 28:apy 63:argument 39:arriv
22:arrive 35:artist 28:ask 32:asset -22:atm -63:attach -48:attestation 23:auditor 57:aunt 31:average 38:away 44:bag 65:bal
-24:balance -35:bank 34:basi 53:be -42:beacon 39:been 38:before -42:behind 45:beside -45:best -31:bet 39:bettor 34:between 38:big
31:bigg 34:biggest -52:bill -22:blob 21:block 84:blockchain -24:blur 32:board -56:bond 26:bookkeep -35:boost 37:bos -27:bot 32:both
36:bought 20:bridg -42:broadcast 35:brok 55:broth 24:budget -32:built 25:burn -27:burnt 24:button -34:buy -48:bytecode 31:call
30:calldata -76:cancel 23:cannot 67:cap -37:capacity -20:capital 42:capitalisation -40:cash 32:category 20:cent 44:certain 26:chain
40:chang -24:channel -29:charge 29:chat 39:cheapest 78:check -55:circle -27:circulat 59:claim 45:clean 33:client 66:clock -22:clos
-53:close 45:code 32:coin 43:coingecko -21:cold 25:colleague -62:column 46:come -46:commit 33:committee -32:community 25:company
34:compar 55:compare 22:compil 50:complete 37:compress 24:confidence 24:connect 27:consolidate 36:constructor -31:contract
69:control 24:convert 26:cost 54:could 40:count 53:counterparty 70:country 36:court 73:cousin 26:cover -31:create2 -24:creator
44:crypto 38:csv 30:currency 36:current -25:custom 32:d 33:dangerou 26:dapp -21:dat -36:data -28:date 27:day 71:dear 43:decemb
41:decimal 21:decode -32:deep -23:delegat -39:deliver 41:deploy 55:deployment 40:deposit 56:depth 34:derivativ 47:desk 54:dev 47:dex
42:did -32:difference 25:different 41:digest 36:digital -35:discord -46:disposal -68:dispute -23:do -23:dominance -33:don 68:done
71:down -48:draft 44:drain -24:drop -20:due 23:dur 49:each -29:egg 24:eip 51:eith -74:eligible -32:else 49:email 47:employ 33:empty
49:en 68:end -41:epoch -41:etf -35:etherscan 39:everybody 33:evm -45:explain 58:exploit 27:explor 26:fail 44:farm 83:fattest
45:favourite 49:fetch 40:figur -24:fil 24:fine 26:flagg 21:flow 32:follow -88:follower -34:form -39:free -23:freshest 34:friend
23:from -27:frozen -25:futur 40:gallery 33:geckoterminal -53:germany 44:gett -25:github 25:giv 40:give -24:given 46:go 30:gone
-38:good -57:google 21:got 50:grandson -37:gre -51:green -23:group 39:grow 77:had -28:hand 35:hang 22:happen -20:hardware -35:hash
-52:hashrate 31:he 40:hedge 58:height 26:held -28:help 56:her -27:here 48:hex 24:hey 40:hi 52:him 47:hit 22:hold -66:holder
22:holding -68:home 46:hot 21:hottest 28:hour 55:hows -34:hurt 42:identify 54:if -23:imp -31:impermanent 41:incl 78:incom -54:index
-31:inflow -44:input 22:insid 44:inside -53:insurance -26:interest 36:inventory 28:invest 45:invoice 23:issu 26:item -76:job 33:jpeg
-45:json 30:just 50:keccak -26:keccak256 67:keep -60:key 58:kind -38:knee 67:known -31:kyc 59:lamport -39:landlord 22:last
-42:launch 40:lead 84:least -54:leav 27:leave 33:left -89:legal 23:lent -52:level -47:leverage 46:lie -45:lightn 59:line 66:liq
-21:liquidat -32:liquidation 26:list -53:live 46:log -51:logo 22:lol -24:long -47:los -31:lose 41:lost -51:low 57:m 40:made 21:mak
-30:make 21:maliciou -103:manifold 23:many 63:margin 34:mark 40:marketplace -35:match 81:may 32:mean 49:memecoin 30:memo -71:mempool
32:mention -56:message 21:method -37:mid 41:midpoint -56:min 27:mine 55:mint -32:minut 97:minute 38:money -51:month 39:morn 22:most
47:mov 26:move 33:movement 21:much 30:multisig 37:must -23:my 37:n 21:namehash -44:native -51:nearest 38:need -32:nev -28:new
-26:next 34:nft 48:no -41:nod 28:noon 35:normal -32:not -22:notional 48:number -43:odd -38:off 22:office -52:often 42:oi -33:old
29:oldest -23:once 26:onchain 75:one -28:open 27:oracle -52:ord -21:order 23:orderbook -94:ordinal -34:oth 23:out 44:outcome
-23:output 23:owner 40:p 49:page 42:paid 34:pair 72:pap -32:park -39:part -55:passport 55:past 40:paus 46:pay 38:payment -49:pend
-28:people -57:per 23:percent -73:period 28:permit2 44:perp 49:perpetual -64:person -23:phone 23:pick 26:piece 23:pile -58:pippin
56:pl 25:plac -26:place -74:plan 64:platform 23:plenty -43:plot -62:plu 53:podcast 46:politic -33:portfolio -67:post -23:pow 103:ppl
-45:premium -30:prepare 25:present -24:primary -27:print -24:priority 28:produc 40:profile -48:proposal 48:provide 38:publish
33:pull 66:pump 36:pyth 35:quarter -49:query -40:question -28:rais -62:rarity 24:rat -38:rate -45:ratio -56:re 53:reach 24:read
42:real -21:realis 57:receipt -57:receiv 28:recent 30:recipient 47:record -24:redemption -65:reentrancy -85:regist 29:register
34:reject 59:relay 36:rent 40:report 31:reserve 33:resolve 29:rest -20:result -38:revenue 46:review -72:revoke -34:reward 27:rich
39:rn 65:rows 27:rpc 24:rug 34:rugcheck -72:run 38:safe 21:sal -28:salary 37:sale 38:sat 92:saving 43:say -22:score -30:screen
-22:search -37:season 52:second 26:sector 72:see 31:seem -44:seen 29:sent 42:sentiment -38:separate -48:serv -43:service 27:set
69:settlement 37:shar -39:she 26:shill 25:short 51:show 40:sid -34:side 29:sig -24:signatur 36:signature -56:simple 46:since 40:sist
39:site -30:skip 29:slide 21:slip -61:snapshot 74:so 49:sold -32:solidity 56:some 30:somebody 28:someone 23:son -70:spell 55:split
37:spread 39:spreadsheet 77:stable 57:stablecoin -26:stack 40:stak -35:stake 76:stand 25:start 26:startup 42:stat 24:statement
35:statu 79:still -54:stock -32:stood 58:str 32:sub -54:sum 49:swap 42:swapp 23:symbol -44:tak -32:take 22:taken -26:tall 30:tax
-46:telegram 40:tell -34:term -44:text 30:th -49:theft 52:themselv 26:there 54:these 45:thesi 37:thick 34:think 43:those 39:thru
36:tick -32:till -61:tim 38:timestamp 38:togeth -62:tonight -36:too 28:took 55:tool 36:top 40:topic0 -26:total 33:touch -59:trace
42:trade -90:trader 28:trait -52:transaction 31:transf 36:trap 42:treasur 58:treasury 29:trend -71:trezor 32:trust 58:trustworthy
24:turn 75:turnov 47:tvl -82:twitt 44:txid 22:typ 26:type 38:und 31:unit -54:unlimit 25:unspent -46:until 37:up -58:upcom -26:update
-55:upgrade 22:url 43:used -41:user 54:utc 44:utilisation 106:v -49:validator 23:valu 61:value 30:venue -45:verification 70:very
-31:via -49:view 34:vol -22:volatility 21:volum 26:volume -34:vote 21:wa -55:walk 61:wanna 24:want -33:way 32:website -43:week
75:well 28:went -48:were 35:where 32:wheth 20:while 43:whoev -54:whose 26:why -32:wife 41:will -65:win 22:winning 66:withdraw
-32:withdrawal -28:without 40:wont -57:word 45:worldwide 36:worth 28:would 31:writ -42:write 31:wrote -47:x -51:ye 26:yield -22:your
-25:z 53:zero @joint 36: -32:* -48:0x 105:24h 39:? 61:^a 36:^all -22:^am -112:^and -66:^are 34:^balance 22:^before -40:^check
-85:^compare -41:^could 35:^custom 49:^dex -89:^did -39:^do -21:^doe 71:^event -83:^every 21:^everyth 155:^for -47:^from -21:^fund
22:^ga -25:^give 34:^got -21:^ha 86:^holder -59:^if -46:^it 40:^last 26:^look -35:^my 83:^need -75:^net -53:^next 79:^on 27:^or
-38:^our -27:^perp 103:^pool -56:^price 47:^quote -29:^show 40:^since -69:^somebody 75:^spot -44:^that -31:^thi -90:^total 146:^tvl
32:^two -53:^v 55:^volume 44:^wallet 51:^where 23:^which 51:^who -21:^whose -35:^why 22:abi -54:accord 55:account -52:acros
-81:active 50:addres 57:address 30:adjustment 40:afraid 47:again -54:against -85:alchemy 22:all -49:allow 48:already 106:also 38:am
-25:among -20:amount 33:an -71:answ 59:any 30:anyone -57:anyth 20:anywhere 64:ape 46:api -35:app 59:approval -95:apy -31:are
69:around 32:article 24:artist 90:atm 46:audit -44:auditor 38:average -23:bag 40:balance 44:bank 31:base -80:be 21:before -48:best
-36:bet 45:bett -98:between -24:biggest 45:blacklist -57:block -34:blockchain 36:blur 51:boost -75:both -56:bought -25:bridg
-53:bridge 54:built 41:burn 73:but 28:buy 40:byt -22:call -23:calldata 39:came -45:can 58:candl -55:cap 42:category -20:chance
-50:change -36:charge 25:chart -42:cheap -77:cheapest -53:check 53:circulat -59:client 23:clos 39:close 56:code 59:coin
-33:collection -32:com -53:come 60:committee -54:complete -49:compress -86:confidence 38:confirm 47:confirmation -46:connect
26:contract -42:copy -73:cost -37:could 31:count -32:create -42:create2 -62:crypto 78:current 50:custom -22:cut 32:d 31:dapp 29:dat
64:data 42:date 63:daught -59:day -41:decimal 43:decod -48:decode -39:defi -97:defillama -31:deploy 37:depth 25:dev -60:dex
-48:dexscreen 32:did -21:difficulty -62:digest 43:dominance -33:done 28:down 30:due 64:dump 23:e -29:each -52:earn -26:eip
-25:eligible -52:en -79:end -65:enough -67:entry 50:epoch 49:erc20 -26:erc721 -30:etherscan 32:even 48:ever -53:every 40:everybody
-42:everyone -67:exact 33:fake 51:far -53:farm 35:fear 38:fee 59:feed -32:fetch 65:file 47:fill 42:fine -32:first -37:for 54:forgot
27:form 31:front 79:futur 54:gain -24:gave 58:give 23:given -61:go -66:goe 43:gone -23:got 58:grandson 40:grant 62:gre -48:guy
74:hack 49:hand 52:hash 91:hashrate 98:have 64:he -45:height -30:her -36:hex 117:hi -33:him 78:history 64:hit 107:holder 48:honest
41:honeypot 37:hour 42:husband -23:if 23:imp -27:in -29:incl -36:incom -65:index -42:init -51:input 55:inside 55:insist 34:interest
63:internal -36:into 31:inventory 32:investor 32:invoice 35:itself -77:keep 24:kept 90:l2 64:land 29:largest -20:last -28:late
22:latest 64:launch -64:lead -77:least -29:led -37:ledg 21:let 77:lett 22:level -34:lightn 30:like 24:limit -23:line 37:liq
-27:liquidat 47:liquidation 29:list -32:live 25:lock -52:log -31:long -25:look 34:los 24:lose 24:lot -20:low 71:lowest 41:lp -31:m
25:made 66:mail -42:make 21:many -31:mark -97:market 48:max -92:may 22:memecoin -46:mempool 29:mention 52:min 38:mine -24:minut
-116:minute 24:mix -24:moment 42:money -51:month 45:morn -30:most 25:mov -52:move -39:must 26:n -101:nam -29:name 50:native
43:nephew -58:net 88:new -26:newest -53:next 28:nft -35:nobody -20:nonce 35:not 21:noth -33:numb 32:number 26:odd -61:off 55:offer
-38:often 29:old -51:oldest -35:on -52:one -53:only 71:open 40:option 33:or -53:oracle 80:order -82:oth 45:out 20:output -34:over
50:own 79:paid -46:pair 81:park 75:part -83:past 21:payment -54:peg -35:pend -22:people 28:per -35:permit2 -49:perp -41:perpetual
56:phantom 37:phish 22:phone 35:picture 50:piec -49:piece 114:pippin -28:pl -38:plain -46:platform -28:please -24:point -31:politic
26:pool 32:possible 37:post -88:prediction -67:present -31:primary -33:print 90:priority 39:produc -67:profile 52:profit 87:program
42:project 50:protocol 39:proxy 67:public -55:pull -55:pump 45:purchas 39:pyth 60:question -41:rank 84:re 34:read 76:real 21:realis
85:receiv -33:receive 45:recommend 23:rent -77:report 105:rest 27:result -32:reward -46:right -32:risk -76:rn -34:round -32:rout
-62:route -106:rows -25:rpc 26:rug -47:rugcheck 30:run -44:safe 86:said 79:sal 73:same 35:sanction 40:sat -46:say 89:search
26:second -57:sell 58:separate -22:serv 57:sery 54:shar 62:share 79:sheet 21:should -52:side 42:sign 67:signature 23:since
-34:single -61:sise 34:sist 31:site 48:sitt 44:slide -91:slippage 60:slot -28:snapshot 93:so -40:sold 32:solidity -38:somebody
42:someth 71:somewhere 33:sort -44:source 28:sourcify -46:spam 50:spot 57:spread -74:stabl -20:stable -38:stablecoin -35:stand
-49:start -49:stat -55:state 66:still -35:stock 71:storage 21:str -27:straight 64:strik -36:stuck 22:stuff 103:supp 31:support
25:swapp -35:table 57:tak -21:take 41:talk 41:tax 21:team 56:telegram -37:tell -22:test 31:than 59:their 116:then 96:there -61:these
32:they -64:thi 46:thing 61:think 37:those -55:through 23:tick -83:time 32:timestamp -23:today -27:togeth 23:told 52:too -45:top
-39:topic -39:topic0 31:total -40:touch 56:tp 33:trad -51:transf -50:transfer -20:turn -48:turnov 50:tvl 22:twitt 77:two 58:u
-33:unclaim -34:und -50:unit -39:unlock 37:until -49:up 27:url -57:used 101:user -53:utc -84:v -44:valu -42:value 41:vault 26:vb
71:venue -34:very 69:view 27:vol 24:volume 43:vot -61:w 42:wallet 24:way -72:well 43:went 121:were -22:what 32:when 26:wheth 24:who
-46:whoev -28:whom -39:whose -29:why -67:with -22:within 49:without 38:won 31:word -102:worth -49:would 38:writ 32:write 23:wrote
-31:year 63:yet @joint=1|1 -60:* @joint=2|1 -17:* @joint=2|2 11:* @joint=3|1 -36:* @joint=3|2 16:* @joint=3|3 -95:* @joint=4|1 27:*
@joint=4|2 -34:* @joint=4|3 -27:* @joint=4|4 -26:* @joint=all|lacks -184:* @joint=all|whole 91:* @joint=askings|1 103:*
@joint=askings|2 -15:* @joint=askings|3 -107:* @joint=left|lacks -66:* @joint=left|whole -5:* @joint=repeat|2 -88:* @joint=rules|1
-79:* @joint=rules|2 56:* @joint=rules|3 -6:* @joint=rules|4 -39:* @keeps|named|new|other 54:* @keeps|open|new|other 22:* @lacks
-23: 4:* 32:0x -32:^ -29:^a -27:^addres 34:^all -43:^any -24:^apy -42:^balance 31:^before -26:^best -33:^bid 25:^block -22:^book
-24:^bridge 31:^buy 55:^by 73:^call -28:^can 24:^candl 29:^chain -48:^chance 24:^chart -26:^cheapest 38:^check 61:^clos
41:^coingecko 35:^compare 25:^compliance -41:^could -50:^current -37:^decimal -38:^decode -33:^defi -21:^deposit 39:^depth -26:^dex
-39:^draft 61:^event 39:^everyth -44:^explain -27:^fear -65:^fee -23:^fill 23:^for 28:^found 48:^fund -75:^ga 46:^get 38:^ha
-38:^hashrate 24:^hey 52:^holder 49:^honeypot 22:^i -23:^if -68:^it 39:^kind 23:^last -37:^latest -42:^liquidation 28:^list 48:^look
34:^market 93:^mcap 38:^metamask 36:^mint -32:^my -47:^newest -42:^next -32:^nft 21:^notional 68:^of 31:^open -27:^ord 51:^pair
46:^pl 31:^pnl -22:^print -46:^protocol 49:^pull -41:^read -30:^realis 48:^revenue -64:^revoke 50:^rugcheck 49:^run 31:^safe 31:^sat
51:^search 28:^show -26:^snapshot 55:^so -31:^somebody 20:^stablecoin -23:^stak 31:^swap 21:^tape 44:^tell -48:^the 44:^there
-38:^thi 54:^token -42:^top -35:^topic0 -27:^total 59:^trad -53:^transaction 47:^tvl -28:^two -21:^v -46:^verify 40:^volume 115:^wa
47:^wallet 34:^we -38:^where -26:^whose -26:^will -33:^with -26:^yield 35:about 45:above -26:accord -21:account -45:acros -55:actual
45:ad 32:add -54:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -60:address
40:advis 49:aft -45:against 51:airdropp 37:allowance 58:already -44:also -29:altcoin 41:am -53:among -34:amount 29:annual -61:answ
-28:answer -33:anyone -49:anyth 37:anywhere -23:apart 60:api -80:apple -38:approv -23:approve 60:argument 75:around 47:arriv
23:arrive 79:artist -38:ask 38:ath -60:atm -50:attach -45:attestation 30:auditor 34:aunt 38:average 36:away -65:back 32:bag 54:bal
-29:balance 22:base -42:beacon 58:been -56:beginn -32:behind 23:belong -22:below 59:bettor -38:bid 22:big -30:bigg -44:biggest
-21:blacklist -53:blob 94:blockchain -28:blockscout 32:board 28:book 26:bookkeep 24:bos 41:both 72:bridge 48:brok 92:broth 36:build
38:built 35:burn -21:busy 23:button -29:by -29:calldata -32:can -76:cancel 27:cannot 61:cap -32:capacity -37:capital
-36:capitalisation -24:carry -41:cash 60:category 20:cent 71:certain -39:chain -23:channel -24:charge 23:chat 33:check -61:circle
46:circulat -20:circulation 49:claim 45:clean -44:click 21:clos -25:close 36:code 38:coin 36:colleague -36:collect -39:collection
-33:com -39:come -21:commit -35:community 41:compare -38:complete 24:compliance -46:confidence 90:confirmation -54:connect
28:consolidate 28:constructor 24:convert -51:copy -27:correct -22:cost 25:count 51:counterparty -44:country 40:court 22:cover
-26:create -49:create2 -63:crypto 48:csv -31:currency -73:cut 33:dangerou 31:dapp 30:dat 52:dear -68:decemb -58:decentralis
-28:decimal -31:decode 58:deep -48:defi -74:defillama -20:deliver 47:deploy 60:deployment 48:deposit 33:depth 21:desk 42:dev
-33:develop -54:dex -21:dexscreen 53:did -46:diff -29:difference 21:digit 27:digital -32:disposal -43:dispute 23:doe -25:dominance
-23:don 56:done 30:down 65:drain 28:dump -48:each -28:egg -44:eip -46:eligible 36:else 50:email 80:employ 22:empty 21:end 22:enough
-73:entry -38:epoch -33:etf -64:etherscan 41:event 33:ever 42:everybody 24:everyth -29:evm 27:exact -49:exchang -60:explain
94:exploit 39:explor 33:fake 40:far -36:fattest -37:fear 26:fee 28:fetch -32:figure -45:fil -21:file -35:fine -26:first 26:flagg
-53:float 42:flow -24:follow -86:follower -53:form 28:foundation 21:free -34:fresh -22:freshest 83:friend 54:from -22:frozen
-37:full -58:function 57:fund -87:ga 66:gallery -29:geckoterminal -36:germany 27:gett 71:giv 24:give -44:given -51:go -50:goe
28:gone -74:goplu 23:governance 22:grandson -26:grant -26:gre -65:green 29:grew -27:guy 65:hack 75:had -43:hand 34:hang -42:hashrate
37:have 78:he 20:height -35:held -27:help 57:her -45:here 37:hex 24:hey 25:hi 44:high -60:highest 47:him 60:hit -25:home 21:honest
50:honeypot 54:hot -51:hour 35:hows -33:hurt -48:idea 42:identify 28:if 27:im -31:impermanent 71:incom -94:index -40:init -73:input
31:insid 43:interest 48:invoice 81:issu 52:issue 23:it 46:item 20:itself -42:job 57:jpeg -46:json -21:keccak 37:keep -62:key 25:kid
-37:knee 21:know 63:known -27:kyc 98:l2 41:lamport -32:land -35:landlord -39:largest -24:late 75:launch -50:lay 23:lead 22:leave
35:left -26:legal 47:lend 46:lent -43:let 33:lett 21:letter -33:level -24:leverage -41:lightn 35:like -48:line 38:liq 32:liquidity
41:list -29:lock -46:logo 34:long -41:los 50:lose 41:lost -28:lowest 26:lp -37:m 42:mail -38:mak -34:make 22:maliciou -92:manifold
30:margin 29:marketplace -52:match 24:mcap 24:me -55:mean 57:member 52:memecoin 62:mention -45:message 21:metadata 35:metamask
-21:method 43:mine 48:mint -48:minute -21:month 55:morn -57:most 66:mov -51:move 23:movement 25:multisig -24:must -39:n 49:name
-53:native -21:near -29:nearest 46:nephew 22:network -34:nev 31:new -82:newest 22:news -53:next -21:nobody -38:nod -37:node
-31:nonce 21:normal 47:noth 38:numb -51:odd 21:of -28:offer 43:office -33:often -24:ok -42:old 33:oldest -59:once -22:onchain 31:one
28:only 28:open 36:or -55:ordinal 67:oth 24:outcom -25:over 35:p 37:page 53:paid 78:pap 45:park 49:paus 74:pay 24:payment -26:payout
37:peg -70:people 48:percent -50:period -20:perp -30:phish 37:pick 23:picture 31:piec -23:piece -137:pippin 45:pl -47:place -34:plan
83:platform 23:please 27:plu 65:podcast -23:pool 26:portfolio -36:position -30:possible -26:post -42:ppl -34:prediction -38:premium
-28:prepare -55:present -35:pric -60:primary -54:print -28:priority -26:proposal -26:protocol 39:provide 21:proxy 67:pull 57:pump
52:purchase 33:pyth -40:query -25:question -38:queu -21:queue -31:quick -31:quot -61:range 44:rank -23:ratio -33:re 20:reach 66:real
58:receipt -36:recent 27:recommend -27:redemption -60:reentrancy -38:regist -24:register 23:reject 45:relay 44:rent -37:require
38:reserve 55:rest -56:revenue 33:revert -30:revoke -23:reward -21:risk -55:rn 20:rollup -51:rows 61:rpc 20:rug 40:rul 63:safe
92:said -26:salary -35:sale 28:same 52:sat -20:school -52:score -65:screen 36:script 56:search -23:sector -54:seen 38:sent
-27:sentence -71:serv 39:sery 74:settlement 34:several 52:shar 59:share -22:she 90:sheet 61:shill 30:short 36:should 55:sid -65:side
-33:sig -25:signatur 69:signature 63:since -39:sise 43:sist 21:sit 57:sitt -27:skip 34:slide 44:slip -25:slippage -72:snapshot
35:sold -47:solidity 28:son -23:sort -42:source 51:spell 36:spendable -44:spender -53:split 23:spr 24:spreadsheet -86:stabl
123:stable -26:stack -34:stake 35:stand -28:start 32:stat -32:state 87:still -25:stolen 53:stood 30:storage 25:str -25:straight
25:strik -22:strike -28:stuck 21:stuff 49:sub -52:sum 36:summ -49:suspect 30:swap 51:swapp -27:symbol 54:t -24:table -23:tak 22:take
-71:taken -26:tall 21:tape -34:telegram 51:tell -35:term -26:test 40:text 41:that 34:the -45:theft -65:their 53:there -35:they
-26:thi -28:thick 47:think -33:through 65:thru 107:tick -66:tim 34:time -21:tip -69:togeth -58:tonight -76:too 29:took 60:tool
-38:top -64:topic -53:topic0 -68:total -52:trace -51:trader 46:trait 62:transf 66:treasur 67:treasury -70:trezor 72:trustworthy
-55:turn -54:turnov 105:tvl -63:twitt -43:tx 44:txid 33:u 29:und -53:unit -37:unlock 30:unspent -42:until -49:upcom -25:update
-47:upgrade 58:used -23:user 34:utxo -37:validator 47:valuation 43:vault -31:vb 28:venue -45:versu -22:via -23:view -43:vitalik
-27:volume 40:wa -74:wait 33:want -60:way 54:we 24:week 43:went -41:whatev 40:when 41:while -34:whole -30:whom -32:whose -65:wife
28:will -59:win -34:with 54:withdraw -20:within 44:wont -44:worldwide -65:write -87:wrong 37:wrote -35:x 20:ye 51:yet 67:yield
-28:you -39:your 61:zero @lacks:address 7:* 29:10x -21:? -34:^ 45:^abi -49:^addres 60:^all -31:^any 55:^are -36:^balance 33:^buy
98:^call -24:^compare -24:^could -30:^decimal -24:^did 49:^doe -21:^draft -25:^event 27:^everyth -25:^explain 53:^find 57:^fund
-68:^ga 30:^have 22:^hey 38:^holder 51:^honeypot 21:^in 32:^kind -22:^latest -22:^liquidation 46:^look 22:^metamask -24:^my 57:^need
-52:^on 28:^pl -29:^please 31:^pnl -23:^price 49:^pull -20:^rank -30:^realis -63:^revoke -24:^reward 23:^say 47:^search 35:^show
-34:^somebody 43:^swap 26:^text 43:^the -26:^thi -37:^total 41:^trad -45:^transaction -46:^verify 108:^wa 26:^wallet -30:^want
38:^what -32:^where -33:^whose 59:abi -23:account -32:actual
-39:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -22:addres -40:address
62:aft 22:airdrop 59:airdropp 72:all 51:allowance 84:already 33:am -20:and 57:any -40:anyone -26:anyth -48:anywhere -34:apart 42:ape
47:app -31:approv -27:approve 32:arriv 59:arrive 42:artist -24:ask -76:attach -44:attestation -41:audit 51:auditor 37:away -27:bag
27:bal -25:balance 21:bank 89:been -28:before 60:belong -29:below 37:best 41:bet -21:bill 24:blacklist -47:block -26:blockchain
-55:blockscout 49:bookkeep -29:bot 32:both -21:broadcast 79:broth 40:burn -22:busy -24:but 21:button 22:buy -20:byt 73:call -21:came
-52:cancel -28:cap -34:capital -26:card -21:cash -23:cent -70:chain -35:chance -36:chang 25:chat -26:cheap -59:circle 33:claim
55:clean -31:click -38:code -58:coin 42:cold -21:com 35:company -41:compare -56:copy 33:count 54:counterparty -29:cousin -31:cov
29:cover -24:create -35:create2 61:creator 50:current -24:custom -26:d -33:dangerou 67:dao 25:data 26:daught 43:dear -35:decimal
21:desk 75:dev 42:dex 41:did 29:digit 73:down -21:draft 29:drain -36:drop -33:e -41:each 30:earn -67:eip -49:eligible -48:employ
32:en -28:end 29:enough -62:entry -35:epoch -38:error -70:etherscan -61:even 36:event -24:every 46:everybody -42:everyone 43:everyth
54:exchange -44:explain -42:exploit 40:explor -27:export 23:farm -23:fear -29:fil 26:find -33:firm -50:flagg 23:floor -47:follow
27:for -27:form 23:friend -52:front -43:function 82:fund -33:gain 67:gallery -30:gave -26:gett -26:given -21:go -28:goe -25:gone
-72:goplu -25:got 23:governance -23:government 29:grandson 29:guy 29:hack 53:had -30:hardware -50:hash 34:have 27:he -32:held 22:her
-43:here -70:hex 22:hey 20:hi 28:him 56:hit 57:hold 52:honeypot 60:hot -37:id -28:idea 22:if 40:im -43:includ 40:incom -33:init
-34:input 47:insid -37:insist 38:internal -34:into 46:item 59:itself 41:jpeg -46:json 49:just -67:key 23:kind 43:l2 -50:landlord
-24:last -26:ledg 50:left -24:lend 49:lent -22:lett -28:like 42:liq 21:list -38:logo 32:lol 39:long -20:lose 27:lp -52:m 20:made
-39:mail 37:margin -39:market 44:marketplace -49:match -51:mcap -29:mean 53:member -29:mempool 44:mention -49:message 37:metamask
-43:min 85:mine 27:more -25:morn -50:move 36:multisig -25:nam -48:native -42:network -30:nev 59:new -30:next 20:nft -27:no -29:node
-38:nonce -22:not 24:noth -30:official -23:often 35:old -53:once 23:open 29:or -21:ord 47:order -24:over 22:owner -41:page 32:paid
26:pap 21:park 33:paus 74:pay -48:pend -58:people -83:permit2 34:picture -28:pippin -26:place 41:podcast -22:point -33:politic
39:possible -30:post -46:pric -25:primary -52:print -31:project 46:provide 29:proxy 32:publish 61:pull -33:rank -54:rate -47:raw
31:reach 39:real -21:reason 38:receipt -35:receiv -23:recent 21:record -37:reentrancy 44:rent 21:reserve 71:rest -34:revoke
-27:reward -28:right -40:risk -27:rn -46:rout -33:rows 24:rug 31:run 78:safe -27:sale 62:same -41:satoshi -52:screen 42:search
27:seem 36:sent -26:sery 43:set 66:settlement -39:shar 30:she -27:sheet 28:shill -29:short 70:should 30:show -34:side -44:sign
38:sit -34:site 64:sitt 36:so -52:solidity -26:somebody 25:somewhere -38:son -31:source -49:spend -49:spender 32:spr -63:stabl
24:stablecoin -23:stake -30:stand -21:start 102:still -25:stop 31:storage 35:sub -42:sum -44:suspect 24:swapp 70:t 27:tak 53:take
-38:talk -29:team -28:test -26:than 23:the -31:theft -24:their 42:then 21:these -28:they -56:thi 25:think 37:those -34:through
48:tick -36:time 24:token 21:told -23:tonight -69:too -45:tool -35:total 21:touch -22:trace -26:trader -28:transaction -38:transfer
29:treasury -24:trustworthy -37:turn -25:tvl -22:twitt -50:two 33:u 23:unlimit 30:up -24:upgrade -27:url -59:use -30:user 43:utc
-39:valu 98:vault -25:versu 30:very -29:vitalik 38:wa -23:wait -61:way -22:we -49:week 57:went 62:were 22:whale 23:whoev -61:whole
-54:whose 37:why 30:will -57:win -33:without 39:won -31:word 22:work 51:worth -47:would -40:writ -64:write -38:wrong 31:wrote -27:ye
36:yet -30:your 52:zero @lacks:amount 17:* -30:^ga 34:^i -31:^price 32:^what -31:^when 21:all 51:are -22:at -26:be -34:decimal
-22:did -35:doe -22:every -38:exact 24:fee 38:for -23:ga 41:give -30:ha -22:last 27:many 50:me 20:my -28:need -21:no -32:now 47:numb
-23:only 40:please -23:pool -35:so 37:that -55:thi 38:to 30:token -33:unit -26:up 27:what -30:when 35:whole -31:will 33:would
@lacks:anyAddress 3:* 21:24h -27:^a -22:^at -35:^busiest -23:^by 33:^can 29:^compare 26:^dex 26:^give -23:^market 29:^my 31:^need
-35:^newest -22:^on -23:^our -21:^pool 52:^token -60:address 27:aft -28:already -27:also 29:am 36:amount -23:any -27:are 28:around
39:been 32:belong 60:bett -36:between -23:block -27:bought -35:busiest -32:by -29:call 26:candl -33:cap -22:chain 26:claim 51:client
26:coin -36:colleague 47:compare -20:cost -22:could -35:count 23:dao -40:day 35:decimal 46:deep 31:deposit 25:dev -26:do 41:doe
28:each 60:earn 53:email -23:entry 33:every -30:exchange 48:fee 23:figur -37:follower 26:for -21:found -29:friend -36:geckoterminal
-23:go -53:gone -58:green -42:group 54:ha 52:had -35:happen -21:have -31:highest -34:if 29:jpeg -23:just 31:launch 25:leave -22:lett
-26:like 41:liquidity -53:list -25:live -32:logo -37:many -20:market 32:mean -34:min 40:mine 32:mint 42:moment -54:most 32:much
38:need -27:new -35:newest -20:nft -32:numb -41:old 25:or 22:our -23:over -31:own 53:pair -25:past 37:pay -42:people -24:percent
-38:pippin 23:pl -22:point 23:pool -33:position -35:possible -36:post -21:pric -36:project -27:rank 25:rate -43:rows -39:run 58:say
-37:score -35:second -32:she 47:sheet -25:sign 47:since 24:so -24:someth 40:stop -25:symbol 30:t -40:telegram 20:tell -43:these
-22:those -28:togeth -36:top -35:trade 28:treasury -32:turnov -20:tvl -49:twitt 36:und -24:up -38:use 38:v 28:w -34:were 25:where
52:wont 26:yield -22:you @lacks:anything 21:* 30:0x -40:^and -46:^balance 39:^before 46:^biggest -22:^can 56:^check 37:^compare
72:^convert 62:^everyth -60:^find -27:^how 45:^i 24:^list -51:^market -23:^metamask 52:^our 25:^price 39:^put 22:^search 58:^there
-32:^token 33:^we -23:^when 26:^where 23:^which 30:a 47:about -22:ad -45:addres 27:address -27:advis 44:against 34:an -29:answ
31:any -34:anyone 30:app 66:artist 35:ath -39:attach 45:audit 37:auditor -31:back 52:bag 75:bal 28:be -33:belong 25:best -45:bett
-25:big -41:bigg 40:blockscout 26:bookkeep 29:bos 39:broth 21:but 51:by 44:came 56:cap 41:category -44:chain 52:check 39:circulat
23:coin 43:coingecko 36:colleague 22:com -38:come 20:compare 28:compress -25:contract 72:convert 43:copy -29:correct -32:cost
48:current -25:defi -59:do -74:each -38:employ 28:ever -26:everyone 52:everyth -22:exchang -32:exchange -25:exploit 63:fake 35:far
27:favourite -43:find -21:firm -26:follow 30:for 46:found 42:friend 67:from 56:got 41:grandson -31:had -50:hand -21:hardware 37:hash
54:he -34:hex -47:hi 44:him -40:hold 34:honest -24:how 29:id 44:identify 63:if 59:into 40:it 25:just -21:keccak -26:largest 37:last
22:launch 30:ledg 55:left -37:lend 45:like 54:list 54:made -33:many 39:market 26:may 21:me -47:mean 37:memecoin -35:metamask 88:mint
29:money 30:morn -26:most -33:much 25:my 60:name 44:need 43:old 20:one 42:or 22:oth 52:our -23:over -35:own 24:page 68:pap -30:pay
39:payment -35:people 26:piec -114:pippin 24:pl 56:please -64:pool 40:possible -53:post 22:present 55:pric 30:price -21:print
-38:protocol 56:rank 73:real 50:right 51:rn -35:run 36:safe 57:sat -31:saving 25:scam 59:set -36:should 48:sist 25:sitt 27:small
20:someth -43:source -22:spr -36:stabl -28:stablecoin 35:stand 37:start 30:still 38:str -23:strike 31:supp -21:t -26:talk -26:th
21:the -53:their 32:there 32:think -20:through 84:tick -32:to -21:today -44:togeth 31:token 28:too 78:tool -22:trace 26:track
51:trad 32:treasury -31:tvl 26:typ -24:und -35:use -22:v -30:value 53:verify 27:volume -22:wallet 54:want 28:we -45:were 26:whale
-38:whatev -56:when 27:which -30:whose 47:with 22:worth 36:would -30:write 24:yet -44:your @lacks:bitcoinAddress -4:* 26:^a
-24:^balance 38:^ha -40:^how -21:^if 48:addres -32:address 56:any -43:are 32:arriv 23:at 30:consolidate -27:could 20:every 25:fee
22:first 21:gave 61:ha 39:have -27:history -36:how -35:in -22:it 34:know 30:ledg -39:many 42:me -52:mempool 31:most 52:mov 27:must
36:old 67:one 26:or -20:over 30:paid 26:pap -49:pend 30:pl -23:right 28:sat -31:sit 25:small 26:spend 55:spendable -44:still 22:the
44:them -31:thi -24:total 31:u 32:unspent 33:up 37:utxo 77:wallet 31:want 35:with 26:withdrawal @lacks:bitcoinHash 15:* 29:? 63:^i
-35:^my 36:^sat 28:^the 38:^what -35:^why -21:addres -25:are -29:arriv -26:been -24:block 52:by 21:client 24:confirm 94:confirmation
37:did 59:doe -22:first 43:gave -31:ha 25:have -61:hour 42:in 56:it 32:min -20:need -20:next 32:now -22:output 38:pay 67:pend 20:sat
44:sent -22:so -23:spendable 60:still -54:stuck -44:through -28:to 65:transaction -54:tx -31:vb 47:wa -44:wait 29:what -34:why
26:with @lacks:block 32: -25:? 23:^how 27:^what 24:^when -42:^which -52:all -22:and -23:at -26:back -71:been 77:block 45:built
-71:burn -37:by -22:doe 23:exact 38:full -23:give -26:got 44:ha -27:have -59:i 49:in 27:many -28:me -41:much -39:newest -27:now
-22:numb -28:on -37:one -51:over -25:paid 41:please 30:produc 45:the -31:them -28:thi -31:those 57:time 63:transaction -38:validator
21:wa 22:were -50:which 25:who 33:with @lacks:chain -11:* -57:^and 50:^are 39:^balance 40:^can 39:^chain 49:^compare -24:^could
-30:^decode -26:^did 39:^doe -23:^draft -21:^explain -33:^find -38:^floor -35:^for -39:^ga 52:^ha 44:^holder 25:^how -38:^if 24:^in
-30:^it -37:^kind -23:^market 34:^metamask -23:^my 25:^need -40:^nft 44:^option -30:^our 21:^pull 34:^rank -28:^revenue 28:^since
-38:^someone 71:^stablecoin -34:^that -44:^the 67:^token -32:^total -42:^tvl -67:^verify -35:^volume 46:^wa -21:^we 26:^when
-61:^where 42:abi -34:about -32:acros 56:add
-25:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -34:address 20:again
-36:against 42:airdrop -54:all -32:allow 56:already -28:also 39:am -35:answ -44:anyone -51:anywhere 52:ape 28:app 25:are
-27:argument -24:at -76:attach -21:audit 38:auditor -27:bag 24:bal 24:balance -40:beacon 49:been -32:before -20:behind -21:bill
27:block 103:blockchain -34:bos -25:bought 21:bridg -25:broadcast 38:broth 38:build 43:built 41:burn 59:burnt -24:but 65:buy -44:by
-23:calldata 39:came -26:cap -33:capacity -27:category -29:cent -30:chance -33:chang -26:cheap -22:circulat 23:claim -39:code
-27:coingecko 21:cold -41:colleague -58:collection 70:company 47:compar 53:compare -42:contract -32:copy 55:create -21:d
-42:dangerou 44:dao 32:daught -27:day -37:decentralis 79:decimal -27:decode -30:defillama 50:deploy 78:dev -55:develop -52:dex 30:do
-23:draft -70:each 41:earn -59:eip -35:end -21:epoch -63:error -67:etherscan -72:event 36:everybody 22:everyth -27:evm -30:exchang
-21:explain -45:exploit 22:explor 61:factory 37:fail 26:fake 28:farm 24:figur 47:figure -33:fil -36:find 35:first -51:flagg
-40:floor -23:follow -47:follower -24:for -30:found -48:front 48:full -53:function -89:ga -41:get 20:give -70:go -21:goe -60:goplu
21:governance 22:grandson -38:group 31:ha 23:hack 69:had 36:hang -26:hardware -20:hash -26:he 30:height -44:here 76:hold 26:holder
26:hot 47:hour -20:hows -34:index -26:into -45:json -47:key -45:kind -48:know 110:l2 -33:landlord -29:large -29:last -21:late
-55:lead 33:ledg -39:left -54:lend -21:lett -34:lightn -34:like -30:link 25:liquidation -58:list -34:live -52:logo 31:lol -29:los
30:lp -45:make 20:many -40:market 30:marketplace 59:may -48:mcap -22:me -49:mean 29:metamask 22:mine -29:mint 54:moment -31:month
30:morn 39:mov 40:much 23:multisig -31:must -31:my -34:name 46:network 56:new -36:newest 38:next -21:nft -57:no -38:nod 63:noth
-33:notional 42:only -21:open -25:order -51:over 31:own -40:owner -40:page -23:paid 38:park -28:payment 20:pend -45:people -26:perp
-21:phish -21:phone -39:pippin 30:pl 21:place -32:please 49:pnl -28:point 56:pool -21:position -51:post -35:present -22:pric
-85:price -55:print -64:project -38:raw 20:real 38:realis 54:receipt -26:receiv -21:recipient -33:reentrancy 62:reserve -77:revenue
-31:reward -24:rn 44:rollup -66:rows 83:rpc 36:safe -26:same 21:saving 24:say -41:score -30:screen -34:see 55:sell 60:send -28:serv
-37:sery -36:shar -29:share 25:she -22:sheet 39:should -26:side -37:sign 24:single -42:site 58:sold -37:someone -21:someth
-46:source 27:spend -30:stabl -63:stable 42:stablecoin -51:start 61:statu 51:still -25:stop 40:stuck -30:supp 41:swap 25:t 28:tak
26:take -48:talk -40:telegram -46:text -46:than 48:then 104:there 29:these -22:thesi -38:thi 43:those -29:through 47:tier -37:togeth
-52:token -40:tonight -52:too -29:tool -29:top -33:topic -52:total -27:trace 21:track -32:trade 96:transf -24:transfer -56:trezor
46:tvl -59:twitt -42:two 96:tx 39:u -25:unit -21:up 26:url -47:user -43:value 66:vault -50:verify -33:volume 48:wa 26:wallet
-28:want -34:week 54:went 58:when 37:where -50:whole -31:whom -22:whose 26:why 55:will -35:win 44:withdrawal -54:word -24:work
-45:would 44:yet -23:yield 57:zero @lacks:coinId 40: 24:^at -40:^biggest 31:^chart -23:^coin 35:^did 52:^for -35:^ha 27:^i -41:^list
72:^market -32:^my -42:^need -47:^price -24:^total -34:^what -25:^where 27:^which 32:a 64:account -21:add 32:all -25:are -42:at
-46:back 33:be -52:biggest 25:bought 34:cap 56:category -29:change 28:chart 23:cheapest 55:coin 30:coingecko -21:copy 20:country
-43:crypto -23:dao -34:day -32:dex 22:did 28:do -41:end 39:ever 30:exchang 40:exchange 28:far -26:firm 36:for 21:go 57:google -27:ha
30:have 36:high 24:hold 59:id -60:index 31:it -26:keep 48:kind 23:largest -24:lay 65:like 25:link -21:liquidity 38:lose 36:market
35:mcap -21:min -27:money -35:month 24:more -23:morn -34:most 30:need 48:nephew -36:new 75:not 56:one -22:only -35:open -35:option
44:oth -49:our -33:over -49:own 25:paid -46:pair 40:pap -22:pay -36:people -23:pippin 24:pl -21:pool -38:possible -24:post -59:price
34:project -43:protocol 68:rank -44:recent 66:same 49:sheet 31:should 24:since -46:start 43:tell 28:than 66:that 43:them 55:tick
41:time -36:token 25:told -23:total -61:treasury -35:twitt 44:und -45:until -22:volume -35:wa -21:wallet 40:want -25:went -35:were
-22:what 56:work -49:worth 30:would 21:ye -47:year @lacks:coinSymbol -7:* 25:^best -27:^how -22:^the 23:^what -22:am 24:best 36:coin
23:do -23:how -23:it 21:short @lacks:collection -25: -9:* 37:24h -21:^cheapest 23:^did 23:^floor 20:^i -27:^show -45:^which 29:about
22:are 20:blur -39:by 21:cheap -26:coingecko -31:collection 34:did 50:do -50:doe 23:down 61:ever 32:every 30:fee 22:for -21:ha
-57:have -47:highest 29:keep 23:like 23:lowest -21:market 27:marketplace -31:me 26:much -61:my -21:need -28:one 39:only 49:or 31:out
23:owner -33:project 31:sal -31:see -26:show 27:talk 37:that 35:them 49:they 27:trad -23:vault 53:wa 41:we -31:went 23:where
-49:which -32:with 37:you @lacks:count -48:* @lacks:day 8:* -36:? -50:^i -42:^in -76:^the -25:a -22:an 26:ask -35:back -24:bought
51:cap -63:coin -28:cost -26:crypto -23:dat 49:date 33:day 34:did -38:doe 47:end -46:first 47:for 43:from -24:i 36:in -31:market
48:mcap -31:my 23:need -38:new 24:of 50:on 63:only 70:our 57:price 44:start -29:tax 23:the 27:time 42:to 63:token 54:volume -43:want
-28:what 81:when -28:which -35:with 51:year @lacks:days 76:* 64:how 74:i 72:since @lacks:ens -13:* -36:^did -50:^ha -34:^what
22:^when -27:^which 36:^who 21:account -33:an 24:be -22:behind -46:belong 24:client -23:cold -29:did -20:do 38:doe -30:fee 25:friend
26:gave 37:go -31:got -50:guy 39:hi 30:name 37:now -21:or 32:out 35:own 71:point 21:profile -22:resolve 29:run 35:send 35:since
24:still 21:tell -22:that 21:u -27:wallet 39:we -34:what 20:when 31:who 20:yet @lacks:exchange -25: -33:* -23:^best -25:^bid
45:^depth 26:^give -51:^i 24:^open -39:^ord -55:^the 28:^trad 30:^what 34:^who 46:above 30:account -22:around -21:ask -24:at
-20:best -35:bet -34:bid -32:book 51:brok 26:can -21:candl 24:compare 33:deep 40:depth 35:do -23:for -24:from 21:get -22:ha 21:it
33:keep -23:level 22:low -37:made -28:market -21:moment 35:off -35:or -38:ord 31:our 25:own 47:pay -27:payment -20:perp 26:please
-49:print -26:rat -34:rate 30:request 28:right 32:sell 22:serv 64:short -51:show -39:side 47:spot -22:spread -28:the -25:their
112:there -45:tick 56:today 25:trade 33:venue 39:we 20:what 22:where 31:who -28:with -22:would 47:your @lacks:exchangeId 31: -11:*
-31:^i 43:^open 21:^volume 23:account -28:are 33:coingecko 31:derivativ 27:doe -27:exchang -30:exchange -23:i 22:in 40:interest
23:it 40:my 25:of 43:open -20:please 23:report -24:spot -36:they 82:trustworthy 36:venue @lacks:hash 20:* -28:^book -55:^can
-27:^did 69:^event -28:^explain 39:^ha 28:^i 56:^in -35:^need 29:^search -32:^show -25:^someone -38:^topic0 36:^trad 29:^transaction
36:^wa 53:^what -27:account -22:aft -23:all -27:amount 48:an -28:anyone -21:are -76:argument -38:arrive -33:ask -28:been 31:before
-41:bet -29:bett 27:big 71:block 30:bought -60:buy 35:came -32:can -51:cancel -25:cheap 57:check 27:claim -25:client -23:company
27:custom 46:data 27:decod -22:did -33:do -24:down 45:end 67:event -33:every -31:everyth 23:exchange -32:explain 53:exploit
32:explor 39:fail -68:fee 26:find -23:for 22:friend 26:from -25:function -34:get -48:go 29:gone 21:guy 22:ha 26:happen 29:hash
53:here 27:hour 27:if -25:inside -34:internal 43:l2 -31:land -24:late 35:latest 24:ledg -42:level -44:like -29:look -24:los -44:low
-30:lowest 20:many 75:mean 41:min -61:mine 27:money 54:morn 46:most 38:mov 35:much -35:need 84:no 39:noth -24:odd 25:one 24:open
-41:our -33:own 45:pay 32:payment 21:politic -44:post 38:price 54:receipt 34:receiv -42:relay 37:revert 47:run 24:saw 62:search
21:seem -58:sell 53:sent -32:set 31:shar -24:share -37:she -44:should -34:side 21:since 36:sise -45:so -26:some 28:somebody
-25:someone 43:stak 70:statu 26:still 31:stuck 22:tell 37:text 47:thi 32:think 28:thru -32:today -26:token -32:told 101:topic
31:topic0 -39:trace 89:transf 21:tx 34:use 36:used -21:v -33:wallet -48:want -34:whale 27:what -24:when 27:which -27:with
63:withdrawal 31:word 69:would -31:writ 33:yet -30:you @lacks:hex -29: -48:* 24:4byte -34:^abi -43:^doe 24:^hash 51:^metamask 35:^my
33:^please 34:^say -65:^selector -25:^we -39:^what -43:^which -30:abi -27:aft -25:an 31:argument 31:behind -22:blob 32:broadcast
20:but -25:call 31:code 26:constructor 23:dapp -31:do -70:doe 24:down 25:eip -81:event 21:exact -33:for 27:from 44:get -28:guy
-36:ha 21:have 49:he -36:here 42:hex -34:input 28:inside 35:into -23:it -35:know 31:letter 24:long -44:mean 47:metamask 28:nonce
41:noth 24:numb -21:of 28:only -46:our 42:out 35:own 31:paus 21:permit 38:receipt 28:recipient 30:return 25:revert 35:rout -50:safe
27:say 21:see -40:selector 33:sentence 38:show 24:signature -29:site -32:some 34:swap 21:t -21:them -21:thi 23:token -45:tool
-91:topic -64:topic0 22:trace -31:tx -37:want -21:we -45:where -32:with 21:work 23:would -21:wrote @lacks:holder 31: 8:* -35:^chart
23:^for 28:^how -30:^list -38:^the 22:^what -30:^which -26:against -20:are 40:average 25:balance -20:by -31:chart -23:dao -33:do
44:doe -25:each 34:every 46:firm -28:got 26:ha -26:have 34:holding 25:how -21:in 44:last 34:list 21:many 69:min 32:of -24:one -35:or
37:own 58:paid -28:please 22:price 25:profit -23:public 37:purchase 34:report -44:safe -28:sell 64:shar 35:sheet 25:show -21:since
-23:some -23:stock -20:that -33:to -54:token 37:treasury -21:up 46:v 32:we -25:which 56:work 44:worth @lacks:llamaCoin -24:*
21:^convert 38:^for -41:^ha -25:^how -82:^what -23:^when 31:and -25:before 48:bett -28:chain 23:chang -24:change 23:clos 40:coin
21:convert -23:dex -29:do 23:each -22:fee 27:for -20:give 23:got -37:ha -28:have 32:hold -22:how -44:i 24:into -24:lp 24:more
-23:mov -27:old 23:one -39:open -20:position 38:pric 25:should -30:show 24:so 24:sold 42:tax 20:them -26:thi 47:two 20:value -74:wa
-41:week -59:what -77:worth @lacks:market -38: 36:* -47:^chance 23:^chart -30:^could 87:^ha -21:^i 25:^last -24:^market 32:^open
55:^price 27:^print -22:^the 31:^volume 49:^which -42:^who 20:about -29:aft -30:an -25:any -26:anyth 28:are -26:be -20:bett 58:book
31:both -46:can 45:cent 36:chance -38:close -21:coin 50:contract 43:cost -69:cut -24:d -62:decemb -26:did -21:do -27:doe -23:down
-33:each -23:ever -38:far 64:from 32:get 24:give 46:ha 53:had -27:have 25:high -37:hold 28:if -21:keep -35:know 81:l2 29:lead
-41:left -23:lend -20:lowest 34:made -88:manifold 37:many 37:money 38:morn 52:mov -20:n -32:need 29:no -27:not 30:now 45:office
-27:old 32:on 22:one -23:ord -23:order -23:out 41:outcom 21:outcome -30:people -33:prediction 28:price 46:put -38:question 61:resolv
27:rul 25:see -52:sell 30:sery -36:settl 31:shar -26:should -22:since 48:stand 47:strik 28:tape 38:th 26:the 31:there -22:thi
-23:thick 77:tick -48:time 20:to -34:top -20:total -33:trader -39:u -43:und 48:venu 38:want 45:which -37:who -20:with 28:would 62:ye
@lacks:moveType 16:* -29:^can 51:coin -24:freeze 44:hold 37:list -22:me -24:out 37:who @lacks:other 25:* 27:? 31:^biggest
48:^busiest 22:^compute 65:^did 42:^doe 43:^hash 57:^on 39:^price -53:^stablecoin -30:^the -36:^top -26:^what -57:^which -24:addres
33:aft -40:all 48:am -62:apple 25:at 49:attach -48:back -24:before 30:biggest 65:bridge 28:busiest -50:by -24:came -25:can 46:cap
-46:chain 36:circulat -29:client 22:compute -37:contract -27:crypto -39:day 61:deposit 75:did 39:digest -22:do 34:eip 23:every
75:exploit -29:fear 25:fee 36:feed 52:flow -26:get -30:go -29:gre -33:ha 38:hack -23:hold -24:if 43:keep -25:largest -25:liquidation
-27:list 43:made -39:many 61:market 33:much 25:my 39:network 40:new -21:no 29:of -21:one -23:only 37:oracle 25:ord -33:our 44:out
25:own 22:pair 51:peg 42:people 26:please -24:pric -26:price -28:protocol 35:pyth -29:return 25:right 22:say 35:send 25:share
-22:should 68:since -34:sit -47:stabl 119:stable 84:still 22:supp 39:that 62:the -37:them -30:then -34:there -23:they -39:time
-21:to -35:top 21:trad -30:transaction 23:treasury -40:two 69:used -26:vault -23:volume -40:wa -26:what -29:who 65:yield -26:you
@lacks:pair 19:* 42:^depth -47:^fill 47:^give 40:^i -35:^last 30:^open 56:^ord 31:^recent 27:^trad 42:^what -22:^which 37:^who 28:a
53:above 45:at -35:bet -29:by 35:could 59:deep 44:depth 39:do -35:doe -36:exchange -41:fill -48:form -77:from 46:give -25:ha
49:level -27:leverage -23:long 21:look 37:mov -28:my -21:no 25:now -40:of 38:on 24:only 69:ord 46:pair 48:pay 46:perp 48:please
-39:print 30:recent 36:right 63:sell 51:short 47:spot 28:spread -30:there -44:tick -35:time -26:to 60:today 41:trad 27:v 24:what
-22:which 34:who -35:with @lacks:protocol 28: 23:* 27:? -56:^dex 40:^did 27:^fee 26:^holder -23:^how 38:^i 24:^notional -45:^option
-31:^protocol 61:^revenue 43:^tell -49:^the 52:^tvl 37:^volume 23:^we 31:^when 45:^who 48:a 46:aft -28:am 47:and -72:any 36:are
-27:at 33:audit -38:been 54:before 45:big -36:blockchain -38:buy 23:call -25:can 37:chain -29:coin -43:crypto -50:dao 24:day
-36:decentralis -66:defi -39:deposit -25:derivativ 31:develop 42:dex -24:do 63:doe -70:down 80:each -53:earn 59:end -23:ever
-24:every 67:fee -42:figure -28:first 30:from -26:fund 33:got 59:grow -20:ha 28:he 36:hi 27:if -58:into 41:it 25:just 34:keep
37:know -58:l2 21:last -26:late 103:lend 23:like 27:list -24:lock -21:made 32:make -56:many 58:market 20:me -25:moment -56:most
-37:my 41:need -45:network 54:no -95:not -44:now 35:of 43:one -24:open -43:or 28:our -60:pay 30:people 25:pl 70:platform -41:pool
47:project 21:protocol 27:revenue 89:share 36:show 28:sit 39:slide 46:some 30:spr -28:stak 26:summ -25:take 30:team 36:tell 46:th
41:that -70:there 52:think -52:total -24:trad -23:trade 88:treasury 55:tvl -26:u 40:use 24:value -34:venu 49:wa -32:wallet 29:week
28:when -38:where 30:who 31:whole -47:with 37:yield @lacks:query 52:* 22:^doe 59:^find 64:a 28:and -33:are 23:coin 24:feed 59:find
21:have 22:id 38:it 73:me 27:my -23:on 25:pyth -27:share 24:stock 56:that -26:the 38:token -28:with @lacks:signature 37: -19:* -39:?
-44:^abi -49:^my 40:^need -41:^our -31:^read -44:^which -36:abi 53:an -22:and -39:any -58:argument 29:back 41:balance -37:be
-23:before -39:behind 28:byt -38:call -31:calldata -25:can 21:code -40:contract 30:custom -25:decod -32:do -24:doe -28:emit 49:event
-39:every -30:fail 34:give -24:hash 54:here -43:idea -33:index -44:input 29:mean 25:method -41:my -26:nam -25:no -30:nobody -32:old
30:our -39:out 39:please 41:revert 44:selector 60:text -23:they 23:thi 29:to -61:tool 58:topic 36:topic0 -24:two -62:tx 22:up
-54:want -48:which -24:whole -24:whom 25:will -52:with -27:would -37:you @lacks:solanaAddress -36: 7:* -24:^a 21:^account 23:^all
-27:^biggest 23:^check -22:^convert -52:^everyth -21:^for -27:^give -20:^how 37:^mint 25:^my -60:^nft -53:^price 50:^rugcheck
23:^someone -25:^the 28:^token 23:^total 41:^which 44:about 43:all 28:already 21:am -38:amount 26:an 33:anyone -40:anyth -31:ape
-23:at -47:be 40:been -24:biggest 29:burn 22:buy -46:by -36:can 26:circulat 66:coin 44:collection 28:company -22:convert 21:count
-64:creator 49:d 43:dao 24:dev 46:digital -21:do 45:doe 60:down 48:empty -28:every -45:everyth -32:exact -21:exploit 36:far -27:fee
34:friend -23:frozen -50:get 32:give 39:go 45:group 71:he 35:holder -34:impact -44:into -34:just 33:keep 27:know 40:lamport -56:land
64:launch 24:level -26:list 22:lol -27:look 22:lp 21:m -21:made 32:market 36:me 47:member 37:memecoin -22:min -30:most -23:name
-35:need 23:new 26:nft -63:no -23:not 54:numb 23:of -23:one -30:only 48:our 44:own -41:pay -38:per -41:pippin 55:pl 56:plu -32:pool
-41:present -39:price -33:program -30:put -23:real 21:risk -35:rn 22:route 51:safe -59:same -34:score -20:seen -36:shar 36:share
42:she 30:sit -25:slippage -36:sold 22:someone -26:still -22:str 42:supp 48:talk -33:th -40:them -37:they 21:thi -42:those 21:today
30:too 54:top 30:total 71:trait -31:transaction -23:tx -43:unlock -25:up -27:validator -30:verify -25:w 24:want 35:where -25:why
-26:without 52:writ @lacks:solanaSignature -22:^decode 38:^did -34:^in 42:^show -41:^transaction -21:^what 61:^which 34:an
-23:balance 52:be 38:block -22:call -21:can -21:decode 48:did -26:do -34:fee -27:for 43:from -23:function 31:got 27:happen -24:i
-28:impermanent 21:it -28:los -45:need 25:nft 24:on -23:or -35:our -22:per 42:program 49:should 36:show -35:signatur -24:simple
-45:so 26:stuck 38:swap 36:that 24:them 38:these -45:thi 36:think 32:transaction -36:transf -24:tx -24:up 48:which -29:work 49:yet
@lacks:text 88:* @lacks:ticker 38:* -23:? -24:about -22:are 79:event 53:list 69:of 42:on 28:please 46:rul 61:sery 50:settl 44:the
@lacks:time 29:* -45:? 37:^and 22:^at 52:^for 49:^how -36:^my -45:^our 59:^price -22:^the -28:^when -41:^which -27:about -30:against
-26:and 29:ask 30:at 39:back -47:be 78:between -69:block 21:buy -29:check 28:clos -37:coin -24:coingecko -47:confidence -26:cost
75:dat -29:date 62:day -51:defillama 70:did 28:do -26:each -32:end 22:exact -55:feed -22:first -20:go 53:got 24:height -23:hold
40:how -35:includ 24:liquidation 28:min -29:money 37:much 21:need -44:now 21:numb 45:of -25:one 27:open -37:oracle -24:pl -30:pric
41:price -28:record 34:second 33:since -27:snapshot 26:sold 32:start -39:swap 41:tax 61:that 23:the -36:there -22:they -30:thi
39:time -32:token 42:trade -45:transf 77:two 35:until -22:vot 92:wa 58:we 30:went 82:when -57:where -56:which 58:will 23:worth
-47:would @lacks:types -30:^abi 23:^i -25:^which 23:a -30:abi 28:an -30:argument -31:can 25:contract -22:do -26:doe -23:gave 26:have
35:in 22:my 37:return 39:token -26:tool -28:want -24:which -32:with -23:you @lacks:unit -52:* -79:? -53:^convert 23:^what 26:amount
-39:and 58:are -22:can -46:coin -51:convert -59:decimal -25:did -21:do -67:doe -28:exact -46:ha -46:have -52:i -40:into -64:it 37:me
-34:much -61:my -49:of -33:on -24:please 26:that -48:thi -55:to 69:token -26:unit -25:want 48:whole @lacks:url -13:* 22:? 35:^the
24:^who -33:airdrop -21:and -24:before -29:by 22:claim 53:dangerou -33:fake -36:friend -34:got -34:if -28:know 25:like 37:look
27:mail 22:maliciou 29:mint -20:next -28:nft -25:our 67:page 28:please -21:scam 45:site 26:some 41:swap -24:there 22:they -25:think
-24:token 24:trust -37:what -21:when -27:which -34:whom @lacks:uuid -7:* -22:? -22:^apy 31:^my 33:and -35:defillama -38:deposit
-28:farm 27:how 27:into -35:it 26:like 30:my 29:now 23:one -23:or -23:our 34:over 22:pay 29:please 26:put 28:saving 33:see 35:show
-24:since 29:summ 39:there 41:thi 31:to -30:use 39:wa 46:went 27:would @lacks:values -70:* -83:call 39:calldata -38:for -30:i -41:of
-81:on 28:selector 60:spend -58:what 36:with @lacks:venue -14:* -23:^bid -39:^i 33:^price -23:^what 39:^which -27:^who 34:about
-26:aft 48:already 29:and -21:any 42:are 30:been 59:bet 33:book 31:both 70:chance -26:close 29:cost -51:deep -30:did -31:for 35:get
-36:he 50:high 27:how 36:if 26:in -21:keep -41:left -21:lend -63:manifold 29:many -37:no 45:now -25:odd 45:office -22:old -41:on
27:open -35:please -37:put -25:resolv 40:resolve -46:sell 25:settl 20:share -27:side -39:since 24:they -27:time 25:today -31:trade
42:up 21:volume -40:want 20:we 45:which -25:who -49:with -36:would @lacks=1 -11:* @lacks=2 26:* @lacks=3 25:* @lacks|first=0 -15:*
@lacks|first=1 50:* @lacks|first=2 25:* @lacks|first=3 6:* @lacks|left -13:* @lacks|open=fits|ours 53:* @lacks|open=fits|ours! 88:*
@lacks|open=fits|person 27:* @lacks|open=fits|person! 114:* @lacks|open=fits|thing 82:* @lacks|open=fits|thing! 96:*
@lacks|open=none|left -9:* @lacks|open=none|taken -13:* @lacks|open=none|unnamed -19:* @lacks|open=other|ours -27:*
@lacks|open=other|ours! -61:* @lacks|open=other|person -4:* @lacks|open=other|person! -46:* @lacks|open=other|thing -80:*
@lacks|open=other|thing! -71:* @lacks|open=ours!|left -6:* @lacks|open=ours!|taken 28:* @lacks|open=ours!|unnamed 60:*
@lacks|open=ours|left -38:* @lacks|open=ours|taken 63:* @lacks|open=ours|unnamed 3:* @lacks|open=person!|left 34:*
@lacks|open=person!|taken 72:* @lacks|open=person!|unnamed 33:* @lacks|open=person|left 71:* @lacks|open=person|unnamed 30:*
@lacks|open=thing!|taken 18:* @lacks|open=thing!|unnamed 73:* @lacks|open=thing|left -5:* @lacks|open=thing|taken 37:*
@lacks|open=thing|unnamed 20:* @lacks|points=it|left 13:* @lacks|points=it|taken 23:* @lacks|points=it|unnamed 54:*
@lacks|points=none|left -3:* @lacks|points=none|taken -21:* @lacks|points=none|unnamed -3:* @lacks|points=own|left 7:*
@lacks|points=own|taken 29:* @lacks|points=own|unnamed -6:* @lacks|points=theirs|left -65:* @lacks|points=theirs|taken -47:*
@lacks|points=theirs|unnamed -29:* @lacks|points=this|left -16:* @lacks|points=this|taken 46:* @lacks|points=this|unnamed 49:*
@lacks|taken 5:* @lacks|unnamed 13:* @lacks|whole=0|left -20:* @lacks|whole=0|taken -61:* @lacks|whole=0|unnamed -29:*
@lacks|whole=1|left 43:* @lacks|whole=1|taken 25:* @lacks|whole=1|unnamed 13:* @lacks|whole=2|left 4:* @lacks|whole=2|unnamed -4:*
@lacks|whole=3|left -26:* @lacks|whole=3|taken 37:* @lacks|whole=4|left -18:* @lacks|whole=4|taken -13:* @lacks|whole=4|unnamed 62:*
@leaves:bitcoinAddress -82:* @leaves:bitcoinHash -82:* @leaves:coin 31:* @leaves:collection -19:* @leaves:count -55:* @leaves:ens
24:* @leaves:evmAddress 10:* @leaves:evmHash -48:* @leaves:exchange -120:* @leaves:fiat 48:* @leaves:holder -125:*
@leaves:maybeChain -22:* @leaves:name -39:* @leaves:number -26:* @leaves:pair -114:* @leaves:protocol 27:* @leaves:quoted -92:*
@leaves:solanaAddress -73:* @leaves:solanaSignature -65:* @leaves:step 20:* @leaves:thing -98:* @leaves:ticker -15:* @leaves:time
-19:* @leaves:unit 16:* @leaves:uuid -81:* @leaves:venue 62:* @leaves|first -22:* @leaves|more|other -22:* @left|other -40:*
@missing 21:* @name 4:* @named 21:* @nothing 21: 8:* -32:0x -27:24h -71:^a -65:^addres -47:^all 40:^am 21:^balance -39:^before
27:^best 58:^bid -55:^biggest -50:^book -62:^buy -29:^by -32:^call 41:^can -52:^chart -36:^check -34:^clos -22:^coingecko
-23:^compliance -68:^contract 33:^could -33:^current 25:^deposit -44:^depth -22:^did 36:^do 51:^draft -23:^everyth 31:^explain
-21:^fear -60:^fee 26:^fill 28:^floor -59:^for 87:^from -37:^fund -46:^ga -47:^get -35:^give 30:^hash -24:^hey -25:^holder -49:^hows
-28:^i 24:^imp -27:^in -28:^it -62:^keccak256 -22:^kind -35:^last 34:^latest 21:^liquidation 34:^long -45:^look 47:^market
-35:^metamask -25:^mid 22:^my -76:^need -33:^newest 26:^next -36:^notional 64:^numb -21:^odd -65:^of -58:^on -24:^one 27:^open
37:^or 20:^ord -24:^orderbook -72:^our -35:^pair -33:^perp -42:^pl 48:^please -29:^plot -28:^pnl -29:^pool -28:^price -29:^pull
69:^put -43:^pyth 29:^rarity 32:^realis -38:^recent -44:^revenue 85:^revoke -36:^sat -32:^search -38:^show -21:^somebody
-35:^someone -23:^spot 23:^stak -34:^supp -36:^swap 38:^tell 51:^text -36:^that -33:^token -58:^top -33:^trad -30:^tvl -29:^tx
55:^verify -32:^volume -96:^wa -56:^wallet -34:^we 60:^where -43:^why 24:^will -24:abi -52:about -25:above 21:account -23:accountant
21:activity -21:actual 58:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp
86:address -56:advis -27:afraid -29:aft -32:against 22:airdrop -45:all -61:already -60:am -35:amount -27:an -25:annual 47:answer
-32:any -43:anyone -48:anyth -46:anywhere -30:api -44:app 85:apple 74:approval -27:apy -66:argument -58:around -48:arriv -22:arrive
-24:article -35:artist -37:asset -21:at 63:attach 47:attestation -29:audit -22:auditor -30:average -42:away -56:bag -65:bal
21:balance -56:be 43:beacon -47:been -49:before 53:behind -26:belong 51:best 24:bet -31:bett -24:between 21:bid -64:big -24:biggest
49:bill -24:blacklist 28:blob -29:block -81:blockchain -33:board 52:bond -46:bookkeep -40:bos 31:bot -56:both -40:bought 26:bridge
44:broadcast -47:brok -55:broth -22:build -39:burn 21:burnt -44:but 32:buy 48:bytecode -24:call -30:calldata 69:cancel -26:cannot
-56:cap 28:capacity 20:capital -34:capitalisation 40:cash -39:category -22:cent -45:certain -24:chain -28:chance -37:chang
-47:change 30:channel 56:charge -34:chat -78:check 55:circle -29:circulat -59:claim -47:clean -25:click -28:client -60:clock
28:close -58:code -54:coin -42:coingecko 21:cold -31:colleague -39:come 46:commit -51:committee 34:community -43:company -29:compar
-27:compare -22:compliance -23:condition -29:config 21:confirmation -27:consolidate -33:constructor 29:contract -38:could -40:count
-73:counterparty -48:country -68:cousin 30:create 20:creator -31:crypto -43:csv -57:current 32:custom 23:cut -63:d -34:dangerou
-40:dapp -57:data -29:daught -53:dear -34:decemb -30:decimal -23:decode 27:deep -25:defillama 21:delegat 32:deliver -43:deploy
-48:deposit -76:depth -28:derivativ -50:desk -65:dev -30:develop -38:dex -61:did 31:difference -32:different -72:difficulty
-36:digital 23:discord 42:disposal 62:dispute 34:do -31:dominance -57:done -79:down 47:draft -49:drain -32:dump -25:each 29:egg
77:eligible -33:else -50:email -49:employ -25:empty -43:en -47:end 30:entry 36:epoch 48:etf 38:etherscan -23:even -61:event -46:ever
-42:everybody -43:everyth -28:evm -22:exist 48:explain -55:exploit -27:explor -35:fail -24:fake -27:far -36:farm -65:fattest
-48:favourite -45:fear -40:fee -30:feed -30:fetch 27:fil -46:fine -30:flagg -39:follow 88:follower 35:form -31:friend -24:from
-29:front 24:frozen 23:full -41:fund -40:gallery 62:germany 25:github -31:giv -63:give -28:go -48:gone 40:good 57:google -31:got
-46:government -68:grandson -24:grant -51:gre 46:green -22:grew 25:guy -83:had -34:hang 29:hardware 27:hash 43:hashrate -40:he
-41:hedge -41:height 27:help -65:her -37:hex -24:hey -81:hi -25:highest -35:him -23:history -68:hit -30:hold 60:holder -46:holding
68:home -24:honest -48:hot -39:hour -55:hows 34:hurt -45:idea -42:identify -63:if 20:imp 30:impermanent -43:incl -66:incom 54:index
40:inflow 33:input -84:inside -21:insist 21:interest -24:inventory -40:invoice -26:issu -24:item 76:job -37:jpeg 45:json -50:just
-55:keccak -61:keccak256 -45:keep 61:key -69:kind 38:knee -51:know -70:known 28:kyc -44:l2 -55:lamport -51:land 39:landlord
-32:large -29:largest -33:last 21:late 23:latest 32:launch 44:lay -31:lead -69:least -28:leave -23:ledg -39:left 85:legal -30:lett
-21:letter 51:level 53:leverage -42:lie 53:lightn -28:like -60:line -74:liq 36:liquid 20:liquidation -26:list 42:live -45:log
49:logo -25:lol 24:long 37:los -41:lost 50:low -21:lowest -27:lp -27:m -61:made -36:mail 36:make -22:maliciou 103:manifold -23:mark
26:market -36:marketplace 48:match -49:may -31:mcap -38:mean -54:memecoin -32:memo 119:mempool -41:mention 57:message -23:metadata
-29:mid -36:midpoint 43:min -26:mine -71:mint -78:money 63:month -49:morn -22:most -46:mov -41:move -30:much -34:multisig -25:must
24:my -45:n 33:nam 40:native 46:near -57:need -46:nephew 40:nev 28:newest 57:next -46:nft -71:no 40:nod -27:nonce -29:normal 21:not
-46:noth -36:notional -58:number 39:odd 52:off -35:offer -27:office 68:often -48:oi 52:once -62:one -23:option 52:ord -23:orderbook
94:ordinal 60:oth -50:out -27:outcom -46:outcome -32:p -44:page -62:paid -42:pair -75:pap 45:part 55:passport -38:past -37:pay
-38:payment -23:peg 60:pend -51:pension 55:people 55:per -43:percent -39:perp -34:perpetual 62:person -39:pick -24:picture -39:piec
-25:pile 46:pippin -66:pl 32:place 66:plan -43:platform -30:plot -43:plu 23:point 29:portfolio -53:possible 66:post -96:ppl
32:premium 28:prepare 22:price 44:primary 29:print -20:priority -29:produc -22:program 34:proposal -43:provide -28:proxy -22:public
-40:publish -48:pull -41:pump -32:purchas -41:pyth 33:question -24:quot -24:quote 22:rank 63:rarity 38:rate 36:ratio 22:re -56:reach
-28:read -42:real 20:realis -56:receipt -28:recent -23:recipient -48:recommend -66:record 23:redemption 69:reentrancy 87:regist
-51:reject -43:relay -43:rent -25:report -26:request -31:reserve -27:resolve -53:rest 49:revenue 73:revoke 44:reward -39:rich -49:rn
44:route -23:rows -30:rug 89:run -31:sal 28:salary -39:sale 33:same -109:sat -86:saving -34:saw -37:say 27:score 47:screen
-25:script -34:search -66:second -79:see -37:seem -30:send -39:sent -24:sentiment 42:serv 43:service -30:sery -59:set -69:settlement
-46:shar 37:she -49:sheet -20:shill -26:short -54:show -41:sid 44:side 23:signatur 51:simple -60:since -28:single 65:sise -47:sist
-54:site -37:sitt -48:slide -36:slip 24:slippage 66:snapshot -74:so -50:sold 31:solidity -81:some -58:somebody -49:someone
-21:somewhere -30:son -70:split -53:spread -37:spreadsheet -77:stable -38:stablecoin 30:stack -40:stak 34:stake -77:stand 36:state
-21:statement -40:statu -104:still 60:stock 32:stood -63:str -21:strik 27:stuck -33:sub 58:sum -66:swap -40:swapp 36:take 26:tall
-37:tax 41:telegram -50:tell -40:test 48:text -55:th 48:theft -58:then -58:there -58:these -50:thesi -81:think -39:those 40:through
-39:thru -35:tick 29:till 57:tim -39:timestamp 30:tip 26:to -24:token -33:told 58:tonight 48:too -31:took -56:tool -20:top -53:topic
-24:touch 76:trace -35:trade 88:trader -21:trait 56:transaction -26:transf -45:treasur -73:treasury 72:trezor -31:trust -29:turnov
-80:tvl 81:twitt -35:typ -22:u -38:und 55:unlimit 21:unlock -26:unspent 34:until -30:up 26:update -25:url -28:used -58:utc
-46:utilisation -32:utxo 48:validator -31:valu -33:valuation -54:value -35:vault -80:vb -34:venu -57:venue 47:verification -61:very
22:view -31:vol 23:volatility -21:volume 32:vote -24:wa 57:walk -27:want -33:we -36:website 39:week -26:well -39:went -24:whatev
-23:when -20:where -51:wheth -22:which -27:who 30:whole 65:whose -25:why -50:will 64:win -70:withdraw 24:withdrawal -41:wont 46:word
-30:worth -37:would -55:writ 40:write 43:wrong 47:x 55:ye 23:year -29:yield 24:you 25:z -56:zero @outside 8:* @outside|abroad|else
145:* @outside|abroad|ours 19:* @outside|asked 67:* @outside|asked-fit -4:* @outside|asked-fit=-1 -12:* @outside|asked-fit=-2 -19:*
@outside|asked-fit=0 15:* @outside|asked-fit=1 38:* @outside|asked-fit=10 -31:* @outside|asked-fit=11 -3:* @outside|asked-fit=2 4:*
@outside|asked-fit=3 9:* @outside|asked-fit=4 -13:* @outside|asked-fit=5 -63:* @outside|asked-fit=6 -57:* @outside|asked-fit=7 58:*
@outside|asked-fit=8 55:* @outside|asked-fit=9 -24:* @outside|asked=-1 5:* @outside|asked=-2 -35:* @outside|asked=0 41:*
@outside|asked=1 82:* @outside|asked=2 101:* @outside|first=0 -18:* @outside|first=1 -33:* @outside|first=2 -18:* @outside|first=3
3:* @outside|first=4 30:* @outside|here|else 47:* @outside|here|ours -21:* @outside|left 13:* @outside|named=0 26:* @outside|named=1
-5:* @outside|open=none|taken 20:* @outside|open=none|unnamed 10:* @outside|open=ours!|left 25:* @outside|open=ours!|taken -16:*
@outside|open=ours!|unnamed -51:* @outside|open=ours|left -9:* @outside|open=ours|taken -75:* @outside|open=ours|unnamed 36:*
@outside|open=person!|left -32:* @outside|open=person!|taken -67:* @outside|open=person!|unnamed -46:* @outside|open=person|left
-63:* @outside|open=person|taken -17:* @outside|open=person|unnamed -7:* @outside|open=thing!|left 38:* @outside|open=thing!|taken
-7:* @outside|open=thing!|unnamed -54:* @outside|open=thing|left -76:* @outside|open=thing|taken -13:* @outside|open=thing|unnamed
10:* @outside|own=0 -13:* @outside|own=1 43:* @outside|own=2 19:* @outside|own=4 -15:* @outside|points=it|left -23:*
@outside|points=it|taken 36:* @outside|points=it|unnamed -37:* @outside|points=none|left -10:* @outside|points=none|taken 4:*
@outside|points=none|unnamed 5:* @outside|points=own|left -4:* @outside|points=own|taken -30:* @outside|points=own|unnamed 18:*
@outside|points=theirs|left 16:* @outside|points=theirs|taken -3:* @outside|points=theirs|unnamed -9:* @outside|points=this|left
52:* @outside|points=this|taken 17:* @outside|points=this|unnamed -37:* @outside|strange 14:* @outside|strange=0 -27:*
@outside|strange=1 50:* @outside|strange=2 55:* @outside|strange=3 -18:* @outside|taken 9:* @outside|whole=0|left -35:*
@outside|whole=0|taken 14:* @outside|whole=0|unnamed 14:* @outside|whole=1|left -62:* @outside|whole=1|unnamed 22:*
@outside|whole=2|left -8:* @outside|whole=2|taken 12:* @outside|whole=2|unnamed -33:* @outside|whole=3|left 46:*
@outside|whole=3|taken -15:* @outside|whole=3|unnamed -9:* @outside|whole=4|left 29:* @outside|whole=4|taken 5:*
@outside|whole=4|unnamed -30:* @outside|words=0 -43:* @outside|words=1 11:* @outside|words=2 32:* @outside|words=3 21:*
@outside|words=4 7:* @outside|words=5 19:* @outside|words=6 -47:* @own|other 15:* @provider 71:* @ruled 51:* @ruled=asks 91:*
@ruled=many 27:* @ruled=one 33:* @ruled=outside 45:* @ruled=partly -317:* @score|other 35:* @share=0|other -4:* @share=1|other -23:*
@share=2|other -21:* @share=3|other -9:* @share=4|other 12:* @share=5|other 15:* @share|other 24:* @slot-said -4:* @slot:blocks
-30:* @slot:category -67: -66:* -28:^coin 44:^event -33:^i -35:^kind -53:^protocol 52:^the -36:^top -40:^trad -44:^which -35:^who
-64:account -21:am -21:app -40:best -34:bet -37:cap -37:capitalisation -20:chain 47:coin -29:crypto -20:current 52:day -60:defi
-20:event -20:i -23:in -34:kind 50:lend -42:list -50:lock -66:market -23:mcap -39:me -39:most 58:move -40:not -49:on -23:open 32:out
33:paid -77:pric -63:profitable -85:protocol -33:question 33:quot -29:quote -27:rank -38:rn -24:settl -22:stak -34:them -42:think
36:to -44:today -39:top -26:trader 21:tvl 47:want -30:what -44:which -37:who 33:with @slot:community_data 15:* -20:? 54:^contract
28:^everyth -20:^how -41:^i -21:about 27:and 33:are -25:at -37:coin 35:contract 24:could 56:did 23:everyth -25:exact 56:from 21:give
51:ha 33:how -39:id 44:much -25:need 50:not -20:of 34:one 50:pl 44:send 25:telegram -20:that -29:the -23:time 35:to 77:today
31:token -22:twitt -21:und 60:up 44:want -20:which @slot:contract_type -29:* @slot:currency 19:* 27:? 58:^candl -71:^pool -51:and
-22:candl 69:i 94:in -34:liquidity -25:on 101:pric -48:price 87:than 37:the 89:token -37:trad @slot:depth -21: 8:* 40:^i 39:^on
-28:^pair 54:^where 24:^which -25:an 47:and 32:are -23:at 30:book 60:by -37:coin 40:coingecko 44:first 23:have 31:i 47:id 38:largest
36:most -30:my 37:pair 27:spread 42:the 28:they 40:to 60:trade 49:volume 68:want 23:where 36:which 37:would @slot:direction -29:*
-24:? 44:^please -56:^show -24:any 43:are 42:be -25:did 54:erc20 -48:fee 41:kind -46:late 22:list -35:mix -37:movement -42:nft
-21:of -37:on -38:one 52:only 23:out 36:please -30:pull -51:recent 69:rows -25:send -54:show 40:so -46:that -27:them -42:to
-51:token -30:transaction -46:tx -48:value -33:wallet 22:what 30:which -25:with @slot:duration 34:* 20:? -34:^trend -21:^which
38:^who 80:and -20:any -20:at 61:biggest 28:chain -30:coingecko 24:dex 28:dump -27:for 33:hot -25:how -39:i 35:in -23:now 30:of
26:only 40:out 28:pump -24:that 23:the 43:thi 28:trend -30:which 59:who @slot:entity -88:* -32:? -63:^which -24:and -31:by
-56:company -28:firm -46:have -34:hold -27:largest -58:list -53:most -21:much -32:on -22:sheet -35:stack -32:the -24:they -75:which
-37:with @slot:entity_type -30:* -27:^list -23:a -21:coin -22:coingecko -26:holder -23:id -21:list -23:that -27:track @slot:exact
-93:* -49:^if -41:and -34:for -39:get -60:how -52:i -49:if -51:into -29:me -46:much -40:now -55:on -22:swap -40:to -46:what
-39:would @slot:filter -29: -47:* -30:^i -24:and -25:chain -26:coin -22:coingecko -32:friend -21:i -22:id -32:know -32:native
-29:need -34:platform -30:to -30:you @slot:include_24hr_change 30:* 34:^and 31:^i 27:and -33:coingecko 28:cost 27:did 21:each 44:go
29:hold 62:how 43:it -34:mcap 50:mov 36:move 68:much 24:now -20:on 25:pl 27:pric 44:quot -38:say 36:their 41:today 32:up -24:where
32:with 27:would @slot:include_24hr_vol -5:* 25:? -34:both 27:cap -24:coingecko 21:do -26:it -26:mcap -21:on -37:quote -31:say
-24:the @slot:include_abi 22:^i 23:proxy @slot:include_code 29:* 62:^i 24:a 47:and 49:at 56:code 31:how 43:of 60:on 64:or 28:wallet
24:what @slot:include_empty 28:* -34:? -20:^how 56:account -54:and -20:how 36:i -62:in -39:much 68:of 23:on 36:spl 37:wallet
-54:which @slot:include_empty_intervals 50:* -48:^how -37:and -48:doe -26:in -24:it -48:much 64:purchas 38:the @slot:include_input
-49:* -41:? -36:a -28:contract -26:hash -27:it -34:of -40:on -33:the -28:tx @slot:include_last_updated_at -21: 6:* 44:^and 21:^in
23:a -46:both 23:client -27:coingecko 24:do 37:each -22:from -26:ha -22:it -29:mcap 39:moment 24:quot 38:quote -34:say 35:thi
39:time 41:with @slot:include_market_cap 17:* 36:? 26:and 59:both -36:coingecko 26:do -21:from 52:it -29:mcap 53:quote -37:say
@slot:include_platform -20:* @slot:include_source 24:* 29:^i 24:i 20:it 23:proxy @slot:include_tickers -3:* -25:^i 35:^open 29:and
44:every -23:exchange 51:expir -22:for 25:futur 31:in -22:it -28:need -22:now -43:or -22:perp -24:please 42:that -22:which 48:with
44:yet @slot:include_tokens 28:* 21:^i 24:^nft -27:^what 44:and -45:collection -45:own -35:thi -36:to -37:wallet -26:which -33:who
@slot:include_transactions 36:* 26:? 32:^i 24:^my 37:^what 32:^when -46:a 83:hash 24:i 36:in 49:it -45:latest 37:need -38:newest
-31:numb 32:of -28:please 37:produc 44:tx -24:we 70:with @slot:interval -25:* -22:^price 34:^what 37:chart -21:did 39:down -22:one
25:or 27:since 24:thi 33:time 32:up 20:what @slot:is_burnt -58:* 29:^all -23:^i -36:^nft -35:^which -20:^who -36:are 40:by -64:in
-43:list -40:member -33:nft -60:one 34:piec -28:the 44:them -38:which @slot:kind -36:* 26:? 31:^pyth -29:^which -23:a -60:all
-57:and -34:at -22:doe 42:exchange 44:feed 33:for 44:from -30:i 40:in -26:list 51:market -22:my -26:pair -45:price 43:publish
40:pyth -43:spot -60:to -61:trad -36:trade -46:which -25:with @slot:kinds -63:* 23:from -24:ha -29:i -27:mov -23:of -35:on -21:only
-50:send -20:show -51:to 37:transfer 21:what @slot:limit 154:* -52:? -23:^how 69:^newest -56:^put -84:^the 35:^what 82:^which
-39:about -49:account -33:addres -26:am 46:are 51:ask 28:back 20:best -30:bet 62:biggest 20:bridge -74:buy 85:by 48:cap 24:category
-69:cent 28:chain 87:coin 68:coingecko 67:collection 36:contract -32:could 79:crypto -43:defillama 67:dex -46:did -28:do 23:each
-27:eip 63:em 66:enough 88:event -48:exchange 31:fee 85:first 34:floor -62:for -59:have -50:how -27:i 26:in -75:it 58:just 27:list
-27:lost 32:mint 59:money 84:most -36:much -105:my 73:newest 23:nft 23:no -33:nonce -33:now -37:numb 46:on 29:one 54:only 108:open
22:or 53:ord -51:over -26:pay 24:people 71:per 40:pl 38:please 94:pool -48:price -57:put 76:rank -27:right 92:rugcheck -55:say
54:show -45:sit 40:the 45:their -31:there -26:thi 58:to 52:today 80:token 38:top 44:transaction -34:transf 32:up 62:volume -21:wa
27:want -26:we 31:where 70:which 44:who 54:with -45:worth -99:ye -46:you @slot:look_forward -21: -15:* -33:? 62:^by -31:^how
-40:^what -24:all -70:and -30:bought 51:by 47:defillama -59:do -44:from -45:go 41:hold -31:how 29:in -37:it 39:mov -39:move -39:much
-44:of 48:or -46:price -62:since 50:that 40:the -52:today -60:up 42:what @slot:measure -33:* -74:^fee -46:^for -24:^how -43:^on
-57:^option 36:^top 57:^what -41:^which -53:^who -47:app -30:by -54:chain 23:crypto 33:dao 40:did -37:do 25:doe 43:earn -38:fee
53:for -72:from 54:got -59:have 51:holder -29:how -74:in -27:into 128:itself 97:keep 46:make 46:money -27:month -32:more -37:most
-36:much -34:nam -26:need 76:not -59:now 35:of -63:on -31:one -24:only -80:option -30:or -34:oth -21:our 37:out -30:over -128:paid
-41:pay -85:people -40:per -37:please -102:premium -76:rank -41:right -34:show 24:since -34:take -36:that 32:the -31:their 49:they
27:thi -82:to -29:today 49:token 32:top -46:total -29:trad -47:trader -69:user -25:v -27:volume -23:wa -40:want 61:what -50:who
@slot:order -28:* 43:^ 44:^a -55:^best 37:^biggest -33:^busiest 39:^buy -66:^coin 37:^collection 46:^every -35:^for 48:^hottest
-23:^how -43:^kind -30:^list -38:^mcap -35:^nft -38:^on 23:^pair -46:^pool -23:^show -51:^stablecoin -27:^the -57:^trad 80:^v
-28:^what 51:^when 44:^where 43:^which -77:^who 60:^yield 35:above -73:account -46:acros -21:against -37:amount -59:any 49:been
27:below 44:best 63:biggest 30:both -72:bought -33:busiest -35:but -22:by 36:can -90:cap -62:capitalisation -35:category -80:chain
-64:coin -75:company -66:cost 46:could -70:count -27:crypto 50:day 50:depth -65:derivativ -32:dex -22:did -39:do -27:down -25:each
-37:earn -21:entry -34:exchang -51:farm -20:firm 117:first -48:fresh -24:friend -30:from 46:give -39:go 40:government 25:ha -59:hi
47:highest 20:hold -22:holding 48:hottest -34:id -31:interest -69:jpeg -34:keep -43:kind -31:largest -51:late -53:lay 63:least
40:like -44:liquidity -53:list 41:look 44:lp -45:m -63:made -111:market -71:mcap 56:moment -50:money 36:more -22:morn -22:mov
56:move -27:need -24:nft -46:not 48:numb -20:off -35:only -28:open 26:order -26:out 34:owner 37:paid 34:people 48:percent 25:pippin
-21:platform -33:pnl -48:politic 22:pool -81:pric -55:profit -41:profitable 29:pump 54:purchas 32:put -63:quot -33:quote -39:rank
24:rate -54:read -27:receiv -60:recent -23:right -34:risk -60:rows -32:say 31:sector -67:see 30:sell 74:side -22:sit -23:some
-32:somebody -31:stablecoin 45:stack 27:stak -31:swap -32:t -33:their -34:them -23:there -27:thi -21:think 45:ticket 32:top 23:trad
-55:trader -38:transaction 51:turnov -22:tx 52:v -59:w -28:wa -30:want -35:week -20:what 44:when 61:where -81:who -28:win 30:with
-43:writ 29:year 46:yield 30:you @slot:outcome 34: -17:* -24:^odd -31:at -97:chance -50:did -47:from -53:how 72:i 47:in -75:me
48:midpoint 81:no -74:odd -69:of 38:outcome -57:pric -39:price -53:show 31:side 62:token -22:what -41:who -62:ye @slot:period -39:*
-33:? -46:^hash 50:at -35:best -32:by 39:crypto 36:for -46:hash -24:in 33:market -35:min -39:mine -22:my -53:of 26:on 36:only
-37:pool -34:trad 70:volume @slot:points -30:* @slot:side -38: 11:* 69:^what 25:a -38:and 43:ask 79:at -69:bid -58:chance
-33:condition 45:do -57:for 77:i 39:no 30:now -28:the 76:thi 57:to 65:what @slot:stablecoin_only -20:* -27:^tvl 31:^yield -26:and
-24:did -31:earn 23:first -21:it -33:keep 21:least -21:my -28:tvl @slot:standard -34: -49:* -53:? 40:^how -102:^which -45:^who
28:approval -60:contract -22:did -48:for 50:ha 37:how -51:i -21:it -24:known 50:list -45:may -24:me 48:much -39:my -67:of -27:on
-31:out 48:permit2 -41:please -35:pull -42:revoke -29:spend -39:still -33:take 32:that 37:the -60:to -135:token -103:which -69:who
@slot:status -57:* -41:^biggest -43:^event 37:^how -66:^open 30:^please -21:^price -36:^show -51:^what -60:^which -30:about
-44:address -26:are -48:bet -35:bett -45:biggest -25:both -31:busiest -67:by -66:can -33:category -26:coin -30:coingecko
-38:contract -50:crypto 50:did -43:do -57:dump -31:each -124:event -38:everyone 44:exchang -43:exchange -21:for -32:give 49:have
-64:hottest 30:how -38:id -31:in -65:me -26:moment -37:most -38:name -22:now -65:odd 36:of -38:on -98:open 54:outcome 56:over
-59:page -23:people -58:per -73:politic -21:question 55:resolve 67:rows 22:sery -59:show -40:sit -38:some 29:that -31:their 52:them
-97:today -29:togeth 22:trad -53:venu -43:what @slot:token -33:* 23:^candl -47:^pool -26:and -38:for 21:in 21:of -46:on -25:pool
20:pric -35:price 38:than -29:the @slot:token_type -98: -40:* -59:? 28:^did -21:^everyth -32:^for -27:^how 54:^list -79:^nft -46:^on
55:^only 42:^please -26:^show -25:^which -38:^who -35:a -23:all -39:and -26:artist -37:at 29:belong 36:by -24:contract -46:each
43:every -21:everyth -50:explor -39:for -25:from 21:ha -51:he -28:held -24:hold -51:how -29:i -45:in 34:incom 54:item 49:just
35:kind 35:late 21:list -51:many -22:me -26:most -25:much -26:name -25:need -40:nft 35:of 37:one 80:only -42:own 50:please
-27:position 22:price -66:rows -49:see 22:send -46:show 20:sit 54:sitt -23:so -29:that 32:the -27:them -41:there -36:thi -82:token
-59:too -28:transaction 76:transfer -26:unit -26:wallet -35:we 43:what -59:which -62:who -62:with @slot:top_coins -67:* -51:?
34:biggest -49:in -54:lost -45:most -50:of -53:on -53:the -32:top -54:who @src=none -22: -6:* 53:0x 48:^ -29:^account 51:^addres
114:^also -32:^am 56:^an 93:^and 33:^anyth -25:^balance 51:^before -31:^best -64:^bid 54:^biggest 48:^book 21:^bridge -26:^burnt
56:^buy -28:^by 28:^call -36:^can 30:^candl 22:^chain 43:^chart 34:^check 41:^clos 65:^coin 44:^coingecko 25:^collection 53:^compare
29:^compress 43:^contract 49:^current -37:^custom -23:^deposit 30:^did -22:^do -52:^draft -94:^event 24:^every -27:^explain 33:^fear
46:^fee -37:^fetch -31:^fill -26:^floor -70:^from 42:^fund 49:^get 65:^give -30:^hash 20:^hashrate 24:^hey -31:^hi -27:^highest
21:^hottest 49:^hows -26:^id -25:^imp 23:^in -26:^keccak256 -28:^largest 35:^last -21:^latest -33:^lend -35:^level -54:^liquidation
-21:^liquidity -34:^long -40:^look 29:^lowest -21:^make -53:^market 27:^mcap 34:^metamask 24:^mint -27:^most -69:^nam 35:^need
81:^newest -30:^nft -56:^numb 20:^odd 45:^oi 24:^on 78:^one 45:^only -22:^or -20:^ord 23:^orderbook 59:^our 21:^pair 42:^perp 39:^pl
-38:^please -45:^plot 28:^pnl -37:^pool 26:^pric 40:^price 42:^protocol 34:^pull -73:^put 40:^pyth 43:^rank -28:^rarity 20:^raw
-37:^read -35:^realis 27:^recent 38:^revenue -85:^revoke -141:^rows -46:^run 31:^safe 28:^sat 55:^say 33:^search 78:^settl
-79:^should -55:^since -33:^snapshot 44:^so 33:^somebody 33:^stablecoin 24:^swap -51:^text -44:^that 41:^their 87:^token 62:^top
68:^total -30:^transfer -25:^tvl -42:^twitt 65:^v -53:^verify 33:^volume 106:^wa 26:^wallet 27:^whale -35:^where 42:^why -23:^will
-24:^with 49:^ye 45:about -42:account 21:accountant -20:acros 26:actual
-58:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -76:address
25:adjustment 61:advis 30:aft 27:against -27:airdrop 21:alert 31:all 21:allow -81:also -32:altcoin 33:altogeth 38:amount 25:annual
41:answ -47:answer 21:anyone 47:anyth 47:anywhere -20:ape -29:api 42:app -86:apple -76:approval 28:apy 63:argument 39:arriv
22:arrive 35:artist 28:ask 32:asset -22:atm -63:attach -48:attestation 23:auditor 57:aunt 31:average 38:away 44:bag 65:bal
-24:balance -35:bank 34:basi 53:be -42:beacon 39:been 38:before -42:behind 45:beside -45:best -31:bet 39:bettor 34:between 38:big
31:bigg 34:biggest -52:bill -22:blob 21:block 84:blockchain -24:blur 32:board -56:bond 26:bookkeep -35:boost 37:bos -27:bot 32:both
36:bought 20:bridg -42:broadcast 35:brok 55:broth 24:budget -32:built 25:burn -27:burnt 24:button -34:buy -48:bytecode 31:call
30:calldata -76:cancel 23:cannot 67:cap -37:capacity -20:capital 42:capitalisation -40:cash 32:category 20:cent 44:certain 26:chain
40:chang -24:channel -29:charge 29:chat 39:cheapest 78:check -55:circle -27:circulat 59:claim 45:clean 33:client 66:clock -22:clos
-53:close 45:code 32:coin 43:coingecko -21:cold 25:colleague -62:column 46:come -46:commit 33:committee -32:community 25:company
34:compar 55:compare 22:compil 50:complete 37:compress 24:confidence 24:connect 27:consolidate 36:constructor -31:contract
69:control 24:convert 26:cost 54:could 40:count 53:counterparty 70:country 36:court 73:cousin 26:cover -31:create2 -24:creator
44:crypto 38:csv 30:currency 36:current -25:custom 32:d 33:dangerou 26:dapp -21:dat -36:data -28:date 27:day 71:dear 43:decemb
41:decimal 21:decode -32:deep -23:delegat -39:deliver 41:deploy 55:deployment 40:deposit 56:depth 34:derivativ 47:desk 54:dev 47:dex
42:did -32:difference 25:different 41:digest 36:digital -35:discord -46:disposal -68:dispute -23:do -23:dominance -33:don 68:done
71:down -48:draft 44:drain -24:drop -20:due 23:dur 49:each -29:egg 24:eip 51:eith -74:eligible -32:else 49:email 47:employ 33:empty
49:en 68:end -41:epoch -41:etf -35:etherscan 39:everybody 33:evm -45:explain 58:exploit 27:explor 26:fail 44:farm 83:fattest
45:favourite 49:fetch 40:figur -24:fil 24:fine 26:flagg 21:flow 32:follow -88:follower -34:form -39:free -23:freshest 34:friend
23:from -27:frozen -25:futur 40:gallery 33:geckoterminal -53:germany 44:gett -25:github 25:giv 40:give -24:given 46:go 30:gone
-38:good -57:google 21:got 50:grandson -37:gre -51:green -23:group 39:grow 77:had -28:hand 35:hang 22:happen -20:hardware -35:hash
-52:hashrate 31:he 40:hedge 58:height 26:held -28:help 56:her -27:here 48:hex 24:hey 40:hi 52:him 47:hit 22:hold -66:holder
22:holding -68:home 46:hot 21:hottest 28:hour 55:hows -34:hurt 42:identify 54:if -23:imp -31:impermanent 41:incl 78:incom -54:index
-31:inflow -44:input 22:insid 44:inside -53:insurance -26:interest 36:inventory 28:invest 45:invoice 23:issu 26:item -76:job 33:jpeg
-45:json 30:just 50:keccak -26:keccak256 67:keep -60:key 58:kind -38:knee 67:known -31:kyc 59:lamport -39:landlord 22:last
-42:launch 40:lead 84:least -54:leav 27:leave 33:left -89:legal 23:lent -52:level -47:leverage 46:lie -45:lightn 59:line 66:liq
-21:liquidat -32:liquidation 26:list -53:live 46:log -51:logo 22:lol -24:long -47:los -31:lose 41:lost -51:low 57:m 40:made 21:mak
-30:make 21:maliciou -103:manifold 23:many 63:margin 34:mark 40:marketplace -35:match 81:may 32:mean 49:memecoin 30:memo -71:mempool
32:mention -56:message 21:method -37:mid 41:midpoint -56:min 27:mine 55:mint -32:minut 97:minute 38:money -51:month 39:morn 22:most
47:mov 26:move 33:movement 21:much 30:multisig 37:must -23:my 37:n 21:namehash -44:native -51:nearest 38:need -32:nev -28:new
-26:next 34:nft 48:no -41:nod 28:noon 35:normal -32:not -22:notional 48:number -43:odd -38:off 22:office -52:often 42:oi -33:old
29:oldest -23:once 26:onchain 75:one -28:open 27:oracle -52:ord -21:order 23:orderbook -94:ordinal -34:oth 23:out 44:outcome
-23:output 23:owner 40:p 49:page 42:paid 34:pair 72:pap -32:park -39:part -55:passport 55:past 40:paus 46:pay 38:payment -49:pend
-28:people -57:per 23:percent -73:period 28:permit2 44:perp 49:perpetual -64:person -23:phone 23:pick 26:piece 23:pile -58:pippin
56:pl 25:plac -26:place -74:plan 64:platform 23:plenty -43:plot -62:plu 53:podcast 46:politic -33:portfolio -67:post -23:pow 103:ppl
-45:premium -30:prepare 25:present -24:primary -27:print -24:priority 28:produc 40:profile -48:proposal 48:provide 38:publish
33:pull 66:pump 36:pyth 35:quarter -49:query -40:question -28:rais -62:rarity 24:rat -38:rate -45:ratio -56:re 53:reach 24:read
42:real -21:realis 57:receipt -57:receiv 28:recent 30:recipient 47:record -24:redemption -65:reentrancy -85:regist 29:register
34:reject 59:relay 36:rent 40:report 31:reserve 33:resolve 29:rest -20:result -38:revenue 46:review -72:revoke -34:reward 27:rich
39:rn 65:rows 27:rpc 24:rug 34:rugcheck -72:run 38:safe 21:sal -28:salary 37:sale 38:sat 92:saving 43:say -22:score -30:screen
-22:search -37:season 52:second 26:sector 72:see 31:seem -44:seen 29:sent 42:sentiment -38:separate -48:serv -43:service 27:set
69:settlement 37:shar -39:she 26:shill 25:short 51:show 40:sid -34:side 29:sig -24:signatur 36:signature -56:simple 46:since 40:sist
39:site -30:skip 29:slide 21:slip -61:snapshot 74:so 49:sold -32:solidity 56:some 30:somebody 28:someone 23:son -70:spell 55:split
37:spread 39:spreadsheet 77:stable 57:stablecoin -26:stack 40:stak -35:stake 76:stand 25:start 26:startup 42:stat 24:statement
35:statu 79:still -54:stock -32:stood 58:str 32:sub -54:sum 49:swap 42:swapp 23:symbol -44:tak -32:take 22:taken -26:tall 30:tax
-46:telegram 40:tell -34:term -44:text 30:th -49:theft 52:themselv 26:there 54:these 45:thesi 37:thick 34:think 43:those 39:thru
36:tick -32:till -61:tim 38:timestamp 38:togeth -62:tonight -36:too 28:took 55:tool 36:top 40:topic0 -26:total 33:touch -59:trace
42:trade -90:trader 28:trait -52:transaction 31:transf 36:trap 42:treasur 58:treasury 29:trend -71:trezor 32:trust 58:trustworthy
24:turn 75:turnov 47:tvl -82:twitt 44:txid 22:typ 26:type 38:und 31:unit -54:unlimit 25:unspent -46:until 37:up -58:upcom -26:update
-55:upgrade 22:url 43:used -41:user 54:utc 44:utilisation 106:v -49:validator 23:valu 61:value 30:venue -45:verification 70:very
-31:via -49:view 34:vol -22:volatility 21:volum 26:volume -34:vote 21:wa -55:walk 61:wanna 24:want -33:way 32:website -43:week
75:well 28:went -48:were 35:where 32:wheth 20:while 43:whoev -54:whose 26:why -32:wife 41:will -65:win 22:winning 66:withdraw
-32:withdrawal -28:without 40:wont -57:word 45:worldwide 36:worth 28:would 31:writ -42:write 31:wrote -47:x -51:ye 26:yield -22:your
-25:z 53:zero @src=none|other -6:* @takes:choice 113:* @takes:count 55:* @takes:days 54:* @takes:fiat 22:* @takes:flag 73:*
@takes:least 117:* @takes:period 11:* @takes:step 60:* @takes:time 18:* @title 11:* @tool=call_contract 41: -28:* -56:^call -22:^my
38:^need 34:^our -33:^read 35:^the -22:an 23:ape 51:at 41:balance -61:call -35:contract -49:for 54:give 27:hold 34:need -27:now
30:numb -42:on 28:our 22:permit2 21:return -24:tell 33:the 36:there -32:trad 33:value 54:vault 24:want 24:who
@tool=check_approval_security -26:* 34:^before 22:^metamask -39:^my 27:approve -33:click -39:do -26:know 36:known 22:metamask -24:my
22:safe -28:site 21:source 26:trust -22:wallet -39:what @tool=check_contract_verified 23:^ha 27:^verify 33:anywhere 25:ask -24:code
26:ha -22:how 26:in -47:match 24:now 34:one 56:only 27:or 23:public 36:publish 22:team -39:that 21:the 28:they 21:verify 22:which
@tool=check_dapp_security -6:* -26:^i -21:^what -26:and -33:by 41:dangerou 27:in -23:known -24:not -29:phish 38:site 37:some 24:to
-38:what -33:whom @tool=check_honeypot 13:* -32:? 46:^buy -41:^did 64:^honeypot 45:^how 34:^i 21:^the 21:a -47:and -23:ask 22:been
29:button -25:buy 47:can 45:contract -39:did 31:friend 35:ha 33:have 40:hold 58:honeypot 36:how 34:many -20:min 26:much -23:or
-28:pool -30:simulate 59:some 71:still 24:there 38:token 36:trap -45:we 35:when -21:where @tool=check_malicious_address 6:* -40:^can
-32:^did 23:^what 34:^who 23:account 65:addres -35:and 26:any 38:blacklist -34:can 79:counterparty -31:did 31:do 27:drain -35:flagg
54:for 22:from 49:fund -21:he -27:in -21:kyc -22:my -42:our -40:screen -27:that -33:they 25:thi -21:which 22:who -41:you
@tool=check_phishing_site 3:* 27:? 27:^my 26:^somebody 40:^the -29:addres -30:airdrop -24:before -44:blacklist 24:connect
40:dangerou -31:fake -35:friend 23:from -25:got 22:her -34:if 20:known 28:mail 22:maliciou 30:mint -20:next -32:nft -29:our 68:page
29:please 23:site 23:somebody 21:telegram -28:there 27:they 22:website @tool=check_token_safety -3:* -21:? 22:^for -46:^honeypot
28:^i -26:^my -30:^what 24:a 25:an 48:and -24:any 58:at -20:back -20:before -24:buy -37:contract -34:doe 30:file -33:friend -38:hi
-43:hold -45:honeypot -27:in -28:me 31:memecoin -20:new 60:no -25:one -42:or -42:our -29:out -21:pay 28:put 33:safe -32:sell
-24:there 36:want 36:what -23:whoev 54:with 65:worth @tool=checksum_address 24:^i 27:addres -27:capital 26:correct 32:counterparty
28:eip -23:find 21:for 20:form -36:one -27:our 30:pap -23:right -30:small -26:to -21:tool @tool=compare_tokens -22:* -30:?
-31:^compare -32:^how -51:^market -35:^please 20:^put 44:^what 27:against 43:all -21:at 45:ath 34:below 21:beside -28:bigg 73:by
67:cap -22:check 26:circulat -41:compare 26:each -24:fee -22:from 38:high -38:i -27:in 29:it -26:keep -24:know 59:market 26:mcap
-27:move -46:much 25:next 48:oth -25:out -22:pric 26:price -24:put -52:saving 43:so 35:supp 21:table 32:that 50:they 39:time
-20:today -43:up 38:v 41:value -28:we -22:when -35:where 42:with -21:would -40:you @tool=compute_create_address -64:* 39:?
-49:^addres -36:^which -20:and 24:at 21:be 39:contract -51:create -51:factory 29:get -31:ha -33:next -50:that -40:the 22:transaction
31:which -35:will -35:with @tool=compute_namehash 11:* 25:^i -21:^what 20:for 23:make 26:namehash 22:need 27:node 27:own -27:resolv
-26:to -24:what -24:which @tool=convert_units 30:* -43:^convert -31:^ga 23:^i 35:^to 28:^what 45:a 39:amount 56:are -34:coin
-35:convert -51:decimal -24:did 21:do -34:doe 48:for -25:ga -45:ha -29:have 41:how 51:in 22:into 26:it 20:ledg 48:many 45:me 35:my
49:numb -26:round 24:say 58:that 50:the 34:thi -23:to 42:token 24:want 23:what -34:when 23:whole @tool=decode_abi -20:* -28:^decode
40:^metamask 37:^please 28:any 27:can -34:d -27:data -28:decode 20:exact 70:hex 49:into -34:know 40:metamask 24:on 35:only 27:please
38:rout -35:safe 42:show -23:site 37:swap 34:thi 23:would @tool=decode_abi_parameters 28:* -30:^abi 24:^i -25:^which 39:a -22:abi
48:addres 36:an 36:are -26:argument 24:at 31:back -31:can 31:constructor 25:contract -22:do -26:doe 26:have 43:in 21:my 40:own
35:paus 38:return 26:to 39:token -26:tool 21:wa -28:want -23:with @tool=decode_calldata 10:* 23:^decode -36:^which -30:a 39:amount
42:and 43:argument 32:ask -36:at 36:blob -26:call -39:data 40:decode 59:get 36:here 41:how 21:if -37:input 35:inside 29:it 33:like
33:look 25:me -29:my 21:only 55:out 46:show -20:that 24:to -40:tool -65:tx 32:wallet -32:want -27:with @tool=decode_log 3:* -55:?
-68:^event 22:^i -39:^my -36:^topic0 68:^what -22:^which 55:an -90:and -26:are -76:argument -29:be -25:before -26:call -25:decod
-30:did 30:doe -28:emit -39:every -40:for -42:hash 21:have 55:here -37:index -38:inside -36:like 80:mean -40:my -36:need -22:no
-30:old -21:one -26:only -46:our -96:out 45:please 57:text -28:that -31:the 56:thi 43:to 69:topic 40:what -35:which -29:would
@tool=decode_raw_transaction 24:* 39:^decode 25:^my -21:^what 41:and 26:been -30:blob 21:broadcast 40:can 34:decode -20:do -59:doe
24:fee 35:for 40:from -28:go 21:ha 23:i -43:input 27:like 41:me 67:nonce 65:out 33:recipient 54:send -24:show 34:sign 22:that 25:to
-36:wa -29:where -20:which -26:with 44:you @tool=decode_selector -45: 11:* 26:4byte 50:? -31:^i 45:^my -64:^selector -75:an 20:and
31:at 62:be 36:behind 38:byte 33:call 46:code 22:could 44:data 49:every 30:for 39:from 35:hash -60:here 28:i 23:input 33:it 34:log
62:my 48:out -42:please -27:selector 64:start 77:that -31:to -35:topic 35:trace 24:transaction 40:tx 46:wallet 36:what 47:which
36:with 50:would @tool=detect_rugpull 5:* 25:^i 25:^rug 56:^wa -21:^where -29:deposit 25:drain 49:exchange 36:from -20:how 47:ledg
50:money -41:much 38:park 24:rug -26:run 29:say 23:see 34:stable 21:still 30:to 46:wa -27:when 27:where -23:would -30:yield
@tool=encode_abi 20:* -44:^abi -39:^call -38:^which -34:abi -57:argument 58:be -25:call 46:calldata -39:doe 64:for -30:get 76:hex
22:need -28:of -30:on 32:pl -38:please 22:selector 77:spend -41:want -24:what -34:which 42:with @tool=estimate_gas -30:* -50:^call
-40:^ga 39:a -47:at 57:cost 40:data -36:did 43:doe 22:from -38:ga 21:go 27:if -22:know -23:like 47:make -26:me 21:mint 55:network
23:of -31:paid 26:please -55:price 35:right -24:run 21:sent 38:there 49:transf -31:which @tool=get_account_nonce -6:* 56:^addres
-26:^for -47:^i -25:^my 42:^nonce -24:a 46:addres -31:and -26:block -22:by -31:can -31:contract 58:create -27:for -36:from -26:ga
-27:ha 22:hot -50:i -23:in 21:incl -42:it -25:me -44:my -30:need 55:next 27:nonce -30:one -27:pend -29:please -31:sent -24:since
49:that 24:the -33:to -61:transaction 36:tx 21:what 55:will -30:you @tool=get_alchemy_prices -13:* -23:at
@tool=get_alchemy_token_balances 26:* 49:^balance -28:^decimal -21:a 28:and -47:at 47:balance -44:decimal 42:every 40:for 24:in
35:list 54:need 35:of 23:on 28:position 28:to 35:unit -23:with @tool=get_alchemy_token_metadata -34:* -35:a -29:for -34:logo
-35:make -32:me -29:my -30:token @tool=get_asset_platforms -3:* 25:^coingecko 27:^on 29:all 20:at -36:category -21:coin
52:collection 26:doe -33:floor 28:friend -31:in 37:nft -24:of 28:platform -31:the 30:track -34:up 36:with 26:you
@tool=get_asset_transfers -62:* -28:^everyth 24:aft 34:all -30:and 28:be -20:block 26:came -37:coin -24:contract -28:everyth -20:go
-24:got -26:ha -24:i -23:in 25:into 30:kind 58:left -36:list 22:mix -31:mov -42:nft 21:not -25:of -36:on -55:one -20:only -21:read
-63:send 27:so -46:to 21:transfer -44:wallet 34:went 24:what -40:who @tool=get_batch_historical_prices -28:* -33:^what 28:each
39:market -21:one 29:own -24:pric 31:value -22:what @tool=get_block -22: -55:* 39:? -77:^how 32:^my -56:^the 41:^when -48:a
-65:block -69:ha -69:how -32:in -26:includ -24:it -27:latest -28:like -72:many -23:or -42:please 47:produc -28:read 38:seem -50:that
-56:the -63:transaction -24:we @tool=get_block_by_timestamp -23: -12:* 25:^at 38:^block 28:^i -46:^in 32:^my -46:^what -36:date
22:deploy -23:did -24:end 21:for 30:height -36:in -25:last 30:min 28:need 29:numb -48:please 28:snapshot -51:time 30:to -30:up 52:wa
47:we 37:went -39:what 64:when @tool=get_block_details 34: 28:* -23:? 29:^how 55:^on 39:^what -44:^which -41:^who -23:a -28:and
-70:been 88:block -25:built -70:burn -34:by -28:fee 47:full -25:got 45:ha -30:have -41:i 30:in -21:made 31:many -25:me -70:much
-24:need -39:newest -33:now -22:numb -38:one -52:our -22:paid 46:please -27:slot 54:that 44:the -31:those 60:time 63:transaction
21:tx -22:validator -45:were 31:what -22:when -54:which -31:who 32:with @tool=get_boosted_tokens -41:* -33:^most -20:and -20:are
-27:for -26:in -22:most -29:on -26:paid -23:the -24:there @tool=get_bridge 36:* 56:? 40:^how -43:^i 31:^what -48:^which 39:aft
-21:against 53:am -38:and -21:busiest -28:day -23:defillama 54:did 36:do 52:flow -85:for -26:ha 38:hack 31:how 43:in 47:it -29:many
-70:me 37:money -23:most 62:much -31:number -76:of 46:out 37:over 50:people -25:plan -27:protocol -24:show 78:since 70:still
-27:that 48:the -32:time -56:to 26:today 55:total -42:transaction 32:use -26:vault -31:we 25:what -59:which -26:who -73:withdrawal
67:yield @tool=get_bridge_volume -52:* -56:? 25:^could -26:^how -56:^what -39:a -47:aft -46:am 23:and -29:at 23:between -20:by
24:could 22:defillama 64:deposit -26:did -58:do -73:flow 54:for 62:give -46:hack -61:i -68:in -25:into -58:it 68:me -43:money
-34:most -30:my -33:net 28:number 45:of -45:our -33:out -36:over -46:people -39:sent -21:spot -47:still 24:tell 23:that -25:the
-26:thi -22:through 29:today -55:total -22:u -24:wa -50:what -32:which 65:withdrawal 24:you @tool=get_bridges 5:* 24:^bridge -22:^i
22:^which -35:and -21:biggest 25:bridg 25:defillama -32:dex 29:flow -20:from -34:have -27:me 23:most 37:one 30:our 29:thi 31:through
-21:today -21:volume 39:which -23:you @tool=get_btc_address -19:* 43:^ha -33:^how -36:a -27:address 36:am 20:any 35:anyth -41:are
49:at 28:check -42:client 22:ever -24:for 20:gave 67:ha 34:have -25:how 55:if -30:in -34:ledg 24:left 21:look -29:many -27:mempool
35:one -21:or 28:pap 39:pl 20:right 43:sat -49:satoshi -34:sit -32:that 44:there -22:total -24:valid -20:wa 48:wallet 33:what
45:wheth 39:would 22:you @tool=get_btc_address_transactions 3:* -28:? 26:^show 25:^tx 21:addres 40:all -32:and 27:any -38:balance
22:every 27:for 37:have 26:height -35:how -30:if -29:in 31:includ 38:ledg 27:me -44:mempool -44:much 58:one 26:paid -20:please
35:recent 26:small -67:still 35:that 22:the -49:there 43:touch 36:u 48:up 55:wallet -33:what 39:with @tool=get_btc_block -22: -9:*
-22:^which 26:count -47:difficulty 38:latest -45:mempool -28:min 63:newest -28:pool -27:sise -26:that 24:there -22:thi 25:time
44:transaction -22:when -20:which @tool=get_btc_difficulty 29: -6:* 54:? -22:^i 32:^next 36:adjustment -72:and 27:are 21:block
31:com -44:difficulty -23:doe -26:down 24:epoch -24:far -43:hashrate -40:i -66:mempool 63:mine -25:now -25:or -49:sise 28:thi -24:up
@tool=get_btc_exchange_rates 9:* -33:^what 36:and -29:can -24:coin 23:currency 23:list 22:money 30:of 44:one 43:please -28:price
-24:rat -25:right @tool=get_btc_fees -22:* -36:? 75:^fee -29:^sat -22:^what -32:and -54:are -31:block -54:did -34:each 21:fee
-38:for 35:get 42:have 51:hour -25:how -26:in 30:into -29:many -44:mempool -32:min 36:my -30:next 21:now -29:of -34:one -36:out
-35:paid -31:pay 43:payment -44:per -29:please -34:sat -28:satoshi 30:thi -48:transaction -41:up -39:wait -26:what -33:would
@tool=get_btc_hashrate -67:* -24:? -31:^hash 34:^hashrate 26:back -21:can 34:develop -24:difficulty -21:do 30:down -33:for 25:go
28:ha -23:hash -35:hashrate -34:in -44:min -45:mine -27:my -43:of 27:or -46:pool -24:rate -47:share 22:up -22:what -31:with -21:you
@tool=get_btc_mempool -53:^i -39:^my 49:^sat 76:and 34:are 28:been 29:block 69:difficulty 40:each -57:fee 53:how -58:it 50:many
-40:mempool 31:min 33:my 76:next 24:now 31:of -34:on 31:one 39:out -23:payment -80:pend 41:right 54:sat 26:sise 28:so -65:still
-51:thi 43:to -81:transaction 23:tx 28:unconfirm 61:vb 52:wait @tool=get_btc_price 32:* -27:? 64:^what -36:and 28:buy 64:cost
27:date 45:did -22:it -35:kind 68:near 25:need -30:now 56:on 74:one 29:only -32:rate 29:report -25:sat -38:so -32:sold -33:tell
62:that -45:then 67:top 44:what -22:worth @tool=get_btc_tx -35:? -74:^ha 31:^how 63:^i -25:^my 36:^sat 24:^the 38:^what -32:^which
-20:addres -35:are -29:arriv 52:by 21:client 33:confirm 33:did 59:doe -22:first 43:for 43:gave -65:ha 25:have -43:hour 22:how 28:i
37:in 65:it 34:many 20:me 30:mempool 31:min -20:need -20:next 49:now -22:of -50:output 38:pay 67:pend 20:sat 44:sent -22:so
-23:spendable 60:still -25:stuck -41:through -28:to 45:txid -31:vb 38:wa 25:what 26:with -50:yet @tool=get_btc_utxos 3:* 25:^utxo
29:addres -29:and 23:can 30:consolidate 39:fee 33:first 31:ha 21:i -45:in 21:on 27:one -47:sit -25:sitt 33:spend 54:spendable
-23:that -32:there 23:to 27:unspent 32:utxo 22:wallet @tool=get_categories -31: -7:* 20:^give -36:^which 42:category 23:coin 24:list
-34:my 26:nam -22:need -43:that -41:which @tool=get_categories_market_data -27:* 49:^coin -37:^market -36:^what -26:for -27:i -22:in
-23:like -45:rank 51:sector -25:that -35:what @tool=get_chain_fees 3:* 23:? 23:^on 21:^which 37:^who -59:all -53:and 22:by -22:chain
-31:defi 35:do -45:doe 24:fee -51:have 44:keep 38:kept -21:my 37:network -30:no 34:not -25:of 87:on 23:paid 22:pay 24:people
23:protocol -44:share 34:thi 24:today 46:total -43:treasury -24:tvl 34:who @tool=get_chain_info 35:* 49:? 76:^chain 40:^what 65:a
54:add 47:and 44:at -28:capacity 77:chain 30:coin 46:do 47:explor 58:for 42:have 32:i 61:id -28:kind 25:l2 -28:lightn 28:my
58:native 36:need 21:network 34:new 20:numb 26:our 32:plu 20:public 91:rpc 21:should -24:stuck -30:that 31:the -29:time 37:to 20:up
29:url 49:wallet 21:want -22:went 42:what @tool=get_chain_stats -8:* -23:^transaction 24:address 28:busy 20:count 26:do -25:ha 20:or
27:there 49:today 46:utilisation @tool=get_chain_tvl_history 24:* -52:^how 24:^when -47:all 39:are -45:at -25:between -89:by
37:compare 53:deploy -21:develop -54:doe 35:each -38:fee -28:for -32:ha -61:have 30:it -22:keep -21:liquidity 32:lock 28:m
-32:market -55:me -46:money 27:much 23:of 33:on -36:protocol 21:see -41:show -31:stablecoin 41:there -34:time 45:today -46:total
39:tvl 26:u 74:wa 63:we 46:where @tool=get_chains -8:* 61:^rank -91:blockchain 70:by 44:chain 52:doe 29:have 38:keep 42:me 22:need
21:of 29:only 42:please 35:rank 39:say 55:show -35:stablecoin 39:the 34:value -24:with @tool=get_chains_tvl_history -37: -70:*
-24:^i -33:^tvl 55:all -25:are -82:blockchain -41:by -29:chain 56:defi 21:every -21:exchang 23:history -40:i -34:it -21:liquidation
-21:long -34:need -29:on 35:over 21:point -38:protocol -23:rank -36:summ -24:the 28:total -49:tvl -28:we -23:with
@tool=get_coin_historical_chart -39:* -30:? -22:^ 56:^chart -29:^for -38:^ha -21:^i -39:^price -25:^which -24:against 51:all -23:an
-29:at -24:between -32:book 32:bought 26:by -20:can -41:cap 62:chart -26:coin 25:compare -24:do 41:down 23:draw -43:floor -58:from
-23:go -38:ha -26:how 27:m 29:make 38:many -23:market -45:mcap 28:more -24:much -26:on -62:one 35:or -27:our -56:over -27:per
33:percent 21:please -29:plot -25:pric -53:price 21:say -31:see 39:since -25:tax 21:tell -32:that -32:the 61:time -61:today -33:trad
-21:tvl 49:up -35:volume -33:wa -44:want -43:we -49:went -21:where -23:which -46:with -23:worth -25:year @tool=get_coin_history 25:
13:* 25:? 35:^did 54:^how -57:^my 51:^price -64:^the -30:^which -24:a -32:advis 52:ask 50:at 31:auditor -26:back -47:book -29:bought
48:cap 60:close -56:cost -22:dat 45:date 36:did 27:do -35:doe 74:end 39:ever 23:first 44:how 32:in -70:index 52:know 27:late 26:look
41:mcap 47:much 27:must -36:new 38:of 22:on 65:only 64:open 88:our 34:present 29:pric 32:price 22:so 47:sold -26:start -30:that
34:the 42:then -47:thi 72:token 38:trad -105:utc 61:valuation -39:value -28:very 57:volume 35:wa -56:want -37:what 78:when -25:with
@tool=get_coin_market_chart_range 9:* -42:? -35:^did -31:^ha 41:^my 34:^our 26:^please -20:^what 60:a -24:about 58:advis -44:at
32:auditor 61:book -20:chart -21:clos 29:coin -22:cost 21:could -27:date 22:day -41:did -50:do -21:down -56:end 51:from 40:i 46:kind
-21:know 33:mcap -23:me -41:month -27:move 35:much 23:my 28:on 49:one -23:or -58:our 20:over -24:past 33:pl 27:please -30:pric
56:rate 47:see 37:sery 45:since 44:start -41:statement 27:supp 50:tax 38:tell 27:the 36:time -22:today 23:trad 37:turnov -37:two
-33:valuation 58:value 32:volume 39:wa 65:want 46:went 26:what 31:where -37:which -27:worth -55:year @tool=get_coin_ohlc -40:* -45:?
-32:^chart -39:^what 39:a 21:and -38:at -33:chart -37:close -37:did 46:for -28:in -47:of -32:on -51:open 28:please -27:today
-39:what @tool=get_coin_tickers 13:* -23:24h -23:? 49:^i -24:^last -31:^list 21:^on -27:^volume 29:^what -29:a -50:an 41:and
40:biggest -42:buy 51:by 28:cheapest 35:coingecko 49:depth -32:dex -22:did 37:do -36:each 37:exchang 59:exchange -35:from -38:ha
33:have -31:how 21:i 75:id -27:in 45:it -32:kind -22:last -28:most 38:need 53:not -38:now -33:on 35:one -44:or 44:oth -54:price
-32:spot -26:there -23:token -20:top 42:volume 61:want -27:we 36:what -27:where 41:you @tool=get_coins_index 8:* -23:? 21:^a
-35:^coingecko 50:^contract 38:^could 22:^everyth -20:^i -28:^price -31:^tell -39:^v -53:^what -24:all 32:and 26:ask -32:at
-36:below 30:cap 36:category 36:contract 30:could 59:did 34:everyth 25:far -46:figur 44:for 58:from 56:go 36:grandson 53:ha -24:have
23:how -28:index 40:kind -27:know 59:like -31:m -24:mcap -21:me 41:much 31:my 38:need 69:not -41:on 31:one -32:only 46:pl -23:post
-26:price 42:quot -44:say 38:send 34:should -31:tax -46:telegram 46:that -23:thi -39:time 28:to 66:today -37:token -72:twitt -45:und
70:up -38:v 59:want -33:what -29:when @tool=get_coins_list -43:* 26:^coin -21:a -23:add 29:address 25:contract -20:id -29:name
-21:need -23:one 21:want -30:which @tool=get_coins_market_data 40: -19:* 66:? -32:^compare -60:^how -49:^i 57:^market 33:^top
-29:^total -25:a 59:account -40:among 24:and 42:are -25:at -29:ath 35:below 37:biggest -43:by -28:capitalisation -68:category
-30:coingecko -32:compare 49:crypto 52:day -50:for -56:from -51:how -43:i -29:id -31:in 25:lay -48:like -45:many -26:market 32:me
62:move -27:much -47:my -56:need -20:of -21:on -24:our 34:pl -21:pric -64:quot -81:rank 25:side -20:supp -43:that -24:them -31:total
-21:up -25:volume 32:with -21:you @tool=get_companies_treasury -33: -37:* 40:^for -49:^how -29:^i -29:^the -29:about -28:and
22:bought 35:buy 52:by -30:crypto -22:did -36:doe 38:each 30:have 22:holding -22:how -42:i -22:in -27:it -25:keep 42:largest 22:m
-23:many -22:min -39:now -46:our -40:own -39:paid -22:pay -22:shar 42:them -35:they -26:to -40:treasury -40:v -36:what 42:with
-29:work -46:worth -27:you @tool=get_contract_abi 23:* 57:^abi 73:abi -21:at 26:need 37:please -21:source
@tool=get_contract_bytecode -36:* 56:? 62:^i 20:an -23:bytecode -46:eip -64:find -43:from -35:hash -27:in 23:just 27:normal -39:of
22:old -29:one 86:or -21:t -57:the 21:wallet -36:what @tool=get_contract_code -14:* 58:^look -39:a -30:an -46:contract 50:explor
57:look 22:of -20:or -28:solidity 55:up 23:wa -20:want @tool=get_contract_coin 15:* 25:^can 29:^someone -33:about -26:addres
47:coingecko -21:did 63:everyth -26:i 53:in -31:keep 22:look 64:market -26:mint -29:my 38:need -31:of 38:on 25:only -24:pl 60:say
29:someone 27:tell -23:token 24:twitt 22:up 29:whatev @tool=get_contract_market_chart 14:* -21:^chart 43:^how -34:between -43:cap
23:chart -26:coingecko 42:did -28:from 20:hold 48:how 51:i 24:it -32:market -37:of 60:two -50:volume 24:with
@tool=get_contract_market_chart_range -28:* 24:^i 24:^price 26:cap -28:chart 21:e -27:for 20:from 20:ha -22:me 32:much 24:of 37:over
-56:two 32:volume @tool=get_contract_source -17:* -20:^i 22:^who 25:are 24:behind -26:coin -20:contract 40:fil -59:may 30:of 30:one
27:out -39:own 21:rout -58:say -54:so -20:some -38:source -24:swap -51:that -31:want -54:we -56:what 26:where 21:who
@tool=get_current_prices 13:* -20:^and -21:^for 36:^pric 28:^price -21:^what -46:acros 43:also 23:and 44:answ -47:any -24:at 51:both
55:defillama 27:each 23:go 27:it -28:lp 25:moment -21:my 27:now 28:of 55:one 44:open 46:please 25:pric 24:price -20:that 51:thi
46:those -32:time -27:token 46:trad 31:value -20:wa 28:where @tool=get_defi_protocol 50: 11:* -38:? 20:^could 23:^did -22:^fee
-22:^for 32:^ha 31:^how 20:^i 36:^on -43:^the -47:^which 68:^who -22:about -40:all -21:am -51:any 50:are -28:at 27:audit 24:before
-29:build 52:by 46:chain -22:coin 26:dapp -71:defi -31:defillama -22:deposit -24:did 24:down 64:each 59:end -52:fee -28:first
-49:get -22:give -69:have 30:if -56:into 30:know -46:l2 70:lend 21:like -23:list -28:lock -51:many 42:market 35:money -30:my 30:need
-49:not -38:numb 30:one 40:our 28:people 28:per 25:pl 29:platform 27:project 21:put 59:run -23:saving -29:see 29:show 33:since
28:sit 29:stak 25:summ -51:there 50:think -24:to -21:today 34:use 55:value -26:vault -32:wa -45:we -24:where 66:who
@tool=get_defi_protocols -25: -76:* -25:^how -29:^i -25:^lend -23:^my -25:^on -50:^tvl -33:^what -31:a -37:am -48:app -67:chain
-28:do -33:each -31:how -39:i -47:in -36:it -33:just -29:keep -45:lend -32:market 39:most -25:much -43:of 29:on -45:one -33:per
-29:platform -31:the 28:there -29:token -39:tvl -55:use -29:wa 25:want -28:we -42:what -34:which 32:with
@tool=get_derivatives_exchange -34: -3:* -35:^i 22:^open -26:^perp 21:^what -41:^which -45:coingecko 26:derivativ 30:doe
-41:exchange -25:for 22:futur -36:ha -55:id 25:in -27:list 28:my -37:need -31:now 22:open -40:or 26:our -23:perp -54:please -24:rat
-42:use 28:venue -38:which @tool=get_derivatives_exchanges -44:^open -21:^what 36:^which -26:and 48:at 42:biggest 22:derivativ
27:exchange -43:friend 40:ha -45:id 32:list -39:my 31:now -21:of 42:only -36:perpetual 22:rank 33:right 20:venu -20:what 33:which
@tool=get_derivatives_exchanges_list 37:^i -37:all -38:and 39:derivativ 23:exchange 25:futur 21:id 24:just -45:know -32:list -31:nam
42:need -21:of 26:script 24:them 27:use 28:venue -38:you @tool=get_derivatives_tickers -45:* -29:at -26:derivativ -21:exchang
-26:for -45:futur -21:in -36:interest -42:of -27:one -31:open 24:perpetual -26:please 28:rate -65:there -27:total -30:venue
@tool=get_dex_pair 30:* 50:? 40:^dexscreen 23:^how 41:^pool 28:^price 27:at 46:by -33:dex 28:dexscreen 46:did -25:do -22:entry
49:how 48:liq 46:move 28:on 38:pair 28:pool 28:price 27:sell 34:the -38:to -34:what 26:when -21:where @tool=get_dex_volume -38:*
-34:24h 21:^ -79:^dex -47:^how -52:^i 69:^volume 42:a 39:all -59:at -60:by 46:day 38:doe -36:each 27:from 36:got -36:ha 51:history
27:it 22:list 34:make -31:need -29:of -22:on 31:our -22:over -56:there -37:thi -33:to -28:token -23:trad -34:turn -26:turnov -41:v
-22:venue 21:volume 21:wa -22:want 28:week -22:which -27:with -23:you @tool=get_dex_volumes -29: 56:? 33:^dex -23:^how -34:^on
-31:^volume 38:^what 21:^which -34:a -26:about 34:acros -21:all 32:and -43:are -27:by 44:decentralis -27:do -28:doe 23:every
37:exchang 48:have -26:how -25:i -41:it 31:lead 24:most -33:much -30:my 25:now -41:on 48:over -21:perp -40:rank -47:that 38:them
-30:there -47:to -25:trad -31:wa -37:we -29:week 34:what 38:which 23:who @tool=get_dex_volumes_by_chain 22:* -41:? -28:^all
-26:^busiest 76:^dex -29:^i -35:^pool -31:^volume -69:^what -38:a -56:all -20:are -26:busiest 91:by 52:dex 53:do 37:each -22:every
30:exchange 20:first 28:for -29:got -47:have 27:i -57:it 24:more -40:most 35:now 31:on -21:only 31:our -38:over 23:pay -25:perp
-49:pool 34:rank 53:see -26:swapp 23:than 27:that -50:them 28:there 34:to -24:togeth -38:token 20:trad 34:trade -31:turn 42:turnov
22:use 38:v 38:want -27:week -24:what -30:which 30:who @tool=get_dexes 5:* -22:^how 33:^list -25:^on 30:^which 26:a 36:all 33:are
35:at -45:by 42:can -29:did -57:do 22:doe -44:exchange 34:exist 36:geckoterminal -22:how 23:id 40:list 43:one -37:only -50:our
26:pool 32:run 71:then 42:there -35:they 21:track -45:trade 29:where @tool=get_emissions 10:* 21:? -34:^i 27:any 26:bag 29:big
29:com 27:dump -20:i 27:next 21:on -29:still 27:that -25:the 25:token 59:unlock 28:up 22:upcom @tool=get_entities_list -34:*
40:^list -21:^which -27:company 27:crypto -24:first 24:got -22:hold 22:holder 21:id -25:largest 21:that -24:their -24:them 26:track
-24:which 34:you @tool=get_erc20_allowance 39: 7:* 23:? 50:^i -41:^please 59:account 52:all 40:allowance 61:already -28:approval
-33:be -20:burn 32:did -39:do 36:for -74:gave 20:grant 44:i -24:into 74:it 63:left 55:may 69:my 32:of 21:on 57:open 53:or 33:out
25:over 25:own -53:permit2 -38:please 77:pull 45:should -29:spend 68:still -62:that 39:there 28:think -49:to 21:token -41:unlimit
39:wallet 40:we @tool=get_erc20_metadata -28:? -35:^read 34:all -20:and -29:burn -23:chain 38:contract 41:exist -27:far 33:ha
-27:have 39:in -25:it 44:name -45:numb -39:or 38:report -45:same 43:supp 42:total @tool=get_erc20_transfers -45:* 43:^for -32:^list
-26:^the -23:a -35:all -24:at -47:both 32:chain -23:claim 31:could 43:erc20 -36:first 36:go -25:ha -23:in 37:incom -36:inflow -27:it
37:last -26:left 22:list -23:may -25:me -43:movement -23:my -39:of -23:on -58:one 53:only -32:out -26:own 28:payment -22:please
-55:pull 44:read 46:rows -21:show -39:start -40:them 45:through -48:token -21:transf -65:transfer -53:wallet -23:which -35:who
-43:with 28:you @tool=get_etherscan_balance -6:* -26:^i 42:do -21:doe -22:etherscan 24:much 36:own 62:sitt 63:still -23:token
@tool=get_etherscan_contract_source -48:* 27:^show -67:^verify -45:at 24:compil -65:contract -31:etherscan -31:fil 23:from -46:have
-36:i 31:licence -40:my -28:on -42:our 27:rout 30:show 21:solidity -42:the -33:verify -31:with @tool=get_etherscan_gas_oracle -12:*
22:fast @tool=get_etherscan_token_transfers 72:* 27:^all -41:^for 43:account 77:and 42:first 41:from 87:in -38:incom 28:it
78:movement -52:need 50:of 49:on 61:one -65:only 83:out 55:pull -48:send -44:that 37:them -41:token -20:transaction 48:very
55:wallet 23:we -23:who 51:with @tool=get_etherscan_transactions 18:* -23:? 46:^show 40:^the 27:account 21:etherscan 36:ever 46:fee
-41:ha -35:have -36:how 34:internal -25:ledg 25:list -30:me 26:need -39:one 30:our 26:please -31:see 20:sent 40:show 38:that 35:the
24:their 86:transaction -35:up 22:with @tool=get_event_topic -30:* 70:^topic0 -49:^what -30:^which -32:an -36:argument 26:custom
-34:doe 36:for -24:get -20:ha 27:hash -45:here 25:in -56:mean 28:need 25:one 38:our -29:out 24:that -22:thi -40:topic -60:what
-26:which @tool=get_exchange 39: -9:* 24:? 39:^how -28:^i 48:^trust 27:and -21:are -22:by 36:country -22:do -32:doe -46:exchange
-37:file 36:how -32:id 25:in 31:my 23:of 34:score -23:the -27:they 42:trust 82:trustworthy -33:what 39:where
@tool=get_exchange_markets -29: -44:* -23:? 25:^doe -53:^i 26:^which -51:at -23:buy 36:can 26:doe 30:even -26:fee 31:list -22:most
-27:now -34:of -28:on -25:or -42:over 25:pair -29:perp -27:still -41:the 64:there -77:trad 24:trade -23:where 49:which
-50:withdrawal @tool=get_exchange_tickers -22: -77:* -21:24h -34:? -28:^busiest -25:^how -31:^i -22:^the -22:^where 30:^which
-47:and -41:ask -60:at -53:bid -58:biggest -22:book -28:busiest -35:by -29:coingecko 21:each -55:exchange -24:from -33:how -41:i
-36:id -55:it -34:level 36:most -26:of -21:on -26:please 24:price -22:their 20:they -34:trad -40:volume -29:what -31:with
@tool=get_exchange_time 75: -31:* 35:? 41:^doe -36:^i -47:answer 75:clock 29:doe 27:down -23:exchange 34:from 36:get -50:i -25:in
22:my -21:not 38:now 38:off 46:or 29:order 31:reject 52:serv -50:service -21:the 28:with 31:work 52:your
@tool=get_exchange_volume_chart -39: 63:* 29:? 78:^how -54:^i 33:^my 61:^volume -27:^what -37:and 30:been 53:by 36:chart 38:coin
70:did 45:do -22:doe -21:etf 53:exchange -61:for 28:fund 81:ha 68:how 43:if 76:in 79:it 40:leave 43:many 25:much 34:my -65:need
49:of 39:our 20:over 37:please 28:see 51:since 23:that -23:the 40:thi -47:to -33:trader 22:turnov -22:use 39:v 31:volume 30:we
-36:with @tool=get_exchange_volume_chart_range 57: 64:^i -30:^my -44:^volume -31:chart -39:exchange 45:for -45:ha 33:i -41:if -21:it
-23:my 63:need 43:the 37:to 43:trad 31:volume -29:what 56:whole @tool=get_exchanges -40:* -40:^biggest -36:^trust -40:at -45:biggest
-23:by -61:first 31:for 28:found -28:i -29:my -36:of -22:score 39:spot -24:the 40:their 33:they 35:with 35:year
@tool=get_exchanges_list -27: 22:* -25:? -33:^i -39:^which 28:all 38:and -21:coin 23:exchang 21:exchange 40:for 37:from 35:have
-32:how 39:id -31:in -45:it 46:me -24:my 45:name 71:of 35:that 50:the 30:you @tool=get_fear_greed -30:* -25:? 35:^fear -21:^what
41:and 44:are 39:before 27:doe -24:fear -20:for -24:gre 21:greedy -28:i -53:it -52:market 28:say -49:sentiment -36:the 40:to
33:today 22:wa @tool=get_fee_history 31: -11:* -24:^fee -29:^ga 38:^i 46:a 32:and -33:ga -29:in 50:newest 44:numb 29:our 30:paid
-33:time 33:tip -37:tx @tool=get_fees_overview -30:* -62:? -21:^holder 63:^protocol -50:^revenue 20:^top -34:^which -35:^who
29:acros 22:all -32:and 48:by 43:crypto -24:did -23:doe -31:fee -38:have 24:holder -78:it 28:not -102:on -38:paid -26:please
-20:share 26:their 38:they 22:token -20:treasury -36:user -23:we -22:which -35:who @tool=get_first_prices 10:* -26:^how -31:^price
26:^since -25:are -28:at -20:did -28:each -29:for 31:how 24:i -39:old 29:on -57:open -26:please 57:record -25:to -24:trade 32:wa
@tool=get_function_selector 44: 27:* -28:? 69:^selector -25:^the -43:be -39:behind 30:byt -28:calldata -28:can 41:data -35:do
-51:doe 39:in 24:look -40:mean 37:method 59:of 60:our -28:permit2 56:please 48:revert 39:selector -22:spend 48:text 37:the -34:thi
39:to -29:topic0 23:up 21:wallet -48:with -32:you @tool=get_funding_rate -17:* -30:? -31:^long 20:^next 21:^the 22:^what -38:did
51:do 20:for -29:from -48:have -54:long -23:me -22:moment 66:next 24:now 33:of -29:one -20:open -21:or -35:perp -26:rate -32:ratio
26:right 36:short 70:there 56:v 30:what @tool=get_funding_rate_history -26: 19:* 35:^fund -40:^i 20:^perp -21:are 22:at 30:did
32:for 40:ha 55:have 35:i -25:in 39:it 47:late 48:long 54:m -49:me -29:next 32:one 23:paid 66:pay 36:payment 39:perp 43:rat -24:rate
42:there @tool=get_gainers_losers -34:* -20:^what 45:among 38:and -22:at 36:for -40:how -44:i 33:in 38:market -51:top
@tool=get_gas_overview 34:* -41:^cheapest 26:^fee 72:^ga 24:^the -30:^what -21:^where -32:and -26:cheapest 37:coin -44:did -28:doe
38:fee -31:from 109:ga -27:in -29:l2 -20:me -33:my 31:now 22:of -21:on -40:one 32:or -24:our -40:pay 29:pl 37:please 30:present
70:price 24:right 32:rn -55:sat -27:send -45:there -40:transf 29:tx -48:vb -23:what -21:where -26:why 21:would @tool=get_gas_price
-60:* 25:^how -39:^price 56:a -24:and 41:at -34:contract -31:current -45:did -25:for -60:ga 22:how -25:in 43:moment -38:of 26:on
23:our -63:pay -40:please -81:price -27:right -30:the 49:there 37:transf 38:tx -34:would @tool=get_global_defi -8:* 30:^how -42:^i
-42:^market 41:a -34:all 24:crypto 35:defi 28:how 26:i 41:large 23:of -23:old 50:share 27:the -24:to 48:whole
@tool=get_global_market_cap_chart 26: -28:* 26:^how -39:^market -46:all -62:and 30:back 38:beginn -36:coin 34:develop -54:for 32:ha
22:how -57:in -79:of 36:our 32:over 34:since 25:to -21:togeth 34:token 36:value -59:volume 37:want 33:whole @tool=get_global_stats
12:* -32:? 27:^dominance -20:^how -69:^market 68:^total -21:^what -35:a 28:and -34:cap 24:coin -46:defi 59:dominance 56:for -28:ha
78:in 56:it 62:mcap -59:most 35:of -44:share 37:these 53:volume -49:whole @tool=get_goplus_supported_chains 31: 10:* 26:before
21:chain 31:collection 36:for 40:goplu 31:it 22:token @tool=get_hacks 21: -21:* -29:^did -25:^how 49:^latest 32:^recent 29:^the
31:^what 26:^who -26:and -20:crypto -33:did -22:do 22:exploit -29:for -35:get 48:got -50:how -28:i 35:late 50:latest -45:much
-21:please -22:project -39:protocol 35:recent -38:thi -28:wa 30:what -39:when 22:who @tool=get_historical_prices 56:* 22:^a 42:^and
47:^at 81:^for -30:^i 41:^price -29:^the -27:^what -23:^which -32:about -27:am 21:an 28:and 89:at 20:back -22:block 21:check
21:client -34:coin -24:coingecko -53:date 45:day -52:defillama 32:did -21:do -30:doe -26:end -26:figure 26:go -28:ha -34:have
-24:hold -54:i 25:invoice 25:my -37:nearest 63:of 27:on -25:one 35:open 28:paid -26:pl -24:please 36:price 22:receiv -28:record
-35:since 37:single 32:so 39:sold 119:that 27:them 32:then -34:thi 75:time -24:to -23:today -24:token -20:utc 23:wa -36:want 54:when
-53:where -27:which 58:will @tool=get_internal_transactions -24:* 22:? -34:^did 39:^how -26:^my 31:^search -38:^show -29:^which
-26:^who -28:a -30:and 25:contract 59:exploit 28:explor 29:how 55:in -25:internal -28:like 32:make 40:much -42:my -32:of 25:ord
-44:our 30:search 25:see -44:show -39:trace 48:tx 45:value -23:want 27:what -25:whom @tool=get_jup_price 20:* 43:? 52:^mint 31:^what
54:about 52:and 51:coin 36:doe 27:in 38:liquidity 39:mint 35:of 53:our 43:pool 21:the 28:to -21:token 24:what @tool=get_jup_quote
-44: -16:* -30:^i 46:^if -29:^price 32:^quote 21:all -30:and -21:coin 20:do -23:every -32:exchange -23:from 42:give -44:have 37:if
-30:in 43:lamport 22:me -48:no -26:now -31:pay -36:pippin 40:please -23:pool 28:quote 30:route -29:thi 21:through 23:with 26:would
@tool=get_kalshi_event 38:* 29:^all 24:^price 20:^show 40:^which 25:all 38:are 27:for -38:from 24:in 20:last 26:on 37:open 27:outcom
32:price 23:rul 40:sery -23:settl 54:strik 59:strike 28:the 25:they -36:tick 38:which @tool=get_kalshi_exchange_status 30:* 25:?
43:^i -21:^what 25:all 59:at 24:down -42:exchange 23:for 38:i 21:like 45:moment 21:morn 35:one 31:order 27:right 37:thi 34:trad
32:trade 22:up -24:work @tool=get_kalshi_market -27: 86:* 67:? -23:^all 59:^ha 37:^how 70:^price 24:^what -23:^who -21:all 23:and
24:at -38:bid 25:both 38:chance -27:close 32:did -52:for 78:from 23:give 53:ha -36:in 36:it 27:like 28:look -53:manifold -35:market
41:morn -21:no 59:price 34:probability 28:resolve -33:since -30:thi 88:tick 33:volume -35:want 28:what -22:who
@tool=get_kalshi_orderbook 26: 18:* 43:? 38:^best -28:^bid 24:^cheapest -33:^price 20:^who 48:a -30:and 61:at 21:best 58:book
25:cheapest 31:contract 23:deep -26:each 23:for 85:i -48:last -24:level 46:market 78:no -51:of 74:on 58:please 34:right -21:the
-23:there 59:thi 81:to 75:want 40:what -46:ye @tool=get_kalshi_price -59:* -68:? 37:^price -21:^what -27:^who -59:a -30:and -21:are
20:ask -67:at -20:buy -37:can -23:cent -20:contract -62:could -20:each -63:for -48:i -43:lowest -53:no -24:of -32:on -47:please
-27:right -68:sell -58:thi -40:what -27:who -29:ye @tool=get_kalshi_price_history -34: -62:* -65:? 33:^chart -28:^how -41:^price
-24:^what -27:^who -43:and -24:are -40:at 23:chance 23:chart 43:contract -37:did -26:doe -23:give -35:how -24:i -26:it -24:moment
-50:mov -23:on 32:one -48:price -28:see -31:to -36:volume -33:want -45:what -54:who @tool=get_kalshi_series -28: -9:* -23:? -31:^how
-82:^settl -34:^what -44:already 20:and -38:at -55:did 30:event 52:list -21:market 53:of 42:on -25:open 31:or 28:please -55:resolve
46:rul 47:the -23:they @tool=get_kalshi_trades -19:* -28:? -37:^i 32:^last -21:^price 33:^tape -22:^what -43:at -32:i 22:last
21:late -37:moment -35:of 58:print 33:tape -35:what -28:where -52:ye @tool=get_logs -53:* -52:^event 23:^raw -23:^topic0 33:contract
-34:event -39:log -30:of -34:on -44:pl 22:raw -21:topic @tool=get_multi_pools -32: 34:* 31:24h 21:? 39:^compare 34:^i -48:^on
49:^pool -25:about 22:all 58:and -30:at -34:both -48:chain 56:compare 50:day 42:each 33:give 55:i -49:it 75:liquidity 29:me 50:of
23:on -30:once 28:one 28:please 20:pool 67:price 30:put 42:that 32:them -41:these -27:thi 52:today -59:token 60:volume 42:what
31:with @tool=get_multi_token_pairs -5:* -38:^all 33:a -23:all -31:and -48:are -26:both -25:chain 23:list 22:my -44:of -34:on
43:pool -31:price 41:single 41:these 31:token 40:top -22:trad 28:where 24:with @tool=get_multi_tokens 35:* 35:^i 34:^token 39:and
-21:are 28:be 36:both 81:decimal 30:for 22:geckoterminal 35:ha 39:in 44:me 20:name 34:network 48:tell 21:these 58:token
@tool=get_native_balance -26: 19:* 60:^balance -58:^ga -43:^i -29:^show 26:^which -79:a -61:addres -39:and -49:are 34:balance
-72:chain -32:coin -46:day 24:do 40:doe -21:for -42:got 43:ha 49:held -60:hi -34:hold -30:it 26:lie 25:many 48:money -20:must
-53:native -40:need -22:now 31:of 21:on -34:only 44:or -35:our -41:please -29:she -30:show 69:sitt 51:still -33:that 55:the
-53:there 88:to 51:today -43:token -23:wa 31:which -31:who @tool=get_networks -20:a 20:check 24:e -24:exchang 25:geckoterminal
24:give 23:need -23:thi @tool=get_new_coins -29:* -32:^what 44:add 35:coingecko -20:crypto 38:did 40:mean -30:new -20:news -46:of
-28:please 47:recent -24:the -30:what 27:which @tool=get_new_pools -5:* -28:^show -25:at -20:can -22:chain 43:if 39:just 34:now
32:on 37:pool -21:show -21:that -21:trad @tool=get_nft 13:* 28:24h 39:? -48:^doe 42:^floor 63:^i 28:^numb -23:^rarity -25:^show
-42:^the 21:^what -40:^which -42:^who 35:against 25:all -29:and -40:ape 21:below -30:blur -66:by 47:cap -21:cheapest -31:coingecko
-21:contract -20:day 22:different -26:doe 68:each 65:ever 25:floor 52:for -36:got -58:have -37:he 30:high -34:highest 25:i 26:in
24:it 24:jpeg 39:market -51:marketplace 20:mcap -27:mine 65:much -20:my -31:need -47:not -50:numb -28:of -27:on -54:only -37:over
-38:own -45:owner 20:piec 48:pl -53:price -32:project -67:rank -58:rarity -24:show -27:since -28:so 28:that 43:them 38:they 56:time
56:trad -37:up 57:v -39:volume 75:wa -24:wallet 50:what -40:who 55:with @tool=get_nft_by_contract 4:* -29:^a -23:^all 46:^collection
-32:^contract -40:^which -26:all 25:ape 51:at -21:by 31:cap -29:chain 33:cheapest -31:check -26:coingecko -28:contract 32:for 44:go
30:got 22:how 32:jpeg 25:list 27:market -30:me 22:numb -23:only -27:own 40:owner -21:price -22:real 40:sal -39:that -21:today -26:up
28:we -35:which -24:with @tool=get_nft_holdings 40: 23:* 51:? -26:^only 27:^what -32:^which 37:a 82:all 32:at 37:client
-28:collection 35:could 35:doe -31:erc721 30:everyth 50:inventory 20:it -60:item 82:jpeg 45:me -35:only -31:out 20:pictur -21:say
44:see -26:there 25:to -22:token 71:wa -21:which 40:without 25:you @tool=get_nft_market_chart 7:* -47:? 45:^chart 28:^for -43:^i
-30:^volume -40:^what 38:an 26:bought -38:by -35:cap 45:chart 39:cheapest 27:did 48:do -38:each 22:floor 25:go 25:ha 40:he
44:history 24:in 34:it 40:lost -36:market -23:marketplace 59:mint 48:need 30:now 21:of 26:price 47:project 22:see 33:slide 30:that
32:the -41:thi -48:time -35:trad -25:up -51:v 26:value -44:volume -57:wa 54:we 25:went -52:what 26:you @tool=get_nft_markets -39:*
-59:24h -26:^collection -34:^floor 22:^i -24:^what -27:an 37:and -39:at 91:by -55:cap -38:chain -49:coin -52:coingecko
-42:collection -21:contract -63:id -32:in -33:jpeg -37:market -23:my -39:need -33:nft 66:numb -24:own 55:owner -28:price -29:project
-46:the 37:there -24:top -30:up 68:v -39:value -29:volume 41:w -23:what -69:with @tool=get_nft_security 25:* 24:^a 38:^are 35:^could
51:^how 23:^nft -20:^which 28:^who -28:against 32:any 29:ape -23:approval 52:are 39:back 41:be 65:been 86:burn -21:cheapest 26:could
-24:doe 22:fake -31:find -42:floor -25:for -24:ha 43:have 49:how -30:in 26:look 22:made 54:many 26:may 31:more -24:mov 21:much 34:of
22:one 57:own -28:page 28:real 23:sell 26:take -28:theft 39:them 67:these 41:those 43:token 30:transfer 23:verify -29:what -42:which
45:who 37:whoev @tool=get_nft_tickers -23: 37:* -54:^floor 46:^i -41:^list 46:^volume 23:^what 21:^where 68:about 22:and 58:at
41:bid 41:buy -29:by 25:cheap -38:coingecko -46:compare -35:doe -49:floor 37:for -39:high -22:how 50:i -38:id 28:in 34:it 31:like
-43:list 40:lowest -31:market 69:marketplace -38:me 42:moment 48:my -22:need -20:of 130:one 36:please 22:price 85:that 35:them 52:to
-41:today 47:v 35:volume 44:wa 27:we 34:where -40:which -33:who -68:with 32:you @tool=get_nfts 35: 5:* 22:24h -53:^floor -25:^i
25:^list -30:^nft -33:^on -28:^show 40:^which -35:a 22:address -54:all -21:am -24:and 55:cap 30:chain 63:coin 23:count -35:doe
-38:for 54:highest -21:hold -26:i 59:id 30:in 55:market 31:most -29:my 45:native 41:need 29:of -30:on -33:please 46:project 24:rows
-27:show 47:the 29:their -41:to -51:today -23:track -24:trait 44:up 23:volume -28:w 61:with @tool=get_nfts_for_owner 3:* -26:^can
69:^doe -22:^how -27:^i -38:^nft 64:^show 32:a 34:all -21:and -22:can -22:erc721 -41:he -28:how 36:in 30:jpeg 22:just 40:keep 40:me
-26:much -26:name -29:on -32:only 20:she 59:show 38:sit -23:wallet @tool=get_ohlcv -41:* 39:^need 39:bar -57:chart -38:for 51:from
-27:high -43:i -58:it -38:last -27:low 38:need -21:on -53:open -33:pair 42:perp -21:show 24:spot -58:to -58:want
@tool=get_onchain_token_price -27: 37:* -59:? 43:^dex 62:^on -41:^pool -25:^token 73:^what 37:are 36:at 63:chain 36:coingecko
-26:day 34:dex 31:do 74:doe 70:for -32:geckoterminal -33:liquidity 23:now 27:on -24:or -23:pool -35:pric 93:say 20:their -27:to
28:trade -22:up -34:volume 20:we 56:what -22:which 40:worth @tool=get_open_interest -15:* 20:^how -48:^perp -23:^which -35:bet 24:by
37:contract -23:from -37:fund -22:ha -24:i 21:in -33:it -23:leverage -20:moment -58:of 44:oi -30:perp 42:please -56:to -50:want
-40:which @tool=get_open_interest_overview -3:* 38:? -34:^open 32:^which 37:and 29:chain 46:change 31:dex 38:ha 24:in -25:interest
32:it 37:perp -39:please 24:position 21:togeth 22:value 28:venu 31:week 30:which @tool=get_options_by_chain -5:* -37:? -27:^how
42:^option 20:a -40:all -40:by -39:dex -34:for -28:how -33:much -22:notional 36:one 37:only -27:paid 23:premium 30:to -21:trad
-23:wa 25:who @tool=get_options_overview -3:* -20:^how 39:^on 21:^please 22:^what 55:all 54:by 42:chain -26:dex 30:did -35:every
-33:one -20:only 24:paid -35:there -31:to 20:venue -20:we @tool=get_options_protocol 33:? -40:^for 22:^how 47:^i -36:^option
-28:^what 35:a -51:all -70:and 22:at -58:by -78:chain -23:derivativ 44:dex -22:did 41:from 29:i 39:it -24:l2 58:lend -28:me 23:much
-44:next -34:of -25:on -21:one -37:only -22:open -20:option 30:over -52:per 51:platform -30:premium -38:protocol 22:that -46:them
29:there 28:to -21:turnov 53:use -33:venu -36:volume 66:wa -27:what @tool=get_orderbook 27: -58:* -39:^bid 38:^book 46:^how 28:^if
35:^show -29:^the -88:^what 45:^which -42:a -20:and 45:are -40:ask -31:at -35:book -41:both -71:buy 38:could -40:deep -88:did
23:each -55:exact 31:exchange -30:fee -42:for 28:give 48:how 21:i 26:if 37:in -25:it -47:level -85:like -85:look -34:market 25:me
32:much -23:now 47:offer -40:on -55:ord 28:our 46:over -24:pair 47:perpetual 37:pl -41:print 42:rest 26:right 56:sell -41:show
30:that -41:the 85:there 28:thick -83:what 43:which -36:with @tool=get_perp_account -45: 33:* 38:^am 74:^fund 21:^i -23:^my
-20:^show -27:^the 21:^where -64:account -60:addres 52:am -60:entry 51:far 40:from 71:fund 41:get -46:got 72:ha 23:how 21:into
71:liq 53:long -36:los 38:margin 53:my -38:of 23:on -31:open -33:order 68:pay 27:per 29:perp 51:price -36:put -26:short -59:stop
-42:that -24:the -64:there -29:today -25:v -27:wa -30:what @tool=get_perp_candles 33: -45:* -31:^fund 32:^open 32:a 28:and -44:bar
-31:from -38:fund -36:need -22:of -28:on 22:open -22:pay -35:perp 33:perpetual 29:pric -36:the @tool=get_perp_fills -35: -6:*
-25:^how 24:^my 71:^the -28:^which 25:fee 58:fill -43:got -23:how -26:much -33:not -30:order 31:paid -33:pay -39:perp 25:since
37:sub 21:that 21:the -21:to 27:today -27:trad -25:which @tool=get_perp_funding_history -70:* 37:? -69:^fund -28:^how 35:^what
-34:by -22:did 23:do -38:fee 43:from -52:fund -70:ha -27:how -40:in -66:long -39:much -76:my 24:on -70:pay 20:short 42:since -37:to
28:what @tool=get_perp_markets -9:* -38:^my 23:and 25:ha 22:interest 27:leverage 23:list -34:my @tool=get_perp_mids -22:* -40:^what
38:against -31:and -45:ask -42:between -42:bid 39:check -21:for -38:i -42:if -23:last -24:look -43:market 61:mid -31:on 38:our
-20:perp 28:pric 25:price -52:spot -27:the -24:v 40:wa -37:what @tool=get_perp_open_orders -44: -24:* -35:^account 27:^the 23:^what
-36:^which -23:account -65:and -23:are 30:do -60:fill -38:got 33:have -20:in 21:me -25:of -23:our -24:perp -39:position 57:still
-55:the -38:with @tool=get_perp_orderbook -37:* -27:? 21:a -35:ask -32:at -35:book -23:for -39:if -77:l2 -32:on 43:perp 37:thick
@tool=get_polymarket_activity -62: 20:* -32:^ha -35:^i 43:^trad 44:^what 23:^which -40:account 37:been 64:buy 26:copy 48:did -22:for
-31:guy 44:ha 31:he -26:i -28:made 30:market 62:on -30:one 30:recent -20:redemption -21:show 38:trad 33:trade 53:what 22:winning
-50:with 24:you @tool=get_polymarket_closed_positions 33: -5:* 40:^clos -27:^did 47:^how 40:^my -27:and -24:been 38:bet -33:cash
33:clos 37:did 23:do 28:earn -24:from -29:ha 20:have 30:how -25:in 22:list 38:los 25:made -36:market 23:much -32:now -29:open 38:or
38:out -41:please 36:profit 26:realis -23:shar -20:them 24:they 35:with 29:won @tool=get_polymarket_event 34:* -32:? 63:^all
-22:^what 26:a 60:all -32:at 23:in 48:market 37:one 41:please 21:pric 40:there -27:what 27:which 40:with
@tool=get_polymarket_holders 12:* 26:^which 33:^who 31:account 33:are 24:before -28:bet -53:for -22:ha -27:i 42:in -23:it 68:most
60:no 30:one -33:own 38:shar 31:side 24:the 28:there 21:thi -38:trad 25:which 31:who @tool=get_polymarket_leaderboard 33: -72:* 34:?
-26:^my -21:^top 20:^which -26:^who 41:account 24:all -50:are 34:at -53:best 35:biggest 40:for 27:have 27:in 65:made 24:market
65:most -33:my -52:of -62:on 50:only 53:politic 25:profitable -26:realis 29:since -34:the -23:today -56:top -29:trad -40:trader
49:volume @tool=get_polymarket_market 51: -25:* -22:^how 31:^odd 32:^what -48:all -24:are -22:can -35:condition -24:cut -38:decemb
28:give 23:it -24:market -21:no -21:people -31:please -32:there -22:up 25:what @tool=get_polymarket_midpoint 3:* -56:^best -36:^bid
47:^mid 66:^midpoint 39:^price -25:at -20:best 44:between -45:bid 46:exact 35:in -51:it 38:market 41:me 60:mid -21:now 62:of
37:price -29:right -35:thi -51:token 27:what 69:ye 38:you @tool=get_polymarket_orderbook -26: 46:* 44:^best 38:^bid -27:^book
-55:^midpoint 46:and 57:bid 60:buy 62:cheapest -36:clos 52:condition 72:for 37:i 47:it -42:market 32:midpoint 60:now -60:of -44:off
35:offer 50:on -37:ord 41:outcome 60:right 38:thi 73:token @tool=get_polymarket_positions 22: 9:* -40:^i 58:^my 24:^open 32:^show
-70:^which -29:all -28:at 49:bag 58:bet 22:biggest -30:clos -27:copy 38:cost -28:did 41:do -25:doe 62:down 35:guy 21:he -42:i -71:it
38:list 49:my 36:now 28:of 35:open 25:or -38:out 47:please 31:position 23:right 31:show 38:that -21:there -25:to -37:togeth 21:trad
23:up -24:value -34:what -23:which 23:with -26:ye @tool=get_polymarket_price 20:* 22:^best -23:^bid -21:^i 23:^price 54:^what
-53:and -26:any -32:ask -46:buy -38:cheapest -53:condition -53:could -50:for -23:in -37:it -34:lowest -24:market -20:me -44:midpoint
58:no 47:on 82:pay 22:price -53:sell 29:somebody 32:th -33:that -32:the -21:token 44:what 74:would -32:you
@tool=get_polymarket_price_history -15:* -20:^price -25:do -20:for -23:in 42:me 32:my 49:open -21:there 53:through -23:trad 21:we
-23:ye @tool=get_polymarket_trades -9:* -27:^how -23:^my 42:^trad -44:^what 38:a -27:about -28:and -46:been 34:bought -42:buy 29:by
28:company 26:condition -27:do -51:ha -21:my 27:one 27:politic 25:show 38:that -21:there -30:today 31:trad 37:trader -22:up
20:wallet -35:what 47:with -28:you @tool=get_polymarket_value -3:* 29:^what 47:all -48:and -36:bet -37:clos -33:did -23:money
-29:most 48:togeth 25:total 33:value 27:worth @tool=get_pool_info 45:* -36:? -25:^how 37:about 22:are 34:both 40:for 26:ha -29:how
55:in 60:it 29:kind 40:me 22:no 23:of 22:our 49:pool 56:pric -25:price 64:somebody 44:the 44:to 63:token -25:twitt 21:want -20:which
@tool=get_pool_ohlcv -24:* -40:? 34:^candl -84:^pool -27:a -51:and 25:are -47:liquidity 29:me -23:of 30:our 39:pair -36:pool
-72:price 23:show -42:them -30:token -42:trad @tool=get_pool_trades -13:* -45:? 37:^give -21:^ha 22:^how -50:^pool 36:^the
-31:^where 23:^who 42:amount -50:and 21:at 39:been -20:by -26:doe 38:every 26:from 30:give 22:in -25:live 20:me 40:more 26:much
-37:not 20:now -26:or -25:pric -42:price 32:sell -22:somebody 39:than 39:there 20:thi -20:to -30:token 30:trad 29:went -27:where
21:who @tool=get_pools -50:* 43:24h -41:? -50:^busiest -32:^dex 46:^on -27:^pool 44:^top -24:^volume -23:^what 46:a 22:all -30:and
30:are -29:at 35:beginn -49:busiest 46:count 55:day 27:do -45:each -40:from -41:ha 29:highest 34:like 34:look 43:most -33:my 41:not
-36:numb -44:one 48:people 30:rank 35:rows 31:see 29:swap 24:thi 35:top 35:trade 33:turnov @tool=get_pools_by_address 54: 16:* 45:?
28:^how -31:^liquidity -21:^price 35:^volume 52:^what -28:about -22:are -48:can 21:dao -47:day 53:deep 32:did 29:fee -39:for 45:ha
-24:i 49:liq -20:liquidity -33:lp -28:me -24:more -27:most 23:move 23:now 54:one 42:or 35:our 21:pair 30:price -32:see 53:since
26:that 53:the 51:thi -23:trade -24:two -24:up -41:volume 30:what -25:with @tool=get_pools_by_dex -67:* -63:24h 62:^busiest -45:^dex
-41:^pool -33:^volume -23:and 62:busiest -58:by -27:can 42:exchange -51:i -33:id -20:in -28:list 49:most 50:numb 63:one -24:pool
-31:rank 26:since -43:to 23:trad -36:v -49:volume 37:with @tool=get_prediction_market 6:* -30:^all -34:^chance 52:^how -21:^my
27:^odd 42:^open -22:^the 21:^what 24:^when -20:a 26:about -27:all 39:already 34:and 27:at 31:been 37:bet 22:clos -20:close -41:cut
41:did -28:each -42:for 23:give 46:how -49:manifold 37:much -28:need 24:now 26:of 29:open -32:please -27:question -25:resolv
47:resolve 25:side 51:stand -24:there -26:time 32:to 31:today 48:volume 41:what 23:when 28:which -37:with -41:ye
@tool=get_prediction_orderbook 42:* 48:? 32:^book 61:^cheapest -33:^how 52:a 42:at 54:book 63:can 60:cheapest 57:could -41:deep
36:for -30:holder -31:how 36:i -29:it 21:level 28:market -21:me -25:mov 49:no 34:now 57:on -30:outcome -55:put 38:right 27:see
61:sell -31:show 32:there 63:thi -37:token -23:want 49:what -29:without 35:ye @tool=get_prediction_price -45: -33:* -28:? -33:^best
-25:^cheapest -29:^i 51:^price -46:^the -22:^what 43:^which -24:^who -40:best -39:buy 27:by -39:can 31:cent 29:chance -55:cheapest
-59:could 21:do -43:for 39:get 39:if -45:it 50:lowest 29:many 25:my -50:no -23:on 25:outcome -36:please -34:prediction 31:price
-22:put -53:right -60:sell 38:shar 60:th -25:we -22:what 37:which -23:who -36:would 50:ye @tool=get_prediction_price_history 9:*
-21:? 27:^ye 35:chance -25:do -25:doe 39:first 22:from 36:ha -22:it -21:manifold 38:me 68:mov 21:move -26:much -26:on -20:please
40:see 34:show 26:the 26:to -21:token 43:up 41:want -24:what 43:who @tool=get_prediction_trades 4:* 24:^fill 72:^print 21:^the
-29:^which -28:did -21:do 25:fill -35:he 22:in 25:last 29:late -22:old 83:print -23:tape -27:which @tool=get_price -24:* 23:24h 44:?
-28:^and -42:^for 37:^how 55:^in -60:^price -35:^v -32:a -29:against -59:all -57:am -20:and -37:are -54:at 39:be -30:buy -75:by
-38:can 26:cap 32:client -33:coin -32:coingecko 29:cost -47:could -41:crypto -36:currency -22:day 32:do -55:down 31:far 49:go -62:ha
28:how -27:i -27:id -24:in 39:it -41:look -67:mcap -31:me -23:moment -33:money -25:mov 33:much -72:my 42:now -56:of -57:on -23:only
-62:or -43:our -31:percent 57:pl -32:please -23:pric -66:price 62:right -31:show -24:tax -27:that -39:the 34:them -26:they -33:time
28:token -47:up -54:v -30:vol -23:wa -54:which 42:would -43:you @tool=get_price_chart -41:* -38:^and -43:^ha -24:^how -28:^in
-49:^price 31:a -54:against -29:and 32:at -21:chart 22:clos 26:coin 22:defillama 24:end 49:for 55:from -36:ha 44:history -32:id
-28:in 29:json -33:mov -35:move 24:my 22:need 47:now -36:on 56:only 36:our 59:pric -29:price -32:since 27:step -31:supp -75:that
-37:today -27:year @tool=get_price_percentage_change -40: -15:* -70:? -45:^by -33:^ha 37:^i -22:^what -26:addres -46:all 26:an
25:and -25:any -22:before 38:bett -49:bought -38:cent 41:coin -25:day -30:defillama -55:do 33:down -50:from -57:go -27:ha -23:how
23:in -66:it -41:lose 23:more 23:most -30:much 23:of -22:on 21:or -47:percent -70:price -29:show -85:since 23:that -40:thi -30:time
-20:today 23:token -21:transaction 70:two -47:up 33:v -45:wa 21:went -28:with -24:worth @tool=get_protocol_fees -68: -16:* -58:^fee
-29:^for 26:^holder 58:^revenue -25:^what 57:^which 50:all 32:app -37:by 37:chain -42:do 56:doe 28:each 30:fee 48:have -29:i 55:it
26:itself -36:kept -39:lie 34:list 43:made 40:make 21:more -50:most -23:my 36:need 57:no -26:not -49:now 49:of -49:one 39:only
-44:pool -24:revenue 89:share -58:that -25:thi 42:to -26:token -51:v -67:wa -30:want -30:what 43:which @tool=get_protocol_tvl 23:*
45:? 35:^did -39:^fee -29:^how 29:^i 38:^the 50:^tvl 21:^what 25:^when -32:^who -21:are -42:dao -20:defi -66:fee 32:get -28:have
23:into 43:just 38:lend 54:lie 20:lock 51:market 33:me 45:one 31:present 30:project 43:protocol 28:saving 24:spr 47:tell -24:there
54:total 32:tvl 26:wa -27:wallet 32:we 21:when -25:who @tool=get_pyth_price 27: -3:* 35:? 43:^doe -55:^pyth 29:^what 51:a -61:apple
31:are -45:at 22:doe 43:feed 36:for 23:i 31:id 36:it 26:my 64:now -29:of -29:on 48:oracle 43:please 32:right 46:that 47:the 24:what
-42:which @tool=get_pyth_price_at -31:* -36:^price -30:against 35:and 21:at 24:confidence -49:feed -35:in 24:liquidation -26:my
-31:now -34:one -33:price 47:second 32:very 27:with @tool=get_raises -35:* -20:? -35:^latest -28:^which -40:^who 25:a -44:are 46:for
-22:fund 44:got -62:hack 34:invest 71:investor -71:latest 40:lead -29:led -50:of -37:please -42:project 31:that -34:them -21:thi
-28:which -39:who 32:with @tool=get_recent_trades -44: -11:* -48:^fill 23:^i -31:^the 28:^trad 50:^who 36:are -27:by -20:fee
-49:form -43:from 26:give -23:if 23:it 27:last 38:list 50:look -55:market -33:my -45:of 25:on 39:or 57:perp 31:please 32:recent
52:right 29:sal -29:side -39:tak 28:time 49:who -47:with @tool=get_recently_updated_tokens 26:^token 24:fresh @tool=get_rugcheck_new
4:* -42:^rugcheck 36:^which -32:^who 20:a 36:and -35:are 38:at 43:can -38:for 33:just 38:last -48:launch 34:made -37:me 32:mint
-32:most -40:now -29:of -21:people -34:report 44:seen 46:still -33:there 33:they -40:thi 25:token 34:up -25:verify -20:vot 24:which
47:who @tool=get_rugcheck_recent -36: -30:* 21:? -22:^which 25:are -31:for -33:in 26:look -36:me 23:most -47:recent -32:up
@tool=get_rugcheck_report 23: 25:* 35:^what 58:been 26:doe -24:freeze 43:ha -23:just 21:lp -23:mint -22:more 30:much 21:now 33:of
22:report 37:share -27:still 36:supp 40:thi 31:to 24:top -26:wa 36:what -23:which 35:with @tool=get_rugcheck_summary 34:*
47:^rugcheck 25:a 34:bought 35:coin 52:for 24:in 57:launch 49:me 32:memecoin -23:most 30:on 46:risk 24:rugcheck 25:safe 34:short
61:thi -21:which @tool=get_rugcheck_trending -21:* -54:and -38:at -26:got -29:last -21:rugcheck 27:today -26:token
@tool=get_rugcheck_verified -3:* -22:? 45:and -33:are -33:i 31:rugcheck -27:the -36:there -21:which @tool=get_sol_account -32:*
-23:a -32:account -23:addres -29:did -32:hi -26:lamport -28:left -23:mint -40:on -27:phantom -27:please 25:program -20:sise -48:that
-24:to -29:transaction -28:user @tool=get_sol_balance 11:* 34:? -30:^how 34:^what -37:addres -27:all 34:am -28:and 26:do 34:empty
-23:how 28:left -30:list 37:me -26:much 21:now -24:of -29:on -29:please 21:sitt 21:still -27:to -70:token -31:wallet 23:what
31:where -62:which @tool=get_sol_block_time 5:* -20:^how 24:^i -22:^when 21:have -23:it 55:made 32:my -25:produc 61:slot 25:that
25:timestamp 22:to @tool=get_sol_largest_accounts 16:* 38:^how -30:^i -20:^which 57:account -27:and -28:everyth 67:from -24:ha
-22:have 32:how -25:i 36:many -41:my 31:of -27:one -32:phantom 31:straight -23:supp 37:the -26:thi 54:top -26:what
@tool=get_sol_network 42:^i -21:epoch -38:for -34:next -35:our 42:per 43:second -39:the 29:tp 35:transaction
@tool=get_sol_priority_fees 10:* -50:^i 25:^what -37:and 22:fee 35:get -20:it 20:land -21:lowest 45:min 23:need 39:on -46:program
64:rn 27:so -44:swap 23:that -25:to -37:tp 40:tx 31:what -22:when -21:writ @tool=get_sol_signatures -24:* 24:^when -23:balance
-25:in -25:it -20:kind 27:last 21:when @tool=get_sol_token_accounts -24: -11:* -42:? -22:^balance -29:^how -38:^the 47:^token
27:^which 38:^who 29:a -21:addres -64:and -35:are -21:balance 43:coin 56:empty -24:frozen 37:ha 24:he 26:hi -31:how -45:in -20:it
27:many -31:mint -45:much 22:my 44:on -25:or 39:our 41:own 41:phantom -54:program -21:show 48:sit -47:spl 36:that -20:token 23:too
31:wallet -57:which 27:who 36:with @tool=get_sol_token_supply -9:* -30:? -32:^i 28:^supp 25:^total -33:account -36:all -25:are
-53:artist -30:burn 24:chain 29:circulat -37:did -26:everyth 26:exact 57:exist 29:for -40:i 26:me 24:mint 55:pl 21:right -23:so
25:supp 22:that 22:these -32:thi -32:those 28:total -35:what @tool=get_sol_transaction 55:* 87:^did 27:^i 46:^show -24:^transaction
-26:^what 27:^which 33:a 44:and 53:be 45:check 31:custom 82:did -26:do 49:from 46:go 44:happen 29:it -22:or 65:pay -21:per
41:program 39:show -42:so 25:stuck 43:that 41:the 36:thi 44:through 42:transaction 32:what 24:which 49:yet @tool=get_solana_asset
39: 35:* 71:? -40:^compress 21:^i -21:^nft -52:^show 33:^what 67:^who 54:and 31:asset -43:by -27:collect 36:collection -58:compress
-51:creator -23:everyth -33:for 26:it 31:made -46:me 35:metadata -20:my -24:name 60:numb -30:on -23:one -31:our 53:own -31:phantom
-49:show -34:that -51:the 38:thi 70:trait 41:wallet 40:what 41:which 72:who @tool=get_solana_assets_by_owner -42: 44:* -57:^compress
37:^my 48:^nft 61:^which -35:^who -28:are -74:collection -23:compress 21:creator 55:do 65:doe 86:he -24:how -46:in -28:left -29:much
-48:of 63:on 32:one 29:our 25:own 45:phantom 35:show 24:that -25:the -47:them -31:thi -54:to -38:wallet 31:which -63:who
@tool=get_solana_parsed_transactions -11:* -20:^did -32:^in 48:^which 34:an 39:block -34:check -24:client -27:for 35:got
-27:impermanent -27:los 25:my 29:nft 32:on 35:one -33:our -33:pay -35:signatur -21:simple 43:swap -29:the 26:them 38:these
-40:transf -26:up 35:which @tool=get_solana_priority_fee_estimate -7:* -21:on 22:program 30:swap -25:tx 24:writ
@tool=get_solana_token_security 28:* 53:^i -28:^mint 28:^my -36:^the -43:^what -37:^which 24:a -28:account 49:all 24:and 35:anyone
34:are 49:artist -23:biggest 20:everyth 27:freeze 31:friend 31:hi 39:hold 44:holder -20:how 21:it 21:me 25:our 21:rug 76:safe
-20:spl -21:supp 34:that -37:them 38:thi 30:token 29:want -43:which @tool=get_spot_balances -40: -24:* -42:^which 20:at -21:can
-23:perp 25:spot -26:the -22:trade 30:up -35:which -42:with @tool=get_spot_markets 10:* -26:^i 41:^what 32:and 47:between
-27:circulat 26:i 48:if 49:market -27:perp 40:spot -27:supp 29:the -23:trad 38:what @tool=get_stablecoin -32: 12:* 67:^did -23:^for
-24:^ha -25:^how 38:^my 68:^on -53:^stablecoin 54:^supp -28:^the -42:^what 23:a 49:about 21:amount -27:any -26:are 25:at -43:back
-20:by 40:cap -33:cent 52:circulation -29:client -47:coin -26:day 34:defillama 33:did -34:do 34:each 25:fee -21:float -26:hold 30:i
62:keep 52:lose 29:market -43:money -28:most 68:my 57:network -59:now 46:numb 44:of -46:one -49:only -76:our 28:out 27:peg 24:share
45:show 50:since -52:stabl 117:stable 37:that 25:the -37:them -34:there -32:these -21:they -36:time -31:to -22:two -43:wa -59:we
34:which -41:with @tool=get_stablecoin_chains 44:? 54:^how -61:^on -26:^stablecoin -31:all -31:and -22:are 54:blockchain -38:by
-48:circulation -24:defillama -37:do -47:each 28:ha 26:how -34:i 27:it 81:money 53:most 29:much -41:my -41:network 41:per 30:please
57:sit -30:stabl -52:stable 41:stablecoin 27:where 77:with @tool=get_stablecoin_charts_by_chain 27: -39:* -58:? -48:^how 30:^i
60:^stablecoin -53:^supp -35:^the -22:a -49:all 41:app -32:at -22:circulat -37:client 22:company -28:float 41:grow -20:in
29:liquidity -57:money -23:my -21:numb -40:of -44:one -32:out 48:over 31:since -56:sit 29:stabl -57:stable -33:supp -37:that
46:there 54:time 22:total -26:wa -67:with @tool=get_stablecoin_charts_global -16:* -55:^stablecoin 26:^supp 32:all -59:circulation
21:defillama 24:develop 42:float -41:how -29:in -48:much 27:numb 25:out -44:over -34:since 24:stabl -28:stable 24:supp -23:that
-34:there -47:time 27:togeth @tool=get_stablecoin_dominance 12:* 28:^on -40:^which 32:all -31:and -21:by 49:in -27:it -23:most
55:our 25:percentage 21:rank -24:sit 46:stabl 21:the -21:with @tool=get_stablecoin_prices -44:* -26:^can -45:^did -38:^i -26:^price
25:any -21:are -31:can 21:hold -20:i -26:in -35:keep -55:lose -29:many -40:my -29:one -32:pric -39:stable -50:stablecoin -32:still
-25:supp -20:the -23:wa -32:you @tool=get_stablecoins 4:* 26:^biggest -62:^how -21:^on 66:^stablecoin 35:^which 21:and 41:are
48:back 48:by -22:chain 58:circulation -23:did -28:hold -51:how 37:largest -24:market -75:money -30:most -54:much -24:over 49:rank
-24:sise -65:sit 76:stabl -20:their 42:them 25:what -55:with @tool=get_storage_at -6:* 28:^i 29:^read -34:and 45:can 33:contract
24:latest 33:read 24:to @tool=get_sui_token_security -24: 40:* 22:^can 39:^coin 71:coin 44:hold 37:list 29:the 26:who
@tool=get_supported_currencies 49:* 32:^what 37:all 28:are 56:can 33:coin 40:currency 36:give 24:i 43:in 24:of 36:or 54:price 37:set
34:show 20:the 37:v 41:what 35:you @tool=get_ticker -31:? 26:^bid 51:^i 31:^last 62:^perp 40:^the 21:^what -35:^which 20:account
-20:all 21:and -29:are 76:ask 56:at 41:bid -22:book -24:depth -24:doe 41:each -98:from 43:high 29:i 63:last -32:list 35:look -29:low
33:moment 31:one 20:or 30:our -65:over -29:pair 28:perp 37:same 35:spot 48:the -30:there -73:tick -55:to 67:trad 23:v -24:volume
55:we 58:where -61:which -29:withdrawal @tool=get_token_balance 10:* -91:^balance 31:^can -61:^contract 21:^doe -49:^how -21:^i
-57:^on 56:^our -23:^price -40:^the -38:^token 21:a -39:account -44:addres -66:and 47:are 42:ask -40:attestation -72:balance -38:be
81:call -42:circle -36:client 22:confirm 30:contract 47:dao -21:doe 50:exact 27:for -41:from -41:given -33:go -30:ha -75:have -32:he
23:held -28:hi 31:hold -37:how 21:keep 26:left -28:like -21:live -43:many -24:may -38:me -43:my -34:need -39:nev -39:not 31:or
47:our -24:over -22:pay 41:present -32:price -45:pull 41:queue 30:say -46:send 38:show -38:sign 61:sit 59:so 29:stablecoin 21:still
37:symbol -35:take 82:that -34:there -51:thi 54:token -43:wallet -34:we -38:with -35:would 33:you @tool=get_token_counters -30:
-28:* 50:^hold 34:^i -39:^numb -35:^who 52:a 21:about 35:address 34:and -22:been -38:burn -62:by 54:count -24:far -22:ha 66:hold
-47:holder -27:it -33:keep -27:look -43:numb -22:often 23:own -21:so 20:th -55:to 40:token 21:total -23:up -23:what -24:which
@tool=get_token_holders -34:? -24:^how -41:^on -21:^what 22:^which -25:and -29:bag 31:bet -28:burn 47:contract 29:d -23:doe -23:held
37:hold -34:how -55:in 29:like -30:many -30:my 43:name -54:no 35:now -38:numb 25:one 32:pl -24:shar -32:share -29:so -36:supp
29:that 42:the -23:their -37:thi -31:token 45:top -62:total 94:wallet @tool=get_token_info -47:* -25:^how -26:^twitt -36:^which
24:description 23:did -46:group -23:how -26:in 21:m -24:many -26:my -27:of -35:project -25:score -44:telegram -38:the -32:thi
-35:today -47:token -39:twitt 30:want 24:website -34:which 21:writ @tool=get_token_lock_info -6:* 22:it 26:lp -25:on -20:out
-34:still @tool=get_token_metadata 7:* 29:^how -32:^look -26:^my 24:^total 38:^what -36:a 45:an -21:at -32:chain -48:contract
21:decimal 35:erc20 -35:explor -48:from 26:i -26:look -34:name 40:nft 38:or -27:please 23:supp 61:th 30:that 27:to 40:today
-37:token -30:up 43:wa 21:what -25:which -31:whole @tool=get_token_orders 14:* -25:? 36:^how -24:^which 39:did 30:for 35:how 40:i
45:it -27:me 48:much 26:or -25:paid 39:pay -22:token -30:which @tool=get_token_pairs -49:* -21:^dexscreen -20:^find -21:^what
-23:^where -28:a -26:and 36:coin 23:dex -39:do -31:liquidity -37:list 30:my -28:of -49:on -62:once -38:pippin -45:trade 23:where
-24:with @tool=get_token_pools -20:* -24:24h -28:^on 31:^which -38:a -34:and -28:are -31:at 59:can -58:day -40:dex -25:from
-32:geckoterminal 24:i 32:in -31:look 36:lp 29:many -36:me -40:most -22:or 22:over -27:pric -43:price -32:see -21:since 31:sort
-25:that -41:to -25:trad 31:transaction -21:up -23:v -25:you @tool=get_token_price 69:* 82:? -28:^any -45:^can -41:^check
-23:^coingecko 60:^did -22:^doe -50:^find 41:^ha 57:^i -23:^my 21:^on 82:^price -42:^show 45:^the -56:^token -21:a 33:about 20:above
46:acros -34:addres -32:address -26:all -27:also -22:am -22:an 36:any 27:are 40:below 38:bos -44:both 35:bought 29:but -45:can
-45:cap -23:chain -35:change -37:check 46:coin -26:coingecko -28:colleague -31:contract -35:crypto 55:current -21:day 60:did -21:doe
31:each -50:exploit -57:find 72:from -23:fund -25:ga 21:go 36:gone 66:got -33:grandson 26:ha 61:hi 23:hold 42:i -26:id -31:in
-23:inside 51:into 22:it -22:just -27:know -32:last -26:made -21:market 65:may -43:me 48:mean -27:mint -22:moment -22:more 26:my
-63:now -23:old -47:only -93:oth -46:our 41:over -40:paid -39:pippin -23:place 31:please 35:pric 68:price -23:protocol 39:put
21:real -76:right 47:rn 53:same 56:sat 49:saving 57:say 32:show -20:single 62:so -38:some 42:source -26:spr 75:still 56:th 24:them
36:there -26:they 32:tick -28:to 28:token -31:tool 21:trad -51:trade -44:treasury 62:und 31:up -49:value 30:verify -23:volume -48:wa
-26:wallet -43:want 51:we -49:were 35:what -42:when -28:where -27:will 62:yet -45:you @tool=get_token_price_by_contract -22: -73:*
36:^and -28:^contract -36:^market -29:^token -42:both 30:by -58:cap -41:capitalisation -57:coingecko -28:for -42:from -34:in
-73:market -40:on -34:only -24:please -28:quote -73:the -33:thi -31:token -48:volume @tool=get_token_profiles -9:* 23:chain 25:give
21:just 21:me 46:paid 49:profil 31:there @tool=get_token_security -12:* 21:^can 47:^token -21:and -43:any -21:ape -21:audit 41:be
21:blacklist 31:by 22:contract -35:flag -39:goplu 50:hold 31:new -22:nft -25:or -24:own 38:paus -22:pull -38:risk 41:safe
30:telegram 34:them 33:token 32:trad -21:we @tool=get_token_transfers 18:* 33:^latest 29:^show 29:^which -26:a -39:all -25:ape
-24:came 25:feed -43:for -26:ha -24:i -20:in -51:it 31:latest -33:list 41:mov -43:my 71:on -26:our 69:send 28:show -47:that 60:to
-45:wallet -28:we 67:who @tool=get_tokens_by_address 50:* 50:? 52:^a 24:^price 21:a 60:about -40:addres 42:any 26:ask 31:at 26:call
45:can 74:client -34:contract 45:doe -22:for 43:ha 25:i 55:it 33:liquidity 27:many 37:me 26:mint 37:my 43:need -23:no 34:real 31:see
21:symbol 32:thi 25:token 38:volume 22:what 54:with @tool=get_transaction 13:* 33:^ha 46:^i 35:^in 64:^my 23:^nonce -24:^someone
-21:^when 31:^who -21:arrive 24:before 68:block -40:broadcast -22:can 49:check 28:claim 24:confirmation -48:contract 25:could
32:data -21:did 25:doe -35:fee -42:go 31:gone -25:hash 27:hour 28:how 28:i 26:includ 35:input 36:land 39:made 31:many -41:mine
28:money 42:morn 23:much 62:my 35:nonce 39:not 30:noth 21:now -52:on 26:one 20:or -41:pay 31:payment 24:receiv 55:sent 34:show
-24:someone 53:statu 27:still 26:stuck -36:that -22:through 30:thru 94:transf -30:tx 36:up 70:value -21:wa -25:when 25:where
21:which 29:whom 42:withdrawal @tool=get_transaction_details 8:* -23:broadcast 38:call -34:contract 27:custom 34:data 22:fail
25:hash 46:if 50:input 31:me 48:or -43:please 48:tell 32:thi -23:to @tool=get_transaction_logs -14:* 46:^decod 50:^event -37:^what
-23:an 26:before 48:decod 37:emit 23:fail -47:ha 32:log 27:nam 26:need 26:no 28:of 25:only 43:pl 25:revert -28:that 26:them -26:thi
-34:topic -23:what @tool=get_transaction_receipt 41: -8:* 30:? 30:^event 43:^wa 25:already 22:at 27:block -26:can 21:check 24:fail
-41:fee -37:for -30:ha 21:happen 28:ledg -23:log 34:min -42:mine 45:morn 21:much -29:need 27:not -33:pay 32:pl -33:please 53:price
52:receipt 25:since 38:statu -22:that 27:they 24:thi 29:transf -52:up 34:use 34:used 40:wa -39:with 25:withdrawal 25:yet -24:you
@tool=get_treasuries -21:* -39:? 47:and 22:biggest -29:coin -26:dao -29:doe 21:each -38:fee 28:for 22:how 28:i -39:in 21:into -24:it
-40:keep -40:largest 23:need -58:or -57:our 31:protocol 23:report -57:should 25:show 36:sit 21:the 29:their 21:treasury
@tool=get_treasury_by_entity 48: -28:^list 20:^the -27:^when -29:^which -86:a 35:and -30:are 36:at 39:average 28:balance -25:by
53:change -26:cost -24:crypto -30:each -41:government 33:have 23:hold -31:in 22:it 51:many 40:min 23:my -23:of 34:on -41:our 43:paid
-42:price 35:profit 35:shar 33:sheet 27:sitt -31:stack -50:that 34:their 39:they -44:thi -49:token 40:treasury 50:v 40:value
-25:when 22:whose 46:work 49:worth @tool=get_treasury_holding_chart -13:* -25:^chart -27:^the -34:all -33:any -36:buy 23:by
-35:chart -25:cost 56:firm 33:for -21:ha -36:have 34:list -28:many 24:of -35:or 39:our 45:own 27:paid 35:pile -23:please 35:report
-31:sell 22:shar 28:show -21:since 49:stack -23:token 31:we @tool=get_treasury_transaction_history -30: 25:^buy -44:^what 34:^when
-26:all 31:been 37:buy -33:current -31:doe 40:every 37:government 48:ha -28:have 45:last 21:list 49:min 23:of -27:on 29:own 27:price
37:purchase 37:shar -34:sitt 29:stack -35:thi -39:to -30:what 29:when -22:which @tool=get_trending 29:* 27:^i 32:^trend -25:and
30:at -40:can 53:coin 25:coingecko 29:everybody -29:id -26:it 33:moment 65:most 27:new 21:now 35:people 70:search 44:trend
@tool=get_trending_pools 57:? -23:^newest 58:^pool -23:^trend 30:^what -26:all -25:and -32:by -25:coin -31:for -20:ha -26:i -22:in
29:into -38:most -23:newest -44:now -28:of -24:one 37:only 30:pool -22:search -34:that -39:the -22:there -35:volume 26:what
@tool=get_wallet_active_chains -33:* -26:are -46:check 29:did 39:first -29:he -32:last -28:need 25:that 22:thi 22:touch 24:up -30:wa
25:who @tool=get_wallet_activity -43:* 35:^list 29:^recent -35:^which -26:activity -35:and -42:balance 23:be 34:came -22:client
-37:do -38:follow -25:for -21:ha 37:into 31:last -26:late -25:ledg 35:list -24:money -26:out -24:say -22:the -38:touch -26:wallet
21:we -31:which @tool=get_wallet_approvals -18:* -25:^can 25:^how -51:^i 34:^my 27:^nft -57:^please -87:^revoke 71:^which 45:^who
27:allow 22:an 22:approv -33:approval -32:be 56:can 44:clean 36:did -74:doe -78:every -61:for 56:from -21:gave 40:give 26:given
-34:have 39:hi 22:how -70:it 75:list 22:may -63:me 23:move 47:much -61:my 64:nft -28:now -47:old -33:on 46:one -43:open 56:our
44:out -26:own -83:please -72:revoke -34:rout 63:should -27:some -27:spend 22:spender -40:still -60:that 32:there -27:thi 36:think
26:token 44:up 25:what 67:which 28:who @tool=get_wallet_balance_history 82: 42:* -28:^balance 30:^i 31:^in -24:^show 50:^the
-36:^which 55:a -42:addres -30:and 56:can 42:chain -31:chang -30:could 51:day 27:did -24:do 36:down 44:end 30:for 25:get 60:ha 56:he
34:how 44:i 48:many 46:metamask 47:need -43:or -45:our 21:pl 50:please -21:sit 56:treasury -44:up 52:wallet 38:want -32:which
44:year @tool=get_wallet_counters 21:* -21:^i 53:^what -49:^which 26:^who -33:a 37:account 33:active 40:activity -30:addres
42:already 22:an -49:block 49:burnt -20:busy 37:company 74:did 43:for 30:ga -26:ha -36:he -36:like 45:made 25:more 24:numb 21:of
-25:one 21:or 36:our 70:pay 53:send 44:them -39:there -31:today 35:transaction 28:wa 54:we 35:what -38:which 24:who
@tool=get_wallet_defi_positions 38:* -36:^am 40:^how 62:^what 60:^which -31:a -33:airdrop 24:am 40:app -34:are 25:bank 31:chain
49:dao 37:deposit 54:did 40:do -35:eligible 22:farm -35:for 29:fund -40:get 42:have 44:hold 61:i 44:in -30:into -22:keep 28:lent
54:lp -27:many -27:market 32:much 28:my 24:of 33:our 29:out 22:pay -35:price 53:provide 28:stak -22:supp -27:that -29:them -37:there
-33:token 21:total 50:vault 41:went 40:what 22:when 21:where 73:which -21:who 40:with -25:work 51:yield @tool=get_wallet_history
26:* 49:^everyth -24:^explain -21:^i 41:^in 22:^please 33:^swap 28:^what 47:account 33:also -25:an 27:artist 23:been -37:can 30:do
58:everyth -23:explain 40:fee -28:got 32:ha 35:history 25:late 58:list 47:mint 28:most -30:of 29:one -22:out 28:pl 27:please
27:recent 25:swap -46:them -31:these -30:think 27:token -21:transaction 24:u 30:were 23:what -27:you @tool=get_wallet_net_worth -32:
26:* 36:? 30:^how -26:^my 21:^what -30:a 43:acros 31:am -37:and -51:coin -29:each -25:for -51:ha -31:have -40:hold 53:i -31:in
-50:it -22:many -29:my -27:no 21:now -58:on 50:or 57:rich 45:spam -28:that -34:the -36:token -24:treasury -35:value 70:wa -48:with
37:worth @tool=get_wallet_nft_collections -16:* -27:? 53:^collection -30:^i 30:^nft 48:^of 20:^show -33:^what -26:^which 32:all
25:before 56:collection -40:could 49:count 21:each -23:for 21:from 34:ha -32:he 31:in 50:item -27:like 33:most -23:on -22:only
44:pay -52:piec 37:real -30:rows -22:sitt -38:them -25:trait 42:with -29:you @tool=get_wallet_nfts -25: 25:? -37:^i -41:^of -34:^on
79:^only -23:a 100:all -28:be 26:belong 44:by -80:collection -21:contract -42:count -23:did 24:do 21:erc 40:erc721 -28:every
-30:everyth -21:explor -33:for 48:have -39:he -27:hi -38:id 69:item -37:jpeg 27:made -21:me 25:member -42:most -35:move -64:name
21:nft 58:only -47:or -39:our -38:own -42:pay 59:piec -25:there -32:they -52:token -31:wallet -21:which -21:with -28:would 27:you
@tool=get_wallet_overview 21:* -28:? 44:^doe 34:^ha 51:^somebody -24:^what 35:^which -21:^who 31:a 24:addres 42:an 40:and 21:any
-23:anywhere 27:behind 39:belong 57:by 56:can 28:check -23:code 61:creator 25:deploy 30:doe -39:find 51:got -31:guy 75:ha 34:have
-48:home 27:hot 77:how 42:in 45:it 35:left 58:many 24:me 52:much 26:name 59:nft -27:of 47:on 58:only -50:oth -21:our -42:own
-52:person -28:real 30:say 51:sent -54:so -23:solidity 23:some 48:somebody 52:stand 29:str 54:tell -40:that 29:u 27:wallet 37:which
-26:with 58:you @tool=get_wallet_portfolio 21:* 26:^all 23:^balance 33:^did 41:^everyth 47:^my 24:^net 52:^our -27:^the 47:^wallet
27:about -21:account -47:acros -58:addres -33:address 23:airdrop 45:and 36:are 64:artist -25:back 56:bag 76:bal 31:balance -22:be
43:biggest -41:both 22:bought 21:by 22:can -38:chain 70:check 43:client 23:company 23:compress -23:contract -21:cost 21:crypto
29:everyth -21:gave 24:give 26:good 58:grandson -21:ha -24:have 22:he -21:hex 47:hi 39:if 51:in -48:it 45:just 27:kind 41:know
43:last 51:ledg 39:left 71:made -68:many -33:mine 49:mint 41:money 28:much 43:my -25:next 31:not 35:now -45:one -21:only 69:our
55:out -25:over -22:pay 23:piec 33:please 24:portfolio 21:pric 23:rich 48:right -44:run -35:say 43:set -23:she -52:sit 25:sitt
-36:so -46:spam 55:spl 24:still -29:tell -46:that -28:their 71:there -20:to 104:token 23:too 30:trad 55:treasury 42:up -21:want
72:which 35:with 40:you @tool=get_wallet_profitability -5:* 28:^pnl -29:^realis 20:^trad 36:be 39:been 21:can 27:ha 24:how 21:it
27:lost 26:much 26:not -20:of 30:or 25:over 26:pap -22:profit -41:rate 23:still 35:tell -31:today 22:wallet -53:win 21:you
@tool=get_wallet_swaps -22: -18:* -24:^did 42:^ha 49:^on 20:^recent 23:^when -38:^where -21:^which -27:account 46:are -28:at 33:been
44:by -22:copy 22:dex 33:did 26:do -29:doe -39:entry 33:first 57:ha 31:have -27:he 21:late 28:made 24:many 41:most 20:much -35:my
-48:old -46:or 40:sold 30:some 26:swap 61:them 36:there -27:token -31:trade -51:we 29:when -21:where 22:which -25:with
@tool=get_wallet_token_balances 6:* 39:^how -21:^list -44:^only -40:^price 68:^search 52:^token -28:^which -25:a -42:all 52:and
-44:at -65:by -24:contract 48:doe -24:entry 63:explor -31:go -46:ha 52:have -57:held 41:holding 33:how -28:i -23:in 61:inside -21:it
-29:list 42:me -40:most 45:much 24:need -20:nft -26:no 29:of -22:one -79:only -21:over -36:piec -28:please 47:pric -71:rows
67:search 21:show -36:sit -30:that -37:to -33:want @tool=get_wallet_token_transfers -46:* -29:? 45:^did -45:^for 43:^my -26:^on
-22:^only -30:^please -27:^show 41:^the 28:^which -30:a 45:airdrop 80:all -60:and -24:are 35:arriv 54:arrive 20:at -24:balance
-31:be -41:block -34:by 22:came 46:check -42:contract -39:could -53:custom 49:did -31:doe -21:every 46:exchange -34:first -27:for
-37:go 54:got 26:ha -31:hold -25:how -37:i 37:if -23:in 34:incom 47:into -29:kind 49:late 22:latest 49:left 46:link -22:list 38:me
30:money -28:mov -61:movement 32:my -24:newest -30:nft -20:of -29:on -59:out -29:outgo 52:over -22:own -33:please -44:receiv
-31:rows -35:send 50:sent -23:show 30:since -26:th -32:them 34:token -42:transaction 48:transfer 46:u 22:what -38:who -53:with
-22:would 43:yet -46:you @tool=get_wallet_transactions -51:* -23:^call -33:^for -22:^ha 32:^show -35:^transaction 21:^tx -32:^what
-24:^who -20:a 32:all -32:an -27:and -26:been -25:by -31:call -43:ever -24:got -34:ha -21:how -24:i -36:in 31:internal -34:made
31:mine 29:need -32:nonce -24:on 33:only -41:or 31:our -23:pl 27:rows -36:sent -20:so -35:th -53:that -24:the -35:wa -26:wallet
-32:what -22:when @tool=get_yield_pool_chart -10:* -23:^ha 29:^my -28:^newest 25:^yield 77:and 38:apy -20:at -52:deposit 30:down
-26:ha 23:how 26:into 23:like 38:most 26:now 21:one -22:or -29:our 33:over -49:park 49:pay 27:please 25:put -30:report 25:saving
33:see 33:show -21:since -30:stable 29:summ 37:there 38:thi 66:to 40:today 38:wa 36:went 26:would @tool=get_yield_pools -42:* -46:^i
24:^stablecoin -42:^tvl -47:and -26:at 24:can -39:did 28:doe -43:earn 54:farm -37:i 25:in -41:it -22:just -54:keep 35:least -28:lend
-32:liquidity -22:me -44:my -25:no 21:now -22:of 34:only -22:or -22:over 27:pay 29:per -22:pool 39:rate -34:reward -28:see 24:stable
30:stablecoin 27:stak 24:th -25:thi -55:to -33:tvl 23:use -26:wa -30:want -25:would 31:year @tool=hash_keccak256 -3:* 31:?
22:^keccak -38:can 39:contract -23:do 39:doe 63:for 38:in 65:keccak -23:on -31:please -51:text 52:that -28:the @tool=hash_typed_data
-11:* 27:^hash 22:digest 21:eip 23:permit 22:the -24:you @tool=list_evm_chains -8:* 29:each 47:evm 20:explor 39:read 22:with
@tool=list_kalshi_events -41:* -52:? -29:^event 65:^settl 22:^which -51:and -55:are -25:can -54:every 23:have -33:how 34:in -54:list
-27:of -49:on -29:one -30:open -25:please -20:right -51:the 31:them @tool=list_kalshi_markets 23: -34:* 21:? -31:^list -20:^price
35:^settl -20:^show -37:a -52:and -52:both -33:can -25:contract 50:did -42:do -44:event -22:every 46:how -31:in -33:list
-30:manifold -27:me -26:now -50:of -32:one 27:outcom -20:please 73:resolve -27:right -30:show -36:strik -30:the 25:they -24:trad
-27:trade -31:want @tool=list_polymarket_events -36: -63:* 34:^event -32:^list -32:^what -23:^which -60:a -54:and 26:are -22:at
-22:by -32:clos -22:do -32:ha -41:have -23:in -42:list -75:market -25:of -45:one -26:only -45:open 38:out -23:please 28:politic
-41:question -47:settl -30:the -25:them -25:trad -50:volume -29:what -23:which -38:with @tool=list_polymarket_markets -44:*
22:^biggest 29:^which -33:a -21:already -52:are 31:been -32:bet 24:bett 60:by 30:clos -41:event -21:first -23:for 23:give -25:ha
32:have -24:in 24:largest -59:me -46:on 24:one 29:open 22:question 47:rn -21:say 32:settl -42:show -52:that 37:them 39:today 25:top
-46:trad 55:volume 23:which -30:you @tool=list_prediction_events -9:* -42:^biggest -53:^event -21:^list 31:^open 26:^please
56:^settl 51:^show 33:^what -20:^which -29:a 22:all -45:already 50:and 38:bet -34:biggest 38:both 68:can -40:do -40:ha -66:market
22:me 25:now -25:of 33:open -22:out -23:paid 28:please 29:prediction 29:settl 44:show -38:them 22:togeth 23:what -21:which
@tool=list_prediction_markets 32:^biggest 21:^list 24:a -21:all 61:already 44:are 29:at 52:bett 21:biggest 20:can 57:do 24:enough
-51:event -44:for 50:ha 34:list -25:manifold 63:market 46:me 70:most -35:my -32:next -44:odd 21:paid 57:people 47:prediction
-36:price -41:question -50:say 27:settl 39:show -27:the 36:them 63:today -22:togeth 37:trad -22:venu 36:where 59:will -26:with
44:would 42:you @tool=list_pyth_feeds -23: -26:* -38:? -43:^doe 49:^pyth -57:^what 32:^which -42:a -51:i -23:id -37:my -33:now
-24:on -70:price 24:publish -62:stock -46:that -27:the -58:what 36:which @tool=look_up_chain -3:* 33:? -59:^chain 22:^which -35:a
-67:add -68:and -36:are 60:ask 51:before -37:chain 51:click -59:coin 50:d -27:do 30:for 28:from -31:have -26:id 44:know -36:me
-52:metamask -87:native -44:new -51:numb -40:of -24:on -34:only -40:our -72:rpc 52:site 59:str 45:that -76:the -21:them 22:thi
-25:want -32:we 37:what -32:when @tool=look_up_token 35: 20:* 26:? -40:^contract -27:^did -58:^find 20:^i 62:^which 42:addres
57:address -23:be -27:contract 39:copy 27:decimal -27:did 71:doe -41:each -22:explor -27:fake -58:find -28:for -23:from 30:have
-21:i -20:in 47:list -36:me -31:my 54:need -39:not 52:of 44:official 44:on -45:one -68:pl 38:please -26:real -72:send -22:should
25:symbol 28:the -43:thi -51:to 23:und 36:want 65:which -44:wrong @tool=lookup_ens 9:* -32:? -21:^what -20:^when 26:^which -27:^who
55:a -34:account 57:belong -26:could 21:go 50:got 23:ha -39:how -25:i 38:in -20:me -44:on -48:one -27:own -41:point 40:primary
-23:run -23:send 37:the 46:verify -21:wallet -20:when 25:which -21:with -25:you @tool=recover_signer 16:* 24:^a 32:^which -27:^who
34:account 34:by 28:digest -27:guy 25:hi -22:in 22:key 25:made 23:please 26:sig 43:signature 33:text 25:that 21:thi 29:wa 36:which
20:who 30:with @tool=resolve_ens -35:* -31:0x 33:^addres -45:^ha -22:^i 34:^on 53:^the -36:a 44:account 40:addres -32:an -20:and
27:be -29:behind -43:belong -37:can 21:client 25:could -28:did 39:doe 22:friend 36:go -51:got -47:guy -43:ha 48:hi -45:how 23:if
-33:it -39:many 32:my 64:nam 37:now 23:of -31:only -47:or 25:our 28:point 30:run 36:send 40:u -27:wallet 30:we 24:would
@tool=resolve_ens_domain -7:* @tool=resolve_entity -27: 17:* 60:0x 44:^coingecko 30:^find 26:^i -49:^look 21:^someone 37:^we
26:^what -32:^which 42:a 42:about 52:an 42:and 25:anyth 35:ask 22:be 23:before -55:behind -33:belong 23:by 37:category 45:chain
33:chat -29:client 25:code -23:coin 41:coingecko -51:contract 31:copy -50:do -25:doe -45:exchange 49:find 45:found 38:from -47:gave
-21:go 46:got 26:ha -53:hand -27:hash 34:here -41:hi -25:him -24:hot -41:how 39:i 42:id 22:idea 43:identify -24:if 58:it -27:keccak
28:kind 28:ledg 38:like 31:long 21:mail -47:many -27:nam -49:name 23:no 24:numb 65:old -44:only -26:oth 28:our 37:out 42:paid 50:pap
48:past 38:payment 40:right -21:run -29:show 20:someone -25:stand -35:tell 51:th 36:they 35:thi -33:to 35:token 43:tool
24:transaction -53:wallet 35:we 46:what -25:which 23:with @tool=search_all -10:* 57:? 67:^coingecko 37:^find -36:^i 59:a 45:an
36:coingecko 30:collection -24:do 34:each -43:everyone 42:find -20:for -34:have -37:how -34:i -21:in 42:it 33:know 25:match -60:my
-22:name -30:need -70:not -31:one 45:or -31:oth -23:tell -32:the -56:tick -40:token 26:und 33:use -82:want 33:whatev -35:you
@tool=search_chain 42: -8:* 63:^contract -44:^search -21:at 35:block 47:blockscout 41:call 60:contract 22:copy -21:en -38:explor
-35:for -35:it -25:me 20:not -33:of 24:on 28:one 60:pl 28:please -41:search 66:send -38:the 28:time 30:token -36:up
@tool=search_dex_pairs 39:* 27:^all -31:^dex -27:^dexscreen 57:^i 30:^pair -23:^price 52:^where 23:all 37:any -23:at 26:can -48:coin
33:deepest -23:exchang 30:ha 49:it -26:list 45:me 23:mint 28:my 43:on 44:pair 33:please -35:price 37:show 48:tick -21:to -30:top
34:trad 50:trade 28:verify -24:want 34:where 22:which -22:with @tool=search_polymarket -22: -3:* 50:^i -48:^what 64:a 57:about
-50:and 38:anyth -43:are -42:bet 35:by 29:chance 39:company 35:cut 90:decemb 26:event 34:for 32:hold 22:i 60:it -81:market -36:me
-63:most -79:my -21:on -45:open 24:outcome -37:people -31:search 39:sell -49:settl -33:th -34:that -35:the 28:them 39:to -63:today
49:up -27:volume -32:what -53:word -61:ye @tool=search_pools 4:* 22:^all 20:^any 34:^i 27:^look 31:all 38:any -23:are 33:at 43:chain
28:geckoterminal -22:id -23:it 29:launch -22:of 38:pippin 23:show -22:their 21:there 25:thi 33:we -22:you @tool=search_solana_assets
-37:* 70:^compress -34:^everyth -68:^nft 20:^which -48:^who -52:a -28:all -25:and -47:artist 41:by 57:compress -32:everyth -25:ha
55:in -20:it -42:item -26:left -39:list -39:made 22:me -27:member -24:mint 47:of -49:on -26:one -23:out -32:own -21:that 35:the
48:them -57:thi -24:too -35:wallet -26:which -55:who -21:you @tool=search_solana_tokens 54: -8:* -33:^i 36:^mint 26:^on 40:^price
25:^search 46:^token 43:^which -83:a 33:addres -59:and -45:by 36:call -24:coin -53:for 37:holder 25:how 25:i -38:in 27:liquidity
-32:list 64:many 24:mint -36:need 29:not 48:numb -25:of 50:on -31:one -30:only 34:or -32:our 40:pippin -57:pl -49:please 43:price
29:real -51:show -27:that -72:tick 42:up 29:what -35:with @tool=validate_address 30:* 25:^before 31:^did 25:^i -35:^my 25:^the 60:a
-27:at 23:before 34:did 24:i 51:it 57:one 40:or 27:pap 79:real 22:the 26:typ -39:use 32:valid -26:wa 28:you @tool=verify_message
35:^say 26:^verify -21:^which -21:by 29:claim 30:got 48:have 61:he 30:in -21:my -39:only -23:out 26:own 26:say -24:thi -22:wa
-20:wallet -22:which 39:work @unavailable -3:* @uncited|other -6:* @uses:bitcoinAddress 62:* @uses:bitcoinHash 22:* @uses:chain 28:*
@uses:coin 14:* @uses:collection -19:* @uses:count 15:* @uses:ens 55:* @uses:evmAddress 46:* @uses:evmHash 6:* @uses:exchange -57:*
@uses:fiat 28:* @uses:holder -3:* @uses:maybeChain 49:* @uses:name -88:* @uses:number 26:* @uses:pair -85:* @uses:protocol -8:*
@uses:quoted 109:* @uses:solanaAddress 119:* @uses:solanaSignature 127:* @uses:step 39:* @uses:thing 102:* @uses:ticker -24:*
@uses:time 25:* @uses:unit 102:* @uses:uuid 81:* @uses:venue -69:* @uses|first 39:* @uses|more|other 39:* @whole|open=none|left 4:*
@whole|open=none|taken 9:* @whole|open=ours!|left -27:* @whole|open=ours!|taken -54:* @whole|open=ours!|unnamed -47:*
@whole|open=ours|left 51:* @whole|open=ours|taken -3:* @whole|open=ours|unnamed -78:* @whole|open=person!|taken -46:*
@whole|open=person!|unnamed 3:* @whole|open=person|left 34:* @whole|open=person|taken -22:* @whole|open=person|unnamed -25:*
@whole|open=thing!|left -98:* @whole|open=thing!|taken -68:* @whole|open=thing!|unnamed -73:* @whole|open=thing|left 17:*
@whole|open=thing|taken -46:* @whole|open=thing|unnamed -65:* @whole|points=it|left -36:* @whole|points=it|taken -27:*
@whole|points=it|unnamed -15:* @whole|points=none|left 47:* @whole|points=none|unnamed -21:* @whole|points=own|left -26:*
@whole|points=own|taken -23:* @whole|points=own|unnamed -47:* @whole|points=theirs|left -48:* @whole|points=theirs|taken 42:*
@whole|points=theirs|unnamed 31:* @whole|points=this|left -17:* @whole|points=this|taken -31:* @whole|points=this|unnamed -46:*
@whole|taken -10:* @whole|unnamed -29:* @wide=1|other -27:* @wide=2|other -38:* @wide=3|other -15:* @wide=4|other 21:* @wide=5|other
31:* @wide|other 31:* @~abi 11:* -43:^call 38:^metamask 44:^my 20:^need 34:^please -21:^the -41:^which 38:abi 33:addres 21:amount
27:any 29:are -67:argument 25:back 59:be 40:calldata -21:code 25:constructor -31:d 23:dapp -23:doe 24:down 44:for -24:get 39:goplu
23:have 110:hex 24:in 29:inside 48:into 22:just -20:kind -34:know 23:letter 25:long 36:metamask 31:need 29:only -22:our -29:out
22:own 31:paus 70:permit2 39:pl 35:please 34:return 40:rout -39:safe 20:selector 39:show -27:site -25:source 70:spend 36:swap
26:they 21:thi 26:token -53:tool 54:valu -44:want -25:which 41:whole @~account -44: -58:^account 56:^addres 33:^am -23:^balance
-28:^can -22:^for 74:^fund -26:^i -46:^in -38:^mint -35:^my 42:^nonce 53:^token 21:^where 26:^who 32:am -48:and -31:are -23:balance
34:be 72:been -27:biggest -25:block -21:by -27:can 31:coin -30:contract 57:create 43:dao -25:did 57:down -25:each 49:empty -59:entry
32:every -27:everyth 59:factory 51:far 28:fattest -62:first 41:from -25:frozen 70:fund -27:ga -48:got 61:ha 22:hot -20:i 21:im
-44:in -25:it 45:keep -26:lamport 71:liq 52:long -36:los 28:many 38:margin 32:market -41:move -39:much -24:need 51:next 27:nonce
-25:old -23:one -30:open -34:order 23:our 24:own 68:pay -27:pend 25:per 29:perp -20:pippin -39:please 49:price -37:put -35:rate
-22:real -26:safe -30:sent -25:short -32:show -23:side -23:since -21:sise 31:sit -44:spl -59:stop -23:supp -26:take -53:there
-26:these -25:to -27:today -22:token 29:too 52:top -72:transaction -20:turn -31:two 35:tx -21:up -25:v -39:value -20:verify -26:wa
33:wallet 26:well 28:where -40:which -32:why 52:will 22:with -27:you @~active -33:* -26:are -46:check 29:did 39:first -29:he
-32:last -28:need 25:that 22:thi 22:touch 24:up -30:wa 25:who @~activity -48: -19:* -31:^ha -21:^i 35:^list 43:^trad 26:^what
27:about -30:activity -41:balance 23:been 63:buy 28:came -22:client 23:copy 29:did -37:do -22:doe -25:fee -24:follow -31:for -28:guy
21:ha 26:he 37:into 29:last -27:late -32:latest -25:ledg 35:list -25:made 30:market -25:money 26:on -20:our -33:out -20:redemption
-26:say -20:show -31:think 24:today -38:touch 36:trad 32:trade -25:wallet 30:we 44:were 24:whale 21:what 22:winning -38:with
@~addres 5:* 54:^a -52:^addres -41:^any -31:^compare -22:^contract -22:^could -26:^find -37:^liquidity -30:^my 54:^need 27:^pl
22:^show 35:^somebody 25:^the 24:^tx 34:^volume 49:^wallet 27:^what 35:about 37:addres -38:address 32:am -26:and 48:any -41:anywhere
-49:are 32:arriv 23:at 26:be 51:bett 38:blacklist -22:bought -32:can -27:capital -21:chain -40:compare 35:correct 76:counterparty
-51:create 26:dao -46:day 53:deep 33:drain 27:eip 55:email -35:end -52:factory 63:fake -42:find 33:first -36:flagg 27:form -44:front
42:fund 31:gave -28:gone 40:ha 26:had 30:have 26:height 31:her 31:hot -29:in 25:includ 31:know -22:kyc 20:land 34:leave -27:lend
50:liq 22:look -33:lp -26:m -51:mempool -24:min 23:mint -20:more 49:mov 20:move -27:much 22:must -30:name 32:need -30:newest
-34:next -25:no -21:nonce -21:not 31:ok 76:one 27:or 36:ord 59:oth -30:page 49:paid 58:pap -23:pend 25:pl 31:plain 24:price 26:put
24:read 78:real 32:recent -29:risk -60:run 36:sat -48:satoshi 36:saving -41:screen -31:see 49:since -33:sold 21:some 23:somebody
-51:still 58:stop 21:symbol 65:t -30:that 38:them 22:then -31:these -37:they 53:thi -29:too -21:tool -24:total 42:touch 24:trade
26:treasury -35:two 37:typ -34:use -22:v 28:vol -24:volume -27:wa 50:wallet -28:went 21:what 63:wheth -36:will 38:withdrawal
41:would 27:yield @~alchemy -7:* 48:^balance -31:a 37:alchemy -51:at 45:balance 50:both -34:decimal 31:entry 40:every 31:list
-36:logo -35:make -36:me -30:my 47:need 29:of 28:position -22:read -28:token 35:unit -32:want 30:we @~allowance 39: 7:* 23:? 50:^i
-41:^please 59:account 52:all 40:allowance 61:already -28:approval -33:be -20:burn 32:did -39:do 36:for -74:gave 20:grant 44:i
-24:into 74:it 63:left 55:may 69:my 32:of 21:on 57:open 53:or 33:out 25:over 25:own -53:permit2 -38:please 77:pull 45:should
-29:spend 68:still -62:that 39:there 28:think -49:to 21:token -41:unlimit 39:wallet 40:we @~approval -23:* 31:^before -25:^can
23:^how -41:^i 21:^metamask 25:^nft -58:^please -86:^revoke 70:^which 41:^who -21:addres 26:allow 25:approv -35:approval 23:approve
-22:be 53:can 43:clean -38:click 35:did -33:do -69:doe -78:every -57:for 52:from -22:gave 40:give 24:given -33:have 38:hi -40:it
-28:know 24:known 70:list 21:may -46:me 21:metamask 23:move 44:much -64:my -30:network 63:nft -27:now -46:old -23:on 39:one -30:open
46:our 42:out -24:own 22:permit2 -87:please -73:revoke -39:rout 22:safe 65:should -27:site -38:some -40:still 46:th -60:that
28:there -26:thi 36:think 29:token 20:trust 42:up 65:which 22:who @~asset -6:* 22:? 25:^coingecko 30:^compress -58:^everyth
-21:^find -25:^in -25:^it 40:^my -31:^need -27:^nft 23:^on 25:^please 47:^which 32:^who -23:a 24:aft -50:also -20:artist 27:asset
25:be 40:belong -20:block -40:by 26:came -35:category -37:coin 28:collection 24:compress -24:contract -62:creator 39:digital -27:do
53:doe -25:en -55:everyth -21:find -29:floor 23:friend -20:go -32:ha 39:had 70:he -23:her -22:in 24:into -39:item 27:kind 34:left
-21:lend -58:list -29:member 27:metadata 22:mix -30:mov -23:much -22:name 32:nft 54:numb 27:number -23:on -54:one -28:only 44:own
30:phantom -52:piec 28:platform -25:price -58:same -63:send 41:she 26:so -21:spl -24:the -32:to -31:too -36:top 33:track 69:trait
21:transfer -32:up 26:url -31:wallet 34:went 24:what 40:which -25:who 40:writ @~at -23:* 23:^i -36:^price 25:^read -30:against
-30:are 45:can 24:confidence 33:contract -29:current -49:feed -21:in -22:it 20:latest 24:liquidation -24:my -37:now -34:one
-33:price 25:read 47:second -32:they 26:to 32:very 27:with @~balanc -34: 8:* 40:^balance -36:^decimal 32:^how -21:^list -25:^on
-44:^only -40:^price 68:^search 49:^token -47:^which -29:a -31:all 51:and -44:at 44:bag 33:balance -62:by -24:contract -53:decimal
39:doe 38:every 63:explor 25:for -21:gett -23:give -49:go -43:got -41:ha 47:have -54:held 38:holding 26:how -41:inflow 60:inside
-25:it -24:many 33:me -40:most 41:much 52:need -21:nft -42:no -30:not 36:of -22:one -78:only -24:over -41:paid -23:perp -36:piec
-20:please 39:pric -71:rows 67:search -36:sit 24:spot -27:that -24:trade 25:unit 35:up -47:want @~balance 36: 29:* -24:^balance
50:^can -60:^contract -21:^could 70:^find -56:^ga -45:^ha -25:^i 78:^in -21:^on 50:^our -24:^please -22:^price -34:^show 23:^the
-36:^token 22:^wallet -31:^we 60:^when -24:about -41:account
-37:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -92:addres -75:address
-23:all -73:and 35:ask 24:at -38:attestation -32:be -46:bet 42:by 78:call -39:came 23:can -39:chain -31:chang 52:check -41:circle
54:claim -53:client -28:close -27:coin 33:cold 28:contract 63:crypto 48:custom -24:d 53:dao 62:dev 35:do 32:down 36:empty 37:end
-23:etherscan 51:exact 25:exchange -33:exist -20:exploit -25:explor 70:find 32:for -40:from -46:fund -42:given -32:got 64:ha 69:had
-46:have 30:he 81:held -54:hi 44:hot 30:i 21:if -21:into 49:itself 27:kind 20:late -29:ledg 29:left 43:like -38:list -21:live
-22:long -25:look 24:many -29:may 49:metamask 41:mine 43:money 37:more -34:mov 23:multisig -51:native -38:nev -36:not -33:numb
-22:number -32:only 30:or -22:over -35:pay 28:pl -23:please 29:plu -22:pool 43:present -28:price -48:pull -21:put 35:queue 56:report
36:run 51:see -41:send -30:sign 47:sit 73:sitt 61:so -29:some 37:someone 25:stablecoin 67:still 32:storage 37:symbol -35:take
21:tell -38:th 63:that 22:the -31:them -51:there 42:these -31:thi 59:to 34:today 50:treasury 35:two -29:up -32:verify -25:wa 25:want
-32:we -31:whatev 55:when 21:where -22:which -27:who -26:whole -28:with -24:would 29:year 29:you 67:zero @~batch -28:* -33:^what
28:each 39:market -21:one 29:own -24:pric 31:value -22:what @~block -17:* 20:^block -45:^in 37:^latest 46:^my -21:^need 57:^on
-46:^our -20:^snapshot -49:^the -41:^which -42:^who -42:a -21:and -23:auditor -23:balance -25:be -67:been -28:built -70:burn -43:by
37:count -23:date 21:deploy -23:did -47:difficulty -22:doe -27:end -23:epoch 27:exact -38:exploit -35:fee -23:found 39:full -29:ha
41:height -24:how -23:i -22:if -44:includ -21:it 24:last 20:late -25:like 30:log 24:made -45:mempool -39:most -27:mov -60:much
-41:next -38:now -27:one -31:or -22:our -21:paid -35:payment 23:please -32:pool -48:price 28:produc -28:read -24:second 26:seem
-30:sise 28:slot 25:snapshot -23:start 38:that -28:them -41:those 69:time 39:timestamp 22:to -24:today 26:transaction -44:transf
-30:up -29:validator 28:wa 43:we 25:went -33:were 25:when -28:which -28:who -30:will 22:with -25:would @~boost -41:* -33:^most
-20:and -20:are -27:for -26:in -22:most -29:on -26:paid -23:the -24:there @~bridg 5:* 24:^bridge -22:^i 22:^which -35:and
-21:biggest 25:bridg 25:defillama -32:dex 29:flow -20:from -34:have -27:me 23:most 37:one 30:our 29:thi 31:through -21:today
-21:volume 39:which -23:you @~bridge 3:* -32:^and 24:^could 23:^how -44:^i -32:^what -53:^which -23:against -22:busiest 23:could
-28:day 65:deposit 40:did -28:exchange -39:for -33:ha -22:i -24:into 24:kind -24:leave -49:list -30:many -41:most 56:much -27:my
-33:net -23:of -21:one -51:our -27:plan -26:protocol -39:sent -25:show 76:since -21:spot 51:still 23:tell 25:the -25:thi -32:time
-44:to 32:today -42:transaction -22:u 31:use -26:vault -26:wa -30:we -26:what -66:which -25:who 65:yield 22:you @~btc -4:* -23:?
21:^a 27:^addres 23:^and -23:^could -69:^did 45:^fee -54:^ha -31:^hash 31:^hashrate 20:^i -27:^kind 38:^latest -49:^my 25:^next
29:^sat 43:^transaction 23:^utxo 43:^what -23:^when -21:^where -30:^which -24:^who 44:^why 22:addres -35:address 26:adjustment
31:anyth 25:at 21:been -25:behind 24:buy -65:change -25:client -20:coin 23:com 24:confirm 27:consolidate 61:cost 23:count 24:dat
48:deposit 34:develop 24:did 27:doe 31:each 30:every -21:far -30:fee 50:gave -29:hack 24:had -23:hash -45:hashrate 72:have 23:height
-42:id 29:if 30:includ -21:kind 37:know -32:late 22:latest 43:line 20:list -29:make 38:many 33:me -70:mempool -52:min 44:mine 34:mov
68:near 47:newest 23:next 25:now 39:old 34:on 122:one 33:only 37:ord 83:oth -37:over 42:payment 23:please -52:pool 33:queu -23:queue
-25:rat -31:rate 32:recent 28:report -63:run 43:sat -58:satoshi 33:see 40:sell 27:sent -26:set -47:share -37:should -27:sign -63:sit
-34:sitt 28:small -37:sold 29:spend 33:spendable -33:still 31:supp -26:take 49:them -43:then 26:time -25:tip -25:today 68:top
42:touch -50:transaction -21:two 45:txid 26:unspent 51:up 24:utxo -26:valid 51:vb 67:wallet 41:want -21:went 21:were 22:what
-23:where 43:wheth -28:which -40:who 39:why 34:withdrawal -33:won 33:would -63:yet @~bytecode -36:* 56:? 62:^i 20:an -23:bytecode
-46:eip -64:find -43:from -35:hash -27:in 23:just 27:normal -39:of 22:old -29:one 86:or -21:t -57:the 21:wallet -36:what @~call 41:
-28:* -56:^call -22:^my 38:^need 34:^our -33:^read 35:^the -22:an 23:ape 51:at 41:balance -61:call -35:contract -49:for 54:give
27:hold 34:need -27:now 30:numb -42:on 28:our 22:permit2 21:return -24:tell 33:the 36:there -32:trad 33:value 54:vault 24:want
24:who @~calldata 10:* 23:^decode -36:^which -30:a 39:amount 42:and 43:argument 32:ask -36:at 36:blob -26:call -39:data 40:decode
59:get 36:here 41:how 21:if -37:input 35:inside 29:it 33:like 33:look 25:me -29:my 21:only 55:out 46:show -20:that 24:to -40:tool
-65:tx 32:wallet -32:want -27:with @~candl 33: -45:* -31:^fund 32:^open 32:a 28:and -44:bar -31:from -38:fund -36:need -22:of -28:on
22:open -22:pay -35:perp 33:perpetual 29:pric -36:the @~cap 26: -28:* 26:^how -39:^market -46:all -62:and 30:back 38:beginn -36:coin
34:develop -54:for 32:ha 22:how -57:in -79:of 36:our 32:over 34:since 25:to -21:togeth 34:token 36:value -59:volume 37:want 33:whole
@~category -29: -25:* 57:^coin 20:^give -37:^market -23:^what -37:^which 38:category -32:for -31:i -22:in -28:like 23:list -41:my
25:nam -23:need -45:rank 49:sector -53:that -31:what -24:which @~chain -22:^ -47:^all -22:^biggest -26:^busiest 55:^chain
62:^contract 74:^dex 25:^doe -23:^if -41:^it -38:^kind -20:^need 39:^of -53:^on 41:^option 38:^our -23:^please -40:^pool 62:^rank
-44:^search 53:^stablecoin -53:^supp -24:^transaction -30:^tvl -30:^volume -21:^what 26:^which 37:^who -29:acros -30:add -25:address
-78:all -60:already 54:among -30:amount -23:an -35:anyone -26:are 53:ask -22:at 41:before 110:blockchain 46:blockscout -25:busiest
27:busy 24:by 33:call -29:capacity 28:chain -25:change -27:check -23:circulat -51:circulation 40:claim 50:click -31:client
24:collection 33:company 80:compar 47:contract 21:copy 50:d 41:defi 57:deploy -22:deposit -27:develop 43:dex 33:do 20:each -20:en
21:entry 29:evm 28:exchange -23:exploit -26:favourite 48:figure 35:first -27:float 40:goplu 28:grant 31:grew 36:grow -54:have -27:he
-40:history -28:hold -43:hot 53:id -23:if -57:itself 78:keep 38:kept -33:kind 48:know 47:l2 -24:last -30:late -24:lend -61:lett
-29:lightn -21:liquidation 43:liv -27:lol 21:m -35:made -56:make -26:market -25:me 36:money -21:month 27:more 20:much 33:network
-29:new -40:nod 30:not -23:notional -26:numb -22:of 31:on -33:out 22:over -34:own 25:pay 26:people 30:per -24:perp 50:pl -33:pool
22:premium -21:present -21:pull 26:read 21:recent 40:rollup -66:rows 43:rpc 25:say -42:search 47:see 59:send -40:share 23:single
43:sit 47:site -27:small -20:sold 41:some -30:stabl -77:stable 45:stablecoin 21:start -30:state -23:still 57:str -24:stuck -34:supp
-25:swapp 23:than -51:then 68:there 26:they 21:thi 53:those -26:through 33:to 52:today -34:togeth -25:too 22:touch 34:trade
-20:transf -36:treasury 30:trend -21:turn 48:turnov 26:tvl 38:u 24:use 46:utilisation 28:v -27:venue 31:wallet 33:want -40:week
-21:went -32:were 46:where 41:who -33:whole 42:with 26:write -32:yield @~change -40: -15:* -70:? -45:^by -33:^ha 37:^i -22:^what
-26:addres -46:all 26:an 25:and -25:any -22:before 38:bett -49:bought -38:cent 41:coin -25:day -30:defillama -55:do 33:down -50:from
-57:go -27:ha -23:how 23:in -66:it -41:lose 23:more 23:most -30:much 23:of -22:on 21:or -47:percent -70:price -29:show -85:since
23:that -40:thi -30:time -20:today 23:token -21:transaction 70:two -47:up 33:v -45:wa 21:went -28:with -24:worth @~chart 24: -18:*
-36:? -28:^a -45:^and -44:^at 55:^by 42:^chart -27:^clos -41:^ha -30:^in 57:^kind -24:^list -63:^market 54:^my -28:^newest 87:^of
32:^our 25:^please -36:^plot -47:^price 37:^pull -30:^since -43:^supp -38:^the -57:^token 41:^v 31:^wa -21:^what -30:^which
25:^yield 36:a -25:about 56:advis 24:am 25:an -43:any 24:app 37:apy -25:are -31:at -28:ath 36:auditor 38:back -24:bank 36:beginn
-42:below -21:beside -22:bett 28:board 54:book 49:bought -34:buy -54:cap -40:capitalisation 21:change 74:chart 36:cheapest
-24:circulat -58:circulation -25:client -26:coingecko -63:compar -25:contract -31:cost 27:could -35:country 38:cov -32:dao -25:dat
-61:data -27:date 41:decimal 42:defillama -51:deposit -23:derivativ 37:develop 34:did 30:do 43:down -33:due -25:each 34:employ
-22:end 41:enough -24:etf 25:exchange -59:exploit -32:figur 60:figure 53:firm 43:float 31:from 40:gain 20:gave -52:goe 63:grew
-22:have 30:he 43:history -23:hurt 22:i 26:id -35:index 44:it 27:kind -23:knee -30:know -24:large -40:late 32:like 25:liquidity
-22:lock -34:lol 26:look -35:los 35:lost 43:low -37:market -23:marketplace 45:may -31:me 32:mint -55:money -35:month 29:more -45:mov
-69:move -29:must -44:n 39:need 45:next 30:no 32:now 72:number -55:often -33:open 42:over 36:own 24:paid 29:pap -51:park 64:past
40:pay -36:people -55:per 45:percent 35:pile 27:please -34:plot 24:pric -32:price -32:profit 41:project 32:pull 22:put -49:quarter
34:rate -52:reach -48:record -34:regist -53:report -66:risk -28:rn -23:said 21:sal 62:same 23:saving 23:second 35:see -27:sell
-21:sentiment 57:sery 22:show -40:side -27:sign 50:since -51:sit 29:slide -30:some 33:stabl -72:stable 49:stack 43:start
-42:statement 28:summ -21:supp 40:tax 35:tell -29:term 30:than -42:that -27:them 27:there 38:thesi 38:thi 56:time 27:to -29:today
-22:togeth 41:trad 22:trade -62:trader 39:turnov -30:until 48:up -30:use 93:utc -27:valuation 76:value 51:venue 28:very 31:vol
41:want 37:we -48:week 39:went -24:which -46:with -38:worth -73:year -57:yet -24:yield @~check 21:^and 21:^are 24:^before 35:^buy
-37:^can -57:^did 21:^ha 24:^honeypot 21:^i 20:^metamask -35:^my -31:^our -25:^show 32:^the -32:^token 27:^verify -20:^what
-24:^when 33:^who 46:addres 28:aft -31:airdrop -37:also -21:anywhere 55:at 30:but 39:button -39:buy -24:by -30:call -29:click
-35:company 78:counterparty -36:d 45:dangerou -25:date -23:deploy -48:did -24:doe -31:draft 28:drain -46:each -42:end -26:exact
-23:exchange -34:fake 24:farm 32:file -47:find 30:first -36:flagg -27:found -59:friend -42:front 44:fund 50:go -23:got -27:grant
-26:he -30:hi -23:him -33:if -30:just 37:known -21:kyc -43:ledg -40:left 23:legit 25:like 45:look 26:mail 22:maliciou -48:match
33:memecoin -21:min -24:my 20:nephew -56:network -36:next -37:nft 53:no -25:old 23:only -26:or -52:our -23:out 60:page -28:pay
-36:pl -40:pool 23:public 32:publish 42:put -24:rate 39:safe -45:screen -40:see -23:shar -24:show -32:simulate 29:site 42:some
37:still 33:swap 84:t -34:that 34:tick 36:trap 23:trust -26:trustworthy -24:upgrade 21:verify 30:want -28:where -23:whoev -33:whom
60:with 61:worth -37:yet -32:you @~checksum 24:^i 27:addres -27:capital 26:correct 32:counterparty 28:eip -23:find 21:for 20:form
-36:one -27:our 30:pap -23:right -30:small -26:to -21:tool @~clos 33: -5:* 40:^clos -27:^did 47:^how 40:^my -27:and -24:been 38:bet
-33:cash 33:clos 37:did 23:do 28:earn -24:from -29:ha 20:have 30:how -25:in 22:list 38:los 25:made -36:market 23:much -32:now
-29:open 38:or 38:out -41:please 36:profit 26:realis -23:shar -20:them 24:they 35:with 29:won @~code -14:* 58:^look -39:a -30:an
-46:contract 50:explor 57:look 22:of -20:or -28:solidity 55:up 23:wa -20:want @~coin -6:* 21:24h 31:^ -36:^a -40:^and -45:^at
40:^chart 28:^clos -37:^coingecko 52:^contract 72:^everyth -27:^find -31:^floor -50:^for -55:^ha 49:^it 58:^kind -26:^last 23:^list
55:^market 24:^on -32:^open 41:^our 22:^someone -35:^tell -68:^the 29:^top -43:^total -20:^trad -42:^v -34:^what -43:about
49:account -26:addres 49:advis 21:again -44:against 23:also -39:among -47:an 27:and 27:are -23:artist 53:ask -25:at -29:ath
33:auditor -23:average -21:back -29:below -20:bett 72:biggest 40:both 28:bridge -39:buy -23:cent 41:chart 24:cheapest 51:close
61:coingecko -21:cold -23:colleague 42:contract -51:cost 23:crypto -43:current 27:d -45:dat -23:data 73:day 49:depth -22:develop
-30:dex 24:even 28:ever -22:everyone 73:everyth 27:exchang 46:exchange -21:exist 58:exploit 60:figur -27:find -46:floor -33:full
-23:fund 30:gain 35:go 57:google 65:got 28:grandson -27:group -28:ha -22:had 28:help 34:him -23:history -23:hold 42:id -23:if
-78:index 28:it -21:just -58:keep 46:kind -23:latest -21:lett 28:like 21:link 24:look 27:lose -40:m 34:mcap -42:mint -26:moment
32:month -29:morn -27:most -35:mov 51:move 54:much -47:n -41:name -69:near 31:need 35:nephew -50:new -32:news -31:next 60:not
-35:now 34:one 44:only -22:our -23:out -43:over -34:own 44:paid -61:people -20:per 29:percent 63:pl 21:please -22:possible
30:present -33:pric -26:project -37:rank 29:read -31:real 24:recent 27:rows 49:same 40:say 32:school -58:second 28:send -25:she
58:sheet 52:should 24:sign 56:since 33:sold -21:some 21:someone -27:spot 30:start -40:statement -29:step -22:still -23:supp 43:tax
-49:telegram 22:tell 36:then -31:there -47:think -30:those 32:tick -22:ticket 42:time 26:to 63:togeth -24:top -45:total -34:turnov
-52:twitt -29:two 22:und -21:until 73:up -36:v 20:valuation -26:venue -28:very 51:volume 46:wa 78:want -34:we 23:website 64:week
24:well -41:were -27:what 35:whatev 36:when -26:where 32:whole 27:will 53:work -24:worth -37:year @~collection -16:* -27:?
53:^collection -30:^i 30:^nft 48:^of 20:^show -33:^what -26:^which 32:all 25:before 56:collection -40:could 49:count 21:each -23:for
21:from 34:ha -32:he 31:in 50:item -27:like 33:most -23:on -22:only 44:pay -52:piec 37:real -30:rows -22:sitt -38:them -25:trait
42:with -29:you @~company -33: -37:* 40:^for -49:^how -29:^i -29:^the -29:about -28:and 22:bought 35:buy 52:by -30:crypto -22:did
-36:doe 38:each 30:have 22:holding -22:how -42:i -22:in -27:it -25:keep 42:largest 22:m -23:many -22:min -39:now -46:our -40:own
-39:paid -22:pay -22:shar 42:them -35:they -26:to -40:treasury -40:v -36:what 42:with -29:work -46:worth -27:you @~compare -22:*
-30:? -31:^compare -32:^how -51:^market -35:^please 20:^put 44:^what 27:against 43:all -21:at 45:ath 34:below 21:beside -28:bigg
73:by 67:cap -22:check 26:circulat -41:compare 26:each -24:fee -22:from 38:high -38:i -27:in 29:it -26:keep -24:know 59:market
26:mcap -27:move -46:much 25:next 48:oth -25:out -22:pric 26:price -24:put -52:saving 43:so 35:supp 21:table 32:that 50:they 39:time
-20:today -43:up 38:v 41:value -28:we -22:when -35:where 42:with -21:would -40:you @~compute -42:* -49:^addres -32:^ha 22:^i 32:^the
-31:^which -29:account 22:ask 20:at 26:be 40:contract -51:create -30:do -51:factory 27:get -31:ha -22:look 22:make 26:namehash
-34:next 26:node 25:own -27:resolv 26:send -29:that -22:the -27:to 22:transaction -35:will -39:with @~contract -28:* -63:^a 55:^abi
-21:^all 42:^and -56:^call -30:^check -21:^coingecko 45:^collection -65:^find 37:^how -29:^in 22:^it 71:^look -39:^market -24:^my
23:^our 24:^price 23:^pull -40:^read -62:^token -59:^verify -21:^which -20:a 69:abi -36:about -21:ad -29:addres -28:all 36:am 40:ape
-20:artist -53:attach 56:auditor 35:balance -30:base 24:behind 25:belong -24:between -21:both -22:burn -26:bytecode -70:call
-43:capitalisation 27:change 20:chart 25:chat 32:cheapest -36:colleague 29:compil -53:contract -26:dangerou 32:decimal 33:develop
36:did -37:diff -76:each -48:eip 71:enough -50:erc20 -35:error -39:etherscan 23:everyth -64:exploit 45:explor 21:farm -74:find
-40:for 23:give 21:go -40:hash -24:have -21:he -47:here 49:hold -31:honeypot 31:how -23:idea -27:includ -76:itself 33:jpeg -46:json
21:know 67:look -49:m -34:make -50:match -56:may 21:move -25:my 36:n 30:need 34:numb 37:or -56:oth -26:our -42:own 38:owner 40:paid
23:past 22:permit2 -32:pool 42:proxy 21:public 37:publish -27:quote -31:rate -21:real -33:reentrancy -40:report -33:risk 27:rout
-28:rows -41:run 40:sal -51:same -65:say 31:second -29:send -22:she -23:sign -34:sit -28:site -59:so -20:some -30:source 26:stak
22:stat -23:swap 20:team -31:that 44:there -32:thi 48:tick -22:today -20:token -25:tool -35:top 24:twitt 40:two 25:und 47:vault
-25:volume -20:want -31:well -24:what 43:whatev -42:whole -68:whose -36:without @~convert 30:* -43:^convert -31:^ga 23:^i 35:^to
28:^what 45:a 39:amount 56:are -34:coin -35:convert -51:decimal -24:did 21:do -34:doe 48:for -25:ga -45:ha -29:have 41:how 51:in
22:into 26:it 20:ledg 48:many 45:me 35:my 49:numb -26:round 24:say 58:that 50:the 34:thi -23:to 42:token 24:want 23:what -34:when
23:whole @~counter -10:* 50:^hold -35:^numb 51:^please 24:^total 42:^what -51:^which 27:a 21:about 35:account 33:active 40:activity
-30:addres 27:address 42:already 25:and -23:are -50:block 49:burnt -21:busy -62:by 37:company 45:count 65:did -21:explor 35:for
30:ga 30:give -33:ha -40:he 66:hold -48:holder -23:it -32:keep 70:know -36:like -27:look 42:made 34:more -35:numb -22:often -26:one
24:our 22:own 64:pay 28:please -32:say 50:send -65:since 20:th 42:them -38:there -23:these -34:to -25:today 38:token 34:transaction
-21:transfer -27:up 25:wa 52:we 20:what -44:which 22:who @~create -64:* 39:? -49:^addres -36:^which -20:and 24:at 21:be 39:contract
-51:create -51:factory 29:get -31:ha -33:next -50:that -40:the 22:transaction 31:which -35:will -35:with @~currency 49:* 32:^what
37:all 28:are 56:can 33:coin 40:currency 36:give 24:i 43:in 24:of 36:or 54:price 37:set 34:show 20:the 37:v 41:what 35:you @~current
13:* -20:^and -21:^for 36:^pric 28:^price -21:^what -46:acros 43:also 23:and 44:answ -47:any -24:at 51:both 55:defillama 27:each
23:go 27:it -28:lp 25:moment -21:my 27:now 28:of 55:one 44:open 46:please 25:pric 24:price -20:that 51:thi 46:those -32:time
-27:token 46:trad 31:value -20:wa 28:where @~dapp -6:* -26:^i -21:^what -26:and -33:by 41:dangerou 27:in -23:known -24:not -29:phish
38:site 37:some 24:to -38:what -33:whom @~decode -30: 24:* 24:4byte -34:^abi 21:^decode -43:^doe -70:^event -21:^how -35:^it
52:^metamask 63:^my 33:^our 33:^please -64:^selector -43:^topic0 27:^what -28:^which -27:abi 26:addres 30:amount 23:an 56:any 24:ask
27:back 55:be 35:behind 33:blob 30:can 44:chain 37:code 30:constructor 23:dapp -29:data -25:decod 30:decode -31:did -24:doe 24:down
48:eip 31:event 40:every 21:exact 58:from 50:get -21:give 38:go 47:ha 58:here 44:hex 55:id -34:input 43:inside 45:into -20:keccak
-31:know 32:letter 32:like 21:log 26:long 28:many 37:me 83:mean 49:metamask -29:method -26:nam -36:need -36:no 61:nonce -33:old
-29:one 34:only -25:our 30:own 32:paus 27:please -79:receiv 46:recipient 30:return 33:revert 35:rout -48:safe 25:see -37:selector
-59:send 69:show 31:sign -25:site 34:swap 49:take 40:text 34:that -23:them 58:thi 32:to 26:token -55:tool 72:topic 35:trace -25:tx
44:unit 21:value -23:wa 37:wallet -48:want -20:we 52:what 27:where 43:would 35:you @~defi 29: 3:* -34:? -35:^am -26:^chain 23:^did
-22:^fee -22:^for 31:^ha 42:^how 34:^in -30:^lend -42:^market -31:^my 24:^on -22:^stak -46:^the 33:^what -21:^where 63:^who
-26:about -33:airdrop -54:all 27:amount -45:any 28:are -32:at 22:bank 30:between 45:big -23:biggest -29:build 37:by 23:category
-23:coin -30:current 41:dao 23:dapp -30:defillama 23:do 52:each 55:earn -35:eligible 59:end 58:everyone -34:fee -26:first -29:for
38:fund -63:get -28:give -21:got -22:have 24:he 53:hold 27:id 36:if -63:into -32:just -45:keep -22:key 24:know 22:large 28:lent
53:lp -80:made -61:many 20:mine 23:money 24:most 23:much 40:new -54:not -38:numb -32:old 48:our 36:pl -24:plu -38:price 25:project
53:provide 51:run -24:saving 31:service 50:share 29:since 20:sit 30:some -25:stable 27:stak 25:summ -21:supp -31:their -21:them
-51:there 22:they 45:think -32:to -44:togeth -30:token -50:use -22:v 49:value 32:vault -40:wa -20:wallet 55:want -55:we 36:went
24:when 27:which 58:who 67:whole 41:with -25:work 40:yield @~derivativ -46: -19:* 30:^all -27:^perp 38:^the -53:all -43:and
41:biggest -42:coingecko 80:derivativ 22:doe 42:first -20:for 41:friend -42:from -27:id -43:know -27:list -31:nam -20:of -23:one
41:only -29:or -22:perpetual -67:please -25:rat 27:rate 24:report -43:spot 26:them -56:there -29:total -28:trad 37:turnov -24:use
24:venue -22:wa -39:you @~detail 37: 25:* 26:^how 55:^on 27:^what -39:^which -38:^who -25:already -20:and -26:are -23:at -63:been
88:block -23:broadcast -25:built -67:burn -32:by 37:call -34:contract 27:custom 30:data -27:exploit 22:fail -26:fee 47:full 35:ha
-23:happen -24:have 40:if 50:input -21:made 31:many -24:mov -65:much -24:need -39:newest -28:now -31:one 40:or -48:our 29:please
-52:price -27:slot 38:tell 49:that 40:the -36:them 40:thi -31:those 59:time -23:to 50:transaction 24:tx -22:validator -45:were
28:what -26:when -45:which 21:with 29:withdrawal @~detect 5:* 25:^i 25:^rug 56:^wa -21:^where -29:deposit 25:drain 49:exchange
36:from -20:how 47:ledg 50:money -41:much 38:park 24:rug -26:run 29:say 23:see 34:stable 21:still 30:to 46:wa -27:when 27:where
-23:would -30:yield @~dex 7:* -68:24h -22:^a -25:^at 36:^busiest 23:^dexscreen -21:^give -37:^how -21:^i -44:^on 29:^pair 29:^please
-34:^pool -23:^top 42:^where 20:^which -21:about -29:an 27:any -42:been 21:bridg 35:busiest -43:buy 27:by 32:can -30:change -46:coin
-25:coingecko 59:decentralis 26:deepest 56:dex -22:entry 31:exchang 31:exist 27:friend 34:from -26:fund 32:geckoterminal -35:give
-23:go 20:he -25:hold -30:hour -30:launch 25:left 47:liq -22:liquidity 31:many 21:mint 43:move -27:much -36:need 40:numb 56:one
-23:only -23:oth 62:pair -26:people 49:percent -20:project 27:right 40:same -35:sell 25:show 55:since -24:swap -26:swapp -23:th
-20:than 27:the 43:then -28:thi 49:tick -33:to -36:togeth -21:token -37:top 38:trade 27:use -37:venue 28:verify 41:vol -33:were
34:where 27:which 39:who -29:you @~difficulty 29: -6:* 54:? -22:^i 32:^next 36:adjustment -72:and 27:are 21:block 31:com
-44:difficulty -23:doe -26:down 24:epoch -24:far -43:hashrate -40:i -66:mempool 63:mine -25:now -25:or -49:sise 28:thi -24:up
@~domain -7:* @~dominance 12:* 28:^on -40:^which 32:all -31:and -21:by 49:in -27:it -23:most 55:our 25:percentage 21:rank -24:sit
46:stabl 21:the -21:with @~emission 10:* 21:? -34:^i 27:any 26:bag 29:big 29:com 27:dump -20:i 27:next 21:on -29:still 27:that
-25:the 25:token 59:unlock 28:up 22:upcom @~en -19:* -36:0x -31:? 35:^addres -35:^did 54:^the 31:^to -26:^what 33:^which 49:addres
-22:an -26:and 23:anyth -23:behind 21:by 35:call -37:can 22:client -23:cold -26:did 40:each -21:en 41:go -32:ha -23:have 31:he 31:hi
-60:how -26:it -30:know -40:many -30:me -44:much 52:nam 26:now 27:of -28:on -28:one -51:or 23:out -33:paid 31:payout 36:primary
21:profile 27:see 28:some -39:somebody 29:still 31:t -38:tell 28:text 20:the 24:u 45:verify -32:wallet -24:what 34:which -33:you
@~encode 20:* -44:^abi -39:^call -38:^which -34:abi -57:argument 58:be -25:call 46:calldata -39:doe 64:for -30:get 76:hex 22:need
-28:of -30:on 32:pl -38:please 22:selector 77:spend -41:want -24:what -34:which 42:with @~entity 3:* 60:0x 31:^before 43:^coingecko
29:^find 21:^i -49:^look 36:^our 21:^someone 36:^we -23:^when -47:^which 39:about -24:against 44:an 40:and 24:anyth -29:are 35:ask
45:audit 36:auditor 37:average -28:been 22:before -54:behind -33:belong 36:category 42:chain 52:change 33:chat -29:client 25:code
-23:coin 39:coingecko -49:contract 26:copy -27:cost 27:country 39:crypto -21:dao -27:do -39:each -45:exchange -26:fee 49:find
-22:first 44:found 30:from -47:gave 49:got -53:hand -27:hash 27:have 34:here -40:hi -25:him 21:holder -24:hot 20:i 42:id 22:idea
43:identify -25:if 26:includ 52:invoice 47:it -27:keccak 21:keep 27:kind -25:largest 27:ledg 33:like 44:log 28:long 21:mail 25:many
37:min -39:morn -23:much -27:nam -49:name 24:numb 43:old -21:one -39:only -22:or -26:oth 35:out 62:paid 23:pap 48:past 38:payment
41:present -41:price 34:profit -53:rank 35:right -21:run -55:same 35:shar 33:sheet -27:should -25:show 27:sitt -23:some 20:someone
-31:stack -25:stand 24:stock -35:tell 51:th -23:them 50:they -29:to 42:tool 26:track 23:transaction 26:treasury 43:v 39:value
-53:wallet 31:we 33:what -21:when -31:which 46:whom 39:work 49:worth @~erc20 22: -23:* 30:^are 39:^could 43:^for 31:^i -22:^in
-47:^list -23:^my -38:^need 31:^on -37:^please -33:^read -25:^show -25:^the -24:^token -24:^which 40:account 28:aft 26:all
40:allowance 64:already 25:amount -28:approval -34:ask -27:at 40:back -39:be -46:both -38:burn 27:chain -34:claim 34:contract
28:could 20:day -38:do 45:erc20 -24:exchange 41:exist -27:far -36:first 26:for -73:gave 27:go -47:hex 32:hi 22:hot 23:i 37:incom
-36:inflow 36:last 35:left 26:link 21:list 42:may 33:more -43:movement 35:my 40:name -36:nft -26:no -39:numb -66:off 67:old -53:one
61:only 56:open 28:payment -53:permit2 -42:please 37:pool 37:read -26:receive 37:report 46:rows -22:safe -44:same 45:should -24:show
-29:spend -39:start 65:still 42:supp 31:swapp -24:th -42:that -32:them 30:there 27:think 45:through -42:to 40:total -21:transf
-65:transfer 25:u -41:unlimit -44:with 24:you @~estimate -26:* -50:^call -41:^ga 31:a -39:at 55:cost 40:data -34:did 41:doe -40:ga
27:if 46:make -24:me 53:network -23:no -37:paid 25:please -54:price 22:program 30:right -40:rn -24:run 20:sent 22:swap 37:there
46:transf -28:which 24:writ @~etherscan 20:* 27:^all -28:^for -20:^my 31:^need 47:^show 31:^the -68:^verify 37:^we 44:account 33:all
49:and -39:at -44:attach 23:compil -65:contract 57:crypto 65:dev 35:do -32:etherscan 32:ever 22:fast 36:fee -33:fil 46:first 30:from
-24:ha -54:have -20:hold 49:in -38:incom 38:internal -27:ledg 30:licence -30:money -21:most 78:movement 22:much -22:my -32:need
-23:numb 24:of -59:old 21:on 24:one -62:only 26:open -22:our 81:out 28:own 33:paid 50:pull 38:receiv 26:rout -29:see -45:send
22:sent 39:show 62:sitt 21:solidity 48:start 57:still 22:their 27:them -45:token 72:transaction -34:up -35:verify 58:very 25:wallet
-24:who @~event -40: -24:* -35:? 63:^all -36:^biggest -38:^event -21:^how -64:^list 28:^open 22:^price 97:^settl 58:^show 70:^topic0
-31:^what -26:a -26:about 59:all -22:already -34:an 23:are -36:argument -28:been 31:bet -22:bett -25:biggest 38:both -24:by 39:can
-34:clos -32:could 26:custom -41:do 46:each -21:enough 38:event -32:every -23:find 21:for -30:from -24:get -40:give -54:ha 27:hash
-20:have -45:here -28:how 41:id 45:in -57:list -47:market -55:mean 49:need -36:only 34:our 27:outcom 21:paid -41:people -23:per
24:politic 27:pric 25:price -44:question -38:resolve 48:show -45:still 51:strik 59:strike 22:that -27:them 35:there -22:thi -45:tick
-42:topic -37:trad -24:trade -33:u -51:volume -35:what 30:whose -32:you @~evm -8:* 29:each 47:evm 20:explor 39:read 22:with
@~exchang -31: -6:* -38:^biggest 29:^for -44:^open 24:^the -36:^trust -21:all 23:at -22:coin 42:derivativ 25:each 33:exchange
-21:first 46:for 28:found -42:friend -29:from 20:futur 35:ha 23:have -26:how 34:id -31:it -35:know 30:largest 39:me -47:my -38:nam
43:name 25:need 29:now 26:only 21:or -36:perpetual -46:platform 24:rank 30:right -22:score 29:their 22:them 32:they -26:thi
25:turnov 23:use 32:venu 23:which 22:with 35:year -31:you @~exchange 30: -16:* -27:^ -40:^are -40:^bid -28:^busiest -39:^compare
30:^could 50:^doe 20:^ha 54:^how -26:^i -40:^market 22:^open 21:^our 33:^pair -27:^perp -33:^trad 48:^trust 32:^volume -45:^we
-28:^where -45:above 65:against 24:also 33:an -48:answer 26:anyth 48:app -39:ask -34:at -45:bid -58:biggest 30:both 76:bought
21:brok -28:busiest 23:chart 72:clock -35:close -46:coingecko 24:cost 26:could 35:country 23:currency -56:data 54:did 38:down
-22:etf 28:even 22:every -20:exchang -57:exchange -25:fee -39:file 40:first 51:friend 34:get 51:gone -22:high 38:how -65:id 35:in
38:keep 24:know -43:largest -34:level 47:margin -26:min 26:moment 21:morn 33:my -29:not 32:off -40:often 29:one 44:order -23:oth
36:our 70:percent -36:perp 55:place -52:present 23:quot -45:rat -30:recent 30:reject 22:report 27:request -29:right 30:score -20:see
48:serv -50:service 43:since 30:stand -24:still -28:take -30:term -21:their -35:them 34:there 20:thi -26:tick -26:top 43:trade
-32:trader 41:trust 83:trustworthy 27:turn -54:und 62:up -61:use -26:venu 48:venue 21:volume 30:we -53:whatev 30:where 21:which
-23:will -58:withdrawal -25:would 45:your @~fear -30:* -25:? 35:^fear -21:^what 41:and 44:are 39:before 27:doe -24:fear -20:for
-24:gre 21:greedy -28:i -53:it -52:market 28:say -49:sentiment -36:the 40:to 33:today 22:wa @~fee -56: -19:* -26:? -21:^did -22:^fee
-28:^ga -23:^if -23:^price 46:^protocol 21:^rank 51:^revenue -29:^sat 23:^top -24:^tvl -21:^what 45:^which 40:all 31:am -34:and
30:anyth -46:are -21:be -32:block 26:by 57:com -22:cost 43:crypto -28:defi 40:dex -25:did 39:fee -30:for -30:ga 40:get -26:got
30:have 51:hour -21:i 21:itself 32:keep 30:late -38:lie 24:list -22:lowest 31:made -30:make -33:many -53:mempool 28:most 35:need
49:newest -34:next 32:no 37:not 38:numb -62:one 23:only 42:payment 55:people -42:per -21:please -24:point -45:pool -23:price
-31:program 22:protocol 37:relay 58:rn -36:sat -28:satoshi 78:share -22:should -20:since 35:so 44:supp -30:that -21:them 27:they
27:thi 44:through -30:time 26:tip 24:today -41:total -38:tp -59:trader -48:transaction 78:treasury -35:tvl -30:two -30:up -37:used
-64:v -63:wa -39:wait -36:were -28:what 29:which -36:would @~feed -23: -26:* -38:? -43:^doe 49:^pyth -57:^what 32:^which -42:a -51:i
-23:id -37:my -33:now -24:on -70:price 24:publish -62:stock -46:that -27:the -58:what 36:which @~fill -35: -6:* -25:^how 24:^my
71:^the -28:^which 25:fee 58:fill -43:got -23:how -26:much -33:not -30:order 31:paid -33:pay -39:perp 25:since 37:sub 21:that 21:the
-21:to 27:today -27:trad -25:which @~first 10:* -26:^how -31:^price 26:^since -25:are -28:at -20:did -28:each -29:for 31:how 24:i
-39:old 29:on -57:open -26:please 57:record -25:to -24:trade 32:wa @~for 3:* -26:^can 69:^doe -22:^how -27:^i -38:^nft 64:^show 32:a
34:all -21:and -22:can -22:erc721 -41:he -28:how 36:in 30:jpeg 22:just 40:keep 40:me -26:much -26:name -29:on -32:only 20:she
59:show 38:sit -23:wallet @~function 44: 27:* -28:? 69:^selector -25:^the -43:be -39:behind 30:byt -28:calldata -28:can 41:data
-35:do -51:doe 39:in 24:look -40:mean 37:method 59:of 60:our -28:permit2 56:please 48:revert 39:selector -22:spend 48:text 37:the
-34:thi 39:to -29:topic0 23:up 21:wallet -48:with -32:you @~fund -25: -49:* -32:^fund -28:^how -30:^i -32:^long 42:^what -27:are
32:at -34:by 22:carry -23:did 42:do -38:fee 27:for -22:fund -55:ha 31:have -27:how -48:in 24:it 44:late -33:leverage -71:long 46:m
55:margin -49:me -50:moment -37:much -76:my 47:next 20:now -32:open -22:or 27:paid -34:pay -21:position 43:rat -31:rate -32:ratio
22:right 35:short 39:since -27:that 81:there -41:to 42:v 41:what -25:which @~ga -22:* -50:^call -41:^cheapest -20:^compare 24:^for
72:^ga 21:^if 26:^transaction -42:^what -21:^where -23:^why 35:a -21:am -30:and 21:be -26:blob -26:cheapest 31:coin 24:cost 40:data
-64:did -27:fail 23:fee 38:ga 22:if -31:in 32:m 44:make -35:me 29:moment 38:network -29:no 26:now -47:one -31:paid -66:pay 26:pl
27:please 38:present -24:receipt 30:right -24:run -55:sat 36:there 30:transf 33:tx -48:vb -30:way -20:what -31:when -25:where
-33:why -20:with @~gainer -34:* -20:^what 45:among 38:and -22:at 36:for -40:how -44:i 33:in 38:market -51:top @~global 31: 65:^
-23:^chart 26:^dominance -36:^i -58:^in -81:^market -54:^stablecoin 26:^supp 72:^total 22:amount 25:back 27:beginn -23:biggest
-39:cap 54:capitalisation -59:circulation 26:crypto 21:defillama 35:develop 60:dominance 42:float -43:get 28:in 44:index -43:into
51:it -44:late 38:lay 64:mcap -57:most -46:much -26:news 20:numb 22:of -29:old 27:our 24:out -55:over -27:rn 48:sery 24:stabl
-41:stable 21:supp -35:there 34:these -52:time -37:togeth 30:token 23:value 33:volume 32:want 38:whole @~goplu 31: 10:* 26:before
21:chain 31:collection 36:for 40:goplu 31:it 22:token @~gre -30:* -25:? 35:^fear -21:^what 41:and 44:are 39:before 27:doe -24:fear
-20:for -24:gre 21:greedy -28:i -53:it -52:market 28:say -49:sentiment -36:the 40:to 33:today 22:wa @~hack 21: -21:* -29:^did
-25:^how 49:^latest 32:^recent 29:^the 31:^what 26:^who -26:and -20:crypto -33:did -22:do 22:exploit -29:for -35:get 48:got -50:how
-28:i 35:late 50:latest -45:much -21:please -22:project -39:protocol 35:recent -38:thi -28:wa 30:what -39:when 22:who @~hash -15:*
23:? 36:^hash 22:^keccak -24:^what 22:at -39:can 36:contract -46:data 22:digest -33:do 39:doe 21:eip 54:for -32:from 31:in -22:it
65:keccak -31:on 23:permit -30:please -51:text 49:that -33:you @~hashrate -67:* -24:? -31:^hash 34:^hashrate 26:back -21:can
34:develop -24:difficulty -21:do 30:down -33:for 25:go 28:ha -23:hash -35:hashrate -34:in -44:min -45:mine -27:my -43:of 27:or
-46:pool -24:rate -47:share 22:up -22:what -31:with -21:you @~historical 9:* -22:^ 33:^and 47:^at 56:^chart 57:^for -48:^ha -20:^how
-34:^i -24:^our 24:^price -28:^the -27:^what -21:^when -36:^which -38:about -28:again -23:against -38:am 79:at -29:been -24:bett
-31:between -21:block -34:book -32:both 22:bought 33:bridge -40:cap 62:chart 23:client -41:coin -20:coingecko 23:compare 32:d
-21:dat -53:date 38:day -50:defillama -31:do -31:doe 40:down 23:draw -33:end -29:figure -26:file -39:floor -55:from -44:ha -34:have
-27:hold -25:how -31:husband -42:i -21:index 25:invoice -40:keep -38:late 28:make -42:mcap 26:more -23:much -25:must -37:nearest
-41:next -20:numb 48:of 21:office -66:one -23:only 28:open 25:or -55:over 21:own 26:paid -31:people -27:per 31:percent -31:pl
-29:plot -46:pric -27:record -35:see 39:sheet 42:should 37:single 22:so 26:sold -38:some -23:stand -22:supp 27:tell 101:that 22:them
32:then 97:time -22:to -68:today -24:trad 44:tvl 46:up -24:utc -35:valuation -36:volume -48:want -30:we -49:went 55:were 46:when
-62:where -32:which 59:will -28:with -32:year -37:yield @~history -31:^at -28:^balance 32:^biggest -59:^book 24:^buy 51:^can
40:^chart 51:^clos -30:^could -60:^doe 44:^everyth -24:^explain -24:^fee -41:^fund -28:^ga 54:^ha -21:^hows -25:^if 24:^in -33:^it
-23:^latest -44:^my -24:^next -26:^odd 30:^on 65:^one 38:^our 31:^swap 60:^token -36:^tvl 35:^when -27:^which -20:^who 27:^ye
31:account 46:actual -35:addres -32:advis 24:aft -55:already 20:also 22:am 25:amount 64:around 25:artist 39:ask 20:audit 26:auditor
-30:back -26:been 98:blockchain -49:book 36:build 33:buy -75:by 47:cap 37:chang -36:change 25:chart -21:client 46:close 28:cold
-21:compar 42:contract -46:cost -20:crypto -29:current 25:dao -20:dat 45:date 40:day 21:dear 57:defi 37:deploy -22:develop -69:doe
20:down 82:end 48:entry 29:even 24:every 51:everyth -21:exchang 58:exploit -30:far -46:figure -33:fund -22:gain -54:goe 43:gone
36:government 21:ha 29:had 45:happen 49:he -21:high -36:hold 28:husband -69:index -24:into -22:keep -22:kind 24:know 77:late
-20:latest -26:left -49:lett 53:like 62:line -22:liquidity 48:list 31:live 37:lock -43:long 32:lose 56:m -29:manifold 31:many
25:margin 41:mcap -28:me 29:metamask 41:min 40:mint -34:minute -63:moment -37:money -41:more -32:morn 45:must -25:my -34:new
49:newest 22:news -32:next -23:nonce 40:numb -29:odd 32:office -27:often 46:oldest 24:one 47:only 55:open -27:or 23:our -35:out
37:paid 57:past -32:pay -37:people -20:per 27:perp 32:please -47:plu 30:point -24:position -50:protocol 56:purchase -28:rank 40:rat
-43:receiv 48:recent 30:report -39:resolve 30:rollup -42:rows 60:run 42:sale 51:search 42:see 34:shar 22:short 26:sign -37:sitt
49:sold -21:some -31:stablecoin 28:stack -21:start -29:still 27:storage -22:summ 49:swap -50:text -42:them 45:then 32:there
-50:these -22:thi 21:thing -24:think 47:through 29:tim -50:time 33:tip 43:token 41:too -54:top -28:trader 36:treasury 26:trend
-25:two -32:tx 22:und -38:used -105:utc -21:v 61:valuation -33:value -30:very 42:wa 38:wallet 43:we 61:week -33:whale -27:what
45:when 48:why 22:will 25:year 54:zero @~hold -13:* -25:^chart -27:^the -34:all -33:any -36:buy 23:by -35:chart -25:cost 56:firm
33:for -21:ha -36:have 34:list -28:many 24:of -35:or 39:our 45:own 27:paid 35:pile -23:please 35:report -31:sell 22:shar 28:show
-21:since 49:stack -23:token 31:we @~holder 8:* -23:^how -40:^list -51:^on 34:^top 36:^which 30:^who -23:a 26:account -38:all
-35:bag -26:been 24:before -28:burn 47:contract 29:d -21:doe -29:for -32:ha 45:hold -33:how 27:like -31:many 74:most -29:my 47:name
23:no 24:now -38:numb 51:one -38:own -34:price 23:shar -39:share 21:side 34:sit -28:so -36:supp 31:that 49:the -23:their 21:there
-34:token 45:top -61:total -37:trad 81:wallet 25:which @~holding 40: 23:* 51:? -26:^only 27:^what -32:^which 37:a 82:all 32:at
37:client -28:collection 35:could 35:doe -31:erc721 30:everyth 50:inventory 20:it -60:item 82:jpeg 45:me -35:only -31:out 20:pictur
-21:say 44:see -26:there 25:to -22:token 71:wa -21:which 40:without 25:you @~honeypot 13:* -32:? 46:^buy -41:^did 64:^honeypot
45:^how 34:^i 21:^the 21:a -47:and -23:ask 22:been 29:button -25:buy 47:can 45:contract -39:did 31:friend 35:ha 33:have 40:hold
58:honeypot 36:how 34:many -20:min 26:much -23:or -28:pool -30:simulate 59:some 71:still 24:there 38:token 36:trap -45:we 35:when
-21:where @~index 8:* -23:? 21:^a -35:^coingecko 50:^contract 38:^could 22:^everyth -20:^i -28:^price -31:^tell -39:^v -53:^what
-24:all 32:and 26:ask -32:at -36:below 30:cap 36:category 36:contract 30:could 59:did 34:everyth 25:far -46:figur 44:for 58:from
56:go 36:grandson 53:ha -24:have 23:how -28:index 40:kind -27:know 59:like -31:m -24:mcap -21:me 41:much 31:my 38:need 69:not -41:on
31:one -32:only 46:pl -23:post -26:price 42:quot -44:say 38:send 34:should -31:tax -46:telegram 46:that -23:thi -39:time 28:to
66:today -37:token -72:twitt -45:und 70:up -38:v 59:want -33:what -29:when @~info 12:* 22:? 75:^chain 32:^for 28:^ha -35:^how
-37:^kind 46:^somebody -28:^twitt -24:^which 27:a 54:add 24:addres -27:address 24:and 37:at 29:been -25:behind 26:both 33:burnt
-28:capacity 72:chain 34:claim -31:day 44:description 34:did 28:do 47:explor 48:for -47:group 27:ha 23:have -26:how 55:id 30:it
-21:kind 25:l2 -28:lightn -22:live 25:lp -24:many 29:me 58:native 37:need 32:new 32:no 21:now 20:our -21:pippin 31:plu 47:pool
-29:present 56:pric -23:project 20:public 26:rate 91:rpc -32:score 25:should 62:somebody -29:still -24:stuck 41:team -43:telegram
-21:that 22:these -29:thi -28:time 52:to -38:today -47:twitt 28:url 27:use 40:wallet 51:want 24:website -22:went 40:were 41:whatev
-31:which @~interest -16:* 32:? -36:^perp 40:and -35:bet 30:by 27:chain 45:change 35:contract 30:dex -20:doe -28:fee -23:from
-38:fund 33:in -23:leverage -21:moment -22:my -50:of 46:oi 35:please 23:position -54:to 21:togeth 22:value 27:venu -49:want 31:week
21:who @~internal -24:* 22:? -34:^did 39:^how -26:^my 31:^search -38:^show -29:^which -26:^who -28:a -30:and 25:contract 59:exploit
28:explor 29:how 55:in -25:internal -28:like 32:make 40:much -42:my -32:of 25:ord -44:our 30:search 25:see -44:show -39:trace 48:tx
45:value -23:want 27:what -25:whom @~jup -45: 33:? -29:^i 42:^if 52:^mint -27:^price 28:^quote 53:about 21:all 35:coin 35:doe
-23:every -33:exchange 41:give -42:have 33:if 42:lamport 37:liquidity 36:mint -46:no -29:now 51:our -31:pay -35:pippin 36:please
24:quote 30:route -23:so -27:thi 21:through -25:token 23:what 21:with 25:would @~kalshi -33: 3:* -23:? 45:^and -31:^bid 33:^cheapest
-24:^did 56:^ha 51:^last 21:^odd 46:^price 26:^print -53:^put 45:^settl 32:^tape 39:^which -28:^who -27:about -25:account
-44:already -65:and -27:are -27:at 27:balanc -24:be 54:book 28:budget -29:can -30:cent 32:cheapest -29:close 33:contract 21:deep
-32:did -36:do -39:exchange 65:from -34:good 54:had -71:holder -24:level 35:like 24:look -48:lowest -74:manifold -23:me 39:morn
-24:mov 25:need 26:no -31:not -31:odd -35:of -30:old 27:on 22:pl 24:price 50:resolv 55:rul -49:sell -32:set -31:since 30:strik
32:tape -28:them -23:thi 84:tick -38:time 24:to 27:told 22:up -35:volume 40:wa -32:what -22:where 34:which -40:who -25:work -64:ye
@~keccak256 -3:* 31:? 22:^keccak -38:can 39:contract -23:do 39:doe 63:for 38:in 65:keccak -23:on -31:please -51:text 52:that -28:the
@~largest 16:* 38:^how -30:^i -20:^which 57:account -27:and -28:everyth 67:from -24:ha -22:have 32:how -25:i 36:many -41:my 31:of
-27:one -32:phantom 31:straight -23:supp 37:the -26:thi 54:top -26:what @~leaderboard 33: -72:* 34:? -26:^my -21:^top 20:^which
-26:^who 41:account 24:all -50:are 34:at -53:best 35:biggest 40:for 27:have 27:in 65:made 24:market 65:most -33:my -52:of -62:on
50:only 53:politic 25:profitable -26:realis 29:since -34:the -23:today -56:top -29:trad -40:trader 49:volume @~lock -6:* 22:it 26:lp
-25:on -20:out -34:still @~log -25:* -47:? 34:^decod -70:^event -34:^my -53:^topic0 47:^what -24:^which -20:a 47:an -71:and -34:are
-76:argument -20:at -32:be 21:contract -24:data 24:decod 24:doe -36:every -44:for -33:get -48:hash 55:here -41:index -35:inside
-32:like -30:look 78:mean -32:my -20:need -35:old -37:our -91:out 36:please -35:post -35:relay 61:revert -77:send 57:text -47:that
-28:the 22:them 46:thi 39:to 56:topic -49:want -34:which -31:would @~lookup 9:* -32:? -21:^what -20:^when 26:^which -27:^who 55:a
-34:account 57:belong -26:could 21:go 50:got 23:ha -39:how -25:i 38:in -20:me -44:on -48:one -27:own -41:point 40:primary -23:run
-23:send 37:the 46:verify -21:wallet -20:when 25:which -21:with -25:you @~loser -34:* -20:^what 45:among 38:and -22:at 36:for
-40:how -44:i 33:in 38:market -51:top @~maliciou 6:* -40:^can -32:^did 23:^what 34:^who 23:account 65:addres -35:and 26:any
38:blacklist -34:can 79:counterparty -31:did 31:do 27:drain -35:flagg 54:for 22:from 49:fund -21:he -27:in -21:kyc -22:my -42:our
-40:screen -27:that -33:they 25:thi -21:which 22:who -41:you @~market 30: -4:* 25:? -38:^a -41:^all 34:^and -41:^are -35:^at
41:^biggest 55:^book -35:^chance -22:^chart -30:^cheapest -44:^clos 59:^coin -27:^collection -30:^do -49:^event -22:^floor -39:^for
22:^ha 28:^how -29:^i 50:^it 51:^kind 27:^list 23:^market -46:^need 52:^odd 44:^of 31:^open 50:^price 34:^pull 28:^settl -20:^show
36:^top -20:^total 52:^v -24:^who -28:^ye -48:above 23:account 57:advis -24:against -26:all 47:already -39:among -29:amount 25:and
-24:any 31:ask -48:ath 22:back 22:been -22:before 36:beginn 37:bett 31:between 21:bid 35:biggest 40:book -23:broth -25:buy 43:by
-23:call -64:cap -25:capitalisation -41:category -29:chain 23:chance -25:circulat -32:close -56:coingecko 42:colleague
-37:collection -24:com -35:condition -32:contract -21:correct -42:cost 40:crypto -52:current -55:cut 32:d -41:date 52:day -44:decemb
42:decimal 41:develop 30:did 31:do -58:down -36:drop -28:each -37:end 67:enough 25:even -89:event -31:every -55:exploit -37:fee
60:figure -24:find -24:first 25:floor -55:for 57:from 29:gain 46:give -47:goe 40:ha 27:hi -46:highest 35:history -36:holder 30:how
-83:id 34:if -24:in -23:index 36:interest 25:it -31:jpeg -32:keep -24:know -38:largest 24:lay -29:left -34:lett 27:leverage -32:like
-35:lol 36:lost 27:m -93:manifold -34:many 31:margin -40:mark -22:marketplace 68:may 20:mean 44:midpoint -23:min 25:mint 29:money
-41:month 31:morn 30:most 44:move -23:my -38:nam -29:need -37:next -31:nft -22:no -34:not 59:numb -35:odd -40:old -25:only -45:our
-25:out 32:over -27:own 54:owner 29:pair 28:past -51:pay -28:perp 34:pl -29:please -29:pool -50:present -44:pric 22:price -26:print
-24:proposal 40:pull -23:put -63:quarter -33:question -62:quot -63:rank -47:record -53:report 94:resolve -34:right -58:risk 29:rn
24:rows -23:saving -22:say -72:second 44:sector 58:see -21:sell 36:sent -46:set 20:settl -22:she 54:side -27:sign 41:since -56:sise
32:slide 36:spot -29:stable 33:stand 45:start -36:statement -24:step -37:strik -22:t 48:tax -36:that 27:there -31:thi -57:think
-23:those 86:tick -34:time 36:today 58:togeth 22:told -27:total -62:trad -24:turnov -46:und -39:up 93:utc 23:v -20:valuation
56:value 29:very 36:vol 31:w 33:wa 45:want 24:we -53:week 24:well 31:went 23:what -26:who 56:will -23:with -53:withdrawal -23:worth
42:writ -44:ye -55:year -43:yet -20:yield @~mempool -53:^i -39:^my 49:^sat 76:and 34:are 28:been 29:block 69:difficulty 40:each
-57:fee 53:how -58:it 50:many -40:mempool 31:min 33:my 76:next 24:now 31:of -34:on 31:one 39:out -23:payment -80:pend 41:right
54:sat 26:sise 28:so -65:still -51:thi 43:to -81:transaction 23:tx 28:unconfirm 61:vb 52:wait @~message 35:^say 26:^verify
-21:^which -21:by 29:claim 30:got 48:have 61:he 30:in -21:my -39:only -23:out 26:own 26:say -24:thi -22:wa -20:wallet -22:which
39:work @~metadata -17:* -22:? -30:^a -25:^my 39:^on -35:^read 26:^total 36:^what -41:a -24:about 25:all 33:an -28:artist -32:at
26:big -34:burn -40:chain 25:decimal -29:did 30:erc20 40:exist -36:explor -28:far -24:for -33:from -28:go 26:in -32:logo -35:make
-30:me -24:my -30:no 20:off 49:paid -29:please -42:read -23:return -47:same -27:she 57:supp -22:symbol 53:th 24:that 42:today
-39:token 37:total -24:up 40:wa -23:want 23:what -31:whole @~mid -22:* -40:^what 38:against -31:and -45:ask -42:between -42:bid
39:check -21:for -38:i -42:if -23:last -24:look -43:market 61:mid -31:on 38:our -20:perp 28:pric 25:price -52:spot -27:the -24:v
40:wa -37:what @~midpoint 3:* -56:^best -36:^bid 47:^mid 66:^midpoint 39:^price -25:at -20:best 44:between -45:bid 46:exact 35:in
-51:it 38:market 41:me 60:mid -21:now 62:of 37:price -29:right -35:thi -51:token 27:what 69:ye 38:you @~multi -27: 41:* 29:24h 40:^a
-38:^all 38:^compare -20:^decimal 42:^i 27:^my -55:^on 49:^pool 31:^price 28:^token -21:^what -22:^which 30:a -21:about 44:and
-57:are 25:be -21:been -23:burn -20:can -53:chain 55:compare 49:day 77:decimal 34:each 21:from 31:give 40:ha -23:how 39:i 25:in
-38:it 79:liquidity -30:many 43:me -44:more 30:network 42:off -39:once 26:only 21:please 43:pool -22:pric 48:price 28:put -21:real
-37:sell 51:single 43:tell -37:than 25:that 39:their 25:them -29:thi 49:today 28:token 32:top -21:trad 55:volume 29:what -25:which
29:with @~namehash 11:* 25:^i -21:^what 20:for 23:make 26:namehash 22:need 27:node 27:own -27:resolv -26:to -24:what -24:which
@~native -26: 19:* 60:^balance -58:^ga -43:^i -29:^show 26:^which -79:a -61:addres -39:and -49:are 34:balance -72:chain -32:coin
-46:day 24:do 40:doe -21:for -42:got 43:ha 49:held -60:hi -34:hold -30:it 26:lie 25:many 48:money -20:must -53:native -40:need
-22:now 31:of 21:on -34:only 44:or -35:our -41:please -29:she -30:show 69:sitt 51:still -33:that 55:the -53:there 88:to 51:today
-43:token -23:wa 31:which -31:who @~net -32: 26:* 36:? 30:^how -26:^my 21:^what -30:a 43:acros 31:am -37:and -51:coin -29:each
-25:for -51:ha -31:have -40:hold 53:i -31:in -50:it -22:many -29:my -27:no 21:now -58:on 50:or 57:rich 45:spam -28:that -34:the
-36:token -24:treasury -35:value 70:wa -48:with 37:worth @~network 38:^i 24:e -21:epoch -24:exchang -35:for 25:geckoterminal 24:give
-33:next -35:only 42:per 43:second -22:the -21:thi 29:tp 35:transaction @~new -7:* -43:^rugcheck -24:^show -29:^what 24:^which
-32:^who 43:add 24:also -24:any -30:are -32:be 22:by 31:can -23:chain 34:coingecko -24:crypto 29:did -41:for 26:fresh 42:if 64:just
32:last -34:latest -48:launch 31:made -36:me 31:mean 32:mint 35:moment -26:most -33:new -28:news -43:of -27:people -26:please
36:pool 52:recent -34:report 43:seen 45:still -26:that 45:them -30:there 31:they -43:thi 29:up -25:verify -20:vot -24:what 27:which
44:who @~nft 30: 31:* 27:^are 22:^before -26:^best 38:^chart -30:^cheapest -50:^coingecko 37:^collection 47:^compare -34:^contract
24:^could 33:^did 28:^doe 31:^ha 24:^i -32:^list 33:^need 26:^of -44:^on 67:^only -23:^please -27:^rarity 39:^show -46:^the
22:^volume 102:^wa -38:^we -41:^which -27:^who 52:about 27:above -23:add 96:all -25:also 34:am 47:any 30:ape -37:approval 25:are
38:artist 50:at 33:back 52:been -22:beginn -34:best -24:blur 30:both 85:burn 27:burnt -25:but 27:buy 35:by 32:cap 34:chart
-51:coingecko -45:company 54:compare -21:contract 43:cost 45:could 38:count 22:creator 33:d -26:dao 28:data 32:daught 40:do -28:doe
46:each -21:eligible 45:ever -26:everyone -23:explor 22:fake 33:far 107:fee 26:floor 35:gallery -28:given 60:goe 31:have -55:he
26:her -25:hi -26:high 29:him 24:history 22:how -46:id 24:if 45:in 35:inventory 21:it 72:item 46:jpeg 119:keep 41:kind 31:lend
-22:list 58:lol 27:lost 58:lowest 29:m 32:made 31:many 20:market 29:marketplace 21:may 36:member 38:moment 22:more 23:much 24:my
88:nam -53:name 39:need 52:numb -22:off -51:offer -31:on 100:one 89:oth -39:our -41:over 46:owner -27:page 28:paid -22:phish
30:pictur 48:piec -25:plu -20:present -26:pric 30:project -72:rank -61:rarity 36:real -42:rows -62:run -22:sale 52:same 21:sell
-20:should 22:show 46:side -22:site -25:someth 26:spr -25:still 24:talk -36:th 62:that -46:theft 26:their 51:them 57:these -36:thi
20:those -27:time -64:today 35:top -33:track 27:trad -21:u 28:und 123:v 30:vault 20:verify -38:volume 105:wa -41:wallet 48:were
-48:which 35:whoev -53:whole -36:whom 27:with -40:would 35:yet 21:you @~nonce -6:* 56:^addres -26:^for -47:^i -25:^my 42:^nonce
-24:a 46:addres -31:and -26:block -22:by -31:can -31:contract 58:create -27:for -36:from -26:ga -27:ha 22:hot -50:i -23:in 21:incl
-42:it -25:me -44:my -30:need 55:next 27:nonce -30:one -27:pend -29:please -31:sent -24:since 49:that 24:the -33:to -61:transaction
36:tx 21:what 55:will -30:you @~ohlc -40:* -45:? -32:^chart -39:^what 39:a 21:and -38:at -33:chart -37:close -37:did 46:for -28:in
-47:of -32:on -51:open 28:please -27:today -39:what @~ohlcv -46:* -40:? 42:^candl -37:^last 32:^need -84:^pool -22:a -44:and 24:are
41:bar -55:chart -45:each -24:for 42:from -26:high -26:i -40:it -38:last -48:liquidity -26:low 23:many 30:need -32:now -28:of -22:on
-53:open 30:our 41:perp -36:pool -71:price -41:same 24:spot -23:them 23:there -56:to -30:token -41:trad -53:want @~onchain -27: 37:*
-59:? 43:^dex 62:^on -41:^pool -25:^token 73:^what 37:are 36:at 63:chain 36:coingecko -26:day 34:dex 31:do 74:doe 70:for
-32:geckoterminal -33:liquidity 23:now 27:on -24:or -23:pool -35:pric 93:say 20:their -27:to 28:trade -22:up -34:volume 20:we
56:what -22:which 40:worth @~open -36: -24:* -35:^account -36:^perp -26:^which -21:account -35:bet 30:by 27:chain 45:change
34:contract 30:dex -27:fee -60:fill -36:fund -38:got 27:have 43:lead -32:leverage -25:margin -21:moment -50:of 46:oi -22:our
40:please -21:report 56:still -39:the -51:to 21:togeth 22:value 27:venu 24:wait -48:want 31:week -22:when -24:which -27:with
@~option 29:^and -40:^for 41:^i -21:^imp 26:^on 23:^who 38:a -57:and -25:derivativ -39:every -24:for 33:from 25:i -20:imp 29:it
55:lend -40:lock -33:me -21:my -45:next -29:of -22:open 50:platform -34:protocol -24:put -45:same -46:them 26:to -53:total 55:use
-23:volume 47:wa 22:who -20:whole @~oracle -12:* 22:fast @~order -44: -10:* -23:? -35:^account 27:^how 27:^the -46:^which
-22:account -59:and -23:are 36:did 39:do 47:fee -60:fill 25:for -41:got 28:have 21:how 33:i -22:in 39:it -21:many 46:much -23:of
24:or -23:our -25:paid 37:pay -24:perp -39:position 57:still -32:the -22:token -34:which -42:with @~orderbook 24: -24:* 61:^best
-42:^bid 58:^book 51:^cheapest 26:^depth 47:^for 23:^give 40:^last -25:^level -55:^midpoint 27:^orderbook -34:^price -43:^put
-46:^the -78:^what 44:^which 44:are -49:ask -25:be -55:both 67:can -27:cent -52:chance 86:cheapest -35:clos 51:condition 37:contract
96:could -57:deep 23:depth -86:did -25:every -55:exact 21:exchange -30:fee -32:fill 21:for 21:give -67:holder 22:how 76:i 74:l2
-44:last -37:level -81:like -82:look -23:los 20:many -21:market 25:midpoint 48:mov 24:much 92:no 39:not 49:now -51:of -33:off
67:offer 44:on -57:ord 26:orderbook 44:over -26:pair 40:perp 45:perpetual 42:pl 41:please -81:print -29:put 43:rest 88:right
53:second 86:sell -45:show 25:side 27:sit -28:th -31:their 80:there 80:thi 46:thick 36:to 58:token 22:up 46:want -37:way 22:we
-28:what -36:when 39:which -43:with 45:without 21:would @~overview 11:* -22:? -41:^cheapest 44:^doe 72:^ga 42:^got 29:^ha
-21:^holder -34:^open 61:^protocol 24:^rank -50:^revenue 51:^somebody 44:^the -38:^who 22:addres 34:against 40:all -21:am 35:an
-22:anywhere 27:behind 39:belong 79:by 42:can 24:chain 45:change -26:cheapest 25:check -23:code 26:coin 28:compar 61:creator
46:crypto 34:current 35:decentralis 21:deploy -20:did 25:down -22:end -31:every -38:find -22:flagg -23:friend -32:from 108:ga
54:gave -23:get 45:got -30:guy 64:ha 23:holder -48:home 27:hot 33:how -36:inside -25:interest -49:l2 23:lead 32:left 41:many
-20:more 25:most 26:name 54:nft -20:no 23:not 26:now -22:numb 50:onchain -43:one 37:only -45:oth -28:our -29:over -40:own -37:paid
37:perp -52:person 26:pl -22:platform 23:position 26:present 69:price -32:real 24:right 32:rn 56:rows -25:run 40:same -55:sat
-26:send 44:sent -25:simple -58:so -23:solidity 26:some 48:somebody 50:stand 29:str 26:telegram 57:tell -32:that 32:their -39:there
37:think -40:transf 29:tx 24:u -22:use -36:user 37:value -48:vb 42:venu 24:wallet -29:we 30:week 25:whale -27:who -24:whose -26:why
-21:with 44:you @~own -22: 29:* -21:^can -57:^compress 68:^doe -22:^how -23:^i 36:^my 26:^nft 70:^show 64:^which -34:^who 24:a
36:all -22:and -23:are -51:belong -21:by -39:collection -23:compress 28:creator 48:do 80:doe -22:erc721 93:he -35:how 28:jpeg
22:just 40:keep -22:left 30:me -45:much 22:my -25:name -40:of -22:only 30:open 24:our 45:phantom -22:price 30:same 20:she 70:show
-38:them -35:thi -42:to 29:user -45:wallet -62:who @~pair 11:* 36:^a -52:^dex 24:^i -31:^on 44:^pair 44:^please 35:^pool -33:^what
32:^where -25:^which 32:any -45:are -29:both 29:by -27:decentralis 26:deepest 32:did -35:do -23:entry -28:exchang 26:ha 29:he 21:how
-40:id 22:it 25:keep 28:left -21:link 48:liq -23:liquidity -21:list 26:many 46:moment -25:most 40:move 32:my -22:of -61:once 54:pair
49:percent -27:pippin 23:please 33:pool -22:pric -25:project -21:put -39:safe -29:see 27:set 30:show 47:since -26:single -25:that
52:their 35:these 47:tick -46:to 23:token -35:top 24:trad 28:verify -20:want -35:what 22:when 48:where -22:you @~parameter 28:*
-30:^abi 24:^i -25:^which 39:a -22:abi 48:addres 36:an 36:are -26:argument 24:at 31:back -31:can 31:constructor 25:contract -22:do
-26:doe 26:have 43:in 21:my 40:own 35:paus 38:return 26:to 39:token -26:tool 21:wa -28:want -23:with @~pars -11:* -20:^did -32:^in
48:^which 34:an 39:block -34:check -24:client -27:for 35:got -27:impermanent -27:los 25:my 29:nft 32:on 35:one -33:our -33:pay
-35:signatur -21:simple 43:swap -29:the 26:them 38:these -40:transf -26:up 35:which @~percentage -40: -15:* -70:? -45:^by -33:^ha
37:^i -22:^what -26:addres -46:all 26:an 25:and -25:any -22:before 38:bett -49:bought -38:cent 41:coin -25:day -30:defillama -55:do
33:down -50:from -57:go -27:ha -23:how 23:in -66:it -41:lose 23:more 23:most -30:much 23:of -22:on 21:or -47:percent -70:price
-29:show -85:since 23:that -40:thi -30:time -20:today 23:token -21:transaction 70:two -47:up 33:v -45:wa 21:went -28:with -24:worth
@~perp -62: -44:* -86:^account 36:^am -24:^bid -29:^if -21:^liquidation -41:^my -36:^need 39:^our 64:^the -29:^which -61:account
-60:addres 36:against 44:am -31:and 40:around -46:ask -45:bar 33:be 20:been -40:between -42:bid -42:book 22:both -29:by 38:check
30:client -30:did -60:entry 48:far -52:first 21:fund 30:get -70:got 34:ha 27:have 29:hi -46:if -24:in -78:l2 -26:last 38:lead
22:leverage 64:liq -35:los 34:margin -47:market -48:may 28:mid 27:moment -40:move -36:much 26:n -23:need -24:not -43:of -38:old
36:paid -26:pay -25:payment 34:per -35:position 47:price 22:pull -34:put 24:run 36:since -64:spot 47:still -57:stop 36:sub -22:that
-23:the -77:there 34:thick -21:to 21:today -20:trad -21:trader -35:v 37:vault 22:wait -33:what -30:with @~phish 3:* 27:? 27:^my
26:^somebody 40:^the -29:addres -30:airdrop -24:before -44:blacklist 24:connect 40:dangerou -31:fake -35:friend 23:from -25:got
22:her -34:if 20:known 28:mail 22:maliciou 30:mint -20:next -32:nft -29:our 68:page 29:please 23:site 23:somebody 21:telegram
-28:there 27:they 22:website @~platform -3:* 25:^coingecko 27:^on 29:all 20:at -36:category -21:coin 52:collection 26:doe -33:floor
28:friend -31:in 37:nft -24:of 28:platform -31:the 30:track -34:up 36:with 26:you @~polymarket -4:* 43:^all -29:^book 29:^chance
-27:^cheapest 34:^clos -56:^do -31:^in 22:^mid 24:^my -34:^no -58:^on 27:^price -34:^put 23:^what 53:about -21:account 21:against
29:all -32:already -28:and 30:any 25:anyth -45:are -25:at 28:bag -20:been -22:best -32:bet 33:bettor 25:between 22:big 21:bot
-45:both 41:bought 49:buy 54:by -39:can 22:cent 27:chance 38:cheapest -29:clos 38:company 45:compare 32:cost 50:could 69:decemb
-21:doe 35:down -41:end -22:entry 25:event 37:every -30:everyth 25:exact -39:fee -32:ha 24:he 29:hows 55:l2 -28:largest 48:look
26:los -39:lowest -36:manifold -43:market -34:me 24:midpoint -24:money -20:my -21:next 84:no 29:now 21:off -52:old -36:ord -23:our
-24:outcom 68:outcome 23:over -31:own 26:paid 80:pay -55:people -63:plu 56:politic 36:post -33:prediction -47:print 25:profit
-27:put -22:redemption 39:right -40:run -27:same -28:search 25:sell -27:sery -54:settl 26:shar -26:sold -21:some 46:stak -29:stand
-35:strik -33:team 23:tell -23:th -39:through -57:today 22:token -73:tonight -45:top 28:trade -30:trader -24:u -71:und 58:up
39:volume -36:wa -21:wallet -25:when -33:where 29:whoev 29:whose -33:win 23:winning 36:with -40:word 50:would -29:you @~pool -15:*
36:24h 27:^any 21:^busiest -48:^by 28:^candl 29:^compare -67:^dex 23:^for 41:^give -27:^i 25:^most 21:^my -23:^price 28:^somebody
24:^stablecoin 23:^tell -27:^trend -37:^tvl 36:^wa -25:^where 22:aft 34:amount -21:and -23:anyone 43:apy 29:around -26:at -25:bank
32:been 59:bett -37:block -24:bought 20:busiest -41:by -21:cent 23:claim -26:coingecko 20:compar 29:compare 28:count 38:current
-28:data -33:decentralis -27:deposit -30:dex 44:every -26:everybody -30:exchang 63:farm -36:found -35:geckoterminal 20:give -34:gone
53:had 22:highest -53:id 20:impact 24:in -21:inside 31:interest 26:into -52:keep 22:kind 34:least -37:lend -36:list -25:live 35:low
-55:min 34:mine 25:morn 22:most 56:next -59:off 53:one 41:only -22:park 61:pay 28:people 35:per 41:pool 26:possible 40:pric 66:pump
34:put 41:rate -29:report 25:return -34:reward -20:rout 27:rows 23:saving -27:see -24:share 25:show 26:since 31:sise 28:sold 29:sort
27:stablecoin 24:stak -20:still 27:summ -52:t -56:their -29:them -68:then 39:there -67:these 51:thi 36:through 55:today 30:togeth
-23:trade -27:tvl -28:twitt -31:two -22:up -21:v -30:volume 32:w -37:want 41:went 20:what 44:whatev -22:when -20:where 23:year
-29:your @~portfolio 21:* 26:^all 23:^balance 33:^did 41:^everyth 47:^my 24:^net 52:^our -27:^the 47:^wallet 27:about -21:account
-47:acros -58:addres -33:address 23:airdrop 45:and 36:are 64:artist -25:back 56:bag 76:bal 31:balance -22:be 43:biggest -41:both
22:bought 21:by 22:can -38:chain 70:check 43:client 23:company 23:compress -23:contract -21:cost 21:crypto 29:everyth -21:gave
24:give 26:good 58:grandson -21:ha -24:have 22:he -21:hex 47:hi 39:if 51:in -48:it 45:just 27:kind 41:know 43:last 51:ledg 39:left
71:made -68:many -33:mine 49:mint 41:money 28:much 43:my -25:next 31:not 35:now -45:one -21:only 69:our 55:out -25:over -22:pay
23:piec 33:please 24:portfolio 21:pric 23:rich 48:right -44:run -35:say 43:set -23:she -52:sit 25:sitt -36:so -46:spam 55:spl
24:still -29:tell -46:that -28:their 71:there -20:to 104:token 23:too 30:trad 55:treasury 42:up -21:want 72:which 35:with 40:you
@~position 39: 26:* -21:^account -30:^am -22:^are -36:^biggest 34:^clos -35:^did 36:^how 44:^in 61:^my 37:^open 20:^show -20:a
-32:airdrop -25:all -23:already 29:am 40:app -25:at 44:bag 25:bank -32:been 73:bet -29:both 24:broth -33:cash 30:chain -28:copy
34:cost 40:dao -22:date 37:deposit 44:did 59:do -26:doe 58:down 56:earn -35:eligible 22:farm -21:find 30:first -27:for -29:from
28:fund -34:get 35:guy -25:ha 42:have 26:hold 27:i -30:into -40:it -22:keep -39:late 28:lent 28:list -43:lol -32:look 37:los 54:lp
-26:many -43:market 22:mine 23:mov 33:much 45:my -21:need -22:no -51:old 21:open 39:or 21:our 30:out 21:position -40:price 32:profit
53:provide 33:realis 47:see -34:sery -23:sit -28:sold 25:stak -35:supp -23:th -45:them -42:there -42:togeth -30:token -32:top 22:up
-27:use -34:value 50:vault 57:want -29:we 41:went -31:were 25:where 45:which 57:with 29:won -25:work -27:ye 51:yield @~prediction
-38:^all -29:^best 32:^book -42:^chance 50:^cheapest -28:^compare -57:^event 25:^for 26:^give -30:^i 28:^market -32:^my 30:^on
59:^open 22:^please 61:^print -33:^put 54:^settl 33:^show -36:^the 58:^ye -26:aft -26:all 57:already 35:and 41:are 47:at -39:best
29:bet 34:bett 29:bettor -25:biggest 53:book 28:both -31:buy 68:can 30:cent 34:chance -22:close -22:coin -33:compare 23:cost -52:cut
-23:decemb -42:deep 37:end -28:every -35:far 26:first -25:for 33:get -46:had -43:he -30:holder 21:how -32:id 38:if 40:interest
-23:it 37:just -21:keep 26:late 31:lead -40:left -21:lend 21:level 49:lowest 39:made -75:manifold 28:many 20:market 38:me 23:mean
-21:moment 36:money 29:morn 58:most 47:mov 21:move -35:next 37:now -45:odd -40:old 21:open -29:out 23:outcom 43:people -35:please
-24:post 39:prediction 71:print -68:put -28:resolv 44:resolve -26:rul 39:same -40:say 46:see 32:settl 32:shar 33:share 43:show
-37:sid 25:side -41:sise 35:sit 38:sold 42:stand -23:tape 55:th 49:thi -23:time 59:today -46:token 26:trad -27:trade -31:u -30:und
28:up 36:volume 24:what 24:where -42:with -32:without 35:ye 24:you @~pric 16:* 55:^and 45:^at -23:^can 23:^convert -46:^did 74:^for
-29:^i 48:^price -23:^the 53:^tvl -33:^what -35:about -24:above -46:acros -22:addres 31:against -22:all 40:also -22:am 23:and
40:answ -40:any -45:app 60:at 63:attach -27:been -21:below -21:block 45:both -23:can -21:cent 24:check -25:clos -25:coin
-21:coingecko 23:convert -69:date -22:dex -24:doe 34:dump 27:each -28:end -23:ever 41:exploit -27:figure -25:file 32:go -32:had
-26:have 21:how -24:i -30:id 40:incom 25:invoice -52:keep 41:late 55:lol -56:lose -25:lp -32:many 30:market -25:metamask -27:money
-37:nearest -40:next -24:numb 52:of 22:office -26:old 50:open 29:own 24:paid -39:pair -24:pl -27:pric 37:price 34:record -31:saving
31:see 38:sheet 24:should -22:since 28:single 31:sold -34:stable -50:stablecoin 23:stand -25:still -33:supp -26:talk 94:that 22:them
32:then -21:there 28:thi 40:those 54:time -34:today -28:token 37:trad 57:trade 43:transfer 53:tvl -34:until -21:utc 29:value 24:wa
45:were 34:when -24:why 47:will -32:yield -23:you -31:zero @~price -34: -7:* -64:^ -31:^all -27:^any -37:^bid -49:^by -38:^can
30:^chart -40:^check 24:^clos -24:^coingecko 53:^compare 66:^convert -28:^current 40:^dex 41:^did 25:^doe -67:^everyth -51:^find
-33:^for 38:^ha 34:^i -26:^if 30:^in -29:^it -34:^kind -26:^liquidation 26:^lowest 37:^market 52:^mint -55:^no -27:^odd -32:^of
66:^on -48:^our 26:^please -47:^pool 75:^pric -21:^price -26:^pull -39:^put -23:^pyth -25:^quote -85:^that -20:^the 52:^there
-80:^token 29:^v 26:^wa 56:^what -46:^where -45:^who 64:^ye 47:about 38:above 22:accountant 45:acros -36:address -63:against -60:all
-20:altcoin -47:am -27:answ -74:apple -57:around -67:attach -34:auditor -24:been -26:before -24:behind 40:below -34:best 24:between
-21:book 34:bos -30:bridge 23:broth 22:but -61:buy -36:by -64:can -47:cap -38:capitalisation 52:cent 23:chain 40:chance 42:chang
-42:cheapest 54:coin -54:coingecko -25:cold -29:colleague -24:company 42:compare -52:condition 34:confidence -22:contract 65:convert
50:cost -95:could 62:cousin -52:crypto -42:currency -21:cut 42:dat -48:day -25:decimal -27:do 38:doe -40:done -21:dump -28:even
-27:every 43:everyone -66:everyth -22:exact -69:exploit 28:fetch -67:figur -58:find 29:fine -23:flow 39:forgot 22:from -37:full
-24:fund -64:ga -32:geckoterminal -28:give -57:go 27:gone -24:good 57:got 53:group -38:here 55:hi -28:high 73:him 31:history 38:hold
-27:holder -33:holding 29:hour 37:hows -29:in -22:includ -23:inside 38:into 28:json 24:just 34:kid -23:kind -39:know -27:last
-20:late 21:launch 36:least 50:lett -25:lie -21:like -44:liq -36:lose -50:lowest -26:made 48:mail -32:manifold -51:market 62:may
-69:mcap -32:me 51:mean -39:mid -51:midpoint -71:minute -102:nam 66:near -38:not -23:now 50:number -35:odd -26:of -26:old 31:one
-27:or 43:oracle -98:oth 21:our -20:out 33:outcome 24:over -26:paid -32:pair -52:part 38:pay -102:per -52:percent -39:pippin
-24:place -48:please -21:plu -40:possible -54:prediction 42:pric -51:price 29:print -22:protocol -26:pull 23:put -29:quote -22:rat
-87:right 27:run 46:same 47:sat 49:saving 56:say 76:second -101:sell -37:sent -29:set 31:shar -31:she -25:should -21:sign -76:since
-20:single 33:so -47:some 20:somebody 43:source -26:spr 35:stable -37:stand -29:start 37:step 64:still -26:storage -26:str -31:supp
-22:take 48:talk -37:tell 88:th 29:them -47:then 25:there -57:thi 44:through 35:tick -25:till -48:time -51:today -31:togeth
-37:tonight -21:too -32:tool 62:top -69:trader 22:transf -49:treasury -38:turnov 57:two 35:tx -23:u 55:und -54:up -21:use -24:vault
26:verify -52:very -28:vol -50:volume -50:wa -21:wallet -37:want 24:watch 39:we -20:website -66:week 21:went -55:were -34:whale
36:what -37:whatev -35:when -55:where -38:who -25:why -28:won 22:wont 47:word 45:would -29:year 58:yet -64:you 49:your @~priority
6:* -46:^i 27:^what -32:and -22:block -20:did 20:do 30:get 20:land -21:lowest 41:min 31:need 23:on -31:program 60:rn 31:so 22:that
-38:tp 33:tx -22:we @~profil -9:* 23:chain 25:give 21:just 21:me 46:paid 49:profil 31:there @~profitability -5:* 28:^pnl -29:^realis
20:^trad 36:be 39:been 21:can 27:ha 24:how 21:it 27:lost 26:much 26:not -20:of 30:or 25:over 26:pap -22:profit -41:rate 23:still
35:tell -31:today 22:wallet -53:win 21:you @~protocol -40: -7:* 32:^ 63:^and -28:^chain 40:^did -73:^fee -66:^for 31:^ha 24:^holder
43:^i -29:^lend -29:^my -37:^option -25:^protocol 54:^revenue 42:^tell -39:^the -26:^what 30:^when 43:^who -20:about 46:aft -46:am
20:amount -24:and -55:any -21:app 29:are 20:audit -26:auditor -25:balance 46:before 23:between 44:big -40:blockchain 25:call
28:category -23:coin -20:company -42:crypto -37:current -46:dao 24:date -52:defi -30:defillama -23:deposit -24:derivativ 66:dex
-41:do 39:doe 58:each 63:end -24:ever 30:everyone -41:figure -29:first -20:friend 37:from -33:give 27:goe -30:got -20:grandson
-32:have 30:he 21:hi 25:if -51:into 22:it -37:kept -67:l2 -26:late 71:lend 34:lie 39:make -52:many 47:market -26:max -21:moment
36:month -40:my 35:need -45:network -30:newest -45:next 38:no -52:not -34:numb -25:number -22:one -21:open -21:option -73:oth 23:our
48:people -31:per 50:pl 65:platform -40:pool -31:premium 21:present 51:project -24:question -27:revenue 54:run -55:same -30:see
-31:sell 89:share 23:since 39:slide 43:some 26:spr 42:still 26:summ -23:take 30:team 33:tell 20:th -41:their -43:them -32:there
21:they 46:think 21:to -27:token -30:total -30:trade 84:treasury -23:turnov -25:u 52:use -53:v 32:value -35:venu -41:volume
-33:wallet -27:we -34:what 24:when -21:where 40:who @~pyth 22: -48:* -58:^price 41:^pyth -22:^what 35:against 35:and -62:apple
24:are 29:confidence -24:do 20:doe 36:feed 35:for -44:in 28:it -30:my 36:now -33:of 38:one 40:oracle 24:our 29:please -64:price
24:publish 36:pyth 28:right 31:say 42:second -55:stock 29:the 21:very -26:what 29:with @~quote -44: -16:* -30:^i 46:^if -29:^price
32:^quote 21:all -30:and -21:coin 20:do -23:every -32:exchange -23:from 42:give -44:have 37:if -30:in 43:lamport 22:me -48:no
-26:now -31:pay -36:pippin 40:please -23:pool 28:quote 30:route -29:thi 21:through 23:with 26:would @~rais -35:* -20:? -35:^latest
-28:^which -40:^who 25:a -44:are 46:for -22:fund 44:got -62:hack 34:invest 71:investor -71:latest 40:lead -29:led -50:of -37:please
-42:project 31:that -34:them -21:thi -28:which -39:who 32:with @~range 44: 7:* 37:24h -34:? -39:^a -48:^clos -35:^did -47:^ha 67:^i
31:^my 34:^our 24:^please -43:^volume -24:^what 51:a -23:about 58:advis 30:am -35:at 32:auditor 21:between 60:book -52:chart
-21:clos 30:coin -28:coingecko -23:cost -26:date 21:day 52:develop -33:did -63:do -21:down 20:e -56:end -47:exchange 21:for 50:from
48:i -50:if 42:kind -21:know -32:like 30:mcap -33:me -42:month -36:move 34:much 64:need 24:on 46:one -37:only -23:or -58:our 43:over
31:pl 24:please -33:pric 57:quarter 55:rate 29:sery 40:since 45:start -41:statement 26:supp 50:tax 32:tell 37:the 34:time 34:to
-27:today 52:trad 33:turnov -51:two -32:valuation 53:value 39:vol 60:volume 38:wa 62:want 44:went 24:where -31:which 55:whole
-27:worth -54:year @~rat 9:* -33:^what 36:and -29:can -24:coin 23:currency 23:list 22:money 30:of 44:one 43:please -28:price -24:rat
-25:right @~rate -27: -5:* -31:? -38:^i -32:^long 37:^what -28:are 29:at 48:do 30:for -32:from 39:ha 34:have -29:in 30:it 45:late
46:m 56:margin -49:me -50:moment -23:my 47:next 21:now -34:open -22:or 58:pay 43:rat -30:rate -32:ratio 22:right 37:short 64:there
44:v 37:what -26:which @~raw 24:* 39:^decode 25:^my -21:^what 41:and 26:been -30:blob 21:broadcast 40:can 34:decode -20:do -59:doe
24:fee 35:for 40:from -28:go 21:ha 23:i -43:input 27:like 41:me 67:nonce 65:out 33:recipient 54:send -24:show 34:sign 22:that 25:to
-36:wa -29:where -20:which -26:with 44:you @~receipt 41: -8:* 30:? 30:^event 43:^wa 25:already 22:at 27:block -26:can 21:check
24:fail -41:fee -37:for -30:ha 21:happen 28:ledg -23:log 34:min -42:mine 45:morn 21:much -29:need 27:not -33:pay 32:pl -33:please
53:price 52:receipt 25:since 38:statu -22:that 27:they 24:thi 29:transf -52:up 34:use 34:used 40:wa -39:with 25:withdrawal 25:yet
-24:you @~recent -54: -15:* -48:^fill -24:^if -54:^look 22:^recent -29:^the 23:^token 28:^trad 48:^who 41:are 25:be -36:by 23:do
-20:fee -22:for -49:form 24:fresh -41:from 22:give -21:if 32:list 60:look -55:market -29:moment 21:most -27:my -37:of 21:on 38:or
57:perp 29:read 52:right 29:sal -29:side 26:still -39:tak 27:time -29:up 41:who -32:with @~recov 16:* 24:^a 32:^which -27:^who
34:account 34:by 28:digest -27:guy 25:hi -22:in 22:key 25:made 23:please 26:sig 43:signature 33:text 25:that 21:thi 29:wa 36:which
20:who 30:with @~report 23: 25:* 35:^what 58:been 26:doe -24:freeze 43:ha -23:just 21:lp -23:mint -22:more 30:much 21:now 33:of
22:report 37:share -27:still 36:supp 40:thi 31:to 24:top -26:wa 36:what -23:which 35:with @~resolve -30: 88:0x 29:^addres 39:^before
44:^coingecko -26:^did 30:^find -44:^ha -49:^look 31:^on 38:^our -30:^somebody 21:^someone 45:^the 35:^we 27:a 42:about 23:account
-30:airdrop -29:already 25:an 25:and 33:anyth 33:ask 36:be 24:before -43:behind -57:belong 22:by 37:category 39:chain 33:chat
25:code -21:coin 41:coingecko -26:cold -50:contract 30:copy 31:could 40:crypto -43:do -41:exchange 49:find 45:found 21:friend
34:from -26:gave 22:got -52:guy -53:hand -28:hash 34:here -25:him -44:hot -59:how 35:i 42:id 22:idea 43:identify 51:invoice 37:it
-27:keccak 27:kind 28:ledg 35:like 29:long 21:mail -55:many 22:nam -26:name 22:now 24:numb 56:old -53:only -39:or -26:oth 35:our
54:out 40:paid 48:pap 48:past 56:payment 34:payout -49:pl 23:point 22:resolv -24:resolve 40:right -26:say 28:send -26:should
-27:show 33:since 20:someone 20:start 24:still -35:tell 49:th -25:their 33:they 30:thi -21:through -20:to 33:token 43:tool -25:trace
24:transaction 29:u -55:wallet 49:we 33:what 45:whom -26:write @~rugcheck 23:* 57:^newest 34:and -27:authority 58:been -26:before
30:bought 33:can 22:coin 23:doe 22:fee -28:got 40:ha -21:i 20:lp -31:most 53:newest 22:now -40:recent 45:risk 23:rug 40:rugcheck
29:safe 37:share 33:short 34:so 59:someone 34:still 35:supp 35:them -45:there 21:these 25:they 45:thi 21:to 24:top 26:transf -22:wa
-24:which 24:who @~rugpull 5:* 25:^i 25:^rug 56:^wa -21:^where -29:deposit 25:drain 49:exchange 36:from -20:how 47:ledg 50:money
-41:much 38:park 24:rug -26:run 29:say 23:see 34:stable 21:still 30:to 46:wa -27:when 27:where -23:would -30:yield @~safety -3:*
-21:? 22:^for -46:^honeypot 28:^i -26:^my -30:^what 24:a 25:an 48:and -24:any 58:at -20:back -20:before -24:buy -37:contract -34:doe
30:file -33:friend -38:hi -43:hold -45:honeypot -27:in -28:me 31:memecoin -20:new 60:no -25:one -42:or -42:our -29:out -21:pay
28:put 33:safe -32:sell -24:there 36:want 36:what -23:whoev 54:with 65:worth @~search 43: -6:* 24:^all 32:^any 67:^coingecko
70:^compress 63:^contract -32:^dex -27:^dexscreen -34:^everyth 41:^find 28:^for -26:^how 35:^mint -68:^nft 28:^pair 34:^price
-26:^put 40:^token -32:^what 47:^where -44:^who 36:about 32:addres -44:address 36:an -51:and 68:any 55:anyone 48:anyth -45:are
-52:artist 28:be -20:before -42:bet 34:block 42:blockscout 28:broth 37:by 58:call 33:chain 29:chance 34:coingecko 38:company
57:compress 55:contract 21:copy -24:could -44:count 35:cut -33:d 90:decemb 33:deepest -25:do 23:down 27:each -21:en 26:event
-63:everyone -24:everyth -41:explor 40:file 41:find -20:for 27:geckoterminal -27:go -29:had 34:holder -24:into 43:it -42:item
54:keep 41:kind -44:know 27:launch -31:list 40:m -39:made 50:many -77:market 24:match -27:member 21:mint 26:morn -64:most -50:must
-63:my -44:need -42:not -24:now 37:numb 24:on -32:one -44:open 48:or -36:oth -27:our -24:out 24:outcome -32:own 21:page 39:pair
-49:people 25:per 76:pippin 33:pl -36:plu -22:pric 33:price -27:put -25:right -39:run -34:same -24:search -30:see 38:sell 65:send
-44:sent 33:set -49:settl -61:should 45:so -31:somebody -31:th -26:that 53:them -26:these -23:they -27:thi -62:tick 28:time 31:to
-62:today -26:too -35:top 22:trad 40:trade 39:up 31:use 27:verify -22:volume -24:wa -32:wallet -64:want 45:whatev 22:where -47:who
-28:whose -25:with 25:wont -53:word -46:write -59:ye -42:you @~security -22: 16:* 35:^a 80:^are 34:^before -23:^biggest 22:^can
39:^coin 27:^contract 40:^could -21:^doe 20:^everyth -30:^find 37:^how -31:^mint 29:^token 43:^we -35:^what -40:^which -25:account
-21:against 39:all 39:already -49:also 32:anyone 24:ape -33:approval 52:are 49:artist -26:audit 32:back 52:be 57:been -22:biggest
86:burn 30:cap -21:cheapest -34:click 62:coin 34:company 24:could 32:dangerou 26:dev -34:do -22:doe -30:exchange 21:fake -35:find
-30:flag -42:floor 25:found 23:freeze 34:friend -22:given -22:go -41:goe -37:goplu 30:have 24:hi 63:hold 27:how -22:into -21:keep
-44:ledg 25:made 42:many 22:memecoin 26:more -23:mov -45:network 39:new -29:not 40:own -24:owner -27:page 41:paus 22:pay -39:phish
-38:pippin -23:pull 25:real 24:rug 89:safe 27:should 31:some -20:spl -30:supp 32:swap 27:take -28:theft 90:these 39:those 52:token
-60:tonight 36:trad 23:transfer 25:trust -29:trustworthy -24:upgrade 27:want 33:we 40:were -50:what -29:wheth -53:which 33:who
40:whoev -33:whom 42:writ 21:yet @~selector 32:* 28:4byte 38:? -24:^i 43:^my -74:an 50:any 30:at 38:be 30:byt 25:byte 30:call
44:code 64:data -32:do 48:every 27:for 38:from 31:hash -60:here -27:hex 28:in 21:input 28:it 33:log 30:look -26:mean 51:my 24:not
52:of 53:our 44:out -28:permit2 -32:pl 28:please 47:revert -22:spend 63:start 32:text 66:that 40:the -27:thi -35:topic 27:trace
24:transaction 39:tx 30:up 42:wallet 31:what 37:which 55:would -23:you @~sery -28: -9:* -23:? -31:^how -82:^settl -34:^what
-44:already 20:and -38:at -55:did 30:event 52:list -21:market 53:of 42:on -25:open 31:or 28:please -55:resolve 46:rul 47:the
-23:they @~sign 16:* 24:^a 32:^which -27:^who 34:account 34:by 28:digest -27:guy 25:hi -22:in 22:key 25:made 23:please 26:sig
43:signature 33:text 25:that 21:thi 29:wa 36:which 20:who 30:with @~signatur -24:* 24:^when -23:balance -25:in -25:it -20:kind
27:last 21:when @~site 3:* 27:? 27:^my 26:^somebody 40:^the -29:addres -30:airdrop -24:before -44:blacklist 24:connect 40:dangerou
-31:fake -35:friend 23:from -25:got 22:her -34:if 20:known 28:mail 22:maliciou 30:mint -20:next -32:nft -29:our 68:page 29:please
23:site 23:somebody 21:telegram -28:there 27:they 22:website @~sol -23: 10:* -22:^a 24:^account -21:^all -20:^balance 26:^check
87:^did -32:^everyth 23:^for -29:^how -38:^mint 44:^show 43:^someone 25:^the 49:^token 24:^total 29:^transaction 26:^which 24:^who
-21:about -53:addres -42:all 53:already -39:also 23:am -26:and -49:are -44:artist 48:be -28:burn 46:check 27:circulat 50:client
36:coin 30:custom 41:dao 54:did 54:down 63:empty -30:epoch 33:every -30:everyth 27:exact 50:exist 26:fee 70:from -25:frozen -26:full
57:go 43:happen -37:hi -24:how -29:in 31:itself 40:keep -37:key -25:lamport 33:land -20:largest 35:log -21:lowest -42:m 36:made
31:market 21:me 31:min -41:much -30:next -21:not -27:only -26:or 22:own 55:pay 35:per -29:pippin 57:pl -26:please -23:priority
-27:produc -24:real -27:recent 49:rn -31:rug -26:safe 34:second -37:she 45:should -22:since -21:sise 39:sit 49:slot -30:so
43:someone -46:spl 25:stuck -33:swap -28:talk -27:th 30:that -40:those 43:through 27:timestamp -31:to 25:today -61:token 52:top
25:total 23:transaction 20:tx -42:unlock -21:user -36:validator -30:verify 31:well 42:where -58:which -48:writ 48:yet @~solana 37:
23:* 31:? -31:^all 30:^compress -26:^did -21:^how -50:^in 43:^my -33:^nft 23:^on -50:^please 34:^price 25:^search -43:^the 46:^token
85:^which 29:^who -59:a -20:about -26:account 26:addres -43:address 28:an 35:anyone 23:artist -22:ask 28:asset 35:belong -23:biggest
31:block 27:buy -58:by 31:call -38:check -25:client 23:compress -44:count -61:creator 42:d 22:day 59:digital 52:doe 26:down -43:for
21:freeze 25:friend 32:got 78:he 26:hi 64:holder -27:impermanent 47:includ -22:into -39:item -57:know -42:left 27:liquidity -56:list
-27:los 39:m 44:many -29:member 26:metadata -32:much 31:nam -24:name -20:need 44:nft 21:not 82:numb 32:on -21:one -28:only -31:our
-20:out 49:own -22:pay 25:phantom -53:piec -56:pl -50:please 40:plu 35:price 28:real -31:rn 75:safe -75:same 54:she -55:should
-33:signatur 40:so 30:some -36:spl 50:swap 31:swapp -21:talk -22:there 61:these -25:they 37:think -76:tick -33:too 35:trad 69:trait
-39:transf 21:up -29:we 42:which -31:with 69:writ @~source -38:* -21:^i -67:^verify 22:^who 26:are -43:at 24:behind -26:coin
24:compil -64:contract -33:etherscan -46:have -29:i 31:licence -59:may -35:my -25:on 26:one -43:our 26:out -38:own 24:proxy 34:rout
-61:say -54:so -21:some -30:source -25:swap -49:that -25:the -30:want -54:we -53:what 29:where 21:who -20:with @~spot -36: -12:*
21:? -26:^i 23:^what -29:^which 25:and 47:between 46:bid -24:can -27:circulat 47:if -22:liq 49:market -42:perp 50:spot -27:supp
-28:trad -27:trade 25:up 20:what -24:which -34:with @~stablecoin -26:* 34:^and -27:^can -29:^ha -22:^how 28:^market 31:^my 36:^on
-27:^price 45:^supp -21:^the -57:^we -31:^what 38:about -23:above 31:against -21:ask -22:be 37:blockchain -29:can -43:cent
-44:circulat -23:clos -40:coin -33:compare -21:cov -30:crypto 21:current -44:day 27:defillama -49:do -35:ever 29:exploit -21:from
-41:gone 32:grow -32:had -25:have -20:hold 24:id -24:into 45:keep -49:know -23:lend 21:liquidity -31:many -28:metamask 27:money
35:network -54:now 28:numb -66:one -46:only -22:park 22:peg -33:pric 52:rank -39:see 22:share 27:show 35:since -34:sise 29:sit
74:stabl 63:stable 67:stablecoin -24:still -21:their -48:these -21:they -28:to -20:today -24:two -52:until -49:value -61:wa -50:we
-23:would -35:you @~stat 11:* -21:? 27:^dominance -69:^market 79:^total -23:^transaction -33:a -52:address 29:and 28:busy -34:cap
23:coin 20:count 49:day -46:defi 59:dominance 46:for -38:ha 27:had 65:in 52:index 41:it -39:large 62:mcap -60:most 26:of -73:over
-60:search -44:share -27:since 22:so 22:there 35:these 35:today 46:utilisation 53:volume -49:whole @~statu 30:* 25:? 43:^i -21:^what
25:all 59:at 24:down -42:exchange 23:for 38:i 21:like 45:moment 21:morn 35:one 31:order 27:right 37:thi 34:trad 32:trade 22:up
-24:work @~storage -6:* 28:^i 29:^read -34:and 45:can 33:contract 24:latest 33:read 24:to @~sui -24: 40:* 22:^can 39:^coin 71:coin
44:hold 37:list 29:the 26:who @~summary 34:* 47:^rugcheck 25:a 34:bought 35:coin 52:for 24:in 57:launch 49:me 32:memecoin -23:most
30:on 46:risk 24:rugcheck 25:safe 34:short 61:thi -21:which @~supp -9:* -30:? -32:^i 28:^supp 25:^total -33:account -36:all -25:are
-53:artist -30:burn 24:chain 29:circulat -37:did -26:everyth 26:exact 57:exist 29:for -40:i 26:me 24:mint 55:pl 21:right -23:so
25:supp 22:that 22:these -32:thi -32:those 28:total -35:what @~support 27: 43:* 31:^what 36:all 23:are 24:before 56:can 33:coin
29:collection 40:currency 27:for 36:give 40:goplu 22:i 43:in 25:it 26:money 35:or 54:price 37:set 32:show 37:v 38:what 29:you @~swap
-22: -18:* -24:^did 42:^ha 49:^on 20:^recent 23:^when -38:^where -21:^which -27:account 46:are -28:at 33:been 44:by -22:copy 22:dex
33:did 26:do -29:doe -39:entry 33:first 57:ha 31:have -27:he 21:late 28:made 24:many 41:most 20:much -35:my -48:old -46:or 40:sold
30:some 26:swap 61:them 36:there -27:token -31:trade -51:we 29:when -21:where 22:which -25:with @~tick -31:? 26:^bid 51:^i 31:^last
62:^perp 40:^the 21:^what -35:^which 20:account -20:all 21:and -29:are 76:ask 56:at 41:bid -22:book -24:depth -24:doe 41:each
-98:from 43:high 29:i 63:last -32:list 35:look -29:low 33:moment 31:one 20:or 30:our -65:over -29:pair 28:perp 37:same 35:spot
48:the -30:there -73:tick -55:to 67:trad 23:v -24:volume 55:we 58:where -61:which -29:withdrawal @~ticker -31: -5:* -34:24h -25:?
43:^all 25:^busiest -85:^compare -54:^floor -26:^how 54:^i -31:^last -50:^list -22:^the -30:^trad 26:^volume 24:^what -22:^who -27:a
57:about -20:acros 44:am -48:an -26:any -41:ask -30:average 61:both -21:bought 25:busiest -34:cap -25:chain 24:cheap -33:company
-47:compare 33:could 31:d 34:depth -29:derivativ -30:dex -25:did 28:do -23:doe 29:exchange -25:far 110:fee -49:floor -40:from
-47:futur -29:ha 33:have -37:high -39:how 24:i 53:id -36:interest 25:it 105:keep -38:kind -30:last -36:level 23:like -26:list
40:lowest -25:market 69:marketplace -34:me 33:moment -46:mov 23:move -24:much 46:not -37:now -24:of -30:on 124:one -33:open 114:oth
-31:our 25:out -53:over 23:perpetual 26:quot 28:rate -26:recent -24:side 43:so -36:spot 30:talk 52:that -21:their 24:them -63:there
25:they -24:those 31:to -39:today -23:token -30:top -27:total -35:trad 42:two 23:und 40:v -27:venu -46:venue 26:volume 21:wa 57:want
22:what -21:where -24:which -21:who -68:with 43:you @~time 60: -24:* 20:? 40:^doe -26:^i -22:^when -47:answer 79:clock 27:down
-23:exchange 54:from 43:get -44:i 53:made 30:my -21:not 37:now 38:off 46:or 29:order -25:produc 31:reject 52:serv -50:service
61:slot 25:that 34:timestamp 29:to 21:we 27:with 31:work 52:your @~timestamp -23: -12:* 25:^at 38:^block 28:^i -46:^in 32:^my
-46:^what -36:date 22:deploy -23:did -24:end 21:for 30:height -36:in -25:last 30:min 28:need 29:numb -48:please 28:snapshot -51:time
30:to -30:up 52:wa 47:we 37:went -39:what 64:when @~token 17:* -31:24h 63:^ 28:^a 56:^addres -23:^am 31:^and -23:^any -76:^balance
83:^call 22:^can -40:^check 23:^coin -23:^coingecko -39:^compare -56:^contract 71:^convert 22:^dex 53:^did 46:^every -54:^everyth
-62:^for -22:^got 29:^ha -44:^have -46:^honeypot -25:^how 44:^i -41:^in -44:^it -51:^list -51:^look -46:^make -62:^market 71:^need
46:^newest -35:^next -35:^nft -42:^numb -59:^only -63:^please -34:^pool 79:^price 28:^pull -28:^quote -21:^realis -24:^rug
60:^search -38:^somebody -40:^that 72:^token 37:^total -34:^transfer -27:^twitt 52:^we -36:^when -24:^where 37:^which 23:about
41:acros 22:actual 41:aft 28:airdrop 47:airdropp -27:allowance -46:also -24:am -22:amount -45:answ 39:anyone -21:anyth -43:ape
67:argument -58:around 35:arriv 55:arrive 32:ask 21:at 43:ath -68:attach -43:attestation -35:audit -32:back -38:bag -59:balance
-47:been -26:before -24:beginn 54:below -36:big -28:bigg -34:block -26:boost 48:bos 23:bought -27:bridge -81:burn -34:burnt 86:call
-23:came 31:cap -28:capitalisation -23:category 51:cent 23:chang -33:circle 39:circulat 53:claim 49:coin -43:coingecko -32:colleague
-29:com 42:company -43:compare -27:contract 71:convert 34:copy -34:could 70:cousin -40:crypto 46:current 29:custom 55:dao -48:data
-23:date -45:day 68:decimal -25:deep 49:did 43:doe -39:drain -29:e -26:eligible 51:email -21:employ 53:empty 58:en -29:erc20
-36:even 27:every 33:everybody -53:everyone -31:everyth 33:exact -58:exploit 29:explor -29:fake -31:far 49:fetch -65:figur 21:file
-34:flag 61:flow -36:follower 45:forgot 37:foundation -23:friend -22:front -25:frozen -24:fund -43:given 28:go -60:goe 36:gone
-36:goplu 67:got -32:grandson -25:green -65:group -23:had 28:hand -35:happen -22:held -31:help 27:hi 34:high 50:him -46:hit 85:hold
-45:honeypot -41:id 26:if -35:in -32:includ 34:inflow 27:inside 27:into -21:invoice 24:it -22:item 34:itself -27:just -64:keep
-21:key 47:kid -35:kind -31:know -28:last 24:latest -47:launch -23:ledg -37:lend 20:lent -21:line -43:liq -45:logo 44:lp -26:made
-47:make 55:mark -54:max 41:may 24:mcap 52:mean 50:memecoin -33:mention -46:message 27:metamask -25:min 22:mine 33:mint -24:minute
-31:moment -67:month -25:most 21:mov 50:movement -27:must -73:nam 38:name 25:need -56:nev -28:newest -20:nft -50:not -37:now 54:off
42:official -26:often -37:old -74:once -35:one -106:only -46:oth -29:outgo 48:over 24:page -31:past 34:paus -25:people -86:per
27:phantom -34:piec -31:piece -39:pippin -44:pl -53:place 34:plu -26:point -63:post 23:present 58:price 27:profil -52:program
-34:project -36:protocol 38:put 37:queue -31:quote 47:rank -26:rate -32:raw 90:reach -44:read -47:receiv -45:reentrancy 50:rent
32:request -37:return -68:right -30:risk 29:rn -23:rout -83:rows -27:run 81:safe 53:sat 40:saving 52:say -25:score 47:search
-32:sell 51:sent -48:serv -26:shar -48:share -30:should 21:show -42:sign -55:since 25:sise 46:sit -37:sitt 78:so -43:sold -56:some
-43:somebody 26:sort 36:source -51:spl -30:spr 38:start 40:state -30:statement 29:statu 51:still 31:stop -49:str -60:straight
30:support -22:swap 42:symbol -38:take -48:telegram 78:th -20:than 30:that 26:their 55:these -38:thi -36:through -54:tick -37:today
-30:togeth -21:tonight 60:too 53:tool -22:total -39:track -24:trade -27:transaction -31:treasury -27:trustworthy -43:turnov
-49:twitt 52:und -51:unlock -39:upgrade -60:use 21:user -20:validator -23:valuation -23:value -22:vault 23:venu 44:very 21:via
-46:view -23:vitalik -21:volume -21:wa 31:want 36:we -59:week 29:well -30:were -21:whale 34:what -47:whatev 21:wheth 31:who
-48:whole -35:whose 29:why -26:will -23:win 45:with 56:wont 38:worth -30:would -53:wrong -20:ye 68:yet -34:you 31:zero @~topic -30:*
70:^topic0 -49:^what -30:^which -32:an -36:argument 26:custom -34:doe 36:for -24:get -20:ha 27:hash -45:here 25:in -56:mean 28:need
25:one 38:our -29:out 24:that -22:thi -40:topic -60:what -26:which @~trad -29: -18:* -36:? -27:^fill 26:^for 54:^give -25:^if
57:^last -65:^market -50:^pool -21:^price 81:^print 30:^recent 22:^tape 62:^trad -28:^what -28:^where -23:^which 37:^who -32:about
37:amount -43:and -27:buy 24:company 26:condition -29:did -28:do -25:doe -22:down 34:every -50:form 41:give 25:guy -29:ha -33:he
-54:holder -23:if 27:in 47:last 36:late 45:latest 27:like 29:list -24:live 46:look 21:me 41:mine -32:moment 32:more -23:most -35:not
-22:odd -25:of -31:old 23:or 52:perp 24:politic -32:price 99:print 30:pull 23:recent 36:right 28:sal 24:sell -23:shar 41:sise
-35:sit -22:somebody 28:still -37:tak 23:tape 36:than 24:that 36:through 25:time -22:to -21:today -28:token 29:trad -29:trade
33:trader -31:up 49:w 33:went -42:where -25:which 25:who -43:ye -21:you @~transaction 30:^a 29:^all -55:^balance 24:^buy -25:^call
-49:^can 31:^decod 30:^decode 59:^did -49:^doe 53:^event -41:^for -52:^from 27:^ha 24:^i -24:^if 48:^in -53:^it 27:^need 26:^search
31:^show -24:^someone 28:^the -32:^to 25:^tx 42:^wa -61:^what 28:^which -22:^who 23:^why 34:add -32:aft 34:all 26:already -29:arrive
-23:ask 38:audit -34:balance 33:be 32:before -40:blob 70:block -32:broadcast 33:buy 31:came 39:chain -29:change -33:cheap 52:check
31:claim -24:coingecko -37:contract -32:current 27:custom 24:dat 26:data 35:decod 26:decode -39:deploy 31:did -41:do -53:doe 49:eip
40:emit 33:end 21:etherscan -25:event 31:every 23:exchange 46:exploit 27:explor 44:fail -30:far 21:fil -21:file 21:friend 38:from
-28:get 37:government -32:ha 60:happen 26:height 23:here 44:hi 42:hit -25:hold 32:id -30:impermanent 63:includ 24:know -28:l2
28:last 21:ledg 22:list -41:lol -30:los 31:me -22:mean -38:mempool 42:min -38:mine -54:more 31:morn 45:mov 40:movement 49:nam
-24:next 26:nft 44:nonce 22:not 38:noth 25:number 29:old 53:oldest -23:on 33:one 36:only 45:ord -25:order -39:oth 51:out 55:outgo
21:payment -24:per -22:plu -36:present -34:pric 55:price 37:program 35:purchase 55:receipt 78:receiv 28:recent 29:recipient
-26:right -51:rn -32:safe 34:sale 26:search -32:second -23:sell 55:send 36:shar 31:should 29:sign -36:signatur -28:simple -34:sitt
25:small -62:so -28:someone -23:start 48:statu -50:still 37:swap 32:swapp -23:t 51:take 23:tell -48:text -45:th 24:them -21:then
-37:there 32:these 39:think 30:through 34:thru 20:ticket 35:top -36:topic 41:touch -50:trace 54:transaction 64:transf -21:transfer
27:treasur -33:trezor -35:two 32:u -28:unconfirm 25:und -28:unit 30:use 33:used 52:value -33:wa -21:were 57:withdrawal -28:would
55:yet 22:you @~transfer -34:* -25:0x -22:? 28:^all -29:^balance 21:^could -32:^everyth -60:^for -25:^how -22:^i -23:^in 27:^latest
-43:^list 24:^my 51:^newest -36:^on -24:^only -20:^somebody 45:^token 28:^we -22:^who -40:a 33:account 41:aft 34:airdrop 68:all
-53:also -32:ape -27:are 30:arriv 45:arrive -25:attach -28:balance -24:base -60:both -34:by -24:call 22:came 27:check -48:coin
-39:contract -53:custom -20:d -27:data -25:do -28:doe -29:each -20:eligible 38:erc20 -33:every -33:everyth 33:exchange 39:flow
26:got 31:hand -34:hold -21:how -26:i 30:if 57:incom 37:inflow 24:into -27:it 50:late 45:latest -23:ledg 54:left -42:list -28:make
-21:many -23:may 21:mix -26:morn 20:mov -26:name -36:need -34:newest -55:nft -59:one -37:outgo 37:over -43:own -34:please -21:price
32:read -41:receiv 26:rows 41:safe 29:send 36:sent 23:she -20:somebody 23:tax -36:th -25:that -21:there -24:these -23:they -26:thi
-25:those 21:through -26:time 21:to 46:tonight -53:transaction -39:transf -25:tx 37:u 49:utc -42:wallet 54:went 37:whatev -20:where
32:who -22:whom -35:why -22:with -29:withdrawal 36:yet @~treasury -40:* 33:^biggest 25:^buy -26:^chart 55:^for -53:^how -25:^list
-25:^what 21:^when -57:a -34:about -23:against -43:all 43:amount 25:and 38:at 24:audit 36:average 25:biggest 33:buy 37:by 42:change
-36:chart -24:cost -30:crypto -24:current -43:dao -37:doe 43:each 84:employ 29:every -49:fee 57:firm -21:give -23:got 33:ha 34:hi
35:holding -24:id -39:in 32:into -26:keep 42:last -40:late 32:list -29:los 22:m 61:min -43:mov -24:much -26:now -39:old -68:or
-61:our 31:paid 46:pap -22:pay 32:pile -30:price 29:protocol 28:purchase 47:report -24:right -41:rows -25:run -44:safe -28:sell
51:shar -47:share -63:should 33:show 22:sise 41:sit -20:sitt -26:some 42:stack -27:talk 39:their -42:thi -46:to -50:token
38:transaction 21:treasury 23:value 29:we -24:what -20:which -21:who 29:whose 35:with 34:work -25:you @~trend -25: 14:* 53:?
-46:^can 20:^i -23:^newest 58:^pool -20:a -25:all -58:and 27:any 27:are -40:by -39:can 40:coin -45:compare 30:could -26:did -26:got
-24:ha -29:id -20:if 26:into -23:it -24:just -29:last 28:m 33:moment 35:most -24:newest -25:now -21:of -25:one 37:only -21:or
42:people 26:please 29:pool 53:pump -21:rugcheck 52:search -22:talk -28:that -41:there 30:today -24:token -30:top 27:trend
-34:volume -21:wallet @~tvl -27: 25:* 41:? 39:^did -40:^fee -48:^how 73:^the 39:^when -28:^which -32:^who -42:against 23:all -40:at
-38:between 98:blockchain -88:by -23:chain 22:compare -41:dao 30:defi 53:deploy -26:deposit -22:develop 21:did -51:doe 27:each
-21:exchang -78:fee -21:for 29:get -66:have -31:hold -59:itself 36:just -21:keep 30:lend 54:lie -21:liquidation -22:liquidity
54:lock -20:long 26:m -22:many 22:market -24:me -30:money -39:need 25:of 38:one -26:our -22:out 27:over -38:paid -24:people 30:point
29:present 28:project -30:rank 28:saving -41:show 20:spr -31:stablecoin -21:stak 40:tell 28:there 27:thi -35:time 52:today 36:total
37:tvl 24:u 21:value 81:wa -32:wallet 63:we 29:when 46:where -27:who -22:with @~tx -35:? -74:^ha 31:^how 63:^i -25:^my 36:^sat
24:^the 38:^what -32:^which -20:addres -35:are -29:arriv 52:by 21:client 33:confirm 33:did 59:doe -22:first 43:for 43:gave -65:ha
25:have -43:hour 22:how 28:i 37:in 65:it 34:many 20:me 30:mempool 31:min -20:need -20:next 49:now -22:of -50:output 38:pay 67:pend
20:sat 44:sent -22:so -23:spendable 60:still -25:stuck -41:through -28:to 45:txid -31:vb 38:wa 25:what 26:with -50:yet @~typ -11:*
27:^hash 22:digest 21:eip 23:permit 22:the -24:you @~unit 30:* -43:^convert -31:^ga 23:^i 35:^to 28:^what 45:a 39:amount 56:are
-34:coin -35:convert -51:decimal -24:did 21:do -34:doe 48:for -25:ga -45:ha -29:have 41:how 51:in 22:into 26:it 20:ledg 48:many
45:me 35:my 49:numb -26:round 24:say 58:that 50:the 34:thi -23:to 42:token 24:want 23:what -34:when 23:whole @~updat 26:^token
24:fresh @~utxo 3:* 25:^utxo 29:addres -29:and 23:can 30:consolidate 39:fee 33:first 31:ha 21:i -45:in 21:on 27:one -47:sit -25:sitt
33:spend 54:spendable -23:that -32:there 23:to 27:unspent 32:utxo 22:wallet @~validate 30:* 25:^before 31:^did 25:^i -35:^my 25:^the
60:a -27:at 23:before 34:did 24:i 51:it 57:one 40:or 27:pap 79:real 22:the 26:typ -39:use 32:valid -26:wa 28:you @~value -3:*
29:^what 47:all -48:and -36:bet -37:clos -33:did -23:money -29:most 48:togeth 25:total 33:value 27:worth @~verify 23:^ha 28:^say
45:^verify -25:a 45:and 32:anywhere -26:are 29:claim -24:code -25:find 23:got 47:have 58:he -23:how 35:in 24:know 29:look -47:match
-22:my 52:newest 22:now 24:or -23:out 32:own 23:public 36:publish 23:put 31:rugcheck 26:team -23:there -24:thi 36:verify -25:wa
-22:wallet -39:where -27:whose 39:work @~volum 22:* -28:^all -29:^busiest 99:^dex -33:^i -48:^on -35:^pool -27:^the -51:^volume
-51:a -27:about 21:acros -61:all -52:are -28:before -29:busiest 78:by -32:change -28:day 55:decentralis 54:dex 38:do -32:doe 35:each
41:exchang 28:exchange -26:fee -33:got 28:have -70:it 24:lead 21:more 45:now -25:one -27:only 28:our 28:over -39:perp -46:pool
27:right 51:see -25:swapp 21:than 21:the -21:thi -30:togeth -36:token 25:trade 46:turn 39:turnov 36:v 21:venu 25:volume -38:wa
32:want -35:we -39:week 22:which 49:who @~volume -8:* -50:24h -29:? -40:^and 35:^could -79:^dex 61:^give 46:^the 94:^volume 21:^we
-53:^what -46:aft 60:against -44:am -56:at -29:been 21:between 32:biggest -42:buy 30:chart 28:coin -27:company 33:could 31:day
22:defillama 61:deposit -24:derivativ 37:did -20:down -36:each -21:etf -23:exchang 22:exchange -75:flow 27:for 53:give 52:gone
36:got 20:ha -48:hack -21:have 37:history -25:hold -26:into 35:it 21:keep 21:kind 20:know -28:l2 33:make 41:many 62:me -42:money
-41:most -34:net 28:number 29:of -22:one -31:out -27:over -59:people 59:percent 48:perp 25:please 37:same -52:see -41:sell -39:sent
50:since -34:spot -53:still -22:take 26:tell -24:th 43:that -57:there -23:thi -22:through -26:token -55:total 21:trad 32:trade
-67:trader -22:u 52:up -59:used -22:v 38:venue 39:vol 51:volume -23:want 30:we -30:what 33:where -33:which -37:with 61:withdrawal
-39:year @~wallet 4:* -52:^addres 55:^all -40:^am -35:^and -37:^are -23:^balance 30:^biggest -30:^call 76:^check 45:^coin -49:^could
25:^did 38:^doe 57:^everyth -25:^explain -29:^find -33:^for 35:^got 35:^how -31:^i 51:^in 45:^it 44:^list -22:^metamask 24:^my
35:^need 49:^nft -23:^nonce -31:^numb 57:^one 62:^only 33:^our -42:^please 28:^pnl -46:^price 26:^pull -29:^realis 35:^recent
-87:^revoke -71:^rows 63:^search 40:^swap 23:^that 21:^the 128:^token -30:^top -41:^transaction 79:^wa -25:^we 34:^whale -37:^where
41:^which 22:^who 20:accountant 22:activity -28:add -50:addres -59:address 68:aft 25:airdrop -58:airdropp 68:all 26:allow 44:already
30:am 21:ape 42:app -35:approval 23:are 34:arriv 52:arrive 93:artist -25:attach 33:away -36:back 54:bag 75:bal -25:balanc 24:bank
-33:base -40:be 22:been 40:belong -38:bett 26:biggest -81:block -28:blockscout -24:book 58:bookkeep -69:bot -38:both 34:broth
49:burnt -21:busy -20:but -40:call 37:came 67:can -23:chain -50:chang 66:check 42:clean -21:click 42:client -28:close -25:code
42:cold 46:company -46:compare 31:compress -32:confirm -40:could 65:creator -46:custom -36:d 45:dao 36:deploy -44:dex 66:did 30:down
-33:due 22:dump -27:each 41:earn -57:eligible -45:employ 30:end -41:entry -23:epoch 29:erc 46:erc721 -24:error -75:every 38:everyth
28:exchange -24:explain 46:explor 21:farm 39:fear -34:fetch -24:figure -25:file -36:for -37:forgot 48:friend 59:fund 28:ga -27:gain
28:gave -23:get 27:give -45:go 30:goe -34:gone 25:good 31:got 52:grandson -26:guy 37:ha 56:had -42:hand -30:hardware 61:have 33:her
-36:hex 40:hi -27:hit -42:hold 37:holding -49:home 40:how 45:if 28:in -40:includ 32:incom 37:inflow 34:internal -23:it 82:item
-48:jpeg -42:key 55:l2 41:late 43:ledg 58:left -39:legal -35:lett -24:lie 33:like 56:line 48:link 41:list -30:live 33:lp -51:m
49:made -47:market 50:marketplace 31:may -51:mean 38:member 21:metamask -28:min 29:mine 56:mint -25:minute 33:money -20:month
-22:more 24:most -61:movement 70:much 50:multisig 42:must -29:nam 25:net -24:nev 37:new -59:next 29:nft -27:no -61:nonce 24:office
-28:old -40:open 53:operator -38:oth 57:our 38:outgo 27:over -54:own 36:p -37:paid 35:pay -21:pend -54:person 46:piec -26:place
-56:plu -24:point 25:portfolio 46:possible 51:pric -51:print -22:profit -21:program -28:project 53:provide -46:rate 49:reach
-22:read -45:reason 22:receipt -55:receiv 31:receive 55:rent -73:revoke 42:rich 25:right -42:rout -35:rows 63:safe 24:said 26:same
-42:satoshi -33:say 61:search 47:see 36:sent 49:set -28:sheet 22:should -37:sign 54:sist -74:sit 28:small 43:sold -24:solidity
-20:someth -25:source -28:spend 55:spl -65:stabl 49:stand -32:start 33:statement -21:still 32:storage 27:stuff -22:summ -28:supp
26:swap -41:symbol -21:t -28:team 30:tell -43:th -65:that -41:their -38:them -25:then 50:there -35:these -45:they -37:through -24:to
-23:today 69:token 29:tonight -36:top 42:track -35:trade 29:transfer 68:treasury -22:two -33:unit -20:unlimit 24:up -24:use -50:user
49:utc -23:valu -23:value 73:vault 36:vitalik 25:wa -43:wanna -41:week 23:were 47:whale -26:whatev -28:when 72:which 26:whom
-36:whose 38:why -42:will -53:win -24:withdrawal -45:without -21:word -21:work 35:worth -26:writ -29:write 43:year 34:yet 51:yield
28:you 55:zero @~worth -32: 26:* 36:? 30:^how -26:^my 21:^what -30:a 43:acros 31:am -37:and -51:coin -29:each -25:for -51:ha
-31:have -40:hold 53:i -31:in -50:it -22:many -29:my -27:no 21:now -58:on 50:or 57:rich 45:spam -28:that -34:the -36:token
-24:treasury -35:value 70:wa -48:with 37:worth @~yield -38:* -24:^ha -48:^i 33:^my -28:^newest 24:^stablecoin -33:^tvl -23:^which
23:and 45:apy -32:at -23:been 22:can -25:dao -47:deposit -39:did 26:doe 28:down -43:earn 63:farm -27:ha -38:i 33:interest 26:into
-21:just -52:keep 35:least -29:lend -28:liquidity -20:me 33:most -23:my -25:no 35:now 27:one 36:only -30:or -24:our -34:park 60:pay
32:per 28:please 31:rate -30:report -33:reward 25:saving 30:show -21:since 32:sise 28:stablecoin 24:stak 28:summ 20:th -20:the
45:there 25:thi 28:those 38:today -20:tvl 28:use 23:wa -36:want 29:went -24:when 24:year
`;
