// Asking counts: how many questions for each tool (*) have a word; written by test/learn-first.ts, in hundredths.
export const ASKING_COUNTS = `
@- 131700:* 1080:,+_ 130:,+a 80:,+all 1130:,+and 30:,+at 50:,+best 30:,+biggest 80:,+by 100:,+can 50:,+did 30:,+each 80:,+for
30:,+give 50:,+ha 530:,+how 530:,+i 30:,+id 200:,+in 50:,+it 50:,+just 30:,+list 280:,+long 30:,+market 80:,+no 30:,+not 50:,+on
30:,+one 80:,+only 30:,+or 130:,+please 30:,+so 30:,+spend 50:,+supp 130:,+the 50:,+token 350:,+what 80:,+where 300:,+which
130:,+with 30:,+would 100:,+ye 3100:.+$ 30:.+_ 180:.+can 30:.+could 50:.+how 30:.+i 80:.+please 80:.+what 100:.+which 30:.+would
200:100x 700:10x 800:20 400:26dec 100:3 200:4h 200:4x 400:50 300:5x 100:721 200:<bitcoinAddress> 300:<bitcoinHash> 1500:<block>
25000:<chain> 47700:<coin> 3600:<collection> 600:<commodity> 2500:<count> 1900:<ens> 4100:<evmAddress> 800:<evmHash>
11800:<exchange> 3200:<fiat> 1000:<hex> 400:<holder> 200:<maybeChain> 19400:<name> 3700:<namesake> 29500:<number> 1300:<pair>
9000:<protocol> 2800:<quoted> 21800:<series> 200:<signature> 500:<solanaAddress> 1200:<step> 1200:<ticker> 21700:<time> 600:<unit>
500:<url> 1700:<venue> 6330:?+$ 80:?+_ 30:?+how 80:?+i 50:?+just 30:?+my 30:?+the 50:?+what 1730:^+_ 50:^+a 280:^+am 100:^+any
100:^+are 30:^+at 250:^+balance 200:^+best 50:^+bid 180:^+bridge 150:^+buy 330:^+can 300:^+cancel 150:^+cheapest 30:^+check
30:^+compare 100:^+convert 350:^+could 100:^+create 50:^+current 250:^+deploy 150:^+did 150:^+do 150:^+doe 230:^+draft 330:^+explain
30:^+find 50:^+floor 50:^+for 30:^+from 50:^+ga 130:^+give 50:^+ha 3380:^+how 1550:^+i 30:^+if 130:^+imp 30:^+in 50:^+kind 30:^+last
80:^+latest 150:^+lightn 130:^+liquidation 130:^+list 100:^+make 50:^+market 30:^+metamask 280:^+mint 1050:^+my 50:^+need 150:^+net
80:^+next 30:^+nft 80:^+numb 50:^+odd 130:^+open 30:^+our 250:^+ping 30:^+pippin 500:^+please 30:^+pool 50:^+price 130:^+put
280:^+rarity 50:^+read 30:^+realis 150:^+recommend 430:^+revoke 300:^+send 280:^+set 280:^+should 50:^+show 80:^+spot
130:^+summarise 300:^+swap 230:^+tell 200:^+the 200:^+total 480:^+translate 80:^+we 2800:^+what 430:^+when 250:^+where 1350:^+which
1130:^+who 180:^+why 200:^+will 100:^+would 880:^+write 6430:_+$ 3650:_+, 1130:_+. 1700:_+? 2830:_+_ 250:_+a 380:_+account
150:_+addres 80:_+against 150:_+airdrop 50:_+all 30:_+among 1100:_+and 80:_+approval 80:_+are 630:_+at 30:_+atm 50:_+back
80:_+balance 80:_+be 50:_+before 30:_+best 50:_+bid 130:_+block 30:_+book 130:_+burn 50:_+by 80:_+call 130:_+cent 80:_+close
80:_+coin 30:_+collection 80:_+contract 50:_+cost 100:_+cut 300:_+dao 30:_+did 80:_+do 30:_+doe 200:_+drop 50:_+each 30:_+earn
50:_+entry 150:_+etf 30:_+exploit 130:_+fall 30:_+fee 1180:_+for 780:_+from 30:_+fund 50:_+futur 30:_+ga 30:_+get 80:_+go
130:_+governance 130:_+ha 100:_+have 50:_+hit 30:_+hold 30:_+holder 80:_+how 300:_+i 500:_+in 450:_+into 30:_+it 30:_+last
130:_+ledg 150:_+level 50:_+lin 30:_+lock 200:_+long 100:_+market 100:_+mempool 30:_+mov 50:_+nam 50:_+name 30:_+network 30:_+next
30:_+nft 250:_+now 550:_+of 1250:_+on 50:_+one 30:_+only 30:_+open 300:_+option 300:_+or 150:_+ord 50:_+out 200:_+over 50:_+pay
30:_+payment 80:_+per 50:_+perp 50:_+pl 100:_+please 30:_+position 30:_+price 130:_+proposal 30:_+protocol 30:_+revenue 30:_+right
50:_+rout 30:_+say 30:_+send 30:_+sery 30:_+show 50:_+since 30:_+slippage 30:_+slot 30:_+spot 80:_+stak 50:_+still 50:_+take
180:_+tax 130:_+that 50:_+the 30:_+these 30:_+thi 1280:_+to 180:_+today 30:_+token 100:_+trad 50:_+trade 100:_+transaction
30:_+transfer 100:_+v 330:_+validator 50:_+value 30:_+via 30:_+w 30:_+wa 230:_+wallet 80:_+what 50:_+when 30:_+where 30:_+which
780:_+with 130:_+withdrawal 330:_+word 30:_+worth 80:_+ye 930:a+_ 230:a+a 100:a+beginn 50:a+client 80:a+contract 50:a+day 330:a+good
30:a+known 80:a+list 30:a+phish 50:a+side 400:a+solidity 130:a+soon 100:a+table 50:a+token 30:a+wallet 30:a+year 1700:aave
3500:about 250:about+_ 50:about+a 50:about+that 200:about+the 200:above 50:above+_ 100:accord 30:accord+to 4200:account
250:account+$ 130:account+, 30:account+_ 100:account+at 50:account+i 100:accountant 500:acros 30:acros+_ 50:acros+all 100:active
300:activity 600:ada 200:add
200:addr1q9ld26v2lv8wvrxxmvg90pn8n8n5k6tdst06q2s856rwmvnueldzuuqmnsye359fqrk8hwvenjnqultn7djtrlft7jnq7dy7wv
400:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp 1800:addres 80:addres+_
100:addres+of 600:address 100:aero 300:aerodrome 900:aft 200:again 800:against 80:against+_ 50:against+the 100:ahead 1800:airdrop
600:alert 2900:all 30:all+_ 150:all+exchang 150:all+my 80:all+of 30:all+time 400:allow 100:allow+to 200:allowlist 100:already
100:alt 600:altcoin 1400:am 300:am+i 200:among 30:among+the 100:amount 200:an+_ 30:an+article 150:an+nft 100:analysi 330:and+_
50:and+a 30:and+ask 30:and+by 30:and+for 80:and+give 580:and+how 230:and+i 100:and+in 50:and+it 80:and+list 50:and+numb 30:and+on
50:and+open 30:and+sell 80:and+tell 200:and+the 30:and+volume 80:and+wa 250:and+what 30:and+when 80:and+where 50:and+which
30:and+who 100:and+with 100:announc 100:anoth 100:answ 200:answer 400:antmin 200:antpool 1000:any 30:any+_ 100:anyth 300:apart
1000:ape 200:api 400:app 500:apple 2300:approval 150:approval+i 100:approval+of 300:approve 100:apr 100:apy 30:apy+on 200:arb
1400:arbitrum 100:archive 80:are+in 30:are+on 80:are+open 80:are+people 200:are+the 30:are+there 100:are+you 100:argument 100:around
100:arriv 200:arrive 200:article 300:ask 30:ask+for 100:asset 1330:at+_ 30:at+all 50:at+present 330:at+the 30:at+what 100:atm
500:attach 1400:attestation 200:audit 300:auditor 300:aunt 100:avalanche 200:average 100:avg 100:away 1100:azuki 100:b 1600:back
80:back+$ 30:back+, 50:back+? 130:back+in 100:background 100:bad 200:bag 200:bal 400:balanc 2400:balance 350:balance+of
30:balance+sheet 200:ban 200:banana 200:band 1100:bank 3500:base 400:bayc 50:be+$ 30:be+? 500:beacon 100:bear 400:bearish 200:become
500:been 200:beep 600:before 100:begin 600:beginn 200:beginner 1100:behind 80:behind+_ 100:behind+thi 100:believe 200:belong
50:belong+to 1100:below 250:below+_ 300:berlin 2100:best 30:best+_ 30:best+bid 300:bet 300:betfair 500:bett 800:between 30:between+_
800:bid 30:bid+and 100:bidd 200:big 400:biggest 30:biggest+first 500:bill 3600:binance 400:birthday 5300:bitcoin 100:black 100:blob
1300:block 30:block+, 30:block+? 100:block+_ 30:block+i 200:blockchain 200:blood 200:blur 200:board 200:boil 300:bond 200:bonk
100:bonu 1800:book 30:book+$ 30:book+_ 150:book+a 30:book+for 30:book+on 100:bookkeep 800:bor 200:borrow 200:bos 800:bot 100:both
200:bought 100:box 300:br 200:brc 100:break 100:brett 1000:bridge 200:broadcast 300:brok 500:broth 400:bsc 4900:btc 100:btcusdt
200:buck 200:buddy 200:budget 200:build 200:bull 200:bullet 400:bullish 200:bundle 800:burn 100:burn+on 300:burnt 200:but 2300:buy
80:buy+, 200:buy+_ 80:by+_ 30:by+hand 30:by+one 30:by+what 1000:bybit 200:bytecode 100:c 900:call 80:call+$ 80:call+_ 300:calory
100:came 230:can+i 500:can+you 1500:cancel 200:cancel+my 200:cancell 200:cap 1500:capacity 130:capacity+and 1200:capital
150:capital+gain 150:capital+of 200:car 500:card 1200:cardano 200:carpet 300:case 400:cash 500:cat 200:cause 200:ceil 900:cent
130:cent+a 400:ceo 800:chain 30:chain+$ 50:chain+, 30:chain+_ 300:chainlink 300:champion 300:chancellor 100:change 1200:channel
100:channel+$ 600:charge 100:chart 500:cheap 1100:cheapest 100:check 200:child 200:china 600:circle 200:claim 200:clas 100:clean
100:click 500:client 400:cliff 200:climb 200:clock 200:clos 600:close 100:club 300:cluster 100:cme 400:code 2100:coin 80:coin+$
80:coin+, 50:coin+_ 30:coin+on 2000:coinbase 200:cold 100:collateral 100:colleague 600:collection 30:collection+$ 30:collection+,
100:column 400:com 50:com+out 100:come 200:comment 500:commission 1000:commit 200:committ 200:community 300:company 200:compar
100:compare 200:compil 100:complete 100:comput 100:compute 100:concentrat 200:confidence 300:confirm 100:confirmation 200:contact
3300:contract 50:contract+$ 30:contract+, 280:contract+for 100:contract+on 100:contract+with 100:contributor 400:convert
80:convert+_ 200:cook 200:copy 200:core 100:corn 100:correct 300:cosmo 400:cost 30:cost+$ 380:could+you 100:council 200:count
200:court 200:cov 200:cover 100:crash 500:create 200:create2 100:creator 100:cros 200:cross 100:crowd 1700:crypto 50:crypto+$
200:cryptopunk 300:cs 600:current 50:current+_ 100:curve 300:custom 400:cut 100:dai 1600:dao 300:dat 100:data 500:date 200:daught
1000:day 50:day+$ 30:day+. 30:day+? 200:dca 100:dear 200:debt 200:debug 500:decemb 50:decemb+$ 100:decide 800:declare 100:deep
100:defi 800:delegat 400:delegate 200:delete 400:deliver 200:delta 1100:deploy 400:deposit 1500:deribit 100:deriv 100:derivativ
30:derivativ+exchang 100:detail 300:dev 400:develop 300:developer 80:did+_ 80:did+he 30:did+i 80:did+it 200:did+my 30:did+that
250:did+the 50:did+they 30:did+thi 100:died 200:diff 600:difference 130:difference+between 100:direction 100:disclosure 400:discord
200:dishwash 300:disposal 200:dispute 100:distance 200:div 200:dividend 100:divorce 100:dm 130:do+$ 30:do+, 50:do+a 1780:do+i
100:do+people 150:do+the 100:do+they 50:do+you 200:document 300:doe+_ 100:doe+a 150:doe+it 150:doe+my 300:doe+the 300:doesn
80:doesn+t 100:doesnt 200:dog 200:doge 200:dogecoin 1200:dollar 100:don 30:don+t 100:done 200:doodl 200:double 200:down 900:draft
200:draft+a 100:drain 300:draw 1200:drop 130:drop+below 200:due 100:dur 200:dydx 200:e 200:e18 1500:each 30:each+? 30:each+_
30:each+of 700:earn 200:earning 100:earth 200:effective 400:effectivenes 400:egg 300:eip 80:eip+_ 400:election 300:electricity
1300:eligible 300:eligible+for 400:email 200:employe 100:employee 100:en 300:end 100:enough 200:ent 100:entity 600:entry 800:epoch
100:epoch+$ 800:erc 700:erc20 400:error 80:error+_ 100:essay 1200:etf 150:etf+inflow 7600:eth 100:ethdenv 3500:ethereum
200:etherscan 100:eur 800:euro 200:even 100:event 200:ever 1100:every 130:every+approval 200:everyone 200:everyth 100:exact 100:exam
100:exampl 200:excel 1000:exchang 80:exchang+$ 30:exchang+, 130:exchang+_ 400:exchange 100:execut 100:exercise 600:exit
150:exit+queue 100:expect 300:expir 600:expiry 1900:explain 150:explain+to 200:exploit 200:external 100:factory 100:fake 600:fall
200:fan 200:far 200:farcast 100:farm 200:fastest 300:faucet 400:favourite 300:fbtc 900:fed 1400:fee 130:fee+$ 30:fee+and 100:feed
200:feet 200:fifo 300:fil 600:file 500:fill 100:fill+in 100:final 800:find 200:firm 200:firmware 600:first 30:first+$ 200:fish
800:fix 100:flag 200:flat 900:flight 300:floor 30:floor+of 50:floor+price 400:flow 400:follower 100:football 1380:for+_ 550:for+a
130:for+an 30:for+it 1050:for+me 480:for+my 30:for+on 230:for+our 1050:for+the 500:forecast 800:forgot 150:forgot+my 200:fork
1200:form 200:form+_ 200:formula 100:forum 100:forward 700:found 300:foundry 100:fraud 100:freez 200:freeze 400:french 100:fresh
300:friday 200:friend 200:frog 750:from+_ 430:from+my 150:from+the 30:from+which 200:frozen 300:full 200:fun 500:function 600:fund
30:fund+$ 30:fund+on 200:fur 400:futur 1400:ga 30:ga+on 1100:gain 130:gain+tax 200:game 800:gave 130:gave+to 200:generate
1700:germany 3300:get 80:get+$ 50:get+in 30:get+me 200:geth 200:git 700:github 1400:give 300:give+me 100:given 400:gnosi 1100:go
150:go+to 800:goe 600:gold 200:golden 300:gone 300:gonna 1900:good 200:googl 400:google 900:got 800:governance 200:grammar
100:grandfath 200:grandmoth 100:grandson 100:grant 100:graphic 200:greek 300:green 200:group 100:grown 100:guy 80:ha+_ 80:ha+been
50:ha+it 30:ha+on 100:ha+the 100:hack 500:half 400:hand 300:hang 100:happen 100:hard 800:hardware 180:hardware+wallet 100:harvest
400:hash 30:hash+of 50:hash+rate 100:hashrate 100:hasn 100:have+$ 130:have+_ 30:have+a 30:have+an 80:have+in 30:have+on 100:have+the
100:have+to 1200:he 100:head 400:headlin 400:heat 300:heatmap 100:hedge 300:held 80:held+_ 700:help 100:help+$ 300:here 30:here+.
600:hi 400:high 100:highest 200:hike 500:him 300:history 50:history+of 200:hit 200:hodl 1100:hold 80:hold+_ 50:hold+the 300:holder
30:holder+of 1000:home 200:homework 300:honest 200:horoscope 500:hotel 100:hour 19300:how 130:how+are 130:how+can 100:how+did
1180:how+do 100:how+doe 30:how+far 50:how+full 100:how+i 30:how+large 330:how+long 1180:how+many 930:how+much 80:how+often
30:how+the 130:how+to 300:hub 500:hurt 100:husband 300:hype 800:hyperliquid 80:i+, 280:i+_ 100:i+a 50:i+am 30:i+be 100:i+buy
30:i+call 30:i+can 180:i+declare 280:i+eligible 150:i+forgot 100:i+gave 350:i+get 50:i+got 500:i+have 80:i+he 50:i+hold 80:i+in
500:i+it 30:i+lock 230:i+lost 150:i+m 50:i+must 300:i+my 250:i+need 80:i+not 100:i+on 30:i+only 130:i+owe 80:i+pay 150:i+put
50:i+see 180:i+sell 50:i+should 80:i+still 50:i+that 1150:i+the 100:i+there 30:i+wa 100:i+want 30:i+would 500:ibit 300:ibuprofen
300:id 30:id+, 30:id+_ 100:idea 1300:if 30:if+_ 200:if+i 50:if+it 30:if+the 300:im 1200:imp 130:imp+vol 180:imp+volatility
500:impermanent 130:impermanent+los 80:in+$ 30:in+? 1730:in+_ 50:in+a 50:in+crypto 30:in+decemb 380:in+germany 130:in+it 400:in+my
50:in+our 50:in+percent 30:in+plain 30:in+that 800:in+the 50:in+thi 80:in+to 30:in+what 100:in+which 100:inbound 200:includ
700:income 130:income+tax 100:increase 400:index 1500:inflow 130:inflow+into 100:input 300:inscription 200:instead 100:insurance
200:integral 300:interest 100:internal 200:interview 3900:into 350:into+_ 230:into+the 100:investment 100:invoic 300:invoice 200:ip
200:iphone 200:ir 200:issu 200:issue 350:it+$ 80:it+. 280:it+? 50:it+_ 30:it+a 30:it+at 30:it+cost 80:it+for 80:it+go 50:it+i
50:it+in 100:it+on 30:it+own 250:it+to 50:it+up 50:it+wa 150:it+with 400:japanese 400:job 200:jogg 400:joke 100:journalist 200:json
400:just 600:kalshi 600:keep 1200:key 100:key+$ 200:kid 300:kind 500:knee 200:know 300:knowledge 100:known 200:kpepe 1700:kraken
400:kucoin 500:kwh 400:kxf 600:kyc 200:l2 100:la 100:lad 100:land 800:landlord 200:laptop 100:large 1700:last 80:last+_ 200:late
800:latest 200:launch 400:law 200:lawy 300:lawyer 100:lay 700:layerzero 100:lead 300:league 100:least 100:leav 700:leave 2300:ledg
130:ledg+$ 100:ledg+, 600:left 700:legal 100:lend 300:lentil 100:les 200:let 500:lett 800:level 80:level+$ 50:level+a 100:leverage
200:licence 500:lido 100:lie 30:lie+in 300:life 1800:lightn 300:lightn+network 1300:like 50:like+to 900:limit 200:lin 500:line
400:linea 100:link 200:liquid 30:liquid+stak 500:liquidat 1500:liquidation 180:liquidation+_ 100:liquidity 600:lisbon 1700:list
30:list+$ 50:list+_ 50:list+it 80:list+of 50:list+the 100:listing 200:litecoin 600:live 100:ll 200:loan 400:lock 400:log 80:log+in
200:login 300:logo 100:lol 30:lol+$ 4200:long 150:long+i 230:long+short 200:long+v 600:look 30:look+for 80:look+like 30:look+up
100:loop 1000:los 100:lose 1500:lost 230:lost+my 130:lost+the 300:lot 200:lottery 200:loud 400:lov 500:low 100:lowest 200:lp
200:lyric 600:m 200:machine 200:mad 100:mail 100:main 500:mainnet 300:mak 1500:make 100:make+me 700:manifold 4700:many 80:many+_
130:many+people 200:many+validator 300:margin 1400:market 50:market+$ 100:market+on 100:marketplac 100:marketplace 500:match
100:math 100:matt 100:matter 600:max 100:may 30:may+i 450:me+$ 230:me+, 50:me+? 130:me+_ 880:me+a 100:me+an 100:me+and 30:me+how
50:me+in 30:me+it 280:me+on 280:me+the 50:me+what 300:me+when 30:me+which 130:me+with 200:mean 200:median 300:meet 100:mem
200:member 200:meme 300:memecoin 400:mempool 200:mention 500:message 100:metadata 1500:metamask 200:metr 300:mev 100:middle
100:midnight 100:might 200:mil 200:milady 1400:min 150:min+pool 500:mine 100:miner 200:minimum 1600:mint 100:mint+_ 100:minut
400:mis 600:miss 900:moment 30:moment+$ 50:moment+, 30:moment+. 80:moment+? 800:monero 400:money 500:month 400:mood 300:moon
700:more 30:more+, 30:more+than 900:morn 100:morn+$ 200:morpho 200:mortgage 700:most 80:most+_ 30:most+recent 200:moth 200:mov
30:mov+_ 300:move 30:move+_ 200:movie 200:msg 3700:much 30:much+$ 200:much+_ 50:much+did 30:much+doe 100:much+i 50:much+in
30:much+money 30:much+of 50:much+wa 100:multisig 200:museum 500:must 50:must+i 500:mvrv 2050:my+_ 150:my+account 130:my+bank
80:my+bet 50:my+bos 130:my+broth 100:my+coin 180:my+landlord 150:my+ledg 200:my+metamask 150:my+open 100:my+own 150:my+phone
250:my+seed 80:my+sist 100:my+tax 50:my+token 500:my+wallet 100:myself 200:n 100:nah 300:nam 30:nam+_ 50:nam+of 2100:name 30:name+,
50:name+_ 200:name+and 50:name+of 100:nation 100:native 30:native+coin 800:near 100:nearest 1500:need 100:need+a 50:need+for
30:need+it 50:need+the 80:need+to 500:negative 100:neighbour 1000:net 230:net+inflow 1400:network 130:network+capacity 100:nev
1000:new 80:new+_ 200:newest 800:news 2900:next 300:next+_ 1300:nft 50:nft+of 300:night 1100:no 100:no+$ 100:nobody 500:nod 700:node
200:nonce 30:nonce+_ 200:noon 1000:not 30:not+the 200:novel 3400:now 380:now+$ 150:now+, 100:now+? 30:now+on 130:now+or 1700:numb
30:numb+, 30:numb+_ 300:numb+of 100:number 100:nut 100:o 800:odd 30:odd+$ 80:odd+on 2400:of+_ 280:of+a 50:of+all 50:of+each
30:of+holder 130:of+it 50:of+mine 980:of+my 250:of+our 30:of+that 1450:of+the 30:of+them 100:of+thi 30:of+what 30:of+ye 30:of+your
400:off 200:offer 700:office 300:often 200:ok 500:okx 1100:old 2930:on+_ 130:on+a 50:on+all 150:on+each 30:on+it 380:on+my
130:on+snapshot 180:on+telegram 580:on+the 30:on+which 200:on+x 130:on+ye 500:once 1600:one 80:one+$ 30:one+, 30:one+. 50:one+?
30:one+_ 1000:only 50:only+$ 30:only+, 30:only+_ 300:opcode 2900:open 30:open+_ 130:open+a 50:open+at 50:open+for 50:open+interest
30:open+on 900:opensea 100:operator 300:opinion 100:optimism 300:optimistic 1400:option 50:option+on 150:or+_ 30:or+a 50:or+i
80:or+no 130:or+wait 1800:ord 130:ord+book 800:order 400:ordinal 400:oth 100:other 230:our+_ 30:our+treasury 1400:out 30:out+?
200:out+of 100:outcome 100:output 1300:over 80:over+_ 30:over+the 500:owe 1000:own 100:own+_ 50:own+of 30:own+token 100:owner 100:p
400:paid 50:paid+in 500:pain 400:paint 100:pancake 100:panic 600:pap 100:paper 100:part 30:part+of 100:party 400:passport
700:password 1400:pay 80:pay+on 30:pay+to 200:payment 100:payout 500:pdf 100:peg 1000:pend 700:penguin 200:pension 2100:people
80:people+on 130:people+say 500:pepe 700:per 200:percent 50:percent+$ 200:period 200:permit2 300:perp 900:person 130:person+behind
200:pfp 400:phantom 200:phish 30:phish+$ 1600:phone 180:phone+numb 200:photo 1500:phrase 250:phrase+, 100:pictur 300:picture 300:pin
1100:ping 280:ping+me 600:pippin 100:pizza 700:pl 130:pl+$ 700:place 200:plain 500:plan 300:please+$ 80:please+, 100:please+.
100:please+send 30:please+the 100:plot 100:pnl 600:poem 400:point 200:police 500:polite 200:polkadot 200:polygon 1200:polymarket
900:pool 30:pool+_ 30:pool+that 200:population 100:portfolio 100:portion 300:portuguese 300:position 500:positive 700:post 300:pow
100:predict 300:predictit 100:premium 500:prepare 200:pres 400:present 30:present+, 30:present+? 200:president 200:pric 30:pric+of
1800:price 30:price+$ 30:price+? 50:price+in 200:price+of 200:primary 500:print 30:print+on 500:private 200:probability 300:profit
50:profit+on 200:profitable 300:project 30:project+have 700:proof 80:proof+of 300:proofread 200:propos 2500:proposal
130:proposal+are 130:proposal+of 300:protocol 30:protocol+$ 100:provide 600:pudgy 100:pull 300:pump 100:punk 100:push 1800:put
150:put+_ 130:put+my 600:python 100:quarter 100:query 300:question 400:queu 1100:queue 200:quick 300:quorum 200:race 700:rain
150:rain+in 100:raise 200:range 1500:rank 280:rank+of 1500:rarity 350:rarity+rank 400:rat 1100:rate 80:rate+of 200:rath 1200:ratio
100:raydium 200:re 200:reach 300:read 30:read+the 900:real 200:realis 100:reason 300:reb8tk3gbgk5auzkwc6shnwrgvjh8dualh 100:receipt
200:receiv 100:receive 100:recent 1000:recipe 200:recipe+for 1300:recommend 250:recommend+a 100:record 1100:recov 150:recov+my
100:redemption 400:reentrancy 400:refund 100:refus 300:regex 500:regist 400:relay 200:release 400:rememb 300:remind 200:renew
500:rent 100:replace 400:repo 700:report 300:repository 100:request 100:requir 100:reserv 300:reserve 500:reset 200:resolution
300:rest 300:result 1000:return 200:revenue 30:revenue+_ 100:revert 100:review 2200:revoke 180:revoke+all 130:revoke+every
150:revoke+the 1800:reward 130:reward+in 100:reward+of 200:rhb9cjawyb4rj91vrwn96dkukg4bwdtyth 100:rich 600:right 130:right+now
300:ripple 200:rise 100:risk 200:rn 50:rn+$ 600:rollup 300:room 200:root 100:rose 100:round 500:rout 30:rout+_ 500:route 100:rows
30:rows+$ 200:royalty 100:rpc 100:rug 1200:run 50:run+_ 30:run+a 200:runn 100:runway 200:rupe 300:rust 200:s19 300:s21 500:safe
200:said 100:sal 400:salary 200:sale 200:same 300:sandwich 200:sang 100:sat 30:sat+vb 300:satoshi 200:saturday 200:saving 2600:say
180:say+_ 230:say+about 100:saylor 100:scam 300:scamm 300:schedule 100:school 900:score 50:score+for 400:screen 400:script
100:scroll 100:search 400:season 200:seat 400:sec 100:second 100:security 400:see 1800:seed 350:seed+phrase 100:seem 100:seen
1400:sell 30:sell+_ 150:sell+my 2300:send 380:send+_ 80:send+it 30:send+me 100:sent 200:sentenc 100:sentence 300:sentiment
100:separate 700:sepolia 200:serv 100:sery 1600:set 100:set+a 130:set+an 100:settl 100:settle 400:shar 700:share 80:share+of 700:she
100:sheet 2500:short 180:short+$ 180:short+ratio 2900:should 530:should+i 1000:show 80:show+_ 30:show+the 600:side 80:side+$
30:side+, 700:sign 50:sign+_ 30:sign+the 200:signatur 100:signature 100:similar 500:simple 130:simple+word 1000:since 80:since+_
100:since+the 600:sise 50:sise+$ 300:sist 600:sit 50:sit+in 30:sit+on 100:sitt 30:sitt+on 200:skew 200:skip 200:slash 100:sleep
400:slippage 200:slot 100:slow 300:small 300:smart 200:smile 1800:snapshot 800:so 30:so+far 300:sofa 200:soft 1800:sol 2500:solana
200:sold 2200:solidity 200:solidity+contract 200:some 100:somebody 100:someone 200:someth 300:song 500:soon 130:soon+a 200:sopr
200:sort 400:soup 100:sourc 400:source 30:source+of 100:sourcify 300:sourdough 100:sovereign 200:spanish 200:spe 100:speak 200:spend
30:spend+_ 1600:spot 300:spot+_ 100:spreadsheet 300:square 100:stabl 500:stablecoin 300:stack 200:stair 2200:stak 280:stak+reward
1600:stake 200:stake1u9ylzsgxaa6xctf4juup682ar3juj85n8tx3hthnljg47zctvm3rc 500:stand 100:standard 300:start 100:startup 200:state
30:state+the 300:step 200:steth 1400:still 200:stock 200:stolen 800:stop 100:straight 30:straight+from 100:strategy 100:strik
400:strike 500:stuck 100:student 100:study 200:style 100:subgraph 300:submit 200:sum 400:summ 600:summarise 600:supp 50:supp+_
30:supp+of 700:support 400:surface 200:suspend 100:suspiciou 1700:swap 280:swap+_ 100:swis 200:switch 200:symbol 900:t 400:t3
600:table 100:table+for 300:tak 30:tak+side 1400:take 100:taken 300:talk 400:tall 100:taproot 200:target 3800:tax 30:tax+$
80:tax+and 180:tax+in 200:tax+return 100:taxable 100:teach 500:team 30:team+behind 1000:telegram 1500:tell 350:tell+me 200:term
300:tesla 500:test 100:teth 400:text 30:text+_ 200:th 600:than 100:than+_ 200:thank 30:that+$ 80:that+? 130:that+_ 200:that+i
30:that+my 600:the 2700:the+_ 30:the+account 30:the+addres 30:the+apy 150:the+balance 80:the+beacon 150:the+best 50:the+biggest
30:the+block 150:the+capital 30:the+cheapest 50:the+coin 50:the+collection 30:the+day 50:the+deposit 50:the+exchange 50:the+fee
100:the+first 30:the+floor 30:the+ga 330:the+last 130:the+lightn 30:the+market 30:the+mint 200:the+moment 30:the+money 50:the+most
30:the+name 30:the+newest 530:the+next 50:the+one 30:the+open 80:the+oth 30:the+outcome 50:the+own 130:the+person 30:the+price
50:the+project 50:the+protocol 100:the+real 30:the+rest 30:the+rout 30:the+signature 30:the+solidity 30:the+source 200:the+spot
50:the+tax 50:the+team 30:the+text 80:the+token 30:the+top 30:the+trad 80:the+treasury 130:the+u 130:the+wallet 150:the+weath
50:the+whole 200:theft 500:their 1500:them 100:them+$ 30:them+? 700:there 30:there+? 30:there+a 300:these 30:these+_ 30:these+day
100:thesi 1300:they 200:thi+_ 80:thi+morn 80:thi+token 80:thi+wallet 300:think 30:think+of 200:thinner 400:through 200:tick
200:ticket 100:tier 400:till 200:tim 1400:time 50:time+$ 200:tip 300:tmrw 1480:to+_ 280:to+a 30:to+approve 100:to+buy 80:to+get
50:to+know 50:to+me 600:to+my 80:to+pay 130:to+take 380:to+the 2200:today 330:today+$ 80:today+, 50:today+? 50:today+and 30:today+in
400:togeth 30:togeth+$ 30:togeth+? 2200:token 150:token+$ 50:token+, 30:token+? 30:token+call 50:token+i 50:token+with 200:token2049
200:tokyo 100:told 400:tonight 300:too 30:too+$ 200:top 50:top+trader 200:tornado 1100:total 150:total+liquidation 30:total+value
100:touch 30:touch+_ 300:town 400:trace 200:tracetransaction 900:trad 30:trad+$ 50:trad+_ 80:trad+of 30:trad+on 300:trade 30:trade+_
400:trader 200:traffic 100:trail 1100:train 130:train+from 600:trait 1400:transaction 100:transaction+_ 50:transaction+of
50:transaction+on 1400:transf 100:transfer 30:transfer+of 100:transferr 2000:translate 350:translate+_ 600:treasury 200:tree
100:trend 600:trezor 500:tron 100:trust 400:turn 200:turnout 200:tv 400:tweet 900:twitt 1400:two 300:tx 30:tx+_ 900:u 200:uk 200:uma
100:unclaim 1600:und 380:und+_ 100:unfill 400:uni 100:unique 2400:uniswap 200:unit 500:unlimit 80:unlimit+_ 300:unlock 30:unlock+$
500:until 1500:up 30:up+, 50:up+_ 100:up+a 50:up+the 30:up+to 100:upcom 400:update 100:upgrade 200:us 100:usd 4000:usdc 900:usdt
300:use 100:user 100:usual 1600:v 80:v+_ 200:v+short 100:v2 100:v4 200:vacation 3800:validator 300:validator+_ 500:value 30:value+of
200:vat 200:vault 100:vb 100:ve 200:vegetarian 200:venue 30:venue+, 100:verification 700:verify 100:version 100:versu 600:vest
130:vest+contract 100:via 100:view 300:visa 400:vitalik 500:vol 700:volatility 100:volume 30:volume+of 1500:vot 150:vot+on 1300:vote
300:w 130:wa+_ 80:wa+it 30:wa+stolen 100:wa+the 1300:wait 200:wake 200:walk 6900:wallet 150:wallet+$ 130:wallet+, 100:wallet+.
230:wallet+_ 100:wallet+for 80:wallet+i 180:wallet+to 800:want 30:want+a 130:want+to 200:wash 200:watch 300:way 100:wbtc 100:wealth
600:weath 150:weath+in 200:wedd 400:week 500:went 600:weth 200:whale 16000:what 50:what+_ 200:what+a 200:what+are 50:what+can
300:what+did 250:what+do 130:what+doe 30:what+fee 50:what+ha 30:what+happen 600:what+i 50:what+in 30:what+on 30:what+price
50:what+tax 830:what+the 100:what+time 80:what+wa 150:what+will 80:what+would 200:whatev 4100:when 380:when+_ 30:when+did
130:when+doe 180:when+i 50:when+it 30:when+the 50:when+wa 50:when+will 2000:where 30:where+_ 50:where+do 100:where+doe 80:where+i
200:wheth 30:wheth+_ 8900:which 130:which+_ 30:which+are 30:which+chain 80:which+coin 180:which+hardware 80:which+of 30:which+one
100:whichev 200:white 200:whitepap 5400:who 100:who+are 30:who+ha 230:who+i 50:who+the 230:who+won 200:whole 100:whom 300:whose
1400:why 80:why+did 200:wife 2900:will 200:will+_ 80:will+do 100:will+it 50:will+the 500:win 200:window 200:wire 200:wis 580:with+_
480:with+a 280:with+my 30:with+nonce 30:with+price 350:with+the 30:with+their 30:with+what 300:withdraw 1100:withdrawal 200:withhold
300:within 300:without 1300:won 230:won+the 200:wont 2300:word 80:word+, 150:word+. 130:word+of 50:word+what 1300:work 100:world
100:worry 400:worth 30:worth+of 30:would+it 50:would+like 200:would+you 100:wrapp 3800:write 380:write+a 500:write+me 200:wrong
400:wrote 1100:x 200:xmr 700:xrp 1600:ye 80:ye+in 50:ye+on 80:ye+or 300:year 400:yet 80:yet+? 100:yield 130:you+do 80:you+find
50:you+look 130:you+recommend 30:you+tell 500:z 130:z+score 400:zero 400:zk @call_contract 1960:* 150:,+_ 40:,+a 20:,+and 30:,+at
20:,+i 10:,+spend 10:,+token 50:.+$ 10:.+how 20:.+what 940:<block> 1810:<chain> 1510:<coin> 80:<collection> 50:<ens>
1850:<evmAddress> 10:<exchange> 310:<namesake> 1000:<number> 100:<protocol> 1490:<series> 1400:<signature> 60:?+$ 20:?+_
10:?+contract 30:?+i 10:?+it 140:^+_ 100:^+call 10:^+can 50:^+could 10:^+did 10:^+doe 30:^+for 10:^+ha 30:^+how 10:^+i 30:^+read
10:^+who 280:_+$ 220:_+, 60:_+. 70:_+? 280:_+_ 30:_+a 40:_+and 120:_+at 10:_+balance 10:_+be 30:_+call 10:_+can 30:_+contract
30:_+from 10:_+i 20:_+keep 20:_+may 10:_+move 40:_+of 270:_+on 10:_+open 10:_+out 10:_+own 10:_+rout 40:_+still 10:_+the 10:_+to
10:_+wallet 20:_+who 30:a+_ 50:a+of 60:allowance 100:am 20:amount 20:and+_ 10:and+how 10:and+i 30:and+tell 100:answer 40:any
10:any+_ 10:anyth 110:ape 10:ask 170:at+_ 20:auditor 10:azuki 60:balance 100:base 10:bayc 20:belong 10:belong+to 10:binance 50:bor
540:call 120:call+_ 10:can+_ 10:can+the 10:claim 10:collection 310:contract 60:contract+_ 30:could+you 10:custom 20:decimal 10:did+_
10:doe+_ 10:en 210:eth 1420:ethereum 150:exact 10:figure 10:for+_ 30:for+a 20:for+me 100:freez 40:from+_ 100:function 40:given
10:ha+_ 10:held 20:here 10:here+. 20:hi 10:hi+_ 80:hold 200:how 10:how+many 40:how+much 10:i+_ 30:i+am 10:i+it 10:i+my 30:i+need
10:i+on 10:i+that 120:if 30:if+it 10:it+. 20:it+? 10:it+_ 30:it+at 30:it+i 40:itself 60:just 70:keep 100:know 100:latest 20:leave
10:left 10:live 260:mainnet 40:many 10:many+_ 120:may 10:may+_ 20:may+the 20:me+$ 30:me+what 80:move 10:move+_ 160:much 10:much+?
20:much+_ 10:much+of 100:need 30:need+_ 100:not 200:now 30:now+$ 30:now+? 120:of+_ 10:of+the 60:off 250:on+_ 50:on+the 20:open
60:opensea 70:out 20:out+of 120:own 20:own+_ 100:paus 10:penguin 140:permit2 30:permit2+_ 60:plain 40:present 10:pudgy 80:pull
100:query 10:queue 260:read 70:read+_ 10:reconcile 140:report 60:result 60:return 220:right 50:right+now 80:rout 20:rout+_ 30:so
100:somebody 120:spend 30:spend+_ 40:state 10:state+the 170:still 10:still+take 100:story 60:straight 110:supp 10:support 40:take
100:tell 30:tell+me 40:the+_ 40:the+contract 10:the+rout 10:the+spend 10:to+_ 30:to+know 10:to+move 110:token 30:token+_ 10:total
200:totalsupp 110:uni 40:uniswap 100:unlimit 20:up 10:up+to 510:usdc 100:usdt 20:v2 220:view 20:vitalik 20:wallet 10:wallet+_
160:want 20:want+the 30:want+to 160:what 30:what+it 20:which 100:who 10:who+own 100:writ 30:writ+a 30:you+please
@check_approval_security 1720:* 30:,+_ 20:,+i 30:,+on 30:,+open 50:.+i 30:.+what 1720:<chain> 110:<coin> 1720:<evmAddress>
610:<namesake> 210:<protocol> 610:<series> 240:?+$ 50:?+what 100:^+before 10:^+can 30:^+check 30:^+i 90:^+metamask 30:^+should
30:_+$ 20:_+, 50:_+. 80:_+? 30:_+a 80:_+before 30:_+clos 50:_+i 380:_+on 30:_+open 30:_+rout 10:_+run 30:_+with 30:a+a 80:a+known
400:about 30:about+_ 50:about+that 10:actual 100:against 100:allowance 30:and+trust 300:anyth 100:ape 100:approv 200:approval
1260:approve 220:approve+_ 210:ask 50:ask+me 10:auditor 10:been 800:before 130:before+i 10:black 410:bnb 10:box 440:bsc 10:can+the
410:chain 100:check 30:check+_ 100:client 100:clos 120:code 700:contract 50:contract+$ 30:contract+with 100:dapp 40:deposit
10:diligence 30:doe+goplu 10:due 100:eth 510:ethereum 100:file 50:for+_ 100:give 200:goplu 100:hi 30:i+_ 30:i+can 30:i+it 30:i+on
80:i+that 20:i+thi 30:i+would 10:if 50:it+$ 50:it+? 50:it+a 100:know 900:known 100:let 200:list 50:list+? 270:mainnet 40:masterchef
170:me+to 360:metamask 50:my+token 100:nah 30:of+it 30:of+that 10:of+the 40:off 10:off+with 300:ok 10:old 430:on+_ 30:on+a 200:one
30:one+? 300:open 100:opensea 40:own 10:own+of 110:pancake 100:pancakeswap 100:people 100:pres 100:proxy 10:publish 220:rout
50:rout+_ 40:run 10:run+off 100:safe 30:safe+to 100:say 30:say+about 100:set 100:shady 100:should 30:should+i 100:sign 30:sign+the
100:site 10:somewhere 410:source 30:source+code 460:spend 10:stak 100:support 100:suspiciou 100:swapp 130:that+contract 10:the+own
30:the+rout 30:the+spend 220:to+approve 30:to+know 200:token 30:token+$ 30:token+i 760:trust 10:uniswap 10:v2 20:verify 100:wallet
460:want 120:want+me 500:what 30:what+doe 50:what+i 10:with+deposit 30:with+my 30:would+be 100:writ @check_contract_verified 1460:*
60:,+_ 60:,+and 30:,+i 20:,+it 30:,+on 20:,+or 30:.+$ 20:.+doe 20:.+e 20:.+i 840:<chain> 240:<coin> 1400:<evmAddress> 60:<fiat>
100:<name> 300:<namesake> 60:<number> 60:<protocol> 300:<series> 180:?+$ 30:?+_ 20:?+any 20:?+it 30:?+my 20:^+for 20:^+ha 200:^+i
50:^+on 20:^+our 60:_+$ 90:_+, 20:_+and 30:_+at 20:_+coin 20:_+contract 30:_+ha 30:_+i 130:_+on 20:_+or 20:_+stak 20:_+token
90:_+verify 30:a+contract 60:actual 100:all 30:all+chain 30:and+how 20:and+would 60:any 20:any+chain 60:anybody 260:anywhere
20:are+we 120:ask 30:at+_ 120:audit 60:auditor 20:auditor+ask 240:base 100:batch 60:been 60:black 60:bnb 60:box 100:call 520:chain
20:chain+$ 30:chain+doe 50:chain+i 100:check 620:code 70:code+of 60:coin 20:coin+i 60:colleague 60:confirm 520:contract
20:contract+, 60:contract+_ 30:contract+on 60:deposit 20:deposit+contract 60:diligence 60:dollar 60:due 20:due+diligence 60:e 20:e+.
360:ethereum 60:everybody 60:exchange 60:file 20:for+_ 20:for+the 100:full 100:good 20:ha+been 20:ha+it 60:hidden 60:hold 20:hold+on
100:how 20:i+. 40:i+_ 20:i+hold 30:i+it 20:i+see 230:i+the 120:if 20:if+it 20:if+the 30:it+$ 30:it+? 20:it+a 20:it+i 20:it+the
60:item 60:know 60:like 20:like+to 60:list 20:list+it 240:mainnet 260:match 100:mint 100:multicall3 60:not 60:now 130:of+_ 20:of+our
20:of+thi 60:old 190:on+_ 30:on+all 80:on+which 120:one 60:optimism 20:or+not 60:pancake 60:proof 20:proof+of 380:public 360:publish
120:rout 20:rout+_ 60:see 60:somewhere 860:source 60:source+code 90:source+of 460:sourcify 120:stak 60:swapp 60:the+_
30:the+contract 20:the+one 140:the+source 100:there 30:there+? 160:through 20:to+know 60:token 100:tool 120:uniswap 60:usdc 60:v2
60:verification 800:verify 60:verify+? 60:want 120:wheth 300:which 80:which+chain 20:would+like 30:you+can @check_dapp_security
2100:* 20:,+_ 50:,+and 30:,+ha 70:,+i 10:,+it 10:,+would 10:.+_ 30:.+i 40:<coin> 40:<quoted> 40:<time> 2100:<url> 330:?+$ 10:?+a
40:^+_ 10:^+a 30:^+before 30:^+do 40:^+got 130:^+ha 110:^+i 20:^+my 10:^+somebody 40:_+$ 70:_+, 30:_+. 40:_+? 50:_+a 10:_+and
130:_+been 50:_+for 30:_+ha 20:_+i 10:_+it 20:_+legit 10:_+say 30:_+wa 10:a+known 40:a+phish 40:a+scam 40:airdrop 100:am 30:and+by
50:and+i 30:and+trust 200:any 100:anyone 100:anyth 480:app 80:at+_ 1200:audit 40:aunt 700:been 180:been+audit 200:before 100:behind
30:behind+_ 80:bonu 80:chat 120:claim 280:com 100:compliance 120:connect 200:contract 50:contract+or 100:creator 40:d 700:dapp
100:desk 100:discord 80:dm 80:drain 280:ethdenv 200:ever 30:ever+been 40:fake 100:farm 640:for 30:for+the 40:fraud 40:free 10:from+_
280:go 100:goplu 280:got 20:got+a 100:guy 50:ha+_ 30:ha+it 80:ha+the 80:her 200:here 50:here+. 70:i+_ 10:i+a 30:i+am 130:i+it
30:i+that 40:if 30:in+it 10:in+our 40:in+the 30:it+? 10:it+_ 70:it+a 50:it+contract 50:it+ever 10:it+in 30:it+on 10:it+wa 100:keep
100:know 120:known 160:legit 100:let 300:link 100:list 30:list+? 240:mail 10:me+_ 20:me+to 40:memb 40:moth 20:my+wallet 40:near
100:new 10:on+telegram 40:one 10:or+a 480:org 240:page 40:page+? 360:phish 10:phish+$ 30:phish+? 10:please+tell 40:post 40:promis
40:receiv 80:reward 40:safe 40:say 10:say+_ 200:scam 100:send 30:send+me 160:sent 20:sent+me 100:shill 340:site 140:some 40:somebody
100:someone 100:statu 200:suspicion 100:swap 140:telegram 40:tell 30:the+treasury 200:their 80:there 40:they 10:to+_ 40:token
10:token+, 100:treasury 500:trust 640:tube 200:und 520:uniswap 80:unlswap 100:use 30:wa+it 120:wallet 10:wallet+. 10:wallet+to
80:want 10:want+me 10:want+to 40:website 100:whom 10:with+a 10:with+the 10:would+you 120:xyz 10:you+please @check_honeypot 2170:*
30:,+_ 20:,+and 10:,+any 20:,+can 10:,+on 30:,+what 70:.+$ 20:.+can 10:.+could 30:.+i 20:.+would 2030:<chain> 510:<coin>
2130:<evmAddress> 120:<fiat> 80:<maybeChain> 320:<namesake> 630:<series> 80:<time> 110:?+$ 40:?+? 100:?+_ 10:?+can 20:?+how
20:?+what 20:^+_ 10:^+about 10:^+before 60:^+buy 90:^+can 60:^+honeypot 90:^+i 20:^+if 20:^+my 10:^+should 10:^+somebody 10:^+thi
20:^+what 170:_+$ 100:_+, 90:_+. 40:_+? 140:_+_ 80:_+a 20:_+and 20:_+be 30:_+contract 30:_+i 20:_+in 290:_+on 30:_+or 20:_+take
10:_+the 30:_+token 100:a+honeypot 180:able 50:able+to 20:about 10:actual 10:address 70:aero 140:aft 440:again 60:am 20:am+i
40:and+sell 30:and+the 20:and+what 40:any 100:ape 20:are+the 20:back 690:base 20:before 10:before+i 20:blacklist 20:block 320:bnb
100:both 240:bought 460:bsc 100:burn 780:buy 20:buy+, 20:buy+_ 40:buy+and 70:buy+sell 20:cake 20:can+_ 100:can+i 20:can+the
20:can+you 320:chain 60:charge 20:chat 60:check 20:check+_ 20:coin 10:coin+_ 120:contract 20:contract+_ 20:contract+on 10:could+the
10:do+they 20:doe+it 20:doe+the 100:each 210:eth 430:ethereum 80:even 20:first 10:first+, 30:for+the 20:function 200:ga 80:get
20:give 10:give+me 60:guy 60:he 60:hello 40:hold 820:honeypot 100:honeypot+? 80:how 10:how+many 20:how+much 80:i+_ 40:i+be
30:i+bought 20:i+buy 50:i+it 100:i+sell 10:i+that 20:i+wa 50:i+want 120:if 30:if+i 20:in+_ 10:in+a 60:includ 60:into 20:into+_
20:it+? 10:it+_ 50:it+a 20:it+in 20:it+on 60:know 100:leg 20:mainnet 20:many 10:me+the 10:me+to 20:mine 20:mint 20:more 10:more+or
60:much 20:my+nephew 80:nephew 60:no 20:no+$ 200:not 10:not+, 10:numb 120:of+_ 20:of+it 360:on+_ 120:once 10:or+blacklist 50:or+i
40:or+not 80:out 60:own 90:pepe 20:please+, 20:power 20:ppl 20:print 200:run 50:run+a 80:safe 10:safe+to 60:say 40:scam 20:scar
1460:sell 60:sell+_ 50:sell+it 130:sell+tax 30:shib 20:should 10:should+i 200:simulat 180:simulate 160:simulation 100:smart 120:sold
80:some 20:somebody 60:someone 20:still 140:take 1040:tax 60:tax+$ 30:tax+and 60:tax+of 80:th 40:the+_ 50:the+ga 10:the+own
20:the+tax 20:the+th 10:the+token 100:then 80:they 10:thi+_ 40:to+buy 20:to+get 20:to+know 240:token 50:token+_ 20:token+on 100:told
140:trap 60:try 10:usdc 60:usdt 20:verdict 260:want 50:want+the 20:want+to 100:way 380:what 20:what+are 40:what+tax 100:whatev
20:when 10:when+i 10:who 120:will 20:would+i 60:ye @check_malicious_address 2030:* 30:,+any 90:,+i 30:.+$ 30:.+i 110:<chain>
20:<coin> 2030:<evmAddress> 100:<fiat> 10:<name> 30:<namesake> 30:<series> 290:?+$ 30:?+? 30:?+_ 30:?+a 30:^+_ 30:^+anyth
50:^+before 30:^+for 80:^+got 30:^+ha 90:^+i 10:^+metamask 30:^+our 50:_+$ 90:_+, 50:_+. 50:_+? 10:_+a 80:_+been 30:_+i 120:_+on
40:_+or 30:_+sent 10:a+contract 50:a+known 100:about 30:about+_ 50:account 10:account+$ 200:addres 600:any 200:anyth 200:anywhere
40:approve 10:approve+_ 100:ask 30:ask+for 100:bad 30:base 300:been 200:before 50:before+i 20:behind 30:by+_ 200:check 30:check+_
100:clean 50:code 200:compliance 50:contract 10:contract+or 300:counterparty 100:desk 100:diligence 100:dm 10:dont 100:drain 100:due
30:due+diligence 200:dust 30:ethereum 100:flag 300:flagg 30:for+_ 30:for+a 80:from+_ 100:fund 300:got 30:got+a 100:guy 80:ha+_
100:he 110:i+_ 30:i+it 30:i+my 30:i+sign 80:i+that 30:i+the 10:i+there 40:i+thi 30:it+a 10:itself 40:just 300:known 100:land
1000:list 50:list+$ 130:list+? 50:mainnet 10:me+to 100:memo 40:metamask 900:mix 200:money 10:need 30:normal 30:of+my 50:on+_ 30:on+a
130:on+any 10:or+i 100:paid 100:pay 30:pay+to 10:person 400:phish 30:phish+$ 30:phish+? 10:plain 100:quote 100:random 200:report
1300:sanction 200:scam 200:scamm 100:screen 100:send 110:sent 30:sent+me 100:sign 30:somebody 30:someone 40:spend 100:sterl
100:stolen 600:theft 30:there 30:to+_ 10:to+approve 100:token 30:token+, 40:trust 100:used 100:user 230:wallet 30:wallet+_ 140:want
10:want+me @check_phishing_site 2400:* 60:,+_ 160:,+i 20:,+it 30:,+where 20:,+would 20:.+_ 120:.+i 260:<coin> 200:<name> 60:<quoted>
160:<time> 2400:<url> 420:?+$ 30:?+? 20:?+a 90:^+_ 40:^+a 30:^+an 110:^+got 140:^+i 60:^+my 70:^+somebody 30:^+someone 20:_+$
150:_+, 100:_+. 20:_+? 30:_+_ 100:_+a 40:_+and 30:_+i 20:_+it 80:_+legit 20:_+say 30:_+to 30:_+with 30:a+_ 30:a+a 20:a+known
110:a+phish 110:a+scam 100:aft 60:airdrop 100:am 30:an+nft 100:any 120:app 60:aunt 120:bonu 120:chat 280:claim 100:click 1120:com
280:connect 60:d 220:dm 200:domain 220:drain 100:employee 1120:ethdenv 160:fake 60:for 100:form 100:forward 60:fraud 160:free
100:friend 20:from+_ 1120:go 720:got 80:got+a 100:grandson 120:her 130:i+_ 20:i+a 30:i+am 200:i+it 100:i+that 60:if 20:in+our
40:in+the 100:incident 20:it+_ 90:it+a 20:it+in 50:it+on 20:it+wa 280:known 540:legit 700:link 100:list 30:list+? 360:mail 40:me+_
50:me+a 30:me+to 60:memb 60:moth 60:my+wallet 60:near 100:need 30:need+a 100:nft 100:no 30:of+those 30:on+any 40:on+telegram 160:one
30:one+of 40:or+a 30:or+no 120:org 560:page 90:page+? 100:past 30:past+_ 100:people 1340:phish 70:phish+$ 100:phish+? 20:please+tell
60:post 60:promis 60:receiv 100:record 120:reward 60:safe 60:say 20:say+_ 600:scam 440:sent 80:sent+me 100:sit 560:site 60:some
260:somebody 100:someone 100:swear 160:telegram 60:tell 100:tg 30:the+_ 120:there 60:they 100:those 100:through 100:ticket 90:to+_
160:token 40:token+, 60:tube 180:uniswap 120:unlswap 280:wallet 40:wallet+. 20:wallet+to 120:want 20:want+me 20:want+to 60:website
100:where 30:where+i 40:with+a 20:with+the 20:would+you 180:xyz 100:ye 30:ye+or 20:you+please @check_token_safety 2610:* 40:,+_
10:,+and 20:,+any 20:,+can 40:,+mint 20:,+on 10:,+what 40:.+$ 30:.+can 20:.+could 20:.+doe 20:.+i 10:.+would 60:20 2100:<chain>
880:<coin> 1690:<evmAddress> 40:<fiat> 100:<maybeChain> 700:<namesake> 60:<number> 670:<series> 820:<solanaAddress> 60:<ticker>
90:<time> 170:?+$ 30:?+? 110:?+_ 10:?+and 40:?+can 10:?+give 10:?+how 20:?+it 10:?+want 20:?+what 50:^+_ 20:^+a 30:^+about
10:^+before 30:^+buy 100:^+can 10:^+could 20:^+doe 40:^+honeypot 90:^+i 10:^+if 20:^+my 20:^+rug 20:^+rugcheck 20:^+should
30:^+somebody 20:^+thi 10:^+what 210:_+$ 130:_+, 130:_+. 70:_+? 190:_+_ 40:_+a 10:_+and 20:_+at 40:_+be 20:_+can 10:_+contract
10:_+have 20:_+i 10:_+in 30:_+mint 230:_+on 10:_+or 10:_+take 20:_+the 10:_+token 50:a+honeypot 60:able 20:able+to 120:about
10:actual 10:address 30:aero 100:aft 200:again 10:already 20:alt 40:alter 20:am 10:am+i 20:and+sell 30:and+what 80:any 70:anybody
50:anyone 220:ape 10:are+the 20:ask 20:at+_ 10:authority 60:back 10:bag 60:balanc 430:base 20:be+mint 20:before 10:before+i
60:behind 220:blacklist 60:block 220:bnb 150:bonk 90:bought 320:bsc 560:buy 10:buy+, 10:buy+_ 20:buy+and 20:buy+sell 120:cake
40:can+_ 90:can+i 10:can+somebody 10:can+still 30:can+the 10:can+you 220:chain 20:charge 60:chat 30:check 10:check+_ 70:coin
20:coin+_ 120:contract 30:contract+_ 10:contract+on 20:could+the 30:creator 10:day 20:do+they 10:doe+_ 20:doe+it 10:doe+the 60:erc
20:essay 130:eth 550:ethereum 80:even 70:fine 60:first 20:first+, 40:flag 10:for+_ 240:freeze 70:friend 130:frozen 20:function
80:get 160:give 40:give+me 60:go 60:gonna 40:goplu 20:guy 40:halt 10:have+a 20:he 20:hello 10:hi 40:hidden 90:hold 10:hold+_
40:holder 400:honeypot 50:honeypot+? 40:how 10:how+many 10:how+much 70:i+_ 30:i+be 10:i+bought 20:i+buy 50:i+it 90:i+sell 20:i+that
10:i+wa 60:if 10:if+i 10:if+the 10:in+_ 20:in+a 20:in+our 20:includ 140:into 20:into+_ 60:investment 10:it+? 20:it+_ 30:it+a
10:it+contract 10:it+in 10:it+on 20:it+the 10:jup 20:know 60:legit 40:let 10:live 60:look 120:mainnet 20:many 20:me+? 20:me+an
30:me+the 30:me+to 40:memo 60:mine 570:mint 50:mint+_ 40:mint+more 40:mint+or 270:more 30:more+, 40:more+or 20:much 20:my+nephew
60:nah 80:nephew 100:no 10:no+$ 240:not 20:not+, 20:not+_ 10:numb 80:of+_ 20:of+it 360:on+_ 20:on+the 40:once 10:one 20:only
40:opinion 10:or+a 30:or+blacklist 30:or+freeze 30:or+i 30:or+mint 40:or+not 80:out 60:overall 260:own 20:own+of 40:paus 80:pause
90:pepe 250:pippin 10:please+, 20:please+. 40:pow 20:power 20:ppl 100:print 60:push 10:quick 120:reason 40:risk 290:rug 80:rugcheck
10:rugcheck+score 10:rugg 480:safe 60:safe+to 20:say 120:scam 60:scar 50:score 10:score+for 800:sell 20:sell+_ 30:sell+it
70:sell+tax 10:sent 30:shib 60:shill 30:short 60:should 20:should+i 80:simulate 20:simulation 70:sol 430:solana 40:sold 80:some
140:somebody 30:someone 220:still 20:still+mint 40:switch 100:take 520:tax 30:tax+$ 10:tax+and 30:tax+of 80:telegram 40:teth 80:th
20:the+_ 50:the+own 20:the+pippin 10:the+tax 10:the+th 20:the+token 100:they 30:thi+_ 60:think 20:think+of 80:to+buy 10:to+get
10:to+know 130:token 30:token+_ 10:token+on 140:told 40:transfer 100:trap 20:try 50:usdc 60:usdt 20:user 120:verdict 30:version
20:wallet 120:want 20:want+a 10:want+to 260:what 10:what+are 10:what+it 30:what+tax 10:what+the 60:when 20:when+i 20:who 40:will
20:with+the 10:would+i 20:ye @checksum_address 680:* 30:,+and 30:,+what 20:.+_ 30:.+doe 680:<evmAddress> 160:<number> 30:?+$ 30:?+_
30:^+a 20:^+how 30:^+i 30:^+my 80:_+$ 20:_+. 10:_+a 30:_+by 30:_+with 10:a+well 100:addres 30:and+if 60:back 60:bank 30:be+? 120:big
30:by+hand 60:capital 280:case 260:checksum 180:correct 100:counterparty 30:doe+the 160:eip 40:eip+_ 120:everyth 320:form 60:give
100:hand 100:hold 30:hold+, 60:how 20:how+to 10:i+_ 100:if 120:letter 120:low 60:mine 160:mix 100:not 30:not+, 30:of+_ 60:ok 60:one
20:one+$ 60:out 60:payout 120:pl 20:please+$ 160:prop 60:right 60:script 120:small 40:someone 60:split 60:spreadsheet 20:the+addres
20:thi+_ 100:typ 30:typ+_ 120:want 30:want+the 40:well 10:well+form 100:what 30:what+would 20:with+the 120:write 60:written
@compare_tokens 1490:* 150:,+_ 10:,+and 60:,+market 90:,+mcap 60:,+supp 20:,+which 90:.+$ 10:.+_ 20:.+i 850:<chain> 1490:<coin>
70:<fiat> 70:<number> 1250:<series> 40:<step> 200:<time> 20:?+$ 210:^+_ 30:^+compare 20:^+i 20:^+please 60:^+put 50:_+$ 220:_+,
30:_+. 20:_+_ 150:_+and 20:_+i 30:_+in 30:_+move 110:_+next 110:_+side 170:_+v 10:_+volume 20:_+with 130:all 30:all+time 170:and+_
10:and+by 30:and+how 20:and+who 60:anoth 280:ath 60:below 60:bigg 500:bitcoin 390:btc 10:by+how 160:by+side 460:cap 70:cap+,
30:cap+and 120:cardano 60:chainlink 60:change 160:circulat 40:circulat+supp 60:client 120:compare 60:day 100:deck 120:distance
60:dollar 440:each 110:each+oth 950:eth 240:ethereum 60:far 60:favourite 60:fdv 50:for+me 20:for+my 30:for+the 20:from+the 60:furth
60:help 180:high 140:how 20:how+far 10:how+much 20:i+my 20:i+need 20:i+want 10:i+would 20:in+_ 50:in+one 60:ish 20:like 70:line
120:link 400:market 100:market+cap 460:mcap 50:mcap+, 20:me+to 60:more 200:mov 10:mov+_ 120:move 20:move+_ 20:much 60:n 60:need
420:next 110:next+to 60:number 10:of+_ 390:one 420:oth 160:pl 30:pl+$ 20:pl+, 20:pric 10:pric+of 420:price 110:price+, 220:put
40:put+_ 120:record 60:ripple 60:see 60:set 660:side 50:side+$ 160:side+by 60:sise 20:sise+and 60:slid 650:sol 500:solana 10:spot
620:supp 50:supp+$ 60:supp+, 200:table 10:table+for 10:the+treasury 60:these 60:they 60:those 120:time 110:to+each 20:to+see
80:today 20:today+. 60:top 20:top+$ 40:treasury 60:two 280:uni 60:up 20:up+_ 10:usd 700:v 170:v+_ 60:vechain 200:volume 10:volume+,
60:want 180:wbtc 120:which 30:which+one 60:who 20:with+_ 20:would+be 10:would+like @compute_create_address 1300:* 100:.+which
1300:<evmAddress> 200:<evmHash> 200:<hex> 1100:<number> 200:?+$ 30:^+a 30:^+addres 30:^+create 30:^+deploy 30:^+i 100:^+if 50:^+the
80:_+$ 50:_+, 130:_+. 30:_+and 100:_+deploy 30:_+for 30:_+send 80:_+what 30:_+where 30:_+will 30:_+with 30:_+would 30:a+contract
1100:addres 30:addres+of 30:at+$ 30:at+what 30:at+which 30:be+? 200:code 100:come 1000:contract 30:contract+? 30:contract+_
80:contract+addres 30:contract+with 300:create 200:create2 1100:deploy 100:deploy+_ 30:doe+it 50:doe+the 100:drain 200:end 50:end+up
200:factory 100:first 30:for+a 50:from+_ 200:get 200:hash 30:i+_ 30:i+be 400:if 100:if+_ 200:init 100:land 100:lie 200:next
30:next+nonce 1100:nonce 250:nonce+_ 30:of+the 30:please+, 100:produc 30:produc+? 200:salt 200:say 100:send 30:send+it 200:should
30:should+i 100:sit 100:someth 100:source 100:spot 150:the+contract 30:the+first 100:then 100:token 30:token+with 200:transaction
200:up 30:up+? 100:used 100:watch 400:what 80:what+addres 30:what+will 100:where 30:where+doe 500:which 80:which+addres
50:which+contract 500:will 80:will+the 30:with+it 130:with+nonce @compute_namehash 900:* 50:,+can 30:,+if 30:.+$ 30:.+. 30:.+_
900:<ens> 100:<ticker> 30:?+$ 80:^+i 130:^+namehash 30:^+need 100:_+$ 50:_+, 30:_+? 30:_+and 30:_+for 100:again 100:am 30:and+the
30:and+would 100:ask 30:ask+me 50:can+you 100:compute 30:compute+the 100:contract 30:could+you 100:dev 100:en 100:erc 30:for+it
30:for+my 100:form 30:i+am 30:i+lost 100:if 100:kind 100:lost 30:lost+my 200:make 200:name 30:name+_ 700:namehash 200:need
30:need+the 300:node 100:normalis 100:not 130:of+_ 30:of+my 30:on+the 100:own 100:resolv 100:script 100:so 30:so+kind 30:that+$
30:the+_ 30:the+name 100:togeth 30:with+the 30:would+be @convert_units 3300:* 100:,+exact 30:,+how 30:,+i 30:,+no 30:,+please
30:,+so 30:,+the 30:,+what 80:.+$ 30:.+. 50:.+how 30:.+what 1300:<chain> 1600:<coin> 600:<fiat> 3300:<number> 600:<series>
3100:<unit> 230:?+$ 50:?+_ 430:^+_ 80:^+convert 30:^+do 30:^+for 80:^+how 30:^+in 50:^+my 30:^+our 30:^+the 30:^+thi 330:_+$ 230:_+,
80:_+. 200:_+? 30:_+_ 30:_+and 80:_+are 30:_+for 30:_+how 180:_+i 150:_+in 30:_+it 30:_+on 130:_+to 30:_+would 30:a+_ 30:a+token
100:amount 80:are+_ 100:base 100:bitte 100:call 300:convert 80:convert+_ 200:decimal 30:do+the 1500:eth 600:exact 100:exercise
100:express 100:fail 100:figure 30:for+a 30:for+me 30:for+my 100:gave 100:goe 30:have+on 1400:how 300:how+many 50:how+much 50:i+_
30:i+have 130:i+how 30:i+not 30:i+that 30:i+thi 30:i+want 250:in+_ 30:in+the 100:into 100:invoice 30:it+a 50:it+i 50:it+in 100:kind
30:kind+tell 300:ledg 30:ledg+$ 1200:many 280:many+_ 100:math 30:me+_ 200:much 50:much+_ 50:my+ledg 100:no 100:node 100:not 100:numb
30:of+a 30:on+my 30:on+the 30:please+? 100:print 100:raw 200:round 200:say 50:say+_ 100:school 100:screen 100:script 200:show
50:show+_ 100:slip 100:so 30:so+kind 100:state 30:state+the 100:tell 100:test 30:that+$ 30:that+_ 50:that+be 30:the+numb
30:the+whole 100:they 130:to+_ 200:token 30:token+with 200:unit 30:unit+of 100:usdc 200:want 200:what 30:what+i 200:whole 100:will
30:will+it 30:with+_ 100:without 50:would+that @decode_abi 1500:* 30:,+_ 30:,+and 80:,+i 10:,+it 10:,+please 10:,+the 30:,+what
10:,+where 50:.+$ 30:.+. 30:.+doe 30:.+i 30:.+what 1100:<chain> 340:<coin> 900:<evmAddress> 1500:<hex> 760:<namesake> 900:<series>
440:<signature> 130:?+$ 30:?+? 40:?+_ 30:^+a 60:^+before 30:^+decode 30:^+i 100:^+my 10:^+please 40:^+what 170:_+$ 170:_+, 110:_+.
30:_+? 80:_+_ 30:_+against 10:_+and 30:_+be 80:_+contract 10:_+do 50:_+for 10:_+i 70:_+on 30:_+sent 80:_+to 10:_+transaction
60:_+what 30:_+would 100:against 30:against+_ 40:allowance 40:amount 10:and+how 50:and+i 10:and+the 30:and+wheth 100:any 100:anyone
40:approv 10:are+the 40:argument 440:ask 90:ask+me 100:base 240:before 30:before+i 40:blob 80:call 180:calldata 40:colleague
100:confirm 300:contract 80:contract+_ 100:d 300:dangerou 220:data 50:data+_ 160:decode 60:do+, 30:doe+goplu 10:doe+it 100:eth
800:ethereum 100:execut 100:flag 100:flagg 10:for+_ 20:for+me 10:for+my 50:for+the 160:function 30:function+i 40:given 40:go
100:goplu 60:happen 40:here 40:how 10:how+many 40:i+_ 150:i+it 10:i+my 70:i+sign 30:i+there 10:i+want 60:if 20:if+i 30:in+it
180:input 40:into 40:it+, 10:it+go 30:it+i 100:mainnet 40:many 10:me+, 110:me+to 30:me+what 10:me+with 40:method 40:multisig
100:my+wallet 10:of+_ 100:ok 240:on+_ 100:op 40:pap 140:popup 40:print 40:recipient 100:review 100:risk 300:risky 40:said 40:send
200:sent 140:show 1060:sign 140:sign+_ 80:sign+thi 80:signature 10:signature+_ 100:site 40:split 100:tell 30:tell+me 30:that+?
80:the+_ 10:the+call 10:the+signature 100:there 10:thi+_ 100:to+_ 10:to+send 180:to+sign 30:to+the 40:transaction 40:unit 80:unpack
100:up 300:usdc 540:wallet 140:want 30:want+me 10:want+to 680:what 10:what+are 10:what+doe 20:what+happen 40:what+i 30:what+it
80:what+would 40:where 10:where+doe 100:wheth 40:who 20:with+_ 10:with+the 40:work 30:would+it 50:would+that @decode_abi_parameters
700:* 30:,+it 80:,+uint256 30:,+what 30:.+what 200:<coin> 700:<hex> 200:<series> 30:?+_ 30:^+an 30:^+contract 30:^+decode 30:^+i
80:_+$ 30:_+, 30:_+and 50:_+call 100:abi 100:accord 30:accord+to 700:addres 100:addres+, 50:an+_ 30:and+the 100:anyone 200:arg
200:back 100:blob 300:bool 100:byt 200:call 30:call+, 200:constructor 100:contract 200:decode 30:did+they 200:eth 200:follow
100:gave 30:gave+me 100:good 100:got 30:i+_ 30:i+got 100:inside 30:it+$ 30:it+_ 30:it+a 100:own 100:param 100:pas 100:paus
30:please+$ 100:read 100:return 300:should 80:should+be 100:these 100:they 30:to+the 200:typ 400:uint256 200:unpack 100:valu
200:what 30:what+i @decode_calldata 1100:* 30:,+and 20:,+it 20:,+please 20:,+the 20:,+where 30:.+$ 30:.+. 100:<chain> 60:<coin>
1100:<hex> 40:<namesake> 100:<series> 1060:<signature> 20:?+_ 30:?+look 20:^+before 30:^+can 70:^+decode 20:^+please 30:^+the
70:^+what 210:_+$ 90:_+, 40:_+. 30:_+? 80:_+_ 30:_+a 20:_+and 20:_+do 20:_+i 10:_+on 20:_+transaction 20:_+what 30:a+_ 60:allowance
160:amount 40:and+how 30:and+tell 20:and+the 60:approv 20:are+the 60:argument 60:ask 20:ask+me 60:before 60:blob 120:call
120:calldata 30:can+you 60:colleague 180:data 30:data+_ 440:decode 20:do+, 20:doe+it 100:ethereum 20:for+_ 30:for+me 20:for+my
340:function 70:function+i 100:get 60:given 60:go 40:happen 60:here 100:hex 160:how 20:how+many 30:how+much 90:i+_ 20:i+my 10:i+sign
20:i+want 140:if 10:if+i 30:if+the 120:input 100:inside 30:inside+_ 60:into 20:it+, 30:it+and 20:it+go 100:like 100:look
30:look+like 60:many 100:marketplace 20:me+, 20:me+to 20:me+with 60:method 100:much 30:much+$ 60:multisig 20:of+_ 10:on+_ 100:only
60:pap 160:popup 60:print 60:recipient 60:said 60:send 160:show 40:sign 10:sign+_ 120:signature 20:signature+_ 60:split 100:tell
30:tell+me 30:the+amount 20:the+call 20:the+signature 20:thi+_ 20:to+send 60:transaction 60:unit 100:unlimit 30:unlimit+_ 120:unpack
60:wallet 60:want 20:want+to 320:what 20:what+are 20:what+doe 10:what+happen 20:what+i 60:where 20:where+doe 160:who 60:with+_
20:with+the 60:work @decode_log 500:* 100:,+_ 30:,+need 30:.+$ 30:.+it 30:.+no 30:.+what 500:<evmHash> 500:<hex> 500:<signature>
50:?+$ 30:?+_ 30:^+_ 30:^+event 30:^+our 30:^+raw 30:^+which 30:_+$ 100:_+, 100:_+. 30:_+and 30:_+who 30:a+_ 100:allow 100:amount
30:and+the 500:data 100:data+_ 200:event 30:event+_ 100:everyth 200:here 100:how 30:how+much 30:i+_ 100:id 30:in+it 30:in+plain
200:index 30:it+$ 30:it+a 200:log 100:mov 100:much 30:much+? 100:need 30:need+the 100:no 100:number 100:ord 100:out 100:plain
100:raw 30:raw+log 100:sent 100:sig 100:spend 30:the+amount 30:the+spend 30:to+whom 100:token 400:topic 80:topic+_ 100:topic0
30:topic0+_ 100:undecod 200:what 30:what+in 100:which 30:which+token 200:who 200:whom @decode_raw_transaction 800:* 30:,+amount
30:,+please 30:,+where 30:,+who 100:<coin> 800:<hex> 100:<name> 100:<number> 30:?+$ 80:?+_ 80:^+before 50:^+decode 30:^+our 30:^+who
180:_+$ 30:_+, 30:_+can 30:_+who 100:amount 30:and+fee 30:and+tell 30:and+what 30:and+where 100:apart 300:before 50:before+i
100:blob 100:bot 200:broadcast 100:byt 30:can+you 100:cap 100:chain 30:chain+id 100:check 300:decode 30:did+they 30:doe+the 100:eip
30:eip+_ 100:emit 300:fee 30:fee+did 50:for+me 200:go 100:how 30:how+much 100:id 30:id+, 30:in+thi 30:it+, 100:ledg 100:let 200:max
30:me+, 200:money 100:much 100:nonce 30:of+_ 300:raw 300:recipient 100:send 100:set 500:sign 30:sign+_ 30:sign+thi 100:take 100:tell
30:tell+me 100:test 50:the+money 100:they 30:to+whom 100:transaction 30:transaction+, 300:tx 30:tx+_ 200:unsign 200:value 100:what
200:where 30:where+doe 30:where+the 300:who 50:who+sign 100:whom @decode_selector 2600:* 30:,+_ 30:,+any 80:,+what 100:,+which
30:.+what 30:.+which 500:<evmHash> 2600:<hex> 250:?+$ 30:?+? 30:^+_ 30:^+a 50:^+in 50:^+my 30:^+our 30:^+selector 30:^+the
200:^+what 80:^+which 230:_+$ 100:_+, 30:_+. 80:_+? 30:_+a 30:_+all 30:_+and 30:_+be 50:_+for 30:_+i 30:_+what 30:_+which 100:all
100:am 30:am+i 100:any 100:ask 30:ask+me 30:at+the 50:be+$ 50:be+? 200:begin 300:behind 50:behind+_ 30:behind+thi 100:block
30:block+, 400:call 30:call+, 30:call+in 100:calldata 200:data 30:data+_ 100:dev 100:drain 500:event 100:every 100:field 100:full
1600:function 180:function+i 100:hash 30:hash+of 100:here 200:hid 30:i+_ 30:i+call 30:i+see 100:i+that 100:idea 30:in+our 50:in+the
100:index 100:input 30:it+. 50:it+i 100:know 100:log 30:me+to 100:mean 200:method 100:might 30:my+tx 30:my+wallet 200:nobody 30:of+a
30:of+my 200:only 30:only+_ 100:out 100:over 30:please+? 100:q 100:sale 100:say 30:say+_ 200:see 700:selector 130:selector+_
100:sign 100:signature 100:some 100:someth 100:split 100:stand 500:start 30:start+of 100:start+with 100:table 100:that+$ 80:that+be
30:that+the 30:the+hash 30:the+signature 30:the+start 30:the+wallet 30:to+sign 400:topic 100:topic+_ 100:topic0 30:topic0+_
100:trace 100:transaction 100:tx 200:wallet 1500:what 30:what+doe 250:what+function 100:when 30:when+the 1000:which 100:which+event
150:which+function 150:with+_ 50:would+that 100:written @detect_rugpull 1660:* 30:,+_ 30:,+a 30:,+can 30:.+. 80:.+can 30:.+could
1660:<chain> 300:<coin> 1660:<evmAddress> 100:<name> 100:<series> 250:?+$ 30:^+_ 30:^+before 70:^+can 80:^+could 30:^+i 30:^+my
50:^+rug 30:^+the 30:^+we 30:_+$ 30:_+, 100:_+. 80:_+_ 30:_+any 30:_+be 30:_+can 30:_+i 30:_+in 270:_+on 120:_+run 30:_+stak 30:a+_
100:able 30:able+to 100:am 100:any 80:at+_ 100:audit 400:away 100:away+with 100:before 30:before+i 300:blacklist 300:bnb 1060:bsc
200:cake 140:can+the 300:chain 200:contract 30:contract+, 30:contract+_ 80:could+the 960:deposit 180:deposit+? 100:dev 100:diligence
100:drain 100:due 30:due+diligence 100:ethereum 600:farm 100:function 100:fund 100:hidden 100:hold 30:hold+_ 30:i+_ 30:i+am
30:i+there 30:in+it 30:in+that 30:in+the 200:into 50:into+the 30:it+$ 30:it+? 80:it+own 100:let 200:mainnet 160:masterchef 200:money
30:my+nephew 100:nephew 100:of+_ 120:of+the 660:off 170:off+with 270:on+_ 30:on+a 30:or+a 30:or+blacklist 1360:own 190:own+of
100:park 200:privileg 200:pull 100:put 100:risk 300:rug 960:run 120:run+off 300:selfdestruct 100:simp 100:smart 400:stak 100:stake
80:the+_ 80:the+deposit 240:the+own 200:there 100:think 30:think+of 100:treasury 100:use 500:vault 300:walk 100:want 30:want+to
200:what 140:with+deposit 100:with+the 50:with+what 200:withdraw 100:withdrawal 100:worry @encode_abi 1000:* 50:,+_ 30:,+amount
30:,+just 30:,+no 30:,+spend 50:,+uint256 80:.+$ 1000:<evmAddress> 1000:<number> 800:<signature> 30:^+i 30:^+need 130:_+$ 50:_+,
180:_+and 30:_+for 30:_+over 50:_+to 130:_+with 200:abi 200:addres 50:addres+, 100:amount 180:and+_ 30:and+the 100:argument
30:by+hand 100:call 400:calldata 100:constructor 200:encode 100:etherscan 100:explain 100:field 100:finish 130:for+_ 30:for+my
100:front 100:function 100:gimme 100:hand 200:hex 30:i+can 30:i+need 30:in+my 200:into 30:into+the 100:just 30:just+the 100:multisig
300:need 30:need+the 300:no 30:of+_ 100:over 30:over+_ 100:pack 100:parameter 200:paste 30:please+, 100:put 100:raw 100:revoke
100:script 100:selector 100:spend 30:spend+_ 100:them 30:to+_ 200:typ 200:uint256 200:unit 200:valu 100:wanna 130:with+_ 100:without
@estimate_gas 1460:* 50:,+_ 30:,+and 50:,+how 20:,+just 40:.+$ 30:.+could 30:.+how 1360:<chain> 1260:<coin> 300:<ens>
1360:<evmAddress> 100:<maybeChain> 700:<namesake> 1460:<number> 1160:<series> 200:<signature> 100:<unit> 130:?+$ 30:?+just
30:^+before 130:^+ga 80:^+how 20:^+i 50:^+if 30:^+what 30:^+would 180:_+$ 100:_+, 50:_+. 50:_+? 130:_+_ 50:_+call 30:_+contract
140:_+from 30:_+go 270:_+on 30:_+right 80:_+send 50:_+sent 30:_+take 30:_+thi 290:_+to 30:_+with 30:and+how 30:and+what 260:anyth
100:arbitrum 300:base 30:be+? 100:before 30:before+i 100:broadcast 400:burn 200:call 50:call+_ 100:contract 30:contract+_ 100:cost
30:cost+in 30:could+you 100:decimal 160:don 40:don+t 100:dry 300:estimate 1060:eth 700:ethereum 100:fee 30:for+me 170:from+_ 1460:ga
130:ga+would 160:go 30:go+through 20:go+to 800:how 30:how+many 180:how+much 20:i+m 30:i+sign 30:i+would 500:if 130:if+_ 80:it+burn
30:it+cost 160:just 100:know 60:lat 100:like 30:like+to 60:m 460:mainnet 100:many 30:me+? 20:me+what 100:minute 700:much 180:much+ga
300:need 50:need+to 160:now 30:now+, 30:of+_ 320:on+_ 30:on+the 100:pl 30:pl+$ 100:right 30:right+now 100:run 30:run+_ 960:send
240:send+_ 200:sent 100:sign 100:simulate 100:spend 30:spend+_ 160:t 100:tak 160:take 60:tell 20:tell+me 30:the+_ 30:the+fee
100:through 320:to+_ 30:to+know 120:to+send 100:transf 300:unit 200:usdc 100:use 260:what 50:what+would 130:would+it 30:would+like
30:would+that @get_account_nonce 1900:* 50:,+_ 30:,+how 30:,+i 50:,+need 30:,+so 50:.+$ 200:<block> 1800:<chain> 100:<coin>
300:<ens> 1600:<evmAddress> 800:<namesake> 200:<number> 400:<series> 80:?+$ 30:?+_ 30:?+i 30:^+at 30:^+current 30:^+for 40:^+how
50:^+my 50:^+next 150:^+nonce 20:^+numb 50:^+what 30:^+which 200:_+$ 130:_+, 30:_+. 50:_+_ 30:_+a 80:_+at 20:_+ha 30:_+i 30:_+in
50:_+incl 10:_+made 230:_+on 30:_+pl 50:_+please 30:_+sent 30:a+of 200:account 30:account+_ 30:account+of 100:addres 200:already
100:am 400:arbitrum 100:ask 80:at+_ 50:at+on 30:at+the 700:base 100:block 30:block+$ 200:count 100:create 100:current 30:did+_
30:do+i 100:eth 300:ethereum 60:ever 100:finalis 50:for+_ 30:for+my 10:ha+_ 100:hardware 30:hardware+wallet 100:hot 240:how
60:how+many 30:i+_ 30:i+am 30:i+at 30:i+m 30:i+my 30:i+need 30:in+total 200:incl 30:incl+. 30:it+. 30:it+wa 100:keep 100:know
100:last 100:low 100:m 40:made 10:made+on 300:mainnet 240:many 10:many+transaction 50:many+tx 100:may 30:may+i 200:mine
30:my+account 30:my+tx 400:need 50:need+the 50:need+to 500:next 100:next+nonce 100:node 1800:nonce 50:nonce+_ 180:nonce+of 60:numb
20:numb+of 180:of+_ 30:of+mine 30:of+the 20:of+transaction 100:old 380:on+_ 100:one 30:one+? 100:optimism 100:out 400:pend 200:pl
30:pl+, 30:please+$ 30:please+, 100:reconstruct 100:replace 100:say 100:seem 100:send 160:sent 100:so 100:still 300:stuck
30:that+are 30:the+last 30:the+next 100:then 30:to+know 100:too 100:total 30:total+, 200:transaction 20:transaction+_
30:transaction+that 400:tx 100:use 200:wallet 200:what 300:which @get_alchemy_prices 590:* 60:,+_ 20:,+each 30:,+with 20:.+$ 20:.+_
490:<chain> 590:<coin> 370:<fiat> 10:<number> 410:<series> 20:?+$ 50:^+_ 10:^+how 20:^+i 20:^+need 30:^+what 30:_+$ 60:_+, 20:_+.
10:_+? 30:_+a 90:_+and 30:_+in 30:_+pl 40:_+price 20:_+quot 10:adesso 300:alchemy 10:all 90:and+_ 20:and+the 10:bitcoin 200:btc
10:buck 30:doge 170:dollar 120:each 370:eth 70:for+_ 20:for+each 20:for+the 30:how 20:i+only 30:in+_ 20:it+wa 60:ledg 20:ledg+$
10:line 60:lp 10:many 10:mean 20:much 60:need 20:need+_ 10:now 20:of+each 20:one 60:only 110:pl 30:pl+, 180:price 10:price+$
10:price+? 10:price+_ 30:price+for 10:px 10:quanto 160:quot 160:quote 10:right 220:sol 20:solana 10:spot 60:taken 30:the+time
100:them 30:them+$ 120:time 100:timestamp 10:today 10:un 270:uni 190:usd 10:vale 140:wbtc 120:what 30:what+doe 20:with+the 20:worth
@get_alchemy_token_balances 750:* 40:,+_ 10:,+every 10:,+the 50:.+$ 20:.+would 240:20 730:<chain> 270:<coin> 120:<count> 40:<ens>
710:<evmAddress> 10:<exchange> 270:<namesake> 280:<series> 240:<ticker> 30:?+$ 20:^+_ 20:^+for 30:^+give 10:^+how 20:^+need 10:^+on
30:^+please 10:^+show 10:^+what 70:_+$ 20:_+, 30:_+. 10:_+? 40:_+_ 20:_+a 10:_+are 10:_+balance 10:_+doe 20:_+entry 30:_+from
30:_+ha 10:_+held 20:_+hold 20:_+in 80:_+on 10:_+please 20:_+position 40:_+that 20:_+token 10:_+wallet 10:_+which 300:alchemy
200:all 30:all+the 10:any 100:arbitrum 10:ask 160:balanc 40:balance 10:balance+of 310:base 10:binance 10:by+_ 10:claim 30:contract
10:contract+_ 10:custom 10:doe+_ 10:en 60:entry 240:erc 260:erc20 20:eth 290:ethereum 140:every 40:every+_ 10:exact 60:fetch
10:figure 60:fine 20:for+_ 30:for+me 100:give 30:give+me 10:got 30:ha+on 20:held 10:held+by 90:hold 20:hold+on 70:how 10:how+many
10:how+much 10:i+_ 20:i+fine 20:i+need 30:i+ok 10:in+_ 20:inside 10:inside+_ 10:keep 10:left 160:list 30:list+with 10:live
50:mainnet 20:many 10:many+_ 30:me+$ 50:much 10:much+_ 120:need 100:number 50:of+_ 10:of+the 100:ok 140:on+_ 10:on+top 10:one 10:out
30:own 10:please+. 30:please+list 60:polygon 60:position 20:position+of 10:queue 160:raw 10:reconcile 60:reconciliation 20:show
20:sitt 10:sitt+in 60:smallest 10:so 10:still 20:stuff 10:support 40:that+_ 30:the+_ 60:those 20:to+the 150:token 10:token+?
10:token+_ 10:token+in 20:top 10:top+$ 120:unit 130:usdc 10:usdt 20:valuable 40:wallet 10:wallet+_ 10:weth 30:what 10:what+_
20:which 10:which+token 20:would+you @get_alchemy_token_metadata 450:* 20:,+_ 440:<chain> 10:<coin> 450:<evmAddress> 210:<namesake>
220:<series> 20:<signature> 10:?+$ 10:^+decimal 30:^+doe 30:^+for 30:^+pull 70:_+$ 30:_+, 30:_+? 10:_+_ 90:_+on 300:alchemy 100:app
220:base 10:behind 10:both 30:call 70:chain 320:decimal 10:dev 220:ethereum 10:file 80:for+_ 30:for+our 30:have+a 80:how 20:how+many
10:import 10:just 100:link 100:list 300:logo 10:mainnet 80:many 20:many+decimal 10:mapp 30:me+the 10:need 10:numb 90:on+_ 10:paid
100:picture 10:plain 100:plu 10:position 100:pull 10:q 10:result 10:return 10:sheet 10:somebody 10:symbol 10:th 70:tick 120:token
100:up 30:up+the 10:usdt 20:view 10:want 120:what 10:which @get_api_endpoint_schema 700:* 30:,+and 30:,+plu 50:.+$ 30:.+which
100:?+$ 30:?+it 30:^+before 30:^+one 30:^+show 80:^+which 130:_+ohlcv 150:_+pool 30:_+yield 200:accept 80:and+what 30:and+which
300:argument 100:back 200:before 30:before+i 100:bot 200:call 100:com 200:cost 30:cost+, 30:could+you 100:describe 50:doe+it
30:doe+the 30:from+it 700:get 180:get+_ 30:i+get 30:i+would 100:input 100:into 50:it+? 30:it+cost 30:it+i 100:like 30:like+to
100:log 30:me+the 30:of+your 500:ohlcv 300:one 30:one+of 100:output 100:param 200:parameter 100:plu 600:pool 130:pool+_ 100:refus
100:return 200:schema 100:see 100:show 30:show+me 100:take 100:their 30:to+see 300:tool 100:typ 100:want 400:what 30:what+com
30:what+doe 30:what+it 30:what+one 500:which 50:which+one 100:wire 30:would+like 100:yield @get_asset_platforms 740:* 30:,+_
30:,+with 20:<chain> 100:<count> 10:<maybeChain> 220:<number> 100:<quoted> 80:?+$ 30:^+coingecko 30:^+for 30:^+i 50:^+on 30:^+which
30:^+would 30:_+and 30:_+of 30:_+rows 10:add 200:all 10:ask 50:at+all 20:base 10:before 200:blockchain 430:chain 80:chain+doe
10:chain+id 10:click 210:coin 30:coin+, 30:coin+? 700:coingecko 30:coingecko+list 80:coingecko+track 500:collection 50:collection+$
50:collection+at 10:d 80:doe+coingecko 100:each 30:each+one 100:friend 10:hand 30:i+need 130:id 100:kind 110:know 200:list 30:list+_
30:list+of 100:mapp 10:metamask 210:native 50:native+coin 100:need 20:network 500:nft 130:nft+collection 100:number 30:of+the
80:on+which 100:one 300:platform 100:plenty 10:rath 100:rows 10:show 10:site 10:some 10:switch 100:token 30:token+, 300:track
10:type 20:wallet 10:what 520:which 30:which+blockchain 80:which+chain 30:would+you 30:you+kind @get_asset_transfers 1160:* 190:,+_
10:,+all 10:,+most 20:,+newest 10:,+not 20:,+one 50:,+token 70:.+$ 40:20 160:721 1160:<chain> 680:<coin> 560:<count> 100:<ens>
1120:<evmAddress> 10:<exchange> 70:<name> 560:<namesake> 220:<number> 720:<series> 80:<ticker> 20:?+$ 30:^+_ 10:^+did 70:^+everyth
10:^+for 10:^+please 30:^+show 20:^+token 40:^+what 20:^+which 100:_+$ 140:_+, 10:_+. 70:_+_ 40:_+and 20:_+coin 70:_+late 40:_+lin
20:_+of 250:_+on 10:_+only 10:_+payment 20:_+receiv 20:_+recent 50:_+rows 20:_+send 30:_+sent 10:_+that 20:_+the 10:_+to 10:_+token
20:_+transfer 10:_+which 60:airdropp 160:alike 210:all 10:all+_ 60:also 20:and+i 10:and+list 70:and+token 20:any 10:any+_
10:are+enough 80:audit 60:away 230:base 60:been 10:binance 10:book 10:by+_ 280:came 30:came+in 160:coin 20:coin+, 30:coin+and 60:d
20:d+like 10:did+_ 20:enough 10:enough+. 240:erc 20:erc20 390:eth 520:ethereum 30:every 320:everyth 60:exampl 10:file 100:first
10:first+, 20:first+. 60:follow 10:for+_ 10:for+the 10:from+_ 60:gett 10:got 10:ha+_ 20:i+d 10:in+, 30:in+one 30:in+to 20:inbound
100:incom 20:incom+_ 40:inflow 190:into 50:into+_ 10:invoic 60:junk 60:keep 30:kind 320:late 20:late+$ 50:late+, 20:late+? 30:latest
10:ledg 340:left 60:like 140:lin 10:link 200:list 20:list+, 20:list+? 10:list+the 390:mainnet 10:match 20:max 200:mix 60:money
140:most 10:most+_ 30:most+recent 10:movement 10:must 10:need 80:newest 20:newest+first 380:nft 20:nft+, 20:nft+in 20:not 30:of+_
40:off 290:on+_ 180:one 50:one+list 130:only 20:only+, 110:out 20:out+of 10:outgo 20:payment 100:plu 20:polygon 10:receipt 80:receiv
160:recent 40:recent+, 10:reconciliation 60:request 180:rows 40:rows+$ 10:run 80:send 160:sent 100:show 30:show+me 20:so 10:so+kind
40:that+_ 10:the+_ 20:the+money 20:the+nft 20:the+wallet 60:to+_ 60:togeth 690:token 20:token+that 100:transfer 10:transfer+of
260:usdc 60:usdt 60:vitalik 70:wallet 20:wallet+_ 20:went 180:what 20:what+came 10:what+token 100:whatev 80:which
@get_batch_historical_prices 540:* 60:,+_ 30:,+and 10:,+in 30:,+one 10:,+what 30:.+$ 10:.+_ 330:<chain> 500:<coin> 100:<count>
40:<evmAddress> 420:<fiat> 40:<maybeChain> 110:<number> 430:<series> 540:<time> 20:?+$ 10:^+_ 30:^+for 10:^+price 20:^+what 80:_+$
90:_+, 10:_+? 50:_+_ 60:_+and 50:_+at 30:_+fill 60:_+on 30:_+price 10:_+receiv 20:_+worth 10:advis 60:and+_ 30:and+of 40:at+_
40:base 140:basi 190:bitcoin 110:book 30:book+_ 10:bought 110:btc 100:call 100:chainlink 40:check 10:client 10:clos 150:cost 40:doge
180:dollar 40:each 10:end 240:eth 40:ethereum 10:figure 100:fill 50:for+the 10:how 20:in+_ 100:los 50:minute 10:much 10:noon 30:of+_
90:on+_ 220:one 100:pl 130:price 30:price+of 40:receiv 100:request 100:single 160:sol 100:statement 10:tax 10:the+_ 30:the+book
100:time 10:trad 10:u 250:usd 10:utc 10:value 10:very 100:victim 40:wa+_ 10:wa+it 10:want 260:what 60:what+wa 40:when 10:when+i
130:worth 10:worth+in 20:worth+on 40:wrapp 10:year @get_block 1060:* 30:,+and 10:,+what 30:,+when 50:.+$ 10:.+i 380:<block>
1060:<chain> 580:<coin> 60:<namesake> 380:<number> 440:<series> 60:?+$ 40:^+_ 20:^+how 30:^+i 20:^+latest 20:^+my 50:^+newest
20:^+numb 30:^+the 20:^+what 20:^+when 60:_+$ 30:_+, 20:_+? 60:_+_ 20:_+and 20:_+at 30:_+block 10:_+i 30:_+of 20:_+on 20:_+produc
30:_+when 50:_+with 100:all 30:all+the 30:and+how 20:and+what 10:and+where 40:answer 100:arbitrum 420:base 10:base+fee 640:block
30:block+, 20:block+? 50:block+_ 20:block+i 60:block+on 30:could+you 100:data 60:eth 380:ethereum 200:everyth 40:fee 10:fee+?
300:finalis 30:for+a 160:full 100:give 30:give+me 400:hash 80:hash+of 100:height 160:how 40:how+full 20:i+_ 10:i+it 30:i+need
50:in+it 100:includ 60:index 100:inside 30:it+$ 30:it+. 30:it+? 10:it+on 60:latest 60:made 30:me+the 100:most 30:most+recent
100:need 30:need+_ 320:newest 30:newest+_ 40:node 60:numb 40:of+_ 30:of+all 20:of+the 70:on+_ 100:piece 100:polygon 160:produc
100:recent 40:report 60:seem 40:stuck 80:the+hash 30:the+most 20:the+newest 180:time 30:time+of 20:time+wa 100:transaction 100:tx
30:wa+_ 40:wa+it 160:what 20:what+time 260:when 40:when+wa 40:where 10:where+the 30:with+the @get_block_by_timestamp 2800:* 30:,+or
30:,+the 30:,+which 150:.+$ 50:.+which 2800:<chain> 2100:<coin> 200:<namesake> 1600:<series> 2800:<time> 130:?+$ 50:?+i 30:?+need
30:?+the 30:?+we 80:^+_ 30:^+at 130:^+block 80:^+for 30:^+i 30:^+my 30:^+need 30:^+our 80:^+the 180:^+which 280:_+$ 100:_+, 150:_+.
180:_+? 150:_+at 380:_+block 30:_+cut 30:_+hit 30:_+on 30:_+which 400:arbitrum 200:at+_ 50:at+on 50:at+the 30:at+what 30:at+which
100:audit 100:auditor 500:base 30:be+$ 2800:block 200:block+height 30:block+i 130:block+numb 130:block+wa 400:closest 30:could+you
200:current 100:cut 30:did+that 30:did+the 200:end 100:eth 1500:ethereum 100:exam 100:fall 200:find 100:first 30:for+a 50:for+our
30:for+the 100:happen 30:have+to 800:height 100:hit 50:i+_ 50:i+at 30:i+have 30:i+must 50:i+need 50:i+that 100:index 30:it+. 30:it+?
30:it+for 100:know 100:lie 100:live 400:midnight 200:moment 30:moment+. 100:must 400:nearest 500:need 30:need+_ 30:need+it
80:need+the 200:new 50:new+_ 100:not 600:numb 30:numb+of 150:of+_ 100:off 200:on+_ 100:one 100:optimism 30:our+_ 200:polygon
100:question 200:report 700:snapshot 100:stand 100:start 30:start+of 100:take 100:tax 30:that+? 30:that+be 130:the+_ 50:the+block
30:the+first 30:the+moment 30:the+one 30:the+start 30:the+time 30:the+year 200:there 30:there+$ 100:time 180:to+_ 30:to+take
100:trade 700:utc 100:vote 50:wa+_ 30:wa+the 200:want 50:want+the 100:went 100:what 30:what+_ 100:when 1300:which 150:which+_
150:which+block 30:would+that 100:year 30:year+end 30:you+find @get_block_details 1120:* 30:,+_ 80:,+and 30:.+could 1120:<block>
1120:<chain> 880:<coin> 100:<fiat> 140:<namesake> 1120:<number> 920:<series> 130:?+$ 60:^+_ 30:^+fee 60:^+how 30:^+i 10:^+when
30:^+which 80:^+who 40:_+$ 80:_+, 150:_+_ 110:_+and 30:_+earn 30:_+fee 30:_+got 50:_+of 60:_+on 10:_+produc 30:_+wa 30:and+fee
100:and+how 40:and+what 30:and+who 100:base 100:built 1000:burnt 150:burnt+in 100:check 30:could+you 30:did+the 200:earn 340:eth
680:ethereum 700:fee 30:fee+_ 30:fee+paid 40:full 100:got 640:how 10:how+full 150:how+much 80:in+_ 30:in+fee 80:in+it 30:in+total
30:it+$ 80:it+? 30:it+wa 440:made 80:made+_ 30:made+the 200:mainnet 100:min 600:much 50:much+_ 30:much+in 50:much+of 30:much+wa
50:of+_ 30:of+it 60:on+_ 100:paid 30:paid+in 100:part 100:pl 30:pl+$ 100:polygon 140:produc 200:propos 30:the+_ 40:time 10:time+wa
100:tip 100:total 100:validator 20:wa+_ 130:wa+burnt 10:wa+it 140:what 30:what+did 10:what+time 40:when 10:when+wa 100:which 400:who
80:who+made 100:wond @get_boosted_tokens 1400:* 100:,+_ 30:,+most 30:,+on 30:,+only 30:,+the 1000:<chain> 900:<coin> 300:<count>
200:<namesake> 100:<number> 50:?+$ 50:^+_ 30:^+dexscreen 30:^+fresh 50:^+most 80:^+which 80:^+who 80:_+$ 30:_+, 80:_+coin 30:_+of
30:_+only 80:_+token 200:any 50:any+chain 30:at+the 200:atm 50:atm+$ 1400:boost 150:boost+on 400:bought 30:bought+a 100:buy
100:carry 30:carry+the 200:chain 30:chain+, 30:chain+? 300:coin 30:coin+, 30:coin+on 100:desk 1400:dexscreen 150:dexscreen+boost
30:dexscreen+for 200:first 50:first+$ 30:for+_ 100:fresh 100:got 100:heaviest 100:hype 100:moment 30:moment+? 1100:most
150:most+boost 50:most+recent 100:now 30:now+, 30:of+them 50:on+_ 30:on+any 180:on+dexscreen 100:one 200:only 30:only+$ 30:only+_
200:paid 200:recent 50:recent+, 300:rn 30:rn+$ 50:rn+, 100:sol 900:solana 30:the+moment 130:the+most 30:the+one 100:them 30:them+$
900:token 30:token+$ 50:token+on 30:token+with 400:which 30:which+_ 80:which+token 300:who 80:with+the @get_bridge 500:* 30:,+for
40:,+how 20:,+numb 20:,+on 30:.+$ 40:.+_ 120:<fiat> 500:<number> 400:<time> 30:?+$ 60:^+bridge 20:^+how 20:^+what 50:_+$ 20:_+?
40:_+and 60:_+at 20:_+in 30:_+on 220:acros 100:against 60:at+defillama 500:bridge 100:count 60:cros 120:cross 100:day 500:defillama
200:deposit 120:dollar 30:for+a 340:how 40:how+many 50:how+much 20:in+_ 50:it+_ 160:many 20:many+_ 100:memo 120:money 100:monitor
160:month 180:much 30:much+money 100:n 260:no 40:no+. 180:numb 50:numb+_ 60:number 120:over 60:total 100:transaction 200:week
120:went 60:what 200:withdrawal @get_bridge_volume 960:* 50:,+_ 30:,+all 10:,+numb 30:,+on 30:.+$ 10:.+_ 500:<chain> 300:<coin>
40:<fiat> 200:<maybeChain> 200:<namesake> 160:<number> 800:<step> 960:<time> 110:?+$ 50:^+_ 50:^+bridge 50:^+could 30:^+give
60:^+how 10:^+what 110:_+$ 50:_+, 30:_+. 110:_+? 50:_+_ 10:_+at 30:_+between 30:_+from 30:_+of 30:_+over 80:_+since 40:acros 100:all
30:all+chain 30:and+out 500:arbitrum 10:at+defillama 100:base 100:between 30:between+_ 400:bridg 560:bridge 200:came 50:came+in
100:chain 50:could+you 140:cross 160:defillama 100:deposit 40:dollar 100:flow 50:for+_ 30:for+the 50:from+_ 100:give 30:give+me
340:how 10:how+many 80:how+much 10:in+_ 50:in+and 30:in+total 300:inflow 10:it+_ 100:kind 30:kind+tell 20:many 10:many+_ 30:me+_
30:me+how 30:me+what 200:money 100:mov 320:much 50:much+money 20:no 10:no+. 20:numb 10:numb+_ 120:number 80:of+_ 50:on+_
100:optimism 300:out 50:out+of 300:outflow 220:over 30:over+the 400:since 80:since+_ 30:since+the 200:tell 50:tell+me 30:the+_
100:through 100:togeth 30:togeth+, 120:total 30:total+, 120:went 120:what 100:withdrawal 30:you+kind 30:you+tell @get_bridges 1540:*
100:,+_ 10:,+how 30:,+i 10:,+numb 10:,+on 30:,+which 50:.+$ 10:.+_ 500:<count> 40:<fiat> 340:<number> 640:<time> 140:?+$ 30:?+_
50:^+bridge 80:^+busiest 30:^+for 10:^+how 30:^+i 30:^+rank 10:^+what 100:^+which 100:_+$ 50:_+, 60:_+? 10:_+and 20:_+at 10:_+in
30:_+of 30:_+please 30:_+which 30:_+will 100:about 140:acros 30:an+article 30:are+the 100:article 20:at+defillama 30:at+present
50:at+the 100:between 1000:bridg 540:bridge 500:busiest 30:by+money 50:by+volume 100:cap 200:carry 50:carry+the 400:chain 30:chain+_
240:cros 40:cross 200:day 30:day+? 140:defillama 30:did+the 30:do+. 40:dollar 200:flow 30:for+an 100:fund 30:have+to 120:how
10:how+many 30:how+much 30:i+have 30:i+the 30:i+want 10:in+_ 30:it+_ 20:many 10:many+_ 200:moment 30:moment+, 30:moment+? 680:money
140:month 600:most 30:most+_ 130:most+money 400:mov 30:mov+_ 80:mov+the 100:move 100:much 20:much+money 20:no 10:no+. 100:numb
30:numb+_ 120:number 30:of+them 100:one 30:one+. 60:over 30:please+$ 100:policy 100:present 30:present+? 100:rank 100:risk 100:small
50:the+moment 150:the+most 100:them 30:them+$ 100:these 30:these+day 30:thi+_ 100:through 30:to+move 20:total 100:volum 200:volume
30:volume+$ 30:volume+_ 100:want 100:week 60:went 20:what 800:which 100:will 30:will+do @get_btc_address 1670:* 30:,+_ 80:,+and
20:,+ha 40:,+how 20:,+if 30:,+plu 20:,+what 80:.+$ 40:.+could 20:.+would 1670:<bitcoinAddress> 920:<chain> 1140:<coin> 60:<fiat>
100:<name> 60:<namesake> 160:<number> 1100:<series> 100:<time> 210:?+$ 20:?+how 30:^+_ 50:^+a 30:^+balance 20:^+check 30:^+doe
30:^+for 40:^+how 70:^+i 30:^+my 20:^+our 30:^+please 20:^+thi 20:^+what 80:_+$ 110:_+, 30:_+. 20:_+? 30:_+_ 20:_+a 90:_+addres
30:_+and 20:_+are 20:_+at 30:_+balance 50:_+ha 30:_+hold 40:_+how 40:_+in 20:_+may 30:_+on 30:_+out 30:_+receiv 30:_+still 20:_+what
20:a+of 30:a+well 800:addres 30:addres+, 140:addres+_ 30:addres+i 100:all 100:altogeth 120:am 50:and+did 20:and+i 30:and+what
100:any 420:anyth 100:arriv 60:ask 20:at+_ 20:at+present 30:at+the 300:balance 20:balance+_ 30:balance+of 600:bitcoin 500:btc
60:check 20:check+_ 220:coin 20:coin+? 20:coin+are 60:cold 10:colleague 60:come 10:comment 40:could+you 100:custom 30:did+it
30:doe+_ 200:ever 60:fath 100:file 100:first 30:for+_ 30:for+the 100:friend 100:gave 30:gave+me 30:ha+it 20:have+_ 200:hi 50:hi+_
200:hold 30:hold+at 660:how 100:how+many 70:how+much 30:i+_ 30:i+am 20:i+have 20:i+my 40:i+on 20:i+still 30:i+there 60:if 20:if+i
30:in+, 20:in+? 30:in+_ 30:in+all 30:in+it 20:in+there 100:includ 100:inflow 30:it+? 20:it+at 50:it+ever 30:it+now 60:kind 60:late
100:leave 70:left 200:lifetime 160:look 30:look+up 400:many 60:many+_ 30:many+coin 20:many+sat 60:may 20:may+i 20:me+the 100:moment
30:moment+, 260:much 30:much+ha 40:much+i 20:my+_ 60:new 10:no 100:not 160:now 30:now+, 20:now+? 40:of+_ 60:old 30:on+_ 60:on+it
20:on+my 100:out 30:out+, 100:outflow 100:plu 60:present 20:present+? 300:receiv 60:rememb 60:right 60:sat 340:satoshi 160:say
100:send 60:shown 60:sit 20:sit+in 60:sitt 100:state 320:still 10:str 20:that+i 30:the+_ 20:the+addres 30:the+moment 240:there
20:there+$ 30:there+? 20:thi+_ 20:to+_ 60:today 20:today+? 100:total 60:u 60:uncle 200:unconfirm 100:up 100:well 440:what 30:what+_
30:what+i 20:what+on 60:wheth 20:would+you 20:you+kind 40:you+look @get_btc_address_transactions 770:* 10:,+amount 30:,+each
20:,+only 20:,+so 20:,+with 70:.+$ 770:<bitcoinAddress> 240:<chain> 240:<coin> 460:<count> 240:<series> 30:?+$ 30:?+the 60:^+_
20:^+i 20:^+my 20:^+please 10:^+recent 20:^+tx 40:^+what 70:_+$ 40:_+, 20:_+. 30:_+? 20:_+_ 50:_+addres 10:_+been 20:_+movement
40:_+recent 20:_+show 20:_+still 50:_+transaction 20:_+tx 20:a+list 40:activity 190:addres 30:addres+_ 20:addres+i 40:amount
10:and+fee 30:and+out 20:and+what 10:anyth 10:at+_ 60:bank 80:been 180:bitcoin 100:block 30:block+height 60:btc 60:coin 130:come
20:could+you 40:direction 20:do+. 160:each 20:each+one 60:fath 100:fee 10:fee+$ 20:fee+of 60:get 120:go 60:gone 40:happen 100:height
60:history 20:history+_ 20:i+_ 60:in+and 100:includ 20:it+? 100:late 10:late+$ 60:list 20:me+the 20:me+what 60:min 120:movement
60:of+_ 20:of+each 20:on+it 160:one 20:one+. 60:only 20:only+_ 240:out 20:out+, 20:out+? 30:out+of 100:pend 60:people 20:please+send
60:read 180:recent 10:recent+? 60:satoshi 60:send 20:send+me 120:show 20:show+me 20:show+the 60:small 60:so 60:still 20:that+_
60:the+_ 20:the+min 160:touch 30:touch+_ 280:transaction 20:transaction+of 20:transaction+on 120:tx 60:want 20:want+a 200:what
10:what+_ 20:what+ha 60:when 20:when+did 60:will 20:will+do 30:with+it 20:with+the 20:you+please @get_btc_block 1000:* 30:,+and
30:,+how 50:.+$ 700:<block> 1000:<chain> 1000:<coin> 700:<number> 1000:<series> 30:?+$ 30:?+the 130:^+_ 30:^+newest 30:^+on
30:^+please 50:_+$ 30:_+, 180:_+_ 80:_+block 30:_+when 80:and+how 30:and+what 100:annex 50:are+in 30:at+what 600:bitcoin 300:block
30:block+$ 30:block+wa 400:btc 200:count 100:date 100:found 100:height 400:how 100:how+many 30:i+it 50:in+it 30:in+there 100:inside
30:it+$ 50:it+. 400:many 80:many+transaction 30:many+tx 200:min 100:must 300:newest 80:newest+_ 30:of+_ 30:of+the 30:please+tell
300:sise 100:tell 30:tell+me 50:the+newest 100:there 30:there+? 200:time 100:timestamp 300:transaction 300:tx 50:tx+count 30:wa+_
30:wa+it 200:what 30:what+i 30:what+time 100:when 30:when+wa @get_btc_difficulty 1600:* 80:,+and 30:,+when 1100:<chain> 1400:<coin>
100:<name> 100:<number> 1400:<series> 200:?+$ 30:?+and 30:?+we 30:^+how 80:^+next 250:^+when 30:_+and 30:_+are 30:_+block
250:_+difficulty 30:_+next 300:adjust 900:adjustment 30:and+by 50:and+how 50:and+i 30:and+the 30:and+which 100:anoth 30:are+_
30:be+? 100:behind 100:big 1100:bitcoin 100:block 300:btc 50:by+how 100:com 100:date 100:de 1400:difficulty
200:difficulty+adjustment 30:doe+_ 400:down 100:down+? 100:dur 100:epoch 200:est 100:expect 100:fast 100:forecast 200:go 30:go+up
100:goe 100:hedge 500:how 30:how+big 30:how+many 80:how+much 100:i+it 80:i+the 100:increase 30:it+? 50:it+go 50:it+up 100:many
30:many+of 300:min 100:mine 300:much 50:much+$ 30:much+i 30:my+_ 100:n 1300:next 200:next+_ 50:of+_ 30:of+it 50:of+the 100:or+down
100:sise 30:sise+$ 30:the+_ 30:the+min 180:the+next 100:u 100:un 500:up 100:up+or 100:way 1300:when 30:when+? 30:when+doe 80:when+i
80:when+the 80:when+will 100:which 400:will 30:will+_ 30:will+it @get_btc_exchange_rates 660:* 40:,+_ 10:,+all 20:,+and 30:,+give
20:,+please 70:.+$ 30:.+i 600:<chain> 660:<coin> 320:<commodity> 230:<fiat> 150:<number> 660:<series> 50:?+$ 10:?+in 60:^+_ 20:^+one
30:^+our 30:^+tell 40:^+what 20:_+$ 70:_+, 10:_+? 30:_+_ 30:_+against 50:_+and 30:_+how 30:_+i 20:_+in 10:_+price 20:_+quot
10:_+right 10:_+togeth 30:_+worth 30:a+of 100:against 120:all 10:all+_ 30:all+the 100:also 40:and+_ 30:and+in 100:annex 10:atm
400:bitcoin 10:british 260:btc 100:coin 30:coin+and 100:complete 300:currency 10:current 100:disclosure 20:dollar 100:each 60:eth
20:euro 200:every 20:express 100:fiat 80:franc 100:give 10:go 320:gold 110:how 30:how+much 30:i+need 30:i+worth 50:in+_ 30:in+all
100:includ 100:know 100:list 30:list+$ 10:many 30:me+what 100:money 100:much 30:much+in 100:need 30:need+the 140:now 10:now+,
20:of+_ 280:one 70:one+_ 120:ounc 20:please+. 60:pound 30:price 10:px 160:quot 20:quot+in 100:quote 100:rate 30:right 10:right+now
100:sheet 200:silv 80:swis 100:tell 30:tell+me 30:that+i 30:the+money 20:togeth 10:togeth+$ 240:what 10:what+_ 30:what+i 30:what+one
200:worth 50:worth+in 70:yen 30:you+can @get_btc_fees 1460:* 30:,+an 30:,+and 30:,+can 30:,+what 30:.+what 960:<chain> 1160:<coin>
1160:<series> 260:<time> 150:?+$ 50:^+_ 50:^+how 30:^+i 30:^+if 150:^+sat 50:^+what 20:_+$ 30:_+. 30:_+? 120:_+block 20:_+fee
20:_+network 30:_+next 40:_+payment 30:_+send 20:_+transaction 20:_+tx 30:and+_ 720:bitcoin 860:block 80:block+$ 30:block+,
80:block+? 440:btc 100:but 60:com 60:confirm 30:do+i 100:economy 280:fee 20:fee+$ 100:fine 30:for+my 400:get 50:get+in 20:get+me
160:half 20:have+to 320:hour 30:hour+$ 280:how 70:how+many 200:hurry 30:i+fine 20:i+have 60:i+pay 30:i+put 50:i+want 100:if 30:if+i
30:in+a 80:in+the 20:in+thi 220:into 60:into+the 60:land 60:mak 60:make 280:many 70:many+sat 120:must 30:must+i 80:my+_ 60:network
860:next 120:next+_ 100:next+block 100:no 100:not 120:now 30:now+$ 280:pay 30:pay+for 30:pay+to 160:payment 280:per 100:put
120:right 30:right+now 1180:sat 220:sat+vb 200:send 30:send+_ 100:set 100:should 30:should+i 60:so 60:supp 20:that+my 120:the+next
40:the+very 60:through 90:to+get 20:to+pay 20:to+the 60:transaction 60:tx 160:v 20:v+_ 960:vb 80:vb+to 220:vbyte 160:very 100:wait
200:want 380:what 30:what+fee 20:what+i 100:within @get_btc_hashrate 1400:* 100:,+_ 30:,+would 50:.+$ 1100:<chain> 1300:<coin>
100:<namesake> 1400:<series> 300:<step> 1400:<time> 80:?+$ 30:?+want 230:^+_ 30:^+a 30:^+for 30:^+how 30:^+kind 30:^+please 180:_+$
50:_+, 50:_+. 50:_+? 30:_+_ 50:_+back 50:_+develop 150:_+hashrate 30:_+network 30:_+pl 30:_+the 30:a+well 100:about 30:and+give
300:back 30:back+$ 30:back+, 1100:bitcoin 300:btc 200:comput 100:current 300:develop 80:develop+_ 30:did+it 100:difficulty 100:down
30:down+? 30:for+a 100:full 100:give 30:give+me 200:go 30:go+up 30:ha+the 500:hash 130:hash+rate 600:hashrate 300:how 30:how+ha
50:how+the 200:kind 50:me+how 200:min 100:mine 100:miner 100:need 30:need+the 300:network 50:of+_ 30:of+mine 30:of+the 30:on+_
100:pl 30:pl+$ 300:pow 500:rate 50:rate+of 100:report 100:see 100:should 30:should+be 100:show 30:show+me 100:shown 100:so
30:so+kind 100:stand 100:student 100:supp 30:the+_ 50:the+hash 100:trend 100:up 30:up+or 100:want 100:well 100:where 30:would+you
100:writ 30:you+show @get_btc_mempool 1680:* 30:,+numb 30:,+please 30:,+what 30:.+$ 30:.+how 1320:<chain> 1320:<coin> 1320:<series>
40:<time> 100:?+$ 50:?+how 30:?+my 20:^+_ 150:^+how 50:^+i 30:^+if 30:^+my 60:^+sat 20:^+what 30:^+why 10:_+$ 30:_+atm 60:_+block
10:_+fee 100:_+mempool 10:_+network 10:_+payment 80:_+transaction 30:_+tx 100:again 50:and+how 30:and+the 100:atm 100:been
1000:bitcoin 660:block 40:block+$ 30:block+, 50:block+? 30:block+i 320:btc 200:clogg 20:com 40:confirm 100:count 100:each 30:each+of
260:fee 10:fee+$ 30:fee+? 100:few 400:full 160:get 30:get+in 10:get+me 30:ha+been 40:half 10:have+to 160:hour 40:hour+$ 1000:how
80:how+full 150:how+many 30:i+_ 10:i+have 30:i+it 20:i+pay 150:i+the 100:if 30:in+fee 50:in+the 10:in+thi 30:in+total 60:into
20:into+the 30:it+$ 40:land 100:line 20:mak 40:make 600:many 30:many+_ 30:many+sat 30:many+tx 600:mempool 100:min 80:must 20:must+i
60:my+_ 30:my+tx 20:network 560:next 60:next+_ 40:next+block 240:now 10:now+$ 30:now+, 200:numb 50:numb+of 50:of+the 30:of+what
100:one 100:oth 100:out 30:out+of 200:pay 20:pay+to 20:payment 100:pend 120:per 30:please+. 100:project 100:range 140:right
40:right+now 420:sat 80:sat+vb 20:so 300:stuck 20:supp 10:that+my 100:the+_ 30:the+fee 120:the+next 10:the+very 100:their 20:through
40:to+get 10:to+pay 10:to+the 100:today 30:today+? 200:total 320:transaction 30:transaction+, 520:tx 400:unconfirm 40:v 10:v+_
340:vb 50:vb+to 80:vbyte 40:very 300:wait 180:what 30:what+i 30:what+would 100:why @get_btc_price 810:* 30:,+_ 10:,+a 20:,+all
10:,+for 10:,+in 20:,+only 10:,+which 20:.+$ 30:.+what 700:<chain> 810:<coin> 710:<fiat> 20:<name> 180:<number> 810:<series>
620:<time> 100:<url> 70:?+$ 20:?+in 10:?+my 90:^+_ 20:^+for 20:^+i 10:^+one 40:^+what 40:_+$ 90:_+, 30:_+. 80:_+? 20:_+_ 20:_+and
10:_+at 20:_+close 30:_+cost 10:_+for 40:_+in 100:_+on 40:_+price 10:_+right 30:_+say 10:_+tax 20:_+togeth 30:_+wa 10:_+worth 10:a+_
10:a+a 10:a+client 60:accountant 10:adesso 50:advis 60:all 20:all+_ 20:and+_ 10:at+_ 10:at+the 10:atm 20:balance 10:balance+sheet
600:bitcoin 10:book 10:bought 10:british 270:btc 20:client 30:clos 60:close 40:coin 100:cost 30:cost+in 10:current 50:day 20:doe+the
90:dollar 50:end 40:eur 500:euro 20:express 50:figure 40:first 20:for+our 10:for+the 20:franc 10:go 40:got 20:have+to 120:how
30:how+many 10:i+got 20:i+have 10:i+m 20:i+need 120:in+_ 10:it+worth 20:m 110:many 30:many+_ 10:mean 100:mempool 10:much 60:multisig
10:my+tax 100:near 60:need 20:need+the 10:noon 40:now 10:now+, 60:numb 20:numb+, 10:of+_ 120:on+_ 10:on+the 320:one 80:one+_ 60:only
20:only+the 20:our+_ 100:pound 40:present 180:price 10:price+_ 10:price+at 20:price+of 10:px 10:quanto 60:report 60:rest 20:return
30:right 10:right+now 100:say 20:sheet 40:sold 100:space 40:start 10:start+of 20:strike 20:swis 130:tax 10:tax+return 30:the+_
10:the+balance 10:the+day 20:the+numb 20:the+rest 10:the+start 40:then 10:today 60:togeth 20:togeth+$ 100:top 30:top+$ 10:trad 10:u
10:un 10:usd 30:utc 10:vale 40:valuation 70:value 30:wa+_ 20:wa+it 10:wa+one 50:want 10:want+the 320:what 10:what+_ 30:what+did
40:what+wa 40:which 90:worth 20:worth+in 10:worth+on 50:year 10:year+end 110:yen @get_btc_tx 1340:* 30:,+_ 40:,+and 30:,+how
30:,+plu 30:,+the 50:.+$ 50:.+i 1340:<bitcoinHash> 780:<chain> 980:<coin> 200:<fiat> 980:<series> 130:?+$ 20:^+_ 20:^+did 30:^+fee
30:^+for 30:^+ha 20:^+look 30:^+pool 30:^+tell 30:^+that 30:^+thi 110:_+$ 80:_+, 100:_+. 30:_+_ 30:_+i 50:_+transaction 100:_+tx
200:about 50:about+the 100:addres 30:addres+, 100:address 100:again 20:and+fee 30:and+in 30:and+the 20:and+what 100:ask 100:auditor
30:auditor+ask 620:bitcoin 100:block 30:block+_ 100:book 360:btc 60:carry 100:claim 100:client 620:confirm 100:detail 20:did+it
40:did+the 100:ever 100:every 200:famou 520:fee 30:fee+$ 30:fee+and 20:fee+did 20:fee+of 30:for+_ 30:for+my 100:go 100:guy 30:ha+_
30:have+to 200:he 100:how 30:i+have 50:i+it 80:in+_ 30:in+my 30:in+which 360:input 30:it+ever 60:look 20:look+up 30:me+in 100:min
100:not 30:not+, 100:numb 70:of+_ 100:ordinal 560:output 30:output+of 400:paid 360:payment 360:pizza 100:plu 100:pool 100:sat
30:sat+vb 200:say 100:since 30:since+when 100:tell 30:tell+me 30:the+min 100:they 30:thi+_ 200:transaction 30:transaction+_ 480:tx
120:tx+_ 200:txid 100:u 60:up 20:up+_ 100:vb 50:wa+it 60:what 20:what+fee 100:when 30:when+? 200:which 30:which+block 30:with+it
160:yet 30:yet+? @get_btc_utxos 1670:* 110:,+_ 30:,+and 30:,+biggest 10:,+how 30:,+i 10:,+what 30:,+with 30:.+$ 10:.+could
1670:<bitcoinAddress> 40:<chain> 60:<coin> 500:<count> 200:<number> 60:<series> 90:?+$ 30:^+_ 30:^+coin 30:^+doe 50:^+list 10:^+my
10:^+thi 80:^+which 180:_+$ 160:_+, 30:_+. 30:_+? 10:_+addres 30:_+are 30:_+have 30:_+how 10:_+in 30:_+still 30:a+tx 250:addres
10:addres+, 30:addres+_ 110:anyth 30:are+enough 30:at+_ 100:biggest 40:bitcoin 20:btc 100:build 30:can+_ 30:can+spend 300:coin
30:coin+i 100:cold 10:come 100:confirmation 100:control 10:could+you 100:deposit 30:doe+_ 30:doe+it 100:enough 30:enough+$
100:enumerate 20:fath 100:fattest 100:first 30:first+, 30:for+_ 30:have+$ 240:how 30:how+many 30:how+much 30:i+_ 30:i+m 10:i+my
30:i+not 10:i+on 10:i+still 10:in+it 10:in+there 10:it+? 30:it+have 20:kind 20:late 120:left 400:list 50:list+the 100:m 120:many
10:many+_ 120:much 30:much+? 10:much+i 100:not 130:of+_ 30:of+a 20:old 50:on+_ 10:on+it 100:one 800:output 100:output+of 20:satoshi
20:say 100:set 100:sit 100:sitt 30:sitt+on 300:spend 100:statu 220:still 50:the+_ 20:there 10:there+$ 10:thi+_ 100:tx 20:u
700:unspent 150:unspent+output 700:utxo 100:wallet 30:wallet+i 120:what 10:what+i 30:what+it 300:which 50:which+coin 100:yet
10:you+kind @get_categories 700:* 30:,+_ 30:,+a 20:,+please 20:,+so 20:,+the 20:.+$ 60:<coin> 120:<count> 160:<number> 30:?+$
20:?+just 20:^+coin 20:^+coingecko 30:^+give 30:^+i 20:^+need 50:^+what 40:_+$ 20:_+. 20:_+coin 20:_+of 30:a+_ 100:all 60:call
640:category 30:category+, 640:coin 50:coin+by 60:coin+category 420:coingecko 20:coingecko+id 30:doe+coingecko 60:dump 60:e 20:e+.
60:exact 60:exist 180:filt 20:for+_ 60:g 120:give 30:give+me 20:have+_ 30:i+can 20:i+have 20:i+need 460:id 30:id+$ 30:id+, 20:id+and
20:id+for 30:id+of 120:into 20:it+$ 60:just 60:lat 60:like 60:liquid 20:liquid+stak 120:list 20:list+, 20:list+of 100:many 20:me+the
60:meme 100:n 220:nam 120:need 30:need+the 30:of+all 30:of+coin 20:of+the 60:one 20:please+? 60:slug 120:so 120:sort 60:stak
20:the+coingecko 20:the+one 60:their 60:them 20:them+$ 180:what 20:with+their @get_categories_market_data 2480:* 150:,+_ 30:,+best
30:,+by 30:,+category 10:,+please 30:,+show 10:,+so 10:,+the 30:,+whatev 30:,+which 110:.+$ 30:.+. 120:<coin> 880:<count> 100:<name>
640:<number> 1400:<time> 70:?+$ 80:?+_ 30:?+a 30:?+i 10:?+just 30:^+_ 90:^+coin 10:^+coingecko 20:^+give 30:^+hottest 20:^+i
10:^+need 110:^+what 250:^+which 190:_+$ 80:_+, 90:_+. 100:_+? 30:_+_ 30:_+best 30:_+coin 50:_+crypto 50:_+market 40:_+of 300:ai
30:are+the 200:best 80:by+_ 80:by+market 20:call 900:cap 50:cap+, 30:cap+_ 940:category 400:change 30:change+_ 840:coin 30:coin+by
70:coin+category 360:coingecko 10:coingecko+id 100:corn 900:crypto 180:crypto+sector 20:doe+coingecko 40:dump 40:e 10:e+. 20:exact
40:exist 120:filt 300:first 30:first+$ 50:first+, 10:for+_ 40:g 500:gain 80:give 20:give+me 100:grew 300:hardest 10:have+_
100:hottest 20:i+can 10:i+have 30:i+mean 10:i+need 220:id 20:id+$ 20:id+, 10:id+and 10:id+for 30:in+_ 80:into 10:it+$ 40:just 100:l1
100:largest 40:lat 220:like 30:like+the 40:liquid 10:liquid+stak 80:list 10:list+, 10:list+of 200:lost 50:lost+the 1000:market
230:market+cap 100:mcap 10:me+the 100:mean 300:mem 20:meme 100:moon 1000:most 30:most+_ 30:most+in 100:most+today 80:nam
400:narrativ 60:need 20:need+the 50:of+coin 50:of+crypto 40:of+the 30:of+them 30:on+coingecko 50:on+top 240:one 10:please+? 500:pump
300:rank 30:rank+by 30:rank+of 100:rose 1500:sector 100:show 30:show+me 200:since 50:since+_ 40:slug 80:so 80:sort 40:stak 50:the+_
10:the+coingecko 30:the+largest 30:the+market 130:the+most 10:the+one 40:their 140:them 40:them+$ 800:today 30:today+$ 30:today+,
130:today+? 200:top 30:top+, 100:up 30:up+the 420:what 100:whatev 1100:which 50:which+_ 50:which+crypto 30:which+one 100:whose
50:with+the 10:with+their 100:within 300:worst 30:would+be @get_chain_fees 1600:* 30:,+_ 30:,+biggest 30:,+rank 50:,+which 50:.+$
1600:<chain> 200:<coin> 400:<count> 600:<namesake> 200:<number> 200:<series> 700:<time> 100:?+$ 30:?+_ 30:?+show 50:^+_ 30:^+chain
30:^+fee 50:^+on 30:^+top 50:^+what 100:^+which 30:^+who 100:_+$ 180:_+, 130:_+? 80:_+_ 30:_+by 50:_+earn 30:_+please 50:_+protocol
30:_+revenue 30:_+which 100:actual 100:among 700:app 130:app+on 200:arbitrum 800:base 100:biggest 30:biggest+first 100:broken
50:by+protocol 200:chain 200:collect 100:down 200:earn 30:earn+the 200:earner 200:ethereum 700:fee 30:fee+$ 30:fee+_ 30:fee+paid
100:first 30:first+$ 30:in+total 100:keep 200:kept 700:most 100:most+fee 30:most+in 50:most+revenue 100:not 330:on+_ 100:over
30:over+_ 200:paid 30:paid+in 30:paid+on 200:pay 50:pay+to 200:people 100:per 30:please+. 700:protocol 30:protocol+$ 30:protocol+_
50:protocol+on 100:rank 700:revenue 30:revenue+_ 100:runn 100:show 30:show+_ 400:solana 100:take 130:the+most 100:their 200:themselv
100:today 30:today+$ 100:top 100:total 500:user 300:what 30:what+did 30:what+do 700:which 130:which+app 50:which+protocol 100:who
@get_chain_info 1140:* 50:,+a 50:,+and 10:,+need 10:,+please 50:,+plu 30:,+the 30:,+what 40:.+$ 20:.+i 10:.+which 1040:<chain>
50:<coin> 150:<maybeChain> 200:<namesake> 160:<number> 20:<quoted> 210:<series> 20:<unit> 100:?+$ 10:?+and 10:^+_ 10:^+an 30:^+chain
20:^+ga 10:^+i 30:^+kind 10:^+latest 20:^+my 10:^+numb 10:^+the 30:^+what 40:^+which 50:_+$ 10:_+, 10:_+. 30:_+? 40:_+and 20:_+at
50:_+chain 10:_+ga 30:_+have 20:_+i 30:_+it 10:_+network 10:_+rn 10:_+what 60:a+public 30:add 10:and+a 30:and+at 10:and+it
30:and+the 10:and+what 20:and+where 160:answer 70:arbitrum 30:ask 10:ask+for 30:at+the 10:at+thi 30:at+which 10:atm 580:base
20:base+fee 10:before 460:block 10:block+? 10:block+explor 80:block+i 20:block+on 10:by+hand 650:chain 10:chain+_ 20:chain+i
80:chain+id 10:cheap 10:click 40:coin 10:coin+and 20:cost 10:d 10:do+i 30:doe+_ 40:eth 280:ethereum 540:explor 80:explor+,
10:explor+for 210:fee 20:fee+? 10:fee+and 60:for+_ 10:for+it 20:form 10:free 100:fresh 150:ga 10:ga+on 10:ga+price 10:ga+rn 120:give
10:give+me 30:gnosi 10:grandson 30:hand 100:head 100:height 10:high 20:how 10:i+_ 30:i+at 50:i+it 10:i+should 10:i+that 30:i+the
320:id 30:id+, 20:id+_ 10:id+and 10:id+of 10:in+$ 10:in+a 10:in+my 40:index 10:it+$ 30:it+at 50:it+explor 20:it+on 100:kind 10:know
40:latest 10:like 20:linea 110:mainnet 10:mean 150:metamask 10:mint 140:moment 30:moment+$ 10:moment+. 10:move 20:much
10:my+metamask 10:my+wallet 10:native 20:need 110:network 10:network+i 80:newest 160:node 340:now 30:now+$ 30:now+? 200:numb
30:numb+, 10:numb+_ 10:numb+of 50:of+_ 20:of+the 50:on+_ 40:one 20:only 10:only+_ 10:optimism 10:pl 200:plu 10:polygon 20:present
20:price 120:priority 30:priority+fee 370:public 70:public+rpc 10:rath 60:report 110:right 30:right+now 50:rn 10:rn+$ 410:rpc 40:say
10:say+_ 50:scroll 40:seem 220:sett 20:should 10:show 10:site 20:some 20:state 10:state+the 60:stuck 20:suggest 10:switch 10:that+?
30:the+_ 30:the+chain 30:the+moment 10:the+newest 10:the+numb 20:there 20:these 10:thi+moment 80:time 20:time+of 10:told 30:type
220:up 30:up+a 180:url 140:wallet 30:wallet+for 460:what 10:what+a 10:what+do 10:what+i 10:what+it 30:what+the 80:where 10:where+i
20:where+the 300:which 30:which+block 10:which+chain 10:which+network 10:worth 20:write @get_chain_stats 1010:* 10:,+an 30:,+numb
50:,+please 60:.+$ 980:<chain> 400:<coin> 10:<maybeChain> 120:<namesake> 200:<series> 100:<step> 160:<unit> 30:?+$ 10:?+? 30:?+_
50:^+_ 20:^+ga 100:^+how 30:^+we 20:_+$ 30:_+, 10:_+? 10:_+_ 10:_+and 10:_+at 30:_+do 10:_+for 10:_+ga 10:_+in 10:_+rn 100:_+today
30:_+transaction 100:address 10:and+a 10:and+how 30:and+what 20:arbitrum 10:at+thi 10:atm 200:average 100:avg 50:base 100:between
420:block 400:busy 100:busy+i 100:capacity 310:chain 10:cheap 10:coin 20:cost 30:did+_ 40:eth 170:ethereum 130:fast 20:fee 10:for+a
10:free 20:full 240:ga 20:ga+on 10:ga+price 10:ga+rn 410:gnosi 10:grandson 100:hello 10:high 540:how 100:how+busy 10:how+full
30:how+many 100:i+_ 20:in+_ 100:kind 30:kind+tell 10:like 10:mainnet 100:many 30:many+tx 10:mean 20:mint 60:moment 10:moment+.
10:move 20:much 210:network 60:normal 40:now 100:numb 30:numb+of 30:of+a 30:of+transaction 60:on+_ 110:optimism 40:ordinary 20:pl
10:pl+$ 50:please+. 200:polygon 20:present 20:price 100:proposal 100:re 20:recent 10:right 70:rn 10:rn+$ 10:rn+? 130:slow 10:some
30:standard 100:tell 10:the+recent 120:there 30:there+$ 10:thi+moment 10:think 400:time 30:time+$ 500:today 30:today+$ 50:today+,
30:today+? 30:today+and 10:told 100:total 240:transaction 30:transaction+, 30:transaction+and 200:tx 400:utilisation 120:what
30:what+the 10:worth 100:writ @get_chain_tvl_history 2240:* 80:,+_ 50:,+from 30:,+how 80:.+$ 30:.+. 50:.+_ 30:.+how 2140:<chain>
800:<coin> 100:<maybeChain> 200:<namesake> 100:<protocol> 200:<series> 1000:<step> 2100:<time> 80:?+$ 30:?+show 230:^+_ 30:^+chart
30:^+did 10:^+how 30:^+i 180:^+tvl 30:^+we 350:_+$ 80:_+, 80:_+. 80:_+? 150:_+_ 10:_+at 30:_+chain 50:_+from 30:_+in 50:_+on
30:_+please 30:_+point 50:_+since 250:_+tvl 100:about 30:about+_ 100:arb 400:arbitrum 30:are+on 10:at+present 100:avalanche 940:base
300:chain 100:chart 100:crash 100:curve 200:defi 30:defi+tvl 100:develop 30:develop+_ 50:did+it 100:each 30:each+_ 200:ethereum
100:fall 30:for+my 100:from+_ 100:go 100:grant 200:history 340:how 50:how+did 40:how+much 30:i+_ 30:i+m 30:i+see 50:in+_ 30:in+the
100:l2 100:linea 200:lock 30:lock+in 100:m 30:me+it 100:might 140:much 30:much+wa 100:of+_ 30:of+our 90:on+_ 30:on+each 30:on+the
100:over 30:over+time 30:please+$ 30:please+. 100:plott 100:point 40:present 100:real 200:scroll 100:see 30:see+how 100:show
30:show+me 600:since 130:since+_ 30:since+the 40:sit 10:sit+on 200:solana 100:start 30:that+i 50:the+_ 30:the+chain 100:thesi
100:till 100:time 30:time+$ 200:today 30:today+. 2000:tvl 30:tvl+, 200:tvl+_ 100:tvl+of 100:until 140:value 30:value+lock 30:wa+_
30:we+are 100:write @get_chains 1680:* 50:,+_ 30:,+give 50:,+i 50:.+$ 100:3 280:<chain> 200:<coin> 1000:<count> 100:<maybeChain>
620:<number> 100:<series> 30:?+$ 30:?+_ 30:?+show 80:^+_ 50:^+chain 30:^+doe 40:^+how 130:^+rank 80:^+which 100:_+$ 30:_+among
20:_+at 30:_+by 80:_+chain 30:_+of 30:_+please 50:_+rows 100:acros 10:add 100:all 30:all+chain 100:among 10:ask 40:at+present
170:base 10:before 100:biggest 500:blockchain 100:bsc 50:by+money 100:by+tvl 1020:chain 30:chain+$ 130:chain+by 10:click 100:client
10:d 500:defi 30:defi+, 30:doe+_ 100:ethereum 100:fattest 50:for+the 100:give 30:give+me 10:hand 30:have+the 100:hold 30:hold+the
160:how 30:how+i 20:how+much 30:i+need 30:i+only 30:i+the 20:id 80:in+defi 30:in+them 100:keep 110:know 100:league 800:lock
50:lock+$ 50:lock+, 80:lock+in 50:me+the 100:memo 10:metamask 500:money 30:money+in 400:most 60:much 100:need 30:need+_ 120:network
30:of+_ 30:of+them 20:on+_ 100:only 100:people 30:please+, 160:present 30:present+? 600:rank 30:rank+by 50:rank+of 50:rank+the
10:rath 200:rows 30:rows+. 100:say 110:show 30:show+me 60:sit 20:sit+on 10:site 100:solana 10:some 100:spread 10:switch 100:table
50:the+_ 30:the+chain 30:the+money 80:the+most 200:them 30:them+$ 100:total 30:total+value 600:tvl 50:tvl+$ 50:tvl+? 50:tvl+_
10:type 560:value 100:value+lock 20:wallet 10:what 320:which 30:which+_ 30:which+blockchain 30:which+chain 100:will 30:will+do
30:with+the @get_chains_tvl_history 1600:* 200:,+_ 30:,+all 30:,+for 30:,+from 80:.+$ 30:.+please 200:<count> 100:<number>
600:<step> 1400:<time> 30:?+$ 30:^+all 30:^+did 30:^+for 30:^+how 30:^+i 30:^+my 150:^+total 50:^+tvl 230:_+$ 100:_+, 80:_+. 30:_+?
50:_+_ 30:_+on 30:_+point 30:_+recent 30:a+day 100:acros 30:acros+every 100:against 30:against+_ 100:aggregate 1100:all
150:all+chain 100:all+of 100:am 30:an+article 100:article 100:blockchain 700:chain 80:chain+, 30:chain+_ 100:combin 200:day 30:day+$
1500:defi 80:defi+, 230:defi+tvl 100:develop 200:every 30:every+chain 30:for+_ 30:for+an 30:from+_ 100:grow 30:ha+the 200:history
30:history+_ 100:how 30:how+ha 30:i+am 30:in+all 400:lock 30:lock+in 100:need 30:need+the 100:network 100:new 30:new+_ 80:of+all
100:of+defi 400:over 30:please+the 100:point 100:recent 100:shrink 300:since 30:since+_ 30:since+the 200:summ 30:the+_ 80:the+total
100:thesi 100:today 100:togeth 30:togeth+, 1100:total 180:total+defi 100:total+value 1200:tvl 30:tvl+_ 50:tvl+of 100:up 30:up+_
400:value 100:value+lock 100:worldwide 100:writ 30:writ+a @get_coin_historical_chart 1710:* 90:,+_ 20:,+a 10:,+for 30:,+i 70:,+in
90:.+$ 20:.+_ 20:.+how 890:<chain> 1650:<coin> 120:<evmAddress> 1470:<fiat> 60:<namesake> 80:<protocol> 490:<series> 620:<step>
1690:<time> 30:?+$ 20:?+_ 10:?+i 10:?+my 10:?+the 190:^+_ 10:^+by 30:^+chart 20:^+did 10:^+for 10:^+ha 30:^+how 50:^+i 20:^+my
10:^+need 10:^+price 10:^+pull 10:^+the 20:^+what 180:_+$ 190:_+, 70:_+. 80:_+? 170:_+_ 10:_+and 10:_+at 20:_+back 10:_+between
90:_+chart 10:_+coin 30:_+cost 10:_+do 10:_+ever 20:_+for 20:_+go 20:_+ha 10:_+hold 20:_+i 130:_+in 20:_+market 10:_+move 20:_+of
30:_+on 10:_+or 20:_+please 100:_+price 20:_+v 10:_+wa 30:_+will 10:_+worth 60:a+chart 30:a+client 20:about 10:about+_ 20:account
10:accountant 20:advis 10:and+_ 20:and+volume 50:any 10:any+time 40:ask 10:ask+what 10:at+_ 10:at+any 10:at+the 20:auditor
10:auditor+ask 60:back 20:back+, 20:below 50:between 10:between+_ 30:bitcoin 40:book 10:book+$ 10:brazilian 10:british 60:btc 60:buy
20:buy+_ 10:by+what 40:cap 10:cap+and 60:capitalisation 60:cardano 10:change 810:chart 60:chart+_ 120:client 20:clos 40:coin
10:coin+, 10:contract 100:cost 30:cost+in 60:curve 60:d 20:d+like 120:data 20:data+$ 60:daught 20:day 40:decimal 110:deck 70:develop
20:develop+_ 40:did+_ 20:did+the 20:do+$ 20:do+. 10:doesn 10:doge 70:dogecoin 300:dollar 60:done 30:down 160:draw 10:each 20:end
40:enough 10:enough+$ 370:eth 150:ethereum 220:eur 690:euro 20:ever 60:figur 20:figure 20:file 20:for+_ 30:for+a 20:for+me
30:for+the 10:from+it 60:go 60:gone 40:ha+_ 80:history 20:history+_ 30:hold 330:how 20:how+_ 30:how+did 20:how+ha 20:how+i 20:i+d
10:i+enough 20:i+it 50:i+m 10:i+need 10:i+ok 280:in+_ 10:in+percent 10:in+the 20:it+_ 10:it+peg 10:it+up 20:last 10:last+_ 40:late
10:late+$ 10:late+? 60:like 20:like+to 60:link 180:m 60:make 10:many 70:market 20:market+capitalisation 10:matt 60:mcap 20:me+$
20:me+_ 20:move 10:move+_ 10:much 20:my+sist 10:my+tax 160:need 10:need+_ 10:numb 40:of+_ 10:of+a 10:of+that 10:of+the 40:off
10:ohlc 20:ok 30:on+_ 90:one 20:one+_ 10:only 10:or+_ 10:or+down 10:over 130:past 30:past+_ 80:peg 10:peg+at 30:percent 20:please+$
60:plenty 20:point 20:policy 130:pound 10:pric 600:price 10:price+, 40:price+_ 10:price+and 20:price+in 20:price+of 60:promis
30:pull 10:quarter 20:rate 10:rate+of 10:real 10:report 10:rest 10:said 60:school 60:see 20:see+how 10:show 10:since 60:sist 30:slip
30:slipp 160:sol 480:solana 10:someone 10:source 60:spread 40:start 10:start+of 10:t 30:tax 60:tell 20:tell+me 80:teth 10:that+day
10:the+_ 10:the+book 10:the+last 20:the+price 10:the+start 10:the+token 10:the+year 40:time 10:time+_ 20:to+see 70:token 10:token+_
10:token+at 20:too 10:too+$ 70:turnov 40:two 130:uni 20:uniswap 30:up 10:up+or 130:usd 20:usdc 50:usdt 20:utc 60:v 20:v+_ 20:value
130:volume 10:volume+in 10:wa+one 20:want 10:want+the 10:went 240:what 30:what+_ 10:what+did 20:what+ha 10:what+one 10:what+wa
120:will 30:will+do 30:wobble 60:worth 20:worth+in 40:year 10:year+end @get_coin_history 2250:* 60:,+_ 30:,+a 20:,+and 30:,+for
20:,+how 70:,+in 20:,+on 20:,+open 30:,+what 20:,+which 180:.+$ 20:.+. 20:.+could 40:.+what 1590:<chain> 2250:<coin> 1650:<fiat>
60:<name> 200:<number> 1130:<series> 2250:<time> 140:?+$ 30:?+_ 30:?+my 20:?+the 90:^+_ 30:^+about 80:^+for 20:^+how 60:^+i 20:^+one
60:^+our 20:^+price 20:^+the 140:^+what 170:_+$ 150:_+, 160:_+. 170:_+? 90:_+_ 20:_+a 30:_+and 50:_+at 20:_+book 30:_+close
40:_+cost 30:_+did 20:_+for 60:_+i 100:_+in 270:_+on 20:_+please 60:_+price 20:_+tax 40:_+wa 20:_+what 120:_+worth 20:a+_ 20:a+a
30:a+client 30:a+of 100:about 30:about+that 60:account 10:accountant 180:advis 100:again 20:an+_ 20:and+how 30:and+i 180:ask
30:ask+for 20:ask+what 20:at+$ 30:at+_ 20:at+in 50:at+the 120:auditor 30:auditor+ask 60:balance 20:balance+sheet 770:bitcoin
120:book 20:book+_ 120:bought 220:btc 60:capitalisation 100:cardano 60:chang 20:chang+hand 120:client 240:clos 100:close 160:coin
260:cost 30:cost+in 40:cost+on 20:could+you 400:day 20:day+$ 30:day+. 20:day+? 60:did+_ 180:dollar 280:end 820:eth 120:eur 1010:euro
60:expensive 120:figure 60:file 60:fine 20:fine+$ 120:first 30:for+_ 30:for+our 140:for+the 100:gave 30:gave+me 60:got 60:hand
10:have+to 180:how 30:how+much 100:husband 20:i+bought 20:i+fine 20:i+got 10:i+have 20:i+m 30:i+must 20:i+ok 30:i+want 350:in+_
30:it+worth 100:know 100:late 100:link 60:look 60:m 60:market 20:market+capitalisation 120:much 20:much+of 20:much+wa 40:multisig
100:must 20:my+_ 30:my+tax 10:need 100:note 10:numb 110:of+_ 20:of+a 20:of+it 20:of+my 20:of+that 20:of+them 60:ok 430:on+_
30:on+the 850:one 160:one+_ 30:one+of 10:only 60:open 20:open+at 10:our+_ 20:please+. 60:policy 160:pound 60:present 370:price
20:price+_ 20:price+at 30:price+of 60:rate 20:rate+of 10:report 10:rest 60:return 60:sheet 60:sol 120:sold 100:some 240:start
60:start+of 60:sterl 60:strike 350:tax 20:tax+return 90:that+day 50:the+_ 20:the+balance 20:the+day 20:the+market 20:the+price
50:the+start 30:the+tax 30:the+year 60:them 60:then 60:too 20:too+$ 120:trad 20:trad+at 20:trad+volume 60:u 220:uni 60:up 20:up+?
120:usd 120:utc 60:valuation 160:value 20:value+of 60:volume 20:volume+of 100:wa+_ 60:wa+it 80:wa+one 220:want 30:want+the 60:well
1400:what 60:what+did 90:what+one 200:what+wa 60:which 100:wond 860:worth 130:worth+in 80:worth+on 340:year 70:year+end 60:yen
20:you+look @get_coin_market_chart_range 1960:* 70:,+_ 40:,+a 10:,+and 40:,+for 30:,+i 60:,+in 10:,+on 10:,+open 10:,+please
30:,+pric 180:.+$ 10:.+. 30:.+_ 10:.+could 10:.+e 10:.+how 100:24h 1280:<chain> 1840:<coin> 210:<evmAddress> 1760:<fiat> 120:<name>
60:<namesake> 230:<number> 80:<protocol> 720:<series> 330:<step> 1860:<time> 50:?+$ 50:?+_ 10:?+my 10:?+the 180:^+_ 10:^+by
10:^+chart 20:^+did 20:^+for 10:^+ha 40:^+how 40:^+i 10:^+my 20:^+need 20:^+our 10:^+please 30:^+price 10:^+pull 10:^+the 40:^+what
150:_+$ 210:_+, 90:_+. 100:_+? 120:_+_ 10:_+a 20:_+at 10:_+back 10:_+before 20:_+between 10:_+chart 10:_+close 10:_+develop
10:_+ever 10:_+for 90:_+from 10:_+go 20:_+i 180:_+in 10:_+market 10:_+move 20:_+of 70:_+on 10:_+over 20:_+please 30:_+pric
110:_+price 10:_+tax 20:_+the 30:_+thi 30:_+volume 10:_+wa 10:_+will 20:_+worth 30:a+a 20:a+chart 10:a+client 20:a+of 20:account
10:accountant 20:addres 10:addres+$ 70:advis 20:against 10:against+the 100:along 10:and+how 40:and+volume 50:any 10:any+time 100:ask
20:ask+for 10:ask+what 30:at+_ 10:at+any 10:at+in 20:at+the 60:auditor 20:auditor+ask 40:back 10:back+, 20:balance 10:balance+sheet
40:base 20:before 390:between 100:between+_ 310:bitcoin 100:bitte 70:book 20:book+$ 20:bought 10:brazilian 10:british 60:btc 20:buy
10:buy+_ 10:by+how 320:cap 50:cap+and 80:capitalisation 20:cardano 40:chang 10:chang+hand 10:change 170:chart 50:client 50:clos
40:close 60:coin 20:coin+in 30:contract 10:contract+addres 10:cost 10:could+you 20:curve 10:d 20:dai 30:data 10:data+$ 30:day
100:decimal 10:deck 90:develop 10:develop+_ 40:did+_ 10:doesn 400:dollar 20:done 20:down 10:draw 40:e 10:e+. 10:each 30:end
60:enough 20:enough+. 20:erc20 700:eth 160:ethereum 200:eur 630:euro 20:ever 40:figur 30:figure 20:file 10:for+a 60:for+the
110:from+_ 10:from+it 40:go 10:go+up 10:gone 20:ha+_ 40:hand 20:heard 60:history 10:history+_ 10:hold 260:how 20:how+did 10:how+ha
10:how+i 10:how+many 10:how+much 10:i+. 30:i+can 20:i+enough 10:i+have 10:i+it 20:i+m 30:i+need 10:i+ok 330:in+_ 20:in+the 20:it+_
20:it+peg 10:like 40:link 40:look 20:lose 20:lost 60:m 20:mainnet 40:make 20:many 10:many+percent 230:market 40:market+cap
20:market+capitalisation 10:matt 140:mcap 10:minute 20:move 50:much 10:much+of 10:my+sist 10:my+tax 180:need 40:need+_ 10:noon
10:numb 80:of+_ 10:of+a 10:of+it 10:of+that 20:of+the 40:off 20:ok 90:on+_ 20:once 150:one 40:one+_ 10:only 40:open 10:open+at
10:or+down 150:over 10:over+_ 30:over+time 100:panic 40:pap 10:past 100:peg 10:peg+at 20:percent 100:pl 30:pl+, 10:please+$
10:please+, 10:please+. 10:please+the 40:plenty 100:plot 20:point 20:policy 150:pound 230:pric 10:pric+$ 10:pric+of 640:price
20:price+, 20:price+_ 20:price+and 10:price+at 10:price+in 40:price+of 30:pull 10:quarter 20:rate 10:rate+of 10:real 10:report
10:rest 20:return 100:round 10:said 40:school 110:see 100:sery 20:sheet 30:show 20:sist 30:slip 30:slipp 190:sol 110:solana 100:sold
10:someone 10:source 40:spread 20:stablecoin 80:start 20:start+of 40:step 40:sterl 20:strike 40:supp 10:t 100:tax 10:tax+return
20:tell 10:tell+me 40:teth 10:that+day 40:the+_ 10:the+balance 20:the+book 20:the+coin 10:the+contract 10:the+market 10:the+price
20:the+start 20:the+token 10:the+year 130:time 10:time+_ 30:to+_ 30:to+see 110:token 10:token+_ 20:token+at 20:too 10:too+$ 40:trad
10:trad+volume 150:turnov 50:u 100:uni 60:uniswap 60:up 10:up+? 10:up+or 320:usd 60:usdc 30:usdt 50:utc 10:v 30:value 10:very
100:vol 350:volume 30:volume+in 20:volume+of 20:wa+_ 20:wa+one 130:want 10:want+the 30:want+to 40:well 60:went 230:what 10:what+did
10:what+ha 10:what+one 40:what+wa 100:where 30:where+i 20:will 10:will+do 30:wobble 100:worth 20:worth+in 10:worth+on 50:year
10:year+end 40:yen 10:you+look 100:yr @get_coin_ohlc 1390:* 40:,+_ 30:,+a 50:,+from 40:,+in 30:,+please 30:,+whatev 50:.+$ 10:.+how
840:<chain> 1380:<coin> 20:<evmAddress> 1220:<fiat> 10:<namesake> 20:<protocol> 570:<series> 240:<step> 1290:<time> 30:?+$ 190:^+_
10:^+chart 30:^+give 10:^+ha 30:^+i 10:^+my 10:^+what 130:_+$ 120:_+, 60:_+. 30:_+? 100:_+_ 10:_+at 30:_+candl 30:_+chart 30:_+for
30:_+from 10:_+go 10:_+i 170:_+in 70:_+ohlc 30:_+over 10:_+please 10:_+price 30:_+v 10:_+will 10:a+chart 30:any 10:at+any
260:bitcoin 20:buy 10:buy+_ 100:c 300:candl 50:candl+_ 200:candlestick 120:cardano 10:change 240:chart 10:chart+_ 200:close
500:coingecko 50:coingecko+$ 30:coingecko+, 30:coingecko+use 100:cover 20:curve 10:d 30:data 10:data+$ 40:daught 10:develop
10:did+the 10:doge 50:dogecoin 150:dollar 20:done 10:down 10:draw 10:each 310:eth 170:ethereum 100:eur 320:euro 100:exchange
100:figur 120:for+_ 30:for+the 100:gbp 100:give 30:give+me 40:go 10:gone 10:ha+_ 200:high 10:hold 90:how 10:how+did 10:how+i 10:i+it
30:i+would 100:im 240:in+_ 100:ish 10:it+_ 100:l 100:last 30:last+_ 10:like 200:low 10:many 100:mix 100:month 10:my+sist 100:o
10:of+_ 30:off 320:ohlc 10:one 200:open 110:over 30:over+the 190:past 50:past+_ 20:peg 10:percent 30:please+$ 100:plz 10:point
80:pound 130:price 10:price+_ 10:price+of 40:promis 10:said 10:see 10:show 10:since 20:sist 10:slip 20:slipp 130:sol 230:solana
10:someone 20:tell 10:tell+me 30:teth 30:the+last 10:the+price 20:time 10:time+_ 20:token 60:uni 10:up 270:usd 20:usdc 100:use 110:v
30:v+_ 10:went 20:what 10:what+ha 100:whatev 100:whole 20:will 10:will+do 200:yen @get_coin_tickers 1660:* 10:,+all 90:,+and
50:,+biggest 30:,+by 30:,+highest 20:,+how 30:,+in 30:,+largest 50:,+which 10:,+with 90:.+$ 20:.+_ 400:<chain> 1660:<coin>
360:<exchange> 40:<fiat> 400:<number> 40:<pair> 140:<protocol> 220:<series> 60:?+$ 10:?+and 30:?+i 30:?+list 20:?+want 60:^+_
10:^+all 10:^+doe 10:^+every 20:^+if 90:^+on 10:^+what 230:^+where 10:^+which 20:_+$ 130:_+, 30:_+. 80:_+? 40:_+_ 30:_+coin 20:_+for
10:_+have 10:_+last 10:_+list 10:_+market 10:_+move 20:_+on 70:_+pair 10:_+price 30:_+quot 10:_+spot 10:_+token 40:_+trad 50:_+trade
20:a+_ 80:all 10:all+_ 50:and+at 40:and+how 30:and+in 10:and+the 10:and+what 30:are+the 10:at+_ 30:at+present 50:at+what 240:biggest
120:binance 140:bitcoin 160:book 60:both 60:btc 100:busiest 100:buy 30:buy+_ 10:by+_ 50:by+volume 100:can+i 50:can+one 200:chainlink
100:cheapest 100:coin 20:coinbase 60:cost 60:dao 140:depth 100:dex 30:dex+$ 30:do+i 70:doe+_ 40:dogecoin 60:each 20:each+_ 120:eth
40:ethereum 140:every 10:every+_ 600:exchang 100:exchang+and 340:first 40:first+$ 30:first+, 30:first+. 10:for+a 20:for+each
20:have+$ 10:have+a 200:highest 200:how 10:how+much 40:how+thick 50:i+_ 30:i+buy 30:i+mean 30:i+the 100:i+trade 60:if 20:if+the
10:in+_ 30:in+what 40:in+which 160:incl 40:incl+. 30:it+, 30:it+_ 30:it+with 220:kraken 100:largest 20:last 140:list 30:list+the
100:market 100:mean 30:mean+_ 40:money 40:mov 10:mov+the 200:move 40:much 10:much+money 40:on+_ 50:on+top 80:on+which 200:one
50:one+trade 20:oth 820:pair 30:pair+doe 10:pair+on 40:percent 100:plac 100:place 100:present 30:present+, 260:price 10:price+,
20:price+_ 30:price+and 140:quot 60:sell 20:sell+_ 100:sol 100:solana 100:sort 30:sort+by 60:spot 10:spot+market 520:spread 30:the+_
30:the+book 10:the+price 60:they 160:thick 60:those 20:to+move 40:token 10:token+, 200:top 50:top+$ 360:trad 60:trad+, 900:trade
150:trade+_ 40:two 500:uni 240:uniswap 200:usdc 200:venu 740:volume 30:volume+, 30:volume+. 90:volume+first 60:want 20:want+the
60:way 440:what 10:what+_ 30:what+would 900:where 150:where+can 30:where+do 30:where+doe 30:where+i 560:which 20:which+_
100:which+exchang 30:with+price 10:with+the 100:wrapp @get_coins_index 1700:* 10:,+and 20:,+category 20:,+contract 10:,+for 30:,+how
10:,+i 10:,+in 10:,+just 40:,+market 10:,+please 30:,+quot 10:,+whatev 50:,+which 10:,+with 50:.+$ 10:.+no 30:.+what 40:20 30:24h
10:24h+volume 720:<chain> 1550:<coin> 200:<evmAddress> 760:<fiat> 170:<namesake> 60:<number> 40:<pair> 260:<protocol> 520:<series>
40:<ticker> 170:<time> 90:?+$ 10:?+? 20:?+i 10:?+my 20:?+show 140:^+_ 10:^+contract 10:^+could 40:^+everyth 40:^+how 10:^+i 10:^+on
10:^+price 10:^+someone 30:^+tell 60:^+what 10:^+which 130:_+$ 60:_+, 40:_+. 60:_+? 30:_+_ 30:_+a 10:_+addres 20:_+at 10:_+atm
10:_+coin 20:_+contract 10:_+cost 10:_+for 10:_+how 10:_+i 30:_+in 10:_+market 10:_+mov 10:_+move 60:_+on 10:_+pl 40:_+price
40:_+the 10:_+today 30:_+token 10:_+trad 10:_+with 30:a+a 120:about 30:about+_ 60:actual 140:addres 20:addres+of 100:address
10:adesso 10:and+24h 10:and+_ 10:and+i 10:and+on 10:and+the 20:answ 110:arbitrum 40:ask 10:ask+me 10:at+in 10:at+thi 50:atm 10:atm+$
100:background 40:base 10:be+? 70:bitcoin 10:bittensor 10:bonk 30:british 20:bsc 200:btc 10:buck 20:buy 60:cap 10:cap+and
20:capitalisation 320:category 50:category+, 240:chain 30:chain+$ 10:chain+doe 210:chainlink 20:change 20:client 220:coin 10:coin+,
20:coin+? 10:coin+i 250:coingecko 10:coingecko+id 380:contract 10:contract+$ 10:contract+_ 20:contract+addres 20:contract+address
10:contract+for 30:contract+i 10:contract+on 40:copy 10:correct 20:cost 10:cost+in 10:could+you 100:crowd 10:current 20:day
80:description 20:description+, 10:did+it 30:do+, 40:doe+it 20:doge 50:dogecoin 10:dollar 40:don 10:don+t 20:dont 40:down 40:each
40:erc 210:eth 120:ethereum 80:eur 270:euro 60:every 20:every+chain 240:everyth 80:evm 10:evm+chain 10:evm+network 20:exact 10:exist
30:fake 10:far 20:fear 140:figur 100:fil 100:file 10:find 10:for+_ 10:for+the 40:give 10:give+me 20:go 20:grandson 10:ha+_ 30:ha+on
20:him 100:homepage 330:how 30:how+large 30:how+many 20:how+much 40:i+_ 10:i+buy 30:i+it 10:i+m 10:i+not 30:i+on 10:i+pay
10:i+should 10:i+that 10:i+the 10:i+worth 50:id 10:id+, 10:in+? 150:in+_ 10:in+percent 30:it+contract 10:it+have 10:it+in 10:it+up
10:jpeg 20:just 20:kind 10:kind+tell 10:know 40:known 100:large 20:like 10:like+to 200:link 20:m 80:main 50:mainnet 120:many
20:many+_ 220:market 30:market+$ 10:market+cap 10:market+capitalisation 20:mcap 20:me+_ 10:me+and 10:me+what 10:mean 20:moment
100:money 50:mov 10:mov+_ 40:move 80:much 10:much+_ 10:much+doe 20:must 10:must+i 40:need 40:network 10:network+i 20:no 30:not
30:now 30:of+_ 10:of+the 10:of+token 40:off 10:offer 150:official 120:on+_ 10:on+each 10:on+the 20:on+which 170:one 10:one+$
10:one+. 30:one+_ 10:only 10:or+down 40:oth 20:pay 10:pay+for 20:pepe 30:percent 50:pl 10:pl+$ 10:pl+, 10:please+$ 10:please+?
30:polygon 40:post 110:pound 20:pric 200:price 10:price+$ 10:price+, 10:price+? 20:price+in 100:project 20:prop 10:px 10:quanto
120:quot 30:quot+in 40:random 20:ratio 20:right 10:right+now 40:say 50:send 40:shill 20:should 60:show 20:show+me 10:since 70:sol
100:solana 40:some 50:someone 20:statement 20:sterl 10:supp 10:symbol 40:t 140:telegram 120:tell 30:tell+me 10:that+? 20:the+_
40:the+coin 10:the+contract 10:the+day 10:thi+moment 10:those 10:tick 10:time 10:to+send 80:today 10:today+in 140:token 10:token+_
10:total 20:trad 10:trad+at 60:twitt 10:twitt+of 10:un 150:und 30:uni 270:uniswap 50:up 10:up+or 30:usd 180:usdc 20:usdt 10:vale
30:volume 10:volume+, 90:want 10:want+a 10:want+to 110:wbtc 140:website 10:went 510:what 20:what+_ 30:what+doe 10:what+i 30:what+it
10:what+one 40:whatev 280:which 30:which+chain 10:which+of 10:with+the 40:worth 40:wrong 10:xrp 110:yen 10:you+kind @get_coins_list
1540:* 180:,+_ 50:,+with 50:.+$ 30:.+_ 30:<coin> 400:<count> 800:<number> 10:<quoted> 50:?+_ 30:^+all 150:^+coin 80:^+dump 10:^+find
50:^+give 30:^+please 30:^+which 80:_+$ 10:_+? 30:_+at 30:_+each 80:_+per 30:_+rows 30:_+to 600:address 200:all 100:also 100:any
100:begin 30:bitcoin 10:bookkeep 100:but 200:chain 50:chain+, 1500:coin 30:coin+, 30:coin+doe 100:coin+id 100:coin+that
940:coingecko 10:coingecko+id 30:coingecko+list 100:complete 700:contract 150:contract+address 300:delist 30:doe+coingecko 100:doesn
30:doesn+t 100:doesnt 300:dump 300:each 100:every 100:feature 20:find 100:fine 30:fine+$ 10:for+_ 200:give 50:give+me 30:i+fine
30:i+want 540:id 10:id+of 30:in+it 30:it+$ 30:it+contract 1000:list 50:list+, 30:list+? 30:list+_ 50:list+of 30:list+with 400:long
100:more 400:no 100:no+long 10:of+_ 30:of+all 30:of+coin 30:on+each 400:page 400:per 30:please+list 100:rows 30:rows+$
10:spreadsheet 100:symbol 100:t 30:that+are 80:that+coingecko 30:the+coingecko 30:the+contract 100:their 10:they 100:time 30:time+$
100:togeth 10:use 100:used 100:w 110:want 30:want+the 10:what 200:which 50:which+coin 10:wire 30:with+it 30:with+their 30:wrapp
@get_coins_market_data 3980:* 150:,+_ 10:,+and 10:,+for 100:,+in 10:,+just 40:,+market 40:,+mcap 50:,+pric 110:,+quot 30:,+rank
40:,+supp 30:,+the 10:,+what 10:,+which 10:,+with 250:.+$ 40:.+_ 10:.+i 130:24h 30:24h+volume 850:<chain> 1810:<coin> 1420:<count>
40:<evmAddress> 2420:<fiat> 30:<name> 1060:<number> 40:<pair> 10:<protocol> 1110:<series> 60:<step> 310:<time> 70:?+$ 30:?+_ 10:?+my
320:^+_ 10:^+biggest 20:^+compare 10:^+could 30:^+how 50:^+i 30:^+kind 50:^+list 10:^+please 20:^+price 30:^+put 30:^+read 30:^+show
50:^+the 30:^+top 60:^+what 30:^+which 320:_+$ 230:_+, 180:_+. 60:_+? 80:_+_ 110:_+and 20:_+at 10:_+atm 380:_+coin 10:_+cost
30:_+crypto 10:_+for 10:_+how 20:_+i 70:_+in 20:_+market 20:_+move 60:_+next 30:_+please 40:_+price 10:_+right 30:_+rows 60:_+side
10:_+today 10:_+trad 90:_+v 20:_+volume 50:_+with 10:about 10:above 10:adesso 90:all 20:all+time 10:and+24h 110:and+_ 10:and+by
10:and+how 10:and+i 10:and+the 10:and+who 20:anoth 20:answ 30:are+the 20:ask 10:ask+me 10:at+in 10:at+thi 120:ath 50:atm 10:atm+$
10:base 50:below 20:bigg 120:biggest 280:bitcoin 10:bonk 10:bos 20:both 10:both+_ 10:bought 100:brazilian 30:british 330:btc 10:buck
100:but 20:buy 30:by+24h 10:by+how 80:by+market 90:by+side 50:by+volume 700:cap 110:cap+, 20:cap+and 220:capitalisation 80:cardano
100:category 10:cent 50:chainlink 30:change 140:circulat 40:circulat+supp 20:circulation 40:client 1830:coin 100:coin+$ 80:coin+,
200:coin+by 100:coingecko 80:compare 30:cost 10:cost+in 10:could+you 10:cousin 100:crypto 200:cryptocurrency 10:current 40:day
80:deck 10:did+it 80:distance 50:doge 30:dogecoin 430:dollar 20:down 240:each 60:each+oth 100:en 880:eth 100:ethereum 200:eur
570:euro 20:exact 10:exist 30:far 40:favourite 40:fdv 100:figur 10:football 10:for+_ 30:for+me 10:for+my 30:for+the 100:franc
10:from+the 40:furth 100:gbp 40:give 10:give+me 20:go 10:gone 20:grandson 40:help 10:hi 120:high 100:highest 20:him 10:hold 240:how
10:how+far 20:how+many 30:how+much 20:i+_ 10:i+buy 10:i+my 10:i+need 10:i+pay 10:i+should 10:i+that 10:i+the 10:i+want 10:i+worth
10:i+would 480:in+_ 30:in+one 40:ish 100:japanese 10:jpeg 20:just 10:keep 120:kind 10:kind+tell 100:la 700:lay 180:lay+_ 40:like
10:like+to 50:line 50:link 400:list 100:list+the 70:many 20:many+_ 680:market 140:market+cap 30:market+capitalisation 440:mcap
30:mcap+, 10:me+_ 10:me+and 30:me+the 10:me+to 10:me+what 20:moment 100:money 20:more 100:most 30:most+money 90:mov 10:mov+_
100:move 10:move+_ 110:much 10:much+_ 10:much+doe 10:much+i 20:must 10:must+i 40:n 40:need 10:neighbour 220:next 60:next+to 100:not
30:not+_ 40:now 10:now+? 40:number 30:of+_ 30:of+the 10:offer 330:one 30:one+_ 100:order 30:order+by 220:oth 110:over 30:over+the
20:pay 10:pay+for 20:pepe 150:pl 10:pl+$ 10:pl+, 10:please+$ 30:please+. 410:pound 220:pric 50:pric+in 10:pric+of 520:price
10:price+$ 60:price+, 10:price+? 20:price+in 20:price+of 20:prop 130:put 30:put+_ 10:px 10:quanto 420:quot 110:quot+in 100:quote
100:rank 20:ratio 10:reach 100:read 100:real 80:record 40:right 10:right+now 40:ripple 100:rows 30:rows+$ 10:saving 40:see 20:set
20:should 100:show 30:show+the 360:side 20:side+$ 90:side+by 10:since 20:sise 10:sise+and 20:slid 410:sol 360:solana 10:someone
10:spot 140:stablecoin 20:statement 220:sterl 10:still 400:supp 40:supp+$ 40:supp+, 200:table 20:table+for 10:talk 20:tell
10:tell+me 10:th 10:that+? 210:the+_ 30:the+biggest 10:the+coin 10:the+day 30:the+highest 30:the+most 30:the+top 20:the+treasury
100:them 20:these 20:they 10:thi+moment 100:think 30:those 90:time 60:to+each 10:to+see 110:today 10:today+. 10:today+in 30:token
240:top 10:top+$ 220:trad 10:trad+at 50:trad+volume 60:treasury 100:turn 30:turn+over 100:turnov 20:two 200:u 10:un 10:und 250:uni
10:uniswap 70:up 10:up+_ 250:usd 60:usdc 340:v 90:v+_ 10:vale 40:vechain 630:volume 30:volume+$ 100:volume+, 40:want 140:wbtc
30:weath 10:weath+in 270:what 20:what+_ 30:what+are 10:what+one 160:which 30:which+_ 20:which+one 30:who 20:with+_ 30:with+the
10:won 40:worth 10:would+be 10:would+like 10:xrp 210:yen 10:yet 10:you+kind @get_companies_treasury 2720:* 80:,+_ 90:,+and
30:,+biggest 30:,+by 30:,+for 10:,+how 10:,+i 30:,+just 30:,+largest 30:,+not 30:,+please 30:,+rank 40:,+the 110:.+$ 10:.+. 10:.+_
2460:<chain> 2240:<coin> 500:<count> 280:<holder> 400:<namesake> 300:<number> 1940:<series> 240:?+$ 30:?+_ 10:?+i 30:?+the 10:^+_
30:^+for 50:^+how 30:^+i 80:^+list 10:^+the 60:^+what 300:^+which 180:_+$ 220:_+, 30:_+. 80:_+? 30:_+_ 80:_+and 30:_+by 10:_+do
30:_+doe 20:_+hold 30:_+i 30:_+in 10:_+it 110:_+on 10:_+one 10:_+own 10:_+the 50:_+with 100:about 100:against 100:am 30:an+article
10:and+at 150:and+how 60:and+what 100:article 10:at+what 80:avg 440:balance 110:balance+sheet 100:basi 100:benchmark 100:biggest
30:biggest+first 1560:bitcoin 100:book 30:book+, 80:btc 30:by+how 280:coin 10:coin+? 30:coin+doe 1080:company 220:cost 30:cost+$
80:country 10:did+it 40:do+they 10:do+you 30:doe+_ 400:each 30:each+$ 30:each+? 50:each+of 80:el 900:eth 200:ethereum 500:firm
400:first 30:first+$ 50:first+, 30:first+? 30:for+a 30:for+an 10:for+it 40:gain 740:government 10:ha+_ 50:have+_ 10:have+a 760:hold
130:hold+_ 10:hold+and 40:holder 10:holder+of 100:holding 980:how 90:how+many 150:how+much 10:i+_ 30:i+am 10:i+hold 20:i+it 30:i+m
10:i+only 10:it+. 10:it+have 40:it+in 100:just 30:just+the 400:largest 1040:list 150:list+company 10:list+with 40:los 100:m 360:many
30:many+_ 60:many+coin 100:market 40:microstrategy 400:most 80:most+_ 620:much 30:much+$ 20:much+_ 40:much+doe 100:nation 40:need
10:need+the 100:not 30:not+_ 100:note 40:now 30:of+_ 10:of+coin 50:of+them 40:old 100:on+_ 10:on+it 130:on+the 40:one 10:one+$
140:only 30:only+the 10:or+los 540:own 100:own+_ 100:paid 40:pap 40:pay 10:pay+for 100:poor 40:profit 10:profit+or 200:public
100:rank 30:rank+by 100:rich 80:salvador 440:sheet 90:sheet+, 100:sise 300:sit 80:sit+on 200:sitt 50:sitt+on 100:smallest 100:sort
200:stack 200:stat 40:stock 200:strategy 100:talk 30:talk+about 90:the+_ 80:the+balance 30:the+book 10:the+company 80:the+largest
80:the+most 320:their 200:them 340:they 300:treasury 100:u 540:what 10:what+cost 10:what+did 10:what+i 1300:which
130:which+government 130:which+list 40:whose 80:with+_ 80:with+the 10:you+have @get_contract_abi 630:* 30:,+_ 20:,+with 20:.+$
20:.+which 510:<chain> 70:<coin> 620:<evmAddress> 70:<namesake> 10:<number> 130:<series> 20:?+$ 20:?+i 20:^+give 30:^+i 20:^+need
20:^+which 120:_+$ 50:_+, 20:_+. 30:_+_ 70:_+on 480:abi 60:against 20:against+_ 10:ask 10:audit 10:auditor 120:base 180:beacon
10:been 10:bnb 60:bsc 10:chain 20:code 310:contract 20:contract+, 50:contract+_ 120:declare 240:deposit 60:deposit+contract
20:doe+the 60:eth 60:eth2 130:ethereum 120:event 50:for+_ 20:for+a 20:for+the 60:function 60:get 20:get+me 60:give 20:give+me
60:harvest 20:i+m 20:i+need 10:i+the 20:i+want 10:if 10:item 60:l1 60:m 20:m+writ 190:mainnet 30:me+the 60:multicall3 120:need
30:need+the 30:of+the 70:on+_ 70:pancake 20:please+, 10:publish 70:rout 120:signatur 10:source 60:subgraph 20:that+contract
60:the+abi 50:the+beacon 60:their 10:token 10:uniswap 30:verify 60:want 120:which 20:which+event 20:which+function 60:writ 20:writ+a
@get_contract_bytecode 890:* 10:,+a 30:,+and 20:,+i 30:.+$ 100:<block> 800:<chain> 120:<coin> 890:<evmAddress> 60:<name>
240:<namesake> 200:<number> 300:<series> 80:?+$ 20:?+_ 30:?+i 20:^+_ 30:^+could 30:^+how 80:^+i 20:^+someone 30:_+$ 70:_+, 30:_+?
40:_+_ 80:_+a 60:_+i 120:_+on 50:_+or 70:a+contract 30:a+of 10:a+token 30:a+wallet 10:about 340:account 30:account+$ 10:am 20:an+_
30:and+what 70:at+_ 240:base 120:behind 20:behind+thi 100:byt 100:bytecode 20:chat 20:check 540:code 280:contract 10:contract+,
20:contract+? 50:contract+or 30:could+you 100:delegat 100:don 30:don+t 60:dont 100:dump 100:eip 30:eip+_ 300:ethereum 200:hash
30:hash+of 100:hex 10:history 100:how 30:how+many 10:i+, 70:i+_ 30:i+it 20:i+that 50:i+there 20:idea 10:in+our 20:it+? 20:it+a
10:it+in 160:itself 180:just 10:kind 100:linea 160:mainnet 100:many 20:me+_ 160:need 40:need+the 20:no 180:normal 30:of+_ 30:of+the
140:on+_ 100:one 20:or+a 50:or+i 100:ordinary 20:past 70:person 60:plain 10:program 100:sat 60:sent 20:sent+me 200:sise 30:sise+and
140:somebody 120:someone 100:t 10:th 30:the+hash 180:there 40:token 10:token+? 100:und 100:verify 160:wallet 20:wallet+$ 10:wallet+,
150:what 30:what+the 10:what+thi 100:wheth 30:wheth+_ 100:without @get_contract_code 950:* 30:,+_ 30:,+and 50:,+i 20:,+need 10:,+so
30:,+the 60:,+with 20:.+$ 30:.+_ 20:.+could 10:.+please 10:.+which 880:<chain> 340:<coin> 940:<evmAddress> 10:<fiat> 80:<name>
350:<namesake> 10:<number> 110:<protocol> 410:<series> 100:?+$ 10:?+i 20:?+what 20:^+_ 10:^+can 20:^+dump 10:^+give 50:^+i 30:^+on
10:^+our 30:^+pull 10:^+show 20:^+we 10:^+where 10:^+which 70:_+$ 80:_+, 20:_+. 20:_+? 50:_+_ 10:_+and 30:_+contract 10:_+for
150:_+on 30:_+rout 60:_+verify 10:a+contract 230:abi 10:account 70:actual 80:against 10:against+_ 20:against+the 20:am 30:and+i
10:and+tell 20:and+which 10:any 30:anywhere 20:arbitrum 20:ask 40:audit 10:auditor 240:base 60:beacon 10:been 150:behind 20:behind+_
10:black 300:blockscout 10:box 60:built 100:but 10:can+i 10:chain 100:code 20:code+of 10:coin 10:colleague 220:compil 10:confirm
320:contract 20:contract+, 50:contract+_ 10:contract+on 20:copy 20:could+you 60:current 40:declare 140:deposit 40:deposit+contract
20:dev 60:diff 10:diligence 10:doe+the 10:dollar 10:due 60:dump 120:eth 30:eth2 440:ethereum 40:event 10:everybody 10:exchange
60:exploit 220:fil 10:file 20:for+_ 10:for+a 10:for+an 10:for+the 20:function 20:get 10:get+me 20:give 10:give+me 20:harvest
10:hidden 20:him 10:hold 20:how 30:i+_ 10:i+am 40:i+it 10:i+m 10:i+need 10:i+see 40:i+the 10:i+want 10:i+would 20:if
80:implementation 10:it+? 40:it+a 10:item 10:know 20:l1 20:learn 100:leave 160:licence 30:like 10:like+to 20:lin 20:m 10:m+writ
20:made 220:mainnet 10:match 20:me+the 10:me+which 20:memo 20:multicall3 90:need 10:need+the 20:need+to 10:normal 10:not 10:now
30:of+_ 50:of+the 10:old 160:on+_ 20:one 100:out 10:person 20:point 10:proof 240:proxy 30:public 60:publish 100:pull 40:read
10:read+the 80:review 110:rout 30:rout+_ 30:see 80:show 10:show+me 10:show+the 40:signatur 60:sit 20:so 100:sol 200:solidity
30:solidity+fil 20:some 10:somewhere 170:source 10:source+code 20:source+of 40:stak 20:subgraph 10:swapp 80:tell 10:tell+me 20:teth
10:that+contract 60:the+_ 40:the+abi 20:the+beacon 10:the+deposit 20:the+proxy 20:the+solidity 20:the+source 20:their 10:there
20:they 10:through 10:token 100:too 60:u 100:und 30:und+which 120:uniswap 130:usdc 20:used 110:v2 10:verification 290:verify
10:verify+? 20:wa+it 70:want 10:want+to 20:we+are 260:what 20:where 10:where+can 20:wheth 400:which 10:which+event 10:which+function
30:with+what 10:would+like 20:writ 10:writ+a 20:you+tell @get_contract_coin 940:* 30:,+and 30:,+category 10:,+contract 30:,+it
20:,+market 30:,+the 10:,+what 20:,+whatev 30:.+$ 10:.+doe 10:.+no 20:.+what 60:20 780:<chain> 290:<coin> 680:<evmAddress>
210:<fiat> 370:<namesake> 10:<number> 40:<protocol> 390:<series> 140:<solanaAddress> 10:<step> 60:<ticker> 20:<time> 70:?+$ 10:?+_
10:?+show 10:^+coingecko 20:^+everyth 10:^+for 10:^+i 10:^+price 20:^+someone 110:^+what 20:^+which 80:_+$ 40:_+, 70:_+. 40:_+?
40:_+_ 120:_+on 10:_+the 30:_+token 310:about 10:about+_ 50:about+the 40:account 10:account+, 40:actual 10:addres 40:address
20:and+on 30:and+the 10:and+what 10:arbitrum 80:base 10:be+? 10:behind 40:bitcoin 10:bonk 10:book 10:bookkeep 10:both 20:bsc 10:burn
20:call 160:category 20:category+, 210:chain 10:chain+$ 20:chain+doe 10:change 40:claim 10:client 220:coin 10:coin+? 20:coin+i
30:coin+id 540:coingecko 50:coingecko+id 20:community 220:contract 20:contract+$ 10:contract+address 10:current 30:decimal
230:description 60:description+, 10:dev 10:do+they 50:doe+coingecko 30:doe+it 10:doe+the 60:erc 390:ethereum 60:eur 110:euro 10:even
40:every 10:every+chain 60:everyth 10:exist 160:figur 10:file 10:find 10:for+_ 10:for+my 10:for+our 40:grant 10:have+a 210:homepage
30:how 30:i+_ 10:i+m 10:i+thi 320:id 40:id+, 10:id+for 10:import 20:in+? 50:in+_ 10:income 20:it+have 20:it+in 40:itself 10:jpeg
100:know 40:launch 10:lot 40:m 10:m+writ 170:mainnet 20:many 10:mapp 60:market 20:me+_ 10:mint 10:move 10:much 30:need 30:no 10:numb
20:of+_ 30:of+token 10:offer 120:on+_ 20:on+the 20:on+which 10:onchain 20:one 160:oth 10:over 10:paid 10:pippin 10:position 10:pound
20:pric 90:price 10:price+of 40:project 10:project+have 10:q 10:quick 10:read 10:run 240:say 40:say+about 10:sheet 60:shill 40:show
10:show+me 10:site 40:social 130:solana 10:somebody 70:someone 10:spreadsheet 10:supp 10:symbol 40:telegram 10:teth 10:th 40:the+_
10:the+coin 30:the+coingecko 30:the+oth 10:the+project 30:the+token 40:themselv 60:they 10:thi+token 10:those 10:tick 380:token
90:token+_ 10:total 20:trade 110:twitt 10:twitt+of 30:und 10:uni 40:uniswap 30:usd 10:usdc 10:usdt 10:use 10:volume 10:want 10:wbtc
200:website 10:weth 550:what 10:what+do 60:what+doe 20:what+i 30:what+the 60:whatev 80:which 10:wire 40:wrapp 40:writ 40:x
@get_contract_market_chart 520:* 20:,+_ 20:,+market 50:.+$ 20:.+how 430:<chain> 280:<coin> 490:<evmAddress> 400:<fiat>
180:<namesake> 430:<series> 10:<step> 520:<time> 20:?+$ 30:^+_ 20:^+for 20:^+how 20:^+i 20:^+price 30:^+pull 50:_+$ 30:_+, 60:_+.
20:_+? 80:_+_ 20:_+develop 20:_+do 30:_+for 40:_+in 20:_+of 50:_+on 30:_+price 30:and+volume 10:any 30:at+_ 60:base 10:between
10:brazilian 60:british 180:cap 50:cap+and 60:chart 20:chart+_ 60:contract 20:contract+_ 10:d 60:decimal 60:deck 60:develop 20:did+_
80:dollar 10:each 60:enough 20:enough+$ 60:eth 370:ethereum 60:euro 30:for+the 20:for+token 10:gone 20:ha+it 120:history
20:history+_ 20:history+of 60:hold 20:hold+the 130:how 20:how+did 20:how+ha 20:i+enough 20:i+hold 70:in+_ 20:it+price 10:like
60:market 20:market+cap 20:of+the 10:off 50:on+_ 60:over 20:over+the 60:past 20:past+_ 60:path 10:peg 60:pound 440:price 50:price+,
20:price+history 20:price+in 120:pull 60:quarter 10:real 10:said 10:see 10:show 10:slip 10:slipp 10:someone 10:teth 50:the+token
10:time 310:token 50:token+_ 30:token+at 60:turnov 60:two 10:uni 180:usd 10:usdc 120:volume 20:volume+in 10:will
@get_contract_market_chart_range 410:* 20:,+_ 20:,+i 20:.+$ 20:.+e 360:<chain> 190:<coin> 380:<evmAddress> 400:<fiat> 80:<namesake>
20:<protocol> 240:<series> 30:<step> 410:<time> 10:?+_ 10:^+_ 40:^+how 50:^+price 10:^+pull 70:_+$ 30:_+, 20:_+. 20:_+? 40:_+_
30:_+between 20:_+develop 10:_+for 20:_+from 10:_+i 40:_+in 20:_+move 20:_+of 40:_+on 20:_+over 10:_+price 10:_+the 60:addres
20:addres+$ 60:against 20:against+the 40:and+volume 20:at+_ 80:base 180:between 50:between+_ 60:brazilian 10:british 160:cap
40:cap+and 20:coin 10:coin+in 70:contract 20:contract+addres 10:d 10:deck 70:develop 20:did+_ 160:dollar 60:e 20:e+. 10:each
20:enough 10:enough+. 60:erc20 240:ethereum 120:eur 10:for+the 40:from+_ 60:go 10:gone 20:history 10:hold 160:how 30:how+did 20:i+.
10:i+enough 60:in+_ 10:like 60:mainnet 70:market 20:market+cap 60:move 30:of+_ 30:of+the 10:off 50:on+_ 70:over 20:over+_ 10:past
20:path 10:pound 260:price 20:price+, 30:price+of 30:pull 10:quarter 60:real 10:said 10:see 10:show 10:slipp 10:someone 20:the+_
10:the+coin 20:the+contract 40:the+token 180:token 20:token+_ 20:token+at 10:turnov 10:uni 20:uniswap 50:usd 10:usdc 150:volume
20:volume+in 20:volume+of 20:went 10:will @get_contract_source 1000:* 40:,+_ 30:,+a 10:,+and 30:,+i 10:,+need 20:,+so 50:.+$
10:.+doe 10:.+e 10:.+please 910:<chain> 340:<coin> 990:<evmAddress> 10:<fiat> 80:<name> 240:<namesake> 10:<number> 10:<protocol>
330:<series> 80:?+$ 20:^+can 10:^+dump 10:^+ha 40:^+i 20:^+our 50:^+show 20:^+where 20:^+who 90:_+$ 70:_+, 30:_+. 40:_+? 80:_+_
20:_+and 10:_+for 130:_+on 40:_+verify 10:a+contract 10:abi 30:actual 20:against 10:against+the 20:am 20:and+tell 10:and+which
10:any 40:anybody 70:anywhere 60:arbitrum 20:ask 40:audit 10:auditor 280:base 10:been 90:behind 10:behind+_ 10:black 10:bnb 10:box
60:bsc 30:can+i 120:chain 30:chain+_ 290:code 40:code+of 10:coin 10:colleague 120:compil 10:confirm 260:contract 30:contract+,
20:contract+_ 10:contract+on 60:copy 10:current 80:deploy 20:deploy+_ 200:deposit 50:deposit+contract 60:dev 20:diff 10:diligence
10:dollar 10:due 20:dump 40:e 10:e+. 70:eth2 400:ethereum 10:everybody 10:exchange 20:exploit 400:fil 10:file 10:for+_ 10:for+an
10:for+the 10:hidden 60:him 110:hold 60:how 10:i+. 10:i+am 20:i+see 20:i+the 20:i+want 20:i+would 20:if 70:implementation 10:it+a
10:item 10:know 60:learn 70:like 20:like+to 60:lin 40:list 10:list+it 60:made 140:mainnet 10:match 30:me+the 20:me+which 20:memo
30:need 10:need+to 10:not 10:now 100:of+_ 30:of+the 10:old 140:on+_ 20:one 40:optimism 70:pancake 60:point 10:proof 70:proxy
30:public 140:publish 120:read 30:read+the 130:review 80:rout 20:rout+_ 70:see 260:show 30:show+me 10:show+the 10:sit 60:so
460:solidity 50:solidity+fil 60:some 10:somewhere 530:source 20:source+code 40:source+of 240:sourcify 80:stak 10:swapp 70:tell
20:tell+me 20:teth 20:the+_ 20:the+deposit 20:the+proxy 80:the+solidity 30:the+source 100:them 60:they 10:through 10:token 10:u
20:uniswap 70:usdc 20:used 10:v2 10:verification 240:verify 20:verify+? 100:version 130:want 20:want+to 60:where 20:where+can
20:wheth 90:which 80:who 20:would+like @get_current_prices 960:* 20:,+_ 30:,+and 30:,+at 30:,+both 10:,+each 30:,+for 30:,+one
30:,+with 10:.+$ 10:.+_ 420:<chain> 710:<coin> 470:<evmAddress> 260:<fiat> 200:<maybeChain> 30:<name> 10:<namesake> 80:<number>
110:<protocol> 210:<series> 20:<time> 60:?+$ 30:^+_ 10:^+how 20:^+i 10:^+need 70:^+price 10:^+what 90:_+$ 40:_+, 10:_+. 20:_+?
110:_+_ 90:_+and 30:_+in 10:_+on 20:_+price 10:_+quot 10:_+right 30:_+trad 10:about 10:above 100:accord 30:accord+to 10:adesso
10:all 100:also 40:and+_ 30:and+how 10:and+the 100:answ 30:are+_ 30:at+thi 30:at+what 430:base 10:below 130:bitcoin 10:bos 100:both
30:both+_ 10:bought 10:bsc 80:btc 10:buck 10:cake 10:cent 10:chain 30:coin 100:coingecko 30:coingecko+_ 200:confidence 20:cost
10:cousin 10:current 400:defillama 10:dex 160:doge 70:dollar 40:each 110:eth 20:ethereum 100:figur 10:football 60:for+_ 10:for+each
10:for+the 100:go 10:gone 10:hi 20:hold 140:how 10:how+much 10:i+_ 30:i+it 10:i+only 10:i+the 10:in+_ 30:in+one 30:it+in 10:it+wa
10:keep 20:ledg 10:ledg+$ 10:line 10:link 20:lp 10:many 10:mean 100:moment 30:moment+, 30:much 10:much+i 20:need 10:need+_
10:neighbour 230:now 10:now+? 40:of+_ 10:of+each 30:of+thi 40:on+_ 10:onchain 240:one 30:one+go 20:only 20:over 10:pl 10:pool
700:price 10:price+$ 10:price+? 30:price+_ 50:price+now 20:price+of 10:put 10:px 10:quanto 20:quot 20:quote 10:reach 20:right
10:right+now 10:saving 10:say 50:sol 40:solana 10:spot 10:still 20:taken 10:talk 100:teth 10:th 10:the+coin 10:the+time 10:the+token
30:thi+moment 100:those 40:time 10:today 30:token 100:trad 30:trad+at 10:trade 10:un 10:und 40:uni 100:uniswap 180:usd 10:usdc
10:vale 60:wbtc 30:weath 10:weath+in 10:weth 170:what 30:what+price 10:who 30:with+it 10:with+the 10:won 40:worth 100:wrapp 10:yet
@get_defi_protocol 1880:* 60:,+_ 30:,+and 10:,+how 10:,+in 10:,+just 10:,+one 30:,+the 10:,+what 40:.+$ 10:.+_ 10:.+how 30:.+it
100:<chain> 1120:<coin> 40:<fiat> 100:<number> 1880:<protocol> 600:<step> 800:<time> 100:?+$ 30:?+_ 230:^+_ 30:^+could 70:^+how
30:^+i 30:^+on 10:^+one 10:^+our 10:^+that 10:^+the 30:^+tvl 200:_+$ 40:_+, 10:_+. 90:_+? 80:_+_ 10:_+at 30:_+by 30:_+develop
30:_+for 30:_+from 10:_+how 10:_+i 30:_+lock 10:_+now 30:_+on 30:_+only 30:_+point 30:_+since 30:_+sit 50:_+to 170:_+tvl 10:_+wa
560:aave 100:amount 50:and+how 10:at+present 10:at+thi 100:between 30:between+_ 40:big 10:big+i 100:break 400:chain 30:chain+?
30:chain+i 30:could+you 100:curve 100:deposit 100:develop 30:did+the 10:doe+it 40:dollar 100:down 100:each 30:each+? 40:eth
100:ethereum 100:everyone 40:figure 40:fine 10:for+_ 30:from+_ 40:hold 10:hold+at 580:how 10:how+big 30:how+did 30:how+i 90:how+much
30:i+_ 10:i+fine 30:i+it 30:i+lock 10:i+mean 30:i+the 90:in+_ 10:in+it 20:inside 100:investment 20:just 10:just+the 100:leav
800:lido 120:lie 20:lie+in 100:live 340:lock 10:lock+, 50:lock+in 100:mainnet 100:may 40:mean 40:moment 10:moment+? 240:money
140:morpho 340:much 10:much+doe 20:much+i 10:much+money 40:name 10:name+, 280:now 60:now+$ 20:now+, 140:numb 10:numb+_ 20:of+_
10:of+the 30:on+each 50:on+which 40:one 120:only 30:only+. 100:over 100:pancakeswap 100:pendle 100:permit 100:point 100:policy
40:present 10:present+, 160:protocol 80:right 20:right+now 40:rn 10:rn+$ 40:saving 300:since 80:since+_ 120:single 100:sit 200:split
140:stak 30:the+_ 30:the+amount 30:the+money 10:the+numb 20:the+protocol 30:the+whole 100:them 30:them+$ 100:there 10:thi+moment
100:through 30:through+_ 30:to+_ 100:too 40:total 10:total+value 1100:tvl 20:tvl+$ 30:tvl+, 30:tvl+? 60:tvl+_ 30:tvl+of 180:uniswap
140:value 10:value+lock 10:wa+it 40:what 10:what+it 40:where 200:which 50:which+chain 100:whole @get_defi_protocols 2780:* 80:,+_
30:,+all 30:,+by 10:,+just 10:,+one 30:,+rank 30:,+so 30:,+the 40:.+$ 30:.+_ 1620:<chain> 160:<coin> 1200:<count> 920:<namesake>
200:<number> 260:<protocol> 400:<series> 110:?+$ 230:^+_ 150:^+biggest 10:^+how 30:^+i 30:^+largest 10:^+one 50:^+rank 30:^+top
30:^+what 210:_+$ 50:_+, 30:_+. 180:_+by 10:_+how 180:_+lend 10:_+now 30:_+pl 30:_+protocol 10:_+that 50:_+tvl 30:_+with 120:aave
100:about 100:all 30:all+chain 100:am 100:app 30:app+on 200:arbitrum 600:base 700:biggest 130:biggest+lend 30:by+money 180:by+tvl
80:by+what 100:chain 400:defi 300:deposit 30:deposit+? 20:dex 400:ethereum 40:how 10:how+much 30:i+am 10:i+lock 10:in+_ 30:in+them
20:inside 20:just 10:just+the 100:largest 1600:lend 30:lend+, 300:lend+protocol 100:lido 500:liquid 130:liquid+stak 420:lock
50:lock+$ 30:lock+, 10:lock+in 100:mainnet 100:market 30:market+on 140:money 100:most 40:much 10:much+money 100:nam 30:nam+and
60:now 10:now+$ 10:now+, 100:numb 10:numb+_ 10:of+_ 410:on+_ 40:one 20:only 100:op 100:optimism 100:pl 30:pl+$ 30:please+the
220:polygon 100:prepar 100:project 1900:protocol 50:protocol+$ 30:protocol+, 80:protocol+by 280:protocol+on 300:rank 30:rank+by
30:rank+of 30:rank+the 140:rn 40:rn+$ 20:run 20:see 40:single 100:slid 100:so 500:stak 80:the+_ 30:the+biggest 10:the+numb 100:them
30:them+$ 200:there 30:there+$ 100:togeth 30:togeth+$ 100:top 1020:tvl 70:tvl+$ 80:tvl+, 60:tvl+? 10:tvl+of 40:uniswap 100:want
30:want+to 420:what 30:what+i 30:what+the 100:whole 10:you+can @get_derivatives_exchange 340:* 10:,+and 10:,+what 30:,+with 40:.+$
60:<chain> 140:<coin> 340:<exchange> 60:<fiat> 80:<pair> 100:<protocol> 60:<series> 60:<time> 10:?+$ 20:?+in 10:?+what 30:^+_ 30:^+a
10:^+are 10:^+do 20:^+what 10:_+, 10:_+? 10:_+_ 20:_+and 10:_+at 40:_+futur 30:_+open 20:_+perp 30:a+client 10:and+at 20:and+how
10:at+_ 10:at+the 10:at+what 200:binance 60:btc 20:bybit 20:charge 100:client 200:contract 30:contract+with 100:deribit 20:did+_
100:every 200:expir 260:fund 40:fund+$ 30:fund+, 160:futur 20:get 60:how 20:how+much 10:i+get 20:in+_ 100:interest 100:leav 100:list
40:long 20:moment 10:moment+, 60:much 20:much+i 40:next 10:next+fund 20:okx 40:on+_ 10:on+the 160:open 30:open+interest 100:out
60:over 60:pay 10:pay+at 60:perp 10:perp+at 10:perp+on 100:price 30:price+and 20:rate 60:short 60:term 10:the+_ 10:the+moment
10:the+next 60:there 20:there+? 100:trad 30:trad+on 60:turn 20:turn+over 100:venue 140:what 20:what+did 10:what+the 10:what+would
100:whatev 20:will 10:will+the 30:with+price 10:would+i 100:yet @get_derivatives_exchanges 1280:* 90:,+_ 30:,+biggest 30:,+most
10:,+noth 30:,+only 50:.+$ 10:.+i 10:.+which 300:24h 50:24h+volume 40:<chain> 40:<coin> 440:<count> 200:<exchange> 40:<fiat>
100:<name> 100:<number> 120:<protocol> 40:<series> 100:<step> 240:<time> 50:?+$ 30:?+i 10:?+in 10:?+just 10:?+list 50:^+_
10:^+coingecko 20:^+how 10:^+i 30:^+rank 10:^+we 20:^+what 70:^+which 80:_+$ 30:_+. 20:_+and 50:_+futur 10:_+of 30:_+or 40:_+perp
80:_+turnov 40:account 220:all 30:all+of 20:all+the 10:and+how 10:and+the 30:at+present 30:at+the 100:biggest 30:biggest+_
180:binance 40:btc 80:by+24h 50:by+_ 100:cex 280:coingecko 10:coingecko+, 10:coingecko+id 30:coingecko+use 60:crypto 120:deribit
520:derivativ 90:derivativ+exchang 100:dex 10:did+_ 20:doe+coingecko 40:e 10:e+. 40:each 140:else 40:em 10:em+$ 100:every 30:every+_
580:exchang 10:exchang+$ 30:exchang+, 200:exchange 100:first 30:first+, 10:for+_ 10:for+each 30:for+me 560:futur 40:g 50:ha+the
100:how 20:how+do 10:how+much 10:i+it 30:i+mean 10:i+need 220:id 20:id+doe 30:id+of 10:in+_ 30:in+a 20:in+crypto 420:interest
10:it+_ 20:just 10:just+the 80:known 100:largest 60:lead 100:league 40:ledg 60:list 10:list+$ 30:me+, 100:mean 200:most 50:most+open
40:much 10:much+i 80:nam 10:nam+and 80:need 10:need+the 200:not 40:noth 100:now 30:now+, 20:of+all 40:of+them 200:oi 30:on+coingecko
100:only 30:only+_ 460:open 110:open+interest 40:or+_ 100:order 30:order+by 20:oth 40:over 340:perp 30:perp+dex 40:perpetual
100:present 30:present+? 460:rank 70:rank+by 30:rank+the 100:right 30:right+now 100:run 30:run+a 100:somebody 100:table 40:term
20:the+id 30:the+largest 30:the+most 10:the+oth 30:the+top 140:them 10:them+, 40:there 10:there+? 10:to+coingecko 100:top 100:trad
30:trad+volume 40:turn 10:turn+over 300:turnov 100:use 30:use+for 320:venu 40:venue 10:venue+, 300:volume 30:volume+$ 30:volume+,
60:what 10:what+did 300:which 10:which+id @get_derivatives_exchanges_list 860:* 70:,+_ 30:,+id 30:,+just 30:,+no 20:,+noth 20:.+$
20:.+i 20:.+which 160:<count> 120:<exchange> 400:<number> 60:<protocol> 20:?+$ 20:?+just 20:?+list 20:^+coingecko 40:^+i 20:^+we
20:^+what 30:^+which 30:_+$ 20:_+and 20:_+futur 40:_+of 20:_+perp 30:_+will 60:account 180:all 30:all+the 20:and+the 60:binance
400:coingecko 20:coingecko+, 40:coingecko+id 50:coingecko+use 60:deribit 100:deriv 580:derivativ 80:derivativ+exchang 30:do+$
30:doe+coingecko 60:e 20:e+. 60:each 60:else 60:em 20:em+$ 380:exchang 20:exchang+$ 100:exchange 20:for+_ 30:for+an 20:for+each
180:futur 60:g 100:gimme 20:i+it 40:i+need 760:id 30:id+, 30:id+_ 30:id+doe 30:id+for 50:id+of 100:identifier 100:import 20:it+_
160:just 20:just+the 120:known 60:ledg 220:list 20:list+$ 30:list+, 120:nam 20:nam+and 100:name 220:need 40:need+the 100:no 60:noth
30:of+all 40:of+them 20:or+_ 60:oth 60:perp 60:perpetual 100:pl 30:pl+$ 100:script 100:stat 30:the+id 20:the+oth 160:them 30:them+$
20:them+, 20:to+coingecko 180:use 50:use+for 320:venu 50:venu+, 60:venue 20:venue+, 60:what 160:which 20:which+id 100:will
30:will+do @get_derivatives_tickers 1110:* 30:,+_ 10:,+and 50:,+no 10:,+what 30:,+with 50:.+$ 540:<chain> 1110:<coin> 200:<count>
200:<exchange> 200:<number> 80:<pair> 1030:<series> 30:?+$ 30:?+look 10:?+what 60:^+_ 30:^+all 10:^+are 10:^+do 50:^+fund 10:^+what
30:^+where 10:_+, 10:_+? 20:_+_ 10:_+at 100:_+futur 10:_+next 150:_+perp 10:_+right 50:_+rows 600:acros 80:acros+all 500:all
30:all+_ 50:all+the 10:and+at 50:and+open 10:at+_ 10:at+the 10:at+what 600:basi 130:basi+and 80:binance 720:btc 30:by+side 100:bybit
100:carry 100:cash 20:charge 600:dat 100:derivativ 310:eth 100:every 100:everywhere 200:exchang 30:exchang+, 50:for+a 590:fund
10:fund+$ 30:fund+, 10:fund+_ 50:fund+on 600:futur 20:get 30:i+_ 10:i+get 200:interest 40:long 200:look 50:look+for 20:moment
10:moment+, 100:most 100:negative 80:next 10:next+fund 400:no 40:now 500:oi 20:okx 60:on+_ 30:on+all 10:on+the 200:only 30:only+,
200:open 50:open+interest 60:pay 10:pay+at 40:payment 890:perp 30:perp+, 10:perp+_ 10:perp+at 30:perp+on 100:perpetual 40:pl 10:pl+$
100:plenty 30:rate 40:right 10:right+now 200:rows 60:short 100:side 30:side+$ 30:side+by 100:suffice 10:the+_ 10:the+moment
10:the+next 500:venu 30:venu+, 100:venue 80:what 10:what+the 10:what+would 100:where 30:where+i 20:will 10:will+the 10:would+i
@get_dex_pair 690:* 10:,+_ 30:,+and 20:,+how 30:,+volume 30:.+$ 30:.+. 50:24h 10:24h+volume 680:<chain> 450:<coin> 80:<count>
410:<evmAddress> 130:<namesake> 80:<number> 10:<pair> 20:<protocol> 280:<series> 280:<solanaAddress> 10:<step> 160:<time> 60:?+$
10:^+_ 20:^+check 60:^+dexscreen 10:^+how 20:^+i 10:^+pool 10:^+price 10:^+the 10:^+what 10:^+would 40:_+$ 40:_+, 40:_+. 40:_+?
70:_+_ 20:_+at 10:_+how 20:_+move 10:_+of 60:_+on 30:_+pair 20:_+pool 30:_+price 20:_+token 40:account 10:account+of 10:and+24h
20:and+_ 20:and+how 30:and+the 10:and+what 20:at+_ 60:check 10:coin 10:current 10:dao 20:data 10:day 80:deep 20:deep+i 10:depth
280:dexscreen 20:did+it 30:doe+it 100:entry 240:eth 120:ethereum 30:for+the 30:have+a 10:have+the 120:how 20:how+deep 20:how+did
10:how+much 60:hows 20:i+swap 20:i+that 30:in+_ 20:in+pool 10:in+the 10:inside 30:it+have 200:link 110:liq 340:liquidity
40:liquidity+and 10:lp 190:mainnet 10:many 60:mint 20:mint+_ 10:money 130:move 30:much 10:of+_ 10:of+pool 20:of+the 60:on+_
20:on+dexscreen 410:pair 70:pair+_ 20:pair+on 10:percent 60:plz 240:pool 40:pool+_ 300:price 50:price+, 20:price+? 10:price+and
140:project 10:put 10:since 40:sit 10:sitt 40:social 280:solana 10:sushi 60:swap 40:telegram 100:tg 50:the+_ 20:the+liquidity
40:the+project 80:token 20:token+in 10:trade 40:twitt 10:twitt+of 10:uniswap 10:v3 20:vol 160:volume 30:volume+, 10:volume+in
10:volume+of 40:websit 50:what 10:what+the 10:would+you 10:you+have @get_dex_volume 1860:* 80:,+_ 30:,+and 30:,+how 30:,+i 30:.+$
20:.+how 100:1st 100:31st 100:<chain> 1860:<coin> 1860:<protocol> 900:<step> 1640:<time> 100:?+$ 310:^+_ 30:^+for 70:^+how 20:^+our
30:^+the 30:^+what 250:_+$ 130:_+, 40:_+. 50:_+? 130:_+_ 30:_+do 50:_+from 20:_+how 30:_+since 220:_+trad 20:_+trade 50:_+turnov
30:_+v 90:_+volume 30:a+chart 30:a+day 100:about 30:about+_ 100:all 30:all+time 100:bnb 100:busy 30:busy+i 100:chart 120:day
30:day+$ 100:dex 30:do+a 30:doe+_ 100:each 30:each+_ 100:exist 30:for+a 30:for+each 30:for+my 80:from+_ 30:from+the 40:ha+_
100:history 100:homework 500:how 30:how+busy 20:how+many 90:how+much 30:i+_ 30:i+need 30:i+that 50:in+_ 30:it+for 30:it+in 60:many
340:much 20:much+ha 40:much+wa 100:need 30:need+it 60:newslett 20:on+_ 30:on+it 100:pancake 980:pancakeswap 100:place 100:raydium
300:since 50:since+_ 30:the+_ 30:the+dex 60:there 100:time 1120:trad 40:trad+_ 30:trad+in 30:trad+on 180:trad+volume 60:trade
200:turnov 780:uniswap 100:use 100:v 1240:volume 30:volume+, 160:volume+_ 200:what 30:what+_ 30:what+ha @get_dex_volumes 1040:*
100:,+_ 50:,+and 30:,+every 10:.+how 240:<coin> 300:<count> 100:<number> 240:<protocol> 660:<time> 110:?+$ 20:^+_ 30:^+biggest
50:^+dex 30:^+how 30:^+largest 10:^+our 30:^+what 50:^+which 100:_+$ 80:_+, 10:_+. 60:_+? 20:_+do 10:_+how 30:_+of 10:_+trad
10:_+trade 10:_+volume 20:a+day 200:acros 50:acros+every 100:altogeth 30:and+which 30:and+who 100:biggest 50:by+volume 300:chain
50:chain+, 30:chain+_ 100:combin 80:day 20:day+$ 100:decentralis 30:decentralis+exchang 700:dex 30:did+the 20:do+a 20:doe+_ 100:em
30:em+$ 300:every 80:every+chain 100:exchang 10:ha+_ 200:how 10:how+many 40:how+much 100:largest 100:lead 100:leader 100:led 40:many
200:most 50:most+volume 160:much 10:much+ha 10:much+wa 40:newslett 30:of+them 10:on+_ 100:over 100:pack 120:pancakeswap 100:print
30:the+most 100:them 40:there 180:trad 10:trad+_ 30:trad+volume 40:trade 100:turn 30:turn+over 120:uniswap 100:volum 760:volume
70:volume+_ 100:what 300:which 50:which+dex 30:which+of 100:who 200:worldwide @get_dex_volumes_by_chain 1840:* 50:,+_ 50:,+all
30:,+by 30:,+i 30:,+the 30:,+who 30:.+$ 30:.+what 100:24h 30:24h+volume 1740:<chain> 600:<coin> 400:<count> 100:<fiat>
100:<maybeChain> 760:<namesake> 100:<number> 100:<protocol> 100:<series> 100:<step> 1000:<time> 150:?+$ 30:?+_ 30:^+_ 130:^+dex
100:^+how 30:^+our 30:^+total 30:^+trad 10:^+what 80:^+which 30:^+who 210:_+$ 200:_+, 40:_+? 180:_+_ 30:_+and 130:_+by 50:_+dex
30:_+do 30:_+on 10:_+that 30:_+trade 30:_+turnov 30:_+v 10:_+where 100:aerodrome 240:all 30:all+of 30:and+_ 30:and+for 540:arbitrum
10:are+on 10:at+all 100:avalanche 500:base 100:broken 30:by+24h 30:by+one 30:by+volume 100:claim 40:come 40:data 240:decentralis
60:decentralis+exchang 1600:dex 30:dex+$ 80:dex+on 30:did+_ 30:did+the 30:do+the 30:do+they 100:down 100:each 100:ethereum
240:exchang 200:exchange 40:exist 100:first 30:first+? 30:for+_ 400:how 100:how+much 30:i+want 30:in+_ 200:lead 40:linea 100:more
30:more+than 100:most 30:most+volume 400:much 50:much+did 30:much+i 30:much+wa 100:now 50:of+_ 30:of+each 30:of+them 290:on+_
50:on+the 100:one 30:one+? 30:one+by 200:optimism 100:over 100:per 120:polygon 40:pool 100:race 100:rank 20:run 40:scroll 120:see
300:solana 100:swapp 100:than 30:that+the 80:the+dex 30:the+most 100:them 100:there 100:they 30:thi+_ 100:those 30:to+see 200:togeth
100:total 300:trad 30:trad+_ 30:trad+on 30:trad+volume 140:trade 40:trade+on 100:turn 30:turn+over 300:turnov 30:turnov+of 100:uncle
100:uniswap 100:usd 100:v 30:v+_ 100:venu 100:venue 30:venue+, 200:volum 600:volume 30:volume+$ 50:volume+? 30:volume+of 100:want
30:want+to 120:what 30:what+do 40:where 320:which 70:which+dex 200:who 30:who+i 10:you+can @get_dexes 940:* 30:,+_ 30:,+with
30:.+what 940:<chain> 100:<count> 620:<namesake> 100:<protocol> 100:<series> 60:?+$ 30:?+list 30:^+the 140:^+what 50:^+which 120:_+$
30:_+. 20:_+? 30:_+in 30:_+on 40:_+that 20:_+where 100:accord 30:accord+to 60:all 60:arbitrum 20:are+on 50:are+there 20:at+all
100:base 100:build 100:chain 60:come 60:data 60:decentralis 20:decentralis+exchang 680:dex 30:dex+on 50:doe+geckoterminal
100:ethereum 160:exchang 60:exist 100:follow 30:for+_ 400:geckoterminal 30:i+_ 30:i+can 300:id 30:id+for 30:id+of 160:linea 200:list
30:of+the 210:on+_ 260:polygon 160:pool 100:r 60:run 60:scroll 60:see 200:solana 100:speak 100:swap 30:that+i 30:the+chain
50:the+dex 100:their 30:their+id 100:then 400:there 30:there+$ 50:there+on 100:they 200:track 60:trade 20:trade+on 100:uniswap
100:v4 100:venu 660:what 30:what+the 60:where 180:which 30:which+dex 30:with+their 20:you+can @get_emissions 1800:* 50:,+_
30:,+biggest 30:,+for 80:,+next 30:,+show 30:,+who 30:.+$ 30:.+i 400:<count> 400:<number> 300:<step> 100:<time> 100:?+$ 30:?+how
30:?+i 30:?+want 50:^+any 30:^+next 50:^+token 130:^+upcom 30:^+what 130:^+which 50:_+$ 30:_+, 30:_+. 30:_+nam 50:_+of 50:_+token
100:about 30:about+_ 100:ahead 80:and+how 200:any 100:bag 500:big 200:biggest 200:cap 30:cap+, 100:circulat 300:cliff 700:com
180:com+up 200:come 100:d 30:d+like 100:dat 200:date 300:dump 50:for+the 100:free 100:get 100:gett 100:gimme 30:have+the 400:how
50:how+many 50:how+much 30:i+d 50:i+still 100:largest 100:like 30:like+the 100:list 30:list+$ 100:ll 400:lock 30:lock+$ 30:lock+,
30:lock+? 100:lol 30:lol+$ 200:many 200:much 50:much+i 100:nam 30:nam+$ 800:next 50:of+the 30:on+a 30:on+my 100:overview 100:project
30:project+have 100:proposal 200:releas 100:release 100:show 30:show+_ 400:still 50:the+_ 30:the+biggest 30:the+largest 30:the+next
1300:token 30:token+$ 100:token+have 200:token+unlock 1600:unlock 50:unlock+$ 150:unlock+com 700:up 30:up+, 100:up+? 500:upcom 100:v
200:vest 100:vote 100:want 30:want+to 100:what 30:what+token 500:which 100:which+token 100:who @get_entities_list 560:* 30:,+_
30:,+id 30:,+so 40:.+$ 100:<count> 70:?+i 30:^+i 50:^+list 20:^+what 50:^+which 30:_+, 260:coin 30:coin+, 20:coin+? 200:coingecko
30:coingecko+track 200:company 160:country 100:crypto 100:data 40:do+you 100:got 260:government 20:have+a 30:have+in 100:hold
160:holder 30:holder+, 20:holder+of 30:i+can 80:i+need 20:i+only 400:id 30:id+$ 30:id+, 30:id+of 30:in+the 100:includ 360:list
30:list+company 30:list+of 30:list+the 20:list+with 100:loop 100:market 100:n 360:need 70:need+the 20:of+coin 30:on+coingecko
60:only 100:over 100:r 100:so 100:sovereign 100:stock 30:that+coingecko 50:the+id 30:the+treasury 100:their 30:their+id 100:them
30:them+$ 100:tick 100:track 300:treasury 100:ve 60:what 200:which 30:which+government 40:you+have @get_erc20_allowance 2320:*
260:,+_ 80:,+and 60:,+spend 30:,+token 60:.+$ 20:.+how 100:20 1880:<chain> 2320:<coin> 580:<ens> 2260:<evmAddress> 600:<namesake>
220:<protocol> 1460:<series> 100:<ticker> 140:?+$ 90:?+_ 30:?+i 40:?+it 20:?+my 70:^+_ 50:^+can 20:^+contract 20:^+did 30:^+ha
260:^+how 20:^+i 320:_+$ 370:_+, 30:_+. 170:_+? 350:_+_ 20:_+be 50:_+can 30:_+for 60:_+from 20:_+how 80:_+i 20:_+it 220:_+may
20:_+move 20:_+of 130:_+on 20:_+open 30:_+out 30:_+over 30:_+right 60:_+rout 150:_+still 40:_+take 20:_+the 20:_+to 30:_+what
30:a+of 100:allow 30:allow+to 580:allowance 60:am 60:amount 30:and+how 20:and+i 20:and+if 20:at+present 60:auditor 60:belong
20:belong+to 20:can+_ 30:can+the 100:confirm 60:contract 20:contract+_ 20:did+_ 30:doe+the 100:draw 100:erc 500:eth 1380:ethereum
70:for+_ 130:from+_ 30:from+the 200:gave 30:gave+to 120:given 100:grant 30:ha+_ 60:here 20:here+. 60:hi 20:hi+_ 1340:how 70:how+many
270:how+much 40:i+_ 20:i+am 20:i+it 20:i+my 20:i+on 20:i+that 120:if 30:in+_ 20:it+? 20:it+_ 30:it+the 60:leave 600:mainnet 260:many
70:many+_ 1100:may 100:may+_ 80:may+the 20:me+? 40:me+_ 100:minute 340:move 20:move+_ 1080:much 20:much+? 100:much+_ 130:much+of
60:my+_ 20:my+wallet 100:now 30:now+? 170:of+_ 20:of+it 40:of+my 30:of+thi 180:on+_ 100:one 60:open 100:oth 280:out 70:out+of
100:over 30:over+_ 220:own 30:own+_ 880:permit2 170:permit2+_ 60:present 20:present+, 400:pull 260:right 30:right+now 720:rout
180:rout+_ 60:so 820:spend 100:spend+_ 760:still 60:still+take 520:take 50:that+_ 60:the+_ 30:the+one 30:the+oth 50:the+rout
60:the+spend 60:then 20:to+_ 30:to+move 120:token 30:token+_ 220:uniswap 500:unlimit 30:unlimit+_ 60:up 20:up+to 1820:usdc 440:usdt
60:v2 60:vitalik 60:wallet 20:wallet+_ 100:what 100:wheth 60:which 60:ye @get_erc20_metadata 1080:* 30:,+_ 20:,+how 30:,+what 60:.+$
60:20 1080:<chain> 180:<coin> 1080:<evmAddress> 280:<namesake> 60:<number> 400:<series> 80:<signature> 60:<ticker> 90:?+$ 20:?+?
20:?+_ 20:?+my 20:?+the 30:^+a 20:^+call 80:^+decimal 30:^+how 20:^+need 20:^+token 20:^+total 40:^+what 90:_+$ 60:_+, 30:_+. 80:_+?
50:_+_ 10:_+at 30:_+call 20:_+for 190:_+on 20:_+over 60:amount 20:and+numb 60:and+total 30:and+what 30:at+_ 610:base 60:behind
20:behind+_ 60:both 20:by+_ 240:call 20:call+_ 170:chain 200:contract 30:contract+$ 670:decimal 50:decimal+of 60:dev 50:doe+_ 60:erc
400:ethereum 60:file 20:for+a 50:from+the 20:ha+the 190:how 50:how+many 20:i+the 20:i+wa 60:import 20:in+? 200:itself 10:just 60:liv
60:look 70:mainnet 190:many 50:many+decimal 60:mapp 160:name 40:name+, 60:need 20:need+the 60:numb 20:numb+of 80:of+_ 20:of+the
20:of+token 60:off 220:on+_ 30:on+chain 60:over 20:over+on 70:paid 20:paid+in 10:plain 60:position 60:q 100:read 100:report
10:result 10:return 60:sheet 10:somebody 100:straight 30:straight+from 380:supp 30:supp+, 50:supp+of 220:symbol 60:th 20:that+i
20:the+_ 50:the+contract 20:the+th 20:the+token 130:tick 190:token 50:token+_ 380:total 100:total+supp 60:uni 60:usdt 20:view
10:want 280:what 30:what+doe 20:what+i 30:what+it 10:which @get_erc20_transfers 900:* 40:,+_ 10:,+any 10:,+newest 10:,+not
30:,+please 50:.+$ 200:20 900:<chain> 660:<coin> 240:<count> 800:<evmAddress> 10:<exchange> 10:<name> 440:<namesake> 460:<number>
660:<series> 100:<ticker> 30:?+$ 90:^+_ 20:^+all 30:^+could 10:^+for 10:^+latest 30:^+only 10:^+please 10:^+show 10:^+token 110:_+$
80:_+, 100:_+_ 70:_+and 30:_+any 40:_+between 60:_+block 30:_+in 50:_+mov 80:_+on 30:_+payment 10:_+receiv 10:_+rows 10:_+that
10:_+token 60:_+transfer 10:_+which 30:_+who 70:all 20:all+_ 40:and+_ 30:and+list 140:any 10:are+enough 20:audit 150:base
160:between 10:binance 520:block 110:block+_ 30:block+on 10:book 30:by+_ 120:came 30:came+in 100:chain 30:chain+? 30:could+you
20:enough 10:enough+. 200:erc 80:erc20 10:eth 660:ethereum 30:every 40:feed 10:file 120:first 20:first+$ 20:first+. 10:for+_
10:for+the 10:from+_ 30:from+the 100:go 30:go+through 10:got 30:in+, 20:inbound 160:incom 40:incom+_ 30:into 10:into+_ 10:invoic
30:kind 100:last 70:latest 10:ledg 20:left 10:link 120:list 30:list+_ 10:list+the 40:live 40:made 70:mainnet 10:match 20:max 200:mov
20:mov+_ 10:movement 10:must 10:need 40:newest 10:newest+first 20:not 30:of+_ 10:of+the 60:oldest 160:on+_ 150:only 30:out 10:outgo
120:payment 20:polygon 100:read 10:receipt 140:receiv 10:reconciliation 40:rows 10:run 100:sent 80:shib 40:show 10:show+_ 20:so
10:so+kind 100:straight 30:straight+from 10:that+_ 40:the+_ 30:the+chain 30:the+last 40:them 10:them+, 100:thousand 100:through
30:to+_ 170:token 10:token+_ 10:token+that 380:transfer 30:transfer+of 420:usdc 100:usdt 50:wallet 10:wallet+$ 20:went 220:what
30:what+_ 30:what+came 20:which 100:who 40:whoev @get_etherscan_balance 630:* 30:,+how 570:<chain> 610:<coin> 120:<ens>
510:<evmAddress> 170:<namesake> 10:<number> 210:<series> 80:?+$ 60:^+_ 40:^+how 40:_+$ 10:_+, 70:_+? 10:_+_ 50:_+balance 20:_+doe
10:_+ha 20:_+have 30:_+in 60:_+on 30:_+sit 200:accord 50:accord+to 10:addres 10:arbitrum 30:at+_ 40:avalanche 310:balance
10:balance+_ 70:balance+of 100:base 20:bsc 20:coin 20:doe+_ 360:eth 10:ethereum 300:etherscan 10:ga 10:got 10:grandfath 10:ha+_
10:held 10:hold 290:how 20:how+many 50:how+much 40:in+_ 20:left 10:lie 50:mainnet 70:many 20:many+_ 10:moment 210:much 50:much+_
10:must 20:native 10:native+coin 10:not 70:of+_ 80:on+_ 10:optimism 10:pay 10:plz 210:pol 110:polygon 110:sit 70:sitt 20:sitt+on
10:split 30:there 10:today 10:token 10:u 10:want @get_etherscan_contract_source 1060:* 50:,+_ 30:,+and 20:,+i 10:,+need 30:,+plu
10:,+so 30:,+with 60:.+$ 20:.+please 10:.+which 790:<chain> 280:<coin> 1050:<evmAddress> 10:<fiat> 40:<name> 100:<namesake>
10:<number> 10:<protocol> 190:<series> 60:?+$ 10:?+i 10:?+what 10:^+_ 10:^+can 10:^+dump 30:^+from 10:^+give 50:^+i 10:^+our
20:^+show 30:^+what 10:^+where 10:^+which 100:_+$ 140:_+, 20:_+. 10:_+? 70:_+_ 10:_+and 20:_+for 130:_+on 10:_+verify 10:a+contract
170:abi 30:actual 40:against 10:against+_ 10:against+the 60:am 10:and+tell 30:and+where 30:and+which 10:any 30:anywhere 20:arbitrum
20:ask 80:audit 10:auditor 280:base 60:beacon 10:been 50:behind 10:behind+_ 10:black 10:bnb 10:box 80:bsc 40:built 10:can+i 20:chain
110:code 20:code+of 10:coin 10:colleague 260:compil 10:confirm 220:contract 20:contract+, 20:contract+_ 10:contract+on 20:copy
10:current 40:declare 140:deposit 40:deposit+contract 20:dev 20:diff 10:diligence 30:doe+the 10:dollar 10:due 20:dump 20:eth 30:eth2
220:ethereum 400:etherscan 40:event 10:everybody 10:exchange 20:exploit 280:fil 10:file 40:for+_ 10:for+a 20:for+an 10:for+the
20:function 120:get 30:get+me 20:give 10:give+me 20:harvest 10:hidden 20:him 10:hold 20:how 20:i+am 10:i+it 10:i+m 10:i+need
10:i+see 20:i+the 10:i+want 10:i+would 20:if 30:implementation 10:it+a 10:item 10:know 20:l1 20:learn 340:licence 30:like 10:like+to
20:lin 20:m 10:m+writ 20:made 220:mainnet 10:match 30:me+the 10:me+which 60:memo 20:multicall3 50:need 10:need+the 10:need+to 10:not
10:now 80:of+_ 20:of+the 10:old 140:on+_ 20:one 90:pancake 10:please+, 100:plu 120:point 10:proof 170:proxy 30:public 60:publish
40:read 10:read+the 70:review 100:rout 10:rout+_ 30:see 260:show 20:show+me 20:show+the 40:signatur 10:sit 20:so 340:solidity
50:solidity+fil 20:some 10:somewhere 410:source 10:source+code 20:source+of 40:stak 20:subgraph 10:swapp 30:tell 10:tell+me 60:teth
10:that+contract 10:the+_ 20:the+abi 20:the+beacon 10:the+deposit 30:the+proxy 60:the+solidity 40:the+source 20:their 20:they
10:through 10:token 10:u 20:uniswap 30:usdc 100:usdt 60:used 10:v2 10:verification 240:verify 10:verify+? 100:version 10:wa+it
70:want 10:want+to 140:what 120:where 10:where+can 30:where+doe 20:wheth 170:which 10:which+event 10:which+function 30:with+the
10:would+like 20:writ 10:writ+a @get_etherscan_gas_oracle 600:* 20:,+an 20:,+how 20:.+$ 570:<chain> 260:<coin> 10:<maybeChain>
180:<namesake> 140:<series> 320:<unit> 70:?+$ 10:?+? 70:^+_ 30:^+ga 10:^+how 20:^+on 30:_+$ 20:_+, 20:_+? 20:_+_ 20:_+and 10:_+at
10:_+atm 20:_+for 40:_+ga 20:_+in 20:_+pl 10:_+rn 10:am 20:and+a 20:and+how 20:and+what 30:arbitrum 20:at+thi 20:atm 10:atm+$
130:base 20:base+fee 20:be+? 120:block 10:chain 10:cheap 10:coin 60:com 20:cost 10:current 50:eth 100:ethereum 10:expensive 300:fast
100:fee 20:for+a 10:free 120:full 370:ga 30:ga+on 10:ga+price 10:ga+rn 10:gnosi 10:grandson 10:hand 10:high 160:how 30:how+full
50:in+_ 60:latest 10:like 10:linea 10:mainnet 10:mean 20:mint 80:moment 20:moment+. 10:move 20:much 10:network 10:nod 120:normal
40:now 70:on+_ 10:optimism 60:ordinary 70:pl 20:pl+$ 260:polygon 20:present 20:price 60:recent 10:right 80:rn 10:rn+$ 10:rn+?
10:sett 300:slow 10:some 120:standard 10:suggest 20:the+recent 20:there 20:thi+moment 10:think 10:tip 10:told 60:transaction 10:tx
80:what 20:what+will 10:which 60:will 20:will+the 10:worth @get_etherscan_token_transfers 990:* 60:,+_ 10:,+both 20:,+in 20:,+newest
50:,+the 120:.+$ 40:.+_ 40:.+it 100:20 890:<chain> 670:<coin> 760:<count> 100:<ens> 990:<evmAddress> 10:<exchange> 10:<name>
570:<namesake> 200:<number> 570:<series> 100:<ticker> 30:?+$ 20:^+_ 20:^+all 10:^+did 20:^+for 30:^+from 30:^+i 10:^+list 10:^+we
30:^+would 90:_+$ 130:_+, 80:_+. 60:_+_ 10:_+entry 30:_+ever 10:_+for 30:_+from 40:_+i 10:_+it 10:_+late 100:_+movement 80:_+of
200:_+on 10:_+payment 10:_+receiv 40:_+recent 10:_+send 10:_+that 40:_+transfer 100:accord 30:accord+to 40:account 10:account+_
60:all 20:all+_ 70:and+out 20:any 10:any+_ 70:audit 70:base 10:binance 100:bnb 10:book 40:both 100:cake 100:chain 40:contract
100:court 10:did+_ 100:earliest 40:entry 100:erc 100:erc20 110:eth 570:ethereum 400:etherscan 100:ever 30:every 40:fetch 160:file
40:file+. 210:first 50:first+. 10:for+_ 30:for+a 20:for+an 30:for+me 20:for+the 10:got 40:i+_ 50:i+need 70:in+and 60:incom
10:incom+_ 30:into 10:into+_ 10:invoic 10:it+_ 20:it+for 30:it+i 10:kind 20:late 10:late+$ 30:latest 10:ledg 10:link 40:list
10:list+the 150:mainnet 10:match 30:me+? 380:movement 10:must 210:need 90:newest 20:newest+first 170:of+_ 30:of+them 300:oldest
220:on+_ 130:only 30:only+the 300:out 10:out+, 50:out+of 10:outgo 20:payment 100:pull 30:pull+the 10:receipt 40:receiv 140:recent
40:reconcile 10:reconciliation 10:run 20:send 100:start 30:start+with 10:that+_ 80:the+_ 10:the+account 30:the+very 100:them
30:them+, 10:to+_ 210:token 30:token+_ 30:token+transfer 380:transfer 40:transfer+of 340:usdc 230:usdt 100:very 30:very+first
10:wallet 40:way 30:with+the 30:would+you @get_etherscan_transactions 1220:* 60:,+_ 30:,+i 10:,+newest 20:,+when 30:,+who 70:.+$
1120:<chain> 100:<coin> 1090:<count> 150:<ens> 1070:<evmAddress> 540:<namesake> 30:<number> 530:<series> 30:?+$ 60:^+_ 50:^+i
30:^+open 10:^+recent 10:^+show 30:^+the 10:^+which 70:_+$ 150:_+, 40:_+. 10:_+? 30:_+_ 10:_+been 30:_+did 10:_+entry 10:_+for
180:_+on 10:_+sent 170:_+transaction 40:_+tx 30:_+via 30:_+with 10:activity 220:base 50:been 100:begin 100:book 100:bsc 30:by+_
20:call 10:diligence 10:due 100:earliest 30:entry 540:ethereum 400:etherscan 460:ever 150:fee 10:fee+, 30:fee+and 10:file 100:fine
30:fine+$ 170:first 30:first+$ 10:for+_ 60:function 100:fund 10:ha+_ 100:here 100:hi 100:how 30:how+_ 30:i+need 30:i+want 20:it+$
30:it+? 10:kind 30:late 100:life 230:list 30:list+of 30:list+the 210:made 160:mainnet 100:method 10:most 100:need 30:need+to
30:newest 100:number 130:of+_ 30:of+the 300:oldest 250:on+_ 30:on+top 100:one 30:only 10:only+$ 100:open 30:outgo 10:part 10:plain
30:please+list 110:polygon 30:receiv 50:recent 100:revert 10:run 200:see 30:see+how 10:send 40:sent 50:show 10:show+_ 40:statu
10:statu+, 10:that+_ 90:the+_ 30:the+book 30:the+very 100:their 100:therefore 10:thing 10:through 30:to+_ 50:to+see 210:top 30:top+$
30:top+, 880:transaction 80:transaction+of 10:transaction+that 290:tx 10:tx+on 110:up 40:value 200:very 100:via 20:wa+it 100:want
30:want+to 40:what 10:what+ha 60:when 20:when+wa 120:which 10:which+function 30:which+one 100:who 30:with+_ 30:with+the
30:with+their 10:word @get_event_topic 620:* 30:,+_ 30:,+and 30:,+need 20:.+what 60:<coin> 60:<protocol> 60:<series> 620:<signature>
30:?+$ 30:^+_ 30:^+i 90:^+topic0 60:_+$ 30:_+, 30:_+? 20:_+for 20:_+trad 30:and+which 100:arg 20:do+i 60:eth 220:event 30:event+_
180:filt 60:first 20:for+_ 20:for+my 220:hash 20:hash+of 20:i+put 30:in+a 100:index 160:log 20:my+_ 100:need 60:of+_ 30:of+our
100:one 30:one+of 30:please+, 60:put 100:subgraph 220:topic 400:topic0 80:topic0+of 60:trad 60:uniswap 60:v2 120:what 20:what+i
100:which @get_exchange 480:* 30:,+a 30:,+for 10:,+the 20:,+what 20:,+which 70:.+$ 20:.+. 40:<count> 480:<exchange> 60:<step> 20:?+i
30:?+need 20:?+what 50:^+_ 40:^+i 10:^+which 40:_+, 20:_+. 10:_+by 20:_+volume 30:a+client 100:alert 30:and+how 20:and+it
20:and+volume 200:any 60:ask 260:binance 10:by+volume 100:client 220:coinbase 160:coingecko 30:coingecko+, 160:country 60:d
20:d+like 60:daught 30:doe+it 160:exchange 100:file 30:file+. 30:for+a 30:for+the 100:found 160:gdax 60:give 60:good 100:how
30:how+many 20:i+_ 20:i+d 30:i+there 100:id 10:in+_ 20:it+_ 100:lett 60:like 100:list 30:list+? 100:many 20:me+to 40:most 10:most+in
100:need 30:need+for 30:on+_ 140:pair 30:pair+doe 40:people 100:public 100:record 100:risk 240:score 60:start 10:the+_ 10:the+most
100:there 60:they 60:told 40:trade 240:trust 60:trust+score 160:volume 30:volume+$ 20:volume+. 120:what 100:which 160:year
@get_exchange_markets 1100:* 30:,+i 30:,+just 30:,+or 30:,+which 50:.+$ 380:<chain> 780:<coin> 1100:<exchange> 480:<fiat>
100:<maybeChain> 160:<pair> 160:<series> 100:?+$ 20:?+and 30:?+show 70:^+_ 40:^+doe 30:^+i 20:^+what 110:^+which 40:_+$ 50:_+,
20:_+? 30:_+a 30:_+at 30:_+doe 20:_+have 120:_+list 20:_+market 30:_+pair 50:_+perp 110:_+spot 30:_+still 30:_+which 20:a+_
100:accept 160:against 20:against+the 20:and+what 30:are+there 30:at+_ 30:at+present 100:base 100:book 100:bot 30:can+one 100:coin
360:coinbase 160:doe+_ 380:eth 100:eur 220:euro 100:even 100:every 30:every+_ 100:form 100:halt 20:have+a 30:i+_ 50:in+_ 100:just
340:kraken 680:list 30:list+? 30:list+_ 50:list+with 100:margin 440:market 20:market+on 400:okx 20:on+_ 300:one 30:one+$
30:one+trade 160:oth 220:pair 40:pair+doe 300:perp 30:perp+, 100:perpetual 100:present 30:present+? 100:quot 30:quot+in 100:quote
100:settl 100:show 100:sol 640:spot 60:spot+market 100:statu 100:still 100:symbol 70:the+_ 100:there 30:there+$ 100:they 100:tool
160:trad 30:trad+_ 100:trade 200:usdc 100:usdt 100:use 30:wa+it 120:what 20:what+_ 720:which 40:which+_ 30:which+coin 50:which+one
30:with+_ 30:with+it @get_exchange_tickers 620:* 20:,+all 20:,+and 10:,+how 20:,+the 40:,+with 20:.+$ 10:.+_ 220:<chain> 380:<coin>
160:<count> 620:<exchange> 100:<fiat> 200:<number> 20:<pair> 60:<protocol> 220:<series> 20:?+$ 10:?+and 10:?+want 60:^+_ 20:^+all
10:^+doe 20:^+every 10:^+if 20:^+on 10:^+what 30:^+which 30:_+$ 70:_+, 10:_+? 10:_+_ 20:_+by 10:_+for 10:_+have 20:_+list
10:_+market 20:_+move 10:_+on 80:_+pair 20:_+price 20:_+spot 20:_+token 20:_+trad 30:_+volume 20:a+_ 40:against 10:against+the
120:all 20:all+_ 20:and+how 20:and+the 10:and+what 20:at+_ 60:biggest 240:binance 60:bitcoin 40:book 40:both 40:btc 20:by+_
20:by+volume 120:coinbase 40:cost 40:dao 160:depth 30:doe+_ 60:dogecoin 40:each 10:each+_ 100:eth 60:ethereum 80:euro 60:every
20:every+_ 100:exchange 60:first 20:first+$ 20:for+a 10:for+each 10:have+$ 10:have+a 100:how 20:how+much 10:how+thick 40:if
10:if+the 30:in+_ 20:in+which 40:incl 10:incl+. 260:kraken 80:list 160:market 10:market+on 60:money 60:most 20:most+in 60:mov
20:mov+the 100:move 60:much 20:much+money 80:on+_ 20:oth 520:pair 10:pair+doe 40:pair+on 60:people 60:percent 160:price 20:price+,
10:price+_ 60:quot 40:sell 10:sell+_ 100:spot 20:spot+market 280:spread 30:the+_ 20:the+most 20:the+price 40:they 40:thick 40:those
10:to+move 60:token 20:token+, 80:trad 20:trad+, 60:trade 60:two 60:uniswap 220:volume 20:volume+$ 20:volume+first 40:want
10:want+the 40:way 40:what 10:what+_ 180:which 20:which+_ 20:with+the @get_exchange_time 1200:* 30:,+_ 30:,+and 30:,+how 30:,+what
50:.+$ 30:.+doe 30:.+how 1200:<exchange> 80:?+$ 30:?+give 50:?+it 30:?+my 30:?+we 30:^+_ 30:^+by 30:^+can 150:^+i 30:^+my 30:^+our
30:^+that 30:_+$ 30:_+, 30:_+. 30:_+i 30:_+since 200:all 30:and+how 50:and+what 100:answ 300:answer 300:api 100:app 30:at+_
50:at+all 100:binance 100:bot 30:by+how 600:bybit 800:clock 100:compare 100:connect 50:doe+it 30:doe+the 100:down 30:down+?
300:exchange 300:far 30:for+a 100:get 100:give 30:give+me 400:how 80:how+far 30:how+much 150:i+_ 80:i+it 30:i+my 50:i+the 50:it+i
200:kraken 100:log 30:log+in 30:me+it 100:much 30:much+doe 100:nonce 100:noon 100:not 100:now 30:now+or 30:of+_ 30:of+the 300:off
300:okx 30:or+i 300:order 30:our+_ 100:out 30:out+of 100:reconciliation 200:reject 200:say 100:send 400:serv 100:since 100:t
50:the+exchange 100:their 200:there 30:there+? 30:there+are 200:time 300:timestamp 30:to+_ 100:up 30:up+, 100:v 300:what 50:what+it
30:what+time 100:window 100:work 200:wrong @get_exchange_volume_chart 1220:* 10:,+_ 30:,+a 30:,+for 30:,+i 30:,+in 80:.+$
580:<chain> 580:<coin> 1220:<exchange> 500:<fiat> 100:<protocol> 580:<series> 140:<step> 1220:<time> 60:?+$ 30:?+_ 130:^+_
30:^+could 30:^+ha 50:^+how 30:^+my 20:^+please 120:_+$ 150:_+, 70:_+. 60:_+? 50:_+_ 10:_+for 20:_+from 40:_+futur 20:_+ha 30:_+over
10:_+spot 90:_+trad 30:_+trade 70:_+volume 30:a+a 100:activity 100:been 40:between 10:between+_ 880:binance 300:bitcoin 280:btc
160:chart 40:coingecko 10:coingecko+id 20:could+you 100:deribit 30:did+_ 100:edition 160:evolv 140:exchange 60:express 100:fall
10:for+_ 30:for+a 20:from+_ 140:futur 40:get 100:graphic 30:ha+_ 260:how 20:how+_ 30:how+ha 30:how+much 30:i+_ 10:i+get 40:id
10:id+_ 100:if 150:in+_ 240:kraken 100:leave 100:like 30:like+to 20:me+how 100:much 30:much+did 50:of+_ 10:of+the 30:on+_ 100:over
30:over+the 100:people 100:see 100:sery 40:spot 60:tell 20:tell+me 40:term 10:the+_ 20:the+trad 30:to+see 620:trad 30:trad+_
110:trad+volume 100:trade 30:trade+_ 100:trail 140:turnov 40:turnov+of 780:volume 120:volume+_ 30:volume+in 30:volume+of 100:what
30:what+it 20:you+tell @get_exchange_volume_chart_range 580:* 20:,+_ 50:.+$ 100:1st 100:31st 320:<chain> 320:<coin> 580:<exchange>
200:<fiat> 320:<series> 60:<step> 580:<time> 40:?+$ 70:^+_ 30:^+could 30:^+i 10:^+please 30:_+$ 50:_+, 10:_+. 40:_+? 30:_+_ 20:_+for
30:_+from 20:_+futur 10:_+ha 20:_+spot 40:_+trad 60:_+volume 160:between 40:between+_ 420:binance 100:bitcoin 220:btc 40:chart
60:coingecko 20:coingecko+id 10:could+you 100:dead 40:evolv 60:exchange 40:express 20:for+_ 30:for+the 30:from+_ 60:futur 60:get
100:graphic 40:how 10:how+_ 20:i+get 30:i+need 60:id 20:id+_ 50:in+_ 160:kraken 10:me+how 100:need 30:need+_ 30:of+_ 20:of+the
100:quarter 100:real 60:spot 40:tell 10:tell+me 60:term 20:the+_ 10:the+trad 30:the+whole 180:trad 50:trad+volume 60:turnov
20:turnov+of 520:volume 30:volume+_ 30:volume+in 30:volume+of 30:wa+it 100:whole 10:you+tell @get_exchanges 1270:* 60:,+_ 10:,+for
10:,+what 10:,+which 50:,+with 60:.+$ 10:.+. 100:<chain> 200:<coin> 700:<count> 190:<exchange> 200:<fiat> 240:<number> 200:<series>
140:<step> 100:<time> 50:?+$ 10:?+i 10:?+what 80:^+_ 30:^+coingecko 30:^+for 10:^+give 40:^+i 100:^+most 30:^+the 60:_+$ 30:_+,
10:_+. 10:_+a 30:_+rows 30:_+turnov 40:_+volume 30:_+where 50:and+_ 10:and+it 10:and+volume 100:annex 40:ask 100:best 80:binance
200:btc 100:cex 90:coinbase 350:coingecko 30:coingecko+, 30:coingecko+_ 10:coingecko+list 100:counterparty 540:country 100:crypto
40:d 10:d+like 40:daught 100:diligence 100:due 30:due+diligence 10:endpoint 840:exchang 30:exchang+$ 30:exchang+, 30:exchang+_
30:exchang+and 110:exchange 10:file 30:for+a 10:for+my 30:for+the 200:found 40:gdax 80:give 10:give+me 40:good 10:i+_ 10:i+d
30:i+need 110:id 10:id+$ 50:in+_ 10:it+_ 100:kind 30:kind+of 10:know 10:kraken 40:like 140:list 30:list+$ 10:list+of 10:me+to
100:memo 100:min 400:most 40:nam 100:need 40:page 100:payout 100:rank 100:register 100:rows 30:rows+. 360:score 40:sheet 100:should
30:should+i 400:spot 40:start 30:the+_ 30:the+best 10:the+exchange 30:the+min 240:their 10:their+id 40:them 10:them+, 140:they
30:to+coingecko 40:told 860:trust 90:trust+score 100:turnov 10:und 100:venu 280:volume 40:volume+$ 10:volume+. 30:volume+in 90:what
200:where 50:which 30:with+the 40:with+their 100:withdraw 240:year @get_exchanges_list 1350:* 120:,+_ 20:,+for 50:,+id 30:,+list
80:.+$ 30:.+can 400:<count> 30:<exchange> 260:<number> 30:?+$ 30:?+i 30:?+show 30:^+for 40:^+give 30:^+i 50:^+which 30:_+$ 20:_+a
80:_+rows 200:active 100:all 30:all+exchang 100:already 200:am 30:can+you 300:clos 10:coinbase 1050:coingecko 30:coingecko+$
50:coingecko+, 40:coingecko+list 100:column 200:crypto 400:dead 100:died 30:do+a 30:doe+coingecko 300:down 30:down+? 10:endpoint
100:everyone 1160:exchang 30:exchang+, 130:exchang+that 190:exchange 10:file 30:for+an 30:for+me 20:for+my 30:for+the 160:give
40:give+me 50:i+am 30:i+must 650:id 20:id+$ 50:id+, 30:id+and 50:id+of 10:know 100:known 10:kraken 560:list 30:list+, 20:list+of
30:list+the 300:long 300:mark 30:me+$ 30:me+the 100:must 160:nam 30:nam+and 100:name 30:name+of 100:need 300:no 80:no+long 30:of+all
30:of+those 30:on+coingecko 100:one 100:operat 60:page 100:piece 100:regist 300:rows 30:rows+$ 30:rows+. 60:sheet 100:show
30:show+me 100:sufficient 30:that+are 50:that+coingecko 30:the+exchange 30:the+one 160:their 40:their+id 60:them 20:them+, 200:those
30:to+coingecko 100:track 10:und 10:what 310:which 30:which+crypto 30:which+exchang 30:which+id 20:with+their 30:would+be 100:writ
100:write @get_fear_greed 2300:* 150:,+_ 30:,+for 30:,+the 50:,+what 130:.+$ 100:<chain> 100:<coin> 100:<name> 100:<number>
100:<series> 200:<step> 1800:<time> 100:<url> 50:?+$ 30:?+and 30:^+_ 50:^+are 250:^+fear 30:^+how 50:^+i 30:^+read 230:_+$ 50:_+,
80:_+. 80:_+? 80:_+before 30:_+pl 100:also 130:and+gre 30:and+how 30:and+the 300:before 100:bitcoin 100:box 100:check 100:compar
100:crypto 30:doe+the 1700:fear 130:fear+and 230:fear+gre 30:for+the 100:friend 1800:gre 130:gre+_ 500:greedy 100:hello 200:how
80:i+the 30:i+want 30:in+crypto 700:index 30:it+the 100:last 30:last+_ 300:market 30:market+, 30:me+the 200:mood 200:n 100:newslett
30:of+the 200:people 100:pl 30:pl+$ 200:ppl 100:read 200:reading 100:say 200:scar 100:scor 100:see 200:sentiment 100:sery 30:sery+_
100:show 30:show+_ 50:the+_ 30:the+last 80:the+market 100:through 30:to+see 1000:today 50:today+$ 30:today+, 30:today+. 30:today+?
80:today+and 30:today+in 100:up 30:up+to 100:v 30:v+_ 100:valu 30:wa+it 100:want 30:want+to 200:what 30:what+doe 30:what+i 100:when
30:with+_ @get_fee_history 1760:* 30:,+_ 10:,+how 30:,+with 40:.+$ 400:25th 400:75th 1640:<chain> 770:<coin> 1400:<count>
110:<maybeChain> 340:<namesake> 400:<number> 700:<series> 80:<unit> 90:?+$ 10:?+? 30:?+show 40:^+_ 200:^+base 30:^+did 30:^+ga
30:^+how 30:^+i 10:^+on 10:^+what 110:_+$ 40:_+, 10:_+? 150:_+_ 30:_+and 20:_+at 10:_+atm 330:_+block 30:_+fee 10:_+ga 30:_+over
30:_+recent 10:_+rn 30:a+good 10:am 60:and+how 10:and+the 10:and+what 30:arbitrum 30:at+_ 50:at+the 10:at+thi 20:atm 10:atm+$
1550:base 320:base+fee 10:be+? 1480:block 80:block+$ 80:block+, 30:block+? 30:block+_ 10:block+i 80:block+on 110:chain 30:chain+_
10:cheap 100:climb 10:coin 40:com 20:cost 10:current 50:did+the 100:dur 150:eth 560:ethereum 10:expensive 50:fast 1400:fee 50:fee+_
60:fee+and 50:fee+of 10:free 260:full 210:ga 20:ga+on 10:ga+price 10:ga+rn 10:gnosi 100:good 10:grandson 10:hand 10:high 400:how
30:how+_ 30:how+did 70:how+full 10:i+_ 10:in+_ 30:in+the 40:latest 10:like 10:linea 110:mainnet 10:mean 200:median 120:mint
30:mint+_ 40:moment 10:moment+. 10:move 20:much 10:network 10:nod 20:normal 140:now 50:of+_ 50:of+the 150:on+_ 30:on+chain
210:optimism 500:over 130:over+the 100:paid 30:paid+on 100:past 30:past+_ 500:percentile 20:pl 10:pl+$ 200:plu 170:polygon
20:present 20:price 20:priority 10:priority+fee 120:recent 100:relay 10:right 70:rn 10:rn+$ 10:rn+? 100:run 10:sett 100:show 50:slow
10:some 30:standard 20:state 10:state+the 30:suggest 230:the+_ 30:the+block 10:the+recent 100:them 30:them+? 20:there 10:thi+moment
10:think 100:through 100:tim 100:time 710:tip 10:told 100:transact 100:trend 10:tx 100:went 80:what 10:what+will 10:which 40:will
10:will+the 30:with+the 10:worth @get_fees_overview 2380:* 150:,+_ 30:,+all 30:,+by 10:,+how 60:,+not 30:,+what 30:,+which 90:.+$
400:<coin> 900:<count> 40:<exchange> 300:<number> 480:<protocol> 40:<quoted> 700:<time> 100:?+$ 50:?+_ 80:^+_ 40:^+fee 40:^+how
30:^+i 30:^+rank 30:^+top 80:^+what 80:^+which 100:^+who 110:_+$ 50:_+, 60:_+. 50:_+? 20:_+_ 20:_+fee 10:_+how 20:_+keep 10:_+paid
10:_+perp 90:_+protocol 50:_+revenue 50:_+rows 120:aave 300:acros 50:acros+all 100:actual 500:all 80:all+chain 30:all+of 100:app
100:but 50:by+what 300:chain 50:chain+$ 30:chain+? 100:com 400:crypto 100:defi 30:defi+, 30:did+_ 10:did+the 100:dividend 10:doe+the
300:earn 80:earn+the 100:earner 40:end 10:end+up 1100:fee 30:fee+$ 30:fee+, 10:fee+? 20:fee+_ 10:fee+did 40:fee+paid 100:got
30:got+$ 40:gros 100:hand 540:holder 240:how 60:how+much 40:hyperliquid 30:in+? 10:in+_ 50:in+crypto 30:in+defi 20:in+fee 30:in+the
120:itself 600:keep 40:kept 140:late 30:late+$ 10:late+? 100:let 80:lido 100:made 30:made+the 200:make 200:money 1000:most
30:most+fee 30:most+in 30:most+money 30:most+of 100:most+revenue 240:much 10:much+$ 30:much+did 10:much+of 420:not 10:not+the
100:now 30:now+? 20:of+_ 30:of+crypto 20:of+the 30:of+what 10:on+_ 40:out 10:out+of 260:paid 10:paid+in 10:paid+on 440:pay 40:perp
30:please+$ 40:ppl 1680:protocol 30:protocol+, 30:protocol+_ 130:protocol+by 500:rank 50:rank+by 100:real 100:receiv 1000:revenue
100:revenue+$ 50:revenue+_ 100:right 30:right+now 200:rows 30:rows+$ 30:rows+. 40:slug 100:stay 100:tak 10:the+_ 30:the+fee
230:the+most 40:the+protocol 100:their 100:themselv 200:they 20:to+_ 440:token 110:token+holder 100:top 40:trader 240:uniswap 40:up
380:user 820:what 30:what+com 10:what+did 10:what+doe 30:what+token 600:which 30:which+app 130:which+protocol 400:who 30:with+the
100:wond @get_first_prices 1200:* 30:,+_ 130:,+and 30:.+$ 600:<chain> 1100:<coin> 100:<evmAddress> 100:<fiat> 400:<protocol>
300:<series> 130:?+$ 30:^+_ 30:^+i 130:^+since 50:^+when 80:_+, 100:_+and 30:_+been 30:_+on 30:_+pric 30:_+since 30:_+that
50:_+token 30:_+value 130:a+price 200:all 50:and+_ 50:and+at 30:and+how 30:and+open 150:and+what 100:any 50:at+all 30:at+what
30:at+which 100:base 100:been 100:begin 100:bitcoin 100:chainlink 100:cheap 100:coin 200:date 100:day 500:defillama 30:did+_
30:did+it 100:each 30:each+. 100:earliest 200:ethereum 100:ever 100:exist 900:first 30:first+? 100:for+_ 30:for+each 30:have+_
50:have+a 200:how 30:i+_ 30:i+m 50:i+there 30:i+wa 30:it+wa 100:lol 30:lol+$ 100:lot 100:m 30:m+writ 80:of+_ 100:old 30:on+_ 400:one
30:one+$ 80:one+? 100:open 30:open+_ 200:pric 30:pric+in 1000:price 30:price+$ 30:price+, 30:price+? 50:price+at 80:price+for
50:price+of 100:px 200:record 100:see 30:see+how 800:since 180:since+when 200:solana 30:the+first 80:the+very 200:there 30:there+a
200:token 30:token+$ 30:token+, 100:trade 500:uniswap 100:usd 100:usdc 100:value 500:very 130:very+first 80:wa+that 100:wa+the
100:wanna 700:what 30:what+price 150:what+wa 900:when 30:when+did 30:when+doe 80:when+i 30:when+wa 200:which 100:wrapp 100:writ
30:writ+a @get_function_selector 1200:* 30:,+and 40:.+$ 30:.+which 160:<count> 260:<number> 1200:<signature> 90:?+$ 30:^+a
30:^+please 120:^+selector 30:^+the 20:^+what 150:_+$ 70:_+. 70:_+? 30:_+i 30:and+i 30:be+? 260:byt 160:byte 100:call 100:compute
30:compute+the 160:custom 60:data 220:error 60:error+_ 80:for+_ 20:for+the 320:function 40:i+_ 30:i+suspect 20:in+our 60:incident
30:it+_ 100:just 60:log 60:match 100:need 30:need+it 120:of+_ 30:of+our 100:question 160:revert 780:selector 30:selector+_
110:selector+of 100:suspect 30:that+be 30:the+_ 60:what 20:what+i 100:which 30:which+_ 30:would+that @get_funding_rate 1850:* 50:,+_
40:,+and 30:,+i 30:,+it 50:,+next 70:,+what 50:.+_ 30:.+e 30:.+what 160:<chain> 1850:<coin> 1790:<exchange> 1040:<pair> 710:<series>
70:?+$ 30:?+_ 20:?+what 90:^+_ 20:^+are 20:^+do 160:^+fund 30:^+i 30:^+next 30:^+the 90:^+what 90:_+$ 120:_+, 30:_+. 20:_+? 110:_+_
70:_+at 30:_+fund 40:_+next 30:_+on 320:_+perp 40:_+right 30:_+when 100:am 70:and+at 30:and+how 30:and+when 110:at+_ 60:at+the
40:at+what 30:at+which 640:binance 440:btc 100:btcusdt 690:bybit 60:charge 100:com 30:doe+it 100:e 30:e+. 370:eth 30:for+my
1680:fund 60:fund+$ 30:fund+, 40:fund+_ 130:fund+on 60:get 100:hour 30:hour+$ 100:how 30:how+much 30:i+. 50:i+_ 30:i+am 20:i+get
30:i+it 30:i+m 30:it+i 520:long 30:long+i 100:m 100:margin 60:moment 20:moment+, 100:much 30:much+$ 1180:next 140:next+fund 160:now
30:now+$ 30:of+_ 460:okx 240:on+_ 40:on+the 10:one 480:pay 40:pay+at 30:pay+on 260:payment 50:payment+$ 1690:perp 20:perp+$
50:perp+, 80:perp+_ 60:perp+at 70:perp+on 60:pl 20:pl+$ 100:plu 280:rate 30:rate+of 160:right 40:right+now 280:short 100:sol
30:that+i 30:the+_ 20:the+moment 70:the+next 100:time 30:time+$ 10:trad 310:usdt 30:we+are 840:what 30:what+doe 30:what+i
70:what+the 30:what+time 30:what+will 20:what+would 200:when 30:when+? 100:which 260:will 20:will+the 20:would+i
@get_funding_rate_history 1040:* 80:,+_ 50:.+$ 500:<chain> 1040:<coin> 900:<count> 1040:<exchange> 300:<pair> 640:<series> 30:?+_
30:?+i 130:^+_ 40:^+fund 30:^+how 30:^+kind 30:^+what 60:_+$ 30:_+, 30:_+? 130:_+_ 30:_+been 150:_+fund 30:_+pay 50:_+payment
140:_+perp 30:_+perpetual 30:_+print 50:_+swap 100:actual 100:aft 50:at+_ 200:been 240:binance 100:bitcoin 240:btc 600:bybit
100:chang 30:did+the 300:eth 940:fund 30:fund+_ 30:fund+on 50:fund+paid 100:fund+payment 30:ha+_ 100:how 30:how+ha 30:i+m 30:it+_
100:kind 200:late 30:late+? 100:long 100:m 200:margin 30:of+_ 200:okx 50:on+_ 100:out 30:out+, 200:paid 30:paid+out 200:pay
30:pay+on 600:payment 80:payment+$ 540:perp 30:perp+, 90:perp+_ 30:perp+at 100:perpetual 100:print 30:print+$ 100:rat 40:rate
100:sol 100:state 30:state+the 200:swap 30:swap+_ 50:the+_ 200:tim 400:usdt 100:what @get_gainers_losers 1600:* 100:,+_ 100:,+in
50:,+only 30:,+quot 30:,+who 30:.+$ 1100:<count> 1100:<fiat> 1400:<time> 50:?+$ 50:^+_ 30:^+a 100:^+biggest 30:^+coin 30:^+for
50:^+top 30:^+which 30:^+who 330:_+$ 130:_+, 30:_+. 30:_+? 30:_+_ 150:_+among 30:_+and 100:_+coin 30:_+in 30:a+table 800:among
180:among+the 150:and+loser 30:and+which 50:and+who 400:biggest 700:coin 100:coin+, 100:count 200:dollar 100:down 100:drop 200:dump
100:edition 300:euro 100:fall 30:for+it 300:gainer 100:go 30:go+up 100:hardest 180:in+_ 30:in+the 30:it+_ 100:largest 900:loser
150:loser+_ 100:lost 100:market 400:most 80:most+_ 30:most+in 100:n 100:newspap 80:of+the 200:only 100:out 30:out+of 200:pump
100:quot 30:quot+in 100:rose 100:surveillance 100:table 30:table+for 100:term 230:the+_ 30:the+most 100:thousand 200:top 200:up
600:usd 100:want 30:want+a 100:week 200:which 30:which+coin 30:which+of 200:who 30:who+won 400:winner 100:won 100:year
@get_gas_overview 2680:* 250:,+_ 80:,+in 10:,+just 50:,+on 30:,+or 30:,+what 120:.+$ 30:.+. 2070:<chain> 1280:<coin> 40:<evmAddress>
1100:<fiat> 10:<maybeChain> 1020:<namesake> 240:<number> 1440:<series> 20:<unit> 190:?+$ 10:?+? 30:?+i 100:?+in 30:?+we 20:^+_
50:^+cheapest 30:^+compare 20:^+current 130:^+ga 10:^+how 40:^+i 30:^+in 20:^+price 10:^+sat 30:^+send 20:^+the 30:^+we 50:^+what
130:^+where 30:^+would 160:_+$ 300:_+, 80:_+. 230:_+? 80:_+_ 130:_+and 30:_+at 10:_+atm 10:_+block 10:_+fee 10:_+from 10:_+ga
30:_+in 10:_+network 60:_+on 180:_+or 10:_+payment 10:_+rn 30:_+side 10:_+to 30:_+today 10:_+transaction 10:_+tx 50:_+v 230:a+plain
10:am 50:and+_ 80:and+on 40:anyth 730:arbitrum 50:at+present 20:atm 10:atm+$ 1570:base 10:base+fee 100:big 680:bitcoin 80:block
20:block+$ 10:block+? 140:btc 30:by+side 100:cent 110:chain 210:cheap 900:cheapest 510:coin 50:coin+on 20:com 100:compare
200:contributor 540:cost 20:cost+$ 30:cost+in 70:current 50:doe+a 1000:dollar 40:don 10:don+t 290:eth 940:ethereum 10:expensive
100:fee 10:fee+$ 10:free 10:from+_ 1080:ga 40:ga+on 40:ga+price 70:ga+rn 40:get 10:get+in 10:get+me 10:gnosi 40:go 10:go+to
10:grandson 10:hand 10:have+to 10:high 20:hour 10:hour+$ 60:how 10:how+many 130:i+a 10:i+have 30:i+it 10:i+m 50:i+only 50:in+$
250:in+_ 10:in+the 10:in+thi 20:into 10:into+the 140:just 40:lat 10:like 10:linea 40:m 150:mainnet 20:mak 20:many 10:many+sat
30:me+in 10:me+what 10:mean 20:mint 20:moment 310:move 20:much 10:my+_ 30:my+coin 130:network 30:network+i 80:next 10:next+_
20:next+block 10:nod 580:now 30:now+$ 30:now+? 30:now+on 30:of+_ 30:of+the 250:on+_ 30:on+which 200:once 100:one 200:only
410:optimism 150:or+_ 220:pay 50:pay+_ 20:payment 10:pl 100:place 1000:plain 230:plain+transf 20:please+$ 920:polygon 220:present
30:present+, 200:price 20:price+$ 20:price+of 410:right 100:right+now 330:rn 10:rn+$ 20:rn+? 100:sat 30:sat+vb 100:saving 440:send
10:send+_ 10:sett 100:side 30:side+$ 30:side+by 100:simple 20:so 110:some 10:suggest 20:supp 40:t 40:take 40:tell 10:tell+me
10:that+my 30:the+cheapest 20:the+ga 20:the+next 20:there 10:think 20:through 10:tip 10:to+_ 10:to+get 80:to+move 10:to+pay
90:to+send 10:to+the 600:today 30:today+, 30:today+. 30:today+in 10:told 20:transaction 1200:transf 30:tx 100:usd 200:v 50:v+_
100:vb 10:vb+to 200:want 50:want+to 30:we+are 460:what 90:what+doe 10:what+i 600:where 130:where+i 110:which 30:which+of 10:worth
30:would+it @get_gas_price 1790:* 30:,+_ 50:.+$ 20:.+i 1450:<chain> 130:<coin> 60:<maybeChain> 840:<namesake> 600:<series>
190:<unit> 120:?+$ 50:?+? 20:?+_ 20:?+i 20:?+my 50:^+_ 20:^+base 20:^+could 10:^+current 190:^+ga 50:^+how 30:^+i 20:^+my 10:^+price
10:^+the 40:^+what 90:_+$ 20:_+, 30:_+? 60:_+at 30:_+atm 50:_+ga 20:_+i 30:_+now 20:_+right 60:_+rn 20:_+thi 20:a+tx 60:am
20:and+the 20:and+which 180:arbitrum 20:at+_ 30:at+present 20:at+the 30:at+thi 120:atm 30:atm+$ 540:base 50:base+fee 20:by+hand
60:chain 60:cheap 60:coin 20:coin+on 200:cost 10:cost+$ 30:cost+on 20:could+you 100:current 360:eth 300:ethereum 60:expensive
10:fast 300:fee 30:fee+and 60:free 1490:ga 110:ga+on 70:ga+price 60:ga+rn 60:gnosi 60:grandson 60:hand 60:high 240:how 20:how+i
30:how+much 20:i+a 20:i+am 20:i+mean 30:i+the 20:i+would 20:it+i 60:like 20:like+to 60:linea 60:mainnet 20:me+it 60:mean 120:mint
180:moment 20:moment+. 30:moment+? 60:move 120:much 20:much+i 60:network 60:nod 340:now 30:now+$ 20:now+, 30:now+? 270:on+_
60:optimism 70:pl 20:pl+$ 10:please+$ 130:polygon 120:present 30:present+? 300:price 10:price+$ 20:price+_ 20:price+at 10:price+of
60:priority 20:priority+fee 100:right 30:right+now 490:rn 60:rn+$ 20:rn+, 50:rn+? 60:sett 10:slow 60:some 10:standard 60:state
20:state+the 120:suggest 20:the+_ 40:the+ga 20:the+moment 120:there 30:thi+moment 60:think 20:think+of 60:tip 20:to+move 60:told
60:tx 20:tx+on 220:what 40:what+doe 20:what+the 60:which 60:worth 20:would+like @get_global_defi 1400:* 80:,+and 30:,+biggest
100:24h 30:24h+volume 100:<chain> 100:<coin> 100:<series> 100:<unit> 100:?+$ 130:^+defi 150:^+how 30:^+i 30:^+market 30:^+what
30:_+? 30:_+market 100:a+a 100:all 50:and+how 30:and+it 30:and+what 400:big 100:big+i 100:biggest 50:by+market 1100:cap 80:cap+,
30:cap+and 200:coin 30:coin+and 100:coingecko 30:coingecko+, 100:compare 700:crypto 80:crypto+$ 80:crypto+market 100:decentralis
1400:defi 30:defi+, 30:doe+it 700:dominance 200:dominant 100:ethereum 30:for+the 100:forum 600:how 100:how+big 30:how+doe
30:how+large 180:i+defi 30:i+it 30:i+would 30:in+the 30:it+. 100:large 100:like 30:like+to 100:line 1200:market 30:market+$
280:market+cap 100:next 30:next+to 200:now 30:now+$ 30:now+? 100:of+crypto 50:of+defi 30:of+it 50:of+the 100:one 100:part 30:part+of
100:per 100:post 300:rest 100:right 30:right+now 100:sector 200:share 50:share+of 100:slice 80:the+rest 30:the+total 80:the+whole
30:to+_ 30:to+the 100:togeth 200:total 30:total+crypto 100:understand 300:v 30:v+_ 100:versu 100:volume 30:volume+, 100:what
30:what+i 500:whole 50:whole+crypto 30:would+like @get_global_market_cap_chart 600:* 80:,+_ 30:,+a 30:,+in 400:<fiat> 200:<protocol>
100:<step> 500:<time> 30:?+$ 30:^+chart 30:^+how 100:^+total 80:_+$ 50:_+, 30:_+. 30:_+_ 50:_+back 30:_+in 30:a+_ 30:a+a 200:back
50:back+, 100:beginn 300:cap 50:cap+_ 100:capitalisation 100:chart 600:crypto 130:crypto+market 200:curve 100:develop 300:euro
30:for+_ 30:ha+the 100:history 100:how 30:how+ha 100:if 30:if+it 50:in+_ 30:it+$ 30:it+i 100:lay 500:market 80:market+cap
30:market+capitalisation 100:mcap 100:over 100:possible 100:since 30:since+the 30:the+very 50:the+whole 100:token 400:total
100:total+crypto 100:usd 100:value 100:very 100:want 30:want+to 200:whole 50:whole+crypto @get_global_stats 1600:* 30:,+a 50:,+and
30:,+in 80:.+$ 500:<chain> 600:<coin> 400:<fiat> 1500:<series> 100:<time> 180:?+$ 30:?+and 30:?+my 30:?+what 130:^+_ 80:^+how 30:^+i
100:^+total 30:^+what 100:_+$ 30:_+. 80:_+? 230:_+dominance 30:_+i 50:_+these 30:_+turnov 30:a+a 30:a+of 200:all 150:and+_
30:and+how 30:and+i 30:and+total 30:and+what 30:and+which 100:answ 100:ask 600:bitcoin 900:btc 600:cap 100:cap+and 100:coin
30:coin+in 100:combin 1000:crypto 130:crypto+market 200:day 30:day+, 30:day+? 900:dominance 100:dominant 100:eth 200:eur 100:everyth
100:gbp 500:how 50:how+large 30:how+many 30:how+much 130:i+_ 30:i+how 50:i+the 100:in+_ 30:it+? 50:it+i 200:large 100:many
30:many+percent 600:market 130:market+cap 100:marketcap 300:mcap 100:much 30:much+of 30:my+nephew 100:nephew 100:no 100:now 30:now+?
50:of+all 80:of+crypto 80:of+it 100:percent 100:rn 200:share 30:share+of 100:slice 30:the+total 50:the+whole 200:these 50:these+day
500:today 30:today+, 80:today+? 30:today+and 800:total 80:total+crypto 100:turnov 30:turnov+of 100:up 300:what 30:what+the 100:which
400:whole 50:whole+crypto 100:yen @get_goplus_supported_chains 1000:* 30:,+with 50:.+$ 200:<chain> 200:<coin> 100:<maybeChain>
80:?+$ 30:?+i 30:?+list 30:?+show 50:^+doe 30:^+in 30:^+on 100:^+which 30:_+? 30:_+among 50:_+and 30:_+with 100:among 50:and+_
100:before 30:before+i 100:blockchain 500:chain 30:chain+$ 700:check 100:collection 100:control 300:cov 100:cover 100:coverage
100:doe+goplu 100:each 30:each+. 100:even 100:every 30:for+each 30:for+my 30:for+our 1000:goplu 30:i+_ 30:in+which 30:it+$ 30:it+for
30:it+own 100:know 100:linea 200:list 30:list+$ 30:list+the 30:my+token 100:name 400:network 30:on+it 30:on+which 100:own 100:screen
100:scroll 100:show 30:show+the 100:solana 100:statement 30:the+chain 30:the+whole 500:token 50:token+? 30:token+on 100:tron
100:wanna 600:which 30:which+blockchain 50:which+chain 80:which+network 100:whole 50:with+it @get_hacks 2100:* 50:,+_ 30:,+amount
30:,+and 30:,+for 30:,+how 30:,+most 50:,+with 100:.+$ 1400:<count> 100:<name> 100:<number> 80:?+$ 30:?+_ 150:^+_ 30:^+defi 30:^+for
30:^+ha 30:^+largest 50:^+latest 50:^+recent 130:^+the 30:^+who 30:_+$ 30:_+, 30:_+and 30:_+crypto 30:_+entry 150:_+exploit
80:_+recent 500:amount 30:and+did 30:and+for 30:and+how 30:and+wa 100:and+what 200:any 200:anyth 100:ask 30:ask+$ 600:back 80:back+$
50:back+? 100:been 100:board 200:came 100:come 900:crypto 100:date 200:defi 100:edition 100:entry 1300:exploit 30:for+our 50:for+the
300:given 100:got 700:hack 400:how 100:how+much 30:i+need 80:in+crypto 30:in+defi 30:in+the 100:insurance 100:largest 300:late
30:late+$ 30:late+, 200:latest 100:lett 100:list 30:list+of 200:los 700:lost 100:method 100:month 100:most 30:most+_ 400:much
30:much+? 80:much+wa 100:need 30:need+the 100:newest 50:of+crypto 30:of+it 100:pap 100:piece 100:pl 30:pl+$ 300:project 100:protocol
700:recent 400:recover 100:return 100:risk 100:security 100:space 500:stolen 400:sum 200:technique 130:the+_ 30:the+amount
30:the+newest 50:the+recent 200:victim 100:wa+stolen 100:want 30:want+the 500:what 50:what+came 80:what+wa 100:who 130:with+the
50:with+what 100:writ 30:writ+a @get_historical_prices 660:* 40:,+_ 10:,+how 30:,+in 30:,+what 20:.+_ 40:.+what 360:<chain>
600:<coin> 160:<evmAddress> 450:<fiat> 160:<maybeChain> 60:<number> 230:<series> 660:<time> 50:?+$ 10:?+_ 50:^+_ 20:^+a 10:^+i
20:^+my 10:^+one 10:^+price 30:^+what 40:_+$ 110:_+, 30:_+. 30:_+? 60:_+_ 40:_+and 50:_+at 10:_+i 30:_+of 40:_+on 20:_+price
20:_+receiv 40:_+worth 20:a+_ 20:a+client 60:advis 10:an+_ 40:and+_ 60:at+_ 160:base 60:basi 300:bitcoin 10:book 110:bought 10:btc
60:check 60:client 10:clos 70:cost 90:day 10:day+$ 60:doge 240:dollar 60:each 10:end 170:eth 60:ethereum 40:expensive 60:figure
40:fine 10:fine+$ 40:first 20:for+a 100:go 50:how 10:i+fine 30:in+_ 30:in+a 20:it+$ 10:it+worth 120:minute 10:much 10:my+_ 20:my+tax
60:noon 30:of+_ 10:of+my 10:of+them 90:on+_ 100:one 20:one+of 110:price 20:price+at 10:price+of 100:rat 60:receiv 100:single 80:sol
40:sold 60:tax 20:that+day 40:the+_ 40:them 10:trad 10:u 40:uni 210:usd 60:utc 10:value 60:very 30:wa+_ 40:wa+it 20:wa+the 60:want
20:want+the 400:what 100:what+wa 60:when 20:when+i 250:worth 20:worth+in 40:worth+on 160:wrapp 10:year @get_internal_transactions
1400:* 130:,+_ 30:,+contract 50:,+i 30:,+which 30:,+with 80:.+$ 1400:<chain> 600:<coin> 400:<count> 1400:<evmHash> 1400:<hex>
500:<namesake> 1000:<series> 30:?+$ 30:?+_ 30:?+i 30:^+in 180:^+internal 50:^+show 30:^+thi 30:^+what 30:^+who 180:_+$ 230:_+,
30:_+? 100:_+_ 30:_+are 30:_+have 30:_+movement 180:_+on 30:_+rows 30:_+transaction 30:_+value 200:among 30:are+enough 100:base
1200:call 30:call+$ 50:call+in 500:contract 30:contract+, 30:did+the 200:each 30:each+$ 30:each+oth 100:enough 30:enough+. 300:eth
900:ethereum 100:exploit 100:fail 30:from+the 30:i+_ 30:i+must 50:i+want 50:in+_ 700:inside 100:inside+_ 1000:internal
200:internal+call 200:made 400:mainnet 200:make 30:me+the 100:mov 100:movement 100:must 30:of+_ 30:of+that 180:on+_ 100:oth 100:out
100:post 100:rows 100:see 100:send 100:separate 200:show 30:show+me 30:show+the 100:stat 30:the+call 50:the+contract 100:them
100:themselv 100:trace 200:transaction 50:transaction+_ 100:transfer 400:tx 80:tx+_ 300:value 200:want 30:want+the 200:what
30:what+_ 200:which 200:who 100:whom 30:with+what 200:within @get_jup_price 660:* 20:,+_ 130:<chain> 260:<coin> 120:<fiat>
520:<protocol> 590:<solanaAddress> 60:<time> 50:?+$ 100:^+_ 20:^+price 20:^+what 100:_+$ 50:_+? 30:_+_ 60:_+and 130:_+price 40:and+_
20:and+of 60:bonk 10:dex 20:doe+_ 60:e 60:el 20:for+_ 10:how 60:jup 520:jupit 70:liquidity 60:mint 60:move 10:much 10:now 70:of+_
20:on+_ 70:one 20:one+, 60:over 20:over+_ 60:plz 60:pool 590:price 20:price+_ 20:price+and 20:price+for 70:price+of 60:quick
10:right 60:sol 70:solana 20:to+_ 60:token 20:token+_ 120:usd 60:what 20:what+_ 60:wrapp @get_jup_quote 3000:* 100:,+_ 30:,+and
150:,+how 200:,+what 50:,+with 80:.+$ 30:.+_ 2700:<chain> 3000:<coin> 300:<namesake> 3000:<number> 2400:<protocol> 100:<quoted>
900:<solanaAddress> 200:<time> 150:?+$ 30:?+i 100:?+mint 150:^+_ 100:^+how 300:^+if 80:^+swap 50:^+what 250:_+$ 380:_+, 50:_+.
30:_+? 180:_+_ 80:_+and 30:_+be 30:_+do 30:_+for 30:_+get 80:_+how 30:_+i 30:_+in 280:_+into 30:_+mint 100:_+now 30:_+of 350:_+on
30:_+pay 50:_+right 30:_+rn 150:_+slippage 30:_+that 30:_+thi 150:_+to 30:_+token 30:_+via 30:_+what 50:_+with 130:_+would
30:a+client 400:allow 100:amount 50:and+_ 30:and+the 30:and+what 30:at+the 100:away 30:away+with 100:best 100:change 30:change+_
100:client 400:com 100:com+out 100:come 200:do+i 200:dump 100:end 30:end+up 200:exact 100:exchange 100:for+_ 30:for+it 100:gave
1300:get 100:get+$ 30:get+me 100:given 100:hand 1500:how 150:how+many 230:how+much 50:i+_ 30:i+gave 280:i+get 30:i+mean 30:i+sell
130:i+swap 50:i+would 1200:if 280:if+i 300:impact 50:in+_ 30:in+my 1400:into 330:into+_ 30:into+the 30:it+, 200:jup 2400:jupit
200:lamport 200:land 600:many 150:many+_ 100:max 30:me+, 30:me+on 100:mean 30:mean+_ 500:mint 80:mint+_ 30:mint+i 900:much 50:much+_
30:much+i 30:much+of 100:must 30:my+_ 30:my+wallet 200:need 50:need+to 200:not 800:now 30:now+$ 100:now+, 30:now+on 100:of+_
30:of+that 30:of+them 430:on+_ 100:one 30:one+of 200:only 30:only+, 30:only+_ 500:out 30:out+, 50:out+? 100:pay 100:payout
100:present 200:price 500:quote 200:raw 300:receive 100:report 300:right 80:right+now 100:rn 100:route 100:second 100:sell 30:sell+_
100:slip 900:slippage 3000:sol 300:solana 100:sold 800:swap 150:swap+_ 30:that+i 30:the+_ 100:them 30:thi+second 200:through
50:through+_ 150:to+_ 100:token 30:token+_ 200:unit 50:unit+of 100:up 2800:usdc 100:via 100:walk 100:wallet 1100:what 80:what+com
100:what+do 80:what+would 100:with+_ 130:would+i 100:wrapp 100:yet @get_kalshi_event 1200:* 30:,+all 10:,+and 20:,+show 10:,+what
30:.+$ 10:00 970:26dec 10:26sep 160:29 30:50 120:<name> 240:<series> 1200:<ticker> 1030:<venue> 50:?+$ 80:^+_ 90:^+all 20:^+every
20:^+pull 60:^+what 60:_+$ 70:_+, 80:_+_ 20:_+all 30:_+and 130:_+event 30:_+for 20:_+i 20:_+on 20:_+trade 10:_+when 90:_+with
600:all 20:all+of 90:all+strik 20:all+the 20:and+at 20:and+how 20:and+it 30:are+the 20:at+_ 20:at+what 90:balanc 10:been 70:bet
60:bos 90:budget 60:chanc 30:chance 60:close 10:consider 10:date 60:decemb 20:doe+_ 10:doe+it 10:doe+the 40:each 10:end 500:event
100:event+_ 120:every 240:fed 60:follow 30:for+_ 20:for+the 20:give 10:go 90:how 20:how+are 20:i+_ 60:imp 20:in+_ 60:inside
20:inside+_ 10:it+? 20:it+price 1030:kalshi 160:kxbalance 980:kxf 140:last 10:like 10:look 130:market 120:meet 10:much 20:my+bos
60:n 80:no 10:no+$ 10:no+on 10:now 150:odd 20:odd+on 100:of+_ 20:of+it 60:off 50:on+_ 10:on+each 20:on+the 30:open 180:outcom
10:overall 10:per 10:percent 60:pl 20:pl+$ 480:pric 90:pric+$ 20:pric+of 170:price 40:price+$ 70:probability 60:pull 20:pull+the
10:resolve 70:show 30:still 10:still+open 480:strik 70:strik+of 160:strike 30:t3 10:t4 60:th 20:th+_ 120:the 50:the+_ 10:the+last
20:the+market 200:their 60:they 10:tick 10:today 10:told 10:trad 60:trade 10:u 40:und 10:und+_ 10:volume 60:weath 320:what
30:what+are 20:what+on 50:when 10:when+doe 80:with+pric 50:with+their 180:ye 20:ye+price @get_kalshi_exchange_status 2000:* 50:,+and
80:,+i 30:,+or 30:,+when 30:.+$ 30:.+i 2000:<venue> 230:?+$ 50:?+can 30:?+my 30:^+_ 80:^+can 30:^+could 330:^+i 30:^+my 80:_+at
30:_+doe 100:_+down 130:_+open 30:_+thi 30:_+trad 80:_+up 100:am 50:and+if 300:anyth 100:api 50:at+_ 30:at+the 130:at+thi 100:back
30:back+? 50:can+i 50:can+one 100:click 100:come 100:d 30:d+like 30:doe+it 700:down 80:down+? 200:exchange 150:for+trad 100:halt
100:hang 200:hour 100:how 30:how+_ 300:i+_ 30:i+am 30:i+d 130:i+it 50:i+the 50:i+trade 200:if 30:in+a 30:in+the 30:it+now
2000:kalshi 100:key 30:key+$ 200:know 100:like 30:like+to 300:maintenance 30:me+? 100:minute 400:moment 30:moment+$ 200:morn
30:morn+$ 30:my+_ 100:night 200:not 30:not+, 100:noth 600:now 100:now+$ 30:now+, 80:on+_ 30:on+at 200:one 50:one+trade 700:open
150:open+for 100:or+i 100:ord 200:order 100:plac 200:place 100:right 30:right+now 100:should 100:since 30:since+the 100:sleep 100:so
100:t 50:the+exchange 30:the+moment 100:there 100:they 80:thi+moment 30:thi+morn 30:to+know 900:trad 80:trad+at 400:trade
80:trade+on 100:u 100:und 100:until 30:until+when 300:up 50:up+? 300:when 30:when+? 30:when+doe 30:when+it 100:window 100:work
@get_kalshi_market 1000:* 30:,+_ 30:,+and 50:,+what 20:,+when 20:.+$ 60:00 440:26dec 60:26sep 500:29 260:50 180:75 1000:<ticker>
880:<venue> 100:?+$ 20:?+i 70:^+_ 20:^+how 20:^+i 30:^+odd 30:^+that 20:^+the 30:^+what 60:_+$ 80:_+, 20:_+. 10:_+? 70:_+_ 10:_+i
40:_+market 20:_+odd 60:_+on 20:_+price 20:_+show 20:_+what 20:_+when 20:and+how 20:and+i 20:and+on 20:at+_ 190:balanc 60:been
60:bet 10:bid 190:budget 20:by+_ 300:chance 50:chance+of 40:clos 150:close 60:consider 10:date 20:did+_ 20:doe+_ 20:doe+it
20:doe+the 60:end 60:give 60:go 20:ha+been 120:how 20:how+did 20:how+much 30:i+_ 20:i+a 20:i+it 10:i+the 20:i+wa 20:in+it 20:it+?
880:kalshi 500:kxbalance 500:kxf 60:last 60:like 60:look 20:look+at 10:lowest 220:market 20:market+, 30:market+_ 60:much 20:much+ha
60:now 20:now+$ 210:odd 20:odd+$ 20:odd+of 20:odd+on 40:of+_ 20:of+a 20:of+ye 80:on+_ 70:open 60:overall 60:per 60:percent 130:price
20:price+? 60:probability 60:resolve 60:show 10:somebody 40:statu 70:still 20:still+open 440:t3 60:t4 10:th 30:that+_ 20:the+_
20:the+last 20:the+market 60:there 20:there+$ 70:tick 40:time 10:time+of 60:today 20:today+? 60:told 120:trad 20:trad+at 20:trad+in
60:u 60:volume 20:volume+? 10:want 450:what 30:what+i 20:what+the 130:when 20:when+doe 260:ye @get_kalshi_orderbook 1180:* 130:,+_
20:,+and 20:,+no 20:,+the 20:,+what 30:.+$ 790:26dec 390:29 690:50 100:75 400:<count> 300:<number> 1180:<ticker> 940:<venue> 60:?+$
20:?+i 60:^+_ 10:^+best 20:^+cheapest 60:^+depth 20:^+how 60:^+ord 20:^+show 20:^+that 20:^+who 90:_+$ 110:_+, 10:_+. 40:_+? 80:_+_
70:_+at 40:_+book 80:_+level 30:_+on 20:_+one 20:_+please 10:_+thi 30:and+ask 20:and+how 10:anyone 180:ask 20:ask+$ 20:ask+for
80:at+_ 60:behind 40:best 60:bettor 130:bid 30:bid+and 10:bid+for 60:bidd 580:book 20:book+$ 10:book+, 110:book+for 30:buy
70:cheapest 120:contract 20:contract+i 60:deep 240:depth 50:depth+on 120:each 50:for+_ 80:for+no 30:for+the 30:for+ye 10:grab
10:highest 120:how 20:how+many 20:how+thick 10:i+can 20:i+suspect 20:i+the 10:if 10:im 40:in+_ 20:it+up 940:kalshi 390:kxbalance
790:kxf 300:level 30:level+$ 20:level+each 60:lowest 10:lowest+ask 10:mak 60:many 10:mark 30:market 20:me+the 10:minute 810:no
20:no+$ 10:no+in 60:no+on 90:no+side 10:now 60:of+_ 20:of+the 40:off 110:on+_ 50:on+the 120:one 20:one+, 240:ord 60:ord+book 10:pay
10:pick 20:please+, 10:prediction 70:price 20:price+? 60:quote 40:rest 10:right 30:second 10:sell 60:show 20:show+me 420:side
20:side+$ 20:side+, 50:side+of 10:somebody 60:suspect 790:t3 20:that+_ 20:the+_ 30:the+book 20:the+contract 60:the+no 20:the+ye
10:thi+second 60:thick 20:thick+i 10:tick 70:up 10:very 20:want 60:way 110:what 60:who 20:who+i 230:ye 30:ye+in 10:ye+on
@get_kalshi_price 1030:* 10:,+_ 40:,+what 20:.+$ 20:.+what 860:26dec 170:29 760:50 100:75 1030:<ticker> 720:<venue> 70:?+$ 20:^+_
30:^+best 90:^+cheapest 20:^+for 20:^+if 20:^+market 20:^+our 20:^+what 110:_+$ 40:_+, 30:_+. 40:_+_ 80:_+at 20:_+best 20:_+for
20:_+i 20:_+on 20:_+right 50:_+thi 60:anyone 370:ask 20:ask+$ 30:ask+for 110:at+_ 10:balanc 180:best 20:best+bid 180:bid 30:bid+for
10:budget 120:buy 50:chance 10:chance+of 360:cheapest 10:consider 10:end 60:for+no 30:for+ye 10:go 60:grab 60:highest 20:i+_
30:i+can 20:i+pay 20:i+sell 20:i+the 20:i+want 20:i+would 60:if 20:if+i 60:im 80:in+_ 20:it+$ 720:kalshi 170:kxbalance 860:kxf
10:like 10:look 200:lowest 50:lowest+ask 60:mak 60:mark 150:market 60:minute 610:no 20:no+$ 30:no+in 60:no+on 70:now 20:now+? 20:odd
10:of+_ 180:off 150:on+_ 20:on+it 20:on+ye 60:pay 20:pay+to 10:percent 60:pick 20:please+. 60:prediction 20:price 60:right
20:right+now 120:second 60:sell 60:somebody 860:t3 10:that+_ 20:the+highest 10:there 30:thi+second 70:tick 20:to+buy 10:told 10:trad
10:u 60:up 60:very 70:want 20:want+the 270:what 20:what+doe 20:what+i 410:ye 20:ye+in 60:ye+on @get_kalshi_price_history 980:*
80:,+_ 20:,+from 20:,+i 20:,+the 40:.+$ 60:00 360:26dec 60:26sep 560:29 240:50 120:75 60:<name> 60:<series> 980:<step> 980:<ticker>
860:<time> 560:<venue> 170:^+_ 20:^+chart 20:^+for 30:^+how 190:_+$ 70:_+, 40:_+. 90:_+_ 30:_+at 20:_+between 20:_+for 20:_+from
30:_+i 30:_+move 30:_+of 40:_+on 20:_+pric 60:_+price 60:_+since 70:_+ye 30:at+_ 40:balanc 60:between 20:between+_ 40:budget
100:chance 20:chance+of 60:chart 100:contract 20:contract+_ 10:contract+on 60:data 20:did+_ 20:did+the 60:fed 60:for+_ 20:for+my
20:for+the 20:from+_ 20:from+the 120:history 30:history+of 120:how 30:how+did 30:i+need 20:i+want 50:in+_ 560:kalshi 560:kxbalance
420:kxf 40:level 10:level+for 120:move 20:move+_ 120:need 20:need+_ 20:need+the 240:no 20:no+in 20:no+side 110:of+_ 30:of+the
30:of+ye 60:ohlc 50:on+_ 60:pap 60:plot 60:pric 20:pric+of 480:price 20:price+for 30:price+history 80:price+of 120:side 30:side+,
280:since 70:since+_ 360:t3 60:t4 60:the 30:the+_ 30:the+no 20:the+price 20:the+ye 60:want 460:ye 30:ye+in 50:ye+price
@get_kalshi_series 1200:* 50:,+and 30:,+how 30:,+who 100:<name> 100:<series> 1200:<ticker> 1100:<venue> 200:?+$ 80:^+_ 30:^+about
30:^+how 30:^+what 130:^+who 30:_+, 30:_+? 100:_+_ 50:_+and 30:_+at 30:_+contract 80:_+how 30:_+market 30:_+or 230:_+sery 30:_+which
30:_+who 100:about 30:about+the 130:and+how 30:and+what 80:and+who 80:at+_ 100:contract 30:contract+, 30:could+you 100:dear
700:decid 200:determin 100:doe+it 30:doe+the 100:fed 100:fil 300:frequent 30:ha+it 100:head 100:held 1100:how 180:how+often
30:how+the 50:i+it 30:in+the 30:in+total 50:it+$ 30:it+, 1100:kalshi 300:kxbalance 900:kxf 100:lifetime 100:market 130:of+_
100:official 700:often 130:often+doe 80:on+_ 30:or+_ 400:outcome 300:place 200:result 300:run 1000:sery 30:sery+_ 300:settl
100:settle 100:source 300:take 100:tell 30:tell+me 100:the 130:the+_ 100:the+outcome 100:they 100:total 100:trad 30:trad+in 100:und
30:und+which 100:volume 30:volume+? 200:what 30:what+ha 30:what+in 200:which 1100:who 150:who+decid 30:you+tell @get_kalshi_trades
1140:* 30:,+_ 20:,+and 20:,+please 20:,+show 20:,+with 70:.+$ 120:00 580:26dec 120:26sep 440:29 460:50 120:75 920:<count>
120:<number> 60:<series> 1140:<ticker> 60:<time> 720:<venue> 20:?+need 100:^+_ 20:^+are 50:^+last 20:^+latest 30:^+show 20:^+tape
20:^+the 20:^+which 150:_+$ 70:_+, 20:_+. 20:_+? 110:_+_ 30:_+contract 20:_+fill 20:_+in 20:_+late 80:_+market 50:_+print
10:_+recent 140:_+trad 20:_+will 40:also 20:and+at 20:at+_ 20:at+what 60:been 60:bought 100:contract 30:contract+_ 40:deal 30:do+.
40:execution 60:fed 60:fill 20:fill+of 60:final 20:for+_ 20:have+the 130:in+_ 30:in+the 720:kalshi 440:kxbalance 700:kxf 180:last
30:last+trad 60:late 20:late+, 100:latest 60:let 60:list 40:made 300:market 20:market+, 60:market+_ 20:me+it 60:need 20:need+the
60:no 20:no+in 30:of+_ 30:on+_ 20:or+no 20:please+the 60:price 20:price+? 300:print 30:print+$ 30:print+on 40:recent 60:settl
20:settl+_ 160:show 20:show+me 20:show+the 140:side 60:some 580:t3 120:t4 140:tak 20:tak+side 120:taker 100:tape 110:the+_ 760:trad
30:trad+$ 30:trad+_ 20:trad+at 110:trad+in 40:trade 120:what 20:what+price 20:what+the 60:which 120:will 30:will+do 10:with+the
20:with+what 60:ye 20:ye+or @get_logs 1180:* 80:,+_ 30:,+any 30:,+i 30:,+no 50:.+$ 100:<block> 1180:<chain> 780:<coin> 100:<count>
1140:<evmAddress> 700:<evmHash> 300:<fiat> 700:<hex> 300:<namesake> 1080:<number> 980:<series> 30:?+_ 40:^+_ 10:^+all 30:^+every
30:^+kind 130:^+raw 30:^+what 190:_+$ 100:_+, 100:_+. 160:_+_ 60:_+and 30:_+been 40:_+between 120:_+block 30:_+entry 30:_+event
30:_+in 10:_+mov 30:_+of 100:_+on 30:_+out 30:_+over 30:_+that 100:_+to 30:_+where 40:all 10:all+_ 60:and+_ 100:any 300:approval
200:base 100:been 240:between 1080:block 30:block+? 220:block+_ 500:contract 130:contract+_ 100:decod 30:do+, 300:emitt 100:entry
40:erc20 100:eth 880:ethereum 600:event 30:event+_ 50:event+of 100:every 30:every+approval 100:fetch 140:first 10:first+$ 30:ha+the
50:i+_ 30:i+ok 80:in+_ 200:kind 30:kind+of 100:last 700:log 30:log+in 30:log+of 100:mind 40:mov 10:mov+_ 30:my+own 100:no 100:of+_
200:ok 40:oldest 130:on+_ 100:only 30:only+, 100:out 30:out+of 100:over 30:over+the 100:own 30:please+, 100:range 800:raw
130:raw+log 100:recent 100:recipient 100:test 30:that+the 10:the+_ 50:the+contract 30:the+last 100:thousand 100:to+_ 400:topic
50:topic+_ 400:topic0 100:topic0+_ 100:transf 40:transfer 200:undecod 380:usdc 100:what 30:what+ha 100:where 30:where+the 100:will
30:will+do @get_multi_pools 890:* 80:,+_ 10:,+at 30:,+liquidity 50:,+please 30:,+volume 30:.+$ 30:.+would 250:24h 60:24h+volume
880:<chain> 430:<coin> 420:<count> 840:<evmAddress> 280:<namesake> 420:<number> 10:<pair> 20:<protocol> 650:<series>
50:<solanaAddress> 110:<step> 70:<time> 50:?+$ 30:^+_ 30:^+compare 10:^+dexscreen 10:^+how 60:^+i 30:^+pool 10:^+price 10:^+what
80:_+$ 70:_+, 60:_+. 20:_+? 100:_+_ 80:_+and 10:_+how 10:_+move 10:_+of 30:_+on 110:_+pool 30:_+price 10:_+token 30:_+turnov
10:_+which 30:and+24h 110:and+_ 10:and+how 30:and+tell 10:and+what 100:answ 10:at+what 100:both 10:check 10:coin 100:compare
10:current 10:dao 20:data 130:day 30:day+$ 10:day+? 40:deep 10:deep+i 110:depth 30:dexscreen 10:did+it 20:down 100:each 210:eth
480:ethereum 30:for+me 20:geckoterminal 30:have+_ 80:how 10:how+deep 10:how+much 10:hows 30:i+have 10:i+that 40:in+_ 50:in+one
10:in+pool 10:inside 10:liq 790:liquidity 30:liquidity+$ 30:liquidity+, 70:liquidity+and 100:look 10:lp 200:mainnet 10:many 30:me+on
10:mint 10:money 30:move 30:much 10:of+_ 30:of+each 10:of+pool 10:of+the 30:of+them 110:on+_ 10:on+the 200:one 10:or+down 60:pair
10:pair+_ 10:percent 30:please+. 10:plz 780:pool 30:pool+, 30:pool+_ 30:pool+are 30:pool+for 50:pool+on 270:price 30:price+,
30:price+and 100:provide 110:put 100:review 10:since 10:sitt 50:solana 10:sushi 10:swap 100:table 100:tell 30:tell+me 10:the+_
10:the+day 10:the+liquidity 200:them 100:these 100:togeth 20:token 10:token+, 10:trade 100:turnov 30:turnov+of 100:und 10:uniswap
120:up 10:up+or 10:v3 20:view 20:vol 360:volume 30:volume+_ 10:volume+in 60:volume+of 70:what 10:what+price 10:what+the 20:which
10:which+_ 30:would+you 30:you+look @get_multi_token_pairs 870:* 90:,+_ 30:,+both 30:,+one 50:.+$ 30:.+_ 10:.+what 850:<chain>
580:<coin> 260:<count> 710:<evmAddress> 10:<fiat> 10:<name> 410:<namesake> 360:<number> 490:<series> 140:<solanaAddress> 10:?+$
20:?+_ 30:?+a 20:^+all 50:^+dexscreen 30:^+every 10:^+i 40:^+where 10:^+which 60:_+$ 100:_+, 30:_+. 40:_+? 100:_+_ 100:_+and
30:_+coin 10:_+i 50:_+in 10:_+of 80:_+on 30:_+pair 30:_+rows 10:_+token 10:_+trad 30:_+trade 10:about 30:aero 190:all 10:all+dex
30:all+the 130:and+_ 20:art 190:base 100:batch 10:best 110:bonk 200:both 30:both+_ 10:buy 10:can+i 110:coin 30:coin+in 10:depth
160:dex 40:dex+pair 350:dexscreen 60:dexscreen+pair 20:enough 10:eth 510:ethereum 110:every 10:find 70:for+_ 10:gitlawb 200:go
100:grab 10:i+_ 10:i+pay 10:i+the 10:i+trade 10:in+_ 30:in+a 50:in+one 10:it+$ 10:liq 160:liquidity 30:liquidity+, 110:list
30:list+with 10:lp 10:mainnet 20:mark 100:market 10:mint 20:most 30:of+both 10:of+them 20:off 120:on+_ 10:once 400:one 50:one+go
100:only 640:pair 10:pair+doe 90:pair+for 20:pay 10:pay+for 30:pepe 10:per 120:pippin 20:plenty 70:pool 10:pool+_ 100:pull
200:request 100:rows 30:rows+$ 20:show 200:single 10:site 20:sol 130:solana 10:swapp 10:the+most 20:their 20:them 220:these
60:these+_ 30:token 100:top 30:top+$ 50:trad 10:trad+on 150:trade 10:trade+_ 30:trade+on 10:twitt 100:uni 10:usd 10:usdt 10:venu
10:venue 10:volume 10:w 10:want 110:wbtc 50:weth 50:what 190:where 10:where+_ 10:where+can 30:where+do 10:where+i 10:where+on
40:which 10:which+pool @get_multi_tokens 750:* 110:,+_ 30:,+all 10:,+and 10:,+both 30:,+for 10:,+how 10:,+liquidity 30:,+market
10:,+mcap 10:,+supp 30:.+$ 10:.+what 720:<chain> 310:<coin> 20:<count> 660:<evmAddress> 120:<fiat> 230:<namesake> 20:<number>
430:<series> 90:<solanaAddress> 40:<step> 20:?+$ 10:^+_ 10:^+a 30:^+decimal 10:^+how 10:^+on 10:^+price 30:^+pull 10:^+token 70:_+$
120:_+, 40:_+. 10:_+? 60:_+_ 60:_+and 30:_+contract 10:_+name 30:_+network 50:_+on 10:_+token 10:_+volume 10:_+what 40:about
10:about+_ 100:all 70:and+_ 50:and+liquidity 10:and+what 40:ask 190:base 10:behind 10:bonk 150:both 10:both+_ 10:bsc 10:burn 10:cake
100:cap 30:cap+and 100:card 60:chain 10:coin 100:contract 30:contract+_ 10:current 540:decimal 30:decimal+of 10:dev 20:dex
10:doe+geckoterminal 450:ethereum 10:exist 10:file 40:for+_ 30:for+the 240:geckoterminal 90:how 20:how+many 10:i+it 10:import
30:in+_ 100:includ 10:liq 330:liquidity 10:liquidity+$ 30:liquidity+, 10:liquidity+and 10:lot 10:mainnet 90:many 20:many+decimal
10:mapp 20:mark 100:market 30:market+cap 100:marketcap 50:mcap 10:mcap+, 10:mint 10:n 100:nam 30:nam+and 120:name 30:name+, 10:need
100:network 10:numb 40:of+_ 30:of+both 20:off 80:on+_ 10:on+chain 10:onchain 80:pool 10:pool+_ 10:position 110:price 10:price+of
100:pull 10:q 50:read 10:say 40:see 10:sheet 60:solana 80:supp 10:supp+, 10:supp+of 50:symbol 100:tell 30:tell+me 30:the+_
30:the+token 20:their 120:these 10:these+_ 10:they 40:tick 300:token 10:token+_ 30:token+in 20:total 10:total+supp 10:trade 10:uni
100:up 30:up+the 20:usd 20:usdc 10:usdt 20:vol 40:volume 10:weth 80:what 10:what+i 10:worth @get_native_balance 1150:* 20:,+how
20:,+i 20:,+not 20:.+$ 20:.+how 850:<chain> 1090:<coin> 310:<ens> 840:<evmAddress> 180:<namesake> 60:<number> 730:<series> 60:?+$
20:?+we 150:^+_ 90:^+how 20:^+my 130:_+$ 50:_+, 20:_+. 50:_+? 50:_+_ 20:_+are 20:_+at 110:_+balance 20:_+do 20:_+doe 20:_+got
30:_+ha 20:_+held 20:_+hold 20:_+i 20:_+in 120:_+on 20:_+sit 60:addres 20:addres+i 60:arbitrum 20:are+_ 20:are+in 20:at+thi
60:avalanche 480:balance 30:balance+_ 80:balance+of 190:base 60:bsc 20:by+_ 60:coin 20:do+i 20:doe+_ 970:eth 60:ethereum 60:ga
60:got 60:grandfath 30:ha+_ 60:held 20:held+by 60:hold 20:hold+on 490:how 60:how+many 60:how+much 20:i+_ 20:i+have 20:i+want 80:in+_
20:in+there 120:left 60:lie 20:lie+in 240:mainnet 240:many 60:many+_ 60:moment 20:moment+? 250:much 60:much+_ 60:must 60:native
20:native+coin 60:not 20:not+the 80:of+_ 140:on+_ 20:on+the 60:optimism 60:pay 60:plz 60:pol 60:polygon 60:sit 20:sit+in 70:sitt
20:sitt+in 60:split 20:the+_ 20:the+token 120:there 20:there+$ 20:thi+moment 60:today 20:today+? 60:token 20:token+$ 60:u 60:want
20:we+are @get_networks 700:* 50:,+_ 30:.+_ 200:<chain> 200:<coin> 200:<count> 100:<series> 50:?+$ 50:?+give 30:?+need 30:^+how
30:^+on 50:^+what 80:^+which 50:_+$ 30:_+, 30:_+and 30:_+in 30:_+with 30:and+_ 100:avalanche 100:call 30:call+_ 200:chain
30:chain+doe 100:check 200:cov 200:dex 30:dex+pool 130:doe+geckoterminal 100:e 30:e+. 100:eth 200:follow 100:g 700:geckoterminal
200:give 50:give+me 30:have+$ 100:how 30:how+long 30:i+the 30:i+there 400:id 30:id+, 30:id+doe 30:in+it 200:list 30:list+,
30:list+of 100:long 30:long+i 30:me+_ 30:me+it 100:need 30:need+it 600:network 30:on+geckoterminal 30:on+which 100:polygon 200:pool
30:pool+on 100:there 30:there+$ 100:url 200:what 30:what+doe 100:wheth 400:which 50:which+chain 50:which+network 100:whole
@get_new_coins 1300:* 50:,+_ 30:,+and 30:,+i 50:,+with 30:.+$ 700:<count> 500:<number> 100:<time> 100:?+$ 30:?+? 30:?+i 30:?+want
30:^+_ 30:^+coin 30:^+coingecko 30:^+kind 30:^+latest 30:^+the 50:^+what 50:^+which 100:_+$ 30:_+? 80:_+coin 30:_+token 100:about
30:about+the 700:add 100:am 30:and+when 1000:coin 1300:coingecko 30:coingecko+$ 50:coingecko+, 30:coingecko+_ 100:curiou 200:each
100:exact 200:fresh 100:front 100:go 200:got 30:i+am 30:i+mean 200:just 100:kind 100:latest 500:list 30:list+$ 300:listing 100:live
30:me+the 100:mean 500:most 130:most+recent 300:new 80:on+coingecko 600:recent 80:recent+, 100:screen 100:show 30:show+me 80:the+_
30:the+coin 30:the+time 100:there 30:there+? 100:tim 100:time 50:to+coingecko 100:token 100:want 30:want+to 200:what 50:what+coin
100:when 400:which 30:which+_ 50:which+coin 30:with+the @get_new_pools 2310:* 130:,+_ 30:,+give 30:,+just 30:,+list 30:,+show
30:,+the 50:.+$ 2310:<chain> 300:<coin> 500:<count> 810:<namesake> 900:<number> 200:<series> 100:<step> 50:?+$ 30:?+i 30:?+it 50:^+_
50:^+anyth 200:^+fresh 30:^+i 130:^+newest 50:^+which 200:_+$ 250:_+, 130:_+? 30:_+_ 30:_+list 30:_+of 50:_+pl 50:_+pool 30:_+that
100:active 100:again 200:anyth 1000:base 200:bsc 700:creat 100:em 30:em+$ 200:eth 100:feed 1200:fresh 100:freshest 100:give
30:give+me 100:got 30:i+mean 100:if 600:just 300:last 500:launch 200:liquidity 50:liquidity+pool 200:list 30:list+the 30:me+_
100:mean 100:most 30:most+recent 300:new 610:newest 130:newest+pool 200:now 30:now+$ 30:now+, 100:old 480:on+_ 100:one 100:only
30:only+. 300:open 30:open+on 30:our+_ 300:pair 30:pair+on 100:piec 300:pl 50:pl+$ 30:pl+, 30:please+$ 200:polygon 2000:pool
50:pool+_ 280:pool+on 50:pool+that 100:possible 100:recent 100:rugg 100:second 200:show 50:show+_ 710:solana 30:the+_
30:the+liquidity 30:the+pool 100:there 30:there+$ 10:token 200:watch 300:which 30:which+_ @get_nft 3560:* 30:,+_ 80:,+and 30:,+i
20:,+in 20:,+it 50:,+numb 30:,+so 20:,+the 20:,+volume 40:.+$ 20:.+how 30:.+what 100:24h 30:24h+volume 690:<chain> 1250:<coin>
2710:<collection> 730:<evmAddress> 100:<fiat> 200:<namesake> 180:<quoted> 380:<series> 620:<time> 400:?+$ 20:?+? 20:?+i 20:?+it
330:^+_ 40:^+a 20:^+all 20:^+are 20:^+did 110:^+floor 130:^+how 30:^+i 20:^+my 30:^+numb 20:^+our 10:^+the 30:^+we 30:^+what
10:^+who 150:_+$ 60:_+, 70:_+. 160:_+? 40:_+_ 20:_+all 20:_+and 60:_+collection 220:_+floor 20:_+ha 30:_+have 10:_+i 10:_+it
10:_+market 10:_+nft 110:_+on 20:_+to 50:_+volume 20:_+wa 40:a+_ 60:above 60:against 20:against+the 120:all 30:all+time 60:altogeth
20:and+24h 10:and+_ 20:and+for 80:and+how 10:and+numb 30:and+the 10:and+volume 40:and+what 20:and+when 220:ape 30:are+_ 30:at+_
20:at+in 60:ath 60:average 280:azuki 260:base 60:below 180:bor 60:bos 40:cap 60:carry 60:chang 20:chang+hand 60:change 100:cheapest
40:check 10:check+_ 60:club 110:coingecko 10:coingecko+$ 20:coingecko+id 60:collect 790:collection 20:collection+$ 20:collection+,
50:collection+_ 40:collection+at 20:collection+i 20:collection+with 310:contract 80:contract+_ 120:cost 20:cost+, 20:cost+on
60:count 580:cryptopunk 60:day 20:did+the 120:different 20:doe+_ 30:doe+the 60:doodl 60:down 240:eth 300:ethereum 320:ever 160:far
2360:floor 90:floor+$ 80:floor+, 90:floor+? 20:floor+_ 50:floor+of 100:floor+price 20:for+the 60:friend 30:from+it 20:from+the
100:glad 160:go 20:go+up 60:gone 40:got 10:got+a 30:ha+_ 30:ha+the 60:hand 30:have+$ 60:he 60:heat 120:high 320:highest
60:highest+floor 810:how 40:how+far 160:how+many 30:how+much 30:i+_ 30:i+it 20:i+mean 30:i+should 30:i+the 70:id 20:id+_ 60:in+_
10:in+our 20:in+percent 20:in+them 120:introduc 60:it+floor 20:it+i 10:it+in 20:it+own 60:keep 160:know 100:learn 180:lil 50:list
60:lowest 90:mainnet 60:mak 670:many 20:many+_ 100:many+owner 20:many+people 100:market 10:market+cap 60:mcap 120:mean 60:might
180:milady 60:mint 120:much 20:much+_ 20:my+bos 100:name 30:name+, 450:nft 40:nft+collection 70:nft+contract 60:noon 100:noth
180:now 50:now+? 360:numb 90:numb+of 90:of+_ 10:of+nft 50:of+owner 30:of+that 60:of+the 110:on+_ 20:on+the 280:one 20:one+go
10:one+list 20:one+of 20:or+down 10:our+treasury 180:own 870:owner 50:owner+and 1130:penguin 120:people 60:percent 20:percent+$
60:pl 20:pl+$ 440:price 40:price+, 20:price+? 20:price+_ 30:price+of 50:project 1430:pudgy 60:quot 160:reach 160:record 360:sal
60:sale 60:sell 100:should 30:should+be 60:since 20:since+_ 120:so 30:so+what 160:sold 40:some 60:someth 100:stat 30:that+_ 40:the+_
30:the+cheapest 20:the+coingecko 70:the+collection 10:the+contract 20:the+day 60:the+floor 70:the+highest 20:the+market 30:the+name
50:the+nft 20:the+whole 60:their 60:them 100:there 30:there+are 100:they 120:time 340:today 30:today+$ 20:today+, 40:today+?
100:trad 20:trad+in 40:treasury 10:und 60:unique 60:up 20:up+or 60:v 60:valu 40:versu 440:volume 20:volume+$ 20:volume+_
20:volume+in 20:volume+of 30:wa+the 40:wash 440:what 20:what+doe 50:what+i 30:what+the 30:what+wa 60:when 20:when+? 60:where
20:where+i 10:which 40:who 60:whole 60:wife 20:with+the 60:yacht @get_nft_by_contract 2130:* 10:,+_ 20:,+and 10:,+in 10:,+it
30:,+numb 10:,+so 10:,+the 10:,+volume 10:.+$ 10:.+how 20:.+what 100:24h 30:24h+volume 890:<chain> 740:<coin> 1150:<collection>
970:<evmAddress> 100:<fiat> 250:<namesake> 50:<quoted> 550:<series> 340:<time> 210:?+$ 10:?+? 10:?+i 10:?+it 190:^+_ 10:^+a 10:^+all
10:^+are 10:^+did 90:^+floor 60:^+how 10:^+i 10:^+my 10:^+numb 10:^+our 20:^+the 20:^+we 20:^+what 20:^+who 150:_+$ 40:_+, 40:_+.
70:_+? 40:_+_ 10:_+all 10:_+and 40:_+collection 100:_+floor 10:_+ha 30:_+have 20:_+i 20:_+it 20:_+market 20:_+nft 130:_+on
40:_+volume 10:_+wa 30:a+_ 40:above 40:against 10:against+the 80:all 20:all+time 20:altogeth 20:an+nft 10:and+24h 20:and+_
10:and+for 20:and+how 20:and+numb 20:and+volume 30:and+what 10:and+when 150:ape 20:are+_ 50:at+_ 10:at+in 40:ath 40:average
100:azuki 200:base 40:below 90:bor 20:bos 60:cap 20:carry 20:chang 10:chang+hand 80:cheapest 60:check 20:check+_ 40:club
110:coingecko 20:coingecko+$ 10:coingecko+id 20:collect 510:collection 10:collection+, 30:collection+_ 50:collection+at
10:collection+i 10:collection+with 440:contract 110:contract+_ 40:cost 10:cost+, 10:cost+on 40:count 240:cryptopunk 40:day
10:did+the 20:different 10:doe+_ 10:doe+the 40:doodl 40:down 240:eth 430:ethereum 80:ever 40:far 1300:floor 50:floor+$ 50:floor+,
50:floor+? 10:floor+_ 20:floor+of 50:floor+price 30:for+the 40:friend 10:from+the 140:go 10:go+up 40:gone 60:got 20:got+a 20:ha+the
20:hand 10:have+$ 20:have+a 20:he 20:heat 80:high 80:highest 20:highest+floor 310:how 10:how+far 50:how+many 10:how+much 10:i+_
10:i+it 10:i+mean 20:i+the 50:id 10:id+_ 40:in+_ 20:in+our 10:in+percent 10:in+them 40:introduc 30:it+floor 10:it+i 20:it+in
10:it+own 20:keep 40:know 60:lil 70:list 40:lowest 180:mainnet 10:mak 270:many 10:many+_ 50:many+owner 10:many+people 80:market
20:market+cap 20:mcap 60:mean 40:might 90:milady 40:mint 40:much 10:much+_ 10:my+bos 520:nft 20:nft+collection 80:nft+contract
20:noon 80:now 20:now+? 270:numb 70:numb+of 20:of+_ 20:of+nft 50:of+owner 10:of+that 50:of+the 150:on+_ 10:on+the 160:one 10:one+go
20:one+list 10:one+of 10:or+down 20:our+treasury 90:own 670:owner 60:owner+and 470:penguin 50:people 40:percent 10:percent+$ 10:pl
220:price 20:price+, 10:price+? 10:price+_ 20:price+of 120:project 590:pudgy 20:quot 40:reach 40:record 440:sal 40:sale 40:sell
40:since 10:since+_ 40:so 10:so+what 20:sold 60:some 40:someth 100:stat 20:that+_ 30:the+_ 20:the+cheapest 10:the+coingecko
50:the+collection 20:the+contract 10:the+day 20:the+floor 10:the+highest 10:the+market 40:the+nft 10:the+whole 40:their 20:them
80:time 180:today 20:today+$ 30:today+? 80:trad 10:trad+in 60:treasury 10:und 40:unique 40:up 10:up+or 40:v 40:valu 60:versu
380:volume 10:volume+$ 10:volume+in 30:volume+of 20:wa+the 60:wash 300:what 10:what+doe 20:what+i 30:what+the 20:what+wa 40:when
10:when+? 20:where 10:where+i 10:which 60:who 40:whole 20:wife 10:with+the 40:yacht @get_nft_holdings 1320:* 110:,+_ 40:,+and 30:,+i
10:,+list 20:,+one 30:,+with 60:.+$ 10:1155 10:721 1300:<chain> 160:<coin> 80:<collection> 390:<count> 200:<ens> 1120:<evmAddress>
60:<exchange> 100:<fiat> 20:<name> 590:<namesake> 330:<number> 360:<series> 10:<ticker> 100:?+$ 20:?+_ 10:^+_ 10:^+doe 20:^+every
10:^+from 10:^+i 10:^+list 50:^+nft 30:^+please 10:^+show 20:^+what 30:^+which 90:_+$ 230:_+, 60:_+? 30:_+_ 10:_+entry 10:_+have
50:_+hold 30:_+in 10:_+keep 10:_+nft 40:_+of 180:_+on 20:_+own 20:_+rows 20:_+wallet 10:a+client 10:addres 10:and+how 20:and+tell
50:any 10:any+_ 20:anyth 30:ape 20:arbitrum 60:avalanche 20:azuki 290:base 10:bayc 60:binance 60:bnb 30:bor 60:by+_ 20:by+one
60:chain 10:check 40:client 60:collectibl 90:collection 10:collection+doe 10:collector 30:contract 10:contract+_ 10:could+you 10:d
20:document 70:doe+_ 60:each 10:each+? 10:em 20:entry 10:erc 30:eth 410:ethereum 110:every 40:everyth 100:flag 160:flagg 10:follow
10:for+_ 10:from+which 60:hav 10:have+on 220:held 50:held+by 10:hi 200:hold 30:hold+on 60:how 20:how+many 10:i+_ 10:i+m 30:i+want
20:if 140:in+_ 20:in+the 10:in+there 60:includ 10:include 20:individual 60:inventory 10:invest 10:it+at 10:item 270:jpeg 10:junk
10:just 20:keep 10:kept 100:know 10:leav 20:let 60:lie 20:lie+in 210:like 250:list 30:list+of 30:list+with 200:look 50:look+like
20:m 200:mainnet 60:many 10:many+of 10:many+piec 40:mark 10:me+_ 20:me+which 10:memo 360:morali 20:most 20:nam 10:nam+and 880:nft
10:nft+_ 20:nft+collection 40:nft+doe 40:nft+in 10:not 20:of+_ 10:of+a 20:of+each 30:of+the 40:of+them 260:on+_ 130:one 10:one+$
20:one+by 10:only 50:optimism 60:over 20:over+on 130:own 10:own+on 20:penguin 170:pictur 20:picture 40:piec 10:piec+of
30:please+list 270:polygon 10:possible 20:pudgy 60:rows 20:rows+. 120:say 10:say+_ 60:scroll 50:see 10:see+the 40:show 10:show+me
80:single 10:sit 160:sitt 40:sitt+in 40:so 50:someth 460:spam 10:still 60:tell 20:tell+me 20:the+_ 60:the+nft 150:them 10:them+$
30:them+, 10:them+? 30:there 10:there+$ 20:to+_ 30:to+know 10:valuation 40:value 90:wallet 20:wallet+_ 110:want 30:want+to 300:what
40:what+nft 480:which 50:which+are 30:which+nft 20:which+one 30:with+a 60:without @get_nft_market_chart 1630:* 80:,+a 30:,+i 30:,+id
30:,+need 100:.+$ 100:<coin> 1630:<collection> 100:<protocol> 100:<quoted> 100:<step> 1120:<time> 80:?+$ 260:^+_ 30:^+for 30:^+full
30:^+i 30:^+my 30:^+the 130:_+$ 80:_+, 50:_+. 50:_+? 50:_+_ 50:_+and 30:_+at 330:_+floor 30:_+on 10:_+to 10:_+volume 50:a+_ 30:a+a
30:a+client 300:ape 30:at+the 200:azuki 200:back 100:began 100:beginn 300:bor 300:bought 50:bought+a 20:change 200:chart 30:chart+_
100:cheapest 100:client 200:club 100:coingecko 100:cousin 600:cryptopunk 100:curve 100:develop 30:develop+_ 100:doodl 100:down
30:down+? 200:entire 200:far 1510:floor 30:floor+$ 30:floor+, 100:floor+_ 80:floor+price 30:for+_ 30:for+a 100:full 100:go 30:go+up
100:goe 100:he 400:history 30:history+of 200:how 30:how+ha 30:how+the 30:i+_ 50:i+bought 30:i+need 30:i+see 100:id 30:it+_
100:lifetime 120:lil 100:mak 100:may 30:may+i 100:milady 200:need 30:need+_ 30:need+the 100:nft 100:now 50:of+the 100:official
30:on+coingecko 30:on+the 30:or+down 200:over 50:over+the 100:past 30:past+_ 110:penguin 10:pl 50:please+, 400:price 50:price+_
30:price+of 330:pudgy 100:punk 100:quart 100:record 100:require 100:see 30:see+how 100:sery 200:since 100:slide 100:the+_
30:the+cheapest 30:the+nft 30:the+top 30:the+whole 100:their 100:time 20:today 10:today+, 100:top 100:up 30:up+or 100:value
20:volume 10:volume+_ 100:want 30:want+to 100:went 100:whole 200:yacht 30:you+have @get_nft_markets 1900:* 140:,+_ 30:,+and 20:,+by
10:,+need 20:,+only 30:,+please 10:,+the 50:.+$ 280:24h 70:24h+volume 1040:<chain> 430:<coin> 80:<collection> 1080:<count>
20:<evmAddress> 1000:<fiat> 420:<namesake> 600:<number> 640:<series> 380:<time> 40:?+$ 30:?+_ 150:^+_ 10:^+floor 40:^+i 10:^+list
30:^+most 70:^+nft 30:^+top 30:^+we 30:^+what 60:^+which 120:_+$ 70:_+, 30:_+. 40:_+? 30:_+_ 60:_+by 80:_+collection 30:_+floor
50:_+in 10:_+market 100:_+nft 10:_+on 30:_+only 20:_+please 80:_+rows 30:_+that 10:_+to 30:_+today 30:_+trad 110:_+volume 100:about
30:about+_ 160:acros 20:acros+all 30:acros+every 60:all 20:all+chain 30:an+nft 30:and+give 10:and+how 10:and+numb 30:are+the 10:at+_
200:base 40:build 70:by+24h 110:by+_ 110:by+market 440:cap 30:cap+, 30:cap+_ 100:capitalisation 200:chain 30:chain+? 20:chain+by
20:change 40:coin 40:coingecko 10:coingecko+id 1720:collection 30:collection+, 30:collection+_ 10:collection+at 130:collection+by
10:collection+with 40:contract 10:contract+for 40:count 20:cryptopunk 160:day 20:did+the 460:dollar 140:each 40:each+, 100:eth
540:ethereum 100:every 30:every+chain 760:floor 80:floor+$ 50:floor+, 40:for+each 10:for+the 200:give 20:how 10:how+many 30:i+m
40:id 100:in+_ 100:jpeg 100:land 100:largest 100:leader 20:lil 40:list 10:list+of 100:m 30:m+writ 20:many 10:many+owner 640:market
110:market+cap 160:mcap 30:mcap+, 380:most 50:most+_ 30:most+trad 20:most+volume 40:need 100:newslett 1620:nft 330:nft+collection
120:numb 30:numb+of 20:of+nft 30:of+owner 40:of+the 130:on+_ 160:only 30:only+, 20:only+_ 100:order 30:order+by 40:own 540:owner
80:owner+and 20:penguin 10:pl 40:please+$ 200:polygon 60:pudgy 180:rank 50:rank+by 40:rath 300:rows 30:rows+$ 30:rows+. 100:run
300:sal 100:say 200:smallest 40:sort 40:than 10:than+_ 40:the+_ 40:the+day 30:the+largest 30:the+market 30:the+most 10:the+nft
40:their 100:there 240:today 20:today+, 30:today+in 100:too 30:too+$ 160:top 20:top+, 480:trad 30:trad+on 100:u 540:usd 100:value
880:volume 20:volume+$ 80:volume+, 20:volume+_ 50:volume+in 30:volume+of 300:w 100:what 220:which 20:which+_ 40:which+nft
10:with+the 60:worldwide 100:writ @get_nft_security 1930:* 50:,+_ 80:,+and 50:,+can 30:,+not 30:.+_ 30:.+can 10:.+how 260:<block>
1460:<chain> 500:<coin> 1040:<collection> 1740:<evmAddress> 920:<namesake> 500:<number> 40:<protocol> 10:<quoted> 1300:<series>
40:<signature> 80:<time> 260:?+$ 20:?+contract 30:?+look 130:^+_ 50:^+before 130:^+can 50:^+could 10:^+how 30:^+i 10:^+numb 20:^+who
50:_+$ 100:_+, 30:_+. 50:_+? 120:_+_ 10:_+and 30:_+any 30:_+burn 50:_+can 30:_+collection 130:_+contract 30:_+from 30:_+i 10:_+keep
130:_+mint 30:_+move 60:_+nft 30:_+of 240:_+on 30:_+own 10:_+volume 30:_+wa 10:_+who 20:altogeth 10:and+for 30:and+i 50:and+who
100:any 100:anyone 1010:ape 100:approv 400:approval 80:approval+? 100:ask 100:away 200:azuki 100:b4 200:bayc 200:before 50:before+i
200:block 30:block+, 470:bor 200:burn 200:buy 180:can+the 20:chang 10:chang+hand 100:check 200:collateral 20:collect 520:collection
130:collection+_ 200:consent 1080:contract 200:contract+_ 200:copy 50:could+the 40:cryptopunk 20:different 10:erc20 320:eth
1000:ethereum 10:for+me 300:genuine 20:hand 40:hold 70:how 10:how+many 10:how+much 30:i+buy 50:i+it 50:i+the 10:in+them 10:it+?
30:it+a 30:it+the 100:jpeg 40:keep 20:lil 100:look 30:look+at 240:mainnet 10:mak 50:many 10:many+_ 10:many+owner 100:may 10:me+$
10:milady 300:mine 1100:mint 200:mint+more 30:mint+or 800:more 80:more+or 900:move 40:much 10:much+_ 100:new 530:nft 60:nft+contract
100:no 30:no+. 100:not 30:numb 10:numb+of 10:of+_ 30:of+nft 80:of+the 50:of+them 40:off 100:offer 290:on+_ 500:one 50:one+$ 30:one+?
40:opensea 30:or+a 30:or+mint 180:or+move 1070:own 20:own+_ 100:own+of 30:own+token 30:owner 100:penguin 10:people 100:power
120:pudgy 40:read 10:read+_ 100:risky 200:run 30:run+_ 100:sign 100:simp 20:sold 100:some 40:straight 10:symbol 100:take 100:team
10:th 130:the+_ 80:the+collection 50:the+contract 100:the+own 30:the+team 320:them 100:there 100:think 30:think+of 200:token
30:token+_ 120:trad 30:trad+$ 10:trad+in 100:transfer 100:verify 20:volume 10:volume+of 10:what 300:who 30:who+ha 40:who+own
200:whoev 50:whoev+run 100:will 900:without @get_nft_tickers 2380:* 160:,+_ 30:,+i 10:,+so 10:,+the 30:,+what 30:.+$ 10:.+what
1370:<coin> 2340:<collection> 1600:<protocol> 40:<quoted> 120:<time> 240:?+$ 30:?+i 10:?+it 240:^+_ 50:^+at 80:^+floor 110:^+i
10:^+my 10:^+our 30:^+price 10:^+we 50:^+where 30:^+which 140:_+$ 80:_+, 10:_+. 100:_+? 30:_+_ 30:_+a 30:_+against 130:_+and 30:_+at
10:_+collection 240:_+floor 50:_+for 30:_+i 80:_+on 130:_+or 100:_+v 30:_+volume 30:_+where 30:_+with 50:a+_ 200:against
50:against+_ 30:and+_ 30:and+on 50:and+the 30:and+what 30:are+_ 30:at+_ 30:at+the 30:at+what 30:at+which 220:azuki 40:base
100:between 30:between+_ 1600:blur 20:bos 100:both 100:buy 20:carry 300:cheap 220:cheapest 140:collection 10:collection+,
10:collection+_ 10:collection+at 10:collection+i 100:compare 40:cost 10:cost+, 10:cost+on 420:cryptopunk 100:d 30:d+like 30:do+the
10:doe+the 100:doodl 500:each 30:each+$ 100:else 2080:floor 30:floor+$ 10:floor+, 60:floor+_ 40:floor+of 100:floor+on 60:floor+price
30:for+_ 30:for+a 30:for+my 200:gap 100:get 20:he 20:heat 100:her 100:highest 100:husband 40:i+_ 30:i+d 30:i+get 40:i+it 30:i+need
60:i+the 50:i+there 30:i+would 10:in+_ 100:individual 40:introduc 60:it+floor 10:it+i 20:keep 200:like 50:like+to 200:list 200:mak
100:maker 20:market 300:marketplac 700:marketplace 20:mean 400:milady 100:moment 30:moment+, 100:more 30:my+_ 10:my+bos 100:need
30:need+the 60:nft 20:nft+collection 20:noon 140:now 40:now+? 80:of+_ 10:of+that 10:of+the 100:on+_ 80:on+each 10:on+the 30:on+which
260:one 30:one+list 10:one+of 1600:opensea 50:or+_ 200:oth 1080:penguin 100:per 10:pl 340:price 10:price+_ 30:price+and 50:price+of
1100:pudgy 200:punk 20:quot 100:quote 100:rest 100:right 30:right+now 40:so 10:so+what 100:somewhere 10:that+_ 30:the+_
30:the+cheapest 10:the+collection 60:the+floor 10:the+market 30:the+moment 10:the+nft 30:the+one 30:the+oth 30:the+rest 200:there
50:there+a 30:to+buy 40:today 10:today+$ 10:today+? 100:trad 30:trad+, 100:trade 30:trade+_ 400:v 100:v+_ 220:volume 30:volume+_
10:volume+in 30:wa+it 10:wa+the 360:what 30:what+do 10:what+doe 40:what+i 30:what+wa 420:where 30:where+_ 10:where+i 30:where+the
300:which 20:wife 30:with+the 30:would+i 30:would+like @get_nfts 2160:* 160:,+_ 10:,+by 30:,+for 30:,+highest 30:,+id 40:,+need
10:,+only 40:,+the 30:.+$ 220:24h 60:24h+volume 80:<chain> 140:<coin> 60:<collection> 820:<count> 700:<fiat> 1100:<number>
80:<series> 440:<time> 50:?+$ 20:^+_ 50:^+cheapest 30:^+contract 50:^+give 20:^+i 40:^+list 20:^+most 30:^+need 180:^+nft 50:^+which
190:_+$ 40:_+, 10:_+? 30:_+_ 40:_+by 20:_+collection 20:_+market 130:_+nft 30:_+of 10:_+please 30:_+rows 120:_+volume 40:acros
10:acros+all 300:address 40:all 10:all+chain 30:at+the 60:build 60:by+24h 60:by+_ 20:by+market 360:cap 200:chain 10:chain+by
200:cheapest 560:coin 50:coin+, 520:coingecko 30:coingecko+, 20:coingecko+id 40:coingecko+list 30:coingecko+track 2060:collection
50:collection+, 100:collection+by 90:collection+with 460:contract 30:contract+, 80:contract+address 20:contract+for 60:count 40:day
10:did+the 30:do+, 20:doe+coingecko 540:dollar 60:each 20:each+, 80:ethereum 400:first 30:first+$ 50:first+, 900:floor 30:floor+$
30:floor+? 30:floor+on 30:floor+price 30:for+an 20:for+each 100:front 200:give 50:give+me 30:have+the 100:heaviest 600:highest
100:highest+floor 720:id 30:id+$ 50:id+and 20:id+doe 30:id+of 60:in+_ 30:in+the 100:index 100:largest 100:like 320:list 30:list+,
20:list+of 20:list+the 100:lowest 360:market 90:market+cap 60:mcap 30:me+the 320:most 50:most+_ 20:most+trad 10:most+volume
500:native 100:native+coin 260:need 1800:nft 430:nft+collection 60:of+nft 110:of+the 30:of+them 30:on+coingecko 40:only 10:only+_
60:own 60:penguin 10:please+$ 100:price 30:price+, 200:priciest 100:project 60:pudgy 120:rank 30:rank+by 60:rath 100:rows 100:slug
200:smallest 260:sort 30:sort+by 60:than 20:than+_ 130:the+_ 30:the+chain 30:the+contract 10:the+day 50:the+highest 30:the+largest
50:the+most 160:their 30:their+id 100:them 80:today 10:today+, 140:top 30:top+$ 10:top+, 100:track 220:trad 30:trad+the 60:und
20:und+which 100:up 160:usd 740:volume 60:volume+$ 30:volume+, 30:volume+. 10:volume+_ 60:volume+in 100:w 240:which 10:which+_
30:which+collection 20:which+id 10:which+nft 100:will 30:will+do 90:with+the 30:with+their 40:worldwide @get_nfts_for_owner 1800:*
170:,+_ 40:,+and 20:,+contract 20:,+list 20:,+on 20:,+one 20:,+or 30:,+which 10:,+with 80:.+$ 10:1155 10:721 1680:<chain> 410:<coin>
740:<collection> 350:<count> 350:<ens> 1550:<evmAddress> 40:<exchange> 60:<name> 650:<namesake> 330:<number> 780:<series>
10:<ticker> 110:?+$ 60:?+_ 20:?+contract 20:^+_ 20:^+any 110:^+doe 20:^+every 10:^+from 40:^+i 10:^+list 60:^+nft 30:^+only
10:^+show 10:^+what 40:^+which 150:_+$ 270:_+, 20:_+. 160:_+? 140:_+_ 30:_+and 20:_+contract 20:_+entry 10:_+have 70:_+hold 30:_+i
20:_+in 40:_+keep 10:_+nft 20:_+of 160:_+on 30:_+only 80:_+own 10:_+rows 20:_+sit 20:_+still 10:_+wallet 30:_+which 20:a+_
20:a+client 100:accord 30:accord+to 10:addres 100:alchemy 30:and+_ 10:and+how 10:and+tell 360:any 90:any+_ 70:anyth 340:ape
60:arbitrum 40:avalanche 220:azuki 290:base 160:bayc 40:binance 40:bnb 340:bor 10:by+_ 20:by+one 40:chain 60:check 60:client
140:collectibl 150:collection 20:collection+_ 10:collection+doe 10:collector 180:contract 50:contract+_ 10:could+you 60:d 20:d+like
20:document 170:doe+_ 60:each 10:each+? 10:em 100:enough 30:enough+. 60:entry 10:erc 190:eth 710:ethereum 90:every 60:everyth
20:flagg 10:follow 20:for+_ 10:from+which 40:hav 10:have+on 20:held 10:hi 290:hold 20:hold+_ 20:hold+on 60:how 20:how+many 10:i+_
20:i+d 30:i+enough 10:i+m 20:i+want 120:if 20:if+_ 130:in+_ 30:in+the 10:in+there 20:includ 10:include 20:individual 120:inventory
10:invest 20:it+at 10:item 210:jpeg 60:junk 10:just 160:keep 60:kept 60:leav 60:let 40:lie 10:lie+in 160:like 20:like+to 100:list
100:look 30:look+like 20:m 350:mainnet 60:many 10:many+of 10:many+piec 60:mark 10:me+_ 10:me+which 10:memo 20:morali 60:most 20:nam
10:nam+and 730:nft 40:nft+_ 20:nft+collection 20:nft+doe 30:nft+in 60:not 20:not+, 10:of+_ 20:of+a 20:of+each 20:of+the 20:of+them
280:on+_ 210:one 10:one+$ 20:one+by 210:only 30:only+$ 30:only+_ 150:optimism 20:or+not 20:over 10:over+on 340:own 10:own+on
120:penguin 100:pictur 20:picture 40:piec 10:piec+of 30:polygon 60:possible 120:pudgy 20:rows 10:rows+. 60:say 20:say+_ 40:scroll
130:see 20:see+the 40:show 10:show+me 60:single 160:sit 40:sit+in 100:sitt 30:sitt+in 60:so 50:someth 120:spam 60:still 40:tell
10:tell+me 10:the+_ 20:the+collection 20:the+nft 20:the+wallet 140:them 30:them+$ 10:them+? 30:there 10:there+$ 10:to+_ 20:to+see
10:valuation 60:value 110:wallet 30:wallet+_ 60:want 20:want+to 140:what 20:what+nft 530:which 20:which+_ 30:which+nft 40:which+one
40:without @get_ohlcv 2160:* 280:,+_ 30:,+no 30:,+the 50:.+$ 360:<chain> 2160:<coin> 1300:<count> 2100:<exchange> 560:<fiat>
410:<number> 1600:<pair> 540:<series> 2130:<step> 760:<time> 410:^+_ 30:^+give 30:^+need 30:^+open 30:^+please 30:^+pull 290:_+$
130:_+, 50:_+. 410:_+_ 80:_+against 50:_+at 30:_+back 80:_+bar 380:_+candl 30:_+for 80:_+from 10:_+in 30:_+of 30:_+ohlc 100:_+on
30:_+perp 30:_+recent 100:_+spot 10:advis 300:against 30:against+_ 50:against+the 100:aggregator 50:at+_ 100:back 30:back+$ 300:bar
800:binance 330:bitcoin 100:btc 300:bybit 1500:candl 150:candl+, 80:candl+_ 30:candl+of 100:candle 100:close 100:coinbase 10:doesn
230:dollar 130:eth 10:ethereum 10:figure 30:for+_ 130:from+_ 30:from+the 200:give 50:give+me 100:high 10:how 10:in+_ 500:kraken
100:low 10:matt 50:me+the 10:much 110:need 30:need+_ 100:no 10:noon 100:of+_ 30:of+the 30:of+them 130:ohlc 400:okx 100:on+_ 10:one
100:open 100:perp 30:perp+on 100:piec 20:price 100:pull 30:pull+the 100:recent 10:source 400:spot 30:spot+_ 100:start 100:straight
30:straight+from 10:t 10:tax 100:teth 130:the+_ 100:them 30:them+$ 20:usd 100:usdt 10:utc 100:venue 30:venue+, 10:want 10:what
@get_onchain_token_price 610:* 30:,+_ 20:,+both 20:,+what 530:<chain> 270:<coin> 60:<count> 520:<evmAddress> 140:<fiat>
20:<namesake> 60:<number> 80:<series> 80:<solanaAddress> 10:<time> 20:^+_ 20:^+current 20:^+dex 20:^+on 20:^+onchain 20:^+pool
10:^+price 30:^+what 130:_+$ 60:_+, 30:_+_ 30:_+and 20:_+are 40:_+on 20:_+price 20:_+say 20:_+token 20:_+trade 30:and+_
20:and+liquidity 20:at+on 310:base 60:both 20:both+_ 60:bsc 60:cake 70:chain 10:coin 60:cost 20:cost+in 60:current 20:current+_
120:dex 20:dex+pool 20:doe+_ 140:ethereum 30:for+_ 10:how 20:in+_ 20:it+cost 10:liq 180:liquidity 20:liquidity+of 60:mark 10:mcap
10:move 10:much 20:of+_ 20:of+thi 20:of+token 60:off 70:on+_ 20:on+chain 60:onchain 10:one 10:over 240:pool 20:pool+_ 20:pool+on
370:price 20:price+and 40:price+of 10:quick 60:say 20:say+_ 80:solana 60:their 60:these 20:these+_ 190:token 30:token+_ 60:trade
10:uni 140:usd 60:usdc 10:weth 190:what 20:what+do 20:what+doe 20:what+it 60:worth 20:worth+$ @get_open_interest 700:* 30:,+in
200:<chain> 700:<coin> 700:<exchange> 300:<pair> 600:<series> 80:^+_ 80:^+how 50:_+$ 130:_+_ 50:_+are 30:_+contract 30:_+in
100:_+perp 30:_+perpetual 30:_+swap 50:are+open 30:at+_ 100:big 30:big+i 100:binance 400:btc 200:bybit 100:coin 30:coin+$
100:contract 200:eth 300:how 30:how+big 50:how+many 80:in+_ 200:interest 200:many 50:many+_ 100:now 30:now+$ 30:of+_ 200:oi 400:okx
30:on+the 500:open 50:open+interest 30:open+position 400:perp 30:perp+$ 30:perp+_ 100:perpetual 100:position 30:position+of
100:right 30:right+now 100:swap 30:the+_ 300:usdt @get_open_interest_overview 1980:* 130:,+_ 80:,+and 30:,+in 30:,+which 30:,+who
30:.+$ 300:<count> 400:<number> 400:<time> 140:?+$ 30:?+just 40:^+how 80:^+onchain 150:^+open 30:^+what 90:^+which 30:^+who 130:_+$
80:_+? 50:_+with 300:acros 100:against 30:against+_ 100:all 200:among 50:and+how 30:and+what 30:and+who 30:at+on 600:chain
130:chain+perp 600:change 50:change+_ 40:crypto 400:decentralis 180:derivativ 10:derivativ+exchang 800:dex 80:dex+$ 50:dex+,
30:did+it 30:did+that 340:exchang 50:exchang+, 100:grown 30:ha+it 50:ha+the 50:have+the 340:how 50:how+did 10:how+do 30:how+much
30:i+the 30:in+$ 30:in+, 30:in+a 10:in+crypto 30:in+total 1380:interest 100:just 30:just+the 100:largest 240:lead 200:leaderboard
400:most 80:most+open 100:much 30:much+i 100:now 30:of+all 200:oi 150:on+chain 600:onchain 150:onchain+perp 1780:open
350:open+interest 80:open+position 1800:perp 200:perp+dex 300:position 340:rank 40:rank+by 100:shrink 30:the+_ 30:the+largest
80:the+most 100:their 100:togeth 30:togeth+, 100:total 200:value 30:value+of 540:venu 100:venue 30:venue+, 100:w 30:wa+the 300:week
200:what 30:what+i 30:what+wa 440:which 300:who 30:who+ha 30:with+their @get_options_by_chain 1100:* 30:,+by 30:,+not 30:,+with
30:.+$ 1100:<chain> 200:<coin> 900:<namesake> 200:<series> 300:<time> 100:^+notional 130:^+option 30:^+who 150:_+$ 80:_+, 30:_+_
30:_+only 30:_+protocol 30:_+today 900:arbitrum 100:biggest 50:by+protocol 100:crypto 200:ethereum 30:i+the 30:in+_ 100:not
500:notional 30:notional+option 50:notional+volume 30:of+crypto 230:on+_ 100:only 30:only+$ 1100:option 30:option+notional
50:option+on 100:option+premium 100:per 600:premium 400:protocol 50:protocol+$ 30:protocol+, 30:protocol+_ 30:protocol+by 30:the+_
30:the+biggest 100:today 30:today+$ 100:total 300:trad 80:trad+on 200:turnov 30:turnov+of 400:volume 30:volume+_ 50:volume+of
100:who 30:who+i 30:with+the @get_options_overview 1540:* 80:,+_ 80:,+all 80:,+by 30:,+only 30:,+which 30:.+$ 400:<count>
100:<number> 40:<protocol> 700:<time> 80:?+$ 10:^+_ 30:^+how 50:^+notional 80:^+on 50:^+onchain 80:^+option 30:^+please 30:^+the
30:^+what 80:_+$ 100:_+, 30:_+? 30:_+by 10:_+option 30:_+rows 200:acros 30:acros+every 500:all 100:all+chain 30:and+by 100:broken
100:by+protocol 1100:chain 50:chain+$ 30:chain+, 30:chain+? 30:chain+_ 180:chain+option 100:chang 30:chang+hand 100:compar
100:crypto 100:decentralis 100:defi 40:derive 200:desk 30:did+on 30:did+the 100:down 100:every 30:every+chain 100:everywhere
30:for+on 100:hand 100:here 300:how 80:how+much 100:most 300:much 740:notional 30:notional+option 90:notional+volume 30:on+all
200:on+chain 200:onchain 100:only 30:only+_ 1540:option 40:option+notional 30:option+on 50:option+premium 50:option+volume 300:paid
100:people 100:per 30:please+tell 700:premium 700:protocol 80:protocol+$ 50:protocol+, 100:rows 30:rows+$ 100:tell 30:the+_
30:the+most 100:total 200:trad 30:trad+, 100:value 100:venu 100:venue 640:volume 10:volume+$ 30:volume+, 50:volume+of 100:what
100:which 100:whole 30:whole+crypto @get_options_protocol 1260:* 80:,+_ 50:,+all 30:,+from 30:,+not 50:.+$ 100:<count> 100:<number>
1260:<protocol> 800:<step> 900:<time> 30:?+$ 220:^+_ 30:^+need 30:^+notional 50:^+option 130:_+$ 130:_+, 30:_+. 30:_+? 30:_+_
80:_+from 30:_+on 90:_+option 30:_+please 30:_+point 30:_+protocol 30:_+since 200:all 50:all+time 30:and+_ 30:at+_ 1260:derive
100:end 100:from+_ 100:goe 30:in+_ 100:into 100:month 100:need 30:need+the 100:not 860:notional 100:notional+option
40:notional+volume 50:of+_ 30:on+_ 1160:option 70:option+notional 50:option+premium 100:option+volume 100:pack 100:paid 100:past
30:past+_ 30:please+$ 100:point 500:premium 100:protocol 30:protocol+, 100:since 30:since+_ 200:time 30:time+_ 100:trad 30:trad+on
100:turnov 560:volume 20:volume+$ 30:volume+, 50:volume+_ 50:volume+of @get_orderbook 2390:* 300:,+_ 30:,+at 10:,+best 10:,+in
130:.+$ 30:.+it 240:<chain> 2390:<coin> 1700:<count> 2390:<exchange> 1440:<fiat> 1500:<number> 2100:<pair> 190:<series> 100:?+$
30:?+_ 270:^+_ 10:^+best 40:^+bid 30:^+buy 30:^+depth 50:^+how 20:^+i 80:^+ord 30:^+show 30:^+the 10:^+what 30:^+which 60:_+$
210:_+, 50:_+. 50:_+? 280:_+_ 40:_+at 60:_+bid 130:_+book 50:_+each 40:_+for 30:_+in 350:_+level 100:_+on 50:_+ord 30:_+over
50:_+perpetual 30:_+pl 30:_+right 50:_+spot 30:a+side 60:and+ask 640:ask 10:ask+$ 20:ask+for 100:at+_ 160:best 40:best+bid 640:bid
90:bid+and 500:binance 40:bitcoin 1240:book 10:book+$ 100:book+, 100:book+_ 30:book+for 30:book+on 100:btc 100:buy 30:buy+_
310:bybit 880:coinbase 300:deep 200:depth 30:depth+on 30:do+the 100:dollar 600:each 130:each+side 200:eith 250:eth 40:euro 80:for+_
30:for+the 200:how 30:how+much 30:how+thick 30:i+_ 30:i+the 40:i+trade 10:i+want 60:in+_ 560:kraken 1400:level 100:level+$
30:level+a 80:level+each 100:like 100:look 30:look+like 100:market 30:me+the 40:mine 100:much 200:n 140:now 30:now+, 10:now+on
60:of+_ 100:offer 140:okx 210:on+_ 30:on+each 10:one 600:ord 150:ord+book 100:orderbook 140:over 10:over+on 100:pair 100:per 10:perp
200:perpetual 300:pl 50:pl+$ 30:pl+, 100:rest 140:right 40:right+now 40:second 40:sell 100:show 30:show+me 900:side 100:side+$
50:side+of 100:sit 30:sit+on 200:spot 30:spot+_ 40:spread 100:suffice 50:the+_ 30:the+book 80:there 10:there+? 10:thi+second
100:thick 30:thick+i 40:top 10:trad 140:trade 80:usd 110:usdt 40:want 10:want+to 100:way 140:what 30:what+do 10:what+the 100:which
@get_perp_account 1300:* 30:,+and 30:,+how 30:,+long 30:,+what 30:,+where 30:,+which 1300:<coin> 1300:<evmAddress> 1300:<exchange>
1300:<protocol> 130:?+$ 30:?+want 100:^+_ 50:^+at 30:^+how 30:^+i 50:^+my 50:^+what 100:_+$ 50:_+, 80:_+? 80:_+account 30:_+and
30:_+close 30:_+get 30:_+hold 30:_+how 30:_+i 80:_+on 30:_+position 30:_+trad 50:_+what 500:account 50:account+_ 30:account+at
30:account+i 200:am 50:am+i 30:and+how 50:and+where 30:at+_ 50:at+what 200:close 30:do+i 30:doe+_ 200:far 30:for+_ 400:get 100:gett
400:he 100:hi 100:hold 30:hold+, 400:how 50:how+far 1300:hyperliquid 80:i+_ 30:i+get 80:i+he 30:i+my 200:leverage 200:liq
600:liquidat 500:liquidation 200:long 50:my+_ 50:of+_ 150:on+_ 100:open 30:open+position 100:per 100:perp 500:position
50:position+of 200:pric 30:pric+of 400:price 30:price+of 200:short 30:thi+_ 100:trad 30:trad+_ 100:want 100:whale 600:what 30:what+i
50:what+price 30:what+thi 300:where 50:where+doe 30:where+i 100:which @get_perp_candles 1850:* 330:,+_ 30:,+please 80:.+$
750:<chain> 1850:<coin> 1200:<count> 1700:<exchange> 50:<fiat> 1000:<name> 600:<number> 1700:<protocol> 730:<series> 1730:<step>
550:<time> 430:^+_ 30:^+need 210:_+$ 230:_+, 310:_+_ 100:_+bar 280:_+candl 30:_+chart 30:_+contract 30:_+from 30:_+i 10:_+in
130:_+of 130:_+on 30:_+open 50:_+perp 50:_+perpetual 30:a+client 100:backtest 400:bar 10:bitcoin 200:btc 1100:candl 100:candl+,
80:candl+_ 50:candl+for 50:candl+of 100:candle 100:chart 100:client 100:clos 100:contract 10:doesn 30:dollar 530:eth 10:ethereum
60:for+_ 30:for+my 30:for+the 80:from+_ 100:hedg 100:hl 100:hype 1700:hyperliquid 30:i+must 30:in+_ 1000:kpepe 100:last
100:liquidation 10:matt 100:must 110:need 30:need+_ 130:of+_ 30:of+the 130:of+them 30:ohlc 130:on+_ 100:open 200:perp 30:perp+,
200:perpetual 100:pl 30:pl+, 30:please+. 100:pric 30:pric+of 20:price 100:reconcile 100:reconstruct 100:someth 10:source 10:t
30:the+_ 30:the+whole 500:them 100:them+$ 30:them+, 100:thesi 20:usd 100:utc 100:whole @get_perp_fills 1100:* 30:,+_ 50:,+with
30:.+$ 30:.+what 1100:<coin> 300:<count> 1100:<evmAddress> 800:<exchange> 300:<name> 800:<protocol> 600:<time> 30:?+i 30:?+need
50:^+_ 30:^+a 30:^+all 30:^+did 30:^+i 30:^+recent 30:^+show 50:^+what 100:_+$ 50:_+, 30:_+. 80:_+? 50:_+_ 50:_+account 50:_+at
80:_+between 30:_+fill 30:_+for 30:_+on 80:_+since 50:_+trade 30:_+with 400:account 100:account+_ 200:actual 100:all 50:and+fee
30:and+what 50:at+_ 100:audit 300:between 80:between+_ 100:capital 30:capital+gain 50:did+_ 30:did+he 100:discord 400:every
100:everyth 100:execut 200:execution 500:fee 50:fee+$ 50:fee+and 30:fee+of 800:fill 100:fill+of 30:from+_ 100:gain 100:guy 30:ha+the
100:he 200:hi 30:hi+_ 300:hl 800:hyperliquid 50:i+need 30:in+our 100:late 100:n 300:need 80:of+_ 50:of+every 30:of+the 100:on+_
100:per 500:pnl 100:price 30:price+, 100:recent 100:sheet 30:sheet+, 100:show 30:show+me 300:since 80:since+_ 100:sise 30:sise+and
100:tax 30:that+_ 30:the+_ 30:the+account 100:they 100:trad 30:trad+on 300:trade 50:trade+on 100:whale 300:what 50:what+did
30:what+ha @get_perp_funding_history 1410:* 50:,+_ 30:.+$ 30:.+could 1000:<chain> 1410:<coin> 1400:<exchange> 200:<name>
1400:<protocol> 1110:<series> 900:<step> 1300:<time> 100:?+$ 180:^+_ 50:^+how 30:^+i 50:^+what 230:_+$ 30:_+, 30:_+. 100:_+? 200:_+_
30:_+from 250:_+fund 30:_+long 50:_+on 30:_+pay 100:_+perp 100:_+since 100:actual 50:at+_ 300:btc 30:by+_ 100:carry 100:clas
30:could+you 30:did+_ 810:eth 50:from+_ 30:from+the 1310:fund 80:fund+_ 50:fund+on 80:fund+paid 30:fund+payment 30:ha+_ 200:how
30:how+ha 30:how+much 100:hype 1400:hyperliquid 200:kpepe 200:long 100:look 100:much 100:negative 100:on+_ 50:on+the 500:paid
30:paid+on 100:past 200:pay 30:pay+at 30:pay+on 100:payment 410:perp 30:perp+, 30:perp+_ 100:pull 30:pull+the 10:rate 700:since
150:since+_ 30:since+the 100:teach 100:the+_ 100:trad 30:wa+_ 200:what 30:what+_ 30:what+did @get_perp_markets 1250:* 30:,+_
30:,+and 50:,+open 90:.+$ 300:<chain> 1250:<coin> 100:<count> 1060:<exchange> 220:<name> 100:<number> 1060:<protocol> 170:<series>
200:<step> 10:?+$ 130:^+_ 50:^+all 30:^+for 10:^+kind 10:^+our 50:^+what 30:^+which 30:_+$ 10:_+. 10:_+? 40:_+_ 40:_+and 10:_+at
130:_+fund 10:_+now 10:_+on 130:_+perp 30:_+perpetual 30:_+rows 40:against 10:against+_ 200:all 30:all+_ 200:allow 40:and+_
30:and+the 30:and+which 40:at+_ 30:at+the 160:btc 100:cap 40:check 100:contract 30:contract+, 40:cros 100:current 30:current+_
30:doe+_ 200:each 50:each+_ 170:eth 100:every 100:fattest 20:for+_ 30:for+a 710:fund 50:fund+, 100:give 30:ha+the 180:hl
1060:hyperliquid 30:i+need 300:interest 40:kind 80:kpepe 100:let 800:leverage 100:list 30:list+_ 500:max 100:maximum 200:mid
40:midpoint 100:model 100:moment 30:moment+$ 100:most 100:n 100:need 40:now 10:now+$ 20:of+_ 30:of+every 300:oi 60:on+_ 300:open
80:open+interest 100:per 810:perp 30:perp+$ 30:perp+at 30:perp+on 100:perpetual 40:present 80:pric 10:pric+of 40:price 10:price+_
40:quote 10:rate 100:risk 100:rows 30:rows+. 140:sol 100:take 30:the+fattest 30:the+moment 30:the+most 100:they 200:universe
200:what 100:which 30:with+_ @get_perp_mids 420:* 20:,+if 20:,+on 20:.+$ 300:<chain> 420:<coin> 300:<exchange> 180:<name>
60:<number> 300:<protocol> 240:<series> 30:?+$ 50:^+_ 20:^+kind 20:^+our 20:^+what 50:_+$ 20:_+, 20:_+. 20:_+? 20:_+_ 60:_+and
20:_+at 20:_+now 20:_+on 20:_+spot 20:_+the 60:against 20:against+_ 60:and+_ 20:and+ask 60:ask 20:at+_ 60:between 60:bid 20:bid+and
240:btc 60:check 60:cros 240:eth 30:for+_ 120:hl 60:hype 300:hyperliquid 20:i+the 60:if 20:if+i 60:kind 120:kpepe 60:market
20:market+, 60:may 300:mid 120:midpoint 60:now 20:now+$ 50:of+_ 30:on+_ 60:present 120:pric 20:pric+of 60:price 20:price+_ 60:quote
60:sol 60:spot 20:spot+market 20:the+_ 60:what 20:what+i @get_perp_open_orders 800:* 30:,+_ 30:,+any 30:,+where 800:<coin>
800:<evmAddress> 600:<exchange> 200:<name> 600:<protocol> 50:?+$ 30:?+_ 50:^+any 30:^+what 130:_+$ 80:_+, 30:_+? 30:_+account
30:_+at 30:_+for 30:_+have 80:_+on 200:account 30:account+i 300:any 30:at+_ 30:doe+_ 30:for+_ 200:hi 30:hi+_ 200:hl 600:hyperliquid
30:i+_ 100:left 200:limit 80:of+_ 130:on+_ 30:on+the 100:open 800:order 500:rest 30:the+account 200:unfill 100:whale 100:what
100:where @get_perp_orderbook 1400:* 130:,+_ 50:,+show 30:.+$ 600:<chain> 1400:<coin> 800:<count> 1400:<exchange> 500:<name>
500:<number> 1400:<protocol> 700:<series> 30:?+_ 30:?+show 150:^+_ 150:^+how 30:^+the 100:_+$ 100:_+, 50:_+? 100:_+_ 30:_+at
50:_+bid 100:_+book 80:_+level 30:_+on 80:_+ord 130:_+perp 50:_+pric 30:_+rn 50:a+side 100:all 30:all+_ 100:am 100:and+ask 400:ask
50:ask+$ 30:ask+for 80:at+_ 500:bid 100:bid+and 1000:book 80:book+, 30:book+_ 50:book+for 50:book+on 300:btc 200:deep 50:deep+i
200:depth 400:eth 50:for+_ 30:for+the 100:full 30:have+$ 600:how 50:how+deep 100:how+thick 100:hows 200:hype 1400:hyperliquid 50:i+_
30:i+am 100:i+the 500:kpepe 300:level 50:level+$ 30:level+a 100:look 30:of+_ 100:on+_ 30:on+the 300:ord 80:ord+book 100:orderbook
100:over 600:perp 30:perp+$ 30:perp+on 200:pric 30:pric+$ 100:rn 30:rn+, 100:short 300:show 30:show+me 200:side 50:side+$ 30:that+_
130:the+_ 30:the+book 400:thick 80:thick+i 30:you+have @get_polymarket_activity 1560:* 30:,+_ 30:,+all 30:,+noth 30:,+what
30:,+which 50:.+$ 30:.+could 200:<count> 1560:<evmAddress> 100:<number> 900:<time> 1560:<venue> 100:?+$ 80:^+_ 30:^+i 30:^+on
30:^+pull 30:^+show 30:^+since 30:^+the 70:^+what 150:_+$ 80:_+, 50:_+. 100:_+? 100:_+account 30:_+been 30:_+between 50:_+for
20:_+get 30:_+i 30:_+late 30:_+of 80:_+on 30:_+receiv 30:_+recent 50:_+since 30:_+trad 30:_+what 30:_+would 600:account
100:account+_ 100:all 80:at+_ 100:been 100:bettor 100:between 30:between+_ 100:book 30:book+$ 50:by+_ 100:cash 100:copy 30:could+you
70:did+_ 100:else 100:file 30:file+. 100:follow 50:for+the 60:get 50:ha+_ 30:it+_ 100:late 30:late+, 100:list 30:list+the 200:made
30:made+_ 200:market 30:market+on 30:me+what 100:noth 50:of+_ 30:of+them 150:on+_ 100:one 200:only 50:only+the 60:out 60:paid
20:paid+out 300:payout 1560:polymarket 100:pull 100:question 100:receiv 100:recent 400:redeem 700:redemption 100:resolv 100:said
260:settl 20:settl+_ 300:show 50:show+me 800:since 180:since+_ 30:since+the 60:stuff 200:tax 30:that+_ 30:the+_ 30:the+account
30:the+book 30:the+tax 30:the+trad 100:them 30:them+$ 30:thi+_ 30:to+on 400:trad 30:trad+_ 30:trad+at 100:up 30:up+to 560:what
20:what+did 50:what+ha 30:what+it 100:which 200:winning 30:would+you 50:you+show 60:yr @get_polymarket_closed_positions 1340:*
30:,+_ 30:,+and 50:.+$ 200:<count> 1340:<evmAddress> 100:<number> 1340:<venue> 50:?+$ 30:?+_ 30:?+i 100:^+_ 30:^+could 30:^+my
30:^+settl 30:^+the 40:^+what 50:^+which 130:_+$ 30:_+, 30:_+_ 50:_+and 30:_+bet 50:_+clos 30:_+close 30:_+from 10:_+get 30:_+have
30:_+i 50:_+on 30:_+rows 50:_+wallet 30:_+which 30:_+with 300:already 30:and+how 30:and+the 30:and+what 30:and+with 100:been
1100:bet 80:bet+of 100:claim 100:client 500:clos 100:close 30:could+you 100:d 40:did+_ 800:each 80:each+$ 30:each+, 30:each+of
50:each+one 100:earn 100:far 300:finish 100:gain 40:get 100:guy 30:ha+_ 200:he 200:hi 30:hi+_ 100:him 100:how 30:how+much 30:i+_
30:i+need 30:i+only 100:l 100:list 100:look 100:los 200:lost 100:made 30:made+on 100:mean 100:much 100:need 30:need+the 100:nev
100:of+_ 30:of+the 30:of+them 100:on+_ 130:on+each 200:one 30:one+. 30:one+? 100:only 30:or+los 340:out 30:out+, 200:over 100:p
140:paid 40:paid+out 1340:polymarket 100:position 30:position+of 600:profit 100:profit+on 100:rows 30:rows+$ 100:schedule 140:settl
10:settl+_ 100:so 30:so+far 200:sold 40:stuff 50:that+are 100:them 100:trad 100:used 300:user 300:wallet 50:wallet+_ 30:wallet+i
440:what 60:what+did 300:which 30:which+of 200:win 50:with+the 30:with+what 100:won 30:you+look 40:yr @get_polymarket_event 1070:*
30:,+all 10:,+and 20:,+every 30:,+give 10:,+volume 10:,+what 30:.+$ 30:.+_ 10:<coin> 20:<evmHash> 20:<hex> 10:<name> 200:<number>
580:<quoted> 160:<series> 120:<url> 950:<venue> 40:?+$ 150:^+_ 30:^+for 10:^+odd 30:^+pull 20:^+what 10:_+$ 60:_+, 10:_+. 10:_+?
40:_+_ 30:_+all 10:_+contract 20:_+cut 130:_+event 10:_+i 20:_+in 10:_+odd 30:_+on 30:_+show 10:_+token 20:_+what 30:_+with
30:_+would 10:a+_ 220:all 10:and+how 30:and+it 10:and+when 60:answer 20:at+$ 20:been 20:bet 10:bet+on 20:both 60:chanc 20:chance
30:clos 20:contract 10:contract+_ 10:current 90:cut 20:cut+in 610:decemb 10:decemb+$ 460:decision 20:do+people 10:doe+_ 10:doe+it
300:each 30:each+of 600:event 100:event+_ 320:every 620:fed 40:for+_ 110:give 10:ha+been 10:hang 30:how 10:how+much 10:i+it 20:id
10:id+of 460:in 30:in+decemb 30:in+it 20:in+there 100:inside 30:it+$ 30:it+and 30:it+with 100:leg 10:liquidity 370:market 20:much
10:much+ha 100:no 30:no+. 100:numb 30:numb+_ 250:odd 40:odd+$ 10:odd+of 10:odd+on 10:of+a 10:of+both 30:of+it 10:of+the 60:on+_
10:on+it 120:open 100:out 220:outcom 120:outcome 60:people 20:people+on 60:pl 20:pl+$ 20:please+$ 20:plu 950:polymarket 60:predict
160:pric 100:price 30:price+? 110:probability 100:pull 20:rat 20:resolution 10:resolv 10:run 10:say 100:set 200:show 30:show+me
20:slug 20:stand 40:statu 10:statu+, 20:still 10:still+open 100:the 10:the+_ 30:the+numb 30:the+price 220:there 10:think 20:token
10:treasury 10:until 10:usdc 50:volume 10:volume+$ 170:what 20:what+do 10:what+doe 20:what+i 60:when 10:when+it 30:with+it
30:with+the 30:would+you 10:yield @get_polymarket_holders 2100:* 30:,+_ 30:,+both 30:,+please 50:,+the 50:.+$ 1000:<count>
2100:<evmHash> 2100:<hex> 200:<number> 2100:<venue> 100:?+$ 50:?+_ 30:?+the 80:^+_ 100:^+biggest 30:^+largest 30:^+which 230:^+who
200:_+$ 80:_+, 30:_+. 180:_+? 150:_+_ 30:_+a 80:_+condition 30:_+each 100:_+holder 300:_+market 50:_+on 80:_+per 30:_+please
30:a+side 100:account 100:analysi 80:and+no 30:and+of 230:are+the 100:bag 100:behind 700:biggest 130:biggest+holder 100:both
100:concentration 300:condition 80:condition+_ 800:each 180:each+side 100:held 100:hold 30:hold+the 1100:holder 130:holder+of
30:i+ok 230:in+_ 80:in+the 200:largest 1300:market 330:market+_ 100:most 100:name 500:no 100:no+in 150:of+_ 50:of+each 50:of+ye
100:ok 50:on+_ 80:on+each 200:outcome 400:per 30:please+$ 30:please+. 2100:polymarket 100:settl 30:settl+_ 100:sid 1100:side
80:side+$ 50:side+, 100:side+of 150:the+_ 30:the+account 80:the+biggest 30:the+largest 30:the+most 100:the+whal 100:wallet 600:whal
100:whal+in 100:which 1000:who 200:who+are 30:who+the 500:ye @get_polymarket_leaderboard 3200:* 100:,+_ 30:,+by 30:,+need 30:,+not
30:,+please 30:,+who 130:.+$ 800:<count> 500:<number> 200:<step> 2200:<time> 3200:<venue> 80:?+$ 130:?+_ 300:^+_ 30:^+all 50:^+best
30:^+biggest 30:^+i 50:^+top 30:^+which 300:^+who 180:_+$ 80:_+, 180:_+? 150:_+_ 80:_+account 50:_+all 150:_+by 80:_+crypto 50:_+for
100:_+in 30:_+nam 30:_+of 50:_+on 30:_+over 30:_+thi 30:_+volume 30:_+with 100:about 500:account 30:account+$ 30:account+_ 300:all
80:all+time 30:an+article 100:article 130:at+_ 200:best 30:best+_ 100:bett 200:bettor 400:biggest 200:by+volume 100:column
1000:crypto 200:crypto+market 100:degen 100:earn 30:earn+the 100:election 100:ever 30:for+an 30:for+the 50:in+_ 30:in+crypto 30:it+.
500:leaderboard 900:made 200:made+the 1300:market 30:market+$ 130:market+_ 300:money 30:money+in 100:month 1200:most 30:most+_
50:most+at 80:most+money 100:most+on 30:most+volume 200:nam 50:nam+$ 100:need 30:need+the 100:not 30:of+the 30:of+them 300:on+_
30:on+it 600:only 130:only+$ 30:only+, 200:over 30:over+_ 30:over+the 100:person 100:piece 30:please+. 100:pnl 800:politic
300:political 3200:polymarket 100:profile 600:profit 50:profit+on 100:profitable 300:rank 30:rank+by 100:since 300:sport 30:the+_
80:the+biggest 250:the+most 100:them 30:them+, 30:thi+_ 100:thing 300:time 500:top 100:top+trader 400:trad 100:trad+the 600:trader
1600:volume 80:volume+$ 130:volume+, 30:volume+. 30:volume+_ 30:volume+in 200:week 100:which 30:which+_ 1300:who 30:who+ha
200:who+made 100:whose 100:win 100:winning 30:with+the 100:writ 30:writ+a 100:write @get_polymarket_market 1200:* 10:,+and 20:,+how
20:,+i 20:,+liquidity 10:,+volume 50:,+what 10:.+$ 20:.+_ 20:.+what 20:<chain> 80:<coin> 70:<evmHash> 70:<hex> 60:<name>
740:<quoted> 450:<series> 20:<time> 60:<url> 1140:<venue> 120:?+$ 140:^+_ 20:^+current 30:^+my 30:^+odd 20:^+the 30:^+what 10:^+when
10:^+will 30:_+$ 60:_+, 20:_+. 50:_+? 110:_+_ 20:_+at 10:_+by 10:_+close 10:_+contract 110:_+cut 10:_+i 20:_+market 60:_+odd 20:_+on
30:_+say 20:_+token 20:_+volume 20:_+what 20:_+yield 50:a+_ 60:about 20:about+_ 10:and+how 10:and+what 30:and+when 20:any 10:any+_
60:ask 20:ask+what 20:at+$ 20:at+_ 20:at+thi 20:been 140:bet 20:bet+on 20:bitcoin 60:both 10:by+_ 20:chanc 250:chance 120:clos
40:close 60:com 20:company 20:contract 10:contract+_ 60:current 420:cut 70:cut+in 350:decemb 40:decemb+$ 30:do+they 70:doe+_
30:doe+it 60:end 430:fed 10:for+the 240:give 10:ha+been 60:hang 140:how 10:how+much 20:i+at 10:i+it 60:id 20:id+of 30:in+_
70:in+decemb 10:it+$ 20:it+at 30:it+now 60:liquidity 20:liquidity+, 60:market 60:moment 20:moment+? 20:much 10:much+ha 30:my+bet
60:not 120:now 30:now+$ 510:odd 10:odd+$ 60:odd+of 20:odd+on 20:of+_ 50:of+a 20:of+both 10:of+the 70:on+_ 10:on+it 20:open 60:outcom
60:plu 1200:polymarket 10:price 120:probability 140:rat 20:resolution 60:resolv 60:run 120:say 20:say+about 20:sell 40:show 60:simp
120:slug 20:stand 80:statu 10:statu+, 20:still 10:still+open 60:sure 20:that+_ 110:the 10:the+_ 10:the+company 20:the+treasury
120:they 20:thi+moment 10:think 20:to+_ 60:token 60:treasury 60:until 20:until+when 60:url 60:usdc 200:volume 30:volume+$
20:volume+, 540:what 40:what+doe 20:what+it 280:when 30:when+doe 50:when+it 20:will 10:will+_ 10:ye 60:yield
@get_polymarket_midpoint 1060:* 30:,+_ 20:,+token 40:.+$ 560:<evmHash> 560:<hex> 10:<name> 460:<number> 20:<quoted> 30:<series>
960:<venue> 30:?+$ 70:^+_ 30:^+a 30:^+could 190:_+$ 30:_+, 40:_+. 30:_+? 30:_+_ 30:_+condition 10:_+cut 30:_+market 50:_+outcome
20:_+price 30:a+a 30:and+the 100:ask 100:best 30:best+bid 100:between 200:bid 30:bid+and 10:chance 100:condition 30:condition+_
30:could+you 30:cut 10:cut+in 20:decemb 10:doe+_ 100:exact 30:fed 30:for+_ 30:for+no 100:for+ye 10:give 90:in+_ 10:in+decemb
100:input 100:lie 100:market 30:market+_ 30:me+what 200:mid 100:middle 560:midpoint 100:no 30:no+in 20:odd 30:of+_ 20:of+ye 100:off
50:on+_ 200:outcome 50:outcome+token 960:polymarket 160:price 30:price+for 20:price+of 10:rat 100:require 10:say 100:tell 30:tell+me
10:the 30:the+best 10:think 460:token 120:token+_ 100:value 120:what 460:ye 70:ye+in 50:ye+on 30:you+tell @get_polymarket_orderbook
1020:* 80:,+_ 30:,+give 10:,+how 10:,+token 10:.+$ 100:<coin> 520:<count> 430:<evmHash> 430:<hex> 100:<name> 700:<number>
170:<quoted> 1020:<venue> 20:?+$ 90:^+_ 10:^+best 70:^+bid 10:^+cheapest 40:^+i 10:^+ord 140:_+$ 70:_+, 10:_+. 100:_+_ 20:_+book
20:_+condition 30:_+each 60:_+for 110:_+level 10:_+market 20:_+on 50:_+outcome 30:_+pl 10:_+the 30:a+side 30:and+ask 10:any
40:anyone 230:ask 30:ask+for 40:at+_ 10:at+thi 50:best 10:best+bid 410:bid 40:bid+and 30:bid+for 140:book 30:book+for 10:book+on
100:bot 100:build 30:buy 30:cheapest 70:condition 20:condition+_ 40:d 10:d+like 120:depth 20:depth+on 200:each 30:each+$
20:each+side 100:eith 40:for+_ 10:for+it 70:for+no 30:for+the 30:for+token 100:give 30:give+me 10:grab 40:highest 40:how
10:how+thick 10:i+d 30:i+m 10:i+the 100:id 30:id+_ 40:in+_ 10:it+at 420:level 30:level+$ 30:level+a 20:level+each 50:like 10:like+to
30:lowest 100:m 30:market 10:market+_ 30:me+_ 40:midpoint 10:moment 100:n 490:no 40:no+in 20:no+on 20:no+side 10:now 30:of+_
40:of+the 10:off 60:offer 50:on+_ 10:on+the 40:ord 10:ord+book 60:orderbook 340:outcome 70:outcome+token 10:pay 100:pl 30:pl+,
1020:polymarket 10:price 100:quot 10:right 40:second 40:see 10:sell 10:share 380:side 30:side+$ 40:side+of 10:some 30:the+_
10:the+book 10:the+highest 20:the+no 30:the+ye 10:thi+second 40:thick 10:thick+i 10:to+see 420:token 80:token+_ 40:way 30:what
110:ye @get_polymarket_positions 2200:* 140:,+_ 30:,+and 30:,+at 30:,+please 50:,+the 50:,+what 30:.+$ 50:.+what 600:<count>
2200:<evmAddress> 200:<evmHash> 80:<fiat> 200:<hex> 100:<number> 2100:<venue> 130:?+$ 30:?+_ 30:?+how 30:?+it 130:^+_ 30:^+a 30:^+ha
30:^+how 30:^+in 80:^+open 30:^+show 40:^+that 10:^+total 130:^+what 210:_+$ 140:_+, 30:_+. 80:_+? 80:_+_ 30:_+account 80:_+and
10:_+are 50:_+at 30:_+bag 60:_+bet 30:_+have 50:_+hold 10:_+in 50:_+on 30:_+pay 80:_+position 50:_+right 30:_+today 10:_+value
30:_+what 30:_+which 30:_+with 20:_+worth 200:account 30:account+_ 100:alone 30:and+at 30:and+how 30:and+i 30:and+where 20:are+the
160:at+_ 50:at+what 100:audit 100:bag 900:bet 110:bet+of 300:bett 80:bett+on 300:cost 30:cost+, 30:did+_ 30:do+$ 30:do+they 50:doe+_
30:doe+it 40:dollar 100:election 40:everybody 100:fattest 140:follow 30:for+the 100:guy 10:ha+_ 30:ha+the 500:he 40:hi 700:hold
30:hold+and 130:hold+on 320:how 30:how+many 30:how+much 80:i+_ 50:i+he 30:i+it 30:i+that 50:in+_ 10:in+total 30:it+up 100:l 100:lot
100:many 140:money 30:money+in 120:much 10:much+_ 10:much+money 400:now 30:now+$ 50:now+? 160:of+_ 10:of+the 30:of+trad 10:of+what
190:on+_ 50:on+at 800:open 40:open+_ 30:open+at 90:open+bet 30:open+on 30:open+position 100:p 100:pay 30:pay+for 30:please+, 100:pnl
2100:polymarket 400:position 80:position+of 100:profit 100:re 300:right 80:right+now 100:run 200:shar 100:show 100:stand 100:still
100:story 40:sum 50:the+_ 30:the+open 100:their 200:they 100:today 30:today+? 100:tonight 120:total 200:trad 30:trad+_ 100:up
30:up+? 40:usd 40:value 10:value+of 100:wallet 30:wallet+i 40:whale 1140:what 30:what+_ 50:what+cost 30:what+did 50:what+doe
100:what+i 100:where 30:where+do 100:which 40:whom 30:with+the 120:worth 10:worth+$ 20:worth+in @get_polymarket_price 460:* 20:,+_
20:.+what 310:<evmHash> 310:<hex> 120:<number> 10:<quoted> 20:<series> 460:<venue> 50:?+$ 20:^+_ 30:^+best 20:^+cheapest 20:^+i
20:^+what 70:_+$ 20:_+. 20:_+? 30:_+_ 20:_+condition 20:_+for 30:_+market 20:_+outcome 20:_+the 60:any 60:anyone 120:ask 30:ask+for
20:at+_ 20:at+on 30:at+thi 120:best 30:best+bid 180:bid 30:bid+for 120:buy 70:cheapest 60:condition 20:condition+_ 20:cut 20:decemb
20:do+i 20:fed 20:for+it 50:for+no 60:grab 20:have+to 60:highest 20:i+can 20:i+have 20:i+would 10:in+_ 20:in+the 20:it+at 60:like
120:lowest 20:lowest+ask 120:market 30:market+_ 60:moment 20:moment+? 250:no 20:no+in 20:no+on 60:now 10:odd 10:off 50:on+_
120:outcome 30:outcome+token 60:pay 460:polymarket 70:price 10:rat 60:right 20:right+now 10:say 60:second 60:sell 60:share 60:some
10:the 20:the+_ 20:the+highest 20:thi+moment 20:thi+second 20:to+buy 20:to+pay 120:token 30:token+_ 130:what 20:what+do 20:what+i
20:would+like 70:ye 20:ye+on @get_polymarket_price_history 860:* 50:,+_ 30:,+from 20:,+ye 30:.+$ 20:.+_ 10:.+how 460:<evmHash>
460:<hex> 80:<name> 200:<number> 200:<quoted> 80:<series> 760:<step> 760:<time> 860:<venue> 60:?+$ 20:?+_ 70:^+_ 10:^+for 70:^+how
40:^+i 100:_+$ 80:_+, 30:_+. 80:_+? 110:_+_ 30:_+between 20:_+condition 10:_+cut 20:_+develop 30:_+for 80:_+from 20:_+in 60:_+market
10:_+mov 20:_+move 30:_+odd 40:_+on 30:_+outcome 40:_+price 10:a+_ 40:about 10:about+the 100:backtest 100:between 30:between+_
40:chance 10:chance+of 60:condition 20:condition+_ 40:cut 60:d 20:d+like 80:develop 10:develop+_ 60:did+the 80:fed 40:for+_ 40:for+a
110:from+_ 60:front 60:go 100:history 30:history+of 300:how 60:how+did 40:hows 20:i+d 30:i+m 20:in+_ 60:like 20:like+the 100:m
10:m+writ 220:market 60:market+_ 40:meet 100:midpoint 100:minute 100:mov 20:mov+the 60:move 60:news 160:no 10:no+side 160:odd
10:odd+of 100:of+_ 10:of+a 10:of+the 30:of+token 50:on+_ 160:outcome 30:outcome+token 40:pap 860:polymarket 480:price 20:price+,
10:price+history 80:price+of 40:probability 100:sery 40:side 10:side+of 40:since 10:since+_ 60:someone 30:the+_ 30:the+no 60:the+ye
60:through 20:through+_ 200:token 50:token+_ 60:told 40:writ 280:ye 60:ye+price @get_polymarket_trades 760:* 70:,+_ 30:,+pric
20:,+who 50:.+$ 60:<chain> 60:<coin> 600:<count> 680:<evmHash> 680:<hex> 80:<quoted> 60:<series> 60:<time> 760:<venue> 30:?+_ 60:^+_
10:^+i 20:^+last 20:^+newest 30:^+tape 40:^+who 60:_+$ 100:_+, 20:_+. 30:_+? 70:_+_ 20:_+by 20:_+condition 50:_+fill 10:_+late
50:_+market 50:_+on 20:_+print 60:_+trad 20:_+with 60:address 40:am 10:are+enough 180:been 60:bet 20:bet+on 60:bitcoin 120:bought
140:buy 30:buy+_ 20:by+_ 100:clos 60:company 120:condition 30:condition+_ 40:curiou 30:did+the 40:enough 10:enough+$ 200:fill
20:fill+in 20:for+_ 20:ha+been 100:how 30:how+did 10:i+am 100:in+_ 20:in+it 20:it+? 20:it+_ 40:kind 60:last 20:last+trad 140:late
10:late+? 30:late+in 100:look 240:market 50:market+_ 60:newest 20:of+_ 60:on+_ 20:on+a 60:poly 700:polymarket 100:post 100:pric
60:print 20:print+on 60:sell 20:sell+it 40:show 10:show+the 100:sid 40:side 40:sise 120:tape 10:the+_ 30:the+wallet 480:trad
20:trad+$ 10:trad+_ 50:trad+in 160:trader 100:w 100:wallet 30:wallet+$ 60:what 240:who 20:who+ha 60:whoev 20:with+the
@get_polymarket_value 600:* 20:,+_ 30:,+one 600:<evmAddress> 320:<fiat> 600:<venue> 50:?+$ 50:^+how 30:^+our 20:^+that 70:^+total
20:_+$ 40:_+, 30:_+. 50:_+? 50:_+account 20:_+are 50:_+at 40:_+bet 20:_+in 30:_+of 20:_+value 30:_+worth 30:a+_ 300:account
50:account+_ 30:account+at 30:are+the 70:at+_ 100:balance 30:balance+sheet 400:bet 70:bet+of 160:dollar 60:everybody 100:figure
60:follow 30:for+the 100:grant 20:ha+_ 60:hi 180:how 50:how+much 50:in+_ 20:in+total 60:money 180:much 20:much+_ 20:much+money
100:multisig 70:of+_ 30:of+it 40:of+the 20:of+what 20:on+_ 100:one 500:open 40:open+_ 60:open+bet 30:open+position 600:polymarket
100:position 100:run 30:run+a 100:sheet 160:sum 30:the+balance 70:the+open 380:total 50:total+value 160:usd 260:value 40:value+of
60:whale 60:what 60:whom 180:worth 20:worth+$ 30:worth+in @get_pool_info 1020:* 30:,+_ 30:,+how 30:,+no 50:.+$ 50:.+no 1020:<chain>
660:<coin> 320:<count> 820:<evmAddress> 200:<namesake> 320:<number> 100:<protocol> 660:<series> 200:<solanaAddress> 20:?+$ 50:?+i
30:^+about 30:^+are 30:^+somebody 20:^+the 30:^+what 20:^+would 70:_+$ 30:_+, 50:_+. 40:_+? 90:_+_ 30:_+legit 50:_+on 140:_+pool
80:_+token 100:about 30:about+the 60:account 20:account+of 50:and+trust 100:art 100:asset 500:both 100:coin 30:coin+in 100:count
100:describe 100:description 30:description+, 100:diligence 100:due 30:due+diligence 60:eth 660:ethereum 20:have+the 100:hold
30:hold+count 100:holder 100:how 30:how+many 30:i+only 50:in+_ 30:in+it 70:in+pool 70:in+the 30:it+to 100:kind 100:legit 100:look
30:look+for 160:mainnet 100:many 30:many+holder 30:me+, 100:mind 200:need 30:need+for 100:nev 300:no 30:of+_ 80:of+both 60:of+the
30:of+them 50:on+_ 30:on+the 100:only 920:pool 210:pool+_ 300:pric 50:pric+$ 100:price 260:project 100:return 200:scor 200:score
100:sid 60:sit 260:social 200:solana 100:sold 100:somebody 100:stuff 60:telegram 130:the+_ 30:the+pool 40:the+project 30:the+token
100:their 100:them 30:them+$ 30:to+me 720:token 150:token+in 300:trust 30:trust+score 360:twitt 70:twitt+of 100:uniswap 100:want
560:websit 100:website 100:what 30:what+are 100:whatev 20:would+you 20:you+have @get_pool_ohlcv 2400:* 250:,+_ 30:,+for 30:,+in
30:,+please 30:,+pool 100:,+pric 30:,+quot 30:,+the 100:.+$ 30:.+could 1900:<chain> 2000:<coin> 1400:<count> 2100:<evmAddress>
900:<fiat> 900:<namesake> 700:<number> 200:<pair> 700:<protocol> 1800:<series> 300:<solanaAddress> 2300:<step> 100:<time> 50:?+$
430:^+_ 50:^+i 50:^+need 250:_+$ 380:_+, 100:_+. 30:_+? 230:_+_ 50:_+bar 530:_+candl 50:_+chart 30:_+for 30:_+it 80:_+of 30:_+ohlc
200:_+on 30:_+or 350:_+pool 30:_+price 100:aft 200:am 200:bar 100:but 2200:candl 80:candl+, 50:candl+_ 180:candl+for 180:candl+of
200:chart 50:chart+of 100:count 500:dollar 100:each 30:each+? 800:eth 1200:ethereum 50:for+_ 150:for+the 100:gimme 30:have+_
30:have+the 50:i+am 50:i+have 30:i+want 130:in+_ 130:in+the 100:instead 30:it+a 100:lp 300:mainnet 100:might 100:minut 100:most
30:most+_ 200:need 50:need+_ 100:not 30:not+_ 80:of+_ 30:of+pool 180:of+the 80:of+them 100:ohlc 250:on+_ 300:oth 100:pippin
30:pippin+pool 100:plot 100:plott 2200:pool 30:pool+$ 480:pool+_ 50:pool+on 500:pric 130:pric+in 100:price 100:quot 30:quot+in
100:quote 300:rath 100:raydium 100:so 200:sol 100:solana 100:stake 100:start 300:sushi 300:than 30:than+_ 280:the+_ 30:the+most
30:the+oth 30:the+pippin 100:the+pool 300:them 80:them+$ 500:token 30:token+$ 100:u 100:uni 300:uniswap 400:usd 100:want 30:want+to
@get_pool_trades 2800:* 150:,+_ 30:,+please 30:,+so 130:.+$ 2500:<chain> 2100:<coin> 400:<count> 2500:<evmAddress> 1900:<fiat>
700:<namesake> 2600:<number> 100:<pair> 500:<protocol> 2200:<series> 300:<solanaAddress> 100:<time> 150:?+$ 30:^+_ 130:^+any
30:^+did 50:^+i 50:^+last 30:^+my 30:^+please 30:^+pool 30:^+pull 50:^+show 30:^+swap 150:^+trad 400:_+$ 180:_+, 80:_+. 100:_+?
450:_+_ 30:_+a 30:_+and 30:_+at 380:_+in 30:_+list 30:_+of 250:_+on 200:_+pool 50:_+swap 30:_+to 130:_+today 30:_+trad 100:about
900:above 230:above+_ 100:all 30:and+would 600:any 200:big 300:bigg 100:buck 300:buy 100:day 30:day+, 100:desk 1200:dollar 100:dust
300:eth 2000:ethereum 100:execut 100:find 100:fish 100:hit 30:i+_ 30:i+in 30:i+put 180:in+_ 30:in+it 100:in+pool 30:in+that
280:in+the 100:into 30:into+the 100:just 30:just+the 200:last 30:last+trad 100:late 30:late+in 100:latest 100:like 30:like+to
100:liquidity 200:list 30:list+the 100:lp 300:mainnet 30:me+it 30:me+the 200:more 50:more+than 50:of+_ 250:on+_ 400:only 30:only+,
30:only+. 30:only+the 900:over 230:over+_ 30:please+list 2000:pool 450:pool+_ 100:pull 30:pull+the 100:put 100:question 100:raydium
100:recent 100:see 30:see+the 100:sell 500:show 50:show+me 30:show+the 100:skip 100:slippage 100:so 300:solana 100:study 100:stuff
100:sushi 800:swap 100:talk 30:talk+about 500:than 130:than+_ 200:the+_ 130:the+pool 30:the+recent 80:the+trad 200:through
50:through+_ 100:time 30:to+see 500:today 30:today+. 80:today+? 30:today+in 1700:trad 30:trad+_ 180:trad+above 30:trad+of 100:trade
100:try 200:uniswap 600:usd 100:went 100:whal 30:whal+in 500:whale 100:who 30:would+like @get_pools 1300:* 50:,+_ 50:,+all 30:,+in
30:,+not 30:.+$ 300:24h 80:24h+volume 1000:<chain> 300:<coin> 600:<count> 300:<fiat> 300:<maybeChain> 400:<namesake> 500:<number>
100:<series> 400:<time> 80:?+$ 50:?+_ 150:^+_ 30:^+a 50:^+on 50:^+top 50:^+which 100:_+$ 80:_+, 30:_+. 30:_+? 50:_+_ 80:_+by
30:_+did 30:_+liquidity 150:_+pool 30:_+rows 30:_+volume 30:_+what 30:_+which 30:a+a 30:a+beginn 30:a+day 200:all 50:all+dex
100:arbitrum 100:avalanche 600:base 100:beginn 50:by+24h 30:by+_ 80:by+volume 30:could+you 100:count 200:day 50:day+? 300:dex
30:dex+pool 30:do+people 300:dollar 100:ethereum 100:give 30:give+me 100:hav 100:highest 30:in+_ 30:in+thi 30:in+which 100:like
30:like+to 100:liquidity 30:liquidity+pool 100:look 100:mak 100:matter 30:me+the 600:most 30:most+_ 30:most+trad 50:most+volume
100:not 30:not+_ 30:of+the 100:often 180:on+_ 100:over 30:over+the 200:people 100:polygon 1300:pool 30:pool+are 50:pool+by
130:pool+on 100:rank 30:rank+by 100:rows 30:rows+$ 100:see 300:solana 100:swap 30:the+_ 30:the+day 30:the+highest 30:the+most
30:thi+_ 200:togeth 50:togeth+? 200:top 100:trad 200:trade 100:turn 30:turn+over 100:turnov 30:turnov+of 900:volume 100:volume+$
50:volume+, 30:volume+_ 50:volume+in 100:w 100:what 100:where 30:where+the 400:which 30:which+_ 30:which+dex 50:which+pool
@get_pools_by_address 1110:* 30:,+_ 20:,+at 20:,+what 180:24h 30:24h+volume 1050:<chain> 500:<coin> 60:<count> 980:<evmAddress>
310:<namesake> 60:<number> 60:<pair> 120:<protocol> 620:<series> 130:<solanaAddress> 60:<step> 200:<time> 110:?+$ 20:?+it 50:^+_
20:^+by 20:^+dexscreen 30:^+how 20:^+i 30:^+pool 30:^+price 20:^+the 20:^+what 130:_+$ 50:_+, 20:_+. 60:_+? 110:_+_ 30:_+how
20:_+liquidity 20:_+move 20:_+of 130:_+on 60:_+pool 20:_+token 20:_+volume 20:_+which 20:a+day 20:an+_ 20:and+24h 30:and+_
20:and+how 20:and+liquidity 30:and+what 20:at+what 20:by+how 10:check 60:coin 20:coin+are 60:current 60:dao 60:data 120:day 30:day+?
130:deep 30:deep+i 60:depth 70:dexscreen 20:did+it 20:did+the 20:do+a 20:doe+it 60:down 320:eth 420:ethereum 60:geckoterminal
370:how 30:how+deep 20:how+many 50:how+much 10:hows 20:i+put 20:i+that 20:i+the 60:in+_ 20:in+pool 20:in+that 20:in+thi 60:inside
60:liq 690:liquidity 20:liquidity+$ 20:liquidity+, 40:liquidity+and 20:liquidity+of 60:lp 370:mainnet 60:many 20:many+percent
10:mint 60:money 20:money+in 80:move 180:much 20:of+_ 30:of+pool 20:of+that 30:of+the 140:on+_ 20:on+the 20:or+down 150:pair
30:pair+_ 60:percent 10:plz 840:pool 20:pool+, 120:pool+_ 20:pool+on 310:price 20:price+, 30:price+and 60:put 60:since 20:since+_
60:sitt 20:sitt+in 130:solana 60:sushi 10:swap 30:the+_ 20:the+day 20:the+liquidity 20:the+pool 60:token 20:token+, 60:trade
60:uniswap 60:up 20:up+or 60:v3 60:view 120:vol 240:volume 20:volume+in 30:volume+of 300:what 20:what+coin 20:what+did 20:what+price
20:what+the 60:which 20:which+_ @get_pools_by_dex 1600:* 80:,+_ 30:,+by 30:,+most 50:,+rank 30:.+$ 100:24h 30:24h+volume
1400:<chain> 700:<coin> 500:<count> 100:<fiat> 800:<namesake> 200:<number> 1600:<protocol> 900:<series> 100:<time> 30:?+$ 280:^+_
30:^+busiest 30:^+the 50:^+top 30:^+which 50:_+$ 100:_+, 30:_+? 30:_+_ 50:_+by 50:_+it 50:_+on 380:_+pool 30:_+trad 30:_+volume
50:_+with 100:arbitrum 100:biggest 200:busiest 30:by+24h 30:by+_ 30:by+numb 130:by+volume 100:count 100:dollar 100:eth 800:ethereum
100:first 30:first+. 200:highest 30:it+_ 200:mainnet 300:most 50:most+trad 30:most+volume 100:numb 30:numb+of 30:of+trad 230:on+_
100:pl 30:pl+$ 1600:pool 30:pool+, 50:pool+_ 80:pool+by 180:pool+on 30:pool+with 400:rank 80:rank+by 400:raydium 100:see 30:see+the
200:solana 100:sort 30:sort+by 30:the+_ 50:the+highest 30:the+most 200:top 400:trad 30:trad+$ 50:trad+_ 100:trade 100:uni
1000:uniswap 1100:v3 100:vol 1100:volume 200:volume+$ 50:volume+, 30:volume+first 100:which 30:which+_ 50:with+the
@get_prediction_market 910:* 10:,+_ 20:,+and 20:,+volume 50:,+what 20:.+$ 10:.+what 10:00 150:26dec 10:26sep 220:29 110:50 40:75
20:<chain> 30:<coin> 30:<evmHash> 30:<hex> 10:<name> 370:<quoted> 140:<series> 380:<ticker> 20:<time> 20:<url> 870:<venue> 70:?+$
20:?+and 90:^+_ 10:^+my 10:^+odd 10:^+that 10:^+the 30:^+what 20:^+when 10:^+will 30:_+$ 50:_+, 20:_+. 30:_+? 90:_+_ 10:_+by
20:_+close 20:_+contract 30:_+cut 30:_+i 30:_+market 20:_+odd 20:_+on 10:_+price 10:_+say 10:_+token 10:_+what 10:_+when 10:a+_
40:about 10:about+_ 20:and+how 30:and+what 20:and+when 20:any 10:any+_ 10:ask 10:at+_ 50:balanc 70:been 110:bet 20:bet+on 10:bid
20:bitcoin 20:both 50:budget 10:by+_ 20:chanc 140:chance 10:chance+of 90:clos 210:close 20:com 20:company 10:consider 60:contract
20:contract+_ 10:current 110:cut 20:cut+in 60:date 90:decemb 10:decemb+$ 10:do+they 40:doe+_ 50:doe+it 10:doe+the 30:end 120:fed
10:for+the 80:give 10:go 20:ha+been 10:hang 110:how 20:how+much 10:i+_ 10:i+at 20:i+it 20:i+still 20:i+the 20:id 10:id+of 10:in+_
20:in+decemb 20:it+$ 10:it+? 10:it+now 360:kalshi 220:kxbalance 160:kxf 20:last 10:like 10:liquidity 10:look 110:market 20:market+_
10:moment 70:much 20:much+ha 10:my+bet 10:not 50:now 10:now+$ 320:odd 10:odd+$ 20:odd+of 10:odd+on 20:of+_ 20:of+a 10:of+both
20:of+the 10:of+ye 40:on+_ 20:on+it 130:open 20:outcom 10:overall 10:per 10:percent 20:plu 530:polymarket 40:price 40:probability
40:rat 60:resolution 10:resolv 10:resolve 10:run 50:say 10:say+about 20:sell 70:show 10:simp 40:slug 10:somebody 60:stand 140:statu
20:statu+, 130:still 30:still+open 10:sure 150:t3 10:t4 10:th 10:that+_ 60:the 20:the+_ 10:the+company 10:the+last 10:there 40:they
10:think 20:tick 60:time 20:time+of 10:today 20:token 10:told 30:trad 10:treasury 10:u 10:until 20:url 10:usdc 150:volume
20:volume+$ 540:what 30:what+doe 20:what+i 210:when 40:when+doe 10:when+it 20:will 10:will+_ 60:ye 10:yield
@get_prediction_orderbook 1720:* 200:,+_ 10:,+and 20:,+how 40:,+no 10:,+the 20:,+what 50:.+$ 10:.+what 610:26dec 310:29 510:50
100:75 580:<count> 310:<evmHash> 310:<hex> 520:<number> 490:<quoted> 920:<ticker> 1540:<venue> 60:?+$ 10:?+i 100:^+_ 10:^+best
30:^+bid 20:^+cheapest 40:^+depth 30:^+full 10:^+how 20:^+i 60:^+ord 10:^+show 10:^+that 20:^+what 10:^+who 160:_+$ 160:_+, 40:_+.
40:_+? 170:_+_ 60:_+at 50:_+book 10:_+condition 120:_+level 10:_+market 50:_+on 10:_+one 10:_+outcome 10:_+please 10:_+thi
50:and+ask 10:and+how 10:any 10:anyone 350:ask 10:ask+$ 60:ask+for 70:at+_ 40:behind 50:best 10:best+bid 40:bettor 330:bid
60:bid+and 20:bid+for 40:bidd 680:book 10:book+$ 20:book+, 100:book+for 20:book+on 50:buy 90:cheapest 50:condition 10:condition+_
80:contract 10:contract+i 60:d 20:d+like 40:deep 340:depth 40:depth+on 180:each 10:each+side 100:eith 40:for+_ 110:for+no 50:for+the
30:for+ye 100:full 30:grab 10:highest 140:how 10:how+many 30:how+thick 10:i+can 20:i+d 10:i+suspect 30:i+the 10:i+would 10:if 10:im
80:in+_ 10:it+up 740:kalshi 310:kxbalance 610:kxf 480:level 40:level+$ 20:level+each 70:like 20:like+to 130:lowest 30:lowest+ask
10:mak 40:many 10:mark 50:market 10:market+_ 10:me+the 10:minute 10:moment 1170:no 10:no+$ 50:no+in 60:no+on 120:no+side 30:now
70:of+_ 50:of+the 50:off 40:offer 130:on+_ 50:on+the 80:one 10:one+, 220:ord 60:ord+book 40:orderbook 40:outcome 30:pay 10:pick
10:please+, 800:polymarket 10:prediction 60:price 10:price+? 100:question 40:quote 60:rest 30:right 10:right+now 30:second 60:see
30:sell 10:share 40:show 10:show+me 700:side 60:side+$ 40:side+, 50:side+of 10:some 10:somebody 40:suspect 610:t3 10:that+_ 40:the+_
40:the+book 10:the+contract 70:the+no 40:the+ye 10:thi+second 100:thick 30:thick+i 10:tick 10:to+buy 20:to+see 50:up 10:very 20:want
100:way 150:what 10:what+i 40:who 10:who+i 320:ye 30:ye+in 20:ye+on @get_prediction_price 750:* 20:,+_ 20:,+what 10:.+$ 10:.+what
280:26dec 170:29 200:50 80:75 80:<evmHash> 80:<hex> 190:<quoted> 40:<series> 450:<ticker> 20:<url> 650:<venue> 50:?+$ 40:^+_
10:^+best 50:^+cheapest 10:^+i 10:^+my 10:^+odd 20:^+what 100:_+$ 40:_+, 20:_+. 70:_+_ 20:_+at 10:_+cut 10:_+market 10:_+odd 20:_+on
10:_+price 10:_+thi 10:any 10:anyone 270:ask 30:ask+for 30:at+_ 10:at+thi 10:balanc 50:best 10:best+bid 40:bet 10:bet+on 50:bid
10:bid+for 10:budget 50:buy 100:chance 10:chance+of 180:cheapest 20:com 10:condition 10:consider 40:cut 10:cut+in 40:decemb
10:do+they 30:end 40:fed 40:for+no 20:for+ye 50:give 10:go 30:grab 10:highest 10:how 10:i+_ 10:i+at 10:i+can 10:i+would 10:if 10:im
50:in+_ 10:in+decemb 10:it+now 370:kalshi 170:kxbalance 280:kxf 20:like 10:look 250:lowest 40:lowest+ask 10:mak 10:mark 80:market
10:market+_ 10:minute 30:moment 10:moment+? 10:my+bet 370:no 10:no+in 30:no+on 10:not 70:now 10:now+$ 50:odd 10:of+_ 10:of+ye
100:off 80:on+_ 30:pay 10:percent 10:pick 300:polymarket 10:prediction 90:price 10:probability 10:rat 30:right 10:right+now 10:say
30:second 30:sell 10:share 10:simp 20:slug 10:some 10:somebody 10:sure 280:t3 10:that+_ 20:the 10:the+_ 10:there 40:they
10:thi+moment 10:thi+second 20:tick 10:to+buy 10:told 10:trad 10:u 10:up 20:url 10:very 70:want 240:what 10:what+i 230:ye 10:ye+in
20:ye+on @get_prediction_price_history 1560:* 120:,+_ 40:,+from 10:,+i 10:,+the 10:,+ye 90:.+$ 10:.+_ 20:.+how 40:00 240:26dec
40:26sep 440:29 160:50 80:75 340:<evmHash> 340:<hex> 160:<name> 500:<quoted> 160:<series> 1560:<step> 720:<ticker> 1380:<time>
1280:<venue> 50:?+$ 30:?+_ 220:^+_ 10:^+chart 30:^+for 80:^+how 40:^+i 240:_+$ 140:_+, 90:_+. 80:_+? 180:_+_ 20:_+at 60:_+between
10:_+condition 20:_+cut 30:_+develop 40:_+for 40:_+from 20:_+i 10:_+in 50:_+market 20:_+mov 30:_+move 70:_+odd 30:_+of 50:_+on
10:_+pric 50:_+price 40:_+since 50:_+ye 20:a+_ 60:about 20:about+the 100:agent 20:at+_ 60:balanc 240:between 60:between+_ 60:budget
160:chance 30:chance+of 140:chart 40:condition 10:condition+_ 100:contract 10:contract+_ 20:contract+on 60:cut 40:d 10:d+like
40:data 120:develop 20:develop+_ 10:did+_ 80:did+the 160:fed 100:feed 110:for+_ 20:for+a 10:for+my 10:for+the 80:from+_ 10:from+the
40:front 40:go 180:history 50:history+of 380:how 90:how+did 60:hows 10:i+d 30:i+m 20:i+need 10:i+want 40:in+_ 440:kalshi
440:kxbalance 280:kxf 60:level 20:level+for 40:like 10:like+the 100:m 20:m+writ 180:market 50:market+_ 60:meet 100:mov 10:mov+the
120:move 10:move+_ 80:need 10:need+_ 10:need+the 40:news 300:no 10:no+in 30:no+side 340:odd 20:odd+of 30:odd+on 170:of+_ 20:of+a
40:of+the 20:of+ye 40:ohlc 100:on+_ 40:outcome 100:pap 40:plot 840:polymarket 40:pric 10:pric+of 640:price 10:price+, 10:price+for
40:price+history 90:price+of 60:probability 140:side 20:side+, 20:side+of 280:since 70:since+_ 100:slug 40:someone 100:straight
240:t3 40:t4 40:the 70:the+_ 50:the+no 10:the+price 50:the+ye 40:through 10:through+_ 30:to+my 40:told 40:want 60:writ 560:ye
20:ye+in 70:ye+price @get_prediction_trades 1400:* 50:,+_ 10:,+and 10:,+please 10:,+show 10:,+who 10:,+with 80:.+$ 80:00 420:26dec
80:26sep 360:29 340:50 80:75 40:<chain> 40:<coin> 1180:<count> 320:<evmHash> 320:<hex> 80:<number> 220:<quoted> 80:<series>
860:<ticker> 80:<time> 1120:<venue> 30:?+_ 30:?+just 10:?+need 120:^+_ 10:^+are 20:^+i 40:^+last 10:^+latest 10:^+newest 30:^+show
30:^+tape 10:^+the 10:^+which 40:^+who 140:_+$ 110:_+, 20:_+. 40:_+? 150:_+_ 10:_+by 10:_+condition 30:_+contract 60:_+fill 10:_+in
30:_+late 80:_+market 30:_+on 70:_+print 20:_+recent 130:_+trad 10:_+will 10:_+with 40:address 60:also 60:am 10:and+at 20:are+enough
10:at+_ 10:at+what 260:been 40:bet 10:bet+on 40:bitcoin 120:bought 160:buy 10:by+_ 40:company 80:condition 20:condition+_
100:contract 30:contract+_ 60:curiou 60:deal 20:do+. 60:enough 20:enough+$ 60:execution 40:fed 240:fill 10:fill+in 10:fill+of
40:final 20:for+_ 30:ha+been 10:have+the 20:i+am 180:in+_ 10:in+it 20:in+the 10:it+? 10:it+_ 100:just 30:just+the 580:kalshi 60:kind
360:kxbalance 500:kxf 160:last 30:last+trad 300:late 10:late+, 20:late+? 50:late+in 100:latest 40:let 40:list 60:made 360:market
10:market+, 70:market+_ 10:me+it 40:need 10:need+the 40:newest 40:no 10:no+in 40:of+_ 60:on+_ 10:on+a 10:or+no 10:please+the 40:poly
500:polymarket 40:price 10:price+? 340:print 50:print+$ 30:print+on 60:recent 40:sell 10:sell+it 40:settl 10:settl+_ 200:show
10:show+me 30:show+the 220:side 60:sise 40:some 420:t3 80:t4 160:tak 30:tak+side 80:taker 180:tape 110:the+_ 760:trad 40:trad+$
40:trad+_ 10:trad+at 100:trad+in 60:trade 40:trader 120:what 10:what+price 10:what+the 40:which 260:who 30:who+ha 40:whoev 80:will
20:will+do 30:with+the 10:with+what 40:ye 10:ye+or @get_price 3750:* 150:,+_ 30:,+a 20:,+all 30:,+and 30:,+each 40:,+for 20:,+just
20:,+market 10:,+mcap 30:,+please 30:,+quot 10:,+what 50:,+with 190:.+$ 10:.+_ 40:20 70:24h 20:24h+volume 2130:<chain> 3680:<coin>
180:<commodity> 210:<evmAddress> 2710:<fiat> 130:<name> 90:<namesake> 420:<number> 120:<pair> 10:<protocol> 2440:<series>
40:<ticker> 620:<time> 170:?+$ 30:?+? 20:?+and 10:?+in 20:?+my 500:^+_ 20:^+could 20:^+current 30:^+for 70:^+how 60:^+i 10:^+need
30:^+one 10:^+please 30:^+price 20:^+put 120:^+what 320:_+$ 240:_+, 40:_+. 120:_+? 80:_+_ 50:_+a 260:_+and 80:_+at 50:_+atm 10:_+by
20:_+cost 30:_+for 20:_+go 20:_+how 30:_+i 180:_+in 10:_+market 30:_+mov 20:_+move 20:_+next 40:_+on 190:_+price 40:_+quot
40:_+right 20:_+side 20:_+spot 60:_+today 10:_+togeth 10:_+token 20:_+trad 20:_+v 50:_+with 50:a+of 30:a+well 10:about 10:above
10:adesso 80:all 20:all+_ 100:am 20:and+24h 200:and+_ 20:and+by 20:and+did 10:and+how 20:and+i 80:and+in 20:and+the 10:and+who
30:and+with 30:and+would 20:anoth 60:answ 60:ask 20:ask+me 30:at+$ 50:at+in 20:at+thi 180:atm 50:atm+$ 10:base 10:below 20:bigg
710:bitcoin 10:bos 60:both 10:both+_ 10:bought 120:british 790:btc 60:buck 60:buy 20:by+how 20:by+side 140:cap 20:cap+and
100:capitalisation 10:cent 10:chainlink 30:change 80:client 30:coin 40:contract 10:contract+on 70:cost 20:cost+in 20:could+you
10:cousin 60:current 20:current+_ 80:day 20:deck 20:did+it 120:doge 120:dogecoin 150:dollar 70:down 260:each 20:each+oth 40:erc
1410:eth 410:ethereum 200:eur 970:euro 60:exact 60:express 30:far 10:football 20:for+_ 10:for+each 10:for+me 30:for+my 80:for+the
200:franc 20:from+_ 100:fx 140:gbp 120:give 20:give+me 120:go 20:go+up 180:gold 10:gone 60:grandson 10:hi 60:him 20:hold 690:how
10:how+far 60:how+many 100:how+much 20:i+_ 30:i+am 20:i+buy 10:i+only 20:i+pay 20:i+should 20:i+that 10:i+the 20:i+worth 20:i+would
540:in+_ 40:incl 40:includ 20:it+go 10:it+wa 10:jpeg 60:just 10:keep 60:kind 20:kind+tell 20:ledg 10:ledg+$ 120:like 20:like+to
60:line 90:link 100:liv 20:lp 240:many 60:many+_ 200:market 30:market+cap 20:market+capitalisation 80:mcap 20:me+_ 20:me+and
20:me+what 10:mean 260:moment 30:moment+. 20:more 100:morn 230:mov 20:mov+_ 140:move 10:move+_ 380:much 30:much+$ 20:much+?
20:much+_ 20:much+doe 10:much+i 60:must 20:must+i 20:need 10:need+_ 10:neighbour 60:next 20:next+to 100:note 250:now 20:now+,
20:now+? 50:of+_ 10:of+each 40:of+the 50:of+thi 10:offer 30:on+_ 590:one 120:one+_ 20:only 20:or+down 60:oth 80:ounc 100:ounce
10:over 60:pay 20:pay+for 60:pepe 90:pl 20:pl+$ 10:pl+, 20:please+$ 20:please+, 10:please+. 690:pound 60:pric 20:pric+of 1000:price
50:price+$ 30:price+, 30:price+? 10:price+_ 70:price+in 60:price+of 60:prop 70:put 10:put+_ 60:px 10:quanto 260:quot 60:quot+in
160:quote 60:ratio 10:reach 100:require 140:right 40:right+now 10:saving 20:set 60:should 80:side 10:side+$ 20:side+by 60:since
20:sise 10:sise+and 20:slid 390:sol 510:solana 10:someone 60:spot 60:statement 100:sterl 10:still 300:swis 20:taken 10:talk 60:tell
20:tell+me 10:th 20:that+? 70:the+_ 10:the+coin 20:the+day 40:the+time 100:their 20:these 20:they 70:thi+moment 30:those 200:time
20:time+_ 30:time+of 20:to+each 390:today 10:today+. 40:today+in 20:togeth 10:togeth+$ 70:token 10:token+_ 60:trad 20:trad+at 20:two
10:un 10:und 90:uni 10:uniswap 130:up 20:up+or 240:usd 20:usdc 60:v 20:v+_ 10:vale 70:volume 20:volume+, 110:wbtc 30:weath
10:weath+in 100:well 580:what 110:what+_ 30:what+one 20:which 10:which+one 30:who 20:with+_ 60:with+the 30:with+their 10:won
90:worth 30:would+be 20:would+like 10:xrp 580:yen 10:yet 20:you+kind @get_price_chart 1730:* 110:,+_ 10:,+did 20:,+for 40:,+from
20:,+please 110:.+$ 790:<chain> 1580:<coin> 300:<count> 170:<evmAddress> 1120:<fiat> 10:<namesake> 250:<number> 40:<protocol>
550:<series> 1210:<step> 1410:<time> 50:?+$ 40:?+_ 10:?+a 150:^+_ 10:^+by 10:^+chart 60:^+did 30:^+give 10:^+ha 20:^+how 50:^+i
10:^+my 20:^+please 10:^+what 110:_+$ 210:_+, 60:_+. 90:_+? 180:_+_ 10:_+against 50:_+and 30:_+at 10:_+before 10:_+between
10:_+chart 10:_+clos 10:_+ever 50:_+for 50:_+from 10:_+go 10:_+hold 10:_+i 20:_+in 10:_+move 10:_+of 40:_+on 40:_+or 30:_+point
80:_+pric 140:_+price 10:_+sery 10:_+the 10:_+will 10:_+worth 30:a+_ 20:a+chart 20:addres 10:addres+$ 10:advis 60:against
20:against+the 40:all 50:and+_ 130:any 20:any+time 70:at+_ 20:at+any 120:base 20:before 20:below 140:between 40:between+_
240:bitcoin 10:book 20:bought 100:btc 10:by+how 10:by+what 100:chainlink 10:change 120:chart 10:chart+_ 40:check 10:client 50:clos
200:coin 10:coin+in 20:contract 10:contract+addres 110:cost 10:d 20:dai 10:data 50:day 200:defillama 10:develop 80:did+_ 10:did+it
60:doesn 20:doesn+t 780:dollar 20:down 10:draw 10:each 210:end 20:enough 10:enough+. 20:erc20 350:eth 90:ethereum 40:ever 10:figure
140:fine 40:fine+$ 30:for+a 10:for+my 30:for+our 30:for+the 130:from+_ 10:from+a 10:from+it 10:from+the 100:give 30:give+me 40:go
10:go+up 10:gone 10:ha+_ 10:ha+it 10:have+_ 20:heard 50:history 30:hold 100:how 10:how+did 10:how+many 10:i+enough 30:i+fine
10:i+have 40:i+need 70:in+_ 30:in+the 10:it+. 20:it+_ 30:it+peg 100:json 40:keep 20:last 10:last+_ 40:late 10:late+$ 10:late+?
10:like 100:link 60:lose 60:lost 20:mainnet 20:many 10:many+percent 60:matt 30:me+_ 10:minute 100:model 40:move 10:move+_ 10:much
160:need 40:need+_ 10:noon 200:now 30:now+$ 40:number 100:of+_ 10:of+that 80:off 50:on+_ 10:on+any 20:once 20:one 40:only 10:only+_
40:or+_ 10:or+down 100:oracle 10:over 60:pap 10:past 20:path 300:peg 20:peg+at 20:percent 20:please+, 10:please+the 120:point
350:pric 10:pric+$ 60:pric+of 690:price 60:price+_ 40:price+at 40:price+of 100:quart 40:requir 40:runway 10:said 40:saving
100:schedule 100:second 10:see 40:sery 40:settle 30:show 40:since 10:since+_ 50:slip 70:slipp 150:sol 30:solana 10:someone 60:source
20:stablecoin 40:stay 360:step 40:student 60:supp 60:t 10:tax 280:teth 90:the+_ 10:the+coin 10:the+contract 10:the+last 40:their
40:these 70:time 20:time+_ 50:token 10:token+_ 40:two 70:u 80:uni 40:uniswap 20:up 10:up+or 520:usd 180:usdc 110:usdt 10:utc 10:v
10:value 10:very 10:wa+_ 10:want 20:went 70:what 10:what+did 10:what+wa 20:will 10:will+do 90:wobble 20:worth 10:worth+on 10:year
@get_price_percentage_change 1190:* 20:,+in 30:,+what 90:.+$ 1040:<chain> 1190:<coin> 10:<fiat> 60:<protocol> 570:<series>
1180:<time> 60:?+$ 20:?+i 90:^+_ 80:^+by 30:^+how 20:^+i 30:^+in 150:_+$ 30:_+, 30:_+. 100:_+? 70:_+_ 120:_+and 20:_+before
20:_+coin 20:_+go 20:_+mov 90:_+move 30:_+that 20:_+token 60:about 20:about+_ 120:and+_ 60:ask 60:before 100:began 160:bitcoin
300:btc 40:by+how 40:by+what 100:cent 10:chainlink 160:change 40:change+_ 60:coin 20:coin+, 100:defillama 110:did+_ 10:doge
60:dogecoin 140:down 610:eth 100:fall 100:follow 100:gain 60:go 20:go+up 20:ha+_ 100:hold 290:how 70:how+many 20:i+it 20:i+m
20:in+percent 90:in+the 20:it+up 100:lose 60:m 280:many 60:many+percent 60:mov 20:mov+_ 560:move 70:move+_ 10:much 100:n 100:number
50:of+_ 30:on+_ 30:or+down 100:per 480:percent 100:percentage 100:period 10:price 100:rise 10:since 360:sol 120:solana 100:test
90:the+_ 10:time 20:today 60:token 20:token+, 60:uni 60:uniswap 140:up 30:up+or 10:usd 60:went 260:what 40:what+did
@get_protocol_fees 2220:* 150:,+_ 20:,+how 30:,+i 40:,+not 30:,+what 20:.+$ 30:.+e 1600:<coin> 60:<exchange> 2120:<protocol>
60:<quoted> 700:<step> 1700:<time> 210:?+$ 150:^+_ 20:^+fee 130:^+how 30:^+i 30:^+our 30:^+the 170:^+what 220:_+$ 80:_+, 20:_+.
150:_+? 80:_+_ 50:_+earn 110:_+fee 30:_+for 30:_+from 30:_+get 20:_+how 30:_+in 60:_+keep 30:_+make 40:_+paid 20:_+perp
20:_+protocol 80:_+revenue 80:_+since 280:aave 100:call 30:call+, 100:dao 100:delegate 120:did+_ 30:did+it 70:did+the 20:doe+the
100:e 30:e+. 200:earn 60:end 20:end+up 100:ever 100:far 1600:fee 30:fee+$ 80:fee+, 20:fee+? 130:fee+_ 40:fee+did 20:fee+paid
30:for+the 30:from+_ 30:from+the 100:get 300:gmx 160:gros 100:hold 30:hold+, 260:holder 50:holder+of 660:how 160:how+much
60:hyperliquid 30:i+. 30:i+swap 40:in+_ 60:in+fee 30:in+total 680:itself 700:keep 60:kept 60:late 20:late+? 620:lido 100:lot
100:make 660:much 20:much+$ 70:much+did 20:much+of 480:not 70:not+the 110:of+_ 110:of+the 20:on+_ 160:out 40:out+of 340:paid
40:paid+in 20:paid+on 100:pancakeswap 160:pay 30:pay+to 100:pendle 60:perp 60:ppl 520:protocol 30:protocol+_ 100:re 900:revenue
30:revenue+$ 60:revenue+_ 300:since 80:since+_ 60:slug 200:so 30:so+far 30:so+what 100:swap 20:the+_ 120:the+fee 70:the+protocol
30:the+token 100:there 30:there+a 30:thi+_ 60:to+_ 260:token 40:token+holder 100:total 30:total+, 60:trader 100:uni 660:uniswap
60:up 320:user 880:what 30:what+_ 120:what+did 30:what+do 20:what+doe 100:whose @get_protocol_tvl 1560:* 20:,+_ 20:,+how 20:,+in
20:,+just 20:,+one 20:,+what 30:.+$ 20:.+_ 20:.+how 1020:<coin> 60:<fiat> 1560:<protocol> 90:?+$ 190:^+_ 80:^+how 20:^+one 20:^+our
20:^+that 20:^+the 50:^+tvl 80:_+$ 60:_+, 20:_+. 20:_+? 20:_+at 20:_+how 20:_+i 20:_+now 180:_+tvl 20:_+wa 720:aave 20:at+present
20:at+thi 60:big 20:big+i 20:doe+it 60:dollar 60:eth 60:figure 60:fine 20:for+_ 60:hold 20:hold+at 480:how 20:how+big 110:how+much
50:i+_ 20:i+fine 50:i+lock 20:i+mean 60:in+_ 20:in+it 60:inside 60:just 20:just+the 600:lido 180:lie 30:lie+in 240:lock 20:lock+,
50:lock+in 60:mean 60:moment 20:moment+? 120:money 60:morpho 420:much 20:much+doe 30:much+i 30:much+money 60:name 20:name+, 360:now
60:now+$ 30:now+, 360:numb 20:numb+_ 30:of+_ 20:of+the 120:one 60:only 60:present 20:present+, 240:protocol 120:right 30:right+now
120:rn 30:rn+$ 60:saving 240:single 60:stak 20:the+numb 30:the+protocol 20:thi+moment 60:total 20:total+value 1080:tvl 50:tvl+$
20:tvl+, 60:tvl+? 20:tvl+_ 50:tvl+of 180:uniswap 60:value 20:value+lock 20:wa+it 60:what 20:what+it 60:where @get_pyth_price 1180:*
30:,+_ 30:,+please 30:,+with 30:.+$ 30:.+what 1100:<bitcoinHash> 110:<chain> 320:<coin> 460:<commodity> 100:<fiat> 100:<pair>
120:<series> 30:?+$ 20:^+_ 30:^+an 50:^+latest 30:^+our 100:^+pyth 30:^+read 130:_+$ 30:_+, 50:_+. 50:_+_ 30:_+against 30:_+and
30:_+for 50:_+incl 30:_+one 40:_+price 30:_+right 30:a+_ 100:against 30:and+_ 200:band 100:both 10:btc 100:check 30:check+_
600:confidence 30:do+they 110:eth 900:feed 230:feed+_ 30:for+me 460:gold 30:ha+it 100:hard 100:id 30:id+_ 200:incl 50:incl+.
100:includ 300:interval 30:it+_ 30:it+a 200:latest 30:me+with 100:money 400:now 50:now+, 50:now+? 30:of+_ 100:one 30:one+,
260:oracle 160:ounce 60:per 30:please+. 370:price 30:price+for 30:price+now 1160:pyth 80:pyth+feed 300:read 30:read+_ 100:report
100:right 30:right+now 100:spot 200:they 100:value 100:vault 60:via 110:what 30:what+do 50:with+the @get_pyth_price_at 840:* 30:,+_
30:,+did 30:,+need 30:,+what 80:,+with 50:.+$ 800:<bitcoinHash> 40:<chain> 340:<coin> 300:<commodity> 20:<fiat> 10:<number>
120:<series> 840:<time> 60:?+$ 30:?+we 50:^+pyth 30:^+the 80:^+what 50:_+$ 100:_+, 80:_+? 30:_+_ 30:_+a 30:_+and 30:_+for 30:_+on
30:_+please 30:_+price 30:_+say 30:_+what 10:advis 100:against 30:and+_ 150:at+_ 20:bitcoin 10:book 10:bought 100:case 10:client
10:clos 500:confidence 10:cost 30:did+_ 50:did+the 200:dispute 20:dollar 120:eth 600:feed 150:feed+_ 10:figure 50:for+_ 300:gold
30:have+a 10:how 100:interval 100:liquidation 10:minute 10:much 100:need 10:noon 30:of+_ 60:on+_ 10:one 300:oracle 30:please+.
210:price 30:price+, 30:price+and 100:print 30:print+on 400:publish 700:pyth 130:pyth+feed 200:say 100:settle 10:tax 30:the+_
100:too 30:too+$ 10:usd 10:utc 10:very 10:want 520:what 80:what+did 30:what+it 30:what+price 30:with+it @get_raises 2000:* 30:,+_
50:,+and 30:,+how 80:,+who 80:,+with 180:.+$ 30:.+. 30:.+_ 30:.+which 400:<coin> 700:<count> 400:<name> 400:<number> 100:?+$ 80:?+_
30:?+give 30:?+show 30:?+the 50:^+_ 30:^+give 30:^+i 50:^+latest 50:^+recent 30:^+we 30:^+where 130:^+which 130:^+who 30:_+$ 30:_+_
30:_+fund 30:_+recent 200:_+round 30:a+_ 30:a+list 100:airdrop 100:am 200:amount 30:and+the 130:and+who 100:announc 200:clos
1600:crypto 30:crypto+$ 100:day 30:day+. 100:desk 30:do+. 100:farm 700:fund 150:fund+round 200:give 50:give+me 500:got 100:how
30:how+much 30:i+am 100:if 230:in+crypto 100:invest 800:investor 100:journalist 700:late 50:late+, 80:late+? 30:late+in 200:latest
800:lead 180:lead+investor 700:led 100:like 200:list 30:list+of 100:lol 30:lol+$ 100:make 30:make+me 50:me+the 800:money 50:money+in
300:most 80:most+recent 100:much 100:nam 100:news 30:of+crypto 30:of+the 100:project 700:rais 800:recent 30:recent+, 50:recent+?
1800:round 130:round+in 100:should 100:show 30:show+_ 100:sise 500:startup 100:the+_ 30:the+amount 30:the+most 100:their 300:them
50:them+$ 30:them+? 100:these 30:these+day 600:vc 300:venture 100:where 600:which 100:which+crypto 1300:who 180:who+led 100:will
30:will+do 50:with+the 30:with+their 30:you+have @get_recent_trades 1430:* 100:,+_ 30:,+please 30:,+with 30:,+would 100:.+$
1430:<coin> 800:<count> 1430:<exchange> 1020:<fiat> 200:<number> 1420:<pair> 10:<series> 30:?+look 60:^+_ 30:^+are 80:^+last
30:^+send 50:^+show 80:^+tape 30:^+the 80:_+$ 180:_+, 50:_+. 30:_+? 100:_+_ 100:_+at 30:_+fill 10:_+last 80:_+on 80:_+perp
100:_+print 100:_+trad 100:about 100:at+_ 30:at+the 110:bybit 300:coinbase 10:eth 100:fill 80:for+_ 80:in+_ 30:in+the 200:just
620:kraken 320:last 50:last+trad 100:list 100:look 30:look+at 50:me+the 30:me+what 30:of+the 400:okx 160:on+_ 10:one 100:ord
310:perp 30:perp+$ 50:perp+on 100:place 30:please+$ 20:price 600:print 50:print+$ 100:re 100:sal 100:send 30:send+me 200:show
50:show+me 200:side 50:side+$ 200:tak 50:tak+side 100:taker 400:tape 130:the+_ 100:there 100:time 710:trad 50:trad+_ 80:trad+in
100:treasury 10:usdt 100:what 30:would+you @get_recently_updated_tokens 1110:* 30:,+_ 30:,+any 30:,+give 30:,+on 50:.+$ 30:.+which
910:<chain> 500:<coin> 200:<count> 210:<namesake> 300:<number> 80:?+$ 50:?+_ 30:?+any 30:^+_ 30:^+any 30:^+on 30:^+our 30:^+somebody
30:^+token 100:^+which 30:_+. 30:_+? 30:_+i 30:_+of 30:_+to 150:_+token 30:_+with 300:any 30:any+_ 50:any+chain 200:base 200:chain
30:chain+$ 30:chain+, 700:chang 150:chang+their 500:description 300:edit 100:enough 30:enough+. 100:fresh 800:geckoterminal 100:give
30:give+me 30:i+enough 300:info 200:just 100:keep 100:late 30:late+$ 100:like 600:link 100:list 600:logo 30:me+the 500:most
130:most+recent 100:new 10:newest 200:now 30:now+, 30:of+them 30:of+token 100:on+_ 150:on+geckoterminal 100:one 100:page 100:project
30:project+have 600:recent 30:recent+, 100:recent+? 100:should 100:show 710:solana 100:some 100:somebody 200:swapp 30:the+_
900:their 100:them 30:them+$ 1110:token 30:token+have 80:token+on 50:token+that 100:w 700:which 80:which+_ 30:which+one
30:which+token @get_rugcheck_new 1460:* 150:,+_ 50:,+and 30:,+who 1360:<chain> 1200:<coin> 100:<count> 260:<namesake> 700:<number>
50:?+$ 30:^+_ 30:^+anyth 30:^+for 50:^+fresh 120:^+newest 30:^+show 30:^+which 40:_+$ 30:_+, 30:_+? 30:_+_ 30:_+coin 130:_+mint
30:_+of 50:_+pl 30:_+please 130:_+token 50:_+with 50:and+who 100:anyth 200:authority 50:can+still 100:coin 100:creat 100:creator
200:em 50:em+$ 30:for+our 300:freeze 200:fresh 300:freshest 30:it+and 400:just 100:last 200:launch 100:list 100:made 100:may
30:me+the 900:mint 30:mint+more 30:mint+or 100:moment 30:moment+, 100:more 30:more+, 100:most 30:most+recent 460:newest 100:newest+_
100:now 30:now+$ 70:on+_ 30:on+rugcheck 30:or+freeze 100:per 300:pick 200:pl 50:pl+$ 30:please+$ 100:recent 30:recent+,
1300:rugcheck 150:rugcheck+ha 600:seen 100:show 30:show+me 100:sol 1360:solana 300:still 50:still+mint 100:surveillance 30:the+last
200:them 30:them+, 50:them+? 100:they 660:token 40:token+on 100:turn 400:up 50:up+, 100:w 200:which 50:which+_ 300:who 30:who+can
30:who+made 100:whoev 100:within @get_rugcheck_recent 700:* 50:,+_ 30:,+and 30:.+$ 300:<chain> 300:<coin> 300:<count> 300:<number>
50:?+$ 30:^+rugcheck 80:^+what 50:^+which 30:_+_ 30:_+please 80:_+token 30:and+how 30:are+people 100:current 200:day 30:day+$
30:day+, 80:do+people 100:everybody 30:for+_ 100:how 30:how+do 30:i+everybody 400:look 100:look+up 500:most 30:most+at 50:most+on
100:often 100:on+rugcheck 400:people 30:please+$ 100:proxy 100:read 30:read+the 200:report 700:rugcheck 50:rugcheck+, 200:score
300:solana 80:the+most 100:their 200:these 50:these+day 100:those 500:token 50:token+$ 30:token+are 400:up 30:up+on 50:up+the
200:view 300:what 30:what+i 30:what+token 200:which 50:which+_ 30:with+their @get_rugcheck_report 2230:* 10:,+_ 40:,+and 30:,+ha
10:,+how 10:,+i 40:,+mint 10:,+noth 10:,+plu 30:,+the 10:.+$ 10:.+can 50:.+what 700:<chain> 650:<coin> 40:<count> 510:<namesake>
30:<number> 2150:<solanaAddress> 60:<time> 110:?+$ 20:?+? 30:?+_ 10:?+mint 30:^+_ 10:^+biggest 20:^+can 100:^+full 30:^+give
10:^+how 10:^+in 20:^+largest 20:^+rug 140:^+rugcheck 50:^+someone 10:^+the 10:^+who 10:^+whose 280:_+$ 90:_+, 50:_+. 40:_+? 50:_+_
10:_+account 10:_+and 10:_+bag 10:_+be 10:_+can 10:_+i 10:_+in 30:_+incl 10:_+liquidity 30:_+mint 90:_+on 40:_+token 30:_+with
110:about 40:accord 10:accord+to 200:account 10:account+$ 30:account+of 40:against 60:already 20:alt 200:among 30:and+how 10:and+the
10:and+what 10:and+which 10:anybody 10:anyone 30:ape 10:are+the 20:ask 170:authority 30:bag 20:balanc 10:be+mint 100:been 60:biggest
10:biggest+_ 380:bonk 60:bought 10:burn 10:can+_ 10:can+somebody 10:can+still 40:carry 20:chain 10:chain+? 60:check 10:circulat
20:coin 200:complete 20:control 30:creator 10:day 10:doe+it 100:each 40:else 20:essay 20:everyth 10:exact 10:exist 40:fattest
100:fee 30:fee+, 20:few 30:fine 40:flag 60:for+_ 160:freeze 20:friend 10:from+the 30:frozen 700:full 100:give 30:give+me 10:gonna
30:ha+it 10:hi 50:hold 300:holder 50:holder+, 190:how 50:how+much 10:i+_ 50:i+lock 10:i+suspect 20:if 10:if+the 20:in+_ 10:in+our
300:incl 50:incl+. 700:insider 30:into 10:it+? 50:jup 40:just 10:just+the 80:largest 10:legit 320:liquidity 40:liquidity+$ 10:live
560:lock 30:lock+, 30:lock+? 10:look 110:lot 240:lp 10:many 100:market 30:me+_ 30:me+the 430:mint 50:mint+_ 10:mint+i 10:mint+more
10:mint+or 30:more 180:much 40:much+of 10:nah 20:no 10:not 40:noth 10:numb 50:of+_ 30:of+each 10:of+the 270:on+_ 10:onchain 10:one
60:only 10:only+$ 10:or+freeze 10:or+mint 20:own 100:pair 50:pippin 40:plu 100:propos 50:quick 10:read 500:report 80:risk 150:rug
1470:rugcheck 10:rugcheck+, 100:rugcheck+score 160:rugg 30:safe 200:say 30:say+about 450:score 50:score+_ 40:score+for 10:sent
80:share 20:share+of 10:shill 70:short 30:sol 680:solana 20:somebody 210:someone 70:still 10:still+mint 20:straight 10:straight+from
20:supp 20:suspect 20:telegram 10:the+_ 10:the+chain 10:the+fattest 10:the+mint 10:the+token 10:the+whal 30:they 20:thi+_ 10:think
230:token 40:token+_ 20:token+account 300:top 10:total 100:transf 20:usdc 20:user 30:version 20:wa+it 20:wallet 60:whal 10:whal+in
240:what 60:what+doe 40:which 50:who 10:who+are 20:whose 30:with+_ @get_rugcheck_summary 1080:* 20:,+_ 20:,+and 20:,+how 10:,+mint
20:,+noth 20:,+plu 20:.+$ 230:<chain> 430:<coin> 140:<namesake> 10:<number> 1010:<solanaAddress> 10:<time> 60:?+$ 10:?+? 10:?+_
20:^+_ 10:^+can 20:^+how 20:^+in 20:^+rug 110:^+rugcheck 130:_+$ 70:_+, 30:_+? 50:_+_ 20:_+and 10:_+be 20:_+i 20:_+liquidity 30:_+on
20:_+token 10:about 60:accord 20:accord+to 60:against 10:already 20:and+the 20:and+what 20:and+which 10:anybody 10:anyone 30:ape
10:authority 270:bonk 10:bought 10:can+_ 60:carry 10:check 20:doe+it 60:else 60:essay 70:fine 20:fine+$ 60:flag 110:for+_ 30:freeze
20:friend 20:frozen 10:gonna 70:hold 120:how 30:how+much 30:i+lock 30:into 20:it+? 60:jup 60:just 20:just+the 10:legit 180:liquidity
20:liquidity+$ 10:live 240:lock 10:look 60:lp 80:mint 10:mint+_ 10:mint+or 20:more 120:much 20:much+of 10:nah 60:no 10:not 60:noth
20:of+_ 40:on+_ 120:only 20:only+$ 50:pippin 60:plu 120:quick 120:risk 190:rug 730:rugcheck 20:rugcheck+, 150:rugcheck+score 10:rugg
30:safe 780:score 80:score+_ 80:score+for 10:sent 120:share 30:share+of 10:shill 180:short 70:sol 170:solana 10:somebody 20:still
10:think 70:token 20:token+_ 120:version 60:what 20:what+doe 60:which @get_rugcheck_trending 1000:* 30:,+_ 30:,+so 30:.+$
600:<chain> 600:<coin> 200:<count> 400:<number> 300:<time> 30:?+$ 50:?+_ 50:^+_ 30:^+most 30:^+on 50:^+rugcheck 80:^+what 80:_+$
30:_+? 30:_+_ 30:_+i 130:_+token 30:are+_ 30:are+people 200:community 100:degen 100:enough 30:enough+$ 100:got 30:i+enough 30:i+see
30:in+_ 100:may 30:may+i 600:most 30:most+_ 180:on+rugcheck 200:people 100:ppl 1000:rugcheck 100:see 30:see+the 100:so 100:sol
500:solana 100:suffice 30:that+the 30:the+_ 50:the+most 600:today 80:today+$ 30:today+, 50:today+? 700:token 30:token+are
30:token+on 30:token+that 50:token+with 200:up 50:up+on 400:upvot 600:vot 30:vot+on 100:vote 300:what 50:what+are 30:what+token
100:which 30:which+_ 30:with+the @get_rugcheck_verified 1200:* 100:,+_ 30:,+please 80:.+$ 600:<chain> 700:<coin> 300:<count>
100:<namesake> 500:<number> 200:<protocol> 50:?+$ 30:?+a 30:^+for 30:^+our 80:^+rugcheck 30:^+token 80:^+which 30:^+whose 50:_+$
30:_+. 30:_+i 30:_+of 30:_+that 50:_+token 30:a+list 30:a+well 100:diligence 100:due 30:due+diligence 100:enough 30:enough+$
30:for+a 100:freshest 100:get 100:gone 200:got 100:help 30:help+$ 30:i+enough 30:it+to 200:jupit 200:last 300:late 30:late+$
30:late+? 100:limit 300:list 30:list+of 30:list+the 100:maker 100:mark 100:memo 300:most 80:most+recent 200:new 30:of+them
30:of+token 30:on+_ 30:on+rugcheck 100:one 30:one+$ 100:only 30:only+, 100:own 30:please+list 300:project 30:project+have 400:recent
30:recent+? 1200:rugcheck 50:rugcheck+, 30:rugcheck+ha 100:say 600:solana 300:team 30:the+_ 100:their 200:them 30:them+,
100:themselv 100:through 30:to+_ 600:token 30:token+, 30:token+with 300:verification 900:verify 100:well 200:wheth 50:wheth+_
400:which 100:which+_ 100:whose @get_sol_account 1210:* 10:,+_ 10:,+a 10:,+from 50:,+how 10:,+mint 10:,+please 40:,+which 10:,+who
40:.+$ 940:<chain> 800:<coin> 420:<namesake> 1180:<solanaAddress> 80:?+$ 10:?+_ 10:?+my 60:^+_ 10:^+can 10:^+could 10:^+ga 40:^+how
20:^+i 110:^+what 60:_+$ 80:_+, 30:_+. 30:_+? 10:_+_ 40:_+account 30:_+addres 30:_+and 10:_+balance 10:_+doe 10:_+ha 10:_+have
10:_+how 10:_+i 20:_+in 20:_+mint 90:_+on 30:_+own 10:_+please 10:_+sign 10:_+token 30:_+which 10:a+a 320:account 30:account+,
30:account+_ 20:account+i 100:addres 30:addres+_ 30:and+how 10:anybody 30:at+_ 10:authority 10:bag 20:bal 40:balance 10:balance+_
10:balance+of 20:base 100:big 30:big+i 140:bonk 10:burn 200:byt 10:can+somebody 60:chain 20:coin 20:control 10:could+you 10:creator
10:current 300:data 50:data+$ 10:day 10:doe+_ 110:exact 50:exist 20:float 10:for+me 80:freeze 10:friend 10:from+the 20:frozen 20:ga
10:ha+_ 10:have+$ 10:hi 520:how 30:how+big 70:how+many 30:how+much 60:i+_ 30:i+at 50:i+it 10:i+the 30:in+_ 50:it+$ 40:it+? 10:it+up
20:itself 20:jup 80:kind 20:kind+of 10:kind+tell 100:lamport 60:left 10:live 10:lot 300:many 10:many+_ 10:me+how 230:mint 40:mint+_
10:mint+more 10:mint+or 20:more 120:much 30:much+_ 10:my+nephew 20:native 20:nephew 40:node 10:numb 30:of+_ 30:of+it 10:of+our
40:of+the 110:on+_ 40:onchain 10:one 10:or+freeze 10:or+mint 60:ordinary 10:our+_ 580:own 30:own+by 20:own+it 30:own+of 10:pippin
10:please+$ 10:please+. 620:program 10:read 40:report 10:rn 10:sent 20:set 20:sign 10:sign+_ 100:sise 30:sise+and 20:sitt 10:sitt+in
260:sol 790:solana 60:some 20:somebody 10:someone 40:still 10:still+mint 130:supp 10:supp+_ 20:supp+of 20:tell 10:tell+me 100:th
60:the+_ 30:the+account 20:the+chain 10:the+mint 10:they 10:those 50:token 10:token+_ 10:total 20:unit 10:unit+of 20:up 20:usdc
80:wallet 10:wallet+_ 420:what 40:what+i 360:which 90:which+program 30:who 10:who+own 10:you+kind @get_sol_balance 840:* 20:,+please
30:.+$ 540:<chain> 840:<coin> 840:<solanaAddress> 60:?+$ 20:?+my 80:^+_ 20:^+could 20:^+ga 110:^+how 80:_+$ 20:_+, 60:_+?
20:_+balance 30:_+doe 30:_+ha 30:_+have 30:_+i 60:_+in 20:_+please 20:_+sign 20:at+_ 60:bal 120:balance 20:balance+_ 20:balance+of
60:control 20:could+you 30:doe+_ 60:float 20:for+me 60:ga 30:ha+_ 20:have+$ 480:how 30:how+many 90:how+much 20:i+at 80:in+_ 20:it+up
60:kind 20:kind+tell 180:left 120:many 30:many+_ 20:me+how 360:much 90:much+_ 20:my+nephew 60:native 60:nephew 20:of+our 20:our+_
20:please+$ 20:please+. 60:set 60:sign 20:sign+_ 60:sitt 20:sitt+in 780:sol 60:solana 60:tell 20:tell+me 60:up 60:wallet 20:wallet+_
20:you+kind @get_sol_block_time 1600:* 30:,+_ 30:,+at 30:,+if 50:,+the 50:,+what 30:.+$ 1500:<block> 1500:<chain> 1200:<coin>
300:<namesake> 1600:<number> 130:?+$ 30:?+need 100:^+_ 50:^+at 30:^+my 30:^+need 180:^+when 100:_+$ 130:_+, 230:_+_ 50:_+at 30:_+of
80:_+on 150:_+produc 100:ask 30:at+_ 100:at+what 100:attestation 100:block 200:clock 100:date 200:exact 100:exploit 100:file
100:first 30:for+_ 30:for+an 100:got 100:if 30:if+i 30:in+it 30:it+$ 100:land 100:log 300:made 100:may 100:move 200:need 50:need+a
80:of+_ 80:on+_ 700:produc 100:produc+? 100:show 30:show+_ 100:slot 1500:solana 100:stake 50:that+$ 30:the+_ 30:the+block 700:time
30:time+of 150:time+wa 300:timestamp 100:utc 150:wa+_ 50:wa+it 50:wa+that 50:wa+the 200:wall 600:what 80:what+time 700:when
130:when+wa 100:where @get_sol_largest_accounts 980:* 30:,+exact 20:,+i 20:,+mint 30:,+please 10:,+who 30:.+$ 680:<chain> 740:<coin>
160:<count> 520:<namesake> 60:<number> 920:<solanaAddress> 30:?+$ 30:?+mint 20:^+_ 30:^+biggest 50:^+largest 20:^+the 30:^+top
10:^+what 30:^+who 20:^+whose 160:_+$ 40:_+, 40:_+? 50:_+_ 30:_+account 20:_+bag 20:_+in 20:_+mint 80:_+on 30:_+the 40:_+token
30:a+_ 840:account 20:account+$ 100:account+of 100:amount 20:are+the 60:bag 180:biggest 20:biggest+_ 420:bonk 60:chain 20:chain+?
200:concentration 60:control 60:everyth 100:exact 120:fattest 60:few 80:from+a 20:from+the 100:hold 30:hold+the 20:i+_ 20:i+suspect
50:in+_ 10:it+$ 240:largest 540:mint 120:mint+_ 20:mint+i 100:most 30:most+of 300:node 100:of+_ 40:of+the 130:on+_ 80:own 10:own+it
680:solana 360:straight 90:straight+from 100:study 60:suspect 100:test 40:the+_ 20:the+chain 20:the+fattest 30:the+mint 30:the+most
20:the+token 20:the+whal 440:token 20:token+_ 100:token+account 100:top 160:usdc 180:whal 20:whal+in 20:what 10:what+i 100:which
30:which+token 140:who 20:who+are 10:who+own 60:whose @get_sol_network 1500:* 30:,+and 50:,+which 30:.+$ 1500:<chain> 1400:<coin>
100:<name> 100:<namesake> 100:?+$ 30:?+_ 30:?+and 230:^+_ 100:^+how 30:^+i 30:^+what 30:_+, 30:_+_ 30:_+at 80:_+do 30:_+down
180:_+tp 30:_+transaction 100:again 100:along 80:and+how 30:and+what 50:and+which 100:answer 100:are+we 100:block 30:block+height
200:current 30:current+_ 30:do+, 100:down 1200:epoch 50:epoch+$ 400:far 100:height 600:how 100:how+far 80:how+many 130:i+_ 50:i+the
80:in+$ 200:into 50:into+the 100:mainnet 300:many 30:many+transaction 50:many+tx 100:node 100:normal 400:now 50:now+$ 50:now+,
300:per 200:rn 30:rn+? 100:runn 400:second 300:slot 1500:solana 100:too 30:too+$ 900:tp 200:transaction 200:tx 100:version 30:we+are
200:what 400:which @get_sol_priority_fees 1280:* 10:,+_ 30:,+for 30:,+i 50:,+what 30:.+$ 1000:<chain> 500:<coin> 200:<count>
600:<namesake> 40:<protocol> 380:<solanaAddress> 80:?+$ 30:?+the 50:^+_ 10:^+my 10:^+our 30:^+should 70:^+what 20:^+which 90:_+$
30:_+, 20:_+? 30:_+_ 80:_+block 30:_+late 30:_+right 30:_+rn 30:_+these 20:_+transaction 20:a+tx 100:actual 100:add 20:are+people
20:at+least 400:block 50:block+$ 30:block+, 40:bot 80:call 20:call+_ 30:do+i 100:dur 80:estimate 1220:fee 20:for+_ 20:for+a 100:get
30:get+in 300:got 40:heliu 40:high 30:i+mean 30:i+need 40:if 30:in+$ 30:in+, 200:into 50:into+_ 40:jupit 380:land 100:last 100:late
30:late+? 60:least 120:level 20:level+for 100:like 40:low 200:lowest 100:mean 300:min 200:minimum 40:my+tx 100:need 260:now 30:now+,
30:now+? 150:on+_ 100:paid 30:paid+on 60:pay 20:pay+at 60:people 300:prio 980:priority 230:priority+fee 40:quick 100:recent
30:recent+? 160:right 40:right+now 200:rn 80:set 180:should 40:should+i 140:so 200:sol 900:solana 40:soon 100:still 10:the+_
30:the+min 40:them 10:them+$ 100:these 60:they 100:tip 80:to+_ 60:transaction 20:transaction+that 320:tx 40:very 540:what
40:what+are 50:what+the 60:when 160:which 80:writ 20:writ+to 220:write 10:you+have @get_sol_signatures 780:* 20:,+_ 20:,+and
20:,+just 20:,+what 20:,+which 20:.+$ 420:<chain> 420:<coin> 540:<count> 120:<namesake> 780:<solanaAddress> 20:?+$ 20:?+_ 80:^+_
20:^+latest 20:^+list 20:^+please 20:^+pull 20:^+recent 20:^+the 20:^+when 20:^+which 90:_+$ 60:_+, 30:_+_ 20:_+account 30:_+and
20:_+i 20:_+last 20:_+mint 20:_+on 20:_+recent 80:_+signatur 30:_+transaction 20:_+tx 30:_+wallet 60:account 20:account+_
60:activity 20:and+did 30:and+wheth 60:began 60:bonk 20:did+_ 20:did+they 60:each 20:each+of 180:fail 50:for+_ 20:i+want 20:it+_
60:just 60:kind 60:last 60:latest 60:list 20:list+the 120:mint 30:mint+_ 60:morn 60:most 20:most+recent 20:my+_ 20:of+the 20:of+them
30:on+_ 60:one 60:pull 20:pull+the 180:recent 60:see 60:show 20:show+the 60:sig 540:signatur 60:so 20:so+kind 60:sol 420:solana
60:the+_ 20:the+mint 60:them 120:they 20:thi+morn 60:timestamp 20:to+see 420:touch 60:touch+_ 60:transact 180:transaction
20:transaction+that 60:tx 120:wallet 30:wallet+_ 60:want 20:want+to 60:what 120:when 20:when+did 120:wheth 120:which 20:which+one
60:work @get_sol_token_accounts 1360:* 20:,+_ 30:,+i 30:,+the 20:,+which 50:.+$ 400:<chain> 400:<coin> 160:<namesake>
1360:<solanaAddress> 20:?+$ 20:^+_ 40:^+all 30:^+every 50:^+how 20:^+i 40:^+list 30:^+show 30:^+token 20:^+which 110:_+$ 170:_+,
20:_+. 20:_+? 60:_+_ 30:_+account 20:_+and 20:_+ha 20:_+i 30:_+own 20:_+sit 30:_+that 60:_+wallet 50:a+well 820:account 50:account+$
30:account+_ 90:account+of 260:all 100:also 60:amount 20:and+how 30:are+in 100:bag 100:close 60:each 20:each+$ 600:empty 100:every
30:every+_ 60:exact 60:forgot 160:frozen 20:ha+_ 20:have+on 100:holding 240:how 20:how+many 50:how+much 20:i+forgot 20:i+have
20:i+on 30:i+want 70:in+_ 30:in+the 100:includ 200:include 120:inside 20:inside+_ 160:list 60:many 20:many+_ 180:much 30:much+_
20:much+of 20:my+_ 20:my+account 140:of+_ 20:of+each 40:on+_ 20:on+my 460:one 50:one+$ 100:own 30:own+on 100:rent 100:show
30:show+me 60:sit 20:sit+in 60:sol 340:solana 700:spl 130:spl+token 30:that+_ 20:the+token 20:the+wallet 100:them 60:there
20:thi+wallet 940:token 90:token+account 50:token+are 20:token+i 30:token+in 30:token+of 160:too 30:too+$ 280:usdc 360:wallet
20:wallet+$ 60:wallet+_ 100:want 30:want+to 200:well 120:what 20:what+token 120:which 20:which+token 60:yo @get_sol_token_supply
1100:* 20:,+_ 20:,+a 20:,+exact 20:,+from 20:,+how 60:,+mint 30:.+$ 800:<chain> 1100:<coin> 340:<namesake> 980:<solanaAddress>
30:?+$ 20:?+i 20:?+mint 20:?+the 50:^+_ 20:^+current 100:^+how 20:^+onchain 20:^+please 20:^+total 20:^+what 150:_+$ 90:_+, 20:_+.
50:_+? 40:_+_ 20:_+are 20:_+ha 20:_+how 80:_+mint 30:_+on 20:_+token 20:a+a 100:aggregator 20:are+in 60:base 360:bonk 60:burn
120:chain 60:circle 60:circulat 60:coin 60:current 460:exact 400:exist 20:from+the 520:how 90:how+many 40:how+much 20:i+_ 20:i+the
20:it+? 60:itself 60:jup 60:lot 360:many 50:many+_ 20:many+coin 20:many+of 800:mint 160:mint+_ 20:mint+i 160:much 40:much+_ 60:node
100:not 60:now 20:now+$ 220:numb 20:numb+, 20:numb+of 80:of+_ 30:of+that 30:of+the 20:of+those 90:on+_ 180:onchain 100:pl
20:please+, 60:put 60:read 60:report 60:right 20:right+now 60:rn 20:rn+, 100:rpc 800:solana 580:supp 20:supp+$ 30:supp+_ 70:supp+of
20:the+_ 30:the+chain 20:the+mint 60:they 60:those 120:token 20:token+_ 120:total 30:total+supp 60:unit 20:unit+of 220:usdc 60:what
20:what+i @get_sol_transaction 1380:* 40:,+and 30:,+by 20:,+did 20:,+the 20:,+which 20:.+$ 1220:<chain> 1100:<coin> 40:<count>
120:<namesake> 40:<number> 1380:<solanaSignature> 70:?+$ 20:?+? 30:?+_ 30:^+_ 20:^+an 50:^+did 60:^+explain 30:^+my 10:^+please
50:^+what 30:^+which 30:^+whose 30:^+why 150:_+$ 70:_+, 60:_+and 30:_+did 20:_+do 10:_+ha 20:_+i 10:_+of 20:_+on 20:_+or
70:_+transaction 170:_+tx 20:_+what 10:and+_ 30:and+by 20:and+the 30:and+token 50:and+what 30:and+which 60:ask 20:ask+what 60:asset
60:auditor 20:auditor+ask 160:balanc 220:balance 60:burn 50:by+how 100:call 30:call+in 160:chang 160:change 60:claim 20:claim+_
40:classify 40:did+_ 20:did+i 40:did+it 20:did+my 50:did+thi 20:do+$ 40:done 100:each 40:event 360:explain 50:explain+_ 180:fail
60:farm 120:fee 30:fee+did 10:for+me 60:go 20:go+through 60:got 120:happen 200:how 50:how+much 20:i+ok 20:i+pay 30:in+_ 10:in+a
20:in+plain 20:in+that 20:in+thi 60:involv 10:it+a 20:it+burn 120:land 10:me+, 10:me+in 180:mov 200:much 30:much+did 30:my+_ 60:name
40:nft 40:not 10:of+_ 60:ok 30:on+_ 10:or+not 60:party 60:pay 20:pay+_ 60:pl 80:plain 20:plain+word 260:program 40:sale 40:sentence
380:sol 840:solana 60:succe 120:swap 40:taxable 20:that+_ 40:these 10:these+_ 70:thi+_ 160:through 30:through+_ 20:to+my 200:token
320:transaction 60:transaction+_ 80:transf 680:tx 140:tx+_ 10:wa+it 740:what 30:what+_ 20:what+did 30:what+fee 30:what+happen
20:what+thi 260:which 50:which+program 60:who 100:whose 120:why 30:why+did 120:word 30:word+what @get_solana_asset 2100:* 30:,+_
50:,+and 10:,+from 10:,+mint 30:,+the 30:,+which 70:,+who 30:.+could 30:.+which 1770:<chain> 1360:<coin> 100:<collection>
500:<namesake> 100:<protocol> 2070:<solanaAddress> 150:?+$ 130:^+_ 30:^+for 10:^+how 30:^+i 30:^+nft 30:^+someone 170:^+what
80:^+who 30:^+whose 180:_+$ 80:_+, 50:_+. 30:_+? 80:_+_ 30:_+and 10:_+how 10:_+mint 30:_+name 200:_+nft 90:_+on 30:_+own 20:_+what
30:_+which 10:about 10:addres 100:airdropp 50:and+which 150:and+who 200:asset 30:at+present 20:base 300:belong 50:belong+to 70:bonk
100:build 10:burn 20:chain 10:circulat 10:coin 900:collection 30:collection+$ 50:collection+, 30:collection+doe 80:collection+i
100:compress 30:compress+nft 30:could+you 200:creator 110:current 60:decimal 10:description 30:doe+it 80:exact 60:exist 100:find
30:for+our 10:from+the 10:homepage 70:how 20:how+many 30:i+, 40:i+_ 50:i+it 30:i+the 120:i+thi 30:i+wa 70:it+$ 30:it+? 30:it+and
30:it+at 30:it+i 50:it+now 20:itself 10:jup 100:lad 10:lot 100:mad 200:made 100:mak 60:many 10:many+_ 100:marketplace 30:me+on
50:me+thi 200:metadata 100:mint 20:mint+_ 60:n 100:name 30:name+of 1200:nft 30:nft+, 230:nft+_ 10:no 210:now 30:now+$ 30:now+?
20:numb 10:of+_ 30:of+the 100:offer 130:on+_ 40:onchain 30:our+_ 100:out 1160:own 80:own+_ 140:own+it 30:own+of 100:part 30:part+of
100:picture 100:piece 10:pippin 100:present 30:present+? 20:price 10:read 10:right 10:rn 200:sent 50:sent+me 1770:solana
200:somebody 100:someone 150:supp 20:supp+$ 10:supp+_ 10:supp+of 100:th 30:th+_ 50:the+_ 10:the+chain 30:the+collection 30:the+own
10:they 80:thi+_ 10:those 90:token 20:token+i 10:total 20:unit 10:unit+of 20:usdc 100:wallet 30:wallet+$ 10:want 830:what 30:what+_
70:what+i 30:what+it 30:what+nft 30:what+thi 20:what+token 700:which 30:which+_ 130:which+collection 1160:who 50:who+made
220:who+own 30:who+the 100:whose 30:you+find @get_solana_assets_by_owner 1250:* 50:,+_ 20:,+list 10:,+which 20:,+with 30:.+$
20:.+what 20:.+which 890:<chain> 430:<coin> 160:<count> 480:<namesake> 100:<number> 1250:<solanaAddress> 50:?+$ 40:^+_ 40:^+compress
20:^+could 30:^+full 20:^+how 20:^+i 10:^+list 70:^+nft 20:^+show 30:^+what 20:^+which 130:_+$ 60:_+, 10:_+. 50:_+? 30:_+_
20:_+addres 20:_+for 10:_+ha 10:_+i 30:_+item 20:_+list 20:_+nft 20:_+of 90:_+on 50:_+own 10:_+sit 60:_+wallet 20:a+well 40:account
10:account+of 60:addres 20:addres+_ 70:all 100:along 20:amount 20:are+in 160:asset 100:balanc 30:by+_ 60:collect 100:collectibl
60:collector 440:compress 80:compress+nft 20:could+you 50:doe+_ 10:each 20:exact 20:for+the 20:forgot 20:frozen 100:full
160:fungible 10:ha+_ 10:have+on 160:heliu 60:here 20:here+. 70:how 10:how+many 10:how+much 10:i+forgot 10:i+have 20:i+in 10:i+on
70:in+_ 10:in+the 60:incl 60:includ 30:inside 160:inventory 100:item 140:list 20:list+it 20:many 10:many+_ 20:me+_ 50:much 10:much+_
10:my+_ 10:my+account 960:nft 30:nft+, 20:nft+_ 30:nft+doe 50:nft+of 40:nft+own 60:normal 60:of+_ 20:of+the 120:on+_ 10:on+my
200:one 20:one+$ 40:only 10:only+, 440:own 40:own+_ 30:own+by 30:own+on 160:pric 120:show 20:show+me 20:show+the 20:sit 10:sit+in
10:sol 880:solana 70:spl 20:spl+token 20:the+nft 10:the+token 120:them 20:them+? 20:there 310:token 10:token+account 10:token+are
10:token+i 30:token+in 80:too 20:too+$ 60:und 20:und+_ 60:usdc 280:wallet 60:wallet+_ 60:well 210:what 20:what+i 20:what+nft
10:what+token 60:where 150:which 30:which+nft 10:which+token 20:with+pric 10:yo 20:you+show @get_solana_parsed_transactions 1260:*
10:,+and 10:,+did 10:,+the 10:,+which 10:.+$ 1120:<chain> 1060:<coin> 160:<count> 60:<namesake> 160:<number> 1260:<solanaSignature>
60:?+$ 10:?+? 30:?+_ 30:?+and 20:^+_ 10:^+an 30:^+did 90:^+explain 20:^+my 20:^+please 30:^+what 20:^+why 30:^+would 150:_+$ 40:_+,
30:_+? 70:_+and 30:_+did 10:_+do 20:_+ha 10:_+i 30:_+into 20:_+of 10:_+on 10:_+or 30:_+signatur 80:_+transaction 150:_+tx 10:_+what
70:and+_ 30:and+on 10:and+the 30:and+what 40:ask 10:ask+what 40:asset 40:auditor 10:auditor+ask 40:balanc 80:balance 100:bookkeep
40:burn 40:chang 40:change 40:claim 10:claim+_ 160:classify 50:did+_ 10:did+i 10:did+it 10:did+my 30:did+thi 10:do+$ 60:done
60:event 440:explain 50:explain+_ 100:fail 40:farm 80:fee 20:fee+did 20:for+me 40:go 10:go+through 40:got 80:happen 100:heliu
10:i+ok 10:i+pay 20:in+a 30:in+plain 10:in+that 10:in+thi 200:into 40:involv 20:it+a 10:it+burn 60:land 20:me+, 20:me+in 100:mov
20:my+_ 40:name 60:nft 60:not 20:of+_ 40:ok 20:on+_ 30:on+which 20:or+not 40:party 40:pay 10:pay+_ 40:pl 320:plain 80:plain+word
40:program 200:protocol 30:protocol+_ 100:put 60:sale 60:sentence 100:signatur 180:sol 940:solana 40:succe 380:swap 100:t 60:taxable
10:that+_ 160:these 40:these+_ 60:thi+_ 40:through 10:to+my 380:transaction 50:transaction+_ 320:transf 100:two 580:tx 110:tx+_
20:wa+it 740:what 30:what+_ 10:what+did 20:what+fee 20:what+happen 30:what+thi 240:which 50:which+protocol 40:who 80:why 20:why+did
380:word 70:word+what 30:would+you @get_solana_priority_fee_estimate 1020:* 20:,+_ 30:,+please 30:,+what 50:.+$ 400:<chain>
100:<coin> 400:<count> 300:<namesake> 100:<number> 160:<protocol> 1020:<solanaAddress> 30:?+$ 40:^+my 20:^+our 60:^+what 10:^+which
70:_+$ 150:_+, 30:_+. 40:_+? 30:_+fee 30:_+for 30:_+on 100:_+slot 30:_+swap 10:_+transaction 30:_+when 80:a+tx 100:account
30:account+_ 10:are+people 10:at+least 30:at+the 160:bot 120:call 30:call+_ 100:consider 50:do+i 220:estimate 780:fee 10:for+_
80:for+a 30:have+to 360:heliu 160:high 30:i+have 30:i+need 30:i+should 60:if 200:judg 160:jupit 220:land 40:least 380:level
80:level+for 100:look 30:look+at 160:low 100:most 30:most+_ 30:my+_ 20:my+tx 100:need 40:now 80:on+_ 30:on+the 200:only 30:only+.
30:only+the 140:pay 10:pay+at 30:pay+on 40:people 30:please+. 100:prio 720:priority 150:priority+fee 100:program 60:quick 40:right
10:right+now 120:set 220:should 20:should+i 400:slot 160:so 400:solana 60:soon 100:style 100:suggest 100:swap 90:the+_ 30:the+most
60:them 20:them+$ 40:they 100:tier 100:tip 150:to+_ 100:touch 30:touch+_ 140:transaction 10:transaction+that 380:tx 160:very
360:what 10:what+are 30:what+do 140:when 40:which 520:writ 130:writ+to 80:write 20:you+have @get_solana_token_security 1510:* 30:,+_
30:,+and 30:,+can 10:,+i 30:,+if 10:,+mint 20:.+can 590:<chain> 920:<coin> 260:<namesake> 30:<number> 1370:<solanaAddress> 10:<time>
150:?+$ 10:?+? 40:?+_ 30:?+mint 20:?+the 20:?+want 10:^+_ 10:^+biggest 90:^+can 20:^+could 20:^+doe 20:^+i 20:^+largest 20:^+mint
10:^+rug 20:^+the 50:^+who 10:^+whose 140:_+$ 70:_+, 90:_+? 50:_+_ 10:_+account 10:_+bag 10:_+be 40:_+can 20:_+i 10:_+in 30:_+may
20:_+mint 30:_+on 30:_+or 30:_+still 50:_+token 10:about 260:account 10:account+$ 50:account+of 10:already 160:alt 100:alter
30:and+by 170:anybody 320:anyone 30:ape 10:are+the 60:ask 70:authority 80:bag 160:balanc 20:be+mint 60:biggest 10:biggest+_ 490:bonk
10:bought 10:burn 20:can+_ 30:can+somebody 30:can+still 20:chain 10:chain+? 10:check 100:close 70:coin 20:coin+? 20:control
20:could+the 120:creator 60:day 20:day+? 20:everyth 10:exist 40:fattest 200:fee 20:few 30:fine 810:freeze 70:friend 10:from+the
80:frozen 10:gonna 360:goplu 60:hi 60:hold 20:hold+_ 10:how 20:i+_ 20:i+hold 10:i+suspect 160:if 20:if+the 20:in+_ 20:in+our 30:into
20:it+$ 20:it+? 60:jup 100:key 80:largest 10:legit 60:live 10:look 10:lot 10:many 200:may 20:me+, 100:metadata 1040:mint 130:mint+_
10:mint+i 60:mint+more 40:mint+or 250:more 20:more+or 20:my+_ 20:my+token 10:nah 10:not 40:of+_ 20:of+it 10:of+the 120:on+_
30:on+the 60:one 60:opinion 50:or+freeze 60:or+mint 20:own 110:pippin 60:pow 10:quick 100:raise 10:read 80:rug 10:rugcheck 10:rugg
30:safe 10:score 60:sent 20:sent+me 10:shill 10:short 30:sol 580:solana 120:somebody 60:someone 100:spl 430:still 50:still+mint
20:straight 10:straight+from 10:supp 20:suspect 60:telegram 20:the+_ 10:the+chain 10:the+fattest 30:the+mint 10:the+token
10:the+whal 70:they 10:think 300:token 50:token+_ 10:token+account 10:total 200:transf 20:usdc 100:use 60:user 10:version 60:wallet
60:want 60:whal 10:whal+in 100:which 200:who 10:who+are 20:who+can 20:whose @get_spot_balances 600:* 30:,+and 30:.+$ 600:<coin>
600:<evmAddress> 600:<exchange> 100:<name> 600:<protocol> 30:?+how 30:^+_ 30:^+i 80:^+spot 30:^+what 30:_+$ 50:_+, 50:_+? 30:_+_
30:_+and 30:_+bag 30:_+hold 30:_+keep 50:_+on 100:account 30:account+_ 30:and+how 30:and+what 30:at+_ 100:bag 30:by+_ 500:coin
50:coin+_ 100:held 30:held+by 300:hold 30:hold+on 200:how 50:how+much 600:hyperliquid 30:i+lock 30:i+on 30:i+would 100:incl 100:keep
100:know 100:like 30:like+to 100:lock 30:lock+in 200:much 50:much+i 100:not 30:not+the 30:of+_ 100:on+_ 300:order 100:perp 30:perp+$
100:portion 100:reserv 100:sitt 600:spot 130:spot+coin 30:to+know 100:und 30:und+_ 100:up 300:what 30:what+i 100:which 30:would+like
@get_spot_markets 740:* 50:,+all 10:,+if 10:,+on 80:.+$ 100:24h 30:24h+volume 740:<coin> 200:<count> 740:<exchange> 40:<number>
740:<protocol> 100:<step> 10:?+$ 50:^+_ 30:^+list 30:^+please 30:^+spot 10:^+what 30:^+which 10:_+, 50:_+_ 30:_+have 30:_+of
30:_+perpetual 30:_+price 110:_+spot 10:_+the 30:_+volume 30:_+with 200:all 30:all+of 30:and+24h 10:and+ask 40:ask 40:between 40:bid
10:bid+and 200:circulat 50:circulat+supp 30:doe+_ 100:em 30:em+$ 30:for+the 30:have+$ 40:hype 740:hyperliquid 10:i+the 40:if 10:if+i
100:list 30:list+the 100:listing 340:market 10:market+, 40:may 40:midpoint 100:not 60:of+_ 40:on+_ 300:pair 30:pair+doe 30:pair+on
100:perpetual 30:please+. 200:price 50:price+and 740:spot 30:spot+_ 60:spot+market 200:supp 60:the+_ 30:the+spot 200:their
100:turnov 400:volume 50:volume+$ 30:volume+, 100:w 40:what 10:what+i 100:which 30:with+price 30:with+their @get_stablecoin 1000:*
10:,+_ 20:,+all 80:,+and 30:,+how 30:,+in 40:.+$ 30:.+_ 40:.+how 60:<chain> 1000:<coin> 60:<namesake> 540:<number> 160:<step>
240:<time> 130:?+$ 30:?+i 100:^+_ 60:^+how 30:^+on 20:^+the 50:^+what 40:_+$ 80:_+, 50:_+. 30:_+? 30:_+_ 10:_+all 60:_+at 80:_+i
40:_+in 10:_+on 10:_+out 50:_+sit 140:all 40:all+chain 140:amount 30:and+how 30:and+on 30:and+what 60:at+defillama 200:back
100:behind 100:believe 100:blockchain 740:chain 50:chain+$ 50:chain+? 80:chain+doe 60:circulat 240:circulation 60:client
100:collateral 480:defillama 40:develop 10:did+the 100:different 30:doe+_ 50:doe+it 300:each 20:for+_ 10:from+_ 600:how 10:how+did
30:how+i 120:how+much 70:i+_ 30:i+in 60:id 20:id+_ 60:in+circulation 50:in+what 30:it+? 60:llama 460:much 30:much+_ 70:much+of
100:no 30:no+. 380:numb 70:numb+_ 40:of+_ 40:of+it 20:on+_ 10:on+all 80:on+each 100:on+which 40:out 100:over 30:over+the 60:settle
40:since 10:since+_ 100:sise 500:sit 30:sit+in 50:sit+on 100:spread 240:stablecoin 60:supp 20:supp+_ 40:taken 420:teth 10:the+amount
40:there 100:today 30:today+, 40:togeth 10:togeth+? 60:tron 340:usdc 340:usdt 300:what 50:what+back 400:which 100:which+chain
40:worldwide @get_stablecoin_chains 1200:* 30:,+_ 80:,+rank 30:,+where 30:.+$ 100:<chain> 200:<count> 200:<fiat> 100:<namesake>
100:<number> 50:?+$ 30:^+_ 30:^+how 30:^+on 30:^+rank 80:^+stablecoin 30:^+what 100:^+which 30:_+. 30:_+? 30:_+chain 30:_+on
100:altogeth 100:base 200:blockchain 30:by+how 800:chain 50:chain+, 30:chain+by 100:compar 200:dollar 200:float 50:ha+the 200:hold
50:hold+the 200:how 30:how+many 30:how+much 80:it+$ 100:live 100:many 300:money 800:most 30:most+of 130:most+stablecoin 100:much
100:network 30:of+it 30:on+_ 50:on+it 30:on+which 300:per 30:please+$ 500:rank 100:sit 30:sit+on 200:stabl 30:stabl+on
1000:stablecoin 50:stablecoin+float 30:stablecoin+on 130:the+most 300:them 80:them+$ 100:tron 100:what 100:where 30:where+i
500:which 50:which+blockchain 80:which+chain 30:with+_ 30:with+the @get_stablecoin_charts_by_chain 1320:* 80:,+_ 50:,+from 30:,+it
30:,+one 30:.+$ 30:.+_ 1320:<chain> 520:<coin> 100:<count> 520:<namesake> 400:<number> 200:<series> 700:<step> 1300:<time> 50:?+$
80:?+_ 50:^+_ 30:^+ha 100:^+how 80:^+i 80:^+stablecoin 230:_+$ 130:_+, 30:_+. 50:_+? 100:_+_ 30:_+at 30:_+between 30:_+from 30:_+how
30:_+it 50:_+on 30:_+point 30:_+since 30:_+still 30:_+to 30:_+wa 100:about 30:about+_ 100:amount 200:arbitrum 30:at+defillama
700:base 100:begin 100:between 30:between+_ 310:circulat 10:client 100:column 300:defillama 30:did+the 200:ethereum 400:float
80:from+_ 200:grow 200:grown 50:ha+the 520:how 50:how+did 30:how+ha 50:how+much 30:i+_ 200:id 30:id+_ 100:leav 100:liquidity
100:llama 220:much 30:much+_ 100:no 30:no+. 200:numb 50:numb+_ 50:of+stablecoin 280:on+_ 100:one 100:pile 100:point 10:settle
400:since 30:since+_ 30:since+the 100:sitt 30:sitt+on 100:solana 100:stable 910:stablecoin 100:stablecoin+float 30:stablecoin+on
30:stablecoin+supp 100:still 200:summ 100:supp 10:teth 30:the+amount 100:there 100:through 30:through+_ 30:to+the 100:total
30:total+stablecoin 110:tron 300:usdc 100:usdt 100:write @get_stablecoin_charts_global 1260:* 220:,+_ 40:,+all 70:.+$ 50:.+it
260:<coin> 100:<count> 160:<number> 840:<step> 1060:<time> 20:?+$ 50:^+_ 30:^+all 20:^+how 30:^+i 130:^+total 160:_+$ 130:_+, 70:_+.
10:_+? 70:_+_ 20:_+all 20:_+at 40:_+in 20:_+on 20:_+out 30:_+point 30:_+sery 30:a+chart 100:aggregate 560:all 70:all+chain
50:all+stablecoin 60:amount 20:at+defillama 260:chain 30:chain+$ 30:chain+, 100:chart 260:circulation 120:defillama 60:develop
20:did+the 100:dry 100:everyth 100:float 10:for+_ 50:for+a 40:from+_ 100:grow 60:how 20:how+did 40:id 10:id+_ 70:in+circulation
30:in+our 30:in+the 50:it+for 40:llama 100:market 30:market+_ 100:newspap 120:numb 30:numb+_ 20:of+_ 50:of+all 30:of+the 20:on+all
60:out 300:over 80:over+time 100:point 100:sery 30:sery+_ 160:since 20:since+_ 30:since+the 100:slide 200:stabl 920:stablecoin
30:stablecoin+float 130:stablecoin+supp 100:student 740:supp 10:supp+_ 80:supp+of 160:taken 40:teth 30:the+_ 20:the+amount
30:the+whole 60:there 300:time 30:time+$ 360:togeth 80:togeth+, 20:togeth+? 600:total 130:total+stablecoin 160:usdc 60:usdt
100:whole 200:world 260:worldwide @get_stablecoin_dominance 1630:* 50:,+_ 20:,+all 40:,+and 10:,+biggest 50:,+in 10:,+rank 30:,+what
30:,+which 50:.+$ 10:.+which 1150:<chain> 1050:<coin> 260:<count> 100:<fiat> 390:<namesake> 140:<number> 260:<series> 70:?+$ 50:?+_
130:^+_ 10:^+biggest 20:^+how 20:^+market 50:^+on 40:^+stablecoin 10:^+we 40:^+what 20:^+which 80:_+$ 100:_+, 40:_+? 20:_+_
20:_+among 10:_+and 30:_+i 60:_+in 30:_+of 30:_+only 20:_+please 10:_+rows 60:_+v 20:_+which 30:_+will 500:all 20:all+chain
100:all+stablecoin 20:all+the 100:alone 60:among 20:and+how 10:and+the 30:and+what 40:arbitrum 20:are+there 540:base 60:big
60:biggest 10:biggest+first 60:bnb 40:bookkeep 40:came 200:chain 20:chain+$ 10:chain+, 10:chain+i 10:circulat 20:circulation
10:client 30:do+. 40:do+the 100:dollar 240:each 10:each+$ 20:each+, 10:each+? 260:ethereum 40:favourite 40:first 10:first+? 10:for+a
30:ha+on 150:how 20:how+big 10:how+large 20:how+much 10:i+. 70:i+_ 30:in+$ 120:in+percent 40:large 40:largest 40:liv 100:make
260:market 90:much 20:much+of 30:of+_ 110:of+all 20:of+each 70:of+stablecoin 50:of+the 240:on+_ 10:on+my 40:one 100:only 30:only+,
100:other 40:out 520:percent 80:percent+$ 420:percentage 40:polygon 40:question 40:rank 160:rest 60:rn 20:rn+$ 40:rows 10:rows+$
10:settle 800:share 130:share+of 40:shop 60:split 160:stabl 30:stabl+on 1370:stablecoin 30:stablecoin+are 120:stablecoin+on 60:supp
10:supp+$ 10:supp+of 110:teth 40:the+rest 30:the+whole 120:there 20:there+on 210:tron 140:up 30:up+? 480:usdc 520:usdt 220:v 40:v+_
60:versu 240:what 30:what+do 280:which 30:which+_ 10:which+one 100:whole 100:will 30:will+do @get_stablecoin_prices 1620:* 30:,+_
20:,+did 70:.+$ 1620:<coin> 920:<fiat> 60:<number> 700:<step> 1560:<time> 120:?+$ 90:?+_ 20:?+a 30:?+i 20:^+_ 240:^+did 50:^+ha
20:^+how 20:^+i 20:^+my 20:^+someone 140:_+$ 50:_+, 30:_+. 230:_+? 60:_+_ 20:_+against 30:_+and 80:_+at 20:_+clos 30:_+ever
20:_+from 20:_+hold 20:_+of 20:_+on 140:_+or 90:_+pric 20:_+price 20:_+sery 60:a+_ 60:against 20:against+the 60:all 30:and+_ 720:any
110:any+time 170:at+any 60:below 120:between 30:between+_ 100:both 60:check 60:clos 300:coin 160:dai 160:day 260:did+_ 20:did+it
920:dollar 60:each 20:each+_ 120:ever 60:fine 20:fine+$ 20:for+each 20:for+my 30:from+_ 30:from+a 50:from+it 40:from+the 50:ha+_
20:ha+it 20:have+_ 60:heard 60:history 60:hold 60:how 20:how+did 20:i+have 30:i+want 20:in+_ 20:in+the 20:it+. 60:it+_ 120:it+peg
20:it+price 60:keep 60:last 20:last+_ 120:late 20:late+$ 20:late+? 220:lose 120:lost 20:me+it 60:number 20:of+_ 30:of+both
20:of+that 400:off 20:on+any 60:once 60:one 20:one+_ 60:only 20:only+_ 140:or+_ 880:peg 90:peg+at 20:please+. 20:please+the
120:point 400:pric 30:pric+$ 40:pric+of 120:price 20:price+_ 20:price+for 60:requir 60:runway 60:said 60:saving 60:sery 60:settle
120:show 20:show+me 60:since 20:since+_ 380:slip 240:slipp 60:someone 60:stablecoin 60:stay 60:student 860:teth 110:the+_
20:the+last 60:their 60:these 440:time 110:time+_ 60:two 300:usd 720:usdc 300:usdt 100:want 30:want+the 240:wobble @get_stablecoins
1570:* 30:,+_ 10:,+all 90:,+and 40:,+biggest 30:,+largest 20:,+rank 30:.+$ 20:.+which 980:<chain> 390:<coin> 320:<count> 100:<fiat>
540:<namesake> 60:<number> 40:<series> 80:?+$ 100:^+_ 40:^+biggest 10:^+how 30:^+make 10:^+market 40:^+stablecoin 20:^+we 40:^+what
80:^+which 50:_+$ 120:_+, 10:_+? 10:_+_ 10:_+among 40:_+and 20:_+in 20:_+of 10:_+please 20:_+rows 30:_+token 20:_+v 10:_+which
30:a+table 300:all 10:all+chain 50:all+stablecoin 10:all+the 40:among 30:and+how 20:and+the 130:and+what 60:arbitrum 60:are+there
30:at+the 600:back 360:base 40:big 320:biggest 40:biggest+first 40:bnb 60:bookkeep 60:came 200:chain 10:chain+$ 20:chain+,
20:chain+i 10:circulat 160:circulation 10:client 10:coingecko 100:crypto 200:current 20:do+the 100:dollar 360:each 40:each+$
10:each+, 20:each+? 40:ethereum 100:every 100:exist 60:favourite 100:fiat 160:first 30:first+, 20:first+? 20:for+a 180:how
10:how+big 20:how+large 30:how+much 20:i+. 10:i+_ 10:id 10:in+percent 100:kind 30:kind+of 60:large 260:largest 160:liv 100:major
100:make 30:make+me 40:market 30:me+a 140:much 30:much+of 20:of+_ 60:of+all 30:of+each 30:of+every 10:of+stablecoin 220:on+_
20:on+my 60:one 100:optimism 60:out 300:peg 80:percent 80:percentage 60:polygon 300:price 50:price+$ 30:price+, 60:question 60:rank
40:rest 40:rn 10:rn+$ 60:rows 20:rows+$ 10:settle 200:share 40:share+of 60:shop 100:solana 40:split 340:stabl 50:stabl+on
1110:stablecoin 100:stablecoin+are 60:stablecoin+on 120:supp 20:supp+$ 20:supp+of 100:table 20:teth 10:the+rest 30:the+top 100:their
200:them 30:them+$ 30:them+? 280:there 60:there+on 100:token 100:top 30:top+, 210:tron 100:type 60:up 120:usdc 280:usdt 80:v 10:v+_
40:versu 560:what 100:what+back 420:which 20:which+one @get_storage_at 1610:* 30:,+_ 30:,+i 30:.+$ 800:<block> 1610:<chain>
100:<coin> 1610:<evmAddress> 900:<evmHash> 900:<hex> 210:<namesake> 800:<number> 310:<series> 80:?+$ 30:^+a 30:^+look 30:^+raw
200:^+read 30:^+what 250:_+$ 50:_+, 80:_+? 80:_+_ 30:_+a 100:_+at 30:_+for 30:_+in 280:_+of 280:_+on 30:_+what 30:a+of 100:addres
100:at+_ 50:at+the 600:base 10:behind 100:block 200:contract 50:contract+_ 10:current 100:eth 210:ethereum 30:for+me 30:i+want
210:implementation 30:in+_ 30:in+it 100:know 100:latest 100:look 30:look+at 700:mainnet 30:me+_ 250:of+_ 30:of+our 30:of+the
280:on+_ 100:part 30:part+of 100:pl 200:point 210:proxy 100:raw 1000:read 50:read+_ 150:read+storage 30:read+the 110:review 100:see
30:see+the 10:sit 800:slot 200:slot+_ 100:stand 1000:storage 130:storage+_ 130:storage+slot 10:tell 30:the+contract 50:the+proxy
30:to+know 30:to+see 10:u 200:want 50:want+to 200:what 100:where 30:where+the 10:which 100:word @get_sui_token_security 2100:*
30:,+can 30:,+i 30:,+if 30:,+who 1500:<chain> 1100:<coin> 2100:<moveType> 400:<namesake> 180:?+$ 50:?+_ 180:^+_ 30:^+any 150:^+can
50:^+i 50:^+on 80:^+who 150:_+$ 80:_+, 50:_+? 80:_+be 130:_+can 200:_+coin 30:_+mint 50:_+on 30:_+or 30:_+still 30:_+who 100:able
30:able+to 30:and+by 100:any 100:anybody 200:anyone 80:be+mint 1100:blacklist 80:can+_ 80:can+somebody 1000:coin 30:coin+$ 30:coin+?
180:coin+_ 100:control 100:freeze 100:furth 30:i+_ 30:i+the 100:if 30:it+$ 100:made 30:made+the 100:may 30:me+on 1500:mint 30:mint+_
80:mint+more 180:mint+or 400:more 30:more+or 30:of+_ 130:on+_ 180:or+blacklist 50:or+mint 100:out 30:out+? 100:print 200:risk
400:somebody 200:someone 400:still 100:still+mint 1500:sui 100:th 30:th+_ 50:the+_ 50:the+coin 200:they 50:thi+_ 100:type
300:upgrade 500:who 80:who+can 200:whoev 100:whom 30:with+_ @get_supported_currencies 800:* 50:,+_ 30:,+whatev 50:.+$ 100:<chain>
100:<coin> 400:<fiat> 100:<name> 100:<series> 30:?+$ 50:?+i 30:?+show 30:?+what 30:^+can 80:^+in 30:^+what 30:^+which 50:_+, 30:_+?
30:_+_ 30:_+among 30:_+and 30:_+one 50:_+or 100:accept 100:all 100:among 30:among+the 100:btc 30:can+i 80:can+you 300:cod 100:code
200:coin 30:coin+in 300:coingecko 500:currency 100:eth 100:every 300:fiat 100:figur 100:franc 100:full 100:give 100:here 50:i+_
30:in+$ 30:in+? 50:in+_ 50:in+what 30:in+which 30:me+? 100:money 100:need 30:need+the 30:on+the 100:one 30:one+$ 50:or+_
100:possible 300:pric 200:price 30:price+in 100:provide 100:quot 30:quot+in 500:quote 100:set 200:show 30:show+me 100:side 100:swis
30:that+i 30:the+coingecko 100:v 400:what 100:whatev 200:which 30:you+can @get_ticker 840:* 50:,+_ 20:,+best 20:,+in 30:,+with
60:<chain> 840:<coin> 840:<exchange> 620:<fiat> 660:<pair> 180:<series> 300:<time> 60:?+$ 20:?+the 110:^+_ 20:^+best 20:^+bid
30:^+could 30:^+i 20:^+what 60:_+$ 50:_+, 30:_+. 30:_+? 70:_+_ 20:_+at 20:_+bid 20:_+for 70:_+last 20:_+one 40:_+perp 30:_+right
20:_+trad 50:and+ask 30:and+the 560:ask 20:ask+$ 30:ask+for 30:at+_ 240:best 60:best+bid 560:bid 60:bid+and 60:bitcoin 60:book
20:book+$ 100:btcusdt 160:bybit 220:coinbase 30:could+you 120:eth 60:euro 50:for+_ 200:high 20:i+trade 20:i+want 20:in+_ 400:kraken
260:last 200:low 60:mine 160:now 30:now+, 20:now+on 20:of+_ 60:okx 130:on+_ 60:one 20:one+$ 60:over 20:over+on 160:perp 40:perp+on
30:please+tell 60:price 100:range 160:right 40:right+now 60:second 60:sell 60:spread 100:stand 100:tell 30:tell+me 20:the+_
120:there 20:there+? 20:thi+second 60:top 60:trad 20:trad+at 60:trade 120:usd 60:usdt 60:want 20:want+to 60:what 20:what+the
100:where 30:where+_ 30:you+please @get_token_balance 1250:* 80:,+_ 20:,+a 20:,+how 20:,+token 50:.+$ 20:.+how 20:.+i 1230:<chain>
1080:<coin> 70:<collection> 190:<ens> 1060:<evmAddress> 60:<exchange> 270:<namesake> 590:<series> 50:?+$ 40:?+contract 110:^+_
20:^+balance 30:^+doe 90:^+how 20:^+our 200:_+$ 80:_+, 30:_+. 70:_+? 80:_+_ 30:_+are 50:_+balance 20:_+contract 70:_+doe 20:_+got
20:_+ha 20:_+have 50:_+held 50:_+hold 20:_+i 20:_+in 20:_+keep 20:_+of 120:_+on 20:_+own 20:_+still 20:_+that 30:_+token 30:_+wallet
110:any 10:any+_ 10:anyth 30:ape 20:are+on 60:ask 20:at+_ 20:azuki 240:balance 20:balance+_ 30:balance+of 300:base 10:bayc
60:binance 30:bor 50:by+_ 10:check 60:claim 20:claim+_ 10:collection 360:contract 60:contract+_ 20:contract+i 60:custom 80:doe+_
20:doe+the 60:en 140:eth 570:ethereum 120:exact 60:figure 60:got 20:ha+_ 20:have+on 180:held 50:held+by 180:hold 520:how 60:how+many
80:how+much 20:i+_ 20:i+that 10:if 20:in+_ 20:it+, 20:it+. 60:itself 60:keep 60:left 10:list 60:live 350:mainnet 220:many 60:many+_
300:much 20:much+$ 60:much+_ 10:not 60:of+_ 30:of+the 190:on+_ 20:on+it 60:one 20:one+. 60:out 20:out+of 150:own 20:own+on
10:penguin 60:present 10:pudgy 60:queue 60:reconcile 60:report 60:so 60:state 20:state+the 70:still 60:support 30:the+_
20:the+contract 20:the+token 10:them 300:token 60:token+_ 840:usdc 60:usdt 120:wallet 30:wallet+_ 10:want 160:weth 20:would+be
@get_token_counters 1270:* 80:,+_ 80:,+and 20:,+how 30:,+numb 20:.+_ 1040:<chain> 820:<coin> 20:<collection> 1080:<evmAddress>
200:<maybeChain> 370:<namesake> 10:<quoted> 530:<series> 70:?+$ 50:?+_ 40:^+_ 170:^+how 70:^+numb 20:^+on 140:_+$ 150:_+, 70:_+?
130:_+_ 50:_+and 30:_+been 30:_+have 20:_+hold 130:_+on 20:_+that 60:about 20:about+_ 60:actual 160:address 120:aero 130:and+how
30:and+numb 30:and+total 10:ape 520:base 200:been 10:bor 20:collection 10:contract 260:count 60:desk 20:different 30:doe+_ 100:done
60:eth 530:ethereum 100:ever 60:everybody 100:far 60:frog 30:ha+_ 30:ha+it 30:have+on 600:hold 100:hold+_ 40:hold+count 400:holder
50:holder+and 30:holder+of 840:how 210:how+many 50:how+often 20:i+_ 50:in+total 190:mainnet 10:mak 840:many 30:many+holder
10:many+owner 40:many+people 10:milady 10:nft 370:numb 90:numb+of 30:of+_ 80:of+holder 200:often 180:on+_ 20:on+the 100:overall
130:own 30:own+_ 40:owner 170:people 180:pepe 120:ppl 10:project 60:shib 100:so 30:so+far 100:some 60:talk 20:talk+about 60:th
20:that+i 100:tim 300:total 30:total+, 200:transf 300:transfer 300:transferr 360:usdc 30:wa+it 160:wallet 60:who 20:who+own
@get_token_holders 2360:* 120:,+_ 20:,+a 40:,+contract 20:,+i 30:,+the 20:,+who 80:,+with 90:.+$ 2200:<chain> 1740:<coin>
1880:<count> 1760:<evmAddress> 1220:<namesake> 100:<number> 1440:<series> 80:?+$ 30:?+_ 50:?+the 240:^+_ 30:^+how 70:^+i 20:^+top
30:^+what 20:^+which 140:^+who 280:_+$ 220:_+, 20:_+. 50:_+? 270:_+_ 30:_+bag 270:_+holder 370:_+on 30:_+token 30:_+w 120:_+wallet
90:_+with 60:address 130:are+the 20:at+_ 100:bag 360:base 100:biggest 30:biggest+holder 30:by+_ 100:concentrat 360:contract
20:contract+_ 50:contract+i 30:contract+on 100:cut 100:d 30:d+like 30:do+. 60:else 100:eth 1340:ethereum 30:for+_ 280:hold
30:hold+the 1520:holder 290:holder+of 100:holding 100:how 130:i+_ 30:i+d 20:i+hold 40:i+mean 30:i+the 30:it+? 100:like 30:like+the
100:list 400:mainnet 100:math 160:mean 20:mean+_ 120:most 30:most+of 20:my+token 60:name 270:of+_ 30:of+it 20:of+my 220:of+supp
20:of+that 30:of+the 470:on+_ 60:one 20:one+, 300:pepe 60:percent 100:quorum 700:share 180:share+of 60:shib 860:supp 100:supp+$
20:supp+, 170:the+_ 30:the+biggest 30:the+contract 20:the+most 40:the+token 30:the+top 500:their 320:token 30:token+$ 20:token+,
20:token+at 30:token+i 160:top 620:uni 700:usdc 100:w 460:wallet 30:wallet+. 20:wallet+_ 100:whal 100:whale 100:what 30:what+i
60:which 620:who 130:who+are 100:will 30:will+do 100:with+their @get_token_info 890:* 10:,+_ 20:,+and 30:,+category 20:,+i 20:.+doe
20:.+no 20:.+what 800:<chain> 440:<coin> 390:<evmAddress> 60:<name> 240:<namesake> 90:<series> 450:<solanaAddress> 40:?+$ 30:?+_
10:?+how 20:?+it 10:^+_ 10:^+can 20:^+for 10:^+how 20:^+i 50:^+what 30:^+who 100:_+$ 30:_+, 30:_+. 30:_+? 80:_+_ 10:_+mint 80:_+on
30:_+token 10:_+verify 250:about 20:about+_ 60:account 20:account+, 10:actual 60:addres 10:address 20:aero 20:and+a 30:and+trust
20:and+what 10:anybody 10:authority 10:bag 220:base 20:be+? 110:behind 30:behind+_ 20:bonk 60:bsc 10:call 120:category 20:category+,
60:claim 60:coin 60:community 10:count 10:creator 10:day 30:decimal 240:description 50:description+, 10:desk 10:dev 20:do+they
30:doe+it 20:doe+the 10:eth 90:ethereum 10:even 10:everybody 40:for+_ 20:for+our 50:freeze 10:frog 60:grant 30:have+a 60:hold
10:hold+_ 40:holder 10:holder+, 60:homepage 100:how 20:how+many 20:i+_ 20:i+m 20:i+thi 20:i+want 20:it+have 60:itself 40:jup
60:launch 60:link 10:live 60:m 20:m+writ 30:mainnet 100:many 10:many+holder 10:mapp 50:mint 10:mint+_ 20:more 70:need 120:no 40:not
10:numb 20:of+_ 20:of+token 110:on+_ 10:one 10:or+not 20:own 10:paid 10:people 30:pepe 70:pippin 10:position 20:ppl 60:pric 60:price
20:price+$ 60:project 20:project+have 10:q 60:register 120:say 20:say+about 200:score 30:score+for 10:sheet 10:shib 160:site
160:social 470:solana 10:somebody 10:someone 20:still 10:symbol 10:talk 60:telegram 60:tg 20:th 20:the+project 60:themselv 120:they
10:tick 190:token 30:token+_ 10:token+on 200:trust 50:trust+score 340:twitt 30:twitt+of 10:usdc 10:usdt 40:verify 10:verify+?
20:wallet 60:want 400:website 320:what 20:what+do 20:what+doe 50:what+i 60:whatev 10:which 110:who 60:writ 60:x @get_token_lock_info
2000:* 130:,+_ 50:,+and 30:,+i 30:,+show 30:,+when 30:.+$ 1900:<chain> 1100:<coin> 400:<count> 2000:<evmAddress> 100:<maybeChain>
100:<number> 200:<series> 130:?+$ 150:?+_ 30:^+how 280:^+i 30:^+token 130:^+until 100:_+$ 150:_+, 50:_+? 280:_+_ 30:_+and 30:_+are
50:_+i 50:_+liquidity 30:_+list 330:_+lock 100:_+on 30:_+token 100:aero 30:and+how 30:and+token 50:and+when 200:any 30:any+_
100:anywhere 30:are+the 30:at+the 400:base 600:bnb 800:bsc 800:cake 600:chain 100:come 100:date 100:day 30:day+, 100:dev 50:doe+it
30:doe+the 200:end 200:ethereum 30:for+_ 500:goplu 200:how 50:how+much 100:i+_ 30:i+in 30:i+lock 80:i+the 30:i+want 30:in+a
30:in+the 700:liquidity 130:liquidity+of 100:list 30:list+_ 2000:lock 100:lock+$ 100:lock+, 100:lock+? 50:lock+in 500:lp 200:much
30:much+? 30:much+of 100:n 300:of+_ 150:on+_ 100:out 100:own 100:risk 100:say 100:show 30:show+_ 100:smart 200:somewhere 100:start
50:the+_ 30:the+liquidity 30:the+token 100:these 400:token 30:token+_ 50:token+of 100:unlock 30:unlock+$ 1400:until 330:until+when
100:up 100:vest 100:want 1600:when 100:when+? 80:when+doe 80:when+i 100:which 200:whose @get_token_metadata 640:* 20:,+_ 30:,+numb
30:,+what 30:.+$ 20:20 600:<chain> 100:<coin> 20:<collection> 600:<evmAddress> 20:<fiat> 220:<namesake> 10:<quoted> 260:<series>
40:<signature> 20:<ticker> 40:?+$ 10:?+_ 20:?+and 10:^+call 10:^+decimal 40:^+how 30:^+total 20:^+what 40:_+$ 30:_+, 30:_+. 50:_+?
10:_+_ 20:_+have 120:_+on 10:about 100:accord 30:accord+to 10:actual 10:address 20:aero 20:an+nft 20:and+it 10:and+total 10:ape
10:at+_ 190:base 10:behind 100:blockscout 10:bor 10:both 50:call 10:call+_ 100:capitalisation 20:chain 20:collection 20:contract
110:count 260:decimal 10:desk 10:dev 20:different 20:doe+_ 20:erc 60:erc20 10:eth 260:ethereum 10:even 10:everybody 10:file 30:for+_
10:frog 20:have+$ 160:hold 10:hold+_ 30:hold+count 100:holder 30:holder+and 180:how 50:how+many 10:import 10:just 20:liv 160:mainnet
10:mak 180:many 20:many+decimal 10:many+owner 10:mapp 100:market 30:market+capitalisation 10:milady 20:name 10:name+, 10:need 70:nft
120:numb 30:numb+of 40:of+_ 30:of+holder 10:of+the 130:on+_ 30:own 40:owner 10:paid 20:people 30:pepe 10:plain 10:position 20:ppl
20:price 10:project 10:q 10:result 10:return 10:sheet 10:shib 10:somebody 240:supp 30:supp+, 10:supp+of 90:symbol 10:talk 80:th
20:th+_ 10:the+_ 20:tick 140:token 30:token+, 10:token+_ 140:total 40:total+supp 10:trade 10:uni 20:usd 10:usdc 10:usdt 20:view
20:wallet 10:want 200:what 30:what+are 20:what+thi 10:which 10:who 100:whole @get_token_orders 1800:* 100:,+_ 30:,+an 80:,+and
80:.+$ 1500:<chain> 1100:<coin> 400:<evmAddress> 100:<maybeChain> 300:<name> 400:<namesake> 1400:<solanaAddress> 230:?+$ 50:?+_
30:?+it 30:?+the 30:^+dexscreen 230:^+did 150:^+ha 30:^+i 130:_+$ 100:_+, 50:_+. 80:_+? 150:_+_ 30:_+any 30:_+ever 150:_+on
30:_+paid 200:_+pay 30:a+_ 250:a+profile 1400:ad 250:ad+or 200:advertisement 30:and+wa 50:and+when 100:any 100:anybody 200:anyone
200:anyth 100:approv 400:base 500:behind 130:behind+_ 100:bonk 200:bought 100:check 200:community 200:cto 100:date 300:dev 100:dex
1700:dexscreen 330:dexscreen+for 30:did+_ 180:did+the 100:each 100:ever 30:for+_ 80:for+a 200:for+ad 50:for+anyth 80:ha+the 30:i+_
30:i+the 30:it+a 30:it+on 100:mint 30:mint+i 100:not 50:of+_ 30:of+each 30:of+the 200:on+_ 30:on+dexscreen 200:or+a 100:order
800:paid 130:paid+dexscreen 1000:pay 30:pay+at 200:pay+dexscreen 100:payment 400:pippin 1300:profile 150:profile+? 100:project
100:sol 1200:solana 100:state 30:state+the 100:statu 200:takeov 700:team 130:team+behind 50:the+_ 30:the+mint 80:the+pippin
130:the+team 30:the+token 100:token 30:token+_ 100:understand 80:wa+it 100:well 100:what 30:what+i 300:when 50:when+? 30:when+wa
@get_token_pairs 1040:* 20:,+_ 20:,+all 20:,+every 20:,+list 20:,+with 20:.+$ 20:.+what 980:<chain> 680:<coin> 120:<count>
650:<evmAddress> 10:<fiat> 100:<name> 440:<namesake> 170:<number> 30:<pair> 290:<series> 210:<solanaAddress> 10:<step> 20:?+$ 40:?+_
20:?+it 90:^+all 10:^+dexscreen 20:^+find 10:^+for 20:^+i 80:^+where 10:^+which 130:_+$ 60:_+, 30:_+. 50:_+? 110:_+_ 20:_+be
20:_+dex 50:_+i 20:_+of 100:_+on 10:_+token 50:_+trad 10:about 80:aero 420:all 50:all+dex 60:art 300:base 60:best 60:bonk 10:book
10:buy 10:call 20:can+_ 40:can+i 10:client 20:coin 20:community 10:current 30:deepest 10:depth 20:description 10:description+,
270:dex 20:dex+, 40:dex+pair 220:dexscreen 30:dexscreen+pair 10:doe+it 70:enough 20:enough+. 60:eth 290:ethereum 60:every 60:find
70:for+_ 10:for+our 60:gitlawb 20:ha+it 30:i+_ 20:i+enough 20:i+pay 10:i+the 10:i+thi 30:i+trade 20:in+_ 10:income 20:it+$ 20:it+_
40:link 70:liq 300:liquidity 20:liquidity+$ 60:list 20:list+the 10:lp 60:mainnet 10:mcap 10:mint 20:most 20:of+_ 20:of+them 200:on+_
60:once 10:onchain 630:pair 20:pair+doe 50:pair+for 60:pay 20:pay+for 70:pepe 60:per 100:pippin 10:pippin+pool 60:plenty 80:pool
10:pool+on 40:price 40:register 60:show 10:site 120:sol 220:solana 60:swapp 40:tg 10:the+most 60:them 40:they 50:token 10:token+_
300:trad 20:trad+, 50:trad+on 160:trade 40:trade+_ 70:twitt 10:twitt+of 10:usd 10:usdt 60:venu 60:venue 20:volume 60:w 10:want
60:wbtc 60:website 180:weth 110:what 10:what+i 40:whatev 450:where 30:where+_ 50:where+can 20:where+i 20:where+on 40:which
10:which+pool 10:win @get_token_pools 1840:* 160:,+_ 20:,+in 20:,+mint 30:,+not 30:,+on 30:,+rank 20:,+where 20:,+which 100:.+$
1800:<chain> 1610:<coin> 220:<count> 1510:<evmAddress> 10:<fiat> 10:<name> 370:<namesake> 370:<number> 30:<pair> 570:<series>
250:<solanaAddress> 100:<step> 30:?+$ 30:?+_ 30:?+i 20:?+the 50:^+_ 20:^+all 20:^+find 20:^+i 30:^+please 50:^+pool 50:^+rank
20:^+token 110:^+where 70:^+which 150:_+$ 150:_+, 110:_+? 280:_+_ 30:_+be 100:_+by 20:_+can 30:_+have 30:_+i 20:_+in 30:_+it
180:_+on 80:_+pool 30:_+token 10:_+trad 20:_+trade 30:_+volume 20:_+with 530:aero 100:aerodrome 70:all 10:all+dex 20:are+enough
730:base 10:best 100:bnb 10:bonk 60:buy 20:buy+_ 30:by+how 30:by+money 150:by+numb 50:by+volume 100:cake 30:can+_ 40:can+i 100:chain
10:current 30:deepest 60:depth 80:dex 10:dex+pair 10:dexscreen 30:doe+_ 70:enough 20:enough+$ 10:eth 570:ethereum 10:every
100:exchang 30:exchang+, 60:find 100:first 30:first+$ 60:for+_ 20:for+it 10:gitlawb 20:have+the 100:highest 100:how 30:how+many
10:i+_ 30:i+the 20:i+trade 20:i+want 100:identify 20:in+? 20:in+what 30:in+which 20:it+$ 30:it+_ 10:liq 300:liquidity 10:liquidity+$
30:liquidity+pool 10:list 60:lp 110:mainnet 100:many 30:many+transaction 60:mint 20:mint+_ 100:money 220:most 30:most+trad
20:most+volume 100:not 600:numb 150:numb+of 80:of+_ 50:of+trad 100:of+transaction 330:on+_ 10:once 180:pair 30:pair+for 80:pepe
10:per 210:pippin 10:pippin+pool 1530:pool 50:pool+for 50:pool+on 50:pool+with 30:price 400:rank 50:rank+by 50:rank+the 100:saw
100:see 30:see+the 20:sol 260:solana 400:sort 100:sort+by 10:swapp 100:teth 20:the+_ 30:the+highest 40:the+liquidity 30:the+most
80:the+pool 100:they 20:to+buy 30:to+see 100:today 30:today+$ 170:token 40:token+_ 450:trad 30:trad+$ 30:trad+, 30:trad+on 300:trade
80:trade+_ 600:transaction 50:transaction+, 100:uni 10:usd 260:usdt 110:venu 10:venue 360:volume 30:volume+$ 30:volume+, 30:volume+.
10:w 60:want 20:want+to 10:wbtc 10:weth 60:what 510:where 10:where+_ 30:where+can 30:where+doe 40:where+i 20:where+on 440:which
30:which+_ 90:which+pool 10:win 30:with+_ 40:with+the @get_token_price 3040:* 100:,+_ 30:,+any 20:,+in 30:,+show 20:,+what 30:.+$
10:.+what 60:24h 20:24h+volume 1070:<chain> 2570:<coin> 510:<evmAddress> 790:<fiat> 120:<name> 240:<namesake> 300:<number>
60:<protocol> 10:<quoted> 900:<series> 30:<solanaAddress> 10:<step> 310:<time> 200:?+$ 20:?+_ 10:?+i 200:^+_ 10:^+coingecko 20:^+did
10:^+find 20:^+ha 60:^+how 60:^+i 20:^+on 170:^+price 40:^+the 60:^+what 300:_+$ 90:_+, 20:_+. 100:_+? 50:_+_ 50:_+and 20:_+cent
40:_+i 20:_+in 20:_+market 20:_+move 100:_+on 20:_+pl 20:_+please 150:_+price 30:_+right 20:_+still 20:_+token 20:_+up 20:_+worth
160:about 30:about+_ 60:above 20:above+_ 100:acros 10:addres 120:adesso 20:and+_ 20:and+by 20:and+how 20:and+the 20:and+who 100:any
110:arbitrum 20:at+_ 120:base 60:below 20:below+_ 220:bitcoin 10:bittensor 10:book 10:bookkeep 60:bos 260:bought 30:brett 100:broth
300:btc 10:buck 20:by+how 10:call 60:cap 60:cent 60:chain 60:chainlink 10:client 430:coin 30:coin+i 30:coin+that 80:coingecko
10:coingecko+id 40:contract 10:correct 60:cost 20:cost+$ 60:cousin 60:current 20:current+_ 10:degen 10:dex 20:did+_ 100:document
10:doe+coingecko 310:doge 110:dogecoin 300:dollar 70:down 100:each 320:eth 200:ethereum 10:fak 10:fake 60:far 20:find 60:football
40:for+_ 20:for+the 10:go 60:gone 20:ha+_ 60:hi 220:hold 20:hold+, 20:hold+_ 380:how 20:how+far 80:how+much 120:i+_ 30:i+bought
20:i+it 20:i+mean 60:i+the 60:id 10:id+for 20:in+, 100:in+_ 10:income 20:it+price 20:it+worth 170:keep 10:know 160:link 10:liq
10:liquidity 60:mainnet 10:many 60:market 20:market+cap 100:may 10:mcap 60:mean 60:memecoin 60:mov 70:move 310:much 20:much+$
60:much+i 20:my+bos 30:my+broth 30:my+sist 10:need 60:neighbour 10:not 280:now 40:now+$ 30:now+? 130:of+_ 70:of+the 20:of+thi
100:on+_ 20:on+chain 10:onchain 150:one 20:one+_ 20:or+down 70:over 20:over+_ 10:paid 100:pepe 70:pl 20:pl+$ 20:please+$ 10:pool
10:ppl 1620:price 20:price+$ 20:price+? 30:price+_ 30:price+and 20:price+for 40:price+now 190:price+of 60:put 10:px 120:quanto
10:quick 60:reach 120:right 30:right+now 10:run 60:saving 100:say 20:send 100:show 10:since 100:sist 100:so 180:sol 210:solana
60:some 10:somebody 100:sourc 100:source 30:spreadsheet 60:still 10:symbol 160:talk 40:talk+about 10:teth 60:th 40:that+my
110:the+coin 20:the+th 60:the+token 20:the+weath 10:they 20:thi+token 10:tick 10:time 190:today 20:today+? 20:today+and 20:today+in
380:token 30:token+_ 20:token+at 20:trade 60:un 100:uncle 70:und 20:und+_ 280:uni 60:uniswap 80:up 20:up+or 480:usd 10:usdc 10:use
120:vale 70:volume 20:volume+of 20:want 70:wbtc 120:weath 30:weath+in 60:weth 430:what 20:what+_ 20:what+doe 40:what+i 20:which
60:who 20:who+won 10:wire 60:won 20:won+the 280:worth 140:wrapp 60:xrp 60:yet 20:yet+? @get_token_price_by_contract 770:* 40:,+_
30:,+in 20:,+quot 20:,+what 20:,+with 40:.+$ 160:20 620:<chain> 380:<coin> 750:<evmAddress> 710:<fiat> 290:<namesake> 60:<number>
520:<series> 10:<solanaAddress> 160:<ticker> 310:<time> 60:^+_ 70:^+price 20:^+someone 130:_+$ 100:_+, 30:_+. 50:_+_ 30:_+a
100:_+and 20:_+by 20:_+for 20:_+how 60:_+in 30:_+of 80:_+on 20:_+price 20:_+token 20:_+via 30:_+with 30:a+well 90:and+_ 20:and+in
80:base 120:both 20:both+_ 10:bsc 10:cake 60:cap 60:capitalisation 10:chain 60:change 20:change+_ 60:coingecko 20:coingecko+$
120:contract 20:contract+_ 20:contract+on 10:current 10:dex 20:did+it 100:each 30:each+, 160:erc 160:eth 420:ethereum 260:eur
240:euro 20:for+my 160:gbp 70:how 20:how+did 170:in+_ 60:incl 60:includ 60:jpeg 60:link 100:lot 60:market 20:market+cap 20:me+_
10:move 10:much 100:n 50:of+_ 30:of+each 20:of+the 20:of+those 60:offer 120:on+_ 10:onchain 170:one 20:one+of 10:over 10:pool
120:pound 100:present 460:price 40:price+in 50:price+of 10:quick 60:quot 20:quot+in 60:quote 10:say 10:solana 60:someone 60:sterl
50:the+_ 60:those 80:token 20:token+_ 10:trade 100:two 70:uni 100:unit 30:unit+of 190:usd 10:usdc 100:value 30:value+of 60:via
100:well 10:weth 80:what 20:what+one 30:with+_ 20:with+the 10:worth 120:yen @get_token_profiles 810:* 30:,+_ 30:,+give 30:,+only
30:.+$ 610:<chain> 200:<coin> 100:<count> 10:<namesake> 200:<number> 30:?+i 30:^+_ 30:^+newest 30:^+show 50:^+which 50:^+who 100:_+$
30:_+bought 30:_+coin 30:_+token 30:a+profile 30:a+scam 400:base 300:bought 80:bought+a 200:chain 30:chain+, 100:channel
30:channel+$ 100:coin 30:coin+$ 800:dexscreen 50:dexscreen+for 30:for+_ 30:for+a 100:give 30:give+me 100:irrespective 200:just
100:late 30:late+, 30:me+_ 100:most 30:most+recent 100:network 100:new 210:newest 30:of+_ 80:on+_ 30:on+dexscreen 100:only 30:only+_
300:paid 30:paid+dexscreen 300:profil 500:profile 100:project 100:purchas 100:recent 30:recent+? 100:scam 100:show 210:solana
210:token 30:token+, 30:token+on 100:watch 200:which 30:which+token 100:whichev 200:who @get_token_security 1940:* 100:,+_ 10:,+a
10:,+and 10:,+any 10:,+can 10:,+contract 10:,+i 20:,+mint 20:,+on 10:,+what 10:,+who 60:.+$ 10:.+can 10:.+could 10:.+i 10:.+would
40:20 1860:<chain> 830:<coin> 120:<count> 1850:<evmAddress> 50:<fiat> 20:<maybeChain> 410:<namesake> 800:<series> 40:<ticker>
40:<time> 110:?+$ 30:?+? 40:?+_ 20:?+and 30:?+can 20:?+give 10:?+how 30:?+need 20:?+what 20:^+_ 10:^+about 20:^+before 60:^+buy
90:^+can 20:^+could 20:^+doe 20:^+honeypot 10:^+how 60:^+i 10:^+if 10:^+my 10:^+should 20:^+somebody 10:^+thi 10:^+top 10:^+what
10:^+which 10:^+who 160:_+$ 130:_+, 60:_+. 50:_+? 190:_+_ 30:_+a 10:_+and 10:_+at 10:_+be 20:_+can 10:_+contract 20:_+have
10:_+holder 10:_+i 10:_+in 20:_+mint 210:_+on 10:_+or 10:_+take 10:_+the 10:_+wallet 10:_+with 40:a+honeypot 60:able 20:able+to
30:about 10:actual 50:address 40:aero 60:aft 160:again 100:alt 60:alter 20:am 10:am+i 30:and+sell 30:and+what 80:any 100:ape
10:are+the 20:at+_ 20:back 60:balanc 370:base 60:before 20:before+i 40:behind 460:blacklist 20:block 260:bnb 80:bought 320:bsc
460:buy 10:buy+, 10:buy+_ 30:buy+and 40:buy+sell 160:cake 10:can+_ 50:can+i 60:can+the 10:can+you 260:chain 20:charge 20:chat
20:check 10:check+_ 30:coin 10:coin+_ 200:contract 50:contract+_ 10:contract+on 10:could+the 10:count 10:desk 10:do+they 20:doe+_
10:doe+it 10:doe+the 10:dollar 100:each 40:else 40:erc 90:eth 720:ethereum 40:even 10:everybody 20:first 10:first+, 160:flag
60:freeze 10:frog 60:function 40:get 120:give 30:give+me 40:go 20:guy 60:halt 20:have+a 20:he 20:hello 60:hidden 200:hold 10:hold+_
20:hold+the 240:holder 10:holder+of 280:honeypot 30:honeypot+? 70:how 10:how+many 10:how+much 40:i+_ 20:i+be 10:i+bought 10:i+buy
10:i+hold 30:i+it 10:i+mean 50:i+sell 10:i+that 10:i+wa 40:if 10:if+i 20:in+_ 10:in+a 10:in+our 20:includ 20:into 10:into+_
40:investment 100:issu 10:it+? 10:it+_ 20:it+a 20:it+contract 10:it+in 10:it+on 20:know 60:let 130:mainnet 50:many 30:me+? 10:me+an
20:me+the 10:me+to 40:mean 10:mean+_ 60:memo 20:mine 240:mint 20:mint+more 140:more 20:more+, 20:more+or 80:most 20:most+of 20:much
10:my+nephew 10:my+token 40:name 100:need 40:nephew 60:no 10:no+$ 120:not 10:not+, 10:numb 140:of+_ 10:of+it 10:of+my 10:of+supp
10:of+that 290:on+_ 10:on+the 40:once 50:one 10:one+, 20:or+a 50:or+blacklist 20:or+i 20:or+mint 20:or+not 40:out 40:overall 340:own
30:own+of 60:paus 220:pause 10:people 70:pepe 40:percent 10:please+, 10:please+. 60:power 20:ppl 80:print 10:public 40:push
80:reason 60:risk 160:safe 20:safe+to 20:say 40:scam 20:scar 740:sell 20:sell+_ 20:sell+it 110:sell+tax 110:shib 20:should
10:should+i 40:simulate 20:simulation 40:sold 40:some 60:somebody 20:someone 10:source 20:still 40:supp 10:supp+, 60:switch 60:take
10:talk 740:tax 40:tax+$ 20:tax+and 50:tax+of 40:telegram 60:teth 50:th 30:the+_ 10:the+most 50:the+own 30:the+tax 10:the+th
20:the+token 40:they 10:thi+_ 40:to+buy 10:to+get 10:to+know 140:token 10:token+, 10:token+_ 10:token+at 10:token+on 60:told 40:top
160:transfer 60:trap 20:try 80:uni 70:usdc 80:usdt 60:verdict 50:wallet 10:wallet+_ 60:want 10:want+a 10:want+to 260:what
10:what+are 20:what+it 20:what+tax 20:what+the 20:when 10:when+i 40:which 90:who 40:will 10:with+the 10:would+i 20:ye
@get_token_transfers 1640:* 150:,+_ 20:,+any 30:,+token 30:,+who 30:.+$ 1640:<chain> 1040:<coin> 400:<collection> 1020:<count>
1580:<evmAddress> 780:<namesake> 200:<number> 980:<series> 30:?+_ 120:^+_ 30:^+are 90:^+latest 90:^+show 50:^+the 30:^+which 290:_+$
140:_+, 30:_+. 210:_+_ 30:_+collection 70:_+mov 30:_+movement 30:_+nft 170:_+on 30:_+please 30:_+send 70:_+token 160:_+transfer
100:aero 60:any 300:ape 100:arb 100:arbitrum 30:are+_ 100:base 200:bayc 200:bor 200:chang 50:chang+hand 300:collection
80:collection+_ 200:eth 880:ethereum 60:feed 100:flow 200:freshest 200:hand 460:latest 100:link 60:live 160:made 360:mainnet
30:me+the 260:mov 200:movement 100:nft 30:nft+, 180:of+_ 140:of+the 270:on+_ 30:please+$ 100:send 120:shib 360:show 20:show+_
30:show+me 50:show+the 170:the+_ 30:the+collection 30:the+token 160:them 30:them+$ 20:them+, 100:tim 460:token 120:token+_
1080:transfer 230:transfer+of 100:uni 260:usdt 60:wallet 20:wallet+$ 100:wbtc 100:which 100:who 160:whoev @get_tokens_by_address
710:* 20:,+and 20:,+how 30:,+liquidity 30:,+mcap 30:,+supp 20:,+what 10:.+$ 30:.+it 30:.+what 20:20 100:24h 30:24h+volume
640:<chain> 160:<coin> 320:<evmAddress> 20:<fiat> 380:<namesake> 170:<series> 10:<signature> 370:<solanaAddress> 120:<step>
20:<ticker> 40:?+$ 60:^+_ 30:^+a 10:^+decimal 10:^+how 10:^+price 20:^+token 10:^+what 40:_+$ 10:_+, 40:_+. 20:_+? 20:_+_ 10:_+mint
20:_+name 120:_+on 30:_+volume 20:_+what 20:a+client 60:about 20:about+_ 20:and+_ 10:and+total 20:and+what 20:and+with 60:ask
10:at+_ 120:base 10:behind 10:bonk 60:book 10:both 10:burn 70:call 20:call+, 20:chain 10:circulat 60:client 70:coin 20:current
180:decimal 10:dev 10:dex 20:doe+geckoterminal 20:doe+it 20:erc 170:ethereum 10:even 20:exact 10:exist 100:fdv 10:file
60:geckoterminal 120:how 30:how+many 20:i+it 20:i+thi 10:import 20:in+_ 60:income 30:it+on 10:jup 10:just 160:liq 190:liquidity
20:liquidity+$ 20:liquidity+, 20:liquidity+and 100:list 20:liv 10:lot 20:mainnet 110:many 20:many+decimal 10:mapp 180:mcap 30:mcap+,
60:mint 10:mint+_ 10:n 80:name 20:name+, 10:need 100:no 10:now 30:numb 20:of+_ 10:of+the 120:on+_ 30:onchain 10:paid 10:pool
10:position 130:price 10:price+of 10:q 70:read 10:result 10:right 10:rn 60:see 10:sheet 330:solana 10:somebody 320:supp 60:supp+,
20:supp+of 90:symbol 10:th 10:the+_ 10:they 20:thi+token 100:think 80:tick 200:token 30:token+_ 20:token+call 150:total
40:total+supp 70:trade 10:uni 20:usd 10:usdt 10:view 60:vol 220:volume 30:volume+, 20:volume+? 10:want 10:weth 220:what 20:what+_
20:what+doe 30:what+i 20:what+thi 10:which 20:with+what @get_transaction 1850:* 30:,+_ 30:,+and 20:,+did 20:,+what 50:.+$ 30:.+_
10:.+what 1630:<chain> 740:<coin> 1850:<evmHash> 1850:<hex> 620:<namesake> 1360:<series> 60:?+$ 30:?+? 150:?+_ 20:?+it 30:^+_ 20:^+a
230:^+did 20:^+explain 10:^+ga 20:^+ha 30:^+i 30:^+nonce 30:^+please 50:^+tx 20:^+who 10:^+why 220:_+$ 60:_+, 20:_+. 20:_+? 120:_+_
30:_+and 20:_+did 30:_+from 120:_+go 10:_+in 90:_+on 20:_+please 20:_+to 30:_+togeth 30:_+tx 20:_+value 20:_+wa 20:a+client
30:and+how 10:and+on 60:and+what 100:archive 60:arriv 60:arrive 100:audit 60:auditor 60:bid 60:burn 20:burn+on 60:but 40:chain
10:chain+$ 60:client 200:complete 120:cost 60:custom 200:data 110:did+_ 20:did+i 90:did+it 30:did+my 20:did+that 50:did+thi 370:eth
1180:ethereum 10:even 60:explain 20:fail 300:fee 50:fee+$ 30:fee+? 100:fetch 40:file 10:file+. 60:flagg 50:found 60:friend 30:from+_
20:ga 10:ga+used 100:give 30:give+me 1030:go 240:go+through 60:hash 30:have+to 60:hi 120:how 30:how+much 10:i+_ 30:i+have 10:i+it
10:idea 20:in+_ 10:in+a 20:in+fee 100:includ 200:input 30:it+. 20:it+_ 10:it+and 30:it+cost 50:it+go 60:land 100:level 50:log
60:look 270:mainnet 20:me+$ 30:me+_ 80:mine 120:much 20:much+$ 20:much+did 20:my+_ 30:my+tx 60:nev 10:no 100:nonce 60:not 20:of+mine
140:on+_ 20:on+the 10:on+which 60:one 20:one+go 60:paid 20:paid+in 60:pay 60:payment 20:receipt 60:revert 120:say 120:send 20:send+_
60:sent 60:shop 60:succe 50:the+fee 960:through 120:through+? 70:thru 30:to+whom 100:togeth 160:transaction 40:transaction+_ 640:tx
80:tx+_ 60:u 20:used 60:value 30:wa+the 380:what 50:what+did 10:what+i 30:what+wa 40:which 10:which+chain 60:who 120:whom 20:why
10:why+did 30:with+it @get_transaction_details 1800:* 10:,+_ 80:,+and 50:,+decod 10:,+did 30:,+how 30:,+i 10:,+plu 10:,+what
30:,+who 50:,+with 50:.+$ 30:.+_ 30:.+what 1610:<chain> 720:<coin> 1800:<evmHash> 1800:<hex> 100:<name> 280:<namesake> 100:<quoted>
1000:<series> 80:?+$ 10:?+? 50:?+_ 10:?+it 70:^+_ 70:^+did 110:^+explain 20:^+ga 30:^+i 30:^+in 20:^+tx 10:^+who 40:^+why 170:_+$
100:_+, 30:_+. 30:_+? 80:_+_ 20:_+and 10:_+did 40:_+go 30:_+make 30:_+nam 110:_+on 10:_+please 60:_+to 30:_+transaction 40:_+tx
10:_+value 10:_+wa 30:_+who 10:a+contract 30:and+did 10:and+fee 40:and+how 30:and+the 20:and+what 200:any 10:arriv 20:arrive
20:auditor 200:base 100:between 20:bid 20:burn 10:burn+on 20:but 10:by+_ 900:call 80:call+, 50:call+in 10:client 300:confirmation
140:contract 30:contract+, 10:contract+? 40:cost 40:create 120:custom 100:d 30:d+like 700:decod 90:did+_ 10:did+i 90:did+it
10:did+my 10:did+that 30:did+thi 140:eth 950:ethereum 10:even 520:explain 50:explain+_ 160:fail 300:failure 140:fee 20:fee+$
10:fee+? 10:fee+paid 20:flagg 30:for+_ 100:form 10:found 20:friend 100:function 60:ga 20:ga+used 330:go 70:go+through 100:got
30:got+$ 30:ha+it 200:happen 10:hash 10:hi 260:how 50:how+many 20:how+much 10:i+_ 30:i+d 30:i+the 10:idea 300:if 30:if+it 60:in+_
10:in+fee 30:in+plain 100:involv 10:it+_ 10:it+cost 10:it+go 100:know 10:land 100:like 30:like+to 10:log 20:look 410:mainnet
100:make 200:many 10:me+$ 30:me+, 30:me+_ 200:method 80:mine 60:much 10:much+$ 10:much+did 10:my+tx 400:nam 30:nam+_ 80:nam+of
100:need 30:need+the 10:nev 10:no 20:not 20:of+mine 50:of+the 150:on+_ 10:on+the 30:on+which 10:one 60:paid 10:paid+in 400:party
20:pay 10:payment 100:plain 30:plain+word 40:plu 100:readable 400:reason 20:receipt 100:recipient 20:revert 30:say 60:send 10:send+_
40:sent 20:shop 120:succe 50:the+call 20:the+fee 290:through 40:through+? 30:thru 100:ticket 30:to+know 50:to+me 10:to+whom
220:transaction 60:transaction+_ 390:tx 60:tx+_ 20:u 60:used 40:value 10:wa+the 100:way 440:what 40:what+did 30:what+happen
30:what+on 10:what+wa 200:which 30:which+contract 30:which+function 340:who 30:who+i 30:who+the 150:whom 160:why 40:why+did
50:with+the 100:word 30:word+what @get_transaction_logs 1080:* 30:,+_ 100:,+decod 30:,+i 70:.+$ 30:.+e 1080:<chain> 220:<coin>
260:<count> 1080:<evmHash> 1080:<hex> 100:<name> 280:<namesake> 500:<series> 30:?+$ 30:?+_ 30:^+_ 30:^+could 60:^+event 20:^+i
30:^+please 40:^+which 30:^+would 60:_+$ 100:_+, 30:_+. 30:_+_ 30:_+and 30:_+in 140:_+on 20:_+pl 20:_+please 80:_+transaction
30:_+tx 30:_+what 30:_+where 30:_+with 360:base 20:by+_ 30:could+you 60:d 20:d+like 60:data 640:decod 100:decode 30:did+it
20:did+the 100:e 30:e+. 160:emit 320:emitt 60:entry 260:eth 240:ethereum 860:event 40:event+of 60:explor 100:form 30:i+. 20:i+d
220:if 90:in+_ 60:like 20:like+the 340:log 70:log+of 220:mainnet 200:nam 30:nam+$ 30:nam+_ 130:of+_ 140:on+_ 100:parameter 60:pl
20:pl+$ 20:please+$ 160:possible 100:pull 30:pull+the 100:return 100:show 20:the+_ 100:their 60:topic 320:transaction
80:transaction+_ 160:tx 40:tx+_ 100:u 100:what 30:what+did 260:where 20:where+the 160:which 40:which+event 30:would+you 40:you+can
@get_transaction_receipt 1520:* 10:,+_ 60:,+and 30:,+decod 10:,+did 30:,+every 20:,+plu 10:,+what 60:.+$ 10:.+_ 1410:<chain>
280:<coin> 40:<count> 1520:<evmHash> 1520:<hex> 520:<namesake> 800:<series> 40:?+$ 10:?+? 60:?+_ 10:?+it 30:?+the 10:^+_ 140:^+did
40:^+event 10:^+explain 60:^+ga 20:^+i 30:^+raw 20:^+tx 10:^+which 10:^+why 150:_+$ 60:_+, 10:_+? 70:_+_ 10:_+and 30:_+deploy
10:_+did 50:_+go 200:_+on 10:_+pl 20:_+please 20:_+transaction 10:_+wa 70:a+contract 20:and+fee 30:and+how 50:and+what 10:arriv
20:arrive 20:auditor 140:base 20:bid 120:burn 10:burn+on 20:but 30:by+_ 100:came 10:client 260:contract 50:contract+, 20:contract+?
140:cost 30:cost+$ 160:create 20:custom 40:d 10:d+like 40:data 160:decod 100:deploy 80:did+_ 10:did+i 70:did+it 10:did+my
10:did+that 10:did+the 20:did+thi 40:emit 80:emitt 100:end 30:end+up 100:enough 30:enough+. 40:entry 190:eth 710:ethereum 340:event
10:event+of 100:every 20:explain 40:explor 20:fail 360:fee 20:fee+$ 10:fee+? 30:fee+and 30:fee+did 20:fee+paid 20:flagg 50:for+_
20:friend 420:ga 80:ga+used 370:go 70:go+through 10:hash 10:hi 120:how 30:how+many 10:how+much 10:i+d 30:i+enough 80:if 10:in+_
10:in+fee 30:it+? 10:it+_ 10:it+cost 10:it+go 10:land 40:like 10:like+the 460:log 30:log+of 20:look 470:mainnet 100:many 10:me+$
40:mine 20:much 10:much+did 10:my+tx 10:nev 100:node 20:not 50:of+_ 30:of+it 10:of+mine 220:on+_ 10:on+the 10:one 100:out 30:out+of
80:paid 10:paid+in 20:pay 10:payment 40:pl 10:pl+$ 10:please+$ 60:plu 40:possible 300:raw 50:raw+log 360:receipt 20:revert 30:say
20:send 10:send+_ 20:shop 200:statu 50:statu+, 20:succe 10:the+_ 20:the+fee 290:through 40:through+? 80:thru 40:topic
100:transaction 30:transaction+_ 490:tx 100:tx+_ 20:u 100:up 320:used 50:used+, 10:wa+the 210:what 20:what+did 30:what+fee
10:what+wa 40:where 10:where+the 40:which 10:which+event 10:whom 20:why 10:why+did 10:you+can @get_treasuries 1500:* 30:,+_ 50:,+and
30:,+the 30:.+$ 400:<count> 100:<fiat> 200:<number> 50:?+$ 30:?+list 30:?+show 100:^+biggest 30:^+i 100:^+which 80:^+whose 30:_+$
30:_+. 30:_+of 30:_+protocol 30:_+with 100:among 80:and+how 30:and+what 30:are+the 100:benchmark 100:between 500:biggest 100:company
100:council 700:dao 30:do+the 200:each 100:exercise 400:fattest 30:for+our 30:for+the 30:have+the 500:how 30:how+do 100:how+much
30:i+it 30:i+need 30:i+the 30:in+_ 100:into 50:it+i 30:it+own 100:largest 100:list 100:lol 30:lol+$ 200:major 100:most
30:most+stablecoin 400:much 30:much+i 80:much+of 100:native 100:need 50:of+each 50:of+it 30:of+them 50:on+the 30:our+treasury
700:own 180:own+token 100:part 30:part+of 900:protocol 30:protocol+, 180:protocol+treasury 100:report 200:richest 100:show
30:show+the 100:sise 30:sise+$ 200:sit 50:sit+on 200:split 500:stabl 200:stablecoin 50:the+_ 30:the+biggest 100:the+fattest
400:their 100:them 30:them+, 800:token 100:token+$ 30:token+, 1500:treasury 100:usd 400:v 100:what 400:which 30:which+protocol
300:whose @get_treasury_by_entity 1260:* 70:,+and 20:,+how 20:,+i 20:,+the 30:,+what 80:.+$ 20:.+. 20:.+_ 240:<chain> 400:<coin>
1260:<holder> 400:<series> 340:<time> 70:?+$ 30:?+i 30:?+what 100:^+_ 100:^+how 30:^+i 20:^+the 50:^+what 30:^+which 40:_+, 50:_+.
50:_+? 10:_+_ 30:_+all 20:_+do 50:_+doe 60:_+hold 20:_+it 20:_+on 20:_+one 40:_+own 30:_+paid 10:_+stack 20:_+the 100:all 30:all+the
70:and+at 30:and+by 30:and+how 60:and+what 30:are+on 100:asset 70:at+what 120:avg 160:balance 40:balance+sheet 240:bitcoin
300:bitmine 100:book 30:book+, 160:btc 30:by+how 300:change 80:change+_ 760:coin 30:coin+, 30:coin+are 80:coin+doe 220:company
780:cost 70:cost+$ 50:cost+, 60:country 70:did+it 30:did+they 20:do+they 70:doe+_ 50:doe+the 360:el 100:entity 100:firm 40:for+it
60:gain 100:government 40:grow 40:ha+_ 440:hold 30:hold+, 40:hold+and 200:holding 620:how 30:how+did 60:how+many 70:how+much 40:i+_
20:i+hold 30:i+it 30:i+mean 100:id 30:id+_ 20:it+. 20:it+have 20:it+in 60:los 240:many 50:many+_ 20:many+coin 100:mean 30:mean+_
200:metaplanet 60:microstrategy 280:much 30:much+_ 30:much+did 20:much+doe 30:much+ha 40:not 60:now 60:old 70:on+it 60:one 20:one+$
20:or+los 10:or+not 260:own 200:paid 60:pap 60:pay 20:pay+for 200:present 60:profit 20:profit+or 360:salvador 160:sheet 40:sheet+,
40:stack 60:stock 400:strategy 20:the+_ 30:the+coin 40:the+company 180:their 160:they 100:treasury 200:v 200:value 700:what
80:what+coin 70:what+cost 40:what+did 20:what+i 100:which 30:which+coin 60:whose 200:worth 30:worth+$ @get_treasury_holding_chart
1360:* 80:,+_ 30:,+how 30:,+with 100:.+$ 30:.+please 1200:<chain> 1360:<coin> 1360:<holder> 100:<protocol> 1260:<series> 100:<step>
1360:<time> 220:^+_ 80:^+chart 50:^+i 200:_+$ 70:_+, 50:_+. 320:_+_ 30:_+balance 30:_+held 30:_+pl 170:_+stack 30:a+chart 100:acros
30:acros+_ 100:balance 100:between 700:bitcoin 100:bitmine 100:bought 560:btc 500:chart 30:chart+_ 80:chart+of 100:company 100:curve
100:day 100:draw 760:el 100:eth 100:glad 100:grew 160:grow 100:held 200:holding 300:how 30:how+_ 30:how+many 30:i+m 30:i+would
200:includ 100:include 100:last 30:last+_ 100:m 100:many 30:many+_ 30:me+_ 100:metaplanet 60:not 100:noth 50:of+_ 30:on+which
20:or+not 300:over 30:over+_ 50:over+the 100:past 30:past+_ 100:path 300:pile 100:pl 30:pl+$ 200:point 200:purchas 760:salvador
100:see 30:see+how 660:stack 100:strategy 30:the+day 30:the+last 30:to+see 100:too 100:which 100:without 30:would+be
@get_treasury_transaction_history 2400:* 150:,+_ 30:,+amount 80:,+biggest 80:,+i 30:,+it 30:,+largest 30:,+most 50:,+newest
80:,+with 200:.+$ 30:.+could 30:.+e 30:.+it 30:.+what 1300:<chain> 1300:<coin> 900:<count> 700:<fiat> 2400:<holder> 200:<number>
1200:<series> 50:?+$ 30:?+i 30:?+it 250:^+_ 30:^+a 30:^+biggest 30:^+every 30:^+i 50:^+please 30:^+that 50:^+the 100:^+what
30:^+when 50:_+$ 100:_+, 50:_+. 250:_+_ 30:_+at 30:_+been 50:_+bought 100:_+buy 30:_+ever 30:_+ha 50:_+it 50:_+list 30:_+pay
150:_+purchas 30:_+recent 30:_+rows 30:_+since 30:_+trad 30:_+transaction 50:_+value 30:a+a 100:again 300:amount 50:and+sell
50:and+the 30:and+would 30:at+_ 30:at+the 100:basi 200:been 400:biggest 30:biggest+_ 50:biggest+first 1000:bitcoin 500:bitmine
500:bought 200:btc 800:buy 100:buy+, 50:buy+and 80:by+_ 100:call 30:call+_ 100:coin 30:coin+, 400:company 700:cost 30:cost+$
30:cost+, 30:could+you 200:dat 100:deal 30:did+_ 30:did+it 100:disclosure 700:dollar 100:e 30:e+. 100:each 300:el 100:entity 100:eth
200:ever 100:every 200:ex 200:expensive 100:fil 100:firm 700:first 100:first+$ 30:first+, 30:first+. 200:follow 30:for+it 100:ha+_
30:have+to 100:hi 30:hi+_ 100:history 30:i+. 30:i+call 50:i+have 30:i+need 30:in+, 50:in+_ 100:individual 80:it+_ 100:know
200:largest 300:late 30:late+$ 50:late+, 100:like 200:list 100:made 50:me+what 300:microstrategy 300:most 30:most+recent 100:need
200:newest 30:newest+first 100:news 50:of+_ 30:of+each 100:oldest 30:on+top 200:order 50:order+by 100:pay 30:pay+for 100:place
30:please+tell 100:provide 1000:purchas 300:recent 30:recent+, 30:recent+? 100:rows 30:rows+$ 100:said 100:sal 300:salvador
600:saylor 300:sell 30:sell+_ 100:shar 100:short 100:show 30:show+me 100:since 200:sise 30:sise+and 300:sold 100:sourc 100:source
30:source+of 100:stack 1200:strategy 100:tell 30:tell+me 100:term 50:the+company 30:the+most 30:the+source 30:the+top 200:their
100:them 100:ticket 100:time 100:too 200:top 50:top+$ 100:trad 200:transaction 100:treasury 200:value 800:what 30:what+_ 50:what+did
80:what+ha 50:what+it 100:when 50:with+the 30:would+like 30:you+show @get_trending 2100:* 30:.+. 30:.+could 30:.+i 200:<time>
100:?+$ 30:^+coin 30:^+i 50:^+trend 400:^+what 30:_+$ 30:_+? 100:asset 30:at+present 80:at+the 100:atm 30:atm+$ 900:coin 30:coin+$
50:coin+are 80:coin+i 1600:coingecko 80:coingecko+$ 30:coingecko+, 50:coingecko+_ 30:could+you 100:crowd 100:crypto 30:do+people
600:everybody 400:everyone 80:for+on 30:for+the 300:googl 100:here 30:here+. 100:i+everybody 30:i+m 30:i+mean 30:i+the 30:in+crypto
100:lol 30:lol+$ 500:look 30:look+for 100:look+up 100:m 30:me+which 100:mean 300:moment 30:moment+$ 50:moment+? 100:monitor 100:morn
30:morn+$ 500:most 30:most+at 80:most+on 100:new 200:now 50:now+$ 380:on+coingecko 300:people 30:please+tell 100:ppl 100:present
30:present+? 100:pump 100:right 30:right+now 100:rn 30:rn+$ 900:search 130:search+for 100:search+on 100:stuff 100:tell 30:tell+me
80:the+moment 50:the+most 30:thi+morn 400:today 80:today+$ 600:trend 30:trend+on 400:up 50:up+on 1600:what 30:what+are 100:what+coin
30:what+do 130:what+i 300:which 50:which+coin 30:you+please @get_trending_pools 2500:* 130:,+_ 30:,+every 30:,+i 30:.+$ 30:.+i
1900:<chain> 300:<coin> 300:<count> 100:<maybeChain> 600:<namesake> 400:<number> 1900:<time> 150:?+$ 30:?+? 30:?+_ 50:^+_ 30:^+any
30:^+dex 50:^+hottest 50:^+pool 100:^+trend 180:^+what 80:^+which 300:_+$ 180:_+, 150:_+? 350:_+_ 30:_+dex 30:_+only 50:_+pool
100:accord 30:accord+to 100:all 30:all+chain 100:any 30:any+chain 30:are+people 30:are+the 1200:base 100:been 400:chain 50:chain+$
30:chain+i 100:cook 100:crowd 100:day 30:day+, 100:degen 500:dex 30:dex+on 50:dex+pool 100:every 30:every+chain 100:fine 100:first
100:geckoterminal 100:go 400:hot 400:hottest 100:hour 30:hour+$ 30:i+fine 30:i+want 100:into 30:into+_ 100:irrespective
100:liquidity 30:liquidity+pool 100:ll 100:minute 200:now 30:now+on 100:nut 30:of+the 430:on+_ 100:only 30:only+$ 100:over
30:over+on 100:people 2200:pool 50:pool+$ 50:pool+, 50:pool+_ 80:pool+are 130:pool+on 30:pool+that 200:pump 100:right 30:right+now
100:run 100:runn 200:sol 700:solana 100:talk 30:that+are 30:the+day 30:the+first 1100:trend 130:trend+on 130:trend+pool 100:up
30:up+the 100:want 700:what 400:which 80:which+pool 100:write @get_wallet_active_chains 1840:* 280:,+_ 180:,+and 30:,+i 50:,+on
30:,+or 10:,+when 50:.+$ 1640:<chain> 1100:<coin> 200:<ens> 1640:<evmAddress> 740:<namesake> 1140:<series> 180:?+$ 30:^+_ 80:^+ha
180:^+on 30:^+since 30:^+we 50:^+when 30:^+which 30:_+$ 390:_+, 80:_+? 250:_+and 50:_+been 200:_+ever 100:_+ha 30:_+in 30:_+make
10:_+on 130:_+or 50:_+wa 30:_+where 900:active 100:alone 200:and+_ 130:and+last 50:and+on 30:and+what 150:and+when 100:anyth
400:arbitrum 30:are+the 100:aunt 1600:base 500:been 100:bsc 200:chain 50:chain+i 100:check 100:dat 100:date 100:desk 30:did+_
100:done 600:each 80:each+$ 30:each+. 50:each+? 100:eith 1140:ethereum 1040:ever 80:ever+been 1340:first 30:first+. 130:first+and
30:for+the 100:found 100:gnosi 100:guy 200:ha+_ 80:i+_ 30:i+would 30:in+the 10:it+$ 1000:last 100:learn 100:like 30:like+to
100:linea 100:mainnet 100:make 30:me+, 160:of+_ 30:of+it 30:of+our 190:on+_ 130:on+each 200:on+which 100:optimism 100:or+_ 100:out
30:out+of 100:pap 1000:polygon 200:seen 100:since 30:since+when 50:the+first 30:the+wallet 100:these 30:thi+wallet 300:time
30:time+$ 200:touch 50:touch+_ 240:transaction 50:transaction+on 500:tx 80:tx+on 400:used 30:used+, 50:wa+_ 40:wa+it 50:wa+the
200:wallet 30:wallet+_ 100:what 30:what+are 840:when 30:when+did 30:when+i 90:when+wa 100:where 200:wheth 30:wheth+_ 900:which
50:which+chain 150:which+of 30:with+_ 30:would+like @get_wallet_activity 1770:* 70:,+_ 20:,+amount 10:,+and 10:,+each 10:,+just
20:,+mint 10:,+newest 10:,+one 10:,+only 10:,+so 10:,+token 20:,+what 10:,+which 10:,+with 20:,+would 110:.+$ 550:<bitcoinAddress>
1140:<chain> 520:<coin> 1070:<count> 220:<ens> 480:<evmAddress> 20:<name> 300:<namesake> 90:<number> 350:<series>
520:<solanaAddress> 30:?+$ 10:?+_ 20:?+the 130:^+_ 10:^+everyth 10:^+give 10:^+i 10:^+in 10:^+latest 30:^+list 10:^+my 30:^+please
10:^+pull 40:^+recent 10:^+the 10:^+tx 80:^+what 10:^+when 10:^+which 190:_+$ 90:_+, 40:_+. 20:_+? 30:_+_ 10:_+account 30:_+addres
30:_+and 60:_+been 10:_+coin 10:_+did 10:_+entry 10:_+i 10:_+last 20:_+late 10:_+mint 10:_+movement 110:_+on 60:_+recent 20:_+rows
10:_+send 10:_+sent 10:_+show 50:_+signatur 10:_+still 10:_+the 80:_+transaction 40:_+tx 20:_+wallet 10:a+list 40:account
10:account+_ 160:activity 130:addres 20:addres+_ 10:addres+i 20:aft 20:alike 10:all 20:also 60:amount 10:and+did 20:and+fee
20:and+out 40:and+token 10:and+what 20:and+wheth 10:anyth 20:at+_ 30:audit 40:bank 270:base 290:been 40:began 120:bitcoin 40:bonk
40:btc 40:came 10:came+in 60:coin 10:coin+, 90:come 10:could+you 20:describe 10:did+_ 10:did+on 10:did+they 10:diligence
60:direction 10:do+. 10:due 120:each 10:each+of 10:each+one 30:entry 40:eth 200:ethereum 80:everyth 120:fail 40:fath 150:fee
20:fee+$ 10:fee+and 10:fee+of 60:feed 20:file 20:first 50:for+_ 10:for+an 40:get 20:give 10:give+me 80:go 40:gone 30:ha+_ 60:happen
40:history 10:history+_ 10:i+_ 10:i+want 40:in+and 40:in+one 20:in+plain 10:in+to 10:incom 20:into 10:into+_ 10:invoic 10:it+?
10:it+_ 40:just 50:kind 40:last 230:late 20:late+$ 30:late+, 40:latest 20:left 250:list 20:list+, 30:list+the 10:made 190:mainnet
10:match 10:me+a 10:me+the 10:me+what 40:min 140:mint 20:mint+_ 60:mix 40:morn 50:most 10:most+recent 100:mov 90:movement 10:must
10:my+_ 40:newest 10:newest+first 40:nft 10:nft+, 110:of+_ 10:of+each 10:of+the 10:of+them 10:of+what 190:on+_ 10:on+it 240:one
10:one+. 30:one+list 50:only 10:only+_ 170:out 10:out+, 10:out+? 20:out+of 10:outgo 10:part 10:payment 40:people 70:plain
20:plain+word 10:please+send 50:polygon 40:pull 10:pull+the 40:read 20:readable 40:receipt 30:receiv 520:recent 10:recent+,
30:recent+? 40:reconstruct 20:request 60:rows 20:run 40:satoshi 40:see 90:send 10:send+me 40:sent 130:show 10:show+me 20:show+the
40:sig 360:signatur 40:small 80:so 10:so+kind 40:sol 280:solana 40:still 20:story 40:swap 20:swapp 10:that+$ 30:that+_ 90:the+_
10:the+min 10:the+mint 10:the+nft 10:the+recent 10:the+wallet 40:them 80:they 10:thi+morn 60:thing 10:through 40:timestamp 10:to+_
30:to+on 10:to+see 20:togeth 180:token 30:token+transfer 10:top 320:touch 40:touch+_ 40:transact 490:transaction 20:transaction+and
20:transaction+of 10:transaction+on 20:transaction+that 120:transfer 250:tx 110:up 30:up+to 10:usdc 10:usdt 100:wallet 30:wallet+_
80:want 10:want+a 10:want+to 490:what 40:what+_ 10:what+came 40:what+ha 120:when 20:when+did 80:wheth 80:which 10:which+one 40:will
10:will+do 10:with+it 10:with+the 70:word 10:word+, 10:word+what 40:work 20:would+be 10:you+please @get_wallet_approvals 4080:*
140:,+_ 80:,+and 30:,+any 10:,+spend 10:,+token 30:,+which 50:,+who 30:,+with 110:.+$ 10:.+how 30:.+which 100:1155 100:20 600:721
3960:<chain> 880:<coin> 200:<count> 380:<ens> 3740:<evmAddress> 1720:<namesake> 200:<number> 140:<protocol> 1940:<series>
600:<ticker> 280:?+$ 50:?+_ 90:?+i 10:?+it 10:?+my 30:?+want 60:^+_ 30:^+before 20:^+can 10:^+contract 10:^+did 10:^+ha 70:^+how
30:^+i 50:^+list 50:^+my 130:^+nft 30:^+our 30:^+please 30:^+revoke 250:^+which 130:^+who 440:_+$ 320:_+, 90:_+. 280:_+? 190:_+_
30:_+and 80:_+approval 10:_+be 20:_+can 20:_+from 30:_+got 50:_+ha 10:_+how 10:_+i 10:_+it 40:_+may 10:_+move 30:_+nft 10:_+of
480:_+on 30:_+open 10:_+out 30:_+over 10:_+rout 50:_+rows 70:_+still 10:_+take 10:_+the 30:_+to 30:_+token 50:_+wallet 30:_+who
100:aft 200:against 400:allow 80:allow+to 60:allowance 40:am 20:amount 10:and+how 60:and+i 10:and+if 30:and+which 100:any 100:anyth
100:approv 1400:approval 30:approval+? 30:approval+of 10:at+present 20:auditor 100:base 100:before 30:before+i 20:belong
10:belong+to 600:bnb 700:bsc 50:by+_ 10:can+_ 100:can+spend 30:can+still 20:can+the 100:cap 30:cap+_ 600:chain 100:check 100:clean
100:click 740:contract 10:contract+_ 100:current 100:day 30:day+. 100:de 30:did+_ 30:did+i 200:drain 100:draw 100:e 100:each 100:en
700:erc 100:erc20 300:erc721 120:eth 1860:ethereum 100:every 100:fear 30:for+_ 30:for+me 100:friend 140:from+_ 100:give 340:given
200:got 100:grant 60:ha+_ 100:he 100:held 20:here 10:here+. 120:hi 10:hi+_ 400:how 10:how+many 100:how+much 30:i+_ 10:i+am 30:i+got
10:i+it 10:i+my 30:i+need 10:i+on 10:i+that 50:i+want 60:if 10:it+? 10:it+_ 100:known 20:leave 100:let 200:list 50:list+the 100:lot
300:mainnet 20:many 10:many+_ 980:may 30:may+_ 30:may+the 30:me+, 10:me+? 10:me+_ 100:mov 380:move 10:move+_ 480:much 10:much+?
40:much+_ 40:much+of 70:my+_ 100:my+token 60:my+wallet 200:myself 100:need 30:need+to 900:nft 130:nft+approval 30:nft+of 280:of+_
30:of+every 10:of+it 10:of+my 50:of+those 100:old 740:on+_ 30:on+my 100:one 100:op 320:open 30:open+for 50:open+on 100:opensea
300:operator 260:out 60:out+of 300:outstand 200:over 30:over+on 30:over+the 100:overview 40:own 10:own+_ 180:permit2 30:permit2+_
100:phish 30:phish+$ 400:polygon 40:present 10:present+, 220:pull 100:request 500:revoke 30:revoke+the 220:right 200:rout 50:rout+_
200:rows 50:rows+$ 100:security 200:shady 100:smart 20:so 1360:spend 30:spend+_ 130:spend+token 600:spender 780:still 30:still+open
60:still+take 100:stuff 340:take 100:team 100:th 30:that+_ 30:that+the 90:the+_ 30:the+rout 10:the+spend 30:the+token
30:the+treasury 30:the+wallet 100:them 30:them+? 40:then 100:there 30:there+? 100:thing 100:think 200:those 10:to+_ 40:to+move
30:to+on 30:to+whom 1740:token 100:token+? 10:token+_ 100:token+of 100:too 100:treasury 40:uniswap 300:unlimit 120:up 10:up+to
480:usdc 80:usdt 20:v2 20:vitalik 1140:wallet 190:wallet+_ 30:wallet+for 30:wallet+i 300:want 80:want+to 100:whatev 1320:which
30:which+_ 180:which+contract 30:which+of 900:who 30:who+can 80:who+ha 30:who+i 200:whom 40:ye @get_wallet_balance_history 2100:*
130:,+_ 100:,+a 30:,+how 30:,+i 30:,+please 30:,+the 30:.+$ 30:.+_ 2100:<chain> 1700:<coin> 300:<ens> 1800:<evmAddress> 100:<name>
600:<namesake> 100:<protocol> 1300:<series> 1600:<step> 100:?+$ 200:^+_ 80:^+how 130:^+i 30:^+show 230:_+$ 300:_+, 30:_+? 250:_+_
30:_+at 350:_+balance 30:_+chain 30:_+clos 30:_+did 30:_+for 30:_+have 30:_+held 30:_+how 30:_+of 200:_+on 30:_+the 50:a+a
100:addres 30:addres+_ 100:amount 100:audit 200:back 100:balanc 1500:balance 80:balance+_ 200:balance+of 30:by+_ 300:chain
30:chain+$ 100:chang 200:change 30:change+_ 100:clos 100:curve 100:data 600:day 30:day+$ 50:day+? 30:did+_ 50:did+the 100:down
400:end 1700:eth 800:ethereum 100:explor 200:far 100:file 80:for+_ 30:for+the 300:gnosi 100:gone 50:ha+_ 30:have+on 100:he 100:held
30:held+by 200:history 30:history+of 600:how 50:how+did 30:how+ha 30:how+many 30:how+much 30:how+the 30:i+m 30:i+must 100:i+need
30:it+$ 100:late 30:late+? 100:like 100:line 100:m 400:mainnet 100:many 30:many+_ 30:me+how 100:most 30:most+recent 100:much
30:much+_ 100:must 100:native 400:need 30:need+for 80:need+the 300:of+_ 230:on+_ 200:optimism 30:or+down 30:our+treasury 200:over
30:over+the 100:pl 30:please+. 100:plot 300:recent 100:report 100:sery 300:show 30:show+me 150:the+_ 30:the+most 30:the+recent
30:the+year 100:treasury 100:up 30:up+or 100:vitalik 200:wallet 50:wallet+_ 100:wealth 200:xdai 200:year 30:year+end 30:you+can
@get_wallet_counters 1100:* 50:,+_ 80:,+and 30:,+for 30:,+on 30:,+plu 30:.+$ 1000:<chain> 200:<coin> 1100:<evmAddress> 100:<name>
700:<namesake> 700:<series> 80:?+$ 30:^+for 120:^+how 30:^+i 40:^+numb 50:^+tx 150:_+$ 80:_+, 30:_+? 30:_+_ 10:_+ha 30:_+i 80:_+in
40:_+made 30:_+on 30:a+_ 200:active 100:addres 30:addres+_ 100:all 50:and+how 30:and+it 50:and+token 200:burn 30:by+_ 300:count
30:did+it 100:done 100:eth 600:ethereum 140:ever 100:filt 30:for+a 30:for+the 900:ga 100:ga+used 100:gnosi 120:ha+_ 30:ha+it 560:how
90:how+many 80:how+much 30:i+_ 30:i+it 30:i+on 30:i+would 30:in+all 30:in+it 30:in+total 50:it+burn 100:know 100:life 100:lifetime
100:like 30:like+to 160:made 40:made+on 100:mainnet 360:many 90:many+transaction 300:much 80:much+ga 340:numb 90:numb+of 30:of+token
90:of+transaction 180:on+_ 100:optimism 100:overall 100:plu 40:sent 30:that+i 30:the+addres 200:through 50:through+? 30:to+know
300:token 80:token+transfer 200:total 30:total+, 700:transaction 30:transaction+, 10:transaction+_ 80:transaction+and 500:transfer
300:tx 80:tx+count 600:used 80:used+, 100:wallet 30:would+like @get_wallet_defi_positions 2000:* 30:,+_ 50:,+and 50:,+any 30:.+$
30:.+doe 2000:<chain> 200:<coin> 300:<count> 300:<ens> 1700:<evmAddress> 1400:<namesake> 1200:<series> 130:?+$ 30:?+any 30:?+list
50:^+_ 80:^+defi 80:^+doe 30:^+i 30:^+in 30:^+my 30:^+open 100:^+what 30:^+where 180:_+$ 180:_+, 30:_+. 100:_+? 50:_+_ 30:_+any
30:_+at 130:_+have 30:_+incl 100:_+lend 150:_+on 30:_+position 30:_+w 30:a+client 30:a+wallet 500:any 100:anyth 200:anywhere
200:arbitrum 30:at+present 100:avalanche 100:base 400:borrow 100:claim 100:client 900:defi 130:defi+position 100:deposit 100:divorce
180:doe+_ 30:doe+it 30:doe+the 1200:ethereum 100:farm 100:file 30:for+a 100:found 100:fund 30:ha+_ 100:hasn 30:have+in 80:have+on
100:he 30:i+m 100:in+defi 30:in+the 200:incl 50:incl+. 30:it+have 1000:lend 100:lend+, 300:lent 100:liquidity 100:list 30:list+_
300:loan 900:lp 100:m 300:mainnet 100:n 180:of+_ 450:on+_ 100:open 100:out 30:out+, 100:park 100:polygon 1300:position
150:position+of 100:present 30:present+? 100:protocol 30:protocol+on 100:provide 100:review 1100:reward 130:reward+$ 30:reward+of
1000:stak 100:supp 100:t 100:their 100:there 100:too 1000:unclaim 250:unclaim+reward 100:w 300:wallet 50:wallet+_ 30:wallet+for
400:what 30:what+doe 100:where 100:which 30:with+their 100:worth @get_wallet_history 1100:* 60:,+_ 20:,+each 30:,+mint 10:,+need
10:,+newest 10:,+one 20:,+token 30:,+what 50:,+with 10:,+would 70:.+$ 30:.+could 1100:<chain> 110:<coin> 500:<count> 180:<ens>
920:<evmAddress> 20:<name> 420:<namesake> 160:<number> 370:<series> 40:?+$ 20:?+_ 30:^+_ 10:^+everyth 20:^+give 30:^+in 10:^+last
30:^+my 30:^+please 10:^+recent 10:^+show 40:^+what 10:^+which 80:_+$ 70:_+, 20:_+. 10:_+? 40:_+_ 20:_+and 50:_+been 10:_+bought
10:_+coin 70:_+did 30:_+entry 10:_+ha 10:_+i 60:_+late 80:_+on 30:_+recent 10:_+rows 20:_+send 10:_+sent 10:_+the 20:_+transaction
10:_+tx 10:_+what 10:activity 60:aft 20:alike 40:all 20:also 10:and+at 30:and+the 30:and+token 100:asset 10:at+what 20:audit
420:base 190:been 40:bought 40:buy 10:buy+sell 20:call 40:came 10:came+in 100:client 20:coin 10:coin+, 40:copy 30:could+you
60:describe 10:did+he 70:did+on 10:diligence 10:due 40:dump 60:each 120:entry 80:eth 380:ethereum 100:every 100:everyth 220:fee
20:fee+, 30:fee+? 20:fee+and 40:feed 10:file 10:first 20:function 60:give 20:give+me 40:got 10:got+$ 40:ha+_ 100:hash 80:he 40:him
100:history 30:history+_ 40:in+one 70:in+plain 10:in+to 10:incom 20:into 10:into+_ 10:invoic 10:kind 40:last 290:late 30:late+,
20:late+? 60:left 250:list 20:list+, 10:list+? 10:list+the 50:made 10:made+on 240:mainnet 10:match 20:me+a 120:mint 40:mix
100:morali 60:most 20:most+recent 200:mov 10:must 40:need 30:newest 80:nft 10:nft+, 10:nft+in 100:not 50:of+_ 20:of+what 240:on+_
160:one 30:one+list 30:only 10:only+$ 30:outgo 10:part 10:payment 280:plain 70:plain+word 70:polygon 120:price 20:price+$ 100:read
60:readable 60:receipt 30:receiv 260:recent 20:recent+, 10:recent+? 60:reconstruct 20:request 40:rows 70:run 40:sell 70:send 40:sent
50:show 10:show+the 60:story 180:swap 10:swap+_ 60:swapp 20:that+$ 40:that+_ 40:the+_ 40:the+fee 10:the+nft 10:the+price
20:the+recent 10:the+wallet 110:thing 60:through 10:to+_ 40:to+on 20:togeth 180:token 20:token+transfer 10:top 40:trade
220:transaction 10:transaction+and 10:transaction+of 10:transaction+that 80:transfer 90:tx 160:up 40:up+to 10:usdc 120:wallet
10:wallet+_ 530:what 60:what+_ 10:what+came 10:what+did 30:what+ha 10:what+price 20:which 10:which+function 20:with+it 30:with+the
280:word 30:word+, 20:word+what 10:would+be @get_wallet_net_worth 1340:* 60:,+_ 10:,+all 20:,+in 10:,+please 10:,+what 70:.+$
1000:<chain> 490:<coin> 450:<ens> 890:<evmAddress> 760:<fiat> 580:<namesake> 880:<series> 100:?+$ 20:?+_ 70:^+_ 10:^+all 20:^+how
10:^+in 30:^+my 60:^+net 10:^+the 10:^+thi 30:^+total 70:^+what 50:_+$ 110:_+, 50:_+. 70:_+? 50:_+_ 20:_+all 150:_+and 10:_+bag
40:_+hold 30:_+i 20:_+in 90:_+on 10:_+only 30:_+over 30:_+togeth 30:_+value 30:_+w 10:_+with 40:_+worth 320:acros 50:acros+_
40:addres 10:addres+_ 260:all 10:all+chain 40:am 10:am+i 140:and+_ 40:and+what 260:arbitrum 100:ask 30:ask+what 40:asset 10:at+_
80:bag 10:balance 800:base 100:but 200:chain 20:chain+$ 20:chain+, 140:coin 60:colleague 60:count 10:doe+_ 480:dollar 40:each
210:eth 690:ethereum 40:everyth 60:exclud 100:free 10:ga 60:good 40:here 160:hold 30:hold+and 170:how 10:how+many 40:how+much 70:i+_
10:i+in 30:i+it 10:i+my 40:i+worth 110:in+_ 10:in+total 30:it+worth 10:left 10:lie 20:mainnet 20:many 10:many+_ 10:moment 150:much
20:much+_ 10:much+i 10:much+in 10:my+wallet 280:net 70:net+worth 60:no 120:o 130:of+_ 120:on+_ 100:only 10:only+$ 20:only+_
40:optimism 140:over 30:over+_ 10:over+the 10:pay 120:plu 10:plz 100:polygon 60:rich 20:sitt 80:so 20:so+what 340:spam 100:split
40:take 60:taken 20:the+chain 10:the+treasury 20:the+wallet 260:togeth 20:togeth+, 30:togeth+? 260:token 30:token+$ 10:token+,
220:total 10:total+value 100:treasury 280:usd 40:valu 100:valuation 140:value 40:value+of 120:w 210:wallet 30:wallet+_ 20:wallet+i
10:want 530:what 20:what+_ 10:what+doe 70:what+i 30:what+it 20:what+the 40:whole 880:worth 20:worth+$ 30:worth+in 90:worth+of
20:worth+on @get_wallet_nft_collections 2490:* 90:,+_ 160:,+and 30:,+from 20:,+how 10:,+i 30:,+just 10:,+list 20:,+only 30:,+please
50:,+with 80:.+$ 510:1155 90:721 2470:<chain> 210:<coin> 80:<collection> 450:<count> 360:<ens> 2130:<evmAddress> 1490:<namesake>
310:<number> 1020:<series> 530:<ticker> 150:?+$ 100:^+_ 10:^+doe 30:^+for 50:^+from 30:^+how 30:^+i 10:^+list 50:^+nft 30:^+only
20:^+please 10:^+what 50:^+which 200:_+$ 320:_+, 30:_+. 40:_+? 70:_+_ 50:_+and 30:_+by 130:_+collection 30:_+doe 40:_+ha 50:_+hold
30:_+i 20:_+in 30:_+item 30:_+nft 180:_+on 30:_+over 140:_+own 10:_+pl 10:_+please 30:_+rows 20:about 10:about+the 110:addres
30:addres+_ 230:and+how 50:any 10:any+_ 120:anyth 30:ape 20:arbitrum 30:are+in 10:at+_ 30:at+least 20:azuki 390:base 10:bayc 30:bor
30:by+_ 10:by+one 10:check 2070:collection 30:collection+_ 140:collection+doe 60:collection+i 40:collection+with 10:collector
30:contract 10:contract+_ 300:count 10:d 100:different 160:doe+_ 40:doe+it 20:dont 1000:each 40:each+$ 120:each+? 30:each+one 10:em
670:erc 20:erc721 130:eth 1020:ethereum 10:every 10:follow 30:for+our 70:from+which 100:gnosi 200:got 50:got+$ 200:group 20:ha+_
10:ha+on 300:he 220:held 30:held+_ 30:held+by 10:hi 280:hold 30:hold+at 100:holding 1000:how 250:how+many 30:i+_ 30:i+in 20:if
130:in+_ 70:in+which 10:include 100:individual 60:invest 20:it+own 350:item 50:jpeg 10:junk 110:just 10:kept 60:kind 100:least
10:leav 10:like 100:line 150:list 30:list+the 390:mainnet 1000:many 110:many+of 100:many+piec 60:memo 100:most 1310:nft
240:nft+collection 10:nft+doe 50:nft+of 110:not 70:of+_ 200:of+each 20:of+the 20:of+what 90:of+which 470:on+_ 330:one 30:one+$
10:one+by 10:one+of 210:only 10:only+, 20:only+the 220:optimism 100:over 30:over+on 640:own 20:own+on 20:penguin 200:per 10:pictur
640:piec 110:piec+of 20:pl 10:pl+$ 20:please+, 30:please+list 340:polygon 10:possible 20:pudgy 100:quarter 100:reconciliation
100:rows 30:see 10:sit 40:sitt 10:sitt+in 400:someth 10:still 20:stuff 30:the+_ 30:the+addres 50:the+nft 10:them 10:there
60:valuation 30:wallet 110:want 240:what 10:what+_ 10:what+nft 30:what+the 1240:which 90:which+_ 40:which+collection 130:which+nft
30:with+the @get_wallet_nfts 2430:* 200:,+_ 10:,+and 20:,+i 20:,+list 30:,+on 70:,+one 20:,+only 20:,+which 20:,+with 40:.+$
550:1155 240:721 2410:<chain> 120:<coin> 80:<collection> 740:<count> 790:<ens> 1640:<evmAddress> 20:<name> 1130:<namesake>
440:<number> 770:<series> 410:<ticker> 50:?+$ 10:?+_ 50:^+_ 20:^+do 10:^+doe 20:^+every 10:^+from 20:^+i 60:^+list 70:^+nft
130:^+only 10:^+please 30:^+show 50:^+what 60:^+which 350:_+$ 270:_+, 50:_+? 70:_+_ 10:_+collection 10:_+entry 20:_+ha 20:_+have
20:_+hold 10:_+in 80:_+item 10:_+keep 30:_+nft 20:_+of 280:_+on 40:_+one 60:_+own 20:_+pl 20:_+please 30:_+rows 20:a+wallet 60:about
20:about+the 60:addres 20:addres+i 10:and+how 50:any 10:any+_ 70:anyth 30:ape 80:arbitrum 20:are+in 20:at+_ 20:azuki 810:base
10:bayc 100:belong 30:belong+to 30:bor 40:by+_ 110:by+one 10:check 170:collection 20:collection+doe 10:collection+i
10:collection+with 60:collector 30:contract 10:contract+_ 20:could+you 10:d 60:document 110:doe+_ 60:dont 60:each 10:each+? 60:em
20:em+$ 20:entry 610:erc 60:erc721 80:eth 780:ethereum 180:every 20:flagg 60:follow 10:for+_ 10:from+which 100:gnosi 20:ha+it
20:ha+on 20:have+on 170:held 20:held+_ 30:held+by 60:hi 80:hold 10:hold+on 60:how 20:how+many 20:i+_ 20:i+a 20:i+m 20:if 160:in+_
20:in+there 20:includ 60:include 60:individual 20:inventory 10:invest 20:it+on 370:item 360:jpeg 10:junk 60:just 20:just+the 20:keep
10:kept 20:kind 10:leav 20:let 10:like 290:list 30:list+_ 20:list+the 60:m 360:mainnet 60:many 10:many+of 10:many+piec 20:me+_
10:memo 20:morali 20:most 60:nam 20:nam+and 1130:nft 10:nft+_ 20:nft+collection 70:nft+doe 80:nft+in 20:nft+own 10:not 90:of+_
20:of+each 10:of+the 20:of+them 10:of+what 490:on+_ 500:one 50:one+$ 50:one+, 110:one+by 20:one+of 640:only 20:only+, 130:only+the
90:optimism 20:over 10:over+on 360:own 20:own+by 30:own+on 20:penguin 10:pictur 60:picture 160:piec 10:piec+of 60:pl 20:pl+$
20:please+, 210:polygon 10:possible 20:pudgy 120:rows 30:rows+. 20:say 10:say+_ 90:see 10:see+the 120:show 20:show+me 60:single
10:sit 260:sitt 50:sitt+in 70:someth 20:spam 10:still 60:stuff 90:the+_ 10:the+nft 90:them 10:them+$ 20:them+? 120:there 20:there+$
30:to+_ 10:valuation 70:wallet 20:wallet+i 10:want 300:what 20:what+_ 40:what+nft 380:which 10:which+_ 80:which+nft
@get_wallet_overview 1560:* 10:,+_ 10:,+a 30:,+and 10:,+contract 10:,+i 10:,+or 10:,+token 40:.+$ 20:.+_ 1060:<chain> 580:<coin>
70:<ens> 1470:<evmAddress> 10:<fiat> 10:<name> 610:<namesake> 20:<number> 10:<protocol> 840:<series> 180:?+$ 30:?+_ 40:?+any 10:?+it
10:?+look 10:?+we 40:^+_ 30:^+doe 10:^+got 10:^+ha 20:^+how 50:^+i 10:^+the 20:^+what 100:^+who 40:^+whose 70:_+$ 20:_+, 10:_+.
150:_+? 10:_+_ 20:_+a 50:_+and 50:_+balance 10:_+doe 80:_+explor 10:_+for 10:_+go 10:_+got 10:_+ha 20:_+have 10:_+i 10:_+in
30:_+name 140:_+on 10:_+or 10:_+verify 30:a+contract 10:a+token 10:a+wallet 10:about 70:account 10:account+$ 10:account+i 10:actual
70:addres 20:addres+i 10:am 10:an+_ 50:and+i 30:and+it 170:any 100:anyone 10:anywhere 10:arbitrum 120:ask 30:ask+for 20:audit
10:auditor 190:balance 20:balance+of 150:base 10:been 30:behind 10:black 10:box 100:but 20:carry 10:chain 20:chat 20:check 100:code
10:code+of 10:coin 10:colleague 10:confirm 180:contract 10:contract+, 10:contract+? 10:contract+_ 10:contract+on 10:contract+or
60:creator 10:current 220:deploy 60:deploy+_ 10:deposit 10:diligence 40:doe+_ 30:doe+the 10:dollar 10:dont 10:due 380:en 30:en+name
10:erc20 370:eth 620:ethereum 10:even 10:everybody 10:exchange 300:explor 30:explor+, 10:file 40:for+_ 30:from+the 10:ga 20:go
70:got 20:got+a 10:grandfath 10:ha+_ 30:have+a 20:have+an 20:he 10:held 20:hex 20:hi 10:hidden 10:history 20:hold 10:hold+on 100:how
10:how+many 20:how+much 10:i+, 100:i+_ 10:i+in 40:i+it 10:i+m 20:i+the 40:i+there 20:idea 20:if 10:implementation 10:in+_ 10:in+a
10:in+our 20:in+the 30:it+? 30:it+_ 30:it+a 10:it+i 10:it+in 10:item 10:itself 40:just 10:kind 10:know 20:left 10:lie 10:like
20:look 40:m 100:made 30:made+_ 260:mainnet 30:many 10:many+_ 10:match 10:moment 60:much 20:much+_ 10:must 20:nam 440:name 30:name+?
10:name+of 10:need 10:nft 20:no 30:normal 140:not 10:now 40:of+_ 10:of+a 10:old 170:on+_ 30:on+it 20:one 20:only 10:optimism 20:or+_
10:or+a 10:or+i 100:passport 20:past 10:pay 20:payroll 20:person 40:piece 10:plain 10:plz 10:pol 10:polygon 100:primary 20:print
10:program 10:proof 110:proxy 90:public 40:publish 40:reverse 10:review 10:rout 10:see 10:sent 60:set 10:set+a 20:sheet 20:sit
20:sitt 20:some 50:somebody 30:someone 10:somewhere 90:source 10:source+code 10:source+of 10:split 20:stak 20:str 10:swapp 10:symbol
320:tag 20:telegram 10:tell 20:th 10:th+_ 70:the+_ 20:the+source 180:there 30:there+a 10:through 10:today 80:token 10:token+? 20:u
20:uniswap 10:usdc 10:v2 10:verification 70:verify 10:verify+? 90:wallet 10:wallet+, 40:want 10:want+to 10:we+are 130:what 10:what+i
10:what+the 10:what+thi 20:wheth 10:which 400:who 20:who+i 30:who+made 160:whose @get_wallet_portfolio 4260:* 140:,+_ 40:,+all
30:,+and 20:,+every 10:,+how 10:,+if 60:,+in 20:,+please 20:,+the 40:,+what 10:,+which 30:,+with 90:.+$ 10:.+could 10:.+how
10:.+would 60:20 720:<bitcoinAddress> 2480:<chain> 1770:<coin> 80:<count> 1420:<ens> 1550:<evmAddress> 10:<exchange> 1220:<fiat>
920:<namesake> 50:<number> 1610:<series> 570:<solanaAddress> 60:<ticker> 310:?+$ 10:?+_ 10:?+how 10:?+my 190:^+_ 20:^+all
20:^+balance 10:^+check 10:^+could 30:^+for 10:^+ga 130:^+how 30:^+i 20:^+in 10:^+list 50:^+my 10:^+need 50:^+net 20:^+on 10:^+our
10:^+show 20:^+the 20:^+thi 10:^+token 30:^+total 270:^+what 10:^+which 280:_+$ 270:_+, 100:_+. 160:_+? 130:_+_ 10:_+a 30:_+addres
10:_+all 240:_+and 20:_+are 10:_+at 40:_+bag 50:_+balance 30:_+doe 30:_+each 30:_+got 20:_+ha 20:_+have 10:_+held 150:_+hold
10:_+how 70:_+i 70:_+in 10:_+may 140:_+on 40:_+only 30:_+over 30:_+own 20:_+please 10:_+price 10:_+sign 10:_+sit 30:_+togeth
10:_+token 50:_+value 20:_+w 20:_+wallet 10:_+what 10:_+which 30:_+with 90:_+worth 10:a+of 40:account 10:account+of 280:acros
30:acros+_ 380:addres 10:addres+, 70:addres+_ 20:addres+i 810:all 20:all+chain 20:all+of 30:all+the 140:am 20:am+i 20:amount
190:and+_ 20:and+how 10:and+i 30:and+token 110:and+what 30:anyth 490:arbitrum 10:are+in 150:ask 30:ask+what 60:asset 30:at+_
10:at+present 220:bag 20:bal 20:balanc 350:balance 20:balance+_ 50:balance+of 1420:base 10:binance 160:bitcoin 20:bsc 160:btc
100:but 10:by+_ 440:chain 30:chain+$ 60:chain+, 20:check 10:check+_ 10:claim 240:coin 10:coin+? 30:coin+and 10:coin+are 40:cold
50:colleague 10:come 10:comment 100:consolidat 30:contract 10:contract+_ 20:control 10:could+you 40:count 10:custom 100:day 30:day+,
100:divorce 60:doe+_ 820:dollar 170:each 10:en 60:erc 60:erc20 370:eth 1000:ethereum 60:every 20:every+_ 260:everyth 20:exact
40:exclud 20:fath 20:fine 40:first 10:first+? 20:float 30:for+_ 10:for+me 30:for+the 20:forgot 20:frozen 30:ga 40:gnosi 40:good
130:got 10:grandfath 50:ha+_ 10:have+$ 10:have+_ 10:have+on 60:held 10:held+by 60:here 580:hold 30:hold+, 50:hold+and 30:hold+on
140:holding 920:how 70:how+many 160:how+much 140:i+_ 20:i+am 10:i+at 10:i+fine 10:i+forgot 20:i+have 60:i+in 70:i+it 20:i+my 10:i+on
10:i+still 20:i+there 40:i+worth 40:if 10:if+i 50:in+$ 280:in+_ 30:in+all 30:in+it 10:in+the 10:in+there 20:in+total 50:inside
10:inside+_ 30:it+? 30:it+_ 10:it+at 10:it+up 90:it+worth 10:keep 40:kind 10:kind+tell 20:late 100:lawy 130:left 50:lie 10:lie+in
20:list 40:look 90:mainnet 280:many 40:many+_ 20:many+coin 10:many+sat 40:may 10:may+i 10:me+how 10:me+the 10:moment 40:most
640:much 110:much+_ 40:much+i 20:much+in 10:must 20:my+_ 10:my+account 10:my+nephew 30:my+wallet 40:native 10:native+coin 20:need
20:nephew 220:net 50:net+worth 40:new 50:no 10:not 40:now 10:now+? 80:o 190:of+_ 20:of+it 10:of+our 20:old 330:on+_ 20:on+it
20:on+my 10:on+top 70:one 200:only 40:only+$ 10:only+_ 70:optimism 10:our+_ 10:out 160:over 30:over+_ 20:over+the 110:own 10:pay
10:please+$ 20:please+. 180:plu 10:plz 10:pol 110:polygon 100:portfolio 40:present 10:present+? 40:pric 40:price 10:price+_ 10:queue
20:raw 10:reconcile 40:rememb 40:rich 40:right 40:sat 120:satoshi 20:say 20:set 20:show 40:shown 20:sign 10:sign+_ 70:sit 20:sit+in
140:sitt 20:sitt+in 20:smallest 130:so 30:so+what 270:sol 100:solana 160:spam 70:spl 20:spl+token 10:split 100:statement 40:still
10:str 20:stuff 10:support 60:take 40:taken 20:tell 10:tell+me 10:that+i 10:the+_ 10:the+addres 30:the+chain 10:the+most
10:the+token 20:the+treasury 10:the+wallet 170:there 10:there+$ 20:there+? 100:these 30:these+day 10:thi+_ 10:to+_ 50:today
10:today+? 340:togeth 10:togeth+, 30:togeth+? 650:token 50:token+$ 20:token+, 10:token+? 10:token+_ 10:token+account 10:token+are
10:token+i 10:token+in 10:token+of 30:token+with 20:too 20:top 10:top+$ 280:total 20:total+value 100:treasury 30:u 40:uncle 20:unit
20:up 360:usd 210:usdc 10:usdt 100:usual 360:valu 60:valuable 260:value 40:value+of 80:w 390:wallet 50:wallet+_ 50:wallet+i 10:want
10:weth 1630:what 110:what+_ 40:what+doe 30:what+ha 190:what+i 70:what+it 10:what+on 10:what+the 10:what+token 40:wheth 90:which
20:which+token 60:whole 50:with+_ 30:with+a 30:with+it 10:with+pric 1480:worth 70:worth+$ 50:worth+in 60:worth+of 60:worth+on
10:would+you 10:yo 10:you+kind 10:you+look @get_wallet_profitability 2100:* 130:,+_ 30:,+i 30:,+numb 30:,+volume 100:.+$
2000:<chain> 100:<coin> 100:<ens> 2000:<evmAddress> 100:<maybeChain> 800:<namesake> 900:<series> 1900:<time> 100:?+$ 30:?+? 50:?+_
30:?+i 30:^+_ 130:^+did 30:^+for 50:^+ha 50:^+i 30:^+kind 100:^+realis 80:^+trad 30:^+we 250:_+$ 150:_+, 100:_+. 150:_+? 330:_+_
30:_+a 30:_+and 30:_+ever 30:_+for 50:_+made 100:_+make 200:_+on 30:_+since 50:_+trad 30:_+up 30:a+good 30:and+who 100:ask
30:ask+for 1200:base 100:been 100:beginn 200:copytrade 100:d 30:d+like 100:did+_ 30:did+thi 200:down 30:down+? 100:eth 800:ethereum
100:ever 30:ever+been 100:file 30:for+_ 30:for+a 30:for+the 200:good 100:green 100:group 80:ha+_ 100:hi 100:how 30:how+many 50:i+_
30:i+d 30:i+mean 30:in+our 100:kind 100:learn 100:like 400:los 300:lose 100:lost 200:made 600:make 100:many 100:mean 30:mean+_
600:money 150:money+trad 100:net 100:no 100:not 100:numb 30:numb+of 230:of+_ 30:of+trad 450:on+_ 100:only 30:only+. 50:or+down
100:or+los 30:or+no 100:over 100:payment 30:payment+$ 300:pnl 100:poor 800:profit 100:profit+or 900:realis 100:record 100:result
100:since 30:since+the 100:state 30:state+the 100:study 200:tax 30:the+tax 30:thi+wallet 700:token 30:token+_ 80:token+on 2000:trad
30:trad+$ 50:trad+, 30:trad+of 100:trad+on 200:up 50:up+or 100:volume 30:volume+. 100:wallet 30:we+are 100:who @get_wallet_swaps
1740:* 150:,+_ 30:,+and 30:,+at 20:,+need 30:,+newest 30:,+where 40:,+with 1740:<chain> 300:<coin> 900:<count> 500:<ens>
1240:<evmAddress> 700:<namesake> 100:<number> 400:<series> 80:?+$ 70:^+_ 30:^+could 30:^+dex 50:^+every 20:^+last 30:^+recent
20:^+show 80:^+swap 90:^+what 170:_+$ 180:_+, 50:_+_ 40:_+and 40:_+bought 30:_+buy 30:_+dex 30:_+do 40:_+ha 20:_+i 20:_+late
30:_+made 30:_+of 190:_+on 30:_+pl 50:_+price 100:_+swap 30:_+trad 20:_+what 100:accountant 40:and+at 30:and+for 30:and+sell
200:arbitrum 100:ask 30:ask+for 40:at+what 30:at+which 880:base 260:bought 160:buy 30:buy+and 20:buy+sell 100:by+_ 60:copy
30:could+you 100:decentralis 30:decentralis+exchang 200:dex 30:dex+, 50:did+_ 20:did+he 100:done 60:dump 100:eth 300:ethereum
200:every 100:exchang 100:first 30:first+? 30:for+_ 30:for+the 100:form 60:got 20:got+$ 40:ha+_ 120:he 60:him 100:how 30:how+much
60:last 220:late 20:late+, 360:made 40:made+on 60:mainnet 100:much 30:much+? 60:need 100:newest 30:newest+first 90:of+_ 30:of+them
400:on+_ 100:pl 200:polygon 300:pric 50:pric+$ 480:price 60:price+$ 50:price+and 100:recent 160:sell 160:show 20:show+the 200:sold
1480:swap 90:swap+_ 100:tax 20:the+price 30:the+tax 100:them 30:them+$ 100:trad 30:trad+on 60:trade 100:venue 680:what 30:what+_
40:what+did 20:what+price 100:where 100:which 30:with+pric 30:with+price 20:with+the 100:worth 30:you+show
@get_wallet_token_balances 1140:* 80:,+_ 10:,+every 10:,+how 10:,+i 30:,+most 10:,+only 30:,+the 20:.+$ 10:.+would 120:1155 100:20
40:721 1130:<chain> 360:<coin> 30:<collection> 260:<count> 190:<ens> 950:<evmAddress> 10:<exchange> 60:<fiat> 360:<namesake>
190:<number> 410:<series> 240:<ticker> 70:?+$ 40:^+_ 10:^+doe 10:^+for 10:^+how 10:^+need 10:^+on 20:^+only 10:^+please 20:^+show
20:^+token 20:^+what 50:^+which 150:_+$ 90:_+, 10:_+. 20:_+? 50:_+_ 10:_+a 10:_+and 10:_+are 10:_+balance 10:_+collection
10:_+contract 10:_+doe 10:_+entry 10:_+have 10:_+held 30:_+hold 20:_+in 40:_+item 160:_+on 20:_+own 10:_+pl 10:_+please
10:_+position 20:_+price 10:_+that 20:_+token 10:_+wallet 20:_+which 20:_+with 20:about 10:about+the 40:all 10:all+of 10:and+how
30:any 10:any+_ 10:anyth 10:ape 80:arbitrum 10:ask 10:at+_ 10:azuki 20:balanc 40:balance 10:balance+of 320:base 10:binance 10:bor
30:by+_ 10:by+one 60:chain 10:claim 110:collection 10:collection+doe 10:collection+i 10:collection+with 50:contract 10:contract+_
10:custom 30:doe+_ 20:dont 20:each 10:en 40:entry 300:erc 80:erc20 20:erc721 40:eth 450:ethereum 100:every 30:every+_ 10:exact
40:fetch 10:figure 20:fine 160:first 30:first+, 20:first+? 10:for+_ 60:gnosi 10:got 10:ha+_ 10:have+on 100:held 30:held+by 120:hold
30:hold+on 60:holding 150:how 10:how+many 30:how+much 10:i+_ 10:i+fine 10:i+need 80:in+_ 60:inside 20:inside+_ 10:invest 10:it+worth
160:item 10:jpeg 10:just 10:keep 20:kind 10:left 60:lie 20:lie+in 50:list 10:live 120:mainnet 40:many 10:many+_ 10:memo 160:most
110:much 10:much+_ 10:much+i 60:need 50:nft 10:nft+collection 50:of+_ 10:of+each 10:of+it 10:of+the 10:of+what 210:on+_ 20:on+top
100:one 10:one+by 10:one+of 120:only 10:only+, 20:only+the 10:out 80:own 10:penguin 30:piec 10:piec+of 20:pl 10:pl+$ 10:please+,
10:please+. 80:polygon 40:position 10:position+of 60:pric 60:price 20:price+_ 10:pudgy 10:queue 20:raw 10:reconcile
40:reconciliation 100:scroll 60:show 110:sit 30:sit+in 50:sitt 10:sitt+in 20:smallest 10:so 30:someth 10:still 80:stuff 10:support
10:that+_ 30:the+_ 20:the+most 40:those 10:to+the 430:token 20:token+? 10:token+_ 20:token+in 20:token+of 60:top 20:top+$ 60:unit
60:usd 170:usdc 10:usdt 220:valuable 10:valuation 40:wallet 10:wallet+_ 10:weth 100:what 20:what+_ 290:which 10:which+_ 10:which+nft
60:which+token 20:with+pric 40:worth 10:worth+$ 10:would+you @get_wallet_token_transfers 1630:* 150:,+_ 20:,+all 20:,+both 30:,+in
20:,+most 50:,+newest 20:,+not 150:.+$ 20:.+_ 20:.+i 60:20 140:721 1630:<chain> 1190:<coin> 680:<count> 100:<ens> 1570:<evmAddress>
60:<exchange> 60:<name> 990:<namesake> 240:<number> 990:<series> 120:<ticker> 90:^+_ 20:^+did 60:^+for 20:^+list 20:^+please
50:^+token 20:^+we 20:^+what 10:^+which 140:_+$ 240:_+, 80:_+. 190:_+_ 20:_+entry 20:_+for 20:_+got 20:_+i 20:_+into 20:_+it
50:_+late 20:_+lin 50:_+movement 30:_+of 310:_+on 20:_+only 30:_+payment 50:_+receiv 20:_+recent 50:_+rows 30:_+send 30:_+sent
50:_+that 30:_+to 20:_+token 60:_+transfer 20:_+wallet 20:_+which 60:account 20:account+_ 40:airdropp 70:all 20:all+_ 10:and+i
20:and+list 50:and+out 60:any 20:any+_ 20:are+enough 70:audit 40:away 400:base 40:been 60:binance 60:book 60:both 30:by+_ 120:came
30:came+in 60:contract 40:d 10:d+like 20:did+_ 60:enough 20:enough+. 60:entry 260:erc 60:erc20 60:eth 990:ethereum 120:every
20:every+_ 40:exampl 60:fetch 10:file 310:first 20:first+, 60:first+. 40:follow 30:for+_ 50:for+the 20:from+_ 40:gett 60:got 20:ha+_
20:i+_ 10:i+d 20:i+need 20:in+, 50:in+and 20:in+to 60:inbound 360:incom 80:incom+_ 60:inflow 120:into 30:into+_ 60:invoic 20:it+_
40:junk 40:keep 120:kind 220:late 30:late+$ 20:late+, 10:late+? 120:latest 60:ledg 60:left 40:like 60:lin 60:link 120:list
30:list+the 180:mainnet 60:match 60:max 40:money 60:most 20:most+_ 190:movement 60:must 60:need 190:newest 50:newest+first 60:not
90:of+_ 20:of+the 60:off 390:on+_ 300:only 20:only+$ 30:only+, 20:only+the 350:out 20:out+, 30:out+of 60:outgo 120:payment
60:polygon 60:receipt 240:receiv 60:recent 60:reconcile 60:reconciliation 180:rows 20:rows+$ 60:run 20:run+a 100:send 140:sent 60:so
20:so+kind 50:that+_ 80:the+_ 20:the+account 20:the+book 10:the+money 70:to+_ 300:token 30:token+that 20:token+transfer 420:transfer
50:transfer+of 880:usdc 250:usdt 40:vitalik 60:wallet 20:wallet+_ 60:way 60:went 120:what 20:what+came 20:what+token 100:which
@get_wallet_transactions 1180:* 70:,+_ 10:,+mint 30:,+newest 30:,+on 50:,+with 60:.+$ 1180:<chain> 100:<coin> 790:<count> 150:<ens>
1030:<evmAddress> 100:<name> 440:<namesake> 130:<number> 280:<series> 70:^+_ 20:^+for 10:^+give 20:^+kind 30:^+only 10:^+please
20:^+recent 30:^+show 20:^+which 80:_+$ 110:_+, 50:_+. 20:_+? 20:_+been 30:_+by 10:_+did 10:_+entry 20:_+for 10:_+late 20:_+made
20:_+of 120:_+on 20:_+please 20:_+recent 30:_+rows 50:_+sent 60:_+transaction 60:_+tx 20:_+wa 10:activity 20:aft 20:at+the 450:base
90:been 30:by+_ 260:call 50:call+$ 100:chain 20:describe 10:did+on 60:diligence 60:due 20:due+diligence 30:entry 340:ethereum 70:fee
20:fee+, 60:file 60:first 20:first+$ 20:for+_ 20:for+an 220:function 20:give 10:give+me 200:gnosi 20:ha+_ 10:in+plain 60:kind
70:late 10:late+, 70:list 20:list+the 60:made 190:mainnet 10:me+a 20:me+the 100:method 20:mint 10:most 120:newest 20:newest+first
100:of+_ 10:of+what 280:on+_ 320:only 20:only+$ 40:only+, 30:only+the 420:outgo 60:part 20:part+of 30:plain 10:plain+word
40:please+$ 60:polygon 20:readable 120:receiv 150:recent 100:rows 10:run 60:send 20:send+_ 280:sent 120:show 20:show+_ 20:show+me
60:statu 20:statu+, 20:story 20:swapp 10:that+$ 50:that+_ 50:the+_ 20:the+top 10:thing 10:through 60:top 20:top+$ 810:transaction
20:transaction+_ 80:transaction+of 20:transaction+on 50:transaction+that 290:tx 40:tx+_ 20:tx+on 10:up 60:value 80:what 10:what+_
10:what+ha 60:which 20:which+function 50:with+the 30:word 10:word+what @get_yield_pool_chart 2200:* 30:,+_ 30:,+from 10:,+in
30:,+newest 30:,+please 100:.+$ 30:.+how 10:.+what 180:<chain> 360:<coin> 100:<name> 500:<protocol> 80:<series> 600:<step>
1400:<time> 2000:<uuid> 130:?+$ 30:?+i 50:^+_ 150:^+apy 10:^+current 100:^+how 30:^+i 30:^+pool 30:^+the 50:^+we 60:^+what 250:_+$
100:_+, 140:_+. 130:_+? 150:_+_ 30:_+develop 30:_+for 30:_+how 80:_+mov 10:_+now 20:_+on 30:_+paid 20:_+pay 50:_+pool 30:_+since
40:_+stak 10:_+these 10:_+with 50:_+yield 10:a+year 280:aave 100:am 100:apr 1400:apy 130:apy+of 30:apy+on 180:base 100:been
100:before 40:br 300:call 40:current 10:current+_ 40:day 10:day+? 1200:defillama 200:defillama+pool 100:develop 30:did+it 10:doe+_
80:eth 100:far 100:farm 30:for+the 30:from+_ 100:go 30:ha+_ 30:ha+it 100:ha+the 30:have+to 400:history 100:history+of 600:how
30:how+did 130:how+ha 30:i+am 30:i+have 30:i+want 200:id 50:id+_ 10:in+a 40:interest 50:it+_ 40:lend 220:lido 100:llama 300:mov
50:mov+_ 40:my+_ 100:newest 30:newest+_ 40:now 10:now+, 150:of+defillama 50:of+pool 80:of+the 50:on+_ 30:our+treasury 40:out
200:over 50:over+time 100:paid 100:park 80:pay 20:pay+on 40:per 30:please+? 1800:pool 380:pool+_ 30:pool+on 30:pool+that 100:prepar
40:rate 100:report 100:require 40:rn 10:rn+$ 400:since 80:since+_ 30:since+the 100:sise 100:so 30:so+far 320:stak 100:the+_
100:the+apy 50:the+pool 30:the+treasury 40:there 40:these 10:these+day 40:think 10:think+of 40:through 10:through+_ 200:time
30:to+my 100:top 30:top+$ 200:treasury 200:tvl 30:tvl+of 280:usdc 100:use 80:v3 100:vault 100:want 30:we+are 260:what 10:what+_
10:what+doe 40:what+the 100:where 10:with+_ 80:year 640:yield @get_yield_pools 4900:* 50:,+_ 100:,+at 200:,+best 80:,+highest 50:,+i
30:,+if 20:,+in 50:,+largest 50:,+noth 50:,+on 50:,+only 130:,+pool 150:.+$ 30:.+no 40:.+what 30:.+which 3620:<chain> 2740:<coin>
100:<count> 500:<fiat> 100:<maybeChain> 100:<name> 400:<namesake> 4100:<number> 600:<protocol> 220:<series> 170:?+$ 30:?+_ 180:^+_
30:^+anyth 280:^+best 20:^+current 100:^+i 30:^+my 30:^+our 50:^+pool 130:^+stable 150:^+stablecoin 50:^+what 130:^+where 150:_+$
350:_+, 120:_+. 30:_+? 150:_+_ 180:_+a 30:_+and 30:_+are 30:_+at 50:_+best 30:_+can 30:_+do 30:_+doe 50:_+earn 380:_+in 30:_+lock
20:_+now 130:_+on 30:_+only 130:_+or 30:_+over 80:_+pay 30:_+please 50:_+pool 30:_+right 30:_+rows 40:_+stak 30:_+that 20:_+these
180:_+tvl 50:_+where 270:_+with 250:_+yield 190:a+year 220:aave 600:above 150:above+_ 100:aerodrome 100:alone 100:am
30:and+liquidity 30:and+no 300:anyth 1200:apy 80:apy+on 500:arbitrum 100:ask 30:ask+for 30:at+_ 450:at+least 100:bank 3120:base
100:been 2300:best 130:best+_ 180:best+apy 60:br 80:can+i 60:current 20:current+_ 100:dao 60:day 20:day+? 100:decide 100:deposit
30:do+i 40:doe+_ 500:dollar 100:don 30:don+t 500:earn 30:earn+the 120:eth 100:ethereum 600:farm 130:farm+on 1100:first 230:first+$
30:first+, 30:first+. 30:for+_ 100:get 100:giv 50:have+_ 300:highest 300:hold 80:hold+at 30:i+am 30:i+can 30:i+get 80:i+have 30:i+m
30:i+there 200:idle 200:if 30:if+i 50:in+, 50:in+_ 20:in+a 50:in+it 100:in+the 150:in+them 200:inside 160:interest 30:it+$ 30:it+,
200:juiciest 100:just 30:just+the 200:largest 1800:least 450:least+_ 260:lend 200:les 280:lido 100:liquidity 30:liquidity+pool
100:lock 30:lock+, 100:look 100:m 100:made 30:me+$ 30:me+_ 100:minimum 1000:more 30:more+, 80:more+than 100:most 40:my+_ 30:my+bank
100:myself 100:need 300:no 300:noth 160:now 30:now+$ 20:now+, 30:of+stablecoin 860:on+_ 80:on+top 200:one 30:one+, 1500:only
50:only+$ 50:only+, 180:or+more 60:out 600:over 150:over+_ 100:pair 100:park 720:pay 80:pay+_ 30:pay+on 60:per 100:percent
30:please+$ 30:please+. 2200:pool 30:pool+$ 50:pool+, 30:pool+_ 130:pool+on 30:pool+that 100:pool+with 100:possible 100:put 360:rate
100:right 30:right+now 60:rn 20:rn+$ 100:rows 100:single 200:sise 30:sise+$ 100:skip 100:small 100:someth 200:sort 30:sort+by
300:stabl 30:stabl+on 800:stable 130:stable+only 1000:stablecoin 280:stak 100:t 600:than 150:than+_ 30:the+_ 30:the+best 80:the+pool
30:the+year 600:them 50:them+$ 50:them+, 160:there 30:there+? 100:therefore 60:these 20:these+day 60:think 20:think+of 60:through
20:through+_ 30:to+me 400:top 50:top+$ 30:top+, 800:tvl 80:tvl+$ 30:tvl+, 50:tvl+_ 500:und 130:und+_ 200:up 2420:usdc 220:v3
100:want 340:what 20:what+_ 20:what+doe 30:what+i 20:what+the 900:where 30:where+_ 80:where+can 30:where+do 80:where+on 100:which
30:which+one 140:with+_ 30:with+a 230:with+at 920:year 2060:yield 280:yield+on @hash_keccak256 2280:* 50:,+i 10:.+$ 50:.+e 30:.+it
40:.+what 40:<coin> 40:<count> 100:<hex> 540:<number> 40:<protocol> 1600:<quoted> 40:<series> 480:<signature> 80:?+$ 20:^+i
130:^+keccak 230:^+keccak256 10:^+selector 40:^+topic0 30:^+we 40:^+what 400:_+$ 30:_+, 10:_+. 50:_+? 10:_+for 80:_+of 10:_+trad
100:about 30:about+that 40:byt 40:byte 100:code 100:come 100:contract 40:custom 40:data 10:do+i 30:doe+_ 200:e 50:e+. 80:error
20:error+_ 40:eth 80:event 20:event+_ 120:filt 40:first 10:for+_ 10:for+my 40:for+the 80:function 80:hash 10:hash+of 100:hello
100:hex 50:i+. 10:i+_ 10:i+put 30:i+the 100:identifi 100:identifier 10:in+our 30:in+that 40:incident 800:keccak 130:keccak+of
1000:keccak256 180:keccak256+of 80:log 40:match 10:my+_ 100:nam 100:not 120:of+_ 280:of+the 40:put 40:revert 300:role 120:selector
20:selector+of 500:str 130:str+_ 800:text 180:text+_ 30:that+contract 150:the+text 100:their 80:topic 200:topic0 50:topic0+of
40:trad 40:uniswap 200:utf 40:v2 320:what 30:what+doe 50:what+i 100:work @hash_typed_data 600:* 130:,+message 30:,+what 30:.+$
600:<json> 300:<number> 600:<quoted> 30:^+my 30:^+our 30:^+what 100:_+$ 130:_+, 30:_+. 100:am 30:am+i 100:board 300:compute
80:compute+the 400:digest 600:domain 150:domain+_ 300:eip 80:eip+_ 100:fail 100:final 200:hash 30:i+sign 100:keep 100:list 30:list+?
600:message 150:message+_ 100:permit 100:pl 30:pl+$ 100:primary 500:primarytype 130:primarytype+_ 100:should 200:sign 100:signature
30:the+wallet 600:typ 150:typ+_ 100:type 100:vot 400:vote 100:w 200:wallet 30:wallet+. 200:what @list_evm_chains 1050:* 50:,+_
30:,+and 10:,+need 10:,+please 10:,+what 50:,+with 80:.+$ 10:.+which 180:<chain> 200:<count> 50:<maybeChain> 60:<number> 20:<quoted>
40:?+$ 30:?+i 30:?+list 10:^+an 30:^+chain 30:^+dump 30:^+give 30:^+how 10:^+i 30:^+list 10:^+my 30:^+what 60:^+which 50:_+$ 10:_+,
10:_+. 10:_+? 10:_+and 10:_+i 10:_+network 30:_+rows 30:a+public 100:able 30:able+to 30:add 100:agent 100:all 10:and+a 10:and+it
30:and+what 10:and+where 30:and+which 100:api 40:arbitrum 30:are+you 30:ask 10:ask+for 40:base 10:before 120:block 30:block+explor
10:by+hand 30:can+you 840:chain 10:chain+_ 10:chain+i 100:chain+id 10:click 330:coin 30:coin+$ 30:coin+, 30:coin+and 100:complete
100:coverage 10:d 10:do+i 30:do+you 100:dump 400:each 30:each+. 30:each+? 100:every 800:evm 100:evm+chain 100:evm+network 520:explor
30:explor+, 10:explor+for 10:for+_ 30:for+each 20:form 120:give 10:give+me 20:gnosi 100:got 30:hand 100:here 100:how 30:how+many
10:i+it 10:i+should 30:i+the 380:id 50:id+, 10:id+_ 10:id+and 10:id+of 10:in+$ 10:in+a 30:in+our 100:inventory 20:it+explor 30:it+in
10:know 10:linea 200:list 30:list+with 100:many 30:metamask 10:my+wallet 310:native 80:native+coin 20:need 480:network 10:network+i
100:node 100:note 120:numb 30:numb+, 10:numb+of 10:of+_ 30:of+each 10:of+the 40:one 20:only 10:only+_ 100:paper 150:public
40:public+rpc 10:rath 600:read 100:rows 30:rows+. 290:rpc 20:say 50:scroll 20:sett 20:should 10:show 10:site 10:some 100:support
10:switch 10:the+_ 30:the+block 10:the+chain 10:the+numb 20:these 100:today 30:today+$ 30:type 200:u 20:up 160:url 100:w 40:wallet
290:what 10:what+do 30:what+i 10:what+it 20:where 10:where+i 380:which 10:which+block 10:which+chain 10:which+network 30:with+a
100:work 20:write 50:you+can @list_kalshi_events 1000:* 80:,+_ 20:,+list 20:,+which 10:.+$ 10:.+could 240:<count> 400:<number>
420:<series> 700:<ticker> 1000:<venue> 50:?+$ 30:?+_ 20:?+need 30:^+_ 10:^+i 20:^+open 110:^+settl 30:^+what 30:^+which 80:_+$
80:_+, 20:_+_ 20:_+atm 130:_+event 20:_+have 20:_+how 10:_+market 40:_+of 20:_+please 60:_+sery 10:_+still 20:_+that 20:_+what
260:already 10:and+volume 80:at+_ 60:atm 100:been 60:bet 20:bet+on 20:can+i 40:category 10:could+you 40:decid 100:decision
20:did+they 60:each 20:each+$ 800:event 40:event+of 40:event+on 60:exist 420:fed 20:ha+_ 60:how 20:how+did 20:i+_ 10:i+would 60:id
20:id+of 20:in+_ 1000:kalshi 700:kxf 40:like 10:like+to 100:list 140:market 10:market+on 120:meeting 60:need 60:now 20:now+,
20:of+the 40:of+them 70:on+_ 20:on+at 60:one 160:open 100:out 20:out+, 10:out+? 40:outcome 100:paid 30:paid+out 160:past 40:past+_
20:please+$ 60:resolve 680:sery 130:sery+_ 680:settl 100:settl+_ 40:still 10:still+open 20:that+are 20:the+market 240:them 40:them+$
60:they 40:volume 10:volume+? 180:what 20:what+_ 20:what+can 160:which 10:which+_ 20:which+event 20:which+one 40:whose 10:would+like
@list_kalshi_markets 1720:* 30:,+_ 20:,+all 10:,+and 20:,+give 30:,+how 10:,+list 10:,+show 10:,+which 10:,+with 60:.+$ 10:00
790:26dec 10:26sep 80:29 30:50 100:<count> 80:<name> 140:<number> 440:<series> 1520:<ticker> 1570:<venue> 90:?+$ 70:^+_ 90:^+all
10:^+every 30:^+how 10:^+list 10:^+open 10:^+pull 70:^+settl 90:^+what 60:_+$ 120:_+, 60:_+_ 10:_+all 20:_+and 130:_+event 30:_+for
10:_+how 10:_+i 80:_+market 30:_+now 10:_+of 20:_+on 10:_+only 70:_+sery 20:_+still 10:_+that 10:_+trade 90:_+with 500:all 10:all+of
90:all+strik 10:all+the 120:already 10:and+at 10:and+how 10:and+it 10:are+the 30:at+_ 10:at+what 50:balanc 10:been 150:bet 30:bet+on
40:bos 50:budget 30:can+one 40:chanc 10:chance 40:close 10:consider 100:d 10:date 40:decemb 30:did+_ 10:did+they 10:doe+_ 10:doe+it
60:each 10:end 560:event 80:event+_ 10:event+of 10:event+on 180:every 40:exist 440:fed 40:follow 30:for+_ 10:for+the 60:give
20:give+me 10:go 10:ha+_ 310:how 10:how+are 40:how+did 20:i+_ 40:imp 20:in+_ 30:in+the 40:inside 10:inside+_ 40:it+price 1570:kalshi
80:kxbalance 1400:kxf 180:last 10:like 80:list 10:list+_ 10:look 650:market 20:market+$ 40:market+on 20:me+_ 80:meet 80:meeting
10:much 10:my+bos 40:n 120:no 20:no+$ 20:no+on 110:now 30:now+? 90:odd 80:of+_ 10:of+it 10:of+them 40:off 140:on+_ 20:on+each
10:on+which 140:one 40:only 10:only+$ 190:open 20:open+on 40:out 10:out+, 120:outcom 40:outcome 40:over 10:over+_ 10:overall 40:paid
10:paid+out 40:past 10:past+_ 10:per 10:percent 40:pl 10:pl+$ 80:prediction 20:prediction+market 320:pric 60:pric+$ 10:pric+of
260:price 40:price+$ 50:probability 40:pull 10:pull+the 250:resolve 520:sery 70:sery+_ 360:settl 50:settl+_ 50:show 90:still
20:still+open 420:strik 60:strik+of 140:strike 30:t3 10:t4 10:th 10:that+are 80:the 50:the+_ 10:the+market 200:their 80:them
10:them+$ 10:them+, 180:they 10:tick 10:today 10:told 50:trad 40:trade 10:u 60:und 20:und+_ 50:volume 40:weath 390:what 10:what+_
10:what+are 30:what+can 10:what+on 30:when 10:when+doe 80:which 10:which+one 30:with+it 50:with+pric 50:with+their 260:ye
30:ye+price @list_polymarket_events 1730:* 170:,+_ 20:,+biggest 10:,+give 50:.+$ 100:24h 30:24h+volume 420:<count> 580:<number>
1730:<venue> 70:?+$ 90:^+_ 40:^+biggest 20:^+busiest 60:^+hottest 30:^+open 50:^+settl 30:^+what 90:^+which 150:_+$ 100:_+, 30:_+are
10:_+bet 80:_+by 120:_+event 30:_+have 30:_+i 30:_+in 20:_+market 30:_+now 10:_+with 160:about 60:already 30:at+_ 10:at+the 220:bet
50:bet+on 310:biggest 10:biggest+_ 20:biggest+first 260:busiest 30:by+24h 90:by+volume 30:can+i 100:category 20:clos 460:crypto
100:current 30:doe+_ 200:economy 100:enough 30:enough+$ 1480:event 100:event+on 160:first 20:first+, 30:first+? 20:give 10:give+me
100:hot 340:hottest 30:i+enough 90:market 10:market+$ 10:me+_ 20:moment 10:moment+, 60:most 20:most+today 160:now 20:now+$ 30:now+?
60:odd 10:odd+$ 200:on+_ 30:on+at 100:only 30:only+. 710:open 50:open+_ 50:open+on 60:out 20:out+, 60:paid 20:paid+out 700:politic
130:politic+event 1730:polymarket 60:right 20:right+now 30:rn 200:settl 30:settl+_ 100:sport 100:tag 20:that+are 10:the+moment
180:today 30:today+, 20:today+? 10:top 60:trad 460:volume 60:volume+$ 30:volume+. 100:what 360:which 20:which+_ 30:which+crypto
@list_polymarket_markets 880:* 80:,+_ 20:,+biggest 20:,+give 50:.+$ 300:<count> 360:<number> 30:<series> 880:<venue> 20:?+$ 20:?+_
30:^+_ 80:^+biggest 50:^+hottest 20:^+top 20:^+what 30:^+which 50:_+$ 20:_+_ 20:_+bet 30:_+by 10:_+cut 20:_+ha 120:_+market 20:_+of
20:_+please 20:_+today 20:_+with 180:already 20:are+people 20:at+_ 20:at+the 60:been 60:bet 60:bett 20:bett+on 360:biggest
30:biggest+_ 20:biggest+first 60:by+volume 120:clos 60:crowd 30:cut 30:decemb 20:do+. 60:each 20:each+. 10:event 30:fed 60:first
20:first+? 60:give 20:give+me 180:hottest 60:include 600:market 20:market+$ 20:market+, 20:market+_ 30:market+on 20:me+_ 60:moment
20:moment+, 60:money 130:most 20:most+at 20:most+money 80:odd 20:odd+$ 20:of+each 20:of+them 30:on+_ 60:one 20:one+, 120:open
20:open+_ 60:out 20:out+, 60:paid 20:paid+out 60:people 20:please+. 880:polymarket 120:question 120:rn 20:rn+$ 10:say 60:see
20:see+the 120:settl 20:that+are 10:the 20:the+moment 20:the+most 60:them 20:them+$ 70:think 20:think+of 250:today 20:today+,
30:today+? 60:top 10:trad 300:volume 50:volume+$ 20:volume+, 130:what 20:what+are 20:what+the 130:which 30:which+_ 60:will
20:will+do @list_prediction_events 1160:* 80:,+_ 30:,+at 10:,+biggest 10:,+both 10:,+give 30:,+open 70:.+$ 30:.+_ 20:.+could
460:<count> 680:<number> 800:<venue> 20:?+$ 30:?+_ 30:?+just 10:?+need 20:^+_ 20:^+i 40:^+open 30:^+please 40:^+show 70:^+what
30:^+which 70:_+$ 40:_+, 30:_+. 30:_+? 120:_+and 10:_+atm 30:_+entry 80:_+event 10:_+have 10:_+in 20:_+of 30:_+open 10:_+please
20:_+togeth 10:_+what 200:acros 30:acros+_ 260:all 200:already 90:and+_ 30:and+at 10:and+in 20:and+volume 10:are+open 60:at+_ 40:atm
100:been 280:bet 60:bet+on 100:bett 50:biggest 10:biggest+first 320:both 40:both+_ 40:can+i 30:can+one 60:category 100:consolidat
20:could+you 60:decid 40:each 10:each+$ 100:entry 1010:event 30:event+on 40:first 10:first+, 40:give 10:give+me 10:i+can 20:i+would
40:id 10:id+of 10:in+_ 10:in+one 100:just 30:just+the 720:kalshi 60:like 20:like+to 240:list 20:list+$ 30:list+of 150:market
10:market+on 40:mix 10:most 40:need 140:now 40:now+, 40:of+the 20:of+them 30:on+_ 20:on+all 10:on+at 280:one 10:one+list 650:open
30:open+at 10:open+on 100:out 10:out+, 20:out+? 60:outcome 100:paid 30:paid+out 10:please+$ 560:polymarket 500:prediction
20:prediction+market 100:present 100:provide 100:right 30:right+now 110:rn 100:settl 140:show 30:show+_ 10:show+me 40:sit 40:some
100:sufficient 10:that+are 10:the+market 120:them 10:today 160:togeth 40:togeth+$ 10:top 10:trad 360:venu 30:venu+, 60:volume
20:volume+? 320:what 60:what+can 110:which 20:which+_ 10:which+event 60:whose 20:would+like @list_prediction_markets 1280:* 150:,+_
10:,+biggest 20:,+both 30:,+give 30:,+on 30:,+where 20:,+with 100:.+$ 10:26dec 10:50 380:<count> 840:<number> 20:<series>
10:<ticker> 1140:<venue> 20:?+$ 40:?+_ 20:^+_ 30:^+biggest 20:^+hottest 20:^+list 40:^+open 20:^+show 40:^+what 20:^+which
30:^+would 90:_+$ 80:_+, 40:_+_ 30:_+a 80:_+and 30:_+are 10:_+bet 20:_+by 10:_+ha 40:_+in 70:_+market 30:_+of 20:_+on 20:_+only
10:_+please 30:_+rows 10:_+today 10:_+togeth 10:_+with 30:a+well 100:agent 40:all 280:already 70:and+_ 20:and+in 20:are+open
10:are+people 30:at+_ 10:at+the 40:been 80:bet 40:bett 10:bett+on 170:biggest 20:biggest+_ 10:biggest+first 380:both 40:both+_
30:by+volume 60:clos 40:crowd 20:cut 20:decemb 10:do+. 40:each 10:each+. 100:end 100:enough 30:enough+. 90:event 20:event+on 20:fed
40:first 10:first+? 120:give 30:give+me 80:hottest 20:i+can 30:i+enough 20:in+_ 30:in+a 20:in+one 40:include 690:kalshi 10:kxf
280:list 30:list+$ 30:list+, 20:list+_ 100:live 970:market 20:market+$ 60:market+, 40:market+_ 30:market+on 20:me+_ 60:mix 20:moment
10:moment+, 40:money 90:most 10:most+at 10:most+money 100:normalis 130:odd 10:odd+$ 10:of+each 30:of+them 70:on+_ 10:on+all
20:on+which 160:one 10:one+, 20:one+list 60:only 20:only+$ 390:open 10:open+_ 30:open+on 40:out 10:out+, 60:outcome 60:over
20:over+_ 40:paid 10:paid+out 40:people 10:please+. 100:plenty 980:polymarket 620:prediction 140:prediction+market 100:pull
30:pull+the 80:question 30:rn 100:rows 10:say 40:see 10:see+the 240:settl 160:show 40:show+me 100:single 60:sit 60:some 10:t3
10:that+are 10:the 10:the+moment 10:the+most 30:the+open 100:them 10:them+$ 20:them+, 50:think 10:think+of 150:today 10:today+,
20:today+? 40:togeth 10:togeth+$ 10:top 170:trad 140:venu 200:volume 20:volume+$ 10:volume+, 100:well 190:what 10:what+are
10:what+the 100:where 150:which 20:which+_ 40:will 10:will+do 30:would+you 30:you+show @list_pyth_feeds 2740:* 30:,+and 30:,+i
30:,+one 30:,+so 30:,+which 130:.+$ 100:<chain> 300:<coin> 1240:<commodity> 200:<count> 400:<holder> 300:<number> 100:<series>
100:?+$ 30:?+? 80:?+_ 130:?+i 10:^+_ 50:^+doe 50:^+ha 50:^+i 30:^+need 30:^+our 330:^+pyth 130:^+which 230:_+$ 130:_+? 30:_+_
80:_+and 30:_+entry 30:_+for 30:_+i 30:_+in 30:_+or 10:_+price 30:_+quot 30:_+rows 30:a+_ 30:a+price 100:all 50:and+_ 30:are+there
30:at+all 100:bonk 200:carry 200:currency 100:d 130:doe+pyth 30:doe+the 100:entry 100:enumerate 100:eth 200:exchange 100:exist
2600:feed 30:feed+_ 230:feed+id 100:fine 280:for+_ 200:foreign 100:fx 1240:gold 100:got 30:got+a 30:have+$ 30:have+_ 100:hedg 50:i+_
30:i+d 100:i+need 30:i+there 1600:id 80:id+$ 30:id+, 30:id+_ 180:id+for 50:id+of 30:it+$ 500:metal 600:need 30:need+it 100:need+the
30:of+_ 30:of+it 30:of+the 100:one 30:one+_ 100:only 30:only+$ 30:or+_ 240:oracle 100:oth 40:ounce 30:our+treasury 40:per 100:plenty
140:price 200:publish 2740:pyth 300:pyth+feed 100:quot 100:rows 100:saw 300:silv 100:so 400:stock 200:tesla 50:the+id 100:their
30:their+id 200:there 30:there+$ 30:there+a 100:treasury 300:tsla 100:und 30:und+which 40:via 800:which 30:which+are 30:which+id
30:with+their 300:xau @look_up_chain 1460:* 20:,+need 20:,+please 30:,+what 30:,+which 40:.+$ 20:.+i 20:.+which 1160:<chain>
200:<coin> 180:<maybeChain> 800:<number> 60:<quoted> 100:?+$ 20:?+and 20:^+an 110:^+chain 20:^+i 20:^+metamask 20:^+my 30:^+need
20:^+the 60:^+what 30:^+which 110:_+$ 30:_+, 30:_+. 90:_+? 30:_+and 30:_+for 20:_+i 20:_+network 20:_+to 20:_+what 30:a+public
120:add 20:and+a 30:and+it 30:and+what 20:and+where 120:arbitrum 120:ask 20:ask+for 180:base 60:before 20:before+i 160:block
40:block+explor 30:by+hand 200:caip 1200:chain 30:chain+_ 50:chain+i 190:chain+id 60:click 120:coin 20:coin+and 60:d 30:do+i
520:explor 20:explor+, 20:explor+for 100:file 30:file+. 70:for+_ 30:for+a 20:for+it 60:form 60:give 20:give+me 60:gnosi 120:hand
20:i+d 30:i+it 20:i+should 20:i+that 840:id 90:id+_ 30:id+and 20:id+of 100:identifi 30:in+$ 20:in+a 20:in+my 30:it+$ 60:it+explor
60:know 60:linea 180:metamask 20:my+metamask 50:my+wallet 60:native 20:native+coin 160:need 30:need+the 420:network 50:network+i
180:numb 20:numb+_ 20:numb+of 70:of+_ 30:of+the 120:one 60:only 20:only+_ 240:public 60:public+rpc 60:rath 360:rpc 120:say 20:say+_
180:scroll 60:sett 60:should 60:show 60:site 200:solana 60:some 100:str 60:switch 20:that+? 20:that+i 20:the+_ 20:the+chain
30:the+numb 60:these 20:to+my 120:type 60:up 240:url 180:wallet 20:wallet+to 540:what 20:what+a 20:what+do 20:what+i 20:what+it
60:where 20:where+i 360:which 20:which+block 30:which+chain 50:which+network 60:write @look_up_token 1140:* 30:,+and 20:,+i
20:,+need 20:,+please 20:,+which 20:.+$ 860:<chain> 880:<coin> 260:<evmAddress> 530:<namesake> 20:<series> 10:<signature> 90:?+$
20:?+? 30:?+i 60:^+_ 30:^+addres 30:^+contract 10:^+decimal 10:^+how 30:^+i 20:^+on 20:^+somebody 30:^+what 80:_+$ 50:_+, 80:_+?
10:_+_ 20:_+addres 30:_+among 90:_+contract 110:_+on 20:_+pl 520:addres 60:addres+of 60:address 100:among 30:among+the 420:arbitrum
190:base 10:behind 10:both 10:call 80:chain 20:chain+$ 660:contract 20:contract+_ 80:contract+addres 20:contract+for 30:contract+on
60:copy 60:correct 130:decimal 20:decimal+of 10:degen 10:dev 60:don 20:don+t 60:dont 60:each 20:ethereum 10:even 120:evm
20:evm+chain 20:evm+network 120:fake 60:fear 10:file 10:find 20:for+_ 40:how 10:how+many 40:i+_ 20:i+it 20:i+not 20:i+the 10:import
20:it+? 10:just 160:known 100:list 30:list+, 120:main 10:mainnet 40:many 10:many+decimal 10:mapp 20:me+with 70:need 20:need+the
60:network 20:network+i 120:not 10:numb 100:of+_ 20:of+the 30:of+your 60:off 120:official 180:on+_ 20:on+each 20:on+which 180:one
30:one+$ 20:one+. 60:only 20:only+$ 100:optimism 100:own 70:paid 60:pl 20:pl+, 20:please+? 120:polygon 10:position 60:post 10:q
60:random 10:result 180:send 10:sheet 60:some 60:somebody 110:symbol 60:t 60:telegram 10:th 20:the+_ 20:the+addres 20:the+contract
20:tick 20:to+a 20:to+send 200:token 10:token+_ 20:token+i 30:token+of 160:und 30:und+which 600:usdc 70:usdt 10:view 250:want
20:want+a 20:want+to 120:wbtc 100:well 200:what 20:what+i 20:what+the 220:which 20:which+of 20:which+token 20:with+_ 120:wrong
@lookup_ens 1070:* 20:.+$ 70:.+_ 10:<chain> 590:<coin> 1070:<evmAddress> 10:<namesake> 350:<series> 120:?+$ 20:?+it 20:?+we 90:^+doe
20:^+ha 20:^+i 20:^+the 20:^+what 20:^+who 90:_+$ 60:_+? 20:_+for 20:_+go 20:_+got 20:_+ha 60:_+have 100:_+name 20:_+to 60:account
20:account+i 10:addres 30:an+_ 10:any 100:both 60:carry 100:counterparty 90:doe+_ 790:en 80:en+name 280:eth 10:ethereum 50:for+_
60:go 60:got 20:got+a 20:ha+_ 60:have+an 60:he 60:hex 60:hi 30:i+_ 20:i+in 20:i+m 20:i+there 30:in+the 20:it+i 60:m 60:nam 760:name
30:name+, 80:name+? 30:name+of 60:not 30:of+_ 20:of+a 60:only 60:payroll 60:piece 400:primary 60:print 10:public 60:resolve
180:reverse 180:set 20:set+a 60:sheet 60:some 10:tag 20:the+_ 60:there 20:there+a 100:verify 60:want 20:want+to 100:way 60:what
20:what+the 60:who 20:who+i 10:whose 30:with+it @recover_signer 1580:* 50:,+who 10:.+_ 30:.+doe 20:.+i 480:<evmAddress>
200:<evmHash> 1580:<hex> 40:<name> 1340:<quoted> 190:?+$ 50:^+a 10:^+buy 10:^+did 10:^+our 60:^+somebody 30:^+someone 10:^+the
30:^+which 100:^+who 170:_+$ 80:_+, 100:_+. 80:_+? 100:_+_ 30:_+and 30:_+in 50:_+sign 10:_+the 30:_+which 180:_+with 100:account
200:addres 30:addres+i 10:and+a 40:b 40:bear 40:buy 40:check 200:claim 10:claim+_ 40:come 40:control 40:custom 20:did+_ 30:did+that
200:digest 20:doe+it 10:doe+the 100:forum 20:from+_ 40:good 100:got 80:guy 160:he 500:hello 40:here 240:hi 20:i+_ 40:i+it 10:i+the
30:in+our 50:it+? 10:it+i 100:key 40:legit 100:made 40:memb 380:message 100:message+_ 30:of+the 100:off 30:on+the 80:out 20:out+?
100:over 30:over+_ 80:own 20:own+_ 100:post 80:proof 10:proof+of 100:put 40:real 120:say 10:say+_ 80:sent 340:sig 1100:sign
70:sign+_ 180:sign+the 30:sign+thi 640:signature 100:signature+_ 240:somebody 100:someone 40:swear 560:text 140:text+_ 40:th 10:th+_
50:that+? 100:the+message 20:the+signature 100:the+text 10:the+th 80:true 100:u 40:verify 30:wa+it 30:wa+that 200:wallet 200:which
30:which+addres 600:who 100:who+sign 200:whose 80:with+_ 80:word @report_feedback 800:* 50:.+$ 200:<chain> 400:<coin>
200:<collection> 100:<name> 100:<number> 300:<series> 100:<time> 30:^+i 80:^+please 30:^+the 30:_+, 30:_+fee 50:_+floor 30:_+from
30:_+futur 80:_+nft 30:_+ohlcv 30:_+pool 30:_+price 30:a+a 50:a+day 100:add 100:all 100:azuki 100:behind 100:btc 100:candl 100:cme
100:cryptopunk 200:d 50:d+like 300:data 50:data+$ 300:day 30:day+. 200:eth 100:feature 100:fee 300:floor 50:floor+price 30:for+_
100:forward 100:futur 300:gave 80:gave+me 500:get 130:get+_ 100:giv 100:hour 50:i+d 30:it+on 400:like 30:like+to 200:look
30:look+like 30:me+$ 30:me+_ 30:me+thi 100:min 30:min+pool 100:miss 100:morn 300:nft 100:off 100:ohlcv 300:old 30:on+a 100:one
30:one+. 100:operat 400:operator 200:pas 50:please+tell 200:pool 30:pool+_ 300:price 30:price+for 100:report 100:request 300:run
100:shar 100:show 400:tell 50:that+are 50:the+_ 30:the+floor 30:thi+morn 30:to+me 50:to+the 200:tool 100:u 100:week 400:whoev
80:whoev+run 30:with+_ 300:wrong 100:yo @resolve_ens 1240:* 30:,+_ 20:,+please 20:,+what 20:,+which 20:.+what 270:0x 1240:<ens>
50:?+$ 80:^+_ 30:^+addres 20:^+before 20:^+i 20:^+my 20:^+the 60:^+what 60:^+which 120:_+$ 30:_+, 20:_+. 20:_+? 20:_+addres
20:_+what 30:_+which 900:addres 30:addres+$ 110:addres+i 20:addres+of 60:anyth 60:before 20:before+i 360:behind 60:behind+_
60:belong 20:belong+to 20:doe+_ 60:en 60:exact 20:for+the 60:friend 60:gave 60:he 60:hi 50:i+_ 20:i+it 60:i+that 20:i+want 20:it+$
120:name 20:of+_ 60:pay 60:payout 20:please+$ 60:plz 60:point 60:resolv 120:resolve 60:stand 30:that+$ 20:that+? 20:the+name
20:the+wallet 30:to+_ 20:to+pay 60:u 60:wallet 60:want 20:want+to 490:what 60:what+addres 30:what+i 20:what+the 430:which
80:which+addres 60:wire @resolve_ens_domain 570:* 10:,+_ 10:,+what 10:.+what 180:0x 570:<ens> 30:?+$ 50:^+_ 30:^+addres 10:^+my
10:^+the 20:^+what 20:^+which 40:_+$ 10:_+, 10:_+. 10:_+? 10:_+addres 30:_+via 20:_+which 360:addres 10:addres+$ 30:addres+i
10:addres+of 10:anyth 10:before 200:behind 40:behind+_ 20:belong 10:belong+to 20:en 10:exact 10:for+the 10:friend 20:gave 20:he
20:hi 20:i+_ 10:i+it 10:i+that 10:it+$ 100:morali 40:name 10:of+_ 10:pay 20:payout 10:plz 20:point 10:resolv 30:resolve 20:stand
10:that+$ 10:the+name 10:the+wallet 10:to+_ 20:u 100:via 20:wallet 10:want 150:what 20:what+addres 10:what+i 170:which
20:which+addres 10:wire @resolve_entity 3940:* 50:,+_ 60:,+a 10:,+an 70:,+and 20:,+contract 10:,+i 40:,+no 30:,+on 20:,+or
30:,+token 10:,+what 30:,+which 40:.+$ 20:.+_ 30:.+i 100:.+what 90:0x 220:<bitcoinAddress> 160:<bitcoinHash> 970:<chain> 1040:<coin>
10:<collection> 430:<ens> 1160:<evmAddress> 1120:<evmHash> 30:<exchange> 1120:<hex> 10:<maybeChain> 10:<name> 210:<namesake>
140:<number> 80:<protocol> 10:<quoted> 540:<series> 80:<solanaAddress> 60:<solanaSignature> 280:?+$ 20:?+_ 30:?+and 30:?+contract
10:?+how 20:?+i 20:?+look 10:?+we 100:^+_ 40:^+a 10:^+addres 10:^+before 10:^+chain 10:^+check 40:^+coingecko 30:^+did 30:^+doe
10:^+find 20:^+got 100:^+i 10:^+look 30:^+my 10:^+please 10:^+search 30:^+somebody 30:^+someone 20:^+the 240:^+what 20:^+which
20:^+who 380:_+$ 60:_+, 100:_+. 90:_+? 10:_+_ 80:_+a 10:_+account 30:_+addres 30:_+and 10:_+at 10:_+balance 10:_+coin 10:_+contract
10:_+did 10:_+for 10:_+go 10:_+ha 20:_+have 30:_+i 60:_+in 30:_+name 70:_+on 20:_+or 10:_+to 40:_+tx 50:_+what 10:_+which
30:a+client 40:a+contract 10:a+public 30:a+token 30:a+wallet 70:about 20:about+the 40:accept 150:account 10:account+$ 20:account+i
10:add 450:addres 30:addres+$ 10:addres+, 10:addres+_ 30:addres+i 10:addres+of 100:agent 40:alone 60:am 10:an+_ 10:and+fee 10:and+it
30:and+no 40:and+of 90:and+on 30:and+tell 10:and+the 20:and+what 110:any 30:anyth 20:arbitrum 10:arriv 10:ask 20:balance
10:balance+_ 240:base 60:before 20:before+i 120:behind 20:behind+_ 20:belong 10:belong+to 220:bitcoin 210:bittensor 100:block
30:block+? 10:bonk 10:bookkeep 60:btc 20:call 60:carry 870:chain 50:chain+$ 100:chain+? 10:chain+_ 10:chain+i 20:chain+id 160:chat
80:check 10:check+_ 10:click 110:client 50:code 100:coin 20:coin+, 10:coin+? 10:coinbase 420:coingecko 10:coingecko+$
60:coingecko+id 60:colleague 10:collection 160:comment 80:confirm 380:contract 30:contract+, 40:contract+? 10:contract+addres
10:contract+or 10:correct 40:creator 10:d 10:degen 10:did+_ 10:did+i 10:did+it 10:did+the 10:did+thi 10:do+i 30:doe+_
10:doe+coingecko 10:dogwifhat 10:dont 100:e 100:earth 330:en 20:en+name 10:endpoint 10:erc20 100:eth 170:ethereum 420:even
110:even+i 40:everyth 10:exact 70:exchange 20:explor 20:fail 10:fake 80:fee 10:fee+did 10:fee+of 70:file 20:file+. 90:find 60:for+_
10:for+it 10:for+the 40:form 220:found 10:friend 120:gave 30:gave+me 90:go 10:go+through 60:got 20:got+a 10:ha+_ 110:hand 10:hash
20:have+an 40:he 20:hex 50:hi 60:history 20:how 10:how+many 20:i+, 290:i+_ 10:i+a 20:i+am 30:i+can 150:i+it 10:i+must 10:i+not
20:i+that 20:i+there 70:i+thi 480:id 20:id+_ 10:id+doe 30:id+for 40:id+of 220:idea 100:identifi 100:identify 40:in+a 20:in+my
80:in+our 10:in+the 10:in+thi 40:input 30:it+$ 30:it+, 40:it+a 70:it+and 10:it+explor 40:it+i 30:it+in 10:itself 40:just 10:kid
100:kind 30:kind+of 30:know 10:kraken 30:land 100:ledg 30:ledg+, 60:left 10:linea 10:list 120:log 100:look 10:look+up 100:mail
40:mainnet 20:many 10:many+coin 30:me+_ 40:me+thi 30:me+what 30:metamask 20:mov 40:must 10:my+metamask 20:nam 280:name 20:name+?
10:name+of 40:need 10:need+the 60:network 10:network+i 10:nev 100:next 10:nft 480:no 30:normal 110:not 40:numb 10:numb+_ 70:of+_
10:of+that 40:of+which 10:official 100:old 110:on+_ 10:on+coingecko 120:on+which 20:one 30:only 30:or+a 10:or+i 40:ordinary 100:oth
40:output 40:own 10:own+it 10:paid 260:past 30:past+_ 10:pay 50:payment 20:payout 60:payroll 10:penguin 70:person 40:pizza 10:plain
10:please+$ 30:please+, 10:plz 20:point 10:polygon 100:primary 20:print 140:program 40:proper 50:public 10:public+rpc 10:pudgy
100:query 10:rath 40:real 10:resolv 70:resolve 80:reverse 40:right 50:rpc 10:run 20:satoshi 30:say 10:say+_ 10:scroll 50:search
10:search+for 50:send 10:sent 60:set 10:set+a 20:sheet 10:show 10:site 40:sol 80:solana 70:some 190:somebody 130:someone 100:sort
70:spreadsheet 20:stand 20:still 120:str 40:sure 10:switch 60:symbol 50:tag 10:talk 60:telegram 100:tell 30:tell+me 10:teth 180:th
20:th+_ 10:that+$ 10:that+? 10:that+_ 20:the+_ 30:the+coingecko 10:the+exchange 10:the+name 10:the+numb 20:the+th 10:the+wallet
70:there 10:there+a 10:they 30:thi+_ 50:through 10:through+? 10:thru 10:tick 10:to+_ 360:token 20:token+, 60:token+? 200:transaction
50:transaction+, 190:tx 40:tx+_ 50:type 20:u 50:und 10:und+which 80:uniswap 40:up 10:up+_ 20:url 50:usdc 10:use 40:valid 440:wallet
50:wallet+, 60:want 10:want+to 50:wbtc 2090:what 10:what+_ 10:what+a 20:what+addres 110:what+even 10:what+fee 180:what+i 40:what+it
30:what+on 30:what+the 20:what+thi 980:which 20:which+addres 180:which+chain 20:which+id 10:which+network 10:which+program 60:who
20:who+i 10:whom 10:whose 20:wire 200:without 100:word 30:word+. 60:wrapp 40:write 40:yet @say_hello 100:* 100:<name> 30:_+please
100:hello 30:please+$ 100:say 30:to+_ @search_all 1750:* 40:,+_ 40:,+an 50:,+category 30:,+list 30:,+on 30:,+whatev 40:,+which
30:.+$ 20:.+what 20:<chain> 1350:<coin> 10:<collection> 200:<count> 10:<evmAddress> 140:<exchange> 10:<namesake> 140:<protocol>
260:<quoted> 100:?+$ 30:?+i 10:?+just 20:?+my 20:^+by 120:^+coingecko 40:^+doe 40:^+find 20:^+for 100:^+i 20:^+please 20:^+search
40:^+what 120:_+$ 50:_+, 100:_+? 50:_+a 30:_+among 10:_+and 20:_+at 20:_+coin 20:_+i 30:_+of 30:_+on 20:_+please 10:about 60:accept
60:alone 100:among 20:and+the 100:anyth 340:bitcoin 460:bittensor 10:bonk 60:bookkeep 130:call 30:call+_ 100:carry 320:category
30:category+, 640:coin 110:coin+, 60:coinbase 1570:coingecko 30:coingecko+$ 30:coingecko+, 180:coingecko+id 30:coingecko+use
10:collection 20:deribit 20:derivativ 20:do+i 80:doe+coingecko 10:dogwifhat 100:each 60:endpoint 10:even 60:everyth 20:exact
100:exchang 30:exchang+, 380:exchange 60:file 290:find 40:find+_ 140:for+_ 30:for+it 20:for+my 30:for+the 20:ha+_ 30:i+_ 20:i+a
20:i+must 50:i+need 20:i+not 1250:id 40:id+doe 130:id+for 60:id+of 20:in+a 70:it+$ 30:it+a 20:it+in 20:just 10:just+the 10:kid
200:kind 120:know 60:kraken 20:like 130:list 10:list+$ 30:list+it 100:look 200:match 20:meme 60:must 260:name 50:name+_ 180:need
20:need+it 10:need+the 100:nft 120:not 50:of+_ 30:of+each 20:of+that 60:on+coingecko 30:or+a 20:oth 10:penguin 20:please+$
20:please+, 10:pudgy 60:run 20:run+_ 70:search 20:search+for 100:set 20:solana 180:spreadsheet 60:sure 120:symbol 10:talk 60:teth
20:that+_ 30:the+coin 50:the+coingecko 30:the+exchange 20:the+id 30:the+name 10:the+oth 60:they 60:tick 20:to+coingecko 10:token
290:und 20:und+which 120:uniswap 180:use 50:use+for 200:vechain 20:venu 60:want 120:wbtc 490:what 20:what+_ 50:what+the 200:whatev
290:which 70:which+id 60:wire 340:wrapp 60:write @search_chain 2330:* 50:,+_ 20:,+contract 80:,+i 60:,+please 10:,+token 130:.+$
70:0x 2030:<chain> 1820:<coin> 100:<collection> 300:<count> 160:<ens> 90:<evmAddress> 30:<evmHash> 30:<hex> 100:<maybeChain>
630:<namesake> 400:<number> 100:<protocol> 300:<quoted> 730:<series> 30:?+$ 10:?+? 30:?+_ 10:?+i 10:?+look 30:^+_ 10:^+addres
30:^+contract 80:^+find 10:^+got 30:^+how 10:^+i 30:^+in 130:^+look 150:^+search 30:^+we 30:^+what 100:_+$ 180:_+, 10:_+. 50:_+?
80:_+and 100:_+block 20:_+contract 180:_+explor 80:_+for 50:_+hit 50:_+i 30:_+in 190:_+on 20:_+pl 10:_+which 10:about 10:account
250:addres 10:addres+i 20:addres+of 100:aero 10:am 30:and+give 10:any 310:anyth 110:arbitrum 30:at+_ 100:azuki 850:base 10:before
50:behind 10:behind+_ 400:block 100:block+explor 500:blockscout 320:brett 30:by+_ 500:call 130:call+_ 100:cap 100:carry 30:carry+the
100:chain 10:code 420:contract 20:contract+$ 10:contract+, 10:contract+_ 40:contract+addres 10:contract+for 10:contract+on 100:copy
200:copycat 10:correct 40:decimal 10:decimal+of 60:degen 20:dont 10:en 10:erc20 730:ethereum 20:even 100:everyth 10:exact
1300:explor 30:explor+, 150:explor+for 60:fak 30:fake 120:fear 320:find 70:find+_ 200:finding 80:for+_ 80:for+anyth 100:for+token
10:found 10:friend 100:give 30:give+me 200:gnosi 100:go 120:got 10:got+a 10:history 300:hit 100:how 30:how+many 20:i+_ 30:i+got
10:i+not 50:i+suspect 10:i+that 10:i+the 30:i+would 10:idea 10:in+a 50:in+the 60:keep 10:kind 100:known 100:last 100:like 30:like+to
10:log 620:look 50:look+for 50:look+up 100:many 100:max 300:nam 80:nam+_ 100:name 30:name+_ 10:need 10:nft 10:no 10:normal 30:not
90:of+_ 10:official 250:on+_ 80:on+the 150:one 10:one+$ 10:one+. 10:only 100:optimism 10:pay 20:person 100:pile 80:pl 20:pl+,
30:please+. 10:please+? 10:plz 30:polygon 60:ppl 10:program 10:public 100:receive 10:resolv 10:resolve 100:result 100:return
900:search 50:search+_ 30:search+for 30:search+on 110:send 20:send+me 20:str 300:suspect 110:symbol 10:tag 20:telegram 20:th 10:th+_
10:that+$ 230:the+_ 10:the+contract 30:the+name 110:there 30:there+are 100:through 100:time 30:time+$ 10:to+send 500:token
10:token+? 80:token+call 20:token+on 30:token+that 100:turn 100:uniswap 300:up 30:up+_ 30:up+the 460:usdc 520:usdt 20:wallet
10:wallet+, 60:want 10:want+a 160:what 10:what+i 10:what+the 100:whatev 70:which 10:which+addres 10:whose 10:wire 100:word
30:would+like 140:wrong @search_dex_pairs 2170:* 110:,+_ 50:,+all 30:,+any 20:,+just 30:,+whatev 10:,+where 10:.+what 10:24h
1330:<chain> 1550:<coin> 340:<count> 250:<evmAddress> 10:<fiat> 270:<name> 570:<namesake> 160:<number> 870:<pair> 20:<protocol>
320:<series> 50:<solanaAddress> 20:<time> 50:?+$ 10:?+_ 20:?+any 20:?+i 10:?+it 80:^+_ 20:^+all 20:^+any 20:^+could 40:^+dexscreen
160:^+find 10:^+how 30:^+i 30:^+look 50:^+pippin 20:^+search 60:^+where 10:^+which 190:_+$ 150:_+, 10:_+. 20:_+? 60:_+_ 20:_+and
20:_+dex 20:_+for 10:_+i 20:_+liquidity 10:_+move 10:_+of 80:_+on 50:_+only 160:_+pair 20:_+pool 10:_+token 20:_+trad 20:_+trade
10:about 60:acros 20:addres 30:aero 270:all 50:all+chain 10:all+dex 20:and+tell 340:any 20:any+_ 30:any+chain 190:arbitrum 60:around
20:art 350:base 10:best 20:bonk 150:brett 10:buy 30:call 10:call+_ 10:can+i 480:chain 80:chain+$ 30:chain+, 20:chain+? 10:check
10:coin 40:contract 20:could+you 10:day 60:decentralis 10:deep 180:deepest 10:degen 10:depth 450:dex 20:dex+, 50:dex+pair
440:dexscreen 50:dexscreen+pair 20:doe+_ 20:doe+it 10:dogwifhat 20:enough 30:eth 300:ethereum 10:every 10:fak 640:find 20:find+_
40:find+me 90:for+_ 20:for+me 40:geckoterminal 130:gitlawb 20:ha+the 20:have+the 110:how 10:how+much 10:hows 20:i+_ 20:i+only
10:i+pay 10:i+the 10:i+trade 10:in+_ 10:inside 10:it+$ 20:jup 60:just 10:keep 10:kid 20:liq 410:liquidity 40:liquidity+$
10:liquidity+, 10:list 160:look 40:look+for 10:lp 40:mainnet 10:many 20:me+, 20:me+_ 10:me+the 20:me+which 30:mint 10:money 20:most
20:move 30:much 80:nam 20:nam+_ 10:need 10:of+_ 10:of+the 20:of+them 10:official 240:on+_ 30:on+any 10:once 250:only 30:only+$
20:only+, 60:out 1200:pair 50:pair+_ 10:pair+doe 60:pair+for 90:pair+on 20:pay 10:pay+for 10:pepe 10:per 10:percent 500:pippin
40:pippin+pool 10:pl 20:plenty 10:plz 60:polygon 470:pool 10:pool+$ 10:pool+, 20:pool+_ 20:pool+for 40:pool+on 10:ppl 50:price
10:put 230:search 30:search+_ 60:see 20:see+how 10:send 20:show 10:since 10:sitt 60:sol 330:solana 60:spread 10:sushi 10:swapp
10:talk 60:tell 20:tell+me 10:the+_ 20:the+liquidity 10:the+mint 10:the+most 60:their 80:them 60:they 60:tick 20:to+see 70:token
10:token+call 170:trad 20:trad+on 230:trade 10:trade+_ 10:uniswap 10:usd 10:usdc 10:usdt 10:v3 70:venu 20:venu+, 10:venue 10:vol
20:volume 10:w 70:want 20:want+to 10:wbtc 90:weth 50:what 100:whatev 370:where 10:where+_ 10:where+can 30:where+doe 10:where+i
20:where+on 30:where+the 100:which 20:which+of 10:which+pool 60:win 20:with+their 20:you+look @search_polymarket 2110:* 30:,+_
10:,+every 80:.+$ 760:<chain> 670:<coin> 400:<count> 110:<name> 100:<namesake> 200:<number> 230:<quoted> 1710:<series> 60:<time>
80:<url> 1930:<venue> 130:?+$ 50:?+_ 30:?+look 140:^+_ 50:^+anyth 10:^+busiest 20:^+doe 30:^+find 30:^+ha 50:^+i 20:^+odd
30:^+search 60:^+what 20:^+will 140:_+$ 30:_+, 130:_+? 50:_+_ 20:_+all 30:_+and 30:_+at 20:_+by 160:_+cut 110:_+event 30:_+for
50:_+got 30:_+have 30:_+hit 40:_+in 50:_+odd 30:_+of 30:_+say 10:_+what 30:_+when 150:a+_ 740:about 80:about+_ 100:about+a 80:all
10:and+when 40:answer 60:any 20:any+_ 100:anyone 400:anyth 30:are+people 10:ask 10:at+$ 50:at+_ 300:bet 30:bet+on 100:bett
30:bett+on 760:bitcoin 40:busiest 20:by+_ 100:chanc 80:chance 20:chance+of 10:clos 160:company 40:crypto 110:current 650:cut
100:cut+in 520:decemb 40:decemb+$ 40:decision 30:do+$ 40:do+people 20:doe+_ 440:event 80:every 790:fed 300:find 50:find+_ 40:for+_
30:for+a 20:for+the 20:give 200:got 200:government 30:ha+_ 10:hang 100:heard 100:hit 30:how 40:in 30:in+_ 100:in+decemb 30:in+it
10:in+there 100:includ 30:it+, 30:it+_ 30:it+up 10:liquidity 100:look 150:market 100:mention 10:moment 10:not 40:now 10:now+$
500:odd 30:odd+$ 20:odd+of 20:odd+on 40:of+a 30:of+them 190:on+_ 200:one 80:outcome 240:people 40:people+on 100:per 40:pl 10:pl+$
40:please+$ 100:poly 1930:polymarket 40:predict 40:pric 30:probability 80:rat 100:rate 10:resolv 100:return 40:right 10:right+now
10:run 110:say 30:say+about 200:search 30:search+_ 30:search+for 160:sell 30:sell+it 100:settl 200:shutdown 10:simp 100:some
100:suffice 10:sure 100:task 100:th 20:that+_ 390:the 20:the+company 100:them 80:there 60:think 10:treasury 10:until 100:up 10:usdc
10:volume 340:what 30:what+are 40:what+do 10:what+i 140:when 10:when+it 100:which 30:which+one 160:will 20:will+_ 30:will+do
30:with+_ 100:wond 10:yield @search_pools 1890:* 110:,+_ 30:,+any 10:,+at 10:,+just 30:,+show 30:,+whatev 20:,+where 10:24h
1380:<chain> 1130:<coin> 300:<count> 260:<evmAddress> 10:<fiat> 190:<name> 580:<namesake> 280:<number> 400:<pair> 20:<protocol>
240:<series> 70:<solanaAddress> 10:<step> 50:<time> 50:?+$ 10:?+_ 10:?+any 10:?+i 10:?+it 60:^+_ 10:^+all 40:^+any 10:^+could
120:^+find 10:^+how 40:^+i 30:^+look 60:^+pippin 10:^+pool 10:^+price 30:^+search 40:^+where 10:^+which 230:_+$ 90:_+, 10:_+. 40:_+?
40:_+_ 10:_+and 30:_+coin 10:_+dex 30:_+hit 10:_+how 10:_+i 10:_+liquidity 10:_+move 90:_+on 30:_+only 100:_+pair 30:_+pool
10:_+token 20:_+trad 10:_+trade 10:_+which 10:about 40:acros 10:addres 30:aero 150:all 30:all+chain 10:all+dex 10:and+_ 10:and+how
10:and+tell 10:and+what 360:any 10:any+_ 20:any+chain 120:arbitrum 40:around 10:at+what 470:base 10:best 20:bonk 310:brett 10:buy
30:call 10:call+_ 10:can+i 320:chain 30:chain+$ 50:chain+, 10:chain+? 10:check 110:coin 30:coin+on 30:contract 10:could+you
20:current 10:dao 30:day 10:day+? 40:decentralis 40:deep 10:deep+i 70:deepest 110:degen 20:depth 240:dex 10:dex+, 20:dex+pair
90:dexscreen 10:did+it 10:doe+_ 10:doe+it 10:dogwifhat 20:down 20:enough 60:eth 190:ethereum 10:every 10:fak 470:find 10:find+_
30:find+me 80:for+_ 30:for+the 180:geckoterminal 90:gitlawb 10:ha+the 10:have+the 100:hit 120:how 10:how+deep 10:how+much 10:hows
10:i+_ 10:i+only 10:i+that 10:i+the 30:i+there 10:i+trade 10:in+_ 10:inside 20:jup 40:just 10:keep 10:kid 20:liq 330:liquidity
20:liquidity+$ 20:liquidity+, 10:liquidity+and 140:look 40:look+for 20:lp 50:mainnet 10:many 10:me+_ 10:me+the 10:me+which 40:mint
10:mint+_ 10:money 20:most 30:move 30:much 60:nam 20:nam+_ 10:of+_ 10:of+the 10:of+them 280:on+_ 20:on+any 10:on+the 10:once
160:only 20:only+$ 10:only+, 10:or+down 140:out 620:pair 20:pair+_ 20:pair+for 60:pair+on 10:pepe 10:per 10:percent 470:pippin
80:pippin+pool 10:pl 10:plz 40:polygon 990:pool 20:pool+$ 20:pool+, 30:pool+_ 60:pool+for 80:pool+on 10:ppl 80:price 10:price+,
10:price+and 10:put 190:search 40:see 10:see+how 10:send 100:show 30:show+_ 10:since 10:sitt 80:sol 400:solana 40:spread 10:sushi
10:swap 10:swapp 10:talk 40:tell 10:tell+me 40:the+_ 10:the+day 20:the+liquidity 10:the+mint 10:the+most 40:their 40:them 200:there
30:there+? 30:there+a 40:they 40:tick 10:to+see 90:token 10:token+, 10:token+call 120:trad 20:trad+on 180:trade 10:trade+_
10:uniswap 20:up 10:up+or 10:usd 10:usdt 10:v3 50:venu 10:venu+, 10:venue 20:view 20:vol 30:volume 10:w 50:want 10:want+to 10:wbtc
60:weth 70:what 10:what+price 100:whatev 270:where 10:where+_ 10:where+can 20:where+doe 20:where+on 20:where+the 100:which
10:which+_ 10:which+of 10:which+pool 10:win 10:with+their 10:you+look @search_solana_assets 2610:* 150:,+_ 10:,+list 30:,+who
10:,+with 50:.+$ 10:.+what 10:.+which 2110:<chain> 1670:<coin> 200:<collection> 840:<count> 440:<namesake> 800:<number>
2610:<solanaAddress> 50:?+$ 30:?+_ 70:^+_ 50:^+all 90:^+compress 10:^+could 30:^+give 60:^+i 110:^+nft 60:^+show 50:^+what
40:^+which 340:_+$ 250:_+, 30:_+. 60:_+? 40:_+_ 10:_+addres 350:_+collection 10:_+for 30:_+ha 10:_+list 110:_+nft 40:_+of 70:_+on
30:_+own 30:_+per 30:_+show 30:_+wallet 10:a+well 100:able 30:able+to 40:addres 10:addres+_ 350:all 20:are+in 30:are+you 40:asset
100:believe 100:belong 30:belong+to 300:burnt 50:by+_ 140:collect 1600:collection 400:collection+_ 40:collector 560:compress
120:compress+nft 10:could+you 30:doe+_ 10:each 100:exclud 100:few 100:find 100:fine 30:fine+$ 10:for+the 30:from+_ 40:fungible
100:gimme 100:give 30:give+me 40:heliu 40:here 10:here+. 10:how 10:i+in 100:in+_ 30:in+the 40:incl 40:includ 10:inside 40:inventory
30:it+_ 200:lad 180:list 30:list+_ 10:list+it 200:mad 40:me+_ 30:me+the 600:member 130:member+of 10:much 100:need 1840:nft 20:nft+,
10:nft+_ 30:nft+collection 20:nft+doe 50:nft+in 80:nft+of 60:nft+own 40:normal 100:not 70:of+_ 30:of+it 240:of+the 30:of+them
90:on+_ 420:one 10:one+$ 30:one+? 60:only 20:only+, 200:out 50:out+of 560:own 40:own+_ 50:own+by 20:own+on 100:page 100:per 100:piec
30:piec+of 40:pric 380:show 40:show+me 10:show+the 100:sit 30:sit+in 10:sol 2100:solana 50:spl 10:spl+token 230:the+_
30:the+collection 40:the+nft 180:them 30:them+$ 10:them+? 100:those 30:to+the 110:token 10:token+are 40:too 10:too+$ 40:und 10:und+_
160:wallet 30:wallet+_ 40:well 230:what 10:what+i 30:what+in 10:what+nft 40:where 290:which 50:which+nft 100:who 30:who+own
10:with+pric 10:yo 10:you+show @search_solana_tokens 2530:* 100:,+_ 30:,+and 100:,+i 40:,+liquidity 30:,+market 10:,+mcap 30:,+mint
50:,+numb 10:,+supp 80:.+$ 30:.+would 2010:<chain> 2170:<coin> 100:<count> 40:<fiat> 360:<name> 1200:<namesake> 200:<number>
780:<protocol> 460:<solanaAddress> 110:?+$ 10:?+_ 20:?+how 30:?+i 220:^+_ 10:^+can 120:^+find 10:^+how 30:^+i 30:^+kind 30:^+look
30:^+mint 30:^+on 30:^+search 10:^+token 40:^+what 30:^+which 130:_+$ 240:_+, 90:_+? 40:_+_ 20:_+and 30:_+coin 30:_+for 30:_+ha
30:_+i 20:_+it 30:_+lin 30:_+list 80:_+mint 10:_+name 150:_+on 60:_+price 170:_+token 40:_+verify 30:_+what 30:a+_ 70:about
310:addres 30:addres+, 30:addres+of 100:am 10:and+_ 30:and+how 30:and+if 10:and+of 30:and+tell 80:and+wheth 10:anybody 10:anyone
110:authority 10:bag 160:bonk 10:burn 420:call 20:call+$ 90:call+_ 30:can+still 100:cap 30:cap+and 100:carry 30:carry+the
10:circulat 220:coin 100:count 10:creator 100:d 30:d+like 10:day 10:decimal 10:description 10:dex 10:doe+_ 360:dogwifhat 40:e
100:each 30:each+one 40:el 10:exact 40:exist 100:fak 480:find 50:find+_ 60:find+me 40:for+_ 30:for+the 170:freeze 10:friend
20:frozen 100:held 10:hi 210:hold 30:hold+count 660:holder 40:holder+, 50:holder+and 10:homepage 310:how 80:how+many 30:i+_ 30:i+am
20:i+call 30:i+d 80:i+it 30:i+need 30:i+still 30:i+there 30:i+want 100:if 30:if+it 30:it+, 30:it+. 40:it+i 50:it+the 1170:jup
780:jupit 60:kid 100:kind 100:like 100:lin 10:liq 190:liquidity 10:liquidity+$ 10:liquidity+, 100:list 10:live 100:look 30:look+up
10:lot 500:many 10:many+_ 30:many+coin 70:many+holder 100:market 30:market+cap 100:maximum 50:mcap 10:mcap+, 40:me+the 1320:mint
10:mint+_ 30:mint+i 10:mint+more 30:mint+or 30:more 10:n 160:nam 40:nam+_ 20:name 10:name+, 100:need 10:no 60:not 10:now 310:numb
50:numb+of 60:of+_ 50:of+holder 40:of+the 310:on+_ 310:one 50:one+$ 30:or+freeze 20:or+not 130:pippin 100:pl 40:plz 40:pool
280:price 10:price+and 10:price+for 30:price+of 10:read 100:real 100:record 100:result 10:right 360:search 50:search+_ 30:search+for
100:see 10:sent 300:so 340:sol 1670:solana 10:somebody 10:someone 100:statu 30:statu+, 250:still 10:still+mint 160:supp 10:supp+,
60:talk 20:talk+about 100:tell 30:tell+me 20:that+_ 40:the+_ 100:the+mint 30:the+real 30:the+token 100:their 100:them 300:there
30:there+a 50:there+are 10:they 10:those 120:tick 10:to+_ 30:to+see 1030:token 40:token+_ 70:token+call 30:token+i 70:token+on
100:told 10:total 100:up 30:up+the 40:usd 20:usdc 100:verification 960:verify 40:verify+? 20:vol 110:want 30:want+to 270:what
10:what+_ 50:what+the 300:wheth 50:wheth+_ 300:which 30:which+_ 30:which+are 30:which+token 10:who 30:would+you 40:wrapp
@search_tools 900:* 30:,+_ 30:.+$ 200:<count> 30:?+$ 100:^+do 30:^+i 80:^+which 30:_+$ 30:_+and 30:a+token 100:about 100:any
100:approval 30:approval+? 100:call 30:call+$ 100:category 100:deal 80:do+you 100:endpoint 100:even 100:exact 200:floor
30:floor+price 30:have+a 200:here 100:history 30:i+call 30:i+there 100:keep 100:lend 100:liquidity 30:liquidity+of 200:list
30:list+? 100:lock 30:me+the 100:must 30:must+i 100:nam 30:nam+$ 100:name 30:name+_ 500:nft 30:of+a 50:of+your 100:one 100:pric
100:price 30:price+history 100:royalty 100:search 100:security 100:show 100:similar 200:some 100:stak 100:stuff 200:tell 50:tell+me
100:there 30:to+the 300:token 30:token+? 30:token+unlock 800:tool 100:u 100:unlock 30:unlock+$ 100:wallet 500:which 30:which+of
30:which+one 100:yield 80:you+have @validate_address 1710:* 20:,+and 40:,+i 30:,+or 10:.+_ 1190:<bitcoinAddress> 420:<chain>
420:<coin> 420:<evmAddress> 100:<hex> 40:<number> 480:<series> 130:?+$ 20:?+_ 30:?+i 70:^+_ 30:^+a 20:^+before 30:^+did 10:^+how
220:^+i 20:^+my 50:_+$ 10:_+. 200:_+a 110:_+addres 20:_+did 30:_+for 40:_+i 20:_+with 40:a+well 1180:addres 130:addres+$ 20:addres+,
100:am 20:and+of 40:back 40:bank 60:before 20:before+i 80:big 320:bitcoin 100:btc 30:by+hand 40:capital 120:case 60:chain 20:chain+$
140:checksum 10:colleague 10:comment 200:copy 220:correct 70:did+i 30:did+they 40:eip 10:eip+_ 100:error 80:everyth 100:file
30:for+the 740:form 30:form+_ 100:gave 40:give 100:hand 40:how 10:how+to 240:i+_ 30:i+am 20:i+it 50:i+that 30:it+$ 30:it+, 20:it+a
10:left 80:letter 80:low 40:mine 200:mistype 40:mix 10:no 20:of+_ 20:of+which 40:ok 40:one 10:one+$ 30:or+i 40:out 100:payment
140:payout 60:payroll 80:pl 10:please+$ 140:prop 160:proper 160:real 100:right 40:script 60:send 80:small 60:someone 40:split
40:spreadsheet 10:str 100:taproot 20:the+_ 10:the+addres 100:they 10:thi+_ 60:type 100:u 460:valid 80:want 20:want+the 460:well
120:well+form 60:which 20:which+chain 10:with+the 80:write 40:written @validate_task_result 500:* 30:,+it 30:.+$ 30:.+i 200:<json>
300:<quoted> 100:<uuid> 30:?+$ 50:^+before 30:^+check 30:^+i 30:_+$ 50:_+, 30:_+verify 100:account 200:against 30:against+the
200:answ 100:b4 300:before 50:before+i 100:bos 100:call 300:check 200:cit 300:claim 50:claim+_ 100:draft 100:each 100:finish
100:genuine 100:goe 100:hold 30:i+my 30:i+the 30:it+$ 100:mine 30:my+bos 30:of+my 30:of+the 30:of+thi 100:post 100:proper
100:publish 500:receipt 200:rest 200:result 100:send 30:send+it 100:sourc 100:task 30:that+my 30:that+the 30:the+call 30:to+my
100:up 100:verify @verify_message 720:* 20:.+_ 50:.+doe 30:.+i 720:<evmAddress> 720:<hex> 60:<name> 660:<quoted> 130:?+$ 30:^+a
20:^+buy 20:^+did 20:^+our 20:^+somebody 20:^+the 30:_+$ 50:_+, 120:_+. 50:_+? 30:_+_ 50:_+and 80:_+sign 20:_+the 80:_+with 20:and+a
60:b 60:bear 60:buy 60:check 300:claim 20:claim+_ 60:come 60:control 60:custom 30:did+_ 30:doe+it 20:doe+the 30:from+_ 60:good
120:guy 240:he 300:hello 60:here 60:hi 30:i+_ 20:i+it 20:i+the 20:it+i 60:legit 60:memb 120:message 30:message+_ 120:out 30:out+?
120:own 30:own+_ 120:proof 20:proof+of 60:real 180:say 20:say+_ 120:sent 60:sig 600:sign 60:sign+_ 80:sign+the 360:signature
80:signature+_ 60:somebody 60:swear 240:text 60:text+_ 60:th 20:th+_ 30:the+message 30:the+signature 30:the+text 20:the+th 120:true
60:verify 50:with+_ 120:word
`;
