// Open weights: how much each sign of a question tells for its leaving something open; written by test/learn-weights.ts, in hundredths.
export const OPEN_WEIGHTS: Readonly<Record<string, string>> = {
  open: `
96:* 18:1y -69:24h 41:30d -121:<bitcoinAddress> -39:<bitcoinHash> -58:<block> -42:<chain> -36:<coin> -132:<collection>
-16:<count> -157:<ens> -145:<evmAddress> -75:<evmHash> 48:<exchange> -26:<fiat> -198:<hex> -127:<holder> -44:<maybeChain>
-77:<moveType> 25:<name> -41:<namesake> -141:<pair> -54:<protocol> -54:<quoted> -15:<series> -73:<signature>
-195:<solanaAddress> -93:<solanaSignature> -208:<ticker> -76:<unit> -188:<url> -63:<uuid> -58:<venue> 30:about -29:account
-15:accros -24:acros -104:address -28:adjustment 28:aft -35:again -18:altogeth 42:am 38:amount -32:and -23:anymore -63:anyone
-33:anyth -34:ape 16:api -24:apy 29:are 19:artist -27:ask 16:ath -75:atm -29:audit -17:avg 83:back 15:bag -24:base 31:be
-23:beacon -29:before 37:behind 40:belong 15:best 36:bet 108:bettor 107:between 35:bid -33:big -22:bigg -23:biggest -19:block
20:blockscout 42:blur 17:book 14:bookmark -40:boost 34:born 25:borrow 27:bos 54:bridge 20:brok 19:build -62:busiest 14:busy
52:buy -51:by -18:cake 32:call 35:calldata -44:can 29:candl 25:cant -72:category 23:cent 60:certain 48:cex -15:chain -64:chanc
14:change 31:chart 32:cheapest 37:check 55:circulat -28:circulation 59:client 19:close -37:coin -84:coingecko 16:cold -17:com
16:come 21:company 39:compare 53:compress 25:confirmation 23:convert 21:copy -111:cost -46:could 44:count -70:cov 25:creat
47:creator -85:crypto -63:currency -22:current -122:cut 19:d 113:dao 125:dat 55:date 25:daught -114:decemb 38:decentralis
-13:decid 21:deep -35:deepest -120:defi -43:defillama 15:deploy 25:deposit 39:depth -65:derivativ -102:develop 22:developer
-45:dex 33:did -85:different -29:difficulty 25:dilut -26:dm 32:do 17:doe -22:doesn -13:doesnt -28:dominance -13:dominant 40:done
37:down 18:drain -47:e 17:each 39:earn 21:eat 17:employ -49:en 20:encod -31:erc -16:even -35:event 24:ever 19:every
-56:everybody 28:everyone 23:everyth -38:exchang -32:exchange -21:exist -60:expensive 75:expire -22:explain -29:explor 15:fail
-37:far 43:farm 28:favourite -32:fear 20:fee -45:feed 38:few -13:field=2 -22:field=3 50:file -85:find 14:firm -27:first
-23:flagg 37:follow 31:for 14:freeze 60:french -50:fresh 15:friday 29:from 25:ful -62:function 61:fund 16:futur -118:ga -37:gain
-33:gainer -15:geckoterminal 59:get 49:give -16:global 37:go 16:goe 16:google -33:goplu 14:government -32:gre 13:group 56:grow
-30:growth 56:guy 33:had 18:hand 115:hash -14:hashrate 61:hav 31:have 81:he -51:hello 38:hi 17:hidden -36:high -196:highest
44:hold 14:holder 33:holding 83:honeypot -15:hottest 45:hows 28:i -55:id 66:if 72:im 59:image 20:inside 17:insurance 63:it
51:item 67:itself -14:jpeg 23:jump 31:just 67:keccak 13:keccak256 25:keep 32:kept 42:kind -24:know -21:known 18:l2 47:land
-23:largest -70:late -46:latest -23:lay 75:lead 72:lead=-2 70:lead=-3 -79:lead=1 -81:lead=2 -121:lead=3 -53:leaderboard
-122:least 32:leave 48:left -15:like -31:liq 16:liquidat -18:list 15:live -69:lock 38:lol 28:long -28:look 20:los 46:lose
-42:lost -15:lowest 33:lp 17:made 14:many 24:marketplace 19:marry 57:may 90:mcap 30:me 45:mean 138:member 59:meme 32:memecoin
-48:mempool 60:met -34:metal 45:min 80:mine 37:mint 18:mistake -33:moment 16:monday -87:more -157:most -31:move 43:much 14:must
116:my 37:named=false -62:named=true 56:need 39:network 30:new -92:newest -14:next -29:nft 39:no 37:not 22:noth -19:now 59:numb
-32:often -16:ok 13:on -68:onchain 21:one 68:only -47:open -82:open-own=0 14:open-own=4 -67:open=false 39:open=true -65:option
-32:oracle 31:ord 60:orderbook 26:oth 159:our 37:out -13:outcome -33:over -20:overview 27:own -37:own=0 30:own=2 -37:owner
17:pair 24:pap 23:park -25:past -63:paus 23:pay 20:payload 28:peak 27:peg -24:people -127:per 20:percent -72:perp 58:pfp
-57:phish 22:piec -168:pippin 70:pl 56:plac 59:please -43:plu 16:plz 13:pnl 20:point 16:poly 26:position -32:preciou
-65:prediction -14:premium -51:prepar -56:pric -16:price -34:priority -20:profil 13:profile 45:project -29:protocol -38:public
58:pump -46:purchas 36:put -45:pyth 54:question -64:quot 122:quote -25:rais 15:ransom -65:rat 19:rate -25:ratio 16:read 22:real
18:realis -89:recent 24:rememb 51:require 58:reserve -87:revenue -14:review 21:reward -37:right -35:risky 21:rn 28:rollup
20:rough -18:round -22:rout 15:rug -18:rugcheck -19:run -24:safe 53:same -27:sat -102:scam -18:scamm -56:scar 45:score
-48:search -36:second -49:sector 54:see -74:selector -20:sell -15:sery 67:shar 70:she 26:sheet 32:short 34:should 81:show
16:shrink 58:sid -22:sign 31:since -22:sit -18:slot 17:so 36:some 31:somebody -28:sort 24:spell 58:spend -40:sport 27:spot
23:spr -41:spread 29:stable -52:stablecoin 18:stak 48:stand -37:start -56:statu 120:still 32:stock -50:stolen 19:storage 62:str
15:strange=1 35:strange=2 21:strange=3 22:stuck -36:sum 13:summ 22:supp -21:support -33:sure -38:swap 39:swapp 49:talk 60:text
70:th -42:than 91:that 51:the -18:their 81:then 67:there 62:they 100:thi 61:tick 19:to -29:today -35:togeth 15:told -26:top
-20:topic0 -22:total 16:totalsupp -45:track -25:trad -70:trade -64:trader 59:trait -19:transact 47:transaction -21:transf
62:transfer -19:transferr 116:treasury -117:trend -16:trump -41:trust 95:turn -42:tvl 119:two -65:tx 18:typ 25:u 15:unclaim
32:und -67:unlock -24:upcom -45:upgrade 33:use 25:used 30:user -45:v 18:v3 17:valuation -14:value 15:vault -33:vb -28:venu
37:venue -14:verify -62:volum -42:volume -33:vot 65:wa 27:wallet 75:want 23:watch 40:we 16:website 26:went -48:were 26:whale
66:when -25:which 19:who 52:whole-own=0 26:whole-own=1 30:whole-own=2 -37:whole-own=4 37:why 60:win -19:with -22:words=0
-21:words=3 30:words=5 21:words=6 20:work 42:worth 93:would 87:ye -54:year 48:yet 23:yield -31:you`,
  ours: `
203:* 22:10x 14:1y 19:30d 39:<block> -15:<coin> -25:<commodity> 57:<count> -66:<evmAddress> 15:<exchange> 40:<fiat>
-121:<holder> -24:<name> 36:<namesake> 14:<number> 19:<protocol> -28:<quoted> 19:<series> 46:<step> 18:<ticker> 64:<unit>
73:<venue> -20:a 18:abi 39:account -38:activity 17:add
-91:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3jcu5d8ps7zex2k2xt3uqxgjqnnj83ws8lhrn648jjxtwq2ytjqp 65:addres 32:advis
29:again -142:airdrop 55:all -32:allow -46:allowlist 29:already 36:alway 33:am -56:america 40:and -51:answer 24:any 22:ape
29:app -135:apple 27:approval 13:approve 29:apy 27:are -35:arrive -35:article 19:ask -19:at 39:ath 21:back 24:bad 57:bag
-79:balance -125:bank 38:barb 40:be -16:become 20:been 22:before 27:behind 17:belong 32:below -27:berlin -69:best 65:bet
15:bettor -15:between 58:bid 27:big 52:biggest 34:blacklist 27:block -81:blockchain -42:blue -38:board -19:boil 22:book
21:bookkeep 15:bookmark -16:bot 70:both 28:bridge 25:buddy 16:build 22:burn 23:busy 31:button 56:by 78:byt 17:calldata 13:came
20:can 32:candl 21:cant -70:capacity -66:capital -61:car -40:card -45:cash -85:cat 18:category -14:ceo 43:certain 37:chain
-15:champion 21:chance 20:change 47:chart 42:cheap 64:check -16:china -55:circle 24:circulat 28:claim 37:client 29:clipboard
18:clos 68:close -30:coca 17:code -15:coin 27:coingecko -30:cola 53:cold 43:collection -38:commit 46:company 29:compare
20:competitor 21:compress -69:comput 34:conf 13:conference 26:confirmation 38:connect -39:contact 45:convert 37:copy 50:cost
26:counterparty 24:credit -133:crypto -41:current -48:custom -31:customer 28:d 39:dai 58:dapp -59:dat 20:data -45:date 50:daught
-14:day 18:debate 33:decimal -30:declare 31:decode 32:deep -39:delete 37:deploy 69:deposit 20:depth 47:dev 24:dex 29:dexscreen
25:did -38:difference -30:dividend -41:divorce 14:dm -53:do 17:doe -29:dog 37:down 73:drain -18:draw -127:drop 44:drunk 21:dy
19:each 67:earn -28:earth -19:egg -21:eiffel -35:electricity -158:eligible -39:elon 71:employ -26:employe 22:empty 33:en
71:encod -26:ent -39:entry -14:essay -23:etf 57:event 37:every 21:everybody 13:everyone 25:everyth 26:exact 59:exchange
17:expire -81:explain 19:explor 32:fail -23:far -30:farcast 38:farm -74:favourite 14:feed -57:field=0 23:field=1 39:field=2
34:field=3 -37:fill 36:find 16:first -19:fix 23:flagg -33:flight 55:floor -74:flow -108:follower -47:forgot -44:formula
-49:found 30:foundation -49:france 20:freak 21:free -25:french 29:friend 66:from 25:function 57:fund 19:ga -64:gain 40:gave
-82:germany 96:get 22:gett -38:github 40:give 47:go 15:gone -77:good 52:got -91:governance 38:government -35:gpu -56:grandfath
28:grandson -103:group 20:grow 53:guy 70:ha 42:had 15:hang -92:hardware -44:hash 18:hav 26:have 56:he -19:heat 16:height
-93:help 34:here 18:hex -76:hey 32:hi 19:hidden 24:high 37:him 26:history 66:hold 29:holder -23:home -32:homework 49:honeypot
-20:horoscope 39:hour -43:house 13:hows -16:id 31:identify 30:if 29:im 16:image -15:imp 24:in -23:inflow 71:inside 17:integ
-35:integral 15:integrate 24:interest -41:into -25:investment 65:it 18:item -41:japanese 22:job 17:join -33:joke 28:jpeg 15:just
59:keccak 44:keep -106:key 19:kid 21:kind 20:kinda 14:know 19:l2 18:lad 43:lamport 18:land -49:landlord 28:large -29:last
-103:latest 16:launch -22:lead=-1 20:lead=-2 -58:lead=1 -43:lead=3 -14:league -39:leave -93:ledg 63:left -60:legal 17:legit
53:lend 24:level -31:life -70:lightn 24:like 31:link 42:liquidat -103:liquidation 35:liquidity -19:lisbon 42:list 26:live
48:lock 30:log -107:logo 66:lol -34:london -70:long 27:look 19:lost -51:lottery 36:low 54:lp -15:lyric 40:made 21:mainnet
-67:make 15:margin 49:market -35:math 23:may 35:mcap -13:me 53:mean 21:memecoin 30:message 53:met -26:metamask -52:mev 16:mine
52:mint 17:mistake -32:moment 27:monday 18:money -13:mongolia -80:moon 28:more -34:morn -43:mortgage 28:most 43:mov 31:move
-29:movie 59:much 30:multisig -39:musk 17:my 18:n -23:nakamoto 33:name -14:named=true 44:need 19:nephew -16:new -73:news
-42:next 14:nft 46:no -23:node 21:nonce 29:noth 74:now 18:numb 53:odd 25:off -66:old 34:on 66:one -35:online 22:only 23:open
-111:open-own=0 -15:open-own=1 -22:open-own=2 23:open-own=4 -47:open=false -14:open=none 56:or 18:oth 52:our 51:out 19:outcom
13:output 18:over 64:own -100:own=0 -98:own=1 -23:own=2 21:own=4 25:page 23:paid 32:pair -22:pancake 52:pap -40:party
-65:password 71:payload 40:payment -71:paypal 18:peak 15:pend 44:pengu -114:people -112:per 15:permission 22:perp -21:peru
42:phantom 29:phish -82:phone -53:phrase -25:pin -34:pint -15:pizza 55:pl 30:platform 25:please 72:pnl 24:podcast 54:pool
-74:pope -14:population -16:portugal 34:position 16:premium -35:prepare -77:presale -49:president -56:print -39:private
28:probability -31:product 27:profile -32:profit -32:project 18:promis -30:proof -108:proposal 31:protocol 31:proxy 43:pull
20:pump -59:put 14:pyth -20:python 50:question -49:queue 37:quote -44:race -43:rain -43:rat -49:rate -86:ratio 15:raw 37:read
30:realis -33:recipe -46:recommend 33:record -35:recov 26:redeem -63:refund -38:repo 16:report 67:reserve -40:reset
-14:resolution 24:resolve -83:return 22:revenue -20:revers 26:revert 13:revoke -32:reward -63:rhb9cjawyb4rj91vrwn96dkukg4bwdtyth
14:rich 38:right 45:rn 20:rollup -13:rome 32:rug 21:rugcheck 17:rul 55:safe 16:sal -40:salary -15:sang 61:sat -62:satoshi
14:saving -26:say 23:scam 16:score -18:script 33:search 17:see -53:seed -40:seen 15:selector 15:send 43:sent 38:sentence
-32:service 39:set 38:sha 54:shar 16:share 14:she 32:sheet -31:shirt -83:short -64:should 53:show -32:sick 67:sid 33:side
70:sign 15:signature 55:since -27:singapore -28:sise -34:sist 18:sit 18:site 52:sitt -42:sky -27:slash 19:slot -55:slow
-50:smart -46:snapshot 37:so -90:sofa -26:sold -61:solidity 14:some 26:somebody 29:someone 20:someth -15:song 21:source
-14:spanish 40:spend -69:spot 48:spr 30:stable 30:stablecoin -28:stak -36:stake 47:stand 38:start -31:startup 84:still
-111:stock 64:storage 62:str 25:strange=0 -58:strange=1 -69:strange=2 -79:strange=3 -30:stuck -19:sue 14:summ -63:summarise
22:supp -34:support 38:swap 17:swapp -46:sydney 16:t 17:take -21:tall -101:tax -38:team -98:telegram 48:tell 20:ten 68:text
54:th 24:than 58:that 30:the 78:them 15:there 47:they 60:thi 24:think 38:through 19:tick 15:tier 15:till -134:tim -54:today
-27:token2049 -41:tokyo 19:told -55:tonight 15:top 56:topic 18:topic0 -45:tornado -19:total -21:tow -15:town 13:trace 42:trad
-25:trader -48:train 24:trait -23:transaction 65:transf 14:transfer -82:translate 15:trap 58:treasury -13:trip 16:true 21:trust
49:turn -60:tv 62:tvl -54:tweet -158:twitt 34:two 43:tx 17:typ -33:u 53:und 78:unpack 62:up -53:upgrade -37:use 19:utxo -35:v
-255:validator 39:vault 26:venue -86:verification 69:verify 13:visitor -82:vitalik -15:volatility 63:volume -93:vot -40:vote
80:wa -47:wait 23:want -14:watch -22:weath 23:website -43:wedd -16:weight 18:went 31:whale 38:when -21:where 13:wheth 22:which
-40:who -27:whole-own=1 15:whole-own=3 -29:whom -39:wife 22:will -52:win 26:winn 24:with 26:withdrawal -14:wont 172:words=0
-39:words=1 -39:words=2 -26:words=3 37:words=5 43:words=6 -50:work 47:worth 55:would -130:write -35:x 17:ya 63:ye 31:year 37:yet
28:yield -77:you -101:your 37:zero`,
};
