// First weights: how much each sign of a candidate tells for it, by itself (*) and beside each word of the question; written by test/learn-first.ts, in hundredths.
export const FIRST_WEIGHTS = `
@+lacks 5:* 62:,+24h -43:,+and -47:,+any 48:,+burnt 35:,+but -70:,+by 58:,+can 52:,+could -25:,+did 31:,+every 50:,+find 41:,+for
-38:,+give -25:,+ha 35:,+in -40:,+it -25:,+just -37:,+long -29:,+market -63:,+not 21:,+oldest 54:,+only 76:,+open -31:,+pric
69:,+price -23:,+rank -27:,+slippage 36:,+so -32:,+spend 42:,+the 51:,+there -20:,+they 23:,+token 60:,+verify 23:,+volume
-46:,+what -44:,+whatev -76:,+which -28:,+who -21:.+$ 63:.+_ 63:.+before 27:.+can -35:.+e 55:.+for 52:.+ha 46:.+i 23:.+it -46:.+show
47:.+the 23:.+where 25:24h+vol 36:?+? -31:?+and 25:?+he -33:?+how 63:?+i 55:?+it -27:?+just -69:?+look -73:?+my -22:?+show 47:?+the
-21:?+we -43:?+what -21:?+who -26:^+a 44:^+all -50:^+and -42:^+any -21:^+are -112:^+balance -25:^+bid 38:^+buy 56:^+by 62:^+call
-32:^+can 33:^+chain -22:^+cheapest 39:^+check 50:^+coingecko 39:^+compare 23:^+compliance 36:^+contract -48:^+could -55:^+current
-34:^+decimal -29:^+decode -24:^+deposit 31:^+depth -36:^+dex -40:^+draft 52:^+event 34:^+everyth -46:^+explain -27:^+fear -23:^+fee
-30:^+fill 23:^+floor 26:^+found -57:^+ga 38:^+ha 36:^+hash 25:^+hey 29:^+holder 50:^+honeypot 21:^+hows -63:^+it 39:^+kind
23:^+last -31:^+latest -41:^+liquidation 45:^+look 52:^+market 29:^+metamask -39:^+my -49:^+newest -44:^+next -34:^+nft 43:^+on
55:^+open 22:^+ord -26:^+our 40:^+pl 26:^+pnl 21:^+pool 52:^+pull -39:^+read -27:^+realis 28:^+recent 43:^+revenue -64:^+revoke
41:^+rugcheck 74:^+run 26:^+safe 22:^+sat 45:^+say 46:^+search 23:^+show 45:^+so -31:^+somebody 43:^+stablecoin 35:^+swap 29:^+tell
-43:^+that -58:^+the 38:^+there -38:^+thi 22:^+to 77:^+token -59:^+top -32:^+topic0 -28:^+total 50:^+trad 30:^+tvl -40:^+verify
44:^+volume 126:^+wa 23:^+we -47:^+where -21:^+whose -34:^+with -23:_+, -55:_+? -28:_+_ -69:_+account -49:_+addres 45:_+all
44:_+already -32:_+among 24:_+approval -52:_+are -64:_+at -70:_+atm -47:_+back 29:_+balance -29:_+been -44:_+before 57:_+bet
-74:_+by -41:_+chain 26:_+chart 59:_+clos 71:_+coin -85:_+collection -28:_+compar -26:_+contract -41:_+cost -51:_+cut 38:_+deposit
-31:_+develop 36:_+dex 97:_+doe 22:_+each -29:_+earn -23:_+entry -40:_+explor -38:_+fee 43:_+for 55:_+from 59:_+fund -50:_+ga
30:_+get 62:_+give 23:_+goe -20:_+got -57:_+ha -78:_+have -41:_+hold 22:_+if -25:_+in -34:_+into -29:_+late -37:_+ledg -26:_+left
-27:_+level -23:_+lock 57:_+long -35:_+market -46:_+may -45:_+mempool 22:_+mov 52:_+name -25:_+network -26:_+next 44:_+nft -23:_+on
-35:_+one -28:_+only -31:_+open 61:_+or -27:_+ord 26:_+over 21:_+own 52:_+pair -43:_+perp -24:_+please 45:_+pool -30:_+proposal
-33:_+protocol -45:_+question -42:_+recent -31:_+right -55:_+rn 24:_+rout -32:_+rows 90:_+safe 53:_+say 23:_+sign 39:_+so
-25:_+stake 26:_+still 47:_+th 48:_+that 47:_+there -26:_+these 54:_+to 49:_+token -60:_+trad -32:_+transfer 44:_+tvl -40:_+tx
29:_+utc -24:_+v -35:_+value -46:_+wallet 21:_+whale -56:_+what 53:_+when -31:_+which -45:_+with -42:_+word 59:_+worth -28:_+ye
-72:a+a 78:a+certain 37:a+chain -20:a+client 82:a+coin 34:a+fake 45:a+feed 38:a+friend 29:a+hash 36:a+list 41:a+long 33:a+new
31:a+of 26:a+pap -35:a+phish -26:a+piece -23:a+profile 24:a+proxy 26:a+rug -21:a+side 24:a+sign 29:a+single 24:a+spend 34:a+str
31:a+token -28:a+transaction 73:a+transf 34:a+wallet 66:about+$ -23:about+, 22:about+_ 61:about+in -30:about+the 21:about+to
-25:accord+to -29:account+$ 32:account+, -35:account+? 34:account+_ -47:account+at -57:account+i 73:account+on 30:addres+$
-35:addres+, -40:addres+_ 32:addres+doe 56:addres+for 30:addres+on 43:addres+that -39:address+$ 88:aft+the -41:against+_
-25:against+it 41:against+the -32:all+_ -72:all+chain 40:all+member 32:all+nft -49:all+of -34:all+stablecoin 49:all+time
29:already+$ -34:already+been -68:am+_ 54:am+i 28:amount+in 21:an+_ -53:an+airdrop 24:an+exchange 41:an+nft 22:an+old 22:and+_
-29:and+a 39:and+for -20:and+give 35:and+he -26:and+how -27:and+i -26:and+if -28:and+it 26:and+liquidity 65:and+my 39:and+now
-44:and+of -50:and+open 47:and+out 51:and+rpc -21:and+since -31:and+the -45:and+volume 51:and+want -36:and+what -39:and+wheth
-37:and+who -32:and+why 29:any+blacklist -42:any+chain 55:any+of -23:app+, -22:app+on -30:approval+i -30:approve+a 30:are+_
-24:are+in 57:are+my 30:are+open -58:are+people 24:are+still 24:are+the -35:ask+. -41:ask+for -23:ask+me 31:ask+to 40:ask+what
-42:at+$ -52:at+_ 44:at+a 36:at+it 21:at+least -33:at+my 33:at+that 34:at+the -47:at+thi 30:at+which 21:ath+$ -26:atm+$ 21:audit+$
22:audit+, 28:back+$ -49:back+, -72:balance+and -31:balance+of 25:balance+sheet 26:base+fee -45:be+$ -40:be+? 49:been+burn
-34:before+i -48:behind+_ 30:behind+it 33:behind+the -21:below+_ -29:best+_ 33:bet+$ 29:bet+, -31:bet+on -25:between+_ -29:bid+ask
20:big+i 29:block+$ -40:block+? 20:block+height -68:block+i 24:block+numb 28:block+wa 21:book+$ -68:book+_ -52:book+for 95:book+on
55:bought+$ 44:bridge+i 37:burnt+in 34:burnt+one 22:buy+$ 23:buy+, 23:buy+? 31:buy+tax -47:by+24h -50:by+_ -61:by+hand 51:by+how
42:by+it 55:by+market 27:by+now -36:by+one -35:by+protocol -36:by+side 69:by+the -34:by+tvl -42:by+volume -72:by+what 29:by+whom
28:call+data 20:calldata+for 29:came+in -23:can+it -25:can+one -41:can+still 38:can+t -39:can+you -26:candl+_ 34:candl+for 46:cap+$
24:cap+of -33:capital+of 102:category+i -29:cent+a -33:chain+$ -39:chain+, -21:chain+? -21:chain+_ -22:chain+by 36:chain+i
24:chain+id 27:chain+that 38:chart+of 57:check+my 61:circulat+supp -21:click+on -20:client+_ 25:close+to 23:coin+$ 22:coin+?
-20:coin+_ -51:coin+a 47:coin+are 21:coin+from 46:coin+in -28:coingecko+, 71:coingecko+id 27:cold+storage 44:collection+$
-54:collection+_ -27:collection+by 90:collection+on -29:company+_ 22:company+hold -29:compar+with 71:compare+it 25:compliance+ask
-33:confirm+the 59:confirmation+doe 36:contract+? -26:contract+_ -37:contract+addres -46:contract+address -60:contract+for
29:contract+have 26:contract+i -35:contract+on 54:contract+or 39:contract+that -52:convert+_ -27:copy+$ -70:cost+$ -22:cost+in
60:cost+on 40:could+the -22:could+you 40:count+and 62:counterparty+addres -44:crypto+market -30:current+_ -33:cut+in 50:dao+$
37:dao+hold 22:data+$ -66:data+_ -39:day+? 25:day+i -20:decimal+, -37:decode+thi 25:deep+i -22:defi+protocol 24:deploy+with
56:deposit+, 41:dex+$ 42:dex+, -51:dex+on -43:dex+pair -51:dex+volume 38:did+_ -31:did+he 83:did+i 27:did+that 80:did+the
-57:did+they -55:did+thi -24:difference+between -22:do+$ -45:do+, -22:do+my 41:do+you 36:doe+a -29:doe+coingecko -29:doe+each
66:doe+he -47:doe+it 66:doe+my 22:doe+not 60:doe+our 21:doe+pyth -22:doe+she 91:doe+that 49:doe+the -29:don+t -70:down+? -24:down+_
-39:draft+a 36:drain+$ 29:each+$ 25:each+chain -24:each+oth 26:each+side -49:earn+_ -26:eip+_ -50:eligible+for 44:end+of 28:enough+.
-40:error+_ 32:event+$ -25:event+_ 80:event+of -40:event+that -63:every+approval -36:every+chain -29:exchang+_ -36:exchange+$
-29:exchange+, 59:exchange+clock 49:exchange+where -34:explor+$ 82:explor+of 32:far+$ -60:far+i 48:far+off -27:fear+gre -52:fee+$
28:fee+did 75:fee+doe 25:fee+i 39:fee+of 58:fee+on 24:fee+that -54:feed+_ 31:feed+for 36:feed+id -59:fill+in 24:fill+of 36:fill+on
-26:find+_ 40:find+out -36:find+the 33:first+, -37:first+? -25:floor+$ -31:floor+, -31:floor+? 58:floor+and 46:floor+of
-26:floor+price -36:for+each 57:for+how 22:for+it -22:for+itself 33:for+me -42:for+our 84:for+that 50:for+the -55:form+_ 57:found+a
-34:found+the 24:from+_ 50:from+a -35:from+me 38:from+my 73:from+the -44:function+i 38:fund+_ -31:fund+payment -26:fund+rate
-47:ga+$ -58:ga+price -30:ga+rn 30:ga+used 36:gave+me 25:gave+u -25:get+? -32:get+a 26:get+for -49:get+into 29:get+liquidat
45:get+the 40:give+the -37:go+through 20:go+thru -68:go+to -25:got+$ 62:ha+been 35:ha+it -54:ha+on -47:ha+that 60:ha+the 63:had+_
-25:hardware+wallet -26:hash+_ -52:hash+of -34:have+$ 26:have+? 64:have+a 29:have+an -67:have+in -22:have+left 30:have+on
38:have+open -63:have+the 21:he+got 20:he+ha 43:he+i 24:he+say 38:height+of -31:held+by -30:here+$ -61:here+. 37:hi+_
-48:highest+floor -32:history+of 48:hold+$ -52:hold+, 29:hold+_ -24:hold+a 51:hold+any 57:hold+count 42:hold+in 47:hold+it
-21:hold+on 21:hold+the 24:holder+$ -49:holder+? 21:holder+on 21:holder+revenue -21:home+addres 24:honeypot+? 47:honeypot+or
37:hot+wallet -56:hour+$ 34:how+are 23:how+big 25:how+can 55:how+deep 25:how+did -51:how+do 41:how+far -55:how+long -76:how+old
-24:how+tall 28:how+the 48:i+$ -32:i+, -42:i+. -75:i+_ 34:i+allow -33:i+approve -37:i+at -54:i+bett 56:i+bought 45:i+buy 34:i+can
-45:i+click 24:i+close -50:i+eligible 23:i+enough -30:i+fine -52:i+forgot 27:i+found 33:i+get 48:i+got 75:i+had -75:i+he 71:i+hi
51:i+hold 34:i+in 24:i+know 33:i+left 22:i+lost 39:i+made -49:i+mean 32:i+mint 33:i+my -21:i+not -54:i+on 62:i+only 101:i+own
47:i+paid 37:i+park 65:i+pay -45:i+pend 49:i+provide 26:i+read -28:i+see 43:i+should 54:i+sign -32:i+stak 61:i+still -43:i+stuck
32:i+swapp 20:i+that 44:i+thi 59:i+think 36:i+trade 27:i+up 52:i+use 49:i+used 55:i+wa 26:i+won -31:i+worth 62:i+would 28:id+$
-35:id+, -41:id+_ 57:id+do 50:id+for 35:if+you -34:impermanent+los -37:in+, -25:in+_ 73:in+and -40:in+crypto -56:in+decemb
-39:in+germany 30:in+hi 27:in+it 21:in+law 35:in+our -28:in+percent -33:in+simple 36:in+spr 44:in+that 77:in+the -40:in+them
-70:in+thi -33:in+total -37:in+what 51:in+which 50:incom+_ -33:init+code 54:interest+of 47:into+_ -39:into+our 29:it+$ 99:it+,
42:it+? 29:it+_ 32:it+a 28:it+all -46:it+and -26:it+at 32:it+balance 47:it+be -25:it+come 22:it+confirm 31:it+dangerou 43:it+end
31:it+ever -59:it+floor -45:it+for -46:it+go 63:it+have -29:it+in 39:it+now 72:it+on 49:it+or -43:it+own 74:it+peg -25:it+price
-36:it+run 43:it+take 27:it+to 48:it+trad -70:it+wa 43:it+with -60:it+worth -37:just+the 45:kind+tell 58:know+$ -54:land+$ 23:land+?
20:largest+first 39:last+_ 33:last+buy 25:last+trad 27:ledg+$ 65:left+in -33:left+on 28:lend+protocol -22:level+a -28:lightn+network
28:like+the -41:link+, 22:liquidat+? -41:liquidation+_ 67:liquidation+price 20:liquidity+, 39:liquidity+and 38:liquidity+for
-31:liquidity+pool 59:list+every 54:list+it -29:list+of -39:list+the -44:lol+$ -43:long+and -24:long+do -25:long+i -26:long+v
21:look+like -20:look+up 52:low+$ -22:lowest+ask 23:lp+$ 25:m+in 20:m+writ 31:made+_ 37:made+a 47:made+on -51:make+me -33:many+_
73:many+confirmation -26:many+decimal 52:many+of -35:many+people 61:many+percent -44:many+token -44:many+validator 21:market+,
63:market+cap 39:market+i -23:market+on -22:mcap+, 46:me+$ -60:me+, 38:me+. 53:me+? 25:me+about 22:me+all 41:me+and 28:me+every
43:me+how -41:me+it -27:me+on -26:me+some -33:me+what -29:me+which -38:me+with -41:mean+$ 42:member+of 55:metamask+show -44:min+pool
27:mine+$ -37:mine+, 32:mint+$ 21:mint+, -35:mint+more 86:mint+on -21:mint+or -28:moment+, -50:moment+? 44:moment+of 54:money+i
21:money+in 38:morn+$ 25:morn+, 51:most+fee -32:most+money -25:most+on -33:most+recent 24:most+trad -34:most+volume -24:much+$
-25:much+_ 61:much+did 63:much+ga 21:much+have -26:much+i -48:much+in 32:much+money 74:much+on 32:much+would -21:must+i -45:my+_
23:my+bag -30:my+bet 92:my+broth 53:my+client 86:my+coin 27:my+cold 32:my+colleague -51:my+collection 24:my+company 20:my+daught
78:my+employ 68:my+exchange 75:my+friend 32:my+grandson -22:my+knee -36:my+landlord 38:my+last 60:my+liquidation 32:my+metamask
38:my+nephew 40:my+old 62:my+open -33:my+own 32:my+payment 33:my+pool 49:my+saving 39:my+sist 30:my+son 22:my+spreadsheet
34:my+thesi -22:my+token 28:my+transaction 36:my+transf -82:my+tx -65:my+wife 46:my+withdrawal -59:nam+$ 66:name+, 33:name+?
-24:name+and -25:name+of 30:name+on -51:native+coin -54:need+a 36:need+for 79:need+it 43:need+the 34:network+$ 62:network+i 42:new+_
-37:new+coin 22:new+token -35:newest+_ -32:newest+pool -55:next+_ -23:next+block 30:next+contract -29:nft+_ -22:nft+contract
20:nft+i 48:nft+of 35:nft+on 30:no+$ -21:no+in -22:nonce+_ 29:not+_ -27:not+the 24:notional+option -39:notional+volume 22:now+$
-53:now+, 28:now+_ -29:now+and 41:now+on 35:numb+$ -21:numb+, 29:numb+_ 36:numb+for -22:odd+of 34:of+$ -42:of+_ -52:of+all 56:of+an
97:of+both -21:of+coin -47:of+crypto -45:of+each 30:of+it 52:of+mine 53:of+one 52:of+our -22:of+owner 59:of+that 86:of+the
31:of+these 42:of+those 34:of+trad -33:of+what -34:of+ye 46:off+i 33:office+want 31:oldest+first 68:on+$ -39:on+all 23:on+any
41:on+average -75:on+chain 28:on+coingecko 71:on+each 30:on+every 35:on+hi 33:on+no -26:on+rugcheck 27:on+some 56:on+that 45:on+the
46:on+thi -31:on+twitt 59:on+which 65:one+$ -24:one+_ -45:one+of 73:one+or -35:only+. -52:only+_ 23:only+have 32:open+at 38:open+in
45:open+interest -35:open+order -23:option+protocol 79:or+_ 61:or+a -43:or+blacklist -44:or+block 26:or+did -46:or+i 30:or+no
25:or+not 22:or+wa 44:or+what 32:order+$ 73:order+of 54:oth+one -22:our+_ 52:our+auditor 30:our+chain 51:our+company
-34:our+contract 34:our+l2 -34:our+token 34:our+treasury 26:out+$ -21:out+. 48:out+of -25:outcome+token 29:over+_ -49:over+all
35:over+time 74:own+$ -48:own+_ -22:own+it -105:own+token 52:paid+$ 53:paid+_ -28:paid+out -52:pair+for 31:pair+on 38:pap+with
63:pay+_ 48:pay+for 30:pay+on 34:pend+_ -33:people+say 22:per+chain -55:perp+$ 43:perp+on 27:pl+$ 46:plain+word 48:please+$
43:please+, 20:please+check 45:please+give 37:please+what 28:pnl+_ -32:pnl+of 50:point+$ 31:pool+$ -40:pool+, -21:pool+are
34:pool+for -39:pool+found -61:pool+on 43:pool+with 21:position+, 33:possible+. -29:prediction+market 59:pric+for -43:pric+in
-62:pric+of -82:price+$ -38:price+_ 22:price+chart -29:price+do -43:price+for 27:price+in -25:price+of 98:price+on -36:print+on
-28:priority+fee 56:project+$ -56:protocol+$ -80:protocol+by 44:protocol+in -22:protocol+on 44:provide+liquidity 60:pull+_
22:pull+the 52:put+_ 49:pyth+_ 21:pyth+have -31:quot+in 37:rank+by 32:rank+the 83:rate+of 40:read+the 45:real+one -24:realis+pnl
30:realis+profit -33:require+the 24:rest+on 23:revert+$ -63:revoke+every -40:revoke+that -21:rows+$ -46:rows+. 34:rpc+url 29:rug+?
26:run+$ 57:run+_ 21:run+on 42:safe+? 27:safe+to -26:sat+vb -34:saving+in -31:say+$ -95:say+_ 43:say+he -51:score+$ -21:score+of
31:search+on 59:search+the 32:second+i 56:see+the 34:selector+$ -82:sell+? 38:sell+tax 34:sent+? 23:sent+it 49:sent+me 57:sent+u
-42:sery+_ 27:set+of 43:share+of -36:she+hold 55:sheet+, 26:short+in 57:should+be -69:show+_ 45:show+a 41:show+all 21:show+me
-25:show+what -56:side+$ -36:side+by -39:sign+_ 97:sign+it -34:sign+the 90:signature+_ -46:simple+word 21:since+_ 86:since+i
58:since+the -47:since+when -37:sise+of 38:sit+in 47:sitt+on 28:slot+produc 30:so+far 51:so+i -39:so+it -44:sold+$ 26:solidity+fil
62:some+_ -23:sort+by 23:source+code -28:source+of -46:spend+_ 30:spendable+output 31:stablecoin+in -37:stablecoin+on
23:stablecoin+supp -23:stak+reward 24:stand+behind -38:start+with -29:state+the 90:still+have -27:still+hold -49:still+mint
-25:still+move 38:still+pull 48:stood+at 29:storage+, 45:str+of -23:straight+from 23:summ+? 38:supp+, -21:swap+_ 21:swap+of
57:swap+on 58:talk+about -20:tax+in 28:tax+office -53:telegram+group -32:text+_ 39:th+i 41:that+$ 104:that+_ -96:that+be
55:that+block 35:that+came 27:that+chain 38:that+collection -25:that+contract 48:that+he -59:that+hold -55:that+i 45:that+list
44:that+market 28:that+protocol 29:that+trad -58:that+transaction 53:that+we 25:the+account 35:the+addres 55:the+airdrop
-52:the+amount 29:the+auditor -59:the+balance -46:the+beacon 22:the+best 29:the+bet -49:the+biggest 98:the+block 79:the+bridge
35:the+call -22:the+capital 45:the+chain 22:the+chance 41:the+client 36:the+coin 39:the+coingecko 47:the+cold 33:the+contract
38:the+court 39:the+current -31:the+custom 47:the+dao 29:the+dapp 48:the+day 20:the+deploy 25:the+deposit 52:the+derivativ
50:the+dev -48:the+dex 31:the+end 59:the+event 43:the+exact 94:the+exploit 81:the+explor 23:the+fee -26:the+first 38:the+floor
24:the+fund -70:the+ga -49:the+highest -21:the+id 35:the+l2 -23:the+largest 29:the+latest 47:the+lend -31:the+lightn 26:the+log
26:the+lp 39:the+market 27:the+min 32:the+money -56:the+most 47:the+multisig 77:the+name 86:the+network 42:the+new 45:the+news
-69:the+next 45:the+nft -27:the+no 26:the+numb 29:the+old 45:the+one -28:the+open 33:the+ord 92:the+oth 39:the+pair 61:the+pap
-57:the+pend 25:the+perp 32:the+pool 24:the+price 51:the+probability 43:the+pyth -27:the+raw 53:the+real 59:the+receipt 46:the+rent
28:the+rout 31:the+selector 54:the+sell 22:the+slot -32:the+source -22:the+spend -34:the+spot 86:the+stablecoin -57:the+supp
47:the+tax -28:the+text -45:the+th 50:the+tick 60:the+time -30:the+token 25:the+transaction 76:the+treasury 30:the+tvl 53:the+two
38:the+tx -31:the+u 41:the+user 79:the+vault 65:the+venue 32:the+verify 70:the+week -57:the+whole 23:the+year 85:the+yield
46:their+_ 21:them+$ -44:them+. -44:them+? -37:them+_ 84:there+$ 81:there+, 21:there+. -82:there+? -27:there+any 42:there+are
24:there+i 24:these+_ -31:these+day 36:they+cost 44:thi+$ 29:thi+? -45:thi+_ 28:thi+a -58:thi+addres 55:thi+artist -42:thi+contract
25:thi+input -43:thi+moment 27:thi+morn 32:thi+network 73:thi+one 49:thi+protocol 22:thi+stablecoin -58:thi+token 42:think+$
72:through+_ -57:tick+$ 78:time+$ 28:time+high -56:time+i 43:time+of 35:to+_ 24:to+add 26:to+be -37:to+do -54:to+get 94:to+have
31:to+it 32:to+know 24:to+liquidation -29:to+move -24:to+my -60:to+pay 27:to+put 37:to+see -26:to+sell -28:to+send 24:to+sign
36:to+the 24:to+which 22:today+$ -46:today+and -41:today+in -26:togeth+, -52:togeth+? -38:token+? 41:token+by -63:token+call
55:token+doe -50:token+holder -41:token+i 50:token+in -28:token+my 36:token+of 31:token+that 27:token+we 48:token+with -85:tonight+$
-30:too+$ 44:top+$ -33:top+pool -72:topic+_ -20:topic0+for -56:total+crypto -21:total+value 84:trad+$ -31:trad+_ 32:trad+above
36:trad+at -38:trad+in 23:trad+there -30:trad+volume -29:trade+_ 52:trade+at -55:trader+on 43:transaction+$ -32:transaction+.
-31:transaction+_ 51:transaction+in -38:transaction+of -21:transaction+on 69:transf+cost -69:transfer+of 57:treasury+$
-27:trust+score -50:turn+over -33:tvl+$ -29:tvl+? -59:tvl+_ 47:tvl+of 66:two+dat 63:tx+$ -46:und+_ 53:up+for 72:up+on -49:up+the
39:use+$ 44:use+, 48:used+_ -26:v+short 54:value+$ 27:value+in -24:value+lock 39:value+on 20:vault+$ 50:verify+one -67:volume+,
48:volume+in 45:volume+on 24:wa+one 55:wa+the 41:wa+thi -34:wa+trad -29:wait+in 79:wallet+$ 71:wallet+? -90:wallet+_ 47:wallet+for
33:wallet+hold -35:wallet+i 40:wallet+on 35:wallet+or 28:wallet+worth -31:want+a 31:want+me 21:want+to 56:we+are 21:we+deploy
22:we+talk 49:went+out -31:went+to 28:what+$ 33:what+, -54:what+_ -43:what+are -61:what+back -42:what+block 49:what+came
-52:what+can 42:what+category -32:what+coin 44:what+did 40:what+do 36:what+fee 52:what+he -30:what+in 36:what+it -22:what+my
-69:what+now -42:what+one 32:what+share 52:what+they -76:what+time 45:what+would 41:when+doe 37:when+i 48:when+the 33:when+wa
38:where+are 25:where+do -33:where+doe 63:where+my 56:where+we -25:wheth+the 32:which+_ 22:which+addres 54:which+approval
60:which+are -27:which+bridg -65:which+collection -32:which+contract -21:which+dex -61:which+event 42:which+exchang
-22:which+government -20:which+ha -42:which+hardware 58:which+i 38:which+marketplace -39:which+min 70:which+of 29:which+one
55:which+our -25:which+program 24:who+are 41:who+built -64:who+ha 41:who+hold -34:who+made 21:who+own 56:who+sent 28:whole+token
-24:will+do -68:with+_ 33:with+a 38:with+fee -28:with+it 43:with+most -45:with+my -27:with+nonce 32:with+profit -37:with+the
-27:with+their 43:without+mov -37:won+t -27:word+$ -22:word+of 62:worth+$ -39:worth+in 53:worth+right -22:worth+today 94:would+_
37:would+like -91:would+that -23:would+you -25:writ+to -30:ye+$ 21:ye+, -26:ye+on 38:yet+$ 29:yet+? -25:yield+of -36:you+can
-21:you+decode 26:you+find 29:you+give 55:you+have 23:you+kind 20:you+know 52:you+tell 47:your+? @+lacks:address 3:* 22:,+a
-32:,+and 22:,+biggest 40:,+burnt 46:,+can 47:,+for -23:,+ha 36:,+it -24:,+long 63:,+mine -31:,+not -34:,+on 28:,+please 63:,+so
-32:,+spend -25:,+they 50:,+verify -28:,+which -25:,+who 31:,+with 70:.+_ 66:.+before 42:.+ha -25:.+please -23:.+what -23:?+and
21:?+deploy 31:?+i -55:?+look -23:?+my 21:?+please -27:^+_ 37:^+all -29:^+any -91:^+balance -24:^+biggest 31:^+buy 78:^+call
-36:^+can -22:^+could -27:^+did 24:^+doe -22:^+explain 58:^+find -48:^+fund -40:^+ga 52:^+honeypot -24:^+how 21:^+kind -22:^+latest
29:^+list 41:^+look 29:^+need -26:^+next 61:^+nft -21:^+on -24:^+open -30:^+please -24:^+price 56:^+pull -32:^+realis -53:^+revoke
42:^+search -36:^+somebody 47:^+someone 29:^+swap -29:^+tell 24:^+text 31:^+the -26:^+thi -24:^+top -40:^+total 58:^+trad
45:^+verify 70:^+wa -26:^+whose -22:^+why 31:_+$ -33:_+. -29:_+? -79:_+account -33:_+addres 25:_+approval -25:_+are -51:_+back
24:_+balance 98:_+bet 28:_+by -29:_+close -30:_+coin -38:_+collection -44:_+contract -32:_+doe 22:_+each -46:_+explor 91:_+for
43:_+from 69:_+fund -47:_+ga -56:_+ha -30:_+have 59:_+long -44:_+may -63:_+mov -31:_+only 47:_+or 59:_+over -28:_+perp -46:_+pl
-36:_+please 38:_+since 53:_+so -37:_+that -34:_+the -53:_+there 58:_+to -22:_+today 67:_+token -48:_+trad -24:_+transfer 46:_+utc
-25:_+volume -36:_+wa -65:_+wallet -32:_+what -27:_+which -24:_+with 36:a+_ -26:a+a 51:a+friend 21:a+honeypot 20:a+list 29:a+new
25:a+price 23:a+sign 30:a+token 42:a+transf 31:a+wallet 23:abi+of 42:about+_ -63:account+$ 60:account+, -46:account+? -24:account+at
-59:account+i 47:account+on 47:addres+$ -38:addres+_ 61:addres+for -23:addres+of 25:addres+on -47:addres+that 37:all+member
22:allow+to 21:already+? 42:am+i 28:an+_ 36:an+en -23:an+nft -29:and+at -20:and+by 24:and+ha -55:and+i 60:and+my -23:and+on
39:and+sell 52:and+want -25:and+which 27:any+_ -24:approve+a 29:are+all -61:are+in 72:are+my 32:are+still -23:are+the
-48:balance+and -26:balance+of 67:belong+to 26:bet+$ 22:biggest+first 54:block+_ 42:burnt+one -44:by+how 83:by+the 70:call+_
30:can+whoev -30:capital+of -23:chain+$ -32:chain+, -38:chain+? -30:chain+id -30:chain+it -31:client+_ 27:close+to -28:coin+$
-57:coin+on 27:cold+storage -53:collection+_ 79:collection+on -30:contract+addres 47:contract+i 44:contract+or -40:copy+$
65:counterparty+addres 26:d+like 41:dao+hold -20:did+_ 40:did+he 66:did+i -25:did+my 54:did+the -38:did+they 62:do+, -29:do+the
-48:doe+_ 31:doe+my 32:doe+our 42:doe+that 27:doe+the 40:drain+$ 26:each+$ -22:eip+_ -36:eligible+for 37:en+$ 26:en+name 27:end+of
-53:every+approval -22:explor+for 90:explor+of -36:far+i 23:fee+$ 49:fee+i 27:fill+of 28:fill+on -21:find+me 53:first+$ 56:for+_
-22:for+it 32:for+me 48:for+the -22:form+_ 28:found+a 31:fund+_ -30:ga+on -20:gave+me 32:get+liquidat -44:go+to -46:ha+_ 68:ha+been
40:ha+it -26:ha+that -25:ha+the -26:hash+_ 44:have+$ 35:have+? 20:have+an 43:have+i -62:have+in 46:have+on 24:have+the -23:have+to
48:he+got 53:hold+any 38:hold+it -25:hold+on 21:hold+the 22:honeypot+? 49:honeypot+or 39:hot+wallet 70:how+are 27:how+deep
25:how+did -37:how+many -53:how+old -28:i+_ 34:i+allow -21:i+am -30:i+approve 38:i+can 26:i+close 22:i+do -36:i+eligible 35:i+enough
-30:i+have -72:i+he 74:i+hi 54:i+hold -49:i+in -26:i+it 32:i+lost -29:i+m 29:i+made 22:i+my 27:i+only 27:i+own 24:i+paid 81:i+pay
-32:i+sold 72:i+still -32:i+swapp 37:i+that 38:i+up 31:i+won 24:if+the -38:in+$ -37:in+, -29:in+fee 21:in+hi -22:in+my -26:in+one
-49:in+thi -25:init+code -41:it+$ -26:it+? 21:it+ha 36:it+have -32:it+hold -41:it+in 41:it+on -24:it+the -20:it+wa -30:know+what
38:late+? -28:left+on -31:link+, 22:liquidat+? 24:liquidat+on 68:liquidation+price -38:long+and -21:long+v 32:lost+the 35:made+it
62:made+on -47:many+_ -32:many+decimal -48:many+token -22:many+transaction -30:market+_ -33:market+on 57:me+$ -54:me+, 40:me+?
45:me+_ 34:me+a 36:me+all -24:me+on -51:me+the -25:me+with 23:member+of 28:mine+$ -23:morn+, 31:most+of -25:much+$ -48:much+_
-40:much+did -26:much+doe 45:much+ga 41:much+have -44:much+i 40:much+of 23:my+account -29:my+bet 69:my+broth 28:my+cold
43:my+contract -26:my+employ -57:my+ledg 57:my+liquidation 31:my+metamask 82:my+open -22:my+own -40:my+wallet -46:name+$ 26:name+,
23:name+? -39:native+coin -35:need+a -31:next+_ -22:nft+contract 51:nft+of 66:nft+on 39:no+$ -45:nonce+_ -36:now+? 72:of+a
-21:of+all 89:of+mine -37:of+my 52:of+that 57:of+the -44:of+them -23:of+thi 63:on+$ -48:on+a 27:on+any -43:on+it -20:on+one
-33:on+our -32:one+$ -30:one+_ 45:one+i -35:one+of -38:only+. -43:only+_ 34:open+_ 25:open+bet -25:open+in 40:or+_ 36:or+a
27:or+down 40:or+no -22:our+_ 23:our+client -38:our+token 57:over+_ -65:own+_ 28:own+on 50:paid+for 21:paid+in 32:pap+with 76:pay+_
31:pay+for -43:pay+on 48:perp+on -22:pl+$ -22:pl+, -42:please+, 33:please+. 33:please+look -32:pnl+of -39:point+to 30:price+$
-31:price+? 30:price+on -32:protocol+on 65:pull+_ 26:put+_ -23:put+it -28:put+my 24:read+_ -32:realis+pnl 27:rest+on
-53:revoke+every -27:rn+$ -54:say+_ 37:say+he 70:search+the 50:see+the 33:sell+tax 42:sent+me 64:sent+u -23:short+$ -25:should+i
-22:show+_ 30:show+my -32:side+$ -63:sign+the 57:sit+in 51:sitt+on 24:so+far 49:so+i 22:source+code -46:spend+_ 27:spot+_
22:stak+contract 83:still+have -25:still+move 38:still+pull 24:sub+account -34:tell+me -34:text+_ -27:than+_ -22:that+? 85:that+_
43:that+he -54:that+hold -39:that+i -34:that+market 24:that+my -43:that+our -24:that+the 38:that+trad -21:the+balance -46:the+bet
-28:the+chain -25:the+collection 24:the+contract 37:the+current -23:the+custom 47:the+dao -22:the+day -31:the+deploy 63:the+dev
42:the+exchange -34:the+exploit 95:the+explor 35:the+floor 67:the+fund 54:the+multisig -34:the+next 23:the+one 20:the+own 51:the+pap
-22:the+pend -25:the+perp 40:the+real 52:the+rout 58:the+same -23:the+spend 29:the+stablecoin -28:the+swap 21:the+team -33:the+text
-31:the+th 31:the+trad 31:the+treasury 53:the+vault 26:the+wallet -32:the+whole -71:there+$ -68:there+? 31:thi+a -39:thi+addres
33:thi+artist -23:thi+contract -21:thi+morn 37:think+i -24:to+$ 48:to+_ -34:to+do 25:to+liquidation 24:to+me -49:to+my 40:to+see
84:to+the -33:today+, 21:togeth+? 63:token+$ 61:token+, -71:token+_ -20:token+at -60:token+call 60:token+doe 20:token+of 31:token+on
37:token+with -59:tonight+$ -30:too+$ -33:trad+_ -39:trad+at -30:trad+in 47:trad+of -24:transaction+$ 25:transaction+,
46:transaction+_ -75:transfer+of 23:tx+on 59:up+on 27:up+or -21:v+short 35:value+of -24:volume+, -22:wa+_ -50:wa+it -27:wa+that
38:wallet+$ -75:wallet+_ 34:wallet+hold 35:wallet+on 23:wallet+or 36:want+the 21:what+$ -48:what+_ 43:what+did -40:what+do
60:what+ha 74:what+he -32:what+it -21:what+one -41:what+the 33:what+token -20:what+would 47:when+doe -36:when+i -43:when+wa
-32:which+block -38:which+chain 20:which+i 30:which+of -27:which+price -29:who+are 23:who+deploy -25:who+own -43:with+_ -22:with+a
-35:with+it 36:with+my -51:with+nonce 43:with+profit -21:would+i 22:yet+$ 31:you+tell @+lacks:amount 29:* -22:,+_ 36:,+how -28:.+how
-50:?+$ -30:^+ga 37:^+i 27:^+what -46:_+? 23:_+do 41:_+for -26:_+i 43:_+to 24:do+i 49:for+my 26:how+many 43:i+get 30:in+_ -36:many+_
-29:many+decimal 47:my+_ 24:to+_ @+lacks:anyAddress -8:* 43:,+how -27:,+in 32:,+token -22:24h+volume -30:?+_ -27:^+compare
66:^+floor -27:^+ha 30:^+my 38:^+need -37:^+on 32:^+which 24:_+? -24:_+by 42:_+candl -21:_+dex -23:_+for 21:_+i 42:_+pair 39:_+pl
45:_+pool 20:a+contract 42:am+i 32:and+_ 22:and+i 22:by+contract -27:by+volume 46:candl+for 27:contract+on -30:day+? -33:for+a
-32:for+me -20:from+_ -23:how+many -20:i+_ -26:i+bought 37:i+mean -31:i+need 23:i+put 22:in+one -29:in+which 33:it+, 22:it+in
24:it+on 40:liquidity+and 31:liquidity+for -28:liquidity+pool -23:market+cap 22:me+the 38:need+the 32:now+, 53:of+my 21:of+the
-24:on+the 28:pair+on 23:pl+$ 26:pool+$ 28:price+and 42:since+_ 27:the+_ -34:the+exchange 41:the+mint 41:the+pair 23:token+,
37:trad+$ -31:volume+$ 37:volume+of -30:which+_ 58:which+one -22:which+pool @+lacks:anything 29:* -26:,+how 26:,+in 33:,+on
-36:,+the 31:,+what 35:.+can 41:.+which 21:?+? -39:?+_ 40:?+he 37:?+i -22:^+any -31:^+balance 36:^+before 27:^+biggest -20:^+can
-29:^+check 28:^+compare 37:^+convert 66:^+everyth -67:^+find -31:^+how 34:^+i 20:^+list -20:^+market -22:^+metamask -20:^+need
47:^+our 23:^+please 40:^+price 26:^+search 48:^+there 59:^+we 31:^+what -24:^+when 31:^+where 21:^+which 40:_+$ -44:_+?
-55:_+account -48:_+addres 45:_+against -47:_+at 39:_+coin -47:_+do 43:_+for -66:_+i 61:_+or -21:_+right -35:_+thi 36:_+to
55:_+token -30:_+transfer -66:_+wallet -56:_+with 22:_+worth 32:a+_ 23:a+coin 59:a+fake 32:a+hash 47:a+str 52:about+$ 29:about+_
38:account+on 43:an+old -43:and+_ 48:and+by -32:and+i -31:and+what 69:and+which 33:are+they -33:ask+me -41:at+_ 40:at+all
29:at+present 24:ath+$ -37:balance+and 42:be+? 22:before+i -27:belong+to 42:by+it 78:by+market -21:can+you 63:cap+$ -22:cap+of
-65:chain+$ 20:chain+it 38:circulat+supp 64:coin+are 20:coin+my 46:coingecko+id 88:compare+it 41:copy+$ -41:d+like -43:dex+pair
-22:did+they -29:do+$ -33:doe+_ -33:doe+a -62:doe+it -23:doe+my 69:doe+that 57:doe+the -21:each+of 51:find+out 22:for+$ 55:for+a
31:for+it 34:for+me 40:for+the 52:found+a 56:from+_ 38:from+a 48:from+my -29:ha+_ 39:have+a -49:have+in 46:he+i -50:hold+,
-32:hold+a -47:hold+on 39:how+far -30:how+many -38:how+much -32:i+am 27:i+copy -29:i+d 32:i+found 27:i+have 34:i+in 56:i+it
40:i+left -45:i+mean -25:i+must 80:i+my 57:i+need -41:i+on 22:i+only 61:i+own -35:i+the 50:i+thi -29:i+wa 66:i+worth 61:i+would
47:id+for 40:if+it -46:in+, -24:in+_ 36:in+my 47:in+our -30:in+that 35:in+the -51:in+thi 41:it+$ 40:it+, -28:it+? 56:it+be 35:it+ha
-47:it+hold 39:it+i 72:it+the 48:it+trad 80:it+with -35:it+worth 38:know+what 64:left+in 81:list+of 25:made+on -25:many+_
59:market+cap 23:me+, 25:me+a -29:me+and 53:me+the 70:mint+on -33:moment+? 47:money+i 21:morn+$ -84:much+_ -39:much+doe
52:much+money -34:much+of -37:my+_ 36:my+account 55:my+bag 31:my+bos 39:my+broth 40:my+colleague -43:my+employ 47:my+grandson
43:my+last 30:my+saving 43:my+sist 28:my+wallet 20:name+$ 47:name+, -34:now+$ 35:now+? -30:of+a -44:of+all -37:of+each -20:of+it
26:of+my -35:of+them 28:on+a -49:on+each -38:on+it -29:on+my -40:on+the 38:on+which 68:one+$ 38:one+. 44:one+? -37:one+_ -49:one+i
38:or+_ 77:or+a 26:oth+one 31:our+_ -25:out+$ -29:out+of 34:out+what -37:pair+for 30:pap+with 74:please+$ 63:please+, -42:pool+,
-71:pool+on -21:price+$ 62:price+in -45:price+of 35:put+_ 26:put+my 50:real+one 25:right+now 38:rn+$ 23:safe+to 25:sitt+in
43:start+with 47:str+of -37:that+coin 63:the+block 33:the+coin -36:the+exchange -37:the+fee -39:the+moment -20:the+most 71:the+name
43:the+oth 29:the+pap 76:the+real -35:the+same 33:the+sell -39:the+th 56:the+token -35:the+two 43:them+$ 66:there+any 55:there+are
-51:thi+addres 64:thi+artist 26:thi+th -34:thi+token 46:to+_ 24:to+buy -29:to+do 33:to+know -30:to+my -23:to+sign -34:to+the
-49:today+$ 60:today+, -34:togeth+? 40:token+by -46:token+i 54:token+in 47:token+with 25:trad+$ 66:trad+at -25:transfer+of 35:up+on
-23:up+the -73:wa+_ 44:wallet+$ -68:wallet+_ 31:wallet+worth 26:we+are -47:what+coin -46:what+in 90:what+it -41:what+my -47:what+one
32:what+the -25:what+to 50:what+wa -39:what+would -37:when+doe -34:wheth+the 43:which+coin 49:which+i -21:which+pool 41:with+0x
77:with+_ 31:with+a -38:with+my 42:with+the 56:worth+$ -43:worth+in -22:worth+on 58:worth+right 38:would+like 41:you+find
@+lacks:bitcoinAddress -6:* -26:,+how 53:,+the -28:,+what 57:,+with 20:.+$ 30:.+_ 27:.+can 29:^+a -24:^+balance 39:^+ha -35:^+how
25:_+, 32:_+. 27:_+_ 37:_+on 28:_+to 50:_+wallet 41:addres+$ 57:any+_ 33:can+you -26:could+you 21:do+i -61:for+a 36:for+me 67:ha+the
-31:how+many -23:how+much 50:i+_ 42:i+have -40:i+it 23:i+my 26:in+_ -38:in+it -44:in+the -32:it+? -23:much+_ -33:my+_ 33:of+a
-23:of+my 43:on+the -22:right+now 28:spend+my 43:spendable+output 29:that+i 20:the+_ -22:the+balance 27:the+pap 37:wallet+.
33:want+to -22:what+i -26:you+look @+lacks:bitcoinHash 8:* 20:,+i 30:?+$ -44:^+_ 59:^+i -39:^+my 26:^+sat 41:^+what -27:^+why
-26:_+$ -24:_+mempool 87:_+transaction -36:_+tx -23:and+how -20:block+$ 65:by+now 42:confirmation+doe 58:did+i 60:doe+my 37:gave+me
-30:ha+been 31:ha+it -66:hour+$ 22:how+many -38:i+_ -39:i+have 72:i+it -53:i+stuck -23:i+the -25:in+_ 72:in+the 40:it+confirm
28:it+have -21:like+_ 55:many+confirmation -35:my+tx -20:next+block 57:now+$ 33:now+? 38:on+my -26:sat+vb 25:wa+it 58:what+fee
-41:what+i 29:with+_ @+lacks:block -36:* 38:?+_ -30:^+what -39:^+which 23:block+made -35:block+wa 29:in+it 33:it+? 28:produc+$
28:slot+produc 44:the+slot 24:time+of -22:wa+it 21:wa+the -42:when+i -31:which+block @+lacks:chain -12:* -36:,+all -25:,+and
-22:,+by 31:,+for -35:,+i -42:,+in -57:,+it 23:,+my 25:,+newest -52:,+on -29:,+only -46:,+the -24:,+what -33:,+with -47:.+$ 20:.+.
-21:.+before 22:.+how 43:?+? 29:?+i 44:?+it 23:?+my -21:?+show 34:?+the -26:^+_ 61:^+are -49:^+balance 35:^+can 40:^+chain
53:^+check 50:^+compare -25:^+could -27:^+decode -35:^+did 22:^+doe -23:^+draft -25:^+explain -24:^+floor -32:^+for -35:^+ga 52:^+ha
24:^+how 20:^+in -62:^+it -35:^+kind 38:^+metamask -23:^+my 37:^+need -34:^+nft 46:^+option -32:^+our 36:^+rank -28:^+revenue
26:^+since -36:^+someone 62:^+stablecoin -32:^+the 72:^+token -70:^+verify -23:^+volume 41:^+wa 26:^+when -61:^+where -22:^+who
-35:_+, -42:_+. -25:_+? -66:_+_ -26:_+account -39:_+addres -37:_+at -59:_+collection -34:_+do -37:_+floor -32:_+have 31:_+holder
-23:_+i -30:_+in 55:_+now -30:_+of -34:_+payment -28:_+please 60:_+pool -31:_+rows -38:_+sery -26:_+since -20:_+stake -24:_+that
-33:_+to -35:_+v 49:_+with -33:_+word 25:_+yield -39:a+_ 42:a+chain -21:a+client 45:a+coin 31:a+contract 20:a+fake 50:a+of
-23:a+phish 29:a+single -41:a+transaction -35:about+$ 26:about+to -94:all+chain -45:all+of -30:allow+to 31:am+i -27:an+airdrop
-31:an+event -21:and+at -31:and+by -51:and+i -30:and+it 30:and+my 68:and+rpc -38:and+what 28:and+where -67:and+which -38:and+who
-36:any+chain 29:any+of 53:are+there -37:at+a 30:at+the -36:at+what 42:back+$ -24:be+$ -39:be+? -46:before+i 29:biggest+holder
63:block+$ 29:block+height 26:block+numb -21:broadcast+it 26:burn+$ -20:by+market 47:call+_ -23:cap+$ -20:cap+of -29:cent+a
-39:chain+$ -48:chain+? -52:chain+_ 66:chain+id 33:chain+that 28:chain+we 68:check+my 22:check+the 45:coin+$ -22:collection+?
45:contract+$ -37:contract+address -25:contract+i -62:cost+$ -22:cost+? 70:cost+on -34:d+like 67:dao+$ 21:deploy+to
-42:develop+since -32:dex+, -47:dex+_ 60:did+i -32:did+it -23:did+my -57:do+, -27:do+_ 40:do+i 24:doe+_ 69:doe+a -32:doe+it
-23:doe+not -36:doe+that 22:doe+the -23:draft+a -31:each+of -21:earn+_ -39:eip+_ -23:en+name -51:event+$ -43:every+chain
22:explor+of -60:fee+_ 29:fee+did 82:fee+on 32:fee+tier 42:first+$ -22:floor+$ -22:floor+, -27:floor+? -25:floor+of -28:floor+price
-37:for+_ 32:for+it -34:for+me -48:for+my -39:from+my 40:from+the -32:function+i -43:ga+price -20:give+me -23:go+through -41:go+to
39:ha+been 40:ha+it 47:ha+the -22:ha+thi -22:hardware+wallet 53:have+? 41:have+in -45:have+the 55:have+to -21:history+of -33:hold+,
29:hold+_ -23:hold+the -24:holder+on 42:hour+$ -28:how+did 43:how+full -41:how+i -41:how+long 33:how+many 36:how+much -51:how+old
49:i+$ -51:i+_ -37:i+bett -33:i+call 40:i+can -33:i+d 28:i+got -49:i+he 43:i+lock 40:i+made -33:i+mean -58:i+my -38:i+need -39:i+on
41:i+only 63:i+own 41:i+pay 38:i+should 32:i+still -23:i+there -31:i+trade -26:i+use -26:i+want 27:id+and -43:id+for 33:in+$
55:in+and -52:in+fee 48:in+it -31:in+what 57:in+which 26:invest+in 42:it+$ 69:it+? 52:it+_ -24:it+floor -54:it+for -66:it+go
-58:it+in 44:it+safe 24:it+up -31:late+$ -28:lightn+network 27:like+_ -40:like+to -29:link+, -57:list+of -30:lock+in -28:lol+$
-31:look+like -21:look+up -41:make+me 32:many+_ 52:many+of -26:many+people 27:many+percent 56:many+transaction -21:market+$
-31:market+, -29:market+cap -39:me+$ -23:me+_ -42:me+a 29:me+about -33:me+how -22:me+the -21:mean+$ -37:metamask+$ 61:metamask+show
28:moment+$ 34:money+i 35:money+in 67:most+fee -22:most+volume 24:mov+_ -44:much+$ -32:much+_ 47:much+doe 64:much+i -54:much+of
-43:much+volume -29:my+_ -27:my+account -38:my+bag 20:my+bank -22:my+bos 31:my+broth -44:my+colleague 28:my+daught -32:my+landlord
55:my+ledg 23:my+metamask 24:my+payment -21:my+phone 32:my+saving 40:my+tax -40:my+token 67:my+transaction 44:my+transf 31:my+tx
-29:name+$ -31:need+a 45:need+for -27:need+it 31:network+$ 24:network+, 26:new+token -39:no+$ 28:nonce+_ -31:now+, -37:numb+of
-23:of+an -46:of+each 25:of+it 25:of+mine -43:of+my 61:of+our -21:of+them 38:of+these 49:of+those 38:on+$ 37:on+, -23:on+a
-36:on+chain -27:on+each -29:on+no 88:on+our 76:on+the 67:on+thi -30:on+twitt 42:one+$ -48:one+? -27:one+i 48:only+$ 31:or+_
20:or+not 30:or+wa 59:our+chain -35:our+contract 32:our+dao 56:our+l2 49:over+time 56:own+$ -37:owner+of -25:pair+for 38:pay+for
-24:pay+on -29:per+chain -21:perp+dex 35:pl+, -42:please+$ 41:please+give 30:pool+$ 39:pool+for 36:pool+i 27:pool+on 32:pool+that
-51:price+$ -27:price+of -39:project+$ -46:protocol+$ 26:protocol+, 29:pull+the 21:rate+of -28:recipient+, -26:revenue+_
-33:revenue+of -28:rn+$ 36:rpc+url -20:run+and 29:safe+? -45:share+of 46:should+i 49:show+a 21:show+me -24:sign+_ -20:simple+word
29:since+_ -42:since+the -41:source+of 67:stablecoin+supp -34:start+with -30:summ+? 27:supp+, -35:supp+of -24:talk+about
72:that+chain -20:that+i -20:that+lend -29:that+one -23:that+protocol 55:that+the 38:that+we -29:the+_ 39:the+account 59:the+airdrop
-37:the+balance -23:the+best 97:the+block 121:the+chain 33:the+cold 35:the+contract 56:the+deposit 56:the+dev -56:the+dex
-48:the+event -55:the+exploit 34:the+fail 52:the+l2 -30:the+lightn 30:the+lp -27:the+mint 45:the+moment -43:the+most 100:the+network
79:the+new -28:the+next 26:the+nft -42:the+option 39:the+pair -26:the+perp 79:the+pool -43:the+project -59:the+protocol
51:the+receipt 28:the+rollup -25:the+same -40:the+source 38:the+stablecoin 27:the+th 38:the+tick -44:the+token -27:the+total
-34:the+treasury -28:the+two 49:the+tx 78:the+vault -61:the+yield 29:them+$ 52:there+$ 66:there+, -20:thi+_ 25:thi+morn
52:thi+network -24:thi+one 26:thi+pool -36:thi+token 32:tier+of 51:time+$ 22:to+$ 44:to+add 33:to+sign -34:to+the -40:token+$
-30:token+, -47:token+? -51:token+holder -33:token+i -47:token+my -27:total+value 36:trad+$ -33:trad+on -48:trad+volume
20:transaction+of -35:tvl+_ 37:tvl+of 22:u+$ 20:up+$ 22:up+on -30:up+the 23:use+$ 25:use+, -51:user+paid -30:value+lock 37:vault+$
38:volume+$ -47:volume+, -34:volume+_ -36:volume+of 42:volume+on -20:wa+_ 52:wa+it 22:wa+that 43:wa+the -22:wa+trad 28:wallet+$
-26:wallet+, -23:wallet+. 79:wallet+? 30:wallet+or 52:we+are 54:we+deploy -33:what+are -43:what+chain -34:what+coin 33:what+did
40:what+do 34:what+doe 24:what+ha 29:what+in -24:what+price -28:what+share 21:what+wa -42:what+would 46:when+i 59:when+wa
-30:where+doe 28:where+i 53:which+block 32:which+dex -24:which+function 42:which+marketplace -72:which+network -33:which+one
-21:which+pair 45:which+protocol 43:who+built -24:who+ha -48:whole+token -45:with+_ 31:with+nonce -38:with+the -23:word+of
-30:would+_ 32:yet+$ 27:yet+? 24:yield+of -33:you+know 22:you+tell @+lacks:coinId 13:* 23:,+_ -43:,+on 67:,+the -30:,+what -26:.+$
24:?+my -44:^+biggest 43:^+chart 38:^+did 34:^+for -32:^+ha 36:^+i -29:^+list 88:^+market -34:^+my -46:^+need -28:^+our -40:^+price
-26:^+total -43:^+what 31:^+which 42:_+$ 69:_+and -81:_+at 40:_+coin -32:_+i -73:_+in 42:_+of -33:_+on 42:_+pl 23:_+please 36:a+coin
63:all+time 51:and+_ -44:and+how -25:and+what -24:are+the 23:are+they 33:by+how 51:cap+of 85:category+i 26:chart+_ -39:coin+are
-23:coin+by 50:coin+in -23:coin+on 43:coingecko+id -21:could+you 55:did+it -32:did+they -20:do+i -40:doe+the -34:for+_ 31:for+a
94:for+my -33:from+_ 40:from+the 46:hold+it 84:how+far -35:i+_ 72:i+got -24:i+mean 28:i+my 62:i+need -21:i+only -60:i+worth
35:id+for 46:id+of -39:in+_ -21:in+our 71:in+that 64:it+$ -40:it+balance 36:it+cost 43:it+ever 37:it+up -23:list+of -36:list+the
56:market+cap 55:my+coin 39:my+nephew 51:need+the -22:now+? -73:of+_ -44:of+each 58:of+it 23:of+my 75:of+the 32:of+them 24:on+the
-23:on+which 49:one+$ -48:own+token -39:pair+$ -24:pay+for 33:pl+$ 30:please+, 20:price+? -44:price+of 64:sheet+, 28:since+_
46:since+the 27:tax+return 59:that+_ 41:the+_ -28:the+biggest 97:the+coin 50:the+coingecko -25:the+company -31:the+firm -31:the+most
49:the+oth 63:the+price 55:the+same 40:the+tax 26:the+token -28:they+cost 43:time+high -48:token+$ -37:trad+on -24:volume+$ 22:wa+it
-20:want+to 50:what+i -32:what+it -58:what+wa -63:which+coin 51:which+exchang 56:which+of @+lacks:coinSymbol 22:?+$ 27:^+best
-27:^+how 39:for+my -24:i+it @+lacks:collection -13:* -57:,+the -23:^+check 27:^+did 25:^+floor -25:^+nft -29:^+the 25:^+what
-46:^+which -33:_+$ 25:_+of 35:_+or 32:all+time 37:an+nft -50:and+volume 36:collection+$ -40:collection+by 39:did+it 29:did+the
27:do+i -24:doe+the -35:floor+, -39:floor+? 26:floor+and 60:floor+of 34:ha+the -31:have+$ 28:how+much 30:it+$ -53:of+_ 42:of+an
48:of+my -54:one+of -37:price+of -22:show+me 23:the+coin 42:the+floor 25:the+nft -52:today+$ 59:today+? -47:volume+of 28:wa+the
33:what+wa -49:which+collection @+lacks:count -5:* @+lacks:day 26:* -44:.+$ -28:?+$ 30:^+_ -56:^+i -58:^+the -59:_+$ 38:_+, -58:_+.
-48:_+? -20:_+_ 48:_+at 48:_+on 21:_+worth -33:at+_ 44:at+the 36:did+_ 29:end+of 58:for+the -48:i+_ 50:in+_ -22:it+$ -28:market+cap
25:of+the 38:on+_ 36:on+the 26:one+_ 32:the+day 34:wa+one -32:what+_ 34:what+did -34:what+wa 39:when+i @+lacks:days 79:* @+lacks:ens
-19:* 21:,+and 40:.+_ 22:.+which -27:?+i -33:^+did -51:^+ha -26:^+what -24:^+which 32:^+who -39:_+$ 21:_+, -24:_+_ 66:_+name
-20:_+on -36:addres+$ 63:addres+doe 32:addres+of -41:an+en 22:and+i -43:behind+_ 40:behind+the -38:belong+to -31:did+it 41:doe+my
25:doe+the -34:en+$ -21:ha+it -21:ha+the 26:hi+_ 24:i+behind 33:i+the 24:i+would 21:me+the 41:my+friend 36:name+$ 25:of+our
54:point+to 22:tell+me 46:the+_ 22:the+addres -26:the+wallet 25:to+$ 23:to+the 27:to+which 21:what+i -36:what+the 55:which+addres
41:who+own @+lacks:exchange -30:* 32:,+at 24:,+how -26:^+_ -25:^+bid 31:^+depth 26:^+give -48:^+i 22:^+open -47:^+the 30:^+what
33:^+who -58:_+$ -21:_+, -61:_+_ -50:_+at -39:_+candl 21:_+for 33:_+from -34:_+fund -22:_+level -33:_+ord -36:_+perp 31:_+please
24:_+price -41:_+print 22:_+spot -27:_+trad -45:_+with 34:account+$ 35:and+_ -27:ask+for -60:at+_ 26:at+the -21:bid+for -52:book+for
50:can+i -22:candl+_ 34:deep+i 29:each+side -23:exchange+$ 61:exchange+clock 42:exchange+where -55:from+_ 32:how+deep -52:i+my
-41:i+the 51:i+trade 46:in+it 39:it+$ -47:it+_ 27:level+each -30:market+$ 24:my+exchange 30:now+$ -25:of+them 59:on+it -32:ord+book
-22:pair+on 55:pay+on 51:please+$ 31:price+at 63:rate+of 29:right+now -43:side+$ -52:the+_ 27:the+last -28:the+market -23:the+pair
40:the+perp 26:the+tick 32:the+venue 92:there+$ -22:to+_ 55:today+$ 44:trad+above 25:trad+at -46:trad+of 33:trad+on 45:trade+on
57:what+do -21:what+i 27:which+pair 39:with+_ -43:with+the -20:would+_ @+lacks:exchangeId -25:,+with 34:.+$ 35:^+open 24:^+volume
-21:_+, 40:coingecko+id 49:d+like -20:did+the 41:doe+the 49:i+d 36:i+it -53:i+the -21:in+_ 53:my+exchange 66:of+the 36:of+them
36:open+interest 48:out+of -27:please+$ -25:score+$ -21:the+_ 53:the+derivativ -47:the+exchange 40:what+doe -28:what+i -33:with+the
@+lacks:hash -25:* 27:,+_ 47:,+can -23:,+for -25:,+i -44:,+it -26:,+need 43:,+on -52:,+please -23:,+the -47:,+what -22:?+my -33:^+_
-25:^+a -51:^+can -21:^+could -37:^+decode -22:^+did 21:^+ga -42:^+my -35:^+need 29:^+search 26:^+what 38:_+. -27:_+? -29:_+_
-29:_+a -27:_+at -48:_+bet -23:_+by -29:_+do -24:_+from 23:_+go -42:_+ha 29:_+on 45:_+or -22:_+print -23:_+to -25:_+today 34:_+trad
-53:_+transaction -33:_+tx -32:_+wallet -24:_+what -31:a+_ 22:account+on 27:and+at -48:and+what -29:are+my -25:ask+on -21:at+what
24:before+_ -25:bet+$ -41:bid+ask 28:bid+on -31:biggest+holder 41:book+on -24:can+you -21:decode+thi 26:did+my -34:do+, -30:for+_
-32:for+my -46:for+the 25:from+the 28:ga+used -38:go+through -23:ha+_ -40:ha+been -32:ha+the -29:have+? 32:hold+the 29:holder+on
26:how+much 61:i+_ -21:i+hold 31:i+in 39:i+think 30:in+, -21:in+_ -27:in+my 55:in+the 23:in+thi -20:in+which -23:it+$ -48:it+i
-24:lowest+ask 27:market+$ 27:market+on 50:me+$ -25:me+, 25:morn+, 25:most+of 44:much+_ -46:my+_ -21:my+open -22:my+transaction
-21:my+tx 39:no+$ -28:no+side -30:of+it -45:of+mine -26:of+my 30:of+that 21:of+thi -32:of+ye 37:on+the 45:or+_ -34:out+of
-25:outcome+token -32:pl+, -27:say+_ 21:show+me -39:side+$ -42:since+_ 24:tell+me 34:that+market -26:the+_ -30:the+best
-35:the+biggest -21:the+company 48:the+exploit 40:the+most -27:the+no 23:the+outcome -22:the+trad 28:there+$ -23:thi+_ 34:thi+morn
84:through+_ -50:to+_ 29:to+my -39:token+_ -45:transaction+_ -44:transaction+of -25:transaction+on 32:tx+i -27:tx+on 33:wa+it
-34:what+did -42:what+ha -28:what+i -42:what+the 79:what+would -29:when+i 23:who+hold -25:with+_ @+lacks:hex -43:* 31:,+_
-48:,+please 24:,+the -22:,+with 44:^+_ -26:^+call -21:^+can -22:^+how 35:^+please -56:^+selector -32:^+what -25:_+$ 36:_+byte
-69:an+event 24:and+the 26:broadcast+it 30:byte+selector -28:call+_ -27:calldata+for -23:decode+the -35:doe+_ -46:doe+it -25:doe+the
-25:doe+thi -51:for+_ 44:from+my 36:i+behind 51:i+sign 35:i+the -46:in+our 21:it+. 20:it+i 31:me+$ 33:me+a -42:mean+$
24:metamask+show 26:of+hex -40:of+my -23:of+the 25:on+_ 54:out+of -23:pl+, -37:please+$ -75:selector+of 38:show+me -28:sign+_
42:the+_ -30:the+function -55:the+selector 43:thi+input 37:to+sign 26:transaction+that 44:wallet+$ -33:what+doe 35:what+function
28:which+function 21:who+sign -24:with+0x -25:with+_ -24:with+the @+lacks:holder 6:* 22:,+_ 32:,+and -34:.+$ 35:.+what -32:^+chart
32:^+how -33:^+list -30:^+the 26:^+what -36:^+which -22:_+$ 35:_+? 85:_+doe 39:_+ha 55:_+of -26:_+on 60:and+i -24:and+what -35:any+_
-22:are+they 40:balance+sheet 38:buy+, -21:company+have -34:company+hold 24:cost+$ 53:did+the -34:do+i 39:doe+our 46:doe+the
-33:first+$ 38:first+, -24:for+a -29:for+it -25:ha+it 61:ha+the 41:hold+$ -29:hold+_ 25:how+did 23:how+many 32:i+own 24:i+would
23:it+_ 72:it+balance 55:many+_ 85:much+_ -23:much+i -28:much+of 46:of+_ 21:of+a 28:of+it -26:of+our 48:on+average 67:on+it
-29:on+the -45:our+company -28:our+dao -38:our+treasury 36:that+list -33:the+coin 40:the+company 49:the+firm 26:what+did 27:what+it
-24:which+coin -24:with+_ 26:worth+$ @+lacks:llamaCoin -28:* -34:,+and 40:,+in 32:,+please -43:^+ha -78:^+what -22:^+when 56:_+and
37:_+coin 83:and+_ -27:and+how 27:at+the -48:do+, 42:each+of 32:for+the -21:give+me -27:have+the -30:how+the 27:i+hold 29:in+$
-32:in+a -23:it+in -23:mov+_ 36:my+coin 32:of+my 23:of+the 31:of+them 27:the+_ -25:the+lp 25:the+token 28:wa+it -22:wa+the
-24:what+time -58:what+wa -23:when+wa @+lacks:market 20:* -36:,+i 66:^+ha -31:^+how -22:^+my 23:^+odd 59:^+price -38:^+what
26:^+which -34:^+who 50:_+$ 44:_+. -38:_+and -47:_+bet 33:_+contract -40:_+cut -29:_+have -29:_+market 34:_+on -37:_+question
40:_+th -20:a+_ -27:already+been -31:and+_ 42:and+what -28:are+the -22:at+_ 21:at+what -20:bet+$ -40:bet+on 75:book+on -25:cut+in
34:deep+i 48:do+they -55:doe+_ -34:each+$ 74:from+_ 29:how+deep -22:how+much -30:i+_ -21:i+it 21:i+there -48:in+decemb 47:in+the
38:it+? -36:market+on -42:my+_ -21:my+bet 26:no+side -26:now+, -33:odd+$ 29:odd+on -32:of+a 28:of+it -22:on+at 58:on+that 21:on+the
61:on+ye 39:one+$ -28:prediction+market 51:price+of 40:put+_ 48:sery+and -24:show+me 29:side+of 27:that+_ 27:that+market 38:the+book
28:the+chance 57:the+event 26:the+no 40:the+probability 54:to+put -25:today+? -23:trad+at 20:trad+on 21:wa+the 34:want+to
-27:what+are 36:what+do -32:what+doe -30:what+ha 27:what+wa -33:who+are @+lacks:moveType 17:* 27:^+_ 25:_+. 28:_+coin -26:doe+the
25:our+treasury @+lacks:other 28:* -32:,+_ -33:,+how 20:,+in 97:,+the 33:?+$ 31:^+biggest 67:^+did 34:^+doe 32:^+hash 21:^+how
60:^+on 47:^+pool 39:^+price -52:^+stablecoin -78:^+which -20:_+. -66:_+by 20:_+digest 51:_+i 21:_+of -31:_+or -38:_+pool -27:_+that
24:a+_ 35:a+feed -27:a+list 22:at+the 49:bridge+i -21:can+you -41:chain+$ 41:chain+i 23:circulat+supp 62:did+the -39:doe+it
32:each+of 20:eip+_ 35:feed+for 30:feed+id 33:for+my -47:for+our 34:have+a -38:how+many 46:how+much -40:how+the -47:i+_ 55:i+am
77:i+my 49:i+the 32:in+my 48:it+_ 29:it+i 74:it+peg -20:me+$ 52:much+of 30:now+$ 26:numb+of 33:of+each 39:of+that 41:of+the
31:of+thi -39:on+_ -27:on+our 34:on+the 66:on+which -20:one+_ -50:over+time -46:pool+on 30:pyth+feed 31:right+now 74:since+the
-34:sit+on -57:stablecoin+supp 26:supp+of 83:the+bridge -33:the+chain -29:the+dex 37:the+exchange -21:the+protocol 68:the+stablecoin
-49:time+$ 31:today+$ 46:trad+on -27:wa+it -49:what+back 29:what+doe 26:which+chain 33:which+pool -31:with+_ 37:with+the
@+lacks:pair -3:* 29:^+_ 26:^+what -50:_+, 23:_+. 47:_+? 35:_+level 46:_+ord -65:from+_ -45:my+_ -59:of+_ -21:of+my 63:on+_
81:ord+book 28:pair+on 37:what+i @+lacks:protocol 30:* -33:,+_ -21:,+all -33:,+and -20:,+i -23:,+newest 44:,+the -30:,+which 38:?+i
-42:^+_ -51:^+dex 42:^+did 27:^+fee -24:^+give 29:^+holder -24:^+how 51:^+i 21:^+on -55:^+option 59:^+revenue -30:^+show 48:^+tell
-50:^+the 46:^+tvl 23:^+we -25:^+what 33:^+when 43:^+who -25:_+$ 34:_+. -38:_+? 52:_+_ -36:_+i -66:_+on 41:_+volume 20:a+day
25:all+chain 38:and+i 57:and+what 34:and+who 67:are+the -39:at+the -20:at+thi -51:by+protocol 73:chain+$ 50:chain+? 32:chain+_
27:chain+doe -28:defi+protocol 41:develop+since 63:dex+_ -51:dex+volume -20:did+_ -51:did+i -28:do+i 67:doe+it 33:doe+the -37:earn+_
-30:earn+the -32:fee+$ 60:fee+_ -44:fee+did -44:fee+on -24:first+$ 48:for+the 20:from+_ -24:from+the 37:ha+the 29:holder+revenue
29:how+ha -51:how+many -36:i+_ -25:i+am -34:i+have -40:i+lock -27:i+my 47:i+need 88:i+the 41:i+use -29:in+$ 49:in+fee -26:in+the
-63:it+$ -21:it+? 33:it+a -32:it+and -31:it+ever 51:it+in 32:lend+protocol 30:lock+in 42:me+how -35:money+i -24:most+fee -55:much+i
-38:much+money -29:much+wa -47:notional+volume -34:now+$ -78:of+_ -21:of+all 60:of+my 45:of+one -31:of+that 40:of+the -51:on+_
-47:on+chain 82:on+each -43:on+our 32:on+that -46:on+the 22:on+which 20:one+protocol -24:open+interest -50:our+dao 21:our+protocol
-43:protocol+$ -75:protocol+by -21:protocol+earn 49:protocol+in 20:protocol+right 23:protocol+that 30:revenue+_ 32:revenue+of
29:run+and -20:show+me -40:since+_ 45:since+the 33:tell+me -50:that+chain 32:that+lend 41:that+one 53:that+protocol -30:the+_
29:the+app -83:the+chain 29:the+dapp -24:the+derivativ 43:the+dex 23:the+exchange -34:the+l2 43:the+lend 60:the+money -56:the+most
74:the+option 32:the+project 51:the+protocol 46:the+tvl 55:thi+protocol -26:token+holder -21:trad+at 25:trad+on 26:trad+volume
-39:tvl+_ 37:tvl+of 27:volume+_ -27:volume+on -47:wa+it 20:want+to -24:we+are -46:we+deploy -42:what+did -45:what+do -58:what+doe
32:what+i -33:what+it -56:which+protocol 69:who+are -34:who+made -69:with+the @+lacks:query 45:* 25:^+doe 63:^+find -24:_+, -28:_+on
25:a+feed -22:are+the 30:coin+$ 25:doe+pyth 25:feed+for 59:find+me 25:have+a 30:it+$ -41:of+_ 38:of+a 25:pyth+have -36:share+of
@+lacks:signature -11:* -26:,+no 40:,+please -22:.+which -47:?+$ -23:?+i -41:^+abi 21:^+decode -37:^+my -35:^+our -29:^+read
-48:^+which -63:_+$ -27:_+byte -51:_+for -27:_+of -34:_+what -29:and+_ 37:at+_ -42:call+$ -42:can+you -29:contract+_ 24:decode+the
-24:did+the 25:doe+it -49:doe+the 39:event+$ -22:for+_ 34:give+me 61:ha+thi 32:have+to 47:in+our -27:in+the -22:it+. 43:log+$
23:me+the 48:mean+$ -44:of+a 24:of+the 26:our+custom 61:please+$ 42:read+the -23:say+_ -30:selector+$ 82:selector+of -20:show+me
38:that+i -37:that+the 44:the+event -31:the+fail -67:topic+_ -53:what+function 45:what+i 42:what+the -53:with+_ -50:with+my
@+lacks:solanaAddress 22:* 27:,+a 37:,+it -27:,+slippage -22:,+the -20:,+what 42:,+where -44:,+which -37:.+$ 31:.+what -22:.+which
24:?+? 75:?+_ -31:^+a -32:^+balance -48:^+everyth -21:^+give -68:^+nft -32:^+price 42:^+rugcheck 44:^+supp -27:^+the 41:^+token
27:^+total 30:^+what 38:^+which 53:_+$ -22:_+. -34:_+addres 35:_+balance -60:_+by 86:_+coin 63:_+doe 61:_+give -22:_+have -31:_+into
-22:_+left 64:_+nft 23:_+on -26:_+token -22:_+wallet -27:account+$ -31:account+, 20:all+my -29:and+who -30:at+_ -21:at+the
-27:balance+of 30:been+burn -61:by+the -44:can+still 27:collection+$ -24:did+_ 38:did+it -22:do+i 63:doe+_ -38:doe+my 48:for+_
50:for+me -31:for+my -28:from+a 56:from+the -28:get+a 41:give+me 52:holder+$ -32:how+do -33:i+_ 41:i+am -21:i+get -21:i+in -26:i+it
-49:i+need -54:i+on -20:i+the 28:i+thi 36:in+it 45:in+our -28:in+thi 31:it+ha 38:it+on -33:list+of 29:lp+$ -34:made+it 25:made+the
-23:many+of 24:market+_ 51:me+? 41:me+_ 21:me+how -33:me+the -21:mint+more 39:mint+on -38:much+i 27:much+of -25:my+_ -30:my+account
30:my+friend 50:need+the -20:need+to -56:nft+on -29:now+, -28:of+_ 47:of+it -26:of+my 52:of+that 45:of+thi -30:of+those
-22:on+rugcheck -29:one+_ -23:out+of 31:own+_ 63:pl+$ -25:pool+$ -31:price+impact -26:price+of 30:safe+? -20:score+of 35:share+of
-37:still+mint 32:supp+, 46:supp+of -21:swap+of 40:talk+about 43:the+_ 27:the+collection -23:the+exploit 27:the+lp -22:the+most
-30:the+real -62:the+same -34:the+th -44:the+token 57:the+top -37:them+? 65:thi+$ -20:thi+_ -49:thi+artist -27:to+the 33:today+$
-30:token+$ -27:token+are 37:token+that 26:too+$ -24:verify+one -27:wallet+_ -24:what+did 70:what+doe -24:what+i 55:which+_
-33:which+collection -46:which+program 26:who+are 33:with+the 31:would+_ @+lacks:solanaSignature -3:* 26:,+i -33:^+_ 35:^+did
-23:^+in 41:^+show -29:^+what 67:^+which -26:_+? -21:_+_ -42:_+for 51:did+i 48:did+the -33:do+i 51:fee+did -23:for+my -21:i+_
-44:i+need 50:i+pay 32:i+think -30:impermanent+los 37:it+$ -38:my+tx -41:of+_ -36:of+the 29:of+them 28:on+_ 30:plain+word
-27:simple+word 43:swap+on 53:the+_ -20:the+call -33:thi+_ 25:transaction+$ -34:what+i 49:yet+? @+lacks:text 72:* @+lacks:ticker
33:* 42:_+$ 71:of+the 42:on+_ 24:the+_ @+lacks:time 38:* 64:,+_ -32:,+and -31:,+i -58:?+$ 51:^+_ 27:^+for 53:^+how -31:^+my
-38:^+our 50:^+price 22:^+what -30:^+which -30:_+, -39:_+. -35:_+? -38:_+_ 23:_+block 25:_+in 57:_+when 61:_+worth 38:and+_
-45:and+the -27:and+what -32:at+_ 50:at+the 20:block+numb 60:block+wa 52:day+i 96:did+_ -54:feed+_ -45:for+_ 36:for+my -30:for+the
30:from+_ 36:ha+_ 31:how+many 43:how+much -71:i+_ 32:i+bought 46:i+got -42:i+it -25:i+the 48:in+the 44:it+$ 45:moment+of 74:of+_
32:of+my -48:of+the -33:on+_ 47:on+the 23:one+_ -56:please+$ -37:price+for 69:price+of 49:pyth+_ -32:pyth+feed -33:the+block
73:the+day 47:the+time -21:thi+moment 52:time+$ -48:time+of 68:two+dat 93:wa+_ 24:wa+it 27:wa+one -24:what+_ 58:what+did -22:what+i
28:what+price -39:what+the 48:what+wa 54:when+i 71:when+the -39:which+block 35:worth+on @+lacks:types -6:* 32:,+what -33:^+abi
26:^+i -26:^+which 42:my+contract 26:what+i @+lacks:unit -84:* -24:.+$ -31:?+$ 27:^+_ -55:^+convert -29:^+how -46:_+$ -55:convert+_
-56:how+many @+lacks:url -18:* -31:,+and 48:,+i -36:,+what 25:?+$ 24:^+check 40:^+the -23:_+. -39:a+fake -20:a+phish -29:an+airdrop
-33:audit+, -23:before+i -35:by+whom 24:connect+my -27:for+our -24:i+click -27:i+d -33:i+got 26:i+the 37:in+the -30:it+$ -24:it+a
54:it+dangerou -34:or+a 21:phish+? -25:that+i 28:wallet+, @+lacks:uuid -13:* -29:^+_ 29:^+my -20:_+. 29:_+in 35:how+the 25:i+put
-22:i+the 35:my+pool -24:of+the -29:pool+i 26:put+my -28:since+_ 23:that+pool -24:the+_ -35:the+pool 29:to+see @+lacks:values -60:*
-70:_+$ -77:_+on -72:call+_ 52:calldata+for -52:for+_ -21:the+_ @+lacks:venue -12:* -21:?+$ -25:?+i 22:^+ha -35:^+i 31:^+show
-21:^+what 38:^+which -29:^+who 38:_+$ -33:_+, -30:_+? -22:_+at -23:_+bid -34:_+i -99:_+on -28:a+_ -29:about+the 34:and+what
70:book+on -51:deep+i -24:do+i 26:do+the 26:doe+it -21:doe+the -59:for+the -34:ha+it 26:ha+the -51:how+deep 35:how+many 57:how+the
-35:i+it -31:i+the 33:if+i -25:in+_ 86:in+the 23:it+$ -29:it+? -22:it+in 25:mov+_ -27:no+side 41:now+$ -43:odd+on 26:of+a -62:of+it
23:of+my 30:of+the 52:on+_ -41:on+the -37:please+$ -32:say+_ -87:the+_ -21:the+best 86:the+bet -34:the+book 54:the+chance
71:the+market 21:the+odd -54:the+price 60:the+probability 23:today+$ 29:wa+the -39:want+to 21:what+are 53:what+do -38:what+time
28:what+wa -34:with+_ @+outside -24:!+! 9:* -32:,+all -51:,+any -26:,+but -79:,+can -44:,+could -59:,+did -40:,+every -20:,+exact
57:,+fee -50:,+find -51:,+for -26:,+from 34:,+ha -45:,+he -37:,+if -67:,+in 73:,+it -24:,+just 52:,+long 39:,+market -28:,+my
-24:,+need 39:,+not -21:,+of 20:,+our -45:,+price 28:,+slippage -47:,+so -37:,+the 28:,+wallet -37:,+want -26:,+whatev -42:,+where
-22:,+who -31:.+. -104:.+_ -52:.+before -24:.+can -48:.+could -62:.+how -79:.+i -88:.+what -20:.+who -39:.+would -24:24h+volume
-68:?+? -63:?+_ -52:?+and -87:?+i -45:?+it -87:?+my -54:?+on -31:?+the -69:^+a -22:^+addres -38:^+all 36:^+am 27:^+are 104:^+balance
-29:^+before 37:^+bid -44:^+biggest -61:^+buy -30:^+by -25:^+call 49:^+can -51:^+chart -39:^+check -20:^+compliance -50:^+contract
31:^+could -35:^+current 25:^+deposit -35:^+depth 34:^+do 48:^+draft -22:^+everyth 33:^+explain 33:^+fill 36:^+floor -56:^+for
57:^+from -30:^+fund -36:^+ga -32:^+give 40:^+hash -22:^+have -25:^+hey -34:^+hows -57:^+keccak256 -33:^+kind -33:^+last
35:^+liquidation 31:^+long -39:^+look 26:^+make 58:^+market -28:^+metamask 28:^+my -54:^+need -50:^+newest 28:^+next 21:^+nft
-64:^+on -27:^+one -22:^+only -56:^+open -88:^+ord -65:^+our -42:^+pl 45:^+please -24:^+pnl -25:^+pull 47:^+put -43:^+pyth
23:^+rarity 28:^+realis -37:^+recent -34:^+revenue 84:^+revoke -32:^+sat -26:^+search -23:^+show -25:^+someone 26:^+tell 46:^+text
-31:^+that -32:^+the -27:^+they -31:^+token -26:^+top -26:^+tvl 56:^+verify -101:^+wa -21:^+we 30:^+when 56:^+where -32:_+. -45:_+?
31:_+_ -26:_+a 93:_+account 41:_+addres -44:_+against 27:_+airdrop -75:_+all -35:_+already -89:_+and 61:_+approval 25:_+are 31:_+atm
-43:_+balance -46:_+bet 27:_+bid -27:_+block -48:_+book -44:_+by -36:_+can -31:_+cent -34:_+clos 29:_+close -51:_+coin
20:_+collection 43:_+contract 65:_+cost 27:_+cut 30:_+dao -46:_+deposit -57:_+doe -29:_+dominance -26:_+event -23:_+ever -56:_+fee
-27:_+floor -22:_+for -26:_+give 109:_+ha 49:_+have 49:_+holder -44:_+how -35:_+i -21:_+if 21:_+in 48:_+into 38:_+ledg 48:_+level
-24:_+list 107:_+mempool -27:_+move -22:_+name 27:_+network -24:_+next -81:_+nft 22:_+now -40:_+odd -29:_+of 23:_+on 26:_+only
49:_+open -61:_+or 88:_+ord 51:_+over -41:_+own -31:_+pair 93:_+per -39:_+perpetual 34:_+pl -35:_+pool -23:_+pric -68:_+price
-66:_+print 47:_+proposal -27:_+protocol 29:_+right -29:_+rn -69:_+rows -77:_+say -34:_+sign -42:_+since -41:_+so -28:_+spot
-34:_+stak 26:_+stake -77:_+still 38:_+that -23:_+these -68:_+thi -33:_+to -41:_+today -76:_+token 50:_+trad -34:_+trade
28:_+transaction 35:_+transfer -62:_+tx -48:_+utc -23:_+v 22:_+validator -38:_+volume -41:_+wa 68:_+wallet -24:_+whale -24:_+when
51:_+withdrawal 46:_+word 73:_+ye 66:a+_ -45:a+certain -59:a+coin 59:a+contract -25:a+fake 28:a+good -28:a+hash 35:a+list -46:a+long
-47:a+new -55:a+of 35:a+phish -26:a+proxy -21:a+sign -24:a+single -22:a+slide -32:a+str -28:a+swap -21:a+transaction -44:a+transf
-30:a+tx -25:abi+of -60:about+$ -74:about+, -39:about+a 23:about+the -25:about+to 24:account+$ 28:account+, 27:account+?
-52:account+_ 35:account+at 58:account+i -22:account+of -64:account+on -38:addres+$ 25:addres+_ -56:addres+for -40:addres+i
-42:addres+that 65:address+$ -72:aft+the -67:against+_ 25:airdrop+, 56:all+_ -24:all+chain 41:all+exchang -23:all+of -47:all+time
-28:already+$ -25:am+about -28:am+afraid -28:am+i 54:an+airdrop -51:an+old -61:and+_ -21:and+a -37:and+at -24:and+by -25:and+for
-36:and+he -46:and+in -52:and+my -37:and+now -27:and+of -46:and+on -26:and+sell 61:and+volume -35:and+want -24:and+what -22:and+when
-29:and+where -55:and+which -32:and+who 43:and+why -47:any+_ -39:any+chain -61:any+of 30:approval+i 42:approval+of 36:approve+a
53:are+in -50:are+my 41:are+still -24:are+the 26:are+they 37:ask+for -29:ask+to -65:at+$ 27:at+_ -76:at+a -33:at+all 60:at+my
-36:at+on -30:at+present -31:at+the -39:at+which -52:atm+$ -47:back+$ -31:balance+_ 79:balance+and 23:balance+of -25:balance+sheet
-40:be+$ -30:be+? -48:been+burn -61:before+i 58:behind+_ -35:behind+it -33:behind+the 29:best+_ -31:bet+i -34:bet+on -21:bid+ask
-25:bid+for -47:bid+on -66:block+$ -23:block+? 32:block+_ -34:block+numb -28:block+wa -43:book+$ -78:book+, 31:book+for -112:book+on
-52:bought+$ -36:bridge+i -45:buy+, 65:buy+_ -30:buy+and 23:by+_ -62:by+how -60:by+now -24:by+side -54:by+the -28:call+_
-33:call+data -41:calldata+for -45:came+in 20:can+it 48:can+you -21:cap+$ -22:cap+of 36:capital+of -33:category+i 33:cent+a
-35:chain+$ 48:chain+, -28:chain+? 23:chain+_ -53:chain+i -55:chain+id -33:chain+it -22:chart+for -37:chart+of -22:chart+the
-59:check+my -29:circulat+supp -31:close+to -23:code+of -33:coin+$ 22:coin+_ -61:coin+my -61:coin+of -28:coingecko+id
37:collection+$ -24:collection+i -24:collection+on -38:compare+it -57:confirmation+doe -22:contract+, -38:contract+_ 43:contract+for
-28:contract+have 64:contract+on -37:contract+or 52:convert+_ 44:cost+$ -47:cost+on -21:could+i -38:could+the
-62:counterparty+addres -25:crypto+market -45:current+_ -54:cut+in -30:d+like -44:dao+$ -28:data+$ 50:date+$ -23:day+$ -21:day+?
-27:day+i -32:deep+i -51:deposit+, -24:develop+_ -23:dex+$ -35:dex+_ -42:did+_ 27:did+he -43:did+i -104:did+it 26:did+my
-22:did+that 45:did+they 22:did+thi 27:difference+between 23:do+$ 49:do+, -37:do+people -35:do+the -25:doe+_ 66:doe+a -27:doe+he
38:doe+it -59:doe+my 46:doe+not -46:doe+our 32:doe+she -58:doe+that -36:doe+the -24:doe+thi -57:down+? 47:draft+a -41:drain+$
-46:each+$ -38:each+of -51:each+side 53:earn+_ 69:eligible+for -31:end+of 30:error+_ 21:etf+inflow -36:event+of -37:event+that
83:every+approval 58:exchang+_ -47:exchange+where -31:far+$ 44:fee+$ -25:fee+? 31:fee+and 77:fee+for -32:fee+i -20:fee+on -25:feed+_
61:fill+in -38:fill+of -35:fill+on -26:find+_ -49:find+me -48:find+out 44:find+the -26:first+$ -57:floor+of -40:floor+on
71:floor+price 25:flow+into -68:for+$ 39:for+_ -20:for+an -28:for+each -46:for+how -32:for+it 47:for+me -22:for+no -28:for+one
29:for+our -42:for+the -49:for+ye 56:form+_ -50:found+a 48:found+the -39:from+_ -41:from+a 57:from+me 58:from+our -55:from+the
-33:fund+_ 33:fund+on -90:ga+price -74:gave+me 25:get+$ 35:get+a -29:get+for 56:get+into -32:get+liquidat 25:github+commit
-41:give+me -24:go+thru 71:go+to -46:go+up -21:got+a 67:ha+_ -35:ha+been -68:ha+it -23:ha+my 49:ha+on -70:ha+the 31:hardware+wallet
44:hash+of 39:have+$ -53:have+? -50:have+_ -32:have+a 80:have+in 22:have+left -45:have+on -44:he+i 39:here+. -35:hi+_ 27:history+of
-48:hold+$ -26:hold+_ -39:hold+any -34:hold+count -23:hold+in -31:hold+it -41:holder+$ 52:holder+of -28:hot+wallet -32:hour+$
-23:how+are -38:how+big -54:how+deep -100:how+did 29:how+do -41:how+ha 37:how+i 45:how+long -21:how+much 71:how+often 83:how+old
24:how+tall -25:how+the -34:i+$ 25:i+, -46:i+_ -38:i+a -76:i+am -35:i+bought -44:i+buy -90:i+can -25:i+close -33:i+copy -39:i+d
69:i+eligible 44:i+forgot -28:i+found -22:i+get -83:i+got -78:i+had 74:i+he -26:i+in -25:i+made -28:i+mean -37:i+must 47:i+not
69:i+on -53:i+only -39:i+open -77:i+own -44:i+paid -21:i+pay 46:i+pend -30:i+provide -23:i+see -25:i+sell -57:i+should -49:i+sign
34:i+stak -71:i+still 36:i+stuck -20:i+swap -27:i+swapp -58:i+that 51:i+the -52:i+thi -63:i+think -30:i+use -70:i+wa 36:i+want
-63:i+would -27:id+$ -29:id+of -22:if+i -26:if+it -50:if+possible -31:if+the -29:if+you 22:imp+volatility 33:impermanent+los
-57:in+$ -72:in+, -54:in+a -57:in+and -38:in+decemb -68:in+fee 55:in+germany -45:in+our 36:in+simple -28:in+spr -80:in+that
-39:in+the 56:in+thi -26:in+total -50:in+which -37:incl+. 23:income+tax 23:inflow+into 42:interest+of -24:internal+call -69:into+_
-25:it+$ -62:it+. -21:it+? -57:it+_ -46:it+a -50:it+and -41:it+be -21:it+confirm -27:it+contract -22:it+cost -52:it+do -21:it+ever
20:it+go -47:it+have -37:it+i -42:it+now 41:it+on -48:it+or 50:it+own -24:it+the -55:it+trad 31:it+up 61:it+wa -57:keccak256+of
-47:kind+tell -38:know+what -31:last+_ -24:last+trad -52:late+$ -35:late+? 65:launch+$ -26:ledg+$ -38:left+in 21:left+on 21:level+$
-45:level+each -32:lie+in 34:lightn+channel 33:lightn+network -40:like+_ -36:like+the -37:like+to -21:liquidat+? 54:liquidation+_
-73:liquidation+price -31:list+$ -29:list+, -29:list+every 47:list+of -21:list+the -23:lock+on -21:log+, -30:log+of 31:lol+$
52:long+and 25:long+do 38:long+short 31:long+v -37:look+for -43:look+it 45:look+like -21:lp+$ -22:m+in -25:made+on -22:made+the
53:make+me -37:many+_ -72:many+confirmation -55:many+of 48:many+people -37:many+percent -55:many+sat -34:many+transaction
61:many+validator -33:market+, -45:market+_ -58:market+cap -33:market+i 45:market+on 54:me+$ 53:me+, -51:me+. -32:me+? -74:me+_
-23:me+about -44:me+how 66:me+on -20:me+please -24:me+that -26:me+to 20:me+which -53:metamask+show 77:min+pool -25:mint+on
-27:moment+? -31:moment+of -50:money+i -20:money+in -24:more+than -46:morn+, -43:most+of 20:most+recent -26:move+_ 32:much+_
-88:much+did -28:much+do 55:much+doe -69:much+i -51:much+money -26:much+of 96:my+_ -43:my+bag 61:my+bet -44:my+bos -51:my+broth
-59:my+coin -23:my+colleague 23:my+contract -77:my+cousin -29:my+daught -50:my+employ -32:my+exchange -46:my+favourite -32:my+friend
-72:my+grandson 22:my+knee 39:my+landlord -20:my+last -22:my+ledg -59:my+liquidation -26:my+metamask -37:my+nephew -39:my+old
-26:my+open -27:my+payment -52:my+pension -27:my+perp -25:my+pool -34:my+saving -41:my+sist -32:my+son -27:my+spreadsheet
-61:my+thesi -22:my+transaction -36:my+transf -39:my+tx -59:my+withdrawal 69:nam+of -31:name+$ 57:native+coin -51:need+_ 47:need+a
-35:need+it -53:need+the 41:net+inflow 46:network+$ -63:network+i -51:new+token -30:newest+pool 23:next+_ -31:nft+on -20:no+in
-23:no+on 22:nonce+_ -34:not+_ 46:not+the 29:now+$ -74:now+? -27:now+_ -46:numb+_ -24:numb+at -38:numb+for 57:numb+of 63:odd+on
73:of+_ 39:of+a -20:of+an -60:of+both -21:of+contract -63:of+it 50:of+my -26:of+our -31:of+the -56:of+them -47:of+these -35:of+those
-22:of+transaction 27:of+what 62:of+ye -81:on+$ -21:on+, 36:on+a 31:on+all -24:on+any -24:on+average -26:on+coingecko -24:on+each
-51:on+it 24:on+my 26:on+the -31:on+thi 54:on+twitt -60:on+which 24:on+x 48:on+ye -51:one+$ -22:one+, 33:one+? -44:one+_ -31:one+i
-32:one+of 40:only+$ 42:only+, -31:only+the -48:open+at -22:open+for 24:open+interest -99:or+_ -30:or+a -32:or+down -27:or+los
-26:or+no -29:or+not 55:ord+book 54:our+_ -36:our+auditor -35:our+client -42:our+company 41:our+contract 27:our+dao 25:our+treasury
-32:out+$ -35:out+, -61:out+of -35:over+the -24:over+time -73:own+$ -37:own+, 39:own+_ 28:owner+of -55:paid+_ -27:paid+in
-31:pair+on -32:pap+with 41:part+of -36:pay+_ -30:pay+for -76:pay+in -47:pay+on -34:pay+to -34:pend+_ 59:people+say -35:perp+on
39:person+behind -27:phish+? -38:pl+$ -44:pl+, -52:plain+word -60:please+$ -34:please+check -40:please+give -27:pnl+_ 35:pnl+of
-24:pool+_ -41:pool+for 54:pool+found -43:pool+i -26:pool+of -34:pool+on 47:pric+of -36:price+, -40:price+? -51:price+_
-51:price+and -38:price+at 27:price+do -24:price+in 67:price+of -52:price+on 22:print+on 27:profit+on -27:profit+or -38:project+$
50:protocol+$ -25:protocol+in -44:pull+the 30:put+_ 20:put+it -41:pyth+_ -27:rank+by 48:rank+of 54:rarity+rank -21:read+_
-32:read+the 27:realis+pnl -24:rest+on -35:rest+order 59:revenue+_ -23:revert+$ 83:revoke+every 76:revoke+that -33:rn+? 29:rows+$
-27:safe+to -75:sat+vb 66:say+_ -52:say+he 50:score+$ -25:score+for 25:score+of -34:see+how -37:see+the -33:sell+tax -22:sent+it
-47:sent+me -57:sent+u -83:share+of 36:she+hold 21:short+$ 38:short+ratio -52:should+be 52:show+_ -44:show+a -43:show+me 23:show+my
-29:show+the 44:side+$ -24:side+by -38:side+of -57:sign+_ -21:sign+someth 28:sign+the 42:simple+word -43:since+_ -35:since+i
66:since+launch -85:since+the 63:sit+in -70:sit+on -29:sitt+on -32:so+far -51:so+i -35:solidity+fil -47:some+_ -24:source+code
24:source+of 65:spend+_ -30:spend+my 22:spot+_ 21:stablecoin+in -24:stak+contract 31:stak+reward -28:start+with -87:still+have
-27:still+open -30:str+of -24:stuck+? -26:supp+, 25:swap+_ -20:swap+of -33:swap+on -85:talk+about 37:tax+in -35:tax+office
54:telegram+group -21:tell+me 49:text+_ 51:text+me -22:th+i -67:that+$ -21:that+block -36:that+came -41:that+he 49:that+hold
23:that+i -37:that+list -55:that+my -68:that+the 43:that+transaction -34:the+account -25:the+addres -55:the+airdrop 60:the+balance
46:the+beacon 54:the+best -23:the+bet -50:the+biggest -22:the+block -50:the+book -55:the+bridge -37:the+call -32:the+calldata
25:the+capital -69:the+coin -37:the+cold -47:the+collection -68:the+company -63:the+contract -29:the+current -44:the+dao
-29:the+dapp -69:the+day -21:the+deploy -66:the+dev -22:the+en -30:the+end -29:the+event -47:the+exploit -20:the+explor -37:the+fee
-23:the+firm -34:the+floor -37:the+fund 29:the+hack -25:the+highest -25:the+l2 -26:the+lend 33:the+lightn -28:the+list -25:the+log
-25:the+lp -30:the+market -53:the+min -64:the+mint 20:the+moment -41:the+money -35:the+multisig -54:the+name -34:the+network
32:the+new 73:the+next -43:the+nft -28:the+numb 22:the+open -34:the+option -33:the+ord 35:the+oth -52:the+pap 58:the+pend
-26:the+perp -39:the+pool -49:the+probability -56:the+receipt 56:the+same -56:the+sell 25:the+source 43:the+spot -24:the+stak
46:the+supp -56:the+tax 48:the+text -71:the+th -35:the+tick -34:the+transaction -59:the+treasury -42:the+two -33:the+tx 57:the+u
-32:the+user -78:the+vault -35:the+venue -31:the+very 33:the+wallet 44:the+whole -72:the+yield 40:them+. -55:there+$ -78:there+,
36:there+? -38:there+a 30:there+any -24:there+i -34:these+_ -23:these+day -22:thi+? -25:thi+a 62:thi+addres 42:thi+contract
-43:thi+one -24:thi+th 52:thi+token 21:thi+wallet -47:think+i -43:time+$ -27:time+high -34:time+of -22:to+$ -48:to+? 29:to+_
-30:to+buy 35:to+do 55:to+get -28:to+know -49:to+liquidation 23:to+my -61:to+see -27:to+sign 22:to+take -34:to+the -35:today+,
-44:today+. -51:today+? 21:togeth+$ 56:token+? -45:token+_ -24:token+at 45:token+i -39:token+in -39:token+my -22:token+of
-34:token+on -39:token+with 87:tonight+$ -24:total+$ -65:trad+$ 25:trad+_ -65:trad+at 50:trad+of -30:trad+on -35:trad+volume
86:trader+on -52:transaction+$ -21:transaction+, 36:transaction+. -32:transaction+? 68:transaction+_ -32:transaction+i
37:transaction+of 25:transaction+on 27:transfer+of -28:treasury+$ -25:trust+score -31:two+dat 49:tx+_ 41:tx+in -40:tx+on -45:up+$
-45:up+for -24:up+on -36:up+or 41:up+the -21:v+_ 31:v+short -29:value+and 20:value+of -22:verify+? -22:volume+, -22:volume+?
-21:volume+_ -31:volume+for -34:volume+in 41:volume+of 68:wa+_ -48:wa+it -26:wa+one -57:wa+the -94:wallet+$ -54:wallet+? 60:wallet+_
-36:wallet+hold 39:wallet+i -41:wallet+on -27:wallet+or -28:wallet+worth -34:want+the -30:we+re -49:went+out -68:what+_ 32:what+a
-21:what+block 61:what+can -30:what+category 54:what+did -50:what+do -121:what+doe -22:what+function -30:what+ha -30:what+i
51:what+in -58:what+it 27:what+my -22:what+one -36:what+share 60:what+time -32:what+token 53:when+_ -54:when+doe -24:when+the
-32:where+are 21:where+doe -50:where+my -27:where+our -30:where+we -32:wheth+it -35:which+_ -33:which+addres -24:which+app
-54:which+approval -75:which+block -53:which+chain -58:which+coin 46:which+hardware -32:which+marketplace 54:which+min
-47:which+network -45:which+one -21:which+pair -35:which+pool -58:which+protocol -44:which+token -25:who+can 39:who+ha -39:who+hold
-61:who+own 33:who+paint -21:who+sign -41:whole+token 36:why+did -38:with+a -50:with+fee -23:with+it 54:with+my 29:with+nonce
-31:with+profit 22:with+the 27:withdrawal+of 35:word+$ 26:word+of -20:worth+$ -21:worth+on -26:worth+right -36:worth+today
-33:would+_ -48:would+like -31:ye+, 41:ye+in 24:ye+on -34:yet+$ -26:you+can -36:you+find -24:you+have -39:you+please -46:you+tell
@=1 46: 10:* -23:^coin -38:^i 55:^the 35:^what 45:are -46:by -28:cap -22:capitalisation 33:coin -29:crypto 53:day -21:i -28:kind
-38:list -43:market -26:mcap -45:me 55:move 46:pl -69:pric 39:quot -26:quote 35:the -26:them 66:top 30:what 43:with @=1155 -35:
-13:* -27:collection 52:ha -35:in -36:jpeg -35:nft 48:only 52:please -27:show -27:token 45:what -27:which @=14d -87:* -36:among
-55:and -20:dump -21:in -21:of -44:the -28:who @=1h -7:* -38:^top 42:^what -28:^who -49:among -66:and -21:biggest -31:coin 43:dex
-29:dump 52:hot -23:in -22:most -28:of 28:on -29:only -27:pump -35:the 53:thi -38:top 41:what -40:who @=1w -36:* @=1y 8:* 57:?
-42:^who -72:among 21:and -40:coin -42:dump 45:in 63:most 43:of 59:on -42:only -41:pump 51:who 65:year @=20 -3:* 23:transfer @=24h
11:* 30:^what 29:are -22:coin 39:like 41:me 39:pump 42:show 36:today 28:what @=2y -36:* @=30d -87:* -36:among -55:and -20:dump
-21:in -21:of -44:the -28:who @=3d -36:* @=3m -36:* @=3y -36:* @=404 -26: -49:* -22:collection -24:ha -26:in -25:jpeg -27:nft
-42:only -27:please -20:show -22:which @=5m -45:* -38:^what -32:dex -47:hot -20:on -38:thi -37:what @=60d -87:* -36:among -55:and
-20:dump -21:in -21:of -44:the -28:who @=6h -45:* -38:^what -32:dex -47:hot -20:on -38:thi -37:what @=6m -36:* @=721 -31: -43:*
-25:collection 30:every -29:ha 26:list -32:nft -32:please -24:show -22:token -21:what -24:which @=7d 63:* -59:? 57:^who 83:among
74:and 38:coin 53:dump -62:most -55:on 60:pump 73:the 24:who @=all -31:* 35:^all -31:^open 21:all -25:at -21:coingecko 29:collection
-30:every -41:expir -21:fund -22:id -31:interest -28:list -40:only -21:out 21:over 38:piec -27:that -36:volume -32:with -32:yet
@=apy 28:* 22:^i 45:^yield 63:best 51:first 34:for 39:have 52:in -28:keep 42:least 36:more 50:only 25:or 42:pool 41:put 24:to
44:where 63:with 25:yield @=asc -33: -57:* -37:^coin -31:^the 24:^top 60:^v -51:^what 58:^when -35:^which -42:are -34:at 59:been
-49:biggest -42:bought 21:buy -76:by -48:cap -23:capitalisation -24:chain -38:coin -39:collection -49:company -55:cost -22:crypto
33:day -35:derivativ -34:ever 38:first 28:ha -22:have -54:hi -33:in -23:interest -32:jpeg -27:kind -75:largest -45:late -44:like
-34:list -45:market -37:mcap -39:me -34:most 37:move -38:nft 26:numb 24:pl -48:pric -39:pump -59:purchas -39:quot -26:rank -47:sal
-36:show 45:side 54:stack -20:the -32:today 22:top -54:trad 44:v -66:value -27:w -39:what 55:when -30:which @=average -30: -88:*
-26:^what -38:and -46:buy -20:company -33:cost -32:ha -41:it -24:what @=base -11:* @=bridge -42:* -20:^protocol -31:by -32:on
-27:protocol -34:there @=btc -29:* -31:derivativ @=cap -18:* -27:^coin 29:^v 24:^what 20:are -33:by -39:cap -32:coin -21:collection
-22:in -48:largest 33:like -21:list -39:market 27:me -22:nft 37:pump -20:quot -22:sector 37:show 23:side 29:today 22:v -23:which
@=change -27: -15:* -22:and 29:are -24:at -34:buy -28:by -20:coin -30:ha -26:it 39:like 42:me 39:pump 42:show 23:the 37:today @=clos
-47: -62:* -23:? -25:^how -36:^what -33:^which -24:bet -47:by -48:can -27:did -22:do -77:event -23:give -43:market -30:me -24:most
-32:odd -20:on -55:open 35:outcome 35:over -43:politic -31:resolve -40:sery 37:them -63:today -26:venu -28:what 22:with @=coin -20:*
@=commodity -43:* -21:feed -30:publish -20:pyth -24:the @=company -32:* -32:^list -28:a -25:coin -26:coingecko -31:holder -27:id
-25:list -28:that @=compressednft -10:* @=conversion -66:* -41:^what -39:ha -32:on -37:what @=cost -30: -88:* -26:^what -38:and
-46:buy -20:company -33:cost -32:ha -41:it -24:what @=crypto -24: -46:* -24:? 21:^event -23:^which -25:account -30:by -20:most
-25:one -25:profitable -25:publish -23:today -26:trad -22:which @=culture -26: -39:* -26:account -27:profitable @=dai -22:*
-22:^price 28:^what 40:chart 28:compare -21:did 34:down -21:it -20:of 23:or 27:since 21:thi 32:time 28:up @=date -46: 14:* -44:^what
-43:and 47:buy -38:company -36:cost 49:ha 43:it -42:what @=desc 26: 55:^biggest -50:^coin -22:^how -35:^the 30:^top 80:^v -29:^when
33:^which -30:acros 20:are -29:at -30:been 35:below 67:biggest -36:bought -55:buy 50:by -66:cap -29:capitalisation -25:category
-37:chain -41:coin -38:company -45:cost -23:crypto 42:day -38:derivativ 30:ever -25:every -23:exchang 41:first 33:futur -45:ha
-47:hi 21:high -40:in -24:interest -41:jpeg -34:kind -54:largest -42:late 36:like -30:list -65:market -50:mcap 20:me 54:most 46:move
22:need 35:numb -20:open 34:pl -54:pric 44:pump 54:purchas -48:quot -34:rank -28:rows -29:sector 42:show 58:side -23:think 32:today
21:too 29:top 58:trad 35:use 68:v 42:value 30:venue -37:w -27:when 22:which @=dex -42:* -20:^protocol -31:by -32:on -27:protocol
-34:there @=economic -26: -39:* -26:account -27:profitable @=equity -43:* -21:feed -30:publish -20:pyth -24:the @=erc -67: -65:*
-44:? -29:^for -30:^nft -37:^on -31:^show -35:^which -26:and 25:any -27:are -30:at -39:by -54:collection -24:doe -34:each -21:for
44:ha -35:he -23:hi -37:how -27:i -50:in -39:many -33:me -24:move -24:need -73:nft -27:of -27:one 46:only 38:out -24:own 42:please
-25:position 24:price -51:show -33:there -38:to -53:token 41:transfer -24:unit -25:we 37:what -61:which -40:who -36:with @=erc1155
-20: -19:* -35:? -54:^which -31:^who -24:any 45:approval -38:can -36:contract -33:for -42:from -21:got 53:ha -33:i 55:list -28:my
-35:of -21:one -30:please -31:revoke -57:spend -23:still -21:take 51:that 42:the -53:to -79:token -53:which -59:who @=erc20 -16:*
@=erc721 -76:* -25:? -43:^which -23:^who -48:approval -30:can -28:contract -32:from -30:ha -24:i -35:list -24:my -22:of -27:on
-44:spend -28:that -34:to -58:token -42:which -44:who @=false 38: 9:* 23:^i 28:and 37:at 43:code -29:contract 39:how 29:need 33:of
31:on 24:what @=finance -26: -39:* -26:account -27:profitable @=first -92:* -24:and -32:for -29:in -27:list -21:need -39:of -47:on
-24:or -31:out -22:that -35:the -21:to -42:transaction -20:tx @=floor -20:* @=from -55:* -25:^show -24:and -21:in -21:mix -23:nft
-22:on -30:recent -24:show -36:that -26:to -36:token -22:tx -23:value @=fungible -10:* @=futur -18:* @=fx 37: 67:* 23:^pyth 35:^what
70:feed 61:for 43:id 59:publish 69:pyth 65:the 33:what @=government -55:* -28:? -50:^which -31:by -54:company -24:firm -39:have
-24:hold -24:largest -40:list -44:most -24:on -23:paid -21:sheet -37:stack -32:they -51:which -26:with @=h24 5:* 30:? 37:^which
34:and -31:are 53:by -29:cap -39:chain -27:each -32:every -22:for -52:jpeg -50:market -44:mcap 51:most 36:numb -33:rows -35:sal
-21:the 46:trad 70:v -37:value 32:which -21:with @=hold -28: -72:* -25:^what -26:and -34:buy -30:ha -34:it -23:what @=holder 52:
-46:* -30:^fee -28:^how -21:^who -37:acros -43:all -73:app 27:by -20:chain -26:crypto -28:dao -92:did 47:do -42:doe -56:earn -72:fee
-99:for -24:from 70:got -25:have 94:holder 22:how -36:i -135:itself -124:keep -27:make -32:money -50:most 25:much -60:not -24:now
-31:on -39:out -84:paid -21:per -48:rank -33:since -23:tak -49:the -26:they -40:thi -48:to 70:token 50:total 38:trader -78:user
-41:want -32:which @=holding -45:* -29:^which -25:company -23:have -26:list -32:most -29:which @=id 44: -31:* -33:^coin -30:^the
26:below -51:by -32:cap -24:capitalisation -26:coin -23:crypto 45:day -61:in -28:kind -31:list -32:market -23:mcap -26:me 48:move
39:pl -43:pric -49:quot 41:top 34:with @=in -18:* @=inactive -40: 10:* 23:^give -35:address -35:and -26:coin -31:coingecko
-31:contract -59:dump -28:each -43:everyone 54:exchang -44:exchange -31:for 22:give 26:ha 62:have -32:i -44:id -26:list -44:must
-45:name 40:of 58:that 31:the -38:their 24:want -46:which -33:with @=interest -18:* @=internal -20:* @=lay 46: 10:* -23:^coin -38:^i
55:^the 35:^what 45:are -46:by -28:cap -22:capitalisation 33:coin -29:crypto 53:day -21:i -28:kind -38:list -43:market -26:mcap
-45:me 55:move 46:pl -69:pric 39:quot -26:quote 35:the -26:them 66:top 30:what 43:with @=lend -34: 13:* 47:? -37:^protocol 42:by
-29:defi 53:lend -31:lock 21:on -43:protocol 46:there 50:to 43:tvl 54:want -31:what @=liquid -34:* -23:by -25:on -24:there @=mak
-52:* -29:^what -28:ha -22:on -26:what @=market -18:* -27:^coin 29:^v 24:^what 20:are -33:by -39:cap -32:coin -21:collection -22:in
-48:largest 33:like -21:list -39:market 27:me -22:nft 37:pump -20:quot -22:sector 37:show 23:side 29:today 22:v -23:which @=mention
-26: -39:* -26:account -27:profitable @=merge -66:* -41:^what -39:ha -32:on -37:what @=metal -43:* -21:feed -30:publish -20:pyth
-24:the @=month -52:* -36:at -39:only -39:volume @=name -25:* -24:^how 32:^i -23:^what -46:are -30:by 27:coingecko -42:derivativ
-24:do 38:each -28:exchang 34:futur 30:id -26:interest -24:like -22:me 33:need -23:one -23:open -21:rank 31:venue @=native -40:*
-21:? -40:^which 21:and -33:cap -24:chain -39:collection -23:jpeg -39:market -32:most -41:nft 27:numb -39:trad 44:v -41:which
-21:with @=net -28: -72:* -25:^what -26:and -34:buy -30:ha -34:it -23:what @=nft -30: -48:* -31:^i -24:and -25:chain -28:coin
-23:coingecko -32:friend -20:i -21:id -32:know -32:native -28:need -35:platform -30:to -31:you @=no 50: 7:* 36:? -23:and -61:chance
-45:did -32:for -44:from -49:how 61:i 56:in -62:me -62:odd -95:of 33:on -52:pric -36:price -47:show -63:the 33:token -29:who
@=nonfungible -9:* @=notional -70:* -22:? -60:^option -24:by -27:from -26:into -26:need -27:of -44:on -77:option -27:our -31:paid
-92:premium -31:protocol -31:trad -24:volume @=oldest -92:* -24:and -32:for -29:in -27:list -21:need -39:of -47:on -24:or -31:out
-22:that -35:the -21:to -42:transaction -20:tx @=open -18:* @=out -86:* -23:^how -49:^if -24:and -27:for -36:get -54:how -40:i
-47:if -49:into -29:many -22:me -42:much -38:now -32:on -53:out -36:to -41:what -38:with -32:would @=perpetual -46:* -29:?
-27:^which -21:a -29:at -36:can -33:coin -22:doe -20:i -24:list -34:one -25:pair -47:spot -27:the -34:trade -47:which -24:with
@=politic -25: -40:* -25:? 22:^event -26:^which -25:account -21:most -26:profitable -24:today -26:trad -25:which @=price -20:*
@=quote 4:* 36:? 48:^candl 51:^i -78:^pool -20:a -59:and 21:buy -24:candl -23:how 65:i 91:in -37:it -39:liquidity -22:me 21:of
-24:on 56:or 93:pric -56:price 20:sell 21:that 23:the 83:token -30:trad @=rat -43:* -21:feed -30:publish -20:pyth -24:the @=rebate
-52:* -29:^what -28:ha -22:on -26:what @=redeem 34:* 60:? 44:^what -44:and 44:ha 60:in 40:on 42:what @=regularnft -10:* @=revenue
40: -9:* -82:^fee -51:^how 62:^what -42:^which -56:^who 28:acros -54:app -29:by -48:chain 37:crypto 38:dao 32:did 41:earn -44:fee
53:for -58:from 48:got -59:have 72:holder -77:in -26:it 133:itself 95:keep 47:make 43:money -33:more -37:most -27:my 84:not -69:now
62:of -63:on -42:one -31:or 35:out -27:over -119:paid -23:pay -45:per -30:please -81:rank -34:right -32:show 35:since -58:tak
-32:take -55:that 43:the -27:their 50:they 23:thi -86:to -28:today 50:token -73:user -35:v -43:wa -52:want 64:what -53:who @=reward
-66:* -41:^what -39:ha -32:on -37:what @=score -9:* @=sell -43: 24:* 66:^what 28:a -42:and 56:ask 68:at -89:bid 41:chance
-59:condition 43:do -87:for 74:i -49:it 40:no 21:now -34:outcome 24:that -51:the 63:thi 50:to -51:token 59:what 22:ye @=settl 34:
-34:* 26:? 48:^how -30:^open -42:^what -41:^which -23:all -25:are -28:bet -60:by -55:can 55:did -27:do -91:event -30:give 42:how
-23:in -37:me -30:most -42:odd -23:on -69:open 45:outcome 45:over -22:people -50:politic 57:resolve 41:sery 46:them -80:today
22:trad -30:venu -34:what 31:with @=split -66:* -41:^what -39:ha -32:on -37:what @=sport -25: -40:* -25:? 22:^event -26:^which
-25:account -21:most -26:profitable -24:today -26:trad -25:which @=stak -34:* -23:by -25:on -24:there @=target -11:* @=tech -26:
-39:* -26:account -27:profitable @=to -48:* -26:^show -26:any -25:did -21:for -26:show -24:tx @=top 41:? 56:^which -42:^who -28:a
-68:any 58:at -57:bought -67:chain -64:most 38:on -43:only 40:paid -63:recent 51:the 39:which -41:who @=total -45:* -29:^which
-25:company -23:have -26:list -32:most -29:which @=trade -49:* -39:^what -23:from -35:ha -21:market -26:on -34:what @=transaction
44:* -52:^what 56:^where -56:at -68:buy 79:by 54:can -38:company -44:cost 27:doe 36:first -65:ha 37:have 51:i 43:in 69:lp 21:most
39:pool 41:purchas -23:token 57:trad -50:what -39:when 56:where 43:which @=true 31: 36:* 29:24h 35:^ 46:^and -22:^any 22:^best
52:^by 60:^compare -45:^compress 25:^current -46:^everyth -32:^for -20:^give -29:^how 44:^i 22:^in 31:^need 30:^on -32:^our
33:^please 54:^quote 38:^the -28:^token -26:^trad -38:^what 24:^when 38:^where 24:^yield 31:above -34:against -25:all 22:also 27:and
23:apy -25:ask -21:at 28:atm -23:auditor 49:balanc 45:balance -44:base 20:be -24:belong 33:below 52:best 33:between -20:bid
24:biggest 25:block -45:burnt -47:buy 46:by 43:change 31:client -32:coin -50:collection 55:compare -63:contract 24:cost -42:could
-43:crypto 34:current -22:date -23:decimal 35:defillama -42:do -20:dont 54:each -35:earn 26:everyth -43:exploit 39:far 36:file
41:first 36:full 33:gain -24:give 50:go -34:gone 52:hash 29:held 31:highest 23:how 54:incl 98:includ 45:inside 50:inventory 35:it
48:item 21:just -37:keep 31:largest 21:last 26:least -23:live -28:los 44:lose -29:many -25:market -34:mcap 33:mean -30:member
49:money 22:more 27:morn 51:most 59:mov 26:move 22:much 31:must -31:not 43:number -23:only -40:oth -23:our -52:own 29:pair 53:pay
33:people -30:please 68:point 47:pric 36:produc 23:proxy 68:purchas 58:quot 74:quote 30:rate 36:recent -21:reward 37:right -54:say
23:see -35:side -61:since -30:sit -52:so -39:spl -20:spot 31:spread 32:stack 27:stak 39:telegram 27:they 50:today 31:top 53:trade
-44:turnov -26:tx -30:und -30:vol 42:volume 39:want -23:we 37:website -21:went -31:which -20:who 67:with 50:without -30:worth
54:would @=trust -9:* @=unexpir 24:* -24:^i 41:^open 21:^what 50:and 31:did 48:every 55:expir -21:for 28:fund 21:futur 41:how 36:in
26:interest -22:it 44:much -27:need 39:open -35:or 24:out 42:over -24:perp 24:price 52:that 27:there 25:trad 49:with 46:yet @=usd
-3:* 24:? -42:^what -41:^when 30:^which -35:acros -27:are -43:at 55:biggest -37:bought -65:buy 84:by -28:cap -37:chain -46:company
-49:cost -23:each 21:ever -29:every 27:first -59:ha -44:hi -48:jpeg -47:largest -40:late -26:list -48:market -40:mcap 41:most
33:numb 41:purchas -33:rows -48:stack 69:trad 60:v 33:value -34:what -39:when 23:which -28:with @=value -48:^what -69:buy 64:by
-38:company -44:cost -66:ha 41:purchas -46:what @=volume -48:* -32:^best -27:^busiest -29:^coin -24:^on -27:^pool -28:^the -45:^trad
83:^v 21:^which -52:^who -42:account -34:acros 21:and 26:below -35:best -27:busiest -39:cap -22:capitalisation -37:chain -30:coin
-55:count -72:crypto -21:do -23:each -26:every -24:go -32:in -52:jpeg -25:kind -54:largest -24:liquidity -21:list -65:made
-59:market -53:mcap -46:money 27:move -32:not -25:on -23:people -56:pool -36:pric -57:profit -39:profitable -31:quot -59:rows
-35:sal -47:see 65:side -21:swap -24:the -30:them -43:trade -35:trader 65:v -37:value -45:w -24:where -66:who -21:win @=weath -26:
-39:* -26:account -27:profitable @=week 34:* 60:at 62:only 61:volume @=ye -66: -62:* -41:? -23:i -43:in -21:me -22:odd 24:the
25:token -21:who @=yield -42:* -20:^protocol -31:by -32:on -27:protocol -34:there @asked 30:* @asked-fit 59:* @asked=0 6:* @asked=1
-6:* @asked=2 3:* @asked=3 -3:* @asked=4 -11:* @asked=far -10:* @calls=0 32:* @calls=0|0|other 32:* @calls=1 4:* @calls=1|0|other
4:* @calls=2 -48:* @calls=2|0|other -48:* @calls=3 -158:* @calls=3|0|other -158:* @category=defi_protocol -39: -20:* 59:^and 22:^apy
-30:^best -31:^chain 36:^could -29:^defillama 41:^did -71:^fee 22:^give -22:^imp -34:^in -38:^lend -45:^market -30:^newest 41:^next
-35:^of -37:^open 54:^rank 41:^revenue -53:^since 47:^tell 41:^top -23:^what 33:^when 53:^who -26:above 38:aft 26:against
-53:already -34:also -40:altogeth -45:am -53:any 22:anyth 55:anywhere 50:apy -54:at -27:auditor -23:balance -27:bank 40:before
-30:bet 39:big 68:blockchain -23:both 21:build 29:by 27:call 22:category 28:chain 42:change 28:client -32:coin 21:com -22:commit
33:committee 27:compare 32:could 25:crypto 30:current -57:dao 25:dapp 30:day 27:deploy -31:deposit 29:dex 23:doe 38:down 26:e
60:each -52:earn 64:end -36:ever -28:every -36:exploit 32:farm -24:figur -21:follow -30:friend -32:get -20:github -42:give
-30:grandson 33:grow 49:hack -65:have -23:i -24:id -23:imp 37:inside -22:interest -34:into 38:invest -28:itself -29:keep -24:kept
-29:l2 70:large -21:largest -58:late -51:latest 47:lead 37:least 33:leave 25:led 35:lend 30:lie -25:liquidation -46:liquidity
27:lock -49:lol -24:long 31:lost -52:made 25:make -45:many -23:max 29:more -51:my -72:nam 28:next -35:numb -32:number -36:old
-35:one 55:only -21:open -41:or -73:oth -37:park 25:past 26:pay -29:peg 66:people 39:per 64:perp 36:pl 44:platform -41:plu
40:present 28:project 26:protocol -21:pull 21:rate -22:reserve -34:return -24:revenue -44:reward -44:risk 24:round 45:rows -51:same
-26:sell 31:service 85:share -53:should 27:show 28:sit 53:slide 48:split 24:spr -47:stable -37:stablecoin 30:summ -64:t -30:take
26:tell -32:that 21:their -38:them 41:these 21:those 28:through -32:time 22:today -48:too 30:top -41:trader 47:treasury 27:trend
34:tvl -40:two 61:use -52:v 60:value -25:vault 32:venu -22:very -22:volatility -22:volume -35:wallet -33:want 28:week -25:what
21:where 48:who 40:whole 33:will @category=market_data -37: -16:* 48:24h -30:^account -30:^and -47:^any -41:^bid -39:^biggest
48:^book 23:^busiest -26:^can 21:^chart -32:^check 26:^circulat -25:^coin -50:^coingecko 61:^convert 38:^current 47:^depth -31:^dex
54:^did 26:^dominance 42:^everyth -26:^fee -65:^find -42:^floor 64:^fund -38:^ha 34:^if 22:^in -49:^it 33:^kind -34:^liquidation
-37:^long -35:^market 46:^mint -30:^my -35:^next 25:^no 28:^of 47:^on 64:^one -20:^or 51:^perp -51:^plot 71:^pric 42:^price
-27:^print 28:^put 43:^recent -23:^rest -27:^search -29:^since 35:^stablecoin -23:^swap -55:^text -22:^the -29:^to 37:^token 52:^top
29:^total 26:^trust 44:^tvl 54:^v -21:^what -40:^when -25:^where 41:above -26:account 37:actual -33:add -33:addres -77:address
28:aft 47:against -28:airdrop 37:also -22:altcoin 34:altogeth -26:among -36:amount -28:any 65:api -72:apple 51:around -30:artist
34:attach -22:balance -31:bank 23:beginn 40:below 21:beside -36:bet -29:bid -24:bigg 32:blockchain -59:book 22:bos 56:both 41:bought
46:brok 51:broth -25:buddy -22:burn -25:burnt 22:busiest 22:but -62:buy 23:came -24:can 40:cap 29:carry 38:cent 30:certain
-30:chance 50:chang 20:cheapest 26:check -44:circulat 23:circulation -21:claim 45:coin -30:cold -49:colleague -21:collection
-32:committee 28:compar 34:compare 33:confidence -23:contract 61:convert -29:copy -21:correct 53:cost 20:counterparty 63:country
-56:cov 21:current 38:d -78:data -45:date 42:day -24:decentralis -57:deep -43:defi 37:depth 29:derivativ 24:desk -48:dex 25:did
-26:don -47:done 20:drain -28:e 27:each 25:end -60:entry -36:erc20 -28:etf 51:even 36:everyone 35:everyth -39:exact -29:exchang
-24:exist 36:exploit 58:far -37:fear -35:fee 28:fetch 47:figur -22:fil -44:file -22:fill -59:find -40:firm 30:first -47:floor
-20:flow -34:follower 42:forgot -44:form 24:friend -31:from -40:front -30:full 42:gain -21:germany -54:goe -20:good 52:google 25:got
-44:grandson -41:gre 55:greedy 39:group -33:hack -69:had -41:half -26:happen -40:hash 25:hedge 88:hi 37:high 56:him -37:holding
-37:hows 22:id 36:incl 32:incom -55:index -22:insid -48:inside 24:invoice 32:issu -32:issue 26:job -43:just 43:keep 23:kid 32:kind
-30:know -96:l2 -29:large 27:largest 24:lead 29:least -29:let -44:level -38:leverage -32:like -58:limit 53:liq 47:liv -31:live
-25:logo -28:long -34:look -30:los -20:lost -28:lot -43:low -44:lowest -29:lp -45:made 68:margin -25:market -22:marketplace 21:max
51:may 24:mcap -40:me 27:mean 33:mention -25:message -32:metamask 25:mid -49:min 40:minute -32:mix -23:moment 35:money -37:morn
-25:mov -28:nam -42:native 27:near 29:need -53:new 37:newest -37:news 23:noon -43:now 30:number 58:offer -65:often 38:oi -67:old
-26:once 74:one 22:only 47:oracle -56:ord -30:order 23:over 42:paid -39:pair -28:park -21:part -26:payment -32:peg -58:per
-23:percent -36:period 81:perpetual -50:pippin 35:pl 25:platform 37:please -51:plot -46:plu -44:position -24:ppl -47:present
-32:project -25:protocol 23:quot 71:rank 22:rat -21:rate -44:ratio 54:reach -56:reason -34:receiv -24:receive -32:reentrancy
-67:regist -23:request 27:rest -54:risk 31:round -39:rows -21:safe 33:sal 61:same 51:sat 38:saving 48:say 46:script -73:search
39:second -45:see 43:sell -32:send -48:sent -50:serv -35:share -41:she 70:sheet -23:show 25:sit -30:sitt -39:small -59:snapshot
34:so -57:some -25:somebody 55:source -24:spr 53:spread -24:spreadsheet 46:stabl 45:stable 66:stablecoin 24:stand -23:statement
44:still -51:stood -56:stop -28:storage -20:str 30:swap -43:t -35:tak 44:taken 54:talk 20:tax -33:telegram 23:tell 38:term -56:text
42:th 38:that 32:them 33:there -26:these 45:thesi 37:thick -24:think 25:those -26:tick -46:tim 71:time -48:to -44:today 39:togeth
-43:tonight -30:tool 86:top -24:total 28:trade -55:trader -27:trait -25:transaction -21:transf 31:transfer -75:treasury -20:trend
34:trust 83:trustworthy 63:turnov 28:tvl -39:twitt 62:two 42:und -63:until 32:up -58:use -22:utc 28:v 37:venue 32:verify 23:versu
31:very -21:via 48:volume -23:wallet 48:we 22:website 24:week -25:went -35:were -20:whose -30:why -24:with -85:withdrawal -30:won
34:work -36:worth -20:would -24:write -24:x -31:year 41:yet -37:yield 20:your -36:zero @category=network_infrastructure 25: -14:*
23:^and 35:^at 32:^before -50:^call -54:^can 22:^chain -40:^cheapest 29:^coingecko -24:^compare -47:^custom 23:^decod 25:^decode
49:^did -21:^find 44:^for 24:^ga -59:^ha 50:^hashrate 33:^i 22:^keccak -20:^kind 47:^make -44:^nft 61:^on 20:^pull 24:^raw 35:^sat
41:^say 26:^search -31:^show 26:^that -35:^to -26:^topic0 28:^total 29:^transaction 25:^verify 31:^wa -27:^wallet -34:^we -22:^when
-62:^who 20:a -24:above -52:account -22:actual -27:add -61:address -37:advis -41:aft -69:also 32:among -37:amount -39:answer -23:any
-26:anyth -25:api -44:around -22:arriv -40:arrive 22:ask -25:asset -30:attestation -28:auditor 26:be -34:beacon 65:before -27:behind
-26:below -40:bett -20:between 21:bid -51:blob 57:block -21:blockchain -22:broadcast -28:built -52:burn -39:burnt 21:busy
-31:capacity -22:capital 40:chain -61:change -26:cheap -29:cheapest 38:check 28:claim 46:click 71:clock 34:collection 41:come
28:config 28:confirm -34:confirmation 44:connect 79:control 37:correct 33:count 30:counterparty 25:current -36:custom 45:d 32:data
-38:date 31:decod 21:decode -26:deliver 35:deployment 48:deposit 38:develop 41:digest 32:doe -24:don 32:down -31:drop 31:dur 52:e
64:eip 44:emit -29:empty -20:enough 31:entry -30:epoch -51:event -38:everyone 29:everyth 26:evm -31:exchang 29:exploit 42:explor
26:fail 53:fake 21:fast -24:fee -24:first 49:for 28:form -26:found 29:friend 26:from -40:front 40:full 50:gave 23:got -21:guy -71:ha
34:hang 44:happen 30:hardware -36:hashrate 43:he 60:height -21:here -28:history 46:hit -27:hold 34:honest 44:hour 21:id 36:if
-33:impermanent 52:includ 35:inside -46:internal 68:keccak -30:key 40:know -27:l2 -34:lamport 34:land -43:large 23:late -22:latest
-28:left -36:lend -34:lightn -38:liquidation -32:los -34:low -23:lowest 57:make -30:market -30:mempool -46:metamask -25:method
-22:mint 24:moment -21:more 49:morn 35:mov -25:move -26:multisig -24:must 47:n 50:nam 29:namehash -23:native 25:need -21:nev -30:new
38:nft -32:nod 49:nonce 42:noth 46:now 47:numb 38:off 37:ok -49:only 36:or -63:oth -28:our 37:out -44:output 21:own -21:owner
-41:page -27:paid 24:pap 37:past 48:payment 24:per -34:phantom 28:pl -26:please -44:pool -27:post -31:present 27:produc 59:program
34:put 29:queu -37:queue -21:rate 23:raw 66:real 54:receipt 64:receiv 27:recipient -31:regist 49:reject 24:relay 37:request
-29:resolv -30:revert 23:rpc -55:safe 71:same -30:satoshi 65:say 22:search 22:second 36:see 30:sell 48:send 70:sent 28:sentence
50:serv -49:service -25:set -49:share -25:show -92:side 32:sig -45:signatur 38:signature -35:simple -35:sit 44:site 41:slot
-29:small 53:some -47:somewhere 63:spell -23:split -64:stack -42:start -35:state 60:statu 30:still 74:str -34:stuck 21:supp 31:swap
32:swapp -22:t -43:talk 48:test -48:text 23:that 26:their 44:think 33:thru 50:timestamp -27:too -21:tool -50:topic -57:trace
42:trade -29:transaction 52:transf 70:txid 31:typ -27:unit -28:until -22:use -33:user 38:utilisation 24:valid -39:validator 58:value
22:version -24:way 52:well -40:were 23:what -42:whole -35:why 44:withdrawal -37:without -35:won 52:work 25:wrong 30:wrote -20:yet
@category=nft_analytics 53: 30:* -21:24h 27:? 43:^a -25:^all 55:^chart -21:^cheapest 69:^check -52:^coingecko 40:^collection
-20:^contract 41:^did 29:^doe -43:^everyth 29:^find 22:^for 31:^i -45:^list -24:^nft -22:^numb 24:^of -47:^on 76:^only -27:^our
-28:^rarity -25:^someone -29:^the -28:^top 28:^volume 96:^wa -36:^we 33:^what -30:^which 23:^who 39:about 27:above -20:account
60:all 23:also 40:am -32:ape -52:approval 35:artist 45:asset 45:at -41:back -40:be 28:belong -27:best 32:bid -22:blur 22:burnt
-39:but 28:buy 25:by -30:can 54:cap -45:chain -35:change 47:chart 36:cheap 32:check 29:coin -31:coingecko -26:company -43:compare
-41:compress 45:cost 31:could 43:count -43:creator -21:dao 31:daught 40:digital -28:doe 52:each -28:en 46:ever 29:every -32:everyth
-32:explor -23:far 76:fee 36:find 46:floor 26:for 29:gallery 26:gave 23:go 22:had -72:he 29:her -44:hi -30:high 26:history -33:hot
47:in 71:item 49:jpeg 92:keep -33:know -33:like -27:list -26:logo 64:lol 30:long -22:look 67:lowest 49:made 45:market 41:marketplace
56:mcap -21:me 27:member 45:metadata 26:metamask 48:moment -46:move 49:my 73:nam -51:name 42:native 24:need -27:not 81:numb
-37:offer -52:on 72:one -30:open 99:oth -44:our -24:out -33:over 68:owner 30:paid -35:pay -26:phantom 26:pictur 23:please
-27:present -95:rank -77:rarity -31:right -28:rows -68:run -36:safe 23:sal -25:same 41:set -35:should 40:side -21:sitt 21:slide
-23:someone -20:still -26:take -38:th 49:that 24:their -26:these 32:they -20:those -61:today -52:token -27:too 36:trad 33:trait
35:und -25:user 116:v 50:value 29:vault -45:volume 113:wa 35:were 37:what -22:which -43:whole 22:why -38:would @category=onchain_dex
-23: 24:^a 37:^any -40:^are 29:^biggest -25:^buy 26:^candl 24:^compare 45:^dex 40:^dexscreen -54:^find 31:^give -35:^i 50:^if
-26:^liquidation -32:^look -33:^most -37:^need -21:^net -26:^on 24:^pair -27:^please 30:^quote -20:^revenue -24:^search 35:^somebody
55:^the 20:^volume -20:^wa -52:^where -22:account 23:acros -21:address -23:against -40:also 30:amount -34:and -48:anyone -31:anyth
-31:ape 24:around -44:auditor -21:balance 20:bett 24:biggest -41:block -28:bought 37:bridg -21:call 23:candl 25:cap -34:cent
-29:check 32:claim -61:clos 27:coingecko -28:d 27:data 35:decentralis -25:decimal 40:deep 38:defillama 80:deposit 20:dev 56:dex
35:did 58:done -48:down 59:earn -21:entry -20:even 26:every -34:everybody -22:exchange 68:exploit -52:find -29:first 25:flow
-26:follower -38:found -29:fund -31:geckoterminal 20:giv 64:give -45:gone -58:green 50:had -23:happen -41:have -20:hi -23:hold 33:if
-55:keep -21:know 70:known 52:lamport -22:ledg -26:lend -21:like 27:liq -20:liquidation -22:list -26:live -25:look -23:los 33:made
30:me -56:min 22:mine 25:money 36:move 21:much -44:nam -31:nephew -37:net 47:nev 32:news -41:no 22:not 46:number -67:once 34:one
-36:oth -28:over -29:own 39:pair 24:park 28:people 25:percent -59:pippin -24:place -27:plan 31:pool 31:possible 44:present 26:profil
-36:project -20:protocol 57:pump 23:quote 24:rank 24:rate -23:recent 37:risk -27:rout -41:safe 38:same -42:search 33:second -37:sent
-23:shar -28:she 99:since 32:small 25:sold 52:somebody -49:someone -21:spot 50:statu -22:stop -30:swapp 31:t -22:table -35:talk
-37:th -45:these 20:thi 22:those 50:through -23:time -25:to 50:today -53:trader 29:transfer -30:turn -31:twitt -63:two -20:until
-47:up 24:use 26:used -28:valu 26:venu -23:venue 45:vol 24:w -21:wa -36:we -32:week 26:went -43:were -26:whole 23:worth -25:yet
71:yield -23:you @category=portfolio_wallet 7:* 69:^addres 45:^all -42:^am -21:^and -32:^any -46:^are -31:^balance 29:^biggest
75:^call 51:^coin -46:^compress -46:^contract 36:^custom -23:^deposit 71:^doe 46:^every -23:^explain 64:^find -47:^fund -48:^ga
24:^got 43:^ha 26:^hey -31:^i -21:^if 55:^in -30:^it 40:^nft -39:^numb -55:^of -59:^only 41:^our 40:^pl 21:^please 29:^pnl
-54:^price -31:^realis 24:^recent 57:^search -40:^somebody 20:^someone 36:^swap -20:^tell 31:^to 27:^token -27:^transaction 23:^tx
24:^utxo 24:^wa 34:^when -33:^where 53:^which 31:^would 24:accountant -24:acros -31:actual
-52:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -100:address 57:all
-36:also 58:altogeth 32:am -40:amount -27:answ 26:ape 46:app 61:arriv 75:arrive 77:artist -31:attach -40:attestation -23:audit
-51:back 54:bag -21:balanc -33:before -20:behind -28:below -43:bet 29:biggest -44:block -42:blockscout 48:bookkeep -47:bot 37:burn
-38:by 43:call -29:chain -51:chang 65:check -42:circle 50:claim -38:client -32:close -20:code 23:cold 20:collect -68:collection
-30:com -23:come 21:company -49:compare 26:consolidate -23:copy -20:correct -26:count 21:cousin 52:create 36:creator 40:crypto
20:custom -44:d 71:dao 24:dat -35:data -20:day -36:decimal 29:deploy 54:dev 44:did 22:digit -24:diligence 24:do 28:doe 29:down
-24:due 42:earn -31:eip -64:eligible -61:employ 58:empty 78:en -20:epoch 36:erc20 -41:even 32:ever 51:every 31:everyth 35:exact
36:exchange -21:explain -36:exploit 63:explor 54:factory 20:farm 27:favourite 23:fee -35:feed 37:fetch 40:figure -27:file 64:find
-28:firm 43:first -71:flow 22:for 37:friend -28:from -21:frozen 20:fund -27:gain 35:gave -25:get -42:given 22:goe -23:gone 27:good
31:got -22:government 56:grandson 28:green -22:guy 39:ha 59:had -45:hand -32:hardware 35:have 75:he 21:height 53:her -21:hex 26:hey
-20:him -29:hit -22:hold -23:holder -53:home 79:hot -21:idea 39:if 20:im 23:incl 57:incom 49:internal 32:inventory -21:invoice
30:issu -30:it -22:item 50:itself -46:key 24:know 35:l2 27:last 28:late -44:launder 72:left -45:legal 32:lent 38:lett 28:like
46:line 22:link 22:list -23:long 34:lost 40:made -26:may -50:mean -49:mempool -44:message -59:min 40:mine 23:mix 33:money -21:month
-27:move 61:movement 22:much 68:multisig 27:must 32:nam 27:name -45:native 24:need 36:net -54:nev -29:nft -29:no 22:noth -20:numb
24:office -36:only -40:operator 23:ord 51:our 37:out 28:pap -29:park -27:part -43:passport -25:past 30:payment 22:payout -43:pend
-35:people -22:per -53:person 45:phantom 31:piece -27:pippin -55:place 24:point 45:possible -38:post 39:present 61:pric 38:primary
-70:print 29:profile -30:profit -52:program 42:provide -31:pull -25:purchase 35:queue -49:rank -54:rate -22:raw 49:reach -39:real
-60:reason -41:receiv 44:recent 22:record -105:regist 43:rent 36:report -21:resolve 42:rich -27:rout -39:rows -27:rpc -31:run
31:safe -25:sale 25:sat -56:satoshi -23:screen 55:search 55:see 31:seem -27:sell -46:send 22:separate 50:set -46:sheet -25:should
-36:side -50:sign 46:sist -46:sit 61:sitt 57:small 43:so 38:sold -24:solidity -38:somebody -60:son -36:source 46:spendable 51:spl
-33:split -58:stabl 23:stablecoin 24:stak -20:stake 22:stand 45:state 37:statement -30:statu 32:storage -42:story 22:straight
-30:supp 29:support 30:swap -42:take -22:taken -47:talk -31:team -34:term -79:th -55:their -25:they -37:thi 29:those -21:through
-21:time 46:token 27:tonight -27:too -27:top -24:total 32:touch -24:trace -48:trade -25:trader -33:transaction -27:transf 35:treasur
65:treasury -59:turn 62:u -31:unlock 30:unspent -20:use 44:utc 25:utxo -21:valid -37:value 52:vault -31:verify 41:very -31:view
35:vitalik 26:volume -33:wait -40:week 31:well 20:were 31:whale 48:which -35:who -37:whole -36:whom -47:whose 25:will -55:win
23:with 40:worth 28:would -26:write -21:ye 20:year 26:yet 39:yield 36:you -36:your 61:zero @category=prediction_markets -26: 26:^all
58:^and -31:^best -50:^bid 54:^cheapest -34:^did -53:^do -23:^event 27:^for 31:^give 39:^ha -28:^in 53:^it 55:^last -60:^level
-31:^market -23:^no 28:^odd -25:^on 33:^open 58:^price 47:^print -59:^put -43:^settl 21:^show -29:^the 25:^trad 24:^volume 26:^which
47:^ye -31:account -33:aft 55:also 48:anyone 33:anyth -30:are 27:bag 24:balanc -34:balance -29:be -62:best 35:bett 54:bettor
28:between 24:big 23:biggest 78:book -29:both 36:bought 25:budget 24:buy 38:by 68:chance 67:cheapest -38:close -26:coin -31:com
38:company 26:contract 32:could 44:decemb -24:do -36:doe 26:down -20:each 27:event -22:ever -31:everyth 34:exact -25:exchange
-45:far -37:fee 21:find -22:firm 48:from -32:good 20:guy 28:held 21:highest -48:holder 22:if 32:insid 37:interest 33:just -20:keep
82:l2 -43:largest 42:late 21:lead -49:left -26:lend -24:limit 50:look 23:los -24:lowest 59:made 48:mail -81:manifold 27:mid 25:money
49:morn 55:most 33:mov 21:move -47:next 92:no -28:not 42:now -44:odd -22:of -42:offer 24:office -82:old 27:on 31:only -26:our
57:outcome -32:own 61:pay -51:people -50:plu 31:politic 21:post 48:print 37:profile -36:proposal -46:put -32:question 22:rat
-23:redemption 28:resolv 65:resolve -28:rest 29:right 55:rn 36:rul 31:run 23:same -57:say 55:search -32:set 36:shar 32:share
-42:sise 22:sit 21:somebody 44:stak 35:stand -36:still -27:strike -25:t -25:take -33:team 40:through 88:tick -48:time 29:to 21:told
-57:tonight -47:top -21:trade -36:trader -61:und -21:until 60:up -24:use 24:volume -28:wallet 23:want 23:which 38:whoev -38:win
24:won -21:wont 23:word 61:would -51:ye @category=search_discovery 28: 30:0x -32:^can 65:^coin 78:^coingecko 51:^compress
71:^contract -28:^dex -27:^dexscreen -27:^doe -27:^everyth 35:^find 28:^for 24:^give -20:^how -27:^look -41:^market -20:^need
-59:^nft -30:^only 31:^our -49:^price 39:^pyth -26:^search 23:^somebody -34:^the 39:^token 29:^we 44:^where -27:^which -53:^who
-35:a 30:about 34:add -23:address 38:against -38:airdrop 41:an 40:any 33:anyth -28:ape 27:are -44:artist 33:ask 42:audit 36:auditor
27:be -32:behind -24:bet 59:block 58:blockscout 32:broth 34:call 52:category -28:chang 27:chat 53:code 55:coingecko 56:colleague
23:com -31:come 40:compress 44:config 27:contract 37:copy -36:count 23:crypto -25:d -41:data 21:day 29:deepest -26:do 33:down
-24:else -26:en 36:error 22:even 25:everybody 29:exchang 22:exist -38:exploit -46:explor 30:file 35:find -26:for 51:found 23:from
21:front 44:geckoterminal 24:give -43:go -59:google -33:group -52:hand -26:hash -21:her 36:here -42:hi -41:him -45:hold 24:holder
-30:hot 24:id 29:idea 39:identify -21:if 23:it -36:item -35:keccak 42:keep 22:kind -52:know 24:largest 21:launch 35:ledg -29:list
33:log 24:long 24:lp 53:m -48:made 28:mail 29:many 29:match -35:mcap 21:mean -27:member 30:morn 35:most 29:must -36:name -57:need
-38:not -40:noth -21:off 57:old -23:only -34:oth -60:own 28:pair 44:pap 45:past 33:payment -22:per 25:piec 66:pippin 42:pl 29:please
-34:plu -34:pric -27:price -29:profile 24:publish -42:rank 28:recent 36:right 35:rows -68:same 42:sector -32:see 45:send 27:set
-54:sheet -65:should 24:show 46:so -24:sold 29:somebody -21:spot 30:start -65:stock 20:symbol 69:take -21:talk 23:th -39:their
-26:these -27:they -36:think -25:through -52:tick 54:time -40:tonight 44:tool -68:top -40:trace 36:trade -45:u 34:use -27:v
-47:value -32:venu 58:verify -52:wallet -43:want 24:we -24:website -30:were 52:whatev 23:where 29:wheth -45:who -20:whole 43:whom
-31:whose 24:wont -53:work 26:write 25:yet -36:you @category=security_risk 13:* 38:^and 44:^anyth 90:^are 30:^biggest 41:^buy
22:^check 35:^coin -28:^decode -70:^did -42:^draft -29:^find 24:^honeypot -35:^in 38:^latest 45:^list 31:^metamask -34:^mint
34:^need 23:^newest -44:^next 25:^nft -24:^on -52:^our -25:^please 29:^recent -83:^revoke 26:^safe 21:^show 20:^somebody 35:^someone
-31:^there 44:^token 54:^wa -57:^when -31:^where 28:^which 24:^who -21:account 35:addres 31:advis 42:aft -22:against -25:airdrop
30:all 42:already -74:also 41:any 35:anyone 33:anyth -43:anywhere -24:app -48:approval 29:are 54:artist 34:at -33:attach -40:audit
30:away 38:back 20:bal 38:be 80:been -24:before 30:big 25:bought 113:burn 28:burnt 36:but 31:button -20:buy 28:came 41:can -22:carry
-21:cheapest 29:clean -32:click 37:code 32:coin 23:come -36:community 31:company 77:counterparty -35:cousin -22:crypto 43:dangerou
20:dao -31:data -33:date -28:decode -23:deploy -37:deposit -61:dex -46:doe -42:draft 45:drain -47:end -65:every 43:everybody
22:exchange 21:fail 59:far 29:fear 26:file -62:find -41:flagg -38:floor -21:found -22:friend 23:from -40:front -25:full -51:gave
-35:get 36:go -51:goe -32:grant -40:he 40:hex 72:hit 30:hold 22:honeypot -22:inside 38:into -23:key -21:know -26:kyc 21:late
37:latest 25:launch 44:launder 35:lead -36:left 24:legit 37:let 31:lett 25:letter 38:liquidity 47:list 38:look 29:lp 42:m 55:made
56:mail 30:many 35:may 56:memecoin 29:metamask -26:min 26:mine 24:mix 27:more -34:most 40:move -22:my -52:network 28:new -40:newest
-25:news -51:next 30:nft 33:no -26:not 22:of -31:off -54:old -21:only -30:open -32:or -26:oth 24:out 30:over 34:own -47:owner
30:pair 49:park 37:paus -22:people -42:permit -27:pippin -31:please -20:pool -34:post -28:print -34:protocol 29:real 63:reason
-24:reentrancy -39:return -83:revoke 39:risk 48:rows 46:rug 27:rugcheck -30:run 77:safe 22:sanction 37:say -39:screen -27:several
-20:shar 21:share 45:she 37:short 76:should 21:show -35:simulate -27:since 70:so 55:someone -36:spend -26:spl 27:stable 35:statu
50:swap 93:t 23:take -33:that 29:them 84:these 29:thi 22:think 57:those -50:tick 33:token -66:tonight 22:too 32:trad 21:transfer
44:trap 20:treasury -41:trustworthy -38:unlimit 37:up 39:valu -32:verify 53:want -25:we 48:went 56:were 24:who 39:whoev 48:why
48:with -27:withdraw -21:work 50:worth 47:writ 20:year -23:you @category=token_contract -8:* 22:^abi 23:^account -49:^addres 70:^and
-66:^call -28:^check -23:^coin -41:^convert -20:^custom 45:^do -66:^event -32:^everyth -52:^find 21:^for -32:^ga 52:^get -25:^have
61:^hold -24:^honeypot -24:^how 21:^i 51:^look -53:^make 23:^metamask -38:^mint 69:^need -43:^numb 37:^of -35:^on -22:^open 50:^our
-33:^read 33:^supp 36:^the 38:^to -58:^token 44:^topic0 48:^total -28:^twitt -49:^verify 56:^wallet -28:a 35:abi 25:accord
37:account 70:address -33:against -43:all 28:allowance 45:already -81:also 104:amount -21:app -29:approval 72:argument -63:artist
26:ask -65:attach 20:audit 71:auditor 42:average 21:balance 21:be -26:been 36:behind 29:bet 35:blob 37:board 48:book -37:bookkeep
23:build -82:burn -20:burnt 21:buy 20:byte -31:bytecode -48:call 42:calldata -31:came -27:cap 21:chang 32:change -34:chart -21:cheap
-31:check 33:circulat -22:claim 53:client -26:coin 21:colleague 34:compil 29:constructor -36:contract -34:convert -32:cost 45:count
27:country 41:cov -51:create 43:d -23:dangerou -35:dao 49:decimal -28:decod 31:deployment 22:develop 54:dex -22:did 26:different
-34:do -25:don 50:down 27:dump -57:each -40:eip 52:email -31:emit 80:employ -23:empty -21:etherscan 40:event -24:ever 21:exist
-28:explain -49:factory -21:fake -47:far 22:farm -37:figure 21:filt -62:find 55:firm 69:flow 29:follow -31:follower -30:forgot
-27:front 31:full 22:function -24:ga -63:gave 25:geckoterminal 31:get 28:go 32:government -53:group 38:hack 43:hand -21:happen
-32:held 28:hex 25:hi 45:hold -39:holder 54:holding -24:honeypot -20:hour 21:includ 35:income 48:index -24:input 32:inside
-23:interest -49:json -33:keep 70:know -24:landlord -27:late 27:latest -65:launch -27:lead -43:legal 47:log -39:logo 50:look 22:los
-45:m -80:make -52:match 41:mean 47:method 51:min 36:mint -67:month 21:more -48:morn 29:mov -33:movement -25:multisig 35:myself
-37:nam 26:name -36:native 49:need 32:news -23:next -42:no 31:nobody 29:normal -24:not -29:numb 21:of -53:off 44:official 21:old
38:oldest -27:once -21:one 26:only 41:open 24:or -68:oth -27:our -28:out 42:page 64:paid 31:pap -36:part 28:paus -21:pay -43:people
28:percent -47:phantom 35:pile -38:pippin -20:pl 28:point -60:post -24:pric -26:price 26:profit -33:protocol 36:proxy 45:publish
34:pull -21:purchas 29:purchase -36:rate 28:read -40:real -26:reason -73:receiv -38:receive -49:reentrancy 49:relay -35:request
37:return 46:revert 27:review -31:round 35:rout -49:safe -73:same 58:satoshi -53:say 26:school -28:score 22:script -32:sell 22:shar
-45:share -50:she 49:should 32:show -21:side -69:since 27:sise -21:sitt -63:so -25:source -32:stabl 40:stable 53:stack 26:start
24:stat -20:statu 38:still 52:stop -22:swap 25:swapp 23:symbol -38:t 32:table -38:take -51:telegram 46:tell 45:text 72:th 24:there
32:they -31:thi 23:think -48:those 61:tick 23:tim -65:time 39:tool 65:top 59:topic 44:topic0 33:trade 37:transaction -23:transf
-48:twitt -33:two -27:tx 28:und 51:unit -44:unlimit 39:unlock -27:use -25:v 22:value 30:vault 57:verification 37:volume 45:wallet
-44:way -31:went -34:were -35:whale 29:where 38:who -28:whom -66:whose 26:work -36:writ -48:write -33:wrong -38:yet -29:yield
@chosen-count 114:* -58:? -25:^did -22:^how -20:^i -52:^put 46:^show -83:^the 54:^which 69:^who -61:account -27:addres 23:all -42:am
53:are 32:ask -21:at 39:back -22:big 75:biggest -46:buy 66:by -70:cent 39:chain 40:coin 78:coingecko 60:collection 44:contract
-27:could 43:crypto -37:defillama 68:dex -47:did 29:dump 35:each 85:enough 81:event -33:exchange 57:first -60:for 25:ha -50:have
31:hold -32:how -21:i -38:id -40:if -41:it 49:just 30:keep 31:list -76:lost -22:market 38:money 76:most -99:my 31:name -25:no
-24:nonce -36:numb -30:of 38:on 36:only -40:out -57:over -30:pay 51:pl 24:please 109:pool -33:price -52:put -22:right 70:rugcheck
24:sector 26:see 67:show -46:sit 21:that 24:the 53:their -37:there -34:thi 49:to 43:today 73:token -44:top 45:transaction -37:transf
37:up 51:volume 30:want -23:we -21:when 87:which 28:will 70:with -88:ye -25:you @chosen-said 96:* @chosen|other -20:*
@content=0|first -8:* @content=1|first -19:* @content=2|first -29:* @content=4|first 21:* @content=6|first 16:* @described 21:*
@drops|named|new|other -11:* @drops|open|new|other -6:* @fault -80:* @first=1|other -27:* @first=2|other -32:* @first=3|other -6:*
@first=4|other -3:* @first=5|other 28:* @first|other 32:* @group=first -23: -7:* 50:^ 23:^a -24:^account 37:^addres 106:^also
-32:^am 54:^and 44:^anyth -39:^balance 45:^before -48:^best -66:^bid 63:^biggest 48:^book -42:^burnt 33:^buy -28:^by 31:^call
-23:^can 34:^candl 27:^chain 43:^chart 38:^check 74:^coin 43:^coingecko 28:^collection 47:^compare 20:^compliance 41:^compress
93:^contract 52:^current -38:^custom -25:^deposit 46:^depth 38:^did -31:^do 23:^doe 24:^dominance -50:^draft -70:^event 33:^every
-22:^everyth -30:^explain 23:^fee -34:^fetch -21:^fill -27:^floor 47:^for -64:^from 41:^fund 51:^get 55:^give -25:^hash 43:^hashrate
26:^hey -30:^highest 20:^hottest -36:^id 60:^if -27:^imp 31:^in -21:^keccak256 21:^kind -20:^largest 30:^last 32:^latest -28:^ledg
-38:^lend -42:^level -49:^liquidation -38:^long -33:^look 24:^lowest -26:^make -65:^market -24:^may 30:^metamask 39:^mid -54:^most
-67:^nam 34:^need -34:^nft 64:^not -73:^numb 22:^odd 81:^one 27:^only 42:^our 51:^perp 41:^pl -30:^please -50:^plot 28:^pnl 33:^pric
43:^price 22:^print 30:^pull -49:^put 42:^pyth -23:^rarity 24:^raw -45:^read -33:^realis 48:^recent -30:^rest 28:^revenue
-86:^revoke -134:^rows 47:^run 26:^safe 32:^sat 57:^say 30:^search -43:^settl -84:^should -61:^since -26:^snapshot 37:^so
30:^somebody 29:^stablecoin 42:^supp 28:^swap 22:^tax -48:^text 52:^their 54:^token 53:^top 25:^topic0 58:^total 21:^trust
-39:^turnov -56:^twitt 22:^und 52:^v -42:^verify 38:^volume 114:^wa 49:^wallet -44:^where 25:^would 44:^ye 25:abi 44:about
-39:account 23:accountant 51:actual
-56:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -89:address 66:advis
26:aft 26:against -35:airdrop 36:all -82:also -30:altcoin 30:am 50:amount 25:annual -29:answ -38:answer 36:anyth 47:anywhere
34:apart -37:api 37:app -78:apple -75:approval -21:approve 33:apy 66:argument 46:around 36:arriv 33:arrive 35:article 31:artist
29:ask 42:asset -22:atm -63:attach -55:attestation 32:auditor 30:aunt -22:authority 28:average 38:away 53:bag 54:bal -25:balance
-51:bank 43:basi 35:be -45:beacon 49:been 30:before -43:behind -30:best -28:bet 23:bett 37:bettor 55:big 25:bigg 40:biggest -58:bill
-23:blob 22:block 86:blockchain -22:blur 35:board -52:bond 40:bookkeep -31:boost 46:bos -26:bot 25:both 44:bought 21:bridg
-51:broadcast 40:brok 58:broth 25:budget 34:build -30:built 25:burn -26:burnt 25:button -33:buy 22:by -44:bytecode 28:call
37:calldata 21:came -82:cancel 93:cap -37:capacity -30:capital 30:carry -44:cash 45:category 60:certain 21:chain 37:chance 37:chang
-26:channel -36:charge 33:chat 34:cheapest 63:check -62:circle -30:circulat 22:circulation 58:claim 30:clean 28:client 62:clock
-43:close 50:code 28:coin 48:coingecko 26:colleague -46:column 31:come -35:commit 38:committee -31:community 32:company 43:compare
23:compil 49:complete 44:compress 25:confidence 31:config -37:confirmation 42:connect 24:consolidate 32:constructor -21:contract
66:control 35:could 49:count 73:counterparty 65:country 36:court 65:cousin 22:cover -30:create2 41:crypto 37:csv 28:currency
45:current -29:custom 43:d 34:dangerou 22:dapp -27:data -36:date 42:day 86:dear 38:decemb 33:decimal -21:declare -35:deep
-20:delegat -36:deliver 41:deploy 53:deployment 34:deposit 30:depth 22:desk 56:dev 45:dex 44:did -30:difference 36:different
39:digest 32:digital -26:discord -50:disposal -64:dispute -29:do -45:don 59:done 90:down -43:draft 42:drain -26:due 24:dump 25:dur
24:e 41:each -40:egg 30:eip -74:eligible 50:email 49:employ 36:empty 55:en 62:end -47:epoch -41:etf -26:etherscan 27:even
40:everybody 40:everyone 33:evm 30:exact -47:explain 67:exploit 33:explor 29:fail 23:far 41:farm 86:fattest 40:favourite -25:fear
55:fetch 45:figur 30:figure 35:fine 23:first 31:flagg 29:flow 30:follow -79:follower -42:form 30:friend 23:frog 22:from 48:front
-25:frozen 34:gallery 38:geckoterminal -53:germany 24:gett -27:github 26:giv 34:give -36:given 48:go 31:gone -34:good -64:google
34:got 26:grandson -43:gre 34:greedy -46:green -25:group 33:grow 73:had -34:hand 30:hang 21:happen -26:hardware -39:hash
-42:hashrate 30:hedge 68:height 24:held -63:help 38:her 26:hey 51:hi 25:highest 32:him 46:hit -63:holder 43:holding -71:home
27:honest 46:hot 20:hottest 32:hour -27:hurt 42:id 39:identify 52:if -24:imp -34:impermanent 41:incl 24:includ 89:incom -43:index
-34:inflow -47:input 27:insid 69:inside -24:insist -55:insurance -20:interest 41:inventory 37:invest 40:invoice 34:issu 40:item
-68:job 47:jpeg -47:json 44:just 67:keccak -21:keccak256 57:keep -21:kept -67:key 21:kid 66:kind -26:knee 69:known -38:kyc
52:lamport -40:landlord -25:latest -40:launch 37:lead 83:least -24:leav 32:leave 21:ledg 35:left -86:legal 27:lent -48:level
-39:leverage -21:licence 42:lie -47:lightn -60:limit 54:line 64:liq -36:liquidation 21:list -35:live 27:lock 48:log -67:logo
-25:long 20:look -30:los 37:lost -25:lot -38:low 58:m 51:made 70:mail -90:manifold 64:margin 31:mark 51:marketplace -30:match 53:may
64:mcap 50:memecoin 41:memo -57:mempool 22:mention -46:message 32:metadata -52:min 43:mine 52:mint -30:minut 54:minute 36:mix
69:money -66:month 36:mov 25:move 31:movement 24:much 38:multisig 30:must -22:my 24:myself 40:n 22:namehash -27:native 60:need
27:network -25:nev -23:new -41:next 47:nft 54:no -39:nod 33:nonce 34:normal -41:not 40:number -46:odd -29:off -68:often 43:oi
-36:old 32:oldest 22:onchain 72:one -24:open 29:oracle -54:ord -37:order 33:orderbook -89:ordinal -55:oth 24:out 54:outcome
-21:output 23:owner 31:page 50:paid 28:pair 81:pap -34:park -40:part -56:passport 62:past 41:paus 43:pay 50:payment -43:peg -41:pend
-47:people -43:per -79:period 39:permit 58:perp 81:perpetual -45:person -21:phish -23:phone 21:pick 23:piece 29:pile -52:pippin
68:pl 21:plac -34:place -35:plan 72:platform 21:please -48:plot -64:plu 39:podcast 24:point 25:politic -30:position 56:possible
-75:post 102:ppl -49:premium -34:prepare 29:present 20:pric -23:price -24:primary -25:print -21:priority 25:produc 26:profile
-44:proposal 40:provide 37:publish 23:pull 61:pump 35:pyth -45:query -41:question 24:rabby -22:rais -37:range -21:rank -52:rarity
28:rat -46:rate -49:ratio -65:re 59:reach 26:read 44:real -24:realis 53:receipt -50:receiv 30:recent 25:recipient 36:record
-25:redemption -58:reentrancy -63:regist 24:register 41:reject 68:relay -37:rememb 34:rent 25:report 58:reserve 35:resolve
-32:revenue 44:review -86:revoke -39:reward 28:rich 44:rn 23:round 60:rows 27:rpc 26:rug 22:rugcheck -61:run 22:safe 27:sal
-30:salary 38:sale 21:sanction 36:sat 69:saving 24:saw 37:say -26:score -43:screen 23:search -52:season 47:second 43:see 34:seem
-54:seen 24:sent -23:separate -31:serv -44:service 28:set 72:settlement 38:shar -40:she 36:shill 24:short 34:show 68:sid -39:side
26:sig -24:sign -37:signatur 30:signature -42:simple 44:since 34:sist 26:site 21:sitt -32:skip 34:slide 23:slip 22:slot 21:small
-59:snapshot 87:so 45:sold -24:solidity 31:some 39:somebody 26:someone -30:somewhere 30:son -20:spam -68:spell -42:spend 21:spl
60:split 26:spr 54:spread 37:spreadsheet -26:stabl 81:stable 42:stablecoin -27:stack 42:stak -33:stake 58:stand 31:start 20:startup
22:stat 32:statement 33:statu 70:still -57:stock -21:stood 23:story 66:str -30:strike -48:stuck 25:sub -40:sum 29:support 72:swap
33:swapp 28:symbol -40:tak -24:tall 21:tape 27:tax -37:telegram 39:tell 39:test -55:text 37:th 21:that -31:theft 38:themselv
27:there 68:these 42:thesi 24:thick 25:think 60:those 24:through 41:thru 42:tick -30:till -60:tim 48:timestamp -20:today 22:togeth
27:token -64:tonight -45:too 26:took 56:tool 29:top 38:topic0 -29:total 29:touch -71:trace 24:track 53:trade -78:trader 25:trait
-43:transaction 23:transfer 41:trap 51:treasur 63:treasury -66:trezor 20:trust 51:trustworthy 36:turn 68:turnov 50:tvl -74:twitt
61:txid 31:typ 25:type 56:und 36:unit -61:unlimit 28:unspent -49:until 41:up -60:upcom -32:update 32:url 54:used -40:user 61:utc
36:utilisation 21:utxo 84:v -62:validator 42:valu -25:valuation 79:value 26:vault -39:verification 21:versu 40:very -37:via -25:view
40:vol -25:volatility 22:volume -27:vote -51:wait -54:walk -21:wallet 45:wanna -31:watch -43:way 27:we 39:website 58:well 36:went
-45:were 20:what 57:whatev 30:where 50:wheth 22:who 52:whoev -31:whole -72:whose -32:wife 37:will -61:win 63:withdraw -27:withdrawal
-22:without 55:wont 24:work 34:worth 41:would -33:write -48:wrong 34:wrote -50:x -60:ye 31:yield -21:z 54:zero @joint 26: -36:*
37:0x 78:24h 54:? 52:^a 23:^all -20:^am -89:^and -69:^are 22:^before 59:^biggest -49:^compare -41:^could 27:^custom 48:^dex -73:^did
23:^everyth 41:^fee -43:^find -58:^floor 62:^for -60:^from -23:^give 44:^got -27:^ha 85:^holder -60:^if 43:^last 29:^look 53:^need
-35:^next 102:^on -44:^open 33:^or -55:^our 31:^pool -47:^price 28:^show 22:^since -42:^somebody 58:^spot -49:^that 30:^the -28:^thi
-20:^token -75:^total 24:^trad 114:^tvl -43:^v -25:^what -23:^when 48:^where 21:^which 32:^who 26:^whose 34:^why 54:a 47:about
28:above -55:accord 50:account -80:acros -35:active -31:actual 71:addres 74:address 42:adjustment -44:advis 41:afraid 38:again
-93:against 28:all -52:allow 59:already 94:also 39:am -32:amount 41:an 45:answ -37:answer 38:any 33:anyone -48:anyth 26:anywhere
66:ape 41:api 33:approval -79:apy -24:are 23:around 21:artist 52:ask 32:audit -62:auditor 48:average -37:bag 38:bank 28:base
-26:basi -48:be -27:been 25:before 86:behind -30:belong -31:below -66:best -31:between 41:bid 28:big 31:biggest 55:blacklist
-90:block 29:blur -28:book 49:boost -35:bought -31:bridg -57:bridge 51:built 48:burn 64:but 49:buy -34:by 48:byt -31:call -31:can
-102:cap -35:change -30:channel 49:chart -42:cheap -57:cheapest -25:check 65:circulat 24:click -38:client -25:clock 29:code 36:coin
-50:collection -43:come 58:committee 61:compar -54:complete -54:compress -95:confidence 20:confirm 32:confirmation 40:contract
33:control 23:correct -56:cost 24:count -45:create -38:create2 -35:crypto 88:current 38:custom -38:cut 29:dapp 31:dat 51:data
35:date 59:daught -62:day 27:decemb 48:decentralis -26:decid 46:decod -57:decode -42:deep -39:defi -80:defillama -46:deploy 79:depth
42:derivativ 34:desk 26:dev -30:dex -33:dexscreen -55:digest 36:diligence 46:dominance -30:done -25:down 59:due 42:dump -35:e
-41:each -27:earn -35:eip -25:eligible -40:en -60:end -42:enough -72:entry 46:epoch 29:error -26:etherscan 71:ever -66:every
43:everybody -22:everyone -36:everyth -92:exact 24:exchang -22:exploit -26:explor 29:fake 54:far -45:farm 41:fear 24:fee 56:feed
-59:fetch -51:figur -53:figure -22:find 29:firm -77:first -33:floor -29:for 25:forgot 38:form -40:front -30:ga 51:gain 56:give
-68:go 25:gone 22:governance 58:government 104:grandson 49:grant 54:gre 27:group -50:guy 28:ha 74:hack 40:hand -28:hash 35:hashrate
121:have 57:he -73:height -66:here 61:hex 81:hi -21:high 23:highest 97:history 62:hold 60:holder 45:honest 29:honeypot 35:husband
-53:id -21:in 34:incl -47:includ -40:incom -38:init -45:input 59:insist 67:internal -57:into 30:invoice 26:it 24:itself -30:keep
56:kept 26:kind 34:know 72:l2 53:largest -27:late 60:latest 73:launch -48:lead -92:least 41:led 24:left 68:lett 28:like 85:limit
24:link 42:liq 48:liquidation 25:liquidity 44:list -64:live -26:log 43:logo -35:long -22:los 46:lost 28:lot 78:lowest 58:lp -30:m
28:made -51:mail -58:make 39:many -122:margin -81:market -46:may -80:mcap -27:me 21:mean 23:member 20:memecoin -30:memo 28:mention
26:metamask 61:min 26:mine 26:mint -53:minut 67:morn -35:most 28:mov -46:move -26:much -37:must 28:n -55:nam 42:name -69:native
-29:need 48:nephew -45:net -38:nev 36:new -72:newest -28:next 35:no -34:nobody -32:node -37:nonce 84:not 52:noth 35:now -21:numb
47:number 51:odd -49:off 33:offer -23:often 27:oi -30:on -53:one -98:only 33:open 60:option -56:oracle 82:order 22:out -38:over
20:own -39:owner 26:page 49:paid 76:park 51:part -60:past -44:pay 32:payment -34:peg -22:people 35:percent 60:permit2 -48:perp
-62:perpetual 55:phantom 40:phish 24:phone 48:piec -49:piece 114:pippin -39:plain -53:platform 38:plu -65:point 45:pool 33:position
39:post 50:premium -72:present -53:pric -33:primary -41:print 82:priority 47:produc -43:profile 70:project 39:protocol 55:public
-53:pull -39:pump 75:purchas 31:pyth -28:quot -22:rate 48:raw 84:re 29:read 48:real 61:receiv -36:receive 47:recommend 48:record
27:rent -37:report 70:rest 31:revenue 22:revert -37:reward 35:risk -61:rn -44:round -38:rout -71:route -114:rows -28:rpc -22:run
-45:safe 90:said 39:sal 37:same 39:sat -49:search 45:see -27:sent 46:separate 64:sery -57:settl 37:shar 56:share 74:sheet 40:should
-24:side 39:sign -22:signatur 68:signature -38:single -33:sise 36:sist 27:sit 44:site 49:sitt 35:slide -82:slippage -36:small
-26:snapshot 35:so -46:sold 34:some 73:somewhere 43:sort -41:source 41:spend -24:spl 76:spot -47:stabl -29:stak -37:start -30:state
69:still 70:storage -28:story -31:str -38:straight 30:stuck 26:stuff 30:supp 33:support -72:swap 37:swapp -30:table 51:tak -43:take
24:talk 30:tax 59:telegram -43:test 23:the -38:theft 61:their 102:then 53:there -49:these 42:they -32:thi 81:think -48:those
-117:through 20:ticket -59:time -26:token 55:too -20:top -56:topic -34:topic0 53:total -36:touch 54:tp -86:trace -59:transf
-62:transfer 21:treasury 55:trend -35:turn -30:turnov 40:tvl 56:two 53:u -38:unclaim -57:und -53:unit 29:until -60:up 25:url 22:use
-59:used 122:user -42:utc -97:v -67:valu -73:value 40:vault 21:vb 94:venue 33:verify -32:version 29:very 28:vol 45:wait 61:wallet
78:way 22:we -54:well 102:were -25:what -44:whatev 24:when 23:wheth 22:who -40:whoev 30:whole -70:whom 36:why -48:with 32:withdrawal
50:without 40:won -45:word 36:work -43:worth -65:would 62:writ 28:write 21:wrote 34:ye -21:year 55:yet -32:yield 28:your @joint=1|1
-66:* @joint=2|1 -16:* @joint=2|2 -3:* @joint=3|1 -58:* @joint=3|2 47:* @joint=3|3 -79:* @joint=4|1 26:* @joint=4|2 -22:* @joint=4|3
-25:* @joint=4|4 -33:* @joint=all|lacks -181:* @joint=all|whole 110:* @joint=askings|1 90:* @joint=askings|2 5:* @joint=askings|3
-114:* @joint=left|lacks -66:* @joint=repeat|2 -100:* @joint=rules|1 -91:* @joint=rules|2 37:* @joint=rules|3 17:* @joint=rules|4
-43:* @keeps|named|new|other 69:* @keeps|open|new|other 47:* @lacks 5:* 30:0x -39:^ -29:^a 38:^addres -44:^any -47:^balance -29:^bid
28:^block 42:^buy 56:^by 69:^call -31:^can 29:^candl 22:^chain -51:^chance -22:^cheapest 38:^check 60:^clos 49:^coingecko
47:^collection 35:^compare 25:^compliance -52:^could -56:^current -41:^decimal -31:^decode -24:^deposit 37:^depth -38:^dex
-41:^draft 44:^event 37:^everyth -47:^explain -27:^fear -62:^fee -31:^fill 27:^floor 29:^found 49:^fund -73:^ga 53:^get 38:^ha
34:^hash 26:^hey 52:^holder 53:^honeypot 23:^hows -62:^it 42:^kind 25:^last -34:^latest -25:^ledg -39:^liquidation 46:^look
23:^market 31:^metamask -37:^my -51:^newest -49:^next -45:^nft 21:^notional 59:^of -23:^on 32:^open -23:^ord -27:^our 40:^pl
20:^plot 29:^pnl -47:^protocol 53:^pull -43:^read -29:^realis 44:^revenue -65:^revoke 41:^rugcheck 75:^run 26:^safe 23:^sat 36:^say
46:^search 22:^show 48:^so -32:^somebody 36:^stablecoin 31:^swap 27:^tell -44:^that -57:^the 40:^there -39:^thi 52:^token -59:^top
-33:^topic0 -32:^total 58:^trad -50:^transaction 60:^tvl -21:^two -21:^v -41:^verify 31:^volume 126:^wa 43:^wallet 21:^we -48:^where
-21:^whose -37:^with -25:^yield 44:about 35:above -26:accord -54:acros -64:actual 39:ad 32:add
-53:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -61:address 48:advis
52:aft -48:against -24:airdrop 48:airdropp 35:all 43:allowance 44:already -49:also -26:altcoin 22:altogeth 23:am -51:among
-44:amount 23:an 30:annual -55:answ -33:answer -46:anyone -34:anyth 44:anywhere 23:ape 32:api -76:apple -46:approv -21:approve
66:argument 76:around 43:arriv 34:arrive 75:artist -32:ask 33:asset 43:ath -61:atm -49:attach -47:attestation 24:audit 27:auditor
43:aunt 39:average 40:away -56:back 32:bag 58:bal -30:balanc -26:balance 22:base -38:be -46:beacon 48:been -21:before -20:beginn
-26:below 55:bettor -44:bid 32:big -37:bigg -44:biggest -22:blacklist -48:blob 88:blockchain -37:blockscout 34:board 29:book
31:bookkeep 23:bos 46:both 79:bridge 51:brok 93:broth 52:build 41:built 35:burn 20:but 28:button -25:by -29:can -82:cancel 24:cannot
85:cap -29:capacity -35:capital -22:carry -46:cash 67:category 79:certain -39:chain -23:channel -21:charge 30:chat -28:cheap
38:check -60:circle 53:circulat -34:circulation 46:claim 31:clean -40:click 23:clos -28:close 41:code 35:coin 28:coingecko 21:cold
31:colleague -48:collect -47:collection -35:com -46:come -26:commit -37:community 25:company 34:compare -39:complete 23:compliance
-44:confidence 80:confirmation -44:connect 25:consolidate 28:constructor -55:copy -27:correct -22:could 63:counterparty -28:country
40:court 33:cover -30:create -47:create2 -68:crypto 47:csv -28:currency 26:current -74:cut 34:dangerou 25:dao 27:dapp 35:dat
20:daught 69:dear -60:decemb -29:decentralis -26:decimal -35:decode 66:deep -52:defi -80:defillama -25:deliver 36:deploy
55:deployment 38:deposit 27:derivativ 21:desk 45:dev -33:develop -45:dex 46:did -37:diff -27:difference 24:digit -35:disposal
-45:dispute 29:doe -31:dominance -29:don 60:done 59:drain -43:e -44:each -38:egg -27:eip -52:eligible 20:else 51:email 79:employ
23:en 29:enough -62:entry -40:epoch -34:etf -58:etherscan 65:event 29:ever 46:everybody 29:everyone 21:everyth -35:evm -32:exchang
-61:explain 89:exploit 51:explor 34:fake 49:far -36:fattest -32:fear 30:fee 26:fetch -20:figure -32:fil -30:fill -34:fine -27:first
30:flagg -56:float 37:flow -80:follower -47:form 28:foundation -21:fresh 74:friend 24:frog 48:from -22:frozen -30:full -38:function
59:fund -30:futur -85:ga 24:gain 67:gallery -40:germany 67:giv 23:give -56:given -44:go -52:goe 41:gone -81:goplu 30:grandson
-26:gre -63:green 39:grew -37:guy 53:hack 69:had -57:hand 30:hang -25:hardware 30:have 63:he -34:held -30:help 60:her -68:here
26:hey 22:hi 28:high -56:highest 47:him -21:history 53:hit -30:home 29:honest 59:honeypot 53:hot -64:hour 42:hows -26:hurt 33:id
-50:idea 39:identify 25:if -34:impermanent 75:incom -89:index -36:init -83:input 39:insid 44:interest 42:invoice 88:issu 55:issue
39:item -47:job 60:jpeg -48:json 22:just -20:keccak 21:keep -50:key 28:kind -25:knee 27:know 63:known -31:kyc 86:l2 21:lamport
-30:land -36:landlord 27:large -35:largest -35:late 65:launch -67:leav 24:leave 40:left -24:legal 56:lend 27:lent -52:let 40:lett
23:letter -32:level -21:leverage -39:lightn 46:like 21:limit -42:line 36:liq 25:liquidity 37:list -30:lock -30:log -65:logo 31:long
-49:los 55:lose 30:lost -22:lot -23:lowest 21:lp -20:m 67:mail -24:mak -25:make -82:manifold -21:many 25:margin 43:marketplace
-55:match 35:mcap 29:me -55:mean 53:member 54:memecoin 51:mention -43:message 45:metadata 37:metamask -55:method -28:midpoint
-23:might 62:mine 44:mint -45:minute -29:month 51:morn -65:most 55:mov -45:move 28:movement 42:multisig -28:must -50:n -42:nam
59:name -67:native -26:near 27:need 39:nephew 30:network -38:nev 27:new -89:newest 34:news -57:next 24:nft -31:nod -28:node
-32:nonce 44:noth 45:numb -41:odd 24:of -22:offer 38:office -39:often -40:old 40:oldest -45:once -31:onchain 32:one 29:only 31:open
-27:option 33:or -26:oracle 30:order 21:orderbook -62:ordinal 36:oth 24:outcom 23:overall 21:p 22:page 45:paid 81:pap 49:park
56:paus 70:pay 34:payment -28:payout 52:peg -22:pend -87:people 22:per 36:percent -63:period -33:permit -26:permit2 -32:perp
-26:phish 40:pick 45:picture 28:piec -27:piece -147:pippin 41:pl -21:plac -53:place -30:plan 85:platform 34:please 29:plu 60:podcast
25:point -21:pool -37:position -29:possible -34:post -41:ppl -39:prediction -47:premium -32:prepare -65:present -39:pric -69:primary
-65:print -29:priority -29:proposal -34:protocol 40:provide -29:public 58:pull 46:pump 56:purchase -20:put 43:pyth -27:quarter
-39:query -20:question -37:queu -33:quick -38:quot -51:range 30:rank -30:re 62:real 57:receipt -35:receiv -35:recent 25:recommend
-27:redemption -51:reentrancy -47:regist 29:reject 53:relay 45:rent -39:require 66:reserve 51:rest -52:revenue 26:revert -36:revoke
-32:reward -25:risk -65:rn -50:rows 49:rpc 25:rug 30:rul 51:run 39:safe 88:said -28:salary 63:sat 30:saw -25:school -64:score
-61:screen 72:search -28:sector 23:see 31:seem -68:seen -24:sell 29:send 39:sent -26:sentence -86:serv 31:sery 58:settl
78:settlement 39:several 61:shar 36:share -25:she 92:sheet 58:shill 31:short 45:should 81:sid -57:side -37:sig -39:signatur
71:signature -23:simple 79:since 29:single -36:sise 38:sist 23:sit 51:sitt -28:skip 22:slide 31:slip -25:slippage -68:snapshot
30:sold -47:solidity 33:son -29:sort -40:source 59:spell -24:spend 31:spendable -54:split 43:spr 25:spread 24:spreadsheet -84:stabl
117:stable -25:stack -29:stake 35:stand -20:start 26:stat -33:state 28:statement 105:still -27:stolen 49:stood 29:storage 25:str
-32:straight 33:strik -34:stuck 41:sub -58:sum 35:summ -52:suspect 35:swap 50:swapp -34:symbol 37:t -31:tak 50:take -68:taken
-24:tall 39:tape -46:telegram 46:tell -42:term 43:text 44:that 32:the -41:theft -73:their 56:there -32:they -22:thi 44:think 57:thru
110:tick -23:ticket -61:tim 39:time -26:tip -68:togeth -56:tonight -78:too 27:took 62:tool -66:topic -46:topic0 -66:total -51:trace
-21:trade -68:trader 44:trait 49:transf 78:treasur 69:treasury -65:trezor -24:trust 65:trustworthy -34:turn -32:turnov 104:tvl
-64:twitt 23:two -46:tx 52:txid 21:typ 42:u 36:und -45:unit -34:unlock 29:unspent -40:until -31:update 29:url 25:use 54:used
-35:user 31:utxo -46:validator 58:valuation 41:vault -26:vb 29:venue -43:versu 22:very -27:via -27:view -47:vitalik 25:vol
-20:volume 32:wa -57:wait -23:walk 28:want -56:way 48:we 25:website 34:week 50:went 45:when 20:where 42:while -47:whole -29:whom
-65:wife 28:will -55:win -38:with 53:withdraw 59:wont 34:word -70:write -75:wrong 41:wrote -42:x 50:yet 72:yield -33:you -23:your
61:zero @lacks:address 6:* 25:10x -21:? -39:^ 49:^abi 50:^all -34:^any 44:^are -45:^balance -29:^biggest 43:^buy 89:^call 44:^check
-33:^could -28:^decimal -31:^did 45:^doe -21:^draft -23:^explain 51:^find 49:^fund -69:^ga 31:^have 30:^hey 36:^holder 54:^honeypot
29:^in -61:^it -26:^latest 48:^look -30:^my 55:^need -23:^next -39:^on -26:^open 29:^pnl -26:^price 57:^pull -46:^rank -29:^realis
-21:^recent -67:^revoke -23:^reward 41:^search 36:^show -40:^somebody 39:^someone 43:^swap 24:^text 42:^the -27:^thi -23:^top
-42:^total 35:^trad -40:^transaction -40:^verify 89:^wa 60:^wallet -29:^want -25:^we -27:^where 28:^which -21:^who -26:^whose
-24:^why 60:abi 36:about -21:above -23:account -59:actual
-45:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -43:address 34:advis
63:aft 56:airdropp 102:all -35:allow 34:allowance 78:already 33:am -24:among 54:any -45:anyone -24:anyth -43:anywhere 55:ape 46:app
-48:approv -27:approve 37:arriv 76:arrive 20:artist -31:ask -76:attach -44:attestation -41:audit 56:auditor 39:away -34:back -31:bag
66:bal -24:balance 26:bank 86:been -38:before 64:belong -33:below 54:best 49:bet 25:blacklist -26:block -70:blockscout 33:bookkeep
-24:bot 30:both 80:broth 43:burn 30:button -21:byt 76:call -61:cancel -32:capital -23:card -27:cash -23:cent -58:chain -42:chance
-30:chang 28:chat -36:cheap 53:check -57:circle 36:claim 36:clean -37:click -26:client -23:close -25:code -33:coin 47:cold -30:com
27:company -39:compare -56:copy -20:could 30:count 67:counterparty -36:cousin -32:cov 39:cover -20:create -29:create2 65:creator
-31:crypto 51:current -28:custom -31:d -40:dangerou 78:dao 23:data -21:date 29:daught 57:dear -24:decimal 27:deep 68:dev 50:dex
35:did 23:digit 52:down -21:draft -34:drop -21:dump -30:e 29:earn -21:egg -45:eip -49:eligible -37:employ 27:en -27:end 30:enough
-51:entry -34:epoch -27:error -73:etherscan -55:even 26:event -27:every 49:everybody 30:everyth 63:exchange -39:explain -53:exploit
49:explor -26:export 28:farm -25:fil -42:firm 28:first -45:flagg -42:follow -24:form 42:friend -46:front 75:fund -29:gain 68:gallery
-36:gave -36:gett 24:give -38:given -31:goe -78:goplu -29:government 26:grandson 27:guy 22:ha 21:hack 38:had -35:hardware -49:hash
27:have -32:held 40:her -47:here -69:hex 30:hey 23:hi 20:him 54:hit 48:hold -22:holding 61:honeypot 57:hot -33:id -31:idea 42:im
-38:includ 24:incom -27:init -41:input 54:insid -21:inside -27:insist 40:internal -31:into -27:invoice 41:issu 39:item 41:itself
36:jpeg -48:json 36:just -67:key 31:l2 -54:landlord -27:last -25:ledg 39:left 32:lent -25:lett 29:limit 39:liq -49:logo 29:lol
38:long -25:low -35:m 26:made -45:mail 30:margin -36:market 42:marketplace -50:match -54:mcap -20:mean 44:member -38:mempool
41:mention -48:message 40:metamask -54:min 94:mine 29:more -21:most -45:move 40:multisig -22:nam -51:native -34:nev 56:new 28:news
-33:next 23:nft -30:node -34:nonce 35:noth 20:numb 22:of 24:offer -50:once 24:open 32:or -22:ord 59:order 36:oth -43:page 32:paid
30:pap 31:park 34:paus 61:pay 24:peg -49:pend -58:people -68:permit2 21:pfp -21:phish 55:picture -25:pippin -30:place 38:podcast
-29:politic -22:position 28:possible -36:post -38:pric -30:primary -59:print -24:project 49:provide 25:proxy 35:publish 56:pull
-25:put -34:question -43:rank -61:rate -44:raw 30:reach 46:real 33:receipt -40:receiv -26:recent 24:red -39:reentrancy 48:rent
63:rest -48:revoke -35:reward -34:right -33:rn -32:rout -29:rows 26:rug 34:run 67:safe -23:sale 53:same -48:satoshi 24:saving 29:say
-50:screen 35:search 21:second 41:see 32:seem -29:serv 31:set -29:settl 62:settlement -34:shar 28:she -27:sheet 24:shill -32:short
76:should 39:show -36:side -46:sign 39:sit -42:site 57:sitt 24:small 36:so -52:solidity -29:somebody 33:someone 31:somewhere
-36:source -28:spend 33:spr -65:stabl 51:stable 31:stablecoin -20:stake -30:stand 85:still -30:stop 28:storage -26:str 26:sub
-41:sum -47:suspect 25:swapp 64:t 27:tak 39:take -38:talk 30:tax -26:team -28:than 23:the -33:theft -37:their -23:them 52:then
-24:there -46:they -49:thi 40:those -44:through 37:tick -41:time -21:tonight -83:too -46:tool -37:total -26:trace -37:trader
-36:transaction -37:transfer 20:trap 37:treasury -21:trustworthy -47:turn -30:tvl -47:two 39:u 26:und 25:unlimit 20:up -32:url
-58:use -24:user 46:utc -40:valu 96:vault -24:versu 38:very -29:vitalik -28:volume -26:wait -55:way -30:we -22:website -44:week
61:went 46:were 27:whale 21:whatev 29:when -68:whole -27:whom -55:whose 41:why 36:will -53:win -30:without 32:won -26:word 23:work
-48:would -62:write -28:wrong 31:wrote -25:ye 28:yet -36:your 55:zero @lacks:amount 5:* -22:? -33:^ga -22:^give 35:^i -26:^price
31:^what -31:^when 24:all 50:are -26:at -26:be -30:decimal -32:doe -23:every -34:exact 33:fee 40:for -29:ga 49:give -29:ha 20:many
58:me -24:need -30:now 49:numb -24:only 41:please -22:pool -24:so 54:that -52:thi 38:to 30:token -35:unit -28:up 20:what -30:when
31:whole -28:will 24:would @lacks:anyAddress -37:^busiest -27:^by 38:^can -22:^check 46:^compare 31:^dex 22:^floor 33:^need
-33:^newest -25:^our -25:^pool 20:^price -23:^the 51:^token -28:^top -31:about -50:address 34:aft -25:already 33:am 36:amount
-28:any 32:around 42:been 25:belong 59:bett -28:between -24:block 40:both -36:bought -37:busiest -38:by -21:call 26:candl -30:cap
-26:cent -23:check 25:claim 37:client 24:coin -42:colleague -21:collection 50:compare -32:count -23:d 26:dao -34:day 37:decimal
55:deep 26:deposit 24:dev -24:dex 24:did -33:do 21:each 60:earn 38:email -22:entry 31:every -30:exchange 28:fee 21:figur
-40:follower -23:found -34:friend -28:geckoterminal -69:gone -61:green -46:group 71:ha 56:had -33:happen -27:have -29:if 37:jpeg
-24:keep -33:know 32:launch 31:leave -24:lend 37:liquidity -58:list -26:live -28:logo 24:lp -29:many 37:mean -37:min 38:mine
44:moment -57:most 20:much 45:need -29:new -33:newest -24:numb -44:old -23:out -25:over -27:own 52:pair 39:pay -40:people
-36:percent -34:pippin 26:pl -23:point 20:pool -33:possible -31:post -24:pric -41:project -22:rank -32:rows -24:run -20:say
-42:score -33:second -27:see -41:she 44:sheet -21:sign 47:since 24:so 33:somebody -24:someth 26:stop -29:symbol 31:t -21:talk
-45:telegram 34:there -37:these 20:thi -25:those -21:togeth -26:top -40:trade 30:treasury -45:twitt -22:two 28:u 42:und -26:use 45:v
31:vol 22:watch -28:were 35:where 39:wont @lacks:anything 29:* 40:0x -33:^and -22:^any -33:^balance 38:^before 27:^biggest
-30:^check 32:^compare 38:^convert 70:^everyth -69:^find -34:^how 36:^i 20:^list -53:^market -22:^metamask -21:^need 47:^our
24:^please 28:^search 50:^there -27:^token 59:^we 29:^what -26:^when 32:^where 20:^which 29:a 52:about -38:addres 37:address
-26:advis 44:against -38:airdrop -28:am 29:an -28:answ 29:any -30:anyone 23:are 72:artist 41:ath -22:attach 47:audit 44:auditor
-40:back 54:bag -29:balanc -23:balance 30:be -22:behind -26:belong -44:bett -25:big -46:bigg 54:block 44:blockscout 32:bos -36:both
40:broth 26:but 70:by 48:came 60:cap 39:category -42:chain 38:circulat 45:code 48:coingecko 40:colleague -40:come 37:compress
-23:contract 38:convert 49:copy -23:cost 52:current -32:d -29:defi -42:do -79:each -43:employ 35:error -30:even 23:ever -31:everyone
61:everyth -24:exchange -44:exploit 59:fake 38:far -30:fee -53:find 24:for 49:found 22:friend 76:from -24:gone 20:good 46:grandson
-29:hack -26:had -51:hand 38:hash 49:he -20:here -28:hex -44:hi -57:hold 35:honest -30:how 25:i 35:id 40:identify 62:if -32:inside
33:it 21:just -24:keccak 29:kind -21:largest 39:last 25:launch 28:ledg 50:left -57:lend 38:like 57:list -24:lol 52:made -34:many
30:market 23:mcap -43:mean 39:memecoin -33:metamask 87:mint -33:moment 35:money 27:morn -24:most -41:much -22:must -24:nam 54:name
48:need -27:newest 27:numb -20:office 42:old 23:one 34:or 45:our -33:over 73:pap -36:pay 32:payment -58:people 35:piec -117:pippin
67:please -66:pool 37:possible -66:post 29:present 44:pric -35:print -39:protocol 60:rank 67:real 39:right 38:rn -43:run 35:safe
63:sat -22:saving 27:sell 51:set -21:share -22:she -42:should 42:sist 27:sitt 21:someth -30:source -37:stabl -32:stablecoin 31:stand
45:start 31:still 39:str 28:supp -22:t 67:take -31:talk -23:th 21:the -68:their 35:there -22:these 31:think -22:those -37:through
72:tick 42:time -33:to -25:today -42:togeth 28:token 35:too 77:tool -23:top -40:trace 47:trad -36:tvl -32:two 31:typ -28:und
-25:until -37:use -27:v -25:value 59:verify 41:wa -22:wallet 54:want 43:we -20:went -40:were 30:whale 22:what -33:whatev -62:when
-27:wheth 43:which -23:whose -25:will 35:with 20:withdrawal 44:worth 38:would 27:yet @lacks:bitcoinAddress -6:* 32:^a -25:^balance
42:^ha -36:^how 56:addres -29:address 24:all 62:any -41:are 30:arriv -25:by 35:can 26:consolidate -25:could 22:custom 27:every
21:fee 23:gave 57:ha 32:have -26:history -33:how -33:in -27:it 32:know 35:ledg -24:look -31:many 36:me -47:mempool -22:min 25:most
52:mov -24:much 39:must 32:old 50:one 24:or 25:our 31:paid 26:pap -45:pend 24:pl -24:right 23:sat -35:sit 26:spend 45:spendable
-43:still 39:them -30:thi 28:u 32:unspent 24:up 36:utxo 55:wallet 31:want 42:with 23:withdrawal @lacks:bitcoinHash 8:* 31:? 58:^i
-40:^my 27:^sat 40:^what -28:^why 21:an -20:are -26:arriv -26:been -23:block 60:by 21:client 29:confirm 79:confirmation 39:did
62:doe 37:gave -22:ha 32:have -67:hour 27:in 55:it 21:many 43:mempool 22:min -23:my 59:now 43:pay 69:pend 24:sat 43:sent -21:so
70:still -73:stuck -41:through 64:transaction -51:tx -26:vb 31:wa 33:what -28:why 25:with @lacks:block 37: 10:* 27:^how 24:^what
25:^when -43:^which -66:been 77:block 48:built -67:burn 25:burnt -31:by 21:exact 40:full 33:ha -23:have 20:how -26:i 49:in 32:many
-27:me -29:much -21:newest -23:now -21:of -30:on -26:one 33:produc 31:slot -29:tell 53:that 25:the -22:them -24:those 67:transaction
-34:validator 25:were -22:which 22:who 33:with @lacks:chain -6:* -57:^and 61:^are 22:^balance 37:^can 33:^chain 52:^check
49:^compare -26:^could -28:^decode -37:^did 38:^doe -24:^draft -26:^explain -39:^floor -33:^for -34:^ga 53:^ha 45:^holder -63:^it
-38:^kind 39:^metamask 38:^need -44:^nft 24:^on 43:^option -34:^our 38:^rank -28:^revenue 29:^since -35:^someone 60:^stablecoin
-35:^that -34:^the 65:^token -36:^total -22:^tvl -70:^verify -44:^volume 42:^wa 25:^when -62:^where -22:^who 50:abi -32:about
-44:acros 67:add -31:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp
-41:address -37:against 37:airdrop -31:all -30:allow 57:already -30:also 32:am -20:amount -33:answ -53:anyone -44:anywhere 64:ape
27:app -23:apy -28:argument 38:arrive -29:at -78:attach -25:audit 38:auditor -30:bag 70:bal -26:balanc 29:balance -37:beacon 46:been
-36:before 57:block 99:blockchain -31:bos 23:both -28:bought -27:broadcast 31:broth 37:build 44:built 40:burn 43:burnt 65:buy -39:by
-22:calldata 39:came -35:cap -30:capacity -36:category -29:cent -29:chang -22:chart -32:cheap 61:check -31:circulat -31:code 35:cold
-44:colleague -61:collection 62:company 62:compar 36:compare -34:contract -28:copy -22:could -27:count 50:create -21:crypto
-27:current -37:d -50:dangerou 55:dao 29:daught -26:day 60:decimal -23:decode 24:defi -38:defillama 60:deploy 75:dev -55:develop
-47:dex 24:do -22:down -24:draft -44:each 40:earn -41:eip -40:end -38:error -69:etherscan -73:event 36:everybody 25:everyth -31:evm
-24:exact -25:explain -53:exploit 57:factory 45:fail 24:farm 20:figur 38:figure -30:fil 33:first -44:flagg -42:floor -45:follower
-28:for -39:found 29:friend -42:front 41:full -22:function -86:ga -25:gave -42:get 22:give -62:go -42:group -34:grow -37:guy 37:ha
80:had 32:hang -24:hardware 28:height 34:her -41:here 27:hex -21:high 81:hold 40:hot 50:hour -21:id 28:invest -48:json -45:key
-45:kind -59:know -24:known 105:l2 -32:landlord -40:large -28:last -22:late -57:lead 35:ledg -41:left -62:lend -20:let -25:lett
20:letter -31:lightn -31:like -31:link 21:liquidation -59:list -33:live -26:log -65:logo 29:lol -29:los 24:lp -38:make 24:many
-42:market 31:marketplace 48:may -50:mcap -21:me -50:mean 45:metamask -53:method 23:mine -44:mint 49:moment -25:month 25:morn
-34:most 35:mov 40:much 21:multisig -33:must 22:need 57:network 59:new -30:newest 33:news 36:next -61:no -32:nod 60:noth
-34:notional -26:old 49:only -20:ord 20:own -42:owner -45:page -28:paid 44:park -28:payment 35:pend -41:people -23:perp -21:phish
-21:phone -34:pippin 31:pl 22:place -20:plain 44:pnl 49:pool -46:post -28:present -24:pric -59:price -60:print -48:project -39:raw
33:realis 51:receipt -28:receiv -24:recent -27:recipient -35:reentrancy 84:reserve -24:return -71:revenue -23:revert -30:reward
-31:rn 36:rollup -28:rout -56:rows 79:rpc -23:salary -27:same 39:saving 35:say -47:score -43:screen 67:sell 58:send -34:sent
-31:serv -37:sery -30:shar -43:share 24:she 30:should 20:show -27:side -32:sign 28:single 35:sise -45:site 59:sold 26:somebody
-33:someone -54:source 25:spend -41:stable 40:stablecoin 21:stak -23:stake -61:start 67:statu 53:still -24:stop 58:stuck 41:swap
22:t 29:tak -53:talk 21:tax -47:telegram -39:text -46:than -36:their 55:then 80:there -24:thesi -21:thi 50:those 32:tier -41:togeth
-57:token -44:tonight -48:too -30:tool -42:topic -21:topic0 -62:total -24:trace -30:trade 25:transaction 76:transf -29:transfer
-25:treasury -52:trezor 49:tvl -55:twitt -47:two 86:tx 46:u -23:unit -54:user -58:value 68:vault -25:venu -46:verify -43:volume
23:wa 31:wallet -34:week 59:went 64:when 32:where -27:who -57:whole -32:whom 45:why 54:will -29:win 50:withdrawal -46:word -41:would
36:yet -25:yield 55:zero @lacks:coinId 24: 7:* -44:^biggest 27:^chart 71:^convert 42:^did 43:^for -32:^ha 29:^i -33:^list 89:^market
-38:^my -49:^need -28:^our -42:^price -29:^total -46:^what 25:^which 27:a 64:account 25:all 22:an -33:are -52:at -52:back 24:be
-57:biggest -37:can 43:cap 70:category 22:chart 36:cheapest 46:coin 30:coingecko 71:convert -23:could 20:country -49:crypto -29:day
-24:develop -33:dex 26:do -39:end 43:ever 24:exchang 44:exchange 86:far -32:firm 21:first 32:for 48:from 62:google 60:got 32:have
41:high 56:id -55:index 33:into 37:it -23:keep 38:kind 22:largest 68:like 24:link -23:made 50:market 38:mcap -25:mean -32:money
-25:morn -34:most 31:need 33:nephew -40:new 81:not -27:now 38:one -22:only -26:open -41:option -23:or 49:oth -64:our -40:over
-58:own 20:paid -51:pair 34:pap -29:pay -34:people 29:pl -24:pool -47:possible -21:post -35:price 34:project -51:protocol 68:rank
-53:recent 25:report 27:return 56:same -25:see 56:sheet 26:should -21:show 47:since -58:start 30:tell 59:that 23:the 34:them
-25:those 59:tick 40:time -22:to -40:token -28:total -22:trad -23:trade -69:treasury -33:twitt 47:und -46:until 20:value -34:volume
-46:wa -21:wallet 44:want -28:went -34:were 60:work -64:worth 22:ye -42:year -20:yield @lacks:coinSymbol 23:? 26:^best -28:^how
26:best 39:coin 20:for -24:how -21:it @lacks:collection -13:* 64:24h -23:^check 29:^did 27:^floor -25:^nft -30:^the 28:^volume
24:^what -46:^which 26:an 23:blur -33:buy -45:by 25:chart 35:cheap -23:check -32:collection -28:could 44:did 50:do -43:doe 21:down
60:ever 44:every -21:far 20:go -32:ha -57:have -58:highest 25:jpeg -20:many 31:marketplace -22:me 26:mint 30:much -32:my -27:one
33:only 62:or -22:own 48:owner 39:sal 23:since 37:that -24:the 23:time -23:to 39:trad 27:v 23:value -24:vault 22:volume 68:wa 36:we
-49:which @lacks:count -5:* @lacks:day 24: 22:* -32:? -53:^i -34:^in -66:^the -29:a 24:ask 32:at -36:back 44:cap -68:coin -29:cost
-23:crypto -35:dat 48:date 27:did -41:doe 58:end -51:first 58:for 90:from 51:got 37:in -36:market 50:mcap -27:my 22:need -39:new
39:on 45:our 49:price 54:start -35:tax 22:the -21:thi 31:time 66:token 53:volume -47:want 41:when -27:which -34:with 62:year
@lacks:days 74:* 57:how 71:i 70:since @lacks:ens -22: -19:* -34:^did -52:^ha -25:^what -23:^which 30:^who -23:a 20:account -38:an
24:be -38:belong 21:client -21:cold -30:did 39:doe -28:fee 29:friend 25:gave 40:go -35:got -44:guy 36:hi -29:nam 26:name 31:now
-35:one -23:or 31:out 33:own 59:point -26:resolve 28:run 32:send 22:still 21:tell -42:that 29:we -32:what 28:who @lacks:exchange
-34: -30:* -47:^and -21:^bid 37:^depth 27:^give -48:^i 22:^open -34:^ord -59:^the 29:^trad 30:^what 33:^who 41:above 30:account
-23:around -28:at -32:bet -33:bid -30:book 53:brok 34:can -36:candl 30:deep 36:do 21:each 22:error -21:for 27:get -22:ha 34:keep
23:last -24:level 23:low -34:made -24:market -23:me -21:no 36:off 22:only -35:or -33:ord 24:our 42:pay -20:perp 35:please -41:print
-23:rat -26:rate 23:recent 24:reject 43:request 29:right 30:sell 61:short -58:show -38:side 42:spot -26:the -30:them 117:there
25:they -35:tick 53:today 37:trade 28:venue 33:we 21:what 23:where 31:who -27:with -23:would 50:your @lacks:exchangeId 29: 35:^open
42:about 31:account -23:all -31:are 33:at 36:coingecko 48:d 44:derivativ 38:doe -35:exchang -38:exchange 51:fee 28:for 21:id
35:interest 22:it 51:keep 49:know 50:lend 47:like 35:my 36:of 46:one 37:open 47:out -25:please -21:rank 34:report -28:score -25:spot
34:them -37:they 31:to 83:trustworthy 53:two 49:venue 48:we 34:what -22:with 45:you @lacks:hash 27:* -27:^a -53:^can -29:^did
66:^event -33:^explain 24:^ga 31:^ha 37:^i 51:^in -38:^need -28:^on 29:^search -50:^show -26:^someone -40:^topic0 41:^trad
22:^transaction -25:^tx 45:^wa 51:^what -23:^when -26:account -23:aft -27:all -33:amount 44:an -35:anyone -24:are -73:argument
-51:arrive -37:ask -29:been 31:before -22:best -50:bet -35:bett -21:between -22:bid 25:big -21:biggest 73:block -33:both 32:bought
-52:buy 24:came -27:can -57:cancel -28:cheap 49:check -29:client -25:company 30:confirmation 23:custom 44:data 22:decod -22:deploy
-25:did -41:do 23:doe -28:down -23:each 38:end 102:event -30:every -31:everyth -38:explain 48:exploit 33:explor 38:fail -33:far
-76:fee 32:find -29:for 29:from -26:function 21:ga -37:get -52:go 20:gone 20:guy 27:happen 23:hash 53:here -22:id 30:if -42:internal
36:l2 -22:largest -29:late 32:latest -28:level -26:like -22:log -23:los -43:low -27:lowest 37:many 22:me 72:mean -22:midpoint 43:min
-62:mine 24:money 42:morn 41:most 38:mov 29:much -40:need 65:no 21:not 34:noth 23:one 53:open -46:our -32:own -20:paid 60:pay
32:payment 25:politic -48:post 37:price -24:print -22:proposal 44:question 47:receipt 29:receiv -36:relay 28:revert 79:run 27:saw
92:search 23:seem -63:sell 47:sent -34:set 66:settl 30:shar -40:she -49:should 40:sise 28:sit -45:so -22:some 30:somebody
-25:someone 45:stak 67:statu 28:still 22:stuck 34:text 41:thi 40:think 45:through 32:thru -28:to -28:today -31:token -24:told
90:topic 28:topic0 -32:trace 78:transf 24:tx -21:up 38:use 33:used -34:wallet -41:want -21:were -27:whale 22:what -35:when -21:whom
-25:with 55:withdrawal 65:word 68:would -31:writ 23:yet -29:you @lacks:hex -30: -47:* 25:4byte -37:^abi -31:^call -34:^doe 28:^hash
-23:^how 31:^metamask 35:^my 33:^please 36:^say -58:^selector -25:^somebody 21:^verify -41:^what -40:^which -31:abi -23:aft
31:argument 39:behind -22:blob 31:broadcast 20:but 36:byte -27:call -23:came 26:constructor -22:data -70:doe 22:down 25:eip 36:error
-99:event -29:for 49:get -31:guy -35:ha -22:hash 25:have 45:he -40:here 61:hex -25:how -52:input 30:inside 38:into -31:know
33:letter -46:mean 29:metamask 27:nonce 30:noth -27:of 20:only -21:or -42:our 41:out 32:own 29:paus -25:pl 29:receipt 27:recipient
28:return 38:rout -54:safe 22:say 22:see -52:selector 36:sentence 28:show 23:signature -24:site -34:some -23:somebody 22:statement
35:swap -20:them -26:thi 25:to 23:token -47:tool -88:topic -61:topic0 -29:tx -27:want -40:where -35:with 25:work 30:would -27:wrote
@lacks:holder 33: 6:* -35:^chart 33:^how -34:^list -31:^the 25:^what -37:^which -26:against -22:all 54:average 29:balance -31:chart
-23:coin -25:dao -25:do 50:doe -29:each 37:every -21:fee 42:firm -28:got 29:ha -31:have 36:holding 23:how 41:last 33:list 23:many
60:min 38:of -30:one -35:or -26:over 35:own 57:paid -27:please 26:price 25:profit -29:public 39:purchase 37:report -44:safe -29:sell
61:shar 39:sheet 23:show -21:some -21:that 23:there 23:they -38:to -47:token 37:treasury -23:up 45:v 45:we -24:went 21:what
-27:which 56:work 43:worth @lacks:llamaCoin -28:* -45:^ha -80:^what -23:^when 21:and 22:at -24:before 48:bett -32:chain -28:change
28:coin -26:do 22:down 34:each -20:give -21:ha -26:have 28:hold -43:i -22:lp 23:more -20:mov 25:one -43:open 23:please -21:position
41:pric 24:should -30:show 23:so 24:sold 27:them -25:thi 46:two 28:value -80:wa -34:week -61:what -76:worth @lacks:market -38: 41:*
-32:^could 95:^ha -23:^i 23:^last -23:^market 35:^open 68:^price 25:^print 28:^show 25:^trad 43:^which -44:^who -30:aft -31:an
-21:any -24:anyth 24:are -27:be 72:book 26:both -48:can 38:cent 57:chance -41:close -21:coin -25:com 64:contract 50:cost -68:cut
-40:d -52:decemb -27:did -42:doe -31:down -31:each 27:event -25:ever -52:far 63:from 29:get 27:give 40:ha 61:had -32:have 24:high
-23:hold 26:if -36:know 86:l2 34:lead -42:left -24:lend -27:level -20:list 38:made -78:manifold 35:many 45:money 45:morn 53:mov
-31:need 38:no 29:now 43:office -29:old 40:on 21:one 30:open -26:ord -23:order -26:out 32:outcom 26:outcome -32:people
-37:prediction 50:put -40:question 71:resolv 40:run -40:say 21:see -51:sell 27:sery 32:shar 21:share -29:should -32:since 38:stand
47:strik 40:tape 33:th 30:the -22:them -27:thi 82:tick -58:time -38:top -29:trade -37:trader -37:u -49:und 43:venu 20:wa 25:want
40:which -38:who -22:with 38:word 22:would 70:ye @lacks:moveType 17:* -21:^can 28:coin -26:doe 44:hold 41:in 32:list 31:our 21:safe
22:that 31:who @lacks:other 20:* 29:? 31:^biggest 23:^compute 64:^did 35:^doe 47:^hash 21:^how 22:^need 57:^on 24:^pool 34:^price
-66:^stablecoin -23:^the -36:^top -23:^what -76:^which -31:addres 42:aft -23:all 50:am -64:apple 29:at 48:attach -34:back -25:before
29:biggest 75:bridge 26:busiest -72:by -23:came -36:can -36:chain 57:circulat -25:client 23:compute -37:contract -21:count
-29:crypto -37:day 62:deposit 71:did 38:digest 22:each 35:eip 28:every 76:exploit 46:feed -23:get -32:go -33:ha 46:hack -39:if 23:it
36:keep -24:largest -21:liquidation -22:list 44:made -40:many 41:market -22:me 33:much 31:my 46:network 44:new 22:numb 23:of
39:oracle 27:ord 40:out 30:own 23:pair 58:peg 40:people 29:please -27:pric -37:price -26:protocol 43:pyth -30:return 29:right 28:say
22:send -21:should 76:since -37:sit -20:stabl 125:stable 80:still -25:swap -23:take -29:tell 33:that 63:the -34:them -33:then
-29:there -24:they -33:time -36:top 29:trad -26:trade -29:transaction -44:two 55:used 28:value -26:vault -21:volume -36:wa -25:what
-24:which -37:who 70:yield -32:you @lacks:pair 24:* 28:^depth -38:^fill 49:^give 40:^i -36:^last 27:^open 44:^ord 35:^recent
21:^show 28:^trad 36:^what 35:^who 49:above 36:at -32:bet -25:by 33:could 51:deep 35:depth 37:do -34:doe -35:exchange -36:fill
-39:form -67:from 48:give -23:ha 21:it 43:level -21:long 28:look 20:me 21:moment 33:mov -33:my -21:no 22:now -36:of 45:on 30:only
65:ord 32:pair 36:pay 36:perp 53:please -27:print 34:recent 30:right 55:sell 57:short 48:spot 25:spread 39:take -24:there 26:they
-31:tick -34:time -20:to 57:today 39:trad 28:v 33:who -26:with @lacks:protocol 28: 30:* -51:^dex 43:^did 31:^fee -26:^give
27:^holder -25:^how 32:^i 26:^notional -46:^option -35:^protocol 60:^revenue -32:^show 48:^tell -52:^the 44:^tvl 41:^volume 24:^we
-22:^what 34:^when 43:^who 43:a 46:aft -32:am 37:and -71:any -24:app 22:are -42:at 44:audit -37:been 54:before 37:big -41:blockchain
-35:buy 24:call -31:can 32:chain -28:coin -41:crypto -54:dao 25:day -34:decentralis -75:defi -26:derivativ 38:develop 39:dex -21:did
-22:do 58:doe -63:down 76:each -58:earn 67:end -26:ever -22:every 60:fee -35:figure -37:first -26:fund 37:got -20:grandson 66:grow
-24:here -26:history -25:holder -22:interest -54:into 41:it 28:just 44:keep 30:know -56:l2 -33:late 100:lend 31:list -24:lock
-46:made 27:make -51:many 46:market -55:most -43:my 37:need -45:network -25:newest 36:no -82:not -43:now 38:of 41:one -29:open
-45:or 25:paid -83:pay 28:people 21:pl 58:platform -49:pool 40:project -23:rank 31:slide 22:some 28:spr -20:stablecoin -39:stak
26:summ -36:take 22:team 42:tell 47:th 31:that 23:the -80:there 27:think -27:total -25:trad -24:trade 83:treasury 52:tvl -25:twitt
-32:u 32:use 28:user 39:value -33:vault -33:venu 40:wa -31:wallet 33:week 29:when -41:where 34:who -59:with -33:would 36:yield
@lacks:query 48:* 27:^doe 64:^find 63:a -24:are 37:coin 30:feed 64:find 26:have 35:id 37:it 88:me 37:my 30:pyth -33:share 30:stock
64:that -21:with @lacks:signature 32: -19:* -41:? -41:^abi 21:^decode 28:^find -34:^in -50:^my 36:^need -36:^our -30:^read
-47:^which -23:a -35:abi 56:an -37:any -56:argument 28:back 40:balance -42:be -25:before -43:behind 24:byt -28:byte -36:call
-27:calldata -23:can 40:com -39:contract 27:custom -26:decod -24:did -23:do -30:emit 57:event -37:every -32:fail 24:find 33:give
-23:hash 20:have 49:here -38:idea -31:index -48:input 32:mean 27:method -38:my -27:nam -24:no -23:nobody -30:old -23:on 20:our
-37:out 41:please 48:revert -26:say -33:see 52:selector 57:text -26:th 28:to -58:tool 57:topic 31:topic0 -31:transaction -51:tx
22:up -54:want -50:which -25:whole -21:whom 26:will -51:with -38:would -36:you @lacks:solanaAddress -49: 14:* -33:^a 25:^account
-25:^convert -52:^everyth -27:^give -23:^how -68:^nft -35:^price 42:^rugcheck 45:^supp -31:^the 24:^token 28:^total 25:^what
41:^which -24:a 55:about -29:account 42:all 39:am -50:amount 21:an 34:anyone -42:anyth -32:ape -28:at -48:be 27:been 23:buy -34:by
-36:can 26:client 79:coin 22:collection 36:company -25:convert -66:creator 26:crypto 52:d 41:digital -39:do 78:doe 55:down 49:email
45:empty -20:end -29:every -46:everyth -33:exact -23:exploit 35:far -38:fee -21:first 37:for 30:friend -23:frozen -38:get 30:give
39:go 43:group 29:had 69:he -28:hi 31:holder -32:impact 23:inside -44:into -38:just 32:keep 31:know 22:lamport -56:land 57:launch
29:level -29:list -31:look 27:lp 30:me 30:member 43:memecoin 51:metadata -20:mine -27:more -34:most -20:move -23:much -28:name
22:new -47:no -27:not 58:numb 20:of -24:one -34:only 34:our 41:own -46:pay -42:per -68:pippin 54:pl 59:plu -27:pool -22:post
-35:present -27:price -33:program 23:pull -34:put -38:rate -28:real -20:report 25:risk -46:rn 53:safe -59:same 57:say -40:score
-26:seen -22:shar 33:share 38:she 20:sit -26:slippage -22:sold 70:supp 40:talk -21:telegram -35:th -27:them -40:they -36:those
28:today 54:top 31:total 21:trad 74:trait -37:transaction -38:tx -34:unlock -32:up -30:user -26:validator -39:verify -30:w 24:want
35:where -22:why -36:without 47:writ @lacks:solanaSignature -3:* -20:^decode 36:^did -24:^in 41:^show -39:^transaction -23:^what
68:^which 32:an 52:be 45:block -24:call 56:did -26:do 46:from -22:function 30:got -23:i -30:impermanent 32:it 21:land -30:los
-44:need 26:nft 25:on -43:our 36:pay 40:program 50:should 37:show -45:signatur -28:simple -23:since -43:so 44:swap 37:that 25:them
42:these -40:thi 33:think 23:transaction -39:transf -25:tx 57:which -28:work 49:yet @lacks:text 72:* @lacks:ticker 33:* -20:?
-22:are 73:event 51:list 62:of 36:on 23:please 48:rul 53:sery 49:settl 45:the @lacks:time 25:* -47:? 31:^and 26:^block 30:^for
49:^how -31:^my -43:^our 56:^price -44:^the -32:^when -32:^which -27:about -34:against -23:all -26:am -22:and 36:at 35:back -45:be
85:between -73:block 34:buy -33:check -57:coin -22:coingecko -45:confidence 81:dat -25:date 67:day -49:defillama 75:did 28:do
-25:each -28:end 23:exact -60:feed -31:first -22:for 43:got -24:have -26:hold 47:how -46:includ 31:liquidation 28:many -28:me 38:min
-32:money 39:much -20:my -25:newest -41:now 48:of -36:one 31:open -20:or -39:oracle -24:pl -26:pric 40:price -27:record 35:second
47:since -23:snapshot 27:sold 44:start -49:swap 67:that 22:the -34:there -30:thi 47:time -38:token 45:trade -38:transf 85:two
33:until 100:wa 71:we 101:when -48:where -59:which 57:will 32:worth -46:would @lacks:types -6:* -33:^abi 27:^i -26:^which 23:a
-30:abi 32:an -30:argument -26:can 26:contract -28:doe -27:gave 29:have 35:in 24:my 35:return 38:token -28:tool -29:want -25:which
-29:with -21:you @lacks:unit -31:* -86:? -55:^convert 24:amount -71:and 57:are -21:can -27:coin -54:convert -38:decimal -23:did
-30:do -37:doe -23:for -22:from -42:ha -36:have -42:i -26:into -60:it 32:me -30:much -46:my -61:of -41:on -32:please -34:say 39:that
-54:thi -87:to 55:token -32:unit -26:want 29:whole @lacks:url -18:* 26:? 24:^check 41:^the -28:airdrop -24:and -22:app -21:audit
-23:before -30:by 23:claim 61:dangerou -33:fake -35:friend -26:got -22:if 22:like 43:look 32:mail 36:mint -26:nft -20:our 65:page
36:please 50:site 24:some 43:swap -27:there 24:they -22:think -20:token 25:trust 35:website -44:what -24:which -36:whom @lacks:uuid
-13:* 29:^my 29:and 23:apy -38:defillama -33:deposit 24:how 27:into -40:it 25:like 27:my 28:now 22:one -23:or 29:over 28:please
25:put 28:saving 28:see 34:show -27:since 28:summ 36:there 41:thi 25:to -30:use 39:wa 42:went 27:would @lacks:values -74:* 25:a
-74:call 51:calldata -58:for -30:i -33:of -77:on 30:selector 33:spend -59:what 45:with @lacks:venue -12:* -23:? -28:^bid -22:^chart
20:^ha -37:^i 37:^price 31:^show -25:^what 38:^which -31:^who 31:about -27:aft 51:already 28:and 47:are 34:been 50:bet 46:book
77:chance -22:close -51:deep -24:did -36:for 32:get -40:he 46:high 25:how 32:if 24:in -25:it -20:keep -40:left -28:list -68:manifold
35:many -50:no 42:now -26:odd 43:office -24:old -33:on -22:out -39:please -21:price 23:print 24:probability -39:put -31:resolv
44:resolve -45:sell 25:share 22:show -33:side -49:since 21:the -35:time -38:trade -23:u 41:up 28:wa -42:want 44:which -29:who
-54:with -48:would @lacks=1 -12:* @lacks=2 22:* @lacks=3 31:* @lacks|first=0 -14:* @lacks|first=1 67:* @lacks|first=2 19:*
@lacks|left -14:* @lacks|open=fits|ours 46:* @lacks|open=fits|ours! 81:* @lacks|open=fits|person 32:* @lacks|open=fits|person! 112:*
@lacks|open=fits|thing 86:* @lacks|open=fits|thing! 97:* @lacks|open=none|left -11:* @lacks|open=none|taken -13:*
@lacks|open=none|unnamed -17:* @lacks|open=other|ours -42:* @lacks|open=other|ours! -68:* @lacks|open=other|person 6:*
@lacks|open=other|person! -69:* @lacks|open=other|thing -79:* @lacks|open=other|thing! -70:* @lacks|open=ours!|left -8:*
@lacks|open=ours!|taken 28:* @lacks|open=ours!|unnamed 47:* @lacks|open=ours|left -43:* @lacks|open=ours|taken 34:*
@lacks|open=ours|unnamed 15:* @lacks|open=person!|left 26:* @lacks|open=person!|taken 68:* @lacks|open=person!|unnamed 41:*
@lacks|open=person|left 78:* @lacks|open=person|taken 5:* @lacks|open=person|unnamed 15:* @lacks|open=thing!|left 13:*
@lacks|open=thing!|taken 8:* @lacks|open=thing!|unnamed 68:* @lacks|open=thing|left -14:* @lacks|open=thing|taken 42:*
@lacks|open=thing|unnamed 19:* @lacks|points=it|left 17:* @lacks|points=it|taken 15:* @lacks|points=it|unnamed 80:*
@lacks|points=none|taken -20:* @lacks|points=none|unnamed -4:* @lacks|points=own|left 14:* @lacks|points=own|taken 38:*
@lacks|points=own|unnamed -4:* @lacks|points=theirs|left -35:* @lacks|points=theirs|taken -52:* @lacks|points=theirs|unnamed -35:*
@lacks|points=this|left -18:* @lacks|points=this|taken 37:* @lacks|points=this|unnamed 46:* @lacks|unnamed 17:* @lacks|whole=0|taken
-60:* @lacks|whole=0|unnamed -34:* @lacks|whole=1|left 16:* @lacks|whole=1|taken 21:* @lacks|whole=1|unnamed 4:* @lacks|whole=2|left
-6:* @lacks|whole=2|taken 12:* @lacks|whole=2|unnamed -4:* @lacks|whole=3|left -24:* @lacks|whole=3|taken 31:*
@lacks|whole=3|unnamed -6:* @lacks|whole=4|left -19:* @lacks|whole=4|taken -9:* @lacks|whole=4|unnamed 49:* @leaves:bitcoinAddress
-66:* @leaves:bitcoinHash -111:* @leaves:chain 8:* @leaves:coin 33:* @leaves:collection -21:* @leaves:count -34:* @leaves:ens 55:*
@leaves:evmAddress 5:* @leaves:evmHash -50:* @leaves:exchange -113:* @leaves:fiat 40:* @leaves:holder -123:* @leaves:maybeChain -7:*
@leaves:name -33:* @leaves:number -29:* @leaves:pair -102:* @leaves:protocol 37:* @leaves:quoted -91:* @leaves:solanaAddress -88:*
@leaves:solanaSignature -70:* @leaves:step 23:* @leaves:thing -102:* @leaves:ticker -10:* @leaves:time -11:* @leaves:unit 25:*
@leaves:uuid -73:* @leaves:venue 78:* @leaves|first -20:* @leaves|more|other -20:* @left|other -38:* @missing 25:* @named 18:*
@nothing 27: 9:* -31:0x -26:24h -26:^ -74:^a -45:^addres -48:^all 38:^am 29:^are 33:^balance -31:^before 29:^best 51:^bid
-45:^biggest -40:^book -68:^buy -32:^by -34:^call 48:^can -54:^chart -38:^check -42:^clos -21:^coingecko -22:^compliance
-60:^contract 31:^could -36:^current 25:^deposit -43:^depth -20:^did 36:^do 49:^draft -25:^everyth 33:^explain -62:^fee 33:^fill
29:^floor -61:^for 94:^from -42:^fund -48:^ga -49:^get -34:^give 25:^hash -24:^have -26:^hey -31:^holder -39:^hows -26:^i 25:^imp
-27:^in -58:^keccak256 -35:^kind -48:^last 28:^ledg 23:^liquidation 38:^long -42:^look 23:^make 40:^market -29:^metamask 22:^my
-58:^need -53:^newest 29:^next -32:^notional 65:^numb -24:^odd -66:^of -70:^on -32:^one -25:^only 22:^open 49:^or -65:^our -32:^perp
-43:^pl 47:^please -28:^pnl -33:^price -28:^print -28:^pull 48:^put -45:^pyth -20:^rank 24:^rarity 30:^realis -44:^recent
-37:^revenue 86:^revoke -33:^sat -28:^search -24:^show -27:^someone -21:^spot 27:^stak -31:^swap 28:^tell 48:^text -34:^that
-24:^the -29:^they -35:^token -48:^top -21:^topic0 -28:^trad -28:^tvl -33:^tx 57:^verify -30:^volume -101:^wa -66:^wallet -21:^we
27:^when 56:^where -25:abi -51:about -24:above -25:accountant -24:actual
56:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp 99:address -51:advis
-29:afraid -26:aft -22:against 26:airdrop -54:all -61:already -69:am -40:amount -30:an -24:annual 45:answer -26:any -45:anyone
-34:anyth -50:anywhere -25:ape -44:app 73:approval 23:approve -70:argument -56:around -42:arriv -35:arrive -24:article -27:artist
-29:ask -45:asset 23:atm 63:attach 53:attestation -27:audit -26:average -44:away -60:bag -54:bal -53:be 45:beacon -51:been
-44:before 32:behind -20:belong 27:below 39:best -37:bett -26:between -66:big -59:biggest 54:bill -29:blacklist 32:blob -36:block
-81:blockchain -36:board 50:bond -41:bookkeep -51:bos 22:bot -50:both -33:bought 27:bridge 50:broadcast -49:brok -51:broth -32:build
-40:burn 24:burnt -39:but 32:buy -20:byte 44:bytecode -22:call -40:calldata 79:cancel -21:candl -22:cannot -59:cap 31:capital
-30:capitalisation 47:cash -36:category -21:cent -47:certain -23:chain -36:chance -33:chang -46:change 37:channel 54:charge -36:chat
-68:check 62:circle -32:circulat -57:claim -32:clean -22:client -48:clock 31:close -75:code -62:coin -43:coingecko -30:colleague
-25:come 35:commit -54:committee 37:community -42:company -30:compar -27:compare -40:condition -28:config 38:confirmation
-47:connect -24:consolidate -32:constructor 29:contract -27:could -45:count -84:counterparty -52:country -79:cousin 30:create
-38:crypto -37:csv -25:currency -66:current 34:custom 27:cut -65:d -35:dangerou -32:dapp -51:data 24:date -29:daught -32:day
-70:dear -36:decemb -30:decimal 20:declare -24:decode 40:deep -23:defillama 30:deliver -40:deploy -37:deposit -67:depth -32:desk
-62:dev -29:develop -45:dex -53:did 29:difference -41:different -32:digital 46:disposal 64:dispute 39:do -21:doe -39:dominance
-51:done -93:down 42:draft -46:drain -38:dump -29:each 40:egg 72:eligible -22:else -50:email -51:employ -21:empty -47:en -45:end
35:entry 41:epoch -27:error 45:etf 28:etherscan -28:even -59:event -42:ever -47:everybody -45:everyone -39:everyth -29:evm
49:explain -55:exploit -23:explor -40:fail -26:fake -37:far -33:farm -44:favourite -37:fear -21:fee -25:feed -29:fetch -20:figur
-52:fine -38:first -35:flagg -42:follow 79:follower 40:form -33:friend -32:front 25:frozen -31:fund -34:gallery 56:germany 27:github
-31:giv -56:give -31:go -43:gone 37:good 64:google -40:got -47:government -74:grandson -25:grant -38:gre 43:green -22:grew 35:guy
-79:had -30:hang 31:hardware 42:hash 41:hashrate -23:have -33:he -31:hedge -33:height -22:held 30:help -53:her 33:here -38:hex
-26:hey -83:hi -30:highest -29:him -68:hit -27:hold 52:holder -45:holding 70:home -34:honest -48:hot -42:hour -48:hows 27:hurt
-41:idea -39:identify -65:if 22:imp 34:impermanent -42:incl -70:incom 25:income 40:index 38:inflow 46:input -94:inside -29:insist
27:interest -22:internal -34:invoice -35:issu -25:item 68:job -53:jpeg 47:json -54:just -54:keccak -57:keccak256 -57:keep 66:key
-73:kind 26:knee -49:know -73:known 34:kyc -37:l2 -44:lamport -43:land 40:landlord -33:large -30:largest -31:last 34:launch -26:lead
-64:least -35:leave -33:ledg -39:left 81:legal -20:legit -32:lett 49:level 44:leverage 25:licence -33:lie 49:lightn 44:limit
-45:line -71:liq 33:liquid 26:liquidation -26:liquidity -29:list 36:live -23:lock -45:log 48:logo -23:lol 28:long 37:los -21:lose
-55:lost 35:low -20:lowest -26:lp -21:m -64:made -32:mail 25:make 90:manifold -20:many -27:mark 24:market -36:marketplace 50:match
-40:may -38:mcap -36:mean -53:memecoin -32:memo 99:mempool -38:mention 47:message -32:metadata -24:metamask -47:mid -33:midpoint
41:min -36:mine -73:mint -76:money 68:month -33:morn -23:most -37:mov -46:move -24:much -42:multisig 25:my -25:myself -55:n 24:nam
-20:name 46:native 53:near -49:need -38:nephew -27:network 40:newest 54:next -53:nft -68:no 37:nod -33:normal -43:noth -32:notional
-58:number 41:odd 41:off -28:office 75:often -48:oi 21:old 43:once -65:one -23:option 54:ord 23:order -33:orderbook 95:ordinal
53:oth -41:out -59:outcome 20:output -39:page -61:paid 29:paint -49:pair -89:pap 43:part 56:passport -39:past -31:pay -55:payment
47:pend -54:pension 45:people 41:per -29:percent -21:permit2 -43:perp -47:perpetual 44:person -34:piec -28:pile 36:pippin -67:pl
35:place 32:plan -41:platform -46:plu -53:possible 77:post -105:ppl 31:premium 31:prepare -27:present 48:primary 27:print -24:produc
40:proposal -23:protocol -40:provide -24:proxy -23:public -37:publish -50:pull -47:pump -28:purchas -40:pyth 45:question -26:quot
-23:quote 23:rank 52:rarity 47:rate 41:ratio 21:re -59:reach -37:read -45:real -55:receipt -23:recent -47:recommend -59:record
25:redemption 63:reentrancy -56:reject -48:relay -45:rent -40:report -58:reserve -20:resolv -29:resolve -30:rest 32:revenue
86:revoke 52:reward -52:rich -49:rn 51:route -52:rows -31:rug 84:run -27:sal 30:salary -41:sale 38:same -115:sat -74:saving -38:saw
-49:say 21:school 31:score 46:screen -23:script -28:search -69:second -56:see -38:seem -38:send -39:sent 44:service -26:sery -57:set
21:settl -72:settlement -48:shar 38:she -55:sheet -30:shill -25:short -41:show 52:side 37:signatur 40:simple -55:since -28:single
58:sise -40:sist -54:site -35:sitt -47:slide -35:slip 25:slippage 64:snapshot -73:so -44:sold 27:solidity -74:some -48:somebody
-48:someone -23:somewhere -35:son 28:spend -79:split -29:spr -61:spread -31:spreadsheet 34:stabl -91:stable -43:stablecoin 48:stack
-31:stak 31:stake -61:stand -23:start 26:state -29:statement -37:statu -102:still 59:stock 21:stood -60:str 35:stuck -26:sub 41:sum
-38:support -59:swap -37:swapp -20:table 23:tak 36:take 24:tall -21:tape -32:tax 29:telegram -43:tell -35:test 54:text -61:th
-23:that 44:theft -57:then -48:there -66:these -47:thesi -93:think -55:those 48:through -41:thru -41:tick 22:till 55:tim
-28:timestamp 37:tip 24:to 23:today -23:token -29:told 58:tonight 55:too -29:took -58:tool -23:top -43:topic -22:topic0 90:trace
-47:trade 81:trader -22:trait 48:transaction -54:treasur -79:treasury -25:trend 66:trezor -25:trust -31:turnov -77:tvl 79:twitt
-43:typ -27:u -42:und -20:unit 65:unlimit -25:unspent 30:until -35:up 32:update -35:url -27:used -53:utc -38:utilisation -32:utxo
60:validator -38:valu -38:valuation -47:value -41:vault -82:vb -28:venu -49:venue -67:very -35:vol 25:volatility 23:vote 44:wait
56:walk -40:want -40:we -39:website 42:week -21:well -35:went -33:whatev -29:when -51:wheth -25:which -24:who -22:whoev 25:whole
75:whose -41:will 59:win -68:withdraw -56:wont 34:word -24:work -41:worth -45:would -46:writ 40:write 49:wrong 51:x 56:ye 24:year
-32:yield 32:you 21:z -60:zero @outside 9:* @outside|abroad|else 130:* @outside|abroad|ours 19:* @outside|asked 71:*
@outside|asked-fit=-1 -6:* @outside|asked-fit=-2 -52:* @outside|asked-fit=0 29:* @outside|asked-fit=1 36:* @outside|asked-fit=10
-35:* @outside|asked-fit=11 -7:* @outside|asked-fit=12 -3:* @outside|asked-fit=2 -6:* @outside|asked-fit=3 13:* @outside|asked-fit=4
-13:* @outside|asked-fit=5 -57:* @outside|asked-fit=6 -90:* @outside|asked-fit=7 60:* @outside|asked-fit=8 28:* @outside|asked-fit=9
-24:* @outside|asked=-1 5:* @outside|asked=-2 -33:* @outside|asked=0 40:* @outside|asked=1 71:* @outside|asked=2 80:*
@outside|first=0 -25:* @outside|first=1 -8:* @outside|first=2 -24:* @outside|first=3 3:* @outside|first=4 36:* @outside|here|else
48:* @outside|here|ours -14:* @outside|left 14:* @outside|named=0 22:* @outside|named=1 -6:* @outside|open=none|left 7:*
@outside|open=none|taken 16:* @outside|open=none|unnamed 11:* @outside|open=ours!|left 33:* @outside|open=ours!|taken -27:*
@outside|open=ours!|unnamed -50:* @outside|open=ours|left -12:* @outside|open=ours|taken -83:* @outside|open=ours|unnamed 45:*
@outside|open=person!|left -23:* @outside|open=person!|taken -64:* @outside|open=person!|unnamed -53:* @outside|open=person|left
-53:* @outside|open=person|taken -22:* @outside|open=person|unnamed -12:* @outside|open=thing!|left 25:* @outside|open=thing!|taken
-4:* @outside|open=thing!|unnamed -61:* @outside|open=thing|left -61:* @outside|open=thing|taken 7:* @outside|open=thing|unnamed 7:*
@outside|own=0 4:* @outside|own=1 43:* @outside|own=2 29:* @outside|own=3 9:* @outside|own=4 -10:* @outside|points=it|left -30:*
@outside|points=it|taken 31:* @outside|points=it|unnamed -30:* @outside|points=none|left -7:* @outside|points=none|taken 7:*
@outside|points=none|unnamed 5:* @outside|points=own|left -10:* @outside|points=own|taken -21:* @outside|points=own|unnamed 22:*
@outside|points=theirs|left 22:* @outside|points=theirs|taken 5:* @outside|points=theirs|unnamed -13:* @outside|points=this|left
56:* @outside|points=this|taken 16:* @outside|points=this|unnamed -49:* @outside|strange 14:* @outside|strange=0 -19:*
@outside|strange=1 51:* @outside|strange=2 60:* @outside|strange=3 -8:* @outside|taken 10:* @outside|whole=0|left -42:*
@outside|whole=0|taken 11:* @outside|whole=0|unnamed 39:* @outside|whole=1|left -72:* @outside|whole=1|unnamed 28:*
@outside|whole=2|left 10:* @outside|whole=2|taken 25:* @outside|whole=2|unnamed -25:* @outside|whole=3|left 45:*
@outside|whole=3|taken -15:* @outside|whole=3|unnamed -6:* @outside|whole=4|left 44:* @outside|whole=4|taken 3:*
@outside|whole=4|unnamed -30:* @outside|words=0 -50:* @outside|words=1 9:* @outside|words=2 31:* @outside|words=3 16:*
@outside|words=4 7:* @outside|words=5 19:* @outside|words=6 -54:* @own|other 21:* @provider 73:* @ruled 51:* @ruled=asks 91:*
@ruled=many 11:* @ruled=one 45:* @ruled=outside 55:* @ruled=partly -319:* @score|other 33:* @share=1|other -31:* @share=2|other
-25:* @share=3|other -13:* @share=4|other 33:* @share=5|other 14:* @share|other 23:* @slot-said -17:* @slot:blocks -30:*
@slot:category -51: -73:* -56:^ -23:^coin 45:^event -20:^for -34:^i -28:^kind -51:^protocol 54:^the -34:^top -45:^which -37:^who
-57:account -20:been -36:best -35:bet -21:by -28:cap -22:capitalisation -29:chain 32:coin -29:crypto 52:day -57:defi -27:down
-27:kind 51:lend -39:list -48:lock -54:market -26:mcap -41:me -42:most 55:move -39:not -25:of -47:on -22:our 35:out 35:paid -66:pric
-57:profitable -78:protocol -33:question 39:quot -26:quote -23:rank -45:rn -27:settl -21:stak -31:them -40:think 36:to -46:today
-27:top -62:trad -31:trader 28:tvl -21:volume 50:want -22:what -39:which -39:who 31:with @slot:community_data 21: -13:* 26:^everyth
-29:^i 41:are 22:category -21:coin 25:everyth 33:ha 24:how -26:i -29:id -21:need 40:telegram 35:token @slot:contract_type -33:*
@slot:currency 26:* 38:? 46:^candl -66:^pool -49:and -23:candl 75:i 101:in -36:liquidity -45:price 42:the 92:token -31:trad
@slot:depth -25: 24:* 67:^i 40:^on 44:^where 25:^which 23:all 45:and -23:any 25:are -24:at -20:bid 23:book 68:by -34:coin
44:coingecko 25:each 34:first 21:have 39:i 45:id 26:in 31:largest 27:money 35:most 44:move 20:much -33:my 45:pair 34:spread 39:the
21:they 42:to -28:token 58:trade 47:volume 65:want 39:which 31:would @slot:direction -80:* -22:^did -41:^show -23:any -21:did
-39:fee -37:for -25:in -45:late -21:mix -27:movement -23:nft -35:on -22:one -27:out -33:recent -23:send -40:show -34:that -20:them
-38:to -31:token -36:tx -39:value @slot:duration 18:* 23:? 44:^who 68:among 65:and -20:any -35:chain -34:coin 24:dex 32:dump -27:for
37:hot -39:i 34:in 21:most -21:now 32:of 24:on 36:only 46:out -35:pool 42:pump -25:that 36:the 42:thi -26:which 68:who @slot:entity
-86:* -32:? -65:^which -34:by -54:company -27:firm -46:have -29:hold -24:largest -59:list -48:most -32:on -21:own -23:paid -22:sheet
-37:stack -30:the -32:they -22:what -69:which -30:with @slot:entity_type -33:* -26:^list -24:a -23:coin -22:coingecko -26:holder
-23:id -22:list -23:that @slot:exact -115:* -49:^if -37:and -31:for -37:get -62:how -54:i -49:if -49:into -24:me -46:much -39:now
-56:on -37:to -46:what -36:would @slot:filter -30: -48:* -31:^i -24:and -25:chain -28:coin -23:coingecko -32:friend -20:i -21:id
-32:know -32:native -28:need -35:platform -30:to -31:you @slot:include_24hr_change 52:* 24:? 33:^and -28:^what -21:all 49:and
-32:coingecko -39:contract -31:could 58:did 26:each 55:from 66:go 82:how 76:it -29:market 52:mov 34:move 83:much -20:on -21:please
43:quot -39:say -47:that 74:today 61:up -21:what 26:with @slot:include_24hr_vol 21:cap 26:client -23:coingecko -31:say
@slot:include_abi -24:* @slot:include_code 23:* 31:^i 22:account 29:and 39:at 55:code -28:contract 41:how 36:of 38:on 29:or 28:what
@slot:include_empty -23:* -26:? -43:and 35:i -46:in -28:much -31:of 26:on -38:spl -24:token 24:wallet 24:what -39:which
@slot:include_empty_intervals 35:* -47:^how 21:and -30:in -37:it -47:much 68:purchas 38:the @slot:include_input -56:* -34:? -22:a
-23:contract -22:hash -29:it -21:of -43:on -31:the -30:tx @slot:include_last_updated_at 8:* 23:24h 46:^and 20:a -46:both 28:client
-25:coingecko -21:could 46:each -23:from 34:moment 53:quote -33:say 36:thi 44:time -21:up 24:with @slot:include_market_cap -26: 7:*
-32:^i 49:^quote 28:both -30:coingecko -42:contract -21:from -31:ha 21:how -23:i 37:it 44:quote -29:say -38:that 24:they
@slot:include_platform -19:* @slot:include_source 12:* 24:proxy @slot:include_tickers 5:* 20:^how -30:^i 32:^open 25:^what 45:and
36:did 45:every 48:expir -29:for 51:how 44:in -28:it -31:list 52:much -33:need 31:open -41:or 49:over -32:perp -22:please 47:that
-22:the 32:there 41:with 41:yet @slot:include_tokens 32:* 23:^i 29:^nft -32:^what 38:and -44:collection 23:compress 37:of -56:own
-37:thi -40:to -31:wallet -47:which -36:who @slot:include_transactions 41: 53:* 25:? 35:^i 28:^what 32:^when 23:and 26:block 65:hash
25:i 39:in 60:it 39:need 51:of 25:on -23:please 37:produc 38:the @slot:interval -22:* -22:^price 28:^what 40:chart 28:compare
-21:did 34:down -21:it -20:of 23:or 27:since 21:thi 32:time 28:up @slot:is_burnt -76:* -45:^compress -25:^nft -33:^which -34:are
-28:collection -34:compress -51:in -33:list -30:member -40:nft -50:of -46:one -23:own -33:sit -30:the -34:which @slot:kind -33:*
27:? 29:^pyth -29:^which -21:a -60:all -55:and -35:at -23:doe 42:exchange 56:feed 49:for 42:from -24:i 40:id 40:in -26:list
50:market -21:my -26:pair -38:price 42:publish 53:pyth -47:spot -60:to -59:trad -35:trade -50:which -23:with @slot:kinds -76:* -21:?
-23:i -23:mov -34:on -25:only -43:send -23:the -44:to 33:transfer @slot:limit 146:* -42:? -52:^put 46:^show -83:^the 21:^what
53:^which -61:account -27:addres 23:all -42:am 58:are 32:ask 39:back -46:buy 70:by -70:cent 39:chain 78:coin 83:coingecko
60:collection 44:contract -27:could 46:crypto -36:defillama -48:did 36:each 81:event -33:exchange 57:first -63:for 26:ha -51:have
31:hold -29:how -40:if 36:in -43:it 34:list -45:lost -21:market 21:me 38:money 103:most -99:my 31:name -24:no -23:nonce -35:numb
50:on 39:only -49:over 51:pl 25:please 110:pool -34:price -52:put -22:right 27:see 68:show -46:sit 22:that 46:the -37:there -34:thi
54:to 46:today 74:token 47:transaction -38:transf 34:up 51:volume 29:want -23:we -21:when 90:which 66:who 28:will 73:with -88:ye
-25:you @slot:look_forward -28: -20:? 53:^by -30:^how -26:^what -30:all -47:and -30:bought 39:by 43:defillama -47:do -32:from
35:gain -34:go 44:hold -30:how -29:it 36:mov -25:move -36:much -28:of 56:or -31:price -71:since 47:that 35:the -22:thi -52:today
-54:up 67:what -24:worth @slot:measure 36: -30:* -83:^fee -53:^for -49:^how -27:^on -60:^option 60:^what -42:^which -54:^who
23:acros -54:app -36:by -50:chain 24:crypto 38:dao 30:did -49:down 41:earn -44:fee 46:for -68:from 48:got -58:have 72:holder -77:in
-29:into 133:itself 94:keep 47:make 42:money -31:month -33:more -39:most -20:my -25:need 84:not -66:now 39:of -67:on -39:one
-76:option -30:or -45:oth -25:our 35:out -26:over -126:paid -23:pay -82:people -45:per -28:please -92:premium -80:rank -33:right
-31:show 35:since -57:tak -32:take -52:that 31:the -27:their 49:they 21:thi -80:to -27:today 50:token -30:trad -73:user -35:v
-24:volume -40:wa -51:want 60:what -51:who @slot:order -36:* -32:^best 52:^biggest -27:^busiest -59:^coin -35:^for -24:^how
-29:^list -30:^on -34:^pool -29:^the -47:^trad 91:^v -26:^what 55:^when 39:^where 49:^which -70:^who 45:^yield -20:a -53:account
-44:acros -56:amount -58:any 53:been 45:below 46:best -22:bett 45:biggest -70:bought -27:busiest -31:but 38:can -88:cap
-33:capitalisation -32:category -75:chain -60:coin -53:company -62:cost -55:count -87:crypto 24:current 29:dao 26:day 37:depth
-57:derivativ -20:did -32:do -25:down -34:every -34:exchang 92:first -46:fresh -20:friend -24:from 35:futur -23:go 26:have -58:hi
25:high -35:interest -59:jpeg -29:keep -39:kind -96:largest -49:late 42:least -27:liquidity -47:list 64:lp -49:made -90:market
-57:mcap 52:moment -45:money 32:more -23:morn -26:most 52:move -38:not 37:numb -30:open 36:order -30:out 32:paid -23:people
49:percent 27:pippin -29:politic -78:pric -58:profit -39:profitable 32:pump 30:purchas 31:put -55:quot -30:quote -39:rank -49:read
-24:receiv -63:recent -23:right -28:risk -60:rows -37:sector -61:see 65:side 40:sise -30:somebody 32:sort 51:stack -21:swap -28:t
-26:their -27:them -26:thi -26:think -21:togeth -50:trade -34:trader -38:transaction 31:use 64:v 34:venue -49:w -25:wa -23:want
48:when 51:where -73:who -21:win 39:with 24:yield @slot:outcome 34: -11:* 24:? -31:and -45:chance -42:did -23:for -41:from -48:how
58:i 51:in -20:market -71:me -72:odd -94:of 32:on -54:pric -35:price -48:show -45:the 44:token -41:who -23:with @slot:period -60:*
-31:? -41:^hash 53:at -28:best -25:for -41:hash -21:in -24:market -38:min -36:mine -21:my -52:of -27:on 58:only -40:pool -41:rate
-20:top -25:trad 54:volume @slot:points -57:* @slot:side -43: 24:* 66:^what 28:a -42:and 56:ask 68:at -89:bid 41:chance
-59:condition 43:do -87:for 74:i -49:it 40:no 21:now -34:outcome 24:that -51:the 63:thi 50:to -51:token 59:what 22:ye
@slot:stablecoin_only 5:* 23:^best 24:^yield 23:apy 54:best 25:can -25:did -35:earn 28:first 39:for 25:in -24:it -38:keep 26:least
39:more -24:my 38:pay -21:reward 27:stak 31:top 39:with 22:year @slot:standard -33: -52:* -57:? -79:^which -36:^who -20:and
33:approval -50:can -55:contract -21:did -50:for -59:from 55:ha -55:i -21:it -24:known -25:may -26:me -45:my -57:of -23:out
-41:revoke -72:spend -36:still -31:take 46:that 46:the -67:to -110:token -22:wallet -81:which -62:who @slot:status -50:*
-21:^biggest 23:^give 38:^how -38:^open 22:^please -21:^show -59:^what -60:^which -35:address -37:are -45:bet -32:bett -26:biggest
-76:by -68:can -26:coin -31:coingecko -31:contract -28:crypto 49:did -41:do -59:dump -30:each -127:event -43:everyone 54:exchang
-44:exchange -25:for 21:from -25:give 57:have 31:how -21:i -43:id -27:in -53:me -42:most -44:must -45:name -23:now -61:odd 37:of
-34:on -92:open 50:outcome 46:over -64:page -35:people -64:per -72:politic 21:prediction 55:resolve 72:rows 28:sery -55:show -27:sit
-26:some 40:that -35:their 48:them -102:today 22:trad -41:venu -24:volume 20:want -49:what -22:which -28:will @slot:token -18:*
21:^candl -56:^pool -36:and 21:buy -34:for 20:i 35:in -20:it -22:liquidity 28:of -41:on 30:or 47:pric -39:price 20:sell 22:that
28:token @slot:token_type -68: -58:* -44:? 28:^all 37:^did -29:^for 30:^list -60:^nft -36:^on 52:^only -31:^who -27:a -25:and 24:any
-22:artist -32:at 22:belong -40:by -23:doe -34:each -32:explor 40:ha -34:he -22:hi -35:how -22:i -35:in 20:incom 34:late -37:many
-24:move -24:need -46:nft -26:on -41:one 45:only 34:out -55:own 21:piec 36:please -25:position 24:price -34:see 25:send 25:sit
-23:that -31:there -28:thi -51:token -40:too 41:transfer -24:unit -24:wallet -33:we 35:what -44:which -49:who -35:with
@slot:top_coins -61:* -52:? -33:and -56:in -33:most -52:of -54:on -59:the -56:who @src=none -23: -7:* 50:^ 23:^a -24:^account
37:^addres 106:^also -32:^am 54:^and 44:^anyth -39:^balance 45:^before -48:^best -66:^bid 63:^biggest 48:^book -42:^burnt 33:^buy
-28:^by 31:^call -23:^can 34:^candl 27:^chain 43:^chart 38:^check 74:^coin 43:^coingecko 28:^collection 47:^compare 20:^compliance
41:^compress 93:^contract 52:^current -38:^custom -25:^deposit 46:^depth 38:^did -31:^do 23:^doe 24:^dominance -50:^draft -70:^event
33:^every -22:^everyth -30:^explain 23:^fee -34:^fetch -21:^fill -27:^floor 47:^for -64:^from 41:^fund 51:^get 55:^give -25:^hash
43:^hashrate 26:^hey -30:^highest 20:^hottest -36:^id 60:^if -27:^imp 31:^in -21:^keccak256 21:^kind -20:^largest 30:^last
32:^latest -28:^ledg -38:^lend -42:^level -49:^liquidation -38:^long -33:^look 24:^lowest -26:^make -65:^market -24:^may
30:^metamask 39:^mid -54:^most -67:^nam 34:^need -34:^nft 64:^not -73:^numb 22:^odd 81:^one 27:^only 42:^our 51:^perp 41:^pl
-30:^please -50:^plot 28:^pnl 33:^pric 43:^price 22:^print 30:^pull -49:^put 42:^pyth -23:^rarity 24:^raw -45:^read -33:^realis
48:^recent -30:^rest 28:^revenue -86:^revoke -134:^rows 47:^run 26:^safe 32:^sat 57:^say 30:^search -43:^settl -84:^should
-61:^since -26:^snapshot 37:^so 30:^somebody 29:^stablecoin 42:^supp 28:^swap 22:^tax -48:^text 52:^their 54:^token 53:^top
25:^topic0 58:^total 21:^trust -39:^turnov -56:^twitt 22:^und 52:^v -42:^verify 38:^volume 114:^wa 49:^wallet -44:^where 25:^would
44:^ye 25:abi 44:about -39:account 23:accountant 51:actual
-56:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -89:address 66:advis
26:aft 26:against -35:airdrop 36:all -82:also -30:altcoin 30:am 50:amount 25:annual -29:answ -38:answer 36:anyth 47:anywhere
34:apart -37:api 37:app -78:apple -75:approval -21:approve 33:apy 66:argument 46:around 36:arriv 33:arrive 35:article 31:artist
29:ask 42:asset -22:atm -63:attach -55:attestation 32:auditor 30:aunt -22:authority 28:average 38:away 53:bag 54:bal -25:balance
-51:bank 43:basi 35:be -45:beacon 49:been 30:before -43:behind -30:best -28:bet 23:bett 37:bettor 55:big 25:bigg 40:biggest -58:bill
-23:blob 22:block 86:blockchain -22:blur 35:board -52:bond 40:bookkeep -31:boost 46:bos -26:bot 25:both 44:bought 21:bridg
-51:broadcast 40:brok 58:broth 25:budget 34:build -30:built 25:burn -26:burnt 25:button -33:buy 22:by -44:bytecode 28:call
37:calldata 21:came -82:cancel 93:cap -37:capacity -30:capital 30:carry -44:cash 45:category 60:certain 21:chain 37:chance 37:chang
-26:channel -36:charge 33:chat 34:cheapest 63:check -62:circle -30:circulat 22:circulation 58:claim 30:clean 28:client 62:clock
-43:close 50:code 28:coin 48:coingecko 26:colleague -46:column 31:come -35:commit 38:committee -31:community 32:company 43:compare
23:compil 49:complete 44:compress 25:confidence 31:config -37:confirmation 42:connect 24:consolidate 32:constructor -21:contract
66:control 35:could 49:count 73:counterparty 65:country 36:court 65:cousin 22:cover -30:create2 41:crypto 37:csv 28:currency
45:current -29:custom 43:d 34:dangerou 22:dapp -27:data -36:date 42:day 86:dear 38:decemb 33:decimal -21:declare -35:deep
-20:delegat -36:deliver 41:deploy 53:deployment 34:deposit 30:depth 22:desk 56:dev 45:dex 44:did -30:difference 36:different
39:digest 32:digital -26:discord -50:disposal -64:dispute -29:do -45:don 59:done 90:down -43:draft 42:drain -26:due 24:dump 25:dur
24:e 41:each -40:egg 30:eip -74:eligible 50:email 49:employ 36:empty 55:en 62:end -47:epoch -41:etf -26:etherscan 27:even
40:everybody 40:everyone 33:evm 30:exact -47:explain 67:exploit 33:explor 29:fail 23:far 41:farm 86:fattest 40:favourite -25:fear
55:fetch 45:figur 30:figure 35:fine 23:first 31:flagg 29:flow 30:follow -79:follower -42:form 30:friend 23:frog 22:from 48:front
-25:frozen 34:gallery 38:geckoterminal -53:germany 24:gett -27:github 26:giv 34:give -36:given 48:go 31:gone -34:good -64:google
34:got 26:grandson -43:gre 34:greedy -46:green -25:group 33:grow 73:had -34:hand 30:hang 21:happen -26:hardware -39:hash
-42:hashrate 30:hedge 68:height 24:held -63:help 38:her 26:hey 51:hi 25:highest 32:him 46:hit -63:holder 43:holding -71:home
27:honest 46:hot 20:hottest 32:hour -27:hurt 42:id 39:identify 52:if -24:imp -34:impermanent 41:incl 24:includ 89:incom -43:index
-34:inflow -47:input 27:insid 69:inside -24:insist -55:insurance -20:interest 41:inventory 37:invest 40:invoice 34:issu 40:item
-68:job 47:jpeg -47:json 44:just 67:keccak -21:keccak256 57:keep -21:kept -67:key 21:kid 66:kind -26:knee 69:known -38:kyc
52:lamport -40:landlord -25:latest -40:launch 37:lead 83:least -24:leav 32:leave 21:ledg 35:left -86:legal 27:lent -48:level
-39:leverage -21:licence 42:lie -47:lightn -60:limit 54:line 64:liq -36:liquidation 21:list -35:live 27:lock 48:log -67:logo
-25:long 20:look -30:los 37:lost -25:lot -38:low 58:m 51:made 70:mail -90:manifold 64:margin 31:mark 51:marketplace -30:match 53:may
64:mcap 50:memecoin 41:memo -57:mempool 22:mention -46:message 32:metadata -52:min 43:mine 52:mint -30:minut 54:minute 36:mix
69:money -66:month 36:mov 25:move 31:movement 24:much 38:multisig 30:must -22:my 24:myself 40:n 22:namehash -27:native 60:need
27:network -25:nev -23:new -41:next 47:nft 54:no -39:nod 33:nonce 34:normal -41:not 40:number -46:odd -29:off -68:often 43:oi
-36:old 32:oldest 22:onchain 72:one -24:open 29:oracle -54:ord -37:order 33:orderbook -89:ordinal -55:oth 24:out 54:outcome
-21:output 23:owner 31:page 50:paid 28:pair 81:pap -34:park -40:part -56:passport 62:past 41:paus 43:pay 50:payment -43:peg -41:pend
-47:people -43:per -79:period 39:permit 58:perp 81:perpetual -45:person -21:phish -23:phone 21:pick 23:piece 29:pile -52:pippin
68:pl 21:plac -34:place -35:plan 72:platform 21:please -48:plot -64:plu 39:podcast 24:point 25:politic -30:position 56:possible
-75:post 102:ppl -49:premium -34:prepare 29:present 20:pric -23:price -24:primary -25:print -21:priority 25:produc 26:profile
-44:proposal 40:provide 37:publish 23:pull 61:pump 35:pyth -45:query -41:question 24:rabby -22:rais -37:range -21:rank -52:rarity
28:rat -46:rate -49:ratio -65:re 59:reach 26:read 44:real -24:realis 53:receipt -50:receiv 30:recent 25:recipient 36:record
-25:redemption -58:reentrancy -63:regist 24:register 41:reject 68:relay -37:rememb 34:rent 25:report 58:reserve 35:resolve
-32:revenue 44:review -86:revoke -39:reward 28:rich 44:rn 23:round 60:rows 27:rpc 26:rug 22:rugcheck -61:run 22:safe 27:sal
-30:salary 38:sale 21:sanction 36:sat 69:saving 24:saw 37:say -26:score -43:screen 23:search -52:season 47:second 43:see 34:seem
-54:seen 24:sent -23:separate -31:serv -44:service 28:set 72:settlement 38:shar -40:she 36:shill 24:short 34:show 68:sid -39:side
26:sig -24:sign -37:signatur 30:signature -42:simple 44:since 34:sist 26:site 21:sitt -32:skip 34:slide 23:slip 22:slot 21:small
-59:snapshot 87:so 45:sold -24:solidity 31:some 39:somebody 26:someone -30:somewhere 30:son -20:spam -68:spell -42:spend 21:spl
60:split 26:spr 54:spread 37:spreadsheet -26:stabl 81:stable 42:stablecoin -27:stack 42:stak -33:stake 58:stand 31:start 20:startup
22:stat 32:statement 33:statu 70:still -57:stock -21:stood 23:story 66:str -30:strike -48:stuck 25:sub -40:sum 29:support 72:swap
33:swapp 28:symbol -40:tak -24:tall 21:tape 27:tax -37:telegram 39:tell 39:test -55:text 37:th 21:that -31:theft 38:themselv
27:there 68:these 42:thesi 24:thick 25:think 60:those 24:through 41:thru 42:tick -30:till -60:tim 48:timestamp -20:today 22:togeth
27:token -64:tonight -45:too 26:took 56:tool 29:top 38:topic0 -29:total 29:touch -71:trace 24:track 53:trade -78:trader 25:trait
-43:transaction 23:transfer 41:trap 51:treasur 63:treasury -66:trezor 20:trust 51:trustworthy 36:turn 68:turnov 50:tvl -74:twitt
61:txid 31:typ 25:type 56:und 36:unit -61:unlimit 28:unspent -49:until 41:up -60:upcom -32:update 32:url 54:used -40:user 61:utc
36:utilisation 21:utxo 84:v -62:validator 42:valu -25:valuation 79:value 26:vault -39:verification 21:versu 40:very -37:via -25:view
40:vol -25:volatility 22:volume -27:vote -51:wait -54:walk -21:wallet 45:wanna -31:watch -43:way 27:we 39:website 58:well 36:went
-45:were 20:what 57:whatev 30:where 50:wheth 22:who 52:whoev -31:whole -72:whose -32:wife 37:will -61:win 63:withdraw -27:withdrawal
-22:without 55:wont 24:work 34:worth 41:would -33:write -48:wrong 34:wrote -50:x -60:ye 31:yield -21:z 54:zero @src=none|other -7:*
@takes:choice 107:* @takes:count 66:* @takes:days 56:* @takes:fiat 44:* @takes:flag 45:* @takes:least 125:* @takes:period 37:*
@takes:step 32:* @takes:time 22:* @title 9:* @tool=call_contract 40: -24:* -53:^call 32:^find -23:^my 37:^need 40:^our -32:^read
40:^the -20:addres -27:an 28:and 27:ape 63:at 41:balance -48:call -35:contract -23:decimal 31:find -53:for -22:gave 48:give 34:hold
27:it 33:need 37:numb -39:on 28:our -20:raw 25:that 31:the 39:there 38:value 54:vault 29:want 34:who @tool=check_approval_security
-32:* 25:^before -35:^my -41:^our -33:click 22:code -29:do -25:for 26:grant -31:know 27:known -47:only 23:open -36:our -32:site
-29:some -21:that -31:wallet 33:want -32:what 27:with @tool=check_contract_verified 10:* 21:^ha 32:^i 26:^verify 27:ask 25:contract
23:ha 22:i 22:in -51:match 27:now 32:one 50:only -21:open 31:or 27:public 44:publish -37:that 29:the 26:they 34:verify
@tool=check_dapp_security -7:* -28:^i -33:and -22:app -24:audit -38:by 43:dangerou 25:in -29:not -31:phish 42:site 40:some 28:to
-39:what -35:whom @tool=check_honeypot 12:* -32:? 43:^buy -38:^did 63:^honeypot 24:^how 43:^i 20:^the -23:^which 20:a 30:advis
42:all -39:and -20:block 29:button -26:buy 61:can 24:check 44:contract -36:did -22:found 26:friend 25:ha 42:hold 66:honeypot -24:min
34:need 27:of -21:or 32:out -21:pool -30:simulate 50:some 25:tax 28:that 41:token 41:trap -45:we 25:when
@tool=check_malicious_address 9:* -39:^can -35:^did -26:^how 26:^what 22:account 61:addres -34:and 20:any -20:are 38:blacklist 26:by
-35:can 77:counterparty -36:did 32:do 35:drain -31:flagg 53:for 33:fund -25:he -26:how -26:kyc 44:launder 26:mix -23:name -49:our
24:sanction -40:screen -33:that -36:they 46:up 32:wallet -25:which 27:whom 23:with -41:you @tool=check_phishing_site 3:* 36:?
24:^check 28:^my 23:^somebody 43:^the -39:addres -22:airdrop -28:and -25:before -39:blacklist 28:connect 43:dangerou -31:fake
-33:friend 26:from 26:her -23:if 21:known 63:mail 22:me 36:mint -29:nft -26:our 57:page 32:please -31:there 29:they 22:wallet
-28:want 37:website -24:what @tool=check_token_safety -50:^honeypot 25:^how 30:^i -24:^my -32:^what 29:a 43:and -22:any 57:at
-21:coin -34:contract -36:doe -40:friend -31:hi -43:hold -51:honeypot 22:how -26:in -27:me 38:memecoin -22:new -26:nft 63:no -21:one
-37:or -34:our -30:out 21:pippin 22:put 27:safe -35:sell -25:some -22:telegram -22:there -27:token 33:want 26:what 55:with 59:worth
@tool=checksum_address 8:* 25:^i 24:addres -22:capital 27:correct 30:counterparty 22:eip 32:pap -20:tool @tool=compare_tokens -24:*
-33:? -20:^compare -32:^how -51:^market 41:^put -28:^v 31:^what 30:against 34:all -37:at 51:ath 25:beside -22:bigg -30:both 89:by
77:cap 32:circulat -30:compare 21:far -42:fee 29:high -25:how -45:i -20:in 22:it -44:keep -40:know 58:market 33:mcap -34:mov
-27:move -43:much -36:of 49:oth -40:out 26:please -49:saving 34:side 37:so 39:supp 35:table 25:that -29:them 26:time -49:today
-30:two 38:value -45:we -22:when -38:where 34:with -53:you @tool=compute_create_address -83:* 32:? -48:^addres -36:^which 27:at
25:be 23:by 45:contract -50:create -51:factory 22:from 39:get -36:ha 23:my -23:next -48:that -38:the 35:which -27:will -31:with
@tool=compute_namehash 14:* 28:^i 24:for 24:make 29:namehash -29:resolv -27:to -22:what -24:which @tool=convert_units 32:*
-41:^convert -33:^ga 26:^what 44:a 34:amount -31:and 52:are -28:coin -34:convert -50:decimal -21:did -32:doe 40:for -31:ga -41:ha
-29:have 30:how 25:i 63:in 24:it 23:ledg 41:many 47:me 21:my 42:numb -22:of -32:round 24:say 66:that 58:the 23:thi -23:to 42:token
30:want -35:when 28:whole @tool=decode_abi -21:* -28:^decode -31:^in 32:^metamask 37:^please -31:^the 24:any 29:can -29:d -32:data
-28:decode 72:hex 56:into -29:know 32:metamask -22:method 25:on 38:only 28:please -42:safe 24:say -29:see 45:show 38:swap -21:that
28:thi @tool=decode_abi_parameters 30:* -33:^abi 28:^i -26:^which 49:a -24:abi 44:addres 40:an 35:are -25:argument 23:at 30:back
-27:can 29:constructor 25:contract -28:doe 29:have 45:in 23:my 34:own 32:paus 36:return 26:to 38:token -28:tool -29:want 22:what
-25:with @tool=decode_calldata 11:* -28:^call 32:^decode -37:^which -34:a 45:amount 42:and 44:argument 31:ask -38:at 37:blob
-34:call -33:data 45:decode 60:get 34:here 22:hex 46:how 31:if -21:in -38:input 34:inside 22:it 33:like 32:look 32:me -24:method
-21:my 56:out -24:pl -34:say -23:selector 21:send 50:show 24:tell -47:that 30:to -42:tool -28:transaction -54:tx 33:wallet -32:want
-29:which -31:with -32:would @tool=decode_log 5:* -41:? -65:^event 23:^i -36:^my -36:^topic0 71:^what -23:a 50:an -90:and -25:are
-73:argument -23:be -26:before -26:call -25:decod -34:did 30:doe -29:emit -36:every -39:for -49:hash 58:here -35:index 79:mean
-35:my -39:need -26:old -25:one -25:only -46:our -98:out 31:please 59:text -23:that -34:the 53:thi 39:to 65:topic 41:what -33:which
-22:would @tool=decode_raw_transaction 27:* 35:^decode 41:and 24:been 25:before -29:blob 23:broadcast 45:can 28:decode -22:do
-48:doe 30:fee 32:for 45:from 21:ha -34:how -43:input 26:like 38:me 63:nonce 61:out 36:recipient 57:send -24:show 22:sign -24:thi
26:to 20:value -30:wa -21:where -33:with 44:you @tool=decode_selector -47: 22:* 25:4byte 66:? -23:^decode 40:^my -55:^selector 24:a
-71:an 28:at 70:be 43:behind 40:byte 39:call 30:code 41:data -22:decode 37:error 45:every 32:for 24:from 28:hash -54:here 34:i
43:index 43:input 40:it 27:log -21:mean 54:my 31:only 43:out -41:please 28:say -38:selector 26:show 73:start 89:that -31:topic
23:trace 44:transaction 40:tx 36:wallet 30:what 46:which 45:with 58:would @tool=detect_rugpull 4:* -20:? 26:^i -26:^where 25:addres
-21:are -20:blacklist 23:check -36:deposit 51:exchange 31:from 26:if 49:ledg 33:liquidity 44:money -23:much 25:of -21:or 30:over
49:park 29:say 43:see 31:stable 21:still -25:that 43:to 21:vault 46:wa 26:want 34:went 27:where -21:who 23:year -21:yield
@tool=encode_abi -41:^abi -35:^call -31:^which -31:abi -46:argument 41:build 58:calldata -31:doe 63:for -23:get 53:hex -21:i 22:need
21:no -36:of -25:on 32:pl -34:please 21:script 25:selector 40:spend 21:unit -34:want -27:which 52:with @tool=estimate_gas -30:*
-47:^call -33:^ga 36:a -43:at 23:call 53:cost 39:data -38:did 41:doe -20:fail 23:from -36:ga 23:go 29:if 48:make -20:me 51:network
-21:no 27:of -34:paid 28:please -53:price 40:right 22:sent -22:that 43:there 42:transf -21:when -25:which @tool=get_account_nonce
-3:* 54:^addres -49:^i -43:^my 33:^nonce 27:^which -22:a 45:addres -23:and -29:block -24:by -29:contract 56:create -25:from -28:ga
-37:ha 26:hot -22:how -59:i -29:in 21:incl -42:it -20:mine -47:my -22:need 48:next 35:nonce -23:of -24:one -30:pend -37:please
-28:sent -26:since 45:that 21:the -31:to -68:transaction 34:tx 20:wallet 28:which 52:will @tool=get_alchemy_prices -10:* -20:time
@tool=get_alchemy_token_balances 31:* 31:? 55:^balance -27:^decimal 28:and -49:at 53:balance -40:decimal 42:every 44:for 20:hold
27:list 61:need 40:of 26:on 20:position -21:the 39:token 24:unit 25:which -27:with @tool=get_alchemy_token_metadata -35:* -40:a
-27:for -39:logo -40:make -36:me -32:my -28:token @tool=get_asset_platforms 29:^coingecko 27:^on 31:all 31:chain -23:coin
39:collection 39:doe 39:nft 31:platform 39:with @tool=get_asset_transfers -63:* -39:^everyth 22:aft 37:all -49:also -44:and
-23:block 22:came -22:chain -50:coin -27:contract -37:everyth -22:go -21:hi -20:i 60:left -55:list -29:mov -23:move -40:nft -21:of
-42:on -54:one -33:out -21:read -35:rows -64:send -22:the -46:to 34:transfer -39:wallet -44:who @tool=get_batch_historical_prices
-29:* -30:^what 20:at 32:each 39:market -24:one 33:own -27:pric 31:value -23:what @tool=get_block -67:* 26:? -81:^how 26:^latest
29:^my -40:^the 30:^when -24:^which -54:a 22:and -57:block -70:ha -70:how -33:in -76:many -31:newest -28:numb 22:on -23:or
-31:please 37:produc -27:read 22:recent 34:seem -46:that -60:the -69:transaction -27:we -21:which -21:with
@tool=get_block_by_timestamp -14:* 42:^block 29:^i -40:^in 27:^my -47:^what -38:date 23:deploy -23:did -20:end 26:height -30:in
39:min -32:my 27:need -25:newest 24:numb -38:please 26:snapshot -35:time 28:to -29:up 52:wa 57:we 44:went -42:what 73:when
@tool=get_block_details 40: 11:* 33:^how 41:^what -44:^which -34:^who -21:and -66:been 65:block -22:built -66:burn -29:by -25:fee
47:full 33:ha -24:have -33:i 34:in 35:many -58:much -22:need -21:newest -27:now -36:of -27:one -44:our -49:price -23:slot 51:that
22:the -24:those 67:transaction 24:tx -43:were 32:what -20:when -51:which -26:who 33:with @tool=get_boosted_tokens -47:* -26:and
-28:for -25:most -27:on -29:paid -21:the -25:there @tool=get_bridge 36:* 57:? 44:^how -45:^i 34:^what -46:^which 46:aft 57:am
-43:and -21:are 22:bridge -25:day 46:did 42:do -89:for -28:ha 46:hack 35:how 49:in 52:it -22:many -72:me 45:money 20:month 65:much
-90:of 45:out 46:over 58:people -23:protocol -20:show 73:since 72:still 58:the -29:time -64:to 24:today 52:total -36:transaction
28:use -25:vault -29:we 29:what -63:which -25:who -72:withdrawal 73:yield @tool=get_bridge_volume -47:* -64:? -22:^net -22:^the
-52:^what -45:a -48:aft -47:am 24:and -31:at 65:deposit -22:did -58:do -55:flow 46:for 62:give -48:hack -22:how -53:i -58:in
-31:into -61:it 59:me -46:money -29:most -33:my -39:net -24:numb 22:number 47:of -47:our -32:out -65:over -47:people -38:sent
20:since -23:spot -48:still 21:that -21:the -22:thi 25:today -52:total -27:u -26:wa -49:what -28:which 62:withdrawal
@tool=get_bridges 4:* 20:? -23:and -21:biggest 38:bridg 24:defillama -39:dex -40:have 24:money 39:one 32:our 25:thi 21:to -22:today
-31:volume 39:which @tool=get_btc_address -12:* 41:^ha -30:^how -33:a -22:address 40:am 29:anyth -40:are 31:arriv 48:at 30:check
23:gave 66:ha 38:have -25:how 43:if 21:look -24:many -40:mempool 26:one -40:or 28:pap 33:pl 27:please 38:sat -40:satoshi -37:sit
-25:sitt -30:still -30:that 46:there 22:unconfirm 32:wallet 38:what 48:wheth -20:which 42:would 33:you
@tool=get_btc_address_transactions 13:* -25:? 31:^a 31:^show 27:^tx 28:addres 41:all -31:and 25:any -36:balance 27:can 28:every
26:for 33:have 22:height -36:how -24:if -21:in 29:includ 36:know 40:ledg 21:me -38:mempool -39:much 43:old 45:one 28:our 28:paid
-24:please 35:recent -61:still 38:that 25:the -45:there 44:touch 33:u 42:up -20:wait 49:wallet -29:what 38:with @tool=get_btc_block
-18:* -24:^when -22:^which -58:difficulty -53:mempool -33:min 70:newest -30:pool -28:that 22:there 30:time 41:transaction -27:when
-21:which @tool=get_btc_difficulty 5:* 53:? -21:^i 38:^next -74:and 22:are 25:com -44:difficulty -25:doe -30:down -29:far
-41:hashrate -29:i -63:mempool 63:mine 21:much -30:now -28:or 22:thi -27:up @tool=get_btc_exchange_rates -20: 14:* -28:^what 38:and
-22:can 20:in 22:list 29:of 45:one 40:please -22:price -24:right @tool=get_btc_fees -22:* -29:? 77:^fee -33:^sat -38:and -50:are
-29:block -52:did -26:each -39:for 31:get 38:have 46:hour -25:in 24:into -35:mempool -24:min 36:my -28:next -22:of -26:one -28:out
-24:paid -30:pay 38:payment -45:per -29:please -26:right -33:sat -24:that 37:thi -65:transaction -42:up -33:wait -23:what -26:would
@tool=get_btc_hashrate -66:* -35:^hash 54:^hashrate 22:back -21:can 40:develop -26:difficulty -21:do 30:down -34:for 24:go 32:ha
-25:hashrate -37:in -47:min -44:mine -29:my -37:of 28:or -49:pool 31:see -50:share 27:up -22:what -28:with -21:you
@tool=get_btc_mempool 5:* 20:? -41:^i -25:^my 49:^sat 77:and 35:are 32:been 35:block 69:difficulty 33:each -56:fee 31:hour 40:how
-42:it 40:many -28:mempool 28:min 71:next 30:of -33:on 27:one 35:out -52:pend 33:right 51:sat 37:sise -56:still -25:stuck 21:the
-53:thi 43:to -72:transaction 30:tx 22:unconfirm 57:vb 42:wait @tool=get_btc_price 27:* -34:? 62:^what -37:and 36:buy 64:cost
31:date 44:did -33:from 21:in -29:kind -24:me 67:near 22:need -32:now 60:on 75:one 25:only -27:rate 26:report -29:sat 22:say -36:so
-31:sold -27:tell 62:that -39:then 65:top 44:what -36:where @tool=get_btc_tx 5:* -30:? -62:^ha 32:^how 50:^i -31:^my 27:^sat
40:^what -34:^which -35:are -25:arriv 60:by 41:confirm -41:confirmation 33:did 62:doe 52:for 36:gave -60:ha 32:have -48:hour 27:how
26:i 35:in 64:it 36:many 42:mempool 22:min 67:now -42:output 43:pay 69:pend 24:sat 43:sent 23:since -21:so 70:still -40:stuck
23:that -39:through -21:to -22:transaction 51:txid -26:vb 31:wa 28:what 24:with -56:yet @tool=get_btc_utxos 16:* 25:^utxo 30:addres
-28:and 22:can 26:consolidate 37:fee 25:first 28:ha -51:in 23:my 26:one -21:or -53:sit 28:spend 45:spendable -23:there 22:to
30:unspent 32:utxo @tool=get_categories -28: -19:* 21:^give -42:^which -30:a -38:my -23:need -38:that -44:which
@tool=get_categories_market_data -31:* 51:^coin -40:^market -33:^what 28:by -31:for -29:i -27:in 29:me -25:my -46:rank 44:sector
28:show -29:that -33:what @tool=get_chain_fees -6:* 25:? 24:^fee 21:^which 42:^who -53:all -45:and 25:by -21:defi 35:do -49:doe
30:fee -50:have 49:keep 33:network -26:no -21:of 78:on -51:share -24:since 29:thi 26:today -50:treasury -26:tvl -23:what 38:who
@tool=get_chain_info 27:* 47:? 89:^chain -27:^which 58:a 61:add 50:and -43:are 47:at -21:by -22:capacity 89:chain 50:coin 42:do
-38:doe 40:explor 73:for 37:have 41:i 69:id -21:lightn 24:my 70:native 33:need 28:network 27:new -32:node 38:numb 42:of 28:our
-33:please 36:plu 21:public 90:rpc -29:stuck -55:that 46:the -29:time 43:to 23:up 27:url 52:wallet 26:want 20:we -22:went 31:what
-51:which @tool=get_chain_stats -7:* 21:address 23:busy 20:count 23:do -25:ha 22:there 42:today 39:utilisation
@tool=get_chain_tvl_history 30:* -49:^how 23:^when -38:all 45:are -51:at -83:by 50:deploy -23:develop -56:doe 34:each 30:first
-26:for -29:ha -50:have 35:it -29:liquidity 30:lock 26:m -35:market -59:me -42:money -26:need 26:of 56:on 29:point -47:protocol
-39:show -26:the 40:there 25:thi -35:time 45:today -49:total 42:tvl 25:until 73:wa 63:we 47:where @tool=get_chains 51:^rank
-77:blockchain 77:by 63:chain 21:defi 31:do 51:doe 27:for 22:have 33:keep 52:me 34:people 21:please 22:present 35:say 57:show
-37:stablecoin 39:the -30:with @tool=get_chains_tvl_history -41: -72:* -21:^chart 20:^did -22:^i -36:^tvl 47:all -26:are
-85:blockchain -43:by -25:chain -20:chart 50:defi -23:exchang -23:for -21:from -36:i -34:it -22:liquidation -23:long -38:need -33:on
32:over -39:protocol -27:summ -21:that -21:the 20:total -57:tvl -22:until -32:we @tool=get_coin_historical_chart -28: -34:*
36:^chart -24:^floor -36:^ha -25:^i -33:^price -26:^which -30:against 39:all -25:an -35:at -22:between -30:book 34:bought 29:by
-34:cap 66:chart -29:coin 24:compare -26:crypto 35:down 25:draw -38:floor -54:from -33:go -22:history -29:in 20:like 22:m 33:make
37:many -23:market -39:mcap -38:much -27:on -52:one 29:or -28:our -49:over -21:per 37:percent -27:plot -30:pric 23:say 54:since
-34:that 49:time -20:to -56:today -38:trad -26:tvl 37:up -39:volume -33:wa -35:want -43:we -24:where -23:which -47:with -22:worth
-26:year @tool=get_coin_history 29: 5:* 37:^did -29:^for 41:^how -50:^my 34:^price -49:^the -43:^what -27:^which -42:a -37:advis
49:ask 35:at -50:book 42:cap 39:close -61:cost -35:dat 46:date -31:doe 23:each 86:end 40:ever 51:from 83:got 43:how -72:index
26:late -28:market 45:mcap 21:me 52:much 23:need -37:new 32:of 71:only 25:open 60:our 28:paid 21:pric 25:price 31:return 22:so
37:sold -41:that 33:the 27:then -48:thi 23:time 67:token 23:trad -101:utc -41:value -32:very 51:volume 31:wa -57:want -37:what
40:when @tool=get_coin_market_chart_range 21:* -53:? -44:^clos -36:^did -39:^ha 43:^my 34:^our 24:^please -28:^what 80:a -29:about
58:advis -21:an -25:at 29:auditor 65:book 23:bought 29:by -25:chart -26:clos 26:coin -37:date -40:did -38:do -47:end -22:floor
46:from 34:i 48:kind 29:mcap -27:me 45:much 25:need 20:on 51:one -22:or -55:our 38:pl 25:please -40:pric 30:sery 67:since 43:start
-46:statement 25:supp 55:tax 36:tell 28:the 22:thi 35:time -27:today 37:turnov -31:two 28:up 57:value 34:wa 50:want 26:where
-39:which -32:worth -53:year @tool=get_coin_ohlc -28:* 21:and 43:for -23:ha -40:in -47:of -27:open 32:please -21:up
@tool=get_coin_tickers 14:* -23:? 73:^i -22:^last -31:^list 25:^on -24:^volume -26:an 47:and -21:any 46:biggest -37:buy 50:by
-20:chain 39:cheapest 43:coingecko 27:depth -31:dex -25:did 41:do 38:exchang 68:exchange -31:from -37:ha 38:have -21:how 26:i 77:id
-24:in 28:it 31:mean -33:most 43:need 63:not -42:now -28:on 46:one -25:or 49:oth -48:price -33:spot 29:spread -26:that 21:the
-26:there 34:they 27:tick 32:to -29:token -25:top -23:venu 39:volume 67:want -28:we 36:what -21:where 47:you @tool=get_coins_index
-15:* -24:? 21:^a -30:^coingecko 23:^everyth -25:^give -40:^what -29:below 30:cap 47:category 27:coin 21:did 37:everyth 28:far
-38:figur 30:for -21:give 38:ha -21:index 55:like 23:market -22:me 25:my 36:need 37:not -28:one -23:only 43:quot -34:say
-26:telegram -22:tell 55:that -22:thi -29:time -25:token -63:twitt -34:und 35:up 32:want -29:what @tool=get_coins_list -53:*
32:^coin 23:^which 34:address -22:and 26:contract -22:i -35:id -47:name -29:one 23:want @tool=get_coins_market_data 42: -15:* 33:24h
74:? 27:^biggest -28:^compare -61:^how -69:^i 30:^in 60:^market -35:^total 29:^v -44:a 58:account 25:all 28:and 45:are -40:at
-40:ath 50:below 40:biggest -71:by 31:capitalisation -69:category 22:coin -28:coingecko -28:compare 48:crypto 49:day -52:for
-66:from 25:high -51:how -36:i -28:id -22:in -54:like -47:many -54:mcap 51:move -21:much -54:my -55:need -23:of -29:oth 41:pl
-23:pric -24:quot -84:rank -27:supp -49:that -20:them 22:top -37:total 34:with -29:would @tool=get_companies_treasury -36: -44:*
22:? 38:^for -54:^how -32:^i 28:^which -30:about 64:by -34:crypto -22:did -35:doe 41:each -24:every 40:have 21:holding -41:i -23:in
-27:it -21:keep 35:largest 21:m -23:many -34:now -44:our -42:own -31:paid -23:pay -25:shar 44:them -33:to -41:treasury -44:v
-35:what 30:with -26:work -51:worth -28:you @tool=get_contract_abi 18:* 64:^abi -23:^i 25:^need 22:^what 70:abi -23:and 28:need
38:please -25:want @tool=get_contract_bytecode -31:* 60:? 47:^i -31:a 27:an -22:and 27:behind -24:bytecode 33:code -40:eip -66:find
-35:from -26:hash -27:i -24:in 39:normal -29:of -29:one 71:or 44:sise -44:the 24:there -22:wallet -34:what @tool=get_contract_code
-20:* 59:^look -39:a -33:an -27:code -42:contract 53:explor 59:look -34:need 29:of 22:on -24:or 27:proxy 59:up
@tool=get_contract_coin 22:* 24:^can -32:^coingecko -23:^find 24:^someone -38:about -21:addres 48:coingecko -23:did 62:everyth
-20:find -30:i 59:in -27:keep 27:look 61:market -24:mint -33:my 41:need -30:of 53:on 56:say 24:someone 24:there -29:token 28:up
22:website 20:whatev @tool=get_contract_market_chart 13:* 46:^how -54:^price -33:between -38:cap -30:coingecko -23:contract
-21:develop 41:did 44:how 47:i 24:in 21:it -31:market -27:of -24:price 59:two -44:volume @tool=get_contract_market_chart_range -31:*
30:^price -26:for 30:from -20:i -26:me 20:of 26:over -43:two 32:volume @tool=get_contract_source -31:* -27:^i 26:^who 23:are
-31:coin -21:contract -57:each 40:fil -56:may 40:of -44:own 23:point 27:proxy 38:rout -54:say -52:so -27:source -22:swap -48:that
-29:want -52:we -52:what 29:where 25:who @tool=get_current_prices 12:* 31:^price -47:acros 47:also 38:answ -48:any -21:at 50:both
55:defillama 25:each 22:for 26:it -26:lp 29:moment 27:now 34:of 56:one 40:open 49:please 30:pric 31:price -23:that 51:thi 42:those
-26:token 44:trad 26:value 26:where @tool=get_defi_protocol 47: 18:* -36:? 50:^could -21:^fee 33:^ha 32:^how 22:^i 27:^on -35:^since
-44:^the -60:^which 67:^who -24:about -37:all -26:am -51:any 41:are -33:at 38:audit 20:before 38:big -24:build 54:by 45:chain
-25:coin 50:could 27:dapp -71:defi -34:defillama 52:down 64:each 66:end -26:farm -33:fee -33:first -49:get -72:have 23:hold -56:into
-48:l2 53:lend -28:list -50:many 39:market 44:money -29:most -31:my 30:need -24:network -35:numb 48:one 50:only 56:our 25:people
25:per 26:platform 27:project 34:run -26:saving 22:sit -20:stablecoin 29:stak -53:there 24:think -26:to -21:today 22:tvl 32:use
64:value -28:vault -38:wa -35:we -28:where 66:who 37:you @tool=get_defi_protocols -29: -81:* 26:^biggest -21:^how -30:^i -26:^lend
-31:^on -59:^tvl -30:^what -33:a -37:am -30:app -27:are -21:audit -87:chain -24:do -40:each -31:how -37:i -35:in -39:it -26:just
-25:keep -43:lend -30:market 39:most -31:much -50:of 25:on -50:one -29:only -25:our -33:per -32:platform -34:the 28:there -23:they
-22:token -41:tvl -54:use -32:wa 25:want -24:we -47:what -29:which 30:with -31:you @tool=get_derivatives_exchange -28: 9:* -38:^i
20:^open -30:^perp 37:^what -48:^which -28:all -49:coingecko 29:derivativ 36:did 32:doe -37:exchange -35:for -22:fund -39:ha 44:how
-50:id 40:in -21:it -39:list -21:most 45:much 25:my -39:need -28:now 34:open -43:or 27:our 48:over -35:perp -39:please -22:rat
20:that 33:there 49:turn -47:use -27:venu 29:what -45:which @tool=get_derivatives_exchanges 3:* 33:^i -42:^open 34:^which
21:coingecko 33:exchange 45:for 27:futur 35:ha 26:i 30:list 21:most -42:my 35:need 29:now -22:please 27:rank 31:right 34:use 30:venu
22:venue 32:which @tool=get_derivatives_exchanges_list -15:* -26:all -29:and -32:for 34:just -36:know -22:of 21:pl -29:you
@tool=get_derivatives_tickers -22: -40:* -28:at -21:derivativ -32:for -32:futur -38:interest -53:of -33:open 29:perp -28:please
25:rate -22:that -85:there -22:total -26:venue @tool=get_dex_pair 22:* 44:? 42:^dexscreen 25:^pool 30:^price 26:at 47:by -36:dex
32:dexscreen 43:did -22:do 44:how 38:liq 46:move 35:on 39:pair 36:the -42:to -26:what @tool=get_dex_volume -33:* -85:^dex -40:^how
-30:^i 74:^volume 43:a 45:all -53:at -78:by 41:day 26:do 39:doe -38:each 43:got -34:ha 46:history -23:in 25:it -41:keep 31:list
29:make -32:moment -30:of -26:on -31:one 34:our -29:over -58:there -40:to -28:token -22:trad -29:turn -25:turnov -47:v -25:want
22:we 32:week -34:with -22:would -25:you @tool=get_dex_volumes -8:* 43:? 43:^dex -29:^on -30:^volume -32:a -26:about 42:acros
-22:all -31:are -31:by 22:decentralis -25:do -23:doe 44:every -21:for -23:got 34:have -22:how -31:i -47:it 37:lead 31:most -28:much
-27:my 31:now -44:on 21:over -26:pay -21:perp -30:rank -39:run -43:that -40:there -47:to -25:u 29:volume -25:wa -26:want -41:we
-32:week 32:who @tool=get_dex_volumes_by_chain 27:* -36:? -29:^busiest 55:^dex -23:^i -41:^volume -62:^what -35:a -27:all
-29:busiest 105:by 29:decentralis 46:dex -44:did 29:do 25:down 39:each -36:every 24:exchang 28:exchange -21:fee 24:first 25:for
-26:have 27:i -53:it -26:lead 25:more -39:most 40:now 45:on -22:one 27:our 28:pay -23:perp -29:pool 22:rank 47:see 25:than 24:that
23:the -24:them 40:there 31:to 21:togeth -27:token 27:trade 39:turnov 39:v 33:want -21:week -22:which 21:who @tool=get_dexes 6:*
34:^list -23:^on 32:^which 25:are -42:by 42:can -41:do 20:doe -41:exchange 29:geckoterminal 23:id 28:list 23:network 34:one -41:only
-48:our 45:run 72:then 37:there -39:they 25:thi -42:trade -22:what @tool=get_emissions -4:* 24:? -33:^i 31:any 30:bag 33:big -23:cap
32:dump 22:my 24:on -26:still 34:that -23:the 39:unlock @tool=get_entities_list -33:* 43:^list -27:^which -22:are -25:company
30:crypto -23:first 29:got 22:government 20:holder 25:id -24:largest 24:that -28:which 35:you @tool=get_erc20_allowance 31: 5:*
61:^i -38:^please -24:^which 49:account 48:all 25:allowance 62:already 33:amount -27:approval -32:be 21:can 25:did -36:do 36:for
45:from -72:gave 23:how 45:i -27:in -26:into 67:it 35:left 42:may 79:my 27:of 69:open 69:or 20:own -26:permit2 -37:please 50:pull
-27:revoke 62:still -32:take -78:that -63:to -52:unlimit 22:up 45:wallet 36:we @tool=get_erc20_metadata -37:? -37:^read 23:all
-33:an -30:and -33:burn -27:chain 21:coin 32:contract 24:decimal 29:doe -28:erc20 35:exist -31:far 33:ha 20:how 25:in -26:it 51:name
-43:numb -35:or -31:read 34:report -43:same -26:so 56:supp -23:these -30:thi 56:total @tool=get_erc20_transfers -57:* 58:^for
-29:^list -26:^the -24:all -21:at -35:be 23:between -20:both 33:chain 32:could 34:first -26:flow 36:go -20:ha 22:i 39:incom
-35:inflow -24:it 40:last -21:left -28:may -59:movement -22:my 57:need 61:newest -44:of -59:one 43:only -25:out -31:own 36:payment
-22:please -56:pull 46:read -48:start 36:that -51:them 46:through -46:token -81:transfer -48:wallet -27:who -49:with 27:you
@tool=get_etherscan_balance -6:* 32:do -25:doe 28:own 50:sitt 46:still -29:token @tool=get_etherscan_contract_source -30:*
-69:^verify 23:and -48:at 21:compil -65:contract -30:etherscan -29:fil -48:have -39:i 26:licence -45:my -23:of -20:on -40:our
22:show -41:the -35:verify -30:with @tool=get_etherscan_gas_oracle -14:* 25:fast 23:normal @tool=get_etherscan_token_transfers 62:*
25:^all -35:^for 48:account 79:and -33:are -21:by 40:from 90:in 38:it 95:movement -71:need -68:newest 47:of 59:on 50:one -63:only
82:out 57:pull -52:send -44:that 42:them -54:token 54:wallet 28:we -22:who 63:with @tool=get_etherscan_transactions 17:* -23:?
44:^show 39:^the 26:^transaction 22:by 24:etherscan 25:ever 58:fee 23:for -51:ha -32:have -27:ledg 29:list -24:me 40:need 25:of
-34:one 22:our 26:please 37:show 30:that 22:the 23:their 69:transaction -28:up -21:wallet @tool=get_event_topic -14:* 73:^topic0
-57:^what -43:^which -30:an -41:argument 27:custom -35:doe 36:for -30:get -23:ha 39:hash -46:here 25:in -64:mean 27:need 28:one
35:our -35:out 33:please 20:that -29:thi -39:topic 21:topic0 -68:what @tool=get_exchange 27: 3:* 22:? 35:^how 48:^trust -20:^what
42:about 22:and -22:are 39:at -31:by -30:coingecko 31:country 47:d -27:do -35:doe -62:exchange 27:for 34:how -46:id 22:in 52:keep
45:like 26:my 42:of 41:one 49:out 26:score -20:the 50:them -28:they 34:to 39:trust 83:trustworthy 47:we 38:where 39:you
@tool=get_exchange_markets -28: -50:* -23:? -43:^i -36:^the 32:^what -55:at 48:can 25:doe 24:even -25:fee 35:list -23:most -20:now
-36:of -27:on -37:one -39:oth -38:over 22:pair -23:still -50:the 65:there -74:trad 36:trade 24:what 48:which 22:with -44:withdrawal
@tool=get_exchange_tickers -25: -79:* -30:? -21:^how -21:^the 32:^which -37:and -25:any -29:are -44:ask -44:at -58:bid -26:by
22:each -53:exchange -35:how -32:i -23:id -45:it 34:most -25:please 27:price -26:to -35:trad 24:two -27:volume -25:what -24:with
@tool=get_exchange_time 73: -38:* 37:? 37:^doe -20:^i -26:^my -46:answer -22:api 69:clock 28:doe 39:down -24:exchange 48:get -45:i
-21:not 47:now 36:off 52:or -23:ord 30:order 34:reject 53:serv -49:service -23:show -31:the 22:timestamp 23:to 37:with 44:work
54:your @tool=get_exchange_volume_chart -43: 61:* 76:^how -43:^i 39:^my 61:^volume -39:^what -32:and 33:been 52:by 45:chart 51:did
52:do 63:exchange -58:for 27:fund -32:futur 95:ha 72:how 24:i 48:if 55:in 78:it 37:many 23:much 45:my -64:need 49:of 35:our -22:over
35:please 39:see 50:since -31:the 37:thi -41:to 23:trade -27:turn 27:turnov 44:v 31:volume 32:we -27:with
@tool=get_exchange_volume_chart_range 56: 11:* 66:^i -31:^my -45:^volume -33:chart -35:exchange 44:for -48:ha 30:i -43:if -24:my
63:need 27:real 20:that 44:the 38:to 39:trad 33:volume 21:wa -32:what 55:whole @tool=get_exchanges -51:* -38:^trust 23:a -21:by
29:country -32:do -27:exchang -44:first 28:found -52:have -29:i -30:my -57:of 35:spot -49:that -56:the 29:their 34:they 38:with
37:year @tool=get_exchanges_list -22: 12:* -21:? -21:^i -40:^which 22:all 26:and 45:exchang 27:for 30:from 59:have -33:how 27:id
-31:in -46:it 34:me 39:must -21:my 29:name 79:of 56:that 60:the 28:you @tool=get_fear_greed 40: -3:* -47:? -40:^i -31:^what -41:a
-28:am 34:and -36:at 33:before -36:crypto -28:for -45:i -25:in 40:index 24:it -56:market -25:me -26:now -21:people 23:sentiment
-27:thi 30:to 26:today @tool=get_fee_history 40: -14:* -51:^fee -30:^ga 42:^i 50:a 48:am 39:and -36:ga -34:in 55:newest 50:numb
27:our 38:paid -23:pay 25:the -30:time 26:tip -42:tx @tool=get_fees_overview -21:* -52:? -27:^holder 23:^protocol -33:^revenue
31:^top -30:^which -22:a -27:and 53:by -40:chain 45:crypto -24:did -30:doe -38:fee -31:have 28:holder -76:it -35:keep 32:not -100:on
-26:paid 49:pay -25:please -26:share 23:their 43:token 26:top -26:treasury -25:user -28:we 22:what @tool=get_first_prices -6:*
-20:^price 36:^since -21:are -22:at -20:did -21:each -22:for 20:ha -28:old 21:one -53:open 40:record -23:to
@tool=get_function_selector 45: 21:* -24:? 60:^selector -25:be -43:behind 31:byt -29:calldata -22:can 28:data -28:do -41:doe 38:in
25:look -22:me -33:mean 46:method 61:of 52:our -26:permit2 52:please 35:revert 48:selector -26:show -21:spend 34:text 34:the -31:thi
30:to -29:topic0 23:up -40:with -24:you @tool=get_funding_rate -20: -10:* -36:? -34:^long 34:^next 43:^perp 21:^the 26:^what -40:did
49:do 29:for -25:from -47:have -57:long -20:me -22:much 57:next 39:of -24:one -34:open -26:perp -24:rate -35:ratio 40:short -22:the
65:v 26:what @tool=get_funding_rate_history -26: 17:* 25:? 32:^fund 23:^what -26:are 38:at 29:did 27:for 52:ha 55:have 40:i -29:in
35:it 48:long 66:m -52:me -23:next 33:one -28:open 27:paid 62:pay 30:payment 36:perp 36:rat -30:that @tool=get_gainers_losers -37:*
37:among -49:biggest -30:coin 44:for -36:how -42:i 46:market -58:top @tool=get_gas_overview 38:* -30:^cheapest 35:^fee 74:^ga
26:^the -28:^what -34:^where -22:a -34:and 22:at -21:cheapest 44:coin -41:did -31:doe 44:fee -37:from 110:ga -21:get -25:in -28:l2
21:like -30:me -22:much -35:my 31:now 23:of -42:one 34:or -25:our -37:pay 33:pl 38:please 49:present 74:price 25:right 50:rn -55:sat
-29:send -20:so 21:some -23:them -38:there 23:today -41:transf 26:tx 23:v -48:vb -33:where -29:why 24:would @tool=get_gas_price
-63:* 29:^how -35:^price 50:a -22:and 37:at -34:contract -39:current -39:did -28:for -73:ga 25:how -21:in 41:moment -40:of 26:on
21:our -59:pay -38:please -74:price -29:right -28:rn 23:send 47:there 36:transf 35:tx -34:would @tool=get_global_defi -12:* 29:^how
-33:^i 39:a -36:all 21:crypto 38:defi 26:how 27:i 44:share 41:whole @tool=get_global_market_cap_chart 20: -13:* -43:^market -53:all
-22:and 32:back -23:cap -41:coin 28:crypto 28:develop 26:ha -26:in 21:it -53:of 39:our 35:over 28:since 30:to -24:togeth 37:token
29:value 40:want 28:whole @tool=get_global_stats -14:* 28:^dominance -47:^market 62:^total -35:a 28:all 26:by 29:coin -29:crypto
-40:defi 53:in -38:market 44:mcap -61:most 28:no 32:of -24:share -30:the 40:these 21:total -41:whole
@tool=get_goplus_supported_chains 29: 7:* 24:before 21:check 33:for 43:goplu 30:it 22:network 24:token @tool=get_hacks -20:* -30:?
-33:^did -21:^how 43:^latest 32:^recent 36:^what 24:^who -35:and -41:did -28:for -34:get 50:got -46:how -28:i 39:late 46:latest
-47:much -30:please -40:protocol 40:recent -22:still -39:thi -37:wa 26:what -42:when 21:who @tool=get_historical_prices 54:* 22:^a
35:^and 40:^at 60:^for 40:^price -49:^the -25:^when -22:^which -30:about -28:advis -28:all -34:am 28:and 86:at -24:block 29:check
27:client -47:coin -22:coingecko -55:date 46:day -50:defillama 37:did -26:doe -41:end -21:figure -27:from 22:go -35:ha -33:have
-26:hold -57:i 25:invoice -23:me 65:of 24:on -34:one 51:open -26:pl -20:please 34:price -27:record -42:since 41:single 35:so 37:sold
109:that 21:the 36:them 32:then -34:thi 76:time -24:to -26:token 31:wa -26:want 58:when -24:which 57:will
@tool=get_internal_transactions -26:* -36:^did 36:^how -25:^my 30:^search -48:^show -34:^which -33:^who -31:a -23:and -53:by
53:exploit 30:explor 30:how 54:in -24:like 29:make 40:much -42:my -22:of 25:ord -54:our 30:search 22:see -58:show -54:trace 51:tx
46:value -24:want 21:what -23:whom -28:with @tool=get_jup_price 22:* 21:^what 51:about 49:and 48:coin 25:doe 29:in 31:liquidity
38:mint 26:of 26:on 50:our 34:pool 23:price @tool=get_jup_quote -40: -20:* -25:^i 53:^if -25:^price 32:^quote 25:all -24:and 32:do
-24:every -29:exchange -23:from 42:give -39:have 31:if -27:in 52:lamport -40:no -27:now -33:pay -38:pippin 45:please -23:pool
29:quote 26:route -26:thi 21:to 20:with @tool=get_kalshi_event 39:* 36:? 30:^all 32:^price 22:^show 40:^which 25:all 37:are 47:do
-44:from 26:in 24:on 39:open 23:outcom 22:price 41:sery -24:settl 53:strik 43:strike 23:the 45:they -35:tick 39:which
@tool=get_kalshi_exchange_status 34:* 31:? 37:^i -22:^what 27:all 48:at 31:down -30:exchange 21:for 36:i 27:it 38:one 26:order
29:right 36:thi 26:to 34:trade 24:up -22:what 22:when -22:work @tool=get_kalshi_market -26: 83:* 53:? -24:^all 65:^ha 21:^how 26:^i
71:^price 27:^the -20:^who 23:a -22:all 38:at -38:bid 23:both -26:close -30:contract 27:did -48:for 77:from 28:give 57:ha 23:i
-44:in 41:it 24:like 27:look -48:manifold -34:market 34:moment 39:morn -23:odd 63:price 28:probability -30:settl -39:since -26:thi
89:tick 29:volume -37:want 31:what @tool=get_kalshi_orderbook 27: 6:* -22:^bid -24:^price 31:^who -35:and 65:book 50:cheapest
30:contract 32:deep -41:each 22:how 55:i 24:it -23:level 43:market 24:no -45:of 56:on 22:one 77:to 78:want 30:who -66:ye
@tool=get_kalshi_price -48:* -31:^cheapest 39:^price 29:^what -31:^who -29:and -24:are -34:ask -22:at -28:can -23:cent -31:cheapest
-24:contract -24:each -22:for -22:how -30:lowest -50:no -25:of -25:on -29:please -20:right 24:want -30:who -22:ye
@tool=get_kalshi_price_history -32: -61:* -55:? 30:^chart -46:^price -29:^what -24:^who -37:and -20:are -25:at 23:budget 21:chance
49:contract -21:did -29:doe -28:give -21:ha -28:how -22:i -30:it -30:moment -50:mov 28:one -50:price -25:see -34:to -36:want
-35:what -50:who -23:ye @tool=get_kalshi_series -31: -6:* -31:? -28:^how -35:^what -51:already -37:at -50:did 28:event -23:how
48:list -23:market 58:of 31:on -31:open 23:or 23:please -50:resolve 48:rul 46:the -27:they @tool=get_kalshi_trades -19:* -33:?
-22:^how -21:^i 30:^last -24:^what -31:at -29:did -22:i 28:last -35:of 51:print 41:tape -36:what -57:ye @tool=get_logs -52:*
-45:^event -23:^topic0 30:contract -36:event -38:log -26:of -37:on -48:pl -23:topic 21:will @tool=get_multi_pools 18:* 57:24h 26:?
46:^compare 26:^liquidity -39:^on 63:^pool -36:^price -35:^what 21:a 29:all 28:and -36:candl -41:chain 53:compare 46:day -36:deep
-24:doe 31:each -26:how 46:i -57:it -29:like 63:liquidity 30:me 47:of 35:on -22:once 25:pool 56:price 28:provide 63:that -44:these
-25:thi -20:to 55:today -50:token 33:up 62:volume 35:what 24:with 26:would @tool=get_multi_token_pairs 14:* -30:? 34:a -34:and
-44:are -24:both -20:chain -25:for 25:list -23:me 24:my -21:of 26:pair 37:pool -39:price 40:single 37:these 33:token 30:top 26:trad
39:where 21:with @tool=get_multi_tokens 34:* -52:^decimal 34:^i 35:^token 43:and 33:be 53:both 44:decimal 20:for 35:ha 37:in 44:me
35:network 22:several 48:tell 21:there 24:these 52:token @tool=get_native_balance -35: 28:* -21:? 55:^balance -45:^ga -49:^i
-27:^show 21:^the 20:^what -70:a -56:addres -48:are 43:balance 50:by -60:chain -40:coin 32:did 38:doe 22:empty -42:for 43:ga 53:ha
-36:hold 23:lie -21:list 41:money -21:must -42:native -54:need -25:numb 26:of 24:on -48:only 43:or -41:our -25:own 47:pay -20:queue
-30:she -28:show -23:sit 70:sitt 61:still -44:that 53:the 81:to 50:today -72:token -26:wa -37:who @tool=get_networks -9:* -21:a
21:check -30:exchang 25:give -28:thi @tool=get_new_coins -29:* -30:^what 46:add 34:coingecko 34:did 43:mean -31:new -40:of
-24:please 49:recent -27:what 23:which @tool=get_new_pools -9:* -20:? -22:any -21:at -48:first 42:if 41:just 39:now 29:on 40:pool
-22:trad @tool=get_nft 15:* 53:24h 26:? 56:^a 41:^collection 44:^floor 29:^for 84:^i -25:^list -31:^nft -27:^rarity -22:^the
20:^what -49:^which -32:^who 25:a 23:against 22:an -25:and -27:back -24:blur -77:by 34:call 39:cap -29:check -36:coingecko -24:day
23:different -47:down 59:each 57:ever 23:every 24:floor 54:for -40:got -62:have -55:highest -39:history 21:how 25:i 31:in 33:jpeg
36:market 35:mcap -30:mine 67:much -31:need -49:not -49:numb -34:of -35:on 31:one -59:only -29:over 33:pl 50:please -28:price
-96:rank -76:rarity 30:sal 24:sold 30:that 48:them 57:they 38:time 66:trad -21:trait -50:up 53:v 39:value 76:wa -31:wallet 51:what
-32:which -31:who @tool=get_nft_by_contract 28: -21:^all -32:^check 44:^collection 25:^how 26:^what -49:^which -24:all 42:at
-29:before -26:by 26:cap 36:cheapest -30:check 45:for 43:go 21:how 39:jpeg 22:list 23:market -33:me -27:mint -22:more 21:need
-31:own 29:owner -34:real 38:sal -42:that -20:today -47:which @tool=get_nft_holdings 33: 23:? 42:^check 24:^list -20:^only
-29:^which 49:all -39:approval -20:can 37:check 21:every 22:list -33:out -24:show 21:sitt 40:wa -23:which @tool=get_nft_market_chart
24: 4:* -32:? 53:^chart 20:^did -29:^i 42:^the 34:a 34:an -45:by -46:cap 46:chart 37:did 43:do 37:down -23:each 45:go 21:have
57:history 28:i 22:it 35:lost -37:market 51:mint 25:more -26:much 42:need 49:or -31:please 52:project 26:since 44:slide 27:that
27:the -34:thi -21:time -39:trad 35:up -52:v -33:wa 45:we -22:what -40:whole 30:you @tool=get_nft_markets -45:* -63:24h -21:?
-53:^collection -51:^floor -26:^nft -24:^what -37:an 42:and -47:at 93:by -73:cap 26:chain -51:coin -43:coingecko -47:collection
35:day 22:every -29:i -60:id -22:jpeg -66:market -25:mint -30:my -43:nft 79:numb 27:only -24:own 50:owner -43:price -50:the 68:v
-38:volume 42:w -24:what -60:with @tool=get_nft_security 22:* 22:^a 32:^are 35:^could 53:^how 30:^nft -33:^which 31:^who -26:against
-21:and 51:any 34:ape -25:approval 41:are 33:back 34:be 77:been 100:burn 23:could -27:find -39:floor -37:for -26:given -21:ha
52:have 48:how -24:in 22:made 54:many 26:may 31:more 26:much 31:of 55:own -36:owner -25:page 22:real 21:safe 23:sell 25:so 20:take
-27:theft 38:them -25:there 64:these 56:those 34:token 29:transfer -23:what -47:which 38:who 39:whoev @tool=get_nft_tickers 32:*
-48:^floor -52:^list 43:^what 33:against 22:and 64:at 48:bid 35:buy -24:by 41:cheap -43:coingecko -36:doe 23:each -46:floor 44:for
-31:high -27:how 37:i -44:id 48:in 31:it -61:list 47:lowest -23:market 47:marketplace 49:moment 47:my -22:now 99:one 27:price
-25:right 78:that 40:to 33:wa 31:what 34:where -40:which -36:who -29:with @tool=get_nfts 4:* -50:^floor 28:^list 22:^nft -36:^on
-21:^what 42:^which -26:a -47:all -24:and -25:are 28:at 23:by 84:cap -39:chain 54:coin 25:coingecko 23:collection 20:contract
25:count -20:day -46:doe -38:for 35:have 62:highest -25:i 57:id 80:market 21:most -36:my 54:native -39:on -28:owner -23:please
25:sort -27:still 46:the 30:their -33:to -57:today 27:track -35:trad -30:trait -28:w -21:what 62:with @tool=get_nfts_for_owner 31:*
-41:^can 84:^check 42:^doe -33:^i 47:^list -25:^nft -26:^only 53:^show 31:^what 26:all -34:and 21:before 34:by -40:can 52:check
25:contract -26:did 22:doe 60:every -26:for -50:he -20:hold -39:hot 51:in 72:jpeg 55:just 40:list 27:me 22:member -39:much 45:my
-22:nam 35:one 23:only -53:own -20:owner -24:please 28:real -27:see 45:show 38:sit 57:sitt 22:still 57:the -21:them -22:to -38:token
-34:wallet -30:you @tool=get_ohlcv -29:* 39:^need -33:and 42:bar -51:chart 52:from -46:give -24:high -37:i -78:it -38:last -25:low
-54:me 39:need -48:open -23:pair 40:perp -21:show 23:spot -51:to -22:volume -51:want @tool=get_onchain_token_price -25: 29:* -47:?
57:^dex 58:^on 20:^price -22:^token 33:^what -30:and 51:at 60:chain 34:dex 34:doe 27:for -24:geckoterminal 23:now 40:on -27:or
-27:pric 27:price 42:trade -26:up -25:volume 22:we -24:which @tool=get_open_interest -27:* -30:? 32:^open -47:^perp 51:and -32:bet
44:by 23:contract 28:for -27:from -27:fund -39:i -35:it -28:leverage 31:many -29:much -48:of 50:oi -22:on -44:over -21:perp
38:perpetual 41:please 22:swap -53:there -62:to -52:want -32:which @tool=get_open_interest_overview 40:? -26:^open 30:^which 34:and
33:chain 48:change 23:dex -27:doe 38:ha 26:in -26:interest 34:it 33:lead 22:on 27:perp -34:please 24:position 23:togeth 24:value
34:venu -21:venue 29:week 28:which @tool=get_options_by_chain -6:* -26:^how 23:^notional 43:^option 23:biggest -44:by -40:dex
-28:for -29:how -34:much 27:one 29:only 21:premium 22:to -30:trad -23:wa @tool=get_options_overview -25:^how -25:^notional 21:^what
38:all 67:by 36:chain -22:dex 30:did -27:over -24:that -28:there 22:trad 25:venue -27:wa -21:we @tool=get_options_protocol -5:* 32:?
-37:^for 29:^how 50:^i -36:^option -29:^what 36:a -45:all -71:and -67:by -73:chain -24:derivativ 38:dex -22:did 39:from 34:i
-20:interest 37:it -26:l2 57:lend -30:me 22:much -43:next -33:of -30:on -22:one -37:only -27:open 46:platform -30:premium
-37:protocol 27:that -44:them 22:to -22:turnov 52:use -31:venu -36:volume 64:wa -28:what @tool=get_orderbook 23: -47:* -28:?
-43:^bid 26:^book 57:^depth 26:^how 39:^if 39:^show -25:^the -82:^what 51:^which -36:a 38:are -41:ask -33:at -38:book -69:buy
36:could -52:deep 29:depth -85:did 34:each -51:exact 35:exchange -24:fee -43:for 34:give 35:how 36:if 39:in -26:it -43:level
-84:like -83:look -23:market 31:me 28:much 53:offer -30:on -56:ord 53:over 40:perpetual 42:pl -39:print 45:rest 25:right 61:sell
-39:show 29:that -35:the 81:there -78:what 48:which -37:with @tool=get_perp_account -36: 29:* 24:^am 75:^fund -28:^my 23:^where
-47:account -60:addres 52:am -55:entry 47:far 30:from 72:fund 31:get 74:ha 25:hi 23:how 71:liq 41:liquidat 48:long -31:los 32:margin
34:my -41:of 48:on -32:open -34:order 70:pay 28:per 36:perp 49:price -32:put -29:short -55:stop -21:the -63:there -29:today -23:v
-28:wa 20:whale -35:what 28:where @tool=get_perp_candles 25: -39:* -30:^fund 22:^open 26:a 21:and -45:bar -35:from -35:fund -39:need
-26:of -30:on -24:pay -37:perp 27:perpetual 22:pric -34:the @tool=get_perp_fills -36: 3:* -25:^how 31:^my 71:^the -25:^which 63:fill
-24:first -32:got -23:how -27:much -25:of -42:order 23:paid -34:pay -27:rest 27:sub 26:the -23:to 37:today -35:trad -23:which
@tool=get_perp_funding_history -79:* 37:? -69:^fund -23:^how 27:^what -36:by -39:fee 39:from -52:fund -70:ha -22:how -42:in -64:long
-38:much -84:my 23:on -70:pay 43:since -40:to @tool=get_perp_markets -42:^my 32:and 25:interest 33:leverage 23:list 29:max -41:my
-24:payment @tool=get_perp_mids -17:* -37:^what 41:against -29:and -39:ask -37:between -38:bid 41:check -23:for -36:i -38:if
-26:last -27:look -38:market 59:mid -30:on 40:our 34:pric 25:price -50:spot -21:the -27:v 39:wa -35:what @tool=get_perp_open_orders
-47: -14:* -40:^account 46:^fill 27:^what -24:^which -22:and 27:any -61:are -20:at 44:do -28:fill -30:got 45:have 37:hi 33:i -23:in
-45:limit 38:me 27:mine 27:my -31:our -26:perp 22:please -41:position -51:the 43:trad -57:which -30:with @tool=get_perp_orderbook
-32:* -22:^bid 21:^book -20:^i -26:at -21:bid -34:book -25:for 36:if -73:l2 -35:on 32:perp 22:short 24:side 32:thick
@tool=get_polymarket_activity -49: 27:* -29:^ha -21:^i 37:^trad 51:^what -41:account 20:and 44:been 71:buy 22:copy 43:did -27:for
-24:guy 47:ha -22:have 34:he -21:i 21:market 23:of 61:on -26:one -26:our -25:out 27:recent -21:redemption -27:settl 26:the 35:trad
41:trade -23:volume 58:what -51:with 29:you @tool=get_polymarket_closed_positions -6:* -27:^did 50:^how -32:^which -21:account
-43:are -23:been -30:cash 30:clos 20:did 25:do 32:earn -35:ha 26:how -40:in -41:it 23:list 42:los 27:made -38:market 27:much -31:now
-22:open 43:or 26:paid 38:profit 23:realis -20:shar -49:which -22:win 41:with 28:won @tool=get_polymarket_event 30: 47:* -51:?
58:^all 22:a 54:all 22:event 27:market 40:me 36:my -26:on 32:one 34:open 43:please -30:probability 36:the 38:there 42:with
@tool=get_polymarket_holders -6:* 36:? 24:^which 36:^who 35:account 33:are 26:before -27:bet -30:both -20:condition -64:for -23:ha
-25:i 47:in -25:it -26:level 63:most 58:no 25:one -32:own 39:shar 24:side 27:the 36:there -36:trad 23:which 34:who
@tool=get_polymarket_leaderboard 27: -46:* 28:? -22:^did -25:^my -29:^who 39:account -49:are 37:at -51:best -21:bet 57:biggest
-21:did 35:for 27:have 60:made 49:most -33:my -48:of -64:on 61:only 43:politic 25:profitable -25:realis 27:since -32:the -33:today
-56:top -31:trad -45:trader 63:volume -25:what @tool=get_polymarket_market 30: -33:* 22:? -22:^how -37:^my 37:^odd -43:all -25:are
-29:at -29:bet -34:condition -37:decemb 21:doe -20:for 33:give -20:how -24:i -23:market -21:people -31:please -22:question 22:run
-29:there 22:when @tool=get_polymarket_midpoint 15:* -60:^best -47:^bid 53:^midpoint -24:at -23:best 42:between -55:bid 30:condition
46:exact 26:for -28:i -60:it 36:market 41:me 72:mid -38:now 38:of 30:on -48:right 44:tell -30:thi -53:token 25:what 67:ye 38:you
@tool=get_polymarket_orderbook -21: 24:* 23:^best 42:^bid -47:^midpoint 37:and -28:best 32:bid 59:buy 63:cheapest -42:clos
38:condition 46:for 37:i 32:it -43:market 32:midpoint 58:now -54:of -43:off 39:offer 40:on -35:ord 58:right 49:token -27:way
@tool=get_polymarket_positions 32: 22:* -45:^i 96:^my -38:all 27:am 51:are -38:at 54:bag 81:bet -25:copy 35:do 62:down -20:for
36:guy 25:he -31:i -29:it 30:list -25:market 63:my 31:now -47:old 24:or -26:people -21:run -27:still 22:that -30:to -45:togeth 25:up
-30:what 22:which -32:ye @tool=get_polymarket_price 14:* 46:^best -25:^bid -21:^i 61:^what -59:and -28:any -32:ask 20:best 33:bid
-50:buy -45:cheapest -66:condition -58:could -48:for 27:highest -31:in -32:it -32:lowest -24:market -51:midpoint 69:no -24:now 27:on
37:outcome 82:pay -29:right -47:sell 28:somebody 32:th -26:that -35:the 51:what 76:would -33:ye -30:you
@tool=get_polymarket_price_history -24:* -20:^how 25:^price 21:backtest -20:do 21:from -24:it 21:through 23:we
@tool=get_polymarket_trades 15:* -33:^how -35:^my 47:^trad -38:^what 44:a -23:about 37:and -25:are -23:at -43:been -26:bett
37:bought -40:buy 35:by 24:clos 33:company -38:do 81:event -22:for -42:ha 45:me -31:most 29:my 30:one 59:open 28:politic 27:pric
89:run 71:settl -25:shar 34:that 37:the -28:there -25:today 23:trad 54:trader -30:up -32:what -23:who 51:with -21:ye -23:you
@tool=get_polymarket_value -24:account 51:all -37:and -39:bet -36:clos -29:doe -23:money 52:togeth 31:total 29:worth
@tool=get_pool_info 52:* -31:? 54:both 49:for 23:ha -25:how 50:in 67:it 21:kind 49:me 40:of 31:on 48:pool 55:pric -21:price
69:somebody 36:the 52:to 57:token @tool=get_pool_ohlcv -27:* -46:? 29:^candl -87:^pool -22:a -62:and 28:are -26:give -34:how
-43:liquidity -31:need -30:of 32:our 24:pair -47:pool -69:price 28:show -65:them -34:token -46:trad -21:what @tool=get_pool_trades
-10:* -52:? -23:^buy 32:^give -27:^ha 33:^how -57:^pool 37:^the -34:^where 40:amount -60:and 46:been -25:by -20:candl -21:day
-28:doe 35:every 20:first 28:from 25:give -26:live 37:more 32:much -25:on -30:or -26:pric -47:price 25:sell -47:somebody 36:than
47:there -26:token 35:trad -29:where @tool=get_pools -52:* 61:24h -67:? -60:^busiest -23:^dex 24:^on -24:^pool 41:^top 38:a -20:all
-24:and -24:are -32:at -59:busiest 38:count 45:day 34:do -33:each -31:from -35:give -30:ha -27:i -34:me -20:min 30:most -31:my
29:not -52:numb -23:once -41:one 31:people 31:rank 46:rows 30:see -28:still 31:swap -21:that -23:thi -27:to 33:top 20:trade -24:v
-23:want @tool=get_pools_by_address 43:* -45:24h 53:? 21:^how 37:^pool 24:^price 55:^what 37:and -50:can 51:candl 24:coin 28:dao
-31:day 78:deep 50:did 35:doe 27:fee -52:for 47:ha 39:how 37:it 57:liq 25:me 37:money -22:more 43:move 33:of -20:on 53:one 40:or
37:our 44:pair 31:price 22:put 60:since 46:the 54:them 74:thi -29:trade -21:two -31:up -59:volume 48:what -39:with
@tool=get_pools_by_dex -54:* -62:24h -25:? 74:^busiest -44:^dex -25:^top -29:^volume -40:^which -28:and 26:are 74:busiest -51:by
-29:can -28:do 48:exchange -59:i -31:id -22:in -22:liquidity 20:most 22:my 57:numb 78:one 31:since -45:to -26:top 38:trad -43:v
-61:volume -31:which -22:who 38:with @tool=get_prediction_market 18:* 28:? -30:^chance 44:^how 32:^when 26:about -29:all 42:already
52:and 29:at 35:been 37:bet 31:chance 27:clos -37:cut 38:did -22:each -49:for 28:give 41:how 30:it -54:manifold 41:much -23:need
29:now 23:of 30:open -35:please 38:probability -26:question -30:resolv 48:resolve -39:say 26:the -29:there -35:time 34:to 22:today
-22:u 29:volume 48:wa 38:what 40:when 33:which -42:with -42:ye @tool=get_prediction_orderbook 41:* 68:^cheapest -33:^how 26:^on
55:book -28:both 68:can 67:cheapest -40:deep 50:each -25:holder -30:how -29:it 39:last 27:market -21:me 85:no 42:now -25:offer 62:on
-27:open 28:please -61:put 44:right -29:show 28:there 26:up -25:want 29:way -31:with @tool=get_prediction_price -40: -26:* -25:?
-25:^cheapest -30:^i 49:^price -27:^what 36:^which -23:^who 36:ask 28:by -37:can 29:cent 32:chance -26:cheapest -21:did 23:do 36:get
22:have 35:if 47:lowest 30:many -47:no 24:now -26:on 24:outcome 23:price -25:put -45:sell 34:shar 30:share 53:th -27:we -27:what
30:which -21:who -49:would 59:ye -23:you @tool=get_prediction_price_history 6:* -31:? 44:chance 29:contract -23:do -24:doe 37:first
-30:it -24:manifold 35:me 73:mov 24:move -26:much -24:of -20:on -26:please 39:see 27:the 25:to -28:token 42:up 39:want 41:who
@tool=get_prediction_trades 12:* 26:^fill 20:^trad -34:^which -36:did 26:fill -30:for -41:he 28:in 33:last 31:late -24:old 84:print
-34:which @tool=get_price -35: -5:* 29:24h 49:? -33:^and 45:^could -34:^for 21:^how 50:^in -54:^price -29:^v -40:a -31:against
-60:all -37:and -47:are -72:at -42:buy -70:by -49:can -22:capitalisation -32:coin -40:coingecko 21:cost -20:could -50:crypto
-33:currency -28:date -41:day 39:did -20:do -55:down 33:far -21:for 60:from 68:go -58:ha 37:how -34:id -38:in 56:it 35:kind -38:look
-39:mcap -38:moment -40:money 47:much -86:my 37:now -66:of -62:on -30:only -62:or -41:our -28:percent 53:pl -41:please -31:pric
-68:price -27:quot 54:right -33:show -26:tax 38:tell -28:that -46:the 30:them -32:time -30:to 26:today 31:token -46:v -33:vol -38:wa
-52:which 28:worth 38:would -23:you @tool=get_price_chart -39:* -27:^and -42:^ha -20:^in -34:^price 42:a -53:against -35:and 22:at
27:coin 35:end 60:for 62:from -31:ha 49:history -55:id 35:json -27:mov -40:move 31:my 45:now -29:of -28:on 56:only 49:our -22:please
54:pric -21:price -25:since 36:step -52:supp -71:that -37:today -35:year @tool=get_price_percentage_change -43: -9:* -56:? -56:^by
-32:^ha 38:^i -23:addres -53:all 48:and -22:any -23:before 43:bett -50:bought -28:by -29:cent 35:coin -31:day -25:defillama -22:did
-23:do 25:down -29:from -57:go -58:it -27:lose 23:more 20:most -21:much 21:of -31:on 21:or -64:percent -44:price -29:show -75:since
21:that -43:thi -29:time -24:transaction 62:two -43:up 35:v -47:wa -28:with -36:worth @tool=get_protocol_fees -59: -3:* -58:^fee
27:^holder 58:^revenue -25:^what 50:^which -38:^who 53:all -23:and 23:app -28:are -21:at -59:by 38:chain 23:did 51:doe 26:each
-22:earn 39:fee -34:for 48:have -24:holder -25:i 38:it 34:itself -31:kept -52:lie 36:list 38:made 33:make -41:most -47:my 21:need
35:no -63:now 54:of -67:one 44:only -24:revenue 22:since 23:swap -25:take -73:that -22:thi 41:to -34:token 23:user -66:v -61:wa
-41:want -40:what 33:which -36:who @tool=get_protocol_tvl 26:* 41:? 38:^did -20:^how 26:^i 21:^when -29:^who -24:are -46:dao
-24:defi 21:develop 21:did -56:fee 35:get 23:ha -28:have 36:just 47:lend 58:lie 45:market 36:me 21:need 21:now 24:one 32:present
27:project 54:protocol 30:saving 22:spr 24:summ 52:tell -26:there 33:total 25:wa -22:wallet 27:we -24:which -23:who
@tool=get_pyth_price 38:? 35:^doe -33:^pyth 44:a -64:apple -41:at 24:doe 41:feed 32:for 34:i 32:it 25:my 49:now -25:of -33:on
50:oracle 37:please -33:price 53:that 33:the -21:with @tool=get_pyth_price_at -26:* -36:^price 41:and 22:at 31:confidence -52:feed
-36:in 31:liquidation -28:my -34:now -39:one -36:price 52:second 35:with @tool=get_raises -16:* -39:^who 25:a -39:are 39:for 44:got
-50:hack 39:invest 61:investor -53:latest 31:lead 25:led -21:of -38:project 24:round 36:that -38:who 23:with @tool=get_recent_trades
-45: -15:* -38:^fill -26:^print -36:^the 31:^trad 48:^who -26:and 40:are -45:by -21:fee -39:form -39:from 27:give 27:it 33:last
42:list 50:look -38:market -33:my -41:of 39:on 46:or 53:perp 33:please 39:recent 50:right 27:sal 34:sell -38:side -34:tak 25:time
47:who -43:with @tool=get_recently_updated_tokens 22:any 20:page @tool=get_rugcheck_new 11:* 34:^newest -44:^rugcheck 27:^which
-35:^who 20:a 35:and -36:are 31:at 46:can -44:for 41:just 29:last -45:launch -36:me 43:mint 25:more -49:most 29:newest -42:now
-20:of -27:people -35:report 48:seen 49:still 39:them -38:there 33:they -41:thi 33:token 25:up -21:vot 48:who
@tool=get_rugcheck_recent -33: -27:* 26:are -20:at 22:day 28:do -29:for -29:in 28:look -35:me -32:recent 21:these
@tool=get_rugcheck_report 24: 27:* 33:^what -24:and 58:been 23:doe 23:fee -22:freeze 38:ha -26:just 25:lp -31:mint -25:more 31:much
32:of 26:report 34:share -26:still 35:supp 38:thi 32:to 24:top -23:wa 33:what -22:which 33:with @tool=get_rugcheck_summary 34:*
41:^rugcheck 27:a 40:bought 38:coin 50:for 35:in 55:launch 43:me 38:memecoin -21:most 27:on 54:risk 20:rugcheck 30:safe 58:thi
@tool=get_rugcheck_trending -11:* -30:and -26:last -27:look 24:today @tool=get_rugcheck_verified -30:* -30:are -27:i -23:on -23:the
@tool=get_sol_account -8:* -26:^my 68:^what -29:a -24:about -40:account -27:addres -21:coin -40:did 71:doe 73:for -26:get -45:hi
-22:in -24:lamport -39:left -26:mint -41:my -29:of -32:on -23:our -35:phantom -25:please -38:program 57:say -30:that -32:the
-33:there -38:user 44:what @tool=get_sol_balance -5:* 33:? 21:^could -25:^how 28:^what -27:account -36:addres -35:all 52:am 23:at
21:could 35:empty -23:he 29:left 46:me 25:now -31:of -33:on -23:please 22:set 39:tell -28:to -80:token -24:wallet 36:where -58:which
@tool=get_sol_block_time -21: 11:* -26:^how 22:exact -21:first -25:how 36:made 21:my 54:slot 23:that 33:timestamp
@tool=get_sol_largest_accounts 19:* 29:^how -21:^i -27:^what -20:^which 62:account -34:and 25:coin -20:empty -32:everyth 63:from
-21:ha -23:have 24:how -27:i -20:like 29:many -21:me -47:my 45:of -34:one -40:own -44:phantom 23:straight -22:supp -39:that 52:the
-27:thi -32:to 54:top -29:what @tool=get_sol_network 4:* 31:? 40:^i 21:^what 21:at -21:epoch -38:for 22:height 28:i -38:next -39:our
44:per 46:second -40:the 37:transaction 40:version 29:which @tool=get_sol_priority_fees 10:* -50:^i 21:^what 21:^which -38:and
-21:for 32:get -22:lowest 44:min 44:on -43:program 59:rn 23:so -51:swap -27:tp 47:tx 21:what @tool=get_sol_signatures -21:* 27:^when
-26:balance 24:doe 24:fail -27:in -24:it 30:last -26:morn -24:of -21:thi 23:when @tool=get_sol_token_accounts -29: -22:* -35:?
-26:^balance 25:^i -49:^the 38:^token 26:^which 30:a -22:an -62:and -41:are -20:at -26:balance 45:coin 62:empty 45:every -21:frozen
33:ha 35:have 20:he 27:hi -20:how -36:in 23:many -28:mint -38:much 37:my -37:of 41:on 20:one -23:or 42:own 54:phantom -47:program
40:sit -37:spl 32:that 39:there -25:token 21:wallet -66:which 34:who 24:with @tool=get_sol_token_supply -30:? -55:^i 55:^supp
30:^total -37:account -38:all -21:are -48:artist -31:burn 25:chain -40:did -24:everyth 25:exact 58:exist 26:for -27:have -49:i 20:me
36:mint 24:my 51:need 29:of -22:our 55:pl -31:so 45:supp 47:that 20:the -29:thi -28:those 45:today -27:token 24:total -49:what
@tool=get_sol_transaction 56:* 80:^did 45:^show -33:^transaction -30:^what 33:^which 37:a 33:and 53:be 37:check 29:custom 87:did
-30:do 28:for 49:from 37:go 29:happen 41:it -21:one 77:pay 41:program 40:show -24:since -41:so 47:that 41:the 35:thi 36:through
29:transaction 22:what 27:which 49:yet @tool=get_solana_asset 33: 38:* 55:? -46:^show 47:^what 66:^who -24:all 47:and 21:belong
-25:by -35:collect -37:compress -55:creator -22:everyth -36:for 29:it 38:made -42:me 47:metadata -20:my -30:name -44:on -26:our
49:own -26:phantom -43:show -31:that -56:the 37:thi 74:trait 46:wallet 46:what 39:which 64:who @tool=get_solana_assets_by_owner -41:
48:* -46:^compress 38:^my 42:^nft -38:^what 47:^which -32:^who -39:are 28:by 23:collect -78:collection 22:creator 24:do 64:doe 87:he
-26:how -70:in -29:left -28:much -27:of 59:on 26:our 33:own 46:phantom 33:show -39:spl -32:the -35:thi -62:to -38:token -38:wallet
-20:what 20:which -60:who 21:with @tool=get_solana_parsed_transactions -18:* -23:^in 50:^which 32:an 21:and -32:check -27:client
-33:for -29:impermanent -29:los 31:my 27:nft 32:on 34:one -43:our -27:pay -44:signatur -23:simple 42:swap -35:the 27:them 41:these
20:transaction -42:transf 42:which @tool=get_solana_priority_fee_estimate -5:* 23:^what 28:do 23:my 30:need -42:on 51:program 21:so
46:swap -42:tx @tool=get_solana_token_security 54:* 20:? 53:^i -24:^mint 29:^my -47:^what -35:^which 29:a -33:account 49:all 22:and
35:anyone 35:are 55:artist 34:coin 29:freeze 29:friend 52:hold 46:holder 23:i 25:in 29:it 28:know 23:my 20:of 36:our -22:pippin
86:safe -22:spl 46:that -29:them 42:thi 38:token 29:want -36:which @tool=get_spot_balances -40: -23:* -43:^which 25:at -22:perp
28:spot -25:the 34:up -36:which -41:with @tool=get_spot_markets -22:? -23:^i 30:^what 22:and 39:between -23:circulat 36:market
-23:perp 27:spot -24:supp -22:trad 27:what @tool=get_stablecoin -47: 11:* 67:^did -25:^for -23:^ha 74:^on -66:^stablecoin 77:^supp
-25:^the -34:^what -31:^which 26:amount -28:any -23:are -28:back -27:by -38:cent 20:chain -22:circulat 35:circulation -25:client
-42:coin -23:day 29:defillama 29:did 28:each -20:float -29:ha -42:hold 41:i 21:keep -48:money -27:most 60:my 64:network -50:now
33:numb -49:one -43:only -68:our 34:out -32:stabl 118:stable 25:supp 25:that -34:them -31:these -33:time -65:to -48:treasury -36:wa
-42:want -53:we -29:what 35:which -45:with @tool=get_stablecoin_chains 12:* 37:? 53:^how -74:^on -26:^stablecoin 27:^which -31:all
-33:and -22:are 41:blockchain -38:by -46:circulation -25:defillama -34:do -51:each 35:ha 27:how -48:i 26:it 76:money 57:most 31:much
-44:my -38:network -23:of 31:on 47:per 22:please 51:rank 54:sit 35:stabl -55:stable 35:stablecoin -24:which 77:with
@tool=get_stablecoin_charts_by_chain 40: -28:* -60:? -54:^how 26:^i 65:^stablecoin -39:^the -32:a -55:all 28:app -27:at -42:client
32:company -23:develop -25:do -20:each -39:float 29:grow -26:in 38:liquidity -58:money -21:most -26:my 20:no -35:of -52:one -38:out
50:over 20:since -59:sit 22:stabl -36:stable -42:that 38:there 21:through 53:time -43:wa -70:with @tool=get_stablecoin_charts_global
-6:* -54:^stablecoin 36:all 23:at -44:circulation 26:defillama 31:develop 44:float -29:for -37:how -23:in -44:much 29:numb 32:out
-42:over -27:stable 31:supp -22:that -36:there -43:time 40:togeth @tool=get_stablecoin_dominance 10:* 28:^on -40:^which -21:and
-30:chain 55:in -23:it -22:most 39:our 21:stablecoin 23:the 25:whole @tool=get_stablecoin_prices -45:* -43:^did 20:^for -36:^i
-28:^price 31:any 22:hold -26:in -36:keep -57:lose -30:many -37:my -25:one -25:pric -20:show -37:stable -52:stablecoin -35:still
-40:supp -24:the -22:wa -23:would @tool=get_stablecoins -8:* 22:^biggest -55:^how 51:^stablecoin 34:^we -22:^what 37:^which 38:all
37:and 57:are 57:back 49:by 55:circulation -22:did 20:do 23:each -29:hold -34:how -26:it 34:largest -65:money -21:most -31:much
21:one 23:our -27:over -24:peg -59:sit 32:stabl 26:stablecoin 33:supp 47:them 39:there 27:up 31:we 31:which -50:with
@tool=get_storage_at -16:* 28:^i 29:^read -26:and 43:can 30:contract 23:latest -22:me 34:read -21:tell -20:wa -21:which
@tool=get_sui_token_security -23: 34:* 24:^can 35:^coin 47:coin -26:doe 44:hold 41:in 32:list 31:our 21:out 21:safe 22:that 22:who
@tool=get_supported_currencies 53:* 26:^what 34:all 33:are 62:can 29:coin 43:currency 33:give 21:i 46:in 36:or 53:price 35:show 34:v
43:what 38:you @tool=get_ticker 4:* -34:? 46:^i 71:^perp 20:^what 20:^where -32:^which -28:all 21:and -47:are 82:ask 54:at 37:bid
-22:book -33:depth -22:doe 34:exchange 28:for -116:from 34:high 23:i 54:last -49:list 41:look -22:low 33:moment -23:of 34:one 29:our
-41:over -33:pair 27:same 39:spot 42:the -66:tick -45:to 59:trad 55:we 60:where -55:which -27:withdrawal @tool=get_token_balance
10:* -81:^balance -52:^contract 40:^doe -44:^how -21:^i 50:^our -26:^price -46:^the -40:^token 32:a 32:about -46:account -34:addres
28:all -21:am 27:an -44:and 47:are 44:ask -41:attestation -63:balance -23:both 75:call -42:circle -31:client 21:confirm 41:dao
29:each -28:erc20 64:exact 37:for -33:from -37:given -34:go -26:ha -70:have -34:he 27:her 24:hold -27:how 34:keep 35:left -27:like
33:live -29:many -20:may -35:me -31:my -40:need -40:nev -40:not 28:or 42:our -32:over 25:own -28:pay 40:present -31:price -36:pull
44:queue 39:say -42:send 47:show -39:sign 56:sit 54:so -40:some 39:stablecoin 31:still 36:symbol -35:take -22:th 70:that -23:they
-41:thi 54:token -23:value -49:wallet -35:we 20:what -33:with 34:you @tool=get_token_counters -29: -22:* -41:^numb 55:a 43:address
30:and -20:any -25:are -25:been -49:burn -66:by 55:count -21:explor -33:far 75:hold -46:holder -24:it -33:keep -26:look -25:most
-21:not -28:numb 34:own -40:people -30:so -24:supp 20:th -27:to 39:token 23:total -23:up -26:what -28:which 30:who
@tool=get_token_holders -25:^how -42:^on -20:^what -25:and -32:bag 32:bet -29:burn 38:contract -24:count 33:d -27:held 33:hold
-33:how -62:in 22:largest 30:like -25:many 25:me -30:my 40:name -52:no 35:now -35:numb 23:one -21:only -21:our 33:pl -21:shar
-31:share -27:so -37:supp 24:that 35:the -34:thi -31:token 39:top -58:total 93:wallet 22:you @tool=get_token_info -58:* -28:^twitt
-31:^which 20:description -47:group -20:in -22:my -39:of -34:project -27:score -47:telegram -36:the -22:thi -31:today -50:token
-40:twitt -29:which @tool=get_token_lock_info 4:* 21:? 23:^can 21:any 36:it 29:liquidity 20:lp -31:on -24:out -37:still
@tool=get_token_metadata 38:^decimal -27:^look 45:^what -33:a 44:an 21:blockscout -29:chain -45:contract 24:decimal -26:doe 45:erc20
-30:explor -42:from -27:name 41:nft 49:or 34:symbol 66:th 28:that 23:to 25:today -41:token -23:total -26:up 44:wa 31:what -31:which
-27:whole @tool=get_token_orders 3:* 33:^how -22:^what 39:did 26:for -20:have 32:how 32:i 51:it -27:me 41:much 24:or 33:pay -21:what
-21:which @tool=get_token_pairs -47:* -25:^dexscreen -32:^find -33:^what -21:^where 27:coin -27:do -31:find -23:liquidity -25:list
22:my -34:on -64:once -26:pippin -34:trade -29:what @tool=get_token_pools -32: -10:* -21:24h 30:^i -40:^on -25:^what 33:^which -33:a
-23:are 52:can -38:dex -22:doe -26:from -35:geckoterminal 27:highest 44:i 22:in 40:it 44:lp -25:most -24:not -26:or -21:pric
-32:price 21:rank 29:see -31:that -51:trad -24:trade 46:transaction -27:up 23:which @tool=get_token_price 60:* -21:24h 86:? -35:^can
-29:^check 61:^did -50:^find 41:^ha 57:^i 22:^on 70:^price -29:^show 37:^the -45:^token 39:^we -25:^which 36:about 28:above 45:acros
-23:addres -33:address -27:all -31:also 26:am -29:an -22:and 47:any 33:are 25:at 25:below 35:bos -25:both 40:bought -30:call -40:can
-65:cap 58:cent -26:chain -38:change -30:check 48:coin -35:coingecko -42:colleague -25:contract -21:could 22:crypto 66:current
50:did -44:do 23:each -33:exploit -50:find 27:from 38:gone -43:grandson 32:ha 64:hi 53:hold 33:i -38:id -20:in -43:inside -23:just
48:keep -24:know -35:last -34:made -31:market 63:may -21:me 24:moment -20:more -24:much 50:my 20:name 21:need -58:now -34:old 29:one
-37:only -27:open 28:or -27:oth -43:our 41:over -23:paid -31:pair 20:pap -23:pay -27:pippin -21:place 21:please -27:pool -37:present
37:pric 41:price -23:protocol 45:put 21:rate -66:right 38:rn 34:same 61:sat 51:saving 39:say -20:set 37:show -24:single 59:so
-32:some 48:source -25:spr 74:still 54:th 27:the 30:them -28:they 24:thi -23:time -32:to -34:today -29:tool -47:trade -39:treasury
61:und -54:value 23:verify -47:volume -53:wa -33:wallet -44:want 71:we -60:were 27:what -31:when -29:where 39:wheth -20:which
-31:will 63:yet -46:you @tool=get_token_price_by_contract -75:* -41:^i -48:^market 25:^price -22:^token -20:at -40:cap -52:coingecko
-22:contract 30:did -39:from -24:go 28:how -40:i -22:in 21:incl 25:it -65:market -42:on 21:one -30:only -44:that -59:the -45:thi
-30:token -33:volume @tool=get_token_profiles -7:* 22:^dexscreen -22:^did -21:did -21:for 20:network 37:newest 48:paid 54:profil
@tool=get_token_security -15:* 20:^can 28:^need 31:^token -37:^who -44:any -26:ape 37:be 34:by 21:contract 28:fee -39:goplu 42:hold
29:new -24:nft -26:or -23:own 37:paus -26:risk 25:rug 25:safe 36:them 26:there -26:to 22:token 33:trad -20:we 25:when -26:which
-32:who @tool=get_token_transfers 22:* -21:? 26:^latest 23:^show 25:^which -27:a -42:all -37:an -28:came 22:feed -54:for -26:ha
-28:i -29:in -27:it 24:latest -39:list -30:me 39:mov -32:movement -39:my 21:of 60:on -31:our -20:recent 67:send 22:show -57:that
61:to -55:wallet -34:we 64:who @tool=get_tokens_by_address 28:* 37:? 54:^a 24:^price 32:a 43:about -21:addres 21:and 36:at 35:call
69:client -24:contract 51:doe 20:i 33:it -27:list 25:many 21:my 24:need 40:thi 47:volume 31:what 40:with @tool=get_transaction 24:*
54:^i 21:^in 60:^my 25:^nonce -25:^someone 41:^what -27:^when 23:^who 23:a -28:arrive 20:before 71:block -38:broadcast 45:check
20:claim 32:confirmation -51:contract 25:cost 30:data 45:doe -33:fee -45:go 24:have 21:hour 37:how 32:i 27:if 27:includ 34:input
40:land 37:made 51:many -44:mine 25:money 42:morn 61:my 31:not 26:noth 28:now -70:on 23:one 25:or 30:payment 22:receiv 50:sent
34:show -25:someone 53:statu 35:still 27:stuck 27:tell -38:that 32:thru 30:transaction 82:transf -40:tx 25:up 63:value -26:wa
-32:when 21:whom 47:withdrawal @tool=get_transaction_details 5:* -23:^what 38:call -27:contract 24:custom 29:data 26:fail 42:if
46:input 29:me 42:or -39:please 20:reason 45:tell 25:thi -20:to @tool=get_transaction_logs -16:* 45:^decod 46:^event -42:^what
-29:an -22:at 27:before 48:decod -23:doe 38:emit 23:fail -45:ha -25:internal 30:log 29:nam 25:need 27:no 27:of 22:on 25:only 49:pl
26:revert -35:that 22:them -25:thi -38:topic -30:what @tool=get_transaction_receipt 39: -15:* 33:? 27:^i -24:^my 23:already 24:block
20:did -21:every -46:fee -40:for -33:ha -33:log 35:min -31:mine 29:morn 21:much -22:my -33:need -21:on -22:paid -22:pay 24:pl
-35:please 55:price 46:receipt 28:statu -20:to 30:transf -49:up 38:use 30:used 34:wa -35:with 28:yet @tool=get_treasuries -32:*
-35:? -23:^how 25:^i 37:and 26:biggest -31:coin -45:dao -36:doe -44:fee 34:for 20:i -43:in 27:into -20:it -45:keep -35:largest
29:need -58:or -56:our -59:pay 37:protocol 29:report -23:reserve -57:should 44:sit 27:their @tool=get_treasury_by_entity 56:
-32:^list -28:^when -25:^which -87:a 29:and -29:are 31:at 52:average 30:balance 58:change -33:cost -27:crypto -24:do -29:each
-35:government 27:have 25:it 41:los 49:many 39:min 22:my -28:of 34:on 27:or -35:our 45:paid -57:price 51:profit 34:shar 36:sheet
33:sitt -33:stack -45:that 34:their 33:they -49:thi -43:token 46:treasury 41:value -27:when 45:work 45:worth
@tool=get_treasury_holding_chart -12:* -24:^i -33:all -34:any -25:bought -33:buy 34:by -32:chart 32:company -26:cost 57:firm 37:for
-42:have 41:holding -22:it 33:list -36:many -24:mov 27:of -27:on -40:or 34:our -30:over 51:own 23:paid 39:pile -48:please 35:report
-32:sell 21:shar 53:stack -25:to -23:token -35:wa 41:we -24:went -36:which 20:work @tool=get_treasury_transaction_history -35: 8:*
21:^buy -22:^how 26:^please -48:^what 34:^when -24:all 29:been 27:bought 40:buy -46:current -42:doe 39:every 30:government 49:ha
-35:have 26:in -24:largest 43:last 24:list 48:min 26:of -27:on 27:own 23:please 28:price 39:purchase -20:sell 34:shar -49:sitt
29:stack -26:them 27:there -34:thi -37:to -35:what 27:when @tool=get_trending 26:* 28:^i -21:and 29:at -33:can 47:coin 29:could
33:everybody -25:id -21:it 31:moment 71:most 26:new 27:now 35:people 73:search @tool=get_trending_pools 67:? -24:^newest 32:^pool
31:^what -25:^which -24:and 36:any 33:are -23:by -27:coin 28:dex -37:for 36:into -38:most -24:newest -46:now -32:of -31:one 40:only
32:pool -24:search -41:that -28:the -34:there -26:volume 29:what @tool=get_wallet_active_chains -18:* -25:are 21:did 42:first
-24:for -22:ha -40:he -21:it -33:last -25:most -31:need 39:that 23:thi -31:wa 38:wallet 41:who @tool=get_wallet_activity -50:*
33:^list 32:^recent -32:^which 22:account -34:activity -34:balance 30:be 39:came -34:do -29:for 36:into 30:last -26:late 38:list
-27:money -23:of 20:one -26:out 21:rows -21:say -26:the -38:touch -26:wallet 23:whale -30:which 26:would @tool=get_wallet_approvals
-24:? -29:^can -53:^i -44:^please -83:^revoke 57:^which 48:^who -22:all 22:an -40:approval 33:are 54:be 47:can 45:clean 27:contract
48:did -70:doe -73:every -52:for -43:gave 33:give -27:have 54:hi -67:it 92:list 26:may -62:me 44:move -71:my 73:nft -22:now -44:old
-26:on 51:one -39:open 49:our 32:out 26:over -21:own 28:permit2 -64:please -81:revoke -37:rout 74:should 38:show 57:so -29:some
-38:spend -35:still 38:take -48:that 30:there -21:thi 42:think -24:unlimit 52:up 27:what 50:which 26:who -32:you
@tool=get_wallet_balance_history 86: 42:* 26:^i 28:^in -27:^show 52:^the -45:^which 51:a -35:addres -31:and 54:can -35:chang
-29:could 24:day 24:did -29:do 41:down 35:end 26:for 25:get 65:ha 54:he 27:held 32:how 40:i 43:many 42:metamask 22:my 50:need -27:or
-40:our 23:over 23:pl 28:please 34:recent 24:report -22:since -27:sit 57:treasury -30:up 60:wallet 33:want -37:which 34:year
@tool=get_wallet_counters 23:* -22:^ga 27:^how -42:^on -21:^which 21:^who -26:a 44:account 34:active 44:activity 31:already 23:an
27:been -57:block 38:burn 42:burnt 36:company 48:did 33:ever 45:for -23:from -31:he -22:it -33:like 40:made 21:more 47:numb 50:of
21:or 33:our 37:pay 47:send 37:sent 33:them 35:these -28:today 33:transaction 34:wa 48:we 21:were @tool=get_wallet_defi_positions
28:* -33:^am 43:^how 66:^what 61:^which -27:a -34:airdrop 31:am 40:app -32:are 31:chain 49:dao 42:deposit 58:did 44:do -32:eligible
23:farm -33:for 38:fund -39:get 41:have 45:hold 56:i 35:in -28:into -21:keep -21:key 27:lent -25:many 33:much 30:my 21:of 31:our
27:out 33:pay -33:price 42:provide 36:stak -25:that -24:them -33:there -24:token 47:vault 36:went 41:what 71:which 41:with -24:work
43:yield @tool=get_wallet_history 13:* 35:^everyth -21:^explain 37:^in 22:^please 31:^swap 29:^what 44:account -23:an -29:and
27:been -28:can 28:coin 24:did 39:do 35:everyth 46:fee -32:got 34:history 32:late 58:list 28:most 21:not -36:of 33:one -23:out
31:please -34:statement 32:swap 32:that -47:them -34:these -31:think -21:transaction 21:u -36:up 25:were 29:what
@tool=get_wallet_net_worth -29:* 36:? 22:^am 29:^how -23:^i -25:^my -42:^net -32:^what 49:acros 21:am -26:balance -27:for -43:i
-39:it -37:net -36:on -29:open 54:or -23:over -27:present 70:rich 29:spam -20:the -25:togeth -35:token -26:value -44:what -53:worth
@tool=get_wallet_nft_collections -18:* 40:^check -26:^how 50:^nft 48:^of 21:^only -24:^what -24:^which 20:all -55:by 35:check
38:collection 52:count -23:for -26:he -37:held 55:in 43:item -36:like 39:most -21:nam 20:of -22:on -49:piec 24:please -27:rows
-21:to -32:trait 29:which 40:with @tool=get_wallet_nfts 20:* 42:? -45:^list -22:^nft -41:^of -22:^on 81:^only -36:^what 91:all
-39:anyth -23:approval -30:at -33:be 28:belong 67:by -21:chain -63:collection -22:contract -45:count 20:daught -36:did -34:doe
-64:every 22:floor -27:for 44:have -33:he 41:held -42:hi -43:in 33:item -45:jpeg -35:list 28:made -49:most -49:name -34:one -44:or
-36:our -45:own -37:pay 59:piec 23:please 44:see 27:show -67:sitt -25:the -27:they -48:token 21:trait 89:wa -24:wallet -25:what
-27:which -32:with -32:would 28:you @tool=get_wallet_overview 27: 8:* -57:? 50:^doe 27:^ha -23:^what 50:^which 29:a 53:an 27:and
-21:anywhere -24:behind 45:belong 40:by -21:code 28:contract 37:creator 25:deploy 38:doe -41:find 54:got -39:guy 21:ha 42:have
21:her -41:home 31:hot 47:how 27:i 45:in 34:it 50:much 35:nft -41:oth -46:own -42:person -21:real 56:sent -25:solidity 23:some
36:str -22:thi 22:to 23:transaction 47:u 27:wallet -31:whose @tool=get_wallet_portfolio 25:* 21:^all 39:^everyth -44:^i 27:^in
46:^my 57:^net 47:^our 20:^wallet 25:^who -21:a -50:acros -58:addres -26:address 42:are 72:artist -22:back 60:bag -29:balanc -21:be
45:biggest 25:bought -41:chain 32:compress -21:cost 20:could 22:crypto -27:day 24:do 50:everyth 27:good 33:got 62:grandson -24:have
26:he -33:hold 33:i 38:if 29:in -23:it 42:just 28:kind 39:know 40:last 40:left 81:made -59:many -23:mine 58:mint 50:money 45:much
47:net -24:network -23:next 27:not 36:now -33:of -27:on -42:one 29:or 67:our 56:out -22:over -29:pay -36:people 32:piec 33:present
21:pric 49:rich 45:right -48:run -36:say 39:set -54:sit 28:sitt -33:so -29:spam 60:spl -43:tell -51:that -45:their -30:them 57:there
110:token 32:too 22:trad 53:treasury 46:up 53:wa -25:were -34:wheth 86:which 20:who 39:with 75:worth 33:you
@tool=get_wallet_profitability -24:^did 29:^pnl -26:^realis 40:be 35:been 21:can -23:did 36:ever 24:ha 34:how 48:lost 28:many
31:much 38:not 28:pap -29:profit -40:rate 24:still 43:tell -20:to -25:today 21:wallet -52:win 25:you @tool=get_wallet_swaps -20:
-16:* -25:^did 41:^ha 46:^on 23:^recent 21:^when -31:^where -26:account 45:are -36:at 24:been 42:by -22:copy 32:did 26:do -39:doe
-51:entry 32:first 21:got 59:ha 37:have -24:he 20:late 21:made 26:many 41:most -28:my -47:old -45:or 23:price -27:sell 40:sold
38:some 39:swap 23:swapp -23:that 61:them 24:there -26:token -44:trade -39:we 37:when -21:where 32:which
@tool=get_wallet_token_balances 21:* 33:^balance 44:^how -32:^list -48:^only -42:^price 72:^search 36:^token -31:account -32:all
22:am -23:amount 44:and -48:at -23:balanc 26:balance -25:blockscout -76:by -22:call -28:contract 30:dao 49:doe 50:erc20 24:every
86:explor 46:for -32:go -43:ha 59:have -65:held -37:hi 36:how -22:in 56:inside -21:it -22:list 31:look 27:me -21:most 47:much -22:my
42:need 54:of -37:one -61:only 22:our -29:over -47:piec -29:please 49:pric -53:rows -28:say 70:search -24:sit -24:so -38:that -42:to
@tool=get_wallet_token_transfers -33:* -31:? 67:^did -47:^for 42:^my -26:^on -24:^only -23:^show 37:^the 46:^token 40:^which -24:a
42:airdrop 59:all -68:and 36:arriv 70:arrive 21:at -47:block -43:by -22:chain 41:check -39:contract -41:could -50:custom 57:did
-28:doe 25:erc 48:exchange -48:first -30:for -37:go 48:got 36:ha -26:hold -23:how -45:i 32:if -36:in 24:into 50:late 23:latest
48:left 35:me 47:money -29:mov -52:movement 36:my -52:need -43:newest -28:nft 22:not -33:of -23:on -20:only -43:out -27:outgo
46:over -21:own 20:pull -58:receiv 28:say -23:send -21:show 33:since -25:th -21:that -24:them 21:token -39:transaction 58:transfer
56:u -50:wa 26:wallet 28:what -25:who -52:with -40:would 39:yet -61:you @tool=get_wallet_transactions -57:* -22:^call -34:^for
38:^show -28:^the -29:^transaction 20:^tx -34:^what -22:^who 24:all -29:an -25:and -37:by -35:call -50:ever 24:explor -37:ha -30:i
-38:in 36:internal -33:made 32:mine -27:nonce -31:on -36:or 34:our 52:outgo -44:sent 24:show -38:th -57:that -21:the -23:transaction
-38:wa -23:wallet -34:what @tool=get_yield_pool_chart -13:* -22:? 34:^apy -21:^i 28:^my 26:^yield 60:and 49:apy -20:at 27:defillama
-44:deposit 29:down -27:ha 24:into 21:like 25:now -21:or -28:our 28:over -54:park 27:please 25:pool 24:put -32:report 25:saving
28:see 33:show -26:since -37:stable 28:summ 33:there 40:thi 64:to -21:treasury 38:wa 32:went -25:which 26:would
@tool=get_yield_pools -51:* -30:^best -49:^i -33:and -30:at 24:can -42:did 25:doe -45:earn 46:farm -33:i 24:in -42:it -63:keep
38:least -29:lend -30:liquidity 35:more -57:my -23:of 33:pay 26:per 40:rate -44:reward -23:see 30:stak 24:th -28:thi -57:to 22:use
-26:wa -20:want -21:went 32:year @tool=hash_keccak256 4:* 41:? 23:^keccak -24:be -51:can -30:do 35:doe 58:for -24:from -24:have
39:in -21:it 70:keccak -30:on -30:please -60:text 47:that -25:the 34:what -27:with -26:you @tool=hash_typed_data -13:* 31:^hash
20:digest -21:do 22:eip -23:from 21:permit 21:the -27:you @tool=list_evm_chains 22:can 34:each 45:evm 23:explor 40:read 26:with
@tool=list_kalshi_events -48:* -47:? -26:^event 33:^which -24:all 36:already -39:and -50:are 26:been -30:can 40:each -24:event
-49:every 26:have 30:in -44:list -21:now -28:of -42:on -29:one -36:open 30:out 32:paid -23:please -22:right -36:sery -51:still
-40:the 31:them 29:which @tool=list_kalshi_markets 23: -24:* -29:^list -22:^price -23:^show -30:a -28:already -62:and -52:both
-33:can -26:contract 48:did -42:do -22:every 47:how -27:in -31:list -27:me -30:now -59:of -32:one 28:outcom -24:please 69:resolve
-29:right 26:sery 40:settl -35:show -37:strik -32:the 27:they -30:trad -32:trade -32:want @tool=list_polymarket_events -25: -64:*
-27:? -43:^biggest 30:^event -21:^list -27:^what -22:^which -44:a -59:and 28:are -34:at -31:ha -42:have -23:it -29:list -71:market
-27:of -33:one -44:only -45:open 34:out -30:please -43:question -51:settl 24:that -32:the -24:them -61:volume -25:what -21:which
-38:with @tool=list_polymarket_markets -46:* 35:^biggest 41:^which -23:a -43:are 40:been -39:bet 53:by -43:event -23:for 21:give
40:have -20:i -30:in 29:largest 23:market -59:me 20:most -45:on 27:open 36:question 43:rn -29:say -35:show -45:that -26:the 41:today
-46:trad 53:volume 36:which @tool=list_prediction_events -19:* 28:^please 27:^show 40:^what -21:a 25:all -33:already 38:and 21:at
32:bet -27:biggest 49:can -39:ha -54:market -21:me 30:now 31:open -22:out 43:please 41:prediction -58:settl -32:them 25:togeth
-22:trad 39:venu 32:what @tool=list_prediction_markets -11:* -30:^show 28:a -20:all 49:already 44:are 24:at 45:bett 36:both 42:do
21:enough -38:event -40:for 47:ha -27:like 32:list -24:manifold 44:market 45:me -20:moment 58:most -29:my -30:next -37:odd 51:people
-26:please 38:prediction -34:price -30:question -44:say -31:the 21:them 52:today -25:togeth 40:trad -32:venu 34:where 46:would
43:you @tool=list_pyth_feeds -18:* -45:? -35:^doe 39:^pyth -40:^what 34:^which -33:a -51:i -30:my -21:now -33:on -62:price
24:publish -65:stock -54:that -41:what 37:which @tool=look_up_chain -5:* -26:^block -72:^chain 29:^which -26:a -61:add -23:an
-57:and -41:are 54:ask 50:before -48:chain 49:click -76:coin 49:d -20:do 22:for 28:from -28:have 21:i -40:id 47:know -30:me
-50:metamask -97:native -37:new -50:numb -42:of -31:on -42:only -36:our -64:rpc 50:site 57:str 43:that -72:the -26:them 23:thi
-23:up -29:want -35:we 24:what -29:when 23:which @tool=look_up_token 25: 3:* 27:? -32:^contract -45:^find 24:^i 22:^on 61:^which
65:address 21:by -26:contract 42:copy 27:decimal 72:doe -20:fake -45:find 33:have 24:known 50:list -29:me -28:my 58:need 23:network
-29:not -36:one -65:pl -30:real 26:same -53:send 32:the -52:thi -40:to -24:token 29:und 45:want 65:which -32:wrong @tool=lookup_ens
27: 6:* -28:? -21:^what 28:^which -28:^who 43:a -29:account -34:and 41:belong -23:could 20:go 44:got -39:how -21:i 41:in -21:my
26:name 33:of -42:on -45:one 23:only -28:own -35:point 44:primary -23:run -33:wallet -20:we 29:which -21:who -30:with -21:you
@tool=recover_signer 21:? 27:^a 21:^somebody 32:^which 25:a 38:account 37:by 25:digest -32:guy 35:hi -25:in 26:key 26:made
25:message 35:sig 40:signature 22:statement 29:text 23:that 31:the 26:thi 35:wa 29:wallet 43:which 24:who 37:with @tool=resolve_ens
-21: -13:* 46:0x -48:^ha -25:^i 55:^the 29:^to -23:a 51:account 36:addres -37:an 26:be -39:belong 20:client 25:could -28:did 35:doe
25:friend 41:gave 39:go -31:got -43:guy 41:hi -21:how 23:if 23:nam 32:now -21:one -55:or 73:point 29:run 30:stand 27:tell -24:that
35:u 26:we 27:which 22:would 20:you @tool=resolve_ens_domain -11:* @tool=resolve_entity -25: 13:* 31:0x 21:^can 26:^find -21:^got
-25:^look 36:^our 36:^somebody 32:^we 32:^what -35:^which -27:^who 51:about 41:an 55:and 23:any 48:are 36:ask -32:behind -33:belong
39:category 46:chain 29:chat 54:code 50:coingecko -54:contract 24:copy 20:could -28:do 24:doe 38:error 23:even -28:exchange 45:find
52:found 42:from -29:go -24:hash 22:here -43:hi -41:him -24:hot 28:i 53:id 29:idea 39:identify -24:if 44:it -34:keccak 40:ledg
30:like 38:long 22:look 28:mail -31:nam -34:name 39:no 65:old -47:only -34:or -26:oth 28:our 37:out 22:paid 49:pap 45:past
33:payment 42:right -30:run -20:should -29:show 50:somebody 26:th 24:that 29:they -38:through -33:to 36:token 47:tool -22:u
-46:wallet 30:we 42:what -23:who @tool=search_all -9:* 58:? 64:^coingecko 35:^find -52:^i 20:^search 54:a -24:are 28:coingecko
-24:do 37:find -38:have -46:how -33:i -24:in 30:it 34:know 29:list 31:match -65:my -36:need -74:not -27:one -26:oth -27:the -56:tick
-46:token 20:und 42:use -79:want 25:whatev -39:you @tool=search_chain 68: 16:* -21:? 71:^contract -40:^search 28:addres 32:and
65:block 59:blockscout 39:call 75:contract -32:en -41:explor 32:give 23:i -29:it 26:know 27:not 31:on 27:one 27:only 68:pl 74:please
-38:search 50:send -23:the 63:time -26:up 24:want @tool=search_dex_pairs 45:* 23:^any -27:^dex -27:^dexscreen 75:^i 56:^where 55:any
33:can -32:coin 30:deepest 23:dex -21:exchang 30:ha 31:i 54:it -23:list 46:me 39:my -33:of 26:on 27:one 39:pair -24:pl 30:please
-28:price 50:show 23:the 23:there -24:they 41:tick 41:trade 48:where 21:which -30:with @tool=search_polymarket -29: -8:* -22:^how
54:^i -43:^what 37:a 49:about -65:and 53:anyth -64:are -32:bet 20:bett 31:by 35:chance 38:company 32:cut 87:decemb -54:do 29:doe
-22:event 27:for 22:i 36:in 49:it 54:look -56:market -61:me -43:most -87:my 37:of -21:on -68:open -55:people -26:question -22:right
-65:settl -21:th -30:that -38:the 38:to -44:today 53:up -35:will -72:word -57:ye @tool=search_pools 32: 5:* 21:? -37:^all -21:^any
33:^i 29:^look 48:at -37:chain 24:day -22:dex 47:geckoterminal -30:id -22:into -22:it 28:launch 24:lp -26:most 25:one 33:or -25:our
39:pippin -21:pl 42:price 20:search -21:see 31:show -21:their 39:there 25:thi 41:tick -21:to 33:token -22:trad 48:up 37:verify
32:what -21:you @tool=search_solana_assets -43:* -22:? 21:^all 51:^compress -28:^everyth -60:^nft -40:^who -47:a -23:and -43:artist
41:compress -26:everyth -23:ha -21:i 53:in -21:it -35:item -21:left -38:list -37:made -27:member -23:mint 36:of -47:on -55:own
25:piec -21:that 47:the -50:thi -22:too -30:wallet -25:which -39:who -23:you @tool=search_solana_tokens 54: -18:* -37:^i -22:^look
32:^search 40:^token 31:^which -71:a 38:addres -58:and -23:are -37:by 49:call -41:for -37:hold 28:holder 23:how 23:i -36:in 24:it
33:liquidity -37:list -21:look 56:many 26:mint 30:not 21:on -28:one -27:only 22:or -29:our 40:pippin -51:pl -39:please 34:real
-39:show -28:that -54:tick 31:verify -33:with @tool=validate_address 32:* 30:^before 35:^did 28:^i -26:^my 39:^the -21:^what 53:a
-20:and -29:at 27:before 22:correct 41:did -27:doe 21:exchange 36:gave 22:have 30:i 48:it 21:me 48:one 30:or 65:real 31:str 22:that
-48:use 25:valid -32:wa 20:well 27:you @tool=verify_message 36:^say 31:^verify -23:^which -26:by 29:claim -20:eip 20:got 42:have
55:he -24:hi 31:in -36:only 22:own 20:real 21:say -23:thi 21:verify -26:wa -23:wallet -21:which 40:work @unavailable -10:*
@uncited|other -7:* @uses:bitcoinAddress 57:* @uses:bitcoinHash 28:* @uses:chain 22:* @uses:coin 11:* @uses:collection -15:*
@uses:count 11:* @uses:ens 33:* @uses:evmAddress 44:* @uses:exchange -59:* @uses:fiat 21:* @uses:holder 12:* @uses:maybeChain 24:*
@uses:name -94:* @uses:number 31:* @uses:pair -90:* @uses:protocol -5:* @uses:quoted 106:* @uses:solanaAddress 110:*
@uses:solanaSignature 114:* @uses:step 37:* @uses:thing 82:* @uses:ticker -20:* @uses:time 13:* @uses:unit 111:* @uses:uuid 68:*
@uses:venue -72:* @uses|first 43:* @uses|more|other 43:* @whole|open=none|left 5:* @whole|open=none|taken 14:*
@whole|open=none|unnamed 11:* @whole|open=ours!|left -9:* @whole|open=ours!|taken -70:* @whole|open=ours!|unnamed -55:*
@whole|open=ours|left 27:* @whole|open=ours|taken -5:* @whole|open=ours|unnamed -69:* @whole|open=person!|taken -38:*
@whole|open=person|left -15:* @whole|open=person|unnamed -11:* @whole|open=thing!|left -110:* @whole|open=thing!|taken -60:*
@whole|open=thing!|unnamed -74:* @whole|open=thing|left 33:* @whole|open=thing|taken -73:* @whole|open=thing|unnamed -78:*
@whole|points=it|left -52:* @whole|points=it|taken -33:* @whole|points=none|left 43:* @whole|points=none|taken 7:*
@whole|points=none|unnamed -19:* @whole|points=own|left -19:* @whole|points=own|taken -14:* @whole|points=own|unnamed -36:*
@whole|points=theirs|left -28:* @whole|points=theirs|taken 46:* @whole|points=theirs|unnamed 6:* @whole|points=this|left -8:*
@whole|points=this|taken -28:* @whole|points=this|unnamed -40:* @whole|taken -8:* @whole|unnamed -29:* @wide=1|other -36:*
@wide=2|other -34:* @wide=3|other -12:* @wide=4|other 14:* @wide=5|other 30:* @wide|other 31:* @~abi 9:* -40:^call -24:^decode
-30:^in 31:^metamask 43:^my 28:^need 34:^please -47:^the -36:^which 21:a 30:abi 34:addres 22:amount 22:an 21:any 29:are -60:argument
26:back 40:build 24:by 55:calldata 23:constructor -26:d -22:decode -29:doe 21:drain 47:for 22:gave 25:hand 26:have 100:hex 22:in
37:inside 59:into 23:just -28:know 25:long -22:look 30:metamask -22:method 32:need -34:numb 30:only -21:our -21:out 30:paus 35:pl
35:please 33:return 36:rout -43:safe 26:script -35:see 23:selector 41:show -20:site 31:spend 36:swap 30:token -51:tool 59:valu
-35:want -20:which 41:whole 22:with @~account -37: 10:* -46:^account 52:^addres -28:^balance -32:^can -22:^for 75:^fund -48:^in
-42:^my 33:^nonce 29:^the 38:^token 53:^what -20:^when 23:^where 22:^which 23:^who -25:about 30:am -50:and -32:are -27:balance
72:been -26:block 33:coin -29:contract 54:create -32:did 66:doe 57:down 50:empty -55:entry 31:every -29:everyth 55:factory 47:far
-30:first 40:for 34:forgot 37:from -22:frozen 71:fund -28:ga -21:got 56:ha 25:have 26:hot -24:i 21:im -40:in 20:incl -27:it 42:keep
-25:lamport 71:liq 41:liquidat 47:long 21:look -31:los 22:many 32:margin -20:mine -37:move -37:much 44:next 35:nonce -21:of -31:old
26:on -32:open -36:order 26:own 69:pay -30:pend 27:per 36:perp -30:pippin -40:please 47:price -59:program -35:put -54:rate -24:real
-20:rent -30:safe 67:say -27:sent -29:short -31:show -26:side -25:since -34:spl -55:stop -23:supp 27:that -20:them -56:there
-30:these -27:to -28:today -23:token 51:top -82:transaction -26:two 33:tx -30:up -24:user -23:v -35:value -28:verify -25:wa
24:wallet 31:well 35:where -40:which -30:why 49:will @~active -18:* -25:are 21:did 42:first -24:for -22:ha -40:he -21:it -33:last
-25:most -31:need 39:that 23:thi -31:wa 38:wallet 41:who @~activity -39: -17:* -21:^ha 33:^list 23:^recent 37:^trad 33:^what
-36:activity -33:balance 20:be 29:been 70:buy -21:by 39:came 20:copy 21:did -33:do -20:doe -22:follow -37:for -23:get -24:guy 20:ha
27:he 36:into 28:last -27:late -25:latest 37:list 21:market -27:money 22:on -39:out -21:redemption 21:rows -25:say -27:settl
26:today -38:touch 35:trad 39:trade -23:volume -25:wallet 29:we 41:were 27:whale 23:what -38:with 26:would @~addres 18:* -45:24h
21:? 57:^a -43:^addres -44:^any 23:^before -38:^can -38:^compare -27:^could -28:^find 21:^i -20:^liquidity -33:^my 35:^need 37:^pool
41:^price 25:^show 43:^the 25:^tx 74:^wallet 25:^what 33:about 39:add 47:addres -38:address 30:aft 23:all 21:already 36:am 28:any
-40:anywhere -34:are 32:arriv 26:at 42:be 46:bett 38:blacklist -27:bought -39:can 51:candl -22:capital -23:chain 63:client
-45:compare 37:correct 75:counterparty -50:create 29:dao -32:day 78:deep 28:doe 40:drain 21:eip 38:email -35:end 27:every
-21:exploit -51:factory 56:fake -50:find -33:flagg 22:form -45:front 29:fund 48:gave 20:geckoterminal 23:get 48:give 42:ha 31:have
22:height 25:her 29:hot 22:includ 30:inside 43:keep 30:know -27:kyc 44:launder 35:leave 32:ledg -33:lend 59:liq -21:m 20:make 27:me
-47:mempool -29:min 26:mix 48:mov 47:move -27:much 27:must -26:name -36:newest -28:next 26:ok 77:one 34:or 35:ord 52:oth -21:over
-42:page 37:paid 43:pair 75:pap -30:pend 32:plain 29:price 41:put 58:real 32:recent -56:run 24:sanction 30:sat -41:satoshi 36:saving
-40:screen -22:see 34:sell 56:since -30:sitt 21:small -40:sold 23:some -46:still 38:stop 28:str 60:t -28:that 20:the 70:them 32:then
-34:these -42:they 61:thi -30:too -20:tool -22:total 43:touch 32:trade 31:treasur 27:treasury -31:two 38:txid 41:typ 27:u 21:up
-45:use -25:volume 46:wallet -26:went 29:what 39:wheth 26:whom -33:will 38:withdrawal 39:would 28:yield @~alchemy -5:* 54:^balance
33:^for -31:a 39:alchemy 24:and -50:at 51:balance 52:both -21:decimal 21:entry 39:every 25:list -40:logo -39:make -40:me -31:my
53:need 35:of 24:unit -35:want -24:with 38:would 31:you @~allowance 31: 5:* 61:^i -38:^please -24:^which 49:account 48:all
25:allowance 62:already 33:amount -27:approval -32:be 21:can 25:did -36:do 36:for 45:from -72:gave 23:how 45:i -27:in -26:into 67:it
35:left 42:may 79:my 27:of 69:open 69:or 20:own -26:permit2 -37:please 50:pull -27:revoke 62:still -32:take -78:that -63:to
-52:unlimit 22:up 45:wallet 36:we @~approval -12:* 25:^before -30:^can -47:^i -24:^my -32:^our -45:^please -83:^revoke 56:^which
45:^who -40:approval 34:are 50:be 40:can 43:clean -37:click 46:did -22:do -68:doe -73:every -58:for -44:gave 33:give 21:grant
-27:have 53:hi -42:it -33:know 77:list 25:may -55:me 43:move -68:my -33:network 72:nft -22:now -42:old 46:one -47:only -28:open
30:out 24:over -21:own 22:permit2 -70:please -81:revoke -40:rout 77:should -30:site 53:so -47:some -32:spend -39:still 37:take 45:th
-54:that 28:there -30:thi 43:think 22:token 47:up -21:wallet 35:want 48:which -34:you @~asset -8:* 29:^coingecko 42:^compress
-63:^everyth -22:^find -28:^in -29:^it 34:^my -67:^nft 38:^which 43:^who -23:a 22:aft -48:also -22:are -27:artist 46:asset 39:belong
-23:block -36:by 22:came 21:chain -48:coin 21:collection 28:compress -24:contract -66:creator 26:digital -28:do 58:doe -29:en
-58:everyth -22:find -22:go -24:ha 41:had 68:he -22:her 22:id -22:in -24:item 28:left -63:list -26:market -28:member 45:metadata
-29:mov -23:move -23:much -29:name 39:nft 54:numb 21:number -28:on -51:one -21:only -35:out 47:own 30:phantom -52:piec 31:platform
-23:price -58:same -64:send 33:she -40:spl -26:the -33:to -21:token -30:too 73:trait 34:transfer 47:url -23:wallet -22:we 29:which
-26:who -23:whom 28:with 26:writ @~at -25:* 22:^i -36:^price 27:^read 20:and -34:are 43:can 31:confidence 30:contract -29:current
-52:feed -20:in -22:it 31:liquidation -24:me -26:my -39:now -39:one -24:please -36:price 29:read 52:second -22:which 34:with
@~balanc -37: 16:* 22:? 50:^balance -32:^decimal 21:^for 38:^how -33:^list -22:^on -49:^only -43:^price 72:^search 33:^token
-42:^which -21:a -30:account -22:all 20:am -26:amount 46:and -43:at 35:bag 43:balance -25:blockscout -76:by -21:call -28:contract
23:dao -45:decimal 38:doe 52:erc20 43:every 86:explor 49:for -52:go -49:got -43:ha 51:have -64:held -36:hi 29:holding 28:how
-29:inflow 55:inside -25:it 28:look -20:many -22:most 43:much 62:need -39:no -30:not 56:of -37:one -60:only -34:over -27:paid
-22:perp -47:piec -21:please 41:pric -54:rows -37:run -31:say 70:search -23:sit -23:so 27:spot -25:that -21:their 43:those -23:to
23:token -21:trade 20:unit 36:up -50:want 34:would 36:you @~balance 38: 43:* -23:^am -28:^balance 45:^can -52:^contract 34:^doe
-41:^ga -28:^how -21:^i 70:^in 29:^on 44:^our -23:^please -25:^price -43:^show -38:^token 50:^wallet -38:^we 23:^what 51:^when
-20:^who 33:a -55:account
-45:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -74:addres -76:address
-23:airdrop 23:am 25:an -57:and 35:ask -40:attestation -27:back 33:best -41:bet -25:both 24:by 72:call -45:came -30:chain -35:chang
40:check -42:circle 49:claim -48:client -30:close -33:coin 30:cold 72:crypto 38:custom -26:d 51:dao 21:deposit 59:dev 37:did 24:do
36:down -23:eligible 39:empty 28:end -27:erc20 -20:etherscan 68:exact 30:exchange -23:explor 82:find 27:for -36:from -54:fund 38:ga
-37:given 62:ha 63:had -52:have 81:held 27:her -20:holding 36:hot 28:i -23:into 47:itself 32:keep 31:kind -38:ledg 33:left 45:like
-26:list 33:live -27:long -30:look 24:made 23:many -25:may 48:metamask 39:money 32:more -28:mov 27:multisig -38:native 25:network
-39:nev -22:next -33:not -37:numb -24:number -40:only 35:or 39:pl 44:present -27:price -41:pull -23:put 38:queue -33:rank -22:read
27:recent 53:report 37:run -38:send -26:she 21:show -33:sign 48:sit 70:sitt 58:so -31:some 37:someone 32:stablecoin 62:still
29:storage -21:str 32:support 36:symbol -34:take 27:tell -41:th 47:that -20:their -36:them -22:there 39:these -23:they -35:thi 59:to
31:today -24:trad 51:treasury 31:two -26:up -28:value -41:verify 53:vitalik -20:wa 27:want -33:we -28:whatev 47:when 27:where
-28:which -30:who -29:whole -27:with 23:you 67:zero @~batch -29:* -30:^what 20:at 32:each 39:market -24:one 33:own -27:pric 31:value
-23:what @~block -25:* 22:^at 26:^block -39:^in 23:^latest 47:^my 55:^on -41:^our -31:^the -35:^which -37:^who -34:a -33:auditor
-23:balance -63:been -27:built -66:burn -32:by 32:count -26:date 23:deploy -21:did -58:difficulty -24:end 22:exact -28:exploit
-23:explor -34:fee -21:found 39:full -31:ha 38:hack 34:height -25:i -27:if -34:includ 32:inside -21:land 21:last -24:like 25:log
22:made -53:mempool -48:much -41:next -32:now 22:on -32:or -29:payment -41:please -33:pool -46:price 26:produc -27:read 22:recent
-25:second 37:slot 22:snapshot 39:that -22:them -33:those 24:time 39:timestamp -21:today 44:trade 31:transaction -39:transf -28:up
-24:validator 23:wa 37:we 26:went -27:were 24:when -27:which -30:who -31:will @~boost -47:* -26:and -28:for -25:most -27:on -29:paid
-21:the -25:there @~bridg 4:* 20:? -23:and -21:biggest 38:bridg 24:defillama -39:dex -40:have 24:money 39:one 32:our 25:thi 21:to
-22:today -31:volume 39:which @~bridge 7:* -32:^and 33:^how -45:^i -22:^net -27:^what -52:^which -25:day 28:defillama 72:deposit
35:did -28:exchange -42:for -33:ha -28:into -22:leave -21:ledg -49:list -24:many -36:most 53:much -25:my -39:net 35:number -22:of
-53:our 22:people -21:plan -23:protocol -37:sent -23:show 73:since -23:spot 47:still 33:the -24:thi -30:time -52:to 29:today
-37:transaction -27:u 32:use -25:vault -37:wa -26:we -28:week -24:what -71:which -24:who 70:yield @~btc -22: -9:* 24:^a 33:^and
-24:^could -69:^did 40:^fee -44:^ha -35:^hash 50:^hashrate -46:^my 33:^next -29:^price 34:^sat 24:^show 23:^utxo 44:^what -22:^when
-43:^where -44:^which -23:^who 27:addres -42:address 24:and 25:anyth 27:at 21:been 23:buy -63:change 21:client 34:confirm
-42:confirmation 24:consolidate 61:cost 35:dat 51:deposit 40:develop 24:doe 29:each 27:every -24:far -41:fee -26:from 49:gave
-23:hack -36:hashrate 61:have 21:height 26:hour -48:id 29:includ 33:know -34:late 33:ledg -25:make 22:many -63:mempool -55:min
48:mine 40:mov 27:must 67:near 54:newest 22:next -23:noth 35:old 34:on 106:one 25:only -20:or 37:ord 65:oth -28:over 23:paid 25:pay
43:payment 29:please -56:pool -24:price 34:queu -25:queue -21:rat -25:rate 30:recent 25:report -52:right -73:run 34:sat -48:satoshi
23:say 30:see 29:sell 24:sent -28:set -50:share -30:should -31:sign -73:sit -34:sitt -36:sold 26:spend 30:spendable -43:still
-54:stuck 26:supp -22:take 21:that 36:them -36:then 30:time 65:top 43:touch -70:transaction 51:txid 28:unspent 42:up 24:utxo
-21:valid 61:vb 49:wallet 30:want 22:were 27:what -43:where 43:wheth -35:which -42:who 23:withdrawal 34:would -76:yet @~bytecode
-31:* 60:? 47:^i -31:a 27:an -22:and 27:behind -24:bytecode 33:code -40:eip -66:find -35:from -26:hash -27:i -24:in 39:normal -29:of
-29:one 71:or 44:sise -44:the 24:there -22:wallet -34:what @~call 40: -24:* -53:^call 32:^find -23:^my 37:^need 40:^our -32:^read
40:^the -20:addres -27:an 28:and 27:ape 63:at 41:balance -48:call -35:contract -23:decimal 31:find -53:for -22:gave 48:give 34:hold
27:it 33:need 37:numb -39:on 28:our -20:raw 25:that 31:the 39:there 38:value 54:vault 29:want 34:who @~calldata 11:* -28:^call
32:^decode -37:^which -34:a 45:amount 42:and 44:argument 31:ask -38:at 37:blob -34:call -33:data 45:decode 60:get 34:here 22:hex
46:how 31:if -21:in -38:input 34:inside 22:it 33:like 32:look 32:me -24:method -21:my 56:out -24:pl -34:say -23:selector 21:send
50:show 24:tell -47:that 30:to -42:tool -28:transaction -54:tx 33:wallet -32:want -29:which -31:with -32:would @~candl 25: -39:*
-30:^fund 22:^open 26:a 21:and -45:bar -35:from -35:fund -39:need -26:of -30:on -24:pay -37:perp 27:perpetual 22:pric -34:the @~cap
20: -13:* -43:^market -53:all -22:and 32:back -23:cap -41:coin 28:crypto 28:develop 26:ha -26:in 21:it -53:of 39:our 35:over
28:since 30:to -24:togeth 37:token 29:value 40:want 28:whole @~category -26: -35:* 49:^coin 21:^give -40:^market -37:^which -35:a
-23:bet 27:category -37:for -30:i -29:in 30:me -46:my -28:need -22:or -46:rank 42:sector 28:show -54:that -24:what -29:which @~chain
21: 11:* -29:^busiest 43:^chain 70:^contract -30:^could 55:^dex 25:^doe -39:^kind -21:^my 23:^notional 24:^of -65:^on 43:^option
37:^our -22:^please -23:^pool 60:^rank -41:^search 48:^stablecoin -40:^volume 42:^who -26:acros -28:add 25:addres -32:address
-58:all -52:already -24:am 24:among -34:amount -32:answer -33:anyone -40:are 46:ask -29:at -20:audit 48:before -39:between 42:block
109:blockchain 58:blockscout -28:busiest 23:busy 29:call -23:capacity -52:circulation 39:claim 48:click -21:coin 23:collection
33:company 80:compar 64:contract 48:d 39:defi 53:deploy -23:deposit 27:desk -30:develop 36:dex 22:do -29:doe -31:en -27:every
-27:everyone 27:evm 25:exchange -27:exploit -22:explor -30:favourite 39:figure 32:file 42:first -27:float 43:goplu -23:got 23:grant
52:grew -49:have -38:he -31:history 23:id -49:itself 66:keep -33:kind 42:know 35:l2 -22:last -29:late -21:lead -28:lend -51:lett
-22:lightn -25:liquidation 20:liv -21:live 26:lock -25:lol -33:made -50:make -29:market -27:me 42:money 31:more 25:network -43:new
-34:nod -30:node -20:numb 45:on -21:oth -39:out 45:over -25:own -20:paid 24:pay 35:per -22:perp 21:pile 60:pl 38:please -24:pool
20:public 49:rank 27:read 20:real 33:rollup 29:rows 28:rpc -38:search 40:see 43:send -47:sery -47:share -22:should 29:single 35:sit
46:site -20:sold 36:some 32:stabl -64:stable 36:stablecoin -27:state -32:still 55:str -29:stuck -26:swapp -34:take 24:than -44:then
55:there 21:they 26:thi 53:those 33:time 30:to 52:today 27:trade -20:transf -39:treasury 30:trend 36:turn 48:turnov 48:u -29:user
39:utilisation 32:v 41:wallet 38:want -40:week -22:went -31:were 42:where 38:who -40:whole 31:will 41:with 23:write -29:yield
@~change -43: -9:* -56:? -56:^by -32:^ha 38:^i -23:addres -53:all 48:and -22:any -23:before 43:bett -50:bought -28:by -29:cent
35:coin -31:day -25:defillama -22:did -23:do 25:down -29:from -57:go -58:it -27:lose 23:more 20:most -21:much 21:of -31:on 21:or
-64:percent -44:price -29:show -75:since 21:that -43:thi -29:time -24:transaction 62:two -43:up 35:v -47:wa -28:with -36:worth
@~chart 25: -15:* -35:? -44:^and 33:^apy -30:^at 59:^by 36:^chart -31:^clos 21:^could -33:^defillama -25:^did -51:^ha 48:^kind
-23:^list -45:^market 53:^my 91:^of 29:^our -24:^plot -45:^price 33:^pull -30:^since 41:^stablecoin -56:^token 25:^v 33:^wa
-30:^what -23:^which 26:^yield 47:a -29:about 56:advis -21:all 36:am -49:any 47:apy -30:are -27:at 30:auditor 22:back -33:bank
-34:below -21:beside -23:bett 24:board 59:book 39:bought -31:buy 23:by -59:cap 52:chart -52:circulation -25:client -32:coingecko
21:colleague 35:company -73:compar -34:contract -28:cost 23:could -43:country 43:cov -36:dao -30:dat -57:data -38:date 46:decimal
40:defillama -41:deposit 50:develop 33:did 51:do 52:down -34:due -25:each 36:employ 36:enough -22:etf 32:exchange -61:exploit 25:far
-26:figur 60:figure -40:file 53:firm 33:float 46:from -32:futur 48:gain 20:gave -36:goe 76:grew -25:have 69:history 25:holding 23:i
-35:index 42:it 33:kind -35:large -40:late 25:like 29:liquidity 24:look -41:los 31:lost 44:low 21:make -32:market -31:me 21:mine
34:mint -54:money 23:more -21:morn -47:mov -51:move -29:much -51:n 45:need 44:next 26:no -33:noth 24:now 53:number -64:often
-35:open -23:out 46:own 20:paid 26:pap -60:park -42:people -43:per 53:percent 38:pile -21:plot -27:price -37:profit 40:project
30:pull 30:rate -53:reach -32:record -25:regist -27:risk -30:said 56:same 29:second -26:sell -21:sentiment 58:sery -43:set 21:show
-46:side -27:sign 66:since -54:sit 45:slide -25:sold -24:some -44:stable 53:stack -24:stak 40:start -46:statement 25:summ -38:supp
43:tax 29:tell -22:term 25:than -48:that -26:them 27:there 38:thesi 40:thi 51:time 23:to -62:today -22:togeth -45:too 27:trad
-56:trader -31:turn 28:turnov -31:until 49:up -35:use 90:utc -42:valuation 46:value 27:very 31:vol 31:volume 39:want 37:we -48:week
20:went -40:which -59:with -40:worth -58:year -57:yet -35:yield @~check 3:* 22:^are 36:^before 36:^buy -37:^can -53:^did 35:^for
22:^ha 23:^i -37:^my 24:^need -52:^our 31:^the -29:^token 26:^verify -22:^when 35:addres 25:advis 26:aft -25:airdrop 25:all
23:already -23:and -25:anywhere -22:app 44:at -28:audit 37:but 30:button -35:buy 34:came -27:click 20:code -34:company
77:counterparty -38:d 48:dangerou -32:date -30:deploy -51:did -25:doe -29:draft 34:drain -37:each -42:end -23:exchange -33:fake
27:farm 27:file -60:find -34:flagg 26:for -36:found -46:friend -43:front 29:fund 48:go -29:grant -29:he -24:hi -25:if -35:just
41:keep -27:know 28:known -26:kyc 44:launder -31:ledg -35:left 27:legit 23:like 45:look 58:mail -52:match 39:memecoin -26:min 25:mix
-56:network -40:next -39:nft 55:no -69:our 45:page -27:pay 20:pippin -39:pl -36:pool 27:public 39:publish 36:put -34:rate 31:safe
24:sanction -41:screen -32:see 21:should -35:simulate 28:some 30:still 35:swap 94:t 25:th -34:that 21:their -23:there 42:trap
-27:trustworthy 41:up 37:verify 27:want -22:what -28:where -23:whom 59:with 54:worth -26:yet -36:you @~checksum 8:* 25:^i 24:addres
-22:capital 27:correct 30:counterparty 22:eip 32:pap -20:tool @~clos -6:* -27:^did 50:^how -32:^which -21:account -43:are -23:been
-30:cash 30:clos 20:did 25:do 32:earn -35:ha 26:how -40:in -41:it 23:list 42:los 27:made -38:market 27:much -31:now -22:open 43:or
26:paid 38:profit 23:realis -20:shar -49:which -22:win 41:with 28:won @~code -20:* 59:^look -39:a -33:an -27:code -42:contract
53:explor 59:look -34:need 29:of 22:on -24:or 27:proxy 59:up @~coin -3:* 21:24h 29:^ -32:^at 29:^biggest 34:^chart 35:^clos
-48:^coingecko 78:^everyth -30:^find -31:^floor -56:^for -53:^ha 51:^kind -25:^last 61:^market 31:^on -22:^open -26:^tell -61:^the
44:^top -52:^total 23:^v -32:^volume -51:^what -42:about 47:account 24:add -22:addres 26:address 51:advis -54:against 27:also 26:am
-48:among -30:an -23:any 32:are -22:artist 32:ask -38:ath 32:auditor -23:average -23:back -21:be -31:bett 80:biggest 26:book
24:bought -36:buy 33:capitalisation -22:cent 51:chart 36:cheapest 33:close 65:coingecko -24:cold -36:colleague 29:contract
73:convert -58:cost 21:crypto -39:current 23:d -56:dat -23:data 53:day -22:decimal 27:depth -28:dex -28:did 32:end 34:ever
-36:everyone 79:everyth 33:exchang 53:exchange -20:exist 66:exploit 39:far 58:figur -28:fine -42:floor -35:full -22:fund 41:gain
-21:give -40:go -21:good 58:google 76:got -32:group 33:hi 28:high 72:him -29:history -28:hold 30:id -86:index 56:into 21:it -54:keep
39:kind -24:lett 29:look 32:lose -50:m -21:made 48:mean -43:mint -34:moment -33:morn -31:most -42:mov 48:move 42:much -56:n -54:name
-35:native -68:near 31:need 25:nephew -49:new -25:news -37:next 49:not -42:now 54:only 26:oth -28:our -39:over -27:own 25:paid
-66:people -31:per 44:percent 42:pl 29:please 20:present -55:pric -21:project -34:rank 32:read -30:real 23:recent 28:return -38:risk
-20:run 43:same 43:say 36:school -58:second -24:send -24:set -23:she 62:sheet 27:should -21:show 75:since -32:small -25:some
-29:spot 37:spread 39:start -24:statement -34:step -21:still -24:supp -21:table 53:tax -33:telegram -27:that 22:the 28:their 20:then
-45:think -26:those 40:tick 51:time -63:today 57:togeth 20:too -49:total -22:trad -24:turn -38:turnov -24:tvl -30:twitt -23:two
32:und -25:until 44:up 21:value -26:venu -30:venue -32:very 50:volume 38:wa 51:want -44:we 34:website 66:week -39:were -22:what
-23:where 33:whole 55:work -31:worth -30:year @~collection -18:* 40:^check -26:^how 50:^nft 48:^of 21:^only -24:^what -24:^which
20:all -55:by 35:check 38:collection 52:count -23:for -26:he -37:held 55:in 43:item -36:like 39:most -21:nam 20:of -22:on -49:piec
24:please -27:rows -21:to -32:trait 29:which 40:with @~company -36: -44:* 22:? 38:^for -54:^how -32:^i 28:^which -30:about 64:by
-34:crypto -22:did -35:doe 41:each -24:every 40:have 21:holding -41:i -23:in -27:it -21:keep 35:largest 21:m -23:many -34:now
-44:our -42:own -31:paid -23:pay -25:shar 44:them -33:to -41:treasury -44:v -35:what 30:with -26:work -51:worth -28:you @~compare
-24:* -33:? -20:^compare -32:^how -51:^market 41:^put -28:^v 31:^what 30:against 34:all -37:at 51:ath 25:beside -22:bigg -30:both
89:by 77:cap 32:circulat -30:compare 21:far -42:fee 29:high -25:how -45:i -20:in 22:it -44:keep -40:know 58:market 33:mcap -34:mov
-27:move -43:much -36:of 49:oth -40:out 26:please -49:saving 34:side 37:so 39:supp 35:table 25:that -29:them 26:time -49:today
-30:two 38:value -45:we -22:when -38:where 34:with -53:you @~compute -36:* -48:^addres -38:^ha 21:^i 32:^the -33:^which -30:account
24:ask 23:at 28:be 45:contract -50:create -23:do -51:factory 20:for 21:from 37:get -37:ha -22:look 24:make 29:namehash -23:next
34:own -29:resolv -29:that -28:to -27:will -33:with @~contract 21: -33:* -57:^a 61:^abi -20:^all 40:^and -53:^call -38:^check
-32:^coingecko 42:^collection 30:^contract -40:^find 40:^how -29:^in 74:^look -50:^market -25:^my 43:^need 27:^our 21:^pull
-39:^read -63:^token -49:^verify -38:^which -29:a 69:abi -38:about -23:addres -21:against -27:all 44:am 34:ape -20:artist 24:at
-55:attach 63:auditor -25:bal 35:balance -41:base -20:before 32:behind -21:burn -28:bytecode -50:call -21:capitalisation 37:change
28:chat 35:cheapest -29:check -42:colleague 34:compil -58:contract 24:current -25:dangerou 27:decimal 23:develop 43:did -32:diff
21:do -65:each -41:eip 75:enough -47:erc20 -20:error -36:etherscan 27:everyth -57:exploit 47:explor 24:far 27:farm -48:find -28:for
28:give -31:hash -27:have -51:here -22:hex 39:hold -25:honeypot 33:how -22:idea 20:incl -58:itself 51:jpeg -48:json 23:know 72:look
-57:m -39:make -53:match -54:may -24:mine -41:mint -26:more -28:my 39:n 43:need 22:normal 38:numb 28:or -59:oth -46:own 27:owner
43:paid 27:past -30:pay 29:point 54:proxy 25:public 46:publish -35:rate -32:real -35:reentrancy -37:report 22:review 30:rout -37:run
38:sal -66:same -55:say 38:second -24:she 44:sise -45:sit -25:site -73:so -21:some -29:source 36:stak 45:stat -23:swap -20:t
-30:that 42:there 20:they -44:thi 20:those 40:tick -21:time -20:today -27:token -25:tool 44:two 40:up 42:vault -21:volume -21:wallet
-31:way -31:we 21:website -20:what 35:whatev -23:which -38:whole @~convert 32:* -41:^convert -33:^ga 26:^what 44:a 34:amount -31:and
52:are -28:coin -34:convert -50:decimal -21:did -32:doe 40:for -31:ga -41:ha -29:have 30:how 25:i 63:in 24:it 23:ledg 41:many 47:me
21:my 42:numb -22:of -32:round 24:say 66:that 58:the 23:thi -23:to 42:token 30:want -35:when 28:whole @~counter -3:* -22:^ga
-30:^numb -30:^on 51:^please 24:^total -28:^which 34:a 42:account 33:active 44:activity 32:address 31:already 27:and -57:block
42:burnt -68:by 36:company 44:count 40:did 31:ever 23:far 39:for -22:from 34:give -23:ha -36:he 75:hold -47:holder -29:it -32:keep
67:know -32:like -26:look 38:made 32:more -25:most -22:not 23:our 32:own 29:pay -40:people 26:please -29:say 45:send 35:sent
-68:since -23:supp 20:th 31:them -24:today 43:token 31:transaction -22:transfer -29:up 31:wa 46:we -27:which 37:who @~create -83:*
32:? -48:^addres -36:^which 27:at 25:be 23:by 45:contract -50:create -51:factory 22:from 39:get -36:ha 23:my -23:next -48:that
-38:the 35:which -27:will -31:with @~currency 53:* 26:^what 34:all 33:are 62:can 29:coin 43:currency 33:give 21:i 46:in 36:or
53:price 35:show 34:v 43:what 38:you @~current 12:* 31:^price -47:acros 47:also 38:answ -48:any -21:at 50:both 55:defillama 25:each
22:for 26:it -26:lp 29:moment 27:now 34:of 56:one 40:open 49:please 30:pric 31:price -23:that 51:thi 42:those -26:token 44:trad
26:value 26:where @~dapp -7:* -28:^i -33:and -22:app -24:audit -38:by 43:dangerou 25:in -29:not -31:phish 42:site 40:some 28:to
-39:what -35:whom @~decode -33: 31:* 24:4byte -37:^abi -31:^call 20:^decode -35:^doe -67:^event -26:^how 32:^metamask 58:^my 34:^our
36:^please -58:^selector -21:^the -47:^topic0 32:^what -22:^which -29:abi 27:addres 39:amount 41:an 49:any 25:ask 27:back 44:be
42:behind 37:blob 20:but 36:byte 40:can 46:chain 28:constructor -21:data -27:decod 25:decode -35:did -27:doe 51:eip 36:error
27:event 34:every 23:explor 50:from 54:get -22:give 43:go 44:ha 60:here 67:hex 59:id 33:index -45:input 60:inside 53:into -26:know
34:letter 40:like 21:log 23:look 31:many 44:me 87:mean 30:metamask -41:method -28:nam -37:need -37:no 57:nonce -34:old -29:one
35:only -21:our 26:own 30:paus -23:pl 26:please 22:read -73:receiv 48:recipient 28:return 44:revert 38:rout -52:safe 22:see
-50:selector -51:send 60:show 22:sign -21:site 35:swap 46:take 39:text 35:that -21:them 57:thi 43:to 29:token -54:tool 74:topic
23:topic0 23:trace -24:tx 43:unit 52:valu 24:wallet -36:want 59:what 34:where 49:would 40:you @~defi 21: -31:? -32:^am 44:^could
-22:^fee 31:^ha 38:^how -31:^lend -44:^market -35:^since -23:^stak -43:^the 29:^what -22:^where 63:^who -25:about -51:against
-34:airdrop -54:all 27:amount -44:any 27:app 25:are -31:at 29:between 42:big -24:build 53:by -30:coin 43:could -30:current 30:dao
25:dapp -33:defillama 22:deposit 21:did 44:down 53:each 55:earn -32:eligible 65:end 56:everyone -30:fee -29:first -23:for 49:fund
-59:get -28:have 62:hold 28:id -60:into -25:just -40:keep -21:key 27:lent -30:list -87:made -55:many 24:mine 34:money 24:most
21:much 20:need -24:network 31:new -20:not -34:numb -25:old 45:only 56:our -32:peg 32:pl -34:price 25:project 42:provide 28:run
-27:saving 32:service 45:share -35:stable 31:stak -29:their -25:them -48:there 22:they -20:today -41:togeth -42:too -34:u -50:use
56:value -48:wa 45:want -47:we 32:went -22:where 30:which 58:who 59:whole 38:with -25:work 34:yield 28:you @~derivativ -35: -21:*
-38:^perp 39:^the 27:^what -35:all -24:at -43:coingecko -23:could 33:derivativ 34:did 20:doe -21:e -23:each -33:exchang -37:for
-36:from 21:futur 31:how -36:id 26:in -36:know -24:liquidat -27:list 32:much -29:of -26:one -28:or 37:over -49:please -23:rat
24:rate -21:short -37:spot -23:total 47:turn -35:use 25:venue -29:wa -32:you @~detail 42: 15:* 29:^how 58:^on 26:^what -40:^which
-33:^who -21:all -58:been 65:block -22:built -63:burn -27:by 37:call -26:contract 24:custom 26:data 26:fail -24:fee 47:full 22:ha
-22:happen 35:if 46:input 36:many -54:much -22:need -21:newest -20:now -24:one 33:or -42:our -32:please -47:price 20:reason -23:slot
-22:so 37:tell 46:that 23:the -30:them 31:thi -24:those -21:to 49:transaction 21:tx -43:were 25:what -22:when -40:which 23:with
28:withdrawal @~detect 4:* -20:? 26:^i -26:^where 25:addres -21:are -20:blacklist 23:check -36:deposit 51:exchange 31:from 26:if
49:ledg 33:liquidity 44:money -23:much 25:of -21:or 30:over 49:park 29:say 43:see 31:stable 21:still -25:that 43:to 21:vault 46:wa
26:want 34:went 27:where -21:who 23:year -21:yield @~dex 4:* -70:24h 22:^any -22:^at 42:^busiest 30:^dexscreen -22:^fee -36:^how
30:^list -33:^most -26:^on 32:^please 21:^the -27:^top -22:^what 49:^where 24:acros -29:an 40:any -39:been 40:busiest -39:buy 30:by
32:can -22:change -37:coin 35:decentralis 26:deepest 74:dex 28:exchange -21:fee 29:friend -26:fund 26:geckoterminal -26:give -23:go
-26:hour -29:launch 38:liq -27:liquidity 29:many 43:move -22:much 26:network 40:new 24:now 47:numb 62:one -34:only -46:oth -20:over
53:pair -33:people 48:percent -28:pl 28:please 28:right 21:run 41:same -23:see -39:sell 37:show 58:since -29:swap -27:swapp -25:th
-21:than 25:the 52:then 40:tick -43:to -38:top 25:trade 31:turnov 24:use -22:v -29:venue 43:vol -31:were 36:where 37:who -26:would
@~difficulty 5:* 53:? -21:^i 38:^next -74:and 22:are 25:com -44:difficulty -25:doe -30:down -29:far -41:hashrate -29:i -63:mempool
63:mine 21:much -30:now -28:or 22:thi -27:up @~domain -11:* @~dominance 10:* 28:^on -40:^which -21:and -30:chain 55:in -23:it
-22:most 39:our 21:stablecoin 23:the 25:whole @~emission -4:* 24:? -33:^i 31:any 30:bag 33:big -23:cap 32:dump 22:my 24:on -26:still
34:that -23:the 39:unlock @~en -20:* 35:0x 33:^addres -20:^i 46:^the 39:^to -21:^what 26:^which 31:account 55:addres -26:an 21:by
21:client -21:cold -28:did -24:en 40:gave 50:go -23:have 31:hi -49:how -32:know -49:much 35:name 33:of -68:one -57:or 24:out
-35:paid 25:payout 51:point 40:primary -21:resolve 22:see 23:some 27:stand 21:still 27:text -28:that 27:to -29:wallet -26:what
51:which -25:with @~encode -41:^abi -35:^call -31:^which -31:abi -46:argument 41:build 58:calldata -31:doe 63:for -23:get 53:hex
-21:i 22:need 21:no -36:of -25:on 32:pl -34:please 21:script 25:selector 40:spend 21:unit -34:want -27:which 52:with @~entity 23:
31:0x 26:^find -21:^got 21:^i 23:^list -25:^look 35:^our 36:^somebody 31:^we 23:^what -23:^when -55:^which -21:^who -35:a 48:about
-22:against 33:an 45:and 35:ask 22:at 49:audit 35:auditor 49:average 21:balance -27:been -32:behind -33:belong 38:category 43:chain
58:change 29:chat 54:code 48:coingecko -53:contract -35:cost 40:country 31:crypto -32:do -32:each 38:error 23:even -29:exchange
-29:fee 45:find -21:first 52:found 37:from -28:go -24:hash 27:have 22:here -43:hi -42:him -24:hot 53:id 29:idea 39:identify -24:if
27:includ 47:invoice 36:it -34:keccak -23:largest 39:ledg 25:like 35:long 20:look 40:los 28:mail 39:many 36:min -46:morn -24:much
-30:nam -35:name 30:no 41:old -40:only -26:oth 34:out 53:paid 24:pap 44:past 33:payment 42:present -57:price 51:profit -22:public
-45:rank 34:right -31:run -43:safe -56:same 34:shar -21:share 33:sheet -29:should -26:show 32:sitt 50:somebody -33:stack 31:start
67:take 26:th -22:them 43:they -38:through -32:to 45:tool 30:treasury -22:u 44:v 40:value -46:wallet 32:we 31:what 49:whom 38:work
47:worth @~erc20 -16:* 31:^could 58:^for 40:^i -23:^in -45:^list -25:^may -21:^my -32:^please -35:^read -26:^the -29:^token
-20:^what -25:^which 31:account 31:aft 29:all 25:allowance 65:already 35:amount -31:an -27:approval -38:ask -24:at 21:auditor -49:be
22:between -37:burn -30:claim 21:contract 22:could 23:decimal -38:do -21:exchange 35:exist -31:far 34:first -26:flow 34:for 29:from
-70:gave 29:go 29:here -50:hex 27:hi 21:hot 22:how 36:i 39:incom -35:inflow -21:into 76:itself 39:last 21:left 28:may 35:more
-59:movement -21:multisig 45:my 46:name 53:need 61:newest -35:nft -24:no -37:numb -70:off 64:old -52:one 48:only 67:open 21:or
35:payment -26:permit2 -45:please 31:read -40:receive 32:report -27:revoke -43:same -36:so -48:start 60:still 56:supp 31:swapp
-31:take -34:th -31:that -55:them -22:these -33:thi 46:through -51:to 53:total -81:transfer -52:unlimit -25:were -27:who -51:with
@~estimate -22:* -20:? -47:^call -33:^ga 22:^if 28:a -36:at 23:call 51:cost 39:data -38:did 23:do 38:doe 20:from -39:ga -20:give
22:go 28:if 47:make 25:need 49:network -23:no -37:paid 27:please -52:price 51:program 36:right -52:rn 22:sent 21:so 42:swap 39:there
39:transf -35:tx -23:which @~etherscan 15:* 25:^all -27:^for -20:^my 40:^show 35:^the 24:^transaction -70:^verify 41:^we 40:account
40:all 53:and -20:are -41:at -43:attach -38:both 20:compil -62:contract 43:crypto 49:dev 26:do -29:etherscan 23:ever 25:fast 49:fee
-30:fil 22:from -34:ha -59:have -46:here -22:hold 53:in 32:internal -29:ledg 25:licence 21:list -23:min -36:money -21:most
94:movement -21:my -36:need -67:newest -35:numb 22:of -42:old 32:on -59:only 22:open -23:our 80:out 45:paid 52:pull 39:receiv
-51:send 31:show 50:sitt 54:start 42:still 22:their 28:them -62:token 60:transaction -26:up -37:verify 71:very 21:we -28:who 28:with
@~event -23:* -33:? 63:^all -50:^biggest -21:^how -56:^list 20:^open 31:^price -52:^settl 37:^show 73:^topic0 -25:^what 56:all
-36:an 28:are -41:argument -21:been 33:bet -26:biggest 48:cost -39:could 27:custom 20:do -31:doe 35:each -35:every -27:find 25:for
-29:from -29:get -44:give -45:ha 39:hash -46:here 33:id 34:in -49:list -36:market -62:mean 49:need -27:of -42:only 31:our 23:outcom
26:paid -23:people -27:per 23:please 26:prediction 21:pric -23:probability -47:question 33:search -74:settl -48:still 50:strik
43:strike 23:that 33:there 30:they -27:thi -45:tick 25:togeth -41:topic 20:topic0 -32:trad -24:trade -35:u 33:venu -62:volume
-22:what -31:when -23:where 30:whose -24:would -41:you @~evm 22:can 34:each 45:evm 23:explor 40:read 26:with @~exchang -28: -3:*
30:^for -42:^open 23:^the -38:^trust -31:client 29:country -27:do 32:each 37:everyone 26:exchang -43:first 23:for 28:found -22:from
28:futur 33:ha 47:have -27:how 26:id -31:it 21:just -28:know 28:largest 27:me 36:must -49:my 28:name 25:need 26:now 22:or 28:rank
29:right 36:that 21:their 25:them 33:they 30:use 35:venu 21:venue -33:will 25:with 36:year @~exchange -17:* -22:^ 26:^all -21:^any
-36:^are -43:^bid -41:^compare 34:^could 44:^doe 23:^ha 50:^how -21:^in -27:^market 20:^open 24:^our -23:^show -28:^the -28:^trad
48:^trust 30:^volume -45:^we -30:^where 36:about -39:above -22:acros 74:against 25:also -24:amount 37:an -46:answer 25:anyth -21:are
-39:ask -28:at -22:balance -48:bid -55:biggest 50:both 75:bought 22:brok -37:busiest -22:chain 31:chart 68:clock -28:close
-57:coingecko 46:compare 22:cost 29:could 30:country -48:custom 56:d -59:data 27:derivativ 64:did 21:do 57:down -24:each -21:etf
-27:exchang -51:exchange 28:fee 38:first 48:friend 43:get 52:gone 24:ha -25:high -31:history 49:how -70:id 44:in 27:it -30:just
62:keep 59:know 49:lend 49:like -20:mean -25:min 36:much 27:my -28:not 28:of 32:off -42:often 31:one 29:open 21:or 44:order -52:oth
34:our 30:out 30:own -21:pay -40:perp 60:place -48:present 32:quot -26:rank -40:rat -23:recent 33:reject 33:report 39:request
-20:right 23:score -34:see 51:serv -49:service 20:should -24:show 24:sign 37:since 26:stand -28:take 51:talk 43:term -26:the
63:there 31:thi 22:timestamp 20:to -27:top -23:trad 54:trade -26:trader 39:trust 78:trustworthy 38:turn 53:two -53:und 61:up -60:use
-36:venu 24:venue 35:volume 56:we -56:whatev 29:where 20:which -52:withdrawal 32:work -22:would 31:you 52:your @~fear 40: -3:* -47:?
-40:^i -31:^what -41:a -28:am 34:and -36:at 33:before -36:crypto -28:for -45:i -25:in 40:index 24:it -56:market -25:me -26:now
-21:people 23:sentiment -27:thi 30:to 26:today @~fee -45: -15:* -21:? -25:^did -30:^ga -29:^please -25:^price 50:^revenue -33:^sat
25:^top 45:^which 26:^who 25:a 33:am -35:and -23:any -46:are -21:be -22:block 21:by 61:com -25:cost 41:crypto -21:current 41:dex
-25:did 35:do -34:earn 50:fee -41:for -35:ga 36:get -37:got 26:have 46:hour 31:itself -23:kept 33:land 27:late -51:lie 24:list
-23:lowest -26:make -25:many -48:mempool 49:need 55:newest -28:next 22:no 31:not -45:now 43:numb 21:of -68:one 20:only -24:over
36:payment 53:people -43:per -52:pool -21:price 44:program 32:protocol 39:relay -20:revenue -24:right 48:rn -34:sat -21:set 76:share
-21:should 55:so -20:still 40:supp 39:swap -32:take -57:that -24:them 26:thi 42:through -28:time 22:to 22:today -30:total -28:tp
-39:trader -61:transaction 74:treasury -31:tvl -38:two -34:up -69:v -58:wa -33:wait -27:want -22:we -31:were 25:which 21:who
-35:would @~feed -18:* -45:? -35:^doe 39:^pyth -40:^what 34:^which -33:a -51:i -30:my -21:now -33:on -62:price 24:publish -65:stock
-54:that -41:what 37:which @~fill -36: 3:* -25:^how 31:^my 71:^the -25:^which 63:fill -24:first -32:got -23:how -27:much -25:of
-42:order 23:paid -34:pay -27:rest 27:sub 26:the -23:to 37:today -35:trad -23:which @~first -6:* -20:^price 36:^since -21:are -22:at
-20:did -21:each -22:for 20:ha -28:old 21:one -53:open 40:record -23:to @~for 31:* -41:^can 84:^check 42:^doe -33:^i 47:^list
-25:^nft -26:^only 53:^show 31:^what 26:all -34:and 21:before 34:by -40:can 52:check 25:contract -26:did 22:doe 60:every -26:for
-50:he -20:hold -39:hot 51:in 72:jpeg 55:just 40:list 27:me 22:member -39:much 45:my -22:nam 35:one 23:only -53:own -20:owner
-24:please 28:real -27:see 45:show 38:sit 57:sitt 22:still 57:the -21:them -22:to -38:token -34:wallet -30:you @~function 45: 21:*
-24:? 60:^selector -25:be -43:behind 31:byt -29:calldata -22:can 28:data -28:do -41:doe 38:in 25:look -22:me -33:mean 46:method
61:of 52:our -26:permit2 52:please 35:revert 48:selector -26:show -21:spend 34:text 34:the -31:thi 30:to -29:topic0 23:up -40:with
-24:you @~fund -37: -45:* -27:^fund -26:^how -34:^long 29:^next 34:^perp 38:^what -23:are 41:at 28:book -35:by 43:carry -25:did
42:do -20:doe -40:fee 30:for -30:fund -40:ha 30:have -33:how -48:in -26:leverage -71:long 20:look 60:m -51:me -49:moment -48:much
-84:my 44:next 21:of -22:oi -50:open 36:paid -33:pay -25:position 20:pull 38:rat -25:rate -35:ratio 35:short 40:since -35:that
-35:to 49:v 34:what @~ga -21:* -47:^call -37:^cheapest 35:^fee 28:^for 56:^ga 24:^if -41:^what -34:^where -26:^why 30:a -34:am
-26:and -25:blob 23:call -26:cheapest 34:coin 39:data -63:did -32:fail 30:fee 38:ga -20:get 25:if -26:in 34:m 46:make -34:me
31:moment 36:network -28:no 28:now -50:one -34:paid -67:pay 31:pl 29:please 38:present -22:receipt 23:right -54:sat -21:swap
36:there 24:transf 31:tx 23:v -48:vb -33:way -30:when -34:where -38:why @~gainer -37:* 37:among -49:biggest -30:coin 44:for -36:how
-42:i 46:market -58:top @~global -14:* 57:^ 27:^dominance 21:^how -28:^i -39:^in -80:^market -54:^stablecoin 70:^total 29:back
21:beginn -25:biggest -44:circulation 23:day 26:defillama 39:develop -50:fear 44:float -27:for -31:get -50:gre -20:grew 51:id 21:in
-31:into -32:late 49:mcap -57:most -42:much 24:no 25:numb -20:one -22:only 31:out -41:over 48:sery 29:share -39:stable 26:supp
-36:there 37:these -45:time 34:token 23:total 34:want 46:whole @~goplu 29: 7:* 24:before 21:check 33:for 43:goplu 30:it 22:network
24:token @~gre 40: -3:* -47:? -40:^i -31:^what -41:a -28:am 34:and -36:at 33:before -36:crypto -28:for -45:i -25:in 40:index 24:it
-56:market -25:me -26:now -21:people 23:sentiment -27:thi 30:to 26:today @~hack -20:* -30:? -33:^did -21:^how 43:^latest 32:^recent
36:^what 24:^who -35:and -41:did -28:for -34:get 50:got -46:how -28:i 39:late 46:latest -47:much -30:please -40:protocol 40:recent
-22:still -39:thi -37:wa 26:what -42:when 21:who @~hash 30:? 43:^hash -28:^i 23:^keccak 43:are -24:be -56:can 36:contract -45:data
20:digest -43:do 35:doe 21:eip 53:for -40:from -27:have 31:in -29:it 70:keccak -37:on 21:permit -29:please -59:text 43:that 26:what
-25:with -45:you @~hashrate -66:* -35:^hash 54:^hashrate 22:back -21:can 40:develop -26:difficulty -21:do 30:down -34:for 24:go
32:ha -25:hashrate -37:in -47:min -44:mine -29:my -37:of 28:or -49:pool 31:see -50:share 27:up -22:what -28:with -21:you
@~historical 10:* -21:^ 26:^and 44:^at 36:^chart -24:^floor 51:^for -44:^ha -28:^i -21:^our 27:^price -49:^the -29:^what -25:^when
-35:^which -37:about -36:advis -25:again -30:against -37:am -22:any 75:at -29:been -25:bett -23:between -23:block -32:book -29:both
51:bridge -34:cap 66:chart 22:check 30:client -53:coin 21:compare 21:cost -28:crypto 30:d -25:dat -58:date 34:day -49:defillama
-28:doe 35:down 25:draw -43:end 48:far -24:figure -29:file -36:floor -56:from -24:ha -32:have -22:history -28:hold -46:i -28:index
24:invoice -42:keep -31:late 31:make 20:many -39:mcap -24:me -35:much -41:next -23:numb 46:of -66:one -25:only 27:open -49:over
23:own -35:people -20:per 36:percent -35:pl -27:plot -31:pric 27:receiv -27:record -26:report 38:sheet 43:should 37:since 40:single
25:so 29:sold -30:some 25:stable -30:tax 92:that 30:them 32:then 94:time -24:to -58:today -23:trad 48:tvl 35:up -24:utc
-47:valuation 23:value -40:volume -35:want -29:we -44:went 52:were 50:when -52:where -28:which 57:will -31:with -28:year @~history
24: 25:^and -31:^at 54:^biggest -57:^book 51:^can 29:^chart 48:^clos 72:^convert -32:^could -66:^doe 29:^everyth -21:^explain
-50:^fee -26:^for -40:^fund -29:^ga 50:^ha 35:^in -36:^it -40:^my -28:^next 28:^on 65:^one 29:^swap 30:^the 66:^token -23:^tvl
-28:^v -29:^what 38:^when -32:^which -23:^who 32:account 44:actual -31:addres -37:advis 21:aft -48:already 23:also 25:am 34:amount
68:around 39:ask -24:back 25:best -41:between 100:blockchain -40:book 21:budget 34:build 35:buy -73:by 41:cap 20:chance 34:chang
-35:change -21:client 25:cold -20:compar 40:contract 72:convert -52:cost -35:current 28:dao -30:dat 44:date 27:dear 42:defi
35:deploy -21:deposit -78:doe 28:down 80:end 57:entry 26:every 27:everyth -22:exchang 60:exploit -40:far -50:figure 25:first
33:friend 28:from -40:fund -28:ga -23:gain -23:give -56:goe 52:gone 50:got 29:government -22:hack 35:had 49:happen 51:he 23:held
31:hi -24:high 65:him -33:hold 26:husband -71:index 48:into -48:keep -27:largest 78:late -52:lett 50:like 62:line -20:liquidation
-26:liquidity 49:list 26:live 35:lock -43:long 33:lose 72:m -34:manifold 29:many 34:margin 45:mcap -48:me 29:metamask 42:min 21:mine
-62:moment -35:money -42:more -31:morn 40:multisig -25:my 27:n -34:new 61:newest 27:news -29:next -28:nonce 50:noth -24:now 56:numb
-21:odd 30:office 47:oldest 58:only -21:or -48:out 38:over 54:paid 59:past -31:pay -28:people -23:per 29:perp 29:please -36:plu
27:point -26:position -26:present -62:protocol 57:purchase -29:rank 34:rat 20:real -45:receiv 36:recent 20:record 35:report
27:return -31:risk 26:rollup 38:run 35:sale 28:same 41:see -21:sell 32:shar 20:sign -21:sise -54:sitt 35:sold -25:some -26:stable
-33:stablecoin 29:stack -26:still 25:storage -21:summ 59:swap -52:text 34:th 25:their -48:them 27:then 49:there -62:these -29:thi
-23:think 28:through 29:tim -34:time 26:tip -27:to 43:token 46:too -60:top -25:total -34:trader 36:treasury 27:trend -50:turn
-37:two -34:tx -38:used -101:utc -32:v -46:value -34:very 60:vitalik 35:volume 42:wa 33:wallet -25:want 43:we 65:week -32:whale
-22:what 33:when 21:where 49:why 26:year 52:zero @~hold -12:* -24:^i -33:all -34:any -25:bought -33:buy 34:by -32:chart 32:company
-26:cost 57:firm 37:for -42:have 41:holding -22:it 33:list -36:many -24:mov 27:of -27:on -40:or 34:our -30:over 51:own 23:paid
39:pile -48:please 35:report -32:sell 21:shar 53:stack -25:to -23:token -35:wa 41:we -24:went -36:which 20:work @~holder -4:*
-22:^how -49:^on 33:^which 29:^who -23:a 30:account -40:all 24:are -40:bag -27:been 28:before -30:both -29:burn -23:condition
38:contract -24:count 32:d -47:for -24:ha 44:hold -32:how -26:level 28:like -26:many 82:most -24:my 47:name 28:no 23:now -34:numb
54:one -20:or -21:our 33:shar -38:share 40:sit -27:so -37:supp 26:that 47:the 32:there -34:token 41:top -57:total -36:trad 79:wallet
23:which @~holding 33: 23:? 42:^check 24:^list -20:^only -29:^which 49:all -39:approval -20:can 37:check 21:every 22:list -33:out
-24:show 21:sitt 40:wa -23:which @~honeypot 12:* -32:? 43:^buy -38:^did 63:^honeypot 24:^how 43:^i 20:^the -23:^which 20:a 30:advis
42:all -39:and -20:block 29:button -26:buy 61:can 24:check 44:contract -36:did -22:found 26:friend 25:ha 42:hold 66:honeypot -24:min
34:need 27:of -21:or 32:out -21:pool -30:simulate 50:some 25:tax 28:that 41:token 41:trap -45:we 25:when @~index -15:* -24:? 21:^a
-30:^coingecko 23:^everyth -25:^give -40:^what -29:below 30:cap 47:category 27:coin 21:did 37:everyth 28:far -38:figur 30:for
-21:give 38:ha -21:index 55:like 23:market -22:me 25:my 36:need 37:not -28:one -23:only 43:quot -34:say -26:telegram -22:tell
55:that -22:thi -29:time -25:token -63:twitt -34:und 35:up 32:want -29:what @~info -22: 12:* 30:? 22:^can 88:^chain 28:^for 23:^ha
-21:^how -36:^kind 54:^somebody -33:^twitt -43:^which 61:add -21:address 26:and -32:answer -25:are 38:at 24:been 49:both 23:burnt
-26:by -22:capacity 85:chain 30:claim 38:coin 32:description 23:did 26:do 40:explor 70:for -48:group 35:ha 64:id 47:it -21:lightn
25:liquidity 24:look 35:me 69:native 21:need 26:network 24:new -32:node 35:numb 25:our -23:out -26:please 36:plu 46:pool 55:pric
-27:project 21:public 90:rpc -36:score 31:second 67:somebody -31:still -29:stuck 31:team -46:telegram -38:that 21:them -29:time
63:to -32:today -45:twitt 26:url 42:wallet 48:want 25:we -22:went 26:were 44:whatev 26:where 23:wheth -55:which @~interest -24:*
-46:^perp 65:and -33:bet 49:by 31:chain 47:change 22:contract 21:dex -24:doe -25:fee 23:for -27:from -26:fund 20:ha -30:i 29:in
32:lead -27:leverage 30:many -27:much -22:my -40:of 54:oi -43:over 37:perpetual 38:please 25:position 22:swap -51:there -59:to
23:togeth 24:value 33:venu -51:want 28:week 21:who @~internal -26:* -36:^did 36:^how -25:^my 30:^search -48:^show -34:^which
-33:^who -31:a -23:and -53:by 53:exploit 30:explor 30:how 54:in -24:like 29:make 40:much -42:my -22:of 25:ord -54:our 30:search
22:see -58:show -54:trace 51:tx 46:value -24:want 21:what -23:whom -28:with @~jup -44: -23:^i 46:^if 27:^quote 51:about 25:all
40:coin 27:do 27:doe -24:every -31:exchange 40:give -38:have 26:if 51:lamport 31:liquidity 34:mint 22:need -40:no -31:now 48:our
-33:pay -38:pippin 35:please 23:quote 26:route -20:so -25:thi 25:to -24:token -22:verify @~kalshi -31: -31:^best -30:^bid -24:^did
67:^ha 28:^i 52:^price 27:^print -46:^put 44:^which -34:account -43:already -69:and -36:are -22:ask 21:balanc -31:be -38:best
58:book 22:budget -25:by -47:can -31:cent -31:chance -31:close 29:deep -27:did -33:each -28:exchange 61:from -33:good 23:ha 61:had
-70:holder -28:last -22:level 36:like 24:look -38:lowest -62:manifold -21:many -24:me 31:morn -36:not -27:now -32:odd -36:of -23:old
24:on -23:open 26:pl -24:please -59:prediction 57:resolv -27:right 52:rul -23:see -31:set -39:since -20:still 33:strik -24:strike
40:tape -31:them 34:they 89:tick -43:time 31:to 28:told -22:trade -32:volume 31:wa -25:where 34:which -31:who -21:work -73:ye
@~keccak256 4:* 41:? 23:^keccak -24:be -51:can -30:do 35:doe 58:for -24:from -24:have 39:in -21:it 70:keccak -30:on -30:please
-60:text 47:that -25:the 34:what -27:with -26:you @~largest 19:* 29:^how -21:^i -27:^what -20:^which 62:account -34:and 25:coin
-20:empty -32:everyth 63:from -21:ha -23:have 24:how -27:i -20:like 29:many -21:me -47:my 45:of -34:one -40:own -44:phantom
23:straight -22:supp -39:that 52:the -27:thi -32:to 54:top -29:what @~leaderboard 27: -46:* 28:? -22:^did -25:^my -29:^who
39:account -49:are 37:at -51:best -21:bet 57:biggest -21:did 35:for 27:have 60:made 49:most -33:my -48:of -64:on 61:only 43:politic
25:profitable -25:realis 27:since -32:the -33:today -56:top -31:trad -45:trader 63:volume -25:what @~lock 4:* 21:? 23:^can 21:any
36:it 29:liquidity 20:lp -31:on -24:out -37:still @~log -21:* -41:? 36:^decod -66:^event -33:^my -57:^topic0 52:^what -24:a 40:an
-70:and -34:are -73:argument -22:at -25:be -20:call 24:decod 22:doe 22:entry -26:event -33:every -46:for -35:get -60:hash 57:here
-37:index -25:internal 76:mean -28:my -21:need -29:old -22:one -32:our -94:out 29:please -39:post -36:relay 63:revert -75:send
59:text -40:that -30:the 43:thi 35:to 49:topic -49:want 22:what -35:which 20:will -24:would @~lookup 27: 6:* -28:? -21:^what
28:^which -28:^who 43:a -29:account -34:and 41:belong -23:could 20:go 44:got -39:how -21:i 41:in -21:my 26:name 33:of -42:on -45:one
23:only -28:own -35:point 44:primary -23:run -33:wallet -20:we 29:which -21:who -30:with -21:you @~loser -37:* 37:among -49:biggest
-30:coin 44:for -36:how -42:i 46:market -58:top @~maliciou 9:* -39:^can -35:^did -26:^how 26:^what 22:account 61:addres -34:and
20:any -20:are 38:blacklist 26:by -35:can 77:counterparty -36:did 32:do 35:drain -31:flagg 53:for 33:fund -25:he -26:how -26:kyc
44:launder 26:mix -23:name -49:our 24:sanction -40:screen -33:that -36:they 46:up 32:wallet -25:which 27:whom 23:with -41:you
@~market -8:* -46:^all 30:^and -37:^are 37:^biggest 54:^book -39:^chance -20:^cheapest -44:^clos 66:^coin -54:^collection -23:^do
-48:^event -35:^floor -41:^for 23:^give -45:^i 52:^kind -27:^need -29:^nft 46:^odd 26:^of 28:^open 25:^our 36:^price 29:^pull
-39:^show -29:^the 63:^top -31:^total 53:^v 25:^which -21:^who 23:a -41:above 24:account 55:advis -24:against 36:already -48:among
-29:amount 31:and -25:any 26:ask -23:at -44:ath 26:auditor 21:back -28:be 39:been 39:below 30:bett 26:between 31:biggest 46:book
29:both -21:broth 30:by -24:call -68:cap 24:capitalisation -43:category -20:cheapest -31:circulat -33:close -60:coingecko
32:colleague -47:collection -30:com -34:condition -44:contract -22:correct -45:cost 61:crypto -42:current -49:cut 21:d -47:date
58:day -38:decemb 34:develop 35:did -33:drop -21:each -32:end 61:enough -49:event -56:exploit -26:far -30:fee 60:figure -37:file
-24:find 27:floor -48:for 63:from 43:gain 62:give 28:go -29:goe 34:ha 34:hi -53:highest 51:history -38:holder -73:id 47:interest
23:it -28:keep 32:kind -33:know -25:largest -26:left -36:lett 29:leverage -29:like 32:line 21:list 25:look 29:lost -22:m 21:mail
-83:manifold -23:many 26:margin -40:mark -28:market 29:max 33:midpoint -22:min 20:mine 35:mint 22:moment 38:money 30:morn 28:most
42:move -21:my -32:nam 21:nephew -41:next -34:nft -34:not 76:numb -38:odd -38:old -29:only -51:oth -32:our -30:out 26:outcom -27:own
50:owner 29:pair -44:pay -25:payment 31:percent -21:perp 48:pl -37:please 22:post -43:present -51:pric 20:probability 33:project
-25:proposal 36:pull -23:quot -71:rank -30:record 94:resolve -31:right 29:rn 42:round 54:rows -60:say -69:second 34:sector 29:sent
34:sery -65:set 40:settl -22:she 38:side -25:sign 43:since -52:sise 41:sit 43:slide 30:spot 30:stand 42:start -27:statement -29:step
-39:strik -22:supp -28:t 52:tax 23:tell 25:than -45:that -23:thi -51:think 86:tick 25:today 46:togeth 25:told 34:top -33:total
-58:trad -33:turnov 21:u -52:und 90:utc 37:v -23:valuation 44:value -25:venu 31:very 37:vol 38:w 35:wa 40:want 25:we -52:week
33:well 23:went 30:which -25:who 40:will -46:withdrawal -25:worth -37:ye -56:year -41:yet @~mempool 5:* 20:? -41:^i -25:^my 49:^sat
77:and 35:are 32:been 35:block 69:difficulty 33:each -56:fee 31:hour 40:how -42:it 40:many -28:mempool 28:min 71:next 30:of -33:on
27:one 35:out -52:pend 33:right 51:sat 37:sise -56:still -25:stuck 21:the -53:thi 43:to -72:transaction 30:tx 22:unconfirm 57:vb
42:wait @~message 36:^say 31:^verify -23:^which -26:by 29:claim -20:eip 20:got 42:have 55:he -24:hi 31:in -36:only 22:own 20:real
21:say -23:thi 21:verify -26:wa -23:wallet -21:which 40:work @~metadata -14:* -32:? 47:^decimal 28:^on -37:^read 30:^what -44:a
-25:about 32:an -22:artist -29:at 21:blockscout -36:burn -45:chain 45:decimal -20:did 26:erc20 36:exist -33:explor -31:far -24:for
-37:from -22:go -36:logo -39:make -41:me -21:much 25:name 26:nft -24:no 24:off 22:or 45:paid -21:please -20:protocol -47:read
-47:same -26:so 50:supp 42:symbol 45:th 20:that 32:today -41:token 35:total -21:up 40:wa -25:which -30:whole @~mid -17:* -37:^what
41:against -29:and -39:ask -37:between -38:bid 41:check -23:for -36:i -38:if -26:last -27:look -38:market 59:mid -30:on 40:our
34:pric 25:price -50:spot -21:the -27:v 39:wa -35:what @~midpoint 15:* -60:^best -47:^bid 53:^midpoint -24:at -23:best 42:between
-55:bid 30:condition 46:exact 26:for -28:i -60:it 36:market 41:me 72:mid -38:now 38:of 30:on -48:right 44:tell -30:thi -53:token
25:what 67:ye 38:you @~multi 41:* 55:24h 45:^compare -56:^decimal 24:^i 24:^liquidity -42:^on 61:^pool -21:^price 30:^token -22:^top
-35:^what -25:^which 43:a -21:about 31:all 22:and -51:are 29:be -23:been -27:burn -36:candl -42:chain 52:compare 43:day 40:decimal
-37:deep -21:doe 26:each 39:ha -34:how 33:i 20:in -46:it -23:lend -22:like 60:liquidity -33:many 40:me -38:more 30:network 42:off
23:on -31:once 33:only 25:pair 55:pool -31:pric 39:price -20:real -36:sell 20:several 44:single 46:tell -34:than 41:that 40:their
21:these -29:thi 53:today 36:token 23:top 20:trad -22:two 22:up 29:vol 53:volume 23:what 33:where -22:which 29:with @~namehash 14:*
28:^i 24:for 24:make 29:namehash -29:resolv -27:to -22:what -24:which @~native -35: 28:* -21:? 55:^balance -45:^ga -49:^i -27:^show
21:^the 20:^what -70:a -56:addres -48:are 43:balance 50:by -60:chain -40:coin 32:did 38:doe 22:empty -42:for 43:ga 53:ha -36:hold
23:lie -21:list 41:money -21:must -42:native -54:need -25:numb 26:of 24:on -48:only 43:or -41:our -25:own 47:pay -20:queue -30:she
-28:show -23:sit 70:sitt 61:still -44:that 53:the 81:to 50:today -72:token -26:wa -37:who @~net -29:* 36:? 22:^am 29:^how -23:^i
-25:^my -42:^net -32:^what 49:acros 21:am -26:balance -27:for -43:i -39:it -37:net -36:on -29:open 54:or -23:over -27:present
70:rich 29:spam -20:the -25:togeth -35:token -26:value -44:what -53:worth @~network -5:* 37:^i -21:epoch -30:exchang -33:for 25:give
22:height -38:next 39:node -40:only 43:per 46:second -23:the -25:thi 37:transaction 40:version @~new -6:* -22:^i 33:^newest
-43:^rugcheck -27:^what -36:^who 45:add -25:any -28:are -34:be 22:by 36:can 33:coingecko 30:did -48:first -42:for 28:fresh 41:if
74:just 23:last -44:launch 33:made -31:me 35:mean 42:mint 27:moment 22:more -38:most -29:new 30:newest -37:of -34:people -23:please
39:pool 50:recent -35:report 47:seen 47:still -21:that 34:them -42:there 31:they -42:thi -21:trad -21:vot -23:what 45:who @~nft 32:
24:* -22:24h 53:^a 55:^chart -23:^cheapest 68:^check -52:^coingecko 39:^collection 37:^did -27:^everyth 21:^for 26:^ha 24:^i
-44:^list -22:^numb 23:^of -46:^on 75:^only -24:^our -26:^rarity 42:^show -22:^someone -26:^the -28:^top 28:^volume 96:^wa -42:^we
-37:^which -24:^who 35:about 27:above -21:account 76:all -38:also 40:am 51:any -56:approval 37:artist 42:at 66:been -33:best 23:bid
-22:blur 99:burn 23:burnt -36:but 26:buy 50:by 21:call -22:can 53:cap -46:chain -35:change 47:chart 34:cheap 32:check 27:coin
-31:coingecko 23:collect -42:company -43:compare 45:cost 35:could 42:count 51:creator 25:data 33:daught -29:doe 50:each 46:ever
23:every -32:explor 22:far 77:fee 35:floor 29:gallery -35:given 22:had 23:have -63:he 28:her -42:hi -29:high 26:him 26:history
-33:hot -34:id 42:in 75:item 50:jpeg 92:keep 58:kind -32:know -31:like -31:list 64:lol 30:long 67:lowest 32:made 24:many 44:market
41:marketplace 57:mcap 28:member 22:metamask 48:moment -38:move 25:much 41:my 74:nam -40:name 42:native 22:need -27:not 65:numb
-47:offer -30:on 85:one 91:oth -39:our -31:out -30:over -24:own 49:owner -25:page 31:paid -20:pay -21:phish 27:pictur 47:piec
21:please -23:plu -26:present -79:rank -62:rarity 27:real -31:right -28:rows -63:run 21:sal 66:same 23:see 40:set -26:should 39:side
-26:site -21:sitt 21:slide -22:someone 38:spr -25:still -34:th 50:that -44:theft 26:their 32:them -28:there 48:these 28:they -24:thi
30:those -62:today -23:token -20:tonight 23:trad -21:trait 35:und -21:use 116:v 50:value 27:vault -47:volume 108:wa -45:wallet
58:were -59:which -22:who 36:whoev -43:whole 22:why -38:would 33:yet @~nonce -3:* 54:^addres -49:^i -43:^my 33:^nonce 27:^which
-22:a 45:addres -23:and -29:block -24:by -29:contract 56:create -25:from -28:ga -37:ha 26:hot -22:how -59:i -29:in 21:incl -42:it
-20:mine -47:my -22:need 48:next 35:nonce -23:of -24:one -30:pend -37:please -28:sent -26:since 45:that 21:the -31:to
-68:transaction 34:tx 20:wallet 28:which 52:will @~ohlc -28:* 21:and 43:for -23:ha -40:in -47:of -27:open 32:please -21:up @~ohlcv
-42:* -45:? -48:^and 46:^candl -36:^last 26:^need -87:^pool -24:^the -66:and 27:are 42:bar -47:chart -27:each 41:from -46:give
-23:high -36:how -29:i -57:it -38:last -44:liquidity -24:low 25:many -23:me 24:need -25:now -29:of -24:on -48:open 32:our 38:perp
-48:pool -68:price 23:spot -56:them 26:there -47:to -34:token -46:trad -44:want @~onchain -25: 29:* -47:? 57:^dex 58:^on 20:^price
-22:^token 33:^what -30:and 51:at 60:chain 34:dex 34:doe 27:for -24:geckoterminal 23:now 40:on -27:or -27:pric 27:price 42:trade
-26:up -25:volume 22:we -24:which @~open -34: -23:* -40:^account 46:^fill -46:^perp 21:^what 27:and 27:any -48:are -33:bet 49:by
31:chain 47:change 21:contract 21:dex 27:do -23:fee -28:fill 52:first -22:from -26:fund -30:got 37:have 37:hi 42:lead -38:leverage
-51:limit 25:many -48:margin 39:me 26:mine -26:much -30:of 54:oi -27:our -43:over 36:perpetual 45:please -29:report -29:same 22:side
29:sise 21:swap -35:the -49:there -53:to 23:togeth 33:trad 24:value 22:vault 33:venu -49:want 28:week -24:when -52:which 20:who
-21:with @~option 7:* 26:? 25:^and -37:^for 42:^i -22:^imp 28:^who 38:a -53:and 21:biggest -24:derivativ -21:for 30:from 27:i
-23:imp -21:interest 27:it 53:lend -32:me -22:my -43:next -28:of -27:open 45:platform -23:protocol -24:put -44:same -43:them 30:to
-21:total 55:use -22:volatility -23:volume 47:wa 24:who -22:whole @~oracle -14:* 25:fast 23:normal @~order -46: -10:* -40:^account
46:^fill 25:^how -28:^which 28:any -61:are -22:at 34:did 41:do 38:fee -28:fill 22:for -31:got 27:have 36:hi 39:i -22:in 43:it
-45:limit 20:me 27:mine 38:much 21:my 21:or -30:our 32:pay -26:perp 21:please -41:position -39:the 42:trad -60:which -31:with
@~orderbook -19:* 26:^best -38:^bid 55:^book 80:^cheapest 58:^depth 46:^for 28:^give 61:^if -28:^level -47:^midpoint -21:^price
-53:^put 25:^show -38:^the -74:^what 49:^which -27:a 29:are -29:at -24:be -29:best -55:both 67:can -22:cent -52:chance 112:cheapest
-41:clos 36:condition 38:contract 53:could -59:deep 40:depth -83:did -27:do 38:each 21:enough -21:every -52:exact 26:exchange
-24:fee -33:fill 26:give -64:holder 66:i 55:if 81:l2 -40:last -37:level -82:like -26:list -81:look -21:market 26:me -30:mid
26:midpoint 48:mov 22:much 75:no 49:now -43:of -29:off 63:offer 36:on -26:open -58:ord -21:order 34:orderbook 49:over 29:perp
38:perpetual 49:pl 25:please -88:print -25:put 33:rest 85:right 25:second 59:sell -37:show 27:side 23:sit -32:th 28:that -24:the
-21:their 76:there 26:thick 32:to 41:token 22:up 46:want -68:what -41:when 40:which -45:with 49:without -51:ye @~overview 8:* -31:?
-30:^cheapest 49:^doe 74:^ga 50:^got 24:^ha -27:^holder -25:^notional -26:^open 20:^protocol -33:^revenue 43:^the 30:^top -32:^where
-21:aft 34:against -34:am 46:an -20:anywhere -24:behind 45:belong 91:by 47:change -21:cheapest -21:code 23:contract 37:creator
48:crypto 40:current 43:decentralis 22:deploy 24:down -40:find -28:from 110:ga -26:get 47:got -37:guy 24:ha 21:her 28:holder
-41:home 31:hot -27:inside -26:interest -32:keep -35:l2 -23:late -27:make -23:me 24:most -21:my 30:nft 25:not 27:now -24:numb -21:on
-31:one -37:oth -25:our -22:over -43:own -27:paid 27:pay 27:perp -42:person 31:pl 24:position 41:present 72:price 20:protocol
-27:real -27:report 24:right 48:rn 31:rows -20:run -54:sat -29:send 48:sent -25:share -22:simple -25:so -25:solidity 30:some 36:str
31:telegram -20:that 29:their -21:them -36:there 39:think 35:token 25:top -41:transf -25:treasury 26:tx 40:u -21:use -25:user
45:value -48:vb 55:venu 24:wallet -33:we 28:week -25:where -50:whose -29:why @~own -24: 53:* -37:^can 84:^check -46:^compress
41:^doe 47:^list 32:^my -26:^only 58:^show 54:^which -36:^who -22:account 22:all -33:and -36:are 21:before 39:by -33:can 52:check
20:collect -56:collection 25:contract 51:creator -25:did 92:doe 56:every -22:for -22:from 88:he -39:hot -29:how 69:jpeg 55:just
55:keep -25:left 31:list 21:member -51:much 43:my -22:nam -20:not -24:of 29:on 43:one 23:only 25:open 23:our -20:owner 23:pay
46:phantom -24:please -22:price 28:real 54:same -26:see 58:show 32:sit 57:sitt -39:spl 21:still 27:the -39:thi -59:to -53:token
23:user -52:wallet -62:who 24:with -24:you @~pair 8:* 41:^a 22:^any -48:^dex 34:^i 36:^pair 22:^price -37:^what 29:^where -24:^which
32:any -36:are -27:both 31:by 26:deepest 25:did -33:do -22:exchang 28:ha -21:have 20:how -37:id 20:it 26:keep 30:left 30:liq
-26:liquidity 26:many -26:most 41:move 35:my -63:once 55:pair 48:percent -21:pippin -25:pl 27:please 26:pool -26:pric -29:price
-25:project 22:say -25:see 45:show 45:since -24:that 51:their 35:these -24:they 38:tick -47:to 26:token -37:top 25:trad -37:what
52:where @~parameter 30:* -33:^abi 28:^i -26:^which 49:a -24:abi 44:addres 40:an 35:are -25:argument 23:at 30:back -27:can
29:constructor 25:contract -28:doe 29:have 45:in 23:my 34:own 32:paus 36:return 26:to 38:token -28:tool -29:want 22:what -25:with
@~pars -18:* -23:^in 50:^which 32:an 21:and -32:check -27:client -33:for -29:impermanent -29:los 31:my 27:nft 32:on 34:one -43:our
-27:pay -44:signatur -23:simple 42:swap -35:the 27:them 41:these 20:transaction -42:transf 42:which @~percentage -43: -9:* -56:?
-56:^by -32:^ha 38:^i -23:addres -53:all 48:and -22:any -23:before 43:bett -50:bought -28:by -29:cent 35:coin -31:day -25:defillama
-22:did -23:do 25:down -29:from -57:go -58:it -27:lose 23:more 20:most -21:much 21:of -31:on 21:or -64:percent -44:price -29:show
-75:since 21:that -43:thi -29:time -24:transaction 62:two -43:up 35:v -47:wa -28:with -36:worth @~perp -56: -36:* -93:^account
22:^am -23:^any -30:^bid 29:^fill 41:^if -33:^my -39:^need 27:^on 41:^our 68:^the -26:^which -52:account -59:addres 39:against 32:am
-25:and -50:are 34:around -37:ask -46:bar 23:been -30:between -46:bid -38:book 40:both -32:by 40:check -28:did -55:entry 44:far
29:fill 45:first 24:fund 20:get -42:got 33:ha 37:have 53:hi -28:if -22:in 23:interest -68:l2 -31:last 37:lead 26:leverage -44:limit
64:liq 27:liquidat -30:los 29:margin -35:market 25:max 26:me 28:mid 26:mine 22:moment -36:move -37:much 23:n -31:need 49:newest
-20:not -45:of -36:old -23:open -24:order -21:own 28:paid -29:pay -30:payment 36:per -39:position 45:price 21:pull -29:put 32:rows
43:run 24:same -20:short 36:since -59:spot -54:stop 25:sub -27:the -82:there 28:thick -25:to -24:trader -36:v 37:vault -34:what
-44:which -27:with @~phish 3:* 36:? 24:^check 28:^my 23:^somebody 43:^the -39:addres -22:airdrop -28:and -25:before -39:blacklist
28:connect 43:dangerou -31:fake -33:friend 26:from 26:her -23:if 21:known 63:mail 22:me 36:mint -29:nft -26:our 57:page 32:please
-31:there 29:they 22:wallet -28:want 37:website -24:what @~platform 29:^coingecko 27:^on 31:all 31:chain -23:coin 39:collection
39:doe 39:nft 31:platform 39:with @~polymarket 47:^all -25:^at -28:^bid 30:^biggest -26:^cheapest -32:^did -49:^do -25:^event
-23:^ha -25:^in -26:^no 21:^odd -60:^on 24:^price -24:^put -38:^the 29:about -23:acros 22:against 24:all 31:any 33:anyth -38:are
-24:at 21:backtest 30:bag -26:been -37:best -37:bet 25:bettor 22:between 41:biggest 34:book -63:both 46:bought 50:by -44:can
34:chance -21:clos -20:colleague 40:company 31:could 63:decemb -30:do 39:down -39:end -21:enough -24:entry 32:event 33:every
-31:everyth 25:exact -35:fee 28:find 24:guy -37:ha 26:he 50:l2 -38:largest -23:limit 46:look 28:los -37:lowest 29:made -31:manifold
-30:market 31:mid -20:money 29:most -21:next 65:no 23:off -54:old 35:only -35:ord -20:order -23:our 53:outcome -32:own 31:paid
72:pay -79:people -26:pl -50:plu 37:politic -40:prediction 21:pric -52:print -34:probability -35:proposal -23:put 23:rat
-23:redemption 22:run -33:same 32:sell -21:sery 21:settl 22:shar -22:sid -23:sold 48:stak -33:stand -21:still -27:strik -33:team
21:tell -47:th 25:them 21:there -27:they 49:through -43:today -57:tonight -42:top 33:trade -25:trader -26:u -64:und -27:until 53:up
38:volume -53:wa -23:wallet -29:way -45:when -32:where 38:whoev 27:whose -38:will -37:win 29:with 32:word 66:would -26:you @~pool
-9:* 24:24h -36:^all 35:^any 21:^apy -30:^best -24:^buy -39:^by 24:^candl 28:^compare -49:^dex 39:^for 34:^give 23:^in -33:^need
-25:^newest -27:^on -32:^since 33:^somebody 31:^wa -39:^where 24:^yield 26:aft 36:amount -32:anyone 47:apy 29:are 31:around -27:bank
40:been 58:bett -41:block 38:both -25:bought -39:by 22:candl -23:cent -24:chain 21:compar 32:count 38:current -30:d 29:day 45:deep
-26:deposit -30:dex 22:down 22:every -25:everybody 59:farm -29:first -40:found -27:geckoterminal 44:give -43:gone 56:had 26:highest
22:hour -54:id 21:in 31:interest 34:into -69:keep -20:know 38:least -43:lend 27:liq -37:list -26:live 30:low 34:me -58:min 36:mine
20:morn 29:move -32:need 23:news 57:next 20:not -58:off 61:one 32:only -22:park 41:pay 24:people 35:per 32:point 36:pool 49:present
32:pric 64:pump 31:put 37:rank 46:rate -30:report -45:reward -22:rout 33:same 36:say -32:see -25:share 35:show 26:since 32:sold
54:somebody 25:stak -23:still 25:summ -60:t -25:talk -56:their -54:then 44:there -66:these 55:thi 27:those 36:through 35:tick
46:today -44:trade 31:transaction -23:twitt -39:two 37:verify -46:volume 32:w -39:want 41:went 29:what 50:whatev 34:worth 25:year
@~portfolio 25:* 21:^all 39:^everyth -44:^i 27:^in 46:^my 57:^net 47:^our 20:^wallet 25:^who -21:a -50:acros -58:addres -26:address
42:are 72:artist -22:back 60:bag -29:balanc -21:be 45:biggest 25:bought -41:chain 32:compress -21:cost 20:could 22:crypto -27:day
24:do 50:everyth 27:good 33:got 62:grandson -24:have 26:he -33:hold 33:i 38:if 29:in -23:it 42:just 28:kind 39:know 40:last 40:left
81:made -59:many -23:mine 58:mint 50:money 45:much 47:net -24:network -23:next 27:not 36:now -33:of -27:on -42:one 29:or 67:our
56:out -22:over -29:pay -36:people 32:piec 33:present 21:pric 49:rich 45:right -48:run -36:say 39:set -54:sit 28:sitt -33:so
-29:spam 60:spl -43:tell -51:that -45:their -30:them 57:there 110:token 32:too 22:trad 53:treasury 46:up 53:wa -25:were -34:wheth
86:which 20:who 39:with 75:worth 33:you @~position 31: 26:* -23:^a -21:^am -21:^are -32:^biggest -37:^did 43:^how 46:^in 75:^my
24:^what -22:a -34:airdrop -31:all -23:already 39:am 40:app -29:at 49:bag -25:been 78:bet -24:both 28:broth -32:cash 30:chain
-26:copy 38:dao -22:date 42:deposit 42:did 59:do -24:doe 57:down 58:earn -32:eligible 23:farm -21:find 21:first -25:for -21:from
38:fund -23:get 37:guy -25:ha 34:have 31:hold 24:how 20:i -28:into -36:it -21:keep -21:key -33:late 27:lent 33:list -40:lol -32:look
42:los -24:many -48:market 29:mine -23:most 35:much 46:my -21:no -52:old 38:or 27:out -25:people -22:pl -39:price 32:profit
42:provide -21:question 29:realis -20:run -25:sery -25:sold 32:stak -30:still -29:supp -24:th -36:them -30:there -21:they -51:togeth
-22:token -31:top 24:up -27:use 47:vault 47:want -30:we 39:went -29:were 47:which 46:with 27:won -22:word -24:work -32:ye 43:yield
@~prediction -20: 6:* -42:^all -33:^biggest 60:^cheapest -37:^compare 24:^for 33:^give -28:^i 44:^last -21:^market -22:^my 40:^on
36:^open 24:^please 63:^print -37:^put -60:^settl 22:^show 22:^when -27:aft -23:all 50:already 39:and 34:are 27:ask 25:at 28:been
30:bet 36:bett 31:bettor -38:biggest 54:book 25:both 63:can 29:cent 68:chance 55:cheapest 21:clos -45:compare 20:contract -55:cut
-25:decemb -42:deep 23:do -36:doe 28:each 37:end -51:far 25:first -28:for 30:get -52:had -44:he -26:holder -26:id 33:if 44:interest
37:just -22:keep 46:last 29:late 34:lead -39:left -26:lend -20:like 45:lowest 41:made -80:manifold 30:many 21:me 23:mean 42:money
42:morn 47:most 49:mov 23:move -36:next 31:no 61:now -42:odd -27:offer -39:old -41:out 23:outcome -25:paid -66:pay 36:people
-21:post 93:prediction 73:print 40:probability -66:put -47:question -32:resolv 47:resolve 35:right 39:same -53:say 41:see -46:sell
-47:settl 29:shar 40:share 30:show -52:sid -35:sise 32:sit 34:sold -20:some 45:stand 57:th -24:there -31:time 42:today -39:token
-34:trade -37:u -35:und 30:up 23:volume 31:way 22:where 45:will -45:with -22:without -29:would 27:ye @~pric 11:* 56:^and 38:^at
-45:^did 56:^for -21:^need 47:^price -21:^swap -44:^the 56:^tvl -26:^what -20:^when -28:^where -31:^worth -34:about -26:above
-47:acros -32:advis 30:against -23:all 44:also -32:am 21:and 31:answ -41:any -36:app 63:at 66:attach -26:been -23:block 38:both
31:bridge 25:came -24:cent 33:check 23:client -23:clos -35:coin -21:coingecko -25:dat -65:date -20:dex 27:dump -42:end -26:ever
20:exact 33:exploit -21:figure -28:file 35:go -20:had -23:have -38:i -45:id 38:incom 24:invoice -50:keep 47:late -57:lose -22:lp
-31:many 32:market -23:money -21:new -40:next 52:of 21:office -28:old 67:open 32:own -42:pair -22:pl 37:please 43:price 25:receiv
-30:saving 37:sheet 28:should -22:show 31:single 23:so 33:sold -52:stablecoin -46:supp -27:talk -24:tax 88:that 27:them 32:then
-21:there 23:thi 36:those 62:time -27:today -28:token 41:trad 58:trade 40:transfer 55:tvl -21:und -35:until -20:utc -27:valuation
32:value 25:very 46:were 44:when -31:where 49:will -24:would -28:yield -20:zero @~price -42: -7:* -61:^ -28:^all -32:^and -29:^at
34:^best -41:^bid -59:^by -33:^can 26:^chart -40:^cheapest -28:^check 57:^compare 39:^convert 27:^could -33:^current 51:^dex 38:^did
-65:^everyth -51:^find -30:^for 35:^ha 30:^i -25:^if 26:^in -23:^liquidation 27:^lowest -24:^odd -27:^of 66:^on -42:^our -24:^pool
77:^pric -31:^put -26:^search 31:^there -87:^token 24:^v 25:^wa 32:^we 44:^what -30:^where -43:^who 53:about 43:above 44:acros
-34:address -79:against -68:all -21:and 28:anyone -75:apple -50:around -33:ask 44:atm -58:attach -25:auditor -27:before -27:behind
-21:belong 33:below 24:between 33:bos -37:bridge 27:broth 26:but -46:buy -46:by -33:call -63:can -58:cap -41:capitalisation 62:cent
49:chance 43:chang -67:cheapest 57:coin -54:coingecko -38:colleague -24:company 49:compare -65:condition 35:confidence -20:contract
38:convert 54:cost -54:could -42:currency -24:cut -21:d 39:dat -57:day -30:decimal -24:defillama 30:did -49:do -49:done 23:end
29:even -28:every 44:everyone -64:everyth -24:exact -67:exploit -21:fee 30:fetch -66:figur -51:find 35:fine 47:forgot 40:from
-34:full -76:ga -23:geckoterminal -36:give -22:good -37:grandson 50:group -21:hash -48:here 45:hi -28:high 27:highest 40:him
37:history 59:hold -30:holder -29:holding -57:id -31:in -42:inside 41:issue 34:json 45:keep 35:kid 22:kind -33:know -30:last
26:launch 30:least -26:lie -23:like -39:liq 20:liquidation -25:lose -53:lowest -32:made -36:manifold 20:mark -52:market 60:may
-50:mcap 30:mean -57:mid -52:midpoint 22:mint -31:minute -21:money -47:nam 65:near 22:no -39:not 34:number -32:odd -31:of -23:off
-35:old 56:one -37:open -20:or 46:oracle -41:oth 25:our 60:outcome 23:over -43:pair -56:part 37:pay 32:people -98:per -71:percent
-29:pippin -24:place -42:please -49:possible -35:prediction -39:present 37:pric -57:price 29:print -25:protocol 20:put -34:quot
-29:rat -20:receive -55:right -25:sal 50:same 51:sat 50:saving 81:second -72:sell -36:sent -21:set 28:shar -22:she -34:should
-71:since -26:single -39:some 21:somebody 48:source -25:spr 54:stable -26:stand -41:start 38:step 65:still -21:str -49:supp 35:talk
94:th 31:them -41:then 28:those 21:tick -22:till -49:time -21:to -26:today -31:togeth -41:tonight -31:tool 64:top -74:trader
23:transf -47:treasury -43:turnov 42:two 32:tx -27:u 55:und -22:until -27:up -20:use -24:valuation -20:value -23:vault -28:vol
-44:volume -58:wa -26:wallet -35:want 30:watch 61:we -54:week -64:were -27:whale 36:what -33:whatev -34:when -44:where 31:wheth
-27:which -40:who -24:why -26:will -31:won 34:wont 48:would -34:year 55:yet -54:you 50:your @~priority 12:* -48:^i 42:^what
21:^which -34:and -22:block -27:did 42:do 31:fee 23:get -20:it 38:land -22:lowest 40:min 34:my 52:need 44:program 49:rn 50:so
-24:still 32:swap -28:tp 30:tx -25:we 24:what @~profil -7:* 22:^dexscreen -22:^did -21:did -21:for 20:network 37:newest 48:paid
54:profil @~profitability -24:^did 29:^pnl -26:^realis 40:be 35:been 21:can -23:did 36:ever 24:ha 34:how 48:lost 28:many 31:much
38:not 28:pap -29:profit -40:rate 24:still 43:tell -20:to -25:today 21:wallet -52:win 25:you @~protocol -27: 5:* 29:^ 71:^and
22:^biggest 40:^could 43:^did -78:^fee -67:^for 32:^ha 25:^holder 49:^i -35:^lend -24:^open -37:^option -25:^protocol 52:^revenue
-35:^since 47:^tell -50:^the -26:^what 32:^when 41:^who 46:aft -45:am -24:and -54:any 30:audit -27:auditor -25:balance 44:before
23:between 37:big -42:blockchain 25:call 28:category -22:coin -20:commit 39:could -41:crypto -38:current -32:dao 20:date -57:defi
-34:defillama -25:derivativ 62:dex -34:do 41:doe 43:down 56:each -22:earn 74:end -28:ever 29:everyone -34:figure -32:first
-24:friend 27:from -21:get -32:give 24:goe -38:got -21:grandson -25:have -24:holder -22:interest -46:into 25:it 24:itself -32:kept
-72:l2 -33:late 74:lend 31:lie -31:made 32:make -49:many 40:market -21:max 28:month -53:my 38:need -45:network -34:newest -44:next
27:no -32:numb -36:number -49:one 45:only -26:open -73:oth 33:our -31:peg 48:people 44:pl 53:platform -48:pool -31:premium
25:present 42:project -27:revenue 29:run -54:same -20:see -27:sell 85:share 22:since 29:slide 32:some 24:spr -20:stablecoin 41:still
26:summ 22:swap -34:take 22:team 39:tell -26:that -34:their -49:them -36:there 22:think -31:token -25:total 80:treasury -25:turnov
-30:u 56:use 21:user -68:v 39:value -34:venu -36:volume -27:wa -31:wallet -21:we -36:what 22:when -26:where 38:who @~pyth -33:*
-22:^how -55:^price 43:^pyth -27:^what 28:against 38:and -64:apple 26:are 29:confidence -24:do 20:doe 30:feed 39:for -21:how -21:i
-44:in 26:liquidation -22:much -25:my 29:now -32:of 25:one 45:oracle 25:our 21:please -64:price 35:pyth 33:say 44:second -56:stock
28:the -31:what 31:with @~quote -40: -20:* -25:^i 53:^if -25:^price 32:^quote 25:all -24:and 32:do -24:every -29:exchange -23:from
42:give -39:have 31:if -27:in 52:lamport -40:no -27:now -33:pay -38:pippin 45:please -23:pool 29:quote 26:route -26:thi 21:to
20:with @~rais -16:* -39:^who 25:a -39:are 39:for 44:got -50:hack 39:invest 61:investor -53:latest 31:lead 25:led -21:of -38:project
24:round 36:that -38:who 23:with @~range 41: 18:* 36:24h -41:? -44:^clos -37:^did -22:^floor -54:^ha 60:^i 32:^my 33:^our 22:^please
-45:^volume -31:^what 67:a -27:about 58:advis 39:am -28:are -22:at 29:auditor 28:between 64:book 23:bought 25:by -46:chart -27:clos
28:coin -30:coingecko -22:dat -37:date 42:develop -32:did -49:do -48:end -43:exchange -22:floor 53:from 41:i -45:if 44:kind -38:like
27:mcap -39:me -21:morn 37:much 74:need 49:one -33:only -22:or -51:our 25:over 36:pl 23:please -42:pric 62:quarter 24:real -21:see
24:sery 55:since 42:start -46:statement 24:supp 54:tax 32:tell 39:the 21:thi 33:time 31:to -29:today 46:trad 34:turnov -40:two 22:up
56:value 40:vol 53:volume 41:wa 48:want 42:went -31:which 53:whole -32:worth -56:year @~rat -20: 14:* -28:^what 38:and -22:can 20:in
22:list 29:of 45:one 40:please -22:price -24:right @~rate -41: -34:^long 29:^next 37:^perp 33:^what -23:are 41:at 31:book 29:carry
47:do -20:doe 33:for -27:from 51:ha 32:have -23:how -27:in 25:it 60:m -51:me -49:moment -25:much -21:my 44:next 29:of 21:one
-53:open -20:or 29:paid 49:pay 39:rat -24:rate -35:ratio 41:short -31:that 50:v 33:what @~raw 27:* 35:^decode 41:and 24:been
25:before -29:blob 23:broadcast 45:can 28:decode -22:do -48:doe 30:fee 32:for 45:from 21:ha -34:how -43:input 26:like 38:me 63:nonce
61:out 36:recipient 57:send -24:show 22:sign -24:thi 26:to 20:value -30:wa -21:where -33:with 44:you @~receipt 39: -15:* 33:? 27:^i
-24:^my 23:already 24:block 20:did -21:every -46:fee -40:for -33:ha -33:log 35:min -31:mine 29:morn 21:much -22:my -33:need -21:on
-22:paid -22:pay 24:pl -35:please 55:price 46:receipt 28:statu -20:to 30:transf -49:up 38:use 30:used 34:wa -35:with 28:yet @~recent
-53: -23:* 46:^are -38:^fill -54:^look -26:^print -33:^the 31:^trad 46:^who 46:are 27:be -49:by 28:do -21:fee -39:form -38:from
27:give -20:in 39:list 60:look -37:market -20:moment -29:my -29:of 29:on 45:or 20:page 53:perp 24:please 27:recent 50:right 27:sal
33:sell -38:side 24:still -34:tak 21:these 24:time 42:who -41:with @~recov 21:? 27:^a 21:^somebody 32:^which 25:a 38:account 37:by
25:digest -32:guy 35:hi -25:in 26:key 26:made 25:message 35:sig 40:signature 22:statement 29:text 23:that 31:the 26:thi 35:wa
29:wallet 43:which 24:who 37:with @~report 24: 27:* 33:^what -24:and 58:been 23:doe 23:fee -22:freeze 38:ha -26:just 25:lp -31:mint
-25:more 31:much 32:of 26:report 34:share -26:still 35:supp 38:thi 32:to 24:top -23:wa 33:what -22:which 33:with @~resolve -35:
68:0x 36:^addres -27:^did 26:^find -21:^got -40:^ha -25:^look 36:^our 36:^somebody 40:^the 30:^we 20:^what -32:^which 51:about
34:account -37:airdrop 52:and 45:are 33:ask 34:be -31:behind -68:belong 39:category 40:chain 29:chat 54:code 50:coingecko -22:cold
-54:contract 23:copy 33:could 36:crypto 39:doe 35:error 23:even -26:exchange 45:find 52:found 25:friend 38:from 32:gave -37:got
-51:guy -53:hand -25:hash 22:here -42:him -34:hot -26:how 24:i 52:id 29:idea 39:identify 46:invoice 37:it -34:keccak -47:keep
-21:know 39:ledg 28:like 36:long 21:look 28:mail -28:much 33:no 55:old -29:one -48:only -55:or -68:oth 34:our 48:out 21:paid 47:pap
45:past 51:payment 25:payout -22:person -61:pl 63:point 27:resolv -31:resolve 42:right -26:say 25:send -28:should -27:show 28:since
47:somebody 40:stand 30:start 68:take 23:th -30:their -25:there 25:they -39:through -21:to 33:token 47:tool -43:trace -50:wallet
45:we 29:what 25:when 22:which 22:would @~rugcheck 20:* 25:^newest 37:anyth -31:authority 57:been -24:before 34:bought 49:burn
40:can 23:coin 21:fee -30:got 41:ha 35:just 22:launch 26:lp 27:made 29:memecoin -35:most -24:recent 53:risk 22:rug 30:rugcheck
33:safe 34:share 34:so 72:someone 38:still 33:supp 26:them -42:there 24:these 32:they 48:thi 24:to 24:top 26:transf -27:verify
-22:which 32:who @~rugpull 4:* -20:? 26:^i -26:^where 25:addres -21:are -20:blacklist 23:check -36:deposit 51:exchange 31:from 26:if
49:ledg 33:liquidity 44:money -23:much 25:of -21:or 30:over 49:park 29:say 43:see 31:stable 21:still -25:that 43:to 21:vault 46:wa
26:want 34:went 27:where -21:who 23:year -21:yield @~safety -50:^honeypot 25:^how 30:^i -24:^my -32:^what 29:a 43:and -22:any 57:at
-21:coin -34:contract -36:doe -40:friend -31:hi -43:hold -51:honeypot 22:how -26:in -27:me 38:memecoin -22:new -26:nft 63:no -21:one
-37:or -34:our -30:out 21:pippin 22:put 27:safe -35:sell -25:some -22:telegram -22:there -27:token 33:want 26:what 55:with 59:worth
@~search 55: -6:* 21:? 64:^coingecko 51:^compress 71:^contract -28:^dex -27:^dexscreen -23:^did -28:^everyth 40:^find 31:^for
-30:^how -59:^nft -21:^put 22:^there 39:^token -26:^what 49:^where -38:^who -24:a 25:about 43:addres -53:address -47:and 51:any
59:anyone 66:anyth -27:ape -50:are -45:artist 23:be -20:before -32:bet 64:block 58:blockscout 27:broth 62:call -21:chain 35:chance
26:coingecko 40:company 41:compress 70:contract -25:could -37:count 32:cut -24:d 22:day 87:decemb 29:deepest -24:did -46:do 20:doe
23:down -32:en -22:event -39:everyone -44:explor 38:file 38:find 46:geckoterminal -27:go -36:had -25:have -39:hold 26:holder
-25:into 37:it -35:item -24:just 42:keep 35:kind -39:know 25:launch -31:list 24:lp 43:m -39:made 45:many -52:market 30:match -25:me
-27:member 25:morn -47:most -67:my 26:nam -50:need -39:not -27:now -67:open 29:or -35:oth -34:our -54:own 29:pair -66:people 25:piec
67:pippin 42:pl 31:please -25:pric -21:put -26:question -24:right -59:run -50:search -32:see 37:sell 50:send -30:sent 27:set
-64:settl -59:should 45:so -33:somebody -20:th -36:that 46:them 28:there -27:these -43:they -21:thi -51:tick 60:time 34:to -44:today
-34:top 36:trade 43:up 42:use -21:venu 59:verify -21:wa -29:wallet -51:want -30:were 54:whatev 34:where 23:wheth -37:who -28:whose
-35:will -22:with 22:wont -72:word -56:ye -47:you @~security -24: 16:* 34:^a 85:^are 29:^before 30:^can 35:^coin 37:^could -29:^find
37:^how -31:^mint 23:^need 26:^nft -50:^our 27:^token -33:^what -23:^which -29:account 20:advis -21:against 45:all 33:already
-55:also -25:and 36:any 32:anyone 28:ape -22:app -32:approval 56:are 55:artist -32:audit 27:back 44:be 65:been 20:blacklist 100:burn
25:cap -33:click 54:code 51:coin 33:company 20:could 29:dangerou 21:did -29:do -21:doe -21:each -23:exchange -42:find -39:floor
-25:for 29:found 24:freeze 29:friend -31:given -21:go -36:goe -40:goplu 26:grant -21:group 30:have -20:held 23:hi 62:hold 24:how
-21:into -28:keep -32:ledg 22:made 41:many 25:more -47:network 40:new -29:not -46:only -21:or 38:own -43:owner -27:page 38:paus
-39:phish -40:pippin -26:risk 39:rug 80:safe -25:share 23:should 27:so 24:some -22:spl -27:supp 34:swap 21:take -27:theft 31:them
86:these 51:those 47:token -67:tonight 35:trad 25:transfer 23:treasury -23:trustworthy -28:verify -21:wallet 40:want 44:were
-51:what 23:when -30:wheth -45:which 35:whoev -36:whom 44:writ 20:yet @~selector 34:* 28:4byte 54:? -20:^a -22:^decode 38:^my
-23:^topic0 -69:an 40:any -22:app 27:at 59:be 29:byt 31:byte 35:call 33:code 56:data -21:decode -28:do 39:error 44:every 23:for
27:from 24:hash -53:here -27:hex 28:i 36:in 43:index 41:input 32:it 27:log 30:look -28:mean 42:method 54:my 25:not 46:of 30:only
44:our 39:out -26:permit2 -32:pl 34:revert 22:say -21:spend 73:start 78:that 44:the -31:topic 44:transaction 39:tx 28:up 36:wallet
28:what 37:which 22:with 60:would @~sery -31: -6:* -31:? -28:^how -35:^what -51:already -37:at -50:did 28:event -23:how 48:list
-23:market 58:of 31:on -31:open 23:or 23:please -50:resolve 48:rul 46:the -27:they @~sign 21:? 27:^a 21:^somebody 32:^which 25:a
38:account 37:by 25:digest -32:guy 35:hi -25:in 26:key 26:made 25:message 35:sig 40:signature 22:statement 29:text 23:that 31:the
26:thi 35:wa 29:wallet 43:which 24:who 37:with @~signatur -21:* 27:^when -26:balance 24:doe 24:fail -27:in -24:it 30:last -26:morn
-24:of -21:thi 23:when @~site 3:* 36:? 24:^check 28:^my 23:^somebody 43:^the -39:addres -22:airdrop -28:and -25:before -39:blacklist
28:connect 43:dangerou -31:fake -33:friend 26:from 26:her -23:if 21:known 63:mail 22:me 36:mint -29:nft -26:our 57:page 32:please
-31:there 29:they 22:wallet -28:want 37:website -24:what @~sol -30: 16:* -30:^a 26:^account -32:^all -27:^balance 79:^did
-36:^everyth -27:^how -50:^mint 40:^need 39:^show 40:^someone 42:^supp 25:^the 31:^token 29:^total 30:^transaction 42:^what
28:^which 22:^who -57:addres -50:all 41:already -35:also 41:am -27:and -45:are -54:artist 48:be -29:burn 28:check 33:circulat
69:client -22:close 36:coin 21:crypto 28:custom 57:did 52:doe 52:down 62:empty -32:epoch 32:every -33:everyth 30:exact 45:exist
-22:exploit 25:fail 26:fee -21:first 50:for 68:from -22:frozen -28:full -29:get 51:go 28:happen -48:hi -21:hold -20:how -33:in
42:keep -44:key -27:lamport 25:log -22:lowest -46:m 31:made 24:min -22:morn -21:move -38:much -32:next 35:node -21:not -31:only
-22:or -31:our 22:own 74:pay 44:per -49:pippin 62:pl -22:please -47:program -26:put -28:real -29:recent -21:rent 58:rn -22:rug
-30:safe 59:say 37:second -41:she 50:should -29:since 27:sit 57:slot -28:so 40:someone -36:spl -22:start 35:supp -39:swap -39:talk
20:tell -29:th 35:that -24:their -20:them -31:those 36:through 35:timestamp -27:to 36:today -66:token 52:top 23:total -22:treasury
40:tx -33:unlock -29:user -46:validator -39:verify 39:version 39:what 47:where -42:which -40:writ 48:yet @~solana 23: 16:* 30:?
-29:^all 42:^compress -22:^did -48:^in -22:^look 41:^my -42:^nft -42:^please -25:^price 31:^search -24:^the -20:^there 47:^token
78:^which 38:^who -57:a -28:account 30:addres -50:address -27:already 34:an 34:anyone 21:artist -23:ask 48:asset 36:belong 38:block
27:buy -46:by 42:call -37:check -28:client 28:compress -36:count -62:creator 44:d 23:did 52:digital 52:doe -33:everyone -38:for
22:freeze 25:friend 30:got 75:he 25:hi 54:holder -29:impermanent 50:includ 21:it -23:item -57:know 23:land -37:left 33:liquidity
-58:list -28:look -29:los 33:m 39:many -28:member 47:metadata -30:much 31:my 34:nam -27:name 41:nft 68:numb -25:only -25:our 52:own
-33:pay 22:phantom -52:piec 23:pippin -50:pl -47:please 36:plu 45:program 33:real -44:rn 86:safe -75:same 51:she -62:should
-43:signatur -23:simple 51:so 31:some -51:spl 66:swap 31:swapp 66:these -21:they 29:think -59:tick -31:too 40:trad 73:trait
-42:transf -33:tx 23:verify -28:we 29:wheth 42:which 54:writ @~source -51:* -26:^i -69:^verify 26:^who 32:and 23:are -47:at -32:coin
30:compil -66:contract -58:each -31:etherscan -47:have -38:i 26:licence -56:may -45:my -22:on -35:our -44:own 34:point 36:proxy
40:rout -54:say -52:so -24:swap 22:tell -46:that -33:the -29:verify -29:want -51:we -49:what 31:where 25:who -21:with @~spot -36:
-14:* -24:^i 32:^spot -31:^which 38:between 35:bid -23:circulat 36:market -34:perp 43:spot -24:supp -26:trad -21:trade 28:up
-25:which -35:with @~stablecoin -21:* 40:^and 27:^did -23:^doe -27:^ha 27:^on -28:^price 35:^stablecoin 39:^supp -43:^the -28:^we
-29:^what -23:a -20:above 30:against 20:back -20:balance 33:blockchain 20:both -48:cent 25:chain -38:circulat 24:circulation
-36:coin -37:compare -34:crypto 23:current -45:day 27:defillama -30:do -23:doe -32:ever -24:from -42:gone -22:have -38:hold 62:id
-24:into -26:it -44:know 33:liquidity -34:many 30:money 24:most -29:much 29:network -47:now 27:numb -54:one -42:only -21:park
-31:peg -26:pric 34:rank -26:see -25:show 38:sit -20:sold 49:stabl 68:stablecoin -38:still 24:supp -24:that 25:them 25:there
-42:these -21:through -50:to -20:today -49:treasury -27:two -41:value -62:wa -43:want -31:we 23:whole -26:would -24:you @~stat -10:*
28:^dominance -47:^market 71:^total -38:a -44:address 26:all 23:busy 21:by 27:coin 20:count -29:crypto 49:day -40:defi -51:fear
-51:gre -32:ha 21:had 42:in -37:market 44:mcap -61:most 28:no -22:only -59:over -60:search -24:share -21:since 21:so 40:these
34:today 25:total 39:utilisation -41:whole @~statu 34:* 31:? 37:^i -22:^what 27:all 48:at 31:down -30:exchange 21:for 36:i 27:it
38:one 26:order 29:right 36:thi 26:to 34:trade 24:up -22:what 22:when -22:work @~storage -16:* 28:^i 29:^read -26:and 43:can
30:contract 23:latest -22:me 34:read -21:tell -20:wa -21:which @~sui -23: 34:* 24:^can 35:^coin 47:coin -26:doe 44:hold 41:in
32:list 31:our 21:out 21:safe 22:that 22:who @~summary 34:* 41:^rugcheck 27:a 40:bought 38:coin 50:for 35:in 55:launch 43:me
38:memecoin -21:most 27:on 54:risk 20:rugcheck 30:safe 58:thi @~supp -30:? -55:^i 55:^supp 30:^total -37:account -38:all -21:are
-48:artist -31:burn 25:chain -40:did -24:everyth 25:exact 58:exist 26:for -27:have -49:i 20:me 36:mint 24:my 51:need 29:of -22:our
55:pl -31:so 45:supp 47:that 20:the -29:thi -28:those 45:today -27:token 24:total -49:what @~support 26: 47:* 25:^what 33:all 30:are
22:before 64:can 21:check 29:coin 27:collection 43:currency 25:for 33:give 43:goplu 45:in 24:it 34:money 22:network 34:or 53:price
32:show 21:token 34:v 41:what 33:you @~swap -20: -16:* -25:^did 41:^ha 46:^on 23:^recent 21:^when -31:^where -26:account 45:are
-36:at 24:been 42:by -22:copy 32:did 26:do -39:doe -51:entry 32:first 21:got 59:ha 37:have -24:he 20:late 21:made 26:many 41:most
-28:my -47:old -45:or 23:price -27:sell 40:sold 38:some 39:swap 23:swapp -23:that 61:them 24:there -26:token -44:trade -39:we
37:when -21:where 32:which @~tick 4:* -34:? 46:^i 71:^perp 20:^what 20:^where -32:^which -28:all 21:and -47:are 82:ask 54:at 37:bid
-22:book -33:depth -22:doe 34:exchange 28:for -116:from 34:high 23:i 54:last -49:list 41:look -22:low 33:moment -23:of 34:one 29:our
-41:over -33:pair 27:same 39:spot 42:the -66:tick -45:to 59:trad 55:we 60:where -55:which -27:withdrawal @~ticker -29: -15:* -44:24h
29:^all -28:^compare -48:^floor -21:^for -24:^how 57:^i -28:^last -64:^list 22:^on -42:^the -28:^trad 22:^what 21:^which -32:^who
39:about 26:against 45:am -27:an 22:and -36:any -43:ask -28:average 22:biggest 23:busiest 25:by -25:cap -34:chain 41:cheap
-33:company -31:compare 21:could 29:depth -30:derivativ -29:dex -25:did 33:do 27:each 21:every 39:exchange -33:far 81:fee -20:fill
-46:floor -33:from -35:futur -31:ha 35:have -29:high -41:how 23:i 57:id -38:interest 79:keep -26:last -31:list 46:lowest -22:m
-23:market 47:marketplace 28:mean 33:moment -44:mov 31:move 31:my 28:need 56:not -44:now -24:on 108:one -35:open 103:oth -29:our
-54:over 27:perp -39:please 34:quot 25:rate -24:recent -26:right -23:see -22:side -38:spot 46:that -79:there 28:they 22:tick 24:to
-27:token -33:top -22:total -37:trad 27:two 32:und -23:venu -45:venue 23:volume 57:want -27:we 28:what -31:who -29:with 34:you
@~time 38: -22:* 23:? 37:^doe -46:answer -22:api 73:clock 39:down 21:error 22:exact -24:exchange -21:first 21:from 52:get -41:i
-21:in -23:key 35:made 20:my -21:not 46:now 36:off 49:or -29:ord 30:order 21:our 34:reject 53:serv -49:service 54:slot 28:that
-24:the 45:timestamp 31:to 20:we 33:with 44:work 54:your @~timestamp -14:* 42:^block 29:^i -40:^in 27:^my -47:^what -38:date
23:deploy -23:did -20:end 26:height -30:in 39:min -32:my 27:need -25:newest 24:numb -38:please 26:snapshot -35:time 28:to -29:up
52:wa 57:we 44:went -42:what 73:when @~token 14:* -35:24h 41:^ 40:^a -29:^am 22:^and -61:^balance -23:^biggest 77:^call -32:^check
-26:^compare -58:^contract 34:^convert 45:^dex 65:^did 39:^doe 46:^every -67:^everyth 32:^find -43:^for -30:^got 23:^ha -46:^have
-50:^honeypot -28:^how 39:^i -23:^if -37:^in -59:^it -36:^list -34:^look -50:^make -68:^market -34:^most 35:^need -49:^next -28:^nft
-45:^numb -52:^of -67:^only -20:^or 21:^pair -36:^please 65:^price 39:^put 66:^search -45:^somebody 46:^supp 49:^that 59:^token
40:^total -30:^twitt -31:^v 21:^wallet 52:^we -40:^when -30:^where 36:^which 45:about 23:above -36:account 40:acros -21:ad -22:add
-23:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -23:addres 25:advis
27:aft 49:airdropp -26:already -61:also -33:amount -25:answ 23:any 44:anyone -21:anyth 64:argument -50:around 34:arriv 76:arrive
36:ask 42:at 49:ath -52:attach -42:attestation -33:audit -22:back -42:bag -21:balanc -44:balance -47:been -21:before 22:beside
20:bet -51:big -21:bigg -26:biggest -42:block -29:blockscout 53:bos -29:both 28:bought -35:bridge -22:broth -71:burn -27:burnt
75:call -28:came 28:cap -22:category 42:cent 20:chang -40:circle 39:circulat 46:claim 23:client -26:code 49:coin -39:coingecko
-43:colleague -30:com 43:company -34:compare -40:contract 34:convert 35:copy -32:could 79:cousin 37:current 40:dao -41:data -32:date
-45:day 46:decimal -20:deep -24:depth 45:did -29:do 31:doe -33:down -38:drain -32:eligible 51:email -24:employ 58:empty 57:en
40:erc20 22:even 40:every 27:everybody -45:everyone -40:everyth 41:exact 22:exchange -50:exploit 43:explor -24:fake -31:far 63:fetch
-63:figur 26:figure 24:find -32:first -30:flag 63:flow 28:follow -33:follower 54:forgot 35:foundation -24:friend -23:frozen
24:gallery -39:given -52:goe 38:gone -36:goplu 24:got -41:grandson -20:green -65:group -24:had 26:hand -33:happen -55:held 26:her
35:hi 26:high 23:highest -37:hit 80:hold -26:holder -51:honeypot -23:how -51:id -26:in -23:includ 23:income 34:inflow -27:invoice
32:issu -29:item 40:itself -32:just -25:key 45:kid -34:know -40:last -49:launch -42:lend -20:let -22:lett -20:line -46:liq -44:logo
47:lp -32:made -45:make 57:mark 43:may 23:mcap 25:mean 43:memecoin -25:mention -44:message 22:metamask -26:min 21:mine 38:mint
-25:minute -70:month -28:most 67:movement -21:much -21:must 20:name -24:near 21:need 26:network -62:nev -52:newest 24:news -36:next
-44:not -36:now 48:off 44:official -37:often -41:old -73:once -91:only -23:open -20:oracle -28:outgo 42:over 23:own 30:page -24:past
35:paus -32:pay -25:payout 23:peg -92:per 21:percent 36:phantom -44:piec -29:piece -23:pippin -28:pl -53:place 40:plu -30:point
-21:position -61:post 36:present 35:pric 37:price 26:profil -46:program -35:project -36:protocol 46:put 41:queue 48:rank -39:rate
-36:raw 88:reach -44:read -62:receiv 29:record -34:reentrancy 45:rent 40:request 33:reserve -34:return -22:review -21:rich -67:right
-27:risk 27:rn -24:rout -39:rows -44:run 79:safe -27:said 60:sat 57:saving -27:score 34:search 38:see -33:sell -56:serv -22:shar
-51:share -27:should 32:show -41:sign -35:since 49:sit -29:sitt 79:so -38:sold -56:some -43:somebody 40:source -44:spl -29:spr
73:stable 40:start 37:state -26:statement 27:statu 52:still 45:stop -49:str -57:straight 30:support -25:swap 37:symbol -36:take
-59:telegram 87:th -22:than 28:that 22:their 25:them 31:these -32:they -25:thi 20:think 49:those -41:through -42:tick -30:time
-60:today -36:togeth -23:tonight 41:too 56:tool -28:total -32:track 23:trad -20:transf 36:transfer -25:trustworthy -24:turnov
-50:twitt -33:two -23:tx 23:u 55:und -33:unlock -28:up -47:use 24:user -30:valuation -44:value -23:vault 29:venu 57:very 37:via
-52:view -39:wa 36:want 27:we -52:week -32:were -20:whale 28:what -31:whatev 52:wheth 32:who -24:whoev -57:whole -20:whose -30:will
34:with 59:wont 38:worth -35:wrong 65:yet -30:you 53:your 24:zero @~topic -14:* 73:^topic0 -57:^what -43:^which -30:an -41:argument
27:custom -35:doe 36:for -30:get -23:ha 39:hash -46:here 25:in -64:mean 27:need 28:one 35:our -35:out 33:please 20:that -29:thi
-39:topic 21:topic0 -68:what @~trad -26: -4:* -43:? -28:^fill 45:^for 53:^give -21:^ha 49:^last -62:^market -25:^my -57:^pool
76:^print 33:^recent 62:^trad -34:^what -31:^where -27:^which 29:^who -23:about 35:amount -29:and -29:bet -28:bett -27:buy -27:by
21:clos 29:company -23:deep -28:did -25:do -21:doe -33:down 72:event 31:every -40:form -21:from 40:give 26:guy -24:ha -37:he
-56:holder 22:in 49:last 43:late 42:latest 23:like 32:list -27:live 49:look 29:me 40:mine 31:more -26:of -36:old 44:open -21:our
47:perp 24:politic -35:price 100:print 34:pull 22:recent 30:right 88:run 26:sal 37:sell 67:settl -32:shar 25:sid -31:side 37:sise
-42:sit -46:somebody 27:still -32:tak 28:tape 34:than 26:that 28:think 97:through 21:time -24:to -21:today -25:token -25:too 22:trad
-35:trade 50:trader -41:up 46:v -26:volume 43:w -21:wa 35:went -28:what -37:where -29:which -20:with -48:ye -20:you @~transaction
6:* 32:^a 32:^all -50:^balance 20:^buy -24:^call -46:^can 29:^decod 26:^decode 54:^did -39:^doe 45:^event -20:^fee -45:^for
-54:^from 33:^ha 32:^i 38:^in -60:^it 23:^need 30:^search 40:^show -25:^someone -36:^to 47:^wa -56:^what 24:^which -30:^who 26:^why
30:add -33:aft 33:all -40:arrive -26:ask -33:asset 37:audit -27:balance 30:be 34:before -41:blob 74:block -22:blockscout 23:bought
-33:broadcast 35:buy -29:by 23:came 45:chain -29:change -38:cheap 54:check 25:claim -28:coingecko 27:confirmation -37:contract
-44:current 28:custom 28:dat 20:day 35:decod 21:decode -34:deploy 31:did -44:do -38:doe 51:eip 45:emit 28:end 23:etherscan -28:event
-22:ever 32:every 44:exploit 33:explor 36:fail -27:far 30:fil 23:friend 47:from -29:get 30:government -34:ha 43:happen 22:height
29:here 39:hi 21:history -24:hold 30:id -33:impermanent 68:includ 20:invoice -32:l2 -25:largest 28:last 28:list -35:los 32:me
-28:mean -20:metamask 43:min -41:mine -52:more 48:mov 42:movement 51:nam -27:newest -26:next 24:nft -21:node 39:nonce 52:noth
-25:numb 26:number 28:old 46:oldest -28:on 25:one 25:only 42:ord -24:order -36:oth 46:out 45:outgo 26:pay 23:payment 25:pl -27:plu
-34:present -47:pric 57:price 38:program 36:purchase -24:rank 48:receipt 82:receiv 31:recent 21:recipient -27:right -46:rn -42:safe
34:sale 30:search -33:second 24:see -25:sell 57:send 21:sent 34:shar 31:should -44:signatur -34:simple -50:sitt -62:so -29:someone
-31:stack -32:start 49:statu 43:swap 32:swapp 54:take 21:tell -43:text -36:th 23:them -36:there 38:these 38:think 35:thru -30:to
-39:topic 42:touch -56:trace 64:transaction 57:transf 35:treasur -42:trezor -33:two -31:unconfirm -28:unit 37:use 31:used 55:value
20:very 26:w -22:want 20:way -30:were 47:withdrawal -36:would 51:yet 27:you @~transfer -35:* -24:? 34:^all -37:^balance 20:^could
50:^did -44:^everyth -21:^how -25:^i -60:^it -38:^list 25:^my -35:^need -35:^on -23:^only 37:^the 34:^we 26:^which -32:a 28:account
38:aft 34:airdrop 50:all -52:also -38:an -40:are 30:arriv 63:arrive -21:attach -34:balance -23:base -49:be 21:between -64:both
20:buy -47:by -22:call 25:check -58:coin -41:contract -51:custom -24:d -24:data 22:did -23:do -24:doe -28:each 24:erc -22:every
-43:everyth -41:exact 40:exchange 33:first 42:flow 22:from 32:got 30:hand -28:hold 28:if 49:incom 29:inflow 33:into -25:it 45:late
40:latest 56:left -51:list -24:make -27:may 25:money 29:most -27:move 20:movement -32:name -27:need -52:nft -60:one -32:outgo
35:over -44:own 28:payment 35:read 22:receipt -56:receiv 20:receive -21:recent 45:safe 31:send 22:she -35:th -28:these -42:those
23:through -28:time 27:to 47:tonight -46:transaction -36:transf -32:tx 50:u -41:wa -31:wallet 33:whatev -21:where 40:who -30:whom
-27:why -52:would 33:yet -22:you @~treasury -33:* 55:^biggest 21:^buy 53:^for -50:^how -22:^list -34:^what 23:^when -60:a -33:about
-25:against -43:all 32:and 26:audit 49:average 28:buy 44:by 40:change -34:chart -22:coin -21:coingecko 23:compare -29:cost
-35:crypto -28:current -56:dao -22:day -39:doe -22:down 38:each 80:employ 28:every -52:fee 59:firm 22:for -29:got 34:ha 33:hi
56:holding -30:id -25:in 20:into -34:keep 31:last -36:late 37:list 27:lol 24:los 55:min -38:mov -21:now -40:old -40:or -59:our
-33:over 44:paid 45:pap -31:pay 36:pile -27:please -25:pool -40:price 27:profit 34:protocol -21:purchas 29:purchase 53:report
-30:reserve -27:run -44:safe -23:see -31:sell 47:shar -49:share -63:should 49:sit -28:some 59:stack -27:talk -20:that 41:their
25:they -40:thi -55:to -33:token -22:up 23:value -21:vault -28:wa 41:we -24:went -32:what -21:which 21:with 43:work -23:yield
-23:you @~trend 16:* 68:? 42:^any -38:^can -24:^newest 32:^pool -21:a -40:and 37:any 34:are 22:at -33:by -34:can 33:coin -55:compare
28:could 28:dex 57:go -22:got -25:ha -26:id -21:if 34:into -28:just -25:last 29:m 30:moment 43:most -27:newest -22:now -23:of
-32:one 40:only -21:or 49:people 27:please 30:pool 55:pump 57:search -21:talk -34:that -46:there 24:those 24:today -32:top
-26:volume -21:wallet @~tvl 20:* 33:? 45:^did -44:^how 60:^the 37:^when -23:^which -29:^who 23:all -40:at 101:blockchain -86:by
23:compare -45:dao 50:deploy -28:deposit 25:did -21:do -54:doe 20:each -23:exchang -56:fee 27:first -26:for 30:get -58:have
-52:itself 30:just 34:lend 58:lie -22:liquidation -30:liquidity 33:lock -22:long 26:m -44:me -43:money -39:need 22:of -24:our
-24:out 27:over 24:point 30:present 25:project -31:rank 29:saving -40:show -31:stablecoin -22:stak 44:tell 22:there 35:thi -33:time
48:today 31:tvl 80:wa -30:wallet 60:we 28:when 49:where -28:which -27:who @~tx 5:* -30:? -62:^ha 32:^how 50:^i -31:^my 27:^sat
40:^what -34:^which -35:are -25:arriv 60:by 41:confirm -41:confirmation 33:did 62:doe 52:for 36:gave -60:ha 32:have -48:hour 27:how
26:i 35:in 64:it 36:many 42:mempool 22:min 67:now -42:output 43:pay 69:pend 24:sat 43:sent 23:since -21:so 70:still -40:stuck
23:that -39:through -21:to -22:transaction 51:txid -26:vb 31:wa 28:what 24:with -56:yet @~typ -13:* 31:^hash 20:digest -21:do 22:eip
-23:from 21:permit 21:the -27:you @~unit 32:* -41:^convert -33:^ga 26:^what 44:a 34:amount -31:and 52:are -28:coin -34:convert
-50:decimal -21:did -32:doe 40:for -31:ga -41:ha -29:have 30:how 25:i 63:in 24:it 23:ledg 41:many 47:me 21:my 42:numb -22:of
-32:round 24:say 66:that 58:the 23:thi -23:to 42:token 30:want -35:when 28:whole @~updat 22:any 20:page @~utxo 16:* 25:^utxo
30:addres -28:and 22:can 26:consolidate 37:fee 25:first 28:ha -51:in 23:my 26:one -21:or -53:sit 28:spend 45:spendable -23:there
22:to 30:unspent 32:utxo @~validate 32:* 30:^before 35:^did 28:^i -26:^my 39:^the -21:^what 53:a -20:and -29:at 27:before 22:correct
41:did -27:doe 21:exchange 36:gave 22:have 30:i 48:it 21:me 48:one 30:or 65:real 31:str 22:that -48:use 25:valid -32:wa 20:well
27:you @~value -24:account 51:all -37:and -39:bet -36:clos -29:doe -23:money 52:togeth 31:total 29:worth @~verify 20:^ha 29:^i
36:^say 45:^verify -23:are -22:by 29:claim 20:contract -21:eip -33:find 43:have 52:he -24:hi 33:in 27:look -51:match 24:now 25:only
-21:open 27:or 30:own 27:public 44:publish 26:put 28:team -28:there -26:thi 28:verify -26:wa -25:wallet -36:where -21:which
-29:whose 40:work @~volum 23:* -31:^busiest 104:^dex -28:^i -35:^on -24:^the -59:^volume -39:^what -47:a -28:about 29:acros -39:all
-29:an -38:are -22:before -31:busiest 85:by -25:change -24:day 42:decentralis 67:dex -25:doe 21:down 37:each 25:every 27:exchang
26:exchange -29:fee -40:got -24:how -72:it 25:lead -25:list -41:make 23:more -28:much 54:now -29:one -22:only 24:our -39:perp
-28:pool 33:right -26:run 46:see -25:swapp 23:than -25:them 43:they -20:thi -26:token 21:trade 26:turn 38:turnov 37:v 25:venu
30:venue 38:volume -26:wa 26:want -42:we -37:week 51:who @~volume 27: -15:* -46:24h -40:? -56:^and -85:^dex 62:^give 24:^ha 23:^my
-23:^net 47:^the 94:^volume 27:^we -55:^what -47:aft 63:against -45:am -51:at -24:been -38:buy -33:by 40:chart 21:coin -22:company
29:day 62:deposit 28:did 28:do -22:down -37:each -21:etf 33:exchange -58:flow 27:for -31:futur 55:give 53:gone 43:got -49:hack
29:history 26:how -22:inflow -31:into 40:it 26:know -25:l2 29:make 33:many 50:me -32:moment -45:money -22:month -38:most -40:net
-22:numb 22:number 36:of -30:one -39:oth -30:out -75:over -60:people 57:percent 47:perp 27:please 40:same -48:see -39:sell -38:sent
49:since -28:spot -51:still -21:take -28:th 22:that -50:there -28:to -26:token -52:total 24:trade -55:trader -46:turn -27:u 44:up
-44:used -27:v -29:venue 41:vol 48:volume 37:we -39:what 38:where -26:which -36:with 60:withdrawal -21:would @~wallet 4:* 45:^all
-31:^am -29:^and 31:^any -36:^balance 35:^biggest -29:^call 38:^check 56:^coin -46:^could -21:^deposit 49:^doe 45:^everyth
-22:^explain -24:^find -43:^for -21:^ga 40:^got 26:^ha 27:^hey 28:^how -26:^i 61:^in -46:^it 24:^list 59:^nft 57:^one 70:^only
30:^our -31:^please 29:^pnl -47:^price 27:^pull -26:^realis 39:^recent -83:^revoke 60:^search -39:^somebody 36:^swap 32:^that
62:^token -41:^transaction 78:^wa -20:^wallet -26:^we -33:^where 61:^which 26:^who -24:acros 27:activity -40:add -55:addres
-42:address 63:aft 24:airdrop -52:airdropp 72:all 33:already 23:am 22:an 37:ape 36:app -44:approval 34:are 34:arriv 65:arrive
90:artist -22:at -26:attach 35:away 56:bag 40:bal -46:balanc 21:bank -22:base 30:been -28:before -27:behind 61:belong -32:bett
31:biggest -84:block -43:blockscout -26:book 54:bookkeep -54:bot 36:burn 38:burnt -22:by -45:call 24:came 38:can -40:chain -51:chang
47:check 45:clean -29:close -23:code 45:cold 38:company -40:compare 30:compress -34:confirm -20:copy -22:could 53:creator -44:custom
-27:d 50:dao 21:daught 44:deploy -53:dex 60:did -32:diligence -22:doe 34:down -32:due -28:each 43:earn -56:eligible -41:employ
24:end -34:entry 37:erc 50:erc20 -21:error -41:even -84:every 48:everyth 35:exchange -21:explain 58:explor 23:far 21:farm -23:file
28:follow -28:for -42:forgot 34:friend 62:fund -24:gain -38:gave 24:give -48:go 27:goe 29:good 53:got 57:grandson -29:guy 30:ha
49:had -54:hand -24:hardware 64:have 48:her -32:hex 27:hey -40:hold 30:holding -42:home 37:hot 34:how 43:if -33:includ 37:inflow
38:internal -30:it 81:item -52:jpeg -23:just -49:keep -34:key 20:kind -22:known 51:l2 46:late -44:launder 55:left -34:legal -30:lett
40:like 63:line 24:link 53:list -31:live -23:long 34:lost 50:made -31:market 47:marketplace 21:may -45:mean 24:member -27:min
42:mine 46:mint -20:minute -23:moment 44:money -32:more 31:most -57:movement 68:much 50:multisig 41:must -26:nam -21:name 39:net
-39:nev 27:new -39:newest -49:next 31:nft -50:nonce 28:not 26:noth -21:off 25:office -35:old -21:on -28:only -58:open 51:our
23:outgo 40:over -46:own -34:paid 24:park -32:part -21:past -36:people 26:permit2 -43:person 29:picture 49:piec -22:place -42:plu
-31:point 54:pric -63:print -29:profit -21:project 42:provide -28:rank -47:rate -28:read -45:reason 22:receipt -65:receiv 22:receive
47:rent -81:revoke 54:rich 31:right -43:rout 36:rows -22:rpc 57:safe -53:satoshi -23:say 58:search 73:see -24:sell 45:set 20:several
-39:sheet 28:should 21:show -30:sign 49:sist -68:sit -41:sitt 24:so 40:sold -27:solidity 23:some -38:somebody -34:source -23:spam
-39:spend 60:spl -35:stable 26:stak -23:start 38:statement 29:storage 29:stuff -22:supp 35:swap -37:symbol -21:t -22:talk -28:team
-35:th -68:that -51:their -32:them 38:there -24:these -24:they 26:think -21:those -48:through -20:to -30:today 68:token -31:top
-49:trade -25:trader 29:transfer 65:treasury -40:turn -41:two 24:u -24:unit -27:unlimit 20:up -26:use -44:user 49:utc -26:valuation
68:vault -26:very 43:vitalik 30:wa -40:week 28:were 37:whale -29:when -31:wheth 82:which 39:whom -45:whose 40:why -45:will -52:win
-23:work 43:worth -26:write 36:year 38:yet 43:yield 53:zero @~worth -29:* 36:? 22:^am 29:^how -23:^i -25:^my -42:^net -32:^what
49:acros 21:am -26:balance -27:for -43:i -39:it -37:net -36:on -29:open 54:or -23:over -27:present 70:rich 29:spam -20:the
-25:togeth -35:token -26:value -44:what -53:worth @~yield -39:* 23:^apy -30:^best -20:^ha -51:^i 30:^my 24:^yield 27:and 51:apy
-37:at 23:can -43:deposit -37:did 23:doe 27:down -44:earn 60:farm -23:ha -34:i 34:interest 21:into -60:keep 37:least -31:lend
-29:liquidity 35:more -24:my 28:now -36:park 41:pay 33:per 33:please 29:rate -31:report -44:reward 31:show -26:since 26:stak 27:summ
20:th 37:there 22:thi 25:those -24:treasury 25:use 22:wa -31:want 23:went -27:when -26:which 26:year -22:yield
`;
