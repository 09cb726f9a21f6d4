// Asking counts: how many questions for each tool (*) have a word; written by test/learn-first.ts, in hundredths.
export const ASKING_COUNTS = `
@- 193700:* 1430:,+_ 180:,+a 80:,+all 1480:,+and 30:,+any 50:,+at 50:,+best 30:,+biggest 80:,+by 180:,+can 80:,+did 30:,+doe
30:,+each 100:,+for 80:,+give 80:,+go 80:,+ha 150:,+help 630:,+how 850:,+i 30:,+id 230:,+in 50:,+it 50:,+just 30:,+list 300:,+long
30:,+market 80:,+my 100:,+no 50:,+not 50:,+on 30:,+one 100:,+only 50:,+or 230:,+please 130:,+she 30:,+show 30:,+so 30:,+spend
50:,+supp 180:,+the 50:,+token 500:,+what 100:,+where 500:,+which 50:,+who 230:,+with 50:,+without 30:,+would 100:,+ye 3550:.+$
30:.+. 30:.+_ 200:.+can 30:.+could 50:.+how 30:.+i 80:.+please 80:.+what 100:.+which 30:.+would 200:100x 800:10x 900:20 500:26dec
100:29 200:2fa 100:3 200:3x 200:4626 200:4h 200:4x 500:50 300:5x 200:721 400:<bitcoinAddress> 300:<bitcoinHash> 2200:<block>
36700:<chain> 70300:<coin> 5200:<collection> 600:<commodity> 2600:<count> 2600:<ens> 6100:<evmAddress> 1100:<evmHash>
16400:<exchange> 4600:<fiat> 1400:<hex> 600:<holder> 300:<maybeChain> 34100:<name> 6000:<namesake> 42900:<number> 1600:<pair>
13600:<protocol> 4300:<quoted> 29500:<series> 300:<signature> 500:<solanaAddress> 1800:<step> 1800:<ticker> 31500:<time> 600:<unit>
700:<url> 2700:<venue> 9400:?+$ 100:?+_ 30:?+how 80:?+i 50:?+just 30:?+my 30:?+the 80:?+what 3000:^+_ 80:^+a 400:^+am 130:^+any
150:^+are 50:^+at 280:^+balance 450:^+best 80:^+bid 100:^+book 230:^+bridge 200:^+buy 400:^+can 450:^+cancel 180:^+cheap
230:^+cheapest 30:^+check 150:^+claim 30:^+compare 200:^+convert 430:^+could 130:^+create 100:^+current 300:^+deploy 200:^+did
250:^+do 230:^+doe 280:^+draft 530:^+explain 30:^+find 130:^+fix 50:^+floor 80:^+for 30:^+from 50:^+ga 150:^+give 80:^+ha 5000:^+how
2180:^+i 30:^+if 130:^+imp 80:^+in 50:^+kind 50:^+last 150:^+latest 130:^+ledg 230:^+lightn 130:^+liquidation 180:^+list 130:^+lyric
150:^+make 50:^+market 30:^+metamask 450:^+mint 30:^+most 1430:^+my 30:^+name 50:^+need 180:^+net 80:^+next 30:^+nft 100:^+numb
80:^+odd 230:^+open 30:^+ord 80:^+our 350:^+ping 30:^+pippin 130:^+place 130:^+plan 680:^+please 30:^+pool 80:^+price 150:^+put
350:^+rarity 50:^+read 30:^+realis 150:^+recipe 180:^+recommend 580:^+revoke 30:^+search 400:^+send 350:^+set 80:^+share
430:^+should 130:^+show 100:^+snapshot 150:^+spot 200:^+stake 150:^+summarise 400:^+swap 350:^+tell 200:^+the 30:^+top 250:^+total
650:^+translate 30:^+utxo 80:^+we 80:^+weath 3930:^+what 700:^+when 330:^+where 2000:^+which 1680:^+who 280:^+why 350:^+will
100:^+would 1130:^+write 10300:_+$ 5050:_+, 1200:_+. 2300:_+? 4380:_+_ 300:_+a 530:_+account 230:_+addres 100:_+against
350:_+airdrop 50:_+all 30:_+allow 30:_+among 1830:_+and 130:_+approval 130:_+are 680:_+at 30:_+atm 50:_+back 150:_+balance 130:_+be
30:_+been 100:_+before 30:_+best 30:_+between 50:_+bid 200:_+block 30:_+book 150:_+burn 80:_+by 100:_+call 180:_+cent 100:_+close
100:_+coin 30:_+collection 130:_+contract 80:_+cost 100:_+cut 380:_+dao 30:_+decimal 30:_+did 100:_+do 50:_+doe 350:_+drop 130:_+e
50:_+each 50:_+earn 50:_+entry 230:_+etf 30:_+exact 30:_+exploit 150:_+fall 80:_+fee 30:_+fill 1830:_+for 980:_+from 50:_+fund
80:_+futur 30:_+ga 30:_+get 30:_+give 100:_+go 130:_+goe 30:_+got 180:_+governance 180:_+ha 130:_+have 50:_+hit 50:_+hold
30:_+holder 80:_+how 380:_+i 730:_+in 700:_+into 30:_+it 30:_+keep 80:_+last 200:_+ledg 150:_+level 50:_+lie 80:_+lin 30:_+list
80:_+lock 230:_+long 150:_+market 100:_+mempool 150:_+message 150:_+morn 30:_+mov 50:_+nam 50:_+name 50:_+network 30:_+next 50:_+nft
150:_+node 380:_+now 830:_+of 1730:_+on 50:_+one 30:_+only 50:_+open 380:_+option 400:_+or 150:_+ord 50:_+out 200:_+over 30:_+own
100:_+pay 50:_+payment 130:_+people 100:_+per 50:_+perp 50:_+pl 100:_+please 30:_+pool 30:_+position 30:_+price 30:_+print
180:_+proposal 50:_+protocol 130:_+repo 50:_+revenue 130:_+reward 80:_+right 150:_+rollup 50:_+rout 50:_+say 80:_+send 30:_+sery
30:_+show 80:_+since 30:_+slippage 30:_+slot 50:_+spot 80:_+stak 150:_+stake 100:_+still 80:_+take 200:_+tax 180:_+that 100:_+the
30:_+these 50:_+thi 1950:_+to 200:_+today 50:_+token 130:_+trad 80:_+trade 150:_+transaction 130:_+transf 30:_+transfer 30:_+tx
50:_+user 200:_+v 480:_+validator 80:_+value 50:_+vault 50:_+via 30:_+w 80:_+wa 280:_+wallet 150:_+what 80:_+when 30:_+where
100:_+which 30:_+will 1150:_+with 250:_+withdrawal 80:_+without 480:_+word 30:_+worth 30:_+would 100:_+ye 1730:a+_ 300:a+a
150:a+beginn 150:a+birthday 50:a+client 80:a+contract 50:a+day 30:a+fake 430:a+good 250:a+joke 30:a+known 150:a+limit 100:a+list
100:a+logo 150:a+new 30:a+phish 130:a+python 50:a+side 450:a+solidity 180:a+soon 100:a+table 50:a+token 30:a+wallet 30:a+year
2400:aave 5300:about 430:about+_ 50:about+a 50:about+that 280:about+the 300:above 80:above+_ 100:abt 100:acc 200:accept 200:accord
50:accord+to 6500:account 380:account+$ 150:account+, 80:account+? 30:account+_ 150:account+at 100:account+i 30:account+of
100:accountant 800:acros 30:acros+_ 100:acros+all 200:active 400:activity 300:actual 800:ada 300:add
200:addr1q9ld26v2lv8wvrxxmvg90pn8n8n5k6tdst06q2s856rwmvnueldzuuqmnsye359fqrk8hwvenjnqultn7djtrlft7jnq7dy7wv
400:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp 2400:addres 100:addres+_
150:addres+of 30:addres+on 600:address 300:adult 200:aero 300:aerodrome 200:affect 200:afraid 1500:aft 100:afternoon 400:again
50:again+? 1300:against 150:against+_ 50:against+the 400:ahead 2700:airdrop 130:airdrop+$ 200:alcohol 900:alert 3400:all 30:all+?
30:all+_ 130:all+approval 200:all+exchang 150:all+my 80:all+of 30:all+time 500:allow 130:allow+to 100:allowance 200:allowlist
300:already 50:already+? 100:alt 600:altcoin 2100:am 430:am+i 200:america 200:among 30:among+the 200:amount 400:an+_ 150:an+alert
50:an+article 130:an+erc20 30:an+exchange 150:an+nft 100:analysi 580:and+_ 50:and+a 30:and+ask 30:and+by 50:and+for 80:and+give
850:and+how 280:and+i 130:and+in 130:and+it 80:and+list 30:and+no 100:and+numb 30:and+on 50:and+open 30:and+sell 100:and+tell
250:and+the 30:and+volume 80:and+wa 50:and+want 550:and+what 50:and+when 180:and+where 30:and+wheth 100:and+which 130:and+who
100:and+with 30:and+would 100:announc 200:anon 200:anoth 300:answ 200:answer 400:antmin 200:antpool 1200:any 30:any+_ 100:anyth
400:apart 1500:ape 300:api 500:app 800:apple 2900:approval 180:approval+i 180:approval+of 300:approve 100:apr 100:apy 30:apy+on
400:arb 200:arbitrag 2600:arbitrum 200:archive 80:are+in 30:are+on 100:are+open 130:are+people 250:are+the 50:are+there 30:are+they
50:are+wait 230:are+you 100:argument 100:around 100:arriv 200:arrive 200:art 300:article 200:asic 400:ask 30:ask+for 100:asset
200:association 1800:at+_ 30:at+a 50:at+all 130:at+home 30:at+least 80:at+present 580:at+the 50:at+what 200:atm 300:atom 500:attach
500:attack 2300:attestation 100:auction 400:audit 500:auditor 300:aunt 100:available 300:avalanche 300:average 100:avg 100:away
1400:azuki 100:b 2000:back 130:back+$ 30:back+, 50:back+? 130:back+in 100:background 100:backtest 200:bad 200:bag 300:bal 400:balanc
3400:balance 480:balance+of 30:balance+sheet 200:ban 200:banana 200:band 1600:bank 200:bankroll 5300:base 200:battle 500:bayc
80:be+$ 50:be+? 500:beacon 100:bear 400:bearish 100:because 300:become 900:been 200:beep 1100:before 30:before+i 100:begin
800:beginn 300:beginner 1400:behind 130:behind+_ 50:behind+the 100:behind+thi 100:believe 200:belong 50:belong+to 1400:below
330:below+_ 500:berlin 3200:best 30:best+_ 30:best+bid 400:bet 400:betfair 600:bett 30:bett+on 1600:between 130:between+_ 1000:bid
30:bid+and 100:bidd 200:big 400:biggest 30:biggest+first 500:bill 4700:binance 800:birthday 180:birthday+poem 200:bit 7400:bitcoin
200:black 100:blob 2000:block 30:block+$ 50:block+, 30:block+? 150:block+_ 30:block+i 200:blockchain 200:blog 200:blood 200:blue
300:blur 400:board 300:bohemian 500:boil 400:bond 400:bonk 100:bonu 2200:book 80:book+$ 30:book+_ 180:book+a 30:book+for 30:book+on
200:bookkeep 100:bool 100:boost 1100:bor 200:borrow 300:bos 1400:bot 100:both 300:bought 100:box 300:br 200:brc 200:bread 300:break
100:brett 200:brib 100:bridg 1400:bridge 150:bridge+_ 300:broadcast 300:brok 500:broth 600:bsc 6400:btc 100:btcusdt 300:buck
200:buddy 200:budget 200:bug 500:build 400:builder 200:built 200:bull 200:bullet 400:bullish 300:bundl 300:bundle 1300:burn
150:burn+on 300:burnt 200:busines 400:but 200:button 2800:buy 80:buy+$ 80:buy+, 280:buy+_ 180:by+_ 50:by+a 50:by+hand 30:by+one
30:by+profit 130:by+step 80:by+the 30:by+what 1500:bybit 200:bytecode 100:c 100:cake 1400:call 100:call+$ 80:call+_ 600:calory
100:came 200:camera 350:can+i 50:can+it 30:can+somebody 600:can+you 2100:cancel 300:cancel+my 300:cancell 300:cap 30:cap+of
1900:capacity 180:capacity+and 1700:capital 150:capital+gain 280:capital+of 600:car 1000:card 1800:cardano 200:carpet 300:case
600:cash 500:cast 900:cat 150:cat+$ 200:cause 700:cctp 200:ceil 200:cell 1100:cent 150:cent+a 500:ceo 800:chain 30:chain+$
50:chain+, 30:chain+_ 500:chainlink 500:champion 130:champion+league 300:chancellor 200:chang 200:change 30:change+$ 1700:channel
130:channel+$ 200:charg 1000:charge 100:chart 900:cheap 150:cheap+flight 1700:cheapest 150:cheapest+flight 200:check 50:check+thi
300:child 200:china 1100:circle 300:citisen 700:claim 130:claim+my 200:clas 100:clean 100:click 900:client 500:cliff 200:climb
300:clock 300:clos 900:close 200:closest 300:club 300:cluster 100:cme 600:code 2300:coin 100:coin+$ 80:coin+, 50:coin+_ 30:coin+on
30:coin+that 2900:coinbase 300:cold 100:collateral 200:colleague 800:collection 30:collection+$ 30:collection+, 30:collection+on
200:column 600:com 50:com+out 300:come 200:comment 800:commission 1600:commit 130:commit+did 200:committ 200:committee 200:community
300:company 300:compar 50:compar+with 100:compare 200:compil 200:complete 100:compliance 100:comput 100:compute 100:concentrat
200:conditional 500:conference 200:confidence 300:confirm 100:confirmation 100:connect 30:connect+my 200:contact 4300:contract
80:contract+$ 30:contract+, 300:contract+for 100:contract+on 180:contract+with 200:contributor 800:convert 150:convert+_ 300:cook
200:copy 400:core 100:corn 100:correct 900:cosmo 800:cost 50:cost+$ 30:cost+in 480:could+you 100:council 400:count 30:count+and
200:country 300:court 200:cov 200:cover 200:cpi 100:crash 200:creat 600:create 80:create+a 200:create2 100:creator 600:credit
100:cros 200:cross 100:crowd 2000:crypto 50:crypto+$ 130:crypto+news 300:cryptopunk 300:cs 200:csv 200:cup 1000:current 80:current+_
100:curve 300:custom 300:customer 400:cut 200:cz 200:d 100:dai 2000:dao 200:dashboard 400:dat 100:data 900:date 130:date+$
200:daught 1200:day 50:day+$ 30:day+. 50:day+? 200:dca 100:dear 100:debate 200:debt 200:debug 800:decemb 50:decemb+$ 30:decemb+?
30:decemb+_ 200:decentralisation 200:decide 100:decimal 1100:declare 150:declare+stak 100:deep 100:defi 100:degen 1000:delegat
600:delegate 300:delete 500:deliver 400:delta 1300:deploy 130:deploy+an 600:deposit 1900:deribit 100:deriv 100:derivativ
30:derivativ+exchang 100:detail 500:dev 500:develop 300:developer 180:did+_ 130:did+he 30:did+i 130:did+it 230:did+my 30:did+that
500:did+the 100:did+they 30:did+thi 100:died 300:diesel 200:diff 1100:difference 250:difference+between 200:direction 200:disappear
100:disclosure 500:discord 300:dishwash 300:disk 400:disposal 200:dispute 100:distance 200:div 800:dividend 100:divorce 100:dm
150:do+$ 30:do+, 30:do+_ 50:do+a 2550:do+i 100:do+people 180:do+the 130:do+they 150:do+you 200:doctor 300:document 580:doe+_
130:doe+a 180:doe+it 150:doe+my 130:doe+not 30:doe+one 530:doe+the 300:doesn 80:doesn+t 100:doesnt 500:dog 300:doge 500:dogecoin
1500:dollar 100:don 30:don+t 100:done 300:doodl 200:dose 300:double 300:down 1100:draft 250:draft+a 100:drain 400:draw 200:driv
1900:drop 150:drop+below 180:drop+und 200:due 300:dur 200:dvol 200:dydx 800:e 200:e18 200:e24 1600:each 30:each+? 50:each+of
1100:earn 400:earning 100:earth 300:eastern 200:eat 100:edition 200:effective 500:effectivenes 700:egg 300:eip 80:eip+_ 500:election
400:electricity 1900:eligible 450:eligible+for 600:email 200:empire 200:employe 100:employee 200:en 600:end 100:end+_ 100:enough
200:ent 100:entity 700:entry 1000:epoch 150:epoch+$ 200:era 1200:erc 900:erc20 500:error 100:error+_ 300:essay 1500:etf
150:etf+inflow 130:etf+net 10000:eth 100:ethdenv 200:ethena 4900:ethereum 200:etherscan 200:ethglobal 200:eur 1400:euro 300:even
100:event 200:ever 1300:every 180:every+approval 200:everyone 200:everyth 100:everywhere 100:ex 100:exact 100:exam 100:exampl
200:example 200:excel 1300:exchang 100:exchang+$ 30:exchang+, 180:exchang+_ 600:exchange 100:execut 100:execution 200:exercise
800:exit 200:exit+queue 200:expect 400:expir 200:expire 600:expiry 3100:explain 130:explain+the 200:explain+to 200:exploit
30:exploit+, 100:export 300:external 100:extract 100:eye 200:factory 100:fake 900:fall 200:fan 200:far 400:farcast 100:farm
200:fastest 100:fath 400:faucet 400:favourite 600:fbtc 1100:fed 3100:fee 230:fee+$ 30:fee+and 130:fee+for 30:fee+of 100:feed
300:feel 300:feet 100:few 300:fifo 300:fil 1000:file 30:file+. 600:fill 100:fill+in 100:filt 400:final 900:find 500:firm
200:firmware 1000:first 50:first+$ 30:first+? 200:fish 1600:fix 200:flag 300:flashbot 400:flat 1600:flight 130:flight+from 300:floor
30:floor+of 50:floor+price 500:flow 200:follow 500:follower 200:football 30:for+$ 2130:for+_ 1050:for+a 330:for+an 30:for+how
80:for+it 130:for+lentil 1400:for+me 700:for+my 30:for+on 350:for+our 130:for+reentrancy 1300:for+the 700:forecast 200:foreign
800:forgot 150:forgot+my 200:fork 1600:form 250:form+_ 200:formula 400:forum 100:forward 1000:found 200:founder 500:foundry
200:framework 100:franc 300:france 100:fraud 300:free 100:freez 400:freeze 30:freeze+it 400:french 100:fresh 800:friday 200:friend
300:frog 1100:from+_ 30:from+a 80:from+me 480:from+my 250:from+the 30:from+which 200:frozen 500:full 200:fun 600:function
80:function+_ 1000:fund 30:fund+$ 50:fund+on 200:funny 200:fur 500:futur 200:fuzz 2300:ga 50:ga+$ 30:ga+on 150:ga+station 1100:gain
130:gain+tax 200:game 300:garden 1100:gave 30:gave+me 180:gave+to 200:general 200:generate 200:german 2100:germany 150:germany+$
4600:get 80:get+$ 80:get+_ 80:get+in 50:get+me 80:get+the 400:geth 100:gift 200:git 1100:github 130:github+commit 100:giv 1900:give
380:give+me 200:given 100:glad 500:gnosi 1600:go 200:go+to 1000:goe 600:gold 300:golden 300:gone 300:gonna 2900:good 200:googl
400:google 1000:got 1100:governance 130:governance+proposal 200:grammar 200:grandfath 300:grandmoth 200:grandson 200:grant 200:grap
100:graphic 200:great 200:greek 400:green 300:group 100:grown 100:growth 200:guardian 100:guy 100:ha+_ 130:ha+been 50:ha+it 30:ha+on
100:ha+the 200:hack 500:half 500:hand 100:handle 300:hang 100:happen 100:happy 100:hard 200:hardhat 1200:hardware
280:hardware+wallet 100:harvest 400:hash 30:hash+of 50:hash+rate 100:hashrate 100:hasn 100:have+$ 30:have+, 50:have+? 150:have+_
50:have+a 30:have+an 80:have+in 30:have+on 150:have+the 150:have+to 1400:he 100:head 600:headlin 100:hear 400:heat 300:heatmap
100:hedge 500:held 80:held+_ 30:held+by 1000:help 130:help+$ 300:here 30:here+. 1000:hi 100:hidden 200:hifo 600:high 100:highest
200:hike 500:him 500:history 30:history+$ 80:history+of 300:hit 200:hodl 1400:hold 80:hold+_ 30:hold+on 50:hold+the 500:holder
30:holder+of 1200:home 200:homework 400:honest 300:hook 200:horoscope 700:hotel 200:hour 27700:how 230:how+are 150:how+can
130:how+did 1750:how+do 200:how+doe 30:how+far 50:how+full 30:how+ha 100:how+i 50:how+large 450:how+long 1630:how+many 1250:how+much
100:how+often 150:how+tall 30:how+the 330:how+to 900:hub 300:human 700:hurt 100:husband 400:hype 1200:hyperliquid 100:i+, 380:i+_
150:i+a 100:i+am 80:i+an 30:i+be 50:i+behind 100:i+buy 50:i+call 80:i+can 230:i+declare 100:i+do 400:i+eligible 150:i+forgot
150:i+gave 480:i+get 50:i+got 680:i+have 100:i+he 80:i+hold 100:i+in 630:i+it 80:i+lock 300:i+lost 230:i+m 80:i+make 50:i+must
330:i+my 350:i+need 80:i+not 100:i+on 30:i+only 30:i+open 180:i+owe 80:i+pay 180:i+put 80:i+run 50:i+see 280:i+sell 130:i+set
80:i+should 150:i+still 50:i+stuck 50:i+that 1750:i+the 130:i+there 30:i+think 50:i+wa 130:i+want 80:i+would 200:ibc 800:ibit
700:ibuprofen 300:id 30:id+, 30:id+_ 300:idea 200:identity 1900:if 30:if+_ 250:if+i 50:if+it 30:if+the 30:if+you 200:ifr 300:im
1400:imp 150:imp+vol 200:imp+volatility 800:impermanent 200:impermanent+los 200:import 80:in+$ 30:in+? 2650:in+_ 130:in+a 130:in+an
50:in+crypto 50:in+decemb 480:in+germany 180:in+it 150:in+lisbon 480:in+my 80:in+our 50:in+percent 30:in+plain 130:in+simple
180:in+solidity 30:in+that 1230:in+the 50:in+thi 80:in+to 50:in+what 180:in+which 200:inbound 100:inception 200:includ 800:income
130:income+tax 100:increase 500:index 200:inflation 1800:inflow 130:inflow+_ 130:inflow+into 200:influencer 100:inherit 100:input
500:inscription 100:inside 200:instead 300:insurance 500:integral 130:integral+of 200:integrate 600:interest 50:interest+at
100:internal 300:interview 5700:into 630:into+_ 250:into+the 200:investment 100:invoic 300:invoice 200:ip 300:iphone 300:ir 600:issu
200:issue 100:issuer 480:it+$ 30:it+, 100:it+. 350:it+? 80:it+_ 50:it+a 50:it+again 50:it+at 100:it+be 30:it+come 30:it+cost
80:it+for 80:it+go 80:it+i 100:it+in 100:it+on 50:it+own 150:it+rain 280:it+to 50:it+up 50:it+wa 150:it+with 700:japanese
130:japanese+$ 900:job 200:jogg 1000:joke 200:journalist 200:json 100:jup 200:jupit 400:just 200:k 1100:kalshi 200:kaspa 1200:keep
30:keep+_ 200:kel 1400:key 130:key+$ 400:kid 400:kilometr 500:kind 30:kind+of 200:kitchen 700:knee 130:knee+hurt 500:know 30:know+if
400:knowledge 100:known 200:kpepe 2500:kraken 500:kucoin 800:kwh 130:kwh+$ 100:kxbalance 500:kxf 800:kyc 400:l2 200:l2beat 100:la
200:lab 200:labell 100:lad 100:lag 200:land 800:landlord 300:laptop 200:large 30:large+i 200:lasagna 200:lasagne 2700:last
100:last+_ 200:late 1200:latest 300:launch 500:law 200:lawy 400:lawyer 100:lay 200:layer 1300:layerzero 100:lead 500:league
100:learn 300:lease 300:least 30:least+_ 100:leav 800:leave 3100:ledg 130:ledg+$ 100:ledg+, 130:ledg+account 150:ledg+or 700:left
1000:legal 100:lend 600:lentil 150:lentil+soup 100:les 200:let 600:lett 800:level 80:level+$ 50:level+a 100:leverage 500:licence
1400:lido 200:lie 50:lie+in 300:life 200:lighthouse 2200:lightn 380:lightn+network 2100:like 50:like+_ 150:like+i 100:like+to
1200:limit 130:limit+ord 500:lin 700:line 900:linea 100:link 200:liquid 30:liquid+stak 600:liquidat 1800:liquidation
180:liquidation+_ 100:liquidity 900:lisbon 2500:list 30:list+$ 80:list+_ 50:list+for 50:list+it 100:list+my 100:list+of 50:list+the
100:listing 200:litecoin 100:liv 800:live 200:ll 400:loan 800:lock 30:lock+$ 700:log 80:log+in 300:login 500:logo 100:logo+for
100:lol 30:lol+$ 5300:long 130:long+and 180:long+do 180:long+i 250:long+short 250:long+v 700:look 30:look+for 100:look+like
30:look+up 100:lookup 200:loop 1400:los 100:lose 100:loss 2000:lost 300:lost+my 150:lost+the 400:lot 200:lottery 200:loud 600:lov
600:low 300:lowest 300:lp 500:lyric 900:m 150:m+_ 300:machine 200:mad 200:magic 200:mail 200:main 900:mainnet 300:mak 2300:make
150:make+a 100:make+me 700:manifold 6500:many 130:many+_ 130:many+calory 150:many+people 100:many+token 200:many+validator
300:margin 1800:market 50:market+$ 30:market+, 100:market+on 200:marketplac 100:marketplace 200:marry 500:match 100:math 100:matt
100:matter 900:max 130:max+pain 300:may 30:may+i 680:me+$ 280:me+, 50:me+? 130:me+_ 1180:me+a 130:me+an 130:me+and 50:me+how
100:me+in 80:me+it 330:me+on 400:me+the 80:me+what 400:me+when 30:me+which 150:me+with 500:mean 200:median 500:meet 200:mem
400:member 30:member+of 200:meme 400:memecoin 100:memo 700:mempool 300:mention 200:merge 1000:message 100:metadata 2300:metamask
100:metaplanet 200:metr 400:mev 100:middle 200:midnight 100:might 400:mil 300:milady 1800:min 180:min+pool 600:mine 100:miner
200:minimum 2700:mint 130:mint+_ 130:mint+me 100:minut 100:minute 30:minute+? 400:mis 1000:miss 180:miss+attestation 100:mistake
200:mobile 1400:moment 30:moment+$ 80:moment+, 30:moment+. 130:moment+? 200:monday 900:monero 400:money 300:mongolia 1000:month
400:mood 300:moon 1000:more 50:more+, 30:more+than 1500:morn 150:morn+$ 400:morpho 800:mortgage 1600:most 150:most+_ 30:most+recent
300:moth 200:mount 300:mov 30:mov+_ 400:move 30:move+_ 200:movie 400:msg 5200:much 30:much+$ 30:much+? 250:much+_ 100:much+did
50:much+doe 130:much+i 50:much+in 30:much+money 30:much+of 50:much+wa 200:multisig 400:museum 700:must 50:must+i 600:mvrv 2930:my+_
200:my+account 80:my+aunt 150:my+bank 80:my+bet 80:my+bos 130:my+broth 100:my+coin 50:my+colleague 50:my+daught 50:my+grandson
150:my+knee 180:my+landlord 150:my+ledg 250:my+metamask 80:my+moth 30:my+nephew 200:my+open 130:my+own 130:my+pend 150:my+phone
80:my+saving 350:my+seed 100:my+sist 100:my+tax 80:my+token 580:my+wallet 80:my+wife 100:myself 200:n 100:nah 400:nam 30:nam+_
50:nam+of 2500:name 50:name+$ 30:name+, 80:name+_ 200:name+and 80:name+of 100:nation 100:native 30:native+coin 400:nba 1200:near
130:near+_ 500:nearest 2200:need 130:need+a 100:need+for 30:need+it 50:need+the 100:need+to 600:negative 200:neighbour 100:nephew
1400:net 300:net+inflow 1900:network 180:network+capacity 100:nev 2000:new 150:new+_ 300:newest 1200:news 100:newslett 100:newspap
100:newsroom 3700:next 380:next+_ 1600:nft 30:nft+in 80:nft+of 100:nice 500:night 1700:no 100:no+$ 100:nobody 700:nod 1300:node
200:noise 200:nominator 100:nominee 700:nonce 130:nonce+_ 200:noon 1700:not 30:not+the 200:novel 4800:now 530:now+$ 180:now+,
130:now+? 50:now+and 30:now+on 150:now+or 2400:numb 50:numb+, 80:numb+_ 380:numb+of 100:number 100:nut 200:nvidia 300:o 900:odd
30:odd+$ 50:odd+for 100:odd+on 3680:of+_ 400:of+a 50:of+all 50:of+each 30:of+holder 150:of+it 50:of+mine 1150:of+my 330:of+our
30:of+that 1950:of+the 100:of+them 100:of+thi 30:of+those 30:of+transaction 30:of+what 150:of+x 30:of+ye 30:of+your 400:off
300:offer 1200:office 200:offline 400:often 400:ok 900:okx 1200:old 4130:on+_ 200:on+a 50:on+all 150:on+each 130:on+github 30:on+it
450:on+my 180:on+snapshot 230:on+telegram 780:on+the 30:on+which 250:on+x 180:on+ye 500:once 2900:one 80:one+$ 30:one+, 30:one+.
50:one+? 80:one+_ 50:one+of 200:onion 1300:only 50:only+$ 30:only+, 30:only+_ 80:only+have 30:only+the 300:opcode 4700:open
30:open+? 50:open+_ 150:open+a 100:open+at 80:open+for 50:open+interest 50:open+on 180:open+order 1200:opensea 200:openzeppelin
100:operator 400:opinion 400:optimism 500:optimistic 130:optimistic+and 1700:option 50:option+, 80:option+on 180:or+_ 50:or+a
50:or+i 30:or+more 80:or+no 130:or+trezor 150:or+wait 2500:ord 150:ord+book 130:ord+on 1400:order 130:order+on 700:ordinal
100:ordinary 200:oslo 200:osmosi 400:oth 100:other 100:ounce 330:our+_ 30:our+treasury 1700:out 50:out+$ 30:out+, 30:out+?
200:out+of 100:outcome 100:output 100:outstand 1500:over 100:over+_ 30:over+the 200:overdraft 700:owe 1500:own 30:own+, 150:own+_
50:own+of 30:own+token 100:owner 100:p 100:package 200:packet 200:pag 100:page 400:paid 50:paid+in 600:pain 500:paint 100:pancake
100:panic 800:pap 130:pap+with 200:paper 200:parachain 100:part 30:part+of 100:party 100:pas 500:passport 1000:password 100:past
200:pasta 200:paste 100:path 2000:pay 30:pay+_ 80:pay+on 30:pay+to 400:payment 50:payment+$ 200:payout 500:pdf 100:peg 2000:pend
100:pend+tx 1300:penguin 700:pension 2600:people 130:people+on 130:people+say 800:pepe 1200:per 200:percent 50:percent+$ 200:period
100:permission 400:permit2 300:perp 1100:person 130:person+behind 200:pfp 200:ph 500:phantom 200:phish 30:phish+$ 1800:phone
180:phone+numb 200:photo 2100:phrase 300:phrase+, 100:pictur 400:picture 100:piec 300:pin 1500:ping 380:ping+me 600:pippin 100:pizza
900:pl 180:pl+$ 1000:place 130:place+a 200:plain 700:plan 350:please+$ 80:please+, 180:please+. 30:please+? 130:please+revoke
100:please+send 30:please+the 100:plot 100:pnl 30:pnl+of 1000:poem 180:poem+for 500:point 300:police 100:policy 600:polite
500:polkadot 100:poly 400:polygon 1800:polymarket 1400:pool 30:pool+$ 30:pool+_ 130:pool+found 30:pool+that 200:population
200:portfolio 100:portion 400:portuguese 400:position 30:position+of 500:positive 800:post 300:pow 100:predict 100:prediction
300:predictit 100:premium 500:prepare 400:pres 500:present 30:present+, 50:present+? 200:president 300:pric 30:pric+$ 30:pric+of
2000:price 30:price+$ 30:price+? 50:price+in 200:price+of 200:primary 200:prime 700:print 30:print+on 700:private 300:probability
800:profit 30:profit+$ 50:profit+on 400:profitable 400:project 30:project+have 900:proof 100:proof+of 300:proofread 300:propos
3400:proposal 130:proposal+$ 150:proposal+are 150:proposal+of 400:protocol 30:protocol+$ 100:provide 200:prune 200:prysm 200:public
1200:pudgy 100:pull 400:pump 100:punk 400:push 2400:put 200:put+_ 130:put+my 1000:python 100:qualify 200:quarter 100:query
300:question 400:queu 1400:queue 200:quick 500:quorum 100:quot 100:rabby 200:race 1100:rain 180:rain+in 100:raise 300:ramen 100:ran
200:range 2000:rank 80:rank+$ 380:rank+of 1900:rarity 450:rarity+rank 500:rat 1900:rate 80:rate+of 300:rath 1600:ratio 200:raydium
200:re 400:reach 700:read 80:read+the 1200:real 150:real+name 300:realis 100:reason 400:reb8tk3gbgk5auzkwc6shnwrgvjh8dualh
200:rebalance 100:receipt 200:receiv 100:receive 200:recent 1700:recipe 350:recipe+for 100:reckon 1600:recommend 280:recommend+a
100:record 1500:recov 150:recov+my 300:red 200:reddit 100:redemption 800:reentrancy 400:refund 100:refus 400:regex 600:regist
100:regret 200:reject 500:relay 100:releas 300:release 500:rememb 300:remind 200:remote 200:remove 300:renew 500:rent 100:replace
800:repo 700:report 500:repository 100:request 100:requir 100:require 100:reserv 300:reserve 500:reset 200:resolution 100:resolve
500:rest 50:rest+$ 200:restake 700:result 80:result+of 1100:return 100:return+? 300:revenue 30:revenue+_ 100:revert 500:review
3000:revoke 230:revoke+all 180:revoke+every 230:revoke+the 2500:reward 180:reward+in 100:reward+of 300:rhapsody
300:rhb9cjawyb4rj91vrwn96dkukg4bwdtyth 100:rich 1100:right 200:right+now 500:ripple 200:rise 200:risk 300:rn 80:rn+$ 200:robot
1000:rollup 300:rome 300:room 500:root 130:root+of 200:ros 100:rose 200:round 600:rout 30:rout+_ 600:route 100:rows 30:rows+$
300:royalty 100:rpc 200:rtx 100:rug 200:rul 300:rule 1800:run 80:run+_ 50:run+a 700:runn 100:runway 200:rupe 300:rust 200:s19
400:s21 700:safe 200:said 100:sal 400:salary 400:sale 200:same 100:sanction 1000:sandwich 130:sandwich+bot 200:sang 100:sat
30:sat+vb 500:satoshi 200:saturation 300:saturday 600:saving 3700:say 30:say+$ 250:say+_ 330:say+about 80:say+it 100:saylor 100:scam
300:scamm 400:schedule 300:school 200:scor 1100:score 50:score+and 50:score+for 400:screen 600:script 100:scroll 200:search
700:season 200:seat 600:sec 400:second 200:security 400:see 2400:seed 500:seed+phrase 100:seem 100:seen 2000:sell 50:sell+_
250:sell+my 3200:send 500:send+_ 80:send+it 30:send+me 300:senior 500:sent 50:sent+_ 30:sent+to 300:sentenc 100:sentence
500:sentiment 200:separate 800:sepolia 300:serv 200:service 100:sery 2200:set 100:set+a 180:set+an 180:set+up 100:settl 200:settle
600:shar 900:share 100:share+of 100:shareholder 900:she 100:sheet 100:shiba 200:shibuya 200:shill 200:shirt 300:sho 100:shop
3100:short 200:short+$ 180:short+ratio 3900:should 100:should+a 700:should+i 1700:show 80:show+_ 80:show+me 50:show+the 600:side
80:side+$ 30:side+, 800:sign 50:sign+_ 30:sign+the 200:signatur 100:signature 200:signer 100:similar 200:simp 600:simple
150:simple+word 1200:since 130:since+_ 100:since+the 200:singapore 200:sink 700:sise 50:sise+$ 400:sist 700:sit 50:sit+in 30:sit+on
100:sitt 30:sitt+on 300:skew 200:skip 400:slash 300:sleep 100:slice 100:slide 500:slippage 300:slot 100:slow 600:small 100:smallest
300:smart 200:smile 2300:snapshot 150:snapshot+proposal 200:snip 200:snippet 1100:so 30:so+far 80:so+that 300:sofa 400:soft 2700:sol
3300:solana 300:sold 3400:solidity 200:solidity+contract 200:solve 500:some 50:some+_ 400:somebody 300:someone 200:someth 100:son
300:song 800:soon 180:soon+a 200:sopr 100:sorry 300:sort 30:sort+by 700:soup 100:sourc 400:source 30:source+of 100:sourcify
300:sourdough 100:sovereign 100:spam 200:spanish 300:spe 200:speak 200:spend 30:spend+_ 100:split 2100:spot 400:spot+_ 200:spr
100:spreadsheet 200:squar 600:square 130:square+root 100:stabl 700:stablecoin 300:stack 200:stage 200:stain 300:stair 3400:stak
400:stak+reward 2400:stake 150:stake+_ 200:stake1u9ylzsgxaa6xctf4juup682ar3juj85n8tx3hthnljg47zctvm3rc 600:stand 50:stand+at
100:standard 300:standing 200:starknet 300:start 100:startup 500:state 30:state+the 100:statement 800:station 500:statu 30:statu+,
200:stay 200:stellar 700:step 100:step+$ 130:step+by 300:steth 2400:still 80:still+have 400:stock 300:stolen 800:stop 100:storage
200:straight 30:straight+from 200:strategy 100:strik 400:strike 1300:stuck 200:student 200:study 200:style 200:sub 100:subgraph
400:submit 100:such 100:sui 300:sum 500:summ 100:summ+? 700:summarise 200:summary 300:sunday 200:sunglass 600:supp 50:supp+_
30:supp+of 900:support 100:sure 400:surface 200:suspend 100:suspiciou 2200:swap 380:swap+_ 100:swapp 200:swis 400:switch 200:symbol
400:symptom 200:synonym 200:system 900:t 500:t3 700:table 100:table+for 200:tablet 400:tak 30:tak+side 1900:take 100:taken 400:talk
600:tall 130:tall+i 100:taproot 200:target 4400:tax 30:tax+$ 80:tax+and 200:tax+in 230:tax+return 100:taxable 200:teach 900:team
30:team+behind 1400:telegram 100:telephone 2300:tell 530:tell+me 200:term 400:tesla 800:test 300:teth 200:texa 500:text 30:text+_
300:th 800:than 130:than+_ 400:thank 50:that+$ 80:that+? 180:that+_ 250:that+i 50:that+my 30:that+one 50:that+the 800:the 4000:the+_
80:the+account 30:the+addres 30:the+apy 200:the+balance 80:the+beacon 150:the+best 50:the+biggest 30:the+block 200:the+capital
100:the+cheapest 80:the+coin 80:the+collection 30:the+day 80:the+decemb 50:the+deposit 30:the+dev 150:the+difference 50:the+exchange
80:the+fee 130:the+first 30:the+floor 50:the+fund 50:the+ga 400:the+last 150:the+lightn 30:the+market 30:the+message 30:the+mint
330:the+moment 30:the+money 150:the+most 50:the+name 130:the+new 30:the+newest 730:the+next 50:the+one 80:the+open 80:the+oth
30:the+outcome 50:the+own 100:the+pap 130:the+password 30:the+past 130:the+person 30:the+price 50:the+project 50:the+protocol
130:the+real 50:the+rest 30:the+rout 30:the+signature 30:the+solidity 30:the+source 230:the+spot 80:the+tax 80:the+team 30:the+text
30:the+time 100:the+token 30:the+top 50:the+trad 80:the+treasury 150:the+u 130:the+wallet 150:the+weath 30:the+week 50:the+whole
200:theft 600:their 2200:them 150:them+$ 30:them+? 1200:there 30:there+$ 50:there+? 30:there+a 500:these 30:these+_ 50:these+day
100:thesi 2000:they 50:they+have 200:thi+_ 130:thi+morn 80:thi+token 80:thi+wallet 600:think 30:think+of 200:thinner 100:those
200:thread 700:through 30:through+? 30:through+_ 100:thru 300:tick 800:ticket 200:tier 500:till 500:tim 1900:time 50:time+$
80:time+i 30:time+of 100:time+to 100:timestamp 400:tip 300:tmrw 2300:to+_ 330:to+a 30:to+approve 150:to+buy 100:to+get 80:to+it
80:to+know 80:to+me 680:to+my 100:to+pay 130:to+take 550:to+the 30:to+which 3500:today 500:today+$ 130:today+, 100:today+?
50:today+and 30:today+in 400:togeth 30:togeth+$ 30:togeth+? 3000:token 180:token+$ 80:token+, 30:token+? 30:token+call 50:token+i
50:token+with 300:token2049 200:tokyo 100:told 200:ton 700:tonight 130:tonight+$ 400:too 50:too+$ 300:top 80:top+trader 400:tornado
1300:total 200:total+liquidation 30:total+value 100:touch 30:touch+_ 200:tow 300:town 400:trace 200:tracetransaction 100:track
1200:trad 30:trad+$ 50:trad+_ 80:trad+of 50:trad+on 500:trade 80:trade+_ 30:trade+at 600:trader 130:trader+on 200:traffic 200:trail
1500:train 180:train+from 900:trait 2500:transaction 130:transaction+_ 80:transaction+in 100:transaction+of 80:transaction+on
1900:transf 80:transf+fee 50:transf+of 200:transfer 50:transfer+of 100:transferr 2800:translate 450:translate+_ 400:trc20
900:treasury 200:tree 100:trend 1100:trezor 300:trip 800:tron 200:trust 200:trx 200:tunnel 100:turkish 400:turn 200:turnout
200:tutorial 200:tv 600:tweet 1300:twitt 2000:two 800:tx 50:tx+_ 1400:u 50:u+_ 300:uk 300:uma 100:unclaim 200:unclog 2800:und
650:und+_ 200:unemployment 100:unfill 500:uni 100:unique 3900:uniswap 200:unit 600:unlimit 100:unlimit+_ 400:unlock 30:unlock+$
100:unspent 600:until 1900:up 30:up+, 50:up+_ 150:up+a 50:up+the 30:up+to 100:upcom 400:update 100:upgrade 200:upload 400:us 100:usd
5500:usdc 1700:usdt 400:use 400:user 50:user+_ 100:usual 100:utxo 2700:v 200:v+_ 250:v+short 100:v2 100:v3 500:v4 200:vaa
200:vacation 200:vaccination 5200:validator 380:validator+_ 150:validator+exit 600:value 30:value+of 300:vat 400:vault 100:vb 100:ve
300:vegetarian 300:venue 30:venue+, 200:verification 800:verify 50:verify+on 300:verse 100:version 100:versu 700:vest
150:vest+contract 200:via 200:view 500:visa 300:visit 700:vitalik 300:vitamin 600:vol 800:volatility 200:volume 30:volume+?
30:volume+of 2000:vot 200:vot+on 2200:vote 150:vote+on 200:voter 400:w 130:wa+_ 100:wa+it 50:wa+stolen 230:wa+the 1700:wait
50:wait+$ 300:wake 200:walk 200:wall 8000:wallet 150:wallet+$ 130:wallet+, 100:wallet+. 280:wallet+_ 150:wallet+for 80:wallet+i
80:wallet+on 130:wallet+should 200:wallet+to 1500:want 30:want+a 250:want+to 400:wash 200:watch 400:way 100:wbtc 100:wealth
900:weath 230:weath+in 200:wedd 500:week 300:well 600:went 600:weth 100:whal 200:whale 23500:what 100:what+_ 230:what+a 280:what+are
100:what+can 450:what+did 330:what+do 350:what+doe 30:what+fee 50:what+ha 30:what+happen 900:what+i 50:what+in 30:what+it 30:what+on
30:what+price 50:what+tax 900:what+the 130:what+time 180:what+wa 180:what+will 100:what+would 300:whatev 6600:when 530:when+_
80:when+and 130:when+did 180:when+doe 350:when+i 50:when+it 80:when+the 50:when+wa 50:when+will 2800:where 30:where+_ 50:where+do
130:where+doe 180:where+i 100:where+will 300:wheth 30:wheth+_ 13300:which 200:which+_ 50:which+are 30:which+block 30:which+chain
80:which+coin 130:which+form 230:which+hardware 130:which+min 100:which+of 100:which+one 130:which+proposal 50:which+wallet
100:whichev 100:while 400:white 400:whitepap 8900:who 130:who+are 30:who+can 30:who+ha 330:who+i 130:who+paint 80:who+the 50:who+wa
380:who+won 130:who+wrote 300:whole 100:whom 400:whose 2100:why 130:why+did 130:why+i 300:wife 4300:will 350:will+_ 80:will+do
50:will+i 150:will+it 80:will+the 500:win 200:window 300:wine 100:winning 400:wire 200:wis 800:with+_ 700:with+a 130:with+an
30:with+at 380:with+my 80:with+no 80:with+nonce 30:with+price 450:with+the 50:with+their 30:with+what 600:withdraw 1600:withdrawal
130:withdrawal+fee 200:withhold 300:within 50:within+the 800:without 2000:won 380:won+the 200:wont 3100:word 130:word+$ 100:word+,
150:word+. 150:word+of 80:word+what 1700:work 300:world 200:wormhole 100:worry 600:worth 30:worth+of 30:would+be 50:would+it
100:would+like 300:would+you 100:wrapp 5400:write 580:write+a 600:write+me 200:wrong 500:wrote 100:wsteth 1900:x 180:x+_ 200:xmr
1000:xrp 100:yacht 2300:ye 30:ye+and 130:ye+for 100:ye+in 80:ye+on 80:ye+or 700:year 600:yet 100:yet+? 100:yield 200:yolk 180:you+do
80:you+find 50:you+look 30:you+please 150:you+recommend 30:you+show 50:you+tell 100:yr 600:z 150:z+score 500:zero 700:zk 200:zora
200:zurich @call_contract 2110:* 150:,+_ 40:,+a 20:,+and 30:,+at 20:,+i 30:,+not 10:,+spend 10:,+token 80:.+$ 10:.+how 20:.+what
1040:<block> 1960:<chain> 1660:<coin> 80:<collection> 50:<ens> 2000:<evmAddress> 10:<exchange> 360:<namesake> 1100:<number>
100:<protocol> 1540:<series> 1500:<signature> 70:?+$ 20:?+_ 10:?+contract 10:?+how 60:?+i 10:?+it 140:^+_ 100:^+call 10:^+can
50:^+could 10:^+did 20:^+doe 30:^+for 10:^+ha 60:^+how 10:^+i 30:^+read 10:^+who 280:_+$ 240:_+, 60:_+. 110:_+? 280:_+_ 30:_+a
40:_+and 120:_+at 10:_+balance 10:_+be 30:_+call 10:_+can 30:_+contract 30:_+exact 30:_+from 20:_+i 20:_+keep 20:_+may 10:_+move
40:_+of 300:_+on 10:_+open 10:_+out 10:_+own 10:_+rout 10:_+spend 50:_+still 40:_+straight 10:_+the 10:_+to 10:_+wallet 20:_+who
30:a+_ 50:a+of 10:a+the 20:allow 10:allow+to 60:allowance 100:am 20:amount 20:and+_ 10:and+how 10:and+i 30:and+tell 30:and+want
100:answer 40:any 10:any+_ 10:anyth 110:ape 10:ask 190:at+_ 20:auditor 10:azuki 60:balance 100:base 10:bayc 20:belong 10:belong+to
10:binance 50:bor 540:call 120:call+_ 10:can+_ 10:can+the 10:claim 10:collection 410:contract 90:contract+_ 20:control 30:could+you
10:custom 20:decimal 10:did+_ 20:doe+_ 10:en 210:eth 1470:ethereum 150:exact 110:figure 10:for+_ 30:for+a 20:for+me 100:freez
50:from+_ 30:from+the 100:function 30:function+_ 40:given 10:ha+_ 10:held 20:here 10:here+. 20:hi 10:hi+_ 80:hold 350:how
40:how+many 50:how+much 10:i+_ 30:i+am 10:i+it 10:i+my 30:i+need 10:i+on 10:i+that 30:i+want 120:if 30:if+it 10:in+_ 10:it+. 20:it+?
10:it+_ 30:it+at 30:it+i 40:itself 60:just 70:keep 100:know 30:know+if 100:latest 20:leave 10:left 20:let 10:live 360:mainnet
140:many 30:many+_ 120:may 10:may+_ 20:may+the 20:me+$ 30:me+what 80:move 10:move+_ 210:much 10:much+? 30:much+_ 10:much+of 100:need
30:need+_ 200:not 200:now 30:now+$ 30:now+? 120:of+_ 10:of+the 60:off 290:on+_ 50:on+the 20:open 10:open+? 60:opensea 70:out
20:out+of 120:own 20:own+_ 100:paus 10:penguin 100:pepe 180:permit2 40:permit2+_ 60:plain 40:present 10:pudgy 100:pull 20:quarter
100:query 10:queue 260:read 70:read+_ 10:reconcile 140:report 60:result 60:return 20:return+? 220:right 50:right+now 80:rout
20:rout+_ 10:sit 30:so 100:somebody 140:spend 30:spend+_ 40:state 10:state+the 210:still 10:still+take 100:story 160:straight
30:straight+from 110:supp 10:support 40:take 100:tell 30:tell+me 40:the+_ 60:the+contract 10:the+exact 10:the+rout 10:the+spend
100:there 10:to+_ 30:to+know 10:to+move 10:to+which 110:token 30:token+_ 10:total 300:totalsupp 20:treasury 110:uni 40:uniswap
100:unlimit 20:up 10:up+to 560:usdc 100:usdt 20:v2 220:view 20:vitalik 20:wallet 10:wallet+_ 260:want 20:want+the 30:want+to
100:website 160:what 30:what+it 20:which 100:who 10:who+own 100:writ 30:writ+a 30:you+please @check_approval_security 2140:* 50:,+_
20:,+i 30:,+on 30:,+open 50:.+i 30:.+what 30:.+which 2140:<chain> 210:<coin> 2140:<evmAddress> 910:<namesake> 210:<protocol>
1010:<series> 320:?+$ 50:?+what 130:^+before 10:^+can 30:^+check 50:^+i 30:^+if 90:^+metamask 30:^+should 30:^+the 30:_+$ 40:_+,
80:_+. 100:_+? 30:_+a 80:_+before 30:_+can 30:_+clos 10:_+ha 50:_+i 430:_+on 30:_+open 30:_+rout 10:_+run 30:_+safe 30:_+spend
50:_+want 30:_+what 30:_+with 30:a+a 80:a+known 500:about 30:about+_ 50:about+that 10:actual 100:against 100:allowance 30:and+trust
300:anyth 100:ape 100:approv 200:approval 1560:approve 270:approve+_ 210:ask 50:ask+me 10:auditor 10:been 1000:before 180:before+i
10:black 420:bnb 10:box 440:bsc 100:button 30:can+i 10:can+the 420:chain 100:check 30:check+_ 100:client 100:clos 130:code
800:contract 50:contract+$ 30:contract+_ 30:contract+with 10:custom 200:dapp 40:deposit 10:diligence 30:doe+goplu 10:due 100:eth
910:ethereum 100:file 50:for+_ 100:give 200:goplu 100:hi 50:i+_ 30:i+can 50:i+it 30:i+on 100:i+that 20:i+thi 30:i+would 120:if
30:if+i 10:if+the 80:it+$ 50:it+? 50:it+a 30:it+safe 110:know 1000:known 100:let 200:list 50:list+? 270:mainnet 40:masterchef
170:me+to 360:metamask 50:my+token 100:nah 10:no 30:of+it 30:of+that 10:of+the 40:off 10:off+with 300:ok 10:old 510:on+_ 30:on+a
200:one 30:one+? 300:open 100:opensea 40:own 10:own+of 120:pancake 100:pancakeswap 100:people 100:permission 200:pres 100:proxy
10:publish 100:regret 230:rout 60:rout+_ 40:run 10:run+off 200:safe 50:safe+to 200:say 30:say+about 100:set 100:shady 100:should
30:should+i 100:sign 30:sign+the 100:site 10:somewhere 420:source 30:source+code 560:spend 10:stak 100:support 100:suspect
100:suspiciou 100:swapp 130:that+contract 30:the+contract 10:the+own 30:the+rout 30:the+spend 240:to+approve 30:to+know 200:token
30:token+$ 30:token+i 860:trust 10:uniswap 10:v2 30:verify 100:wallet 570:want 120:want+me 600:what 30:what+doe 80:what+i 100:which
10:with+deposit 30:with+my 30:would+be 100:writ 110:ye @check_contract_verified 1520:* 60:,+_ 60:,+and 30:,+i 20:,+it 30:,+on
20:,+or 20:,+ye 30:.+$ 20:.+doe 20:.+e 20:.+i 900:<chain> 240:<coin> 1460:<evmAddress> 60:<fiat> 100:<name> 300:<namesake>
60:<number> 60:<protocol> 300:<series> 180:?+$ 30:?+_ 20:?+any 20:?+it 30:?+my 20:^+for 20:^+ha 200:^+i 50:^+on 20:^+our 60:_+$
90:_+, 20:_+and 30:_+at 20:_+coin 20:_+contract 50:_+ha 30:_+i 140:_+on 20:_+or 20:_+stak 20:_+token 90:_+verify 30:a+contract
60:actual 100:all 30:all+chain 20:an+exchange 30:and+how 20:and+would 60:any 20:any+chain 60:anybody 260:anywhere 20:are+we 120:ask
30:at+_ 20:at+a 120:audit 60:auditor 20:auditor+ask 240:base 100:batch 60:been 60:black 120:bnb 60:box 100:call 580:chain 20:chain+$
30:chain+doe 50:chain+i 100:check 680:code 70:code+of 60:coin 20:coin+i 60:colleague 60:confirm 520:contract 20:contract+,
60:contract+_ 30:contract+on 60:custom 60:deposit 20:deposit+contract 60:diligence 60:dollar 60:due 20:due+diligence 60:e 20:e+.
360:ethereum 60:everybody 60:exchange 60:file 20:for+_ 20:for+the 100:full 100:good 20:ha+been 20:ha+it 60:hidden 60:hold 20:hold+on
100:how 20:i+. 40:i+_ 20:i+hold 30:i+it 20:i+see 230:i+the 180:if 20:if+it 30:if+the 30:it+$ 30:it+? 20:it+a 20:it+i 20:it+the
60:item 120:know 30:know+if 60:like 20:like+to 60:list 20:list+it 240:mainnet 260:match 100:mint 100:multicall3 20:my+colleague
60:no 20:no+$ 60:not 60:now 130:of+_ 20:of+our 20:of+thi 60:old 210:on+_ 30:on+all 80:on+which 120:one 60:optimism 20:or+no
20:or+not 120:pancake 60:proof 20:proof+of 380:public 360:publish 180:rout 30:rout+_ 60:see 60:somewhere 920:source 80:source+code
90:source+of 460:sourcify 120:stak 60:swapp 60:the+_ 30:the+contract 20:the+one 140:the+source 100:there 30:there+? 160:through
30:to+know 60:token 100:tool 120:uniswap 60:usdc 60:v2 60:verification 860:verify 60:verify+? 40:verify+on 120:want 20:want+to
120:wheth 300:which 80:which+chain 20:would+like 60:ye 20:ye+or 30:you+can @check_dapp_security 2460:* 20:,+_ 10:,+an 50:,+and
30:,+ha 70:,+i 10:,+it 10:,+would 10:.+_ 50:.+i 80:<coin> 80:<name> 40:<quoted> 40:<time> 2460:<url> 370:?+$ 10:?+a 40:^+_ 10:^+a
30:^+before 10:^+can 30:^+do 40:^+got 150:^+ha 140:^+i 40:^+my 10:^+somebody 60:_+$ 70:_+, 40:_+. 40:_+? 50:_+a 20:_+and 150:_+been
10:_+by 50:_+for 30:_+ha 30:_+i 10:_+it 20:_+legit 10:_+reward 10:_+say 10:_+to 30:_+wa 10:a+_ 10:a+fake 10:a+known 20:a+link
40:a+phish 50:a+scam 40:airdrop 100:am 30:and+by 80:and+i 30:and+trust 20:and+want 200:any 100:anyone 100:anyth 640:app 90:at+_
1300:audit 80:aunt 800:been 200:been+audit 200:before 100:behind 30:behind+_ 80:bonu 10:by+a 10:can+you 80:chat 120:claim 40:collect
280:com 100:compliance 340:connect 30:connect+my 200:contract 50:contract+or 100:creator 40:d 800:dapp 100:desk 100:discord 80:dm
80:drain 40:email 280:ethdenv 200:ever 30:ever+been 40:fake 100:farm 640:for 30:for+the 40:fraud 40:free 10:from+_ 280:go 100:goplu
320:got 20:got+a 10:got+the 100:guy 80:ha+_ 30:ha+it 80:ha+the 160:her 200:here 50:here+. 40:honest 70:i+_ 10:i+a 30:i+am 10:i+an
190:i+it 30:i+that 20:i+thi 40:if 30:in+it 10:in+our 40:in+the 30:it+? 10:it+_ 90:it+a 50:it+contract 50:it+ever 10:it+in 30:it+on
40:it+safe 10:it+wa 100:keep 100:know 120:known 160:legit 100:let 340:link 100:list 30:list+? 240:mail 20:me+_ 20:me+to 40:memb
80:moth 20:my+aunt 20:my+moth 30:my+wallet 40:near 100:new 10:on+_ 10:on+telegram 40:one 10:or+a 640:org 40:out 360:page 50:page+?
360:phish 10:phish+$ 30:phish+? 10:please+tell 40:post 40:promis 40:receiv 160:reward 180:safe 40:safe+to 40:say 10:say+_ 240:scam
40:scam+page 100:send 30:send+me 200:sent 10:sent+_ 20:sent+me 10:sent+to 100:shill 340:site 140:some 40:somebody 100:someone
100:statu 40:steal 80:strang 200:suspicion 100:swap 140:telegram 80:tell 10:tell+me 10:that+i 10:that+one 30:the+treasury 200:their
120:there 10:there+? 80:they 40:to+_ 70:to+connect 10:to+it 40:token 10:token+, 100:treasury 600:trust 640:tube 200:und 40:uni
680:uniswap 120:unlswap 100:use 30:wa+it 200:wallet 20:wallet+. 10:wallet+to 160:want 10:want+me 20:want+to 40:website 40:wheth
10:wheth+_ 100:whom 30:whom+? 20:with+a 10:with+the 10:would+you 160:xyz 10:you+please 10:you+tell @check_honeypot 2370:* 30:,+_
20:,+and 10:,+any 20:,+can 10:,+on 30:,+what 70:.+$ 20:.+can 10:.+could 30:.+i 20:.+would 2130:<chain> 610:<coin> 2330:<evmAddress>
120:<fiat> 80:<maybeChain> 400:<namesake> 710:<series> 80:<time> 110:?+$ 50:?+? 100:?+_ 10:?+can 20:?+how 30:?+what 20:^+_
10:^+about 10:^+before 60:^+buy 110:^+can 60:^+honeypot 110:^+i 20:^+if 20:^+my 10:^+should 10:^+somebody 10:^+thi 20:^+what 180:_+$
120:_+, 90:_+. 40:_+? 160:_+_ 80:_+a 20:_+and 20:_+be 20:_+can 30:_+contract 30:_+i 20:_+in 310:_+on 30:_+or 20:_+safe 20:_+take
10:_+the 30:_+token 10:_+with 110:a+honeypot 240:able 60:able+to 20:about 30:actual 10:address 70:aero 160:aft 520:again 20:again+?
60:am 20:am+i 40:and+sell 30:and+the 20:and+what 40:any 60:ap 100:ape 20:are+the 20:back 690:base 60:be+able 20:before 10:before+i
20:blacklist 20:block 320:bnb 100:both 240:bought 480:bsc 100:burn 860:buy 10:buy+$ 20:buy+, 30:buy+_ 40:buy+and 70:buy+sell 20:cake
20:can+_ 100:can+i 20:can+the 30:can+you 320:chain 60:charge 20:chat 60:check 20:check+_ 20:coin 10:coin+_ 120:contract
20:contract+_ 20:contract+on 10:could+the 10:do+they 20:doe+it 20:doe+the 100:each 270:eth 450:ethereum 80:even 20:first 10:first+,
30:for+the 20:function 200:ga 140:get 20:give 10:give+me 60:guy 60:he 60:hello 40:hold 880:honeypot 110:honeypot+? 80:how
10:how+many 20:how+much 80:i+_ 50:i+be 30:i+bought 20:i+buy 90:i+it 100:i+sell 10:i+that 20:i+wa 50:i+want 120:if 30:if+i 20:in+_
10:in+a 60:includ 120:into 30:into+_ 20:it+? 10:it+_ 60:it+a 40:it+again 20:it+in 20:it+on 20:it+safe 60:know 100:leg 20:like
20:mainnet 20:many 10:me+the 10:me+to 20:mine 20:mint 20:more 10:more+or 60:much 20:my+nephew 80:nephew 60:no 20:no+$ 200:not
10:not+, 10:numb 120:of+_ 20:of+it 10:of+my 390:on+_ 120:once 10:or+blacklist 60:or+i 40:or+not 140:out 10:out+$ 60:own 20:part
10:part+of 20:pension 190:pepe 20:please+, 20:power 20:ppl 20:print 200:run 50:run+a 160:safe 30:safe+to 60:say 40:scam 20:scar
1540:sell 60:sell+_ 60:sell+it 140:sell+tax 30:shib 20:should 10:should+i 200:simulat 180:simulate 160:simulation 20:small 100:smart
180:sold 80:some 20:some+_ 20:somebody 60:someone 20:still 140:take 1100:tax 80:tax+$ 30:tax+and 60:tax+of 60:tell 80:th 50:the+_
50:the+ga 10:the+own 20:the+tax 20:the+th 10:the+token 100:then 80:they 10:thi+_ 60:think 20:think+of 50:to+buy 30:to+get 20:to+know
260:token 50:token+_ 20:token+on 100:told 10:told+me 140:trap 60:try 10:usdc 60:usdt 20:verdict 260:want 50:want+the 20:want+to
100:way 440:what 20:what+are 40:what+tax 20:what+the 100:whatev 20:when 10:when+i 60:wheth 20:wheth+_ 10:who 180:will 50:will+i
10:with+a 20:would+i 60:ye 20:you+tell @check_malicious_address 2230:* 30:,+any 90:,+i 30:.+$ 30:.+i 110:<chain> 120:<coin>
2230:<evmAddress> 100:<fiat> 110:<name> 30:<namesake> 30:<series> 290:?+$ 30:?+? 30:?+_ 30:?+a 50:^+_ 30:^+anyth 50:^+before
30:^+for 80:^+got 30:^+ha 120:^+i 10:^+metamask 30:^+our 80:_+$ 90:_+, 50:_+. 50:_+? 10:_+a 30:_+any 80:_+been 30:_+i 120:_+on
40:_+or 30:_+sent 30:_+want 10:a+contract 50:a+known 30:a+the 100:about 30:about+_ 50:account 10:account+$ 200:addres 100:against
30:against+_ 700:any 200:anyth 200:anywhere 40:approve 10:approve+_ 100:ask 30:ask+for 100:bad 30:base 300:been 200:before
50:before+i 20:behind 30:by+_ 200:check 30:check+_ 100:clean 50:code 200:compliance 50:contract 10:contract+or 300:counterparty
100:desk 100:diligence 100:dm 10:dont 100:drain 100:due 30:due+diligence 200:dust 30:ethereum 200:flag 300:flagg 30:for+_ 30:for+a
80:from+_ 100:fund 300:got 30:got+a 100:guy 80:ha+_ 100:he 140:i+_ 30:i+it 30:i+my 30:i+sign 80:i+that 30:i+the 10:i+there 40:i+thi
30:it+a 10:itself 40:just 300:known 100:land 200:launder 1000:list 50:list+$ 130:list+? 50:mainnet 10:me+to 100:memo 40:metamask
1000:mix 300:money 10:need 30:normal 30:of+my 50:on+_ 30:on+a 130:on+any 10:or+i 100:paid 100:pay 30:pay+to 10:person 400:phish
30:phish+$ 30:phish+? 10:plain 100:quote 100:random 200:report 1400:sanction 200:scam 200:scamm 100:screen 100:send 110:sent
30:sent+me 100:sign 30:somebody 30:someone 40:spend 100:sterl 100:stolen 700:theft 30:there 30:to+_ 10:to+approve 100:token
30:token+, 40:trust 100:used 100:user 230:wallet 30:wallet+_ 30:wallet+on 240:want 10:want+me @check_phishing_site 2740:* 60:,+_
20:,+an 160:,+i 20:,+it 30:,+where 20:,+would 20:.+_ 150:.+i 320:<coin> 320:<name> 60:<quoted> 160:<time> 2740:<url> 480:?+$ 30:?+?
20:?+a 90:^+_ 40:^+a 30:^+an 20:^+can 110:^+got 160:^+i 90:^+my 70:^+somebody 30:^+someone 40:_+$ 150:_+, 110:_+. 20:_+? 30:_+_
100:_+a 60:_+and 20:_+by 50:_+i 20:_+it 80:_+legit 20:_+reward 20:_+say 40:_+to 30:_+with 40:a+_ 30:a+a 20:a+fake 20:a+known
110:a+link 110:a+phish 130:a+scam 100:aft 60:airdrop 100:am 30:an+nft 30:and+want 100:any 160:app 20:at+_ 120:aunt 120:bonu 20:by+a
20:can+you 120:chat 280:claim 100:click 60:collect 1120:com 560:connect 70:connect+my 60:d 220:dm 200:domain 220:drain 60:email
100:employee 1120:ethdenv 160:fake 60:for 100:form 100:forward 60:fraud 160:free 100:friend 20:from+_ 1120:go 780:got 80:got+a
20:got+the 100:grandson 240:her 60:honest 130:i+_ 20:i+a 30:i+am 20:i+an 240:i+it 100:i+that 30:i+thi 60:if 20:in+our 40:in+the
100:incident 20:it+_ 90:it+a 20:it+in 50:it+on 40:it+safe 20:it+wa 280:known 540:legit 760:link 100:list 30:list+? 360:mail 60:me+_
50:me+a 30:me+to 60:memb 120:moth 30:my+aunt 30:my+grandson 30:my+moth 70:my+wallet 60:near 100:need 30:need+a 100:nft 100:no
30:of+those 20:on+_ 30:on+any 40:on+telegram 160:one 30:one+of 40:or+a 30:or+no 160:org 60:out 740:page 100:page+? 100:past
30:past+_ 100:people 1340:phish 70:phish+$ 100:phish+? 20:please+tell 60:post 60:promis 60:receiv 100:record 240:reward 220:safe
40:safe+to 60:say 20:say+_ 660:scam 90:scam+page 500:sent 20:sent+_ 80:sent+me 20:sent+to 100:sit 560:site 60:some 260:somebody
100:someone 160:steal 120:strang 100:swear 160:telegram 120:tell 20:tell+me 100:tg 20:that+i 20:that+one 30:the+_ 180:there
20:there+? 120:they 100:those 100:through 100:ticket 120:to+_ 110:to+connect 20:to+it 160:token 40:token+, 60:tube 60:uni
220:uniswap 180:unlswap 100:visit 400:wallet 60:wallet+. 20:wallet+to 240:want 20:want+me 30:want+to 60:website 100:where 30:where+i
60:wheth 20:wheth+_ 60:with+a 20:with+the 20:would+you 240:xyz 100:ye 30:ye+or 20:you+please 20:you+tell @check_token_safety 3050:*
40:,+_ 10:,+a 10:,+and 20:,+any 20:,+can 40:,+mint 20:,+on 10:,+what 40:.+$ 30:.+can 20:.+could 20:.+doe 20:.+i 10:.+would 60:20
2280:<chain> 1050:<coin> 1970:<evmAddress> 40:<fiat> 100:<maybeChain> 830:<namesake> 60:<number> 750:<series> 970:<solanaAddress>
60:<ticker> 90:<time> 200:?+$ 40:?+? 110:?+_ 10:?+and 40:?+can 10:?+give 10:?+how 20:?+it 10:?+want 20:?+what 50:^+_ 20:^+a
30:^+about 10:^+before 30:^+buy 120:^+can 10:^+could 20:^+doe 40:^+honeypot 160:^+i 10:^+if 20:^+my 20:^+rug 30:^+rugcheck
20:^+should 30:^+somebody 20:^+thi 10:^+what 10:^+who 260:_+$ 150:_+, 130:_+. 70:_+? 220:_+_ 40:_+a 10:_+and 20:_+at 40:_+be
20:_+can 10:_+contract 10:_+have 20:_+i 10:_+in 30:_+mint 280:_+on 20:_+or 60:_+safe 10:_+still 10:_+take 20:_+the 20:_+token
20:_+with 10:a+far 50:a+honeypot 80:able 20:able+to 120:about 70:actual 10:address 30:aero 160:aft 280:again 10:again+? 10:already
20:alt 40:alter 20:am 10:am+i 20:and+sell 30:and+what 80:any 70:anybody 70:anyone 80:ap 220:ape 10:are+the 20:ask 20:at+_
10:authority 60:back 10:bag 60:balanc 430:base 20:be+able 20:be+mint 20:before 10:before+i 60:behind 220:blacklist 60:block 220:bnb
180:bonk 90:bought 380:bsc 860:buy 50:buy+$ 10:buy+, 50:buy+_ 20:buy+and 20:buy+sell 120:cake 40:can+_ 10:can+anyone 100:can+i
10:can+it 10:can+somebody 10:can+still 30:can+the 10:can+you 220:chain 20:charge 60:chat 30:check 10:check+_ 70:coin 20:coin+_
60:committee 120:contract 30:contract+_ 10:contract+on 20:could+the 30:creator 10:day 10:dev 20:do+they 10:doe+_ 20:doe+it
10:doe+the 60:erc 20:essay 150:eth 610:ethereum 80:even 20:far 70:fine 60:first 20:first+, 50:flag 10:for+_ 300:freeze 10:freeze+it
70:friend 130:frozen 20:function 100:get 160:give 40:give+me 60:go 60:gonna 40:goplu 10:got 20:guy 40:halt 10:have+a 20:he 20:hello
10:hi 40:hidden 90:hold 10:hold+_ 40:holder 420:honeypot 50:honeypot+? 40:how 10:how+many 10:how+much 80:i+_ 30:i+be 10:i+bought
20:i+buy 110:i+it 90:i+sell 20:i+that 10:i+wa 60:if 10:if+i 10:if+the 10:in+_ 20:in+a 20:in+our 20:includ 160:into 30:into+_
60:investment 10:it+, 10:it+? 20:it+_ 40:it+a 40:it+again 10:it+contract 10:it+in 10:it+on 80:it+safe 20:it+the 10:jup 40:know
60:legit 40:let 60:like 10:live 60:look 120:mainnet 20:many 20:me+? 20:me+an 30:me+the 30:me+to 40:memo 60:mine 600:mint 50:mint+_
50:mint+more 40:mint+or 290:more 30:more+, 10:more+of 40:more+or 20:much 20:my+nephew 60:nah 80:nephew 100:no 10:no+$ 240:not
20:not+, 20:not+_ 10:numb 90:of+_ 20:of+it 20:of+my 400:on+_ 20:on+the 40:once 10:one 20:only 40:opinion 10:or+a 30:or+blacklist
40:or+freeze 40:or+i 30:or+mint 40:or+not 100:out 20:out+$ 60:overall 260:own 20:own+of 60:part 20:part+of 40:paus 80:pause
60:pension 230:pepe 280:pippin 20:pippin+on 10:please+, 20:please+. 40:pow 20:power 20:ppl 100:print 60:push 10:quick 120:reason
10:red 40:risk 290:rug 120:rugcheck 10:rugcheck+score 10:rugg 780:safe 120:safe+to 20:say 120:scam 60:scar 70:score 10:score+for
880:sell 20:sell+_ 50:sell+it 70:sell+tax 10:sent 30:shib 60:shill 30:short 60:should 20:should+i 80:simulate 20:simulation 60:small
70:sol 470:solana 60:sold 80:some 10:some+_ 150:somebody 30:someone 240:still 10:still+have 30:still+mint 40:switch 100:take 540:tax
40:tax+$ 10:tax+and 30:tax+of 80:telegram 20:tell 40:teth 80:th 40:the+_ 50:the+own 20:the+pippin 10:the+tax 10:the+th 20:the+token
100:they 40:thi+_ 80:think 20:think+of 140:to+buy 10:to+get 10:to+know 190:token 40:token+_ 10:token+on 140:told 30:told+me
40:transfer 100:trap 20:try 50:usdc 60:usdt 20:user 10:ve 120:verdict 30:version 30:wallet 120:want 20:want+a 10:want+to 290:what
10:what+are 10:what+it 30:what+tax 20:what+the 60:when 20:when+i 20:wheth 10:wheth+_ 40:who 60:will 20:will+i 20:with+a 20:with+the
10:would+i 20:ye 10:you+tell @checksum_address 800:* 30:,+and 30:,+what 20:.+_ 30:.+doe 20:.+which 800:<evmAddress> 160:<number>
40:?+$ 30:?+_ 30:^+a 20:^+how 30:^+i 30:^+my 80:_+$ 20:_+. 10:_+a 30:_+by 20:_+please 20:_+want 30:_+with 10:a+well 160:addres
20:addres+_ 30:and+if 60:back 60:bank 30:be+? 120:big 30:by+hand 120:capital 340:case 260:checksum 180:correct 100:counterparty
30:doe+the 160:eip 40:eip+_ 120:everyth 20:for+_ 380:form 60:give 100:hand 100:hold 30:hold+, 60:how 20:how+to 10:i+_ 100:if
20:it+in 180:letter 180:low 60:mine 220:mix 20:my+addres 60:need 100:not 30:not+, 30:of+_ 60:ok 120:one 20:one+$ 20:one+? 60:out
60:payout 120:pl 20:please+$ 20:please+, 220:prop 60:reject 60:right 60:script 120:small 40:someone 60:somewhere 60:spell 60:split
60:spreadsheet 60:support 20:the+addres 20:thi+_ 60:told 20:told+me 100:typ 30:typ+_ 120:want 30:want+the 40:well 10:well+form
100:what 30:what+would 60:which 20:which+one 20:with+the 120:write 60:written @compare_tokens 1550:* 170:,+_ 10:,+and 80:,+market
90:,+mcap 60:,+supp 20:,+volume 20:,+which 90:.+$ 10:.+_ 20:.+i 850:<chain> 1550:<coin> 70:<fiat> 70:<number> 60:<protocol>
1250:<series> 40:<step> 260:<time> 20:?+$ 210:^+_ 30:^+compare 20:^+i 20:^+please 70:^+put 60:_+$ 240:_+, 30:_+. 20:_+_ 170:_+and
20:_+i 30:_+in 30:_+move 120:_+next 110:_+side 170:_+v 10:_+volume 20:_+with 60:aave 130:all 30:all+time 180:and+_ 10:and+by
30:and+how 20:and+who 60:anoth 280:ath 60:below 60:bigg 500:bitcoin 390:btc 10:by+how 160:by+side 520:cap 90:cap+, 30:cap+and
120:cardano 60:chainlink 60:change 160:circulat 40:circulat+supp 60:client 120:compare 60:day 100:deck 120:distance 60:dollar
500:each 120:each+oth 950:eth 240:ethereum 60:far 60:favourite 60:fdv 60:for+me 20:for+my 30:for+the 20:from+the 60:furth 60:help
180:high 140:how 20:how+far 10:how+much 20:i+my 20:i+need 20:i+want 10:i+would 40:in+_ 50:in+one 60:ish 20:it+all 20:like 70:line
180:link 460:market 120:market+cap 460:mcap 50:mcap+, 20:me+to 60:more 200:mov 10:mov+_ 120:move 20:move+_ 20:much 60:n 60:need
480:next 120:next+to 60:number 10:of+_ 390:one 480:oth 160:pl 30:pl+$ 20:pl+, 20:pric 10:pric+of 480:price 120:price+, 280:put
50:put+_ 120:record 60:ripple 60:see 60:set 660:side 50:side+$ 160:side+by 60:sise 20:sise+and 60:slid 650:sol 500:solana 10:spot
620:supp 50:supp+$ 60:supp+, 200:table 10:table+for 10:the+treasury 60:these 60:they 60:those 120:time 120:to+each 20:to+see
80:today 20:today+. 60:top 20:top+$ 40:treasury 60:two 340:uni 60:up 20:up+_ 10:usd 700:v 170:v+_ 60:vechain 260:volume 10:volume+,
20:volume+in 60:want 180:wbtc 120:which 30:which+one 60:who 20:with+_ 20:would+be 10:would+like @compute_create_address 1500:*
30:.+where 100:.+which 1500:<evmAddress> 200:<evmHash> 200:<hex> 1300:<number> 230:?+$ 30:^+a 30:^+addres 50:^+create 30:^+deploy
30:^+i 100:^+if 50:^+the 30:^+we 100:_+$ 80:_+, 150:_+. 50:_+and 100:_+deploy 30:_+for 30:_+send 80:_+what 30:_+where 30:_+will
30:_+with 30:_+would 30:a+contract 1200:addres 30:addres+of 30:and+it 30:at+$ 30:at+what 30:at+which 30:be+? 200:code 100:come
1100:contract 30:contract+? 30:contract+_ 80:contract+addres 30:contract+with 400:create 200:create2 1300:deploy 130:deploy+_
30:doe+it 50:doe+the 100:drain 300:end 80:end+up 200:factory 100:first 30:for+a 80:from+_ 200:get 30:get+the 200:hash 30:have+?
50:i+_ 30:i+be 400:if 100:if+_ 200:init 100:land 100:lie 100:new 300:next 50:next+nonce 1300:nonce 280:nonce+_ 30:of+the 30:please+,
100:produc 30:produc+? 200:salt 200:say 100:send 30:send+it 200:should 30:should+i 100:sit 100:someth 100:source 100:spot
150:the+contract 30:the+first 30:the+new 100:then 100:token 30:token+with 200:transaction 300:up 50:up+? 100:used 100:watch 400:what
80:what+addres 30:what+will 200:where 30:where+doe 30:where+will 500:which 80:which+addres 50:which+contract 600:will 100:will+the
30:with+it 130:with+nonce @compute_namehash 900:* 50:,+can 30:,+could 30:,+if 30:.+$ 30:.+. 30:.+_ 900:<ens> 100:<ticker> 30:?+$
80:^+i 130:^+namehash 30:^+need 100:_+$ 50:_+, 30:_+? 30:_+and 30:_+for 30:_+node 100:again 100:am 30:and+the 30:and+would 100:ask
30:ask+me 50:can+you 100:compute 30:compute+the 100:contract 30:could+you 100:dev 100:en 100:erc 30:for+it 30:for+my 100:form
30:i+am 30:i+lost 100:if 30:if+you 100:kind 100:lost 30:lost+my 200:make 200:name 30:name+_ 700:namehash 200:need 30:need+the
300:node 100:normalis 100:not 130:of+_ 30:of+my 30:on+the 100:own 100:resolv 100:script 100:so 30:so+kind 30:that+$ 30:the+_
30:the+dev 30:the+name 100:togeth 30:with+the 30:would+be @convert_units 3900:* 100:,+exact 30:,+how 50:,+i 30:,+no 30:,+please
30:,+so 30:,+the 30:,+what 100:.+$ 30:.+. 50:.+how 30:.+what 1500:<chain> 1800:<coin> 700:<fiat> 3900:<number> 700:<series>
3700:<unit> 230:?+$ 50:?+_ 480:^+_ 80:^+convert 30:^+do 50:^+for 100:^+how 30:^+in 80:^+my 30:^+our 30:^+please 30:^+the 30:^+thi
450:_+$ 280:_+, 80:_+. 200:_+? 50:_+_ 30:_+and 100:_+are 50:_+decimal 50:_+exact 30:_+for 50:_+how 180:_+i 150:_+in 30:_+into
30:_+it 30:_+on 130:_+to 30:_+without 30:_+would 30:a+_ 30:a+token 200:amount 100:are+_ 30:at+the 100:base 100:bitte 100:call
100:clas 300:convert 80:convert+_ 200:decimal 30:do+the 1700:eth 800:exact 100:exercise 100:express 100:fail 100:figure 30:for+a
30:for+me 30:for+my 100:form 100:gave 100:goe 30:have+on 1600:how 350:how+many 50:how+much 80:i+_ 30:i+have 130:i+how 30:i+must
30:i+not 30:i+that 30:i+thi 30:i+want 300:in+_ 30:in+a 30:in+the 200:into 30:into+_ 100:invoice 30:it+a 50:it+i 100:it+in 50:it+say
100:keep 30:keep+_ 100:kind 30:kind+tell 300:ledg 30:ledg+$ 100:make 1400:many 330:many+_ 100:math 30:me+_ 200:much 50:much+_
100:must 50:my+ledg 100:no 100:node 100:not 200:numb 30:of+a 100:office 30:on+my 30:on+the 30:please+? 100:print 100:raw 200:round
300:say 50:say+_ 30:say+it 100:school 100:screen 100:script 200:show 50:show+_ 100:slip 100:so 30:so+kind 100:state 30:state+the
100:tell 100:test 30:that+$ 30:that+_ 50:that+be 30:the+exact 30:the+numb 30:the+whole 100:they 130:to+_ 200:token 30:token+with
200:unit 30:unit+of 100:usdc 200:want 200:what 30:what+i 200:whole 100:will 30:will+it 30:with+_ 100:without 50:would+that 200:write
@decode_abi 1500:* 30:,+_ 30:,+and 80:,+i 10:,+it 10:,+please 10:,+the 30:,+what 10:,+where 50:.+$ 30:.+. 30:.+doe 30:.+i 30:.+what
1100:<chain> 340:<coin> 900:<evmAddress> 1500:<hex> 760:<namesake> 900:<series> 440:<signature> 130:?+$ 30:?+? 40:?+_ 30:^+a
60:^+before 30:^+decode 30:^+i 100:^+my 10:^+please 40:^+what 170:_+$ 170:_+, 110:_+. 30:_+? 80:_+_ 30:_+against 10:_+and 30:_+be
80:_+contract 10:_+do 50:_+for 10:_+i 70:_+on 30:_+sent 80:_+to 10:_+transaction 30:_+want 60:_+what 30:_+would 100:against
30:against+_ 40:allowance 40:amount 10:and+how 50:and+i 10:and+the 30:and+wheth 100:any 100:anyone 40:approv 10:are+the 40:argument
440:ask 90:ask+me 100:base 240:before 30:before+i 40:blob 80:call 180:calldata 40:colleague 100:confirm 300:contract 80:contract+_
100:d 300:dangerou 220:data 50:data+_ 160:decode 60:do+, 30:doe+goplu 10:doe+it 100:eth 800:ethereum 100:execut 100:flag 100:flagg
10:for+_ 20:for+me 10:for+my 50:for+the 160:function 10:function+_ 30:function+i 40:given 40:go 100:goplu 60:happen 40:here 40:how
10:how+many 40:i+_ 150:i+it 10:i+my 70:i+sign 30:i+there 10:i+want 60:if 20:if+i 30:in+it 180:input 40:into 40:it+, 10:it+go 30:it+i
100:mainnet 40:many 10:me+, 110:me+to 30:me+what 10:me+with 40:method 40:multisig 10:my+colleague 100:my+wallet 10:of+_ 100:ok
240:on+_ 100:op 40:pap 140:popup 40:print 40:recipient 100:review 100:risk 300:risky 40:said 40:send 200:sent 50:sent+to 140:show
1060:sign 140:sign+_ 80:sign+thi 80:signature 10:signature+_ 100:site 40:split 100:tell 30:tell+me 30:that+? 80:the+_ 10:the+call
10:the+signature 100:there 10:thi+_ 100:to+_ 10:to+send 180:to+sign 30:to+the 40:transaction 40:unit 80:unpack 100:up 300:usdc
540:wallet 140:want 30:want+me 10:want+to 680:what 10:what+are 10:what+doe 20:what+happen 40:what+i 30:what+it 80:what+would
40:where 10:where+doe 100:wheth 40:who 10:who+wa 20:with+_ 10:with+the 40:work 30:would+_ 30:would+it 50:would+that
@decode_abi_parameters 700:* 30:,+it 80:,+uint256 30:,+what 30:.+what 200:<coin> 700:<hex> 200:<series> 30:?+_ 30:^+an 30:^+contract
30:^+decode 30:^+i 80:_+$ 30:_+, 30:_+and 50:_+call 100:abi 100:accord 30:accord+to 700:addres 100:addres+, 50:an+_ 30:and+the
100:anyone 200:arg 200:back 100:blob 300:bool 50:by+a 100:byt 200:call 30:call+, 200:constructor 100:contract 200:decode 30:did+they
200:eth 200:follow 100:gave 30:gave+me 100:good 100:got 30:i+_ 30:i+got 100:inside 30:it+$ 30:it+_ 30:it+a 100:own 30:own+,
100:param 100:pas 100:paus 30:please+$ 100:read 100:return 300:should 80:should+be 100:these 100:they 30:to+the 200:typ 400:uint256
200:unpack 100:valu 200:what 30:what+i @decode_calldata 1100:* 30:,+and 20:,+it 20:,+please 20:,+the 20:,+where 30:.+$ 30:.+.
100:<chain> 60:<coin> 1100:<hex> 40:<namesake> 100:<series> 1060:<signature> 20:?+_ 30:?+look 20:^+before 30:^+can 70:^+decode
20:^+please 30:^+the 70:^+what 210:_+$ 90:_+, 40:_+. 30:_+? 80:_+_ 30:_+a 20:_+and 20:_+do 20:_+i 10:_+on 20:_+transaction 20:_+what
30:a+_ 60:allowance 160:amount 40:and+how 30:and+tell 20:and+the 60:approv 20:are+the 60:argument 60:ask 20:ask+me 60:before 60:blob
120:call 120:calldata 30:can+you 60:colleague 180:data 30:data+_ 440:decode 20:do+, 20:doe+it 100:ethereum 20:for+_ 30:for+me
20:for+my 340:function 20:function+_ 70:function+i 100:get 60:given 60:go 40:happen 60:here 100:hex 160:how 20:how+many 30:how+much
90:i+_ 20:i+my 10:i+sign 20:i+want 140:if 10:if+i 30:if+the 120:input 100:inside 30:inside+_ 60:into 20:it+, 30:it+and 20:it+go
100:like 30:like+_ 100:look 30:look+like 60:many 100:marketplace 20:me+, 20:me+to 20:me+with 60:method 100:much 30:much+$
60:multisig 20:my+colleague 20:of+_ 10:on+_ 100:only 60:pap 160:popup 60:print 60:recipient 60:said 60:send 160:show 40:sign
10:sign+_ 120:signature 20:signature+_ 60:split 100:tell 30:tell+me 30:the+amount 20:the+call 20:the+signature 20:thi+_ 20:to+send
60:transaction 60:unit 100:unlimit 30:unlimit+_ 120:unpack 60:wallet 60:want 20:want+to 320:what 20:what+are 20:what+doe
10:what+happen 20:what+i 60:where 20:where+doe 160:who 20:who+wa 60:with+_ 20:with+the 60:work @decode_log 500:* 100:,+_
30:,+everyth 30:,+need 30:.+$ 30:.+it 30:.+no 30:.+what 500:<evmHash> 500:<hex> 500:<signature> 50:?+$ 30:?+_ 30:^+_ 30:^+event
30:^+our 30:^+raw 30:^+which 30:_+$ 100:_+, 100:_+. 30:_+and 30:_+log 30:_+who 30:a+_ 100:allow 100:amount 30:and+the 500:data
100:data+_ 200:event 30:event+_ 100:everyth 200:here 100:how 30:how+much 30:i+_ 100:id 30:in+it 30:in+plain 200:index 30:it+$
30:it+a 200:log 100:mov 100:much 30:much+? 100:need 30:need+the 100:no 100:number 100:ord 100:out 100:plain 100:raw 30:raw+log
100:sent 100:sig 100:spend 30:the+amount 30:the+spend 30:to+whom 100:token 400:topic 80:topic+_ 100:topic0 30:topic0+_ 100:undecod
200:what 30:what+in 100:which 30:which+token 200:who 200:whom 30:whom+? @decode_raw_transaction 800:* 30:,+amount 30:,+please
30:,+where 30:,+who 100:<coin> 800:<hex> 100:<name> 100:<number> 30:?+$ 80:?+_ 80:^+before 50:^+decode 30:^+our 30:^+who 180:_+$
30:_+, 30:_+can 30:_+who 100:amount 30:and+fee 30:and+tell 30:and+what 30:and+where 100:apart 300:before 50:before+i 100:blob
100:bot 200:broadcast 100:byt 30:can+you 100:cap 30:cap+of 100:chain 30:chain+id 100:check 300:decode 30:did+they 30:doe+the 100:eip
30:eip+_ 100:emit 300:fee 30:fee+did 50:for+me 200:go 100:how 30:how+much 100:id 30:id+, 30:in+thi 30:it+, 100:ledg 100:let 200:max
30:me+, 200:money 100:much 100:nonce 30:of+_ 300:raw 300:recipient 100:send 100:set 500:sign 30:sign+_ 30:sign+thi 100:take 100:tell
30:tell+me 100:test 50:the+money 100:they 30:to+whom 100:transaction 30:transaction+, 300:tx 30:tx+_ 200:unsign 200:value 100:what
200:where 30:where+doe 30:where+the 300:who 50:who+sign 100:whom 30:whom+? @decode_selector 3000:* 30:,+_ 30:,+any 30:,+it 80:,+what
100:,+which 30:.+what 30:.+which 500:<evmHash> 3000:<hex> 300:?+$ 30:?+? 30:^+_ 30:^+a 50:^+in 50:^+my 30:^+our 30:^+selector
30:^+the 280:^+what 80:^+which 250:_+$ 100:_+, 30:_+. 100:_+? 30:_+a 30:_+all 30:_+and 30:_+be 50:_+for 30:_+i 30:_+what 30:_+which
100:all 100:am 30:am+i 100:any 100:ask 30:ask+me 50:at+the 50:be+$ 50:be+? 200:begin 100:beginn 500:behind 100:behind+_
30:behind+thi 100:block 30:block+, 400:call 30:call+, 30:call+in 100:calldata 300:data 30:data+_ 100:dev 50:doe+_ 100:drain
500:event 100:every 100:field 30:for+$ 100:full 1800:function 180:function+i 100:hash 30:hash+of 100:here 300:hid 30:i+_ 30:i+call
30:i+see 100:i+that 100:idea 30:in+our 50:in+the 100:index 100:input 30:it+. 50:it+i 50:it+stand 100:know 100:labell 100:log 30:me+?
30:me+to 300:mean 200:method 100:might 30:my+tx 50:my+wallet 200:nobody 30:of+a 30:of+my 30:of+the 200:only 30:only+_ 100:out
100:over 30:please+? 100:q 100:rabby 100:sale 100:say 30:say+_ 200:see 700:selector 130:selector+_ 100:show 100:sign 100:signature
100:some 100:someth 100:split 200:stand 30:stand+at 500:start 30:start+of 100:start+with 100:table 100:that+$ 80:that+be 30:that+my
30:that+the 30:the+hash 30:the+signature 30:the+start 30:the+wallet 30:to+me 30:to+sign 400:topic 100:topic+_ 100:topic0 30:topic0+_
100:trace 100:transaction 100:tx 300:wallet 1800:what 80:what+doe 280:what+function 100:when 30:when+the 1000:which 100:which+event
150:which+function 150:with+_ 50:would+that 100:written @detect_rugpull 1660:* 30:,+_ 30:,+a 30:,+can 30:.+. 80:.+can 30:.+could
1660:<chain> 300:<coin> 1660:<evmAddress> 100:<name> 100:<series> 250:?+$ 30:^+_ 30:^+before 70:^+can 80:^+could 30:^+i 30:^+my
50:^+rug 30:^+the 30:^+we 30:_+$ 30:_+, 100:_+. 80:_+_ 30:_+any 30:_+be 30:_+can 30:_+i 30:_+in 270:_+on 120:_+run 30:_+stak
50:_+vault 30:a+_ 100:able 30:able+to 100:am 100:any 80:at+_ 100:audit 400:away 100:away+with 30:be+able 100:before 30:before+i
300:blacklist 300:bnb 1060:bsc 200:cake 50:can+it 140:can+the 300:chain 200:contract 30:contract+, 30:contract+_ 80:could+the
960:deposit 180:deposit+? 100:dev 100:diligence 100:drain 100:due 30:due+diligence 100:ethereum 600:farm 100:function 100:fund
100:hidden 100:hold 30:hold+_ 30:i+_ 30:i+am 30:i+there 30:i+think 30:in+it 30:in+that 30:in+the 200:into 50:into+the 30:it+$
30:it+? 80:it+own 100:let 200:mainnet 160:masterchef 200:money 30:my+nephew 100:nephew 100:of+_ 120:of+the 660:off 170:off+with
270:on+_ 30:on+a 30:or+a 30:or+blacklist 1360:own 190:own+of 100:park 200:privileg 200:pull 100:put 100:risk 300:rug 960:run
120:run+off 300:selfdestruct 100:simp 100:smart 400:stak 100:stake 80:the+_ 80:the+deposit 30:the+dev 30:the+fund 240:the+own
200:there 100:think 30:think+of 100:treasury 100:use 500:vault 300:walk 100:want 30:want+to 200:what 140:with+deposit 100:with+the
50:with+what 200:withdraw 100:withdrawal 100:worry @encode_abi 1100:* 50:,+_ 50:,+amount 30:,+just 30:,+no 30:,+spend 50:,+uint256
30:,+without 80:.+$ 1100:<evmAddress> 1100:<number> 900:<signature> 30:^+can 30:^+i 30:^+need 150:_+$ 80:_+, 180:_+and 50:_+for
30:_+over 50:_+to 130:_+with 200:abi 200:addres 50:addres+, 200:amount 180:and+_ 30:and+the 100:argument 30:by+hand 100:call
400:calldata 30:can+you 100:constructor 300:encode 100:etherscan 100:explain 100:field 100:finish 130:for+_ 30:for+my 100:front
100:function 100:gimme 100:hand 200:hex 30:i+can 30:i+need 30:in+my 200:into 30:into+the 100:just 30:just+the 100:multisig 300:need
30:need+the 300:no 30:of+_ 100:over 30:over+_ 100:pack 100:parameter 200:paste 30:please+, 100:put 100:raw 100:revoke 100:script
100:selector 200:spend 50:spend+_ 100:them 30:to+_ 200:typ 200:uint256 200:unit 200:valu 100:wanna 130:with+_ 100:without
@estimate_gas 1520:* 50:,+_ 30:,+and 50:,+how 20:,+just 20:,+what 40:.+$ 30:.+could 30:.+how 1420:<chain> 1320:<coin> 300:<ens>
1420:<evmAddress> 100:<maybeChain> 700:<namesake> 1520:<number> 1220:<series> 200:<signature> 100:<unit> 130:?+$ 30:?+just
30:^+before 130:^+ga 80:^+how 30:^+i 50:^+if 30:^+what 30:^+would 180:_+$ 120:_+, 50:_+. 50:_+? 130:_+_ 50:_+call 30:_+contract
30:_+decimal 150:_+from 30:_+go 270:_+on 30:_+right 80:_+send 50:_+sent 30:_+take 30:_+thi 310:_+to 30:_+with 30:and+how 30:and+what
260:anyth 100:arbitrum 300:base 30:be+? 100:before 30:before+i 100:broadcast 400:burn 200:call 50:call+_ 100:contract 30:contract+_
160:cost 40:cost+in 30:could+you 100:decimal 20:doe+it 160:don 40:don+t 100:dry 300:estimate 1120:eth 700:ethereum 100:fee 30:for+me
180:from+_ 1520:ga 20:ga+$ 130:ga+would 160:go 30:go+through 20:go+to 800:how 30:how+many 180:how+much 20:i+m 30:i+sign 20:i+want
30:i+would 500:if 130:if+_ 80:it+burn 40:it+cost 160:just 100:know 60:lat 100:like 30:like+to 60:m 460:mainnet 100:many 30:me+?
20:me+what 100:minute 700:much 180:much+ga 300:need 50:need+to 160:now 30:now+, 30:of+_ 320:on+_ 30:on+the 100:pl 30:pl+$ 100:right
30:right+now 100:run 30:run+_ 1020:send 260:send+_ 200:sent 50:sent+_ 100:sign 100:simulate 100:spend 30:spend+_ 160:t 100:tak
160:take 60:tell 20:tell+me 30:the+_ 30:the+fee 100:through 30:through+on 330:to+_ 30:to+know 130:to+send 100:transf 30:transf+of
300:unit 200:usdc 100:use 60:want 20:want+to 320:what 20:what+doe 50:what+would 130:would+it 30:would+like 30:would+that
@get_account_nonce 2100:* 80:,+_ 30:,+how 30:,+i 30:,+my 50:,+need 30:,+so 50:.+$ 30:.+what 300:<block> 2000:<chain> 200:<coin>
300:<ens> 1800:<evmAddress> 800:<namesake> 300:<number> 100:<quoted> 500:<series> 100:?+$ 30:?+_ 30:?+i 30:^+at 30:^+current
30:^+for 40:^+how 80:^+my 50:^+next 180:^+nonce 20:^+numb 50:^+what 30:^+which 230:_+$ 150:_+, 50:_+. 50:_+_ 30:_+a 100:_+at
30:_+for 20:_+ha 30:_+i 30:_+in 50:_+incl 10:_+made 250:_+on 30:_+pl 50:_+please 30:_+sent 30:a+of 200:account 30:account+_
30:account+of 100:addres 200:already 30:already+? 100:am 400:arbitrum 100:ask 100:at+_ 50:at+on 30:at+the 800:base 100:block
30:block+$ 100:come 200:count 100:create 100:current 30:did+_ 30:do+i 100:eth 400:ethereum 60:ever 100:finalis 80:for+_ 30:for+my
10:ha+_ 100:hardware 30:hardware+wallet 100:hot 240:how 60:how+many 30:i+_ 30:i+am 30:i+ask 30:i+at 30:i+m 30:i+my 30:i+need
30:i+stuck 30:in+total 200:incl 30:incl+. 30:it+. 30:it+wa 100:keep 100:know 100:last 100:low 100:m 40:made 10:made+on 300:mainnet
240:many 10:many+transaction 50:many+tx 100:may 30:may+i 200:mine 30:my+account 30:my+tx 400:need 50:need+the 50:need+to 600:next
100:next+nonce 100:node 2000:nonce 50:nonce+_ 200:nonce+of 60:numb 20:numb+of 200:of+_ 30:of+mine 30:of+the 20:of+transaction
100:old 400:on+_ 100:one 30:one+? 100:optimism 100:out 400:pend 200:pl 30:pl+, 30:please+$ 30:please+, 100:reconstruct 100:replace
200:say 30:say+_ 100:script 100:seem 100:send 160:sent 100:should 100:so 100:still 300:stuck 30:that+are 30:the+last 30:the+next
100:then 30:to+know 100:too 100:total 30:total+, 200:transaction 20:transaction+_ 30:transaction+that 400:tx 100:use 200:wallet
300:what 300:which @get_alchemy_prices 620:* 60:,+_ 20:,+each 30:,+with 20:.+$ 20:.+_ 490:<chain> 620:<coin> 370:<fiat> 10:<number>
420:<series> 20:?+$ 50:^+_ 10:^+how 20:^+i 20:^+need 30:^+what 30:_+$ 60:_+, 20:_+. 10:_+? 30:_+a 90:_+and 30:_+in 30:_+pl
40:_+price 20:_+quot 10:adesso 300:alchemy 10:all 90:and+_ 20:and+the 10:bitcoin 200:btc 10:buck 30:doge 170:dollar 120:each 380:eth
70:for+_ 20:for+each 20:for+the 30:how 20:i+only 30:in+_ 20:it+wa 60:ledg 20:ledg+$ 10:line 10:link 60:lp 10:many 10:mean 20:much
60:need 20:need+_ 10:now 20:of+each 40:one 10:one+_ 60:only 20:only+have 110:pl 30:pl+, 190:price 10:price+$ 10:price+? 10:price+_
30:price+for 10:px 10:quanto 160:quot 160:quote 10:right 10:sell 220:sol 20:solana 10:spot 60:taken 10:tell 30:the+time 100:them
30:them+$ 120:time 100:timestamp 10:today 10:un 270:uni 190:usd 10:vale 140:wbtc 130:what 30:what+doe 20:with+the 20:worth
@get_alchemy_token_balances 760:* 40:,+_ 10:,+every 10:,+the 50:.+$ 20:.+would 240:20 740:<chain> 280:<coin> 120:<count> 40:<ens>
720:<evmAddress> 10:<exchange> 280:<namesake> 290:<series> 240:<ticker> 30:?+$ 20:^+_ 20:^+for 30:^+give 10:^+how 20:^+need 10:^+on
30:^+please 10:^+show 10:^+what 70:_+$ 20:_+, 30:_+. 10:_+? 40:_+_ 20:_+a 10:_+are 10:_+balance 10:_+doe 20:_+entry 30:_+from
30:_+ha 10:_+held 20:_+hold 20:_+in 80:_+on 10:_+please 20:_+position 40:_+that 20:_+token 10:_+wallet 10:_+which 300:alchemy
200:all 30:all+the 10:any 100:arbitrum 10:ask 160:balanc 40:balance 10:balance+of 310:base 10:binance 10:by+_ 10:claim 30:contract
10:contract+_ 10:custom 10:doe+_ 10:en 60:entry 240:erc 260:erc20 20:eth 300:ethereum 140:every 40:every+_ 10:exact 60:fetch
10:figure 60:fine 20:for+_ 30:for+me 100:give 30:give+me 10:got 30:ha+on 20:held 10:held+by 90:hold 20:hold+on 80:how 10:how+many
10:how+much 10:i+_ 20:i+fine 20:i+need 30:i+ok 20:in+_ 20:inside 10:inside+_ 10:keep 10:left 160:list 30:list+with 10:live
50:mainnet 20:many 10:many+_ 30:me+$ 60:much 10:much+_ 120:need 100:number 50:of+_ 10:of+the 100:ok 140:on+_ 10:on+top 10:one 10:out
30:own 10:please+. 30:please+list 60:polygon 60:position 20:position+of 10:queue 160:raw 10:reconcile 60:reconciliation 20:show
10:sit 20:sitt 10:sitt+in 60:smallest 10:so 10:still 20:stuff 10:support 40:that+_ 30:the+_ 60:those 20:to+the 150:token 10:token+?
10:token+_ 10:token+in 20:top 10:top+$ 120:unit 140:usdc 10:usdt 20:valuable 40:wallet 10:wallet+_ 10:weth 30:what 10:what+_
20:which 10:which+token 20:would+you @get_alchemy_token_metadata 450:* 20:,+_ 440:<chain> 10:<coin> 450:<evmAddress> 210:<namesake>
220:<series> 20:<signature> 10:?+$ 10:^+decimal 30:^+doe 30:^+for 30:^+pull 70:_+$ 30:_+, 30:_+? 10:_+_ 90:_+on 30:a+logo
300:alchemy 100:app 220:base 10:behind 10:both 30:call 70:chain 320:decimal 10:dev 220:ethereum 10:file 80:for+_ 30:for+our
30:have+a 80:how 20:how+many 10:import 10:just 100:link 100:list 300:logo 30:logo+for 10:mainnet 80:many 20:many+decimal 10:mapp
30:me+the 10:need 10:numb 90:on+_ 10:paid 100:picture 10:plain 100:plu 10:position 100:pull 10:q 10:result 10:return 10:sheet
10:somebody 10:symbol 10:th 70:tick 120:token 100:up 30:up+the 10:usdt 20:view 10:want 120:what 10:which @get_api_endpoint_schema
900:* 50:,+and 30:,+plu 30:,+what 50:.+$ 30:.+which 100:?+$ 30:?+it 30:^+before 30:^+i 30:^+one 30:^+show 100:^+which 50:_+log
30:_+nft 130:_+ohlcv 150:_+pool 30:_+yield 300:accept 100:am 30:and+it 80:and+what 50:and+which 400:argument 100:back 200:before
30:before+i 100:bot 200:call 30:can+i 100:com 200:cost 30:cost+, 30:could+you 100:describe 50:doe+it 30:doe+the 30:from+it 900:get
230:get+_ 100:homework 30:i+am 30:i+get 30:i+would 30:in+my 100:input 100:into 50:it+? 30:it+cost 30:it+i 100:leave 100:like
30:like+to 200:log 30:me+the 100:nft 30:of+your 500:ohlcv 300:one 30:one+are 30:one+of 100:out 30:out+$ 100:output 200:param
200:parameter 100:plu 600:pool 130:pool+_ 100:refus 100:result 100:return 300:schema 100:see 100:show 30:show+me 100:stuck 100:take
100:their 30:to+see 300:tool 100:typ 200:want 500:what 30:what+com 30:what+doe 30:what+it 30:what+one 700:which 50:which+one
100:wire 30:would+like 100:yield @get_asset_platforms 740:* 30:,+_ 30:,+with 20:<chain> 100:<count> 10:<maybeChain> 220:<number>
100:<quoted> 80:?+$ 30:^+coingecko 30:^+for 30:^+i 50:^+on 30:^+which 30:^+would 30:_+and 30:_+of 30:_+rows 10:add 200:all 30:all+?
10:ask 50:at+all 20:base 10:before 200:blockchain 430:chain 80:chain+doe 10:chain+id 10:click 210:coin 30:coin+, 30:coin+?
700:coingecko 30:coingecko+list 80:coingecko+track 500:collection 50:collection+$ 50:collection+at 10:d 80:doe+coingecko 100:each
30:each+one 100:friend 10:hand 30:i+need 130:id 100:kind 110:know 200:list 30:list+_ 30:list+of 100:mapp 10:metamask 210:native
50:native+coin 100:need 20:network 500:nft 130:nft+collection 100:number 30:of+the 80:on+which 100:one 300:platform 100:plenty
10:rath 100:rows 10:show 10:site 10:some 10:switch 100:token 30:token+, 300:track 10:type 20:wallet 10:what 520:which
30:which+blockchain 80:which+chain 30:would+you 30:you+kind @get_asset_transfers 1180:* 190:,+_ 10:,+all 10:,+most 20:,+newest
10:,+not 20:,+one 50:,+token 80:.+$ 10:.+_ 40:20 160:721 1180:<chain> 700:<coin> 560:<count> 100:<ens> 1140:<evmAddress>
10:<exchange> 70:<name> 580:<namesake> 220:<number> 740:<series> 80:<ticker> 20:?+$ 30:^+_ 10:^+did 70:^+everyth 10:^+for
10:^+please 30:^+show 20:^+token 40:^+what 20:^+which 100:_+$ 150:_+, 10:_+. 70:_+_ 40:_+and 20:_+coin 70:_+late 40:_+lin 20:_+of
260:_+on 10:_+only 10:_+payment 20:_+receiv 20:_+recent 50:_+rows 20:_+send 30:_+sent 20:_+that 20:_+the 10:_+to 10:_+token
20:_+transfer 10:_+which 60:airdropp 160:alike 210:all 10:all+_ 60:also 20:and+i 10:and+list 70:and+token 20:any 10:any+_
10:are+enough 10:at+_ 80:audit 60:away 230:base 60:been 10:binance 10:book 20:bookkeep 10:by+_ 300:came 40:came+in 160:coin
20:coin+, 30:coin+and 60:d 20:d+like 10:did+_ 20:enough 10:enough+. 240:erc 10:erc+_ 20:erc20 390:eth 540:ethereum 30:every
320:everyth 60:exampl 10:extract 10:file 120:first 10:first+, 20:first+. 60:follow 10:for+_ 10:for+the 10:from+_ 60:gett 10:got
10:ha+_ 20:i+d 10:in+, 30:in+one 30:in+to 20:inbound 100:incom 20:incom+_ 40:inflow 190:into 50:into+_ 10:invoic 60:junk 60:keep
30:kind 320:late 20:late+$ 50:late+, 20:late+? 50:latest 10:ledg 340:left 60:like 140:lin 10:link 200:list 20:list+, 20:list+?
10:list+the 390:mainnet 10:match 20:max 200:mix 60:money 140:most 10:most+_ 30:most+recent 10:movement 10:must 10:need 80:newest
20:newest+first 380:nft 20:nft+, 20:nft+in 20:not 30:of+_ 40:off 290:on+_ 180:one 50:one+list 130:only 20:only+, 110:out 20:out+of
10:outgo 20:payment 100:plu 20:polygon 30:receipt 80:receiv 160:recent 40:recent+, 10:reconciliation 60:request 180:rows 40:rows+$
10:run 80:send 160:sent 20:sent+to 100:show 30:show+me 20:so 10:so+kind 40:that+_ 10:the+_ 20:the+money 20:the+nft 20:the+wallet
60:to+_ 60:togeth 690:token 20:token+that 100:transfer 10:transfer+of 280:usdc 60:usdt 60:vitalik 70:wallet 20:wallet+_ 20:went
180:what 20:what+came 10:what+token 100:whatev 80:which @get_batch_historical_prices 540:* 60:,+_ 30:,+and 10:,+in 30:,+one
10:,+what 30:.+$ 10:.+_ 330:<chain> 500:<coin> 100:<count> 40:<evmAddress> 420:<fiat> 40:<maybeChain> 110:<number> 430:<series>
540:<time> 20:?+$ 10:^+_ 30:^+for 10:^+price 20:^+what 80:_+$ 90:_+, 10:_+? 50:_+_ 60:_+and 50:_+at 30:_+fill 60:_+on 30:_+price
10:_+receiv 20:_+worth 10:advis 60:and+_ 30:and+of 40:at+_ 40:base 140:basi 190:bitcoin 110:book 30:book+_ 10:bought 110:btc
100:call 100:chainlink 40:check 10:client 10:clos 150:cost 40:cost+basi 40:doge 180:dollar 40:each 10:end 240:eth 40:ethereum
10:figure 100:fill 50:for+the 10:how 20:in+_ 100:los 50:minute 10:minute+? 10:much 10:noon 30:of+_ 90:on+_ 220:one 100:pl 130:price
30:price+of 40:receiv 100:request 100:single 160:sol 100:statement 10:tax 10:the+_ 30:the+book 100:time 10:trad 10:u 250:usd 10:utc
10:value 10:very 100:victim 40:wa+_ 10:wa+it 10:want 260:what 60:what+wa 40:when 10:when+i 130:worth 10:worth+in 20:worth+on
40:wrapp 10:year @get_block 1060:* 30:,+and 10:,+what 30:,+when 50:.+$ 10:.+i 380:<block> 1060:<chain> 580:<coin> 60:<namesake>
380:<number> 440:<series> 60:?+$ 40:^+_ 20:^+how 30:^+i 20:^+latest 20:^+my 50:^+newest 20:^+numb 30:^+the 20:^+what 20:^+when
60:_+$ 30:_+, 20:_+? 60:_+_ 20:_+and 20:_+at 30:_+block 10:_+i 30:_+of 20:_+on 20:_+produc 30:_+when 50:_+with 100:all 30:all+the
30:and+how 20:and+what 10:and+where 40:answer 100:arbitrum 420:base 10:base+fee 640:block 30:block+, 20:block+? 50:block+_
20:block+i 60:block+on 30:could+you 100:data 60:eth 380:ethereum 200:everyth 40:fee 10:fee+? 300:finalis 30:for+a 160:full 100:give
30:give+me 400:hash 80:hash+of 100:height 160:how 40:how+full 20:i+_ 10:i+it 30:i+need 10:i+stuck 50:in+it 100:includ 60:index
100:inside 30:it+$ 30:it+. 30:it+? 10:it+on 60:lag 60:latest 60:made 30:me+the 100:most 30:most+recent 100:need 30:need+_ 320:newest
30:newest+_ 100:newsroom 40:node 60:numb 40:of+_ 30:of+all 20:of+the 70:on+_ 100:piece 100:polygon 160:produc 100:recent 40:report
60:seem 40:stuck 80:the+hash 30:the+most 20:the+newest 180:time 30:time+of 20:time+wa 100:transaction 30:transaction+in 100:tx
30:wa+_ 40:wa+it 160:what 20:what+time 260:when 30:when+and 40:when+wa 40:where 10:where+the 30:with+the @get_block_by_timestamp
3200:* 30:,+could 30:,+or 30:,+the 30:,+which 180:.+$ 50:.+which 3200:<chain> 2400:<coin> 200:<namesake> 1800:<series> 3200:<time>
150:?+$ 50:?+i 50:?+need 30:?+the 30:?+we 130:^+_ 30:^+at 130:^+block 80:^+for 30:^+i 30:^+my 30:^+need 30:^+our 30:^+snapshot
80:^+the 200:^+which 330:_+$ 100:_+, 150:_+. 230:_+? 150:_+at 450:_+block 30:_+cut 30:_+hit 30:_+lie 30:_+on 30:_+which 400:arbitrum
250:at+_ 50:at+on 50:at+the 30:at+what 30:at+which 100:audit 100:auditor 100:balance 500:base 30:be+$ 3100:block 200:block+height
50:block+i 150:block+numb 150:block+wa 500:closest 130:closest+to 30:could+you 200:current 100:cut 30:did+that 30:did+the 400:end
100:eth 1700:ethereum 100:exam 100:fall 200:find 100:first 30:for+a 50:for+our 50:for+the 100:happen 30:have+to 900:height 100:hit
50:i+_ 50:i+at 30:i+have 30:i+must 50:i+need 50:i+that 100:index 30:it+. 30:it+? 30:it+for 100:know 100:lie 100:live 100:mainnet
400:midnight 100:min 200:moment 30:moment+. 100:must 500:nearest 130:nearest+to 600:need 30:need+_ 30:need+for 30:need+it
80:need+the 200:new 50:new+_ 100:not 700:numb 30:numb+of 150:of+_ 100:off 200:on+_ 100:one 100:optimism 30:our+_ 300:polygon
100:question 200:report 800:snapshot 100:stand 100:start 30:start+of 100:take 100:tax 30:that+? 30:that+be 130:the+_ 50:the+block
30:the+first 30:the+moment 30:the+one 30:the+start 30:the+time 50:the+year 200:there 30:there+$ 100:time 230:to+_ 30:to+take
100:trade 700:utc 100:vote 50:wa+_ 30:wa+the 200:want 50:want+the 100:went 100:what 30:what+_ 100:when 1500:which 200:which+_
150:which+block 30:would+that 300:year 80:year+end 30:you+find @get_block_details 1120:* 30:,+_ 80:,+and 30:.+could 1120:<block>
1120:<chain> 880:<coin> 100:<fiat> 140:<namesake> 1120:<number> 920:<series> 130:?+$ 60:^+_ 30:^+fee 60:^+how 30:^+i 10:^+when
30:^+which 80:^+who 40:_+$ 80:_+, 150:_+_ 110:_+and 30:_+earn 30:_+fee 30:_+got 50:_+of 60:_+on 10:_+produc 30:_+wa 30:and+fee
100:and+how 40:and+what 30:and+who 100:base 100:built 1000:burnt 150:burnt+in 100:check 30:could+you 30:did+the 200:earn 340:eth
680:ethereum 700:fee 30:fee+_ 30:fee+paid 40:full 100:got 640:how 10:how+full 150:how+much 80:in+_ 30:in+fee 80:in+it 30:in+total
30:it+$ 80:it+? 30:it+wa 440:made 80:made+_ 30:made+the 200:mainnet 100:min 600:much 50:much+_ 30:much+in 50:much+of 30:much+wa
50:of+_ 30:of+it 60:on+_ 100:paid 30:paid+in 100:part 100:pl 30:pl+$ 100:polygon 140:produc 200:propos 30:the+_ 40:time 10:time+wa
100:tip 100:total 100:validator 20:wa+_ 130:wa+burnt 10:wa+it 140:what 30:what+did 10:what+time 40:when 10:when+wa 100:which 400:who
80:who+made 100:wond @get_boosted_tokens 1600:* 100:,+_ 30:,+most 30:,+on 30:,+only 30:,+rank 30:,+the 1200:<chain> 1000:<coin>
300:<count> 300:<namesake> 100:<number> 80:?+$ 50:^+_ 50:^+dexscreen 30:^+fresh 50:^+most 100:^+which 80:^+who 80:_+$ 50:_+,
80:_+coin 30:_+of 30:_+only 100:_+token 200:any 50:any+chain 30:at+present 30:at+the 200:atm 50:atm+$ 1600:boost 180:boost+on
400:bought 30:bought+a 100:buy 200:carry 50:carry+the 200:chain 30:chain+, 30:chain+? 300:coin 30:coin+, 30:coin+on 100:desk
1600:dexscreen 200:dexscreen+boost 30:dexscreen+for 200:first 50:first+$ 30:for+_ 100:fresh 200:got 50:got+the 100:heaviest 100:hype
100:moment 30:moment+? 1300:most 150:most+boost 30:most+of 50:most+recent 100:now 30:now+, 50:of+them 80:on+_ 30:on+any
180:on+dexscreen 100:one 200:only 30:only+$ 30:only+_ 200:paid 100:present 30:present+? 100:rank 30:rank+by 200:recent 50:recent+,
300:rn 30:rn+$ 50:rn+, 100:sol 1100:solana 30:the+moment 180:the+most 30:the+one 200:them 50:them+$ 1000:token 30:token+$
50:token+on 30:token+with 500:which 50:which+_ 80:which+token 400:who 30:who+got 30:who+ha 80:with+the @get_bridge 500:* 30:,+for
40:,+how 20:,+numb 20:,+on 30:.+$ 40:.+_ 120:<fiat> 500:<number> 400:<time> 30:?+$ 60:^+bridge 20:^+how 20:^+what 50:_+$ 20:_+?
40:_+and 60:_+at 20:_+in 30:_+on 220:acros 100:against 60:at+defillama 500:bridge 100:count 60:cros 120:cross 100:day 500:defillama
200:deposit 120:dollar 30:for+a 340:how 40:how+many 50:how+much 20:in+_ 50:it+_ 160:many 20:many+_ 100:memo 120:money 100:monitor
160:month 180:much 30:much+money 100:n 260:no 40:no+. 180:numb 50:numb+_ 60:number 120:over 60:total 100:transaction 200:week
120:went 60:what 200:withdrawal @get_bridge_volume 1060:* 80:,+_ 30:,+all 10:,+numb 30:,+on 30:.+$ 10:.+_ 600:<chain> 300:<coin>
40:<fiat> 200:<maybeChain> 300:<namesake> 160:<number> 900:<step> 960:<time> 130:?+$ 50:^+_ 50:^+bridge 50:^+could 30:^+give
80:^+how 10:^+what 110:_+$ 80:_+, 30:_+. 130:_+? 50:_+_ 10:_+at 30:_+between 30:_+from 30:_+of 30:_+over 80:_+since 40:acros 100:all
30:all+chain 30:and+out 600:arbitrum 10:at+defillama 100:base 100:between 30:between+_ 500:bridg 560:bridge 200:came 50:came+in
100:chain 50:could+you 140:cross 160:defillama 100:deposit 40:dollar 200:flow 50:for+_ 30:for+the 80:from+_ 100:give 30:give+me
440:how 10:how+many 110:how+much 10:in+_ 50:in+and 30:in+total 300:inflow 10:it+_ 100:kind 30:kind+tell 20:many 10:many+_ 30:me+_
30:me+how 30:me+what 200:money 100:mov 420:much 50:much+money 20:no 10:no+. 20:numb 10:numb+_ 120:number 80:of+_ 50:on+_
100:optimism 300:out 50:out+of 300:outflow 320:over 30:over+the 400:since 80:since+_ 30:since+the 200:tell 50:tell+me 30:the+_
100:through 100:togeth 30:togeth+, 120:total 30:total+, 120:went 120:what 100:withdrawal 30:you+kind 30:you+tell @get_bridges 1840:*
100:,+_ 10:,+how 30:,+i 10:,+numb 10:,+on 30:,+which 30:,+who 50:.+$ 10:.+_ 500:<count> 140:<fiat> 340:<number> 840:<time> 170:?+$
30:?+_ 50:^+bridge 100:^+busiest 30:^+for 10:^+how 30:^+i 30:^+rank 10:^+what 130:^+which 150:_+$ 50:_+, 60:_+? 10:_+and 20:_+at
30:_+by 10:_+in 30:_+of 30:_+please 30:_+which 30:_+will 100:about 140:acros 30:an+article 30:are+the 100:article 20:at+defillama
30:at+present 80:at+the 100:between 1300:bridg 540:bridge 600:busiest 30:by+_ 30:by+money 50:by+volume 100:cap 300:carry
80:carry+the 500:chain 30:chain+_ 340:cros 40:cross 200:day 30:day+? 140:defillama 30:did+the 30:do+. 140:dollar 200:flow 30:for+an
100:fund 30:have+to 120:how 10:how+many 30:how+much 30:i+have 30:i+the 30:i+want 10:in+_ 30:it+_ 20:many 10:many+_ 300:moment
30:moment+, 50:moment+? 780:money 140:month 800:most 30:most+_ 150:most+money 30:most+volume 500:mov 30:mov+_ 100:mov+the 100:move
100:much 20:much+money 20:no 10:no+. 100:numb 30:numb+_ 120:number 30:of+them 100:one 30:one+. 60:over 30:please+$ 100:policy
100:present 30:present+? 100:rank 100:risk 100:small 80:the+moment 200:the+most 100:them 30:them+$ 100:these 30:these+day 50:thi+_
100:through 30:to+move 20:total 100:volum 300:volume 30:volume+$ 30:volume+_ 100:want 100:week 60:went 20:what 900:which
130:which+bridg 100:who 100:will 30:will+do @get_btc_address 1850:* 50:,+_ 80:,+and 20:,+ha 60:,+how 20:,+if 30:,+plu 20:,+what
80:.+$ 40:.+could 20:.+would 1850:<bitcoinAddress> 1040:<chain> 1260:<coin> 60:<fiat> 100:<name> 60:<namesake> 160:<number>
1220:<series> 100:<time> 220:?+$ 20:?+how 30:^+_ 50:^+a 60:^+balance 20:^+check 30:^+doe 30:^+for 40:^+how 70:^+i 30:^+my 20:^+our
30:^+please 20:^+the 20:^+thi 20:^+what 90:_+$ 140:_+, 30:_+. 20:_+? 40:_+_ 20:_+a 90:_+addres 30:_+and 20:_+are 20:_+at
30:_+balance 50:_+ha 30:_+hold 40:_+how 40:_+in 20:_+lie 20:_+may 30:_+on 30:_+out 30:_+receiv 30:_+still 20:_+what 20:a+of
30:a+well 860:addres 30:addres+, 140:addres+_ 30:addres+i 20:addres+of 100:all 100:altogeth 120:am 50:and+did 20:and+i 30:and+what
100:any 420:anyth 100:arriv 60:ask 20:at+_ 20:at+present 30:at+the 420:balance 30:balance+_ 50:balance+of 660:bitcoin 560:btc
60:check 20:check+_ 220:coin 20:coin+? 20:coin+are 60:cold 10:colleague 60:come 10:comment 40:could+you 100:custom 30:did+it
30:doe+_ 200:ever 60:fath 100:file 100:first 30:for+_ 30:for+the 100:friend 100:gave 30:gave+me 180:genesi 30:ha+it 20:have+_ 200:hi
50:hi+_ 200:hold 30:hold+at 720:how 100:how+many 80:how+much 30:i+_ 30:i+am 20:i+ask 20:i+have 20:i+my 40:i+on 20:i+still 30:i+there
60:if 20:if+i 30:in+, 20:in+? 30:in+_ 30:in+all 30:in+it 20:in+there 100:includ 100:inflow 30:it+? 20:it+at 50:it+ever 30:it+now
60:kind 60:late 100:leave 70:left 60:lie 200:lifetime 160:look 30:look+up 60:ly 400:many 60:many+_ 30:many+coin 20:many+sat 60:may
20:may+i 20:me+the 100:moment 30:moment+, 320:much 20:much+_ 30:much+ha 40:much+i 20:my+_ 20:my+addres 60:new 10:no 100:not 220:now
30:now+, 30:now+? 60:of+_ 120:old 30:on+_ 60:on+it 20:on+my 60:one 20:one+$ 100:out 30:out+, 100:outflow 100:plu 60:present
20:present+? 300:receiv 60:rememb 60:right 60:sat 460:satoshi 160:say 100:send 60:shown 60:sit 20:sit+in 60:sitt 100:state 320:still
10:str 20:that+i 30:the+_ 20:the+addres 30:the+moment 300:there 20:there+$ 30:there+? 20:thi+_ 20:to+_ 60:today 20:today+? 100:total
60:u 60:uncle 200:unconfirm 100:up 100:well 440:what 30:what+_ 30:what+i 20:what+on 60:wheth 20:would+you 20:you+kind 40:you+look
@get_btc_address_transactions 770:* 10:,+amount 30:,+each 20:,+only 20:,+so 20:,+with 70:.+$ 770:<bitcoinAddress> 240:<chain>
240:<coin> 460:<count> 240:<series> 30:?+$ 30:?+the 60:^+_ 20:^+i 20:^+my 20:^+please 10:^+recent 20:^+tx 40:^+what 70:_+$ 40:_+,
20:_+. 30:_+? 20:_+_ 50:_+addres 10:_+been 20:_+movement 40:_+recent 20:_+show 20:_+still 50:_+transaction 20:_+tx 20:a+list
40:activity 190:addres 30:addres+_ 20:addres+i 40:amount 10:and+fee 30:and+out 20:and+what 10:anyth 10:at+_ 60:bank 80:been
180:bitcoin 100:block 30:block+height 60:btc 60:coin 130:come 20:could+you 40:direction 20:do+. 160:each 20:each+one 60:fath 100:fee
10:fee+$ 20:fee+of 60:get 60:gift 120:go 60:gone 40:happen 100:height 60:history 20:history+_ 20:i+_ 60:in+and 100:includ 20:it+?
100:late 10:late+$ 60:list 20:me+the 20:me+what 60:min 120:movement 60:of+_ 20:of+each 20:on+it 160:one 20:one+. 60:only 20:only+_
240:out 20:out+, 20:out+? 30:out+of 100:pend 60:people 20:please+send 60:read 180:recent 10:recent+? 60:satoshi 60:send 20:send+me
120:show 20:show+me 20:show+the 60:small 60:so 60:still 20:that+_ 60:the+_ 20:the+min 160:touch 30:touch+_ 280:transaction
20:transaction+of 20:transaction+on 120:tx 60:want 20:want+a 200:what 10:what+_ 20:what+ha 60:when 20:when+did 60:will 20:will+do
30:with+it 20:with+the 20:you+please @get_btc_block 1000:* 30:,+and 30:,+how 50:.+$ 700:<block> 1000:<chain> 1000:<coin>
700:<number> 1000:<series> 30:?+$ 30:?+the 130:^+_ 30:^+newest 30:^+on 30:^+please 50:_+$ 30:_+, 180:_+_ 80:_+block 30:_+when
80:and+how 30:and+what 100:annex 50:are+in 30:at+what 600:bitcoin 300:block 30:block+$ 30:block+wa 400:btc 200:count 50:count+$
100:date 100:found 100:height 400:how 100:how+many 30:i+it 50:in+it 30:in+there 100:inside 30:it+$ 50:it+. 400:many
80:many+transaction 30:many+tx 200:min 100:must 300:newest 80:newest+_ 30:of+_ 30:of+the 30:please+tell 300:sise 100:tell 30:tell+me
50:the+newest 100:there 30:there+? 200:time 100:timestamp 300:transaction 300:tx 50:tx+count 30:wa+_ 30:wa+it 200:what 30:what+i
30:what+time 100:when 30:when+wa @get_btc_difficulty 2400:* 150:,+and 30:,+doe 30:,+when 1700:<chain> 2100:<coin> 100:<name>
100:<number> 2100:<series> 250:?+$ 30:?+and 30:?+we 100:^+how 80:^+next 350:^+when 30:^+will 30:_+and 30:_+are 30:_+block
330:_+difficulty 30:_+next 300:adjust 1100:adjustment 300:again 100:already 30:already+? 80:and+by 50:and+how 50:and+i 30:and+the
50:and+which 100:anoth 30:are+_ 30:be+? 100:become 100:behind 100:big 1600:bitcoin 100:block 500:btc 100:by+how 100:change 100:com
100:date 100:de 1900:difficulty 250:difficulty+adjustment 80:doe+_ 30:doe+one 700:down 50:down+$ 130:down+? 100:dur 100:eat
100:epoch 200:est 100:expect 100:fast 100:forecast 200:get 400:go 80:go+up 100:goe 300:hard 100:hedge 1000:how 30:how+big
50:how+long 50:how+many 100:how+much 130:i+it 100:i+the 100:increase 30:it+? 30:it+be 80:it+go 50:it+up 100:know 200:long 200:many
30:many+of 30:many+percent 600:min 200:mine 100:miner 400:much 80:much+$ 30:much+i 30:my+_ 200:n 1600:next 250:next+_ 80:of+_
30:of+it 50:of+the 100:one 180:or+down 100:percent 200:retarget 100:sise 30:sise+$ 200:soon 30:the+_ 50:the+min 250:the+next 100:u
100:un 200:until 900:up 180:up+or 200:way 1700:when 30:when+? 50:when+doe 100:when+i 100:when+the 100:when+will 200:which 600:will
50:will+_ 30:will+it 30:will+the @get_btc_exchange_rates 660:* 40:,+_ 10:,+all 20:,+and 30:,+give 20:,+please 70:.+$ 30:.+i
600:<chain> 660:<coin> 320:<commodity> 230:<fiat> 150:<number> 660:<series> 50:?+$ 10:?+in 60:^+_ 20:^+one 30:^+our 30:^+tell
40:^+what 20:_+$ 70:_+, 10:_+? 30:_+_ 30:_+against 50:_+and 30:_+how 30:_+i 20:_+in 10:_+price 20:_+quot 10:_+right 10:_+togeth
30:_+worth 30:a+of 100:against 120:all 10:all+_ 30:all+the 100:also 40:and+_ 30:and+in 100:annex 10:atm 100:available 400:bitcoin
10:british 260:btc 100:coin 30:coin+and 100:complete 300:currency 10:current 100:disclosure 20:dollar 100:each 60:eth 20:euro
200:every 20:express 100:fiat 80:franc 100:give 10:go 320:gold 110:how 30:how+much 30:i+need 30:i+worth 50:in+_ 30:in+all 100:includ
100:know 100:list 30:list+$ 10:many 30:me+what 100:money 100:much 30:much+in 100:need 30:need+the 140:now 10:now+, 20:of+_ 280:one
70:one+_ 120:ounc 20:please+. 60:pound 30:price 10:px 160:quot 20:quot+in 100:quote 100:rate 30:right 10:right+now 100:sheet
200:silv 80:swis 100:tell 30:tell+me 30:that+i 30:the+money 20:togeth 10:togeth+$ 240:what 10:what+_ 30:what+i 30:what+one 200:worth
50:worth+in 70:yen 30:you+can @get_btc_fees 1920:* 30:,+an 30:,+and 30:,+can 100:,+what 30:.+what 1420:<chain> 1620:<coin>
1620:<series> 260:<time> 180:?+$ 50:^+_ 60:^+how 110:^+i 30:^+if 150:^+sat 60:^+what 20:_+$ 30:_+. 30:_+? 120:_+block 20:_+fee
20:_+network 30:_+next 60:_+payment 30:_+send 30:_+to 20:_+today 20:_+transaction 30:_+tx 20:_+what 20:a+_ 30:and+_ 20:and+it
20:at+the 60:bit 1060:bitcoin 980:block 90:block+$ 30:block+, 90:block+? 60:broth 560:btc 100:but 60:com 120:confirm 240:cost
20:cost+$ 60:daught 30:do+i 50:doe+it 100:economy 380:fee 20:fee+$ 100:fine 30:for+my 400:get 50:get+in 20:get+me 160:half
20:have+to 480:hour 50:hour+$ 340:how 90:how+many 200:hurry 30:i+fine 20:i+have 20:i+need 20:i+not 100:i+pay 30:i+put 30:i+set
140:i+want 160:if 40:if+i 30:in+a 90:in+the 20:in+thi 280:into 70:into+the 50:it+cost 20:it+i 20:it+in 60:land 120:mak 60:make
340:many 90:many+sat 20:me+$ 60:moment 20:moment+? 280:must 70:must+i 100:my+_ 20:my+broth 20:my+daught 60:need 20:need+it
60:network 980:next 120:next+_ 130:next+block 100:no 160:not 120:now 30:now+$ 20:of+_ 440:pay 30:pay+for 20:pay+in 30:pay+to
280:payment 340:per 100:put 100:rate 120:right 30:right+now 1240:sat 240:sat+vb 540:send 70:send+_ 100:set 100:should 30:should+i
120:so 120:some 30:some+_ 60:such 60:supp 20:that+my 20:the+moment 130:the+next 60:the+very 20:thi+hour 60:through 90:to+get
30:to+my 20:to+pay 90:to+send 20:to+the 120:today 30:today+, 60:transaction 120:tx 160:v 20:v+_ 1020:vb 80:vb+to 280:vbyte 220:very
100:wait 540:want 90:want+to 780:what 60:what+doe 50:what+fee 20:what+i 260:within 40:within+the @get_btc_hashrate 1400:* 100:,+_
30:,+would 50:.+$ 30:.+where 1100:<chain> 1300:<coin> 100:<namesake> 1400:<series> 300:<step> 1400:<time> 80:?+$ 30:?+want 230:^+_
30:^+a 30:^+for 30:^+how 30:^+kind 30:^+please 180:_+$ 50:_+, 50:_+. 50:_+? 30:_+_ 50:_+back 50:_+develop 150:_+hashrate
30:_+network 30:_+pl 30:_+the 30:a+well 100:about 30:and+give 300:back 30:back+$ 30:back+, 1100:bitcoin 300:btc 200:comput
100:current 300:develop 80:develop+_ 30:did+it 100:difficulty 100:down 30:down+? 30:for+a 100:full 100:give 30:give+me 200:go
30:go+up 30:ha+the 500:hash 130:hash+rate 600:hashrate 300:how 30:how+ha 50:how+the 30:it+stand 200:kind 50:me+how 200:min 100:mine
100:miner 100:need 30:need+the 300:network 50:of+_ 30:of+mine 30:of+the 30:on+_ 100:pl 30:pl+$ 300:pow 500:rate 50:rate+of
100:report 100:see 100:should 30:should+be 100:show 30:show+me 100:shown 100:so 30:so+kind 100:stand 100:student 100:supp 30:the+_
50:the+hash 100:trend 100:up 30:up+or 100:want 100:well 100:where 30:would+you 100:writ 30:you+show @get_btc_mempool 2000:* 30:,+and
30:,+how 30:,+numb 30:,+please 40:,+what 30:.+$ 30:.+how 1540:<chain> 1640:<coin> 1640:<series> 40:<time> 110:?+$ 50:?+how 30:?+my
20:^+_ 180:^+how 60:^+i 30:^+if 30:^+my 60:^+sat 30:^+what 50:^+why 10:_+$ 30:_+atm 60:_+block 10:_+fee 100:_+mempool 10:_+network
10:_+payment 10:_+to 10:_+today 80:_+transaction 40:_+tx 10:_+what 10:a+_ 100:again 30:again+? 80:and+how 10:and+it 30:and+the
30:are+the 80:are+wait 10:at+the 100:atm 200:backlog 100:been 20:bit 1160:bitcoin 700:block 40:block+$ 30:block+, 50:block+?
30:block+i 480:btc 200:clogg 20:com 80:confirm 200:congest 60:cost 10:cost+$ 100:count 20:daught 10:doe+it 100:each 30:each+of
260:fee 10:fee+$ 30:fee+? 100:few 400:full 160:get 30:get+in 10:get+me 30:ha+been 40:half 10:have+to 200:hour 50:hour+$ 1220:how
80:how+full 210:how+many 30:how+much 50:i+_ 10:i+have 30:i+it 10:i+need 10:i+not 30:i+pay 30:i+stuck 150:i+the 20:i+want 120:if
10:if+i 30:in+fee 80:in+the 10:in+thi 30:in+total 80:into 20:into+the 30:it+$ 10:it+cost 10:it+i 10:it+in 40:land 100:line 40:mak
40:make 820:many 30:many+_ 30:many+sat 30:many+transaction 30:many+tx 600:mempool 100:min 20:moment 10:moment+? 100:much 120:must
30:must+i 70:my+_ 10:my+daught 30:my+tx 20:need 10:need+it 20:network 600:next 60:next+_ 50:next+block 20:not 240:now 10:now+$
30:now+, 30:now+and 200:numb 50:numb+of 10:of+_ 50:of+the 30:of+what 100:one 100:oth 100:out 30:out+of 340:pay 30:pay+in 20:pay+to
60:payment 100:pend 30:pend+tx 100:people 160:per 30:please+. 100:project 100:range 140:right 40:right+now 540:sat 110:sat+vb
60:send 10:send+_ 140:so 20:some 10:some+_ 300:stuck 20:such 20:supp 10:that+my 130:the+_ 30:the+fee 10:the+moment 120:the+next
20:the+very 100:their 10:thi+hour 20:through 40:to+get 10:to+my 10:to+pay 20:to+send 10:to+the 120:today 10:today+, 30:today+?
200:total 420:transaction 30:transaction+, 560:tx 400:unconfirm 40:v 10:v+_ 460:vb 50:vb+to 120:vbyte 60:very 500:wait 80:wait+$
60:want 20:want+to 280:what 20:what+doe 30:what+i 30:what+would 200:why 30:why+i 40:within 10:within+the @get_btc_price 930:* 30:,+_
10:,+a 20:,+all 10:,+for 10:,+in 30:,+my 20:,+only 10:,+which 20:.+$ 30:.+what 820:<chain> 930:<coin> 710:<fiat> 20:<name>
180:<number> 930:<series> 740:<time> 100:<url> 90:?+$ 20:?+in 10:?+my 90:^+_ 20:^+for 20:^+i 10:^+one 70:^+what 50:_+$ 100:_+,
30:_+. 80:_+? 20:_+_ 20:_+and 10:_+at 20:_+close 30:_+cost 10:_+for 40:_+in 100:_+on 40:_+price 10:_+right 30:_+say 10:_+tax
20:_+togeth 30:_+wa 40:_+worth 10:a+_ 10:a+a 10:a+client 60:accountant 10:adesso 50:advis 60:all 20:all+_ 20:and+_ 60:ask 10:at+_
10:at+the 10:atm 20:balance 10:balance+sheet 60:because 720:bitcoin 10:book 10:bought 10:british 270:btc 20:client 30:clos 60:close
40:coin 100:cost 30:cost+in 10:current 50:day 20:doe+the 90:dollar 50:end 40:eur 500:euro 20:express 50:figure 40:first 20:for+our
10:for+the 20:franc 10:go 40:got 20:have+to 120:how 30:how+many 10:i+got 20:i+have 10:i+m 20:i+need 120:in+_ 10:it+worth 20:m
110:many 30:many+_ 10:mean 100:mempool 10:much 60:multisig 10:my+tax 20:my+wife 100:near 60:need 20:need+the 10:noon 40:now 10:now+,
60:numb 20:numb+, 10:of+_ 20:of+the 150:on+_ 10:on+the 320:one 80:one+_ 60:only 20:only+the 20:our+_ 100:pound 100:present
20:present+? 180:price 10:price+_ 10:price+at 20:price+of 10:px 10:quanto 60:report 60:rest 20:rest+$ 20:return 30:right
10:right+now 100:say 20:sheet 40:sold 100:space 40:start 10:start+of 20:strike 20:swis 130:tax 10:tax+return 30:the+_ 10:the+balance
10:the+day 20:the+numb 20:the+rest 10:the+start 40:then 10:today 60:togeth 20:togeth+$ 100:top 30:top+$ 10:trad 10:u 10:un 10:usd
30:utc 10:vale 40:valuation 70:value 60:wa+_ 20:wa+it 10:wa+one 50:want 10:want+the 440:what 10:what+_ 30:what+did 70:what+wa
40:which 60:wife 210:worth 20:worth+in 40:worth+on 50:year 10:year+end 110:yen @get_btc_tx 1340:* 30:,+_ 40:,+and 30:,+how 30:,+plu
30:,+the 50:.+$ 50:.+i 1340:<bitcoinHash> 780:<chain> 980:<coin> 200:<fiat> 980:<series> 130:?+$ 20:^+_ 20:^+did 30:^+fee 30:^+for
30:^+ha 20:^+look 30:^+pool 30:^+tell 30:^+that 30:^+thi 110:_+$ 80:_+, 100:_+. 30:_+_ 30:_+i 50:_+transaction 100:_+tx 200:about
50:about+the 100:addres 30:addres+, 100:address 100:again 20:and+fee 30:and+in 30:and+the 20:and+what 100:ask 100:auditor
30:auditor+ask 620:bitcoin 100:block 30:block+_ 100:book 360:btc 60:carry 100:claim 100:client 620:confirm 100:detail 20:did+it
40:did+the 100:ever 100:every 200:famou 520:fee 30:fee+$ 30:fee+and 20:fee+did 20:fee+of 30:for+_ 30:for+my 100:go 100:guy 30:ha+_
30:have+to 200:he 100:how 30:i+have 50:i+it 80:in+_ 30:in+my 30:in+which 360:input 30:it+ever 60:look 20:look+up 30:me+in 100:min
100:not 30:not+, 100:numb 70:of+_ 100:ordinal 560:output 30:output+of 400:paid 360:payment 360:pizza 100:plu 100:pool 100:sat
30:sat+vb 200:say 100:since 30:since+when 100:tell 30:tell+me 30:the+min 100:they 30:thi+_ 30:to+which 200:transaction
30:transaction+_ 30:transaction+in 480:tx 120:tx+_ 200:txid 100:u 60:up 20:up+_ 100:vb 50:wa+it 60:what 20:what+fee 100:when
30:when+? 200:which 30:which+block 30:with+it 160:yet 30:yet+? @get_btc_utxos 1970:* 110:,+_ 30:,+and 30:,+biggest 10:,+how 30:,+i
10:,+what 30:,+with 30:.+$ 10:.+could 1970:<bitcoinAddress> 40:<chain> 60:<coin> 500:<count> 300:<number> 60:<series> 90:?+$ 30:^+_
30:^+coin 30:^+doe 50:^+list 10:^+my 30:^+the 10:^+thi 130:^+utxo 80:^+which 250:_+$ 160:_+, 30:_+. 30:_+? 10:_+addres 30:_+are
50:_+fattest 30:_+have 30:_+how 10:_+in 30:_+still 30:a+tx 250:addres 10:addres+, 30:addres+_ 110:anyth 30:are+enough 50:at+_
100:biggest 40:bitcoin 20:btc 100:build 30:can+_ 30:can+spend 300:coin 30:coin+i 100:cold 10:come 100:confirmation 100:control
10:could+you 100:deposit 30:doe+_ 30:doe+it 100:enough 30:enough+$ 100:enumerate 20:fath 200:fattest 100:first 30:first+, 30:for+_
30:have+$ 240:how 30:how+many 30:how+much 30:i+_ 30:i+m 10:i+my 30:i+not 10:i+on 10:i+still 10:in+it 10:in+there 10:it+? 30:it+have
20:kind 20:late 120:left 400:list 30:list+for 50:list+the 100:m 120:many 10:many+_ 120:much 30:much+? 10:much+i 100:not 150:of+_
30:of+a 20:old 50:on+_ 10:on+it 100:one 900:output 130:output+of 20:satoshi 20:say 100:set 100:sit 100:sitt 30:sitt+on 300:spend
100:statu 220:still 80:the+_ 20:there 10:there+$ 10:thi+_ 100:tx 20:u 800:unspent 180:unspent+output 900:utxo 100:wallet 30:wallet+i
120:what 10:what+i 30:what+it 300:which 50:which+coin 100:yet 10:you+kind @get_categories 700:* 30:,+_ 30:,+a 20:,+please 20:,+so
20:,+the 20:.+$ 60:<coin> 120:<count> 160:<number> 30:?+$ 20:?+just 20:^+coin 20:^+coingecko 30:^+give 30:^+i 20:^+need 50:^+what
40:_+$ 20:_+. 20:_+coin 20:_+of 30:a+_ 100:all 60:call 640:category 30:category+, 640:coin 50:coin+by 60:coin+category 420:coingecko
20:coingecko+id 20:could+i 30:doe+coingecko 60:dump 60:e 20:e+. 60:exact 60:exist 180:filt 20:for+_ 60:g 120:give 30:give+me
20:have+_ 30:i+can 20:i+have 20:i+need 460:id 30:id+$ 30:id+, 20:id+and 20:id+for 30:id+of 120:into 20:it+$ 60:just 60:lat 60:like
60:liquid 20:liquid+stak 120:list 20:list+, 20:list+of 100:many 20:me+the 60:meme 100:n 220:nam 120:need 30:need+the 30:of+all
30:of+coin 20:of+the 20:on+, 60:one 20:please+? 60:slug 120:so 120:sort 60:stak 20:the+coingecko 20:the+exact 20:the+list 20:the+one
60:their 60:them 20:them+$ 180:what 20:with+their @get_categories_market_data 2680:* 150:,+_ 30:,+best 30:,+by 30:,+category
10:,+please 30:,+show 10:,+so 10:,+the 30:,+whatev 30:,+which 140:.+$ 50:.+. 120:<coin> 880:<count> 100:<name> 640:<number>
1600:<time> 70:?+$ 80:?+_ 30:?+a 30:?+i 10:?+just 30:^+_ 90:^+coin 10:^+coingecko 20:^+give 30:^+hottest 20:^+i 10:^+need 110:^+what
300:^+which 210:_+$ 80:_+, 90:_+. 130:_+? 30:_+_ 30:_+best 30:_+coin 50:_+crypto 50:_+market 40:_+of 400:ai 30:are+the 300:best
80:by+_ 80:by+market 20:call 1000:cap 50:cap+, 30:cap+_ 940:category 400:change 50:change+$ 30:change+_ 940:coin 30:coin+,
30:coin+by 70:coin+category 360:coingecko 10:coingecko+id 100:corn 10:could+i 1000:crypto 200:crypto+sector 20:doe+coingecko 40:dump
40:e 10:e+. 20:exact 40:exist 120:filt 400:first 30:first+$ 50:first+, 30:first+. 10:for+_ 40:g 600:gain 80:give 20:give+me 100:grew
300:hardest 10:have+_ 100:hottest 20:i+can 10:i+have 30:i+mean 10:i+need 220:id 20:id+$ 20:id+, 10:id+and 10:id+for 50:in+_ 80:into
10:it+$ 40:just 200:l1 100:largest 40:lat 220:like 30:like+the 40:liquid 10:liquid+stak 80:list 10:list+, 10:list+of 200:lost
50:lost+the 1100:market 250:market+cap 100:mcap 10:me+the 100:mean 400:mem 20:meme 100:moon 1200:most 30:most+_ 80:most+in
100:most+today 80:nam 400:narrativ 60:need 20:need+the 50:of+coin 50:of+crypto 40:of+the 30:of+them 10:on+, 30:on+coingecko
50:on+top 240:one 30:one+are 10:please+? 500:pump 300:rank 30:rank+by 30:rank+of 100:rose 1700:sector 100:show 30:show+me 300:since
80:since+_ 40:slug 80:so 80:sort 40:stak 50:the+_ 10:the+coingecko 10:the+exact 30:the+largest 10:the+list 30:the+market
150:the+most 10:the+one 40:their 140:them 40:them+$ 800:today 30:today+$ 30:today+, 130:today+? 200:top 30:top+, 200:up 50:up+the
420:what 100:whatev 1300:which 50:which+_ 80:which+crypto 30:which+one 130:which+sector 100:whose 50:with+the 10:with+their
100:within 300:worst 30:would+be @get_chain_fees 1600:* 30:,+_ 30:,+biggest 30:,+rank 50:,+which 50:.+$ 1600:<chain> 200:<coin>
400:<count> 600:<namesake> 200:<number> 200:<series> 700:<time> 100:?+$ 30:?+_ 30:?+show 50:^+_ 30:^+chain 30:^+fee 50:^+on 30:^+top
50:^+what 100:^+which 30:^+who 100:_+$ 180:_+, 130:_+? 80:_+_ 30:_+by 50:_+earn 30:_+please 50:_+protocol 30:_+revenue 30:_+which
100:actual 100:among 700:app 130:app+on 200:arbitrum 800:base 100:biggest 30:biggest+first 100:broken 50:by+protocol 200:chain
200:collect 100:down 200:earn 30:earn+the 200:earner 200:ethereum 700:fee 30:fee+$ 30:fee+_ 30:fee+paid 100:first 30:first+$
30:in+total 100:keep 200:kept 700:most 100:most+fee 30:most+in 50:most+revenue 100:not 330:on+_ 100:over 30:over+_ 200:paid
30:paid+in 30:paid+on 200:pay 50:pay+to 200:people 100:per 30:please+. 700:protocol 30:protocol+$ 30:protocol+_ 50:protocol+on
100:rank 700:revenue 30:revenue+_ 100:runn 100:show 30:show+_ 400:solana 100:take 130:the+most 100:their 200:themselv 100:today
30:today+$ 100:top 100:total 500:user 30:user+_ 30:user+pay 300:what 30:what+did 30:what+do 700:which 130:which+app
50:which+protocol 100:who @get_chain_info 1230:* 50:,+a 60:,+and 10:,+need 10:,+please 50:,+plu 30:,+the 30:,+what 40:.+$ 20:.+i
10:.+which 1120:<chain> 60:<coin> 150:<maybeChain> 210:<namesake> 180:<number> 20:<quoted> 220:<series> 20:<unit> 100:?+$ 10:?+and
10:^+_ 10:^+an 30:^+chain 20:^+ga 10:^+i 30:^+kind 10:^+latest 20:^+my 10:^+numb 10:^+the 30:^+what 50:^+which 60:_+$ 20:_+, 10:_+.
30:_+? 40:_+and 20:_+at 50:_+chain 10:_+ga 30:_+have 20:_+i 30:_+it 10:_+network 10:_+rn 10:_+what 60:a+public 30:add 10:afternoon
10:and+a 30:and+at 10:and+it 40:and+the 10:and+what 20:and+where 160:answer 80:arbitrum 30:ask 10:ask+for 30:at+the 10:at+thi
30:at+which 10:atm 580:base 20:base+fee 10:before 460:block 10:block+? 10:block+explor 80:block+i 20:block+on 10:by+hand 710:chain
20:chain+_ 20:chain+i 80:chain+id 10:cheap 10:click 80:coin 10:coin+and 20:cost 10:d 20:do+i 30:doe+_ 40:eth 280:ethereum 540:explor
80:explor+, 10:explor+for 20:export 210:fee 20:fee+? 10:fee+and 60:for+_ 10:for+it 20:form 10:free 100:fresh 220:ga 20:ga+on
10:ga+price 10:ga+rn 120:give 10:give+me 30:gnosi 10:grandson 30:hand 30:have+, 100:head 100:height 20:high 20:how 10:i+_ 30:i+at
50:i+it 10:i+need 10:i+should 20:i+stuck 10:i+that 30:i+the 320:id 30:id+, 20:id+_ 10:id+and 10:id+of 20:in+$ 10:in+a 10:in+my
40:index 10:it+$ 30:it+at 50:it+explor 20:it+on 100:kind 10:know 40:lag 40:latest 10:like 60:linea 110:mainnet 10:mean 150:metamask
10:mint 140:moment 30:moment+$ 10:moment+. 10:move 20:much 10:my+metamask 10:my+wallet 10:native 60:need 10:need+for 110:network
10:network+i 80:newest 160:node 360:now 30:now+$ 30:now+? 240:numb 30:numb+, 10:numb+_ 10:numb+of 50:of+_ 20:of+the 70:on+_ 40:one
20:only 10:only+_ 10:optimism 10:pl 200:plu 10:polygon 20:present 20:price 120:priority 30:priority+fee 370:public 70:public+rpc
10:rath 60:report 120:right 30:right+now 60:rn 10:rn+$ 410:rpc 40:say 10:say+_ 50:scroll 40:seem 220:sett 20:should 10:show 10:site
10:so 20:some 20:state 10:state+the 60:stuck 20:suggest 10:switch 10:that+? 30:the+_ 40:the+chain 30:the+moment 10:the+newest
10:the+numb 20:there 20:these 10:thi+moment 80:time 20:time+of 10:told 70:type 220:up 30:up+a 180:url 180:wallet 30:wallet+for
480:what 10:what+a 10:what+do 10:what+i 10:what+it 30:what+the 80:where 10:where+i 20:where+the 340:which 30:which+block
10:which+chain 10:which+network 10:which+wallet 10:why 10:worth 20:write @get_chain_stats 1130:* 10:,+an 30:,+numb 50:,+please
60:.+$ 1100:<chain> 420:<coin> 10:<maybeChain> 130:<namesake> 210:<series> 100:<step> 160:<unit> 30:?+$ 10:?+? 30:?+_ 60:^+_ 30:^+ga
130:^+how 30:^+we 20:_+$ 30:_+, 10:_+? 10:_+_ 10:_+and 10:_+at 30:_+do 10:_+for 20:_+ga 10:_+in 10:_+rn 130:_+today 30:_+transaction
100:address 10:afternoon 10:and+a 10:and+how 30:and+what 30:arbitrum 10:at+thi 10:atm 200:average 100:avg 150:base 100:between
420:block 500:busy 130:busy+i 100:capacity 310:chain 10:cheap 10:coin 20:cost 30:did+_ 40:eth 170:ethereum 130:fast 20:fee 10:for+a
10:free 20:full 260:ga 20:ga+on 10:ga+price 10:ga+rn 410:gnosi 10:grandson 100:hello 20:high 640:how 130:how+busy 10:how+full
30:how+many 130:i+_ 20:in+_ 100:kind 30:kind+tell 10:like 10:mainnet 100:many 30:many+tx 10:mean 20:mint 60:moment 10:moment+.
10:move 20:much 210:network 60:normal 60:now 10:now+$ 100:numb 30:numb+of 30:of+a 30:of+transaction 70:on+_ 110:optimism 40:ordinary
20:pl 10:pl+$ 50:please+. 200:polygon 20:present 20:price 100:proposal 100:re 20:recent 20:right 80:rn 10:rn+$ 10:rn+? 130:slow
10:so 10:some 30:standard 100:tell 10:the+recent 120:there 30:there+$ 10:thi+moment 10:think 400:time 30:time+$ 600:today 50:today+$
50:today+, 30:today+? 30:today+and 10:told 100:total 240:transaction 30:transaction+, 30:transaction+and 200:tx 400:utilisation
120:what 30:what+the 10:why 10:worth 100:writ @get_chain_tvl_history 2440:* 80:,+_ 80:,+from 30:,+how 100:.+$ 30:.+. 50:.+_ 30:.+how
2340:<chain> 900:<coin> 100:<maybeChain> 200:<namesake> 100:<protocol> 200:<series> 1000:<step> 2300:<time> 100:?+$ 30:?+show
230:^+_ 30:^+chart 30:^+could 30:^+did 10:^+how 50:^+i 180:^+tvl 30:^+we 350:_+$ 100:_+, 100:_+. 100:_+? 150:_+_ 10:_+at 30:_+chain
50:_+defi 50:_+from 30:_+ha 30:_+in 50:_+on 30:_+please 30:_+point 50:_+since 250:_+tvl 100:about 30:about+_ 100:arb 400:arbitrum
30:are+on 10:at+present 100:avalanche 1040:base 100:between 30:between+_ 300:chain 200:chart 30:could+you 100:crash 100:curve
200:defi 30:defi+tvl 100:develop 30:develop+_ 50:did+it 100:each 30:each+_ 200:ethereum 100:fall 30:for+my 130:from+_ 100:go
100:grant 200:history 50:history+, 540:how 50:how+did 60:how+much 30:how+the 30:i+_ 30:i+m 30:i+see 30:i+would 50:in+_ 30:in+the
100:l2 100:like 30:like+to 100:linea 300:lock 30:lock+in 50:lock+on 100:m 30:me+it 100:might 100:mov 240:much 30:much+wa 130:of+_
30:of+our 110:on+_ 30:on+each 30:on+the 100:over 30:over+time 30:please+$ 30:please+. 100:plott 100:point 40:present 100:real
200:scroll 200:see 50:see+how 100:show 30:show+me 600:since 130:since+_ 30:since+the 40:sit 10:sit+on 300:solana 100:start 30:that+i
50:the+_ 30:the+chain 100:thesi 100:till 100:time 30:time+$ 30:to+see 200:today 30:today+. 2100:tvl 30:tvl+, 200:tvl+_ 130:tvl+of
100:until 240:value 30:value+lock 30:wa+_ 30:we+are 30:would+like 100:write @get_chains 1980:* 50:,+_ 30:,+give 50:,+i 30:,+in
50:.+$ 100:3 280:<chain> 200:<coin> 1200:<count> 100:<maybeChain> 620:<number> 100:<series> 50:?+$ 30:?+_ 30:?+show 130:^+_
50:^+chain 30:^+doe 40:^+how 130:^+rank 100:^+which 100:_+$ 30:_+among 20:_+at 30:_+by 100:_+chain 30:_+fattest 30:_+of 30:_+please
50:_+rows 100:acros 10:add 100:all 30:all+chain 100:among 10:ask 40:at+present 170:base 10:before 100:biggest 700:blockchain 100:bsc
50:by+money 130:by+tvl 1120:chain 30:chain+$ 150:chain+by 10:click 100:client 10:d 600:defi 50:defi+, 30:doe+_ 100:ethereum
100:fattest 50:for+the 100:give 30:give+me 10:hand 50:have+the 100:hold 30:hold+the 160:how 30:how+i 20:how+much 30:i+can 30:i+need
30:i+only 30:i+the 20:id 30:in+a 80:in+defi 30:in+their 30:in+them 100:keep 110:know 100:league 900:lock 50:lock+$ 50:lock+,
80:lock+in 50:me+the 100:memo 10:metamask 600:money 50:money+in 500:most 30:most+money 60:much 100:need 30:need+_ 120:network
30:of+_ 30:of+them 20:on+_ 100:only 100:people 30:please+, 160:present 30:present+? 100:print 700:rank 30:rank+by 50:rank+of
50:rank+the 10:rath 200:rows 30:rows+. 100:say 30:say+it 110:show 30:show+me 60:sit 20:sit+on 10:site 100:solana 10:some 100:spread
10:switch 100:table 30:that+i 50:the+_ 30:the+chain 30:the+money 100:the+most 100:their 200:them 30:them+$ 100:total 30:total+value
700:tvl 80:tvl+$ 50:tvl+? 50:tvl+_ 10:type 660:value 100:value+lock 20:wallet 10:what 420:which 30:which+_ 50:which+blockchain
30:which+chain 100:will 30:will+do 30:with+the @get_chains_tvl_history 1600:* 200:,+_ 30:,+all 30:,+for 30:,+from 80:.+$ 30:.+please
200:<count> 100:<number> 600:<step> 1400:<time> 30:?+$ 30:^+all 30:^+did 30:^+for 30:^+how 30:^+i 30:^+my 150:^+total 50:^+tvl
230:_+$ 100:_+, 80:_+. 30:_+? 50:_+_ 30:_+on 30:_+point 30:_+recent 30:a+day 100:acros 30:acros+every 100:against 30:against+_
100:aggregate 1100:all 150:all+chain 100:all+of 100:am 30:an+article 100:article 100:blockchain 700:chain 80:chain+, 30:chain+_
100:combin 200:day 30:day+$ 1500:defi 80:defi+, 230:defi+tvl 100:develop 200:every 30:every+chain 30:for+_ 30:for+an 30:from+_
100:grow 30:ha+the 200:history 30:history+_ 100:how 30:how+ha 30:i+am 30:in+all 400:lock 30:lock+in 100:need 30:need+the 100:network
100:new 30:new+_ 80:of+all 100:of+defi 400:over 30:please+the 100:point 30:point+$ 100:recent 100:shrink 300:since 30:since+_
30:since+the 200:summ 30:the+_ 80:the+total 100:thesi 100:today 100:togeth 30:togeth+, 1100:total 180:total+defi 100:total+value
1200:tvl 30:tvl+_ 50:tvl+of 100:up 30:up+_ 400:value 100:value+lock 100:worldwide 100:writ 30:writ+a @get_coin_historical_chart
1750:* 90:,+_ 20:,+a 10:,+for 30:,+i 70:,+in 90:.+$ 20:.+_ 20:.+how 890:<chain> 1690:<coin> 120:<evmAddress> 1470:<fiat>
60:<namesake> 80:<protocol> 490:<series> 640:<step> 1730:<time> 30:?+$ 30:?+_ 10:?+i 10:?+my 10:?+the 190:^+_ 10:^+by 30:^+chart
20:^+did 10:^+for 10:^+ha 40:^+how 50:^+i 20:^+my 10:^+need 10:^+price 10:^+pull 10:^+the 20:^+what 190:_+$ 190:_+, 70:_+. 80:_+?
170:_+_ 10:_+and 10:_+at 20:_+back 10:_+between 90:_+chart 10:_+coin 30:_+cost 10:_+do 10:_+ever 20:_+for 20:_+go 20:_+ha 10:_+hold
20:_+i 130:_+in 20:_+market 10:_+move 20:_+of 30:_+on 10:_+or 10:_+peg 20:_+please 100:_+price 20:_+v 10:_+wa 30:_+will 10:_+worth
60:a+chart 30:a+client 20:about 10:about+_ 20:account 10:accountant 20:advis 10:and+_ 20:and+volume 70:any 10:any+time 40:ask
10:ask+what 10:at+_ 20:at+any 10:at+the 20:auditor 10:auditor+ask 60:back 20:back+, 20:below 50:between 10:between+_ 30:bitcoin
40:book 10:book+$ 10:brazilian 10:british 60:btc 60:buy 20:buy+_ 10:by+what 40:cap 10:cap+and 60:capitalisation 60:cardano 10:change
810:chart 60:chart+_ 120:client 20:clos 40:coin 10:coin+, 10:contract 100:cost 30:cost+in 60:curve 60:d 20:d+like 120:data 20:data+$
60:daught 20:day 40:decimal 110:deck 70:develop 20:develop+_ 40:did+_ 20:did+the 20:do+$ 20:do+. 10:do+_ 10:do+i 10:doesn 10:doge
70:dogecoin 300:dollar 60:done 30:down 160:draw 10:each 20:end 40:enough 10:enough+$ 370:eth 150:ethereum 220:eur 690:euro 20:ever
60:figur 20:figure 20:file 20:for+_ 30:for+a 20:for+me 30:for+the 10:from+it 60:go 60:gone 40:ha+_ 80:history 20:history+_ 30:hold
350:how 20:how+_ 30:how+did 10:how+do 20:how+ha 20:how+i 20:i+d 10:i+enough 20:i+it 50:i+m 20:i+make 10:i+need 10:i+ok 20:if 10:if+_
280:in+_ 10:in+percent 10:in+the 20:it+_ 20:it+peg 10:it+up 20:know 10:know+if 20:last 10:last+_ 40:late 10:late+$ 10:late+? 60:like
20:like+to 60:link 10:lose 20:lost 180:m 60:make 20:make+a 10:many 70:market 20:market+capitalisation 10:matt 60:mcap 20:me+$
20:me+_ 20:move 10:move+_ 10:much 20:my+daught 20:my+sist 10:my+tax 160:need 10:need+_ 10:numb 40:of+_ 10:of+a 10:of+that 10:of+the
40:off 10:ohlc 20:ok 30:on+_ 90:one 20:one+_ 10:only 10:or+_ 10:or+down 10:over 130:past 30:past+_ 120:peg 10:peg+_ 10:peg+at
30:percent 20:please+$ 60:plenty 20:point 20:policy 130:pound 10:pric 600:price 10:price+, 40:price+_ 10:price+and 20:price+in
20:price+of 60:promis 30:pull 10:quarter 20:rate 10:rate+of 10:real 10:report 10:rest 10:said 60:school 60:see 20:see+how 10:show
10:since 60:sist 30:slip 30:slipp 160:sol 480:solana 10:someone 10:source 60:spread 40:start 10:start+of 10:t 30:tax 60:tell
20:tell+me 80:teth 10:that+day 10:the+_ 10:the+book 10:the+last 20:the+price 10:the+start 10:the+token 10:the+year 50:time 10:time+_
20:to+see 70:token 10:token+_ 10:token+at 20:too 10:too+$ 70:turnov 40:two 130:uni 20:uniswap 30:up 10:up+or 130:usd 30:usdc 70:usdt
20:utc 60:v 20:v+_ 20:value 130:volume 10:volume+in 10:wa+one 20:want 10:want+the 10:went 240:what 30:what+_ 10:what+did 20:what+ha
10:what+one 10:what+wa 120:will 30:will+do 30:wobble 60:worth 20:worth+in 40:year 10:year+end @get_coin_history 2510:* 80:,+_ 30:,+a
20:,+and 30:,+for 20:,+how 90:,+in 10:,+my 20:,+on 20:,+open 30:,+what 20:,+which 200:.+$ 20:.+. 20:.+could 40:.+what 1850:<chain>
2510:<coin> 1870:<fiat> 60:<name> 200:<number> 1230:<series> 2510:<time> 160:?+$ 30:?+_ 50:?+my 20:?+the 90:^+_ 30:^+about 80:^+for
20:^+how 60:^+i 20:^+one 60:^+our 20:^+price 20:^+the 180:^+what 200:_+$ 190:_+, 180:_+. 210:_+? 90:_+_ 20:_+a 30:_+and 50:_+at
20:_+book 30:_+close 60:_+cost 30:_+did 20:_+for 60:_+i 100:_+in 270:_+on 20:_+please 60:_+price 20:_+tax 40:_+wa 20:_+what
140:_+worth 20:a+_ 20:a+a 30:a+client 30:a+of 100:about 30:about+that 60:account 70:accountant 180:advis 100:again 20:an+_
20:and+how 30:and+i 200:ask 30:ask+for 20:ask+what 20:at+$ 30:at+_ 20:at+in 50:at+the 120:auditor 30:auditor+ask 60:balance
20:balance+sheet 20:because 810:bitcoin 120:book 20:book+_ 120:bought 220:btc 60:capitalisation 100:cardano 60:chang 20:chang+hand
100:chf 120:client 240:clos 100:close 160:coin 320:cost 30:cost+in 60:cost+on 20:could+you 400:day 20:day+$ 30:day+. 20:day+?
60:did+_ 300:dollar 380:end 30:end+_ 880:eth 120:eur 1010:euro 60:expensive 120:figure 60:file 60:fine 20:fine+$ 120:first 30:for+_
30:for+our 140:for+the 100:gave 30:gave+me 60:got 60:hand 10:have+to 180:how 30:how+much 100:husband 20:i+bought 20:i+fine 20:i+got
10:i+have 20:i+m 30:i+must 20:i+ok 30:i+want 400:in+_ 20:it+in 30:it+worth 100:know 100:late 100:link 60:look 60:m 60:market
20:market+capitalisation 120:much 20:much+of 20:much+wa 40:multisig 100:must 20:my+_ 30:my+tax 10:my+wife 70:need 20:need+it
100:note 10:numb 110:of+_ 20:of+a 20:of+it 20:of+my 20:of+that 10:of+the 20:of+them 60:ok 470:on+_ 30:on+the 970:one 190:one+_
30:one+of 10:only 60:open 20:open+at 10:our+_ 20:please+. 60:policy 160:pound 80:present 10:present+? 370:price 20:price+_
20:price+at 30:price+of 60:rate 20:rate+of 10:report 10:rest 60:return 60:sheet 220:sol 120:sold 100:some 240:start 60:start+of
60:sterl 60:strike 350:tax 20:tax+return 90:that+day 50:the+_ 20:the+balance 20:the+day 20:the+market 20:the+price 50:the+start
30:the+tax 30:the+year 60:them 60:then 60:too 20:too+$ 120:trad 20:trad+at 20:trad+volume 60:u 220:uni 60:up 20:up+? 120:usd 120:utc
160:valuation 160:value 20:value+of 60:volume 20:volume+of 110:wa+_ 60:wa+it 90:wa+one 220:want 30:want+the 60:well 1560:what
70:what+did 90:what+one 230:what+wa 60:which 20:wife 100:wond 960:worth 130:worth+in 100:worth+on 440:year 100:year+end 60:yen
20:you+look @get_coin_market_chart_range 2000:* 70:,+_ 40:,+a 10:,+and 40:,+for 30:,+i 70:,+in 10:,+on 10:,+open 10:,+please
30:,+pric 190:.+$ 10:.+. 30:.+_ 10:.+could 10:.+e 10:.+how 100:24h 1310:<chain> 1880:<coin> 210:<evmAddress> 1800:<fiat> 120:<name>
60:<namesake> 230:<number> 80:<protocol> 730:<series> 330:<step> 1900:<time> 50:?+$ 50:?+_ 10:?+my 10:?+the 180:^+_ 10:^+by
10:^+chart 20:^+did 20:^+for 10:^+ha 40:^+how 50:^+i 10:^+my 20:^+need 20:^+our 10:^+please 30:^+price 10:^+pull 10:^+the 40:^+what
150:_+$ 210:_+, 100:_+. 110:_+? 120:_+_ 10:_+a 20:_+at 10:_+back 10:_+before 20:_+between 10:_+chart 10:_+close 10:_+cost
30:_+decimal 10:_+develop 10:_+ever 10:_+for 90:_+from 10:_+go 20:_+i 180:_+in 10:_+lose 10:_+market 10:_+move 20:_+of 70:_+on
10:_+over 10:_+peg 20:_+please 30:_+pric 110:_+price 10:_+tax 20:_+the 30:_+thi 30:_+volume 10:_+wa 10:_+will 20:_+worth 30:a+a
20:a+chart 10:a+client 20:a+of 20:account 20:accountant 20:addres 10:addres+$ 70:advis 20:against 10:against+the 100:along
10:and+how 40:and+volume 50:any 10:any+time 100:ask 20:ask+for 10:ask+what 30:at+_ 10:at+any 10:at+in 20:at+the 60:auditor
20:auditor+ask 40:back 10:back+, 20:balance 10:balance+sheet 40:base 20:before 410:between 100:between+_ 310:bitcoin 100:bitte
70:book 20:book+$ 20:bought 10:brazilian 10:british 60:btc 20:buy 10:buy+_ 10:by+how 10:by+the 320:cap 50:cap+and 80:capitalisation
20:cardano 40:chang 10:chang+hand 10:change 170:chart 50:client 50:clos 40:close 60:coin 20:coin+in 30:contract 10:contract+addres
20:cost 10:cost+on 10:could+you 20:curve 10:d 20:dai 30:data 10:data+$ 30:day 100:decimal 10:deck 90:develop 10:develop+_ 40:did+_
10:doesn 440:dollar 20:done 20:down 10:draw 40:e 10:e+. 10:each 30:end 60:enough 20:enough+. 20:erc20 710:eth 160:ethereum 200:eur
630:euro 20:ever 10:far 10:fell 40:figur 30:figure 20:file 10:for+a 60:for+the 110:from+_ 10:from+it 40:go 10:go+up 10:gone 20:ha+_
40:hand 20:heard 60:history 10:history+_ 10:hold 270:how 20:how+did 10:how+ha 10:how+i 10:how+many 10:how+much 10:i+. 30:i+can
20:i+enough 10:i+have 10:i+it 20:i+m 10:i+make 30:i+need 10:i+ok 340:in+_ 20:in+the 20:it+_ 20:it+peg 10:like 40:link 40:look
20:lose 10:lose+it 20:lost 60:m 20:mainnet 40:make 10:make+a 20:many 10:many+percent 230:market 40:market+cap
20:market+capitalisation 10:matt 140:mcap 10:minute 20:move 50:much 10:much+of 10:my+sist 10:my+tax 190:need 40:need+_ 10:noon
10:numb 80:of+_ 10:of+a 10:of+it 10:of+that 20:of+the 50:off 20:ok 100:on+_ 20:once 170:one 40:one+_ 10:only 40:open 10:open+at
10:or+down 150:over 10:over+_ 30:over+time 100:panic 40:pap 10:past 120:peg 10:peg+at 20:percent 100:pl 30:pl+, 10:please+$
10:please+, 10:please+. 10:please+the 40:plenty 100:plot 20:point 20:policy 150:pound 230:pric 10:pric+$ 10:pric+of 640:price
20:price+, 20:price+_ 20:price+and 10:price+at 10:price+in 40:price+of 30:pull 10:quarter 20:rate 10:rate+of 10:real 10:report
10:rest 20:return 100:round 10:said 40:school 120:see 10:see+how 100:sery 20:sheet 30:show 20:sist 30:slip 30:slipp 210:sol
110:solana 100:sold 10:someone 10:source 40:spread 20:stablecoin 80:start 20:start+of 40:step 40:sterl 20:strike 40:supp 10:t
100:tax 10:tax+return 20:tell 10:tell+me 40:teth 10:that+day 40:the+_ 10:the+balance 20:the+book 20:the+coin 10:the+contract
10:the+market 10:the+pap 10:the+price 20:the+start 20:the+token 10:the+year 130:time 10:time+_ 30:to+_ 30:to+see 110:token
10:token+_ 20:token+at 20:too 10:too+$ 40:trad 10:trad+volume 150:turnov 50:u 100:uni 60:uniswap 60:up 10:up+? 10:up+or 320:usd
70:usdc 30:usdt 50:utc 10:v 30:value 10:very 100:vol 350:volume 30:volume+in 20:volume+of 20:wa+_ 20:wa+one 140:want 10:want+the
30:want+to 40:well 60:went 260:what 20:what+did 10:what+ha 10:what+one 40:what+wa 100:where 30:where+i 20:will 10:will+do 30:wobble
110:worth 20:worth+in 10:worth+on 50:year 10:year+end 40:yen 10:you+look 100:yr @get_coin_ohlc 1490:* 70:,+_ 30:,+a 50:,+from
40:,+in 30:,+please 30:,+whatev 50:.+$ 10:.+how 840:<chain> 1480:<coin> 20:<evmAddress> 1320:<fiat> 10:<namesake> 20:<protocol>
570:<series> 240:<step> 1390:<time> 30:?+$ 220:^+_ 10:^+chart 30:^+give 10:^+ha 30:^+i 10:^+my 10:^+what 150:_+$ 140:_+, 60:_+.
30:_+? 100:_+_ 10:_+at 50:_+candl 30:_+chart 30:_+for 30:_+from 10:_+go 10:_+i 170:_+in 70:_+ohlc 30:_+over 10:_+please 10:_+price
30:_+v 10:_+will 10:a+chart 30:any 10:at+any 260:bitcoin 20:buy 10:buy+_ 100:c 400:candl 50:candl+_ 200:candlestick 120:cardano
10:change 240:chart 10:chart+_ 200:close 600:coingecko 50:coingecko+$ 50:coingecko+, 30:coingecko+use 100:cover 20:curve 10:d
30:data 10:data+$ 40:daught 10:develop 10:did+the 110:doge 50:dogecoin 150:dollar 20:done 10:down 10:draw 10:each 310:eth
170:ethereum 100:eur 320:euro 100:exchange 100:figur 120:for+_ 30:for+the 100:from+coingecko 100:gbp 100:give 30:give+me 40:go
10:gone 10:ha+_ 200:high 10:hold 90:how 10:how+did 10:how+i 10:i+it 30:i+would 100:im 240:in+_ 100:ish 10:it+_ 100:l 100:last
30:last+_ 10:like 200:low 10:many 100:mix 100:month 10:my+daught 10:my+sist 100:o 10:of+_ 30:off 320:ohlc 10:one 200:open 110:over
30:over+the 190:past 50:past+_ 20:peg 10:percent 30:please+$ 100:plz 10:point 80:pound 130:price 10:price+_ 10:price+of 40:promis
10:said 10:see 10:show 10:since 20:sist 10:slip 20:slipp 130:sol 230:solana 10:someone 20:tell 10:tell+me 30:teth 30:the+last
30:the+past 10:the+price 20:time 10:time+_ 20:token 60:uni 10:up 370:usd 20:usdc 100:use 110:v 30:v+_ 10:went 20:what 10:what+ha
100:whatev 100:whole 20:will 10:will+do 200:yen @get_coin_tickers 1860:* 10:,+all 90:,+and 50:,+biggest 30:,+by 30:,+highest
20:,+how 30:,+i 30:,+in 30:,+largest 50:,+which 10:,+with 90:.+$ 20:.+_ 400:<chain> 1860:<coin> 360:<exchange> 40:<fiat>
400:<number> 40:<pair> 140:<protocol> 220:<series> 90:?+$ 10:?+and 30:?+i 30:?+list 20:?+want 60:^+_ 10:^+all 10:^+doe 10:^+every
20:^+if 110:^+on 10:^+what 250:^+where 10:^+which 40:_+$ 130:_+, 30:_+. 80:_+? 40:_+_ 30:_+coin 20:_+for 10:_+have 10:_+last
10:_+list 10:_+market 10:_+move 20:_+on 70:_+pair 10:_+price 30:_+quot 10:_+spot 10:_+token 60:_+trad 50:_+trade 20:a+_ 80:all
10:all+_ 30:an+exchange 50:and+at 40:and+how 30:and+in 10:and+the 10:and+what 30:are+the 10:at+_ 30:at+present 50:at+what
240:biggest 120:binance 140:bitcoin 160:book 60:both 60:btc 100:busiest 300:buy 50:buy+_ 10:by+_ 50:by+volume 130:can+i 50:can+one
100:cardano 300:chainlink 100:cheapest 100:coin 20:coinbase 60:cost 60:dao 140:depth 100:dex 30:dex+$ 30:do+i 70:doe+_ 40:dogecoin
60:each 20:each+_ 120:eth 40:ethereum 140:every 10:every+_ 600:exchang 100:exchang+and 100:exchange 340:first 40:first+$ 30:first+,
30:first+. 10:for+a 30:for+an 20:for+each 20:have+$ 10:have+a 200:highest 200:how 10:how+much 40:how+thick 80:i+_ 50:i+buy 30:i+can
30:i+mean 30:i+the 100:i+trade 60:if 20:if+the 10:in+_ 30:in+what 40:in+which 160:incl 40:incl+. 30:it+, 30:it+? 30:it+_ 30:it+with
220:kraken 100:largest 20:last 140:list 10:list+for 30:list+the 100:look 30:look+for 100:market 100:mean 30:mean+_ 40:money 40:mov
10:mov+the 200:move 40:much 10:much+money 40:on+_ 50:on+top 100:on+which 200:one 50:one+trade 20:oth 820:pair 50:pair+, 30:pair+doe
10:pair+on 40:percent 200:plac 100:place 100:present 30:present+, 260:price 10:price+, 20:price+_ 30:price+and 140:quot 60:sell
20:sell+_ 100:sol 100:solana 100:sort 30:sort+by 60:spot 10:spot+market 520:spread 30:the+_ 30:the+book 10:the+price 60:they
20:they+have 160:thick 60:those 20:to+move 40:token 10:token+, 200:top 50:top+$ 460:trad 90:trad+, 10:trad+? 900:trade 150:trade+_
40:two 500:uni 240:uniswap 200:usdc 200:venu 740:volume 30:volume+, 30:volume+. 90:volume+first 60:want 20:want+the 60:way 440:what
10:what+_ 30:what+would 1100:where 180:where+can 30:where+do 30:where+doe 50:where+i 660:which 20:which+_ 100:which+exchang
30:with+price 10:with+the 100:wrapp @get_coins_index 1800:* 20:,+a 10:,+and 20:,+category 20:,+contract 10:,+for 30:,+how 10:,+i
10:,+in 10:,+just 40:,+market 10:,+my 10:,+please 30:,+quot 10:,+whatev 50:,+which 10:,+with 70:.+$ 10:.+no 30:.+what 40:20 30:24h
10:24h+volume 760:<chain> 1650:<coin> 200:<evmAddress> 780:<fiat> 180:<namesake> 60:<number> 40:<pair> 260:<protocol> 540:<series>
10:<solanaAddress> 40:<ticker> 170:<time> 100:?+$ 10:?+? 20:?+i 10:?+my 20:?+show 140:^+_ 10:^+contract 10:^+could 40:^+everyth
20:^+explain 40:^+how 10:^+i 10:^+on 10:^+price 10:^+someone 30:^+tell 60:^+what 10:^+which 140:_+$ 60:_+, 40:_+. 60:_+? 30:_+_
30:_+a 10:_+addres 20:_+at 10:_+atm 10:_+coin 20:_+contract 10:_+cost 10:_+for 10:_+how 30:_+i 40:_+in 10:_+market 10:_+mov
10:_+move 60:_+on 10:_+pl 40:_+price 40:_+the 10:_+today 30:_+token 10:_+trad 10:_+with 30:a+a 10:a+fake 130:about 30:about+_
60:actual 150:addres 20:addres+of 20:addres+on 100:address 10:adesso 10:and+24h 10:and+_ 20:and+how 10:and+i 10:and+on 10:and+the
20:answ 120:arbitrum 40:ask 10:ask+me 10:at+in 10:at+the 10:at+thi 50:atm 10:atm+$ 100:background 40:base 10:be+? 20:believe
70:bitcoin 10:bittensor 10:bonk 30:british 20:bsc 200:btc 10:buck 30:buy 60:cap 10:cap+and 20:capitalisation 320:category
50:category+, 240:chain 30:chain+$ 10:chain+doe 270:chainlink 20:change 20:client 220:coin 10:coin+, 20:coin+? 10:coin+i
310:coingecko 10:coingecko+id 390:contract 10:contract+$ 10:contract+_ 20:contract+addres 20:contract+address 10:contract+for
30:contract+i 10:contract+on 40:copy 10:correct 40:cost 10:cost+in 10:could+you 100:crowd 10:current 20:day 80:description
20:description+, 10:did+it 30:do+, 40:doe+it 10:doe+not 10:doe+one 20:doge 50:dogecoin 10:dogwifhat 10:dollar 40:don 10:don+t
20:dont 40:down 40:each 40:erc 210:eth 140:ethereum 80:eur 270:euro 60:every 20:every+chain 240:everyth 80:evm 10:evm+chain
10:evm+network 20:exact 10:exist 60:explain 20:explain+to 40:fake 10:far 20:fear 140:figur 100:fil 100:file 10:find 10:for+_
10:for+the 20:franc 40:give 10:give+me 20:go 20:grandson 10:ha+_ 30:ha+on 20:him 100:homepage 390:how 30:how+large 30:how+many
20:how+much 50:i+_ 10:i+buy 30:i+it 10:i+m 10:i+not 30:i+on 10:i+pay 10:i+should 10:i+that 10:i+the 10:i+worth 50:id 10:id+, 10:in+?
160:in+_ 10:in+percent 20:in+the 30:it+contract 10:it+have 20:it+i 10:it+in 20:it+stand 10:it+up 10:jpeg 20:just 10:keep 20:kind
10:kind+tell 20:know 40:known 100:large 20:law 30:like 10:like+to 200:link 20:m 80:main 50:mainnet 130:many 20:many+_ 280:market
30:market+$ 20:market+, 10:market+cap 10:market+capitalisation 20:mcap 10:me+? 20:me+_ 10:me+and 10:me+what 10:mean 10:mint
40:moment 10:moment+, 100:money 50:mov 10:mov+_ 40:move 80:much 10:much+_ 10:much+doe 20:must 10:must+i 10:my+grandson 40:need
40:network 10:network+i 20:no 60:not 30:now 30:of+_ 10:of+the 10:of+token 40:off 10:offer 150:official 30:on+, 120:on+_ 10:on+each
10:on+the 20:on+which 190:one 10:one+$ 10:one+. 30:one+_ 10:only 10:or+down 40:oth 20:pay 10:pay+for 20:pepe 30:percent 50:pl
10:pl+$ 10:pl+, 10:please+$ 10:please+, 10:please+? 30:polygon 40:post 110:pound 20:pric 200:price 10:price+$ 10:price+, 10:price+?
20:price+in 100:project 20:prop 10:px 10:quanto 120:quot 30:quot+in 40:random 20:ratio 10:read 100:reddit 20:right 10:right+now
40:say 50:send 40:shill 20:should 60:show 20:show+me 10:since 10:so 70:sol 110:solana 40:some 50:someone 20:son 60:stand 20:stand+at
20:statement 20:sterl 10:supp 20:swis 10:symbol 40:t 140:telegram 120:tell 30:tell+me 10:that+? 20:the+_ 40:the+coin 10:the+contract
10:the+day 20:the+market 10:the+moment 10:thi+moment 10:those 10:tick 10:time 20:to+me 10:to+send 90:today 10:today+in 140:token
10:token+_ 10:total 20:trad 10:trad+at 60:twitt 10:twitt+of 10:un 150:und 30:uni 270:uniswap 50:up 10:up+or 30:usd 180:usdc 20:usdt
10:vale 60:valu 30:volume 10:volume+, 90:want 10:want+a 10:want+to 120:wbtc 140:website 10:went 590:what 40:what+_ 10:what+cost
30:what+doe 10:what+i 30:what+it 10:what+one 40:whatev 280:which 30:which+chain 10:which+of 10:with+the 40:worth 40:wrong 10:xrp
110:yen 10:you+kind @get_coins_list 1560:* 180:,+_ 50:,+with 50:.+$ 30:.+_ 10:.+what 40:<coin> 400:<count> 800:<number> 10:<quoted>
10:?+$ 50:?+_ 30:^+all 150:^+coin 80:^+dump 10:^+find 50:^+give 10:^+i 30:^+please 30:^+which 80:_+$ 10:_+? 30:_+at 30:_+each
80:_+per 30:_+rows 30:_+to 600:address 200:all 100:also 100:any 30:at+a 100:begin 40:bitcoin 10:bookkeep 100:but 200:chain
50:chain+, 1500:coin 30:coin+, 30:coin+doe 100:coin+id 100:coin+that 940:coingecko 10:coingecko+id 30:coingecko+list 100:complete
700:contract 150:contract+address 300:delist 30:doe+coingecko 100:doesn 30:doesn+t 100:doesnt 300:dump 300:each 10:endpoint
100:every 100:feature 20:find 100:fine 30:fine+$ 10:for+_ 200:give 50:give+me 30:i+fine 30:i+want 560:id 10:id+of 30:in+it
10:integrat 30:it+$ 30:it+contract 1000:list 50:list+, 30:list+? 30:list+_ 50:list+of 30:list+with 400:long 10:m 100:more 400:no
100:no+long 10:of+_ 30:of+all 30:of+coin 30:on+each 400:page 10:pas 400:per 30:please+list 10:price 100:rows 30:rows+$
10:spreadsheet 100:symbol 100:t 30:that+are 80:that+coingecko 30:the+coingecko 30:the+contract 100:their 10:they 100:time 30:time+$
100:togeth 10:use 100:used 100:w 110:want 30:want+the 20:what 200:which 50:which+coin 10:wire 30:with+it 30:with+their 40:wrapp
@get_coins_market_data 4130:* 160:,+_ 10:,+and 10:,+for 100:,+in 10:,+just 50:,+market 40:,+mcap 10:,+my 10:,+please 50:,+pric
130:,+quot 30:,+rank 40:,+supp 30:,+the 10:,+volume 10:,+what 10:,+which 10:,+with 250:.+$ 40:.+_ 10:.+i 130:24h 30:24h+volume
870:<chain> 1870:<coin> 1520:<count> 40:<evmAddress> 2540:<fiat> 30:<name> 1160:<number> 40:<pair> 30:<protocol> 1140:<series>
10:<solanaAddress> 60:<step> 330:<time> 70:?+$ 30:?+_ 10:?+my 350:^+_ 10:^+biggest 20:^+compare 10:^+could 30:^+how 50:^+i 30:^+kind
50:^+list 10:^+please 20:^+price 40:^+put 30:^+read 30:^+show 50:^+the 30:^+top 60:^+what 30:^+which 360:_+$ 240:_+, 180:_+. 60:_+?
80:_+_ 120:_+and 20:_+at 10:_+atm 400:_+coin 10:_+cost 30:_+crypto 10:_+for 10:_+how 20:_+i 70:_+in 20:_+market 20:_+move 60:_+next
30:_+please 40:_+price 10:_+right 30:_+rows 60:_+side 10:_+today 10:_+trad 90:_+v 20:_+volume 50:_+with 20:aave 10:about 10:above
10:adesso 90:all 20:all+time 10:and+24h 120:and+_ 10:and+by 10:and+how 10:and+i 10:and+the 10:and+who 20:anoth 20:answ 30:are+the
20:ask 10:ask+me 10:at+in 10:at+the 10:at+thi 120:ath 50:atm 10:atm+$ 10:base 20:believe 50:below 20:bigg 120:biggest 280:bitcoin
10:bonk 10:bos 20:both 10:both+_ 10:bought 100:brazilian 30:british 330:btc 10:buck 100:but 20:buy 30:by+24h 10:by+how 100:by+market
90:by+side 50:by+volume 820:cap 140:cap+, 20:cap+and 220:capitalisation 80:cardano 100:category 10:cent 50:chainlink 30:change
140:circulat 40:circulat+supp 20:circulation 40:client 1930:coin 100:coin+$ 80:coin+, 230:coin+by 100:coingecko 80:compare 50:cost
10:cost+in 10:could+you 10:cousin 100:crypto 200:cryptocurrency 10:current 40:day 80:deck 10:did+it 80:distance 10:doe+not
10:doe+one 50:doge 30:dogecoin 430:dollar 20:down 260:each 60:each+oth 100:en 890:eth 120:ethereum 200:eur 670:euro 20:exact
10:exist 30:far 40:favourite 40:fdv 100:figur 10:football 10:for+_ 30:for+me 10:for+my 30:for+the 120:franc 10:from+the 40:furth
100:gbp 40:give 10:give+me 20:go 10:gone 20:grandson 40:help 10:hi 120:high 100:highest 20:him 10:hold 240:how 10:how+far
20:how+many 30:how+much 20:i+_ 10:i+buy 10:i+my 10:i+need 10:i+pay 10:i+should 10:i+that 10:i+the 30:i+think 10:i+want 10:i+worth
10:i+would 510:in+_ 30:in+one 40:ish 10:it+all 100:japanese 10:jpeg 20:just 10:keep 120:kind 10:kind+tell 10:know 100:la 20:law
800:lay 200:lay+_ 50:like 10:like+to 50:line 70:link 400:list 100:list+the 70:many 20:many+_ 800:market 170:market+cap
30:market+capitalisation 440:mcap 30:mcap+, 10:me+? 10:me+_ 10:me+and 30:me+the 10:me+to 10:me+what 10:mint 40:moment 10:moment+,
100:money 20:more 100:most 30:most+money 90:mov 10:mov+_ 100:move 10:move+_ 110:much 10:much+_ 10:much+doe 10:much+i 20:must
10:must+i 10:my+grandson 40:n 40:need 10:neighbour 240:next 60:next+to 120:not 30:not+_ 40:now 10:now+? 40:number 30:of+_ 30:of+the
10:offer 350:one 30:one+_ 100:order 30:order+by 240:oth 110:over 30:over+the 20:pay 10:pay+for 20:pepe 150:pl 10:pl+$ 10:pl+,
10:please+$ 10:please+, 30:please+. 410:pound 220:pric 50:pric+in 10:pric+of 550:price 10:price+$ 70:price+, 10:price+? 20:price+in
20:price+of 20:prop 150:put 30:put+_ 10:px 10:quanto 520:quot 130:quot+in 100:quote 100:rank 20:ratio 10:reach 100:read 100:real
80:record 40:right 10:right+now 40:ripple 100:rows 30:rows+$ 10:saving 40:see 20:set 20:should 100:show 30:show+the 360:side
20:side+$ 90:side+by 10:since 20:sise 10:sise+and 20:slid 410:sol 360:solana 10:someone 20:son 10:spot 140:stablecoin 20:statement
220:sterl 10:still 400:supp 40:supp+$ 40:supp+, 20:swis 200:table 20:table+for 10:talk 20:tell 10:tell+me 10:th 10:that+? 210:the+_
30:the+biggest 10:the+coin 10:the+day 30:the+highest 10:the+moment 30:the+most 30:the+top 20:the+treasury 100:them 20:these 20:they
10:thi+moment 100:think 30:those 90:time 60:to+each 10:to+see 120:today 10:today+. 10:today+in 30:token 240:top 10:top+$ 220:trad
10:trad+at 50:trad+volume 60:treasury 100:turn 30:turn+over 100:turnov 20:two 200:u 10:un 10:und 270:uni 10:uniswap 70:up 10:up+_
250:usd 60:usdc 340:v 90:v+_ 10:vale 40:vechain 650:volume 30:volume+$ 100:volume+, 10:volume+in 40:want 140:wbtc 30:weath
10:weath+in 290:what 20:what+_ 30:what+are 10:what+cost 10:what+one 160:which 30:which+_ 20:which+one 30:who 20:with+_ 30:with+the
10:won 40:worth 10:would+be 10:would+like 10:xrp 210:yen 10:yet 10:you+kind @get_companies_treasury 3300:* 80:,+_ 90:,+and
30:,+biggest 30:,+by 30:,+for 10:,+how 10:,+i 30:,+just 30:,+largest 30:,+not 30:,+please 30:,+rank 60:,+the 140:.+$ 10:.+. 10:.+_
3000:<chain> 2820:<coin> 500:<count> 360:<holder> 400:<namesake> 500:<number> 2420:<series> 310:?+$ 30:?+_ 10:?+how 10:?+i 30:?+the
10:^+_ 30:^+for 60:^+how 40:^+i 80:^+list 10:^+the 60:^+what 400:^+which 200:_+$ 220:_+, 50:_+. 140:_+? 30:_+_ 80:_+and 30:_+by
10:_+do 40:_+doe 20:_+hold 30:_+i 50:_+in 10:_+it 50:_+list 140:_+on 10:_+one 30:_+own 10:_+the 50:_+with 200:about 100:against
100:am 30:an+article 10:and+at 150:and+how 70:and+what 100:article 10:at+what 80:avg 440:balance 110:balance+sheet 100:basi
100:benchmark 100:big 100:biggest 30:biggest+first 1800:bitcoin 200:book 30:book+, 220:btc 30:by+how 280:coin 10:coin+? 30:coin+doe
1480:company 220:cost 30:cost+$ 30:cost+basi 80:country 10:did+it 10:did+they 40:do+they 10:do+you 40:doe+_ 400:each 30:each+$
30:each+? 50:each+of 120:el 1100:eth 300:ethereum 600:firm 500:first 30:first+$ 50:first+, 30:first+? 30:for+a 30:for+an 10:for+it
40:gain 100:give 30:give+me 740:government 10:ha+_ 10:have+, 50:have+? 50:have+_ 10:have+a 760:hold 130:hold+_ 10:hold+and 40:holder
10:holder+of 100:holding 1060:how 90:how+many 180:how+much 10:i+_ 30:i+am 10:i+hold 30:i+it 30:i+m 10:i+only 80:in+their 10:it+.
10:it+have 40:it+in 10:it+worth 100:just 30:just+the 500:largest 1240:list 180:list+company 130:list+firm 10:list+with 40:los 100:m
360:many 30:many+_ 60:many+coin 200:market 30:me+the 40:microstrategy 700:most 150:most+_ 700:much 30:much+$ 40:much+_ 40:much+doe
40:n 100:nation 40:need 10:need+the 100:not 30:not+_ 100:note 40:now 10:now+and 30:of+_ 10:of+coin 50:of+them 40:old 100:on+_
10:on+it 200:on+the 140:one 10:one+$ 140:only 30:only+the 10:or+los 720:own 130:own+_ 100:paid 40:pap 80:pay 10:pay+for 100:piece
30:please+? 100:poor 40:profit 10:profit+or 300:public 100:put 30:put+_ 100:rank 30:rank+by 100:rich 120:salvador 440:sheet
90:sheet+, 100:sise 500:sit 130:sit+on 200:sitt 50:sitt+on 100:smallest 100:sort 200:stack 200:stat 140:stock 240:strategy 100:talk
30:talk+about 10:that+_ 110:the+_ 80:the+balance 30:the+book 10:the+company 100:the+largest 10:the+list 150:the+most 520:their
200:them 380:they 10:they+have 400:treasury 50:treasury+, 40:true 100:u 620:what 10:what+cost 20:what+did 10:what+i 10:what+it
1700:which 30:which+_ 130:which+government 130:which+list 40:whose 80:with+_ 100:with+the 40:worth 10:worth+$ 100:writ 30:writ+a
10:you+have @get_contract_abi 630:* 30:,+_ 20:,+with 20:.+$ 20:.+which 510:<chain> 70:<coin> 620:<evmAddress> 70:<namesake>
10:<number> 130:<series> 20:?+$ 20:?+i 20:^+give 30:^+i 20:^+need 20:^+which 120:_+$ 50:_+, 20:_+. 30:_+_ 70:_+on 480:abi 60:against
20:against+_ 10:ask 10:audit 10:auditor 120:base 180:beacon 10:been 10:bnb 60:bsc 10:chain 20:code 310:contract 20:contract+,
50:contract+_ 120:declare 240:deposit 60:deposit+contract 20:doe+the 60:eth 60:eth2 130:ethereum 120:event 50:for+_ 20:for+a
20:for+the 60:function 60:get 20:get+me 60:give 20:give+me 60:harvest 20:i+m 20:i+need 10:i+the 20:i+want 10:if 10:item 60:l1 60:m
20:m+writ 190:mainnet 30:me+the 60:multicall3 120:need 30:need+the 30:of+the 70:on+_ 70:pancake 20:please+, 10:publish 70:rout
120:signatur 10:source 60:subgraph 20:that+contract 60:the+abi 50:the+beacon 60:their 10:token 10:uniswap 30:verify 60:want
120:which 20:which+event 20:which+function 60:writ 20:writ+a @get_contract_bytecode 900:* 10:,+a 30:,+and 20:,+i 30:,+without 30:.+$
100:<block> 800:<chain> 120:<coin> 900:<evmAddress> 60:<name> 240:<namesake> 200:<number> 300:<series> 80:?+$ 20:?+_ 30:?+i 20:^+_
30:^+could 30:^+how 80:^+i 20:^+someone 10:^+what 30:_+$ 70:_+, 30:_+? 40:_+_ 80:_+a 60:_+i 120:_+on 50:_+or 70:a+contract 30:a+of
10:a+token 30:a+wallet 10:about 340:account 30:account+$ 20:account+? 10:am 20:an+_ 30:and+what 70:at+_ 240:base 120:behind
20:behind+thi 100:byt 100:bytecode 20:chat 20:check 540:code 10:coin 290:contract 10:contract+, 20:contract+? 50:contract+or
30:could+you 100:delegat 100:don 30:don+t 60:dont 100:dump 10:earth 100:eip 30:eip+_ 300:ethereum 200:hash 30:hash+of 100:hex
10:history 100:how 30:how+many 10:i+, 70:i+_ 30:i+an 30:i+it 20:i+that 50:i+there 20:idea 10:in+our 20:it+? 20:it+a 10:it+in
160:itself 180:just 10:kind 100:linea 160:mainnet 100:many 20:me+_ 160:need 40:need+the 20:no 180:normal 30:of+_ 30:of+the 140:on+_
100:one 20:or+a 50:or+i 100:ordinary 20:past 70:person 60:plain 10:program 100:sat 60:sent 20:sent+me 200:sise 30:sise+and
140:somebody 120:someone 100:t 10:th 30:the+hash 180:there 40:token 10:token+? 100:und 100:verify 170:wallet 20:wallet+$ 10:wallet+,
20:wallet+? 160:what 30:what+the 10:what+thi 100:wheth 30:wheth+_ 100:without @get_contract_code 1010:* 30:,+_ 30:,+and 50:,+i
20:,+need 10:,+so 30:,+the 60:,+with 20:.+$ 30:.+_ 20:.+could 10:.+please 10:.+which 920:<chain> 360:<coin> 1000:<evmAddress>
10:<fiat> 80:<name> 370:<namesake> 10:<number> 110:<protocol> 430:<series> 100:?+$ 10:?+i 10:?+need 10:?+show 20:?+what 20:^+_
10:^+can 20:^+dump 10:^+give 50:^+i 30:^+on 10:^+our 30:^+pull 10:^+show 20:^+we 10:^+where 10:^+which 10:^+who 10:^+why 70:_+$
90:_+, 20:_+. 30:_+? 50:_+_ 10:_+a 10:_+and 10:_+be 30:_+contract 10:_+for 150:_+on 30:_+rout 60:_+verify 10:a+contract 230:abi
10:account 70:actual 80:against 10:against+_ 20:against+the 20:am 30:and+i 10:and+tell 10:and+where 20:and+which 10:any 30:anywhere
40:arbitrum 10:are+they 20:ask 40:audit 10:auditor 240:base 60:beacon 10:been 150:behind 20:behind+_ 20:behind+the 10:black
300:blockscout 10:box 80:built 100:but 20:call 20:can+i 10:chain 100:code 20:code+of 10:coin 10:colleague 260:compil 10:confirm
320:contract 20:contract+, 50:contract+_ 10:contract+on 20:copy 20:could+you 60:current 40:declare 140:deposit 40:deposit+contract
20:dev 60:diff 10:diligence 10:doe+the 10:dollar 10:due 60:dump 120:eth 30:eth2 460:ethereum 40:event 10:everybody 10:exchange
60:exploit 260:fil 10:file 20:for+_ 10:for+a 10:for+an 10:for+the 20:function 20:get 10:get+me 20:give 10:give+me 20:harvest
10:hidden 20:him 10:hold 20:how 30:i+_ 10:i+am 40:i+it 10:i+m 10:i+need 10:i+see 40:i+the 10:i+want 10:i+would 20:if
80:implementation 10:it+? 40:it+a 10:item 10:know 20:l1 20:lead 20:learn 100:leave 160:licence 30:like 10:like+to 20:lin 20:m
10:m+writ 20:made 220:mainnet 10:match 20:me+the 10:me+which 20:memo 20:multicall3 130:need 10:need+the 20:need+to 10:normal 10:not
10:now 40:of+_ 50:of+the 10:old 170:on+_ 20:one 100:out 30:out+$ 10:person 20:point 10:proof 260:proxy 30:public 60:publish 100:pull
40:read 10:read+the 80:review 110:rout 30:rout+_ 30:see 100:show 10:show+me 10:show+the 40:signatur 60:sit 20:so 100:sol
220:solidity 40:solidity+fil 20:some 10:somewhere 210:source 10:source+code 20:source+of 40:stak 20:subgraph 10:swapp 80:tell
10:tell+me 20:teth 20:thank 10:that+contract 60:the+_ 40:the+abi 20:the+beacon 10:the+deposit 20:the+proxy 30:the+solidity
30:the+source 20:their 10:there 40:they 10:through 10:token 100:too 60:u 100:und 30:und+which 120:uniswap 130:usdc 20:used 110:v2
10:verification 310:verify 10:verify+? 10:verify+on 20:version 20:wa+it 70:want 10:want+to 20:we+are 260:what 40:where 10:where+can
20:wheth 400:which 10:which+event 10:which+function 20:who 10:who+can 20:why 10:with+the 30:with+what 10:would+_ 10:would+like
20:writ 10:writ+a 20:you+tell @get_contract_coin 1010:* 10:,+a 30:,+and 30:,+category 10:,+contract 30:,+it 20:,+market 30:,+the
10:,+what 20:,+whatev 40:.+$ 10:.+doe 10:.+no 20:.+what 60:20 790:<chain> 350:<coin> 690:<evmAddress> 210:<fiat> 370:<namesake>
10:<number> 40:<protocol> 390:<series> 140:<solanaAddress> 10:<step> 60:<ticker> 20:<time> 80:?+$ 10:?+_ 10:?+show 10:^+coingecko
20:^+everyth 10:^+explain 10:^+for 20:^+i 10:^+price 20:^+someone 110:^+what 20:^+which 90:_+$ 40:_+, 70:_+. 40:_+? 40:_+_ 10:_+i
120:_+on 10:_+the 30:_+token 310:about 10:about+_ 50:about+the 40:account 10:account+, 40:actual 20:addres 40:address 10:and+how
20:and+on 30:and+the 10:and+what 20:arbitrum 80:base 10:be+? 10:behind 50:bitcoin 10:bonk 10:book 10:bookkeep 10:both 20:bsc 10:burn
20:call 160:category 20:category+, 210:chain 10:chain+$ 20:chain+doe 40:chainlink 10:change 40:claim 10:client 220:coin 10:coin+?
20:coin+i 30:coin+id 580:coingecko 50:coingecko+id 20:community 220:contract 20:contract+$ 10:contract+address 10:current 30:decimal
230:description 60:description+, 10:dev 10:do+i 10:do+they 50:doe+coingecko 30:doe+it 10:doe+the 10:endpoint 60:erc 390:ethereum
60:eur 110:euro 10:even 40:every 10:every+chain 60:everyth 10:exist 40:explain 10:explain+to 160:figur 10:file 10:find 10:for+_
10:for+my 10:for+our 40:grant 10:have+a 210:homepage 80:how 10:how+many 40:i+_ 10:i+m 10:i+thi 330:id 40:id+, 10:id+for 10:import
20:in+? 50:in+_ 10:in+the 10:income 10:integrat 20:it+have 10:it+i 20:it+in 10:it+say 10:it+stand 40:itself 10:jpeg 110:know
40:launch 10:like 10:lot 50:m 10:m+writ 170:mainnet 20:many 10:mapp 100:market 10:market+, 20:me+_ 20:mint 10:move 10:much 30:need
30:no 10:numb 20:of+_ 30:of+token 10:offer 130:on+_ 20:on+the 20:on+which 10:onchain 20:one 160:oth 10:over 10:paid 10:pas 10:pippin
10:position 10:pound 20:pric 100:price 10:price+of 40:project 10:project+have 10:q 10:quick 10:read 10:run 240:say 40:say+about
10:sheet 60:shill 40:show 10:show+me 10:site 40:social 130:solana 10:somebody 70:someone 10:spreadsheet 40:stand 10:stand+at 10:supp
10:symbol 40:telegram 10:teth 10:th 40:the+_ 10:the+coin 30:the+coingecko 10:the+market 30:the+oth 10:the+project 30:the+token
40:themselv 60:they 10:thi+token 10:those 10:tick 10:to+me 10:today 380:token 90:token+_ 10:total 20:trade 110:twitt 10:twitt+of
30:und 10:uni 40:uniswap 30:usd 10:usdc 10:usdt 10:use 40:valu 10:volume 10:want 20:wbtc 200:website 10:weth 610:what 10:what+_
10:what+do 60:what+doe 20:what+i 30:what+the 60:whatev 80:which 10:wire 50:wrapp 40:writ 40:x @get_contract_market_chart 530:*
20:,+_ 20:,+market 50:.+$ 20:.+how 430:<chain> 290:<coin> 490:<evmAddress> 400:<fiat> 180:<namesake> 430:<series> 10:<step>
530:<time> 20:?+$ 30:^+_ 10:^+did 20:^+for 20:^+how 20:^+i 20:^+price 30:^+pull 50:_+$ 30:_+, 60:_+. 20:_+? 80:_+_ 20:_+develop
20:_+do 30:_+for 40:_+in 20:_+of 50:_+on 30:_+price 30:and+volume 20:any 10:any+time 30:at+_ 10:at+any 60:base 10:between
10:brazilian 60:british 180:cap 50:cap+and 60:chart 20:chart+_ 60:contract 20:contract+_ 10:d 60:decimal 60:deck 60:develop 20:did+_
20:do+_ 80:dollar 10:each 60:enough 20:enough+$ 60:eth 370:ethereum 60:euro 30:for+the 20:for+token 10:gone 20:ha+it 120:history
20:history+_ 20:history+of 60:hold 20:hold+the 130:how 20:how+did 20:how+ha 20:i+enough 20:i+hold 70:in+_ 20:it+price 10:like
10:lose 60:market 20:market+cap 20:of+the 10:off 50:on+_ 60:over 20:over+the 60:past 20:past+_ 60:path 20:peg 10:peg+at 60:pound
440:price 50:price+, 20:price+history 20:price+in 120:pull 60:quarter 10:real 10:said 10:see 10:show 10:slip 10:slipp 10:someone
10:teth 20:the+past 50:the+token 20:time 10:time+_ 310:token 50:token+_ 30:token+at 60:turnov 60:two 10:uni 180:usd 20:usdc
120:volume 20:volume+in 10:will @get_contract_market_chart_range 430:* 20:,+_ 20:,+i 20:.+$ 20:.+e 360:<chain> 200:<coin>
380:<evmAddress> 420:<fiat> 80:<namesake> 20:<protocol> 240:<series> 30:<step> 430:<time> 10:?+_ 10:^+_ 40:^+how 10:^+i 50:^+price
10:^+pull 70:_+$ 30:_+, 20:_+. 20:_+? 40:_+_ 30:_+between 20:_+develop 10:_+for 20:_+from 10:_+i 40:_+in 20:_+move 20:_+of 40:_+on
20:_+over 10:_+price 10:_+the 60:addres 20:addres+$ 60:against 20:against+the 40:and+volume 20:at+_ 80:base 190:between 50:between+_
60:brazilian 10:british 20:by+the 160:cap 40:cap+and 20:coin 10:coin+in 70:contract 20:contract+addres 10:d 10:deck 70:develop
20:did+_ 180:dollar 60:e 20:e+. 10:each 20:enough 10:enough+. 60:erc20 240:ethereum 120:eur 10:far 10:fell 10:for+the 40:from+_
60:go 10:gone 20:history 10:hold 170:how 30:how+did 20:i+. 10:i+enough 60:in+_ 10:like 60:mainnet 70:market 20:market+cap 60:move
30:of+_ 30:of+the 20:off 50:on+_ 70:over 20:over+_ 10:past 20:path 10:peg 10:pound 260:price 20:price+, 30:price+of 30:pull
10:quarter 60:real 10:said 20:see 10:see+how 10:show 10:slipp 10:someone 20:the+_ 10:the+coin 20:the+contract 40:the+token 10:to+see
180:token 20:token+_ 20:token+at 10:turnov 10:uni 20:uniswap 50:usd 20:usdc 150:volume 20:volume+in 20:volume+of 10:want 20:went
10:will @get_contract_source 1200:* 60:,+_ 30:,+a 10:,+and 30:,+i 10:,+need 20:,+so 20:,+with 50:.+$ 10:.+doe 10:.+e 10:.+please
1040:<chain> 400:<coin> 1190:<evmAddress> 10:<fiat> 80:<name> 300:<namesake> 10:<number> 10:<protocol> 390:<series> 80:?+$ 20:?+need
20:?+show 20:^+can 10:^+dump 10:^+ha 60:^+i 20:^+our 50:^+show 20:^+where 40:^+who 20:^+why 100:_+$ 90:_+, 30:_+. 50:_+? 80:_+_
20:_+a 20:_+and 20:_+be 10:_+for 10:_+ha 130:_+on 40:_+verify 10:a+contract 10:abi 30:actual 20:against 10:against+the 20:am
20:and+tell 20:and+where 10:and+which 10:any 40:anybody 70:anywhere 120:arbitrum 20:are+they 20:ask 40:audit 10:auditor 280:base
10:been 90:behind 10:behind+_ 20:behind+the 10:black 20:bnb 10:box 60:bsc 60:built 60:call 50:can+i 130:chain 30:chain+_ 300:code
40:code+of 10:coin 10:colleague 240:compil 10:confirm 260:contract 30:contract+, 20:contract+_ 10:contract+on 60:copy 10:current
10:custom 80:deploy 20:deploy+_ 200:deposit 50:deposit+contract 60:dev 20:diff 10:diligence 10:dollar 10:due 20:dump 40:e 10:e+.
70:eth2 460:ethereum 10:everybody 10:exchange 20:exploit 520:fil 10:file 10:for+_ 10:for+an 20:for+the 10:hidden 60:him 110:hold
60:how 10:i+. 10:i+am 20:i+need 20:i+see 20:i+the 20:i+want 20:i+would 30:if 10:if+the 70:implementation 10:it+a 10:item 20:know
10:know+if 60:lead 60:learn 70:like 20:like+to 60:lin 40:list 10:list+it 60:made 140:mainnet 10:match 50:me+the 20:me+which 20:memo
150:need 20:need+the 10:need+to 10:no 10:not 10:now 130:of+_ 30:of+the 10:old 160:on+_ 20:one 40:optimism 80:pancake 60:point
10:proof 130:proxy 30:public 140:publish 120:read 30:read+the 130:review 90:rout 20:rout+_ 70:see 320:show 50:show+me 10:show+the
10:sit 60:so 520:solidity 70:solidity+fil 60:some 10:somewhere 670:source 30:source+code 50:source+of 240:sourcify 80:stak 10:swapp
70:tell 20:tell+me 20:teth 60:thank 20:the+_ 20:the+deposit 20:the+proxy 90:the+solidity 60:the+source 100:them 120:they 10:through
10:to+know 10:token 10:u 20:uniswap 70:usdc 20:used 10:v2 10:verification 320:verify 20:verify+? 20:verify+on 160:version 140:want
20:want+to 120:where 20:where+can 20:wheth 90:which 140:who 20:who+can 60:why 20:with+the 20:would+_ 20:would+like 10:ye
@get_current_prices 990:* 20:,+_ 30:,+and 30:,+at 30:,+both 10:,+each 30:,+for 30:,+one 30:,+with 10:.+$ 10:.+_ 420:<chain>
730:<coin> 470:<evmAddress> 260:<fiat> 200:<maybeChain> 30:<name> 10:<namesake> 80:<number> 110:<protocol> 220:<series> 20:<time>
60:?+$ 30:^+_ 10:^+how 20:^+i 10:^+need 70:^+price 10:^+what 90:_+$ 40:_+, 10:_+. 20:_+? 110:_+_ 90:_+and 30:_+in 10:_+on 20:_+price
10:_+quot 10:_+right 30:_+trad 10:about 10:above 100:accord 30:accord+to 10:adesso 10:all 100:also 40:and+_ 30:and+how 10:and+the
100:answ 30:are+_ 30:at+thi 30:at+what 430:base 10:below 130:bitcoin 10:bos 100:both 30:both+_ 10:bought 10:bsc 80:btc 10:buck
10:cake 10:cent 10:chain 30:coin 100:coingecko 30:coingecko+_ 200:confidence 20:cost 10:cousin 10:current 400:defillama 10:dex
160:doge 70:dollar 40:each 120:eth 20:ethereum 100:figur 10:football 60:for+_ 10:for+each 10:for+the 100:go 10:gone 10:hi 20:hold
140:how 10:how+much 10:i+_ 30:i+it 10:i+only 10:i+the 10:in+_ 30:in+one 30:it+in 10:it+wa 10:keep 20:ledg 10:ledg+$ 10:line 30:link
20:lp 10:many 10:mean 100:moment 30:moment+, 30:much 10:much+i 20:need 10:need+_ 10:neighbour 230:now 10:now+? 40:of+_ 10:of+each
30:of+thi 40:on+_ 10:onchain 250:one 10:one+_ 30:one+go 20:only 10:only+have 20:over 10:pl 10:pool 710:price 10:price+$ 10:price+?
30:price+_ 50:price+now 20:price+of 10:put 10:px 10:quanto 20:quot 20:quote 10:reach 20:right 10:right+now 10:saving 10:say 10:sell
50:sol 40:solana 10:spot 10:still 20:taken 10:talk 10:tell 100:teth 10:th 10:the+coin 10:the+time 10:the+token 30:thi+moment
100:those 40:time 10:today 30:token 100:trad 30:trad+at 10:trade 10:un 10:und 40:uni 100:uniswap 180:usd 10:usdc 10:vale 60:wbtc
30:weath 10:weath+in 10:weth 180:what 30:what+price 10:who 30:with+it 10:with+the 10:won 40:worth 100:wrapp 10:yet
@get_defi_protocol 2080:* 60:,+_ 30:,+and 10:,+how 10:,+in 10:,+just 10:,+one 30:,+the 10:,+what 50:.+$ 10:.+_ 10:.+how 30:.+it
100:<chain> 1180:<coin> 40:<fiat> 100:<number> 2080:<protocol> 600:<step> 800:<time> 100:?+$ 30:?+_ 10:?+i 250:^+_ 30:^+could
80:^+how 30:^+i 30:^+on 10:^+one 10:^+our 10:^+that 10:^+the 50:^+tvl 200:_+$ 40:_+, 10:_+. 90:_+? 80:_+_ 10:_+at 30:_+by
30:_+develop 30:_+for 30:_+from 10:_+how 10:_+i 30:_+lock 30:_+now 30:_+on 30:_+only 30:_+point 30:_+since 30:_+sit 50:_+to
10:_+today 190:_+tvl 10:_+wa 620:aave 100:amount 50:and+how 10:at+present 20:at+thi 40:bank 100:between 30:between+_ 40:big 10:big+i
100:break 400:chain 30:chain+? 30:chain+i 40:column 40:compare 30:could+you 100:curve 100:deposit 100:develop 30:did+the 10:doe+it
40:dollar 100:down 100:each 30:each+? 40:eth 100:ethereum 100:everyone 40:figure 40:fine 10:for+_ 30:from+_ 40:hold 10:hold+at
620:how 10:how+big 30:how+did 30:how+i 100:how+much 30:i+_ 10:i+fine 30:i+it 30:i+lock 10:i+mean 30:i+the 100:in+_ 10:in+a 10:in+it
20:inside 100:investment 10:it+with 20:just 10:just+the 100:leav 940:lido 120:lie 20:lie+in 100:live 340:lock 10:lock+, 50:lock+in
40:ly 100:mainnet 100:may 40:mean 80:moment 10:moment+, 10:moment+? 280:money 140:morpho 380:much 10:much+doe 20:much+i
20:much+money 10:my+saving 40:name 10:name+, 360:now 80:now+$ 20:now+, 180:numb 10:numb+_ 40:of+_ 10:of+the 30:on+each 50:on+which
40:one 120:only 30:only+. 100:over 100:pancakeswap 100:pendle 100:permit 100:point 100:policy 40:present 10:present+, 160:protocol
80:right 20:right+now 40:rn 10:rn+$ 80:saving 300:since 80:since+_ 160:single 100:sit 200:split 140:stak 30:the+_ 30:the+amount
30:the+money 10:the+numb 20:the+protocol 30:the+whole 100:them 30:them+$ 100:there 20:thi+moment 100:through 30:through+_ 30:to+_
60:today 10:today+$ 10:today+? 100:too 40:total 10:total+value 1260:tvl 20:tvl+$ 30:tvl+, 30:tvl+? 60:tvl+_ 50:tvl+of 180:uniswap
140:value 10:value+lock 10:wa+it 40:what 10:what+it 40:where 200:which 50:which+chain 100:whole @get_defi_protocols 3040:* 80:,+_
30:,+all 30:,+by 10:,+just 10:,+one 30:,+rank 30:,+so 30:,+the 40:.+$ 30:.+_ 1740:<chain> 180:<coin> 1200:<count> 1040:<namesake>
200:<number> 300:<protocol> 400:<series> 110:?+$ 10:?+i 230:^+_ 200:^+biggest 10:^+how 30:^+i 30:^+largest 10:^+one 50:^+rank
30:^+top 30:^+what 10:^+which 230:_+$ 50:_+, 30:_+. 10:_+? 180:_+by 30:_+defi 10:_+how 180:_+lend 10:_+now 30:_+pl 30:_+protocol
10:_+that 60:_+tvl 30:_+with 140:aave 100:about 100:all 30:all+chain 100:am 100:app 30:app+on 300:arbitrum 20:avalanche 600:base
900:biggest 180:biggest+lend 30:by+money 200:by+tvl 80:by+what 100:chain 400:defi 300:deposit 30:deposit+? 40:dex 20:dropdown
400:ethereum 10:for+a 40:how 10:how+much 30:i+am 10:i+lock 10:i+need 10:in+_ 30:in+them 20:inside 20:just 10:just+the 100:largest
1800:lend 30:lend+, 350:lend+protocol 120:lido 500:liquid 130:liquid+stak 20:list 10:list+for 420:lock 50:lock+$ 30:lock+,
10:lock+in 100:mainnet 100:market 30:market+on 140:money 100:most 40:much 10:much+money 100:nam 30:nam+and 20:need 10:need+the
60:now 10:now+$ 10:now+, 100:numb 10:numb+_ 10:of+_ 440:on+_ 40:one 20:only 100:op 100:optimism 100:pl 30:pl+$ 30:please+the
220:polygon 100:prepar 100:project 2100:protocol 50:protocol+$ 30:protocol+, 100:protocol+by 300:protocol+on 300:rank 30:rank+by
30:rank+of 30:rank+the 140:rn 40:rn+$ 40:run 20:see 40:single 100:slid 100:so 500:stak 80:the+_ 30:the+biggest 10:the+list
10:the+numb 100:them 30:them+$ 200:there 30:there+$ 20:today 10:today+$ 100:togeth 30:togeth+$ 100:top 1160:tvl 100:tvl+$ 80:tvl+,
60:tvl+? 10:tvl+of 40:uniswap 100:want 30:want+to 420:what 30:what+i 30:what+the 20:which 10:which+dex 100:whole 10:you+can
@get_derivatives_exchange 370:* 10:,+and 10:,+what 30:,+with 40:.+$ 60:<chain> 170:<coin> 370:<exchange> 60:<fiat> 80:<pair>
100:<protocol> 90:<series> 60:<time> 10:?+$ 20:?+in 10:?+what 30:^+_ 30:^+a 10:^+are 10:^+do 20:^+what 10:_+, 10:_+? 10:_+_ 20:_+and
10:_+at 40:_+futur 30:_+open 20:_+perp 30:a+client 10:and+at 20:and+how 10:at+_ 10:at+the 10:at+what 220:binance 80:btc 30:bybit
20:charge 100:client 200:contract 30:contract+with 100:deribit 20:did+_ 20:due 10:eth 100:every 200:expir 290:fund 40:fund+$
30:fund+, 160:futur 20:get 60:how 20:how+much 10:i+get 20:i+open 20:in+_ 100:interest 100:leav 100:list 40:long 10:long+pay
20:moment 10:moment+, 60:much 20:much+i 60:next 10:next+fund 20:okx 40:on+_ 10:on+the 160:open 30:open+interest 100:out 60:over
60:pay 10:pay+at 90:perp 10:perp+, 10:perp+at 10:perp+on 100:price 30:price+and 20:rate 60:short 60:term 10:the+_ 10:the+fund
10:the+moment 10:the+next 60:there 20:there+? 100:trad 30:trad+on 60:turn 20:turn+over 100:venue 160:what 20:what+did 10:what+the
10:what+would 100:whatev 20:will 10:will+the 30:with+price 10:would+i 100:yet @get_derivatives_exchanges 1320:* 90:,+_ 30:,+biggest
30:,+most 10:,+noth 30:,+only 50:.+$ 10:.+i 10:.+which 300:24h 50:24h+volume 40:<chain> 40:<coin> 440:<count> 200:<exchange>
40:<fiat> 100:<number> 120:<protocol> 40:<series> 100:<step> 240:<time> 50:?+$ 30:?+i 10:?+in 10:?+just 10:?+list 50:^+_
10:^+coingecko 20:^+how 10:^+i 10:^+id 30:^+rank 10:^+we 20:^+what 70:^+which 80:_+$ 20:_+and 50:_+futur 10:_+of 30:_+or 40:_+perp
80:_+turnov 40:account 260:all 30:all+of 20:all+the 10:and+how 10:and+the 30:at+present 30:at+the 100:biggest 30:biggest+_
180:binance 40:btc 80:by+24h 50:by+_ 100:cex 320:coingecko 10:coingecko+, 10:coingecko+id 30:coingecko+use 60:crypto 120:deribit
520:derivativ 90:derivativ+exchang 100:dex 10:did+_ 20:doe+coingecko 40:e 10:e+. 40:each 140:else 40:em 10:em+$ 100:every
580:exchang 10:exchang+$ 30:exchang+, 200:exchange 100:first 30:first+, 10:for+_ 10:for+each 30:for+me 600:futur 40:g 50:ha+the
100:how 20:how+do 10:how+much 10:i+it 30:i+mean 10:i+need 10:i+open 30:i+run 260:id 20:id+doe 40:id+of 10:in+_ 30:in+a 20:in+crypto
420:interest 50:interest+at 10:it+_ 20:just 10:just+the 80:known 100:largest 60:lead 100:league 40:ledg 10:ledg+account 60:list
10:list+$ 30:me+, 100:mean 100:monday 200:most 50:most+open 40:much 10:much+i 120:nam 10:nam+and 80:need 10:need+the 200:not 40:noth
100:now 30:now+, 30:of+all 40:of+them 200:oi 30:on+coingecko 100:only 30:only+_ 460:open 110:open+interest 40:or+_ 100:order
30:order+by 20:oth 40:over 380:perp 30:perp+dex 40:perpetual 100:present 30:present+? 460:rank 30:rank+$ 70:rank+by 30:rank+the
100:right 30:right+now 100:run 30:run+a 100:somebody 100:table 40:term 20:the+id 30:the+largest 30:the+most 10:the+oth 30:the+top
180:them 10:them+$ 10:them+, 40:there 10:there+? 10:to+coingecko 100:top 100:trad 30:trad+volume 40:turn 10:turn+over 300:turnov
100:use 30:use+for 360:venu 40:venue 10:venue+, 300:volume 30:volume+$ 30:volume+, 60:what 10:what+did 300:which 10:which+id
@get_derivatives_exchanges_list 920:* 70:,+_ 30:,+id 30:,+just 30:,+no 20:,+noth 20:.+$ 20:.+i 20:.+which 160:<count> 120:<exchange>
400:<number> 60:<protocol> 20:?+$ 20:?+just 20:?+list 20:^+coingecko 40:^+i 40:^+id 20:^+we 20:^+what 30:^+which 30:_+$ 20:_+and
20:_+futur 40:_+of 20:_+perp 30:_+will 60:account 240:all 30:all+the 20:and+the 60:binance 460:coingecko 20:coingecko+,
40:coingecko+id 50:coingecko+use 60:deribit 100:deriv 580:derivativ 80:derivativ+exchang 30:do+$ 30:doe+coingecko 60:e 20:e+.
60:each 60:else 60:em 20:em+$ 380:exchang 20:exchang+$ 100:exchange 20:for+_ 30:for+an 20:for+each 240:futur 60:g 100:gimme 20:i+it
40:i+need 820:id 30:id+, 30:id+_ 30:id+doe 30:id+for 60:id+of 100:identifier 100:import 20:it+_ 160:just 20:just+the 120:known
60:ledg 20:ledg+account 220:list 20:list+$ 30:list+, 180:nam 20:nam+and 100:name 220:need 40:need+the 100:no 60:noth 50:of+all
40:of+them 20:or+_ 60:oth 120:perp 60:perpetual 100:pl 30:pl+$ 100:script 100:stat 30:the+id 20:the+oth 220:them 40:them+$ 20:them+,
20:to+coingecko 180:use 50:use+for 380:venu 50:venu+, 60:venue 20:venue+, 60:what 160:which 20:which+id 100:will 30:will+do
@get_derivatives_tickers 1150:* 30:,+_ 10:,+and 50:,+no 10:,+what 30:,+with 50:.+$ 540:<chain> 1150:<coin> 200:<count>
230:<exchange> 200:<number> 80:<pair> 1070:<series> 30:?+$ 30:?+look 10:?+what 70:^+_ 30:^+all 10:^+are 10:^+do 50:^+fund 10:^+what
30:^+where 10:_+, 10:_+? 20:_+_ 10:_+at 100:_+futur 10:_+next 160:_+perp 10:_+right 50:_+rows 600:acros 80:acros+all 500:all
30:all+_ 50:all+the 10:and+at 50:and+open 10:at+_ 10:at+the 10:at+what 600:basi 130:basi+and 100:binance 740:btc 30:by+side
110:bybit 100:carry 100:cash 20:charge 600:dat 100:derivativ 20:due 330:eth 100:every 100:everywhere 200:exchang 30:exchang+,
50:for+a 630:fund 10:fund+$ 30:fund+, 10:fund+_ 50:fund+on 600:futur 20:get 30:i+_ 10:i+get 200:interest 40:long 10:long+pay
200:look 50:look+for 20:moment 10:moment+, 100:most 100:negative 100:next 10:next+fund 400:no 40:now 500:oi 20:okx 60:on+_ 30:on+all
10:on+the 200:only 30:only+, 200:open 50:open+interest 60:pay 10:pay+at 40:payment 930:perp 30:perp+, 10:perp+_ 10:perp+at
30:perp+on 100:perpetual 40:pl 10:pl+$ 100:plenty 30:rate 40:right 10:right+now 200:rows 60:short 100:side 30:side+$ 30:side+by
100:suffice 10:the+_ 10:the+fund 10:the+moment 10:the+next 500:venu 30:venu+, 100:venue 100:what 10:what+the 10:what+would 100:where
30:where+i 20:will 10:will+the 10:would+i @get_dex_pair 700:* 10:,+_ 30:,+and 30:,+doe 20:,+how 30:,+volume 30:.+$ 30:.+. 60:24h
10:24h+volume 680:<chain> 460:<coin> 80:<count> 420:<evmAddress> 130:<namesake> 80:<number> 20:<pair> 30:<protocol> 280:<series>
280:<solanaAddress> 10:<step> 160:<time> 60:?+$ 10:^+_ 20:^+check 60:^+dexscreen 10:^+how 20:^+i 10:^+pool 10:^+price 10:^+the
10:^+what 10:^+would 40:_+$ 40:_+, 40:_+. 40:_+? 80:_+_ 20:_+at 10:_+how 10:_+liquidity 20:_+move 10:_+of 60:_+on 30:_+pair
20:_+pool 30:_+price 20:_+token 40:account 10:account+of 10:and+24h 20:and+_ 20:and+how 30:and+the 10:and+what 20:at+_ 60:check
20:check+thi 10:coin 10:current 10:dao 20:data 10:day 80:deep 20:deep+i 10:depth 280:dexscreen 20:did+it 30:doe+it 100:entry 240:eth
120:ethereum 30:for+the 30:have+a 10:have+the 120:how 20:how+deep 20:how+did 10:how+much 60:hows 20:i+swap 20:i+that 30:in+_
20:in+pool 10:in+the 10:inside 30:it+have 200:link 110:liq 350:liquidity 40:liquidity+and 10:lp 190:mainnet 10:many 60:mint
20:mint+_ 10:money 130:move 30:much 10:of+_ 10:of+pool 20:of+the 60:on+_ 20:on+dexscreen 420:pair 80:pair+_ 20:pair+on 10:percent
60:plz 240:pool 40:pool+_ 300:price 50:price+, 20:price+? 10:price+and 140:project 10:put 10:since 40:sit 10:sitt 40:social
280:solana 20:sushi 60:swap 40:telegram 100:tg 50:the+_ 20:the+liquidity 40:the+project 80:token 20:token+in 10:trade 40:twitt
10:twitt+of 10:uniswap 10:v3 20:vol 170:volume 30:volume+, 10:volume+in 10:volume+of 40:websit 50:what 10:what+the 10:would+you
10:you+have @get_dex_volume 1980:* 80:,+_ 30:,+and 30:,+how 30:,+i 20:,+the 30:.+$ 20:.+how 100:1st 100:31st 100:<chain> 1980:<coin>
1980:<protocol> 900:<step> 1760:<time> 110:?+$ 320:^+_ 30:^+for 90:^+how 20:^+our 30:^+the 30:^+what 270:_+$ 140:_+, 40:_+. 50:_+?
130:_+_ 30:_+do 50:_+from 20:_+how 30:_+since 230:_+trad 20:_+trade 70:_+turnov 40:_+v 90:_+volume 30:a+chart 30:a+day 100:about
30:about+_ 100:all 30:all+time 100:bnb 100:busy 30:busy+i 100:chart 120:day 30:day+$ 60:develop 20:develop+_ 100:dex 20:did+_
30:do+a 30:doe+_ 100:each 30:each+_ 100:exist 30:for+a 30:for+each 30:for+my 80:from+_ 30:from+the 40:ha+_ 100:history 30:history+$
100:homework 560:how 30:how+busy 20:how+did 20:how+many 90:how+much 30:i+_ 30:i+need 30:i+that 50:in+_ 30:it+for 30:it+in 60:many
60:month 340:much 20:much+ha 40:much+wa 100:need 30:need+it 60:newslett 20:on+_ 30:on+it 100:pancake 980:pancakeswap 100:place
100:raydium 300:since 50:since+_ 30:the+_ 30:the+dex 20:the+week 60:there 100:time 1180:trad 40:trad+_ 30:trad+in 30:trad+on
190:trad+volume 60:trade 260:turnov 900:uniswap 100:use 160:v 20:v+_ 1300:volume 30:volume+, 170:volume+_ 60:week 200:what 30:what+_
30:what+ha @get_dex_volumes 1120:* 100:,+_ 50:,+and 30:,+every 10:,+the 10:.+how 320:<coin> 300:<count> 100:<number> 320:<protocol>
740:<time> 120:?+$ 30:^+_ 30:^+biggest 50:^+dex 40:^+how 30:^+largest 10:^+our 30:^+what 50:^+which 110:_+$ 90:_+, 10:_+. 60:_+?
20:_+do 10:_+how 30:_+of 20:_+trad 10:_+trade 10:_+turnov 10:_+v 10:_+volume 20:a+day 200:acros 50:acros+every 100:altogeth
30:and+which 30:and+who 100:biggest 50:by+volume 300:chain 50:chain+, 30:chain+_ 100:combin 80:day 20:day+$ 100:decentralis
30:decentralis+exchang 40:develop 10:develop+_ 700:dex 10:did+_ 30:did+the 20:do+a 20:doe+_ 100:em 30:em+$ 300:every 80:every+chain
100:exchang 10:ha+_ 240:how 10:how+did 10:how+many 40:how+much 100:largest 100:lead 100:leader 100:led 30:led+the 40:many 40:month
200:most 50:most+volume 160:much 10:much+ha 10:much+wa 40:newslett 30:of+them 10:on+_ 100:over 100:pack 120:pancakeswap 100:print
30:the+most 10:the+week 100:them 40:there 220:trad 10:trad+_ 40:trad+volume 40:trade 100:turn 30:turn+over 40:turnov 200:uniswap
40:v 10:v+_ 100:volum 800:volume 80:volume+_ 40:week 100:what 300:which 50:which+dex 30:which+of 100:who 200:worldwide
@get_dex_volumes_by_chain 2060:* 50:,+_ 50:,+all 30:,+and 30:,+by 30:,+i 30:,+rank 30:,+the 30:,+who 30:.+$ 30:.+what 100:24h
30:24h+volume 1960:<chain> 700:<coin> 400:<count> 100:<fiat> 100:<maybeChain> 880:<namesake> 100:<number> 100:<protocol>
100:<series> 100:<step> 1100:<time> 170:?+$ 30:?+_ 10:?+i 30:^+_ 150:^+dex 130:^+how 30:^+our 30:^+total 30:^+trad 10:^+what
90:^+which 30:^+who 210:_+$ 250:_+, 40:_+? 200:_+_ 30:_+and 130:_+by 50:_+dex 30:_+do 30:_+on 10:_+that 30:_+trade 30:_+turnov
30:_+v 10:_+where 100:aerodrome 340:all 30:all+dex 30:all+of 30:and+_ 30:and+for 30:and+which 540:arbitrum 10:are+on 10:at+all
220:avalanche 500:base 100:broken 30:by+24h 30:by+one 30:by+volume 100:claim 40:come 40:data 240:decentralis 60:decentralis+exchang
1820:dex 30:dex+$ 30:dex+_ 80:dex+on 30:did+_ 30:did+the 30:do+_ 30:do+the 30:do+they 100:down 20:dropdown 100:each 100:ethereum
240:exchang 200:exchange 30:exchange+? 40:exist 100:first 30:first+? 30:for+_ 10:for+a 500:how 130:how+much 10:i+need 30:i+want
30:in+_ 200:lead 100:led 40:linea 20:list 10:list+for 100:more 30:more+than 100:most 30:most+volume 500:much 50:much+did 30:much+i
50:much+wa 20:need 10:need+the 100:now 80:of+_ 30:of+each 30:of+them 320:on+_ 30:on+all 50:on+the 200:one 30:one+? 30:one+by
200:optimism 100:over 100:per 120:polygon 40:pool 100:race 200:rank 30:rank+$ 40:run 40:scroll 120:see 400:solana 200:swapp 100:than
30:that+the 80:the+dex 10:the+list 30:the+most 100:them 100:there 100:they 30:thi+_ 100:those 30:to+see 200:togeth 100:total
300:trad 30:trad+_ 30:trad+on 30:trad+volume 140:trade 40:trade+on 100:turn 30:turn+over 300:turnov 30:turnov+of 100:uncle
100:uniswap 100:usd 100:v 30:v+_ 100:venu 100:venue 30:venue+, 200:volum 700:volume 30:volume+$ 50:volume+? 30:volume+of 100:want
30:want+to 120:what 30:what+do 40:where 440:which 80:which+dex 30:which+one 200:who 30:who+i 10:you+can @get_dexes 1000:* 30:,+_
30:,+with 20:.+$ 30:.+what 1000:<chain> 100:<count> 680:<namesake> 100:<protocol> 100:<series> 60:?+$ 20:?+i 30:?+list 30:^+id
30:^+the 140:^+what 60:^+which 120:_+$ 30:_+. 30:_+? 30:_+in 30:_+on 40:_+that 20:_+where 100:accord 30:accord+to 60:all 60:arbitrum
20:are+on 50:are+there 20:at+all 60:avalanche 100:base 100:build 100:chain 60:come 60:data 60:decentralis 20:decentralis+exchang
740:dex 30:dex+on 50:doe+geckoterminal 60:dropdown 100:ethereum 160:exchang 60:exist 100:follow 30:for+_ 20:for+a 400:geckoterminal
30:i+_ 30:i+can 20:i+need 300:id 30:id+for 30:id+of 160:linea 260:list 20:list+for 60:need 20:need+the 30:of+the 220:on+_
260:polygon 160:pool 100:r 120:run 60:scroll 60:see 200:solana 100:speak 100:swap 30:that+i 30:the+chain 50:the+dex 20:the+list
100:their 30:their+id 100:then 400:there 30:there+$ 50:there+on 100:they 200:track 60:trade 20:trade+on 100:uniswap 100:v4 100:venu
660:what 30:what+the 60:where 240:which 50:which+dex 30:with+their 20:you+can @get_emissions 2200:* 50:,+_ 30:,+biggest 30:,+for
80:,+next 30:,+show 30:,+who 30:.+$ 30:.+i 400:<count> 400:<number> 300:<step> 100:<time> 130:?+$ 30:?+how 30:?+i 30:?+want 80:^+any
30:^+next 50:^+token 130:^+upcom 30:^+what 200:^+which 50:_+$ 30:_+, 30:_+. 30:_+nam 50:_+of 50:_+token 100:about 30:about+_
200:ahead 80:and+how 30:and+on 300:any 100:bag 800:big 130:big+unlock 200:biggest 200:cap 30:cap+, 100:circulat 300:cliff 100:coin
900:com 200:com+up 200:come 100:d 30:d+like 100:dat 200:date 100:day 30:day+$ 300:dump 50:for+the 100:free 100:fund 100:get 100:gett
100:gimme 30:have+the 400:how 50:how+many 50:how+much 30:i+d 50:i+still 100:largest 100:like 30:like+the 100:list 30:list+$ 100:ll
400:lock 30:lock+$ 30:lock+, 30:lock+? 100:lol 30:lol+$ 200:many 200:much 50:much+i 100:nam 30:nam+$ 900:next 50:of+the 30:of+them
30:on+a 30:on+my 100:overview 100:project 30:project+have 100:proposal 200:releas 100:release 100:should 100:show 30:show+_
400:still 30:that+the 50:the+_ 30:the+biggest 30:the+fund 30:the+largest 30:the+list 30:the+next 100:them 1500:token 30:token+$
100:token+have 250:token+unlock 2000:unlock 50:unlock+$ 180:unlock+com 800:up 30:up+, 100:up+? 500:upcom 100:v 200:vest 100:vote
30:vote+on 100:want 30:want+to 200:what 30:what+token 800:which 30:which+coin 130:which+token 100:who @get_entities_list 560:*
30:,+_ 30:,+id 30:,+so 40:.+$ 100:<count> 70:?+i 30:^+i 50:^+list 20:^+what 50:^+which 30:_+, 30:a+coin 260:coin 30:coin+, 20:coin+?
200:coingecko 30:coingecko+track 200:company 160:country 100:crypto 100:data 40:do+you 30:for+$ 100:got 260:government 20:have+a
30:have+in 100:hold 160:holder 30:holder+, 20:holder+of 30:i+can 80:i+need 20:i+only 400:id 30:id+$ 30:id+, 30:id+of 30:in+the
100:includ 360:list 30:list+company 30:list+of 30:list+the 20:list+with 100:loop 100:market 100:n 360:need 70:need+the 20:of+coin
30:on+coingecko 60:only 100:over 100:pag 100:r 100:so 100:sovereign 100:stock 30:that+coingecko 50:the+id 20:the+list
30:the+treasury 100:their 30:their+id 100:them 30:them+$ 100:tick 100:track 300:treasury 100:ve 60:what 200:which
30:which+government 40:you+have @get_erc20_allowance 2440:* 260:,+_ 80:,+and 60:,+spend 30:,+token 60:.+$ 20:.+how 100:20
2000:<chain> 2440:<coin> 580:<ens> 2380:<evmAddress> 720:<namesake> 220:<protocol> 1580:<series> 100:<ticker> 170:?+$ 90:?+_
20:?+how 30:?+i 40:?+it 20:?+my 70:^+_ 50:^+can 20:^+contract 20:^+did 20:^+doe 30:^+ha 260:^+how 20:^+i 320:_+$ 370:_+, 30:_+.
210:_+? 350:_+_ 30:_+allow 20:_+be 50:_+can 30:_+for 60:_+from 20:_+how 100:_+i 20:_+it 220:_+may 20:_+move 20:_+of 150:_+on
20:_+open 30:_+out 30:_+over 30:_+right 60:_+rout 80:_+spend 180:_+still 40:_+take 20:_+the 20:_+to 30:_+what 30:a+of 160:allow
40:allow+to 580:allowance 60:am 60:amount 30:and+how 20:and+i 20:and+if 20:at+present 60:auditor 60:belong 20:belong+to 20:can+_
30:can+the 100:confirm 60:contract 20:contract+_ 60:control 20:did+_ 20:doe+_ 30:doe+the 100:draw 100:erc 500:eth 1500:ethereum
70:for+_ 140:from+_ 30:from+me 30:from+the 200:gave 30:gave+to 120:given 100:grant 30:ha+_ 60:here 20:here+. 60:hi 20:hi+_ 1460:how
70:how+many 300:how+much 40:i+_ 20:i+am 20:i+it 20:i+my 20:i+on 20:i+that 120:if 30:in+_ 20:it+? 30:it+_ 30:it+the 60:leave 60:let
600:mainnet 260:many 70:many+_ 1100:may 100:may+_ 80:may+the 20:me+? 40:me+_ 100:minute 340:move 20:move+_ 1200:much 30:much+?
120:much+_ 130:much+of 60:my+_ 20:my+wallet 100:now 30:now+? 170:of+_ 20:of+it 40:of+my 30:of+thi 210:on+_ 100:one 60:open 20:open+?
100:oth 280:out 70:out+of 100:over 30:over+_ 220:own 30:own+_ 1000:permit2 210:permit2+_ 60:present 20:present+, 460:pull 60:quarter
260:right 30:right+now 720:rout 180:rout+_ 60:so 880:spend 100:spend+_ 880:still 60:still+take 520:take 50:that+_ 60:the+_
30:the+one 30:the+oth 50:the+rout 60:the+spend 60:then 20:to+_ 30:to+move 20:to+which 120:token 30:token+_ 60:treasury 220:uniswap
500:unlimit 30:unlimit+_ 60:up 20:up+to 1940:usdc 440:usdt 60:v2 60:vitalik 60:wallet 20:wallet+_ 100:what 100:wheth 60:which 60:ye
@get_erc20_metadata 1080:* 30:,+_ 20:,+how 30:,+what 60:.+$ 60:20 1080:<chain> 180:<coin> 1080:<evmAddress> 280:<namesake>
60:<number> 400:<series> 80:<signature> 60:<ticker> 90:?+$ 20:?+? 20:?+_ 20:?+my 20:?+the 30:^+a 20:^+call 80:^+decimal 30:^+how
20:^+name 20:^+need 20:^+token 20:^+total 40:^+what 90:_+$ 60:_+, 30:_+. 80:_+? 50:_+_ 10:_+at 30:_+call 20:_+for 190:_+on 20:_+over
60:amount 20:and+numb 60:and+total 30:and+what 30:at+_ 610:base 60:behind 20:behind+_ 60:both 20:by+_ 240:call 20:call+_ 170:chain
200:contract 30:contract+$ 670:decimal 50:decimal+of 60:dev 50:doe+_ 60:erc 400:ethereum 60:file 20:for+a 50:from+the 20:ha+the
190:how 50:how+many 20:i+the 20:i+wa 60:import 20:in+? 200:itself 10:just 60:liv 60:look 70:mainnet 190:many 50:many+decimal 60:mapp
160:name 40:name+, 60:need 20:need+the 60:numb 20:numb+of 80:of+_ 20:of+the 20:of+token 60:off 220:on+_ 30:on+chain 60:over
20:over+on 70:paid 20:paid+in 10:plain 60:position 60:q 100:read 100:report 10:result 10:return 60:sheet 10:somebody 100:straight
30:straight+from 380:supp 30:supp+, 50:supp+of 220:symbol 60:th 20:that+i 20:the+_ 50:the+contract 20:the+th 20:the+token 130:tick
190:token 50:token+_ 380:total 100:total+supp 60:uni 60:usdt 20:view 10:want 280:what 30:what+doe 20:what+i 30:what+it 10:which
@get_erc20_transfers 900:* 40:,+_ 10:,+any 10:,+newest 10:,+not 30:,+please 50:.+$ 200:20 900:<chain> 660:<coin> 240:<count>
800:<evmAddress> 10:<exchange> 10:<name> 440:<namesake> 460:<number> 660:<series> 100:<ticker> 30:?+$ 90:^+_ 20:^+all 30:^+could
10:^+for 10:^+latest 30:^+only 10:^+please 10:^+show 10:^+token 110:_+$ 80:_+, 100:_+_ 70:_+and 30:_+any 40:_+between 60:_+block
30:_+in 50:_+mov 80:_+on 30:_+payment 10:_+receiv 10:_+rows 10:_+that 10:_+token 60:_+transfer 10:_+which 30:_+who 70:all 20:all+_
40:and+_ 30:and+list 140:any 10:are+enough 20:audit 150:base 160:between 10:binance 520:block 110:block+_ 30:block+on 10:book
30:by+_ 120:came 30:came+in 100:chain 30:chain+? 30:could+you 20:enough 10:enough+. 200:erc 80:erc20 10:eth 660:ethereum 30:every
10:extract 40:feed 10:file 120:first 20:first+$ 20:first+. 10:for+_ 10:for+the 10:from+_ 30:from+the 100:go 30:go+through 10:got
30:in+, 20:inbound 160:incom 40:incom+_ 30:into 10:into+_ 10:invoic 30:kind 100:last 70:latest 10:ledg 20:left 10:link 120:list
30:list+_ 10:list+the 40:live 40:made 70:mainnet 10:match 20:max 200:mov 20:mov+_ 10:movement 10:must 10:need 40:newest
10:newest+first 20:not 30:of+_ 10:of+the 60:oldest 160:on+_ 150:only 30:out 10:outgo 120:payment 20:polygon 100:read 10:receipt
140:receiv 10:reconciliation 40:rows 10:run 100:sent 80:shib 40:shiba 40:show 10:show+_ 20:so 10:so+kind 100:straight
30:straight+from 10:that+_ 40:the+_ 30:the+chain 30:the+last 40:them 10:them+, 100:thousand 100:through 30:to+_ 170:token 10:token+_
10:token+that 380:transfer 30:transfer+of 420:usdc 100:usdt 50:wallet 10:wallet+$ 20:went 220:what 30:what+_ 30:what+came 20:which
100:who 40:whoev @get_etherscan_balance 650:* 30:,+how 580:<chain> 630:<coin> 140:<ens> 510:<evmAddress> 170:<namesake> 10:<number>
220:<series> 80:?+$ 60:^+_ 40:^+how 40:_+$ 10:_+, 70:_+? 10:_+_ 50:_+balance 20:_+doe 10:_+ha 20:_+have 30:_+in 60:_+on 30:_+sit
200:accord 50:accord+to 10:addres 10:arbitrum 30:at+_ 40:avalanche 310:balance 10:balance+_ 70:balance+of 100:base 20:bsc 20:coin
20:doe+_ 370:eth 10:ethereum 300:etherscan 10:ga 10:got 10:grandfath 10:ha+_ 10:held 10:hold 300:how 20:how+many 60:how+much 40:in+_
40:left 10:lie 60:mainnet 70:many 20:many+_ 10:moment 230:much 60:much+_ 10:must 20:native 10:native+coin 10:not 70:of+_ 80:on+_
10:optimism 10:pay 10:plz 210:pol 110:polygon 110:sit 70:sitt 20:sitt+on 10:split 30:there 10:today 10:token 10:u 10:want
@get_etherscan_contract_source 1140:* 50:,+_ 30:,+and 20:,+i 10:,+need 30:,+plu 10:,+so 40:,+with 60:.+$ 20:.+please 10:.+which
840:<chain> 300:<coin> 1130:<evmAddress> 10:<fiat> 40:<name> 120:<namesake> 10:<number> 10:<protocol> 210:<series> 60:?+$ 10:?+i
10:?+need 10:?+show 10:?+what 10:^+_ 10:^+can 10:^+dump 30:^+from 10:^+give 60:^+i 10:^+our 20:^+show 30:^+what 10:^+where
10:^+which 10:^+who 10:^+why 110:_+$ 150:_+, 20:_+. 10:_+? 70:_+_ 10:_+a 10:_+and 10:_+be 20:_+for 10:_+ha 130:_+on 10:_+verify
10:a+contract 170:abi 30:actual 40:against 10:against+_ 10:against+the 60:am 10:and+tell 30:and+where 30:and+which 10:any
30:anywhere 40:arbitrum 10:are+they 20:ask 80:audit 10:auditor 280:base 60:beacon 10:been 50:behind 10:behind+_ 10:behind+the
10:black 20:bnb 10:box 80:bsc 60:built 20:call 20:can+i 30:chain 120:code 20:code+of 10:coin 10:colleague 300:compil 10:confirm
220:contract 20:contract+, 20:contract+_ 10:contract+on 20:copy 10:current 10:custom 40:declare 140:deposit 40:deposit+contract
20:dev 20:diff 10:diligence 30:doe+the 10:dollar 10:due 20:dump 20:eth 30:eth2 240:ethereum 400:etherscan 40:event 10:everybody
10:exchange 20:exploit 320:fil 10:file 40:for+_ 10:for+a 20:for+an 10:for+the 20:function 120:get 30:get+me 20:give 10:give+me
20:harvest 10:hidden 20:him 10:hold 20:how 20:i+am 10:i+it 10:i+m 10:i+need 10:i+see 20:i+the 10:i+want 10:i+would 30:if 10:if+the
30:implementation 10:it+a 10:item 20:know 10:know+if 20:l1 20:lead 20:learn 340:licence 30:like 10:like+to 20:lin 20:m 10:m+writ
20:made 220:mainnet 10:match 30:me+the 10:me+which 60:memo 20:multicall3 90:need 10:need+the 10:need+to 10:no 10:not 10:now 90:of+_
20:of+the 10:old 150:on+_ 20:one 100:pancake 10:please+, 100:plu 120:point 10:proof 190:proxy 30:public 60:publish 40:read
10:read+the 70:review 110:rout 20:rout+_ 30:see 280:show 20:show+me 20:show+the 40:signatur 10:sit 20:so 360:solidity
50:solidity+fil 20:some 10:somewhere 470:source 20:source+code 20:source+of 40:stak 20:subgraph 10:swapp 30:tell 10:tell+me 60:teth
20:thank 10:that+contract 10:the+_ 20:the+abi 20:the+beacon 10:the+deposit 30:the+proxy 60:the+solidity 50:the+source 20:their
40:they 10:through 10:to+know 10:token 10:u 20:uniswap 30:usdc 100:usdt 60:used 10:v2 10:verification 280:verify 10:verify+?
10:verify+on 120:version 10:wa+it 80:want 10:want+to 140:what 140:where 10:where+can 30:where+doe 20:wheth 170:which 10:which+event
10:which+function 20:who 10:who+can 20:why 30:with+the 10:would+_ 10:would+like 20:writ 10:writ+a 10:ye @get_etherscan_gas_oracle
620:* 20:,+an 20:,+how 20:.+$ 590:<chain> 280:<coin> 10:<maybeChain> 190:<namesake> 150:<series> 320:<unit> 70:?+$ 10:?+? 70:^+_
30:^+ga 10:^+how 20:^+on 30:_+$ 20:_+, 20:_+? 20:_+_ 20:_+and 10:_+at 10:_+atm 20:_+for 40:_+ga 20:_+in 20:_+pl 10:_+rn 10:afternoon
10:am 20:and+a 20:and+how 20:and+what 40:arbitrum 20:at+thi 20:atm 10:atm+$ 130:base 20:base+fee 20:be+? 120:block 10:chain 10:cheap
10:coin 60:com 20:cost 10:current 50:eth 110:ethereum 10:expensive 300:fast 100:fee 20:for+a 10:free 120:full 390:ga 30:ga+on
10:ga+price 10:ga+rn 10:gnosi 10:grandson 10:hand 20:high 160:how 30:how+full 50:in+_ 60:latest 10:like 10:linea 10:mainnet 10:mean
20:mint 80:moment 20:moment+. 10:move 20:much 10:network 10:nod 120:normal 60:now 10:now+$ 70:on+_ 10:optimism 60:ordinary 70:pl
20:pl+$ 260:polygon 20:present 20:price 60:recent 20:right 90:rn 10:rn+$ 10:rn+? 10:sett 300:slow 10:so 10:some 120:standard
10:suggest 20:the+recent 20:there 20:thi+moment 10:think 10:tip 10:told 60:transaction 10:tx 80:what 20:what+will 10:which 10:why
60:will 20:will+the 10:worth @get_etherscan_token_transfers 1010:* 60:,+_ 10:,+both 20:,+in 20:,+newest 50:,+the 130:.+$ 40:.+_
40:.+it 100:20 910:<chain> 690:<coin> 760:<count> 100:<ens> 1010:<evmAddress> 10:<exchange> 10:<name> 590:<namesake> 200:<number>
590:<series> 100:<ticker> 30:?+$ 20:^+_ 20:^+all 10:^+did 20:^+for 30:^+from 30:^+i 10:^+list 10:^+we 30:^+would 90:_+$ 140:_+,
80:_+. 60:_+_ 10:_+entry 30:_+ever 10:_+for 30:_+from 40:_+i 10:_+it 10:_+late 100:_+movement 80:_+of 210:_+on 10:_+payment
10:_+receiv 40:_+recent 10:_+send 20:_+that 40:_+transfer 100:accord 30:accord+to 40:account 10:account+_ 60:all 20:all+_ 70:and+out
20:any 10:any+_ 10:at+_ 70:audit 70:base 10:binance 100:bnb 10:book 20:bookkeep 40:both 100:cake 20:came 10:came+in 100:chain
40:contract 100:court 10:did+_ 100:earliest 40:entry 100:erc 100:erc20 110:eth 590:ethereum 400:etherscan 100:ever 30:every
10:extract 40:fetch 160:file 40:file+. 230:first 60:first+. 10:for+_ 30:for+a 20:for+an 30:for+me 20:for+the 10:got 40:i+_ 50:i+need
70:in+and 60:incom 10:incom+_ 30:into 10:into+_ 10:invoic 10:it+_ 20:it+for 30:it+i 10:kind 20:late 10:late+$ 50:latest 10:ledg
10:link 40:list 10:list+the 150:mainnet 10:match 30:me+? 380:movement 10:must 210:need 90:newest 20:newest+first 170:of+_ 30:of+them
300:oldest 230:on+_ 130:only 30:only+the 300:out 10:out+, 50:out+of 10:outgo 20:payment 100:pull 30:pull+the 30:receipt 40:receiv
140:recent 40:reconcile 10:reconciliation 10:run 20:send 100:start 30:start+with 10:that+_ 80:the+_ 10:the+account 30:the+very
100:them 30:them+, 10:to+_ 210:token 30:token+_ 30:token+transfer 380:transfer 40:transfer+of 360:usdc 230:usdt 100:very
30:very+first 10:wallet 40:way 30:with+the 30:would+you @get_etherscan_transactions 1230:* 60:,+_ 30:,+i 10:,+newest 20:,+when
30:,+who 70:.+$ 1130:<chain> 100:<coin> 1090:<count> 150:<ens> 1080:<evmAddress> 550:<namesake> 30:<number> 540:<series> 30:?+$
60:^+_ 50:^+i 30:^+open 10:^+recent 10:^+show 30:^+the 10:^+what 10:^+which 70:_+$ 150:_+, 40:_+. 10:_+? 30:_+_ 10:_+been 30:_+did
10:_+entry 10:_+for 180:_+on 10:_+sent 170:_+transaction 40:_+tx 30:_+via 30:_+with 10:activity 220:base 50:been 100:begin 100:book
100:bsc 30:by+_ 20:call 10:diligence 10:due 100:earliest 30:entry 550:ethereum 400:etherscan 460:ever 150:fee 10:fee+, 30:fee+and
10:file 100:fine 30:fine+$ 170:first 30:first+$ 10:for+_ 60:function 100:fund 10:ha+_ 100:here 100:hi 100:how 30:how+_ 30:i+need
30:i+want 20:it+$ 30:it+? 10:kind 40:late 100:life 230:list 30:list+of 30:list+the 210:made 160:mainnet 100:method 10:most 100:need
30:need+to 30:newest 100:number 130:of+_ 30:of+the 300:oldest 250:on+_ 30:on+top 100:one 30:only 10:only+$ 100:open 30:outgo 10:part
10:plain 30:please+list 110:polygon 30:receiv 50:recent 100:revert 10:run 200:see 30:see+how 10:send 40:sent 50:show 10:show+_
40:statu 10:statu+, 10:that+_ 90:the+_ 30:the+book 30:the+very 100:their 100:therefore 10:thing 10:through 30:to+_ 50:to+see 210:top
30:top+$ 30:top+, 880:transaction 80:transaction+of 10:transaction+that 290:tx 10:tx+on 110:up 40:value 200:very 100:via 20:wa+it
100:want 30:want+to 50:what 10:what+ha 60:when 20:when+wa 120:which 10:which+function 30:which+one 100:who 30:with+_ 30:with+the
30:with+their 10:word @get_event_topic 680:* 30:,+_ 30:,+and 30:,+need 20:.+what 60:<coin> 60:<protocol> 60:<series> 680:<signature>
30:?+$ 30:^+_ 30:^+i 100:^+topic0 80:_+$ 30:_+, 30:_+? 20:_+for 30:_+log 20:_+trad 30:and+which 100:arg 20:do+i 60:eth 220:event
30:event+_ 180:filt 60:first 20:for+_ 20:for+my 220:hash 20:hash+of 20:i+put 30:in+a 100:index 160:log 20:my+_ 100:need 80:of+_
30:of+our 100:one 30:one+of 30:please+, 60:put 100:subgraph 220:topic 460:topic0 90:topic0+of 60:trad 60:uniswap 60:v2 120:what
20:what+i 100:which @get_exchange 540:* 30:,+a 30:,+for 10:,+the 20:,+what 20:,+which 80:.+$ 20:.+. 40:<count> 540:<exchange>
60:<step> 30:?+i 30:?+need 20:?+what 50:^+_ 20:^+can 40:^+i 10:^+which 40:_+, 20:_+. 20:_+be 10:_+by 20:_+volume 30:a+client
100:alert 40:and+how 20:and+it 20:and+volume 200:any 60:ask 260:binance 10:by+volume 20:can+_ 100:client 220:coinbase 220:coingecko
30:coingecko+, 160:country 60:d 20:d+like 60:daught 30:doe+it 160:exchange 100:file 30:file+. 30:for+a 30:for+the 100:found 160:gdax
60:giv 60:give 60:good 160:how 30:how+many 20:how+much 20:i+_ 20:i+d 30:i+there 20:i+would 100:id 10:in+_ 20:it+_ 20:it+and
60:kraken 100:lett 120:like 20:like+to 100:list 30:list+? 100:many 20:me+to 40:most 10:most+in 60:much 20:much+i 20:my+daught
100:need 30:need+for 30:on+_ 140:pair 30:pair+doe 40:people 100:public 100:record 100:risk 300:score 30:score+and 60:see 60:start
10:the+_ 10:the+most 160:there 60:they 20:to+see 60:told 20:told+me 60:trad 40:trade 300:trust 80:trust+score 160:volume 30:volume+$
20:volume+. 180:what 100:which 20:would+like 160:year @get_exchange_markets 1200:* 30:,+i 30:,+just 30:,+or 30:,+which 50:.+$
380:<chain> 880:<coin> 1200:<exchange> 480:<fiat> 100:<maybeChain> 160:<pair> 160:<series> 100:?+$ 20:?+and 30:?+show 70:^+_
40:^+doe 30:^+every 30:^+i 20:^+what 110:^+which 70:_+$ 50:_+, 20:_+? 30:_+a 30:_+at 30:_+doe 20:_+have 120:_+list 20:_+market
30:_+pair 50:_+perp 30:_+quot 110:_+spot 30:_+still 30:_+which 20:a+_ 30:a+the 100:accept 160:against 20:against+the 20:and+what
30:are+there 30:at+_ 30:at+present 100:base 100:book 100:bot 30:can+one 100:coin 360:coinbase 160:doe+_ 380:eth 100:eur 220:euro
100:even 200:every 30:every+_ 100:form 100:halt 20:have+a 30:i+_ 80:in+_ 100:just 340:kraken 680:list 30:list+? 30:list+_
20:list+for 50:list+with 100:margin 540:market 30:market+_ 20:market+on 500:okx 20:on+_ 300:one 30:one+$ 30:one+are 30:one+trade
160:oth 220:pair 40:pair+doe 300:perp 30:perp+, 100:perpetual 100:present 30:present+? 200:quot 50:quot+in 100:quote 30:quote+_
100:settl 100:show 100:sol 740:spot 80:spot+market 100:statu 100:still 100:symbol 70:the+_ 100:there 30:there+$ 100:they 100:tool
160:trad 20:trad+? 30:trad+_ 100:trade 300:usdc 100:usdt 100:use 30:wa+it 120:what 20:what+_ 720:which 40:which+_ 30:which+coin
50:which+one 30:with+_ 30:with+it @get_exchange_tickers 620:* 20:,+all 20:,+and 10:,+how 20:,+the 40:,+with 20:.+$ 10:.+_
220:<chain> 380:<coin> 160:<count> 620:<exchange> 100:<fiat> 200:<number> 20:<pair> 60:<protocol> 220:<series> 20:?+$ 10:?+and
10:?+want 60:^+_ 20:^+all 10:^+doe 20:^+every 10:^+if 20:^+on 10:^+what 30:^+which 30:_+$ 70:_+, 10:_+? 10:_+_ 20:_+by 10:_+for
10:_+have 20:_+list 10:_+market 20:_+move 10:_+on 80:_+pair 20:_+price 20:_+spot 20:_+token 20:_+trad 30:_+volume 20:a+_ 40:against
10:against+the 120:all 20:all+_ 20:and+how 20:and+the 10:and+what 20:at+_ 60:biggest 240:binance 60:bitcoin 40:book 40:both 40:btc
20:by+_ 20:by+volume 120:coinbase 40:cost 40:dao 160:depth 30:doe+_ 60:dogecoin 40:each 10:each+_ 100:eth 60:ethereum 80:euro
60:every 20:every+_ 100:exchange 60:first 20:first+$ 20:for+a 10:for+each 10:have+$ 10:have+a 100:how 20:how+much 10:how+thick 40:if
10:if+the 30:in+_ 20:in+which 40:incl 10:incl+. 260:kraken 80:list 10:list+for 160:market 10:market+on 60:money 60:most 20:most+in
60:mov 20:mov+the 100:move 60:much 20:much+money 80:on+_ 20:oth 520:pair 10:pair+doe 40:pair+on 60:people 60:percent 160:price
20:price+, 10:price+_ 60:quot 40:sell 10:sell+_ 100:spot 20:spot+market 280:spread 30:the+_ 20:the+most 20:the+price 40:they
10:they+have 40:thick 40:those 10:to+move 60:token 20:token+, 80:trad 20:trad+, 10:trad+? 60:trade 60:two 60:uniswap 220:volume
20:volume+$ 20:volume+first 40:want 10:want+the 40:way 40:what 10:what+_ 180:which 20:which+_ 20:with+the @get_exchange_time 1400:*
30:,+_ 30:,+and 30:,+doe 30:,+how 30:,+my 80:,+what 50:.+$ 30:.+doe 30:.+how 1400:<exchange> 80:?+$ 30:?+give 50:?+it 30:?+my
30:?+we 30:^+_ 30:^+by 30:^+can 200:^+i 30:^+my 30:^+our 30:^+that 30:_+$ 30:_+, 30:_+. 30:_+i 30:_+since 200:all 30:all+?
30:and+how 50:and+what 100:answ 500:answer 300:api 100:app 30:at+_ 50:at+all 200:binance 100:bot 30:by+how 600:bybit 800:clock
100:compare 100:connect 80:doe+it 30:doe+the 100:down 30:down+? 100:even 300:exchange 30:exchange+? 300:far 30:for+a 100:get
100:give 30:give+me 400:how 80:how+far 30:how+much 200:i+_ 100:i+it 30:i+my 50:i+the 50:it+i 30:it+say 200:kraken 100:log 30:log+in
30:me+it 100:much 30:much+doe 100:nonce 100:noon 100:not 100:now 30:now+or 30:of+_ 30:of+the 300:off 400:okx 30:or+i 300:order
30:our+_ 100:out 30:out+of 100:reconciliation 200:reject 300:say 50:say+$ 100:send 400:serv 100:since 100:t 50:the+exchange
100:their 300:there 30:there+$ 30:there+? 30:there+are 400:time 50:time+i 30:time+to 300:timestamp 30:to+_ 100:up 30:up+, 100:v
500:what 50:what+it 80:what+time 100:window 100:work 200:wrong @get_exchange_volume_chart 1320:* 10:,+_ 30:,+a 30:,+for 30:,+i
30:,+in 100:.+$ 580:<chain> 580:<coin> 1320:<exchange> 500:<fiat> 200:<protocol> 580:<series> 140:<step> 1320:<time> 60:?+$ 30:?+_
30:?+i 130:^+_ 30:^+could 50:^+ha 50:^+how 30:^+my 20:^+please 120:_+$ 150:_+, 90:_+. 90:_+? 50:_+_ 10:_+for 20:_+from 40:_+futur
20:_+ha 30:_+over 10:_+spot 90:_+trad 30:_+trade 70:_+volume 30:a+a 100:activity 30:at+_ 100:been 40:between 10:between+_
880:binance 300:bitcoin 280:btc 160:chart 40:coingecko 10:coingecko+id 10:could+i 20:could+you 100:curve 100:d 30:d+like 100:deribit
30:did+_ 100:edition 160:evolv 140:exchange 60:express 100:fall 10:for+_ 30:for+a 20:from+_ 140:futur 40:get 10:get+the 100:graphic
30:ha+_ 260:how 20:how+_ 30:how+ha 30:how+much 30:i+_ 30:i+d 10:i+get 40:id 10:id+_ 100:if 150:in+_ 340:kraken 100:leave 200:like
30:like+the 30:like+to 20:me+how 100:much 30:much+did 50:of+_ 10:of+the 30:on+_ 100:over 30:over+the 100:people 100:pick 30:pick+up
100:see 100:sery 40:spot 60:tell 20:tell+me 40:term 40:the+_ 20:the+trad 30:to+see 720:trad 30:trad+_ 30:trad+at 110:trad+volume
100:trade 30:trade+_ 100:trail 140:turnov 40:turnov+of 100:up 30:up+_ 780:volume 120:volume+_ 30:volume+in 30:volume+of 100:what
30:what+it 20:you+tell @get_exchange_volume_chart_range 580:* 20:,+_ 50:.+$ 100:1st 100:31st 320:<chain> 320:<coin> 580:<exchange>
200:<fiat> 320:<series> 60:<step> 580:<time> 40:?+$ 70:^+_ 30:^+could 30:^+i 10:^+please 30:_+$ 50:_+, 10:_+. 40:_+? 30:_+_ 20:_+for
30:_+from 20:_+futur 10:_+ha 20:_+spot 40:_+trad 60:_+volume 160:between 40:between+_ 420:binance 100:bitcoin 220:btc 40:chart
60:coingecko 20:coingecko+id 20:could+i 10:could+you 100:dead 40:evolv 60:exchange 40:express 20:for+_ 30:for+the 30:from+_ 60:futur
60:get 20:get+the 100:graphic 40:how 10:how+_ 20:i+get 30:i+need 60:id 20:id+_ 50:in+_ 160:kraken 10:me+how 100:need 30:need+_
30:of+_ 20:of+the 100:quarter 100:real 60:spot 40:tell 10:tell+me 60:term 20:the+_ 10:the+trad 30:the+whole 180:trad 50:trad+volume
60:turnov 20:turnov+of 520:volume 30:volume+_ 30:volume+in 30:volume+of 30:wa+it 100:whole 10:you+tell @get_exchanges 1310:* 60:,+_
10:,+for 10:,+what 10:,+which 50:,+with 70:.+$ 10:.+. 100:<chain> 200:<coin> 700:<count> 230:<exchange> 200:<fiat> 240:<number>
200:<series> 140:<step> 100:<time> 50:?+$ 20:?+i 10:?+what 80:^+_ 10:^+can 30:^+coingecko 30:^+for 10:^+give 40:^+i 100:^+most
30:^+the 60:_+$ 30:_+, 10:_+. 10:_+a 10:_+be 30:_+rows 30:_+turnov 40:_+volume 30:_+where 100:acc 50:and+_ 10:and+how 10:and+it
10:and+volume 100:annex 40:ask 100:best 80:binance 200:btc 10:can+_ 100:cex 90:coinbase 390:coingecko 30:coingecko+, 30:coingecko+_
10:coingecko+list 100:counterparty 540:country 100:crypto 40:d 10:d+like 40:daught 100:diligence 100:due 30:due+diligence
10:endpoint 840:exchang 30:exchang+$ 30:exchang+, 30:exchang+_ 30:exchang+and 110:exchange 10:file 30:for+a 10:for+my 30:for+the
200:found 40:gdax 40:giv 80:give 10:give+me 40:good 40:how 10:how+much 10:i+_ 10:i+d 30:i+need 10:i+would 110:id 10:id+$ 50:in+_
10:it+_ 10:it+and 100:kind 30:kind+of 10:know 50:kraken 80:like 10:like+to 140:list 30:list+$ 10:list+of 10:me+to 100:memo 100:min
400:most 40:much 10:much+i 10:my+daught 40:nam 100:need 40:page 100:payout 100:rank 100:register 100:rows 30:rows+. 400:score
20:score+and 40:see 40:sheet 100:should 30:should+i 40:spell 400:spot 40:start 30:the+_ 30:the+best 10:the+exchange 30:the+min
240:their 10:their+id 40:them 10:them+, 40:there 140:they 30:to+coingecko 10:to+see 40:told 10:told+me 40:trad 900:trust
100:trust+score 100:turnov 10:und 100:venu 280:volume 40:volume+$ 10:volume+. 30:volume+in 130:what 200:where 50:which 30:with+the
40:with+their 100:withdraw 10:would+like 240:year @get_exchanges_list 1350:* 120:,+_ 20:,+for 50:,+id 30:,+list 80:.+$ 30:.+can
400:<count> 30:<exchange> 260:<number> 30:?+$ 30:?+i 30:?+show 30:^+for 40:^+give 30:^+i 30:^+id 50:^+which 30:_+$ 20:_+a 80:_+rows
200:active 100:all 30:all+exchang 100:already 200:am 30:can+you 300:clos 10:coinbase 1050:coingecko 30:coingecko+$ 50:coingecko+,
40:coingecko+list 100:column 200:crypto 400:dead 100:died 30:do+a 30:doe+coingecko 300:down 30:down+$ 30:down+? 10:endpoint
100:everyone 1160:exchang 30:exchang+, 130:exchang+that 190:exchange 30:exchange+? 10:file 30:for+an 30:for+me 20:for+my 30:for+the
160:give 40:give+me 50:i+am 30:i+must 650:id 20:id+$ 50:id+, 30:id+and 50:id+of 10:know 100:known 10:kraken 560:list 30:list+,
20:list+of 30:list+the 300:long 300:mark 30:me+$ 30:me+the 100:must 160:nam 30:nam+and 100:name 30:name+of 100:need 300:no
80:no+long 30:of+all 30:of+those 30:on+coingecko 100:one 100:operat 60:page 100:piece 100:regist 300:rows 30:rows+$ 30:rows+.
60:sheet 100:show 30:show+me 100:shut 100:sorry 60:spell 100:sufficient 30:that+are 50:that+coingecko 30:the+exchange 30:the+one
160:their 40:their+id 60:them 20:them+, 200:those 30:to+coingecko 100:track 10:und 10:what 310:which 30:which+crypto
30:which+exchang 30:which+id 20:with+their 30:would+be 100:writ 100:write @get_fear_greed 3100:* 150:,+_ 30:,+for 30:,+the 50:,+what
150:.+$ 100:<chain> 100:<coin> 100:<number> 100:<series> 200:<step> 2000:<time> 100:<url> 130:?+$ 30:?+and 30:?+i 30:^+_ 100:^+are
250:^+fear 130:^+how 50:^+i 30:^+market 30:^+read 230:_+$ 80:_+, 80:_+. 100:_+? 80:_+before 30:_+pl 100:about 100:afraid 100:also
130:and+gre 30:and+how 30:and+the 30:are+people 30:are+the 300:before 100:bitcoin 100:box 100:check 100:compar 30:compar+with
400:crypto 30:crypto+market 100:day 30:day+$ 30:doe+the 100:each 30:each+_ 1800:fear 130:fear+and 250:fear+gre 30:for+each
50:for+the 100:friday 100:friend 2000:gre 130:gre+_ 130:gre+index 800:greedy 130:greedy+today 100:hello 600:how 30:how+ha 30:i+need
130:i+the 30:i+want 30:in+crypto 30:in+the 800:index 100:investor 30:it+the 100:last 30:last+_ 900:market 30:market+$ 30:market+,
30:me+the 400:mood 100:morn 100:mov 30:mov+_ 200:n 100:need 100:news 100:newslett 50:of+the 100:one 180:or+greedy 400:people 100:pl
30:pl+$ 200:ppl 100:read 200:reading 100:say 30:say+$ 700:scar 100:scor 100:see 100:sentence 200:sentiment 100:sery 30:sery+_
100:show 30:show+_ 100:th 50:the+_ 30:the+last 150:the+market 100:these 30:these+day 100:through 30:to+see 1400:today 80:today+$
30:today+, 30:today+. 100:today+? 80:today+and 30:today+in 100:up 30:up+to 100:v 30:v+_ 100:valu 30:wa+it 100:want 30:want+to
200:what 30:what+doe 30:what+i 100:when 30:with+_ @get_fee_history 1880:* 50:,+_ 10:,+how 30:,+with 40:.+$ 400:25th 400:75th
1760:<chain> 890:<coin> 1500:<count> 110:<maybeChain> 350:<namesake> 400:<number> 710:<series> 80:<unit> 90:?+$ 10:?+? 30:?+show
50:^+_ 230:^+base 30:^+did 30:^+ga 30:^+how 30:^+i 10:^+on 10:^+what 140:_+$ 40:_+, 10:_+? 150:_+_ 30:_+and 20:_+at 10:_+atm
350:_+block 30:_+fee 20:_+ga 30:_+over 30:_+recent 10:_+rn 30:a+good 10:afternoon 10:am 60:and+how 10:and+the 10:and+what
40:arbitrum 30:at+_ 50:at+the 10:at+thi 20:atm 10:atm+$ 1650:base 350:base+fee 10:be+? 1580:block 80:block+$ 100:block+, 30:block+?
30:block+_ 10:block+i 80:block+on 110:chain 30:chain+_ 10:cheap 100:climb 10:coin 40:com 20:cost 10:current 50:did+the 100:dur
150:eth 570:ethereum 10:expensive 50:fast 1500:fee 50:fee+_ 60:fee+and 50:fee+of 10:free 260:full 230:ga 20:ga+on 10:ga+price
10:ga+rn 10:gnosi 100:good 10:grandson 10:hand 20:high 400:how 30:how+_ 30:how+did 70:how+full 10:i+_ 10:in+_ 30:in+the 40:latest
10:like 10:linea 110:mainnet 10:mean 200:median 120:mint 30:mint+_ 40:moment 10:moment+. 10:move 20:much 10:network 10:nod 20:normal
160:now 10:now+$ 50:of+_ 50:of+the 150:on+_ 30:on+chain 310:optimism 600:over 150:over+the 100:paid 30:paid+on 100:past 30:past+_
500:percentile 20:pl 10:pl+$ 200:plu 170:polygon 20:present 20:price 20:priority 10:priority+fee 120:recent 100:relay 20:right 80:rn
10:rn+$ 10:rn+? 100:run 10:sett 100:show 50:slow 10:so 10:some 30:standard 20:state 10:state+the 30:suggest 250:the+_ 30:the+block
30:the+past 10:the+recent 100:them 30:them+? 20:there 10:thi+moment 10:think 100:through 100:tim 100:time 30:time+to 710:tip 10:told
100:transact 100:trend 10:tx 100:went 80:what 10:what+will 10:which 10:why 40:will 10:will+the 30:with+the 10:worth
@get_fees_overview 2420:* 150:,+_ 30:,+all 30:,+by 10:,+how 60:,+not 30:,+what 30:,+which 90:.+$ 440:<coin> 900:<count>
80:<exchange> 300:<number> 520:<protocol> 40:<quoted> 700:<time> 100:?+$ 50:?+_ 90:^+_ 40:^+fee 40:^+how 30:^+i 30:^+rank 30:^+top
80:^+what 80:^+which 100:^+who 110:_+$ 50:_+, 60:_+. 50:_+? 20:_+_ 20:_+fee 10:_+how 20:_+keep 10:_+paid 10:_+perp 90:_+protocol
60:_+revenue 50:_+rows 120:aave 300:acros 50:acros+all 100:actual 500:all 80:all+chain 30:all+of 100:app 100:but 50:by+what
300:chain 50:chain+$ 30:chain+? 100:com 400:crypto 100:defi 30:defi+, 30:did+_ 10:did+the 100:dividend 10:doe+the 300:earn
80:earn+the 100:earner 40:end 10:end+up 1140:fee 40:fee+$ 30:fee+, 10:fee+? 20:fee+_ 10:fee+did 40:fee+paid 100:got 30:got+$ 40:gros
100:hand 540:holder 10:holder+_ 240:how 60:how+much 80:hyperliquid 30:in+? 10:in+_ 50:in+crypto 30:in+defi 20:in+fee 30:in+the
120:itself 600:keep 20:keep+_ 40:kept 140:late 30:late+$ 10:late+? 100:let 80:lido 100:made 30:made+the 200:make 200:money 1000:most
30:most+fee 30:most+in 30:most+money 30:most+of 100:most+revenue 240:much 10:much+$ 30:much+did 10:much+of 460:not 10:not+the
100:now 30:now+? 20:of+_ 30:of+crypto 20:of+the 30:of+what 10:on+_ 40:out 10:out+of 260:paid 10:paid+in 10:paid+on 440:pay 10:pay+in
40:perp 30:please+$ 40:ppl 1680:protocol 30:protocol+, 30:protocol+_ 130:protocol+by 500:rank 50:rank+by 100:real 100:receiv
1040:revenue 100:revenue+$ 50:revenue+_ 100:right 30:right+now 200:rows 30:rows+$ 30:rows+. 40:slug 100:stay 100:tak 10:the+_
30:the+fee 230:the+most 40:the+protocol 100:their 100:themselv 200:they 20:to+_ 440:token 110:token+holder 100:top 40:trader
240:uniswap 40:up 380:user 50:user+pay 820:what 30:what+com 10:what+did 10:what+doe 30:what+token 600:which 30:which+app
130:which+protocol 400:who 30:with+the 100:wond @get_first_prices 1300:* 30:,+_ 130:,+and 30:.+$ 600:<chain> 1200:<coin>
100:<evmAddress> 100:<fiat> 500:<protocol> 300:<series> 150:?+$ 30:^+_ 30:^+i 130:^+since 80:^+when 80:_+, 100:_+and 30:_+been
30:_+on 30:_+pric 30:_+since 30:_+that 80:_+token 30:_+value 150:a+price 200:all 50:and+_ 50:and+at 30:and+how 30:and+open
180:and+what 100:any 50:at+all 30:at+what 30:at+which 100:base 100:been 100:begin 100:bitcoin 100:chainlink 100:cheap 100:coin
200:date 100:day 500:defillama 50:did+_ 30:did+it 100:each 30:each+. 100:earliest 200:ethereum 100:ever 100:exist 1000:first
30:first+? 100:for+_ 30:for+each 100:get 30:have+_ 50:have+a 200:how 30:i+_ 30:i+m 50:i+there 30:i+wa 30:it+? 30:it+wa 100:lol
30:lol+$ 100:lot 100:m 30:m+writ 80:of+_ 100:old 30:on+_ 400:one 30:one+$ 80:one+? 100:open 30:open+_ 200:pric 30:pric+in 1100:price
30:price+$ 30:price+, 30:price+? 30:price+and 50:price+at 80:price+for 50:price+of 100:px 200:record 100:see 30:see+how 800:since
180:since+when 200:solana 30:the+first 80:the+very 200:there 30:there+a 300:token 30:token+$ 30:token+, 100:trade 600:uniswap
100:usd 100:usdc 100:value 500:very 130:very+first 30:wa+it 80:wa+that 100:wa+the 100:wanna 800:what 30:what+price 180:what+wa
1000:when 50:when+did 30:when+doe 80:when+i 30:when+wa 200:which 100:wrapp 100:writ 30:writ+a @get_function_selector 1500:* 30:,+_
30:,+and 40:.+$ 30:.+which 160:<count> 460:<number> 1500:<signature> 90:?+$ 30:^+_ 30:^+a 50:^+how 30:^+please 120:^+selector
30:^+the 20:^+what 220:_+$ 70:_+. 70:_+? 30:_+i 30:and+i 30:be+? 360:byt 260:byte 100:call 200:compute 50:compute+the 160:custom
60:data 30:do+i 220:error 60:error+_ 100:for+_ 20:for+the 320:function 100:get 30:get+the 200:how 30:how+do 30:how+to 40:i+_
30:i+get 30:i+suspect 20:in+our 60:incident 30:it+_ 100:just 60:log 60:match 100:need 30:need+it 150:of+_ 30:of+our 100:question
160:revert 980:selector 30:selector+_ 130:selector+of 100:suspect 30:that+be 50:the+_ 60:what 20:what+i 100:which 30:which+_
30:would+that @get_funding_rate 2070:* 50:,+_ 40:,+and 30:,+i 30:,+it 50:,+next 80:,+what 50:.+_ 30:.+e 30:.+what 260:<chain>
2070:<coin> 2010:<exchange> 1040:<pair> 830:<series> 90:?+$ 30:?+_ 20:?+what 120:^+_ 20:^+are 20:^+do 190:^+fund 30:^+i 30:^+next
30:^+the 90:^+what 120:_+$ 120:_+, 30:_+. 20:_+? 140:_+_ 70:_+at 30:_+fund 40:_+next 30:_+on 380:_+perp 40:_+right 30:_+when 100:am
70:and+at 30:and+how 30:and+when 110:at+_ 60:at+the 40:at+what 30:at+which 700:binance 500:btc 100:btcusdt 850:bybit 60:charge
100:com 30:doe+it 60:due 100:e 30:e+. 430:eth 30:for+my 1900:fund 60:fund+$ 30:fund+, 40:fund+_ 130:fund+on 60:get 100:hour
30:hour+$ 100:how 30:how+much 30:i+. 50:i+_ 30:i+am 20:i+get 30:i+it 30:i+m 30:it+i 520:long 30:long+i 60:long+pay 100:m 100:margin
60:moment 20:moment+, 100:much 30:much+$ 1240:next 140:next+fund 160:now 30:now+$ 50:of+_ 460:okx 260:on+_ 40:on+the 10:one 480:pay
40:pay+at 30:pay+on 260:payment 50:payment+$ 1910:perp 20:perp+$ 70:perp+, 80:perp+_ 60:perp+at 90:perp+on 60:pl 20:pl+$ 100:plu
380:rate 50:rate+of 160:right 40:right+now 280:short 200:sol 30:that+i 30:the+_ 20:the+fund 20:the+moment 70:the+next 50:the+perp
100:time 30:time+$ 10:trad 310:usdt 30:we+are 900:what 30:what+doe 30:what+i 70:what+the 30:what+time 30:what+will 20:what+would
200:when 30:when+? 100:which 260:will 20:will+the 20:would+i @get_funding_rate_history 1150:* 100:,+_ 50:.+$ 500:<chain> 1150:<coin>
1000:<count> 1150:<exchange> 400:<pair> 650:<series> 30:?+_ 30:?+i 130:^+_ 60:^+fund 30:^+how 30:^+kind 30:^+what 90:_+$ 50:_+,
30:_+? 150:_+_ 30:_+been 150:_+fund 30:_+pay 50:_+payment 140:_+perp 30:_+perpetual 30:_+print 50:_+swap 100:actual 100:aft 50:at+_
200:been 240:binance 100:bitcoin 240:btc 710:bybit 100:chang 30:did+the 310:eth 1050:fund 30:fund+_ 30:fund+on 50:fund+paid
100:fund+payment 30:ha+_ 100:how 30:how+ha 30:i+m 30:it+_ 100:kind 200:late 30:late+? 100:long 100:m 200:margin 30:of+_ 200:okx
50:on+_ 100:out 30:out+, 200:paid 30:paid+out 200:pay 30:pay+on 600:payment 80:payment+$ 550:perp 30:perp+, 90:perp+_ 30:perp+at
100:perpetual 200:print 30:print+$ 100:rat 40:rate 100:sol 100:state 30:state+the 200:swap 30:swap+_ 50:the+_ 200:tim 400:usdt
100:what @get_gainers_losers 1700:* 100:,+_ 100:,+in 50:,+only 30:,+quot 30:,+who 30:.+$ 1100:<count> 1200:<fiat> 1400:<time> 50:?+$
50:^+_ 30:^+a 130:^+biggest 30:^+coin 30:^+for 50:^+top 30:^+which 30:^+who 350:_+$ 130:_+, 30:_+. 30:_+? 30:_+_ 150:_+among
30:_+and 100:_+coin 30:_+in 30:a+table 800:among 180:among+the 180:and+loser 30:and+which 50:and+who 500:biggest 100:biggest+winner
700:coin 100:coin+, 100:count 200:dollar 100:down 100:drop 200:dump 100:edition 300:euro 100:fall 100:fell 30:for+it 300:gainer
100:go 30:go+up 100:hardest 200:in+_ 30:in+the 30:it+_ 100:largest 1000:loser 150:loser+_ 100:lost 100:market 400:most 80:most+_
30:most+in 100:n 100:newspap 80:of+the 200:only 100:out 30:out+of 200:pump 100:quot 30:quot+in 100:rose 100:surveillance 100:table
30:table+for 100:term 230:the+_ 30:the+most 30:the+week 100:thousand 100:today 30:today+in 200:top 200:up 700:usd 100:want 30:want+a
100:week 200:which 30:which+coin 30:which+of 200:who 30:who+won 500:winner 100:won 100:year @get_gas_overview 3150:* 280:,+_
100:,+in 10:,+just 50:,+on 30:,+or 80:,+what 30:,+which 120:.+$ 30:.+. 30:.+where 2430:<chain> 1740:<coin> 60:<evmAddress>
1200:<fiat> 10:<maybeChain> 1230:<namesake> 260:<number> 1890:<series> 100:<time> 20:<unit> 250:?+$ 10:?+? 30:?+i 100:?+in 30:?+we
20:^+_ 30:^+cheap 50:^+cheapest 30:^+compare 20:^+current 130:^+ga 40:^+how 90:^+i 30:^+in 20:^+price 10:^+sat 30:^+send 20:^+the
30:^+we 50:^+what 130:^+where 30:^+would 160:_+$ 360:_+, 80:_+. 250:_+? 100:_+_ 180:_+and 30:_+at 10:_+atm 10:_+block 30:_+cost
10:_+fee 20:_+from 10:_+ga 30:_+in 10:_+network 90:_+on 180:_+or 10:_+payment 10:_+rn 30:_+side 30:_+to 30:_+today 10:_+transaction
10:_+tx 50:_+v 10:_+what 250:a+plain 10:afternoon 10:am 100:and+_ 10:and+it 80:and+on 40:anyth 840:arbitrum 100:around 50:at+present
10:at+the 20:atm 10:atm+$ 1770:base 10:base+fee 100:big 20:bit 780:bitcoin 120:block 20:block+$ 10:block+? 40:broth 160:btc
30:by+side 100:cent 110:chain 210:cheap 1000:cheapest 510:coin 50:coin+on 20:com 100:compar 30:compar+with 100:compare
200:contributor 860:cost 20:cost+$ 30:cost+in 30:cost+on 70:current 20:daught 50:doe+a 50:doe+it 30:doe+one 30:doe+the 1100:dollar
40:don 10:don+t 100:each 610:eth 1150:ethereum 10:expensive 100:fee 10:fee+$ 30:for+a 10:free 20:from+_ 1220:ga 20:ga+$ 40:ga+on
40:ga+price 80:ga+rn 40:get 10:get+in 10:get+me 10:gnosi 40:go 10:go+to 100:gonna 10:grandson 10:hand 10:have+to 20:high 20:hour
10:hour+$ 180:how 10:how+many 30:how+much 130:i+a 10:i+have 30:i+it 10:i+m 10:i+need 10:i+not 50:i+only 60:i+want 20:if 10:if+i
50:in+$ 280:in+_ 10:in+the 10:in+thi 40:into 10:into+the 30:it+be 50:it+cost 10:it+i 10:it+in 140:just 100:l2 40:lat 10:like
10:linea 40:m 150:mainnet 40:mak 40:many 10:many+sat 10:me+$ 30:me+in 10:me+what 10:mean 20:mint 40:moment 10:moment+? 410:move
30:move+_ 120:much 30:much+ga 20:my+_ 10:my+broth 30:my+coin 10:my+daught 20:need 10:need+it 130:network 30:network+i 120:next
10:next+_ 30:next+block 10:nod 20:not 800:now 30:now+$ 50:now+? 50:now+on 60:of+_ 30:of+the 300:on+_ 30:on+each 30:on+which 200:once
100:one 200:only 410:optimism 150:or+_ 220:pay 50:pay+_ 10:pay+in 60:payment 10:pl 100:place 1100:plain 250:plain+transf 20:please+$
1020:polygon 220:present 30:present+, 200:price 20:price+$ 20:price+of 420:right 100:right+now 340:rn 10:rn+$ 20:rn+? 120:sat
30:sat+vb 100:saving 660:send 50:send+_ 10:sett 100:side 30:side+$ 30:side+by 100:simple 50:so 170:some 20:some+_ 20:such 10:suggest
20:supp 40:t 40:take 40:tell 10:tell+me 10:that+my 30:the+cheapest 20:the+ga 10:the+moment 20:the+next 10:the+very 20:there
10:thi+hour 10:think 20:through 10:tip 20:to+_ 10:to+get 80:to+move 20:to+my 10:to+pay 140:to+send 10:to+the 660:today 40:today+,
30:today+. 30:today+in 10:told 20:transaction 1400:transf 50:transf+of 30:tx 100:usd 200:v 50:v+_ 120:vb 10:vb+to 20:very 420:want
110:want+to 30:we+are 680:what 150:what+doe 10:what+i 600:where 130:where+i 210:which 30:which+of 10:why 30:with+_ 10:worth
30:would+it @get_gas_price 1990:* 30:,+_ 10:,+what 50:.+$ 20:.+i 1650:<chain> 270:<coin> 20:<evmAddress> 60:<maybeChain>
900:<namesake> 20:<number> 680:<series> 190:<unit> 120:?+$ 50:?+? 20:?+_ 20:?+i 20:?+my 60:^+_ 20:^+base 20:^+could 10:^+current
210:^+ga 50:^+how 40:^+i 20:^+my 10:^+price 10:^+the 40:^+what 20:^+why 90:_+$ 20:_+, 30:_+? 60:_+at 30:_+atm 10:_+from 80:_+ga
20:_+i 30:_+now 30:_+right 60:_+rn 20:_+thi 10:_+to 20:a+tx 60:afternoon 60:am 20:and+the 20:and+which 300:arbitrum 20:at+_
30:at+present 20:at+the 30:at+thi 120:atm 30:atm+$ 540:base 50:base+fee 20:by+hand 60:chain 60:cheap 60:coin 20:coin+on 220:cost
10:cost+$ 10:cost+in 30:cost+on 20:could+you 100:current 10:doe+it 380:eth 360:ethereum 60:expensive 10:fast 300:fee 30:fee+and
60:free 10:from+_ 1690:ga 20:ga+$ 120:ga+on 70:ga+price 80:ga+rn 60:gnosi 60:grandson 60:hand 120:high 240:how 20:how+i 30:how+much
20:i+_ 20:i+a 20:i+am 20:i+mean 30:i+the 10:i+want 20:i+would 10:it+cost 20:it+i 60:like 20:like+to 60:linea 60:mainnet 20:me+it
60:mean 120:mint 180:moment 20:moment+. 30:moment+? 60:move 120:much 20:much+i 20:my+grandson 60:network 60:nod 460:now 50:now+$
20:now+, 30:now+? 280:on+_ 60:optimism 70:pl 20:pl+$ 10:please+$ 130:polygon 120:present 30:present+? 300:price 10:price+$
20:price+_ 20:price+at 10:price+of 60:priority 20:priority+fee 160:right 40:right+now 550:rn 80:rn+$ 20:rn+, 50:rn+? 20:send
10:send+_ 60:sett 10:slow 60:so 60:some 10:standard 60:state 20:state+the 120:suggest 20:the+_ 40:the+ga 20:the+moment 120:there
30:thi+moment 60:think 20:think+of 60:tip 10:to+_ 20:to+move 10:to+send 60:told 20:told+me 60:tx 20:tx+on 20:want 10:want+to
240:what 50:what+doe 20:what+the 60:which 60:why 20:why+i 60:worth 20:would+like @get_global_defi 1400:* 80:,+and 30:,+biggest
100:24h 30:24h+volume 100:<chain> 100:<coin> 100:<series> 100:<unit> 100:?+$ 130:^+defi 150:^+how 30:^+i 30:^+market 30:^+what
30:_+? 30:_+market 100:a+a 100:all 50:and+how 30:and+it 30:and+what 400:big 100:big+i 100:biggest 50:by+market 1100:cap 80:cap+,
30:cap+and 50:cap+of 200:coin 30:coin+and 100:coingecko 30:coingecko+, 100:compare 700:crypto 80:crypto+$ 80:crypto+market
100:decentralis 1400:defi 30:defi+, 30:doe+it 700:dominance 200:dominant 100:ethereum 30:for+the 100:forum 600:how 100:how+big
30:how+doe 30:how+large 180:i+defi 30:i+it 30:i+would 30:in+the 30:it+. 100:large 30:large+i 100:like 30:like+to 100:line
1200:market 30:market+$ 280:market+cap 100:next 30:next+to 200:now 30:now+$ 30:now+? 100:of+crypto 50:of+defi 30:of+it 50:of+the
100:one 100:part 30:part+of 100:per 100:post 300:rest 100:right 30:right+now 100:sector 200:share 50:share+of 100:slice 80:the+rest
30:the+total 80:the+whole 30:to+_ 30:to+the 100:togeth 200:total 30:total+crypto 100:understand 300:v 30:v+_ 100:versu 100:volume
30:volume+, 100:what 30:what+i 500:whole 50:whole+crypto 30:would+like @get_global_market_cap_chart 600:* 80:,+_ 30:,+a 30:,+in
400:<fiat> 200:<protocol> 100:<step> 500:<time> 30:?+$ 30:^+chart 30:^+how 100:^+total 80:_+$ 50:_+, 30:_+. 30:_+_ 50:_+back 30:_+in
30:a+_ 30:a+a 200:back 50:back+, 100:beginn 300:cap 50:cap+_ 100:capitalisation 100:chart 600:crypto 130:crypto+market 200:curve
100:develop 300:euro 30:for+_ 30:ha+the 100:history 30:history+, 100:how 30:how+ha 100:if 30:if+it 50:in+_ 30:it+$ 30:it+i 100:lay
500:market 80:market+cap 30:market+capitalisation 100:mcap 100:over 100:possible 100:since 30:since+the 30:the+very 50:the+whole
100:token 400:total 100:total+crypto 100:usd 100:value 100:very 100:want 30:want+to 200:whole 50:whole+crypto @get_global_stats
1800:* 30:,+a 50:,+and 50:,+in 80:.+$ 600:<chain> 700:<coin> 500:<fiat> 1700:<series> 100:<time> 200:?+$ 30:?+and 30:?+my 30:?+what
150:^+_ 100:^+how 30:^+i 100:^+total 30:^+what 100:_+$ 30:_+, 30:_+. 80:_+? 250:_+dominance 30:_+i 30:_+please 50:_+these
30:_+turnov 30:a+a 30:a+of 200:all 150:and+_ 30:and+how 30:and+i 50:and+total 30:and+what 50:and+which 100:answ 100:ask 700:bitcoin
1000:btc 700:cap 100:cap+and 30:cap+of 100:coin 30:coin+in 100:combin 1200:crypto 150:crypto+market 200:day 30:day+, 30:day+?
1000:dominance 100:dominant 100:eth 200:eur 100:euro 100:everyth 100:gbp 600:how 80:how+large 30:how+many 30:how+much 150:i+_
30:i+how 80:i+the 130:in+_ 30:it+? 80:it+i 300:large 80:large+i 100:many 30:many+percent 700:market 130:market+cap 100:marketcap
300:mcap 100:much 30:much+of 30:my+nephew 100:nephew 100:no 100:now 30:now+? 50:of+all 80:of+crypto 100:of+it 100:part 30:part+of
100:percent 30:please+? 100:rn 200:share 30:share+of 100:slice 30:the+total 80:the+whole 200:these 50:these+day 600:today 30:today+,
80:today+? 50:today+and 900:total 100:total+crypto 100:turnov 30:turnov+of 100:up 300:what 30:what+the 200:which 500:whole
80:whole+crypto 100:yen @get_goplus_supported_chains 1000:* 30:,+with 50:.+$ 200:<chain> 200:<coin> 100:<maybeChain> 80:?+$ 30:?+i
30:?+list 30:?+show 50:^+doe 30:^+in 30:^+on 100:^+which 30:_+? 30:_+among 50:_+and 30:_+with 100:among 50:and+_ 100:before
30:before+i 100:blockchain 500:chain 30:chain+$ 700:check 100:collection 100:control 300:cov 100:cover 100:coverage 100:doe+goplu
100:each 30:each+. 100:even 100:every 30:for+each 30:for+my 30:for+our 1000:goplu 30:i+_ 30:in+which 30:it+$ 30:it+for 30:it+own
100:know 100:linea 200:list 30:list+$ 30:list+the 30:my+token 100:name 400:network 30:on+it 30:on+which 100:own 100:screen
100:scroll 100:show 30:show+the 100:solana 100:statement 30:the+chain 30:the+whole 500:token 50:token+? 30:token+on 100:tron
100:wanna 600:which 30:which+blockchain 50:which+chain 80:which+network 100:whole 50:with+it @get_hacks 2800:* 50:,+_ 30:,+amount
50:,+and 50:,+for 30:,+how 30:,+most 30:,+what 50:,+who 50:,+with 150:.+$ 1600:<count> 100:<fiat> 100:<number> 100:<time> 80:?+$
30:?+_ 30:?+it 200:^+_ 30:^+can 30:^+defi 50:^+for 30:^+ha 30:^+how 30:^+largest 50:^+latest 50:^+recent 130:^+the 30:^+which
50:^+who 30:_+$ 30:_+, 30:_+and 30:_+crypto 30:_+defi 30:_+entry 150:_+exploit 100:_+recent 500:amount 30:and+did 80:and+for
50:and+how 30:and+wa 100:and+what 200:any 200:anyth 100:ask 30:ask+$ 800:back 130:back+$ 50:back+? 100:been 100:board 400:came
30:can+you 100:come 1100:crypto 130:crypto+project 100:date 300:defi 100:dollar 100:edition 100:end 100:entry 1700:exploit
130:exploit+, 130:exploit+with 30:for+a 80:for+how 50:for+my 30:for+our 50:for+the 30:from+which 300:given 400:got 900:hack
130:hack+late 200:hit 800:how 200:how+much 30:i+need 80:in+crypto 30:in+defi 50:in+the 100:insurance 30:it+come 30:it+i 100:largest
600:late 50:late+$ 50:late+, 50:late+and 200:latest 100:lett 100:list 30:list+of 200:los 100:loss 800:lost 30:me+which 100:method
100:money 100:month 200:most 30:most+_ 30:most+recent 800:much 50:much+$ 30:much+? 30:much+money 80:much+wa 100:need 30:need+the
100:newest 200:newslett 50:of+crypto 30:of+it 100:one 30:one+? 100:pap 200:piece 100:pl 30:pl+$ 500:project 200:protocol 1000:recent
150:recent+exploit 400:recover 100:report 100:return 100:risk 100:security 100:space 600:stolen 400:sum 100:sunday 200:technique
100:tell 30:tell+me 150:the+_ 30:the+amount 30:the+most 30:the+newest 50:the+recent 200:victim 100:wa+stolen 100:want 30:want+the
600:what 80:what+came 100:what+wa 300:which 30:which+crypto 30:which+one 30:which+protocol 400:who 80:who+got 30:who+wa 150:with+the
50:with+what 100:writ 30:writ+a 30:you+tell @get_historical_prices 720:* 40:,+_ 10:,+how 30:,+in 10:,+my 30:,+what 20:.+_ 40:.+what
430:<chain> 660:<coin> 160:<evmAddress> 470:<fiat> 160:<maybeChain> 60:<number> 280:<series> 720:<time> 60:?+$ 10:?+_ 50:^+_ 20:^+a
10:^+i 20:^+my 10:^+one 10:^+price 40:^+what 40:_+$ 120:_+, 30:_+. 30:_+? 60:_+_ 40:_+and 50:_+at 10:_+cost 10:_+i 30:_+of 40:_+on
20:_+price 20:_+receiv 50:_+worth 20:a+_ 20:a+client 10:accountant 60:advis 10:an+_ 40:and+_ 20:ask 60:at+_ 160:base 60:basi
20:because 340:bitcoin 10:book 110:bought 10:btc 60:check 60:client 10:clos 80:cost 20:cost+basi 10:cost+on 90:day 10:day+$ 60:doge
260:dollar 60:each 10:end 180:eth 60:ethereum 40:expensive 60:figure 40:fine 10:fine+$ 40:first 20:for+a 100:go 50:how 10:i+fine
40:in+_ 30:in+a 20:it+$ 10:it+worth 120:minute 30:minute+? 10:much 10:my+_ 20:my+tax 10:my+wife 10:need 60:noon 30:of+_ 10:of+my
10:of+the 10:of+them 110:on+_ 120:one 10:one+_ 20:one+of 20:present 10:present+? 110:price 20:price+at 10:price+of 100:rat 60:receiv
100:single 90:sol 40:sold 60:tax 20:that+day 40:the+_ 40:them 10:trad 10:u 40:uni 210:usd 60:utc 10:value 60:very 40:wa+_ 40:wa+it
10:wa+one 20:wa+the 60:want 20:want+the 460:what 10:what+did 110:what+wa 60:when 20:when+i 20:wife 300:worth 20:worth+in 50:worth+on
160:wrapp 10:year @get_internal_transactions 1400:* 130:,+_ 30:,+contract 50:,+i 30:,+which 30:,+with 80:.+$ 1400:<chain> 600:<coin>
400:<count> 1400:<evmHash> 1400:<hex> 500:<namesake> 1000:<series> 30:?+$ 30:?+_ 30:?+i 30:^+in 180:^+internal 50:^+show 30:^+thi
30:^+what 30:^+who 180:_+$ 230:_+, 30:_+? 100:_+_ 30:_+are 30:_+have 30:_+movement 180:_+on 30:_+rows 30:_+transaction 30:_+value
200:among 30:are+enough 100:base 1200:call 30:call+$ 50:call+in 500:contract 30:contract+, 30:did+the 200:each 30:each+$ 30:each+oth
100:enough 30:enough+. 300:eth 900:ethereum 100:exploit 100:fail 30:from+the 30:i+_ 30:i+must 50:i+want 50:in+_ 700:inside
100:inside+_ 1000:internal 200:internal+call 200:made 400:mainnet 200:make 30:me+the 100:mov 100:movement 100:must 30:of+_
30:of+that 180:on+_ 100:oth 100:out 100:post 100:rows 100:see 100:send 100:separate 200:show 30:show+me 30:show+the 100:stat
30:the+call 50:the+contract 100:them 100:themselv 100:trace 200:transaction 50:transaction+_ 100:transfer 400:tx 80:tx+_ 300:value
200:want 30:want+the 200:what 30:what+_ 200:which 200:who 30:who+wa 100:whom 30:with+what 200:within @get_jup_price 660:* 20:,+_
130:<chain> 260:<coin> 120:<fiat> 520:<protocol> 590:<solanaAddress> 60:<time> 50:?+$ 100:^+_ 20:^+price 20:^+what 100:_+$ 50:_+?
30:_+_ 60:_+and 130:_+price 40:and+_ 20:and+of 60:bonk 10:dex 20:doe+_ 60:e 60:el 20:for+_ 10:how 60:jup 520:jupit 70:liquidity
60:mint 60:move 10:much 10:now 70:of+_ 20:on+_ 70:one 20:one+, 60:over 20:over+_ 60:plz 60:pool 590:price 20:price+_ 20:price+and
20:price+for 70:price+of 60:quick 10:right 60:sol 70:solana 20:to+_ 60:token 20:token+_ 120:usd 60:what 20:what+_ 60:wrapp
@get_jup_quote 3600:* 100:,+_ 30:,+and 230:,+how 230:,+what 50:,+with 30:,+without 80:.+$ 30:.+_ 3300:<chain> 3600:<coin>
300:<namesake> 3500:<number> 2900:<protocol> 100:<quoted> 900:<solanaAddress> 100:<time> 230:?+$ 30:?+i 100:?+mint 200:^+_ 100:^+how
50:^+i 300:^+if 100:^+quote 100:^+swap 50:^+what 300:_+$ 530:_+, 50:_+. 30:_+? 180:_+_ 30:_+allow 80:_+and 30:_+at 30:_+be 30:_+do
50:_+for 30:_+get 80:_+how 50:_+i 30:_+in 300:_+into 30:_+mint 100:_+now 30:_+of 400:_+on 30:_+one 30:_+pay 50:_+right 30:_+rn
150:_+slippage 30:_+that 30:_+thi 200:_+to 30:_+token 30:_+via 30:_+what 50:_+with 150:_+would 30:a+client 400:allow 100:amount
50:and+_ 30:and+the 30:and+what 30:at+_ 50:at+the 100:away 30:away+with 100:best 100:bonk 30:by+_ 100:change 30:change+_ 100:client
400:com 100:com+out 400:come 100:come+out 100:d 100:day 200:do+i 30:do+not 200:dump 100:end 30:end+up 200:exact 100:exchange
130:for+_ 30:for+it 100:gave 1400:get 130:get+$ 30:get+me 100:give 100:given 100:hand 1900:how 180:how+many 300:how+much 50:i+_
30:i+d 30:i+gave 300:i+get 30:i+mean 30:i+sell 130:i+swap 30:i+want 80:i+would 1200:if 280:if+i 300:impact 50:in+_ 30:in+my
1500:into 350:into+_ 30:into+the 30:it+, 30:it+? 200:jup 2900:jupit 200:lamport 200:land 100:like 30:like+to 700:many 180:many+_
200:max 30:me+, 30:me+on 100:mean 30:mean+_ 500:mint 80:mint+_ 30:mint+i 100:moment 30:moment+? 1200:much 80:much+_ 30:much+i
30:much+of 100:must 30:my+_ 30:my+wallet 200:need 50:need+to 200:not 900:now 30:now+$ 100:now+, 30:now+on 100:of+_ 30:of+that
30:of+them 480:on+_ 300:one 30:one+_ 30:one+of 200:only 30:only+, 30:only+_ 800:out 30:out+$ 30:out+, 80:out+? 100:pay 100:payout
100:present 200:price 600:quote 100:quote+_ 200:raw 300:receive 100:report 300:right 80:right+now 100:rn 100:route 100:second
100:sell 30:sell+_ 100:slip 1000:slippage 3600:sol 300:solana 100:sold 1100:swap 200:swap+_ 30:that+i 30:the+_ 30:the+moment
30:the+payout 100:them 30:thi+second 200:through 50:through+_ 200:to+_ 100:token 30:token+_ 200:unit 50:unit+of 100:up 3300:usdc
100:via 100:walk 100:wallet 30:wallet+? 100:want 30:want+to 1200:what 80:what+com 100:what+do 100:what+would 100:with+_ 100:without
80:would+_ 150:would+i 30:would+like 100:wrapp 100:yet @get_kalshi_event 1330:* 30:,+all 10:,+and 20:,+show 10:,+what 30:.+$ 10:00
1100:26dec 10:26sep 160:29 40:50 60:<coin> 300:<series> 1330:<ticker> 1100:<venue> 50:?+$ 90:^+_ 90:^+all 20:^+every 10:^+how
20:^+pull 20:^+weath 60:^+what 20:^+will 80:_+$ 70:_+, 60:_+_ 30:_+all 30:_+and 20:_+cut 130:_+event 30:_+for 20:_+i 20:_+on
20:_+pric 20:_+trade 10:_+when 90:_+with 10:accord 660:all 20:all+of 110:all+strik 20:all+the 20:and+at 20:and+how 20:and+it
30:are+the 20:are+they 20:at+_ 20:at+what 90:balanc 10:been 70:bet 60:bos 90:budget 60:chanc 30:chance 60:close 10:consider 60:cut
20:cut+in 10:date 240:decemb 30:decemb+_ 20:doe+_ 10:doe+it 10:doe+the 40:each 10:end 500:event 100:event+_ 120:every 300:fed
60:follow 30:for+_ 20:for+the 20:give 10:go 90:how 20:how+are 20:i+_ 120:imp 20:in+_ 20:in+decemb 60:inside 20:inside+_ 10:it+?
20:it+price 1100:kalshi 160:kxbalance 1110:kxf 140:last 20:like 10:look 130:market 120:meet 10:much 20:my+bos 60:n 80:no 10:no+$
10:no+on 10:now 210:odd 30:odd+on 100:of+_ 20:of+it 60:off 60:on+_ 10:on+each 20:on+the 30:open 180:outcom 10:overall 10:per
10:percent 60:pl 20:pl+$ 540:pric 110:pric+$ 20:pric+of 170:price 40:price+$ 70:probability 60:pull 20:pull+the 10:resolve 70:show
30:still 10:still+open 540:strik 70:strik+of 160:strike 40:t3 10:t4 60:th 20:th+_ 180:the 30:the+_ 20:the+decemb 10:the+last
20:the+market 200:their 60:they 10:tick 10:today 10:told 10:trad 60:trade 10:u 40:und 10:und+_ 10:volume 60:weath 320:what
30:what+are 20:what+on 50:when 10:when+doe 60:will 20:will+_ 80:with+pric 50:with+their 180:ye 20:ye+price
@get_kalshi_exchange_status 2800:* 50:,+and 80:,+i 50:,+or 30:,+when 30:.+$ 30:.+i 2800:<venue> 300:?+$ 50:?+can 30:?+my 30:^+_
230:^+can 30:^+could 380:^+i 30:^+my 130:_+at 30:_+doe 100:_+down 180:_+open 80:_+right 50:_+thi 30:_+trad 80:_+up 100:am 50:and+if
300:anyth 100:api 50:are+they 80:at+_ 50:at+the 180:at+thi 100:atm 100:back 30:back+? 100:bet 30:bet+on 100:break 200:can+i
50:can+one 100:click 100:come 100:d 30:d+like 30:do+not 30:do+they 30:doe+it 1000:down 80:down+$ 80:down+? 300:exchange 180:for+trad
200:halt 100:hang 30:have+a 300:hour 100:how 30:how+_ 330:i+_ 30:i+am 30:i+d 230:i+it 50:i+still 80:i+the 150:i+trade 200:if 30:in+a
30:in+the 30:it+come 30:it+now 2800:kalshi 100:key 30:key+$ 200:know 100:like 30:like+to 400:maintenance 30:me+? 200:minute
30:minute+? 600:moment 30:moment+$ 30:moment+, 200:morn 30:morn+$ 30:my+_ 100:night 200:not 30:not+, 100:noth 900:now 130:now+$
30:now+, 50:now+or 200:on+_ 30:on+at 200:one 50:one+trade 900:open 200:open+for 200:or+i 100:ord 200:order 100:plac 200:place
400:right 100:right+now 100:should 100:shut 100:since 30:since+the 100:sleep 100:so 200:still 100:t 80:the+exchange 50:the+moment
100:there 300:they 30:they+have 80:thi+hour 100:thi+moment 30:thi+morn 30:to+know 1000:trad 30:trad+? 80:trad+at 1000:trade
50:trade+at 180:trade+on 100:u 100:und 100:until 30:until+when 300:up 50:up+? 300:when 30:when+? 30:when+doe 30:when+it 100:window
100:work @get_kalshi_market 1120:* 30:,+_ 30:,+and 20:,+go 50:,+what 20:,+when 20:.+$ 60:00 560:26dec 60:26sep 500:29 380:50 180:75
1120:<ticker> 1000:<venue> 120:?+$ 20:?+i 80:^+_ 50:^+chance 30:^+how 20:^+i 30:^+odd 30:^+that 20:^+the 30:^+what 60:_+$ 80:_+,
20:_+. 30:_+? 80:_+_ 10:_+i 20:_+last 40:_+market 20:_+odd 60:_+on 20:_+price 20:_+show 20:_+what 20:_+when 60:accord 20:accord+to
20:and+how 20:and+i 20:and+on 20:at+_ 190:balanc 60:been 60:bet 10:bid 190:budget 20:by+_ 300:chance 50:chance+of 40:clos 150:close
60:consider 10:date 20:did+_ 20:doe+_ 20:doe+it 20:doe+the 60:end 60:give 60:go 20:ha+been 180:how 20:how+did 20:how+much 50:i+_
20:i+a 20:i+it 10:i+the 20:i+wa 20:in+it 20:it+? 1000:kalshi 500:kxbalance 620:kxf 120:last 120:like 20:like+i 60:look 20:look+at
10:lowest 220:market 20:market+, 30:market+_ 60:much 20:much+ha 60:now 20:now+$ 210:odd 20:odd+$ 20:odd+of 20:odd+on 40:of+_ 20:of+a
20:of+ye 80:on+_ 70:open 60:overall 60:per 60:percent 190:price 20:price+$ 20:price+? 60:probability 60:resolve 60:show 10:somebody
40:statu 70:still 20:still+open 560:t3 60:t4 10:th 30:that+_ 20:the+_ 20:the+last 20:the+market 60:there 20:there+$ 70:tick 40:time
10:time+of 20:to+_ 60:today 20:today+? 60:told 120:trad 20:trad+at 20:trad+in 60:u 60:volume 20:volume+? 10:want 450:what 30:what+i
20:what+the 130:when 20:when+doe 320:ye 20:ye+price @get_kalshi_orderbook 1240:* 130:,+_ 20:,+and 20:,+no 20:,+the 20:,+what 50:.+$
850:26dec 390:29 750:50 100:75 460:<count> 300:<number> 1240:<ticker> 940:<venue> 60:?+$ 20:?+_ 20:?+i 60:^+_ 10:^+best
20:^+cheapest 60:^+depth 30:^+how 60:^+ord 20:^+show 20:^+that 20:^+who 90:_+$ 110:_+, 10:_+. 60:_+? 80:_+_ 70:_+at 40:_+book
90:_+level 30:_+on 20:_+one 20:_+please 10:_+thi 30:and+ask 20:and+how 10:anyone 180:ask 20:ask+$ 20:ask+for 80:at+_ 60:behind
40:best 60:bettor 130:bid 30:bid+and 10:bid+for 60:bidd 580:book 20:book+$ 10:book+, 110:book+for 30:buy 70:cheapest 120:contract
20:contract+i 60:deep 240:depth 50:depth+on 120:each 50:for+_ 80:for+no 30:for+the 30:for+ye 10:grab 10:highest 180:how 20:how+many
30:how+thick 10:i+can 20:i+suspect 30:i+the 10:if 10:im 50:in+_ 20:it+up 940:kalshi 390:kxbalance 850:kxf 360:level 30:level+$
20:level+each 60:lowest 10:lowest+ask 10:mak 60:many 10:mark 30:market 20:me+the 10:minute 870:no 20:no+$ 10:no+in 60:no+on
110:no+side 10:now 60:of+_ 20:of+the 40:off 110:on+_ 50:on+the 120:one 20:one+, 240:ord 60:ord+book 10:pay 10:pick 20:please+,
10:prediction 70:price 20:price+? 60:quote 40:rest 10:right 30:second 10:sell 60:show 20:show+me 480:side 20:side+$ 20:side+,
50:side+of 10:somebody 60:suspect 850:t3 20:that+_ 20:the+_ 30:the+book 20:the+contract 80:the+no 20:the+ye 10:thi+second 120:thick
30:thick+i 10:tick 70:up 10:very 20:want 60:way 110:what 60:who 20:who+i 230:ye 30:ye+in 10:ye+on @get_kalshi_price 1050:* 10:,+_
40:,+what 20:.+$ 20:.+what 880:26dec 170:29 780:50 100:75 1050:<ticker> 740:<venue> 70:?+$ 30:^+_ 30:^+best 10:^+chance
90:^+cheapest 20:^+for 20:^+if 20:^+market 20:^+our 20:^+what 110:_+$ 40:_+, 30:_+. 40:_+_ 80:_+at 20:_+best 20:_+for 20:_+i 20:_+on
20:_+right 50:_+thi 10:accord 60:anyone 370:ask 20:ask+$ 20:ask+? 30:ask+for 110:at+_ 10:balanc 180:best 20:best+bid 180:bid
30:bid+for 10:budget 120:buy 50:chance 10:chance+of 360:cheapest 10:consider 20:could+i 10:end 60:for+no 30:for+ye 10:go 60:grab
60:highest 10:how 20:i+_ 30:i+can 20:i+pay 20:i+sell 20:i+the 20:i+want 20:i+would 60:if 20:if+i 60:im 80:in+_ 20:it+$ 740:kalshi
170:kxbalance 880:kxf 10:last 20:like 10:look 200:lowest 50:lowest+ask 60:mak 60:mark 150:market 60:minute 20:minute+? 610:no
20:no+$ 30:no+in 60:no+on 70:now 20:now+? 20:odd 10:of+_ 180:off 150:on+_ 20:on+it 20:on+ye 60:pay 20:pay+to 10:percent 60:pick
20:pick+up 20:please+. 60:prediction 30:price 60:right 20:right+now 120:second 60:sell 60:somebody 880:t3 10:that+_ 20:the+highest
10:there 30:thi+second 70:tick 20:to+buy 10:told 10:trad 10:u 60:up 60:very 70:want 20:want+the 270:what 20:what+doe 20:what+i
430:ye 20:ye+in 60:ye+on @get_kalshi_price_history 980:* 80:,+_ 20:,+from 20:,+i 20:,+the 40:.+$ 60:00 360:26dec 60:26sep 560:29
240:50 120:75 60:<series> 980:<step> 980:<ticker> 860:<time> 560:<venue> 170:^+_ 20:^+chart 20:^+for 30:^+how 190:_+$ 70:_+, 40:_+.
90:_+_ 30:_+at 20:_+between 20:_+for 20:_+from 30:_+i 30:_+move 30:_+of 40:_+on 20:_+pric 60:_+price 60:_+since 70:_+ye 30:at+_
40:balanc 60:between 20:between+_ 40:budget 100:chance 20:chance+of 60:chart 100:contract 20:contract+_ 10:contract+on 60:data
20:did+_ 20:did+the 60:fed 40:for+_ 20:for+my 20:for+the 20:from+_ 20:from+the 120:history 30:history+of 120:how 30:how+did
30:i+need 20:i+want 50:in+_ 560:kalshi 560:kxbalance 420:kxf 40:level 10:level+for 120:move 20:move+_ 120:need 20:need+_ 20:need+the
240:no 20:no+in 20:no+side 110:of+_ 30:of+the 30:of+ye 60:ohlc 50:on+_ 60:pap 60:plot 60:pric 20:pric+of 480:price 20:price+for
30:price+history 80:price+of 120:side 30:side+, 280:since 70:since+_ 60:sunday 360:t3 60:t4 60:the 30:the+_ 30:the+no 20:the+price
20:the+ye 60:want 460:ye 30:ye+in 50:ye+price @get_kalshi_series 1200:* 50:,+and 30:,+could 30:,+how 30:,+who 100:<name>
100:<series> 1200:<ticker> 1100:<venue> 200:?+$ 80:^+_ 30:^+about 30:^+how 30:^+what 130:^+who 30:_+, 30:_+? 100:_+_ 50:_+and
30:_+at 30:_+contract 80:_+how 30:_+market 30:_+or 230:_+sery 30:_+which 30:_+who 100:about 30:about+the 130:and+how 30:and+what
80:and+who 80:at+_ 100:contract 30:contract+, 30:could+you 100:dear 700:decid 200:determin 100:doe+it 30:doe+the 100:fed 100:fil
300:frequent 30:ha+it 100:head 100:held 1100:how 180:how+often 30:how+the 50:i+it 30:in+the 30:in+total 50:it+$ 30:it+, 1100:kalshi
300:kxbalance 900:kxf 100:lifetime 100:market 130:of+_ 100:official 700:often 130:often+doe 80:on+_ 30:or+_ 400:outcome 300:place
200:result 30:result+of 300:run 1000:sery 30:sery+_ 300:settl 100:settle 100:source 300:take 100:tell 30:tell+me 100:the 130:the+_
100:the+outcome 100:they 100:total 100:trad 30:trad+in 100:und 30:und+which 100:volume 30:volume+? 200:what 30:what+ha 30:what+in
200:which 1100:who 150:who+decid 30:you+tell @get_kalshi_trades 1260:* 30:,+_ 20:,+and 20:,+please 20:,+show 20:,+with 70:.+$ 120:00
580:26dec 120:26sep 560:29 460:50 120:75 1040:<count> 120:<number> 60:<series> 1260:<ticker> 60:<time> 720:<venue> 20:?+need 130:^+_
20:^+are 50:^+last 20:^+latest 30:^+show 20:^+tape 20:^+the 20:^+which 180:_+$ 70:_+, 20:_+. 20:_+? 110:_+_ 30:_+contract 20:_+fill
20:_+in 20:_+late 80:_+market 50:_+print 10:_+recent 170:_+trad 20:_+will 40:also 20:and+at 20:at+_ 20:at+what 60:been 60:bought
100:contract 30:contract+_ 40:deal 30:do+. 40:execution 60:fed 60:fill 20:fill+of 60:final 20:for+_ 20:have+the 130:in+_ 30:in+the
720:kalshi 560:kxbalance 700:kxf 180:last 30:last+trad 60:late 20:late+, 100:latest 60:let 60:list 40:made 300:market 20:market+,
60:market+_ 20:me+it 60:need 20:need+the 60:no 20:no+in 30:of+_ 30:on+_ 20:or+no 20:please+the 60:price 20:price+? 300:print
30:print+$ 30:print+on 40:recent 60:settl 20:settl+_ 160:show 20:show+me 20:show+the 140:side 60:some 20:some+_ 580:t3 120:t4
140:tak 20:tak+side 120:taker 100:tape 110:the+_ 880:trad 30:trad+$ 60:trad+_ 20:trad+at 110:trad+in 40:trade 120:what 20:what+price
20:what+the 60:which 120:will 30:will+do 10:with+the 20:with+what 60:ye 20:ye+or @get_logs 1180:* 80:,+_ 30:,+any 30:,+i 30:,+no
50:.+$ 100:<block> 1180:<chain> 780:<coin> 100:<count> 1140:<evmAddress> 700:<evmHash> 300:<fiat> 700:<hex> 300:<namesake>
1080:<number> 980:<series> 30:?+_ 40:^+_ 10:^+all 30:^+every 30:^+kind 130:^+raw 30:^+what 190:_+$ 100:_+, 100:_+. 160:_+_ 60:_+and
30:_+been 40:_+between 120:_+block 30:_+entry 30:_+event 30:_+in 10:_+mov 30:_+of 100:_+on 30:_+out 30:_+over 30:_+that 100:_+to
30:_+where 40:all 10:all+_ 60:and+_ 100:any 300:approval 200:base 100:been 240:between 1080:block 30:block+? 220:block+_
500:contract 130:contract+_ 100:decod 30:do+, 300:emitt 100:entry 40:erc20 100:eth 880:ethereum 600:event 30:event+_ 30:event+log
50:event+of 100:every 30:every+approval 100:fetch 140:first 10:first+$ 30:ha+the 50:i+_ 30:i+ok 80:in+_ 200:kind 30:kind+of 100:last
700:log 30:log+in 30:log+of 100:mind 40:mov 10:mov+_ 30:my+own 100:no 100:of+_ 200:ok 40:oldest 130:on+_ 100:only 30:only+, 100:out
30:out+of 100:over 30:over+the 100:own 30:please+, 100:range 800:raw 130:raw+log 100:recent 100:recipient 100:test 30:that+the
10:the+_ 50:the+contract 30:the+last 100:thousand 100:to+_ 400:topic 50:topic+_ 400:topic0 100:topic0+_ 100:transf 40:transfer
200:undecod 380:usdc 100:what 30:what+ha 100:where 30:where+the 100:will 30:will+do @get_multi_pools 900:* 80:,+_ 10:,+at
30:,+liquidity 50:,+please 30:,+volume 30:.+$ 30:.+would 260:24h 60:24h+volume 880:<chain> 440:<coin> 420:<count> 850:<evmAddress>
280:<namesake> 420:<number> 20:<pair> 30:<protocol> 650:<series> 50:<solanaAddress> 110:<step> 70:<time> 60:?+$ 40:^+_ 30:^+compare
10:^+dexscreen 10:^+how 60:^+i 30:^+pool 10:^+price 10:^+what 80:_+$ 70:_+, 60:_+. 20:_+? 100:_+_ 80:_+and 10:_+how 10:_+liquidity
10:_+move 10:_+of 30:_+on 110:_+pool 30:_+price 10:_+token 30:_+turnov 10:_+which 30:and+24h 110:and+_ 10:and+how 30:and+tell
10:and+what 100:answ 10:at+what 100:both 10:check 10:coin 100:compare 10:current 10:dao 20:data 130:day 30:day+$ 10:day+? 40:deep
10:deep+i 110:depth 30:dexscreen 10:did+it 20:down 100:each 210:eth 480:ethereum 30:for+me 20:geckoterminal 30:have+_ 80:how
10:how+deep 10:how+much 10:hows 30:i+have 10:i+that 40:in+_ 50:in+one 10:in+pool 10:inside 10:liq 800:liquidity 30:liquidity+$
30:liquidity+, 70:liquidity+and 100:look 10:lp 200:mainnet 10:many 30:me+on 10:mint 10:money 30:move 30:much 10:of+_ 30:of+each
10:of+pool 10:of+the 30:of+them 110:on+_ 10:on+the 200:one 10:or+down 70:pair 10:pair+_ 10:percent 30:please+. 10:plz 780:pool
30:pool+, 30:pool+_ 30:pool+are 30:pool+for 50:pool+on 270:price 30:price+, 30:price+and 100:provide 110:put 100:review 10:since
10:sitt 50:solana 20:sushi 10:swap 100:table 100:tell 30:tell+me 10:the+_ 10:the+day 10:the+liquidity 200:them 100:these 100:togeth
20:token 10:token+, 10:trade 100:turnov 30:turnov+of 100:und 10:uniswap 120:up 10:up+or 10:v3 20:view 20:vol 370:volume 30:volume+_
10:volume+in 60:volume+of 70:what 10:what+price 10:what+the 20:which 10:which+_ 30:would+you 30:you+look @get_multi_token_pairs
900:* 90:,+_ 30:,+both 30:,+one 50:.+$ 30:.+_ 10:.+what 880:<chain> 610:<coin> 260:<count> 740:<evmAddress> 10:<fiat> 10:<name>
410:<namesake> 360:<number> 490:<series> 140:<solanaAddress> 10:?+$ 20:?+_ 30:?+a 20:^+all 50:^+dexscreen 30:^+every 10:^+i
40:^+where 10:^+which 70:_+$ 100:_+, 30:_+. 40:_+? 110:_+_ 100:_+and 10:_+be 30:_+coin 10:_+i 50:_+in 10:_+of 80:_+on 30:_+pair
30:_+rows 10:_+token 10:_+trad 30:_+trade 10:about 60:aero 190:all 10:all+dex 30:all+the 130:and+_ 20:art 220:base 100:batch 10:best
10:biggest 110:bonk 200:both 30:both+_ 10:buy 10:can+_ 10:can+i 110:coin 30:coin+in 10:depth 160:dex 40:dex+pair 350:dexscreen
60:dexscreen+pair 20:enough 10:eth 510:ethereum 120:every 10:find 10:first 70:for+_ 10:gitlawb 200:go 100:grab 10:i+_ 10:i+pay
10:i+the 10:i+trade 10:in+_ 30:in+a 50:in+one 10:it+$ 10:liq 170:liquidity 10:liquidity+$ 30:liquidity+, 110:list 30:list+with 10:lp
10:mainnet 20:mark 100:market 10:mint 20:most 30:of+both 10:of+them 20:off 130:on+_ 10:once 400:one 50:one+go 100:only 650:pair
10:pair+doe 90:pair+for 20:pay 10:pay+for 30:pepe 10:per 120:pippin 10:place 20:plenty 80:pool 10:pool+_ 100:pull 10:quot
200:request 100:rows 30:rows+$ 20:show 200:single 10:site 20:sol 130:solana 10:swapp 10:the+most 20:their 20:them 220:these
60:these+_ 30:token 100:top 30:top+$ 70:trad 10:trad+on 150:trade 10:trade+_ 30:trade+on 10:twitt 100:uni 10:usd 10:usdt 10:venu
10:venue 10:volume 10:w 10:want 110:wbtc 50:weth 50:what 200:where 10:where+_ 10:where+can 30:where+do 10:where+i 10:where+on
50:which 10:which+pool @get_multi_tokens 760:* 110:,+_ 30:,+all 10:,+and 10:,+both 30:,+for 10:,+how 10:,+liquidity 30:,+market
10:,+mcap 10:,+supp 30:.+$ 10:.+what 720:<chain> 330:<coin> 20:<count> 660:<evmAddress> 120:<fiat> 230:<namesake> 20:<number>
430:<series> 90:<solanaAddress> 40:<step> 20:?+$ 10:^+_ 10:^+a 30:^+decimal 10:^+how 30:^+name 10:^+on 10:^+price 30:^+pull
10:^+token 70:_+$ 120:_+, 40:_+. 10:_+? 60:_+_ 60:_+and 30:_+contract 10:_+name 30:_+network 50:_+on 10:_+token 10:_+volume
10:_+what 40:about 10:about+_ 100:all 70:and+_ 50:and+liquidity 10:and+what 40:ask 190:base 10:behind 20:bonk 150:both 10:both+_
10:bsc 10:burn 10:cake 100:cap 30:cap+and 100:card 60:chain 10:coin 100:contract 30:contract+_ 10:current 540:decimal 30:decimal+of
10:dev 20:dex 10:doe+geckoterminal 450:ethereum 10:exact 20:exist 10:file 40:for+_ 30:for+the 240:geckoterminal 110:how 30:how+many
10:i+it 10:import 30:in+_ 100:includ 10:know 10:like 10:liq 330:liquidity 10:liquidity+$ 30:liquidity+, 10:liquidity+and 10:lot
10:mainnet 100:many 10:many+_ 20:many+decimal 10:mapp 20:mark 100:market 30:market+cap 100:marketcap 50:mcap 10:mcap+, 20:mint
10:moment 10:n 100:nam 30:nam+and 120:name 30:name+, 10:need 100:network 10:not 10:numb 40:of+_ 30:of+both 20:off 80:on+_
10:on+chain 10:onchain 80:pool 10:pool+_ 10:position 110:price 10:price+of 100:pull 10:q 50:read 10:round 10:say 40:see 10:sheet
60:solana 80:supp 10:supp+, 10:supp+of 50:symbol 100:tell 30:tell+me 30:the+_ 30:the+token 20:their 120:these 10:these+_ 10:they
40:tick 10:today 300:token 10:token+_ 30:token+in 20:total 10:total+supp 10:trade 10:uni 100:up 30:up+the 20:usd 20:usdc 10:usdt
20:vol 40:volume 10:weth 80:what 10:what+i 10:worth @get_native_balance 1210:* 20:,+how 20:,+i 20:,+not 20:.+$ 20:.+how 910:<chain>
1150:<coin> 370:<ens> 840:<evmAddress> 180:<namesake> 60:<number> 790:<series> 60:?+$ 20:?+we 150:^+_ 110:^+how 20:^+my 150:_+$
50:_+, 20:_+. 50:_+? 50:_+_ 20:_+are 20:_+at 110:_+balance 20:_+do 30:_+doe 20:_+got 30:_+ha 20:_+have 20:_+held 20:_+hold 20:_+i
20:_+in 20:_+lie 120:_+on 20:_+sit 60:addres 20:addres+i 60:arbitrum 20:are+_ 20:are+in 20:at+thi 60:avalanche 480:balance
30:balance+_ 80:balance+of 190:base 60:bsc 20:by+_ 60:coin 20:do+i 30:doe+_ 1030:eth 60:ethereum 60:ga 20:ga+$ 60:got 60:grandfath
30:ha+_ 60:held 20:held+by 60:hold 20:hold+on 550:how 60:how+many 80:how+much 20:i+_ 20:i+have 20:i+want 80:in+_ 20:in+there
180:left 60:lie 20:lie+in 300:mainnet 240:many 60:many+_ 60:moment 20:moment+? 310:much 80:much+_ 60:must 20:my+addres 60:native
20:native+coin 60:not 20:not+the 80:of+_ 150:on+_ 20:on+the 60:optimism 60:pay 60:plz 60:pol 60:polygon 60:sit 20:sit+in 70:sitt
20:sitt+in 60:split 20:the+_ 20:the+token 120:there 20:there+$ 20:thi+moment 60:today 20:today+? 60:token 20:token+$ 60:u 20:u+_
60:want 20:we+are @get_networks 700:* 50:,+_ 30:.+_ 200:<chain> 200:<coin> 200:<count> 100:<series> 50:?+$ 50:?+give 30:?+need
30:^+how 30:^+on 50:^+what 80:^+which 50:_+$ 30:_+, 30:_+and 30:_+in 30:_+with 30:and+_ 100:avalanche 100:call 30:call+_ 200:chain
30:chain+doe 100:check 200:cov 200:dex 30:dex+pool 130:doe+geckoterminal 100:e 30:e+. 100:eth 200:follow 100:g 700:geckoterminal
200:give 50:give+me 30:have+$ 100:how 30:how+long 30:i+the 30:i+there 400:id 30:id+, 30:id+doe 30:in+it 200:list 30:list+,
30:list+of 100:long 30:long+i 30:me+_ 30:me+it 100:need 30:need+it 600:network 30:on+geckoterminal 30:on+which 100:polygon 200:pool
30:pool+on 30:the+list 100:there 30:there+$ 100:url 200:what 30:what+doe 100:wheth 400:which 50:which+chain 50:which+network
100:whole @get_new_coins 1600:* 50:,+_ 30:,+and 30:,+i 50:,+with 50:.+$ 900:<count> 600:<number> 100:<time> 100:?+$ 30:?+? 30:?+i
30:?+show 30:?+want 30:^+_ 30:^+any 30:^+coin 30:^+coingecko 30:^+kind 30:^+latest 30:^+newest 50:^+the 50:^+what 50:^+which 150:_+$
30:_+? 80:_+coin 30:_+token 100:about 30:about+the 700:add 100:am 30:and+when 100:any 1000:coin 1600:coingecko 30:coingecko+$
80:coingecko+, 30:coingecko+_ 100:curiou 100:desk 200:each 100:exact 300:fresh 100:front 100:go 200:got 30:i+am 30:i+mean 200:just
100:kind 100:latest 500:list 30:list+$ 600:listing 100:live 30:me+the 100:mean 500:most 130:most+recent 300:new 100:newest
150:on+coingecko 30:please+. 600:recent 80:recent+, 100:screen 200:show 30:show+_ 30:show+me 130:the+_ 30:the+coin 30:the+time
100:there 30:there+? 100:tim 100:time 50:to+coingecko 100:token 200:want 30:want+the 30:want+to 200:what 50:what+coin 100:when
400:which 30:which+_ 50:which+coin 30:with+the @get_new_pools 2510:* 150:,+_ 30:,+give 30:,+just 30:,+list 30:,+show 30:,+the 50:.+$
2510:<chain> 300:<coin> 600:<count> 910:<namesake> 1000:<number> 200:<series> 100:<step> 50:?+$ 30:?+i 30:?+it 50:^+_ 50:^+anyth
230:^+fresh 30:^+i 130:^+newest 30:^+show 50:^+which 250:_+$ 280:_+, 130:_+? 30:_+_ 30:_+list 30:_+of 50:_+pl 50:_+pool 30:_+that
100:active 100:again 200:anyth 1100:base 200:brand 200:bsc 700:creat 100:em 30:em+$ 200:eth 100:feed 1300:fresh 100:freshest
100:give 30:give+me 100:got 30:i+mean 100:if 600:just 300:last 500:launch 300:liquidity 80:liquidity+pool 200:list 30:list+the
30:me+_ 100:mean 100:most 30:most+recent 400:new 610:newest 130:newest+pool 200:now 30:now+$ 30:now+, 100:old 530:on+_ 100:one
100:only 30:only+. 300:open 30:open+on 30:our+_ 300:pair 30:pair+on 100:piec 300:pl 50:pl+$ 30:pl+, 30:please+$ 200:polygon
2200:pool 50:pool+_ 330:pool+on 50:pool+that 100:possible 100:recent 100:rugg 100:second 300:show 80:show+_ 810:solana 30:the+_
30:the+liquidity 30:the+pool 100:there 30:there+$ 10:token 200:watch 300:which 30:which+_ @get_nft 4040:* 30:,+_ 80:,+and 30:,+i
20:,+in 20:,+it 20:,+my 50:,+numb 30:,+so 20:,+the 20:,+volume 40:.+$ 20:.+how 30:.+what 20:.+where 100:24h 30:24h+volume
690:<chain> 1530:<coin> 3110:<collection> 810:<evmAddress> 100:<fiat> 200:<namesake> 180:<quoted> 380:<series> 660:<time> 460:?+$
20:?+? 20:?+i 20:?+it 400:^+_ 40:^+a 20:^+all 40:^+are 20:^+did 110:^+floor 130:^+how 30:^+i 20:^+my 40:^+numb 20:^+our 10:^+the
30:^+we 50:^+what 10:^+who 160:_+$ 60:_+, 70:_+. 160:_+? 40:_+_ 20:_+all 20:_+and 60:_+collection 280:_+floor 20:_+ha 30:_+have
10:_+i 10:_+it 10:_+market 10:_+nft 110:_+on 30:_+still 20:_+to 20:_+today 50:_+volume 20:_+wa 40:a+_ 60:above 60:against
20:against+the 120:all 30:all+time 60:altogeth 20:and+24h 10:and+_ 20:and+for 80:and+how 10:and+numb 30:and+the 10:and+volume
40:and+what 20:and+when 100:anyth 220:ape 60:are+_ 40:at+_ 20:at+in 60:ath 60:average 340:azuki 260:base 60:below 180:bor 60:bos
40:cap 60:carry 60:chang 20:chang+hand 60:change 20:change+$ 100:cheapest 40:check 10:check+_ 60:club 110:coingecko 10:coingecko+$
20:coingecko+id 60:collect 830:collection 20:collection+$ 20:collection+, 50:collection+_ 50:collection+at 20:collection+i
20:collection+with 310:contract 80:contract+_ 120:cost 20:cost+, 20:cost+on 60:count 20:count+and 580:cryptopunk 60:day 20:did+the
120:different 20:doe+_ 30:doe+the 60:doodl 60:down 240:eth 300:ethereum 320:ever 160:far 2660:floor 90:floor+$ 80:floor+,
130:floor+? 20:floor+_ 50:floor+of 110:floor+price 10:for+$ 20:for+how 30:for+the 60:friend 10:from+coingecko 30:from+it 20:from+the
100:glad 160:go 20:go+up 60:gone 40:got 10:got+a 30:ha+_ 30:ha+the 60:hand 30:have+$ 60:he 60:heat 120:high 320:highest
60:highest+floor 40:holder 10:holder+_ 810:how 40:how+far 160:how+many 30:how+much 30:i+_ 30:i+it 20:i+mean 30:i+should 50:i+the
70:id 20:id+_ 60:in+_ 10:in+our 20:in+percent 20:in+them 120:introduc 60:it+floor 20:it+i 10:it+in 20:it+own 60:keep 160:know
100:learn 60:like 20:like+to 180:lil 50:list 60:lowest 90:mainnet 60:mak 670:many 20:many+_ 100:many+owner 20:many+people 100:market
10:market+cap 60:mcap 120:mean 60:might 180:milady 60:mint 120:much 20:much+_ 20:my+bos 20:my+wife 100:name 30:name+, 450:nft
40:nft+collection 70:nft+contract 60:noon 100:noth 240:now 20:now+$ 50:now+? 440:numb 110:numb+of 100:of+_ 10:of+holder 10:of+nft
60:of+owner 30:of+that 60:of+the 110:on+_ 20:on+the 340:one 20:one+? 20:one+go 10:one+list 20:one+of 20:or+down 10:our+treasury
180:own 910:owner 70:owner+, 50:owner+and 1410:penguin 120:people 60:percent 20:percent+$ 60:pl 20:pl+$ 500:price 40:price+,
20:price+? 20:price+_ 50:price+of 50:project 1770:pudgy 60:quot 160:reach 160:record 440:sal 60:sale 60:sell 100:should 30:should+be
60:since 20:since+_ 120:so 30:so+what 160:sold 40:some 60:someth 100:stat 100:still 30:that+_ 40:the+_ 30:the+cheapest
20:the+coingecko 80:the+collection 10:the+contract 20:the+day 70:the+floor 70:the+highest 20:the+market 30:the+name 50:the+nft
20:the+whole 60:their 60:them 100:there 30:there+are 100:they 120:time 440:today 40:today+$ 30:today+, 40:today+? 100:trad
20:trad+in 40:treasury 10:und 60:unique 60:up 20:up+or 60:v 60:valu 40:versu 440:volume 20:volume+$ 20:volume+_ 20:volume+in
20:volume+of 30:wa+the 40:wash 500:what 20:what+doe 60:what+i 30:what+the 30:what+wa 60:when 20:when+? 60:where 20:where+i 10:which
40:who 60:whole 60:wife 20:with+the 100:worth 20:would+like 60:yacht @get_nft_by_contract 2410:* 10:,+_ 20:,+and 10:,+in 10:,+it
10:,+my 30:,+numb 10:,+so 10:,+the 10:,+volume 10:.+$ 10:.+how 20:.+what 10:.+where 200:24h 30:24h+volume 990:<chain> 780:<coin>
1210:<collection> 1190:<evmAddress> 100:<fiat> 250:<namesake> 50:<quoted> 550:<series> 400:<time> 230:?+$ 10:?+? 10:?+i 10:?+it
210:^+_ 10:^+a 10:^+all 10:^+are 10:^+did 110:^+floor 60:^+how 10:^+i 10:^+my 20:^+numb 10:^+our 20:^+the 20:^+we 30:^+what 20:^+who
190:_+$ 40:_+, 40:_+. 70:_+? 40:_+_ 10:_+all 10:_+and 40:_+collection 110:_+floor 10:_+ha 30:_+have 20:_+i 20:_+it 20:_+market
20:_+nft 160:_+on 10:_+today 40:_+volume 10:_+wa 30:a+_ 40:above 40:against 10:against+the 80:all 20:all+time 20:altogeth 20:an+nft
10:and+24h 20:and+_ 10:and+for 20:and+how 20:and+numb 20:and+volume 30:and+what 10:and+when 150:ape 20:are+_ 60:at+_ 10:at+in 40:ath
40:average 100:azuki 200:base 40:below 90:bor 20:bos 60:cap 20:carry 20:chang 10:chang+hand 80:cheapest 60:check 20:check+_ 40:club
110:coingecko 20:coingecko+$ 10:coingecko+id 20:collect 670:collection 10:collection+, 60:collection+_ 60:collection+at
10:collection+i 10:collection+with 440:contract 110:contract+_ 40:cost 10:cost+, 10:cost+on 40:count 10:count+and 240:cryptopunk
40:day 10:did+the 20:different 10:doe+_ 10:doe+the 40:doodl 40:down 240:eth 430:ethereum 80:ever 40:far 1460:floor 50:floor+$
50:floor+, 60:floor+? 10:floor+_ 20:floor+of 50:floor+price 20:for+$ 10:for+how 50:for+the 40:friend 20:from+coingecko 10:from+the
140:go 10:go+up 40:gone 60:got 20:got+a 20:ha+the 20:hand 10:have+$ 20:have+a 20:he 20:heat 80:high 80:highest 20:highest+floor
60:holder 20:holder+_ 310:how 10:how+far 50:how+many 10:how+much 10:i+_ 10:i+it 10:i+mean 20:i+the 50:id 10:id+_ 40:in+_ 20:in+our
10:in+percent 10:in+them 40:introduc 30:it+floor 10:it+i 20:it+in 10:it+own 20:keep 40:know 20:like 10:like+to 60:lil 70:list
40:lowest 280:mainnet 10:mak 270:many 10:many+_ 50:many+owner 10:many+people 80:market 20:market+cap 20:mcap 60:mean 40:might
90:milady 40:mint 40:much 10:much+_ 10:my+bos 10:my+wife 520:nft 20:nft+collection 80:nft+contract 20:noon 80:now 20:now+? 390:numb
100:numb+of 30:of+_ 20:of+holder 20:of+nft 60:of+owner 10:of+that 50:of+the 170:on+_ 10:on+the 180:one 10:one+? 10:one+go
20:one+list 10:one+of 10:or+down 20:our+treasury 90:own 730:owner 60:owner+, 60:owner+and 510:penguin 50:people 40:percent
10:percent+$ 10:pl 240:price 20:price+, 10:price+? 10:price+_ 30:price+of 120:project 650:pudgy 20:quot 40:reach 40:record 560:sal
40:sale 40:sell 40:since 10:since+_ 40:so 10:so+what 20:sold 60:some 40:someth 100:stat 20:that+_ 30:the+_ 20:the+cheapest
10:the+coingecko 60:the+collection 20:the+contract 10:the+day 20:the+floor 10:the+highest 10:the+market 40:the+nft 10:the+whole
40:their 20:them 80:time 260:today 30:today+$ 10:today+, 30:today+? 80:trad 10:trad+in 60:treasury 10:und 40:unique 40:up 10:up+or
40:v 40:valu 60:versu 100:vol 380:volume 10:volume+$ 10:volume+in 30:volume+of 20:wa+the 60:wash 320:what 10:what+doe 30:what+i
30:what+the 20:what+wa 40:when 10:when+? 20:where 10:where+i 10:which 60:who 40:whole 20:wife 10:with+the 10:would+like 40:yacht
@get_nft_holdings 1400:* 110:,+_ 40:,+and 10:,+could 30:,+i 10:,+list 20:,+one 30:,+with 60:.+$ 10:1155 10:721 1380:<chain>
170:<coin> 80:<collection> 390:<count> 210:<ens> 1190:<evmAddress> 60:<exchange> 100:<fiat> 20:<name> 650:<namesake> 350:<number>
420:<series> 10:<ticker> 100:?+$ 20:?+_ 10:^+_ 10:^+doe 20:^+every 10:^+from 10:^+i 10:^+list 50:^+nft 30:^+please 10:^+show
30:^+what 30:^+which 100:_+$ 230:_+, 60:_+? 30:_+_ 10:_+entry 10:_+have 50:_+hold 30:_+in 10:_+keep 10:_+nft 40:_+of 180:_+on
10:_+one 10:_+only 30:_+own 20:_+rows 20:_+wallet 20:_+without 10:a+client 10:addres 20:and+how 20:and+tell 50:any 10:any+_ 20:anyth
30:ape 20:arbitrum 60:avalanche 20:azuki 310:base 10:bayc 60:binance 60:bnb 30:bor 60:by+_ 20:by+one 10:case 60:chain 10:check
40:client 60:collectibl 110:collection 10:collection+_ 10:collection+doe 10:collector 30:contract 10:contract+_ 10:could+you 10:d
20:document 70:doe+_ 70:each 10:each+? 10:em 20:entry 30:erc 10:erc+_ 10:erc1155 50:eth 460:ethereum 130:every 40:everyth 100:flag
160:flagg 10:follow 10:for+_ 10:from+which 60:hav 10:have+on 240:held 60:held+by 10:hi 210:hold 30:hold+on 70:how 20:how+many 10:i+_
10:i+m 30:i+want 20:if 140:in+_ 20:in+the 10:in+there 60:includ 10:include 20:individual 60:inventory 10:invest 10:it+at 20:item
270:jpeg 10:junk 10:just 30:keep 10:keep+on 10:kept 100:know 10:leav 20:let 60:lie 20:lie+in 210:like 270:list 30:list+of
10:list+the 30:list+with 200:look 50:look+like 20:m 200:mainnet 70:many 10:many+of 10:many+piec 40:mark 10:me+_ 20:me+which 10:memo
360:morali 20:most 10:must 20:nam 10:nam+and 960:nft 10:nft+_ 20:nft+collection 50:nft+doe 40:nft+in 10:nice 10:not 20:of+_ 10:of+a
20:of+each 30:of+the 40:of+them 280:on+_ 150:one 10:one+$ 10:one+, 20:one+by 30:only 10:only+$ 50:optimism 60:over 20:over+on
150:own 10:own+on 20:penguin 190:pictur 20:picture 50:piec 10:piec+of 30:please+list 280:polygon 10:possible 20:pudgy 60:rows
20:rows+. 120:say 10:say+_ 60:scroll 50:see 10:see+the 50:show 10:show+me 80:single 10:sit 160:sitt 40:sitt+in 40:so 10:so+that
60:someth 460:spam 10:still 60:tell 20:tell+me 20:the+_ 60:the+nft 10:their 150:them 10:them+$ 30:them+, 10:them+? 30:there
10:there+$ 20:to+_ 30:to+know 10:valuation 40:value 100:wallet 20:wallet+_ 110:want 30:want+to 310:what 40:what+nft 480:which
50:which+are 30:which+nft 20:which+one 30:with+a 60:without @get_nft_market_chart 2030:* 50:,+_ 80:,+a 30:,+go 50:,+i 30:,+id
30:,+need 100:.+$ 100:<coin> 2030:<collection> 100:<protocol> 100:<quoted> 100:<step> 1520:<time> 80:?+$ 330:^+_ 30:^+for 30:^+full
30:^+how 30:^+i 30:^+my 30:^+the 180:_+$ 100:_+, 50:_+. 50:_+? 50:_+_ 50:_+and 30:_+at 30:_+back 430:_+floor 30:_+on 10:_+to
10:_+volume 50:a+_ 30:a+a 30:a+chart 30:a+client 50:a+far 30:and+want 400:ape 30:at+the 400:azuki 300:back 30:back+$ 100:began
100:beginn 400:bor 300:bought 50:bought+a 20:change 10:change+$ 300:chart 30:chart+_ 100:cheapest 100:client 300:club 100:coingecko
100:cousin 700:cryptopunk 100:curve 200:develop 50:develop+_ 30:did+the 100:doodl 100:down 30:down+? 200:entire 200:far 1910:floor
30:floor+$ 50:floor+, 100:floor+_ 80:floor+price 30:for+_ 30:for+a 100:full 100:go 30:go+up 100:goe 100:he 600:history 50:history+,
30:history+_ 30:history+of 300:how 30:how+did 30:how+ha 30:how+the 30:i+_ 50:i+bought 30:i+need 30:i+see 30:i+want 100:id 30:it+_
100:lifetime 120:lil 100:mak 100:may 30:may+i 100:milady 200:need 30:need+_ 30:need+the 100:nft 100:now 50:of+the 100:official
30:on+coingecko 30:on+the 30:or+down 200:over 50:over+the 100:past 30:past+_ 110:penguin 10:pl 50:please+, 400:price 50:price+_
30:price+of 330:pudgy 100:punk 100:quart 100:record 100:require 100:see 30:see+how 100:sery 200:since 100:slide 130:the+_
30:the+cheapest 30:the+nft 30:the+top 30:the+whole 100:their 100:time 20:today 10:today+, 100:top 100:up 30:up+or 100:value
20:volume 10:volume+_ 200:want 30:want+a 30:want+to 100:went 100:whole 300:yacht 30:you+have @get_nft_markets 2260:* 180:,+_
30:,+and 20:,+by 10:,+need 20:,+only 30:,+please 10:,+the 30:,+with 50:.+$ 380:24h 100:24h+volume 1240:<chain> 430:<coin>
80:<collection> 1340:<count> 20:<evmAddress> 1160:<fiat> 520:<namesake> 700:<number> 740:<series> 540:<time> 70:?+$ 30:?+_ 150:^+_
10:^+floor 40:^+i 10:^+list 30:^+most 90:^+nft 30:^+top 30:^+we 50:^+what 80:^+which 130:_+$ 130:_+, 30:_+. 70:_+? 30:_+_ 60:_+by
80:_+collection 30:_+floor 50:_+in 10:_+market 130:_+nft 10:_+on 30:_+only 20:_+please 80:_+rows 30:_+that 10:_+to 30:_+today
40:_+trad 110:_+volume 30:_+with 100:about 30:about+_ 160:acros 20:acros+all 30:acros+every 60:all 20:all+chain 30:an+nft
30:and+give 10:and+how 10:and+numb 30:are+the 30:are+there 10:at+_ 300:base 40:build 100:by+24h 130:by+_ 110:by+market 440:cap
30:cap+, 30:cap+_ 100:capitalisation 200:chain 30:chain+? 20:chain+by 20:change 10:change+$ 40:coin 40:coingecko 10:coingecko+id
2080:collection 30:collection+, 30:collection+_ 10:collection+at 140:collection+by 100:collection+on 10:collection+with 40:contract
10:contract+for 40:count 20:cryptopunk 100:data 30:data+$ 160:day 20:did+the 620:dollar 40:dropdown 140:each 40:each+, 100:eth
640:ethereum 100:every 30:every+chain 860:floor 100:floor+$ 50:floor+, 40:for+each 10:for+the 200:give 20:how 10:how+many 30:i+m
40:id 120:in+_ 10:in+their 100:jpeg 100:land 100:largest 100:leader 20:lil 40:list 10:list+of 100:m 30:m+writ 20:many 10:many+owner
740:market 110:market+cap 160:mcap 30:mcap+, 480:most 50:most+_ 30:most+trad 40:most+volume 40:need 100:newslett 1880:nft
390:nft+collection 120:numb 30:numb+of 20:of+nft 30:of+owner 40:of+the 180:on+_ 160:only 30:only+, 20:only+_ 100:order 30:order+by
60:over 20:over+_ 40:own 540:owner 80:owner+and 20:penguin 10:pl 40:please+$ 200:polygon 60:pudgy 180:rank 50:rank+by 40:rath
300:rows 30:rows+$ 30:rows+. 100:run 300:sal 100:say 200:smallest 140:sort 30:sort+by 40:than 10:than+_ 40:the+_ 40:the+day
30:the+largest 30:the+market 50:the+most 10:the+nft 40:their 200:there 30:there+on 240:today 20:today+, 30:today+in 100:too 30:too+$
160:top 20:top+, 540:trad 30:trad+on 100:u 30:u+_ 540:usd 100:value 1080:volume 20:volume+$ 80:volume+, 50:volume+_ 70:volume+in
30:volume+of 300:w 200:what 30:what+nft 320:which 40:which+_ 40:which+nft 10:with+the 60:worldwide 100:writ @get_nft_security 2130:*
50:,+_ 80:,+and 50:,+can 30:,+not 30:.+_ 30:.+can 10:.+how 260:<block> 1460:<chain> 500:<coin> 1240:<collection> 1940:<evmAddress>
920:<namesake> 500:<number> 40:<protocol> 10:<quoted> 1300:<series> 40:<signature> 80:<time> 290:?+$ 40:?+contract 30:?+look 130:^+_
50:^+before 150:^+can 80:^+could 10:^+how 30:^+i 10:^+numb 20:^+who 80:_+$ 100:_+, 30:_+. 50:_+? 140:_+_ 10:_+and 30:_+any 30:_+burn
50:_+can 30:_+collection 130:_+contract 30:_+from 30:_+i 10:_+keep 150:_+mint 30:_+move 60:_+nft 30:_+of 240:_+on 30:_+own
10:_+straight 10:_+volume 30:_+wa 10:_+who 20:altogeth 10:and+for 30:and+i 50:and+who 100:any 100:anyone 1010:ape 100:approv
400:approval 80:approval+? 100:ask 30:ask+? 100:away 400:azuki 100:b4 200:bayc 200:before 50:before+i 100:behind 30:behind+_
200:block 30:block+, 470:bor 200:burn 200:buy 30:can+_ 30:can+anyone 180:can+the 20:chang 10:chang+hand 100:check 200:collateral
20:collect 520:collection 130:collection+_ 200:consent 1180:contract 220:contract+_ 200:copy 80:could+the 40:cryptopunk 20:different
10:erc20 320:eth 1000:ethereum 200:extra 10:for+how 10:for+me 100:freeze 300:genuine 20:hand 40:hold 70:how 10:how+many 10:how+much
30:i+buy 50:i+it 50:i+the 10:in+them 10:it+? 30:it+a 30:it+the 100:jpeg 40:keep 20:lil 100:look 30:look+at 240:mainnet 10:mak
50:many 10:many+_ 10:many+owner 100:may 10:me+$ 10:milady 300:mine 1300:mint 230:mint+more 30:mint+or 900:more 50:more+of
100:more+or 900:move 40:much 10:much+_ 100:new 530:nft 60:nft+contract 100:no 30:no+. 100:not 30:numb 10:numb+of 10:of+_ 30:of+nft
80:of+the 50:of+them 40:off 100:offer 290:on+_ 500:one 50:one+$ 30:one+? 40:opensea 30:or+a 30:or+freeze 30:or+mint 180:or+move
1070:own 20:own+_ 100:own+of 30:own+token 30:owner 100:penguin 110:people 100:piec 100:power 120:pudgy 40:read 10:read+_ 100:risky
200:run 30:run+_ 100:sign 100:simp 20:sold 100:some 100:still 30:still+mint 100:stop 40:straight 10:symbol 100:take 300:team
30:team+behind 10:th 30:that+one 130:the+_ 80:the+collection 50:the+contract 100:the+own 50:the+team 420:them 30:them+? 100:there
100:think 30:think+of 200:token 30:token+_ 320:trad 30:trad+$ 30:trad+? 10:trad+in 100:transfer 100:verify 20:volume 10:volume+of
10:what 300:who 30:who+ha 40:who+own 200:whoev 50:whoev+run 100:will 900:without @get_nft_tickers 2720:* 190:,+_ 30:,+i 10:,+my
10:,+so 10:,+the 30:,+what 30:.+$ 10:.+what 10:.+where 1650:<coin> 2580:<collection> 1800:<protocol> 40:<quoted> 120:<time> 310:?+$
30:?+i 10:?+it 270:^+_ 50:^+at 80:^+floor 130:^+i 10:^+my 10:^+our 30:^+price 10:^+we 10:^+what 80:^+where 30:^+which 140:_+$ 80:_+,
10:_+. 120:_+? 30:_+_ 30:_+a 30:_+against 130:_+and 50:_+at 10:_+collection 270:_+floor 50:_+for 30:_+i 80:_+on 180:_+or 10:_+today
100:_+v 30:_+volume 30:_+where 30:_+with 50:a+_ 200:against 50:against+_ 30:an+_ 30:and+_ 30:and+on 50:and+the 30:and+what 30:are+_
30:at+_ 30:at+present 30:at+the 30:at+what 30:at+which 360:azuki 40:base 100:between 30:between+_ 1800:blur 20:bos 100:both 100:buy
20:carry 400:cheap 320:cheapest 140:collection 10:collection+, 10:collection+_ 10:collection+at 10:collection+i 100:compare 40:cost
10:cost+, 10:cost+on 420:cryptopunk 100:d 30:d+like 30:do+the 10:doe+the 100:doodl 500:each 30:each+$ 100:else 2220:floor 30:floor+$
10:floor+, 20:floor+? 60:floor+_ 40:floor+of 100:floor+on 70:floor+price 30:for+_ 30:for+a 30:for+my 200:gap 100:get 20:he 20:heat
100:her 100:highest 100:husband 40:i+_ 30:i+a 30:i+an 30:i+d 30:i+get 40:i+it 30:i+need 60:i+the 50:i+there 30:i+would 10:in+_
100:individual 40:introduc 60:it+floor 10:it+i 20:keep 220:like 60:like+to 200:list 30:list+my 200:mak 100:maker 20:market
300:marketplac 700:marketplace 20:mean 400:milady 100:moment 30:moment+, 100:more 30:my+_ 10:my+bos 10:my+wife 100:need 30:need+the
60:nft 20:nft+collection 20:noon 180:now 10:now+$ 40:now+? 90:of+_ 10:of+that 10:of+the 130:on+_ 80:on+each 10:on+the 30:on+which
280:one 10:one+? 30:one+list 10:one+of 1800:opensea 80:or+_ 200:oth 1160:penguin 100:per 10:pl 100:present 30:present+? 360:price
10:price+_ 30:price+and 60:price+of 1200:pudgy 200:punk 20:quot 100:quote 100:rest 30:rest+$ 100:right 30:right+now 40:so 10:so+what
100:somewhere 10:that+_ 30:the+_ 30:the+cheapest 10:the+collection 60:the+floor 10:the+market 30:the+moment 10:the+nft 30:the+one
30:the+oth 30:the+rest 200:there 50:there+a 30:to+buy 60:today 10:today+$ 10:today+, 10:today+? 100:trad 30:trad+, 100:trade
30:trade+_ 400:v 100:v+_ 220:volume 30:volume+_ 10:volume+in 30:wa+it 10:wa+the 380:what 30:what+do 10:what+doe 40:what+i 30:what+wa
520:where 30:where+_ 30:where+i 30:where+the 300:which 20:wife 30:with+the 30:would+i 30:would+like @get_nfts 2200:* 170:,+_ 10:,+by
30:,+for 30:,+highest 30:,+id 40:,+need 10:,+only 40:,+the 30:.+$ 220:24h 60:24h+volume 80:<chain> 140:<coin> 60:<collection>
860:<count> 740:<fiat> 1100:<number> 80:<series> 480:<time> 50:?+$ 20:^+_ 50:^+cheapest 30:^+contract 50:^+give 20:^+i 30:^+id
40:^+list 20:^+most 30:^+need 190:^+nft 50:^+which 200:_+$ 50:_+, 10:_+? 30:_+_ 40:_+by 20:_+collection 20:_+market 130:_+nft
30:_+of 10:_+please 30:_+rows 10:_+trad 120:_+volume 40:acros 10:acros+all 300:address 40:all 10:all+chain 30:at+the 60:build
60:by+24h 70:by+_ 20:by+market 360:cap 200:chain 10:chain+by 200:cheapest 560:coin 50:coin+, 520:coingecko 30:coingecko+,
20:coingecko+id 40:coingecko+list 30:coingecko+track 2100:collection 50:collection+, 110:collection+by 90:collection+with
460:contract 30:contract+, 80:contract+address 20:contract+for 60:count 40:day 10:did+the 30:do+, 20:doe+coingecko 580:dollar
60:dropdown 60:each 20:each+, 80:ethereum 400:first 30:first+$ 50:first+, 900:floor 30:floor+$ 30:floor+? 30:floor+on 30:floor+price
30:for+an 20:for+each 100:front 200:give 50:give+me 30:have+the 100:heaviest 600:highest 100:highest+floor 720:id 30:id+$ 50:id+and
20:id+doe 30:id+of 60:in+_ 30:in+the 20:in+their 100:index 100:largest 100:like 30:like+_ 320:list 30:list+, 20:list+of 20:list+the
100:lowest 360:market 90:market+cap 60:mcap 30:me+the 320:most 50:most+_ 20:most+trad 10:most+volume 500:native 100:native+coin
260:need 1840:nft 440:nft+collection 60:of+nft 110:of+the 30:of+them 30:on+coingecko 40:only 10:only+_ 40:over 10:over+_ 60:own
60:penguin 10:please+$ 100:price 30:price+, 200:priciest 100:project 60:pudgy 120:rank 30:rank+by 60:rath 100:rows 100:slug
200:smallest 260:sort 30:sort+by 60:than 20:than+_ 130:the+_ 30:the+chain 30:the+contract 10:the+day 50:the+highest 30:the+largest
50:the+most 160:their 30:their+id 100:them 80:today 10:today+, 140:top 30:top+$ 10:top+, 100:track 260:trad 30:trad+the 60:und
20:und+which 100:up 160:usd 740:volume 60:volume+$ 30:volume+, 30:volume+. 10:volume+_ 60:volume+in 100:w 240:which 10:which+_
30:which+collection 20:which+id 10:which+nft 100:will 30:will+do 90:with+the 30:with+their 40:worldwide @get_nfts_for_owner 1890:*
170:,+_ 40:,+and 20:,+contract 10:,+could 20:,+list 20:,+on 20:,+one 20:,+or 30:,+which 10:,+with 80:.+$ 10:1155 10:721 1770:<chain>
420:<coin> 740:<collection> 350:<count> 360:<ens> 1620:<evmAddress> 40:<exchange> 60:<name> 710:<namesake> 350:<number> 840:<series>
10:<ticker> 110:?+$ 60:?+_ 20:?+contract 20:^+_ 20:^+any 110:^+doe 20:^+every 10:^+from 40:^+i 10:^+list 60:^+nft 30:^+only
10:^+show 20:^+what 40:^+which 160:_+$ 280:_+, 20:_+. 160:_+? 140:_+_ 30:_+and 20:_+contract 20:_+entry 10:_+have 80:_+hold 30:_+i
20:_+in 40:_+keep 10:_+nft 20:_+of 170:_+on 10:_+one 30:_+only 80:_+own 10:_+rows 20:_+sit 20:_+still 10:_+wallet 30:_+which
10:_+without 20:a+_ 20:a+client 100:accord 30:accord+to 10:addres 100:alchemy 30:and+_ 20:and+how 10:and+tell 360:any 90:any+_
70:anyth 340:ape 60:arbitrum 40:avalanche 220:azuki 310:base 160:bayc 40:binance 40:bnb 340:bor 10:by+_ 20:by+one 10:case 40:chain
60:check 60:client 140:collectibl 160:collection 20:collection+_ 10:collection+doe 10:collector 180:contract 50:contract+_
10:could+you 60:d 20:d+like 20:document 170:doe+_ 70:each 10:each+? 10:em 100:enough 30:enough+. 60:entry 30:erc 10:erc+_ 10:erc1155
200:eth 760:ethereum 110:every 60:everyth 20:flagg 10:follow 20:for+_ 10:from+which 40:hav 10:have+on 40:held 10:held+by 10:hi
310:hold 20:hold+_ 20:hold+on 70:how 20:how+many 10:i+_ 20:i+d 30:i+enough 10:i+m 20:i+want 120:if 20:if+_ 130:in+_ 30:in+the
10:in+there 20:includ 10:include 20:individual 120:inventory 10:invest 20:it+at 20:item 210:jpeg 60:junk 10:just 170:keep 40:keep+on
60:kept 60:leav 60:let 40:lie 10:lie+in 160:like 20:like+to 120:list 10:list+the 100:look 30:look+like 20:m 350:mainnet 70:many
10:many+of 10:many+piec 60:mark 10:me+_ 10:me+which 10:memo 20:morali 60:most 10:must 20:nam 10:nam+and 800:nft 40:nft+_
20:nft+collection 30:nft+doe 30:nft+in 10:nice 60:not 20:not+, 10:of+_ 20:of+a 20:of+each 20:of+the 20:of+them 300:on+_ 230:one
10:one+$ 10:one+, 20:one+by 230:only 30:only+$ 30:only+_ 150:optimism 20:or+not 20:over 10:over+on 360:own 10:own+on 120:penguin
110:pictur 20:picture 50:piec 10:piec+of 40:polygon 60:possible 120:pudgy 20:rows 10:rows+. 60:say 20:say+_ 40:scroll 130:see
20:see+the 50:show 10:show+me 60:single 160:sit 40:sit+in 100:sitt 30:sitt+in 60:so 20:so+that 60:someth 120:spam 60:still
20:still+have 40:tell 10:tell+me 10:the+_ 20:the+collection 20:the+nft 20:the+wallet 10:their 140:them 30:them+$ 10:them+? 30:there
10:there+$ 10:to+_ 20:to+see 10:valuation 60:value 120:wallet 30:wallet+_ 60:want 20:want+to 150:what 20:what+nft 530:which
20:which+_ 30:which+nft 40:which+one 40:without @get_ohlcv 2260:* 280:,+_ 30:,+no 30:,+the 50:.+$ 360:<chain> 2260:<coin>
1400:<count> 2200:<exchange> 560:<fiat> 510:<number> 1700:<pair> 540:<series> 2230:<step> 760:<time> 410:^+_ 30:^+give 50:^+need
30:^+open 30:^+please 30:^+pull 290:_+$ 130:_+, 50:_+. 410:_+_ 80:_+against 50:_+at 30:_+back 80:_+bar 400:_+candl 50:_+for
80:_+from 10:_+in 30:_+of 30:_+ohlc 100:_+on 30:_+perp 30:_+recent 130:_+spot 30:_+straight 10:advis 300:against 30:against+_
50:against+the 100:aggregator 50:at+_ 100:back 30:back+$ 100:backtest 300:bar 900:binance 330:bitcoin 100:btc 300:bybit 1600:candl
150:candl+, 100:candl+_ 30:candl+of 100:candle 100:close 100:coinbase 10:doesn 230:dollar 130:eth 10:ethereum 10:figure 30:for+_
130:from+_ 30:from+the 200:give 50:give+me 100:high 10:how 10:in+_ 500:kraken 100:low 10:matt 50:me+the 10:much 210:need 50:need+_
100:no 10:noon 100:of+_ 30:of+the 30:of+them 130:ohlc 400:okx 50:on+, 100:on+_ 10:one 100:open 100:perp 30:perp+on 100:piec 20:price
100:pull 30:pull+the 100:recent 10:source 500:spot 50:spot+_ 100:start 100:straight 30:straight+from 10:t 10:tax 100:teth 130:the+_
100:them 30:them+$ 20:usd 100:usdt 10:utc 100:venue 30:venue+, 10:want 10:what @get_onchain_token_price 610:* 30:,+_ 20:,+both
20:,+what 530:<chain> 270:<coin> 60:<count> 520:<evmAddress> 140:<fiat> 20:<namesake> 60:<number> 80:<series> 80:<solanaAddress>
10:<time> 20:^+_ 20:^+current 20:^+dex 20:^+on 20:^+onchain 20:^+pool 10:^+price 30:^+what 130:_+$ 60:_+, 30:_+_ 30:_+and 20:_+are
40:_+on 20:_+price 20:_+say 20:_+token 20:_+trade 30:and+_ 20:and+liquidity 20:at+on 310:base 60:both 20:both+_ 60:bsc 60:cake
70:chain 10:coin 60:cost 20:cost+in 60:current 20:current+_ 120:dex 20:dex+pool 20:doe+_ 140:ethereum 30:for+_ 10:how 20:in+_
20:it+cost 10:liq 180:liquidity 20:liquidity+of 60:mark 10:mcap 10:move 10:much 20:of+_ 20:of+thi 20:of+token 60:off 70:on+_
20:on+chain 60:onchain 10:one 10:over 240:pool 20:pool+_ 20:pool+on 370:price 20:price+and 40:price+of 10:quick 60:say 20:say+_
80:solana 60:their 60:these 20:these+_ 190:token 30:token+_ 60:trade 20:trade+at 10:uni 140:usd 60:usdc 10:weth 190:what 20:what+do
20:what+doe 20:what+it 60:worth 20:worth+$ @get_open_interest 800:* 30:,+in 300:<chain> 800:<coin> 800:<exchange> 300:<pair>
700:<series> 30:?+$ 100:^+_ 80:^+how 50:_+$ 150:_+_ 50:_+are 30:_+contract 30:_+in 130:_+perp 30:_+perpetual 30:_+swap 50:are+open
30:at+_ 100:big 30:big+i 200:binance 400:btc 200:bybit 100:coin 30:coin+$ 100:contract 300:eth 400:how 30:how+big 50:how+many
30:how+much 50:i+open 80:in+_ 200:interest 200:many 50:many+_ 100:much 30:much+i 100:now 30:now+$ 30:of+_ 200:oi 400:okx 30:on+the
600:open 30:open+? 50:open+interest 30:open+position 500:perp 30:perp+$ 50:perp+_ 100:perpetual 100:position 30:position+of
100:right 30:right+now 100:settl 100:swap 30:the+_ 400:usdt @get_open_interest_overview 2180:* 150:,+_ 100:,+and 30:,+in 30:,+which
30:,+who 30:.+$ 100:<coin> 300:<count> 100:<exchange> 400:<number> 100:<protocol> 400:<time> 190:?+$ 30:?+just 30:^+dex 60:^+how
80:^+onchain 150:^+open 30:^+what 90:^+which 30:^+who 130:_+$ 80:_+? 30:_+or 50:_+with 300:acros 100:against 30:against+_ 100:all
200:among 50:and+how 30:and+what 50:and+who 30:at+on 30:at+present 100:carry 30:carry+the 600:chain 130:chain+perp 600:change
30:change+$ 50:change+_ 40:crypto 400:decentralis 180:derivativ 10:derivativ+exchang 1000:dex 80:dex+$ 50:dex+, 30:did+it
30:did+that 100:else 340:exchang 50:exchang+, 100:grown 30:ha+it 50:ha+the 50:have+the 440:how 50:how+did 10:how+do 30:how+large
30:how+much 100:hyperliquid 50:i+open 30:i+the 30:in+$ 30:in+, 30:in+a 10:in+crypto 30:in+total 1480:interest 100:just 30:just+the
100:large 30:large+i 100:largest 340:lead 200:leaderboard 500:most 80:most+open 100:much 30:much+i 100:now 30:now+and 30:of+all
300:oi 150:on+chain 30:on+the 600:onchain 150:onchain+perp 1880:open 370:open+interest 80:open+position 2000:perp 230:perp+dex
300:position 100:present 30:present+, 340:rank 40:rank+by 100:shrink 100:someone 100:taken 30:the+_ 30:the+largest 100:the+most
30:the+perp 100:their 200:togeth 50:togeth+, 100:total 200:value 30:value+of 540:venu 100:venue 30:venue+, 100:w 30:wa+the 300:week
200:what 30:what+i 30:what+wa 440:which 500:who 30:who+ha 30:with+their @get_options_by_chain 1300:* 30:,+_ 50:,+by 30:,+not
30:,+with 30:.+$ 1300:<chain> 300:<coin> 1000:<namesake> 200:<series> 300:<time> 150:^+notional 130:^+option 30:^+who 150:_+$
100:_+, 30:_+_ 30:_+by 30:_+only 30:_+protocol 30:_+today 1100:arbitrum 100:biggest 80:by+protocol 100:crypto 200:ethereum 30:i+the
30:in+_ 100:not 700:notional 80:notional+option 50:notional+volume 30:of+crypto 250:on+_ 100:only 30:only+$ 1300:option
30:option+notional 50:option+on 100:option+premium 100:per 600:premium 500:protocol 80:protocol+$ 30:protocol+, 30:protocol+_
30:protocol+by 30:the+_ 30:the+biggest 100:today 30:today+$ 100:total 300:trad 80:trad+on 400:turnov 30:turnov+of 100:venue
400:volume 30:volume+_ 50:volume+of 100:who 30:who+i 30:with+the @get_options_overview 1580:* 80:,+_ 80:,+all 80:,+by 30:,+only
30:,+which 30:.+$ 400:<count> 100:<number> 80:<protocol> 740:<time> 90:?+$ 10:^+_ 30:^+how 50:^+notional 80:^+on 50:^+onchain
80:^+option 30:^+please 30:^+the 40:^+what 80:_+$ 100:_+, 40:_+? 30:_+by 20:_+option 30:_+rows 200:acros 30:acros+every 500:all
100:all+chain 30:and+by 100:broken 100:by+protocol 1100:chain 50:chain+$ 30:chain+, 30:chain+? 30:chain+_ 180:chain+option 100:chang
30:chang+hand 100:compar 100:crypto 100:decentralis 100:defi 80:derive 200:desk 10:did+_ 30:did+on 30:did+the 100:down 100:every
30:every+chain 100:everywhere 30:for+on 100:hand 100:handle 100:here 300:how 80:how+much 100:most 300:much 780:notional
30:notional+option 90:notional+volume 30:on+all 200:on+chain 200:onchain 100:only 30:only+_ 1580:option 50:option+,
40:option+notional 30:option+on 50:option+premium 50:option+volume 300:paid 100:people 100:per 30:please+tell 700:premium
700:protocol 80:protocol+$ 50:protocol+, 100:rows 30:rows+$ 100:tell 30:the+_ 30:the+most 100:total 200:trad 30:trad+, 40:trade
10:trade+_ 100:value 100:venu 100:venue 640:volume 10:volume+$ 30:volume+, 50:volume+of 140:what 100:which 100:whole 30:whole+crypto
@get_options_protocol 1320:* 80:,+_ 50:,+all 30:,+from 30:,+not 50:.+$ 100:<count> 100:<number> 1320:<protocol> 800:<step>
960:<time> 40:?+$ 220:^+_ 30:^+need 30:^+notional 50:^+option 20:^+what 130:_+$ 130:_+, 30:_+. 40:_+? 30:_+_ 80:_+from 30:_+on
110:_+option 30:_+please 30:_+point 30:_+protocol 30:_+since 200:all 50:all+time 30:and+_ 30:at+_ 1320:derive 20:did+_ 100:end
100:from+_ 100:goe 30:in+_ 100:into 100:month 100:need 30:need+the 100:not 920:notional 100:notional+option 40:notional+volume
50:of+_ 30:on+_ 1220:option 30:option+, 70:option+notional 50:option+premium 100:option+volume 100:pack 100:paid 100:past 30:past+_
30:please+$ 100:point 30:point+$ 500:premium 100:protocol 30:protocol+, 100:since 30:since+_ 200:time 30:time+_ 100:trad 30:trad+on
60:trade 20:trade+_ 100:turnov 560:volume 20:volume+$ 30:volume+, 50:volume+_ 50:volume+of 60:what @get_orderbook 2790:* 400:,+_
30:,+at 10:,+best 10:,+in 150:.+$ 30:.+it 240:<chain> 2790:<coin> 2100:<count> 2790:<exchange> 1640:<fiat> 1900:<number> 2500:<pair>
190:<series> 100:?+$ 30:?+_ 350:^+_ 10:^+best 40:^+bid 30:^+buy 30:^+depth 50:^+how 20:^+i 80:^+ord 30:^+please 30:^+show 30:^+the
10:^+what 30:^+which 60:_+$ 230:_+, 50:_+. 50:_+? 330:_+_ 60:_+at 60:_+bid 150:_+book 50:_+each 40:_+for 30:_+in 430:_+level
30:_+now 100:_+on 80:_+ord 30:_+over 50:_+perpetual 30:_+pl 30:_+pric 30:_+right 80:_+spot 50:a+side 80:and+ask 30:are+enough
740:ask 10:ask+$ 20:ask+for 120:at+_ 160:best 40:best+bid 740:bid 120:bid+and 500:binance 40:bitcoin 1540:book 10:book+$ 150:book+,
130:book+_ 30:book+for 30:book+on 100:btc 100:buy 30:buy+_ 310:bybit 880:coinbase 300:deep 200:depth 30:depth+on 30:do+the
100:dollar 800:each 180:each+side 200:eith 50:eith+side 100:enough 250:eth 40:euro 110:for+_ 30:for+the 200:how 30:how+much
30:how+thick 30:i+_ 30:i+the 40:i+trade 10:i+want 60:in+_ 760:kraken 1700:level 130:level+$ 50:level+a 100:level+each 100:like
200:look 30:look+like 100:market 30:me+the 40:mine 100:much 200:n 240:now 50:now+, 10:now+on 60:of+_ 100:offer 340:okx 210:on+_
50:on+each 50:on+eith 10:one 700:ord 180:ord+book 100:orderbook 140:over 10:over+on 100:pair 100:per 10:perp 200:perpetual 300:pl
50:pl+$ 30:pl+, 100:pric 100:rest 140:right 40:right+now 40:second 40:sell 100:show 30:show+me 1200:side 150:side+$ 50:side+of
100:sit 30:sit+on 300:spot 30:spot+_ 40:spread 100:suffice 50:the+_ 30:the+book 180:there 10:there+? 30:there+are 10:thi+second
100:thick 30:thick+i 40:top 10:trad 140:trade 10:trade+at 100:u 80:usd 110:usdt 40:want 10:want+to 100:way 140:what 30:what+do
10:what+the 200:which @get_perp_account 1400:* 30:,+and 30:,+how 30:,+long 30:,+what 30:,+where 30:,+which 1400:<coin>
1400:<evmAddress> 1400:<exchange> 1400:<protocol> 130:?+$ 30:?+want 100:^+_ 50:^+at 30:^+how 30:^+i 50:^+my 30:^+show 50:^+what
100:_+$ 50:_+, 80:_+? 80:_+account 30:_+and 30:_+close 30:_+get 30:_+hold 30:_+how 30:_+i 80:_+on 50:_+position 30:_+trad 50:_+what
30:_+with 500:account 50:account+_ 30:account+at 30:account+i 200:am 50:am+i 30:and+how 50:and+where 30:at+_ 50:at+what 200:close
30:do+i 30:doe+_ 200:far 30:for+_ 400:get 100:gett 400:he 100:hi 100:hold 30:hold+, 400:how 50:how+far 1400:hyperliquid 80:i+_
30:i+get 80:i+he 30:i+my 200:leverage 200:liq 600:liquidat 600:liquidation 200:long 50:my+_ 80:of+_ 150:on+_ 200:open 30:open+_
30:open+position 100:per 100:perp 600:position 80:position+of 300:pric 30:pric+$ 30:pric+of 400:price 30:price+of 200:short 100:show
30:show+the 30:the+open 100:their 30:thi+_ 100:trad 30:trad+_ 100:want 100:whale 600:what 30:what+i 50:what+price 30:what+thi
300:where 50:where+doe 30:where+i 100:which 30:with+their @get_perp_candles 2050:* 380:,+_ 30:,+please 80:.+$ 750:<chain>
2050:<coin> 1300:<count> 1900:<exchange> 50:<fiat> 1200:<name> 700:<number> 1900:<protocol> 730:<series> 1930:<step> 550:<time>
480:^+_ 30:^+need 260:_+$ 280:_+, 340:_+_ 130:_+bar 300:_+candl 30:_+chart 30:_+contract 30:_+from 30:_+i 10:_+in 130:_+of 150:_+on
30:_+open 50:_+perp 50:_+perpetual 30:a+client 100:backtest 500:bar 10:bitcoin 200:btc 1200:candl 130:candl+, 80:candl+_
50:candl+for 50:candl+of 100:candle 100:chart 100:client 100:clos 100:contract 10:doesn 30:dollar 530:eth 10:ethereum 60:for+_
30:for+my 30:for+the 80:from+_ 100:hedg 100:hl 100:hype 1900:hyperliquid 30:i+must 30:in+_ 1200:kpepe 100:last 100:liquidation
10:matt 100:must 110:need 30:need+_ 130:of+_ 30:of+the 130:of+them 100:off 30:ohlc 150:on+_ 100:open 200:perp 30:perp+,
200:perpetual 100:pl 30:pl+, 30:please+. 100:pric 30:pric+of 20:price 100:reconcile 100:reconstruct 100:someth 10:source 10:t
30:the+_ 30:the+whole 500:them 100:them+$ 30:them+, 100:thesi 20:usd 100:utc 100:whole @get_perp_fills 1100:* 30:,+_ 50:,+with
30:.+$ 30:.+what 1100:<coin> 300:<count> 1100:<evmAddress> 800:<exchange> 300:<name> 800:<protocol> 600:<time> 30:?+i 30:?+need
50:^+_ 30:^+a 30:^+all 30:^+did 30:^+i 30:^+recent 30:^+show 50:^+what 100:_+$ 50:_+, 30:_+. 80:_+? 50:_+_ 50:_+account 50:_+at
80:_+between 30:_+fill 30:_+for 30:_+on 80:_+since 50:_+trade 30:_+with 400:account 100:account+_ 200:actual 100:all 50:and+fee
30:and+what 50:at+_ 100:audit 300:between 80:between+_ 100:capital 30:capital+gain 50:did+_ 30:did+he 100:discord 400:every
100:everyth 100:execut 200:execution 500:fee 50:fee+$ 50:fee+and 30:fee+of 800:fill 100:fill+of 30:from+_ 100:gain 100:guy 30:ha+the
100:he 200:hi 30:hi+_ 300:hl 800:hyperliquid 50:i+need 30:in+our 100:late 30:late+and 100:n 300:need 80:of+_ 50:of+every 30:of+the
100:on+_ 100:per 500:pnl 30:pnl+of 100:price 30:price+, 100:recent 100:sheet 30:sheet+, 100:show 30:show+me 300:since 80:since+_
100:sise 30:sise+and 100:tax 30:that+_ 30:the+_ 30:the+account 100:they 100:trad 30:trad+on 300:trade 50:trade+on 100:whale 300:what
50:what+did 30:what+ha @get_perp_funding_history 1510:* 50:,+_ 30:.+$ 30:.+could 1000:<chain> 1510:<coin> 1500:<exchange> 200:<name>
1500:<protocol> 1110:<series> 900:<step> 1400:<time> 100:?+$ 180:^+_ 80:^+how 30:^+i 50:^+what 250:_+$ 30:_+, 30:_+. 100:_+? 200:_+_
30:_+for 30:_+from 280:_+fund 30:_+long 50:_+on 30:_+pay 100:_+perp 100:_+since 100:actual 50:at+_ 300:btc 30:by+_ 100:carry
100:clas 30:could+you 30:did+_ 810:eth 30:for+_ 50:from+_ 30:from+the 1410:fund 100:fund+_ 50:fund+on 80:fund+paid 30:fund+payment
30:ha+_ 300:how 30:how+ha 50:how+much 200:hype 1500:hyperliquid 200:kpepe 300:long 50:long+pay 100:look 200:much 30:much+did
100:negative 130:on+_ 50:on+the 500:paid 30:paid+on 100:past 300:pay 30:pay+at 50:pay+on 100:payment 410:perp 30:perp+, 30:perp+_
100:pull 30:pull+the 10:rate 700:since 150:since+_ 30:since+the 100:teach 100:the+_ 100:trad 30:wa+_ 200:what 30:what+_ 30:what+did
@get_perp_markets 1250:* 30:,+_ 30:,+and 50:,+open 90:.+$ 300:<chain> 1250:<coin> 100:<count> 1060:<exchange> 220:<name>
100:<number> 1060:<protocol> 170:<series> 200:<step> 10:?+$ 130:^+_ 50:^+all 30:^+for 10:^+kind 10:^+our 50:^+what 30:^+which 30:_+$
10:_+. 10:_+? 40:_+_ 30:_+allow 40:_+and 10:_+at 130:_+fund 30:_+give 10:_+now 10:_+on 130:_+perp 30:_+perpetual 30:_+rows
40:against 10:against+_ 200:all 30:all+_ 200:allow 40:and+_ 30:and+current 30:and+the 30:and+which 40:at+_ 30:at+the 160:btc 100:cap
40:check 100:contract 30:contract+, 40:cros 100:current 30:current+_ 30:doe+_ 200:each 50:each+_ 170:eth 100:every 100:fattest
20:for+_ 30:for+a 710:fund 50:fund+, 100:give 30:ha+the 180:hl 1060:hyperliquid 30:i+need 300:interest 30:interest+at 40:kind
80:kpepe 100:let 800:leverage 100:list 30:list+_ 500:max 100:maximum 200:mid 40:midpoint 100:model 100:moment 30:moment+$ 100:most
100:n 100:need 40:now 10:now+$ 20:of+_ 30:of+every 300:oi 60:on+_ 300:open 80:open+interest 100:per 810:perp 30:perp+$ 30:perp+at
30:perp+on 100:perpetual 40:present 80:pric 10:pric+of 40:price 10:price+_ 40:quote 10:rate 100:risk 100:rows 30:rows+. 140:sol
100:take 30:the+fattest 30:the+moment 30:the+most 100:they 200:universe 200:what 100:which 30:with+_ @get_perp_mids 420:* 20:,+if
20:,+on 20:.+$ 300:<chain> 420:<coin> 300:<exchange> 180:<name> 60:<number> 300:<protocol> 240:<series> 30:?+$ 50:^+_ 20:^+kind
20:^+our 20:^+what 50:_+$ 20:_+, 20:_+. 20:_+? 20:_+_ 60:_+and 20:_+at 20:_+now 20:_+on 20:_+spot 20:_+the 60:against 20:against+_
60:and+_ 20:and+ask 60:ask 20:ask+? 20:at+_ 60:between 60:bid 20:bid+and 240:btc 60:check 60:cros 240:eth 30:for+_ 120:hl 60:hype
300:hyperliquid 20:i+the 60:if 20:if+i 60:kind 120:kpepe 60:market 20:market+, 60:may 300:mid 120:midpoint 60:now 20:now+$ 50:of+_
30:on+_ 60:present 120:pric 20:pric+of 60:price 20:price+_ 60:quote 60:sol 60:spot 20:spot+market 20:the+_ 60:what 20:what+i
@get_perp_open_orders 800:* 30:,+_ 30:,+any 30:,+where 800:<coin> 800:<evmAddress> 600:<exchange> 200:<name> 600:<protocol> 50:?+$
30:?+_ 50:^+any 30:^+what 130:_+$ 80:_+, 30:_+? 30:_+account 30:_+at 30:_+for 30:_+have 80:_+on 200:account 30:account+?
30:account+i 300:any 30:at+_ 30:doe+_ 30:for+_ 200:hi 30:hi+_ 200:hl 600:hyperliquid 30:i+_ 100:left 200:limit 80:of+_ 130:on+_
30:on+the 100:open 30:open+order 800:order 30:order+on 500:rest 30:the+account 200:unfill 100:whale 100:what 100:where
@get_perp_orderbook 1400:* 130:,+_ 50:,+show 30:.+$ 600:<chain> 1400:<coin> 800:<count> 1400:<exchange> 500:<name> 500:<number>
1400:<protocol> 700:<series> 30:?+_ 30:?+show 150:^+_ 150:^+how 30:^+the 100:_+$ 100:_+, 50:_+? 100:_+_ 30:_+at 50:_+bid 100:_+book
80:_+level 30:_+on 80:_+ord 130:_+perp 50:_+pric 30:_+rn 50:a+side 100:all 30:all+_ 100:am 100:and+ask 400:ask 50:ask+$ 30:ask+for
80:at+_ 500:bid 100:bid+and 1000:book 80:book+, 30:book+_ 50:book+for 50:book+on 300:btc 200:deep 50:deep+i 200:depth 400:eth
50:for+_ 30:for+the 100:full 30:have+$ 600:how 50:how+deep 100:how+thick 100:hows 200:hype 1400:hyperliquid 50:i+_ 30:i+am 100:i+the
500:kpepe 300:level 50:level+$ 30:level+a 100:look 30:of+_ 100:on+_ 30:on+the 300:ord 80:ord+book 100:orderbook 100:over 600:perp
30:perp+$ 30:perp+on 200:pric 30:pric+$ 100:rn 30:rn+, 100:short 300:show 30:show+me 200:side 50:side+$ 30:that+_ 130:the+_
30:the+book 30:the+perp 400:thick 80:thick+i 30:you+have @get_polymarket_activity 1560:* 30:,+_ 30:,+all 30:,+noth 30:,+what
30:,+which 50:.+$ 30:.+could 200:<count> 1560:<evmAddress> 100:<number> 900:<time> 1560:<venue> 100:?+$ 80:^+_ 30:^+i 30:^+on
30:^+pull 30:^+show 30:^+since 30:^+the 70:^+what 150:_+$ 80:_+, 50:_+. 100:_+? 100:_+account 30:_+been 30:_+between 50:_+for
20:_+get 30:_+i 30:_+late 30:_+of 80:_+on 30:_+receiv 30:_+recent 50:_+since 30:_+trad 30:_+what 30:_+would 600:account
100:account+_ 100:all 80:at+_ 100:been 30:been+up 100:bettor 100:between 30:between+_ 100:book 30:book+$ 50:by+_ 100:cash 100:copy
30:could+you 70:did+_ 100:else 100:file 30:file+. 100:follow 50:for+the 60:get 50:ha+_ 30:it+_ 100:late 30:late+, 100:list
30:list+the 200:made 30:made+_ 200:market 30:market+on 30:me+what 100:noth 50:of+_ 30:of+them 150:on+_ 100:one 200:only 50:only+the
60:out 60:paid 20:paid+out 300:payout 1560:polymarket 100:pull 100:question 100:receiv 100:recent 400:redeem 700:redemption
100:resolv 100:said 260:settl 20:settl+_ 300:show 50:show+me 800:since 180:since+_ 30:since+the 60:stuff 200:tax 30:that+_ 30:the+_
30:the+account 30:the+book 30:the+payout 30:the+tax 30:the+trad 100:them 30:them+$ 30:thi+_ 30:to+on 400:trad 30:trad+_ 30:trad+at
100:up 30:up+to 560:what 20:what+did 50:what+ha 30:what+it 100:which 200:winning 30:would+you 50:you+show 60:yr
@get_polymarket_closed_positions 1340:* 30:,+_ 30:,+and 50:.+$ 200:<count> 1340:<evmAddress> 100:<number> 1340:<venue> 50:?+$ 30:?+_
30:?+i 100:^+_ 30:^+could 30:^+my 30:^+settl 30:^+the 40:^+what 50:^+which 130:_+$ 30:_+, 30:_+_ 50:_+and 30:_+bet 50:_+clos
30:_+close 30:_+from 10:_+get 30:_+have 30:_+i 50:_+on 30:_+rows 80:_+user 50:_+wallet 30:_+which 30:_+with 300:already 30:and+how
30:and+the 30:and+what 30:and+with 100:been 1100:bet 80:bet+of 100:claim 100:client 500:clos 100:close 30:could+you 100:d 40:did+_
800:each 80:each+$ 30:each+, 30:each+of 50:each+one 100:earn 100:far 300:finish 100:gain 40:get 100:guy 30:ha+_ 200:he 200:hi
30:hi+_ 100:him 100:how 30:how+much 30:i+_ 30:i+need 30:i+only 100:l 100:list 100:look 100:los 200:lost 100:made 30:made+on 100:mean
100:much 100:need 30:need+the 100:nev 100:of+_ 30:of+the 30:of+them 100:on+_ 130:on+each 200:one 30:one+. 30:one+? 100:only
30:or+los 340:out 30:out+, 200:over 100:p 140:paid 40:paid+out 1340:polymarket 100:position 30:position+of 600:profit 100:profit+on
100:rows 30:rows+$ 100:schedule 140:settl 10:settl+_ 100:so 30:so+far 200:sold 40:stuff 50:that+are 100:them 100:trad 100:used
300:user 80:user+_ 300:wallet 50:wallet+_ 30:wallet+i 440:what 60:what+did 300:which 30:which+of 200:win 50:with+the 30:with+what
100:won 30:you+look 40:yr @get_polymarket_event 1210:* 30:,+all 10:,+and 20:,+every 30:,+give 10:,+volume 10:,+what 30:.+$ 30:.+_
10:<coin> 20:<evmHash> 20:<hex> 40:<name> 200:<number> 640:<quoted> 200:<series> 40:<time> 120:<url> 1030:<venue> 60:?+$ 170:^+_
10:^+chance 30:^+for 10:^+odd 30:^+pull 20:^+what 10:^+who 10:^+will 10:_+$ 60:_+, 10:_+. 20:_+? 40:_+_ 30:_+all 10:_+contract
30:_+cut 130:_+event 10:_+i 20:_+in 20:_+odd 40:_+on 30:_+show 10:_+token 20:_+what 30:_+with 30:_+would 10:a+_ 10:a+the 220:all
10:and+how 30:and+it 10:and+when 60:answer 20:at+$ 20:been 10:believe 20:bet 10:bet+on 10:bettor 20:both 60:chanc 40:chance 30:clos
20:contract 10:contract+_ 10:current 130:cut 20:cut+in 10:d 660:decemb 10:decemb+$ 10:decemb+? 10:decemb+_ 460:decision 20:do+people
20:doe+_ 10:doe+it 300:each 30:each+of 600:event 100:event+_ 320:every 660:fed 40:for+_ 110:give 10:ha+been 10:hang 30:how
10:how+much 30:i+an 10:i+it 20:id 10:id+of 460:in 50:in+decemb 30:in+it 20:in+there 100:inside 30:it+$ 30:it+and 10:it+stand
30:it+with 100:leg 10:like 10:liquidity 370:market 20:much 10:much+ha 100:no 30:no+. 40:nominee 100:numb 30:numb+_ 330:odd 60:odd+$
10:odd+of 10:odd+on 10:of+a 10:of+both 30:of+it 10:of+the 60:on+_ 10:on+it 120:open 100:out 220:outcom 120:outcome 60:people
20:people+on 60:pl 20:pl+$ 20:please+$ 20:plu 60:poly 1030:polymarket 60:predict 160:pric 100:price 30:price+? 110:probability
100:pull 30:rat 20:resolution 10:resolv 10:run 10:say 40:see 100:set 200:show 30:show+me 20:slug 20:stand 10:stand+at 40:statu
10:statu+, 20:still 10:still+open 10:that+_ 140:the 20:the+_ 30:the+numb 30:the+price 60:their 220:there 10:think 20:token
10:treasury 10:until 10:usdc 50:volume 10:volume+$ 180:what 20:what+do 10:what+doe 20:what+i 60:when 10:when+it 40:who 30:will
10:will+_ 30:with+it 30:with+the 20:with+their 30:would+you 10:yield @get_polymarket_holders 2300:* 30:,+_ 30:,+both 30:,+on
30:,+please 50:,+the 50:.+$ 1000:<count> 2300:<evmHash> 2300:<hex> 200:<number> 2300:<venue> 130:?+$ 50:?+_ 30:?+the 80:^+_
100:^+biggest 30:^+i 30:^+largest 30:^+name 30:^+which 230:^+who 230:_+$ 100:_+, 30:_+. 180:_+? 150:_+_ 30:_+a 100:_+condition
30:_+each 100:_+holder 330:_+market 50:_+on 80:_+per 30:_+please 30:a+side 100:account 100:analysi 80:and+no 30:and+of 250:are+the
100:bag 100:behind 800:biggest 150:biggest+holder 100:both 100:concentration 400:condition 100:condition+_ 800:each 180:each+side
200:eith 50:eith+side 100:held 100:here 30:here+. 100:hold 30:hold+the 1200:holder 130:holder+of 80:holder+on 30:i+ok 30:i+want
250:in+_ 80:in+the 100:journalist 200:largest 1400:market 350:market+_ 100:most 100:name 500:no 100:no+in 150:of+_ 50:of+each
30:of+the 50:of+ye 100:ok 50:on+_ 80:on+each 50:on+eith 200:outcome 400:per 30:please+$ 30:please+. 2300:polymarket 100:settl
30:settl+_ 100:shareholder 100:sid 1300:side 80:side+$ 50:side+, 130:side+of 180:the+_ 30:the+account 100:the+biggest 30:the+largest
30:the+most 130:the+whal 100:wallet 100:want 30:want+the 700:whal 130:whal+in 100:which 30:which+wallet 1100:who 230:who+are
30:who+the 500:ye 100:ye+and @get_polymarket_leaderboard 3800:* 130:,+_ 30:,+biggest 50:,+by 30:,+i 30:,+need 30:,+not 30:,+please
30:,+who 130:.+$ 800:<count> 500:<number> 200:<step> 2700:<time> 3700:<venue> 100:?+$ 130:?+_ 350:^+_ 30:^+all 50:^+best
30:^+biggest 30:^+i 80:^+top 30:^+which 380:^+who 230:_+$ 130:_+, 180:_+? 200:_+_ 80:_+account 50:_+all 200:_+by 80:_+crypto
50:_+for 100:_+in 130:_+leaderboard 30:_+nam 30:_+of 80:_+on 30:_+over 30:_+thi 30:_+volume 30:_+with 100:about 500:account
30:account+$ 30:account+_ 300:all 80:all+time 30:an+article 30:are+the 100:article 150:at+_ 300:best 30:best+_ 100:bett 200:bettor
500:biggest 30:biggest+winner 100:by+profit 230:by+volume 100:column 1000:crypto 200:crypto+market 100:degen 100:earn 30:earn+the
100:election 100:ever 30:for+an 30:for+the 200:gambler 30:i+mean 80:in+_ 30:in+crypto 100:inception 30:it+. 700:leaderboard
1000:made 230:made+the 100:mak 1300:market 30:market+$ 130:market+_ 100:mean 500:money 30:money+in 100:month 1400:most 30:most+_
50:most+at 130:most+money 100:most+on 30:most+volume 200:nam 50:nam+$ 100:need 30:need+the 100:not 30:of+_ 50:of+the 30:of+them
330:on+_ 30:on+it 600:only 130:only+$ 30:only+, 200:over 30:over+_ 30:over+the 100:person 100:piece 30:please+. 100:pnl 800:politic
300:political 100:poly 3700:polymarket 100:profile 800:profit 80:profit+$ 50:profit+on 100:profitable 300:rank 30:rank+by 100:since
500:sport 30:the+_ 30:the+best 80:the+biggest 300:the+most 50:the+week 100:them 30:them+, 30:thi+_ 100:thing 300:time 600:top
100:top+trader 400:trad 100:trad+the 600:trader 30:trader+on 1700:volume 80:volume+$ 150:volume+, 30:volume+. 30:volume+_
30:volume+in 300:week 100:which 30:which+_ 1600:who 30:who+are 30:who+ha 30:who+i 230:who+made 100:whose 100:win 100:winner
100:winning 30:with+the 100:writ 30:writ+a 100:write @get_polymarket_market 1320:* 10:,+and 20:,+how 20:,+i 20:,+liquidity
20:,+market 10:,+volume 50:,+what 10:.+$ 20:.+_ 20:.+what 20:<chain> 80:<coin> 70:<evmHash> 70:<hex> 800:<quoted> 570:<series>
20:<time> 60:<url> 1260:<venue> 120:?+$ 20:?+what 140:^+_ 10:^+chance 20:^+current 30:^+my 30:^+odd 20:^+the 30:^+what 10:^+when
30:^+will 50:_+$ 60:_+, 20:_+. 50:_+? 90:_+_ 20:_+at 10:_+by 10:_+close 10:_+contract 130:_+cut 30:_+give 10:_+i 20:_+market
60:_+odd 20:_+on 20:_+people 30:_+say 20:_+token 20:_+volume 20:_+what 20:_+yield 50:a+_ 60:about 20:about+_ 10:and+how 10:and+what
30:and+when 20:any 10:any+_ 60:ask 20:ask+what 20:at+$ 20:at+_ 20:at+thi 20:been 10:believe 140:bet 20:bet+on 10:bettor 20:bitcoin
60:both 10:by+_ 20:chanc 270:chance 120:clos 40:close 60:com 20:company 20:contract 10:contract+_ 60:current 530:cut 70:cut+in 10:d
510:decemb 40:decemb+$ 40:decemb+? 30:decemb+_ 20:do+_ 30:do+they 70:doe+_ 30:doe+it 60:end 550:fed 10:for+the 240:give 10:ha+been
60:hang 140:how 10:how+much 20:i+_ 20:i+at 10:i+it 60:id 20:id+of 20:in+_ 110:in+decemb 10:it+$ 20:it+at 30:it+now 10:it+stand
10:like 60:liquidity 20:liquidity+, 120:market 60:moment 20:moment+? 20:much 10:much+ha 30:my+bet 60:not 120:now 30:now+$ 540:odd
10:odd+$ 60:odd+of 20:odd+on 20:of+_ 50:of+a 20:of+both 10:of+the 80:on+_ 10:on+it 20:open 60:outcom 60:people 60:plu
1320:polymarket 10:price 120:probability 210:rat 60:reckon 20:resolution 60:resolv 60:run 120:say 20:say+$ 20:say+about 20:sell
40:show 60:simp 120:slug 20:stand 10:stand+at 80:statu 10:statu+, 20:still 10:still+open 60:sure 20:that+_ 210:the 10:the+_
10:the+company 20:the+treasury 120:they 20:thi+moment 70:think 20:to+_ 60:token 60:treasury 60:until 20:until+when 60:url 60:usdc
200:volume 30:volume+$ 20:volume+, 630:what 20:what+do 40:what+doe 20:what+it 280:when 30:when+doe 50:when+it 110:will 30:will+_
10:ye 60:yield @get_polymarket_midpoint 1060:* 30:,+_ 20:,+token 40:.+$ 560:<evmHash> 560:<hex> 460:<number> 20:<quoted> 30:<series>
960:<venue> 30:?+$ 70:^+_ 30:^+a 30:^+could 190:_+$ 30:_+, 40:_+. 30:_+? 30:_+_ 30:_+condition 10:_+cut 30:_+market 50:_+outcome
20:_+price 30:a+a 30:and+the 100:ask 100:best 30:best+bid 100:between 200:bid 30:bid+and 10:chance 100:condition 30:condition+_
30:could+you 30:cut 10:cut+in 30:decemb 10:doe+_ 100:exact 30:fed 30:for+_ 30:for+no 100:for+ye 10:give 90:in+_ 10:in+decemb
100:input 100:lie 100:market 30:market+_ 30:me+what 200:mid 100:middle 560:midpoint 100:no 30:no+in 20:odd 30:of+_ 20:of+ye 100:off
50:on+_ 200:outcome 50:outcome+token 960:polymarket 160:price 30:price+for 20:price+of 10:rat 100:require 10:say 100:tell 30:tell+me
10:the 30:the+best 10:think 460:token 120:token+_ 100:value 120:what 460:ye 70:ye+in 50:ye+on 30:you+tell @get_polymarket_orderbook
1020:* 80:,+_ 30:,+give 10:,+how 10:,+token 10:.+$ 100:<coin> 520:<count> 430:<evmHash> 430:<hex> 100:<name> 700:<number>
170:<quoted> 1020:<venue> 20:?+$ 90:^+_ 10:^+best 70:^+bid 10:^+cheapest 40:^+i 10:^+ord 140:_+$ 70:_+, 10:_+. 100:_+_ 20:_+book
20:_+condition 30:_+each 60:_+for 110:_+level 10:_+market 20:_+on 50:_+outcome 30:_+pl 10:_+the 30:a+side 30:and+ask 10:any
40:anyone 230:ask 30:ask+for 40:at+_ 10:at+thi 50:best 10:best+bid 410:bid 40:bid+and 30:bid+for 140:book 30:book+for 10:book+on
100:bot 100:build 30:buy 30:cheapest 70:condition 20:condition+_ 40:d 10:d+like 120:depth 20:depth+on 200:each 30:each+$
20:each+side 100:eith 30:eith+side 40:for+_ 10:for+it 70:for+no 30:for+the 30:for+token 100:give 30:give+me 10:grab 40:highest
40:how 10:how+thick 10:i+d 30:i+m 10:i+the 100:id 30:id+_ 40:in+_ 10:it+at 420:level 30:level+$ 30:level+a 20:level+each 50:like
10:like+to 30:lowest 100:m 30:market 10:market+_ 30:me+_ 40:midpoint 10:moment 100:n 490:no 40:no+in 20:no+on 20:no+side 10:now
30:of+_ 40:of+the 10:off 60:offer 50:on+_ 10:on+the 40:ord 10:ord+book 60:orderbook 340:outcome 70:outcome+token 10:pay 100:pl
30:pl+, 1020:polymarket 10:price 100:quot 10:right 40:second 40:see 10:sell 10:share 380:side 30:side+$ 40:side+of 10:some 30:the+_
10:the+book 10:the+highest 20:the+no 30:the+ye 10:thi+second 40:thick 10:thick+i 10:to+see 420:token 80:token+_ 40:way 30:what
110:ye @get_polymarket_positions 2540:* 140:,+_ 50:,+and 30:,+at 30:,+please 50:,+the 50:,+what 30:.+$ 50:.+what 600:<count>
2540:<evmAddress> 200:<evmHash> 80:<fiat> 200:<hex> 100:<number> 2440:<venue> 150:?+$ 30:?+_ 30:?+how 30:?+it 140:^+_ 30:^+a 30:^+ha
30:^+how 30:^+in 100:^+open 30:^+show 40:^+that 10:^+total 180:^+what 240:_+$ 160:_+, 30:_+. 80:_+? 90:_+_ 30:_+account 80:_+and
10:_+are 80:_+at 40:_+bag 60:_+bet 30:_+fattest 50:_+have 50:_+hold 10:_+in 50:_+on 30:_+pay 80:_+position 50:_+right 30:_+today
10:_+value 30:_+what 30:_+which 50:_+with 20:_+worth 200:account 30:account+_ 100:alone 30:and+at 30:and+how 30:and+i 30:and+where
20:are+the 30:are+they 210:at+_ 50:at+what 100:audit 140:bag 1200:bet 130:bet+of 300:bett 80:bett+on 300:cost 30:cost+, 30:did+_
30:do+$ 30:do+they 80:doe+_ 30:doe+it 40:dollar 100:election 40:everybody 100:fattest 140:follow 30:for+the 100:green 100:guy
10:ha+_ 30:ha+the 500:he 40:hi 700:hold 30:hold+and 130:hold+on 320:how 30:how+many 30:how+much 100:i+_ 50:i+he 30:i+it 30:i+that
10:in+$ 50:in+_ 30:in+the 10:in+total 30:it+up 100:l 100:lot 100:many 140:money 30:money+in 120:much 10:much+_ 10:much+money 400:now
30:now+$ 50:now+? 180:of+_ 10:of+the 30:of+trad 10:of+what 210:on+_ 80:on+at 900:open 40:open+_ 30:open+at 120:open+bet 30:open+on
30:open+position 100:p 100:pay 30:pay+for 30:please+, 100:pnl 2440:polymarket 400:position 80:position+of 200:profit 30:profit+$
100:re 300:right 80:right+now 100:run 100:runn 200:shar 100:show 100:sitt 30:sitt+on 100:stand 100:still 100:story 40:sum 50:the+_
30:the+open 100:their 300:they 100:today 30:today+? 100:tonight 160:total 10:total+value 200:trad 30:trad+_ 100:up 30:up+? 40:usd
80:value 10:value+of 100:wallet 30:wallet+i 40:whale 1340:what 30:what+_ 50:what+cost 30:what+did 50:what+doe 100:what+i 100:where
30:where+do 100:which 40:whom 30:with+the 120:worth 10:worth+$ 20:worth+in @get_polymarket_price 460:* 20:,+_ 20:.+what
310:<evmHash> 310:<hex> 120:<number> 10:<quoted> 20:<series> 460:<venue> 50:?+$ 20:^+_ 30:^+best 20:^+cheapest 20:^+i 20:^+what
70:_+$ 20:_+. 20:_+? 30:_+_ 20:_+condition 20:_+for 30:_+market 20:_+outcome 20:_+the 60:any 60:anyone 120:ask 30:ask+for 20:at+_
20:at+on 30:at+thi 120:best 30:best+bid 180:bid 30:bid+for 120:buy 70:cheapest 60:condition 20:condition+_ 20:cut 20:decemb 20:do+i
20:fed 20:for+it 50:for+no 60:grab 20:have+to 60:highest 20:i+ask 20:i+can 20:i+have 20:i+would 10:in+_ 20:in+the 20:it+at 60:like
120:lowest 20:lowest+ask 120:market 30:market+_ 60:moment 20:moment+? 250:no 20:no+in 20:no+on 60:now 10:odd 10:off 50:on+_
120:outcome 30:outcome+token 60:pay 460:polymarket 70:price 10:rat 60:right 20:right+now 10:say 60:second 60:sell 60:share 60:some
10:the 20:the+_ 20:the+highest 20:thi+moment 20:thi+second 20:to+buy 20:to+pay 120:token 30:token+_ 130:what 20:what+do 20:what+i
20:would+like 70:ye 20:ye+on @get_polymarket_price_history 920:* 50:,+_ 20:,+for 30:,+from 20:,+ye 40:.+$ 20:.+_ 10:.+how
520:<evmHash> 520:<hex> 200:<number> 200:<quoted> 80:<series> 820:<step> 820:<time> 920:<venue> 60:?+$ 20:?+_ 80:^+_ 10:^+for
70:^+how 40:^+i 100:_+$ 90:_+, 30:_+. 80:_+? 100:_+_ 30:_+between 20:_+condition 10:_+cut 20:_+develop 30:_+for 90:_+from 20:_+in
70:_+market 10:_+mov 20:_+move 30:_+odd 40:_+on 30:_+outcome 40:_+price 20:_+ye 20:a+chart 40:about 10:about+the 100:backtest
100:between 30:between+_ 40:chance 10:chance+of 60:chart 60:condition 20:condition+_ 40:cut 60:d 20:d+like 80:decemb 20:decemb+_
80:develop 10:develop+_ 60:did+the 80:fed 40:for+_ 50:for+a 130:from+_ 60:front 60:go 100:history 30:history+of 300:how 60:how+did
40:hows 20:i+d 30:i+m 20:in+_ 20:in+our 60:like 20:like+the 100:m 10:m+writ 280:market 70:market+_ 40:meet 100:midpoint 100:minute
60:morn 100:mov 20:mov+the 60:move 60:news 160:no 10:no+side 60:note 160:odd 20:odd+for 10:odd+of 120:of+_ 10:of+a 10:of+the
30:of+token 50:on+_ 160:outcome 30:outcome+token 40:pap 920:polymarket 540:price 20:price+, 10:price+history 100:price+of
40:probability 60:ran 100:sery 40:side 10:side+of 40:since 10:since+_ 60:someone 20:the+_ 10:the+decemb 30:the+no 60:the+ye
60:through 20:through+_ 200:token 50:token+_ 60:told 40:writ 340:ye 70:ye+price @get_polymarket_trades 760:* 70:,+_ 30:,+pric
20:,+who 50:.+$ 60:<chain> 60:<coin> 600:<count> 680:<evmHash> 680:<hex> 80:<quoted> 60:<series> 60:<time> 760:<venue> 30:?+_ 60:^+_
10:^+i 20:^+last 20:^+newest 30:^+tape 40:^+who 60:_+$ 100:_+, 20:_+. 30:_+? 70:_+_ 20:_+by 20:_+condition 50:_+fill 10:_+late
50:_+market 50:_+on 20:_+print 60:_+trad 20:_+with 60:address 40:am 10:are+enough 180:been 60:bet 20:bet+on 60:bitcoin 120:bought
140:buy 30:buy+_ 20:by+_ 100:clos 60:company 120:condition 30:condition+_ 40:curiou 30:did+the 40:enough 10:enough+$ 200:fill
20:fill+in 20:for+_ 20:ha+been 100:how 30:how+did 10:i+am 100:in+_ 20:in+it 20:it+? 20:it+_ 40:kind 60:last 20:last+trad 140:late
10:late+? 30:late+in 100:look 240:market 50:market+_ 60:newest 20:of+_ 60:on+_ 20:on+a 60:poly 700:polymarket 100:post 100:pric
60:print 20:print+on 60:sell 20:sell+it 40:show 10:show+the 100:sid 40:side 40:sise 120:tape 10:the+_ 30:the+wallet 480:trad
20:trad+$ 10:trad+_ 50:trad+in 160:trader 100:w 100:wallet 30:wallet+$ 60:what 240:who 20:who+ha 60:whoev 20:with+the
@get_polymarket_value 660:* 20:,+_ 30:,+one 660:<evmAddress> 320:<fiat> 660:<venue> 50:?+$ 20:^+_ 50:^+how 30:^+our 20:^+that
70:^+total 20:_+$ 40:_+, 30:_+. 50:_+? 20:_+_ 50:_+account 20:_+are 50:_+at 20:_+bag 40:_+bet 20:_+in 30:_+of 20:_+value 30:_+worth
30:a+_ 300:account 50:account+_ 30:account+at 30:are+the 70:at+_ 60:bag 100:balance 30:balance+sheet 400:bet 70:bet+of 160:dollar
60:everybody 100:figure 60:follow 30:for+the 100:grant 20:ha+_ 60:hi 180:how 50:how+much 20:in+$ 50:in+_ 20:in+total 60:money
180:much 20:much+_ 20:much+money 100:multisig 70:of+_ 30:of+it 40:of+the 20:of+what 20:on+_ 100:one 500:open 40:open+_ 60:open+bet
30:open+position 660:polymarket 100:position 100:run 30:run+a 100:sheet 160:sum 30:the+balance 70:the+open 440:total 70:total+value
160:usd 320:value 40:value+of 60:whale 60:what 60:whom 180:worth 20:worth+$ 30:worth+in @get_pool_info 1020:* 30:,+_ 30:,+how
30:,+no 50:.+$ 50:.+no 1020:<chain> 660:<coin> 320:<count> 820:<evmAddress> 200:<namesake> 320:<number> 100:<protocol> 660:<series>
200:<solanaAddress> 20:?+$ 50:?+i 30:^+about 30:^+are 30:^+somebody 20:^+the 30:^+what 20:^+would 70:_+$ 30:_+, 50:_+. 40:_+? 90:_+_
30:_+legit 50:_+on 140:_+pool 80:_+token 100:about 30:about+the 60:account 20:account+of 50:and+trust 100:art 100:asset 500:both
100:coin 30:coin+in 100:count 100:describe 100:description 30:description+, 100:diligence 100:due 30:due+diligence 60:eth
660:ethereum 20:have+the 100:hold 30:hold+count 100:holder 100:how 30:how+many 30:i+only 50:in+_ 30:in+it 70:in+pool 70:in+the
30:it+to 100:kind 100:legit 100:look 30:look+for 160:mainnet 100:many 30:many+holder 30:me+, 100:mind 200:need 30:need+for 100:nev
300:no 30:of+_ 80:of+both 60:of+the 30:of+them 50:on+_ 30:on+the 100:only 920:pool 210:pool+_ 300:pric 50:pric+$ 100:price
260:project 100:return 200:scor 200:score 100:sid 60:sit 260:social 200:solana 100:sold 100:somebody 100:stuff 60:telegram 130:the+_
30:the+pool 40:the+project 30:the+token 100:their 100:them 30:them+$ 30:to+me 720:token 150:token+in 300:trust 30:trust+score
360:twitt 70:twitt+of 100:uniswap 100:want 560:websit 100:website 100:what 30:what+are 100:whatev 20:would+you 20:you+have
@get_pool_ohlcv 2600:* 280:,+_ 30:,+but 30:,+for 30:,+in 30:,+please 30:,+pool 100:,+pric 30:,+quot 30:,+the 100:.+$ 30:.+could
2100:<chain> 2200:<coin> 1600:<count> 2300:<evmAddress> 1000:<fiat> 1000:<namesake> 900:<number> 200:<pair> 800:<protocol>
2000:<series> 300:<solanaAddress> 2500:<step> 100:<time> 50:?+$ 450:^+_ 80:^+i 50:^+need 280:_+$ 400:_+, 100:_+. 30:_+? 250:_+_
50:_+bar 580:_+candl 50:_+chart 50:_+for 30:_+give 30:_+it 80:_+of 50:_+ohlc 230:_+on 30:_+or 380:_+pool 30:_+price 100:aft 300:am
200:bar 100:but 2400:candl 80:candl+, 80:candl+_ 180:candl+for 180:candl+of 300:chart 50:chart+of 30:could+i 100:count 600:dollar
100:each 30:each+? 800:eth 1400:ethereum 80:for+_ 150:for+the 100:gimme 100:give 30:give+me 30:have+_ 30:have+the 80:i+am 50:i+have
30:i+want 150:in+_ 130:in+the 100:instead 30:it+a 100:lp 300:mainnet 30:me+_ 100:might 100:minut 100:most 30:most+_ 200:need
50:need+_ 100:not 30:not+_ 80:of+_ 30:of+pool 180:of+the 80:of+them 200:ohlc 280:on+_ 300:oth 100:pippin 30:pippin+pool 100:plot
100:plott 2300:pool 30:pool+$ 500:pool+_ 50:pool+on 500:pric 130:pric+in 100:price 100:quot 30:quot+in 100:quote 300:rath
100:raydium 100:so 200:sol 100:solana 100:stake 30:stake+_ 100:start 300:sushi 300:than 30:than+_ 300:the+_ 30:the+most 30:the+oth
30:the+pippin 100:the+pool 300:them 80:them+$ 500:token 30:token+$ 100:u 100:uni 400:uniswap 400:usd 100:want 30:want+to
@get_pool_trades 3000:* 180:,+_ 30:,+please 30:,+so 130:.+$ 2700:<chain> 2300:<coin> 400:<count> 2700:<evmAddress> 2000:<fiat>
700:<namesake> 2800:<number> 100:<pair> 500:<protocol> 2300:<series> 300:<solanaAddress> 100:<time> 150:?+$ 30:^+_ 130:^+any
30:^+did 50:^+i 50:^+last 30:^+my 30:^+only 30:^+please 30:^+pool 30:^+pull 50:^+show 30:^+swap 150:^+trad 450:_+$ 200:_+, 80:_+.
100:_+? 480:_+_ 30:_+a 30:_+and 30:_+at 400:_+in 30:_+list 30:_+of 250:_+on 30:_+pl 230:_+pool 50:_+swap 30:_+to 130:_+today
30:_+trad 100:about 1100:above 280:above+_ 100:all 30:and+would 600:any 30:at+a 200:big 300:bigg 100:buck 300:buy 100:day 30:day+,
100:desk 1200:dollar 100:dust 300:eth 2100:ethereum 100:execut 100:find 100:fish 100:hit 30:i+_ 30:i+in 30:i+put 180:in+_ 30:in+it
130:in+pool 30:in+that 300:in+the 100:into 30:into+the 100:just 30:just+the 200:last 30:last+trad 100:late 30:late+in 100:latest
100:like 30:like+to 100:liquidity 200:list 30:list+the 100:lp 400:mainnet 30:me+it 30:me+the 200:more 50:more+than 50:of+_ 250:on+_
500:only 30:only+, 30:only+. 30:only+the 900:over 230:over+_ 100:pl 30:please+list 2200:pool 500:pool+_ 100:print 100:pull
30:pull+the 100:put 100:question 100:raydium 100:recent 100:see 30:see+the 100:sell 500:show 50:show+me 30:show+the 100:skip
100:slippage 100:so 300:solana 100:study 100:stuff 100:sushi 800:swap 100:talk 30:talk+about 500:than 130:than+_ 230:the+_
130:the+pool 30:the+recent 80:the+trad 200:through 50:through+_ 100:time 30:to+see 500:today 30:today+. 80:today+? 30:today+in
1800:trad 30:trad+_ 200:trad+above 30:trad+of 100:trade 100:try 100:uni 200:uniswap 700:usd 100:went 100:whal 30:whal+in 500:whale
100:who 30:would+like @get_pools 1300:* 50:,+_ 50:,+all 30:,+in 30:,+not 30:.+$ 300:24h 80:24h+volume 1000:<chain> 300:<coin>
600:<count> 300:<fiat> 300:<maybeChain> 400:<namesake> 500:<number> 100:<series> 400:<time> 80:?+$ 50:?+_ 150:^+_ 30:^+a 50:^+on
50:^+top 50:^+which 100:_+$ 80:_+, 30:_+. 30:_+? 50:_+_ 80:_+by 30:_+did 30:_+liquidity 150:_+pool 30:_+rows 30:_+volume 30:_+what
30:_+which 30:a+a 30:a+beginn 30:a+day 200:all 50:all+dex 100:arbitrum 100:avalanche 600:base 100:beginn 50:by+24h 30:by+_
80:by+volume 30:could+you 100:count 200:day 50:day+? 300:dex 30:dex+pool 30:do+people 300:dollar 100:ethereum 100:give 30:give+me
100:hav 100:highest 30:in+_ 30:in+thi 30:in+which 100:like 30:like+to 100:liquidity 30:liquidity+pool 100:look 100:mak 100:matter
30:me+the 600:most 30:most+_ 30:most+trad 50:most+volume 100:not 30:not+_ 30:of+the 100:often 180:on+_ 100:over 30:over+the
200:people 100:polygon 1300:pool 30:pool+are 50:pool+by 130:pool+on 100:rank 30:rank+by 100:rows 30:rows+$ 100:see 300:solana
100:swap 30:the+_ 30:the+day 30:the+highest 30:the+most 30:thi+_ 200:togeth 50:togeth+? 200:top 100:trad 200:trade 100:turn
30:turn+over 100:turnov 30:turnov+of 900:volume 100:volume+$ 50:volume+, 30:volume+_ 50:volume+in 100:w 100:what 100:where
30:where+the 400:which 30:which+_ 30:which+dex 50:which+pool @get_pools_by_address 1170:* 30:,+_ 20:,+at 20:,+what 240:24h
50:24h+volume 1050:<chain> 560:<coin> 60:<count> 1040:<evmAddress> 310:<namesake> 60:<number> 120:<pair> 180:<protocol> 620:<series>
130:<solanaAddress> 60:<step> 200:<time> 130:?+$ 20:?+it 60:^+_ 20:^+by 20:^+dexscreen 30:^+how 20:^+i 30:^+pool 30:^+price 20:^+the
20:^+what 130:_+$ 50:_+, 20:_+. 60:_+? 120:_+_ 30:_+how 30:_+liquidity 20:_+move 20:_+of 130:_+on 20:_+pair 60:_+pool 20:_+token
20:_+volume 20:_+which 20:a+day 20:an+_ 30:and+24h 30:and+_ 20:and+how 20:and+liquidity 30:and+what 20:at+what 20:by+how 10:check
60:coin 20:coin+are 60:current 60:dao 60:data 120:day 30:day+? 130:deep 30:deep+i 60:depth 70:dexscreen 20:did+it 20:did+the 20:do+a
20:doe+it 60:down 320:eth 420:ethereum 60:geckoterminal 370:how 30:how+deep 20:how+many 50:how+much 10:hows 20:i+put 20:i+that
20:i+the 60:in+_ 20:in+pool 20:in+that 20:in+thi 60:inside 60:liq 750:liquidity 20:liquidity+$ 20:liquidity+, 50:liquidity+and
20:liquidity+of 60:lp 370:mainnet 60:many 20:many+percent 10:mint 60:money 20:money+in 80:move 180:much 20:of+_ 30:of+pool
20:of+that 30:of+the 140:on+_ 20:on+the 20:or+down 210:pair 50:pair+_ 60:percent 10:plz 840:pool 20:pool+, 120:pool+_ 20:pool+on
310:price 20:price+, 30:price+and 60:put 60:since 20:since+_ 60:sitt 20:sitt+in 130:solana 120:sushi 10:swap 30:the+_ 20:the+day
20:the+liquidity 20:the+pool 60:token 20:token+, 60:trade 60:uniswap 60:up 20:up+or 60:v3 60:view 120:vol 300:volume 20:volume+?
20:volume+in 30:volume+of 300:what 20:what+coin 20:what+did 20:what+price 20:what+the 60:which 20:which+_ @get_pools_by_dex 1600:*
80:,+_ 30:,+by 30:,+most 50:,+rank 30:.+$ 100:24h 30:24h+volume 1400:<chain> 700:<coin> 500:<count> 100:<fiat> 800:<namesake>
200:<number> 1600:<protocol> 900:<series> 100:<time> 30:?+$ 280:^+_ 30:^+busiest 30:^+the 50:^+top 30:^+which 50:_+$ 100:_+, 30:_+?
30:_+_ 50:_+by 50:_+it 50:_+on 380:_+pool 30:_+trad 30:_+volume 50:_+with 100:arbitrum 100:biggest 200:busiest 30:by+24h 30:by+_
30:by+numb 130:by+volume 100:count 30:count+$ 100:dollar 100:eth 800:ethereum 100:first 30:first+. 200:highest 30:it+_ 200:mainnet
300:most 50:most+trad 30:most+volume 100:numb 30:numb+of 30:of+trad 230:on+_ 100:pl 30:pl+$ 1600:pool 30:pool+, 50:pool+_ 80:pool+by
180:pool+on 30:pool+with 400:rank 80:rank+by 400:raydium 100:see 30:see+the 200:solana 100:sort 30:sort+by 30:the+_ 50:the+highest
30:the+most 200:top 400:trad 30:trad+$ 50:trad+_ 100:trade 100:uni 1000:uniswap 1100:v3 100:vol 1100:volume 200:volume+$ 50:volume+,
30:volume+first 100:which 30:which+_ 50:with+the @get_prediction_market 990:* 10:,+_ 20:,+and 10:,+market 20:,+volume 60:,+what
20:.+$ 10:.+what 10:00 170:26dec 10:26sep 220:29 130:50 40:75 20:<chain> 30:<coin> 30:<evmHash> 30:<hex> 390:<quoted> 200:<series>
400:<ticker> 20:<time> 20:<url> 950:<venue> 80:?+$ 20:?+and 10:?+i 10:?+what 100:^+_ 20:^+chance 10:^+how 10:^+my 10:^+odd 10:^+that
10:^+the 30:^+what 20:^+when 20:^+will 40:_+$ 50:_+, 20:_+. 30:_+? 90:_+_ 10:_+by 20:_+close 20:_+contract 40:_+cut 10:_+give 30:_+i
30:_+market 20:_+odd 20:_+on 10:_+people 10:_+price 10:_+say 10:_+token 10:_+what 10:_+when 10:a+_ 40:about 10:about+_ 10:accord
20:and+how 30:and+what 20:and+when 20:any 10:any+_ 10:ask 10:at+_ 50:balanc 70:been 10:believe 110:bet 20:bet+on 10:bettor 10:bid
20:bitcoin 20:both 50:budget 10:by+_ 20:chanc 160:chance 10:chance+of 90:clos 210:close 20:com 20:company 10:consider 60:contract
20:contract+_ 10:current 170:cut 20:cut+in 10:d 60:date 160:decemb 10:decemb+$ 10:decemb+? 10:decemb+_ 10:do+_ 10:do+they 40:doe+_
50:doe+it 10:doe+the 30:end 180:fed 10:for+the 80:give 10:go 20:ha+been 10:hang 120:how 20:how+much 10:i+_ 10:i+at 20:i+it
20:i+still 20:i+the 20:id 10:id+of 10:in+_ 40:in+decemb 20:it+$ 10:it+? 10:it+now 20:it+stand 380:kalshi 220:kxbalance 180:kxf
30:last 30:like 10:liquidity 10:look 130:market 20:market+_ 10:moment 70:much 20:much+ha 10:my+bet 10:not 50:now 10:now+$ 330:odd
10:odd+$ 20:odd+of 10:odd+on 20:of+_ 20:of+a 10:of+both 20:of+the 10:of+ye 50:on+_ 20:on+it 130:open 20:open+? 20:outcom 10:overall
20:people 10:per 10:percent 20:plu 590:polymarket 50:price 40:probability 70:rat 10:reckon 60:resolution 10:resolv 10:resolve 10:run
50:say 10:say+about 20:sell 70:show 10:simp 40:slug 10:somebody 60:stand 20:stand+at 140:statu 20:statu+, 130:still 30:still+open
10:sure 170:t3 10:t4 10:th 10:that+_ 120:the 20:the+_ 10:the+company 10:the+last 10:there 40:they 30:think 20:tick 60:time
20:time+of 10:to+_ 10:today 20:token 10:told 30:trad 10:treasury 10:u 10:until 20:url 10:usdc 150:volume 20:volume+$ 570:what
10:what+do 30:what+doe 20:what+i 210:when 40:when+doe 10:when+it 70:will 20:will+_ 70:ye 10:yield @get_prediction_orderbook 1760:*
200:,+_ 10:,+and 20:,+how 40:,+no 10:,+the 20:,+what 60:.+$ 10:.+what 650:26dec 310:29 550:50 100:75 620:<count> 310:<evmHash>
310:<hex> 520:<number> 490:<quoted> 960:<ticker> 1540:<venue> 60:?+$ 10:?+_ 10:?+i 100:^+_ 10:^+best 30:^+bid 30:^+book
20:^+cheapest 40:^+depth 30:^+full 20:^+how 20:^+i 60:^+ord 10:^+show 10:^+that 20:^+what 10:^+who 160:_+$ 160:_+, 40:_+. 50:_+?
170:_+_ 60:_+at 50:_+book 10:_+condition 130:_+level 10:_+market 50:_+on 10:_+one 10:_+outcome 10:_+please 10:_+thi 50:and+ask
10:and+how 10:any 10:anyone 350:ask 10:ask+$ 60:ask+for 70:at+_ 40:behind 50:best 10:best+bid 40:bettor 330:bid 60:bid+and
20:bid+for 40:bidd 680:book 10:book+$ 20:book+, 100:book+for 20:book+on 50:buy 90:cheapest 50:condition 10:condition+_ 80:contract
10:contract+i 60:d 20:d+like 40:deep 340:depth 40:depth+on 180:each 10:each+side 100:eith 30:eith+side 40:for+_ 110:for+no
50:for+the 30:for+ye 100:full 30:grab 10:highest 180:how 10:how+many 40:how+thick 10:i+can 20:i+d 10:i+suspect 40:i+the 10:i+would
10:if 10:im 90:in+_ 10:it+up 740:kalshi 310:kxbalance 650:kxf 520:level 40:level+$ 20:level+each 70:like 20:like+to 130:lowest
30:lowest+ask 10:mak 40:many 10:mark 50:market 10:market+_ 10:me+the 10:minute 10:moment 1210:no 10:no+$ 50:no+in 60:no+on
130:no+side 30:now 70:of+_ 50:of+the 50:off 40:offer 130:on+_ 50:on+the 80:one 10:one+, 220:ord 60:ord+book 40:orderbook 40:outcome
30:pay 10:pick 10:please+, 800:polymarket 10:prediction 60:price 10:price+? 100:question 40:quote 60:rest 30:right 10:right+now
30:second 60:see 30:sell 10:share 40:show 10:show+me 740:side 60:side+$ 40:side+, 50:side+of 10:some 10:somebody 40:suspect 650:t3
10:that+_ 40:the+_ 40:the+book 10:the+contract 80:the+no 40:the+ye 10:thi+second 140:thick 40:thick+i 10:tick 10:to+buy 20:to+see
50:up 10:very 20:want 100:way 150:what 10:what+i 40:who 10:who+i 320:ye 30:ye+in 20:ye+on @get_prediction_price 770:* 20:,+_
20:,+what 10:.+$ 10:.+what 300:26dec 170:29 220:50 80:75 80:<evmHash> 80:<hex> 190:<quoted> 40:<series> 470:<ticker> 20:<url>
670:<venue> 50:?+$ 40:^+_ 10:^+best 10:^+chance 50:^+cheapest 10:^+i 10:^+my 10:^+odd 20:^+what 100:_+$ 40:_+, 20:_+. 10:_+? 70:_+_
20:_+at 10:_+cut 10:_+market 10:_+odd 20:_+on 10:_+price 10:_+thi 10:accord 10:any 10:anyone 270:ask 30:ask+for 30:at+_ 10:at+thi
10:balanc 50:best 10:best+bid 40:bet 10:bet+on 50:bid 10:bid+for 10:budget 50:buy 100:chance 10:chance+of 180:cheapest 20:com
10:condition 10:consider 40:cut 10:cut+in 40:decemb 10:do+they 30:end 40:fed 40:for+no 20:for+ye 50:give 10:go 30:grab 10:highest
20:how 10:i+_ 10:i+at 10:i+can 10:i+would 10:if 10:im 50:in+_ 10:in+decemb 10:it+now 390:kalshi 170:kxbalance 300:kxf 10:last
30:like 10:look 250:lowest 40:lowest+ask 10:mak 10:mark 80:market 10:market+_ 10:minute 30:moment 10:moment+? 10:my+bet 370:no
10:no+in 30:no+on 10:not 70:now 10:now+$ 50:odd 10:of+_ 10:of+ye 100:off 80:on+_ 30:pay 10:percent 10:pick 300:polymarket
10:prediction 110:price 10:probability 10:rat 10:reckon 30:right 10:right+now 10:say 30:second 30:sell 10:share 10:simp 20:slug
10:some 10:somebody 10:sure 300:t3 10:that+_ 20:the 10:the+_ 10:there 40:they 10:thi+moment 10:thi+second 20:tick 10:to+_ 10:to+buy
10:told 10:trad 10:u 10:up 20:url 10:very 70:want 240:what 10:what+i 240:ye 10:ye+in 20:ye+on @get_prediction_price_history 1600:*
120:,+_ 10:,+for 40:,+from 10:,+i 10:,+the 10:,+ye 100:.+$ 10:.+_ 20:.+how 40:00 240:26dec 40:26sep 440:29 160:50 80:75
380:<evmHash> 380:<hex> 500:<quoted> 160:<series> 1600:<step> 720:<ticker> 1420:<time> 1320:<venue> 50:?+$ 30:?+_ 230:^+_ 10:^+chart
30:^+for 80:^+how 40:^+i 240:_+$ 150:_+, 90:_+. 80:_+? 170:_+_ 20:_+at 60:_+between 10:_+condition 20:_+cut 30:_+develop 40:_+for
50:_+from 20:_+i 10:_+in 60:_+market 20:_+mov 30:_+move 70:_+odd 30:_+of 50:_+on 10:_+pric 50:_+price 40:_+since 60:_+ye 10:a+chart
60:about 20:about+the 100:agent 20:at+_ 60:balanc 240:between 60:between+_ 60:budget 160:chance 30:chance+of 180:chart 40:condition
10:condition+_ 100:contract 10:contract+_ 20:contract+on 60:cut 40:d 10:d+like 40:data 120:decemb 30:decemb+_ 120:develop
20:develop+_ 10:did+_ 80:did+the 160:fed 100:feed 100:for+_ 30:for+a 10:for+my 10:for+the 90:from+_ 10:from+the 40:front 40:go
180:history 50:history+of 380:how 90:how+did 60:hows 10:i+d 30:i+m 20:i+need 10:i+want 40:in+_ 10:in+our 440:kalshi 440:kxbalance
280:kxf 60:level 20:level+for 40:like 10:like+the 100:m 20:m+writ 220:market 60:market+_ 60:meet 40:morn 100:mov 10:mov+the 120:move
10:move+_ 80:need 10:need+_ 10:need+the 40:news 300:no 10:no+in 30:no+side 40:note 340:odd 40:odd+for 20:odd+of 30:odd+on 180:of+_
20:of+a 40:of+the 20:of+ye 40:ohlc 100:on+_ 40:outcome 100:pap 40:plot 880:polymarket 40:pric 10:pric+of 680:price 10:price+,
10:price+for 40:price+history 110:price+of 60:probability 40:ran 140:side 20:side+, 20:side+of 280:since 70:since+_ 100:slug
40:someone 100:straight 40:sunday 240:t3 40:t4 40:the 50:the+_ 20:the+decemb 50:the+no 10:the+price 50:the+ye 40:through
10:through+_ 30:to+my 40:told 40:want 60:writ 600:ye 20:ye+in 80:ye+price @get_prediction_trades 1480:* 50:,+_ 10:,+and 10:,+please
10:,+show 10:,+who 10:,+with 80:.+$ 80:00 420:26dec 80:26sep 440:29 340:50 80:75 40:<chain> 40:<coin> 1260:<count> 320:<evmHash>
320:<hex> 80:<number> 220:<quoted> 80:<series> 940:<ticker> 80:<time> 1120:<venue> 30:?+_ 30:?+just 10:?+need 140:^+_ 10:^+are
20:^+i 40:^+last 10:^+latest 10:^+newest 30:^+show 30:^+tape 10:^+the 10:^+which 40:^+who 160:_+$ 110:_+, 20:_+. 40:_+? 150:_+_
10:_+by 10:_+condition 30:_+contract 60:_+fill 10:_+in 30:_+late 80:_+market 30:_+on 70:_+print 20:_+recent 150:_+trad 10:_+will
10:_+with 40:address 60:also 60:am 10:and+at 20:are+enough 10:at+_ 10:at+what 260:been 40:bet 10:bet+on 40:bitcoin 120:bought
160:buy 10:by+_ 40:company 80:condition 20:condition+_ 100:contract 30:contract+_ 60:curiou 60:deal 20:do+. 60:enough 20:enough+$
60:execution 40:fed 240:fill 10:fill+in 10:fill+of 40:final 20:for+_ 30:ha+been 10:have+the 20:i+am 180:in+_ 10:in+it 20:in+the
10:it+? 10:it+_ 100:just 30:just+the 580:kalshi 60:kind 440:kxbalance 500:kxf 160:last 30:last+trad 300:late 10:late+, 20:late+?
50:late+in 100:latest 40:let 40:list 60:made 360:market 10:market+, 70:market+_ 10:me+it 40:need 10:need+the 40:newest 40:no
10:no+in 40:of+_ 60:on+_ 10:on+a 10:or+no 10:please+the 40:poly 500:polymarket 40:price 10:price+? 340:print 50:print+$ 30:print+on
60:recent 40:sell 10:sell+it 40:settl 10:settl+_ 200:show 10:show+me 30:show+the 220:side 60:sise 40:some 10:some+_ 420:t3 80:t4
160:tak 30:tak+side 80:taker 180:tape 110:the+_ 840:trad 40:trad+$ 60:trad+_ 10:trad+at 100:trad+in 60:trade 40:trader 120:what
10:what+price 10:what+the 40:which 260:who 30:who+ha 40:whoev 80:will 20:will+do 30:with+the 10:with+what 40:ye 10:ye+or @get_price
4120:* 160:,+_ 30:,+a 20:,+all 30:,+and 30:,+each 40:,+for 20:,+just 30:,+market 10:,+mcap 20:,+my 40:,+please 30:,+quot 10:,+volume
10:,+what 50:,+with 190:.+$ 10:.+_ 40:20 70:24h 20:24h+volume 2290:<chain> 4040:<coin> 180:<commodity> 210:<evmAddress> 3030:<fiat>
130:<name> 90:<namesake> 420:<number> 120:<pair> 30:<protocol> 2610:<series> 40:<ticker> 640:<time> 190:?+$ 30:?+? 20:?+and 10:?+in
20:?+my 560:^+_ 20:^+could 20:^+current 30:^+for 70:^+how 60:^+i 10:^+need 30:^+one 10:^+please 30:^+price 20:^+put 10:^+quote
140:^+what 370:_+$ 270:_+, 40:_+. 120:_+? 80:_+_ 50:_+a 330:_+and 90:_+at 50:_+atm 10:_+by 20:_+cost 30:_+for 20:_+go 20:_+how
30:_+i 250:_+in 10:_+market 30:_+mov 20:_+move 20:_+next 40:_+on 210:_+price 40:_+quot 40:_+right 20:_+side 20:_+spot 60:_+today
10:_+togeth 10:_+token 20:_+trad 20:_+v 50:_+with 50:a+of 30:a+well 20:aave 10:about 10:above 10:adesso 80:all 20:all+_ 100:am
20:and+24h 250:and+_ 20:and+by 20:and+did 10:and+how 20:and+i 110:and+in 20:and+the 10:and+who 30:and+with 30:and+would 20:anoth
60:answ 60:ask 20:ask+me 30:at+$ 50:at+in 20:at+the 20:at+thi 180:atm 50:atm+$ 10:base 60:believe 10:below 20:bigg 710:bitcoin
10:bos 60:both 10:both+_ 10:bought 220:british 790:btc 60:buck 60:buy 20:by+how 20:by+side 160:cap 10:cap+, 20:cap+and
100:capitalisation 10:cent 70:chainlink 30:change 60:chf 80:client 30:coin 40:contract 10:contract+on 130:cost 20:cost+in
20:could+you 10:cousin 60:current 20:current+_ 80:day 20:deck 20:did+it 20:doe+not 20:doe+one 120:doge 120:dogecoin 150:dollar
70:down 280:each 20:each+oth 40:erc 1620:eth 470:ethereum 260:eur 1170:euro 60:exact 60:express 30:far 10:football 20:for+_
10:for+each 10:for+me 30:for+my 80:for+the 260:franc 20:from+_ 100:fx 140:gbp 120:give 20:give+me 120:go 20:go+up 180:gold 10:gone
60:grandson 10:hi 60:him 20:hold 690:how 10:how+far 60:how+many 100:how+much 20:i+_ 30:i+am 20:i+buy 10:i+only 20:i+pay 20:i+should
20:i+that 10:i+the 20:i+worth 20:i+would 630:in+_ 40:incl 40:includ 20:it+go 10:it+wa 10:jpeg 60:just 10:keep 60:kind 20:kind+tell
60:law 20:ledg 10:ledg+$ 120:like 20:like+to 60:line 130:link 100:liv 20:lp 240:many 60:many+_ 220:market 40:market+cap
20:market+capitalisation 80:mcap 20:me+? 20:me+_ 20:me+and 20:me+what 10:mean 320:moment 20:moment+, 30:moment+. 20:more 100:morn
230:mov 20:mov+_ 140:move 10:move+_ 380:much 30:much+$ 20:much+? 20:much+_ 20:much+doe 10:much+i 60:must 20:must+i 20:my+grandson
20:need 10:need+_ 10:neighbour 80:next 20:next+to 60:not 100:note 350:now 30:now+$ 20:now+, 20:now+? 50:of+_ 10:of+each 40:of+the
50:of+thi 10:offer 30:on+_ 660:one 130:one+_ 20:only 10:only+have 20:or+down 80:oth 80:ounc 100:ounce 10:over 60:pay 20:pay+for
60:pepe 90:pl 20:pl+$ 10:pl+, 20:please+$ 30:please+, 10:please+. 890:pound 60:pric 20:pric+of 1090:price 50:price+$ 30:price+,
30:price+? 10:price+_ 90:price+in 60:price+of 60:prop 90:put 20:put+_ 60:px 10:quanto 260:quot 60:quot+in 160:quote 60:ratio
10:reach 100:require 140:right 40:right+now 10:saving 10:sell 20:set 60:should 80:side 10:side+$ 20:side+by 60:since 20:sise
10:sise+and 20:slid 390:sol 510:solana 10:someone 60:son 60:spot 60:statement 100:sterl 10:still 360:swis 20:taken 10:talk 70:tell
20:tell+me 10:th 20:that+? 70:the+_ 10:the+coin 20:the+day 20:the+moment 40:the+time 100:their 20:these 20:they 70:thi+moment
30:those 200:time 20:time+_ 30:time+of 20:to+each 390:today 10:today+. 40:today+in 20:togeth 10:togeth+$ 70:token 10:token+_ 60:trad
20:trad+at 20:two 10:un 10:und 110:uni 10:uniswap 130:up 20:up+or 240:usd 20:usdc 60:v 20:v+_ 10:vale 90:volume 20:volume+,
10:volume+in 110:wbtc 30:weath 10:weath+in 100:well 660:what 110:what+_ 20:what+cost 40:what+one 20:which 10:which+one 30:who
20:with+_ 60:with+the 30:with+their 10:won 90:worth 30:would+be 20:would+like 10:xrp 580:yen 10:yet 20:you+kind @get_price_chart
1840:* 110:,+_ 10:,+did 20:,+for 40:,+from 10:,+in 20:,+please 120:.+$ 820:<chain> 1690:<coin> 300:<count> 170:<evmAddress>
1150:<fiat> 10:<namesake> 250:<number> 40:<protocol> 560:<series> 1230:<step> 1520:<time> 50:?+$ 50:?+_ 10:?+a 150:^+_ 10:^+by
10:^+chart 80:^+did 30:^+give 10:^+ha 20:^+how 50:^+i 10:^+my 20:^+please 10:^+what 130:_+$ 210:_+, 70:_+. 110:_+? 180:_+_
10:_+against 50:_+and 30:_+at 10:_+before 10:_+between 10:_+chart 10:_+clos 10:_+cost 10:_+ever 50:_+for 50:_+from 10:_+go 10:_+hold
10:_+i 20:_+in 20:_+lose 10:_+move 10:_+of 40:_+on 40:_+or 20:_+peg 30:_+point 80:_+pric 140:_+price 10:_+sery 10:_+the 10:_+will
10:_+worth 30:a+_ 20:a+chart 10:accountant 20:addres 10:addres+$ 10:advis 60:against 20:against+the 40:all 50:and+_ 190:any
20:any+time 70:at+_ 10:at+a 30:at+any 120:base 20:before 20:below 150:between 40:between+_ 240:bitcoin 10:book 20:bought 100:btc
10:by+how 10:by+the 10:by+what 100:chainlink 10:change 120:chart 10:chart+_ 40:check 10:client 50:clos 200:coin 10:coin+in
20:contract 10:contract+addres 120:cost 10:cost+on 10:d 20:dai 10:data 50:day 200:defillama 10:develop 90:did+_ 10:did+it 10:do+i
60:doesn 20:doesn+t 810:dollar 20:down 10:draw 10:each 210:end 20:enough 10:enough+. 20:erc20 360:eth 90:ethereum 40:ever 10:far
10:fell 10:figure 140:fine 40:fine+$ 30:for+a 10:for+my 30:for+our 30:for+the 130:from+_ 10:from+a 10:from+it 10:from+the 100:give
30:give+me 40:go 10:go+up 10:gone 10:ha+_ 10:ha+it 10:have+_ 20:heard 50:history 30:hold 130:how 10:how+did 10:how+do 10:how+many
10:i+enough 30:i+fine 10:i+have 40:i+need 20:if 10:if+_ 70:in+_ 30:in+the 10:it+. 20:it+_ 50:it+peg 100:json 40:keep 10:keep+_
20:know 10:know+if 20:last 10:last+_ 40:late 10:late+$ 10:late+? 10:like 100:link 70:lose 20:lose+it 80:lost 20:mainnet 20:many
10:many+percent 60:matt 30:me+_ 10:minute 100:model 40:move 10:move+_ 10:much 10:my+saving 170:need 40:need+_ 10:noon 200:now
30:now+$ 40:number 100:of+_ 10:of+that 130:off 50:on+_ 10:on+any 20:once 40:one 10:one+_ 40:only 10:only+_ 40:or+_ 10:or+down
100:oracle 10:over 60:pap 10:past 20:path 390:peg 30:peg+_ 20:peg+at 20:percent 20:please+, 10:please+the 120:point 350:pric
10:pric+$ 60:pric+of 690:price 60:price+_ 40:price+at 40:price+of 100:quart 40:requir 40:runway 10:said 40:saving 100:schedule
100:second 20:see 10:see+how 40:sery 40:settle 30:show 80:since 20:since+_ 50:slip 70:slipp 170:sol 30:solana 10:someone 60:source
60:stablecoin 40:stay 360:step 30:step+$ 40:student 60:supp 60:t 10:tax 320:teth 90:the+_ 10:the+coin 10:the+contract 10:the+last
20:the+pap 40:their 40:these 80:time 20:time+_ 10:to+see 50:token 10:token+_ 40:two 70:u 80:uni 40:uniswap 20:up 10:up+or 520:usd
200:usdc 130:usdt 10:utc 10:v 10:value 10:very 20:wa+_ 20:want 20:went 100:what 10:what+did 10:what+wa 20:will 10:will+do 130:wobble
30:worth 10:worth+on 10:year @get_price_percentage_change 1190:* 20:,+in 30:,+what 90:.+$ 1040:<chain> 1190:<coin> 10:<fiat>
60:<protocol> 570:<series> 1180:<time> 60:?+$ 20:?+i 90:^+_ 80:^+by 30:^+how 20:^+i 30:^+in 150:_+$ 30:_+, 30:_+. 100:_+? 70:_+_
120:_+and 20:_+before 20:_+coin 20:_+go 20:_+mov 90:_+move 30:_+that 20:_+token 60:about 20:about+_ 120:and+_ 60:ask 60:before
100:began 160:bitcoin 300:btc 40:by+how 40:by+what 100:cent 10:chainlink 160:change 40:change+_ 60:coin 20:coin+, 100:defillama
110:did+_ 10:doge 60:dogecoin 140:down 610:eth 100:fall 100:follow 100:gain 60:go 20:go+up 20:ha+_ 100:hold 290:how 70:how+many
20:i+it 20:i+m 20:in+percent 90:in+the 20:it+up 100:lose 60:m 280:many 60:many+percent 60:mov 20:mov+_ 560:move 70:move+_ 10:much
100:n 100:number 50:of+_ 30:on+_ 30:or+down 100:per 480:percent 100:percentage 100:period 10:price 100:rise 10:since 360:sol
120:solana 100:test 90:the+_ 10:time 20:today 60:token 20:token+, 60:uni 60:uniswap 140:up 30:up+or 10:usd 60:went 260:what
40:what+did @get_protocol_fees 2680:* 180:,+_ 20:,+how 30:,+i 40:,+not 30:,+what 20:.+$ 30:.+e 1960:<coin> 120:<exchange>
2580:<protocol> 60:<quoted> 800:<step> 2100:<time> 210:?+$ 210:^+_ 20:^+fee 130:^+how 30:^+i 30:^+our 30:^+the 190:^+what 320:_+$
80:_+, 20:_+. 150:_+? 80:_+_ 50:_+earn 110:_+fee 30:_+for 50:_+from 30:_+get 20:_+how 50:_+in 60:_+keep 30:_+make 40:_+paid
20:_+perp 40:_+protocol 150:_+revenue 100:_+since 280:aave 30:at+_ 100:call 30:call+, 100:dao 100:delegate 120:did+_ 30:did+it
70:did+the 20:doe+the 100:e 30:e+. 200:earn 60:end 20:end+up 100:ever 100:far 1760:fee 40:fee+$ 100:fee+, 20:fee+? 130:fee+_
40:fee+did 20:fee+paid 30:for+the 50:from+_ 30:from+the 100:get 400:gmx 160:gros 100:hold 30:hold+, 360:holder 40:holder+_
50:holder+of 660:how 160:how+much 120:hyperliquid 30:i+. 30:i+swap 40:in+_ 80:in+fee 30:in+total 680:itself 700:keep 60:keep+_
60:kept 60:late 20:late+? 720:lido 100:lot 100:make 660:much 20:much+$ 70:much+did 20:much+of 540:not 70:not+the 130:of+_ 110:of+the
20:on+_ 160:out 40:out+of 340:paid 40:paid+in 20:paid+on 100:pancakeswap 260:pay 30:pay+at 20:pay+in 30:pay+to 200:pendle 60:perp
60:ppl 620:protocol 30:protocol+_ 100:re 1260:revenue 30:revenue+$ 110:revenue+_ 400:since 100:since+_ 60:slug 200:so 30:so+far
30:so+what 100:swap 20:the+_ 120:the+fee 70:the+protocol 30:the+token 100:there 30:there+a 30:thi+_ 60:to+_ 260:token
40:token+holder 100:total 30:total+, 60:trader 100:uni 760:uniswap 60:up 420:user 50:user+pay 980:what 30:what+_ 140:what+did
30:what+do 20:what+doe 100:whose @get_protocol_tvl 1920:* 20:,+_ 20:,+how 20:,+in 20:,+just 20:,+one 20:,+what 50:.+$ 20:.+_
20:.+how 1140:<coin> 60:<fiat> 1920:<protocol> 90:?+$ 20:?+i 240:^+_ 90:^+how 20:^+one 20:^+our 20:^+that 20:^+the 80:^+tvl 80:_+$
60:_+, 20:_+. 20:_+? 20:_+at 20:_+how 20:_+i 50:_+now 20:_+today 220:_+tvl 20:_+wa 840:aave 20:at+present 30:at+thi 60:bank 60:big
20:big+i 60:column 60:compare 20:doe+it 60:dollar 60:eth 60:figure 60:fine 20:for+_ 60:hold 20:hold+at 540:how 20:how+big
120:how+much 50:i+_ 20:i+fine 50:i+lock 20:i+mean 80:in+_ 20:in+a 20:in+it 60:inside 20:it+with 60:just 20:just+the 840:lido 180:lie
30:lie+in 240:lock 20:lock+, 50:lock+in 60:ly 60:mean 120:moment 20:moment+, 20:moment+? 180:money 60:morpho 480:much 20:much+doe
30:much+i 50:much+money 20:my+saving 60:name 20:name+, 480:now 90:now+$ 30:now+, 420:numb 20:numb+_ 60:of+_ 20:of+the 120:one
60:only 60:present 20:present+, 240:protocol 120:right 30:right+now 120:rn 30:rn+$ 120:saving 300:single 60:stak 20:the+numb
30:the+protocol 30:thi+moment 120:today 20:today+$ 20:today+? 60:total 20:total+value 1380:tvl 60:tvl+$ 20:tvl+, 60:tvl+? 20:tvl+_
80:tvl+of 180:uniswap 60:value 20:value+lock 20:wa+it 60:what 20:what+it 60:where @get_pyth_price 1180:* 30:,+_ 30:,+please
30:,+with 30:.+$ 30:.+what 1100:<bitcoinHash> 110:<chain> 320:<coin> 460:<commodity> 100:<fiat> 100:<pair> 120:<series> 30:?+$
20:^+_ 30:^+an 50:^+latest 30:^+our 100:^+pyth 30:^+read 130:_+$ 30:_+, 50:_+. 50:_+_ 30:_+against 30:_+and 30:_+feed 30:_+for
50:_+incl 30:_+one 40:_+price 30:_+right 30:a+_ 100:against 30:and+_ 200:band 100:both 10:btc 100:check 30:check+_ 600:confidence
30:do+they 110:eth 900:feed 230:feed+_ 30:for+me 460:gold 30:ha+it 100:hard 100:id 30:id+_ 200:incl 50:incl+. 100:includ
300:interval 30:it+_ 30:it+a 200:latest 30:me+with 100:money 400:now 50:now+, 50:now+? 30:of+_ 100:one 30:one+, 260:oracle 160:ounce
60:per 30:please+. 370:price 30:price+for 30:price+now 1160:pyth 80:pyth+feed 300:read 30:read+_ 100:report 100:right 30:right+now
100:spot 200:they 100:value 100:vault 60:via 110:what 30:what+do 50:with+the @get_pyth_price_at 850:* 30:,+_ 30:,+did 30:,+need
30:,+what 80:,+with 50:.+$ 800:<bitcoinHash> 50:<chain> 350:<coin> 300:<commodity> 30:<fiat> 10:<number> 130:<series> 850:<time>
60:?+$ 30:?+we 50:^+pyth 30:^+the 80:^+what 50:_+$ 100:_+, 10:_+. 80:_+? 30:_+_ 30:_+a 30:_+and 30:_+feed 30:_+for 30:_+on
30:_+please 30:_+price 30:_+say 30:_+what 10:accountant 10:advis 100:against 30:and+_ 150:at+_ 20:bitcoin 10:book 10:bought 100:case
10:client 10:clos 500:confidence 10:cost 30:did+_ 50:did+the 200:dispute 30:dollar 130:eth 600:feed 150:feed+_ 10:figure 50:for+_
300:gold 30:have+a 10:how 100:interval 30:it+say 100:liquidation 10:minute 10:much 110:need 10:noon 30:of+_ 60:on+_ 20:one
300:oracle 30:please+. 210:price 30:price+, 30:price+and 100:print 30:print+on 400:publish 700:pyth 130:pyth+feed 200:say 100:settle
10:tax 30:the+_ 100:too 30:too+$ 10:usd 10:utc 10:very 10:want 530:what 80:what+did 30:what+it 30:what+price 10:what+wa 30:with+it
10:worth @get_raises 2600:* 30:,+_ 80:,+and 30:,+for 50:,+how 80:,+who 80:,+with 180:.+$ 30:.+. 30:.+_ 30:.+which 400:<coin>
700:<count> 400:<name> 400:<number> 150:?+$ 80:?+_ 30:?+give 30:?+show 30:?+the 50:^+_ 30:^+give 30:^+i 50:^+latest 50:^+recent
30:^+we 30:^+where 200:^+which 180:^+who 30:_+$ 30:_+_ 30:_+fund 30:_+recent 200:_+round 30:a+_ 30:a+list 100:airdrop 100:am
200:amount 30:and+the 200:and+who 100:announc 100:busines 300:clos 2200:crypto 50:crypto+$ 180:crypto+startup 100:day 30:day+.
100:desk 30:do+. 100:farm 100:firm 30:for+the 700:fund 150:fund+round 200:give 50:give+me 600:got 100:happy 200:how 50:how+much
30:i+am 100:if 30:if+you 280:in+crypto 100:invest 1000:investor 100:journalist 1100:late 30:late+$ 100:late+, 80:late+? 50:late+and
30:late+in 200:latest 900:lead 200:lead+investor 1000:led 150:led+the 100:like 200:list 30:list+of 100:lol 30:lol+$ 100:make
30:make+me 50:me+the 1300:money 80:money+in 300:most 80:most+recent 200:much 100:nam 100:news 30:of+crypto 30:of+the 100:page
30:page+? 100:project 1100:rais 180:rais+money 1000:recent 50:recent+, 50:recent+? 2200:round 100:round+? 150:round+in 100:should
100:show 30:show+_ 100:sise 800:startup 100:the+_ 30:the+amount 30:the+most 150:the+round 100:their 300:them 50:them+$ 30:them+?
100:these 30:these+day 700:vc 400:venture 100:where 900:which 150:which+crypto 1700:who 30:who+got 250:who+led 150:who+rais 100:will
30:will+do 50:with+the 30:with+their 30:you+have @get_recent_trades 1430:* 100:,+_ 30:,+please 30:,+with 30:,+would 100:.+$
1430:<coin> 800:<count> 1430:<exchange> 1020:<fiat> 200:<number> 1420:<pair> 10:<series> 30:?+look 60:^+_ 30:^+are 80:^+last
30:^+send 50:^+show 80:^+tape 30:^+the 80:_+$ 180:_+, 50:_+. 30:_+? 100:_+_ 100:_+at 30:_+fill 10:_+last 80:_+on 80:_+perp
100:_+print 100:_+trad 100:about 100:at+_ 30:at+the 110:bybit 300:coinbase 10:eth 100:fill 80:for+_ 80:in+_ 30:in+the 200:just
620:kraken 320:last 50:last+trad 100:list 100:look 30:look+at 50:me+the 30:me+what 30:of+the 400:okx 160:on+_ 10:one 100:ord
310:perp 30:perp+$ 50:perp+on 100:place 30:place+a 30:please+$ 20:price 600:print 50:print+$ 100:re 100:sal 100:send 30:send+me
200:show 50:show+me 200:side 50:side+$ 200:tak 50:tak+side 100:taker 400:tape 130:the+_ 100:there 100:time 710:trad 50:trad+_
80:trad+in 100:treasury 10:usdt 100:what 30:would+you @get_recently_updated_tokens 1110:* 30:,+_ 30:,+any 30:,+give 30:,+on 50:.+$
30:.+which 910:<chain> 500:<coin> 200:<count> 210:<namesake> 300:<number> 80:?+$ 50:?+_ 30:?+any 30:^+_ 30:^+any 30:^+on 30:^+our
30:^+somebody 30:^+token 100:^+which 30:_+. 30:_+? 30:_+i 30:_+of 30:_+to 150:_+token 30:_+with 300:any 30:any+_ 50:any+chain
200:base 200:chain 30:chain+$ 30:chain+, 700:chang 150:chang+their 500:description 300:edit 100:enough 30:enough+. 100:fresh
800:geckoterminal 100:give 30:give+me 30:i+enough 300:info 200:just 100:keep 100:late 30:late+$ 100:like 600:link 100:list 600:logo
30:me+the 500:most 130:most+recent 100:new 10:newest 200:now 30:now+, 30:of+them 30:of+token 100:on+_ 150:on+geckoterminal 100:one
100:page 100:project 30:project+have 600:recent 30:recent+, 100:recent+? 100:should 100:show 710:solana 100:some 100:somebody
200:swapp 30:the+_ 900:their 100:them 30:them+$ 1110:token 30:token+have 80:token+on 50:token+that 100:w 700:which 80:which+_
30:which+one 30:which+token @get_rugcheck_new 1460:* 150:,+_ 50:,+and 30:,+who 1360:<chain> 1200:<coin> 100:<count> 260:<namesake>
700:<number> 50:?+$ 30:^+_ 30:^+anyth 30:^+for 50:^+fresh 120:^+newest 30:^+show 30:^+which 40:_+$ 30:_+, 30:_+? 30:_+_ 30:_+coin
130:_+mint 30:_+of 50:_+pl 30:_+please 130:_+token 50:_+with 50:and+who 100:anyth 200:authority 50:can+still 100:coin 100:creat
100:creator 200:em 50:em+$ 30:for+our 300:freeze 200:fresh 300:freshest 30:it+and 400:just 100:last 200:launch 100:list 100:made
100:may 30:me+the 900:mint 30:mint+more 30:mint+or 100:moment 30:moment+, 100:more 30:more+, 100:most 30:most+recent 460:newest
100:newest+_ 100:now 30:now+$ 70:on+_ 30:on+rugcheck 30:or+freeze 100:per 300:pick 80:pick+up 200:pl 50:pl+$ 30:please+$ 100:recent
30:recent+, 1300:rugcheck 150:rugcheck+ha 600:seen 100:show 30:show+me 100:sol 1360:solana 300:still 50:still+mint 100:surveillance
30:the+last 200:them 30:them+, 50:them+? 100:they 660:token 40:token+on 100:turn 400:up 50:up+, 100:w 200:which 50:which+_ 300:who
30:who+can 30:who+made 100:whoev 100:within 30:within+the @get_rugcheck_recent 700:* 50:,+_ 30:,+and 30:.+$ 300:<chain> 300:<coin>
300:<count> 300:<number> 50:?+$ 30:^+rugcheck 80:^+what 50:^+which 30:_+_ 30:_+please 80:_+token 30:and+how 30:are+people
100:current 200:day 30:day+$ 30:day+, 80:do+people 100:everybody 30:for+_ 100:how 30:how+do 30:i+everybody 400:look 100:look+up
500:most 30:most+at 50:most+on 100:often 100:on+rugcheck 400:people 50:people+look 30:please+$ 100:proxy 100:read 30:read+the
200:report 700:rugcheck 50:rugcheck+, 200:score 300:solana 80:the+most 100:their 200:these 50:these+day 100:those 500:token
50:token+$ 30:token+are 400:up 30:up+on 50:up+the 200:view 300:what 30:what+i 30:what+token 200:which 50:which+_ 30:with+their
@get_rugcheck_report 2420:* 10:,+_ 20:,+a 40:,+and 30:,+ha 10:,+how 10:,+i 40:,+mint 10:,+noth 10:,+plu 30:,+the 20:,+what 10:.+$
10:.+can 50:.+what 820:<chain> 720:<coin> 40:<count> 640:<namesake> 30:<number> 2340:<solanaAddress> 60:<time> 130:?+$ 20:?+? 30:?+_
10:?+mint 30:^+_ 10:^+biggest 30:^+can 100:^+full 30:^+give 10:^+how 10:^+i 10:^+in 20:^+largest 20:^+pippin 20:^+rug 150:^+rugcheck
50:^+someone 10:^+the 30:^+who 10:^+whose 300:_+$ 110:_+, 50:_+. 40:_+? 80:_+_ 10:_+account 10:_+and 10:_+bag 10:_+be 10:_+can
10:_+fattest 10:_+i 10:_+in 30:_+incl 10:_+liquidity 30:_+mint 110:_+on 20:_+or 10:_+still 40:_+token 30:_+with 20:a+far 110:about
40:accord 10:accord+to 200:account 10:account+$ 30:account+of 40:against 60:already 20:already+? 20:alt 200:among 30:and+how
10:and+the 10:and+what 10:and+which 10:anybody 30:anyone 10:ap 30:ape 20:are+the 20:ask 170:authority 30:bag 20:balanc 10:be+mint
100:been 60:biggest 10:biggest+_ 450:bonk 60:bought 10:burn 10:buy 10:can+_ 10:can+anyone 10:can+somebody 10:can+still 40:carry
20:chain 10:chain+? 60:check 10:circulat 20:coin 200:complete 20:control 30:creator 10:day 10:dev 10:doe+it 100:each 40:else
20:essay 20:everyth 10:exact 10:exist 60:far 40:fattest 100:fee 30:fee+, 20:few 30:fine 100:flag 60:for+_ 260:freeze 20:freeze+it
20:friend 10:from+the 30:frozen 700:full 100:give 30:give+me 10:gonna 10:got 30:ha+it 10:hi 50:hold 300:holder 50:holder+, 190:how
50:how+much 10:i+_ 50:i+lock 10:i+suspect 20:if 10:if+the 20:in+_ 10:in+our 300:incl 50:incl+. 700:insider 30:into 20:it+, 10:it+?
50:jup 40:just 10:just+the 60:know 80:largest 10:legit 320:liquidity 40:liquidity+$ 10:live 560:lock 30:lock+, 30:lock+? 30:lock+on
10:look 110:lot 240:lp 10:many 100:market 30:me+_ 30:me+the 510:mint 50:mint+_ 10:mint+i 20:mint+more 10:mint+or 90:more 20:more+of
180:much 40:much+of 10:nah 20:no 10:not 40:noth 10:numb 70:of+_ 30:of+each 10:of+the 300:on+_ 10:onchain 10:one 60:only 10:only+$
20:or+freeze 10:or+mint 20:own 100:pair 130:pippin 20:pippin+on 40:plu 100:propos 50:quick 10:read 60:red 500:report 80:risk 150:rug
1550:rugcheck 10:rugcheck+, 100:rugcheck+score 160:rugg 40:safe 10:safe+to 200:say 30:say+about 470:score 50:score+_ 10:score+and
40:score+for 10:sent 80:share 20:share+of 10:shill 70:short 30:sol 810:solana 30:somebody 210:someone 80:still 10:still+mint
20:straight 10:straight+from 20:supp 20:suspect 20:telegram 10:the+_ 10:the+chain 10:the+fattest 10:the+mint 10:the+token
10:the+whal 30:they 20:thi+_ 10:think 230:token 40:token+_ 20:token+account 300:top 10:total 100:transf 30:transf+fee 20:usdc
20:user 10:ve 30:version 20:wa+it 30:wallet 60:whal 10:whal+in 300:what 20:what+are 60:what+doe 40:which 110:who 10:who+are 20:whose
30:with+_ @get_rugcheck_summary 1180:* 20:,+_ 20:,+and 20:,+how 10:,+mint 20:,+noth 20:,+plu 20:.+$ 250:<chain> 440:<coin>
160:<namesake> 10:<number> 1110:<solanaAddress> 10:<time> 60:?+$ 10:?+? 10:?+_ 20:^+_ 10:^+can 20:^+how 10:^+i 20:^+in 20:^+rug
120:^+rugcheck 150:_+$ 70:_+, 30:_+? 50:_+_ 20:_+and 10:_+be 20:_+i 20:_+liquidity 30:_+on 20:_+token 10:about 60:accord
20:accord+to 60:against 10:already 20:and+the 20:and+what 20:and+which 10:anybody 10:anyone 10:ap 30:ape 10:authority 280:bonk
10:bought 10:buy 10:can+_ 60:carry 10:check 20:doe+it 60:else 60:essay 70:fine 20:fine+$ 70:flag 110:for+_ 40:freeze 20:friend
20:frozen 10:gonna 10:got 70:hold 120:how 30:how+much 30:i+lock 30:into 20:it+? 60:jup 60:just 20:just+the 10:legit 180:liquidity
20:liquidity+$ 10:live 240:lock 10:look 60:lp 80:mint 10:mint+_ 10:mint+or 20:more 120:much 20:much+of 10:nah 60:no 10:not 60:noth
20:of+_ 50:on+_ 120:only 20:only+$ 120:pippin 10:pippin+on 60:plu 120:quick 10:red 120:risk 190:rug 790:rugcheck 20:rugcheck+,
160:rugcheck+score 10:rugg 40:safe 10:safe+to 840:score 80:score+_ 20:score+and 80:score+for 10:sent 120:share 30:share+of 10:shill
180:short 70:sol 190:solana 20:somebody 20:still 10:thi+_ 10:think 70:token 20:token+_ 10:ve 120:version 10:wallet 70:what
20:what+doe 60:which @get_rugcheck_trending 1000:* 30:,+_ 30:,+so 30:.+$ 600:<chain> 600:<coin> 200:<count> 400:<number> 300:<time>
30:?+$ 50:?+_ 50:^+_ 30:^+most 30:^+on 50:^+rugcheck 80:^+what 80:_+$ 30:_+? 30:_+_ 30:_+i 130:_+token 30:are+_ 30:are+people
200:community 100:degen 100:enough 30:enough+$ 100:got 30:got+the 30:i+enough 30:i+see 30:in+_ 100:may 30:may+i 600:most 30:most+_
180:on+rugcheck 200:people 100:ppl 1000:rugcheck 100:see 30:see+the 100:so 100:sol 500:solana 100:suffice 30:that+the 30:the+_
50:the+most 600:today 80:today+$ 30:today+, 50:today+? 700:token 30:token+are 30:token+on 30:token+that 50:token+with 200:up
50:up+on 400:upvot 600:vot 30:vot+on 100:vote 300:what 50:what+are 30:what+token 100:which 30:which+_ 30:with+the
@get_rugcheck_verified 1200:* 100:,+_ 30:,+please 80:.+$ 600:<chain> 700:<coin> 300:<count> 100:<namesake> 500:<number>
200:<protocol> 50:?+$ 30:?+a 30:^+for 30:^+our 80:^+rugcheck 30:^+token 80:^+which 30:^+whose 50:_+$ 30:_+. 30:_+i 30:_+of 30:_+that
50:_+token 30:a+list 30:a+well 100:diligence 100:due 30:due+diligence 100:enough 30:enough+$ 30:for+a 100:freshest 100:get 100:gone
200:got 100:help 30:help+$ 30:i+enough 100:issuer 30:it+to 200:jupit 200:last 300:late 30:late+$ 30:late+? 100:limit 300:list
30:list+of 30:list+the 100:maker 100:mark 100:memo 300:most 80:most+recent 200:new 30:of+them 30:of+token 30:on+_ 30:on+rugcheck
100:one 30:one+$ 100:only 30:only+, 100:own 30:please+list 300:project 30:project+have 400:recent 30:recent+? 1200:rugcheck
50:rugcheck+, 30:rugcheck+ha 100:say 600:solana 300:team 30:the+_ 100:their 200:them 30:them+, 100:themselv 100:through 30:to+_
600:token 30:token+, 30:token+with 300:verification 900:verify 30:verify+on 100:well 200:wheth 50:wheth+_ 400:which 100:which+_
100:whose @get_sol_account 1240:* 10:,+_ 10:,+a 10:,+exact 10:,+from 50:,+how 10:,+mint 10:,+please 40:,+which 10:,+who 40:.+$
940:<chain> 840:<coin> 420:<namesake> 1200:<solanaAddress> 90:?+$ 10:?+_ 10:?+my 70:^+_ 10:^+can 10:^+could 10:^+ga 50:^+how 20:^+i
110:^+what 70:_+$ 80:_+, 30:_+. 30:_+? 10:_+_ 40:_+account 30:_+addres 30:_+and 10:_+balance 10:_+doe 10:_+exact 10:_+exist 10:_+ha
10:_+have 10:_+how 10:_+i 30:_+in 20:_+mint 90:_+on 30:_+own 10:_+please 10:_+sign 10:_+token 30:_+which 10:a+a 320:account
30:account+, 20:account+? 30:account+_ 20:account+i 100:addres 30:addres+_ 30:and+how 10:anybody 30:at+_ 10:authority 10:bag 20:bal
40:balance 10:balance+_ 10:balance+of 20:base 100:big 30:big+i 150:bonk 10:burn 200:byt 10:can+somebody 60:chain 20:coin 20:control
10:could+you 10:creator 10:current 300:data 50:data+$ 10:day 10:doe+_ 120:exact 70:exist 20:float 10:for+me 80:freeze 10:friend
10:from+the 20:frozen 20:ga 10:ha+_ 10:have+$ 10:hi 540:how 30:how+big 80:how+many 30:how+much 70:i+_ 30:i+at 50:i+it 10:i+the
30:in+_ 50:it+$ 40:it+? 10:it+up 20:itself 20:jup 80:kind 20:kind+of 10:kind+tell 10:know 100:lamport 60:left 10:like 10:live 10:lot
310:many 20:many+_ 10:many+token 10:me+how 230:mint 40:mint+_ 10:mint+more 10:mint+or 10:moment 20:more 120:much 30:much+_
10:my+nephew 20:native 20:nephew 40:node 10:not 10:numb 30:of+_ 30:of+it 10:of+our 40:of+the 110:on+_ 40:onchain 10:one 10:or+freeze
10:or+mint 60:ordinary 10:our+_ 580:own 30:own+by 20:own+it 30:own+of 10:pippin 10:please+$ 10:please+. 620:program 10:read
40:report 10:rn 10:round 10:sent 20:set 20:sign 10:sign+_ 100:sise 30:sise+and 20:sitt 10:sitt+in 280:sol 790:solana 60:some
20:somebody 10:someone 40:still 10:still+mint 130:supp 10:supp+_ 20:supp+of 20:tell 10:tell+me 100:th 60:the+_ 30:the+account
20:the+chain 10:the+exact 10:the+mint 10:they 10:those 10:today 50:token 10:token+_ 10:total 20:unit 10:unit+of 20:up 20:usdc
80:wallet 10:wallet+_ 420:what 40:what+i 360:which 90:which+program 30:who 10:who+own 10:you+kind @get_sol_balance 900:* 20:,+please
30:.+$ 540:<chain> 900:<coin> 900:<solanaAddress> 60:?+$ 20:?+my 90:^+_ 20:^+could 20:^+ga 110:^+how 90:_+$ 20:_+, 60:_+?
20:_+balance 30:_+doe 30:_+ha 30:_+have 30:_+i 80:_+in 20:_+please 20:_+sign 20:at+_ 60:bal 120:balance 20:balance+_ 20:balance+of
60:control 20:could+you 30:doe+_ 60:float 20:for+me 60:ga 30:ha+_ 20:have+$ 480:how 30:how+many 90:how+much 20:i+at 90:in+_ 20:it+up
60:kind 20:kind+tell 180:left 120:many 30:many+_ 20:me+how 360:much 90:much+_ 20:my+nephew 60:native 60:nephew 20:of+our 20:our+_
20:please+$ 20:please+. 60:set 60:sign 20:sign+_ 60:sitt 20:sitt+in 840:sol 60:solana 60:tell 20:tell+me 60:up 60:wallet 20:wallet+_
20:you+kind @get_sol_block_time 1600:* 30:,+_ 30:,+at 30:,+if 50:,+the 50:,+what 30:.+$ 1500:<block> 1500:<chain> 1200:<coin>
300:<namesake> 1600:<number> 130:?+$ 30:?+need 100:^+_ 50:^+at 30:^+my 30:^+need 180:^+when 100:_+$ 130:_+, 230:_+_ 50:_+at 30:_+of
80:_+on 150:_+produc 100:ask 30:ask+? 30:at+_ 100:at+what 100:attestation 100:block 200:clock 100:date 200:exact 100:exploit
100:file 100:first 30:for+_ 30:for+an 100:got 100:if 30:if+i 30:in+it 30:it+$ 100:land 100:log 300:made 100:may 100:move 200:need
50:need+a 80:of+_ 80:on+_ 700:produc 100:produc+? 100:show 30:show+_ 100:slot 1500:solana 100:stake 50:that+$ 30:the+_ 30:the+block
700:time 30:time+of 150:time+wa 300:timestamp 100:utc 150:wa+_ 50:wa+it 50:wa+that 50:wa+the 200:wall 600:what 80:what+time 700:when
130:when+wa 100:where @get_sol_largest_accounts 980:* 30:,+exact 20:,+i 20:,+mint 30:,+please 10:,+who 30:.+$ 680:<chain> 740:<coin>
160:<count> 520:<namesake> 60:<number> 920:<solanaAddress> 30:?+$ 30:?+mint 20:^+_ 30:^+biggest 50:^+largest 20:^+the 30:^+top
10:^+what 30:^+who 20:^+whose 160:_+$ 40:_+, 40:_+? 50:_+_ 30:_+account 20:_+bag 20:_+fattest 20:_+in 20:_+mint 30:_+node 80:_+on
50:_+straight 30:_+the 40:_+token 30:a+_ 840:account 20:account+$ 100:account+of 100:amount 20:are+the 60:bag 180:biggest
20:biggest+_ 420:bonk 60:chain 20:chain+? 200:concentration 60:control 60:everyth 100:exact 120:fattest 60:few 80:from+a 20:from+the
100:hold 30:hold+the 20:i+_ 20:i+suspect 50:in+_ 10:it+$ 240:largest 540:mint 120:mint+_ 20:mint+i 100:most 30:most+of 300:node
100:of+_ 40:of+the 130:on+_ 80:own 10:own+it 680:solana 360:straight 90:straight+from 100:study 60:suspect 100:test 40:the+_
20:the+chain 20:the+fattest 30:the+mint 30:the+most 20:the+token 20:the+whal 440:token 20:token+_ 100:token+account 100:top 160:usdc
180:whal 20:whal+in 20:what 10:what+i 100:which 30:which+token 140:who 20:who+are 10:who+own 60:whose @get_sol_network 2100:*
30:,+and 50:,+which 50:.+$ 2100:<chain> 2000:<coin> 100:<name> 100:<namesake> 100:?+$ 30:?+_ 30:?+and 30:?+in 250:^+_ 100:^+how
130:^+i 30:^+what 30:^+why 30:_+, 30:_+_ 30:_+at 80:_+do 30:_+down 200:_+tp 30:_+transaction 100:again 30:again+? 100:along
50:and+current 80:and+how 30:and+what 50:and+which 100:answer 100:are+we 30:at+the 100:block 30:block+height 300:current
30:current+_ 30:do+, 100:down 1500:epoch 80:epoch+$ 400:far 100:height 600:how 100:how+far 80:how+many 250:i+_ 50:i+the 80:in+$
30:in+the 200:into 50:into+the 100:mainnet 300:many 30:many+transaction 50:many+tx 100:moment 30:moment+? 100:newspap 100:node
200:normal 400:now 50:now+$ 50:now+, 100:often 300:per 300:progres 300:rn 50:rn+? 100:runn 400:second 300:slot 300:slow 100:so
2100:solana 100:stand 100:still 30:the+moment 100:they 300:today 30:today+$ 50:today+? 100:too 30:too+$ 1300:tp 130:tp+and
200:transaction 200:tx 100:version 30:we+are 200:what 400:which 100:why 30:why+i 100:work 100:write @get_sol_priority_fees 1280:*
10:,+_ 30:,+for 30:,+i 50:,+what 30:.+$ 1000:<chain> 500:<coin> 200:<count> 600:<namesake> 40:<protocol> 380:<solanaAddress> 80:?+$
30:?+the 50:^+_ 10:^+my 10:^+our 30:^+should 70:^+what 20:^+which 90:_+$ 30:_+, 20:_+? 30:_+_ 80:_+block 30:_+late 30:_+right
30:_+rn 30:_+these 20:_+transaction 20:a+tx 100:actual 100:add 20:are+people 20:at+least 400:block 50:block+$ 30:block+, 40:bot
80:call 20:call+_ 30:do+i 100:dur 80:estimate 1220:fee 20:for+_ 20:for+a 100:get 30:get+in 300:got 40:heliu 40:high 30:i+mean
30:i+need 10:i+set 40:if 10:if+you 30:in+$ 30:in+, 200:into 50:into+_ 40:jupit 380:land 100:last 100:late 30:late+? 60:least
120:level 20:level+for 100:like 40:low 200:lowest 100:mean 300:min 200:minimum 40:my+tx 100:need 260:now 30:now+, 30:now+? 150:on+_
100:paid 30:paid+on 60:pay 20:pay+at 60:people 300:prio 980:priority 230:priority+fee 40:quick 100:recent 30:recent+? 160:right
40:right+now 200:rn 80:set 180:should 40:should+i 140:so 200:sol 900:solana 40:soon 100:still 10:the+_ 30:the+min 40:them 10:them+$
100:these 60:they 100:tip 80:to+_ 60:transaction 20:transaction+that 320:tx 40:very 540:what 40:what+are 50:what+the 60:when
160:which 80:writ 20:writ+to 220:write 10:you+have @get_sol_signatures 840:* 20:,+_ 20:,+and 20:,+just 20:,+what 20:,+which 20:.+$
480:<chain> 480:<coin> 600:<count> 120:<namesake> 840:<solanaAddress> 20:?+$ 20:?+_ 80:^+_ 20:^+latest 20:^+list 30:^+please
20:^+pull 20:^+recent 20:^+the 20:^+when 20:^+which 110:_+$ 60:_+, 30:_+_ 30:_+account 30:_+and 20:_+i 20:_+last 20:_+mint 20:_+on
20:_+recent 80:_+signatur 50:_+transaction 20:_+tx 30:_+wallet 120:account 30:account+_ 60:activity 20:and+did 30:and+wheth 60:began
60:bonk 20:did+_ 20:did+they 60:each 20:each+of 180:fail 50:for+_ 60:give 20:give+me 20:i+want 20:it+_ 60:just 60:kind 60:last
60:latest 60:list 20:list+the 20:me+the 120:mint 30:mint+_ 60:morn 60:most 20:most+recent 20:my+_ 20:of+the 20:of+them 30:on+_
20:on+the 60:one 60:pull 20:pull+the 180:recent 60:see 60:show 20:show+the 60:sig 540:signatur 60:so 20:so+kind 60:sol 480:solana
80:the+_ 20:the+mint 60:them 120:they 20:thi+morn 60:timestamp 20:to+see 420:touch 60:touch+_ 60:transact 240:transaction
20:transaction+on 20:transaction+that 60:tx 120:wallet 30:wallet+_ 60:want 20:want+to 60:what 120:when 20:when+did 120:wheth
120:which 20:which+one 60:work @get_sol_token_accounts 1420:* 20:,+_ 30:,+i 30:,+the 20:,+which 50:.+$ 400:<chain> 400:<coin>
160:<namesake> 1420:<solanaAddress> 20:?+$ 20:^+_ 40:^+all 30:^+every 50:^+how 20:^+i 40:^+list 30:^+show 30:^+token 30:^+which
120:_+$ 170:_+, 20:_+. 20:_+? 60:_+_ 30:_+account 20:_+and 20:_+ha 20:_+i 30:_+own 20:_+sit 30:_+that 60:_+wallet 50:a+well
820:account 50:account+$ 30:account+_ 90:account+of 260:all 100:also 60:amount 20:and+how 30:are+in 100:bag 100:close 60:each
20:each+$ 600:empty 100:every 30:every+_ 60:exact 60:forgot 160:frozen 20:ha+_ 20:have+, 20:have+on 100:holding 240:how 20:how+many
50:how+much 20:i+forgot 20:i+have 20:i+on 30:i+want 90:in+_ 30:in+the 100:includ 200:include 120:inside 20:inside+_ 160:list 60:many
20:many+_ 180:much 30:much+_ 20:much+of 20:my+_ 20:my+account 140:of+_ 20:of+each 40:on+_ 20:on+my 460:one 50:one+$ 100:own
30:own+on 60:r 100:rent 100:show 30:show+me 60:sit 20:sit+in 60:sol 340:solana 760:spl 140:spl+token 30:that+_ 20:the+token
20:the+wallet 100:them 60:there 20:thi+wallet 1000:token 90:token+account 50:token+are 20:token+i 30:token+in 30:token+of 160:too
30:too+$ 280:usdc 360:wallet 20:wallet+$ 60:wallet+_ 100:want 30:want+to 200:well 120:what 20:what+token 180:which 20:which+token
60:yo @get_sol_token_supply 1220:* 20:,+_ 20:,+a 30:,+exact 20:,+from 20:,+how 60:,+mint 20:,+not 30:.+$ 800:<chain> 1220:<coin>
340:<namesake> 1040:<solanaAddress> 50:?+$ 20:?+i 20:?+mint 20:?+the 50:^+_ 20:^+current 120:^+how 20:^+i 20:^+onchain 20:^+please
20:^+total 20:^+what 160:_+$ 90:_+, 20:_+. 50:_+? 40:_+_ 20:_+are 20:_+exact 90:_+exist 20:_+ha 20:_+how 80:_+mint 30:_+on
20:_+token 20:a+a 100:aggregator 20:are+in 20:at+thi 60:base 480:bonk 60:burn 120:chain 60:circle 60:circulat 60:coin 60:current
520:exact 520:exist 20:from+the 640:how 120:how+many 40:how+much 30:i+_ 20:i+the 20:i+would 20:it+? 60:itself 60:jup 60:know 60:like
20:like+to 60:lot 480:many 80:many+_ 20:many+coin 20:many+of 20:many+token 860:mint 160:mint+_ 30:mint+i 60:moment 20:moment+,
160:much 40:much+_ 60:node 160:not 60:now 20:now+$ 220:numb 20:numb+, 20:numb+of 80:of+_ 30:of+that 30:of+the 20:of+those 90:on+_
180:onchain 100:pl 20:please+, 60:put 60:read 60:report 60:right 20:right+now 60:rn 20:rn+, 60:round 20:round+? 100:rpc 800:solana
580:supp 20:supp+$ 30:supp+_ 70:supp+of 20:the+_ 30:the+chain 20:the+exact 30:the+mint 60:they 20:thi+moment 60:those 20:to+know
60:today 20:today+. 120:token 20:token+_ 120:total 30:total+supp 60:unit 20:unit+of 220:usdc 60:what 20:what+i 20:would+like
@get_sol_transaction 1440:* 40:,+and 30:,+by 20:,+did 20:,+the 20:,+which 20:,+who 20:.+$ 1280:<chain> 1160:<coin> 40:<count>
120:<namesake> 40:<number> 1440:<solanaSignature> 70:?+$ 20:?+? 40:?+_ 30:^+_ 20:^+an 50:^+did 60:^+explain 30:^+my 10:^+please
60:^+what 30:^+which 30:^+whose 30:^+why 160:_+$ 70:_+, 60:_+and 30:_+did 20:_+do 10:_+ha 20:_+i 10:_+of 20:_+on 20:_+or
90:_+transaction 170:_+tx 20:_+what 10:and+_ 30:and+by 20:and+the 30:and+token 50:and+what 30:and+which 60:ask 20:ask+what 60:asset
60:auditor 20:auditor+ask 160:balanc 220:balance 60:burn 50:by+how 100:call 30:call+in 160:chang 160:change 60:claim 20:claim+_
40:classify 40:did+_ 20:did+i 40:did+it 20:did+my 50:did+thi 20:do+$ 40:done 100:each 40:event 360:explain 50:explain+_ 180:fail
60:farm 120:fee 30:fee+did 10:for+me 60:go 20:go+through 60:got 180:happen 200:how 50:how+much 20:i+ok 20:i+pay 30:in+_ 10:in+a
20:in+plain 20:in+that 30:in+thi 60:involv 10:it+a 20:it+burn 120:land 10:me+, 10:me+in 180:mov 200:much 30:much+did 30:my+_ 60:name
40:nft 40:not 10:of+_ 60:ok 30:on+_ 10:or+not 60:paid 60:party 60:pay 20:pay+_ 60:pl 80:plain 20:plain+word 260:program 40:sale
40:sentence 380:sol 900:solana 60:succe 120:swap 40:taxable 20:that+_ 40:these 10:these+_ 80:thi+_ 160:through 30:through+_ 20:to+my
200:token 380:transaction 20:transaction+, 60:transaction+_ 80:transf 680:tx 140:tx+_ 10:wa+it 800:what 30:what+_ 20:what+did
30:what+fee 50:what+happen 20:what+thi 260:which 50:which+program 120:who 20:who+got 60:whom 20:whom+? 100:whose 120:why 30:why+did
120:word 30:word+what @get_solana_asset 2320:* 30:,+_ 50:,+and 10:,+exact 10:,+from 10:,+mint 30:,+the 30:,+which 70:,+who
30:.+could 30:.+which 1970:<chain> 1580:<coin> 100:<collection> 500:<namesake> 100:<protocol> 2280:<solanaAddress> 160:?+$ 150:^+_
30:^+for 10:^+how 30:^+i 30:^+nft 30:^+someone 170:^+what 80:^+who 30:^+whose 200:_+$ 80:_+, 50:_+. 30:_+? 80:_+_ 30:_+and
10:_+exact 10:_+exist 10:_+how 10:_+mint 30:_+name 230:_+nft 90:_+on 50:_+own 20:_+what 30:_+which 10:about 10:addres 100:airdropp
30:and+current 80:and+which 150:and+who 300:asset 30:at+present 20:base 300:belong 50:belong+to 90:bonk 100:build 10:burn 20:chain
10:circulat 10:coin 1000:collection 50:collection+$ 50:collection+, 30:collection+doe 80:collection+i 100:compress 30:compress+nft
30:could+you 200:creator 110:current 60:decimal 10:description 30:doe+it 90:exact 80:exist 100:find 30:for+our 10:from+the
10:homepage 80:how 20:how+many 30:i+, 40:i+_ 50:i+it 30:i+the 120:i+thi 30:i+wa 70:it+$ 30:it+? 30:it+and 30:it+at 30:it+i 50:it+now
20:itself 10:jup 10:know 100:lad 10:like 10:lot 100:mad 200:made 100:mak 80:many 10:many+_ 10:many+token 100:marketplace 30:me+on
50:me+thi 300:metadata 110:mint 20:mint+_ 10:moment 60:n 100:name 30:name+of 1300:nft 30:nft+, 250:nft+_ 10:no 10:not 210:now
30:now+$ 30:now+? 20:numb 40:of+_ 30:of+the 100:offer 130:on+_ 40:onchain 30:our+_ 100:out 1360:own 80:own+_ 140:own+it 30:own+of
100:part 30:part+of 100:picture 100:piece 10:pippin 100:present 30:present+? 20:price 10:read 10:right 10:rn 10:round 200:sent
50:sent+me 1970:solana 200:somebody 100:someone 150:supp 20:supp+$ 10:supp+_ 10:supp+of 100:th 30:th+_ 50:the+_ 10:the+chain
30:the+collection 30:the+own 10:they 80:thi+_ 10:those 50:to+which 10:today 90:token 20:token+i 10:total 20:unit 10:unit+of 20:usdc
100:wallet 30:wallet+$ 10:want 830:what 30:what+_ 70:what+i 30:what+it 30:what+nft 30:what+thi 20:what+token 800:which 30:which+_
150:which+collection 30:which+wallet 1160:who 50:who+made 220:who+own 30:who+the 100:whose 30:you+find @get_solana_assets_by_owner
1260:* 50:,+_ 20:,+list 10:,+which 20:,+with 30:.+$ 20:.+what 20:.+which 890:<chain> 430:<coin> 160:<count> 480:<namesake>
100:<number> 1260:<solanaAddress> 50:?+$ 40:^+_ 40:^+compress 20:^+could 30:^+full 20:^+how 20:^+i 10:^+list 70:^+nft 20:^+show
30:^+what 20:^+which 130:_+$ 60:_+, 10:_+. 50:_+? 30:_+_ 20:_+addres 20:_+for 10:_+ha 10:_+i 30:_+item 20:_+list 20:_+nft 20:_+of
90:_+on 50:_+own 10:_+sit 60:_+wallet 20:a+well 40:account 10:account+of 60:addres 20:addres+_ 70:all 100:along 20:amount 20:are+in
160:asset 100:balanc 30:by+_ 60:collect 100:collectibl 60:collector 440:compress 80:compress+nft 20:could+you 50:doe+_ 10:each
20:exact 20:for+the 20:forgot 20:frozen 100:full 160:fungible 10:ha+_ 10:have+on 160:heliu 60:here 20:here+. 70:how 10:how+many
10:how+much 10:i+forgot 10:i+have 20:i+in 10:i+on 70:in+_ 10:in+the 60:incl 60:includ 30:inside 160:inventory 100:item 140:list
20:list+it 20:many 10:many+_ 20:me+_ 50:much 10:much+_ 10:my+_ 10:my+account 960:nft 30:nft+, 20:nft+_ 30:nft+doe 50:nft+of
40:nft+own 60:normal 60:of+_ 20:of+the 120:on+_ 10:on+my 200:one 20:one+$ 40:only 10:only+, 440:own 40:own+_ 30:own+by 30:own+on
160:pric 10:r 120:show 20:show+me 20:show+the 20:sit 10:sit+in 10:sol 880:solana 90:spl 20:spl+token 20:the+nft 10:the+token
120:them 20:them+? 20:there 320:token 10:token+account 10:token+are 10:token+i 30:token+in 80:too 20:too+$ 60:und 20:und+_ 60:usdc
280:wallet 60:wallet+_ 60:well 210:what 20:what+i 20:what+nft 10:what+token 60:where 170:which 30:which+nft 10:which+token
20:with+pric 10:yo 20:you+show @get_solana_parsed_transactions 1300:* 10:,+and 10:,+did 10:,+the 10:,+which 10:,+who 10:.+$
1160:<chain> 1100:<coin> 160:<count> 60:<namesake> 160:<number> 1300:<solanaSignature> 60:?+$ 10:?+? 40:?+_ 30:?+and 20:^+_ 10:^+an
30:^+did 90:^+explain 20:^+my 20:^+please 40:^+what 20:^+why 30:^+would 150:_+$ 40:_+, 30:_+? 70:_+and 30:_+did 10:_+do 20:_+ha
10:_+i 30:_+into 20:_+of 10:_+on 10:_+or 30:_+signatur 90:_+transaction 150:_+tx 10:_+what 70:and+_ 30:and+on 10:and+the 30:and+what
40:ask 10:ask+what 40:asset 40:auditor 10:auditor+ask 40:balanc 80:balance 100:bookkeep 40:burn 40:chang 40:change 40:claim
10:claim+_ 160:classify 50:did+_ 10:did+i 10:did+it 10:did+my 30:did+thi 10:do+$ 60:done 60:event 440:explain 50:explain+_ 100:fail
40:farm 80:fee 20:fee+did 20:for+me 40:go 10:go+through 40:got 120:happen 100:heliu 10:i+ok 10:i+pay 20:in+a 30:in+plain 10:in+that
20:in+thi 200:into 40:involv 20:it+a 10:it+burn 60:land 20:me+, 20:me+in 100:mov 20:my+_ 40:name 60:nft 60:not 20:of+_ 40:ok 20:on+_
30:on+which 20:or+not 40:paid 40:party 40:pay 10:pay+_ 40:pl 320:plain 80:plain+word 40:program 200:protocol 30:protocol+_ 100:put
60:sale 60:sentence 100:signatur 180:sol 980:solana 40:succe 380:swap 100:t 60:taxable 10:that+_ 160:these 40:these+_ 70:thi+_
40:through 10:to+my 420:transaction 10:transaction+, 50:transaction+_ 320:transf 100:two 580:tx 110:tx+_ 20:wa+it 780:what 30:what+_
10:what+did 20:what+fee 30:what+happen 30:what+thi 240:which 50:which+protocol 80:who 10:who+got 40:whom 10:whom+? 80:why 20:why+did
380:word 70:word+what 30:would+you @get_solana_priority_fee_estimate 1020:* 20:,+_ 30:,+please 30:,+what 50:.+$ 400:<chain>
100:<coin> 400:<count> 300:<namesake> 100:<number> 160:<protocol> 1020:<solanaAddress> 30:?+$ 40:^+my 20:^+our 60:^+what 10:^+which
70:_+$ 150:_+, 30:_+. 40:_+? 30:_+fee 30:_+for 30:_+on 100:_+slot 30:_+swap 10:_+transaction 30:_+when 80:a+tx 100:account
30:account+_ 10:are+people 10:at+least 30:at+the 160:bot 30:by+the 120:call 30:call+_ 100:consider 50:do+i 220:estimate 780:fee
10:for+_ 80:for+a 30:have+to 360:heliu 160:high 30:i+have 30:i+need 20:i+set 30:i+should 60:if 20:if+you 200:judg 160:jupit 220:land
40:least 380:level 80:level+for 100:look 30:look+at 160:low 100:most 30:most+_ 30:my+_ 20:my+tx 100:need 40:now 80:on+_ 30:on+the
200:only 30:only+. 30:only+the 140:pay 10:pay+at 30:pay+on 40:people 30:please+. 100:prio 720:priority 150:priority+fee 100:program
60:quick 40:right 10:right+now 120:set 220:should 20:should+i 400:slot 160:so 400:solana 60:soon 100:style 100:suggest 100:swap
90:the+_ 30:the+most 60:them 20:them+$ 40:they 100:tier 100:tip 150:to+_ 100:touch 30:touch+_ 140:transaction 10:transaction+that
380:tx 160:very 360:what 10:what+are 30:what+do 140:when 40:which 520:writ 130:writ+to 80:write 20:you+have
@get_solana_token_security 1740:* 30:,+_ 10:,+a 30:,+and 30:,+can 20:,+could 10:,+i 30:,+if 10:,+mint 20:.+can 680:<chain>
1000:<coin> 350:<namesake> 30:<number> 1600:<solanaAddress> 10:<time> 170:?+$ 10:?+? 40:?+_ 30:?+mint 20:?+the 20:?+want 10:^+_
10:^+biggest 120:^+can 20:^+could 20:^+doe 30:^+i 20:^+largest 20:^+mint 10:^+rug 20:^+the 50:^+who 10:^+whose 160:_+$ 90:_+, 90:_+?
80:_+_ 10:_+account 10:_+bag 10:_+be 40:_+can 10:_+fattest 20:_+i 10:_+in 30:_+may 20:_+mint 50:_+on 40:_+or 50:_+still 50:_+token
10:a+far 10:about 260:account 10:account+$ 50:account+of 10:already 160:alt 100:alter 30:and+by 170:anybody 380:anyone 10:ap 30:ape
10:are+the 60:ask 70:authority 80:bag 160:balanc 20:be+mint 60:biggest 10:biggest+_ 570:bonk 10:bought 10:burn 10:buy 20:can+_
60:can+anyone 30:can+somebody 30:can+still 20:can+the 20:chain 10:chain+? 10:check 100:close 70:coin 20:coin+? 20:control
20:could+the 120:creator 60:day 20:day+? 60:dev 20:everyth 10:exist 20:far 40:fattest 200:fee 20:few 30:fine 10:flag 1010:freeze
60:freeze+it 70:friend 10:from+the 80:frozen 10:gonna 360:goplu 60:got 60:hi 60:hold 20:hold+_ 10:how 20:i+_ 20:i+hold 10:i+suspect
160:if 20:if+the 20:in+_ 20:in+my 20:in+our 30:into 20:it+$ 10:it+, 20:it+? 20:it+in 60:jup 100:key 20:know 80:largest 10:legit
60:live 10:look 10:lot 10:many 200:may 20:me+, 100:metadata 1120:mint 130:mint+_ 10:mint+i 70:mint+more 50:mint+or 270:more
20:more+of 20:more+or 20:my+_ 20:my+token 20:my+wallet 10:nah 10:not 60:of+_ 20:of+it 10:of+the 150:on+_ 30:on+the 60:one 60:opinion
70:or+freeze 60:or+mint 20:own 120:pippin 10:pippin+on 60:pow 10:quick 100:raise 10:read 10:red 80:rug 30:rugcheck 10:rugg 40:safe
10:safe+to 10:score 60:sent 20:sent+me 10:shill 10:short 30:sol 670:solana 180:somebody 60:someone 100:spl 490:still 20:still+have
60:still+mint 20:straight 10:straight+from 10:supp 20:suspect 60:telegram 20:the+_ 10:the+chain 20:the+dev 10:the+fattest
30:the+mint 10:the+token 10:the+whal 70:they 20:thi+_ 10:think 300:token 50:token+_ 10:token+account 10:total 200:transf
50:transf+fee 20:usdc 100:use 60:user 60:ve 10:version 120:wallet 20:wallet+? 60:want 60:whal 10:whal+in 10:what 100:which 220:who
10:who+are 20:who+can 20:whose @get_spot_balances 600:* 30:,+and 30:.+$ 600:<coin> 600:<evmAddress> 600:<exchange> 100:<name>
600:<protocol> 30:?+how 30:^+_ 30:^+i 80:^+spot 30:^+what 30:_+$ 50:_+, 50:_+? 30:_+_ 30:_+and 30:_+bag 30:_+hold 30:_+keep 50:_+on
100:account 30:account+_ 30:and+how 30:and+what 30:at+_ 100:bag 30:by+_ 500:coin 50:coin+_ 100:held 30:held+by 300:hold 30:hold+on
200:how 50:how+much 600:hyperliquid 30:i+lock 30:i+on 30:i+would 100:incl 100:keep 30:keep+on 100:know 100:like 30:like+to 100:lock
30:lock+in 200:much 50:much+i 100:not 30:not+the 30:of+_ 100:on+_ 300:order 100:perp 30:perp+$ 100:portion 100:reserv 100:sitt
600:spot 130:spot+coin 30:the+perp 30:to+know 100:und 30:und+_ 100:up 300:what 30:what+i 100:which 30:would+like @get_spot_markets
740:* 50:,+all 10:,+if 10:,+on 80:.+$ 100:24h 30:24h+volume 740:<coin> 200:<count> 740:<exchange> 40:<number> 740:<protocol>
100:<step> 10:?+$ 50:^+_ 30:^+list 30:^+please 30:^+spot 10:^+what 30:^+which 10:_+, 50:_+_ 30:_+have 30:_+of 30:_+perpetual
30:_+price 110:_+spot 10:_+the 30:_+volume 30:_+with 200:all 30:all+of 30:and+24h 10:and+ask 40:ask 10:ask+? 40:between 40:bid
10:bid+and 200:circulat 50:circulat+supp 30:doe+_ 100:em 30:em+$ 30:for+the 30:have+$ 40:hype 740:hyperliquid 10:i+the 40:if 10:if+i
100:list 30:list+the 100:listing 340:market 10:market+, 40:may 40:midpoint 100:not 60:of+_ 40:on+_ 300:pair 30:pair+doe 30:pair+on
100:perpetual 30:please+. 200:price 50:price+and 740:spot 30:spot+_ 60:spot+market 200:supp 60:the+_ 30:the+spot 200:their
100:turnov 400:volume 50:volume+$ 30:volume+, 100:w 40:what 10:what+i 100:which 30:with+price 30:with+their @get_stablecoin 1100:*
10:,+_ 20:,+all 80:,+and 30:,+how 30:,+in 40:.+$ 30:.+_ 40:.+how 60:<chain> 1100:<coin> 60:<namesake> 540:<number> 160:<step>
240:<time> 130:?+$ 30:?+i 100:^+_ 90:^+how 30:^+on 20:^+the 50:^+what 40:_+$ 80:_+, 50:_+. 30:_+? 30:_+_ 10:_+all 60:_+at 100:_+i
40:_+in 10:_+on 10:_+out 50:_+sit 140:all 40:all+chain 140:amount 50:and+how 30:and+on 30:and+what 60:at+defillama 200:back
100:behind 100:believe 100:blockchain 840:chain 80:chain+$ 50:chain+? 80:chain+doe 60:circulat 240:circulation 60:client
100:collateral 480:defillama 40:develop 10:did+the 100:different 30:doe+_ 50:doe+it 300:each 20:for+_ 10:from+_ 700:how 10:how+did
50:how+i 140:how+much 70:i+_ 30:i+behind 30:i+in 30:i+it 60:id 20:id+_ 60:in+circulation 50:in+what 30:it+? 60:llama 560:much
50:much+_ 70:much+of 100:no 30:no+. 380:numb 70:numb+_ 40:of+_ 40:of+it 20:on+_ 10:on+all 80:on+each 100:on+which 140:out 200:over
50:over+the 60:settle 40:since 10:since+_ 100:sise 500:sit 30:sit+in 50:sit+on 200:spread 240:stablecoin 60:supp 20:supp+_ 40:taken
520:teth 10:the+amount 30:the+chain 20:the+stablecoin 140:there 100:today 30:today+, 40:togeth 10:togeth+? 60:tron 340:usdc 340:usdt
300:what 50:what+back 400:which 100:which+chain 40:worldwide @get_stablecoin_chains 1200:* 30:,+_ 80:,+rank 30:,+where 30:.+$
100:<chain> 200:<count> 200:<fiat> 100:<namesake> 100:<number> 50:?+$ 30:^+_ 30:^+how 30:^+on 30:^+rank 80:^+stablecoin 30:^+what
100:^+which 30:_+. 30:_+? 30:_+chain 30:_+on 100:altogeth 100:base 200:blockchain 30:by+how 800:chain 50:chain+, 30:chain+by
100:compar 30:compar+with 200:dollar 200:float 50:ha+the 200:hold 50:hold+the 200:how 30:how+many 30:how+much 80:it+$ 100:live
100:many 300:money 800:most 30:most+of 130:most+stablecoin 100:much 100:network 30:of+it 30:on+_ 50:on+it 30:on+which 300:per
30:please+$ 500:rank 30:rank+$ 100:sit 30:sit+on 200:stabl 30:stabl+on 1000:stablecoin 50:stablecoin+float 30:stablecoin+on
130:the+most 300:them 80:them+$ 100:tron 100:what 100:where 30:where+i 500:which 50:which+blockchain 80:which+chain 30:with+_
30:with+the @get_stablecoin_charts_by_chain 1320:* 80:,+_ 50:,+from 30:,+it 30:,+one 30:.+$ 30:.+_ 1320:<chain> 520:<coin>
100:<count> 520:<namesake> 400:<number> 200:<series> 700:<step> 1300:<time> 50:?+$ 80:?+_ 50:^+_ 30:^+ha 100:^+how 80:^+i
80:^+stablecoin 230:_+$ 130:_+, 30:_+. 50:_+? 100:_+_ 30:_+at 30:_+between 30:_+from 30:_+how 30:_+it 50:_+on 30:_+point 30:_+since
30:_+still 30:_+to 30:_+wa 100:about 30:about+_ 100:amount 200:arbitrum 30:at+defillama 700:base 100:begin 100:between 30:between+_
310:circulat 10:client 100:column 300:defillama 30:did+the 200:ethereum 400:float 80:from+_ 200:grow 200:grown 50:ha+the 520:how
50:how+did 30:how+ha 50:how+much 30:i+_ 200:id 30:id+_ 100:leav 100:liquidity 100:llama 220:much 30:much+_ 100:no 30:no+. 200:numb
50:numb+_ 50:of+stablecoin 280:on+_ 100:one 100:pile 100:point 10:settle 400:since 30:since+_ 30:since+the 100:sitt 30:sitt+on
100:solana 100:stable 910:stablecoin 100:stablecoin+float 30:stablecoin+on 30:stablecoin+supp 100:still 200:summ 30:summ+? 100:supp
10:teth 30:the+amount 30:the+stablecoin 100:there 100:through 30:through+_ 30:to+the 100:total 30:total+stablecoin 110:tron 300:usdc
100:usdt 100:write @get_stablecoin_charts_global 1260:* 220:,+_ 40:,+all 30:,+everyth 70:.+$ 50:.+it 260:<coin> 100:<count>
160:<number> 840:<step> 1060:<time> 20:?+$ 50:^+_ 30:^+all 20:^+how 30:^+i 130:^+total 160:_+$ 130:_+, 70:_+. 10:_+? 70:_+_ 20:_+all
20:_+at 40:_+in 20:_+on 20:_+out 30:_+point 30:_+sery 30:a+chart 100:aggregate 560:all 70:all+chain 50:all+stablecoin 60:amount
20:at+defillama 260:chain 30:chain+$ 30:chain+, 100:chart 260:circulation 120:defillama 60:develop 20:did+the 100:dry 100:everyth
100:float 10:for+_ 50:for+a 40:from+_ 100:grow 60:how 20:how+did 40:id 10:id+_ 70:in+circulation 30:in+our 30:in+the 50:it+for
40:llama 100:market 30:market+_ 100:newspap 120:numb 30:numb+_ 20:of+_ 50:of+all 30:of+the 20:on+all 60:out 300:over 80:over+time
100:point 100:sery 30:sery+_ 160:since 20:since+_ 30:since+the 100:slide 200:stabl 920:stablecoin 30:stablecoin+float
130:stablecoin+supp 100:student 740:supp 10:supp+_ 80:supp+of 160:taken 40:teth 30:the+_ 20:the+amount 30:the+whole 60:there
300:time 30:time+$ 360:togeth 80:togeth+, 20:togeth+? 600:total 130:total+stablecoin 160:usdc 60:usdt 100:whole 200:world
260:worldwide @get_stablecoin_dominance 1790:* 50:,+_ 20:,+all 40:,+and 10:,+biggest 50:,+in 10:,+rank 30:,+what 30:,+which 50:.+$
10:.+which 1310:<chain> 1050:<coin> 260:<count> 100:<fiat> 550:<namesake> 140:<number> 260:<series> 70:?+$ 50:?+_ 130:^+_
10:^+biggest 20:^+how 20:^+market 50:^+on 30:^+share 40:^+stablecoin 10:^+we 40:^+what 20:^+which 30:^+who 120:_+$ 100:_+, 40:_+?
20:_+_ 20:_+among 10:_+and 30:_+i 60:_+in 30:_+of 30:_+only 20:_+please 10:_+rows 60:_+v 20:_+which 30:_+will 500:all 20:all+chain
100:all+stablecoin 20:all+the 100:alone 60:among 20:and+how 10:and+the 30:and+what 100:arbitrum 20:are+there 540:base 60:big
60:biggest 10:biggest+first 60:bnb 40:bookkeep 40:came 200:chain 20:chain+$ 10:chain+, 10:chain+i 10:circulat 20:circulation
10:client 30:do+. 40:do+the 100:dollar 300:each 10:each+$ 20:each+, 10:each+? 260:ethereum 40:favourite 40:first 10:first+? 10:for+a
30:ha+on 150:how 20:how+big 10:how+large 20:how+much 10:i+. 70:i+_ 30:in+$ 120:in+percent 40:large 40:largest 40:liv 100:make
360:market 30:market+on 90:much 20:much+of 30:of+_ 110:of+all 40:of+each 70:of+stablecoin 80:of+the 280:on+_ 10:on+my 40:one
10:one+are 100:only 30:only+, 100:other 40:out 520:percent 80:percent+$ 420:percentage 40:polygon 40:question 40:rank 160:rest
20:rest+$ 60:rn 20:rn+$ 40:rows 10:rows+$ 10:settle 960:share 170:share+of 40:shop 60:split 160:stabl 30:stabl+on 1530:stablecoin
30:stablecoin+are 130:stablecoin+on 60:supp 10:supp+$ 10:supp+of 110:teth 40:the+rest 70:the+stablecoin 30:the+whole 120:there
20:there+on 310:tron 140:up 30:up+? 480:usdc 520:usdt 220:v 40:v+_ 60:versu 340:what 30:what+do 280:which 30:which+_ 10:which+one
100:who 30:who+ha 100:whole 100:will 30:will+do @get_stablecoin_prices 2120:* 30:,+_ 30:,+and 20:,+did 20:,+the 90:.+$ 2120:<coin>
1040:<fiat> 60:<number> 760:<step> 2060:<time> 150:?+$ 110:?+_ 20:?+a 30:?+i 20:^+_ 320:^+did 60:^+ha 30:^+how 30:^+i 20:^+my
20:^+someone 220:_+$ 90:_+, 50:_+. 240:_+? 60:_+_ 20:_+against 30:_+and 80:_+at 20:_+clos 30:_+ever 20:_+from 20:_+hold 120:_+lose
20:_+of 20:_+on 150:_+or 90:_+peg 90:_+pric 20:_+price 20:_+sery 60:a+_ 60:against 20:against+the 60:all 30:and+_ 30:and+how
60:anoth 840:any 130:any+time 60:ask 20:ask+? 20:at+a 180:at+any 60:below 280:between 70:between+_ 100:both 60:check 60:clos
300:coin 160:dai 160:day 320:did+_ 40:did+it 20:do+i 1040:dollar 60:each 20:each+_ 120:ever 100:fall 160:far 60:fell 60:fine
20:fine+$ 20:for+each 20:for+my 30:from+_ 30:from+a 50:from+it 40:from+the 60:ha+_ 20:ha+it 20:have+_ 60:heard 60:history 60:hold
280:how 20:how+did 20:how+do 40:how+far 20:i+have 40:i+want 60:if 20:if+_ 20:in+_ 20:in+the 20:it+. 90:it+_ 210:it+peg 20:it+price
60:keep 20:keep+_ 60:know 20:know+if 60:last 20:last+_ 120:late 20:late+$ 20:late+? 480:lose 120:lose+it 240:lost 20:me+it
20:my+saving 60:number 20:of+_ 30:of+both 20:of+that 520:off 20:on+any 60:once 60:one 20:one+_ 60:only 20:only+_ 140:or+_ 1380:peg
100:peg+_ 100:peg+at 20:please+. 20:please+the 120:point 400:pric 30:pric+$ 40:pric+of 120:price 20:price+_ 20:price+for 60:requir
60:runway 60:said 60:saving 60:see 20:see+how 60:sery 60:settle 120:show 20:show+me 120:since 30:since+_ 380:slip 240:slipp
60:someone 180:stablecoin 60:stay 60:student 1080:teth 110:the+_ 20:the+last 60:their 60:these 500:time 130:time+_ 20:to+see 60:two
300:usd 940:usdc 360:usdt 20:wa+_ 160:want 30:want+the 20:want+to 300:wobble @get_stablecoins 1650:* 30:,+_ 10:,+all 90:,+and
40:,+biggest 30:,+largest 20:,+rank 10:,+the 30:.+$ 20:.+which 1020:<chain> 430:<coin> 320:<count> 140:<fiat> 580:<namesake>
60:<number> 40:<series> 40:<time> 90:?+$ 100:^+_ 40:^+biggest 10:^+ha 10:^+how 30:^+make 10:^+market 20:^+share 40:^+stablecoin
20:^+we 40:^+what 80:^+which 60:_+$ 130:_+, 10:_+? 10:_+_ 10:_+among 40:_+and 20:_+in 20:_+of 10:_+or 10:_+peg 10:_+please 20:_+rows
30:_+token 20:_+v 10:_+which 30:a+table 300:all 10:all+chain 50:all+stablecoin 10:all+the 40:among 30:and+current 30:and+how
20:and+the 130:and+what 40:anoth 100:arbitrum 60:are+there 40:ask 10:ask+? 30:at+the 600:back 360:base 40:big 320:biggest
40:biggest+first 40:bnb 60:bookkeep 60:came 200:chain 10:chain+$ 20:chain+, 20:chain+i 10:circulat 160:circulation 10:client
10:coingecko 100:crypto 200:current 20:do+the 140:dollar 400:each 40:each+$ 10:each+, 20:each+? 40:ethereum 100:every 100:exist
60:favourite 100:fiat 160:first 30:first+, 20:first+? 20:for+a 10:ha+_ 180:how 10:how+big 20:how+large 30:how+much 20:i+. 10:i+_
10:id 10:in+percent 10:it+_ 100:kind 30:kind+of 60:large 260:largest 160:liv 40:lost 100:major 100:make 30:make+me 40:market 30:me+a
140:much 30:much+of 20:of+_ 60:of+all 40:of+each 30:of+every 10:of+stablecoin 230:on+_ 20:on+my 60:one 20:one+are 100:optimism
60:out 340:peg 10:peg+_ 80:percent 80:percentage 60:polygon 300:price 50:price+$ 30:price+, 60:question 60:rank 40:rest 10:rest+$
40:rn 10:rn+$ 60:rows 20:rows+$ 10:settle 240:share 50:share+of 60:shop 100:solana 40:split 340:stabl 50:stabl+on 1190:stablecoin
100:stablecoin+are 70:stablecoin+on 120:supp 20:supp+$ 20:supp+of 100:table 60:teth 10:the+rest 10:the+stablecoin 30:the+top
100:their 200:them 30:them+$ 30:them+? 280:there 60:there+on 100:token 100:top 30:top+, 210:tron 100:type 60:up 120:usdc 280:usdt
80:v 10:v+_ 40:versu 560:what 100:what+back 420:which 20:which+one @get_storage_at 1710:* 30:,+_ 30:,+i 30:.+$ 800:<block>
1710:<chain> 200:<coin> 1610:<evmAddress> 1000:<evmHash> 1000:<hex> 210:<namesake> 800:<number> 310:<series> 80:?+$ 30:^+a 30:^+look
30:^+raw 200:^+read 30:^+what 280:_+$ 50:_+, 80:_+? 100:_+_ 30:_+a 100:_+at 30:_+for 30:_+in 300:_+of 280:_+on 30:_+want 30:_+what
30:a+of 100:addres 100:at+_ 50:at+the 600:base 10:behind 100:block 200:contract 50:contract+_ 10:current 100:eth 210:ethereum
30:for+me 30:i+want 210:implementation 30:in+_ 30:in+it 100:know 100:latest 100:look 30:look+at 800:mainnet 30:me+_ 280:of+_
30:of+our 30:of+the 280:on+_ 100:part 30:part+of 100:pl 200:point 50:point+$ 210:proxy 100:raw 1000:read 50:read+_ 150:read+storage
30:read+the 110:review 100:see 30:see+the 10:sit 900:slot 230:slot+_ 100:stand 1000:storage 130:storage+_ 130:storage+slot 10:tell
30:the+contract 50:the+proxy 30:to+know 30:to+see 10:u 100:usdc 200:want 50:want+to 200:what 100:where 30:where+the 10:which
100:word @get_sui_token_security 2500:* 30:,+can 30:,+i 30:,+if 30:,+who 1700:<chain> 1300:<coin> 2500:<moveType> 500:<namesake>
230:?+$ 50:?+_ 200:^+_ 30:^+any 200:^+can 30:^+doe 50:^+i 50:^+on 80:^+who 200:_+$ 80:_+, 50:_+? 80:_+be 130:_+can 230:_+coin
30:_+mint 80:_+on 50:_+or 30:_+still 30:_+who 100:able 30:able+to 30:and+by 100:any 100:anybody 400:anyone 80:be+mint 1300:blacklist
80:can+_ 30:can+anyone 80:can+somebody 50:can+the 1200:coin 30:coin+$ 30:coin+? 180:coin+_ 100:control 200:freeze 100:furth 100:hold
30:hold+the 100:holder 30:holder+of 30:i+_ 30:i+the 100:if 100:issu 30:it+$ 100:made 30:made+the 100:may 30:me+on 1500:mint
30:mint+_ 80:mint+more 180:mint+or 400:more 30:more+of 30:more+or 80:of+_ 150:on+_ 30:on+a 180:or+blacklist 50:or+mint 200:out
30:out+? 100:package 100:pow 100:print 100:put 200:risk 100:security 400:somebody 200:someone 400:still 100:still+mint 1700:sui
100:swap 100:th 30:th+_ 80:the+_ 50:the+coin 200:they 50:thi+_ 200:type 300:upgrade 100:usdc 100:wallet 30:wallet+on 500:who
80:who+can 200:whoev 100:whom 30:with+_ @get_supported_currencies 800:* 50:,+_ 30:,+whatev 50:.+$ 100:<chain> 100:<coin> 400:<fiat>
100:<name> 100:<series> 30:?+$ 50:?+i 30:?+show 30:?+what 30:^+can 80:^+in 30:^+what 30:^+which 50:_+, 30:_+? 30:_+_ 30:_+among
30:_+and 30:_+one 50:_+or 100:accept 100:all 100:among 30:among+the 100:btc 30:can+i 80:can+you 300:cod 100:code 200:coin 30:coin+in
300:coingecko 500:currency 100:eth 100:every 300:fiat 100:figur 100:franc 100:full 100:give 100:here 50:i+_ 30:in+$ 30:in+? 50:in+_
50:in+what 30:in+which 30:me+? 100:money 100:need 30:need+the 30:on+the 100:one 30:one+$ 50:or+_ 100:possible 300:pric 200:price
30:price+in 100:provide 100:quot 30:quot+in 500:quote 100:set 200:show 30:show+me 100:side 100:swis 30:that+i 30:the+coingecko
100:turkish 100:v 400:what 100:whatev 200:which 30:you+can @get_ticker 940:* 80:,+_ 20:,+best 20:,+in 30:,+with 60:<chain>
940:<coin> 940:<exchange> 620:<fiat> 760:<pair> 180:<series> 400:<time> 60:?+$ 20:?+the 110:^+_ 20:^+best 20:^+bid 30:^+could 30:^+i
30:^+last 20:^+what 60:_+$ 70:_+, 30:_+. 30:_+? 70:_+_ 20:_+at 20:_+bid 20:_+for 70:_+last 30:_+on 20:_+one 40:_+perp 30:_+right
20:_+trad 50:and+ask 30:and+the 560:ask 20:ask+$ 30:ask+for 30:at+_ 240:best 60:best+bid 560:bid 60:bid+and 60:bitcoin 60:book
20:book+$ 100:btcusdt 160:bybit 220:coinbase 30:could+you 120:eth 60:euro 50:for+_ 300:high 20:i+trade 20:i+want 20:in+_ 400:kraken
360:last 30:last+_ 300:low 60:mine 160:now 30:now+, 20:now+on 20:of+_ 160:okx 150:on+_ 60:one 20:one+$ 60:over 20:over+on 160:perp
40:perp+on 30:please+tell 60:price 100:range 160:right 40:right+now 60:second 60:sell 60:spread 100:stand 100:tell 30:tell+me
20:the+_ 120:there 20:there+? 20:thi+second 60:top 60:trad 20:trad+at 60:trade 20:trade+at 120:usd 60:usdt 60:want 20:want+to
60:what 20:what+the 100:where 30:where+_ 30:you+please @get_token_balance 1410:* 80:,+_ 20:,+a 20:,+how 20:,+token 50:.+$ 20:.+how
20:.+i 1390:<chain> 1240:<coin> 70:<collection> 190:<ens> 1220:<evmAddress> 60:<exchange> 430:<namesake> 750:<series> 50:?+$
40:?+contract 110:^+_ 20:^+balance 30:^+doe 130:^+how 20:^+our 240:_+$ 80:_+, 30:_+. 70:_+? 80:_+_ 30:_+are 50:_+balance
20:_+contract 100:_+doe 20:_+got 20:_+ha 20:_+have 50:_+held 70:_+hold 20:_+i 20:_+in 20:_+keep 20:_+of 140:_+on 20:_+own 20:_+sit
20:_+still 20:_+that 30:_+token 30:_+wallet 20:a+the 110:any 10:any+_ 10:anyth 30:ape 20:are+on 60:ask 20:at+_ 20:azuki 240:balance
20:balance+_ 30:balance+of 300:base 10:bayc 60:binance 30:bor 50:by+_ 10:check 60:claim 20:claim+_ 10:collection 360:contract
60:contract+_ 20:contract+i 60:custom 110:doe+_ 20:doe+the 60:en 140:eth 730:ethereum 120:exact 60:figure 60:got 20:ha+_ 20:have+on
180:held 50:held+by 280:hold 30:hold+on 680:how 60:how+many 120:how+much 20:i+_ 20:i+that 10:if 30:in+_ 20:it+, 20:it+. 60:itself
60:keep 20:keep+on 60:left 10:list 60:live 350:mainnet 220:many 60:many+_ 460:much 20:much+$ 100:much+_ 10:not 60:of+_ 30:of+the
230:on+_ 20:on+it 60:one 20:one+. 60:out 20:out+of 150:own 20:own+on 10:penguin 60:present 10:pudgy 60:queue 60:reconcile 60:report
60:sit 20:sit+in 60:so 60:state 20:state+the 70:still 60:support 20:that+one 30:the+_ 20:the+contract 20:the+exact 20:the+token
10:them 300:token 60:token+_ 1000:usdc 60:usdt 120:wallet 30:wallet+_ 10:want 160:weth 20:would+be @get_token_counters 1390:* 80:,+_
80:,+and 20:,+how 30:,+numb 20:,+only 20:.+_ 1160:<chain> 940:<coin> 20:<collection> 1140:<evmAddress> 200:<maybeChain>
430:<namesake> 10:<quoted> 590:<series> 90:?+$ 50:?+_ 20:?+just 40:^+_ 20:^+any 190:^+how 70:^+numb 20:^+on 140:_+$ 160:_+, 70:_+?
130:_+_ 50:_+and 30:_+been 30:_+have 20:_+hold 160:_+on 20:_+that 20:_+these 20:_+token 60:about 20:about+_ 60:actual 220:address
120:aero 130:and+how 30:and+numb 30:and+total 60:any 10:ape 520:base 200:been 10:bor 20:collection 10:contract 320:count 20:count+$
30:count+and 60:day 20:day+? 60:desk 20:different 30:doe+_ 100:done 60:eth 590:ethereum 100:ever 60:everybody 100:far 60:frog
30:ha+_ 30:ha+it 30:have+on 720:hold 110:hold+_ 40:hold+count 20:hold+the 400:holder 50:holder+and 30:holder+of 960:how 240:how+many
50:how+often 20:i+_ 60:idea 50:in+total 60:just 20:just+the 250:mainnet 10:mak 960:many 30:many+holder 10:many+owner 60:many+people
10:milady 10:nft 430:numb 90:numb+of 30:of+_ 80:of+holder 200:often 210:on+_ 20:on+the 60:only 20:only+the 100:overall 130:own
30:own+_ 40:owner 230:people 180:pepe 120:ppl 10:project 60:shib 100:so 30:so+far 100:some 60:talk 20:talk+about 60:th 20:that+i
20:the+_ 20:the+numb 60:these 20:these+day 100:tim 60:token 20:token+_ 300:total 30:total+, 200:transf 300:transfer 300:transferr
60:uni 60:uniswap 360:usdc 30:wa+it 160:wallet 60:who 20:who+own @get_token_holders 2660:* 120:,+_ 20:,+a 40:,+contract 20:,+i
30:,+the 20:,+who 80:,+with 90:.+$ 2500:<chain> 2040:<coin> 2080:<count> 1760:<evmAddress> 1520:<namesake> 100:<number>
1740:<series> 80:?+$ 30:?+_ 50:?+the 290:^+_ 30:^+how 70:^+i 20:^+name 20:^+top 30:^+what 20:^+which 170:^+who 340:_+$ 220:_+,
20:_+. 50:_+? 290:_+_ 30:_+bag 320:_+holder 420:_+on 30:_+token 50:_+w 120:_+wallet 90:_+with 60:address 130:are+the 20:at+_ 100:bag
360:base 100:biggest 30:biggest+holder 30:by+_ 100:concentrat 360:contract 20:contract+_ 50:contract+i 30:contract+on 100:cut 100:d
30:d+like 30:do+. 60:else 100:eth 1640:ethereum 30:for+_ 280:hold 30:hold+the 1720:holder 40:holder+_ 320:holder+of 50:holder+on
100:holding 100:how 130:i+_ 30:i+d 20:i+hold 40:i+mean 30:i+the 30:it+? 100:like 30:like+the 100:list 30:list+for 400:mainnet
100:math 160:mean 20:mean+_ 220:most 30:most+_ 30:most+of 20:my+token 60:name 290:of+_ 30:of+it 20:of+my 240:of+supp 20:of+that
30:of+the 550:on+_ 60:one 20:one+, 100:own 400:pepe 60:percent 100:quorum 700:share 180:share+of 60:shib 960:supp 130:supp+$
20:supp+, 20:that+one 170:the+_ 30:the+biggest 30:the+contract 20:the+most 40:the+token 30:the+top 600:their 320:token 30:token+$
20:token+, 20:token+at 30:token+i 160:top 820:uni 700:usdc 200:w 460:wallet 30:wallet+. 20:wallet+_ 30:wallet+on 100:whal 100:whale
100:what 30:what+i 60:which 720:who 130:who+are 30:who+own 100:will 30:will+do 100:with+their @get_token_info 920:* 10:,+_ 20:,+and
30:,+category 20:,+doe 20:,+i 20:.+doe 20:.+no 20:.+what 820:<chain> 460:<coin> 400:<evmAddress> 60:<name> 240:<namesake>
90:<series> 450:<solanaAddress> 40:?+$ 30:?+_ 10:?+how 20:?+it 10:?+just 10:^+_ 10:^+any 10:^+can 20:^+for 10:^+how 20:^+i 50:^+what
30:^+who 100:_+$ 30:_+, 30:_+. 30:_+? 80:_+_ 10:_+mint 80:_+on 10:_+these 30:_+token 10:_+verify 250:about 20:about+_ 60:account
20:account+, 10:actual 60:addres 20:addres+on 30:address 20:aero 20:and+a 30:and+trust 20:and+what 20:any 10:anybody 10:authority
10:bag 220:base 20:be+? 110:behind 30:behind+_ 20:bonk 60:bsc 10:call 120:category 20:category+, 60:claim 60:coin 60:community
30:count 10:count+$ 10:creator 30:day 10:day+? 30:decimal 240:description 50:description+, 10:desk 10:dev 20:do+they 30:doe+it
20:doe+the 10:eth 90:ethereum 10:even 10:everybody 40:for+_ 20:for+our 50:freeze 10:frog 60:grant 30:have+a 80:hold 10:hold+_
40:holder 10:holder+, 60:homepage 120:how 30:how+many 20:i+_ 20:i+m 20:i+thi 20:i+want 20:idea 20:it+have 20:it+say 60:itself 40:jup
20:just 10:just+the 60:launch 60:link 10:live 60:m 20:m+writ 50:mainnet 120:many 10:many+holder 10:mapp 50:mint 10:mint+_ 20:more
70:need 120:no 40:not 10:numb 20:of+_ 20:of+token 120:on+_ 10:one 10:or+not 20:own 10:paid 10:people 30:pepe 70:pippin 10:position
20:ppl 60:pric 60:price 20:price+$ 60:project 20:project+have 10:q 60:register 120:say 20:say+about 200:score 30:score+for 10:sheet
10:shib 160:site 160:social 470:solana 10:somebody 10:someone 20:still 10:symbol 10:talk 60:telegram 60:tg 20:th 20:the+project
60:themselv 20:these 10:these+day 120:they 10:tick 190:token 30:token+_ 10:token+on 200:trust 50:trust+score 340:twitt 30:twitt+of
20:uni 10:usdc 10:usdt 40:verify 10:verify+? 20:wallet 60:want 400:website 320:what 20:what+do 20:what+doe 50:what+i 60:whatev
10:which 110:who 60:writ 60:x @get_token_lock_info 2100:* 130:,+_ 80:,+and 30:,+i 30:,+show 30:,+when 30:.+$ 2000:<chain>
1200:<coin> 400:<count> 2100:<evmAddress> 100:<maybeChain> 100:<number> 200:<series> 130:?+$ 180:?+_ 30:^+how 280:^+i 30:^+token
150:^+until 130:_+$ 180:_+, 50:_+? 280:_+_ 30:_+and 30:_+are 50:_+i 50:_+liquidity 30:_+list 330:_+lock 100:_+on 50:_+token 100:aero
30:and+how 30:and+token 50:and+when 200:any 30:any+_ 100:anywhere 30:are+_ 30:are+the 30:at+the 400:base 700:bnb 800:bsc 900:cake
700:chain 100:come 30:come+out 100:date 100:day 30:day+, 100:dev 50:doe+it 30:doe+the 200:end 200:ethereum 30:for+_ 500:goplu
200:how 50:how+much 100:i+_ 30:i+in 30:i+lock 80:i+the 30:i+want 30:in+a 30:in+the 30:it+come 700:liquidity 130:liquidity+of
100:list 30:list+_ 2100:lock 100:lock+$ 100:lock+, 100:lock+? 50:lock+in 50:lock+on 500:lp 200:much 30:much+? 30:much+of 100:n
300:of+_ 180:on+_ 100:out 30:out+$ 100:own 30:own+, 100:risk 100:say 100:show 30:show+_ 100:smart 200:somewhere 100:start 50:the+_
30:the+liquidity 30:the+token 200:these 500:token 30:token+_ 50:token+of 100:unlock 30:unlock+$ 1500:until 350:until+when 100:up
100:vest 100:want 1700:when 100:when+? 50:when+and 80:when+doe 80:when+i 100:which 300:whose @get_token_metadata 710:* 20:,+_
30:,+numb 10:,+only 30:,+what 30:.+$ 20:20 660:<chain> 160:<coin> 20:<collection> 640:<evmAddress> 20:<fiat> 260:<namesake>
10:<quoted> 300:<series> 40:<signature> 20:<ticker> 50:?+$ 10:?+_ 20:?+and 10:?+just 10:^+any 10:^+call 10:^+decimal 50:^+how
10:^+name 30:^+total 20:^+what 40:_+$ 40:_+, 30:_+. 50:_+? 10:_+_ 20:_+have 140:_+on 10:_+these 10:_+token 10:about 100:accord
30:accord+to 10:actual 30:address 20:aero 20:an+erc20 20:an+nft 20:and+it 10:and+total 20:any 10:ape 10:at+_ 190:base 10:behind
100:blockscout 10:bor 10:both 50:call 10:call+_ 100:capitalisation 20:chain 20:collection 20:contract 130:count 10:count+$
30:count+and 20:day 10:day+? 260:decimal 10:desk 10:dev 20:different 20:doe+_ 20:erc 60:erc20 10:eth 300:ethereum 10:even
10:everybody 10:file 30:for+_ 10:frog 20:have+$ 220:hold 10:hold+_ 30:hold+count 10:hold+the 100:holder 30:holder+and 240:how
60:how+many 20:idea 10:import 30:just 10:just+the 20:liv 180:mainnet 10:mak 240:many 20:many+decimal 10:many+owner 10:many+people
10:mapp 100:market 30:market+capitalisation 10:milady 20:name 10:name+, 10:need 70:nft 160:numb 30:numb+of 40:of+_ 30:of+holder
10:of+the 150:on+_ 40:only 10:only+the 30:own 40:owner 10:paid 60:people 30:pepe 10:plain 10:position 20:ppl 20:price 10:project
10:q 10:result 10:return 10:sheet 10:shib 10:somebody 240:supp 30:supp+, 10:supp+of 90:symbol 10:talk 80:th 20:th+_ 20:the+_
10:the+numb 20:these 10:these+day 20:tick 180:token 30:token+, 20:token+_ 140:total 40:total+supp 10:trade 30:uni 40:uniswap 20:usd
10:usdc 10:usdt 20:view 20:wallet 10:want 210:what 30:what+are 20:what+thi 10:which 10:who 100:whole @get_token_orders 1800:*
100:,+_ 30:,+an 80:,+and 80:.+$ 1500:<chain> 1100:<coin> 400:<evmAddress> 100:<maybeChain> 300:<name> 400:<namesake>
1400:<solanaAddress> 230:?+$ 50:?+_ 30:?+it 30:?+the 30:^+dexscreen 230:^+did 150:^+ha 30:^+i 130:_+$ 100:_+, 50:_+. 80:_+? 150:_+_
30:_+any 30:_+ever 150:_+on 30:_+paid 200:_+pay 30:a+_ 250:a+profile 1400:ad 250:ad+or 200:advertisement 30:and+wa 50:and+when
100:any 100:anybody 200:anyone 200:anyth 100:approv 400:base 500:behind 130:behind+_ 100:bonk 200:bought 100:check 200:community
200:cto 100:date 300:dev 100:dex 1700:dexscreen 330:dexscreen+for 30:did+_ 180:did+the 30:do+not 100:each 100:ever 30:for+_ 80:for+a
200:for+ad 50:for+anyth 80:ha+the 30:i+_ 30:i+do 30:i+the 30:it+a 30:it+on 100:mint 30:mint+i 100:not 50:of+_ 30:of+each 30:of+the
200:on+_ 30:on+dexscreen 200:or+a 100:order 800:paid 130:paid+dexscreen 1000:pay 30:pay+at 200:pay+dexscreen 100:payment 400:pippin
1300:profile 150:profile+? 100:project 100:sol 1200:solana 100:state 30:state+the 100:statu 200:takeov 700:team 130:team+behind
50:the+_ 30:the+dev 30:the+mint 80:the+pippin 130:the+team 30:the+token 100:token 30:token+_ 100:understand 80:wa+it 100:well
100:what 30:what+i 300:when 50:when+? 30:when+wa @get_token_pairs 1160:* 20:,+_ 20:,+all 20:,+every 20:,+list 20:,+with 20:.+$
20:.+what 1100:<chain> 760:<coin> 120:<count> 770:<evmAddress> 10:<fiat> 100:<name> 440:<namesake> 170:<number> 30:<pair>
290:<series> 210:<solanaAddress> 10:<step> 20:?+$ 40:?+_ 20:?+it 90:^+all 10:^+dexscreen 20:^+find 10:^+for 20:^+i 80:^+where
10:^+which 10:^+who 140:_+$ 60:_+, 30:_+. 60:_+? 130:_+_ 20:_+be 20:_+dex 50:_+i 20:_+of 120:_+on 10:_+token 50:_+trad 10:_+trade
10:about 160:aero 40:against 420:all 50:all+dex 60:art 420:base 60:best 10:biggest 60:bonk 10:book 10:buy 10:by+volume 10:call
20:can+_ 40:can+i 10:client 20:coin 20:community 10:current 30:deepest 10:depth 20:description 10:description+, 270:dex 20:dex+,
40:dex+pair 220:dexscreen 30:dexscreen+pair 10:doe+_ 10:doe+it 70:enough 20:enough+. 60:eth 290:ethereum 70:every 60:find 10:first
70:for+_ 10:for+our 60:gitlawb 20:ha+it 30:i+_ 20:i+enough 20:i+pay 10:i+the 10:i+thi 30:i+trade 20:in+_ 10:income 20:it+$ 20:it+_
40:link 70:liq 310:liquidity 20:liquidity+$ 60:list 20:list+the 10:lp 60:mainnet 10:mcap 10:mint 20:most 20:of+_ 20:of+them 230:on+_
60:once 10:onchain 690:pair 20:pair+doe 50:pair+for 60:pay 20:pay+for 70:pepe 60:per 100:pippin 10:pippin+pool 10:place 60:plenty
130:pool 10:pool+by 10:pool+on 40:price 60:quot 40:register 60:show 10:site 120:sol 220:solana 60:swapp 40:tg 10:the+most 60:them
40:they 50:token 10:token+_ 320:trad 20:trad+, 50:trad+on 200:trade 40:trade+_ 70:twitt 10:twitt+of 10:usd 10:usdt 60:venu 60:venue
60:volume 10:volume+$ 60:w 10:want 60:wbtc 60:website 180:weth 110:what 10:what+i 40:whatev 460:where 30:where+_ 50:where+can
20:where+i 20:where+on 50:which 10:which+pool 40:who 10:win @get_token_pools 2030:* 160:,+_ 20:,+in 20:,+mint 30:,+not 30:,+on
30:,+rank 20:,+where 20:,+which 100:.+$ 1990:<chain> 1740:<coin> 220:<count> 1700:<evmAddress> 10:<fiat> 10:<name> 370:<namesake>
370:<number> 30:<pair> 570:<series> 250:<solanaAddress> 100:<step> 30:?+$ 30:?+_ 30:?+i 20:?+the 50:^+_ 20:^+all 20:^+every
20:^+find 20:^+i 20:^+on 30:^+please 50:^+pool 50:^+rank 20:^+token 110:^+where 70:^+which 20:^+who 150:_+$ 150:_+, 140:_+? 320:_+_
40:_+be 100:_+by 20:_+can 30:_+have 30:_+i 20:_+in 30:_+it 190:_+on 80:_+pool 30:_+token 20:_+trad 30:_+trade 30:_+volume 20:_+where
20:_+with 660:aero 100:aerodrome 60:against 70:all 10:all+dex 20:are+enough 920:base 10:best 60:biggest 20:biggest+first 100:bnb
10:bonk 60:buy 20:buy+_ 30:by+how 30:by+money 150:by+numb 70:by+volume 100:cake 40:can+_ 40:can+i 100:chain 10:current 30:deepest
60:depth 80:dex 10:dex+pair 10:dexscreen 40:doe+_ 70:enough 20:enough+$ 10:eth 570:ethereum 70:every 100:exchang 30:exchang+,
60:find 160:first 40:first+$ 60:for+_ 20:for+it 10:gitlawb 20:have+the 100:highest 100:how 30:how+many 10:i+_ 30:i+the 20:i+trade
20:i+want 100:identify 20:in+? 20:in+what 30:in+which 20:it+$ 30:it+_ 10:liq 360:liquidity 20:liquidity+$ 30:liquidity+pool 10:list
60:lp 110:mainnet 100:many 30:many+transaction 60:mint 20:mint+_ 100:money 220:most 30:most+trad 20:most+volume 100:not 600:numb
150:numb+of 80:of+_ 50:of+trad 100:of+transaction 380:on+_ 20:on+which 10:once 190:pair 30:pair+for 80:pepe 10:per 210:pippin
20:pippin+on 10:pippin+pool 60:place 1650:pool 20:pool+by 50:pool+for 50:pool+on 50:pool+with 30:price 10:quot 400:rank 50:rank+by
50:rank+the 100:saw 100:see 30:see+the 20:sol 260:solana 400:sort 100:sort+by 10:swapp 100:teth 20:the+_ 30:the+highest
40:the+liquidity 30:the+most 80:the+pool 100:they 20:to+buy 30:to+see 100:today 30:today+$ 170:token 40:token+_ 570:trad 30:trad+$
30:trad+, 50:trad+on 360:trade 80:trade+_ 600:transaction 50:transaction+, 100:uni 10:usd 260:usdt 110:venu 10:venue 420:volume
40:volume+$ 30:volume+, 30:volume+. 10:w 60:want 20:want+to 10:wbtc 10:weth 60:what 570:where 20:where+_ 30:where+can 30:where+doe
40:where+i 20:where+on 500:which 30:which+_ 100:which+pool 60:who 10:win 30:with+_ 20:with+it 40:with+the @get_token_price 3210:*
100:,+_ 30:,+any 20:,+in 30:,+show 20:,+what 30:.+$ 10:.+what 60:24h 20:24h+volume 1080:<chain> 2720:<coin> 520:<evmAddress>
790:<fiat> 120:<name> 260:<namesake> 300:<number> 60:<protocol> 10:<quoted> 960:<series> 30:<solanaAddress> 10:<step> 310:<time>
220:?+$ 20:?+_ 10:?+i 220:^+_ 20:^+can 10:^+coingecko 20:^+did 10:^+find 20:^+ha 60:^+how 60:^+i 20:^+on 170:^+price 40:^+the
20:^+weath 60:^+what 310:_+$ 90:_+, 20:_+. 100:_+? 50:_+_ 50:_+and 20:_+cent 40:_+i 20:_+in 20:_+market 20:_+move 100:_+on 20:_+pl
20:_+please 170:_+price 30:_+right 20:_+still 20:_+token 20:_+up 20:_+worth 170:about 30:about+_ 60:above 20:above+_ 100:acros
30:addres 120:adesso 20:and+_ 20:and+by 20:and+how 20:and+the 20:and+who 100:any 120:arbitrum 20:at+_ 120:base 60:below 20:below+_
220:bitcoin 30:bittensor 10:book 10:bookkeep 60:bos 260:bought 30:brett 100:broth 300:btc 10:buck 10:buy 20:by+how 10:call
20:can+you 60:cap 60:cent 60:chain 60:chainlink 10:client 430:coin 30:coin+i 30:coin+that 100:coingecko 10:coingecko+id 50:contract
10:correct 60:cost 20:cost+$ 60:cousin 60:current 20:current+_ 10:degen 10:dex 20:did+_ 100:document 10:doe+coingecko 20:doe+one
310:doge 110:dogecoin 10:dogwifhat 300:dollar 70:down 100:each 10:earth 380:eth 200:ethereum 10:fak 20:fake 60:far 20:find
60:football 40:for+_ 20:for+the 10:go 60:gone 20:ha+_ 60:hi 220:hold 20:hold+, 20:hold+_ 380:how 20:how+far 80:how+much 120:i+_
30:i+bought 20:i+it 20:i+mean 60:i+the 80:id 10:id+for 20:in+, 100:in+_ 10:income 20:it+price 20:it+worth 180:keep 10:know 220:link
10:liq 10:liquidity 60:mainnet 10:many 60:market 20:market+cap 100:may 10:mcap 20:me+what 60:mean 60:memecoin 10:mint 60:mov 70:move
310:much 20:much+$ 60:much+i 20:my+bos 30:my+broth 30:my+sist 10:need 60:neighbour 20:not 280:now 40:now+$ 30:now+? 130:of+_
70:of+the 20:of+thi 110:on+_ 20:on+chain 10:onchain 210:one 30:one+_ 20:or+down 70:over 20:over+_ 10:paid 100:pepe 70:pl 20:pl+$
20:please+$ 10:pool 10:ppl 1680:price 30:price+$ 20:price+? 30:price+_ 30:price+and 20:price+for 40:price+now 190:price+of 60:put
10:px 120:quanto 10:quick 60:reach 10:read 120:right 30:right+now 10:run 60:saving 100:say 60:sell 20:send 100:show 10:since
100:sist 110:so 30:so+that 180:sol 220:solana 60:some 10:somebody 100:sourc 100:source 30:spreadsheet 60:still 10:symbol 160:talk
40:talk+about 60:tell 20:tell+me 10:teth 60:th 40:that+my 110:the+coin 20:the+th 60:the+token 20:the+weath 10:they 20:thi+token
10:tick 10:time 190:today 20:today+? 20:today+and 20:today+in 380:token 30:token+_ 20:token+at 20:trade 60:un 100:uncle 70:und
20:und+_ 280:uni 60:uniswap 80:up 20:up+or 480:usd 10:usdc 10:use 120:vale 70:volume 20:volume+of 10:wallet 20:want 70:wbtc
120:weath 30:weath+in 60:weth 520:what 20:what+_ 20:what+doe 50:what+i 20:what+one 20:which 60:who 20:who+won 10:wire 60:won
20:won+the 280:worth 140:wrapp 60:xrp 60:yet 20:yet+? 20:you+tell @get_token_price_by_contract 810:* 40:,+_ 30:,+in 20:,+quot
20:,+what 20:,+with 40:.+$ 160:20 620:<chain> 410:<coin> 750:<evmAddress> 750:<fiat> 290:<namesake> 60:<number> 520:<series>
10:<solanaAddress> 160:<ticker> 310:<time> 70:^+_ 70:^+price 20:^+quote 20:^+someone 140:_+$ 100:_+, 30:_+. 50:_+_ 30:_+a 110:_+and
20:_+by 20:_+for 20:_+how 60:_+in 30:_+of 80:_+on 30:_+price 20:_+token 20:_+via 30:_+with 30:a+well 100:and+_ 20:and+in 80:base
120:both 20:both+_ 10:bsc 10:cake 60:cap 60:capitalisation 10:chain 40:chainlink 60:change 20:change+_ 40:chf 60:coingecko
20:coingecko+$ 120:contract 20:contract+_ 20:contract+on 10:current 10:dex 20:did+it 100:each 30:each+, 160:erc 160:eth 420:ethereum
300:eur 240:euro 20:for+my 160:gbp 70:how 20:how+did 180:in+_ 60:incl 60:includ 60:jpeg 60:link 100:lot 60:market 20:market+cap
20:me+_ 10:move 10:much 100:n 50:of+_ 30:of+each 20:of+the 20:of+those 60:offer 120:on+_ 10:onchain 170:one 20:one+of 10:over
10:pool 120:pound 100:present 500:price 50:price+in 50:price+of 10:quick 60:quot 20:quot+in 60:quote 10:say 10:solana 60:someone
60:sterl 50:the+_ 60:those 80:token 20:token+_ 10:trade 100:two 70:uni 100:unit 30:unit+of 190:usd 10:usdc 100:value 30:value+of
60:via 100:well 10:weth 80:what 20:what+one 30:with+_ 20:with+the 10:worth 120:yen @get_token_profiles 810:* 30:,+_ 30:,+give
30:,+only 30:.+$ 610:<chain> 200:<coin> 100:<count> 10:<namesake> 200:<number> 30:?+i 30:^+_ 30:^+newest 30:^+show 50:^+which
50:^+who 100:_+$ 30:_+bought 30:_+coin 30:_+token 30:a+profile 30:a+scam 400:base 300:bought 80:bought+a 200:chain 30:chain+,
100:channel 30:channel+$ 100:coin 30:coin+$ 800:dexscreen 50:dexscreen+for 30:for+_ 30:for+a 100:give 30:give+me 100:irrespective
200:just 100:late 30:late+, 30:me+_ 100:most 30:most+recent 100:network 100:new 210:newest 30:of+_ 80:on+_ 30:on+dexscreen 100:only
30:only+_ 300:paid 30:paid+dexscreen 300:profil 500:profile 100:project 100:purchas 100:recent 30:recent+? 100:scam 100:show
210:solana 210:token 30:token+, 30:token+on 100:watch 200:which 30:which+token 100:whichev 200:who @get_token_security 2060:*
100:,+_ 10:,+a 10:,+and 10:,+any 10:,+can 10:,+contract 10:,+i 20:,+mint 20:,+on 10:,+what 10:,+who 60:.+$ 10:.+can 10:.+could
10:.+i 10:.+would 40:20 1920:<chain> 890:<coin> 120:<count> 1970:<evmAddress> 50:<fiat> 20:<maybeChain> 450:<namesake> 840:<series>
40:<ticker> 40:<time> 110:?+$ 30:?+? 40:?+_ 20:?+and 30:?+can 20:?+give 10:?+how 30:?+need 30:?+what 20:^+_ 10:^+about 20:^+before
60:^+buy 90:^+can 20:^+could 20:^+doe 20:^+honeypot 10:^+how 80:^+i 10:^+if 10:^+my 10:^+name 10:^+should 20:^+somebody 10:^+thi
10:^+top 10:^+what 10:^+which 10:^+who 170:_+$ 140:_+, 60:_+. 50:_+? 200:_+_ 30:_+a 10:_+and 10:_+at 10:_+be 20:_+can 10:_+contract
20:_+have 10:_+holder 10:_+i 10:_+in 20:_+mint 220:_+on 10:_+or 30:_+safe 10:_+take 10:_+the 10:_+token 10:_+wallet 20:_+with
40:a+honeypot 80:able 20:able+to 30:about 30:actual 50:address 40:aero 80:aft 200:again 10:again+? 100:alt 60:alter 20:am 10:am+i
30:and+sell 30:and+what 80:any 20:ap 100:ape 10:are+the 20:at+_ 20:back 60:balanc 370:base 20:be+able 60:before 20:before+i
40:behind 460:blacklist 20:block 260:bnb 80:bought 340:bsc 540:buy 20:buy+$ 10:buy+, 20:buy+_ 30:buy+and 40:buy+sell 160:cake
10:can+_ 50:can+i 20:can+it 60:can+the 10:can+you 260:chain 20:charge 20:chat 20:check 10:check+_ 30:coin 10:coin+_ 40:committee
200:contract 50:contract+_ 10:contract+on 10:could+the 10:count 10:desk 10:do+they 20:doe+_ 10:doe+it 10:doe+the 10:dollar 100:each
40:else 40:erc 110:eth 740:ethereum 40:even 10:everybody 20:first 10:first+, 160:flag 60:freeze 10:frog 60:function 60:get 120:give
30:give+me 40:go 20:guy 60:halt 20:have+a 20:he 20:hello 60:hidden 200:hold 10:hold+_ 20:hold+the 240:holder 10:holder+_
10:holder+of 300:honeypot 40:honeypot+? 70:how 10:how+many 10:how+much 40:i+_ 20:i+be 10:i+bought 10:i+buy 10:i+hold 50:i+it
10:i+mean 50:i+sell 10:i+that 10:i+wa 40:if 10:if+i 20:in+_ 10:in+a 10:in+our 20:includ 40:into 10:into+_ 40:investment 100:issu
10:it+? 10:it+_ 30:it+a 20:it+again 20:it+contract 10:it+in 10:it+on 20:it+safe 20:know 60:let 20:like 130:mainnet 50:many 30:me+?
10:me+an 20:me+the 10:me+to 40:mean 10:mean+_ 60:memo 20:mine 240:mint 20:mint+more 140:more 20:more+, 20:more+or 80:most 20:most+of
20:much 10:my+nephew 10:my+token 40:name 100:need 40:nephew 60:no 10:no+$ 120:not 10:not+, 10:numb 140:of+_ 10:of+it 20:of+my
10:of+supp 10:of+that 310:on+_ 10:on+the 40:once 50:one 10:one+, 20:or+a 50:or+blacklist 30:or+i 20:or+mint 20:or+not 60:out
10:out+$ 40:overall 340:own 30:own+of 20:part 10:part+of 60:paus 220:pause 20:pension 10:people 130:pepe 40:percent 10:please+,
10:please+. 60:power 20:ppl 80:print 10:public 40:push 80:reason 60:risk 240:safe 40:safe+to 20:say 40:scam 20:scar 780:sell
20:sell+_ 30:sell+it 120:sell+tax 110:shib 20:should 10:should+i 40:simulate 20:simulation 20:small 60:sold 40:some 10:some+_
60:somebody 20:someone 10:source 20:still 40:supp 10:supp+, 60:switch 60:take 10:talk 760:tax 40:tax+$ 20:tax+and 50:tax+of
40:telegram 20:tell 60:teth 50:th 10:that+one 30:the+_ 10:the+most 50:the+own 30:the+tax 10:the+th 20:the+token 40:they 10:thi+_
20:think 10:think+of 50:to+buy 10:to+get 10:to+know 160:token 10:token+, 20:token+_ 10:token+at 10:token+on 60:told 10:told+me
40:top 160:transfer 60:trap 20:try 80:uni 70:usdc 80:usdt 60:verdict 50:wallet 10:wallet+_ 60:want 10:want+a 10:want+to 280:what
10:what+are 20:what+it 20:what+tax 20:what+the 20:when 10:when+i 20:wheth 10:wheth+_ 40:which 90:who 60:will 20:will+i 10:with+a
10:with+the 10:would+i 20:ye 10:you+tell @get_token_transfers 1640:* 150:,+_ 20:,+any 30:,+token 30:,+who 30:.+$ 1640:<chain>
1040:<coin> 400:<collection> 1020:<count> 1580:<evmAddress> 780:<namesake> 200:<number> 980:<series> 30:?+_ 120:^+_ 30:^+are
90:^+latest 90:^+show 50:^+the 30:^+which 290:_+$ 140:_+, 30:_+. 210:_+_ 30:_+collection 70:_+mov 30:_+movement 30:_+nft 170:_+on
30:_+please 30:_+send 70:_+token 160:_+transfer 100:aero 60:any 300:ape 100:arb 100:arbitrum 30:are+_ 100:base 200:bayc 200:bor
200:chang 50:chang+hand 300:collection 80:collection+_ 200:eth 880:ethereum 60:feed 100:flow 200:freshest 200:hand 460:latest
100:link 60:live 160:made 360:mainnet 30:me+the 260:mov 200:movement 100:nft 30:nft+, 180:of+_ 140:of+the 270:on+_ 30:please+$
100:send 120:shib 60:shiba 360:show 20:show+_ 30:show+me 50:show+the 170:the+_ 30:the+collection 30:the+token 160:them 30:them+$
20:them+, 100:tim 460:token 120:token+_ 1080:transfer 230:transfer+of 100:uni 260:usdt 60:wallet 20:wallet+$ 100:wbtc 100:which
100:who 160:whoev @get_tokens_by_address 730:* 20:,+and 10:,+exact 20:,+how 30:,+liquidity 30:,+mcap 30:,+supp 20:,+what 10:.+$
30:.+it 30:.+what 20:20 100:24h 30:24h+volume 640:<chain> 180:<coin> 330:<evmAddress> 20:<fiat> 380:<namesake> 170:<series>
10:<signature> 380:<solanaAddress> 120:<step> 20:<ticker> 40:?+$ 60:^+_ 30:^+a 10:^+decimal 10:^+how 10:^+name 10:^+price 20:^+token
10:^+what 40:_+$ 10:_+, 40:_+. 20:_+? 20:_+_ 10:_+exist 10:_+mint 20:_+name 120:_+on 30:_+volume 20:_+what 20:a+client 60:about
20:about+_ 20:and+_ 10:and+total 20:and+what 20:and+with 60:ask 10:at+_ 120:base 10:behind 30:bonk 60:book 10:both 10:burn 70:call
20:call+, 20:chain 10:circulat 60:client 70:coin 20:current 180:decimal 10:dev 10:dex 20:doe+geckoterminal 20:doe+it 20:erc
170:ethereum 10:even 30:exact 30:exist 100:fdv 10:file 60:geckoterminal 130:how 30:how+many 10:i+_ 20:i+it 20:i+thi 30:i+think
10:import 20:in+_ 60:income 30:it+on 10:jup 10:just 10:know 10:like 160:liq 190:liquidity 20:liquidity+$ 20:liquidity+,
20:liquidity+and 100:list 20:liv 10:lot 20:mainnet 130:many 10:many+_ 20:many+decimal 10:mapp 180:mcap 30:mcap+, 70:mint 10:mint+_
10:moment 10:n 80:name 20:name+, 10:need 100:no 10:not 10:now 30:numb 20:of+_ 10:of+the 120:on+_ 30:onchain 10:paid 10:pool
10:position 130:price 10:price+of 10:q 70:read 10:result 10:right 10:rn 10:round 60:see 10:sheet 330:solana 10:somebody 320:supp
60:supp+, 20:supp+of 90:symbol 10:th 10:the+_ 10:they 20:thi+token 100:think 80:tick 10:today 200:token 30:token+_ 20:token+call
150:total 40:total+supp 70:trade 20:trade+at 10:uni 20:usd 10:usdt 10:view 60:vol 220:volume 30:volume+, 20:volume+? 10:want 10:weth
230:what 20:what+_ 20:what+doe 30:what+i 20:what+thi 10:which 20:with+what @get_transaction 1990:* 40:,+_ 50:,+and 20:,+did 10:,+or
20:,+what 60:.+$ 30:.+_ 10:.+what 60:<block> 1710:<chain> 760:<coin> 1990:<evmHash> 1990:<hex> 640:<namesake> 60:<number>
1400:<series> 80:?+$ 40:?+? 160:?+_ 10:?+how 20:?+it 10:?+my 30:^+_ 20:^+a 230:^+did 20:^+explain 10:^+ga 20:^+ha 30:^+i 30:^+nonce
30:^+please 50:^+tx 20:^+who 20:^+why 230:_+$ 60:_+, 30:_+. 20:_+? 120:_+_ 30:_+and 20:_+did 30:_+from 130:_+go 10:_+in 90:_+on
20:_+please 20:_+quot 20:_+to 30:_+togeth 30:_+tx 20:_+value 20:_+wa 20:a+client 20:all 10:all+? 30:and+how 10:and+on 80:and+what
100:archive 60:arriv 60:arrive 20:ask 10:ask+me 10:at+all 60:auction 100:audit 60:auditor 60:bid 60:burn 20:burn+on 60:but 40:chain
10:chain+$ 60:client 200:complete 120:cost 140:custom 200:data 120:did+_ 20:did+he 20:did+i 120:did+it 30:did+my 20:did+that
10:did+the 50:did+thi 410:eth 1200:ethereum 10:even 60:explain 60:fail 360:fee 50:fee+$ 50:fee+? 100:fetch 40:file 10:file+.
60:flagg 50:found 60:friend 30:from+_ 40:ga 10:ga+used 100:give 30:give+me 1050:go 240:go+through 60:hash 30:have+to 60:he 60:hi
140:how 40:how+much 10:i+_ 10:i+ask 30:i+have 10:i+it 10:idea 20:in+_ 10:in+a 30:in+fee 100:includ 200:input 30:it+. 20:it+_
10:it+and 30:it+cost 50:it+go 60:land 100:level 50:log 60:look 310:mainnet 20:me+$ 30:me+_ 80:mine 140:much 20:much+$ 20:much+did
10:much+ga 20:my+_ 30:my+tx 60:nev 10:no 100:nonce 100:not 20:of+mine 150:on+_ 20:on+the 10:on+which 60:one 20:one+go 60:paid
20:paid+in 120:pay 30:pay+in 60:payment 60:quot 20:receipt 60:revert 120:say 120:send 20:send+_ 60:sent 20:sent+_ 60:shop 120:succe
20:telephone 50:the+fee 980:through 120:through+? 50:through+on 70:thru 60:ticket 30:to+whom 100:togeth 180:transaction
50:transaction+_ 640:tx 80:tx+_ 60:u 20:use 20:used 60:value 30:wa+the 440:what 60:what+did 10:what+i 30:what+wa 40:which
10:which+chain 60:who 120:whom 20:whom+? 80:why 20:why+did 30:with+it 20:work @get_transaction_details 2120:* 30:,+_ 90:,+and
50:,+decod 10:,+did 30:,+how 30:,+i 20:,+or 10:,+plu 10:,+what 30:,+who 50:,+with 70:.+$ 30:.+_ 30:.+what 20:<block> 1810:<chain>
780:<coin> 2120:<evmHash> 2120:<hex> 100:<name> 340:<namesake> 20:<number> 100:<quoted> 1120:<series> 90:?+$ 20:?+? 60:?+_ 10:?+how
10:?+it 20:?+my 70:^+_ 80:^+did 110:^+explain 20:^+ga 30:^+i 30:^+in 20:^+tx 10:^+who 110:^+why 200:_+$ 100:_+, 30:_+. 40:_+? 80:_+_
20:_+and 10:_+did 50:_+go 30:_+make 30:_+nam 120:_+on 10:_+please 10:_+quot 60:_+to 30:_+transaction 40:_+tx 10:_+value 10:_+wa
30:_+who 10:a+contract 60:all 20:all+? 30:and+did 10:and+fee 40:and+how 30:and+the 30:and+what 200:any 10:arriv 20:arrive 60:ask
20:ask+me 20:at+all 20:auction 20:auditor 200:base 100:between 20:bid 20:burn 10:burn+on 20:but 10:by+_ 900:call 80:call+,
50:call+in 10:client 300:confirmation 140:contract 30:contract+, 10:contract+? 40:cost 40:create 10:create+a 200:custom 100:d
30:d+like 700:decod 150:did+_ 10:did+he 10:did+i 110:did+it 10:did+my 10:did+that 20:did+the 30:did+thi 220:eth 1010:ethereum
10:even 520:explain 50:explain+_ 30:explain+the 280:fail 300:failure 160:fee 20:fee+$ 20:fee+? 10:fee+paid 20:flagg 30:for+_
100:form 10:found 20:friend 100:function 80:ga 20:ga+used 350:go 80:go+through 100:got 30:got+$ 30:ha+it 200:happen 10:hash 20:he
10:hi 280:how 50:how+many 20:how+much 10:i+_ 20:i+ask 30:i+d 30:i+the 10:idea 300:if 30:if+it 60:in+_ 10:in+fee 30:in+plain
100:involv 10:it+_ 10:it+cost 10:it+go 100:know 10:land 100:like 30:like+to 10:log 20:look 490:mainnet 100:make 200:many 10:me+$
30:me+, 30:me+_ 200:method 80:mine 80:much 10:much+$ 10:much+did 10:much+ga 10:my+tx 400:nam 30:nam+_ 80:nam+of 100:need 30:need+the
10:nev 10:no 140:not 20:of+mine 50:of+the 170:on+_ 10:on+the 30:on+which 10:one 60:paid 10:paid+in 400:party 40:pay 10:pay+in
10:payment 100:plain 30:plain+word 40:plu 20:quot 100:readable 400:reason 20:receipt 100:recipient 120:revert 30:say 60:send
10:send+_ 40:sent 10:sent+_ 20:shop 140:succe 60:telephone 50:the+call 20:the+fee 310:through 40:through+? 20:through+on 30:thru
120:ticket 30:to+know 50:to+me 10:to+whom 280:transaction 70:transaction+_ 390:tx 60:tx+_ 20:u 20:use 60:used 40:value 10:wa+the
100:way 460:what 50:what+did 30:what+happen 30:what+on 10:what+wa 200:which 30:which+contract 30:which+function 340:who 30:who+i
30:who+the 150:whom 440:why 110:why+did 50:with+the 100:word 30:word+what 60:work @get_transaction_logs 1180:* 30:,+_ 120:,+decod
30:,+i 70:.+$ 30:.+e 1180:<chain> 220:<coin> 260:<count> 1180:<evmHash> 1180:<hex> 100:<name> 380:<namesake> 600:<series> 30:?+$
30:?+_ 30:^+_ 30:^+could 90:^+event 20:^+i 30:^+please 40:^+which 30:^+would 80:_+$ 100:_+, 30:_+. 30:_+_ 30:_+and 30:_+in 20:_+log
170:_+on 20:_+pl 20:_+please 80:_+transaction 30:_+tx 30:_+what 30:_+where 30:_+with 360:base 20:by+_ 30:could+you 60:d 20:d+like
60:data 740:decod 100:decode 30:did+it 20:did+the 100:e 30:e+. 160:emit 320:emitt 60:entry 260:eth 340:ethereum 960:event
80:event+log 40:event+of 60:explor 100:form 30:i+. 20:i+d 220:if 20:if+you 90:in+_ 60:like 20:like+the 440:log 70:log+of 220:mainnet
200:nam 30:nam+$ 30:nam+_ 150:of+_ 170:on+_ 100:parameter 60:pl 20:pl+$ 20:please+$ 160:possible 100:pull 30:pull+the 100:return
100:show 20:the+_ 100:their 60:topic 320:transaction 80:transaction+_ 160:tx 40:tx+_ 100:u 100:what 30:what+did 260:where
20:where+the 160:which 40:which+event 30:would+you 40:you+can @get_transaction_receipt 1660:* 20:,+_ 60:,+and 30:,+decod 10:,+did
30:,+every 10:,+or 20:,+plu 10:,+what 60:.+$ 10:.+_ 20:<block> 1530:<chain> 300:<coin> 40:<count> 1660:<evmHash> 1660:<hex>
540:<namesake> 20:<number> 840:<series> 40:?+$ 10:?+? 60:?+_ 20:?+how 10:?+it 10:?+my 30:?+the 10:^+_ 150:^+did 40:^+event
10:^+explain 60:^+ga 20:^+i 30:^+raw 20:^+tx 10:^+which 20:^+why 160:_+$ 60:_+, 10:_+. 20:_+? 70:_+_ 10:_+and 30:_+deploy 10:_+did
70:_+go 10:_+log 200:_+on 10:_+pl 20:_+please 10:_+quot 20:_+transaction 10:_+wa 70:a+contract 20:all 10:all+? 20:and+fee 30:and+how
50:and+what 10:arriv 20:arrive 20:ask 10:ask+me 10:at+all 20:auction 20:auditor 140:base 20:bid 120:burn 10:burn+on 20:but 30:by+_
100:came 10:client 260:contract 50:contract+, 20:contract+? 140:cost 30:cost+$ 160:create 40:create+a 60:custom 40:d 10:d+like
40:data 160:decod 100:deploy 100:did+_ 10:did+he 10:did+i 90:did+it 10:did+my 10:did+that 20:did+the 20:did+thi 40:emit 80:emitt
100:end 30:end+up 100:enough 30:enough+. 40:entry 270:eth 730:ethereum 340:event 20:event+log 10:event+of 100:every 20:explain
40:explor 60:fail 380:fee 20:fee+$ 20:fee+? 30:fee+and 30:fee+did 20:fee+paid 20:flagg 50:for+_ 20:friend 480:ga 80:ga+used 430:go
90:go+through 10:hash 20:he 10:hi 180:how 30:how+many 20:how+much 10:i+ask 10:i+d 30:i+enough 80:if 10:if+you 10:in+_ 10:in+fee
30:it+? 10:it+_ 10:it+cost 10:it+go 10:land 40:like 10:like+the 460:log 30:log+of 20:look 550:mainnet 100:many 10:me+$ 40:mine
80:much 10:much+did 20:much+ga 10:my+tx 10:nev 100:node 60:not 50:of+_ 30:of+it 10:of+mine 240:on+_ 10:on+the 10:one 100:out
30:out+of 80:paid 10:paid+in 40:pay 10:pay+in 10:payment 40:pl 10:pl+$ 10:please+$ 60:plu 40:possible 20:quot 300:raw 50:raw+log
360:receipt 20:revert 30:say 20:send 10:send+_ 20:shop 200:statu 50:statu+, 40:succe 20:telephone 10:the+_ 20:the+fee 350:through
40:through+? 30:through+on 80:thru 20:ticket 40:topic 120:transaction 30:transaction+_ 490:tx 100:tx+_ 20:u 100:up 60:use 320:used
50:used+, 10:wa+the 230:what 20:what+did 30:what+fee 10:what+wa 40:where 10:where+the 40:which 10:which+event 10:whom 80:why
20:why+did 20:work 10:you+can @get_treasuries 1600:* 30:,+_ 50:,+and 30:,+the 30:,+with 30:.+$ 400:<count> 100:<fiat> 200:<number>
50:?+$ 30:?+list 30:?+show 100:^+biggest 30:^+i 100:^+which 80:^+whose 30:_+$ 30:_+. 30:_+of 30:_+protocol 30:_+with 100:among
80:and+how 30:and+what 30:are+the 100:benchmark 100:between 500:biggest 100:company 100:council 800:dao 30:do+the 300:each
100:exercise 400:fattest 30:for+our 30:for+the 30:have+the 600:how 30:how+do 130:how+much 30:i+it 30:i+need 30:i+the 30:in+_
100:into 50:it+i 30:it+own 100:largest 100:list 100:lol 30:lol+$ 200:major 100:most 30:most+stablecoin 500:much 30:much+i
100:much+of 100:native 100:need 80:of+each 50:of+it 30:of+them 50:on+the 30:our+treasury 800:own 200:own+token 100:part 30:part+of
900:protocol 30:protocol+, 180:protocol+treasury 100:rank 100:report 200:richest 100:show 30:show+the 100:sise 30:sise+$ 200:sit
50:sit+on 200:split 500:stabl 200:stablecoin 50:the+_ 30:the+biggest 100:the+fattest 500:their 130:their+own 100:them 30:them+,
900:token 130:token+$ 30:token+, 1600:treasury 80:treasury+, 100:usd 400:v 100:what 400:which 30:which+protocol 300:whose
@get_treasury_by_entity 1580:* 70:,+and 20:,+how 20:,+i 20:,+the 30:,+what 80:.+$ 20:.+. 20:.+_ 300:<chain> 520:<coin> 1580:<holder>
520:<series> 340:<time> 70:?+$ 20:?+how 30:?+i 30:?+what 100:^+_ 120:^+how 40:^+i 20:^+the 100:^+what 30:^+which 40:_+, 50:_+.
70:_+? 10:_+_ 30:_+all 20:_+do 60:_+doe 60:_+hold 20:_+it 20:_+on 20:_+one 100:_+own 30:_+paid 10:_+stack 20:_+the 100:all
30:all+the 90:and+at 30:and+by 30:and+how 80:and+what 30:are+on 100:asset 90:at+what 120:avg 160:balance 40:balance+sheet 100:basi
300:bitcoin 300:bitmine 100:book 30:book+, 220:btc 30:by+how 300:change 80:change+_ 760:coin 30:coin+, 30:coin+are 80:coin+doe
220:company 980:cost 70:cost+$ 50:cost+, 30:cost+basi 60:country 100:crypto 70:did+it 40:did+they 20:do+they 110:doe+_ 50:doe+the
520:el 100:entity 100:firm 40:for+it 60:gain 100:government 40:grow 40:ha+_ 20:have+, 440:hold 30:hold+, 40:hold+and 200:holding
740:how 30:how+did 60:how+many 100:how+much 70:i+_ 20:i+hold 50:i+it 30:i+mean 100:id 30:id+_ 30:in+crypto 20:it+. 20:it+have
20:it+in 20:it+worth 60:los 240:many 50:many+_ 20:many+coin 100:market 30:market+$ 100:mean 30:mean+_ 300:metaplanet
60:microstrategy 400:much 60:much+_ 30:much+did 20:much+doe 30:much+ha 60:n 40:not 60:now 20:now+and 60:old 30:on+, 70:on+it 60:one
20:one+$ 20:or+los 10:or+not 480:own 30:own+, 200:paid 60:pap 120:pay 20:pay+for 200:present 60:profit 20:profit+or 520:salvador
160:sheet 40:sheet+, 100:sitt 30:sitt+on 40:stack 60:stock 460:strategy 20:that+_ 20:the+_ 30:the+coin 40:the+company 180:their
220:they 20:they+have 100:treasury 60:true 300:v 200:value 1020:what 80:what+coin 90:what+cost 60:what+did 30:what+doe 40:what+i
20:what+it 100:which 30:which+coin 60:whose 260:worth 40:worth+$ @get_treasury_holding_chart 1460:* 80:,+_ 30:,+for 30:,+how
30:,+with 100:.+$ 30:.+please 1300:<chain> 1460:<coin> 1460:<holder> 100:<protocol> 1360:<series> 100:<step> 1460:<time> 240:^+_
80:^+chart 50:^+i 200:_+$ 90:_+, 50:_+. 340:_+_ 30:_+balance 30:_+held 30:_+pl 190:_+stack 50:a+chart 100:acros 30:acros+_
100:balance 100:between 800:bitcoin 100:bitmine 100:bought 560:btc 600:chart 30:chart+_ 80:chart+of 100:company 100:curve 100:day
100:draw 760:el 100:eth 30:for+a 100:glad 100:grew 160:grow 100:growth 100:held 200:holding 300:how 30:how+_ 30:how+many 30:i+m
30:i+would 200:includ 100:include 100:last 30:last+_ 100:m 100:many 30:many+_ 30:me+_ 100:metaplanet 60:not 100:noth 50:of+_
30:on+which 20:or+not 300:over 30:over+_ 50:over+the 100:past 30:past+_ 100:path 300:pile 100:pl 30:pl+$ 200:point 200:purchas
760:salvador 100:see 30:see+how 760:stack 100:strategy 30:the+day 30:the+last 30:the+past 30:to+see 100:too 100:which 100:without
30:would+be @get_treasury_transaction_history 2700:* 150:,+_ 30:,+amount 30:,+and 80:,+biggest 80:,+i 30:,+it 30:,+largest 30:,+most
50:,+newest 80:,+with 200:.+$ 30:.+could 30:.+e 30:.+it 30:.+what 1400:<chain> 1500:<coin> 900:<count> 800:<fiat> 2700:<holder>
200:<number> 1400:<series> 80:?+$ 30:?+i 30:?+it 280:^+_ 30:^+a 30:^+biggest 30:^+every 30:^+i 50:^+please 30:^+that 50:^+the
130:^+what 30:^+when 30:^+which 50:_+$ 100:_+, 50:_+. 280:_+_ 30:_+at 30:_+been 100:_+bought 130:_+buy 30:_+ever 50:_+ha 50:_+it
50:_+list 30:_+on 30:_+pay 150:_+purchas 30:_+recent 30:_+rows 30:_+since 30:_+trad 30:_+transaction 50:_+value 30:a+a 100:again
300:amount 30:and+for 50:and+sell 50:and+the 30:and+would 30:at+_ 30:at+the 100:basi 200:been 400:biggest 30:biggest+_
50:biggest+first 1100:bitcoin 500:bitmine 700:bought 300:btc 900:buy 100:buy+, 50:buy+and 80:by+_ 100:call 30:call+_ 100:coin
30:coin+, 400:company 700:cost 30:cost+$ 30:cost+, 30:cost+basi 30:could+you 200:dat 100:deal 30:did+_ 30:did+it 100:disclosure
800:dollar 100:e 30:e+. 100:each 400:el 100:entity 100:eth 200:ever 100:every 200:ex 200:expensive 100:fil 100:firm 700:first
100:first+$ 30:first+, 30:first+. 200:follow 30:for+how 30:for+it 100:government 130:ha+_ 30:ha+the 30:have+to 100:hi 30:hi+_
100:history 30:history+$ 100:how 30:how+much 30:i+. 30:i+call 50:i+have 30:i+need 30:in+, 80:in+_ 100:individual 80:it+_ 100:know
200:largest 400:late 30:late+$ 80:late+, 100:like 200:list 100:made 50:me+what 300:microstrategy 100:money 300:most 30:most+recent
100:much 30:much+money 100:need 200:newest 30:newest+first 100:news 80:of+_ 30:of+each 100:oldest 50:on+top 200:order 50:order+by
100:pay 30:pay+for 100:pl 30:pl+, 100:place 30:please+tell 100:priciest 100:provide 1000:purchas 400:recent 30:recent+, 30:recent+?
100:rows 30:rows+$ 100:said 100:sal 400:salvador 600:saylor 300:sell 30:sell+_ 100:shar 100:short 100:show 30:show+me 100:since
200:sise 30:sise+and 300:sold 100:sourc 100:source 30:source+of 100:stack 1300:strategy 100:tell 30:tell+me 100:term 50:the+company
30:the+most 30:the+source 30:the+top 200:their 100:them 100:ticket 100:time 100:too 300:top 80:top+$ 100:trad 200:transaction
50:transaction+in 100:treasury 200:value 900:what 30:what+_ 50:what+did 100:what+ha 50:what+it 100:when 100:which 30:which+_
50:with+the 30:would+like 30:you+show @get_trending 2700:* 30:,+which 30:.+$ 30:.+. 30:.+could 30:.+i 200:<time> 130:?+$ 30:?+my
50:^+coin 30:^+i 50:^+trend 500:^+what 30:^+why 30:_+$ 30:_+? 30:are+they 100:asset 30:at+present 80:at+the 100:atm 30:atm+$
1300:coin 30:coin+$ 30:coin+, 50:coin+are 100:coin+i 1900:coingecko 100:coingecko+$ 30:coingecko+, 50:coingecko+_ 30:could+you
100:crowd 100:crypto 50:do+people 900:everybody 130:everybody+search 600:everyone 30:for+$ 100:for+on 50:for+the 300:googl 100:here
30:here+. 100:hour 150:i+everybody 30:i+m 30:i+mean 30:i+the 30:in+crypto 30:it+. 100:know 100:lol 30:lol+$ 800:look 50:look+for
150:look+up 100:m 30:me+which 100:mean 300:moment 30:moment+$ 50:moment+? 100:monitor 100:morn 30:morn+$ 600:most 30:most+at
80:most+on 100:new 300:now 80:now+$ 450:on+coingecko 100:one 30:one+are 400:people 80:people+look 30:please+tell 100:ppl 100:present
30:present+? 100:pump 200:right 50:right+now 100:rn 30:rn+$ 100:same 1200:search 200:search+for 100:search+on 100:student 100:stuff
100:tell 30:tell+me 80:the+moment 50:the+most 100:these 100:they 30:thi+morn 30:to+know 500:today 100:today+$ 600:trend 30:trend+on
600:up 100:up+on 100:want 30:want+to 2000:what 30:what+are 150:what+coin 30:what+do 150:what+i 400:which 50:which+coin 30:which+one
100:why 30:why+i 30:you+please @get_trending_pools 3000:* 130:,+_ 30:,+every 30:,+i 30:.+$ 30:.+i 2400:<chain> 300:<coin>
300:<count> 100:<maybeChain> 700:<namesake> 400:<number> 2400:<time> 150:?+$ 30:?+? 30:?+_ 50:^+_ 30:^+any 30:^+dex 80:^+hottest
50:^+pool 130:^+trend 250:^+what 80:^+which 430:_+$ 180:_+, 150:_+? 400:_+_ 100:_+dex 30:_+only 50:_+pool 100:accord 30:accord+to
100:all 30:all+chain 100:any 30:any+chain 30:are+people 30:are+the 1600:base 100:been 400:chain 50:chain+$ 30:chain+i 100:cook
100:crowd 100:day 30:day+, 100:degen 800:dex 100:dex+_ 30:dex+on 50:dex+pool 100:every 30:every+chain 100:fine 100:first
100:geckoterminal 100:go 600:hot 100:hot+on 500:hottest 130:hottest+pool 100:hour 30:hour+$ 30:i+fine 30:i+want 100:into 30:into+_
100:irrespective 100:liquidity 30:liquidity+pool 100:ll 100:minute 200:now 30:now+on 100:nut 30:of+the 550:on+_ 100:only 30:only+$
100:over 30:over+on 100:people 2400:pool 50:pool+$ 50:pool+, 50:pool+_ 80:pool+are 180:pool+on 30:pool+that 200:pump 100:right
30:right+now 100:run 100:runn 200:sol 800:solana 100:talk 30:that+are 30:the+day 30:the+first 30:thi+hour 1300:trend 150:trend+on
150:trend+pool 100:up 30:up+the 100:want 1000:what 400:which 80:which+pool 100:write @get_wallet_active_chains 1940:* 280:,+_
200:,+and 30:,+i 50:,+on 30:,+or 10:,+when 50:.+$ 1640:<chain> 1100:<coin> 300:<ens> 1640:<evmAddress> 740:<namesake> 1140:<series>
200:?+$ 30:^+_ 80:^+ha 200:^+on 30:^+since 30:^+we 50:^+when 30:^+which 30:_+$ 390:_+, 80:_+? 250:_+and 50:_+been 230:_+ever
100:_+ha 30:_+in 30:_+make 10:_+on 130:_+or 50:_+wa 30:_+where 900:active 100:alone 200:and+_ 130:and+last 50:and+on 30:and+what
180:and+when 200:anyth 400:arbitrum 30:are+the 100:aunt 1600:base 500:been 100:bsc 200:chain 50:chain+i 100:check 100:dat 100:date
100:desk 30:did+_ 200:done 700:each 80:each+$ 30:each+. 80:each+? 100:eith 1140:ethereum 1140:ever 80:ever+been 100:evm
30:evm+network 1440:first 30:first+. 130:first+and 30:for+the 100:found 100:gnosi 100:guy 230:ha+_ 80:i+_ 30:i+would 30:in+the
10:it+$ 1000:last 100:learn 100:like 30:like+to 100:linea 100:mainnet 100:make 30:me+, 100:network 160:of+_ 30:of+it 30:of+our
190:on+_ 150:on+each 30:on+eith 230:on+which 100:optimism 100:or+_ 100:out 30:out+of 100:pap 30:pap+with 1000:polygon 200:seen
100:since 30:since+when 80:the+first 30:the+wallet 100:these 30:thi+wallet 400:time 30:time+$ 200:touch 50:touch+_ 240:transaction
50:transaction+on 500:tx 80:tx+on 400:used 30:used+, 50:wa+_ 40:wa+it 80:wa+the 200:wallet 30:wallet+_ 100:what 30:what+are 940:when
30:when+did 30:when+i 110:when+wa 100:where 200:wheth 30:wheth+_ 1000:which 50:which+chain 150:which+of 30:with+_ 30:would+like
@get_wallet_activity 2030:* 70:,+_ 20:,+amount 10:,+and 10:,+each 10:,+just 20:,+mint 10:,+newest 10:,+one 10:,+only 10:,+so
10:,+token 20:,+what 10:,+which 10:,+with 20:,+would 110:.+$ 550:<bitcoinAddress> 1340:<chain> 560:<coin> 1110:<count> 380:<ens>
540:<evmAddress> 20:<name> 360:<namesake> 90:<number> 410:<series> 560:<solanaAddress> 60:?+$ 10:?+_ 20:?+the 130:^+_ 20:^+can
10:^+everyth 10:^+give 10:^+i 10:^+in 10:^+latest 30:^+list 10:^+my 40:^+please 10:^+pull 40:^+recent 10:^+the 10:^+tx 120:^+what
10:^+when 10:^+which 210:_+$ 90:_+, 40:_+. 50:_+? 30:_+_ 20:_+account 30:_+addres 30:_+and 80:_+been 10:_+coin 10:_+did 20:_+do
10:_+entry 10:_+i 10:_+last 20:_+late 10:_+mint 10:_+movement 110:_+on 60:_+recent 20:_+rows 10:_+send 10:_+sent 10:_+show
50:_+signatur 10:_+still 10:_+the 90:_+transaction 40:_+tx 20:_+wa 20:_+wallet 10:a+list 80:account 20:account+_ 160:activity
130:addres 20:addres+_ 10:addres+i 20:aft 20:alike 10:all 20:also 60:amount 10:and+did 20:and+fee 20:and+out 40:and+token
10:and+what 20:and+wheth 10:anyth 20:at+_ 30:audit 40:bank 270:base 390:been 50:been+up 40:began 120:bitcoin 40:bonk 40:btc 40:came
10:came+in 20:can+you 60:coin 10:coin+, 90:come 10:could+you 20:describe 30:did+_ 10:did+on 10:did+they 10:diligence 60:direction
10:do+. 10:due 120:each 10:each+of 10:each+one 30:entry 40:eth 260:ethereum 80:everyth 120:fail 40:fath 150:fee 20:fee+$ 10:fee+and
10:fee+of 60:feed 20:file 20:first 50:for+_ 10:for+an 40:get 40:gift 60:give 20:give+me 80:go 40:gone 60:ha+_ 60:happen 40:history
10:history+_ 10:i+_ 10:i+want 40:in+and 40:in+one 20:in+plain 10:in+to 10:incom 20:into 10:into+_ 10:invoic 10:it+? 10:it+_ 40:just
50:kind 40:last 450:late 30:late+$ 30:late+, 40:latest 20:left 250:list 20:list+, 30:list+the 10:made 290:mainnet 10:match 10:me+a
20:me+the 10:me+what 40:min 140:mint 20:mint+_ 60:mix 40:morn 50:most 10:most+recent 100:mov 90:movement 10:must 10:my+_ 40:newest
10:newest+first 40:nft 10:nft+, 110:of+_ 10:of+each 10:of+the 10:of+them 10:of+what 230:on+_ 10:on+it 10:on+the 240:one 10:one+.
30:one+list 50:only 10:only+_ 170:out 10:out+, 10:out+? 20:out+of 10:outgo 10:part 10:payment 40:people 70:plain 20:plain+word
10:please+send 50:polygon 40:pull 10:pull+the 40:read 20:readable 40:receipt 30:receiv 520:recent 10:recent+, 30:recent+?
40:reconstruct 20:request 60:rows 20:run 40:satoshi 100:see 90:send 10:send+me 40:sent 130:show 10:show+me 20:show+the 40:sig
360:signatur 40:small 80:so 10:so+kind 40:sol 320:solana 40:still 20:story 40:swap 20:swapp 10:that+$ 30:that+_ 100:the+_ 10:the+min
10:the+mint 10:the+nft 10:the+recent 10:the+wallet 40:them 80:they 10:thi+morn 60:thing 10:through 40:timestamp 10:to+_ 30:to+on
10:to+see 20:togeth 180:token 30:token+transfer 10:top 320:touch 40:touch+_ 40:transact 530:transaction 20:transaction+and
20:transaction+of 20:transaction+on 20:transaction+that 120:transfer 250:tx 270:up 70:up+to 10:usdc 10:usdt 100:wallet 30:wallet+_
80:want 10:want+a 10:want+to 710:what 50:what+_ 10:what+came 20:what+did 70:what+ha 120:when 20:when+did 80:wheth 80:which
10:which+one 40:will 10:will+do 10:with+it 10:with+the 70:word 10:word+, 10:word+what 40:work 20:would+be 10:you+please
@get_wallet_approvals 4520:* 140:,+_ 80:,+and 30:,+any 30:,+i 10:,+spend 10:,+token 30:,+which 50:,+who 30:,+with 110:.+$ 10:.+how
30:.+which 100:1155 200:20 700:721 4300:<chain> 920:<coin> 200:<count> 580:<ens> 3980:<evmAddress> 1860:<namesake> 200:<number>
140:<protocol> 2080:<series> 600:<ticker> 340:?+$ 50:?+_ 10:?+how 90:?+i 10:?+it 10:?+my 30:?+want 60:^+_ 30:^+before 20:^+can
10:^+contract 10:^+did 10:^+doe 10:^+ha 70:^+how 60:^+i 50:^+list 50:^+my 130:^+nft 30:^+our 30:^+please 30:^+revoke 250:^+which
180:^+who 460:_+$ 320:_+, 90:_+. 360:_+? 190:_+_ 30:_+allow 30:_+and 80:_+approval 10:_+be 20:_+can 20:_+from 30:_+got 50:_+ha
10:_+how 20:_+i 10:_+it 40:_+may 10:_+move 30:_+nft 10:_+of 520:_+on 30:_+open 10:_+out 30:_+over 10:_+rout 50:_+rows 10:_+spend
80:_+still 10:_+take 10:_+the 30:_+to 30:_+token 50:_+wallet 30:_+who 100:aft 200:against 520:allow 110:allow+to 60:allowance 40:am
20:amount 10:and+how 60:and+i 10:and+if 30:and+which 100:any 100:anyth 100:approv 1400:approval 30:approval+? 30:approval+of
10:at+present 20:auditor 300:base 100:before 30:before+i 20:belong 10:belong+to 600:bnb 700:bsc 50:by+_ 10:can+_ 100:can+spend
50:can+still 20:can+the 100:cap 30:cap+_ 600:chain 100:check 30:check+thi 100:clean 100:click 740:contract 10:contract+_ 20:control
100:current 100:day 30:day+. 100:de 30:did+_ 30:did+i 10:doe+_ 200:drain 100:draw 100:e 100:each 100:en 900:erc 100:erc20 300:erc721
120:eth 2000:ethereum 100:every 100:fear 30:for+_ 30:for+me 100:friend 140:from+_ 20:from+me 100:give 440:given 200:got 100:grant
90:ha+_ 30:ha+the 30:have+to 100:he 100:held 20:here 10:here+. 220:hi 10:hi+_ 440:how 10:how+many 110:how+much 30:i+_ 10:i+am
30:i+got 30:i+have 10:i+it 10:i+my 30:i+need 10:i+on 10:i+that 30:i+think 50:i+want 60:if 10:it+? 10:it+_ 100:known 20:leave 120:let
200:list 50:list+the 100:lot 300:mainnet 20:many 10:many+_ 100:mark 1080:may 30:may+_ 30:may+the 30:me+, 10:me+? 10:me+_ 100:mov
480:move 10:move+_ 520:much 10:much+? 40:much+_ 40:much+of 70:my+_ 100:my+token 60:my+wallet 200:myself 100:need 30:need+to 900:nft
130:nft+approval 30:nft+of 330:of+_ 30:of+every 10:of+it 10:of+my 50:of+those 100:old 830:on+_ 30:on+my 100:one 100:op 320:open
10:open+? 30:open+for 50:open+on 100:opensea 300:operator 260:out 60:out+of 300:outstand 200:over 30:over+on 30:over+the
100:overview 40:own 10:own+_ 100:permission 220:permit2 40:permit2+_ 100:phish 30:phish+$ 400:polygon 40:present 10:present+,
240:pull 20:quarter 100:request 600:revoke 30:revoke+the 220:right 200:rout 50:rout+_ 200:rows 50:rows+$ 100:security 300:shady
100:smart 20:so 100:someth 1580:spend 30:spend+_ 150:spend+token 700:spender 920:still 30:still+open 60:still+take 100:stuff
340:take 100:team 100:th 30:that+_ 30:that+the 90:the+_ 30:the+rout 10:the+spend 30:the+token 30:the+treasury 50:the+wallet 100:them
30:them+? 40:then 100:there 30:there+? 100:thing 200:think 200:those 10:to+_ 60:to+move 30:to+on 10:to+which 30:to+whom 1840:token
100:token+? 10:token+_ 130:token+of 100:too 120:treasury 40:uniswap 300:unlimit 120:up 10:up+to 520:usdc 80:usdt 20:v2 20:vitalik
1240:wallet 210:wallet+_ 30:wallet+for 30:wallet+i 300:want 80:want+to 100:whatev 1420:which 30:which+_ 180:which+contract
30:which+of 1100:who 50:who+can 80:who+ha 30:who+i 300:whom 40:ye @get_wallet_balance_history 2100:* 130:,+_ 100:,+a 30:,+how 30:,+i
30:,+please 30:,+the 30:.+$ 30:.+_ 2100:<chain> 1700:<coin> 300:<ens> 1800:<evmAddress> 100:<name> 600:<namesake> 100:<protocol>
1300:<series> 1600:<step> 100:?+$ 200:^+_ 80:^+how 130:^+i 30:^+show 230:_+$ 300:_+, 30:_+? 250:_+_ 30:_+at 350:_+balance 30:_+chain
30:_+clos 30:_+did 30:_+for 30:_+have 30:_+held 30:_+how 30:_+of 200:_+on 30:_+the 50:a+a 50:a+far 30:a+the 100:addres 30:addres+_
100:amount 100:audit 200:back 100:balanc 1500:balance 80:balance+_ 200:balance+of 30:by+_ 300:chain 30:chain+$ 100:chang 200:change
30:change+_ 100:clos 100:curve 100:data 600:day 30:day+$ 50:day+? 30:did+_ 50:did+the 100:down 400:end 1700:eth 800:ethereum
100:explor 200:far 100:file 80:for+_ 30:for+the 300:gnosi 100:gone 50:ha+_ 30:have+on 100:he 100:held 30:held+by 200:history
30:history+$ 30:history+of 600:how 50:how+did 30:how+ha 30:how+many 30:how+much 30:how+the 30:i+m 30:i+must 100:i+need 30:it+$
100:late 30:late+? 100:like 100:line 100:m 400:mainnet 100:many 30:many+_ 30:me+how 100:most 30:most+recent 100:much 30:much+_
100:must 100:native 400:need 30:need+for 80:need+the 300:of+_ 230:on+_ 200:optimism 30:or+down 30:our+treasury 200:over 30:over+the
100:pl 30:please+. 100:plot 300:recent 100:report 100:sery 300:show 30:show+me 150:the+_ 30:the+most 30:the+recent 30:the+year
100:treasury 100:up 30:up+or 100:vitalik 200:wallet 50:wallet+_ 100:wealth 200:xdai 200:year 30:year+end 30:you+can
@get_wallet_counters 1100:* 50:,+_ 80:,+and 30:,+for 30:,+on 30:,+plu 30:.+$ 1000:<chain> 200:<coin> 1100:<evmAddress> 100:<name>
700:<namesake> 700:<series> 80:?+$ 30:^+for 120:^+how 30:^+i 40:^+numb 50:^+tx 150:_+$ 80:_+, 30:_+? 30:_+_ 10:_+ha 30:_+i 80:_+in
40:_+made 30:_+on 30:a+_ 200:active 100:addres 30:addres+_ 100:all 50:and+how 30:and+it 50:and+token 200:burn 30:by+_ 300:count
30:count+and 30:did+it 100:done 100:eth 600:ethereum 140:ever 100:filt 30:for+a 30:for+the 900:ga 100:ga+used 100:gnosi 120:ha+_
30:ha+it 560:how 90:how+many 80:how+much 30:i+_ 30:i+it 30:i+on 30:i+would 30:in+all 30:in+it 30:in+total 50:it+burn 100:know
100:life 100:lifetime 100:like 30:like+to 160:made 40:made+on 100:mainnet 360:many 90:many+transaction 300:much 80:much+ga 340:numb
90:numb+of 30:of+token 90:of+transaction 180:on+_ 100:optimism 100:overall 100:plu 40:sent 30:that+i 30:the+addres 200:through
50:through+? 30:to+know 300:token 80:token+transfer 200:total 30:total+, 700:transaction 30:transaction+, 10:transaction+_
80:transaction+and 500:transfer 300:tx 80:tx+count 600:used 80:used+, 100:wallet 30:wallet+? 30:would+like
@get_wallet_defi_positions 2100:* 30:,+_ 80:,+and 50:,+any 30:.+$ 30:.+doe 2100:<chain> 200:<coin> 300:<count> 300:<ens>
1800:<evmAddress> 1400:<namesake> 1200:<series> 150:?+$ 30:?+any 30:?+list 50:^+_ 80:^+defi 80:^+doe 30:^+ha 30:^+i 30:^+in 30:^+my
30:^+open 100:^+what 30:^+where 180:_+$ 200:_+, 30:_+. 100:_+? 50:_+_ 30:_+any 30:_+at 30:_+defi 30:_+got 130:_+have 30:_+incl
100:_+lend 150:_+on 30:_+position 30:_+w 30:a+client 30:a+wallet 30:and+i 500:any 200:anyth 200:anywhere 200:arbitrum 30:at+present
100:avalanche 100:base 100:bnb 400:borrow 100:chain 200:claim 100:client 900:defi 130:defi+position 100:deposit 100:divorce
180:doe+_ 30:doe+it 30:doe+the 1200:ethereum 100:farm 100:file 30:for+a 100:found 100:fund 100:got 50:ha+_ 100:hasn 30:have+in
80:have+on 100:he 30:i+m 30:i+there 100:in+defi 30:in+the 200:incl 50:incl+. 30:it+have 1000:lend 100:lend+, 400:lent 100:liquidity
100:list 30:list+_ 300:loan 1000:lp 100:m 300:mainnet 100:n 180:of+_ 480:on+_ 100:open 100:out 30:out+, 100:park 100:polygon
1300:position 150:position+of 100:present 30:present+? 100:protocol 30:protocol+on 100:provide 100:review 1100:reward 130:reward+$
30:reward+of 100:sitt 30:sitt+in 100:someth 1100:stak 100:supp 100:t 100:their 200:there 100:too 1000:unclaim 250:unclaim+reward
100:w 300:wallet 50:wallet+_ 30:wallet+for 400:what 30:what+doe 100:where 100:which 30:with+their 100:worth @get_wallet_history
1210:* 60:,+_ 20:,+each 30:,+mint 10:,+need 10:,+newest 10:,+one 20:,+token 40:,+what 50:,+with 10:,+would 70:.+$ 30:.+could
1190:<chain> 150:<coin> 580:<count> 200:<ens> 1010:<evmAddress> 20:<name> 470:<namesake> 160:<number> 420:<series> 40:?+$ 20:?+_
50:^+_ 10:^+can 10:^+everyth 20:^+give 30:^+in 10:^+last 30:^+my 30:^+please 10:^+recent 10:^+show 40:^+what 10:^+which 90:_+$
80:_+, 20:_+. 10:_+? 50:_+_ 20:_+and 50:_+been 10:_+bought 10:_+coin 70:_+did 30:_+entry 10:_+ha 10:_+i 60:_+late 90:_+on
30:_+recent 10:_+rows 20:_+send 10:_+sent 20:_+swap 10:_+the 20:_+transaction 10:_+tx 10:_+wa 10:_+what 10:activity 60:aft 20:alike
40:all 20:also 10:and+at 30:and+the 30:and+token 10:and+what 40:arbitrum 100:asset 10:at+what 20:audit 420:base 190:been 40:been+up
80:bought 40:buy 10:buy+sell 10:by+_ 20:call 40:came 10:came+in 10:can+you 100:client 20:coin 10:coin+, 40:copy 30:could+you
60:describe 10:did+he 70:did+on 10:diligence 30:doe+not 40:done 10:due 40:dump 60:each 120:entry 120:eth 390:ethereum 100:every
100:everyth 220:fee 20:fee+, 30:fee+? 20:fee+and 40:feed 10:file 10:first 10:for+it 20:function 40:gave 60:give 20:give+me 40:got
10:got+$ 40:ha+_ 100:hash 120:he 40:him 100:history 30:history+_ 40:in+one 70:in+plain 10:in+to 10:incom 20:into 10:into+_ 10:invoic
10:it+$ 10:kind 40:last 320:late 10:late+$ 30:late+, 20:late+? 60:left 250:list 20:list+, 10:list+? 10:list+the 50:made 10:made+on
240:mainnet 10:match 20:me+a 120:mint 40:mix 100:morali 60:most 20:most+recent 200:mov 10:must 40:need 30:newest 80:nft 10:nft+,
10:nft+in 100:not 60:of+_ 20:of+what 250:on+_ 160:one 30:one+list 30:only 10:only+$ 30:outgo 10:part 10:payment 280:plain
70:plain+word 70:polygon 120:price 20:price+$ 100:read 60:readable 60:receipt 30:receiv 260:recent 20:recent+, 10:recent+?
60:reconstruct 20:request 40:rows 70:run 20:see 40:sell 70:send 40:sent 50:show 10:show+the 60:story 260:swap 10:swap+_ 20:swap+of
60:swapp 20:that+$ 40:that+_ 40:the+_ 40:the+fee 10:the+nft 10:the+price 20:the+recent 10:the+wallet 110:thing 60:through 10:to+_
40:to+on 20:togeth 180:token 20:token+transfer 10:top 40:trade 220:transaction 10:transaction+and 10:transaction+of
10:transaction+that 80:transfer 90:tx 180:up 50:up+to 10:usdc 120:wallet 10:wallet+_ 600:what 70:what+_ 10:what+came 10:what+did
30:what+ha 10:what+price 20:which 10:which+function 20:with+it 30:with+the 280:word 30:word+, 20:word+what 10:would+be
@get_wallet_net_worth 1460:* 60:,+_ 10:,+all 30:,+but 10:,+can 10:,+everyth 20:,+in 10:,+please 10:,+what 70:.+$ 1000:<chain>
490:<coin> 530:<ens> 930:<evmAddress> 800:<fiat> 580:<namesake> 880:<series> 110:?+$ 20:?+_ 80:^+_ 10:^+all 30:^+how 10:^+in 40:^+my
60:^+net 10:^+the 10:^+thi 30:^+total 70:^+what 60:_+$ 130:_+, 50:_+. 80:_+? 50:_+_ 20:_+all 150:_+and 10:_+bag 40:_+hold 30:_+i
20:_+in 90:_+on 10:_+only 30:_+over 30:_+togeth 30:_+value 30:_+w 10:_+with 40:_+worth 320:acros 50:acros+_ 80:addres 10:addres+_
10:addres+i 260:all 10:all+chain 40:am 10:am+i 140:and+_ 50:and+what 260:arbitrum 100:ask 30:ask+what 40:asset 10:at+_ 80:bag
10:balance 800:base 100:but 10:can+you 200:chain 20:chain+$ 20:chain+, 140:coin 60:colleague 60:count 10:doe+_ 520:dollar 40:each
210:eth 690:ethereum 120:everyth 60:exclud 100:free 10:ga 60:good 40:he 40:here 200:hold 40:hold+and 250:how 10:how+many 50:how+much
90:i+_ 20:i+ask 10:i+in 30:i+it 10:i+my 50:i+worth 120:in+_ 10:in+it 10:in+total 20:it+all 10:it+i 40:it+worth 10:left 10:lie
20:mainnet 20:many 10:many+_ 10:moment 190:much 20:much+_ 10:much+i 10:much+in 20:my+addres 20:my+colleague 10:my+wallet 280:net
70:net+worth 60:no 120:o 130:of+_ 120:on+_ 100:only 10:only+$ 20:only+_ 40:optimism 140:over 30:over+_ 10:over+the 10:pay 120:plu
10:plz 100:polygon 100:rich 40:see 10:see+how 20:sitt 80:so 20:so+what 340:spam 100:split 40:take 60:taken 20:the+chain
10:the+treasury 20:the+wallet 260:togeth 20:togeth+, 30:togeth+? 260:token 30:token+$ 10:token+, 220:total 10:total+value
100:treasury 280:usd 40:valu 100:valuation 140:value 40:value+of 120:w 210:wallet 30:wallet+_ 20:wallet+i 10:want 570:what 20:what+_
10:what+doe 70:what+i 40:what+it 20:what+the 40:whole 960:worth 30:worth+$ 40:worth+in 90:worth+of 20:worth+on
@get_wallet_nft_collections 2660:* 90:,+_ 160:,+and 30:,+from 30:,+how 10:,+i 30:,+just 10:,+list 20:,+only 30:,+please 50:,+with
100:.+$ 20:.+i 570:1155 90:721 2640:<chain> 220:<coin> 80:<collection> 450:<count> 370:<ens> 2290:<evmAddress> 1630:<namesake>
310:<number> 1110:<series> 590:<ticker> 150:?+$ 120:^+_ 10:^+doe 30:^+for 50:^+from 30:^+how 30:^+i 10:^+list 50:^+nft 30:^+only
20:^+please 10:^+what 50:^+which 200:_+$ 340:_+, 30:_+. 40:_+? 70:_+_ 70:_+and 30:_+by 150:_+collection 30:_+doe 40:_+ha 50:_+hold
30:_+i 20:_+in 30:_+item 30:_+nft 200:_+on 30:_+over 150:_+own 10:_+pl 10:_+please 30:_+rows 20:about 10:about+the 110:addres
30:addres+_ 250:and+how 50:any 10:any+_ 120:anyth 30:ape 20:arbitrum 30:are+in 10:at+_ 30:at+least 20:azuki 410:base 10:bayc 30:bor
30:by+_ 10:by+one 60:case 10:check 2190:collection 40:collection+_ 140:collection+doe 60:collection+i 110:collection+in
30:collection+on 40:collection+with 10:collector 30:contract 10:contract+_ 300:count 30:count+$ 10:d 100:different 170:doe+_
40:doe+it 20:dont 1120:each 60:each+$ 20:each+. 120:each+? 30:each+one 10:em 730:erc 40:erc+_ 30:erc1155 20:erc721 150:eth
1100:ethereum 70:every 10:follow 30:for+our 70:from+which 100:gnosi 200:got 50:got+$ 200:group 20:ha+_ 10:ha+on 300:he 220:held
30:held+_ 30:held+by 10:hi 300:hold 30:hold+at 100:holding 1120:how 280:how+many 30:i+_ 30:i+in 20:i+must 20:if 140:in+_ 70:in+which
10:include 100:individual 100:inherit 60:invest 20:it+own 360:item 50:jpeg 10:junk 110:just 10:keep 10:kept 60:kind 100:least
10:leav 10:like 100:line 220:list 30:list+the 390:mainnet 1120:many 110:many+of 120:many+piec 60:memo 100:most 60:must 1410:nft
260:nft+collection 10:nft+doe 50:nft+of 10:nice 110:not 70:of+_ 230:of+each 20:of+the 20:of+what 90:of+which 510:on+_ 330:one
30:one+$ 10:one+by 10:one+of 210:only 10:only+, 20:only+the 220:optimism 100:over 30:over+on 700:own 20:own+on 20:penguin 200:per
30:pictur 760:piec 140:piec+of 20:pl 10:pl+$ 20:please+, 30:please+list 410:polygon 10:possible 20:pudgy 100:quarter
100:reconciliation 100:rows 30:see 10:show 10:sit 40:sitt 10:sitt+in 460:someth 10:still 20:stuff 30:the+_ 30:the+addres 60:the+nft
10:their 10:them 10:there 60:valuation 40:wallet 10:wallet+_ 110:want 250:what 10:what+_ 10:what+nft 30:what+the 1240:which
90:which+_ 40:which+collection 130:which+nft 30:with+the @get_wallet_nfts 2770:* 220:,+_ 10:,+and 20:,+could 10:,+how 20:,+i
20:,+list 30:,+on 70:,+one 20:,+only 20:,+which 20:,+with 50:.+$ 570:1155 240:721 2750:<chain> 180:<coin> 80:<collection>
740:<count> 850:<ens> 1920:<evmAddress> 20:<name> 1340:<namesake> 500:<number> 960:<series> 430:<ticker> 50:?+$ 10:?+_ 50:^+_
20:^+do 10:^+doe 20:^+every 10:^+from 20:^+i 70:^+list 80:^+nft 130:^+only 10:^+please 50:^+show 70:^+what 60:^+which 400:_+$
290:_+, 50:_+? 70:_+_ 20:_+collection 10:_+entry 20:_+ha 20:_+have 30:_+hold 10:_+in 80:_+item 20:_+keep 30:_+nft 20:_+of 310:_+on
60:_+one 20:_+only 60:_+own 20:_+pl 20:_+please 30:_+rows 20:_+with 20:a+wallet 60:about 20:about+the 60:addres 20:addres+i
20:and+how 50:any 10:any+_ 70:anyth 30:ape 80:arbitrum 20:are+in 20:at+_ 20:azuki 870:base 10:bayc 100:belong 30:belong+to 30:bor
60:by+_ 130:by+one 10:case 10:check 210:collection 10:collection+_ 20:collection+doe 10:collection+i 10:collection+in
10:collection+with 60:collector 30:contract 10:contract+_ 20:could+you 10:d 20:do+_ 60:document 120:doe+_ 60:dont 90:each 10:each+$
10:each+? 60:em 20:em+$ 20:entry 690:erc 40:erc+_ 120:erc1155 60:erc721 140:eth 920:ethereum 190:every 20:flagg 60:follow 10:for+_
10:from+which 100:gnosi 20:ha+it 20:ha+on 20:have+on 230:held 20:held+_ 40:held+by 60:hi 140:hold 20:hold+on 90:how 20:how+many
20:i+_ 20:i+a 20:i+m 20:if 170:in+_ 20:in+there 20:includ 60:include 60:individual 20:inventory 10:invest 20:it+on 430:item 360:jpeg
10:junk 60:just 20:just+the 80:keep 20:keep+on 10:kept 20:kind 10:leav 20:let 10:like 360:list 30:list+_ 30:list+the 60:m
360:mainnet 90:many 10:many+of 20:many+piec 20:me+_ 20:me+the 10:memo 20:morali 20:most 10:must 60:nam 20:nam+and 1380:nft 20:nft+_
20:nft+collection 90:nft+doe 80:nft+in 20:nft+of 20:nft+own 60:nice 10:not 100:of+_ 20:of+each 10:of+the 20:of+them 10:of+what
560:on+_ 560:one 50:one+$ 70:one+, 130:one+by 20:one+of 700:only 20:only+$ 20:only+, 130:only+the 90:optimism 20:over 10:over+on
370:own 20:own+, 20:own+by 30:own+on 20:penguin 70:pictur 60:picture 190:piec 20:piec+of 60:pl 20:pl+$ 20:please+, 290:polygon
10:possible 20:pudgy 120:rows 30:rows+. 20:say 10:say+_ 90:see 10:see+the 180:show 30:show+me 60:single 10:sit 260:sitt 50:sitt+in
80:someth 20:spam 10:still 60:stuff 90:the+_ 40:the+nft 60:their 90:them 10:them+$ 20:them+? 120:there 20:there+$ 30:to+_
10:valuation 130:wallet 20:wallet+_ 20:wallet+i 10:want 360:what 20:what+_ 60:what+nft 380:which 10:which+_ 80:which+nft
20:with+their @get_wallet_overview 1660:* 10:,+_ 20:,+a 10:,+an 30:,+and 30:,+but 10:,+contract 10:,+i 10:,+or 10:,+token 40:.+$
20:.+_ 1070:<chain> 590:<coin> 90:<ens> 1560:<evmAddress> 10:<fiat> 10:<name> 610:<namesake> 20:<number> 10:<protocol> 850:<series>
190:?+$ 30:?+_ 40:?+any 10:?+it 10:?+look 10:?+we 40:^+_ 30:^+doe 10:^+got 10:^+ha 20:^+how 60:^+i 10:^+the 20:^+what 100:^+who
40:^+whose 90:_+$ 20:_+, 10:_+. 150:_+? 10:_+_ 20:_+a 50:_+and 50:_+balance 10:_+doe 80:_+explor 10:_+for 10:_+go 10:_+got 10:_+ha
30:_+have 10:_+i 10:_+in 30:_+name 140:_+on 10:_+or 10:_+verify 10:_+what 40:a+contract 10:a+token 20:a+wallet 10:about 70:account
10:account+$ 10:account+i 10:actual 70:addres 20:addres+i 30:am 10:am+i 10:an+_ 10:an+exchange 50:and+i 30:and+it 170:any 100:anyone
10:anywhere 10:arbitrum 120:ask 30:ask+for 20:audit 10:auditor 190:balance 20:balance+of 150:base 10:been 30:behind 10:black 10:box
100:but 20:carry 10:chain 20:chat 20:check 100:code 10:code+of 10:coin 10:colleague 10:confirm 210:contract 20:contract+,
10:contract+? 10:contract+_ 10:contract+on 10:contract+or 60:creator 10:current 220:deploy 60:deploy+_ 10:deposit 10:diligence
40:doe+_ 30:doe+the 10:dollar 10:dont 10:due 10:earth 400:en 40:en+name 10:erc20 380:eth 620:ethereum 10:even 10:everybody
30:exchange 10:exchange+? 300:explor 30:explor+, 40:eye 10:file 40:for+_ 30:from+the 10:ga 20:go 70:got 20:got+a 10:grandfath
10:ha+_ 30:have+a 20:have+an 20:he 10:held 20:hex 20:hi 10:hidden 10:history 20:hold 10:hold+on 110:how 10:how+many 20:how+much
10:i+, 120:i+_ 10:i+in 40:i+it 10:i+m 20:i+the 40:i+there 60:idea 20:if 10:implementation 10:in+_ 10:in+a 10:in+our 20:in+the
30:it+? 30:it+_ 30:it+a 10:it+i 10:it+in 10:item 10:itself 40:just 10:kind 10:know 40:left 10:lie 10:like 40:look 10:look+at 40:m
100:made 30:made+_ 270:mainnet 30:many 10:many+_ 10:match 10:moment 80:much 20:much+_ 10:must 20:nam 460:name 10:name+$ 30:name+?
10:name+of 10:need 10:nft 60:no 30:normal 140:not 10:now 40:of+_ 10:of+a 10:old 180:on+_ 30:on+it 20:one 20:only 10:optimism 20:or+_
10:or+a 10:or+i 100:passport 20:past 10:pay 20:payroll 40:person 40:piece 10:plain 10:plz 10:pol 10:polygon 100:primary 20:print
10:program 10:proof 110:proxy 90:public 40:publish 40:reverse 10:review 10:rout 10:see 10:sent 60:set 10:set+a 20:sheet 20:sit
20:sitt 20:some 50:somebody 30:someone 10:somewhere 90:source 10:source+code 10:source+of 10:split 20:stak 20:str 10:swapp 10:symbol
320:tag 20:telegram 10:tell 20:th 10:th+_ 70:the+_ 20:the+source 200:there 30:there+a 10:through 10:today 80:token 10:token+? 20:u
20:uniswap 10:usdc 10:v2 10:verification 70:verify 10:verify+? 120:wallet 20:wallet+, 40:want 10:want+to 10:we+are 190:what
10:what+i 10:what+the 20:what+thi 20:wheth 10:which 400:who 20:who+i 30:who+made 160:whose @get_wallet_portfolio 4720:* 150:,+_
40:,+all 30:,+and 30:,+but 20:,+can 20:,+every 70:,+everyth 20:,+how 10:,+if 60:,+in 20:,+please 20:,+the 40:,+what 10:,+which
30:,+with 90:.+$ 10:.+could 10:.+how 10:.+would 60:20 840:<bitcoinAddress> 2580:<chain> 1900:<coin> 80:<count> 1650:<ens>
1620:<evmAddress> 10:<exchange> 1380:<fiat> 930:<namesake> 50:<number> 1710:<series> 600:<solanaAddress> 60:<ticker> 360:?+$ 10:?+_
10:?+how 10:?+my 210:^+_ 20:^+all 40:^+balance 10:^+check 10:^+could 30:^+for 10:^+ga 150:^+how 30:^+i 20:^+in 10:^+list 70:^+my
10:^+need 50:^+net 20:^+on 10:^+our 10:^+show 30:^+the 20:^+thi 10:^+token 30:^+total 290:^+what 20:^+which 320:_+$ 340:_+, 100:_+.
180:_+? 140:_+_ 10:_+a 30:_+addres 10:_+all 240:_+and 20:_+are 10:_+at 40:_+bag 50:_+balance 30:_+doe 30:_+each 30:_+got 20:_+ha
20:_+have 10:_+held 170:_+hold 10:_+how 70:_+i 70:_+in 10:_+lie 10:_+may 140:_+on 40:_+only 30:_+over 30:_+own 20:_+please
10:_+price 10:_+sign 10:_+sit 30:_+togeth 10:_+token 50:_+value 20:_+w 20:_+wallet 10:_+what 10:_+which 30:_+with 90:_+worth 10:a+of
40:account 10:account+of 280:acros 30:acros+_ 480:addres 10:addres+, 70:addres+_ 30:addres+i 10:addres+of 910:all 20:all+chain
20:all+of 30:all+the 140:am 20:am+i 20:amount 190:and+_ 20:and+how 10:and+i 30:and+token 150:and+what 30:anyth 490:arbitrum
10:are+in 150:ask 30:ask+what 60:asset 30:at+_ 10:at+present 220:bag 20:bal 20:balanc 430:balance 30:balance+_ 60:balance+of
1420:base 10:binance 200:bitcoin 20:bsc 200:btc 100:but 10:by+_ 20:can+you 540:chain 30:chain+$ 60:chain+, 30:chain+? 20:check
10:check+_ 10:claim 240:coin 10:coin+? 30:coin+and 10:coin+are 40:cold 50:colleague 10:come 10:comment 100:consolidat 30:contract
10:contract+_ 20:control 10:could+you 40:count 10:custom 100:day 30:day+, 100:divorce 90:doe+_ 980:dollar 170:each 10:en 60:erc
60:erc20 380:eth 1010:ethereum 60:every 20:every+_ 380:everyth 20:exact 40:exclud 20:fath 20:fine 40:first 10:first+? 20:float
30:for+_ 10:for+me 30:for+the 20:forgot 20:frozen 30:ga 120:genesi 40:gnosi 40:good 130:got 10:grandfath 50:ha+_ 10:have+$ 10:have+_
10:have+on 60:he 60:held 10:held+by 60:here 740:hold 30:hold+, 90:hold+and 30:hold+on 140:holding 1100:how 70:how+many 190:how+much
170:i+_ 20:i+am 20:i+ask 10:i+at 10:i+fine 10:i+forgot 20:i+have 60:i+in 100:i+it 20:i+my 10:i+on 10:i+still 20:i+there 60:i+worth
40:if 10:if+i 50:in+$ 330:in+_ 30:in+all 50:in+it 10:in+the 10:in+there 20:in+total 50:inside 10:inside+_ 30:it+? 30:it+_ 80:it+all
10:it+at 20:it+i 10:it+up 100:it+worth 10:keep 40:kind 10:kind+tell 20:late 100:lawy 140:left 90:lie 10:lie+in 20:list 40:look 40:ly
110:mainnet 280:many 40:many+_ 20:many+coin 10:many+sat 40:may 10:may+i 10:me+how 10:me+the 10:moment 40:most 770:much 120:much+_
40:much+i 20:much+in 10:must 20:my+_ 10:my+account 40:my+addres 10:my+colleague 10:my+nephew 30:my+wallet 40:native 10:native+coin
20:need 20:nephew 220:net 50:net+worth 40:new 50:no 10:not 80:now 20:now+? 80:o 200:of+_ 20:of+it 10:of+our 60:old 330:on+_ 20:on+it
20:on+my 10:on+top 110:one 10:one+$ 200:only 40:only+$ 10:only+_ 70:optimism 10:our+_ 10:out 260:over 30:over+_ 40:over+the 110:own
10:pay 10:please+$ 20:please+. 180:plu 10:plz 10:pol 110:polygon 100:portfolio 40:present 10:present+? 40:pric 40:price 10:price+_
10:queue 10:r 20:raw 10:reconcile 40:rememb 100:rich 40:right 40:sat 200:satoshi 20:say 60:see 20:see+how 20:set 20:show 40:shown
20:sign 10:sign+_ 80:sit 20:sit+in 140:sitt 20:sitt+in 20:smallest 130:so 30:so+what 290:sol 100:solana 160:spam 90:spl 20:spl+token
10:split 100:statement 40:still 10:str 20:stuff 10:support 60:take 40:taken 20:tell 10:tell+me 10:that+i 10:the+_ 10:the+addres
30:the+chain 10:the+most 10:the+token 20:the+treasury 10:the+wallet 210:there 10:there+$ 20:there+? 100:these 30:these+day 10:thi+_
10:to+_ 50:today 10:today+? 340:togeth 10:togeth+, 30:togeth+? 670:token 50:token+$ 20:token+, 10:token+? 10:token+_
10:token+account 10:token+are 10:token+i 10:token+in 10:token+of 30:token+with 20:too 20:top 10:top+$ 280:total 20:total+value
100:treasury 30:u 40:uncle 20:unit 20:up 360:usd 220:usdc 10:usdt 200:usual 360:valu 60:valuable 260:value 40:value+of 80:w
390:wallet 50:wallet+_ 50:wallet+i 10:want 10:weth 1790:what 110:what+_ 70:what+doe 30:what+ha 220:what+i 90:what+it 10:what+on
10:what+the 10:what+token 40:wheth 110:which 20:which+token 60:whole 50:with+_ 30:with+a 30:with+it 10:with+pric 1700:worth
90:worth+$ 90:worth+in 60:worth+of 60:worth+on 10:would+you 10:yo 10:you+kind 10:you+look @get_wallet_profitability 2300:* 150:,+_
30:,+i 30:,+numb 30:,+volume 100:.+$ 2200:<chain> 200:<coin> 100:<ens> 2200:<evmAddress> 100:<maybeChain> 900:<namesake>
1000:<series> 2100:<time> 100:?+$ 30:?+? 50:?+_ 30:?+i 30:^+_ 130:^+did 30:^+for 50:^+ha 80:^+i 30:^+kind 130:^+realis 80:^+trad
30:^+we 300:_+$ 180:_+, 100:_+. 150:_+? 350:_+_ 50:_+a 30:_+and 30:_+ever 30:_+for 50:_+made 100:_+make 230:_+on 30:_+since
50:_+trad 30:_+up 50:a+good 30:and+who 100:ask 30:ask+for 1200:base 100:been 100:beginn 200:copytrade 100:d 30:d+like 100:did+_
30:did+thi 200:down 30:down+? 100:eth 900:ethereum 100:ever 30:ever+been 100:file 30:for+_ 30:for+a 30:for+the 300:good 100:green
100:group 80:ha+_ 100:hi 100:how 30:how+many 80:i+_ 30:i+d 30:i+mean 30:in+our 100:kind 100:learn 100:like 400:los 300:lose 100:lost
200:made 600:make 100:many 100:mean 30:mean+_ 600:money 150:money+trad 100:net 100:no 100:not 100:numb 30:numb+of 250:of+_
30:of+trad 480:on+_ 100:only 30:only+. 50:or+down 100:or+los 30:or+no 100:over 100:payment 30:payment+$ 500:pnl 80:pnl+of
100:polygon 100:poor 800:profit 100:profit+or 1100:realis 100:record 100:result 30:result+of 100:since 30:since+the 100:state
30:state+the 100:study 200:tax 30:the+tax 30:thi+wallet 700:token 30:token+_ 80:token+on 2200:trad 30:trad+$ 50:trad+, 50:trad+?
30:trad+of 100:trad+on 200:up 50:up+or 100:volume 30:volume+. 100:wallet 30:we+are 100:who @get_wallet_swaps 1960:* 150:,+_ 30:,+and
30:,+at 20:,+need 30:,+newest 20:,+what 30:,+where 40:,+with 1960:<chain> 360:<coin> 1020:<count> 500:<ens> 1460:<evmAddress>
760:<namesake> 100:<number> 460:<series> 100:?+$ 100:^+_ 30:^+could 30:^+dex 50:^+every 20:^+last 30:^+recent 20:^+show 80:^+swap
90:^+what 30:^+will 180:_+$ 190:_+, 30:_+? 70:_+_ 40:_+and 40:_+bought 30:_+buy 30:_+dex 30:_+do 40:_+ha 20:_+i 20:_+late 30:_+made
30:_+of 210:_+on 30:_+pl 50:_+price 130:_+swap 30:_+trad 20:_+what 100:accountant 40:and+at 30:and+for 30:and+sell 20:and+what
260:arbitrum 100:ask 30:ask+for 40:at+what 30:at+which 980:base 320:bought 160:buy 30:buy+and 20:buy+sell 120:by+_ 60:copy
30:could+you 100:decentralis 30:decentralis+exchang 200:dex 30:dex+, 50:did+_ 20:did+he 160:done 60:dump 160:eth 300:ethereum
200:every 100:exchang 100:first 30:first+? 30:for+_ 30:for+how 20:for+it 30:for+the 100:form 60:gave 60:got 20:got+$ 40:ha+_ 180:he
60:him 100:how 30:how+much 30:i+see 20:it+$ 60:last 320:late 20:late+, 360:made 40:made+on 60:mainnet 100:much 30:much+? 60:need
100:newest 30:newest+first 110:of+_ 30:of+them 440:on+_ 100:pl 200:polygon 300:pric 50:pric+$ 480:price 60:price+$ 50:price+and
100:recent 100:see 160:sell 160:show 20:show+the 200:sold 1600:swap 90:swap+_ 110:swap+of 100:swapp 100:tax 20:the+price 30:the+tax
100:them 30:them+$ 100:trad 30:trad+on 60:trade 100:venue 840:what 50:what+_ 40:what+did 20:what+price 100:where 100:which 100:will
30:will+i 30:with+pric 30:with+price 20:with+the 100:worth 30:you+show @get_wallet_token_balances 1180:* 90:,+_ 10:,+every 10:,+how
10:,+i 30:,+most 10:,+only 30:,+the 20:.+$ 10:.+would 140:1155 100:20 40:721 1170:<chain> 380:<coin> 30:<collection> 260:<count>
190:<ens> 990:<evmAddress> 10:<exchange> 60:<fiat> 390:<namesake> 190:<number> 420:<series> 260:<ticker> 70:?+$ 40:^+_ 10:^+doe
10:^+for 20:^+how 10:^+need 10:^+on 20:^+only 10:^+please 20:^+show 20:^+token 20:^+what 50:^+which 160:_+$ 100:_+, 10:_+. 20:_+?
50:_+_ 10:_+a 10:_+and 10:_+are 10:_+balance 20:_+collection 10:_+contract 10:_+doe 10:_+entry 10:_+have 10:_+held 30:_+hold 20:_+in
40:_+item 160:_+on 20:_+own 10:_+pl 10:_+please 10:_+position 20:_+price 10:_+sit 10:_+that 20:_+token 10:_+wallet 20:_+which
20:_+with 20:about 10:about+the 40:all 10:all+of 10:and+how 30:any 10:any+_ 10:anyth 10:ape 80:arbitrum 10:ask 10:at+_ 10:azuki
20:balanc 40:balance 10:balance+of 320:base 10:binance 10:bor 30:by+_ 10:by+one 60:chain 10:claim 130:collection 10:collection+doe
10:collection+i 10:collection+in 10:collection+with 50:contract 10:contract+_ 10:custom 30:doe+_ 20:dont 40:each 10:each+$ 10:en
40:entry 320:erc 20:erc+_ 30:erc1155 80:erc20 20:erc721 40:eth 460:ethereum 100:every 30:every+_ 10:exact 40:fetch 10:figure 20:fine
160:first 30:first+, 20:first+? 10:for+_ 60:gnosi 10:got 10:ha+_ 10:have+on 100:held 30:held+by 120:hold 30:hold+on 60:holding
180:how 20:how+many 30:how+much 10:i+_ 10:i+fine 10:i+need 90:in+_ 60:inside 20:inside+_ 10:invest 10:it+worth 170:item 10:jpeg
10:just 10:keep 20:kind 10:left 60:lie 20:lie+in 50:list 10:live 120:mainnet 60:many 10:many+_ 10:many+piec 10:memo 160:most
120:much 20:much+_ 10:much+i 60:need 50:nft 10:nft+collection 50:of+_ 10:of+each 10:of+it 10:of+the 10:of+what 220:on+_ 20:on+top
100:one 10:one+by 10:one+of 120:only 10:only+, 20:only+the 10:out 80:own 10:penguin 50:piec 10:piec+of 20:pl 10:pl+$ 10:please+,
10:please+. 110:polygon 40:position 10:position+of 60:pric 60:price 20:price+_ 10:pudgy 10:queue 20:raw 10:reconcile
40:reconciliation 100:scroll 60:show 120:sit 30:sit+in 50:sitt 10:sitt+in 20:smallest 10:so 30:someth 10:still 80:stuff 10:support
10:that+_ 30:the+_ 20:the+most 40:those 10:to+the 430:token 20:token+? 10:token+_ 20:token+in 20:token+of 60:top 20:top+$ 60:unit
60:usd 180:usdc 10:usdt 220:valuable 10:valuation 50:wallet 10:wallet+_ 10:weth 100:what 20:what+_ 290:which 10:which+_ 10:which+nft
60:which+token 20:with+pric 40:worth 10:worth+$ 10:would+you @get_wallet_token_transfers 1700:* 150:,+_ 20:,+all 20:,+both 30:,+in
20:,+most 50:,+newest 20:,+not 160:.+$ 30:.+_ 20:.+i 60:20 140:721 1700:<chain> 1250:<coin> 680:<count> 100:<ens> 1640:<evmAddress>
60:<exchange> 60:<name> 1060:<namesake> 240:<number> 1060:<series> 120:<ticker> 90:^+_ 20:^+did 60:^+for 20:^+list 20:^+please
50:^+token 20:^+we 20:^+what 10:^+which 140:_+$ 250:_+, 80:_+. 190:_+_ 20:_+entry 20:_+for 20:_+got 20:_+i 20:_+into 20:_+it
50:_+late 20:_+lin 50:_+movement 30:_+of 320:_+on 20:_+only 30:_+payment 50:_+receiv 20:_+recent 50:_+rows 30:_+send 30:_+sent
60:_+that 30:_+to 20:_+token 60:_+transfer 20:_+wallet 20:_+which 60:account 20:account+_ 40:airdropp 70:all 20:all+_ 10:and+i
20:and+list 50:and+out 60:any 20:any+_ 20:are+enough 20:at+_ 70:audit 40:away 400:base 40:been 60:binance 60:book 60:bookkeep
60:both 30:by+_ 180:came 50:came+in 60:contract 40:d 10:d+like 20:did+_ 60:enough 20:enough+. 60:entry 260:erc 20:erc+_ 60:erc20
60:eth 1060:ethereum 120:every 20:every+_ 40:exampl 60:extract 60:fetch 10:file 370:first 20:first+, 80:first+. 40:follow 30:for+_
50:for+the 20:from+_ 40:gett 60:got 20:ha+_ 20:i+_ 10:i+d 20:i+need 20:i+run 20:in+, 50:in+and 20:in+to 60:inbound 360:incom
80:incom+_ 60:inflow 120:into 30:into+_ 60:invoic 20:it+_ 40:junk 40:keep 120:kind 230:late 30:late+$ 20:late+, 10:late+? 180:latest
60:ledg 60:left 40:like 60:lin 60:link 120:list 30:list+the 180:mainnet 60:match 60:max 40:money 60:most 20:most+_ 190:movement
60:must 60:need 190:newest 50:newest+first 60:not 90:of+_ 20:of+the 60:off 410:on+_ 300:only 20:only+$ 30:only+, 20:only+the 350:out
20:out+, 30:out+of 60:outgo 120:payment 60:polygon 120:receipt 240:receiv 60:recent 60:reconcile 60:reconciliation 180:rows
20:rows+$ 60:run 20:run+a 100:send 140:sent 10:sent+to 60:so 20:so+kind 50:that+_ 80:the+_ 20:the+account 20:the+book 10:the+money
70:to+_ 300:token 30:token+that 20:token+transfer 420:transfer 50:transfer+of 940:usdc 250:usdt 40:vitalik 60:wallet 20:wallet+_
60:way 60:went 130:what 20:what+came 20:what+token 100:which @get_wallet_transactions 1210:* 70:,+_ 10:,+mint 30:,+newest 30:,+on
50:,+with 60:.+$ 1190:<chain> 100:<coin> 790:<count> 170:<ens> 1040:<evmAddress> 100:<name> 450:<namesake> 130:<number> 290:<series>
70:^+_ 10:^+can 20:^+for 10:^+give 20:^+kind 30:^+only 10:^+please 20:^+recent 30:^+show 10:^+what 20:^+which 80:_+$ 110:_+, 50:_+.
20:_+? 20:_+been 30:_+by 10:_+did 10:_+entry 20:_+for 10:_+late 20:_+made 20:_+of 120:_+on 20:_+please 20:_+recent 30:_+rows
50:_+sent 60:_+transaction 60:_+tx 20:_+wa 10:activity 20:aft 20:at+the 450:base 90:been 30:by+_ 260:call 50:call+$ 10:can+you
100:chain 20:describe 10:did+on 60:diligence 60:due 20:due+diligence 30:entry 350:ethereum 70:fee 20:fee+, 60:file 60:first
20:first+$ 20:for+_ 20:for+an 220:function 20:give 10:give+me 200:gnosi 20:ha+_ 10:in+plain 60:kind 100:late 10:late+$ 10:late+,
70:list 20:list+the 60:made 190:mainnet 10:me+a 20:me+the 100:method 20:mint 10:most 120:newest 20:newest+first 100:of+_ 10:of+what
280:on+_ 320:only 20:only+$ 40:only+, 30:only+the 420:outgo 60:part 20:part+of 30:plain 10:plain+word 40:please+$ 60:polygon
20:readable 120:receiv 150:recent 100:rows 10:run 20:see 60:send 20:send+_ 280:sent 120:show 20:show+_ 20:show+me 60:statu
20:statu+, 20:story 20:swapp 10:that+$ 50:that+_ 50:the+_ 20:the+top 10:thing 10:through 60:top 20:top+$ 810:transaction
20:transaction+_ 80:transaction+of 20:transaction+on 50:transaction+that 290:tx 40:tx+_ 20:tx+on 30:up 10:up+to 60:value 110:what
20:what+_ 10:what+ha 60:which 20:which+function 50:with+the 30:word 10:word+what @get_yield_pool_chart 2500:* 50:,+_ 30:,+from
10:,+in 30:,+newest 30:,+please 100:.+$ 30:.+how 10:.+what 180:<chain> 360:<coin> 100:<count> 100:<name> 100:<number> 500:<protocol>
80:<series> 700:<step> 1600:<time> 2300:<uuid> 130:?+$ 30:?+i 50:^+_ 200:^+apy 10:^+current 100:^+how 30:^+i 50:^+pool 30:^+the
50:^+we 60:^+what 280:_+$ 150:_+, 140:_+. 130:_+? 150:_+_ 30:_+back 30:_+develop 30:_+for 30:_+how 80:_+mov 10:_+now 20:_+on
30:_+paid 20:_+pay 30:_+point 50:_+pool 50:_+since 40:_+stak 10:_+these 30:_+vault 10:_+with 50:_+yield 10:a+year 280:aave 100:am
100:apr 1600:apy 130:apy+of 30:apy+on 100:back 30:back+$ 180:base 100:been 100:before 40:br 300:call 40:current 10:current+_ 40:day
10:day+? 1200:defillama 200:defillama+pool 100:develop 30:did+it 10:doe+_ 80:eth 100:far 100:farm 30:for+the 30:from+_ 100:go
30:ha+_ 30:ha+it 100:ha+the 30:have+to 500:history 100:history+of 600:how 30:how+did 130:how+ha 30:i+am 30:i+have 30:i+want 200:id
50:id+_ 10:in+a 40:interest 50:it+_ 40:lend 220:lido 300:llama 300:mov 50:mov+_ 40:my+_ 100:newest 30:newest+_ 40:now 10:now+,
150:of+defillama 50:of+pool 80:of+the 50:on+_ 30:our+treasury 40:out 200:over 50:over+time 100:paid 100:park 100:past 30:past+_
80:pay 20:pay+on 40:per 30:please+? 100:point 30:point+$ 2100:pool 450:pool+_ 30:pool+on 30:pool+that 100:prepar 40:rate 100:report
100:require 40:rn 10:rn+$ 500:since 100:since+_ 30:since+the 100:sise 100:so 30:so+far 320:stak 100:the+_ 100:the+apy 50:the+pool
30:the+treasury 40:there 40:these 10:these+day 40:think 10:think+of 40:through 10:through+_ 200:time 30:to+my 100:top 30:top+$
200:treasury 100:trend 200:tvl 30:tvl+of 280:usdc 100:use 80:v3 100:vault 100:want 30:we+are 260:what 10:what+_ 10:what+doe
40:what+the 100:where 10:with+_ 80:year 740:yield @get_yield_pools 5700:* 80:,+_ 30:,+and 150:,+at 230:,+best 30:,+but 80:,+highest
50:,+i 30:,+if 20:,+in 50:,+largest 50:,+noth 50:,+on 50:,+only 130:,+pool 30:,+what 180:.+$ 30:.+no 40:.+what 30:.+where 30:.+which
4420:<chain> 3440:<coin> 100:<count> 700:<fiat> 100:<maybeChain> 100:<name> 500:<namesake> 4800:<number> 600:<protocol> 220:<series>
220:?+$ 30:?+_ 180:^+_ 30:^+anyth 280:^+best 20:^+current 130:^+i 30:^+look 30:^+my 30:^+our 50:^+pool 130:^+stable 150:^+stablecoin
50:^+what 250:^+where 180:_+$ 430:_+, 140:_+. 30:_+? 200:_+_ 230:_+a 30:_+and 30:_+are 30:_+at 50:_+best 30:_+can 30:_+do 30:_+doe
50:_+earn 30:_+for 30:_+go 480:_+in 30:_+lock 20:_+now 280:_+on 30:_+only 150:_+or 30:_+over 80:_+pay 30:_+please 80:_+pool
30:_+right 30:_+rows 40:_+stak 30:_+that 20:_+these 200:_+tvl 50:_+where 320:_+with 250:_+yield 240:a+year 220:aave 600:above
150:above+_ 100:aerodrome 100:alone 100:am 30:and+i 30:and+liquidity 30:and+no 300:anyth 1300:apy 80:apy+on 600:arbitrum 100:ask
30:ask+for 30:at+_ 580:at+least 100:bank 3820:base 100:been 2500:best 130:best+_ 180:best+apy 100:bett 60:br 200:but 150:can+i
60:current 20:current+_ 100:dao 60:day 20:day+? 100:decide 100:deposit 30:do+i 40:doe+_ 700:dollar 100:don 30:don+t 600:earn
30:earn+the 120:eth 100:ethereum 600:farm 130:farm+on 1100:first 230:first+$ 30:first+, 30:first+. 80:for+_ 200:get 100:giv 100:go
50:have+_ 400:highest 300:hold 80:hold+at 30:i+am 30:i+can 50:i+get 80:i+have 30:i+m 50:i+there 30:i+want 400:idle 200:if 30:if+i
50:in+, 50:in+_ 20:in+a 50:in+it 180:in+the 180:in+them 300:inside 160:interest 30:it+$ 30:it+, 200:juiciest 100:just 30:just+the
200:largest 2300:least 580:least+_ 360:lend 200:les 280:lido 100:liquidity 30:liquidity+pool 100:lock 30:lock+, 200:look 100:m
100:made 30:me+$ 30:me+_ 100:minimum 1100:more 30:more+, 80:more+than 200:most 30:most+on 40:my+_ 30:my+bank 100:myself 100:need
300:no 400:noth 160:now 30:now+$ 20:now+, 30:of+stablecoin 1060:on+_ 100:on+top 200:one 30:one+, 1600:only 50:only+$ 50:only+,
200:or+more 60:out 600:over 150:over+_ 100:pair 30:pair+, 400:park 920:pay 100:pay+_ 30:pay+on 60:per 100:percent 30:please+$
30:please+. 2700:pool 30:pool+$ 100:pool+, 30:pool+_ 150:pool+on 30:pool+that 130:pool+with 100:possible 100:put 100:qualify
360:rate 100:right 30:right+now 60:rn 20:rn+$ 100:rows 200:should 30:should+a 100:single 200:sise 30:sise+$ 100:skip 100:small
100:someth 200:sort 30:sort+by 400:stabl 50:stabl+on 800:stable 130:stable+only 1100:stablecoin 280:stak 100:student 100:t 600:than
150:than+_ 30:the+_ 30:the+best 150:the+pool 30:the+year 700:them 50:them+$ 80:them+, 260:there 30:there+? 100:therefore 60:these
20:these+day 60:think 20:think+of 100:those 60:through 20:through+_ 30:to+me 500:top 80:top+$ 30:top+, 900:tvl 100:tvl+$ 30:tvl+,
50:tvl+_ 500:und 130:und+_ 200:up 3120:usdc 220:v3 200:want 30:want+to 440:what 20:what+_ 20:what+doe 30:what+i 20:what+the
1400:where 30:where+_ 150:where+can 30:where+do 80:where+on 100:which 30:which+one 100:while 190:with+_ 30:with+a 250:with+at
1120:year 2160:yield 300:yield+on @hash_keccak256 2620:* 50:,+i 10:.+$ 50:.+e 30:.+it 40:.+what 40:<coin> 40:<count> 100:<hex>
540:<number> 40:<protocol> 1900:<quoted> 40:<series> 520:<signature> 80:?+$ 20:^+i 130:^+keccak 300:^+keccak256 10:^+selector
50:^+topic0 30:^+we 40:^+what 460:_+$ 30:_+, 10:_+. 50:_+? 10:_+for 80:_+of 30:_+pl 10:_+trad 100:about 30:about+that 40:byt 40:byte
100:code 100:come 100:contract 40:custom 40:data 100:debate 10:do+i 30:doe+_ 200:e 50:e+. 80:error 20:error+_ 40:eth 80:event
20:event+_ 120:filt 40:first 10:for+_ 10:for+my 40:for+the 80:function 80:hash 10:hash+of 100:hello 100:hex 50:i+. 10:i+_ 10:i+put
30:i+the 100:identifi 100:identifier 10:in+our 30:in+that 40:incident 800:keccak 130:keccak+of 1300:keccak256 250:keccak256+of
80:log 40:match 10:my+_ 100:nam 100:not 180:of+_ 300:of+the 100:pl 30:pl+$ 40:put 40:revert 300:role 120:selector 20:selector+of
600:str 150:str+_ 800:text 180:text+_ 30:that+contract 150:the+text 100:their 80:topic 240:topic0 60:topic0+of 40:trad 40:uniswap
200:utf 40:v2 320:what 30:what+doe 50:what+i 100:work @hash_typed_data 600:* 130:,+message 30:,+what 30:.+$ 600:<json> 300:<number>
600:<quoted> 30:^+my 30:^+our 30:^+what 100:_+$ 130:_+, 30:_+. 30:_+message 100:am 30:am+i 100:board 300:compute 80:compute+the
400:digest 600:domain 150:domain+_ 300:eip 80:eip+_ 100:fail 100:final 200:hash 30:i+sign 100:keep 100:list 30:list+? 600:message
150:message+_ 100:permit 100:pl 30:pl+$ 100:primary 500:primarytype 130:primarytype+_ 100:should 200:sign 100:signature
30:the+wallet 600:typ 150:typ+_ 100:type 100:vot 400:vote 100:w 200:wallet 30:wallet+. 200:what @list_evm_chains 1050:* 50:,+_
30:,+and 10:,+need 10:,+please 10:,+what 50:,+with 80:.+$ 10:.+which 180:<chain> 200:<count> 50:<maybeChain> 60:<number> 20:<quoted>
40:?+$ 30:?+i 30:?+list 10:^+an 30:^+chain 30:^+dump 30:^+give 30:^+how 10:^+i 30:^+list 10:^+my 30:^+what 60:^+which 50:_+$ 10:_+,
10:_+. 10:_+? 10:_+and 10:_+i 10:_+network 30:_+rows 30:a+public 100:able 30:able+to 30:add 100:agent 100:all 10:and+a 10:and+it
30:and+what 10:and+where 30:and+which 100:api 40:arbitrum 30:are+you 30:ask 10:ask+for 40:base 10:before 120:block 30:block+explor
10:by+hand 30:can+you 840:chain 10:chain+_ 10:chain+i 100:chain+id 10:click 330:coin 30:coin+$ 30:coin+, 30:coin+and 100:complete
100:coverage 10:d 10:do+i 30:do+you 100:dump 400:each 30:each+. 30:each+? 100:every 800:evm 100:evm+chain 100:evm+network 520:explor
30:explor+, 10:explor+for 20:export 10:for+_ 30:for+each 20:form 120:give 10:give+me 20:gnosi 100:got 30:hand 100:here 100:how
30:how+many 10:i+it 10:i+should 30:i+the 380:id 50:id+, 10:id+_ 10:id+and 10:id+of 10:in+$ 10:in+a 30:in+our 100:integrat
100:inventory 20:it+explor 30:it+in 10:know 10:linea 200:list 30:list+with 100:many 30:metamask 10:my+wallet 310:native
80:native+coin 20:need 480:network 10:network+i 100:node 100:note 120:numb 30:numb+, 10:numb+of 10:of+_ 30:of+each 10:of+the 40:one
20:only 10:only+_ 100:paper 150:public 40:public+rpc 10:rath 600:read 100:rows 30:rows+. 290:rpc 20:say 50:scroll 20:sett 20:should
10:show 10:site 10:some 100:support 10:switch 10:the+_ 30:the+block 10:the+chain 10:the+numb 20:these 100:today 30:today+$ 30:type
200:u 20:up 160:url 100:w 40:wallet 290:what 10:what+do 30:what+i 10:what+it 20:where 10:where+i 380:which 10:which+block
10:which+chain 10:which+network 30:with+a 100:work 20:write 50:you+can @list_kalshi_events 1000:* 80:,+_ 20:,+list 20:,+which 10:.+$
10:.+could 240:<count> 400:<number> 420:<series> 700:<ticker> 1000:<venue> 50:?+$ 30:?+_ 20:?+need 30:^+_ 10:^+i 20:^+open
110:^+settl 30:^+what 30:^+which 80:_+$ 80:_+, 20:_+_ 20:_+atm 130:_+event 20:_+have 20:_+how 10:_+market 40:_+of 20:_+please
60:_+sery 10:_+still 20:_+that 20:_+what 260:already 10:and+volume 80:at+_ 60:atm 100:been 60:bet 20:bet+on 20:can+i 40:category
10:could+you 40:decid 100:decision 20:did+they 60:each 20:each+$ 800:event 40:event+of 40:event+on 60:exist 420:fed 20:ha+_ 60:how
20:how+did 20:i+_ 10:i+would 60:id 20:id+of 20:in+_ 1000:kalshi 700:kxf 40:like 10:like+to 100:list 140:market 10:market+on
120:meeting 60:need 60:now 20:now+, 20:of+the 40:of+them 70:on+_ 20:on+at 60:one 160:open 10:open+? 100:out 20:out+, 10:out+?
40:outcome 100:paid 30:paid+out 160:past 40:past+_ 20:please+$ 60:resolve 680:sery 130:sery+_ 680:settl 100:settl+_ 40:still
10:still+open 20:that+are 20:the+market 240:them 40:them+$ 60:they 40:volume 10:volume+? 180:what 20:what+_ 20:what+can 160:which
10:which+_ 20:which+event 20:which+one 40:whose 10:would+like @list_kalshi_markets 1810:* 30:,+_ 20:,+all 10:,+and 20:,+give
30:,+how 10:,+list 10:,+show 10:,+which 10:,+with 60:.+$ 10:00 880:26dec 10:26sep 80:29 40:50 40:<coin> 100:<count> 140:<number>
480:<series> 1610:<ticker> 1620:<venue> 90:?+$ 80:^+_ 90:^+all 10:^+every 30:^+how 10:^+list 10:^+open 10:^+pull 70:^+settl
10:^+weath 90:^+what 10:^+will 70:_+$ 120:_+, 50:_+_ 20:_+all 20:_+and 10:_+cut 130:_+event 30:_+for 10:_+how 10:_+i 80:_+market
30:_+now 10:_+of 20:_+on 10:_+only 10:_+pric 70:_+sery 20:_+still 10:_+that 10:_+trade 90:_+with 10:accord 540:all 10:all+of
100:all+strik 10:all+the 120:already 10:and+at 10:and+how 10:and+it 10:are+the 10:are+they 30:at+_ 10:at+what 50:balanc 10:been
150:bet 30:bet+on 40:bos 50:budget 30:can+one 40:chanc 10:chance 40:close 10:consider 40:cut 10:cut+in 100:d 10:date 160:decemb
20:decemb+_ 30:did+_ 10:did+they 10:doe+_ 10:doe+it 60:each 10:end 560:event 80:event+_ 10:event+of 10:event+on 180:every 40:exist
480:fed 40:follow 30:for+_ 10:for+the 60:give 20:give+me 10:go 10:ha+_ 310:how 10:how+are 40:how+did 20:i+_ 80:imp 20:in+_
10:in+decemb 30:in+the 40:inside 10:inside+_ 40:it+price 1620:kalshi 80:kxbalance 1490:kxf 180:last 20:like 80:list 10:list+_
10:look 650:market 20:market+$ 40:market+on 20:me+_ 80:meet 80:meeting 10:much 10:my+bos 40:n 120:no 20:no+$ 20:no+on 110:now
30:now+? 130:odd 10:odd+on 80:of+_ 10:of+it 10:of+them 40:off 150:on+_ 20:on+each 10:on+which 140:one 40:only 10:only+$ 190:open
20:open+? 20:open+on 40:out 10:out+, 120:outcom 40:outcome 40:over 10:over+_ 10:overall 40:paid 10:paid+out 40:past 10:past+_ 10:per
10:percent 40:pl 10:pl+$ 80:prediction 20:prediction+market 360:pric 70:pric+$ 10:pric+of 260:price 40:price+$ 50:probability
40:pull 10:pull+the 250:resolve 520:sery 70:sery+_ 360:settl 50:settl+_ 50:show 90:still 20:still+open 460:strik 60:strik+of
140:strike 40:t3 10:t4 10:th 10:that+are 120:the 40:the+_ 10:the+decemb 10:the+market 200:their 80:them 10:them+$ 10:them+, 180:they
10:tick 10:today 10:told 50:trad 40:trade 10:u 60:und 20:und+_ 50:volume 40:weath 390:what 10:what+_ 10:what+are 30:what+can
10:what+on 30:when 10:when+doe 80:which 10:which+one 40:will 10:will+_ 30:with+it 50:with+pric 50:with+their 260:ye 30:ye+price
@list_polymarket_events 2040:* 170:,+_ 20:,+biggest 10:,+give 30:,+open 50:.+$ 100:24h 30:24h+volume 520:<count> 680:<number>
10:<series> 2040:<venue> 70:?+$ 140:^+_ 40:^+biggest 20:^+busiest 60:^+hottest 30:^+open 50:^+settl 30:^+what 120:^+which 180:_+$
130:_+, 30:_+are 10:_+bet 80:_+by 120:_+event 30:_+have 30:_+i 30:_+in 20:_+market 30:_+now 30:_+today 30:_+trad 10:_+with 160:about
60:already 30:are+people 50:at+_ 10:at+the 220:bet 50:bet+on 100:bett 30:bett+on 310:biggest 10:biggest+_ 20:biggest+first
260:busiest 30:by+24h 90:by+volume 30:can+i 100:category 20:clos 460:crypto 100:current 10:cut 30:doe+_ 200:economy 100:enough
30:enough+$ 1680:event 150:event+on 10:fed 160:first 20:first+, 30:first+? 20:give 10:give+me 30:have+, 100:hot 30:hot+on
440:hottest 30:i+enough 90:market 10:market+$ 10:me+_ 20:moment 10:moment+, 60:most 20:most+today 160:now 20:now+$ 30:now+? 70:odd
10:odd+$ 260:on+_ 50:on+at 100:one 30:one+$ 100:only 30:only+. 810:open 50:open+_ 50:open+on 60:out 20:out+, 60:paid 20:paid+out
100:people 800:politic 150:politic+event 200:political 2040:polymarket 100:question 60:right 20:right+now 30:rn 200:settl 30:settl+_
100:sport 100:tag 20:that+are 10:the+moment 280:today 30:today+$ 30:today+, 20:today+? 10:top 160:trad 460:volume 60:volume+$
30:volume+. 110:what 460:which 20:which+_ 30:which+crypto @list_polymarket_markets 890:* 80:,+_ 20:,+biggest 20:,+give 50:.+$
300:<count> 360:<number> 40:<series> 890:<venue> 20:?+$ 20:?+_ 30:^+_ 80:^+biggest 50:^+hottest 20:^+top 20:^+what 30:^+which 50:_+$
20:_+_ 20:_+bet 30:_+by 10:_+cut 20:_+ha 120:_+market 20:_+of 20:_+please 20:_+today 20:_+with 180:already 20:are+people 20:at+_
20:at+the 60:been 60:bet 60:bett 20:bett+on 360:biggest 30:biggest+_ 20:biggest+first 60:by+volume 120:clos 60:crowd 40:cut
30:decemb 20:do+. 60:each 20:each+. 10:event 40:fed 60:first 20:first+? 60:give 20:give+me 180:hottest 60:include 600:market
20:market+$ 20:market+, 20:market+_ 30:market+on 20:me+_ 60:moment 20:moment+, 60:money 130:most 20:most+at 20:most+money 90:odd
20:odd+$ 20:of+each 20:of+them 40:on+_ 60:one 20:one+, 120:open 20:open+_ 60:out 20:out+, 60:paid 20:paid+out 60:people 20:please+.
890:polymarket 120:question 120:rn 20:rn+$ 10:say 60:see 20:see+the 120:settl 20:that+are 10:the 20:the+moment 20:the+most 60:them
20:them+$ 70:think 20:think+of 250:today 20:today+, 30:today+? 60:top 10:trad 300:volume 50:volume+$ 20:volume+, 140:what
20:what+are 20:what+the 130:which 30:which+_ 60:will 20:will+do @list_prediction_events 1160:* 80:,+_ 30:,+at 10:,+biggest 10:,+both
10:,+give 30:,+open 70:.+$ 30:.+_ 20:.+could 460:<count> 680:<number> 800:<venue> 20:?+$ 30:?+_ 30:?+just 10:?+need 20:^+_ 20:^+i
40:^+open 30:^+please 40:^+show 70:^+what 30:^+which 70:_+$ 40:_+, 30:_+. 30:_+? 120:_+and 10:_+atm 30:_+entry 80:_+event 10:_+have
10:_+in 20:_+of 30:_+open 10:_+please 20:_+togeth 10:_+what 200:acros 30:acros+_ 260:all 200:already 90:and+_ 30:and+at 10:and+in
20:and+volume 10:are+open 60:at+_ 40:atm 100:been 280:bet 60:bet+on 100:bett 50:biggest 10:biggest+first 320:both 40:both+_ 40:can+i
30:can+one 60:category 100:consolidat 20:could+you 60:decid 40:each 10:each+$ 100:entry 1010:event 30:event+on 40:first 10:first+,
40:give 10:give+me 10:i+can 20:i+would 40:id 10:id+of 10:in+_ 10:in+one 100:just 30:just+the 720:kalshi 60:like 20:like+to 240:list
20:list+$ 30:list+of 150:market 10:market+on 40:mix 10:most 40:need 140:now 40:now+, 40:of+the 20:of+them 30:on+_ 20:on+all 10:on+at
280:one 10:one+list 650:open 30:open+at 10:open+on 100:out 10:out+, 20:out+? 60:outcome 100:paid 30:paid+out 10:please+$
560:polymarket 500:prediction 20:prediction+market 100:present 100:provide 100:right 30:right+now 110:rn 100:settl 140:show
30:show+_ 10:show+me 40:sit 40:some 100:sufficient 10:that+are 10:the+market 120:them 10:today 160:togeth 40:togeth+$ 10:top 10:trad
360:venu 30:venu+, 60:volume 20:volume+? 320:what 60:what+can 110:which 20:which+_ 10:which+event 60:whose 20:would+like
@list_prediction_markets 1280:* 150:,+_ 10:,+biggest 20:,+both 30:,+give 30:,+on 30:,+where 20:,+with 100:.+$ 10:26dec 10:50
380:<count> 840:<number> 20:<series> 10:<ticker> 1140:<venue> 20:?+$ 40:?+_ 20:^+_ 30:^+biggest 20:^+hottest 20:^+list 40:^+open
20:^+show 40:^+what 20:^+which 30:^+would 90:_+$ 80:_+, 40:_+_ 30:_+a 80:_+and 30:_+are 10:_+bet 20:_+by 10:_+ha 40:_+in 70:_+market
30:_+of 20:_+on 20:_+only 10:_+please 30:_+rows 10:_+today 10:_+togeth 10:_+with 30:a+well 100:agent 40:all 280:already 30:already+?
70:and+_ 20:and+in 20:are+open 10:are+people 30:at+_ 10:at+the 40:been 80:bet 40:bett 10:bett+on 170:biggest 20:biggest+_
10:biggest+first 380:both 40:both+_ 30:by+volume 60:clos 40:crowd 20:cut 20:decemb 10:do+. 40:each 10:each+. 100:end 100:enough
30:enough+. 90:event 20:event+on 20:fed 40:first 10:first+? 120:give 30:give+me 80:hottest 20:i+can 30:i+enough 20:in+_ 30:in+a
20:in+one 40:include 690:kalshi 10:kxf 280:list 30:list+$ 30:list+, 20:list+_ 100:live 970:market 20:market+$ 60:market+,
40:market+_ 30:market+on 20:me+_ 60:mix 20:moment 10:moment+, 40:money 90:most 10:most+at 10:most+money 100:normalis 130:odd
10:odd+$ 10:of+each 30:of+them 70:on+_ 10:on+all 20:on+which 160:one 10:one+, 20:one+list 60:only 20:only+$ 390:open 10:open+_
30:open+on 40:out 10:out+, 60:outcome 60:over 20:over+_ 40:paid 10:paid+out 40:people 10:please+. 100:plenty 980:polymarket
620:prediction 140:prediction+market 100:pull 30:pull+the 80:question 30:rn 100:rows 10:say 40:see 10:see+the 240:settl 160:show
40:show+me 100:single 60:sit 60:some 10:t3 10:that+are 10:the 10:the+moment 10:the+most 30:the+open 100:them 10:them+$ 20:them+,
50:think 10:think+of 150:today 10:today+, 20:today+? 40:togeth 10:togeth+$ 10:top 170:trad 140:venu 200:volume 20:volume+$
10:volume+, 100:well 190:what 10:what+are 10:what+the 100:where 150:which 20:which+_ 40:will 10:will+do 30:would+you 30:you+show
@list_pyth_feeds 3040:* 30:,+and 30:,+i 30:,+one 30:,+so 30:,+which 150:.+$ 100:<chain> 300:<coin> 1440:<commodity> 200:<count>
100:<fiat> 400:<holder> 300:<number> 100:<series> 130:?+$ 30:?+? 80:?+_ 150:?+i 10:^+_ 80:^+doe 50:^+ha 50:^+i 30:^+need 30:^+our
380:^+pyth 130:^+which 230:_+$ 150:_+? 30:_+_ 30:_+against 80:_+and 30:_+entry 80:_+feed 30:_+for 30:_+i 30:_+in 30:_+or 10:_+price
30:_+quot 30:_+rows 50:a+_ 30:a+price 100:against 30:against+the 100:all 30:all+? 50:and+_ 30:are+there 30:at+all 100:bonk 200:carry
200:currency 100:d 150:doe+pyth 30:doe+the 100:dollar 100:entry 100:enumerate 100:eth 200:exchange 100:exist 2900:feed 30:feed+_
280:feed+id 100:fine 300:for+_ 200:foreign 100:fx 1440:gold 100:got 30:got+a 30:have+$ 30:have+? 30:have+_ 30:have+a 100:hedg 50:i+_
30:i+d 130:i+need 30:i+there 1900:id 80:id+$ 50:id+, 30:id+_ 200:id+for 50:id+of 30:in+an 30:it+$ 600:metal 700:need 50:need+it
100:need+the 30:of+_ 30:of+it 30:of+the 100:one 30:one+_ 200:only 50:only+$ 30:or+_ 240:oracle 100:oth 40:ounce 30:our+treasury
40:per 100:plenty 140:price 200:publish 3040:pyth 350:pyth+feed 130:pyth+have 100:quot 100:rows 100:saw 300:silv 100:so 400:stock
200:tesla 30:the+_ 50:the+id 100:their 30:their+id 200:there 30:there+$ 30:there+a 100:treasury 300:tsla 100:und 30:und+which 40:via
800:which 30:which+are 30:which+id 30:with+their 300:xau @look_up_chain 1580:* 20:,+and 20:,+need 20:,+please 30:,+what 30:,+which
40:.+$ 20:.+i 20:.+which 1280:<chain> 200:<coin> 180:<maybeChain> 860:<number> 60:<quoted> 100:?+$ 20:?+and 20:^+an 110:^+chain
20:^+i 20:^+metamask 20:^+my 30:^+need 20:^+the 80:^+what 50:^+which 120:_+$ 50:_+, 30:_+. 90:_+? 30:_+and 30:_+for 20:_+i
20:_+network 20:_+to 20:_+what 30:a+public 120:add 20:and+a 30:and+it 20:and+the 30:and+what 20:and+where 120:arbitrum 120:ask
20:ask+for 180:base 60:before 20:before+i 160:block 40:block+explor 30:by+hand 200:caip 1320:chain 50:chain+_ 50:chain+i
190:chain+id 60:click 180:coin 20:coin+and 60:d 50:do+i 520:explor 20:explor+, 20:explor+for 60:export 100:file 30:file+. 70:for+_
30:for+a 20:for+it 60:form 60:ga 20:ga+on 60:give 20:give+me 60:gnosi 120:hand 20:i+d 30:i+it 20:i+need 20:i+should 20:i+that 840:id
90:id+_ 30:id+and 20:id+of 100:identifi 50:in+$ 20:in+a 20:in+my 30:it+$ 60:it+explor 60:know 120:linea 180:metamask 20:my+metamask
50:my+wallet 60:native 20:native+coin 220:need 20:need+for 30:need+the 420:network 50:network+i 240:numb 20:numb+_ 20:numb+of
70:of+_ 30:of+the 20:on+_ 120:one 60:only 20:only+_ 240:public 60:public+rpc 60:rath 360:rpc 120:say 20:say+_ 180:scroll 60:sett
60:should 60:show 60:site 200:solana 60:some 100:str 60:switch 20:that+? 20:that+i 20:the+_ 30:the+chain 30:the+numb 60:these
20:to+my 180:type 60:up 240:url 240:wallet 20:wallet+to 600:what 20:what+a 20:what+do 30:what+i 20:what+it 60:where 20:where+i
420:which 20:which+block 30:which+chain 50:which+network 20:which+wallet 60:write @look_up_token 1200:* 30:,+and 20:,+i 20:,+need
20:,+please 20:,+which 20:.+$ 920:<chain> 940:<coin> 260:<evmAddress> 590:<namesake> 20:<series> 10:<signature> 110:?+$ 20:?+?
30:?+i 80:^+_ 30:^+addres 30:^+contract 10:^+decimal 10:^+how 30:^+i 20:^+on 20:^+somebody 30:^+what 80:_+$ 50:_+, 100:_+? 10:_+_
20:_+addres 30:_+among 110:_+contract 110:_+on 20:_+pl 30:a+fake 580:addres 60:addres+of 60:addres+on 60:address 100:among
30:among+the 480:arbitrum 190:base 10:behind 10:both 10:call 80:chain 20:chain+$ 720:contract 20:contract+_ 90:contract+addres
20:contract+for 30:contract+on 60:copy 60:correct 130:decimal 20:decimal+of 10:degen 10:dev 20:do+not 60:don 20:don+t 60:dont
60:each 20:ethereum 10:even 120:evm 20:evm+chain 20:evm+network 120:fake 60:fear 10:file 10:find 20:for+_ 40:how 10:how+many 40:i+_
20:i+do 20:i+it 20:i+not 20:i+the 10:import 20:it+? 10:just 160:known 100:list 30:list+, 120:main 10:mainnet 40:many 10:many+decimal
10:mapp 20:me+with 70:need 20:need+the 60:network 20:network+i 120:not 10:numb 100:of+_ 20:of+the 30:of+your 60:off 120:official
190:on+_ 20:on+each 20:on+which 180:one 30:one+$ 20:one+. 60:only 20:only+$ 100:optimism 100:own 70:paid 60:pl 20:pl+, 20:please+?
120:polygon 10:position 60:post 10:q 60:random 10:result 180:send 10:sheet 60:some 60:somebody 110:symbol 60:t 60:telegram 10:th
20:the+_ 20:the+addres 20:the+contract 20:tick 20:to+a 20:to+send 200:token 10:token+_ 20:token+i 30:token+of 160:und 30:und+which
600:usdc 70:usdt 10:view 250:want 20:want+a 20:want+to 180:wbtc 100:well 200:what 20:what+i 20:what+the 220:which 20:which+of
20:which+token 20:with+_ 120:wrong 100:wsteth @lookup_ens 1230:* 20:.+$ 70:.+_ 30:.+which 10:<chain> 690:<coin> 1230:<evmAddress>
10:<namesake> 350:<series> 150:?+$ 20:?+it 20:?+we 90:^+doe 20:^+ha 30:^+i 30:^+my 20:^+the 20:^+what 20:^+who 100:_+$ 60:_+?
20:_+for 20:_+go 20:_+got 40:_+ha 60:_+have 130:_+name 20:_+to 60:account 20:account+i 10:addres 60:an+_ 10:any 100:both 60:carry
100:colleague 100:counterparty 90:doe+_ 950:en 90:en+name 280:eth 10:ethereum 60:eye 50:for+_ 60:go 60:got 20:got+a 20:ha+_
60:have+an 60:he 60:hex 60:hi 30:i+_ 20:i+in 20:i+m 30:i+there 30:in+the 20:it+i 60:m 30:my+colleague 60:nam 920:name 30:name+$
30:name+, 80:name+? 30:name+of 60:not 30:of+_ 20:of+a 20:on+_ 60:only 60:payroll 60:piece 400:primary 60:print 10:public 60:resolve
180:reverse 100:say 30:say+_ 180:set 20:set+a 60:sheet 60:some 10:tag 20:the+_ 120:there 20:there+a 20:to+it 100:verify 60:want
20:want+to 100:way 60:what 20:what+the 100:which 60:who 20:who+i 10:whose 30:with+it @recover_signer 1680:* 50:,+who 10:.+_ 30:.+doe
20:.+i 30:.+which 480:<evmAddress> 200:<evmHash> 1680:<hex> 40:<name> 1440:<quoted> 220:?+$ 50:^+a 10:^+buy 10:^+did 10:^+our
60:^+somebody 50:^+someone 10:^+the 30:^+which 100:^+who 170:_+$ 80:_+, 130:_+. 80:_+? 100:_+_ 30:_+and 30:_+in 50:_+sign 10:_+the
30:_+which 200:_+with 100:account 300:addres 50:addres+i 10:and+a 40:b 40:bear 40:buy 40:check 200:claim 10:claim+_ 40:come
40:control 40:custom 20:did+_ 30:did+that 200:digest 20:doe+it 10:doe+the 100:forum 20:from+_ 100:gave 30:gave+me 40:good 100:got
80:guy 160:he 500:hello 40:here 240:hi 20:i+_ 60:i+it 10:i+the 30:in+our 50:it+? 10:it+come 10:it+i 100:key 40:legit 100:made
30:me+_ 40:memb 380:message 100:message+_ 100:metamask 30:of+the 100:off 30:on+the 80:out 20:out+? 100:over 30:over+_ 80:own
20:own+_ 100:post 80:proof 10:proof+of 100:put 40:real 120:say 10:say+_ 10:say+it 80:sent 340:sig 1200:sign 70:sign+_ 200:sign+the
30:sign+thi 640:signature 100:signature+_ 240:somebody 200:someone 40:swear 660:text 170:text+_ 40:th 10:th+_ 50:that+?
100:the+message 20:the+signature 120:the+text 10:the+th 80:true 100:u 40:verify 30:wa+it 30:wa+that 200:wallet 300:which
50:which+addres 600:who 100:who+sign 30:who+wa 200:whose 80:with+_ 80:word @report_feedback 900:* 80:.+$ 300:<chain> 500:<coin>
200:<collection> 100:<name> 100:<number> 400:<series> 100:<time> 30:^+i 80:^+please 30:^+the 30:^+what 30:_+, 30:_+fee 50:_+floor
30:_+from 30:_+futur 80:_+nft 30:_+ohlcv 30:_+pool 50:_+price 30:_+wa 30:a+a 50:a+day 100:add 100:all 100:azuki 100:behind
100:bitcoin 100:btc 100:candl 100:cme 100:cryptopunk 200:d 50:d+like 300:data 50:data+$ 300:day 30:day+. 30:do+i 200:eth 100:feature
100:fee 300:floor 50:floor+price 30:for+_ 100:forward 100:futur 400:gave 80:gave+me 600:get 150:get+_ 100:giv 30:have+to 100:hear
100:hour 50:i+d 30:i+have 30:it+on 100:just 400:like 30:like+_ 30:like+to 200:look 30:look+like 30:me+$ 30:me+_ 30:me+thi 100:min
30:min+pool 100:miss 100:morn 300:nft 100:numb 30:of+_ 100:off 100:ohlcv 300:old 30:on+a 100:one 30:one+. 100:operat 400:operator
300:pas 50:please+tell 200:pool 30:pool+_ 400:price 30:price+for 30:price+of 100:report 100:request 300:run 100:service 100:shar
100:show 100:so 30:so+that 100:somebody 400:tell 50:that+are 50:the+_ 30:the+floor 30:thi+morn 30:to+me 50:to+the 200:tool 100:u
100:week 100:what 30:what+do 400:whoev 80:whoev+run 30:with+_ 400:wrong 100:yo @resolve_ens 1600:* 30:,+_ 20:,+i 20:,+please
20:,+what 20:,+which 20:.+what 270:0x 1600:<ens> 110:?+$ 110:^+_ 50:^+addres 20:^+before 20:^+could 20:^+i 20:^+my 20:^+the
60:^+what 20:^+where 80:^+which 150:_+$ 50:_+, 20:_+. 20:_+? 20:_+addres 30:_+point 20:_+what 30:_+which 1080:addres 30:addres+$
120:addres+i 30:addres+of 60:anyth 60:ask 60:before 20:before+i 360:behind 60:behind+_ 20:behind+the 60:belong 20:belong+to
20:could+i 20:do+i 20:doe+_ 60:en 60:exact 20:for+the 60:friend 60:gave 60:he 60:hi 60:i+_ 20:i+ask 30:i+behind 20:i+it 20:i+mean
60:i+that 20:i+want 60:if 20:it+$ 60:lead 60:mean 180:name 30:of+_ 60:own 20:own+_ 60:pay 60:payout 20:please+$ 60:plz 180:point
120:resolv 120:resolve 60:say 20:say+_ 60:send 60:someone 60:stand 30:that+$ 20:that+? 20:the+name 20:the+payout 20:the+wallet
30:to+_ 20:to+pay 20:to+which 60:u 60:wallet 60:want 20:want+to 490:what 60:what+addres 30:what+i 20:what+the 120:where 20:where+do
550:which 110:which+addres 60:who 20:who+own 60:wire @resolve_ens_domain 710:* 10:,+_ 10:,+i 10:,+what 10:.+what 180:0x 710:<ens>
50:?+$ 70:^+_ 40:^+addres 10:^+could 10:^+my 10:^+the 20:^+what 10:^+where 20:^+which 50:_+$ 10:_+, 10:_+. 10:_+? 10:_+addres
10:_+point 30:_+via 20:_+which 410:addres 10:addres+$ 30:addres+i 10:addres+of 10:anyth 20:ask 10:before 200:behind 40:behind+_
10:behind+the 20:belong 10:belong+to 10:could+i 10:do+i 20:en 10:exact 10:for+the 10:friend 20:gave 20:he 20:hi 20:i+_ 10:i+ask
10:i+behind 10:i+it 10:i+mean 10:i+that 20:if 10:it+$ 20:lead 20:mean 100:morali 60:name 10:of+_ 20:own 10:own+_ 10:pay 20:payout
10:plz 70:point 30:resolv 30:resolve 20:say 10:say+_ 20:send 20:someone 20:stand 10:that+$ 10:the+name 10:the+payout 10:the+wallet
10:to+_ 10:to+which 20:u 100:via 20:wallet 10:want 150:what 20:what+addres 10:what+i 60:where 10:where+do 210:which 30:which+addres
20:who 10:who+own 10:wire @resolve_entity 4400:* 50:,+_ 90:,+a 30:,+an 70:,+and 20:,+contract 20:,+i 40:,+no 30:,+on 20:,+or
30:,+token 10:,+what 30:,+which 40:.+$ 20:.+_ 30:.+i 100:.+what 90:0x 260:<bitcoinAddress> 160:<bitcoinHash> 1000:<chain>
1090:<coin> 10:<collection> 520:<ens> 1420:<evmAddress> 1120:<evmHash> 30:<exchange> 1120:<hex> 10:<maybeChain> 10:<name>
230:<namesake> 160:<number> 80:<protocol> 10:<quoted> 540:<series> 80:<solanaAddress> 60:<solanaSignature> 340:?+$ 20:?+_ 20:?+a
30:?+and 30:?+contract 10:?+how 20:?+i 20:?+look 10:?+we 130:^+_ 40:^+a 10:^+addres 10:^+before 10:^+can 10:^+chain 10:^+check
40:^+coingecko 10:^+could 30:^+did 30:^+doe 10:^+find 20:^+got 110:^+i 10:^+look 30:^+my 10:^+please 10:^+search 30:^+somebody
30:^+someone 20:^+the 280:^+what 10:^+where 30:^+which 20:^+who 440:_+$ 60:_+, 100:_+. 110:_+? 10:_+_ 80:_+a 10:_+account
30:_+addres 30:_+and 10:_+at 10:_+balance 10:_+be 10:_+coin 10:_+contract 10:_+did 10:_+for 10:_+go 10:_+ha 20:_+have 30:_+i 60:_+in
30:_+name 70:_+on 20:_+or 10:_+to 40:_+tx 60:_+what 10:_+which 30:a+client 30:a+coin 70:a+contract 10:a+public 30:a+token
50:a+wallet 80:about 20:about+the 40:accept 150:account 10:account+$ 10:account+? 20:account+i 10:add 560:addres 40:addres+$
10:addres+, 10:addres+_ 40:addres+i 10:addres+of 10:addres+on 100:agent 40:alone 120:am 20:am+i 10:an+_ 30:an+exchange 10:and+fee
10:and+it 30:and+no 40:and+of 90:and+on 30:and+tell 10:and+the 20:and+what 110:any 30:anyth 30:arbitrum 10:arriv 30:ask 20:balance
10:balance+_ 240:base 60:before 20:before+i 120:behind 20:behind+_ 10:behind+the 20:belong 10:belong+to 230:bitcoin 230:bittensor
100:block 30:block+? 10:bonk 10:bookkeep 60:btc 10:buy 20:call 10:can+_ 60:carry 890:chain 50:chain+$ 100:chain+? 10:chain+_
10:chain+i 20:chain+id 160:chat 80:check 10:check+_ 10:click 110:client 50:code 160:coin 20:coin+, 20:coin+? 10:coinbase
440:coingecko 10:coingecko+$ 70:coingecko+id 60:colleague 10:collection 160:comment 80:confirm 510:contract 60:contract+,
40:contract+? 10:contract+addres 10:contract+or 10:correct 10:could+i 40:creator 10:d 10:degen 10:did+_ 10:did+i 10:did+it
10:did+the 10:did+thi 10:do+i 30:doe+_ 10:doe+coingecko 20:dogwifhat 10:dont 100:e 160:earth 350:en 30:en+name 30:endpoint 10:erc20
100:eth 170:ethereum 420:even 110:even+i 40:everyth 10:exact 130:exchange 30:exchange+? 20:explor 20:fail 20:fake 80:fee 10:fee+did
10:fee+of 70:file 20:file+. 90:find 70:for+_ 10:for+it 10:for+the 40:form 220:found 10:friend 120:gave 30:gave+me 90:go
10:go+through 60:got 20:got+a 10:ha+_ 110:hand 10:hash 20:have+an 40:he 20:hex 50:hi 60:history 20:how 10:how+many 20:i+, 320:i+_
10:i+a 20:i+am 10:i+ask 10:i+behind 30:i+can 160:i+it 10:i+mean 10:i+must 10:i+not 20:i+that 20:i+there 70:i+thi 510:id 20:id+_
10:id+doe 30:id+for 40:id+of 280:idea 100:identifi 100:identify 20:if 40:in+a 50:in+an 20:in+my 80:in+our 10:in+the 10:in+thi
40:input 10:integrat 30:it+$ 30:it+, 40:it+a 70:it+and 10:it+explor 40:it+i 30:it+in 10:itself 40:just 10:keep 10:kid 100:kind
30:kind+of 30:know 10:kraken 30:land 20:lead 100:ledg 30:ledg+, 60:left 10:linea 10:list 120:log 160:look 20:look+at 10:look+up 10:m
100:mail 40:mainnet 20:many 10:many+coin 30:me+_ 40:me+thi 30:me+what 20:mean 30:metamask 10:mint 20:mov 40:must 10:my+metamask
20:nam 320:name 20:name+$ 20:name+? 10:name+of 40:need 10:need+the 60:network 10:network+i 10:nev 100:next 10:nft 540:no 30:normal
120:not 40:numb 10:numb+_ 70:of+_ 10:of+that 40:of+which 10:official 100:old 120:on+_ 10:on+coingecko 120:on+which 20:one 30:only
30:or+a 10:or+i 40:ordinary 100:oth 40:output 60:own 10:own+_ 10:own+it 10:paid 10:pas 260:past 30:past+_ 10:pay 50:payment
20:payout 60:payroll 10:penguin 130:person 40:pizza 10:plain 10:please+$ 30:please+, 10:plz 30:point 10:polygon 10:price 100:primary
20:print 140:program 40:proper 50:public 10:public+rpc 10:pudgy 100:query 10:rath 10:read 80:real 30:resolv 70:resolve 80:reverse
40:right 50:rpc 10:run 20:satoshi 50:say 10:say+_ 10:scroll 50:search 10:search+for 70:send 10:sent 60:set 10:set+a 20:sheet 10:show
10:site 10:so 40:sol 90:solana 70:some 190:somebody 150:someone 100:sort 70:spreadsheet 20:stand 20:still 120:str 40:sure 10:switch
60:symbol 50:tag 10:talk 60:telegram 100:tell 30:tell+me 10:teth 180:th 20:th+_ 10:that+$ 10:that+? 10:that+_ 10:that+i 20:the+_
30:the+coingecko 10:the+exchange 10:the+name 10:the+numb 10:the+payout 20:the+th 10:the+wallet 90:there 10:there+a 10:they 50:thi+_
50:through 10:through+? 10:thru 10:tick 10:to+_ 10:to+it 10:to+which 360:token 20:token+, 60:token+? 200:transaction
50:transaction+, 190:tx 40:tx+_ 50:type 20:u 50:und 10:und+which 80:uniswap 40:up 10:up+_ 20:url 50:usdc 10:use 40:valid 560:wallet
80:wallet+, 30:wallet+? 60:want 10:want+to 60:wbtc 2370:what 10:what+_ 10:what+a 20:what+addres 110:what+even 10:what+fee 180:what+i
40:what+it 40:what+on 30:what+the 50:what+thi 20:where 10:where+do 1020:which 30:which+addres 180:which+chain 20:which+id
10:which+network 10:which+program 80:who 20:who+i 10:who+own 10:whom 10:whose 20:wire 40:with+no 200:without 100:word 30:word+.
70:wrapp 40:write 40:yet @say_hello 200:* 200:<name> 30:^+can 30:_+$ 30:_+please 30:can+you 100:hello 30:please+$ 100:say 30:to+_
@search_all 1880:* 40:,+_ 40:,+an 50:,+category 30:,+list 30:,+on 30:,+whatev 40:,+which 30:.+$ 30:.+what 20:<chain> 1470:<coin>
10:<collection> 200:<count> 10:<evmAddress> 140:<exchange> 10:<namesake> 140:<protocol> 260:<quoted> 110:?+$ 30:?+i 10:?+just
20:?+my 20:^+by 130:^+coingecko 40:^+doe 40:^+find 20:^+for 110:^+i 20:^+please 20:^+search 40:^+what 140:_+$ 50:_+, 120:_+? 50:_+a
30:_+among 10:_+and 20:_+at 20:_+coin 20:_+i 30:_+of 30:_+on 20:_+please 70:a+coin 10:about 60:accept 60:alone 100:among
70:an+exchange 20:and+the 100:anyth 400:bitcoin 520:bittensor 10:bonk 60:bookkeep 130:call 30:call+_ 100:carry 320:category
30:category+, 640:coin 110:coin+, 60:coinbase 1630:coingecko 30:coingecko+$ 30:coingecko+, 200:coingecko+id 30:coingecko+use
10:collection 20:deribit 20:derivativ 30:do+i 80:doe+coingecko 10:dogwifhat 100:each 120:endpoint 10:even 60:everyth 20:exact
100:exchang 30:exchang+, 380:exchange 20:exchange+? 60:file 290:find 40:find+_ 170:for+_ 30:for+it 20:for+my 30:for+the 20:ha+_
30:i+_ 20:i+a 20:i+m 20:i+must 50:i+need 20:i+not 1370:id 40:id+doe 150:id+for 60:id+of 20:in+a 60:integrat 70:it+$ 30:it+a 20:it+in
20:just 10:just+the 10:kid 200:kind 120:know 60:kraken 20:like 130:list 10:list+$ 30:list+it 100:look 60:m 200:match 20:meme 60:must
260:name 20:name+$ 50:name+_ 180:need 20:need+it 10:need+the 100:nft 120:not 50:of+_ 30:of+each 20:of+that 60:on+coingecko 30:or+a
20:oth 60:pas 10:penguin 20:please+$ 20:please+, 60:price 10:pudgy 60:run 20:run+_ 70:search 20:search+for 100:set 20:solana
180:spreadsheet 60:sure 120:symbol 10:talk 60:teth 20:that+_ 30:the+coin 50:the+coingecko 10:the+exact 30:the+exchange 20:the+id
30:the+name 10:the+oth 60:they 60:tick 20:to+coingecko 10:token 290:und 20:und+which 120:uniswap 180:use 50:use+for 200:vechain
20:venu 60:want 120:wbtc 540:what 20:what+_ 50:what+the 200:whatev 290:which 70:which+id 60:wire 400:wrapp 60:write @search_chain
2480:* 50:,+_ 10:,+a 10:,+an 20:,+contract 80:,+i 60:,+please 10:,+token 130:.+$ 70:0x 2130:<chain> 1830:<coin> 100:<collection>
300:<count> 170:<ens> 110:<evmAddress> 30:<evmHash> 30:<hex> 100:<maybeChain> 640:<namesake> 400:<number> 100:<protocol>
400:<quoted> 730:<series> 40:?+$ 10:?+? 30:?+_ 10:?+i 10:?+look 40:^+_ 10:^+addres 30:^+contract 80:^+find 10:^+got 30:^+how 10:^+i
30:^+in 130:^+look 180:^+search 30:^+we 30:^+what 10:^+which 130:_+$ 180:_+, 10:_+. 60:_+? 80:_+and 100:_+block 20:_+contract
180:_+explor 80:_+for 50:_+hit 50:_+i 30:_+in 190:_+on 20:_+pl 10:_+what 10:_+which 10:a+contract 10:a+fake 10:about 10:account
270:addres 20:addres+i 20:addres+of 10:addres+on 100:aero 30:am 10:am+i 10:an+exchange 30:and+give 10:any 310:anyth 120:arbitrum
30:at+_ 100:azuki 950:base 10:before 50:behind 10:behind+_ 400:block 100:block+explor 600:blockscout 320:brett 30:by+_ 500:call
130:call+_ 100:cap 100:carry 30:carry+the 100:chain 10:code 10:coin 450:contract 20:contract+$ 10:contract+, 10:contract+_
40:contract+addres 10:contract+for 10:contract+on 100:copy 200:copycat 10:correct 40:decimal 10:decimal+of 60:degen 20:dont 10:earth
10:en 10:erc20 730:ethereum 20:even 100:everyth 10:exact 20:exchange 10:exchange+? 1300:explor 30:explor+, 150:explor+for 60:fak
30:fake 120:fear 320:find 70:find+_ 200:finding 110:for+_ 80:for+anyth 100:for+token 10:found 10:friend 100:give 30:give+me
200:gnosi 100:go 120:got 10:got+a 30:got+the 10:history 300:hit 100:how 30:how+many 30:i+_ 30:i+got 10:i+not 50:i+suspect 10:i+that
10:i+the 30:i+would 10:idea 10:in+a 50:in+the 60:keep 10:kind 100:known 100:last 100:like 30:like+to 10:log 640:look 10:look+at
50:look+for 50:look+up 100:many 100:max 300:nam 80:nam+_ 100:name 30:name+_ 10:need 10:nft 10:no 10:normal 30:not 90:of+_
10:official 250:on+_ 80:on+the 150:one 10:one+$ 10:one+. 10:only 100:optimism 10:pay 40:person 100:pile 80:pl 20:pl+, 30:please+.
10:please+? 10:plz 10:point 30:polygon 60:ppl 10:program 10:public 100:receive 10:resolv 10:resolve 100:result 100:return
1000:search 50:search+_ 30:search+for 30:search+on 110:send 20:send+me 20:str 300:suspect 110:symbol 10:tag 20:telegram 20:th
10:th+_ 10:that+$ 250:the+_ 10:the+contract 30:the+name 110:there 30:there+are 100:through 100:time 30:time+$ 10:to+send 500:token
10:token+? 80:token+call 20:token+on 30:token+that 100:turn 100:uniswap 300:up 30:up+_ 30:up+the 460:usdc 520:usdt 50:wallet
10:wallet+, 60:want 10:want+a 10:wbtc 190:what 10:what+i 10:what+the 100:whatev 80:which 10:which+addres 10:whose 10:wire 100:word
30:would+like 140:wrong @search_dex_pairs 2350:* 120:,+_ 50:,+all 30:,+any 20:,+just 30:,+whatev 10:,+where 10:.+what 20:24h
1500:<chain> 1720:<coin> 340:<count> 300:<evmAddress> 10:<fiat> 270:<name> 590:<namesake> 160:<number> 1000:<pair> 30:<protocol>
320:<series> 50:<solanaAddress> 20:<time> 60:?+$ 10:?+_ 20:?+any 20:?+i 10:?+it 90:^+_ 20:^+all 20:^+any 20:^+could 40:^+dexscreen
190:^+find 10:^+how 30:^+i 30:^+look 50:^+pippin 20:^+search 60:^+where 10:^+which 210:_+$ 150:_+, 10:_+. 30:_+? 70:_+_ 20:_+and
10:_+be 20:_+dex 20:_+for 10:_+i 20:_+liquidity 10:_+move 10:_+of 80:_+on 60:_+only 200:_+pair 20:_+pool 10:_+token 30:_+trad
20:_+trade 20:about 60:acros 40:addres 60:aero 270:all 50:all+chain 10:all+dex 20:and+tell 340:any 20:any+_ 30:any+chain
260:arbitrum 60:around 20:art 440:base 10:best 10:biggest 20:bonk 150:brett 20:buy 30:call 10:call+_ 10:can+_ 10:can+i 480:chain
80:chain+$ 30:chain+, 20:chain+? 10:check 20:coin 50:contract 20:could+you 10:day 60:decentralis 10:deep 180:deepest 10:degen
10:depth 450:dex 20:dex+, 50:dex+pair 440:dexscreen 50:dexscreen+pair 20:doe+_ 20:doe+it 20:dogwifhat 10:earth 20:enough 30:eth
300:ethereum 20:every 10:fak 10:fake 760:find 50:find+_ 40:find+me 10:first 90:for+_ 20:for+me 40:geckoterminal 130:gitlawb
20:ha+the 20:have+the 110:how 10:how+much 10:hows 20:i+_ 20:i+only 10:i+pay 10:i+the 10:i+trade 10:in+_ 10:inside 10:it+$ 20:jup
60:just 20:keep 10:kid 20:liq 430:liquidity 40:liquidity+$ 10:liquidity+, 10:liquidity+and 10:list 160:look 40:look+for 60:lookup
10:lp 40:mainnet 10:many 20:me+, 20:me+_ 10:me+the 20:me+which 40:mint 10:money 20:most 20:move 30:much 80:nam 20:nam+_ 10:need
10:not 10:of+_ 10:of+the 20:of+them 10:official 250:on+_ 30:on+any 10:once 310:only 50:only+$ 20:only+, 20:only+have 60:out
1340:pair 30:pair+, 60:pair+_ 10:pair+doe 60:pair+for 90:pair+on 20:pay 10:pay+for 10:pepe 10:per 10:percent 500:pippin 10:pippin+on
40:pippin+pool 10:pl 10:place 20:plenty 10:plz 60:polygon 480:pool 10:pool+$ 10:pool+, 20:pool+_ 20:pool+for 40:pool+on 10:ppl
50:price 10:put 10:quot 10:read 230:search 30:search+_ 60:see 20:see+how 10:send 20:show 10:since 10:sitt 10:so 60:sol 330:solana
60:spread 20:sushi 10:swapp 10:talk 60:tell 20:tell+me 10:the+_ 20:the+liquidity 10:the+mint 10:the+most 60:their 80:them 60:they
60:tick 20:to+see 70:token 10:token+call 190:trad 30:trad+on 230:trade 10:trade+_ 10:uniswap 10:usd 10:usdc 10:usdt 10:v3 70:venu
20:venu+, 10:venue 10:vol 30:volume 10:w 10:wallet 70:want 20:want+to 20:wbtc 90:weth 70:what 100:whatev 380:where 10:where+_
10:where+can 30:where+doe 10:where+i 20:where+on 30:where+the 110:which 20:which+of 10:which+pool 60:win 20:with+their 20:you+look
@search_polymarket 2470:* 30:,+_ 10:,+every 10:,+market 20:,+what 80:.+$ 760:<chain> 670:<coin> 400:<count> 60:<name> 100:<namesake>
200:<number> 290:<quoted> 1970:<series> 120:<time> 80:<url> 2250:<venue> 160:?+$ 50:?+_ 20:?+i 30:?+look 10:?+what 150:^+_
50:^+anyth 10:^+busiest 30:^+chance 20:^+doe 30:^+find 30:^+ha 50:^+i 20:^+odd 30:^+search 80:^+what 20:^+who 50:^+will 160:_+$
30:_+, 150:_+? 20:_+_ 20:_+all 30:_+and 30:_+at 20:_+by 230:_+cut 110:_+event 30:_+for 10:_+give 50:_+got 30:_+have 30:_+hit 40:_+in
70:_+odd 30:_+of 10:_+on 10:_+people 30:_+say 20:_+that 10:_+what 30:_+when 160:a+_ 20:a+the 740:about 80:about+_ 100:about+a
100:abt 80:all 10:and+when 40:answer 60:any 20:any+_ 100:anyone 400:anyth 30:are+people 20:are+the 10:ask 10:at+$ 50:at+_ 60:believe
300:bet 30:bet+on 100:bett 30:bett+on 60:bettor 760:bitcoin 40:busiest 20:by+_ 100:chanc 140:chance 20:chance+of 10:clos 160:company
40:crypto 110:current 910:cut 130:cut+in 60:d 20:d+like 830:decemb 50:decemb+$ 60:decemb+? 50:decemb+_ 40:decision 30:do+$ 10:do+_
40:do+people 20:do+the 40:doe+_ 440:event 80:every 1050:fed 300:find 50:find+_ 40:for+_ 40:for+a 20:for+the 20:give 200:got
200:government 30:ha+_ 10:hang 100:heard 100:hit 30:how 10:i+_ 20:i+d 40:in 180:in+decemb 30:in+it 10:in+there 100:includ 30:it+,
30:it+_ 30:it+up 60:like 20:like+_ 10:liquidity 100:look 170:market 100:mention 10:moment 60:nominee 10:not 40:now 10:now+$ 660:odd
50:odd+$ 20:odd+for 20:odd+of 20:odd+on 40:of+a 30:of+them 230:on+_ 200:one 80:outcome 260:people 40:people+on 100:per 40:pl 10:pl+$
40:please+$ 140:poly 2250:polymarket 40:predict 40:pric 30:probability 160:rat 100:rate 10:reckon 10:resolv 100:return 40:right
10:right+now 10:run 110:say 30:say+about 200:search 30:search+_ 30:search+for 60:see 160:sell 30:sell+it 100:settl 200:shutdown
10:simp 100:some 100:suffice 10:sure 100:task 100:th 30:that+_ 590:the 20:the+_ 20:the+company 40:their 100:them 80:there 80:think
10:treasury 10:until 100:up 10:usdc 10:volume 480:what 40:what+are 60:what+do 10:what+i 140:when 10:when+it 100:which 30:which+one
60:who 300:will 50:will+_ 30:will+do 30:with+_ 10:with+their 100:wond 10:yield @search_pools 2030:* 120:,+_ 30:,+any 10:,+at
10:,+just 30:,+show 30:,+whatev 20:,+where 20:24h 1500:<chain> 1270:<coin> 300:<count> 310:<evmAddress> 10:<fiat> 190:<name>
590:<namesake> 280:<number> 490:<pair> 30:<protocol> 240:<series> 70:<solanaAddress> 10:<step> 50:<time> 60:?+$ 10:?+_ 10:?+any
10:?+i 10:?+it 70:^+_ 10:^+all 40:^+any 10:^+could 140:^+find 10:^+how 50:^+i 30:^+look 60:^+pippin 10:^+pool 10:^+price 30:^+search
40:^+where 10:^+which 240:_+$ 90:_+, 10:_+. 50:_+? 50:_+_ 10:_+and 10:_+be 30:_+coin 10:_+dex 30:_+hit 10:_+how 10:_+i
10:_+liquidity 10:_+move 90:_+on 40:_+only 130:_+pair 30:_+pool 10:_+token 20:_+trad 10:_+trade 10:_+which 20:about 40:acros
30:addres 60:aero 150:all 30:all+chain 10:all+dex 10:and+_ 10:and+how 10:and+tell 10:and+what 360:any 10:any+_ 20:any+chain
170:arbitrum 40:around 10:at+what 540:base 10:best 10:biggest 20:bonk 310:brett 20:buy 30:call 10:call+_ 10:can+_ 10:can+i 320:chain
30:chain+$ 50:chain+, 10:chain+? 10:check 120:coin 30:coin+on 40:contract 10:could+you 20:current 10:dao 30:day 10:day+?
40:decentralis 40:deep 10:deep+i 70:deepest 110:degen 20:depth 240:dex 10:dex+, 20:dex+pair 90:dexscreen 10:did+it 10:doe+_
10:doe+it 20:dogwifhat 20:down 10:earth 20:enough 60:eth 190:ethereum 20:every 10:fak 10:fake 550:find 30:find+_ 30:find+me 10:first
80:for+_ 30:for+the 180:geckoterminal 90:gitlawb 10:ha+the 10:have+the 100:hit 120:how 10:how+deep 10:how+much 10:hows 10:i+_
10:i+only 10:i+that 10:i+the 30:i+there 10:i+trade 10:in+_ 10:inside 20:jup 40:just 20:keep 10:kid 20:liq 350:liquidity
20:liquidity+$ 20:liquidity+, 10:liquidity+and 140:look 40:look+for 40:lookup 20:lp 50:mainnet 10:many 10:me+_ 10:me+the 10:me+which
50:mint 10:mint+_ 10:money 20:most 30:move 30:much 60:nam 20:nam+_ 10:not 10:of+_ 10:of+the 10:of+them 290:on+_ 20:on+any 10:on+the
10:once 200:only 30:only+$ 10:only+, 10:only+have 10:or+down 140:out 720:pair 20:pair+, 30:pair+_ 20:pair+for 60:pair+on 10:pepe
10:per 10:percent 470:pippin 20:pippin+on 80:pippin+pool 10:pl 10:place 10:plz 40:polygon 1000:pool 20:pool+$ 20:pool+, 30:pool+_
60:pool+for 80:pool+on 10:ppl 80:price 10:price+, 10:price+and 10:put 10:quot 10:read 190:search 40:see 10:see+how 10:send 100:show
30:show+_ 10:since 10:sitt 10:so 80:sol 410:solana 40:spread 20:sushi 10:swap 10:swapp 10:talk 40:tell 10:tell+me 40:the+_
10:the+day 20:the+liquidity 10:the+mint 10:the+most 40:their 40:them 200:there 30:there+? 30:there+a 40:they 40:tick 10:to+see
90:token 10:token+, 10:token+call 140:trad 20:trad+on 180:trade 10:trade+_ 10:uniswap 20:up 10:up+or 10:usd 10:usdt 10:v3 50:venu
10:venu+, 10:venue 20:view 20:vol 40:volume 10:w 10:wallet 50:want 10:want+to 20:wbtc 60:weth 80:what 10:what+price 100:whatev
280:where 10:where+_ 10:where+can 20:where+doe 20:where+on 20:where+the 110:which 10:which+_ 10:which+of 10:which+pool 10:win
10:with+their 10:you+look @search_solana_assets 2620:* 150:,+_ 10:,+list 30:,+who 10:,+with 50:.+$ 10:.+what 10:.+which 2110:<chain>
1670:<coin> 200:<collection> 840:<count> 440:<namesake> 800:<number> 2620:<solanaAddress> 50:?+$ 30:?+_ 70:^+_ 50:^+all
90:^+compress 10:^+could 30:^+give 60:^+i 110:^+nft 60:^+show 50:^+what 40:^+which 340:_+$ 250:_+, 30:_+. 60:_+? 40:_+_ 10:_+addres
350:_+collection 10:_+for 30:_+ha 10:_+list 110:_+nft 40:_+of 70:_+on 30:_+own 30:_+per 30:_+show 30:_+wallet 10:a+well 100:able
30:able+to 40:addres 10:addres+_ 350:all 20:are+in 30:are+you 40:asset 100:believe 100:belong 30:belong+to 300:burnt 50:by+_
140:collect 1600:collection 400:collection+_ 40:collector 560:compress 120:compress+nft 10:could+you 30:doe+_ 10:each 100:exclud
100:few 100:find 100:fine 30:fine+$ 10:for+the 30:from+_ 40:fungible 100:gimme 100:give 30:give+me 40:heliu 40:here 10:here+. 10:how
10:i+in 110:in+_ 30:in+the 40:incl 40:includ 10:inside 40:inventory 30:it+_ 200:lad 180:list 30:list+_ 10:list+it 200:mad 40:me+_
30:me+the 600:member 130:member+of 10:much 100:need 1840:nft 20:nft+, 10:nft+_ 30:nft+collection 20:nft+doe 50:nft+in 80:nft+of
60:nft+own 40:normal 100:not 70:of+_ 30:of+it 240:of+the 30:of+them 90:on+_ 420:one 10:one+$ 30:one+? 60:only 20:only+, 200:out
50:out+of 560:own 40:own+_ 50:own+by 20:own+on 100:page 100:per 100:piec 30:piec+of 40:pric 10:r 380:show 40:show+me 10:show+the
100:sit 30:sit+in 10:sol 2100:solana 70:spl 20:spl+token 230:the+_ 30:the+collection 40:the+nft 180:them 30:them+$ 10:them+?
100:those 30:to+the 120:token 10:token+are 40:too 10:too+$ 40:und 10:und+_ 160:wallet 30:wallet+_ 40:well 230:what 10:what+i
30:what+in 10:what+nft 40:where 310:which 50:which+nft 100:who 30:who+own 10:with+pric 10:yo 10:you+show @search_solana_tokens
2720:* 100:,+_ 30:,+and 100:,+i 40:,+liquidity 30:,+market 10:,+mcap 30:,+mint 50:,+numb 20:,+so 10:,+supp 30:,+what 80:.+$
20:.+what 30:.+would 2180:<chain> 2340:<coin> 100:<count> 40:<fiat> 360:<name> 1370:<namesake> 200:<number> 780:<protocol>
480:<solanaAddress> 160:?+$ 10:?+_ 20:?+how 30:?+i 220:^+_ 30:^+a 10:^+can 120:^+find 10:^+how 50:^+i 30:^+kind 30:^+look 30:^+mint
30:^+on 30:^+search 10:^+token 40:^+what 30:^+which 130:_+$ 280:_+, 20:_+. 90:_+? 50:_+_ 50:_+and 30:_+coin 10:_+exist 30:_+for
30:_+ha 30:_+i 20:_+it 30:_+lin 30:_+list 80:_+mint 10:_+name 150:_+on 60:_+price 10:_+still 170:_+token 40:_+verify 30:_+what
30:a+_ 20:a+fake 230:about 40:about+_ 470:addres 30:addres+, 30:addres+of 40:addres+on 100:am 10:and+_ 30:and+how 30:and+i 30:and+if
10:and+of 30:and+tell 80:and+wheth 10:anybody 10:anyone 110:authority 10:bag 170:bonk 10:burn 60:buy 420:call 20:call+$ 90:call+_
30:can+still 100:cap 30:cap+and 100:carry 30:carry+the 10:circulat 220:coin 100:colleague 100:count 10:creator 100:d 30:d+like
10:day 10:decimal 10:description 10:dev 10:dex 20:do+not 10:doe+_ 520:dogwifhat 40:e 100:each 30:each+one 40:el 10:exact 40:exist
100:fak 60:fake 480:find 50:find+_ 60:find+me 40:for+_ 30:for+the 190:freeze 10:friend 20:frozen 10:got 100:held 10:hi 210:hold
30:hold+count 660:holder 40:holder+, 50:holder+and 10:homepage 310:how 80:how+many 30:i+_ 30:i+am 20:i+call 30:i+d 20:i+do 120:i+it
30:i+need 30:i+still 30:i+there 30:i+want 100:if 30:if+it 30:it+, 30:it+. 40:it+i 50:it+the 1170:jup 780:jupit 160:keep 60:kid
100:kind 100:like 100:lin 10:liq 190:liquidity 10:liquidity+$ 10:liquidity+, 100:list 10:live 100:look 30:look+up 10:lot 500:many
10:many+_ 30:many+coin 70:many+holder 100:market 30:market+cap 100:maximum 50:mcap 10:mcap+, 40:me+the 1490:mint 10:mint+_
120:mint+addres 30:mint+i 10:mint+more 40:mint+or 30:more 10:n 160:nam 40:nam+_ 20:name 10:name+, 100:need 10:no 120:not 10:now
310:numb 50:numb+of 60:of+_ 50:of+holder 40:of+the 360:on+_ 310:one 50:one+$ 30:or+freeze 20:or+not 130:pippin 30:pippin+on 100:pl
40:plz 40:pool 280:price 10:price+and 10:price+for 30:price+of 70:read 100:real 100:record 100:result 10:right 360:search
50:search+_ 30:search+for 100:see 10:sent 360:so 20:so+that 340:sol 1840:solana 20:somebody 10:someone 100:statu 30:statu+,
260:still 10:still+mint 160:supp 10:supp+, 160:talk 40:talk+about 100:tell 30:tell+me 20:that+_ 20:that+i 40:the+_ 100:the+mint
30:the+real 30:the+token 100:their 100:them 300:there 30:there+a 50:there+are 10:they 10:those 120:tick 10:to+_ 30:to+see 1030:token
40:token+_ 70:token+call 30:token+i 70:token+on 100:told 10:total 100:up 30:up+the 40:usd 20:usdc 10:ve 100:verification 1060:verify
70:verify+? 20:vol 10:wallet 110:want 30:want+to 430:what 10:what+_ 20:what+i 30:what+it 50:what+the 300:wheth 50:wheth+_ 300:which
30:which+_ 30:which+are 30:which+token 10:who 30:would+you 40:wrapp @search_tools 900:* 30:,+_ 30:.+$ 200:<count> 30:?+$ 100:^+do
30:^+i 80:^+which 30:_+$ 30:_+and 30:a+token 100:about 100:any 100:approval 30:approval+? 100:call 30:call+$ 100:category 100:deal
80:do+you 100:endpoint 100:even 100:exact 200:floor 30:floor+price 30:have+a 200:here 100:history 30:history+$ 30:i+call 30:i+there
100:keep 100:lend 100:liquidity 30:liquidity+of 200:list 30:list+? 100:lock 30:me+the 100:must 30:must+i 100:nam 30:nam+$ 100:name
30:name+_ 500:nft 30:of+a 50:of+your 100:one 100:pric 100:price 30:price+history 100:royalty 100:search 100:security 100:show
100:similar 200:some 100:stak 100:stuff 200:tell 50:tell+me 30:the+exact 100:there 30:to+the 300:token 30:token+? 30:token+unlock
800:tool 100:u 100:unlock 30:unlock+$ 100:wallet 500:which 30:which+of 30:which+one 100:yield 80:you+have @validate_address 2150:*
20:,+and 40:,+i 50:,+or 30:.+$ 10:.+_ 10:.+which 1550:<bitcoinAddress> 520:<chain> 620:<coin> 500:<evmAddress> 100:<hex> 100:<name>
40:<number> 580:<series> 160:?+$ 20:?+_ 30:?+a 30:?+i 70:^+_ 30:^+a 20:^+before 20:^+can 30:^+did 10:^+how 290:^+i 20:^+my 50:_+$
10:_+. 240:_+a 130:_+addres 20:_+be 20:_+did 30:_+for 40:_+i 10:_+please 10:_+want 20:_+with 30:a+client 70:a+well 1580:addres
150:addres+$ 20:addres+, 130:addres+? 40:addres+_ 100:am 30:and+i 20:and+of 40:back 40:bank 60:before 20:before+i 80:big 420:bitcoin
100:bridge 30:bridge+_ 100:btc 80:by+hand 20:can+_ 80:capital 160:case 60:chain 20:chain+$ 140:checksum 100:client 10:colleague
10:comment 300:copy 420:correct 90:did+i 30:did+they 100:don 30:don+t 40:eip 10:eip+_ 100:error 80:everyth 100:file 10:for+_
30:for+the 880:form 30:form+_ 100:gave 40:give 300:hand 40:how 10:how+to 290:i+_ 30:i+am 20:i+it 30:i+make 50:i+that 30:i+the
50:it+$ 30:it+, 20:it+a 10:it+in 10:left 120:letter 100:lose 120:low 100:make 30:make+a 40:mine 100:mistake 200:mistype 80:mix
10:my+addres 40:need 10:no 20:of+_ 20:of+which 40:ok 80:one 10:one+$ 10:one+? 30:or+i 40:out 100:payment 240:payout 60:payroll 80:pl
10:please+$ 10:please+, 180:prop 160:proper 220:real 100:refus 40:reject 100:right 40:script 60:send 80:small 60:someone
40:somewhere 40:spell 40:split 40:spreadsheet 10:str 40:support 100:t 100:taproot 20:the+_ 40:the+addres 50:the+payout 100:they
10:thi+_ 40:told 10:told+me 100:typ 60:type 100:u 30:u+_ 460:valid 180:want 20:want+the 30:want+to 560:well 140:well+form 100:which
20:which+chain 10:which+one 100:while 10:with+the 80:write 140:written @validate_task_result 500:* 30:,+it 30:.+$ 30:.+i 200:<json>
300:<quoted> 100:<uuid> 30:?+$ 50:^+before 30:^+check 30:^+i 30:_+$ 50:_+, 30:_+verify 100:account 200:against 30:against+the
200:answ 100:b4 300:before 50:before+i 100:bos 100:call 300:check 30:check+thi 200:cit 300:claim 50:claim+_ 100:draft 100:each
100:finish 100:genuine 100:goe 100:hold 30:i+my 30:i+the 30:it+$ 100:mine 30:my+bos 30:of+my 30:of+the 30:of+thi 100:post 100:proper
100:publish 500:receipt 200:rest 200:result 100:send 30:send+it 100:sourc 100:task 30:that+my 30:that+the 30:the+call 30:to+my
100:up 100:verify @verify_message 720:* 20:.+_ 50:.+doe 30:.+i 720:<evmAddress> 720:<hex> 60:<name> 660:<quoted> 130:?+$ 30:^+a
20:^+buy 20:^+did 20:^+our 20:^+somebody 20:^+the 30:_+$ 50:_+, 120:_+. 50:_+? 30:_+_ 50:_+and 80:_+sign 20:_+the 80:_+with 20:and+a
60:b 60:bear 60:buy 60:check 300:claim 20:claim+_ 60:come 60:control 60:custom 30:did+_ 30:doe+it 20:doe+the 30:from+_ 60:good
120:guy 240:he 300:hello 60:here 60:hi 30:i+_ 20:i+it 20:i+the 20:it+come 20:it+i 60:legit 60:memb 120:message 30:message+_ 120:out
30:out+? 120:own 30:own+_ 120:proof 20:proof+of 60:real 180:say 20:say+_ 20:say+it 120:sent 60:sig 600:sign 60:sign+_ 80:sign+the
360:signature 80:signature+_ 60:somebody 60:swear 240:text 60:text+_ 60:th 20:th+_ 30:the+message 30:the+signature 30:the+text
20:the+th 120:true 60:verify 50:with+_ 120:word
`;
