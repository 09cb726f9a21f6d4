// First weights: how much each sign of a candidate tells for it, by itself (*) and beside each word of the question; written by test/learn-first.ts, in hundredths.
export const FIRST_WEIGHTS = `
@+lacks 42:!+! 71:,+24h -22:,+a -34:,+and -33:,+any 30:,+at -33:,+biggest 59:,+burnt -44:,+by 59:,+can 32:,+contract 45:,+could
40:,+every 53:,+find 36:,+for -35:,+give 50:,+in -25:,+just 24:,+liquidity 27:,+list -24:,+long 21:,+mcap 30:,+my 30:,+need
-57:,+not 29:,+oldest 82:,+open -32:,+slippage 32:,+so 39:,+spend 49:,+tell 57:,+verify 41:,+volume 24:,+want 20:,+we -57:,+what
-43:,+whatev 33:,+where -50:,+which 21:,+with 54:.+_ 59:.+before 39:.+can 52:.+for 49:.+ha -30:.+how 38:.+i 40:.+it -58:.+show
28:.+the -38:.+which 26:.+who 36:24h+vol 57:?+? 45:?+_ 39:?+he -43:?+how 67:?+i 54:?+it -48:?+just -63:?+look -34:?+my 53:?+the
-30:?+what 45:^+all -27:^+any -111:^+balance -35:^+bid -35:^+biggest 24:^+block 37:^+blur 39:^+buy 54:^+by 53:^+call -31:^+can
-26:^+cheapest 66:^+check 51:^+coingecko 28:^+compare 23:^+compliance -27:^+convert -29:^+could -29:^+current -20:^+decimal
-42:^+dex -34:^+draft 23:^+every 37:^+everyth -34:^+explain -32:^+fill 30:^+find 43:^+floor 38:^+for 36:^+found -58:^+ga 35:^+ha
43:^+hey 21:^+holder 43:^+honeypot 31:^+hows -46:^+it 57:^+kind 37:^+last -37:^+liquidation 44:^+list 29:^+look 21:^+market
42:^+metamask -37:^+my 26:^+need -35:^+newest -33:^+next -27:^+nft 36:^+odd 33:^+on 43:^+open 33:^+ord -35:^+our 43:^+pl 28:^+plot
23:^+pool -49:^+price -34:^+read -28:^+realis 30:^+recent 36:^+revenue -69:^+revoke 54:^+rugcheck 28:^+sat 36:^+show 56:^+so
-31:^+somebody 23:^+stablecoin 39:^+swap -58:^+the 47:^+there 27:^+they -43:^+thi -50:^+top -39:^+total 50:^+tvl 104:^+wa 28:^+we
-44:^+where -23:^+with -40:_+? 20:_+a -76:_+account -44:_+addres 71:_+all 32:_+already -25:_+among -53:_+are -42:_+at -64:_+atm
-36:_+back -24:_+been -40:_+before 57:_+bet -62:_+by 27:_+cent 31:_+chart 33:_+clos 57:_+coin -68:_+collection -25:_+cost -38:_+cut
31:_+deposit 87:_+doe -24:_+entry 32:_+for 75:_+from 68:_+fund -37:_+ga 32:_+get 34:_+give -20:_+got -49:_+ha -69:_+have -30:_+left
-32:_+level -27:_+list -22:_+lock 62:_+long -44:_+may -30:_+mempool -34:_+next 27:_+now -23:_+odd 27:_+of -35:_+one -32:_+open
56:_+or -35:_+ord 29:_+own 50:_+pair -23:_+perp 29:_+pool 55:_+price -27:_+proposal -20:_+protocol -46:_+question -25:_+recent
-35:_+right -51:_+rn 52:_+say -45:_+sery 42:_+so 26:_+spot -31:_+stake 21:_+stand 33:_+still 47:_+th -30:_+that 31:_+thi 38:_+to
-25:_+today 57:_+token -66:_+trad -44:_+trade -49:_+transfer -21:_+tx 42:_+utc -32:_+value -68:_+wallet -49:_+what 101:_+when
-26:_+which -41:_+with -55:_+word 54:_+worth -31:_+ye -23:a+_ -52:a+a 100:a+coin 36:a+contract 36:a+custom -30:a+day 46:a+feed
40:a+friend 43:a+list 38:a+long 41:a+new -34:a+phish -29:a+piece -22:a+profile 37:a+rug -21:a+side 27:a+sign 21:a+single 38:a+token
-23:a+transaction 38:a+transf 37:a+wallet 57:about+$ -24:about+, 21:about+a -43:about+the 26:about+to -27:account+at -56:account+i
79:account+on 32:addres+$ -26:addres+, -25:addres+_ 24:addres+doe 54:addres+for 29:addres+on -35:address+$ 47:aft+the -27:against+_
-24:against+it -21:all+_ -52:all+chain -41:all+of 26:all+the 44:all+time 33:already+$ 64:am+i 20:amount+$ -36:an+airdrop 47:an+nft
25:an+old -28:and+ask -42:and+by 46:and+give 25:and+he -36:and+in 21:and+last 66:and+my 50:and+now -50:and+of 25:and+tell
-34:and+volume -56:and+which -40:and+who 33:any+_ -24:any+chain 27:any+of -24:approve+a -26:apy+of 34:are+_ -33:are+in 48:are+my
-39:are+people -23:are+the -38:are+there -35:are+they 24:ask+$ -34:ask+. -43:ask+for -39:at+$ -41:at+_ -65:at+my 51:at+the
-38:at+thi 31:at+which 33:ath+$ -70:balance+and 22:balance+sheet -35:be+$ -55:be+? 64:been+burn -28:before+i -32:behind+_
46:behind+it -37:behind+thi -30:best+_ 47:bet+$ -31:bet+on -34:between+_ -20:bid+and -25:bid+ask 20:bid+for -21:biggest+first
-29:block+? 27:block+_ -46:block+i 37:block+numb 24:block+wa -24:book+_ -40:book+for 54:book+on 49:bought+$ 31:burn+$ 54:burnt+in
51:burnt+one 23:buy+$ 23:buy+, 29:buy+? 52:buy+it -44:by+24h -39:by+_ -24:by+hand 54:by+how 47:by+it 33:by+now -31:by+one
-39:by+protocol 43:by+the -25:by+tvl -32:by+volume -41:by+what 31:call+data 27:can+i -21:can+it -35:can+still 21:can+u 23:cap+,
-29:chain+$ -35:chain+, -44:chain+_ -23:chain+by 28:chain+doe 21:chain+it 30:chain+we 26:chart+of 21:close+to 37:code+of 42:coin+$
-32:coin+a 22:coin+by 25:coin+from 20:coin+in 70:coingecko+id 30:cold+storage 30:collection+$ -39:collection+_ 91:collection+on
31:compare+it 27:confirmation+doe 24:contract+$ -39:contract+address -62:contract+for 37:contract+i 46:contract+or 37:contract+that
-27:convert+_ -38:cost+$ -29:cost+? 22:cost+on 41:could+the -23:crypto+market -27:current+_ -29:cut+in 29:d+like -36:data+_
-30:day+? 23:day+i 20:decode+the -23:decode+thi 21:deploy+on 48:dex+$ -37:dex+on -40:dex+pair -41:dex+volume 21:did+it 31:did+that
78:did+the -62:did+they -54:did+thi 24:do+_ -35:do+people -23:do+they 51:do+you -25:doe+a -22:doe+coingecko 20:doe+geckoterminal
73:doe+he -50:doe+it 37:doe+my 25:doe+pyth 45:doe+that 43:doe+the -25:down+? -34:draft+a -21:each+$ 27:each+of 22:each+one
-32:each+oth 34:each+side -37:earn+the -42:eip+_ -37:eligible+for 46:end+of 28:enough+. -23:error+_ 84:event+of 30:event+on
-71:every+approval -31:exchange+$ 23:exchange+? 53:exchange+clock 46:exchange+where 21:explor+for 32:explor+of 38:far+$ -37:far+i
45:far+off -25:fee+$ 47:fee+. 52:fee+? 32:fee+_ 23:fee+and -35:fee+did 29:fee+i 24:fee+that -41:feed+_ 31:feed+for 45:feed+id
-40:fill+in -21:find+_ 50:find+out -24:find+the -28:first+$ 43:first+, -34:first+? -26:floor+$ -40:floor+? 72:floor+and 61:floor+of
22:for+a -25:for+each 27:for+how 22:for+it 31:for+me 52:for+that 44:for+the -36:form+_ 43:found+a -25:found+the -22:from+_ 43:from+a
-38:from+me 33:from+my -20:from+our 41:from+the -25:function+i 31:fund+on -22:ga+rn 20:gave+u 22:get+for -38:get+into
42:get+liquidat 36:get+the 28:give+me -40:go+through -73:go+to -20:go+up -34:got+liquidat 59:ha+been 34:ha+it -56:ha+on -44:ha+that
82:ha+the 62:had+_ -28:hardware+wallet -20:hash+_ 21:have+, 26:have+? 56:have+a 28:have+i -49:have+in -27:have+left 36:have+open
-70:have+the 29:he+hold 21:he+i 21:he+say 53:height+of -30:held+by -58:here+. 39:hi+_ -44:highest+floor -28:history+of -25:hold+$
-31:hold+, 79:hold+it 23:hold+the -45:home+addres 30:honeypot+? 43:honeypot+or 43:hot+wallet -52:hour+$ 32:how+are 50:how+deep
-34:how+do 43:how+far -22:how+full 28:how+ha -31:how+long 35:how+the 65:i+$ -30:i+, -96:i+_ 30:i+allow -22:i+approve -35:i+at
58:i+bought 65:i+buy -37:i+click 21:i+do -37:i+eligible 23:i+enough -33:i+forgot 37:i+get 35:i+got -70:i+he 22:i+hi 23:i+hold
-27:i+it 25:i+just -27:i+m 44:i+made -54:i+mean 29:i+mint -23:i+my 25:i+need -23:i+not -47:i+on 38:i+only 31:i+open 88:i+own
45:i+paid 36:i+read -28:i+see 30:i+sign 31:i+still -34:i+stuck 40:i+swapp 39:i+there 21:i+thi 69:i+think 33:i+trade 33:i+up 39:i+wa
53:i+would 25:id+$ -29:id+, -37:id+_ 55:id+for 31:id+of 38:if+you -32:impermanent+los 41:in+$ -32:in+, -21:in+an 39:in+and
-27:in+crypto -48:in+decemb 56:in+fee -29:in+germany 24:in+hi 29:in+it -21:in+percent 21:in+that 50:in+the -37:in+them -54:in+thi
-37:in+what 61:in+which 43:incom+_ -28:init+code 20:interest+and 20:into+the 105:it+, 57:it+a 34:it+all -32:it+and 26:it+balance
24:it+been 39:it+confirm 29:it+cost 46:it+end -58:it+floor -39:it+for -68:it+go 28:it+ha 34:it+now 63:it+on 67:it+or -29:it+own
28:it+pay 45:it+peg -23:it+run 53:it+take -63:it+the 27:it+to 49:it+trad -38:it+up -35:it+wa -41:it+worth -44:just+the 41:kind+tell
24:last+_ 24:last+trad 37:late+$ 47:left+in -48:left+on 36:lend+protocol -36:level+$ -21:level+a 21:level+each 49:like+_ -36:link+,
32:liquidat+? -23:liquidat+on -32:liquidation+_ 22:liquidation+on 52:liquidation+price 25:liquidity+, 36:liquidity+and
25:liquidity+for 27:liquidity+i -34:liquidity+pool 21:list+$ 30:list+, 67:list+every 22:log+, -24:lol+$ -44:long+and -20:long+i
21:long+str 24:look+like 35:m+writ 47:made+on -23:made+the -45:make+me -21:many+_ 35:many+confirmation -37:many+decimal 58:many+of
21:many+owner 50:many+percent -29:many+transaction 25:many+tx -45:many+validator 27:market+$ 23:market+i -31:market+on 30:me+$
-34:me+, 67:me+. 41:me+? 23:me+about 48:me+all 43:me+how 39:me+in -30:me+with 52:member+of -33:min+pool 30:mine+$ 28:mint+,
-28:mint+more 86:mint+on -25:mint+or -27:moment+, 43:moment+of 53:money+i 38:money+in 38:morn+, -29:most+of -39:most+recent 24:mov+_
21:mov+the -46:much+$ -22:much+_ -54:much+did 23:much+do -37:much+doe 63:much+ga 23:much+have -28:much+i -56:much+in
23:much+liquidity 35:much+money 45:much+wa -29:my+_ 40:my+bag 29:my+bank -40:my+bet 61:my+broth 23:my+buddy 49:my+client 83:my+coin
28:my+cold 39:my+colleague -34:my+cousin 74:my+exchange 52:my+friend -30:my+knee -27:my+landlord -60:my+ledg 45:my+liquidation
40:my+metamask 28:my+nephew 31:my+open -29:my+own 30:my+pool 51:my+sist -36:my+tax -23:my+token 33:my+transaction 47:my+transf
-64:my+tx 98:name+, -44:name+and -36:native+coin -45:need+a 45:need+for 57:need+it 63:need+the 33:network+$ -54:next+_ -22:nft+_
29:nft+collection 26:nft+do 30:nft+i 32:nft+of 59:no+$ -21:nonce+_ 26:not+, 35:not+_ -24:not+the 33:notional+option
-41:notional+volume 48:now+$ -52:now+, 39:now+? -27:now+and 49:now+on -27:numb+_ 32:numb+for -29:odd+$ -65:of+_ -81:of+all 51:of+an
-52:of+crypto -44:of+each 57:of+it 62:of+one 59:of+our 35:of+that 68:of+the 25:of+them 47:of+these 53:of+those 36:of+trad
-32:of+what -24:of+ye 33:off+i 36:office+want 36:oldest+first 75:on+$ 25:on+, -28:on+a 42:on+average -65:on+chain 25:on+coingecko
59:on+each 30:on+every -57:on+it 23:on+one 43:on+our 32:on+some 63:on+that 51:on+the 39:on+thi 20:on+top -28:on+twitt 37:on+what
51:one+$ -27:one+, 23:one+? 23:one+go -29:one+of 27:one+on 21:only+$ -38:only+_ 22:only+have 28:open+at -29:option+protocol
27:option+volume 58:or+_ 56:or+a -40:or+blacklist 25:or+did 34:or+los 58:or+no 26:or+not 39:or+wa 61:or+what 20:ord+, 29:order+$
64:oth+one -25:our+_ 28:our+auditor 24:our+chain 37:our+company -31:our+contract 49:our+l2 -23:our+token 28:our+treasury 39:out+$
-25:out+? 63:out+of 52:own+$ 41:own+, -21:own+_ -20:own+it 31:own+the -92:own+token 52:paid+_ 20:paid+for 29:pair+$ -53:pair+for
35:pair+on 28:pap+with 70:pay+_ 24:payment+$ 40:pend+_ 21:people+hold -33:people+say 47:permit2+_ 22:phish+? 57:pl+$ 26:pl+,
32:plain+word 45:please+, 24:please+. 35:please+what 41:pnl+_ -39:pnl+of 26:pool+$ -38:pool+, 45:pool+for -31:pool+found -57:pool+on
-32:pool+that -26:pric+in -59:pric+of -70:price+$ 21:price+, -24:price+_ 21:price+and 43:price+at 54:price+chart -22:price+do
-33:price+for 40:price+in -61:price+of 71:price+on -21:print+on -37:priority+fee 25:produc+$ -39:profit+on 34:profit+or
-56:protocol+by -29:protocol+on 58:put+_ 50:pyth+_ 20:pyth+feed 25:pyth+have 58:rate+of -34:read+_ 43:read+the -41:real+name
62:real+one 33:real+sign -28:realis+pnl 28:rest+order -71:revoke+every 26:rout+still -23:rows+. 41:rpc+url 37:rug+? 36:run+and
35:safe+? 37:safe+to -56:saving+in -76:say+_ 32:say+he 59:search+on 39:second+i 26:see+the 29:selector+$ -78:sell+? 37:sell+tax
46:sent+me 51:sent+u -33:sery+_ 23:set+of -22:she+hold 56:sheet+, 63:should+be -55:show+_ 38:show+me -62:side+$ 23:side+of
-31:sign+_ 91:sign+it -52:sign+the 86:signature+_ -22:simple+word 45:since+_ 65:since+i 23:since+launch -30:since+when 48:sit+on
26:sitt+in 60:sitt+on 28:slot+produc 36:so+far 62:so+i -56:so+it 27:solidity+fil 48:some+_ -32:sort+by 37:source+code -38:source+of
-47:spend+_ 33:spendable+output 21:spr+, 49:stablecoin+supp 30:stak+contract 34:stand+behind 23:start+of -25:start+with
-25:state+the 61:still+have -45:still+mint -26:still+move 48:still+pull 31:storage+, 22:sub+account 40:supp+$ 20:supp+of 58:swap+on
46:talk+about -22:tax+advis 39:tax+office -41:telegram+group 42:tell+me -24:text+_ 39:th+i -32:than+_ 35:that+? 87:that+_
-59:that+be 38:that+collection -22:that+contract 25:that+he -62:that+hold -33:that+i 39:that+market 25:that+one -35:that+our
27:that+protocol 22:that+the 45:that+trad 46:that+we 26:the+_ 21:the+addres -36:the+amount -59:the+balance -30:the+beacon
-33:the+best 26:the+bet -36:the+biggest 53:the+block 22:the+book 83:the+bridge 39:the+call -20:the+capital 62:the+chain
35:the+chance 20:the+cheapest 32:the+client 46:the+coingecko 32:the+court 51:the+current -30:the+custom 55:the+dao 48:the+day
24:the+deposit 22:the+dev -27:the+dex 29:the+end 53:the+event 50:the+exact 33:the+exploit 55:the+fee -22:the+first 26:the+floor
-46:the+highest 46:the+l2 32:the+lend -21:the+lightn 35:the+lp 35:the+market 31:the+mint 27:the+money -44:the+most 58:the+multisig
75:the+name 48:the+network 32:the+new -51:the+next 42:the+nft 40:the+option 39:the+ord 75:the+oth 20:the+own 30:the+pair 42:the+pap
-44:the+pend 70:the+price -44:the+project 44:the+pyth 48:the+rent 46:the+rout 21:the+slot -39:the+source -23:the+spend
47:the+stablecoin 23:the+start -27:the+supp 61:the+tax -21:the+text -47:the+th 52:the+time 25:the+trad 34:the+transaction 29:the+tvl
54:the+two 47:the+user 71:the+vault 43:the+verify -46:the+whole 46:the+year 40:them+$ -40:them+? -32:them+_ 45:there+$ 26:there+,
26:there+. -59:there+? 40:there+are 25:there+i 25:there+on 29:thi+? 29:thi+a -43:thi+addres 57:thi+artist -46:thi+contract
-39:thi+moment 52:thi+morn 62:thi+one 52:thi+stablecoin -60:thi+token -37:thi+wallet 51:think+$ 79:through+_ -31:tick+$ 47:time+high
-34:time+i 24:to+$ 34:to+add 24:to+buy -32:to+do -50:to+get 87:to+have 28:to+it 32:to+liquidation -48:to+my -39:to+pay 25:to+put
26:to+see 28:to+sign 51:to+the 31:to+which -25:today+$ -21:today+, -28:today+and -25:today+in -49:togeth+? -38:token+? -90:token+_
45:token+by 22:token+doe -24:token+holder -41:token+i 52:token+in -21:token+my 21:token+on 42:token+we 81:token+with -76:tonight+$
-26:too+$ -33:top+pool -36:topic+_ -49:total+crypto -21:total+value 61:trad+$ -27:trad+_ 34:trad+at -25:trad+in -25:trad+of
-30:trade+_ -24:transaction+. -26:transaction+_ -40:transaction+of -22:transaction+on -60:transfer+of 23:treasury+$ -23:trust+score
-51:turn+over -23:tvl+? 62:tvl+of -40:und+_ 85:up+on -45:up+the 25:use+$ 26:use+, 66:used+_ 24:user+paid 24:value+in -21:value+lock
61:verify+one -31:volume+$ -21:volume+, -21:volume+in -21:volume+of 34:volume+on 22:wa+burnt 51:wa+one 23:wa+worth -38:wait+in
54:wallet+$ 81:wallet+? -85:wallet+_ 31:wallet+for -32:wallet+i 43:wallet+on 49:wallet+or 38:wallet+worth -35:want+a 35:want+me
32:want+to 66:we+are 21:we+deploy 48:we+talk 23:we+use 39:what+$ 32:what+, -37:what+_ -51:what+back 60:what+came -51:what+can
-20:what+coin 30:what+ha -31:what+happen 49:what+he -21:what+in 24:what+nft -48:what+now 29:what+position 28:what+share 41:what+thi
-65:what+time -24:what+wa 22:when+doe 71:when+i 25:where+do -37:where+doe 38:where+i 36:where+my 24:where+our 51:where+we 55:which+_
21:which+addres 67:which+approval -34:which+coin -55:which+collection -29:which+contract -27:which+event -39:which+hardware
71:which+i -31:which+min -45:which+network 22:which+nft 34:which+of 43:which+one 61:which+our -25:which+program -22:who+can
-46:who+ha 40:who+hold -35:who+made 32:who+own 22:whole+token -30:will+do -49:with+_ 39:with+a -43:with+it -23:with+nonce
25:with+price -62:with+the -29:with+their -28:word+of 64:worth+right -40:worth+today 20:would+be 28:would+like -57:would+that
-20:would+you 31:writ+a -36:writ+to 52:yet+? -30:you+can 35:you+find 24:you+give 49:you+have 60:you+know 29:you+please 49:you+tell
37:your+? @+lacks:address 10:* -26:,+_ -25:,+and 53:,+burnt 27:,+can 38:,+contract 45:,+for 44:,+how 33:,+it 56:,+mine -29:,+not
32:,+please 44:,+so -29:,+spend -23:,+token 57:,+verify -23:,+which -21:,+who 35:.+_ 63:.+before 38:.+ha -23:.+how -21:.+what
-38:.+which 28:?+? 53:?+i -45:?+look 37:?+the 40:^+all -23:^+any -104:^+balance 25:^+before 41:^+buy 36:^+check 71:^+find -35:^+ga
20:^+ha 44:^+honeypot -25:^+how 30:^+kind -23:^+liquidation 34:^+list -26:^+my 31:^+need -24:^+next -44:^+on 23:^+our -36:^+realis
-72:^+revoke -33:^+somebody 27:^+someone 20:^+swap -22:^+tell -23:^+top -34:^+total 48:^+verify 86:^+wa -48:^+when 25:^+which
-31:^+who -28:^+whose 41:_+$ -40:_+. -36:_+? -98:_+account -27:_+addres -39:_+are 89:_+bet -30:_+by -35:_+coin -29:_+collection
-43:_+contract 81:_+for 59:_+from 71:_+fund -35:_+ga -21:_+go -45:_+ha -23:_+have -33:_+i 24:_+in -22:_+left 63:_+long -44:_+may
-60:_+mov -28:_+name 20:_+of 25:_+or 30:_+over -20:_+perp -41:_+pl -37:_+please 29:_+since -26:_+that -28:_+the 45:_+to 61:_+token
-38:_+trad 21:_+transaction -41:_+transfer 39:_+utc -23:_+volume -34:_+wa -42:_+wallet -23:_+what -25:_+when -21:_+which 20:_+would
-25:a+a 33:a+client 24:a+contract 40:a+new 23:a+sign 34:a+token 38:a+wallet 26:abi+of 34:about+_ -59:account+$ -31:account+?
-58:account+i 30:account+on 53:addres+$ -24:addres+_ -27:addres+doe 60:addres+for -24:addres+of 21:addres+on -24:all+my 32:am+i
39:an+en -29:and+at -45:and+i -26:and+on -29:and+which 40:any+_ 30:approval+of -20:approve+a 25:are+all -55:are+in 60:are+my
-22:are+the -23:at+thi -35:balance+and 24:before+i 75:belong+to 56:bet+$ 56:block+_ 38:book+on 58:burnt+one -22:by+how 86:call+_
-26:can+u 38:can+whoev -35:chain+, -36:chain+? 25:chain+i -28:chain+it -40:client+_ 22:close+to -24:coin+$ -44:coin+on
27:cold+storage -35:collection+_ 67:collection+on 44:contract+i 59:contract+or 21:deploy+on 40:did+i -25:did+my 78:did+the
-35:did+they 56:do+, -32:doe+_ -39:doe+it 44:doe+that 26:doe+the -25:eip+_ -26:eligible+for 33:en+name 47:end+of -72:every+approval
75:for+_ -22:for+me 62:for+the 36:found+a 47:from+a -28:ga+on 44:get+liquidat -47:go+to -42:got+liquidat -48:ha+_ 64:ha+been
45:ha+it -24:ha+that -20:hash+_ 23:have+$ 41:have+? 41:have+i -52:have+in -29:have+to 31:he+hold -21:hi+wallet -21:history+of
60:hold+it 44:honeypot+or 44:hot+wallet 53:how+are 34:how+did -30:how+many -22:i+_ 30:i+allow -25:i+am 20:i+bought 39:i+can -25:i+d
26:i+do -26:i+eligible 30:i+enough 32:i+get -23:i+have -57:i+he 25:i+hold 22:i+lost -30:i+m 36:i+made -24:i+not 24:i+paid 62:i+pay
35:i+still -22:i+swapp 40:i+up 23:i+won 25:if+the -26:in+$ -34:in+, -35:in+_ -24:in+fee 47:in+the -41:in+thi 25:in+total 23:incl+.
-49:it+$ -25:it+? 28:it+a 50:it+ha -35:it+hold -38:it+in 31:it+on -50:it+up 30:late+? -31:left+on -25:link+, 31:liquidat+?
-20:liquidat+on 23:liquidation+on 52:liquidation+price -42:long+and -31:look+up 22:lost+the 40:made+it 61:made+on -38:many+_
-48:many+decimal -22:many+transaction -24:market+_ -37:me+, 35:me+? 29:me+_ 24:me+a 51:me+all -42:me+the -24:me+with 30:member+of
-21:most+_ -53:much+_ 53:much+ga 34:much+have -47:much+i -24:much+in 27:my+_ -33:my+bet 27:my+cold 47:my+contract -20:my+grandson
-57:my+ledg 45:my+liquidation 47:my+metamask 55:my+open -39:my+wallet 54:name+, -36:native+coin -28:need+a -30:next+_ 60:no+$
-32:now+? 21:numb+of -26:of+_ -23:of+all -22:of+each 24:of+mine -28:of+my 35:of+our 56:of+the -28:of+them -30:of+thi 29:on+$
-54:on+a -31:on+it -27:on+the -21:on+which -45:one+$ 26:one+? -28:one+of 20:one+on 22:only+$ -29:only+_ 26:open+bet 25:open+for
53:or+a 30:or+down -22:our+_ -25:our+token 36:out+$ 26:out+of 29:over+_ -56:own+_ 20:paid+in 22:pap+with 38:pay+for -23:pl+,
-36:please+, 31:please+. -40:point+to -32:price+? 42:price+on -32:protocol+on 29:put+_ -37:realis+pnl -72:revoke+every -21:right+now
26:rout+still -40:say+_ 38:sell+tax 37:sent+me 54:sent+u 50:should+be -24:should+i -21:show+_ 28:show+me 31:show+my -24:side+$
-62:sign+the 26:sitt+in 22:sitt+on 25:so+far 52:so+i 35:source+code -47:spend+_ 24:spot+_ 32:stak+contract 44:still+have
-26:still+move 49:still+pull 25:sub+account 35:swap+on -33:tell+me -23:text+_ -32:than+_ -24:that+$ 71:that+_ -56:that+hold
-35:that+i 21:that+my 26:that+the 28:the+_ 33:the+current 57:the+dao 28:the+dev 56:the+exchange 22:the+fee 58:the+multisig
-24:the+next 43:the+nft 21:the+own 40:the+pap -29:the+pend 38:the+real 51:the+rout 21:the+source -28:the+spend -22:the+text
-26:the+th 47:the+trad 21:the+treasury 47:the+vault 29:the+wallet -37:the+whole -38:there+$ -68:there+? 28:thi+a -29:thi+addres
34:thi+artist -27:thi+contract -23:thi+moment -36:thi+wallet 23:think+i -23:to+$ 35:to+_ -34:to+do 34:to+liquidation -25:to+my
81:to+the 33:today+$ -25:today+, 69:token+$ -76:token+_ 22:token+doe 34:token+on -40:tonight+$ -35:too+$ -38:trad+_ -33:trad+at
-31:trad+in 43:transaction+_ -58:transfer+of 24:tx+on 32:up+on 30:up+or 30:value+of 49:verify+one -23:volume+, -21:wa+that
-24:wa+the 20:wallet+, -56:wallet+_ 40:wallet+on 35:wallet+or 30:want+the 34:what+$ 34:what+did 57:what+ha 66:what+he -30:what+it
22:what+my 21:what+position -34:what+the -46:when+i -31:when+wa -32:which+chain 51:which+i -25:which+price 47:which+program
-24:who+are -26:who+own -31:with+_ -34:with+it 29:with+my 44:yet+? 22:you+list 32:you+tell @+lacks:amount 22:* -22:?+$ 36:^+convert
27:^+i 30:_+$ -22:_+? 21:_+and 37:_+to 33:do+i 43:for+my -23:how+many 37:how+much 37:i+get 25:in+_ 34:much+_ 38:my+_ 21:the+_
@+lacks:anyAddress 15:* 23:,+all 46:,+how -28:?+_ 28:^+my 34:^+need -27:^+on -22:^+show 32:^+which 26:_+candl 35:_+pair 42:_+pl
33:_+pool 21:a+contract 43:am+i 39:and+_ -20:by+volume 28:candl+for 30:contract+on -28:day+? -39:for+a 21:from+the 31:give+me
-24:ha+_ -21:i+bought -29:i+need 25:it+, 22:it+in 22:it+on 37:liquidity+and 21:liquidity+for -28:liquidity+pool 57:of+my -26:over+_
33:pl+$ 23:price+and 48:since+_ 21:the+_ 21:the+contract 35:the+mint 21:the+pool 25:token+, 29:trad+$ 23:volume+of -28:which+_
-22:which+pool @+lacks:anything 13:* -33:,+and 21:,+ath 31:,+can -26:,+how 33:,+market 24:,+mcap 30:,+on -27:,+the -20:,+what
28:,+with 43:.+can -24:.+what 32:.+which 37:?+? -30:?+_ 42:?+he 40:?+i 31:?+it -26:^+balance 80:^+compare 23:^+could 57:^+everyth
-57:^+find -21:^+ha -27:^+how 30:^+i -22:^+my 34:^+please 22:^+put 60:^+there 22:^+where -39:_+? -47:_+account -53:_+addres
24:_+against -47:_+at 42:_+coin -39:_+do -56:_+i 40:_+market 23:_+mov 38:_+or 65:_+token -24:_+transfer -59:_+wallet 39:_+worth
24:a+_ 26:a+long 62:about+$ 28:about+_ 28:account+$ 50:account+on -38:addres+of 26:all+time -40:and+_ -47:are+in -40:at+_
22:at+present 38:ath+$ -27:balance+and 23:balance+of -38:behind+thi -42:belong+to 46:by+it 25:by+side 32:came+in 32:can+i 48:cap+,
25:cap+and -21:chain+$ 37:chain+it -41:coin+$ 24:coin+on 48:coingecko+id 38:compare+it -37:d+like -40:dex+pair -34:doe+_ 65:doe+the
-27:find+me 47:find+out 52:for+a 26:for+it 22:for+me 42:for+the 26:from+my 36:give+me -20:ha+_ -43:hold+, 22:hold+_ 35:i+am
32:i+copy -29:i+d 25:i+have 24:i+in -27:i+it -32:i+mean 21:i+my 67:i+need -37:i+on 54:i+own -30:i+put 53:i+there 29:i+thi 26:i+would
49:id+for 24:in+$ -37:in+, -44:in+it 33:in+my -26:in+that 36:in+the -39:in+thi 46:it+, -33:it+? 29:it+ha 26:it+i 36:it+with
-25:it+worth 40:left+in 47:like+_ -35:like+to 75:list+of 27:long+str 44:market+cap 51:me+how 56:me+the 63:mint+on 32:morn+$
-67:much+_ 56:much+money -93:my+_ 49:my+account 28:my+bag 45:my+colleague 28:my+grandson 61:my+sist 25:my+wallet 68:name+, 35:now+?
-47:of+all -25:of+each 39:of+my -44:of+the -34:of+them 38:on+coingecko -34:on+my 24:on+our -21:on+the 33:on+which 42:one+$ 42:one+.
47:one+? -44:one+_ 28:or+_ -37:pair+for 34:pap+with 66:please+$ -38:pool+, -54:pool+on -23:price+$ 21:price+, 29:put+_ 66:real+one
50:right+now 41:rn+$ 33:safe+to 36:show+me 25:side+by 45:start+with -30:talk+about 42:tell+me -37:that+coin -38:the+dev -34:the+fee
58:the+name 50:the+oth 25:the+pap 34:the+price -34:the+same -35:the+th 69:the+token 30:the+wallet 33:them+$ 40:there+$
-34:thi+addres 59:thi+artist 25:thi+morn -48:thi+token 26:time+high 30:to+buy -36:to+my -24:to+the -44:togeth+? -40:token+$
45:token+by -28:token+i 57:token+with 67:up+on 26:volume+, 47:wallet+$ -71:wallet+_ -21:wallet+i 39:wallet+worth 30:we+are
55:what+it -25:what+my 33:which+chain 51:which+i 55:with+_ 36:with+a -37:with+my 27:with+the 64:worth+right -33:worth+today
26:would+like 50:you+find @+lacks:bitcoinAddress -5:* -33:,+how -21:,+what 54:,+with 27:.+can 34:^+a 41:^+ha -24:^+my 30:_+_
-26:_+of 33:_+on 28:_+to 24:a+custom 29:addres+$ 50:any+_ 29:can+you -24:could+you 24:do+i -51:for+a 47:ha+the 20:i+have -22:i+my
-36:in+it -36:it+? -30:many+_ -38:my+_ 30:of+a 33:on+the 43:spendable+output -33:thi+addres 35:want+to -21:you+look
@+lacks:bitcoinHash 9:* 21:,+how 44:?+$ -38:^+my 29:^+sat 29:^+what -35:^+why 24:_+payment 79:_+transaction -27:_+tx 21:and+i
51:by+now 27:confirmation+doe 33:did+the 49:doe+my -34:ha+been 32:how+many -40:i+_ -44:i+stuck 42:it+confirm 32:many+confirmation
25:my+_ -35:my+tx 49:now+$ 22:now+? 42:on+my 27:the+_ -35:what+i 24:with+_ @+lacks:block -16:* 46:?+_ -22:^+which 22:_+$ 21:a+_
44:in+it 42:it+? 29:produc+$ 28:slot+produc 40:the+slot 28:wa+the 21:when+wa @+lacks:chain -13:* -32:,+all -29:,+how -24:,+i
-34:,+it -23:,+on -25:,+only 35:,+where -23:,+with -38:.+$ 29:.+. -26:.+before -27:.+which 20:.+who -24:?+_ 38:?+it 20:?+my 35:?+the
-29:^+_ -34:^+balance 22:^+biggest 80:^+check -26:^+could -40:^+did 29:^+doe -25:^+for -33:^+ga 46:^+ha 33:^+how -26:^+kind
24:^+list 37:^+metamask 46:^+option -29:^+our -28:^+please 29:^+pool -36:^+price 24:^+pull 36:^+show 48:^+stablecoin -47:^+the
33:^+tvl -72:^+verify 21:^+wa -38:^+where -35:_+, -31:_+. -48:_+_ -21:_+account -44:_+addres -50:_+collection -28:_+do 31:_+fee
-49:_+floor 21:_+from -30:_+have 40:_+holder 31:_+i -22:_+in 59:_+now -34:_+payment -20:_+please 33:_+pool -30:_+sery -27:_+to
21:_+with -37:_+word 28:_+yield 56:a+coin -37:a+transaction -41:about+$ 27:account+$ -80:all+chain -20:all+of 30:all+the
23:already+$ 35:am+i -26:and+by 23:and+how -38:and+i 49:and+my -36:and+what -40:and+which -26:and+who -28:any+chain -33:at+what
-36:be+? 37:been+burn -38:before+i 22:biggest+holder 43:burn+$ 30:buy+$ -25:by+_ -26:call+$ -29:chain+? 31:chain+we 21:check+the
55:coin+$ 56:contract+$ -28:contract+address -23:d+like -51:develop+since -29:dex+, -22:did+i -44:do+, 47:do+i 28:do+the 22:doe+_
-38:doe+it -25:each+of -48:eip+_ -20:en+name -38:every+chain -51:fee+_ 30:fee+on -29:floor+? -37:for+_ -58:for+my -23:give+me
-36:go+through -42:go+to 26:ha+been 40:ha+it 26:ha+my 70:ha+the -21:hardware+wallet -48:have+the 31:have+to -21:history+of
-24:hold+, -29:hold+the 27:holder+of 31:honeypot+? 60:how+far -33:how+i 39:how+many 28:how+much 60:i+$ -54:i+_ 22:i+am -21:i+d
-52:i+he 42:i+lock -30:i+need 40:i+still 29:i+the 25:i+think 31:i+wa -49:id+for 27:if+you 36:in+$ 27:in+a -36:in+fee 51:in+it
21:in+my -22:in+our -23:in+thi -31:in+what 77:in+which 38:it+$ 45:it+? 49:it+_ -50:it+for -42:it+in -28:late+$ -32:like+to
-26:link+, 24:liquidity+i -41:list+of -26:lock+in -28:look+up -37:make+me 38:many+_ 60:many+of -29:market+cap -21:me+$ -36:me+a
42:money+i 32:money+in 39:mov+_ 29:much+_ 26:much+i 21:much+money 28:much+wa -20:my+_ 39:my+bank -21:my+bos 31:my+broth
-50:my+colleague 34:my+friend -25:my+landlord 25:my+saving -41:my+token 70:my+transaction 55:my+tx 23:my+wallet -24:need+it
20:need+the 36:network+$ -23:nonce+_ -28:now+, -25:numb+_ -32:of+_ -26:of+all -45:of+each 65:of+it -63:of+my 22:of+our 45:of+these
-22:of+thi 62:of+those 94:on+$ 37:on+, -38:on+chain -23:on+each -60:on+it 86:on+our 71:on+the 44:on+thi -29:on+twitt -37:one+?
-27:one+i 25:or+i 36:or+wa 40:our+chain 70:our+l2 -40:our+protocol -35:owner+of -23:pair+for 24:pay+dexscreen 33:pl+, 20:please+,
53:pool+for -39:protocol+$ 27:protocol+, -29:protocol+_ 27:rate+of -26:recipient+, -22:revenue+_ -28:right+now -23:rn+$ 53:should+i
37:since+_ -27:since+i -50:source+of 60:stablecoin+supp -26:summ+? 23:supp+$ 28:supp+of -27:talk+about -20:that+_ 43:that+chain
-30:that+i -24:that+one -24:that+protocol 38:that+we -39:the+balance 56:the+block 103:the+chain -22:the+contract 75:the+dev
-25:the+dex -32:the+exchange 56:the+l2 37:the+lp -48:the+most 55:the+network 49:the+new -43:the+option 32:the+pool 39:the+price
23:the+profile -42:the+project -36:the+protocol -50:the+source 32:the+stablecoin -37:the+token -37:the+total 38:there+, 35:thi+morn
-31:thi+one -26:thi+token 21:to+$ 41:to+add -26:to+see 35:to+sign -49:token+$ -26:token+, -43:token+? 43:token+in -32:total+value
28:trad+$ -43:trad+volume 34:tvl+of 23:u+$ -34:up+the 41:use+$ 28:use+, -44:user+paid 21:user+pay -32:value+lock -27:volume+of
39:volume+on 41:wa+it 36:wa+that -22:wallet+. 81:wallet+? 51:we+are 53:we+deploy 25:we+use 28:what+do -26:what+doe 22:what+ha
-24:what+share 21:what+the 68:when+i 41:when+wa -31:where+doe 39:where+i 30:which+dex -43:which+of -29:which+one 23:which+protocol
-21:who+ha -23:with+_ 23:with+a -24:with+nonce -40:with+the -24:word+of 41:yet+? 43:yield+of 27:you+please @+lacks:coinId 3:* 21:,+i
22:,+in -35:,+on 65:,+the -23:?+_ 30:?+i 25:?+my 25:^+_ 37:^+did 55:^+for -21:^+list -28:^+my -22:^+need -47:^+price -22:^+what
-33:^+where 28:^+which 31:_+$ 34:_+, 54:_+and -70:_+at 46:_+coin -21:_+hold -37:_+i -67:_+in 56:_+pl 31:_+please 49:a+coin 28:and+_
-39:and+how 40:by+how -23:can+i 33:chart+_ 24:coin+$ -25:coin+on 35:coingecko+id 39:did+it -24:did+the -26:did+they -43:doe+the
-23:for+_ 33:for+a 84:for+my 27:ha+the 49:hold+it -43:how+did -21:i+am 39:i+it -28:i+mean 33:i+my 69:i+need 48:id+for 55:id+of
52:in+that 27:it+$ 49:it+cost 34:it+up 24:it+worth -27:list+of 57:my+coin 72:need+the -24:now+? -68:of+_ -46:of+each 52:of+it
64:of+the 36:on+_ -32:on+it 27:on+the 52:one+$ -48:own+token -26:pay+for 47:pl+$ 29:please+$ -50:price+of 59:sheet+, 27:since+the
30:tax+return 51:that+_ 23:the+_ -26:the+biggest 59:the+coin 44:the+coingecko -27:the+most 36:the+price 55:the+same 43:the+tax
-48:token+$ -21:trad+on 27:wa+it -30:what+doe -28:what+it -47:which+coin 48:which+of @+lacks:coinSymbol -9:* @+lacks:collection -9:*
37:,+_ -55:,+the 37:^+blur 36:^+floor -28:^+how -23:^+nft -41:^+which -49:_+$ 28:an+nft 33:collection+$ -26:collection+by
21:collection+i -22:doe+the -23:floor+, 35:floor+and 69:floor+of -21:how+many 26:how+much 22:nft+collection -56:of+_ 34:of+an
-56:one+of -24:price+of 30:the+floor 64:today+? @+lacks:day 24:* 21:,+in -20:?+$ 46:^+_ 20:^+how -38:^+i -26:^+what -51:_+$ -40:_+,
-31:_+. -38:_+? 46:_+at 24:_+in 42:_+price 22:at+the 22:how+much -37:i+_ 22:i+bought 50:in+_ -25:it+$ 31:of+the -31:on+_ 37:on+the
32:one+_ 26:the+day -29:what+_ -34:what+wa @+lacks:days 81:* @+lacks:ens -3:* 22:,+and 32:.+_ -27:?+i -53:^+ha -26:^+what 25:^+when
-29:^+which 44:^+who -29:_+$ 22:_+, 52:_+name -41:addres+$ 59:addres+doe 20:addres+of -43:an+en 23:and+i -30:behind+_ -49:belong+to
36:doe+my 21:doe+the -25:ha+it 27:me+the 51:point+to 22:tell+me 39:the+_ -24:what+the 54:which+addres 53:who+own @+lacks:exchange
-51:* -21:,+_ 26:,+at 26:,+how -34:^+_ 23:^+doe -52:^+i 34:^+last -39:^+the 25:^+which -34:_+$ -58:_+at -21:_+fund -41:_+level
-53:_+ord -31:_+perp 30:_+price -34:_+print 31:_+spot -38:_+trad -40:_+with 23:and+_ -26:and+ask -40:ask+for -62:at+_ 41:at+the
-45:book+for 28:can+i 22:doe+the 28:each+side -27:exchange+$ 56:exchange+clock 40:exchange+where -57:for+_ 27:have+to 20:how+far
28:i+have -36:i+my -31:i+the 29:i+trade -22:it+$ 22:it+on -46:level+$ 28:level+each -28:market+$ 30:much+i -27:of+_ 35:on+the
-52:ord+book 34:price+at -40:side+$ -46:the+_ 28:the+fund -26:the+market -22:to+_ 22:with+_ -40:with+the @+lacks:exchangeId 17:*
42:.+$ -21:^+i 40:^+open 38:coingecko+id 55:d+like 23:for+a 54:i+d 29:i+it -64:i+the 46:of+the 54:out+of 23:the+contract
-57:the+exchange -26:with+the @+lacks:hash -19:* 40:,+_ 49:,+can -35:,+for -34:,+it -40:,+please -39:,+what 32:,+who 22:.+$
-39:^+can -25:^+how -42:^+my -37:^+need 39:^+show 40:_+. -26:_+? 24:_+account -23:_+at -47:_+bet -38:_+ha 30:_+in -33:_+on 43:_+or
-32:_+print -39:_+today -28:_+transaction -26:_+wallet 26:and+at -42:and+what -24:are+my -26:bet+$ -33:bid+ask -29:do+, 21:each+side
-24:fail+? -30:for+_ -30:for+me -35:for+my -36:go+through -25:ha+been -50:ha+the 41:i+_ -31:i+paid -33:in+_ 36:in+the 30:in+thi
-36:it+i 45:market+$ 25:market+on 34:me+$ 21:most+of 32:much+_ 23:much+ga -47:my+_ -23:my+open -25:my+tx -21:no+side -39:of+mine
-33:of+my 30:of+that -23:of+ye 24:on+each 47:on+the 41:or+_ -26:pl+, -20:say+_ -23:show+my -36:side+$ 25:side+of -30:since+_
27:tell+me 29:that+market -23:the+_ -28:the+biggest 41:the+exploit 58:the+most 45:there+$ -37:to+_ -32:token+_ -43:transaction+_
-37:transaction+of -22:transaction+on -38:what+ha 29:who+hold @+lacks:hex -20:* 24:,+the -25:,+with 21:.+$ 32:^+_ -21:^+can
-55:^+selector -28:^+topic0 -34:_+$ 26:_+byte -20:and+i 23:and+the -22:before+i -20:calldata+for -21:decode+thi -33:doe+_ -59:for+_
-20:for+my -25:function+i 24:i+behind 26:i+sign 22:in+it 21:it+i 27:me+$ 32:me+a -30:my+wallet -42:of+the 42:out+of -25:pl+,
-22:selector+for -42:selector+of 32:show+me 26:the+_ -45:the+function 35:to+sign 26:transaction+that -25:what+doe 33:what+function
40:what+the 27:which+function -23:with+_ -25:with+the @+lacks:holder 18:* 28:,+_ -33:.+$ 29:.+what 34:^+how -43:^+list -28:^+the
29:^+when -23:_+_ 46:_+ha -29:any+_ 22:balance+sheet 60:did+the 43:first+, -22:for+a 54:ha+the -26:hold+_ 36:how+did 20:how+many
-21:i+_ 39:in+it 44:it+balance -26:it+in 46:many+_ 60:much+_ -30:much+of 47:of+_ 28:of+a 44:on+average 43:on+it -20:own+token
25:sit+on 27:the+company 38:the+firm -20:the+treasury 33:what+did 33:when+did @+lacks:llamaCoin -28:* -26:,+and 22:^+give -29:^+how
-23:^+what 21:by+how -36:do+, -22:give+me -24:how+did -33:how+the -33:i+my 25:it+_ -32:mov+_ 38:my+coin 23:now+$ 35:of+my -21:the+lp
45:wa+it @+lacks:market 17:* 32:,+_ -35:,+i 65:^+ha -23:^+how 41:^+odd 59:_+. -27:_+and -35:_+bet 41:_+contract -32:_+cut -20:_+have
51:_+on -39:_+question -31:at+_ -20:bet+$ -26:cut+in -38:doe+_ 30:event+on 25:for+the 49:how+deep 24:i+the -45:in+decemb 40:in+the
26:it+? 30:market+$ -40:market+on -35:my+_ 25:no+side 22:now+? 37:odd+on -20:of+a 26:of+it -23:on+at 72:on+that 26:on+the 67:on+ye
41:put+_ -22:show+me 29:side+of 42:that+_ 40:the+_ 47:the+book 30:the+chance 56:the+event 26:the+market 27:the+no 47:want+to
@+lacks:moveType 14:* -22:.+$ 30:^+_ 35:_+. 34:_+coin 24:the+treasury @+lacks:other 17:* -21:,+_ 39:?+_ 39:^+_ 50:^+did 37:^+doe
36:^+price -30:^+stablecoin 30:^+the -36:^+which 30:_+$ -55:_+by 45:_+from 27:_+of -26:_+pool 37:a+feed 33:at+the 21:chart+of
37:did+the 39:each+of 37:feed+for 42:feed+id 30:for+my 26:from+_ 37:have+a -53:i+_ 44:i+the 31:i+there 24:in+it 33:in+the 26:it+_
41:it+i 23:many+of 53:much+of 25:numb+of 38:of+the 55:of+thi -29:on+our -25:pool+on 48:pyth+feed 22:since+_ -40:stablecoin+supp
24:the+_ 86:the+bridge 46:the+exchange 21:the+stablecoin 21:there+on 22:want+the -44:what+back 22:what+i 34:which+pool @+lacks:pair
11:* 44:?+$ 24:^+_ 24:^+fund -21:_+, 33:_+. 56:_+? 28:_+level 43:_+ord 22:_+perp -48:from+_ 25:fund+on -28:my+_ -48:of+_ 61:on+_
85:ord+book 31:pair+on @+lacks:protocol 22:* -45:,+and 25:,+for -21:,+which 32:.+$ 31:?+i 24:^+holder 51:^+on -38:^+option
33:^+revenue -60:^+the 44:^+tvl 34:^+we -45:^+which 44:_+. 49:_+_ 22:_+and -41:_+on 44:_+volume 39:all+chain 27:and+how 30:and+i
52:and+what -27:at+thi -42:by+protocol 43:chain+? -53:chain+_ 45:chain+doe 33:develop+since 30:each+of 58:fee+_ -21:fee+on
43:for+the 34:ha+the 25:holder+revenue 23:how+ha -24:i+_ -24:i+have -31:i+it -36:i+lock 35:i+need 28:in+_ 42:in+fee 24:in+it
23:in+our 48:it+a 30:it+i 46:it+in 40:lend+protocol 30:lock+in -24:much+did -47:much+i -33:much+money -43:of+_ 54:of+my 42:of+one
36:of+our 21:of+the 25:of+them -38:on+_ -42:on+chain 79:on+each -48:on+our 35:on+that -39:on+the 40:on+which 23:one+protocol
42:our+protocol 23:protocol+_ -51:protocol+by 22:protocol+right 29:revenue+_ 45:run+and 33:since+the 32:sit+on 35:that+one
48:that+protocol 28:the+app -63:the+chain 22:the+exchange 20:the+fee 38:the+lend -32:the+most 76:the+option 26:the+protocol
32:the+tvl 36:trad+volume 55:tvl+of 30:volume+_ 29:volume+of -42:we+deploy -44:what+did -24:what+do -24:what+it 38:what+the
38:which+chain -50:which+protocol -54:with+the @+lacks:query 49:* -24:?+$ 21:^+doe 48:^+find -31:_+on 21:a+feed 34:coin+$
-23:coingecko+id 21:doe+pyth 21:feed+for 21:have+a -45:of+_ -32:on+_ 21:pyth+have -36:share+of @+lacks:signature -46:* -36:?+$
31:^+_ -36:^+abi -25:^+my -22:^+read -41:^+what -55:^+which -24:_+$ -28:_+for -21:_+of -23:_+to -38:_+what -27:and+_ 41:at+_
30:call+, -21:can+you -21:contract+_ -54:doe+the -23:for+_ 29:give+me -21:in+the 29:me+the -23:of+my 60:of+the -38:please+$
25:please+, 42:read+the -26:that+the -30:what+doe -25:what+function -20:which+event -53:with+_ -28:with+my @+lacks:solanaAddress
19:* -25:,+_ 39:,+it -32:,+slippage -48:,+which -43:.+$ 44:.+what 25:?+? 79:?+_ 23:?+it -30:^+a -20:^+balance -48:^+everyth
22:^+find 20:^+my 55:^+rugcheck -21:^+the 35:^+what 43:^+which 21:^+who 51:_+$ -31:_+. -29:_+addres 90:_+coin 64:_+doe -24:_+have
-30:_+into -21:_+left 26:_+of 46:_+on -26:_+token -22:a+_ -37:account+$ -25:account+, -30:and+who 26:been+burn -40:can+still
21:collection+on 58:doe+_ 62:for+_ 55:for+me -24:for+my -23:from+a -24:get+for -24:how+do 37:i+am -25:i+in 23:i+m -30:i+my
-60:i+need -36:i+on -24:in+it 49:in+our 51:it+on 23:left+in -33:list+of 26:market+_ 24:me+how -26:me+the 21:member+of -22:mint+more
-30:my+_ -31:my+account 36:my+friend 46:need+the 20:nft+collection -32:now+, 44:of+it 35:of+that 32:of+the 21:of+these 35:of+thi
-34:of+those 25:on+_ -27:one+_ 30:own+_ 49:pl+$ 38:share+of -41:still+mint 24:supp+$ 44:talk+about 20:that+_ 55:the+_ -35:the+th
-32:the+token -48:thi+artist -25:token+are 29:too+$ 21:total+supp -21:wallet+_ 68:what+doe -26:what+i -26:what+the 54:which+_
-48:which+program 33:who+are -30:who+can -22:who+made 26:with+the @+lacks:solanaSignature -26:* 23:,+i 21:?+? -28:_+$ -29:_+for
20:did+my -30:impermanent+los -25:my+tx -33:of+_ -33:of+the 33:plain+word 26:the+_ 21:the+transaction -23:thi+_ 21:transaction+$
@+lacks:text 84:* @+lacks:ticker 20:* 51:_+$ 53:of+the 53:on+_ @+lacks:time -6:* -21:,+and -32:,+i 60:,+in -29:?+$ 57:^+_ 32:^+for
-34:^+my -30:^+our -23:^+price -27:_+$ -30:_+. -25:_+_ 30:_+and 27:_+at 22:_+block 48:_+in 38:_+price 70:_+when 36:_+worth 43:and+_
-27:at+_ 69:at+the 26:block+numb 29:block+wa 60:day+i -41:feed+_ -30:for+_ 37:for+my -56:i+_ 37:i+got -50:i+it 51:in+_ 59:it+$
44:moment+of 33:of+_ 36:of+my 28:on+the 34:price+of 50:pyth+_ -25:pyth+feed 31:the+_ 74:the+day 20:the+moment 56:the+time
22:the+very 65:wa+_ 24:wa+it 28:wa+the 42:what+price -33:what+the 36:when+i -23:which+block @+lacks:types -53:* -25:^+abi
-20:^+which -24:_+and -26:please+$ @+lacks:unit -36:* 29:^+_ -49:^+convert -49:convert+_ -28:how+many @+lacks:url -14:* 21:,+i
22:?+$ -26:a+phish -21:an+airdrop 26:connect+my -28:for+our -21:i+got 31:i+the -22:in+_ 26:phish+? -24:the+next @+lacks:uuid -33:^+_
32:^+my -24:_+$ 32:_+in -24:apy+of 26:how+the 23:i+put 31:my+pool -29:of+the -26:pool+i 24:put+my -26:since+_ -24:the+_ -37:the+pool
@+lacks:values -46:* -65:_+$ 55:_+, 38:calldata+for -40:for+_ -23:the+_ @+lacks:venue -29:* -53:?+i 21:_+for -25:_+i -54:_+on
-28:book+on -38:deep+i -20:for+the 22:give+me -45:ha+it -37:how+deep 43:how+the -27:it+? 39:mov+_ 68:now+$ -28:odd+on -45:of+it
29:on+my -25:on+the -32:please+$ -31:price+of -25:say+_ -53:the+_ -33:the+book 55:the+market -41:the+price -43:want+to 26:with+my
@+outside -52:!+! 9:* -51:,+any 24:,+at 38:,+biggest -67:,+can -40:,+could -62:,+did -48:,+every 51:,+fee -54:,+find -52:,+for
-38:,+from -36:,+how -44:,+if -46:,+in 52:,+it -24:,+just 31:,+long 41:,+market -41:,+my 47:,+not -50:,+price 33:,+slippage -37:,+so
27:,+wallet -38:,+want -27:,+whatev -43:,+where -23:,+which -42:,+who -38:.+. -91:.+_ -30:.+before -30:.+can -45:.+could -54:.+how
-89:.+i -77:.+what -38:.+who -45:.+would -26:24h+volume -71:?+? -70:?+_ -63:?+and -27:?+he -98:?+i -52:?+it -77:?+my -39:?+the
-24:?+want -62:^+a -35:^+all 52:^+am 104:^+balance -23:^+before 42:^+bid -25:^+biggest -71:^+buy -38:^+by -23:^+call 39:^+can
-43:^+chart -68:^+check -21:^+coin -22:^+compliance 27:^+convert 31:^+could -36:^+current -25:^+did 20:^+do 41:^+draft 23:^+explain
33:^+fill 28:^+floor -59:^+for 56:^+from -34:^+ga -36:^+give -29:^+have -43:^+hey 22:^+how -43:^+hows -27:^+i -28:^+in -42:^+it
-62:^+keccak256 -52:^+kind -39:^+last 29:^+liquidation -52:^+look -35:^+metamask 27:^+my -41:^+need -36:^+newest 22:^+next
-22:^+nonce -40:^+on -26:^+only -36:^+open -107:^+ord -59:^+our -41:^+pl 64:^+please -29:^+pull 54:^+put -38:^+pyth 28:^+realis
-36:^+recent -28:^+revenue 83:^+revoke -20:^+rugcheck -38:^+sat -29:^+show 49:^+tell -35:^+that -22:^+the -20:^+token -30:^+top
-22:^+topic0 -23:^+tvl 66:^+verify -85:^+wa -33:^+we 28:^+when 60:^+where -44:^+why -21:_+. -48:_+? 29:_+_ -20:_+a 79:_+account
37:_+addres -57:_+against 28:_+airdrop -96:_+all -29:_+already -58:_+and 59:_+approval 24:_+atm -29:_+balance -45:_+bet 42:_+bid
-40:_+book -28:_+by -28:_+byte -45:_+can -23:_+cent 39:_+close -37:_+coin 37:_+contract 63:_+cost 25:_+cut 37:_+dao -35:_+deposit
-64:_+doe -35:_+event -26:_+ever -64:_+fee -31:_+floor -24:_+for 22:_+fund -23:_+get -32:_+give 26:_+go 101:_+ha 57:_+have
55:_+holder -30:_+how -28:_+i 22:_+into 25:_+it -25:_+late 50:_+level -24:_+list 116:_+mempool -31:_+move -28:_+name -48:_+nft
-28:_+odd -23:_+of 55:_+open -35:_+or 100:_+ord 42:_+over -43:_+own -38:_+pair 92:_+per -31:_+perp -31:_+perpetual -34:_+pool
-22:_+pric -60:_+price -60:_+print 52:_+proposal -32:_+protocol 28:_+right 21:_+rout -56:_+rows -87:_+say 23:_+show -41:_+since
-42:_+so -24:_+spot -34:_+stak 33:_+stake -82:_+still 28:_+that -63:_+thi -33:_+to -71:_+token 47:_+trad 22:_+transaction
37:_+transfer -56:_+tx -39:_+utc -21:_+v 22:_+validator 24:_+value -38:_+volume -30:_+wa 50:_+wallet -61:_+when -25:_+where
54:_+withdrawal 55:_+word 80:_+ye 65:a+_ -66:a+coin 65:a+contract -40:a+custom -28:a+friend 23:a+good -41:a+long -23:a+mail -24:a+of
33:a+phish -21:a+sign -23:a+single -23:a+transaction -39:a+tx -33:abi+of -53:about+$ -56:about+, -41:about+a 37:about+the
21:account+, -30:account+_ 20:account+at 57:account+i -27:account+of -64:account+on -38:addres+$ -54:addres+for -39:addres+i
-49:against+_ 25:airdrop+, 54:all+_ 36:all+exchang -43:all+time -32:already+$ -29:am+afraid -27:am+i 38:an+airdrop -23:an+nft
-57:an+old -44:and+_ -36:and+a 37:and+ask -38:and+at -35:and+in -66:and+my -47:and+now -26:and+numb -28:and+of -53:and+on
-31:and+tell 54:and+volume -34:and+wa -51:and+what -38:and+when 36:and+why -24:and+with -47:any+_ -39:any+chain -32:any+of
20:approval+i 31:approval+of 31:approve+a 48:are+in -43:are+my 26:are+the 29:are+there 27:are+they 46:ask+for -27:ask+me 32:at+_
90:at+my -21:at+on -45:at+the -36:at+which -52:atm+$ 68:balance+and -21:balance+sheet -28:be+$ -62:been+burn -48:before+i
37:behind+_ -30:behind+the 32:behind+thi -20:belong+to 29:best+_ -21:best+bid -27:bet+$ -31:bet+on -23:bid+ask -47:bid+on
35:biggest+first -41:block+$ -31:block+? 33:block+_ -37:block+numb -48:book+$ -73:book+, 25:book+for -66:book+on -30:burn+$
-24:burnt+in -30:buy+, 62:buy+_ 22:by+_ -58:by+how -48:by+now -21:by+side -42:by+the -27:call+_ -30:call+data -33:calldata+for
-40:came+in 22:can+you 24:capital+of 23:cent+a -57:chain+$ 48:chain+, -24:chain+? -23:chain+doe -57:chain+i -49:chain+id
-49:chain+it -31:chart+the -25:close+to -42:code+of -44:coin+$ -28:coingecko+id 46:collection+$ -23:collection+i -24:collection+on
-23:compar+with -21:compare+it -25:confirmation+doe -21:contract+, -43:contract+_ -26:contract+addres 45:contract+for 54:contract+on
-27:contract+that 26:convert+_ 51:cost+$ -32:cost+on -36:could+the -43:current+_ -42:cut+in -58:d+like 51:date+$ -38:day+$ -33:day+i
-22:decode+the -25:deep+i -21:deploy+on -30:develop+_ -23:develop+since -20:dex+$ -35:dex+_ -43:did+_ -22:did+i -78:did+it
45:did+they -44:do+the 70:doe+a 23:doe+it -31:doe+my -61:doe+the -32:doe+thi 41:draft+a -40:each+of -56:each+side 68:eligible+for
-20:en+name -29:end+of -30:event+of 84:every+approval 36:exchang+_ -33:exchange+where -34:far+$ 35:fee+$ -42:fee+? 35:fee+and
73:fee+for -29:fee+i -26:fee+on -26:feed+_ 41:fill+in -30:fill+of -26:find+_ -33:find+me -59:find+out 39:find+the 34:first+$
-59:floor+of -34:floor+on 67:floor+price -68:for+$ -26:for+an -21:for+each -35:for+it 31:for+me -29:for+no -23:for+one -47:for+the
38:form+_ -44:from+a 60:from+me 61:from+our 33:fund+on 21:gain+tax -62:gave+me 30:get+$ -23:get+for 45:get+into -43:get+liquidat
22:github+commit -52:give+me 80:go+to -27:got+a 41:got+liquidat 64:ha+_ -33:ha+been -64:ha+it -25:ha+my 54:ha+on -76:ha+the
31:hardware+wallet 22:have+$ -32:have+? -46:have+_ -22:have+i 63:have+in 28:have+left 44:have+the 42:here+. -25:hi+_ -31:hi+wallet
30:history+of -22:hold+_ -58:hold+it 50:holder+of 53:home+addres -30:honeypot+? -32:hot+wallet -22:how+are -44:how+deep -75:how+did
21:how+do -29:how+far 45:how+full -60:how+ha 40:how+i 32:how+long 63:how+often -28:how+the -60:i+$ 21:i+, -61:i+_ -50:i+a -70:i+am
-39:i+bought -45:i+buy -76:i+can -25:i+copy -60:i+d -23:i+do 64:i+eligible 21:i+forgot -22:i+get -48:i+got 71:i+he -21:i+just
-22:i+made -38:i+mean -37:i+must 28:i+my -20:i+need 57:i+not 33:i+on -29:i+only -45:i+open -78:i+own -42:i+paid -23:i+pay -26:i+sell
-35:i+sign 24:i+stak -50:i+still 37:i+stuck -25:i+swap -31:i+swapp 39:i+the -48:i+there -34:i+thi -60:i+think -61:i+wa -33:i+would
-33:id+$ -33:id+of -34:if+the -35:if+you 23:imp+volatility 31:impermanent+los -58:in+$ -79:in+, -48:in+a -27:in+decemb -77:in+fee
51:in+germany -21:in+my -49:in+our 41:in+simple -63:in+that 50:in+thi -32:in+total -60:in+which -43:incl+. 20:income+tax
23:inflow+into -29:into+_ -26:it+, -68:it+. -37:it+? -29:it+_ -40:it+a -60:it+and -35:it+confirm -25:it+cost -28:it+i -36:it+now
24:it+on -64:it+or 49:it+own -51:it+peg 31:it+up 56:it+wa -34:it+worth -62:keccak256+of -52:kind+tell -55:late+$ -39:late+?
48:launch+$ -45:left+in 33:left+on 25:level+$ -43:level+each -31:lie+in 20:lightn+channel 32:lightn+network -41:like+_ -20:like+the
-43:like+to -29:liquidat+? 27:liquidat+on 46:liquidation+_ -25:liquidation+on -54:liquidation+price -24:liquidity+i -42:list+$
-28:list+, -29:list+every 30:list+of -23:list+the -26:lock+on 26:lol+$ 44:long+and 21:long+short -22:long+str 22:long+v -43:look+for
-36:look+it 32:look+like 21:lost+my -28:made+on 45:make+me -49:many+_ -33:many+confirmation -55:many+of 34:many+people
-26:many+percent 68:many+validator -43:market+_ -46:market+cap 53:market+on 25:me+$ 35:me+, -63:me+. -28:me+? -57:me+_ 61:me+on
22:me+the -37:me+to 88:min+pool -23:mint+_ -33:mint+on -31:moment+? -26:moment+of -52:money+i -27:money+in 37:morn+$ -45:morn+,
-22:most+of 30:most+recent -23:mov+_ -21:mov+the -34:move+_ -26:much+$ -49:much+did -31:much+do -29:much+ga 31:much+have -70:much+i
-42:much+money -57:much+of 77:my+_ -49:my+bag -34:my+bank 76:my+bet -36:my+bos -54:my+broth -61:my+coin -21:my+colleague
39:my+contract -56:my+exchange -25:my+friend -40:my+grandson 31:my+knee 32:my+landlord 28:my+ledg -43:my+liquidation -33:my+metamask
-20:my+nephew -25:my+old -21:my+open -28:my+pool -58:my+sist -25:my+spreadsheet 24:my+tax -21:my+transaction -47:my+transf -52:my+tx
69:nam+of 36:name+$ 60:name+and 49:native+coin -44:need+_ 36:need+a -33:need+it -52:need+the 36:net+inflow 43:network+$ 34:next+_
-20:nft+collection -32:no+on 21:nonce+_ -46:not+_ 53:not+the -62:now+? -31:now+on -27:numb+at -29:numb+for 43:numb+of -20:odd+of
50:odd+on 67:of+_ 41:of+a 38:of+all -21:of+an 21:of+each -92:of+it 44:of+my -24:of+that -27:of+the -54:of+them -59:of+these
-38:of+those -27:of+transaction 34:of+what 63:of+ye -90:on+$ -26:on+, 59:on+a 34:on+all -30:on+average -27:on+coingecko -38:on+each
-46:on+it -22:on+some -24:on+thi 61:on+twitt -44:on+which 29:on+x 50:on+ye -28:one+$ -21:one+, -37:one+_ 20:only+$ 47:only+,
-32:only+the -49:open+at -24:open+for 35:open+interest -21:option+premium -91:or+_ -22:or+a -22:or+did -35:or+down -25:or+lose
-20:or+no -41:or+not -33:ord+, 56:ord+book 56:our+_ -24:our+client 32:our+contract 28:our+treasury -28:out+$ -21:out+. -59:out+of
-34:over+the -43:own+, 23:own+_ -27:own+the 29:owner+of -45:paid+_ -31:pair+on -29:pap+with -26:pay+for -26:pay+on -29:payment+$
-39:pend+_ -21:people+hold 64:people+say -25:perp+on 36:person+behind -36:phish+? 21:phone+numb -54:pl+$ -45:pl+, -36:plain+word
-53:please+$ -21:please+show -40:pnl+_ 40:pnl+of -21:pool+, -25:pool+_ -46:pool+for 55:pool+found -37:pool+of -34:pool+on 45:pric+of
-31:price+, -38:price+_ -59:price+and -35:price+at 20:price+do 45:price+of -50:price+on 27:protocol+$ -23:protocol+on -30:pull+the
33:put+_ 24:put+my -37:pyth+_ 58:rank+of 63:rarity+rank 24:rate+of -31:read+the -21:real+one 29:realis+pnl -47:rest+order
57:revenue+_ 84:revoke+every 69:revoke+that -29:rn+$ -21:rn+? -22:run+and -37:safe+to -69:sat+vb -52:saving+in 58:say+_
-24:score+for 23:score+of -38:see+how -41:sell+tax -47:sent+me -50:sent+u -47:share+of 25:she+hold -21:sheet+, 21:short+ratio
-28:should+i 44:show+_ -45:show+me 53:side+$ -21:side+by -46:side+of -50:sign+_ 40:sign+the 42:simple+word -36:since+_ -23:since+i
49:since+launch -71:since+the 50:sit+in -73:sit+on -23:sitt+in -32:sitt+on -36:so+far -53:so+i -36:solidity+fil -44:some+_
-40:source+code 36:source+of 65:spend+_ -34:stak+contract 25:stak+reward -22:start+of -43:start+with -62:still+have -56:stuck+?
-25:supp+$ -26:supp+of 22:swap+_ -47:swap+on -83:talk+about 41:tax+in -44:tax+office 44:telegram+group 40:text+_ -21:th+i 32:than+_
57:that+hold 20:that+i -52:that+my -23:that+one -71:that+the -24:that+trad -23:that+we 63:the+balance 32:the+beacon 40:the+best
-26:the+bet -56:the+biggest -24:the+block -57:the+book -60:the+bridge -37:the+call 26:the+capital -26:the+chain -34:the+coin
-43:the+collection -69:the+company -28:the+contract -42:the+current -49:the+dao -65:the+day -37:the+dev -21:the+dex -21:the+event
-25:the+exact 28:the+exchange -47:the+fee -33:the+floor -31:the+fund -36:the+l2 -30:the+lend 31:the+lightn -32:the+list -32:the+lp
-42:the+market -51:the+mint 29:the+moment -33:the+money -24:the+most -37:the+multisig -23:the+network 44:the+new 87:the+next
-31:the+nft -27:the+numb -41:the+option -39:the+ord 46:the+oth -40:the+pap 47:the+pend 55:the+person -33:the+price 30:the+project
34:the+real 65:the+same 35:the+source 26:the+spot -68:the+tax 40:the+text -69:the+th -43:the+tick -42:the+transaction -20:the+tvl
-44:the+two 41:the+u -38:the+user -68:the+vault -27:the+very 56:the+whole -25:the+ye -48:the+year -27:them+$ 29:them+. -54:there+$
25:there+? -26:there+a -26:there+i -32:these+_ 49:thi+addres 46:thi+contract -45:thi+one -28:thi+stablecoin 56:thi+token
34:thi+wallet -33:think+i -46:time+high -23:to+$ -49:to+? 61:to+_ -38:to+buy 30:to+do 59:to+get -45:to+liquidation 52:to+my
-25:to+put -40:to+see -31:to+sell -33:to+sign -43:to+the -26:to+which 41:today+$ -45:today+. -44:today+? 52:token+? 26:token+i
-42:token+in -30:token+my -27:token+on 81:tonight+$ 25:too+$ -43:trad+$ 27:trad+_ -49:trad+at 42:trad+of -32:trad+volume -35:trade+_
31:transaction+. 65:transaction+_ -31:transaction+i 37:transaction+of 27:transaction+on 26:transfer+of -23:trust+score -28:tvl+_
-22:tvl+of 36:tx+_ 43:tx+in -54:tx+on 63:unlimit+_ -55:up+$ -32:up+on -40:up+or 41:up+the 21:use+$ -26:v+_ 22:v+short -31:value+lock
-25:verify+? -25:volume+for -22:volume+in 45:volume+of 66:wa+_ -24:wa+burnt -38:wa+it -37:wa+one 37:wait+for -67:wallet+$
-54:wallet+? 51:wallet+_ 35:wallet+i -44:wallet+on -27:wallet+or -38:wallet+worth -25:want+the -39:we+re -69:what+_ 33:what+a
57:what+can 64:what+did -116:what+doe -24:what+ha 38:what+in -28:what+it -29:what+share 29:what+the 53:what+time 35:what+wa
21:what+would 54:when+_ -30:when+doe -30:when+i 23:when+wa -47:where+my -29:where+our -23:where+we -26:wheth+it -41:which+_
-27:which+addres -66:which+approval -55:which+block -67:which+chain -64:which+coin 38:which+hardware -21:which+i 55:which+min
-48:which+one -35:which+pool -59:which+protocol -44:which+token 55:who+are -35:who+hold -53:who+own -39:whole+token 22:why+did
-42:with+a 26:with+my 23:with+nonce 25:with+the 41:word+$ 30:word+of -40:worth+right -21:would+like 47:ye+in -26:you+can
-44:you+find -35:you+have -44:you+please 22:z+score @=1 41: 4:* -24:^coin -42:^i 57:^the 27:^what 28:are -48:by -27:capitalisation
22:coin -26:crypto 49:day -28:i -29:kind -38:list -40:market -41:me 49:move 39:pl -66:pric 37:quot -25:quote 32:the 53:top 21:what
39:with @=1155 -40: -27:* -28:^what -28:collection -31:doe -31:every 51:ha -46:in -49:jpeg -32:list -58:nft -37:one 34:only
55:please -29:show -35:the -29:token 39:what -28:which @=14d -90:* -56:and -23:coin -22:in -25:of -47:the -28:who @=1h -3:* -42:^top
44:^what -27:^who -69:and -23:biggest -36:coin 45:dex -27:dump -28:in -22:most -32:of 28:on -27:only -26:pump -41:the 56:thi -42:top
43:what -41:who @=1w -46:* @=1y -3:* 54:? -40:^who -46:coin -39:dump 41:in 60:most 35:of 56:on -39:pump 48:who @=20 -9:* 27:transfer
@=24h 12:* 29:^what 25:are -25:coin 41:like 40:me 39:pump 37:today 28:what @=2y -46:* @=30d -90:* -56:and -23:coin -22:in -25:of
-47:the -28:who @=3d -46:* @=3m -46:* @=3y -46:* @=404 -32: -64:* -23:collection -22:doe -22:every -24:ha -35:in -36:jpeg -23:list
-43:nft -28:on -26:one -50:only -24:please -22:show -25:the -22:token -31:what -22:which @=5m -48:* -41:^what -36:dex -22:on -41:thi
-39:what @=60d -90:* -56:and -23:coin -22:in -25:of -47:the -28:who @=6h -48:* -41:^what -36:dex -22:on -41:thi -39:what @=6m -46:*
@=721 -56: -7:* -20:? -26:^nft -26:^on -24:^show 55:^what -21:^which -26:by -36:collection 44:doe 51:every -45:ha 44:jpeg 48:list
-21:many -23:me -20:move 51:one 31:only -46:please -21:position -37:show 46:the -24:there -24:to -33:token 24:transfer 29:what
-34:which -21:with @=7d 78:* -45:? 54:^who 91:and 37:coin 51:dump 29:in -49:most 34:of -45:on 53:pump 89:the 36:who @=all -36:*
35:^all -25:^open -23:and -22:at 27:collection -26:every -42:expir -24:fund -20:id -22:interest -34:list -35:only -29:out 39:piec
-28:that -32:volume -33:with -28:yet @=apy 33:* 21:^i 44:^yield 21:at 61:best 47:first 34:for 38:have 47:in -29:keep 37:least
40:more 43:only 27:or 43:pool 38:put 36:stak 23:to 41:where 66:with 28:yield @=asc -40: -62:* -37:^coin -26:^the 48:^v -46:^what
59:^when -41:^which -23:and -39:are -43:at -53:biggest -43:bought 23:buy -85:by -44:cap -21:chain -32:coin -38:collection
-54:company -55:cost -21:crypto 25:day -28:derivativ -41:ever 30:first 31:ha -21:have -55:hi -41:in -27:interest -30:jpeg -31:kind
-76:largest -47:late -38:like -38:list -49:market -29:mcap -42:me -38:most 27:move -36:nft -23:not -23:open -46:pric -38:pump
-62:purchas -43:quot -21:rank -42:sal -37:show 39:side 55:stack -23:the -27:think -31:today 41:top -52:trad 44:v -58:value -30:w
-34:what 57:when -39:which @=average -28: -101:* -25:^what -36:and -44:buy -28:cost -28:ha -41:it -23:what @=base -8:* @=bridge
-48:* -29:by -20:defi -35:on -27:protocol -34:there -20:what @=btc -39:* -24:derivativ -23:interest -21:open @=cap -17:* -28:^coin
25:^v 26:^what -35:by -37:cap -31:coin -21:collection -25:in -50:largest 35:like -23:list -41:market 26:me -21:nft 37:pump -23:quot
-25:sector 36:show 22:side 31:today 22:v 21:what -28:which @=change -25: -12:* -22:and 26:are -22:at -34:buy -28:by -25:coin -27:ha
-25:it 41:me 39:pump 41:show 21:the 38:today @=clos -50: -69:* -26:? -26:^how -21:^show -40:^what -37:^which -28:bet -48:by -48:can
-27:did -28:do -81:event -25:give -21:how -46:market -38:me -27:most -36:odd -21:on -56:open 36:outcome 37:over -44:politic -38:sery
-20:show 38:them -68:today -22:venu -32:what 26:with @=coin -23:* @=commodity -44:* -23:feed -29:publish -22:pyth -25:the @=company
-31:* -34:^list -29:a -24:coin -27:coingecko -33:holder -28:id -26:list -28:that @=compressednft -18:* @=conversion -68:* -40:^what
-38:ha -32:on -36:what @=cost -28: -101:* -25:^what -36:and -44:buy -28:cost -28:ha -41:it -23:what @=crypto -25: -45:* -23:?
-25:^which -24:account -32:by -21:most -25:one 21:out 22:paid -24:publish -24:today -22:trad -24:which @=culture -26: -37:*
-27:account @=dai -21:* 31:^what -21:^which 43:chart 30:down -23:one 27:time @=date -47: 16:* -45:^what -48:and 48:buy -38:company
-40:cost 54:ha 45:it -43:what @=desc 30: 6:* 21:? 54:^biggest -55:^coin -22:^list -31:^the 59:^v 28:^which -29:acros 21:are -37:at
24:below 68:biggest -35:bought -63:buy 45:by -64:cap -22:category -34:chain -36:coin -39:company -42:cost -25:crypto 49:day
-34:derivativ 49:ever -28:every -23:exchang 42:first 27:futur -56:ha -45:hi -52:in -33:interest -43:jpeg -39:kind -41:late 39:like
-36:list -70:market -35:mcap 48:most 51:move 31:need -29:not 24:numb -28:open 36:pl -55:pric 43:pump 67:purchas -53:quot -21:quote
-26:rank -28:rows -31:sector 41:show 52:side 33:today 21:too 57:top 64:trad 55:v 38:value 32:venue -37:when @=dex -48:* -29:by
-20:defi -35:on -27:protocol -34:there -20:what @=economic -26: -37:* -27:account @=equity -44:* -23:feed -29:publish -22:pyth
-25:the @=erc -82: -44:* -49:? -36:^for -22:^how -41:^nft -44:^on -43:^show 42:^what -41:^which -34:are -28:at 31:balance -48:by
-62:collection -38:each 38:every -20:first 35:ha -42:he -28:hi -20:hold -43:how -36:i -36:in 31:list -46:many -42:me -31:move
-20:name -43:nft -25:of 27:one 46:only 22:out -29:own 45:please -33:position -65:show -41:there -45:to -54:token 67:transfer
-33:unit -23:wallet -32:we 57:what -69:which -45:who -44:with @=erc1155 -24: -22:* -38:? -54:^which -34:^who -26:any 39:approval
-41:can -37:contract -27:for -42:from -22:got 52:ha -37:i 54:list -30:my -38:of -27:please -27:revoke -58:spend -29:still -21:take
52:that 44:the -57:to -86:token -54:which -67:who @=erc20 -20:* @=erc721 -83:* -27:? -41:^which -23:^who -46:approval -32:can
-28:contract -31:from -31:ha -29:i -35:list -26:my -24:of -29:on -44:spend -23:still -28:that -40:to -64:token -41:which -51:who
@=false 48: 16:* 54:^i 22:account 31:and 41:at 62:code -44:contract 41:how 30:i 42:need 33:of 37:on 34:or 29:proxy -23:the 30:what
@=finance -26: -37:* -27:account @=first -90:* -21:and -41:for -24:in -31:list -22:need -36:of -49:on -27:or -27:out -26:that
-43:the -21:to -42:transaction -21:tx @=floor -21:* @=from -60:* -27:^show -27:and -21:for -21:in -21:late -21:mix -25:nft -23:on
-27:recent -26:show -37:that -26:to -39:token -23:tx -24:value @=fungible -19:* @=futur -14:* @=fx 35: 72:* 27:^pyth 35:^what
70:feed 62:for -23:price 59:publish 69:pyth 68:the 32:what @=government -59:* -25:? -44:^which -32:by -55:company -26:firm -39:have
-28:hold -22:largest -38:list -46:most -24:much -24:on -34:stack -52:which -34:with @=h24 7:* 34:? 30:^which 29:and -29:are 43:by
-30:cap -33:chain -23:each -30:every -50:jpeg -47:market 50:most 25:numb -31:rows -29:sal 50:trad 67:v -30:value 27:which @=hold
-28: -82:* -25:^what -26:and -34:buy -28:ha -32:it -23:what @=holder 36: -45:* -43:? -26:^fee -25:^what -23:^who -42:all -32:and
-73:app 30:by -23:chain -32:crypto -33:dao -85:did -39:doe -49:earn -74:fee -95:for -27:from 72:got -22:have 83:holder -34:i -34:in
-128:itself -111:keep -28:make -30:money -46:most -59:not -20:now -20:of -28:on -38:out -76:paid -44:pay -21:per -44:rank -32:since
-24:tak 22:that -55:the -40:thi -38:to 70:token -73:user -30:which -21:who @=holding -49:* -26:^which -25:company -21:have -25:list
-27:most -30:which @=id 47: -23:* -35:^coin -22:^i -28:^the 29:^what 31:are -58:by -29:cap -23:crypto 53:day -71:in -35:list
-36:market -27:me 53:move 42:pl -42:pric -54:quot 66:top 24:what 41:with @=in -13:* @=inactive -38: 13:* -42:address -38:and
-31:coin -33:coingecko -39:contract -55:dump -26:each 59:exchang -50:exchange -33:for 63:have -40:i -46:id -28:list -28:me -47:must
-49:name 39:of 59:that 31:the -37:their -43:which -40:with @=interest -24:* @=internal -23:* @=lay 41: 4:* -24:^coin -42:^i 57:^the
27:^what 28:are -48:by -27:capitalisation 22:coin -26:crypto 49:day -28:i -29:kind -38:list -40:market -41:me 49:move 39:pl -66:pric
37:quot -25:quote 32:the 53:top 21:what 39:with @=lend -34: 10:* 50:? 43:by -29:defi 54:lend -30:lock 22:on -46:protocol 45:there
51:to 47:tvl 53:want -35:what @=liquid -38:* -21:by -25:on -20:protocol -23:there @=mak -53:* -28:^what -27:ha -23:on -25:what
@=market -17:* -28:^coin 25:^v 26:^what -35:by -37:cap -31:coin -21:collection -25:in -50:largest 35:like -23:list -41:market 26:me
-21:nft 37:pump -23:quot -25:sector 36:show 22:side 31:today 22:v 21:what -28:which @=mention -26: -37:* -27:account @=merge -68:*
-40:^what -38:ha -32:on -36:what @=metal -44:* -23:feed -29:publish -22:pyth -25:the @=month -49:* -35:at -37:only @=name -29:*
-23:^how 38:^i -22:^what -51:are -28:by 27:coingecko -37:derivativ -22:do 39:each -29:exchang 24:for 27:futur -20:how 31:id
-37:interest -22:like -24:me 35:need -25:one -32:open -30:rank -21:today 33:venue -20:what -30:which @=native -41:* -21:? -41:^which
-35:cap -23:chain -38:collection -24:jpeg -42:market -30:most -39:nft -31:trad 40:v -41:which -21:with @=net -28: -82:* -25:^what
-26:and -34:buy -28:ha -32:it -23:what @=nft -31: -49:* -31:^i -27:and -28:chain -30:coin -24:coingecko -22:i -24:id -34:know
-33:native -30:need -33:to -33:you @=no 41: -6:* 39:? -23:and -79:chance -51:did -29:for -53:how 70:i 57:in -55:me -69:odd -91:of
23:on -49:pric -39:price -42:show -56:the 36:token -34:who -47:ye @=nonfungible -15:* @=notional -64:* -21:? -62:^option -23:by
-20:crypto -21:much -31:of -44:on -73:option -33:paid -90:premium -34:protocol -21:trad -28:volume -20:whole @=oldest -90:* -21:and
-41:for -24:in -31:list -22:need -36:of -49:on -27:or -27:out -26:that -43:the -21:to -42:transaction -21:tx @=open -24:* @=out
-82:* -28:^how -52:^if -33:and -26:for -40:get -58:how -44:i -49:if -53:into -31:many -30:me -44:much -44:now -37:on -58:out -39:to
-44:what -40:with -33:would @=perpetual -48:* -30:? -27:^which -23:a -29:at -34:can -32:coin -24:doe -21:i -26:list -21:my -33:one
-28:pair -48:spot -30:the -33:trade -46:which -25:with @=politic -27: -38:* -24:? -27:^which -25:account -22:most 22:out 23:paid
-24:today -23:trad -26:which @=price -21:* @=quote 13:* 30:? 51:^candl 49:^i -75:^pool -21:a -50:and 22:buy 65:i 92:in -30:it
-38:liquidity -25:on 54:or -22:pool 101:pric -59:price 22:sell 22:that 20:the 80:token -40:trad @=rat -44:* -23:feed -29:publish
-22:pyth -25:the @=rebate -53:* -28:^what -27:ha -23:on -25:what @=redeem 39:* 59:? 44:^what -48:and 45:ha 60:in 40:on 42:what
@=regularnft -18:* @=revenue 29: -9:* -64:^fee -36:^how 64:^what -25:^which -56:^who -57:app -26:by -42:chain 29:crypto 31:dao
36:did -34:do 29:doe 53:earn -44:fee 57:for -72:from 52:got -50:have 66:holder -34:how -92:in 131:itself 118:keep 46:make 45:money
-29:more -22:most -36:much 75:not -63:now 54:of -62:on -30:or 33:out -29:over -113:paid -47:pay -42:per -32:please -73:rank
-35:right -37:show 49:since -52:tak -35:take -30:that 56:the -30:their 23:thi -78:to -31:today 51:token -42:total -46:trader
-69:user -40:wa 67:what -54:who 20:with @=reward -68:* -40:^what -38:ha -32:on -36:what @=score -8:* @=sell -42: 12:* 65:^what
-32:and 39:ask 56:at -73:bid -46:chance -37:condition 47:do -66:for 69:i -37:it 37:no 34:now -29:outcome 23:that -39:the 53:thi
53:to -37:token 63:what @=settl 32: -33:* 30:? 54:^how -28:^open -25:^show -45:^what -44:^which -22:all 22:and -25:are -33:bet
-22:bett -63:by -55:can 60:did -33:do -96:event -32:give 48:how -26:in -47:me -34:most -47:odd 26:of -23:on -71:open 46:outcome
48:over -23:people -51:politic 46:sery -25:show 48:them -86:today -26:venu -38:what 35:with @=split -68:* -40:^what -38:ha -32:on
-36:what @=sport -27: -38:* -24:? -27:^which -25:account -22:most 22:out 23:paid -24:today -23:trad -26:which @=stak -38:* -21:by
-25:on -20:protocol -23:there @=target -8:* @=tech -26: -37:* -27:account @=to -53:* -28:^show -25:any -24:did -25:for -22:on
-27:show -24:tx @=top 4:* 48:? 60:^which -43:^who -37:a 61:at -63:bought -74:chain -66:most 45:on -42:only 46:paid -66:recent 53:the
28:token 47:which -42:who @=total -49:* -26:^which -25:company -21:have -25:list -27:most -30:which @=trade -56:* -37:^what -21:from
-38:ha -27:on -33:what @=transaction 42:* -58:^what 59:^where -55:at -76:buy 71:by 50:can -39:company -43:cost 30:doe 49:first
24:for -69:ha 40:have 46:i 33:in 63:lp 37:most -21:on 43:pool 54:purchas -24:token 59:trad -54:what -47:when 59:where 39:which
@=true 42:* 21:? 28:^ -28:^a 45:^and 41:^by -20:^coingecko 76:^compare -47:^compress 24:^could 26:^current -49:^everyth -29:^for
-28:^how 59:^i 34:^in 27:^need 21:^nft 40:^on -33:^our 29:^please 54:^quote -25:^what 44:^where 23:^yield -23:a 25:above -31:all
-21:an 33:and -23:any 21:atm -26:auditor 43:balance -42:base -32:belong 20:below 27:best 34:between -26:bid 37:biggest -49:burnt
-39:buy 46:by 24:category -22:chain 35:change -33:coin -22:coingecko -60:collection 74:compare -39:contract 26:cost -31:crypto
39:current -23:decimal 35:defillama 35:did -32:done 53:each 43:far 40:file 27:first 45:full 44:gain 45:go -30:gone 56:hash 29:held
32:highest 22:him 29:how 20:in 43:incl 95:includ 51:inside 50:inventory 35:it 51:item -46:itself 31:just -40:keep 32:largest
-20:left -27:lend -33:live -22:look -29:los 48:lose -23:many -50:market -32:mcap 21:mean -35:member 50:money 33:more 32:morn 54:most
56:mov 25:move 24:much 26:must 26:n -24:name -46:newest 21:now -49:numb 44:number 22:or -40:oth -24:our -49:own 26:pair 58:pay
34:per 63:point 22:pool 43:pric 25:produc 27:proxy 63:purchas 40:quot 72:quote 33:rate -22:real 36:recent -41:report -21:reward
46:right -53:say 21:see -37:side -52:since -31:sit -36:spl -22:spot 30:spread 30:stack 43:stak 36:telegram 22:their -26:thi 24:those
75:today 26:top 45:trade -41:turnov -25:twitt -28:tx -46:und 20:verify -25:vol 51:volume 40:want -30:we 41:website -29:went 25:what
-29:which -21:who 72:with 49:without 58:would 23:yield @=trust -8:* @=unexpir 29:* 27:^how -25:^i 46:^open 27:a 47:and 25:did
52:every 58:expir 32:fund 42:futur 24:ha 33:how 42:interest 28:much -27:need 24:open -32:or 32:out 31:over 32:price 42:that 22:to
44:trad 23:venue 54:with 45:yet @=usd 27:? -44:^what 27:^which -32:acros -28:are -46:at 57:biggest -36:bought -74:buy 75:by -30:cap
-33:chain -48:company -48:cost -20:each 42:ever -29:every 24:first -63:ha -45:hi -47:jpeg -41:late -25:list -49:market 43:most
24:numb 54:purchas -31:rows -53:stack 72:trad 62:v 26:value -35:what -48:when 21:which -28:with @=value 5:* -53:^what -77:buy
-39:company -43:cost -70:ha 54:purchas -50:what @=volume -25: -53:* -31:^best -32:^busiest -31:^coin -21:^on -25:^pool -22:^the
-41:^trad 70:^v -22:^where -51:^who -23:a -44:account -31:acros 21:and -29:best -32:busiest -39:cap -31:chain -23:coin -52:count
-70:crypto -21:do -26:every -23:go -37:in -50:jpeg -28:kind -49:largest -28:liquidity -24:list -66:made -65:market -43:mcap
-47:money -36:not -28:on -32:pl -64:pool -36:pric -61:profit -38:quot -56:rows -29:sal -45:see 60:side -26:the -34:them -43:trade
-37:trader 60:v -30:value -50:w -25:where -64:who -20:win @=weath -26: -37:* -27:account @=week 46:* 61:at 64:only @=ye -74: -56:*
-49:? -44:in -26:me -32:odd -25:on 30:the 35:token -31:who @=yield -48:* -29:by -20:defi -35:on -27:protocol -34:there -20:what
@asked 32:* @asked-fit 60:* @asked=0 4:* @asked=1 -5:* @asked=2 8:* @asked=3 -5:* @asked=4 -17:* @asked=far -10:* @calls=0 25:*
@calls=0|0|other 25:* @calls=1 8:* @calls=1|0|other 8:* @calls=2 -47:* @calls=2|0|other -47:* @calls=3 -195:* @calls=3|0|other
-195:* @category=defi_protocol -35: -21:* -29:? 36:^ 51:^and -21:^best 26:^biggest -24:^chain 27:^could -47:^defillama 29:^give
-22:^i -23:^imp -49:^in -29:^lend 43:^next 21:^notional 27:^on 45:^protocol -20:^put 48:^rank 37:^revenue -51:^since 44:^top 20:^who
20:a -59:already -39:also -51:am -56:any 24:anyth 34:apy 24:ask -29:at -24:been 26:before 38:big 31:biggest -22:cap 43:change
-25:coin 26:com -31:commit 35:compare 27:could 30:crypto 33:current -50:dao 25:date 22:day -24:defillama -21:deploy 22:derivativ
29:dex 21:doe 46:down 57:each -21:ever -29:every 34:exact -25:exploit 37:farm 39:fee -27:figur -45:get -22:github -52:give -26:goe
23:grant -44:hack -54:have -31:hold 21:holder -21:i -24:imp 20:interest -26:into 31:invest -38:itself -22:keep -32:kept -26:l2
-46:late -44:latest 31:lead 25:least -29:led 31:lie -24:liquidation -25:liquidity 25:lock -43:lol -20:long 25:lost -26:many
22:market -31:max -28:me -35:money -29:month 27:more 41:most -27:my 27:need 23:next 21:not -27:numb -38:old 28:only -44:or -24:our
-24:out -21:paid -39:park 21:past -23:peg 41:people 35:per 54:perp 44:pl 39:platform -48:plu -20:point -20:post -21:premium
-22:proposal 23:rate 25:read -27:revenue -36:reward -58:risk 25:run -52:same 26:say 41:share -50:should 35:show 28:sit 35:slide
49:split 26:spr -40:stable -25:stablecoin 37:stak 30:summ -53:t 29:their -60:them 33:these 25:they 29:think 22:through 57:today
-20:togeth -52:too 47:top -43:total -75:trader 32:trend 43:tvl -38:two 38:value 23:venu -21:very -24:volatility -26:volume -48:wa
-35:wallet -21:want 24:week 30:went -21:were 47:whole 26:with -24:ye 23:year @category=market_data -30: -19:* 40:24h 29:^
-22:^account -29:^any 29:^are -54:^bid 57:^book 26:^busiest -38:^can -23:^check -46:^coingecko 30:^compare 35:^current 39:^depth
70:^did 35:^everyth -33:^fill -50:^find 58:^fund 20:^give -23:^if -46:^it 39:^kind -32:^level -35:^liquidation -46:^look -36:^market
35:^mint -21:^my -31:^next 25:^no 23:^of 45:^on 57:^one -28:^or -24:^ord 26:^our 76:^perp -42:^plot -24:^pool 54:^pric 50:^price
-30:^print 30:^put 29:^recent -29:^since 26:^someone -25:^spot 23:^stablecoin -28:^the -26:^to -31:^token 46:^top 58:^total
25:^trust 58:^v 23:^wa -51:^we -30:^where 35:about 33:above -31:account 39:actual -27:add -36:addres -77:address 37:advis 31:aft
21:against 24:also -22:altcoin 27:altogeth -33:am -35:amount -37:any 62:api -25:app -57:apple 22:around -32:artist 24:ath 31:attach
20:below 48:beside -27:bett 21:blockchain -37:book 20:bos 58:both 53:bought -25:burn -21:burnt 26:busiest 26:but -51:buy -24:can
31:capitalisation 54:cent -35:chance 49:chang -23:chart 22:check -47:circulat 21:circulation -29:close 50:coin -30:cold
-41:colleague 30:compar 63:compare 35:confidence -20:correct 68:cost 68:country -45:cov 30:currency 20:current 49:d -28:dat -87:data
-43:date 55:day 29:decimal -66:deep -53:defi 56:depth 28:desk -24:developer -27:dex 24:dominance -31:don -53:done -25:e 54:each
20:enough -55:entry -33:erc20 -32:exact -52:exchang -25:exist 52:far -31:fee 37:fetch 44:figur 24:figure -53:fil -43:file -36:fill
-45:find -30:floor 23:follow 35:forgot -30:form -32:full 21:fund 33:gain -20:germany 22:gett -47:goe 44:gone 50:google -29:got
27:greedy 46:group 23:ha -31:had -45:half -26:happen -39:hash 35:hedge 42:her -21:here 52:hi 26:high 23:history -34:holding 30:hows
34:id 32:incom -30:index -41:inside -38:interest -30:into 20:invoice -69:issue -33:just 72:keep 21:key 70:kind -53:l2 -39:large
27:largest 26:late 26:lead 29:lend -26:lett -49:level -44:leverage -39:limit 47:liq -21:liquidat 23:list -40:live -26:logo -46:look
-25:los 30:lose -28:lot -65:low -25:lp -21:m -24:made 70:margin 62:may -44:me 26:mean 23:memo -41:message -37:metamask 33:mid
35:minute -40:mix -34:moment -23:morn 21:move -20:nam 40:need -39:network -40:new 21:news 26:not -49:now 48:number 50:offer
-55:often 41:oi -61:old -27:once 75:one -29:open 27:oracle -61:ord -32:order 41:oth 38:paid -26:pair -34:park -24:part 49:payout
-44:people -61:per -21:period 22:perp 69:perpetual -46:pippin 44:pl 43:please -42:plot -45:plu -43:position -28:possible -35:post
-30:present 33:price -26:project 23:pull 21:pyth 57:quarter 25:quot 32:rank 38:rat -24:ratio 57:reach -47:reason -40:receiv
-22:reentrancy -67:regist 31:report -22:request 28:rest -21:right 37:risk 33:rn 31:round -26:rows -63:run 27:sal 63:same 67:saving
64:say 53:script -65:search 25:second -43:see 23:sell -25:send -41:sent 27:sentiment -48:serv 25:sery -38:share -43:she 68:sheet
42:should -32:sitt -21:small -44:snapshot 41:so 28:sold -50:some -20:somebody 23:someone 61:source -28:spr 42:spread -29:spreadsheet
21:stabl 25:stable 86:stablecoin 28:stand -22:step 32:still -36:stop -27:storage 20:sub 25:swap -23:t -31:tak 38:taken 60:talk
25:tax -42:telegram -33:term 49:th 31:that 41:them -25:there -37:these -55:think 21:those -49:tim 25:time -29:to 41:togeth
-24:tonight 82:top -26:total -60:trader -21:transf 34:transfer -73:treasury -20:trend 30:trust 66:turnov -25:tvl -52:twitt 29:two
23:und -66:until 59:up -76:use 37:v 48:valuation 43:value 55:venue 38:versu 34:very 64:volume -23:wallet 41:we -22:week -20:went
-29:were -25:whatev -22:wheth -28:which -29:who -25:whose -33:why -91:withdrawal -24:won 25:wont 35:work -22:writ -25:x -28:year
51:yet -42:zero @category=network_infrastructure -11:* 22:^at 20:^before -27:^block -51:^call -41:^can 24:^chain -45:^cheapest
30:^coingecko -56:^custom 32:^did 34:^for 43:^ga -41:^ha 37:^i 23:^if 24:^keccak -24:^list 41:^make -35:^mint 22:^nonce 45:^on
-24:^our 28:^price 26:^pull 38:^sat -28:^the -30:^topic0 36:^transaction 26:^verify 21:^wa 32:^what -20:^when -20:^which -74:^who
45:^why -24:above -35:account -24:actual -26:add -56:address -35:aft -70:also 27:among -29:amount -52:answer -28:app -49:around
25:ask -27:asset -25:attestation 22:base -21:beacon 60:before -48:behind -27:below -32:bett -44:blob 29:block -26:burn 23:but 30:buy
-29:capacity 33:chain -62:change -22:cheap -36:cheapest 39:check 26:claim 44:click 67:clock 24:coingecko 52:collection 40:come
34:config 42:confirm -35:confirmation -20:connect 72:control 32:copy 35:correct 37:count 34:counterparty -35:custom 51:d 47:data
-38:date 39:deposit 41:develop 47:digest 38:doe -24:don -30:drop 28:e 57:eip 25:end -29:enough 23:entry -29:epoch -33:error 21:even
-49:every -37:exchang 28:exploit 37:explor 26:fail -21:fee 23:file -21:first 61:for 37:form -20:found 41:friend -39:front 25:full
31:give 21:gone -32:guy -65:ha 25:had 42:hang 37:happen 22:hardware -42:hash -23:hashrate 27:he 42:height 30:hour 21:if
-33:impermanent 25:includ -33:index -40:input -22:internal 65:keccak -30:key 38:know 30:late -30:left -34:lightn 42:line
-44:liquidation -32:los -40:low 24:m 53:make -39:market -66:mempool -35:metamask 25:moment -32:more 58:morn -26:move 41:n 38:nam
23:namehash -38:native 21:need 21:network 23:newest 54:nft -32:nod 51:nonce -27:not 24:now 32:numb 29:off 29:ok -27:one -47:only
27:or -43:oth -38:output -20:owner -43:paid 29:pap 34:past 33:payment -35:phantom 25:pl 33:platform -50:pool -33:present
-22:priority 22:produc 21:program -26:project 25:proof 25:pull 27:queu -39:queue -35:rate 22:raw 53:real 26:reason -20:regist
42:reject -31:resolv 28:rpc -40:safe 68:same 50:say 40:see 24:seem 21:send 51:sent 26:serv -27:set -48:share -24:she -90:side 36:sig
-33:signatur 36:signature -37:sit 44:site 33:slot -22:small 63:some -53:somewhere -25:split -60:stack -41:start -29:state 39:statu
-26:still 57:str 39:swap 30:swapp 26:take -27:talk 44:test -28:text 22:that 32:their 30:there 21:these -28:they 33:thi 35:think
22:thru 44:time 36:timestamp -35:too 30:total -56:trace 21:track 35:trade -27:transaction 53:transf 44:typ -48:unit 26:use -35:user
24:v 20:valid -32:validator 29:wait 20:wallet -31:way 52:well 30:went -31:were 38:what 25:where 28:wheth -40:whole 24:why
24:withdrawal -40:without -32:won 21:wrong 30:wrote -34:yet @category=nft_analytics 46: 17:* 30:? -49:^a 27:^blur 37:^chart
-24:^cheapest 61:^check -33:^coingecko 51:^collection 47:^doe -36:^everyth 29:^find -23:^floor -20:^give 54:^i -24:^it -47:^list
-39:^nft -34:^on 67:^only -20:^rarity 67:^the -22:^we -35:^which 29:^who 30:a 22:about -21:addres 86:all 31:am 28:any -36:approval
57:artist 34:back -37:be -26:before 30:belong -23:best 22:bid 48:by 36:call -37:can 57:cap 34:chart 38:cheapest 29:check
-24:coingecko -26:compare -45:compress 56:cost 44:count -30:creator -28:doe -24:down 53:each -22:en 42:far 37:find 49:floor 23:for
30:gave -22:give 27:ha -51:he 34:held -44:hi 36:history 21:if 42:in 24:inventory 51:item 46:jpeg 43:keep 64:lol 25:m 32:made
43:market 29:marketplace 68:mcap -26:me 24:member 41:metadata 29:mint -26:more -48:move 31:much -49:name 34:need 53:numb -25:offer
-29:on -24:open -54:our -32:over 66:owner 35:paid -46:pay 21:pictur 41:please -22:point -47:price -65:rank -63:rarity -58:run 26:sal
27:see 40:set 56:she -42:should 47:side 36:since -38:th 33:their 20:them 57:they -52:today -47:token -25:too -28:track 37:trad
-40:trait 32:und -28:up -32:volume 108:wa 42:were 41:what 22:where -23:wheth 21:who -48:whole -30:would -23:ye 39:you
@category=onchain_dex -21: 24:^a 35:^any -49:^are -21:^at -50:^busiest 26:^candl 89:^check 33:^dex 40:^dexscreen -42:^find 44:^for
39:^give -39:^i 41:^if -27:^liquidation -24:^look -30:^need -20:^net 35:^newest -30:^of 30:^pair 28:^quote 43:^somebody 82:^the
30:^volume -33:^where 41:^which -24:account -30:also -52:and -33:ape -21:before 44:bett -21:big -32:block -25:boost -26:bought
38:bridg 34:bridge 21:busiest 28:by 20:cap -21:cheapest 71:check 24:claim -44:clos -21:compare 41:decentralis -22:decimal
23:defillama 36:deposit 27:dex 60:done -40:down -26:e 23:end -23:entry -36:everybody -42:find 42:flow 26:follow -20:follower
-34:found -23:geckoterminal 32:give -45:gone -36:green 25:ha -22:happen -28:hold -21:id 37:if -23:keep 32:liq -22:liquidation
-22:look -24:los 23:me -44:min 23:money -21:more -20:morn 32:move 32:my -31:net 36:network 41:nev -23:new 47:newest 30:number
-60:once 56:one 20:only 22:or -20:over -27:own 25:pair 29:park 44:people 24:percent -59:pippin -29:place -23:plan 27:pool
22:possible 23:profile 56:pump 23:quote 41:rank 29:rate -48:safe 33:same -33:search 23:second -51:sent 74:since 25:small -27:so
41:sold 22:somebody -52:someone 26:stable -27:talk -40:th -23:than -52:these 34:thi 52:through -28:to 28:transaction 25:treasury
-29:two -39:up 44:use 25:venu -27:venue 51:vol -35:wa 29:want -21:we -30:week 34:went 22:which -25:whole -27:yet 26:yield -23:you
@category=portfolio_wallet 14:* 38:^addres 37:^all -55:^am -33:^and -33:^any -48:^are -23:^balance 82:^call 26:^can 42:^coin
-43:^compress -32:^contract 42:^custom 23:^decimal 29:^doe 43:^every 50:^everyth -21:^explain 68:^find -25:^for -43:^ga 24:^ha
57:^in 54:^it 23:^metamask 43:^newest 29:^nft -39:^numb -40:^of -49:^on -48:^only 31:^our 35:^pl 24:^pnl -45:^price -30:^realis
34:^recent -41:^somebody 29:^swap 35:^that 30:^to 63:^token 23:^trad -27:^transaction 21:^tx 27:^utxo 47:^wa -29:^where 30:^which
31:^would 21:accountant -20:acros -33:actual -25:add
-45:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -80:address 27:aft
26:again -55:airdrop 56:all 62:allow 43:already 50:am -22:amount 58:app 48:arriv 64:artist 24:ask -28:attach -43:attestation
-49:back -41:before -28:behind -26:below 25:best -36:bet 31:bookkeep -68:bot 27:both -21:broadcast 21:broth 27:burn -38:by 51:call
-25:chang 69:check -44:circle 53:claim -44:client 24:collect -63:collection -27:com -61:compare 28:consolidate -37:count 61:crypto
31:custom -44:d 40:dao 22:dat -31:data -23:decimal 29:defi 59:dev 25:do 38:doe 38:down 28:dump -38:eip -57:eligible 45:empty 78:en
23:end 37:entry 29:erc20 31:ever 47:every 55:everyth 40:exchange 36:fee -29:feed 20:fetch 69:find -24:firm -67:flow 25:for 34:friend
-40:from -22:frozen 48:gave -23:get -24:give -33:given -23:go -23:gone 28:good 34:grandson 32:green 28:ha 57:had -41:hand
-34:hardware 30:have 61:he -23:hex -36:hit -25:holder -41:home 73:hot -29:id 28:im 29:incl 55:incom 50:inside 23:into 29:inventory
-27:invoice -23:item 46:itself -25:just -39:key 32:late -23:ledg 69:left -39:legal 33:lett 47:line 21:list -29:live 31:lol 29:m
49:made -52:may -37:mean -45:message 48:metamask -35:min 29:mine 34:mint -23:minute 28:mix 50:money 22:more -21:most -28:move
47:movement 36:much 60:multisig 27:must 49:nam -33:native 20:need 32:net -55:nev -20:nft -22:no 24:noth -21:numb 26:office -47:only
-36:operator 23:ord 24:our 29:out -34:passport -22:past 37:payment 20:payout -55:person 46:phantom 35:piece -28:pippin -60:place
-21:post 43:present 61:pric 37:primary -49:print -67:program -21:proxy -39:pull -21:purchase 22:queue -50:rate -56:real -25:realis
-56:reason -47:receiv 41:recent -113:regist 23:relay 44:rent 20:report -22:rout -36:rows -48:same -28:saving 43:see -29:sell
-71:send 55:sent 21:separate 33:set -29:she -31:sheet -36:should 27:show -31:side -52:sign 61:sist -42:sit 56:sitt 50:small 30:so
-43:somebody -26:someone -32:source -22:spam 56:spend 44:spendable 50:spl -22:split -34:stabl -26:stake 21:start -33:statu 43:still
32:storage 25:straight -24:supp 25:support 44:swap -21:swapp 21:symbol -39:take -34:taken -42:talk -22:team 22:tell -34:term
-24:test -79:th -24:than -50:their 29:there -30:thi 21:those 22:ticket 46:token 37:tonight -24:top 28:touch -27:trad -42:trade
-40:transaction -28:transf 68:treasury -59:turn 52:u -26:unlock -45:up 37:used 38:utc 32:utxo -25:valid 21:vault 27:very -30:view
38:vitalik 29:volume -22:wa -27:wait -32:week 30:well 39:whale 36:wheth 38:which -27:whole -34:whom -34:whose 26:why -49:win -22:ye
39:year 23:yield 30:you -27:your 62:zero @category=prediction_markets -20:* 33:^all 49:^and -22:^at -25:^best -45:^bid 21:^can
46:^cheapest -49:^compare -61:^do 24:^for 26:^give 21:^ha 24:^i -26:^in 51:^it 53:^last -36:^level -36:^market -26:^no 37:^odd
51:^on 27:^price 44:^print -60:^put -49:^settl -21:^the 23:^when 43:^ye -26:account 21:acros -21:aft 49:also 23:any 46:anyone
30:anyth -32:are 33:bag 31:balanc -38:balance -51:best 42:bett 30:between 30:big 24:biggest 32:book 27:bot -42:both 40:bought
32:budget 46:buy 47:by 30:can -23:cent 61:chance 74:cheapest -29:coin -34:com 36:company -50:compare 31:contract 70:could 35:decemb
21:deep 32:down -22:each -40:election 31:every -27:everyth 45:exact -29:exchange -24:far -32:fee -57:form -37:good 44:had 26:hold
-65:holder 29:hour 22:i 36:insid 30:just -23:largest 33:late -39:left 58:look 32:los 24:made 52:mail -67:manifold 39:mid
-38:midpoint 63:most 39:mov -52:next 44:no -21:not 57:now -31:odd -37:of -28:offer -59:old 36:only 39:outcome -29:own 24:paid
-56:people -52:plu 24:post 23:pric 41:print -39:proposal -47:put -55:question 21:quote 52:resolv 44:resolve 44:right 53:rn 46:run
34:same -42:say 60:search 25:see 50:sell -20:sery -47:set -22:settl 38:shar 35:share 23:side -49:sise 31:sit 27:somebody -37:still
-25:strike -27:take -29:team 27:th -26:they 36:thi 46:through 42:tick -37:time 34:to 21:today -35:token 42:told -40:tonight -43:top
39:total 29:trad -32:trader -23:und 56:up 50:volume -26:wait -25:wallet -21:whale -21:where 31:which 33:whoev 25:will -21:win
26:winning 32:won 33:word -43:ye 29:yet @category=search_discovery -5:* 21:0x -29:^can 50:^coin 71:^coingecko 49:^compress -27:^dex
-23:^dexscreen -30:^doe -26:^everyth 21:^find 30:^for -29:^got -20:^how -41:^need -70:^nft -23:^only -38:^price 38:^pyth 31:^search
-46:^the 34:^there 32:^token 32:^we 30:^where -21:^which -45:^who -29:a 30:about 25:add -35:address 37:against -22:all 62:an 42:any
-21:anyone -35:ape -48:artist 36:broth 36:category -32:chang 26:chat 46:coingecko 58:colleague 39:com -22:come 42:compress 37:config
31:contract 34:copy 21:crypto -38:data 23:deepest -31:do 37:down -25:else -38:en 32:even 26:everybody -20:everyone 43:exchang
29:file 29:find -21:for 47:geckoterminal 23:give -50:go -24:gone -58:google -35:group -22:hash 53:here -26:hi 37:holder -34:hot
30:idea 35:identify 24:it 24:just -28:keccak 45:keep 31:launch 38:log 24:long 50:m -49:made 29:mail 29:many 27:match -33:mcap 39:me
26:mean -27:member 20:moment 35:morn 21:must -28:my -56:name -64:need -45:noth -25:off 58:old -22:one -30:only -24:oth 22:out
-62:own 42:past 34:payment 21:piec 57:pippin 39:pl -37:pric -31:price 20:publish -28:real 24:recent 25:rows -57:same 50:search
34:sector -30:see 63:send 34:set -52:sheet 27:show 34:so -33:some -25:spot 33:stand 31:start -65:stock -22:str 21:symbol -33:talk
39:th -26:that -33:their 30:there -26:these -44:tick 22:token -32:tonight 22:too -74:top 33:trade 23:trend 28:two -24:u 40:use
-41:value -25:venu 35:verify -23:wa -41:wallet -25:want 28:we -34:were 32:whatev -44:who -28:whose 27:wont -51:work 31:yet -21:you
@category=security_risk 12:* 27:^a 51:^and 56:^are 22:^before -25:^can 43:^check 42:^coin 21:^dev -56:^did -43:^draft -22:^find
33:^ha 32:^honeypot -32:^in 23:^kind 33:^latest 48:^list 31:^metamask -43:^next 29:^nft -31:^on -63:^please -84:^revoke 44:^someone
-39:^there 46:^token 31:^we -28:^when -22:^where 29:^which 22:^who 25:a -31:account 28:addres 44:aft -23:against -30:allow
36:already -66:also 22:approv -37:approval 21:are 37:artist 51:at -24:audit 23:away 40:bank 76:been 35:big 28:bought 92:burn
37:burnt -26:buy 26:can -21:cheapest 48:clean -29:click 46:coin 20:collection -33:community -33:company 74:counterparty -27:crypto
-41:d -23:data -37:date -59:doe -43:draft -68:every 56:far 34:fear 21:file -55:find -33:floor -25:full -20:fund -25:gave 38:go
21:gone 31:got -22:grant -20:he 40:hex 42:hi 75:hit 40:honeypot -22:hot -44:input 41:keep -25:kyc 32:latest -35:ledg 35:legit 48:let
27:letter 27:link 52:list 20:lp 27:m 33:made 45:mail 30:many 24:may 24:metamask 39:mine 22:mix 35:money 27:more -33:most 31:mov
40:move -34:network 42:new -25:newest -22:news -52:next 27:nft 57:no -20:office 43:open -23:or -27:oth 31:own -46:owner 31:page
30:pair 69:park -63:please -54:plu -37:post 34:real 61:reason -31:reentrancy -30:return -72:revoke -54:rout 51:rows 45:rug
26:rugcheck 65:safe 40:said -35:same 29:say -44:screen -20:see -27:sell 36:share 33:she 34:short 68:should -34:site -23:small 67:so
-24:sold 58:someone -76:spend 37:stable -21:start 27:still 24:stop 25:supp 75:t -38:that -20:them -38:there 92:these 36:think
52:those -41:tick 32:token -47:tonight 27:too 21:top -24:trad 25:transfer 32:treasury -29:unlimit 24:until 48:up -26:verify 50:want
35:went 63:were 24:when 24:where 43:whoev 64:whom 41:with 34:writ 40:year 38:yield @category=token_contract 31:^abi 85:^and
66:^biggest 22:^buy -75:^call 25:^can -30:^coin 26:^compare 40:^did 36:^do -32:^everyth -59:^find -25:^have -31:^honeypot -28:^how
-21:^keccak -41:^make -44:^mint 52:^need -36:^numb -21:^on -24:^open 41:^our -29:^read 22:^so 26:^somebody -26:^tell 29:^the
50:^topic0 29:^total -23:^twitt -21:^verify 56:^wallet 21:^when -22:^where 28:^which -27:a 47:abi 21:accord 50:account 43:actual
76:address 29:aft -38:against -31:all 44:already -84:also 71:amount 22:any 24:ape -39:approval 76:argument -49:artist 30:ask
-59:attach 30:audit 48:auditor 37:average 42:bag 71:be -24:been 23:bet 34:blob 42:board 54:book -85:burn -21:burnt 27:buy 21:byte
-50:call 28:calldata -38:came -24:cap 23:chang 55:change -39:chart 22:chat 71:client 35:compare 49:compil -70:contract -21:copy
-28:cost 42:cov -27:create -27:create2 36:d -28:dao 24:data 45:decimal 21:desk -27:dev 42:down 29:dump -55:each -35:eip 51:email
22:enough -23:error -35:etherscan 41:event -22:ever 37:every -21:everyone 23:exact -30:explain -46:far 23:farm 27:filt -68:find
38:firm 69:flow 23:follow -28:follower 34:from 28:full -53:gave 22:geckoterminal 24:go -41:group 44:hack 33:hand -21:he -34:held
-24:here 49:hex 35:hit 53:hold -37:holder 39:holding -34:home -30:honeypot 29:income 35:input 23:into 25:it -20:keccak -29:keep
26:know 37:land -23:largest -27:late -62:launch -52:legal 22:licence 39:liquidity 21:list -38:logo 49:look -31:los -47:m -67:make
-33:match 24:memecoin 27:min 36:mint -64:month 26:more -43:morn -29:movement -26:much -29:nam 21:name -28:native 45:need 22:news
-33:no 29:nobody 47:normal -40:not -52:off -34:old 40:oldest -22:once 41:only -68:oth 26:out 31:page 48:paid 44:pap -34:part
-34:people 48:permit2 -43:phantom 23:pile -34:pippin -46:post -27:pric -31:profit 49:program 27:proxy 45:publish 44:pull 30:purchase
-37:rate -31:reason 24:recent -64:reentrancy 30:relay -32:report -39:request 23:review -21:right -30:round 66:rout -30:safe -69:same
-60:say -23:score 30:second -29:sell -36:share -39:she 39:should 37:show -70:since -33:sitt -72:so 21:somebody -36:source 24:spend
-31:stabl 43:stack 29:stak 31:still 53:stop 32:swapp -33:t 32:table -25:take -35:telegram 43:tell 60:th 37:they -43:thi 20:think
-51:those 34:tick 31:tim -33:time 68:tool 28:top 41:topic0 21:trade 32:transaction -43:twitt -41:two 21:u 52:unit 40:unlock -23:use
24:user -31:v 32:value 49:vault 28:version 29:volume 25:wa 56:wallet -41:way -21:went -23:were 23:whatev 31:wheth 45:who 23:whole
-66:whose 34:work -20:worth -26:writ -27:write -49:wrong 31:yet -24:yield @chosen-count 117:* -43:? -35:^i -50:^put -25:^the
53:^what 71:^which 61:^who -62:account 27:all -23:am -60:and 58:are 49:ask -37:at 33:back -22:big 74:biggest 52:bridge -65:buy 74:by
-21:cap -63:cent 35:chain 40:coin 73:coingecko 67:collection 49:contract -33:could 42:crypto 62:dex -38:did 39:dump 31:each -29:eip
86:enough 88:event -30:exchange 58:first -63:for -53:have -45:how -30:i -37:id 25:if 22:in -66:it 59:just 29:keep -64:lost 50:money
63:most -34:much -97:my -23:no -25:nonce -43:numb -31:of 31:on 29:only -56:over 59:pl 22:please 111:pool -32:price -51:put -24:right
90:rugcheck -46:say 20:sector 70:show -23:tell 42:that 48:their -29:there -33:thi 54:to 43:today 66:token -52:top 46:transaction
-30:transf 31:up 49:volume -22:wa 33:want -27:we 21:what -30:when 81:which 27:who 42:will 74:with -45:worth -88:ye -48:you
@chosen-said 95:* @chosen|other -25:* @content=0|first -24:* @content=1|first -20:* @content=2|first -26:* @content=4|first 12:*
@content=5|first -6:* @content=6|first 25:* @described 25:* @drops|named|new|other -3:* @drops|open|new|other -16:* @fault -75:*
@first=1|other -23:* @first=2|other -34:* @first=3|other -9:* @first=4|other -3:* @first=5|other 25:* @first|other 34:* @group=first
-7:* 25:24h 64:^ 21:^abi 29:^addres 100:^also -44:^am 31:^an 54:^and 32:^anyth -27:^balance 47:^before -42:^best -73:^bid
36:^biggest -27:^block 27:^blur 59:^book -36:^burnt -37:^busiest 47:^buy 33:^call -26:^can 30:^candl 25:^chain 21:^chart 67:^check
80:^coin 45:^coingecko 42:^collection 21:^compliance 41:^compress 59:^contract -23:^convert 48:^current -39:^custom 31:^depth
21:^dexscreen 45:^did -41:^draft 23:^dump -21:^each 36:^every -20:^explain -35:^fill -28:^floor 37:^for 35:^found -50:^from 55:^fund
36:^get 58:^give 22:^have 44:^hey -33:^highest 25:^hottest 48:^hows -24:^id -26:^imp 31:^in -21:^keccak256 39:^kind 37:^last
33:^latest -30:^lend -49:^level -50:^liquidation -53:^look 35:^lowest -57:^market -27:^may 43:^metamask 46:^mid -46:^most -66:^nam
22:^need 70:^newest -37:^nft 55:^not -65:^numb 30:^odd 30:^on 28:^one 31:^only -33:^or -22:^ord 44:^our 76:^perp 41:^pl -45:^please
-38:^plot 22:^pnl 41:^protocol 37:^pull -50:^put 38:^pyth -23:^rarity -34:^read -33:^realis 43:^recent 25:^revenue -85:^revoke
-121:^rows 38:^sat 24:^search -49:^settl -79:^should -60:^since -26:^snapshot 38:^somebody -27:^spot 21:^stablecoin 38:^supp
30:^swap 23:^the 54:^their 31:^token 53:^top 25:^topic0 68:^total -70:^turnov -34:^twitt 23:^utxo 62:^v 41:^volume 94:^wa 66:^wallet
-41:^where 43:^why 43:^ye 35:abi 49:about -24:account 29:accountant -24:active 30:actual -36:add
-51:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -80:address 25:advis
36:aft 26:again -70:airdrop 37:all 49:allow 29:already -76:also -38:altcoin 29:altogeth 32:am 38:amount 22:an -51:answer 26:any
33:anyone 30:anyth 22:anywhere -25:api 28:app -59:apple -67:approval 23:apy 66:argument 31:arriv 41:artist 27:ask 49:asset
-66:attach -56:attestation 41:auditor 65:aunt -23:authority 26:average 35:away 56:bag -24:balance 22:base 22:basi 34:be -34:beacon
53:been 27:before -49:behind 42:beside 24:bett 41:big 28:biggest -58:bill -23:blacklist 38:board -34:boost 39:bos -25:bot 25:both
54:bought 36:bridg 23:bridge -45:broadcast -21:brok 53:broth 31:budget 37:burn -21:burnt 54:busiest -22:buy 29:call 28:calldata
-60:cancel 68:cap -32:capacity -27:capital 43:capitalisation 43:category 28:chain 38:chance 30:chang -24:channel 26:chat -27:cheap
54:cheapest 95:check -64:circle -53:circulat 53:claim 46:clean 36:client 60:clock -30:clos -40:close 40:coin 65:coingecko
20:colleague 25:collect -37:column 39:come -51:commit 35:committee -27:community 24:company 41:compil 41:complete 20:compliance
47:compress 27:confidence 37:config 25:confirm -34:confirmation 27:consolidate -33:contract 65:control 24:cost 49:could 29:count
53:counterparty 73:country 32:court 80:cousin 33:cover -29:create -28:create2 -20:creator 74:crypto 36:currency 48:current 35:d
-27:dao -27:dat -21:data -32:date 53:day 54:dear 29:decemb 26:decentralis 54:decimal -26:declare -30:deep -41:deliver 30:deploy
31:deposit 56:depth 36:desk 33:dev 32:develop -28:developer 30:dex 35:did -22:difference 35:different 44:digest -28:disposal
-74:dispute -25:do 26:dominance 59:done 75:down -38:draft 29:dump 44:each -23:egg -41:election -69:eligible -24:else 53:email
32:empty 58:en 45:end -42:epoch -40:error -22:etf -41:etherscan 29:everybody -21:everyone 42:everyth 28:evm -31:explain 31:explor
25:fail 50:far 40:farm 62:fattest 51:fetch 34:figur 23:fine 32:floor 49:flow 47:follow -56:follower -48:form 46:friend
45:geckoterminal -47:germany 39:gett -34:github 31:giv 21:give 50:go -31:good -59:google 26:greedy -21:green 21:grew 26:grow -20:guy
58:had 39:hang 26:happen -29:hardware -53:hash -31:hashrate 38:hedge 48:height 32:held -62:help 41:her -21:here 54:hex 44:hey 57:hi
20:highest 50:hit -64:holder 30:holding -63:home 20:honeypot 33:hot 28:hottest 21:hour 58:hows -32:hurt 38:id 21:idea 33:identify
48:if -22:imp -33:impermanent 29:incl 28:includ 75:incom -40:index -26:inflow -45:input 35:insid 62:inside -33:interest -31:internal
45:inventory 30:invest -23:investor 42:invoice -24:issue 33:item -76:job 44:jpeg 56:keccak -21:keccak256 67:keep -29:kept -46:key
88:kind -34:knee -24:kyc -37:l2 32:land -32:landlord 27:late -25:latest -40:launch 72:least -36:ledg 43:left -84:legal 24:legit
-45:lett 31:letter -50:level -45:leverage 36:lie -47:lightn -47:limit 55:line 62:liq -25:liquidat -34:liquidation 46:list -50:live
28:lock 45:log -47:logo 40:lol -42:los -23:lot -58:low 29:m 44:made 71:mail -81:manifold 25:many 67:margin 27:mark 41:marketplace
55:may 65:mcap 34:mean -21:member -75:mempool -22:mention -49:message 36:metadata 28:metamask -37:min 28:mine 52:mint 78:minute
24:mix 55:money -79:month 48:mov 33:move 31:movement 39:multisig 34:must 31:myself 36:n -29:nam -44:native 49:need 23:network
-40:nev -26:next 39:nft 64:no -37:nod 31:nonce 44:normal -37:not 57:number -35:odd -35:off 21:offer 27:office -54:often 44:oi
-38:old 36:oldest 76:one 26:oracle -50:ord -33:order 33:orderbook -90:ordinal -62:oth 51:out 36:outcome -21:output -41:overall
-20:owe 49:page 50:paid 67:pap -34:part -42:passport 60:past 53:payment 44:payout -24:pend -34:people -52:per -58:period 46:permit2
63:perp 68:perpetual -50:person -32:phone 42:piece -53:pippin 69:pl 24:plac -44:place -67:plan 55:platform -35:plot -75:plu
-27:position -69:post 97:ppl -55:premium -23:prepare -23:priority 41:profile -52:proposal 22:provide 44:publish 21:pull 61:pump
31:pyth 52:quarter -49:question 28:quot -65:rarity 40:rat -42:rate -30:ratio -50:re 65:reach 33:read -28:realis -23:receiv
-20:receive 33:recent 29:recipient -21:redemption -74:reentrancy -83:regist 38:reject 39:relay 37:rent 27:resolv 36:resolve 22:rest
-38:revenue 39:review -72:revoke -32:reward 54:rn 42:rows 22:rpc 26:rug 23:rugcheck -43:run 30:said 28:sal 30:sale -21:same
-21:satoshi 79:saving 29:say -39:screen 42:second 45:see 29:seem -29:seen 47:send 27:sent -25:separate -53:serv 69:settlement
31:shar -31:she 25:sheet 45:shill 38:should 48:show -31:side 25:sig -28:signatur 30:signature -43:simple 30:since 50:sist 25:sitt
-49:snapshot 74:so 34:sold -26:solidity 48:some 33:somebody 23:someone -39:somewhere -24:spend 33:spl 60:split 27:spread
33:spreadsheet -22:stabl 33:stable 59:stablecoin 27:stak -35:stake 40:stand 29:start 41:stat 22:statement 30:statu 85:still
-57:stock 48:str -25:strike 26:sub -41:sum 24:supp 24:support 64:swap 31:swapp 34:symbol -38:tak -29:take 24:tape 22:tax -26:team
-47:telegram 48:tell -33:term 28:test -64:text 46:th -27:than -32:theft 67:themselv 67:these 42:those 36:through 52:thru -32:till
-64:tim 36:timestamp 32:togeth 20:token -35:tonight -43:too 33:took 68:tool 28:top 29:topic0 -22:total 31:touch -64:trace 28:trade
-85:trader -44:trait -45:transaction 33:transf 30:transfer 38:treasur 42:treasury 33:trend -50:trezor 27:trust 38:turn 69:turnov
26:tvl -74:twitt 47:typ 28:u 47:und -34:unlimit -46:until 35:up -44:upcom -24:update 33:url 66:used -29:user 39:utc 28:utxo 22:v
-56:validator 41:valu 71:value 47:vault 28:venue 26:version 40:versu 77:very -29:via 41:vol -27:volatility 35:volume -31:vote
-59:walk 41:wanna 26:want -36:way 46:we 28:website -49:week 53:well 44:went -22:were 24:what 45:whatev 51:where 50:wheth 22:who
55:whoev -30:whole -72:whose 22:why -53:win 25:winning 48:withdraw -38:withdrawal -22:without -23:won 55:wont -24:write -23:wrong
31:wrote -38:x -50:ye -24:z 46:zero @joint -30:* 51:0x 28:10x 74:24h 41:? -35:^ 57:^a 33:^all -21:^am -101:^and -61:^are -21:^check
-21:^compare 26:^custom -75:^did -47:^do 33:^doe -53:^everyth -37:^find 83:^floor 118:^for -58:^from -37:^fund -25:^give 48:^got
-43:^ha 82:^holder 35:^i -61:^if -34:^in 43:^look -23:^my 57:^need -43:^next 120:^on -43:^open 30:^or -39:^our -27:^perp 92:^pool
-56:^price -47:^somebody -20:^someone 64:^spot -27:^stablecoin -56:^that -40:^the 43:^there -45:^token -80:^total 32:^trad 86:^tvl
21:^two -22:^volume -27:^wallet 39:^where 34:^which 47:^who -29:^why 40:a 29:about 25:above -66:accord 43:account -42:acros
-38:active 22:ad 85:addres 68:address 30:adjustment 47:afraid -35:aft 35:again -56:against 43:all -93:allow 61:already 75:also 46:am
-33:amount -22:anyone -26:anyth 40:ape 57:api 21:app -104:apy -24:are 62:around 24:artist 22:audit -43:auditor 45:average -50:back
-49:bag 31:balance 31:base -24:basi -52:be 53:behind -20:belong -65:best -24:bet 37:bett -63:between 26:bid 47:blacklist -70:block
25:blur 45:boost -83:both -47:bought -22:bridg -23:bridge 42:burn 83:but 46:byt 21:came -24:can 60:candl -49:cap 21:category
-61:change 61:chart -39:cheap -73:cheapest -34:check 55:circulat 34:clos 32:code 29:coin -35:come 33:committee 89:compar -48:compare
-52:compress -90:confidence 47:confirm 33:confirmation 22:connect 40:control 28:correct -93:cost -27:could 49:count -40:country
-34:create2 -65:crypto 96:current 48:custom -100:cut 26:dao 30:dapp 38:dat 30:date 58:daught -61:day -50:decemb -73:decimal 53:decod
-45:decode -98:defillama 68:depth 27:derivativ 26:desk 45:dev -26:develop -32:dexscreen 20:did -44:digest 52:dominance 46:down
40:due 41:dump -26:each -41:earn -24:eligible -44:en -50:end -50:enough -69:entry 52:epoch -47:etherscan 44:even -41:event 75:ever
-31:everyone -74:everyth -64:exact 25:exchang 33:exploit -32:explor 26:fail 35:fake -22:far -54:farm 37:fear 43:fee 52:feed
-27:fetch -35:figur -40:fil 29:fill 58:firm -42:first 25:flagg -27:follow -28:for 52:forgot 72:form -64:found 25:freeze -34:from
54:front 38:function -30:fund 79:futur 26:gain -22:geckoterminal 21:get 38:give -27:given -62:go -67:goe 35:gone 26:governance
23:government 48:grandson 70:gre -26:guy 68:hack 41:hand 24:hashrate 109:have 43:he -39:height -31:her -33:hex 40:hi 24:high
29:highest -22:him 20:hold 107:holder 35:honeypot 46:hour 28:how 35:husband -29:if 21:imp -36:in 47:incl -46:includ -51:incom
-65:index -34:init -44:input -22:inside 76:internal -42:into 22:investor 26:it 50:itself -52:keep 59:kept -32:kind 20:known 78:l2
41:largest -44:late 60:latest 64:launch -35:lead -82:least -33:lend 72:lett -26:lie 26:like 68:limit -21:line 25:link 41:liq
-29:liquidat 52:liquidation 40:liquidity 41:lock -48:long 35:los 46:lost 69:lowest 59:lp -61:mail -34:make 58:many -109:market
-21:marketplace -100:may -61:mcap -44:me 36:member 53:mention 30:mint 59:money 27:month 32:morn -30:most -59:move -38:must 52:n
-26:nam 65:name 67:native -52:net -25:nev 29:new -29:newest -33:next -22:nobody 81:not 54:noth 45:now 46:number -30:odd -61:off
39:offer 27:office 20:oi -27:on -37:one -31:only 83:option -54:oracle 41:ord 101:order -51:oth 28:output -39:over 29:own -24:owner
-22:page 45:paid 31:park 82:part -64:past -72:peg 32:people 26:percent -71:permit2 -53:perp -63:perpetual 25:person 65:phantom
50:phish 29:phone 32:picture 59:piec -50:piece 105:pippin -42:plain -31:platform 37:plu -29:point 46:pool 35:position 35:possible
45:post -97:prediction 78:premium -23:present -30:pric -44:primary -43:print 79:priority 54:produc -41:profile 48:profit 24:program
48:protocol 32:proxy 65:public -38:pull -51:pump 69:purchas 30:pyth -37:quot 22:rabby -22:rank 89:re 44:read 100:real 32:receiv
-26:receive -31:recent 49:record 23:rent -39:report 106:rest 35:revenue 25:revert -32:reward -42:right -57:risk -79:rn -43:round
-36:rout -66:route -100:rows -20:rpc -50:run 62:said 49:sal 63:same 43:sat -32:saving -36:search 22:second 51:see 23:selector
-44:sell -67:send -33:sent 46:separate 39:serv 24:sery -34:settl 30:shar 93:share 67:sheet -35:should -24:side 35:sign -23:signatur
69:signature 25:since -34:single -34:sise 72:sit 42:site 58:sitt -78:slippage 66:slot -22:snapshot 60:so -41:sold 26:some
73:somewhere -45:source -21:spam -74:spend -40:spl 57:spot 49:spread -21:stak 24:stand -36:start -35:state 68:still 69:storage
-21:stuck 28:supp 36:support -62:swap 35:swapp -26:symbol -32:table 53:tak -30:take 27:telegram -52:tell -31:test 23:the -49:theft
57:their -23:them 103:then 86:there -62:these 41:they -40:thi 75:think -106:through 36:tick 24:ticket -45:time -33:togeth -34:token
82:too -42:top -23:topic -29:topic0 46:total -36:touch 51:tp 30:trad -56:transf -66:transfer 26:treasury 44:trend -40:turn
-60:turnov 29:tvl 60:two 33:tx 35:u -34:unclaim -59:und 52:until -57:up 30:url 42:use -58:used 125:user -70:valu -63:value 29:vb
100:venue 61:verify -44:very 36:vol 22:wallet 67:way 42:week -58:well -27:went 99:were 23:whale 32:when -31:where 45:wheth 32:which
24:who -31:whoev -57:whom -23:why 39:will -34:with 21:withdrawal 48:without 56:won -56:word 34:work -20:worth -49:would 63:writ
38:write -87:year 60:yet -40:yield -20:you @joint=1|1 -57:* @joint=2|1 -13:* @joint=2|2 21:* @joint=3|1 -31:* @joint=3|2 -39:*
@joint=3|3 -43:* @joint=4|1 23:* @joint=4|2 -9:* @joint=4|3 -16:* @joint=4|4 -51:* @joint=all|lacks -167:* @joint=all|whole 81:*
@joint=askings|1 90:* @joint=askings|2 -9:* @joint=askings|3 -93:* @joint=left|lacks -19:* @joint=left|whole -57:* @joint=repeat|2
-91:* @joint=rules|1 -80:* @joint=rules|2 44:* @joint=rules|4 -29:* @keeps|named|new|other 78:* @keeps|open|new|other 19:* @lacks
31:0x 23:24h -22:^ 32:^addres 36:^all 23:^and -29:^any -34:^balance -25:^best -29:^bid -36:^biggest 31:^block 41:^blur 21:^book
43:^buy 54:^by 62:^call -32:^can -42:^chance -27:^cheapest 65:^check 30:^coin 51:^coingecko 26:^compare 25:^compliance -44:^contract
-24:^convert -31:^could -29:^current -25:^decimal -42:^dex -35:^draft 41:^everyth -35:^explain -39:^fee -30:^fill 31:^find 39:^floor
40:^for 38:^found 60:^fund -72:^ga 40:^get 33:^ha 45:^hey 39:^holder 43:^honeypot -21:^how 32:^hows -43:^it 60:^kind 39:^last
-35:^liquidation 43:^list 32:^look 43:^metamask -34:^my 27:^need -37:^newest -41:^next -41:^nft 30:^notional 42:^of -25:^on 23:^open
-33:^ord -34:^our 25:^perp 44:^pl 29:^plot 23:^pnl -35:^price -51:^protocol -36:^read -31:^realis 22:^recent 37:^revenue -70:^revoke
54:^rugcheck 29:^sat 21:^search 34:^show 57:^so -32:^somebody 31:^swap -54:^the 49:^there 28:^they -46:^thi -49:^top -41:^total
-22:^transaction 44:^tvl 22:^volume 104:^wa 39:^wallet 27:^we -45:^where -24:^with -31:^yield 50:about -33:acros -28:active
-46:actual 30:add -45:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp
-41:address -23:advis 39:aft 25:again -53:against -46:airdrop 64:all 51:allowance 70:already -36:also -31:altcoin -51:altogeth 43:am
-33:among -23:amount -32:answ -54:anyone -30:anyth -38:apart 48:api 50:app -55:apple -36:approv 80:argument 35:around 45:arriv
24:article 85:artist 30:asset 48:ath -32:atm -49:attach -53:attestation 33:auditor 36:aunt 40:average 38:away -55:back 48:bag
-21:balanc -28:balance 22:bank -25:basi -34:beacon 56:been -32:behind 23:between -21:bid 35:big -44:bigg -56:biggest -39:blacklist
-34:blob 35:blur 40:board 25:bos 29:bought 86:bridge 61:broth 24:buddy 31:build 58:built 46:burn 26:burnt 33:call -59:cancel
-20:capacity -26:capital -26:capitalisation -21:carry -21:cash 39:category -23:change 25:chart 27:chat -30:cheap 54:check -61:circle
39:claim 46:clean -34:click 28:client 28:clos 48:coin 41:coingecko 38:colleague -42:collect -24:collection -33:community 30:company
24:compliance -39:confidence 25:confirm 52:confirmation 27:consolidate -35:copy -43:cost -22:count 44:counterparty -24:country
33:court -32:cousin 44:cover -34:create -39:create2 -20:creator 27:custom -62:cut 57:dat 55:dear -51:decemb -36:decentralis
-47:decimal 77:deep -28:defi -56:defillama 31:deploy 51:deposit 32:desk 26:dev -34:dex 38:digit -44:dispute -21:do 21:doe 20:dog
-31:dominance 61:done 46:down 46:drain 29:dump -39:each -65:earn -22:egg -43:eip -26:election -39:eligible 37:else 54:email 26:en
38:end -55:entry -33:epoch -40:error -66:etherscan 94:event 40:ever 24:every 52:everybody 32:everyth 45:exact -34:exchang
21:exchange 26:exist 22:expir -42:explain 29:exploit 21:explor -23:factory 50:far 29:fetch -34:figure -56:fil -21:file -33:fill
29:find -21:fine -23:first -38:float 63:flow -49:follower -26:form 71:friend -45:full 54:fund -78:ga 24:gave -30:germany 44:giv
25:give -38:given -32:go -55:goe 47:gone -69:goplu 24:grant -43:green 46:grew 20:grow -26:guy 38:ha 53:had -23:hand 38:hang
31:happen -28:hardware 37:have 65:he -26:help -57:here 39:hex 45:hey 45:high -55:highest 20:him 67:hit 28:hold -61:holding -45:home
57:honeypot 39:hot -54:hour 51:hows -31:hurt 46:id -36:idea 31:im -33:impermanent -28:includ 59:incom -74:index -31:init -82:input
45:insid -23:into 55:invoice 46:issue 27:itself -33:job 50:jpeg 35:just 27:keep -35:key 31:kind -32:knee 36:l2 -27:landlord 31:last
79:launch 29:law -61:ledg 39:left 61:lend -53:let 35:letter -44:level -30:lightn 39:like -54:line 35:liq 59:list -46:logo 29:lol
50:long -32:los 27:lose 33:lost 33:lp -28:m 26:made 83:mail -24:make -63:manifold 25:margin -35:match 30:mcap 33:me -59:mean
71:member -50:mempool 54:mention -42:message 43:metadata 54:metamask -48:method 62:mint -27:minute 54:morn -54:most 54:mov -47:move
25:movement 40:multisig -25:n 33:name -43:native 49:need 30:nephew -42:nev 33:new -72:newest -32:next 23:nft -21:nod -47:node
-30:nonce 32:normal 26:not 35:noth 31:now 36:numb -23:odd 36:office -28:often -42:old 47:oldest -34:once -26:onchain 50:one 54:or
-38:oracle 25:orderbook -40:ordinal 52:oth 25:our 26:out -44:over 41:own 39:owner 35:page 50:paid 27:pair 63:pap 66:park 67:pay
49:payment -31:payout 30:peg -24:pend -62:people -20:per 41:percent -45:period 39:permit2 -28:perp 38:picture 29:piec -27:piece
-132:pippin 62:pl -51:place 40:platform 24:plot -46:position -26:possible -28:premium -41:present -55:pric -36:price -49:primary
-27:print -38:priority -24:probability 22:produc -30:project -22:proposal 40:pull 51:pump 57:purchase 58:pyth -44:question -43:queu
-21:queue -38:quick 21:rabby -44:range -33:rate 22:reach 41:real -28:realis -20:recent 32:recommend -23:redemption -60:reentrancy
-27:regist 34:reject 42:relay 47:rent -22:report 25:request -35:require 41:resolv 30:rest -23:revenue -24:revoke -20:reward -42:risk
-27:rn 61:rpc 37:rug 51:run 44:safe 100:said 25:same -26:satoshi -31:saving 25:saw -61:score -63:screen 36:script 67:search
-24:sector 23:see -39:seen 23:selector -44:sell 74:sent -41:serv 86:settl 71:settlement 43:shar 21:share 82:sheet 46:shill 40:should
26:show -41:side -33:sig -30:signatur 80:signature -22:simple 78:since 20:single -23:sise 49:sist 23:sit -29:site 65:sitt 33:slide
-29:slippage -50:snapshot 21:so -40:solidity -34:sort -48:source 58:spell 34:spendable -36:split 31:spr -32:stabl 52:stable
-27:stack -39:stak -31:stake 25:stand -28:state 22:statu 66:still 30:storage -32:straight -29:stuck 43:sub -43:sum 31:summ 26:supp
-57:suspect 31:swap 27:swapp -30:symbol 39:t -26:tak -57:taken 40:tape -29:team 68:tell -33:term -29:than 31:the -43:theft -89:their
27:then -38:they 45:think 32:through 69:thru 73:tick -61:tim -52:togeth -21:tonight -52:too 33:took 68:tool -32:top -35:topic
-59:total -22:tp -40:trace -24:trader 34:transf -30:transfer 39:treasur 37:treasury -48:trezor -57:turn -20:turnov 52:tvl -52:twitt
39:two -47:tx 24:typ 50:u 24:und -45:unit -23:unlock -43:until 27:up -22:update 49:url 60:used 31:utc 42:utxo -38:v -38:validator
55:valuation 52:vault -29:venu 43:venue -31:versu 49:very -21:via -42:vitalik 42:vol -25:volume 53:wa -66:wait -24:wallet 48:want
-58:way 81:we 68:went 32:were -21:whatev 59:when 39:where 35:while -29:whole -29:whom -53:win 33:winning -36:with 26:withdrawal
-22:within -30:without 60:wont 42:word -30:write -68:wrong 34:wrote -22:x 37:ye 60:yet 26:yield 56:zero @lacks:address 13:* -46:^
38:^abi 40:^all -26:^any -26:^balance 24:^before 45:^buy 56:^check -41:^contract -29:^could 30:^doe 68:^find 74:^fund -56:^ga
33:^have 22:^hey 22:^holder 43:^honeypot 29:^in 30:^kind -21:^liquidation 24:^list 28:^metamask -36:^my 30:^need -26:^nft -82:^on
23:^our -27:^please 23:^pnl -20:^price -31:^realis -70:^revoke 40:^show -32:^somebody 36:^swap -23:^tell 33:^the -34:^thi -22:^top
-40:^total -36:^transaction 86:^wa 48:^wallet -30:^want -46:^when -27:^where 33:^which -28:^whose 45:abi 41:about -42:account
21:accountant -27:active -38:actual
-38:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -36:address 78:aft
22:again -25:against -38:airdrop 125:all -20:allow 39:allowance 81:already 28:am -22:among 23:amount -27:and 28:any -41:anyone
58:app -36:approv 38:arriv 23:arrive 22:artist -71:attach -45:attestation -34:audit 34:auditor 39:away -56:back -28:balance 43:bank
74:been -23:before 74:belong -28:below 69:bet 22:block -52:blockscout 28:book -26:bot -29:both 50:burn -22:by -31:byt 75:call
-29:came -39:cancel -22:capital -26:card -65:chain 31:chat 52:check -58:circle 32:claim 44:clean -28:click -44:coin 27:cold
-36:compare -35:copy -27:count 48:counterparty -27:cov 45:cover -33:create -34:create2 49:current -25:custom -36:d 45:dao 21:data
-21:date 46:dear -38:decimal 30:defi 36:deploy 32:deposit 23:desk 86:dev 24:digit 75:down -29:drop -29:e -32:each -58:eip
-40:eligible 37:en 29:enough -43:entry -31:epoch 22:erc20 -75:etherscan -54:even 39:event -21:every 58:everybody -43:everyone
27:everyth 61:exchange -38:explain -31:fail 30:fee -27:fil 45:find -23:firm -41:follow 21:for 36:friend 58:fund -36:gave -29:gett
-28:given -32:go -36:goe -26:gone -71:goplu -35:got -23:grandson 47:guy 26:ha 24:hack 43:had -30:hardware -34:hash 26:her -54:here
-68:hex 22:hey 45:him 83:hit 26:hold 20:holder 57:honeypot 41:hot -41:id 48:im 25:incl 27:incom -21:init 47:insid 21:inventory
-26:invoice 34:itself 45:just -46:key -34:know 44:land -41:landlord 36:lead -61:ledg 46:left -40:lend -21:like 22:limit 30:liq
33:list -38:logo 47:lol 41:long -38:look -24:low 21:lp -30:m 30:made -41:mail 29:margin -41:market -31:match -47:mcap 54:member
-49:message 44:metamask -38:min 57:mine -23:minute 42:money 41:more -49:most 38:mov -56:move -42:native -42:network -40:nev 37:new
25:no -38:node -31:nonce 32:noth -44:old -40:once 40:or 48:order -21:our 24:paid 23:pap 58:park 77:pay -38:pend -41:people
-64:permit2 -21:perp -26:phantom 51:picture -24:pippin -35:place -31:point -22:politic -25:position -20:post -49:pric -22:primary
-33:print 50:program 34:publish 36:pull -22:put -24:question -20:rank -55:rate 43:real -28:realis -26:reason -42:receiv
-46:reentrancy 23:relay 51:rent 41:rest -21:return -28:revoke -28:right 36:rug 41:safe 31:said -25:satoshi -55:screen 25:second
30:see -28:sell -27:send 59:sent 30:set -22:settl 62:settlement 25:share -26:sheet 61:should 36:show -25:side -56:sign 30:sise
-33:site 77:sitt -21:slot 40:so -43:solidity -21:somebody 29:somewhere -46:source -43:spend 33:spr -54:stabl 31:stable -21:stake
-24:stand -32:statu 88:still -24:stop 27:storage -21:stuck 26:sub -29:sum -51:suspect 33:swap 42:t 25:tak 25:take -32:talk -35:team
24:telegram -31:test -33:than 20:the -31:theft -38:their -32:them 56:then -49:there 27:these -32:they -47:thi 43:those -32:through
-33:time 20:today 32:told 22:tonight -61:too -32:total -30:trad -23:trade -52:transaction -48:transfer 44:treasury -38:turn -23:tvl
-45:two 49:u 42:unlimit -25:url -45:use 39:utc -35:v 84:vault 23:very -28:vitalik 26:wa -32:wait -23:wallet -60:way -31:we -34:week
41:went 41:were 24:whatev 29:whoev -35:whole -58:whose 24:why 20:will -52:win -21:with -38:without -28:word -20:work -25:would
-52:write -30:wrong 27:wrote -26:ye 32:year 34:yet 33:yield -27:your 49:zero @lacks:amount -5:* 37:^convert 27:^i -21:a 22:book
45:convert 28:for 28:get 25:give 22:into -22:many 32:me 24:my 35:numb -32:thi 25:token -21:up 37:whole -21:will @lacks:anyAddress
4:* -21:^at -30:^busiest -21:^by 21:^can 78:^check -23:^compare 33:^floor 30:^need -23:^our 23:^pool -22:^show -24:^the -21:about
-49:address -29:already 42:am -20:any 21:around -25:bought -30:burn -30:busiest -44:buy -34:by 26:candl -28:cap 74:check 33:client
43:coin -43:colleague -29:compare -25:day 49:deep 30:deposit -24:do -22:doe 35:email -23:entry -32:exchange 57:far 25:figur 22:floor
-42:follower -35:green -38:group 76:ha -26:happen -20:highest -26:if 29:it 44:jpeg 39:launch 38:liquidity -47:list -25:logo 24:lp
-38:many -21:min 21:moment 24:money -37:most 47:my 43:need -26:newest -26:old 28:one 31:or -26:over 25:paid 43:pair -23:people
-25:percent -34:pippin 28:pl -27:position -21:possible -26:post -24:project -20:rank 25:rate -30:rows -34:score -26:second -23:see
-29:sell -33:she 38:sheet 76:since 32:somebody 30:stable 24:stop -34:telegram -39:these 25:thi -26:today 21:trad 27:treasury
-41:twitt 45:und -23:use 44:vol -28:were -20:what 54:where 21:which -22:with 35:wont 25:yield @lacks:anything 14:* 35:0x -47:^and
-27:^balance 84:^compare 24:^could 59:^everyth -57:^find -21:^ha -31:^how 32:^i -24:^my 36:^please 25:^put 63:^there 23:^where 21:a
48:about 37:account -54:addres 47:address 24:against -20:altcoin 32:am 50:an 33:any -38:anyone 60:artist 42:ath -21:back 29:bag
-21:been -23:behind -43:belong 29:best -28:biggest 42:blockscout -30:book -37:both 27:but 28:buy 33:by 69:came 47:cap -20:client
60:coingecko 45:colleague 34:com -24:come 25:compare 41:compress -24:contract 32:copy 37:crypto -30:d -27:defi -38:dev -37:do 34:doe
-49:each 23:every 58:everyth -24:fee -38:find 31:for 21:found 52:friend 40:from 27:give 20:go 29:grandson -21:hardware 50:hash 32:he
22:here -31:hi 23:high -27:him -24:how 57:id 26:if -21:just -28:know 33:launch 23:left -35:lend 32:like 53:list 22:long 33:look
53:made -21:many 26:market 22:mcap -32:mean -21:mine 90:mint 45:money 34:morn -21:most 21:name 72:need 30:now 72:old 30:oth 24:our
-31:over 48:pap 35:payment 41:piec -101:pippin 46:please -57:pool -42:post 22:present -29:print -40:protocol -30:rate 48:right 49:rn
-25:run 31:safe -48:saving 22:say 31:set -21:should 60:sist 22:sitt 20:someth -24:spr 48:start 21:str -21:summ 23:supp 23:table
-53:talk 43:tell -58:their 79:there 81:tick -35:to -43:togeth 31:token 39:too 68:tool 31:trad 21:trade -24:transfer 23:treasury
-30:two 38:typ 31:u -44:und -24:v 52:verify 40:volume 55:want 23:we -25:were 33:whale -38:whatev 67:with 33:would
@lacks:bitcoinAddress -5:* 36:^a 43:^ha -26:^my -21:^which 37:addres -33:address 21:all 50:any -26:are 29:arriv -21:by 26:can
-25:could 25:custom 27:every 24:fee -23:for 43:gave 39:ha -20:history -24:in 28:me 48:mov 36:must -24:my 21:our -21:over 20:pl
-20:right -26:sit 21:sitt 45:spendable 28:that 20:the -36:thi 21:to -20:total 44:utxo 34:want -22:which 43:with @lacks:bitcoinHash
9:* 46:? -39:^my 30:^sat 29:^what -37:^why 22:an 31:arrive -25:been -22:block 48:by 20:client 27:confirm 53:confirmation 50:doe
-34:for -28:ha 32:have 31:he -53:hour -34:i 32:many -21:mempool 21:not 46:now 27:or 23:paid 32:pay 21:payment 29:say 56:sent
-70:stuck -26:that 36:thi -35:through 67:transaction -46:tx 22:what 26:where -37:why 21:yet @lacks:block -9:* 41:^when -25:^which
37:^who -46:been 32:block -47:burn 51:burnt -29:by -28:doe 25:exact 22:fee -32:ha 39:in 26:min -21:of -21:one 43:our -21:paid
-20:please 33:produc 32:slot -29:validator 34:wa 42:were 23:when 51:who @lacks:chain -25: -9:* -49:^and 51:^balance 23:^biggest
21:^chain 79:^check -28:^could -40:^did 29:^doe 30:^fee -39:^floor -27:^for -33:^ga 48:^ha 25:^holder 29:^how -27:^kind 24:^list
38:^metamask -31:^nft 46:^option -31:^our 21:^pl -29:^please 29:^pool -34:^price 25:^pull 37:^show 26:^since 47:^stablecoin -48:^the
-37:^total 29:^tvl -72:^verify -25:^volume 21:^wa -38:^where -43:about -30:acros 66:add
-21:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -48:addres -29:address
25:aft 28:again -31:against -33:all 56:already -24:also 47:am -29:amount -22:anyone 46:app -26:at -66:attach -46:back 21:bag
36:balance 39:bank -31:be 54:been -22:behind 20:big 25:biggest 40:block -29:bos -21:both 27:bridg -26:broadcast 31:broth 53:burn
68:burnt -30:by -31:call -33:cap -21:capacity -26:category -30:chart 82:check -50:colleague -40:collection 31:company -25:compare
-66:contract -35:cost -22:d 21:dapp -24:data -29:day 44:decimal 40:defi -24:defillama 53:deploy 32:deposit 81:dev -49:develop
-40:dex -24:did -30:doe -51:each -33:earn -49:eip -39:error -30:every 25:everybody 22:everyth -22:exact -38:exchange 41:explor
24:fail 48:far -23:favourite 27:figur -33:fil -21:find -39:floor -45:follower -25:for -27:found 38:friend -22:function -78:ga
29:game -22:get -52:go 22:gone -20:got 46:ha 40:hack 39:hang 24:happen -22:hardware -24:he -52:here 38:hold 20:holder 32:honeypot
36:hour -42:id 24:im -39:index -51:input -30:into -24:key -36:kind -49:know 103:l2 -24:landlord -44:late 29:launch -32:lead -37:lend
24:letter -21:lightn -31:link 31:liquidation -32:list -24:live -46:logo 46:lol -29:los 30:lp -35:make 36:many -49:mcap -20:mean
21:metamask 35:min -32:mint 44:money 23:more 35:morn -52:most 43:mov 30:much -24:must 20:network 30:new -29:newest -34:no -21:nod
-24:nonce 43:noth -29:notional 29:numb -61:old 27:only -72:over 52:own -38:owner -25:paid -30:payment -21:people -33:pippin 39:pl
22:platform 56:pnl 32:pool -30:position -40:post -76:price -32:print -38:project 33:realis -28:receiv -28:recipient -40:reentrancy
-29:return -25:revenue -29:reward -28:right -21:risk -27:rn -27:rows 73:rpc -28:safe 25:saving -38:score -30:see -29:sery -26:shar
24:should 37:since 22:single 36:sise -23:so 27:some 30:somebody -60:source 44:stable -42:start 94:still 49:stuck -27:summ 21:supp
45:swap -21:t 27:tak -48:talk -34:telegram -44:than -34:their 48:then 32:these -26:thesi 25:think 60:those -33:time 28:to -25:togeth
-56:token -36:too -64:total 22:track -34:trad 29:transaction 50:transf -34:trezor -50:twitt -33:two 72:tx 32:u -31:unit 28:url
-35:user -51:value 58:vault -25:venu -61:verify -44:volume 45:wa 23:we 33:went 76:when 57:where 22:which -36:whom -21:win -37:with
-38:word -30:would 20:writ 22:year 34:yet 52:yield @lacks:coinId 39: 3:* 39:^did 65:^for -24:^list -28:^my -25:^need 22:^on
-48:^price -24:^what -34:^where 26:^which 44:a 54:account 34:all -22:am 23:an -26:are -39:at -36:back -53:biggest 23:bought -35:can
54:category 68:coin 44:coingecko -33:crypto -30:dex 38:do 41:ever 53:exchange 22:find -43:firm 30:for -26:from -20:good 59:google
32:government 29:have 43:high 74:id -50:index 25:it 53:kind 50:like 24:link -20:liquidity -24:made -29:mean -25:money -21:morn
-35:most 51:need -23:new 76:not 24:off 55:one -22:only -21:open -22:option 53:oth -33:our -30:over -44:own -43:pair -32:pay
-34:people 48:pl -22:pool -51:price -44:protocol -41:recent 30:return 56:same 47:sheet 21:since 33:so -51:start 23:tax 51:tell
69:that 28:the -24:their -28:they 58:tick 34:time -53:token 23:told -38:trade -65:treasury 54:und -31:until 50:up 26:value
-29:volume -24:wallet 41:want -30:were 57:work 31:ye -27:year @lacks:coinSymbol -9:* @lacks:collection -9:* 74:24h 41:^blur
39:^floor -28:^how -23:^nft -41:^which 24:an 44:ape 43:blur -47:by -29:collection 24:did -33:doe 27:every -46:ha -49:have 26:hold
-23:it 20:jpeg 21:like -22:many 27:much -37:my 23:nft -40:one 48:or -26:own 62:owner -21:project 21:sal 25:since 36:that -29:the
25:volume 25:we -37:which -25:ye @lacks:day 23: 11:* -22:? -41:^i -34:^in 24:^my 27:^price -49:^the -23:^what -23:a 37:at -23:back
52:clos -58:coin -28:cost 60:date -29:doe 42:end -37:first 26:for 47:from 37:in 52:mcap 21:much -25:my -25:new 25:of 21:old 47:our
32:please 34:price -25:sold 47:start 25:time 45:to -35:want -43:what 52:when -30:which -27:with 48:year @lacks:days 79:* 64:how 74:i
72:since @lacks:ens -20: -3:* -55:^ha -27:^what 25:^when -28:^which 44:^who -23:a 21:account -44:an 27:be -25:behind -49:belong
44:doe 20:gave 36:go -38:got -49:guy 20:hi 22:if 26:most 22:my 28:nam 25:now 28:one 29:out 43:own 59:point -24:resolv 28:run 24:send
22:tell -21:wallet 33:we -26:what 24:when 39:who -20:with 24:would @lacks:exchange -27: -51:* -32:^bid 21:^doe -37:^fund -52:^i
36:^last -53:^ord -51:^the 25:^which 32:account 21:an -41:at -27:bid -42:book 23:can 25:each -45:for 37:from -21:fund 35:keep
31:last -42:level -28:market 27:next 26:off -31:or -51:ord 28:our -25:perp -32:print -32:rate 23:run -52:show -33:side 29:spot
30:there -36:trad 27:trade 38:venue 28:we 36:where -33:with 44:your @lacks:exchangeId 32: 17:* 40:^open 50:about 34:account -24:are
49:at 38:coingecko 39:contract 55:d -23:exchang -38:exchange 56:fee 45:for 21:fund 26:how 27:id 29:in 24:it 55:keep 56:know 56:lend
55:like 27:of 53:one 30:open 54:out 52:them -31:they 43:to 55:two 22:up 55:we 36:what 55:you @lacks:hash -24: 13:* 21:? -39:^can
-21:^did -24:^explain 43:^ha 36:^i 40:^in -38:^need -21:^on 22:^show 26:^transaction -27:^when -27:about -23:all -24:amount 21:and
-28:anyone -21:are -30:argument -24:arrive 47:before -55:bet -27:bett -26:between -20:bid 28:big -26:biggest 34:block 27:bought
24:burn -55:buy -40:cancel 37:check -22:company 22:confirm 35:custom 26:decod 29:did -31:do -26:down 57:end 78:event -26:every
-25:everyth -24:explain 43:exploit 28:fail -28:far -46:fee 32:find -24:for 28:friend -20:get -33:go 24:gone 38:hash 36:hour -21:id
33:if -44:input -42:late 31:latest -26:level -27:like -41:low 36:me 40:min -54:mine 29:money 52:morn 58:most 35:much 26:my -24:need
39:one 64:open 33:ord -26:own -28:paid 23:price -34:print 34:receiv -26:recipient 90:run 21:saw -20:say 91:search 40:seem -25:sell
24:send -40:set 78:settl 49:shar -40:should 22:show -24:side 41:sit -42:so 30:somebody 47:statu 51:stuck 25:tell 38:there 39:thi
29:think 51:through 21:thru -33:to -38:today -21:token -40:trace 38:transaction 80:transf 26:use -25:wallet -34:want -28:when
36:where 21:which -31:with 31:withdrawal 70:word -32:writ 28:ye 41:yet -29:you @lacks:hex -26:* 22:^a -29:^abi -38:^doe 25:^metamask
-55:^selector -28:^topic0 27:^verify -20:^who -24:abi -25:an 22:argument 23:at 21:be 33:behind 31:broadcast 24:but 28:byte -23:came
23:confirm -27:do -64:doe 35:down 22:eip -29:error -32:event -34:for 42:get -31:guy -28:hash 35:hex -30:index -49:input -36:know
35:letter 20:like 22:me 22:metamask 26:nonce -21:our 31:out 43:own -26:pl 31:real 21:recipient -36:safe 23:see -36:selector 33:they
-48:tool -27:topic0 24:wa -27:want 22:what -38:where -31:with 29:would @lacks:holder 18:* -24:^chart 34:^how -44:^list -29:^the
30:^when -30:any 44:average -22:chart 38:company -24:dao 45:did 22:doe -30:each 42:every 46:firm 34:first -30:got -32:government
-23:have 22:how 20:it 26:last 46:list 21:many 23:of -32:or 35:our 27:pay 26:price -26:public 44:purchase -31:sell 26:shar 21:sheet
-21:should 25:sit -43:their -28:to 27:treasury 43:we 22:when -26:which 59:work @lacks:llamaCoin -28:* 22:^give -31:^how -24:^what
-22:chain -40:change 30:coin -26:do 27:gain -25:give -25:ha -22:how 23:long -20:lp 26:most -30:mov -30:open -21:position 27:should
30:so 29:sold @lacks:market -22: 26:* 26:^chart -27:^could 74:^ha -20:^how 37:^odd 29:^print 20:^where 23:already -21:an 33:and
-22:bett 23:bid -32:both -33:by -31:can 24:cent 21:chart 52:contract -23:could -59:cut -26:d -48:decemb 59:deep -44:do -26:election
52:event 22:exact -34:far 20:for 26:give 40:ha 37:he -31:hold 23:just -33:know -25:left -43:manifold 38:market 26:me 60:mov 51:now
27:odd 21:on 38:one -22:or -27:people 26:pl 25:print 56:put -40:question 79:resolv 54:run -25:say 29:see 30:settl -29:should 40:tape
51:th 34:the -21:thi 35:tick -36:time 33:to -22:u -39:und 42:want 28:which 54:word 71:ye @lacks:moveType 14:* -23:^can 50:coin
39:list -23:our 30:the -22:to 21:treasury 35:who @lacks:other 10:* 51:^did 38:^doe -22:^pool 34:^price -35:^stablecoin -32:^top
-33:^which -53:apple 26:at -39:back -27:before 81:bridge 42:busiest -41:by -34:can -25:chain -29:client -22:company -33:crypto
-24:day 32:did 46:digest -22:do 28:eip 41:every 23:exchange 59:feed 36:for -32:hash 49:hold 29:i 23:id -22:if 29:it 39:market 21:not
23:numb 30:of -26:our 37:own 35:peg 30:people 26:please 60:pyth 25:rank 26:since 21:stablecoin 39:still -24:supp 27:that 38:the
-24:them 22:there -22:they 24:thi -31:top 25:trad 33:use 55:value -23:volume 20:want -21:which @lacks:pair -10:* 27:? -28:^fill
38:^give -21:^last 64:^ord 25:^show 30:a 50:book -28:by 33:could 38:deep -31:exchange -26:fill -27:form -48:from 36:fund 38:give
25:level 36:mov -26:my 30:next -27:of 28:on 84:ord 44:pair 26:perp -23:print 21:rat 30:recent 35:sell 29:short -52:tick -23:with
@lacks:protocol 24: 22:* 25:^holder 29:^notional 27:^on -39:^option 35:^revenue -61:^the 42:^tvl 49:^volume 35:^we -45:^which
-22:^who 45:a 26:all 50:and -57:any 32:ask -74:by -20:can -30:crypto -27:dapp -26:decentralis -40:defi -42:deploy 32:develop 58:dex
-30:did 31:doe -25:down 73:each -49:earn 38:fee -22:first 26:for -24:get -21:give 47:got -37:hold -26:into 41:it 52:just 34:know
-52:l2 79:lend 46:list 28:make -25:moment -22:money -31:most 47:need 53:no -46:not 26:notional 41:of 56:one -29:or 28:our 29:paid
-39:pay -27:per 33:pl 41:platform 27:please 25:protocol 24:since 33:sit 24:spr -33:stak 21:still 30:summ 25:tell 35:that 30:them
-38:there 22:thesi 33:they 32:think -23:trade 63:tvl 31:user -25:venu -35:wallet 31:want -40:where -42:who -42:with -39:would
@lacks:query 51:* -28:? 23:^doe 48:^find 52:a -24:are 45:coin -22:coingecko 27:feed 48:find 22:have -22:market 62:me -33:of -32:on
27:pyth -34:share 27:stock 53:that -21:their -24:with @lacks:signature -45:* -29:? -36:^abi 20:^find -37:^in -24:^my -29:^our
-23:^read -40:^what -52:^which -34:abi -25:any -55:argument -43:be -25:behind 37:byt 34:com 26:custom -22:data -26:do -58:doe
-25:every 22:function 29:give -28:hash 33:have -26:idea -37:input -29:log 32:look -30:my 32:not -25:out -35:see 35:selector -20:that
-55:tool -36:topic -32:transaction -21:tx 32:up -49:want -45:what -49:which 36:will -51:with -36:would @lacks:solanaAddress -54:
19:* -33:^a -50:^everyth 20:^find -27:^how 21:^my 54:^rugcheck -20:^someone -24:^the 35:^what 45:^which 25:^who -20:a 61:about
-22:account 49:all 28:already 36:am -26:amount 25:an -33:anyth -35:ape -25:at -25:balance -44:be 24:been 23:burn 30:buy -46:can
30:client 90:coin 24:collection -23:compress 26:crypto 20:dev -28:do 74:doe -25:each 45:email -46:everyth -33:exact 23:exist
-25:exploit 37:far -45:fee -20:first 46:for 42:friend -22:frozen -37:get 47:group 72:he 33:inside -44:into -32:just 39:keep -25:kind
25:know -75:land 47:launch -27:least -28:list 24:m 20:market 33:me 26:member 47:metadata -30:most -20:move -20:name 24:nft -24:not
20:of 28:on -28:only 20:our -28:out 61:own -33:per -23:piec -61:pippin 44:pl -29:present -49:program -34:put -48:rn 33:safe 56:say
-40:score -27:seen 37:share 32:she -32:slippage -47:still 49:supp 44:talk -35:th -25:that -29:they -38:those -26:token 23:total
-43:transaction -48:tx -29:unlock -29:up -24:user -32:validator -27:verify 32:want 25:what -37:without 51:writ
@lacks:solanaSignature -26:* -25:^transaction 21:^why 25:an -22:client 23:fail -21:fee -24:for 26:got -31:impermanent -21:land
-31:los -33:need 25:nft 27:one -32:our 21:sign -34:signatur -30:so 23:swap 23:them 42:these -22:thi 22:token -36:transf -21:work
@lacks:text 84:* @lacks:ticker 20:* -30:about 52:event 49:of 49:on 46:sery 55:settl 34:the @lacks:time 4:* -21:? 47:^and 29:^at
22:^block 33:^for -34:^my -31:^our 44:^price -41:^the -31:against -28:are 28:at -32:be 71:between -29:block -22:bought 52:buy
-29:check -41:coin -20:coingecko -42:confidence -31:current -48:date 81:day -37:defillama -33:did -43:each -37:end -49:feed 32:got
32:in 28:last 22:liquidat 37:liquidation -28:me -29:money 23:need -28:newest -34:now 29:numb 26:of -30:one -24:open -39:oracle
55:please -29:pric 43:price 23:second 41:sold 21:start -26:that 34:the 26:time -38:transf 71:two -31:value 59:wa 59:we 54:when
-45:where -29:which -25:with @lacks:types -53:* -25:^abi -20:^which -30:abi -22:and -20:argument -20:doe -23:please -21:tool
-21:want @lacks:unit -52:* -52:? -27:^convert -42:^how -20:^i -56:and -26:convert -23:decimal -27:doe -46:have -51:how -25:i
-25:into -45:it -58:many -26:my -24:of -40:that -38:thi -30:to 37:token 36:whole @lacks:url -14:* 23:? 26:connect -20:for -36:friend
22:from 25:link -25:next -29:nft -26:our 53:page -29:token 28:website -25:when -24:which @lacks:uuid 33:^my 38:and -29:defillama
26:how 23:into -40:it 23:like 28:my 29:now 23:one -24:our 25:over 30:please 22:put 24:see 33:show -28:since 30:summ 26:to 47:went
@lacks:values -49:* -81:call 37:calldata -43:for -25:of -89:on 31:selector 59:spend -47:what 43:with @lacks:venue -29:* -22:^bid
27:and 43:been -24:book -27:by -39:deep 23:give 22:go -31:ha 20:hi -32:i -43:it -27:manifold 23:me 29:mov 71:now -23:of -48:on
-23:please -32:price 22:print -42:put -24:there -43:want 33:which -20:with @lacks=1 -3:* @lacks=2 8:* @lacks=3 5:*
@lacks|behind-first 3:* @lacks|first=0 -11:* @lacks|first=1 44:* @lacks|first=2 17:* @lacks|first=3 5:* @lacks|first=4 -13:*
@lacks|left -24:* @lacks|open=fits|ours 16:* @lacks|open=fits|ours! 58:* @lacks|open=fits|person 55:* @lacks|open=fits|person! 101:*
@lacks|open=fits|thing 25:* @lacks|open=fits|thing! 95:* @lacks|open=none|left -18:* @lacks|open=none|taken -17:*
@lacks|open=none|unnamed -32:* @lacks|open=other|ours 4:* @lacks|open=other|ours! -54:* @lacks|open=other|person 4:*
@lacks|open=other|person! -84:* @lacks|open=other|thing -32:* @lacks|open=other|thing! -64:* @lacks|open=ours!|left -34:*
@lacks|open=ours!|taken 36:* @lacks|open=ours!|unnamed 33:* @lacks|open=ours|left -38:* @lacks|open=ours|taken 54:*
@lacks|open=ours|unnamed 4:* @lacks|open=person!|left 4:* @lacks|open=person!|taken 59:* @lacks|open=person!|unnamed 42:*
@lacks|open=person|left 28:* @lacks|open=person|taken 40:* @lacks|open=person|unnamed 32:* @lacks|open=thing!|left 30:*
@lacks|open=thing!|taken 4:* @lacks|open=thing!|unnamed 67:* @lacks|open=thing|left -18:* @lacks|open=thing|taken 10:*
@lacks|open=thing|unnamed 13:* @lacks|points=it|left 32:* @lacks|points=it|taken 12:* @lacks|points=it|unnamed 53:*
@lacks|points=none|left -12:* @lacks|points=none|taken -19:* @lacks|points=none|unnamed -23:* @lacks|points=own|taken 32:*
@lacks|points=own|unnamed -3:* @lacks|points=theirs|left -31:* @lacks|points=theirs|taken -51:* @lacks|points=theirs|unnamed -18:*
@lacks|points=this|left -44:* @lacks|points=this|taken 32:* @lacks|points=this|unnamed 42:* @lacks|unnamed 7:* @lacks|whole=0|left
5:* @lacks|whole=0|taken -62:* @lacks|whole=0|unnamed -31:* @lacks|whole=1|left -4:* @lacks|whole=1|taken 28:*
@lacks|whole=1|unnamed -4:* @lacks|whole=2|left 3:* @lacks|whole=2|taken 27:* @lacks|whole=2|unnamed -8:* @lacks|whole=3|left -9:*
@lacks|whole=3|taken 29:* @lacks|whole=4|left -42:* @lacks|whole=4|taken -26:* @lacks|whole=4|unnamed 37:* @leaves:bitcoinAddress
-67:* @leaves:bitcoinHash -75:* @leaves:chain 8:* @leaves:coin 31:* @leaves:count -24:* @leaves:ens 31:* @leaves:evmAddress -4:*
@leaves:evmHash -42:* @leaves:exchange -120:* @leaves:fiat 47:* @leaves:holder -101:* @leaves:maybeChain -5:* @leaves:name -55:*
@leaves:number -30:* @leaves:pair -94:* @leaves:protocol 11:* @leaves:quoted -50:* @leaves:solanaAddress -62:*
@leaves:solanaSignature -60:* @leaves:step 24:* @leaves:thing -64:* @leaves:ticker -15:* @leaves:time -23:* @leaves:unit 58:*
@leaves:uuid -71:* @leaves:venue 69:* @leaves|first -20:* @leaves|more|other -20:* @left|other -38:* @missing 5:* @name 5:* @named
22:* @nothing 23: 9:* -42:0x -30:24h -22:? -20:^ -67:^a -21:^abi -38:^addres -47:^all 53:^am -24:^and 22:^balance -24:^before
28:^best 55:^bid -28:^biggest -38:^book -22:^busiest -80:^buy -40:^by -33:^call 34:^can -47:^chart -68:^check -21:^coin
-23:^compliance -40:^contract 23:^convert 31:^could -37:^current -22:^dexscreen -33:^did 23:^do 41:^draft -22:^everyth 24:^explain
-55:^fee 31:^fill 22:^floor -62:^for 80:^from -48:^fund -47:^ga -33:^get -38:^give -30:^have -44:^hey -27:^holder 20:^how -48:^hows
-35:^i 25:^imp -36:^in -45:^it -63:^keccak256 -55:^kind -50:^last -55:^look 38:^market -37:^metamask 22:^my -43:^need -38:^newest
23:^next -25:^nonce -34:^notional 60:^numb -32:^odd -63:^of -52:^on -22:^one -29:^only 47:^open 42:^or 22:^ord -61:^our -31:^perp
-43:^pl 65:^please -22:^pnl -43:^pool -27:^print -32:^pull 55:^put -39:^pyth 23:^rarity 31:^realis -41:^recent -32:^revenue
85:^revoke -20:^rugcheck -40:^sat -31:^show -36:^swap 50:^tell -38:^that -26:^token -49:^top -23:^topic0 -28:^tvl -35:^tx -20:^v
67:^verify -27:^volume -86:^wa -64:^wallet -34:^we 29:^when 62:^where -46:^why -33:abi -61:about -29:accountant 27:active -30:actual
43:add 51:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp 90:address
-31:afraid -31:aft -29:again -23:against 56:airdrop -51:all -65:already 28:altcoin -65:am -25:amount -36:an 52:answer -43:any
-43:anyone -43:anyth -26:anywhere -48:app 59:apple 69:approval -34:apy -67:argument -57:around -38:arriv -33:artist -38:ask
-50:asset -24:ath 65:attach 55:attestation -28:average -36:away -61:bag -21:balanc -20:bank -44:be 34:beacon -64:been -28:before
46:behind -22:belong 26:best -32:bett -67:big 54:bill -21:block -39:board -44:bos 22:bot -61:both -49:bought -36:bridg 48:broadcast
-54:broth -48:burn -26:busiest -57:but 35:buy -31:byte -28:call -33:calldata 59:cancel -47:cap 27:capital -21:category -36:chain
-47:chance -39:chang -57:change 26:channel -34:chat 28:cheap -98:check 63:circle -57:claim -48:clean -22:click -36:client -51:clock
27:close -39:code -61:coin -48:coingecko -25:colleague -39:com -40:come 51:commit -56:committee 32:community -43:company -22:compar
-23:compare -22:compliance -44:condition -27:config -36:confirm 37:confirmation 41:contract 22:convert -23:could -43:count
-72:counterparty -44:country 35:create 36:create2 -54:crypto -22:currency -57:current 26:cut -64:d 34:dao 22:dat 22:date -48:day
-59:dear -29:decemb -45:decimal 26:declare -23:decod -29:decode 25:deep -27:defillama 34:deliver -32:deploy -35:deposit -59:depth
-42:desk -38:dev -37:develop 28:developer -51:dex -21:dexscreen -49:did 21:difference -36:different -22:digit 27:disposal 74:dispute
33:do -26:dominance -53:done -80:down 38:draft -20:drain -29:dump -33:each 47:earn 23:egg 40:election 72:eligible -34:else -53:email
-48:en -46:end 38:entry 36:epoch -26:erc20 36:error 22:etf 45:etherscan -38:even -66:event -54:ever 21:every -44:everybody
-33:everyth -31:evm 33:explain -22:exploit -38:fail -47:far -28:farm -24:fear -29:feed -48:fine -24:firm -25:flagg -20:floor
-27:flow -37:follow 56:follower 30:found -48:friend 40:full -22:ga 52:germany 34:github -54:give -43:go -30:gone 38:good 60:google
-48:government -43:grandson -23:grant -28:gre -22:grew 24:guy -61:had -40:hang -34:happen 31:hardware 57:hash -26:have -38:hedge
-31:height 26:help -46:her 28:here -41:hex -44:hey -105:hi -21:high -31:highest -26:history -69:hit -29:hold 60:holder 62:home
-32:honeypot -35:hot -44:hour -58:hows 32:hurt -27:id -37:idea -52:if 32:impermanent -48:incl -53:incom 21:income 42:index 28:inflow
40:input -60:inside 42:interest -38:invoice -22:it -23:item 76:job -44:jpeg -32:just -56:keccak -63:keccak256 -55:keep 47:key
-81:kind 34:knee -56:know -21:known -36:land 32:landlord -31:largest -32:last 38:launch -57:least 35:ledg -45:left 79:legal
-21:legit -33:letter 55:level -37:lie 40:lightn 39:limit -66:line -73:liq 32:liquid 22:liquidat -42:list 40:live -34:lock -50:log
43:logo -44:lol -21:look 31:los -34:lose -28:lost 52:low -31:lp -63:made -29:mail 27:make 81:manifold -26:many 23:market 28:match
-48:mcap -48:mean -22:memecoin 115:mempool -47:mention 51:message -36:metadata -31:metamask -53:mid -48:midpoint 56:min -26:mine
-72:mint 22:moment -76:money 73:month -24:most -54:mov -44:move -44:multisig -28:must -47:n 29:nam 41:native 43:near -52:need
-22:nephew 47:nev 32:newest 45:next -27:nft -79:no 35:nod -28:nonce -41:normal -41:noth -36:notional -66:number 23:odd 39:off
-34:offer -40:office 66:often -49:oi 32:old 34:once -66:one -33:option 50:ord -33:orderbook 90:ordinal 70:oth -52:out -43:outcome
23:over 21:owe -34:page -58:paid -56:pair -73:pap 43:passport -44:past -50:payment -35:peg 32:pend 56:per -23:percent -52:perp
-36:perpetual 45:person 20:phone -33:piec 40:pippin -76:pl 46:place 59:plan -35:platform -21:plot 32:point -37:possible 63:post
-90:ppl 27:premium 22:prepare 32:primary 25:probability -20:produc -26:proof 46:proposal -41:protocol -22:public -44:publish
-41:pull -45:pump -40:pyth 55:question -31:quot -23:quote 66:rarity 43:rate 22:ratio -60:reach -44:read 28:realis -24:recipient
-44:record 21:redemption 74:reentrancy 80:regist -48:reject -23:relay -45:rent -24:request -38:resolv -51:rest 37:revenue 73:revoke
42:reward -50:rn -36:rows -36:rug -22:rugcheck 62:run -23:said -35:sal 42:same -80:sat -65:saving -37:saw -43:say 23:score 51:screen
-23:search -61:second -57:see -29:seem -23:selector 21:sell -26:send -41:sent -28:sery -34:set -69:settlement -42:shar 31:she
-58:sheet -40:shill -52:show 46:side 28:signatur 42:simple -48:since -24:single 48:sise -57:sist -40:site -35:sitt -43:slide
25:slippage 54:snapshot -74:so -30:sold 27:solidity -81:some -47:somebody -43:someone 32:spend -70:split -42:spread -28:spreadsheet
-50:stable -44:stablecoin 20:stack -23:stak 33:stake -56:stand -28:start -32:statu -114:still 54:stock -53:str -27:strik -27:sub
42:sum -28:supp -34:support -55:swap -33:swapp -23:table 38:take -24:tape -25:tax 27:team 29:telegram -41:tell -39:test 65:text
-64:th 25:than 48:theft -25:them -66:then -25:there -69:these -24:thesi -23:they -71:think -52:those 28:through -52:thru 27:till
59:tim -25:timestamp 38:tip 36:today -24:token -29:told 33:tonight 39:too -34:took -69:tool -42:topic -22:topic0 -21:touch 73:trace
-20:track -44:trade 78:trader 51:trait 54:transaction -28:transf -37:treasur -69:treasury -34:trend 54:trezor -26:trust -46:turnov
-39:tvl 74:twitt -51:typ -47:u -46:und 53:unlimit 32:until -30:up 25:update -37:url -44:used -27:user -42:utc -40:utxo 55:validator
-36:valu -39:valuation -45:value -54:vault -74:vb -26:venu -59:venue -27:version -53:very -41:vol 27:volatility -25:volume 28:vote
60:walk -45:want -59:we -30:website 33:week -27:well -40:went -32:whatev -30:when -34:where -60:wheth -27:which -28:who -29:whoev
36:whole 72:whose -23:why 52:win -22:winning 35:withdrawal -57:wont 36:word -43:worth -24:would -58:writ 23:write 52:wrong -31:wrote
38:x 51:ye 24:z -50:zero @outside 9:* @outside|abroad|else 136:* @outside|abroad|ours 22:* @outside|asked 74:* @outside|asked-fit
-3:* @outside|asked-fit=-1 -31:* @outside|asked-fit=-2 -33:* @outside|asked-fit=0 35:* @outside|asked-fit=1 32:*
@outside|asked-fit=10 -42:* @outside|asked-fit=12 -4:* @outside|asked-fit=2 10:* @outside|asked-fit=3 12:* @outside|asked-fit=4
-10:* @outside|asked-fit=5 -54:* @outside|asked-fit=6 -111:* @outside|asked-fit=7 51:* @outside|asked-fit=8 11:*
@outside|asked-fit=9 -4:* @outside|asked=-1 5:* @outside|asked=-2 -40:* @outside|asked=0 41:* @outside|asked=1 72:* @outside|asked=2
64:* @outside|first=0 -22:* @outside|first=1 -8:* @outside|first=2 -20:* @outside|first=3 -5:* @outside|first=4 40:*
@outside|here|else 44:* @outside|here|ours -14:* @outside|left 14:* @outside|named=0 43:* @outside|named=1 -7:* @outside|named=2
-5:* @outside|open=none|left 6:* @outside|open=none|taken 21:* @outside|open=none|unnamed 12:* @outside|open=ours!|left 33:*
@outside|open=ours!|taken -34:* @outside|open=ours!|unnamed -31:* @outside|open=ours|taken -51:* @outside|open=ours|unnamed 54:*
@outside|open=person!|taken -53:* @outside|open=person!|unnamed -46:* @outside|open=person|left -42:* @outside|open=person|unnamed
-6:* @outside|open=thing!|left 15:* @outside|open=thing!|taken 5:* @outside|open=thing!|unnamed -32:* @outside|open=thing|left -64:*
@outside|open=thing|taken 50:* @outside|open=thing|unnamed 20:* @outside|own 4:* @outside|own=0 -27:* @outside|own=1 49:*
@outside|own=2 17:* @outside|own=3 13:* @outside|own=4 -11:* @outside|points=it|left -9:* @outside|points=it|taken 42:*
@outside|points=it|unnamed -31:* @outside|points=none|left -6:* @outside|points=none|taken 9:* @outside|points=none|unnamed 6:*
@outside|points=own|left -27:* @outside|points=own|taken -15:* @outside|points=own|unnamed 16:* @outside|points=theirs|left 19:*
@outside|points=theirs|taken 6:* @outside|points=theirs|unnamed -8:* @outside|points=this|left 44:* @outside|points=this|taken 7:*
@outside|points=this|unnamed -42:* @outside|strange 12:* @outside|strange=0 -14:* @outside|strange=1 42:* @outside|strange=2 44:*
@outside|strange=3 -3:* @outside|taken 15:* @outside|whole=0|left -31:* @outside|whole=0|taken 10:* @outside|whole=0|unnamed 20:*
@outside|whole=1|left -61:* @outside|whole=1|unnamed 35:* @outside|whole=2|left 3:* @outside|whole=2|taken 17:*
@outside|whole=2|unnamed -23:* @outside|whole=3|left 23:* @outside|whole=3|taken -16:* @outside|whole=3|unnamed -12:*
@outside|whole=4|left 27:* @outside|whole=4|taken -5:* @outside|whole=4|unnamed -24:* @outside|words=0 -32:* @outside|words=1 6:*
@outside|words=2 54:* @outside|words=3 29:* @outside|words=4 11:* @outside|words=5 14:* @outside|words=6 -56:* @own|other 21:*
@provider 71:* @ruled 55:* @ruled=asks 106:* @ruled=many 18:* @ruled=one 33:* @ruled=outside 44:* @ruled=partly -286:* @score|other
37:* @share=1|other -33:* @share=2|other -21:* @share=3|other -24:* @share=4|other 36:* @share=5|other 17:* @share|other 22:*
@slot-said -20:* @slot:blocks -36:* @slot:category -70: -74:* -64:^ -24:^coin -21:^for -38:^i -30:^kind -21:^list 57:^the -44:^top
-47:^which -33:^who -67:account 28:already -32:bet -23:by -27:capitalisation 21:coin -26:crypto 48:day -59:defi 25:first -21:ha
-21:have -24:i -29:kind 50:lend -41:list -50:lock -54:market -40:me -42:most 48:move -44:not -38:on 41:out 41:paid -26:pl -64:pric
-86:protocol 37:quot -25:quote -40:rn -24:settl 21:that -31:them 36:to -47:today -42:top -49:trad -29:trader 32:tvl -22:volume
48:want -34:what -47:which -34:who 29:with @slot:community_data 22: -5:* -21:? 24:^everyth -27:^how -36:^i -21:^what -22:about
37:and 42:are -20:at -34:coin 58:did 53:from 36:ha 42:how -34:i -39:id 22:it 39:much -22:need 38:telegram -25:the 75:today 39:token
-24:twitt -22:und 40:up @slot:contract_type -20:* @slot:currency 25:* 34:? 49:^candl -68:^pool -48:and 77:i 103:in -34:liquidity
-49:price 44:the 89:token -38:trad @slot:depth -26: 29:* -23:^how 45:^i 47:^on 51:^where 22:all 43:and -20:any 24:are -23:bid
25:book -21:buy 72:by -24:coin 42:coingecko 26:each 23:exchang 40:first 23:have 24:i 43:id 33:largest 21:money -24:my 46:pair
-21:spot 34:spread 39:the 23:they 44:to 47:trade 60:volume 63:want @slot:direction -81:* -21:^did -42:^show -21:and -22:any -38:fee
-34:for -24:in -45:late -21:mix -28:movement -25:nft -36:on -26:out -29:recent -22:send -41:show -37:that -22:them -28:to -37:token
-22:transaction -36:tx -38:value -22:with @slot:duration 22:* 21:? 41:^who 64:and -28:chain -41:coin 23:dex 34:dump -20:how -30:i
40:in 25:most 39:of 22:on 36:only 44:out -34:pool 38:pump 44:the 48:thi -25:which 66:who @slot:entity -91:* -31:? -58:^which -23:and
-33:by -55:company -28:firm -43:have -35:hold -22:largest -55:list -50:most -25:much -29:on -20:own -21:sheet -34:stack -34:the
-70:which -37:with @slot:entity_type -31:* -29:^list -25:a -21:coin -24:coingecko -28:holder -25:id -23:list -24:that @slot:exact
-106:* -52:^if -45:and -32:for -40:get -64:how -56:i -52:if -53:into -63:on -48:what -37:would @slot:filter -31: -49:* -31:^i
-27:and -28:chain -30:coin -24:coingecko -22:i -24:id -34:know -33:native -30:need -33:to -33:you @slot:include_24hr_change 44:*
32:? 35:^and 21:^i 38:and -36:coingecko 44:did 27:each 39:from 51:go 67:how 21:i 65:it -37:market 42:mov 32:move 77:much -21:on
22:pl -22:please 20:pric 32:quot -39:say 62:today 40:up 34:with @slot:include_24hr_vol 11:* 38:? -29:coingecko 44:do -20:mov
@slot:include_abi -11:* 21:^i -31:contract 22:i -20:need 29:proxy -29:the 21:verify @slot:include_code 20:* 45:^i 23:a 25:account
35:and 42:at 62:code -24:contract 43:how 39:of 41:on 43:or 34:what @slot:include_empty -33:* -24:? -39:and 37:i -35:in -24:much
-29:of -35:spl -25:token 35:wallet -28:which @slot:include_empty_intervals 55:* -50:^how 27:and -32:in -30:it -48:much 63:purchas
42:the @slot:include_input -47:* -37:? -31:it -40:on -33:the -30:tx @slot:include_last_updated_at -21: 21:* 37:? 36:^and 20:a 26:and
-33:both -30:coingecko 46:do 41:each -22:from -27:ha -23:market -21:on -21:pric 47:quote -36:say 33:thi 42:time -22:up 32:with
@slot:include_market_cap 26:* 53:? 49:^quote 26:and 23:both -39:coingecko 47:do -20:from -23:ha 20:hold 20:how 43:it 24:move
-23:please 40:quote -35:say -21:with @slot:include_platform -24:* @slot:include_source -4:* 25:^i -30:contract 25:i 29:proxy -26:the
21:verify @slot:include_tickers -33: 9:* 34:^how -29:^i 41:^open 36:and 23:did 50:every 51:expir -26:for 21:fund 28:futur 39:how
33:interest -25:it -22:list 33:much -31:need -40:or 23:out 31:over -26:perp 24:price 36:that 25:to 39:trad 46:with 41:yet
@slot:include_tokens 46:* 33:^i 33:^nft -33:^what 38:and -46:collection 30:compress 27:nft 39:of -48:own -40:thi -41:to -44:wallet
-35:which -38:who @slot:include_transactions -34: 25:* 41:^i 24:^when -50:a 25:full 65:hash 29:i 39:in 61:it 38:need -47:newest
-50:numb 51:of 38:on 26:produc 22:the 23:time -27:we @slot:interval -21:* 31:^what -21:^which 43:chart 30:down -23:one 27:time
@slot:is_burnt -87:* -48:^compress -28:^nft -32:^which -33:are -36:collection -37:compress -54:in -33:list -35:member -51:nft -55:of
-53:one -23:own -38:the -34:which @slot:kind -31:* 25:? 35:^pyth -29:^which -25:a -62:all -58:and -32:at -24:doe 43:exchange 43:feed
48:for 45:from -27:i 39:id 44:in -27:list 51:market -22:my -28:pair -33:price 44:publish 42:pyth -48:spot -61:to -62:trad -33:trade
-48:which -24:with @slot:kinds -78:* -22:i -39:on -42:send -21:the -44:to @slot:limit 152:* -26:? -36:^i -50:^put -24:^the 59:^what
73:^which 21:a -62:account 27:all -23:am -50:and 61:are 49:ask -38:at 34:back 52:bridge -65:buy 79:by -62:cent 35:chain 71:coin
77:coingecko 67:collection 49:contract -33:could 44:crypto -39:did 33:each -29:eip 88:event -30:exchange 58:first -65:for -53:have
-43:how -29:i 25:if 40:in -70:it 21:list -29:lost 50:money 89:most -34:much -102:my -23:no -24:nonce -43:numb 42:on 32:only -50:over
60:pl 23:please 112:pool -34:price -52:put -24:right -46:say 71:show -23:tell 43:that 36:the -29:there -34:thi 57:to 45:today
66:token 48:transaction -30:transf 29:up 49:volume -22:wa 32:want -27:we 25:what -29:when 85:which 54:who 42:will 78:with -45:worth
-88:ye -48:you @slot:look_forward -27: 4:* -23:? 42:^by -42:^what -30:all -56:and -25:bought 28:by 44:defillama -55:do -31:from
-31:go 46:hold -25:how 21:in -20:it -20:many 41:mov -29:move -33:much 61:or -52:price -58:since 46:that 42:the -22:thi -49:today
-44:up 61:what @slot:measure 26: -27:* -64:^fee -49:^for -35:^how -29:^on -62:^option -21:^protocol 63:^what -24:^which -53:^who
21:acros -57:app -34:by -41:chain 31:dao 34:did -33:do 28:doe 52:earn -44:fee 50:for -75:from 52:got -49:have 66:holder -39:how
-86:in 131:itself 118:keep 46:make 44:money -29:more -23:most -44:much 75:not -60:now 34:of -68:on -72:option -29:or 32:out -28:over
-120:paid -47:pay -86:people -41:per -29:please -90:premium -71:rank -35:right -37:show 49:since -51:tak -35:take -29:that 46:the
-29:their 52:they 22:thi -74:to -29:today 51:token -41:total -20:trad -46:trader -69:user -28:volume -39:wa -47:want 63:what -50:who
@slot:order -33:* -32:^best 50:^biggest -32:^busiest -61:^coin -39:^for -23:^how -36:^list -21:^nft -25:^on -27:^pool -21:^show
-29:^the 27:^top -39:^trad 71:^v 54:^when 44:^where 43:^which -68:^who 44:^yield -26:a -58:account -35:acros -21:among -55:amount
-65:any 52:been 31:below 45:best 42:biggest -75:bought -32:busiest 34:can -78:cap -25:category -77:chain -52:coin -59:company
-60:cost -52:count -85:crypto 33:current 22:dao 24:day 38:depth -48:derivativ -32:do -21:entry 26:ever -31:every -32:exchang
-20:exchange 100:first -51:fresh 23:futur -23:go 27:have -56:hi -20:hold -24:in -47:interest -55:jpeg -30:keep -46:kind -64:largest
-49:late 36:least -20:lend 24:like -31:liquidity -55:list 58:lp -56:made -93:market -48:mcap 58:moment -46:money 38:more -23:morn
54:move -40:not 21:numb -21:off -22:one -39:open 37:order -26:out 42:paid 47:percent 30:pippin -28:politic -72:pric -61:profit
32:pump 50:purchas 29:put -55:quot -31:quote -32:rank 27:rate -46:read -27:receiv -73:recent -22:right -30:risk -54:rows -38:sector
-58:see 59:side 35:sise -31:somebody 26:sort 51:stack 35:stak -31:t -25:their -41:them -24:thi -36:think 40:top 30:trad -49:trade
-37:trader -39:transaction -20:tx 36:use 59:v 35:venue -53:w -25:wa 49:when 53:where -74:who -21:win 44:with 28:yield @slot:outcome
-26:* 26:? -23:and -93:chance -48:did -52:how 68:i 53:in -62:me -79:odd -87:of -51:pric -39:price -43:show -33:the 49:token -47:who
-27:with -62:ye @slot:period -61:* -36:? 55:at -26:for -50:hash -23:in -25:market -42:min -41:mine -22:my -50:of 60:only -39:pool
-50:rate @slot:points -59:* @slot:side -42: 12:* 65:^what -32:and 39:ask 56:at -73:bid -46:chance -37:condition 47:do -66:for 69:i
-37:it 37:no 34:now -29:outcome 23:that -39:the 53:thi 53:to -37:token 63:what @slot:stablecoin_only 9:* 23:^yield 29:best 29:can
23:doe 37:for -32:it -42:keep -27:lend 42:more 25:most -27:my 52:pay 31:pool -21:reward 42:stak -23:to 27:today 22:top 25:want
31:what 57:with 23:yield @slot:standard -36: -53:* -58:? -23:^i -73:^which -45:^who 26:approval -56:can -51:contract -42:for
-54:from 56:ha -56:i -29:it -22:known -21:may -24:me -44:my -62:of -24:out -34:revoke -76:spend -41:still -28:take 46:that 50:the
-70:to -118:token -22:wallet -74:which -75:who @slot:status -52:* -20:^biggest 44:^how -37:^open 26:^please -38:^show -61:^what
-53:^which -42:address -21:all -36:are -47:bet -35:bett -30:biggest -76:by -64:can -31:coin -33:coingecko -34:contract -26:crypto
55:did -46:do -55:dump -29:each -124:event 59:exchang -50:exchange -27:for -34:give 58:have 37:how -26:i -45:id -33:in -21:market
-70:me -20:moment -46:most -47:must -49:name -22:now -65:odd 48:of -32:on -88:open 51:outcome 52:over -61:page -36:people -60:per
-72:politic 20:prediction 73:rows 35:sery -68:show -39:sit -37:some 42:that -35:their 51:them -108:today -37:venu -52:what -30:will
@slot:token -18:* -52:^pool -29:and 22:buy -41:for -20:it -22:liquidity 23:of -45:on 30:or -26:pool -42:price 22:sell 23:that
-30:the @slot:token_type -82: -51:* -46:? 25:^all 36:^did -36:^for -21:^how 55:^list -75:^nft -44:^on 46:^only 33:^what -34:^who
-26:a -25:artist -30:at 31:balance 34:both -23:burnt -48:by -37:each 38:every -37:explor -20:first 29:ha -41:he -28:hi -25:hold
-41:how -33:i -27:in 25:incom 33:late -43:many -36:member -31:move -20:name -48:nft -23:of 46:only -58:own 40:please -33:position
-45:see 20:send -32:show 28:sit -39:there -32:thi -52:token -45:too 67:transfer -33:unit -32:wallet -38:we 47:what -53:which -55:who
-43:with @slot:top_coins -83:* -46:? -40:and -30:coin -45:in -43:most -48:of -49:on -47:the -51:who @src=none -7:* 25:24h 64:^
21:^abi 29:^addres 100:^also -44:^am 31:^an 54:^and 32:^anyth -27:^balance 47:^before -42:^best -73:^bid 36:^biggest -27:^block
27:^blur 59:^book -36:^burnt -37:^busiest 47:^buy 33:^call -26:^can 30:^candl 25:^chain 21:^chart 67:^check 80:^coin 45:^coingecko
42:^collection 21:^compliance 41:^compress 59:^contract -23:^convert 48:^current -39:^custom 31:^depth 21:^dexscreen 45:^did
-41:^draft 23:^dump -21:^each 36:^every -20:^explain -35:^fill -28:^floor 37:^for 35:^found -50:^from 55:^fund 36:^get 58:^give
22:^have 44:^hey -33:^highest 25:^hottest 48:^hows -24:^id -26:^imp 31:^in -21:^keccak256 39:^kind 37:^last 33:^latest -30:^lend
-49:^level -50:^liquidation -53:^look 35:^lowest -57:^market -27:^may 43:^metamask 46:^mid -46:^most -66:^nam 22:^need 70:^newest
-37:^nft 55:^not -65:^numb 30:^odd 30:^on 28:^one 31:^only -33:^or -22:^ord 44:^our 76:^perp 41:^pl -45:^please -38:^plot 22:^pnl
41:^protocol 37:^pull -50:^put 38:^pyth -23:^rarity -34:^read -33:^realis 43:^recent 25:^revenue -85:^revoke -121:^rows 38:^sat
24:^search -49:^settl -79:^should -60:^since -26:^snapshot 38:^somebody -27:^spot 21:^stablecoin 38:^supp 30:^swap 23:^the 54:^their
31:^token 53:^top 25:^topic0 68:^total -70:^turnov -34:^twitt 23:^utxo 62:^v 41:^volume 94:^wa 66:^wallet -41:^where 43:^why 43:^ye
35:abi 49:about -24:account 29:accountant -24:active 30:actual -36:add
-51:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -80:address 25:advis
36:aft 26:again -70:airdrop 37:all 49:allow 29:already -76:also -38:altcoin 29:altogeth 32:am 38:amount 22:an -51:answer 26:any
33:anyone 30:anyth 22:anywhere -25:api 28:app -59:apple -67:approval 23:apy 66:argument 31:arriv 41:artist 27:ask 49:asset
-66:attach -56:attestation 41:auditor 65:aunt -23:authority 26:average 35:away 56:bag -24:balance 22:base 22:basi 34:be -34:beacon
53:been 27:before -49:behind 42:beside 24:bett 41:big 28:biggest -58:bill -23:blacklist 38:board -34:boost 39:bos -25:bot 25:both
54:bought 36:bridg 23:bridge -45:broadcast -21:brok 53:broth 31:budget 37:burn -21:burnt 54:busiest -22:buy 29:call 28:calldata
-60:cancel 68:cap -32:capacity -27:capital 43:capitalisation 43:category 28:chain 38:chance 30:chang -24:channel 26:chat -27:cheap
54:cheapest 95:check -64:circle -53:circulat 53:claim 46:clean 36:client 60:clock -30:clos -40:close 40:coin 65:coingecko
20:colleague 25:collect -37:column 39:come -51:commit 35:committee -27:community 24:company 41:compil 41:complete 20:compliance
47:compress 27:confidence 37:config 25:confirm -34:confirmation 27:consolidate -33:contract 65:control 24:cost 49:could 29:count
53:counterparty 73:country 32:court 80:cousin 33:cover -29:create -28:create2 -20:creator 74:crypto 36:currency 48:current 35:d
-27:dao -27:dat -21:data -32:date 53:day 54:dear 29:decemb 26:decentralis 54:decimal -26:declare -30:deep -41:deliver 30:deploy
31:deposit 56:depth 36:desk 33:dev 32:develop -28:developer 30:dex 35:did -22:difference 35:different 44:digest -28:disposal
-74:dispute -25:do 26:dominance 59:done 75:down -38:draft 29:dump 44:each -23:egg -41:election -69:eligible -24:else 53:email
32:empty 58:en 45:end -42:epoch -40:error -22:etf -41:etherscan 29:everybody -21:everyone 42:everyth 28:evm -31:explain 31:explor
25:fail 50:far 40:farm 62:fattest 51:fetch 34:figur 23:fine 32:floor 49:flow 47:follow -56:follower -48:form 46:friend
45:geckoterminal -47:germany 39:gett -34:github 31:giv 21:give 50:go -31:good -59:google 26:greedy -21:green 21:grew 26:grow -20:guy
58:had 39:hang 26:happen -29:hardware -53:hash -31:hashrate 38:hedge 48:height 32:held -62:help 41:her -21:here 54:hex 44:hey 57:hi
20:highest 50:hit -64:holder 30:holding -63:home 20:honeypot 33:hot 28:hottest 21:hour 58:hows -32:hurt 38:id 21:idea 33:identify
48:if -22:imp -33:impermanent 29:incl 28:includ 75:incom -40:index -26:inflow -45:input 35:insid 62:inside -33:interest -31:internal
45:inventory 30:invest -23:investor 42:invoice -24:issue 33:item -76:job 44:jpeg 56:keccak -21:keccak256 67:keep -29:kept -46:key
88:kind -34:knee -24:kyc -37:l2 32:land -32:landlord 27:late -25:latest -40:launch 72:least -36:ledg 43:left -84:legal 24:legit
-45:lett 31:letter -50:level -45:leverage 36:lie -47:lightn -47:limit 55:line 62:liq -25:liquidat -34:liquidation 46:list -50:live
28:lock 45:log -47:logo 40:lol -42:los -23:lot -58:low 29:m 44:made 71:mail -81:manifold 25:many 67:margin 27:mark 41:marketplace
55:may 65:mcap 34:mean -21:member -75:mempool -22:mention -49:message 36:metadata 28:metamask -37:min 28:mine 52:mint 78:minute
24:mix 55:money -79:month 48:mov 33:move 31:movement 39:multisig 34:must 31:myself 36:n -29:nam -44:native 49:need 23:network
-40:nev -26:next 39:nft 64:no -37:nod 31:nonce 44:normal -37:not 57:number -35:odd -35:off 21:offer 27:office -54:often 44:oi
-38:old 36:oldest 76:one 26:oracle -50:ord -33:order 33:orderbook -90:ordinal -62:oth 51:out 36:outcome -21:output -41:overall
-20:owe 49:page 50:paid 67:pap -34:part -42:passport 60:past 53:payment 44:payout -24:pend -34:people -52:per -58:period 46:permit2
63:perp 68:perpetual -50:person -32:phone 42:piece -53:pippin 69:pl 24:plac -44:place -67:plan 55:platform -35:plot -75:plu
-27:position -69:post 97:ppl -55:premium -23:prepare -23:priority 41:profile -52:proposal 22:provide 44:publish 21:pull 61:pump
31:pyth 52:quarter -49:question 28:quot -65:rarity 40:rat -42:rate -30:ratio -50:re 65:reach 33:read -28:realis -23:receiv
-20:receive 33:recent 29:recipient -21:redemption -74:reentrancy -83:regist 38:reject 39:relay 37:rent 27:resolv 36:resolve 22:rest
-38:revenue 39:review -72:revoke -32:reward 54:rn 42:rows 22:rpc 26:rug 23:rugcheck -43:run 30:said 28:sal 30:sale -21:same
-21:satoshi 79:saving 29:say -39:screen 42:second 45:see 29:seem -29:seen 47:send 27:sent -25:separate -53:serv 69:settlement
31:shar -31:she 25:sheet 45:shill 38:should 48:show -31:side 25:sig -28:signatur 30:signature -43:simple 30:since 50:sist 25:sitt
-49:snapshot 74:so 34:sold -26:solidity 48:some 33:somebody 23:someone -39:somewhere -24:spend 33:spl 60:split 27:spread
33:spreadsheet -22:stabl 33:stable 59:stablecoin 27:stak -35:stake 40:stand 29:start 41:stat 22:statement 30:statu 85:still
-57:stock 48:str -25:strike 26:sub -41:sum 24:supp 24:support 64:swap 31:swapp 34:symbol -38:tak -29:take 24:tape 22:tax -26:team
-47:telegram 48:tell -33:term 28:test -64:text 46:th -27:than -32:theft 67:themselv 67:these 42:those 36:through 52:thru -32:till
-64:tim 36:timestamp 32:togeth 20:token -35:tonight -43:too 33:took 68:tool 28:top 29:topic0 -22:total 31:touch -64:trace 28:trade
-85:trader -44:trait -45:transaction 33:transf 30:transfer 38:treasur 42:treasury 33:trend -50:trezor 27:trust 38:turn 69:turnov
26:tvl -74:twitt 47:typ 28:u 47:und -34:unlimit -46:until 35:up -44:upcom -24:update 33:url 66:used -29:user 39:utc 28:utxo 22:v
-56:validator 41:valu 71:value 47:vault 28:venue 26:version 40:versu 77:very -29:via 41:vol -27:volatility 35:volume -31:vote
-59:walk 41:wanna 26:want -36:way 46:we 28:website -49:week 53:well 44:went -22:were 24:what 45:whatev 51:where 50:wheth 22:who
55:whoev -30:whole -72:whose 22:why -53:win 25:winning 48:withdraw -38:withdrawal -22:without -23:won 55:wont -24:write -23:wrong
31:wrote -38:x -50:ye -24:z 46:zero @src=none|other -7:* @takes:choice 94:* @takes:count 56:* @takes:days 51:* @takes:fiat 4:*
@takes:flag 78:* @takes:least 119:* @takes:period 19:* @takes:step 49:* @takes:time 23:* @title 11:* @tool=call_contract 38: -31:*
-71:^call 37:^our -34:^read 31:^the -22:^what -26:an 34:and 26:ape 65:at -71:call 27:chain -67:for 25:from -21:gave 60:give 28:hold
24:i 27:me 33:numb -43:on 43:our 21:permit2 28:that 37:the 35:value 28:want 30:who @tool=check_approval_security -17:* 38:^before
-25:^my -30:click -20:contract -32:do -21:for 25:grant 24:known 28:open -28:site -26:some -21:that -24:thi 34:trust 27:want -43:what
32:with @tool=check_contract_verified 24:* 41:^verify 26:^which 23:check -36:match 21:my 48:one 52:only 41:publish -23:that -24:thi
31:verify 26:which @tool=check_dapp_security -9:* -20:known -21:not -34:phish @tool=check_honeypot 18:* 35:^buy -23:^did
56:^honeypot 28:^how 23:aft 21:again -47:and -29:buy 36:can 43:check 54:contract -24:did 40:hold 68:honeypot 21:how 21:more 26:of
-35:pool -21:sold 52:some -26:somebody 23:tax 45:token -34:we 24:when -21:where @tool=check_malicious_address 17:* -48:^can
46:^check 61:addres 26:aft -20:an -27:and 30:blacklist 23:by -45:can 75:counterparty -39:did -22:doe 25:flagg 50:for 27:from
-20:have -21:he -26:how -25:kyc 24:mix -25:name 21:sanction -47:screen 25:still -38:they 52:up 22:wa -26:what -24:which 24:whom
-49:you @tool=check_phishing_site 34:? 23:^i -40:addres -26:and -41:blacklist 30:connect -25:for -35:friend 32:from 25:got 25:link
51:mail 29:me -25:next -32:nft 25:or -29:our 42:page 21:telegram 21:to -25:want 29:website @tool=check_token_safety -4:* -26:?
-31:^buy -42:^honeypot -27:^my 32:a -24:any 59:at -26:buy -28:check -25:coin -43:contract 23:file -26:friend -46:honeypot -27:it
32:legit -23:nft 63:no -38:or 36:pippin 29:put -31:rug -37:sell -36:telegram 28:the 26:want 55:with @tool=checksum_address 20:*
24:^i -20:^what 28:addres 22:correct 34:counterparty 22:for 25:form 28:pap @tool=compare_tokens -35:* -26:? -29:^how 51:^put 25:^v
-34:about 24:all -24:and -29:at 51:ath 28:beside -26:book 51:by 64:cap 32:coin -33:compare 26:each -35:fee 24:from 31:high -20:how
-26:i -37:keep 26:last 53:market 29:mcap -29:move -34:much 21:name 26:next -28:of 29:on 70:oth -28:own 50:please 35:price 33:side
40:so 32:supp 38:table 22:that -35:them 31:they 27:time -27:two 21:v 47:volume -33:what -42:where 62:with -57:you
@tool=compute_create_address -14:* 53:^did 45:a 52:be -26:create -27:create2 50:did -22:for 43:from -27:i -29:it 41:land 26:on
-29:our 52:should 28:the -27:to -27:up -25:what @tool=compute_namehash 3:* 22:^i 21:for 22:make 23:namehash 24:node -31:resolv
-25:to -23:what -25:which @tool=convert_units 28:* -26:^how 28:^i 25:a 22:amount -27:decimal 21:do 22:exact 23:for 45:i 41:in
26:into 39:it 26:ledg 36:me 35:much 25:my 36:numb 26:on -31:round 30:say 23:show 27:that 39:the 29:thi -24:to 41:token 32:want
46:whole @tool=decode_abi -23:* -34:^in 25:^metamask -21:^the 22:any 34:can -31:d -24:data 59:hex -42:input 21:me 25:metamask 24:say
-27:see 24:show 26:sign -21:that 22:you @tool=decode_abi_parameters 21:* -25:^abi -21:^what 21:a 50:addres 24:are 35:at 21:by
-20:doe 23:i 47:own -21:please 37:to -21:tool 34:wa -21:want 22:what @tool=decode_calldata 27:* 23:^decode 20:^the -37:^which -23:a
32:amount 48:and 30:argument 21:ask -27:at -29:be 35:blob 30:decode 57:get -20:give 23:here 48:how 27:if -28:in -26:input 34:inside
28:it 34:like 32:look 31:me 24:only 47:out -25:pl 21:please -22:say -23:selector 49:show 22:tell -37:that 22:thi -41:tool
-29:transaction -23:tx 34:wallet -34:want 21:what -23:which 22:who -45:with -36:would @tool=decode_log -64:* -33:? -23:^my
-36:^which -30:argument -21:event -23:every -24:for -24:hash -44:of -32:our -30:out -31:that -29:the -34:topic -37:topic0 -36:what
-39:which @tool=decode_raw_transaction 9:* 25:been 28:before -24:blob 28:broadcast 49:can -20:do -53:doe 30:fee 35:for 46:from
-25:go 23:ha -29:how -46:input 25:like 45:me 39:recipient -28:show -23:thi 20:to -21:wa -30:where 21:who 48:you
@tool=decode_selector 33:* 22:? -25:^i 32:^my -50:^selector -29:^topic0 27:^what 32:a -35:an 21:at 67:be 34:behind 31:byte 30:doe
-28:error 27:event 37:every -22:from 28:ha 24:in 41:it 40:my 34:of 34:out 55:start 77:that 28:the -30:to 34:topic 38:transaction
64:what 44:which 29:with 56:would @tool=detect_rugpull 11:* 26:addres -21:approval 44:at 25:check 33:ha 23:it 33:me 53:money
-45:much 69:park 26:say 37:stable 20:still 21:vault 46:went 38:when 55:where 44:year 38:yield @tool=encode_abi 27:* -36:^abi
-34:^call -34:^which -32:abi -45:argument 58:be -23:call 42:calldata -33:doe 65:for -23:get 68:hex -28:of -30:on 36:pl -36:please
65:spend -38:want -27:what -32:which 45:with @tool=estimate_gas -28:* -50:^call -42:^ga -32:^what 20:a -49:at 22:be 28:contract
40:data -29:did 24:for 21:from -26:ga 22:go -20:just 42:make 33:mint -31:now -38:paid -33:pl 27:please -49:price 20:transf -31:unit
-26:which @tool=get_account_nonce -23:* -29:^i -30:^my 21:^nonce 30:^which -26:am 27:at -35:can 22:doe -31:from 31:hot -28:i -20:in
31:incl -27:it -28:me -31:my 35:next 24:nonce -26:please -22:since -51:transaction 27:wallet 28:what 40:which -32:with -34:you
@tool=get_alchemy_prices -15:* @tool=get_alchemy_token_balances 23:* 53:^balance 23:and -44:at 50:balance -37:decimal 39:every
42:for 21:in 30:list 56:need 37:of 27:position 26:to 29:unit -27:with @tool=get_alchemy_token_metadata -34:* -36:a -32:for -34:logo
-36:make -25:me -35:my -25:token @tool=get_asset_platforms 30:^coingecko 21:^on -21:^which 22:all 25:chain -32:coin 29:coingecko
56:collection 24:doe 21:friend -22:native 58:nft 34:platform -29:the 24:track 36:with @tool=get_asset_transfers -68:* -37:^everyth
21:^ha 50:all -49:also -49:and 33:came -48:coin -20:d -36:everyth -20:go 23:into 52:left -46:list 28:mix -34:nft -48:on -45:one
-27:out -57:send -22:that -30:the -46:to 40:wa -53:wallet -49:who @tool=get_batch_historical_prices -7:* -34:^what 24:at 33:each
27:every 42:market 38:own 30:trad 36:value 23:want -23:what @tool=get_block -36:* 30:^my -43:^the 28:^what 34:^when -48:a -23:an
-22:error -21:fee 24:full -23:i -39:many 23:my -34:newest -43:numb 21:on -21:our 38:produc 38:seem -28:the 31:time -41:we
@tool=get_block_by_timestamp -31: 6:* 25:^at 30:^block 22:^my -28:^what -30:date 27:deploy -35:did -39:end 21:height -27:in 27:need
-28:newest 30:numb 25:of -31:start 36:to -37:up 45:wa 65:we 54:went -23:what 53:when @tool=get_block_details -21:* 21:^i 24:^when
-25:^which -41:^who -46:been -45:burn -24:by -32:ha -30:how -21:it 39:min -36:much -34:of 25:on -22:one -35:our -54:price 20:that
27:tx -40:were -44:which @tool=get_boosted_tokens -49:* -26:and -29:for -24:most -32:on -23:paid -24:there -22:token
@tool=get_bridge 16:* -34:^i 32:^what -52:and 27:at 33:bridge -30:defillama -53:deposit -64:for 54:i 26:in 45:it -69:me 25:money
28:numb -66:of 39:or 26:over -37:that 20:the -38:to 25:went 28:what -64:withdrawal @tool=get_bridge_volume -55:* -44:? -22:^net
-56:^what 45:and -36:at 20:defillama 64:deposit -66:flow 54:for -55:i -33:in -29:into -52:it 65:me -21:money -26:most -23:my -32:net
-35:numb 29:number 51:of -36:over -49:sent 24:since -20:spot 25:that -26:the -26:to -50:total -23:u -46:wa -52:what -25:which
66:withdrawal @tool=get_bridges 16:* 34:? 41:^what -22:and 29:bridg 56:defillama -30:dex -33:have -32:i 31:in 26:one 23:our 39:that
-26:volume 36:what 21:which @tool=get_btc_address -8:* -22:^did 51:^ha -21:^my -35:^which -26:a -26:address 44:am 26:anyth -22:are
30:arriv 54:at 23:check -24:cold 26:custom -21:for 42:gave 51:ha 35:have 48:if 24:look 30:me -61:or 23:pl 23:sat -33:sit -29:sitt
50:there -28:thi -21:up 36:what 52:wheth -31:which 46:would 33:you @tool=get_btc_address_transactions -6:* -22:? -21:^i 32:^tx
24:addres 35:all -33:and 22:any -33:balance 26:can 28:every -34:how -22:i 32:includ -39:much 22:our -23:please 29:recent -25:show
-48:still 21:that -47:there 36:touch -28:what 36:with @tool=get_btc_block -21: -22:* -31:^when -21:^which -58:difficulty -42:mempool
-37:min 60:newest -23:pool -20:sise -35:that -28:thi 39:transaction -24:tx -25:wa -34:when -20:which @tool=get_btc_difficulty 54:?
-20:^i 35:^next -74:and 31:are 25:block -36:difficulty -26:doe -24:down 28:epoch -30:far -34:hashrate -37:i 63:mine -25:now -24:or
-23:up @tool=get_btc_exchange_rates -27: 16:* -34:^what 23:against 35:and -20:are 23:currency 30:of 37:one 22:our 40:please
-20:price -23:rat -31:right @tool=get_btc_fees -6:* -33:? -29:^if -20:^sat -31:and -42:are -32:block -33:each 26:fee 33:get 31:have
36:hour -23:how -27:if 28:into -29:many -46:mempool -32:min -30:next -33:of -32:one -35:out -27:paid 24:payment 22:per -24:please
-34:right 34:that -68:transaction -31:tx -41:up -42:wait -33:would @tool=get_btc_hashrate -79:* 26:back -27:can 43:develop -26:do
35:down -36:for 34:go 38:ha -36:hash 23:i -38:in -51:min -46:mine -34:my -50:of 32:or -47:pool -36:rate 39:see -48:share 21:the
34:up -25:what -33:with -24:you @tool=get_btc_mempool 19:* -44:^my 44:^sat -44:^what -27:a 71:and 48:are 42:block 69:difficulty
-25:doe 31:each -51:fee -25:have 45:how 23:in 41:many -33:mempool 29:min 61:next 30:of 22:one -32:our 34:out -23:queue 32:right
43:sat -28:still 23:stuck 24:the -38:thi 35:to -84:transaction 41:tx 47:vb 51:wait -24:which @tool=get_btc_price 27:* -35:?
-21:^price 74:^what -29:an -40:and -27:bought 42:buy -31:close 60:cost 28:did -30:from -31:it -23:me 64:near 25:need -37:now 53:on
84:one 26:only -24:rate 27:report -24:right -48:so -33:sold -25:tell 56:that 63:top 43:what -31:where @tool=get_btc_tx -7:* -23:?
-53:^ha 40:^how -29:^my 30:^sat 29:^what -47:^which 21:an -22:are 30:arrive 48:by 39:confirm -32:confirmation 50:doe -48:ha 31:have
26:he -36:hour 37:how 44:many 21:my 21:not 53:now 26:or -36:output 32:pay 23:say 56:sent -29:stuck -25:that 35:thi -32:through
-27:transaction 26:where -50:yet @tool=get_btc_utxos 8:* 27:^utxo -25:^which 22:addres -35:and 28:consolidate 28:fee 24:first 22:i
-33:in -30:or -36:sit 44:spendable -23:there 24:to 39:utxo -23:which @tool=get_categories -38: -20:* 35:^i -43:^which -24:a 21:and
26:coin 23:into 33:it 29:just -41:my 28:nam -26:of 25:sort -48:that -45:which @tool=get_categories_market_data -19:* 43:^coin
-20:^what 37:by 22:cap 37:category 22:market 20:me -23:my 36:sector @tool=get_chain_fees 6:* 29:^fee 26:^revenue 39:^who -47:all
-42:and 21:by -25:chain 28:dapp 21:do -26:earn -44:have -40:it 42:keep -30:no 44:on 42:our 26:pay 37:revenue 23:to -22:what 38:who
@tool=get_chain_info 35: 34:* 40:? 63:^chain -23:^how 59:^what 51:a 65:add 38:and 35:at -21:by 79:chain 34:coin 55:do 26:explor
53:for 40:have -21:how 42:id 23:in -24:many 21:my 60:native 38:need 42:network 42:numb 28:our 34:plu 20:public 84:rpc -26:stuck
45:the 43:to 22:up 33:url 56:wallet 25:want 20:we -32:went 62:what -47:which @tool=get_chain_stats -23:a 28:address 20:busy
28:please 42:today 27:total @tool=get_chain_tvl_history -33:^how 42:^tvl 21:about -38:all 39:are -47:by 28:defi -34:develop -46:doe
41:each -45:for 25:grow -35:ha -57:have 33:it 24:lock -57:me -32:money 34:much 49:on -24:our -24:over -28:please -50:protocol
-43:show -23:summ 44:that -21:the 36:there 26:thi 61:today -49:total 31:until 72:wa 56:we 40:where 23:writ @tool=get_chains 18:*
43:^rank 57:by 26:chain 43:doe 36:keep -27:lock 47:me -35:most 37:people 27:rank 38:say 50:show -33:stablecoin 25:the -40:them
43:tvl -37:with @tool=get_chains_tvl_history -26: -54:* -28:^i -24:^tvl 35:all -31:are -23:chain -20:exchang -21:for -23:from -42:i
-33:it -20:long -21:much -25:my -33:need -22:of -39:on -23:or 31:over -32:protocol -28:that -30:the -31:tvl -33:we -21:with
@tool=get_coin_historical_chart -22: -35:* -22:^ha -33:^i -21:^in -45:^which -28:about 25:all -28:at -25:between -29:book 56:bought
51:by -34:cap 51:chart -44:coin -47:do 33:down 25:draw -25:floor -72:from -50:go 52:gone 24:m 30:make 49:many -30:market -34:mcap
-21:me -22:mov -37:much -26:on -56:one 22:or -25:our -55:over 58:percent -27:plot -30:pric 27:say -20:see 53:since -33:the 40:time
-24:to -61:today -39:trad 57:up -32:volume -33:wa -37:want -30:we -27:where -37:which -48:with -28:worth 25:ye -24:year
@tool=get_coin_history 30: 4:* 40:^did 46:^how -41:^my 57:^price -36:^the -28:^what -25:^which -38:a -31:advis 51:ask 41:at -41:book
60:clos -50:cost 60:date 22:day -28:doe 79:end 38:first -43:for 50:how -68:index 41:it 25:like 48:mcap 31:me 48:much -24:new 37:of
21:old 70:our 28:please 33:return 42:so 32:sold 23:some 24:the 38:then -39:thi -88:utc -40:value -31:very 62:wa -56:want -39:what
52:when 21:which 30:worth @tool=get_coin_market_chart_range 19:* -49:? -24:^did 43:^my 35:^our 70:a -33:about 57:advis -50:at
29:between 55:book -28:chart -41:client -43:clos 25:coin -46:date 25:day 21:develop -65:did -45:do -55:end 38:from -21:go 28:i
-20:if 27:in 24:it 47:kind -20:m 23:mcap -25:me 25:my 26:on 47:one -24:or -51:our 34:pl -34:pric 21:see 23:sery 21:start
-43:statement 52:tax 35:tell 28:the 23:thi 30:time 37:turnov -32:two -30:until 59:value 27:volume 38:wa 58:want 27:what 33:where
-45:which -25:worth -50:year @tool=get_coin_ohlc -38:* 26:exchange 47:for -42:in -51:of -21:open 26:please @tool=get_coin_tickers
24:* 57:^i -26:^last -27:^list 38:^on -23:^what -28:^which 46:and 42:biggest -42:buy 51:by -22:can 42:coingecko 27:depth -28:dex
48:do 75:exchange 25:for -35:ha 49:have 78:id -25:in -25:last -27:list -32:most 29:need 60:not -49:now 21:of -33:on 48:one -24:or
-47:price -24:spot 36:spread 39:the -24:there 38:tick 31:to 48:volume 58:want -26:we 37:what -24:where -26:which 52:you
@tool=get_coins_index 4:* -32:^coingecko 40:^could 21:^everyth -23:^give -34:^i -46:^what 32:^which 29:and 26:atm 33:could 54:did
22:everyth 27:exact 25:for 52:from 59:go 29:grandson 40:ha 23:how 23:id -31:index 20:it 44:kind 46:like -22:market 34:much 49:my
39:need 39:not 28:of 24:off -37:on -26:only 37:quot -38:say -31:telegram 39:that -22:the -26:thi 70:today -24:token -59:twitt
-51:und 66:up -26:v -22:wa 33:want -29:what -28:when @tool=get_coins_list -50:* 24:^coin 28:^which 26:address 22:contract -31:i
-27:id -47:name -38:one -27:the -24:which @tool=get_coins_market_data 44: 11:* 31:24h 64:? -43:^compare -35:^how -50:^i 20:^in
-30:^total 46:^what -22:a 49:account 26:and 40:are -30:ath 33:biggest -57:by 25:cap -45:category 24:coin -38:coingecko -42:compare
50:crypto 57:day -44:for -25:from -28:ha -23:hold -30:how -33:i -35:id -24:in -33:it -41:like -66:mcap 55:move -47:my -33:need
-20:next -23:or -44:oth -23:our 35:pl -20:price -42:quot -27:supp -21:table -28:that 22:the 37:top -36:total 42:what 31:with
@tool=get_companies_treasury -36:* 46:^for -52:^how -39:^i 39:^what -32:about -37:and 28:buy 51:by -23:cost -29:crypto -24:did
-40:doe 34:each -29:every -24:firm 21:government -20:how -42:i -26:in -35:it 27:largest -26:list 21:m -21:much -39:now -42:our
-38:own -27:pay 43:their 28:them -34:to -21:token -28:treasury -28:what 33:with -29:work -27:worth -25:you @tool=get_contract_abi
7:* 48:^abi 52:abi 22:did 25:need 22:not 33:please 23:stak @tool=get_contract_bytecode 20: -35:* 35:? 56:^i 24:^what -31:a 32:an
-22:and 29:behind 41:code -48:contract -34:eip -66:find -29:from -28:i -27:in 22:just 27:need 44:normal -28:one 55:or 38:sise
-46:the 27:there -20:wallet -31:what @tool=get_contract_code -12:* -30:a -33:an -24:code -39:contract 51:have 25:i -32:need -29:or
24:proxy -20:solidity -30:the @tool=get_contract_coin 18:* -31:^coingecko -24:^find 30:^someone -29:about -21:addres 23:coin
48:coingecko 25:contract -22:did 64:everyth -22:find -29:i 60:in -24:keep 63:market 24:me -30:my 50:need -29:of 46:on 64:say
30:someone -33:token 21:twitt 23:whatev -21:writ @tool=get_contract_market_chart 20:* 29:? 59:^how -57:^price -21:and -34:between
-37:cap -37:coingecko -26:develop 47:did -28:from 36:ha 54:how 46:i 26:in 24:it -46:market -26:of 25:on 42:since 59:two -33:volume
@tool=get_contract_market_chart_range -35:* 25:^price 33:cap 25:from -27:i -26:it -25:me 27:over -47:two 44:volume
@tool=get_contract_source -9:* -30:^i 54:^which 28:fil 29:it -55:may 41:of -44:own 59:program 35:rout -55:say -53:so -33:source
-51:that 22:to -31:want -52:we -43:what 48:which @tool=get_current_prices 18:* 24:^i 23:^price -20:^what -42:acros -44:any 26:are
55:both 58:defillama 25:each 25:it -25:lp 24:moment -23:need 38:now 33:of 47:one 39:open 48:please 33:price 47:thi 37:those 26:to
39:trad 29:value -21:wa @tool=get_defi_protocol 53: -9:* -22:? 33:^could 63:^on -51:^the -24:^tvl -33:^which 30:a 24:and -29:any
46:app 32:ask -34:at 30:before 37:could -52:defi -39:deploy 23:develop 29:do 20:doe 34:down 56:each -34:get -28:give -36:have
-35:hold -38:into -24:l2 69:lend 25:money -33:my 37:need 37:now -25:numb 50:one 27:our 25:please -27:project 26:read 45:run
-24:saving 33:sit 23:split 28:summ 21:tell -47:there 22:thesi 31:value -30:wa -35:we -39:where 25:you @tool=get_defi_protocols -24:
-61:* 37:^biggest -23:^how -24:^lend -46:^on -47:^tvl -33:^what -26:a -40:am -23:and -57:app -42:are 23:biggest -75:chain -33:do
-23:doe -49:each -45:how -24:i -36:in -28:it -35:just -26:keep -32:lend 30:lock 46:most -45:much -41:of -59:one 28:there -36:they
-26:token -38:tvl 24:want -32:we -55:what -39:which 40:with @tool=get_derivatives_exchange -53: -17:* 39:^how -40:^i 27:^my
-25:^perp -24:^what -25:^which -51:coingecko 20:did 31:every -24:exchange -29:for 36:futur 41:how -51:id 25:in -34:list 37:much
-36:need -21:now -35:or 39:our 31:over -25:perp -24:please -24:rat 23:to 23:trad 33:turn -26:venu 23:venue 21:want -22:what
-24:which @tool=get_derivatives_exchanges 24:* 37:^i 22:coingecko 38:derivativ 46:for 34:list 37:need 21:now -25:please 22:right
-20:that 37:the 40:use 35:venu 25:venue @tool=get_derivatives_exchanges_list -24:* 24:^what -29:all -29:and 27:doe -25:for -40:know
-25:of 31:oth 22:pl -20:the 23:use 21:what -32:you @tool=get_derivatives_tickers -23: -27:* 28:^fund -28:at -26:derivativ
-21:exchang -44:futur -33:interest -25:my -24:of -34:one -30:open -27:please 29:rate -27:venue @tool=get_dex_pair 58:* 69:?
38:^dexscreen 54:^pool 41:and 47:by 88:check -40:dex 28:dexscreen 44:did -23:do 56:how 66:liq 50:move 76:my 29:on 27:pair 43:pool
20:sit 38:the -40:to -23:what @tool=get_dex_volume -49:* -29:? -80:^dex -35:^how -46:^i 66:^volume 34:a 45:all -22:an -46:at -66:by
-39:each -27:for 51:got 46:history -38:in 38:it 28:make -26:of -25:on 28:our -29:over -41:there -37:to -31:turn -37:turnov 45:use
-41:v 21:volume 26:wa 33:we -22:with -27:would -29:you @tool=get_dex_volumes 16:* 33:? 37:^dex -32:^on -29:^volume 30:^what
23:^which -30:a -31:about 36:acros -23:all -30:are -32:by -23:chain 37:decentralis 32:dex 47:every 21:exchang -36:got 46:have -38:i
-38:it -30:list -26:much -29:my 28:now -54:on 39:over -33:rank -49:that 39:them -51:to -24:togeth -33:trad -24:u -35:wa -33:want
-49:we -44:week 26:what 33:which @tool=get_dex_volumes_by_chain 32:* -22:? -79:^busiest 65:^dex -25:^volume -57:^what -29:a -39:all
-52:and -20:are -32:at -51:busiest 96:by 22:dex -33:did 31:do 40:each 23:exchange 41:for -33:have 40:i -51:it -20:list 29:more
-22:my 37:now 38:on 28:our -33:over 25:pay -37:pool 35:rank 51:see 28:than 29:that 32:the -39:them 31:there 36:to 28:trad -26:turn
46:turnov 49:v 46:want -21:we -28:which 20:who 26:with @tool=get_dexes -4:* -22:^busiest 23:^which 21:a 27:are -22:busiest -39:by
34:can -24:did -42:do 27:doe -41:exchange 45:geckoterminal 36:list 34:network 36:one -37:only -43:our 69:then 26:there 39:thi
-41:trade -28:what @tool=get_emissions 12:* 23:? 30:any 31:big 30:dump 22:on 40:unlock @tool=get_entities_list -29:* 41:^list
-24:against -28:company 28:crypto 27:got -20:hold 22:holder 27:that -24:which 29:you @tool=get_erc20_allowance 37: 41:^i 72:account
60:all 33:already 28:amount 21:and -38:approval -20:are -40:be 40:can -30:for 46:from -64:gave -22:have 29:how 71:it 32:left 26:many
41:may 45:my 25:now 42:of 22:open 63:or 27:out 25:own -37:permit2 52:pull 43:rout -31:spend 61:still -28:take -63:that -43:to
-41:unlimit 24:up 42:wallet 36:we @tool=get_erc20_metadata -13:* -27:? -35:^read 26:all -31:an -31:and -30:burn -26:chain
39:contract 34:exist -28:far 31:ha -23:have 28:in -35:it 34:name -40:numb -33:or -24:read 36:report -40:same -23:so 39:supp
-23:symbol -21:these -21:thi 40:total @tool=get_erc20_transfers -41:* 50:^for -27:^the -29:account -28:all -23:be 21:block -52:both
36:chain 35:could 22:first 36:from 41:go 20:i 37:incom -33:inflow -24:it 43:last 20:list -21:may -59:movement 33:need 60:newest
-49:of 41:only -22:out 34:payment -26:please 45:read -47:start 34:that -50:them -52:token -59:transfer -27:wallet -24:who -54:with
32:you @tool=get_etherscan_balance 21:* 39:^how -27:^i 43:do -35:doe -26:etherscan -21:have 27:how 37:i 40:much 36:on 33:own 75:sitt
72:still 37:the @tool=get_etherscan_contract_source -51:* 32:and -51:at 37:compil -73:contract -38:etherscan -23:fil 31:from -46:i
-50:my -33:of -25:on -39:our 20:proxy -50:the -43:verify 21:where -25:with @tool=get_etherscan_gas_oracle -14:*
@tool=get_etherscan_token_transfers 55:* -41:^for 51:account 70:and 23:i 77:in 39:it 77:movement -54:need -72:newest 57:of 52:on
-69:only 70:out -55:send -57:that 32:the 46:them -44:to -53:token 20:wa -23:who 64:with @tool=get_etherscan_transactions 42:* -21:?
30:^show 41:^the 21:^transaction 23:by 58:fee 54:for -44:ha 28:i 25:list 32:my 47:need 24:please 25:show 34:that 30:the
56:transaction @tool=get_event_topic 69:^topic0 -23:and -42:argument 27:event 31:for -33:get 21:in 37:our -37:out -23:the 58:topic0
-34:what @tool=get_exchange 28: -8:* 27:? 40:^how -44:^i 57:^trust 50:about 27:and 47:at -26:by -22:coingecko 48:d -26:do -33:doe
-68:exchange 42:for -43:found 41:how -35:id 55:keep 47:like 37:my -50:need 44:of 47:one 55:out 40:score 34:to 52:trust 53:we
49:where -29:with -44:year 43:you @tool=get_exchange_markets -24: -44:* -29:? -27:^i -20:^perp 24:^which -25:and -60:at 29:can
31:doe -24:fee 28:in 30:list -22:market -36:of -49:on -22:or -44:over 24:pair 29:spot -36:the 56:there -68:trad 31:trade 57:which
-54:withdrawal @tool=get_exchange_tickers -29: -61:* -28:? -26:^how -22:^where -28:and -30:are -38:ask -26:at -53:bid -45:by 22:each
-52:exchange -41:how -24:i -49:it -29:pair 28:price -21:their -24:trad -48:volume -28:what -28:with @tool=get_exchange_time 68:
-47:* 39:? 42:^doe -24:^i -30:^my 21:answ -54:answer 64:clock 43:doe 27:get -53:i 24:it -26:my -69:not 26:off 27:or 23:order
21:reject 31:serv 21:there 22:to 20:what 23:with 46:your @tool=get_exchange_volume_chart -25: 27:* 50:^how -47:^i 34:^my 58:^volume
-24:^what 33:account -29:and 28:by 48:chart 51:did 64:exchange -63:for 26:fund 76:ha 38:how 40:if 26:in 56:it 35:much 41:my -65:need
49:of 27:our 29:please 30:see 31:since -34:the 39:thi -32:to -29:turnov 50:v 34:volume 39:we 22:what 21:you
@tool=get_exchange_volume_chart_range 55: 8:* 64:^i -31:^my -63:^volume -33:chart -29:coingecko -30:exchange 41:for -57:ha 31:i
-41:if -26:my 62:need 48:the 37:to 40:trad 22:volume -31:what 51:whole @tool=get_exchanges -11:* 47:^i -51:^trust 24:country
-43:exchang -48:first 56:found 54:from -56:have 44:in 49:list 51:min -43:my 54:need -25:of 53:rank -42:score -53:that -24:the
23:they -37:trust 56:with 59:year @tool=get_exchanges_list 22:* -22:? -34:^i 22:all 25:and 68:exchang 21:for 34:from 60:have -35:how
-29:i -35:in 30:me 36:must -21:my -43:need 81:of 59:that 52:the -22:where 21:which 28:you @tool=get_fear_greed 27: -18:* -26:?
-33:^i -34:^what -36:a 20:and 39:are 40:before -35:for 29:greedy -42:i -26:in -51:it -56:market -27:now -20:of 24:or -40:sentiment
-38:the 28:to 34:today @tool=get_fee_history 45: -50:^fee 41:^i 46:a 39:and 42:base 27:block 26:i 52:newest 47:numb 25:our -21:over
35:paid -21:pay 44:please 43:the 25:tip @tool=get_fees_overview -28:* -27:? 72:^protocol -25:^revenue -21:^what -29:^who -25:and
40:by -33:chain 47:crypto -21:did -25:do -31:have -38:it 39:most 38:not -71:on -28:paid 24:protocol -33:revenue 28:their 21:token
27:top -34:user -29:who @tool=get_first_prices -9:* 23:^since 36:^what -37:are -29:at -27:each -30:for -23:old -27:open 38:record
-39:to @tool=get_function_selector 11:* 58:^selector -22:^the -39:be -26:behind 44:byt 29:call -22:calldata 34:have 34:look 50:of
40:our -24:permit2 34:selector -21:spend 31:the 33:to -21:topic0 33:up -25:who -28:with @tool=get_funding_rate -36:* -26:? 32:^next
26:^perp 22:^the 29:at -32:did -36:have -48:long -24:me 72:next 28:now -28:on -36:open -47:pay -24:rate 20:to 72:v 23:with
@tool=get_funding_rate_history 34: 16:* 35:^fund -46:^i 33:^what 27:and 35:did 41:ha 54:have 32:i 31:in 36:it 49:long 48:m -57:me
31:one 35:open 69:pay 57:payment 43:perp 53:rat 38:that 47:what @tool=get_gainers_losers -36:* 33:among 26:and -36:biggest -25:coin
45:for -36:how -35:i 34:in 47:market @tool=get_gas_overview 37:* -38:^cheapest 62:^ga 34:^the -37:^where -36:and -31:cheapest
28:coin -26:did 30:fee -37:from 97:ga -21:in -29:l2 -33:me 40:network 29:now 31:of -45:one 33:please 22:present 79:price 25:right
48:rn -40:sat 25:the 33:tx 27:v -41:vb -35:where -32:why @tool=get_gas_price -69:* 25:a -29:and 29:at -38:contract -32:for -62:ga
37:l2 23:moment -28:of 22:on -36:pay -36:please -78:price -25:right -35:rn -36:the 22:there 30:tx -38:would @tool=get_global_defi
7:* -27:? 36:^how 44:a -35:all -21:and -23:cap -21:coin 25:crypto 31:defi -22:for 34:how 23:i -32:it 26:market 26:of 46:share 31:the
-22:to 42:whole @tool=get_global_market_cap_chart 32: -29:* 24:? 29:^how -38:all -56:and 28:back -35:coin 35:develop -50:for 34:ha
25:how -56:in -69:of 37:our 34:over 36:since 27:to 36:token 37:value -57:volume 35:whole @tool=get_global_stats 31:* -36:^how
-62:^market 68:^total -43:a 41:and 21:by -29:cap 21:coin -51:defi 38:dominance 55:for -31:ha -34:how 75:in 54:it 44:mcap -63:most
31:no 47:of -43:share 31:these 56:volume -53:whole @tool=get_goplus_supported_chains 11:* 21:chain 32:for 27:goplu 33:it 20:network
@tool=get_hacks -33:^i 40:^latest 42:^what 26:^who -28:and -29:crypto 21:exploit -21:get 44:got 38:hack -44:i -33:in -23:it 29:late
43:latest -26:or -28:please 25:recent -36:still 29:what 21:who @tool=get_historical_prices 46:* 45:^and 59:^at 56:^for -24:^i
31:^price -45:^the -28:advis -41:am 44:and 80:at 30:check -36:coin -20:coingecko -38:date 42:day -38:defillama -22:each -30:end
-31:figure -37:from 23:go -23:ha -23:have 27:in 22:it -25:me 24:moment 47:of 34:on -37:one 33:price -27:since 29:single 33:so
54:sold -23:tax 26:that 23:the 45:time 45:wa -27:want 23:what 30:worth @tool=get_internal_transactions -21:* 26:? -38:^did -31:^my
-20:^show -25:^which -34:^who -31:a -25:and 46:exploit 56:in -33:like 31:make -50:my -27:of 48:ord 21:see -37:show 24:the -46:trace
41:tx 41:value -30:want 24:what 20:who -21:whom @tool=get_jup_price 27:* 52:about 36:and 51:coin 22:doe -21:how 32:in 28:liquidity
37:mint 29:of 30:on 51:our 30:the @tool=get_jup_quote -21: -17:* 43:^if 28:^quote 28:do -20:from 28:get 28:give 44:if 22:my 23:need
-40:pippin 25:quote @tool=get_kalshi_event 16:* 32:^all 31:^show 29:all -51:and 27:every 29:market -59:me 27:of 21:pric 21:price
30:show 24:strik 46:strike 21:tick @tool=get_kalshi_exchange_status 38:* 32:? 36:^can 40:^i -25:^what 28:all 34:at 39:can 29:down
-32:exchange 24:for 40:i 37:one 22:or 31:order 34:thi 22:to 21:trad 39:trade -24:what 21:when @tool=get_kalshi_market 62:* 73:?
-21:^all 21:^how 29:^i 30:a -21:all 41:at 25:balanc -42:bid 26:budget -35:contract 27:did 29:doe -41:for 30:give 58:ha 29:i -45:in
50:it 31:like -26:manifold -20:market 33:moment 27:now -26:of 58:price -38:since 21:that -39:thi 38:tick 33:u 27:volume -42:want
33:what 22:ye @tool=get_kalshi_orderbook 32: -28:^bid 25:^how 28:^who -32:and 39:at 36:book 27:contract 49:deep 29:do -25:each
37:how 71:i 24:it 44:market 24:no -51:of 25:on 35:please 45:thi 86:to 81:want 28:who -49:ye @tool=get_kalshi_price -84:* -45:?
-33:^what -52:a -29:and -50:ask -67:at -32:buy -55:for -54:i -20:if -35:in -49:lowest -54:no -28:of -57:on -29:please -51:sell
-65:thi -45:what -58:ye @tool=get_kalshi_price_history -25: -51:* -65:? 28:^chart 20:^my -53:^price -25:^what -21:all -27:and -25:at
21:chart 46:contract -24:did -25:doe -25:give -28:how -20:i -24:it 20:market -27:moment -44:mov 27:one -63:price -29:to -31:want
-31:what -35:who -25:ye @tool=get_kalshi_series -37: -3:* -26:? -20:^how -28:^what -22:^which -59:already 23:and -25:are -38:at
-21:been -56:did 26:ha -30:how 25:i 21:in -26:market 43:of 41:on -46:open -57:resolve 35:the 42:trad 23:what 28:which
@tool=get_kalshi_trades -12:* -34:? -28:^how 31:^last -36:at -28:did 27:for -23:how 23:in 28:last -43:of -21:price 51:print 42:tape
-21:thi -27:what -53:ye @tool=get_logs -41:* -38:^event -26:^topic0 31:contract -25:event -31:log -21:of -32:on -40:pl
@tool=get_multi_pools 12:* 47:24h 42:? 25:^compare 25:^i 22:^liquidity -31:^on 66:^pool 23:a 32:all 60:and 24:compare 49:day 28:each
22:for -32:it 75:liquidity 47:me 53:of 61:price 21:that 22:them -49:these -27:thi 24:togeth -41:token 34:up 65:volume -37:with
@tool=get_multi_token_pairs 17:* -27:? 33:a -50:and -49:are -46:both -26:chain 39:coin -25:for 35:list -27:me -31:of 38:pair 32:pool
-49:price 39:single 24:these 22:token 41:top 34:trad 49:where 24:with @tool=get_multi_tokens 31:* 48:and 30:both -21:burn 81:decimal
36:for 26:geckoterminal 42:in 20:liquidity 47:me 22:name 49:tell 22:these 48:token @tool=get_native_balance -38: 16:* 63:^balance
-43:^ga -38:^i 21:^which -78:a -35:addres -41:are 51:balance 51:by -46:chain -35:coin 54:ha -29:hold -20:i 20:left 23:lie 29:many
35:money -21:must -30:my -31:native -39:need 43:of 32:on -38:only 40:or -39:our -27:own -24:queue -30:she 49:sitt 26:still -40:that
49:the 85:to 50:today -53:token -31:wa -28:who @tool=get_networks -13:* -25:? 32:check -36:exchang 32:give 27:have 29:id 21:me
23:need 30:our 27:there -34:thi 26:with @tool=get_new_coins -35:* -30:^what 45:add 30:coingecko 32:did -37:new -45:of -23:please
46:recent -23:the -29:what 24:which @tool=get_new_pools 12:* 48:^newest -22:a -30:any -25:at -22:for -25:ha 37:if -24:it 45:just
-26:liquidity 45:newest 41:now 29:on 31:pool -30:trad @tool=get_nft 4:* 60:24h -51:^a -26:^doe 21:^floor 26:^for 93:^i -34:^nft
-54:^the -45:^which -37:^who 29:against 35:all -39:and -26:blur -74:by 42:call 45:cap -23:check -66:coingecko 21:different -44:down
57:each 22:ever 27:every -61:far 52:for -36:got 22:ha -80:have 23:high -55:highest 41:how 37:i 47:in -39:it 27:jpeg 44:market
44:mcap -27:mine -24:mint 65:much -26:need -56:not 23:now -49:numb -45:of -69:on 27:one -68:only -20:own 38:pl 60:please -21:price
-21:project -83:rank -62:rarity 31:sold 42:that 47:them 53:time 45:trad -47:up 55:wa -33:wallet 40:what -33:which -35:who -25:ye
-69:you @tool=get_nft_by_contract 31: 7:* -52:^which -29:all 32:ape 45:at -30:by 40:cap 34:cheapest -37:check -23:contract 39:far
54:for 40:go 29:got 25:ha 45:jpeg 22:list -31:many 37:market -20:me -27:mint -21:more 24:need 24:numb -24:own 37:sal 26:since
-49:that 22:the 25:we -51:which @tool=get_nft_holdings 34: 3:* 22:? -28:^nft -32:^which 20:a 48:all -28:can 35:check 23:everyth
20:inventory -23:item 26:jpeg 27:one -30:out 30:see 37:wa -22:which @tool=get_nft_market_chart 19:* -38:? 28:^chart -25:^how -22:^i
67:^the 69:a -54:by -54:cap 26:chart 60:coingecko -26:each 38:floor 28:go 66:have 67:history -30:how 63:it -21:list -55:market
49:mint -35:much 34:need 41:of 58:on -42:only 30:or -39:please -27:price 35:since 35:slide 35:the -34:thi -39:time -40:trad -62:v
-40:value -34:wa 35:we -21:what -46:whole -20:with 71:you @tool=get_nft_markets -36:* -65:24h -64:^collection -44:^floor -33:an
37:and -37:at 97:by -71:cap 21:chain -38:coin -31:coingecko -57:collection 28:day 20:every -63:id -21:in -23:it -67:market -25:me
-25:my -52:nft 70:numb 26:only 36:owner -56:price 47:rank -48:the 69:v -39:volume -56:with @tool=get_nft_security 39:* 31:^a
28:^could 54:^how 38:^nft -34:^which 36:^who -22:against 26:an 28:any 23:ape -23:approval 38:are 35:be 73:been 24:before 90:burn
23:copy -34:floor -36:for 26:friend -27:given -31:ha 54:have 53:how 25:i -27:in 22:it 29:made 46:many 27:may 22:more 23:much 35:of
52:own -35:owner 32:sell 30:some -21:still 24:take -22:theft 33:them -26:there 73:these 48:those 42:token -24:trad 23:want -30:what
-44:which 46:who 46:whoev @tool=get_nft_tickers -34:* 38:^blur -48:^list 28:at 44:bid 34:blur -29:coingecko 23:collection -27:doe
34:each 48:i -30:id -51:list 41:marketplace -23:me -40:my 25:or 27:to 23:trad -49:v 46:where @tool=get_nfts 7:* -50:^floor -27:^on
-23:^what 39:^which -36:all 30:by 77:cap -29:check 45:coin 25:collection 28:contract 31:count -28:doe -24:for 32:have 63:highest
-30:hold -25:i 52:id 74:market -22:me 22:most 39:native -36:on -25:our -25:owner -28:please 33:sort 52:the -26:there -24:to
-55:today -27:we -23:what 56:with @tool=get_nfts_for_owner 11:* 77:^check 33:^doe -32:^i -49:^nft 20:^what 30:any -39:ape 71:check
37:contract -27:he 50:in 36:just 28:my -27:on -59:own 21:see 49:sit 26:wa @tool=get_ohlcv -28:* 42:^need -23:at -57:chart -26:for
47:from -22:high -48:i -59:it -43:last -22:low 42:need -29:one -53:open 42:perp -56:to -23:volume -57:want
@tool=get_onchain_token_price -24: 23:* -49:? 44:^dex 57:^on -23:^pool 43:^what 21:about -26:and 27:are 52:at 67:chain 26:dex 38:doe
29:for -24:geckoterminal 35:on -29:or -27:pool 25:price 44:trade -28:up 24:we -27:which @tool=get_open_interest -25:* 30:? 22:^how
-60:^perp 44:and 52:by 28:for -35:fund -29:it -20:leverage 24:many -53:of 52:oi -28:on -21:over -26:perp -57:to -54:want -21:which
@tool=get_open_interest_overview 18:* 26:? 30:and 23:chain 25:derivativ 36:ha 32:it 25:week 23:what @tool=get_options_by_chain 3:*
-23:^how 30:^notional 47:^option 31:biggest -38:by -43:dex -26:for -27:how 22:i -31:much 29:one 35:only 27:premium 28:to -29:trad
-22:wa @tool=get_options_overview -10:* -25:^how -32:^notional 28:^what 21:all 45:by 26:chain -23:dex 33:did -34:over -22:that
-24:wa 20:what -20:ye @tool=get_options_protocol -11:* -38:^for 27:^how 21:^notional -34:^option -24:^what -29:a -27:all -63:and
20:at -52:by -69:chain 44:dex -23:did 41:from 22:how -24:into -34:me 28:much -45:next -40:of -21:on -22:only -30:our -27:premium
-32:protocol 28:that 25:the 30:there -50:to -23:venu -42:volume 34:wa -22:what @tool=get_orderbook 31: -59:* -28:^bid 39:^book
40:^depth 36:^if 37:^show -23:^the -84:^what 48:^which -38:a 34:are -25:ask -29:at -37:book -62:buy -64:deep 33:depth -85:did
37:each -49:exact 27:exchange -27:fee -22:for 40:give 35:if 39:in -45:it -51:level -83:like -83:look -20:market 39:me 38:much
-24:now 37:of 49:offer -24:on -56:ord 49:over 49:perpetual 36:pl -38:print 46:rest 35:right 57:sell -26:show 30:that -34:the
-80:what 46:which -36:with @tool=get_perp_account -43: 21:* 79:^fund 21:^i -55:^my 23:^where -55:account -48:addres 36:am -50:entry
43:far 28:from 76:fund 45:get -43:got 78:ha 23:how 65:liq 52:long -25:los 31:margin 24:my -43:of 22:on -53:open -34:order 79:pay
29:per 37:price -25:put -50:stop -44:that -21:the -61:there -23:wa -29:what 23:where 20:which @tool=get_perp_candles 24: -53:*
-33:^fund 26:a 21:and -33:from -39:fund -39:need -31:of -38:on -23:pay -35:perp 26:perpetual 22:pric -39:the @tool=get_perp_fills
-26: 3:* -22:^how 20:^show 61:^the -24:^which -22:did 21:fee 57:fill -36:got -20:how -22:liquidat -22:much -27:of -26:order 21:paid
-29:pay 26:sub 23:the -22:which @tool=get_perp_funding_history -82:* 33:? -66:^fund -28:^how 30:^what -39:by -44:fee 38:from
-48:fund -75:ha -27:how -42:in -70:long -34:much -78:my 29:on -82:pay -24:payment 41:since -35:to 27:what @tool=get_perp_markets 5:*
27:and 25:contract 23:interest 29:leverage -27:payment @tool=get_perp_mids -18:* -40:^what 38:against -32:and -44:ask -43:between
-42:bid 40:check -38:i -41:if -22:last -23:look -44:market 60:mid -33:on 39:our 32:pric 34:price -54:spot -22:v 47:wa -38:what
@tool=get_perp_open_orders -29: -25:* -35:^account 21:^any 28:^what -25:^which -20:account -74:and -53:are 39:do -55:fill -24:got
38:have -21:in -36:limit -33:of -28:perp 34:please -43:position -37:the -58:which -25:with @tool=get_perp_orderbook -30:* -31:?
27:^book -20:^ord 22:a -41:ask -29:at -21:bid 23:book 28:depth -43:if 20:perp @tool=get_polymarket_activity -28: 12:* -27:^ha
38:^what -33:account 21:been 27:copy -20:for -20:guy 35:ha 28:in 25:it 23:market -24:of 32:on -22:our -22:out 27:recent -21:settl
34:trad 49:what 37:winning 35:you @tool=get_polymarket_closed_positions 34: -4:* 47:^how 28:^my -23:^which -23:been 32:bet 32:clos
29:do -21:from -28:ha 35:how -22:in 21:list 40:los -37:market 21:much 39:or 26:out 36:paid 38:profit 38:with 27:won
@tool=get_polymarket_event 39: 81:* -46:? 51:^all 30:a 47:all 23:and 21:are -23:at -21:bet -24:decemb 41:event 34:market 53:me 36:my
-30:of 40:on 35:one 56:open 37:please -30:probability 90:the 42:there -21:what 32:with @tool=get_polymarket_holders -3:* 34:?
45:^who 35:account 21:are -23:bet -40:condition -69:for -21:i 32:in -21:it 32:market 76:most 44:no 32:one -26:own 57:shar 22:side
46:there 22:thi -37:trad 44:who @tool=get_polymarket_leaderboard 27: -24:* 26:? -30:^did -35:^who 36:account 21:all -46:are -22:bet
45:biggest -27:did -22:do 31:for 23:have -23:i 31:made 28:most -23:my -33:on 57:only 23:since -38:today -58:top 31:trad -45:trader
58:volume -31:what @tool=get_polymarket_market 34: -25:* 26:? -22:^how 41:^odd -44:all 21:both 24:clos -34:condition -20:cut
-33:decemb -21:do -24:for 21:id -21:market 30:of -22:please -23:question 21:run -23:there 26:when 25:with -23:ye
@tool=get_polymarket_midpoint 6:* -60:^best -47:^bid -28:at -30:best 40:between -62:bid 34:condition 37:for -62:it 39:market 37:me
74:mid -24:midpoint -22:now 52:of -37:right 41:tell -39:thi -58:token 28:what 74:ye 38:you @tool=get_polymarket_orderbook -21: 27:*
52:^best 40:^bid 42:and 61:bid -22:book 61:cheapest -41:clos 40:condition 62:for 46:i 35:it -42:market 28:midpoint 59:now -48:of
-45:off 40:offer 21:on -33:ord 60:right 23:the 35:thi 52:token @tool=get_polymarket_positions 27:* -42:^i 47:^my 25:^what -40:^which
25:about -32:all 28:am 23:are -40:at 69:bet 26:biggest 25:buy -25:copy -20:did 33:do 54:down -21:for 34:guy 30:hold -35:i -72:it
36:list -21:market 42:my 27:now 23:open 22:or -24:still 24:that -47:they 21:thi -30:to 26:today -42:togeth -33:ye 39:you
@tool=get_polymarket_price -41:* 25:^best -46:and -20:any 23:at 24:bid -40:buy -41:cheapest -57:condition 22:did -43:for 27:highest
-42:midpoint -24:no -27:now -33:on 39:outcome -31:right -26:sell 30:somebody 30:th -41:ye @tool=get_polymarket_price_history -21:*
34:^price 24:from -22:ha -27:it 23:through 25:token @tool=get_polymarket_trades 14:* -24:^how -38:^my -36:^what 37:a -38:about
63:and -47:been -25:bet -20:bett 34:bought -43:buy 31:by 27:clos 31:company 26:did -33:do 88:event -20:for -43:ha 58:me -21:most
36:my 23:one 68:open 21:politic -28:print 31:sell 83:settl 39:that 46:the -39:today -24:up 30:wallet -30:what -25:who -38:you
@tool=get_polymarket_value 16:* 34:^how 31:^what -21:account 41:all -36:and -32:clos -21:did -24:doe 35:how 41:much 22:they
42:togeth 23:total 25:worth @tool=get_pool_info 42:* -27:? 48:for 29:ha -22:how 50:in 62:it 50:me 31:on 25:our 48:pool 55:pric
25:project 47:the 50:to 55:token 26:want @tool=get_pool_ohlcv -23:* -37:? 27:^candl -71:^pool -26:a -53:and -23:for -35:liquidity
32:me -31:need -25:of -45:on 20:please -42:pool -69:price -27:the -42:them -37:token -46:trad @tool=get_pool_trades -16:* -39:?
-45:^pool 36:^the -25:^where -57:and 22:from -25:ha 36:more -27:pric -47:price -22:somebody 36:than 23:thi -20:to -33:token 22:trad
-21:where -23:which @tool=get_pools -51:* 54:24h -61:? -66:^busiest 22:^on -34:^pool 35:^top 23:^which 42:a -22:all -25:and -33:at
-64:busiest 26:count 45:day 30:do -27:each -26:from -25:ha -24:me 45:most -27:my -43:numb -27:of -25:once -31:one 20:people 37:rank
46:rows 43:see 25:swap -21:the 32:top 24:which @tool=get_pools_by_address 6:* -26:24h 39:? 30:^how 27:^pool -39:^price -20:and
-49:can -38:day 48:deep -35:doe -32:for 61:ha 20:how 29:liq -26:lp -29:me 37:money -24:more 25:move -29:of 58:one 49:or 27:our
23:pair -28:see 56:since 25:the 62:thi -24:two -58:volume 24:where 22:which -22:with @tool=get_pools_by_dex -50:* -61:24h
63:^busiest -37:^dex -56:^pool -28:^top -21:a -22:and 25:are 21:at 63:busiest -48:by -21:can -22:do 52:exchange -42:i -28:liquidity
-20:list 27:my 70:numb 47:of 46:one 23:please -26:rank 30:since -40:to -28:top 23:trad -49:volume @tool=get_prediction_market -11:*
35:? -25:^chance 40:^when -20:all 37:already 68:and 37:at 47:been 22:chance 31:clos -39:cut -23:decemb 29:did -37:for 22:give -36:i
48:now -25:on 27:probability -26:question 35:resolve -20:there 31:to 27:volume 33:what 56:when 36:which -21:with 21:won -43:ye
@tool=get_prediction_orderbook 45:* 65:? 70:^cheapest 20:^on 76:a 55:at 24:buy 66:can 69:cheapest -26:deep -26:do 28:each 48:for
-32:holder -22:how 70:i 20:if 39:last 28:lowest 35:market 83:no 36:now 51:on -20:outcome 34:please -77:put 37:right 67:thi -27:token
-22:want 22:way 61:what -29:with 20:would 47:ye @tool=get_prediction_price -33: -8:* -40:? -34:^cheapest -23:^put 34:^what -47:a
-34:can 35:chance -34:cheapest -22:cut -33:for 30:have 32:lowest -43:no 31:now -45:please -45:prediction -23:put -50:sell
24:somebody 65:th -29:thi 33:trad -20:with 34:ye @tool=get_prediction_price_history 10:* -22:? 31:^how -25:^price -23:^what
26:chance 26:contract -26:doe 36:first 22:for 25:how 25:i 45:me 74:mov -22:on 22:probability 42:see 38:since 22:the 36:to -22:token
37:want 38:who 20:ye @tool=get_prediction_trades 16:* 22:^fill 23:been -21:bet 30:fill -45:for 39:in 24:last 47:late 26:market
88:print @tool=get_price -31: -13:* 77:? -35:^and -36:^for -35:^i 63:^in -53:^price -33:^v -33:a -47:all -29:are -54:at -20:both
-56:by -60:can -34:coin -35:coingecko -22:could -45:currency 23:did 58:do -54:down 27:from 49:go -54:ha -33:id -34:in 52:it -35:look
-36:mcap -30:money -30:mov 21:much -72:my 48:now -81:of -56:on -64:or -36:our -26:percent 63:pl -33:please -35:price 65:right
-24:run -28:that -44:the -31:time -31:to -42:up -54:v -27:vol -31:wa -53:which 31:worth -44:you @tool=get_price_chart -25:* -31:^and
-48:^ha -28:^in 37:a -50:against -43:and 21:at 21:did 49:for 51:from -44:ha 55:history -55:id -37:in -41:mov -60:move 38:now -38:on
-21:or 39:our 29:point 41:pric 24:price -38:supp -50:today -38:year @tool=get_price_percentage_change -39: -29:* -51:? -49:^by
22:^how 38:^i -43:^what -29:addres -47:all -30:any -42:bought 32:coin -28:day -27:defillama -69:do 21:down -53:from 38:gain -59:go
-45:it 25:lose 26:more 29:most 27:mov 21:move 20:of -29:on 35:or 22:per -57:percent -60:price -74:since 22:that -23:the -38:thi
-28:time -31:up 36:v -33:wa -30:with -33:worth @tool=get_protocol_fees -51: 5:* 24:^holder 37:^how 34:^revenue 48:all -31:and -55:by
37:chain -28:dapp 26:did -25:do 26:each 72:fee -20:for 24:from 44:have 49:it 33:itself -40:kept -45:lie 32:list 22:made 26:make
-27:most 51:no -60:now 21:one 44:only -36:our -32:revenue 44:to -22:token 23:user -73:wa -35:want -21:which @tool=get_protocol_tvl
30:* 22:? 25:^i 24:^the 42:^tvl 24:doe -58:fee -26:have 36:it 45:just 40:lend 64:lie 24:need 23:now 40:of 47:one 23:our 39:present
50:protocol 34:saving 22:summ 24:the 31:total 40:tvl -29:wallet 36:we 22:where @tool=get_pyth_price 42:? 37:^doe 24:^price -44:^pyth
51:a -23:and -53:apple -43:at 43:feed 41:i 35:it 33:now -26:of 27:oracle 54:that 28:the @tool=get_pyth_price_at -18:* 38:and 24:at
29:confidence -45:feed -22:in -27:it 21:liquidat 37:liquidation -21:my -35:one -30:price 51:second 30:with @tool=get_raises -13:*
-23:? -34:^which 23:a 49:for 33:got 35:invest 66:investor -47:latest 28:lead -28:led -23:of 30:that -33:them -35:which 21:with
@tool=get_recent_trades -43: -15:* -28:^fill 25:^i 21:^last -26:^print -30:^the 43:are -26:by -28:form -27:from -22:in 43:list
48:look -36:market -25:my -33:now -40:of 27:on 43:or 29:pair 46:perp 32:recent 31:sal -28:side -32:tak 30:time -37:with
@tool=get_recently_updated_tokens 13:* -36:? 35:^which 46:any 42:chain 37:have 33:most 37:of 39:page 36:recent 30:their 20:token
20:which @tool=get_rugcheck_new 9:* -42:^rugcheck 27:^which 21:a 34:and -33:are 30:at 45:can -41:for 26:just 28:last -43:launch
-40:me 37:mint 23:more -36:most -43:now -32:report 45:seen 48:still 40:them -42:thi 30:token 25:up 42:who @tool=get_rugcheck_recent
-35: -24:* 24:are -20:at 25:do -32:for -31:in 26:look -35:me -35:recent -27:up @tool=get_rugcheck_report 23: 37:* 39:^what 58:been
-27:can 25:doe 29:fee -23:freeze -23:full 39:ha -25:just -30:mint -25:more 22:much 21:now 42:of 37:report 23:safe 38:share -28:still
38:supp 44:thi 38:to 25:top -28:wa 43:what -23:which -32:who 40:with @tool=get_rugcheck_summary 40:* 49:^rugcheck -29:^what 27:a
28:are 38:bought 36:coin 57:for 29:in 50:me 35:on 32:rugcheck 35:safe 48:thi -25:what @tool=get_rugcheck_trending -11:* -27:and
-21:last -25:look 25:today @tool=get_rugcheck_verified -39:* -25:? -37:are -36:i -32:on -23:one -29:the -22:token -26:verify
-21:which -26:with @tool=get_sol_account -10:* -35:^mint 68:^what -30:a -43:account -40:did 70:doe 80:for -43:hi -21:i -21:it
-39:left -26:mint -36:on -20:own -35:phantom -46:program 52:say -57:that -39:user 43:what @tool=get_sol_balance -13:* 25:? 24:^could
-23:^how 23:^i -29:addres -30:all 47:am 25:at 23:could 28:left 29:me -22:my 24:now -30:on 24:set 41:tell -72:token -22:validator
-26:wallet -50:which @tool=get_sol_block_time 9:* -25:^how 27:exact -24:how 42:made 28:my 56:slot 21:time 31:timestamp 20:to
@tool=get_sol_largest_accounts 22:* -25:? 32:^biggest -21:^i 74:account -39:and 24:bag 24:biggest 24:coin -36:everyth 30:from -20:ha
-21:have -21:i -23:my 43:of 21:on -28:one -37:phantom 37:straight -28:supp 34:the -34:thi -22:to @tool=get_sol_network 6:* 43:^i
-21:epoch -36:for 21:i -35:next -36:our 39:per 40:second -37:the 37:transaction @tool=get_sol_priority_fees -50:^i 23:^which -35:and
-21:for 20:get 38:min 49:on 53:rn -53:swap -27:tp 43:tx -21:when @tool=get_sol_signatures -12:* -21:^a 27:^what 29:^when -31:account
-30:balance 21:did 33:doe -22:hi -30:in -32:it 31:last -21:left -21:morn -32:of -24:program 28:say -21:that -21:transaction 26:when
-22:with @tool=get_sol_token_accounts -23: -18:* -34:? -31:^balance -23:^how 24:^i -54:^the 44:^token -21:^which 35:a -55:and
-44:are -30:balance 45:coin 52:empty 43:every -21:frozen 30:ha 22:have 34:hi -23:how -37:in 25:many -35:much 28:my -44:of 27:on
24:one -23:or 40:own 56:phantom -51:program 40:sit -48:spl 32:that 22:there -32:token 23:too 30:wallet -50:which 36:who 27:with
@tool=get_sol_token_supply -48:? -35:^i -23:^which -28:a -34:account -34:all -29:and -43:artist -33:burn 24:coin -36:did -28:everyth
61:exist 30:for 27:me 42:mint 47:need 59:pl -29:so 24:supp 26:that 40:the -32:thi -30:those -29:token -30:what -25:which
@tool=get_sol_transaction 45:* 69:^did -21:^transaction 21:^why 41:and 21:at 33:custom 59:did 23:fail 44:go 53:pay 23:sign -31:so
24:swap 27:that 33:the 47:thi 43:through 23:token 23:what @tool=get_solana_asset 29: 35:* 22:? 35:^i -47:^show 44:^what 68:^who
27:and -23:are 32:artist 29:by -41:compress -23:creator -27:everyth -26:for 25:from -23:ha 34:i -49:in 21:made -37:me 42:metadata
28:mint -22:name -21:of -23:our 69:own -45:show -36:that -37:the 35:thi 45:wallet 57:what 43:which 66:who
@tool=get_solana_assets_by_owner -40: 39:* -43:^compress 41:^my 37:^nft -44:^what 56:^which -37:^who -66:collection 68:doe 89:he
-25:how -49:in -26:left -27:much -28:of 59:on 40:own 49:phantom 39:show -47:the -32:thi -52:to -23:token -43:wallet 32:which -61:who
@tool=get_solana_parsed_transactions -29:* -29:^did 25:an 21:and -33:check -29:client -27:for -31:impermanent -31:los 26:nft 35:one
-34:our -32:pay -35:signatur -36:the 24:them 41:these 21:transaction -33:transf 20:word @tool=get_solana_priority_fee_estimate -4:*
21:^what 23:do 25:need -42:on 53:program 50:swap -52:tx @tool=get_solana_token_security 36:* 26:^i 37:^my -38:^what 23:a 34:all
36:and 41:are 36:artist 26:authority 45:coin 37:freeze 36:friend 26:i 36:it 30:me 28:of 23:one 23:rug 73:safe -31:still 24:that
38:want @tool=get_spot_balances -39: -17:* -41:^which 22:at -22:liq -21:pric 24:spot 31:up -34:which -38:with @tool=get_spot_markets
20:* 42:^what 45:and 48:between 32:i 47:market 45:spot 36:the 39:what @tool=get_stablecoin -43: -5:* 50:^did -24:^ha 43:^my
-35:^stablecoin -31:^the -38:^what 52:about 29:all -33:back -26:cent 42:chain -59:circulat 40:circulation -32:client -44:coin
-25:company -26:day 26:defillama 20:doe 39:each 22:from 25:hold 35:keep -24:money 26:my -48:now 34:numb 21:of -49:one -45:only
-60:our 34:out 33:over 48:show 36:since 39:sit 26:stablecoin -26:still 21:supp -26:them -29:these -22:they 25:thi -45:treasury
-40:wa -55:we -25:with @tool=get_stablecoin_chains 25:* 25:? 47:^how -44:^stablecoin 33:^which -31:all 29:blockchain -44:by
-52:circulation -35:defillama -31:doe -35:each 29:how 65:money 63:most 34:much 37:on 24:per 42:rank 41:sit 21:stabl 42:stablecoin
66:with @tool=get_stablecoin_charts_by_chain 33: -27:* -52:? -35:^how 37:^i 55:^stablecoin -38:^the -51:all 40:company -22:develop
-23:do -20:each -20:float 28:grow -24:how -26:in 31:liquidity -48:money -67:much -48:one -29:out -51:sit 34:stable -35:wa -47:with
@tool=get_stablecoin_charts_global -41:^stablecoin 23:all -42:circulation 37:float -26:how -21:in -28:on 46:supp
@tool=get_stablecoin_dominance 14:* -20:^how -44:^which 21:all -24:and -28:chain 61:in -26:it -24:most 45:our 22:share 30:stabl
20:stablecoin 28:the 24:whole @tool=get_stablecoin_prices -50:* -26:^can -28:^did -23:^i -26:^price -30:^the 25:and -20:are -25:can
-23:day -36:from -22:i -20:in -29:lose -40:many -29:money -24:my -32:pric -23:price -29:show -34:stable -36:stablecoin -36:supp
-23:the -25:would -27:you @tool=get_stablecoins -6:* -60:^how 54:^stablecoin 21:^we 40:^which 36:all 27:and 57:are 49:back 49:by
61:circulation -22:did 22:each -25:hold -41:how -26:it 35:largest -64:money -36:much -22:on -26:over -57:sit 21:stabl 23:supp
40:them 21:there 25:which -50:with @tool=get_storage_at -10:* 27:^read 25:contract 23:of 21:read -27:where
@tool=get_sui_token_security -24: 37:* 42:^coin -23:and 61:coin 39:list -24:our 44:the -27:to 21:treasury 26:who
@tool=get_supported_currencies 57:* 38:^what 25:are 64:can 36:coin 52:currency 42:give 29:i 47:in 27:of 29:or 57:price 29:show
25:the 47:what 31:you @tool=get_ticker 9:* -25:? -34:^bid 23:^last 81:^perp -27:^which -26:all -35:are 65:ask 33:at 27:best 34:bid
-28:depth -23:doe 22:each -79:from 25:high 64:last -43:list -44:low -33:my 22:not 34:one -32:over -25:pair 21:price 28:same
-29:spread 27:the -31:there -50:tick -40:to 38:trad -30:v 20:venu 46:we 53:where -56:which -22:withdrawal @tool=get_token_balance
19:* -77:^balance 46:^can -44:^contract -63:^how -34:^on -47:^the -32:^token -23:^what -31:^which 21:about -42:account -40:addres
41:all -53:and 44:are 42:ask -44:attestation -62:balance -27:be -38:both 85:call -44:circle -30:client 20:contract -31:did -26:do
-31:doe 38:exact 37:for -35:from -31:given -37:go -47:ha -76:have -32:he 22:hold -32:how -21:in 37:keep 33:left -31:like -32:many
-29:me -27:most -49:need -46:not -28:numb 30:our -24:over 24:own -27:pay 32:present -33:price -32:pull 40:queue 44:say -44:send
53:show -43:sign 52:so -37:some 44:symbol -27:take 71:that -34:the -44:thi 48:token 21:treasury -44:wallet -27:want -21:we -40:which
-32:with -25:would 47:you @tool=get_token_counters -36:* -34:^numb -29:^who 21:about 46:address -21:any -26:been -47:burn -64:by
25:count -26:far -24:ha 70:hold -48:holder -23:it -35:keep -22:most -24:numb -44:of 21:on 32:own -32:people 24:please -25:so
-20:supp 21:talk 28:th 22:that -52:to 40:total -28:which @tool=get_token_holders 10:* -30:? 23:^biggest -27:^how -39:^on 21:^which
-29:a -33:and 25:bet -23:burn -22:chain 43:contract -26:have -27:held 29:hold -41:how -41:in -37:many 42:name -31:no 45:now -40:numb
-23:on -26:only -21:or -23:our 27:pl -25:shar -33:share -21:so -36:supp 37:the -23:their -30:thi 34:top -66:total 86:wallet
@tool=get_token_info -42:* -23:^twitt -28:^which -37:group -27:of -35:project -22:score -30:telegram -24:the -23:thi -31:today
-41:token -36:twitt 21:want -25:which @tool=get_token_lock_info 5:* 21:? -22:in 23:it 24:liquidity -35:on -31:out -30:still
@tool=get_token_metadata 20:* -20:^decimal 34:^how 56:^what -32:a 47:an -28:at 27:blockscout -46:contract -20:did -42:from 32:have
22:how 30:i 26:it 27:many -34:name 42:nft 53:or 58:th 28:that 22:thi 37:to 27:today -21:token 33:wa 44:what -27:which
@tool=get_token_orders 30:^did 26:did -27:me 27:or 21:pay @tool=get_token_pairs -48:* -22:^dexscreen -24:^find -22:^what -29:a
-28:and -29:at 28:coin -39:do -26:doe -23:find -31:liquidity -31:list -32:on -63:once -26:pippin -27:trade -28:what -21:with
@tool=get_token_pools -24: -8:* 20:^liquidity -25:^on -36:^what 25:^which -29:a -28:and -21:are -33:at 52:can -28:doe 21:for
-27:geckoterminal 22:highest 38:i 36:in 46:lp -22:me -20:most -22:not -24:of -22:or -27:pric -24:price 29:rank -21:see -25:that
-24:to -26:trad -22:trade 52:transaction -21:up -24:volume -38:what 33:with @tool=get_token_price -21: 69:* 71:? -22:^any -37:^can
65:^did -20:^doe -30:^find 45:^ha -24:^how 51:^i 67:^price -34:^show 23:^tell 37:^the -23:^which -31:a 31:about 20:above 44:acros
-30:addres -39:address -37:also -31:am 41:any 27:below 39:bought -24:can -24:cap 58:cent -43:change -22:check 27:coin -28:coingecko
-40:colleague -34:crypto 61:did 20:do 33:each 31:fetch -33:find 32:go 40:gone -33:got 37:ha 64:hi 39:i -32:id -31:in -30:just
40:keep -31:last -33:made -26:market 61:may -21:mcap -26:me 37:mean -27:mint -25:mov -23:much 55:my -49:now -30:old -46:our 48:over
-20:pair 24:pap -31:pippin 63:price -20:protocol 47:put -21:rate 29:real -43:right 37:rn 55:saving 64:say 34:show 56:so -29:some
53:source -23:spr 55:still 59:th 42:that 21:the 23:them -26:time -25:to -33:today 29:token 22:trad -46:treasury 60:und -38:value
-40:wa -32:wallet -45:want 57:we -42:were 38:what -30:when -27:where 65:yet -34:you @tool=get_token_price_by_contract -68:*
29:^price -60:coingecko -32:from -30:in -60:market -31:on -44:the -41:thi -24:volume @tool=get_token_profiles -9:* -30:^did -23:coin
-29:did -23:from 23:me 39:newest 47:paid -22:pay @tool=get_token_security -23:* 24:a -41:any -22:ape 21:buy -25:goplu 33:new -21:nft
-22:own 33:rug @tool=get_token_transfers 20:* -22:? 23:^latest 27:^show 21:^which -37:all -26:already -30:came 24:feed -48:for
-28:ha -21:i -34:in -25:it 21:latest -22:list 37:mov -29:movement -21:my 55:on -32:our -24:please 66:send 25:show -54:that 63:to
-43:wallet -39:we 65:who @tool=get_tokens_by_address 45:* 47:? 51:^a -21:^i 28:^price 21:a 28:about -24:addres 45:any 27:at
50:client -30:contract 40:doe 47:ha 56:it 34:liquidity -28:list 22:many -22:name 32:real 22:thi 37:volume 40:with
@tool=get_transaction 14:* 29:^ha 47:^i 21:^in 61:^my 29:^what 39:been 27:before 39:block -33:broadcast 21:by 30:check 24:confirm
-39:contract 25:do -23:from -29:go -27:ha -21:hash 29:have 31:i 28:includ 20:input 45:land 31:look -37:mine 31:money 46:morn 20:much
79:my 21:nonce 30:not 33:now -21:of -49:on 33:one 36:please 31:receiv -23:recipient 34:send 28:sent 26:since 45:statu 52:stuck
-31:that -38:the 21:thru -25:to 27:transaction 77:transf -37:tx 31:up -22:wa 42:where 25:whom @tool=get_transaction_details 27:*
-24:a -24:at -21:contract 34:custom 24:did 29:fail 20:hash 42:if 28:me 40:or 27:out -22:please 28:reason 34:revert 49:show 20:stuck
42:tell 41:that 31:thi 31:transaction 34:what 21:who @tool=get_transaction_logs 9:* -26:? 36:^decod 41:^event -23:at 35:decod
21:event -27:ha -30:internal 47:log 45:of 46:pl 26:them @tool=get_transaction_receipt -8:* 29:? 24:^how 41:^i -24:^my -24:all
26:already 33:at 24:burn 32:did 40:end -20:every -26:fee -27:for -25:ga -29:ha 39:min -33:mine 27:morn 23:much -37:need -31:on
-34:paid 26:pl -27:please 22:price 27:statu 22:swap 28:thi 39:transf -48:up 26:use 21:which -40:with 39:yet @tool=get_treasuries
-23:* -34:? 21:^i 33:^which 34:and 25:are 29:biggest -38:dao 21:do 25:each 34:for 21:how 21:i -31:in 24:into -40:it -27:largest
26:need -51:or -36:our -20:own 33:protocol -50:should 26:sit 23:the 27:their 30:treasury 25:which @tool=get_treasury_by_entity 33:
3:* 27:^i -33:^list -27:^when -80:a 43:and 38:at 43:average -22:by 25:company -20:cost 37:did -31:each 27:firm -38:government
31:have 30:hold 59:it 56:many -21:much -48:of 40:on 24:pay -43:price 35:sitt -29:stack -32:that -22:their 44:they -48:thi
23:treasury 38:value -27:when 53:work @tool=get_treasury_holding_chart -11:* -25:? -22:^how -30:any -22:bought -39:buy 22:by
-39:chart 38:company -26:cost -22:did 63:firm -24:ha -40:have 45:list -36:many 35:of -25:on -37:or 54:our -23:over 55:own 26:pile
48:stack 28:treasury -32:wa 37:we -36:which @tool=get_treasury_transaction_history -39: 3:* 25:^buy 28:^please -54:^what 50:^when
30:been 45:buy -45:current -29:doe 44:every 36:first 26:ha -25:have 28:in 31:last -21:on 26:please 25:price 44:purchase -47:sitt
28:stack 26:that -33:thi -31:to 21:we -39:what 43:when @tool=get_trending -32: 22:* -28:and 28:at -42:can 34:coin 31:could
36:everybody 28:i -31:id -23:it 32:moment 43:most 29:new 20:now 35:people 52:search -22:talk 20:today 27:trend 21:which
@tool=get_trending_pools 16:* 56:? 56:^pool 29:^what -33:and 31:any 29:are -26:by -27:coin 23:dex 35:into -29:most -46:now -24:of
43:only 46:pool -26:search -26:the -26:there -28:volume 28:what @tool=get_wallet_active_chains -28:* -28:^how -28:are 26:did
23:first -21:for -22:he -27:how -27:need 21:touch -22:wa @tool=get_wallet_activity -36:* 24:^recent -24:^which 31:account
-38:activity -34:balance 26:be 50:came -35:do -27:for -22:ha 51:into -21:late 21:list -26:money -26:of -22:only -23:out -22:the
-21:them -30:touch -24:wallet 33:we 30:whale -22:which 24:would @tool=get_wallet_approvals -19:* -46:? -44:^can 31:^my -65:^please
-83:^revoke 49:^which -30:account -25:addres -28:allow 48:an 49:and 23:approv -25:approval 50:can 58:clean 28:contract 52:did
-85:doe -71:every -24:for -23:gave 38:given 30:got -36:have 73:hi -77:it 85:list -59:me 44:move -50:my 78:nft -24:now 50:one 38:open
34:our 38:out -24:own 28:phish -75:please -70:revoke -43:rout 74:should -79:spend -46:that 32:the -49:them 21:there 49:think -20:to
-21:unlimit 58:up 33:what 67:which -23:who @tool=get_wallet_balance_history 86: 41:* 24:^i 52:a -37:addres -33:and 21:can -32:could
39:did -28:do 49:down 46:end 28:for 72:ha 60:he 23:held -24:history 52:how 23:i 44:many -21:much 53:need 21:over 24:pl 25:recent
26:report 29:the -21:thi 55:treasury 50:wallet 34:want -35:which 51:year -22:you @tool=get_wallet_counters 24: 16:* 30:^i -41:^on
21:^who 44:activity 29:all 27:already 23:an 29:been 29:burn 40:burnt 32:ever 39:for -28:from -33:he 23:left -33:like 36:made 23:more
43:numb 41:of 22:or 24:out 35:sent 26:so 28:them 32:these -21:thi 22:to -23:today -20:total 35:transaction 37:used -24:wallet
@tool=get_wallet_defi_positions 30:* -33:^am -24:^i 23:^what 39:^which -33:airdrop 32:am 46:app 30:defi 35:deposit 25:do
-32:eligible -30:for -31:get 27:have 36:i 54:in -30:into 30:lp -27:many 23:me 28:money 27:my 21:protocol -22:them -22:there -56:to
22:vault 26:when 36:where 66:which 23:year 24:yield @tool=get_wallet_history 22:* 54:^everyth 27:^please 36:^swap 27:^what
34:account -22:an 27:been -27:by -34:can 51:coin 23:did 49:do 53:everyth 39:fee 30:for -37:got 39:history -27:in 31:late 54:list
24:nft 27:not -35:of 29:on 33:one 46:please 23:run 41:swap 50:that 38:the -47:them -26:these -24:think 43:token -45:up 26:wallet
27:what -28:which @tool=get_wallet_net_worth -8:* 38:? 25:^i -41:^net 44:acros -29:and -22:coin -26:each -20:for -26:have -42:net
-31:on 39:or 43:spam -25:token -35:value -34:with -31:worth @tool=get_wallet_nft_collections -21:* 52:^nft 29:^only -23:^which
35:all -53:by 25:check 32:collection 50:count -28:doe 41:ha -36:he -44:held 47:in 38:item -25:like 27:member 40:most 23:nft -27:on
26:only 25:pay -59:piec 41:please -20:to 39:with @tool=get_wallet_nfts 16:* 68:? 22:^doe -43:^nft -27:^on 70:^only 31:^show
-29:^what -24:addres 112:all -26:approval -25:at -30:be 28:belong 56:by -44:collection -20:contract -45:count -55:did -25:every
34:have -58:he 49:held -47:hi 25:item 31:made 29:member -44:most -45:name 45:only -45:or -37:our -24:own -39:pay 59:piec 25:please
35:she 25:show -28:sitt 24:thi -53:token 92:wa -24:we -37:with -29:would @tool=get_wallet_overview 31: -5:* -56:? 52:^doe 30:^ha
-22:^what 30:^which 34:a 59:an -20:behind 38:belong 38:doe 21:exchange -34:find 55:got 43:have -31:home 44:how 21:i 44:in 31:it
47:much -31:of -40:own -43:person -20:proxy -30:real 46:sent -44:so 33:some -23:that -20:thi 20:to 43:u 32:wallet -21:whose
@tool=get_wallet_portfolio 29:* 54:? 30:^all 36:^everyth 36:^in 56:^net 47:^wallet 42:^who -45:acros -60:addres -26:address 47:am
39:are 59:artist 21:ask 28:bag -27:balanc -20:call -25:client 48:crypto 29:each 43:everyth -36:for -38:from 54:got -22:he 21:holding
22:in 41:inside -22:like -71:many -30:mine 55:mint 24:moment 54:money 56:much 40:net 25:not 28:now -34:of -34:on -36:one 43:or
37:our -30:over 36:piec 31:please 24:present 39:right -56:say -21:she -48:sit 21:sitt -34:so -41:spam 63:spend 59:spl 24:still
-43:that -37:their 59:them 54:there -26:these 29:thi 24:to 100:token 35:too 48:treasury 33:value 22:wallet -21:what 69:which 77:who
28:with 32:worth @tool=get_wallet_profitability 3:* 24:^pnl -22:^realis 25:^trad 30:be 29:ha 45:how 20:lost 33:many 42:much 30:not
22:on 36:or 21:pap -43:rate -23:swap 38:tell -20:today 35:wallet -46:win 24:you @tool=get_wallet_swaps -20:* -21:? -39:^where -27:at
35:by 27:did 47:do -38:doe -37:entry 28:got 49:have 30:late 44:many 29:need -55:or 41:price 24:recent -28:sell 23:sold 48:some
63:swap -32:that 40:them -46:token -36:trade -39:we 42:when -25:where 24:which @tool=get_wallet_token_balances 12:* 46:^balance
47:^how -27:^list -28:^my -41:^only -34:^price -25:^show 47:^token -40:^which -21:a -25:all 66:and -43:at 41:balance -65:by
-22:contract 43:doe 37:erc20 22:for -31:go -47:ha 62:have -47:held -36:hold 42:how -25:i 49:inside 22:inventory -40:it -32:list
-21:many -28:me -37:most 56:much 55:need -22:nft -22:no 37:of -37:one -59:only -21:over -43:piec -21:please 41:pric -50:rows -24:say
-32:that -34:the -22:thi -45:to -26:wallet -26:what @tool=get_wallet_token_transfers -40:* -20:? 39:^did -45:^for -22:^how 47:^my
-27:^on -23:^show 32:^the 28:^which 65:all -65:and 33:arriv -42:block -37:by -22:chain 25:check -41:contract -33:could -46:custom
34:did -24:do -21:doe 23:erc 40:exchange -48:first -43:for -41:go 29:got 30:ha -31:hold -23:how -54:i -44:in 27:into 51:late
30:latest 60:left 38:me 44:money -30:mov -49:movement -20:much 21:my -62:need -39:newest -23:nft -40:of -34:on -23:one 26:our
-43:out -22:outgo 41:over -27:own -53:receiv -34:send 55:sent 34:since -25:th -22:that -38:them -32:to 36:token -36:transaction
69:transfer 36:what -32:who -55:with -21:would -39:you @tool=get_wallet_transactions -57:* -34:^for -23:^the -29:^transaction 22:^tx
-24:^what -27:an -20:and -24:been -21:by -31:call -37:ever -26:for -31:ha -21:i -28:in -28:made 31:mine -26:on 28:only -35:or
47:outgo -37:sent -27:th -54:that -25:the -38:transaction -30:wa -21:wallet -21:what @tool=get_yield_pool_chart -15:* -24:^ha 31:^my
21:^yield 81:and 28:apy -21:been -26:deposit 31:down 29:farm -33:ha 21:how 21:into 21:my 23:newest 26:now 21:one -31:our 25:over
-42:park 33:pay 30:please 22:put -31:report 24:saving 24:see 32:show -32:since -39:stable 30:summ 22:that 64:to -23:want 44:went
-22:what @tool=get_yield_pools -46:* -57:^i 20:^what -23:and -29:at 22:can 28:doe -34:i -41:it -59:keep 26:least -44:lend 29:more
22:most -54:my -33:or 39:pay 35:rate -35:reward 42:stak -53:to 26:today 24:what 38:with 25:year @tool=hash_keccak256 7:* 35:?
24:^keccak -35:^what -34:can -33:do 34:doe 60:for 35:in 66:keccak -29:my -37:text 53:that -35:the 39:to -33:with -34:you
@tool=hash_typed_data -15:* 27:digest @tool=list_evm_chains -11:* 26:evm @tool=list_kalshi_events -67:* -37:? -30:and -37:are
25:been -26:event -51:every 27:have -45:list -23:market -41:of -47:on -22:open 21:out 22:paid -45:sery -47:settl -41:still -50:the
21:them @tool=list_kalshi_markets 27: -16:* 27:? -25:^odd -26:^show 37:^which -31:a -60:and -24:been -44:can 51:did -24:event
-48:every 44:how -50:list -31:me -42:now -62:of -41:one 26:open -35:right 45:sery 36:settl -35:show -34:the 54:they -37:trad
-39:trade -30:want 33:which @tool=list_polymarket_events -34: -60:* -31:? -49:^biggest -28:^list -23:^which -53:a -56:and 34:are
-32:at 24:crypto -32:ha -40:have -24:in -24:it -37:list -68:market -24:of 25:on -30:one -45:only -38:open 39:out -23:please
-40:question -85:settl 23:that -30:the -23:them -62:volume -23:which -41:with @tool=list_polymarket_markets -43:* 38:^which -34:a
-58:are 34:been -38:bet 51:by -48:event -26:for 23:give 40:have -23:i -26:in 28:largest -56:me -47:on 27:open 37:question 53:rn
-29:say -38:show -53:that -36:the 36:today -52:trad 51:volume -20:what 31:which -28:you @tool=list_prediction_events -17:* 38:^show
28:^what -33:a 22:all -45:already 46:and 38:bet -27:biggest 48:both 62:can 34:do 22:event -36:ha 22:i -54:market -20:of 20:open
-37:out 33:please 36:prediction 24:show -21:that -28:them 21:togeth -21:trad 22:what -20:which @tool=list_prediction_markets -16:*
28:a -24:all 46:already 45:are -24:been 38:bett 30:both 21:can 45:do 21:enough -39:event -45:for 45:ha -21:like 22:list -28:manifold
35:market 46:me -25:moment 58:most -31:my -32:next -37:odd 26:on 42:people -28:please 37:prediction -31:question -50:say 30:show
-34:the 21:them 57:today 36:trad -28:venu 24:where -21:with 43:would 41:you @tool=list_pyth_feeds -22:* -48:? -36:^doe 38:^pyth
-37:^what 38:^which -35:a -52:i -39:my -27:on -42:price 20:publish -65:stock -54:that -27:the -38:what 40:which @tool=look_up_chain
-12:* -22:^block -50:^chain -86:add -45:and -40:are 48:ask -55:chain -53:coin 46:d -44:do 35:for -35:have -39:id -24:in -46:me
-48:metamask -86:native -25:network -57:numb -21:of -29:on -33:only -45:our -70:rpc 47:site 60:str 35:that -64:the -26:to -33:url
-41:we 31:what -36:when @tool=look_up_token 32: 17:* 27:? -30:^contract -22:^did -48:^find 48:^i 23:^on 20:^token 63:^which
-31:addres 75:address -22:be -32:behind -31:contract 26:decimal -21:did 72:doe -48:find 32:have 26:known 63:list 30:look 71:need
-47:not 22:of 27:on -31:one -65:pl -27:real -64:send -23:should 28:symbol 21:the -53:thi -46:to -20:token 33:und -21:verify 38:want
77:which 21:you @tool=lookup_ens 25: 3:* -23:? -21:^what 32:^which -32:^who 46:a -31:account 23:addres -31:and 52:belong -25:could
47:got 21:ha -35:how 34:in -26:me -24:my -49:on -32:own -34:point 44:primary 23:the 35:verify -23:wallet 26:which -22:who -26:with
-23:you @tool=recover_signer 14:* 24:^a 25:^which -23:^who 23:a 28:account 29:by 25:digest -31:guy 31:hi -28:in 24:message
35:signature 24:the 25:thi 21:wa 29:wallet 25:which 26:with @tool=resolve_ens -9:* 33:0x -51:^ha -24:^i 47:^the 26:^to 26:^when
-38:a 57:account 39:addres -40:an 28:be -48:belong 25:could 35:doe 38:gave 35:go -50:got -26:ha 25:hi 24:if 39:my 58:nam 26:now
25:of -50:or 48:point 29:run -32:say 27:stand 28:u -22:wallet 21:we 26:when 36:which 28:would 22:you @tool=resolve_ens_domain -11:*
@tool=resolve_entity 23:0x 43:^can 32:^somebody 34:^we 28:^what -41:^which 53:about 60:an -39:belong 39:can 50:chain 28:chat
60:coingecko -51:contract -50:do 32:even -39:exchange 36:find 20:found 30:from -23:hi 25:i 63:id 30:idea 35:identify -27:if 34:it
30:like 41:long 28:look 29:mail 21:my -23:nam -33:name 32:no 64:old -35:only -49:or 48:out 31:paid 42:past 34:payment -28:real
-33:some 47:somebody 33:stand -21:str 43:th 22:there 35:they 28:thi -41:to 41:token -33:wallet 32:we 28:what 27:with
@tool=search_all 42:? 46:^coingecko 24:^find -50:^i 53:a -24:can 23:coingecko 27:find -38:have -47:how -29:i -25:in 26:it 31:know
30:list 30:match -59:my -34:need -70:not -39:one -30:the -21:there -20:they -45:tick -49:token 27:und -20:up -75:want -37:you
@tool=search_chain 52: 38:* -26:? -35:a 22:addres 80:contract -36:en 23:explor 30:give 34:i 45:me 39:on 56:one 69:pl 42:please
68:send 47:to 52:want @tool=search_dex_pairs 34:* 20:^any -27:^dex -23:^dexscreen 66:^i 40:^where 49:any -37:coin 24:deepest 21:dex
27:i 49:it -22:list 50:me 40:my -43:of 21:on 26:one 30:pair -20:pl 40:please -28:price 25:search 46:show 27:the 36:there 48:tick
38:trade 36:where -28:with @tool=search_polymarket -32: -13:* -23:^how 51:^i 23:^odd -42:^what 31:a 32:about -73:and 41:anyth
-57:are -37:bet 27:bett 27:by 37:chance 33:company 37:cut 80:decemb -57:do 30:doe -36:event -21:how 25:i 32:in 52:it -51:market
-63:me -36:most -96:my 24:odd 32:of -75:open -53:people -27:question -75:settl -49:that -51:the 34:to -38:today 52:up -28:will
-79:word -50:ye @tool=search_pools 31: 13:* -38:^all 41:^i 27:^look 20:are 50:at -26:chain 21:day -22:dex 49:geckoterminal -25:id
-20:in -37:it 34:launch -22:most 31:or 45:pippin 41:price 31:show -24:their 58:there 30:thi 50:tick -29:to 32:token 43:up 23:verify
26:what 28:with @tool=search_solana_assets -41:* 49:^compress 21:^list -70:^nft 27:^show -41:^who -28:a -24:all -24:and -46:artist
42:compress -26:everyth -22:ha -26:i 52:in -21:it -24:left -39:list -33:made 22:me -27:member -29:mint 26:of -42:on -26:one -27:out
-61:own 21:piec 27:show -22:that 33:the -56:thi -21:too -31:wallet -30:which -45:who -23:you @tool=search_solana_tokens 55: -11:*
-40:^i 27:^search 34:^token 25:^which -68:a 37:addres -26:are -41:by 30:call -24:coin -53:for 42:holder 22:i 22:if -35:in -45:list
-23:look 49:many 25:not -39:one 22:or -30:our 33:pippin -44:pl -43:please 26:real -44:show 25:still -33:that -23:there -61:tick
21:what -42:with @tool=validate_address 17:* 38:^did 29:^i -26:^my 50:a 26:addres 21:are -23:at 37:copy 23:correct 47:did 25:form
20:i 26:it -28:my 37:real 23:right 36:that 21:valid 21:well @tool=verify_message -12:* 27:^verify 24:claim -21:eip 35:real 25:verify
-20:wa @unavailable -17:* @uncited|other -7:* @uses:bitcoinAddress 38:* @uses:bitcoinHash 6:* @uses:chain 20:* @uses:coin 6:*
@uses:collection -13:* @uses:count 16:* @uses:ens 46:* @uses:evmAddress 37:* @uses:evmHash 7:* @uses:exchange -59:* @uses:fiat 24:*
@uses:holder 9:* @uses:maybeChain 53:* @uses:name -106:* @uses:number 45:* @uses:pair -84:* @uses:protocol 15:* @uses:quoted 69:*
@uses:solanaAddress 111:* @uses:solanaSignature 110:* @uses:step 22:* @uses:thing 80:* @uses:ticker 3:* @uses:time 37:* @uses:unit
76:* @uses:uuid 53:* @uses:venue -64:* @uses|first 43:* @uses|more|other 43:* @whole|left 8:* @whole|open=none|left 15:*
@whole|open=none|taken 13:* @whole|open=none|unnamed 18:* @whole|open=ours!|left 45:* @whole|open=ours!|taken -79:*
@whole|open=ours!|unnamed -57:* @whole|open=ours|left 12:* @whole|open=ours|taken 10:* @whole|open=ours|unnamed -72:*
@whole|open=person!|taken -43:* @whole|open=person!|unnamed -14:* @whole|open=person|left -21:* @whole|open=person|taken 13:*
@whole|open=person|unnamed -25:* @whole|open=thing!|left -107:* @whole|open=thing!|taken -75:* @whole|open=thing!|unnamed -82:*
@whole|open=thing|left 27:* @whole|open=thing|taken -37:* @whole|open=thing|unnamed -51:* @whole|points=it|left -40:*
@whole|points=it|taken -31:* @whole|points=none|left 44:* @whole|points=none|taken 3:* @whole|points=none|unnamed -17:*
@whole|points=own|left -22:* @whole|points=own|taken -36:* @whole|points=own|unnamed -24:* @whole|points=theirs|left -46:*
@whole|points=theirs|taken 43:* @whole|points=theirs|unnamed -3:* @whole|points=this|left 8:* @whole|points=this|taken 4:*
@whole|points=this|unnamed -37:* @whole|unnamed -25:* @wide=0|other 5:* @wide=1|other -34:* @wide=2|other -38:* @wide=3|other -14:*
@wide=4|other 14:* @wide=5|other 27:* @wide|other 33:* @~abi 16:* 22:^abi -39:^call -33:^in 24:^metamask 27:^need -39:^which 38:abi
41:addres 20:are -55:argument 22:at 23:back 61:be 23:by 44:calldata 24:can -28:d -23:data -40:doe 53:for 21:gave -21:have 95:hex
-41:input 30:into 24:just -32:know 22:long 23:metamask 28:need -21:out 37:own 36:pl -21:safe 22:say -32:see 22:show 25:sign 59:spend
33:they 25:to -48:tool 26:wa -36:want 21:with 23:write @~account -42: -42:^account -32:^balance 30:^biggest -26:^can 79:^fund
-45:^in -41:^mint -45:^my 21:^nonce 28:^token 67:^what 23:^where 38:^who -46:addres -46:and -37:are -31:balance 77:been -27:can
39:coin -43:did 72:doe 43:empty -50:entry 30:every -34:everyth 44:far -39:first 45:for -22:frozen 76:fund 27:get -47:got 71:ha
31:hot -23:i 29:im -34:in 29:incl -22:it -20:largest -22:left 65:liq 52:long -25:los 31:margin 21:market -23:me -25:mint -43:move
-34:much 25:network 29:next 21:no 24:nonce -21:old 24:on -53:open -33:order 24:own 79:pay 28:per -25:pippin 36:price -64:program
-27:put -29:rate 62:say -27:show -22:since 33:sit -45:spl -50:stop 26:straight -28:supp -22:take -41:that -54:there -33:these
-36:token 30:too -69:transaction -25:up -22:user -22:wa 40:wallet 27:well 22:where -32:which 22:who -28:you @~active -28:* -28:^how
-28:are 26:did 23:first -21:for -22:he -27:how -27:need 21:touch -22:wa @~activity -25: -18:* -31:^ha 23:^recent 34:^what -30:^which
-40:activity -32:balance 26:be 35:buy -22:by 50:came 26:copy -32:do -32:for -22:get 51:into -22:late -21:latest 21:list 23:market
-25:money -29:of -34:out 21:recent -21:settl 34:today -30:touch 33:trad -23:wallet 38:we 31:were 29:what -28:which 37:winning
24:would @~addres 14:* -29:24h 58:^a -51:^any 50:^check -31:^compare 36:^did 42:^ha 25:^i -35:^my 24:^need 27:^pool 29:^tx 22:a
24:about 44:addres -46:address 25:aft 26:all 26:already 41:am 32:any 29:arriv 24:at 51:be 47:bett 29:blacklist -21:bought -39:can
69:client -24:cold -42:compare 34:copy 33:correct 68:counterparty -26:create -27:create2 22:custom -37:day 48:deep 34:did -27:due
24:email 27:every -41:find 25:flagg 35:form 37:from 39:gave 68:ha -20:hack -42:hot 28:includ 52:keep -26:kyc 52:land -25:like 31:liq
-26:lp -34:m 25:make 24:mix 46:mov 26:move -31:much 30:must -35:name -23:newest -27:not 23:ok -28:old 35:one 36:ord 23:pair 43:pap
30:real 27:recent -67:run 21:sanction -47:screen -40:see 48:should -20:show 53:since -30:sit -30:sitt 24:small 32:some 55:t 28:that
22:the 28:then -30:these -37:they 49:thi -26:too 34:touch 20:trade 29:treasury -43:two 51:typ -33:v 29:vol -37:volume 22:well
-32:went 74:wheth 24:whom 25:with 37:withdrawal 27:would 46:yet @~alchemy -9:* 52:^balance -30:a 27:alchemy -48:at 48:balance
49:both -29:decimal 28:entry 37:every 23:list -35:logo -36:make -29:me -34:my 47:need 25:of 27:position 29:unit -31:want @~allowance
37: 41:^i 72:account 60:all 33:already 28:amount 21:and -38:approval -20:are -40:be 40:can -30:for 46:from -64:gave -22:have 29:how
71:it 32:left 26:many 41:may 45:my 25:now 42:of 22:open 63:or 27:out 25:own -37:permit2 52:pull 43:rout -31:spend 61:still -28:take
-63:that -43:to -41:unlimit 24:up 42:wallet 36:we @~approval -31:* -28:? 33:^before -44:^can 32:^ha -21:^i -66:^please -83:^revoke
48:^which -32:account -25:addres -29:allow 46:an 34:and 24:approv -28:approval 47:can 58:clean -30:click 51:did -26:do -81:doe
-71:every -30:for -23:gave 36:given 29:got 25:grant -36:have 73:hi -55:it 79:list -50:me 44:move -51:my 78:nft -24:now 48:one
56:open 29:our 38:out -24:own 25:phish -77:please -70:revoke -43:rout 77:should -28:site -50:some -72:spend -52:that 23:the -49:them
20:there -32:thi 48:think -32:to 24:trust -20:u 57:up -23:wallet 32:want 65:which -25:who 26:with @~asset -15:* -41:^all
30:^coingecko 42:^compress -61:^everyth -22:^in 33:^my 23:^nft 42:^which 46:^who 20:all -49:also -23:and -30:are 41:asset 36:belong
33:came -56:coin 29:coingecko 30:collection 26:compress -26:creator -20:d 60:doe -23:en -59:everyth -23:ha 75:he -20:her 28:id
-22:in 22:into -55:list -36:market -28:member 42:metadata 28:mix -22:much -21:name -22:native 39:nft -48:one -33:out 66:own
33:phantom -56:piec 34:platform 22:plu -57:send 50:she -33:that -28:the -28:to -27:token -32:too 30:track 40:url 37:wa -40:wallet
-25:we 23:what 30:which -29:who 25:with 53:writ @~at -18:* 26:^read 26:and -29:are 29:confidence 25:contract -27:current -45:feed
21:liquidat 37:liquidation -23:my -22:now -35:one -26:please -30:price 51:second -27:where 29:with @~balanc -37: 11:* 54:^balance
-23:^decimal 39:^how -27:^list -25:^my -41:^only -34:^price -27:^show 46:^token -58:^which -20:a 60:and -40:at 33:bag 47:balance
-64:by -22:contract -48:decimal 37:doe 37:erc20 43:every 28:for -47:go -44:got -45:ha 56:have -47:held -28:hold 34:how -36:inflow
48:inside 22:inventory -35:it -22:liq -26:many -29:me -38:most 52:much 67:need -24:nft -38:no -25:not 42:of -36:one -58:only -20:or
-25:over -24:paid -43:piec 33:pric -50:rows -26:say 23:spot -25:that -33:the -22:thi 24:those -20:to 23:unit -25:wallet -44:want
@~balance 44: 35:* -25:^balance 45:^can -44:^contract -27:^did -40:^ga 53:^in 36:^our -25:^please -30:^token 42:^wallet -32:^we
-26:^what -28:^when -20:^who 26:a -45:account
-38:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -79:addres 30:am -55:and
31:ask 24:at -43:attestation -24:back -22:be 26:best -33:bet -39:both 42:by 83:call -43:came -31:chain 42:check -43:circle
-58:client -31:coin 29:cold -28:compare 20:contract -33:count 69:crypto 41:custom 55:dao 39:deposit -51:doe 41:down 37:end
-27:etherscan 39:exact 39:exchange 78:find 45:for -41:from -31:given -36:go -27:got 66:ha 64:had -60:have 27:he 75:held -33:hi
-31:history 41:hot 39:itself 42:keep 39:kind -21:ledg 51:left 41:like -27:list -38:look 24:made 28:many -24:may 48:metamask 37:money
35:more -24:most -26:my -29:native -45:nev -34:not -38:numb -34:only 35:or -21:pay 34:present -27:price -38:pull -22:put 32:queue
22:recent 50:report 40:run 23:say -39:send -24:she 54:show -37:sign 83:sitt 54:so -34:some -21:somebody -23:stake 54:still
29:storage 27:support 44:symbol -28:take 22:tax 32:tell -31:th 58:that 24:the -24:their -39:them 38:these -44:thi 59:to 38:today
-30:trad 59:treasury -27:verify 53:vitalik -33:wa -29:when -44:which -27:who -26:whole -26:with 30:year 29:you 66:zero @~batch -7:*
-34:^what 24:at 33:each 27:every 42:market 38:own 30:trad 36:value 23:want -23:what @~block -46: -22:* 22:^at 21:^block 27:^i
-38:^in 38:^my 56:^on -36:^our -29:^the -43:^who -33:a -22:an -43:been -45:burn -29:by 36:count -28:date 26:deploy -42:did
-59:difficulty -40:end -30:epoch -25:error 26:exact -27:fee -32:ha 25:height -27:how -20:land 22:log 39:made -24:many -42:mempool
-29:much -28:next 27:on -20:our -22:pool -56:price 20:produc 22:seem -22:sise 40:slot -36:start -32:thi -25:those 46:time
34:timestamp 31:to -38:transf -38:up 21:wa 43:we 35:went -27:were 22:when 24:where -21:who -31:will @~boost -49:* -26:and -29:for
-24:most -32:on -23:paid -24:there -22:token @~bridg 16:* 34:? 41:^what -22:and 29:bridg 56:defillama -30:dex -33:have -32:i 31:in
26:one 23:our 39:that -26:volume 36:what 21:which @~bridge -40:* -37:? -22:^and -33:^i -22:^net 40:^the -49:^what 31:bridge
-30:defillama 21:deposit 45:flow -20:in -27:into -26:it -21:list 20:me -29:most -32:net -32:number 34:or -27:our 39:people -49:sent
23:since -20:spot 40:still -30:that -46:to -46:total -23:u -45:wa -42:what -27:which @~btc -25: 6:* -26:? 31:^a 29:^and -68:^did
54:^fee -33:^ha -53:^my 32:^next 24:^our -26:^price 39:^sat 26:^utxo 46:^what -35:^when -41:^where -63:^which 43:^why -44:address
21:against -22:an 23:anyth 30:arrive 23:at -23:atm 20:back -33:behind -27:bought 52:buy -64:change 21:client -31:close 31:confirm
-34:confirmation 27:consolidate 59:cost 21:currency 21:custom 32:dat 41:deposit 43:develop 27:doe 21:each 23:every -39:far -25:fee
-24:for -29:from 22:full 51:gave -35:hash -23:hashrate 44:have 22:he 24:height 28:how -44:id 28:if 32:includ -21:lightn -24:like
42:line -23:made 49:many -65:mempool -67:min 44:mine -23:most 32:mov 23:must 64:near 20:need 49:newest 21:not 20:numb 33:on 91:one
32:only -23:or 37:ord 43:oth -32:over 25:pay 33:payment 22:please -64:pool 28:queu -37:queue -24:rat -36:rate 22:recent 27:report
-55:right -78:run 44:sat 24:say 39:see 37:sent -23:set -48:share -36:should -25:show -36:sign -58:sit -23:sitt -34:so -33:sold
30:spendable -35:still 24:supp -23:take 43:that 25:them -31:then 64:top 34:touch -78:transaction -20:u 21:up 31:utxo -24:valid 39:vb
21:wait 42:want 21:what 49:wheth -49:which -42:who 37:why 49:would -69:yet @~bytecode 20: -35:* 35:? 56:^i 24:^what -31:a 32:an
-22:and 29:behind 41:code -48:contract -34:eip -66:find -29:from -28:i -27:in 22:just 27:need 44:normal -28:one 55:or 38:sise
-46:the 27:there -20:wallet -31:what @~call 38: -31:* -71:^call 37:^our -34:^read 31:^the -22:^what -26:an 34:and 26:ape 65:at
-71:call 27:chain -67:for 25:from -21:gave 60:give 28:hold 24:i 27:me 33:numb -43:on 43:our 21:permit2 28:that 37:the 35:value
28:want 30:who @~calldata 27:* 23:^decode 20:^the -37:^which -23:a 32:amount 48:and 30:argument 21:ask -27:at -29:be 35:blob
30:decode 57:get -20:give 23:here 48:how 27:if -28:in -26:input 34:inside 28:it 34:like 32:look 31:me 24:only 47:out -25:pl
21:please -22:say -23:selector 49:show 22:tell -37:that 22:thi -41:tool -29:transaction -23:tx 34:wallet -34:want 21:what -23:which
22:who -45:with -36:would @~candl 24: -53:* -33:^fund 26:a 21:and -33:from -39:fund -39:need -31:of -38:on -23:pay -35:perp
26:perpetual 22:pric -39:the @~cap 32: -29:* 24:? 29:^how -38:all -56:and 28:back -35:coin 35:develop -50:for 34:ha 25:how -56:in
-69:of 37:our 34:over 36:since 27:to 36:token 37:value -57:volume 35:whole @~category -37: -17:* 41:^coin 34:^i -46:^which -25:a
34:by 22:cap 42:category 22:into 29:it 28:just 21:market 21:me -48:my 28:nam -26:name -22:need -30:of 35:sector 25:sort -47:that
-40:which -25:with @~chain 31: 16:* 23:^ -38:^block -79:^busiest 37:^chain 23:^compare 69:^contract -20:^could 65:^dex 28:^fee
-43:^it -32:^kind 23:^look -23:^my 24:^need 30:^notional -27:^on 46:^option 33:^our 57:^rank 20:^revenue 32:^tvl -25:^volume
26:^which 40:^who -35:acros -41:add -61:all -58:already -21:also -28:am 25:among -20:amount -23:and -44:any -36:are 35:ask 63:before
-24:behind -34:between 31:blockchain -21:bos -50:busiest 58:by -22:came -20:chart -57:circulation 32:claim 44:click -31:client
21:collection 33:company 82:compar 29:compare 69:contract 43:d 27:dapp 26:defi 45:deploy 29:desk -32:develop 26:each -25:earn -36:en
-21:enough -24:error -36:every 23:exchange 57:explor -25:favourite 34:file -23:float -22:fund -20:go 27:goplu -26:got 35:grew
36:grow -60:have -26:he -33:history -24:index -56:itself 65:keep -28:kind 45:know 29:l2 -42:late -57:lett -25:liquidation
26:liquidity -33:live -43:make -20:metamask 36:money 30:more -22:native 38:network -21:no -28:nod 40:not 37:on -37:out -31:over
-25:own 22:pay -29:pend 21:people 37:per 64:pl -29:pool 26:premium -27:pric -27:protocol 50:rank 22:read 22:real 33:revenue
-24:right 25:rollup 37:rpc -22:second 48:see 64:send -44:sery -26:should 21:single 45:site 37:some -21:split 20:stabl 35:start
59:str -28:stuck -27:summ 27:than 21:that -45:them -47:then 21:there 25:they 44:those -27:through 39:to 55:today 30:too 20:touch
-24:transf 35:trend 54:turnov 22:tvl 33:u 45:v 26:venue 20:volume 22:wallet 63:want -21:week -31:went 34:where 33:who -26:whole
48:with @~change -39: -29:* -51:? -49:^by 22:^how 38:^i -43:^what -29:addres -47:all -30:any -42:bought 32:coin -28:day
-27:defillama -69:do 21:down -53:from 38:gain -59:go -45:it 25:lose 26:more 29:most 27:mov 21:move 20:of -29:on 35:or 22:per
-57:percent -60:price -74:since 22:that -23:the -38:thi -28:time -31:up 36:v -33:wa -30:with -33:worth @~chart 29: -12:* -38:?
-45:^and -48:^at 53:^by 48:^compare -31:^defillama -28:^did 24:^give -63:^ha -20:^if -48:^in 47:^kind -30:^list -57:^market 59:^my
53:^of 28:^our 20:^please -28:^plot 28:^pull -31:^since 29:^stablecoin 47:^the 31:^v -32:^which 21:^yield 71:a -38:about 56:advis
-47:against -30:all 30:an -42:any 26:apy -23:are -31:at 31:auditor 72:back -33:below 27:board 62:book 30:bought -42:buy -61:cap
-49:capitalisation -27:change 37:chart -49:circulation -56:client -46:clos 33:coingecko 26:colleague 46:company -64:compar
64:compare -35:contract -36:cost -40:country 44:cov -33:dao -83:data -48:date 49:decimal 21:defillama -26:deposit 47:develop 46:down
-34:due -28:each -26:end 39:enough 37:exchange 66:far 28:farm -24:figur 60:figure -44:file 61:firm 40:float 33:floor 24:from -28:go
-37:goe 37:gone 44:grew 23:grow 25:have 79:history 25:i -37:index 52:it 32:kind -42:late -23:least 26:liquidity -22:lol 25:look
-38:los -57:market -37:me 22:mine 40:mint -51:money -60:mov -70:move -47:much -48:n 21:newest 43:next 29:no -29:noth 24:now
67:number -53:often -32:open -26:out 66:own 27:pap -44:park -30:people -36:per 47:percent 23:pile -27:plot -36:profit 30:project
24:pull -40:quarter -45:reach -30:record -25:regist -71:report -60:risk 45:same 22:saving 26:second -28:sell -20:sentiment 55:sery
-48:set -34:should -57:side 42:since -45:sit 32:slide -33:some 48:stack -44:statement 28:summ 45:tax 28:tell -23:term -28:them
30:time 22:to -51:today -22:togeth -35:too 36:trad 36:trade -66:trader -50:until 47:up -32:use 91:utc -26:valuation 57:value
26:venue 37:very 23:vol 28:volume 35:want 45:we 27:went 35:where -45:which -53:with -39:worth 23:would 23:ye -72:year -54:yet 54:you
@~check 9:* 46:^before -44:^can 39:^check -49:^did 24:^for -37:^my 41:^verify -25:^when 32:addres 30:aft 23:all 33:already -31:also
-45:and 23:anyth 23:anywhere 52:at -21:blacklist -45:buy -29:click -24:coin -21:company 74:counterparty -37:d -32:date -41:did
-42:each 23:farm 23:file -58:find 21:flagg -25:found -44:friend 22:from 52:go 21:got -24:grant -24:he -30:hi 34:hold 26:honeypot
-42:hot 53:keep -25:kyc -35:ledg 40:legit 21:link 46:mail -36:match 24:metamask 22:mine 23:mix 20:more 21:nephew -47:next -39:nft
61:no 36:one 46:only 33:page -22:phish 35:pippin -34:pool 39:publish 45:put 34:real -31:rug 20:sanction 20:saving -48:screen -48:see
-29:sell -28:site -23:sold 22:some 47:still 71:t 25:th 24:the 45:up 34:verify 21:want -40:what -22:whatev 26:whom 52:with -30:you
@~checksum 20:* 24:^i -20:^what 28:addres 22:correct 34:counterparty 22:for 25:form 28:pap @~clos 34: -4:* 47:^how 28:^my -23:^which
-23:been 32:bet 32:clos 29:do -21:from -28:ha 35:how -22:in 21:list 40:los -37:market 21:much 39:or 26:out 36:paid 38:profit 38:with
27:won @~code -12:* -30:a -33:an -24:code -39:contract 51:have 25:i -32:need -29:or 24:proxy -20:solidity -30:the @~coin 32: 3:*
33:^ -22:^a -47:^at -40:^coingecko 33:^contract 72:^everyth -41:^find -44:^for -21:^give -45:^ha -22:^if 48:^kind -27:^last
57:^market 39:^on -20:^open 42:^our 23:^someone -20:^tell -50:^the -43:^total -25:^v -24:^volume -23:^what -43:about 40:account
26:add -23:addres 21:address 66:advis -28:against 21:also -47:among 33:and -25:any 29:are -23:article -23:artist 39:ask -30:ath
32:auditor -25:average -52:bett 63:biggest 33:bought -39:buy 30:by -23:can 27:capitalisation -28:cent 34:chart -22:check 27:clos
25:close 63:coingecko -25:cold -27:colleague 27:contract -51:cost 30:crypto 22:d 39:date 84:day -29:decimal 27:depth -21:developer
-26:dex -25:did 22:down -23:draft 36:ever -31:everyone 67:everyth 66:exchange 34:far 64:figur 27:first -24:floor -21:for -39:full
34:gone -20:good 59:google 60:got 24:grandson 32:have 24:him -36:hold 42:id -79:index 27:it -48:keep 61:kind 23:look 34:lose -45:m
-23:made 31:market 20:mean -31:mint -28:moment -34:morn -31:most -37:mov 53:move 41:much -50:n -56:name -67:near 39:need -53:new
-21:news -39:next 49:not -30:now -25:only -23:open -27:our -48:over -24:own 47:paid -65:people -37:per 50:percent 42:pl 24:please
-30:post 27:present -36:pric -32:price 21:read -50:real 27:recent 32:return 40:same 55:say -52:second -20:sell -24:she 61:sheet
30:should -22:show -23:side 49:since 25:so 28:sold -26:some 22:someone -22:spot 42:spread -26:stand -20:step -29:still -30:supp
-25:table 57:tax -41:telegram 35:tell 37:their 34:then -50:think 51:tick 41:time 58:togeth -45:token 24:too 23:top -47:total
-24:treasury -22:turn -46:turnov -44:twitt -33:two 30:und -33:until 73:up 39:utc -25:v 38:value -26:venue -29:very 31:volume 73:wa
-23:wallet 52:want -42:we -25:were 24:when -28:where -22:which -24:who 40:whole 55:work -23:writ 23:ye -37:year 31:you @~collection
-21:* 52:^nft 29:^only -23:^which 35:all -53:by 25:check 32:collection 50:count -28:doe 41:ha -36:he -44:held 47:in 38:item -25:like
27:member 40:most 23:nft -27:on 26:only 25:pay -59:piec 41:please -20:to 39:with @~company -36:* 46:^for -52:^how -39:^i 39:^what
-32:about -37:and 28:buy 51:by -23:cost -29:crypto -24:did -40:doe 34:each -29:every -24:firm 21:government -20:how -42:i -26:in
-35:it 27:largest -26:list 21:m -21:much -39:now -42:our -38:own -27:pay 43:their 28:them -34:to -21:token -28:treasury -28:what
33:with -29:work -27:worth -25:you @~compare -35:* -26:? -29:^how 51:^put 25:^v -34:about 24:all -24:and -29:at 51:ath 28:beside
-26:book 51:by 64:cap 32:coin -33:compare 26:each -35:fee 24:from 31:high -20:how -26:i -37:keep 26:last 53:market 29:mcap -29:move
-34:much 21:name 26:next -28:of 29:on 70:oth -28:own 50:please 35:price 33:side 40:so 32:supp 38:table 22:that -35:them 31:they
27:time -27:two 21:v 47:volume -33:what -42:where 62:with -57:you @~compute -9:* 53:^did -24:^what 36:a -40:account 21:ask 52:be
-26:create -27:create2 50:did -29:do 43:from -26:have 41:land -33:look 20:make 23:namehash 24:node -30:not 25:on -27:our -31:resolv
52:should 29:the -38:to -29:up -32:what @~contract 22: -28:* -55:^a 45:^abi -23:^all 45:^and -71:^call -31:^coingecko -24:^compare
-60:^find 40:^how -33:^in 21:^need 29:^our -35:^read -24:^show -21:^verify 23:^we -39:a 51:abi -30:about -24:addres -33:all
52:already 48:am 44:ape -22:artist 20:at -53:attach 34:auditor -38:base -23:before 37:behind -72:call 22:cap 31:chat 33:cheapest
-42:colleague -24:compare 49:compil -79:contract 21:current 47:decimal 39:did 29:do -22:don -66:each -34:eip 73:enough -38:erc20
-45:etherscan 25:everyth 60:far 26:farm -68:find -33:for 43:give 27:go 24:ha -22:hash -54:here 37:hold -31:honeypot 33:how 24:into
51:jpeg 24:know -52:m -41:make -31:many -38:match -54:may -36:mint -26:more 25:move 34:n 31:need 20:normal 37:numb 30:one 48:only
-20:open -57:oth -45:own 46:paid 24:past -34:pay 21:permit2 22:please -25:pric 58:program 44:proxy 46:publish -39:rate -37:real
-21:reason -38:reentrancy -26:report 31:rout -27:run 37:sal -64:same -52:say 32:second -24:she -29:show 29:since 38:sise -48:sit
-59:so 27:someone -39:source 43:stak -23:t -29:that -52:thi 24:think 22:tick 21:twitt 46:two 29:und 29:user 26:value 42:vault
31:version -29:way -25:we -24:what 43:whatev -23:with -21:writ @~convert 28:* -26:^how 28:^i 25:a 22:amount -27:decimal 21:do
22:exact 23:for 45:i 41:in 26:into 39:it 26:ledg 36:me 35:much 25:my 36:numb 26:on -31:round 30:say 23:show 27:that 39:the 29:thi
-24:to 41:token 32:want 46:whole @~counter -7:* 24:^i -29:^on 31:^total -26:^which 21:about 44:activity 31:address 24:all 27:already
-21:are 20:been 40:burnt -64:by 23:deploy 29:ever 34:for -26:from -39:he 69:hold -49:holder -33:keep 21:left -33:like 34:made
31:more -23:morn -21:most 23:out 30:own -32:people -34:say 31:sent -65:since 21:talk 28:th 26:them -21:to 34:transaction 37:used
-23:which 25:who @~create -14:* 53:^did 45:a 52:be -26:create -27:create2 50:did -22:for 43:from -27:i -29:it 41:land 26:on -29:our
52:should 28:the -27:to -27:up -25:what @~currency 57:* 38:^what 25:are 64:can 36:coin 52:currency 42:give 29:i 47:in 27:of 29:or
57:price 29:show 25:the 47:what 31:you @~current 18:* 24:^i 23:^price -20:^what -42:acros -44:any 26:are 55:both 58:defillama
25:each 25:it -25:lp 24:moment -23:need 38:now 33:of 47:one 39:open 48:please 33:price 47:thi 37:those 26:to 39:trad 29:value -21:wa
@~dapp -9:* -20:known -21:not -34:phish @~decode 30:* -29:^abi -39:^doe -21:^i 26:^metamask 40:^my 37:^our -52:^selector -39:^topic0
-28:^which 39:addres 35:amount -24:an 31:and 48:any 26:ask 20:at 26:back 49:be 33:behind 39:blob 24:but 28:byte 47:can 48:chain
-46:doe 51:eip -29:error 35:every 23:fee 40:from 49:get -31:give 28:go 25:ha 33:hash 43:hex 22:how 22:if -44:input 34:inside 28:into
27:it -30:know 35:letter 41:like 25:look 26:many 54:me 23:metamask 30:method -23:no 55:nonce 32:only 54:out 42:own -24:pl 21:read
51:recipient -22:revert -35:safe 22:see -32:selector 65:show 23:sign 51:take 24:tell 31:that 23:they -52:tool 32:unit 24:value
-31:want 40:what 23:who 46:would 47:you @~defi 32: -8:* -23:? -32:^am 30:^biggest 31:^could 23:^how -26:^lend 45:^on -52:^the
-57:^tvl 21:^which 36:a -33:airdrop -41:all 24:amount 55:app -20:are 23:ask -26:at 27:bank 30:before 28:between 32:big -23:cap
-25:chain -30:coin 27:compare 34:could 27:defi -39:deploy 39:deposit 24:do 30:down 31:each -32:eligible 23:fund -47:get -32:give
24:hold 29:in -49:into -27:it -36:just -35:keep -24:l2 21:launch 30:lp -32:made -33:many 28:market 35:money 39:most -27:much 26:need
29:now -27:numb -27:old -27:one 22:park -28:plu -20:post -26:present -20:price -21:project 25:read 38:run -24:saving 46:share 27:sit
23:split 33:summ -27:their -38:there 25:thesi 28:they 31:think -37:togeth -25:token -44:too 20:total 21:value -30:wa 22:want -51:we
21:went 23:when 51:which 66:whole 21:yield 24:you @~derivativ -54: -25:* 22:^fund 29:^how -22:^i -31:^perp 35:^the -42:all -29:and
-33:coingecko 24:doe -29:exchang -37:from -42:id -20:interest -31:know -20:liquidat -29:of -21:one -21:or -38:please -26:rat 27:rate
-41:spot -21:that 32:turn 28:venue -21:wa -32:you @~detail 28:^i 51:^on -21:^which -40:^who -23:a -36:been -44:burn -22:by
-21:contract 34:custom 29:fail 25:find -31:ha -26:how 39:if 21:me 40:min -35:much -27:of 20:on 35:or -33:our 25:out -32:please
-54:price 28:reason 34:revert 48:show 20:stuck 39:tell 43:that 27:thi 27:transaction -39:were 24:what -31:which @~detect 11:*
26:addres -21:approval 44:at 25:check 33:ha 23:it 33:me 53:money -45:much 69:park 26:say 37:stable 20:still 21:vault 46:went 38:when
55:where 44:year 38:yield @~dex 24:* -64:24h 24:? -24:^at 32:^dexscreen -24:^how 30:^list -23:^on 44:^please 50:^the -29:^top
23:^volume 33:^where 29:^which 22:^who -25:about -27:an 33:any -33:at -24:before 57:busiest 32:by 26:can 85:check -43:coin
43:decentralis 23:deepest 30:dex 22:doe 24:every 20:exchange 40:geckoterminal -25:id 26:keep -33:launch 66:liq -24:liquidation
-21:liquidity 25:many 47:move 56:my -21:need 40:network 23:now 55:numb 63:one -38:only 45:pair -28:people 48:percent -24:pl
36:please -25:pric -23:rank 24:right 38:same 23:search 30:show 51:since -22:swap 35:the 52:then 26:there 47:tick -44:to -21:togeth
-42:top 21:trad 33:use 23:v -34:venue 45:vol -22:we -22:week 25:where 20:which -24:with -28:would -27:you @~difficulty 54:? -20:^i
35:^next -74:and 31:are 25:block -36:difficulty -26:doe -24:down 28:epoch -30:far -34:hashrate -37:i 63:mine -25:now -24:or -23:up
@~domain -11:* @~dominance 14:* -20:^how -44:^which 21:all -24:and -28:chain 61:in -26:it -24:most 45:our 22:share 30:stabl
20:stablecoin 28:the 24:whole @~emission 12:* 23:? 30:any 31:big 30:dump 22:on 40:unlock @~en -15:* 20:0x -20:^doe 38:^the 33:^to
-21:^what 22:^when 36:^which -21:^who 32:account 61:addres -29:an -36:and 22:both 28:by 21:do 38:gave 52:go -22:have 21:he -48:how
-50:much 46:nam 28:of -24:on -51:or 27:out 23:payout 41:primary 24:run 30:some 25:stand 27:to 45:u 35:verify -27:wallet 22:when
59:which -26:with @~encode 27:* -36:^abi -34:^call -34:^which -32:abi -45:argument 58:be -23:call 42:calldata -33:doe 65:for -23:get
68:hex -28:of -30:on 36:pl -36:please 65:spend -38:want -27:what -32:which 45:with @~entity -7:* 23:0x 34:^can 32:^somebody 31:^we
-24:^when -37:^which -45:a 50:about -30:against 57:an 27:and 28:at 43:average -26:been -39:belong -33:by 32:can 47:chain 28:chat
55:coingecko -49:contract -20:cost 31:country 43:crypto 24:did -30:do -35:each 32:even -41:exchange 36:find 23:firm 20:found 27:from
-22:government 30:have -23:hi 21:holder 61:id 30:idea 35:identify -29:if 25:includ 56:invoice 45:it 29:like 39:long 25:look 29:mail
48:many -43:morn -25:much -23:nam -33:name 31:no -30:of 52:old -20:one -32:only -47:or 45:out 27:paid 42:past 22:pay 34:payment
41:present -43:price -47:rank -27:real -48:same -24:should 35:sitt -45:some 47:somebody 20:someth -30:stack 33:stand 31:start
-21:str 43:th -44:their 21:there 58:they -34:to 32:token 21:treasury 38:value -32:wallet 31:we 21:what -23:when 48:work 28:you
@~erc20 21: -27:* 41:^could 50:^for -36:^list -28:^may -40:^need 24:^on -33:^read -27:^the -31:^token 37:account 37:aft 35:all
37:already 32:amount -22:an -38:approval -24:are -32:ask -21:at 23:auditor -47:be 21:block -52:both -35:burn 34:can 31:chain
-22:claim 30:contract 31:could -26:do 34:exist -28:far 22:first 70:from -63:gave 33:go -29:have -51:hex 30:hi 21:hot 37:incom
-33:inflow 43:last 28:may 42:more -59:movement 20:my 30:name 31:need 60:newest -37:nft -22:no -34:numb -61:off 54:only 21:open
34:payment -37:permit2 -29:please 50:pull 38:read 35:report 43:rout -39:same -27:so -31:spend -47:start 55:still 38:supp -24:symbol
-23:take -32:th -30:that -55:them -20:these -25:to -25:token 39:total -59:transfer -41:unlimit -22:were -26:who -52:with 28:you
@~estimate -17:* -50:^call -42:^ga 21:^if -42:at 27:contract 40:data -29:did -28:ga 20:go -20:just 41:make -20:me 31:mint -30:now
-40:paid 28:pay -33:pl 28:please -47:price 53:program -55:rn 45:swap 20:transf -45:tx -35:unit -23:which @~etherscan 27:* -21:^for
35:^how 48:^need 25:^show 34:^the 41:^we 30:account 45:all 28:an 53:and -43:at -40:attach 36:compil -71:contract 51:crypto 74:dev
37:do -31:doe -41:etherscan 51:fee -24:fil 29:file 25:for -33:ha -51:have -50:here -25:hold 22:how 52:in -24:left 23:list -24:min
-41:money -21:most 77:movement 38:much -72:newest -44:numb 21:of 32:on -67:only 23:open 21:or -35:our 68:out 25:own 49:paid
41:receiv -57:send 20:sent 74:sitt 68:still -25:that 45:them -28:to -55:token 51:transaction -43:verify 57:very 24:we -34:who
26:with @~event -17:* -49:? 63:^all -51:^biggest 33:^event -64:^list -35:^my 63:^on -64:^settl 60:^show 70:^topic0 -28:a 56:all
-23:and 21:are -42:argument -26:at -24:been 24:bet -20:biggest 23:both 40:can -37:could 31:custom -22:decemb -23:doe 23:event
-33:every -34:find -58:form -32:get -48:give -51:ha -61:list -41:market -28:of -45:only 30:our 21:paid -34:per 43:please
26:prediction 23:pric -21:probability -46:question 29:run 50:search -47:sery -84:settl 47:show -31:still 21:strik 46:strike -26:them
37:there 20:togeth 58:topic0 -31:trad -36:u -64:volume -34:want -36:when -22:where 33:whose -40:you @~evm -11:* 26:evm @~exchang
-22: 9:* -21:^how 46:^i 25:^the -51:^trust -23:account -22:all 24:country 27:derivativ 31:each 30:exchang -48:first 27:for 56:found
41:from 45:have -36:how -31:know 58:list 22:me 51:min 33:must -48:my 42:need 23:of 25:oth -22:please 49:rank 21:right -42:score
27:that 22:the 22:they -39:trust 49:use 29:venu 20:venue 48:with 59:year -28:you @~exchange -26:* -21:^ -37:^bid 23:^can
-37:^compare 32:^could 42:^doe 22:^ha 48:^how -26:^i -22:^market 28:^our -29:^perp 57:^trust 27:^volume -35:^we -38:^what -31:^where
45:about 41:against 42:an -54:answer 22:anyth -30:app -21:are -40:ask 27:be -44:bid -50:biggest 56:both 71:bought 22:brok
-32:busiest -29:by 23:can -23:chain 35:chart 63:clock -34:close -45:coingecko 60:compare 26:cost 27:could 22:currency 57:d -66:data
42:did -32:do 27:down 25:even 30:every -54:exchange 32:fee 50:first -43:found 36:futur 30:get 27:gone 20:ha -26:high -21:history
30:how -53:id 31:in -34:just 71:keep -28:kind 68:know 55:lend 57:like 33:made -25:market -35:min 31:morn 39:much -34:need -59:not
32:of 22:off -36:often -22:on 37:one 43:order -45:oth 48:our 39:out 40:own -29:perp 63:place 39:please -50:present 31:quot -53:rank
-43:rat -31:recent 20:reject 21:request -27:right 20:run 38:score -21:see 30:serv 29:sheet -20:show 34:stand -24:still 56:talk
-23:term 48:them 45:there 33:thi 25:those 36:to -20:top 46:trade 51:trust 32:turn -32:turnov 56:two -52:und 49:up -69:use 34:v
-33:venu 34:venue 31:volume 70:we -32:went -60:whatev 47:where -21:with -56:withdrawal -45:year 41:you 43:your @~fear 27: -18:*
-26:? -33:^i -34:^what -36:a 20:and 39:are 40:before -35:for 29:greedy -42:i -26:in -51:it -56:market -27:now -20:of 24:or
-40:sentiment -38:the 28:to 34:today @~fee -33: -37:? -23:^did 64:^fee 21:^how -30:^if -24:^please 43:^protocol 42:^revenue -20:^sat
31:am -44:and 22:anyth -45:are 39:base -27:be 61:com 44:crypto 33:dex -24:doe 75:fee -20:ga 28:get -38:got 22:holder 36:hour -26:if
30:itself -31:kept 29:land -28:last 23:late -44:lie 22:list -35:make -33:many -61:mempool 22:most 52:need 51:newest -32:next 27:no
34:not -49:now 43:numb 27:only -24:out -24:over 24:payment 46:people -39:point 46:program 34:relay -23:revenue -30:right 35:rn
-25:set -22:should 47:so 36:supp 43:swap 25:their -27:them 30:through 21:top -60:total -27:tp -75:trader -62:transaction -27:tvl
-36:two -33:up -66:wa -40:wait -32:want -27:we -34:were -25:when -35:whole -44:would @~feed -22:* -48:? -36:^doe 38:^pyth -37:^what
38:^which -35:a -52:i -39:my -27:on -42:price 20:publish -65:stock -54:that -27:the -38:what 40:which @~fill -26: 3:* -22:^how
20:^show 61:^the -24:^which -22:did 21:fee 57:fill -36:got -20:how -22:liquidat -22:much -27:of -26:order 21:paid -29:pay 26:sub
23:the -22:which @~first -9:* 23:^since 36:^what -37:are -29:at -27:each -30:for -23:old -27:open 38:record -39:to @~for 11:*
77:^check 33:^doe -32:^i -49:^nft 20:^what 30:any -39:ape 71:check 37:contract -27:he 50:in 36:just 28:my -27:on -59:own 21:see
49:sit 26:wa @~function 11:* 58:^selector -22:^the -39:be -26:behind 44:byt 29:call -22:calldata 34:have 34:look 50:of 40:our
-24:permit2 34:selector -21:spend 31:the 33:to -21:topic0 33:up -25:who -28:with @~fund 29: -67:* -44:^fund -26:^i 28:^next 25:^perp
25:^what 45:at -38:by -44:fee 26:from -33:fund -44:ha 48:have 34:i 29:it -69:long 43:m -55:me -28:much -71:my 61:next 24:now -57:pay
57:rat -24:rate 40:since -21:to 60:v 43:what @~ga -18:* -50:^call -43:^cheapest 33:^for 51:^ga 23:^if 31:^price -37:^where -33:^why
27:a -37:am -31:and 22:be -22:blob -35:cheapest 21:coin 40:data -38:did -28:fail 24:fee 58:ga 28:high 40:make -37:me 24:moment
32:network -23:no -48:one -39:paid -23:pay 30:please 24:present 26:price -40:sat -21:stuck -28:swap 28:there 21:transf 32:tx
-30:unit -22:up 27:v -41:vb -36:way -21:when -36:where -43:why @~gainer -36:* 33:among 26:and -36:biggest -25:coin 45:for -36:how
-35:i 34:in 47:market @~global 24: 5:* 65:^ -29:^chart -34:^i -38:^in -77:^market -40:^stablecoin 79:^total 23:back -29:biggest
-42:cap 54:capitalisation -42:circulation 23:crypto 24:develop 42:dominance 37:float -35:get -31:grew 66:id 31:in 50:index -34:into
36:it -36:late 52:mcap -21:me -61:most -21:news 26:no 22:of -22:old -23:on -22:one -32:over 44:sery 42:supp 28:these -32:togeth
33:token 36:volume 32:want @~goplu 11:* 21:chain 32:for 27:goplu 33:it 20:network @~gre 27: -18:* -26:? -33:^i -34:^what -36:a
20:and 39:are 40:before -35:for 29:greedy -42:i -26:in -51:it -56:market -27:now -20:of 24:or -40:sentiment -38:the 28:to 34:today
@~hack -33:^i 40:^latest 42:^what 26:^who -28:and -29:crypto 21:exploit -21:get 44:got 38:hack -44:i -33:in -23:it 29:late 43:latest
-26:or -28:please 25:recent -36:still 29:what 21:who @~hash 25:? 24:^keccak -35:^what -44:can 27:digest -37:do 34:doe 58:for
-20:hash 27:in 66:keccak -30:my -37:text 50:that -34:the 38:to -34:with -43:you @~hashrate -79:* 26:back -27:can 43:develop -26:do
35:down -36:for 34:go 38:ha -36:hash 23:i -38:in -51:min -46:mine -34:my -50:of 32:or -47:pool -36:rate 39:see -48:share 21:the
34:up -25:what -33:with -24:you @~historical 7:* 36:^and 58:^at 46:^for -26:^ha -39:^i -45:^the -48:^which -36:about -31:advis
-31:again -52:am 27:and 71:at -25:been -25:between -32:book 32:bought 42:bridge 44:by -34:cap 51:chart 21:check 22:client -54:coin
36:d -43:date 32:day -37:defillama -51:do 33:down 25:draw -36:end 28:far -32:figure -29:file -23:floor -79:from 51:gone -26:have
-20:hold -24:index -22:keep -50:late 29:make 31:many -35:mcap -29:me 24:moment -28:much -28:next 32:of 24:office -64:one -55:over
28:own -37:people 55:percent -26:pl -27:plot 23:say -25:see 41:sheet 41:since 28:single 24:so 42:sold -36:some -32:tax 64:time
-22:to -58:today -25:trad -24:two 57:up -36:valuation -33:volume 23:wa -31:want -27:we -45:went 44:were -62:where -37:which -35:with
23:ye @~history 35: -13:* -27:^a 21:^and -25:^at 48:^biggest -59:^book 24:^buy -35:^could -53:^doe 54:^everyth -50:^fee -50:^fund
25:^in -43:^it -20:^kind -34:^my -23:^next -22:^odd 25:^on 27:^our 40:^please -22:^recent 36:^swap 30:^the 21:^tvl -23:^v -28:^what
48:^when -40:^which 26:account 43:actual -27:addres -31:advis 35:aft 21:again -55:already 50:also 28:am 26:amount 40:ask 27:audit
-22:back 42:base -31:between 23:block -45:book 42:buy -49:by 31:chance 41:chang -29:change -22:check -20:client 43:clos 26:close
25:coin 26:cold 61:contract -44:cost -38:current 35:dao 65:date 34:day 30:dear 40:defi 39:deploy -22:develop -70:doe 36:down 24:each
90:end 61:entry 22:every 51:everyth -31:far -45:figure 21:find 42:first -51:fund -57:goe 25:got 33:happen 59:he 21:held -20:high
25:history -28:hold 26:hour 24:how -67:index -52:keep -22:kind -21:largest 89:late 53:like 61:line 47:list 27:lock -36:long 38:lose
49:m -21:manifold 30:many 48:mcap -36:me 22:min 23:mine -67:moment -25:money -39:more -33:morn -34:my 25:n -23:new 48:newest 21:news
-25:next 24:nft -25:nonce 43:numb 38:office -26:often 53:oldest 32:open -37:out 59:paid 60:past -34:pay -43:pend -25:people 23:perp
47:please -40:plu -36:pric -34:price -58:protocol 62:purchase 20:quote -27:rank 51:rat 20:real -48:receiv 24:recent 29:report
30:return 47:run -22:say 21:see -20:sell -35:show -24:sise -50:sitt 37:so 29:sold -28:stable -23:stablecoin 28:stack 26:storage
-27:summ 60:swap -21:swapp -57:text 33:that 27:their -50:them 42:then 24:there -48:these -36:thi 32:through 33:tim 25:tip 36:token
53:too -49:top -29:total -21:trader 36:treasury 27:trend -31:two -42:up -88:utc -29:v -44:value -31:very 60:vitalik 72:wa 49:wallet
-30:want 39:we -21:were -22:what 46:when @~hold -11:* -25:? -22:^how -30:any -22:bought -39:buy 22:by -39:chart 38:company -26:cost
-22:did 63:firm -24:ha -40:have 45:list -36:many 35:of -25:on -37:or 54:our -23:over 55:own 26:pile 48:stack 28:treasury -32:wa
37:we -36:which @~holder 7:* 29:^biggest -25:^how -45:^on 46:^who -32:a 30:account -38:all -24:and -21:been 27:biggest -23:burn
-22:chain -21:coin -42:condition 43:contract 22:each -55:for -22:ha -21:have 40:hold -39:how 37:like -37:many 26:market 79:most
45:name 24:no 34:now -39:numb -29:on 40:one -20:only -21:or -22:our -21:own -25:price 44:shar -40:share 21:side 49:sit -21:so
-36:supp 23:that 43:the -23:their 43:there 41:top -65:total -37:trad 72:wallet 28:who @~holding 34: 3:* 22:? -28:^nft -32:^which
20:a 48:all -28:can 35:check 23:everyth 20:inventory -23:item 26:jpeg 27:one -30:out 30:see 37:wa -22:which @~honeypot 18:* 35:^buy
-23:^did 56:^honeypot 28:^how 23:aft 21:again -47:and -29:buy 36:can 43:check 54:contract -24:did 40:hold 68:honeypot 21:how 21:more
26:of -35:pool -21:sold 52:some -26:somebody 23:tax 45:token -34:we 24:when -21:where @~index 4:* -32:^coingecko 40:^could
21:^everyth -23:^give -34:^i -46:^what 32:^which 29:and 26:atm 33:could 54:did 22:everyth 27:exact 25:for 52:from 59:go 29:grandson
40:ha 23:how 23:id -31:index 20:it 44:kind 46:like -22:market 34:much 49:my 39:need 39:not 28:of 24:off -37:on -26:only 37:quot
-38:say -31:telegram 39:that -22:the -26:thi 70:today -24:token -59:twitt -51:und 66:up -26:v -22:wa 33:want -29:what -28:when
@~info 17:* 63:^chain 32:^for 29:^ha -27:^how 54:^somebody -24:^twitt 31:^what -23:^which 30:a 65:add -24:address 22:and 28:at
30:been -27:behind 28:burnt -22:by 75:chain 29:claim 28:coin 35:description 30:do 26:explor 54:for -39:group 32:ha 28:have 38:id
30:in -22:index 43:it 37:me 59:native 40:need 41:network 43:new 24:no 40:numb 31:our -30:out 34:plu 47:pool 55:pric 20:public 84:rpc
-25:score 20:since 63:somebody -29:still -26:stuck -28:telegram 27:the 20:them 60:to -30:today -38:twitt 32:url 49:wallet 48:want
25:we -31:went 32:were 34:what 50:whatev 22:where -51:which @~interest -7:* 41:? 23:^how -58:^perp 57:and 52:by 22:chain
25:derivativ -29:fee 20:for -35:fund -22:futur 32:ha 24:many -41:of 51:oi 27:open -21:over 22:position -58:to -53:want 25:week
@~internal -21:* 26:? -38:^did -31:^my -20:^show -25:^which -34:^who -31:a -25:and 46:exploit 56:in -33:like 31:make -50:my -27:of
48:ord 21:see -37:show 24:the -46:trace 41:tx 41:value -30:want 24:what 20:who -21:whom @~jup -23: 5:* 38:^if 24:^quote 51:about
55:coin 24:do 25:doe 25:get 27:give 38:if 23:in 28:liquidity 30:mint 27:need -20:now 25:of 21:on 49:our -39:pippin 21:quote
-23:verify @~kalshi -25:* 20:^all -27:^best -32:^bid 22:^can -20:^did 57:^ha 39:^i 25:^price 29:^print -40:^put -31:^what 27:^which
-27:account -48:already -73:and -31:are -31:ask -24:at 30:balanc -25:best -24:bid 28:book -48:both 31:budget -27:buy -37:cent
-23:chance -69:compare -30:could -37:cut 45:deep -24:did -41:each -21:election -36:event 25:every -30:exchange -31:for -37:good
40:ha 26:i 24:it -36:last 40:like 30:look -43:lowest -39:manifold -59:me -22:mov -25:not -54:of 26:ord 34:pl -22:prediction
56:resolv 22:run -23:see -50:sell -30:set -36:since 22:strik 41:tape -42:thi 42:tick -28:time 35:to 28:trad 27:u -23:volume 32:wa
-20:where 45:which 34:will -32:would -78:ye @~keccak256 7:* 35:? 24:^keccak -35:^what -34:can -33:do 34:doe 60:for 35:in 66:keccak
-29:my -37:text 53:that -35:the 39:to -33:with -34:you @~largest 22:* -25:? 32:^biggest -21:^i 74:account -39:and 24:bag 24:biggest
24:coin -36:everyth 30:from -20:ha -21:have -21:i -23:my 43:of 21:on -28:one -37:phantom 37:straight -28:supp 34:the -34:thi -22:to
@~leaderboard 27: -24:* 26:? -30:^did -35:^who 36:account 21:all -46:are -22:bet 45:biggest -27:did -22:do 31:for 23:have -23:i
31:made 28:most -23:my -33:on 57:only 23:since -38:today -58:top 31:trad -45:trader 58:volume -31:what @~lock 5:* 21:? -22:in 23:it
24:liquidity -35:on -31:out -30:still @~log -40:* -38:? 31:^decod -20:^my -40:^topic0 -20:^which -30:argument -23:call 29:contract
21:decod -23:every -25:for -25:ha -27:hash -30:internal -23:our -22:out -33:that 24:them -39:topic -40:topic0 21:value -24:what
-28:which 20:will -24:would @~lookup 25: 3:* -23:? -21:^what 32:^which -32:^who 46:a -31:account 23:addres -31:and 52:belong
-25:could 47:got 21:ha -35:how 34:in -26:me -24:my -49:on -32:own -34:point 44:primary 23:the 35:verify -23:wallet 26:which -22:who
-26:with -23:you @~loser -36:* 33:among 26:and -36:biggest -25:coin 45:for -36:how -35:i 34:in 47:market @~maliciou 17:* -48:^can
46:^check 61:addres 26:aft -20:an -27:and 30:blacklist 23:by -45:can 75:counterparty -39:did -22:doe 25:flagg 50:for 27:from
-20:have -21:he -26:how -25:kyc 24:mix -25:name 21:sanction -47:screen 25:still -38:they 52:up 22:wa -26:what -24:which 24:whom
-49:you @~market 25: -4:* 32:? -35:^all -42:^are -41:^at 23:^biggest 56:^book 35:^by -28:^chance -46:^clos 37:^coin -64:^collection
-28:^did -38:^floor -60:^for 21:^ha 22:^how -32:^i -23:^if 49:^kind 49:^market -23:^mid 24:^my -22:^nft 44:^odd 28:^of 26:^our
36:^price 25:^pull -42:^show 40:^the 70:^top 43:^v 38:^what 27:^when 34:^which 45:a 57:advis -27:all 48:already -47:among -23:amount
-24:an 33:and -25:any 37:ask -30:at -38:ath 69:back 24:balanc 39:been -22:before 30:below -46:bet 55:between 22:biggest 37:book
25:budget -29:buy 61:by -33:call -30:cap -37:capitalisation 22:chance -22:client 33:colleague -63:collection -22:compare
-34:condition -37:contract -31:cost 42:crypto -61:cut -38:data -57:date 68:day -40:decemb -23:decid 34:develop 29:did 22:do -24:drop
-30:election -38:end 66:enough 24:even -72:event -33:every 54:far -27:fee -41:file -22:find -32:first 44:floor -55:for 34:give
-32:goe 51:ha 28:had 45:have 21:hi -56:highest 64:history -39:holder -66:id 28:if -21:index 20:interest -22:invoice 33:it -27:keep
33:kind -32:largest 26:leverage 25:look -26:m 22:mail -56:manifold 31:margin -22:mcap -28:me -22:mid 43:midpoint -21:min 25:mine
44:mint 28:most 49:move -24:much -33:nam -23:name -39:next -48:nft -22:not 62:numb -25:odd -35:old -37:only 23:open -42:oth -40:our
36:owner 24:pair -50:pay -29:payment 46:pl -48:please -49:present -32:pric 28:project -25:proposal 32:pull -58:quarter -41:quot
30:rank -23:real -27:recent -29:record -55:report 52:resolv 80:resolve -37:right -55:risk 36:rn 44:round 56:rows -47:say -71:second
27:sector 28:sent 50:sery -72:set 36:settl -25:she 35:side 42:since -47:sise 34:slide 52:spot -25:t -22:table 50:tax 24:tell
-34:that 24:there 37:they -51:think 32:tick -28:time 30:today 48:togeth 24:token 25:told 46:top -25:total -59:trad -34:turnov 22:two
36:u -58:und 92:utc 36:v -42:valuation 65:value -26:venu 38:very 35:vol 30:w 25:wa 34:want 20:we 28:well 33:went 39:what 32:when
35:which -25:who 34:will -55:withdrawal -22:worth -33:ye -52:year 51:you @~mempool 19:* -44:^my 44:^sat -44:^what -27:a 71:and
48:are 42:block 69:difficulty -25:doe 31:each -51:fee -25:have 45:how 23:in 41:many -33:mempool 29:min 61:next 30:of 22:one -32:our
34:out -23:queue 32:right 43:sat -28:still 23:stuck 24:the -38:thi 35:to -84:transaction 41:tx 47:vb 51:wait -24:which @~message
-12:* 27:^verify 24:claim -21:eip 35:real 25:verify -20:wa @~metadata -9:* 30:^on -35:^read 48:^what -46:a -22:about 31:an
-24:artist -37:at 27:blockscout -35:burn -34:chain -29:did 36:erc20 34:exist -29:far -30:for -27:go 22:ha 23:in -34:logo -35:make
-23:much -23:my -27:no -26:numb 25:off 23:or 42:paid -44:read -44:same 44:supp -26:symbol 45:th 23:to 26:today -23:token 25:total
29:wa -24:want 37:what @~mid -18:* -40:^what 38:against -32:and -44:ask -43:between -42:bid 40:check -38:i -41:if -22:last -23:look
-44:market 60:mid -33:on 39:our 32:pric 34:price -54:spot -22:v 47:wa -38:what @~midpoint 6:* -60:^best -47:^bid -28:at -30:best
40:between -62:bid 34:condition 37:for -62:it 39:market 37:me 74:mid -24:midpoint -22:now 52:of -37:right 41:tell -39:thi -58:token
28:what 74:ye 38:you @~multi 38:* 44:24h 26:? 22:^compare -40:^on 63:^pool 47:a 33:all 44:and -50:are -24:been -30:burn -42:chain
34:coin 21:compare 46:day 74:decimal 21:each 22:from 34:geckoterminal 23:give 28:in -24:it 72:liquidity 24:list -25:many 32:market
56:me -40:more 28:of 37:pair 45:pool 44:price -34:sell 49:single 46:tell -33:than 46:their -30:thi -20:to 22:token 36:top 31:trad
33:vol 57:volume 45:where @~namehash 3:* 22:^i 21:for 22:make 23:namehash 24:node -31:resolv -25:to -23:what -25:which @~native -38:
16:* 63:^balance -43:^ga -38:^i 21:^which -78:a -35:addres -41:are 51:balance 51:by -46:chain -35:coin 54:ha -29:hold -20:i 20:left
23:lie 29:many 35:money -21:must -30:my -31:native -39:need 43:of 32:on -38:only 40:or -39:our -27:own -24:queue -30:she 49:sitt
26:still -40:that 49:the 85:to 50:today -53:token -31:wa -28:who @~net -8:* 38:? 25:^i -41:^net 44:acros -29:and -22:coin -26:each
-20:for -26:have -42:net -31:on 39:or 43:spam -25:token -35:value -34:with -31:worth @~network 38:^i 30:check -21:epoch -36:exchang
-38:for 32:give 29:id -34:next 39:per 40:second -21:the 27:there -31:thi 36:transaction 24:with @~new -4:* -25:^i 54:^newest
-42:^rugcheck -29:^what -20:^who 45:add -33:any -24:are -31:be 25:by 34:can 30:coingecko 26:creat 30:did -45:for 20:fresh 36:if
56:just -44:launch -26:liquidity 27:made -37:me 37:mean 36:mint 26:moment 20:more -34:most -42:new 49:newest -39:of -27:people
-22:please 31:pool 54:recent -32:report 45:seen 47:still -24:that 35:them -40:there 27:they -46:thi -30:trad 21:up -25:what 21:which
39:who -22:you @~nft 30: 20:* 28:? -31:^a 22:^are 27:^blur 37:^chart -25:^cheapest 60:^check -33:^coingecko 50:^collection 37:^doe
-24:^floor -20:^give 26:^how 43:^i -49:^list -31:^nft -34:^on 67:^only -22:^rarity 26:^show 65:^the -33:^we -46:^which 27:a 93:all
30:am 58:any -42:approval 25:are 40:artist 56:back 64:been -30:best 89:burn 38:by 37:call -29:can 57:cap -20:chain 34:chart
30:cheapest 35:check -24:coingecko 29:collect -26:company -26:compare 23:copy 56:cost 43:count 22:daught -31:doe -24:down 52:each
64:far 41:floor 23:gave -22:give -30:given 35:have -44:he 33:held 21:her -43:hi 32:him 36:history 30:how -29:id 21:if 41:in
25:inventory 51:item 46:jpeg 43:keep 59:kind 65:lol 35:made 43:market 30:marketplace 23:may 69:mcap 25:member -40:move 36:much
-41:name 32:need 52:numb -39:offer -25:on 32:one -47:our -25:out -32:over 44:owner 36:paid 22:pictur 41:piec 36:please -22:point
-47:price -67:rank -64:rarity -48:run 24:sal 30:see 27:sell 39:set 21:she -35:should 46:side 36:since -39:th -28:theft 33:their
43:them -31:there 57:these 53:they -25:thi 39:those -52:today -28:track 26:trad -39:trait 32:und -27:up -33:volume 104:wa -29:wallet
22:want 67:were 22:where -23:wheth -56:which 42:whoev -48:whole -30:would -23:ye 33:yet 31:you @~nonce -23:* -29:^i -30:^my
21:^nonce 30:^which -26:am 27:at -35:can 22:doe -31:from 31:hot -28:i -20:in 31:incl -27:it -28:me -31:my 35:next 24:nonce
-26:please -22:since -51:transaction 27:wallet 28:what 40:which -32:with -34:you @~ohlc -38:* 26:exchange 47:for -42:in -51:of
-21:open 26:please @~ohlcv -40:* -37:? 35:^candl -37:^last 29:^need -72:^pool -27:^the -25:a -47:and -53:chart -27:each -37:for
41:from -22:high -36:i -34:it -42:last -36:liquidity -22:low 32:me 28:need -32:on -53:open 41:perp -43:pool -69:price -26:same
-27:them -51:to -37:token -45:trad -21:volume -47:want @~onchain -24: 23:* -49:? 44:^dex 57:^on -23:^pool 43:^what 21:about -26:and
27:are 52:at 67:chain 26:dex 38:doe 29:for -24:geckoterminal 35:on -29:or -27:pool 25:price 44:trade -28:up 24:we -27:which @~open
-31: -21:* 31:? -36:^account 21:^any 24:^open -58:^perp 20:^what -42:are 52:by 22:chain 25:derivativ 29:do -28:fee -55:fill -35:fund
-22:futur -24:got 27:ha 32:have 40:lead -31:leverage -34:limit -38:margin -48:of 51:oi 29:open -21:over 30:please 31:side -54:to
-52:want 25:week -21:when -53:which @~option -3:* 22:^and -38:^for -23:^imp 21:^notional -20:^put 35:^who -51:and 30:biggest -24:for
35:from -24:imp -27:into -35:me -46:next -26:of -22:our 23:per -21:protocol -21:put 28:the -47:them -29:to -24:volatility -27:volume
33:who -22:ye @~oracle -14:* @~order -29: -20:* -35:^account 20:^any 30:^did 21:^what -28:^which -64:and -53:are 24:did 37:do
-55:fill -25:got 34:have -22:in -36:limit -25:me -30:of 25:or 21:pay -28:perp 36:please -43:position -20:show -24:the 24:they
-60:which -26:with @~orderbook 21: -22:* 55:^best -32:^bid 65:^book 66:^cheapest 34:^depth 50:^for -42:^level -21:^ord -38:^price
-45:^put 31:^show -41:^the -74:^what 46:^which 33:a 26:are -29:ask -21:book -30:both -46:by 60:can -50:chance 95:cheapest -41:clos
-21:compare 30:condition 36:contract 96:could -49:deep 54:depth -83:did 22:each -50:exact -27:fee -26:fill 43:for 44:give -62:holder
89:i -38:last -38:level -85:like -81:look 41:lowest 40:me -44:mid 23:midpoint 44:mov 31:much -22:need 82:no 45:now -47:of -41:off
63:offer 34:on -22:or -55:ord 34:orderbook 47:over 47:perpetual 50:pl 47:please -74:print -30:put 41:rest 83:right 66:second 89:sell
-22:show 28:side 31:sit -37:th 29:that -20:their 82:thi 51:to 44:token -25:trad 25:up 57:want -25:what -44:when 40:which -45:with
34:would @~overview 15:* -24:? -38:^cheapest 51:^doe 62:^ga 43:^got 27:^ha -32:^notional 69:^protocol -25:^revenue 46:^the 29:^top
-35:^where 23:^which -33:^who 35:against -37:am 50:an -31:anyth -20:behind 38:belong 54:by 45:change -31:cheapest 49:crypto
21:current 32:decentralis 25:derivativ 27:doe 32:down -33:find -24:from 97:ga -36:get 50:got 21:ha -31:home -37:inside -38:l2 -26:me
38:most 38:network 30:not 24:now -26:numb -41:one -28:oth -30:over -38:own -24:paid -44:person 23:please 78:price 22:protocol
-20:proxy -33:real -33:revenue 24:right 47:rn 21:rows -32:run -24:same -40:sat 41:sent -48:so 37:some -23:that 37:their 41:think
26:top 33:tx 38:u -23:use -33:user 38:value -41:vb 40:venu 28:wallet 24:week -29:where -28:whose -31:why @~own 32:* 77:^check
-43:^compress 34:^doe 38:^my 22:^show -30:^what 63:^which -38:^who -22:and 30:any -39:ape 70:check -51:collection 37:contract 73:doe
-20:from 84:he 36:just -25:left -35:much 33:my -26:of 24:one 21:our 49:phantom 21:see 40:show 45:sit -32:thi -42:to -26:token
22:user 30:wa -33:wallet 32:which -58:who @~pair 31:* 28:? -54:^dex 29:^i -23:^on 36:^pair 49:^pool -23:^what 32:^where 42:any
-42:are -27:at -47:both 30:by 87:check 25:coin 22:deepest -20:depth 29:did -33:do -22:doe 21:ha 27:he 23:how 27:it 37:left 66:liq
-33:liquidity -28:look 26:many 25:market -25:most 42:move 78:my -34:of -59:once 50:pair 48:percent -21:pl 28:please 39:pool
-27:price -22:real 24:search -21:see 40:show 45:since -22:single -21:tell -25:that 56:their 23:there 23:these 45:tick -51:to
20:token -31:top 28:trad -30:what 54:where -25:you @~parameter 21:* -25:^abi -21:^what 21:a 50:addres 24:are 35:at 21:by -20:doe
23:i 47:own -21:please 37:to -21:tool 34:wa -21:want 22:what @~pars -29:* -29:^did 25:an 21:and -33:check -29:client -27:for
-31:impermanent -31:los 26:nft 35:one -34:our -32:pay -35:signatur -36:the 24:them 41:these 21:transaction -33:transf 20:word
@~percentage -39: -29:* -51:? -49:^by 22:^how 38:^i -43:^what -29:addres -47:all -30:any -42:bought 32:coin -28:day -27:defillama
-69:do 21:down -53:from 38:gain -59:go -45:it 25:lose 26:more 29:most 27:mov 21:move 20:of -29:on 35:or 22:per -57:percent -60:price
-74:since 22:that -23:the -38:thi -28:time -31:up 36:v -33:wa -30:with -33:worth @~perp -51: -48:* -71:^account -22:^bid 25:^book
32:^fund -36:^if -54:^my -39:^need 24:^on 41:^open -21:^ord 40:^our 65:^the -29:^which -58:account -48:addres 36:against 34:am
-40:and -42:are 45:around -51:ask 29:been -35:between -48:bid -37:by 38:check 28:client 27:depth -26:did -50:entry 42:far -32:first
45:fund 32:get -58:got 26:ha 27:have -24:history -47:if -23:in 22:interest -24:last 25:leverage -36:limit 56:liq -24:los 29:margin
-44:market 35:mid -43:move -37:much -29:my -36:need -64:of -24:old -26:open -26:ord -26:order 24:our -24:own 34:paid -36:payment
45:per -27:perp 22:perpetual -36:position 45:price -24:put 37:rows 40:same 21:since -62:spot -22:still -48:stop 27:sub -26:that
-25:the -62:there -31:to -30:v 32:vault -34:what -44:which -22:with @~phish 34:? 23:^i -40:addres -26:and -41:blacklist 30:connect
-25:for -35:friend 32:from 25:got 25:link 51:mail 29:me -25:next -32:nft 25:or -29:our 42:page 21:telegram 21:to -25:want 29:website
@~platform 30:^coingecko 21:^on -21:^which 22:all 25:chain -32:coin 29:coingecko 56:collection 24:doe 21:friend -22:native 58:nft
34:platform -29:the 24:track 36:with @~polymarket -9:* 35:^all -25:^bid -25:^cheapest -59:^do -28:^in -27:^no 48:^odd 26:^on
30:^price -22:^put -61:^settl -37:^the 37:about 29:any 29:anyth -40:are -21:at 35:bag -21:been 20:before -30:best 43:biggest 31:bot
-60:both 39:bought 33:buy 53:by -35:can 26:chance 41:cheapest 38:company 50:could 21:cut 59:decemb -28:do 34:down -37:end 27:event
37:every -27:everyth 35:exact -31:fee 22:first -38:ha 28:hold 50:look 35:los 22:made -30:manifold -36:market 45:mid -35:midpoint
35:most -22:next 24:now 24:off -42:old 20:one 39:only 22:open -32:ord 35:out 66:outcome -30:own 46:paid -24:pay -79:people -52:plu
22:politic -29:prediction -52:print -45:probability -35:proposal -21:put -29:question 33:right 20:run -36:same 30:sell 42:shar
-23:should -27:show -24:some -30:still -26:take -29:team 24:tell -31:th 26:them 38:there -43:they 54:through -40:tonight -42:top
-29:trader -25:u -66:und -31:until 52:up -25:v 56:volume -49:wa -24:wait -22:way -21:whale -49:when -37:where 34:whoev 30:whose
-33:will -21:win 26:winning 29:with 38:word -33:would @~pool -19:* -37:^all 21:^and 36:^any -57:^by 26:^candl -45:^dex 40:^for
20:^give -21:^ha -23:^i -31:^need 35:^newest -24:^pool -37:^price -33:^where 26:^which -20:^who 34:apy 36:are 21:around -34:block
22:both -28:by -26:chain 20:claim -21:coin 35:current -21:d -27:dao 32:day 28:down -31:due -24:everybody 42:farm -36:found
27:highest -50:id 24:interest 43:into -58:keep 21:kind 30:least -49:lend -46:liq -34:list 27:me -47:min 24:morn -25:need 41:newest
56:next -58:off 57:one 37:only -29:park 47:pay 39:people 22:per 22:please 28:pool 30:pric -41:price 61:pump 44:rank 35:rate
-30:report 25:return -36:reward 44:same -22:see -21:share 36:show 36:sold 50:somebody 41:stak 26:summ -56:their -30:them -62:then
31:there -72:these 48:thi 37:through 46:tick 33:today -41:trade 40:transaction -30:two -34:v 23:verify -42:volume -21:want 56:went
49:whatev 26:which 26:would 28:year @~portfolio 29:* 54:? 30:^all 36:^everyth 36:^in 56:^net 47:^wallet 42:^who -45:acros -60:addres
-26:address 47:am 39:are 59:artist 21:ask 28:bag -27:balanc -20:call -25:client 48:crypto 29:each 43:everyth -36:for -38:from 54:got
-22:he 21:holding 22:in 41:inside -22:like -71:many -30:mine 55:mint 24:moment 54:money 56:much 40:net 25:not 28:now -34:of -34:on
-36:one 43:or 37:our -30:over 36:piec 31:please 24:present 39:right -56:say -21:she -48:sit 21:sitt -34:so -41:spam 63:spend 59:spl
24:still -43:that -37:their 59:them 54:there -26:these 29:thi 24:to 100:token 35:too 48:treasury 33:value 22:wallet -21:what
69:which 77:who 28:with 32:worth @~position 26: 29:* -22:^am -25:^did 36:^how -33:^i 47:^in 48:^my 22:^what -32:airdrop -28:all
-26:already 44:am 46:app -26:at 79:bet 26:buy -38:cash 26:clos -26:copy -23:date 30:defi 35:deposit 46:do 50:down -32:eligible
22:fee 25:first -24:for -25:from 35:guy 22:have 57:hold 25:in -30:into -51:it -24:late -23:liquidity 44:list -32:lol -22:look 40:los
30:lp -28:many -40:market 27:me 27:money 31:mov 43:my -42:old 38:or 30:paid -27:price 25:profit 21:protocol -23:question -23:still
-21:supp -32:them -46:they -50:to 24:today -46:togeth -31:top 22:vault -24:we -23:were 22:when 35:where 52:which 22:with 27:won
-22:worth -34:ye 26:year 24:yield 26:you @~prediction -21: 8:* 22:? -34:^all -25:^biggest 59:^cheapest -46:^compare -23:^event
38:^for 27:^give -25:^ha 43:^last -25:^market 32:^on 25:^please -25:^price 49:^print -56:^put 31:^what 34:^when -23:^which 25:a
-21:all 26:already 46:and 29:are 27:ask 49:at 39:been 24:bett -33:biggest 45:both 21:bought 29:buy 77:can 52:chance 55:cheapest
26:clos -24:coin -57:compare 20:contract 49:could -61:cut -20:d -38:decemb -27:deep 25:did 37:do 26:each 37:end 21:enough -23:every
-33:far 22:first -34:holder 25:i 24:if 59:just 45:last 45:late -21:left 56:lowest -49:manifold 40:me 49:most 61:mov -34:next 66:no
63:now -37:odd -24:old 25:on -52:out -40:paid 35:people -21:post 56:prediction 73:print 31:probability -89:put -48:question
32:resolve 34:right 46:same -41:say 47:see 51:sell 24:share 33:show 35:since 33:sit 23:some 25:somebody 69:th -25:there 60:thi 27:to
44:today -48:token -25:u -29:und -24:wallet 25:way 49:what 30:when 23:who 27:will -32:with 48:would 43:ye 23:you @~pric 14:* 59:^and
55:^at -24:^can -29:^did 44:^for 33:^price -47:^the -31:^where -22:about -42:acros -22:addres -28:advis 26:against 44:also -36:am
30:and 30:answ -46:any 60:at -26:been 55:both 24:bridge -22:can 29:check -27:clos -31:coin -59:date 33:dump -35:end -25:ever
-30:figure -28:file -25:fine -43:from 21:go -23:have -44:id 40:incom 23:it 42:late -29:lose -22:lp -38:many 36:market -21:me
-25:metamask 33:moment -35:money -22:my -27:next 32:now 39:of 26:office -20:old 23:on 38:open 36:own 33:please 37:price 25:receiv
-27:see 40:sheet 23:should -30:show 20:single 54:sold -34:stable -36:stablecoin 25:stand -43:supp -27:tax -21:there 31:thi 30:those
27:time 40:trad 43:transfer -45:until -34:valuation 23:value 30:very 27:wa 36:were -28:where -21:would -21:you -26:zero @~price -53:
-12:* -51:^ -25:^all -22:^any -23:^at -33:^bid -52:^by -34:^can 33:^chart -45:^cheapest 38:^compare -24:^contract 44:^dex 49:^did
22:^doe -63:^everyth -32:^find -32:^for 32:^i -38:^if 22:^in -23:^kind 28:^lowest -25:^odd 58:^on -38:^one -41:^our 28:^please
-29:^pool 64:^pric -21:^pull -44:^put -32:^show -71:^token 41:^what -25:^which -27:^who -26:a 54:about 35:above 44:acros -39:address
-52:against -64:all -38:am -28:and -54:apple -42:ask 49:atm -47:attach -30:auditor -22:behind 23:below -20:between 30:big -23:book
39:bos -33:both -34:bridge 30:broth 27:but -44:by -58:can -34:cap -42:capitalisation 70:cent 32:chain 31:chance -66:cheapest
-27:close 36:coin -67:coingecko -25:cold -41:colleague 32:compare -55:condition 39:confidence 53:cost -76:could -48:crypto
-48:currency -25:cut -22:d -27:date -44:day -27:decimal 21:dex 62:did -23:do 21:doe -55:done -29:down 25:each 51:everyone
-66:everyth -30:exact 30:fetch -65:figur -35:find 22:fine 28:follow -48:full -65:ga 37:gain -24:geckoterminal -34:give -25:got
-27:grandson -24:ha -33:here 58:hi -25:high 46:history 30:hold -23:holder -54:id -26:if -40:in -31:inside -25:into 30:just 36:keep
32:l2 -36:last 22:launch -42:liq 24:liquidation -21:look 24:lose -30:lowest -28:made -22:manifold -59:market 59:may -51:mcap -21:me
42:mean -50:mid -44:midpoint -60:minute -38:nam 62:near -70:no -32:not -25:now 51:number -24:odd -28:of -32:old 66:one 40:only
-20:open -25:or 29:oracle -25:oth 45:outcome 31:over -22:paid -52:pair 24:pap -51:part -82:per -62:percent -31:pippin -50:please
39:point -42:possible -54:prediction -24:price 33:print -21:protocol -20:pull 34:put 21:pyth -38:rate -21:receiv 21:rest -42:right
26:rn 39:same 55:saving 58:second -69:sell -32:sent -31:set -27:share -33:should -59:since -43:sold -29:some 26:somebody 53:source
-23:spr -23:spreadsheet 20:stable -36:stand 27:step 51:still -23:storage -38:supp 38:talk -27:tell 95:th 66:that -32:then -59:thi
-24:till -53:time -21:to -38:today 58:top 39:trade -72:trader -47:treasury -38:turnov 28:tx -22:u 53:und -53:up -21:vault -46:very
-23:vol -33:volume -38:wa -26:wallet -43:want 33:watch 56:we -45:were 31:what -44:whatev -35:when -38:where -26:which -26:who
-27:won 24:wont -38:ye -36:year 56:yet -51:you 46:your @~priority 9:* -48:^i 46:^what 22:^which -34:and -25:did 35:do 33:fee -22:it
35:land 35:min 26:my 49:need 20:on 46:program 37:rn 48:so -22:still 36:swap -27:tp -21:transaction -27:we 22:what @~profil -9:*
-30:^did -23:coin -29:did -23:from 23:me 39:newest 47:paid -22:pay @~profitability 3:* 24:^pnl -22:^realis 25:^trad 30:be 29:ha
45:how 20:lost 33:many 42:much 30:not 22:on 36:or 21:pap -43:rate -23:swap 38:tell -20:today 35:wallet -46:win 24:you @~protocol
-10:* 43:^ 58:^and 37:^biggest 28:^could 22:^do -33:^fee -61:^for 23:^holder 33:^how -25:^lend 21:^notional 37:^on -34:^option
-23:^protocol 30:^revenue -39:^since -51:^the -25:^what -41:^which 22:all -48:am -26:and -34:any -25:are 23:ask 28:before 36:big
-41:by -27:commit 22:compare 30:could -30:crypto -22:current -27:dapp 30:date -37:defi -42:deploy 24:develop 64:dex 25:down 39:each
-25:enough 55:fee 43:from 20:fund -26:get -22:github -51:give -24:goe -38:got -39:into 26:it 27:itself -35:keep -41:kept -51:l2
59:lend 33:lie 23:make -27:many -31:max -31:me -27:month 20:most 50:need -46:next 35:no -24:numb -21:number 20:one 21:people -21:per
53:pl 40:platform -28:premium 25:read -35:revenue 39:run -54:same 24:since 24:sit 24:split 28:still 30:summ 23:tell -34:their
-25:them 26:thesi 24:they 31:think -30:token -31:total -22:turnov 20:tvl 23:user -24:venu -43:volume -66:wa -35:wallet -23:we
-23:what -31:where -22:who 21:with -21:would @~pyth 21: -31:* -48:^price 38:^pyth -27:^what 26:against 29:and -53:apple
33:confidence -23:do 25:feed -34:in 32:liquidation -21:much -43:my -30:of 32:one 28:oracle 25:our -57:price 30:pyth 34:second
-52:stock -20:that -33:what 30:with @~quote -21: -17:* 43:^if 28:^quote 28:do -20:from 28:get 28:give 44:if 22:my 23:need -40:pippin
25:quote @~rais -13:* -23:? -34:^which 23:a 49:for 33:got 35:invest 66:investor -47:latest 28:lead -28:led -23:of 30:that -33:them
-35:which 21:with @~range 45: 11:* 34:24h -42:? -24:^did -46:^ha 46:^i 31:^my 34:^our 21:^price -59:^volume 60:a -30:about 57:advis
-43:at 41:between 60:book -50:chart -41:client -47:clos 34:coin -39:coingecko -46:date 24:day 49:develop -58:did -52:do -56:end
-38:exchange 28:for 48:from -21:ha 31:i -50:if 22:in 44:kind -40:like -20:m 21:mcap -43:me 50:need 27:on 45:one -24:or -45:our 31:pl
25:plot -35:pric 62:quarter -24:show -43:statement 52:tax 29:tell 42:the 29:time 31:to -27:today 49:trad 37:turnov -44:two -34:until
58:value 38:vol 54:volume 39:wa 56:want 46:went 39:where -45:which 49:whole -25:worth -52:year @~rat -27: 16:* -34:^what 23:against
35:and -20:are 23:currency 30:of 37:one 22:our 40:please -20:price -23:rat -31:right @~rate 33: -16:* -27:? -34:^i 28:^next 26:^perp
22:and 44:at 47:ha 50:have 33:i 29:in 30:it 43:m -55:me 61:next 25:now 21:one 45:pay 36:payment 57:rat -24:rate 34:that 60:v 36:what
@~raw 9:* 25:been 28:before -24:blob 28:broadcast 49:can -20:do -53:doe 30:fee 35:for 46:from -25:go 23:ha -29:how -46:input 25:like
45:me 39:recipient -28:show -23:thi 20:to -21:wa -30:where 21:who 48:you @~receipt -8:* 29:? 24:^how 41:^i -24:^my -24:all
26:already 33:at 24:burn 32:did 40:end -20:every -26:fee -27:for -25:ga -29:ha 39:min -33:mine 27:morn 23:much -37:need -31:on
-34:paid 26:pl -27:please 22:price 27:statu 22:swap 28:thi 39:transf -48:up 26:use 21:which -40:with 39:yet @~recent -54: -15:*
-28:^fill 21:^last -26:^print -28:^the 44:any 46:are 25:be -39:by 42:chain 29:do -27:for -28:form -26:from 30:have -29:in 39:list
56:look -36:market -28:me -24:moment -22:my -29:now 41:or 39:page 29:pair 46:perp 26:recent 31:sal -28:side 26:still -32:tak
28:their 42:them 29:time -26:up -35:with @~recov 14:* 24:^a 25:^which -23:^who 23:a 28:account 29:by 25:digest -31:guy 31:hi -28:in
24:message 35:signature 24:the 25:thi 21:wa 29:wallet 25:which 26:with @~report 23: 37:* 39:^what 58:been -27:can 25:doe 29:fee
-23:freeze -23:full 39:ha -25:just -30:mint -25:more 22:much 21:now 42:of 37:report 23:safe 38:share -28:still 38:supp 44:thi 38:to
25:top -28:wa 43:what -23:which -32:who 40:with @~resolve -22: -3:* 50:0x 41:^can -49:^ha 26:^on 32:^somebody 37:^the 33:^we
25:^when -36:^which 53:about 46:account 21:addres 26:an -67:belong 35:can 48:chain 28:chat 60:coingecko -51:contract -24:do 32:even
-34:exchange 36:find 20:found 26:from 27:gave -54:got -33:ha 40:here -25:him -26:home -22:how 20:i 63:id 30:idea 35:identify
56:invoice 20:it 30:like 39:long 27:look 29:mail 21:me 25:most -21:much 34:my 30:nam 32:no 59:old 25:one -32:only -73:or 25:our
56:out 29:paid 42:past 46:payment 23:payout -55:pl 40:point -30:real -39:say -33:some 38:somebody 55:stand -21:str 39:th -23:their
32:they -21:to 38:token 35:u -37:wallet 42:we 23:when 22:with 28:would 24:you @~rugcheck 22:* -30:authority 57:been -30:before
32:bought 54:burn 27:can 21:coin 22:doe 26:fee -24:full -22:got 39:ha 22:made -37:most 22:now -24:one -28:recent 23:report 25:rug
29:rugcheck 40:safe 38:share 37:so 67:someone 36:still 35:supp 21:them -47:there 42:these 25:they 38:thi 27:to 25:top -36:verify
-25:wa -22:which @~rugpull 11:* 26:addres -21:approval 44:at 25:check 33:ha 23:it 33:me 53:money -45:much 69:park 26:say 37:stable
20:still 21:vault 46:went 38:when 55:where 44:year 38:yield @~safety -4:* -26:? -31:^buy -42:^honeypot -27:^my 32:a -24:any 59:at
-26:buy -28:check -25:coin -43:contract 23:file -26:friend -46:honeypot -27:it 32:legit -23:nft 63:no -38:or 36:pippin 29:put
-31:rug -37:sell -36:telegram 28:the 26:want 55:with @~search 46: 21:? -20:^a -22:^all -25:^can 46:^coingecko 49:^compress -27:^dex
-23:^dexscreen 32:^find 34:^for -30:^how -70:^nft 23:^odd -21:^put 46:^search -21:^the 35:^there 32:^token -27:^what 33:^where
-38:^who 36:addres -66:address -24:all -25:and 46:any 55:anyone 46:anyth -34:ape -36:are -49:artist 27:be -38:bet 23:bett 34:broth
37:chance 23:coingecko 32:company 42:compress 76:contract 37:cut 80:decemb 23:deepest -45:do 21:doe 28:down -36:en -36:event
-35:everyone 20:explor 35:file 34:find 49:geckoterminal -23:go -25:had -26:have 39:holder 40:it 46:keep 25:kind 32:launch -35:list
21:look 36:m -38:made 42:many -47:market 28:match -27:member 33:morn -43:most -73:my 23:nam -51:need -23:now 24:odd -21:only
-74:open 24:or -45:oth -21:our -26:out -58:own -54:people 21:piec 58:pippin 40:pl -37:pric -21:put -27:question -26:right -61:run
24:say -34:search -28:see 31:sell 68:send 38:set -75:settl 39:so -43:somebody 20:still -22:th -32:that 44:them 35:there -27:these
-38:they -20:thi -44:tick 46:to -39:today 23:too -32:top 33:trade -26:u 64:up 38:use -22:venu 35:verify -26:wa -31:wallet -31:want
-38:were 36:whatev 25:where -41:who -29:whose -28:will 28:wont -79:word -49:ye -43:you @~security -27: 18:* 38:^a 55:^are 39:^before
42:^coin 39:^could -21:^doe 39:^how 33:^nft -22:^our 37:^we -31:^what -42:^which 27:^who 23:all 27:already -53:also -34:approval
44:are 36:artist 26:authority 29:back 31:be 61:been 90:burn 28:buy -30:click 70:coin -21:company 22:copy 25:could -33:d 24:dev
-27:do -21:doe -31:find -34:floor -31:for 28:freeze 42:friend -29:given -24:go -21:goplu 24:grant -24:ha 35:have 30:hi 30:hold
31:how 29:it -34:ledg 27:made 38:many 21:may 21:more 46:new 21:open 38:own -42:owner 34:pay -38:phish -31:pippin -27:report -42:risk
49:rug 62:safe -27:site -26:still 22:take 35:telegram -21:that -22:theft -23:there 98:these 44:those 34:token -49:tonight -24:trad
27:transfer 30:treasury 27:trust 45:want 27:we 43:were -42:what -38:which 40:who 43:whoev 24:yet @~selector 39:* 29:4byte 21:?
-20:^i 32:^my -33:^topic0 27:a -34:an 34:any 21:at 43:be 41:byt 38:byte 27:call 29:data 22:doe -23:error 27:event 37:every -21:from
28:ha 37:hash 34:have -26:hex 28:in 27:it 29:log 37:look 29:my 35:not 67:of 46:our 32:out -24:permit2 -25:pl 21:selector -21:spend
55:start 71:that 48:the 33:topic 38:transaction 37:up 55:what 31:which -23:who 63:would @~sery -37: -3:* -26:? -20:^how -28:^what
-22:^which -59:already 23:and -25:are -38:at -21:been -56:did 26:ha -30:how 25:i 21:in -26:market 43:of 41:on -46:open -57:resolve
35:the 42:trad 23:what 28:which @~sign 14:* 24:^a 25:^which -23:^who 23:a 28:account 29:by 25:digest -31:guy 31:hi -28:in 24:message
35:signature 24:the 25:thi 21:wa 29:wallet 25:which 26:with @~signatur -12:* -21:^a 27:^what 29:^when -31:account -30:balance 21:did
33:doe -22:hi -30:in -32:it 31:last -21:left -21:morn -32:of -24:program 28:say -21:that -21:transaction 26:when -22:with @~site
34:? 23:^i -40:addres -26:and -41:blacklist 30:connect -25:for -35:friend 32:from 25:got 25:link 51:mail 29:me -25:next -32:nft
25:or -29:our 42:page 21:telegram 21:to -25:want 29:website @~sol -28: 6:* -32:^a -47:^balance 29:^biggest 74:^did 29:^find -35:^how
-21:^in -44:^mint 40:^need 23:^token 35:^transaction 59:^what 34:^who -37:addres -48:all 38:already -35:also 38:am -27:and -44:are
-44:artist 21:at -31:balance -30:burn 21:chain 41:check 34:client 50:coin 21:crypto 32:custom 21:did 46:doe 44:empty -33:epoch
30:every -32:everyth 28:exact 49:exist 32:fail 21:fee 28:find 55:for 32:from -22:frozen -35:full -21:get 40:go -48:hi -23:how -35:in
24:inside 52:keep -37:key -22:largest 21:late 23:log -41:m 37:made 31:min 21:mint -27:much -34:next 21:old -28:only -26:our 23:own
50:pay 34:per -43:pippin 60:pl -74:program -24:put -26:recent 47:rn -22:rug 59:say 34:second -36:she 31:sit 55:slot -26:so -47:spl
27:straight -35:swap 23:tell -25:th -24:their -21:them -38:those 43:through 33:timestamp -73:token 46:tx -28:unlock -31:user
-47:validator -37:verify 23:went 37:what 23:where -61:which -33:writ @~solana 26: 12:* 42:^compress -37:^did -38:^everyth -32:^in
46:^my 23:^nft -46:^please 26:^search -25:^there 30:^token 61:^which 43:^who -36:a -25:account 33:addres -62:address -30:already
28:an 42:asset 34:belong 35:buy 25:call -33:check -30:client 26:compress 29:did 24:do 58:doe -38:everyth -47:for 24:freeze 32:friend
25:got -20:ha 77:he 34:hi 38:holder -31:impermanent -27:in -39:left -61:list -21:look -31:los 34:m 39:many -28:member 46:metadata
-28:much 36:nam -20:name 39:nft -24:one -23:only -38:our 73:own -30:pay 26:phantom -57:piec 23:pippin -44:pl -43:please 47:program
26:real -48:rn 72:safe -41:same 55:she -33:signatur 47:so 25:some -21:spl 49:swap 26:swapp -29:that 67:these -24:they 23:think
-63:tick -35:too -30:transf -44:tx -35:we 29:which -27:with 20:word 54:writ @~source -38:* -29:^i -72:^verify 54:^which 23:and
-50:at 49:compil -67:contract -39:etherscan 27:from -52:have -40:i 28:it -55:may -41:my -26:on -32:our -42:own 59:program 27:proxy
37:rout -54:say -53:so -31:source -50:that -36:the 21:to -28:verify -30:want -51:we -36:what 21:where 46:which @~spot -36: 4:*
41:^what -38:^which 37:and 48:between 46:bid 27:i -23:liq 47:market -24:pric 58:spot 22:up 35:what -31:which -36:with @~stablecoin
-18:* 42:^and -28:^can -22:^chart -23:^doe -29:^ha 38:^my -25:^price 23:^stablecoin -46:^the -46:^we -26:^what 38:about 28:against
-30:app 22:blockchain -26:can -40:cent -42:circulat 23:circulation -40:coin -28:contract -34:crypto 22:current -51:day -30:ever
-31:from -47:gone -24:have 32:hold 61:id 28:keep -27:lend 29:liquidity -29:lose -30:many -27:metamask 34:most -27:much -44:now
-49:one -44:only -33:park -24:pl -32:pric 31:rank -35:see 20:since 23:sit -23:so 23:stabl 90:stablecoin 42:supp 22:them -42:these
-22:they -24:to -49:treasury -29:two -58:wa -46:we -26:would -31:you @~stat 20:* -31:^how -62:^market 81:^total -49:a -42:address
31:and 20:busy -29:cap 37:day -51:defi 38:dominance 45:for -28:ha -26:how 64:in 52:index 43:it 44:mcap -62:most 31:no 40:of -62:over
22:please -64:search -43:share -31:since 31:these 22:today 55:volume -53:whole @~statu 38:* 32:? 36:^can 40:^i -25:^what 28:all
34:at 39:can 29:down -32:exchange 24:for 40:i 37:one 22:or 31:order 34:thi 22:to 21:trad 39:trade -24:what 21:when @~storage -10:*
27:^read 25:contract 23:of 21:read -27:where @~sui -24: 37:* 42:^coin -23:and 61:coin 39:list -24:our 44:the -27:to 21:treasury
26:who @~summary 40:* 49:^rugcheck -29:^what 27:a 28:are 38:bought 36:coin 57:for 29:in 50:me 35:on 32:rugcheck 35:safe 48:thi
-25:what @~supp -48:? -35:^i -23:^which -28:a -34:account -34:all -29:and -43:artist -33:burn 24:coin -36:did -28:everyth 61:exist
30:for 27:me 42:mint 47:need 59:pl -29:so 24:supp 26:that 40:the -32:thi -30:those -29:token -30:what -25:which @~support 22: 55:*
38:^what 24:are 67:can 36:coin 24:collection 52:currency 24:for 42:give 27:goplu 28:i 50:in 26:it 20:network 21:of 28:or 57:price
28:show 45:what 22:you @~swap -20:* -21:? -39:^where -27:at 35:by 27:did 47:do -38:doe -37:entry 28:got 49:have 30:late 44:many
29:need -55:or 41:price 24:recent -28:sell 23:sold 48:some 63:swap -32:that 40:them -46:token -36:trade -39:we 42:when -25:where
24:which @~tick 9:* -25:? -34:^bid 23:^last 81:^perp -27:^which -26:all -35:are 65:ask 33:at 27:best 34:bid -28:depth -23:doe
22:each -79:from 25:high 64:last -43:list -44:low -33:my 22:not 34:one -32:over -25:pair 21:price 28:same -29:spread 27:the
-31:there -50:tick -40:to 38:trad -30:v 20:venu 46:we 53:where -56:which -22:withdrawal @~ticker -29: -31:* -33:24h 38:^blur
-36:^compare 28:^fund -26:^how 50:^i -32:^last -60:^list -24:^my 37:^on -21:^which 31:about 32:am -31:an -32:any -28:are -40:ask
34:blur -23:bought 26:busiest -42:buy 27:by -26:can -33:chain 26:coingecko -36:compare 37:depth -29:derivativ -27:dex 40:do 38:each
53:exchange -22:far 21:fund -45:futur -29:ha 55:have -33:how 64:id -33:interest -30:last -48:list 41:marketplace -40:mov 30:move
25:need 58:not -35:now -21:on 32:one -29:open 53:oth -24:our -40:over -23:please 29:quot 29:rate -27:recent -21:sell -29:spot
28:spread -21:their -21:there -29:those 36:tick 23:two 41:und -44:v -42:venue 57:want -26:we -28:which -28:with 27:you @~time 50:
-37:* 23:? 42:^doe 21:answ -54:answer 68:clock 33:doe 27:exact 23:from 32:get -48:i 41:made -69:not 26:off 25:or -22:ord 23:order
21:reject 31:serv 56:slot 25:that 31:time 35:timestamp 32:to 21:with 46:your @~timestamp -31: 6:* 25:^at 30:^block 22:^my -28:^what
-30:date 27:deploy -35:did -39:end 21:height -27:in 27:need -28:newest 30:numb 25:of -31:start 36:to -37:up 45:wa 65:we 54:went
-23:what 53:when @~token -29: 13:* -34:24h 48:^a 24:^all -22:^any -41:^are -53:^balance -27:^buy 26:^can -20:^check 33:^coin
-61:^contract 21:^decimal 34:^dex 48:^did 41:^every -73:^everyth 42:^find -47:^for 35:^ha -46:^have -46:^honeypot -28:^how 40:^i
-32:^in -30:^look -39:^make 43:^need -22:^newest -51:^next -31:^nft -38:^numb -35:^of -54:^only -28:^or 24:^pair 21:^pl -37:^please
58:^price -39:^pull 47:^put 46:^that -28:^there 71:^token 27:^total -24:^twitt 21:^v 29:^wallet 35:^we -27:^whale -27:^when
30:^which 33:about 23:accord -22:account 41:acros 26:actual
-24:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp -30:addres 36:aft
-25:airdrop -29:already -74:also -26:am -27:and -29:answ 41:any -30:are 68:argument 31:arriv 25:article -31:artist 37:ask 27:at
47:ath -56:attach -45:attestation -23:audit -40:balance -20:be -46:been -24:before -26:behind 21:beside -34:big -35:block -25:boost
34:bos -31:bridge 25:buddy -69:burn -39:burnt 21:but -52:by 90:call -44:came 32:cap 51:cent 31:chain -21:change -41:circle 51:claim
28:client 57:coin -59:coingecko -44:colleague -27:com -42:compare -26:confirm -46:contract 85:cousin 31:cover -38:crypto -24:d
-33:data -31:date -54:day 44:decimal -23:deep 23:deploy 28:did -23:do 49:doe -24:down -36:drain 50:email 52:empty 58:en -32:even
37:every -41:everyone -56:everyth 30:exchange -42:far 49:fetch -62:figur -45:fil 37:find -24:flag 58:flow 29:follow -30:follower
42:forgot 21:found -40:from -22:frozen -31:given 29:go 39:gone -21:goplu -38:grandson -60:group 58:had 20:hand -27:happen -46:held
53:hi 27:high -43:hit 59:hold -23:holder -34:home -49:honeypot -44:id -36:in -22:includ 25:income 33:inflow 20:inventory -27:invoice
-25:item 25:itself -38:just -24:key -27:know 25:latest -49:launch 48:left 23:legit -34:lend 32:like -42:liq -40:logo 48:lp -21:m
-31:made -37:make 42:may 46:mean -26:mention -47:message 54:metamask 27:mine 31:mint -23:moment -67:month -24:most 67:movement
-22:much 23:my -64:nev 22:new -48:newest -21:nft 27:no -54:not 22:noth -28:now -34:numb 64:off -21:often -38:old -68:once -20:one
-77:only -23:or 34:oth -27:our -23:outgo 46:over 30:page -39:people -85:per 44:phantom -22:picture -41:piec -23:pl -41:place
-46:post 25:ppl 55:price 23:profile -49:program -22:protocol -24:provide -59:pull 55:put 36:queue 24:rank -62:rate 87:reach -51:read
21:real -58:receiv -22:reentrancy 48:rent 40:request -42:right -45:risk 35:rn -22:rout -39:rows -32:run 28:safe -29:said -20:same
48:saving -25:score -28:search 35:see -51:sell 53:sent -36:serv -23:shar -37:share 26:shill -31:should 43:show 22:side -41:sign
-41:since -24:sitt 98:so -39:sold -40:some -27:somebody 48:source -51:spl -21:spot -32:spr 22:stable 47:start 28:still 42:stop
-34:str -56:straight 29:support -21:swap 57:symbol 24:table -29:take -20:tax -45:telegram 83:th 44:that 40:their 26:these -49:thi
-36:through -56:tick -21:time -34:today -30:togeth 38:too 67:tool -33:total -38:track 23:trade 47:transfer -22:turnov -46:twitt
-37:two 37:und -23:unlock -22:up -53:use 37:user -26:validator -32:valuation -45:value 26:venu -23:verify 63:very 41:via -46:view
25:want 35:we -30:were -21:whale -39:whatev 40:wheth 42:who -22:whoev -38:whole -26:whose 49:why 57:with 21:without 56:wont 47:yet
47:your 56:zero @~topic 69:^topic0 -23:and -42:argument 27:event 31:for -33:get 21:in 37:our -37:out -23:the 58:topic0 -34:what
@~trad -21: -6:* -38:? 44:^for -23:^ha -33:^how 48:^last -53:^market -29:^my -45:^pool -28:^price 67:^print 26:^trad -26:^what
-23:^where -39:about 25:are -22:at -27:been -38:bet -22:bett -21:both 23:bought -29:buy 25:clos 30:company -20:deep -22:do -32:down
79:event -27:form -41:ha -60:holder -22:how 43:last 38:late 36:latest 26:like 35:list 49:look 33:me 31:more -29:most -26:now -30:of
55:open 30:or 25:pair 46:perp -42:price 91:print 26:pull 94:run 30:sal 24:sell 77:settl -22:shar -22:side -38:sit 31:still -30:tak
27:tape 34:than 30:that -25:there 105:through 26:time -33:today -32:token -21:too -36:up -25:volume 33:went -27:what -24:where
-28:with -47:ye -32:you @~transaction -22: 38:^a 35:^all -37:^balance 24:^buy -35:^call -29:^can 23:^decod 26:^did -43:^doe
41:^event -32:^for -51:^from 29:^i 41:^in -47:^it 24:^nonce 45:^show 25:^the 22:^tx 22:^wa -44:^what 30:^when -26:^who 30:^why
-22:aft 37:all 20:already -22:ask 42:audit 34:been 40:before -30:blob 22:block -28:broadcast 27:burn 41:buy -21:call 39:can 46:chain
-20:change 41:check -23:client -21:coingecko -28:contract -43:current 37:custom 27:dat 22:decod 39:did -24:do -52:doe 51:eip 55:end
36:every 38:exploit 32:fail -24:far 29:find 23:first 27:friend -31:ga -38:ha 31:happen 23:here 36:hi 22:history 28:hour 35:id 23:if
-33:impermanent 46:includ -36:input -23:internal 24:last 22:list 31:log -33:los -24:made -21:many 31:me 35:min -30:mine 21:money
-50:more 40:movement 23:my 39:nam -20:need -25:newest 25:nft -21:node 51:nonce -20:normal 34:noth -33:numb 22:number 52:oldest
-30:on 34:only 61:ord -28:order -74:oth 23:out 38:outgo 29:pay -25:per 44:pl -31:plu -24:present -46:pric 33:price 42:purchase
26:reason 38:receiv 26:recent -23:right -32:rn -32:safe 41:sale -27:second 24:see 33:seem 29:send -33:signatur 21:since -20:sise
24:sit -48:sitt -45:so -22:stack 39:statu -40:still 28:stuck 30:swap 31:swapp 53:take 24:tell -23:th 22:that -41:there 39:these
-21:they 24:thi 30:think 28:through 23:thru 40:touch -54:trace 62:transaction 60:transf -31:trezor -31:two -29:unit -27:up 24:use
33:value -24:wa -25:want 27:where 28:withdrawal -32:would 37:yet 35:you @~transfer -25:* 20:^all -42:^balance 29:^could -41:^everyth
-45:^for -23:^how -26:^list 34:^my -38:^need -35:^on 24:^the 47:^token 36:^we -24:a 28:account 43:aft 64:all -50:also -31:are
26:arriv -22:attach -37:balance -24:base -53:both -41:by 21:came 23:chain -54:coin -39:contract 27:could -48:custom -22:d -30:do
-29:doe -25:each 21:erc -20:every -41:everyth 34:exchange 45:flow -26:for -34:hold -21:i 48:incom 36:inflow 37:into 28:last 47:late
46:latest 59:left -26:list -21:market -20:may 24:me 20:mix 39:most -22:move -25:name -51:need -47:nft -54:one -23:only -26:outgo
31:over -48:own 32:payment -31:please 34:read 23:receipt -55:receiv 36:send 44:sent 27:since -35:th -41:that -27:these -24:those
27:through 34:to -31:token 39:tonight -43:transaction -29:transf -25:tx 40:u -21:value 25:wa -61:wallet 29:what 36:who -26:whom
@~treasury -27:* 52:^biggest 25:^buy -23:^coin 63:^for -53:^how -20:^i -23:^list 26:^please -32:^what 43:^when 24:^which -54:a
-37:about -27:against -30:all 22:an 27:and -32:any 20:are 26:audit 40:average 20:been 33:buy 37:by -39:chart 30:company 28:compare
-27:cost -25:crypto -29:current -51:dao 26:do -47:doe 39:each 28:every 42:firm 32:first -26:got 22:hi 38:holding -29:i -21:in
21:into -36:late 23:list -38:mov -43:much -30:now -25:old -64:or -21:our -24:over 60:pap -32:pay 24:pile -24:pool -24:price
-32:profit 31:protocol -21:public 30:purchase -24:right -25:run -31:sell 21:shar -56:should 30:sit -29:sitt -26:some -23:stabl
49:stack -28:talk 32:their 31:they -38:thi -45:to 25:treasury 28:value 39:we -32:what 30:when 46:work -23:worth @~trend -32: 22:*
50:? 42:^any -49:^can 23:^i 56:^pool 22:^what -21:a -46:and 37:any 40:are 20:at -37:by -43:can 31:could 23:dex 53:go 24:i -33:id
-29:if 33:into -23:it -30:just -21:last 32:moment 24:most 21:new -35:newest -28:now 42:only 47:people 29:please 45:pool 56:pump
32:search -27:talk -46:there 35:today -28:volume @~tvl -47: -5:* 65:^the 55:^tvl -22:^which -46:against -46:by 29:compare -26:doe
43:each -20:exchang -57:fee -48:for -25:from -62:have 26:it -58:itself 40:just -21:l2 37:lend 64:lie -20:liquidation 35:lock -54:me
-34:money 31:much -28:need 32:of 39:one -28:out -24:people -27:please 38:present 21:put -29:rank 34:saving -47:show -23:stablecoin
-21:summ 27:that 26:there 59:today 66:wa -37:wallet 63:we 49:where @~tx -7:* -23:? -53:^ha 40:^how -29:^my 30:^sat 29:^what
-47:^which 21:an -22:are 30:arrive 48:by 39:confirm -32:confirmation 50:doe -48:ha 31:have 26:he -36:hour 37:how 44:many 21:my
21:not 53:now 26:or -36:output 32:pay 23:say 56:sent -29:stuck -25:that 35:thi -32:through -27:transaction 26:where -50:yet @~typ
-15:* 27:digest @~unit 28:* -26:^how 28:^i 25:a 22:amount -27:decimal 21:do 22:exact 23:for 45:i 41:in 26:into 39:it 26:ledg 36:me
35:much 25:my 36:numb 26:on -31:round 30:say 23:show 27:that 39:the 29:thi -24:to 41:token 32:want 46:whole @~updat 13:* -36:?
35:^which 46:any 42:chain 37:have 33:most 37:of 39:page 36:recent 30:their 20:token 20:which @~utxo 8:* 27:^utxo -25:^which
22:addres -35:and 28:consolidate 28:fee 24:first 22:i -33:in -30:or -36:sit 44:spendable -23:there 24:to 39:utxo -23:which
@~validate 17:* 38:^did 29:^i -26:^my 50:a 26:addres 21:are -23:at 37:copy 23:correct 47:did 25:form 20:i 26:it -28:my 37:real
23:right 36:that 21:valid 21:well @~value 16:* 34:^how 31:^what -21:account 41:all -36:and -32:clos -21:did -24:doe 35:how 41:much
22:they 42:togeth 23:total 25:worth @~verify -4:* 21:^i -21:^the 48:^verify -29:are 23:ask 22:check 24:claim -22:eip -37:find
-36:match 23:now 38:one 46:only -25:open 41:publish 32:real -28:say -36:there -30:thi -22:token 28:verify -20:wa -22:where -23:whose
@~volum 40:* 20:? -53:^busiest 90:^dex -42:^on 43:^the -40:^volume 35:^which 25:^who -42:a -31:about -47:all -34:and -43:are -27:at
25:busiest 83:by -25:chain 43:decentralis 57:dex -27:did 37:each 29:every 25:exchang 27:for -50:got 37:have -60:it -24:liquidation
-38:list -30:make 25:more -35:my 49:now -29:only 22:our 27:over -39:pool -23:pric 49:see 25:than 29:the 26:them 27:there 43:turn
44:turnov -36:use 48:v 34:venu 26:volume -33:wa 31:want -53:we -32:week @~volume 37: -26:* -38:? -49:^and 21:^could -80:^dex 22:^my
-23:^net 40:^the 79:^volume 36:^we -43:^what 31:all 26:and -52:at -21:before -41:by 42:chart 22:coin 20:could 63:deposit 26:develop
23:did -38:each 41:exchange -68:flow 28:fund 64:give 28:gone 50:got 39:ha 33:history -21:in -28:into 30:keep 23:list 28:make 62:me
-21:money -34:month -28:most 21:much -34:net -32:numb 29:number 40:of 23:our -36:over 30:percent 30:please 35:same -36:see -49:sent
35:since 30:that -37:there -27:to -52:total 38:trad 34:trade -53:trader -25:turn -49:turnov -24:u -30:venue 39:vol 65:volume -31:wa
56:we -23:went -27:what 39:where -26:which 65:withdrawal -25:would @~wallet 29: 11:* 54:^all -48:^am -43:^and 31:^any -44:^call
-38:^can 28:^check 48:^coin -37:^could 42:^doe 71:^everyth -40:^for 28:^got 33:^how 64:^in 29:^it 23:^kind 47:^list 32:^nft -43:^on
58:^only -56:^please 24:^pnl -38:^price -23:^realis 53:^recent -83:^revoke -40:^somebody 29:^swap 25:^that 21:^the 122:^token
21:^trad -33:^transaction 87:^wa 26:^whale -34:^where 31:^which 21:activity -22:actual -58:addres -43:address 69:aft -49:airdrop
78:all 64:allow 35:already 41:also 34:am 28:an 55:app -31:approval 22:are 31:arriv 72:artist -27:attach 24:away -39:back -32:balanc
30:bank -29:base -24:before -23:behind 53:belong 25:best -37:block 36:both 26:burn 35:burnt -36:by -39:call 44:came 28:can -28:chang
43:check 57:clean 27:cold -40:compare 35:compress -20:contract 43:crypto -40:custom -34:d 24:dao -22:decimal 29:defi 44:did
-32:diligence 21:do 42:down -32:due 28:dump -52:eligible 36:end 23:erc 43:erc20 -65:every 71:everyth 21:exchang 25:exchange -25:file
-37:first 30:follow -28:forgot 44:friend -30:from -20:gave -23:get 23:given -57:go 30:good 53:got 38:grandson -44:hand -31:hardware
67:have -24:hex 40:hi -31:hit -35:hold -22:holder 34:holding -31:home 26:hot 37:how 37:inflow 46:inside 25:into 23:inventory 55:item
-26:jpeg -43:just -41:keep -24:key 50:late 45:left -27:legal -29:lett 29:like 59:line 23:link 63:list -37:live 32:lol 56:made
-24:market -34:mean 42:member 24:mine 50:mint -23:minute 56:money -33:more -48:movement 76:much 54:multisig 39:must -22:name 34:net
-35:nev -34:newest -32:next 56:nft -42:nonce 21:not 22:noth 27:office 23:outgo 27:over -48:own -25:paid 48:park -20:past -21:pend
-44:person -26:phantom 27:phish 31:picture 44:piec -26:place -29:please -54:plu -30:point 60:pric -44:print -21:proxy -46:rate
-25:read -44:reason -63:receiv 22:recent 50:rent -70:revoke 34:right -46:rout 37:rows 31:safe 28:said -40:same -24:satoshi -54:say
29:see -25:sell -29:send 55:sent 20:she -29:sheet 44:should -32:sign -39:sit 22:some -47:somebody -31:source -25:spam -43:spend
59:spl -21:start 20:statement 42:still 29:storage 50:swap -21:swapp -24:t -24:talk -22:th -51:that -35:their -28:them 36:there
28:think -44:through -22:to -30:today 83:token 23:tonight -31:top -42:trade -34:transaction 50:transfer 73:treasury -40:two 38:u
-28:unit -27:unlimit 37:used -43:user 42:utc 37:vault -32:very 50:vitalik 20:wa -28:wanna -21:we -32:week 40:whale -22:whatev
67:which 43:whom -33:whose -46:win -21:without 58:year 24:yield @~worth -8:* 38:? 25:^i -41:^net 44:acros -29:and -22:coin -26:each
-20:for -26:have -42:net -31:on 39:or 43:spam -25:token -35:value -34:with -31:worth @~yield -42:* -20:^best -25:^ha -21:^how -45:^i
33:^my 38:and 37:apy -29:at -23:been 21:can -29:dao -24:deposit 25:doe 28:down 43:farm -32:ha -31:i 25:interest -57:keep 26:least
-44:lend 29:more 34:most -28:my 22:newest 26:now -30:or -28:our -39:park 51:pay 22:per 29:please 25:rate -30:report -36:reward
29:show -32:since -23:stable 41:stak 28:summ 39:today -21:want 39:went 38:with 21:would 29:year
`;
