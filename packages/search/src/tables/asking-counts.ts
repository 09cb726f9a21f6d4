// Asking counts: how many questions for each tool (*) have a word; written by test/learn-first.ts, in hundredths.
export const ASKING_COUNTS = `
@- 212700:* 1450:,+_ 180:,+a 80:,+all 1500:,+and 30:,+any 50:,+at 50:,+best 30:,+biggest 100:,+by 200:,+can 80:,+did 30:,+doe
30:,+each 100:,+for 80:,+give 80:,+go 80:,+ha 150:,+help 700:,+how 880:,+i 30:,+id 230:,+in 80:,+it 50:,+just 30:,+latest 30:,+like
30:,+list 330:,+long 30:,+market 80:,+my 100:,+no 50:,+not 50:,+on 30:,+one 100:,+only 50:,+or 230:,+please 130:,+she 30:,+show
30:,+so 30:,+spend 50:,+supp 180:,+the 50:,+token 500:,+what 100:,+where 500:,+which 50:,+who 230:,+with 50:,+without 30:,+would
100:,+ye 3550:.+$ 30:.+. 30:.+_ 200:.+can 30:.+could 50:.+how 30:.+i 80:.+please 80:.+what 100:.+which 30:.+would 100:1 400:100x
1000:10x 1000:20 500:26dec 100:29 200:2fa 100:3 200:3x 200:4626 200:4h 200:4x 500:50 300:5x 200:721 400:<bitcoinAddress>
300:<bitcoinHash> 2300:<block> 40800:<chain> 78700:<coin> 5900:<collection> 700:<commodity> 2700:<count> 3600:<ens>
6100:<evmAddress> 1100:<evmHash> 17700:<exchange> 5500:<fiat> 1400:<hex> 600:<holder> 400:<maybeChain> 36000:<name> 6500:<namesake>
47400:<number> 1600:<pair> 14800:<protocol> 4600:<quoted> 33600:<series> 300:<signature> 500:<solanaAddress> 1800:<step>
1900:<ticker> 34200:<time> 600:<unit> 700:<url> 2900:<venue> 9630:?+$ 100:?+_ 30:?+how 80:?+i 50:?+just 30:?+my 30:?+the 80:?+what
3350:^+_ 80:^+a 30:^+all 400:^+am 130:^+any 150:^+are 50:^+at 280:^+balance 550:^+best 80:^+bid 130:^+book 330:^+bridge 330:^+buy
400:^+can 530:^+cancel 180:^+cheap 280:^+cheapest 30:^+check 150:^+claim 130:^+close 30:^+compare 200:^+convert 430:^+could
130:^+create 80:^+crypto 130:^+current 330:^+deploy 200:^+did 300:^+do 230:^+doe 280:^+draft 100:^+draw 580:^+explain 30:^+find
130:^+fix 50:^+floor 80:^+for 30:^+from 100:^+ga 200:^+give 80:^+ha 5280:^+how 2350:^+i 30:^+if 150:^+imp 80:^+in 50:^+kind
50:^+last 230:^+latest 130:^+ledg 280:^+lightn 150:^+liquidation 200:^+list 80:^+log 150:^+long 130:^+lyric 180:^+make 50:^+market
30:^+metamask 600:^+mint 30:^+most 1450:^+my 30:^+name 50:^+need 200:^+net 80:^+next 30:^+nft 100:^+numb 80:^+odd 250:^+open
30:^+ord 80:^+our 400:^+ping 30:^+pippin 180:^+place 130:^+plan 700:^+please 30:^+pool 80:^+price 200:^+put 400:^+rarity 50:^+read
30:^+realis 180:^+recipe 200:^+recommend 130:^+regist 680:^+revoke 30:^+search 550:^+send 80:^+sentiment 450:^+set 80:^+share
550:^+should 130:^+show 100:^+snapshot 150:^+spot 130:^+stak 300:^+stake 180:^+summarise 480:^+swap 380:^+tell 200:^+the 30:^+top
250:^+total 130:^+train 700:^+translate 130:^+twitt 30:^+utxo 80:^+we 150:^+weath 4230:^+what 750:^+when 350:^+where 2180:^+which
1800:^+who 280:^+why 430:^+will 100:^+would 1250:^+write 12030:_+$ 5200:_+, 1230:_+. 2480:_+? 4730:_+_ 300:_+a 550:_+account
230:_+addres 100:_+against 350:_+airdrop 50:_+all 30:_+allow 30:_+among 1900:_+and 130:_+approval 130:_+are 730:_+at 30:_+atm
50:_+back 200:_+balance 180:_+be 30:_+been 100:_+before 30:_+best 30:_+between 50:_+bid 250:_+block 30:_+book 150:_+burn 100:_+by
100:_+call 180:_+cent 100:_+close 50:_+coin 30:_+collection 80:_+compar 130:_+contract 80:_+cost 30:_+crypto 130:_+cut 400:_+dao
30:_+decimal 30:_+did 100:_+do 50:_+doe 400:_+drop 130:_+e 50:_+each 50:_+earn 50:_+entry 230:_+etf 30:_+exact 30:_+exploit
150:_+fall 80:_+fee 30:_+fill 2180:_+for 1130:_+from 50:_+fund 100:_+futur 30:_+ga 30:_+get 30:_+give 100:_+go 180:_+goe 30:_+gone
30:_+got 180:_+governance 180:_+ha 150:_+have 130:_+hit 50:_+hold 30:_+holder 80:_+how 400:_+i 730:_+in 730:_+into 30:_+it 30:_+keep
80:_+last 230:_+ledg 150:_+level 50:_+lie 80:_+lin 30:_+list 80:_+lock 250:_+long 150:_+market 130:_+mempool 150:_+message 30:_+min
150:_+morn 30:_+mov 50:_+nam 30:_+name 80:_+network 30:_+next 50:_+nft 150:_+node 500:_+now 900:_+of 1900:_+on 50:_+one 30:_+only
50:_+open 430:_+option 430:_+or 150:_+ord 50:_+out 200:_+over 30:_+own 100:_+pay 50:_+payment 130:_+people 100:_+per 50:_+perp
50:_+pl 150:_+please 50:_+pool 30:_+position 30:_+price 30:_+print 180:_+proposal 50:_+protocol 30:_+rate 130:_+repo 50:_+revenue
130:_+reward 80:_+right 150:_+rollup 50:_+rout 50:_+say 80:_+send 30:_+sery 30:_+share 30:_+show 80:_+since 30:_+slippage 30:_+slot
50:_+spot 130:_+stak 150:_+stake 50:_+stand 100:_+still 30:_+supp 80:_+take 230:_+tax 180:_+that 130:_+the 30:_+these 50:_+thi
2300:_+to 230:_+today 50:_+token 130:_+trad 80:_+trade 150:_+transaction 130:_+transf 30:_+transfer 30:_+tx 50:_+user 230:_+v
630:_+validator 80:_+value 50:_+vault 50:_+via 30:_+w 80:_+wa 280:_+wallet 180:_+what 100:_+when 30:_+where 100:_+which 30:_+will
1250:_+with 250:_+withdrawal 80:_+without 480:_+word 50:_+worth 30:_+would 100:_+ye 1830:a+_ 300:a+a 200:a+beginn 150:a+birthday
80:a+bit 50:a+client 80:a+contract 50:a+day 30:a+fake 500:a+good 280:a+joke 30:a+known 130:a+ledg 180:a+limit 130:a+list 130:a+logo
30:a+lot 150:a+new 30:a+phish 30:a+price 30:a+profile 130:a+python 50:a+side 530:a+solidity 180:a+soon 130:a+stop 100:a+table
50:a+token 30:a+wallet 30:a+year 2600:aave 6100:about 580:about+_ 50:about+a 50:about+that 300:about+the 300:above 80:above+_
100:abt 100:acc 200:accept 200:accord 50:accord+to 6700:account 380:account+$ 150:account+, 80:account+? 30:account+_ 150:account+at
130:account+i 30:account+of 50:account+on 200:accountant 1000:acros 50:acros+_ 100:acros+all 100:acros+exchang 400:active
400:activity 300:actual 800:ada 400:add
200:addr1q9ld26v2lv8wvrxxmvg90pn8n8n5k6tdst06q2s856rwmvnueldzuuqmnsye359fqrk8hwvenjnqultn7djtrlft7jnq7dy7wv
400:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp 2400:addres 100:addres+_
150:addres+of 30:addres+on 600:address 300:adult 200:aero 300:aerodrome 200:affect 200:afraid 1500:aft 100:afternoon 500:again
80:again+? 1300:against 150:against+_ 50:against+the 400:ahead 3000:airdrop 130:airdrop+$ 200:alcohol 1200:alert 4200:all 30:all+?
30:all+_ 180:all+approval 200:all+exchang 250:all+my 80:all+of 30:all+the 30:all+time 30:all+token 500:allow 130:allow+to
100:allowance 200:allowlist 300:already 50:already+? 100:alt 600:altcoin 2300:am 50:am+_ 450:am+i 200:america 200:among 30:among+the
200:amount 430:an+_ 200:an+alert 50:an+article 180:an+erc20 30:an+exchange 200:an+nft 100:analysi 600:and+_ 50:and+a 30:and+ask
30:and+by 50:and+for 80:and+give 930:and+how 280:and+i 130:and+in 130:and+it 100:and+list 30:and+no 150:and+numb 30:and+on
50:and+open 30:and+sell 100:and+tell 250:and+the 30:and+volume 80:and+wa 50:and+want 550:and+what 50:and+when 180:and+where
30:and+wheth 150:and+which 150:and+who 100:and+with 30:and+would 100:announc 200:anon 200:anoth 300:answ 200:answer 400:antmin
200:antpool 1200:any 30:any+_ 100:anyth 100:anywhere 400:apart 1800:ape 30:ape+into 300:api 600:app 900:apple 3400:approval
180:approval+i 200:approval+of 100:approval+on 50:approval+that 300:approve 100:apr 100:apy 30:apy+on 400:arb 200:arbitrag
3000:arbitrum 200:archive 100:are+in 30:are+on 100:are+open 130:are+people 280:are+the 80:are+there 30:are+they 80:are+wait
230:are+you 100:argument 100:around 100:arriv 200:arrive 200:art 300:article 200:asic 400:ask 30:ask+for 100:asset 200:association
1950:at+_ 30:at+a 50:at+all 130:at+home 30:at+least 80:at+present 500:at+the 50:at+what 200:atm 300:atom 600:attach 500:attack
2300:attestation 200:auction 400:audit 500:auditor 300:aunt 100:available 500:avalanche 300:average 100:avg 100:away 1400:azuki
100:b 2300:back 180:back+$ 30:back+, 50:back+? 150:back+in 100:background 100:backtest 200:bad 200:bag 300:bal 400:balanc
3600:balance 530:balance+of 30:balance+sheet 200:ban 300:banana 200:band 1700:bank 200:bankroll 5900:base 200:battle 600:bayc
80:be+$ 50:be+? 50:be+_ 500:beacon 100:bear 400:bearish 100:because 400:become 900:been 200:beep 1100:before 30:before+i 100:begin
1000:beginn 300:beginner 1400:behind 130:behind+_ 50:behind+the 100:behind+thi 100:believe 200:belong 50:belong+to 1500:below
350:below+_ 700:berlin 3600:best 30:best+_ 30:best+bid 130:best+hardware 500:bet 400:betfair 700:bett 30:bett+on 1600:between
130:between+_ 1000:bid 30:bid+and 100:bidd 300:big 400:biggest 30:biggest+first 500:bill 5100:binance 800:birthday 180:birthday+poem
300:bit 7900:bitcoin 200:black 200:blackrock 100:blob 2300:block 50:block+$ 50:block+, 30:block+? 150:block+_ 30:block+height
30:block+i 300:blockchain 200:blog 200:blood 200:blue 300:blur 400:board 300:bohemian 500:boil 500:bond 400:bonk 100:bonu 2300:book
80:book+$ 30:book+_ 180:book+a 30:book+for 30:book+on 200:bookkeep 100:bool 200:boost 1200:bor 200:borrow 300:bos 1500:bot 100:both
300:bought 100:box 300:br 200:brc 300:bread 300:break 100:brett 200:brib 100:bridg 1900:bridge 250:bridge+_ 300:broadcast 300:brok
500:broth 600:bsc 7600:btc 100:btcusdt 700:buck 200:buddy 200:budget 200:bug 600:build 400:builder 200:built 200:bull 300:bullet
400:bullish 300:bundl 300:bundle 1300:burn 150:burn+on 300:burnt 200:busines 400:but 200:button 3600:buy 100:buy+$ 80:buy+,
330:buy+_ 150:buy+me 230:by+_ 50:by+a 50:by+hand 30:by+one 30:by+profit 130:by+step 80:by+the 30:by+what 1700:bybit 200:bytecode
100:c 100:cake 1500:call 100:call+$ 100:call+_ 600:calory 100:came 200:camera 350:can+i 50:can+it 30:can+somebody 600:can+you
2400:cancel 380:cancel+my 300:cancell 300:cap 30:cap+of 2100:capacity 230:capacity+and 1700:capital 150:capital+gain 280:capital+of
600:car 1000:card 1900:cardano 200:carpet 300:case 600:cash 600:cast 900:cat 150:cat+$ 200:cause 700:cctp 200:ceil 200:cell
1100:cent 150:cent+a 500:ceo 800:chain 30:chain+$ 50:chain+, 30:chain+_ 500:chainlink 500:champion 130:champion+league
300:chancellor 200:chang 200:change 30:change+$ 1800:channel 150:channel+$ 200:charg 1000:charge 100:chart 900:cheap
150:cheap+flight 2100:cheapest 30:cheapest+, 180:cheapest+flight 200:check 50:check+thi 300:child 200:china 200:cid 1100:circle
300:citisen 700:claim 130:claim+my 200:clas 100:clean 100:click 1000:client 500:cliff 200:climb 300:clock 300:clos 1100:close
200:closest 300:club 300:cluster 100:cme 600:code 2700:coin 130:coin+$ 80:coin+, 50:coin+_ 30:coin+i 30:coin+of 30:coin+on
30:coin+that 3100:coinbase 300:cold 100:collateral 200:colleague 800:collection 30:collection+$ 30:collection+, 30:collection+on
200:column 700:com 50:com+out 300:come 200:comment 1000:commission 1800:commit 130:commit+did 200:committ 200:committee
200:community 300:company 400:compar 50:compar+with 100:compare 200:compil 200:complete 100:compliance 100:comput 100:compute
100:concentrat 200:conditional 500:conference 200:confidence 300:confirm 100:confirmation 100:connect 30:connect+my 200:contact
4700:contract 80:contract+$ 30:contract+, 350:contract+for 130:contract+in 100:contract+on 180:contract+with 200:contributor
800:convert 150:convert+_ 300:cook 200:copy 400:core 100:corn 100:correct 1100:cosmo 800:cost 50:cost+$ 30:cost+in 480:could+you
100:council 400:count 30:count+and 200:country 300:court 200:cov 200:cover 200:cpi 100:crash 300:creat 600:create 80:create+a
200:create2 100:creator 600:credit 100:cros 200:cross 100:crowd 2900:crypto 50:crypto+$ 150:crypto+gain 200:crypto+news
30:crypto+project 300:cryptopunk 300:cs 200:csv 200:cup 1100:current 80:current+_ 100:curve 300:custom 300:customer 500:cut
50:cut+on 200:cz 200:d 200:dai 100:dang 2100:dao 200:dashboard 500:dat 100:data 1000:date 150:date+$ 200:daught 1200:day 50:day+$
30:day+. 50:day+? 200:dca 100:dear 100:debate 200:debt 200:debug 800:decemb 50:decemb+$ 30:decemb+? 30:decemb+_ 200:decentralisation
200:decide 100:decimal 1100:declare 150:declare+stak 100:deep 100:defi 100:degen 1100:delegat 600:delegate 300:delete 500:deliver
400:delta 1500:deploy 150:deploy+an 600:deposit 2100:deribit 100:deriv 100:derivativ 30:derivativ+exchang 100:detail 500:dev
600:develop 400:developer 180:did+_ 130:did+he 30:did+i 130:did+it 230:did+my 30:did+that 500:did+the 100:did+they 30:did+thi
100:died 300:diesel 200:diff 1100:difference 250:difference+between 200:direction 200:disappear 100:disclosure 500:discord
300:dishwash 300:disk 400:disposal 200:dispute 100:distance 200:div 800:dividend 100:divorce 100:dm 150:do+$ 30:do+, 30:do+_ 80:do+a
2850:do+i 100:do+people 180:do+the 130:do+they 30:do+today 180:do+you 200:doctor 300:document 600:doe+_ 150:doe+a 180:doe+it
150:doe+my 130:doe+not 30:doe+one 530:doe+the 300:doesn 80:doesn+t 100:doesnt 500:dog 900:doge 600:dogecoin 1800:dollar 100:don
30:don+t 100:done 300:doodl 200:dose 300:double 300:down 30:down+today 1100:draft 250:draft+a 100:drain 600:draw 130:draw+me
200:driv 2100:drop 150:drop+below 230:drop+und 200:due 200:dune 300:dur 200:dvol 200:dwr 200:dydx 800:e 200:e18 200:e24 1600:each
30:each+? 50:each+of 1200:earn 30:earn+most 600:earning 100:earth 300:eastern 200:eat 100:edition 200:effective 500:effectivenes
700:egg 300:eip 80:eip+_ 500:election 400:electricity 2000:eligible 480:eligible+for 400:elon 600:email 200:empire 200:employe
100:employee 200:en 30:en+name 300:end 100:enough 200:ent 100:entity 800:entry 1000:epoch 150:epoch+$ 200:era 1300:erc 1100:erc20
130:erc20+contract 500:error 100:error+_ 300:essay 1700:etf 200:etf+inflow 130:etf+net 12000:eth 200:ethdenv 200:ethena
5300:ethereum 200:etherscan 200:ethglobal 200:eur 1400:euro 400:even 100:event 300:ever 1300:every 180:every+approval 200:everyone
200:everyth 100:everywhere 100:ex 100:exact 100:exam 100:exampl 200:example 200:excel 1400:exchang 100:exchang+$ 30:exchang+,
180:exchang+_ 600:exchange 100:execut 100:execution 200:exercise 900:exit 230:exit+queue 200:expect 400:expir 200:expire 600:expiry
3300:explain 30:explain+in 130:explain+the 250:explain+to 200:exploit 30:exploit+, 100:export 300:external 100:extract 200:eye
200:factory 100:fake 900:fall 200:fan 200:far 30:far+i 600:farcast 200:farm 200:fastest 100:fath 400:faucet 400:favourite 700:fbtc
1200:fed 3100:fee 230:fee+$ 30:fee+and 130:fee+for 30:fee+of 100:feed 300:feel 300:feet 100:few 300:fifo 300:fil 1200:file 30:file+.
600:fill 100:fill+in 100:filt 500:final 900:find 500:firm 200:firmware 1100:first 50:first+$ 50:first+? 200:fish 1600:fix 200:flag
300:flashbot 400:flat 1800:flight 130:flight+_ 150:flight+from 200:flip 300:floor 30:floor+of 50:floor+price 500:flow 200:follow
600:follower 200:football 30:for+$ 2330:for+_ 1200:for+a 330:for+an 30:for+how 100:for+it 130:for+lentil 1650:for+me 750:for+my
30:for+on 350:for+our 130:for+reentrancy 1380:for+the 700:forecast 200:foreign 900:forgot 180:forgot+my 200:fork 1700:form
250:form+_ 300:formula 400:forum 100:forward 1000:found 200:founder 500:foundry 200:framework 100:franc 300:france 100:fraud
300:free 100:freez 400:freeze 30:freeze+it 400:french 100:fresh 800:friday 200:friend 300:frog 1250:from+_ 30:from+a 80:from+me
530:from+my 250:from+the 30:from+which 200:frozen 500:full 30:full+i 200:fun 600:function 80:function+_ 1000:fund 30:fund+$
50:fund+on 200:funny 200:fur 600:futur 200:fuzz 2600:ga 50:ga+$ 30:ga+on 180:ga+station 1300:gain 130:gain+in 130:gain+tax 300:game
300:garden 200:gate 1100:gave 30:gave+me 180:gave+to 200:general 200:generate 200:german 2700:germany 280:germany+$ 5000:get
80:get+$ 50:get+? 80:get+_ 80:get+a 100:get+back 80:get+in 80:get+into 50:get+me 100:get+my 80:get+the 500:geth 100:gift 200:git
1300:github 180:github+commit 100:giv 2100:give 430:give+me 200:given 100:glad 500:gnosi 1600:go 200:go+to 1200:goe 700:gold
400:golden 300:gone 500:gonna 3200:good 200:googl 500:google 1000:got 1300:governance 180:governance+proposal 200:grammar
200:grandfath 400:grandmoth 200:grandson 200:grant 200:grap 100:graphic 200:great 200:greek 400:green 200:grid 300:group 100:grown
200:growth 200:guardian 100:guy 100:ha+_ 130:ha+been 50:ha+it 30:ha+on 100:ha+the 200:hack 30:hack+$ 200:hackathon 500:half 500:hand
100:handle 400:hang 100:happen 100:happy 100:hard 200:hardhat 1600:hardware 380:hardware+wallet 100:harvest 500:hash 30:hash+_
30:hash+of 50:hash+rate 200:hashrate 100:hasn 130:have+$ 30:have+, 50:have+? 150:have+_ 50:have+a 30:have+an 80:have+in 30:have+on
150:have+the 200:have+to 1400:he 100:head 800:headlin 130:headlin+about 100:hear 400:heat 400:heatmap 100:hedge 100:height 500:held
80:held+_ 30:held+by 1000:help 130:help+$ 300:here 30:here+. 100:hey 1000:hi 100:hidden 200:hifo 600:high 50:high+$ 100:highest
200:hike 500:him 500:history 30:history+$ 80:history+of 700:hit 130:hit+_ 200:hodl 1600:hold 30:hold+$ 80:hold+_ 50:hold+on
50:hold+the 500:holder 30:holder+? 30:holder+of 1200:home 200:homework 500:honest 300:hook 200:horoscope 700:hotel 200:hour
200:house 29500:how 230:how+are 150:how+can 130:how+did 1980:how+do 200:how+doe 30:how+far 50:how+full 30:how+ha 100:how+i
50:how+large 530:how+long 1700:how+many 1300:how+much 100:how+often 150:how+tall 50:how+the 330:how+to 1100:hub 300:human 700:hurt
100:husband 400:hype 1400:hyperliquid 130:i+$ 100:i+, 400:i+_ 200:i+a 130:i+am 80:i+an 30:i+approve 30:i+be 50:i+behind 100:i+buy
50:i+call 80:i+can 230:i+declare 100:i+do 50:i+earn 430:i+eligible 180:i+forgot 150:i+gave 580:i+get 50:i+got 730:i+have 100:i+he
80:i+hold 100:i+in 630:i+it 100:i+lock 350:i+lost 230:i+m 80:i+make 50:i+must 330:i+my 350:i+need 80:i+not 100:i+on 30:i+only
30:i+open 180:i+owe 100:i+pay 200:i+put 50:i+read 130:i+recov 80:i+run 50:i+see 400:i+sell 130:i+set 80:i+should 150:i+still
50:i+stuck 50:i+that 1850:i+the 150:i+there 30:i+think 50:i+wa 130:i+want 80:i+would 200:ibc 900:ibit 700:ibuprofen 300:id 30:id+,
30:id+_ 300:idea 200:identity 1900:if 30:if+_ 250:if+i 50:if+it 30:if+the 30:if+you 200:ifr 300:im 1600:imp 150:imp+vol
250:imp+volatility 900:impermanent 230:impermanent+los 200:import 100:in+$ 30:in+? 2830:in+_ 150:in+a 130:in+an 50:in+crypto
50:in+decemb 630:in+germany 180:in+it 200:in+lisbon 480:in+my 80:in+our 50:in+percent 30:in+plain 130:in+simple 200:in+solidity
30:in+that 1330:in+the 50:in+thi 80:in+to 50:in+what 180:in+which 200:inbound 100:inception 200:includ 900:income 130:income+tax
100:increase 500:index 30:index+_ 200:inflation 2100:inflow 150:inflow+_ 130:inflow+into 130:inflow+of 400:influencer 100:inherit
100:input 600:inscription 100:inside 200:instead 300:insurance 500:integral 130:integral+of 200:integrate 700:interest
50:interest+at 30:interest+on 100:internal 300:interview 6100:into 680:into+_ 250:into+the 200:investment 100:invoic 300:invoice
200:ip 200:ipf 300:iphone 300:ir 700:issu 200:issue 100:issuer 550:it+$ 30:it+, 100:it+. 350:it+? 100:it+_ 50:it+a 50:it+again
30:it+at 100:it+be 30:it+come 30:it+cost 80:it+for 80:it+go 80:it+i 100:it+in 130:it+on 50:it+own 150:it+rain 300:it+to 50:it+up
50:it+wa 150:it+with 800:japanese 150:japanese+$ 900:job 200:jogg 1100:joke 130:joke+about 200:journalist 200:json 100:jup 300:jupit
400:just 200:k 1100:kalshi 200:kaspa 1200:keep 30:keep+_ 200:kel 1600:key 180:key+$ 400:kid 400:kilometr 500:kind 30:kind+of
200:kitchen 700:knee 130:knee+hurt 500:know 30:know+if 400:knowledge 100:known 200:kpepe 2600:kraken 500:kucoin 800:kwh 130:kwh+$
100:kxbalance 500:kxf 800:kyc 400:l2 200:l2beat 100:la 200:lab 200:labell 100:lad 100:lag 200:land 800:landlord 300:laptop 200:large
30:large+i 200:lasagna 200:lasagne 2800:last 100:last+_ 200:late 1500:latest 100:latest+crypto 300:launch 500:law 200:lawsuit
200:lawy 400:lawyer 100:lay 200:layer 1300:layerzero 100:lead 500:league 100:learn 300:lease 300:least 30:least+_ 100:leav 800:leave
3300:ledg 130:ledg+$ 100:ledg+, 130:ledg+account 150:ledg+or 700:left 1000:legal 100:lend 600:lentil 150:lentil+soup 100:les 200:let
600:lett 800:level 80:level+$ 50:level+a 100:leverage 500:licence 1700:lido 200:lie 50:lie+in 300:life 200:lighthouse 2400:lightn
430:lightn+network 2100:like 50:like+_ 150:like+i 100:like+to 1300:limit 130:limit+ord 500:lin 700:line 900:linea 100:link
200:liquid 30:liquid+stak 600:liquidat 2000:liquidation 180:liquidation+_ 200:liquidity 1100:lisbon 150:lisbon+_ 2800:list 30:list+$
80:list+_ 50:list+for 80:list+it 130:list+my 130:list+of 50:list+the 100:listing 300:litecoin 100:liv 800:live 200:ll 400:loan
900:lock 30:lock+$ 30:lock+, 700:log 80:log+in 300:login 600:logo 130:logo+for 100:lol 30:lol+$ 6100:long 130:long+and 180:long+do
230:long+i 280:long+short 280:long+v 700:look 30:look+for 100:look+like 30:look+up 100:lookup 200:loop 1600:los 80:los+on 100:lose
100:loss 2300:lost 350:lost+my 150:lost+the 400:lot 200:lottery 200:loud 600:lov 600:low 400:lowest 300:lp 100:ltc 500:lyric 900:m
150:m+_ 300:machine 200:mad 200:magic 200:mail 200:main 900:mainnet 300:mak 2400:make 150:make+a 130:make+me 700:manifold 6800:many
150:many+_ 130:many+calory 150:many+people 100:many+token 230:many+validator 300:margin 1800:market 50:market+$ 30:market+,
100:market+on 200:marketplac 100:marketplace 200:marry 500:match 100:math 100:matt 100:matter 900:max 130:max+pain 300:may 30:may+i
930:me+$ 350:me+, 50:me+? 230:me+_ 1400:me+a 230:me+an 130:me+and 80:me+how 100:me+in 80:me+it 330:me+on 100:me+one 50:me+some
450:me+the 80:me+what 450:me+when 30:me+which 150:me+with 600:mean 30:mean+$ 200:median 500:meet 200:mem 400:member 30:member+of
300:meme 80:meme+coin 400:memecoin 100:memo 800:mempool 30:mempool+$ 400:mention 200:merge 1000:message 100:metadata 2600:metamask
130:metamask+$ 100:metaplanet 200:metr 600:mev 100:middle 100:midnight 100:might 400:mil 300:milady 1900:min 80:min+_ 180:min+pool
600:mine 200:miner 200:minimum 3400:mint 130:mint+_ 250:mint+me 100:minut 100:minute 30:minute+? 400:mis 1000:miss
180:miss+attestation 100:mistake 200:mobile 1400:moment 30:moment+$ 80:moment+, 30:moment+. 130:moment+? 200:monday 1200:monero
400:money 300:mongolia 1000:month 400:mood 300:moon 1000:more 50:more+, 30:more+than 1600:morn 180:morn+$ 400:morpho 800:mortgage
1700:most 150:most+_ 30:most+recent 300:moth 200:mount 300:mov 30:mov+_ 400:move 30:move+_ 200:movie 400:msg 5400:much 30:much+$
30:much+? 250:much+_ 100:much+did 50:much+doe 150:much+i 80:much+in 30:much+money 30:much+of 50:much+wa 200:multisig 400:museum
700:must 50:must+i 600:mvrv 3250:my+_ 200:my+account 100:my+approval 80:my+aunt 150:my+bank 80:my+bet 80:my+bos 130:my+broth
100:my+coin 50:my+colleague 50:my+daught 50:my+grandson 150:my+knee 180:my+landlord 150:my+ledg 300:my+metamask 80:my+moth
30:my+nephew 230:my+open 130:my+own 150:my+pend 150:my+phone 100:my+saving 450:my+seed 100:my+sist 100:my+tax 80:my+token
700:my+wallet 80:my+wife 100:myself 200:n 100:nah 400:nam 30:nam+_ 50:nam+of 2600:name 80:name+$ 30:name+, 80:name+_ 200:name+and
80:name+of 100:nation 100:native 30:native+coin 400:nba 1600:near 130:near+_ 500:nearest 2200:need 130:need+a 100:need+for
30:need+it 50:need+the 100:need+to 600:negative 200:neighbour 100:nephew 1500:net 330:net+inflow 2200:network 230:network+capacity
100:nev 2000:new 150:new+_ 400:newest 30:newest+_ 1600:news 100:newslett 100:newspap 100:newsroom 3900:next 400:next+_ 2000:nft
30:nft+in 80:nft+of 100:nice 500:night 1700:no 100:no+$ 100:nobody 800:nod 1400:node 200:noise 200:nominator 100:nominee 700:nonce
130:nonce+_ 100:noon 1700:not 30:not+the 300:novel 5500:now 630:now+$ 180:now+, 130:now+? 50:now+and 30:now+on 200:now+or 2600:numb
30:numb+$ 50:numb+, 80:numb+_ 430:numb+of 100:number 100:nut 200:nvidia 300:o 900:odd 30:odd+$ 50:odd+for 100:odd+on 4000:of+_
450:of+a 50:of+all 50:of+each 30:of+holder 150:of+it 50:of+mine 1180:of+my 330:of+our 30:of+that 2000:of+the 100:of+them 100:of+thi
50:of+those 30:of+transaction 30:of+what 150:of+x 30:of+ye 30:of+your 400:off 300:offer 1200:office 200:offline 400:often 400:ok
900:okx 1200:old 4450:on+_ 230:on+a 50:on+all 180:on+crypto 150:on+each 130:on+github 30:on+it 530:on+my 30:on+right 180:on+snapshot
230:on+telegram 780:on+the 30:on+which 250:on+x 230:on+ye 500:once 3000:one 80:one+$ 30:one+, 30:one+. 50:one+? 80:one+_ 80:one+of
200:onion 1300:only 50:only+$ 30:only+, 30:only+_ 80:only+have 30:only+the 300:opcode 5000:open 30:open+? 50:open+_ 150:open+a
100:open+at 80:open+for 50:open+interest 80:open+on 200:open+order 1400:opensea 200:openzeppelin 100:operator 500:opinion
400:optimism 500:optimistic 130:optimistic+and 1900:option 50:option+, 100:option+on 180:or+_ 50:or+a 50:or+i 30:or+more 80:or+no
130:or+trezor 150:or+wait 2500:ord 150:ord+book 130:ord+on 1500:order 150:order+on 800:ordinal 100:ordinary 200:oslo 200:osmosi
400:oth 100:other 100:ounc 100:ounce 330:our+_ 30:our+treasury 1700:out 50:out+$ 30:out+, 30:out+? 200:out+of 100:outcome 100:output
100:outstand 1600:over 130:over+_ 30:over+all 30:over+the 200:overdraft 700:owe 1500:own 30:own+, 130:own+_ 50:own+of 30:own+token
100:owner 100:p 100:package 200:packet 200:pag 100:page 400:paid 50:paid+in 600:pain 500:paint 100:pancake 100:panic 800:pap
130:pap+with 200:paper 200:parachain 100:part 30:part+of 100:party 100:pas 500:passport 1100:password 100:past 200:pasta 200:paste
100:path 2400:pay 30:pay+_ 80:pay+on 130:pay+tax 30:pay+to 400:payment 50:payment+$ 200:payout 600:pdf 100:peg 2100:pend
130:pend+transaction 100:pend+tx 1800:penguin 700:pension 2600:people 130:people+on 130:people+say 900:pepe 1500:per 200:percent
50:percent+$ 200:period 100:permission 400:permit2 300:perp 1100:person 130:person+behind 200:pfp 200:ph 500:phantom 200:phish
30:phish+$ 1800:phone 180:phone+numb 300:photo 2600:phrase 130:phrase+$ 330:phrase+, 100:pic 100:pictur 400:picture 100:piec 300:pin
1700:ping 430:ping+me 600:pippin 100:pizza 900:pl 180:pl+$ 1200:place 150:place+a 200:plain 700:plan 430:please+$ 80:please+,
180:please+. 30:please+? 150:please+revoke 100:please+send 30:please+the 100:plot 100:pnl 30:pnl+of 1000:poem 180:poem+for 500:point
300:police 100:policy 600:polite 500:polkadot 100:poly 400:polygon 2000:polymarket 1700:pool 30:pool+$ 30:pool+_ 30:pool+for
130:pool+found 30:pool+that 200:population 400:portfolio 100:portion 400:portuguese 400:position 30:position+of 500:positive
800:post 300:pow 100:predict 100:prediction 300:predictit 100:premium 500:prepare 400:pres 500:present 30:present+, 50:present+?
200:president 500:pric 30:pric+$ 30:pric+of 2200:price 30:price+$ 30:price+? 50:price+in 200:price+of 200:primary 200:prime
700:print 30:print+on 700:private 300:probability 200:profile 900:profit 30:profit+$ 50:profit+on 400:profitable 600:project
30:project+have 900:proof 100:proof+of 300:proofread 300:propos 3600:proposal 130:proposal+$ 150:proposal+are 150:proposal+of
400:protocol 30:protocol+$ 100:provide 200:prune 200:prysm 300:public 1700:pudgy 100:pull 400:pump 200:punk 400:push 2700:put
230:put+_ 80:put+a 180:put+my 1000:python 200:qualify 300:quarter 200:query 300:question 400:queu 1600:queue 200:quick 500:quorum
100:quot 100:rabby 400:race 1100:rain 180:rain+in 100:raise 300:ramen 100:ran 200:range 2300:rank 80:rank+$ 450:rank+of 2100:rarity
500:rarity+rank 500:rat 2000:rate 30:rate+$ 80:rate+of 400:rath 1700:ratio 130:ratio+of 200:raydium 200:re 400:reach 800:read
80:read+the 1300:real 180:real+name 300:realis 100:reason 400:reb8tk3gbgk5auzkwc6shnwrgvjh8dualh 200:rebalance 100:receipt
200:receiv 100:receive 200:recent 1800:recipe 380:recipe+for 100:reckon 1800:recommend 300:recommend+a 100:record 1700:recov
180:recov+my 300:red 200:reddit 100:redemption 800:reentrancy 400:refund 100:refus 400:regex 800:regist 130:regist+_ 100:regret
200:reject 600:relay 100:releas 300:release 500:rememb 300:remind 200:remote 200:remove 300:renew 500:rent 100:replace 800:repo
700:report 500:repository 100:request 100:requir 100:require 200:requirement 100:reserv 400:reserve 500:reset 200:resolution
100:resolve 500:rest 50:rest+$ 200:restake 200:restart 200:restaurant 800:result 80:result+of 200:retail 1100:return 100:return+?
300:revenue 30:revenue+_ 100:revert 500:review 3500:revoke 350:revoke+all 180:revoke+every 230:revoke+the 2600:reward 180:reward+in
100:reward+of 300:rhapsody 300:rhb9cjawyb4rj91vrwn96dkukg4bwdtyth 100:rich 200:rig 1200:right 230:right+now 700:ripple 200:rise
300:risk 300:rn 80:rn+$ 200:robot 1100:rollup 300:rome 300:room 500:root 130:root+of 200:ros 100:rose 200:round 600:rout 30:rout+_
600:route 100:rows 30:rows+$ 300:royalty 100:rpc 200:rsi 200:rtx 100:rug 200:rul 300:rule 1900:run 80:run+_ 50:run+a 700:runn
100:runway 200:rupe 300:rust 200:s19 400:s21 700:safe 200:said 200:sal 500:salary 500:sale 200:same 100:sanction 1100:sandwich
130:sandwich+bot 200:sang 100:sat 30:sat+vb 600:satoshi 300:saturation 300:saturday 700:saving 3700:say 30:say+$ 250:say+_
330:say+about 80:say+it 100:saylor 100:scam 300:scamm 500:schedule 300:school 200:scor 1100:score 50:score+and 50:score+for
400:screen 600:script 100:scroll 300:search 700:season 200:seat 700:sec 400:second 200:security 400:see 2900:seed 630:seed+phrase
100:seem 100:seen 2600:sell 50:sell+_ 380:sell+my 3800:send 650:send+_ 80:send+it 30:send+me 300:senior 500:sent 50:sent+_
30:sent+to 300:sentenc 100:sentence 600:sentiment 200:separate 800:sepolia 300:serv 200:service 100:sery 2600:set 150:set+a
230:set+an 180:set+up 100:settl 200:settle 600:shar 1100:share 130:share+of 100:shareholder 900:she 100:sheet 100:shiba 200:shibuya
200:shill 200:shirt 300:sho 100:shop 3400:short 230:short+$ 50:short+on 200:short+ratio 4600:should 100:should+a 880:should+i
1700:show 80:show+_ 80:show+me 50:show+the 600:side 80:side+$ 30:side+, 800:sign 50:sign+_ 30:sign+the 200:signatur 100:signature
200:signer 100:similar 200:simp 600:simple 150:simple+word 1200:since 130:since+_ 100:since+the 200:singapore 200:sink 700:sise
50:sise+$ 400:sist 700:sit 50:sit+in 30:sit+on 100:sitt 30:sitt+on 300:skew 300:skip 400:slash 300:sleep 100:slice 100:slide
500:slippage 300:slot 100:slow 200:sm 600:small 100:smallest 300:smart 200:smile 2400:snapshot 150:snapshot+proposal 200:snip
200:snippet 1100:so 30:so+far 80:so+that 300:sofa 400:soft 3600:sol 3600:solana 300:sold 3800:solidity 130:solidity+$
250:solidity+contract 200:solve 500:some 50:some+_ 400:somebody 300:someone 200:someth 100:son 300:song 800:soon 180:soon+a 200:sopr
100:sorry 300:sort 30:sort+by 700:soup 100:sourc 400:source 30:source+of 100:sourcify 300:sourdough 100:sovereign 100:spam
200:spanish 300:spe 200:speak 200:spend 30:spend+_ 200:split 2200:spot 430:spot+_ 200:spr 100:spreadsheet 200:squar 600:square
130:square+root 100:stabl 700:stablecoin 30:stablecoin+$ 300:stack 200:stage 200:stain 300:stair 3800:stak 130:stak+income
430:stak+reward 2900:stake 150:stake+_ 130:stake+my 200:stake1u9ylzsgxaa6xctf4juup682ar3juj85n8tx3hthnljg47zctvm3rc 600:stand
100:standard 300:standing 200:starknet 300:start 100:startup 500:state 30:state+the 100:statement 1100:station 500:statu 30:statu+,
200:stay 200:stellar 700:step 100:step+$ 130:step+by 300:steth 2500:still 80:still+have 400:stock 300:stolen 900:stop 130:stop+los
100:storage 200:straight 30:straight+from 200:strategy 100:strik 500:strike 1300:stuck 200:student 200:study 200:style 200:sub
100:subgraph 400:submit 100:such 100:sui 300:sum 500:summ 100:summ+? 800:summarise 130:summarise+the 200:summary 400:sunday
200:sunglass 600:supp 50:supp+_ 30:supp+of 900:support 100:sure 600:surface 200:suspend 100:suspiciou 2500:swap 400:swap+_
80:swap+my 100:swapp 200:swis 400:switch 200:symbol 400:symptom 200:synonym 200:system 900:t 500:t3 700:table 100:table+for
200:tablet 400:tak 30:tak+side 2000:take 100:taken 400:talk 600:tall 130:tall+i 100:taproot 200:target 5100:tax 30:tax+$ 100:tax+and
230:tax+in 150:tax+on 230:tax+return 100:taxable 200:teach 900:team 30:team+behind 1400:telegram 100:telephone 2400:tell 550:tell+me
200:term 400:tesla 800:test 300:teth 200:texa 500:text 30:text+_ 400:th 900:than 130:than+_ 400:thank 50:that+$ 80:that+? 180:that+_
50:that+a 250:that+i 50:that+my 30:that+one 50:that+the 900:the 4130:the+_ 80:the+account 30:the+addres 30:the+apy 200:the+balance
80:the+beacon 150:the+best 50:the+biggest 30:the+block 200:the+capital 100:the+cheapest 80:the+coin 80:the+collection 50:the+current
30:the+day 80:the+decemb 130:the+delegat 50:the+deposit 30:the+dev 150:the+difference 50:the+exchange 80:the+fee 130:the+first
30:the+floor 50:the+fund 50:the+ga 30:the+hash 430:the+last 50:the+latest 150:the+lightn 30:the+market 30:the+mempool 30:the+message
30:the+mint 330:the+moment 30:the+money 180:the+most 50:the+name 130:the+new 50:the+newest 780:the+next 50:the+one 80:the+open
80:the+oth 30:the+outcome 50:the+own 100:the+pap 130:the+password 30:the+past 130:the+person 30:the+price 50:the+project
50:the+protocol 130:the+real 50:the+rest 30:the+rout 30:the+signature 30:the+solidity 30:the+source 250:the+spot 100:the+tax
80:the+team 30:the+text 30:the+time 100:the+token 30:the+top 50:the+trad 80:the+treasury 150:the+u 130:the+wallet 200:the+weath
30:the+week 50:the+whole 200:theft 600:their 2200:them 150:them+$ 30:them+? 1400:there 30:there+$ 50:there+? 50:there+a 500:these
30:these+_ 50:these+day 100:thesi 2000:they 50:they+have 200:thi+_ 30:thi+coin 130:thi+contract 150:thi+morn 80:thi+token
80:thi+wallet 700:think 30:think+of 200:thinner 200:those 200:thread 700:through 30:through+? 30:through+_ 100:thru 300:tick
800:ticket 200:tier 500:till 700:tim 2000:time 50:time+$ 80:time+i 30:time+of 130:time+to 100:timestamp 400:tip 100:title 300:tmrw
2730:to+_ 330:to+a 30:to+ape 30:to+approve 200:to+buy 100:to+get 80:to+it 80:to+know 100:to+me 700:to+my 150:to+pay 130:to+take
580:to+the 30:to+which 4000:today 630:today+$ 130:today+, 100:today+? 50:today+and 30:today+in 400:togeth 30:togeth+$ 30:togeth+?
3100:token 180:token+$ 80:token+, 30:token+? 30:token+approval 30:token+call 50:token+i 50:token+with 300:token2049 200:tokyo
100:told 200:ton 800:tonight 150:tonight+$ 400:too 50:too+$ 300:top 80:top+trader 400:tornado 1300:total 200:total+liquidation
30:total+value 100:touch 30:touch+_ 200:tow 300:town 400:trace 200:tracetransaction 100:track 1300:trad 30:trad+$ 50:trad+_
80:trad+of 50:trad+on 500:trade 80:trade+_ 30:trade+at 600:trader 130:trader+on 200:traffic 200:trail 1600:train 180:train+from
900:trait 2600:transaction 80:transaction+$ 130:transaction+_ 80:transaction+in 100:transaction+of 80:transaction+on 1900:transf
80:transf+fee 50:transf+of 200:transfer 50:transfer+of 100:transferr 3000:translate 480:translate+_ 400:trc20 900:treasury
30:treasury+$ 200:tree 100:trend 1200:trezor 300:trip 800:tron 100:trump 200:trust 200:trx 200:tunnel 100:turkish 400:turn
200:turnout 200:tutorial 200:tv 1000:tweet 150:tweet+about 1400:twitt 2000:two 800:tx 50:tx+_ 1500:u 50:u+_ 300:uk 300:uma
100:unclaim 200:unclog 3200:und 750:und+_ 200:unemployment 100:unfill 500:uni 100:unique 3900:uniswap 200:unit 600:unlimit
100:unlimit+_ 500:unlock 30:unlock+$ 100:unspent 600:until 1900:up 30:up+, 50:up+_ 150:up+a 50:up+the 30:up+to 300:upcom
30:upcom+token 400:update 100:upgrade 200:upload 400:us 200:usd 6700:usdc 1700:usdt 400:use 500:user 50:user+_ 100:usual 100:utxo
2900:v 230:v+_ 280:v+short 100:v2 100:v3 500:v4 200:vaa 200:vacation 200:vaccination 5900:validator 400:validator+_
150:validator+are 150:validator+exit 600:value 30:value+of 300:vat 400:vault 30:vault+_ 100:vb 100:ve 300:vegetarian 300:venue
30:venue+, 200:verification 800:verify 50:verify+on 300:verse 100:version 100:versu 800:vest 150:vest+contract 200:via 400:view
600:visa 300:visit 700:vitalik 300:vitamin 600:vol 1000:volatility 200:volume 30:volume+? 30:volume+of 2200:vot 200:vot+on 2200:vote
150:vote+on 200:voter 400:w 130:wa+_ 100:wa+it 50:wa+stolen 230:wa+the 1900:wait 50:wait+$ 130:wait+? 100:wait+in 300:wake 200:walk
200:wall 8900:wallet 230:wallet+$ 130:wallet+, 100:wallet+. 300:wallet+_ 180:wallet+for 80:wallet+i 80:wallet+on 130:wallet+should
200:wallet+to 1500:want 30:want+a 250:want+to 400:wash 200:watch 400:way 100:wbtc 100:wealth 1400:weath 350:weath+in 200:wedd
600:week 80:week+$ 200:weight 300:well 600:went 600:weth 100:whal 200:whale 24900:what 30:what+$ 100:what+_ 300:what+a 300:what+are
100:what+can 500:what+did 350:what+do 380:what+doe 30:what+fee 50:what+ha 30:what+happen 900:what+i 50:what+in 30:what+it 30:what+on
30:what+price 50:what+tax 980:what+the 130:what+time 200:what+wa 200:what+will 100:what+would 400:whatev 7300:when 630:when+_
80:when+and 130:when+did 180:when+doe 380:when+i 80:when+it 80:when+the 50:when+wa 80:when+will 2900:where 30:where+_ 50:where+do
130:where+doe 180:where+i 130:where+will 300:wheth 30:wheth+_ 14200:which 200:which+_ 50:which+are 30:which+block 30:which+chain
150:which+coin 30:which+company 130:which+form 30:which+ha 250:which+hardware 130:which+min 100:which+of 100:which+one
130:which+proposal 50:which+wallet 100:whichev 100:while 400:white 500:whitepap 9500:who 130:who+are 30:who+can 30:who+ha 330:who+i
130:who+paint 80:who+the 130:who+vot 50:who+wa 480:who+won 130:who+wrote 300:whole 100:whom 400:whose 2100:why 130:why+did 130:why+i
300:wife 5100:will 500:will+_ 100:will+do 50:will+i 150:will+it 80:will+the 600:win 200:window 300:wine 100:winning 500:wire 200:wis
930:with+_ 730:with+a 130:with+an 30:with+at 400:with+my 80:with+no 80:with+nonce 30:with+price 450:with+the 50:with+their
30:with+what 600:withdraw 1700:withdrawal 130:withdrawal+fee 200:withhold 300:within 50:within+the 800:without 2400:won 480:won+the
200:wont 3100:word 130:word+$ 100:word+, 150:word+. 150:word+of 80:word+what 1800:work 100:work+$ 300:world 200:wormhole 100:worry
800:worth 100:worth+_ 50:worth+of 30:would+be 50:would+it 100:would+like 330:would+you 100:wrapp 5900:write 600:write+a 700:write+me
200:wrong 500:wrote 100:wsteth 1900:x 180:x+_ 100:xlm 200:xmr 1100:xrp 100:yacht 2500:ye 30:ye+and 150:ye+for 130:ye+in 80:ye+on
80:ye+or 700:year 600:yet 100:yet+? 100:yield 200:yolk 180:you+do 80:you+find 50:you+look 30:you+please 180:you+recommend
30:you+show 50:you+tell 100:yr 600:z 150:z+score 100:zcash 500:zero 700:zk 200:zora 200:zurich @call_contract 2350:* 150:,+_ 40:,+a
20:,+and 30:,+at 20:,+i 30:,+not 10:,+spend 10:,+token 80:.+$ 10:.+how 20:.+what 1040:<block> 2100:<chain> 1790:<coin>
80:<collection> 70:<ens> 2220:<evmAddress> 10:<exchange> 470:<namesake> 1100:<number> 100:<protocol> 1640:<series> 1600:<signature>
70:?+$ 20:?+_ 10:?+contract 10:?+how 60:?+i 10:?+it 190:^+_ 100:^+call 20:^+can 50:^+could 10:^+did 20:^+doe 30:^+for 10:^+ha
60:^+how 10:^+i 30:^+read 10:^+who 340:_+$ 240:_+, 60:_+. 110:_+? 280:_+_ 30:_+a 50:_+and 120:_+at 20:_+balance 10:_+be 30:_+call
10:_+can 30:_+contract 10:_+doe 30:_+exact 30:_+from 10:_+have 10:_+held 20:_+i 10:_+in 20:_+keep 20:_+may 10:_+move 70:_+of
320:_+on 10:_+open 20:_+out 10:_+own 10:_+rout 10:_+spend 50:_+still 40:_+straight 10:_+the 20:_+to 10:_+wallet 20:_+who 30:a+_
50:a+of 10:a+the 20:allow 10:allow+to 100:allowance 100:am 20:amount 20:and+_ 20:and+how 10:and+i 30:and+tell 30:and+want 100:answer
40:any 10:any+_ 10:anyth 110:ape 10:ask 190:at+_ 20:auditor 10:azuki 70:balance 10:balance+of 130:base 10:bayc 10:be+_ 20:belong
10:belong+to 10:binance 50:bor 10:by+_ 540:call 120:call+_ 10:can+_ 10:can+the 10:claim 10:collection 420:contract 90:contract+_
10:contract+i 20:control 30:could+you 10:custom 20:dai 30:decimal 10:did+_ 20:doe+_ 10:en 230:eth 1560:ethereum 150:exact 110:figure
10:for+_ 30:for+a 20:for+me 100:freez 50:from+_ 30:from+the 100:function 30:function+_ 40:given 10:ha+_ 20:held 10:held+by 20:here
10:here+. 20:hi 10:hi+_ 80:hold 390:how 40:how+many 60:how+much 10:i+_ 30:i+am 10:i+it 10:i+my 30:i+need 10:i+on 10:i+that 30:i+want
120:if 30:if+it 10:in+_ 10:it+. 20:it+? 10:it+_ 30:it+at 30:it+i 40:itself 60:just 70:keep 100:know 30:know+if 100:latest 20:leave
10:left 20:let 10:live 360:mainnet 150:many 30:many+_ 120:may 10:may+_ 20:may+the 20:me+$ 30:me+what 100:move 10:move+_ 250:much
10:much+$ 10:much+? 30:much+_ 10:much+of 100:need 30:need+_ 200:not 200:now 30:now+$ 30:now+? 170:of+_ 10:of+the 60:off 320:on+_
50:on+the 20:open 10:open+? 60:opensea 100:out 20:out+of 120:own 20:own+_ 100:paus 10:penguin 100:pepe 240:permit2 50:permit2+_
60:plain 10:polygon 40:present 10:pudgy 100:pull 20:quarter 100:query 10:queue 260:read 70:read+_ 10:reconcile 140:report 60:result
60:return 20:return+? 220:right 50:right+now 80:rout 20:rout+_ 10:sit 30:so 100:somebody 140:spend 30:spend+_ 40:state 10:state+the
230:still 10:still+take 100:story 160:straight 30:straight+from 120:supp 10:support 40:take 100:tell 30:tell+me 40:the+_
60:the+contract 10:the+exact 10:the+rout 10:the+spend 110:there 10:to+_ 30:to+know 10:to+move 10:to+which 110:token 30:token+_
20:total 300:totalsupp 20:treasury 110:uni 40:uniswap 100:unlimit 20:up 10:up+to 650:usdc 120:usdt 20:v2 220:view 20:vitalik
60:wallet 10:wallet+_ 10:wallet+on 260:want 20:want+the 30:want+to 100:website 160:what 30:what+it 20:which 100:who 20:who+hold
10:who+own 100:writ 30:writ+a 30:you+please @check_approval_security 2340:* 50:,+_ 40:,+i 30:,+on 30:,+open 50:.+i 30:.+what
30:.+which 2340:<chain> 310:<coin> 2340:<evmAddress> 1010:<namesake> 210:<protocol> 1110:<series> 340:?+$ 50:?+what 150:^+before
10:^+can 30:^+check 50:^+i 30:^+if 90:^+metamask 30:^+should 30:^+the 30:_+$ 70:_+, 80:_+. 130:_+? 30:_+a 80:_+before 30:_+can
30:_+clos 10:_+ha 50:_+i 480:_+on 30:_+open 30:_+rout 10:_+run 30:_+safe 30:_+spend 30:_+to 50:_+want 30:_+what 30:_+with 30:a+a
80:a+known 500:about 30:about+_ 50:about+that 10:actual 100:against 100:allowance 30:and+trust 300:anyth 100:ape 100:approv
200:approval 1760:approve 320:approve+_ 210:ask 50:ask+me 10:auditor 10:been 1100:before 200:before+i 10:black 520:bnb 10:box
440:bsc 100:button 100:cake 30:can+i 10:can+the 520:chain 10:chat 100:check 30:check+_ 100:client 100:clos 130:code 900:contract
50:contract+$ 30:contract+_ 30:contract+with 10:custom 200:dapp 40:deposit 10:diligence 30:doe+goplu 10:due 200:eth 910:ethereum
100:file 50:for+_ 100:give 200:goplu 100:hi 50:i+_ 100:i+approve 30:i+can 50:i+it 30:i+on 130:i+that 20:i+thi 30:i+would 120:if
30:if+i 10:if+the 80:it+$ 50:it+? 50:it+a 30:it+safe 110:know 1000:known 100:let 200:list 50:list+? 270:mainnet 40:masterchef
170:me+to 360:metamask 30:my+_ 50:my+token 100:nah 10:no 30:of+it 30:of+that 10:of+the 40:off 10:off+with 300:ok 10:old 560:on+_
30:on+a 200:one 30:one+? 300:open 100:opensea 40:own 10:own+of 120:pancake 100:pancakeswap 10:past 100:people 100:permission
200:pres 100:proxy 10:publish 100:regret 230:rout 60:rout+_ 40:run 10:run+off 300:safe 80:safe+to 200:say 30:say+about 100:set
100:shady 100:should 30:should+i 100:sign 30:sign+the 100:site 10:someone 10:somewhere 420:source 30:source+code 660:spend
50:spend+my 10:stak 100:support 100:suspect 100:suspiciou 100:swapp 150:that+contract 30:the+contract 10:the+own 30:the+rout
30:the+spend 270:to+approve 30:to+know 30:to+spend 200:token 30:token+$ 30:token+i 960:trust 10:uniswap 10:v2 30:verify 100:wallet
570:want 120:want+me 610:what 30:what+doe 80:what+i 100:which 10:with+deposit 30:with+my 30:would+be 100:writ 110:ye
@check_contract_verified 1700:* 60:,+_ 60:,+and 30:,+i 20:,+it 30:,+on 20:,+or 20:,+ye 30:.+$ 20:.+doe 20:.+e 20:.+i 960:<chain>
300:<coin> 1640:<evmAddress> 60:<fiat> 100:<name> 360:<namesake> 60:<number> 60:<protocol> 360:<series> 180:?+$ 30:?+_ 20:?+any
20:?+it 30:?+my 20:^+for 20:^+ha 240:^+i 50:^+on 20:^+our 90:_+$ 90:_+, 20:_+and 30:_+at 20:_+coin 30:_+contract 50:_+ha 30:_+i
140:_+on 20:_+or 20:_+stak 20:_+token 120:_+verify 30:a+contract 60:actual 100:all 30:all+chain 20:an+exchange 30:and+how
20:and+would 60:any 20:any+chain 60:anybody 260:anywhere 20:are+we 120:ask 30:at+_ 20:at+a 120:audit 60:auditor 20:auditor+ask
240:base 100:batch 60:been 60:black 120:bnb 60:box 100:call 580:chain 20:chain+$ 30:chain+doe 50:chain+i 100:check 740:code
90:code+of 60:coin 20:coin+i 60:colleague 60:confirm 580:contract 20:contract+, 60:contract+_ 30:contract+on 60:custom 60:deposit
20:deposit+contract 60:diligence 60:dollar 60:due 20:due+diligence 60:e 20:e+. 420:ethereum 60:everybody 60:exchange 60:file
20:for+_ 20:for+the 100:full 100:good 20:ha+been 20:ha+it 30:have+it 60:hidden 60:hold 20:hold+on 100:how 20:i+. 60:i+_ 20:i+hold
30:i+it 20:i+see 260:i+the 180:if 20:if+it 30:if+the 30:it+$ 30:it+? 20:it+a 20:it+i 20:it+the 60:item 120:know 30:know+if 60:like
20:like+to 60:list 20:list+it 240:mainnet 260:match 100:mint 100:multicall3 20:my+colleague 60:no 20:no+$ 60:not 60:now 140:of+_
20:of+our 20:of+thi 60:old 220:on+_ 30:on+all 80:on+which 120:one 60:optimism 20:or+no 20:or+not 120:pancake 60:proof 20:proof+of
380:public 360:publish 180:rout 30:rout+_ 60:see 60:somewhere 920:source 80:source+code 90:source+of 460:sourcify 120:stak 60:swapp
80:the+_ 60:the+code 30:the+contract 20:the+one 140:the+source 100:there 30:there+? 160:through 30:to+know 60:token 100:tool
120:uniswap 120:usdc 60:v2 60:verification 1040:verify 60:verify+? 60:verify+on 120:want 20:want+to 120:wheth 300:which
80:which+chain 20:would+like 60:ye 20:ye+or 30:you+can @check_dapp_security 2860:* 20:,+_ 10:,+an 50:,+and 30:,+ha 80:,+i 10:,+it
10:,+would 10:.+_ 50:.+i 80:<coin> 80:<name> 40:<quoted> 40:<time> 2860:<url> 420:?+$ 10:?+a 50:^+_ 10:^+a 40:^+before 10:^+can
30:^+compliance 30:^+do 50:^+got 180:^+ha 170:^+i 40:^+my 20:^+somebody 60:_+$ 70:_+, 40:_+. 40:_+? 60:_+a 20:_+and 190:_+been
10:_+by 50:_+for 30:_+ha 50:_+i 10:_+it 40:_+legit 10:_+reward 10:_+say 10:_+to 30:_+wa 10:a+_ 10:a+fake 20:a+known 20:a+link
50:a+mail 40:a+phish 70:a+scam 40:aave 80:airdrop 100:am 30:and+by 80:and+i 30:and+trust 20:and+want 200:any 100:anyone 100:anyth
780:app 100:at+_ 1460:audit 80:aunt 960:been 240:been+audit 260:before 20:before+i 100:behind 30:behind+_ 80:bonu 10:by+a 10:can+you
80:chat 160:claim 40:collect 320:com 100:compliance 440:connect 30:connect+my 200:contract 50:contract+or 100:creator 40:d 860:dapp
100:desk 140:discord 80:dm 80:drain 40:email 280:ethdenv 200:ever 30:ever+been 40:fake 100:farm 100:finance 640:for 30:for+the
40:fraud 40:free 10:from+_ 280:go 100:goplu 360:got 30:got+a 10:got+the 100:guy 120:ha+_ 30:ha+it 80:ha+the 160:her 200:here
50:here+. 40:honest 110:i+_ 10:i+a 30:i+am 10:i+an 200:i+it 50:i+that 20:i+thi 40:if 30:in+it 10:in+our 40:in+the 30:it+? 10:it+_
100:it+a 50:it+contract 50:it+ever 10:it+in 30:it+on 40:it+safe 10:it+wa 100:keep 100:know 160:known 240:legit 30:legit+or 100:let
340:link 100:list 30:list+? 280:mail 20:me+_ 40:me+to 40:memb 80:moth 20:my+aunt 20:my+moth 30:my+wallet 40:near 100:new 10:on+_
10:on+telegram 40:one 10:or+a 740:org 40:out 360:page 50:page+? 100:pancakeswap 440:phish 20:phish+$ 30:phish+? 10:please+tell
40:post 40:promis 40:receiv 160:reward 180:safe 40:safe+to 40:say 10:say+_ 360:scam 40:scam+page 30:scam+site 100:send 30:send+me
200:sent 10:sent+_ 20:sent+me 10:sent+to 100:shill 460:site 40:site+? 180:some 80:somebody 100:someone 100:statu 40:steal 80:strang
200:suspicion 100:swap 140:telegram 120:tell 20:tell+me 40:th 10:that+a 10:that+i 10:that+one 30:the+treasury 200:their 120:there
10:there+? 80:they 10:thi+a 40:to+_ 30:to+claim 80:to+connect 10:to+it 40:token 10:token+, 40:told 10:told+me 100:treasury 660:trust
640:tube 200:und 40:uni 820:uniswap 120:unlswap 100:use 30:wa+it 200:wallet 20:wallet+. 10:wallet+to 160:want 10:want+me 20:want+to
40:website 40:wheth 10:wheth+_ 100:whom 30:whom+? 20:with+a 10:with+the 10:would+you 200:xyz 10:you+please 10:you+tell
@check_honeypot 2750:* 30:,+_ 20:,+and 10:,+any 20:,+can 10:,+like 10:,+on 30:,+what 70:.+$ 20:.+can 10:.+could 30:.+i 20:.+would
2350:<chain> 750:<coin> 2630:<evmAddress> 120:<fiat> 80:<maybeChain> 400:<namesake> 770:<series> 80:<time> 110:?+$ 50:?+? 110:?+_
10:?+can 20:?+how 30:?+what 30:^+_ 10:^+about 10:^+before 60:^+buy 120:^+can 80:^+honeypot 170:^+i 20:^+if 20:^+my 10:^+should
10:^+somebody 10:^+thi 20:^+what 220:_+$ 120:_+, 90:_+. 40:_+? 190:_+_ 130:_+a 20:_+and 20:_+be 10:_+buy 20:_+can 30:_+contract
30:_+i 20:_+in 350:_+on 30:_+or 20:_+safe 20:_+take 10:_+the 30:_+token 10:_+with 170:a+honeypot 10:a+scam 240:able 60:able+to
20:about 90:actual 10:address 70:aero 160:aft 520:again 20:again+? 60:am 20:am+i 40:and+sell 30:and+the 20:and+what 40:any 60:ap
120:ape 20:ape+into 20:are+the 20:back 830:base 60:be+able 20:before 10:before+i 20:blacklist 20:block 320:bnb 100:both 240:bought
560:bsc 100:burn 880:buy 10:buy+$ 20:buy+, 30:buy+_ 40:buy+and 70:buy+sell 20:cake 20:can+_ 120:can+i 20:can+the 30:can+you
320:chain 60:charge 20:chat 120:check 30:check+_ 20:coin 10:coin+_ 120:contract 20:contract+_ 20:contract+on 10:could+the 10:do+they
20:doe+it 20:doe+the 100:each 330:eth 450:ethereum 80:even 20:first 10:first+, 30:for+the 20:function 200:ga 140:get 10:get+back
20:give 10:give+me 60:guy 60:he 60:hello 40:hold 1200:honeypot 70:honeypot+$ 120:honeypot+? 80:how 10:how+many 20:how+much 130:i+_
50:i+be 30:i+bought 20:i+buy 100:i+it 100:i+sell 10:i+that 10:i+thi 20:i+wa 50:i+want 120:if 30:if+i 20:in+_ 10:in+a 60:includ
140:into 30:into+_ 20:it+? 10:it+_ 80:it+a 40:it+again 20:it+in 20:it+on 20:it+safe 60:know 100:leg 20:like 20:mainnet 20:many
10:me+the 10:me+to 20:mine 20:mint 20:more 10:more+or 60:much 20:my+nephew 80:nephew 60:no 20:no+$ 200:not 10:not+, 10:numb 120:of+_
20:of+it 10:of+my 420:on+_ 120:once 60:one 10:or+blacklist 80:or+i 40:or+not 140:out 10:out+$ 60:own 20:part 10:part+of 20:pension
250:pepe 20:please+, 20:power 20:ppl 20:print 200:run 50:run+a 180:safe 30:safe+to 60:say 60:scam 20:scar 1620:sell 60:sell+_
60:sell+it 140:sell+tax 50:shib 20:should 10:should+i 200:simulat 180:simulate 160:simulation 20:small 100:smart 180:sold 80:some
20:some+_ 20:somebody 60:someone 20:still 140:take 1120:tax 80:tax+$ 30:tax+and 60:tax+of 20:tax+on 60:tell 80:th 50:the+_ 50:the+ga
10:the+own 20:the+tax 20:the+th 10:the+token 100:then 80:they 10:thi+_ 10:thi+a 10:thi+coin 60:think 20:think+of 10:to+ape 50:to+buy
30:to+get 20:to+know 280:token 10:token+? 50:token+_ 20:token+on 100:told 10:told+me 140:trap 60:try 10:usdc 60:usdt 20:verdict
260:want 50:want+the 20:want+to 100:way 440:what 20:what+are 40:what+tax 20:what+the 100:whatev 20:when 10:when+i 60:wheth
20:wheth+_ 10:who 180:will 50:will+i 10:with+a 20:would+i 60:ye 20:you+tell @check_malicious_address 2730:* 30:,+any 90:,+i 30:.+$
30:.+i 110:<chain> 120:<coin> 2730:<evmAddress> 100:<fiat> 110:<name> 30:<namesake> 30:<series> 340:?+$ 30:?+? 50:?+_ 30:?+a 50:^+_
30:^+anyth 50:^+before 100:^+compliance 30:^+for 80:^+got 30:^+ha 170:^+i 10:^+metamask 30:^+our 130:_+$ 90:_+, 50:_+. 50:_+? 30:_+a
30:_+any 80:_+been 30:_+i 120:_+on 40:_+or 30:_+sent 30:_+show 30:_+want 10:a+contract 80:a+known 30:a+scam 30:a+the 100:about
30:about+_ 50:account 10:account+$ 400:addres 30:addres+? 100:against 30:against+_ 800:any 130:any+sanction 200:anyth 200:anywhere
40:approve 10:approve+_ 100:ask 30:ask+for 100:bad 30:base 300:been 200:before 50:before+i 20:behind 30:by+_ 400:check 50:check+_
100:clean 50:code 400:compliance 50:contract 10:contract+or 300:counterparty 100:desk 100:diligence 100:dm 30:doe+_ 10:dont
100:drain 100:due 30:due+diligence 200:dust 30:ethereum 200:flag 300:flagg 30:for+_ 30:for+a 80:from+_ 100:fund 300:got 30:got+a
100:guy 80:ha+_ 100:hack 30:hack+$ 100:he 160:i+_ 30:i+it 30:i+my 30:i+sign 80:i+that 30:i+the 10:i+there 60:i+thi 30:it+a 10:itself
40:just 400:known 100:land 200:launder 1200:list 50:list+$ 180:list+? 50:mainnet 10:me+to 100:memo 40:metamask 1100:mix 300:money
30:money+on 10:need 30:normal 30:of+my 50:on+_ 30:on+a 150:on+any 10:or+i 100:paid 100:pay 30:pay+to 10:person 500:phish 30:phish+$
30:phish+? 10:plain 100:quote 100:random 200:report 1600:sanction 400:scam 200:scamm 200:screen 100:send 110:sent 30:sent+me
100:show 100:sign 30:somebody 30:someone 40:spend 100:sterl 100:stolen 800:theft 30:there 30:thi+a 30:to+_ 10:to+approve 100:token
30:token+, 40:trust 100:up 30:up+on 100:used 100:user 230:wallet 30:wallet+_ 30:wallet+on 240:want 10:want+me @check_phishing_site
3140:* 60:,+_ 20:,+an 170:,+i 20:,+it 30:,+where 20:,+would 20:.+_ 150:.+i 320:<coin> 320:<name> 60:<quoted> 160:<time> 3140:<url>
540:?+$ 30:?+? 20:?+a 100:^+_ 40:^+a 30:^+an 10:^+before 20:^+can 130:^+got 210:^+i 90:^+my 80:^+somebody 30:^+someone 40:_+$
150:_+, 110:_+. 20:_+? 30:_+_ 120:_+a 60:_+and 10:_+been 20:_+by 80:_+i 20:_+it 110:_+legit 20:_+reward 20:_+say 40:_+to 30:_+with
40:a+_ 30:a+a 20:a+fake 30:a+known 110:a+link 80:a+mail 110:a+phish 150:a+scam 60:aave 100:aft 120:airdrop 100:am 30:an+nft
30:and+want 100:any 320:app 50:at+_ 40:audit 120:aunt 40:been 10:been+audit 40:before 10:before+i 120:bonu 20:by+a 20:can+you
120:chat 340:claim 100:click 60:collect 1180:com 660:connect 70:connect+my 60:d 40:dapp 60:discord 220:dm 200:domain 220:drain
60:email 100:employee 1120:ethdenv 160:fake 60:for 100:form 100:forward 60:fraud 160:free 100:friend 20:from+_ 1120:go 840:got
100:got+a 20:got+the 100:grandson 10:ha+_ 240:her 60:honest 170:i+_ 20:i+a 30:i+am 20:i+an 250:i+it 130:i+that 30:i+thi 60:if
20:in+our 40:in+the 100:incident 20:it+_ 100:it+a 20:it+in 50:it+on 40:it+safe 20:it+wa 340:known 660:legit 100:legit+or 760:link
100:list 30:list+? 420:mail 60:me+_ 50:me+a 60:me+to 60:memb 120:moth 30:my+aunt 30:my+grandson 30:my+moth 70:my+wallet 60:near
100:need 30:need+a 100:nft 100:no 30:of+those 20:on+_ 30:on+any 40:on+telegram 160:one 30:one+of 40:or+a 30:or+no 260:org 60:out
740:page 100:page+? 100:past 30:past+_ 100:people 1460:phish 80:phish+$ 100:phish+? 20:please+tell 60:post 60:promis 60:receiv
100:record 240:reward 220:safe 40:safe+to 60:say 20:say+_ 840:scam 90:scam+page 100:scam+site 500:sent 20:sent+_ 80:sent+me
20:sent+to 100:sit 740:site 90:site+? 120:some 320:somebody 100:someone 160:steal 120:strang 100:swear 160:telegram 180:tell
30:tell+me 100:tg 60:th 20:that+a 20:that+i 20:that+one 30:the+_ 180:there 20:there+? 120:they 20:thi+a 100:those 100:through
100:ticket 120:to+_ 70:to+claim 130:to+connect 20:to+it 160:token 40:token+, 60:told 20:told+me 40:trust 60:tube 60:uni 380:uniswap
180:unlswap 100:visit 400:wallet 60:wallet+. 20:wallet+to 240:want 20:want+me 30:want+to 60:website 100:where 30:where+i 60:wheth
20:wheth+_ 60:with+a 20:with+the 20:would+you 300:xyz 100:ye 30:ye+or 20:you+please 20:you+tell @check_token_safety 3640:* 60:,+_
10:,+a 10:,+and 20:,+any 20:,+can 20:,+like 40:,+mint 20:,+on 10:,+what 40:.+$ 30:.+can 20:.+could 20:.+doe 20:.+i 10:.+would 60:20
2560:<chain> 1170:<coin> 2330:<evmAddress> 40:<fiat> 100:<maybeChain> 930:<namesake> 60:<number> 770:<series> 1160:<solanaAddress>
60:<ticker> 90:<time> 200:?+$ 50:?+? 140:?+_ 10:?+and 40:?+can 10:?+give 10:?+how 20:?+it 10:?+want 20:?+what 60:^+_ 20:^+a
30:^+about 10:^+before 30:^+buy 150:^+can 10:^+could 20:^+doe 50:^+honeypot 240:^+i 10:^+if 20:^+my 30:^+rug 50:^+rugcheck
20:^+should 30:^+somebody 20:^+thi 10:^+what 10:^+who 360:_+$ 150:_+, 130:_+. 70:_+? 250:_+_ 60:_+a 10:_+and 20:_+at 40:_+be
10:_+buy 20:_+can 10:_+contract 10:_+have 20:_+i 10:_+in 30:_+mint 320:_+on 40:_+or 90:_+safe 10:_+still 10:_+take 20:_+the
20:_+token 20:_+with 10:a+far 90:a+honeypot 20:a+scam 80:able 20:able+to 120:about 90:actual 10:address 30:aero 160:aft 280:again
10:again+? 10:already 20:alt 40:alter 20:am 10:am+i 20:and+sell 30:and+what 80:any 70:anybody 70:anyone 80:ap 280:ape 50:ape+into
60:arbitrum 10:are+the 20:ask 20:at+_ 10:authority 60:back 10:bag 60:balanc 530:base 20:be+able 20:be+mint 20:before 10:before+i
60:behind 220:blacklist 60:block 220:bnb 190:bonk 90:bought 460:bsc 940:buy 60:buy+$ 10:buy+, 50:buy+_ 20:buy+and 20:buy+sell
120:cake 40:can+_ 10:can+anyone 120:can+i 10:can+it 10:can+somebody 10:can+still 30:can+the 10:can+you 220:chain 20:charge 60:chat
70:check 10:check+_ 70:coin 20:coin+_ 60:committee 120:contract 30:contract+_ 10:contract+on 20:could+the 30:creator 10:day 10:dev
20:do+they 10:doe+_ 20:doe+it 10:doe+the 60:erc 20:essay 170:eth 610:ethereum 80:even 20:far 70:fine 60:first 20:first+, 50:flag
10:for+_ 310:freeze 10:freeze+it 70:friend 130:frozen 20:function 100:get 20:get+back 160:give 40:give+me 60:go 60:gonna 40:goplu
10:got 20:guy 40:halt 10:have+a 20:he 20:hello 10:hi 40:hidden 90:hold 10:hold+_ 50:holder 10:holder+? 580:honeypot 40:honeypot+$
70:honeypot+? 40:how 10:how+many 10:how+much 130:i+_ 30:i+be 10:i+bought 20:i+buy 120:i+it 90:i+sell 20:i+that 30:i+thi 10:i+wa
60:if 10:if+i 10:if+the 10:in+_ 20:in+a 20:in+our 20:includ 220:into 30:into+_ 60:investment 10:it+, 10:it+? 20:it+_ 40:it+a
40:it+again 10:it+contract 10:it+in 10:it+on 80:it+safe 20:it+the 10:jup 40:know 60:legit 40:let 60:like 10:live 60:look 120:mainnet
20:many 20:me+? 20:me+an 30:me+the 30:me+to 40:memo 60:mine 650:mint 50:mint+_ 60:mint+more 40:mint+or 330:more 30:more+, 10:more+_
10:more+of 40:more+or 20:much 20:my+nephew 60:nah 80:nephew 100:no 10:no+$ 240:not 20:not+, 20:not+_ 10:numb 90:of+_ 20:of+it
20:of+my 440:on+_ 20:on+the 40:once 30:one 20:only 40:opinion 40:optimism 10:or+a 30:or+blacklist 40:or+freeze 40:or+i 30:or+mint
40:or+not 100:out 20:out+$ 60:overall 300:own 20:own+of 60:part 20:part+of 40:paus 80:pause 60:pension 250:pepe 280:pippin
20:pippin+on 10:please+, 20:please+. 40:pow 20:power 20:ppl 100:print 60:push 10:quick 120:reason 10:red 40:risk 310:rug
220:rugcheck 40:rugcheck+_ 10:rugcheck+score 10:rugg 900:safe 150:safe+to 20:say 180:scam 60:scar 70:score 10:score+for 920:sell
20:sell+_ 50:sell+it 80:sell+tax 10:sent 50:shib 60:shill 30:short 60:should 20:should+i 80:simulate 20:simulation 60:small 70:sol
470:solana 60:sold 80:some 10:some+_ 150:somebody 30:someone 240:still 10:still+have 30:still+mint 40:switch 100:take 560:tax
40:tax+$ 10:tax+and 30:tax+of 10:tax+on 80:telegram 20:tell 40:teth 80:th 40:the+_ 50:the+own 20:the+pippin 10:the+tax 10:the+th
20:the+token 100:they 40:thi+_ 30:thi+a 20:thi+coin 20:thi+token 80:think 20:think+of 60:to+ape 150:to+buy 10:to+get 10:to+know
310:token 20:token+? 60:token+_ 10:token+on 140:told 30:told+me 40:transfer 100:trap 60:trust 20:try 50:usdc 60:usdt 20:user 10:ve
120:verdict 30:version 30:wallet 120:want 20:want+a 10:want+to 290:what 10:what+are 10:what+it 30:what+tax 20:what+the 60:when
20:when+i 20:wheth 10:wheth+_ 40:who 60:will 20:will+i 20:with+a 20:with+the 10:would+i 20:ye 10:you+tell @checksum_address 980:*
30:,+and 30:,+what 20:.+_ 30:.+doe 20:.+which 980:<evmAddress> 160:<number> 40:?+$ 30:?+_ 30:^+a 20:^+how 30:^+i 30:^+my 120:_+$
20:_+. 10:_+a 30:_+by 20:_+please 20:_+want 30:_+with 10:a+well 160:addres 20:addres+_ 30:and+if 60:back 60:bank 30:be+? 120:big
30:by+hand 120:capital 340:case 320:checksum 120:checksumm 180:correct 100:counterparty 30:doe+the 160:eip 40:eip+_ 120:everyth
20:for+_ 380:form 60:give 100:hand 100:hold 30:hold+, 60:how 20:how+to 10:i+_ 100:if 20:it+in 180:letter 180:low 60:mine 220:mix
20:my+addres 60:need 100:not 30:not+, 60:of+_ 60:ok 120:one 20:one+$ 20:one+? 60:out 60:payout 120:pl 20:please+$ 20:please+,
220:prop 60:reject 60:right 60:script 120:small 40:someone 60:somewhere 120:spell 60:split 60:spreadsheet 60:support 20:the+addres
20:thi+_ 60:told 20:told+me 100:typ 30:typ+_ 60:version 120:want 30:want+the 40:well 10:well+form 100:what 30:what+would 60:which
20:which+one 20:with+the 120:write 60:written @compare_tokens 2210:* 180:,+_ 10:,+and 80:,+market 90:,+mcap 60:,+supp 30:,+volume
20:,+which 90:.+$ 10:.+_ 20:.+i 1380:<chain> 2210:<coin> 90:<fiat> 60:<namesake> 80:<number> 10:<pair> 60:<protocol> 1440:<series>
40:<step> 320:<time> 20:?+$ 280:^+_ 120:^+compare 20:^+i 20:^+please 70:^+put 130:_+$ 250:_+, 30:_+. 60:_+_ 250:_+and 20:_+by
30:_+for 20:_+i 30:_+in 30:_+move 120:_+next 20:_+or 20:_+pric 130:_+side 210:_+v 10:_+volume 20:_+which 20:_+with 60:aave 60:ada
130:all 30:all+time 260:and+_ 10:and+by 30:and+how 20:and+who 60:anoth 60:apto 60:arb 340:ath 50:ath+$ 160:avax 60:below 120:bigg
500:bitcoin 10:bnb 460:btc 10:by+how 20:by+market 210:by+side 580:cap 90:cap+, 50:cap+and 180:cardano 60:chainlink 60:change
160:circulat 40:circulat+supp 60:client 460:compare 100:compare+_ 10:cosmo 60:day 100:deck 120:distance 100:doge 60:dollar 510:each
120:each+oth 1140:eth 240:ethereum 60:far 60:favourite 60:fdv 90:for+me 20:for+my 30:for+the 20:from+the 60:furth 10:get 60:help
180:high 20:high+$ 160:how 20:how+far 10:how+much 20:i+my 20:i+need 20:i+want 10:i+would 20:in+_ 50:in+one 60:ish 20:it+all 20:like
70:line 180:link 520:market 130:market+cap 580:mcap 60:mcap+, 30:me+$ 20:me+to 60:more 200:mov 20:mov+_ 120:move 20:move+$ 20:move+_
40:much 60:n 100:near 60:need 480:next 120:next+to 10:now 60:number 10:of+_ 390:one 60:op 20:or+_ 480:oth 160:pl 30:pl+$ 20:pl+,
10:polkadot 90:pric 10:pric+of 480:price 120:price+, 280:put 50:put+_ 10:ratio 120:record 10:right 60:ripple 60:see 60:set 100:shib
840:side 80:side+$ 210:side+by 60:sise 20:sise+and 60:slid 990:sol 560:solana 10:spot 60:sui 620:supp 50:supp+$ 60:supp+, 200:table
10:table+for 10:the+treasury 60:these 60:they 60:those 120:time 20:time+high 120:to+each 20:to+see 80:today 20:today+. 60:top
20:top+$ 40:treasury 10:trx 60:two 340:uni 60:up 20:up+_ 10:usd 860:v 210:v+_ 60:vechain 320:volume 30:volume+, 20:volume+in 60:want
180:wbtc 180:which 20:which+ha 30:which+one 60:who 20:with+_ 20:would+be 10:would+like 60:xrp @compute_create_address 1600:*
30:.+where 100:.+which 1600:<evmAddress> 200:<evmHash> 200:<hex> 1400:<number> 230:?+$ 30:^+a 30:^+addres 30:^+contract 50:^+create
30:^+deploy 30:^+i 100:^+if 50:^+the 30:^+we 130:_+$ 80:_+, 150:_+. 50:_+and 100:_+deploy 30:_+for 30:_+send 80:_+what 30:_+where
30:_+will 50:_+with 30:_+would 30:a+contract 1300:addres 30:addres+of 30:and+it 30:at+$ 30:at+what 30:at+which 30:be+? 30:by+_
200:code 100:come 1200:contract 30:contract+? 30:contract+_ 100:contract+addres 30:contract+with 400:create 200:create2 1400:deploy
130:deploy+_ 30:doe+it 50:doe+the 100:drain 300:end 80:end+up 200:factory 100:first 30:for+a 80:from+_ 200:get 30:get+the 200:hash
50:hash+_ 30:have+? 50:i+_ 30:i+be 400:if 100:if+_ 200:init 100:land 100:lie 100:new 300:next 50:next+nonce 1400:nonce 300:nonce+_
30:of+the 30:please+, 100:produc 30:produc+? 200:salt 200:say 100:send 30:send+it 200:should 30:should+i 100:sit 100:someth
100:source 100:spot 150:the+contract 30:the+first 30:the+new 100:then 100:token 30:token+with 200:transaction 300:up 50:up+?
100:used 100:watch 400:what 80:what+addres 30:what+will 200:where 30:where+doe 30:where+will 500:which 80:which+addres
50:which+contract 600:will 100:will+the 30:with+it 150:with+nonce @compute_namehash 1000:* 50:,+can 30:,+could 30:,+if 30:.+$ 30:.+.
30:.+_ 1000:<ens> 100:<ticker> 30:?+$ 80:^+i 150:^+namehash 30:^+need 130:_+$ 50:_+, 30:_+? 30:_+and 30:_+for 30:_+node 100:again
100:am 30:and+the 30:and+would 100:ask 30:ask+me 50:can+you 100:compute 30:compute+the 100:contract 30:could+you 100:dev 100:en
100:erc 30:for+it 30:for+my 100:form 30:i+am 30:i+lost 100:if 30:if+you 100:kind 100:lost 30:lost+my 200:make 200:name 30:name+_
800:namehash 130:namehash+of 200:need 30:need+the 300:node 100:normalis 100:not 150:of+_ 30:of+my 30:on+the 100:own 30:own+the
100:resolv 100:script 100:so 30:so+kind 30:that+$ 30:the+_ 30:the+dev 30:the+name 100:togeth 30:with+the 30:would+be @convert_units
5000:* 100:,+exact 30:,+how 50:,+i 30:,+no 30:,+please 30:,+so 30:,+the 30:,+what 100:.+$ 30:.+. 50:.+how 30:.+what 1600:<chain>
2100:<coin> 800:<fiat> 100:<namesake> 5000:<number> 1000:<series> 4700:<unit> 230:?+$ 50:?+_ 650:^+_ 80:^+convert 30:^+do 50:^+for
180:^+how 30:^+in 80:^+my 30:^+our 30:^+please 30:^+the 30:^+thi 650:_+$ 280:_+, 80:_+. 200:_+? 50:_+_ 30:_+and 100:_+are
80:_+decimal 50:_+exact 30:_+for 50:_+how 230:_+i 300:_+in 50:_+into 30:_+it 30:_+on 50:_+pl 30:_+please 150:_+to 30:_+without
30:_+would 30:a+_ 30:a+token 200:amount 100:are+_ 30:at+the 100:base 100:bitte 100:call 100:clas 300:convert 80:convert+_
300:decimal 30:do+the 2000:eth 800:exact 100:exercise 100:express 100:fail 100:figure 30:for+a 30:for+me 30:for+my 100:form 100:gave
100:goe 30:have+on 2000:how 450:how+many 50:how+much 130:i+_ 30:i+have 130:i+how 30:i+must 30:i+not 30:i+that 30:i+thi 30:i+want
450:in+_ 30:in+a 30:in+the 300:into 50:into+_ 100:invoice 30:it+a 50:it+i 100:it+in 50:it+say 100:keep 30:keep+_ 100:kind
30:kind+tell 300:ledg 30:ledg+$ 100:make 1800:many 430:many+_ 100:math 30:me+_ 200:much 50:much+_ 100:must 50:my+ledg 100:no
100:node 100:not 200:numb 30:of+a 100:office 30:on+my 30:on+the 200:pl 50:pl+$ 30:please+$ 30:please+? 100:print 200:raw 200:round
300:say 50:say+_ 30:say+it 100:school 100:screen 100:script 200:show 50:show+_ 100:slip 100:so 30:so+kind 100:state 30:state+the
100:tell 100:test 30:that+$ 30:that+_ 50:that+be 30:the+exact 30:the+numb 30:the+whole 100:they 150:to+_ 200:token 30:token+with
100:turn 300:unit 30:unit+of 200:usdc 200:want 200:what 30:what+i 200:whole 100:will 30:will+it 50:with+_ 100:without 50:would+that
200:write @decode_abi 1600:* 30:,+_ 30:,+and 80:,+i 10:,+it 10:,+please 10:,+the 30:,+what 10:,+where 50:.+$ 30:.+. 30:.+doe 30:.+i
30:.+what 1200:<chain> 340:<coin> 1000:<evmAddress> 1600:<hex> 860:<namesake> 1000:<series> 440:<signature> 130:?+$ 30:?+? 40:?+_
30:^+a 60:^+before 30:^+decode 50:^+i 100:^+my 10:^+please 40:^+what 200:_+$ 170:_+, 110:_+. 30:_+? 100:_+_ 30:_+against 10:_+and
30:_+be 30:_+confirm 80:_+contract 10:_+do 50:_+for 10:_+i 70:_+on 30:_+sent 100:_+to 10:_+transaction 30:_+want 60:_+what
30:_+would 100:against 30:against+_ 40:allowance 40:amount 10:and+how 50:and+i 10:and+the 30:and+wheth 100:any 100:anyone 40:approv
10:are+the 40:argument 440:ask 90:ask+me 100:base 10:be+_ 240:before 30:before+i 40:blob 80:call 180:calldata 40:colleague
100:confirm 300:contract 80:contract+_ 100:d 100:dang 300:dangerou 220:data 50:data+_ 160:decode 60:do+, 30:doe+goplu 10:doe+it
100:eth 900:ethereum 100:execut 100:flag 100:flagg 10:for+_ 20:for+me 10:for+my 50:for+the 160:function 10:function+_ 30:function+i
40:given 40:go 100:goplu 60:happen 40:here 40:how 10:how+many 40:i+_ 180:i+it 10:i+my 70:i+sign 30:i+there 10:i+want 60:if 20:if+i
30:in+it 180:input 40:into 40:it+, 10:it+go 30:it+i 100:mainnet 40:many 10:me+, 110:me+to 30:me+what 10:me+with 40:method
40:multisig 10:my+colleague 100:my+wallet 10:of+_ 100:ok 270:on+_ 100:op 40:pap 140:popup 40:print 40:recipient 100:review 100:risk
400:risky 40:said 40:send 200:sent 50:sent+to 140:show 1160:sign 140:sign+_ 100:sign+thi 80:signature 10:signature+_ 100:site
40:split 100:tell 30:tell+me 30:that+? 80:the+_ 10:the+call 10:the+signature 100:there 10:thi+_ 100:thi+on 130:to+_ 10:to+send
200:to+sign 30:to+the 40:transaction 40:unit 80:unpack 100:up 300:usdc 540:wallet 140:want 30:want+me 10:want+to 680:what
10:what+are 10:what+doe 20:what+happen 40:what+i 30:what+it 80:what+would 40:where 10:where+doe 100:wheth 40:who 10:who+wa 20:with+_
10:with+the 40:work 30:would+_ 30:would+it 50:would+that @decode_abi_parameters 800:* 30:,+it 80:,+uint256 30:,+what 30:.+what
200:<coin> 800:<hex> 200:<series> 30:?+_ 30:^+abi 30:^+an 30:^+contract 30:^+decode 30:^+i 100:_+$ 30:_+, 30:_+and 50:_+call 200:abi
100:accord 30:accord+to 800:addres 100:addres+, 30:addres+_ 50:an+_ 30:and+the 100:anyone 200:arg 200:back 100:blob 300:bool 50:by+a
100:byt 200:call 30:call+, 200:constructor 100:contract 300:decode 30:did+they 200:eth 200:follow 100:gave 30:gave+me 100:good
100:got 30:i+_ 30:i+got 100:inside 30:it+$ 30:it+_ 30:it+a 100:own 30:own+, 100:param 100:pas 100:paus 30:please+$ 100:read
100:return 300:should 80:should+be 100:these 100:they 30:to+the 200:typ 500:uint256 200:unpack 100:valu 200:what 30:what+i
@decode_calldata 1300:* 30:,+and 20:,+it 20:,+please 20:,+the 20:,+where 30:.+$ 30:.+. 100:<chain> 60:<coin> 1300:<hex>
40:<namesake> 100:<series> 1260:<signature> 20:?+_ 30:?+look 30:^+_ 20:^+before 30:^+can 100:^+decode 20:^+please 30:^+the 70:^+what
260:_+$ 90:_+, 40:_+. 30:_+? 80:_+_ 30:_+a 20:_+and 20:_+do 20:_+i 10:_+on 20:_+transaction 20:_+what 30:a+_ 60:allowance 160:amount
40:and+how 30:and+tell 20:and+the 60:approv 20:are+the 60:argument 60:ask 20:ask+me 20:be+_ 60:before 60:blob 120:call 220:calldata
30:can+you 60:colleague 180:data 30:data+_ 640:decode 20:do+, 20:doe+it 100:ethereum 20:for+_ 30:for+me 20:for+my 340:function
20:function+_ 70:function+i 100:get 60:given 60:go 40:happen 60:here 100:hex 160:how 20:how+many 30:how+much 90:i+_ 20:i+my
10:i+sign 20:i+want 140:if 10:if+i 30:if+the 120:input 100:inside 30:inside+_ 60:into 20:it+, 30:it+and 20:it+go 100:like 30:like+_
100:look 30:look+like 60:many 100:marketplace 20:me+, 20:me+to 20:me+with 60:method 100:much 30:much+$ 60:multisig 20:my+colleague
20:of+_ 10:on+_ 100:only 60:pap 160:popup 60:print 60:recipient 60:said 60:send 160:show 40:sign 10:sign+_ 120:signature
20:signature+_ 60:split 100:tell 30:tell+me 30:the+amount 20:the+call 20:the+signature 20:thi+_ 20:to+send 60:transaction 60:unit
100:unlimit 30:unlimit+_ 120:unpack 60:wallet 60:want 20:want+to 320:what 20:what+are 20:what+doe 10:what+happen 20:what+i 60:where
20:where+doe 160:who 20:who+wa 60:with+_ 20:with+the 60:work @decode_log 500:* 100:,+_ 30:,+everyth 30:,+need 30:.+$ 30:.+it 30:.+no
30:.+what 500:<evmHash> 500:<hex> 500:<signature> 50:?+$ 30:?+_ 30:^+_ 30:^+event 30:^+our 30:^+raw 30:^+which 30:_+$ 100:_+,
100:_+. 30:_+and 30:_+log 30:_+who 30:a+_ 100:allow 100:amount 30:and+the 500:data 100:data+_ 200:event 30:event+_ 100:everyth
200:here 100:how 30:how+much 30:i+_ 100:id 30:in+it 30:in+plain 200:index 30:it+$ 30:it+a 200:log 100:mov 100:much 30:much+?
100:need 30:need+the 100:no 100:number 100:ord 100:out 100:plain 100:raw 30:raw+log 100:sent 100:sig 100:spend 30:the+amount
30:the+spend 30:to+whom 100:token 400:topic 80:topic+_ 100:topic0 30:topic0+_ 100:undecod 200:what 30:what+in 100:which
30:which+token 200:who 200:whom 30:whom+? @decode_raw_transaction 900:* 30:,+amount 30:,+please 30:,+where 30:,+who 100:<coin>
900:<hex> 100:<name> 100:<number> 30:?+$ 80:?+_ 80:^+before 80:^+decode 30:^+our 30:^+who 200:_+$ 30:_+, 30:_+can 30:_+who
100:amount 30:and+fee 30:and+tell 30:and+what 30:and+where 100:apart 300:before 50:before+i 100:blob 100:bot 200:broadcast 100:byt
30:can+you 100:cap 30:cap+of 100:chain 30:chain+id 100:check 400:decode 30:did+they 30:doe+the 100:eip 30:eip+_ 100:emit 300:fee
30:fee+did 50:for+me 200:go 100:how 30:how+much 100:id 30:id+, 30:in+thi 30:it+, 100:ledg 100:let 200:max 30:me+, 200:money 100:much
100:nonce 30:of+_ 400:raw 300:recipient 100:send 100:set 500:sign 30:sign+_ 30:sign+thi 100:take 100:tell 30:tell+me 100:test
50:the+money 100:they 30:to+whom 100:transaction 30:transaction+, 400:tx 50:tx+_ 200:unsign 200:value 100:what 200:where
30:where+doe 30:where+the 300:who 50:who+sign 100:whom 30:whom+? @decode_selector 3800:* 30:,+_ 30:,+any 30:,+it 80:,+what
100:,+which 30:.+what 30:.+which 600:<evmHash> 3800:<hex> 330:?+$ 30:?+? 50:^+_ 30:^+a 30:^+function 50:^+in 50:^+my 30:^+our
30:^+selector 30:^+the 430:^+what 100:^+which 380:_+$ 100:_+, 30:_+. 130:_+? 30:_+a 30:_+all 30:_+and 30:_+be 50:_+for 30:_+i
30:_+stand 30:_+what 30:_+which 100:all 100:am 30:am+i 100:any 100:ask 30:ask+me 50:at+the 50:be+$ 50:be+? 200:begin 100:beginn
500:behind 100:behind+_ 30:behind+thi 100:block 30:block+, 400:call 30:call+, 30:call+in 100:calldata 300:data 30:data+_ 100:dev
80:doe+_ 100:drain 600:event 100:every 100:field 50:for+$ 100:full 2300:function 300:function+i 100:hash 30:hash+of 100:here 300:hid
180:i+_ 30:i+call 30:i+see 100:i+that 100:idea 30:in+our 50:in+the 100:index 100:input 30:it+. 50:it+i 50:it+stand 100:know
100:labell 100:log 30:me+? 30:me+to 300:mean 30:mean+$ 200:method 100:might 30:my+tx 50:my+wallet 200:nobody 30:of+a 30:of+my
30:of+the 200:only 30:only+_ 100:out 100:over 30:please+? 100:q 100:rabby 100:sale 100:say 30:say+_ 200:see 800:selector
130:selector+_ 100:show 100:sign 100:signature 100:some 100:someth 100:split 300:stand 500:start 30:start+of 100:start+with
100:table 100:that+$ 80:that+be 30:that+my 30:that+the 30:the+hash 30:the+signature 30:the+start 30:the+wallet 30:to+me 30:to+sign
400:topic 100:topic+_ 100:topic0 30:topic0+_ 100:trace 100:transaction 100:tx 300:wallet 2400:what 100:what+doe 400:what+function
100:when 30:when+the 1100:which 130:which+event 150:which+function 150:with+_ 50:would+that 100:written @detect_rugpull 1760:*
30:,+_ 30:,+a 30:,+can 30:.+. 80:.+can 30:.+could 1760:<chain> 300:<coin> 1760:<evmAddress> 100:<name> 100:<series> 250:?+$ 30:^+_
30:^+before 70:^+can 80:^+could 30:^+i 30:^+my 80:^+rug 30:^+the 30:^+we 50:_+$ 30:_+, 100:_+. 80:_+_ 30:_+any 30:_+be 30:_+can
30:_+i 30:_+in 270:_+on 120:_+run 30:_+stak 80:_+vault 30:a+_ 100:able 30:able+to 100:am 100:any 80:at+_ 100:audit 400:away
100:away+with 30:be+able 100:before 30:before+i 300:blacklist 300:bnb 1160:bsc 200:cake 50:can+it 140:can+the 300:chain 200:contract
30:contract+, 30:contract+_ 80:could+the 960:deposit 180:deposit+? 100:dev 100:diligence 100:drain 100:due 30:due+diligence
100:ethereum 600:farm 100:function 100:fund 100:hidden 100:hold 30:hold+_ 30:i+_ 30:i+am 30:i+there 30:i+think 30:in+it 30:in+that
30:in+the 200:into 50:into+the 30:it+$ 30:it+? 80:it+own 100:let 200:mainnet 160:masterchef 200:money 30:my+nephew 100:nephew
130:of+_ 120:of+the 660:off 170:off+with 270:on+_ 30:on+a 30:or+a 30:or+blacklist 1360:own 190:own+of 100:park 200:privileg 300:pull
100:put 200:risk 400:rug 960:run 120:run+off 300:selfdestruct 100:simp 100:smart 400:stak 100:stake 80:the+_ 80:the+deposit
30:the+dev 30:the+fund 240:the+own 200:there 100:think 30:think+of 100:treasury 100:use 600:vault 100:vault+_ 300:walk 100:want
30:want+to 200:what 140:with+deposit 100:with+the 50:with+what 200:withdraw 100:withdrawal 100:worry @encode_abi 1200:* 50:,+_
50:,+amount 30:,+just 30:,+no 30:,+spend 50:,+uint256 30:,+without 80:.+$ 1200:<evmAddress> 1200:<number> 1000:<signature> 30:^+can
30:^+i 30:^+need 180:_+$ 80:_+, 180:_+and 50:_+for 30:_+over 80:_+to 130:_+with 200:abi 200:addres 50:addres+, 300:amount 180:and+_
30:and+the 100:argument 30:by+hand 100:call 400:calldata 30:can+you 100:constructor 400:encode 100:etherscan 100:explain 100:field
100:finish 130:for+_ 30:for+my 100:front 100:function 100:gimme 100:hand 200:hex 30:i+can 30:i+need 30:in+my 200:into 30:into+the
100:just 30:just+the 100:multisig 300:need 30:need+the 300:no 30:of+_ 100:over 30:over+_ 100:pack 100:parameter 200:paste
30:please+, 100:put 100:raw 100:revoke 100:script 100:selector 200:spend 50:spend+_ 100:them 50:to+_ 200:typ 200:uint256 200:unit
200:valu 100:wanna 130:with+_ 100:without @estimate_gas 1630:* 50:,+_ 30:,+and 50:,+how 20:,+just 20:,+what 40:.+$ 30:.+could
30:.+how 1430:<chain> 1430:<coin> 300:<ens> 1520:<evmAddress> 100:<maybeChain> 710:<namesake> 1620:<number> 1330:<series>
200:<signature> 100:<unit> 130:?+$ 30:?+just 30:^+before 150:^+ga 80:^+how 30:^+i 50:^+if 30:^+what 30:^+would 200:_+$ 120:_+,
50:_+. 50:_+? 130:_+_ 50:_+call 30:_+contract 30:_+decimal 180:_+from 30:_+go 270:_+on 30:_+right 80:_+send 50:_+sent 30:_+take
30:_+thi 330:_+to 30:_+with 30:and+how 30:and+what 260:anyth 110:arbitrum 300:base 30:be+? 100:before 30:before+i 100:broadcast
400:burn 200:call 50:call+_ 100:contract 30:contract+_ 170:cost 40:cost+in 30:could+you 100:decimal 20:doe+it 160:don 40:don+t
100:dry 400:estimate 1230:eth 700:ethereum 100:fee 30:for+me 210:from+_ 1620:ga 20:ga+$ 130:ga+would 160:go 30:go+through 20:go+to
800:how 30:how+many 180:how+much 20:i+m 30:i+sign 20:i+want 30:i+would 500:if 130:if+_ 80:it+burn 40:it+cost 160:just 100:know
60:lat 100:like 30:like+to 60:m 460:mainnet 100:many 30:me+? 20:me+what 100:minute 700:much 180:much+ga 300:need 50:need+to 160:now
30:now+, 30:of+_ 320:on+_ 30:on+the 100:pl 30:pl+$ 100:right 30:right+now 100:run 30:run+_ 1130:send 280:send+_ 200:sent 50:sent+_
100:sign 100:simulate 10:some 100:spend 30:spend+_ 160:t 100:tak 160:take 60:tell 20:tell+me 30:the+_ 30:the+fee 100:through
30:through+on 360:to+_ 30:to+know 130:to+send 100:transf 30:transf+of 300:unit 200:usdc 100:use 60:want 20:want+to 330:what
20:what+doe 50:what+would 130:would+it 30:would+like 30:would+that @get_account_nonce 2460:* 80:,+_ 30:,+how 50:,+i 30:,+my
50:,+need 30:,+so 50:.+$ 30:.+what 300:<block> 2360:<chain> 200:<coin> 300:<ens> 2160:<evmAddress> 1060:<namesake> 300:<number>
100:<quoted> 660:<series> 100:?+$ 30:?+_ 30:?+i 30:^+at 30:^+current 30:^+for 50:^+how 80:^+my 50:^+next 250:^+nonce 20:^+numb
50:^+what 30:^+which 290:_+$ 180:_+, 50:_+. 50:_+_ 30:_+a 100:_+at 30:_+for 20:_+ha 30:_+i 30:_+in 50:_+incl 10:_+made 330:_+on
30:_+pl 50:_+please 40:_+sent 30:a+of 30:a+tx 200:account 30:account+_ 30:account+of 100:addres 200:already 30:already+? 100:am
30:am+_ 30:and+need 400:arbitrum 100:ask 100:at+_ 50:at+on 30:at+the 800:base 100:block 30:block+$ 100:come 200:count 100:create
100:current 30:did+_ 30:do+i 160:eth 500:ethereum 60:ever 100:finalis 130:for+_ 30:for+my 100:gnosi 30:ha+_ 100:hardware
30:hardware+wallet 100:hot 300:how 80:how+many 30:i+_ 30:i+am 30:i+ask 30:i+at 30:i+m 30:i+my 30:i+need 50:i+stuck 30:i+think
30:in+total 200:incl 30:incl+. 30:it+. 30:it+wa 100:keep 100:know 100:last 100:low 100:m 40:made 10:made+on 400:mainnet 300:many
10:many+transaction 70:many+tx 100:may 30:may+i 200:mine 30:my+account 30:my+tx 400:need 50:need+the 50:need+to 600:next
100:next+nonce 100:node 2300:nonce 50:nonce+_ 230:nonce+of 60:numb 20:numb+of 230:of+_ 30:of+mine 30:of+the 20:of+transaction
100:old 490:on+_ 100:one 30:one+? 100:optimism 100:out 400:pend 200:pl 30:pl+, 30:please+$ 30:please+, 100:reconstruct 100:replace
200:say 30:say+_ 100:script 100:seem 100:send 220:sent 100:should 100:so 100:still 400:stuck 30:that+are 30:the+last 30:the+next
100:then 100:think 30:to+know 100:too 100:total 30:total+, 200:transaction 20:transaction+_ 30:transaction+that 560:tx 100:use
200:wallet 300:what 300:which @get_alchemy_prices 940:* 60:,+_ 20:,+each 30:,+with 20:.+$ 20:.+_ 530:<chain> 940:<coin> 400:<fiat>
20:<number> 440:<series> 20:?+$ 10:?+? 70:^+_ 20:^+how 20:^+i 20:^+need 40:^+what 70:_+$ 60:_+, 20:_+. 10:_+? 30:_+a 130:_+and
10:_+at 10:_+do 30:_+in 30:_+pl 10:_+pric 60:_+price 20:_+quot 10:_+trad 10:adesso 400:alchemy 10:all 130:and+_ 20:and+the 10:at+$
10:bitcoin 20:bnb 210:btc 10:buck 10:can+you 10:cardano 10:cent 10:chainlink 10:cosmo 10:cost 10:day 30:doge 10:dogecoin 190:dollar
130:each 400:eth 90:for+_ 20:for+each 10:for+one 20:for+the 10:get 20:hey 80:how 10:how+much 10:hype 10:i+_ 20:i+only 30:in+_
20:it+wa 10:kaspa 60:ledg 20:ledg+$ 10:line 110:link 60:lp 10:ltc 20:many 10:me+what 20:mean 10:monero 60:much 10:much+i 60:need
20:need+_ 40:now 10:now+$ 20:of+each 60:one 10:one+_ 60:only 20:only+have 10:pay 20:pepe 120:pl 30:pl+, 10:polkadot 20:pric
340:price 10:price+$ 10:price+? 10:price+_ 50:price+for 10:quanto 160:quot 160:quote 20:right 10:right+now 20:rn 10:rn+$ 10:sell
20:shib 10:side 240:sol 20:solana 10:spot 20:still 10:sui 60:taken 20:tell 10:tell+me 30:the+time 100:them 30:them+$ 10:these
120:time 100:timestamp 10:today 10:token 20:toncoin 30:trad 10:trad+at 10:trx 10:u 10:un 10:und 370:uni 200:usd 10:usdc 10:usdt
10:vale 140:wbtc 200:what 20:what+_ 30:what+doe 20:with+the 20:worth 10:xrp 10:you+tell @get_alchemy_token_balances 890:* 40:,+_
10:,+every 10:,+the 50:.+$ 20:.+would 240:20 840:<chain> 340:<coin> 120:<count> 70:<ens> 820:<evmAddress> 20:<exchange>
360:<namesake> 330:<series> 240:<ticker> 30:?+$ 20:^+_ 10:^+all 20:^+for 30:^+give 20:^+how 20:^+need 10:^+on 30:^+please 10:^+show
20:^+what 100:_+$ 20:_+, 30:_+. 20:_+? 40:_+_ 20:_+a 10:_+are 10:_+balance 20:_+doe 20:_+entry 30:_+from 30:_+ha 10:_+have 10:_+held
40:_+hold 10:_+i 20:_+in 90:_+on 10:_+please 20:_+position 40:_+that 20:_+token 10:_+wallet 10:_+which 300:alchemy 220:all
30:all+the 10:all+token 10:any 120:arbitrum 10:ask 160:balanc 60:balance 10:balance+of 330:base 20:binance 10:by+_ 10:claim
40:contract 10:contract+_ 10:contract+i 10:custom 20:day 10:day+$ 20:doe+_ 10:doe+the 10:en 60:entry 240:erc 260:erc20 20:eth
330:ethereum 140:every 40:every+_ 10:exact 60:fetch 10:figure 60:fine 20:for+_ 30:for+me 100:give 30:give+me 10:got 30:ha+on
10:have+on 20:held 10:held+by 140:hold 30:hold+on 120:how 10:how+many 20:how+much 10:i+_ 20:i+fine 20:i+need 30:i+ok 20:in+_
20:inside 10:inside+_ 10:keep 10:left 160:list 20:list+every 30:list+with 10:live 50:mainnet 20:many 10:many+_ 30:me+$ 90:much
20:much+_ 120:need 100:number 60:of+_ 10:of+the 100:ok 170:on+_ 10:on+top 10:one 20:optimism 10:out 30:own 10:please+.
30:please+list 60:polygon 60:position 20:position+of 10:queue 160:raw 10:reconcile 60:reconciliation 20:show 10:sit 20:sitt
10:sitt+in 60:smallest 10:so 10:still 20:stuff 10:support 40:that+_ 30:the+_ 20:these 10:these+day 60:those 20:to+the 190:token
10:token+? 10:token+_ 10:token+in 10:token+of 20:top 10:top+$ 120:unit 170:usdc 30:usdt 20:valuable 50:wallet 10:wallet+_ 10:weth
90:what 10:what+_ 10:what+token 20:which 10:which+token 20:would+you @get_alchemy_token_metadata 500:* 20:,+_ 490:<chain> 40:<coin>
470:<evmAddress> 220:<namesake> 230:<series> 20:<signature> 10:?+$ 10:^+_ 10:^+decimal 30:^+doe 30:^+for 10:^+how 30:^+pull 80:_+$
30:_+, 30:_+? 10:_+_ 10:_+decimal 10:_+have 90:_+on 30:a+logo 300:alchemy 100:app 230:base 10:behind 10:both 20:bsc 30:call 70:chain
360:decimal 10:dev 10:doe+_ 230:ethereum 10:file 80:for+_ 30:for+our 30:have+a 100:how 30:how+many 10:import 10:just 100:link
100:list 300:logo 30:logo+for 10:mainnet 100:many 30:many+decimal 10:mapp 30:me+the 10:need 10:numb 100:on+_ 10:paid 100:pic
100:picture 10:plain 100:plu 10:position 100:pull 10:q 10:result 10:return 10:sheet 10:somebody 10:symbol 10:th 70:tick 130:token
100:up 30:up+the 30:usdt 20:view 10:want 130:what 10:which @get_api_endpoint_schema 900:* 50:,+and 30:,+plu 30:,+what 50:.+$
30:.+which 100:?+$ 30:?+it 30:^+before 30:^+i 30:^+one 30:^+show 100:^+which 50:_+log 30:_+nft 130:_+ohlcv 150:_+pool 30:_+yield
300:accept 100:am 30:and+it 80:and+what 50:and+which 400:argument 100:back 200:before 30:before+i 100:bot 200:call 30:can+i 100:com
200:cost 30:cost+, 30:could+you 100:describe 50:doe+it 30:doe+the 30:from+it 900:get 230:get+_ 100:homework 30:i+am 30:i+get
30:i+would 30:in+my 100:input 100:into 50:it+? 30:it+cost 30:it+i 100:leave 100:like 30:like+to 200:log 30:me+the 100:nft 30:of+your
500:ohlcv 300:one 30:one+are 30:one+of 100:out 30:out+$ 100:output 200:param 200:parameter 100:plu 600:pool 130:pool+_ 100:refus
100:result 100:return 300:schema 100:see 100:show 30:show+me 100:stuck 100:take 100:their 30:to+see 300:tool 100:typ 200:want
500:what 30:what+com 30:what+doe 30:what+it 30:what+one 700:which 50:which+one 100:wire 30:would+like 100:yield @get_asset_platforms
850:* 30:,+_ 30:,+with 30:<chain> 100:<count> 10:<maybeChain> 220:<number> 100:<quoted> 80:?+$ 10:^+chain 30:^+coingecko 30:^+for
30:^+i 50:^+on 30:^+what 30:^+which 30:^+would 10:_+? 30:_+and 30:_+of 30:_+rows 10:add 200:all 30:all+? 10:ask 50:at+all 20:base
10:before 200:blockchain 540:chain 100:chain+doe 10:chain+id 10:click 210:coin 30:coin+, 30:coin+? 800:coingecko 30:coingecko+list
80:coingecko+track 500:collection 50:collection+$ 50:collection+at 100:cov 10:d 100:doe+coingecko 100:each 30:each+one 100:friend
10:hand 30:i+need 140:id 100:kind 110:know 200:list 30:list+_ 30:list+of 100:mapp 10:metamask 210:native 50:native+coin 100:need
20:network 500:nft 130:nft+collection 100:number 10:of+_ 30:of+the 80:on+which 100:one 300:platform 100:plenty 10:rath 100:rows
10:scroll 10:show 10:site 10:some 10:switch 100:token 30:token+, 300:track 10:type 20:wallet 110:what 30:what+chain 520:which
30:which+blockchain 80:which+chain 30:would+you 30:you+kind @get_asset_transfers 1270:* 190:,+_ 10:,+all 10:,+latest 10:,+most
20:,+newest 10:,+not 20:,+one 50:,+token 80:.+$ 10:.+_ 50:20 160:721 1260:<chain> 760:<coin> 560:<count> 110:<ens> 1210:<evmAddress>
10:<exchange> 70:<name> 570:<namesake> 220:<number> 800:<series> 90:<ticker> 20:?+$ 30:^+_ 10:^+did 70:^+everyth 10:^+for 30:^+incom
10:^+please 30:^+show 20:^+token 40:^+what 20:^+which 110:_+$ 150:_+, 10:_+. 90:_+_ 40:_+and 20:_+coin 70:_+late 40:_+lin 30:_+most
20:_+of 260:_+on 10:_+only 10:_+payment 20:_+receiv 20:_+recent 50:_+rows 20:_+send 30:_+sent 20:_+that 20:_+the 10:_+to 10:_+token
20:_+transfer 10:_+which 60:airdropp 160:alike 210:all 10:all+_ 60:also 20:and+i 10:and+list 70:and+token 20:any 10:any+_
10:are+enough 10:at+_ 80:audit 60:away 240:base 70:been 10:binance 10:book 20:bookkeep 10:by+_ 300:came 40:came+in 160:coin
20:coin+, 30:coin+and 60:d 20:d+like 10:did+_ 20:enough 10:enough+. 250:erc 10:erc+_ 20:erc20 390:eth 600:ethereum 30:every
320:everyth 60:exampl 10:extract 10:file 130:first 10:first+, 20:first+. 60:follow 10:for+_ 10:for+the 10:from+_ 60:gett 10:got
10:ha+_ 20:i+d 10:in+, 30:in+one 30:in+to 20:inbound 160:incom 20:incom+_ 40:inflow 190:into 50:into+_ 10:invoic 60:junk 60:keep
30:kind 330:late 20:late+$ 50:late+, 20:late+? 50:latest 10:ledg 340:left 60:like 140:lin 10:link 200:list 20:list+, 20:list+?
10:list+the 390:mainnet 10:match 20:max 200:mix 60:money 140:most 10:most+_ 30:most+recent 10:movement 10:must 10:need 80:newest
20:newest+first 380:nft 20:nft+, 20:nft+in 20:not 30:of+_ 40:off 290:on+_ 180:one 50:one+list 130:only 20:only+, 10:optimism 110:out
20:out+of 20:outgo 20:payment 100:plu 20:polygon 30:receipt 80:receiv 160:recent 40:recent+, 10:reconciliation 60:request 180:rows
40:rows+$ 10:run 80:send 160:sent 20:sent+to 100:show 30:show+me 20:so 10:so+kind 40:that+_ 10:the+_ 20:the+money 20:the+nft
20:the+wallet 60:to+_ 60:togeth 690:token 20:token+that 170:transfer 20:transfer+_ 10:transfer+of 10:up 280:usdc 60:usdt 60:vitalik
70:wallet 20:wallet+_ 20:went 190:what 20:what+came 10:what+token 100:whatev 80:which @get_batch_historical_prices 760:* 60:,+_
30:,+and 10:,+in 30:,+one 10:,+that 40:,+what 30:.+$ 10:.+_ 390:<chain> 720:<coin> 100:<count> 40:<evmAddress> 420:<fiat>
40:<maybeChain> 110:<number> 480:<series> 760:<time> 20:?+$ 60:^+_ 30:^+for 20:^+price 20:^+what 100:_+$ 120:_+, 10:_+? 50:_+_
100:_+and 50:_+at 30:_+fill 100:_+on 50:_+price 10:_+receiv 20:_+worth 10:advis 100:and+_ 30:and+of 50:at+_ 40:base 140:basi
190:bitcoin 40:bnb 110:book 30:book+_ 10:bought 130:btc 100:call 100:chainlink 40:check 10:client 10:clos 250:cost 30:cost+$
40:cost+basi 30:did+they 40:doge 180:dollar 40:each 10:end 280:eth 40:ethereum 10:figure 100:fill 50:for+the 10:how 20:in+_ 100:los
50:minute 10:minute+? 100:monero 10:much 40:new 10:new+_ 10:noon 40:of+_ 120:on+_ 220:one 100:pl 240:price 10:price+at 40:price+of
10:price+on 40:receiv 100:request 100:single 160:sol 20:solana 100:statement 10:tax 10:the+_ 30:the+book 100:they 100:time 10:trad
40:tron 10:u 250:usd 10:utc 10:value 10:very 100:victim 40:wa+_ 10:wa+it 10:want 360:what 30:what+did 60:what+wa 40:when 10:when+i
130:worth 10:worth+in 20:worth+on 40:wrapp 10:year 100:zcash @get_block 2120:* 30:,+and 10:,+what 30:,+when 50:.+$ 10:.+i
540:<block> 1920:<chain> 1060:<coin> 200:<maybeChain> 380:<namesake> 540:<number> 940:<series> 70:?+$ 50:^+_ 20:^+current 40:^+how
30:^+i 30:^+last 50:^+latest 20:^+my 80:^+newest 20:^+numb 30:^+the 100:^+what 50:^+when 30:^+which 120:_+$ 30:_+, 30:_+? 80:_+_
20:_+and 40:_+at 110:_+block 30:_+have 10:_+i 20:_+min 80:_+on 20:_+produc 30:_+when 50:_+with 100:all 30:all+the 30:and+how
20:and+what 10:and+where 40:answer 240:arbitrum 580:base 10:base+fee 1540:block 70:block+$ 30:block+, 20:block+? 50:block+_
80:block+i 20:block+numb 110:block+on 30:by+now 30:could+you 160:current 20:current+_ 100:data 40:detail 30:doe+_ 180:eth
760:ethereum 200:everyth 40:fee 10:fee+? 400:finalis 30:for+a 160:full 100:give 30:give+me 400:hash 80:hash+of 100:height 260:how
40:how+full 30:how+many 80:i+_ 10:i+it 30:i+need 10:i+stuck 50:in+it 100:includ 60:index 100:inside 30:it+$ 30:it+. 30:it+? 10:it+on
60:lag 100:last 240:latest 50:latest+block 60:made 100:many 30:me+the 60:min 100:most 30:most+recent 100:need 30:need+_ 420:newest
50:newest+_ 100:newsroom 40:node 200:now 50:now+$ 120:numb 20:numb+$ 20:of+_ 30:of+all 20:of+the 40:on+$ 160:on+_ 100:optimism
100:piece 260:polygon 160:produc 100:recent 40:report 10:report+_ 100:right 30:right+now 60:seem 40:stuck 30:the+current 80:the+hash
20:the+latest 30:the+most 20:the+newest 180:time 30:time+of 20:time+wa 100:transaction 30:transaction+in 100:tx 60:wa+_ 40:wa+it
480:what 60:what+block 40:what+the 20:what+time 380:when 30:when+and 70:when+wa 40:where 10:where+the 100:which 30:which+block
30:with+the @get_block_by_timestamp 4200:* 30:,+could 30:,+or 30:,+the 30:,+which 180:.+$ 50:.+which 4000:<chain> 2900:<coin>
100:<maybeChain> 500:<namesake> 2300:<series> 4200:<time> 150:?+$ 50:?+i 50:?+need 30:?+the 30:?+we 150:^+_ 30:^+at 200:^+block
80:^+for 50:^+i 30:^+my 30:^+need 30:^+our 30:^+snapshot 80:^+the 50:^+what 280:^+which 600:_+$ 130:_+, 150:_+. 230:_+? 30:_+_
200:_+at 580:_+block 30:_+cut 30:_+hit 30:_+lie 80:_+on 30:_+stand 30:_+which 700:arbitrum 300:at+_ 80:at+on 50:at+the 30:at+what
30:at+which 100:audit 100:auditor 100:balance 700:base 30:be+$ 4100:block 30:block+_ 200:block+height 50:block+i 230:block+numb
50:block+on 280:block+wa 600:closest 150:closest+to 30:could+you 200:current 100:cut 30:did+that 30:did+the 400:end 400:eth
1900:ethereum 100:exam 100:fall 200:find 100:first 30:for+a 50:for+our 50:for+the 100:happen 30:have+to 900:height 100:hit 50:i+_
50:i+at 30:i+have 30:i+must 80:i+need 50:i+that 100:index 30:it+. 30:it+? 30:it+_ 30:it+for 50:it+on 100:know 100:lie 100:live
100:mainnet 100:midnight 100:min 200:moment 30:moment+. 100:must 500:nearest 130:nearest+to 700:need 30:need+_ 30:need+for
30:need+it 100:need+the 200:new 50:new+_ 100:not 1000:numb 30:numb+of 150:of+_ 100:off 350:on+_ 30:on+at 100:one 100:optimism
30:our+_ 300:polygon 100:question 200:report 30:report+_ 800:snapshot 100:stand 100:start 30:start+of 100:take 100:tax 30:that+?
30:that+be 150:the+_ 50:the+block 30:the+first 30:the+moment 30:the+one 30:the+start 30:the+time 50:the+year 200:there 30:there+$
100:time 280:to+_ 30:to+take 100:trade 400:utc 100:vote 100:wa+_ 80:wa+it 30:wa+the 200:want 50:want+the 100:went 300:what 30:what+_
50:what+block 100:when 1800:which 280:which+_ 150:which+block 30:would+that 300:year 80:year+end 30:you+find @get_block_details
1760:* 30:,+_ 80:,+and 30:,+how 30:.+could 1760:<block> 1560:<chain> 1180:<coin> 100:<fiat> 380:<namesake> 1760:<number>
1400:<series> 150:?+$ 130:^+_ 30:^+fee 60:^+how 30:^+i 30:^+when 30:^+which 150:^+who 110:_+$ 80:_+, 220:_+_ 160:_+and 30:_+earn
30:_+fee 30:_+got 10:_+min 140:_+on 10:_+produc 50:_+wa 30:_+who 30:and+fee 150:and+how 40:and+what 30:and+who 60:arbitrum 100:base
200:built 100:burn 1300:burnt 230:burnt+in 100:check 30:could+you 60:detail 30:did+it 30:did+the 200:earn 580:eth 1020:ethereum
800:fee 30:fee+$ 30:fee+_ 30:fee+paid 40:full 100:got 30:ha+made 940:how 10:how+full 230:how+much 100:in+_ 50:in+fee 100:in+it
30:in+total 30:it+$ 30:it+, 100:it+? 30:it+burn 30:it+wa 440:made 80:made+_ 30:made+the 200:mainnet 440:min 50:min+_ 900:much
80:much+_ 30:much+did 30:much+in 50:much+of 50:much+wa 30:of+it 150:on+_ 100:paid 30:paid+in 100:part 100:pl 30:pl+$ 100:polygon
140:produc 300:propos 30:the+_ 40:time 10:time+wa 100:tip 100:total 100:validator 40:wa+_ 180:wa+burnt 10:wa+it 140:what 30:what+did
10:what+time 120:when 30:when+wa 100:which 800:who 80:who+made 100:wond @get_boosted_tokens 1700:* 100:,+_ 30:,+most 30:,+on
30:,+only 30:,+rank 30:,+the 1200:<chain> 1000:<coin> 300:<count> 300:<namesake> 100:<number> 80:?+$ 50:^+_ 50:^+dexscreen
30:^+fresh 50:^+most 100:^+which 100:^+who 80:_+$ 50:_+, 80:_+coin 30:_+most 30:_+of 30:_+only 100:_+token 200:any 50:any+chain
30:at+present 30:at+the 300:atm 80:atm+$ 1700:boost 200:boost+on 400:bought 30:bought+a 100:buy 200:carry 50:carry+the 200:chain
30:chain+, 30:chain+? 300:coin 30:coin+, 30:coin+on 100:desk 1700:dexscreen 200:dexscreen+boost 30:dexscreen+for 200:first
50:first+$ 30:for+_ 100:fresh 200:got 50:got+the 100:heaviest 100:hype 100:moment 30:moment+? 1300:most 150:most+boost 30:most+of
50:most+recent 100:now 30:now+, 50:of+them 80:on+_ 30:on+any 200:on+dexscreen 100:one 200:only 30:only+$ 30:only+_ 200:paid 100:pay
30:pay+for 100:present 30:present+? 100:rank 30:rank+by 200:recent 50:recent+, 300:rn 30:rn+$ 50:rn+, 100:sol 1100:solana
30:the+moment 180:the+most 30:the+one 200:them 50:them+$ 1000:token 30:token+$ 50:token+on 30:token+with 500:which 50:which+_
80:which+token 500:who 30:who+got 30:who+ha 80:with+the @get_bridge 500:* 30:,+for 40:,+how 20:,+numb 20:,+on 30:.+$ 40:.+_
120:<fiat> 500:<number> 400:<time> 30:?+$ 60:^+bridge 20:^+how 20:^+what 50:_+$ 20:_+? 40:_+and 60:_+at 20:_+in 30:_+on 220:acros
100:against 60:at+defillama 500:bridge 100:count 60:cros 120:cross 100:day 500:defillama 200:deposit 120:dollar 30:for+a 340:how
40:how+many 50:how+much 20:in+_ 50:it+_ 160:many 20:many+_ 100:memo 120:money 100:monitor 160:month 180:much 30:much+money 100:n
260:no 40:no+. 180:numb 50:numb+_ 60:number 120:over 60:total 100:transaction 200:week 120:went 60:what 200:withdrawal
@get_bridge_volume 1160:* 80:,+_ 30:,+all 10:,+numb 30:,+on 30:.+$ 10:.+_ 700:<chain> 300:<coin> 40:<fiat> 200:<maybeChain>
300:<namesake> 160:<number> 900:<step> 960:<time> 130:?+$ 50:^+_ 50:^+bridge 50:^+could 30:^+give 110:^+how 10:^+what 110:_+$ 80:_+,
30:_+. 130:_+? 50:_+_ 10:_+at 30:_+between 30:_+from 30:_+late 30:_+of 30:_+over 80:_+since 40:acros 100:all 30:all+chain 30:and+out
600:arbitrum 10:at+defillama 200:base 100:between 30:between+_ 600:bridg 560:bridge 200:came 50:came+in 100:chain 50:could+you
140:cross 160:defillama 100:deposit 40:dollar 200:flow 50:for+_ 30:for+the 80:from+_ 100:give 30:give+me 100:got 540:how 10:how+many
130:how+much 10:in+_ 50:in+and 30:in+total 300:inflow 10:it+_ 100:kind 30:kind+tell 100:late 30:late+$ 20:many 10:many+_ 30:me+_
30:me+how 30:me+what 200:money 100:mov 520:much 50:much+money 20:no 10:no+. 20:numb 10:numb+_ 120:number 80:of+_ 50:on+_
100:optimism 300:out 50:out+of 300:outflow 320:over 30:over+the 400:since 80:since+_ 30:since+the 200:tell 50:tell+me 30:the+_
100:through 30:to+_ 100:togeth 30:togeth+, 120:total 30:total+, 120:went 120:what 100:withdrawal 30:you+kind 30:you+tell
@get_bridges 2440:* 100:,+_ 10:,+how 30:,+i 10:,+numb 10:,+on 30:,+which 30:,+who 50:.+$ 10:.+_ 500:<count> 140:<fiat> 340:<number>
100:<step> 1040:<time> 170:?+$ 30:?+_ 50:^+bridge 130:^+busiest 30:^+for 10:^+how 30:^+i 50:^+most 80:^+rank 30:^+what 130:^+which
200:_+$ 50:_+, 60:_+? 10:_+and 20:_+at 30:_+by 10:_+in 30:_+of 30:_+please 30:_+which 30:_+will 100:about 140:acros 30:acros+chain
30:an+article 30:are+people 30:are+the 100:article 20:at+defillama 30:at+present 80:at+the 100:between 1900:bridg 150:bridg+by
540:bridge 700:busiest 130:busiest+bridg 50:by+_ 30:by+how 30:by+money 50:by+volume 100:cap 300:carry 80:carry+the 600:chain
30:chain+_ 440:cros 40:cross 200:day 30:day+? 140:defillama 30:did+the 30:do+. 140:dollar 300:flow 30:for+an 100:fund 30:have+to
220:how 10:how+many 50:how+much 30:i+have 30:i+the 30:i+want 10:in+_ 30:it+_ 20:many 10:many+_ 300:moment 30:moment+, 50:moment+?
780:money 140:month 1100:most 50:most+_ 150:most+money 30:most+volume 600:mov 30:mov+_ 100:mov+the 100:move 200:much 20:much+money
20:no 10:no+. 100:numb 30:numb+_ 120:number 30:of+them 100:one 30:one+. 160:over 100:people 30:please+$ 100:policy 100:present
30:present+? 300:rank 30:rank+of 100:risk 100:small 80:the+moment 200:the+most 200:them 50:them+$ 100:these 30:these+day 50:thi+_
100:through 30:to+move 20:total 100:us 200:used 100:volum 300:volume 30:volume+$ 30:volume+_ 100:want 100:week 60:went 120:what
900:which 130:which+bridg 100:who 100:will 30:will+do @get_btc_address 2330:* 50:,+_ 80:,+and 20:,+ha 60:,+how 20:,+if 30:,+plu
20:,+what 80:.+$ 40:.+could 20:.+would 2330:<bitcoinAddress> 1220:<chain> 1440:<coin> 60:<fiat> 100:<name> 60:<namesake>
160:<number> 1400:<series> 100:<time> 240:?+$ 20:?+how 30:^+_ 50:^+a 90:^+balance 20:^+check 30:^+doe 30:^+for 90:^+how 80:^+i
30:^+my 20:^+our 30:^+please 20:^+the 20:^+thi 30:^+total 20:^+what 190:_+$ 140:_+, 30:_+. 30:_+? 40:_+_ 20:_+a 100:_+addres
30:_+and 20:_+are 20:_+at 30:_+balance 50:_+ha 30:_+hold 40:_+how 20:_+i 60:_+in 20:_+lie 20:_+may 30:_+on 30:_+out 30:_+receiv
30:_+still 20:_+what 20:a+of 30:a+well 1060:addres 10:addres+$ 30:addres+, 170:addres+_ 30:addres+i 20:addres+of 100:all
100:altogeth 120:am 20:am+_ 50:and+did 20:and+i 30:and+what 100:any 420:anyth 20:are+in 20:are+sitt 100:arriv 60:ask 20:at+_
20:at+present 30:at+the 600:balance 50:balance+_ 80:balance+of 660:bitcoin 740:btc 60:check 20:check+_ 280:coin 20:coin+?
30:coin+are 60:cold 10:colleague 60:come 10:comment 40:could+you 100:custom 30:did+it 30:doe+_ 200:ever 60:fath 100:file 100:first
30:for+_ 30:for+the 100:friend 100:gave 30:gave+me 240:genesi 30:ha+it 20:have+_ 200:hi 50:hi+_ 200:hold 30:hold+at 900:how
120:how+many 110:how+much 40:i+_ 30:i+am 20:i+ask 20:i+have 20:i+in 20:i+my 40:i+on 20:i+still 30:i+there 60:if 20:if+i 30:in+,
20:in+? 60:in+_ 30:in+all 30:in+it 20:in+there 100:includ 100:inflow 30:it+? 20:it+at 50:it+ever 30:it+now 60:kind 60:late 100:leave
70:left 60:lie 200:lifetime 160:look 30:look+up 60:ly 460:many 60:many+_ 50:many+coin 20:many+sat 60:may 20:may+i 20:me+the
100:moment 30:moment+, 440:much 50:much+_ 30:much+ha 40:much+i 20:my+_ 20:my+addres 60:new 10:no 100:not 220:now 30:now+, 30:now+?
90:of+_ 120:old 30:on+_ 60:on+it 20:on+my 60:one 20:one+$ 100:out 30:out+, 100:outflow 100:plu 60:present 20:present+? 20:real
400:receiv 60:rememb 60:right 60:sat 580:satoshi 160:say 100:send 60:shown 60:sit 20:sit+in 60:sitt 100:state 320:still 10:str
20:that+i 30:the+_ 20:the+addres 30:the+moment 300:there 20:there+$ 30:there+? 20:thi+_ 20:to+_ 60:today 20:today+? 200:total 60:u
60:uncle 200:unconfirm 100:up 100:well 440:what 30:what+_ 30:what+i 20:what+on 60:wheth 20:would+you 20:you+kind 40:you+look
@get_btc_address_transactions 890:* 10:,+amount 30:,+each 20:,+only 20:,+so 20:,+with 70:.+$ 890:<bitcoinAddress> 240:<chain>
240:<coin> 460:<count> 240:<series> 30:?+$ 30:?+the 60:^+_ 20:^+any 20:^+i 20:^+my 20:^+please 30:^+recent 20:^+tx 40:^+what 100:_+$
40:_+, 20:_+. 30:_+? 20:_+_ 50:_+addres 10:_+been 20:_+movement 40:_+recent 20:_+show 20:_+still 50:_+transaction 20:_+tx 20:a+list
40:activity 190:addres 30:addres+_ 20:addres+i 40:amount 10:and+fee 30:and+out 20:and+what 60:any 10:anyth 10:at+_ 60:bank 80:been
180:bitcoin 100:block 30:block+height 60:btc 60:coin 130:come 20:could+you 40:direction 20:do+. 160:each 20:each+one 60:fath 100:fee
10:fee+$ 20:fee+of 60:get 60:gift 120:go 60:gone 40:happen 100:height 60:history 20:history+_ 20:i+_ 20:i+read 60:in+and 100:includ
20:it+? 100:late 10:late+$ 60:list 20:me+the 20:me+what 60:min 180:movement 80:of+_ 20:of+each 20:on+_ 20:on+it 160:one 20:one+.
60:only 20:only+_ 240:out 20:out+, 20:out+? 30:out+of 100:pend 60:people 20:please+send 60:read 300:recent 10:recent+? 60:satoshi
60:send 20:send+me 120:show 20:show+me 20:show+the 60:small 60:so 60:still 20:that+_ 60:the+_ 20:the+min 160:touch 30:touch+_
340:transaction 30:transaction+of 20:transaction+on 120:tx 60:want 20:want+a 200:what 10:what+_ 20:what+ha 60:when 20:when+did
60:will 20:will+do 30:with+it 20:with+the 20:you+please @get_btc_block 1300:* 30:,+and 30:,+how 50:.+$ 800:<block> 1300:<chain>
1300:<coin> 800:<number> 1300:<series> 30:?+$ 30:?+the 180:^+_ 30:^+newest 30:^+on 30:^+please 30:^+what 80:_+$ 30:_+, 200:_+_
100:_+block 30:_+min 30:_+on 30:_+when 80:and+how 30:and+what 100:annex 50:are+in 30:at+what 800:bitcoin 500:block 30:block+$
30:block+height 30:block+i 30:block+wa 500:btc 200:count 50:count+$ 100:date 100:found 200:height 100:historical 400:how
100:how+many 30:i+_ 30:i+it 50:in+it 30:in+there 100:inside 30:it+$ 50:it+. 400:many 80:many+transaction 30:many+tx 200:min 100:must
300:newest 80:newest+_ 30:of+_ 30:of+the 30:on+$ 30:please+tell 300:sise 100:tell 30:tell+me 50:the+newest 100:there 30:there+?
200:time 100:timestamp 300:transaction 50:transaction+are 300:tx 50:tx+count 30:wa+_ 30:wa+it 300:what 30:what+block 30:what+i
30:what+time 100:when 30:when+wa @get_btc_difficulty 3100:* 150:,+and 30:,+doe 30:,+up 30:,+when 1900:<chain> 2300:<coin> 100:<name>
100:<namesake> 100:<number> 2400:<series> 250:?+$ 30:?+and 30:?+we 100:^+how 100:^+next 30:^+what 450:^+when 30:^+will 30:_+$
50:_+and 30:_+are 30:_+block 350:_+difficulty 50:_+min 30:_+next 300:adjust 1400:adjustment 130:adjustment+and 400:again 100:already
30:already+? 100:and+by 80:and+how 50:and+i 30:and+the 50:and+which 100:anoth 30:are+_ 30:at+$ 30:be+$ 30:be+? 100:become 100:behind
200:big 1700:bitcoin 100:block 700:btc 130:by+how 100:change 100:com 100:date 100:de 2400:difficulty 330:difficulty+adjustment
80:doe+_ 30:doe+one 700:down 50:down+$ 130:down+? 100:dur 100:eat 100:epoch 200:est 100:expect 100:fast 30:for+_ 100:forecast
400:get 400:go 80:go+up 100:goe 500:hard 100:hedge 1200:how 50:how+big 50:how+long 50:how+many 130:how+much 130:i+it 130:i+the
100:increase 30:it+? 50:it+be 80:it+go 50:it+up 100:know 200:long 200:many 30:many+of 30:many+percent 900:min 200:mine 100:miner
500:much 100:much+$ 30:much+i 30:my+_ 200:n 2000:next 280:next+_ 80:of+_ 30:of+it 50:of+the 30:on+_ 100:one 180:or+down 100:percent
200:retarget 100:sise 30:sise+$ 200:soon 30:the+_ 50:the+min 300:the+next 100:u 100:un 200:until 900:up 30:up+$ 180:up+or 200:way
100:what 30:what+the 2100:when 30:when+? 100:when+doe 130:when+i 130:when+the 100:when+will 200:which 700:will 50:will+_ 50:will+it
30:will+the @get_btc_exchange_rates 930:* 40:,+_ 10:,+all 20:,+and 30:,+give 20:,+please 70:.+$ 30:.+i 700:<chain> 930:<coin>
540:<commodity> 280:<fiat> 220:<number> 930:<series> 50:?+$ 10:?+in 100:^+_ 10:^+how 40:^+one 30:^+our 30:^+tell 40:^+what 20:_+$
70:_+, 10:_+? 30:_+_ 30:_+against 80:_+and 10:_+go 30:_+how 30:_+i 60:_+in 10:_+price 20:_+quot 30:_+rate 10:_+right 30:_+to
10:_+togeth 30:_+worth 30:a+of 100:against 120:all 10:all+_ 30:all+the 100:also 60:and+_ 30:and+in 100:annex 10:atm 100:available
500:bitcoin 10:british 430:btc 100:coin 30:coin+and 100:complete 300:currency 10:current 10:day 100:disclosure 20:dollar 100:each
70:eth 30:euro 200:every 20:express 100:fiat 80:franc 10:get 100:give 20:go 10:go+for 540:gold 140:how 30:how+much 30:i+need
30:i+one 30:i+worth 90:in+_ 30:in+all 100:includ 10:japanese 100:know 100:list 30:list+$ 10:many 30:me+what 100:money 130:much
30:much+in 100:need 30:need+the 140:now 10:now+, 20:of+_ 340:one 90:one+_ 240:ounc 10:pl 20:please+. 70:pound 40:price 10:price+$
160:quot 20:quot+in 100:quote 200:rate 30:rate+$ 30:right 10:right+now 100:sheet 300:silv 80:swis 100:tell 30:tell+me 30:that+i
30:the+money 10:these 30:to+_ 20:togeth 10:togeth+$ 240:what 10:what+_ 30:what+i 30:what+one 10:whole 200:worth 50:worth+in 90:yen
30:you+can @get_btc_fees 2320:* 30:,+an 30:,+and 30:,+can 100:,+what 30:.+what 1660:<chain> 1920:<coin> 1920:<series> 260:<time>
190:?+$ 80:^+_ 80:^+how 120:^+i 30:^+if 170:^+sat 90:^+what 20:_+$ 30:_+. 30:_+? 130:_+block 30:_+fee 30:_+network 30:_+next
60:_+payment 30:_+send 30:_+to 20:_+today 30:_+transaction 20:_+transf 30:_+tx 20:_+what 30:a+_ 20:a+bit 30:and+_ 20:and+it
20:at+the 60:bit 1180:bitcoin 1100:block 120:block+$ 30:block+, 90:block+? 60:broth 740:btc 100:but 40:clogg 60:com 240:confirm
240:cost 20:cost+$ 20:cost+me 60:daught 40:do+i 50:doe+it 100:economy 60:fast 500:fee 30:fee+$ 100:fine 30:for+my 580:get 20:get+a
50:get+in 60:get+into 20:get+me 20:get+my 160:half 30:have+to 540:hour 50:hour+$ 400:how 100:how+many 200:hurry 30:i+fine 30:i+have
20:i+need 20:i+not 110:i+pay 30:i+put 40:i+set 10:i+the 140:i+want 160:if 40:if+i 30:in+a 90:in+the 20:in+thi 340:into 90:into+the
50:it+cost 20:it+i 20:it+in 60:land 120:mak 20:mak+the 60:make 400:many 100:many+sat 20:me+$ 40:mempool 60:moment 20:moment+?
280:must 70:must+i 110:my+_ 20:my+broth 20:my+daught 60:need 20:need+it 120:network 1100:next 130:next+_ 140:next+block 100:no
160:not 180:now 50:now+$ 20:of+_ 560:pay 30:pay+for 20:pay+in 60:pay+to 280:payment 400:per 90:per+vbyte 100:put 100:rate 180:right
50:right+now 1420:sat 90:sat+per 270:sat+vb 540:send 70:send+_ 160:set 220:should 60:should+i 120:so 120:some 30:some+_ 60:such
60:supp 20:that+my 10:the+mempool 20:the+moment 150:the+next 60:the+very 20:thi+hour 60:through 130:to+get 30:to+my 30:to+pay
90:to+send 20:to+the 120:today 30:today+, 120:transaction 60:transf 120:tx 160:v 20:v+_ 1140:vb 80:vb+to 340:vbyte 220:very 100:wait
540:want 90:want+to 900:what 60:what+doe 50:what+fee 20:what+i 320:within 60:within+the @get_btc_hashrate 2100:* 100:,+_ 30:,+i
30:,+would 50:.+$ 30:.+where 1500:<chain> 1700:<coin> 100:<namesake> 1800:<series> 300:<step> 1700:<time> 100:?+$ 30:?+want 300:^+_
30:^+a 30:^+for 30:^+how 30:^+kind 30:^+please 30:^+what 230:_+$ 80:_+, 50:_+. 50:_+? 50:_+_ 50:_+back 50:_+develop 230:_+hashrate
30:_+network 30:_+pl 30:_+the 30:a+well 100:about 30:and+give 30:and+need 300:back 30:back+$ 30:back+, 1400:bitcoin 400:btc
100:chart 30:chart+_ 200:comput 200:current 300:develop 80:develop+_ 30:did+it 100:difficulty 100:down 30:down+? 30:for+a 100:full
100:give 30:give+me 200:go 30:go+up 30:ha+the 600:hash 150:hash+rate 1200:hashrate 130:hashrate+_ 300:how 30:how+ha 50:how+the
30:i+it 30:i+the 30:it+stand 200:kind 50:me+how 200:min 100:mine 100:miner 100:need 30:need+the 300:network 100:now 30:now+? 50:of+_
30:of+mine 30:of+the 30:on+_ 100:pl 30:pl+$ 300:pow 600:rate 50:rate+of 100:report 100:right 30:right+now 100:see 100:should
30:should+be 100:show 30:show+me 100:shown 100:so 30:so+kind 100:stand 100:still 100:student 100:supp 30:the+_ 50:the+current
50:the+hash 100:trend 100:up 30:up+or 100:want 100:well 100:what 30:what+i 100:where 30:would+you 100:writ 30:you+show
@get_btc_mempool 3240:* 30:,+and 30:,+how 30:,+numb 30:,+please 40:,+what 30:.+$ 30:.+how 2060:<chain> 2080:<coin> 100:<namesake>
2180:<series> 40:<time> 120:?+$ 50:?+how 30:?+my 50:^+_ 290:^+how 130:^+i 30:^+if 30:^+my 70:^+sat 70:^+what 50:^+why 10:_+$
50:_+atm 70:_+block 10:_+fee 150:_+mempool 10:_+network 10:_+payment 30:_+so 10:_+to 10:_+today 120:_+transaction 10:_+transf
40:_+tx 10:_+what 20:a+_ 10:a+bit 100:again 30:again+? 80:and+how 10:and+it 30:and+the 30:are+the 130:are+wait 10:at+the 200:atm
30:atm+$ 200:backlog 100:been 20:bit 1540:bitcoin 780:block 60:block+$ 30:block+, 50:block+? 30:block+i 640:btc 460:clogg 20:com
140:confirm 200:congest 60:cost 10:cost+$ 100:count 20:daught 10:do+i 10:doe+it 100:each 30:each+of 20:fast 300:fee 10:fee+$
30:fee+? 100:few 500:full 100:full+i 260:get 10:get+a 30:get+in 20:get+into 10:get+me 10:get+my 30:ha+been 40:half 20:have+to
240:hour 50:hour+$ 1660:how 100:how+full 290:how+many 30:how+much 50:i+_ 20:i+have 30:i+it 10:i+need 10:i+not 40:i+pay 10:i+set
30:i+stuck 240:i+the 20:i+want 120:if 10:if+i 30:in+fee 100:in+the 10:in+thi 30:in+total 120:into 30:into+the 30:it+$ 10:it+cost
10:it+i 10:it+in 40:land 100:like 100:line 100:look 30:look+like 40:mak 10:mak+the 40:make 1160:many 30:many+_ 40:many+sat
80:many+transaction 30:many+tx 1460:mempool 100:mempool+$ 100:min 20:moment 10:moment+? 100:much 120:must 30:must+i 80:my+_
10:my+daught 30:my+tx 20:need 10:need+it 40:network 680:next 70:next+_ 60:next+block 20:not 460:now 70:now+$ 30:now+, 30:now+and
200:numb 50:numb+of 10:of+_ 50:of+the 30:of+what 30:on+_ 100:one 100:oth 100:out 30:out+of 400:pay 30:pay+in 40:pay+to 60:payment
100:pend 30:pend+tx 100:people 200:per 40:per+vbyte 30:please+. 100:project 100:range 260:right 70:right+now 660:sat 40:sat+per
130:sat+vb 60:send 10:send+_ 40:set 60:should 20:should+i 200:sise 50:sise+$ 140:so 20:some 10:some+_ 300:stuck 20:such 20:supp
10:that+my 150:the+_ 30:the+fee 170:the+mempool 10:the+moment 130:the+next 20:the+very 100:their 10:thi+hour 20:through 60:to+get
10:to+my 20:to+pay 20:to+send 10:to+the 120:today 10:today+, 30:today+? 200:total 760:transaction 30:transaction+$ 30:transaction+,
100:transaction+are 20:transf 560:tx 500:unconfirm 100:up 30:up+$ 40:v 10:v+_ 540:vb 50:vb+to 160:vbyte 60:very 700:wait 80:wait+$
50:wait+in 60:want 20:want+to 440:what 20:what+doe 30:what+i 30:what+the 30:what+would 200:why 30:why+i 80:within 20:within+the
@get_btc_price 1100:* 30:,+_ 10:,+a 20:,+all 10:,+for 10:,+in 30:,+my 20:,+only 10:,+what 10:,+which 20:.+$ 30:.+what 900:<chain>
1100:<coin> 810:<fiat> 20:<name> 180:<number> 1100:<series> 860:<time> 100:<url> 90:?+$ 20:?+in 10:?+my 110:^+_ 20:^+for 10:^+how
20:^+i 10:^+my 10:^+one 80:^+what 90:_+$ 100:_+, 30:_+. 80:_+? 20:_+_ 20:_+and 10:_+at 20:_+close 30:_+cost 10:_+for 10:_+go 60:_+in
120:_+on 50:_+price 10:_+right 30:_+say 10:_+tax 20:_+togeth 30:_+wa 50:_+worth 10:a+_ 10:a+a 10:a+client 60:accountant 10:adesso
50:advis 60:all 20:all+_ 20:and+_ 60:ask 10:at+_ 10:at+the 10:atm 10:back 20:balance 10:balance+sheet 60:because 800:bitcoin 10:book
10:bought 10:british 360:btc 20:client 30:clos 60:close 40:coin 120:cost 30:cost+in 10:cost+on 10:current 60:day 10:did+_ 20:doe+the
90:dollar 50:end 40:eur 510:euro 20:express 50:figure 40:first 20:for+our 10:for+the 20:franc 10:gave 60:gbp 20:go 10:go+for 40:got
20:have+to 140:how 30:how+many 10:how+much 10:i+got 20:i+have 10:i+m 20:i+need 140:in+_ 10:it+worth 10:japanese 20:m 110:many
30:many+_ 10:mean 100:mempool 30:much 60:multisig 10:my+tax 20:my+wife 100:near 60:need 20:need+the 10:noon 40:now 10:now+, 60:numb
20:numb+, 10:of+_ 20:of+the 180:on+_ 10:on+the 330:one 80:one+_ 60:only 20:only+the 20:our+_ 10:pl 110:pound 100:present
20:present+? 200:price 10:price+$ 10:price+_ 10:price+at 20:price+of 10:price+on 10:quanto 60:report 60:rest 20:rest+$ 20:return
30:right 10:right+now 100:say 20:sheet 40:sold 10:some 100:space 40:start 10:start+of 20:strike 20:swis 130:tax 10:tax+return
30:the+_ 10:the+balance 10:the+day 20:the+numb 20:the+rest 10:the+start 50:then 10:these 10:today 60:togeth 20:togeth+$ 100:top
30:top+$ 10:trad 10:u 10:un 10:uncle 10:usd 30:utc 10:vale 40:valuation 70:value 70:wa+_ 20:wa+it 10:wa+one 50:want 10:want+the
490:what 10:what+_ 30:what+did 80:what+wa 40:which 10:whole 60:wife 250:worth 20:worth+in 40:worth+on 50:year 10:year+end 130:yen
@get_btc_tx 1660:* 30:,+_ 40:,+and 30:,+how 30:,+plu 30:,+the 50:.+$ 50:.+i 1660:<bitcoinHash> 1000:<chain> 1140:<coin> 200:<fiat>
60:<namesake> 1200:<series> 130:?+$ 30:^+_ 20:^+did 30:^+fee 30:^+for 50:^+ha 20:^+look 30:^+pool 30:^+show 30:^+tell 30:^+that
30:^+thi 20:^+what 180:_+$ 80:_+, 100:_+. 30:_+_ 80:_+confirm 30:_+i 20:_+on 50:_+transaction 110:_+tx 200:about 50:about+the
100:addres 30:addres+, 100:address 100:again 20:and+fee 30:and+in 30:and+the 20:and+what 100:ask 100:auditor 30:auditor+ask
680:bitcoin 100:block 30:block+_ 100:book 520:btc 60:carry 100:claim 100:client 720:confirm 100:detail 20:did+it 40:did+the 100:ever
100:every 200:famou 520:fee 30:fee+$ 30:fee+and 20:fee+did 20:fee+of 30:for+_ 30:for+my 100:go 100:guy 50:ha+_ 30:have+to 200:he
100:how 30:i+have 50:i+it 80:in+_ 30:in+my 30:in+which 360:input 30:it+ever 60:look 20:look+up 30:me+in 30:me+the 100:min 100:not
30:not+, 100:numb 70:of+_ 20:on+_ 100:ordinal 560:output 30:output+of 400:paid 30:paid+for 360:payment 460:pizza 100:plu 100:pool
100:sat 30:sat+vb 200:say 100:show 30:show+me 100:since 30:since+when 100:tell 30:tell+me 30:the+min 100:they 30:thi+_ 30:to+which
200:transaction 30:transaction+_ 30:transaction+in 640:tx 160:tx+_ 200:txid 100:u 60:up 20:up+_ 100:vb 20:wa+_ 50:wa+it 120:what
20:what+fee 20:what+wa 100:when 30:when+? 200:which 30:which+block 30:with+it 260:yet 30:yet+? @get_btc_utxos 2210:* 110:,+_
30:,+and 30:,+biggest 10:,+how 30:,+i 10:,+what 30:,+with 30:.+$ 10:.+could 2210:<bitcoinAddress> 60:<chain> 80:<coin> 500:<count>
300:<number> 80:<series> 90:?+$ 50:^+_ 10:^+balance 30:^+coin 30:^+doe 10:^+how 50:^+list 10:^+my 30:^+the 10:^+thi 150:^+utxo
80:^+which 280:_+$ 160:_+, 30:_+. 30:_+? 20:_+addres 30:_+are 50:_+fattest 30:_+have 30:_+how 10:_+in 30:_+still 30:a+tx 290:addres
10:addres+, 40:addres+_ 110:anyth 30:are+enough 10:are+in 50:at+_ 20:balance 10:balance+of 100:biggest 40:bitcoin 40:btc 100:build
30:can+_ 30:can+spend 320:coin 10:coin+are 30:coin+i 100:cold 10:come 100:confirmation 100:control 10:could+you 100:deposit 30:doe+_
30:doe+it 100:enough 30:enough+$ 100:enumerate 20:fath 200:fattest 100:first 30:first+, 30:for+_ 30:have+$ 260:how 40:how+many
30:how+much 30:i+_ 30:i+m 10:i+my 30:i+not 10:i+on 10:i+still 10:in+it 10:in+there 10:it+? 30:it+have 20:kind 20:late 120:left
400:list 30:list+for 50:list+the 100:m 140:many 10:many+_ 10:many+coin 120:much 30:much+? 10:much+i 100:not 180:of+_ 30:of+a 20:old
50:on+_ 10:on+it 100:one 900:output 130:output+of 40:satoshi 20:say 100:set 100:sit 100:sitt 30:sitt+on 300:spend 100:statu
220:still 80:the+_ 20:there 10:there+$ 10:thi+_ 100:tx 20:u 800:unspent 180:unspent+output 1100:utxo 100:wallet 30:wallet+i 120:what
10:what+i 30:what+it 300:which 50:which+coin 100:yet 10:you+kind @get_categories 700:* 30:,+_ 30:,+a 20:,+please 20:,+so 20:,+the
20:.+$ 120:<count> 160:<number> 30:?+$ 20:?+just 20:^+coin 20:^+coingecko 30:^+give 30:^+i 20:^+need 50:^+what 40:_+$ 20:_+. 20:_+of
30:a+_ 100:all 30:all+coin 60:call 640:category 30:category+, 640:coin 50:coin+by 60:coin+category 420:coingecko 20:coingecko+id
20:could+i 30:doe+coingecko 60:dump 60:e 20:e+. 60:exact 60:exist 180:filt 60:g 120:give 30:give+me 20:have+_ 30:i+can 20:i+have
20:i+need 460:id 30:id+$ 30:id+, 20:id+and 20:id+for 30:id+of 120:into 20:it+$ 60:just 60:lat 60:like 60:liquid 20:liquid+stak
120:list 20:list+, 20:list+of 100:many 20:me+the 60:meme 20:meme+coin 100:n 220:nam 120:need 30:need+the 30:of+all 30:of+coin
20:of+the 20:on+, 60:one 20:please+? 60:slug 120:so 120:sort 60:stak 20:the+coingecko 20:the+exact 20:the+list 20:the+one 60:their
60:them 20:them+$ 180:what 20:with+their @get_categories_market_data 3180:* 150:,+_ 30:,+best 30:,+by 30:,+category 10:,+please
30:,+show 10:,+so 10:,+the 30:,+whatev 30:,+which 140:.+$ 50:.+. 100:<coin> 880:<count> 100:<name> 640:<number> 1900:<time> 100:?+$
80:?+_ 30:?+a 30:?+i 10:?+just 30:^+_ 110:^+coin 10:^+coingecko 50:^+crypto 20:^+give 50:^+hottest 20:^+i 10:^+need 130:^+what
350:^+which 260:_+$ 80:_+, 90:_+. 150:_+? 30:_+_ 30:_+best 30:_+coin 50:_+crypto 50:_+market 40:_+of 400:ai 30:are+the 400:best
30:best+_ 80:by+_ 80:by+market 20:call 1100:cap 50:cap+, 80:cap+_ 940:category 400:change 50:change+$ 30:change+_ 1040:coin
30:coin+, 30:coin+by 70:coin+category 360:coingecko 10:coingecko+id 100:corn 10:could+i 1200:crypto 250:crypto+sector
20:doe+coingecko 40:dump 40:e 10:e+. 20:exact 40:exist 120:filt 400:first 30:first+$ 50:first+, 30:first+. 40:g 700:gain
130:gain+most 80:give 20:give+me 100:grew 300:hardest 10:have+_ 200:hottest 20:i+can 10:i+have 30:i+mean 10:i+need 220:id 20:id+$
20:id+, 10:id+and 10:id+for 30:in+_ 80:into 10:it+$ 40:just 200:l1 100:largest 40:lat 220:like 30:like+the 40:liquid 10:liquid+stak
80:list 10:list+, 10:list+of 200:lost 50:lost+the 1200:market 280:market+cap 100:mcap 10:me+the 100:mean 400:mem 20:meme
10:meme+coin 100:moon 1300:most 50:most+_ 100:most+in 100:most+today 80:nam 400:narrativ 60:need 20:need+the 50:of+coin 50:of+crypto
40:of+the 30:of+them 10:on+, 30:on+coingecko 50:on+top 240:one 30:one+are 10:please+? 500:pump 300:rank 30:rank+by 30:rank+of
100:rose 2200:sector 100:show 30:show+me 300:since 80:since+_ 40:slug 80:so 80:sort 40:stak 50:the+_ 10:the+coingecko 10:the+exact
30:the+largest 10:the+list 30:the+market 150:the+most 10:the+one 40:their 140:them 40:them+$ 1000:today 80:today+$ 30:today+,
130:today+? 200:top 30:top+, 200:up 50:up+the 100:well 520:what 100:whatev 1500:which 50:which+_ 100:which+crypto 30:which+one
150:which+sector 100:whose 100:winn 50:with+the 10:with+their 300:worst 30:would+be @get_chain_fees 1900:* 30:,+_ 30:,+biggest
30:,+rank 50:,+which 50:.+$ 1900:<chain> 200:<coin> 400:<count> 900:<namesake> 200:<number> 200:<series> 900:<time> 100:?+$ 30:?+_
30:?+show 50:^+_ 30:^+chain 50:^+fee 50:^+on 30:^+top 50:^+what 100:^+which 30:^+who 150:_+$ 180:_+, 130:_+? 100:_+_ 30:_+by
50:_+earn 30:_+please 50:_+protocol 30:_+revenue 30:_+that 30:_+which 100:actual 100:among 1000:app 150:app+on 200:arbitrum
100:avalanche 800:base 100:biggest 30:biggest+first 100:broken 50:by+protocol 200:chain 200:collect 100:down 400:earn 80:earn+most
30:earn+the 200:earner 200:ethereum 1000:fee 30:fee+$ 30:fee+_ 50:fee+on 30:fee+paid 100:first 30:first+$ 30:in+_ 30:in+total
100:keep 200:kept 900:most 150:most+fee 30:most+in 50:most+revenue 100:not 400:on+_ 100:optimism 100:over 30:over+_ 200:paid
30:paid+in 30:paid+on 200:pay 50:pay+to 200:people 100:per 30:please+. 700:protocol 30:protocol+$ 30:protocol+_ 50:protocol+on
100:rank 700:revenue 30:revenue+_ 100:runn 100:show 30:show+_ 500:solana 100:take 130:the+most 100:their 200:themselv 100:today
30:today+$ 100:top 100:total 500:user 30:user+_ 30:user+pay 300:what 30:what+did 30:what+do 700:which 130:which+app
50:which+protocol 100:who @get_chain_info 1750:* 50:,+a 60:,+and 10:,+need 10:,+please 50:,+plu 30:,+the 30:,+what 40:.+$ 20:.+i
10:.+which 1600:<chain> 340:<coin> 190:<maybeChain> 270:<namesake> 240:<number> 20:<quoted> 350:<series> 30:<unit> 120:?+$ 10:?+and
20:^+_ 10:^+an 40:^+chain 10:^+current 30:^+ga 40:^+i 30:^+kind 30:^+latest 20:^+my 10:^+numb 10:^+the 70:^+what 50:^+which 100:_+$
20:_+, 10:_+. 50:_+? 40:_+and 20:_+at 20:_+block 50:_+chain 10:_+ga 30:_+have 20:_+i 30:_+it 10:_+network 30:_+node 10:_+on 10:_+rn
10:_+what 60:a+public 30:add 10:afternoon 10:and+a 30:and+at 10:and+it 40:and+the 10:and+what 20:and+where 160:answer 100:arbitrum
30:ask 10:ask+for 30:at+the 10:at+thi 30:at+which 20:atm 100:avalanche 640:base 20:base+fee 10:before 660:block 10:block+$
10:block+? 10:block+explor 90:block+i 10:block+numb 40:block+on 10:by+hand 820:chain 20:chain+_ 30:chain+i 90:chain+id 20:cheap
10:click 120:coin 10:coin+and 10:coin+of 20:cost 40:current 10:current+_ 10:d 20:do+i 30:doe+_ 90:eth 370:ethereum 540:explor
80:explor+, 10:explor+for 20:export 210:fee 20:fee+? 10:fee+and 10:fee+on 60:for+_ 10:for+it 20:form 10:free 100:fresh 250:ga
30:ga+on 10:ga+price 10:ga+rn 120:give 10:give+me 30:gnosi 10:grandson 30:hand 30:have+, 100:head 100:height 20:high 20:how 30:i+_
30:i+at 50:i+it 10:i+need 10:i+should 20:i+stuck 10:i+that 60:i+the 390:id 30:id+, 30:id+_ 10:id+and 20:id+of 20:in+$ 10:in+a
10:in+my 40:index 10:it+$ 30:it+at 50:it+explor 20:it+on 100:kind 10:know 40:lag 160:latest 30:latest+block 20:like 80:linea
120:mainnet 40:mantle 10:mean 150:metamask 10:mint 140:moment 30:moment+$ 10:moment+. 10:move 20:much 10:my+metamask 10:my+wallet
50:native 10:native+coin 60:need 10:need+for 110:network 10:network+i 80:newest 260:node 360:now 30:now+$ 30:now+? 280:numb
10:numb+$ 30:numb+, 10:numb+_ 10:numb+of 70:of+_ 20:of+the 10:on+$ 90:on+_ 40:one 20:only 10:only+_ 10:optimism 10:pl 200:plu
50:polygon 20:present 20:price 120:priority 30:priority+fee 370:public 70:public+rpc 10:rath 60:report 20:report+_ 120:right
30:right+now 70:rn 10:rn+$ 10:rn+? 460:rpc 40:say 10:say+_ 100:scroll 40:seem 220:sett 20:should 10:show 10:site 10:so 20:some
20:state 10:state+the 60:stuck 20:suggest 10:switch 10:that+? 60:the+_ 50:the+chain 10:the+latest 30:the+moment 10:the+newest
10:the+numb 20:there 20:these 10:thi+moment 80:time 20:time+of 10:told 70:type 320:up 30:up+$ 30:up+a 220:url 10:use 180:wallet
30:wallet+for 650:what 10:what+a 40:what+block 30:what+chain 10:what+do 10:what+i 10:what+it 40:what+the 80:where 10:where+i
20:where+the 350:which 30:which+block 10:which+chain 10:which+network 10:which+wallet 10:why 10:worth 20:write @get_chain_stats
1600:* 10:,+an 30:,+numb 50:,+please 60:.+$ 1520:<chain> 480:<coin> 10:<maybeChain> 370:<namesake> 370:<series> 100:<step>
170:<unit> 30:?+$ 10:?+? 30:?+_ 70:^+_ 40:^+ga 180:^+how 10:^+i 30:^+we 10:^+what 50:_+$ 30:_+, 10:_+? 10:_+_ 10:_+and 10:_+at
30:_+do 10:_+for 30:_+ga 10:_+in 10:_+rn 180:_+today 30:_+transaction 100:address 10:afternoon 10:and+a 10:and+how 30:and+what
60:arbitrum 10:at+thi 20:atm 340:average 100:avg 270:base 100:between 520:block 600:busy 150:busy+i 100:capacity 310:chain 20:cheap
10:coin 30:cost 30:did+_ 30:do+today 100:eth 280:ethereum 170:fast 20:fee 10:for+a 10:free 20:full 410:ga 30:ga+on 10:ga+price
10:ga+rn 410:gnosi 10:grandson 100:hello 30:high 840:how 150:how+busy 10:how+full 50:how+many 150:i+_ 20:in+_ 100:kind 30:kind+tell
40:like 20:mainnet 200:many 30:many+transaction 30:many+tx 10:mean 20:mint 70:moment 10:moment+. 10:move 20:much 210:network
60:normal 70:now 10:now+$ 100:numb 30:numb+of 30:of+a 30:of+transaction 110:on+_ 210:optimism 40:ordinary 20:pl 10:pl+$ 50:please+.
210:polygon 20:present 20:price 100:proposal 100:re 20:recent 20:right 100:rn 10:rn+$ 10:rn+? 10:send 170:slow 10:so 20:some
30:standard 100:tell 10:the+recent 120:there 30:there+$ 10:thi+moment 10:think 500:time 30:time+$ 30:time+_ 800:today 100:today+$
50:today+, 30:today+? 30:today+and 10:told 100:total 340:transaction 30:transaction+, 30:transaction+and 30:transaction+on 200:tx
400:utilisation 170:what 30:what+the 10:why 10:worth 100:writ @get_chain_tvl_history 2980:* 80:,+_ 80:,+from 30:,+how 30:,+that
100:.+$ 30:.+. 50:.+_ 30:.+how 2880:<chain> 1100:<coin> 100:<maybeChain> 300:<namesake> 100:<protocol> 200:<series> 1100:<step>
2600:<time> 130:?+$ 30:?+show 290:^+_ 30:^+chart 30:^+could 30:^+did 40:^+how 50:^+i 230:^+tvl 30:^+we 400:_+$ 100:_+, 100:_+.
130:_+? 180:_+_ 10:_+at 30:_+chain 50:_+defi 30:_+develop 50:_+from 30:_+ha 30:_+in 50:_+on 30:_+over 30:_+please 30:_+point
80:_+since 310:_+tvl 100:about 30:about+_ 100:arb 500:arbitrum 30:are+on 10:at+present 100:avalanche 1180:base 100:between
30:between+_ 300:chain 200:chart 30:could+you 100:crash 100:curve 200:defi 30:defi+tvl 200:develop 30:develop+_ 50:did+it 100:each
30:each+_ 200:ethereum 100:fall 30:for+my 130:from+_ 100:go 100:grant 30:ha+the 200:history 50:history+, 640:how 50:how+did
30:how+ha 60:how+much 30:how+the 30:i+_ 30:i+m 30:i+see 30:i+would 50:in+_ 30:in+the 100:l2 100:like 30:like+to 200:linea 300:lock
30:lock+in 50:lock+on 100:m 30:me+it 100:might 100:mov 240:much 30:much+wa 180:of+_ 30:of+our 140:on+_ 30:on+each 30:on+the 300:over
80:over+time 30:please+$ 30:please+. 100:plott 100:point 40:present 100:real 200:scroll 200:see 50:see+how 100:show 30:show+me
800:since 180:since+_ 30:since+the 40:sit 10:sit+on 500:solana 100:start 30:that+i 50:the+_ 30:the+chain 100:thesi 100:till 300:time
80:time+$ 30:to+see 200:today 30:today+. 2640:tvl 10:tvl+$ 30:tvl+, 230:tvl+_ 180:tvl+of 100:until 240:value 30:value+lock 30:wa+_
30:we+are 30:would+like 100:write @get_chains 2450:* 50:,+_ 30:,+give 50:,+i 30:,+in 50:.+$ 100:3 350:<chain> 200:<coin>
1200:<count> 100:<maybeChain> 620:<number> 100:<series> 50:?+$ 30:?+_ 30:?+show 140:^+_ 80:^+chain 30:^+doe 40:^+how 150:^+rank
30:^+what 130:^+which 100:_+$ 30:_+among 20:_+at 30:_+by 100:_+chain 30:_+fattest 30:_+of 30:_+please 50:_+rows 20:_+tvl 100:acros
10:add 200:all 50:all+chain 100:among 10:ask 40:at+present 230:base 10:before 100:biggest 700:blockchain 100:bsc 50:by+money
150:by+tvl 1520:chain 30:chain+$ 200:chain+by 50:chain+ha 10:chain+id 10:click 100:client 10:d 700:defi 50:defi+, 30:doe+_
100:ethereum 100:fattest 50:for+the 100:give 30:give+me 50:ha+the 10:hand 50:have+the 100:hold 30:hold+the 160:how 30:how+i
20:how+much 30:i+can 30:i+need 30:i+only 30:i+the 20:id 30:in+a 100:in+defi 30:in+their 30:in+them 100:keep 110:know 100:league
1100:lock 80:lock+$ 50:lock+, 80:lock+in 50:me+the 100:memo 10:metamask 800:money 80:money+in 100:money+lock 700:most 80:most+money
60:much 100:need 30:need+_ 120:network 100:now 30:now+$ 30:of+_ 30:of+them 20:on+_ 100:only 100:people 30:please+, 160:present
30:present+? 100:print 800:rank 30:rank+by 50:rank+of 50:rank+the 10:rath 100:right 30:right+now 200:rows 30:rows+. 100:say
30:say+it 10:scroll 110:show 30:show+me 60:sit 20:sit+on 10:site 100:solana 10:some 100:spread 10:switch 100:table 30:that+i
50:the+_ 30:the+chain 30:the+money 150:the+most 100:their 200:them 30:them+$ 200:total 50:total+value 860:tvl 120:tvl+$ 50:tvl+?
50:tvl+_ 10:type 760:value 130:value+lock 20:wallet 110:what 30:what+chain 520:which 30:which+_ 50:which+blockchain 50:which+chain
100:will 30:will+do 30:with+the @get_chains_tvl_history 1800:* 200:,+_ 30:,+all 30:,+for 30:,+from 30:,+total 80:.+$ 30:.+please
200:<count> 100:<number> 700:<step> 1400:<time> 30:?+$ 30:^+all 30:^+did 30:^+for 30:^+how 30:^+i 30:^+my 150:^+total 80:^+tvl
230:_+$ 100:_+, 80:_+. 30:_+? 50:_+_ 30:_+on 30:_+please 30:_+point 30:_+recent 30:a+day 100:acros 30:acros+every 100:against
30:against+_ 100:aggregate 1300:all 180:all+chain 100:all+of 100:am 30:an+article 100:article 100:back 100:blockchain 800:chain
80:chain+, 50:chain+_ 100:combin 200:day 30:day+$ 1700:defi 100:defi+, 230:defi+tvl 100:develop 200:every 30:every+chain 100:flow
30:for+_ 30:for+an 30:from+_ 100:grow 30:ha+the 100:historical 200:history 30:history+_ 100:how 30:how+ha 30:i+am 100:im 30:in+all
100:into 500:lock 30:lock+in 100:money 30:money+i 100:need 30:need+the 100:network 100:new 30:new+_ 100:of+all 100:of+defi 30:on+$
500:over 100:over+all 30:please+$ 30:please+the 100:point 30:point+$ 100:recent 100:shrink 300:since 30:since+_ 30:since+the
200:summ 30:the+_ 80:the+total 100:thesi 100:today 100:togeth 30:togeth+, 1200:total 180:total+defi 130:total+value 1300:tvl
30:tvl+_ 80:tvl+of 100:up 30:up+_ 500:value 130:value+lock 100:wheth 100:wonder 100:worldwide 100:writ 30:writ+a
@get_coin_historical_chart 2680:* 100:,+_ 30:,+a 10:,+for 10:,+how 30:,+i 70:,+in 10:,+up 90:.+$ 20:.+_ 20:.+how 1070:<chain>
2560:<coin> 120:<evmAddress> 1490:<fiat> 60:<namesake> 240:<protocol> 750:<series> 700:<step> 2630:<time> 40:?+$ 30:?+_ 10:?+i
10:?+my 10:?+the 280:^+_ 10:^+by 30:^+chart 30:^+did 30:^+draw 10:^+for 10:^+ha 90:^+how 60:^+i 20:^+my 10:^+need 10:^+price
20:^+pull 30:^+show 10:^+the 20:^+what 380:_+$ 230:_+, 80:_+. 80:_+? 220:_+_ 10:_+and 10:_+at 20:_+back 10:_+between 130:_+chart
10:_+coin 30:_+cost 20:_+do 10:_+ever 20:_+for 20:_+go 20:_+ha 10:_+hold 20:_+i 130:_+in 10:_+lose 20:_+market 10:_+mov 10:_+move
20:_+of 40:_+on 10:_+or 20:_+peg 20:_+please 140:_+price 10:_+still 10:_+token 30:_+v 10:_+wa 30:_+will 10:_+worth 20:_+would 20:a+_
20:a+a 70:a+chart 30:a+client 60:aave 20:about 10:about+_ 20:account 10:accountant 10:ada 20:advis 10:all 10:and+_ 30:and+need
20:and+volume 80:any 10:any+time 40:ask 10:ask+what 10:at+_ 20:at+any 10:at+the 30:auditor 10:auditor+ask 60:back 20:back+, 10:been
20:below 50:between 10:between+_ 10:bit 70:bitcoin 40:book 10:book+$ 10:brazilian 10:british 200:btc 60:buy 20:buy+_ 10:by+what
40:cap 10:cap+and 60:capitalisation 60:cardano 10:change 1050:chart 90:chart+_ 120:client 30:clos 40:coin 10:coin+, 10:contract
100:cost 30:cost+in 60:curve 60:d 20:d+like 120:data 20:data+$ 60:daught 20:day 40:decimal 110:deck 70:develop 20:develop+_ 50:did+_
20:did+the 20:do+$ 20:do+. 20:do+_ 10:do+i 10:doesn 160:doge 70:dogecoin 300:dollar 70:done 60:dot 70:down 220:draw 30:draw+me
20:dump 10:each 20:end 40:enough 10:enough+$ 520:eth 150:ethereum 220:eur 710:euro 20:ever 10:fallen 10:far 60:figur 20:figure
20:file 20:for+_ 30:for+a 20:for+me 30:for+the 10:from+it 60:go 120:gone 20:graph 10:green 70:ha+_ 10:ha+it 20:ha+the 80:history
20:history+_ 30:hold 670:how 30:how+_ 40:how+did 10:how+do 50:how+ha 20:how+i 20:how+much 10:hows 20:hype 10:i+_ 20:i+d 10:i+enough
30:i+it 50:i+m 20:i+make 10:i+need 10:i+ok 20:if 10:if+_ 280:in+_ 10:in+percent 10:in+the 10:into 20:it+_ 20:it+peg 10:it+up 20:know
10:know+if 20:last 10:last+_ 40:late 10:late+$ 10:late+? 60:like 20:like+to 60:link 60:look 20:lose 10:lose+it 20:lost 10:lot 180:m
60:make 20:make+a 10:many 70:market 20:market+capitalisation 10:matt 60:mcap 20:me+$ 30:me+_ 20:me+a 20:me+how 10:money 50:mov
10:mov+_ 20:move 10:move+_ 80:much 10:much+ha 10:much+i 20:my+daught 20:my+sist 10:my+tax 10:nah 60:near 160:need 10:need+_ 10:now
10:numb 40:of+_ 10:of+a 10:of+that 10:of+the 40:off 10:off+it 10:ohlc 20:ok 40:on+_ 90:one 20:one+_ 10:only 10:or+_ 10:or+down
20:over 130:past 30:past+_ 170:peg 20:peg+_ 10:peg+at 20:pepe 30:percent 20:please+$ 60:plenty 30:point 20:policy 130:pound 10:pric
820:price 10:price+, 60:price+_ 10:price+and 20:price+in 40:price+of 60:promis 90:pull 10:put 10:quarter 20:rate 10:rate+of 10:real
10:recover 10:report 10:rest 10:said 60:school 60:see 20:see+how 130:show 30:show+me 30:since 10:since+_ 60:sist 30:slip 30:slipp
170:sol 500:solana 10:someone 10:source 60:spread 40:start 10:start+of 20:still 10:sui 10:t 30:tax 60:tell 20:tell+me 80:teth
10:that+day 20:the+_ 10:the+book 10:the+last 30:the+price 10:the+start 10:the+token 10:the+year 20:thi+_ 10:those 50:time 10:time+_
20:to+see 20:today 10:today+$ 80:token 10:token+, 10:token+_ 10:token+at 10:toncoin 20:too 10:too+$ 70:turnov 40:two 60:u 140:uni
120:uniswap 140:up 10:up+_ 10:up+or 20:up+the 130:usd 30:usdc 50:usde 70:usdt 20:utc 130:v 30:v+_ 30:value 130:volume 10:volume+in
10:wa+one 30:want 10:want+the 70:went 20:went+_ 250:what 30:what+_ 10:what+did 20:what+ha 10:what+one 10:what+wa 120:will 30:will+do
30:wobble 70:worth 20:worth+in 120:xrp 40:year 10:year+end 20:zcash @get_coin_history 3320:* 80:,+_ 30:,+a 20:,+and 30:,+for
20:,+how 90:,+in 10:,+my 20:,+on 20:,+open 20:,+that 20:,+the 50:,+what 20:,+which 230:.+$ 30:.+. 20:.+could 40:.+what 2270:<chain>
3320:<coin> 2130:<fiat> 60:<name> 200:<number> 1640:<series> 3320:<time> 170:?+$ 30:?+_ 50:?+my 20:?+the 160:^+_ 30:^+about
100:^+for 30:^+how 60:^+i 20:^+my 20:^+one 70:^+our 50:^+price 20:^+the 230:^+what 320:_+$ 220:_+, 210:_+. 210:_+? 110:_+_ 20:_+a
30:_+and 50:_+at 20:_+book 30:_+close 70:_+cost 30:_+did 20:_+for 60:_+i 170:_+in 370:_+on 20:_+please 120:_+price 20:_+tax
20:_+today 40:_+wa 20:_+what 170:_+worth 20:a+_ 20:a+a 30:a+client 30:a+of 100:about 30:about+that 60:account 70:accountant
180:advis 100:again 20:an+_ 20:and+how 30:and+i 200:ask 30:ask+for 20:ask+what 20:at+$ 30:at+_ 20:at+in 50:at+the 180:auditor
30:auditor+ask 60:back 60:balance 20:balance+sheet 20:because 930:bitcoin 120:book 20:book+_ 120:bought 380:btc 60:came
60:capitalisation 100:cardano 100:chainlink 60:chang 20:chang+hand 100:chf 120:client 360:clos 100:close 220:coin 380:cost
30:cost+in 70:cost+on 20:could+you 460:day 20:day+$ 30:day+. 20:day+? 70:did+_ 300:dollar 10:down 380:end 1010:eth 60:ethereum
220:eur 1070:euro 60:expensive 120:figure 60:file 60:fine 20:fine+$ 120:first 30:for+_ 20:for+my 30:for+our 140:for+the 160:gave
40:gave+me 40:gbp 60:got 60:hand 10:have+to 240:how 50:how+much 100:husband 20:i+bought 20:i+fine 20:i+got 10:i+have 20:i+m
30:i+must 20:i+need 20:i+ok 30:i+want 470:in+_ 20:it+in 30:it+worth 100:know 100:late 100:link 60:look 60:m 60:market
20:market+capitalisation 40:me+some 180:much 20:much+of 30:much+wa 40:multisig 100:must 20:my+_ 50:my+tax 10:my+wife 130:need
20:need+it 20:need+the 100:note 10:now 10:numb 160:of+_ 20:of+a 20:of+it 20:of+my 20:of+that 10:of+the 20:of+them 60:ok 630:on+_
30:on+the 1030:one 190:one+_ 30:one+of 10:only 60:open 20:open+at 10:our+_ 60:out 20:out+$ 20:please+. 60:policy 160:pound
80:present 10:present+? 710:price 40:price+_ 20:price+at 60:price+of 50:price+on 60:rate 20:rate+of 10:report 10:rest 120:return
60:sheet 340:sol 120:solana 120:sold 160:some 20:some+_ 240:start 60:start+of 60:sterl 60:strike 410:tax 30:tax+return 100:that+day
50:the+_ 20:the+balance 50:the+clos 20:the+day 20:the+market 20:the+price 50:the+start 30:the+tax 30:the+year 60:them 120:then
60:today 20:today+$ 60:too 20:too+$ 120:trad 20:trad+at 20:trad+volume 60:trump 60:u 60:uncle 220:uni 70:up 20:up+? 180:usd 120:utc
10:v 160:valuation 280:value 50:value+of 60:volume 20:volume+of 150:wa+_ 60:wa+it 110:wa+one 280:want 50:want+the 120:well 1800:what
90:what+did 90:what+one 270:what+wa 60:which 20:wife 100:wond 1140:worth 20:worth+_ 130:worth+in 120:worth+on 440:year 100:year+end
60:yen 20:you+look @get_coin_market_chart_range 2380:* 80:,+_ 40:,+a 10:,+and 40:,+for 10:,+how 30:,+i 70:,+in 10:,+on 10:,+open
10:,+please 30:,+pric 10:,+that 190:.+$ 10:.+. 30:.+_ 10:.+could 10:.+e 10:.+how 100:24h 1430:<chain> 2260:<coin> 210:<evmAddress>
1820:<fiat> 120:<name> 60:<namesake> 230:<number> 100:<protocol> 810:<series> 350:<step> 2260:<time> 60:?+$ 50:?+_ 10:?+my 10:?+the
220:^+_ 10:^+by 10:^+chart 30:^+did 10:^+draw 20:^+for 10:^+ha 50:^+how 50:^+i 10:^+my 20:^+need 20:^+our 10:^+please 30:^+price
10:^+pull 10:^+show 10:^+the 40:^+what 220:_+$ 230:_+, 100:_+. 110:_+? 130:_+_ 10:_+a 20:_+at 10:_+back 10:_+before 20:_+between
10:_+chart 10:_+close 10:_+cost 30:_+decimal 10:_+develop 10:_+ever 10:_+for 100:_+from 10:_+go 20:_+i 190:_+in 10:_+lose
10:_+market 10:_+move 20:_+of 80:_+on 10:_+over 10:_+peg 20:_+please 30:_+pric 110:_+price 10:_+tax 20:_+the 30:_+thi 10:_+token
10:_+v 30:_+volume 10:_+wa 10:_+will 20:_+worth 10:a+_ 30:a+a 20:a+chart 10:a+client 20:a+of 20:aave 20:account 20:accountant 10:ada
20:addres 10:addres+$ 70:advis 20:against 10:against+the 10:all 100:along 10:and+how 40:and+volume 60:any 10:any+time 100:ask
20:ask+for 10:ask+what 30:at+_ 20:at+any 10:at+in 20:at+the 70:auditor 20:auditor+ask 60:avax 50:back 10:back+, 20:balance
10:balance+sheet 40:base 10:been 20:before 410:between 100:between+_ 310:bitcoin 100:bitte 70:book 20:book+$ 20:bought 10:brazilian
10:british 110:btc 20:buy 10:buy+_ 10:by+how 10:by+the 20:came 320:cap 50:cap+and 80:capitalisation 20:cardano 40:chang
10:chang+hand 10:change 210:chart 10:chart+_ 50:client 80:clos 40:close 80:coin 20:coin+in 30:contract 10:contract+addres 20:cost
10:cost+on 10:could+you 20:curve 10:d 20:dai 30:data 10:data+$ 50:day 100:decimal 10:deck 90:develop 10:develop+_ 50:did+_ 10:do+$
10:doesn 80:doge 440:dollar 20:done 10:dot 50:down 30:draw 10:draw+me 10:dump 40:e 10:e+. 10:each 30:end 60:enough 20:enough+.
20:erc20 770:eth 160:ethereum 200:eur 650:euro 20:ever 10:far 10:fell 40:figur 30:figure 20:file 10:for+a 60:for+the 130:from+_
10:from+it 10:gave 40:go 10:go+up 30:gone 60:graph 10:green 30:ha+_ 40:hand 20:heard 60:history 10:history+_ 10:hold 350:how
10:how+_ 20:how+did 20:how+ha 10:how+i 10:how+many 20:how+much 20:hype 10:i+. 10:i+_ 30:i+can 20:i+enough 10:i+have 10:i+it 20:i+m
10:i+make 30:i+need 10:i+ok 340:in+_ 20:in+the 20:it+_ 20:it+peg 10:like 40:link 40:look 30:lose 10:lose+it 20:lost 10:lot 60:m
20:mainnet 40:make 10:make+a 20:many 10:many+percent 230:market 40:market+cap 20:market+capitalisation 10:matt 140:mcap 10:me+_
10:minute 10:mov 20:move 60:much 10:much+of 10:my+sist 10:my+tax 10:nah 210:need 40:need+_ 10:need+the 10:noon 10:now 10:numb
90:of+_ 10:of+a 10:of+it 10:of+that 20:of+the 50:off 10:off+it 20:ok 110:on+_ 20:once 190:one 40:one+_ 10:only 40:open 10:open+at
10:or+down 20:out 10:out+$ 150:over 10:over+_ 30:over+time 100:panic 40:pap 10:past 130:peg 10:peg+at 20:percent 100:pl 30:pl+,
10:please+$ 10:please+, 10:please+. 10:please+the 40:plenty 100:plot 30:point 20:policy 150:pound 230:pric 10:pric+$ 10:pric+of
680:price 20:price+, 20:price+_ 20:price+and 10:price+at 10:price+in 40:price+of 30:pull 10:quarter 20:rate 10:rate+of 10:real
10:recover 10:report 10:rest 30:return 100:round 10:said 40:school 120:see 10:see+how 100:sery 20:sheet 50:show 10:show+me 70:since
20:since+_ 20:sist 30:slip 30:slipp 230:sol 130:solana 100:sold 10:some 10:someone 10:source 40:spread 20:stablecoin 80:start
20:start+of 40:step 40:sterl 20:strike 40:supp 10:t 110:tax 10:tax+return 20:tell 10:tell+me 40:teth 10:that+day 40:the+_
10:the+balance 20:the+book 10:the+clos 20:the+coin 10:the+contract 10:the+market 10:the+pap 10:the+price 20:the+start 20:the+token
10:the+year 10:then 10:thi+_ 130:time 10:time+_ 30:to+_ 30:to+see 20:today 120:token 10:token+, 10:token+_ 20:token+at 10:toncoin
20:too 10:too+$ 40:trad 10:trad+volume 20:trump 150:turnov 50:u 10:uncle 100:uni 60:uniswap 70:up 10:up+? 10:up+or 330:usd 90:usdc
10:usde 30:usdt 50:utc 30:v 10:v+_ 50:value 10:value+of 10:very 100:vol 350:volume 30:volume+in 20:volume+of 20:wa+_ 20:wa+one
150:want 10:want+the 30:want+to 50:well 70:went 20:went+_ 280:what 20:what+did 10:what+ha 10:what+one 40:what+wa 100:where
30:where+i 20:will 10:will+do 30:wobble 130:worth 20:worth+in 10:worth+on 10:xrp 50:year 10:year+end 40:yen 10:you+look 100:yr
@get_coin_ohlc 2030:* 90:,+_ 30:,+a 50:,+from 10:,+how 40:,+in 30:,+please 10:,+up 30:,+whatev 50:.+$ 10:.+how 1010:<chain>
2010:<coin> 20:<evmAddress> 1320:<fiat> 10:<namesake> 20:<protocol> 710:<series> 240:<step> 1900:<time> 30:?+$ 270:^+_ 10:^+chart
10:^+did 10:^+draw 30:^+give 10:^+ha 20:^+how 40:^+i 10:^+my 10:^+pull 10:^+show 10:^+what 260:_+$ 180:_+, 60:_+. 30:_+? 120:_+_
10:_+at 90:_+candl 40:_+chart 10:_+do 30:_+for 30:_+from 10:_+go 10:_+i 170:_+in 70:_+ohlc 30:_+over 10:_+please 30:_+plz 10:_+price
10:_+still 30:_+v 10:_+will 10:_+would 10:a+_ 10:a+chart 10:ada 10:all 40:any 10:at+any 10:been 10:bit 260:bitcoin 100:btc 20:buy
10:buy+_ 100:c 660:candl 90:candl+_ 30:candl+for 200:candlestick 120:cardano 10:change 300:chart 20:chart+_ 200:close 600:coingecko
50:coingecko+$ 50:coingecko+, 30:coingecko+use 100:cover 20:curve 10:d 30:data 10:data+$ 40:daught 10:develop 20:did+_ 10:did+the
10:do+$ 10:do+_ 150:doge 50:dogecoin 150:dollar 30:done 10:dot 50:down 30:draw 10:draw+me 20:dump 10:each 360:eth 170:ethereum
100:eur 320:euro 100:exchange 10:fallen 10:far 100:figur 140:for+_ 30:for+the 100:from+coingecko 100:gbp 100:give 30:give+me 40:go
10:gone 10:green 20:ha+_ 10:ha+it 10:ha+the 200:high 10:hold 210:how 10:how+_ 20:how+did 10:how+ha 10:how+i 10:how+much 10:hows
10:i+_ 10:i+it 30:i+would 100:im 240:in+_ 10:into 100:ish 10:it+_ 10:it+peg 10:it+up 100:l 100:last 30:last+_ 10:like 20:look
10:lose 10:lot 200:low 10:many 10:me+_ 100:mix 10:money 100:month 10:mov 40:much 10:much+i 10:my+daught 10:my+sist 10:nah 20:near
10:now 100:o 10:of+_ 30:off 320:ohlc 10:one 200:open 10:or+down 120:over 30:over+the 190:past 50:past+_ 30:peg 20:pepe 10:percent
30:please+$ 100:plz 20:point 80:pound 150:price 10:price+_ 20:price+of 40:promis 20:pull 10:put 10:recover 10:said 10:see 30:show
10:show+me 10:since 20:sist 10:slip 20:slipp 340:sol 250:solana 10:someone 20:still 10:sui 20:tell 10:tell+me 30:teth 10:the+_
30:the+last 30:the+past 20:the+price 10:those 20:time 10:time+_ 20:today 10:today+$ 20:token 10:toncoin 20:u 60:uni 80:up 10:up+_
10:up+or 10:up+the 370:usd 20:usdc 10:usde 100:use 130:v 30:v+_ 30:went 10:went+_ 30:what 10:what+ha 100:whatev 100:whole 30:whole+_
20:will 10:will+do 10:worth 20:xrp 200:yen 20:zcash @get_coin_tickers 2420:* 10:,+all 90:,+and 50:,+biggest 30:,+by 30:,+highest
20:,+how 30:,+i 30:,+in 30:,+largest 80:,+which 10:,+with 90:.+$ 20:.+_ 400:<chain> 2420:<coin> 420:<exchange> 40:<fiat>
400:<number> 60:<pair> 140:<protocol> 220:<series> 90:?+$ 10:?+and 30:?+i 30:?+list 20:?+want 60:^+_ 10:^+all 10:^+doe 10:^+every
20:^+if 110:^+on 10:^+what 350:^+where 30:^+which 160:_+$ 150:_+, 30:_+. 80:_+? 40:_+_ 30:_+coin 20:_+for 10:_+go 10:_+have
10:_+last 20:_+list 10:_+market 10:_+move 20:_+on 70:_+pair 10:_+price 30:_+quot 10:_+spot 10:_+token 60:_+trad 50:_+trade 20:a+_
80:all 10:all+_ 30:an+exchange 50:and+at 40:and+how 30:and+in 10:and+the 10:and+what 30:are+the 10:at+_ 30:at+present 50:at+what
240:biggest 140:binance 140:bitcoin 160:book 60:both 60:btc 100:busiest 600:buy 130:buy+_ 10:by+_ 50:by+volume 230:can+i 50:can+one
100:cardano 300:chainlink 100:cheapest 100:coin 40:coinbase 60:cost 60:dao 140:depth 100:dex 30:dex+$ 30:do+i 70:doe+_ 40:dogecoin
60:each 20:each+_ 120:eth 40:ethereum 140:every 10:every+_ 800:exchang 100:exchang+and 100:exchange 340:first 40:first+$ 30:first+,
30:first+. 10:for+a 30:for+an 20:for+each 10:for+on 20:go 10:go+for 20:have+$ 10:have+a 30:have+it 200:highest 200:how 10:how+much
40:how+thick 100:hype 80:i+_ 130:i+buy 30:i+can 30:i+mean 30:i+the 130:i+trade 60:if 20:if+the 10:in+_ 30:in+what 40:in+which
160:incl 40:incl+. 30:it+$ 30:it+, 30:it+? 30:it+_ 30:it+with 400:kaspa 240:kraken 100:largest 20:last 260:list 30:list+_
10:list+for 30:list+the 100:look 30:look+for 100:market 100:mean 30:mean+_ 40:money 40:mov 10:mov+the 200:move 10:move+$ 40:much
10:much+money 50:on+_ 50:on+top 100:on+which 200:one 50:one+trade 20:oth 820:pair 60:pair+$ 50:pair+, 30:pair+doe 10:pair+on 20:pepe
40:percent 200:plac 100:place 100:present 30:present+, 260:price 10:price+, 20:price+_ 30:price+and 10:price+on 140:quot 60:sell
20:sell+_ 100:sol 100:solana 100:sort 30:sort+by 60:spot 10:spot+market 520:spread 30:the+_ 30:the+book 10:the+price 60:they
20:they+have 160:thick 60:those 20:to+move 40:token 10:token+, 200:top 50:top+$ 460:trad 90:trad+, 10:trad+? 1000:trade 180:trade+_
40:two 500:uni 240:uniswap 200:usdc 200:venu 740:volume 30:volume+, 30:volume+. 90:volume+first 30:volume+on 60:want 20:want+the
60:way 460:what 10:what+_ 30:what+would 1500:where 280:where+can 30:where+do 30:where+doe 50:where+i 860:which 20:which+_
150:which+exchang 30:with+price 10:with+the 100:wrapp 20:xrp @get_coins_index 3970:* 20:,+a 10:,+and 20:,+category 20:,+contract
10:,+for 30:,+how 10:,+i 10:,+in 10:,+just 40:,+market 10:,+my 10:,+please 30:,+quot 10:,+whatev 50:,+which 10:,+with 70:.+$ 10:.+no
30:.+what 40:20 50:24h 10:24h+volume 1320:<chain> 3770:<coin> 10:<commodity> 200:<evmAddress> 1020:<fiat> 250:<namesake> 80:<number>
50:<pair> 380:<protocol> 830:<series> 10:<solanaAddress> 40:<ticker> 240:<time> 120:?+$ 10:?+? 20:?+i 10:?+my 20:?+show 280:^+_
10:^+contract 10:^+could 40:^+everyth 20:^+explain 190:^+how 20:^+i 10:^+market 10:^+mint 10:^+on 10:^+price 10:^+someone 50:^+tell
140:^+what 10:^+which 370:_+$ 60:_+, 40:_+. 70:_+? 40:_+_ 30:_+a 10:_+addres 30:_+all 10:_+and 50:_+are 20:_+at 10:_+atm 50:_+coin
30:_+contract 10:_+cost 10:_+do 20:_+exist 10:_+for 20:_+from 10:_+go 10:_+how 30:_+i 60:_+in 40:_+market 10:_+mov 10:_+move 80:_+on
10:_+pl 10:_+plz 60:_+price 10:_+rate 40:_+the 10:_+to 10:_+today 30:_+token 10:_+trad 10:_+up 10:_+with 10:_+worth 10:a+_ 30:a+a
10:a+fake 40:aave 230:about 60:about+_ 60:actual 70:ada 230:addres 30:addres+of 30:addres+on 100:address 10:adesso 250:all
60:all+time 10:and+24h 10:and+_ 20:and+how 10:and+i 10:and+on 10:and+the 20:answ 180:arbitrum 20:are+in 30:are+there 40:ask
10:ask+me 10:at+$ 10:at+in 10:at+the 10:at+thi 120:ath 30:ath+$ 50:atm 10:atm+$ 100:background 100:base 10:be+? 10:been 20:believe
20:big 250:bitcoin 20:bittensor 10:bnb 30:bonk 20:brett 30:british 20:bsc 260:btc 10:buck 30:buy 210:cap 20:cap+$ 10:cap+and
10:cap+of 20:capitalisation 40:cardano 320:category 50:category+, 10:cent 240:chain 30:chain+$ 10:chain+doe 290:chainlink 20:change
100:circulat 30:circulat+supp 60:circulation 20:client 380:coin 30:coin+$ 10:coin+, 20:coin+? 20:coin+are 10:coin+i 320:coingecko
10:coingecko+id 460:contract 10:contract+$ 10:contract+_ 40:contract+addres 20:contract+address 10:contract+for 30:contract+i
10:contract+on 40:copy 10:correct 50:cost 10:cost+in 10:could+you 100:crowd 10:current 40:day 80:description 20:description+,
10:did+it 30:do+, 10:do+i 40:doe+it 10:doe+not 10:doe+one 100:doge 110:dogecoin 10:dogwifhat 30:dollar 40:don 10:don+t 20:dont
60:dot 70:down 10:down+today 20:dump 40:each 40:erc 450:eth 170:ethereum 80:eur 340:euro 60:every 20:every+chain 240:everyth 80:evm
10:evm+chain 10:evm+network 20:exact 70:exist 60:explain 20:explain+to 40:fake 190:far 50:far+i 120:fdv 20:fear 140:figur 100:fil
100:file 20:find 10:find+_ 20:for+_ 20:for+one 10:for+the 20:franc 30:from+it 20:gbp 20:get 10:gimme 40:give 10:give+me 30:go
10:go+for 10:gold 20:grandson 10:green 10:ha+_ 30:ha+on 20:hey 240:high 60:high+$ 20:him 100:homepage 1030:how 50:how+far
30:how+large 110:how+many 50:how+much 10:hows 20:hype 110:i+_ 10:i+buy 40:i+it 10:i+m 10:i+not 30:i+on 10:i+one 10:i+pay 10:i+should
10:i+that 10:i+the 10:i+worth 60:id 10:id+, 10:in+? 200:in+_ 20:in+circulation 10:in+percent 20:in+the 20:in+total 30:it+all
30:it+contract 10:it+have 20:it+i 10:it+in 20:it+stand 10:it+up 10:japanese 10:jpeg 20:just 10:keep 20:kind 10:kind+tell 20:know
40:known 100:large 20:law 30:like 10:like+to 290:link 80:litecoin 10:lot 70:ltc 20:m 80:main 50:mainnet 460:many 100:many+_
430:market 30:market+$ 20:market+, 50:market+cap 10:market+capitalisation 120:max 30:mcap 10:me+? 20:me+_ 10:me+and 10:me+what
20:mean 40:mint 10:mint+addres 40:moment 10:moment+, 70:monero 100:money 60:mov 10:mov+_ 50:move 10:move+$ 180:much 10:much+_
10:much+doe 10:much+i 20:must 10:must+i 10:my+grandson 10:nah 60:near 40:need 40:network 10:network+i 20:no 60:not 70:now 10:now+$
180:of+_ 10:of+the 10:of+token 100:off 20:off+it 10:offer 150:official 30:on+, 150:on+_ 10:on+each 10:on+the 20:on+which 280:one
10:one+$ 10:one+. 50:one+_ 10:only 10:or+down 40:oth 10:ounc 60:out 20:out+there 30:pay 10:pay+for 40:pendle 30:pepe 30:percent
70:pl 10:pl+$ 10:pl+, 10:please+$ 10:please+, 10:please+? 20:plz 30:polygon 40:post 130:pound 20:pric 290:price 10:price+$
10:price+, 10:price+? 30:price+in 10:price+of 100:project 20:prop 60:protocol 10:quanto 120:quot 30:quot+in 40:random 40:rank
10:rank+$ 20:rate 10:rate+$ 30:ratio 10:read 10:recover 100:reddit 50:right 10:right+now 10:rn 40:say 50:send 20:shib 40:shill
20:should 60:show 20:show+me 10:since 10:so 20:social 110:sol 220:solana 40:some 50:someone 20:son 60:stand 20:statement 20:sterl
20:still 50:sui 370:supp 90:supp+of 20:swis 10:symbol 40:t 140:telegram 230:tell 60:tell+me 10:teth 10:that+? 20:the+_ 40:the+coin
10:the+contract 10:the+day 20:the+market 10:the+moment 20:the+total 180:there 30:there+$ 20:these 10:thi+moment 10:those 10:tick
250:time 60:time+high 10:to+_ 20:to+me 10:to+send 120:today 10:today+? 10:today+in 150:token 10:token+_ 40:toncoin 150:total
20:total+supp 40:trad 10:trad+at 60:twitt 10:twitt+of 10:u 10:un 160:und 40:uni 310:uniswap 70:up 10:up+or 40:usd 240:usdc 40:usdt
10:v 10:vale 60:valu 40:valuation 50:volume 10:volume+, 90:want 10:want+a 10:want+to 120:wbtc 160:website 10:website+and 10:went
930:what 60:what+_ 10:what+cost 30:what+doe 40:what+i 30:what+it 10:what+one 30:what+the 40:whatev 280:which 30:which+chain
10:which+of 10:whole 10:wif 10:with+the 60:worth 10:worth+$ 40:wrong 40:xlm 210:xrp 170:yen 10:you+kind @get_coins_list 1590:*
180:,+_ 50:,+with 50:.+$ 30:.+_ 10:.+what 70:<coin> 400:<count> 800:<number> 10:<quoted> 10:?+$ 50:?+_ 30:^+all 150:^+coin
10:^+coingecko 80:^+dump 10:^+find 50:^+give 10:^+i 30:^+please 10:^+what 30:^+which 90:_+$ 10:_+? 30:_+at 30:_+each 80:_+per
30:_+rows 30:_+to 600:address 200:all 50:all+coin 100:also 100:any 30:at+a 100:begin 40:bitcoin 30:bittensor 10:bookkeep 100:but
200:chain 50:chain+, 1500:coin 30:coin+, 30:coin+doe 100:coin+id 100:coin+that 970:coingecko 20:coingecko+id 30:coingecko+list
100:complete 700:contract 150:contract+address 300:delist 30:doe+coingecko 100:doesn 30:doesn+t 100:doesnt 300:dump 300:each
10:endpoint 100:every 100:feature 20:find 100:fine 30:fine+$ 20:for+_ 200:give 50:give+me 30:i+fine 30:i+want 590:id 10:id+for
10:id+of 30:in+it 10:integrat 30:it+$ 30:it+contract 1000:list 50:list+, 30:list+? 30:list+_ 50:list+of 30:list+with 400:long 10:m
100:more 400:no 100:no+long 10:of+_ 30:of+all 30:of+coin 30:on+each 400:page 10:pas 400:per 30:please+list 10:price 100:rows
30:rows+$ 10:spreadsheet 100:symbol 100:t 30:that+are 80:that+coingecko 40:the+coingecko 30:the+contract 100:their 10:they 100:time
30:time+$ 100:togeth 10:use 100:used 100:w 110:want 30:want+the 40:what 10:what+the 200:which 50:which+coin 10:wire 30:with+it
30:with+their 40:wrapp @get_coins_market_data 7870:* 160:,+_ 10:,+and 10:,+for 100:,+in 10:,+just 50:,+market 40:,+mcap 10:,+my
10:,+please 50:,+pric 130:,+quot 30:,+rank 40:,+supp 30:,+the 20:,+volume 10:,+what 10:,+which 10:,+with 250:.+$ 40:.+_ 10:.+i 100:1
150:24h 40:24h+volume 1790:<chain> 4330:<coin> 10:<commodity> 2020:<count> 40:<evmAddress> 3040:<fiat> 30:<name> 70:<namesake>
1180:<number> 110:<pair> 210:<protocol> 1770:<series> 10:<solanaAddress> 60:<step> 450:<time> 100:?+$ 10:?+? 30:?+_ 10:?+my 680:^+_
30:^+all 90:^+biggest 30:^+coin 50:^+compare 10:^+could 10:^+did 30:^+give 10:^+ha 180:^+how 80:^+i 30:^+kind 50:^+list 20:^+market
10:^+please 40:^+price 40:^+put 30:^+read 30:^+show 50:^+the 30:^+top 140:^+what 50:^+which 620:_+$ 240:_+, 180:_+. 60:_+? 90:_+_
20:_+all 150:_+and 30:_+are 20:_+at 10:_+atm 10:_+by 540:_+coin 10:_+cost 30:_+crypto 30:_+do 10:_+dump 10:_+exist 20:_+for
10:_+from 10:_+go 10:_+gone 10:_+how 30:_+i 110:_+in 50:_+market 20:_+move 60:_+next 10:_+on 10:_+or 30:_+please 10:_+plz 10:_+pric
90:_+price 10:_+rate 10:_+right 30:_+rows 70:_+side 10:_+still 10:_+term 10:_+to 10:_+today 10:_+token 10:_+trad 20:_+up 90:_+v
20:_+volume 10:_+which 50:_+with 10:_+worth 10:a+_ 80:aave 10:about 10:above 60:ada 10:adesso 350:all 30:all+coin 60:all+time
10:and+24h 160:and+_ 10:and+by 10:and+how 10:and+i 10:and+the 10:and+who 20:anoth 20:answ 20:apto 40:arb 60:arbitrum 10:are+in
50:are+the 20:are+there 20:ask 10:ask+me 10:at+$ 10:at+in 10:at+the 10:at+thi 240:ath 50:ath+$ 50:atm 10:atm+$ 50:avax 10:back
10:base 20:believe 50:below 20:big 60:bigg 540:biggest 530:bitcoin 30:bnb 30:bonk 10:bos 20:both 10:both+_ 10:bought 100:brazilian
30:british 490:btc 10:buck 100:but 20:buy 30:by+24h 10:by+how 210:by+market 80:by+mcap 110:by+side 100:by+volume 1460:cap 120:cap+$
140:cap+, 30:cap+and 20:cap+of 220:capitalisation 170:cardano 100:category 20:cent 70:chainlink 30:change 240:circulat
60:circulat+supp 60:circulation 40:client 3070:coin 200:coin+$ 80:coin+, 10:coin+are 400:coin+by 100:coingecko 180:compare
40:compare+_ 10:cosmo 90:cost 10:cost+$ 10:cost+in 10:could+you 10:cousin 10:crash 100:crypto 200:cryptocurrency 10:current 60:day
80:deck 10:did+_ 10:did+it 80:distance 20:do+$ 10:do+i 10:do+today 10:doe+not 10:doe+one 140:doge 70:dogecoin 450:dollar 40:dot
110:down 10:down+today 30:dump 270:each 60:each+oth 100:en 1370:eth 120:ethereum 200:eur 840:euro 20:exact 50:exist 150:far 30:far+i
40:favourite 220:fdv 100:figur 10:football 10:for+_ 40:for+me 10:for+my 20:for+one 30:for+the 120:franc 20:from+it 10:from+the
40:furth 120:gbp 20:get 10:gimme 140:give 30:give+me 70:go 10:go+for 10:go+up 10:gold 40:gone 20:grandson 30:graph 10:green 20:ha+_
10:hard 40:help 20:hey 10:hi 280:high 50:high+$ 100:highest 20:him 30:hold 870:how 10:how+_ 40:how+far 10:how+i 70:how+many
60:how+much 10:hows 20:hype 80:i+_ 10:i+buy 10:i+my 10:i+need 20:i+one 10:i+pay 10:i+should 10:i+that 10:i+the 30:i+think 10:i+want
10:i+worth 10:i+would 590:in+_ 10:in+circulation 30:in+one 10:in+total 40:ish 30:it+all 110:japanese 10:jpeg 20:just 10:keep
120:kind 10:kind+tell 10:know 100:la 100:largest 20:law 900:lay 200:lay+_ 50:like 10:like+to 50:line 220:link 400:list 100:list+the
60:litecoin 30:look 50:ltc 300:many 70:many+_ 1440:market 330:market+cap 30:market+capitalisation 80:max 680:mcap 40:mcap+, 10:me+$
10:me+? 10:me+_ 10:me+and 50:me+the 10:me+to 10:me+what 10:mean 400:meme 100:meme+coin 10:mint 40:moment 10:moment+, 50:monero
100:money 20:more 100:most 30:most+money 90:mov 10:mov+_ 110:move 20:move+$ 10:move+_ 230:much 10:much+_ 10:much+doe 10:much+i
20:must 10:must+i 10:my+grandson 40:n 10:near 40:need 10:neighbour 240:next 60:next+to 120:not 30:not+_ 120:now 20:now+$ 10:now+?
40:number 180:of+_ 30:of+the 40:off 10:off+it 10:offer 10:on+_ 490:one 70:one+_ 40:op 10:or+_ 20:or+down 100:order 30:order+by
240:oth 10:ounc 20:out 10:out+there 110:over 30:over+the 40:pay 10:pay+for 60:pendle 30:pepe 170:pl 10:pl+$ 10:pl+, 10:please+$
10:please+, 30:please+. 20:plz 10:polkadot 430:pound 240:pric 50:pric+in 10:pric+of 840:price 20:price+$ 70:price+, 10:price+?
10:price+and 30:price+in 50:price+of 20:prop 10:protocol 150:put 30:put+_ 10:quanto 520:quot 130:quot+in 100:quote 160:rank
20:rank+$ 40:rate 10:rate+$ 30:ratio 10:reach 100:read 100:real 80:record 110:right 30:right+now 40:ripple 30:risen 20:rn 10:rn+$
100:rows 30:rows+$ 10:saving 40:see 30:set 20:shib 20:should 100:show 30:show+the 420:side 30:side+$ 110:side+by 20:since 20:sise
10:sise+and 20:slid 590:sol 520:solana 10:someone 20:son 10:spot 160:stablecoin 10:stablecoin+$ 20:statement 220:sterl 30:still
90:sui 680:supp 40:supp+$ 40:supp+, 70:supp+of 20:swis 200:table 20:table+for 10:talk 30:tell 10:tell+me 20:term 10:teth 10:th
10:that+? 30:the 210:the+_ 50:the+biggest 10:the+coin 10:the+day 30:the+highest 30:the+largest 10:the+moment 30:the+most
10:the+price 30:the+top 10:the+total 20:the+treasury 100:them 100:there 20:there+$ 40:these 20:they 10:thi+moment 100:think 30:those
250:time 50:time+high 10:to+_ 60:to+each 10:to+see 300:today 30:today+$ 10:today+. 20:today+? 10:today+in 40:token 80:toncoin
240:top 10:top+$ 100:total 10:total+supp 240:trad 10:trad+at 50:trad+volume 60:treasury 10:trx 100:turn 30:turn+over 100:turnov
20:two 210:u 10:un 20:und 270:uni 70:uniswap 160:up 10:up+_ 20:up+or 260:usd 70:usdc 10:usdt 350:v 90:v+_ 10:vale 60:valuation
40:vechain 910:volume 50:volume+$ 110:volume+, 30:volume+in 40:want 140:wbtc 30:weath 10:weath+in 610:what 50:what+_ 30:what+are
10:what+cost 10:what+do 10:what+doe 10:what+i 10:what+one 30:what+the 300:which 30:which+_ 10:which+ha 20:which+one 30:who 10:whole
10:wif 20:with+_ 30:with+the 10:won 90:worth 10:worth+$ 10:worth+in 10:would+be 10:would+like 60:xlm 190:xrp 270:yen 10:yet
10:you+kind @get_companies_treasury 4160:* 80:,+_ 90:,+and 30:,+biggest 30:,+by 30:,+for 10:,+how 10:,+i 30:,+just 30:,+largest
30:,+not 30:,+please 30:,+rank 60:,+the 30:,+which 160:.+$ 10:.+. 10:.+_ 3640:<chain> 3580:<coin> 500:<count> 420:<holder>
500:<namesake> 500:<number> 3280:<series> 340:?+$ 30:?+_ 10:?+how 40:?+i 30:?+the 20:^+_ 30:^+for 70:^+how 40:^+i 80:^+list 10:^+the
90:^+what 500:^+which 30:^+who 280:_+$ 250:_+, 50:_+. 160:_+? 40:_+_ 100:_+and 30:_+by 10:_+do 50:_+doe 10:_+have 20:_+hold 30:_+i
50:_+in 10:_+it 50:_+list 140:_+on 10:_+one 30:_+own 30:_+right 10:_+stack 10:_+the 50:_+with 50:a+piece 200:about 100:against
200:am 30:an+article 10:and+at 180:and+how 70:and+what 100:are+sitt 100:article 10:at+what 80:avg 440:balance 110:balance+sheet
100:basi 100:benchmark 100:big 100:biggest 30:biggest+first 2320:bitcoin 200:book 30:book+, 460:btc 30:by+how 20:by+now 280:coin
10:coin+? 30:coin+doe 1980:company 30:company+_ 300:corporate 220:cost 30:cost+$ 30:cost+basi 80:country 10:did+it 10:did+they
60:do+they 10:do+you 50:doe+_ 400:each 30:each+$ 30:each+? 50:each+of 120:el 1200:eth 300:ethereum 700:firm 600:first 50:first+$
50:first+, 30:first+? 30:for+a 30:for+an 10:for+it 40:gain 100:give 30:give+me 940:government 10:ha+_ 30:have+$ 10:have+, 50:have+?
50:have+_ 10:have+a 30:have+it 960:hold 10:hold+$ 150:hold+_ 10:hold+and 30:hold+the 40:holder 10:holder+of 100:holding 1200:how
100:how+many 210:how+much 10:i+_ 50:i+am 10:i+hold 30:i+it 30:i+m 10:i+only 80:in+their 10:it+. 10:it+have 40:it+in 10:it+worth
100:just 30:just+the 500:largest 1440:list 200:list+company 150:list+firm 10:list+with 40:los 100:m 380:many 40:many+_ 60:many+coin
200:market 30:me+the 60:microstrategy 1200:most 250:most+_ 820:much 30:much+$ 50:much+_ 50:much+do 40:much+doe 40:n 100:nation
40:need 10:need+the 100:not 30:not+_ 100:note 180:now 10:now+$ 30:now+? 10:now+and 30:of+_ 10:of+coin 50:of+them 40:old 130:on+_
10:on+it 230:on+the 140:one 10:one+$ 140:only 30:only+the 10:or+los 920:own 130:own+_ 50:own+the 100:paid 40:pap 80:pay 10:pay+for
200:piece 30:please+? 100:poor 40:profit 10:profit+or 400:public 100:put 30:put+_ 100:rank 30:rank+by 100:rich 100:right
30:right+now 120:salvador 20:saylor 440:sheet 90:sheet+, 100:sise 500:sit 130:sit+on 400:sitt 100:sitt+on 100:smallest 100:sort
320:stack 30:stack+_ 200:stat 140:stock 280:strategy 100:talk 30:talk+about 10:that+_ 110:the+_ 80:the+balance 30:the+book
10:the+company 100:the+largest 10:the+list 280:the+most 520:their 200:them 480:they 40:they+have 500:treasury 50:treasury+, 40:true
100:u 720:what 10:what+cost 20:what+did 10:what+i 10:what+it 2200:which 30:which+_ 100:which+company 130:which+government
180:which+list 100:who 30:who+hold 40:whose 80:with+_ 100:with+the 40:worth 10:worth+$ 200:writ 50:writ+a 10:you+have
@get_contract_abi 810:* 30:,+_ 20:,+with 20:.+$ 20:.+which 630:<chain> 130:<coin> 740:<evmAddress> 130:<namesake> 10:<number>
190:<series> 20:?+$ 20:?+i 80:^+abi 30:^+give 30:^+i 20:^+need 20:^+which 170:_+$ 50:_+, 20:_+. 50:_+_ 80:_+on 660:abi 90:abi+for
60:against 20:against+_ 10:ask 10:audit 10:auditor 120:base 180:beacon 10:been 10:bnb 60:bsc 10:chain 20:code 310:contract
20:contract+, 50:contract+_ 120:declare 240:deposit 60:deposit+contract 20:doe+the 120:eth 60:eth2 190:ethereum 120:event 80:for+_
20:for+a 20:for+the 60:function 60:get 20:get+me 120:give 30:give+me 60:harvest 20:i+m 20:i+need 10:i+the 20:i+want 10:if 10:item
60:l1 60:m 20:m+writ 250:mainnet 50:me+the 60:multicall3 120:need 30:need+the 20:of+_ 30:of+the 80:on+_ 70:pancake 20:please+,
10:publish 70:rout 120:signatur 10:source 60:subgraph 20:that+contract 80:the+abi 50:the+beacon 60:their 10:token 10:uniswap 60:usdt
30:verify 60:want 120:which 20:which+event 20:which+function 60:writ 20:writ+a @get_contract_bytecode 1080:* 10:,+a 30:,+and 20:,+i
30:,+without 30:.+$ 100:<block> 900:<chain> 120:<coin> 1080:<evmAddress> 60:<name> 240:<namesake> 200:<number> 300:<series> 80:?+$
20:?+_ 30:?+i 20:^+_ 30:^+could 30:^+how 100:^+i 20:^+someone 10:^+what 60:_+$ 70:_+, 30:_+? 40:_+_ 100:_+a 60:_+i 150:_+on 50:_+or
90:a+contract 30:a+of 10:a+token 30:a+wallet 10:about 340:account 30:account+$ 20:account+? 10:am 20:an+_ 30:and+what 70:at+_
340:base 120:behind 20:behind+thi 100:byt 200:bytecode 30:chat 20:check 540:code 10:coin 350:contract 20:contract+$ 10:contract+,
20:contract+? 50:contract+or 30:could+you 100:delegat 100:don 30:don+t 60:dont 100:dump 10:earth 100:eip 30:eip+_ 300:ethereum
10:found 200:hash 30:hash+of 100:hex 10:history 100:how 30:how+many 10:i+, 90:i+_ 30:i+an 30:i+it 20:i+that 50:i+there 20:idea
10:in+our 20:it+? 20:it+a 10:it+in 160:itself 180:just 10:kind 100:linea 160:mainnet 100:many 20:me+_ 160:need 40:need+the 30:no
180:normal 50:of+_ 30:of+the 170:on+_ 100:one 20:or+a 50:or+i 100:ordinary 30:past 70:person 60:plain 10:program 100:sat 60:sent
20:sent+me 200:sise 30:sise+and 140:somebody 130:someone 10:spreadsheet 100:t 10:th 20:that+a 40:the+code 30:the+hash 180:there
20:thi+on 40:token 10:token+? 100:und 100:verify 170:wallet 20:wallet+$ 10:wallet+, 20:wallet+? 180:what 10:what+i 30:what+the
10:what+thi 100:wheth 30:wheth+_ 100:without @get_contract_code 1220:* 30:,+_ 30:,+and 50:,+i 20:,+need 10:,+so 30:,+the 60:,+with
30:.+$ 30:.+_ 20:.+could 10:.+please 10:.+which 1010:<chain> 390:<coin> 1190:<evmAddress> 10:<fiat> 80:<name> 420:<namesake>
10:<number> 110:<protocol> 480:<series> 100:?+$ 10:?+i 10:?+need 10:?+show 20:?+what 20:^+_ 30:^+abi 10:^+can 20:^+dump 10:^+give
90:^+i 30:^+on 10:^+our 30:^+pull 10:^+show 20:^+we 10:^+where 10:^+which 10:^+who 10:^+why 100:_+$ 90:_+, 20:_+. 30:_+? 60:_+_
20:_+a 10:_+and 10:_+be 30:_+contract 10:_+for 170:_+on 30:_+rout 70:_+verify 10:a+contract 60:a+proxy 290:abi 30:abi+for 10:account
70:actual 80:against 10:against+_ 20:against+the 20:am 30:and+i 10:and+need 20:and+of 10:and+tell 10:and+where 20:and+which 10:any
30:anywhere 40:arbitrum 10:are+they 20:ask 40:audit 10:auditor 240:base 60:beacon 10:been 170:behind 20:behind+_ 20:behind+the
10:black 300:blockscout 10:box 80:built 100:but 20:call 20:can+i 10:chain 10:chat 110:code 20:code+of 10:coin 10:colleague
260:compil 10:confirm 330:contract 20:contract+, 50:contract+_ 10:contract+on 20:copy 20:could+you 60:current 40:declare 140:deposit
40:deposit+contract 20:dev 60:diff 10:diligence 10:doe+the 10:dollar 10:due 60:dump 140:eth 30:eth2 510:ethereum 40:event
10:everybody 10:exchange 60:exploit 300:fil 20:fil+of 10:file 30:for+_ 10:for+a 10:for+an 10:for+the 20:function 20:get 10:get+me
40:give 10:give+me 20:harvest 10:hidden 20:him 10:hold 20:how 50:i+_ 10:i+am 40:i+it 10:i+m 10:i+need 10:i+read 10:i+see 50:i+the
20:i+want 10:i+would 20:if 80:implementation 80:integration 10:it+? 40:it+a 10:item 10:know 20:l1 20:lead 20:learn 100:leave
160:licence 30:like 10:like+to 20:lin 40:m 10:m+writ 20:made 260:mainnet 10:match 30:me+the 10:me+which 20:memo 20:multicall3
150:need 20:need+the 20:need+to 10:normal 10:not 10:now 50:of+_ 50:of+the 20:of+what 10:old 190:on+_ 20:one 100:out 30:out+$ 10:past
10:person 20:point 10:proof 320:proxy 30:public 60:publish 100:pull 60:read 20:read+the 100:review 110:rout 30:rout+_ 30:see
100:show 10:show+me 10:show+the 40:signatur 60:sit 20:so 100:sol 260:solidity 50:solidity+fil 20:some 10:someone 10:somewhere
210:source 10:source+code 20:source+of 40:stak 20:subgraph 10:swapp 80:tell 10:tell+me 20:teth 20:thank 10:that+contract 70:the+_
50:the+abi 20:the+beacon 10:the+deposit 20:the+proxy 30:the+solidity 30:the+source 20:the+verify 20:their 10:there 40:they
10:through 10:token 100:too 60:u 100:und 30:und+which 120:uniswap 140:usdc 20:usdt 20:used 110:v2 10:verification 390:verify
10:verify+? 10:verify+on 20:version 20:wa+it 90:want 10:want+to 20:we+are 330:what 20:what+$ 40:where 10:where+can 20:wheth
400:which 10:which+event 10:which+function 20:who 10:who+can 20:why 10:with+the 30:with+what 10:would+_ 10:would+like 20:writ
10:writ+a 20:you+tell @get_contract_coin 1190:* 10:,+_ 10:,+a 30:,+and 30:,+category 10:,+contract 30:,+it 20:,+market 30:,+the
10:,+what 20:,+whatev 40:.+$ 10:.+doe 10:.+no 20:.+what 60:20 860:<chain> 400:<coin> 830:<evmAddress> 230:<fiat> 390:<namesake>
10:<number> 40:<protocol> 400:<series> 150:<solanaAddress> 10:<step> 60:<ticker> 20:<time> 80:?+$ 10:?+_ 10:?+show 10:^+coingecko
20:^+everyth 10:^+explain 10:^+for 10:^+how 20:^+i 10:^+price 20:^+someone 140:^+what 20:^+which 110:_+$ 40:_+, 70:_+. 40:_+? 50:_+_
10:_+contract 10:_+i 10:_+in 150:_+on 10:_+price 10:_+the 30:_+token 310:about 10:about+_ 50:about+the 40:account 10:account+,
40:actual 20:addres 10:addres+on 40:address 10:and+how 20:and+on 30:and+the 10:and+what 20:arbitrum 130:base 10:be+? 10:behind
50:bitcoin 20:bonk 10:book 10:bookkeep 10:both 20:brett 20:bsc 10:burn 20:call 160:category 20:category+, 210:chain 10:chain+$
20:chain+doe 50:chainlink 10:change 40:claim 10:client 320:coin 10:coin+? 40:coin+i 30:coin+id 680:coingecko 30:coingecko+$
50:coingecko+id 20:community 230:contract 20:contract+$ 10:contract+address 10:current 10:dai 40:decimal 230:description
60:description+, 10:dev 10:do+i 10:do+they 50:doe+coingecko 30:doe+it 10:doe+the 10:endpoint 60:erc 400:ethereum 60:eur 110:euro
10:even 40:every 10:every+chain 60:everyth 10:exist 40:explain 10:explain+to 160:figur 10:file 10:find 10:for+_ 10:for+my 10:for+our
40:grant 10:have+a 210:homepage 100:how 10:how+many 60:i+_ 10:i+m 10:i+thi 330:id 40:id+, 10:id+for 10:import 20:in+? 50:in+_
10:in+the 10:income 10:integrat 20:it+have 10:it+i 20:it+in 10:it+say 10:it+stand 40:itself 10:jpeg 110:know 40:launch 10:like
10:lot 50:m 10:m+writ 170:mainnet 30:many 10:mapp 100:market 10:market+, 20:me+_ 20:mint 10:move 20:much 30:need 30:no 10:numb
30:of+_ 30:of+token 10:offer 140:on+_ 30:on+coingecko 20:on+the 20:on+which 10:onchain 20:one 160:oth 10:out 10:over 10:paid 10:pas
10:pippin 10:position 20:pound 20:pric 110:price 10:price+of 40:project 10:project+have 10:q 10:quick 10:read 10:run 240:say
40:say+about 10:sheet 60:shill 40:show 10:show+me 10:site 60:social 130:solana 10:somebody 70:someone 10:spreadsheet 40:stand
10:supp 10:symbol 40:telegram 10:teth 10:th 50:the+_ 10:the+coin 30:the+coingecko 10:the+market 30:the+oth 10:the+project
30:the+token 40:themselv 10:there 60:they 10:thi+token 10:those 10:tick 10:to+me 10:today 400:token 90:token+_ 10:total 20:trade
110:twitt 10:twitt+of 30:und 10:uni 40:uniswap 40:usd 20:usdc 10:usdt 10:use 40:valu 10:volume 10:want 20:wbtc 220:website
40:website+and 10:weth 730:what 10:what+_ 30:what+coin 10:what+do 60:what+doe 20:what+i 30:what+the 60:whatev 80:which 10:wire
50:wrapp 40:writ 40:x @get_contract_market_chart 630:* 20:,+_ 20:,+market 50:.+$ 20:.+how 430:<chain> 290:<coin> 590:<evmAddress>
400:<fiat> 180:<namesake> 430:<series> 10:<step> 630:<time> 20:?+$ 30:^+_ 30:^+chart 10:^+did 20:^+for 20:^+how 20:^+i 20:^+price
30:^+pull 80:_+$ 30:_+, 60:_+. 20:_+? 80:_+_ 20:_+develop 20:_+do 30:_+for 40:_+in 20:_+of 50:_+on 30:_+price 30:and+volume 20:any
10:any+time 30:at+_ 10:at+any 60:base 10:between 10:brazilian 60:british 180:cap 50:cap+and 160:chart 40:chart+_ 60:contract
20:contract+_ 10:d 60:decimal 60:deck 60:develop 20:did+_ 20:do+_ 80:dollar 10:each 60:enough 20:enough+$ 60:eth 370:ethereum
60:euro 30:for+the 20:for+token 10:gone 20:ha+it 120:history 20:history+_ 20:history+of 60:hold 20:hold+the 130:how 20:how+did
20:how+ha 20:i+enough 20:i+hold 70:in+_ 20:it+price 10:like 10:lose 60:market 20:market+cap 20:of+the 10:off 50:on+_ 60:over
20:over+the 60:past 20:past+_ 60:path 20:peg 10:peg+at 60:pound 440:price 50:price+, 20:price+history 20:price+in 120:pull
60:quarter 10:real 10:said 10:see 10:show 10:slip 10:slipp 10:someone 10:teth 20:the+past 50:the+token 20:time 10:time+_ 310:token
50:token+_ 30:token+at 60:turnov 60:two 10:uni 180:usd 20:usdc 120:volume 20:volume+in 10:will @get_contract_market_chart_range
490:* 20:,+_ 20:,+i 20:.+$ 20:.+e 360:<chain> 260:<coin> 440:<evmAddress> 420:<fiat> 80:<namesake> 20:<protocol> 240:<series>
30:<step> 490:<time> 10:?+_ 20:^+_ 40:^+how 10:^+i 50:^+price 10:^+pull 80:_+$ 30:_+, 20:_+. 20:_+? 40:_+_ 30:_+between
20:_+contract 20:_+develop 10:_+for 20:_+from 10:_+i 40:_+in 20:_+move 20:_+of 40:_+on 20:_+over 20:_+price 10:_+the 60:addres
20:addres+$ 60:against 20:against+the 40:and+volume 20:at+_ 80:base 190:between 50:between+_ 60:brazilian 10:british 20:by+the
160:cap 40:cap+and 20:coin 10:coin+in 130:contract 20:contract+_ 20:contract+addres 10:d 10:deck 70:develop 20:did+_ 180:dollar 60:e
20:e+. 10:each 20:enough 10:enough+. 60:erc20 240:ethereum 120:eur 10:far 10:fell 10:for+the 50:from+_ 60:go 10:gone 20:history
10:hold 170:how 30:how+did 20:i+. 10:i+enough 60:in+_ 10:like 60:mainnet 70:market 20:market+cap 60:move 30:of+_ 30:of+the 20:off
50:on+_ 70:over 20:over+_ 10:past 20:path 10:peg 10:pound 320:price 20:price+, 30:price+of 30:pull 10:quarter 60:real 10:said 20:see
10:see+how 60:shib 10:show 10:slipp 10:someone 20:the+_ 10:the+coin 20:the+contract 40:the+token 10:to+see 180:token 20:token+_
20:token+at 10:turnov 10:uni 20:uniswap 50:usd 20:usdc 150:volume 20:volume+in 20:volume+of 10:want 20:went 10:went+_ 10:will
@get_contract_source 1410:* 60:,+_ 30:,+a 10:,+and 30:,+i 10:,+need 20:,+so 20:,+with 70:.+$ 10:.+doe 10:.+e 10:.+please
1230:<chain> 410:<coin> 1410:<evmAddress> 10:<fiat> 80:<name> 370:<namesake> 10:<number> 10:<protocol> 460:<series> 80:?+$ 20:?+need
20:?+show 20:^+can 10:^+dump 10:^+ha 100:^+i 20:^+our 50:^+show 20:^+where 40:^+who 20:^+why 140:_+$ 90:_+, 50:_+. 50:_+? 90:_+_
20:_+a 20:_+and 20:_+be 10:_+contract 10:_+for 10:_+ha 160:_+on 40:_+verify 10:a+contract 20:a+proxy 10:abi 30:actual 20:against
10:against+the 20:am 20:and+need 20:and+tell 20:and+where 10:and+which 10:any 40:anybody 70:anywhere 120:arbitrum 20:are+they 20:ask
40:audit 10:auditor 280:base 10:been 150:behind 20:behind+_ 20:behind+the 10:black 20:bnb 10:box 120:bsc 60:built 60:call 50:can+i
130:chain 30:chain+_ 10:chat 370:code 40:code+of 10:coin 10:colleague 240:compil 10:confirm 270:contract 30:contract+, 20:contract+_
10:contract+on 60:copy 10:current 10:custom 80:deploy 20:deploy+_ 200:deposit 50:deposit+contract 60:dev 20:diff 10:diligence
10:dollar 10:due 20:dump 40:e 10:e+. 70:eth2 530:ethereum 10:everybody 10:exchange 20:exploit 640:fil 60:fil+of 10:file 10:for+_
10:for+an 20:for+the 10:hidden 60:him 110:hold 60:how 10:i+. 10:i+_ 10:i+am 20:i+m 20:i+need 20:i+read 20:i+see 30:i+the 30:i+want
20:i+would 30:if 10:if+the 70:implementation 70:integration 10:it+a 10:item 20:know 10:know+if 60:lead 60:learn 70:like 20:like+to
60:lin 40:list 10:list+it 60:m 60:made 200:mainnet 10:match 50:me+the 20:me+which 20:memo 210:need 30:need+the 10:need+to 10:no
10:not 10:now 140:of+_ 30:of+the 10:old 190:on+_ 20:one 40:optimism 80:pancake 10:past 60:point 10:proof 140:proxy 30:public
140:publish 180:read 50:read+the 190:review 90:rout 20:rout+_ 70:see 320:show 50:show+me 10:show+the 10:sit 60:so 640:solidity
100:solidity+fil 60:some 10:someone 10:somewhere 730:source 40:source+code 50:source+of 240:sourcify 80:stak 10:swapp 70:tell
20:tell+me 20:teth 60:thank 30:the+_ 10:the+code 20:the+deposit 20:the+proxy 90:the+solidity 60:the+source 40:the+verify 100:them
120:they 10:through 10:to+know 10:token 10:u 20:uniswap 80:usdc 20:used 10:v2 10:verification 460:verify 20:verify+? 20:verify+on
160:version 200:want 30:want+to 20:what 120:where 20:where+can 20:wheth 90:which 140:who 20:who+can 60:why 20:with+the 20:would+_
20:would+like 10:ye @get_current_prices 1670:* 20:,+_ 30:,+and 30:,+at 30:,+both 10:,+each 30:,+for 30:,+one 30:,+with 10:.+$ 10:.+_
670:<chain> 1370:<coin> 520:<evmAddress> 300:<fiat> 200:<maybeChain> 30:<name> 10:<namesake> 90:<number> 110:<protocol> 310:<series>
10:<solanaAddress> 20:<time> 70:?+$ 10:?+? 80:^+_ 30:^+how 20:^+i 10:^+need 80:^+price 50:^+what 180:_+$ 40:_+, 10:_+. 20:_+?
120:_+_ 130:_+and 10:_+at 10:_+cost 10:_+do 30:_+in 10:_+on 10:_+pric 60:_+price 10:_+quot 10:_+right 10:_+still 10:_+token
30:_+trad 10:a+_ 10:about 10:above 100:accord 30:accord+to 10:adesso 10:all 100:also 70:and+_ 30:and+how 10:and+the 100:answ
100:apto 10:arbitrum 30:are+_ 10:at+$ 30:at+thi 30:at+what 30:avax 10:back 460:base 10:below 140:bitcoin 30:bnb 10:bos 100:both
30:both+_ 10:bought 10:brett 10:bsc 110:btc 10:buck 10:by+side 10:cake 10:can+you 10:cardano 20:cent 10:chain 10:chainlink 30:coin
100:coingecko 30:coingecko+_ 200:confidence 10:cosmo 50:cost 10:cost+$ 10:cousin 10:current 10:day 500:defillama 10:dex 10:do+i
10:doe+one 170:doge 10:dogecoin 90:dollar 50:each 200:eth 20:ethereum 100:figur 10:football 80:for+_ 10:for+each 10:for+one
10:for+the 10:get 110:go 10:gone 30:graph 20:hey 10:hi 20:hold 220:how 20:how+much 10:hype 20:i+_ 30:i+it 10:i+only 10:i+pay
10:i+the 20:in+_ 30:in+one 30:it+in 10:it+wa 10:kaspa 10:keep 20:ledg 10:ledg+$ 10:line 50:link 100:llama 20:lp 10:ltc 20:many
10:me+what 20:mean 100:moment 30:moment+, 10:monero 90:much 10:much+i 100:near 20:need 10:need+_ 10:neighbour 250:now 10:now+$
10:now+? 90:of+_ 10:of+each 30:of+thi 40:on+_ 10:onchain 320:one 20:one+_ 30:one+go 20:only 10:only+have 20:over 20:pay 10:pay+for
20:pepe 20:pl 10:please+$ 10:polkadot 10:pool 120:pric 1010:price 20:price+$ 10:price+? 30:price+_ 50:price+now 70:price+of 10:put
10:quanto 20:quot 20:quote 10:reach 40:right 10:right+now 30:rn 10:rn+$ 10:saving 10:say 10:sell 10:set 20:shib 20:side 10:side+$
10:side+by 110:sol 40:solana 10:spot 30:still 10:sui 20:taken 10:talk 20:tell 10:tell+me 100:teth 10:th 30:the 10:the+coin
10:the+time 10:the+token 10:these 30:thi+moment 10:thi+token 100:those 40:time 30:today 70:token 20:toncoin 130:trad 30:trad+at
10:trade 10:trx 10:u 10:un 20:und 40:uni 100:uniswap 190:usd 20:usdc 10:usdt 10:v 10:vale 60:wbtc 30:weath 10:weath+in 10:weth
340:what 20:what+_ 10:what+do 10:what+doe 30:what+price 10:who 30:with+it 10:with+the 10:won 60:worth 100:wrapp 100:wsteth 10:xrp
10:yet 10:you+tell @get_defi_protocol 2500:* 60:,+_ 30:,+and 10:,+how 10:,+in 10:,+just 10:,+one 30:,+the 10:,+total 10:,+what
50:.+$ 10:.+_ 10:.+how 30:.+it 100:<chain> 1380:<coin> 40:<fiat> 100:<number> 2500:<protocol> 600:<step> 800:<time> 100:?+$ 30:?+_
10:?+i 290:^+_ 30:^+could 120:^+how 30:^+i 30:^+on 10:^+one 10:^+our 10:^+that 10:^+the 50:^+tvl 30:^+what 240:_+$ 40:_+, 10:_+.
90:_+? 80:_+_ 10:_+at 30:_+by 30:_+develop 30:_+for 30:_+from 10:_+how 10:_+i 30:_+lock 30:_+now 50:_+on 30:_+only 30:_+point
30:_+since 30:_+sit 50:_+to 10:_+today 230:_+tvl 10:_+wa 680:aave 100:amount 50:and+how 10:at+present 20:at+thi 40:bank 100:between
30:between+_ 40:big 10:big+i 100:break 500:chain 30:chain+? 50:chain+i 100:chart 40:column 40:compare 30:could+you 200:curve
100:deposit 100:develop 30:did+the 10:doe+it 40:dollar 100:down 100:each 30:each+? 40:eth 100:ethereum 100:everyone 40:figure
40:fine 10:for+_ 30:from+_ 40:hold 10:hold+at 780:how 10:how+big 30:how+did 30:how+i 140:how+much 60:i+_ 10:i+fine 10:i+in 30:i+it
50:i+lock 10:i+mean 10:i+sitt 30:i+the 130:in+_ 10:in+a 10:in+it 20:inside 100:investment 10:it+with 20:just 10:just+the 100:leav
1060:lido 120:lie 20:lie+in 100:live 420:lock 10:lock+, 70:lock+in 40:ly 100:mainnet 100:may 40:mean 10:mean+$ 80:moment 10:moment+,
10:moment+? 360:money 40:money+i 240:morpho 540:much 10:much+doe 40:much+i 40:much+money 10:my+saving 40:name 10:name+, 360:now
80:now+$ 20:now+, 180:numb 30:numb+$ 10:numb+_ 40:of+_ 10:of+the 30:on+$ 30:on+each 50:on+which 40:one 120:only 30:only+. 100:over
100:pancakeswap 140:pendle 100:permit 100:point 100:policy 40:present 10:present+, 160:protocol 80:right 20:right+now 40:rn 10:rn+$
80:saving 300:since 80:since+_ 160:single 100:sit 40:sitt 10:sitt+in 200:split 140:stak 30:the+_ 30:the+amount 30:the+money
10:the+numb 20:the+protocol 30:the+whole 100:them 30:them+$ 100:there 20:thi+moment 100:through 30:through+_ 30:to+_ 60:today
10:today+$ 10:today+? 100:too 40:total 10:total+value 1420:tvl 40:tvl+$ 30:tvl+, 30:tvl+? 60:tvl+_ 50:tvl+of 180:uniswap 140:value
10:value+lock 10:wa+it 140:what 30:what+chain 10:what+it 40:where 200:which 50:which+chain 100:whole 30:whole+_ 40:wise
@get_defi_protocols 4260:* 80:,+_ 30:,+all 30:,+by 10:,+just 10:,+one 30:,+rank 30:,+so 30:,+the 40:.+$ 30:.+_ 1940:<chain>
500:<coin> 1300:<count> 1040:<namesake> 200:<number> 820:<protocol> 400:<series> 110:?+$ 10:?+i 260:^+_ 300:^+biggest 10:^+how
150:^+i 30:^+largest 10:^+one 50:^+rank 50:^+top 30:^+what 10:^+which 30:^+who 280:_+$ 50:_+, 30:_+. 10:_+? 180:_+by 30:_+defi
10:_+how 200:_+lend 10:_+now 30:_+pl 30:_+protocol 130:_+still 10:_+that 70:_+tvl 30:_+with 460:aave 100:about 100:all 30:all+chain
100:am 200:app 30:app+on 300:arbitrum 20:avalanche 800:base 1300:biggest 230:biggest+lend 30:by+money 230:by+tvl 80:by+what
100:chain 600:defi 100:defi+protocol 300:deposit 30:deposit+? 40:dex 20:dropdown 400:ethereum 10:for+a 40:how 10:how+much 130:i+_
30:i+am 10:i+lock 10:i+need 10:in+_ 30:in+them 20:inside 20:just 10:just+the 100:largest 2400:lend 30:lend+, 430:lend+protocol
320:lido 500:liquid 130:liquid+stak 20:list 10:list+for 520:lock 80:lock+$ 30:lock+, 10:lock+in 100:mainnet 100:market 30:market+on
140:money 10:money+i 30:money+lock 100:most 40:much 10:much+money 100:nam 30:nam+and 20:need 10:need+the 60:now 10:now+$ 10:now+,
700:numb 10:numb+$ 10:numb+_ 150:numb+one 10:of+_ 490:on+_ 640:one 30:one+$ 30:one+by 20:only 100:op 100:optimism 100:pl 30:pl+$
30:please+the 220:polygon 100:prepar 100:project 2600:protocol 100:protocol+$ 30:protocol+, 130:protocol+by 350:protocol+on 300:rank
30:rank+by 30:rank+of 30:rank+the 240:rn 60:rn+$ 40:run 20:see 40:single 100:slid 100:so 500:stak 500:still 80:the+_ 30:the+biggest
10:the+list 30:the+numb 100:them 30:them+$ 200:there 30:there+$ 20:today 10:today+$ 100:togeth 30:togeth+$ 200:top 1480:tvl
180:tvl+$ 80:tvl+, 60:tvl+? 10:tvl+of 40:uniswap 100:value 30:value+lock 100:want 30:want+to 420:what 30:what+i 30:what+the 20:which
10:which+dex 100:who 30:who+i 100:whole 10:you+can @get_derivatives_exchange 450:* 10:,+and 20:,+what 30:,+with 40:.+$ 80:<chain>
250:<coin> 450:<exchange> 60:<fiat> 80:<pair> 140:<protocol> 130:<series> 60:<time> 10:?+$ 20:?+in 10:?+what 40:^+_ 30:^+a 10:^+are
10:^+do 10:^+fund 30:^+what 10:_+, 10:_+? 10:_+_ 30:_+and 10:_+at 10:_+atm 10:_+fund 40:_+futur 30:_+open 30:_+perp 20:_+term
30:a+client 10:and+at 20:and+how 10:are+the 20:at+_ 10:at+the 10:at+what 20:atm 10:atm+$ 220:binance 120:btc 70:bybit 20:charge
100:client 200:contract 30:contract+with 100:deribit 20:did+_ 20:due 10:eth 100:every 200:expir 370:fund 50:fund+$ 30:fund+,
10:fund+on 160:futur 20:get 60:how 20:how+much 40:hyperliquid 10:i+get 20:i+open 20:in+_ 100:interest 100:leav 100:list 40:long
10:long+pay 20:moment 10:moment+, 60:much 20:much+i 80:next 10:next+fund 20:okx 50:on+_ 10:on+the 160:open 30:open+interest 100:out
60:over 20:over+_ 60:pay 10:pay+at 170:perp 10:perp+, 10:perp+_ 20:perp+at 20:perp+on 100:price 30:price+and 40:rate 10:rate+$
60:short 10:short+on 60:term 20:the+_ 10:the+fund 10:the+moment 10:the+next 10:the+perp 40:their 60:there 20:there+? 100:trad
30:trad+on 60:turn 20:turn+over 20:usdt 100:venue 220:what 10:what+are 20:what+did 10:what+fund 10:what+the 10:what+would 100:whatev
20:will 10:will+the 30:with+price 10:would+i 100:yet @get_derivatives_exchanges 1420:* 90:,+_ 30:,+biggest 30:,+most 10:,+noth
30:,+only 50:.+$ 10:.+i 10:.+which 300:24h 50:24h+volume 40:<chain> 40:<coin> 440:<count> 200:<exchange> 40:<fiat> 100:<number>
120:<protocol> 40:<series> 100:<step> 240:<time> 50:?+$ 30:?+i 10:?+in 10:?+just 10:?+list 50:^+_ 30:^+biggest 10:^+coingecko
20:^+how 10:^+i 10:^+id 50:^+perp 30:^+rank 10:^+we 20:^+what 70:^+which 80:_+$ 20:_+and 50:_+futur 10:_+of 30:_+or 40:_+perp
10:_+term 80:_+turnov 40:account 260:all 30:all+of 20:all+the 10:and+how 10:and+the 30:at+present 30:at+the 200:biggest 30:biggest+_
180:binance 40:btc 80:by+24h 50:by+_ 100:cex 320:coingecko 10:coingecko+, 10:coingecko+id 30:coingecko+use 60:crypto 120:deribit
520:derivativ 90:derivativ+exchang 100:dex 10:did+_ 20:doe+coingecko 40:e 10:e+. 40:each 140:else 40:em 10:em+$ 100:every
680:exchang 10:exchang+$ 30:exchang+, 200:exchange 100:first 30:first+, 10:for+_ 10:for+each 30:for+me 700:futur 40:g 50:ha+the
100:how 20:how+do 10:how+much 10:i+it 30:i+mean 10:i+need 10:i+open 30:i+run 260:id 20:id+doe 40:id+of 10:in+_ 30:in+a 20:in+crypto
420:interest 20:interest+$ 50:interest+at 10:it+_ 20:just 10:just+the 80:known 100:largest 60:lead 100:league 40:ledg
10:ledg+account 60:list 10:list+$ 30:me+, 100:mean 100:monday 200:most 50:most+open 40:much 10:much+i 120:nam 10:nam+and 80:need
10:need+the 200:not 40:noth 100:now 30:now+, 30:of+all 40:of+them 300:oi 50:oi+$ 30:on+coingecko 100:only 30:only+_ 460:open
110:open+interest 40:or+_ 100:order 30:order+by 20:oth 40:over 10:over+_ 380:perp 30:perp+dex 40:perpetual 100:present 30:present+?
460:rank 30:rank+$ 70:rank+by 30:rank+the 100:right 30:right+now 100:run 30:run+a 100:somebody 100:table 40:term 20:the+id
30:the+largest 30:the+most 10:the+oth 30:the+top 180:them 10:them+$ 10:them+, 40:there 10:there+? 10:to+coingecko 100:top 100:trad
30:trad+volume 40:turn 10:turn+over 300:turnov 100:use 30:use+for 360:venu 40:venue 10:venue+, 300:volume 30:volume+$ 30:volume+,
60:what 10:what+did 300:which 10:which+id @get_derivatives_exchanges_list 920:* 70:,+_ 30:,+id 30:,+just 30:,+no 20:,+noth 20:.+$
20:.+i 20:.+which 160:<count> 120:<exchange> 400:<number> 60:<protocol> 20:?+$ 20:?+just 20:?+list 20:^+coingecko 40:^+i 40:^+id
20:^+we 20:^+what 30:^+which 30:_+$ 20:_+and 20:_+futur 40:_+of 20:_+perp 30:_+will 60:account 240:all 30:all+the 20:and+the
60:binance 460:coingecko 20:coingecko+, 40:coingecko+id 50:coingecko+use 60:deribit 100:deriv 580:derivativ 80:derivativ+exchang
30:do+$ 30:doe+coingecko 60:e 20:e+. 60:each 60:else 60:em 20:em+$ 380:exchang 20:exchang+$ 100:exchange 20:for+_ 30:for+an
20:for+each 240:futur 60:g 100:gimme 30:gimme+_ 20:i+it 40:i+need 820:id 30:id+, 30:id+_ 30:id+doe 30:id+for 60:id+of 100:identifier
100:import 20:it+_ 160:just 20:just+the 120:known 60:ledg 20:ledg+account 220:list 20:list+$ 30:list+, 180:nam 20:nam+and 100:name
220:need 40:need+the 100:no 60:noth 50:of+all 40:of+them 20:or+_ 60:oth 120:perp 60:perpetual 100:pl 30:pl+$ 100:script 100:stat
30:the+id 20:the+oth 220:them 40:them+$ 20:them+, 20:to+coingecko 180:use 50:use+for 380:venu 50:venu+, 60:venue 20:venue+, 60:what
160:which 20:which+id 100:will 30:will+do @get_derivatives_tickers 1430:* 30:,+_ 10:,+and 30:,+every 50:,+no 20:,+what 30:,+with
50:.+$ 600:<chain> 1390:<coin> 200:<count> 270:<exchange> 40:<namesake> 200:<number> 80:<pair> 1250:<series> 30:?+$ 30:?+look
10:?+what 100:^+_ 50:^+all 10:^+are 10:^+do 50:^+fund 10:^+how 10:^+what 30:^+where 10:_+$ 10:_+, 10:_+? 20:_+_ 10:_+at 10:_+atm
10:_+fund 100:_+futur 10:_+next 220:_+perp 10:_+right 10:_+rn 50:_+rows 600:acros 80:acros+all 30:acros+exchang 600:all 30:all+_
80:all+the 10:and+at 50:and+open 20:at+_ 10:at+the 10:at+what 20:atm 10:atm+$ 600:basi 130:basi+and 100:binance 820:btc 30:by+side
150:bybit 100:carry 100:cash 20:charge 600:dat 100:derivativ 20:due 430:eth 200:every 200:everywhere 200:exchang 30:exchang+,
100:exchange 50:for+a 790:fund 10:fund+$ 50:fund+, 10:fund+_ 60:fund+on 600:futur 20:get 20:how 10:how+much 30:i+_ 10:i+get
10:i+there 220:interest 40:long 10:long+pay 200:look 50:look+for 20:moment 10:moment+, 100:most 20:much 100:negative 120:next
10:next+fund 400:no 40:now 500:oi 30:oi+$ 20:okx 70:on+_ 30:on+all 10:on+the 200:only 30:only+, 220:open 60:open+interest 100:out
30:out+there 60:pay 10:pay+at 40:payment 1170:perp 30:perp+, 20:perp+_ 20:perp+at 30:perp+on 100:perpetual 40:pl 10:pl+$ 100:plenty
50:rate 10:rate+$ 40:right 10:right+now 20:rn 10:rn+$ 200:rows 60:short 10:short+on 100:side 30:side+$ 30:side+by 100:suffice
40:the+_ 10:the+fund 10:the+moment 10:the+next 100:their 120:there 10:there+on 20:usdt 500:venu 30:venu+, 100:venue 140:what
20:what+fund 10:what+the 10:what+would 100:where 30:where+i 20:will 10:will+the 30:with+their 10:would+i 100:xrp @get_dex_pair 770:*
10:,+_ 30:,+and 30:,+doe 20:,+how 30:,+volume 30:.+$ 30:.+. 70:24h 20:24h+volume 730:<chain> 520:<coin> 80:<count> 490:<evmAddress>
110:<namesake> 80:<number> 20:<pair> 40:<protocol> 330:<series> 280:<solanaAddress> 10:<step> 160:<time> 60:?+$ 10:^+_ 20:^+check
60:^+dexscreen 10:^+how 20:^+i 20:^+liquidity 10:^+pool 10:^+price 10:^+tell 10:^+the 10:^+what 10:^+would 60:_+$ 40:_+, 40:_+.
40:_+? 90:_+_ 20:_+at 10:_+how 10:_+i 10:_+liquidity 20:_+move 10:_+of 60:_+on 30:_+pair 30:_+pool 30:_+price 20:_+token 40:account
10:account+of 10:and+24h 20:and+_ 20:and+how 30:and+the 10:and+what 20:at+_ 60:check 20:check+thi 10:coin 10:current 10:dao 20:data
10:day 80:deep 20:deep+i 10:depth 280:dexscreen 20:did+it 30:doe+it 100:entry 280:eth 130:ethereum 30:for+the 30:have+a 10:have+the
160:how 20:how+deep 20:how+did 10:how+much 10:how+the 60:hows 10:i+do 10:i+in 20:i+swap 20:i+that 20:in+_ 20:in+pool 10:in+the
10:inside 30:it+have 200:link 110:liq 400:liquidity 50:liquidity+and 10:liquidity+of 10:lp 210:mainnet 10:many 10:me+how 60:mint
20:mint+_ 10:money 130:move 20:move+$ 20:move+_ 50:much 10:much+liquidity 10:of+_ 10:of+pool 20:of+the 60:on+_ 20:on+dexscreen
420:pair 80:pair+_ 20:pair+on 10:percent 60:plz 290:pool 60:pool+_ 300:price 50:price+, 20:price+? 10:price+and 140:project 10:put
10:since 40:sit 10:sitt 40:social 280:solana 20:sushi 60:swap 20:swap+my 40:telegram 20:tell 10:tell+me 100:tg 50:the+_
20:the+liquidity 40:the+project 80:token 20:token+in 10:trade 40:twitt 10:twitt+of 20:uniswap 20:usdc 10:v3 20:vol 180:volume
30:volume+, 10:volume+in 10:volume+of 40:websit 50:what 10:what+the 10:would+you 10:you+have @get_dex_volume 2300:* 80:,+_ 30:,+and
30:,+how 30:,+i 20:,+the 30:.+$ 20:.+how 100:1st 100:31st 100:<chain> 2300:<coin> 2300:<protocol> 1000:<step> 1920:<time> 110:?+$
390:^+_ 30:^+for 100:^+how 20:^+our 30:^+the 30:^+what 310:_+$ 140:_+, 40:_+. 50:_+? 130:_+_ 30:_+do 50:_+from 20:_+how 50:_+since
20:_+today 250:_+trad 20:_+trade 70:_+turnov 40:_+v 140:_+volume 30:a+chart 30:a+day 100:about 30:about+_ 100:aerodrome 100:all
30:all+time 100:bnb 100:busy 30:busy+i 100:chart 120:day 30:day+$ 60:develop 20:develop+_ 100:dex 20:did+_ 30:do+a 30:doe+_ 100:each
30:each+_ 100:exist 30:for+a 30:for+each 30:for+my 80:from+_ 30:from+the 40:ha+_ 100:history 30:history+$ 100:homework 620:how
30:how+busy 20:how+did 20:how+many 100:how+much 30:i+_ 30:i+need 30:i+that 30:it+_ 30:it+for 60:many 60:month 400:much 20:much+did
20:much+ha 40:much+wa 100:need 30:need+it 60:newslett 30:on+_ 30:on+it 100:pancake 980:pancakeswap 60:people 100:place 100:raydium
400:since 80:since+_ 30:the+_ 30:the+dex 20:the+week 60:there 100:time 60:today 20:today+$ 1240:trad 70:trad+_ 30:trad+on
210:trad+volume 120:trade 20:trade+on 260:turnov 1120:uniswap 100:use 160:v 20:v+_ 1560:volume 30:volume+$ 30:volume+, 210:volume+_
60:week 200:what 30:what+_ 30:what+ha @get_dex_volumes 1600:* 100:,+_ 50:,+and 30:,+every 10:,+the 10:.+how 400:<coin> 300:<count>
100:<number> 400:<protocol> 880:<time> 120:?+$ 40:^+_ 30:^+biggest 80:^+dex 50:^+how 30:^+largest 10:^+our 30:^+what 130:^+which
150:_+$ 90:_+, 10:_+. 60:_+? 20:_+do 10:_+how 30:_+of 10:_+today 30:_+trad 10:_+trade 10:_+turnov 10:_+v 10:_+volume 20:a+day
200:acros 50:acros+every 100:altogeth 30:and+which 30:and+who 100:biggest 100:busiest 50:by+volume 300:chain 50:chain+, 30:chain+_
100:combin 80:day 20:day+$ 100:decentralis 30:decentralis+exchang 40:develop 10:develop+_ 1100:dex 50:dex+doe 50:dex+volume 10:did+_
30:did+the 20:do+a 20:doe+_ 50:doe+the 100:em 30:em+$ 300:every 80:every+chain 100:exchang 10:ha+_ 280:how 10:how+did 10:how+many
50:how+much 100:largest 100:lead 100:leader 100:led 30:led+the 40:many 40:month 400:most 100:most+volume 200:much 10:much+did
10:much+ha 10:much+wa 40:newslett 30:of+them 20:on+_ 100:over 100:pack 120:pancakeswap 40:people 100:print 100:rn 30:rn+$
80:the+most 10:the+week 100:them 40:there 40:today 10:today+$ 260:trad 10:trad+_ 50:trad+volume 80:trade 10:trade+on 100:turn
30:turn+over 40:turnov 280:uniswap 40:v 10:v+_ 100:volum 1140:volume 50:volume+$ 120:volume+_ 40:week 100:what 600:which
130:which+dex 30:which+of 100:who 200:worldwide @get_dex_volumes_by_chain 2460:* 50:,+_ 50:,+all 30:,+and 30:,+by 30:,+i 30:,+rank
30:,+the 30:,+who 30:.+$ 30:.+what 100:24h 30:24h+volume 2360:<chain> 700:<coin> 400:<count> 100:<fiat> 100:<maybeChain>
1180:<namesake> 100:<number> 100:<protocol> 100:<series> 100:<step> 1300:<time> 200:?+$ 30:?+_ 10:?+i 30:^+_ 180:^+dex 130:^+how
30:^+our 50:^+top 30:^+total 30:^+trad 10:^+what 110:^+which 30:^+who 260:_+$ 250:_+, 70:_+? 250:_+_ 30:_+and 150:_+by 50:_+dex
30:_+do 30:_+on 10:_+that 30:_+trade 30:_+turnov 30:_+v 10:_+where 100:aerodrome 340:all 30:all+dex 30:all+of 30:and+_ 30:and+for
30:and+which 640:arbitrum 10:are+on 10:at+all 220:avalanche 500:base 100:broken 100:bsc 30:by+24h 30:by+now 30:by+one 50:by+volume
100:claim 40:come 40:data 240:decentralis 60:decentralis+exchang 2220:dex 30:dex+$ 30:dex+_ 130:dex+on 100:dex+volume 30:did+_
50:did+the 30:do+_ 30:do+the 30:do+they 100:down 20:dropdown 100:each 100:ethereum 240:exchang 200:exchange 30:exchange+? 40:exist
100:first 30:first+? 30:for+_ 10:for+a 500:how 130:how+much 10:i+need 30:i+want 30:in+_ 200:lead 100:led 40:linea 20:list
10:list+for 100:more 30:more+than 200:most 50:most+volume 500:much 50:much+did 30:much+i 50:much+wa 20:need 10:need+the 100:now
80:of+_ 30:of+each 30:of+them 420:on+_ 30:on+all 50:on+the 200:one 30:one+? 30:one+by 200:optimism 100:over 100:per 120:polygon
40:pool 100:race 200:rank 30:rank+$ 40:run 40:scroll 120:see 600:solana 200:swapp 100:than 30:that+the 80:the+dex 10:the+list
50:the+most 100:them 100:there 100:they 30:thi+_ 100:those 30:to+see 200:togeth 200:top 100:total 300:trad 30:trad+_ 30:trad+on
30:trad+volume 140:trade 40:trade+on 100:turn 30:turn+over 300:turnov 30:turnov+of 100:uncle 100:uniswap 100:usd 100:v 30:v+_
100:venu 100:venue 30:venue+, 200:volum 1000:volume 50:volume+$ 50:volume+? 30:volume+of 100:volume+on 100:want 30:want+to 120:what
30:what+do 40:where 540:which 100:which+dex 30:which+one 200:who 30:who+i 100:winn 10:you+can @get_dexes 1000:* 30:,+_ 30:,+with
20:.+$ 30:.+what 1000:<chain> 100:<count> 680:<namesake> 100:<protocol> 100:<series> 60:?+$ 20:?+i 30:?+list 30:^+id 30:^+the
140:^+what 60:^+which 120:_+$ 30:_+. 30:_+? 30:_+in 30:_+on 40:_+that 20:_+where 100:accord 30:accord+to 60:all 60:arbitrum
20:are+on 50:are+there 20:at+all 60:avalanche 100:base 100:build 100:chain 60:come 60:data 60:decentralis 20:decentralis+exchang
740:dex 50:dex+doe 30:dex+on 50:doe+geckoterminal 60:dropdown 100:ethereum 160:exchang 60:exist 100:follow 30:for+_ 20:for+a
400:geckoterminal 30:i+_ 30:i+can 20:i+need 300:id 30:id+for 30:id+of 160:linea 260:list 20:list+for 60:need 20:need+the 30:of+the
220:on+_ 260:polygon 160:pool 100:r 120:run 60:scroll 60:see 200:solana 100:speak 100:swap 30:that+i 30:the+chain 50:the+dex
20:the+list 100:their 30:their+id 100:then 400:there 30:there+$ 50:there+on 100:they 200:track 60:trade 20:trade+on 100:uniswap
100:v4 100:venu 660:what 30:what+the 60:where 240:which 50:which+dex 30:with+their 20:you+can @get_emissions 2600:* 50:,+_
30:,+biggest 30:,+for 80:,+next 30:,+show 30:,+who 30:.+$ 30:.+i 400:<count> 400:<number> 300:<step> 100:<time> 180:?+$ 30:?+how
30:?+i 30:?+want 80:^+any 30:^+next 50:^+token 150:^+upcom 50:^+what 230:^+which 50:_+$ 30:_+, 30:_+. 30:_+nam 50:_+of 50:_+token
100:about 30:about+_ 100:acros 200:ahead 80:and+how 30:and+on 300:any 80:any+big 100:bag 900:big 130:big+unlock 200:biggest 200:cap
30:cap+, 100:circulat 300:cliff 100:coin 1100:com 250:com+up 300:come 100:d 30:d+like 100:dat 200:date 100:day 30:day+$ 300:dump
50:for+the 100:free 100:fund 100:get 100:gett 100:gimme 30:gimme+_ 30:have+the 400:how 50:how+many 50:how+much 30:i+d 50:i+still
100:largest 100:like 30:like+the 100:list 30:list+$ 100:ll 400:lock 30:lock+$ 30:lock+, 30:lock+? 100:lol 30:lol+$ 200:many
100:market 200:much 50:much+i 100:nam 30:nam+$ 1000:next 50:of+the 30:of+them 30:on+$ 30:on+a 30:on+my 100:overview 100:project
30:project+have 100:proposal 200:releas 100:release 100:should 100:show 30:show+_ 400:still 30:that+the 50:the+_ 30:the+biggest
30:the+fund 30:the+largest 30:the+list 30:the+market 30:the+next 100:them 1900:token 30:token+$ 100:token+have 350:token+unlock
2400:unlock 80:unlock+$ 200:unlock+com 1100:up 80:up+$ 30:up+, 130:up+? 600:upcom 130:upcom+token 100:v 200:vest 100:vote 30:vote+on
100:want 30:want+to 300:what 50:what+token 900:which 30:which+coin 150:which+token 100:who @get_entities_list 560:* 30:,+_ 30:,+id
30:,+so 40:.+$ 100:<count> 70:?+i 30:^+i 50:^+list 20:^+what 50:^+which 30:_+, 30:a+coin 260:coin 30:coin+, 20:coin+? 200:coingecko
30:coingecko+track 200:company 160:country 100:crypto 100:data 40:do+you 30:for+$ 100:got 260:government 20:have+a 30:have+in
100:hold 160:holder 30:holder+, 20:holder+of 30:i+can 80:i+need 20:i+only 400:id 30:id+$ 30:id+, 30:id+of 30:in+the 100:includ
360:list 30:list+company 30:list+of 30:list+the 20:list+with 100:loop 100:market 100:n 360:need 70:need+the 20:of+coin
30:on+coingecko 60:only 100:over 100:pag 100:r 100:so 100:sovereign 100:stock 30:that+coingecko 50:the+id 20:the+list
30:the+treasury 100:their 30:their+id 100:them 30:them+$ 100:tick 100:track 300:treasury 100:ve 60:what 200:which
30:which+government 40:you+have @get_erc20_allowance 2620:* 260:,+_ 80:,+and 20:,+on 60:,+spend 30:,+token 60:.+$ 20:.+how 100:20
2180:<chain> 2620:<coin> 640:<ens> 2560:<evmAddress> 900:<namesake> 280:<protocol> 1760:<series> 100:<ticker> 170:?+$ 90:?+_
30:?+how 30:?+i 40:?+it 20:?+my 80:^+_ 80:^+can 20:^+contract 20:^+did 20:^+doe 30:^+ha 260:^+how 20:^+i 350:_+$ 370:_+, 30:_+.
220:_+? 350:_+_ 30:_+allow 20:_+and 20:_+be 50:_+can 30:_+for 60:_+from 20:_+how 100:_+i 20:_+it 220:_+may 20:_+move 30:_+of
170:_+on 20:_+open 50:_+out 30:_+over 30:_+right 70:_+rout 80:_+spend 210:_+still 40:_+take 20:_+the 30:_+to 20:_+wallet 30:_+what
30:a+of 160:allow 40:allow+to 640:allowance 60:am 20:am+_ 60:amount 50:and+how 20:and+i 20:and+if 20:at+present 60:auditor 20:be+_
60:belong 20:belong+to 20:can+_ 50:can+the 100:confirm 60:contract 20:contract+_ 60:control 20:did+_ 20:doe+_ 30:doe+the 100:draw
100:erc 560:eth 1620:ethereum 70:for+_ 140:from+_ 30:from+me 30:from+the 200:gave 30:gave+to 120:given 100:grant 30:ha+_ 60:here
20:here+. 60:hi 20:hi+_ 1580:how 70:how+many 330:how+much 40:i+_ 20:i+am 20:i+it 20:i+my 20:i+on 20:i+that 120:if 30:in+_ 20:it+?
30:it+_ 30:it+the 60:leave 60:let 600:mainnet 260:many 70:many+_ 1100:may 100:may+_ 80:may+the 20:me+? 40:me+_ 100:minute 400:move
30:move+_ 1320:much 20:much+$ 20:much+, 30:much+? 120:much+_ 130:much+of 60:my+_ 20:my+wallet 100:now 30:now+? 210:of+_ 20:of+it
40:of+my 30:of+thi 250:on+_ 100:one 60:open 20:open+? 100:oth 340:out 90:out+of 100:over 30:over+_ 220:own 30:own+_ 1120:permit2
230:permit2+_ 60:present 20:present+, 460:pull 60:quarter 260:right 30:right+now 780:rout 190:rout+_ 60:so 940:spend 120:spend+_
1000:still 60:still+take 520:take 50:that+_ 70:the+_ 30:the+one 30:the+oth 50:the+rout 60:the+spend 60:then 20:to+_ 30:to+move
20:to+which 120:token 30:token+_ 60:treasury 280:uniswap 500:unlimit 30:unlimit+_ 60:up 20:up+to 2120:usdc 440:usdt 60:v2 60:vitalik
120:wallet 20:wallet+_ 20:wallet+on 100:what 100:wheth 60:which 60:ye @get_erc20_metadata 1480:* 40:,+_ 20:,+how 30:,+what 60:.+$
60:20 1470:<chain> 450:<coin> 1320:<evmAddress> 460:<namesake> 60:<number> 640:<series> 80:<signature> 60:<ticker> 90:?+$ 20:?+?
20:?+_ 20:?+my 20:?+the 40:^+_ 30:^+a 20:^+call 80:^+decimal 80:^+how 20:^+name 20:^+need 20:^+token 20:^+total 60:^+what 190:_+$
70:_+, 30:_+. 80:_+? 50:_+_ 10:_+at 30:_+call 10:_+decimal 20:_+for 30:_+have 20:_+i 210:_+on 20:_+over 20:_+supp 20:_+total
60:amount 20:and+numb 60:and+total 30:and+what 30:at+_ 690:base 60:behind 20:behind+_ 60:both 20:bsc 20:by+_ 240:call 20:call+_
170:chain 200:contract 30:contract+$ 120:dai 820:decimal 50:decimal+of 60:dev 80:doe+_ 60:erc 640:ethereum 60:file 20:for+a
50:from+the 20:ha+the 20:have+_ 20:have+on 380:how 80:how+many 20:how+much 20:i+_ 20:i+the 20:i+wa 60:import 20:in+? 200:itself
10:just 60:liv 60:look 70:mainnet 320:many 80:many+decimal 60:mapp 60:much 20:much+_ 160:name 40:name+, 60:need 20:need+the 60:numb
20:numb+of 80:of+_ 20:of+the 20:of+token 60:off 290:on+_ 30:on+chain 60:out 20:out+there 60:over 20:over+on 70:paid 20:paid+in
10:plain 60:polygon 60:position 60:q 100:read 100:report 10:result 10:return 60:sheet 10:somebody 100:straight 30:straight+from
510:supp 30:supp+, 20:supp+_ 50:supp+of 220:symbol 60:th 20:that+i 20:the+_ 50:the+contract 20:the+th 20:the+token 60:there
20:there+on 130:tick 250:token 50:token+_ 20:token+i 440:total 110:total+supp 60:uni 70:usdc 80:usdt 20:view 10:want 340:what
30:what+doe 20:what+i 30:what+it 20:what+token 10:which @get_erc20_transfers 1130:* 40:,+_ 10:,+any 10:,+latest 10:,+newest 10:,+not
30:,+please 50:.+$ 210:20 1130:<chain> 840:<coin> 240:<count> 850:<evmAddress> 10:<exchange> 100:<fiat> 10:<name> 550:<namesake>
560:<number> 840:<series> 110:<ticker> 30:?+$ 10:?+_ 110:^+_ 20:^+all 30:^+could 10:^+for 10:^+incom 10:^+latest 30:^+only
10:^+please 20:^+recent 10:^+show 10:^+token 10:^+who 170:_+$ 80:_+, 100:_+_ 70:_+and 30:_+any 40:_+between 80:_+block 30:_+in
50:_+mov 90:_+on 30:_+payment 10:_+receiv 10:_+rows 10:_+that 30:_+to 10:_+token 110:_+transfer 10:_+which 30:_+who 70:all 20:all+_
40:and+_ 30:and+list 140:any 40:arbitrum 10:are+enough 20:audit 150:base 160:between 10:binance 620:block 130:block+_ 30:block+on
10:book 30:by+_ 120:came 30:came+in 100:chain 30:chain+? 30:could+you 20:enough 10:enough+. 210:erc 80:erc20 110:eth 740:ethereum
30:every 10:extract 40:feed 10:file 130:first 20:first+$ 20:first+. 10:for+_ 10:for+the 10:from+_ 30:from+the 100:go 30:go+through
10:got 30:in+, 30:in+_ 20:inbound 160:incom 40:incom+_ 30:into 10:into+_ 40:inu 10:invoic 30:kind 100:last 40:late 10:late+?
70:latest 10:ledg 20:left 90:link 120:list 30:list+_ 10:list+the 40:live 40:made 70:mainnet 10:match 20:max 240:mov 20:mov+_
40:mov+on 10:movement 10:must 10:need 40:newest 10:newest+first 20:not 30:of+_ 10:of+the 60:oldest 190:on+_ 150:only 10:optimism
30:out 20:outgo 120:payment 20:polygon 100:read 10:receipt 140:receiv 80:recent 20:recent+_ 10:reconciliation 40:rows 10:run
100:sent 80:shib 40:shiba 40:show 10:show+_ 20:so 10:so+kind 100:straight 30:straight+from 10:that+_ 40:the+_ 30:the+chain
30:the+last 40:them 10:them+, 100:thousand 100:through 60:to+_ 170:token 10:token+_ 10:token+that 570:transfer 40:transfer+_
30:transfer+of 30:transfer+on 460:usdc 100:usdt 50:wallet 10:wallet+$ 100:wbtc 20:went 220:what 30:what+_ 30:what+came 20:which
140:who 40:whoev @get_etherscan_balance 770:* 30:,+how 660:<chain> 750:<coin> 140:<ens> 630:<evmAddress> 170:<namesake> 10:<number>
300:<series> 80:?+$ 60:^+_ 70:^+how 60:_+$ 10:_+, 70:_+? 10:_+_ 50:_+balance 30:_+doe 10:_+ha 20:_+have 10:_+i 30:_+in 60:_+on
30:_+sit 200:accord 50:accord+to 10:addres 10:arbitrum 30:at+_ 40:avalanche 40:avax 340:balance 10:balance+_ 70:balance+of 110:base
40:bnb 20:bsc 20:coin 30:doe+_ 450:eth 10:ethereum 300:etherscan 10:ga 10:got 10:grandfath 10:ha+_ 10:have+$ 10:held 10:hold 390:how
20:how+many 80:how+much 10:i+sitt 60:in+_ 40:left 10:lie 60:mainnet 70:many 20:many+_ 10:moment 320:much 80:much+_ 10:must 20:native
10:native+coin 10:not 70:of+_ 80:on+_ 10:optimism 10:pay 10:plz 210:pol 110:polygon 110:sit 100:sitt 10:sitt+in 20:sitt+on 10:split
30:there 10:today 10:token 10:u 10:want @get_etherscan_contract_source 1310:* 50:,+_ 30:,+and 20:,+i 10:,+need 30:,+plu 10:,+so
40:,+with 60:.+$ 20:.+please 10:.+which 970:<chain> 330:<coin> 1290:<evmAddress> 10:<fiat> 40:<name> 170:<namesake> 10:<number>
10:<protocol> 260:<series> 60:?+$ 10:?+i 10:?+need 10:?+show 10:?+what 10:^+_ 30:^+abi 10:^+can 10:^+dump 30:^+from 10:^+give 80:^+i
10:^+our 20:^+show 30:^+what 10:^+where 10:^+which 10:^+who 10:^+why 140:_+$ 150:_+, 20:_+. 10:_+? 90:_+_ 10:_+a 10:_+and 10:_+be
10:_+contract 20:_+for 10:_+ha 140:_+on 10:_+verify 10:a+contract 20:a+proxy 230:abi 30:abi+for 30:actual 40:against 10:against+_
10:against+the 60:am 10:and+need 10:and+tell 30:and+where 30:and+which 10:any 30:anywhere 40:arbitrum 10:are+they 20:ask 80:audit
10:auditor 280:base 60:beacon 10:been 70:behind 10:behind+_ 10:behind+the 10:black 20:bnb 10:box 120:bsc 60:built 20:call 20:can+i
30:chain 10:chat 170:code 20:code+of 10:coin 10:colleague 300:compil 10:confirm 230:contract 20:contract+, 20:contract+_
10:contract+on 20:copy 10:current 10:custom 40:declare 140:deposit 40:deposit+contract 20:dev 20:diff 10:diligence 30:doe+the
10:dollar 10:due 20:dump 40:eth 30:eth2 290:ethereum 400:etherscan 40:event 10:everybody 10:exchange 20:exploit 360:fil 50:fil+of
10:file 50:for+_ 10:for+a 20:for+an 10:for+the 20:function 120:get 30:get+me 40:give 10:give+me 20:harvest 10:hidden 20:him 10:hold
20:how 10:i+_ 20:i+am 10:i+it 10:i+m 10:i+need 10:i+read 10:i+see 30:i+the 20:i+want 10:i+would 30:if 10:if+the 30:implementation
30:integration 10:it+a 10:item 20:know 10:know+if 20:l1 20:lead 20:learn 340:licence 30:like 10:like+to 20:lin 40:m 10:m+writ
20:made 260:mainnet 10:match 40:me+the 10:me+which 60:memo 20:multicall3 110:need 20:need+the 10:need+to 10:no 10:not 10:now
100:of+_ 20:of+the 10:old 170:on+_ 20:one 100:pancake 10:past 10:please+, 100:plu 120:point 10:proof 200:proxy 30:public 60:publish
60:read 20:read+the 90:review 110:rout 20:rout+_ 30:see 280:show 20:show+me 20:show+the 40:signatur 10:sit 20:so 400:solidity
60:solidity+fil 20:some 10:someone 10:somewhere 510:source 30:source+code 20:source+of 40:stak 20:subgraph 10:swapp 30:tell
10:tell+me 60:teth 20:thank 10:that+contract 20:the+_ 20:the+abi 20:the+beacon 10:the+code 10:the+deposit 30:the+proxy
60:the+solidity 50:the+source 30:the+verify 20:their 40:they 10:through 10:to+know 10:token 10:u 20:uniswap 40:usdc 120:usdt 60:used
10:v2 10:verification 340:verify 10:verify+? 10:verify+on 120:version 10:wa+it 100:want 10:want+to 160:what 140:where 10:where+can
30:where+doe 20:wheth 170:which 10:which+event 10:which+function 20:who 10:who+can 20:why 30:with+the 10:would+_ 10:would+like
20:writ 10:writ+a 10:ye @get_etherscan_gas_oracle 800:* 20:,+an 20:,+how 20:.+$ 730:<chain> 360:<coin> 10:<maybeChain>
230:<namesake> 240:<series> 330:<unit> 70:?+$ 10:?+? 90:^+_ 40:^+ga 10:^+how 10:^+i 20:^+on 10:^+what 30:_+$ 20:_+, 20:_+? 20:_+_
20:_+and 10:_+at 10:_+atm 20:_+for 60:_+ga 20:_+in 20:_+pl 10:_+rn 10:afternoon 10:am 20:and+a 20:and+how 20:and+what 70:arbitrum
20:at+thi 30:atm 10:atm+$ 60:average 150:base 20:base+fee 20:be+? 120:block 10:chain 20:cheap 10:coin 60:com 30:cost 10:current
130:eth 120:ethereum 10:expensive 360:fast 100:fee 20:for+a 10:free 120:full 560:ga 40:ga+on 10:ga+price 10:ga+rn 10:gnosi
10:grandson 10:hand 30:high 160:how 30:how+full 50:in+_ 60:latest 20:latest+block 40:like 10:linea 20:mainnet 10:mean 20:mint
90:moment 20:moment+. 10:move 20:much 10:network 10:nod 120:normal 70:now 10:now+$ 90:on+_ 10:optimism 60:ordinary 70:pl 20:pl+$
270:polygon 20:present 20:price 60:recent 20:right 110:rn 10:rn+$ 20:rn+? 10:send 10:sett 360:slow 10:so 20:some 120:standard
10:suggest 20:the+latest 20:the+recent 20:there 20:thi+moment 10:think 10:tip 10:told 60:transaction 10:tx 130:what 20:what+will
10:which 10:why 60:will 20:will+the 10:worth @get_etherscan_token_transfers 1050:* 60:,+_ 10:,+both 20:,+in 10:,+latest 20:,+newest
50:,+the 130:.+$ 40:.+_ 40:.+it 110:20 950:<chain> 690:<coin> 760:<count> 110:<ens> 1040:<evmAddress> 10:<exchange> 10:<name>
580:<namesake> 200:<number> 590:<series> 110:<ticker> 30:?+$ 20:^+_ 20:^+all 10:^+did 20:^+for 30:^+from 30:^+i 10:^+incom 10:^+list
10:^+token 10:^+we 30:^+would 90:_+$ 140:_+, 80:_+. 70:_+_ 10:_+entry 30:_+ever 10:_+for 30:_+from 40:_+i 10:_+it 10:_+late
100:_+movement 80:_+of 210:_+on 10:_+payment 10:_+receiv 40:_+recent 10:_+send 20:_+that 40:_+transfer 100:accord 30:accord+to
40:account 10:account+_ 60:all 20:all+_ 70:and+out 20:any 10:any+_ 10:at+_ 70:audit 80:base 10:been 10:binance 100:bnb 10:book
20:bookkeep 40:both 100:cake 20:came 10:came+in 100:chain 40:contract 100:court 10:did+_ 100:earliest 40:entry 110:erc 100:erc20
130:eth 590:ethereum 400:etherscan 100:ever 30:every 10:extract 40:fetch 160:file 40:file+. 240:first 60:first+. 10:for+_ 30:for+a
20:for+an 30:for+me 20:for+the 10:got 40:i+_ 50:i+need 70:in+and 60:incom 10:incom+_ 30:into 10:into+_ 10:invoic 10:it+_ 20:it+for
30:it+i 10:kind 20:late 10:late+$ 50:latest 10:ledg 10:link 40:list 10:list+the 170:mainnet 10:match 30:me+? 380:movement 10:must
210:need 90:newest 20:newest+first 180:of+_ 30:of+them 300:oldest 230:on+_ 130:only 30:only+the 10:optimism 300:out 10:out+,
50:out+of 20:outgo 20:payment 100:pull 30:pull+the 30:receipt 40:receiv 140:recent 40:recent+_ 40:reconcile 10:reconciliation 10:run
20:send 100:start 30:start+with 10:that+_ 80:the+_ 10:the+account 30:the+very 100:them 30:them+, 10:to+_ 230:token 30:token+_
30:token+transfer 410:transfer 30:transfer+_ 40:transfer+of 10:up 360:usdc 230:usdt 100:very 30:very+first 10:wallet 40:way 10:what
30:with+the 30:would+you @get_etherscan_transactions 1280:* 60:,+_ 30:,+i 10:,+newest 20:,+when 30:,+who 70:.+$ 1160:<chain>
110:<coin> 1100:<count> 170:<ens> 1110:<evmAddress> 560:<namesake> 30:<number> 560:<series> 30:?+$ 70:^+_ 50:^+i 30:^+open
10:^+recent 10:^+show 30:^+the 10:^+what 10:^+which 80:_+$ 150:_+, 40:_+. 10:_+? 30:_+_ 20:_+been 30:_+did 10:_+entry 10:_+for
190:_+on 10:_+sent 170:_+transaction 40:_+tx 30:_+via 30:_+with 10:activity 230:base 70:been 10:been+up 100:begin 100:book 100:bsc
30:by+_ 20:call 10:diligence 10:due 100:earliest 30:entry 10:eth 560:ethereum 400:etherscan 460:ever 150:fee 10:fee+, 30:fee+and
10:file 100:fine 30:fine+$ 170:first 30:first+$ 10:for+_ 60:function 100:fund 20:ha+_ 100:here 100:hi 100:how 30:how+_ 30:i+need
30:i+want 20:it+$ 30:it+? 10:kind 10:last 50:late 100:life 230:list 30:list+of 30:list+the 210:made 160:mainnet 100:method 10:most
100:need 30:need+to 30:newest 100:number 140:of+_ 30:of+the 300:oldest 260:on+_ 30:on+top 100:one 30:only 10:only+$ 100:open
30:outgo 10:part 10:plain 30:please+list 110:polygon 30:receiv 50:recent 100:revert 10:run 200:see 30:see+how 10:send 40:sent
50:show 10:show+_ 40:statu 10:statu+, 10:that+_ 90:the+_ 30:the+book 30:the+very 100:their 100:therefore 10:thing 10:through 30:to+_
10:to+on 50:to+see 210:top 30:top+$ 30:top+, 910:transaction 90:transaction+of 10:transaction+that 290:tx 10:tx+on 140:up 10:up+to
40:value 200:very 100:via 20:wa+it 100:want 30:want+to 70:what 10:what+ha 60:when 20:when+wa 120:which 10:which+function
30:which+one 100:who 30:with+_ 30:with+the 30:with+their 10:word @get_event_topic 880:* 30:,+_ 30:,+and 30:,+need 20:.+what
60:<coin> 60:<protocol> 60:<series> 880:<signature> 30:?+$ 30:^+_ 30:^+event 30:^+i 130:^+topic0 130:_+$ 30:_+, 30:_+? 20:_+for
30:_+log 20:_+trad 30:and+which 100:arg 20:do+i 60:eth 320:event 30:event+_ 180:filt 60:first 20:for+_ 20:for+my 30:for+one 320:hash
30:hash+_ 20:hash+of 20:i+put 30:in+a 100:index 160:log 20:my+_ 100:need 100:of+_ 30:of+our 100:one 30:one+of 30:please+, 60:put
20:put+a 100:subgraph 320:topic 560:topic0 120:topic0+of 60:trad 60:uniswap 60:v2 120:what 20:what+i 100:which @get_exchange 960:*
30:,+a 30:,+for 10:,+the 20:,+what 20:,+which 80:.+$ 20:.+. 60:<coin> 40:<count> 960:<exchange> 60:<step> 30:?+i 30:?+need 30:?+what
60:^+_ 30:^+can 30:^+how 50:^+i 20:^+what 10:^+which 40:_+, 20:_+. 20:_+? 20:_+be 10:_+by 10:_+still 40:_+today 30:_+trad
30:_+volume 30:a+client 100:alert 40:and+how 20:and+it 20:and+volume 200:any 60:ask 40:biggest 400:binance 10:by+volume 20:can+_
20:can+i 100:client 220:coinbase 220:coingecko 30:coingecko+, 160:country 60:d 20:d+like 60:daught 30:doe+it 200:exchange 100:file
30:file+. 30:for+a 30:for+the 100:found 160:gdax 60:giv 60:give 60:good 260:how 30:how+many 40:how+much 50:i+_ 20:i+d 30:i+there
20:i+would 100:id 10:in+_ 20:it+_ 20:it+and 220:kraken 60:kucoin 100:lett 120:like 20:like+to 100:list 30:list+? 100:many 20:me+to
40:most 10:most+in 160:much 40:much+i 20:my+daught 100:need 30:need+for 60:okx 70:on+_ 140:pair 30:pair+doe 40:people 100:public
100:record 100:risk 360:score 30:score+and 60:see 60:start 40:still 10:the+_ 10:the+biggest 10:the+most 160:there 60:they 20:to+see
320:today 80:today+$ 60:told 20:told+me 160:trad 40:trade 360:trust 90:trust+score 380:volume 30:volume+$ 20:volume+. 40:volume+on
20:volume+today 300:what 20:what+it 20:what+the 100:which 20:would+like 160:year @get_exchange_markets 1360:* 30:,+i 30:,+just
30:,+or 30:,+which 50:.+$ 380:<chain> 1040:<coin> 1360:<exchange> 480:<fiat> 100:<maybeChain> 160:<pair> 160:<series> 100:?+$
20:?+and 30:?+show 90:^+_ 60:^+doe 30:^+every 30:^+i 20:^+what 110:^+which 110:_+$ 50:_+, 20:_+? 30:_+a 30:_+at 30:_+doe 20:_+have
140:_+list 20:_+market 30:_+pair 80:_+perp 30:_+quot 110:_+spot 30:_+still 30:_+which 20:a+_ 30:a+the 100:accept 160:against
20:against+the 20:and+what 30:are+there 30:at+_ 30:at+present 100:base 100:book 100:bot 100:bybit 30:can+one 100:coin 420:coinbase
180:doe+_ 380:eth 100:eur 220:euro 100:even 200:every 30:every+_ 100:form 100:halt 20:have+a 30:i+_ 80:in+_ 100:just 340:kraken
740:list 30:list+? 40:list+_ 20:list+for 50:list+with 100:margin 540:market 30:market+_ 20:market+on 500:okx 40:on+_ 300:one
30:one+$ 30:one+are 30:one+trade 160:oth 220:pair 20:pair+$ 40:pair+doe 60:pepe 400:perp 30:perp+, 30:perp+on 100:perpetual
100:present 30:present+? 200:quot 50:quot+in 100:quote 30:quote+_ 100:settl 100:show 100:sol 740:spot 80:spot+market 100:statu
100:still 100:symbol 70:the+_ 100:there 30:there+$ 100:they 100:tool 160:trad 20:trad+? 30:trad+_ 100:trade 300:usdc 100:usdt
100:use 30:wa+it 120:what 20:what+_ 720:which 40:which+_ 30:which+coin 50:which+one 100:wif 30:with+_ 30:with+it
@get_exchange_tickers 680:* 20:,+all 20:,+and 10:,+how 20:,+the 40:,+with 20:.+$ 10:.+_ 220:<chain> 440:<coin> 160:<count>
680:<exchange> 100:<fiat> 200:<number> 40:<pair> 60:<protocol> 220:<series> 20:?+$ 10:?+and 10:?+want 70:^+_ 20:^+all 10:^+doe
20:^+every 10:^+if 20:^+on 10:^+what 30:^+which 40:_+$ 70:_+, 10:_+? 10:_+_ 20:_+by 10:_+for 10:_+go 10:_+have 30:_+list 10:_+market
20:_+move 20:_+on 80:_+pair 20:_+price 20:_+spot 20:_+token 20:_+trad 30:_+volume 20:a+_ 40:against 10:against+the 120:all 20:all+_
20:and+how 20:and+the 10:and+what 20:at+_ 60:biggest 260:binance 60:bitcoin 40:book 40:both 40:btc 20:by+_ 20:by+volume 140:coinbase
40:cost 40:dao 160:depth 30:doe+_ 60:dogecoin 40:each 10:each+_ 100:eth 60:ethereum 80:euro 60:every 20:every+_ 100:exchange
60:first 20:first+$ 20:for+a 10:for+each 10:for+on 20:go 10:go+for 10:have+$ 10:have+a 100:how 20:how+much 10:how+thick 40:if
10:if+the 30:in+_ 20:in+which 40:incl 10:incl+. 280:kraken 100:list 10:list+_ 10:list+for 160:market 10:market+on 60:money 60:most
20:most+in 60:mov 20:mov+the 100:move 20:move+$ 60:much 20:much+money 90:on+_ 20:oth 520:pair 10:pair+$ 10:pair+doe 40:pair+on
60:people 20:pepe 60:percent 160:price 20:price+, 10:price+_ 60:quot 40:sell 10:sell+_ 100:spot 20:spot+market 280:spread 30:the+_
20:the+most 20:the+price 40:they 10:they+have 40:thick 40:those 10:to+move 60:token 20:token+, 80:trad 20:trad+, 10:trad+? 60:trade
60:two 60:uniswap 220:volume 20:volume+$ 20:volume+first 40:want 10:want+the 40:way 60:what 10:what+_ 180:which 20:which+_
20:with+the 20:xrp @get_exchange_time 1500:* 30:,+_ 30:,+and 30:,+doe 30:,+how 30:,+my 80:,+what 50:.+$ 30:.+doe 30:.+how
1500:<exchange> 80:?+$ 30:?+give 50:?+it 30:?+my 30:?+we 30:^+_ 30:^+by 30:^+can 230:^+i 30:^+my 30:^+our 30:^+that 30:_+$ 30:_+,
30:_+. 30:_+down 30:_+i 30:_+since 200:all 30:all+? 30:and+how 50:and+what 100:answ 500:answer 300:api 100:app 30:at+_ 50:at+all
300:binance 100:bot 30:by+how 600:bybit 800:clock 100:compare 100:connect 80:doe+it 30:doe+the 200:down 30:down+? 100:even
300:exchange 30:exchange+? 300:far 30:far+i 30:for+a 100:get 100:give 30:give+me 400:how 80:how+far 30:how+much 230:i+_ 130:i+it
30:i+my 50:i+the 50:it+i 30:it+say 100:just 200:kraken 100:log 30:log+in 30:me+$ 30:me+it 100:much 30:much+doe 100:nonce 100:noon
100:not 100:now 30:now+or 30:of+_ 30:of+the 300:off 400:okx 50:or+i 300:order 30:our+_ 100:out 30:out+of 100:reconciliation
200:reject 300:say 50:say+$ 100:send 400:serv 100:since 100:t 50:the+exchange 100:their 300:there 30:there+$ 30:there+? 30:there+are
400:time 50:time+i 30:time+to 300:timestamp 30:to+_ 100:up 30:up+, 100:v 500:what 50:what+it 80:what+time 100:window 100:work
200:wrong @get_exchange_volume_chart 1580:* 10:,+_ 30:,+a 30:,+for 30:,+i 30:,+in 100:.+$ 580:<chain> 580:<coin> 1580:<exchange>
500:<fiat> 200:<protocol> 580:<series> 140:<step> 1520:<time> 60:?+$ 30:?+_ 30:?+i 170:^+_ 30:^+could 50:^+ha 80:^+how 30:^+my
20:^+please 10:^+what 170:_+$ 150:_+, 90:_+. 90:_+? 50:_+_ 30:_+do 10:_+for 20:_+from 40:_+futur 20:_+ha 30:_+over 10:_+spot
10:_+term 10:_+today 90:_+trad 30:_+trade 110:_+volume 30:a+a 100:activity 30:at+_ 100:been 40:between 10:between+_ 980:binance
300:bitcoin 280:btc 160:chart 100:coinbase 40:coingecko 10:coingecko+id 10:could+i 20:could+you 100:curve 100:d 30:d+like
100:deribit 50:did+_ 30:do+_ 100:edition 160:evolv 140:exchange 60:express 100:fall 10:for+_ 30:for+a 20:from+_ 140:futur 40:get
10:get+the 100:graphic 30:ha+_ 360:how 20:how+_ 30:how+ha 50:how+much 30:i+_ 30:i+d 10:i+get 40:id 10:id+_ 100:if 150:in+_
360:kraken 100:leave 200:like 30:like+the 30:like+to 20:me+how 200:much 30:much+did 50:of+_ 10:of+the 40:okx 30:on+_ 100:over
30:over+the 100:people 100:pick 30:pick+up 100:see 100:sery 40:spot 60:tell 20:tell+me 40:term 40:the+_ 20:the+trad 30:to+see
60:today 20:today+$ 720:trad 30:trad+_ 30:trad+at 110:trad+volume 100:trade 30:trade+_ 100:trail 140:turnov 40:turnov+of 100:up
30:up+_ 1040:volume 150:volume+_ 30:volume+in 30:volume+of 10:volume+on 10:volume+today 120:what 30:what+it 10:what+the 20:you+tell
@get_exchange_volume_chart_range 580:* 20:,+_ 50:.+$ 100:1st 100:31st 320:<chain> 320:<coin> 580:<exchange> 200:<fiat> 320:<series>
60:<step> 580:<time> 40:?+$ 70:^+_ 30:^+could 30:^+i 10:^+please 30:_+$ 50:_+, 10:_+. 40:_+? 30:_+_ 20:_+for 30:_+from 20:_+futur
10:_+ha 20:_+spot 20:_+term 40:_+trad 60:_+volume 160:between 40:between+_ 420:binance 100:bitcoin 220:btc 40:chart 60:coingecko
20:coingecko+id 20:could+i 10:could+you 100:dead 40:evolv 60:exchange 40:express 20:for+_ 30:for+the 30:from+_ 60:futur 60:get
20:get+the 100:graphic 40:how 10:how+_ 20:i+get 30:i+need 60:id 20:id+_ 50:in+_ 160:kraken 10:me+how 100:need 30:need+_ 30:of+_
20:of+the 100:quarter 100:real 60:spot 40:tell 10:tell+me 60:term 20:the+_ 10:the+trad 30:the+whole 180:trad 50:trad+volume
60:turnov 20:turnov+of 520:volume 30:volume+_ 30:volume+in 30:volume+of 30:wa+it 100:whole 30:whole+_ 10:you+tell @get_exchanges
1630:* 60:,+_ 10:,+for 10:,+what 10:,+which 50:,+with 70:.+$ 10:.+. 100:<chain> 240:<coin> 700:<count> 350:<exchange> 200:<fiat>
240:<number> 200:<series> 140:<step> 100:<time> 50:?+$ 20:?+i 20:?+what 80:^+_ 30:^+best 20:^+can 30:^+coingecko 30:^+for 10:^+give
50:^+i 100:^+most 30:^+the 10:^+what 30:^+which 60:_+$ 30:_+, 10:_+. 10:_+? 10:_+a 10:_+be 30:_+rows 20:_+still 10:_+today
30:_+turnov 40:_+volume 30:_+where 100:acc 50:and+_ 10:and+how 10:and+it 10:and+volume 100:annex 40:ask 200:best 60:biggest
140:binance 200:btc 10:can+_ 10:can+i 100:cex 90:coinbase 390:coingecko 30:coingecko+, 30:coingecko+_ 10:coingecko+list
100:counterparty 540:country 100:crypto 40:d 10:d+like 40:daught 100:diligence 100:due 30:due+diligence 10:endpoint 1040:exchang
50:exchang+$ 30:exchang+, 30:exchang+_ 30:exchang+and 170:exchange 10:file 30:for+a 10:for+my 30:for+the 200:found 40:gdax 40:giv
80:give 10:give+me 40:good 40:how 10:how+much 30:i+_ 10:i+d 30:i+need 10:i+would 110:id 10:id+$ 50:in+_ 10:it+_ 10:it+and 100:kind
30:kind+of 10:know 70:kraken 40:kucoin 80:like 10:like+to 140:list 30:list+$ 10:list+of 10:me+to 100:memo 100:min 500:most
130:most+trust 40:much 10:much+i 10:my+daught 40:nam 100:need 10:on+_ 40:page 100:payout 100:rank 100:register 100:rows 30:rows+.
440:score 20:score+and 40:see 40:sheet 100:should 30:should+i 40:spell 400:spot 40:start 60:still 30:the+_ 30:the+best
20:the+biggest 10:the+exchange 30:the+min 240:their 10:their+id 40:them 10:them+, 40:there 140:they 30:to+coingecko 10:to+see
20:today 10:today+$ 40:told 10:told+me 40:trad 1040:trust 110:trust+score 100:turnov 10:und 100:venu 300:volume 40:volume+$
10:volume+. 30:volume+in 10:volume+on 190:what 10:what+it 10:what+the 200:where 150:which 30:which+exchang 30:with+the 40:with+their
100:withdraw 10:would+like 240:year @get_exchanges_list 1550:* 120:,+_ 20:,+for 50:,+id 30:,+list 80:.+$ 30:.+can 400:<count>
30:<exchange> 260:<number> 30:?+$ 30:?+i 30:?+show 30:^+for 40:^+give 50:^+i 30:^+id 50:^+which 30:_+$ 20:_+a 80:_+rows 30:a+list
30:a+piece 200:active 200:all 50:all+exchang 100:already 300:am 100:build 30:can+you 400:clos 10:coinbase 1250:coingecko
30:coingecko+$ 50:coingecko+, 40:coingecko+list 100:column 100:cover 200:crypto 400:dead 100:died 30:do+a 30:doe+coingecko 400:down
30:down+$ 30:down+? 100:dropdown 10:endpoint 100:everyone 1360:exchang 30:exchang+, 130:exchang+that 190:exchange 30:exchange+?
10:file 30:for+an 30:for+me 20:for+my 30:for+the 100:gimme 160:give 40:give+me 80:i+am 30:i+must 30:i+need 850:id 20:id+$ 50:id+,
30:id+and 80:id+of 10:know 100:known 10:kraken 660:list 30:list+, 40:list+of 30:list+the 300:long 300:mark 30:me+$ 30:me+the
100:must 160:nam 30:nam+and 100:name 30:name+of 200:need 30:need+a 300:no 80:no+long 50:of+all 30:of+the 30:of+those 30:on+coingecko
100:one 100:operat 60:page 100:piece 100:regist 300:rows 30:rows+$ 30:rows+. 60:sheet 100:show 30:show+me 100:shut 100:sorry
60:spell 100:still 100:sufficient 30:that+are 50:that+coingecko 30:the+clos 30:the+exchange 30:the+one 260:their 70:their+id 60:them
20:them+, 200:those 30:to+coingecko 100:track 10:und 10:what 310:which 30:which+crypto 30:which+exchang 30:which+id 40:with+their
30:would+be 100:writ 100:write @get_fear_greed 3800:* 150:,+_ 30:,+for 30:,+that 30:,+the 50:,+what 150:.+$ 100:<chain> 100:<coin>
100:<number> 100:<series> 200:<step> 2300:<time> 100:<url> 130:?+$ 30:?+and 30:?+i 30:^+_ 130:^+are 330:^+fear 150:^+how 80:^+i
30:^+market 30:^+read 50:^+sentiment 300:_+$ 80:_+, 80:_+. 100:_+? 80:_+before 30:_+pl 100:about 100:afraid 100:also 230:and+gre
30:and+how 30:and+the 30:are+people 80:are+ppl 30:are+the 30:at+the 300:before 100:bitcoin 100:box 100:check 100:compar
30:compar+with 400:crypto 30:crypto+market 100:day 30:day+$ 30:doe+the 100:each 30:each+_ 100:everyone 2200:fear 230:fear+and
250:fear+gre 30:for+each 50:for+the 100:friday 100:friend 100:g 2400:gre 150:gre+_ 180:gre+index 1000:greedy 130:greedy+today
100:hello 700:how 30:how+ha 30:i+everyone 30:i+mean 30:i+need 150:i+the 30:i+want 30:in+crypto 30:in+the 1100:index 100:index+_
100:investor 30:it+the 100:last 30:last+_ 1000:market 30:market+$ 30:market+, 30:me+the 100:mean 30:mean+$ 100:moment 30:moment+$
400:mood 100:morn 100:mov 30:mov+_ 200:n 100:need 100:news 100:newslett 100:now 30:now+? 50:of+the 100:one 200:or+greedy 400:people
100:pl 30:pl+$ 300:ppl 100:read 200:reading 100:right 30:right+now 100:rn 30:rn+$ 100:say 30:say+$ 1000:scar 130:scar+or 100:scor
100:see 100:sentence 200:sentiment 100:sery 30:sery+_ 100:show 30:show+_ 100:th 50:the+_ 30:the+last 180:the+market 30:the+moment
100:these 30:these+day 100:through 30:to+see 1400:today 80:today+$ 30:today+, 30:today+. 100:today+? 80:today+and 30:today+in 100:up
30:up+to 100:v 30:v+_ 100:valu 30:wa+it 100:want 30:want+to 200:what 30:what+doe 30:what+i 100:when 30:with+_ @get_fee_history
2140:* 50:,+_ 10:,+how 30:,+with 40:.+$ 400:25th 400:75th 2010:<chain> 1090:<coin> 1700:<count> 110:<maybeChain> 360:<namesake>
400:<number> 930:<series> 90:<unit> 100:?+$ 10:?+? 30:?+show 70:^+_ 230:^+base 30:^+did 30:^+ga 60:^+how 30:^+i 10:^+on 10:^+what
140:_+$ 40:_+, 10:_+? 200:_+_ 30:_+and 20:_+at 10:_+atm 400:_+block 80:_+fee 20:_+ga 30:_+over 30:_+recent 10:_+rn 30:a+good
10:afternoon 10:am 60:and+how 10:and+the 10:and+what 40:arbitrum 30:at+_ 50:at+the 10:at+thi 30:atm 10:atm+$ 1870:base 350:base+fee
10:be+? 100:been 1780:block 130:block+$ 100:block+, 30:block+? 30:block+_ 10:block+i 80:block+on 110:chain 30:chain+_ 20:cheap
100:climb 10:coin 40:com 20:cost 10:current 50:did+the 100:dur 360:eth 580:ethereum 10:expensive 50:fast 1700:fee 80:fee+_
60:fee+and 50:fee+of 30:fee+on 10:free 260:full 290:ga 20:ga+on 10:ga+price 10:ga+rn 10:gnosi 100:good 10:grandson 10:hand 30:have+_
30:high 500:how 30:how+_ 30:how+did 70:how+full 10:i+_ 10:in+_ 30:in+the 40:latest 10:latest+block 30:like 10:linea 120:mainnet
10:mean 200:median 120:mint 30:mint+_ 50:moment 10:moment+. 10:move 20:much 10:network 10:nod 20:normal 160:now 10:now+$ 50:of+_
50:of+the 170:on+_ 30:on+chain 310:optimism 700:over 180:over+the 100:paid 30:paid+on 100:past 30:past+_ 500:percentile 20:pl
10:pl+$ 200:plu 170:polygon 20:present 20:price 20:priority 10:priority+fee 120:recent 100:relay 20:right 100:rn 10:rn+$ 10:rn+?
100:run 10:sett 100:show 50:slow 10:so 10:some 30:standard 20:state 10:state+the 30:suggest 280:the+_ 30:the+block 10:the+latest
30:the+past 10:the+recent 100:them 30:them+? 20:there 10:thi+moment 10:think 100:through 100:tim 100:time 30:time+to 710:tip 10:told
100:transact 100:trend 10:tx 100:went 100:what 10:what+block 10:what+will 10:which 10:why 40:will 10:will+the 30:with+the 10:worth
@get_fees_overview 2900:* 150:,+_ 30:,+all 30:,+by 10:,+how 30:,+like 60:,+not 30:,+what 30:,+which 90:.+$ 480:<coin> 900:<count>
80:<exchange> 300:<number> 600:<protocol> 40:<quoted> 740:<time> 110:?+$ 50:?+_ 90:^+_ 40:^+fee 60:^+how 30:^+i 30:^+rank 30:^+top
80:^+what 100:^+which 150:^+who 120:_+$ 50:_+, 60:_+. 50:_+? 20:_+_ 20:_+fee 10:_+how 20:_+keep 10:_+make 10:_+paid 10:_+perp
90:_+protocol 60:_+revenue 50:_+rows 10:_+user 120:aave 300:acros 50:acros+all 100:actual 500:all 80:all+chain 30:all+of 100:app
100:but 50:by+what 300:chain 50:chain+$ 30:chain+? 100:com 500:crypto 50:crypto+, 100:defi 30:defi+, 40:did+_ 10:did+the
100:dividend 10:doe+_ 10:doe+the 300:earn 80:earn+the 100:earner 40:end 10:end+up 1420:fee 60:fee+$ 30:fee+, 10:fee+? 30:fee+_
10:fee+did 40:fee+paid 100:got 30:got+$ 40:gros 100:hand 540:holder 30:holder+? 10:holder+_ 320:how 80:how+much 80:hyperliquid
30:in+? 80:in+crypto 30:in+defi 50:in+fee 30:in+the 120:itself 600:keep 20:keep+_ 40:kept 140:late 30:late+$ 10:late+? 100:let
120:lido 100:like 100:made 30:made+the 300:mak 80:mak+the 240:make 300:money 30:money+in 1300:most 50:most+fee 50:most+in
50:most+money 30:most+of 100:most+revenue 320:much 10:much+$ 40:much+did 10:much+of 500:not 60:not+fee 10:not+the 200:now 30:now+$
30:now+? 20:of+_ 30:of+crypto 20:of+the 30:of+what 10:on+_ 40:out 10:out+of 260:paid 10:paid+in 10:paid+on 480:pay 20:pay+in 40:perp
10:perp+_ 30:please+$ 40:ppl 1880:protocol 30:protocol+, 30:protocol+_ 150:protocol+by 500:rank 50:rank+by 100:real 100:receiv
1280:revenue 150:revenue+$ 50:revenue+_ 200:right 50:right+now 200:rows 30:rows+$ 30:rows+. 40:slug 100:stay 100:tak 10:the+_
30:the+fee 300:the+most 40:the+protocol 100:their 100:themselv 200:they 20:to+_ 440:token 110:token+holder 100:top 40:trader
280:uniswap 40:up 420:user 60:user+pay 820:what 30:what+com 10:what+did 10:what+doe 30:what+token 700:which 30:which+app
150:which+protocol 600:who 30:with+the 100:wond @get_first_prices 1700:* 30:,+_ 130:,+and 30:.+$ 800:<chain> 1600:<coin>
100:<evmAddress> 100:<fiat> 500:<protocol> 300:<series> 150:?+$ 30:^+_ 30:^+i 130:^+since 50:^+what 100:^+when 50:_+$ 80:_+,
100:_+and 30:_+been 50:_+on 30:_+pric 30:_+since 30:_+that 80:_+token 30:_+value 180:a+price 200:all 50:and+_ 50:and+at 30:and+how
30:and+open 180:and+what 100:any 50:at+all 30:at+what 30:at+which 100:base 100:been 100:begin 100:bitcoin 100:chainlink 100:cheap
100:coin 200:date 100:day 500:defillama 80:did+_ 30:did+it 100:each 30:each+. 100:earliest 200:ethereum 200:ever 100:exist
1400:first 30:first+? 100:for+_ 30:for+each 200:get 50:get+a 30:have+_ 50:have+a 200:how 30:i+_ 30:i+m 50:i+there 30:i+wa 30:it+?
30:it+wa 100:lol 30:lol+$ 100:lot 100:m 30:m+writ 150:of+_ 100:old 30:on+_ 400:one 30:one+$ 80:one+? 100:open 30:open+_ 200:pric
30:pric+in 1600:price 50:price+$ 30:price+, 30:price+? 30:price+and 50:price+at 80:price+for 150:price+of 300:record 100:see
30:see+how 100:shib 800:since 180:since+when 400:solana 30:the+first 130:the+very 200:there 30:there+a 300:token 30:token+$
30:token+, 100:trade 600:uniswap 100:usd 100:usdc 100:value 700:very 180:very+first 30:wa+it 80:wa+that 150:wa+the 100:wanna
1000:what 30:what+price 230:what+wa 1100:when 80:when+did 30:when+doe 80:when+i 30:when+wa 200:which 100:wrapp 100:writ 30:writ+a
@get_function_selector 1700:* 30:,+_ 30:,+and 40:.+$ 30:.+which 200:4byte 160:<count> 460:<number> 1700:<signature> 90:?+$ 30:^+_
30:^+a 80:^+function 50:^+how 30:^+please 120:^+selector 30:^+the 20:^+what 270:_+$ 70:_+. 70:_+? 90:_+byt 30:_+i 30:and+i 30:be+?
360:byt 260:byte 100:call 200:compute 50:compute+the 160:custom 60:data 30:do+i 220:error 60:error+_ 130:for+_ 20:for+the
420:function 100:get 30:get+the 200:how 30:how+do 30:how+to 40:i+_ 30:i+get 30:i+suspect 20:in+our 60:incident 30:it+_ 100:just
60:log 60:match 100:need 30:need+it 150:of+_ 30:of+our 100:question 160:revert 1080:selector 50:selector+_ 130:selector+of
100:suspect 30:that+be 50:the+_ 60:what 20:what+i 100:which 30:which+_ 30:would+that @get_funding_rate 2750:* 50:,+_ 40:,+and 30:,+i
30:,+it 50:,+next 100:,+what 50:.+_ 30:.+e 30:.+what 580:<chain> 2490:<coin> 2630:<exchange> 260:<namesake> 1040:<pair>
1510:<series> 90:?+$ 30:?+_ 20:?+what 210:^+_ 70:^+are 20:^+do 200:^+fund 30:^+i 30:^+next 30:^+the 110:^+what 240:_+$ 130:_+,
30:_+. 20:_+? 140:_+_ 90:_+at 20:_+atm 120:_+fund 40:_+next 50:_+on 410:_+perp 40:_+right 20:_+rn 30:_+when 100:am 70:and+at
30:and+how 30:and+when 150:at+_ 60:at+the 40:at+what 30:at+which 60:atm 20:atm+$ 1100:binance 980:btc 100:btcusdt 1070:bybit
60:charge 100:com 30:doe+it 60:due 100:e 30:e+. 630:eth 30:for+my 2380:fund 60:fund+$ 30:fund+, 70:fund+_ 230:fund+on 60:get
100:hour 30:hour+$ 100:how 30:how+much 30:i+. 50:i+_ 30:i+am 20:i+get 30:i+it 30:i+m 30:it+i 720:long 30:long+i 110:long+pay 100:m
100:margin 60:moment 20:moment+, 100:much 30:much+$ 1300:next 140:next+fund 160:now 30:now+$ 50:of+_ 460:okx 390:on+_ 60:on+the
10:one 680:pay 40:pay+at 30:pay+on 260:payment 50:payment+$ 2030:perp 20:perp+$ 70:perp+, 100:perp+_ 70:perp+at 90:perp+on 60:pl
20:pl+$ 100:plu 440:rate 20:rate+$ 50:rate+of 160:right 40:right+now 60:rn 20:rn+$ 480:short 80:short+on 200:sol 30:that+i 50:the+_
20:the+fund 20:the+moment 70:the+next 50:the+perp 100:time 30:time+$ 10:trad 370:usdt 30:we+are 1020:what 30:what+doe 70:what+fund
30:what+i 70:what+the 30:what+time 30:what+will 20:what+would 200:when 30:when+? 100:which 260:will 20:will+the 20:would+i
@get_funding_rate_history 1250:* 100:,+_ 50:.+$ 500:<chain> 1250:<coin> 1000:<count> 1250:<exchange> 400:<pair> 650:<series> 30:?+_
30:?+i 130:^+_ 60:^+fund 30:^+how 30:^+kind 30:^+what 110:_+$ 50:_+, 30:_+? 150:_+_ 30:_+been 150:_+fund 30:_+pay 50:_+payment
160:_+perp 30:_+perpetual 30:_+print 50:_+swap 100:actual 100:aft 50:at+_ 200:been 240:binance 100:bitcoin 240:btc 810:bybit
100:chang 30:did+the 310:eth 1150:fund 30:fund+_ 30:fund+on 50:fund+paid 100:fund+payment 30:ha+_ 100:how 30:how+ha 30:i+m 30:it+_
100:kind 200:late 30:late+? 100:long 100:m 200:margin 30:of+_ 200:okx 50:on+_ 100:out 30:out+, 200:paid 30:paid+out 100:past 200:pay
30:pay+on 600:payment 80:payment+$ 650:perp 30:perp+, 110:perp+_ 30:perp+at 100:perpetual 200:print 30:print+$ 200:rat 40:rate
100:sol 100:state 30:state+the 200:swap 30:swap+_ 50:the+_ 200:tim 400:usdt 100:what 30:what+fund 100:xrp @get_gainers_losers 3120:*
100:,+_ 100:,+in 50:,+only 30:,+quot 30:,+who 30:.+$ 1100:<count> 1200:<fiat> 2000:<time> 50:?+$ 50:^+_ 30:^+a 30:^+best
180:^+biggest 30:^+coin 30:^+for 80:^+top 110:^+what 80:^+which 80:^+who 500:_+$ 130:_+, 30:_+. 30:_+? 30:_+_ 150:_+among 30:_+and
100:_+coin 30:_+in 30:_+term 30:a+table 800:among 180:among+the 180:and+loser 30:and+which 50:and+who 100:best 700:biggest
130:biggest+winner 1300:coin 100:coin+, 50:coin+_ 30:coin+are 30:coin+of 100:count 200:dollar 100:down 100:drop 300:dump 30:dump+_
100:edition 300:euro 100:fall 100:fell 30:for+it 100:gain 400:gainer 100:go 30:go+up 200:got 200:hardest 200:in+_ 30:in+the 30:it+_
100:largest 1100:loser 150:loser+_ 200:lost 30:lost+the 100:market 100:moon 800:most 150:most+_ 30:most+in 30:most+today 100:n
100:newspap 130:of+the 200:only 100:out 30:out+of 100:perform 420:pump 100:quot 30:quot+in 100:rose 100:surveillance 100:table
30:table+for 100:term 230:the+_ 130:the+most 80:the+week 100:thousand 500:today 100:today+$ 30:today+in 300:top 200:up 700:usd
100:want 30:want+a 300:week 50:week+$ 420:what 30:what+coin 60:what+pump 400:which 80:which+coin 30:which+of 400:who 30:who+won
600:winner 100:won 200:worst 200:wreck 100:year @get_gas_overview 4080:* 300:,+_ 100:,+in 10:,+just 50:,+on 30:,+or 80:,+what
50:,+which 120:.+$ 30:.+. 30:.+where 2750:<chain> 1920:<coin> 60:<evmAddress> 1300:<fiat> 10:<maybeChain> 1470:<namesake>
260:<number> 2180:<series> 100:<time> 30:<unit> 280:?+$ 10:?+? 30:?+i 100:?+in 30:?+we 40:^+_ 30:^+cheap 80:^+cheapest 30:^+compare
20:^+current 30:^+fee 170:^+ga 40:^+how 120:^+i 30:^+in 20:^+price 10:^+sat 30:^+send 20:^+the 30:^+we 80:^+what 130:^+where
50:^+which 30:^+would 190:_+$ 380:_+, 80:_+. 280:_+? 100:_+_ 180:_+and 30:_+at 10:_+atm 10:_+block 50:_+compar 30:_+cost 10:_+fee
20:_+from 10:_+ga 30:_+in 10:_+network 90:_+on 200:_+or 10:_+payment 30:_+right 10:_+rn 30:_+side 30:_+to 30:_+today
10:_+transaction 30:_+transf 10:_+tx 50:_+v 10:_+what 10:a+_ 10:a+bit 280:a+plain 100:acros 30:acros+chain 10:afternoon 10:am
30:an+_ 100:and+_ 10:and+it 80:and+on 40:anyth 870:arbitrum 200:around 50:at+present 10:at+the 30:atm 10:atm+$ 1890:base 10:base+fee
100:big 20:bit 780:bitcoin 120:block 20:block+$ 10:block+? 40:broth 100:bsc 220:btc 30:by+side 100:cent 610:chain 30:chain+$
80:chain+i 220:cheap 1400:cheapest 30:cheapest+, 510:coin 50:coin+on 20:com 300:compar 30:compar+with 100:compare 20:confirm
200:contributor 970:cost 20:cost+$ 30:cost+in 60:cost+me 30:cost+on 70:current 20:daught 50:doe+a 50:doe+it 30:doe+one 30:doe+the
1200:dollar 40:don 10:don+t 100:each 730:eth 1260:ethereum 10:expensive 20:fast 340:fee 10:fee+$ 30:fee+on 50:for+a 10:free
20:from+_ 1480:ga 20:ga+$ 50:ga+on 40:ga+price 80:ga+rn 60:get 10:get+a 10:get+in 10:get+me 10:gnosi 40:go 10:go+to 100:gonna
10:grandson 10:hand 10:have+to 30:high 20:hour 10:hour+$ 180:how 10:how+many 30:how+much 130:i+a 10:i+have 30:i+it 10:i+m 30:i+need
10:i+not 50:i+only 10:i+pay 30:i+the 60:i+want 20:if 10:if+i 50:in+$ 300:in+_ 10:in+the 10:in+thi 40:into 10:into+the 30:it+be
50:it+cost 10:it+i 10:it+in 140:just 100:l2 40:lat 90:like 110:linea 40:m 160:mainnet 40:mak 10:mak+the 40:many 10:many+sat 10:me+$
30:me+in 10:me+what 10:mean 20:mint 50:moment 10:moment+? 100:money 510:move 30:move+_ 120:much 30:much+ga 20:my+_ 10:my+broth
30:my+coin 10:my+daught 120:need 10:need+it 30:need+to 150:network 30:network+i 120:next 10:next+_ 30:next+block 10:nod 20:not
1230:now 140:now+$ 50:now+? 50:now+on 60:of+_ 30:of+the 370:on+_ 30:on+each 50:on+right 30:on+which 200:once 100:one 200:only
510:optimism 180:or+_ 240:pay 50:pay+_ 10:pay+in 10:pay+to 60:payment 10:pl 100:place 1200:plain 280:plain+transf 20:please+$
1030:polygon 220:present 30:present+, 200:price 20:price+$ 20:price+of 840:right 210:right+now 360:rn 10:rn+$ 30:rn+? 120:sat
30:sat+vb 100:saving 970:send 50:send+_ 10:sett 20:should 10:should+i 100:side 30:side+$ 30:side+by 100:simple 50:so 280:some
20:some+_ 20:such 10:suggest 20:supp 40:t 40:take 40:tell 10:tell+me 10:that+my 50:the+cheapest 20:the+ga 10:the+moment 20:the+next
10:the+very 20:there 10:thi+hour 10:think 20:through 10:tip 40:to+_ 10:to+get 100:to+move 20:to+my 10:to+pay 220:to+send 10:to+the
660:today 40:today+, 30:today+. 30:today+in 10:told 20:transaction 1620:transf 50:transf+of 30:tx 100:usd 200:v 50:v+_ 120:vb
10:vb+to 20:very 420:want 110:want+to 30:we+are 800:what 150:what+doe 10:what+i 600:where 130:where+i 510:which 80:which+chain
30:which+of 10:why 30:with+_ 10:worth 30:would+it @get_gas_price 2660:* 30:,+_ 10:,+what 50:.+$ 20:.+i 2130:<chain> 390:<coin>
20:<evmAddress> 60:<maybeChain> 1140:<namesake> 20:<number> 860:<series> 250:<unit> 170:?+$ 50:?+? 20:?+_ 20:?+i 20:?+my 90:^+_
20:^+base 20:^+could 10:^+current 270:^+ga 50:^+how 70:^+i 20:^+my 10:^+price 10:^+the 90:^+what 20:^+why 120:_+$ 20:_+, 50:_+?
60:_+at 50:_+atm 10:_+from 90:_+ga 20:_+i 30:_+now 30:_+on 30:_+right 90:_+rn 20:_+thi 10:_+to 20:a+tx 60:afternoon 60:am 20:and+the
20:and+which 420:arbitrum 20:at+_ 30:at+present 30:at+the 30:at+thi 180:atm 50:atm+$ 660:base 50:base+fee 20:by+hand 60:chain
120:cheap 60:coin 20:coin+on 280:cost 10:cost+$ 10:cost+in 20:cost+me 30:cost+on 20:could+you 100:current 10:doe+it 500:eth
420:ethereum 60:expensive 10:fast 300:fee 30:fee+and 30:fee+on 60:free 10:from+_ 2240:ga 30:ga+$ 180:ga+on 70:ga+price 80:ga+rn
60:gnosi 60:grandson 60:hand 180:high 240:how 20:how+i 30:how+much 20:i+_ 20:i+a 20:i+am 20:i+mean 30:i+the 10:i+want 20:i+would
20:it+cost 20:it+i 190:like 20:like+to 60:linea 120:mainnet 20:me+it 20:me+to 60:mean 20:mean+$ 120:mint 240:moment 20:moment+$
20:moment+. 30:moment+? 60:move 120:much 20:much+i 20:my+grandson 60:network 60:nod 520:now 70:now+$ 20:now+, 30:now+? 390:on+_
60:optimism 70:pl 20:pl+$ 10:please+$ 190:polygon 120:present 30:present+? 300:price 10:price+$ 20:price+_ 20:price+at 10:price+of
20:price+on 60:priority 20:priority+fee 160:right 40:right+now 670:rn 80:rn+$ 20:rn+, 80:rn+? 80:send 10:send+_ 60:sett 10:slow
60:so 120:some 20:some+_ 10:standard 60:state 20:state+the 120:suggest 20:the+_ 40:the+ga 30:the+moment 120:there 30:thi+moment
60:think 20:think+of 60:tip 10:to+_ 20:to+move 20:to+send 60:told 20:told+me 60:tx 20:tx+on 20:want 10:want+to 430:what 50:what+doe
20:what+the 20:what+would 60:which 60:why 20:why+i 60:worth 20:would+it 20:would+like @get_global_defi 1500:* 80:,+and 30:,+biggest
100:24h 30:24h+volume 200:<chain> 200:<coin> 200:<series> 100:<unit> 100:?+$ 150:^+defi 150:^+how 30:^+i 30:^+market 30:^+what
30:_+$ 30:_+? 30:_+market 100:a+a 100:all 50:and+how 30:and+it 30:and+what 400:big 100:big+i 100:biggest 50:by+market 1200:cap
30:cap+$ 80:cap+, 30:cap+and 50:cap+of 200:coin 30:coin+and 30:coin+of 100:coingecko 30:coingecko+, 100:compare 700:crypto
80:crypto+$ 80:crypto+market 100:decentralis 1500:defi 30:defi+, 30:doe+it 700:dominance 50:dominance+$ 200:dominant 100:eth
100:ethereum 100:finance 30:for+the 100:forum 600:how 100:how+big 30:how+doe 30:how+large 180:i+defi 30:i+it 30:i+would 30:in+the
30:it+. 100:large 30:large+i 100:like 30:like+to 100:line 1300:market 30:market+$ 300:market+cap 100:next 30:next+to 200:now
30:now+$ 30:now+? 100:of+crypto 50:of+defi 30:of+it 50:of+the 100:one 100:part 30:part+of 100:per 100:post 300:rest 100:right
30:right+now 100:sector 200:share 50:share+of 100:slice 80:the+rest 30:the+total 80:the+whole 30:to+_ 30:to+the 100:togeth 200:total
30:total+crypto 100:understand 400:v 50:v+_ 100:versu 100:volume 30:volume+, 100:what 30:what+i 500:whole 50:whole+crypto
30:would+like @get_global_market_cap_chart 900:* 80:,+_ 30:,+a 30:,+in 400:<fiat> 200:<protocol> 100:<step> 800:<time> 30:?+$
30:^+chart 30:^+how 150:^+total 150:_+$ 50:_+, 30:_+. 30:_+_ 50:_+back 30:_+in 30:a+_ 30:a+a 200:back 50:back+, 100:beginn 500:cap
100:cap+_ 100:capitalisation 200:chart 30:chart+_ 800:crypto 180:crypto+market 200:curve 100:develop 300:euro 30:for+_ 30:ha+the
100:history 30:history+, 100:how 30:how+ha 100:if 30:if+it 50:in+_ 30:it+$ 30:it+i 100:lay 700:market 130:market+cap
30:market+capitalisation 200:mcap 100:over 100:possible 100:since 30:since+the 30:the+very 50:the+whole 100:token 600:total
130:total+crypto 100:usd 100:value 100:very 100:want 30:want+to 300:whole 80:whole+crypto @get_global_stats 2400:* 30:,+a 50:,+and
50:,+in 80:.+$ 600:<chain> 700:<coin> 500:<fiat> 2100:<series> 100:<time> 200:?+$ 30:?+and 30:?+my 30:?+what 230:^+_ 130:^+how
30:^+i 130:^+total 50:^+what 100:_+$ 30:_+, 30:_+. 80:_+? 350:_+dominance 30:_+i 30:_+please 50:_+these 30:_+turnov 30:a+a 30:a+of
200:all 30:all+coin 150:and+_ 30:and+how 30:and+i 50:and+total 30:and+what 50:and+which 100:answ 100:ask 30:at+$ 100:big 30:big+i
700:bitcoin 1400:btc 800:cap 50:cap+$ 100:cap+and 30:cap+of 100:coin 30:coin+in 100:combin 1400:crypto 200:crypto+market 200:day
30:day+, 30:day+? 1400:dominance 80:dominance+$ 100:dominant 100:eth 200:eur 100:euro 100:everyth 100:gbp 700:how 30:how+big
80:how+large 30:how+many 30:how+much 150:i+_ 30:i+how 100:i+the 130:in+_ 30:it+? 80:it+i 300:large 80:large+i 100:many
30:many+percent 900:market 150:market+cap 100:marketcap 300:mcap 100:much 30:much+of 30:my+nephew 100:nephew 100:no 300:now 50:now+$
30:now+? 50:of+all 80:of+crypto 100:of+it 100:part 30:part+of 100:percent 30:please+? 100:right 30:right+now 100:rn 200:share
30:share+of 100:slice 30:the+total 100:the+whole 200:these 50:these+day 600:today 30:today+, 80:today+? 50:today+and 1000:total
130:total+crypto 100:turnov 30:turnov+of 100:up 400:what 30:what+_ 30:what+the 200:which 600:whole 100:whole+crypto 100:yen
@get_goplus_supported_chains 1100:* 30:,+with 50:.+$ 200:<chain> 200:<coin> 100:<maybeChain> 80:?+$ 30:?+i 30:?+list 30:?+show
30:^+chain 50:^+doe 30:^+in 30:^+on 100:^+which 30:_+? 30:_+among 50:_+and 30:_+with 100:among 50:and+_ 100:before 30:before+i
100:blockchain 600:chain 30:chain+$ 700:check 100:collection 100:control 300:cov 100:cover 100:coverage 100:doe+goplu 100:each
30:each+. 100:even 100:every 30:for+each 30:for+my 30:for+our 1100:goplu 30:i+_ 30:in+which 30:it+$ 30:it+for 30:it+own 100:know
100:linea 200:list 30:list+$ 30:list+the 100:mantle 30:my+token 100:name 400:network 30:on+it 30:on+which 100:own 100:screen
100:scroll 100:show 30:show+the 100:solana 100:statement 100:support 30:the+chain 30:the+whole 500:token 50:token+? 30:token+on
100:tron 100:wanna 600:which 30:which+blockchain 50:which+chain 80:which+network 100:whole 50:with+it @get_hacks 3500:* 50:,+_
30:,+amount 50:,+and 50:,+for 30:,+how 30:,+most 30:,+what 50:,+who 50:,+with 150:.+$ 1700:<count> 100:<fiat> 100:<number>
100:<time> 130:?+$ 30:?+_ 30:?+it 200:^+_ 80:^+any 30:^+can 30:^+defi 50:^+for 30:^+ha 30:^+how 30:^+largest 80:^+latest 80:^+recent
130:^+the 50:^+what 30:^+which 50:^+who 30:_+$ 30:_+, 30:_+and 30:_+crypto 30:_+defi 30:_+entry 150:_+exploit 100:_+recent
30:a+piece 500:amount 30:and+did 80:and+for 100:and+how 30:and+wa 100:and+what 500:any 30:any+big 200:anyth 100:ask 30:ask+$
800:back 130:back+$ 50:back+? 100:been 300:big 100:board 400:came 30:can+you 100:come 1500:crypto 130:crypto+hack 130:crypto+project
100:date 300:defi 100:dollar 200:each 30:each+? 100:edition 100:end 100:entry 1800:exploit 130:exploit+, 130:exploit+in
130:exploit+with 30:for+a 80:for+how 50:for+my 30:for+our 50:for+the 30:from+which 100:get 300:given 400:got 1500:hack 80:hack+$
150:hack+late 200:hit 1000:how 250:how+much 30:i+need 100:in+crypto 30:in+defi 50:in+the 100:insurance 30:it+come 30:it+i
100:largest 700:late 80:late+$ 50:late+, 50:late+and 400:latest 50:latest+crypto 100:lett 100:list 30:list+of 200:los 100:loss
800:lost 30:me+which 100:method 100:money 100:month 200:most 30:most+_ 30:most+recent 1000:much 50:much+$ 30:much+? 30:much+money
130:much+wa 100:need 30:need+the 100:newest 200:newslett 50:of+crypto 30:of+it 100:one 30:one+? 100:pap 200:piece 100:pl 30:pl+$
500:project 300:protocol 1300:recent 30:recent+? 150:recent+exploit 400:recover 100:report 100:return 100:risk 100:security
100:space 800:stolen 400:sum 100:sunday 200:technique 100:tell 30:tell+me 180:the+_ 30:the+amount 30:the+latest 30:the+most
30:the+newest 50:the+recent 100:time 30:time+$ 200:victim 150:wa+stolen 100:want 30:want+the 800:what 80:what+came 100:what+wa
300:which 30:which+crypto 30:which+one 30:which+protocol 400:who 80:who+got 30:who+wa 150:with+the 50:with+what 100:writ 30:writ+a
30:you+tell @get_historical_prices 1050:* 40:,+_ 10:,+how 30:,+in 10:,+my 20:,+that 30:,+what 10:.+$ 20:.+_ 40:.+what 640:<chain>
990:<coin> 160:<evmAddress> 480:<fiat> 160:<maybeChain> 60:<number> 490:<series> 1050:<time> 60:?+$ 10:?+_ 70:^+_ 20:^+a 10:^+for
10:^+how 10:^+i 20:^+my 10:^+one 40:^+price 60:^+what 110:_+$ 130:_+, 30:_+. 30:_+? 70:_+_ 60:_+and 50:_+at 10:_+cost 10:_+i 10:_+in
30:_+of 80:_+on 50:_+price 20:_+receiv 60:_+worth 20:a+_ 20:a+client 10:accountant 60:advis 10:an+_ 60:and+_ 20:ask 70:at+_ 10:back
160:base 60:basi 20:because 380:bitcoin 60:bnb 10:book 110:bought 40:btc 20:came 60:check 60:client 30:clos 20:coin 100:cost
20:cost+basi 10:cost+on 110:day 10:day+$ 10:did+_ 60:doge 260:dollar 10:down 60:each 10:end 280:eth 100:ethereum 40:expensive
60:figure 40:fine 10:fine+$ 40:first 20:for+a 10:gave 100:go 90:how 10:how+much 10:i+fine 40:in+_ 30:in+a 20:it+$ 10:it+worth
120:minute 30:minute+? 50:much 10:much+wa 10:my+_ 20:my+tax 10:my+wife 20:need 60:new 20:new+_ 60:noon 10:now 70:of+_ 10:of+my
10:of+the 10:of+them 160:on+_ 140:one 10:one+_ 20:one+of 20:out 10:out+$ 20:present 10:present+? 320:price 30:price+at 40:price+of
10:price+on 100:rat 60:receiv 10:return 100:single 120:sol 30:solana 40:sold 10:some 70:tax 30:that+day 40:the+_ 10:the+clos 40:them
10:then 10:today 10:trad 60:tron 20:trump 10:u 10:uncle 40:uni 10:up 220:usd 60:utc 10:v 20:value 10:value+of 60:very 50:wa+_
40:wa+it 10:wa+one 20:wa+the 60:want 20:want+the 10:well 520:what 10:what+did 120:what+wa 60:when 20:when+i 20:wife 340:worth
20:worth+in 50:worth+on 160:wrapp 10:year @get_internal_transactions 1500:* 130:,+_ 30:,+contract 50:,+i 30:,+which 30:,+with 80:.+$
1500:<chain> 600:<coin> 400:<count> 1500:<evmHash> 1500:<hex> 600:<namesake> 1100:<series> 30:?+$ 30:?+_ 30:?+i 30:^+in
200:^+internal 50:^+show 30:^+thi 30:^+what 30:^+who 200:_+$ 230:_+, 30:_+? 100:_+_ 30:_+are 30:_+have 30:_+movement 200:_+on
30:_+rows 30:_+transaction 30:_+value 200:among 30:are+enough 100:base 1300:call 30:call+$ 50:call+in 500:contract 30:contract+,
30:did+the 200:each 30:each+$ 30:each+oth 100:enough 30:enough+. 300:eth 1000:ethereum 100:exploit 100:fail 30:from+the 30:i+_
30:i+must 50:i+want 50:in+_ 700:inside 100:inside+_ 1100:internal 230:internal+call 200:made 400:mainnet 200:make 30:me+the 100:mov
100:movement 100:must 50:of+_ 30:of+that 200:on+_ 100:oth 100:out 100:post 100:rows 100:see 100:send 100:separate 200:show
30:show+me 30:show+the 100:stat 30:the+call 50:the+contract 100:them 100:themselv 100:trace 200:transaction 50:transaction+_
100:transfer 400:tx 80:tx+_ 300:value 200:want 30:want+the 200:what 30:what+_ 200:which 200:who 30:who+wa 100:whom 30:with+what
200:within @get_jup_price 880:* 20:,+_ 130:<chain> 420:<coin> 130:<fiat> 580:<protocol> 810:<solanaAddress> 70:<time> 50:?+$ 160:^+_
20:^+price 20:^+what 140:_+$ 50:_+? 50:_+_ 60:_+and 20:_+plz 180:_+price 40:and+_ 20:and+of 130:bonk 10:dex 20:doe+_ 60:e 60:el
20:for+_ 10:gimme 10:how 160:jup 580:jupit 70:liquidity 60:mint 70:move 10:much 10:now 70:of+_ 30:on+_ 70:one 20:one+, 60:over
20:over+_ 60:plz 60:pool 810:price 20:price+$ 40:price+_ 20:price+and 20:price+for 70:price+of 30:price+on 60:quick 10:right 60:sol
70:solana 20:to+_ 60:token 20:token+_ 130:usd 60:what 20:what+_ 60:wrapp @get_jup_quote 4300:* 100:,+_ 30:,+and 230:,+how 250:,+what
50:,+with 30:,+without 80:.+$ 30:.+_ 3500:<chain> 4300:<coin> 300:<namesake> 4200:<number> 3500:<protocol> 100:<quoted>
1000:<solanaAddress> 100:<time> 230:?+$ 30:?+_ 30:?+i 30:?+just 100:?+mint 230:^+_ 100:^+how 50:^+i 400:^+if 100:^+quote 130:^+swap
80:^+what 380:_+$ 550:_+, 50:_+. 30:_+? 230:_+_ 30:_+allow 80:_+and 30:_+at 30:_+be 30:_+do 30:_+dump 80:_+for 50:_+get 130:_+how
50:_+i 30:_+in 300:_+into 30:_+mint 100:_+now 30:_+of 530:_+on 30:_+one 30:_+pay 50:_+right 30:_+rn 150:_+slippage 30:_+that
30:_+thi 300:_+to 30:_+token 30:_+via 80:_+what 50:_+with 150:_+would 30:a+client 400:allow 100:amount 50:and+_ 30:and+the
30:and+what 30:at+_ 50:at+the 100:away 30:away+with 30:be+_ 100:best 100:bonk 30:by+_ 100:change 30:change+_ 100:client 400:com
100:com+out 400:come 100:come+out 100:d 100:day 300:do+i 30:do+not 200:dump 50:dump+_ 100:end 30:end+up 200:exact 100:exchange
150:for+_ 30:for+it 30:for+one 100:gave 2000:get 200:get+$ 80:get+? 100:get+for 50:get+me 100:give 100:given 100:hand 2100:how
180:how+many 350:how+much 50:i+_ 30:i+d 30:i+gave 430:i+get 30:i+mean 30:i+sell 200:i+swap 30:i+want 80:i+would 1600:if 380:if+i
300:impact 80:in+_ 30:in+my 1500:into 350:into+_ 30:into+the 30:it+, 30:it+? 200:jup 3500:jupit 100:just 30:just+the 300:lamport
200:land 100:like 30:like+to 700:many 180:many+_ 200:max 30:me+, 30:me+in 30:me+on 100:mean 30:mean+_ 500:mint 80:mint+_ 30:mint+i
100:moment 30:moment+? 1400:much 80:much+_ 130:much+do 30:much+i 30:much+of 100:must 30:my+_ 30:my+wallet 200:need 50:need+to
200:not 900:now 30:now+$ 100:now+, 30:now+on 100:of+_ 30:of+that 30:of+them 600:on+_ 300:one 30:one+_ 30:one+of 200:only 30:only+,
30:only+_ 900:out 30:out+$ 30:out+, 100:out+? 100:pay 100:payout 100:present 200:price 800:quote 130:quote+_ 200:raw 300:receive
100:report 300:right 80:right+now 100:rn 100:route 100:second 100:sell 30:sell+_ 100:slip 1000:slippage 4300:sol 300:solana 100:sold
1500:swap 300:swap+_ 30:swap+my 100:swapp 30:that+i 30:the+_ 30:the+moment 30:the+payout 100:them 30:thi+second 200:through
50:through+_ 330:to+_ 100:token 30:token+_ 200:unit 50:unit+of 100:up 4000:usdc 100:via 100:walk 100:wallet 30:wallet+? 100:want
30:want+to 1600:what 80:what+com 150:what+do 150:what+would 100:with+_ 100:without 100:would+_ 180:would+i 30:would+like 100:wrapp
100:yet @get_kalshi_event 1460:* 30:,+all 10:,+and 20:,+show 10:,+what 30:.+$ 10:00 1220:26dec 10:26sep 170:29 40:50 60:<coin>
300:<series> 1460:<ticker> 1170:<venue> 50:?+$ 110:^+_ 110:^+all 20:^+every 10:^+how 20:^+pull 20:^+weath 60:^+what 20:^+will 80:_+$
70:_+, 60:_+_ 30:_+all 30:_+and 20:_+cut 140:_+event 30:_+for 20:_+i 20:_+odd 20:_+on 20:_+pric 20:_+trade 10:_+when 110:_+with
10:accord 720:all 20:all+of 110:all+strik 20:all+the 20:and+at 20:and+how 20:and+it 30:are+the 20:are+they 20:at+_ 20:at+what
90:balanc 10:been 70:bet 60:bos 90:budget 60:chanc 40:chance 60:close 10:consider 60:cut 20:cut+in 10:date 240:decemb 30:decemb+_
20:doe+_ 10:doe+it 10:doe+the 40:each 10:end 560:event 110:event+_ 120:every 300:fed 60:follow 30:for+_ 20:for+the 20:give 10:go
90:how 20:how+are 20:i+_ 120:imp 20:in+_ 20:in+decemb 120:inside 30:inside+_ 10:it+? 20:it+price 1170:kalshi 170:kxbalance 1230:kxf
140:last 20:like 10:look 190:market 120:meet 10:much 20:my+bos 60:n 80:no 10:no+$ 10:no+on 10:now 270:odd 20:odd+$ 30:odd+on
100:of+_ 20:of+it 60:off 60:on+_ 10:on+each 20:on+the 30:open 180:outcom 10:overall 10:per 10:percent 60:pl 20:pl+$ 600:pric
120:pric+$ 20:pric+of 170:price 40:price+$ 70:probability 60:pull 20:pull+the 10:resolve 70:show 30:still 10:still+open 540:strik
70:strik+of 160:strike 40:t3 10:t4 60:th 20:th+_ 180:the 30:the+_ 20:the+decemb 10:the+last 20:the+market 200:their 60:they 10:tick
10:today 10:told 10:trad 60:trade 10:u 40:und 10:und+_ 10:volume 60:weath 320:what 30:what+are 20:what+on 50:when 10:when+doe
60:will 20:will+_ 90:with+pric 50:with+their 180:ye 20:ye+price @get_kalshi_exchange_status 3300:* 50:,+and 80:,+i 50:,+or 30:,+when
30:.+$ 30:.+i 3300:<venue> 330:?+$ 50:?+can 30:?+my 30:^+_ 230:^+can 30:^+could 500:^+i 30:^+my 130:_+at 30:_+doe 100:_+down
280:_+open 80:_+right 50:_+thi 50:_+trad 80:_+up 100:am 50:and+if 300:anyth 100:api 50:are+they 80:at+_ 80:at+the 200:at+thi 100:atm
100:back 30:back+? 100:bet 30:bet+on 100:break 200:can+i 50:can+one 100:click 100:come 100:d 30:d+like 30:do+not 30:do+they
30:doe+it 1100:down 80:down+$ 80:down+? 300:exchange 200:for+trad 200:halt 100:hang 30:have+a 300:hour 100:how 30:how+_ 450:i+_
30:i+am 30:i+d 230:i+it 50:i+still 80:i+the 150:i+trade 200:if 30:in+a 30:in+the 30:it+come 100:it+down 30:it+now 3300:kalshi
100:key 30:key+$ 200:know 100:like 30:like+to 500:maintenance 30:me+? 200:minute 30:minute+? 800:moment 30:moment+$ 30:moment+,
30:moment+? 130:moment+or 200:morn 30:morn+$ 30:my+_ 100:night 200:not 30:not+, 100:noth 1000:now 150:now+$ 30:now+, 50:now+or
200:on+_ 30:on+at 200:one 50:one+trade 1300:open 230:open+for 30:or+down 200:or+i 100:ord 200:order 100:plac 200:place 500:right
130:right+now 100:rn 30:rn+$ 100:should 100:shut 100:since 30:since+the 100:sleep 100:so 200:still 100:t 80:the+exchange
80:the+moment 100:there 300:they 30:they+have 80:thi+hour 130:thi+moment 30:thi+morn 30:to+know 1200:trad 30:trad+? 130:trad+at
1000:trade 50:trade+at 180:trade+on 100:u 100:und 100:until 30:until+when 300:up 50:up+? 300:when 30:when+? 30:when+doe 30:when+it
100:window 100:work @get_kalshi_market 1190:* 30:,+_ 30:,+and 20:,+go 50:,+what 20:,+when 20:.+$ 60:00 570:26dec 60:26sep 560:29
390:50 180:75 1190:<ticker> 1060:<venue> 120:?+$ 20:?+i 80:^+_ 60:^+chance 30:^+how 20:^+i 30:^+odd 30:^+that 20:^+the 30:^+what
80:_+$ 80:_+, 20:_+. 30:_+? 80:_+_ 20:_+for 10:_+i 20:_+last 40:_+market 20:_+odd 60:_+on 20:_+price 20:_+show 20:_+what 20:_+when
60:accord 20:accord+to 20:and+how 20:and+i 20:and+on 20:at+_ 190:balanc 60:been 60:bet 10:bid 190:budget 20:by+_ 360:chance
50:chance+of 40:clos 150:close 60:consider 10:date 20:did+_ 20:doe+_ 20:doe+it 20:doe+the 60:end 20:for+_ 60:give 60:go 20:ha+been
180:how 20:how+did 20:how+much 50:i+_ 20:i+a 20:i+it 10:i+the 20:i+wa 20:in+it 20:it+? 1060:kalshi 560:kxbalance 630:kxf 120:last
120:like 20:like+i 60:look 20:look+at 10:lowest 220:market 20:market+, 30:market+_ 60:much 20:much+ha 60:now 20:now+$ 210:odd
20:odd+$ 20:odd+of 20:odd+on 40:of+_ 20:of+a 20:of+ye 90:on+_ 70:open 60:overall 60:per 60:percent 200:price 20:price+$ 20:price+?
60:probability 60:resolve 60:show 10:somebody 40:statu 70:still 20:still+open 570:t3 60:t4 10:th 30:that+_ 20:the+_ 20:the+last
20:the+market 60:there 20:there+$ 70:tick 40:time 10:time+of 20:to+_ 60:today 20:today+? 60:told 120:trad 20:trad+at 20:trad+in 60:u
60:volume 20:volume+? 10:want 450:what 30:what+i 20:what+the 130:when 20:when+doe 330:ye 20:ye+price @get_kalshi_orderbook 1420:*
130:,+_ 20:,+and 30:,+no 20:,+the 20:,+what 50:.+$ 970:26dec 450:29 810:50 160:75 460:<count> 300:<number> 1420:<ticker>
1060:<venue> 60:?+$ 20:?+_ 20:?+i 80:^+_ 10:^+best 20:^+cheapest 60:^+depth 30:^+how 60:^+ord 20:^+show 20:^+that 20:^+who 110:_+$
130:_+, 10:_+. 60:_+? 110:_+_ 70:_+at 40:_+book 90:_+level 30:_+on 20:_+one 20:_+please 10:_+thi 30:and+ask 20:and+how 10:anyone
180:ask 20:ask+$ 20:ask+for 80:at+_ 60:behind 40:best 60:bettor 130:bid 30:bid+and 10:bid+for 60:bidd 580:book 20:book+$ 10:book+,
110:book+for 30:buy 70:cheapest 120:contract 20:contract+i 60:deep 240:depth 50:depth+on 120:each 50:for+_ 80:for+no 30:for+the
30:for+ye 10:grab 10:highest 180:how 20:how+many 30:how+thick 10:i+can 20:i+suspect 30:i+the 10:if 10:im 50:in+_ 20:it+up
1060:kalshi 450:kxbalance 970:kxf 360:level 30:level+$ 20:level+each 60:lowest 10:lowest+ask 10:mak 60:many 10:mark 30:market
20:me+the 10:minute 990:no 20:no+$ 10:no+in 60:no+on 130:no+side 10:now 60:of+_ 20:of+the 40:off 110:on+_ 50:on+the 120:one 20:one+,
240:ord 60:ord+book 180:orderbook 30:orderbook+_ 10:pay 10:pick 20:please+, 10:prediction 70:price 20:price+? 60:quote 40:rest
10:right 30:second 10:sell 60:show 20:show+me 600:side 50:side+$ 20:side+, 50:side+of 10:somebody 60:suspect 970:t3 20:that+_
20:the+_ 30:the+book 20:the+contract 80:the+no 20:the+ye 10:thi+second 120:thick 30:thick+i 10:tick 70:up 10:very 20:want 60:way
110:what 60:who 20:who+i 230:ye 30:ye+in 10:ye+on @get_kalshi_price 1120:* 10:,+_ 40:,+what 20:.+$ 20:.+what 940:26dec 180:29 840:50
100:75 1120:<ticker> 750:<venue> 70:?+$ 30:^+_ 30:^+best 10:^+chance 90:^+cheapest 20:^+for 20:^+if 20:^+market 20:^+our 20:^+price
20:^+what 120:_+$ 40:_+, 30:_+. 40:_+_ 80:_+at 20:_+best 20:_+for 20:_+i 20:_+on 20:_+right 50:_+thi 10:accord 60:anyone 370:ask
20:ask+$ 20:ask+? 30:ask+for 110:at+_ 10:balanc 180:best 20:best+bid 180:bid 30:bid+for 10:budget 120:buy 60:chance 10:chance+of
360:cheapest 10:consider 20:could+i 10:end 60:for+no 30:for+ye 10:go 60:grab 60:highest 10:how 20:i+_ 30:i+can 20:i+pay 20:i+sell
20:i+the 20:i+want 20:i+would 60:if 20:if+i 60:im 80:in+_ 20:it+$ 750:kalshi 180:kxbalance 940:kxf 10:last 20:like 10:look
200:lowest 50:lowest+ask 60:mak 60:mark 150:market 60:minute 20:minute+? 610:no 20:no+$ 30:no+in 60:no+on 70:now 20:now+? 20:odd
10:of+_ 20:of+ye 180:off 150:on+_ 20:on+it 20:on+ye 60:pay 20:pay+to 10:percent 60:pick 20:pick+up 20:please+. 60:prediction
90:price 20:price+of 60:right 20:right+now 120:second 60:sell 60:somebody 940:t3 10:that+_ 20:the+highest 10:there 30:thi+second
70:tick 20:to+buy 10:told 10:trad 10:u 60:up 60:very 70:want 20:want+the 270:what 20:what+doe 20:what+i 490:ye 20:ye+in 60:ye+on
@get_kalshi_price_history 1040:* 80:,+_ 20:,+from 20:,+i 20:,+the 40:.+$ 60:00 360:26dec 60:26sep 620:29 240:50 120:75 60:<series>
1040:<step> 1040:<ticker> 920:<time> 560:<venue> 180:^+_ 20:^+chart 20:^+for 30:^+how 200:_+$ 70:_+, 40:_+. 90:_+_ 30:_+at
20:_+between 20:_+for 20:_+from 30:_+i 30:_+move 30:_+of 40:_+on 20:_+pric 80:_+price 60:_+since 90:_+ye 30:at+_ 40:balanc
60:between 20:between+_ 40:budget 100:chance 20:chance+of 60:chart 100:contract 20:contract+_ 10:contract+on 60:data 20:did+_
20:did+the 60:fed 40:for+_ 20:for+my 20:for+the 20:from+_ 20:from+the 120:history 30:history+of 120:how 30:how+did 30:i+need
20:i+want 50:in+_ 560:kalshi 620:kxbalance 420:kxf 40:level 10:level+for 120:move 20:move+_ 120:need 20:need+_ 20:need+the 240:no
20:no+in 20:no+side 120:of+_ 30:of+the 30:of+ye 60:ohlc 50:on+_ 60:pap 60:path 60:plot 60:pric 20:pric+of 540:price 20:price+for
30:price+history 80:price+of 120:side 30:side+, 340:since 90:since+_ 60:sunday 360:t3 60:t4 60:the 30:the+_ 30:the+no 20:the+price
20:the+ye 60:want 520:ye 30:ye+in 50:ye+price @get_kalshi_series 1200:* 50:,+and 30:,+could 30:,+how 30:,+who 100:<name>
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
20:what+the 60:which 120:will 30:will+do 10:with+the 20:with+what 60:ye 20:ye+or @get_logs 1280:* 80:,+_ 30:,+any 30:,+i 30:,+no
50:.+$ 100:<block> 1280:<chain> 780:<coin> 200:<count> 1240:<evmAddress> 700:<evmHash> 300:<fiat> 700:<hex> 300:<namesake>
1080:<number> 980:<series> 30:?+_ 40:^+_ 10:^+all 30:^+every 30:^+kind 30:^+log 130:^+raw 30:^+what 190:_+$ 100:_+, 100:_+. 190:_+_
60:_+and 30:_+been 40:_+between 150:_+block 30:_+entry 30:_+event 30:_+in 10:_+mov 30:_+of 130:_+on 30:_+out 30:_+over 30:_+that
100:_+to 30:_+where 40:all 10:all+_ 60:and+_ 100:any 300:approval 300:base 100:been 240:between 1180:block 30:block+$ 30:block+?
220:block+_ 500:contract 130:contract+_ 100:decod 30:do+, 300:emitt 100:entry 40:erc20 100:eth 880:ethereum 600:event 30:event+_
30:event+log 50:event+of 100:every 30:every+approval 100:fetch 140:first 10:first+$ 30:ha+the 50:i+_ 30:i+ok 80:in+_ 200:kind
30:kind+of 100:last 800:log 30:log+in 50:log+of 100:mind 40:mov 10:mov+_ 30:my+own 100:no 130:of+_ 200:ok 40:oldest 150:on+_
100:only 30:only+, 100:out 30:out+of 100:over 30:over+the 100:own 30:please+, 100:range 800:raw 130:raw+log 100:recent 100:recipient
100:test 30:that+the 10:the+_ 50:the+contract 30:the+last 100:thousand 100:to+_ 400:topic 50:topic+_ 400:topic0 100:topic0+_
100:transf 40:transfer 10:transfer+_ 200:undecod 380:usdc 100:what 30:what+ha 100:where 30:where+the 100:will 30:will+do
@get_multi_pools 970:* 80:,+_ 10:,+at 30:,+liquidity 50:,+please 10:,+up 30:,+volume 30:.+$ 30:.+would 270:24h 60:24h+volume
930:<chain> 500:<coin> 420:<count> 920:<evmAddress> 260:<namesake> 420:<number> 20:<pair> 40:<protocol> 700:<series>
50:<solanaAddress> 110:<step> 70:<time> 60:?+$ 40:^+_ 30:^+compare 10:^+dexscreen 10:^+how 60:^+i 50:^+liquidity 30:^+pool
10:^+price 10:^+tell 10:^+what 100:_+$ 70:_+, 60:_+. 20:_+? 120:_+_ 80:_+and 10:_+how 10:_+i 10:_+liquidity 10:_+move 10:_+of
30:_+on 120:_+pool 30:_+price 10:_+token 30:_+turnov 10:_+which 40:and+24h 110:and+_ 10:and+how 30:and+tell 10:and+what 100:answ
10:at+what 100:both 10:check 10:coin 100:compare 30:compare+_ 10:current 10:dao 20:data 130:day 30:day+$ 10:day+? 40:deep 10:deep+i
110:depth 30:dexscreen 10:did+it 20:down 100:each 250:eth 490:ethereum 30:for+me 20:geckoterminal 30:have+_ 120:how 10:how+deep
10:how+much 10:how+the 10:hows 10:i+do 30:i+have 10:i+in 10:i+that 40:in+_ 50:in+one 10:in+pool 10:inside 10:liq 850:liquidity
30:liquidity+$ 30:liquidity+, 70:liquidity+and 10:liquidity+of 100:look 10:lp 220:mainnet 10:many 10:me+how 30:me+on 10:mint
10:money 30:move 50:much 10:much+liquidity 10:of+_ 30:of+each 10:of+pool 10:of+the 30:of+them 120:on+_ 10:on+the 200:one 10:or+down
70:pair 10:pair+_ 10:percent 30:please+. 10:plz 830:pool 30:pool+, 40:pool+_ 30:pool+are 30:pool+for 50:pool+on 270:price 30:price+,
30:price+and 100:provide 110:put 100:review 10:since 10:sitt 50:solana 20:sushi 10:swap 100:table 120:tell 30:tell+me 10:the+_
10:the+day 10:the+liquidity 200:them 100:these 100:togeth 20:token 10:token+, 10:trade 100:turnov 30:turnov+of 100:und 20:uniswap
120:up 10:up+or 20:usdc 10:v3 20:view 20:vol 380:volume 30:volume+_ 10:volume+in 60:volume+of 70:what 10:what+price 10:what+the
20:which 10:which+_ 30:would+you 30:you+look @get_multi_token_pairs 920:* 90:,+_ 10:,+all 30:,+both 30:,+one 10:,+which 50:.+$
30:.+_ 10:.+what 900:<chain> 630:<coin> 260:<count> 760:<evmAddress> 10:<fiat> 10:<name> 420:<namesake> 360:<number> 500:<series>
140:<solanaAddress> 10:?+$ 20:?+_ 30:?+a 20:^+all 50:^+dexscreen 30:^+every 10:^+i 50:^+where 10:^+which 70:_+$ 110:_+, 30:_+.
40:_+? 110:_+_ 100:_+and 10:_+be 30:_+coin 10:_+i 50:_+in 10:_+of 80:_+on 30:_+pair 30:_+rows 10:_+token 10:_+trad 30:_+trade
10:about 70:aero 200:all 10:all+dex 30:all+the 130:and+_ 20:art 230:base 100:batch 10:best 10:biggest 110:bonk 200:both 30:both+_
10:buy 10:can+_ 10:can+i 110:coin 30:coin+in 10:depth 160:dex 40:dex+pair 350:dexscreen 60:dexscreen+pair 10:doe+_ 20:enough 20:eth
510:ethereum 120:every 10:find 10:first 70:for+_ 10:gitlawb 200:go 100:grab 10:i+_ 10:i+pay 10:i+the 10:i+trade 10:in+_ 30:in+a
50:in+one 10:it+$ 10:liq 170:liquidity 10:liquidity+$ 30:liquidity+, 110:list 30:list+with 10:lp 10:mainnet 20:mark 100:market
10:mint 20:most 30:of+both 10:of+them 20:off 140:on+_ 10:once 400:one 50:one+go 100:only 650:pair 10:pair+doe 90:pair+for 20:pay
10:pay+for 40:pepe 10:per 120:pippin 10:place 20:plenty 100:pool 10:pool+_ 100:pull 10:quot 200:request 100:rows 30:rows+$ 20:show
200:single 10:site 20:sol 130:solana 10:swapp 10:the+most 20:their 20:them 220:these 60:these+_ 30:token 100:top 30:top+$ 70:trad
10:trad+on 170:trade 10:trade+_ 30:trade+on 10:twitt 100:uni 10:usd 10:usdt 10:venu 10:venue 10:volume 10:want 110:wbtc 50:weth
50:what 220:where 10:where+_ 10:where+can 30:where+do 10:where+doe 10:where+i 10:where+on 60:which 20:which+pool @get_multi_tokens
790:* 110:,+_ 30:,+all 10:,+and 10:,+both 30:,+for 10:,+how 10:,+liquidity 30:,+market 10:,+mcap 10:,+supp 30:.+$ 10:.+what
750:<chain> 340:<coin> 20:<count> 680:<evmAddress> 130:<fiat> 240:<namesake> 20:<number> 440:<series> 100:<solanaAddress> 40:<step>
20:?+$ 10:^+_ 10:^+a 30:^+decimal 10:^+how 30:^+name 10:^+on 10:^+price 30:^+pull 10:^+token 10:^+what 70:_+$ 130:_+, 40:_+. 10:_+?
60:_+_ 60:_+and 30:_+contract 10:_+name 30:_+network 50:_+on 10:_+token 10:_+volume 10:_+what 40:about 10:about+_ 100:all 70:and+_
50:and+liquidity 10:and+what 40:ask 200:base 10:behind 30:bonk 150:both 10:both+_ 10:bsc 10:burn 10:cake 100:cap 30:cap+and 100:card
60:chain 20:coin 110:contract 30:contract+_ 10:current 550:decimal 30:decimal+of 10:dev 20:dex 10:doe+geckoterminal 460:ethereum
10:exact 20:exist 10:file 40:for+_ 30:for+the 240:geckoterminal 120:how 30:how+many 10:i+it 10:import 30:in+_ 100:includ 10:know
10:like 10:liq 330:liquidity 10:liquidity+$ 30:liquidity+, 10:liquidity+and 10:lot 10:mainnet 110:many 10:many+_ 20:many+decimal
10:mapp 20:mark 100:market 30:market+cap 100:marketcap 50:mcap 10:mcap+, 30:mint 10:moment 10:n 100:nam 30:nam+and 120:name
30:name+, 10:need 100:network 10:not 10:numb 40:of+_ 30:of+both 20:off 80:on+_ 10:on+chain 10:onchain 80:pool 10:pool+_ 10:position
110:price 10:price+of 100:pull 10:q 50:read 10:round 10:say 40:see 10:sheet 70:solana 80:supp 10:supp+, 10:supp+of 50:symbol
100:tell 30:tell+me 30:the+_ 30:the+token 20:their 120:these 10:these+_ 10:they 40:tick 10:today 300:token 10:token+_ 30:token+in
30:total 10:total+supp 10:trade 10:uni 100:up 30:up+the 30:usd 20:usdc 10:usdt 20:vol 40:volume 10:weth 100:what 10:what+i 20:worth
@get_native_balance 1690:* 20:,+how 20:,+i 20:,+not 20:.+$ 20:.+how 1210:<chain> 1630:<coin> 370:<ens> 1320:<evmAddress>
180:<namesake> 60:<number> 1150:<series> 60:?+$ 20:?+we 180:^+_ 200:^+how 20:^+my 240:_+$ 50:_+, 20:_+. 50:_+? 50:_+_ 20:_+are
20:_+at 130:_+balance 20:_+do 60:_+doe 20:_+got 30:_+ha 50:_+have 20:_+held 20:_+hold 60:_+i 30:_+in 20:_+lie 130:_+on 20:_+plz
20:_+sit 60:addres 20:addres+i 60:arbitrum 20:are+_ 20:are+in 20:at+thi 60:avalanche 60:avax 600:balance 50:balance+_ 90:balance+of
250:base 120:bnb 60:bsc 20:by+_ 60:coin 20:do+i 60:doe+_ 1390:eth 60:ethereum 60:ga 20:ga+$ 60:got 60:grandfath 30:ha+_ 30:have+$
60:held 20:held+by 60:hold 20:hold+on 910:how 60:how+many 170:how+much 20:i+_ 20:i+have 20:i+in 30:i+sitt 20:i+want 130:in+_
20:in+there 180:left 60:lie 20:lie+in 300:mainnet 240:many 60:many+_ 60:moment 20:moment+? 670:much 170:much+_ 60:must 20:my+addres
60:native 20:native+coin 60:not 20:not+the 90:of+_ 170:on+_ 20:on+the 60:optimism 60:pay 60:plz 60:pol 60:polygon 60:sit 20:sit+in
190:sitt 50:sitt+in 60:split 20:the+_ 20:the+token 120:there 20:there+$ 20:thi+moment 60:today 20:today+? 60:token 20:token+$ 60:u
20:u+_ 60:want 20:we+are @get_networks 700:* 50:,+_ 30:.+_ 200:<chain> 200:<coin> 200:<count> 100:<series> 50:?+$ 50:?+give
30:?+need 30:^+how 30:^+on 50:^+what 80:^+which 50:_+$ 30:_+, 30:_+and 30:_+in 30:_+with 30:and+_ 100:avalanche 100:call 30:call+_
200:chain 30:chain+doe 100:check 200:cov 200:dex 30:dex+pool 130:doe+geckoterminal 100:e 30:e+. 100:eth 200:follow 100:g
700:geckoterminal 200:give 50:give+me 30:have+$ 100:how 30:how+long 30:i+the 30:i+there 400:id 30:id+, 30:id+doe 30:in+it 200:list
30:list+, 30:list+of 100:long 30:long+i 30:me+_ 30:me+it 100:need 30:need+it 600:network 30:on+geckoterminal 30:on+which 100:polygon
200:pool 30:pool+on 30:the+list 100:there 30:there+$ 100:url 200:what 30:what+doe 100:wheth 400:which 50:which+chain
50:which+network 100:whole @get_new_coins 2000:* 50:,+_ 30:,+and 30:,+i 50:,+with 50:.+$ 900:<count> 600:<number> 100:<time> 130:?+$
30:?+? 30:?+i 30:?+show 30:?+want 30:^+_ 50:^+any 30:^+anyth 30:^+coin 30:^+coingecko 30:^+kind 30:^+latest 50:^+new 30:^+newest
50:^+the 50:^+what 80:^+which 150:_+$ 30:_+? 80:_+coin 30:_+token 100:about 30:about+the 800:add 100:am 30:and+when 200:any
100:anyth 1300:coin 30:coin+on 1900:coingecko 80:coingecko+$ 80:coingecko+, 30:coingecko+_ 100:curiou 100:desk 200:each 100:exact
400:fresh 100:front 100:go 200:got 30:i+am 30:i+mean 200:just 100:kind 100:late 30:late+$ 100:latest 700:list 30:list+$ 600:listing
100:live 30:me+the 100:mean 600:most 150:most+recent 500:new 100:newest 200:on+coingecko 30:please+. 700:recent 80:recent+,
30:recent+? 100:screen 200:show 30:show+_ 30:show+me 130:the+_ 30:the+coin 30:the+time 100:there 30:there+? 100:tim 100:time
80:to+coingecko 100:token 200:want 30:want+the 30:want+to 200:what 50:what+coin 100:when 500:which 30:which+_ 80:which+coin
30:with+the @get_new_pools 3010:* 150:,+_ 30:,+give 30:,+just 30:,+list 50:,+show 30:,+the 50:.+$ 3010:<chain> 300:<coin>
600:<count> 1210:<namesake> 1000:<number> 200:<series> 100:<step> 100:<time> 50:?+$ 30:?+i 30:?+it 50:^+_ 50:^+anyth 230:^+fresh
30:^+i 50:^+new 180:^+newest 30:^+show 30:^+what 50:^+which 350:_+$ 300:_+, 130:_+? 50:_+_ 30:_+list 30:_+of 50:_+pl 50:_+pool
30:_+that 100:active 100:again 200:anyth 1200:base 300:brand 300:bsc 700:creat 100:em 30:em+$ 200:eth 100:feed 1300:fresh
100:freshest 100:give 30:give+me 200:got 30:i+mean 100:if 600:just 300:last 600:launch 400:liquidity 100:liquidity+pool 200:list
30:list+the 30:me+_ 30:me+the 100:mean 100:most 30:most+recent 600:new 910:newest 180:newest+pool 200:now 30:now+$ 30:now+, 100:old
650:on+_ 100:one 100:only 30:only+. 300:open 30:open+on 30:our+_ 400:pair 50:pair+on 100:piec 300:pl 50:pl+$ 30:pl+, 30:please+$
200:polygon 2600:pool 30:pool+$ 50:pool+_ 400:pool+on 50:pool+that 100:possible 100:recent 100:rugg 100:second 400:show 80:show+_
30:show+me 1110:solana 30:the+_ 30:the+liquidity 30:the+newest 30:the+pool 100:there 30:there+$ 10:token 200:watch 100:what
300:which 30:which+_ @get_nft 5200:* 30:,+_ 80:,+and 30:,+i 20:,+in 20:,+it 10:,+market 20:,+my 50:,+numb 50:,+sal 30:,+so 20:,+the
20:,+volume 30:,+what 40:.+$ 20:.+how 30:.+what 20:.+where 100:24h 30:24h+volume 750:<chain> 1930:<coin> 4210:<collection>
870:<evmAddress> 100:<fiat> 200:<namesake> 180:<quoted> 420:<series> 720:<time> 480:?+$ 20:?+? 20:?+i 20:?+it 530:^+_ 40:^+a
20:^+all 60:^+are 20:^+cheapest 10:^+collection 30:^+did 140:^+floor 190:^+how 30:^+i 20:^+my 10:^+nft 40:^+numb 20:^+our 10:^+the
30:^+we 50:^+what 10:^+who 210:_+$ 80:_+, 70:_+. 180:_+? 50:_+_ 20:_+all 20:_+and 20:_+chang 60:_+collection 20:_+do 410:_+floor
20:_+ha 30:_+have 10:_+i 10:_+it 10:_+market 10:_+nft 110:_+on 30:_+still 20:_+these 20:_+to 20:_+today 50:_+volume 20:_+wa 70:a+_
60:above 60:actual 60:against 20:against+the 120:all 30:all+time 60:altogeth 20:and+24h 10:and+_ 20:and+for 80:and+how 10:and+numb
30:and+the 30:and+volume 40:and+what 20:and+when 100:anyth 400:ape 70:are+_ 20:are+the 50:at+_ 20:at+in 160:ath 60:average 500:azuki
260:base 60:bayc 60:below 360:bor 60:bos 60:buy 80:cap 10:cap+$ 60:carry 60:chang 20:chang+hand 60:change 20:change+$ 280:cheapest
40:check 10:check+_ 60:club 110:coingecko 10:coingecko+$ 20:coingecko+id 60:collect 890:collection 20:collection+$ 20:collection+,
50:collection+_ 60:collection+at 20:collection+i 20:collection+with 330:contract 80:contract+_ 180:cost 20:cost+$ 20:cost+,
20:cost+on 60:count 20:count+and 800:cryptopunk 120:day 20:day+$ 60:dead 20:did+_ 20:did+the 120:different 20:do+, 20:doe+_
30:doe+the 120:doodl 60:down 60:drop 240:eth 340:ethereum 380:ever 100:fallen 160:far 3460:floor 190:floor+$ 80:floor+, 130:floor+?
30:floor+_ 50:floor+of 20:floor+on 140:floor+price 10:for+$ 20:for+how 40:for+the 60:friend 10:from+coingecko 30:from+it 20:from+the
100:glad 160:go 30:go+for 20:go+up 60:gone 40:got 10:got+a 30:ha+_ 30:ha+the 60:hand 30:have+$ 60:he 60:heat 120:high 380:highest
60:highest+floor 40:holder 10:holder+_ 1050:how 20:how+are 40:how+far 170:how+many 60:how+much 30:i+_ 20:i+a 30:i+it 20:i+mean
30:i+should 60:i+the 70:id 20:id+_ 60:in+_ 10:in+our 20:in+percent 20:in+them 120:introduc 20:it+cost 60:it+floor 20:it+i 10:it+in
20:it+own 60:keep 160:know 100:learn 60:like 20:like+to 180:lil 50:list 60:lowest 110:mainnet 60:mak 730:many 20:many+_
100:many+owner 30:many+people 140:market 20:market+cap 60:mcap 120:mean 60:might 240:milady 60:mint 240:much 20:much+_ 30:much+i
20:my+bos 20:my+wife 100:name 30:name+, 470:nft 40:nft+collection 70:nft+contract 100:noth 300:now 20:now+$ 20:now+, 50:now+?
440:numb 110:numb+of 100:of+_ 10:of+holder 10:of+nft 60:of+owner 30:of+that 60:of+the 130:on+_ 20:on+the 400:one 20:one+$ 20:one+?
20:one+go 10:one+list 20:one+of 20:or+down 10:our+treasury 240:own 950:owner 80:owner+, 50:owner+and 1770:penguin 180:people
60:percent 20:percent+$ 60:pl 20:pl+$ 680:price 20:price+$ 40:price+, 20:price+? 30:price+_ 50:price+of 50:project 2130:pudgy
60:quot 160:reach 160:record 480:sal 60:sale 60:sell 100:should 30:should+be 60:since 20:since+_ 120:so 30:so+what 160:sold 40:some
60:someth 120:stat 100:still 30:that+_ 70:the+_ 60:the+cheapest 20:the+coingecko 80:the+collection 10:the+contract 20:the+day
70:the+floor 70:the+highest 20:the+market 30:the+name 50:the+nft 20:the+whole 60:their 60:them 100:there 30:there+are 60:these
20:these+day 100:they 120:time 30:time+high 600:today 80:today+$ 30:today+, 40:today+? 100:trad 20:trad+in 40:treasury 10:treasury+$
10:und 60:unique 60:up 20:up+or 60:v 60:valu 40:versu 500:volume 30:volume+$ 20:volume+_ 20:volume+in 20:volume+of 20:volume+today
30:wa+the 40:wash 620:what 20:what+doe 60:what+i 20:what+it 40:what+the 30:what+wa 60:when 20:when+? 60:where 20:where+i 10:which
40:who 60:whole 20:whole+_ 60:wife 20:with+the 100:worth 20:would+like 60:yacht 60:yet 20:you+can @get_nft_by_contract 2950:* 10:,+_
20:,+and 10:,+in 10:,+it 20:,+market 10:,+my 30:,+numb 80:,+sal 10:,+so 10:,+the 10:,+volume 10:,+what 10:.+$ 10:.+how 20:.+what
10:.+where 200:24h 30:24h+volume 1110:<chain> 940:<coin> 1530:<collection> 1510:<evmAddress> 100:<fiat> 250:<namesake> 50:<quoted>
610:<series> 420:<time> 230:?+$ 10:?+? 10:?+i 10:?+it 250:^+_ 10:^+a 10:^+all 20:^+are 10:^+cheapest 20:^+collection 20:^+did
140:^+floor 80:^+how 10:^+i 10:^+my 20:^+nft 20:^+numb 10:^+our 20:^+the 20:^+we 30:^+what 20:^+who 240:_+$ 40:_+, 40:_+. 80:_+?
80:_+_ 10:_+all 10:_+and 10:_+chang 40:_+collection 10:_+do 130:_+floor 10:_+ha 30:_+have 20:_+i 20:_+it 20:_+market 20:_+nft
170:_+on 10:_+these 10:_+today 40:_+volume 10:_+wa 40:a+_ 40:above 10:actual 40:against 10:against+the 80:all 20:all+time
20:altogeth 20:an+nft 10:and+24h 20:and+_ 10:and+for 20:and+how 20:and+numb 50:and+volume 30:and+what 10:and+when 210:ape 30:are+_
10:are+the 80:at+_ 10:at+in 40:ath 40:average 120:azuki 200:base 40:below 150:bor 20:bos 20:buy 120:cap 20:cap+$ 20:carry 20:chang
10:chang+hand 140:cheapest 60:check 20:check+_ 40:club 110:coingecko 20:coingecko+$ 10:coingecko+id 20:collect 790:collection
10:collection+, 60:collection+_ 80:collection+at 10:collection+i 10:collection+with 500:contract 130:contract+_ 60:cost 10:cost+$
10:cost+, 10:cost+on 40:count 10:count+and 270:cryptopunk 60:day 10:day+$ 20:dead 10:did+_ 10:did+the 20:different 10:do+, 10:doe+_
10:doe+the 140:doodl 40:down 20:drop 240:eth 490:ethereum 80:ever 40:far 1690:floor 60:floor+$ 50:floor+, 60:floor+? 10:floor+_
40:floor+of 10:floor+on 60:floor+price 20:for+$ 10:for+how 50:for+the 40:friend 20:from+coingecko 10:from+the 140:go 30:go+for
10:go+up 40:gone 60:got 20:got+a 20:ha+the 20:hand 10:have+$ 20:have+a 20:he 20:heat 80:high 80:highest 20:highest+floor 60:holder
20:holder+_ 380:how 10:how+are 10:how+far 60:how+many 20:how+much 10:i+_ 10:i+a 10:i+it 10:i+mean 30:i+the 50:id 10:id+_ 40:in+_
20:in+our 10:in+percent 10:in+them 40:introduc 10:it+cost 30:it+floor 10:it+i 20:it+in 10:it+own 20:keep 40:know 20:like 10:like+to
60:lil 70:list 40:lowest 340:mainnet 10:mak 280:many 10:many+_ 50:many+owner 10:many+people 140:market 30:market+cap 20:mcap 60:mean
40:might 110:milady 40:mint 80:much 10:much+_ 10:much+i 10:my+bos 10:my+wife 580:nft 40:nft+collection 80:nft+contract 100:now
10:now+, 20:now+? 390:numb 100:numb+of 50:of+_ 20:of+holder 20:of+nft 60:of+owner 10:of+that 50:of+the 190:on+_ 10:on+the 200:one
10:one+$ 10:one+? 10:one+go 20:one+list 10:one+of 10:or+down 20:our+treasury 100:own 790:owner 80:owner+, 60:owner+and 610:penguin
60:people 40:percent 10:percent+$ 10:pl 260:price 20:price+, 10:price+? 10:price+_ 30:price+of 120:project 740:pudgy 20:quot
40:reach 40:record 720:sal 40:sale 40:sell 40:since 10:since+_ 40:so 10:so+what 20:sold 60:some 40:someth 160:stat 20:that+_
40:the+_ 30:the+cheapest 10:the+coingecko 60:the+collection 20:the+contract 10:the+day 20:the+floor 10:the+highest 10:the+market
40:the+nft 10:the+whole 40:their 20:them 20:these 10:these+day 80:time 20:time+high 280:today 40:today+$ 10:today+, 30:today+?
80:trad 10:trad+in 60:treasury 20:treasury+$ 10:und 40:unique 40:up 10:up+or 40:v 40:valu 60:versu 100:vol 500:volume 40:volume+$
10:volume+in 30:volume+of 10:volume+today 20:wa+the 60:wash 360:what 10:what+doe 30:what+i 10:what+it 30:what+the 20:what+wa 40:when
10:when+? 20:where 10:where+i 10:which 60:who 40:whole 10:whole+_ 20:wife 10:with+the 10:would+like 40:yacht 20:yet 10:you+can
@get_nft_holdings 1550:* 120:,+_ 40:,+and 10:,+could 30:,+i 10:,+list 20:,+one 30:,+with 60:.+$ 30:1155 10:721 1440:<chain>
170:<coin> 80:<collection> 390:<count> 270:<ens> 1280:<evmAddress> 60:<exchange> 100:<fiat> 20:<name> 710:<namesake> 350:<number>
450:<series> 30:<ticker> 110:?+$ 20:?+_ 10:^+_ 20:^+doe 20:^+every 10:^+from 10:^+i 10:^+list 60:^+nft 30:^+please 10:^+show
30:^+what 50:^+which 110:_+$ 230:_+, 60:_+? 30:_+_ 10:_+entry 10:_+have 50:_+hold 30:_+in 10:_+item 10:_+keep 10:_+nft 40:_+of
190:_+on 10:_+one 10:_+only 50:_+own 20:_+rows 20:_+wallet 20:_+without 10:a+client 10:addres 10:all 20:and+how 20:and+tell 60:any
10:any+_ 20:anyth 30:ape 20:arbitrum 60:avalanche 20:azuki 310:base 10:bayc 60:binance 60:bnb 30:bor 70:by+_ 20:by+one 10:case
60:chain 10:check 40:client 60:collectibl 120:collection 10:collection+_ 10:collection+doe 10:collector 30:contract 10:contract+_
10:could+you 10:d 20:document 100:doe+_ 70:each 10:each+? 10:em 20:entry 50:erc 10:erc+_ 10:erc1155 60:eth 480:ethereum 130:every
40:everyth 100:flag 160:flagg 10:follow 10:for+_ 10:from+which 10:ha+_ 60:hav 10:have+on 250:held 60:held+by 10:hi 210:hold
30:hold+on 70:how 20:how+many 10:i+_ 10:i+m 30:i+want 20:if 140:in+_ 20:in+the 10:in+there 60:includ 10:include 20:individual
60:inventory 10:invest 10:it+at 40:item 270:jpeg 10:junk 10:just 30:keep 10:keep+on 10:kept 100:know 10:leav 20:let 60:lie 20:lie+in
210:like 270:list 10:list+every 30:list+of 10:list+the 30:list+with 200:look 50:look+like 20:m 200:mainnet 70:many 10:many+of
10:many+piec 40:mark 10:me+_ 20:me+which 10:memo 360:morali 20:most 10:must 20:nam 10:nam+and 1090:nft 10:nft+_ 20:nft+collection
70:nft+doe 40:nft+in 10:nft+of 10:nft+own 10:nice 10:not 20:of+_ 10:of+a 20:of+each 30:of+the 40:of+them 290:on+_ 150:one 10:one+$
10:one+, 20:one+by 30:only 10:only+$ 50:optimism 60:over 20:over+on 240:own 10:own+by 10:own+on 20:penguin 190:pictur 20:picture
50:piec 10:piec+of 30:please+list 300:polygon 10:possible 20:pudgy 60:rows 20:rows+. 120:say 10:say+_ 60:scroll 50:see 10:see+the
50:show 10:show+me 80:single 10:sit 160:sitt 40:sitt+in 40:so 10:so+that 60:someth 460:spam 10:still 60:tell 20:tell+me 20:the+_
60:the+nft 10:their 150:them 10:them+$ 30:them+, 10:them+? 30:there 10:there+$ 20:to+_ 30:to+know 10:valuation 40:value 100:wallet
20:wallet+_ 110:want 30:want+to 330:what 50:what+nft 550:which 50:which+are 50:which+nft 20:which+one 30:with+a 60:without
@get_nft_market_chart 2590:* 50:,+_ 80:,+a 30:,+go 50:,+i 30:,+id 30:,+need 100:.+$ 100:<coin> 2590:<collection> 100:<protocol>
100:<quoted> 100:<step> 2020:<time> 100:?+$ 410:^+_ 30:^+can 10:^+did 30:^+for 30:^+full 50:^+how 30:^+i 30:^+my 30:^+the 280:_+$
100:_+, 50:_+. 80:_+? 50:_+_ 50:_+and 30:_+at 30:_+back 540:_+floor 30:_+mov 30:_+on 10:_+to 10:_+volume 50:a+_ 30:a+a 30:a+chart
30:a+client 50:a+far 30:and+want 500:ape 30:at+the 520:azuki 300:back 30:back+$ 100:began 100:beginn 500:bor 300:bought 50:bought+a
30:can+you 20:change 10:change+$ 300:chart 30:chart+_ 100:cheapest 100:client 300:club 100:coingecko 100:cousin 900:cryptopunk
100:curve 200:develop 50:develop+_ 10:did+_ 30:did+the 140:doodl 100:down 30:down+? 20:drop 200:entire 40:ever 200:far 2470:floor
40:floor+$ 50:floor+, 150:floor+_ 30:floor+of 100:floor+price 30:for+_ 30:for+a 10:for+the 100:full 100:go 30:go+up 100:goe
30:ha+the 30:have+it 100:he 40:highest 600:history 50:history+, 30:history+_ 30:history+of 500:how 30:how+did 50:how+ha 50:how+the
30:i+_ 50:i+bought 30:i+need 30:i+see 30:i+want 100:id 30:it+_ 100:lifetime 120:lil 100:mak 100:may 30:may+i 30:me+how 100:milady
100:mov 30:mov+_ 200:need 30:need+_ 30:need+the 100:nft 100:now 30:of+_ 50:of+the 100:official 30:on+coingecko 30:on+the 30:or+down
200:over 50:over+the 100:past 30:past+_ 110:penguin 10:pl 50:please+, 540:price 80:price+_ 30:price+of 330:pudgy 100:punk 100:quart
100:record 100:require 100:see 30:see+how 100:sery 100:show 30:show+me 200:since 100:slide 160:the+_ 30:the+cheapest 30:the+floor
30:the+nft 30:the+top 30:the+whole 100:their 100:time 40:today 10:today+$ 10:today+, 100:top 100:up 30:up+or 100:value 20:volume
10:volume+_ 200:want 30:want+a 30:want+to 200:went 50:went+_ 100:whole 300:yacht 30:you+have 30:you+show @get_nft_markets 3050:*
180:,+_ 30:,+and 20:,+by 10:,+need 20:,+only 30:,+please 10:,+the 30:,+with 50:.+$ 440:24h 110:24h+volume 1340:<chain> 450:<coin>
90:<collection> 1340:<count> 20:<evmAddress> 1320:<fiat> 620:<namesake> 700:<number> 840:<series> 760:<time> 70:?+$ 30:?+_ 160:^+_
30:^+biggest 30:^+collection 10:^+floor 30:^+hottest 40:^+i 20:^+largest 10:^+list 70:^+most 100:^+nft 40:^+top 30:^+we 90:^+what
100:^+which 170:_+$ 130:_+, 30:_+. 70:_+? 50:_+_ 60:_+by 80:_+collection 40:_+floor 50:_+in 10:_+market 130:_+nft 10:_+on 30:_+only
20:_+please 80:_+rows 30:_+that 10:_+to 30:_+today 40:_+trad 140:_+volume 30:_+with 100:about 30:about+_ 160:acros 20:acros+all
30:acros+every 60:all 20:all+chain 30:an+nft 30:and+give 10:and+how 10:and+numb 50:are+the 30:are+there 10:at+_ 300:base 160:biggest
40:build 110:by+24h 130:by+_ 130:by+market 40:by+mcap 30:by+volume 500:cap 30:cap+$ 30:cap+, 30:cap+_ 100:capitalisation 200:chain
30:chain+? 20:chain+by 20:change 10:change+$ 40:coin 40:coingecko 10:coingecko+id 2740:collection 20:collection+$ 30:collection+,
30:collection+_ 10:collection+at 170:collection+by 130:collection+on 10:collection+with 40:contract 10:contract+for 40:count
20:cryptopunk 100:data 30:data+$ 160:day 20:did+the 680:dollar 40:dropdown 140:each 40:each+, 100:eth 740:ethereum 100:every
30:every+chain 870:floor 110:floor+$ 50:floor+, 40:for+each 10:for+the 200:give 120:hottest 20:how 10:how+many 30:i+m 40:id 140:in+_
10:in+their 100:jpeg 100:land 260:largest 100:leader 20:lil 40:list 10:list+of 100:m 30:m+writ 20:many 10:many+owner 800:market
130:market+cap 160:mcap 30:mcap+, 700:most 70:most+_ 70:most+trad 40:most+volume 40:need 100:newslett 2660:nft 20:nft+_
560:nft+collection 160:now 40:now+$ 120:numb 30:numb+of 20:of+nft 30:of+owner 40:of+the 210:on+_ 160:only 30:only+, 20:only+_
100:order 30:order+by 60:over 20:over+_ 40:own 540:owner 80:owner+and 40:penguin 10:pl 40:please+$ 200:polygon 70:pudgy 60:r
240:rank 60:rank+by 40:rath 100:right 30:right+now 300:rows 30:rows+$ 30:rows+. 100:run 300:sal 100:say 200:smallest 140:sort
30:sort+by 40:than 10:than+_ 40:the+_ 20:the+biggest 40:the+day 50:the+largest 30:the+market 70:the+most 10:the+nft 40:their
200:there 30:there+on 360:today 20:today+$ 20:today+, 30:today+in 100:too 30:too+$ 220:top 20:top+, 760:trad 100:trad+nft 30:trad+on
20:trad+the 100:u 30:u+_ 640:usd 100:value 1360:volume 60:volume+$ 80:volume+, 50:volume+_ 90:volume+in 30:volume+of 30:volume+today
300:w 360:what 50:what+nft 380:which 40:which+_ 60:which+nft 10:with+the 60:worldwide 100:writ @get_nft_security 2630:* 50:,+_
80:,+and 50:,+can 30:,+not 30:.+_ 30:.+can 10:.+how 260:<block> 1460:<chain> 500:<coin> 1540:<collection> 2440:<evmAddress>
920:<namesake> 500:<number> 40:<protocol> 10:<quoted> 1300:<series> 40:<signature> 80:<time> 340:?+$ 40:?+contract 30:?+look 160:^+_
50:^+before 180:^+can 80:^+could 30:^+doe 10:^+how 80:^+i 10:^+numb 20:^+who 130:_+$ 100:_+, 30:_+. 50:_+? 140:_+_ 30:_+allow
10:_+and 30:_+any 30:_+burn 50:_+can 10:_+chang 30:_+collection 200:_+contract 30:_+from 30:_+i 10:_+keep 180:_+mint 30:_+move
80:_+nft 30:_+of 240:_+on 30:_+own 10:_+straight 10:_+volume 30:_+wa 10:_+who 100:allow 20:altogeth 10:and+for 30:and+i 50:and+who
100:any 100:anyone 1010:ape 100:approv 500:approval 100:approval+? 200:ask 30:ask+? 100:away 600:azuki 100:b4 300:bayc 200:before
50:before+i 100:behind 30:behind+_ 200:block 30:block+, 470:bor 300:burn 200:buy 30:can+_ 30:can+anyone 200:can+the 20:chang
10:chang+hand 100:check 200:collateral 20:collect 620:collection 130:collection+_ 200:consent 1480:contract 270:contract+_ 200:copy
80:could+the 40:cryptopunk 20:different 30:doe+the 10:erc20 320:eth 1000:ethereum 200:extra 100:fine 10:for+how 10:for+me 100:freeze
300:genuine 20:hand 40:hold 100:holder 30:holder+? 70:how 10:how+many 10:how+much 30:i+_ 30:i+buy 50:i+it 50:i+the 30:i+thi
10:in+them 10:it+? 30:it+a 30:it+own 30:it+the 100:jpeg 40:keep 100:legit 20:lil 100:look 30:look+at 240:mainnet 10:mak 50:many
10:many+_ 10:many+owner 100:may 10:me+$ 10:milady 300:mine 1400:mint 250:mint+more 30:mint+or 1000:more 30:more+_ 50:more+of
130:more+or 1100:move 40:much 10:much+_ 30:my+approval 100:new 930:nft 30:nft+collection 60:nft+contract 100:no 30:no+. 100:not
30:numb 10:numb+of 10:of+_ 30:of+nft 110:of+the 50:of+them 40:off 100:offer 290:on+_ 500:one 50:one+$ 30:one+? 40:opensea 30:or+a
30:or+freeze 30:or+mint 200:or+move 1270:own 20:own+_ 130:own+of 30:own+token 30:owner 100:penguin 110:people 100:piec 100:power
120:pudgy 40:read 10:read+_ 100:risky 200:run 30:run+_ 100:security 100:sign 100:simp 20:sold 100:some 100:still 30:still+mint
100:stop 40:straight 10:symbol 100:take 300:team 30:team+behind 10:th 30:that+one 180:the+_ 80:the+collection 50:the+contract
130:the+own 50:the+team 420:them 30:them+? 100:there 100:think 30:think+of 30:to+move 200:token 30:token+_ 320:trad 30:trad+$
30:trad+? 10:trad+in 100:transfer 100:verify 20:volume 10:volume+of 10:what 300:who 30:who+ha 10:who+hold 40:who+own 200:whoev
50:whoev+run 100:will 1100:without @get_nft_tickers 3490:* 240:,+_ 30:,+i 10:,+my 10:,+so 10:,+the 40:,+what 30:.+$ 10:.+what
10:.+where 2090:<coin> 3350:<collection> 2300:<protocol> 40:<quoted> 140:<time> 340:?+$ 30:?+i 10:?+it 360:^+_ 10:^+are 50:^+at
10:^+cheapest 30:^+compare 90:^+floor 20:^+how 130:^+i 10:^+my 10:^+our 30:^+price 10:^+we 10:^+what 130:^+where 30:^+which 200:_+$
110:_+, 10:_+. 130:_+? 50:_+_ 30:_+a 30:_+against 150:_+and 50:_+at 10:_+collection 30:_+cost 10:_+do 360:_+floor 50:_+for 30:_+i
80:_+on 230:_+or 10:_+these 10:_+today 150:_+v 30:_+volume 30:_+where 30:_+with 60:a+_ 200:against 50:against+_ 30:an+_ 30:and+_
50:and+on 50:and+the 10:and+volume 30:and+what 60:ape 30:are+_ 10:are+the 30:at+_ 30:at+present 30:at+the 30:at+what 30:at+which
460:azuki 40:base 40:bayc 100:between 30:between+_ 2300:blur 60:bor 20:bos 100:both 120:buy 30:can+i 20:carry 400:cheap 580:cheapest
80:cheapest+, 140:collection 10:collection+, 10:collection+_ 10:collection+at 10:collection+i 200:compare 160:cost 10:cost+$
10:cost+, 30:cost+on 440:cryptopunk 100:d 30:d+like 20:day 10:day+$ 20:dead 10:do+, 30:do+the 10:doe+the 100:doodl 500:each
30:each+$ 100:else 2610:floor 80:floor+$ 10:floor+, 20:floor+? 90:floor+_ 40:floor+of 110:floor+on 80:floor+price 30:for+_ 30:for+a
30:for+my 200:gap 200:get 30:get+the 20:he 20:heat 100:her 100:highest 60:how 10:how+are 10:how+much 100:husband 60:i+_ 30:i+a
30:i+an 30:i+d 50:i+get 40:i+it 30:i+need 70:i+the 50:i+there 30:i+would 10:in+_ 100:individual 40:introduc 10:it+cost 60:it+floor
10:it+i 20:keep 220:like 60:like+to 200:list 30:list+my 400:mak 100:maker 20:market 300:marketplac 700:marketplace 20:mean
820:milady 100:moment 30:moment+, 100:more 40:much 10:much+i 30:my+_ 10:my+bos 10:my+wife 100:need 30:need+the 60:nft
20:nft+collection 200:now 10:now+$ 10:now+, 40:now+? 90:of+_ 10:of+that 10:of+the 160:on+_ 80:on+each 10:on+the 30:on+which 300:one
10:one+$ 10:one+? 30:one+list 10:one+of 2300:opensea 80:or+_ 130:or+blur 200:oth 1300:penguin 100:per 10:pl 100:present 30:present+?
420:price 10:price+$ 10:price+_ 30:price+and 60:price+of 1330:pudgy 200:punk 20:quot 100:quote 100:rest 30:rest+$ 100:right
30:right+now 40:so 10:so+what 100:somewhere 10:that+_ 30:the+_ 60:the+cheapest 10:the+collection 60:the+floor 10:the+market
30:the+moment 10:the+nft 30:the+one 30:the+oth 30:the+rest 200:there 50:there+a 20:these 10:these+day 30:to+buy 60:today 10:today+$
10:today+, 10:today+? 100:trad 30:trad+, 100:trade 30:trade+_ 600:v 150:v+_ 240:volume 10:volume+$ 30:volume+_ 10:volume+in 30:wa+it
10:wa+the 520:what 30:what+_ 30:what+do 10:what+doe 40:what+i 10:what+it 10:what+the 30:what+wa 720:where 30:where+_ 30:where+can
60:where+i 30:where+the 300:which 20:wife 30:with+the 30:would+i 30:would+like 20:yet 10:you+can @get_nfts 2620:* 200:,+_ 10:,+by
30:,+for 30:,+highest 30:,+id 30:,+like 40:,+need 10:,+only 40:,+the 30:.+$ 260:24h 70:24h+volume 80:<chain> 140:<coin>
60:<collection> 960:<count> 780:<fiat> 1100:<number> 80:<series> 560:<time> 50:?+$ 20:^+_ 50:^+cheapest 30:^+collection
30:^+contract 50:^+give 20:^+hottest 20:^+i 30:^+id 10:^+largest 40:^+list 50:^+most 30:^+need 200:^+nft 10:^+top 10:^+what
50:^+which 260:_+$ 50:_+, 10:_+? 30:_+_ 40:_+by 20:_+collection 20:_+market 130:_+nft 30:_+of 10:_+please 30:_+rows 10:_+trad
120:_+volume 40:acros 10:acros+all 300:address 40:all 10:all+chain 30:at+the 40:biggest 60:build 70:by+24h 70:by+_ 30:by+market
20:by+mcap 20:by+volume 400:cap 50:cap+$ 200:chain 10:chain+by 200:cheapest 560:coin 50:coin+, 520:coingecko 30:coingecko+,
20:coingecko+id 40:coingecko+list 30:coingecko+track 2440:collection 10:collection+$ 50:collection+, 160:collection+by
90:collection+with 460:contract 30:contract+, 80:contract+address 20:contract+for 60:count 40:day 10:did+the 30:do+,
20:doe+coingecko 620:dollar 60:dropdown 60:each 20:each+, 80:ethereum 100:expensive 400:first 30:first+$ 50:first+, 1000:floor
30:floor+$ 30:floor+? 30:floor+on 50:floor+price 30:for+an 20:for+each 100:front 200:give 50:give+me 30:have+the 100:heaviest
600:highest 100:highest+floor 80:hottest 720:id 30:id+$ 50:id+and 20:id+doe 30:id+of 70:in+_ 30:in+the 20:in+their 100:index
140:largest 100:like 30:like+_ 320:list 30:list+, 20:list+of 20:list+the 100:lowest 400:market 100:market+cap 60:mcap 30:me+the
500:most 60:most+_ 30:most+trad 10:most+volume 500:native 100:native+coin 260:need 2260:nft 10:nft+_ 520:nft+collection 40:now
10:now+$ 60:of+nft 110:of+the 30:of+them 30:on+coingecko 40:only 10:only+_ 40:over 10:over+_ 60:own 60:penguin 10:please+$ 200:price
50:price+, 200:priciest 100:project 60:pudgy 40:r 160:rank 40:rank+by 60:rath 100:rows 100:slug 200:smallest 260:sort 30:sort+by
60:than 20:than+_ 130:the+_ 10:the+biggest 30:the+chain 30:the+contract 10:the+day 50:the+highest 30:the+largest 60:the+most
160:their 30:their+id 100:them 160:today 10:today+$ 10:today+, 180:top 30:top+$ 10:top+, 100:track 340:trad 30:trad+nft 40:trad+the
60:und 20:und+which 100:up 160:usd 860:volume 70:volume+$ 30:volume+, 30:volume+. 10:volume+_ 70:volume+in 20:volume+today 100:w
40:what 280:which 10:which+_ 30:which+collection 20:which+id 20:which+nft 100:will 30:will+do 90:with+the 30:with+their 40:worldwide
@get_nfts_for_owner 1990:* 170:,+_ 40:,+and 20:,+contract 10:,+could 20:,+list 20:,+on 20:,+one 20:,+or 30:,+which 10:,+with 80:.+$
30:1155 10:721 1820:<chain> 420:<coin> 740:<collection> 350:<count> 380:<ens> 1710:<evmAddress> 40:<exchange> 60:<name>
770:<namesake> 350:<number> 880:<series> 30:<ticker> 110:?+$ 60:?+_ 20:?+contract 20:^+_ 20:^+any 110:^+doe 20:^+every 10:^+from
40:^+i 10:^+list 70:^+nft 30:^+only 10:^+show 20:^+what 50:^+which 170:_+$ 280:_+, 20:_+. 160:_+? 140:_+_ 30:_+and 20:_+contract
20:_+entry 10:_+have 80:_+hold 30:_+i 20:_+in 10:_+item 40:_+keep 10:_+nft 20:_+of 180:_+on 10:_+one 30:_+only 90:_+own 10:_+rows
20:_+sit 20:_+still 10:_+wallet 30:_+which 10:_+without 20:a+_ 20:a+client 100:accord 30:accord+to 10:addres 100:alchemy 10:all
30:and+_ 20:and+how 10:and+tell 370:any 90:any+_ 70:anyth 340:ape 60:arbitrum 40:avalanche 220:azuki 310:base 160:bayc 40:binance
40:bnb 340:bor 20:by+_ 20:by+one 10:case 40:chain 60:check 60:client 140:collectibl 170:collection 20:collection+_ 10:collection+doe
10:collector 180:contract 50:contract+_ 10:could+you 60:d 20:d+like 20:document 190:doe+_ 70:each 10:each+? 10:em 100:enough
30:enough+. 60:entry 50:erc 10:erc+_ 10:erc1155 220:eth 780:ethereum 110:every 60:everyth 20:flagg 10:follow 20:for+_ 10:from+which
10:ha+_ 40:hav 10:have+on 50:held 10:held+by 10:hi 310:hold 20:hold+_ 20:hold+on 70:how 20:how+many 10:i+_ 20:i+d 30:i+enough 10:i+m
20:i+want 120:if 20:if+_ 130:in+_ 30:in+the 10:in+there 20:includ 10:include 20:individual 120:inventory 10:invest 20:it+at 40:item
210:jpeg 60:junk 10:just 170:keep 40:keep+on 60:kept 60:leav 60:let 40:lie 10:lie+in 160:like 20:like+to 120:list 10:list+every
10:list+the 100:look 30:look+like 20:m 350:mainnet 70:many 10:many+of 10:many+piec 60:mark 10:me+_ 10:me+which 10:memo 20:morali
60:most 10:must 20:nam 10:nam+and 890:nft 40:nft+_ 20:nft+collection 40:nft+doe 30:nft+in 10:nft+of 10:nft+own 10:nice 60:not
20:not+, 20:of+_ 20:of+a 20:of+each 20:of+the 20:of+them 310:on+_ 230:one 10:one+$ 10:one+, 20:one+by 230:only 30:only+$ 30:only+_
150:optimism 20:or+not 20:over 10:over+on 410:own 10:own+by 10:own+on 120:penguin 110:pictur 20:picture 50:piec 10:piec+of
60:polygon 60:possible 120:pudgy 20:rows 10:rows+. 60:say 20:say+_ 40:scroll 130:see 20:see+the 50:show 10:show+me 60:single 160:sit
40:sit+in 100:sitt 30:sitt+in 60:so 20:so+that 60:someth 120:spam 60:still 20:still+have 40:tell 10:tell+me 10:the+_
20:the+collection 20:the+nft 20:the+wallet 10:their 140:them 30:them+$ 10:them+? 30:there 10:there+$ 10:to+_ 20:to+see 10:valuation
60:value 120:wallet 30:wallet+_ 60:want 20:want+to 170:what 20:what+nft 560:which 20:which+_ 40:which+nft 40:which+one 40:without
@get_ohlcv 2840:* 300:,+_ 30:,+no 30:,+the 50:.+$ 480:<chain> 2840:<coin> 1600:<count> 2740:<exchange> 570:<fiat> 510:<number>
1900:<pair> 870:<series> 2730:<step> 800:<time> 10:?+$ 550:^+_ 30:^+give 50:^+need 30:^+open 30:^+please 30:^+pull 420:_+$ 160:_+,
50:_+. 510:_+_ 80:_+against 50:_+at 30:_+back 80:_+bar 510:_+candl 50:_+for 80:_+from 10:_+in 30:_+of 30:_+ohlc 140:_+on 30:_+perp
30:_+recent 130:_+spot 30:_+straight 10:advis 300:against 30:against+_ 50:against+the 100:aggregator 50:at+_ 10:auditor 100:back
30:back+$ 100:backtest 300:bar 1340:binance 330:bitcoin 420:btc 400:bybit 2020:candl 150:candl+, 160:candl+_ 30:candl+of 100:candle
10:clos 100:close 100:coinbase 10:doesn 230:dollar 140:eth 10:ethereum 10:euro 10:figure 30:for+_ 130:from+_ 30:from+the 200:give
50:give+me 140:high 10:how 10:in+_ 100:klin 500:kraken 140:low 10:matt 50:me+the 10:much 210:need 50:need+_ 100:no 10:noon 100:of+_
30:of+the 30:of+them 130:ohlc 400:okx 50:on+, 190:on+_ 10:one 100:open 100:perp 30:perp+on 100:piec 20:price 100:pull 30:pull+the
100:recent 30:recent+_ 40:sol 10:source 500:spot 50:spot+_ 100:start 100:straight 30:straight+from 10:t 10:tax 100:teth 130:the+_
100:them 30:them+$ 40:today 20:usd 200:usdt 10:utc 10:value 100:venue 30:venue+, 20:want 10:want+the 10:what
@get_onchain_token_price 670:* 30:,+_ 20:,+both 20:,+what 570:<chain> 290:<coin> 60:<count> 570:<evmAddress> 150:<fiat>
20:<namesake> 60:<number> 80:<series> 90:<solanaAddress> 10:<time> 20:^+_ 20:^+current 20:^+dex 20:^+on 20:^+onchain 20:^+pool
10:^+price 30:^+what 140:_+$ 60:_+, 40:_+_ 30:_+and 20:_+are 40:_+on 20:_+price 20:_+say 20:_+token 20:_+trade 30:and+_
20:and+liquidity 10:arbitrum 20:at+on 330:base 60:both 20:both+_ 10:brett 60:bsc 60:cake 70:chain 10:coin 60:cost 20:cost+in
60:current 20:current+_ 120:dex 20:dex+pool 20:doe+_ 140:ethereum 30:for+_ 10:how 20:in+_ 20:it+cost 10:liq 180:liquidity
20:liquidity+of 60:mark 10:mcap 10:move 10:much 20:of+_ 20:of+thi 20:of+token 60:off 80:on+_ 20:on+chain 60:onchain 10:one 10:over
240:pool 20:pool+_ 20:pool+on 410:price 10:price+$ 20:price+and 40:price+of 10:quick 60:say 20:say+_ 80:solana 60:their 60:these
20:these+_ 10:thi+token 210:token 30:token+_ 60:trade 20:trade+at 10:uni 150:usd 60:usdc 10:weth 200:what 20:what+do 20:what+doe
20:what+it 60:worth 20:worth+$ @get_open_interest 1160:* 30:,+in 460:<chain> 1100:<coin> 1100:<exchange> 60:<namesake> 300:<pair>
960:<series> 30:?+$ 100:^+_ 90:^+how 80:^+open 140:_+$ 150:_+_ 50:_+are 30:_+contract 30:_+in 30:_+on 180:_+perp 30:_+perpetual
30:_+swap 50:are+open 30:at+_ 100:big 30:big+i 300:binance 100:bitcoin 460:btc 400:bybit 100:coin 30:coin+$ 100:contract 400:eth
50:for+_ 460:how 30:how+big 50:how+many 40:how+much 50:i+open 20:i+there 80:in+_ 560:interest 30:interest+$ 200:many 50:many+_
160:much 30:much+i 100:now 30:now+$ 30:of+_ 200:oi 30:oi+$ 400:okx 70:on+_ 30:on+the 960:open 30:open+? 140:open+interest
30:open+position 700:perp 30:perp+$ 80:perp+_ 30:perp+on 100:perpetual 100:position 30:position+of 100:right 30:right+now 100:settl
100:sol 100:swap 30:the+_ 60:there 20:there+on 400:usdt @get_open_interest_overview 2680:* 150:,+_ 100:,+and 30:,+in 50:,+which
30:,+who 30:.+$ 100:<coin> 300:<count> 100:<exchange> 400:<number> 100:<protocol> 500:<time> 190:?+$ 30:?+just 30:^+dex 60:^+how
100:^+onchain 180:^+open 80:^+perp 30:^+what 140:^+which 30:^+who 130:_+$ 100:_+? 30:_+or 50:_+with 300:acros 100:against
30:against+_ 100:all 200:among 50:and+how 30:and+what 50:and+who 30:at+on 30:at+present 100:carry 30:carry+the 600:chain
130:chain+perp 600:change 30:change+$ 80:change+_ 40:crypto 400:decentralis 180:derivativ 10:derivativ+exchang 1500:dex 80:dex+$
80:dex+, 30:did+it 30:did+that 100:else 340:exchang 50:exchang+, 100:grown 30:ha+it 100:ha+the 50:have+the 440:how 50:how+did
10:how+do 30:how+large 30:how+much 100:hyperliquid 50:i+open 30:i+the 30:in+$ 30:in+, 10:in+crypto 30:in+total 1980:interest
110:interest+$ 100:interest+on 100:just 30:just+the 100:large 30:large+i 100:largest 440:lead 200:leaderboard 700:most 130:most+open
100:much 30:much+i 100:now 30:now+and 30:of+all 300:oi 150:on+chain 30:on+the 700:onchain 180:onchain+perp 100:one 2380:open
490:open+interest 80:open+position 2500:perp 350:perp+dex 300:position 100:present 30:present+, 440:rank 40:rank+by 100:shrink
100:someone 100:taken 30:the+_ 30:the+largest 150:the+most 30:the+perp 100:their 200:togeth 50:togeth+, 100:total 200:value
30:value+of 540:venu 100:venue 30:venue+, 100:w 30:wa+the 200:week 30:week+$ 200:what 30:what+i 30:what+wa 740:which 30:which+ha
30:which+one 500:who 30:who+ha 30:with+their @get_options_by_chain 1300:* 30:,+_ 50:,+by 30:,+not 30:,+with 30:.+$ 1300:<chain>
300:<coin> 1000:<namesake> 200:<series> 300:<time> 150:^+notional 130:^+option 30:^+who 150:_+$ 100:_+, 30:_+_ 30:_+by 30:_+only
30:_+protocol 30:_+today 30:_+total 1100:arbitrum 100:biggest 80:by+protocol 100:crypto 200:ethereum 30:i+the 30:in+_ 100:not
700:notional 80:notional+option 50:notional+volume 30:of+crypto 250:on+_ 100:only 30:only+$ 1300:option 30:option+notional
50:option+on 100:option+premium 100:per 600:premium 500:protocol 80:protocol+$ 30:protocol+, 30:protocol+_ 30:protocol+by 30:the+_
30:the+biggest 100:today 30:today+$ 100:total 300:trad 80:trad+on 400:turnov 30:turnov+of 100:venue 400:volume 30:volume+_
50:volume+of 30:volume+on 100:who 30:who+i 30:with+the @get_options_overview 1580:* 80:,+_ 80:,+all 80:,+by 30:,+only 30:,+total
30:,+which 30:.+$ 400:<count> 100:<number> 80:<protocol> 740:<time> 90:?+$ 10:^+_ 30:^+how 50:^+notional 80:^+on 50:^+onchain
80:^+option 30:^+please 30:^+the 40:^+what 80:_+$ 100:_+, 40:_+? 30:_+by 20:_+option 30:_+rows 200:acros 30:acros+every 500:all
100:all+chain 30:and+by 100:broken 100:by+protocol 1100:chain 50:chain+$ 30:chain+, 30:chain+? 30:chain+_ 180:chain+option 100:chang
30:chang+hand 100:compar 100:crypto 100:decentralis 100:defi 80:derive 200:desk 10:did+_ 30:did+on 30:did+the 100:down 100:every
30:every+chain 100:everywhere 30:for+on 100:hand 100:handle 100:here 300:how 80:how+much 100:most 300:much 780:notional
30:notional+option 90:notional+volume 30:on+all 200:on+chain 200:onchain 100:only 30:only+_ 1580:option 50:option+,
40:option+notional 30:option+on 50:option+premium 50:option+volume 300:paid 50:paid+for 100:people 100:per 30:please+tell
700:premium 700:protocol 80:protocol+$ 50:protocol+, 100:rows 30:rows+$ 100:tell 30:the+_ 30:the+most 100:total 200:trad 30:trad+,
40:trade 10:trade+_ 100:value 100:venu 100:venue 640:volume 10:volume+$ 30:volume+, 50:volume+of 140:what 100:which 100:whole
30:whole+crypto @get_options_protocol 1420:* 80:,+_ 50:,+all 30:,+from 30:,+not 50:.+$ 100:<count> 100:<number> 1420:<protocol>
800:<step> 960:<time> 40:?+$ 240:^+_ 30:^+need 30:^+notional 50:^+option 20:^+what 130:_+$ 130:_+, 30:_+. 40:_+? 30:_+_ 80:_+from
130:_+notional 30:_+on 110:_+option 30:_+please 30:_+point 30:_+protocol 30:_+since 200:all 50:all+time 30:and+_ 30:at+_ 1420:derive
20:did+_ 100:end 100:from+_ 100:goe 30:in+_ 100:into 100:month 100:need 30:need+the 100:not 1020:notional 130:notional+option
40:notional+volume 50:of+_ 30:on+_ 1320:option 30:option+, 70:option+notional 50:option+premium 130:option+volume 100:pack 100:paid
100:past 30:past+_ 30:please+$ 100:point 30:point+$ 500:premium 100:protocol 30:protocol+, 100:since 30:since+_ 200:time 30:time+_
100:trad 30:trad+on 60:trade 20:trade+_ 100:turnov 660:volume 40:volume+$ 30:volume+, 50:volume+_ 50:volume+of 60:what
@get_orderbook 3290:* 400:,+_ 30:,+at 10:,+best 10:,+in 150:.+$ 30:.+it 240:<chain> 3290:<coin> 2300:<count> 3290:<exchange>
1840:<fiat> 2000:<number> 2800:<pair> 290:<series> 100:?+$ 30:?+_ 470:^+_ 10:^+best 40:^+bid 30:^+buy 30:^+depth 50:^+how 20:^+i
80:^+ord 30:^+please 30:^+show 30:^+the 10:^+what 30:^+which 150:_+$ 230:_+, 50:_+. 50:_+? 410:_+_ 60:_+at 90:_+bid 150:_+book
50:_+each 40:_+for 30:_+in 450:_+level 30:_+now 100:_+on 150:_+ord 30:_+over 50:_+perpetual 30:_+pl 30:_+pric 30:_+right 80:_+spot
50:a+side 80:and+ask 30:are+enough 740:ask 10:ask+$ 20:ask+for 120:at+_ 160:best 40:best+bid 840:bid 120:bid+and 500:binance
40:bitcoin 1840:book 10:book+$ 150:book+, 150:book+_ 30:book+for 80:book+on 100:btc 100:buy 30:buy+_ 310:bybit 1080:coinbase
300:deep 200:depth 30:depth+on 30:do+the 100:doge 100:dollar 800:each 180:each+side 200:eith 50:eith+side 100:enough 350:eth 40:euro
110:for+_ 30:for+the 200:how 30:how+much 30:how+thick 30:i+_ 30:i+the 40:i+trade 10:i+want 60:in+_ 960:kraken 1800:level 150:level+$
50:level+a 100:level+each 100:like 200:look 30:look+like 100:market 30:me+the 40:mine 100:much 200:n 240:now 50:now+, 10:now+on
60:of+_ 100:offer 440:okx 260:on+_ 50:on+each 50:on+eith 10:one 1000:ord 250:ord+book 200:orderbook 50:orderbook+_ 140:over
10:over+on 100:pair 100:per 10:perp 200:perpetual 300:pl 50:pl+$ 30:pl+, 100:pric 100:rest 140:right 40:right+now 40:second 40:sell
100:show 30:show+me 1200:side 150:side+$ 50:side+of 100:sit 30:sit+on 300:spot 30:spot+_ 40:spread 100:suffice 50:the+_ 30:the+book
180:there 10:there+? 30:there+are 10:thi+second 100:thick 30:thick+i 40:top 10:trad 140:trade 10:trade+at 100:u 80:usd 210:usdt
40:want 10:want+to 100:way 140:what 30:what+do 10:what+the 200:which @get_perp_account 1900:* 30:,+and 30:,+how 30:,+long 30:,+what
30:,+where 30:,+which 1900:<coin> 1900:<evmAddress> 1900:<exchange> 1900:<protocol> 130:?+$ 30:?+want 150:^+_ 50:^+at 30:^+how
30:^+i 50:^+my 50:^+open 30:^+show 80:^+what 200:_+$ 50:_+, 80:_+? 80:_+account 30:_+and 30:_+close 30:_+get 30:_+have 30:_+hold
30:_+how 30:_+i 130:_+on 100:_+position 30:_+trad 50:_+what 50:_+with 500:account 50:account+_ 30:account+at 30:account+i 200:am
50:am+i 30:and+how 50:and+where 30:at+_ 50:at+what 200:close 30:do+i 50:doe+_ 200:far 30:far+i 30:for+_ 400:get 100:gett 400:he
100:hi 100:hold 30:hold+, 400:how 50:how+far 1900:hyperliquid 80:i+_ 30:i+get 80:i+he 30:i+my 200:leverage 200:liq 600:liquidat
800:liquidation 200:long 50:my+_ 180:of+_ 230:on+_ 500:open 30:open+_ 30:open+on 80:open+position 100:per 100:perp 1100:position
150:position+of 400:pric 50:pric+$ 30:pric+of 500:price 50:price+of 200:short 100:show 30:show+the 30:the+open 100:their 30:thi+_
100:trad 30:trad+_ 100:want 100:whale 700:what 30:what+i 50:what+price 30:what+thi 300:where 50:where+doe 30:where+i 100:which
30:with+their @get_perp_candles 2170:* 380:,+_ 30:,+please 80:.+$ 750:<chain> 2170:<coin> 1300:<count> 2000:<exchange> 50:<fiat>
1300:<name> 700:<number> 2000:<protocol> 750:<series> 2030:<step> 570:<time> 510:^+_ 30:^+need 290:_+$ 280:_+, 360:_+_ 130:_+bar
330:_+candl 30:_+chart 30:_+contract 30:_+from 30:_+i 10:_+in 130:_+of 150:_+on 30:_+open 50:_+perp 50:_+perpetual 30:a+client
100:backtest 500:bar 10:bitcoin 220:btc 1320:candl 130:candl+, 110:candl+_ 50:candl+for 50:candl+of 100:candle 100:chart 100:client
100:clos 100:contract 10:doesn 30:dollar 530:eth 10:ethereum 60:for+_ 30:for+my 30:for+the 80:from+_ 100:hedg 100:hl 100:hype
2000:hyperliquid 30:i+must 30:in+_ 100:klin 1300:kpepe 100:last 100:liquidation 10:matt 100:must 110:need 30:need+_ 130:of+_
30:of+the 130:of+them 100:off 30:ohlc 150:on+_ 100:open 200:perp 30:perp+, 200:perpetual 100:pl 30:pl+, 30:please+. 100:pric
30:pric+of 20:price 100:reconcile 100:reconstruct 100:someth 10:source 10:t 30:the+_ 30:the+whole 500:them 100:them+$ 30:them+,
100:thesi 20:usd 100:utc 100:whole @get_perp_fills 1100:* 30:,+_ 50:,+with 30:.+$ 30:.+what 1100:<coin> 300:<count>
1100:<evmAddress> 800:<exchange> 300:<name> 800:<protocol> 600:<time> 30:?+i 30:?+need 50:^+_ 30:^+a 30:^+all 30:^+did 30:^+i
30:^+recent 30:^+show 50:^+what 100:_+$ 50:_+, 30:_+. 80:_+? 50:_+_ 50:_+account 50:_+at 80:_+between 30:_+fill 30:_+for 30:_+on
80:_+since 50:_+trade 30:_+with 400:account 100:account+_ 200:actual 100:all 50:and+fee 30:and+what 50:at+_ 100:audit 300:between
80:between+_ 100:capital 30:capital+gain 50:did+_ 30:did+he 100:discord 400:every 100:everyth 100:execut 200:execution 500:fee
50:fee+$ 50:fee+and 30:fee+of 800:fill 100:fill+of 30:from+_ 100:gain 100:guy 30:ha+the 100:he 200:hi 30:hi+_ 300:hl 800:hyperliquid
50:i+need 30:in+our 100:late 30:late+and 100:n 300:need 80:of+_ 50:of+every 30:of+the 100:on+_ 100:per 500:pnl 30:pnl+of 100:price
30:price+, 100:recent 100:sheet 30:sheet+, 100:show 30:show+me 300:since 80:since+_ 100:sise 30:sise+and 100:tax 30:that+_ 30:the+_
30:the+account 100:they 100:trad 30:trad+on 300:trade 50:trade+on 100:whale 300:what 50:what+did 30:what+ha
@get_perp_funding_history 1710:* 50:,+_ 30:.+$ 30:.+could 1000:<chain> 1710:<coin> 1700:<exchange> 200:<name> 1700:<protocol>
1110:<series> 900:<step> 1600:<time> 100:?+$ 200:^+_ 30:^+fund 80:^+how 30:^+i 50:^+what 300:_+$ 30:_+, 30:_+. 100:_+? 250:_+_
30:_+for 30:_+from 300:_+fund 30:_+long 50:_+on 30:_+pay 130:_+perp 100:_+since 100:actual 50:at+_ 300:btc 30:by+_ 100:carry
100:clas 30:could+you 30:did+_ 810:eth 30:for+_ 50:from+_ 30:from+the 1610:fund 100:fund+_ 80:fund+on 100:fund+paid 30:fund+payment
30:ha+_ 300:how 30:how+ha 50:how+much 400:hype 1700:hyperliquid 200:kpepe 300:long 50:long+pay 100:look 200:much 30:much+did
100:negative 180:on+_ 50:on+the 600:paid 50:paid+on 100:past 300:pay 30:pay+at 50:pay+on 100:payment 510:perp 30:perp+, 50:perp+_
100:pull 30:pull+the 10:rate 700:since 150:since+_ 30:since+the 100:teach 100:the+_ 100:trad 30:wa+_ 200:what 30:what+_ 30:what+did
@get_perp_markets 1650:* 30:,+_ 30:,+and 50:,+open 90:.+$ 340:<chain> 1610:<coin> 100:<count> 1420:<exchange> 220:<name>
40:<namesake> 100:<number> 1420:<protocol> 210:<series> 200:<step> 10:?+$ 160:^+_ 50:^+all 30:^+for 10:^+how 10:^+kind 10:^+our
120:^+what 30:^+which 40:_+$ 30:_+, 10:_+. 10:_+? 40:_+_ 30:_+allow 80:_+and 10:_+at 130:_+fund 30:_+give 10:_+now 10:_+on
150:_+perp 30:_+perpetual 10:_+rn 30:_+rows 40:against 10:against+_ 300:all 30:all+_ 200:allow 40:and+_ 30:and+current 30:and+the
30:and+what 30:and+which 20:are+the 40:at+_ 30:at+the 200:btc 50:can+i 100:cap 40:check 100:contract 30:contract+, 40:cros
100:current 30:current+_ 30:doe+_ 200:each 50:each+_ 170:eth 100:every 100:fattest 20:for+_ 30:for+a 990:fund 70:fund+$ 50:fund+,
10:fund+on 100:give 30:ha+the 180:hl 20:how 10:how+much 1420:hyperliquid 30:i+need 10:i+there 50:i+trade 320:interest 30:interest+at
40:kind 80:kpepe 100:let 900:leverage 200:list 30:list+_ 30:list+with 600:max 130:max+leverage 100:maximum 200:mid 40:midpoint
100:model 100:moment 30:moment+$ 100:most 20:much 100:n 100:need 40:now 10:now+$ 20:of+_ 30:of+every 300:oi 30:oi+$ 140:on+_
320:open 80:open+interest 100:per 1070:perp 30:perp+$ 30:perp+at 40:perp+on 100:perpetual 40:present 80:pric 10:pric+of 40:price
10:price+_ 40:quote 10:rate 100:risk 20:rn 10:rn+$ 100:rows 30:rows+. 140:sol 100:take 30:the+fattest 30:the+moment 30:the+most
20:the+perp 60:their 20:there 10:there+on 100:they 200:trade 50:trade+on 200:universe 480:what 20:what+are 50:what+can 10:what+fund
30:what+the 100:which 30:which+ha 30:with+_ @get_perp_mids 530:* 20:,+if 20:,+on 20:.+$ 300:<chain> 530:<coin> 400:<exchange>
180:<name> 60:<number> 400:<protocol> 340:<series> 30:?+$ 70:^+_ 20:^+kind 20:^+our 20:^+what 70:_+$ 20:_+, 20:_+. 20:_+? 20:_+_
60:_+and 20:_+at 20:_+now 20:_+on 20:_+spot 20:_+the 60:against 20:against+_ 60:and+_ 20:and+ask 60:ask 20:ask+? 20:at+_ 60:between
60:bid 20:bid+and 340:btc 60:check 60:cros 240:eth 30:for+_ 120:hl 70:hype 400:hyperliquid 20:i+the 60:if 20:if+i 60:kind 120:kpepe
60:market 20:market+, 60:may 400:mid 120:midpoint 70:now 20:now+$ 50:of+_ 60:on+_ 60:present 120:pric 20:pric+of 70:price 20:price+_
60:quote 60:sol 60:spot 20:spot+market 20:the+_ 60:what 20:what+i @get_perp_open_orders 800:* 30:,+_ 30:,+any 30:,+where 800:<coin>
800:<evmAddress> 600:<exchange> 200:<name> 600:<protocol> 50:?+$ 30:?+_ 50:^+any 30:^+what 130:_+$ 80:_+, 30:_+? 30:_+account
30:_+at 30:_+for 30:_+have 80:_+on 200:account 30:account+? 30:account+i 300:any 30:at+_ 30:doe+_ 30:for+_ 200:hi 30:hi+_ 200:hl
600:hyperliquid 30:i+_ 100:left 200:limit 80:of+_ 130:on+_ 30:on+the 100:open 30:open+order 800:order 30:order+on 500:rest
30:the+account 200:unfill 100:whale 100:what 100:where @get_perp_orderbook 1500:* 130:,+_ 50:,+show 30:.+$ 700:<chain> 1500:<coin>
800:<count> 1400:<exchange> 500:<name> 500:<number> 1400:<protocol> 700:<series> 30:?+_ 30:?+show 150:^+_ 150:^+how 30:^+the 130:_+$
100:_+, 50:_+? 100:_+_ 30:_+at 50:_+bid 100:_+book 80:_+level 30:_+on 80:_+ord 130:_+perp 50:_+pric 30:_+rn 50:a+side 100:all
30:all+_ 100:am 100:and+ask 400:ask 50:ask+$ 30:ask+for 80:at+_ 500:bid 100:bid+and 1000:book 80:book+, 30:book+_ 50:book+for
50:book+on 300:btc 200:deep 50:deep+i 200:depth 400:eth 50:for+_ 30:for+the 100:full 30:have+$ 100:hl 600:how 50:how+deep
100:how+thick 100:hows 200:hype 1400:hyperliquid 50:i+_ 30:i+am 100:i+the 500:kpepe 300:level 50:level+$ 30:level+a 100:look 30:of+_
100:on+_ 30:on+the 300:ord 80:ord+book 200:orderbook 30:orderbook+_ 100:over 600:perp 30:perp+$ 30:perp+on 200:pric 30:pric+$ 100:rn
30:rn+, 100:short 300:show 30:show+me 200:side 50:side+$ 100:sol 30:that+_ 130:the+_ 30:the+book 30:the+perp 400:thick 80:thick+i
30:you+have @get_polymarket_activity 1560:* 30:,+_ 30:,+all 30:,+noth 30:,+what 30:,+which 50:.+$ 30:.+could 200:<count>
1560:<evmAddress> 100:<number> 900:<time> 1560:<venue> 100:?+$ 80:^+_ 30:^+i 30:^+on 30:^+pull 30:^+show 30:^+since 30:^+the
70:^+what 150:_+$ 80:_+, 50:_+. 100:_+? 100:_+account 30:_+been 30:_+between 50:_+for 20:_+get 30:_+i 30:_+late 30:_+of 80:_+on
30:_+receiv 30:_+recent 50:_+since 30:_+trad 30:_+what 30:_+would 600:account 100:account+_ 100:all 80:at+_ 100:been 30:been+up
100:bettor 100:between 30:between+_ 100:book 30:book+$ 50:by+_ 100:cash 100:copy 30:could+you 70:did+_ 100:else 100:file 30:file+.
100:follow 50:for+the 60:get 50:ha+_ 50:ha+made 30:it+_ 100:late 30:late+, 100:list 30:list+the 200:made 30:made+_ 200:market
30:market+on 30:me+what 100:noth 50:of+_ 30:of+them 150:on+_ 100:one 200:only 50:only+the 60:out 60:paid 20:paid+out 300:payout
1560:polymarket 100:pull 100:question 100:receiv 100:recent 400:redeem 700:redemption 100:resolv 100:said 260:settl 20:settl+_
300:show 50:show+me 800:since 180:since+_ 30:since+the 60:stuff 200:tax 30:that+_ 30:the+_ 30:the+account 30:the+book 30:the+payout
30:the+tax 30:the+trad 100:them 30:them+$ 30:thi+_ 30:to+on 400:trad 30:trad+_ 30:trad+at 100:up 30:up+to 560:what 20:what+did
50:what+ha 30:what+it 100:which 200:winning 30:would+you 50:you+show 60:yr @get_polymarket_closed_positions 1340:* 30:,+_ 30:,+and
50:.+$ 200:<count> 1340:<evmAddress> 100:<number> 1340:<venue> 50:?+$ 30:?+_ 30:?+i 100:^+_ 30:^+could 30:^+my 30:^+settl 30:^+the
40:^+what 50:^+which 130:_+$ 30:_+, 30:_+_ 50:_+and 30:_+bet 50:_+clos 30:_+close 30:_+from 10:_+get 30:_+have 30:_+i 50:_+on
30:_+rows 80:_+user 50:_+wallet 30:_+which 30:_+with 300:already 30:and+how 30:and+the 30:and+what 30:and+with 30:are+already
100:been 1100:bet 80:bet+of 100:claim 100:client 500:clos 100:close 30:could+you 100:d 40:did+_ 800:each 80:each+$ 30:each+,
30:each+of 50:each+one 100:earn 100:far 300:finish 100:gain 40:get 100:guy 30:ha+_ 200:he 200:hi 30:hi+_ 100:him 100:how 30:how+much
30:i+_ 30:i+need 30:i+only 100:l 100:list 100:look 100:los 30:los+on 200:lost 100:made 30:made+on 100:mean 100:much 100:need
30:need+the 100:nev 100:of+_ 30:of+the 30:of+them 100:on+_ 130:on+each 200:one 30:one+. 30:one+? 100:only 30:or+los 340:out 30:out+,
200:over 100:p 140:paid 40:paid+out 1340:polymarket 100:position 30:position+of 600:profit 100:profit+on 100:rows 30:rows+$
100:schedule 140:settl 10:settl+_ 100:so 30:so+far 200:sold 40:stuff 50:that+are 30:the+clos 100:them 100:trad 100:used 300:user
80:user+_ 300:wallet 50:wallet+_ 30:wallet+i 440:what 60:what+did 300:which 30:which+of 200:win 50:with+the 30:with+what 100:won
30:you+look 40:yr @get_polymarket_event 1340:* 30:,+all 10:,+and 20:,+every 30:,+give 10:,+volume 10:,+what 30:.+$ 30:.+_ 10:<coin>
20:<evmHash> 20:<hex> 40:<name> 200:<number> 750:<quoted> 220:<series> 40:<time> 120:<url> 1160:<venue> 60:?+$ 200:^+_ 10:^+chance
30:^+for 10:^+odd 30:^+pull 20:^+what 10:^+who 10:^+will 40:_+$ 60:_+, 10:_+. 20:_+? 40:_+_ 30:_+all 10:_+contract 40:_+cut
150:_+event 10:_+give 10:_+i 20:_+in 20:_+odd 40:_+on 30:_+show 10:_+token 20:_+what 30:_+with 30:_+would 10:a+_ 10:a+the 220:all
10:and+how 30:and+it 10:and+when 60:answer 20:at+$ 20:been 10:believe 20:bet 10:bet+on 10:bettor 20:both 60:chanc 40:chance 30:clos
20:contract 10:contract+_ 10:current 140:cut 20:cut+in 10:cut+on 10:d 780:decemb 20:decemb+$ 10:decemb+? 10:decemb+_ 560:decision
20:do+people 20:doe+_ 10:doe+it 300:each 30:each+of 700:event 130:event+_ 320:every 780:fed 40:for+_ 120:give 10:ha+been 10:hang
30:how 10:how+much 30:i+an 10:i+it 20:id 10:id+of 560:in 50:in+decemb 30:in+it 20:in+there 100:inside 30:it+$ 30:it+and 10:it+stand
30:it+with 100:leg 10:like 10:liquidity 370:market 20:much 10:much+ha 100:no 30:no+. 40:nominee 100:numb 30:numb+_ 350:odd 60:odd+$
10:odd+of 10:odd+on 10:of+a 10:of+both 30:of+it 10:of+the 60:on+_ 10:on+it 120:open 100:out 220:outcom 120:outcome 60:people
20:people+on 60:pl 20:pl+$ 20:please+$ 20:plu 60:poly 1160:polymarket 60:predict 160:pric 100:price 30:price+? 110:probability
100:pull 30:rat 20:resolution 10:resolv 10:run 10:say 40:see 100:set 200:show 30:show+me 20:slug 20:stand 40:statu 10:statu+,
20:still 10:still+open 10:that+_ 140:the 20:the+_ 30:the+numb 30:the+price 60:their 220:there 10:think 20:token 10:treasury 10:until
10:usdc 50:volume 10:volume+$ 190:what 20:what+do 10:what+doe 20:what+i 60:when 10:when+it 40:who 30:will 10:will+_ 30:with+it
30:with+the 20:with+their 30:would+you 10:yield @get_polymarket_holders 2500:* 30:,+_ 30:,+both 30:,+on 30:,+please 50:,+the 50:.+$
1000:<count> 2500:<evmHash> 2500:<hex> 200:<number> 2500:<venue> 130:?+$ 50:?+_ 30:?+the 80:^+_ 150:^+biggest 30:^+i 30:^+largest
30:^+name 30:^+which 230:^+who 280:_+$ 100:_+, 30:_+. 180:_+? 150:_+_ 30:_+a 130:_+condition 30:_+each 100:_+holder 350:_+market
50:_+on 80:_+per 30:_+please 30:a+side 100:account 100:analysi 100:and+no 30:and+of 250:are+the 100:bag 100:behind 1000:biggest
200:biggest+holder 100:both 100:concentration 500:condition 130:condition+_ 900:each 200:each+side 200:eith 50:eith+side 100:held
100:here 30:here+. 100:hold 30:hold+the 1400:holder 150:holder+of 100:holder+on 30:i+ok 30:i+want 280:in+_ 80:in+the 100:journalist
200:largest 1500:market 380:market+_ 100:most 100:name 600:no 130:no+in 180:of+_ 50:of+each 30:of+the 80:of+ye 100:ok 50:on+_
100:on+each 50:on+eith 200:outcome 400:per 30:please+$ 30:please+. 2500:polymarket 100:settl 30:settl+_ 100:shareholder 100:sid
1400:side 80:side+$ 50:side+, 150:side+of 180:the+_ 30:the+account 100:the+biggest 30:the+largest 30:the+most 130:the+whal
100:wallet 100:want 30:want+the 700:whal 130:whal+in 100:which 30:which+wallet 1100:who 230:who+are 30:who+hold 30:who+the 600:ye
130:ye+and @get_polymarket_leaderboard 4400:* 130:,+_ 30:,+biggest 50:,+by 30:,+i 30:,+need 30:,+not 30:,+please 30:,+who 130:.+$
800:<count> 500:<number> 300:<step> 3200:<time> 4300:<venue> 100:?+$ 130:?+_ 400:^+_ 30:^+all 50:^+best 30:^+biggest 30:^+i
100:^+top 30:^+which 450:^+who 350:_+$ 130:_+, 180:_+? 300:_+_ 80:_+account 50:_+all 200:_+by 80:_+crypto 50:_+for 100:_+in
180:_+leaderboard 30:_+nam 30:_+of 80:_+on 30:_+over 30:_+thi 30:_+volume 30:_+with 100:about 500:account 30:account+$ 30:account+_
300:all 80:all+time 30:an+article 50:are+the 100:article 150:at+_ 300:best 30:best+_ 100:bett 200:bettor 500:biggest
30:biggest+winner 130:by+profit 230:by+volume 100:column 1000:crypto 200:crypto+market 100:degen 100:earn 30:earn+the 100:election
100:ever 30:for+an 30:for+the 200:gambler 30:i+mean 80:in+_ 30:in+crypto 100:inception 30:it+. 900:leaderboard 1200:made
280:made+the 100:mak 30:mak+the 1300:market 30:market+$ 130:market+_ 100:mean 700:money 30:money+in 100:money+on 100:month 1700:most
30:most+_ 50:most+at 180:most+money 100:most+on 30:most+volume 200:nam 50:nam+$ 100:need 30:need+the 100:not 30:of+_ 50:of+the
30:of+them 400:on+_ 30:on+crypto 30:on+it 600:only 130:only+$ 30:only+, 200:over 30:over+_ 30:over+the 100:person 100:piece
30:please+. 100:pnl 900:politic 300:political 100:poly 4300:polymarket 100:profile 900:profit 100:profit+$ 50:profit+on
200:profitable 300:rank 30:rank+by 100:since 500:sport 30:the+_ 30:the+best 80:the+biggest 380:the+most 50:the+week 100:them
30:them+, 30:thi+_ 100:thing 300:time 700:top 130:top+trader 400:trad 100:trad+the 800:trader 50:trader+on 1700:volume 80:volume+$
150:volume+, 30:volume+. 30:volume+_ 30:volume+in 300:week 30:week+$ 100:which 30:which+_ 1900:who 50:who+are 30:who+ha 30:who+i
280:who+made 100:whose 100:win 100:winner 100:winning 30:with+the 100:writ 30:writ+a 100:write @get_polymarket_market 1450:*
10:,+and 20:,+how 20:,+i 20:,+liquidity 20:,+market 10:,+volume 50:,+what 10:.+$ 20:.+_ 20:.+what 20:<chain> 80:<coin> 70:<evmHash>
70:<hex> 920:<quoted> 580:<series> 20:<time> 60:<url> 1390:<venue> 120:?+$ 20:?+what 160:^+_ 10:^+chance 20:^+current 30:^+my
30:^+odd 20:^+the 50:^+what 10:^+when 30:^+will 60:_+$ 60:_+, 20:_+. 50:_+? 110:_+_ 20:_+at 10:_+by 10:_+close 10:_+contract
140:_+cut 50:_+give 10:_+i 20:_+market 60:_+odd 20:_+on 20:_+people 30:_+say 20:_+token 20:_+volume 20:_+what 20:_+yield 50:a+_
60:about 20:about+_ 10:and+how 10:and+what 30:and+when 20:any 10:any+_ 60:ask 20:ask+what 20:at+$ 20:at+_ 20:at+thi 20:been
10:believe 140:bet 20:bet+on 10:bettor 20:bitcoin 60:both 10:by+_ 20:chanc 330:chance 120:clos 40:close 60:com 20:company
20:contract 10:contract+_ 60:current 550:cut 70:cut+in 20:cut+on 10:d 530:decemb 40:decemb+$ 40:decemb+? 30:decemb+_ 20:do+_
30:do+they 90:doe+_ 30:doe+it 60:end 560:fed 10:for+the 300:give 10:ha+been 60:hang 140:how 10:how+much 20:i+_ 20:i+at 10:i+it 60:id
20:id+of 20:in+_ 110:in+decemb 10:it+$ 20:it+at 30:it+now 10:it+stand 10:like 60:liquidity 20:liquidity+, 120:market 60:moment
20:moment+? 20:much 10:much+ha 30:my+bet 60:not 120:now 30:now+$ 610:odd 10:odd+$ 60:odd+of 20:odd+on 20:of+_ 50:of+a 20:of+both
10:of+the 80:on+_ 10:on+it 20:open 60:outcom 60:people 60:plu 1450:polymarket 10:price 120:probability 210:rat 60:reckon
20:resolution 60:resolv 60:run 120:say 20:say+$ 20:say+about 20:sell 40:show 60:simp 120:slug 20:stand 80:statu 10:statu+, 20:still
10:still+open 60:sure 20:that+_ 210:the 10:the+_ 10:the+company 20:the+treasury 120:they 20:thi+moment 70:think 20:to+_ 60:token
60:treasury 60:until 20:until+when 60:url 60:usdc 200:volume 30:volume+$ 20:volume+, 690:what 20:what+do 40:what+doe 20:what+it
280:when 30:when+doe 50:when+it 110:will 30:will+_ 10:ye 60:yield @get_polymarket_midpoint 1060:* 30:,+_ 20:,+token 40:.+$
560:<evmHash> 560:<hex> 460:<number> 20:<quoted> 30:<series> 960:<venue> 30:?+$ 70:^+_ 30:^+a 30:^+could 190:_+$ 30:_+, 40:_+.
30:_+? 30:_+_ 30:_+condition 10:_+cut 30:_+market 50:_+outcome 20:_+price 30:a+a 30:and+the 100:ask 100:best 30:best+bid 100:between
200:bid 30:bid+and 10:chance 100:condition 30:condition+_ 30:could+you 30:cut 10:cut+in 30:decemb 10:doe+_ 100:exact 30:fed 30:for+_
30:for+no 100:for+ye 10:give 90:in+_ 10:in+decemb 100:input 100:lie 100:market 30:market+_ 30:me+what 200:mid 100:middle
560:midpoint 100:no 30:no+in 20:odd 30:of+_ 20:of+ye 100:off 50:on+_ 200:outcome 50:outcome+token 960:polymarket 160:price
30:price+for 20:price+of 10:rat 100:require 10:say 100:tell 30:tell+me 10:the 30:the+best 10:think 460:token 120:token+_ 100:value
120:what 460:ye 70:ye+in 50:ye+on 30:you+tell @get_polymarket_orderbook 1020:* 80:,+_ 30:,+give 10:,+how 10:,+token 10:.+$
100:<coin> 520:<count> 430:<evmHash> 430:<hex> 100:<name> 700:<number> 170:<quoted> 1020:<venue> 20:?+$ 90:^+_ 10:^+best 70:^+bid
10:^+cheapest 40:^+i 10:^+ord 140:_+$ 70:_+, 10:_+. 100:_+_ 20:_+book 20:_+condition 30:_+each 60:_+for 110:_+level 10:_+market
20:_+on 50:_+outcome 30:_+pl 10:_+the 30:a+side 30:and+ask 10:any 40:anyone 230:ask 30:ask+for 40:at+_ 10:at+thi 50:best 10:best+bid
410:bid 40:bid+and 30:bid+for 140:book 30:book+for 10:book+on 100:bot 100:build 30:buy 30:cheapest 70:condition 20:condition+_ 40:d
10:d+like 120:depth 20:depth+on 200:each 30:each+$ 20:each+side 100:eith 30:eith+side 40:for+_ 10:for+it 70:for+no 30:for+the
30:for+token 100:give 30:give+me 10:grab 40:highest 40:how 10:how+thick 10:i+d 30:i+m 10:i+the 100:id 30:id+_ 40:in+_ 10:it+at
420:level 30:level+$ 30:level+a 20:level+each 50:like 10:like+to 30:lowest 100:m 30:market 10:market+_ 30:me+_ 40:midpoint 10:moment
100:n 490:no 40:no+in 20:no+on 20:no+side 10:now 30:of+_ 40:of+the 10:off 60:offer 50:on+_ 10:on+the 40:ord 10:ord+book 60:orderbook
20:orderbook+_ 340:outcome 70:outcome+token 10:pay 100:pl 30:pl+, 1020:polymarket 10:price 100:quot 10:right 40:second 40:see
10:sell 10:share 380:side 30:side+$ 40:side+of 10:some 30:the+_ 10:the+book 10:the+highest 20:the+no 30:the+ye 10:thi+second
40:thick 10:thick+i 10:to+see 420:token 80:token+_ 40:way 30:what 110:ye @get_polymarket_positions 2780:* 140:,+_ 50:,+and 30:,+at
30:,+please 50:,+the 10:,+total 50:,+what 30:.+$ 50:.+what 600:<count> 2780:<evmAddress> 200:<evmHash> 80:<fiat> 200:<hex>
100:<number> 2680:<venue> 150:?+$ 30:?+_ 30:?+how 30:?+it 150:^+_ 30:^+a 30:^+current 30:^+ha 30:^+how 30:^+in 100:^+open 30:^+show
40:^+that 10:^+total 200:^+what 290:_+$ 160:_+, 30:_+. 80:_+? 100:_+_ 30:_+account 80:_+and 10:_+are 80:_+at 40:_+bag 60:_+bet
30:_+fattest 50:_+have 50:_+hold 10:_+in 80:_+on 30:_+pay 80:_+position 50:_+right 30:_+today 10:_+total 10:_+value 30:_+what
30:_+which 50:_+with 20:_+worth 30:a+lot 200:account 30:account+_ 100:alone 30:and+at 30:and+how 30:and+i 30:and+where 20:are+the
30:are+they 230:at+_ 50:at+what 100:audit 140:bag 1300:bet 160:bet+of 400:bett 100:bett+on 300:cost 30:cost+, 100:current 30:did+_
30:do+$ 30:do+they 80:doe+_ 30:doe+it 40:dollar 100:election 40:everybody 100:fattest 140:follow 30:for+the 100:green 100:guy
10:ha+_ 30:ha+the 500:he 40:hi 700:hold 30:hold+and 130:hold+on 320:how 30:how+many 30:how+much 130:i+_ 50:i+he 30:i+it 30:i+that
10:in+$ 50:in+_ 30:in+the 10:in+total 30:it+up 100:l 100:lot 100:many 140:money 30:money+in 120:much 10:much+_ 10:much+money 400:now
30:now+$ 50:now+? 210:of+_ 10:of+the 30:of+trad 10:of+what 240:on+_ 100:on+at 30:on+right 900:open 40:open+_ 30:open+at 120:open+bet
30:open+on 30:open+position 100:p 100:pay 30:pay+for 30:please+, 100:pnl 2680:polymarket 40:portfolio 400:position 80:position+of
200:profit 30:profit+$ 100:re 300:right 80:right+now 100:run 100:runn 200:shar 100:show 100:sitt 30:sitt+on 100:stand 100:still
100:story 40:sum 50:the+_ 30:the+open 100:their 300:they 100:today 30:today+? 100:tonight 160:total 10:total+value 200:trad
30:trad+_ 100:up 30:up+? 40:usd 120:value 10:value+of 100:wallet 30:wallet+i 40:whale 1440:what 30:what+_ 50:what+cost 30:what+did
50:what+doe 130:what+i 100:where 30:where+do 100:which 40:whom 30:with+the 120:worth 10:worth+$ 20:worth+in @get_polymarket_price
460:* 20:,+_ 20:.+what 310:<evmHash> 310:<hex> 120:<number> 10:<quoted> 20:<series> 460:<venue> 50:?+$ 20:^+_ 30:^+best
20:^+cheapest 20:^+i 20:^+what 70:_+$ 20:_+. 20:_+? 30:_+_ 20:_+condition 20:_+for 30:_+market 20:_+outcome 20:_+the 60:any
60:anyone 120:ask 30:ask+for 20:at+_ 20:at+on 30:at+thi 120:best 30:best+bid 180:bid 30:bid+for 120:buy 70:cheapest 60:condition
20:condition+_ 20:cut 20:decemb 20:do+i 20:fed 20:for+it 50:for+no 60:grab 20:have+to 60:highest 20:i+ask 20:i+can 20:i+have
20:i+would 10:in+_ 20:in+the 20:it+at 60:like 120:lowest 20:lowest+ask 120:market 30:market+_ 60:moment 20:moment+? 250:no 20:no+in
20:no+on 60:now 10:odd 10:off 50:on+_ 120:outcome 30:outcome+token 60:pay 460:polymarket 70:price 10:rat 60:right 20:right+now
10:say 60:second 60:sell 60:share 60:some 10:the 20:the+_ 20:the+highest 20:thi+moment 20:thi+second 20:to+buy 20:to+pay 120:token
30:token+_ 130:what 20:what+do 20:what+i 20:would+like 70:ye 20:ye+on @get_polymarket_price_history 920:* 50:,+_ 20:,+for 30:,+from
20:,+ye 40:.+$ 20:.+_ 10:.+how 520:<evmHash> 520:<hex> 200:<number> 200:<quoted> 80:<series> 820:<step> 820:<time> 920:<venue>
60:?+$ 20:?+_ 80:^+_ 10:^+for 70:^+how 40:^+i 100:_+$ 90:_+, 30:_+. 80:_+? 100:_+_ 30:_+between 20:_+condition 10:_+cut 20:_+develop
30:_+for 90:_+from 20:_+in 70:_+market 10:_+mov 20:_+move 30:_+odd 40:_+on 30:_+outcome 40:_+price 20:_+ye 20:a+chart 40:about
10:about+the 100:backtest 100:between 30:between+_ 40:chance 10:chance+of 60:chart 60:condition 20:condition+_ 40:cut 60:d 20:d+like
80:decemb 20:decemb+_ 80:develop 10:develop+_ 60:did+the 80:fed 40:for+_ 50:for+a 130:from+_ 60:front 60:go 100:history
30:history+of 300:how 60:how+did 40:hows 20:i+d 30:i+m 20:in+_ 20:in+our 60:like 20:like+the 100:m 10:m+writ 280:market 70:market+_
40:meet 100:midpoint 100:minute 60:morn 100:mov 20:mov+the 60:move 60:news 160:no 10:no+side 60:note 160:odd 20:odd+for 10:odd+of
120:of+_ 10:of+a 10:of+the 30:of+token 50:on+_ 160:outcome 30:outcome+token 40:pap 920:polymarket 540:price 20:price+,
10:price+history 100:price+of 40:probability 60:ran 100:sery 40:side 10:side+of 40:since 10:since+_ 60:someone 20:the+_
10:the+decemb 30:the+no 60:the+ye 60:through 20:through+_ 200:token 50:token+_ 60:told 40:writ 340:ye 70:ye+price
@get_polymarket_trades 760:* 70:,+_ 30:,+pric 20:,+who 50:.+$ 60:<chain> 60:<coin> 600:<count> 680:<evmHash> 680:<hex> 80:<quoted>
60:<series> 60:<time> 760:<venue> 30:?+_ 60:^+_ 10:^+i 20:^+last 20:^+newest 30:^+tape 40:^+who 60:_+$ 100:_+, 20:_+. 30:_+? 70:_+_
20:_+by 20:_+condition 50:_+fill 10:_+late 50:_+market 50:_+on 20:_+print 60:_+trad 20:_+with 60:address 40:am 10:are+enough
180:been 60:bet 20:bet+on 60:bitcoin 120:bought 140:buy 30:buy+_ 20:by+_ 100:clos 60:company 120:condition 30:condition+_ 40:curiou
30:did+the 40:enough 10:enough+$ 200:fill 20:fill+in 20:for+_ 20:ha+been 100:how 30:how+did 10:i+am 100:in+_ 20:in+it 20:it+?
20:it+_ 40:kind 60:last 20:last+trad 140:late 10:late+? 30:late+in 100:look 240:market 50:market+_ 60:newest 20:of+_ 60:on+_ 20:on+a
60:poly 700:polymarket 100:post 100:pric 60:print 20:print+on 60:sell 20:sell+it 40:show 10:show+the 100:sid 40:side 40:sise
120:tape 10:the+_ 30:the+clos 30:the+wallet 480:trad 20:trad+$ 10:trad+_ 50:trad+in 160:trader 100:w 100:wallet 30:wallet+$ 60:what
20:what+$ 240:who 20:who+ha 60:whoev 20:with+the @get_polymarket_value 720:* 20:,+_ 30:,+one 20:,+total 720:<evmAddress> 320:<fiat>
720:<venue> 50:?+$ 30:^+_ 50:^+how 30:^+our 20:^+that 70:^+total 20:_+$ 40:_+, 30:_+. 50:_+? 30:_+_ 50:_+account 20:_+are 50:_+at
20:_+bag 40:_+bet 20:_+in 30:_+of 20:_+total 20:_+value 30:_+worth 30:a+_ 300:account 50:account+_ 30:account+at 30:are+the 70:at+_
60:bag 100:balance 30:balance+sheet 400:bet 70:bet+of 160:dollar 60:everybody 100:figure 60:follow 30:for+the 100:grant 20:ha+_
60:hi 180:how 50:how+much 20:in+$ 50:in+_ 20:in+total 60:money 180:much 20:much+_ 20:much+money 100:multisig 70:of+_ 30:of+it
40:of+the 20:of+what 20:on+_ 100:one 500:open 40:open+_ 60:open+bet 30:open+position 720:polymarket 60:portfolio 100:position
100:run 30:run+a 100:sheet 160:sum 30:the+balance 70:the+open 440:total 70:total+value 160:usd 380:value 40:value+of 60:whale
60:what 60:whom 180:worth 20:worth+$ 30:worth+in @get_pool_info 1020:* 30:,+_ 30:,+how 30:,+no 50:.+$ 50:.+no 1020:<chain>
660:<coin> 320:<count> 820:<evmAddress> 200:<namesake> 320:<number> 100:<protocol> 660:<series> 200:<solanaAddress> 20:?+$ 50:?+i
30:^+about 30:^+are 30:^+somebody 20:^+the 30:^+what 20:^+would 70:_+$ 30:_+, 50:_+. 40:_+? 90:_+_ 30:_+legit 50:_+on 140:_+pool
80:_+token 100:about 30:about+the 60:account 20:account+of 50:and+trust 100:art 100:asset 500:both 100:coin 30:coin+in 100:count
100:describe 100:description 30:description+, 100:diligence 100:due 30:due+diligence 60:eth 660:ethereum 20:have+the 100:hold
30:hold+count 100:holder 30:holder+$ 100:how 30:how+many 30:i+only 50:in+_ 30:in+it 70:in+pool 70:in+the 30:it+to 100:kind 100:legit
100:look 30:look+for 160:mainnet 100:many 30:many+holder 30:me+, 100:mind 200:need 30:need+for 100:nev 300:no 30:of+_ 80:of+both
60:of+the 30:of+them 50:on+_ 30:on+the 100:only 920:pool 210:pool+_ 300:pric 50:pric+$ 100:price 260:project 100:return 200:scor
200:score 100:sid 60:sit 260:social 200:solana 100:sold 100:somebody 100:stuff 60:telegram 130:the+_ 30:the+pool 40:the+project
30:the+token 100:their 100:them 30:them+$ 30:to+me 720:token 150:token+in 300:trust 30:trust+score 360:twitt 70:twitt+of 100:uniswap
100:want 560:websit 100:website 30:website+and 100:what 30:what+are 100:whatev 20:would+you 20:you+have @get_pool_ohlcv 2800:*
280:,+_ 30:,+but 30:,+for 30:,+in 30:,+please 30:,+pool 100:,+pric 30:,+quot 30:,+the 100:.+$ 30:.+could 2200:<chain> 2200:<coin>
1600:<count> 2500:<evmAddress> 1000:<fiat> 1100:<namesake> 900:<number> 200:<pair> 800:<protocol> 2100:<series> 300:<solanaAddress>
2700:<step> 100:<time> 50:?+$ 500:^+_ 80:^+i 50:^+need 300:_+$ 400:_+, 100:_+. 30:_+? 250:_+_ 50:_+bar 630:_+candl 50:_+chart
50:_+for 30:_+give 30:_+it 80:_+of 50:_+ohlc 250:_+on 30:_+or 30:_+pl 380:_+pool 30:_+price 100:aft 300:am 200:bar 100:but
2600:candl 80:candl+, 80:candl+_ 200:candl+for 200:candl+of 300:chart 50:chart+of 30:could+i 100:count 600:dollar 100:each 30:each+?
900:eth 1400:ethereum 100:for+_ 150:for+the 100:gimme 30:gimme+_ 100:give 30:give+me 30:have+_ 30:have+the 80:i+am 50:i+have
30:i+want 150:in+_ 130:in+the 100:instead 30:it+a 100:lp 300:mainnet 30:me+_ 100:might 100:minut 100:most 30:most+_ 200:need
50:need+_ 100:not 30:not+_ 80:of+_ 50:of+pool 180:of+the 80:of+them 200:ohlc 300:on+_ 300:oth 100:pippin 30:pippin+pool 100:pl
30:pl+$ 100:plot 100:plott 2400:pool 30:pool+$ 530:pool+_ 50:pool+on 500:pric 130:pric+in 100:price 100:quot 30:quot+in 100:quote
300:rath 100:raydium 100:so 200:sol 100:solana 100:stake 30:stake+_ 100:start 300:sushi 300:than 30:than+_ 300:the+_ 30:the+most
30:the+oth 30:the+pippin 100:the+pool 300:them 80:them+$ 500:token 30:token+$ 100:u 100:uni 400:uniswap 400:usd 100:want 30:want+to
@get_pool_trades 3400:* 180:,+_ 30:,+only 30:,+please 30:,+so 130:.+$ 3000:<chain> 2500:<coin> 400:<count> 3100:<evmAddress>
2100:<fiat> 1000:<namesake> 3100:<number> 200:<pair> 500:<protocol> 2600:<series> 300:<solanaAddress> 100:<time> 150:?+$ 30:^+_
130:^+any 30:^+did 50:^+i 80:^+last 30:^+my 50:^+only 30:^+please 30:^+pool 30:^+pull 50:^+show 30:^+swap 180:^+trad 30:^+what
500:_+$ 250:_+, 80:_+. 100:_+? 500:_+_ 30:_+a 30:_+and 30:_+at 450:_+in 30:_+list 30:_+of 330:_+on 30:_+pl 280:_+pool 50:_+swap
30:_+to 150:_+today 30:_+trad 100:about 1200:above 300:above+_ 100:all 30:and+would 600:any 30:at+a 300:big 400:bigg 100:buck
300:buy 100:day 30:day+, 100:desk 1200:dollar 100:dust 300:eth 2400:ethereum 100:execut 100:find 100:fish 100:happen 100:hit 30:i+_
30:i+in 30:i+put 180:in+_ 30:in+it 150:in+pool 30:in+that 350:in+the 30:in+thi 100:into 30:into+the 100:just 30:just+the 400:last
80:last+trad 100:late 30:late+in 100:latest 100:like 30:like+to 100:liquidity 200:list 30:list+the 100:lp 400:mainnet 30:me+it
30:me+the 200:more 50:more+than 50:of+_ 330:on+_ 100:one 700:only 30:only+, 30:only+. 50:only+the 1000:over 250:over+_ 100:pepe
100:pl 30:please+list 2600:pool 600:pool+_ 100:print 100:pull 30:pull+the 100:put 100:question 100:raydium 100:recent 100:see
30:see+the 100:sell 500:show 50:show+me 30:show+the 100:skip 100:slippage 100:so 300:solana 100:study 100:stuff 100:sushi 900:swap
100:talk 30:talk+about 600:than 150:than+_ 280:the+_ 130:the+pool 30:the+recent 80:the+trad 200:through 50:through+_ 100:time
30:to+see 600:today 30:today+$ 30:today+. 80:today+? 30:today+in 2200:trad 30:trad+$ 30:trad+_ 200:trad+above 30:trad+in 30:trad+of
100:trade 100:try 100:uni 200:uniswap 800:usd 100:went 100:whal 30:whal+in 600:whale 100:what 30:what+happen 100:who 30:would+like
@get_pools 1480:* 50:,+_ 50:,+all 30:,+in 30:,+not 30:.+$ 300:24h 80:24h+volume 1180:<chain> 300:<coin> 600:<count> 300:<fiat>
300:<maybeChain> 500:<namesake> 500:<number> 100:<series> 400:<time> 80:?+$ 50:?+_ 150:^+_ 30:^+a 20:^+any 50:^+on 30:^+pool
50:^+top 50:^+which 100:_+$ 80:_+, 30:_+. 30:_+? 50:_+_ 80:_+by 30:_+did 30:_+liquidity 30:_+pl 150:_+pool 30:_+rows 20:_+today
30:_+volume 30:_+what 30:_+which 30:a+a 30:a+beginn 30:a+day 200:all 50:all+dex 80:any 20:any+big 200:arbitrum 100:avalanche
680:base 100:beginn 80:big 50:by+24h 30:by+_ 80:by+volume 30:could+you 100:count 200:day 50:day+? 300:dex 30:dex+pool 30:do+people
300:dollar 100:ethereum 100:give 30:give+me 100:hav 100:highest 30:in+thi 30:in+which 100:like 30:like+to 100:liquidity
30:liquidity+pool 100:look 100:mak 100:matter 30:me+the 700:most 30:most+_ 30:most+trad 80:most+volume 80:mov 20:mov+on 100:not
30:not+_ 30:of+the 100:often 220:on+_ 100:over 30:over+the 200:people 100:pl 30:pl+$ 100:polygon 1400:pool 30:pool+are 50:pool+by
130:pool+on 30:pool+with 100:rank 30:rank+by 100:rows 30:rows+$ 100:see 300:solana 100:swap 30:the+_ 30:the+day 30:the+highest
50:the+most 30:thi+_ 80:today 20:today+$ 200:togeth 50:togeth+? 200:top 100:trad 200:trade 100:turn 30:turn+over 100:turnov
30:turnov+of 1000:volume 100:volume+$ 50:volume+, 50:volume+_ 30:volume+in 30:volume+on 100:w 100:what 100:where 30:where+the
400:which 30:which+_ 30:which+dex 50:which+pool 30:with+the @get_pools_by_address 1410:* 30:,+_ 20:,+at 20:,+up 20:,+what 300:24h
60:24h+volume 1230:<chain> 800:<coin> 60:<count> 1280:<evmAddress> 250:<namesake> 60:<number> 120:<pair> 240:<protocol> 800:<series>
130:<solanaAddress> 60:<step> 200:<time> 130:?+$ 20:?+it 60:^+_ 20:^+by 20:^+dexscreen 50:^+how 20:^+i 80:^+liquidity 30:^+pool
30:^+price 20:^+tell 20:^+the 20:^+what 190:_+$ 50:_+, 20:_+. 60:_+? 170:_+_ 30:_+how 20:_+i 30:_+liquidity 20:_+move 20:_+of
130:_+on 20:_+pair 90:_+pool 20:_+token 20:_+volume 20:_+which 20:a+day 20:an+_ 50:and+24h 30:and+_ 20:and+how 20:and+liquidity
30:and+what 20:at+what 20:by+how 10:check 60:coin 20:coin+are 60:current 60:dao 60:data 120:day 30:day+? 130:deep 30:deep+i 60:depth
70:dexscreen 20:did+it 20:did+the 20:do+a 20:doe+it 60:down 440:eth 480:ethereum 60:geckoterminal 490:how 30:how+deep 20:how+many
60:how+much 20:how+the 10:hows 20:i+do 20:i+in 20:i+put 20:i+sitt 20:i+that 20:i+the 60:in+_ 20:in+pool 20:in+that 20:in+thi
60:inside 60:liq 930:liquidity 20:liquidity+$ 20:liquidity+, 70:liquidity+and 30:liquidity+of 60:lp 430:mainnet 60:many
20:many+percent 20:me+how 10:mint 60:money 20:money+in 80:move 240:much 60:much+liquidity 30:of+_ 50:of+pool 20:of+that 30:of+the
160:on+_ 20:on+the 20:or+down 210:pair 50:pair+_ 60:percent 10:plz 1020:pool 20:pool+, 160:pool+_ 20:pool+on 310:price 20:price+,
30:price+and 60:put 60:since 20:since+_ 60:sitt 20:sitt+in 130:solana 120:sushi 10:swap 60:tell 20:tell+me 50:the+_ 20:the+day
20:the+liquidity 20:the+pool 60:token 20:token+, 60:trade 20:trade+_ 120:uniswap 60:up 20:up+or 60:usdc 60:v3 60:view 120:vol
360:volume 20:volume+? 20:volume+in 50:volume+of 300:what 20:what+coin 20:what+did 20:what+price 20:what+the 60:which 20:which+_
@get_pools_by_dex 1700:* 80:,+_ 30:,+by 30:,+most 50:,+rank 30:.+$ 100:24h 30:24h+volume 1500:<chain> 800:<coin> 500:<count>
100:<fiat> 800:<namesake> 200:<number> 1700:<protocol> 900:<series> 100:<time> 30:?+$ 280:^+_ 50:^+busiest 30:^+the 50:^+top
30:^+which 50:_+$ 130:_+, 30:_+? 30:_+_ 50:_+by 50:_+it 50:_+on 400:_+pool 30:_+trad 30:_+volume 50:_+with 100:arbitrum 100:biggest
300:busiest 30:by+24h 30:by+_ 30:by+numb 150:by+volume 100:count 30:count+$ 100:dollar 100:eth 800:ethereum 100:first 30:first+.
200:highest 30:it+_ 200:mainnet 300:most 50:most+trad 30:most+volume 100:numb 30:numb+of 30:of+trad 230:on+_ 100:pl 30:pl+$
100:polygon 1700:pool 30:pool+, 80:pool+_ 80:pool+by 180:pool+on 30:pool+with 400:rank 80:rank+by 400:raydium 100:see 30:see+the
200:solana 200:sort 50:sort+by 30:the+_ 50:the+highest 30:the+most 200:top 400:trad 30:trad+$ 50:trad+_ 100:trade 100:uni
1000:uniswap 1100:v3 100:vol 1200:volume 230:volume+$ 50:volume+, 30:volume+first 100:which 30:which+_ 50:with+the
@get_prediction_market 1080:* 10:,+_ 20:,+and 10:,+market 20:,+volume 60:,+what 20:.+$ 10:.+what 10:00 180:26dec 10:26sep 230:29
140:50 40:75 20:<chain> 30:<coin> 30:<evmHash> 30:<hex> 440:<quoted> 220:<series> 430:<ticker> 20:<time> 20:<url> 1020:<venue>
80:?+$ 20:?+and 10:?+i 10:?+what 110:^+_ 20:^+chance 10:^+how 10:^+my 10:^+odd 10:^+that 10:^+the 40:^+what 20:^+when 20:^+will
40:_+$ 50:_+, 20:_+. 30:_+? 100:_+_ 10:_+by 20:_+close 20:_+contract 50:_+cut 10:_+give 30:_+i 30:_+market 30:_+odd 20:_+on
10:_+people 10:_+price 10:_+say 10:_+token 10:_+what 10:_+when 10:a+_ 40:about 10:about+_ 10:accord 20:and+how 30:and+what
20:and+when 20:any 10:any+_ 10:ask 10:at+_ 50:balanc 70:been 10:believe 110:bet 20:bet+on 10:bettor 10:bid 20:bitcoin 20:both
50:budget 10:by+_ 20:chanc 210:chance 10:chance+of 90:clos 210:close 20:com 20:company 10:consider 60:contract 20:contract+_
10:current 180:cut 20:cut+in 10:cut+on 10:d 60:date 180:decemb 20:decemb+$ 10:decemb+? 10:decemb+_ 10:do+_ 10:do+they 40:doe+_
50:doe+it 10:doe+the 30:end 200:fed 10:for+the 90:give 10:go 20:ha+been 10:hang 120:how 20:how+much 10:i+_ 10:i+at 20:i+it
20:i+still 20:i+the 20:id 10:id+of 10:in+_ 40:in+decemb 20:it+$ 10:it+? 10:it+now 20:it+stand 390:kalshi 230:kxbalance 200:kxf
30:last 30:like 10:liquidity 10:look 130:market 20:market+_ 10:moment 70:much 20:much+ha 10:my+bet 10:not 50:now 10:now+$ 360:odd
10:odd+$ 20:odd+of 10:odd+on 20:of+_ 20:of+a 10:of+both 20:of+the 10:of+ye 50:on+_ 20:on+it 130:open 20:open+? 20:outcom 10:overall
20:people 10:per 10:percent 20:plu 650:polymarket 70:price 10:price+of 40:probability 70:rat 10:reckon 60:resolution 10:resolv
10:resolve 10:run 50:say 10:say+about 20:sell 70:show 10:simp 40:slug 10:somebody 60:stand 140:statu 20:statu+, 130:still
30:still+open 10:sure 180:t3 10:t4 10:th 10:that+_ 120:the 20:the+_ 10:the+company 10:the+last 10:there 40:they 30:think 20:tick
60:time 20:time+of 10:to+_ 10:today 20:token 10:told 30:trad 10:treasury 10:u 10:until 20:url 10:usdc 150:volume 20:volume+$
580:what 10:what+do 30:what+doe 20:what+i 210:when 40:when+doe 10:when+it 70:will 20:will+_ 90:ye 10:yield @get_prediction_orderbook
1880:* 200:,+_ 10:,+and 20:,+how 50:,+no 10:,+the 20:,+what 60:.+$ 10:.+what 730:26dec 350:29 590:50 140:75 620:<count>
310:<evmHash> 310:<hex> 520:<number> 490:<quoted> 1080:<ticker> 1620:<venue> 60:?+$ 10:?+_ 10:?+i 110:^+_ 10:^+best 30:^+bid
30:^+book 20:^+cheapest 40:^+depth 30:^+full 20:^+how 20:^+i 60:^+ord 10:^+show 10:^+that 20:^+what 10:^+who 170:_+$ 170:_+, 40:_+.
50:_+? 190:_+_ 60:_+at 50:_+book 10:_+condition 130:_+level 10:_+market 50:_+on 10:_+one 10:_+outcome 10:_+please 10:_+thi
50:and+ask 10:and+how 10:any 10:anyone 350:ask 10:ask+$ 60:ask+for 70:at+_ 40:behind 50:best 10:best+bid 40:bettor 330:bid
60:bid+and 20:bid+for 40:bidd 680:book 10:book+$ 20:book+, 100:book+for 20:book+on 50:buy 90:cheapest 50:condition 10:condition+_
80:contract 10:contract+i 60:d 20:d+like 40:deep 340:depth 40:depth+on 180:each 10:each+side 100:eith 30:eith+side 40:for+_
110:for+no 50:for+the 30:for+ye 100:full 30:grab 10:highest 180:how 10:how+many 40:how+thick 10:i+can 20:i+d 10:i+suspect 40:i+the
10:i+would 10:if 10:im 90:in+_ 10:it+up 820:kalshi 350:kxbalance 730:kxf 520:level 40:level+$ 20:level+each 70:like 20:like+to
130:lowest 30:lowest+ask 10:mak 40:many 10:mark 50:market 10:market+_ 10:me+the 10:minute 10:moment 1290:no 10:no+$ 50:no+in
60:no+on 150:no+side 30:now 70:of+_ 50:of+the 50:off 40:offer 130:on+_ 50:on+the 80:one 10:one+, 220:ord 60:ord+book 160:orderbook
30:orderbook+_ 40:outcome 30:pay 10:pick 10:please+, 800:polymarket 10:prediction 60:price 10:price+? 100:question 40:quote 60:rest
30:right 10:right+now 30:second 60:see 30:sell 10:share 40:show 10:show+me 820:side 80:side+$ 40:side+, 50:side+of 10:some
10:somebody 40:suspect 730:t3 10:that+_ 40:the+_ 40:the+book 10:the+contract 80:the+no 40:the+ye 10:thi+second 140:thick 40:thick+i
10:tick 10:to+buy 20:to+see 50:up 10:very 20:want 100:way 150:what 10:what+i 40:who 10:who+i 320:ye 30:ye+in 20:ye+on
@get_prediction_price 800:* 20:,+_ 20:,+what 10:.+$ 10:.+what 310:26dec 180:29 230:50 80:75 80:<evmHash> 80:<hex> 200:<quoted>
40:<series> 490:<ticker> 20:<url> 690:<venue> 50:?+$ 40:^+_ 10:^+best 10:^+chance 50:^+cheapest 10:^+i 10:^+my 10:^+odd 20:^+what
110:_+$ 40:_+, 20:_+. 10:_+? 70:_+_ 20:_+at 10:_+cut 10:_+for 10:_+give 10:_+market 10:_+odd 20:_+on 10:_+price 10:_+thi 10:accord
10:any 10:anyone 270:ask 30:ask+for 30:at+_ 10:at+thi 10:balanc 50:best 10:best+bid 40:bet 10:bet+on 50:bid 10:bid+for 10:budget
50:buy 110:chance 10:chance+of 180:cheapest 20:com 10:condition 10:consider 40:cut 10:cut+in 40:decemb 10:do+they 10:doe+_ 30:end
40:fed 40:for+no 20:for+ye 60:give 10:go 30:grab 10:highest 20:how 10:i+_ 10:i+at 10:i+can 10:i+would 10:if 10:im 50:in+_
10:in+decemb 10:it+now 400:kalshi 180:kxbalance 310:kxf 10:last 30:like 10:look 250:lowest 40:lowest+ask 10:mak 10:mark 80:market
10:market+_ 10:minute 30:moment 10:moment+? 10:my+bet 370:no 10:no+in 30:no+on 10:not 70:now 10:now+$ 60:odd 10:of+_ 10:of+ye
100:off 90:on+_ 30:pay 10:percent 10:pick 310:polymarket 10:prediction 120:price 10:price+of 10:probability 10:rat 10:reckon
30:right 10:right+now 10:say 30:second 30:sell 10:share 10:simp 20:slug 10:some 10:somebody 10:sure 310:t3 10:that+_ 20:the 10:the+_
10:there 40:they 10:thi+moment 10:thi+second 20:tick 10:to+_ 10:to+buy 10:told 10:trad 10:u 10:up 20:url 10:very 70:want 250:what
10:what+i 250:ye 10:ye+in 20:ye+on @get_prediction_price_history 1640:* 120:,+_ 10:,+for 40:,+from 10:,+i 10:,+the 10:,+ye 100:.+$
10:.+_ 20:.+how 40:00 240:26dec 40:26sep 480:29 160:50 80:75 380:<evmHash> 380:<hex> 500:<quoted> 160:<series> 1640:<step>
760:<ticker> 1460:<time> 1320:<venue> 50:?+$ 30:?+_ 240:^+_ 10:^+chart 30:^+for 80:^+how 40:^+i 250:_+$ 150:_+, 90:_+. 80:_+?
170:_+_ 20:_+at 60:_+between 10:_+condition 20:_+cut 30:_+develop 40:_+for 50:_+from 20:_+i 10:_+in 60:_+market 20:_+mov 30:_+move
70:_+odd 30:_+of 50:_+on 10:_+pric 60:_+price 40:_+since 80:_+ye 10:a+chart 60:about 20:about+the 100:agent 20:at+_ 60:balanc
240:between 60:between+_ 60:budget 160:chance 30:chance+of 180:chart 40:condition 10:condition+_ 100:contract 10:contract+_
20:contract+on 60:cut 40:d 10:d+like 40:data 120:decemb 30:decemb+_ 120:develop 20:develop+_ 10:did+_ 80:did+the 160:fed 100:feed
100:for+_ 30:for+a 10:for+my 10:for+the 90:from+_ 10:from+the 40:front 40:go 180:history 50:history+of 380:how 90:how+did 60:hows
10:i+d 30:i+m 20:i+need 10:i+want 40:in+_ 10:in+our 440:kalshi 480:kxbalance 280:kxf 60:level 20:level+for 40:like 10:like+the 100:m
20:m+writ 220:market 60:market+_ 60:meet 40:morn 100:mov 10:mov+the 120:move 10:move+_ 80:need 10:need+_ 10:need+the 40:news 300:no
10:no+in 30:no+side 40:note 340:odd 40:odd+for 20:odd+of 30:odd+on 190:of+_ 20:of+a 40:of+the 20:of+ye 40:ohlc 100:on+_ 40:outcome
100:pap 40:path 40:plot 880:polymarket 40:pric 10:pric+of 720:price 10:price+, 10:price+for 40:price+history 110:price+of
60:probability 40:ran 140:side 20:side+, 20:side+of 320:since 80:since+_ 100:slug 40:someone 100:straight 40:sunday 240:t3 40:t4
40:the 50:the+_ 20:the+decemb 50:the+no 10:the+price 50:the+ye 40:through 10:through+_ 30:to+my 40:told 40:want 60:writ 640:ye
20:ye+in 80:ye+price @get_prediction_trades 1480:* 50:,+_ 10:,+and 10:,+please 10:,+show 10:,+who 10:,+with 80:.+$ 80:00 420:26dec
80:26sep 440:29 340:50 80:75 40:<chain> 40:<coin> 1260:<count> 320:<evmHash> 320:<hex> 80:<number> 220:<quoted> 80:<series>
940:<ticker> 80:<time> 1120:<venue> 30:?+_ 30:?+just 10:?+need 140:^+_ 10:^+are 20:^+i 40:^+last 10:^+latest 10:^+newest 30:^+show
30:^+tape 10:^+the 10:^+which 40:^+who 160:_+$ 110:_+, 20:_+. 40:_+? 150:_+_ 10:_+by 10:_+condition 30:_+contract 60:_+fill 10:_+in
30:_+late 80:_+market 30:_+on 70:_+print 20:_+recent 150:_+trad 10:_+will 10:_+with 40:address 60:also 60:am 10:and+at 20:are+enough
10:at+_ 10:at+what 260:been 40:bet 10:bet+on 40:bitcoin 120:bought 160:buy 10:by+_ 40:company 80:condition 20:condition+_
100:contract 30:contract+_ 60:curiou 60:deal 20:do+. 60:enough 20:enough+$ 60:execution 40:fed 240:fill 10:fill+in 10:fill+of
40:final 20:for+_ 30:ha+been 10:have+the 20:i+am 180:in+_ 10:in+it 20:in+the 10:it+? 10:it+_ 100:just 30:just+the 580:kalshi 60:kind
440:kxbalance 500:kxf 160:last 30:last+trad 300:late 10:late+, 20:late+? 50:late+in 100:latest 40:let 40:list 60:made 360:market
10:market+, 70:market+_ 10:me+it 40:need 10:need+the 40:newest 40:no 10:no+in 40:of+_ 60:on+_ 10:on+a 10:or+no 10:please+the 40:poly
500:polymarket 40:price 10:price+? 340:print 50:print+$ 30:print+on 60:recent 40:sell 10:sell+it 40:settl 10:settl+_ 200:show
10:show+me 30:show+the 220:side 60:sise 40:some 10:some+_ 420:t3 80:t4 160:tak 30:tak+side 80:taker 180:tape 110:the+_ 840:trad
40:trad+$ 60:trad+_ 10:trad+at 100:trad+in 60:trade 40:trader 120:what 10:what+$ 10:what+price 10:what+the 40:which 260:who
30:who+ha 40:whoev 80:will 20:will+do 30:with+the 10:with+what 40:ye 10:ye+or @get_price 7970:* 160:,+_ 30:,+a 20:,+all 30:,+and
30:,+each 40:,+for 20:,+how 20:,+just 30:,+market 10:,+mcap 20:,+my 40:,+please 30:,+quot 20:,+up 10:,+volume 10:,+what 50:,+with
190:.+$ 10:.+_ 40:20 130:24h 30:24h+volume 3490:<chain> 7880:<coin> 230:<commodity> 250:<evmAddress> 4690:<fiat> 130:<name>
150:<namesake> 550:<number> 360:<pair> 30:<protocol> 3710:<series> 40:<ticker> 850:<time> 250:?+$ 50:?+? 20:?+and 10:?+in 20:?+my
20:?+what 930:^+_ 20:^+compare 20:^+could 20:^+current 10:^+did 30:^+for 10:^+ha 290:^+how 120:^+i 20:^+market 10:^+need 40:^+one
10:^+please 80:^+price 20:^+put 10:^+quote 260:^+what 770:_+$ 270:_+, 40:_+. 130:_+? 100:_+_ 50:_+a 400:_+and 120:_+at 50:_+atm
20:_+by 40:_+cost 70:_+do 10:_+dump 20:_+each 60:_+for 40:_+go 10:_+gone 20:_+how 80:_+i 400:_+in 30:_+market 30:_+mov 40:_+move
20:_+next 50:_+on 20:_+pl 20:_+plz 20:_+pric 370:_+price 40:_+quot 30:_+rate 50:_+right 20:_+side 20:_+spot 50:_+still 20:_+term
20:_+these 20:_+to 70:_+today 10:_+togeth 30:_+token 50:_+trad 30:_+up 20:_+v 20:_+what 50:_+with 30:_+worth 50:a+_ 50:a+of
30:a+well 20:aave 10:about 10:above 20:ada 10:adesso 80:all 20:all+_ 100:am 20:and+24h 320:and+_ 20:and+by 20:and+did 10:and+how
20:and+i 110:and+in 40:and+the 10:and+who 30:and+with 30:and+would 20:anoth 60:answ 20:apto 40:arb 40:arbitrum 20:are+_ 60:ask
20:ask+me 90:at+$ 20:at+a 50:at+in 20:at+the 20:at+thi 180:atm 50:atm+$ 90:avax 10:back 10:base 60:believe 10:below 70:big 20:big+i
20:bigg 1200:bitcoin 130:bnb 60:bonk 10:bos 60:both 10:both+_ 10:bought 220:british 1220:btc 60:buck 60:buy 20:by+how 10:by+market
30:by+side 20:can+you 340:cap 10:cap+$ 20:cap+, 30:cap+and 20:cap+of 100:capitalisation 190:cardano 70:cent 190:chainlink 30:change
60:chf 80:client 30:coin 60:compare 20:compare+_ 40:contract 10:contract+on 60:cosmo 220:cost 10:cost+$ 20:cost+in 20:could+you
10:cousin 10:crash 60:current 20:current+_ 200:day 20:day+$ 20:deck 10:did+_ 20:did+it 30:do+$ 50:do+i 10:do+today 20:doe+a
20:doe+not 20:doe+one 160:doge 190:dogecoin 330:dollar 220:down 30:down+today 30:dump 340:each 20:each+$ 20:each+oth 40:erc 2400:eth
470:ethereum 300:eur 1410:euro 60:exact 60:express 30:far 10:football 40:for+_ 10:for+each 20:for+me 30:for+my 100:for+one
80:for+the 260:franc 20:from+_ 100:fx 200:gbp 120:get 30:get+for 60:gimme 20:gimme+_ 120:give 20:give+me 220:go 30:go+for 20:go+up
230:gold 40:gone 60:grandson 30:graph 10:green 20:ha+_ 10:hard 120:hey 10:hi 60:him 30:hold 1700:how 20:how+_ 20:how+big 10:how+far
10:how+i 110:how+many 240:how+much 10:hows 70:hype 120:i+_ 20:i+a 30:i+am 20:i+buy 30:i+get 20:i+it 20:i+mean 50:i+one 10:i+only
30:i+pay 20:i+should 20:i+that 10:i+the 30:i+worth 20:i+would 870:in+_ 40:incl 40:includ 20:it+$ 20:it+at 20:it+go 10:it+wa
60:japanese 10:jpeg 60:just 60:kaspa 10:keep 60:kind 20:kind+tell 60:law 20:ledg 10:ledg+$ 120:like 20:like+to 60:line 310:link
60:litecoin 100:liv 30:look 20:lp 60:ltc 420:many 110:many+_ 400:market 80:market+cap 20:market+capitalisation 90:mcap 10:me+$
20:me+? 20:me+_ 20:me+and 20:me+how 30:me+what 70:mean 20:mean+_ 320:moment 20:moment+, 30:moment+. 60:monero 20:more 100:morn
230:mov 20:mov+_ 200:move 30:move+$ 10:move+_ 950:much 30:much+$ 20:much+? 60:much+_ 30:much+doe 50:much+i 60:must 20:must+i
20:my+grandson 10:near 20:need 10:need+_ 10:neighbour 80:next 20:next+to 60:not 100:note 630:now 100:now+$ 20:now+, 20:now+?
130:of+_ 20:of+a 10:of+each 40:of+the 50:of+thi 10:offer 60:on+_ 1160:one 260:one+_ 20:only 10:only+have 40:or+down 80:oth 130:ounc
100:ounce 10:over 130:pay 30:pay+for 130:pepe 210:pl 50:pl+$ 10:pl+, 20:please+$ 30:please+, 10:please+. 60:plz 60:polkadot
1010:pound 130:pric 20:pric+$ 20:pric+of 2000:price 90:price+$ 30:price+, 50:price+? 10:price+_ 20:price+and 140:price+in
120:price+of 60:prop 10:protocol 90:put 20:put+_ 10:quanto 260:quot 60:quot+in 160:quote 120:rate 30:rate+$ 120:ratio 10:reach
100:require 410:right 100:right+now 30:risen 130:rn 30:rn+$ 10:saving 10:sell 30:set 120:shib 60:should 100:side 20:side+$
30:side+by 70:since 20:sise 10:sise+and 20:slid 760:sol 530:solana 10:someone 60:son 60:spot 60:statement 100:sterl 190:still 80:sui
360:swis 20:taken 10:talk 130:tell 30:tell+me 60:term 10:teth 10:th 20:that+? 30:the 90:the+_ 10:the+coin 20:the+day 20:the+moment
10:the+price 40:the+time 100:their 140:these 30:these+day 20:they 70:thi+moment 30:those 200:time 20:time+_ 30:time+of 20:to+_
20:to+each 670:today 40:today+$ 10:today+. 30:today+? 40:today+in 20:togeth 10:togeth+$ 130:token 20:token+_ 130:toncoin 240:trad
50:trad+at 60:trx 20:two 60:u 10:un 70:und 110:uni 10:uniswap 280:up 40:up+or 400:usd 80:usdc 60:usdt 70:v 20:v+_ 10:vale 150:volume
20:volume+, 10:volume+in 20:volume+on 110:wbtc 30:weath 10:weath+in 100:well 1300:what 190:what+_ 20:what+cost 20:what+do
10:what+doe 20:what+i 30:what+it 40:what+one 20:which 10:which+one 30:who 60:whole 20:whole+_ 20:with+_ 60:with+the 30:with+their
10:won 270:worth 20:worth+$ 20:worth+in 30:would+be 20:would+like 230:xrp 820:yen 10:yet 20:you+kind 20:you+tell @get_price_chart
2330:* 120:,+_ 10:,+a 10:,+did 20:,+for 40:,+from 10:,+how 10:,+in 20:,+please 120:.+$ 930:<chain> 2170:<coin> 300:<count>
210:<evmAddress> 1170:<fiat> 10:<namesake> 250:<number> 60:<protocol> 620:<series> 1350:<step> 2000:<time> 50:?+$ 50:?+_ 10:?+a
210:^+_ 10:^+by 10:^+chart 90:^+did 10:^+draw 10:^+for 30:^+give 10:^+ha 40:^+how 60:^+i 10:^+my 20:^+please 10:^+pull 10:^+show
10:^+what 230:_+$ 220:_+, 70:_+. 110:_+? 220:_+_ 10:_+against 50:_+and 30:_+at 10:_+before 10:_+between 20:_+chart 10:_+clos
10:_+contract 10:_+cost 10:_+ever 50:_+for 60:_+from 10:_+go 10:_+hold 10:_+i 30:_+in 20:_+lose 10:_+move 10:_+of 50:_+on 40:_+or
20:_+peg 30:_+point 110:_+pric 160:_+price 10:_+sery 10:_+the 10:_+token 10:_+v 10:_+will 10:_+worth 10:_+would 40:a+_ 20:a+chart
20:aave 10:accountant 10:ada 20:addres 10:addres+$ 10:advis 60:against 20:against+the 50:all 50:and+_ 200:any 20:any+time 70:at+_
10:at+a 30:at+any 40:avax 120:base 10:been 20:before 20:below 150:between 40:between+_ 10:bit 340:bitcoin 10:book 20:bought 140:btc
10:by+how 10:by+the 10:by+what 100:cash 100:chainlink 10:change 180:chart 20:chart+_ 40:check 10:client 70:clos 200:coin 10:coin+in
60:contract 10:contract+_ 10:contract+addres 120:cost 10:cost+on 10:d 20:dai 10:data 50:day 200:defillama 10:develop 100:did+_
10:did+it 10:do+$ 10:do+i 60:doesn 20:doesn+t 60:doge 810:dollar 10:done 10:dot 60:down 30:draw 10:draw+me 10:dump 10:each 210:end
20:enough 10:enough+. 20:erc20 400:eth 90:ethereum 40:ever 10:fallen 30:far 10:fell 10:figure 140:fine 40:fine+$ 30:for+a 10:for+my
30:for+our 30:for+the 150:from+_ 10:from+a 10:from+it 10:from+the 100:give 30:give+me 40:go 10:go+up 30:gone 20:graph 10:green
20:ha+_ 20:ha+it 10:ha+the 10:have+_ 20:heard 50:history 30:hold 250:how 10:how+_ 10:how+did 10:how+do 10:how+far 20:how+ha
10:how+many 10:how+much 20:hype 10:i+_ 10:i+enough 30:i+fine 10:i+have 10:i+it 40:i+need 20:if 10:if+_ 80:in+_ 30:in+the 10:into
10:it+. 20:it+_ 50:it+peg 100:json 40:keep 10:keep+_ 20:know 10:know+if 20:last 10:last+_ 40:late 10:late+$ 10:late+? 10:like
100:link 20:look 80:lose 20:lose+it 80:lost 10:lot 20:mainnet 20:many 10:many+percent 60:matt 30:me+_ 10:minute 100:model 10:money
10:mov 40:move 10:move+_ 20:much 10:my+saving 10:my+tax 10:nah 20:near 180:need 40:need+_ 10:noon 210:now 30:now+$ 40:number
130:of+_ 10:of+that 130:off 20:off+it 60:on+_ 10:on+any 20:once 40:one 10:one+_ 40:only 10:only+_ 40:or+_ 10:or+down 100:oracle
20:over 60:pap 10:past 20:path 400:peg 30:peg+_ 20:peg+at 20:percent 20:please+, 10:please+the 130:point 450:pric 10:pric+$
80:pric+of 770:price 60:price+_ 40:price+at 50:price+of 20:pull 10:put 100:quart 10:recover 40:requir 10:return 40:runway 10:said
40:saving 100:schedule 100:second 20:see 10:see+how 40:sery 40:settle 40:shib 50:show 10:show+me 110:since 30:since+_ 50:slip
70:slipp 170:sol 70:solana 10:someone 60:source 60:stablecoin 40:stay 360:step 30:step+$ 40:student 10:sui 60:supp 60:t 20:tax
320:teth 90:the+_ 10:the+clos 10:the+coin 10:the+contract 10:the+last 20:the+pap 10:the+price 40:their 40:these 10:thi+_ 10:those
80:time 20:time+_ 10:to+see 20:today 60:token 10:token+, 10:token+_ 10:toncoin 40:two 90:u 80:uni 40:uniswap 60:up 10:up+or
10:up+the 530:usd 220:usdc 10:usde 130:usdt 10:utc 30:v 10:v+_ 20:value 10:value+of 10:very 20:wa+_ 20:want 10:well 30:went
10:went+_ 110:what 10:what+did 20:what+wa 20:will 10:will+do 130:wobble 40:worth 10:worth+on 20:xrp 10:year
@get_price_percentage_change 6780:* 60:,+how 20:,+in 30:,+up 30:,+what 90:.+$ 4010:<chain> 6560:<coin> 10:<fiat> 100:<namesake>
60:<protocol> 3020:<series> 6080:<time> 270:?+$ 20:?+i 310:^+_ 130:^+by 100:^+did 140:^+ha 580:^+how 180:^+i 30:^+in 30:^+tell
80:^+what 1110:_+$ 110:_+, 30:_+. 240:_+? 140:_+_ 120:_+and 30:_+been 20:_+before 20:_+coin 160:_+do 40:_+down 60:_+dump 30:_+fall
20:_+go 110:_+gone 40:_+ha 30:_+holder 70:_+in 70:_+mov 170:_+move 30:_+of 20:_+or 10:_+price 20:_+still 30:_+that 60:_+token
70:_+up 20:_+v 30:_+worth 20:a+bit 20:a+lot 100:aave 60:about 20:about+_ 160:ada 60:all 20:all+_ 120:and+_ 30:and+how 60:ask
20:at+all 300:avax 100:bad 160:been 60:before 100:began 60:bit 850:bitcoin 100:bnb 940:btc 70:by+how 70:by+what 10:cardano 100:cent
10:chainlink 360:change 90:change+_ 100:climb 60:coin 20:coin+, 60:crash 100:defillama 380:did+_ 30:did+the 40:do+$ 130:do+_
20:do+today 300:doge 120:dogecoin 60:done 760:down 30:down+? 40:down+today 240:dump 50:dump+_ 1610:eth 200:ethereum 200:fall
160:fallen 260:far 100:fell 100:follow 200:gain 90:go 20:go+up 520:gone 100:gone+up 120:green 100:grown 500:ha+_ 20:ha+been 20:ha+it
60:hard 30:have+_ 110:hold 100:holder 3220:how 50:how+_ 70:how+did 70:how+far 70:how+ha 30:how+i 100:how+many 380:how+much 120:hows
120:hype 160:i+_ 60:i+it 20:i+m 20:i+put 30:i+want 40:in+percent 130:in+the 60:into 20:into+_ 100:inu 20:it+down 30:it+up 100:know
230:link 100:litecoin 30:look 100:lose 100:lost 60:lot 60:m 380:many 80:many+percent 30:me+how 60:money 100:more 280:mov 70:mov+_
860:move 120:move+_ 1610:much 80:much+_ 80:much+did 170:much+ha 30:much+i 100:n 60:nah 90:now 10:now+$ 20:now+, 100:number 100:of+_
50:on+_ 100:or+down 30:or+lose 160:over 30:over+the 100:past 30:past+_ 60:pepe 100:per 780:percent 30:percent+$ 300:percentage
100:perform 100:period 140:price 30:price+of 100:pump 60:put 20:put+a 160:recover 100:red 100:return 30:right 10:right+now 100:rise
220:risen 100:rose 100:shiba 130:since 30:since+_ 100:slide 630:sol 550:solana 60:still 160:sui 100:tell 30:tell+me 100:test
100:than 30:than+_ 90:the+_ 30:the+past 30:the+price 30:thi+_ 60:those 10:time 30:to+know 460:today 70:today+$ 40:today+? 220:token
30:token+$ 30:token+, 60:toncoin 220:uni 60:uniswap 1010:up 120:up+_ 100:up+or 10:usd 60:v 100:want 30:want+to 60:went 20:went+_
690:what 10:what+_ 70:what+did 80:what+percentage 30:what+the 100:wheth 30:wheth+_ 100:wise 100:worth 280:xrp 60:zcash
@get_protocol_fees 3000:* 180:,+_ 20:,+how 30:,+i 40:,+not 30:,+what 20:.+$ 30:.+e 2220:<coin> 120:<exchange> 2900:<protocol>
60:<quoted> 800:<step> 2260:<time> 220:?+$ 240:^+_ 20:^+fee 190:^+how 30:^+i 30:^+our 30:^+the 190:^+what 360:_+$ 80:_+, 20:_+.
150:_+? 80:_+_ 50:_+earn 130:_+fee 30:_+for 50:_+from 30:_+get 20:_+how 50:_+in 60:_+keep 70:_+make 40:_+paid 20:_+perp
40:_+protocol 150:_+revenue 100:_+since 30:_+so 20:_+user 30:a+day 30:a+lot 280:aave 30:at+_ 100:call 30:call+, 100:dao 100:day
30:day+$ 100:delegate 130:did+_ 30:did+it 70:did+the 40:doe+_ 20:doe+the 100:e 30:e+. 200:earn 60:end 20:end+up 100:ever 100:far
2080:fee 40:fee+$ 100:fee+, 20:fee+? 170:fee+_ 40:fee+did 20:fee+paid 30:for+the 50:from+_ 30:from+the 100:get 400:gmx 160:gros
100:hold 30:hold+, 360:holder 40:holder+_ 50:holder+of 880:how 220:how+much 120:hyperliquid 30:i+. 30:i+swap 120:in+fee 30:in+total
680:itself 700:keep 60:keep+_ 60:kept 60:late 20:late+? 780:lido 100:lot 260:make 880:much 20:much+$ 90:much+did 30:much+doe
20:much+of 600:not 70:not+fee 70:not+the 130:of+_ 110:of+the 20:on+_ 160:out 40:out+of 340:paid 40:paid+in 20:paid+on
100:pancakeswap 320:pay 30:pay+at 30:pay+in 30:pay+to 200:pendle 60:perp 20:perp+_ 60:ppl 620:protocol 30:protocol+_ 100:re
1320:revenue 30:revenue+$ 110:revenue+_ 400:since 100:since+_ 60:slug 200:so 30:so+far 30:so+what 100:swap 20:the+_ 120:the+fee
70:the+protocol 30:the+token 100:there 30:there+a 30:thi+_ 60:to+_ 260:token 40:token+holder 100:total 30:total+, 60:trader 100:uni
1020:uniswap 60:up 480:user 70:user+pay 980:what 30:what+_ 140:what+did 30:what+do 20:what+doe 100:whose @get_protocol_tvl 2280:*
20:,+_ 20:,+how 20:,+in 20:,+just 20:,+one 20:,+total 20:,+what 50:.+$ 20:.+_ 20:.+how 1320:<coin> 60:<fiat> 2280:<protocol> 90:?+$
20:?+i 270:^+_ 150:^+how 20:^+one 20:^+our 20:^+that 20:^+the 80:^+tvl 130:_+$ 60:_+, 20:_+. 20:_+? 20:_+at 20:_+how 20:_+i 50:_+now
20:_+today 250:_+tvl 20:_+wa 960:aave 20:at+present 30:at+thi 60:bank 60:big 20:big+i 60:column 60:compare 20:doe+it 60:dollar
60:eth 60:figure 60:fine 20:for+_ 60:hold 20:hold+at 780:how 20:how+big 180:how+much 50:i+_ 20:i+fine 20:i+in 80:i+lock 20:i+mean
20:i+sitt 130:in+_ 20:in+a 20:in+it 60:inside 20:it+with 60:just 20:just+the 1020:lido 180:lie 30:lie+in 360:lock 20:lock+,
80:lock+in 60:ly 60:mean 20:mean+$ 120:moment 20:moment+, 20:moment+? 300:money 60:money+i 60:morpho 720:much 20:much+doe 60:much+i
80:much+money 20:my+saving 60:name 20:name+, 480:now 90:now+$ 30:now+, 420:numb 50:numb+$ 20:numb+_ 60:of+_ 20:of+the 120:one
60:only 60:pendle 60:present 20:present+, 240:protocol 120:right 30:right+now 120:rn 30:rn+$ 120:saving 300:single 60:sitt
20:sitt+in 60:stak 20:the+numb 30:the+protocol 30:thi+moment 120:today 20:today+$ 20:today+? 60:total 20:total+value 1500:tvl
90:tvl+$ 20:tvl+, 60:tvl+? 20:tvl+_ 80:tvl+of 180:uniswap 60:value 20:value+lock 20:wa+it 60:what 20:what+it 60:where 60:wise
@get_pyth_price 1280:* 30:,+_ 30:,+please 30:,+with 30:.+$ 30:.+what 1200:<bitcoinHash> 110:<chain> 420:<coin> 460:<commodity>
100:<fiat> 100:<pair> 120:<series> 30:?+$ 40:^+_ 30:^+an 50:^+latest 30:^+our 100:^+pyth 30:^+read 150:_+$ 30:_+, 50:_+. 50:_+_
30:_+against 30:_+and 30:_+feed 30:_+for 50:_+incl 30:_+one 70:_+price 30:_+right 30:a+_ 100:against 30:and+_ 200:band 100:both
10:btc 100:check 30:check+_ 600:confidence 30:do+they 110:eth 900:feed 230:feed+_ 30:for+me 460:gold 30:ha+it 100:hard 100:id
30:id+_ 200:incl 50:incl+. 100:includ 300:interval 30:it+_ 30:it+a 200:latest 30:me+with 100:money 400:now 50:now+, 50:now+? 30:of+_
100:one 30:one+, 260:oracle 160:ounce 60:per 30:please+. 470:price 30:price+_ 30:price+for 30:price+now 1260:pyth 80:pyth+feed
300:read 30:read+_ 100:report 100:right 30:right+now 100:spot 200:they 100:value 100:vault 60:via 110:what 30:what+do 50:with+the
@get_pyth_price_at 850:* 30:,+_ 30:,+did 30:,+need 30:,+what 80:,+with 50:.+$ 800:<bitcoinHash> 50:<chain> 350:<coin>
300:<commodity> 30:<fiat> 10:<number> 130:<series> 850:<time> 60:?+$ 30:?+we 50:^+pyth 30:^+the 80:^+what 50:_+$ 100:_+, 10:_+.
80:_+? 30:_+_ 30:_+a 30:_+and 30:_+feed 30:_+for 30:_+on 30:_+please 30:_+price 30:_+say 30:_+what 10:accountant 10:advis
100:against 30:and+_ 150:at+_ 20:bitcoin 10:book 10:bought 100:case 10:client 10:clos 500:confidence 10:cost 30:did+_ 50:did+the
200:dispute 30:dollar 130:eth 600:feed 150:feed+_ 10:figure 50:for+_ 300:gold 30:have+a 10:how 100:interval 30:it+say
100:liquidation 10:minute 10:much 110:need 10:noon 30:of+_ 60:on+_ 20:one 300:oracle 30:please+. 210:price 30:price+, 30:price+and
100:print 30:print+on 400:publish 700:pyth 130:pyth+feed 200:say 100:settle 10:tax 30:the+_ 100:too 30:too+$ 10:usd 10:utc 10:very
10:want 530:what 80:what+did 30:what+it 30:what+price 10:what+wa 30:with+it 10:worth @get_raises 3000:* 30:,+_ 80:,+and 30:,+for
50:,+how 130:,+who 80:,+with 180:.+$ 30:.+. 30:.+_ 30:.+which 600:<coin> 700:<count> 600:<name> 400:<number> 150:?+$ 80:?+_
30:?+give 30:?+show 30:?+the 50:^+_ 30:^+give 30:^+i 80:^+latest 100:^+recent 30:^+we 30:^+where 230:^+which 180:^+who 30:_+$ 30:_+_
30:_+fund 30:_+recent 250:_+round 30:a+_ 30:a+list 100:airdrop 100:am 200:amount 30:and+the 200:and+who 100:announc 100:busines
300:clos 2600:crypto 50:crypto+$ 50:crypto+, 200:crypto+startup 100:day 30:day+. 100:desk 30:do+. 100:farm 100:firm 30:for+the
700:fund 150:fund+round 200:give 50:give+me 600:got 100:happy 200:how 50:how+much 30:i+am 100:if 30:if+you 330:in+crypto 100:invest
1000:investor 100:journalist 1200:late 50:late+$ 100:late+, 80:late+? 50:late+and 30:late+in 300:latest 50:latest+crypto 900:lead
200:lead+investor 1200:led 150:led+the 100:like 200:list 30:list+of 100:lol 30:lol+$ 100:make 30:make+me 50:me+the 1400:money
80:money+in 130:money+late 300:most 80:most+recent 200:much 50:much+, 100:nam 100:news 30:of+crypto 30:of+the 100:page 30:page+?
100:project 1300:rais 200:rais+money 1200:recent 50:recent+, 50:recent+? 80:recent+_ 2400:round 100:round+? 200:round+in 100:should
100:show 30:show+_ 100:sise 900:startup 100:the+_ 30:the+amount 30:the+most 150:the+round 100:their 400:them 80:them+$ 30:them+?
100:these 30:these+day 1000:vc 400:venture 100:where 1000:which 180:which+crypto 1900:who 30:who+got 300:who+led 150:who+rais
100:will 30:will+do 50:with+the 30:with+their 30:you+have @get_recent_trades 1530:* 100:,+_ 30:,+please 30:,+with 30:,+would 100:.+$
1530:<coin> 800:<count> 1530:<exchange> 1020:<fiat> 200:<number> 1520:<pair> 10:<series> 30:?+look 60:^+_ 30:^+are 100:^+last
30:^+send 50:^+show 80:^+tape 30:^+the 110:_+$ 180:_+, 50:_+. 30:_+? 130:_+_ 100:_+at 30:_+fill 10:_+last 80:_+on 80:_+perp
100:_+print 100:_+trad 100:about 100:at+_ 30:at+the 210:bybit 300:coinbase 10:eth 100:fill 80:for+_ 100:hitt 80:in+_ 30:in+the
200:just 620:kraken 420:last 80:last+trad 100:list 100:look 30:look+at 50:me+the 30:me+what 30:of+the 400:okx 160:on+_ 10:one
100:ord 310:perp 30:perp+$ 50:perp+on 100:place 30:place+a 30:please+$ 20:price 10:price+on 600:print 50:print+$ 100:re 100:sal
100:send 30:send+me 200:show 50:show+me 200:side 50:side+$ 200:tak 50:tak+side 100:taker 400:tape 130:the+_ 100:there 100:time
810:trad 80:trad+_ 80:trad+in 100:treasury 10:usdt 100:what 30:would+you @get_recently_updated_tokens 1110:* 30:,+_ 30:,+any
30:,+give 30:,+on 50:.+$ 30:.+which 910:<chain> 500:<coin> 200:<count> 210:<namesake> 300:<number> 80:?+$ 50:?+_ 30:?+any 30:^+_
30:^+any 30:^+on 30:^+our 30:^+somebody 30:^+token 100:^+which 30:_+. 30:_+? 30:_+chang 30:_+i 30:_+of 30:_+to 150:_+token 30:_+with
300:any 30:any+_ 50:any+chain 200:base 30:by+now 200:chain 30:chain+$ 30:chain+, 700:chang 150:chang+their 500:description 300:edit
100:enough 30:enough+. 100:fresh 800:geckoterminal 100:give 30:give+me 30:i+enough 300:info 200:just 100:keep 100:late 30:late+$
100:like 600:link 100:list 600:logo 30:me+the 500:most 130:most+recent 100:new 10:newest 200:now 30:now+, 30:of+them 30:of+token
100:on+_ 150:on+geckoterminal 100:one 100:page 100:project 30:project+have 600:recent 30:recent+, 100:recent+? 100:should 100:show
710:solana 100:some 100:somebody 200:swapp 30:the+_ 900:their 100:them 30:them+$ 1110:token 30:token+have 80:token+on 50:token+that
100:w 700:which 80:which+_ 30:which+one 30:which+token @get_rugcheck_new 1560:* 150:,+_ 50:,+and 30:,+who 1460:<chain> 1300:<coin>
100:<count> 260:<namesake> 700:<number> 50:?+$ 30:^+_ 30:^+anyth 30:^+for 50:^+fresh 30:^+new 120:^+newest 30:^+show 30:^+which
40:_+$ 30:_+, 30:_+? 30:_+_ 30:_+coin 130:_+mint 30:_+of 50:_+pl 30:_+please 150:_+token 50:_+with 50:and+who 100:anyth
200:authority 50:can+still 100:coin 100:creat 100:creator 200:em 50:em+$ 30:for+our 300:freeze 200:fresh 300:freshest 30:it+and
400:just 100:last 200:launch 100:list 100:made 100:may 30:me+the 900:mint 30:mint+more 30:mint+or 100:moment 30:moment+, 100:more
30:more+, 100:most 30:most+recent 100:new 30:new+_ 460:newest 100:newest+_ 100:now 30:now+$ 70:on+_ 30:on+rugcheck 30:or+freeze
100:per 300:pick 80:pick+up 200:pl 50:pl+$ 30:please+$ 100:recent 30:recent+, 1400:rugcheck 100:rugcheck+$ 30:rugcheck+_
150:rugcheck+ha 600:seen 100:show 30:show+me 100:sol 1460:solana 300:still 50:still+mint 100:surveillance 30:the+last 200:them
30:them+, 50:them+? 100:they 760:token 40:token+on 100:turn 400:up 50:up+, 100:w 200:which 50:which+_ 300:who 30:who+can 30:who+made
100:whoev 100:within 30:within+the @get_rugcheck_recent 700:* 50:,+_ 30:,+and 30:.+$ 300:<chain> 300:<coin> 300:<count> 300:<number>
50:?+$ 30:^+rugcheck 80:^+what 50:^+which 30:_+_ 30:_+please 80:_+token 30:and+how 30:are+people 100:current 200:day 30:day+$
30:day+, 80:do+people 100:everybody 30:for+_ 100:how 30:how+do 30:i+everybody 400:look 100:look+up 500:most 30:most+at 50:most+on
100:often 100:on+rugcheck 400:people 50:people+look 30:please+$ 100:proxy 100:read 30:read+the 200:report 700:rugcheck 50:rugcheck+,
200:score 300:solana 80:the+most 100:their 200:these 50:these+day 100:those 500:token 50:token+$ 30:token+are 400:up 30:up+on
50:up+the 200:view 300:what 30:what+i 30:what+token 200:which 50:which+_ 30:with+their @get_rugcheck_report 2780:* 10:,+_ 20:,+a
40:,+and 30:,+ha 10:,+how 10:,+i 40:,+mint 10:,+noth 10:,+plu 30:,+the 20:,+what 10:.+$ 10:.+can 50:.+what 840:<chain> 780:<coin>
40:<count> 660:<namesake> 30:<number> 2700:<solanaAddress> 60:<time> 130:?+$ 20:?+? 30:?+_ 10:?+mint 30:^+_ 20:^+biggest 30:^+can
130:^+full 30:^+give 10:^+how 20:^+i 10:^+in 20:^+largest 10:^+mint 20:^+pippin 40:^+rug 170:^+rugcheck 50:^+someone 10:^+the
10:^+top 30:^+who 10:^+whose 380:_+$ 110:_+, 50:_+. 40:_+? 80:_+_ 20:_+account 10:_+and 10:_+bag 10:_+be 10:_+can 10:_+fattest
10:_+i 10:_+in 30:_+incl 10:_+liquidity 30:_+mint 110:_+on 20:_+or 10:_+still 40:_+token 10:_+wallet 30:_+with 20:a+far 110:about
40:accord 10:accord+to 220:account 10:account+$ 10:account+_ 30:account+of 10:account+on 40:against 60:already 20:already+? 20:alt
200:among 30:and+how 10:and+the 10:and+what 10:and+which 10:anybody 30:anyone 10:ap 30:ape 10:ape+into 20:are+the 20:ask
180:authority 30:bag 20:balanc 10:be+mint 100:been 80:biggest 10:biggest+_ 10:biggest+holder 480:bonk 60:bought 10:burn 30:buy
10:can+_ 10:can+anyone 10:can+somebody 10:can+still 40:carry 20:chain 10:chain+? 120:check 20:check+_ 10:circulat 20:coin
200:complete 20:control 30:creator 10:day 10:dev 10:doe+it 100:each 40:else 20:essay 20:everyth 10:exact 10:exist 60:far 40:fattest
100:fee 30:fee+, 20:few 30:fine 100:flag 60:for+_ 270:freeze 20:freeze+it 20:friend 10:from+the 30:frozen 800:full 100:give
30:give+me 10:gonna 10:got 30:ha+it 10:hi 50:hold 330:holder 30:holder+$ 50:holder+, 10:holder+of 190:how 50:how+much 20:i+_
50:i+lock 10:i+suspect 20:if 10:if+the 20:in+_ 10:in+our 300:incl 50:incl+. 700:insider 30:into 20:it+, 10:it+? 50:jup 40:just
10:just+the 60:know 100:largest 10:legit 320:liquidity 40:liquidity+$ 10:live 560:lock 30:lock+, 30:lock+? 30:lock+on 10:look
110:lot 240:lp 10:many 100:market 30:me+_ 30:me+the 530:mint 50:mint+_ 10:mint+i 30:mint+more 10:mint+or 100:more 20:more+of
180:much 10:much+liquidity 40:much+of 10:nah 20:no 10:not 40:noth 10:numb 80:of+_ 30:of+each 10:of+the 310:on+_ 10:onchain 10:one
60:only 10:only+$ 30:or+freeze 10:or+mint 20:own 100:pair 130:pippin 20:pippin+on 40:plu 100:propos 50:quick 10:read 60:red
600:report 80:report+_ 80:risk 320:rug 1650:rugcheck 10:rugcheck+, 50:rugcheck+_ 100:rugcheck+score 160:rugg 50:safe 10:safe+to
200:say 30:say+about 470:score 50:score+_ 10:score+and 40:score+for 10:sent 80:share 20:share+of 10:shill 70:short 30:sol 830:solana
30:somebody 210:someone 90:still 10:still+mint 20:straight 10:straight+from 20:supp 20:suspect 20:telegram 10:the+_ 10:the+chain
10:the+fattest 10:the+mint 10:the+token 10:the+whal 30:they 20:thi+_ 10:think 10:to+ape 10:to+buy 230:token 40:token+_
20:token+account 320:top 80:top+holder 10:total 100:transf 30:transf+fee 20:usdc 20:user 10:ve 30:version 20:wa+it 50:wallet
10:wallet+_ 60:whal 10:whal+in 300:what 20:what+are 60:what+doe 40:which 110:who 10:who+are 20:whose 20:wif 30:with+_
@get_rugcheck_summary 1360:* 20:,+_ 20:,+and 20:,+how 10:,+mint 20:,+noth 20:,+plu 20:.+$ 250:<chain> 460:<coin> 160:<namesake>
10:<number> 1290:<solanaAddress> 10:<time> 60:?+$ 10:?+? 10:?+_ 20:^+_ 10:^+can 20:^+how 30:^+i 20:^+in 30:^+rug 150:^+rugcheck
170:_+$ 70:_+, 30:_+? 50:_+_ 20:_+a 20:_+and 10:_+be 20:_+i 20:_+liquidity 30:_+on 10:_+or 20:_+token 10:about 60:accord
20:accord+to 60:against 10:already 20:and+the 20:and+what 20:and+which 10:anybody 10:anyone 10:ap 30:ape 10:ape+into 10:authority
290:bonk 10:bought 30:buy 10:can+_ 60:carry 30:check 20:doe+it 60:else 60:essay 70:fine 20:fine+$ 70:flag 110:for+_ 40:freeze
20:friend 20:frozen 10:gonna 10:got 70:hold 10:holder 120:how 30:how+much 20:i+_ 30:i+lock 30:into 20:it+? 60:jup 60:just
20:just+the 10:legit 180:liquidity 20:liquidity+$ 10:live 240:lock 10:look 60:lp 90:mint 10:mint+_ 10:mint+more 10:mint+or 20:more
120:much 20:much+liquidity 20:much+of 10:nah 60:no 10:not 60:noth 20:of+_ 50:on+_ 120:only 20:only+$ 120:pippin 10:pippin+on 60:plu
120:quick 10:red 120:risk 260:rug 890:rugcheck 20:rugcheck+, 30:rugcheck+_ 160:rugcheck+score 10:rugg 50:safe 10:safe+to 840:score
80:score+_ 20:score+and 80:score+for 10:sent 120:share 30:share+of 10:shill 180:short 70:sol 190:solana 20:somebody 10:someone
30:still 10:still+mint 10:thi+_ 10:think 10:to+ape 10:to+buy 70:token 20:token+_ 10:ve 120:version 10:wallet 70:what 20:what+doe
60:which @get_rugcheck_trending 1000:* 30:,+_ 30:,+so 30:.+$ 600:<chain> 600:<coin> 200:<count> 400:<number> 300:<time> 30:?+$
50:?+_ 50:^+_ 30:^+most 30:^+on 50:^+rugcheck 80:^+what 80:_+$ 30:_+? 30:_+_ 30:_+i 130:_+token 30:are+_ 30:are+people 30:are+ppl
200:community 100:degen 100:enough 30:enough+$ 100:got 30:got+the 30:i+enough 30:i+see 30:in+_ 100:may 30:may+i 600:most 30:most+_
180:on+rugcheck 200:people 100:ppl 1000:rugcheck 30:rugcheck+$ 100:see 30:see+the 100:so 100:sol 500:solana 100:suffice 30:that+the
30:the+_ 50:the+most 600:today 80:today+$ 30:today+, 50:today+? 700:token 30:token+are 30:token+on 30:token+that 50:token+with
200:up 50:up+on 400:upvot 600:vot 30:vot+on 100:vote 300:what 50:what+are 30:what+token 100:which 30:which+_ 30:with+the
@get_rugcheck_verified 1200:* 100:,+_ 30:,+please 80:.+$ 600:<chain> 700:<coin> 300:<count> 100:<namesake> 500:<number>
200:<protocol> 50:?+$ 30:?+a 30:^+for 30:^+new 30:^+our 80:^+rugcheck 30:^+token 80:^+which 30:^+whose 50:_+$ 30:_+. 30:_+i 30:_+of
30:_+that 50:_+token 30:a+list 30:a+well 100:diligence 100:due 30:due+diligence 100:enough 30:enough+$ 30:for+a 100:freshest 100:get
100:gone 200:got 100:help 30:help+$ 30:i+enough 100:issuer 30:it+to 200:jupit 200:last 300:late 30:late+$ 30:late+? 100:limit
300:list 30:list+of 30:list+the 100:maker 100:mark 100:memo 300:most 80:most+recent 200:new 30:of+them 30:of+token 30:on+_
30:on+rugcheck 100:one 30:one+$ 100:only 30:only+, 100:own 30:please+list 300:project 30:project+have 400:recent 30:recent+?
1200:rugcheck 50:rugcheck+, 30:rugcheck+ha 100:say 600:solana 300:team 30:the+_ 100:their 200:them 30:them+, 100:themselv
100:through 30:to+_ 600:token 30:token+, 30:token+with 300:verification 900:verify 30:verify+on 100:well 200:wheth 50:wheth+_
400:which 100:which+_ 100:whose 100:wonder @get_sol_account 1460:* 10:,+_ 10:,+a 10:,+exact 10:,+from 50:,+how 10:,+mint 10:,+please
40:,+which 10:,+who 40:.+$ 1060:<chain> 1020:<coin> 420:<namesake> 1410:<solanaAddress> 90:?+$ 10:?+_ 10:?+my 80:^+_ 20:^+can
10:^+could 10:^+ga 60:^+how 20:^+i 10:^+mint 110:^+what 120:_+$ 80:_+, 30:_+. 30:_+? 10:_+_ 70:_+account 30:_+addres 30:_+and
20:_+balance 10:_+doe 10:_+exact 10:_+exist 20:_+ha 10:_+have 10:_+how 10:_+i 30:_+in 20:_+mint 90:_+on 10:_+or 30:_+own 10:_+please
10:_+sign 10:_+supp 10:_+token 30:_+which 10:a+a 420:account 30:account+, 20:account+? 50:account+_ 20:account+i 100:addres
30:addres+_ 30:and+how 10:anybody 30:at+_ 30:authority 10:bag 20:bal 100:balance 10:balance+_ 20:balance+of 20:base 100:big 30:big+i
160:bonk 10:burn 200:byt 10:can+somebody 60:chain 20:coin 20:control 10:could+you 10:creator 10:current 300:data 50:data+$ 10:day
10:doe+_ 120:exact 90:exist 20:float 10:for+me 90:freeze 10:friend 10:from+the 20:frozen 20:ga 20:ha+_ 10:have+$ 10:hi 10:holder
580:how 30:how+big 80:how+many 40:how+much 70:i+_ 30:i+at 50:i+it 10:i+sitt 10:i+the 30:in+_ 50:it+$ 40:it+? 10:it+up 20:itself
20:jup 80:kind 20:kind+of 10:kind+tell 10:know 100:lamport 60:left 10:like 10:live 10:lot 330:many 20:many+_ 10:many+token 10:me+how
270:mint 50:mint+_ 10:mint+more 10:mint+or 10:moment 30:more 140:much 40:much+_ 10:my+nephew 20:native 20:nephew 40:node 10:not
10:numb 70:of+_ 30:of+it 10:of+our 40:of+the 110:on+_ 40:onchain 10:one 10:or+freeze 10:or+mint 60:ordinary 10:our+_ 680:own
30:own+by 20:own+it 30:own+of 50:own+the 10:pippin 10:please+$ 10:please+. 720:program 10:read 40:report 10:rn 10:round 10:sent
20:set 20:sign 10:sign+_ 100:sise 30:sise+and 20:sitt 10:sitt+in 360:sol 890:solana 60:some 20:somebody 10:someone 50:still
10:still+mint 130:supp 10:supp+_ 20:supp+of 20:tell 10:tell+me 100:th 60:the+_ 30:the+account 20:the+chain 10:the+exact 10:the+mint
10:they 10:those 10:today 70:token 10:token+_ 10:total 20:unit 10:unit+of 20:up 20:usdc 80:wallet 10:wallet+_ 420:what 40:what+i
360:which 90:which+program 30:who 10:who+own 10:you+kind @get_sol_balance 1140:* 20:,+please 30:.+$ 600:<chain> 1140:<coin>
1140:<solanaAddress> 60:?+$ 20:?+my 130:^+_ 20:^+could 20:^+ga 120:^+how 150:_+$ 20:_+, 60:_+? 20:_+_ 60:_+balance 30:_+doe 50:_+ha
30:_+have 30:_+i 80:_+in 20:_+please 20:_+sign 20:at+_ 60:bal 300:balance 30:balance+_ 50:balance+of 60:control 20:could+you
30:doe+_ 60:float 20:for+me 60:ga 50:ha+_ 20:have+$ 540:how 30:how+many 110:how+much 20:i+at 20:i+sitt 90:in+_ 20:it+up 60:kind
20:kind+tell 180:left 120:many 30:many+_ 20:me+how 420:much 110:much+_ 20:my+nephew 60:native 60:nephew 30:of+_ 20:of+our 20:our+_
20:please+$ 20:please+. 60:set 60:sign 20:sign+_ 60:sitt 20:sitt+in 1080:sol 60:solana 60:tell 20:tell+me 60:up 60:wallet
20:wallet+_ 20:you+kind @get_sol_block_time 1700:* 30:,+_ 30:,+at 30:,+if 50:,+the 50:,+what 30:.+$ 1600:<block> 1600:<chain>
1200:<coin> 400:<namesake> 1700:<number> 130:?+$ 30:?+need 100:^+_ 50:^+at 30:^+my 30:^+need 200:^+when 130:_+$ 130:_+, 250:_+_
50:_+at 100:_+on 150:_+produc 100:ask 30:ask+? 30:at+_ 100:at+what 100:attestation 100:block 200:clock 100:date 200:exact
100:exploit 100:file 100:first 30:for+_ 30:for+an 100:got 100:if 30:if+i 30:in+it 30:it+$ 100:land 100:log 300:made 100:may 100:move
200:need 50:need+a 50:of+_ 100:on+_ 700:produc 100:produc+? 100:show 30:show+_ 100:slot 1600:solana 100:stake 50:that+$ 30:the+_
30:the+block 700:time 30:time+of 150:time+wa 300:timestamp 100:utc 180:wa+_ 50:wa+it 50:wa+that 50:wa+the 200:wall 600:what
80:what+time 800:when 150:when+wa 100:where @get_sol_largest_accounts 1160:* 30:,+exact 20:,+i 20:,+mint 30:,+please 10:,+who 30:.+$
740:<chain> 860:<coin> 160:<count> 580:<namesake> 60:<number> 1100:<solanaAddress> 30:?+$ 30:?+mint 20:^+_ 50:^+biggest 60:^+largest
20:^+the 40:^+top 10:^+what 30:^+who 20:^+whose 210:_+$ 40:_+, 40:_+? 50:_+_ 50:_+account 20:_+bag 20:_+fattest 20:_+in 20:_+mint
30:_+node 90:_+on 50:_+straight 30:_+the 40:_+token 20:_+wallet 30:a+_ 900:account 20:account+$ 20:account+_ 100:account+of
60:account+on 100:amount 20:are+the 60:bag 240:biggest 20:biggest+_ 20:biggest+holder 480:bonk 60:chain 20:chain+? 200:concentration
60:control 60:everyth 100:exact 120:fattest 60:few 80:from+a 20:from+the 100:hold 30:hold+the 60:holder 20:holder+of 20:i+_
20:i+suspect 50:in+_ 10:it+$ 300:largest 540:mint 120:mint+_ 20:mint+i 100:most 30:most+of 300:node 120:of+_ 40:of+the 150:on+_
80:own 10:own+it 740:solana 360:straight 90:straight+from 100:study 60:suspect 100:test 40:the+_ 20:the+chain 20:the+fattest
30:the+mint 30:the+most 20:the+token 20:the+whal 440:token 20:token+_ 100:token+account 160:top 160:usdc 60:wallet 20:wallet+_
180:whal 20:whal+in 20:what 10:what+i 100:which 30:which+token 140:who 20:who+are 10:who+own 60:whose 60:wif @get_sol_network 2900:*
30:,+and 50:,+what 50:,+which 50:.+$ 2900:<chain> 2800:<coin> 100:<name> 100:<namesake> 130:?+$ 30:?+? 30:?+_ 30:?+and 30:?+in
300:^+_ 30:^+current 100:^+how 250:^+i 30:^+what 30:^+why 30:_+, 30:_+_ 30:_+at 80:_+do 50:_+down 30:_+network 30:_+run 30:_+so
250:_+tp 30:_+transaction 30:_+up 200:again 50:again+? 100:along 50:and+current 80:and+how 30:and+what 50:and+which 100:answer
100:are+we 30:at+the 100:block 30:block+height 400:current 50:current+_ 30:do+, 200:down 1600:epoch 100:epoch+$ 400:far 30:far+i
100:hav 100:height 600:how 100:how+far 80:how+many 350:i+_ 80:i+the 80:in+$ 30:in+the 200:into 50:into+the 100:mainnet 300:many
30:many+transaction 50:many+tx 100:moment 30:moment+? 100:network 100:newspap 100:node 200:normal 400:now 50:now+$ 50:now+,
100:often 300:ok 300:per 300:progres 300:rn 50:rn+? 100:run 200:runn 400:second 300:slot 300:slow 100:so 2900:solana 100:stand
100:still 30:the+_ 30:the+current 30:the+moment 100:they 300:today 30:today+$ 50:today+? 100:too 30:too+$ 1700:tp 130:tp+$
130:tp+and 200:transaction 200:tx 100:up 30:up+or 100:version 30:we+are 400:what 50:what+the 400:which 100:why 30:why+i 100:work
100:write @get_sol_priority_fees 1520:* 10:,+_ 30:,+for 30:,+i 50:,+what 30:.+$ 1240:<chain> 540:<coin> 200:<count> 800:<namesake>
80:<protocol> 420:<solanaAddress> 80:?+$ 30:?+the 60:^+_ 30:^+how 10:^+my 10:^+our 30:^+should 70:^+what 20:^+which 120:_+$ 30:_+,
20:_+? 30:_+_ 80:_+block 30:_+late 30:_+right 30:_+rn 50:_+these 20:_+transaction 20:a+tx 100:actual 100:add 20:are+people
20:at+least 400:block 50:block+$ 30:block+, 40:bot 80:call 20:call+_ 100:day 30:day+$ 50:do+i 100:dur 120:estimate 1460:fee
50:fee+on 30:for+_ 20:for+a 100:get 30:get+in 300:got 40:heliu 40:high 100:how 30:how+much 30:i+mean 50:i+need 10:i+set 40:if
10:if+you 30:in+$ 30:in+, 200:into 50:into+_ 80:jupit 380:land 100:last 100:late 30:late+? 60:least 120:level 20:level+for 100:like
40:low 200:lowest 100:mean 300:min 200:minimum 100:much 40:my+tx 200:need 260:now 30:now+, 30:now+? 200:on+_ 100:paid 30:paid+on
60:pay 20:pay+at 60:people 340:prio 90:prio+fee 1180:priority 280:priority+fee 40:program 40:quick 100:recent 30:recent+? 160:right
40:right+now 200:rn 80:set 180:should 40:should+i 140:so 300:sol 1040:solana 40:soon 100:still 10:the+_ 30:the+min 40:them 10:them+$
200:these 30:these+day 60:they 100:tip 80:to+_ 60:transaction 20:transaction+that 320:tx 40:very 540:what 40:what+are 50:what+the
60:when 160:which 80:writ 20:writ+to 220:write 10:you+have @get_sol_signatures 900:* 20:,+_ 20:,+and 20:,+just 20:,+what 20:,+which
20:.+$ 480:<chain> 480:<coin> 600:<count> 120:<namesake> 900:<solanaAddress> 20:?+$ 20:?+_ 80:^+_ 20:^+latest 20:^+list 30:^+please
20:^+pull 20:^+recent 20:^+show 20:^+the 20:^+when 20:^+which 120:_+$ 60:_+, 30:_+_ 30:_+account 30:_+and 20:_+i 20:_+last 20:_+mint
20:_+most 20:_+on 20:_+recent 80:_+signatur 50:_+transaction 20:_+tx 30:_+wallet 120:account 30:account+_ 60:activity 20:and+did
30:and+wheth 60:began 60:bonk 20:by+_ 20:did+_ 20:did+they 60:each 20:each+of 180:fail 50:for+_ 60:give 20:give+me 20:i+want 20:it+_
60:just 60:kind 120:last 20:last+tx 60:latest 60:list 20:list+the 20:me+the 120:mint 30:mint+_ 60:morn 60:most 20:most+recent
20:my+_ 20:of+the 20:of+them 30:on+_ 20:on+the 60:one 60:pull 20:pull+the 180:recent 60:see 120:show 30:show+the 60:sig 540:signatur
60:so 20:so+kind 60:sol 480:solana 80:the+_ 20:the+last 20:the+mint 60:them 120:they 20:thi+morn 60:timestamp 20:to+see 420:touch
60:touch+_ 60:transact 240:transaction 20:transaction+$ 20:transaction+on 20:transaction+that 120:tx 120:wallet 30:wallet+_ 60:want
20:want+to 60:what 120:when 20:when+did 120:wheth 120:which 20:which+one 60:work 20:work+$ @get_sol_token_accounts 1640:* 20:,+_
30:,+i 30:,+the 20:,+which 50:.+$ 400:<chain> 500:<coin> 160:<namesake> 1640:<solanaAddress> 20:?+$ 40:^+_ 40:^+all 30:^+every
50:^+how 20:^+i 40:^+list 30:^+show 40:^+token 20:^+what 50:^+which 160:_+$ 170:_+, 20:_+. 20:_+? 60:_+_ 30:_+account 20:_+and
20:_+ha 20:_+have 30:_+held 20:_+i 30:_+own 20:_+sit 30:_+that 60:_+wallet 50:a+well 820:account 50:account+$ 30:account+_
90:account+of 260:all 40:all+token 100:also 60:amount 20:and+how 30:are+in 100:bag 100:bonk 30:by+_ 100:close 20:doe+_ 60:each
20:each+$ 600:empty 100:every 30:every+_ 60:exact 60:forgot 160:frozen 20:ha+_ 20:have+$ 20:have+, 20:have+on 100:held 30:held+by
100:holding 240:how 20:how+many 50:how+much 20:i+forgot 20:i+have 20:i+on 30:i+want 100:in+_ 30:in+the 100:includ 200:include
120:inside 20:inside+_ 160:list 60:many 20:many+_ 180:much 30:much+_ 20:much+of 20:my+_ 20:my+account 140:of+_ 20:of+each 40:on+_
20:on+my 460:one 50:one+$ 100:own 30:own+on 60:r 100:rent 100:show 30:show+me 60:sit 20:sit+in 60:sol 340:solana 760:spl
140:spl+token 30:that+_ 20:the+token 20:the+wallet 100:them 60:there 20:thi+wallet 1120:token 90:token+account 50:token+are
20:token+i 50:token+in 30:token+of 160:too 30:too+$ 280:usdc 360:wallet 20:wallet+$ 60:wallet+_ 100:want 30:want+to 200:well
180:what 30:what+token 240:which 20:which+token 60:yo @get_sol_token_supply 1460:* 20:,+_ 20:,+a 30:,+exact 20:,+from 20:,+how
70:,+mint 20:,+not 20:,+total 30:.+$ 860:<chain> 1400:<coin> 400:<namesake> 1220:<solanaAddress> 50:?+$ 20:?+_ 20:?+i 20:?+mint
20:?+the 60:^+_ 20:^+current 140:^+how 20:^+i 20:^+onchain 20:^+please 30:^+total 20:^+what 210:_+$ 100:_+, 20:_+. 50:_+? 40:_+_
20:_+are 20:_+exact 100:_+exist 20:_+ha 20:_+how 80:_+mint 50:_+on 30:_+supp 20:_+token 20:_+total 20:a+a 20:a+lot 100:aggregator
20:are+in 20:at+thi 60:base 600:bonk 60:burn 120:chain 60:circle 60:circulat 60:coin 60:current 520:exact 640:exist 20:from+the
760:how 150:how+many 40:how+much 30:i+_ 20:i+read 20:i+the 20:i+would 20:it+? 60:itself 60:jup 60:know 60:like 20:like+to 60:lot
600:many 90:many+_ 20:many+coin 20:many+of 30:many+token 980:mint 190:mint+_ 30:mint+i 60:moment 20:moment+, 160:much 40:much+_
60:node 160:not 60:now 20:now+$ 220:numb 20:numb+, 20:numb+of 90:of+_ 30:of+that 30:of+the 20:of+those 100:on+_ 180:onchain 100:pl
20:please+, 60:put 60:read 60:report 60:right 20:right+now 60:rn 20:rn+, 60:round 20:round+? 100:rpc 860:solana 700:supp 30:supp+$
30:supp+_ 90:supp+of 20:the+_ 30:the+chain 20:the+exact 30:the+mint 60:they 20:thi+moment 60:those 20:to+know 60:today 20:today+.
180:token 20:token+_ 240:total 60:total+supp 60:unit 20:unit+of 220:usdc 60:what 20:what+i 60:wif 20:would+like @get_sol_transaction
1720:* 40:,+and 30:,+by 20:,+did 20:,+the 20:,+which 20:,+who 20:.+$ 1560:<chain> 1440:<coin> 40:<count> 120:<namesake> 40:<number>
1720:<solanaSignature> 70:?+$ 20:?+? 40:?+_ 60:^+_ 20:^+an 60:^+did 70:^+explain 30:^+my 10:^+please 80:^+what 30:^+which 30:^+whose
30:^+why 220:_+$ 70:_+, 60:_+and 30:_+did 20:_+do 10:_+ha 20:_+i 10:_+of 20:_+on 20:_+or 110:_+transaction 220:_+tx 30:_+what
10:and+_ 30:and+by 20:and+the 30:and+token 50:and+what 30:and+which 60:ask 20:ask+what 60:asset 60:auditor 20:auditor+ask 160:balanc
220:balance 60:burn 50:by+how 100:call 30:call+in 160:chang 160:change 60:claim 20:claim+_ 40:classify 40:did+_ 20:did+i 40:did+it
20:did+my 60:did+thi 20:do+$ 40:done 100:each 40:event 400:explain 50:explain+_ 40:explain+in 180:fail 60:farm 120:fee 30:fee+did
10:for+me 60:go 20:go+through 60:got 300:happen 60:here 200:how 50:how+much 20:i+ok 20:i+pay 30:in+_ 10:in+a 30:in+plain 20:in+that
50:in+thi 60:involv 10:it+a 20:it+burn 120:land 10:me+, 10:me+in 180:mov 200:much 30:much+, 30:much+did 30:my+_ 60:name 40:nft
40:not 10:of+_ 60:ok 30:on+_ 10:or+not 60:paid 60:party 60:pay 20:pay+_ 60:pl 120:plain 30:plain+word 260:program 40:sale
40:sentence 440:sol 1120:solana 60:succe 120:swap 40:taxable 20:that+_ 40:these 10:these+_ 110:thi+_ 160:through 30:through+_
20:to+my 200:token 480:transaction 20:transaction+, 80:transaction+_ 80:transf 860:tx 160:tx+_ 10:wa+it 920:what 20:what+$ 30:what+_
20:what+did 30:what+fee 80:what+happen 20:what+thi 260:which 50:which+program 120:who 20:who+got 60:whom 20:whom+? 100:whose 120:why
30:why+did 160:word 30:word+what 60:work @get_solana_asset 2550:* 30:,+_ 50:,+and 10:,+exact 10:,+from 10:,+mint 30:,+the 30:,+which
90:,+who 30:.+could 30:.+which 2170:<chain> 1700:<coin> 100:<collection> 610:<namesake> 100:<protocol> 2520:<solanaAddress> 160:?+$
180:^+_ 30:^+compress 30:^+for 20:^+how 30:^+i 30:^+nft 30:^+someone 170:^+what 80:^+who 30:^+whose 210:_+$ 100:_+, 50:_+. 30:_+?
80:_+_ 30:_+and 10:_+exact 10:_+exist 10:_+how 10:_+mint 30:_+name 230:_+nft 120:_+on 50:_+own 10:_+supp 40:_+what 30:_+which
10:about 10:addres 100:airdropp 30:and+current 80:and+which 150:and+who 400:asset 30:at+present 20:base 300:belong 50:belong+to
110:bonk 100:build 10:burn 20:chain 10:circulat 10:coin 1000:collection 50:collection+$ 50:collection+, 30:collection+doe
80:collection+i 200:compress 50:compress+nft 30:could+you 200:creator 110:current 60:decimal 10:description 30:doe+it 90:exact
110:exist 100:find 30:for+our 10:from+the 10:homepage 120:how 30:how+many 30:i+, 40:i+_ 80:i+it 30:i+the 120:i+thi 30:i+wa 90:it+$
30:it+, 30:it+? 30:it+and 30:it+at 30:it+i 50:it+now 20:itself 10:jup 10:know 100:lad 10:like 10:lot 100:mad 200:made 100:mak
110:many 10:many+_ 10:many+token 100:marketplace 30:me+on 50:me+thi 300:metadata 130:mint 30:mint+_ 10:moment 60:n 100:name
30:name+of 1400:nft 30:nft+, 280:nft+_ 10:no 10:not 210:now 30:now+$ 30:now+? 20:numb 40:of+_ 30:of+the 100:offer 150:on+_
40:onchain 30:our+_ 100:out 1560:own 80:own+_ 170:own+it 30:own+of 30:own+the 100:part 30:part+of 200:picture 100:piece 10:pippin
100:present 30:present+? 20:price 10:read 10:right 10:rn 10:round 200:sent 50:sent+me 2170:solana 200:somebody 100:someone 150:supp
20:supp+$ 10:supp+_ 10:supp+of 100:th 30:th+_ 50:the+_ 10:the+chain 30:the+collection 30:the+own 10:they 80:thi+_ 30:thi+a 10:those
50:to+which 10:today 110:token 20:token+i 20:total 20:unit 10:unit+of 20:usdc 100:wallet 30:wallet+$ 10:want 930:what 30:what+_
90:what+i 30:what+it 30:what+nft 30:what+thi 20:what+token 800:which 30:which+_ 150:which+collection 30:which+wallet 1260:who
50:who+made 240:who+own 30:who+the 100:whose 30:you+find @get_solana_assets_by_owner 1360:* 50:,+_ 20:,+list 10:,+which 20:,+with
30:.+$ 20:.+what 20:.+which 950:<chain> 490:<coin> 160:<count> 480:<namesake> 100:<number> 1360:<solanaAddress> 50:?+$ 40:^+_
40:^+compress 20:^+could 30:^+full 20:^+how 20:^+i 10:^+list 90:^+nft 20:^+show 10:^+token 40:^+what 30:^+which 150:_+$ 60:_+,
10:_+. 50:_+? 30:_+_ 20:_+addres 20:_+for 10:_+ha 10:_+have 10:_+i 30:_+item 20:_+list 20:_+nft 20:_+of 90:_+on 50:_+own 10:_+sit
80:_+wallet 20:a+well 40:account 10:account+of 60:addres 20:addres+_ 70:all 100:along 20:amount 20:are+in 160:asset 100:balanc
30:by+_ 60:collect 100:collectibl 60:collector 440:compress 80:compress+nft 20:could+you 50:doe+_ 10:each 20:exact 20:for+the
20:forgot 20:frozen 100:full 160:fungible 10:ha+_ 10:have+$ 10:have+on 160:heliu 60:here 20:here+. 70:how 10:how+many 10:how+much
10:i+forgot 10:i+have 20:i+in 10:i+on 80:in+_ 10:in+the 60:incl 60:includ 30:inside 160:inventory 100:item 140:list 20:list+it
20:many 10:many+_ 20:me+_ 50:much 10:much+_ 10:my+_ 10:my+account 1020:nft 30:nft+, 20:nft+_ 30:nft+doe 60:nft+of 40:nft+own
60:normal 80:of+_ 20:of+the 120:on+_ 10:on+my 200:one 20:one+$ 40:only 10:only+, 440:own 40:own+_ 30:own+by 30:own+on 160:pric 10:r
120:show 20:show+me 20:show+the 20:sit 10:sit+in 10:sol 940:solana 90:spl 20:spl+token 20:the+nft 10:the+token 120:them 20:them+?
20:there 360:token 10:token+account 10:token+are 10:token+i 40:token+in 80:too 20:too+$ 60:und 20:und+_ 60:usdc 340:wallet
80:wallet+_ 60:well 230:what 20:what+i 20:what+nft 10:what+token 60:where 180:which 30:which+nft 10:which+token 20:with+pric 10:yo
20:you+show @get_solana_parsed_transactions 1500:* 10:,+and 10:,+did 10:,+the 10:,+which 10:,+who 10:.+$ 1360:<chain> 1300:<coin>
160:<count> 60:<namesake> 160:<number> 1500:<solanaSignature> 60:?+$ 10:?+? 40:?+_ 30:?+and 30:^+_ 10:^+an 40:^+did 100:^+explain
20:^+my 20:^+please 50:^+what 20:^+why 30:^+would 200:_+$ 40:_+, 30:_+? 70:_+and 30:_+did 10:_+do 20:_+ha 10:_+i 30:_+into 20:_+of
10:_+on 10:_+or 30:_+signatur 120:_+transaction 170:_+tx 20:_+what 70:and+_ 30:and+on 10:and+the 30:and+what 40:ask 10:ask+what
40:asset 40:auditor 10:auditor+ask 40:balanc 80:balance 100:bookkeep 40:burn 40:chang 40:change 40:claim 10:claim+_ 160:classify
50:did+_ 10:did+i 10:did+it 10:did+my 40:did+thi 10:do+$ 60:done 60:event 500:explain 50:explain+_ 60:explain+in 100:fail 40:farm
80:fee 20:fee+did 20:for+me 40:go 10:go+through 40:got 200:happen 100:heliu 40:here 10:i+ok 10:i+pay 20:in+a 50:in+plain 10:in+that
30:in+thi 200:into 40:involv 20:it+a 10:it+burn 60:land 20:me+, 20:me+in 100:mov 20:my+_ 40:name 60:nft 60:not 20:of+_ 40:ok 20:on+_
30:on+which 20:or+not 40:paid 40:party 40:pay 10:pay+_ 40:pl 380:plain 100:plain+word 40:program 200:protocol 30:protocol+_ 100:put
60:sale 60:sentence 100:signatur 220:sol 1140:solana 40:succe 380:swap 100:t 60:taxable 10:that+_ 160:these 40:these+_ 90:thi+_
40:through 10:to+my 520:transaction 10:transaction+, 70:transaction+_ 320:transf 100:two 680:tx 120:tx+_ 20:wa+it 860:what 10:what+$
30:what+_ 10:what+did 20:what+fee 50:what+happen 30:what+thi 240:which 50:which+protocol 80:who 10:who+got 40:whom 10:whom+? 80:why
20:why+did 440:word 70:word+what 40:work 30:would+you @get_solana_priority_fee_estimate 1080:* 20:,+_ 30:,+please 30:,+what 50:.+$
460:<chain> 160:<coin> 400:<count> 300:<namesake> 100:<number> 220:<protocol> 1080:<solanaAddress> 30:?+$ 20:^+_ 40:^+my 20:^+our
60:^+what 10:^+which 80:_+$ 150:_+, 30:_+. 40:_+? 30:_+fee 30:_+for 30:_+on 100:_+slot 30:_+swap 10:_+transaction 30:_+when 80:a+tx
100:account 30:account+_ 10:are+people 10:at+least 30:at+the 160:bot 30:by+the 120:call 30:call+_ 100:consider 50:do+i 280:estimate
840:fee 30:for+_ 80:for+a 30:have+to 360:heliu 160:high 30:high+$ 30:i+have 30:i+need 20:i+set 30:i+should 60:if 20:if+you 200:judg
220:jupit 220:land 40:least 380:level 80:level+for 100:look 30:look+at 160:low 100:most 30:most+_ 30:my+_ 20:my+tx 100:need 40:now
80:on+_ 30:on+the 200:only 30:only+. 30:only+the 140:pay 10:pay+at 30:pay+on 40:people 30:please+. 160:prio 40:prio+fee 720:priority
150:priority+fee 160:program 60:quick 40:right 10:right+now 120:set 220:should 20:should+i 400:slot 160:so 460:solana 60:soon
100:style 100:suggest 100:swap 90:the+_ 30:the+most 60:them 20:them+$ 40:they 100:tier 100:tip 150:to+_ 100:touch 30:touch+_
140:transaction 10:transaction+that 380:tx 160:very 360:what 10:what+are 30:what+do 140:when 40:which 520:writ 130:writ+to 80:write
20:you+have @get_solana_token_security 1970:* 30:,+_ 10:,+a 30:,+and 30:,+can 20:,+could 10:,+i 30:,+if 10:,+mint 20:.+can
700:<chain> 1110:<coin> 370:<namesake> 30:<number> 1770:<solanaAddress> 10:<time> 180:?+$ 10:?+? 40:?+_ 30:?+mint 20:?+the 20:?+want
10:^+_ 20:^+biggest 140:^+can 20:^+could 20:^+doe 40:^+i 20:^+largest 30:^+mint 10:^+rug 10:^+rugcheck 20:^+the 10:^+top 50:^+who
10:^+whose 200:_+$ 90:_+, 90:_+? 80:_+_ 20:_+account 10:_+bag 10:_+be 40:_+can 10:_+fattest 20:_+i 10:_+in 30:_+may 20:_+mint
50:_+on 50:_+or 50:_+still 50:_+token 10:_+wallet 10:a+far 10:about 280:account 10:account+$ 10:account+_ 50:account+of
10:account+on 10:already 160:alt 100:alter 30:and+by 170:anybody 380:anyone 10:ap 30:ape 10:ape+into 10:are+the 60:ask 130:authority
80:bag 160:balanc 20:be+mint 80:biggest 10:biggest+_ 10:biggest+holder 650:bonk 10:bought 10:burn 30:buy 20:can+_ 60:can+anyone
30:can+somebody 30:can+still 20:can+the 20:chain 10:chain+? 30:check 100:close 70:coin 20:coin+? 20:control 20:could+the 120:creator
60:day 20:day+? 60:dev 20:everyth 10:exist 20:far 40:fattest 200:fee 20:few 30:fine 10:flag 1070:freeze 60:freeze+it 70:friend
10:from+the 80:frozen 10:gonna 360:goplu 60:got 60:hi 60:hold 20:hold+_ 80:holder 20:holder+? 10:holder+of 10:how 30:i+_ 20:i+hold
10:i+suspect 160:if 20:if+the 20:in+_ 20:in+my 20:in+our 30:into 20:it+$ 10:it+, 20:it+? 20:it+in 60:jup 100:key 20:know 100:largest
10:legit 60:live 10:look 10:lot 10:many 200:may 20:me+, 100:metadata 1240:mint 130:mint+_ 10:mint+i 80:mint+more 50:mint+or 330:more
30:more+_ 20:more+of 20:more+or 20:my+_ 20:my+token 20:my+wallet 10:nah 10:not 80:of+_ 20:of+it 10:of+the 150:on+_ 30:on+the 60:one
60:opinion 80:or+freeze 60:or+mint 20:own 120:pippin 10:pippin+on 60:pow 10:quick 100:raise 10:read 10:red 110:rug 50:rugcheck
10:rugcheck+_ 10:rugg 50:safe 10:safe+to 10:score 60:sent 20:sent+me 10:shill 10:short 30:sol 690:solana 180:somebody 120:someone
100:spl 550:still 20:still+have 80:still+mint 20:straight 10:straight+from 10:supp 20:suspect 60:telegram 20:the+_ 10:the+chain
20:the+dev 10:the+fattest 30:the+mint 10:the+token 10:the+whal 70:they 20:thi+_ 10:think 10:to+ape 10:to+buy 300:token 50:token+_
10:token+account 20:top 10:total 200:transf 50:transf+fee 20:usdc 100:use 60:user 60:ve 10:version 140:wallet 20:wallet+?
10:wallet+_ 60:want 60:whal 10:whal+in 10:what 100:which 220:who 10:who+are 20:who+can 20:whose 20:wif @get_spot_balances 600:*
30:,+and 30:.+$ 600:<coin> 600:<evmAddress> 600:<exchange> 100:<name> 600:<protocol> 30:?+how 30:^+_ 30:^+i 80:^+spot 30:^+what
30:_+$ 50:_+, 50:_+? 30:_+_ 30:_+and 30:_+bag 30:_+hold 30:_+keep 50:_+on 100:account 30:account+_ 30:and+how 30:and+what 30:at+_
100:bag 30:by+_ 500:coin 50:coin+_ 100:held 30:held+by 300:hold 30:hold+$ 30:hold+on 200:how 50:how+much 600:hyperliquid 30:i+lock
30:i+on 30:i+would 100:incl 100:keep 30:keep+on 100:know 100:like 30:like+to 100:lock 30:lock+in 200:much 50:much+i 100:not
30:not+the 30:of+_ 100:on+_ 300:order 100:perp 30:perp+$ 100:portion 100:reserv 100:sitt 600:spot 130:spot+coin 30:the+perp
30:to+know 100:und 30:und+_ 100:up 300:what 30:what+i 100:which 30:would+like @get_spot_markets 840:* 50:,+all 10:,+if 10:,+on
80:.+$ 100:24h 30:24h+volume 840:<coin> 200:<count> 840:<exchange> 40:<number> 840:<protocol> 100:<step> 10:?+$ 80:^+_ 30:^+list
30:^+please 30:^+spot 10:^+what 30:^+which 10:_+, 50:_+_ 30:_+have 30:_+of 30:_+perpetual 30:_+price 140:_+spot 10:_+the 30:_+volume
30:_+with 200:all 30:all+of 30:and+24h 10:and+ask 40:ask 10:ask+? 40:between 40:bid 10:bid+and 200:circulat 50:circulat+supp
30:doe+_ 100:em 30:em+$ 30:for+the 30:have+$ 40:hype 840:hyperliquid 10:i+the 40:if 10:if+i 100:list 30:list+the 100:listing
440:market 30:market+$ 10:market+, 40:may 40:midpoint 100:not 60:of+_ 40:on+_ 300:pair 30:pair+doe 30:pair+on 100:perpetual
30:please+. 200:price 50:price+and 840:spot 30:spot+_ 90:spot+market 200:supp 60:the+_ 30:the+spot 200:their 100:turnov 400:volume
50:volume+$ 30:volume+, 100:w 40:what 10:what+i 100:which 30:with+price 30:with+their @get_stablecoin 1330:* 10:,+_ 20:,+all
80:,+and 30:,+how 30:,+in 40:.+$ 30:.+_ 40:.+how 90:<chain> 1330:<coin> 10:<evmAddress> 80:<namesake> 540:<number> 10:<series>
160:<step> 240:<time> 130:?+$ 30:?+i 100:^+_ 140:^+how 30:^+on 20:^+the 50:^+what 50:_+$ 80:_+, 50:_+. 30:_+? 30:_+_ 10:_+all
60:_+at 130:_+i 40:_+in 40:_+on 10:_+out 50:_+sit 20:_+supp 140:all 40:all+chain 140:amount 50:and+how 30:and+on 30:and+what
60:at+defillama 200:back 10:base 100:behind 100:believe 10:big 100:blockchain 1040:chain 130:chain+$ 50:chain+? 80:chain+doe
60:circulat 240:circulation 60:client 100:collateral 10:dai 480:defillama 40:develop 10:did+the 100:different 30:doe+_ 50:doe+it
500:each 10:ethereum 20:for+_ 10:from+_ 920:how 10:how+did 50:how+i 190:how+much 70:i+_ 30:i+behind 30:i+in 30:i+it 30:i+on 60:id
20:id+_ 60:in+circulation 50:in+what 30:it+? 60:llama 770:much 100:much+_ 70:much+of 100:no 30:no+. 10:now 380:numb 70:numb+_
40:of+_ 40:of+it 20:on+_ 10:on+all 130:on+each 100:on+which 150:out 40:out+there 200:over 50:over+the 10:polygon 60:settle 40:since
10:since+_ 100:sise 500:sit 30:sit+in 50:sit+on 200:spread 240:stablecoin 80:supp 20:supp+_ 40:taken 530:teth 10:the+amount
30:the+chain 20:the+stablecoin 150:there 100:today 30:today+, 40:togeth 10:togeth+? 60:tron 360:usdc 540:usdt 300:what 50:what+back
400:which 100:which+chain 40:worldwide @get_stablecoin_chains 1410:* 30:,+_ 80:,+rank 30:,+where 30:,+which 30:.+$ 110:<chain>
200:<count> 200:<fiat> 110:<namesake> 100:<number> 50:?+$ 30:^+_ 30:^+how 30:^+on 30:^+rank 80:^+stablecoin 30:^+what 30:^+where
130:^+which 30:_+. 30:_+? 30:_+chain 30:_+compar 30:_+on 100:altogeth 100:base 200:blockchain 30:by+how 1000:chain 30:chain+$
50:chain+, 30:chain+by 100:chain+ha 100:compar 30:compar+with 200:dollar 200:float 80:ha+the 200:hold 50:hold+the 210:how
30:how+many 30:how+much 80:it+$ 200:live 100:many 300:money 1000:most 30:most+of 150:most+stablecoin 110:much 100:network 30:of+it
30:on+_ 50:on+it 30:on+which 300:per 30:please+$ 500:rank 30:rank+$ 100:sit 30:sit+on 10:solana 300:stabl 30:stabl+on
1110:stablecoin 30:stablecoin+$ 50:stablecoin+float 30:stablecoin+on 150:the+most 300:them 80:them+$ 10:there 100:tron 100:what
30:what+chain 200:where 30:where+do 30:where+i 700:which 50:which+blockchain 130:which+chain 30:with+_ 30:with+the
@get_stablecoin_charts_by_chain 1440:* 80:,+_ 50:,+from 30:,+it 30:,+one 30:.+$ 30:.+_ 1440:<chain> 530:<coin> 100:<count>
630:<namesake> 400:<number> 200:<series> 700:<step> 1400:<time> 50:?+$ 80:?+_ 50:^+_ 30:^+ha 100:^+how 80:^+i 80:^+stablecoin
250:_+$ 130:_+, 30:_+. 50:_+? 100:_+_ 30:_+at 30:_+between 30:_+from 30:_+how 30:_+it 50:_+on 30:_+point 50:_+since 30:_+still
30:_+to 30:_+wa 100:about 30:about+_ 100:amount 200:arbitrum 30:at+defillama 710:base 100:begin 100:between 30:between+_
310:circulat 10:client 100:column 300:defillama 30:did+the 200:ethereum 400:float 80:from+_ 200:grow 200:grown 50:ha+the 530:how
50:how+did 30:how+ha 60:how+much 30:i+_ 200:id 30:id+_ 100:leav 100:liquidity 100:llama 230:much 30:much+_ 100:no 30:no+. 200:numb
50:numb+_ 50:of+stablecoin 310:on+_ 100:one 100:pile 100:point 10:settle 500:since 50:since+_ 30:since+the 100:sitt 30:sitt+on
220:solana 100:stabl 30:stabl+on 100:stable 930:stablecoin 100:stablecoin+float 30:stablecoin+on 30:stablecoin+supp 100:still
200:summ 30:summ+? 110:supp 10:teth 30:the+amount 30:the+stablecoin 110:there 100:through 30:through+_ 30:to+the 100:total
30:total+stablecoin 110:tron 310:usdc 100:usdt 100:write @get_stablecoin_charts_global 1370:* 220:,+_ 40:,+all 30:,+everyth 70:.+$
50:.+it 270:<coin> 100:<count> 160:<number> 840:<step> 1060:<time> 20:?+$ 50:^+_ 30:^+all 20:^+how 30:^+i 150:^+total 160:_+$
130:_+, 70:_+. 10:_+? 70:_+_ 20:_+all 20:_+at 40:_+in 20:_+on 20:_+out 30:_+point 30:_+sery 10:_+supp 30:a+chart 100:aggregate
560:all 70:all+chain 50:all+stablecoin 60:amount 20:at+defillama 10:big 260:chain 30:chain+$ 30:chain+, 100:chart 260:circulation
120:defillama 60:develop 20:did+the 100:dry 100:everyth 100:float 10:for+_ 50:for+a 40:from+_ 100:grow 70:how 20:how+did 40:id
10:id+_ 70:in+circulation 30:in+our 30:in+the 50:it+for 40:llama 100:market 30:market+_ 100:newspap 10:now 120:numb 30:numb+_
20:of+_ 50:of+all 30:of+the 20:on+all 60:out 20:out+there 400:over 100:over+time 100:point 100:sery 30:sery+_ 160:since 20:since+_
30:since+the 100:slide 200:stabl 1020:stablecoin 30:stablecoin+float 150:stablecoin+supp 100:student 840:supp 10:supp+_ 80:supp+of
160:taken 50:teth 30:the+_ 20:the+amount 30:the+whole 60:there 400:time 50:time+$ 360:togeth 80:togeth+, 20:togeth+? 700:total
150:total+stablecoin 160:usdc 60:usdt 100:whole 200:world 260:worldwide @get_stablecoin_dominance 2090:* 50:,+_ 30:,+all 40:,+and
10:,+biggest 50:,+in 10:,+rank 30:,+what 30:,+which 50:.+$ 10:.+which 1330:<chain> 1280:<coin> 260:<count> 100:<fiat> 570:<namesake>
140:<number> 260:<series> 70:?+$ 50:?+_ 170:^+_ 10:^+biggest 20:^+how 20:^+market 50:^+on 50:^+share 40:^+stablecoin 10:^+we
40:^+what 30:^+which 30:^+who 120:_+$ 110:_+, 40:_+? 20:_+_ 30:_+among 10:_+and 30:_+i 60:_+in 20:_+market 30:_+of 30:_+only
20:_+please 10:_+rows 80:_+share 90:_+v 20:_+which 30:_+will 560:all 30:all+chain 100:all+stablecoin 20:all+the 100:alone 220:among
20:and+how 10:and+the 30:and+what 100:arbitrum 20:are+there 540:base 70:big 120:biggest 10:biggest+first 60:bnb 40:bookkeep 40:came
260:chain 30:chain+$ 10:chain+, 10:chain+i 10:circulat 20:circulation 10:client 30:do+. 40:do+the 100:dollar 100:dominance 300:each
10:each+$ 20:each+, 10:each+? 260:ethereum 40:favourite 40:first 10:first+? 10:for+a 30:ha+on 170:how 20:how+big 10:how+large
30:how+much 10:i+. 70:i+_ 10:i+the 30:in+$ 120:in+percent 40:large 40:largest 40:liv 100:make 420:market 30:market+on 110:much
20:much+of 10:now 50:of+_ 110:of+all 40:of+each 70:of+stablecoin 80:of+the 280:on+_ 10:on+my 40:one 10:one+are 100:only 30:only+,
100:other 40:out 10:out+there 520:percent 80:percent+$ 420:percentage 40:polygon 40:question 40:rank 160:rest 20:rest+$ 60:rn
20:rn+$ 40:rows 10:rows+$ 10:settle 1080:share 190:share+of 40:shop 10:solana 60:split 160:stabl 30:stabl+on 1770:stablecoin
60:stablecoin+$ 30:stablecoin+are 130:stablecoin+on 60:supp 10:supp+$ 10:supp+of 120:teth 10:the+biggest 40:the+rest
70:the+stablecoin 30:the+whole 130:there 20:there+on 310:tron 140:up 30:up+? 600:usdc 740:usdt 340:v 70:v+_ 60:versu 340:what
30:what+do 50:what+percentage 320:which 30:which+_ 10:which+one 30:which+stablecoin 100:who 30:who+ha 100:whole 100:will 30:will+do
@get_stablecoin_prices 2310:* 30:,+_ 30:,+and 20:,+did 20:,+the 90:.+$ 2310:<coin> 1050:<fiat> 60:<number> 760:<step> 2240:<time>
150:?+$ 110:?+_ 20:?+a 30:?+i 30:^+_ 350:^+did 60:^+ha 30:^+how 30:^+i 20:^+my 20:^+someone 260:_+$ 90:_+, 50:_+. 240:_+? 60:_+_
20:_+against 30:_+and 80:_+at 20:_+clos 30:_+ever 20:_+from 20:_+hold 140:_+lose 20:_+of 20:_+on 150:_+or 110:_+peg 90:_+pric
20:_+price 20:_+sery 60:a+_ 60:against 20:against+the 60:all 30:and+_ 30:and+how 60:anoth 900:any 130:any+time 60:ask 20:ask+?
20:at+a 190:at+any 60:below 280:between 70:between+_ 100:both 60:check 60:clos 300:coin 160:dai 160:day 350:did+_ 40:did+it 20:do+i
1050:dollar 60:each 20:each+_ 120:ever 100:fall 160:far 60:fell 60:fine 20:fine+$ 20:for+each 20:for+my 30:from+_ 30:from+a
50:from+it 40:from+the 60:ha+_ 20:ha+it 20:have+_ 60:heard 60:history 60:hold 280:how 20:how+did 20:how+do 40:how+far 20:i+have
40:i+want 60:if 20:if+_ 20:in+_ 20:in+the 20:it+. 90:it+_ 220:it+peg 20:it+price 60:keep 20:keep+_ 60:know 20:know+if 60:last
20:last+_ 120:late 20:late+$ 20:late+? 540:lose 140:lose+it 240:lost 20:me+it 20:my+saving 60:number 20:of+_ 30:of+both 20:of+that
520:off 60:off+it 20:on+any 60:once 60:one 20:one+_ 60:only 20:only+_ 140:or+_ 1500:peg 120:peg+_ 120:peg+at 20:please+.
20:please+the 180:point 400:pric 30:pric+$ 40:pric+of 120:price 20:price+_ 20:price+for 60:requir 60:runway 60:said 60:saving 60:see
20:see+how 60:sery 60:settle 120:show 20:show+me 120:since 30:since+_ 380:slip 240:slipp 60:someone 180:stablecoin 60:stay 10:still
60:student 1080:teth 110:the+_ 20:the+last 60:their 60:these 20:thi+_ 500:time 130:time+_ 20:to+see 60:two 300:usd 1010:usdc
120:usde 370:usdt 20:wa+_ 160:want 30:want+the 20:want+to 300:wobble @get_stablecoins 2160:* 30:,+_ 20:,+all 90:,+and 40:,+biggest
20:,+how 30:,+largest 20:,+rank 10:,+the 30:.+$ 20:.+which 1160:<chain> 660:<coin> 320:<count> 10:<evmAddress> 150:<fiat>
650:<namesake> 60:<number> 60:<series> 40:<time> 90:?+$ 120:^+_ 80:^+biggest 10:^+ha 30:^+how 30:^+make 10:^+market 30:^+share
50:^+stablecoin 20:^+we 40:^+what 100:^+which 90:_+$ 150:_+, 10:_+? 10:_+_ 20:_+among 40:_+and 20:_+in 10:_+market 20:_+now 20:_+of
10:_+or 10:_+peg 10:_+please 20:_+rows 20:_+share 20:_+supp 30:_+token 40:_+v 10:_+which 30:a+table 340:all 20:all+chain
50:all+stablecoin 10:all+the 80:among 30:and+current 30:and+how 20:and+the 130:and+what 40:anoth 100:arbitrum 60:are+there 40:ask
10:ask+? 30:at+the 600:back 420:base 100:big 20:big+i 540:biggest 40:biggest+first 40:bnb 60:bookkeep 60:came 240:chain 20:chain+$
20:chain+, 20:chain+i 10:circulat 160:circulation 10:client 10:coingecko 100:crypto 30:crypto+, 200:current 20:dai 20:do+the
150:dollar 400:each 40:each+$ 10:each+, 20:each+? 60:ethereum 100:every 100:exist 60:favourite 100:fiat 160:first 30:first+,
20:first+? 20:for+a 10:ha+_ 300:how 30:how+big 20:how+large 50:how+much 20:i+. 30:i+_ 20:i+the 20:i+there 10:id 10:in+percent
10:it+_ 100:kind 30:kind+of 60:large 260:largest 160:liv 40:lost 100:major 100:make 30:make+me 80:market 30:me+a 200:much 20:much+i
30:much+of 60:now 20:now+$ 30:of+_ 60:of+all 40:of+each 30:of+every 10:of+stablecoin 260:on+_ 20:on+my 60:one 20:one+are
100:optimism 70:out 20:out+there 340:peg 10:peg+_ 80:percent 80:percentage 70:polygon 300:price 50:price+$ 30:price+, 60:question
60:rank 40:rest 10:rest+$ 40:rn 10:rn+$ 60:rows 20:rows+$ 10:settle 320:share 60:share+of 60:shop 160:solana 40:split 340:stabl
50:stabl+on 1510:stablecoin 60:stablecoin+$ 100:stablecoin+are 90:stablecoin+on 10:still 200:supp 20:supp+$ 20:supp+of 100:table
120:teth 20:the+biggest 10:the+rest 10:the+stablecoin 30:the+top 100:their 200:them 30:them+$ 30:them+? 350:there 20:there+$
60:there+on 100:token 100:top 30:top+, 10:total 210:tron 100:type 60:up 280:usdc 370:usdt 160:v 30:v+_ 40:versu 560:what
100:what+back 480:which 20:which+one 100:which+stablecoin @get_storage_at 1810:* 30:,+_ 30:,+i 30:.+$ 900:<block> 1810:<chain>
300:<coin> 1710:<evmAddress> 1000:<evmHash> 1000:<hex> 210:<namesake> 900:<number> 410:<series> 80:?+$ 30:^+a 30:^+look 30:^+raw
200:^+read 30:^+what 300:_+$ 50:_+, 80:_+? 130:_+_ 30:_+a 100:_+at 30:_+for 30:_+in 330:_+of 280:_+on 30:_+want 30:_+what 30:a+of
100:addres 100:at+_ 50:at+the 600:base 10:behind 100:block 200:contract 50:contract+_ 10:current 100:eth 310:ethereum 30:for+me
30:i+want 210:implementation 30:in+_ 30:in+it 10:integration 100:know 100:latest 30:latest+block 100:look 30:look+at 800:mainnet
30:me+_ 300:of+_ 30:of+our 30:of+the 280:on+_ 100:part 30:part+of 100:pl 200:point 50:point+$ 210:proxy 100:raw 1000:read 50:read+_
150:read+storage 30:read+the 110:review 100:see 30:see+the 10:sit 900:slot 230:slot+_ 100:stand 1100:storage 150:storage+_
130:storage+slot 10:tell 30:the+contract 30:the+latest 50:the+proxy 30:to+know 30:to+see 10:u 100:usdc 200:want 50:want+to 200:what
100:where 30:where+the 10:which 100:word @get_sui_token_security 2700:* 50:,+can 30:,+i 30:,+if 30:,+who 1800:<chain> 1300:<coin>
2700:<moveType> 600:<namesake> 230:?+$ 50:?+_ 230:^+_ 30:^+any 200:^+can 30:^+coin 30:^+doe 50:^+i 50:^+on 80:^+who 200:_+$ 100:_+,
50:_+? 80:_+be 130:_+can 230:_+coin 30:_+mint 100:_+on 50:_+or 30:_+still 30:_+who 100:able 30:able+to 30:and+by 100:any 100:anybody
400:anyone 80:be+mint 1400:blacklist 80:can+_ 30:can+anyone 30:can+it 80:can+somebody 50:can+the 1300:coin 30:coin+$ 30:coin+?
200:coin+_ 100:control 200:freeze 100:furth 100:hold 30:hold+the 100:holder 30:holder+of 30:i+_ 30:i+the 100:if 100:issu 30:it+$
30:it+be 100:made 30:made+the 100:may 30:me+on 1500:mint 30:mint+_ 80:mint+more 180:mint+or 400:more 30:more+of 30:more+or 80:of+_
180:on+_ 30:on+a 180:or+blacklist 50:or+mint 200:out 30:out+? 100:package 100:pow 100:print 100:put 200:risk 200:security
500:somebody 200:someone 400:still 100:still+mint 1800:sui 100:swap 100:th 30:th+_ 80:the+_ 50:the+coin 200:they 50:thi+_ 200:type
200:upgrad 300:upgrade 100:usdc 100:wallet 30:wallet+on 500:who 80:who+can 200:whoev 100:whom 30:with+_ @get_supported_currencies
900:* 50:,+_ 30:,+whatev 50:.+$ 100:<chain> 100:<coin> 400:<fiat> 100:<name> 100:<series> 30:?+$ 50:?+i 30:?+show 30:?+what 30:^+can
80:^+in 50:^+what 30:^+which 50:_+, 30:_+? 30:_+_ 30:_+among 30:_+and 30:_+one 50:_+or 100:accept 100:all 100:among 30:among+the
100:btc 50:can+i 80:can+you 300:cod 100:code 200:coin 30:coin+in 300:coingecko 600:currency 100:eth 100:every 300:fiat 100:figur
100:franc 100:full 100:get 100:give 100:here 50:i+_ 30:i+get 50:in+$ 30:in+? 50:in+_ 50:in+what 30:in+which 30:me+? 100:money
100:need 30:need+the 30:on+the 100:one 30:one+$ 50:or+_ 100:possible 400:pric 30:pric+in 200:price 30:price+in 100:provide 100:quot
30:quot+in 500:quote 100:set 200:show 30:show+me 100:side 100:swis 30:that+i 30:the+coingecko 100:turkish 100:v 500:what 100:whatev
200:which 30:you+can @get_ticker 1440:* 80:,+_ 20:,+best 20:,+in 30:,+with 60:<chain> 1440:<coin> 1420:<exchange> 840:<fiat>
10:<number> 930:<pair> 290:<series> 500:<time> 70:?+$ 20:?+the 190:^+_ 20:^+best 20:^+bid 30:^+could 30:^+i 30:^+last 60:^+what
170:_+$ 90:_+, 30:_+. 30:_+? 120:_+_ 40:_+at 20:_+bid 20:_+for 20:_+go 30:_+in 70:_+last 80:_+on 20:_+one 40:_+perp 30:_+right
30:_+stand 20:_+trad 50:and+ask 30:and+the 560:ask 20:ask+$ 30:ask+for 30:at+_ 30:at+on 240:best 60:best+bid 560:bid 60:bid+and
220:binance 60:bitcoin 60:book 20:book+$ 110:btc 100:btcusdt 160:bybit 220:coinbase 30:could+you 130:eth 160:euro 50:for+_ 20:for+on
10:get 60:go 20:go+for 460:high 10:how 20:i+trade 20:i+want 40:in+_ 660:kraken 360:last 30:last+_ 460:low 60:mine 10:much 170:now
30:now+, 20:now+on 20:of+_ 160:okx 240:on+_ 60:one 20:one+$ 60:over 20:over+on 160:perp 40:perp+on 30:please+tell 60:price
20:price+on 100:range 10:ratio 170:right 40:right+now 60:second 60:sell 60:sol 60:spread 100:stand 100:tell 30:tell+me 20:the+_
120:there 20:there+? 20:thi+second 60:today 60:top 60:trad 20:trad+at 60:trade 20:trade+at 220:usd 60:usdt 60:want 20:want+to
220:what 40:what+_ 20:what+the 100:where 30:where+_ 160:xrp 30:you+please @get_token_balance 2030:* 80:,+_ 20:,+a 20:,+how
20:,+token 50:.+$ 20:.+how 20:.+i 2010:<chain> 1860:<coin> 70:<collection> 190:<ens> 1840:<evmAddress> 120:<exchange> 870:<namesake>
1090:<series> 50:?+$ 20:?+_ 40:?+contract 160:^+_ 20:^+balance 50:^+doe 170:^+how 30:^+i 20:^+our 390:_+$ 80:_+, 50:_+. 90:_+?
80:_+_ 30:_+are 80:_+balance 20:_+contract 140:_+doe 20:_+got 20:_+ha 60:_+have 60:_+held 100:_+hold 30:_+i 60:_+in 20:_+keep
20:_+of 250:_+on 20:_+own 20:_+sit 20:_+still 20:_+that 30:_+token 50:_+wallet 20:a+the 210:any 40:any+_ 10:anyth 30:ape 20:are+on
60:ask 20:at+_ 20:azuki 360:balance 20:balance+_ 60:balance+of 480:base 10:bayc 120:binance 30:bor 60:by+_ 10:check 60:claim
20:claim+_ 10:collection 420:contract 60:contract+_ 30:contract+i 60:custom 100:dai 160:doe+_ 30:doe+the 60:en 200:eth 1010:ethereum
120:exact 60:figure 60:got 20:ha+_ 60:have+on 240:held 60:held+by 380:hold 30:hold+on 860:how 60:how+many 160:how+much 50:i+_
20:i+that 30:i+there 10:if 60:in+_ 20:it+, 20:it+. 60:itself 60:keep 20:keep+on 60:left 10:list 60:live 350:mainnet 220:many
60:many+_ 640:much 20:much+$ 150:much+_ 10:not 90:of+_ 30:of+the 380:on+_ 20:on+it 60:one 20:one+. 100:optimism 60:out 20:out+of
150:own 20:own+on 10:penguin 60:present 10:pudgy 60:queue 60:reconcile 60:report 60:sit 20:sit+in 60:so 60:state 20:state+the
70:still 60:support 20:that+one 50:the+_ 20:the+contract 20:the+exact 20:the+token 10:them 100:there 300:token 60:token+_ 1240:usdc
340:usdt 240:wallet 60:wallet+_ 10:want 160:weth 20:would+be @get_token_counters 1770:* 100:,+_ 80:,+and 20:,+how 30:,+numb
20:,+only 20:.+_ 1340:<chain> 1120:<coin> 30:<collection> 1380:<evmAddress> 200:<maybeChain> 550:<namesake> 60:<protocol>
10:<quoted> 710:<series> 90:?+$ 50:?+_ 20:?+just 60:^+_ 20:^+any 260:^+how 70:^+numb 20:^+on 220:_+$ 160:_+, 70:_+? 130:_+_ 50:_+and
30:_+been 80:_+have 20:_+hold 190:_+on 20:_+that 20:_+these 30:_+token 10:a+_ 60:about 20:about+_ 70:actual 220:address 120:aero
130:and+how 30:and+numb 30:and+total 60:any 10:ape 520:base 200:been 10:bor 20:collection 10:contract 380:count 30:count+$
30:count+and 10:cryptopunk 60:day 20:day+? 60:desk 20:different 70:doe+_ 100:done 120:eth 650:ethereum 100:ever 60:everybody 100:far
60:frog 40:ha+_ 30:ha+it 20:have+, 20:have+_ 40:have+on 840:hold 130:hold+_ 60:hold+count 20:hold+the 640:holder 50:holder+and
30:holder+of 1280:how 320:how+many 50:how+often 20:i+_ 60:idea 50:in+total 60:just 20:just+the 60:lido 310:mainnet 10:mak 1280:many
90:many+holder 10:many+owner 70:many+people 10:milady 10:nft 430:numb 90:numb+of 30:of+_ 80:of+holder 200:often 250:on+_ 20:on+the
60:only 20:only+the 100:overall 140:own 30:own+_ 40:owner 300:people 240:pepe 120:ppl 10:project 180:shib 100:so 30:so+far 100:some
60:talk 20:talk+about 60:th 20:that+i 20:the+_ 20:the+numb 60:these 20:these+day 100:tim 120:token 20:token+_ 300:total 30:total+,
200:transf 300:transfer 300:transferr 60:uni 60:uniswap 360:usdc 30:wa+it 160:wallet 60:who 20:who+own @get_token_holders 3360:*
150:,+_ 20:,+a 40:,+contract 20:,+i 30:,+the 20:,+who 90:,+with 90:.+$ 2920:<chain> 2740:<coin> 2400:<count> 1980:<evmAddress>
1780:<namesake> 100:<number> 2060:<series> 80:?+$ 40:?+_ 50:?+the 350:^+_ 40:^+biggest 30:^+how 70:^+i 20:^+name 40:^+top 30:^+what
20:^+which 220:^+who 410:_+$ 260:_+, 20:_+. 70:_+? 390:_+_ 30:_+are 50:_+bag 370:_+holder 460:_+on 30:_+token 50:_+w 120:_+wallet
90:_+with 60:address 60:aero 100:arb 100:arbitrum 30:are+enough 130:are+the 20:at+_ 200:bag 360:base 260:biggest 40:biggest+_
30:biggest+holder 30:by+_ 100:concentrat 360:contract 20:contract+_ 50:contract+i 30:contract+on 100:cut 100:d 30:d+like 30:do+.
60:else 100:enough 30:enough+$ 100:eth 1960:ethereum 30:for+_ 500:hold 90:hold+the 2140:holder 40:holder+$ 40:holder+_ 360:holder+of
80:holder+on 100:holding 100:how 130:i+_ 30:i+d 20:i+hold 40:i+mean 30:i+the 30:it+? 100:like 30:like+the 100:list 30:list+for
400:mainnet 100:math 160:mean 20:mean+_ 440:most 80:most+_ 30:most+of 20:my+token 60:name 330:of+_ 30:of+it 20:of+my 260:of+supp
20:of+that 30:of+the 610:on+_ 60:one 20:one+, 100:own 620:pepe 60:percent 100:quorum 760:share 190:share+of 120:shib 60:steth
1020:supp 140:supp+$ 20:supp+, 20:that+one 170:the+_ 30:the+biggest 30:the+contract 70:the+most 40:the+token 30:the+top 660:their
120:their+share 320:token 30:token+$ 20:token+, 20:token+at 30:token+i 260:top 40:top+holder 920:uni 800:usdc 200:w 460:wallet
30:wallet+. 20:wallet+_ 30:wallet+on 160:whal 100:whale 100:what 30:what+i 60:which 940:who 130:who+are 70:who+hold 30:who+own
100:will 30:will+do 120:with+their @get_token_info 1080:* 10:,+_ 20:,+and 30:,+category 20:,+doe 20:,+i 20:.+doe 20:.+no 20:.+what
930:<chain> 580:<coin> 460:<evmAddress> 60:<name> 270:<namesake> 10:<protocol> 120:<series> 450:<solanaAddress> 40:?+$ 30:?+_
10:?+how 20:?+it 10:?+just 20:^+_ 10:^+any 10:^+can 20:^+for 30:^+how 20:^+i 50:^+what 30:^+who 140:_+$ 30:_+, 30:_+. 30:_+? 80:_+_
10:_+have 10:_+mint 110:_+on 10:_+or 10:_+these 30:_+token 10:_+verify 250:about 20:about+_ 60:account 20:account+, 10:actual
60:addres 20:addres+on 30:address 20:aero 20:and+a 30:and+trust 20:and+what 20:any 10:anybody 10:authority 10:bag 280:base 20:be+?
110:behind 30:behind+_ 30:bonk 60:brett 60:bsc 10:call 120:category 20:category+, 60:claim 60:coin 60:community 50:count 10:count+$
10:creator 30:day 10:day+? 30:decimal 240:description 50:description+, 10:desk 10:dev 20:do+they 10:doe+_ 30:doe+it 20:doe+the
30:eth 100:ethereum 10:even 10:everybody 40:for+_ 20:for+our 60:freeze 10:frog 60:grant 10:ha+_ 10:have+, 30:have+a 100:hold
20:hold+_ 10:hold+count 110:holder 10:holder+, 60:homepage 200:how 50:how+many 20:i+_ 20:i+m 20:i+thi 20:i+want 20:idea 20:it+have
20:it+say 60:itself 40:jup 20:just 10:just+the 60:launch 10:lido 60:link 10:live 60:m 20:m+writ 60:mainnet 200:many 30:many+holder
10:many+people 10:mapp 50:mint 10:mint+_ 10:mint+more 20:more 70:need 120:no 40:not 10:numb 30:of+_ 20:of+token 150:on+_ 10:one
10:or+freeze 10:or+not 20:own 10:paid 30:people 50:pepe 70:pippin 10:position 20:ppl 60:pric 60:price 20:price+$ 60:project
20:project+have 10:q 60:register 120:say 20:say+about 200:score 30:score+for 10:sheet 40:shib 160:site 220:social 470:solana
10:somebody 10:someone 30:still 10:still+mint 10:symbol 10:talk 60:telegram 60:tg 20:th 20:the+project 60:themselv 20:these
10:these+day 120:they 10:tick 200:token 30:token+_ 10:token+on 200:trust 50:trust+score 340:twitt 30:twitt+of 20:uni 10:usdc 10:usdt
40:verify 10:verify+? 20:wallet 60:want 460:website 50:website+and 320:what 20:what+do 20:what+doe 50:what+i 60:whatev 10:which
110:who 60:writ 60:x @get_token_lock_info 2200:* 130:,+_ 80:,+and 30:,+i 30:,+show 30:,+when 30:.+$ 2100:<chain> 1300:<coin>
400:<count> 2100:<evmAddress> 100:<maybeChain> 100:<number> 200:<series> 130:?+$ 180:?+_ 30:^+_ 30:^+how 280:^+i 30:^+token
150:^+until 150:_+$ 180:_+, 50:_+? 280:_+_ 30:_+and 30:_+are 50:_+i 80:_+liquidity 30:_+list 330:_+lock 100:_+on 50:_+token 100:aero
30:and+how 30:and+token 50:and+when 200:any 30:any+_ 100:anywhere 30:are+_ 30:are+the 30:at+the 400:base 700:bnb 900:bsc 1000:cake
700:chain 100:come 30:come+out 100:date 100:day 30:day+, 100:dev 50:doe+it 30:doe+the 200:end 200:ethereum 30:for+_ 500:goplu
200:how 50:how+much 100:i+_ 30:i+in 30:i+lock 80:i+the 30:i+want 30:in+a 30:in+the 30:it+come 800:liquidity 130:liquidity+of
100:list 30:list+_ 2200:lock 100:lock+$ 100:lock+, 100:lock+? 50:lock+in 50:lock+on 500:lp 200:much 30:much+? 30:much+of 100:n
300:of+_ 180:on+_ 100:out 30:out+$ 100:own 30:own+, 100:risk 100:say 100:show 30:show+_ 100:smart 200:somewhere 100:start 50:the+_
30:the+liquidity 30:the+token 200:these 500:token 30:token+_ 50:token+of 100:unlock 30:unlock+$ 1500:until 350:until+when 100:up
100:vest 100:want 1700:when 100:when+? 50:when+and 80:when+doe 80:when+i 100:which 300:whose @get_token_metadata 900:* 30:,+_
30:,+numb 10:,+only 30:,+what 30:.+$ 20:20 790:<chain> 260:<coin> 30:<collection> 770:<evmAddress> 20:<fiat> 320:<namesake>
10:<protocol> 10:<quoted> 360:<series> 40:<signature> 20:<ticker> 50:?+$ 10:?+_ 20:?+and 10:?+just 10:^+_ 10:^+any 10:^+call
10:^+decimal 80:^+how 10:^+name 10:^+nft 30:^+total 30:^+what 90:_+$ 40:_+, 30:_+. 50:_+? 10:_+_ 40:_+have 150:_+on 10:_+these
10:_+token 10:a+_ 10:about 100:accord 30:accord+to 20:actual 30:address 20:aero 20:an+erc20 20:an+nft 20:and+it 10:and+total 20:any
10:ape 10:at+_ 210:base 10:behind 100:blockscout 10:bor 10:both 50:call 10:call+_ 100:capitalisation 20:chain 40:collection
40:contract 10:contract+_ 150:count 10:count+$ 30:count+and 10:cryptopunk 20:dai 20:day 10:day+? 280:decimal 10:desk 10:dev
20:different 30:doe+_ 20:erc 60:erc20 30:eth 340:ethereum 10:even 10:everybody 10:file 30:for+_ 10:frog 10:ha+_ 20:have+$ 10:have+,
10:have+_ 240:hold 20:hold+_ 30:hold+count 10:hold+the 170:holder 30:holder+and 360:how 90:how+many 10:i+_ 20:idea 10:import 30:just
10:just+the 10:lido 20:liv 210:mainnet 10:mak 360:many 30:many+decimal 20:many+holder 10:many+owner 20:many+people 10:mapp
100:market 30:market+capitalisation 10:milady 10:much 20:name 10:name+, 10:need 90:nft 10:nft+collection 160:numb 30:numb+of 40:of+_
30:of+holder 10:of+the 180:on+_ 40:only 10:only+the 10:out 40:own 40:owner 10:paid 90:people 50:pepe 10:plain 10:polygon 10:position
20:ppl 20:price 10:project 10:q 10:result 10:return 10:sheet 40:shib 10:somebody 20:stat 270:supp 30:supp+, 10:supp+of 90:symbol
10:talk 80:th 20:th+_ 20:the+_ 10:the+numb 10:there 20:these 10:these+day 20:tick 200:token 30:token+, 20:token+_ 150:total
40:total+supp 10:trade 30:uni 40:uniswap 20:usd 30:usdc 10:usdt 20:view 20:wallet 10:want 220:what 30:what+are 20:what+thi 10:which
10:who 100:whole @get_token_orders 1900:* 100:,+_ 30:,+an 80:,+and 80:.+$ 1500:<chain> 1100:<coin> 400:<evmAddress> 100:<maybeChain>
300:<name> 400:<namesake> 1500:<solanaAddress> 230:?+$ 50:?+_ 30:?+it 30:?+the 30:^+dexscreen 230:^+did 180:^+ha 30:^+i 130:_+$
100:_+, 50:_+. 100:_+? 150:_+_ 30:_+any 30:_+ever 150:_+on 30:_+paid 200:_+pay 30:a+_ 250:a+profile 1500:ad 250:ad+or
200:advertisement 30:and+wa 50:and+when 100:any 100:anybody 300:anyone 200:anyth 100:approv 400:base 500:behind 130:behind+_
100:bonk 200:bought 100:check 200:community 200:cto 100:date 300:dev 100:dex 1800:dexscreen 350:dexscreen+for 30:did+_ 180:did+the
30:do+not 100:each 100:ever 50:for+_ 80:for+a 200:for+ad 50:for+anyth 80:ha+the 30:i+_ 30:i+do 30:i+the 30:it+a 30:it+on 100:mint
30:mint+i 100:not 50:of+_ 30:of+each 30:of+the 200:on+_ 30:on+dexscreen 200:or+a 100:order 900:paid 150:paid+dexscreen 1000:pay
30:pay+at 200:pay+dexscreen 100:payment 400:pippin 1400:profile 150:profile+? 100:project 100:sol 1200:solana 100:state 30:state+the
100:statu 300:takeov 700:team 130:team+behind 50:the+_ 30:the+dev 30:the+mint 80:the+pippin 130:the+team 30:the+token 100:token
30:token+_ 100:understand 80:wa+it 100:well 100:what 30:what+i 300:when 50:when+? 30:when+wa @get_token_pairs 1270:* 20:,+_ 20:,+all
20:,+every 20:,+list 10:,+which 20:,+with 20:.+$ 20:.+what 1200:<chain> 820:<coin> 120:<count> 840:<evmAddress> 20:<fiat> 100:<name>
480:<namesake> 170:<number> 30:<pair> 330:<series> 210:<solanaAddress> 10:<step> 20:?+$ 40:?+_ 20:?+it 90:^+all 10:^+dexscreen
20:^+find 10:^+for 20:^+i 10:^+what 90:^+where 10:^+which 10:^+who 160:_+$ 70:_+, 30:_+. 60:_+? 140:_+_ 20:_+be 20:_+dex 50:_+i
20:_+liquidity 20:_+of 120:_+on 10:_+token 50:_+trad 20:_+trade 10:about 170:aero 40:against 430:all 50:all+dex 60:art 480:base
60:best 10:biggest 60:bonk 10:book 10:buy 10:by+volume 10:call 20:can+_ 40:can+i 10:client 30:coin 20:community 10:current
30:deepest 40:degen 10:depth 20:description 10:description+, 270:dex 20:dex+, 40:dex+pair 220:dexscreen 30:dexscreen+pair 20:doe+_
10:doe+it 70:enough 20:enough+. 70:eth 320:ethereum 70:every 80:find 10:first 70:for+_ 10:for+our 60:gitlawb 20:ha+it 30:i+_
20:i+enough 20:i+pay 10:i+the 10:i+thi 30:i+trade 20:in+_ 10:income 20:it+$ 20:it+_ 40:link 70:liq 10:liquid 310:liquidity
20:liquidity+$ 60:list 20:list+the 10:lp 60:mainnet 10:mcap 10:mint 30:most 20:of+_ 20:of+them 240:on+_ 60:once 10:onchain 690:pair
20:pair+doe 50:pair+for 60:pay 20:pay+for 110:pepe 60:per 100:pippin 10:pippin+pool 10:place 60:plenty 230:pool 10:pool+$ 10:pool+_
10:pool+by 10:pool+on 40:price 60:quot 40:register 60:show 10:site 120:sol 220:solana 10:swap 60:swapp 40:tg 10:the+_ 10:the+most
60:them 40:they 60:token 10:token+_ 320:trad 20:trad+, 50:trad+on 220:trade 40:trade+_ 10:trade+on 70:twitt 10:twitt+of 20:usd
10:usdc 10:usdt 60:venu 60:venue 60:volume 10:volume+$ 10:want 60:wbtc 60:website 10:website+and 180:weth 120:what 10:what+i
40:whatev 510:where 30:where+_ 50:where+can 10:where+doe 20:where+i 20:where+on 90:which 20:which+pool 40:who 10:wif 10:win
@get_token_pools 2350:* 160:,+_ 20:,+all 20:,+in 20:,+mint 30:,+not 30:,+on 30:,+rank 20:,+where 60:,+which 100:.+$ 2290:<chain>
1990:<coin> 220:<count> 1880:<evmAddress> 10:<fiat> 10:<name> 450:<namesake> 370:<number> 30:<pair> 750:<series> 250:<solanaAddress>
100:<step> 30:?+$ 30:?+_ 30:?+i 20:?+the 50:^+_ 20:^+all 20:^+every 20:^+find 20:^+i 20:^+on 30:^+please 50:^+pool 50:^+rank
20:^+token 170:^+where 70:^+which 20:^+who 180:_+$ 210:_+, 140:_+? 350:_+_ 40:_+be 100:_+by 20:_+can 30:_+have 30:_+i 20:_+in
30:_+it 10:_+liquidity 20:_+most 200:_+on 80:_+pool 30:_+token 20:_+trad 60:_+trade 30:_+volume 20:_+where 20:_+with 720:aero
100:aerodrome 60:against 130:all 10:all+dex 20:are+enough 1050:base 10:best 60:biggest 20:biggest+first 100:bnb 10:bonk 60:buy
20:buy+_ 30:by+how 30:by+money 150:by+numb 70:by+volume 100:cake 40:can+_ 50:can+i 100:chain 10:current 30:deepest 60:degen 60:depth
80:dex 10:dex+pair 10:dexscreen 70:doe+_ 70:enough 20:enough+$ 70:eth 690:ethereum 70:every 100:exchang 30:exchang+, 80:find
160:first 40:first+$ 60:for+_ 20:for+it 10:gitlawb 40:have+it 20:have+the 100:highest 100:how 30:how+many 20:i+_ 20:i+swap 30:i+the
20:i+trade 20:i+want 100:identify 20:in+? 20:in+what 30:in+which 30:it+$ 30:it+_ 10:liq 60:liquid 360:liquidity 20:liquidity+$
30:liquidity+pool 10:list 60:lp 110:mainnet 100:many 30:many+transaction 60:mint 20:mint+_ 100:money 280:most 30:most+trad
20:most+volume 100:not 600:numb 150:numb+of 80:of+_ 50:of+trad 100:of+transaction 440:on+_ 20:on+which 10:once 190:pair 30:pair+for
260:pepe 10:per 210:pippin 20:pippin+on 10:pippin+pool 60:place 1970:pool 30:pool+$ 30:pool+_ 20:pool+by 50:pool+for 50:pool+on
50:pool+with 30:price 10:quot 400:rank 50:rank+by 50:rank+the 100:saw 100:see 30:see+the 20:sol 260:solana 400:sort 100:sort+by
60:swap 20:swap+_ 10:swapp 100:teth 20:the+_ 30:the+highest 40:the+liquidity 30:the+most 80:the+pool 100:they 20:to+buy 30:to+see
100:today 30:today+$ 170:token 40:token+_ 570:trad 30:trad+$ 30:trad+, 50:trad+on 480:trade 80:trade+_ 30:trade+on 600:transaction
30:transaction+$ 50:transaction+, 100:uni 10:usd 10:usdc 260:usdt 110:venu 10:venue 420:volume 40:volume+$ 30:volume+, 30:volume+.
60:want 20:want+to 10:wbtc 10:weth 70:what 810:where 20:where+_ 50:where+can 60:where+doe 60:where+i 20:where+on 680:which
30:which+_ 150:which+pool 60:who 10:wif 10:win 30:with+_ 20:with+it 40:with+the @get_token_price 6270:* 100:,+_ 30:,+any 20:,+in
30:,+show 20:,+what 30:.+$ 10:.+what 70:24h 20:24h+volume 2550:<chain> 5280:<coin> 1080:<evmAddress> 1040:<fiat> 120:<name>
260:<namesake> 310:<number> 60:<pair> 60:<protocol> 10:<quoted> 1820:<series> 40:<solanaAddress> 10:<step> 410:<time> 290:?+$ 10:?+?
20:?+_ 10:?+i 410:^+_ 20:^+can 20:^+coingecko 30:^+did 10:^+find 30:^+ha 270:^+how 120:^+i 10:^+market 20:^+on 240:^+price 40:^+the
20:^+weath 250:^+what 580:_+$ 90:_+, 20:_+. 100:_+? 110:_+_ 50:_+and 10:_+are 10:_+at 20:_+cent 30:_+cost 100:_+do 20:_+down
10:_+dump 30:_+go 20:_+gone 20:_+hold 50:_+i 30:_+in 40:_+it 20:_+market 20:_+move 120:_+on 20:_+pl 20:_+please 330:_+price
10:_+rate 40:_+right 20:_+still 10:_+term 50:_+token 10:_+trad 50:_+up 20:_+worth 30:a+_ 170:about 30:about+_ 60:above 20:above+_
100:acros 30:addres 120:adesso 20:and+_ 20:and+by 20:and+how 20:and+the 20:and+who 100:any 180:arbitrum 10:at+$ 20:at+_ 80:avax
60:back 20:back+$ 460:base 60:below 20:below+_ 20:big 610:bitcoin 40:bittensor 70:bnb 10:bonk 10:book 10:bookkeep 60:bos 260:bought
90:brett 100:broth 460:btc 10:buck 10:buy 20:by+how 10:call 20:can+you 130:cap 10:cap+$ 10:cap+of 80:cardano 70:cent 60:chain
70:chainlink 10:client 590:coin 30:coin+i 30:coin+that 110:coingecko 20:coingecko+id 50:contract 10:correct 190:cost 30:cost+$
20:cost+me 60:cousin 10:crash 60:current 20:current+_ 10:day 10:degen 10:dex 40:did+_ 60:do+$ 20:do+i 30:do+today 100:document
20:doe+_ 10:doe+coingecko 30:doe+one 450:doge 150:dogecoin 10:dogwifhat 320:dollar 300:down 20:down+$ 40:down+today 30:dump 100:each
10:earth 920:eth 200:ethereum 10:fak 20:fake 60:far 30:find 10:find+_ 60:football 20:for+$ 50:for+_ 40:for+one 20:for+the 10:get
10:gimme 190:go 20:go+for 30:go+up 90:gone 120:graph 10:green 30:ha+_ 10:hard 20:hey 60:hi 280:hold 20:hold+, 20:hold+_ 1230:how
30:how+_ 20:how+far 60:how+i 10:how+many 140:how+much 20:how+the 10:hows 80:hype 230:i+_ 30:i+bought 20:i+it 20:i+mean 20:i+one
20:i+pay 100:i+the 20:i+thi 90:id 20:id+for 20:in+, 120:in+_ 10:income 10:it+$ 40:it+on 20:it+price 20:it+worth 10:kaspa 180:keep
10:know 450:link 10:liq 10:liquidity 120:look 10:ltc 60:mainnet 60:many 10:many+_ 130:market 30:market+cap 100:may 20:mcap
20:me+what 70:mean 20:mean+$ 60:memecoin 10:mint 10:monero 60:mov 80:move 580:much 20:much+$ 100:much+i 20:my+bos 30:my+broth
30:my+sist 10:near 10:need 60:neighbour 20:not 500:now 100:now+$ 30:now+? 230:of+_ 70:of+the 30:of+thi 200:on+_ 20:on+chain
10:onchain 430:one 90:one+_ 50:or+down 20:out 10:out+there 70:over 20:over+_ 10:paid 70:pay 20:pay+for 170:pepe 80:pl 20:pl+$
30:please+$ 10:pool 10:ppl 2690:price 80:price+$ 40:price+? 30:price+_ 40:price+and 20:price+for 10:price+in 60:price+now
300:price+of 10:protocol 60:put 120:quanto 10:quick 20:rate 10:rate+$ 60:reach 10:read 280:right 70:right+now 30:risen 80:rn 20:rn+$
10:run 60:saving 100:say 60:sell 20:send 60:set 20:shib 100:show 20:since 100:sist 110:so 30:so+that 410:sol 300:solana 60:some
10:somebody 100:sourc 100:source 30:spreadsheet 80:still 10:sui 10:symbol 160:talk 40:talk+about 70:tell 20:tell+me 20:term 20:teth
60:th 40:that+my 120:the 30:the+_ 110:the+coin 30:the+price 20:the+th 80:the+token 20:the+weath 20:there 10:there+$ 10:these 10:they
40:thi+coin 50:thi+token 10:tick 10:time 680:today 90:today+$ 50:today+? 20:today+and 20:today+in 720:token 60:token+_ 20:token+at
30:token+on 30:toncoin 30:trad 10:trad+at 20:trade 10:u 60:un 100:uncle 80:und 20:und+_ 280:uni 60:uniswap 410:up 20:up+? 50:up+or
560:usd 20:usdc 10:usdt 10:use 120:vale 90:volume 20:volume+of 10:wallet 20:want 70:wbtc 120:weath 30:weath+in 60:weth 1310:what
60:what+_ 20:what+a 20:what+do 50:what+doe 50:what+i 20:what+one 30:what+the 40:what+thi 20:what+would 20:which 60:who 20:who+won
10:wire 60:won 20:won+the 470:worth 40:worth+_ 10:worth+in 140:wrapp 150:xrp 60:yet 20:yet+? 20:you+tell
@get_token_price_by_contract 1020:* 40:,+_ 30:,+in 20:,+quot 20:,+what 20:,+with 40:.+$ 160:20 820:<chain> 510:<coin>
950:<evmAddress> 920:<fiat> 290:<namesake> 60:<number> 520:<series> 10:<solanaAddress> 160:<ticker> 310:<time> 80:^+_ 70:^+price
20:^+quote 20:^+someone 10:^+what 190:_+$ 100:_+, 30:_+. 90:_+_ 30:_+a 130:_+and 20:_+by 20:_+for 20:_+how 60:_+in 30:_+of 90:_+on
70:_+price 30:_+token 20:_+via 30:_+with 30:a+well 110:and+_ 20:and+in 60:arb 70:arbitrum 110:base 120:both 20:both+_ 10:brett
110:bsc 110:cake 60:cap 60:capitalisation 10:chain 50:chainlink 60:change 20:change+_ 40:chf 60:coingecko 20:coingecko+$
120:contract 20:contract+_ 20:contract+on 10:current 10:dex 20:did+it 100:each 30:each+, 160:erc 160:eth 420:ethereum 460:eur
240:euro 20:for+my 160:gbp 70:how 20:how+did 220:in+_ 60:incl 60:includ 60:jpeg 60:link 100:lot 60:market 20:market+cap 20:me+_
10:move 10:much 100:n 60:of+_ 30:of+each 20:of+the 20:of+those 60:offer 140:on+_ 10:onchain 170:one 20:one+of 10:over 10:pool
130:pound 100:present 700:price 90:price+in 60:price+of 10:quick 60:quot 20:quot+in 60:quote 10:say 10:solana 60:someone 60:sterl
50:the+_ 10:thi+token 60:those 150:token 30:token+_ 10:trade 100:two 70:uni 100:unit 30:unit+of 250:usd 10:usdc 100:value
30:value+of 60:via 100:well 10:weth 90:what 20:what+one 30:with+_ 20:with+the 20:worth 120:yen @get_token_profiles 810:* 30:,+_
30:,+give 30:,+only 30:.+$ 610:<chain> 200:<coin> 100:<count> 10:<namesake> 200:<number> 30:?+i 30:^+_ 30:^+new 30:^+newest
30:^+show 50:^+which 50:^+who 100:_+$ 30:_+bought 30:_+coin 30:_+token 30:a+profile 30:a+scam 400:base 300:bought 80:bought+a
200:chain 30:chain+, 100:channel 30:channel+$ 100:coin 30:coin+$ 800:dexscreen 50:dexscreen+for 30:for+_ 30:for+a 100:give
30:give+me 100:irrespective 200:just 100:late 30:late+, 30:me+_ 100:most 30:most+recent 100:network 100:new 210:newest 30:of+_
80:on+_ 30:on+dexscreen 100:only 30:only+_ 300:paid 30:paid+dexscreen 300:profil 500:profile 100:project 100:purchas 100:recent
30:recent+? 100:scam 100:show 210:solana 210:token 30:token+, 30:token+on 100:watch 200:which 30:which+token 100:whichev 200:who
@get_token_security 2670:* 100:,+_ 10:,+a 10:,+and 10:,+any 10:,+can 10:,+contract 10:,+i 10:,+like 20:,+mint 20:,+on 10:,+what
10:,+who 10:,+with 60:.+$ 10:.+can 10:.+could 10:.+i 10:.+would 40:20 2230:<chain> 1220:<coin> 200:<count> 2350:<evmAddress>
50:<fiat> 20:<maybeChain> 610:<namesake> 10:<protocol> 950:<series> 40:<ticker> 40:<time> 110:?+$ 40:?+? 60:?+_ 20:?+and 30:?+can
20:?+give 10:?+how 30:?+need 30:?+what 60:^+_ 10:^+about 20:^+before 10:^+biggest 60:^+buy 120:^+can 20:^+could 20:^+doe
30:^+honeypot 20:^+how 110:^+i 10:^+if 10:^+my 10:^+name 10:^+should 20:^+somebody 10:^+thi 10:^+top 10:^+what 10:^+which 40:^+who
250:_+$ 150:_+, 60:_+. 60:_+? 260:_+_ 50:_+a 10:_+and 10:_+at 10:_+be 20:_+buy 20:_+can 10:_+contract 20:_+have 30:_+holder 10:_+i
10:_+in 20:_+mint 260:_+on 10:_+or 30:_+safe 10:_+take 10:_+the 10:_+token 10:_+wallet 20:_+with 70:a+honeypot 10:a+scam 80:able
20:able+to 30:about 50:actual 50:address 80:aero 80:aft 200:again 10:again+? 100:alt 60:alter 20:am 10:am+i 40:and+sell 30:and+what
80:any 20:ap 120:ape 10:ape+into 40:arbitrum 10:are+the 20:at+_ 20:back 60:balanc 430:base 20:be+able 60:before 20:before+i
40:behind 40:biggest 10:biggest+_ 460:blacklist 20:block 260:bnb 80:bought 380:bsc 600:buy 20:buy+$ 10:buy+, 20:buy+_ 40:buy+and
40:buy+sell 160:cake 10:can+_ 70:can+i 20:can+it 60:can+the 10:can+you 260:chain 20:charge 20:chat 40:check 10:check+_ 30:coin
10:coin+_ 40:committee 200:contract 50:contract+_ 10:contract+on 10:could+the 30:count 40:deploy 10:deploy+_ 10:desk 10:do+they
20:doe+_ 10:doe+it 10:doe+the 10:dollar 100:each 40:else 40:erc 130:eth 830:ethereum 40:even 10:everybody 20:first 10:first+,
160:flag 60:freeze 10:frog 60:function 60:get 10:get+back 120:give 30:give+me 40:go 20:guy 60:halt 20:have+a 20:he 20:hello
60:hidden 310:hold 10:hold+_ 10:hold+count 40:hold+the 350:holder 10:holder+$ 20:holder+? 10:holder+_ 20:holder+of 420:honeypot
30:honeypot+$ 40:honeypot+? 110:how 20:how+many 10:how+much 60:i+_ 20:i+be 10:i+bought 10:i+buy 10:i+hold 50:i+it 10:i+mean
50:i+sell 10:i+that 10:i+thi 10:i+wa 40:if 10:if+i 20:in+_ 10:in+a 10:in+our 20:includ 60:into 10:into+_ 40:investment 100:issu
10:it+? 10:it+_ 30:it+a 20:it+again 20:it+contract 10:it+in 10:it+on 20:it+safe 20:know 60:let 10:lido 20:like 140:mainnet 90:many
10:many+holder 10:many+people 30:me+? 10:me+an 20:me+the 10:me+to 40:mean 10:mean+_ 60:memo 20:mine 300:mint 30:mint+more 200:more
20:more+, 20:more+_ 20:more+or 160:most 20:most+_ 20:most+of 20:much 10:my+nephew 10:my+token 40:name 100:need 40:nephew 60:no
10:no+$ 120:not 10:not+, 10:numb 150:of+_ 10:of+it 20:of+my 20:of+supp 10:of+that 350:on+_ 10:on+the 40:once 70:one 10:one+,
60:optimism 20:or+a 50:or+blacklist 30:or+i 20:or+mint 20:or+not 60:out 10:out+$ 40:overall 400:own 30:own+of 20:part 10:part+of
60:paus 220:pause 20:pension 30:people 250:pepe 40:percent 10:please+, 10:please+. 60:power 20:ppl 80:print 10:public 40:push
80:reason 60:risk 260:safe 40:safe+to 20:say 60:scam 20:scar 860:sell 20:sell+_ 30:sell+it 130:sell+tax 40:share 10:share+of
220:shib 20:should 10:should+i 40:simulate 20:simulation 20:small 60:sold 40:some 10:some+_ 60:somebody 20:someone 10:source
40:steth 20:still 80:supp 10:supp+$ 10:supp+, 60:switch 60:take 10:talk 820:tax 50:tax+$ 20:tax+and 50:tax+of 20:tax+on 40:telegram
20:tell 60:teth 50:th 10:that+one 30:the+_ 30:the+most 50:the+own 30:the+tax 10:the+th 20:the+token 40:their 10:their+share 40:they
10:thi+_ 10:thi+a 10:thi+coin 10:thi+token 20:think 10:think+of 10:to+ape 50:to+buy 10:to+get 10:to+know 230:token 10:token+,
10:token+? 30:token+_ 10:token+at 10:token+on 60:told 10:told+me 40:top 10:top+holder 160:transfer 60:trap 40:trust 20:try 80:uni
70:usdc 80:usdt 60:verdict 50:wallet 10:wallet+_ 60:want 10:want+a 10:want+to 40:whal 280:what 10:what+are 20:what+it 20:what+tax
20:what+the 20:when 10:when+i 20:wheth 10:wheth+_ 40:which 210:who 30:who+hold 60:will 20:will+i 10:with+a 10:with+the 10:with+their
10:would+i 20:ye 10:you+tell @get_token_transfers 1820:* 150:,+_ 20:,+any 30:,+token 30:,+who 30:.+$ 1820:<chain> 1260:<coin>
400:<collection> 1020:<count> 1640:<evmAddress> 960:<namesake> 200:<number> 1100:<series> 40:?+_ 120:^+_ 30:^+are 90:^+latest
30:^+recent 90:^+show 50:^+the 30:^+which 20:^+who 340:_+$ 140:_+, 30:_+. 210:_+_ 50:_+chang 30:_+collection 70:_+mov 30:_+movement
30:_+nft 180:_+on 30:_+please 30:_+send 70:_+token 190:_+transfer 100:aero 60:any 300:ape 100:arb 160:arbitrum 30:are+_ 100:base
200:bayc 200:bor 200:chang 50:chang+hand 300:collection 80:collection+_ 200:eth 1000:ethereum 60:feed 100:flow 200:freshest 200:hand
60:inu 60:late 20:late+? 460:latest 220:link 60:live 160:made 360:mainnet 30:me+the 320:mov 40:mov+on 200:movement 100:nft 30:nft+,
180:of+_ 140:of+the 310:on+_ 30:please+$ 120:recent 30:recent+_ 100:send 120:shib 60:shiba 360:show 20:show+_ 30:show+me 50:show+the
170:the+_ 30:the+collection 30:the+token 160:them 30:them+$ 20:them+, 100:tim 460:token 120:token+_ 1200:transfer 230:transfer+of
70:transfer+on 100:uni 60:usdc 260:usdt 60:wallet 20:wallet+$ 100:wbtc 100:which 30:which+_ 160:who 160:whoev @get_tokens_by_address
860:* 10:,+_ 20:,+and 10:,+exact 20:,+how 30:,+liquidity 30:,+mcap 30:,+supp 20:,+what 10:.+$ 30:.+it 30:.+what 20:20 100:24h
30:24h+volume 740:<chain> 260:<coin> 410:<evmAddress> 30:<fiat> 410:<namesake> 200:<series> 10:<signature> 410:<solanaAddress>
120:<step> 20:<ticker> 40:?+$ 10:?+_ 70:^+_ 30:^+a 10:^+decimal 20:^+how 10:^+name 10:^+price 20:^+token 10:^+what 70:_+$ 20:_+,
40:_+. 20:_+? 30:_+_ 10:_+exist 10:_+have 10:_+mint 20:_+name 120:_+on 10:_+price 10:_+supp 30:_+total 30:_+volume 20:_+what
20:a+client 60:about 20:about+_ 20:and+_ 10:and+total 20:and+what 20:and+with 10:arbitrum 60:ask 10:at+_ 160:base 10:behind 50:bonk
60:book 10:both 10:brett 10:burn 70:call 20:call+, 20:chain 10:circulat 60:client 70:coin 10:contract 20:current 20:dai 200:decimal
10:dev 10:dex 10:doe+_ 20:doe+geckoterminal 20:doe+it 20:erc 200:ethereum 10:even 30:exact 40:exist 100:fdv 10:file 60:geckoterminal
180:how 40:how+many 10:i+_ 20:i+it 20:i+thi 30:i+think 10:import 20:in+_ 60:income 30:it+on 10:jup 10:just 10:know 10:like 160:liq
190:liquidity 20:liquidity+$ 20:liquidity+, 20:liquidity+and 100:list 20:liv 10:lot 20:mainnet 160:many 10:many+_ 30:many+decimal
10:mapp 180:mcap 30:mcap+, 70:mint 20:mint+_ 10:moment 20:much 10:n 80:name 20:name+, 10:need 100:no 10:not 10:now 30:numb 30:of+_
10:of+the 140:on+_ 30:onchain 10:out 10:paid 10:polygon 10:pool 10:position 180:price 10:price+$ 10:price+of 10:q 70:read 10:result
10:right 10:rn 10:round 60:see 10:sheet 340:solana 10:somebody 340:supp 60:supp+, 10:supp+_ 20:supp+of 90:symbol 10:th 10:the+_
10:there 10:they 20:thi+coin 20:thi+token 100:think 80:tick 10:today 220:token 30:token+_ 20:token+call 10:token+i 170:total
40:total+supp 70:trade 20:trade+at 10:uni 30:usd 20:usdc 10:usdt 10:view 60:vol 220:volume 30:volume+, 20:volume+? 10:want 10:weth
250:what 20:what+_ 20:what+doe 30:what+i 20:what+thi 10:what+token 10:which 20:with+what @get_transaction 2570:* 50:,+_ 50:,+and
20:,+did 10:,+or 20:,+what 60:.+$ 30:.+_ 10:.+what 60:<block> 2110:<chain> 800:<coin> 2570:<evmHash> 2570:<hex> 880:<namesake>
60:<number> 1680:<series> 90:?+$ 40:?+? 160:?+_ 10:?+how 30:?+it 10:?+my 50:^+_ 20:^+a 310:^+did 30:^+explain 10:^+ga 20:^+ha 30:^+i
30:^+nonce 30:^+please 50:^+tx 30:^+who 40:^+why 360:_+$ 60:_+, 30:_+. 20:_+? 130:_+_ 30:_+and 20:_+did 30:_+from 140:_+go 10:_+in
150:_+on 20:_+please 20:_+quot 20:_+to 30:_+togeth 10:_+transaction 30:_+tx 20:_+value 20:_+wa 20:a+client 20:all 10:all+?
50:and+how 10:and+on 80:and+what 100:archive 60:arriv 60:arrive 20:ask 10:ask+me 10:at+all 60:auction 100:audit 60:auditor 60:base
60:bid 60:burn 20:burn+on 60:but 40:chain 10:chain+$ 60:client 200:complete 120:cost 20:cost+me 140:custom 200:data 140:did+_
20:did+he 20:did+i 120:did+it 80:did+my 20:did+that 10:did+the 70:did+thi 510:eth 1440:ethereum 10:even 100:explain 10:explain+_
180:fail 360:fee 50:fee+$ 50:fee+? 100:fetch 40:file 10:file+. 60:flagg 50:found 60:friend 30:from+_ 40:ga 10:ga+used 100:give
30:give+me 1290:go 300:go+through 60:hash 20:hash+_ 30:have+to 60:he 60:hi 200:how 50:how+much 10:i+_ 10:i+ask 30:i+have 10:i+it
10:idea 20:in+_ 10:in+a 30:in+fee 100:includ 200:input 30:it+. 20:it+_ 10:it+and 30:it+cost 50:it+go 20:it+on 60:land 100:level
50:log 60:look 370:mainnet 20:me+$ 30:me+_ 80:mine 200:much 20:much+$ 20:much+, 20:much+did 10:much+ga 20:my+_ 80:my+tx 60:nev 10:no
100:nonce 100:not 20:of+mine 240:on+_ 20:on+the 10:on+which 60:one 20:one+go 60:paid 20:paid+in 120:pay 30:pay+in 60:payment 60:quot
20:receipt 120:revert 120:say 120:send 20:send+_ 120:sent 20:sent+_ 60:shop 60:statu 180:succe 20:telephone 50:the+fee 1220:through
120:through+? 50:through+_ 50:through+on 70:thru 60:ticket 30:to+whom 100:togeth 220:transaction 60:transaction+_ 940:tx 110:tx+_
80:tx+go 60:u 20:use 20:used 60:value 30:wa+the 440:what 60:what+did 10:what+i 30:what+wa 40:which 10:which+chain 120:who 120:whom
20:whom+? 140:why 40:why+did 30:with+it 20:work @get_transaction_details 2360:* 40:,+_ 90:,+and 50:,+decod 10:,+did 30:,+how 30:,+i
20:,+or 10:,+plu 10:,+what 30:,+who 50:,+with 70:.+$ 30:.+_ 30:.+what 20:<block> 2010:<chain> 840:<coin> 2360:<evmHash> 2360:<hex>
100:<name> 440:<namesake> 20:<number> 100:<quoted> 1280:<series> 90:?+$ 20:?+? 60:?+_ 10:?+how 10:?+it 20:?+my 70:^+_ 100:^+did
120:^+explain 20:^+ga 30:^+i 30:^+in 20:^+tx 20:^+who 120:^+why 250:_+$ 100:_+, 30:_+. 40:_+? 90:_+_ 20:_+and 10:_+did 50:_+go
30:_+make 30:_+nam 150:_+on 10:_+please 10:_+quot 60:_+to 40:_+transaction 40:_+tx 10:_+value 10:_+wa 30:_+who 10:a+contract 60:all
20:all+? 30:and+did 10:and+fee 50:and+how 30:and+the 30:and+what 200:any 10:arriv 20:arrive 60:ask 20:ask+me 20:at+all 20:auction
20:auditor 220:base 100:between 20:bid 20:burn 10:burn+on 20:but 10:by+_ 900:call 80:call+, 50:call+in 10:client 300:confirmation
140:contract 30:contract+, 10:contract+? 40:cost 10:cost+me 40:create 10:create+a 200:custom 100:d 30:d+like 700:decod 150:did+_
10:did+he 10:did+i 110:did+it 20:did+my 10:did+that 20:did+the 30:did+thi 300:eth 1110:ethereum 10:even 580:explain 70:explain+_
30:explain+the 320:fail 300:failure 160:fee 20:fee+$ 20:fee+? 10:fee+paid 20:flagg 30:for+_ 100:form 10:found 20:friend 100:function
80:ga 20:ga+used 410:go 100:go+through 100:got 30:got+$ 30:ha+it 200:happen 10:hash 20:he 10:hi 320:how 50:how+many 30:how+much
10:i+_ 20:i+ask 30:i+d 30:i+the 10:idea 300:if 30:if+it 60:in+_ 10:in+fee 30:in+plain 100:involv 10:it+_ 10:it+cost 10:it+go
10:it+on 100:know 10:land 100:like 30:like+to 10:log 20:look 510:mainnet 100:make 200:many 10:me+$ 30:me+, 30:me+_ 200:method
80:mine 120:much 10:much+$ 10:much+, 10:much+did 10:much+ga 20:my+tx 400:nam 30:nam+_ 80:nam+of 100:need 30:need+the 10:nev 10:no
140:not 20:of+mine 50:of+the 210:on+_ 10:on+the 30:on+which 10:one 60:paid 10:paid+in 400:party 40:pay 10:pay+in 10:payment
100:plain 30:plain+word 40:plu 20:quot 100:readable 400:reason 20:receipt 100:recipient 140:revert 30:say 60:send 10:send+_ 80:sent
10:sent+_ 20:shop 10:statu 160:succe 60:telephone 50:the+call 20:the+fee 380:through 40:through+? 10:through+_ 20:through+on 30:thru
120:ticket 30:to+know 50:to+me 10:to+whom 340:transaction 90:transaction+_ 470:tx 70:tx+_ 20:tx+go 20:u 20:use 60:used 40:value
10:wa+the 100:way 460:what 50:what+did 30:what+happen 30:what+on 10:what+wa 200:which 30:which+contract 30:which+function 380:who
30:who+i 30:who+the 150:whom 460:why 120:why+did 50:with+the 100:word 30:word+what 60:work @get_transaction_logs 1300:* 30:,+_
120:,+decod 30:,+i 70:.+$ 30:.+e 1240:<chain> 340:<coin> 260:<count> 1300:<evmHash> 60:<fiat> 1300:<hex> 100:<name> 380:<namesake>
720:<series> 30:?+$ 30:?+_ 30:^+_ 30:^+could 100:^+event 20:^+i 20:^+log 30:^+please 20:^+show 40:^+which 30:^+would 110:_+$ 100:_+,
30:_+. 40:_+_ 30:_+and 30:_+in 20:_+log 170:_+on 20:_+pl 20:_+please 80:_+transaction 40:_+tx 30:_+what 30:_+where 30:_+with
360:base 20:by+_ 30:could+you 60:d 20:d+like 60:data 740:decod 100:decode 30:did+it 20:did+the 100:e 30:e+. 160:emit 320:emitt
60:entry 380:eth 340:ethereum 1080:event 100:event+log 40:event+of 60:explor 100:form 30:i+. 20:i+d 220:if 20:if+you 110:in+_
60:like 20:like+the 500:log 90:log+of 220:mainnet 200:nam 30:nam+$ 30:nam+_ 170:of+_ 170:on+_ 100:parameter 60:pl 20:pl+$
20:please+$ 160:possible 100:pull 30:pull+the 100:return 160:show 20:show+the 20:the+_ 90:the+event 100:their 60:topic
320:transaction 80:transaction+_ 220:tx 60:tx+_ 100:u 100:what 30:what+did 260:where 20:where+the 160:which 40:which+event
30:would+you 40:you+can @get_transaction_receipt 1860:* 20:,+_ 60:,+and 30:,+decod 10:,+did 30:,+every 10:,+or 20:,+plu 10:,+what
60:.+$ 10:.+_ 20:<block> 1650:<chain> 380:<coin> 40:<count> 1860:<evmHash> 40:<fiat> 1860:<hex> 580:<namesake> 20:<number>
960:<series> 50:?+$ 10:?+? 60:?+_ 20:?+how 10:?+it 10:?+my 30:?+the 10:^+_ 170:^+did 50:^+event 10:^+explain 60:^+ga 20:^+i 10:^+log
30:^+raw 10:^+show 20:^+tx 10:^+which 30:^+why 210:_+$ 60:_+, 10:_+. 20:_+? 90:_+_ 10:_+and 30:_+deploy 10:_+did 80:_+go 10:_+log
210:_+on 10:_+pl 20:_+please 10:_+quot 20:_+transaction 10:_+tx 10:_+wa 70:a+contract 20:all 10:all+? 20:and+fee 30:and+how
50:and+what 10:arriv 20:arrive 20:ask 10:ask+me 10:at+all 20:auction 20:auditor 160:base 20:bid 120:burn 10:burn+on 20:but 30:by+_
100:came 10:client 260:contract 50:contract+, 20:contract+? 140:cost 30:cost+$ 10:cost+me 160:create 40:create+a 60:custom 40:d
10:d+like 40:data 160:decod 100:deploy 110:did+_ 10:did+he 10:did+i 90:did+it 20:did+my 10:did+that 20:did+the 20:did+thi 40:emit
80:emitt 100:end 30:end+up 100:enough 30:enough+. 40:entry 370:eth 770:ethereum 420:event 30:event+log 10:event+of 100:every
20:explain 40:explor 100:fail 380:fee 20:fee+$ 20:fee+? 30:fee+and 30:fee+did 20:fee+paid 20:flagg 50:for+_ 20:friend 480:ga
80:ga+used 500:go 110:go+through 10:hash 20:he 10:hi 180:how 30:how+many 20:how+much 10:i+ask 10:i+d 30:i+enough 80:if 10:if+you
20:in+_ 10:in+fee 30:it+? 10:it+_ 10:it+cost 10:it+go 10:it+on 10:land 40:like 10:like+the 500:log 40:log+of 20:look 570:mainnet
100:many 10:me+$ 40:mine 80:much 10:much+did 20:much+ga 20:my+tx 10:nev 100:node 60:not 60:of+_ 30:of+it 10:of+mine 260:on+_
10:on+the 10:one 100:out 30:out+of 80:paid 10:paid+in 40:pay 10:pay+in 10:payment 40:pl 10:pl+$ 10:please+$ 60:plu 40:possible
20:quot 300:raw 50:raw+log 360:receipt 40:revert 30:say 20:send 10:send+_ 20:shop 40:show 10:show+the 210:statu 50:statu+, 60:succe
20:telephone 10:the+_ 10:the+event 20:the+fee 420:through 40:through+? 10:through+_ 30:through+on 80:thru 20:ticket 40:topic
120:transaction 30:transaction+_ 610:tx 110:tx+_ 20:tx+go 20:u 100:up 60:use 320:used 50:used+, 10:wa+the 230:what 20:what+did
30:what+fee 10:what+wa 40:where 10:where+the 40:which 10:which+event 10:whom 100:why 30:why+did 20:work 10:you+can @get_treasuries
1700:* 30:,+_ 50:,+and 30:,+the 30:,+with 30:.+$ 400:<count> 100:<fiat> 200:<number> 50:?+$ 30:?+list 30:?+show 100:^+biggest 30:^+i
100:^+which 80:^+whose 30:_+$ 30:_+. 30:_+of 30:_+protocol 30:_+with 100:among 80:and+how 30:and+what 30:are+the 100:benchmark
100:between 500:biggest 100:company 100:council 900:dao 130:dao+treasury 30:do+the 300:each 100:exercise 400:fattest 30:for+our
30:for+the 30:have+the 600:how 30:how+do 130:how+much 30:i+it 30:i+need 30:i+the 30:in+_ 100:into 50:it+i 30:it+own 100:largest
100:list 100:lol 30:lol+$ 200:major 100:most 30:most+stablecoin 500:much 30:much+i 100:much+of 100:native 100:need 80:of+each
50:of+it 30:of+them 50:on+the 30:our+treasury 800:own 200:own+token 100:part 30:part+of 900:protocol 30:protocol+,
180:protocol+treasury 100:rank 100:report 300:richest 100:show 30:show+the 100:sise 30:sise+$ 200:sit 50:sit+on 200:split 500:stabl
200:stablecoin 50:the+_ 30:the+biggest 100:the+fattest 500:their 130:their+own 100:them 30:them+, 900:token 130:token+$ 30:token+,
1700:treasury 80:treasury+$ 80:treasury+, 100:usd 400:v 100:what 400:which 30:which+protocol 300:whose @get_treasury_by_entity
1780:* 70:,+and 20:,+how 20:,+i 20:,+the 30:,+what 80:.+$ 20:.+. 20:.+_ 420:<chain> 720:<coin> 1780:<holder> 720:<series> 340:<time>
70:?+$ 20:?+how 30:?+i 30:?+what 120:^+_ 10:^+did 140:^+how 40:^+i 20:^+the 100:^+what 30:^+which 40:_+, 50:_+. 70:_+? 40:_+_
30:_+all 10:_+buy 20:_+do 90:_+doe 30:_+have 60:_+hold 20:_+it 10:_+late 20:_+on 20:_+one 100:_+own 30:_+paid 30:_+stack 20:_+the
100:all 30:all+the 90:and+at 30:and+by 30:and+how 80:and+what 30:are+on 100:asset 90:at+what 120:avg 160:balance 40:balance+sheet
100:basi 360:bitcoin 300:bitmine 100:book 30:book+, 360:btc 20:buy 30:by+how 30:by+now 300:change 80:change+_ 760:coin 30:coin+,
30:coin+are 80:coin+doe 220:company 30:company+_ 980:cost 70:cost+$ 50:cost+, 30:cost+basi 60:country 100:crypto 10:did+_ 70:did+it
40:did+they 20:do+they 140:doe+_ 50:doe+the 520:el 100:entity 100:firm 40:for+it 60:gain 100:government 40:grow 40:ha+_ 20:have+,
440:hold 20:hold+$ 30:hold+, 40:hold+and 200:holding 860:how 30:how+did 80:how+many 120:how+much 70:i+_ 20:i+hold 50:i+it 30:i+mean
100:id 30:id+_ 30:in+crypto 20:it+. 20:it+have 20:it+in 20:it+worth 20:late 10:late+$ 60:los 300:many 60:many+_ 20:many+coin
100:market 30:market+$ 100:mean 30:mean+_ 300:metaplanet 120:microstrategy 20:more 10:more+_ 460:much 80:much+_ 30:much+did
20:much+doe 30:much+ha 60:n 40:not 180:now 30:now+$ 20:now+and 60:old 30:on+, 70:on+it 60:one 20:one+$ 20:or+los 10:or+not 480:own
30:own+, 200:paid 30:paid+for 60:pap 120:pay 20:pay+for 200:present 60:profit 20:profit+or 520:salvador 60:saylor 160:sheet
40:sheet+, 100:sitt 30:sitt+on 100:stack 10:stack+_ 60:stock 600:strategy 20:that+_ 20:the+_ 30:the+coin 40:the+company 180:their
220:they 20:they+have 100:treasury 60:true 300:v 200:value 1020:what 80:what+coin 90:what+cost 60:what+did 30:what+doe 40:what+i
20:what+it 100:which 30:which+coin 60:whose 260:worth 40:worth+$ @get_treasury_holding_chart 1640:* 80:,+_ 30:,+for 30:,+how
30:,+with 100:.+$ 30:.+please 1340:<chain> 1640:<coin> 1540:<holder> 100:<protocol> 1540:<series> 100:<step> 1560:<time> 250:^+_
80:^+chart 10:^+did 40:^+how 50:^+i 230:_+$ 90:_+, 50:_+. 350:_+_ 30:_+balance 10:_+buy 10:_+doe 10:_+have 30:_+held 10:_+late
30:_+pl 220:_+stack 50:a+chart 100:acros 30:acros+_ 100:balance 100:between 820:bitcoin 100:bitmine 100:bought 720:btc 20:buy
10:by+now 600:chart 30:chart+_ 80:chart+of 100:company 30:company+_ 100:curve 100:day 10:did+_ 10:doe+_ 100:draw 760:el 100:eth
30:for+a 100:glad 100:grew 260:grow 100:growth 100:held 200:holding 440:how 30:how+_ 30:how+did 30:how+many 10:how+much 30:i+m
30:i+would 200:includ 100:include 100:last 30:last+_ 20:late 10:late+$ 100:m 120:many 30:many+_ 30:me+_ 100:metaplanet
20:microstrategy 20:more 10:more+_ 20:much 10:much+_ 60:not 100:noth 40:now 10:now+$ 50:of+_ 30:on+which 20:or+not 300:over
30:over+_ 50:over+the 100:past 30:past+_ 100:path 300:pile 100:pl 30:pl+$ 200:point 200:purchas 760:salvador 20:saylor 100:see
30:see+how 880:stack 90:stack+_ 260:strategy 30:the+day 30:the+last 30:the+past 30:to+see 100:too 100:which 100:without 30:would+be
@get_treasury_transaction_history 3160:* 150:,+_ 30:,+amount 30:,+and 80:,+biggest 80:,+i 30:,+it 30:,+largest 30:,+most 50:,+newest
100:,+with 200:.+$ 30:.+could 30:.+e 30:.+it 30:.+what 1600:<chain> 1760:<coin> 900:<count> 800:<fiat> 3060:<holder> 200:<number>
1660:<series> 80:?+$ 30:?+i 30:?+it 280:^+_ 30:^+a 30:^+biggest 20:^+did 30:^+every 30:^+i 50:^+please 30:^+show 30:^+that 50:^+the
130:^+what 80:^+when 30:^+which 80:_+$ 100:_+, 50:_+. 280:_+_ 30:_+at 30:_+been 100:_+bought 140:_+buy 30:_+ever 80:_+ha 50:_+it
50:_+last 20:_+late 50:_+list 30:_+on 30:_+pay 150:_+purchas 30:_+recent 30:_+rows 30:_+since 30:_+term 30:_+trad 30:_+transaction
50:_+value 30:a+a 100:again 300:amount 30:and+for 50:and+sell 50:and+the 30:and+would 30:at+_ 30:at+the 100:basi 200:been
400:biggest 30:biggest+_ 50:biggest+first 1300:bitcoin 500:bitmine 700:bought 360:btc 1260:buy 50:buy+$ 100:buy+, 30:buy+_
50:buy+and 80:by+_ 100:call 30:call+_ 100:coin 30:coin+, 500:company 50:company+_ 700:cost 30:cost+$ 30:cost+, 30:cost+basi
30:could+you 200:dat 100:deal 70:did+_ 30:did+it 100:disclosure 800:dollar 100:e 30:e+. 100:each 400:el 100:entity 100:eth 200:ever
200:every 30:every+_ 200:ex 200:expensive 100:far 100:fil 100:firm 700:first 100:first+$ 30:first+, 30:first+. 200:follow 30:for+how
50:for+it 100:government 130:ha+_ 30:ha+made 30:ha+the 30:have+to 100:hi 30:hi+_ 100:history 30:history+$ 100:how 30:how+much 30:i+.
30:i+call 50:i+have 30:i+need 30:in+, 80:in+_ 100:individual 30:it+$ 80:it+_ 100:know 200:largest 200:last 460:late 40:late+$
80:late+, 100:latest 100:like 200:list 200:made 50:me+what 300:microstrategy 100:money 60:more 20:more+_ 300:most 30:most+recent
100:much 30:much+money 100:need 200:newest 30:newest+first 100:news 80:of+_ 30:of+each 100:oldest 50:on+top 200:order 50:order+by
100:paid 30:paid+for 100:pay 30:pay+for 100:pl 30:pl+, 100:place 30:please+tell 100:priciest 100:provide 1000:purchas 200:purchase
400:recent 30:recent+, 30:recent+? 100:rows 30:rows+$ 100:said 100:sal 400:salvador 800:saylor 300:sell 30:sell+_ 100:shar 100:short
200:show 50:show+me 100:since 200:sise 30:sise+and 100:so 30:so+far 300:sold 100:sourc 100:source 30:source+of 100:stack
1660:strategy 100:tell 30:tell+me 100:term 50:the+company 30:the+most 30:the+source 30:the+top 200:their 100:them 100:they
100:ticket 100:time 100:too 300:top 80:top+$ 100:trad 200:transaction 50:transaction+in 100:treasury 200:value 1000:what 30:what+_
50:what+did 100:what+ha 50:what+it 300:when 50:when+did 100:which 30:which+_ 50:with+the 30:with+what 30:would+like 30:you+show
@get_trending 3380:* 30:,+which 30:.+$ 30:.+. 30:.+could 30:.+i 200:<time> 130:?+$ 30:?+my 50:^+coin 30:^+i 100:^+trend 620:^+what
30:^+why 30:_+$ 30:_+? 30:are+people 30:are+ppl 30:are+they 100:asset 30:at+present 100:at+the 100:atm 30:atm+$ 1700:coin 80:coin+$
30:coin+, 80:coin+are 100:coin+i 30:coin+on 2200:coingecko 180:coingecko+$ 30:coingecko+, 50:coingecko+_ 30:could+you 100:crowd
100:crypto 50:do+people 1000:everybody 150:everybody+search 800:everyone 30:for+$ 150:for+on 50:for+the 300:googl 100:here 30:here+.
100:hot 100:hour 150:i+everybody 100:i+everyone 30:i+m 30:i+mean 30:i+the 30:in+crypto 30:it+. 100:know 100:lol 30:lol+$ 900:look
30:look+at 50:look+for 150:look+up 100:m 30:me+which 100:mean 400:moment 50:moment+$ 50:moment+? 100:monitor 100:morn 30:morn+$
700:most 50:most+at 80:most+on 100:new 400:now 80:now+$ 30:now+, 530:on+coingecko 100:one 30:one+are 500:people 80:people+look
30:please+tell 100:ppl 100:present 30:present+? 180:pump 300:right 80:right+now 100:rn 30:rn+$ 100:same 1500:search 250:search+for
100:search+on 100:student 100:stuff 100:tell 30:tell+me 100:the+moment 50:the+most 100:these 100:they 30:thi+morn 30:to+know
500:today 100:today+$ 800:trend 30:trend+on 600:up 100:up+on 100:want 30:want+to 2480:what 30:what+are 180:what+coin 30:what+do
80:what+everyone 180:what+i 20:what+pump 400:which 50:which+coin 30:which+one 100:why 30:why+i 30:you+please @get_trending_pools
3720:* 130:,+_ 30:,+every 30:,+i 30:.+$ 30:.+i 3020:<chain> 300:<coin> 300:<count> 100:<maybeChain> 800:<namesake> 400:<number>
2800:<time> 150:?+$ 30:?+? 30:?+_ 50:^+_ 80:^+any 30:^+dex 80:^+hottest 50:^+pool 230:^+trend 280:^+what 80:^+which 530:_+$ 180:_+,
150:_+? 500:_+_ 100:_+dex 30:_+only 50:_+pool 30:_+right 30:_+today 100:accord 30:accord+to 100:all 30:all+chain 320:any 30:any+big
30:any+chain 30:are+people 30:are+the 2120:base 100:been 120:big 400:chain 50:chain+$ 30:chain+i 100:cook 100:crowd 100:day 30:day+,
100:degen 800:dex 100:dex+_ 30:dex+on 50:dex+pool 100:every 30:every+chain 100:fine 100:first 100:geckoterminal 100:go 800:hot
100:hot+on 500:hottest 130:hottest+pool 100:hour 30:hour+$ 30:i+fine 30:i+want 100:into 30:into+_ 100:irrespective 100:liquidity
30:liquidity+pool 100:ll 100:minute 120:mov 30:mov+on 400:now 50:now+$ 30:now+on 100:nut 30:of+the 680:on+_ 100:only 30:only+$
100:over 30:over+on 100:people 2900:pool 50:pool+$ 50:pool+, 80:pool+_ 100:pool+are 250:pool+on 30:pool+that 200:pump 300:right
80:right+now 100:run 100:runn 200:sol 900:solana 100:talk 30:that+are 30:the+day 30:the+first 30:thi+hour 120:today 30:today+$
1700:trend 180:trend+on 230:trend+pool 100:up 30:up+the 100:want 1100:what 80:what+hot 50:what+pump 400:which 80:which+pool
100:write @get_wallet_active_chains 2140:* 330:,+_ 200:,+and 30:,+i 50:,+on 30:,+or 10:,+when 50:.+$ 1840:<chain> 1300:<coin>
300:<ens> 1840:<evmAddress> 740:<namesake> 1340:<series> 200:?+$ 30:^+_ 80:^+ha 230:^+on 30:^+since 30:^+we 50:^+when 50:^+which
80:_+$ 440:_+, 80:_+? 280:_+and 50:_+been 250:_+ever 100:_+ha 30:_+in 30:_+make 10:_+on 130:_+or 50:_+wa 30:_+where 1000:active
100:alone 230:and+_ 130:and+last 50:and+on 30:and+what 180:and+when 200:anyth 500:arbitrum 30:are+the 100:aunt 1800:base 600:been
130:been+active 100:bsc 300:chain 30:chain+doe 50:chain+i 200:check 30:check+_ 100:dat 100:date 100:desk 30:did+_ 30:doe+_ 200:done
700:each 80:each+$ 30:each+. 80:each+? 100:eith 100:eth 1240:ethereum 1240:ever 100:ever+been 100:evm 30:evm+network 1440:first
30:first+. 130:first+and 30:for+the 100:found 100:gnosi 100:guy 250:ha+_ 80:i+_ 30:i+would 30:in+the 10:it+$ 1000:last 100:last+tx
100:learn 100:like 30:like+to 100:linea 100:mainnet 100:make 30:me+, 200:network 160:of+_ 30:of+it 30:of+our 190:on+_ 150:on+each
30:on+eith 250:on+which 100:optimism 100:or+_ 100:out 30:out+of 100:pap 30:pap+with 1200:polygon 200:seen 100:since 30:since+when
80:the+first 30:the+wallet 100:these 30:thi+wallet 400:time 30:time+$ 200:touch 50:touch+_ 240:transaction 50:transaction+on 500:tx
80:tx+on 100:use 400:used 30:used+, 50:wa+_ 40:wa+it 80:wa+the 200:wallet 30:wallet+_ 100:what 30:what+are 940:when 30:when+did
30:when+i 110:when+wa 100:where 200:wheth 30:wheth+_ 1200:which 80:which+chain 30:which+ha 30:which+network 150:which+of 30:with+_
30:would+like @get_wallet_activity 2490:* 70:,+_ 20:,+amount 10:,+and 10:,+each 10:,+just 20:,+mint 10:,+newest 10:,+one 10:,+only
10:,+so 10:,+token 20:,+what 10:,+which 10:,+with 20:,+would 110:.+$ 10:20 630:<bitcoinAddress> 1460:<chain> 570:<coin> 1120:<count>
600:<ens> 660:<evmAddress> 20:<name> 390:<namesake> 90:<number> 440:<series> 600:<solanaAddress> 10:<ticker> 60:?+$ 10:?+_ 20:?+the
130:^+_ 10:^+any 20:^+can 10:^+everyth 10:^+give 10:^+i 10:^+in 10:^+latest 30:^+list 10:^+my 40:^+please 10:^+pull 50:^+recent
10:^+show 10:^+the 10:^+token 10:^+tx 190:^+what 10:^+when 10:^+which 270:_+$ 90:_+, 40:_+. 50:_+? 40:_+_ 20:_+account 30:_+addres
30:_+and 130:_+been 10:_+coin 10:_+did 40:_+do 10:_+entry 10:_+i 10:_+last 20:_+late 10:_+mint 10:_+most 10:_+movement 110:_+on
60:_+recent 20:_+rows 10:_+send 10:_+sent 10:_+show 50:_+signatur 10:_+still 10:_+the 100:_+transaction 40:_+tx 20:_+wa 20:_+wallet
10:a+list 80:account 20:account+_ 160:activity 130:addres 20:addres+_ 10:addres+i 20:aft 20:alike 10:all 20:also 60:amount
10:and+did 20:and+fee 20:and+out 40:and+token 10:and+what 20:and+wheth 40:any 10:anyth 20:at+_ 30:audit 40:bank 330:base 570:been
100:been+up 40:began 120:bitcoin 40:bonk 40:btc 10:by+_ 40:came 10:came+in 20:can+you 60:coin 10:coin+, 90:come 10:could+you
20:describe 50:did+_ 10:did+on 10:did+they 10:diligence 60:direction 10:do+. 10:due 120:each 10:each+of 10:each+one 30:entry 10:erc
70:eth 280:ethereum 80:everyth 120:fail 40:fath 150:fee 20:fee+$ 10:fee+and 10:fee+of 60:feed 20:file 30:first 10:first+$ 50:for+_
10:for+an 40:get 40:gift 60:give 20:give+me 80:go 40:gone 100:ha+_ 60:happen 40:history 10:history+_ 10:i+_ 10:i+read 10:i+want
40:in+and 40:in+one 20:in+plain 10:in+to 10:incom 20:into 10:into+_ 10:invoic 10:it+? 10:it+_ 40:just 50:kind 90:last 10:last+tx
670:late 90:late+$ 30:late+, 50:latest 20:left 250:list 20:list+, 30:list+the 10:made 310:mainnet 10:match 10:me+a 20:me+the
10:me+what 40:min 140:mint 20:mint+_ 60:mix 40:morn 50:most 10:most+recent 100:mov 130:movement 10:must 10:my+_ 40:newest
10:newest+first 40:nft 10:nft+, 130:of+_ 10:of+each 10:of+the 10:of+them 10:of+what 260:on+_ 10:on+it 10:on+the 240:one 10:one+.
30:one+list 50:only 10:only+_ 10:optimism 170:out 10:out+, 10:out+? 20:out+of 20:outgo 10:part 10:payment 40:people 70:plain
20:plain+word 10:please+send 50:polygon 40:pull 10:pull+the 40:read 20:readable 40:receipt 30:receiv 600:recent 10:recent+,
30:recent+? 40:reconstruct 20:request 60:rows 20:run 40:satoshi 100:see 90:send 10:send+me 40:sent 170:show 10:show+me 30:show+the
40:sig 360:signatur 40:small 80:so 10:so+kind 40:sol 320:solana 40:still 20:story 40:swap 20:swapp 10:that+$ 30:that+_ 100:the+_
10:the+last 10:the+min 10:the+mint 10:the+nft 10:the+recent 10:the+wallet 40:them 80:they 10:thi+morn 60:thing 10:through
40:timestamp 10:to+_ 40:to+on 10:to+see 20:togeth 200:token 40:token+transfer 10:top 320:touch 40:touch+_ 40:transact
590:transaction 10:transaction+$ 20:transaction+and 30:transaction+of 20:transaction+on 20:transaction+that 150:transfer
10:transfer+of 290:tx 450:up 110:up+to 10:usdc 10:usdt 100:wallet 30:wallet+_ 80:want 10:want+a 10:want+to 990:what 50:what+_
10:what+came 40:what+did 110:what+ha 120:when 20:when+did 80:wheth 80:which 10:which+one 40:will 10:will+do 10:with+it 10:with+the
70:word 10:word+, 10:word+what 40:work 10:work+$ 20:would+be 10:you+please @get_wallet_approvals 5280:* 140:,+_ 80:,+and 30:,+any
30:,+i 10:,+on 10:,+spend 10:,+token 30:,+which 50:,+who 30:,+with 110:.+$ 10:.+how 30:.+which 100:1155 200:20 700:721 5060:<chain>
1080:<coin> 200:<count> 600:<ens> 4740:<evmAddress> 2220:<namesake> 200:<number> 180:<protocol> 2440:<series> 600:<ticker> 340:?+$
50:?+_ 20:?+how 90:?+i 10:?+it 10:?+my 30:?+want 60:^+_ 30:^+before 40:^+can 10:^+contract 10:^+did 10:^+doe 10:^+ha 70:^+how 60:^+i
100:^+list 50:^+my 150:^+nft 30:^+our 30:^+please 30:^+revoke 50:^+what 250:^+which 230:^+who 620:_+$ 320:_+, 90:_+. 370:_+? 210:_+_
30:_+allow 30:_+and 80:_+approval 10:_+be 20:_+can 20:_+from 30:_+give 30:_+got 100:_+ha 30:_+have 10:_+how 20:_+i 10:_+it 40:_+may
10:_+move 30:_+nft 20:_+of 570:_+on 30:_+open 20:_+out 30:_+over 20:_+rout 50:_+rows 30:_+so 10:_+spend 90:_+still 10:_+take
10:_+the 30:_+to 30:_+token 60:_+wallet 30:_+who 100:aft 200:against 100:all 30:all+token 520:allow 110:allow+to 60:allowance 40:am
10:am+_ 20:amount 20:and+how 60:and+i 10:and+if 30:and+which 100:any 100:anyth 100:approv 1900:approval 30:approval+? 30:approval+of
50:approval+on 80:approval+that 10:at+present 20:auditor 400:base 10:be+_ 100:before 30:before+i 20:belong 10:belong+to 600:bnb
700:bsc 50:by+_ 10:can+_ 130:can+spend 50:can+still 30:can+the 100:cap 30:cap+_ 600:chain 100:check 30:check+thi 100:clean 100:click
100:coin 30:coin+? 740:contract 10:contract+_ 20:control 100:current 100:day 30:day+. 100:de 60:did+_ 30:did+i 30:doe+_ 200:drain
100:draw 100:e 100:each 100:en 900:erc 100:erc20 300:erc721 160:eth 2320:ethereum 200:every 100:fear 30:for+_ 30:for+me 100:friend
140:from+_ 20:from+me 200:give 540:given 200:got 100:grant 90:ha+_ 30:ha+the 30:have+on 30:have+to 100:he 100:held 20:here 10:here+.
220:hi 10:hi+_ 100:him 500:how 10:how+many 120:how+much 60:i+_ 10:i+am 30:i+can 30:i+got 30:i+have 10:i+it 10:i+my 30:i+need 10:i+on
10:i+that 30:i+think 50:i+want 60:if 10:it+? 10:it+_ 100:known 20:leave 120:let 400:list 30:list+every 50:list+the 100:lot
500:mainnet 20:many 10:many+_ 100:mark 1080:may 30:may+_ 30:may+the 30:me+, 10:me+? 10:me+_ 100:mov 500:move 10:move+_ 580:much
10:much+$ 10:much+, 10:much+? 40:much+_ 40:much+of 70:my+_ 30:my+coin 100:my+token 60:my+wallet 200:myself 100:need 30:need+to
1000:nft 150:nft+approval 30:nft+of 370:of+_ 30:of+every 10:of+it 10:of+my 50:of+those 100:old 990:on+_ 30:on+my 100:one 100:op
420:open 10:open+? 30:open+for 80:open+on 100:opensea 300:operator 380:out 70:out+of 300:outstand 200:over 30:over+on 30:over+the
100:overview 40:own 10:own+_ 200:permission 240:permit2 40:permit2+_ 100:phish 30:phish+$ 500:polygon 40:present 10:present+,
240:pull 20:quarter 100:request 700:revoke 30:revoke+the 220:right 240:rout 60:rout+_ 200:rows 50:rows+$ 100:security 300:shady
100:smart 120:so 100:someth 1820:spend 40:spend+_ 100:spend+my 150:spend+token 700:spender 980:still 30:still+open 60:still+take
100:stuff 340:take 100:team 100:tell 100:th 50:that+_ 30:that+the 100:the+_ 30:the+rout 10:the+spend 50:the+token 30:the+treasury
50:the+wallet 100:them 30:them+? 40:then 100:there 30:there+? 100:thing 200:think 200:those 10:to+_ 60:to+move 50:to+on
130:to+revoke 100:to+spend 10:to+which 30:to+whom 2240:token 100:token+? 10:token+_ 130:token+approval 150:token+of 100:too
120:treasury 80:uniswap 300:unlimit 120:up 10:up+to 580:usdc 80:usdt 20:v2 20:vitalik 1360:wallet 210:wallet+_ 30:wallet+for
50:wallet+i 10:wallet+on 300:want 80:want+to 200:what 30:what+can 100:whatev 1520:which 30:which+_ 180:which+contract 30:which+of
1300:who 50:who+can 100:who+ha 30:who+i 300:whom 40:ye @get_wallet_balance_history 2200:* 130:,+_ 100:,+a 30:,+how 30:,+i 30:,+like
30:,+please 30:,+the 30:.+$ 30:.+_ 2100:<chain> 1800:<coin> 300:<ens> 1900:<evmAddress> 100:<name> 600:<namesake> 100:<protocol>
1400:<series> 1600:<step> 100:?+$ 230:^+_ 80:^+how 130:^+i 30:^+show 250:_+$ 300:_+, 30:_+? 250:_+_ 30:_+at 380:_+balance 30:_+chain
30:_+chang 30:_+clos 30:_+did 30:_+for 30:_+gone 30:_+have 30:_+held 30:_+how 30:_+of 200:_+on 30:_+the 50:a+a 50:a+far 30:a+the
100:addres 30:addres+_ 100:amount 100:audit 200:back 100:balanc 1600:balance 80:balance+_ 200:balance+of 30:by+_ 300:chain
30:chain+$ 100:chang 200:change 30:change+_ 100:clos 100:curve 100:data 600:day 30:day+$ 50:day+? 30:did+_ 50:did+the 100:down
400:end 1800:eth 800:ethereum 100:explor 200:far 100:file 80:for+_ 30:for+the 300:gnosi 100:gone 30:gone+up 50:ha+_ 30:have+on
100:he 100:held 30:held+by 200:history 30:history+$ 30:history+of 600:how 50:how+did 30:how+ha 30:how+many 30:how+much 30:how+the
30:i+m 30:i+must 100:i+need 30:it+$ 100:late 30:late+? 100:like 100:line 100:m 400:mainnet 100:many 30:many+_ 30:me+how 100:most
30:most+recent 100:much 30:much+_ 100:must 100:native 400:need 30:need+for 80:need+the 300:of+_ 230:on+_ 200:optimism 30:or+down
30:our+treasury 300:over 30:over+the 30:over+time 100:pl 30:please+. 100:plot 300:recent 100:report 100:sery 300:show 30:show+me
150:the+_ 30:the+most 30:the+recent 30:the+year 100:time 30:time+_ 100:treasury 100:up 30:up+or 100:vitalik 200:wallet 50:wallet+_
100:wealth 200:xdai 200:year 30:year+end 30:you+can @get_wallet_counters 1140:* 50:,+_ 80:,+and 30:,+for 30:,+on 30:,+plu 30:,+that
30:.+$ 1040:<chain> 200:<coin> 1140:<evmAddress> 100:<name> 740:<namesake> 740:<series> 80:?+$ 30:^+for 130:^+how 30:^+i 40:^+numb
50:^+tx 160:_+$ 80:_+, 30:_+? 30:_+_ 10:_+ha 30:_+i 80:_+in 40:_+made 30:_+on 10:_+sent 30:a+_ 200:active 100:addres 30:addres+_
100:all 50:and+how 30:and+it 50:and+token 200:burn 30:by+_ 300:count 30:count+and 30:did+it 100:done 140:eth 600:ethereum 140:ever
100:filt 30:for+a 30:for+the 900:ga 100:ga+used 100:gnosi 130:ha+_ 30:ha+it 600:how 100:how+many 80:how+much 30:i+_ 30:i+it 30:i+on
30:i+would 30:in+all 30:in+it 30:in+total 50:it+burn 100:know 100:life 100:lifetime 100:like 30:like+to 160:made 40:made+on
100:mainnet 400:many 90:many+transaction 10:many+tx 300:much 80:much+ga 340:numb 90:numb+of 30:of+token 90:of+transaction 190:on+_
100:optimism 100:overall 100:plu 80:sent 30:that+i 30:the+addres 200:through 50:through+? 30:to+know 300:token 80:token+transfer
200:total 30:total+, 700:transaction 30:transaction+, 10:transaction+_ 80:transaction+and 500:transfer 30:transfer+on 340:tx
80:tx+count 600:used 80:used+, 100:wallet 30:wallet+? 30:would+like @get_wallet_defi_positions 2300:* 30:,+_ 80:,+and 50:,+any
30:.+$ 30:.+doe 2300:<chain> 300:<coin> 300:<count> 300:<ens> 2000:<evmAddress> 1500:<namesake> 1400:<series> 180:?+$ 30:?+any
30:?+list 50:^+_ 30:^+any 100:^+defi 80:^+doe 30:^+ha 30:^+i 30:^+in 30:^+my 30:^+open 100:^+what 30:^+where 200:_+$ 200:_+, 30:_+.
130:_+? 80:_+_ 30:_+any 30:_+at 30:_+defi 30:_+got 130:_+have 30:_+incl 100:_+lend 180:_+on 30:_+position 30:_+w 30:a+client
30:a+wallet 30:and+i 600:any 200:anyth 200:anywhere 200:arbitrum 30:at+present 100:avalanche 100:base 100:bnb 400:borrow 100:chain
200:claim 100:client 1100:defi 180:defi+position 30:defi+protocol 100:deposit 100:divorce 180:doe+_ 30:doe+it 30:doe+the
1400:ethereum 100:farm 100:file 30:for+a 100:found 100:fund 100:got 50:ha+_ 100:hasn 30:have+in 80:have+on 100:he 30:i+m 30:i+there
30:in+_ 100:in+defi 30:in+the 200:incl 50:incl+. 30:it+have 1000:lend 100:lend+, 400:lent 100:liquidity 100:list 30:list+_ 300:loan
1000:lp 100:m 300:mainnet 100:n 180:of+_ 500:on+_ 100:open 100:out 30:out+, 100:park 100:polygon 1500:position 150:position+of
100:present 30:present+? 100:protocol 30:protocol+on 100:provide 100:review 1100:reward 130:reward+$ 30:reward+of 100:sitt
30:sitt+in 100:someth 1100:stak 100:supp 100:t 100:their 200:there 30:to+claim 100:too 1000:unclaim 250:unclaim+reward 100:w
300:wallet 50:wallet+_ 30:wallet+for 400:what 30:what+doe 100:where 100:which 30:with+their 100:worth @get_wallet_history 1270:*
60:,+_ 20:,+each 30:,+mint 10:,+need 10:,+newest 10:,+one 20:,+token 40:,+what 50:,+with 10:,+would 70:.+$ 30:.+could 10:20
1230:<chain> 160:<coin> 590:<count> 210:<ens> 1060:<evmAddress> 20:<name> 490:<namesake> 160:<number> 440:<series> 10:<ticker>
40:?+$ 20:?+_ 60:^+_ 10:^+can 10:^+everyth 20:^+give 30:^+in 10:^+last 30:^+my 30:^+please 10:^+recent 10:^+show 50:^+what
10:^+which 100:_+$ 80:_+, 20:_+. 10:_+? 50:_+_ 20:_+and 50:_+been 10:_+bought 10:_+coin 70:_+did 30:_+entry 10:_+ha 10:_+i 60:_+late
20:_+most 90:_+on 30:_+recent 10:_+rows 20:_+send 10:_+sent 20:_+swap 10:_+the 20:_+transaction 10:_+tx 10:_+wa 10:_+what
10:activity 60:aft 20:alike 40:all 20:also 10:and+at 30:and+the 30:and+token 10:and+what 40:arbitrum 100:asset 10:at+what 20:audit
430:base 220:been 50:been+up 80:bought 40:buy 10:buy+sell 10:by+_ 20:call 40:came 10:came+in 10:can+you 100:client 20:coin 10:coin+,
40:copy 30:could+you 60:describe 10:did+he 70:did+on 10:diligence 30:doe+not 40:done 10:due 40:dump 60:each 120:entry 10:erc 130:eth
400:ethereum 100:every 100:everyth 220:fee 20:fee+, 30:fee+? 20:fee+and 40:feed 10:file 20:first 10:first+$ 10:for+it 20:function
40:gave 60:give 20:give+me 40:got 10:got+$ 50:ha+_ 10:ha+made 100:hash 120:he 40:him 100:history 30:history+_ 40:in+one 70:in+plain
10:in+to 10:incom 20:into 10:into+_ 10:invoic 10:it+$ 10:kind 50:last 340:late 10:late+$ 30:late+, 20:late+? 10:latest 60:left
250:list 20:list+, 10:list+? 10:list+the 50:made 10:made+on 240:mainnet 10:match 20:me+a 120:mint 40:mix 100:morali 60:most
20:most+recent 200:mov 10:must 40:need 30:newest 80:nft 10:nft+, 10:nft+in 100:not 70:of+_ 20:of+what 260:on+_ 160:one 30:one+list
30:only 10:only+$ 10:optimism 40:outgo 10:part 10:payment 280:plain 70:plain+word 70:polygon 120:price 20:price+$ 100:read
60:readable 60:receipt 30:receiv 260:recent 20:recent+, 10:recent+? 60:reconstruct 20:request 40:rows 70:run 20:see 40:sell 70:send
40:sent 50:show 10:show+the 60:story 260:swap 10:swap+_ 20:swap+of 60:swapp 20:that+$ 40:that+_ 40:the+_ 40:the+fee 10:the+nft
10:the+price 20:the+recent 10:the+wallet 110:thing 60:through 10:to+_ 40:to+on 20:togeth 180:token 20:token+transfer 10:top 40:trade
250:transaction 10:transaction+and 10:transaction+of 10:transaction+that 90:transfer 90:tx 200:up 50:up+to 10:usdc 120:wallet
10:wallet+_ 630:what 70:what+_ 10:what+came 10:what+did 30:what+ha 10:what+price 20:which 10:which+function 20:with+it 30:with+the
280:word 30:word+, 20:word+what 10:would+be @get_wallet_net_worth 1720:* 60:,+_ 10:,+all 30:,+but 10:,+can 10:,+everyth 20:,+in
10:,+please 10:,+what 70:.+$ 1060:<chain> 490:<coin> 570:<ens> 1150:<evmAddress> 800:<fiat> 640:<namesake> 940:<series> 110:?+$
20:?+_ 80:^+_ 10:^+all 30:^+how 10:^+in 40:^+my 90:^+net 10:^+the 10:^+thi 30:^+total 110:^+what 120:_+$ 130:_+, 50:_+. 80:_+?
50:_+_ 20:_+all 170:_+and 10:_+bag 50:_+hold 30:_+i 20:_+in 90:_+on 10:_+only 30:_+over 30:_+togeth 10:_+total 30:_+value 30:_+w
10:_+with 50:_+worth 320:acros 50:acros+_ 20:acros+chain 80:addres 10:addres+_ 10:addres+i 260:all 10:all+chain 40:am 10:am+i
160:and+_ 50:and+what 260:arbitrum 100:ask 30:ask+what 40:asset 10:at+_ 80:bag 10:balance 800:base 60:bsc 100:but 10:can+you
200:chain 20:chain+$ 20:chain+, 140:coin 60:colleague 60:count 20:doe+_ 520:dollar 40:each 270:eth 690:ethereum 120:everyth
60:exclud 100:free 10:ga 60:good 40:he 40:here 230:hold 10:hold+$ 40:hold+and 250:how 10:how+many 50:how+much 100:i+_ 20:i+ask
10:i+in 30:i+it 10:i+my 50:i+worth 120:in+_ 10:in+it 20:in+total 20:it+all 10:it+i 40:it+worth 10:left 10:lie 20:mainnet 20:many
10:many+_ 10:moment 190:much 20:much+_ 10:much+i 10:much+in 20:my+addres 20:my+colleague 10:my+wallet 400:net 100:net+worth 60:no
120:o 150:of+_ 140:on+_ 100:only 10:only+$ 20:only+_ 40:optimism 140:over 30:over+_ 10:over+the 10:pay 120:plu 10:plz 100:polygon
100:rich 40:see 10:see+how 20:sitt 80:so 20:so+what 340:spam 100:split 40:take 60:taken 20:the+chain 10:the+treasury 20:the+wallet
10:thi+wallet 260:togeth 20:togeth+, 30:togeth+? 260:token 30:token+$ 10:token+, 260:total 10:total+value 100:treasury 280:usd
40:valu 100:valuation 140:value 40:value+of 120:w 250:wallet 30:wallet+_ 20:wallet+i 10:want 710:what 30:what+_ 10:what+doe
80:what+i 40:what+it 20:what+the 10:what+thi 40:whole 1180:worth 30:worth+$ 30:worth+_ 50:worth+in 100:worth+of 40:worth+on
@get_wallet_nft_collections 2820:* 100:,+_ 160:,+and 30:,+from 30:,+how 10:,+i 30:,+just 10:,+list 20:,+only 30:,+please 50:,+with
100:.+$ 20:.+i 640:1155 90:721 2750:<chain> 220:<coin> 80:<collection> 450:<count> 380:<ens> 2430:<evmAddress> 1740:<namesake>
310:<number> 1140:<series> 660:<ticker> 150:?+$ 120:^+_ 60:^+collection 20:^+doe 30:^+for 50:^+from 30:^+how 30:^+i 10:^+list
60:^+nft 30:^+only 20:^+please 20:^+what 60:^+which 230:_+$ 340:_+, 30:_+. 40:_+? 70:_+_ 70:_+and 30:_+by 150:_+collection 30:_+doe
50:_+ha 10:_+have 50:_+hold 30:_+i 20:_+in 50:_+item 30:_+nft 200:_+on 30:_+over 160:_+own 10:_+pl 10:_+please 30:_+rows 20:about
10:about+the 110:addres 30:addres+_ 10:all 250:and+how 60:any 10:any+_ 120:anyth 30:ape 20:arbitrum 30:are+in 10:at+_ 30:at+least
20:azuki 410:base 10:bayc 30:bor 40:by+_ 10:by+one 60:case 10:check 2250:collection 40:collection+_ 140:collection+doe
60:collection+i 110:collection+in 30:collection+on 40:collection+with 10:collector 30:contract 10:contract+_ 300:count 30:count+$
10:d 100:different 180:doe+_ 40:doe+it 20:dont 1120:each 60:each+$ 20:each+. 120:each+? 30:each+one 10:em 800:erc 40:erc+_
30:erc1155 20:erc721 160:eth 1120:ethereum 70:every 10:follow 30:for+our 70:from+which 100:gnosi 200:got 50:got+$ 200:group 30:ha+_
10:ha+on 300:he 230:held 30:held+_ 30:held+by 10:hi 300:hold 30:hold+at 100:holding 1120:how 280:how+many 30:i+_ 30:i+in 20:i+must
20:if 140:in+_ 70:in+which 10:include 100:individual 100:inherit 60:invest 20:it+own 430:item 50:jpeg 10:junk 110:just 10:keep
10:kept 60:kind 100:least 10:leav 10:like 100:line 220:list 20:list+every 30:list+the 390:mainnet 1120:many 110:many+of
120:many+piec 60:memo 100:most 60:must 1490:nft 260:nft+collection 20:nft+doe 60:nft+of 10:nft+own 10:nice 110:not 80:of+_
230:of+each 20:of+the 20:of+what 90:of+which 520:on+_ 330:one 30:one+$ 10:one+by 10:one+of 210:only 10:only+, 20:only+the
220:optimism 100:over 30:over+on 750:own 10:own+by 20:own+on 20:penguin 200:per 30:pictur 760:piec 140:piec+of 20:pl 10:pl+$
20:please+, 30:please+list 480:polygon 10:possible 20:pudgy 100:quarter 100:reconciliation 100:rows 30:see 10:show 10:sit 40:sitt
10:sitt+in 460:someth 10:still 20:stuff 20:that+_ 30:the+_ 30:the+addres 60:the+nft 10:their 10:them 10:there 60:valuation 40:wallet
10:wallet+_ 110:want 270:what 10:what+_ 20:what+nft 30:what+the 1270:which 90:which+_ 40:which+collection 140:which+nft 30:with+the
@get_wallet_nfts 3210:* 220:,+_ 10:,+and 20:,+could 10:,+how 20:,+i 20:,+list 30:,+on 70:,+one 20:,+only 20:,+which 20:,+with 50:.+$
640:1155 240:721 3000:<chain> 180:<coin> 80:<collection> 740:<count> 860:<ens> 2350:<evmAddress> 20:<name> 1590:<namesake>
500:<number> 1140:<series> 500:<ticker> 50:?+$ 10:?+_ 50:^+_ 20:^+all 10:^+collection 20:^+do 30:^+doe 20:^+every 10:^+from 20:^+i
70:^+list 110:^+nft 130:^+only 10:^+please 50:^+show 100:^+what 80:^+which 470:_+$ 290:_+, 50:_+? 70:_+_ 20:_+collection 10:_+entry
20:_+ha 50:_+have 30:_+hold 10:_+in 100:_+item 20:_+keep 30:_+nft 20:_+of 340:_+on 60:_+one 20:_+only 90:_+own 20:_+pl 20:_+please
30:_+rows 20:_+with 20:a+wallet 60:about 20:about+the 60:addres 20:addres+i 60:all 20:and+how 110:any 30:any+_ 70:anyth 30:ape
80:arbitrum 20:are+in 20:at+_ 20:azuki 870:base 10:bayc 100:belong 30:belong+to 30:bor 90:by+_ 130:by+one 10:case 10:check
220:collection 10:collection+_ 20:collection+doe 10:collection+i 10:collection+in 10:collection+with 60:collector 30:contract
10:contract+_ 20:could+you 10:d 20:do+_ 60:document 190:doe+_ 60:dont 90:each 10:each+$ 10:each+? 60:em 20:em+$ 20:entry 760:erc
40:erc+_ 120:erc1155 60:erc721 200:eth 1040:ethereum 190:every 20:flagg 60:follow 10:for+_ 10:from+which 100:gnosi 10:ha+_ 20:ha+it
20:ha+on 20:have+$ 20:have+on 290:held 20:held+_ 60:held+by 60:hi 140:hold 20:hold+on 90:how 20:how+many 20:i+_ 20:i+a 20:i+m 20:if
170:in+_ 20:in+there 20:includ 60:include 60:individual 20:inventory 10:invest 20:it+on 500:item 360:jpeg 10:junk 60:just
20:just+the 80:keep 20:keep+on 10:kept 20:kind 10:leav 20:let 10:like 360:list 30:list+_ 20:list+every 30:list+the 60:m 360:mainnet
90:many 10:many+of 20:many+piec 20:me+_ 20:me+the 10:memo 20:morali 20:most 10:must 60:nam 20:nam+and 1750:nft 20:nft+_
20:nft+collection 130:nft+doe 80:nft+in 30:nft+of 30:nft+own 60:nice 10:not 120:of+_ 20:of+each 10:of+the 20:of+them 10:of+what
620:on+_ 560:one 50:one+$ 70:one+, 130:one+by 20:one+of 700:only 20:only+$ 20:only+, 130:only+the 90:optimism 20:over 10:over+on
570:own 20:own+, 30:own+by 50:own+on 20:penguin 70:pictur 60:picture 190:piec 20:piec+of 60:pl 20:pl+$ 20:please+, 360:polygon
10:possible 20:pudgy 120:rows 30:rows+. 20:say 10:say+_ 90:see 10:see+the 180:show 30:show+me 60:single 10:sit 260:sitt 50:sitt+in
80:someth 20:spam 10:still 60:stuff 90:the+_ 40:the+nft 60:their 90:them 10:them+$ 20:them+? 120:there 20:there+$ 30:to+_
10:valuation 130:wallet 20:wallet+_ 20:wallet+i 10:want 480:what 20:what+_ 90:what+nft 450:which 10:which+_ 90:which+nft
20:with+their @get_wallet_overview 1990:* 10:,+_ 20:,+a 10:,+an 30:,+and 30:,+but 10:,+contract 10:,+i 10:,+or 10:,+token 40:.+$
20:.+_ 1140:<chain> 640:<coin> 90:<ens> 1890:<evmAddress> 10:<fiat> 10:<name> 620:<namesake> 20:<number> 10:<protocol> 940:<series>
190:?+$ 30:?+_ 40:?+any 10:?+it 10:?+look 10:?+we 50:^+_ 40:^+doe 10:^+got 10:^+ha 30:^+how 80:^+i 10:^+the 30:^+what 10:^+which
120:^+who 40:^+whose 140:_+$ 20:_+, 10:_+. 150:_+? 10:_+_ 30:_+a 50:_+and 50:_+balance 10:_+contract 20:_+doe 80:_+explor 10:_+for
10:_+go 10:_+got 10:_+ha 40:_+have 20:_+i 10:_+in 20:_+name 140:_+on 10:_+or 20:_+verify 10:_+what 40:a+contract 10:a+piece
30:a+proxy 10:a+token 20:a+wallet 10:about 70:account 10:account+$ 10:account+i 10:actual 70:addres 20:addres+i 30:am 10:am+i
10:an+_ 40:an+en 10:an+exchange 50:and+i 30:and+it 170:any 100:anyone 10:anywhere 10:arbitrum 120:ask 30:ask+for 20:audit 10:auditor
220:balance 10:balance+_ 20:balance+of 160:base 10:been 30:behind 20:belong 10:belong+to 10:black 10:box 100:but 20:carry 10:chain
30:chat 20:check 110:code 10:code+of 10:coin 10:colleague 10:confirm 240:contract 10:contract+$ 20:contract+, 10:contract+?
10:contract+_ 10:contract+on 10:contract+or 60:creator 10:current 280:deploy 70:deploy+_ 10:deposit 10:diligence 60:doe+_ 30:doe+the
10:dollar 10:dont 10:due 10:earth 480:en 60:en+name 10:erc20 460:eth 630:ethereum 10:even 10:everybody 30:exchange 10:exchange+?
300:explor 30:explor+$ 30:explor+, 40:eye 10:file 40:for+_ 10:found 30:from+the 10:ga 20:go 70:got 20:got+a 10:grandfath 10:ha+_
10:have+$ 30:have+a 30:have+an 20:he 10:held 20:hex 20:hi 10:hidden 10:history 20:hold 10:hold+on 160:how 10:how+many 30:how+much
10:i+, 140:i+_ 10:i+in 40:i+it 10:i+m 20:i+the 40:i+there 60:idea 20:if 10:implementation 20:in+_ 10:in+a 10:in+our 20:in+the
10:integration 30:it+? 30:it+_ 30:it+a 20:it+i 10:it+in 10:item 10:itself 40:just 10:kind 10:know 40:left 10:lie 10:like 40:look
10:look+at 40:m 100:made 30:made+_ 270:mainnet 30:many 10:many+_ 10:match 10:moment 130:much 30:much+_ 10:must 20:nam 500:name
20:name+$ 30:name+? 10:name+of 10:need 10:nft 70:no 30:normal 140:not 10:now 50:of+_ 10:of+a 10:old 180:on+_ 30:on+it 20:one 20:only
10:optimism 20:or+_ 10:or+a 10:or+i 100:passport 30:past 10:pay 20:payroll 40:person 40:piece 10:plain 10:plz 10:pol 10:polygon
100:primary 20:print 10:program 10:proof 120:proxy 90:public 40:publish 40:reverse 10:review 10:rout 10:see 10:sent 60:set 10:set+a
20:sheet 20:sit 30:sitt 10:sitt+in 20:some 50:somebody 30:someone 10:somewhere 90:source 10:source+code 10:source+of 10:split
10:spreadsheet 20:stak 20:str 10:swapp 10:symbol 320:tag 20:telegram 10:tell 20:th 10:th+_ 70:the+_ 10:the+code 20:the+source
200:there 30:there+a 10:through 10:to+_ 10:today 80:token 10:token+? 20:u 20:uniswap 20:usdc 10:v2 10:verification 110:verify
10:verify+? 120:wallet 20:wallet+, 40:want 10:want+to 10:we+are 230:what 20:what+i 10:what+the 20:what+thi 20:wheth 30:which 480:who
30:who+i 30:who+made 160:whose @get_wallet_portfolio 5860:* 150:,+_ 40:,+all 30:,+and 30:,+but 20:,+can 20:,+every 70:,+everyth
20:,+how 10:,+if 60:,+in 20:,+please 20:,+the 40:,+what 10:,+which 40:,+with 90:.+$ 10:.+could 10:.+how 10:.+would 60:20
1040:<bitcoinAddress> 3000:<chain> 2280:<coin> 80:<count> 2050:<ens> 2050:<evmAddress> 20:<exchange> 1440:<fiat> 1060:<namesake>
50:<number> 1980:<series> 720:<solanaAddress> 60:<ticker> 380:?+$ 10:?+_ 10:?+how 10:?+my 270:^+_ 20:^+all 50:^+balance 10:^+check
20:^+could 30:^+for 10:^+ga 220:^+how 30:^+i 20:^+in 10:^+list 70:^+my 10:^+need 60:^+net 20:^+on 10:^+our 10:^+show 30:^+the
20:^+thi 20:^+token 30:^+total 380:^+what 20:^+which 490:_+$ 360:_+, 110:_+. 180:_+? 150:_+_ 10:_+a 40:_+addres 10:_+all 250:_+and
20:_+are 10:_+at 40:_+bag 80:_+balance 50:_+doe 30:_+each 30:_+got 30:_+ha 40:_+have 20:_+held 220:_+hold 10:_+how 90:_+i 90:_+in
10:_+lie 10:_+may 160:_+on 40:_+only 30:_+over 40:_+own 20:_+please 10:_+price 10:_+sign 10:_+sit 30:_+togeth 10:_+token 20:_+total
50:_+value 20:_+w 40:_+wallet 10:_+what 10:_+which 30:_+with 100:_+worth 10:a+of 40:account 10:account+of 280:acros 30:acros+_
30:acros+chain 560:addres 10:addres+, 80:addres+_ 30:addres+i 10:addres+of 930:all 20:all+chain 20:all+of 30:all+the 10:all+token
140:am 10:am+_ 20:am+i 20:amount 200:and+_ 20:and+how 10:and+i 30:and+token 150:and+what 30:anyth 510:arbitrum 20:are+in 10:are+sitt
150:ask 30:ask+what 60:asset 30:at+_ 10:at+present 220:bag 20:bal 20:balanc 640:balance 50:balance+_ 90:balance+of 1530:base
20:binance 200:bitcoin 40:bnb 60:bsc 300:btc 100:but 20:by+_ 20:can+you 540:chain 30:chain+$ 60:chain+, 30:chain+? 20:check
10:check+_ 10:claim 260:coin 10:coin+? 30:coin+and 20:coin+are 40:cold 50:colleague 10:come 10:comment 100:consolidat 40:contract
10:contract+_ 10:contract+i 20:control 30:could+you 40:count 10:custom 160:day 20:day+$ 30:day+, 100:divorce 130:doe+_ 10:doe+the
1040:dollar 170:each 10:en 60:erc 60:erc20 520:eth 1050:ethereum 60:every 20:every+_ 440:everyth 20:exact 40:exclud 20:fath 20:fine
40:first 10:first+? 20:float 30:for+_ 10:for+me 30:for+the 20:forgot 20:frozen 30:ga 160:genesi 40:gnosi 40:good 130:got
10:grandfath 50:ha+_ 20:have+$ 10:have+_ 20:have+on 60:he 70:held 20:held+by 60:here 940:hold 30:hold+$ 30:hold+, 90:hold+and
40:hold+on 140:holding 1350:how 70:how+many 250:how+much 190:i+_ 20:i+am 20:i+ask 10:i+at 10:i+fine 10:i+forgot 20:i+have 70:i+in
100:i+it 20:i+my 10:i+on 10:i+sitt 10:i+still 20:i+there 60:i+worth 40:if 10:if+i 50:in+$ 390:in+_ 30:in+all 50:in+it 10:in+the
10:in+there 30:in+total 50:inside 10:inside+_ 30:it+? 30:it+_ 80:it+all 10:it+at 20:it+i 10:it+up 100:it+worth 10:keep 100:kind
20:kind+tell 20:late 100:lawy 140:left 90:lie 10:lie+in 20:list 40:look 40:ly 110:mainnet 300:many 40:many+_ 20:many+coin
10:many+sat 40:may 10:may+i 10:me+how 10:me+the 10:moment 40:most 1000:much 180:much+_ 40:much+i 20:much+in 10:must 20:my+_
10:my+account 40:my+addres 10:my+colleague 10:my+nephew 30:my+wallet 40:native 10:native+coin 20:need 20:nephew 300:net 70:net+worth
40:new 50:no 10:not 80:now 20:now+? 80:o 250:of+_ 20:of+it 10:of+our 60:old 390:on+_ 20:on+it 20:on+my 10:on+top 110:one 10:one+$
200:only 40:only+$ 10:only+_ 90:optimism 10:our+_ 10:out 260:over 30:over+_ 40:over+the 170:own 20:own+on 10:pay 10:please+$
20:please+. 180:plu 10:plz 10:pol 110:polygon 200:portfolio 40:present 10:present+? 40:pric 40:price 10:price+_ 10:queue 10:r 20:raw
10:reconcile 40:rememb 100:rich 40:right 40:sat 260:satoshi 20:say 60:see 20:see+how 20:set 20:show 40:shown 20:sign 10:sign+_
80:sit 20:sit+in 170:sitt 30:sitt+in 20:smallest 130:so 30:so+what 370:sol 100:solana 160:spam 90:spl 20:spl+token 10:split
100:statement 40:still 10:str 20:stuff 10:support 60:take 40:taken 80:tell 20:tell+me 10:that+i 10:the+_ 10:the+addres 30:the+chain
10:the+most 10:the+token 20:the+treasury 10:the+wallet 210:there 10:there+$ 20:there+? 160:these 40:these+day 10:thi+_ 20:thi+wallet
10:to+_ 50:today 10:today+? 340:togeth 10:togeth+, 30:togeth+? 750:token 50:token+$ 20:token+, 10:token+? 10:token+_
10:token+account 10:token+are 10:token+i 20:token+in 20:token+of 30:token+with 20:too 20:top 10:top+$ 340:total 20:total+value
100:treasury 30:u 40:uncle 20:unit 20:up 360:usd 270:usdc 50:usdt 200:usual 420:valu 60:valuable 260:value 40:value+of 80:w
540:wallet 20:wallet+$ 50:wallet+_ 50:wallet+i 10:want 10:weth 2170:what 140:what+_ 80:what+doe 30:what+ha 230:what+i 20:what+in
90:what+it 10:what+on 10:what+the 20:what+thi 20:what+token 40:wheth 120:which 20:which+token 60:whole 70:with+_ 30:with+a
30:with+it 10:with+pric 1880:worth 90:worth+$ 30:worth+_ 110:worth+in 70:worth+of 70:worth+on 10:would+you 10:yo 30:you+kind
10:you+look @get_wallet_profitability 2800:* 150:,+_ 30:,+i 30:,+numb 30:,+volume 100:.+$ 2700:<chain> 300:<coin> 100:<ens>
2700:<evmAddress> 100:<maybeChain> 1200:<namesake> 1400:<series> 2600:<time> 130:?+$ 30:?+? 50:?+_ 30:?+i 30:^+_ 230:^+did 30:^+for
50:^+ha 80:^+i 30:^+kind 130:^+realis 100:^+trad 30:^+we 400:_+$ 180:_+, 100:_+. 180:_+? 430:_+_ 50:_+a 30:_+and 30:_+ever 30:_+for
50:_+made 200:_+make 230:_+on 30:_+since 30:_+these 30:_+thi 50:_+trad 30:_+up 50:a+good 30:and+who 100:ask 30:ask+for 1200:base
100:been 100:beginn 200:copytrade 100:d 30:d+like 200:did+_ 30:did+thi 200:down 30:down+? 300:eth 1100:ethereum 100:ever
30:ever+been 100:file 30:for+_ 30:for+a 30:for+the 300:good 100:green 100:group 80:ha+_ 100:hi 100:how 30:how+many 80:i+_ 30:i+d
30:i+mean 30:in+our 100:kind 100:learn 100:like 400:los 30:los+on 600:lose 150:lose+money 100:lost 200:made 100:mainnet 1000:make
150:make+or 100:many 100:mean 30:mean+_ 1000:money 250:money+trad 100:net 100:no 100:not 100:numb 30:numb+of 280:of+_ 30:of+trad
580:on+_ 100:only 30:only+. 50:or+down 100:or+los 150:or+lose 30:or+no 100:over 100:payment 30:payment+$ 600:pnl 100:pnl+of
100:polygon 100:poor 800:profit 100:profit+or 1100:realis 100:record 100:result 30:result+of 100:since 30:since+the 100:state
30:state+the 100:study 200:tax 30:the+tax 100:these 30:these+_ 30:thi+_ 30:thi+wallet 800:token 30:token+_ 100:token+on 2700:trad
30:trad+$ 50:trad+, 50:trad+? 30:trad+of 180:trad+on 130:trad+token 200:up 50:up+or 100:volume 30:volume+. 100:wallet 30:we+are
100:who @get_wallet_swaps 2060:* 150:,+_ 30:,+and 30:,+at 20:,+need 30:,+newest 20:,+what 30:,+where 40:,+with 2060:<chain>
360:<coin> 1020:<count> 500:<ens> 1560:<evmAddress> 760:<namesake> 100:<number> 460:<series> 100:?+$ 100:^+_ 30:^+could 30:^+dex
50:^+every 20:^+last 30:^+recent 20:^+show 100:^+swap 90:^+what 30:^+will 210:_+$ 190:_+, 30:_+? 70:_+_ 40:_+and 40:_+bought
30:_+buy 30:_+dex 30:_+do 40:_+ha 20:_+i 20:_+late 30:_+made 30:_+of 230:_+on 30:_+pl 50:_+price 130:_+swap 30:_+trad 20:_+what
100:accountant 40:and+at 30:and+for 30:and+sell 20:and+what 260:arbitrum 100:ask 30:ask+for 40:at+what 30:at+which 1080:base
320:bought 160:buy 30:buy+and 20:buy+sell 140:by+_ 60:copy 30:could+you 100:decentralis 30:decentralis+exchang 200:dex 30:dex+,
50:did+_ 20:did+he 160:done 60:dump 160:eth 300:ethereum 200:every 100:exchang 100:first 30:first+? 30:for+_ 30:for+how 20:for+it
30:for+the 100:form 60:gave 60:got 20:got+$ 40:ha+_ 20:ha+made 180:he 60:him 100:how 30:how+much 30:i+see 20:it+$ 60:last 320:late
20:late+, 360:made 40:made+on 60:mainnet 100:much 30:much+? 60:need 100:newest 30:newest+first 110:of+_ 30:of+them 460:on+_ 100:pl
200:polygon 300:pric 50:pric+$ 480:price 60:price+$ 50:price+and 100:recent 100:see 160:sell 160:show 20:show+the 200:sold 1700:swap
90:swap+_ 110:swap+of 100:swapp 100:tax 20:the+price 30:the+tax 100:them 30:them+$ 100:trad 30:trad+on 60:trade 100:venue 840:what
50:what+_ 40:what+did 20:what+price 100:where 100:which 100:will 30:will+i 30:with+pric 30:with+price 20:with+the 100:worth
30:you+show @get_wallet_token_balances 1570:* 90:,+_ 10:,+every 10:,+how 10:,+i 30:,+most 10:,+only 30:,+the 10:,+with 20:.+$
10:.+would 160:1155 100:20 40:721 1460:<chain> 460:<coin> 30:<collection> 260:<count> 320:<ens> 1250:<evmAddress> 20:<exchange>
100:<fiat> 600:<namesake> 190:<number> 490:<series> 280:<ticker> 80:?+$ 50:^+_ 20:^+all 10:^+collection 10:^+could 10:^+doe 10:^+for
30:^+how 10:^+need 10:^+on 20:^+only 10:^+please 20:^+show 20:^+token 60:^+what 60:^+which 220:_+$ 110:_+, 10:_+. 30:_+? 50:_+_
10:_+a 10:_+and 10:_+are 10:_+balance 20:_+collection 10:_+contract 20:_+doe 10:_+entry 10:_+ha 20:_+have 10:_+held 60:_+hold 10:_+i
20:_+in 40:_+item 190:_+on 30:_+own 10:_+pl 10:_+please 10:_+position 20:_+price 10:_+sit 10:_+that 20:_+token 20:_+wallet
20:_+which 20:_+with 20:about 10:about+the 110:all 10:all+of 20:all+token 10:and+how 40:any 10:any+_ 10:anyth 10:ape 140:arbitrum
10:ask 10:at+_ 10:azuki 20:balanc 60:balance 10:balance+of 390:base 20:binance 10:bor 30:by+_ 10:by+one 60:chain 10:claim
140:collection 10:collection+doe 10:collection+i 10:collection+in 10:collection+with 60:contract 10:contract+_ 10:contract+i
10:could+you 10:custom 20:day 10:day+$ 60:doe+_ 10:doe+the 40:dollar 20:dont 40:each 10:each+$ 10:en 40:entry 340:erc 20:erc+_
30:erc1155 80:erc20 20:erc721 50:eth 520:ethereum 100:every 30:every+_ 40:everyth 10:exact 40:fetch 10:figure 20:fine 160:first
30:first+, 20:first+? 10:for+_ 60:gnosi 10:got 10:ha+_ 10:have+on 130:held 30:held+by 240:hold 10:hold+$ 40:hold+on 60:holding
220:how 20:how+many 40:how+much 20:i+_ 10:i+fine 10:i+need 100:in+_ 60:inside 20:inside+_ 10:invest 10:it+worth 190:item 10:jpeg
10:just 10:keep 60:kind 10:kind+tell 10:left 60:lie 20:lie+in 50:list 10:list+every 10:live 120:mainnet 60:many 10:many+_
10:many+piec 10:memo 160:most 150:much 30:much+_ 10:much+i 60:need 80:nft 10:nft+collection 10:nft+doe 70:of+_ 10:of+each 10:of+it
10:of+the 10:of+what 290:on+_ 20:on+top 100:one 10:one+by 10:one+of 120:only 10:only+, 20:only+the 60:optimism 10:out 130:own
20:own+on 10:penguin 50:piec 10:piec+of 20:pl 10:pl+$ 10:please+, 10:please+. 130:polygon 40:position 10:position+of 60:pric
60:price 20:price+_ 10:pudgy 10:queue 20:raw 10:reconcile 40:reconciliation 100:scroll 60:show 120:sit 30:sit+in 50:sitt 10:sitt+in
20:smallest 10:so 30:someth 10:still 80:stuff 10:support 40:tell 10:tell+me 10:that+_ 30:the+_ 20:the+most 20:these 10:these+day
40:those 10:to+the 550:token 20:token+? 10:token+_ 20:token+in 30:token+of 60:top 20:top+$ 60:unit 60:usd 230:usdc 50:usdt 40:valu
220:valuable 10:valuation 110:wallet 10:wallet+$ 20:wallet+_ 10:weth 270:what 30:what+_ 10:what+in 10:what+nft 20:what+token
300:which 10:which+_ 10:which+nft 60:which+token 10:with+_ 20:with+pric 40:worth 10:worth+$ 10:would+you 10:you+kind
@get_wallet_token_transfers 1860:* 150:,+_ 20:,+all 20:,+both 30:,+in 60:,+latest 20:,+most 50:,+newest 20:,+not 160:.+$ 30:.+_
20:.+i 120:20 140:721 1850:<chain> 1270:<coin> 680:<count> 110:<ens> 1790:<evmAddress> 60:<exchange> 60:<name> 1060:<namesake>
240:<number> 1080:<series> 180:<ticker> 90:^+_ 20:^+did 60:^+for 70:^+incom 20:^+list 20:^+please 60:^+token 20:^+we 20:^+what
10:^+which 160:_+$ 270:_+, 80:_+. 210:_+_ 10:_+been 20:_+entry 20:_+for 20:_+got 20:_+i 20:_+into 20:_+it 50:_+late 20:_+lin
50:_+movement 30:_+of 340:_+on 20:_+only 30:_+payment 50:_+receiv 20:_+recent 50:_+rows 30:_+send 30:_+sent 60:_+that 30:_+to
20:_+token 80:_+transfer 20:_+wallet 20:_+which 60:account 20:account+_ 40:airdropp 70:all 20:all+_ 10:and+i 20:and+list 50:and+out
60:any 20:any+_ 20:are+enough 20:at+_ 70:audit 40:away 410:base 60:been 10:been+up 60:binance 60:book 60:bookkeep 60:both 30:by+_
180:came 50:came+in 60:contract 40:d 10:d+like 20:did+_ 60:enough 20:enough+. 60:entry 320:erc 20:erc+_ 60:erc20 120:eth
1080:ethereum 120:every 20:every+_ 40:exampl 60:extract 60:fetch 10:file 430:first 20:first+$ 20:first+, 80:first+. 40:follow
30:for+_ 50:for+the 30:from+_ 40:gett 60:got 20:ha+_ 20:i+_ 10:i+d 20:i+need 20:i+run 20:in+, 50:in+and 20:in+to 60:inbound
380:incom 80:incom+_ 60:inflow 120:into 30:into+_ 60:invoic 20:it+_ 40:junk 40:keep 120:kind 250:late 30:late+$ 20:late+, 10:late+?
240:latest 60:ledg 60:left 40:like 60:lin 60:link 120:list 30:list+the 240:mainnet 60:match 60:max 40:money 60:most 20:most+_
190:movement 60:must 60:need 190:newest 50:newest+first 60:not 100:of+_ 20:of+the 60:off 430:on+_ 300:only 20:only+$ 30:only+,
20:only+the 60:optimism 350:out 20:out+, 30:out+of 120:outgo 120:payment 60:polygon 120:receipt 240:receiv 60:recent 20:recent+_
60:reconcile 60:reconciliation 180:rows 20:rows+$ 60:run 20:run+a 100:send 140:sent 10:sent+to 60:so 20:so+kind 50:that+_ 80:the+_
20:the+account 20:the+book 10:the+money 70:to+_ 360:token 30:token+that 30:token+transfer 560:transfer 20:transfer+_ 60:transfer+of
20:up 10:up+to 940:usdc 250:usdt 40:vitalik 60:wallet 20:wallet+_ 60:way 60:went 150:what 20:what+came 10:what+ha 20:what+token
100:which @get_wallet_transactions 1370:* 70:,+_ 10:,+mint 30:,+newest 30:,+on 50:,+with 60:.+$ 1340:<chain> 180:<coin> 850:<count>
180:<ens> 1190:<evmAddress> 100:<name> 510:<namesake> 130:<number> 430:<series> 90:^+_ 10:^+can 20:^+for 10:^+give 10:^+incom
20:^+kind 20:^+last 30:^+only 10:^+please 20:^+recent 30:^+show 10:^+what 20:^+which 120:_+$ 110:_+, 50:_+. 20:_+? 10:_+_ 30:_+been
30:_+by 10:_+did 10:_+entry 20:_+for 10:_+late 20:_+made 20:_+of 130:_+on 20:_+please 20:_+recent 30:_+rows 50:_+sent
90:_+transaction 60:_+tx 20:_+wa 10:activity 20:aft 20:at+the 450:base 110:been 10:been+up 30:by+_ 260:call 50:call+$ 10:can+you
100:chain 20:describe 10:did+on 60:diligence 60:due 20:due+diligence 30:entry 60:eth 430:ethereum 70:fee 20:fee+, 60:file 60:first
20:first+$ 20:for+_ 20:for+an 220:function 20:give 10:give+me 200:gnosi 30:ha+_ 10:in+plain 20:incom 60:kind 60:last 20:last+_
110:late 10:late+$ 10:late+, 70:list 20:list+the 60:made 190:mainnet 10:me+a 20:me+the 100:method 20:mint 10:most 120:newest
20:newest+first 130:of+_ 10:of+what 300:on+_ 320:only 20:only+$ 40:only+, 30:only+the 420:outgo 60:part 20:part+of 30:plain
10:plain+word 40:please+$ 60:polygon 20:readable 120:receiv 150:recent 100:rows 10:run 20:see 60:send 20:send+_ 280:sent 120:show
20:show+_ 20:show+me 60:statu 20:statu+, 20:story 20:swapp 10:that+$ 50:that+_ 50:the+_ 20:the+top 10:thing 10:through 10:to+on
60:top 20:top+$ 930:transaction 20:transaction+_ 110:transaction+of 20:transaction+on 50:transaction+that 20:transfer 10:transfer+_
290:tx 40:tx+_ 20:tx+on 60:up 10:up+to 60:value 130:what 20:what+_ 10:what+ha 60:which 20:which+function 50:with+the 30:word
10:word+what @get_yield_pool_chart 2700:* 50:,+_ 30:,+from 10:,+in 30:,+newest 30:,+please 100:.+$ 30:.+how 10:.+what 180:<chain>
360:<coin> 100:<count> 100:<name> 100:<number> 500:<protocol> 80:<series> 700:<step> 1600:<time> 2500:<uuid> 130:?+$ 30:?+i 50:^+_
250:^+apy 10:^+current 100:^+how 30:^+i 50:^+pool 30:^+the 50:^+we 60:^+what 330:_+$ 150:_+, 140:_+. 130:_+? 150:_+_ 30:_+back
30:_+develop 30:_+for 30:_+how 80:_+mov 10:_+now 20:_+on 30:_+paid 20:_+pay 30:_+point 50:_+pool 50:_+since 30:_+so 40:_+stak
10:_+these 30:_+vault 10:_+with 50:_+yield 10:a+year 280:aave 100:am 100:apr 1800:apy 150:apy+history 130:apy+of 30:apy+on 100:back
30:back+$ 180:base 100:been 100:before 40:br 300:call 40:current 10:current+_ 40:day 10:day+? 1300:defillama 230:defillama+pool
100:develop 30:did+it 10:doe+_ 80:eth 100:far 100:farm 30:for+the 30:from+_ 100:go 30:ha+_ 30:ha+it 100:ha+the 30:have+to
700:history 150:history+of 600:how 30:how+did 130:how+ha 30:i+am 30:i+have 30:i+want 200:id 50:id+_ 10:in+a 40:interest 50:it+_
40:lend 220:lido 300:llama 300:mov 50:mov+_ 40:my+_ 100:newest 30:newest+_ 40:now 10:now+, 180:of+defillama 80:of+pool 80:of+the
50:on+_ 30:our+treasury 40:out 200:over 50:over+time 100:paid 100:park 100:past 30:past+_ 80:pay 20:pay+on 40:per 30:please+?
100:point 30:point+$ 2300:pool 500:pool+_ 30:pool+on 30:pool+that 100:prepar 40:rate 100:report 100:require 40:rn 10:rn+$ 500:since
100:since+_ 30:since+the 100:sise 100:so 30:so+far 320:stak 100:the+_ 100:the+apy 50:the+pool 30:the+treasury 40:there 40:these
10:these+day 40:think 10:think+of 40:through 10:through+_ 200:time 30:to+my 100:top 30:top+$ 200:treasury 100:trend 200:tvl
30:tvl+of 280:usdc 100:use 80:v3 100:vault 100:want 30:we+are 260:what 10:what+_ 10:what+doe 40:what+the 100:where 10:with+_ 80:year
740:yield @get_yield_pools 7400:* 80:,+_ 30:,+and 150:,+at 230:,+best 30:,+but 80:,+highest 50:,+i 30:,+if 20:,+in 50:,+largest
50:,+noth 50:,+on 50:,+only 130:,+pool 30:,+what 50:,+where 180:.+$ 30:.+no 40:.+what 30:.+where 30:.+which 5020:<chain> 4340:<coin>
100:<count> 700:<fiat> 100:<maybeChain> 100:<name> 1000:<namesake> 5300:<number> 1000:<protocol> 420:<series> 240:?+$ 30:?+_ 230:^+_
30:^+anyth 380:^+best 20:^+current 180:^+i 30:^+look 30:^+my 30:^+our 50:^+pool 150:^+stable 150:^+stablecoin 120:^+what 350:^+where
380:_+$ 430:_+, 140:_+. 30:_+? 230:_+_ 230:_+a 30:_+and 30:_+are 30:_+at 50:_+best 30:_+can 30:_+do 30:_+doe 50:_+earn 30:_+for
30:_+go 550:_+in 30:_+lock 20:_+now 310:_+on 30:_+only 180:_+or 30:_+over 130:_+pay 30:_+please 80:_+pool 30:_+rate 30:_+right
30:_+rows 70:_+stak 30:_+that 20:_+these 230:_+tvl 50:_+where 420:_+with 280:_+yield 240:a+year 320:aave 600:above 150:above+_
100:aerodrome 100:alone 100:am 30:and+i 30:and+liquidity 30:and+need 30:and+no 300:anyth 1600:apy 130:apy+$ 80:apy+on 1000:arbitrum
200:around 100:ask 30:ask+for 30:at+_ 650:at+least 100:atm 30:atm+$ 100:bank 3920:base 100:been 3200:best 150:best+_ 200:best+apy
150:best+yield 100:bett 60:br 200:but 250:can+i 60:current 20:current+_ 100:dai 100:dao 60:day 20:day+? 100:decide 100:deposit
50:do+i 90:doe+_ 30:doe+it 700:dollar 100:don 30:don+t 1000:earn 50:earn+most 50:earn+the 320:eth 100:ethereum 700:farm 150:farm+on
1100:first 230:first+$ 30:first+, 30:first+. 80:for+_ 30:for+it 400:get 30:get+the 100:giv 100:go 30:go+for 100:got 50:have+_
400:highest 300:hold 80:hold+at 30:i+am 30:i+can 130:i+earn 100:i+get 30:i+got 100:i+have 30:i+m 30:i+the 50:i+there 30:i+want
400:idle 200:if 30:if+i 50:in+, 50:in+_ 20:in+a 50:in+it 250:in+the 200:in+them 300:inside 160:interest 100:ish 30:it+$ 30:it+,
200:juiciest 100:just 30:just+the 200:largest 2600:least 650:least+_ 360:lend 200:les 580:lido 100:liquidity 30:liquidity+pool
100:lock 30:lock+, 200:look 200:ly 100:m 100:made 30:me+$ 30:me+_ 100:minimum 1200:more 30:more+, 80:more+than 200:most 30:most+on
70:my+_ 30:my+bank 100:myself 100:need 300:no 400:noth 260:now 30:now+$ 20:now+, 30:now+? 30:of+stablecoin 1280:on+_ 30:on+my
100:on+top 200:one 30:one+, 1600:only 50:only+$ 50:only+, 230:or+more 60:out 800:over 200:over+_ 100:pair 30:pair+, 400:park
1120:pay 100:pay+_ 30:pay+for 30:pay+on 60:per 100:percent 30:please+$ 30:please+. 3100:pool 100:pool+$ 100:pool+, 30:pool+_
150:pool+on 30:pool+that 130:pool+with 100:possible 100:put 100:qualify 460:rate 200:right 50:right+now 60:rn 20:rn+$ 100:rows
100:safe 200:should 30:should+a 100:single 200:sise 30:sise+$ 100:skip 100:small 200:some 50:some+_ 100:someth 200:sort 30:sort+by
500:stabl 50:stabl+on 900:stable 130:stable+only 1400:stablecoin 130:stablecoin+yield 480:stak 100:student 100:t 600:than 150:than+_
30:the+_ 100:the+best 230:the+pool 30:the+year 800:them 80:them+$ 80:them+, 260:there 30:there+? 100:therefore 60:these 20:these+day
60:think 20:think+of 100:those 60:through 20:through+_ 30:to+me 500:top 80:top+$ 30:top+, 1000:tvl 130:tvl+$ 30:tvl+, 50:tvl+_
500:und 130:und+_ 200:up 3620:usdc 200:usdt 220:v3 200:want 30:want+to 740:what 20:what+_ 30:what+can 40:what+doe 30:what+i
20:what+the 2000:where 30:where+_ 230:where+can 50:where+do 30:where+doe 30:where+i 80:where+on 100:which 30:which+one 100:while
240:with+_ 30:with+a 300:with+at 1120:year 2960:yield 480:yield+on @hash_keccak256 3220:* 50:,+i 10:.+$ 50:.+e 30:.+it 40:.+what
40:<coin> 40:<count> 200:<hex> 540:<number> 40:<protocol> 2100:<quoted> 40:<series> 520:<signature> 80:?+$ 20:^+function 20:^+i
230:^+keccak 350:^+keccak256 10:^+selector 50:^+topic0 30:^+we 40:^+what 510:_+$ 30:_+, 10:_+. 50:_+? 40:_+byt 10:_+for 80:_+of
30:_+pl 10:_+trad 100:about 30:about+that 140:byt 40:byte 100:code 100:come 100:contract 40:custom 40:data 100:debate 10:do+i
30:doe+_ 200:e 50:e+. 80:error 20:error+_ 40:eth 80:event 20:event+_ 120:filt 40:first 10:for+_ 10:for+my 40:for+the 80:function
280:hash 60:hash+of 500:hello 100:hex 50:i+. 10:i+_ 10:i+put 30:i+the 100:identifi 100:identifier 10:in+our 30:in+that 40:incident
1200:keccak 180:keccak+of 1500:keccak256 300:keccak256+of 80:log 40:match 10:my+_ 100:nam 100:not 230:of+_ 330:of+the 100:pl 30:pl+$
40:put 10:put+a 40:revert 300:role 120:selector 20:selector+of 700:str 180:str+_ 800:text 180:text+_ 30:that+contract 130:the+str
150:the+text 100:their 80:topic 240:topic0 60:topic0+of 40:trad 40:uniswap 200:utf 40:v2 320:what 30:what+doe 50:what+i 100:work
300:world @hash_typed_data 600:* 130:,+message 30:,+what 30:.+$ 600:<json> 300:<number> 600:<quoted> 30:^+my 30:^+our 30:^+what
100:_+$ 130:_+, 30:_+. 30:_+message 100:am 30:am+i 100:board 300:compute 80:compute+the 400:digest 600:domain 150:domain+_ 300:eip
80:eip+_ 100:fail 100:final 200:hash 30:i+sign 100:keep 100:list 30:list+? 600:message 150:message+_ 100:permit 100:pl 30:pl+$
100:primary 500:primarytype 130:primarytype+_ 100:should 200:sign 100:signature 30:the+wallet 600:typ 150:typ+_ 100:type 100:vot
400:vote 100:w 200:wallet 30:wallet+. 200:what @list_evm_chains 1220:* 50:,+_ 30:,+and 10:,+need 10:,+please 10:,+what 50:,+with
80:.+$ 10:.+which 250:<chain> 10:<coin> 200:<count> 50:<maybeChain> 80:<number> 20:<quoted> 50:?+$ 30:?+i 30:?+list 10:^+an
30:^+chain 30:^+dump 30:^+give 30:^+how 10:^+i 30:^+list 10:^+my 40:^+what 60:^+which 60:_+$ 10:_+, 10:_+. 10:_+? 10:_+and 10:_+i
10:_+network 30:_+rows 30:a+public 100:able 30:able+to 30:add 100:agent 100:all 10:and+a 10:and+it 30:and+what 10:and+where
30:and+which 100:api 50:arbitrum 30:are+you 30:ask 10:ask+for 50:base 10:before 120:block 30:block+explor 10:by+hand 30:can+you
1010:chain 30:chain+$ 10:chain+_ 10:chain+i 110:chain+id 10:click 330:coin 30:coin+$ 30:coin+, 30:coin+and 100:complete 100:coverage
10:d 10:do+i 30:do+you 100:dump 400:each 30:each+. 30:each+? 100:every 900:evm 130:evm+chain 100:evm+network 520:explor 30:explor+,
10:explor+for 20:export 10:for+_ 30:for+each 20:form 120:give 10:give+me 20:gnosi 100:got 30:hand 100:here 100:how 30:how+many
10:i+it 10:i+should 30:i+the 450:id 50:id+, 20:id+_ 10:id+and 20:id+of 10:in+$ 10:in+a 30:in+our 100:integrat 100:inventory
20:it+explor 30:it+in 10:know 30:linea 200:list 30:list+every 30:list+with 100:many 30:metamask 10:my+wallet 310:native
80:native+coin 20:need 480:network 10:network+i 100:node 100:note 120:numb 30:numb+, 10:numb+of 30:of+_ 30:of+each 10:of+the 40:one
20:only 10:only+_ 100:paper 150:public 40:public+rpc 10:rath 600:read 100:rows 30:rows+. 300:rpc 20:say 60:scroll 20:sett 20:should
10:show 10:site 10:some 200:support 10:switch 10:the+_ 30:the+block 10:the+chain 10:the+numb 20:these 100:today 30:today+$ 30:type
200:u 20:up 160:url 10:use 100:w 40:wallet 340:what 10:what+do 30:what+i 10:what+it 10:what+the 20:where 10:where+i 390:which
10:which+block 10:which+chain 10:which+network 30:with+a 100:work 20:write 50:you+can @list_kalshi_events 1110:* 80:,+_ 20:,+list
20:,+which 10:.+$ 10:.+could 240:<count> 400:<number> 460:<series> 760:<ticker> 1110:<venue> 50:?+$ 30:?+_ 20:?+need 40:^+_
20:^+event 10:^+i 20:^+open 110:^+settl 30:^+what 30:^+which 80:_+$ 80:_+, 30:_+_ 20:_+atm 130:_+event 20:_+have 20:_+how
20:_+market 40:_+of 20:_+please 70:_+sery 10:_+still 30:_+that 20:_+what 320:already 40:already+settl 10:and+volume 30:are+already
100:at+_ 60:atm 100:been 60:bet 20:bet+on 20:can+i 40:category 10:could+you 40:decid 100:decision 20:did+they 60:each 20:each+$
860:event 40:event+of 40:event+on 60:exist 460:fed 20:ha+_ 60:how 20:how+did 20:i+_ 10:i+would 60:id 20:id+of 20:in+_ 20:in+the
1110:kalshi 760:kxf 40:like 10:like+to 100:list 180:market 10:market+$ 10:market+on 120:meeting 60:need 60:now 20:now+, 20:of+the
40:of+them 70:on+_ 20:on+at 60:one 160:open 10:open+? 100:out 20:out+, 10:out+? 40:outcome 100:paid 30:paid+out 160:past 40:past+_
20:please+$ 60:resolve 740:sery 130:sery+_ 740:settl 100:settl+_ 40:still 10:still+open 30:that+are 20:the+_ 20:the+market 240:them
40:them+$ 60:they 40:volume 10:volume+? 190:what 20:what+_ 20:what+can 160:which 10:which+_ 20:which+event 20:which+one 40:whose
10:would+like @list_kalshi_markets 2110:* 30:,+_ 20:,+all 10:,+and 20:,+give 30:,+how 10:,+list 10:,+show 10:,+which 10:,+with
60:.+$ 10:00 960:26dec 10:26sep 80:29 40:50 40:<coin> 100:<count> 140:<number> 540:<series> 1730:<ticker> 1880:<venue> 90:?+$
100:^+_ 100:^+all 10:^+event 10:^+every 30:^+how 10:^+list 30:^+open 10:^+pull 70:^+settl 10:^+weath 100:^+what 10:^+will 80:_+$
120:_+, 70:_+_ 20:_+all 20:_+and 10:_+cut 140:_+event 30:_+for 10:_+how 10:_+i 110:_+market 30:_+now 10:_+odd 10:_+of 20:_+on
10:_+only 10:_+pric 80:_+sery 20:_+still 20:_+that 10:_+trade 100:_+with 10:accord 580:all 10:all+of 100:all+strik 10:all+the
160:already 30:already+settl 10:and+at 10:and+how 10:and+it 20:are+already 10:are+the 10:are+they 40:at+_ 10:at+what 50:balanc
10:been 150:bet 30:bet+on 40:bos 50:budget 30:can+one 40:chanc 10:chance 40:close 10:consider 40:cut 10:cut+in 100:d 10:date
160:decemb 20:decemb+_ 30:did+_ 10:did+they 10:doe+_ 10:doe+it 60:each 10:end 640:event 90:event+_ 10:event+of 10:event+on 180:every
40:exist 540:fed 40:follow 30:for+_ 10:for+the 60:give 20:give+me 10:go 10:ha+_ 310:how 10:how+are 40:how+did 20:i+_ 80:imp 20:in+_
10:in+decemb 40:in+the 80:inside 20:inside+_ 40:it+price 1880:kalshi 80:kxbalance 1610:kxf 180:last 20:like 80:list 10:list+_
10:look 810:market 50:market+$ 40:market+on 20:me+_ 80:meet 80:meeting 10:much 10:my+bos 40:n 120:no 20:no+$ 20:no+on 110:now
30:now+? 170:odd 10:odd+$ 10:odd+on 80:of+_ 10:of+it 10:of+them 40:off 160:on+_ 20:on+each 10:on+which 140:one 40:only 10:only+$
250:open 20:open+? 20:open+_ 20:open+on 40:out 10:out+, 120:outcom 40:outcome 40:over 10:over+_ 10:overall 40:paid 10:paid+out
40:past 10:past+_ 10:per 10:percent 40:pl 10:pl+$ 80:prediction 20:prediction+market 400:pric 80:pric+$ 10:pric+of 260:price
40:price+$ 50:probability 40:pull 10:pull+the 250:resolve 560:sery 70:sery+_ 400:settl 50:settl+_ 50:show 90:still 20:still+open
460:strik 60:strik+of 140:strike 40:t3 10:t4 10:th 20:that+are 120:the 50:the+_ 10:the+decemb 10:the+market 200:their 80:them
10:them+$ 10:them+, 180:they 10:tick 10:today 10:told 50:trad 40:trade 10:u 60:und 20:und+_ 50:volume 40:weath 450:what 10:what+_
10:what+are 30:what+can 30:what+on 30:when 10:when+doe 80:which 10:which+one 40:will 10:will+_ 30:with+it 60:with+pric 50:with+their
260:ye 30:ye+price @list_polymarket_events 2590:* 170:,+_ 20:,+biggest 10:,+give 30:,+open 80:.+$ 100:24h 30:24h+volume 520:<count>
680:<number> 10:<series> 2530:<venue> 70:?+$ 140:^+_ 60:^+biggest 20:^+busiest 30:^+crypto 90:^+hottest 30:^+open 50:^+settl
30:^+show 60:^+what 120:^+which 250:_+$ 130:_+, 30:_+are 20:_+bet 110:_+by 120:_+event 30:_+have 30:_+i 30:_+in 20:_+market 30:_+now
10:_+right 30:_+today 30:_+trad 10:_+with 160:about 60:already 20:are+already 40:are+people 50:at+_ 10:at+the 340:bet 70:bet+on
180:bett 50:bett+on 20:big 410:biggest 10:biggest+_ 20:biggest+first 260:busiest 30:by+24h 120:by+volume 30:can+i 100:category
20:clos 620:crypto 100:current 10:cut 30:doe+_ 200:economy 100:enough 30:enough+$ 1980:event 230:event+on 30:everyone 10:fed
160:first 20:first+, 30:first+? 20:give 10:give+me 30:have+, 120:hot 30:hot+on 570:hottest 30:i+enough 100:market 10:market+$
10:market+on 10:me+_ 30:me+the 20:moment 10:moment+, 70:most 20:most+today 190:now 20:now+$ 30:now+? 70:odd 10:odd+$ 10:on+$
360:on+_ 50:on+at 100:one 30:one+$ 100:only 30:only+. 930:open 50:open+_ 50:open+on 60:out 20:out+, 60:paid 20:paid+out 150:people
40:people+bett 800:politic 150:politic+event 200:political 2530:polymarket 100:question 90:right 20:right+now 30:rn 200:settl
30:settl+_ 100:show 30:show+me 300:sport 100:tag 20:that+are 10:the+moment 30:the+open 340:today 40:today+$ 30:today+, 20:today+?
10:top 160:trad 40:trump 570:volume 60:volume+$ 50:volume+. 30:volume+today 250:what 20:what+are 10:what+everyone 30:what+hot
460:which 20:which+_ 30:which+crypto @list_polymarket_markets 1370:* 80:,+_ 20:,+biggest 20:,+give 50:.+$ 300:<count> 360:<number>
40:<series> 1170:<venue> 40:?+$ 20:?+_ 30:^+_ 80:^+biggest 60:^+hottest 20:^+top 130:^+what 30:^+which 70:_+$ 20:_+_ 30:_+bet
50:_+by 10:_+cut 20:_+ha 120:_+market 20:_+of 20:_+please 20:_+right 30:_+today 20:_+with 180:already 20:already+settl
20:are+already 60:are+people 30:at+_ 20:at+the 60:been 100:bet 310:bett 80:bett+on 60:big 360:biggest 30:biggest+_ 20:biggest+first
80:by+volume 120:clos 60:crowd 40:cut 10:cut+on 30:decemb 20:do+. 60:each 20:each+. 10:event 70:everyone 40:fed 60:first 20:first+?
60:give 20:give+me 60:hot 20:hot+on 280:hottest 20:i+the 60:include 660:market 20:market+$ 20:market+, 20:market+_ 50:market+on
20:me+_ 60:moment 20:moment+, 60:money 190:most 20:most+at 20:most+money 120:now 30:now+$ 90:odd 20:odd+$ 20:of+each 20:of+them
20:on+$ 80:on+_ 20:on+at 20:on+the 60:one 20:one+, 180:open 20:open+_ 60:out 20:out+, 60:paid 20:paid+out 240:people 60:people+bett
20:please+. 1170:polymarket 120:question 120:right 30:right+now 120:rn 20:rn+$ 10:say 60:see 20:see+the 120:settl 20:that+are 10:the
20:the+moment 30:the+most 60:them 20:them+$ 70:think 20:think+of 450:today 30:today+$ 20:today+, 50:today+? 60:top 10:trad
360:volume 50:volume+$ 20:volume+, 20:volume+today 570:what 60:what+are 20:what+everyone 20:what+hot 20:what+i 20:what+the 130:which
30:which+_ 60:will 20:will+do @list_prediction_events 1230:* 80:,+_ 30:,+at 10:,+biggest 10:,+both 10:,+give 30:,+open 70:.+$ 30:.+_
20:.+could 460:<count> 680:<number> 840:<venue> 20:?+$ 30:?+_ 30:?+just 10:?+need 20:^+_ 20:^+i 40:^+open 30:^+please 40:^+show
90:^+what 30:^+which 80:_+$ 40:_+, 30:_+. 30:_+? 120:_+and 10:_+atm 30:_+entry 80:_+event 10:_+have 10:_+in 20:_+of 30:_+open
10:_+please 20:_+togeth 10:_+what 200:acros 30:acros+_ 260:all 200:already 20:already+settl 90:and+_ 30:and+at 10:and+in
20:and+volume 10:are+already 10:are+open 10:are+people 60:at+_ 40:atm 100:been 280:bet 60:bet+on 140:bett 10:bett+on 50:biggest
10:biggest+first 320:both 40:both+_ 40:can+i 30:can+one 60:category 100:consolidat 20:could+you 60:decid 40:each 10:each+$ 100:entry
1010:event 30:event+on 10:everyone 40:first 10:first+, 40:give 10:give+me 10:hottest 10:i+can 20:i+would 40:id 10:id+of 10:in+_
10:in+one 100:just 30:just+the 730:kalshi 60:like 20:like+to 240:list 20:list+$ 30:list+of 160:market 20:market+on 10:me+one
10:me+some 40:mix 30:most 40:need 150:now 40:now+, 40:of+the 20:of+them 40:on+_ 20:on+all 10:on+at 30:on+right 280:one 10:one+list
670:open 30:open+at 10:open+on 100:out 10:out+, 20:out+? 60:outcome 100:paid 30:paid+out 30:people 10:people+bett 10:please+$
590:polymarket 500:prediction 20:prediction+market 100:present 100:provide 110:right 30:right+now 110:rn 100:settl 140:show
30:show+_ 10:show+me 40:sit 40:some 100:sufficient 10:that+are 30:the+event 10:the+market 120:them 50:today 10:today+$ 10:today+?
160:togeth 40:togeth+$ 10:top 10:trad 360:venu 30:venu+, 70:volume 20:volume+? 390:what 10:what+are 60:what+can 110:which 20:which+_
10:which+event 60:whose 20:would+like @list_prediction_markets 1520:* 150:,+_ 10:,+biggest 20:,+both 30:,+give 30:,+on 30:,+where
20:,+with 100:.+$ 10:26dec 10:50 380:<count> 840:<number> 20:<series> 10:<ticker> 1260:<venue> 20:?+$ 40:?+_ 20:^+_ 30:^+biggest
20:^+hottest 20:^+list 50:^+open 20:^+show 80:^+what 20:^+which 30:^+would 100:_+$ 80:_+, 40:_+_ 30:_+a 80:_+and 30:_+are 10:_+bet
20:_+by 10:_+ha 40:_+in 80:_+market 30:_+of 20:_+on 20:_+only 10:_+please 10:_+right 30:_+rows 10:_+today 10:_+togeth 10:_+with
30:a+well 100:agent 40:all 280:already 30:already+? 30:already+settl 70:and+_ 20:and+in 10:are+already 20:are+open 20:are+people
30:at+_ 10:at+the 40:been 80:bet 170:bett 40:bett+on 20:big 170:biggest 20:biggest+_ 10:biggest+first 380:both 40:both+_
30:by+volume 60:clos 40:crowd 20:cut 20:decemb 10:do+. 40:each 10:each+. 100:end 100:enough 30:enough+. 90:event 20:event+on
80:everyone 20:fed 40:first 10:first+? 120:give 30:give+me 20:hot 10:hot+on 90:hottest 20:i+can 30:i+enough 20:in+_ 30:in+a
20:in+one 40:include 740:kalshi 10:kxf 280:list 30:list+$ 30:list+, 20:list+_ 100:live 1020:market 30:market+$ 60:market+,
40:market+_ 30:market+on 20:me+_ 20:me+one 20:me+some 60:mix 20:moment 10:moment+, 40:money 110:most 10:most+at 10:most+money
100:normalis 30:now 10:now+$ 130:odd 10:odd+$ 10:of+each 30:of+them 10:on+$ 90:on+_ 10:on+all 20:on+which 160:one 10:one+,
20:one+list 60:only 20:only+$ 450:open 20:open+_ 30:open+on 40:out 10:out+, 60:outcome 60:over 20:over+_ 40:paid 10:paid+out
90:people 20:people+bett 10:please+. 100:plenty 1040:polymarket 620:prediction 140:prediction+market 100:pull 30:pull+the
80:question 30:right 10:right+now 30:rn 100:rows 10:say 40:see 10:see+the 240:settl 160:show 40:show+me 100:single 60:sit 60:some
10:t3 10:that+are 10:the 10:the+moment 10:the+most 30:the+open 100:them 10:them+$ 20:them+, 50:think 10:think+of 260:today
20:today+$ 10:today+, 30:today+? 40:togeth 10:togeth+$ 10:top 170:trad 140:venu 210:volume 20:volume+$ 10:volume+, 100:well 380:what
20:what+are 20:what+everyone 10:what+hot 10:what+the 100:where 150:which 20:which+_ 40:will 10:will+do 30:would+you 30:you+show
@list_pyth_feeds 3340:* 30:,+and 30:,+i 30:,+one 30:,+so 30:,+which 150:.+$ 100:<chain> 300:<coin> 1740:<commodity> 200:<count>
100:<fiat> 400:<holder> 300:<number> 100:<series> 130:?+$ 30:?+? 80:?+_ 150:?+i 10:^+_ 100:^+doe 50:^+ha 50:^+i 30:^+need 30:^+our
430:^+pyth 130:^+which 300:_+$ 150:_+? 30:_+_ 30:_+against 80:_+and 30:_+entry 80:_+feed 30:_+for 30:_+i 30:_+in 30:_+or 10:_+price
30:_+quot 30:_+rows 50:a+_ 50:a+price 100:against 30:against+the 100:all 30:all+? 50:and+_ 30:are+there 30:at+all 100:bonk 200:carry
200:currency 100:d 180:doe+pyth 30:doe+the 100:dollar 100:entry 100:enumerate 100:eth 200:exchange 100:exist 3200:feed 30:feed+_
330:feed+id 100:fine 380:for+_ 200:foreign 100:fx 1740:gold 100:got 30:got+a 30:have+$ 30:have+? 30:have+_ 50:have+a 100:hedg 50:i+_
30:i+d 130:i+need 30:i+there 2100:id 80:id+$ 50:id+, 30:id+_ 250:id+for 50:id+of 30:in+an 30:it+$ 600:metal 700:need 50:need+it
100:need+the 30:of+_ 30:of+it 30:of+the 100:one 30:one+_ 200:only 50:only+$ 30:or+_ 240:oracle 100:oth 40:ounce 30:our+treasury
40:per 100:plenty 240:price 200:publish 3340:pyth 400:pyth+feed 150:pyth+have 100:quot 100:rows 100:saw 300:silv 100:so 400:stock
200:tesla 30:the+_ 50:the+id 100:their 30:their+id 200:there 30:there+$ 30:there+a 100:treasury 300:tsla 100:und 30:und+which 40:via
800:which 30:which+are 30:which+id 30:with+their 300:xau @look_up_chain 2060:* 30:,+and 20:,+need 20:,+please 30:,+what 30:,+which
40:.+$ 20:.+i 20:.+which 1700:<chain> 320:<coin> 240:<maybeChain> 980:<number> 60:<quoted> 130:?+$ 20:?+and 20:^+_ 20:^+an
130:^+chain 20:^+i 20:^+metamask 20:^+my 30:^+need 20:^+the 120:^+what 60:^+which 190:_+$ 60:_+, 30:_+. 100:_+? 30:_+and 30:_+for
20:_+i 20:_+network 20:_+to 20:_+what 30:a+public 120:add 20:and+a 30:and+it 20:and+the 50:and+what 20:and+where 180:arbitrum
120:ask 20:ask+for 240:base 60:before 20:before+i 160:block 40:block+explor 30:by+hand 200:caip 20:can+i 1680:chain 50:chain+_
20:chain+ha 60:chain+i 250:chain+id 60:click 240:coin 20:coin+and 30:coin+of 60:d 50:do+i 520:explor 20:explor+, 20:explor+for
60:export 100:file 30:file+. 70:for+_ 30:for+a 30:for+it 60:form 60:ga 20:ga+on 60:give 20:give+me 60:gnosi 120:hand 20:i+_ 20:i+d
30:i+it 20:i+need 20:i+should 20:i+that 20:i+the 1140:id 110:id+_ 30:id+and 80:id+of 100:identifi 50:in+$ 20:in+a 20:in+my 30:it+$
20:it+? 60:it+explor 60:know 180:linea 60:mantle 180:metamask 20:my+metamask 50:my+wallet 120:native 30:native+coin 220:need
20:need+for 30:need+the 420:network 50:network+i 240:numb 20:numb+_ 20:numb+of 140:of+_ 30:of+the 20:on+_ 120:one 60:only 20:only+_
240:public 60:public+rpc 60:rath 480:rpc 120:say 20:say+_ 300:scroll 60:sett 60:should 60:show 60:site 200:solana 60:some 100:str
60:switch 20:that+? 20:that+i 20:the+_ 60:the+chain 30:the+numb 60:these 20:to+my 180:type 60:up 300:url 60:use 20:use+for
240:wallet 20:wallet+to 840:what 20:what+a 60:what+chain 20:what+do 50:what+i 20:what+it 20:what+the 60:where 20:where+i 480:which
20:which+block 50:which+chain 50:which+network 20:which+wallet 60:write @look_up_token 1640:* 30:,+and 20:,+i 20:,+need 20:,+please
20:,+which 20:.+$ 1350:<chain> 1370:<coin> 270:<evmAddress> 720:<namesake> 150:<series> 10:<signature> 140:?+$ 20:?+? 30:?+i 130:^+_
30:^+addres 50:^+contract 10:^+decimal 10:^+how 30:^+i 20:^+on 20:^+somebody 60:^+what 140:_+$ 50:_+, 130:_+? 10:_+_ 20:_+addres
30:_+among 20:_+and 150:_+contract 20:_+decimal 10:_+have 140:_+on 20:_+pl 20:_+token 30:a+fake 820:addres 70:addres+of 90:addres+on
60:address 100:among 30:among+the 20:and+how 540:arbitrum 370:base 10:behind 10:both 60:bsc 10:call 80:chain 20:chain+$
1020:contract 20:contract+_ 150:contract+addres 20:contract+for 50:contract+on 60:copy 60:correct 270:decimal 20:decimal+of 10:degen
10:dev 20:do+not 10:doe+_ 60:don 20:don+t 60:dont 60:each 150:ethereum 10:even 120:evm 20:evm+chain 20:evm+network 120:fake 60:fear
10:file 10:find 30:for+_ 110:how 30:how+many 40:i+_ 20:i+do 20:i+it 20:i+not 20:i+the 10:import 20:it+? 10:just 160:known 60:link
100:list 30:list+, 120:main 10:mainnet 110:many 30:many+decimal 10:mapp 20:me+with 70:need 20:need+the 60:network 20:network+i
120:not 10:numb 120:of+_ 20:of+the 30:of+your 60:off 120:official 280:on+_ 20:on+each 20:on+which 180:one 30:one+$ 20:one+. 60:only
20:only+$ 100:optimism 100:own 70:paid 60:pl 20:pl+, 20:please+? 120:polygon 10:position 60:post 10:q 60:random 10:result 180:send
10:sheet 60:some 60:somebody 110:symbol 60:t 60:telegram 10:th 30:the+_ 20:the+addres 30:the+contract 20:tick 20:to+a 20:to+send
260:token 10:token+_ 20:token+i 30:token+of 160:und 30:und+which 840:usdc 190:usdt 10:view 250:want 20:want+a 20:want+to 180:wbtc
100:well 320:what 20:what+i 50:what+the 220:which 20:which+of 20:which+token 20:with+_ 120:wrong 100:wsteth @lookup_ens 1490:*
20:.+$ 70:.+_ 30:.+which 10:<chain> 470:<coin> 1490:<evmAddress> 10:<namesake> 350:<series> 160:?+$ 20:?+it 20:?+we 120:^+doe
20:^+ha 30:^+i 30:^+my 20:^+the 20:^+what 20:^+which 20:^+who 120:_+$ 80:_+? 20:_+for 20:_+go 20:_+got 40:_+ha 90:_+have 70:_+name
20:_+to 20:a+piece 60:account 20:account+i 10:addres 20:an+_ 130:an+en 10:any 60:belong 20:belong+to 100:both 60:carry 100:colleague
100:counterparty 120:doe+_ 1190:en 170:en+name 280:eth 10:ethereum 60:eye 50:for+_ 60:go 60:got 20:got+a 20:ha+_ 90:have+an 60:he
60:hex 60:hi 40:i+_ 20:i+in 20:i+m 30:i+there 30:in+the 20:it+i 60:m 30:my+colleague 60:nam 1040:name 50:name+$ 30:name+, 80:name+?
30:name+of 60:not 50:of+_ 20:of+a 20:on+_ 60:only 60:payroll 60:piece 400:primary 60:print 10:public 60:resolve 180:reverse 100:say
30:say+_ 180:set 20:set+a 60:sheet 60:some 10:tag 20:the+_ 120:there 20:there+a 20:to+_ 20:to+it 100:verify 60:want 20:want+to
100:way 60:what 20:what+the 160:which 80:who 20:who+i 10:whose 30:with+it @recover_signer 1820:* 50:,+who 10:.+_ 30:.+doe 20:.+i
30:.+which 520:<evmAddress> 200:<evmHash> 1820:<hex> 40:<name> 1540:<quoted> 220:?+$ 50:^+a 10:^+buy 20:^+did 10:^+our 60:^+somebody
50:^+someone 10:^+the 30:^+which 130:^+who 210:_+$ 80:_+, 130:_+. 80:_+? 100:_+_ 30:_+and 30:_+in 60:_+sign 10:_+the 30:_+which
230:_+with 100:account 300:addres 50:addres+i 10:and+a 40:b 40:bear 40:buy 40:check 200:claim 10:claim+_ 40:come 40:control
40:custom 30:did+_ 30:did+that 200:digest 20:doe+it 10:doe+the 100:forum 20:from+_ 100:gave 30:gave+me 40:good 100:got 80:guy 160:he
540:hello 40:here 240:hi 20:i+_ 60:i+it 10:i+the 30:in+our 50:it+? 10:it+come 10:it+i 100:key 40:legit 100:made 30:me+_ 40:memb
380:message 100:message+_ 100:metamask 30:of+the 100:off 30:on+the 80:out 20:out+? 100:over 30:over+_ 80:own 20:own+_ 100:post
80:proof 10:proof+of 100:put 40:real 120:say 10:say+_ 10:say+it 80:sent 340:sig 1340:sign 90:sign+_ 200:sign+the 30:sign+thi
640:signature 100:signature+_ 240:somebody 200:someone 40:swear 660:text 170:text+_ 40:th 10:th+_ 50:that+? 100:the+message
20:the+signature 120:the+text 10:the+th 80:true 100:u 40:verify 30:wa+it 30:wa+that 200:wallet 300:which 50:which+addres 700:who
130:who+sign 30:who+wa 200:whose 110:with+_ 80:word @report_feedback 900:* 80:.+$ 300:<chain> 500:<coin> 200:<collection> 100:<name>
100:<number> 400:<series> 100:<time> 30:^+i 80:^+please 30:^+the 30:^+what 30:_+, 30:_+fee 50:_+floor 30:_+from 30:_+futur 80:_+nft
30:_+ohlcv 30:_+pool 50:_+price 30:_+wa 30:a+a 50:a+day 100:add 100:all 100:azuki 100:behind 100:bitcoin 100:btc 100:candl 100:cme
100:cryptopunk 200:d 50:d+like 300:data 50:data+$ 300:day 30:day+. 30:do+i 200:eth 100:feature 100:fee 300:floor 50:floor+price
30:for+_ 100:forward 100:futur 400:gave 80:gave+me 600:get 150:get+_ 100:giv 30:have+to 100:hear 100:hour 50:i+d 30:i+have 30:it+on
100:just 400:like 30:like+_ 30:like+to 200:look 30:look+like 30:me+$ 30:me+_ 30:me+thi 100:min 30:min+pool 100:miss 100:morn 300:nft
100:numb 30:of+_ 100:off 100:ohlcv 300:old 30:on+a 100:one 30:one+. 100:operat 400:operator 300:pas 50:please+tell 200:pool
30:pool+_ 400:price 30:price+for 30:price+of 100:report 100:request 300:run 100:service 100:shar 100:show 100:so 30:so+that
100:somebody 400:tell 50:that+are 50:the+_ 30:the+floor 30:thi+morn 30:to+me 50:to+the 200:tool 100:u 100:week 100:what 30:what+do
400:whoev 80:whoev+run 30:with+_ 400:wrong 100:yo @resolve_ens 2080:* 30:,+_ 20:,+i 20:,+please 20:,+what 20:,+which 20:.+what
270:0x 2080:<ens> 120:?+$ 140:^+_ 50:^+addres 20:^+before 20:^+could 20:^+i 20:^+my 20:^+the 110:^+what 30:^+where 80:^+which
20:^+who 230:_+$ 50:_+, 20:_+. 20:_+? 30:_+addres 20:_+plz 50:_+point 20:_+what 30:_+which 1380:addres 50:addres+$ 20:addres+?
150:addres+i 30:addres+of 60:anyth 60:ask 60:before 20:before+i 420:behind 80:behind+_ 20:behind+the 60:belong 20:belong+to
20:could+i 20:do+i 30:doe+_ 60:en 60:exact 20:for+the 60:friend 60:gave 60:he 60:hi 90:i+_ 20:i+ask 30:i+behind 20:i+it 20:i+mean
60:i+that 20:i+want 60:if 20:it+$ 60:lead 60:mean 180:name 30:of+_ 60:own 20:own+_ 60:pay 60:payout 20:please+$ 60:plz 240:point
180:resolv 180:resolve 60:say 20:say+_ 60:send 60:someone 60:stand 30:that+$ 20:that+? 20:the+addres 20:the+name 20:the+payout
20:the+wallet 30:to+_ 20:to+pay 20:to+which 60:u 60:wallet 60:want 20:want+to 730:what 110:what+addres 30:what+i 30:what+the
180:where 20:where+do 20:where+doe 550:which 110:which+addres 120:who 20:who+own 60:wire @resolve_ens_domain 850:* 10:,+_ 10:,+i
10:,+what 10:.+what 180:0x 850:<ens> 50:?+$ 70:^+_ 40:^+addres 10:^+could 10:^+my 10:^+the 40:^+what 10:^+where 20:^+which 10:^+who
80:_+$ 10:_+, 10:_+. 10:_+? 10:_+addres 20:_+point 30:_+via 20:_+which 510:addres 20:addres+$ 40:addres+i 10:addres+of 10:anyth
20:ask 10:before 220:behind 50:behind+_ 10:behind+the 20:belong 10:belong+to 10:could+i 10:do+i 10:doe+_ 20:en 10:exact 10:for+the
10:friend 20:gave 20:he 20:hi 30:i+_ 10:i+ask 10:i+behind 10:i+it 10:i+mean 10:i+that 20:if 10:it+$ 20:lead 20:mean 100:morali
60:name 10:of+_ 20:own 10:own+_ 10:pay 20:payout 10:plz 90:point 50:resolv 50:resolve 20:say 10:say+_ 20:send 20:someone 20:stand
10:that+$ 10:the+addres 10:the+name 10:the+payout 10:the+wallet 10:to+_ 10:to+which 20:u 100:via 20:wallet 10:want 230:what
30:what+addres 10:what+i 10:what+the 70:where 10:where+do 210:which 30:which+addres 40:who 10:who+own 10:wire @resolve_entity 5260:*
50:,+_ 90:,+a 30:,+an 80:,+and 20:,+contract 20:,+i 40:,+no 30:,+on 20:,+or 30:,+token 10:,+what 30:,+which 40:.+$ 20:.+_ 30:.+i
100:.+what 90:0x 280:<bitcoinAddress> 240:<bitcoinHash> 1240:<chain> 1220:<coin> 10:<collection> 670:<ens> 1710:<evmAddress>
1280:<evmHash> 30:<exchange> 1280:<hex> 10:<maybeChain> 10:<name> 320:<namesake> 180:<number> 80:<protocol> 10:<quoted> 660:<series>
80:<solanaAddress> 80:<solanaSignature> 350:?+$ 20:?+_ 20:?+a 30:?+and 30:?+contract 10:?+how 20:?+i 20:?+look 10:?+we 160:^+_
40:^+a 10:^+addres 10:^+before 10:^+can 20:^+chain 10:^+check 50:^+coingecko 10:^+could 40:^+did 40:^+doe 10:^+find 20:^+got 130:^+i
10:^+look 30:^+my 10:^+please 10:^+search 30:^+somebody 30:^+someone 20:^+the 360:^+what 10:^+where 40:^+which 40:^+who 590:_+$
70:_+, 100:_+. 140:_+? 10:_+_ 90:_+a 10:_+account 30:_+addres 30:_+and 10:_+at 10:_+balance 10:_+be 10:_+coin 20:_+confirm
20:_+contract 10:_+did 10:_+for 10:_+go 10:_+ha 30:_+have 30:_+i 60:_+in 20:_+name 100:_+on 20:_+or 10:_+point 10:_+to 10:_+token
60:_+tx 60:_+what 10:_+which 30:a+client 30:a+coin 80:a+contract 10:a+public 30:a+token 10:a+valid 50:a+wallet 80:about 20:about+the
40:accept 150:account 10:account+$ 10:account+? 20:account+i 10:add 690:addres 50:addres+$ 10:addres+, 10:addres+_ 50:addres+i
10:addres+of 10:addres+on 100:agent 40:alone 120:am 20:am+i 10:an+_ 40:an+en 30:an+exchange 10:and+fee 10:and+it 30:and+no 40:and+of
90:and+on 30:and+tell 10:and+the 20:and+what 110:any 30:anyth 40:arbitrum 10:arriv 30:ask 20:balance 10:balance+_ 280:base 60:before
20:before+i 140:behind 20:behind+_ 10:behind+the 40:belong 10:belong+to 270:bitcoin 260:bittensor 100:block 30:block+? 10:bonk
10:bookkeep 100:btc 10:buy 20:call 10:can+_ 60:carry 940:chain 50:chain+$ 100:chain+? 10:chain+_ 10:chain+i 30:chain+id 220:chat
80:check 10:check+_ 10:click 110:client 50:code 160:coin 20:coin+, 20:coin+? 10:coinbase 470:coingecko 10:coingecko+$
80:coingecko+id 60:colleague 10:collection 160:comment 80:confirm 560:contract 10:contract+$ 60:contract+, 40:contract+?
10:contract+addres 10:contract+on 10:contract+or 10:correct 10:could+i 40:creator 10:d 10:degen 10:did+_ 10:did+i 10:did+it
10:did+my 10:did+the 10:did+thi 10:do+i 50:doe+_ 10:doe+coingecko 30:dogwifhat 10:dont 100:e 160:earth 430:en 50:en+name 30:endpoint
10:erc20 100:eth 220:ethereum 420:even 110:even+i 40:everyth 10:exact 130:exchange 30:exchange+? 20:explor 20:fail 20:fake 80:fee
10:fee+did 10:fee+of 70:file 20:file+. 110:find 10:find+_ 80:for+_ 10:for+it 10:for+the 40:form 280:found 10:friend 120:gave
30:gave+me 110:go 20:go+through 60:got 20:got+a 10:ha+_ 110:hand 10:hash 30:have+an 40:he 20:hex 50:hi 60:history 20:how 10:how+many
20:i+, 410:i+_ 10:i+a 20:i+am 10:i+ask 10:i+behind 30:i+can 160:i+it 10:i+mean 10:i+must 10:i+not 20:i+that 20:i+there 70:i+thi
590:id 20:id+_ 10:id+doe 40:id+for 40:id+of 280:idea 100:identifi 100:identify 20:if 60:in+a 50:in+an 20:in+my 100:in+our 10:in+the
10:in+thi 40:input 10:integrat 30:it+$ 30:it+, 10:it+? 40:it+a 70:it+and 10:it+explor 60:it+i 40:it+in 10:itself 40:just 10:keep
10:kid 100:kind 30:kind+of 30:know 10:kraken 30:land 20:lead 100:ledg 30:ledg+, 60:left 10:linea 10:link 10:list 120:log 160:look
20:look+at 10:look+up 10:m 100:mail 40:mainnet 20:many 10:many+coin 30:me+_ 40:me+thi 30:me+what 20:mean 30:metamask 10:mint 20:mov
40:must 10:my+metamask 10:my+tx 20:nam 360:name 30:name+$ 20:name+? 10:name+of 40:need 10:need+the 60:network 10:network+i 10:nev
100:next 10:nft 600:no 30:normal 120:not 40:numb 10:numb+_ 80:of+_ 10:of+that 40:of+which 10:official 100:old 150:on+_
10:on+coingecko 120:on+which 20:one 30:only 30:or+a 10:or+i 40:ordinary 100:oth 40:output 60:own 10:own+_ 10:own+it 10:paid 10:pas
320:past 30:past+_ 10:pay 50:payment 20:payout 60:payroll 10:penguin 130:person 40:pizza 10:plain 10:please+$ 30:please+, 10:plz
50:point 10:polygon 10:price 100:primary 20:print 140:program 40:proper 50:public 10:public+rpc 10:pudgy 100:query 10:rath 10:read
100:real 50:resolv 90:resolve 80:reverse 40:right 60:rpc 10:run 20:satoshi 50:say 10:say+_ 20:scroll 50:search 10:search+for 70:send
10:sent 60:set 10:set+a 20:sheet 10:show 10:site 10:so 40:sol 120:solana 70:some 190:somebody 210:someone 100:sort 130:spreadsheet
20:stand 10:statu 20:still 120:str 40:sure 10:switch 60:symbol 50:tag 10:talk 60:telegram 100:tell 30:tell+me 10:teth 180:th 20:th+_
10:that+$ 10:that+? 10:that+_ 10:that+i 20:the+_ 10:the+addres 30:the+coingecko 10:the+exchange 10:the+name 10:the+numb
10:the+payout 20:the+th 10:the+wallet 90:there 10:there+a 10:they 50:thi+_ 80:through 10:through+? 10:through+_ 10:thru 10:tick
10:to+_ 10:to+it 10:to+which 380:token 20:token+, 60:token+? 200:transaction 50:transaction+, 290:tx 60:tx+_ 10:tx+go 50:type 20:u
50:und 10:und+which 80:uniswap 40:up 10:up+_ 20:url 60:usdc 10:usdt 20:use 10:use+for 40:valid 10:wa+_ 560:wallet 80:wallet+,
30:wallet+? 60:want 10:want+to 60:wbtc 2760:what 20:what+$ 10:what+_ 10:what+a 30:what+addres 20:what+chain 110:what+even
10:what+fee 230:what+i 60:what+it 40:what+on 40:what+the 50:what+thi 10:what+wa 30:where 10:where+do 1050:which 30:which+addres
180:which+chain 20:which+id 10:which+network 10:which+program 160:who 30:who+i 10:who+own 10:whom 10:whose 20:wire 40:with+no
200:without 100:word 30:word+. 70:wrapp 40:write 40:yet @say_hello 200:* 200:<name> 30:^+can 30:_+$ 30:_+please 30:can+you 100:hello
30:please+$ 100:say 30:to+_ @search_all 2110:* 40:,+_ 40:,+an 50:,+category 30:,+list 30:,+on 30:,+whatev 40:,+which 30:.+$
30:.+what 40:<chain> 1690:<coin> 10:<collection> 200:<count> 10:<evmAddress> 140:<exchange> 30:<namesake> 140:<protocol>
260:<quoted> 110:?+$ 30:?+i 10:?+just 20:?+my 20:^+by 140:^+coingecko 40:^+doe 50:^+find 20:^+for 110:^+i 30:^+id 20:^+please
20:^+search 50:^+what 200:_+$ 50:_+, 120:_+? 50:_+a 30:_+among 10:_+and 20:_+at 20:_+coin 20:_+i 30:_+of 40:_+on 20:_+please
70:a+coin 10:about 60:accept 60:alone 100:among 70:an+exchange 20:and+the 100:anyth 400:bitcoin 640:bittensor 10:bonk 60:bookkeep
130:call 30:call+_ 100:carry 320:category 30:category+, 740:coin 110:coin+, 30:coin+_ 60:coinbase 1750:coingecko 30:coingecko+$
30:coingecko+, 230:coingecko+id 30:coingecko+use 10:collection 20:deribit 20:derivativ 30:do+i 80:doe+coingecko 30:dogwifhat
100:each 120:endpoint 10:even 60:everyth 20:exact 100:exchang 30:exchang+, 380:exchange 20:exchange+? 60:file 310:find 40:find+_
190:for+_ 30:for+it 20:for+my 30:for+the 20:ha+_ 30:i+_ 20:i+a 20:i+m 20:i+must 50:i+need 20:i+not 1590:id 40:id+doe 170:id+for
90:id+of 20:in+a 60:integrat 70:it+$ 30:it+a 20:it+in 20:just 10:just+the 10:kid 200:kind 120:know 60:kraken 20:like 130:list
10:list+$ 30:list+it 100:look 60:m 200:match 20:meme 10:meme+coin 60:must 260:name 20:name+$ 50:name+_ 180:need 20:need+it
10:need+the 100:nft 120:not 50:of+_ 30:of+each 20:of+that 30:of+the 10:on+_ 60:on+coingecko 30:or+a 20:oth 60:pas 10:penguin
20:please+$ 20:please+, 60:price 10:pudgy 60:run 20:run+_ 70:search 20:search+for 100:set 40:solana 180:spreadsheet 60:sure
120:symbol 10:talk 60:teth 20:that+_ 50:the+coin 60:the+coingecko 10:the+exact 30:the+exchange 20:the+id 30:the+name 10:the+oth
60:they 60:tick 20:to+coingecko 10:token 290:und 20:und+which 120:uniswap 180:use 50:use+for 200:vechain 20:venu 60:want 120:wbtc
610:what 20:what+_ 60:what+the 200:whatev 290:which 70:which+id 100:wif 60:wire 400:wrapp 60:write @search_chain 2710:* 50:,+_
10:,+a 10:,+an 20:,+contract 80:,+i 60:,+please 10:,+token 130:.+$ 70:0x 2320:<chain> 1910:<coin> 100:<collection> 300:<count>
200:<ens> 130:<evmAddress> 30:<evmHash> 30:<hex> 100:<maybeChain> 670:<namesake> 400:<number> 100:<protocol> 500:<quoted>
760:<series> 50:?+$ 10:?+? 30:?+_ 10:?+i 10:?+look 50:^+_ 10:^+addres 30:^+contract 80:^+find 10:^+got 30:^+how 10:^+i 30:^+in
150:^+look 180:^+search 30:^+we 40:^+what 10:^+which 140:_+$ 180:_+, 10:_+. 60:_+? 80:_+and 100:_+block 30:_+contract 200:_+explor
80:_+for 50:_+hit 50:_+i 50:_+in 200:_+on 20:_+pl 10:_+point 10:_+what 10:_+which 10:a+contract 10:a+fake 10:about 10:account
340:addres 20:addres+i 30:addres+of 10:addres+on 100:aero 30:am 10:am+i 10:an+exchange 30:and+give 10:any 310:anyth 140:arbitrum
30:at+_ 100:azuki 1090:base 10:before 50:behind 10:behind+_ 400:block 100:block+explor 600:blockscout 320:brett 30:by+_ 500:call
130:call+_ 100:cap 100:carry 30:carry+the 100:chain 10:chat 10:code 10:coin 620:contract 20:contract+$ 10:contract+, 10:contract+_
50:contract+addres 10:contract+for 10:contract+on 30:contract+or 100:copy 200:copycat 10:correct 40:decimal 10:decimal+of 60:degen
10:doe+_ 20:dont 10:earth 10:en 10:erc20 760:ethereum 20:even 100:everyth 10:exact 20:exchange 10:exchange+? 1400:explor
100:explor+$ 30:explor+, 150:explor+for 60:fak 30:fake 120:fear 320:find 70:find+_ 200:finding 110:for+_ 80:for+anyth 100:for+token
30:found 10:friend 100:give 30:give+me 200:gnosi 100:go 120:got 10:got+a 30:got+the 10:history 300:hit 100:how 30:how+many 30:i+_
30:i+got 10:i+not 50:i+suspect 10:i+that 10:i+the 30:i+would 10:idea 10:in+a 80:in+the 10:it+i 60:keep 10:kind 100:known 100:last
100:like 30:like+to 10:link 10:log 740:look 10:look+at 80:look+for 50:look+up 100:many 100:max 400:nam 100:nam+_ 100:name 30:name+_
10:need 10:nft 30:no 10:normal 30:not 90:of+_ 10:official 260:on+_ 80:on+the 150:one 10:one+$ 10:one+. 10:only 100:optimism 10:past
10:pay 40:person 100:pile 80:pl 20:pl+, 30:please+. 10:please+? 10:plz 30:point 30:polygon 60:ppl 10:program 10:public 100:receive
30:resolv 10:resolve 100:result 100:return 1000:search 50:search+_ 30:search+for 30:search+on 110:send 20:send+me 10:someone
10:spreadsheet 20:str 300:suspect 110:symbol 10:tag 20:telegram 20:th 10:th+_ 10:that+$ 280:the+_ 10:the+contract 30:the+name
110:there 30:there+are 100:through 100:time 30:time+$ 10:to+send 610:token 10:token+? 80:token+call 20:token+on 30:token+that
100:turn 100:uniswap 300:up 30:up+_ 30:up+the 520:usdc 530:usdt 50:wallet 10:wallet+, 60:want 10:want+a 10:wbtc 240:what
10:what+addres 10:what+i 10:what+it 10:what+the 100:whatev 10:where 80:which 10:which+addres 10:whose 10:wire 100:word 30:would+like
140:wrong @search_dex_pairs 2630:* 120:,+_ 60:,+all 30:,+any 20:,+just 30:,+whatev 10:,+where 10:,+which 10:.+what 30:24h
10:24h+volume 1650:<chain> 2010:<coin> 340:<count> 330:<evmAddress> 70:<fiat> 270:<name> 700:<namesake> 160:<number> 1120:<pair>
40:<protocol> 360:<series> 50:<solanaAddress> 20:<time> 60:?+$ 10:?+_ 20:?+any 20:?+i 10:?+it 100:^+_ 20:^+all 20:^+any 20:^+could
40:^+dexscreen 200:^+find 10:^+how 30:^+i 30:^+look 10:^+mint 50:^+pippin 50:^+search 70:^+where 10:^+which 250:_+$ 160:_+, 10:_+.
30:_+? 80:_+_ 20:_+and 10:_+be 20:_+dex 20:_+for 10:_+i 20:_+liquidity 10:_+move 10:_+of 90:_+on 60:_+only 230:_+pair 20:_+pool
10:_+token 30:_+trad 20:_+trade 20:about 60:acros 20:acros+chain 60:addres 10:addres+of 70:aero 280:all 50:all+chain 10:all+dex
10:and+24h 20:and+tell 340:any 20:any+_ 30:any+chain 320:arbitrum 60:around 20:art 450:base 10:best 10:biggest 20:bonk 210:brett
20:buy 30:call 10:call+_ 10:can+_ 10:can+i 480:chain 80:chain+$ 30:chain+, 20:chain+? 10:check 20:coin 50:contract 20:could+you
10:day 60:decentralis 10:deep 180:deepest 10:degen 10:depth 510:dex 20:dex+, 20:dex+doe 60:dex+pair 440:dexscreen 50:dexscreen+pair
20:doe+_ 20:doe+it 30:dogwifhat 10:earth 20:enough 40:eth 330:ethereum 20:every 10:fak 10:fake 790:find 50:find+_ 40:find+me
10:first 100:for+_ 20:for+me 40:geckoterminal 130:gitlawb 20:ha+the 20:have+the 110:how 10:how+much 10:hows 30:i+_ 20:i+only
10:i+pay 10:i+the 10:i+trade 10:in+_ 10:inside 10:it+$ 20:jup 60:just 20:keep 10:kid 20:liq 10:liquid 440:liquidity 40:liquidity+$
10:liquidity+, 10:liquidity+and 10:list 160:look 40:look+for 60:lookup 10:lp 40:mainnet 10:many 20:me+, 20:me+_ 10:me+the
20:me+which 60:mint 10:mint+addres 10:money 30:most 20:move 30:much 10:much+liquidity 80:nam 20:nam+_ 10:need 10:not 10:of+_
10:of+the 20:of+them 10:official 280:on+_ 30:on+any 10:once 310:only 50:only+$ 20:only+, 20:only+have 60:out 1520:pair 30:pair+$
30:pair+, 60:pair+_ 10:pair+doe 70:pair+for 110:pair+on 20:pay 10:pay+for 50:pepe 10:per 10:percent 500:pippin 10:pippin+on
40:pippin+pool 10:pl 10:place 20:plenty 10:plz 60:polygon 550:pool 20:pool+$ 10:pool+, 20:pool+_ 20:pool+for 40:pool+on 10:ppl
50:price 10:put 10:quot 10:read 350:search 40:search+_ 60:see 20:see+how 10:send 20:show 10:since 10:sitt 10:so 60:sol 370:solana
60:spread 20:sushi 10:swap 10:swapp 10:talk 60:tell 20:tell+me 10:the+_ 20:the+liquidity 10:the+mint 10:the+most 60:their 80:them
60:they 60:tick 20:to+see 70:token 10:token+call 190:trad 30:trad+on 250:trade 10:trade+_ 10:trade+on 20:uniswap 10:usd 20:usdc
10:usdt 10:v3 70:venu 20:venu+, 10:venue 10:vol 40:volume 10:wallet 70:want 20:want+to 20:wbtc 90:weth 70:what 100:whatev 430:where
10:where+_ 10:where+can 40:where+doe 10:where+i 20:where+on 30:where+the 150:which 20:which+of 20:which+pool 10:wif 60:win
20:with+their 20:you+look @search_polymarket 3380:* 30:,+_ 10:,+every 10:,+market 20:,+what 80:.+$ 960:<chain> 870:<coin>
400:<count> 60:<name> 100:<namesake> 400:<number> 300:<quoted> 2730:<series> 120:<time> 80:<url> 3160:<venue> 190:?+$ 50:?+_ 20:?+i
30:?+look 10:?+what 240:^+_ 30:^+any 50:^+anyth 10:^+busiest 30:^+chance 20:^+doe 30:^+find 30:^+ha 10:^+hottest 50:^+i 30:^+market
50:^+odd 30:^+search 110:^+what 40:^+who 50:^+will 270:_+$ 30:_+, 170:_+? 50:_+_ 20:_+all 30:_+and 30:_+at 30:_+bet 20:_+by
320:_+cut 110:_+event 30:_+for 10:_+give 50:_+got 30:_+have 30:_+hit 40:_+in 130:_+odd 30:_+of 40:_+on 10:_+people 50:_+say
20:_+that 10:_+what 30:_+when 240:a+_ 20:a+the 1040:about 100:about+_ 130:about+a 30:about+the 100:abt 80:all 10:and+when 40:answer
160:any 40:any+_ 100:anyone 400:anyth 30:are+people 20:are+the 10:ask 10:at+$ 50:at+_ 60:believe 440:bet 40:bet+on 100:bett
30:bett+on 60:bettor 860:bitcoin 100:btc 40:busiest 20:by+_ 100:chanc 140:chance 20:chance+of 10:clos 160:company 80:crypto 100:cup
110:current 1270:cut 130:cut+in 60:cut+on 60:d 20:d+like 890:decemb 70:decemb+$ 60:decemb+? 50:decemb+_ 40:decision 30:do+$ 10:do+_
40:do+people 20:do+the 40:doe+_ 440:event 80:every 1510:fed 300:find 50:find+_ 40:for+_ 70:for+a 20:for+the 30:give 200:got
300:government 30:ha+_ 10:hang 100:heard 100:hit 100:hitt 40:hottest 30:how 10:i+_ 20:i+d 40:in 180:in+decemb 30:in+it 10:in+there
100:includ 30:it+, 30:it+_ 30:it+up 60:like 20:like+_ 10:liquidity 100:look 270:market 100:meet 100:mention 10:moment 100:next
30:next+_ 60:nominee 10:not 40:now 10:now+$ 1030:odd 50:odd+$ 40:odd+for 50:odd+of 20:odd+on 60:of+a 30:of+them 290:on+_ 200:one
80:outcome 260:people 40:people+on 100:per 40:pl 10:pl+$ 40:please+$ 140:poly 3160:polymarket 40:predict 40:pric 30:probability
160:rat 400:rate 10:reckon 10:resolv 100:return 40:right 10:right+now 10:run 210:say 50:say+about 200:search 30:search+_
30:search+for 60:see 160:sell 30:sell+it 100:settl 300:shutdown 10:simp 100:some 100:suffice 10:sure 100:task 100:th 30:that+_
590:the 20:the+_ 20:the+company 30:the+next 40:their 100:them 80:there 80:think 100:title 10:treasury 60:trump 10:until 100:up
30:up+$ 10:usdc 10:volume 590:what 30:what+_ 40:what+are 60:what+do 10:what+i 140:when 10:when+it 100:which 30:which+one 160:who
400:will 50:will+_ 30:will+do 100:win 30:with+_ 10:with+their 100:wond 100:world 10:yield @search_pools 2280:* 120:,+_ 10:,+all
30:,+any 10:,+at 10:,+just 30:,+show 10:,+up 30:,+whatev 20:,+where 10:,+which 30:24h 10:24h+volume 1620:<chain> 1530:<coin>
300:<count> 340:<evmAddress> 50:<fiat> 190:<name> 670:<namesake> 280:<number> 570:<pair> 40:<protocol> 290:<series>
70:<solanaAddress> 10:<step> 50:<time> 60:?+$ 10:?+_ 10:?+any 10:?+i 10:?+it 80:^+_ 10:^+all 40:^+any 10:^+could 160:^+find 10:^+how
50:^+i 30:^+look 60:^+pippin 10:^+pool 10:^+price 50:^+search 50:^+where 10:^+which 270:_+$ 100:_+, 10:_+. 50:_+? 70:_+_ 10:_+and
10:_+be 30:_+coin 10:_+dex 30:_+hit 10:_+how 10:_+i 10:_+liquidity 10:_+move 100:_+on 40:_+only 150:_+pair 50:_+pool 10:_+token
20:_+trad 20:_+trade 10:_+which 20:about 40:acros 10:acros+chain 30:addres 70:aero 160:all 30:all+chain 10:all+dex 10:and+24h
10:and+_ 10:and+how 10:and+tell 10:and+what 360:any 10:any+_ 20:any+chain 210:arbitrum 40:around 10:at+what 550:base 10:best
10:biggest 20:bonk 350:brett 20:buy 30:call 10:call+_ 10:can+_ 10:can+i 320:chain 30:chain+$ 50:chain+, 10:chain+? 10:check 120:coin
30:coin+on 40:contract 10:could+you 20:current 10:dao 30:day 10:day+? 40:decentralis 40:deep 10:deep+i 70:deepest 110:degen 20:depth
280:dex 10:dex+, 10:dex+doe 30:dex+pair 90:dexscreen 10:did+it 20:doe+_ 10:doe+it 30:dogwifhat 20:down 10:earth 20:enough 70:eth
230:ethereum 20:every 10:fak 10:fake 620:find 30:find+_ 40:find+me 10:first 90:for+_ 30:for+the 180:geckoterminal 90:gitlawb
10:ha+the 10:have+the 100:hit 120:how 10:how+deep 10:how+much 10:hows 20:i+_ 10:i+only 10:i+swap 10:i+that 10:i+the 30:i+there
10:i+trade 10:in+_ 10:inside 10:it+$ 20:jup 40:just 20:keep 10:kid 20:liq 10:liquid 360:liquidity 20:liquidity+$ 20:liquidity+,
10:liquidity+and 140:look 40:look+for 40:lookup 20:lp 50:mainnet 10:many 10:me+_ 20:me+the 10:me+which 50:mint 10:mint+_ 10:money
30:most 30:move 30:much 10:much+liquidity 60:nam 20:nam+_ 10:not 10:of+_ 10:of+the 10:of+them 310:on+_ 20:on+any 10:on+the 10:once
200:only 30:only+$ 10:only+, 10:only+have 10:or+down 140:out 30:out+there 840:pair 20:pair+$ 20:pair+, 30:pair+_ 30:pair+for
70:pair+on 50:pepe 10:per 10:percent 470:pippin 20:pippin+on 80:pippin+pool 10:pl 10:place 10:plz 40:polygon 1120:pool 40:pool+$
20:pool+, 40:pool+_ 60:pool+for 80:pool+on 10:ppl 80:price 10:price+, 10:price+and 10:put 10:quot 10:read 270:search 10:search+_
40:see 10:see+how 10:send 100:show 30:show+_ 10:since 10:sitt 10:so 80:sol 420:solana 40:spread 20:sushi 30:swap 10:swapp 10:talk
40:tell 10:tell+me 60:the+_ 10:the+day 20:the+liquidity 10:the+mint 10:the+most 40:their 40:them 200:there 30:there+? 30:there+a
40:they 40:tick 10:to+see 90:token 10:token+, 10:token+call 140:trad 20:trad+on 200:trade 20:trade+_ 10:trade+on 20:uniswap 20:up
10:up+or 10:usd 60:usdc 10:usdt 10:v3 50:venu 10:venu+, 10:venue 20:view 20:vol 50:volume 10:volume+of 10:wallet 50:want 10:want+to
20:wbtc 60:weth 80:what 10:what+price 100:whatev 330:where 10:where+_ 10:where+can 30:where+doe 10:where+i 20:where+on 20:where+the
150:which 10:which+_ 10:which+of 20:which+pool 60:wif 10:win 10:with+their 10:you+look @search_solana_assets 2660:* 150:,+_
10:,+list 30:,+who 10:,+with 50:.+$ 10:.+what 10:.+which 2150:<chain> 1710:<coin> 200:<collection> 840:<count> 440:<namesake>
800:<number> 2660:<solanaAddress> 50:?+$ 30:?+_ 70:^+_ 50:^+all 90:^+compress 10:^+could 30:^+give 60:^+i 120:^+nft 60:^+show
50:^+what 50:^+which 350:_+$ 250:_+, 30:_+. 60:_+? 40:_+_ 10:_+addres 350:_+collection 10:_+for 30:_+ha 10:_+list 110:_+nft 40:_+of
70:_+on 30:_+own 30:_+per 30:_+show 40:_+wallet 10:a+well 100:able 30:able+to 40:addres 10:addres+_ 350:all 20:are+in 30:are+you
40:asset 100:believe 100:belong 30:belong+to 300:burnt 50:by+_ 140:collect 1600:collection 400:collection+_ 40:collector
560:compress 120:compress+nft 10:could+you 30:doe+_ 10:each 100:exclud 100:few 100:find 100:fine 30:fine+$ 10:for+the 30:from+_
40:fungible 100:gimme 30:gimme+_ 100:give 30:give+me 40:heliu 40:here 10:here+. 10:how 10:i+in 110:in+_ 30:in+the 40:incl 40:includ
10:inside 40:inventory 30:it+_ 200:lad 180:list 30:list+_ 10:list+it 200:mad 40:me+_ 30:me+the 600:member 130:member+of 10:much
100:need 1880:nft 20:nft+, 10:nft+_ 30:nft+collection 20:nft+doe 50:nft+in 90:nft+of 60:nft+own 40:normal 100:not 80:of+_ 30:of+it
240:of+the 30:of+them 90:on+_ 420:one 10:one+$ 30:one+? 60:only 20:only+, 200:out 50:out+of 560:own 40:own+_ 50:own+by 20:own+on
100:page 100:per 100:piec 30:piec+of 40:pric 10:r 380:show 40:show+me 10:show+the 100:sit 30:sit+in 10:sol 2140:solana 70:spl
20:spl+token 230:the+_ 30:the+collection 40:the+nft 180:them 30:them+$ 10:them+? 100:those 30:to+the 120:token 10:token+are 40:too
10:too+$ 40:und 10:und+_ 200:wallet 40:wallet+_ 40:well 230:what 10:what+i 30:what+in 10:what+nft 40:where 320:which 50:which+nft
100:who 30:who+own 10:with+pric 10:yo 10:you+show @search_solana_tokens 3000:* 100:,+_ 30:,+and 100:,+i 40:,+liquidity 30:,+market
10:,+mcap 30:,+mint 50:,+numb 20:,+so 10:,+supp 30:,+what 80:.+$ 20:.+what 30:.+would 2360:<chain> 2610:<coin> 100:<count> 50:<fiat>
360:<name> 1490:<namesake> 200:<number> 820:<protocol> 560:<solanaAddress> 10:<time> 160:?+$ 10:?+_ 20:?+how 30:?+i 230:^+_ 30:^+a
20:^+can 150:^+find 10:^+how 50:^+i 30:^+kind 30:^+look 50:^+mint 30:^+on 30:^+search 10:^+token 40:^+what 30:^+which 200:_+$
290:_+, 20:_+. 90:_+? 70:_+_ 50:_+and 30:_+coin 10:_+exist 30:_+for 30:_+ha 30:_+i 20:_+it 30:_+lin 30:_+list 80:_+mint 10:_+name
180:_+on 10:_+or 10:_+plz 70:_+price 10:_+still 170:_+token 40:_+verify 30:_+what 30:a+_ 20:a+fake 230:about 40:about+_ 530:addres
30:addres+, 40:addres+of 40:addres+on 100:am 10:and+_ 30:and+how 30:and+i 30:and+if 10:and+of 30:and+tell 80:and+wheth 10:anybody
10:anyone 130:authority 10:bag 240:bonk 10:burn 60:buy 420:call 20:call+$ 90:call+_ 30:can+still 100:cap 30:cap+and 100:carry
30:carry+the 10:circulat 220:coin 100:colleague 100:count 10:creator 100:d 30:d+like 10:day 10:decimal 10:description 10:dev 10:dex
20:do+not 10:doe+_ 640:dogwifhat 40:e 100:each 30:each+one 40:el 10:exact 50:exist 100:fak 60:fake 600:find 80:find+_ 60:find+me
40:for+_ 30:for+the 200:freeze 10:friend 20:frozen 10:gimme 10:got 100:held 10:hi 210:hold 30:hold+count 670:holder 50:holder+$
40:holder+, 50:holder+and 10:homepage 320:how 80:how+many 30:i+_ 30:i+am 20:i+call 30:i+d 20:i+do 120:i+it 30:i+need 30:i+still
30:i+there 30:i+want 100:if 30:if+it 30:it+, 30:it+. 40:it+i 50:it+the 1170:jup 820:jupit 160:keep 60:kid 100:kind 100:like 100:lin
10:liq 190:liquidity 10:liquidity+$ 10:liquidity+, 100:list 10:live 100:look 30:look+up 10:lot 520:many 10:many+_ 30:many+coin
70:many+holder 100:market 30:market+cap 100:maximum 50:mcap 10:mcap+, 40:me+the 1570:mint 20:mint+_ 130:mint+addres 30:mint+i
10:mint+more 40:mint+or 40:more 10:move 10:n 160:nam 40:nam+_ 20:name 10:name+, 100:need 10:no 120:not 10:now 310:numb 50:numb+of
80:of+_ 50:of+holder 40:of+the 400:on+_ 310:one 50:one+$ 40:or+freeze 20:or+not 130:pippin 30:pippin+on 100:pl 40:plz 40:pool
320:price 10:price+and 10:price+for 30:price+of 20:price+on 70:read 100:real 100:record 100:result 10:right 360:search 50:search+_
30:search+for 100:see 10:sent 360:so 20:so+that 340:sol 2020:solana 20:somebody 10:someone 100:statu 30:statu+, 270:still
10:still+mint 180:supp 10:supp+$ 10:supp+, 160:talk 40:talk+about 100:tell 30:tell+me 20:that+_ 20:that+i 40:the+_ 100:the+mint
30:the+real 30:the+token 50:the+verify 100:their 100:them 300:there 30:there+a 50:there+are 10:they 10:those 120:tick 10:to+_
30:to+see 1030:token 40:token+_ 70:token+call 30:token+i 70:token+on 100:told 30:total 10:total+supp 100:up 30:up+the 50:usd 20:usdc
10:ve 100:verification 1060:verify 70:verify+? 20:vol 10:wallet 110:want 30:want+to 430:what 10:what+_ 20:what+i 30:what+it
50:what+the 300:wheth 50:wheth+_ 300:which 30:which+_ 30:which+are 30:which+token 10:who 10:wif 30:would+you 40:wrapp @search_tools
900:* 30:,+_ 30:.+$ 200:<count> 30:?+$ 100:^+do 30:^+i 80:^+which 30:_+$ 30:_+and 30:a+token 100:about 100:any 100:approval
30:approval+? 100:call 30:call+$ 100:category 100:deal 80:do+you 100:endpoint 100:even 100:exact 200:floor 30:floor+price 30:have+a
200:here 100:history 30:history+$ 30:i+call 30:i+there 100:keep 100:lend 100:liquidity 30:liquidity+of 200:list 30:list+? 100:lock
30:me+the 100:must 30:must+i 100:nam 30:nam+$ 100:name 30:name+_ 500:nft 30:of+a 50:of+your 100:one 100:pric 100:price
30:price+history 100:royalty 100:search 100:security 100:show 100:similar 200:some 100:stak 100:stuff 200:tell 50:tell+me
30:the+exact 100:there 30:to+the 300:token 30:token+? 30:token+approval 30:token+unlock 800:tool 100:u 100:unlock 30:unlock+$
100:wallet 500:which 30:which+of 30:which+one 100:yield 80:you+have @validate_address 2630:* 20:,+and 40:,+i 50:,+or 30:.+$ 10:.+_
10:.+which 1810:<bitcoinAddress> 720:<chain> 820:<coin> 620:<evmAddress> 100:<hex> 100:<name> 40:<number> 680:<series>
100:<solanaAddress> 160:?+$ 50:?+_ 30:?+a 30:?+i 70:^+_ 30:^+a 20:^+before 20:^+can 30:^+did 10:^+how 360:^+i 20:^+my 110:_+$ 10:_+.
310:_+a 180:_+addres 20:_+be 20:_+did 30:_+for 40:_+i 10:_+please 10:_+want 20:_+with 30:a+client 120:a+valid 90:a+well 1940:addres
210:addres+$ 20:addres+, 150:addres+? 40:addres+_ 100:am 30:and+i 20:and+of 40:back 40:bank 60:before 20:before+i 80:big 520:bitcoin
100:bridge 30:bridge+_ 100:btc 80:by+hand 20:can+_ 80:capital 160:case 60:chain 20:chain+$ 180:checksum 80:checksumm 100:client
10:colleague 10:comment 300:copy 420:correct 90:did+i 30:did+they 100:don 30:don+t 40:eip 10:eip+_ 100:error 80:everyth 100:file
10:for+_ 30:for+the 980:form 50:form+_ 100:gave 40:give 300:hand 40:how 10:how+to 360:i+_ 30:i+am 20:i+it 30:i+make 50:i+that
30:i+the 50:it+$ 30:it+, 20:it+a 10:it+in 10:left 120:letter 100:lose 120:low 100:make 30:make+a 40:mine 100:mistake 200:mistype
80:mix 10:my+addres 40:need 10:no 40:of+_ 20:of+which 40:ok 80:one 10:one+$ 10:one+? 30:or+i 40:out 100:payment 240:payout
60:payroll 80:pl 10:please+$ 10:please+, 180:prop 160:proper 280:real 100:refus 40:reject 100:right 40:script 60:send 80:small
100:solana 60:someone 40:somewhere 80:spell 40:split 40:spreadsheet 10:str 40:support 100:t 100:taproot 30:that+a 20:the+_
40:the+addres 50:the+payout 100:they 10:thi+_ 40:told 10:told+me 100:typ 60:type 100:u 30:u+_ 660:valid 40:version 180:want
20:want+the 30:want+to 660:well 170:well+form 100:which 20:which+chain 10:which+one 100:while 10:with+the 80:write 140:written
@validate_task_result 500:* 30:,+it 30:.+$ 30:.+i 200:<json> 300:<quoted> 100:<uuid> 30:?+$ 50:^+before 30:^+check 30:^+i 30:_+$
50:_+, 30:_+verify 100:account 200:against 30:against+the 200:answ 100:b4 300:before 50:before+i 100:bos 100:call 300:check
30:check+thi 200:cit 300:claim 50:claim+_ 100:draft 100:each 100:finish 100:genuine 100:goe 100:hold 30:i+my 30:i+the 30:it+$
100:mine 30:my+bos 30:of+my 30:of+the 30:of+thi 30:on+$ 100:post 100:proper 100:publish 500:receipt 200:rest 200:result 100:send
30:send+it 100:sourc 100:task 30:that+my 30:that+the 30:the+call 30:to+my 100:up 100:verify @verify_message 780:* 20:.+_ 50:.+doe
30:.+i 780:<evmAddress> 780:<hex> 60:<name> 660:<quoted> 130:?+$ 30:^+a 20:^+buy 30:^+did 20:^+our 20:^+somebody 20:^+the 50:_+$
50:_+, 120:_+. 50:_+? 30:_+_ 50:_+and 90:_+sign 20:_+the 80:_+with 20:and+a 60:b 60:bear 60:buy 60:check 300:claim 20:claim+_
60:come 60:control 60:custom 50:did+_ 30:doe+it 20:doe+the 30:from+_ 60:good 120:guy 240:he 360:hello 60:here 60:hi 30:i+_ 20:i+it
20:i+the 20:it+come 20:it+i 60:legit 60:memb 120:message 30:message+_ 120:out 30:out+? 120:own 30:own+_ 120:proof 20:proof+of
60:real 180:say 20:say+_ 20:say+it 120:sent 60:sig 660:sign 60:sign+_ 80:sign+the 360:signature 80:signature+_ 60:somebody 60:swear
240:text 60:text+_ 60:th 20:th+_ 30:the+message 30:the+signature 30:the+text 20:the+th 120:true 60:verify 50:with+_ 120:word
`;
